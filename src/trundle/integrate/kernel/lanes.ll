; source b9a870984677201084b8a66317d8527b0999537be508d27162b0478eb8a799a1
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64 }

@DOP853_C = constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DOP853_A = constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DOP853_B = constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DOP853_E5 = constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP853_E3 = constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

define i64 @run_lanes_4(ptr %0, i64 %1) {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  %5 = alloca %struct.Step, align 8
  %6 = alloca <4 x double>, align 32
  %7 = alloca <4 x double>, align 32
  %8 = alloca <4 x double>, align 32
  %9 = alloca <4 x double>, align 32
  %10 = alloca <4 x double>, align 32
  %11 = alloca <4 x double>, align 32
  %12 = alloca <4 x double>, align 32
  %13 = alloca <4 x double>, align 32
  %14 = alloca <4 x double>, align 32
  %15 = alloca <4 x double>, align 32
  %16 = alloca <4 x double>, align 32
  %17 = alloca <4 x double>, align 32
  %18 = tail call fastcc i32 @fill_4(ptr %0)
  %19 = icmp slt i64 %1, 1
  %20 = icmp eq i32 %18, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %1518, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 5
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 13
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 2
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 6
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %58 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %59 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 7
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 4
  br label %68

68:
  %69 = phi i64 [ 0, %22 ], [ %1514, %1512 ]
  %70 = phi i32 [ %18, %22 ], [ %1513, %1512 ]
  br label %71

71:
  %72 = phi i64 [ %131, %128 ], [ 0, %68 ]
  %73 = phi i1 [ false, %128 ], [ true, %68 ]
  %74 = load ptr, ptr %23, align 8
  %75 = load ptr, ptr %24, align 8
  br label %76

76:
  %77 = phi i64 [ %126, %125 ], [ %72, %71 ]
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = getelementptr inbounds i64, ptr %75, i64 %77
  %80 = load double, ptr %78, align 8
  %81 = getelementptr inbounds double, ptr %78, i64 8
  store double %80, ptr %81, align 8
  %82 = getelementptr inbounds double, ptr %78, i64 12
  store double 0.000000e+00, ptr %82, align 8
  %83 = load i64, ptr %79, align 8
  %84 = icmp slt i64 %83, 0
  br i1 %84, label %125, label %85

85:
  %86 = load double, ptr %25, align 8
  %87 = fsub contract double %86, %80
  %88 = getelementptr inbounds double, ptr %78, i64 4
  %89 = load double, ptr %88, align 8
  %90 = load double, ptr %26, align 8
  %91 = call contract double @llvm.minnum.f64(double %89, double %90)
  %92 = fcmp contract oeq double %87, 0.000000e+00
  br i1 %92, label %128, label %93

93:
  %94 = getelementptr inbounds i64, ptr %79, i64 4
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %27, align 8
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %98, label %128

98:
  %99 = fmul contract double %91, 1.010000e+00
  %100 = fcmp contract ult double %99, %87
  br i1 %100, label %101, label %122

101:
  %102 = call contract double @llvm.fabs.f64(double %80)
  %103 = fmul contract double %102, 0x3CE4000000000000
  %104 = fcmp contract ole double %91, %103
  %105 = fcmp contract oeq double %91, 0.000000e+00
  %106 = or i1 %104, %105
  br i1 %106, label %111, label %107

107:
  %108 = getelementptr inbounds i64, ptr %79, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = icmp sgt i64 %109, 20
  br i1 %110, label %111, label %120

111:
  %112 = getelementptr inbounds i64, ptr %79, i64 20
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %128, label %115

115:
  %116 = getelementptr inbounds i64, ptr %79, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, 0
  %119 = select i1 %118, i64 3, i64 2
  br label %128

120:
  %121 = fadd contract double %80, %91
  br label %122

122:
  %123 = phi double [ %121, %120 ], [ %86, %98 ]
  %124 = phi double [ %91, %120 ], [ %87, %98 ]
  store double %123, ptr %81, align 8
  store double %124, ptr %82, align 8
  br label %125

125:
  %126 = add nsw i64 %77, 1
  %127 = icmp eq i64 %126, 4
  br i1 %127, label %133, label %76

128:
  %129 = phi i64 [ 7, %111 ], [ %119, %115 ], [ 6, %93 ], [ 1, %85 ]
  %130 = trunc i64 %77 to i32
  call fastcc void @release_4(ptr %0, i32 %130, i64 %129)
  %131 = add nsw i64 %77, 1
  %132 = icmp eq i64 %131, 4
  br i1 %132, label %134, label %71

133:
  br i1 %73, label %136, label %134

134:
  %135 = call fastcc i32 @fill_4(ptr %0)
  br label %1512

136:
  %137 = load i64, ptr %28, align 8
  %138 = load ptr, ptr %29, align 8
  %139 = load ptr, ptr %30, align 8
  %140 = getelementptr inbounds <4 x double>, ptr %74, i64 3
  %141 = load <4 x double>, ptr %140, align 32
  %142 = shl nsw i64 %137, 4
  %143 = getelementptr inbounds <4 x double>, ptr %138, i64 %142
  %144 = mul nsw i64 %137, 19
  %145 = getelementptr inbounds <4 x double>, ptr %138, i64 %144
  %146 = mul nsw i64 %137, 17
  %147 = getelementptr inbounds <4 x double>, ptr %138, i64 %146
  %148 = getelementptr inbounds <4 x double>, ptr %74, i64 2
  %149 = load <4 x double>, ptr %148, align 32
  store <4 x double> %149, ptr %17, align 32
  %150 = load <4 x double>, ptr %74, align 32
  %151 = load ptr, ptr %31, align 8
  %152 = load i64, ptr %32, align 8
  %153 = sdiv i64 %152, 4
  %154 = shl nsw i64 %153, 4
  %155 = getelementptr inbounds <4 x double>, ptr %138, i64 %154
  %156 = mul nsw i64 %153, 20
  %157 = getelementptr inbounds <4 x double>, ptr %138, i64 %156
  %158 = icmp sgt i64 %152, 3
  br i1 %158, label %159, label %194

159:
  %160 = phi i64 [ %169, %159 ], [ 0, %136 ]
  %161 = getelementptr inbounds <4 x double>, ptr %157, i64 %160
  %162 = load <4 x double>, ptr %161, align 32
  %163 = getelementptr inbounds <4 x double>, ptr %138, i64 %160
  %164 = load <4 x double>, ptr %163, align 32
  %165 = fmul contract <4 x double> %164, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %166 = fmul contract <4 x double> %141, %165
  %167 = fadd contract <4 x double> %162, %166
  %168 = getelementptr inbounds <4 x double>, ptr %155, i64 %160
  store <4 x double> %167, ptr %168, align 32
  %169 = add nsw i64 %160, 1
  %170 = icmp eq i64 %169, %153
  br i1 %170, label %171, label %159

171:
  %172 = fmul contract <4 x double> %141, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %173 = fadd contract <4 x double> %172, %150
  %174 = getelementptr inbounds <4 x double>, ptr %138, i64 %153
  store <4 x double> %173, ptr %16, align 32
  %175 = load ptr, ptr %0, align 8
  %176 = load ptr, ptr %33, align 8
  call void %175(ptr %16, ptr %155, ptr %151, ptr %174, ptr %176)
  br label %177

177:
  %178 = phi i64 [ %192, %177 ], [ 0, %171 ]
  %179 = getelementptr inbounds <4 x double>, ptr %157, i64 %178
  %180 = load <4 x double>, ptr %179, align 32
  %181 = getelementptr inbounds <4 x double>, ptr %138, i64 %178
  %182 = load <4 x double>, ptr %181, align 32
  %183 = fmul contract <4 x double> %182, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %184 = add nsw i64 %178, %153
  %185 = getelementptr inbounds <4 x double>, ptr %138, i64 %184
  %186 = load <4 x double>, ptr %185, align 32
  %187 = fmul contract <4 x double> %186, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %188 = fadd contract <4 x double> %183, %187
  %189 = fmul contract <4 x double> %141, %188
  %190 = fadd contract <4 x double> %180, %189
  %191 = getelementptr inbounds <4 x double>, ptr %155, i64 %178
  store <4 x double> %190, ptr %191, align 32
  %192 = add nsw i64 %178, 1
  %193 = icmp eq i64 %192, %153
  br i1 %193, label %200, label %177

194:
  %195 = fmul contract <4 x double> %141, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %196 = fadd contract <4 x double> %195, %150
  %197 = getelementptr inbounds <4 x double>, ptr %138, i64 %153
  store <4 x double> %196, ptr %16, align 32
  %198 = load ptr, ptr %0, align 8
  %199 = load ptr, ptr %33, align 8
  call void %198(ptr %16, ptr %155, ptr %151, ptr %197, ptr %199)
  br label %200

200:
  %201 = fmul contract <4 x double> %141, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %202 = fadd contract <4 x double> %201, %150
  %203 = shl nsw i64 %153, 1
  %204 = getelementptr inbounds <4 x double>, ptr %138, i64 %203
  store <4 x double> %202, ptr %15, align 32
  %205 = load ptr, ptr %0, align 8
  %206 = load ptr, ptr %33, align 8
  call void %205(ptr %15, ptr %155, ptr %151, ptr %204, ptr %206)
  br i1 %158, label %207, label %224

207:
  %208 = phi i64 [ %222, %207 ], [ 0, %200 ]
  %209 = getelementptr inbounds <4 x double>, ptr %157, i64 %208
  %210 = load <4 x double>, ptr %209, align 32
  %211 = getelementptr inbounds <4 x double>, ptr %138, i64 %208
  %212 = load <4 x double>, ptr %211, align 32
  %213 = fmul contract <4 x double> %212, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %214 = add nsw i64 %208, %203
  %215 = getelementptr inbounds <4 x double>, ptr %138, i64 %214
  %216 = load <4 x double>, ptr %215, align 32
  %217 = fmul contract <4 x double> %216, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %218 = fadd contract <4 x double> %213, %217
  %219 = fmul contract <4 x double> %141, %218
  %220 = fadd contract <4 x double> %210, %219
  %221 = getelementptr inbounds <4 x double>, ptr %155, i64 %208
  store <4 x double> %220, ptr %221, align 32
  %222 = add nsw i64 %208, 1
  %223 = icmp eq i64 %222, %153
  br i1 %223, label %224, label %207

224:
  %225 = fmul contract <4 x double> %141, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %226 = fadd contract <4 x double> %225, %150
  %227 = mul nsw i64 %153, 3
  %228 = getelementptr inbounds <4 x double>, ptr %138, i64 %227
  store <4 x double> %226, ptr %14, align 32
  %229 = load ptr, ptr %0, align 8
  %230 = load ptr, ptr %33, align 8
  call void %229(ptr %14, ptr %155, ptr %151, ptr %228, ptr %230)
  br i1 %158, label %231, label %253

231:
  %232 = phi i64 [ %251, %231 ], [ 0, %224 ]
  %233 = getelementptr inbounds <4 x double>, ptr %157, i64 %232
  %234 = load <4 x double>, ptr %233, align 32
  %235 = getelementptr inbounds <4 x double>, ptr %138, i64 %232
  %236 = load <4 x double>, ptr %235, align 32
  %237 = fmul contract <4 x double> %236, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %238 = add nsw i64 %232, %203
  %239 = getelementptr inbounds <4 x double>, ptr %138, i64 %238
  %240 = load <4 x double>, ptr %239, align 32
  %241 = fmul contract <4 x double> %240, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %242 = fsub contract <4 x double> %237, %241
  %243 = add nsw i64 %232, %227
  %244 = getelementptr inbounds <4 x double>, ptr %138, i64 %243
  %245 = load <4 x double>, ptr %244, align 32
  %246 = fmul contract <4 x double> %245, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %247 = fadd contract <4 x double> %242, %246
  %248 = fmul contract <4 x double> %141, %247
  %249 = fadd contract <4 x double> %234, %248
  %250 = getelementptr inbounds <4 x double>, ptr %155, i64 %232
  store <4 x double> %249, ptr %250, align 32
  %251 = add nsw i64 %232, 1
  %252 = icmp eq i64 %251, %153
  br i1 %252, label %253, label %231

253:
  %254 = fmul contract <4 x double> %141, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %255 = fadd contract <4 x double> %254, %150
  %256 = shl nsw i64 %153, 2
  %257 = getelementptr inbounds <4 x double>, ptr %138, i64 %256
  store <4 x double> %255, ptr %13, align 32
  %258 = load ptr, ptr %0, align 8
  %259 = load ptr, ptr %33, align 8
  call void %258(ptr %13, ptr %155, ptr %151, ptr %257, ptr %259)
  br i1 %158, label %260, label %282

260:
  %261 = phi i64 [ %280, %260 ], [ 0, %253 ]
  %262 = getelementptr inbounds <4 x double>, ptr %157, i64 %261
  %263 = load <4 x double>, ptr %262, align 32
  %264 = getelementptr inbounds <4 x double>, ptr %138, i64 %261
  %265 = load <4 x double>, ptr %264, align 32
  %266 = fmul contract <4 x double> %265, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %267 = add nsw i64 %261, %227
  %268 = getelementptr inbounds <4 x double>, ptr %138, i64 %267
  %269 = load <4 x double>, ptr %268, align 32
  %270 = fmul contract <4 x double> %269, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %271 = fadd contract <4 x double> %266, %270
  %272 = add nsw i64 %261, %256
  %273 = getelementptr inbounds <4 x double>, ptr %138, i64 %272
  %274 = load <4 x double>, ptr %273, align 32
  %275 = fmul contract <4 x double> %274, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %276 = fadd contract <4 x double> %271, %275
  %277 = fmul contract <4 x double> %141, %276
  %278 = fadd contract <4 x double> %263, %277
  %279 = getelementptr inbounds <4 x double>, ptr %155, i64 %261
  store <4 x double> %278, ptr %279, align 32
  %280 = add nsw i64 %261, 1
  %281 = icmp eq i64 %280, %153
  br i1 %281, label %282, label %260

282:
  %283 = fmul contract <4 x double> %141, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %284 = fadd contract <4 x double> %283, %150
  %285 = mul nsw i64 %153, 5
  %286 = getelementptr inbounds <4 x double>, ptr %138, i64 %285
  store <4 x double> %284, ptr %12, align 32
  %287 = load ptr, ptr %0, align 8
  %288 = load ptr, ptr %33, align 8
  call void %287(ptr %12, ptr %155, ptr %151, ptr %286, ptr %288)
  br i1 %158, label %289, label %316

289:
  %290 = phi i64 [ %314, %289 ], [ 0, %282 ]
  %291 = getelementptr inbounds <4 x double>, ptr %157, i64 %290
  %292 = load <4 x double>, ptr %291, align 32
  %293 = getelementptr inbounds <4 x double>, ptr %138, i64 %290
  %294 = load <4 x double>, ptr %293, align 32
  %295 = fmul contract <4 x double> %294, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %296 = add nsw i64 %290, %227
  %297 = getelementptr inbounds <4 x double>, ptr %138, i64 %296
  %298 = load <4 x double>, ptr %297, align 32
  %299 = fmul contract <4 x double> %298, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %300 = fadd contract <4 x double> %295, %299
  %301 = add nsw i64 %290, %256
  %302 = getelementptr inbounds <4 x double>, ptr %138, i64 %301
  %303 = load <4 x double>, ptr %302, align 32
  %304 = fmul contract <4 x double> %303, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %305 = fadd contract <4 x double> %300, %304
  %306 = add nsw i64 %290, %285
  %307 = getelementptr inbounds <4 x double>, ptr %138, i64 %306
  %308 = load <4 x double>, ptr %307, align 32
  %309 = fmul contract <4 x double> %308, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %310 = fsub contract <4 x double> %305, %309
  %311 = fmul contract <4 x double> %141, %310
  %312 = fadd contract <4 x double> %292, %311
  %313 = getelementptr inbounds <4 x double>, ptr %155, i64 %290
  store <4 x double> %312, ptr %313, align 32
  %314 = add nsw i64 %290, 1
  %315 = icmp eq i64 %314, %153
  br i1 %315, label %316, label %289

316:
  %317 = fmul contract <4 x double> %141, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %318 = fadd contract <4 x double> %317, %150
  %319 = mul nsw i64 %153, 6
  %320 = getelementptr inbounds <4 x double>, ptr %138, i64 %319
  store <4 x double> %318, ptr %11, align 32
  %321 = load ptr, ptr %0, align 8
  %322 = load ptr, ptr %33, align 8
  call void %321(ptr %11, ptr %155, ptr %151, ptr %320, ptr %322)
  br i1 %158, label %323, label %355

323:
  %324 = phi i64 [ %353, %323 ], [ 0, %316 ]
  %325 = getelementptr inbounds <4 x double>, ptr %157, i64 %324
  %326 = load <4 x double>, ptr %325, align 32
  %327 = getelementptr inbounds <4 x double>, ptr %138, i64 %324
  %328 = load <4 x double>, ptr %327, align 32
  %329 = fmul contract <4 x double> %328, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %330 = add nsw i64 %324, %227
  %331 = getelementptr inbounds <4 x double>, ptr %138, i64 %330
  %332 = load <4 x double>, ptr %331, align 32
  %333 = fmul contract <4 x double> %332, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %334 = fadd contract <4 x double> %329, %333
  %335 = add nsw i64 %324, %256
  %336 = getelementptr inbounds <4 x double>, ptr %138, i64 %335
  %337 = load <4 x double>, ptr %336, align 32
  %338 = fmul contract <4 x double> %337, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %339 = fadd contract <4 x double> %334, %338
  %340 = add nsw i64 %324, %285
  %341 = getelementptr inbounds <4 x double>, ptr %138, i64 %340
  %342 = load <4 x double>, ptr %341, align 32
  %343 = fmul contract <4 x double> %342, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %344 = fsub contract <4 x double> %339, %343
  %345 = add nsw i64 %324, %319
  %346 = getelementptr inbounds <4 x double>, ptr %138, i64 %345
  %347 = load <4 x double>, ptr %346, align 32
  %348 = fmul contract <4 x double> %347, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %349 = fadd contract <4 x double> %344, %348
  %350 = fmul contract <4 x double> %141, %349
  %351 = fadd contract <4 x double> %326, %350
  %352 = getelementptr inbounds <4 x double>, ptr %155, i64 %324
  store <4 x double> %351, ptr %352, align 32
  %353 = add nsw i64 %324, 1
  %354 = icmp eq i64 %353, %153
  br i1 %354, label %355, label %323

355:
  %356 = fmul contract <4 x double> %141, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %357 = fadd contract <4 x double> %356, %150
  %358 = mul nsw i64 %153, 7
  %359 = getelementptr inbounds <4 x double>, ptr %138, i64 %358
  store <4 x double> %357, ptr %10, align 32
  %360 = load ptr, ptr %0, align 8
  %361 = load ptr, ptr %33, align 8
  call void %360(ptr %10, ptr %155, ptr %151, ptr %359, ptr %361)
  br i1 %158, label %362, label %399

362:
  %363 = phi i64 [ %397, %362 ], [ 0, %355 ]
  %364 = getelementptr inbounds <4 x double>, ptr %157, i64 %363
  %365 = load <4 x double>, ptr %364, align 32
  %366 = getelementptr inbounds <4 x double>, ptr %138, i64 %363
  %367 = load <4 x double>, ptr %366, align 32
  %368 = fmul contract <4 x double> %367, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %369 = add nsw i64 %363, %227
  %370 = getelementptr inbounds <4 x double>, ptr %138, i64 %369
  %371 = load <4 x double>, ptr %370, align 32
  %372 = fmul contract <4 x double> %371, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %373 = fsub contract <4 x double> %368, %372
  %374 = add nsw i64 %363, %256
  %375 = getelementptr inbounds <4 x double>, ptr %138, i64 %374
  %376 = load <4 x double>, ptr %375, align 32
  %377 = fmul contract <4 x double> %376, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %378 = fsub contract <4 x double> %373, %377
  %379 = add nsw i64 %363, %285
  %380 = getelementptr inbounds <4 x double>, ptr %138, i64 %379
  %381 = load <4 x double>, ptr %380, align 32
  %382 = fmul contract <4 x double> %381, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %383 = fadd contract <4 x double> %378, %382
  %384 = add nsw i64 %363, %319
  %385 = getelementptr inbounds <4 x double>, ptr %138, i64 %384
  %386 = load <4 x double>, ptr %385, align 32
  %387 = fmul contract <4 x double> %386, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %388 = fadd contract <4 x double> %383, %387
  %389 = add nsw i64 %363, %358
  %390 = getelementptr inbounds <4 x double>, ptr %138, i64 %389
  %391 = load <4 x double>, ptr %390, align 32
  %392 = fmul contract <4 x double> %391, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %393 = fsub contract <4 x double> %388, %392
  %394 = fmul contract <4 x double> %141, %393
  %395 = fadd contract <4 x double> %365, %394
  %396 = getelementptr inbounds <4 x double>, ptr %155, i64 %363
  store <4 x double> %395, ptr %396, align 32
  %397 = add nsw i64 %363, 1
  %398 = icmp eq i64 %397, %153
  br i1 %398, label %399, label %362

399:
  %400 = fmul contract <4 x double> %141, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %401 = fadd contract <4 x double> %400, %150
  %402 = shl nsw i64 %153, 3
  %403 = getelementptr inbounds <4 x double>, ptr %138, i64 %402
  store <4 x double> %401, ptr %9, align 32
  %404 = load ptr, ptr %0, align 8
  %405 = load ptr, ptr %33, align 8
  call void %404(ptr %9, ptr %155, ptr %151, ptr %403, ptr %405)
  br i1 %158, label %406, label %448

406:
  %407 = phi i64 [ %446, %406 ], [ 0, %399 ]
  %408 = getelementptr inbounds <4 x double>, ptr %157, i64 %407
  %409 = load <4 x double>, ptr %408, align 32
  %410 = getelementptr inbounds <4 x double>, ptr %138, i64 %407
  %411 = load <4 x double>, ptr %410, align 32
  %412 = fmul contract <4 x double> %411, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %413 = add nsw i64 %407, %227
  %414 = getelementptr inbounds <4 x double>, ptr %138, i64 %413
  %415 = load <4 x double>, ptr %414, align 32
  %416 = fmul contract <4 x double> %415, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %417 = fsub contract <4 x double> %412, %416
  %418 = add nsw i64 %407, %256
  %419 = getelementptr inbounds <4 x double>, ptr %138, i64 %418
  %420 = load <4 x double>, ptr %419, align 32
  %421 = fmul contract <4 x double> %420, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %422 = fsub contract <4 x double> %417, %421
  %423 = add nsw i64 %407, %285
  %424 = getelementptr inbounds <4 x double>, ptr %138, i64 %423
  %425 = load <4 x double>, ptr %424, align 32
  %426 = fmul contract <4 x double> %425, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %427 = fadd contract <4 x double> %422, %426
  %428 = add nsw i64 %407, %319
  %429 = getelementptr inbounds <4 x double>, ptr %138, i64 %428
  %430 = load <4 x double>, ptr %429, align 32
  %431 = fmul contract <4 x double> %430, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %432 = fadd contract <4 x double> %427, %431
  %433 = add nsw i64 %407, %358
  %434 = getelementptr inbounds <4 x double>, ptr %138, i64 %433
  %435 = load <4 x double>, ptr %434, align 32
  %436 = fmul contract <4 x double> %435, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %437 = fsub contract <4 x double> %432, %436
  %438 = add nsw i64 %407, %402
  %439 = getelementptr inbounds <4 x double>, ptr %138, i64 %438
  %440 = load <4 x double>, ptr %439, align 32
  %441 = fmul contract <4 x double> %440, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %442 = fsub contract <4 x double> %437, %441
  %443 = fmul contract <4 x double> %141, %442
  %444 = fadd contract <4 x double> %409, %443
  %445 = getelementptr inbounds <4 x double>, ptr %155, i64 %407
  store <4 x double> %444, ptr %445, align 32
  %446 = add nsw i64 %407, 1
  %447 = icmp eq i64 %446, %153
  br i1 %447, label %448, label %406

448:
  %449 = fmul contract <4 x double> %141, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %450 = fadd contract <4 x double> %449, %150
  %451 = mul nsw i64 %153, 9
  %452 = getelementptr inbounds <4 x double>, ptr %138, i64 %451
  store <4 x double> %450, ptr %8, align 32
  %453 = load ptr, ptr %0, align 8
  %454 = load ptr, ptr %33, align 8
  call void %453(ptr %8, ptr %155, ptr %151, ptr %452, ptr %454)
  br i1 %158, label %455, label %502

455:
  %456 = phi i64 [ %500, %455 ], [ 0, %448 ]
  %457 = getelementptr inbounds <4 x double>, ptr %157, i64 %456
  %458 = load <4 x double>, ptr %457, align 32
  %459 = getelementptr inbounds <4 x double>, ptr %138, i64 %456
  %460 = load <4 x double>, ptr %459, align 32
  %461 = fmul contract <4 x double> %460, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %462 = add nsw i64 %456, %227
  %463 = getelementptr inbounds <4 x double>, ptr %138, i64 %462
  %464 = load <4 x double>, ptr %463, align 32
  %465 = fmul contract <4 x double> %464, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %466 = fsub contract <4 x double> %465, %461
  %467 = add nsw i64 %456, %256
  %468 = getelementptr inbounds <4 x double>, ptr %138, i64 %467
  %469 = load <4 x double>, ptr %468, align 32
  %470 = fmul contract <4 x double> %469, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %471 = fadd contract <4 x double> %466, %470
  %472 = add nsw i64 %456, %285
  %473 = getelementptr inbounds <4 x double>, ptr %138, i64 %472
  %474 = load <4 x double>, ptr %473, align 32
  %475 = fmul contract <4 x double> %474, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %476 = fsub contract <4 x double> %471, %475
  %477 = add nsw i64 %456, %319
  %478 = getelementptr inbounds <4 x double>, ptr %138, i64 %477
  %479 = load <4 x double>, ptr %478, align 32
  %480 = fmul contract <4 x double> %479, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %481 = fsub contract <4 x double> %476, %480
  %482 = add nsw i64 %456, %358
  %483 = getelementptr inbounds <4 x double>, ptr %138, i64 %482
  %484 = load <4 x double>, ptr %483, align 32
  %485 = fmul contract <4 x double> %484, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %486 = fadd contract <4 x double> %481, %485
  %487 = add nsw i64 %456, %402
  %488 = getelementptr inbounds <4 x double>, ptr %138, i64 %487
  %489 = load <4 x double>, ptr %488, align 32
  %490 = fmul contract <4 x double> %489, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %491 = fadd contract <4 x double> %486, %490
  %492 = add nsw i64 %456, %451
  %493 = getelementptr inbounds <4 x double>, ptr %138, i64 %492
  %494 = load <4 x double>, ptr %493, align 32
  %495 = fmul contract <4 x double> %494, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %496 = fsub contract <4 x double> %491, %495
  %497 = fmul contract <4 x double> %141, %496
  %498 = fadd contract <4 x double> %458, %497
  %499 = getelementptr inbounds <4 x double>, ptr %155, i64 %456
  store <4 x double> %498, ptr %499, align 32
  %500 = add nsw i64 %456, 1
  %501 = icmp eq i64 %500, %153
  br i1 %501, label %502, label %455

502:
  %503 = fmul contract <4 x double> %141, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %504 = fadd contract <4 x double> %503, %150
  %505 = mul nsw i64 %153, 10
  %506 = getelementptr inbounds <4 x double>, ptr %138, i64 %505
  store <4 x double> %504, ptr %7, align 32
  %507 = load ptr, ptr %0, align 8
  %508 = load ptr, ptr %33, align 8
  call void %507(ptr %7, ptr %155, ptr %151, ptr %506, ptr %508)
  br i1 %158, label %509, label %561

509:
  %510 = phi i64 [ %559, %509 ], [ 0, %502 ]
  %511 = getelementptr inbounds <4 x double>, ptr %157, i64 %510
  %512 = load <4 x double>, ptr %511, align 32
  %513 = getelementptr inbounds <4 x double>, ptr %138, i64 %510
  %514 = load <4 x double>, ptr %513, align 32
  %515 = fmul contract <4 x double> %514, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %516 = add nsw i64 %510, %227
  %517 = getelementptr inbounds <4 x double>, ptr %138, i64 %516
  %518 = load <4 x double>, ptr %517, align 32
  %519 = fmul contract <4 x double> %518, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %520 = fsub contract <4 x double> %515, %519
  %521 = add nsw i64 %510, %256
  %522 = getelementptr inbounds <4 x double>, ptr %138, i64 %521
  %523 = load <4 x double>, ptr %522, align 32
  %524 = fmul contract <4 x double> %523, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %525 = fsub contract <4 x double> %520, %524
  %526 = add nsw i64 %510, %285
  %527 = getelementptr inbounds <4 x double>, ptr %138, i64 %526
  %528 = load <4 x double>, ptr %527, align 32
  %529 = fmul contract <4 x double> %528, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %530 = fsub contract <4 x double> %525, %529
  %531 = add nsw i64 %510, %319
  %532 = getelementptr inbounds <4 x double>, ptr %138, i64 %531
  %533 = load <4 x double>, ptr %532, align 32
  %534 = fmul contract <4 x double> %533, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %535 = fadd contract <4 x double> %530, %534
  %536 = add nsw i64 %510, %358
  %537 = getelementptr inbounds <4 x double>, ptr %138, i64 %536
  %538 = load <4 x double>, ptr %537, align 32
  %539 = fmul contract <4 x double> %538, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %540 = fsub contract <4 x double> %535, %539
  %541 = add nsw i64 %510, %402
  %542 = getelementptr inbounds <4 x double>, ptr %138, i64 %541
  %543 = load <4 x double>, ptr %542, align 32
  %544 = fmul contract <4 x double> %543, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %545 = fsub contract <4 x double> %540, %544
  %546 = add nsw i64 %510, %451
  %547 = getelementptr inbounds <4 x double>, ptr %138, i64 %546
  %548 = load <4 x double>, ptr %547, align 32
  %549 = fmul contract <4 x double> %548, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %550 = fadd contract <4 x double> %545, %549
  %551 = add nsw i64 %510, %505
  %552 = getelementptr inbounds <4 x double>, ptr %138, i64 %551
  %553 = load <4 x double>, ptr %552, align 32
  %554 = fmul contract <4 x double> %553, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %555 = fadd contract <4 x double> %550, %554
  %556 = fmul contract <4 x double> %141, %555
  %557 = fadd contract <4 x double> %512, %556
  %558 = getelementptr inbounds <4 x double>, ptr %155, i64 %510
  store <4 x double> %557, ptr %558, align 32
  %559 = add nsw i64 %510, 1
  %560 = icmp eq i64 %559, %153
  br i1 %560, label %561, label %509

561:
  %562 = fadd contract <4 x double> %141, %150
  %563 = mul nsw i64 %153, 11
  %564 = getelementptr inbounds <4 x double>, ptr %138, i64 %563
  store <4 x double> %562, ptr %6, align 32
  %565 = load ptr, ptr %0, align 8
  %566 = load ptr, ptr %33, align 8
  call void %565(ptr %6, ptr %155, ptr %151, ptr %564, ptr %566)
  br i1 %158, label %567, label %649

567:
  %568 = mul nsw i64 %153, 17
  %569 = mul nsw i64 %153, 18
  %570 = mul nsw i64 %153, 19
  br label %571

571:
  %572 = phi i64 [ 0, %567 ], [ %647, %571 ]
  %573 = getelementptr inbounds <4 x double>, ptr %138, i64 %572
  %574 = load <4 x double>, ptr %573, align 32
  %575 = add nsw i64 %572, %285
  %576 = getelementptr inbounds <4 x double>, ptr %138, i64 %575
  %577 = load <4 x double>, ptr %576, align 32
  %578 = add nsw i64 %572, %319
  %579 = getelementptr inbounds <4 x double>, ptr %138, i64 %578
  %580 = load <4 x double>, ptr %579, align 32
  %581 = add nsw i64 %572, %358
  %582 = getelementptr inbounds <4 x double>, ptr %138, i64 %581
  %583 = load <4 x double>, ptr %582, align 32
  %584 = add nsw i64 %572, %402
  %585 = getelementptr inbounds <4 x double>, ptr %138, i64 %584
  %586 = load <4 x double>, ptr %585, align 32
  %587 = add nsw i64 %572, %451
  %588 = getelementptr inbounds <4 x double>, ptr %138, i64 %587
  %589 = load <4 x double>, ptr %588, align 32
  %590 = add nsw i64 %572, %505
  %591 = getelementptr inbounds <4 x double>, ptr %138, i64 %590
  %592 = load <4 x double>, ptr %591, align 32
  %593 = add nsw i64 %572, %563
  %594 = getelementptr inbounds <4 x double>, ptr %138, i64 %593
  %595 = load <4 x double>, ptr %594, align 32
  %596 = add nsw i64 %572, %156
  %597 = getelementptr inbounds <4 x double>, ptr %138, i64 %596
  %598 = load <4 x double>, ptr %597, align 32
  %599 = fmul contract <4 x double> %574, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %600 = fmul contract <4 x double> %577, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %601 = fadd contract <4 x double> %599, %600
  %602 = fmul contract <4 x double> %580, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %603 = fadd contract <4 x double> %601, %602
  %604 = fmul contract <4 x double> %583, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %605 = fadd contract <4 x double> %603, %604
  %606 = fmul contract <4 x double> %586, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %607 = fadd contract <4 x double> %605, %606
  %608 = fmul contract <4 x double> %589, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %609 = fadd contract <4 x double> %607, %608
  %610 = fmul contract <4 x double> %592, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %611 = fadd contract <4 x double> %609, %610
  %612 = fmul contract <4 x double> %595, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %613 = fadd contract <4 x double> %611, %612
  %614 = fmul contract <4 x double> %141, %613
  %615 = fadd contract <4 x double> %598, %614
  %616 = add nsw i64 %572, %568
  %617 = getelementptr inbounds <4 x double>, ptr %138, i64 %616
  store <4 x double> %615, ptr %617, align 32
  %618 = fmul contract <4 x double> %574, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %619 = fmul contract <4 x double> %577, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %620 = fsub contract <4 x double> %618, %619
  %621 = fmul contract <4 x double> %580, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %622 = fsub contract <4 x double> %620, %621
  %623 = fmul contract <4 x double> %583, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %624 = fadd contract <4 x double> %622, %623
  %625 = fmul contract <4 x double> %586, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %626 = fsub contract <4 x double> %624, %625
  %627 = fmul contract <4 x double> %589, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %628 = fadd contract <4 x double> %626, %627
  %629 = fmul contract <4 x double> %592, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %630 = fadd contract <4 x double> %628, %629
  %631 = fmul contract <4 x double> %595, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %632 = fsub contract <4 x double> %630, %631
  %633 = add nsw i64 %572, %569
  %634 = getelementptr inbounds <4 x double>, ptr %138, i64 %633
  store <4 x double> %632, ptr %634, align 32
  %635 = fmul contract <4 x double> %574, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %636 = fsub contract <4 x double> %600, %635
  %637 = fadd contract <4 x double> %636, %602
  %638 = fadd contract <4 x double> %637, %604
  %639 = fmul contract <4 x double> %586, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %640 = fsub contract <4 x double> %638, %639
  %641 = fadd contract <4 x double> %640, %608
  %642 = fadd contract <4 x double> %641, %610
  %643 = fmul contract <4 x double> %595, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %644 = fadd contract <4 x double> %642, %643
  %645 = add nsw i64 %572, %570
  %646 = getelementptr inbounds <4 x double>, ptr %138, i64 %645
  store <4 x double> %644, ptr %646, align 32
  %647 = add nsw i64 %572, 1
  %648 = icmp eq i64 %647, %153
  br i1 %648, label %649, label %571

649:
  %650 = mul nsw i64 %137, 20
  %651 = getelementptr inbounds <4 x double>, ptr %138, i64 %650
  %652 = load i64, ptr %28, align 8
  %653 = bitcast <4 x double> %141 to <4 x i64>
  %654 = and <4 x i64> %653, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %655 = bitcast <4 x i64> %654 to <4 x double>
  %656 = load i64, ptr %34, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %667, label %658

658:
  %659 = load ptr, ptr %23, align 8
  %660 = getelementptr inbounds <4 x double>, ptr %659, i64 7
  %661 = load <4 x double>, ptr %660, align 32
  %662 = getelementptr inbounds <4 x double>, ptr %659, i64 8
  %663 = load <4 x double>, ptr %662, align 32
  %664 = fmul contract <4 x double> %663, %655
  %665 = fadd contract <4 x double> %661, %664
  %666 = fmul contract <4 x double> %665, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %667

667:
  %668 = phi contract <4 x double> [ %666, %658 ], [ zeroinitializer, %649 ]
  %669 = fmul contract <4 x double> %668, %655
  %670 = icmp sgt i64 %652, 0
  br i1 %670, label %671, label %720

671:
  %672 = phi i64 [ %718, %690 ], [ 0, %667 ]
  %673 = load i64, ptr %34, align 8
  %674 = icmp sgt i64 %673, %672
  br i1 %674, label %675, label %690

675:
  %676 = load ptr, ptr %31, align 8
  %677 = load i64, ptr %35, align 8
  %678 = load i64, ptr %36, align 8
  %679 = icmp sgt i64 %678, %672
  br i1 %679, label %683, label %680

680:
  %681 = load i64, ptr %37, align 8
  %682 = sub nsw i64 %672, %681
  br label %683

683:
  %684 = phi <4 x double> [ %669, %675 ], [ %668, %680 ]
  %685 = phi i64 [ %672, %675 ], [ %682, %680 ]
  %686 = add nsw i64 %685, %677
  %687 = getelementptr inbounds <4 x double>, ptr %676, i64 %686
  %688 = load <4 x double>, ptr %687, align 32
  %689 = fmul contract <4 x double> %684, %688
  br label %690

690:
  %691 = phi contract <4 x double> [ %689, %683 ], [ zeroinitializer, %671 ]
  %692 = getelementptr inbounds <4 x double>, ptr %651, i64 %672
  %693 = load <4 x i64>, ptr %692, align 32
  %694 = and <4 x i64> %693, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %695 = bitcast <4 x i64> %694 to <4 x double>
  %696 = getelementptr inbounds <4 x double>, ptr %147, i64 %672
  %697 = load <4 x i64>, ptr %696, align 32
  %698 = and <4 x i64> %697, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %699 = bitcast <4 x i64> %698 to <4 x double>
  %700 = fcmp contract ogt <4 x double> %695, %699
  %701 = select <4 x i1> %700, <4 x i64> %694, <4 x i64> %698
  %702 = bitcast <4 x i64> %701 to <4 x double>
  %703 = load ptr, ptr %38, align 8
  %704 = getelementptr inbounds double, ptr %703, i64 %672
  %705 = load double, ptr %704, align 8
  %706 = insertelement <4 x double> poison, double %705, i64 0
  %707 = shufflevector <4 x double> %706, <4 x double> poison, <4 x i32> zeroinitializer
  %708 = load double, ptr %39, align 8
  %709 = insertelement <4 x double> poison, double %708, i64 0
  %710 = shufflevector <4 x double> %709, <4 x double> poison, <4 x i32> zeroinitializer
  %711 = fadd contract <4 x double> %691, %702
  %712 = fmul contract <4 x double> %710, %711
  %713 = fadd contract <4 x double> %707, %712
  %714 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %713
  %715 = fcmp contract ogt <4 x double> %713, zeroinitializer
  %716 = select <4 x i1> %715, <4 x double> %714, <4 x double> zeroinitializer
  %717 = getelementptr inbounds <4 x double>, ptr %143, i64 %672
  store <4 x double> %716, ptr %717, align 32
  %718 = add nsw i64 %672, 1
  %719 = icmp eq i64 %718, %652
  br i1 %719, label %720, label %671

720:
  %721 = mul nsw i64 %137, 18
  %722 = getelementptr inbounds <4 x double>, ptr %138, i64 %721
  %723 = icmp sgt i64 %137, 0
  br i1 %723, label %730, label %724

724:
  %725 = phi <4 x double> [ zeroinitializer, %720 ], [ %739, %730 ]
  %726 = sitofp i64 %137 to double
  %727 = insertelement <4 x double> poison, double %726, i64 0
  %728 = shufflevector <4 x double> %727, <4 x double> poison, <4 x i32> zeroinitializer
  %729 = fdiv contract <4 x double> %725, %728
  br label %742

730:
  %731 = phi i64 [ %740, %730 ], [ 0, %720 ]
  %732 = phi <4 x double> [ %739, %730 ], [ zeroinitializer, %720 ]
  %733 = getelementptr inbounds <4 x double>, ptr %722, i64 %731
  %734 = load <4 x double>, ptr %733, align 32
  %735 = getelementptr inbounds <4 x double>, ptr %143, i64 %731
  %736 = load <4 x double>, ptr %735, align 32
  %737 = fmul contract <4 x double> %734, %736
  %738 = fmul contract <4 x double> %737, %737
  %739 = fadd contract <4 x double> %732, %738
  %740 = add nsw i64 %731, 1
  %741 = icmp eq i64 %740, %137
  br i1 %741, label %724, label %730

742:
  %743 = phi i32 [ 0, %724 ], [ %748, %742 ]
  %744 = phi <4 x double> [ %729, %724 ], [ %747, %742 ]
  %745 = extractelement <4 x double> %744, i32 %743
  %746 = call contract double @llvm.sqrt.f64(double %745)
  %747 = insertelement <4 x double> %744, double %746, i32 %743
  %748 = add nsw i32 %743, 1
  %749 = icmp eq i32 %748, 4
  br i1 %749, label %750, label %742

750:
  br i1 %723, label %754, label %751

751:
  %752 = phi <4 x double> [ zeroinitializer, %750 ], [ %763, %754 ]
  %753 = fdiv contract <4 x double> %752, %728
  br label %766

754:
  %755 = phi i64 [ %764, %754 ], [ 0, %750 ]
  %756 = phi <4 x double> [ %763, %754 ], [ zeroinitializer, %750 ]
  %757 = getelementptr inbounds <4 x double>, ptr %145, i64 %755
  %758 = load <4 x double>, ptr %757, align 32
  %759 = getelementptr inbounds <4 x double>, ptr %143, i64 %755
  %760 = load <4 x double>, ptr %759, align 32
  %761 = fmul contract <4 x double> %758, %760
  %762 = fmul contract <4 x double> %761, %761
  %763 = fadd contract <4 x double> %756, %762
  %764 = add nsw i64 %755, 1
  %765 = icmp eq i64 %764, %137
  br i1 %765, label %751, label %754

766:
  %767 = phi i32 [ 0, %751 ], [ %772, %766 ]
  %768 = phi <4 x double> [ %753, %751 ], [ %771, %766 ]
  %769 = extractelement <4 x double> %768, i32 %767
  %770 = call contract double @llvm.sqrt.f64(double %769)
  %771 = insertelement <4 x double> %768, double %770, i32 %767
  %772 = add nsw i32 %767, 1
  %773 = icmp eq i32 %772, 4
  br i1 %773, label %774, label %766

774:
  %775 = load ptr, ptr %24, align 8
  br label %783

776:
  %777 = getelementptr inbounds <4 x double>, ptr %74, i64 6
  %778 = load <4 x double>, ptr %777, align 32
  %779 = fadd contract <4 x double> %778, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %779, ptr %777, align 32
  %780 = icmp eq i32 %815, 0
  br i1 %780, label %781, label %818

781:
  %782 = getelementptr inbounds <4 x double>, ptr %74, i64 4
  store <4 x double> %805, ptr %782, align 32
  br label %1268

783:
  %784 = phi i64 [ 0, %774 ], [ %816, %803 ]
  %785 = phi <4 x double> [ undef, %774 ], [ %805, %803 ]
  %786 = phi i32 [ 0, %774 ], [ %815, %803 ]
  %787 = trunc i64 %784 to i32
  %788 = extractelement <4 x double> %747, i32 %787
  %789 = fcmp contract oeq double %788, 0.000000e+00
  %790 = extractelement <4 x double> %771, i32 %787
  %791 = fcmp contract oeq double %790, 0.000000e+00
  %792 = select i1 %789, i1 %791, i1 false
  br i1 %792, label %803, label %793

793:
  %794 = extractelement <4 x double> %141, i32 %787
  %795 = fmul contract double %794, %788
  %796 = fmul contract double %788, %795
  %797 = fmul contract double %788, %788
  %798 = fmul contract double %790, 1.000000e-02
  %799 = fmul contract double %790, %798
  %800 = fadd contract double %797, %799
  %801 = call contract double @llvm.sqrt.f64(double %800)
  %802 = fdiv contract double %796, %801
  br label %803

803:
  %804 = phi contract double [ %802, %793 ], [ 0.000000e+00, %783 ]
  %805 = insertelement <4 x double> %785, double %804, i32 %787
  %806 = getelementptr inbounds i64, ptr %775, i64 %784
  %807 = load i64, ptr %806, align 8
  %808 = icmp sgt i64 %807, -1
  %809 = fcmp contract ole double %804, 1.000000e+00
  %810 = select i1 %808, i1 %809, i1 false
  %811 = zext i1 %810 to i64
  %812 = add nsw i64 %784, 16
  %813 = getelementptr inbounds i64, ptr %775, i64 %812
  store i64 %811, ptr %813, align 8
  %814 = zext i1 %810 to i32
  %815 = add i32 %786, %814
  %816 = add nsw i64 %784, 1
  %817 = icmp eq i64 %816, 4
  br i1 %817, label %776, label %783

818:
  %819 = load ptr, ptr %40, align 8
  %820 = load ptr, ptr %31, align 8
  %821 = load ptr, ptr %30, align 8
  %822 = load ptr, ptr %33, align 8
  call void %819(ptr %17, ptr %147, ptr %820, ptr %821, ptr %822)
  br i1 %723, label %823, label %826

823:
  %824 = shl i64 %137, 1
  %825 = call i64 @llvm.smax.i64(i64 %824, i64 1)
  br label %967

826:
  %827 = phi <4 x double> [ zeroinitializer, %818 ], [ %973, %967 ]
  %828 = load i64, ptr %28, align 8
  %829 = load ptr, ptr %23, align 8
  %830 = load ptr, ptr %29, align 8
  %831 = mul nsw i64 %828, 17
  %832 = getelementptr inbounds <4 x double>, ptr %830, i64 %831
  %833 = load ptr, ptr %30, align 8
  %834 = mul nsw i64 %828, 19
  %835 = getelementptr inbounds <4 x double>, ptr %830, i64 %834
  %836 = icmp sgt i64 %828, 0
  br i1 %836, label %863, label %837

837:
  %838 = phi <4 x double> [ zeroinitializer, %826 ], [ %852, %843 ]
  %839 = sitofp i64 %828 to double
  %840 = insertelement <4 x double> poison, double %839, i64 0
  %841 = shufflevector <4 x double> %840, <4 x double> poison, <4 x i32> zeroinitializer
  %842 = fdiv contract <4 x double> %838, %841
  br label %855

843:
  %844 = phi i64 [ %853, %843 ], [ 0, %863 ]
  %845 = phi <4 x double> [ %852, %843 ], [ zeroinitializer, %863 ]
  %846 = getelementptr inbounds <4 x double>, ptr %835, i64 %844
  %847 = load <4 x double>, ptr %846, align 32
  %848 = getelementptr inbounds <4 x double>, ptr %143, i64 %844
  %849 = load <4 x double>, ptr %848, align 32
  %850 = fmul contract <4 x double> %847, %849
  %851 = fmul contract <4 x double> %850, %850
  %852 = fadd contract <4 x double> %845, %851
  %853 = add nsw i64 %844, 1
  %854 = icmp eq i64 %853, %828
  br i1 %854, label %837, label %843

855:
  %856 = phi i32 [ 0, %837 ], [ %861, %855 ]
  %857 = phi <4 x double> [ %842, %837 ], [ %860, %855 ]
  %858 = extractelement <4 x double> %857, i32 %856
  %859 = call contract double @llvm.sqrt.f64(double %858)
  %860 = insertelement <4 x double> %857, double %859, i32 %856
  %861 = add nsw i32 %856, 1
  %862 = icmp eq i32 %861, 4
  br i1 %862, label %875, label %855

863:
  %864 = phi i64 [ %871, %863 ], [ 0, %826 ]
  %865 = getelementptr inbounds <4 x double>, ptr %833, i64 %864
  %866 = load <4 x double>, ptr %865, align 32
  %867 = getelementptr inbounds <4 x double>, ptr %832, i64 %864
  %868 = load <4 x double>, ptr %867, align 32
  %869 = fsub contract <4 x double> %866, %868
  %870 = getelementptr inbounds <4 x double>, ptr %835, i64 %864
  store <4 x double> %869, ptr %870, align 32
  %871 = add nsw i64 %864, 1
  %872 = icmp eq i64 %871, %828
  br i1 %872, label %843, label %863

873:
  %874 = fcmp contract ugt double %880, 1.000000e+00
  br i1 %874, label %884, label %964

875:
  %876 = phi <4 x double> [ %881, %875 ], [ zeroinitializer, %855 ]
  %877 = phi i32 [ %882, %875 ], [ 0, %855 ]
  %878 = extractelement <4 x double> %876, i64 0
  %879 = extractelement <4 x double> %860, i32 %877
  %880 = call contract double @llvm.maxnum.f64(double %878, double %879)
  %881 = insertelement <4 x double> %876, double %880, i64 0
  %882 = add nsw i32 %877, 1
  %883 = icmp eq i32 %882, 4
  br i1 %883, label %873, label %875

884:
  %885 = load i64, ptr %34, align 8
  %886 = icmp eq i64 %885, 0
  br i1 %886, label %964, label %887

887:
  %888 = load double, ptr %25, align 8
  %889 = insertelement <4 x double> poison, double %888, i64 0
  %890 = shufflevector <4 x double> %889, <4 x double> poison, <4 x i32> zeroinitializer
  %891 = load <4 x double>, ptr %829, align 32
  %892 = fsub contract <4 x double> %890, %891
  %893 = getelementptr inbounds <4 x double>, ptr %829, i64 7
  %894 = load <4 x double>, ptr %893, align 32
  %895 = getelementptr inbounds <4 x double>, ptr %829, i64 8
  %896 = load <4 x double>, ptr %895, align 32
  %897 = fmul contract <4 x double> %896, %892
  %898 = fadd contract <4 x double> %894, %897
  %899 = fmul contract <4 x double> %898, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %900 = fmul contract <4 x double> %892, %899
  br i1 %836, label %901, label %903

901:
  %902 = mul nsw i64 %828, 20
  br label %926

903:
  %904 = phi <4 x double> [ zeroinitializer, %887 ], [ %915, %906 ]
  %905 = fdiv contract <4 x double> %904, %841
  br label %918

906:
  %907 = phi i64 [ %916, %906 ], [ 0, %945 ]
  %908 = phi <4 x double> [ %915, %906 ], [ zeroinitializer, %945 ]
  %909 = getelementptr inbounds <4 x double>, ptr %835, i64 %907
  %910 = load <4 x double>, ptr %909, align 32
  %911 = getelementptr inbounds <4 x double>, ptr %143, i64 %907
  %912 = load <4 x double>, ptr %911, align 32
  %913 = fmul contract <4 x double> %910, %912
  %914 = fmul contract <4 x double> %913, %913
  %915 = fadd contract <4 x double> %908, %914
  %916 = add nsw i64 %907, 1
  %917 = icmp eq i64 %916, %828
  br i1 %917, label %903, label %906

918:
  %919 = phi i32 [ 0, %903 ], [ %924, %918 ]
  %920 = phi <4 x double> [ %905, %903 ], [ %923, %918 ]
  %921 = extractelement <4 x double> %920, i32 %919
  %922 = call contract double @llvm.sqrt.f64(double %921)
  %923 = insertelement <4 x double> %920, double %922, i32 %919
  %924 = add nsw i32 %919, 1
  %925 = icmp eq i32 %924, 4
  br i1 %925, label %964, label %918

926:
  %927 = phi i64 [ 0, %901 ], [ %962, %945 ]
  %928 = load i64, ptr %34, align 8
  %929 = icmp sgt i64 %928, %927
  br i1 %929, label %930, label %945

930:
  %931 = load ptr, ptr %31, align 8
  %932 = load i64, ptr %35, align 8
  %933 = load i64, ptr %36, align 8
  %934 = icmp sgt i64 %933, %927
  br i1 %934, label %938, label %935

935:
  %936 = load i64, ptr %37, align 8
  %937 = sub nsw i64 %927, %936
  br label %938

938:
  %939 = phi <4 x double> [ %900, %930 ], [ %899, %935 ]
  %940 = phi i64 [ %927, %930 ], [ %937, %935 ]
  %941 = add nsw i64 %940, %932
  %942 = getelementptr inbounds <4 x double>, ptr %931, i64 %941
  %943 = load <4 x double>, ptr %942, align 32
  %944 = fmul contract <4 x double> %939, %943
  br label %945

945:
  %946 = phi contract <4 x double> [ %944, %938 ], [ zeroinitializer, %926 ]
  %947 = getelementptr inbounds <4 x double>, ptr %143, i64 %927
  %948 = load <4 x double>, ptr %947, align 32
  %949 = load ptr, ptr %29, align 8
  %950 = add nsw i64 %927, %902
  %951 = getelementptr inbounds <4 x double>, ptr %949, i64 %950
  %952 = load <4 x i64>, ptr %951, align 32
  %953 = and <4 x i64> %952, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %954 = bitcast <4 x i64> %953 to <4 x double>
  %955 = fmul contract <4 x double> %954, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %956 = fadd contract <4 x double> %946, %955
  %957 = fmul contract <4 x double> %948, %956
  %958 = fadd contract <4 x double> %957, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %959 = getelementptr inbounds <4 x double>, ptr %835, i64 %927
  %960 = load <4 x double>, ptr %959, align 32
  %961 = fdiv contract <4 x double> %960, %958
  store <4 x double> %961, ptr %959, align 32
  %962 = add nsw i64 %927, 1
  %963 = icmp eq i64 %962, %828
  br i1 %963, label %906, label %926

964:
  %965 = phi <4 x double> [ %860, %884 ], [ %860, %873 ], [ %923, %918 ]
  %966 = load ptr, ptr %24, align 8
  br label %976

967:
  %968 = phi i64 [ %974, %967 ], [ 0, %823 ]
  %969 = phi <4 x double> [ %973, %967 ], [ zeroinitializer, %823 ]
  %970 = getelementptr inbounds <4 x double>, ptr %139, i64 %968
  %971 = load <4 x double>, ptr %970, align 32
  %972 = fmul contract <4 x double> %971, zeroinitializer
  %973 = fadd contract <4 x double> %969, %972
  %974 = add nsw i64 %968, 1
  %975 = icmp eq i64 %974, %825
  br i1 %975, label %826, label %967

976:
  %977 = phi i64 [ 0, %964 ], [ %1018, %1015 ]
  %978 = phi <4 x double> [ %805, %964 ], [ %1017, %1015 ]
  %979 = phi i32 [ %815, %964 ], [ %1016, %1015 ]
  %980 = add nsw i64 %977, 16
  %981 = getelementptr inbounds i64, ptr %966, i64 %980
  %982 = load i64, ptr %981, align 8
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %1015, label %984

984:
  %985 = trunc i64 %977 to i32
  %986 = extractelement <4 x double> %827, i32 %985
  %987 = fcmp contract une double %986, 0.000000e+00
  br i1 %987, label %988, label %991

988:
  %989 = insertelement <4 x double> %978, double 0x7FF8000000000000, i32 %985
  %990 = extractelement <4 x double> %965, i32 %985
  br label %997

991:
  %992 = extractelement <4 x double> %965, i32 %985
  %993 = extractelement <4 x double> %978, i32 %985
  %994 = fcmp contract ogt double %992, %993
  br i1 %994, label %995, label %997

995:
  %996 = insertelement <4 x double> %978, double %992, i32 %985
  br label %997

997:
  %998 = phi double [ %992, %991 ], [ %992, %995 ], [ %990, %988 ]
  %999 = phi <4 x double> [ %978, %991 ], [ %996, %995 ], [ %989, %988 ]
  %1000 = extractelement <4 x double> %999, i32 %985
  %1001 = fcmp contract ole double %1000, 1.000000e+00
  %1002 = zext i1 %1001 to i64
  store i64 %1002, ptr %981, align 8
  %1003 = fcmp contract ogt double %998, 1.000000e+00
  %1004 = add nsw i64 %977, 20
  br i1 %1003, label %1005, label %1009

1005:
  %1006 = getelementptr inbounds i64, ptr %966, i64 %1004
  %1007 = load i64, ptr %1006, align 8
  %1008 = add nsw i64 %1007, 1
  br label %1009

1009:
  %1010 = phi i64 [ %1008, %1005 ], [ 0, %997 ]
  %1011 = getelementptr inbounds i64, ptr %966, i64 %1004
  store i64 %1010, ptr %1011, align 8
  %1012 = xor i1 %1001, true
  %1013 = sext i1 %1012 to i32
  %1014 = add i32 %979, %1013
  br label %1015

1015:
  %1016 = phi i32 [ %1014, %1009 ], [ %979, %976 ]
  %1017 = phi <4 x double> [ %999, %1009 ], [ %978, %976 ]
  %1018 = add nsw i64 %977, 1
  %1019 = icmp eq i64 %1018, 4
  br i1 %1019, label %1020, label %976

1020:
  %1021 = getelementptr inbounds <4 x double>, ptr %74, i64 4
  store <4 x double> %1017, ptr %1021, align 32
  %1022 = icmp eq i32 %1016, 0
  br i1 %1022, label %1268, label %1023

1023:
  %1024 = load i64, ptr %41, align 8
  %1025 = icmp eq i64 %1024, 0
  br i1 %1025, label %1268, label %1026

1026:
  %1027 = load i64, ptr %28, align 8
  %1028 = load ptr, ptr %29, align 8
  %1029 = load ptr, ptr %30, align 8
  %1030 = load ptr, ptr %42, align 8
  %1031 = load ptr, ptr %23, align 8
  %1032 = getelementptr inbounds <4 x double>, ptr %1031, i64 2
  %1033 = load <4 x double>, ptr %1032, align 32
  store <4 x double> %1033, ptr %3, align 32
  %1034 = getelementptr inbounds <4 x double>, ptr %1031, i64 3
  %1035 = load <4 x double>, ptr %1034, align 32
  %1036 = icmp sgt i64 %1024, 0
  br i1 %1036, label %1037, label %1039

1037:
  %1038 = load ptr, ptr %43, align 8
  br label %1056

1039:
  %1040 = phi i32 [ 0, %1026 ], [ %1063, %1056 ]
  %1041 = load ptr, ptr %44, align 8
  %1042 = load ptr, ptr %31, align 8
  %1043 = load ptr, ptr %45, align 8
  %1044 = load ptr, ptr %33, align 8
  call void %1041(ptr %3, ptr %1029, ptr %1042, ptr %1043, ptr %1044)
  %1045 = icmp eq i32 %1040, 0
  br i1 %1045, label %1108, label %1046

1046:
  %1047 = icmp sgt i64 %1027, 0
  br i1 %1047, label %1050, label %1048

1048:
  %1049 = fmul contract <4 x double> %1035, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1066

1050:
  %1051 = mul nsw i64 %1027, 20
  %1052 = fcmp contract ogt <4 x double> %1035, zeroinitializer
  %1053 = select <4 x i1> %1052, <4 x double> %1035, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1054 = fmul contract <4 x double> %1035, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1055 = fmul contract <4 x double> %1035, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1075

1056:
  %1057 = phi i32 [ 0, %1037 ], [ %1063, %1056 ]
  %1058 = phi i64 [ 0, %1037 ], [ %1064, %1056 ]
  %1059 = getelementptr inbounds i64, ptr %1038, i64 %1058
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp ne i64 %1060, 0
  %1062 = zext i1 %1061 to i32
  %1063 = or i32 %1057, %1062
  %1064 = add nsw i64 %1058, 1
  %1065 = icmp eq i64 %1064, %1024
  br i1 %1065, label %1039, label %1056

1066:
  %1067 = phi <4 x double> [ %1049, %1048 ], [ %1054, %1075 ]
  %1068 = load <4 x double>, ptr %1031, align 32
  %1069 = fadd contract <4 x double> %1067, %1068
  store <4 x double> %1069, ptr %4, align 32
  %1070 = load ptr, ptr %44, align 8
  %1071 = load ptr, ptr %42, align 8
  %1072 = load ptr, ptr %31, align 8
  %1073 = load ptr, ptr %46, align 8
  %1074 = load ptr, ptr %33, align 8
  call void %1070(ptr %4, ptr %1071, ptr %1072, ptr %1073, ptr %1074)
  br label %1108

1075:
  %1076 = phi i64 [ 0, %1050 ], [ %1106, %1075 ]
  %1077 = add nsw i64 %1076, %1051
  %1078 = getelementptr inbounds <4 x double>, ptr %1028, i64 %1077
  %1079 = load <4 x double>, ptr %1078, align 32
  %1080 = getelementptr inbounds <4 x double>, ptr %1028, i64 %1076
  %1081 = load <4 x double>, ptr %1080, align 32
  %1082 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1076
  %1083 = load <4 x double>, ptr %1082, align 32
  %1084 = fsub contract <4 x double> %1083, %1079
  %1085 = fmul contract <4 x double> %1079, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1086 = fmul contract <4 x double> %1054, %1081
  %1087 = fadd contract <4 x double> %1085, %1086
  %1088 = fmul contract <4 x double> %1087, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1089 = fmul contract <4 x double> %1083, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1090 = add nsw i64 %1076, %1027
  %1091 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1090
  %1092 = load <4 x double>, ptr %1091, align 32
  %1093 = fmul contract <4 x double> %1055, %1092
  %1094 = fsub contract <4 x double> %1089, %1093
  %1095 = fmul contract <4 x double> %1094, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1096 = fadd contract <4 x double> %1088, %1095
  %1097 = getelementptr inbounds <4 x double>, ptr %1030, i64 %1076
  store <4 x double> %1096, ptr %1097, align 32
  %1098 = fmul contract <4 x double> %1084, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1099 = fdiv contract <4 x double> %1098, %1053
  %1100 = fmul contract <4 x double> %1081, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1101 = fsub contract <4 x double> %1099, %1100
  %1102 = load <4 x double>, ptr %1091, align 32
  %1103 = fmul contract <4 x double> %1102, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1104 = fsub contract <4 x double> %1101, %1103
  %1105 = getelementptr inbounds <4 x double>, ptr %1030, i64 %1090
  store <4 x double> %1104, ptr %1105, align 32
  %1106 = add nsw i64 %1076, 1
  %1107 = icmp eq i64 %1106, %1027
  br i1 %1107, label %1066, label %1075

1108:
  %1109 = shl i64 %1027, 2
  %1110 = icmp sgt i64 %1027, 0
  %1111 = mul nsw i64 %1027, 17
  %1112 = getelementptr inbounds <4 x double>, ptr %1028, i64 %1111
  %1113 = mul nsw i64 %1027, 20
  %1114 = getelementptr inbounds <4 x double>, ptr %1028, i64 %1113
  %1115 = shl nsw i64 %1027, 1
  %1116 = or i64 %1115, 1
  %1117 = shl i64 %1024, 1
  %1118 = call i64 @llvm.smax.i64(i64 %1117, i64 1)
  br label %1119

1119:
  %1120 = phi i64 [ 0, %1108 ], [ %1265, %1264 ]
  %1121 = load ptr, ptr %24, align 8
  %1122 = trunc i64 %1120 to i32
  %1123 = and i64 %1120, 4294967279
  %1124 = or i64 %1123, 16
  %1125 = getelementptr inbounds i64, ptr %1121, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, 0
  br i1 %1127, label %1264, label %1128

1128:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1122)
  %1129 = load ptr, ptr %48, align 8
  %1130 = getelementptr inbounds i64, ptr %1129, i64 1
  %1131 = load i64, ptr %1130, align 8
  %1132 = load i64, ptr %49, align 8
  %1133 = icmp slt i64 %1131, %1132
  br i1 %1133, label %1134, label %1140

1134:
  %1135 = load ptr, ptr %50, align 8
  %1136 = getelementptr inbounds double, ptr %1135, i64 %1131
  %1137 = load double, ptr %1136, align 8
  %1138 = load double, ptr %51, align 8
  %1139 = fcmp contract ugt double %1137, %1138
  br i1 %1139, label %1140, label %1144

1140:
  %1141 = load double, ptr %52, align 8
  %1142 = call fastcc i32 @suspicious(ptr %47, i64 %1024, double %1141)
  %1143 = icmp eq i32 %1142, 0
  br i1 %1143, label %1224, label %1144

1144:
  %1145 = load ptr, ptr %29, align 8
  %1146 = load ptr, ptr %53, align 8
  %1147 = load i64, ptr %54, align 8
  br label %1201

1148:
  %1149 = mul nsw i64 %1147, 17
  %1150 = getelementptr inbounds double, ptr %1146, i64 %1149
  br label %1151

1151:
  %1152 = phi i64 [ %1158, %1151 ], [ 0, %1148 ]
  %1153 = shl nsw i64 %1152, 2
  %1154 = add nsw i64 %1153, %1120
  %1155 = getelementptr inbounds double, ptr %1112, i64 %1154
  %1156 = load double, ptr %1155, align 8
  %1157 = getelementptr inbounds double, ptr %1150, i64 %1152
  store double %1156, ptr %1157, align 8
  %1158 = add nsw i64 %1152, 1
  %1159 = icmp eq i64 %1158, %1027
  br i1 %1159, label %1160, label %1151

1160:
  %1161 = mul nsw i64 %1147, 20
  %1162 = getelementptr inbounds double, ptr %1146, i64 %1161
  br label %1163

1163:
  %1164 = phi i64 [ 0, %1160 ], [ %1170, %1163 ]
  %1165 = shl nsw i64 %1164, 2
  %1166 = add nsw i64 %1165, %1120
  %1167 = getelementptr inbounds double, ptr %1114, i64 %1166
  %1168 = load double, ptr %1167, align 8
  %1169 = getelementptr inbounds double, ptr %1162, i64 %1164
  store double %1168, ptr %1169, align 8
  %1170 = add nsw i64 %1164, 1
  %1171 = icmp eq i64 %1170, %1027
  br i1 %1171, label %1172, label %1163

1172:
  %1173 = load ptr, ptr %30, align 8
  %1174 = load i64, ptr %55, align 8
  %1175 = add nsw i64 %1174, %1116
  %1176 = load ptr, ptr %56, align 8
  %1177 = icmp sgt i64 %1175, 0
  br i1 %1177, label %1178, label %1187

1178:
  %1179 = phi i64 [ %1185, %1178 ], [ 0, %1172 ]
  %1180 = shl nsw i64 %1179, 2
  %1181 = add nsw i64 %1180, %1120
  %1182 = getelementptr inbounds double, ptr %1173, i64 %1181
  %1183 = load double, ptr %1182, align 8
  %1184 = getelementptr inbounds double, ptr %1176, i64 %1179
  store double %1183, ptr %1184, align 8
  %1185 = add nsw i64 %1179, 1
  %1186 = icmp eq i64 %1185, %1175
  br i1 %1186, label %1187, label %1178

1187:
  %1188 = load ptr, ptr %31, align 8
  %1189 = load i64, ptr %57, align 8
  %1190 = load ptr, ptr %58, align 8
  %1191 = icmp sgt i64 %1189, 0
  br i1 %1191, label %1192, label %1224

1192:
  %1193 = phi i64 [ %1199, %1192 ], [ 0, %1187 ]
  %1194 = shl nsw i64 %1193, 2
  %1195 = add nsw i64 %1194, %1120
  %1196 = getelementptr inbounds double, ptr %1188, i64 %1195
  %1197 = load double, ptr %1196, align 8
  %1198 = getelementptr inbounds double, ptr %1190, i64 %1193
  store double %1197, ptr %1198, align 8
  %1199 = add nsw i64 %1193, 1
  %1200 = icmp eq i64 %1199, %1189
  br i1 %1200, label %1224, label %1192

1201:
  %1202 = phi i64 [ 0, %1144 ], [ %1223, %1222 ]
  %1203 = mul i64 %1109, %1202
  %1204 = getelementptr inbounds double, ptr %1145, i64 %1203
  %1205 = mul nsw i64 %1202, %1147
  %1206 = getelementptr inbounds double, ptr %1146, i64 %1205
  br i1 %1110, label %1207, label %1219

1207:
  %1208 = phi i64 [ %1214, %1207 ], [ 0, %1201 ]
  %1209 = shl nsw i64 %1208, 2
  %1210 = add nsw i64 %1209, %1120
  %1211 = getelementptr inbounds double, ptr %1204, i64 %1210
  %1212 = load double, ptr %1211, align 8
  %1213 = getelementptr inbounds double, ptr %1206, i64 %1208
  store double %1212, ptr %1213, align 8
  %1214 = add nsw i64 %1208, 1
  %1215 = icmp eq i64 %1214, %1027
  br i1 %1215, label %1216, label %1207

1216:
  %1217 = add nsw i64 %1202, 1
  %1218 = icmp eq i64 %1217, 12
  br i1 %1218, label %1148, label %1222

1219:
  %1220 = add nsw i64 %1202, 1
  %1221 = icmp eq i64 %1220, 12
  br i1 %1221, label %1172, label %1222

1222:
  %1223 = phi i64 [ %1217, %1216 ], [ %1220, %1219 ]
  br label %1201

1224:
  %1225 = call contract fastcc double @observe(ptr %5, ptr %47)
  %1226 = fcmp contract olt double %1225, 1.000000e+00
  br i1 %1226, label %1227, label %1249

1227:
  %1228 = load double, ptr %59, align 8
  %1229 = load double, ptr %52, align 8
  %1230 = fmul contract double %1225, %1229
  %1231 = fadd contract double %1228, %1230
  %1232 = load <4 x double>, ptr %1032, align 32
  %1233 = insertelement <4 x double> %1232, double %1231, i32 %1122
  store <4 x double> %1233, ptr %1032, align 32
  %1234 = load i64, ptr %55, align 8
  %1235 = add nsw i64 %1234, %1116
  %1236 = icmp sgt i64 %1235, 0
  br i1 %1236, label %1237, label %1249

1237:
  %1238 = load ptr, ptr %60, align 8
  %1239 = load ptr, ptr %30, align 8
  br label %1240

1240:
  %1241 = phi i64 [ 0, %1237 ], [ %1247, %1240 ]
  %1242 = getelementptr inbounds double, ptr %1238, i64 %1241
  %1243 = load double, ptr %1242, align 8
  %1244 = shl nsw i64 %1241, 2
  %1245 = add nsw i64 %1244, %1120
  %1246 = getelementptr inbounds double, ptr %1239, i64 %1245
  store double %1243, ptr %1246, align 8
  %1247 = add nsw i64 %1241, 1
  %1248 = icmp eq i64 %1247, %1235
  br i1 %1248, label %1249, label %1240

1249:
  br i1 %1036, label %1250, label %1253

1250:
  %1251 = load ptr, ptr %61, align 8
  %1252 = load ptr, ptr %62, align 8
  br label %1255

1253:
  %1254 = load ptr, ptr %48, align 8
  store i64 0, ptr %1254, align 8
  br label %1264

1255:
  %1256 = phi i64 [ 0, %1250 ], [ %1262, %1255 ]
  %1257 = getelementptr inbounds double, ptr %1251, i64 %1256
  %1258 = load double, ptr %1257, align 8
  %1259 = shl nsw i64 %1256, 2
  %1260 = add nsw i64 %1259, %1120
  %1261 = getelementptr inbounds double, ptr %1252, i64 %1260
  store double %1258, ptr %1261, align 8
  %1262 = add nsw i64 %1256, 1
  %1263 = icmp eq i64 %1262, %1118
  br i1 %1263, label %1253, label %1255

1264:
  %1265 = add nsw i64 %1120, 1
  %1266 = icmp eq i64 %1265, 4
  br i1 %1266, label %1267, label %1119

1267:
  br label %1268

1268:
  %1269 = load i64, ptr %28, align 8
  %1270 = load ptr, ptr %29, align 8
  %1271 = load ptr, ptr %30, align 8
  %1272 = load ptr, ptr %24, align 8
  %1273 = getelementptr inbounds i64, ptr %1272, i64 16
  %1274 = load <4 x i64>, ptr %1273, align 32
  %1275 = icmp ne <4 x i64> %1274, zeroinitializer
  %1276 = sext <4 x i1> %1275 to <4 x i64>
  %1277 = icmp sgt i64 %1269, 0
  %1278 = mul nsw i64 %1269, 20
  br i1 %1277, label %1279, label %1291

1279:
  %1280 = phi i64 [ %1289, %1279 ], [ 0, %1268 ]
  %1281 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1280
  %1282 = load <4 x i64>, ptr %1281, align 32
  %1283 = and <4 x i64> %1282, %1276
  %1284 = add nsw i64 %1280, %1278
  %1285 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1284
  %1286 = load <4 x i64>, ptr %1285, align 32
  %1287 = select <4 x i1> %1275, <4 x i64> zeroinitializer, <4 x i64> %1286
  %1288 = or <4 x i64> %1287, %1283
  store <4 x i64> %1288, ptr %1285, align 32
  %1289 = add nsw i64 %1280, 1
  %1290 = icmp eq i64 %1289, %1269
  br i1 %1290, label %1345, label %1279

1291:
  %1292 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1278
  %1293 = load i64, ptr %36, align 8
  %1294 = load i64, ptr %34, align 8
  %1295 = icmp slt i64 %1293, %1294
  br i1 %1295, label %1296, label %1341

1296:
  %1297 = load ptr, ptr %31, align 8
  %1298 = load i64, ptr %35, align 8
  br label %1299

1299:
  %1300 = phi i64 [ %1293, %1296 ], [ %1318, %1310 ]
  %1301 = phi <4 x double> [ zeroinitializer, %1296 ], [ %1317, %1310 ]
  %1302 = getelementptr inbounds <4 x double>, ptr %1292, i64 %1300
  %1303 = load <4 x i64>, ptr %1302, align 32
  %1304 = and <4 x i64> %1303, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1305 = bitcast <4 x i64> %1304 to <4 x double>
  %1306 = icmp sgt i64 %1293, %1300
  br i1 %1306, label %1310, label %1307

1307:
  %1308 = load i64, ptr %37, align 8
  %1309 = sub nsw i64 %1300, %1308
  br label %1310

1310:
  %1311 = phi i64 [ %1309, %1307 ], [ %1300, %1299 ]
  %1312 = add nsw i64 %1311, %1298
  %1313 = getelementptr inbounds <4 x double>, ptr %1297, i64 %1312
  %1314 = load <4 x double>, ptr %1313, align 32
  %1315 = fdiv contract <4 x double> %1305, %1314
  %1316 = fcmp contract ogt <4 x double> %1301, %1315
  %1317 = select <4 x i1> %1316, <4 x double> %1301, <4 x double> %1315
  %1318 = add nsw i64 %1300, 1
  %1319 = icmp eq i64 %1318, %1294
  br i1 %1319, label %1320, label %1299

1320:
  %1321 = phi i64 [ %1339, %1331 ], [ %1293, %1310 ]
  %1322 = phi <4 x double> [ %1338, %1331 ], [ zeroinitializer, %1310 ]
  %1323 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1321
  %1324 = load <4 x i64>, ptr %1323, align 32
  %1325 = and <4 x i64> %1324, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1326 = bitcast <4 x i64> %1325 to <4 x double>
  %1327 = icmp sgt i64 %1293, %1321
  br i1 %1327, label %1331, label %1328

1328:
  %1329 = load i64, ptr %37, align 8
  %1330 = sub nsw i64 %1321, %1329
  br label %1331

1331:
  %1332 = phi i64 [ %1330, %1328 ], [ %1321, %1320 ]
  %1333 = add nsw i64 %1332, %1298
  %1334 = getelementptr inbounds <4 x double>, ptr %1297, i64 %1333
  %1335 = load <4 x double>, ptr %1334, align 32
  %1336 = fdiv contract <4 x double> %1326, %1335
  %1337 = fcmp contract ogt <4 x double> %1322, %1336
  %1338 = select <4 x i1> %1337, <4 x double> %1322, <4 x double> %1336
  %1339 = add nsw i64 %1321, 1
  %1340 = icmp eq i64 %1339, %1294
  br i1 %1340, label %1341, label %1320

1341:
  %1342 = phi <4 x double> [ zeroinitializer, %1291 ], [ %1317, %1331 ]
  %1343 = phi <4 x double> [ zeroinitializer, %1291 ], [ %1338, %1331 ]
  %1344 = shl nsw i64 %1269, 3
  br label %1357

1345:
  %1346 = phi i64 [ %1355, %1345 ], [ 0, %1279 ]
  %1347 = add nsw i64 %1346, %1269
  %1348 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1347
  %1349 = load <4 x i64>, ptr %1348, align 32
  %1350 = and <4 x i64> %1349, %1276
  %1351 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1346
  %1352 = load <4 x i64>, ptr %1351, align 32
  %1353 = select <4 x i1> %1275, <4 x i64> zeroinitializer, <4 x i64> %1352
  %1354 = or <4 x i64> %1353, %1350
  store <4 x i64> %1354, ptr %1351, align 32
  %1355 = add nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %1269
  br i1 %1356, label %1291, label %1345

1357:
  %1358 = phi i64 [ 0, %1341 ], [ %1510, %1509 ]
  %1359 = load ptr, ptr %23, align 8
  %1360 = getelementptr inbounds double, ptr %1359, i64 %1358
  %1361 = load ptr, ptr %24, align 8
  %1362 = getelementptr inbounds i64, ptr %1361, i64 %1358
  %1363 = load i64, ptr %1362, align 8
  %1364 = icmp slt i64 %1363, 0
  br i1 %1364, label %1509, label %1365

1365:
  %1366 = getelementptr inbounds double, ptr %1360, i64 12
  %1367 = load double, ptr %1366, align 8
  %1368 = getelementptr inbounds double, ptr %1360, i64 16
  %1369 = load double, ptr %1368, align 8
  %1370 = getelementptr inbounds i64, ptr %1362, i64 16
  %1371 = load i64, ptr %1370, align 8
  %1372 = icmp eq i64 %1371, 0
  br i1 %1372, label %1373, label %1395

1373:
  %1374 = getelementptr inbounds i64, ptr %1362, i64 12
  store i64 1, ptr %1374, align 8
  %1375 = fcmp contract olt double %1369, 0x7FF0000000000000
  br i1 %1375, label %1376, label %1389

1376:
  %1377 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1377, label %1385, label %1378

1378:
  %1379 = call contract double @llvm.sqrt.f64(double %1369)
  %1380 = call contract double @llvm.sqrt.f64(double %1379)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = fdiv contract double 8.500000e-01, %1381
  %1383 = call contract double @llvm.maxnum.f64(double %1382, double 0x3FD5555555555555)
  %1384 = call contract double @llvm.minnum.f64(double %1383, double 6.000000e+00)
  br label %1385

1385:
  %1386 = phi double [ %1384, %1378 ], [ 6.000000e+00, %1376 ]
  %1387 = fmul contract double %1367, %1386
  %1388 = getelementptr inbounds double, ptr %1360, i64 4
  store double %1387, ptr %1388, align 8
  br label %1509

1389:
  %1390 = fmul contract double %1367, 1.000000e-01
  %1391 = getelementptr inbounds double, ptr %1360, i64 4
  store double %1390, ptr %1391, align 8
  %1392 = getelementptr inbounds i64, ptr %1362, i64 8
  %1393 = load i64, ptr %1392, align 8
  %1394 = add nsw i64 %1393, 1
  store i64 %1394, ptr %1392, align 8
  br label %1509

1395:
  %1396 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1396, label %1404, label %1397

1397:
  %1398 = call contract double @llvm.sqrt.f64(double %1369)
  %1399 = call contract double @llvm.sqrt.f64(double %1398)
  %1400 = call contract double @llvm.sqrt.f64(double %1399)
  %1401 = fdiv contract double 8.500000e-01, %1400
  %1402 = call contract double @llvm.maxnum.f64(double %1401, double 0x3FD5555555555555)
  %1403 = call contract double @llvm.minnum.f64(double %1402, double 6.000000e+00)
  br label %1404

1404:
  %1405 = phi double [ %1403, %1397 ], [ 6.000000e+00, %1395 ]
  %1406 = getelementptr inbounds i64, ptr %1362, i64 12
  %1407 = load i64, ptr %1406, align 8
  %1408 = icmp eq i64 %1407, 0
  %1409 = call contract double @llvm.minnum.f64(double %1405, double 1.000000e+00)
  %1410 = select i1 %1408, double %1405, double %1409
  %1411 = getelementptr inbounds double, ptr %1360, i64 8
  %1412 = load double, ptr %1411, align 8
  %1413 = load double, ptr %25, align 8
  %1414 = fcmp contract oeq double %1412, %1413
  br i1 %1414, label %1415, label %1418

1415:
  %1416 = getelementptr inbounds double, ptr %1360, i64 4
  %1417 = load double, ptr %1416, align 8
  br label %1418

1418:
  %1419 = phi contract double [ %1417, %1415 ], [ 0.000000e+00, %1404 ]
  %1420 = fmul contract double %1367, %1410
  %1421 = call contract double @llvm.maxnum.f64(double %1420, double %1419)
  %1422 = getelementptr inbounds double, ptr %1360, i64 4
  store double %1421, ptr %1422, align 8
  %1423 = getelementptr inbounds i64, ptr %1362, i64 20
  store i64 0, ptr %1423, align 8
  %1424 = getelementptr inbounds i64, ptr %1362, i64 8
  store i64 0, ptr %1424, align 8
  store i64 0, ptr %1406, align 8
  %1425 = getelementptr inbounds i64, ptr %1362, i64 4
  %1426 = load i64, ptr %1425, align 8
  %1427 = add nsw i64 %1426, 1
  store i64 %1427, ptr %1425, align 8
  %1428 = getelementptr inbounds double, ptr %1360, i64 24
  %1429 = load double, ptr %1428, align 8
  %1430 = fadd contract double %1429, 1.000000e+00
  store double %1430, ptr %1428, align 8
  store double %1412, ptr %1360, align 8
  %1431 = trunc i64 %1358 to i32
  %1432 = extractelement <4 x double> %1342, i32 %1431
  %1433 = getelementptr inbounds double, ptr %1360, i64 28
  store double %1432, ptr %1433, align 8
  %1434 = load i64, ptr %34, align 8
  %1435 = icmp eq i64 %1434, 0
  br i1 %1435, label %1448, label %1436

1436:
  %1437 = extractelement <4 x double> %1343, i32 %1431
  %1438 = load ptr, ptr %31, align 8
  %1439 = load i64, ptr %35, align 8
  %1440 = add nsw i64 %1439, %1434
  %1441 = load i64, ptr %37, align 8
  %1442 = sub i64 %1440, %1441
  %1443 = shl nsw i64 %1442, 2
  %1444 = or i64 %1443, %1358
  %1445 = getelementptr inbounds double, ptr %1438, i64 %1444
  %1446 = load double, ptr %1445, align 8
  %1447 = fadd contract double %1437, %1446
  br label %1448

1448:
  %1449 = phi contract double [ %1447, %1436 ], [ 0.000000e+00, %1418 ]
  %1450 = getelementptr inbounds double, ptr %1360, i64 32
  store double %1449, ptr %1450, align 8
  %1451 = load i64, ptr %63, align 8
  %1452 = icmp sgt i64 %1451, 0
  br i1 %1452, label %1455, label %1453

1453:
  %1454 = load ptr, ptr %30, align 8
  br label %1476

1455:
  %1456 = load i64, ptr %64, align 8
  %1457 = load i64, ptr %28, align 8
  %1458 = load ptr, ptr %30, align 8
  %1459 = shl nsw i64 %1457, 1
  %1460 = or i64 %1459, 1
  %1461 = load ptr, ptr %31, align 8
  %1462 = sub i64 %1456, %1451
  br label %1463

1463:
  %1464 = phi i64 [ 0, %1455 ], [ %1474, %1463 ]
  %1465 = add nsw i64 %1460, %1464
  %1466 = shl nsw i64 %1465, 2
  %1467 = add nsw i64 %1466, %1358
  %1468 = getelementptr inbounds double, ptr %1458, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = add nsw i64 %1462, %1464
  %1471 = shl nsw i64 %1470, 2
  %1472 = add nsw i64 %1471, %1358
  %1473 = getelementptr inbounds double, ptr %1461, i64 %1472
  store double %1469, ptr %1473, align 8
  %1474 = add nsw i64 %1464, 1
  %1475 = icmp eq i64 %1474, %1451
  br i1 %1475, label %1476, label %1463

1476:
  %1477 = phi ptr [ %1454, %1453 ], [ %1458, %1463 ]
  %1478 = or i64 %1358, %1344
  %1479 = getelementptr inbounds double, ptr %1477, i64 %1478
  %1480 = load double, ptr %1479, align 8
  %1481 = getelementptr inbounds double, ptr %1360, i64 20
  %1482 = load double, ptr %1481, align 8
  %1483 = fcmp contract ogt double %1480, %1482
  %1484 = fcmp contract uno double %1480, 0.000000e+00
  %1485 = or i1 %1484, %1483
  %1486 = select contract i1 %1485, double %1480, double %1482
  store double %1486, ptr %1481, align 8
  %1487 = load double, ptr %65, align 8
  %1488 = fcmp contract ugt double %1480, %1487
  %1489 = load i64, ptr %41, align 8
  %1490 = icmp eq i64 %1489, 0
  br i1 %1490, label %1506, label %1491

1491:
  %1492 = load ptr, ptr %66, align 8
  %1493 = mul nsw i64 %1358, 5
  %1494 = add nsw i64 %1493, 2
  %1495 = getelementptr inbounds i64, ptr %1492, i64 %1494
  %1496 = load i64, ptr %1495, align 8
  %1497 = icmp sgt i64 %1496, -1
  br i1 %1497, label %1498, label %1506

1498:
  %1499 = load ptr, ptr %67, align 8
  %1500 = shl nsw i64 %1496, 2
  %1501 = getelementptr inbounds i64, ptr %1499, i64 %1500
  %1502 = load i64, ptr %1501, align 8
  %1503 = icmp eq i64 %1502, 8
  %1504 = add nsw i64 %1496, 8
  %1505 = select i1 %1503, i64 %1504, i64 5
  br label %1507

1506:
  br i1 %1488, label %1507, label %1509

1507:
  %1508 = phi i64 [ %1505, %1498 ], [ 4, %1506 ]
  call fastcc void @release_4(ptr %0, i32 %1431, i64 %1508)
  br label %1509

1509:
  %1510 = add nsw i64 %1358, 1
  %1511 = icmp eq i64 %1510, 4
  br i1 %1511, label %1512, label %1357

1512:
  %1513 = phi i32 [ %135, %134 ], [ %70, %1509 ]
  %1514 = add nsw i64 %69, 1
  %1515 = icmp sge i64 %1514, %1
  %1516 = icmp eq i32 %1513, 0
  %1517 = select i1 %1515, i1 true, i1 %1516
  br i1 %1517, label %1518, label %68

1518:
  %1519 = phi i1 [ %19, %2 ], [ %1515, %1512 ]
  %1520 = zext i1 %1519 to i64
  ret i64 %1520
}

define internal fastcc i32 @fill_4(ptr %0) {
  %2 = alloca <4 x double>, align 32
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %579, label %96

18:
  %19 = phi i64 [ 0, %1 ], [ %94, %88 ]
  %20 = phi i32 [ 0, %1 ], [ %93, %88 ]
  %21 = phi i64 [ 0, %1 ], [ %90, %88 ]
  %22 = getelementptr inbounds i64, ptr %5, i64 %19
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %25, label %88

25:
  %26 = load ptr, ptr %6, align 8
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %7, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %88

30:
  %31 = add nsw i64 %27, 1
  store i64 %31, ptr %26, align 8
  %32 = load i64, ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %40

35:
  %36 = load ptr, ptr %10, align 8
  %37 = mul nsw i64 %32, %27
  %38 = load ptr, ptr %11, align 8
  %39 = mul nsw i64 %32, 20
  br label %46

40:
  %41 = icmp sgt i64 %33, 0
  br i1 %41, label %42, label %57

42:
  %43 = load ptr, ptr %12, align 8
  %44 = mul nsw i64 %33, %27
  %45 = load ptr, ptr %13, align 8
  br label %59

46:
  %47 = phi i64 [ 0, %35 ], [ %55, %46 ]
  %48 = add nsw i64 %47, %37
  %49 = getelementptr inbounds double, ptr %36, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = add nsw i64 %47, %39
  %52 = shl nsw i64 %51, 2
  %53 = add nsw i64 %52, %19
  %54 = getelementptr inbounds double, ptr %38, i64 %53
  store double %50, ptr %54, align 8
  %55 = add nsw i64 %47, 1
  %56 = icmp eq i64 %55, %32
  br i1 %56, label %40, label %46

57:
  %58 = load ptr, ptr %14, align 8
  br label %69

59:
  %60 = phi i64 [ 0, %42 ], [ %67, %59 ]
  %61 = add nsw i64 %60, %44
  %62 = getelementptr inbounds double, ptr %43, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = shl nsw i64 %60, 2
  %65 = add nsw i64 %64, %19
  %66 = getelementptr inbounds double, ptr %45, i64 %65
  store double %63, ptr %66, align 8
  %67 = add nsw i64 %60, 1
  %68 = icmp eq i64 %67, %33
  br i1 %68, label %57, label %59

69:
  %70 = phi i64 [ 0, %57 ], [ %74, %69 ]
  %71 = shl nsw i64 %70, 2
  %72 = add nsw i64 %71, %19
  %73 = getelementptr inbounds double, ptr %58, i64 %72
  store double 0.000000e+00, ptr %73, align 8
  %74 = add nsw i64 %70, 1
  %75 = icmp eq i64 %74, 9
  br i1 %75, label %76, label %69

76:
  %77 = phi i64 [ %81, %76 ], [ 0, %69 ]
  %78 = shl nsw i64 %77, 2
  %79 = add nsw i64 %78, %19
  %80 = getelementptr inbounds i64, ptr %5, i64 %79
  store i64 0, ptr %80, align 8
  %81 = add nsw i64 %77, 1
  %82 = icmp eq i64 %81, 6
  br i1 %82, label %83, label %76

83:
  %84 = load double, ptr %15, align 8
  %85 = getelementptr inbounds double, ptr %58, i64 %19
  store double %84, ptr %85, align 8
  store i64 %27, ptr %22, align 8
  %86 = shl i64 1, %19
  %87 = or i64 %86, %21
  br label %88

88:
  %89 = phi i64 [ %27, %83 ], [ %23, %25 ], [ %23, %18 ]
  %90 = phi i64 [ %87, %83 ], [ %21, %25 ], [ %21, %18 ]
  %91 = icmp sgt i64 %89, -1
  %92 = zext i1 %91 to i32
  %93 = or i32 %20, %92
  %94 = add nsw i64 %19, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %16, label %18

96:
  %97 = load i64, ptr %8, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = mul nsw i64 %97, 20
  %100 = getelementptr inbounds <4 x double>, ptr %98, i64 %99
  %101 = shl nsw i64 %97, 4
  %102 = load ptr, ptr %14, align 8
  %103 = load <4 x double>, ptr %102, align 32
  store <4 x double> %103, ptr %2, align 32
  %104 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %13, align 8
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %110 = load ptr, ptr %109, align 8
  call void %105(ptr %2, ptr %100, ptr %106, ptr %108, ptr %110)
  %111 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %112 = shl nsw i64 %97, 3
  br label %180

113:
  %114 = mul nsw i64 %97, 18
  %115 = getelementptr inbounds <4 x double>, ptr %98, i64 %97
  %116 = getelementptr inbounds <4 x double>, ptr %98, i64 %101
  %117 = getelementptr inbounds <4 x double>, ptr %98, i64 %114
  %118 = load ptr, ptr %0, align 8
  %119 = load ptr, ptr %13, align 8
  %120 = load ptr, ptr %109, align 8
  call void %118(ptr %2, ptr %100, ptr %119, ptr %115, ptr %120)
  %121 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %126, label %173

126:
  %127 = load ptr, ptr %13, align 8
  %128 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  br label %131

131:
  %132 = phi i64 [ %122, %126 ], [ %150, %142 ]
  %133 = phi <4 x double> [ zeroinitializer, %126 ], [ %149, %142 ]
  %134 = getelementptr inbounds <4 x double>, ptr %100, i64 %132
  %135 = load <4 x i64>, ptr %134, align 32
  %136 = and <4 x i64> %135, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %137 = bitcast <4 x i64> %136 to <4 x double>
  %138 = icmp sgt i64 %122, %132
  br i1 %138, label %142, label %139

139:
  %140 = load i64, ptr %130, align 8
  %141 = sub nsw i64 %132, %140
  br label %142

142:
  %143 = phi i64 [ %141, %139 ], [ %132, %131 ]
  %144 = add nsw i64 %143, %129
  %145 = getelementptr inbounds <4 x double>, ptr %127, i64 %144
  %146 = load <4 x double>, ptr %145, align 32
  %147 = fdiv contract <4 x double> %137, %146
  %148 = fcmp contract ogt <4 x double> %133, %147
  %149 = select <4 x i1> %148, <4 x double> %133, <4 x double> %147
  %150 = add nsw i64 %132, 1
  %151 = icmp eq i64 %150, %124
  br i1 %151, label %152, label %131

152:
  %153 = phi i64 [ %171, %163 ], [ %122, %142 ]
  %154 = phi <4 x double> [ %170, %163 ], [ zeroinitializer, %142 ]
  %155 = getelementptr inbounds <4 x double>, ptr %115, i64 %153
  %156 = load <4 x i64>, ptr %155, align 32
  %157 = and <4 x i64> %156, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %158 = bitcast <4 x i64> %157 to <4 x double>
  %159 = icmp sgt i64 %122, %153
  br i1 %159, label %163, label %160

160:
  %161 = load i64, ptr %130, align 8
  %162 = sub nsw i64 %153, %161
  br label %163

163:
  %164 = phi i64 [ %162, %160 ], [ %153, %152 ]
  %165 = add nsw i64 %164, %129
  %166 = getelementptr inbounds <4 x double>, ptr %127, i64 %165
  %167 = load <4 x double>, ptr %166, align 32
  %168 = fdiv contract <4 x double> %158, %167
  %169 = fcmp contract ogt <4 x double> %154, %168
  %170 = select <4 x i1> %169, <4 x double> %154, <4 x double> %168
  %171 = add nsw i64 %153, 1
  %172 = icmp eq i64 %171, %124
  br i1 %172, label %173, label %152

173:
  %174 = phi <4 x double> [ zeroinitializer, %113 ], [ %149, %163 ]
  %175 = phi <4 x double> [ zeroinitializer, %113 ], [ %170, %163 ]
  %176 = icmp eq i64 %124, 0
  %177 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %178 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %179 = icmp sgt i64 %97, 0
  br label %349

180:
  %181 = phi i64 [ 0, %96 ], [ %220, %219 ]
  %182 = shl nsw i64 1, %181
  %183 = and i64 %182, %90
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %219, label %185

185:
  %186 = load i64, ptr %111, align 8
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %190, label %188

188:
  %189 = load ptr, ptr %107, align 8
  br label %211

190:
  %191 = load i64, ptr %9, align 8
  %192 = load i64, ptr %8, align 8
  %193 = load ptr, ptr %107, align 8
  %194 = shl nsw i64 %192, 1
  %195 = or i64 %194, 1
  %196 = load ptr, ptr %13, align 8
  %197 = sub i64 %191, %186
  br label %198

198:
  %199 = phi i64 [ 0, %190 ], [ %209, %198 ]
  %200 = add nsw i64 %195, %199
  %201 = shl nsw i64 %200, 2
  %202 = add nsw i64 %201, %181
  %203 = getelementptr inbounds double, ptr %193, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = add nsw i64 %197, %199
  %206 = shl nsw i64 %205, 2
  %207 = add nsw i64 %206, %181
  %208 = getelementptr inbounds double, ptr %196, i64 %207
  store double %204, ptr %208, align 8
  %209 = add nsw i64 %199, 1
  %210 = icmp eq i64 %209, %186
  br i1 %210, label %211, label %198

211:
  %212 = phi ptr [ %189, %188 ], [ %193, %198 ]
  %213 = add nsw i64 %181, %112
  %214 = getelementptr inbounds double, ptr %212, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = load ptr, ptr %14, align 8
  %217 = add nsw i64 %181, 20
  %218 = getelementptr inbounds double, ptr %216, i64 %217
  store double %215, ptr %218, align 8
  br label %219

219:
  %220 = add nsw i64 %181, 1
  %221 = icmp eq i64 %220, 4
  br i1 %221, label %113, label %180

222:
  %223 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %224 = load double, ptr %223, align 8
  %225 = load double, ptr %15, align 8
  %226 = fsub contract double %224, %225
  %227 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %228 = load double, ptr %227, align 8
  %229 = call contract double @llvm.minnum.f64(double %228, double %226)
  %230 = fmul contract double %229, 1.000000e-03
  %231 = fadd contract double %230, 0.000000e+00
  %232 = insertelement <4 x double> poison, double %231, i64 0
  %233 = load i64, ptr %8, align 8
  %234 = bitcast <4 x double> %232 to <4 x i64>
  %235 = and <4 x i64> %234, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %236 = bitcast <4 x i64> %235 to <4 x double>
  %237 = shufflevector <4 x double> %236, <4 x double> poison, <4 x i32> zeroinitializer
  br i1 %176, label %247, label %238

238:
  %239 = load ptr, ptr %14, align 8
  %240 = getelementptr inbounds <4 x double>, ptr %239, i64 7
  %241 = load <4 x double>, ptr %240, align 32
  %242 = getelementptr inbounds <4 x double>, ptr %239, i64 8
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fmul contract <4 x double> %237, %243
  %245 = fadd contract <4 x double> %241, %244
  %246 = fmul contract <4 x double> %245, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %247

247:
  %248 = phi contract <4 x double> [ %246, %238 ], [ zeroinitializer, %222 ]
  %249 = fmul contract <4 x double> %237, %248
  %250 = icmp sgt i64 %233, 0
  br i1 %250, label %251, label %296

251:
  %252 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %253 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %254

254:
  %255 = phi i64 [ 0, %251 ], [ %294, %273 ]
  %256 = load i64, ptr %123, align 8
  %257 = icmp sgt i64 %256, %255
  br i1 %257, label %258, label %273

258:
  %259 = load ptr, ptr %13, align 8
  %260 = load i64, ptr %177, align 8
  %261 = load i64, ptr %121, align 8
  %262 = icmp sgt i64 %261, %255
  br i1 %262, label %266, label %263

263:
  %264 = load i64, ptr %178, align 8
  %265 = sub nsw i64 %255, %264
  br label %266

266:
  %267 = phi <4 x double> [ %249, %258 ], [ %248, %263 ]
  %268 = phi i64 [ %255, %258 ], [ %265, %263 ]
  %269 = add nsw i64 %268, %260
  %270 = getelementptr inbounds <4 x double>, ptr %259, i64 %269
  %271 = load <4 x double>, ptr %270, align 32
  %272 = fmul contract <4 x double> %267, %271
  br label %273

273:
  %274 = phi contract <4 x double> [ %272, %266 ], [ zeroinitializer, %254 ]
  %275 = getelementptr inbounds <4 x double>, ptr %100, i64 %255
  %276 = load <4 x i64>, ptr %275, align 32
  %277 = and <4 x i64> %276, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %278 = bitcast <4 x i64> %277 to <4 x double>
  %279 = load ptr, ptr %252, align 8
  %280 = getelementptr inbounds double, ptr %279, i64 %255
  %281 = load double, ptr %280, align 8
  %282 = insertelement <4 x double> poison, double %281, i64 0
  %283 = shufflevector <4 x double> %282, <4 x double> poison, <4 x i32> zeroinitializer
  %284 = load double, ptr %253, align 8
  %285 = insertelement <4 x double> poison, double %284, i64 0
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> zeroinitializer
  %287 = fadd contract <4 x double> %274, %278
  %288 = fmul contract <4 x double> %287, %286
  %289 = fadd contract <4 x double> %283, %288
  %290 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %289
  %291 = fcmp contract ogt <4 x double> %289, zeroinitializer
  %292 = select <4 x i1> %291, <4 x double> %290, <4 x double> zeroinitializer
  %293 = getelementptr inbounds <4 x double>, ptr %117, i64 %255
  store <4 x double> %292, ptr %293, align 32
  %294 = add nsw i64 %255, 1
  %295 = icmp eq i64 %294, %233
  br i1 %295, label %296, label %254

296:
  br i1 %179, label %303, label %297

297:
  %298 = phi <4 x double> [ zeroinitializer, %296 ], [ %312, %303 ]
  %299 = sitofp i64 %97 to double
  %300 = insertelement <4 x double> poison, double %299, i64 0
  %301 = shufflevector <4 x double> %300, <4 x double> poison, <4 x i32> zeroinitializer
  %302 = fdiv contract <4 x double> %298, %301
  br label %315

303:
  %304 = phi i64 [ %313, %303 ], [ 0, %296 ]
  %305 = phi <4 x double> [ %312, %303 ], [ zeroinitializer, %296 ]
  %306 = getelementptr inbounds <4 x double>, ptr %100, i64 %304
  %307 = load <4 x double>, ptr %306, align 32
  %308 = getelementptr inbounds <4 x double>, ptr %117, i64 %304
  %309 = load <4 x double>, ptr %308, align 32
  %310 = fmul contract <4 x double> %307, %309
  %311 = fmul contract <4 x double> %310, %310
  %312 = fadd contract <4 x double> %305, %311
  %313 = add nsw i64 %304, 1
  %314 = icmp eq i64 %313, %97
  br i1 %314, label %297, label %303

315:
  %316 = phi i32 [ 0, %297 ], [ %321, %315 ]
  %317 = phi <4 x double> [ %302, %297 ], [ %320, %315 ]
  %318 = extractelement <4 x double> %317, i32 %316
  %319 = call contract double @llvm.sqrt.f64(double %318)
  %320 = insertelement <4 x double> %317, double %319, i32 %316
  %321 = add nsw i32 %316, 1
  %322 = icmp eq i32 %321, 4
  br i1 %322, label %323, label %315

323:
  br i1 %179, label %327, label %324

324:
  %325 = phi <4 x double> [ zeroinitializer, %323 ], [ %336, %327 ]
  %326 = fdiv contract <4 x double> %325, %301
  br label %339

327:
  %328 = phi i64 [ %337, %327 ], [ 0, %323 ]
  %329 = phi <4 x double> [ %336, %327 ], [ zeroinitializer, %323 ]
  %330 = getelementptr inbounds <4 x double>, ptr %98, i64 %328
  %331 = load <4 x double>, ptr %330, align 32
  %332 = getelementptr inbounds <4 x double>, ptr %117, i64 %328
  %333 = load <4 x double>, ptr %332, align 32
  %334 = fmul contract <4 x double> %331, %333
  %335 = fmul contract <4 x double> %334, %334
  %336 = fadd contract <4 x double> %329, %335
  %337 = add nsw i64 %328, 1
  %338 = icmp eq i64 %337, %97
  br i1 %338, label %324, label %327

339:
  %340 = phi i32 [ 0, %324 ], [ %345, %339 ]
  %341 = phi <4 x double> [ %326, %324 ], [ %344, %339 ]
  %342 = extractelement <4 x double> %341, i32 %340
  %343 = call contract double @llvm.sqrt.f64(double %342)
  %344 = insertelement <4 x double> %341, double %343, i32 %340
  %345 = add nsw i32 %340, 1
  %346 = icmp eq i32 %345, 4
  br i1 %346, label %347, label %339

347:
  %348 = fmul contract double %229, 0x3EB0C6F7A0B5ED8D
  br label %394

349:
  %350 = phi i64 [ 0, %173 ], [ %391, %390 ]
  %351 = shl nsw i64 1, %350
  %352 = and i64 %351, %90
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %390, label %354

354:
  %355 = trunc i64 %350 to i32
  %356 = extractelement <4 x double> %174, i32 %355
  %357 = load ptr, ptr %14, align 8
  %358 = and i64 %350, 4294967267
  %359 = or i64 %358, 28
  %360 = getelementptr inbounds double, ptr %357, i64 %359
  store double %356, ptr %360, align 8
  br i1 %176, label %373, label %361

361:
  %362 = extractelement <4 x double> %175, i32 %355
  %363 = load ptr, ptr %13, align 8
  %364 = load i64, ptr %177, align 8
  %365 = add nsw i64 %364, %124
  %366 = load i64, ptr %178, align 8
  %367 = sub i64 %365, %366
  %368 = shl nsw i64 %367, 2
  %369 = or i64 %368, %350
  %370 = getelementptr inbounds double, ptr %363, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = fadd contract double %362, %371
  br label %373

373:
  %374 = phi contract double [ %372, %361 ], [ 0.000000e+00, %354 ]
  %375 = and i64 %350, 4294967263
  %376 = or i64 %375, 32
  %377 = getelementptr inbounds double, ptr %357, i64 %376
  store double %374, ptr %377, align 8
  br i1 %179, label %378, label %390

378:
  %379 = load ptr, ptr %11, align 8
  br label %380

380:
  %381 = phi i64 [ 0, %378 ], [ %388, %380 ]
  %382 = getelementptr inbounds <4 x double>, ptr %115, i64 %381
  %383 = load <4 x double>, ptr %382, align 32
  %384 = extractelement <4 x double> %383, i32 %355
  %385 = shl nsw i64 %381, 2
  %386 = add nsw i64 %385, %350
  %387 = getelementptr inbounds double, ptr %379, i64 %386
  store double %384, ptr %387, align 8
  %388 = add nsw i64 %381, 1
  %389 = icmp eq i64 %388, %97
  br i1 %389, label %390, label %380

390:
  %391 = add nsw i64 %350, 1
  %392 = icmp eq i64 %391, 4
  br i1 %392, label %222, label %349

393:
  br i1 %179, label %417, label %428

394:
  %395 = phi <4 x double> [ undef, %347 ], [ %408, %405 ]
  %396 = phi i32 [ 0, %347 ], [ %409, %405 ]
  %397 = extractelement <4 x double> %320, i32 %396
  %398 = fcmp contract olt double %397, 1.000000e-05
  br i1 %398, label %405, label %399

399:
  %400 = extractelement <4 x double> %344, i32 %396
  %401 = fcmp contract olt double %400, 1.000000e-05
  br i1 %401, label %405, label %402

402:
  %403 = fmul contract double %397, 1.000000e-02
  %404 = fdiv contract double %403, %400
  br label %405

405:
  %406 = phi contract double [ %404, %402 ], [ %348, %399 ], [ %348, %394 ]
  %407 = call contract double @llvm.minnum.f64(double %406, double %229)
  %408 = insertelement <4 x double> %395, double %407, i32 %396
  %409 = add nsw i32 %396, 1
  %410 = icmp eq i32 %409, 4
  br i1 %410, label %393, label %394

411:
  %412 = load <4 x double>, ptr %2, align 32
  %413 = fadd contract <4 x double> %408, %412
  store <4 x double> %413, ptr %2, align 32
  %414 = load ptr, ptr %0, align 8
  %415 = load ptr, ptr %13, align 8
  %416 = load ptr, ptr %109, align 8
  call void %414(ptr %2, ptr %116, ptr %415, ptr %115, ptr %416)
  br label %457

417:
  %418 = phi i64 [ %426, %417 ], [ 0, %393 ]
  %419 = getelementptr inbounds <4 x double>, ptr %100, i64 %418
  %420 = load <4 x double>, ptr %419, align 32
  %421 = getelementptr inbounds <4 x double>, ptr %98, i64 %418
  %422 = load <4 x double>, ptr %421, align 32
  %423 = fmul contract <4 x double> %408, %422
  %424 = fadd contract <4 x double> %420, %423
  %425 = getelementptr inbounds <4 x double>, ptr %116, i64 %418
  store <4 x double> %424, ptr %425, align 32
  %426 = add nsw i64 %418, 1
  %427 = icmp eq i64 %426, %97
  br i1 %427, label %411, label %417

428:
  %429 = load <4 x double>, ptr %2, align 32
  %430 = fadd contract <4 x double> %408, %429
  store <4 x double> %430, ptr %2, align 32
  %431 = load ptr, ptr %0, align 8
  %432 = load ptr, ptr %13, align 8
  %433 = load ptr, ptr %109, align 8
  call void %431(ptr %2, ptr %116, ptr %432, ptr %115, ptr %433)
  br label %434

434:
  %435 = phi <4 x double> [ zeroinitializer, %428 ], [ %446, %437 ]
  %436 = fdiv contract <4 x double> %435, %301
  br label %449

437:
  %438 = phi i64 [ %447, %437 ], [ 0, %457 ]
  %439 = phi <4 x double> [ %446, %437 ], [ zeroinitializer, %457 ]
  %440 = getelementptr inbounds <4 x double>, ptr %115, i64 %438
  %441 = load <4 x double>, ptr %440, align 32
  %442 = getelementptr inbounds <4 x double>, ptr %117, i64 %438
  %443 = load <4 x double>, ptr %442, align 32
  %444 = fmul contract <4 x double> %441, %443
  %445 = fmul contract <4 x double> %444, %444
  %446 = fadd contract <4 x double> %439, %445
  %447 = add nsw i64 %438, 1
  %448 = icmp eq i64 %447, %97
  br i1 %448, label %434, label %437

449:
  %450 = phi i32 [ 0, %434 ], [ %455, %449 ]
  %451 = phi <4 x double> [ %436, %434 ], [ %454, %449 ]
  %452 = extractelement <4 x double> %451, i32 %450
  %453 = call contract double @llvm.sqrt.f64(double %452)
  %454 = insertelement <4 x double> %451, double %453, i32 %450
  %455 = add nsw i32 %450, 1
  %456 = icmp eq i32 %455, 4
  br i1 %456, label %478, label %449

457:
  %458 = phi i64 [ %464, %457 ], [ 0, %411 ]
  %459 = getelementptr inbounds <4 x double>, ptr %98, i64 %458
  %460 = load <4 x double>, ptr %459, align 32
  %461 = getelementptr inbounds <4 x double>, ptr %115, i64 %458
  %462 = load <4 x double>, ptr %461, align 32
  %463 = fsub contract <4 x double> %462, %460
  store <4 x double> %463, ptr %461, align 32
  %464 = add nsw i64 %458, 1
  %465 = icmp eq i64 %464, %97
  br i1 %465, label %437, label %457

466:
  %467 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %468 = load i64, ptr %467, align 8
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %578, label %470

470:
  %471 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %472 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %473 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %474 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %475 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 13
  %476 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 7
  %477 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  br label %513

478:
  %479 = phi i64 [ %511, %510 ], [ 0, %449 ]
  %480 = shl nsw i64 1, %479
  %481 = and i64 %480, %90
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %510, label %483

483:
  %484 = trunc i64 %479 to i32
  %485 = extractelement <4 x double> %344, i32 %484
  %486 = extractelement <4 x double> %454, i32 %484
  %487 = extractelement <4 x double> %408, i32 %484
  %488 = fdiv contract double %486, %487
  %489 = call contract double @llvm.maxnum.f64(double %485, double %488)
  %490 = fmul contract double %229, %489
  %491 = fcmp contract ugt double %490, 1.000000e-15
  br i1 %491, label %495, label %492

492:
  %493 = fmul contract double %487, 1.000000e-03
  %494 = call contract double @llvm.maxnum.f64(double %348, double %493)
  br label %500

495:
  %496 = fdiv contract double 1.000000e-02, %489
  %497 = call contract double @llvm.sqrt.f64(double %496)
  %498 = call contract double @llvm.sqrt.f64(double %497)
  %499 = call contract double @llvm.sqrt.f64(double %498)
  br label %500

500:
  %501 = phi contract double [ %494, %492 ], [ %499, %495 ]
  %502 = fmul contract double %487, 1.000000e+02
  %503 = call contract double @llvm.minnum.f64(double %502, double %501)
  %504 = call contract double @llvm.minnum.f64(double %503, double %229)
  %505 = load ptr, ptr %14, align 8
  %506 = add nsw i64 %479, 4
  %507 = getelementptr inbounds double, ptr %505, i64 %506
  store double %504, ptr %507, align 8
  %508 = add nsw i64 %479, 24
  %509 = getelementptr inbounds double, ptr %505, i64 %508
  store double 3.000000e+00, ptr %509, align 8
  br label %510

510:
  %511 = add nsw i64 %479, 1
  %512 = icmp eq i64 %511, 4
  br i1 %512, label %466, label %478

513:
  %514 = phi i64 [ 0, %470 ], [ %576, %575 ]
  %515 = shl nsw i64 1, %514
  %516 = and i64 %515, %90
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %575, label %518

518:
  %519 = trunc i64 %514 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %519)
  %520 = load ptr, ptr %13, align 8
  %521 = load i64, ptr %471, align 8
  %522 = load ptr, ptr %472, align 8
  %523 = icmp sgt i64 %521, 0
  br i1 %523, label %524, label %533

524:
  %525 = phi i64 [ %531, %524 ], [ 0, %518 ]
  %526 = shl nsw i64 %525, 2
  %527 = add nsw i64 %526, %514
  %528 = getelementptr inbounds double, ptr %520, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %522, i64 %525
  store double %529, ptr %530, align 8
  %531 = add nsw i64 %525, 1
  %532 = icmp eq i64 %531, %521
  br i1 %532, label %533, label %524

533:
  %534 = load ptr, ptr %473, align 8
  br i1 %179, label %535, label %556

535:
  %536 = phi i64 [ %542, %535 ], [ 0, %533 ]
  %537 = shl nsw i64 %536, 2
  %538 = add nsw i64 %537, %514
  %539 = getelementptr inbounds double, ptr %100, i64 %538
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds double, ptr %534, i64 %536
  store double %540, ptr %541, align 8
  %542 = add nsw i64 %536, 1
  %543 = icmp eq i64 %542, %97
  br i1 %543, label %544, label %535

544:
  %545 = load ptr, ptr %11, align 8
  %546 = getelementptr inbounds double, ptr %534, i64 %97
  br label %547

547:
  %548 = phi i64 [ 0, %544 ], [ %554, %547 ]
  %549 = shl nsw i64 %548, 2
  %550 = add nsw i64 %549, %514
  %551 = getelementptr inbounds double, ptr %545, i64 %550
  %552 = load double, ptr %551, align 8
  %553 = getelementptr inbounds double, ptr %546, i64 %548
  store double %552, ptr %553, align 8
  %554 = add nsw i64 %548, 1
  %555 = icmp eq i64 %554, %97
  br i1 %555, label %556, label %547

556:
  %557 = load ptr, ptr %475, align 8
  store i64 0, ptr %557, align 8
  call fastcc void @begin_watch(ptr %3, ptr %474)
  %558 = load i64, ptr %467, align 8
  %559 = icmp sgt i64 %558, 0
  br i1 %559, label %560, label %565

560:
  %561 = shl i64 %558, 1
  %562 = load ptr, ptr %476, align 8
  %563 = load ptr, ptr %477, align 8
  %564 = call i64 @llvm.smax.i64(i64 %561, i64 1)
  br label %566

565:
  br label %575

566:
  %567 = phi i64 [ 0, %560 ], [ %573, %566 ]
  %568 = getelementptr inbounds double, ptr %562, i64 %567
  %569 = load double, ptr %568, align 8
  %570 = shl nsw i64 %567, 2
  %571 = add nsw i64 %570, %514
  %572 = getelementptr inbounds double, ptr %563, i64 %571
  store double %569, ptr %572, align 8
  %573 = add nsw i64 %567, 1
  %574 = icmp eq i64 %573, %564
  br i1 %574, label %565, label %566

575:
  %576 = add nsw i64 %514, 1
  %577 = icmp eq i64 %576, 4
  br i1 %577, label %578, label %513

578:
  br label %579

579:
  ret i32 %93
}

define i64 @run_lanes_8(ptr %0, i64 %1) {
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = alloca %struct.Step, align 8
  %6 = alloca <8 x double>, align 64
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x double>, align 64
  %10 = alloca <8 x double>, align 64
  %11 = alloca <8 x double>, align 64
  %12 = alloca <8 x double>, align 64
  %13 = alloca <8 x double>, align 64
  %14 = alloca <8 x double>, align 64
  %15 = alloca <8 x double>, align 64
  %16 = alloca <8 x double>, align 64
  %17 = alloca <8 x double>, align 64
  %18 = tail call fastcc i32 @fill_8(ptr %0)
  %19 = icmp slt i64 %1, 1
  %20 = icmp eq i32 %18, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %1518, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 5
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 13
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 2
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 6
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %58 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %59 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 7
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 4
  br label %68

68:
  %69 = phi i64 [ 0, %22 ], [ %1514, %1512 ]
  %70 = phi i32 [ %18, %22 ], [ %1513, %1512 ]
  br label %71

71:
  %72 = phi i64 [ %131, %128 ], [ 0, %68 ]
  %73 = phi i1 [ false, %128 ], [ true, %68 ]
  %74 = load ptr, ptr %23, align 8
  %75 = load ptr, ptr %24, align 8
  br label %76

76:
  %77 = phi i64 [ %126, %125 ], [ %72, %71 ]
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = getelementptr inbounds i64, ptr %75, i64 %77
  %80 = load double, ptr %78, align 8
  %81 = getelementptr inbounds double, ptr %78, i64 16
  store double %80, ptr %81, align 8
  %82 = getelementptr inbounds double, ptr %78, i64 24
  store double 0.000000e+00, ptr %82, align 8
  %83 = load i64, ptr %79, align 8
  %84 = icmp slt i64 %83, 0
  br i1 %84, label %125, label %85

85:
  %86 = load double, ptr %25, align 8
  %87 = fsub contract double %86, %80
  %88 = getelementptr inbounds double, ptr %78, i64 8
  %89 = load double, ptr %88, align 8
  %90 = load double, ptr %26, align 8
  %91 = call contract double @llvm.minnum.f64(double %89, double %90)
  %92 = fcmp contract oeq double %87, 0.000000e+00
  br i1 %92, label %128, label %93

93:
  %94 = getelementptr inbounds i64, ptr %79, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %27, align 8
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %98, label %128

98:
  %99 = fmul contract double %91, 1.010000e+00
  %100 = fcmp contract ult double %99, %87
  br i1 %100, label %101, label %122

101:
  %102 = call contract double @llvm.fabs.f64(double %80)
  %103 = fmul contract double %102, 0x3CE4000000000000
  %104 = fcmp contract ole double %91, %103
  %105 = fcmp contract oeq double %91, 0.000000e+00
  %106 = or i1 %104, %105
  br i1 %106, label %111, label %107

107:
  %108 = getelementptr inbounds i64, ptr %79, i64 16
  %109 = load i64, ptr %108, align 8
  %110 = icmp sgt i64 %109, 20
  br i1 %110, label %111, label %120

111:
  %112 = getelementptr inbounds i64, ptr %79, i64 40
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %128, label %115

115:
  %116 = getelementptr inbounds i64, ptr %79, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, 0
  %119 = select i1 %118, i64 3, i64 2
  br label %128

120:
  %121 = fadd contract double %80, %91
  br label %122

122:
  %123 = phi double [ %121, %120 ], [ %86, %98 ]
  %124 = phi double [ %91, %120 ], [ %87, %98 ]
  store double %123, ptr %81, align 8
  store double %124, ptr %82, align 8
  br label %125

125:
  %126 = add nsw i64 %77, 1
  %127 = icmp eq i64 %126, 8
  br i1 %127, label %133, label %76

128:
  %129 = phi i64 [ 7, %111 ], [ %119, %115 ], [ 6, %93 ], [ 1, %85 ]
  %130 = trunc i64 %77 to i32
  call fastcc void @release_8(ptr %0, i32 %130, i64 %129)
  %131 = add nsw i64 %77, 1
  %132 = icmp eq i64 %131, 8
  br i1 %132, label %134, label %71

133:
  br i1 %73, label %136, label %134

134:
  %135 = call fastcc i32 @fill_8(ptr %0)
  br label %1512

136:
  %137 = load i64, ptr %28, align 8
  %138 = load ptr, ptr %29, align 8
  %139 = load ptr, ptr %30, align 8
  %140 = getelementptr inbounds <8 x double>, ptr %74, i64 3
  %141 = load <8 x double>, ptr %140, align 64
  %142 = shl nsw i64 %137, 4
  %143 = getelementptr inbounds <8 x double>, ptr %138, i64 %142
  %144 = mul nsw i64 %137, 19
  %145 = getelementptr inbounds <8 x double>, ptr %138, i64 %144
  %146 = mul nsw i64 %137, 17
  %147 = getelementptr inbounds <8 x double>, ptr %138, i64 %146
  %148 = getelementptr inbounds <8 x double>, ptr %74, i64 2
  %149 = load <8 x double>, ptr %148, align 64
  store <8 x double> %149, ptr %17, align 64
  %150 = load <8 x double>, ptr %74, align 64
  %151 = load ptr, ptr %31, align 8
  %152 = load i64, ptr %32, align 8
  %153 = sdiv i64 %152, 8
  %154 = shl nsw i64 %153, 4
  %155 = getelementptr inbounds <8 x double>, ptr %138, i64 %154
  %156 = mul nsw i64 %153, 20
  %157 = getelementptr inbounds <8 x double>, ptr %138, i64 %156
  %158 = icmp sgt i64 %152, 7
  br i1 %158, label %159, label %194

159:
  %160 = phi i64 [ %169, %159 ], [ 0, %136 ]
  %161 = getelementptr inbounds <8 x double>, ptr %157, i64 %160
  %162 = load <8 x double>, ptr %161, align 64
  %163 = getelementptr inbounds <8 x double>, ptr %138, i64 %160
  %164 = load <8 x double>, ptr %163, align 64
  %165 = fmul contract <8 x double> %164, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %166 = fmul contract <8 x double> %141, %165
  %167 = fadd contract <8 x double> %162, %166
  %168 = getelementptr inbounds <8 x double>, ptr %155, i64 %160
  store <8 x double> %167, ptr %168, align 64
  %169 = add nsw i64 %160, 1
  %170 = icmp eq i64 %169, %153
  br i1 %170, label %171, label %159

171:
  %172 = fmul contract <8 x double> %141, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %173 = fadd contract <8 x double> %172, %150
  %174 = getelementptr inbounds <8 x double>, ptr %138, i64 %153
  store <8 x double> %173, ptr %16, align 64
  %175 = load ptr, ptr %0, align 8
  %176 = load ptr, ptr %33, align 8
  call void %175(ptr %16, ptr %155, ptr %151, ptr %174, ptr %176)
  br label %177

177:
  %178 = phi i64 [ %192, %177 ], [ 0, %171 ]
  %179 = getelementptr inbounds <8 x double>, ptr %157, i64 %178
  %180 = load <8 x double>, ptr %179, align 64
  %181 = getelementptr inbounds <8 x double>, ptr %138, i64 %178
  %182 = load <8 x double>, ptr %181, align 64
  %183 = fmul contract <8 x double> %182, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %184 = add nsw i64 %178, %153
  %185 = getelementptr inbounds <8 x double>, ptr %138, i64 %184
  %186 = load <8 x double>, ptr %185, align 64
  %187 = fmul contract <8 x double> %186, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %188 = fadd contract <8 x double> %183, %187
  %189 = fmul contract <8 x double> %141, %188
  %190 = fadd contract <8 x double> %180, %189
  %191 = getelementptr inbounds <8 x double>, ptr %155, i64 %178
  store <8 x double> %190, ptr %191, align 64
  %192 = add nsw i64 %178, 1
  %193 = icmp eq i64 %192, %153
  br i1 %193, label %200, label %177

194:
  %195 = fmul contract <8 x double> %141, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %196 = fadd contract <8 x double> %195, %150
  %197 = getelementptr inbounds <8 x double>, ptr %138, i64 %153
  store <8 x double> %196, ptr %16, align 64
  %198 = load ptr, ptr %0, align 8
  %199 = load ptr, ptr %33, align 8
  call void %198(ptr %16, ptr %155, ptr %151, ptr %197, ptr %199)
  br label %200

200:
  %201 = fmul contract <8 x double> %141, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %202 = fadd contract <8 x double> %201, %150
  %203 = shl nsw i64 %153, 1
  %204 = getelementptr inbounds <8 x double>, ptr %138, i64 %203
  store <8 x double> %202, ptr %15, align 64
  %205 = load ptr, ptr %0, align 8
  %206 = load ptr, ptr %33, align 8
  call void %205(ptr %15, ptr %155, ptr %151, ptr %204, ptr %206)
  br i1 %158, label %207, label %224

207:
  %208 = phi i64 [ %222, %207 ], [ 0, %200 ]
  %209 = getelementptr inbounds <8 x double>, ptr %157, i64 %208
  %210 = load <8 x double>, ptr %209, align 64
  %211 = getelementptr inbounds <8 x double>, ptr %138, i64 %208
  %212 = load <8 x double>, ptr %211, align 64
  %213 = fmul contract <8 x double> %212, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %214 = add nsw i64 %208, %203
  %215 = getelementptr inbounds <8 x double>, ptr %138, i64 %214
  %216 = load <8 x double>, ptr %215, align 64
  %217 = fmul contract <8 x double> %216, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %218 = fadd contract <8 x double> %213, %217
  %219 = fmul contract <8 x double> %141, %218
  %220 = fadd contract <8 x double> %210, %219
  %221 = getelementptr inbounds <8 x double>, ptr %155, i64 %208
  store <8 x double> %220, ptr %221, align 64
  %222 = add nsw i64 %208, 1
  %223 = icmp eq i64 %222, %153
  br i1 %223, label %224, label %207

224:
  %225 = fmul contract <8 x double> %141, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %226 = fadd contract <8 x double> %225, %150
  %227 = mul nsw i64 %153, 3
  %228 = getelementptr inbounds <8 x double>, ptr %138, i64 %227
  store <8 x double> %226, ptr %14, align 64
  %229 = load ptr, ptr %0, align 8
  %230 = load ptr, ptr %33, align 8
  call void %229(ptr %14, ptr %155, ptr %151, ptr %228, ptr %230)
  br i1 %158, label %231, label %253

231:
  %232 = phi i64 [ %251, %231 ], [ 0, %224 ]
  %233 = getelementptr inbounds <8 x double>, ptr %157, i64 %232
  %234 = load <8 x double>, ptr %233, align 64
  %235 = getelementptr inbounds <8 x double>, ptr %138, i64 %232
  %236 = load <8 x double>, ptr %235, align 64
  %237 = fmul contract <8 x double> %236, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %238 = add nsw i64 %232, %203
  %239 = getelementptr inbounds <8 x double>, ptr %138, i64 %238
  %240 = load <8 x double>, ptr %239, align 64
  %241 = fmul contract <8 x double> %240, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %242 = fsub contract <8 x double> %237, %241
  %243 = add nsw i64 %232, %227
  %244 = getelementptr inbounds <8 x double>, ptr %138, i64 %243
  %245 = load <8 x double>, ptr %244, align 64
  %246 = fmul contract <8 x double> %245, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %247 = fadd contract <8 x double> %242, %246
  %248 = fmul contract <8 x double> %141, %247
  %249 = fadd contract <8 x double> %234, %248
  %250 = getelementptr inbounds <8 x double>, ptr %155, i64 %232
  store <8 x double> %249, ptr %250, align 64
  %251 = add nsw i64 %232, 1
  %252 = icmp eq i64 %251, %153
  br i1 %252, label %253, label %231

253:
  %254 = fmul contract <8 x double> %141, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %255 = fadd contract <8 x double> %254, %150
  %256 = shl nsw i64 %153, 2
  %257 = getelementptr inbounds <8 x double>, ptr %138, i64 %256
  store <8 x double> %255, ptr %13, align 64
  %258 = load ptr, ptr %0, align 8
  %259 = load ptr, ptr %33, align 8
  call void %258(ptr %13, ptr %155, ptr %151, ptr %257, ptr %259)
  br i1 %158, label %260, label %282

260:
  %261 = phi i64 [ %280, %260 ], [ 0, %253 ]
  %262 = getelementptr inbounds <8 x double>, ptr %157, i64 %261
  %263 = load <8 x double>, ptr %262, align 64
  %264 = getelementptr inbounds <8 x double>, ptr %138, i64 %261
  %265 = load <8 x double>, ptr %264, align 64
  %266 = fmul contract <8 x double> %265, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %267 = add nsw i64 %261, %227
  %268 = getelementptr inbounds <8 x double>, ptr %138, i64 %267
  %269 = load <8 x double>, ptr %268, align 64
  %270 = fmul contract <8 x double> %269, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %271 = fadd contract <8 x double> %266, %270
  %272 = add nsw i64 %261, %256
  %273 = getelementptr inbounds <8 x double>, ptr %138, i64 %272
  %274 = load <8 x double>, ptr %273, align 64
  %275 = fmul contract <8 x double> %274, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %276 = fadd contract <8 x double> %271, %275
  %277 = fmul contract <8 x double> %141, %276
  %278 = fadd contract <8 x double> %263, %277
  %279 = getelementptr inbounds <8 x double>, ptr %155, i64 %261
  store <8 x double> %278, ptr %279, align 64
  %280 = add nsw i64 %261, 1
  %281 = icmp eq i64 %280, %153
  br i1 %281, label %282, label %260

282:
  %283 = fmul contract <8 x double> %141, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %284 = fadd contract <8 x double> %283, %150
  %285 = mul nsw i64 %153, 5
  %286 = getelementptr inbounds <8 x double>, ptr %138, i64 %285
  store <8 x double> %284, ptr %12, align 64
  %287 = load ptr, ptr %0, align 8
  %288 = load ptr, ptr %33, align 8
  call void %287(ptr %12, ptr %155, ptr %151, ptr %286, ptr %288)
  br i1 %158, label %289, label %316

289:
  %290 = phi i64 [ %314, %289 ], [ 0, %282 ]
  %291 = getelementptr inbounds <8 x double>, ptr %157, i64 %290
  %292 = load <8 x double>, ptr %291, align 64
  %293 = getelementptr inbounds <8 x double>, ptr %138, i64 %290
  %294 = load <8 x double>, ptr %293, align 64
  %295 = fmul contract <8 x double> %294, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %296 = add nsw i64 %290, %227
  %297 = getelementptr inbounds <8 x double>, ptr %138, i64 %296
  %298 = load <8 x double>, ptr %297, align 64
  %299 = fmul contract <8 x double> %298, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %300 = fadd contract <8 x double> %295, %299
  %301 = add nsw i64 %290, %256
  %302 = getelementptr inbounds <8 x double>, ptr %138, i64 %301
  %303 = load <8 x double>, ptr %302, align 64
  %304 = fmul contract <8 x double> %303, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %305 = fadd contract <8 x double> %300, %304
  %306 = add nsw i64 %290, %285
  %307 = getelementptr inbounds <8 x double>, ptr %138, i64 %306
  %308 = load <8 x double>, ptr %307, align 64
  %309 = fmul contract <8 x double> %308, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %310 = fsub contract <8 x double> %305, %309
  %311 = fmul contract <8 x double> %141, %310
  %312 = fadd contract <8 x double> %292, %311
  %313 = getelementptr inbounds <8 x double>, ptr %155, i64 %290
  store <8 x double> %312, ptr %313, align 64
  %314 = add nsw i64 %290, 1
  %315 = icmp eq i64 %314, %153
  br i1 %315, label %316, label %289

316:
  %317 = fmul contract <8 x double> %141, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %318 = fadd contract <8 x double> %317, %150
  %319 = mul nsw i64 %153, 6
  %320 = getelementptr inbounds <8 x double>, ptr %138, i64 %319
  store <8 x double> %318, ptr %11, align 64
  %321 = load ptr, ptr %0, align 8
  %322 = load ptr, ptr %33, align 8
  call void %321(ptr %11, ptr %155, ptr %151, ptr %320, ptr %322)
  br i1 %158, label %323, label %355

323:
  %324 = phi i64 [ %353, %323 ], [ 0, %316 ]
  %325 = getelementptr inbounds <8 x double>, ptr %157, i64 %324
  %326 = load <8 x double>, ptr %325, align 64
  %327 = getelementptr inbounds <8 x double>, ptr %138, i64 %324
  %328 = load <8 x double>, ptr %327, align 64
  %329 = fmul contract <8 x double> %328, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %330 = add nsw i64 %324, %227
  %331 = getelementptr inbounds <8 x double>, ptr %138, i64 %330
  %332 = load <8 x double>, ptr %331, align 64
  %333 = fmul contract <8 x double> %332, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %334 = fadd contract <8 x double> %329, %333
  %335 = add nsw i64 %324, %256
  %336 = getelementptr inbounds <8 x double>, ptr %138, i64 %335
  %337 = load <8 x double>, ptr %336, align 64
  %338 = fmul contract <8 x double> %337, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %339 = fadd contract <8 x double> %334, %338
  %340 = add nsw i64 %324, %285
  %341 = getelementptr inbounds <8 x double>, ptr %138, i64 %340
  %342 = load <8 x double>, ptr %341, align 64
  %343 = fmul contract <8 x double> %342, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %344 = fsub contract <8 x double> %339, %343
  %345 = add nsw i64 %324, %319
  %346 = getelementptr inbounds <8 x double>, ptr %138, i64 %345
  %347 = load <8 x double>, ptr %346, align 64
  %348 = fmul contract <8 x double> %347, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %349 = fadd contract <8 x double> %344, %348
  %350 = fmul contract <8 x double> %141, %349
  %351 = fadd contract <8 x double> %326, %350
  %352 = getelementptr inbounds <8 x double>, ptr %155, i64 %324
  store <8 x double> %351, ptr %352, align 64
  %353 = add nsw i64 %324, 1
  %354 = icmp eq i64 %353, %153
  br i1 %354, label %355, label %323

355:
  %356 = fmul contract <8 x double> %141, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %357 = fadd contract <8 x double> %356, %150
  %358 = mul nsw i64 %153, 7
  %359 = getelementptr inbounds <8 x double>, ptr %138, i64 %358
  store <8 x double> %357, ptr %10, align 64
  %360 = load ptr, ptr %0, align 8
  %361 = load ptr, ptr %33, align 8
  call void %360(ptr %10, ptr %155, ptr %151, ptr %359, ptr %361)
  br i1 %158, label %362, label %399

362:
  %363 = phi i64 [ %397, %362 ], [ 0, %355 ]
  %364 = getelementptr inbounds <8 x double>, ptr %157, i64 %363
  %365 = load <8 x double>, ptr %364, align 64
  %366 = getelementptr inbounds <8 x double>, ptr %138, i64 %363
  %367 = load <8 x double>, ptr %366, align 64
  %368 = fmul contract <8 x double> %367, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %369 = add nsw i64 %363, %227
  %370 = getelementptr inbounds <8 x double>, ptr %138, i64 %369
  %371 = load <8 x double>, ptr %370, align 64
  %372 = fmul contract <8 x double> %371, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %373 = fsub contract <8 x double> %368, %372
  %374 = add nsw i64 %363, %256
  %375 = getelementptr inbounds <8 x double>, ptr %138, i64 %374
  %376 = load <8 x double>, ptr %375, align 64
  %377 = fmul contract <8 x double> %376, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %378 = fsub contract <8 x double> %373, %377
  %379 = add nsw i64 %363, %285
  %380 = getelementptr inbounds <8 x double>, ptr %138, i64 %379
  %381 = load <8 x double>, ptr %380, align 64
  %382 = fmul contract <8 x double> %381, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %383 = fadd contract <8 x double> %378, %382
  %384 = add nsw i64 %363, %319
  %385 = getelementptr inbounds <8 x double>, ptr %138, i64 %384
  %386 = load <8 x double>, ptr %385, align 64
  %387 = fmul contract <8 x double> %386, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %388 = fadd contract <8 x double> %383, %387
  %389 = add nsw i64 %363, %358
  %390 = getelementptr inbounds <8 x double>, ptr %138, i64 %389
  %391 = load <8 x double>, ptr %390, align 64
  %392 = fmul contract <8 x double> %391, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %393 = fsub contract <8 x double> %388, %392
  %394 = fmul contract <8 x double> %141, %393
  %395 = fadd contract <8 x double> %365, %394
  %396 = getelementptr inbounds <8 x double>, ptr %155, i64 %363
  store <8 x double> %395, ptr %396, align 64
  %397 = add nsw i64 %363, 1
  %398 = icmp eq i64 %397, %153
  br i1 %398, label %399, label %362

399:
  %400 = fmul contract <8 x double> %141, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %401 = fadd contract <8 x double> %400, %150
  %402 = shl nsw i64 %153, 3
  %403 = getelementptr inbounds <8 x double>, ptr %138, i64 %402
  store <8 x double> %401, ptr %9, align 64
  %404 = load ptr, ptr %0, align 8
  %405 = load ptr, ptr %33, align 8
  call void %404(ptr %9, ptr %155, ptr %151, ptr %403, ptr %405)
  br i1 %158, label %406, label %448

406:
  %407 = phi i64 [ %446, %406 ], [ 0, %399 ]
  %408 = getelementptr inbounds <8 x double>, ptr %157, i64 %407
  %409 = load <8 x double>, ptr %408, align 64
  %410 = getelementptr inbounds <8 x double>, ptr %138, i64 %407
  %411 = load <8 x double>, ptr %410, align 64
  %412 = fmul contract <8 x double> %411, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %413 = add nsw i64 %407, %227
  %414 = getelementptr inbounds <8 x double>, ptr %138, i64 %413
  %415 = load <8 x double>, ptr %414, align 64
  %416 = fmul contract <8 x double> %415, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %417 = fsub contract <8 x double> %412, %416
  %418 = add nsw i64 %407, %256
  %419 = getelementptr inbounds <8 x double>, ptr %138, i64 %418
  %420 = load <8 x double>, ptr %419, align 64
  %421 = fmul contract <8 x double> %420, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %422 = fsub contract <8 x double> %417, %421
  %423 = add nsw i64 %407, %285
  %424 = getelementptr inbounds <8 x double>, ptr %138, i64 %423
  %425 = load <8 x double>, ptr %424, align 64
  %426 = fmul contract <8 x double> %425, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %427 = fadd contract <8 x double> %422, %426
  %428 = add nsw i64 %407, %319
  %429 = getelementptr inbounds <8 x double>, ptr %138, i64 %428
  %430 = load <8 x double>, ptr %429, align 64
  %431 = fmul contract <8 x double> %430, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %432 = fadd contract <8 x double> %427, %431
  %433 = add nsw i64 %407, %358
  %434 = getelementptr inbounds <8 x double>, ptr %138, i64 %433
  %435 = load <8 x double>, ptr %434, align 64
  %436 = fmul contract <8 x double> %435, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %437 = fsub contract <8 x double> %432, %436
  %438 = add nsw i64 %407, %402
  %439 = getelementptr inbounds <8 x double>, ptr %138, i64 %438
  %440 = load <8 x double>, ptr %439, align 64
  %441 = fmul contract <8 x double> %440, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %442 = fsub contract <8 x double> %437, %441
  %443 = fmul contract <8 x double> %141, %442
  %444 = fadd contract <8 x double> %409, %443
  %445 = getelementptr inbounds <8 x double>, ptr %155, i64 %407
  store <8 x double> %444, ptr %445, align 64
  %446 = add nsw i64 %407, 1
  %447 = icmp eq i64 %446, %153
  br i1 %447, label %448, label %406

448:
  %449 = fmul contract <8 x double> %141, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %450 = fadd contract <8 x double> %449, %150
  %451 = mul nsw i64 %153, 9
  %452 = getelementptr inbounds <8 x double>, ptr %138, i64 %451
  store <8 x double> %450, ptr %8, align 64
  %453 = load ptr, ptr %0, align 8
  %454 = load ptr, ptr %33, align 8
  call void %453(ptr %8, ptr %155, ptr %151, ptr %452, ptr %454)
  br i1 %158, label %455, label %502

455:
  %456 = phi i64 [ %500, %455 ], [ 0, %448 ]
  %457 = getelementptr inbounds <8 x double>, ptr %157, i64 %456
  %458 = load <8 x double>, ptr %457, align 64
  %459 = getelementptr inbounds <8 x double>, ptr %138, i64 %456
  %460 = load <8 x double>, ptr %459, align 64
  %461 = fmul contract <8 x double> %460, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %462 = add nsw i64 %456, %227
  %463 = getelementptr inbounds <8 x double>, ptr %138, i64 %462
  %464 = load <8 x double>, ptr %463, align 64
  %465 = fmul contract <8 x double> %464, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %466 = fsub contract <8 x double> %465, %461
  %467 = add nsw i64 %456, %256
  %468 = getelementptr inbounds <8 x double>, ptr %138, i64 %467
  %469 = load <8 x double>, ptr %468, align 64
  %470 = fmul contract <8 x double> %469, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %471 = fadd contract <8 x double> %466, %470
  %472 = add nsw i64 %456, %285
  %473 = getelementptr inbounds <8 x double>, ptr %138, i64 %472
  %474 = load <8 x double>, ptr %473, align 64
  %475 = fmul contract <8 x double> %474, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %476 = fsub contract <8 x double> %471, %475
  %477 = add nsw i64 %456, %319
  %478 = getelementptr inbounds <8 x double>, ptr %138, i64 %477
  %479 = load <8 x double>, ptr %478, align 64
  %480 = fmul contract <8 x double> %479, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %481 = fsub contract <8 x double> %476, %480
  %482 = add nsw i64 %456, %358
  %483 = getelementptr inbounds <8 x double>, ptr %138, i64 %482
  %484 = load <8 x double>, ptr %483, align 64
  %485 = fmul contract <8 x double> %484, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %486 = fadd contract <8 x double> %481, %485
  %487 = add nsw i64 %456, %402
  %488 = getelementptr inbounds <8 x double>, ptr %138, i64 %487
  %489 = load <8 x double>, ptr %488, align 64
  %490 = fmul contract <8 x double> %489, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %491 = fadd contract <8 x double> %486, %490
  %492 = add nsw i64 %456, %451
  %493 = getelementptr inbounds <8 x double>, ptr %138, i64 %492
  %494 = load <8 x double>, ptr %493, align 64
  %495 = fmul contract <8 x double> %494, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %496 = fsub contract <8 x double> %491, %495
  %497 = fmul contract <8 x double> %141, %496
  %498 = fadd contract <8 x double> %458, %497
  %499 = getelementptr inbounds <8 x double>, ptr %155, i64 %456
  store <8 x double> %498, ptr %499, align 64
  %500 = add nsw i64 %456, 1
  %501 = icmp eq i64 %500, %153
  br i1 %501, label %502, label %455

502:
  %503 = fmul contract <8 x double> %141, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %504 = fadd contract <8 x double> %503, %150
  %505 = mul nsw i64 %153, 10
  %506 = getelementptr inbounds <8 x double>, ptr %138, i64 %505
  store <8 x double> %504, ptr %7, align 64
  %507 = load ptr, ptr %0, align 8
  %508 = load ptr, ptr %33, align 8
  call void %507(ptr %7, ptr %155, ptr %151, ptr %506, ptr %508)
  br i1 %158, label %509, label %561

509:
  %510 = phi i64 [ %559, %509 ], [ 0, %502 ]
  %511 = getelementptr inbounds <8 x double>, ptr %157, i64 %510
  %512 = load <8 x double>, ptr %511, align 64
  %513 = getelementptr inbounds <8 x double>, ptr %138, i64 %510
  %514 = load <8 x double>, ptr %513, align 64
  %515 = fmul contract <8 x double> %514, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %516 = add nsw i64 %510, %227
  %517 = getelementptr inbounds <8 x double>, ptr %138, i64 %516
  %518 = load <8 x double>, ptr %517, align 64
  %519 = fmul contract <8 x double> %518, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %520 = fsub contract <8 x double> %515, %519
  %521 = add nsw i64 %510, %256
  %522 = getelementptr inbounds <8 x double>, ptr %138, i64 %521
  %523 = load <8 x double>, ptr %522, align 64
  %524 = fmul contract <8 x double> %523, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %525 = fsub contract <8 x double> %520, %524
  %526 = add nsw i64 %510, %285
  %527 = getelementptr inbounds <8 x double>, ptr %138, i64 %526
  %528 = load <8 x double>, ptr %527, align 64
  %529 = fmul contract <8 x double> %528, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %530 = fsub contract <8 x double> %525, %529
  %531 = add nsw i64 %510, %319
  %532 = getelementptr inbounds <8 x double>, ptr %138, i64 %531
  %533 = load <8 x double>, ptr %532, align 64
  %534 = fmul contract <8 x double> %533, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %535 = fadd contract <8 x double> %530, %534
  %536 = add nsw i64 %510, %358
  %537 = getelementptr inbounds <8 x double>, ptr %138, i64 %536
  %538 = load <8 x double>, ptr %537, align 64
  %539 = fmul contract <8 x double> %538, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %540 = fsub contract <8 x double> %535, %539
  %541 = add nsw i64 %510, %402
  %542 = getelementptr inbounds <8 x double>, ptr %138, i64 %541
  %543 = load <8 x double>, ptr %542, align 64
  %544 = fmul contract <8 x double> %543, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %545 = fsub contract <8 x double> %540, %544
  %546 = add nsw i64 %510, %451
  %547 = getelementptr inbounds <8 x double>, ptr %138, i64 %546
  %548 = load <8 x double>, ptr %547, align 64
  %549 = fmul contract <8 x double> %548, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %550 = fadd contract <8 x double> %545, %549
  %551 = add nsw i64 %510, %505
  %552 = getelementptr inbounds <8 x double>, ptr %138, i64 %551
  %553 = load <8 x double>, ptr %552, align 64
  %554 = fmul contract <8 x double> %553, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %555 = fadd contract <8 x double> %550, %554
  %556 = fmul contract <8 x double> %141, %555
  %557 = fadd contract <8 x double> %512, %556
  %558 = getelementptr inbounds <8 x double>, ptr %155, i64 %510
  store <8 x double> %557, ptr %558, align 64
  %559 = add nsw i64 %510, 1
  %560 = icmp eq i64 %559, %153
  br i1 %560, label %561, label %509

561:
  %562 = fadd contract <8 x double> %141, %150
  %563 = mul nsw i64 %153, 11
  %564 = getelementptr inbounds <8 x double>, ptr %138, i64 %563
  store <8 x double> %562, ptr %6, align 64
  %565 = load ptr, ptr %0, align 8
  %566 = load ptr, ptr %33, align 8
  call void %565(ptr %6, ptr %155, ptr %151, ptr %564, ptr %566)
  br i1 %158, label %567, label %649

567:
  %568 = mul nsw i64 %153, 17
  %569 = mul nsw i64 %153, 18
  %570 = mul nsw i64 %153, 19
  br label %571

571:
  %572 = phi i64 [ 0, %567 ], [ %647, %571 ]
  %573 = getelementptr inbounds <8 x double>, ptr %138, i64 %572
  %574 = load <8 x double>, ptr %573, align 64
  %575 = add nsw i64 %572, %285
  %576 = getelementptr inbounds <8 x double>, ptr %138, i64 %575
  %577 = load <8 x double>, ptr %576, align 64
  %578 = add nsw i64 %572, %319
  %579 = getelementptr inbounds <8 x double>, ptr %138, i64 %578
  %580 = load <8 x double>, ptr %579, align 64
  %581 = add nsw i64 %572, %358
  %582 = getelementptr inbounds <8 x double>, ptr %138, i64 %581
  %583 = load <8 x double>, ptr %582, align 64
  %584 = add nsw i64 %572, %402
  %585 = getelementptr inbounds <8 x double>, ptr %138, i64 %584
  %586 = load <8 x double>, ptr %585, align 64
  %587 = add nsw i64 %572, %451
  %588 = getelementptr inbounds <8 x double>, ptr %138, i64 %587
  %589 = load <8 x double>, ptr %588, align 64
  %590 = add nsw i64 %572, %505
  %591 = getelementptr inbounds <8 x double>, ptr %138, i64 %590
  %592 = load <8 x double>, ptr %591, align 64
  %593 = add nsw i64 %572, %563
  %594 = getelementptr inbounds <8 x double>, ptr %138, i64 %593
  %595 = load <8 x double>, ptr %594, align 64
  %596 = add nsw i64 %572, %156
  %597 = getelementptr inbounds <8 x double>, ptr %138, i64 %596
  %598 = load <8 x double>, ptr %597, align 64
  %599 = fmul contract <8 x double> %574, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %600 = fmul contract <8 x double> %577, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %601 = fadd contract <8 x double> %599, %600
  %602 = fmul contract <8 x double> %580, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %603 = fadd contract <8 x double> %601, %602
  %604 = fmul contract <8 x double> %583, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %605 = fadd contract <8 x double> %603, %604
  %606 = fmul contract <8 x double> %586, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %607 = fadd contract <8 x double> %605, %606
  %608 = fmul contract <8 x double> %589, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %609 = fadd contract <8 x double> %607, %608
  %610 = fmul contract <8 x double> %592, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %611 = fadd contract <8 x double> %609, %610
  %612 = fmul contract <8 x double> %595, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %613 = fadd contract <8 x double> %611, %612
  %614 = fmul contract <8 x double> %141, %613
  %615 = fadd contract <8 x double> %598, %614
  %616 = add nsw i64 %572, %568
  %617 = getelementptr inbounds <8 x double>, ptr %138, i64 %616
  store <8 x double> %615, ptr %617, align 64
  %618 = fmul contract <8 x double> %574, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %619 = fmul contract <8 x double> %577, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %620 = fsub contract <8 x double> %618, %619
  %621 = fmul contract <8 x double> %580, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %622 = fsub contract <8 x double> %620, %621
  %623 = fmul contract <8 x double> %583, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %624 = fadd contract <8 x double> %622, %623
  %625 = fmul contract <8 x double> %586, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %626 = fsub contract <8 x double> %624, %625
  %627 = fmul contract <8 x double> %589, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %628 = fadd contract <8 x double> %626, %627
  %629 = fmul contract <8 x double> %592, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %630 = fadd contract <8 x double> %628, %629
  %631 = fmul contract <8 x double> %595, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %632 = fsub contract <8 x double> %630, %631
  %633 = add nsw i64 %572, %569
  %634 = getelementptr inbounds <8 x double>, ptr %138, i64 %633
  store <8 x double> %632, ptr %634, align 64
  %635 = fmul contract <8 x double> %574, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %636 = fsub contract <8 x double> %600, %635
  %637 = fadd contract <8 x double> %636, %602
  %638 = fadd contract <8 x double> %637, %604
  %639 = fmul contract <8 x double> %586, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %640 = fsub contract <8 x double> %638, %639
  %641 = fadd contract <8 x double> %640, %608
  %642 = fadd contract <8 x double> %641, %610
  %643 = fmul contract <8 x double> %595, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %644 = fadd contract <8 x double> %642, %643
  %645 = add nsw i64 %572, %570
  %646 = getelementptr inbounds <8 x double>, ptr %138, i64 %645
  store <8 x double> %644, ptr %646, align 64
  %647 = add nsw i64 %572, 1
  %648 = icmp eq i64 %647, %153
  br i1 %648, label %649, label %571

649:
  %650 = mul nsw i64 %137, 20
  %651 = getelementptr inbounds <8 x double>, ptr %138, i64 %650
  %652 = load i64, ptr %28, align 8
  %653 = bitcast <8 x double> %141 to <8 x i64>
  %654 = and <8 x i64> %653, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %655 = bitcast <8 x i64> %654 to <8 x double>
  %656 = load i64, ptr %34, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %667, label %658

658:
  %659 = load ptr, ptr %23, align 8
  %660 = getelementptr inbounds <8 x double>, ptr %659, i64 7
  %661 = load <8 x double>, ptr %660, align 64
  %662 = getelementptr inbounds <8 x double>, ptr %659, i64 8
  %663 = load <8 x double>, ptr %662, align 64
  %664 = fmul contract <8 x double> %663, %655
  %665 = fadd contract <8 x double> %661, %664
  %666 = fmul contract <8 x double> %665, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %667

667:
  %668 = phi contract <8 x double> [ %666, %658 ], [ zeroinitializer, %649 ]
  %669 = fmul contract <8 x double> %668, %655
  %670 = icmp sgt i64 %652, 0
  br i1 %670, label %671, label %720

671:
  %672 = phi i64 [ %718, %690 ], [ 0, %667 ]
  %673 = load i64, ptr %34, align 8
  %674 = icmp sgt i64 %673, %672
  br i1 %674, label %675, label %690

675:
  %676 = load ptr, ptr %31, align 8
  %677 = load i64, ptr %35, align 8
  %678 = load i64, ptr %36, align 8
  %679 = icmp sgt i64 %678, %672
  br i1 %679, label %683, label %680

680:
  %681 = load i64, ptr %37, align 8
  %682 = sub nsw i64 %672, %681
  br label %683

683:
  %684 = phi <8 x double> [ %669, %675 ], [ %668, %680 ]
  %685 = phi i64 [ %672, %675 ], [ %682, %680 ]
  %686 = add nsw i64 %685, %677
  %687 = getelementptr inbounds <8 x double>, ptr %676, i64 %686
  %688 = load <8 x double>, ptr %687, align 64
  %689 = fmul contract <8 x double> %684, %688
  br label %690

690:
  %691 = phi contract <8 x double> [ %689, %683 ], [ zeroinitializer, %671 ]
  %692 = getelementptr inbounds <8 x double>, ptr %651, i64 %672
  %693 = load <8 x i64>, ptr %692, align 64
  %694 = and <8 x i64> %693, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %695 = bitcast <8 x i64> %694 to <8 x double>
  %696 = getelementptr inbounds <8 x double>, ptr %147, i64 %672
  %697 = load <8 x i64>, ptr %696, align 64
  %698 = and <8 x i64> %697, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %699 = bitcast <8 x i64> %698 to <8 x double>
  %700 = fcmp contract ogt <8 x double> %695, %699
  %701 = select <8 x i1> %700, <8 x i64> %694, <8 x i64> %698
  %702 = bitcast <8 x i64> %701 to <8 x double>
  %703 = load ptr, ptr %38, align 8
  %704 = getelementptr inbounds double, ptr %703, i64 %672
  %705 = load double, ptr %704, align 8
  %706 = insertelement <8 x double> poison, double %705, i64 0
  %707 = shufflevector <8 x double> %706, <8 x double> poison, <8 x i32> zeroinitializer
  %708 = load double, ptr %39, align 8
  %709 = insertelement <8 x double> poison, double %708, i64 0
  %710 = shufflevector <8 x double> %709, <8 x double> poison, <8 x i32> zeroinitializer
  %711 = fadd contract <8 x double> %691, %702
  %712 = fmul contract <8 x double> %710, %711
  %713 = fadd contract <8 x double> %707, %712
  %714 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %713
  %715 = fcmp contract ogt <8 x double> %713, zeroinitializer
  %716 = select <8 x i1> %715, <8 x double> %714, <8 x double> zeroinitializer
  %717 = getelementptr inbounds <8 x double>, ptr %143, i64 %672
  store <8 x double> %716, ptr %717, align 64
  %718 = add nsw i64 %672, 1
  %719 = icmp eq i64 %718, %652
  br i1 %719, label %720, label %671

720:
  %721 = mul nsw i64 %137, 18
  %722 = getelementptr inbounds <8 x double>, ptr %138, i64 %721
  %723 = icmp sgt i64 %137, 0
  br i1 %723, label %730, label %724

724:
  %725 = phi <8 x double> [ zeroinitializer, %720 ], [ %739, %730 ]
  %726 = sitofp i64 %137 to double
  %727 = insertelement <8 x double> poison, double %726, i64 0
  %728 = shufflevector <8 x double> %727, <8 x double> poison, <8 x i32> zeroinitializer
  %729 = fdiv contract <8 x double> %725, %728
  br label %742

730:
  %731 = phi i64 [ %740, %730 ], [ 0, %720 ]
  %732 = phi <8 x double> [ %739, %730 ], [ zeroinitializer, %720 ]
  %733 = getelementptr inbounds <8 x double>, ptr %722, i64 %731
  %734 = load <8 x double>, ptr %733, align 64
  %735 = getelementptr inbounds <8 x double>, ptr %143, i64 %731
  %736 = load <8 x double>, ptr %735, align 64
  %737 = fmul contract <8 x double> %734, %736
  %738 = fmul contract <8 x double> %737, %737
  %739 = fadd contract <8 x double> %732, %738
  %740 = add nsw i64 %731, 1
  %741 = icmp eq i64 %740, %137
  br i1 %741, label %724, label %730

742:
  %743 = phi i32 [ 0, %724 ], [ %748, %742 ]
  %744 = phi <8 x double> [ %729, %724 ], [ %747, %742 ]
  %745 = extractelement <8 x double> %744, i32 %743
  %746 = call contract double @llvm.sqrt.f64(double %745)
  %747 = insertelement <8 x double> %744, double %746, i32 %743
  %748 = add nsw i32 %743, 1
  %749 = icmp eq i32 %748, 8
  br i1 %749, label %750, label %742

750:
  br i1 %723, label %754, label %751

751:
  %752 = phi <8 x double> [ zeroinitializer, %750 ], [ %763, %754 ]
  %753 = fdiv contract <8 x double> %752, %728
  br label %766

754:
  %755 = phi i64 [ %764, %754 ], [ 0, %750 ]
  %756 = phi <8 x double> [ %763, %754 ], [ zeroinitializer, %750 ]
  %757 = getelementptr inbounds <8 x double>, ptr %145, i64 %755
  %758 = load <8 x double>, ptr %757, align 64
  %759 = getelementptr inbounds <8 x double>, ptr %143, i64 %755
  %760 = load <8 x double>, ptr %759, align 64
  %761 = fmul contract <8 x double> %758, %760
  %762 = fmul contract <8 x double> %761, %761
  %763 = fadd contract <8 x double> %756, %762
  %764 = add nsw i64 %755, 1
  %765 = icmp eq i64 %764, %137
  br i1 %765, label %751, label %754

766:
  %767 = phi i32 [ 0, %751 ], [ %772, %766 ]
  %768 = phi <8 x double> [ %753, %751 ], [ %771, %766 ]
  %769 = extractelement <8 x double> %768, i32 %767
  %770 = call contract double @llvm.sqrt.f64(double %769)
  %771 = insertelement <8 x double> %768, double %770, i32 %767
  %772 = add nsw i32 %767, 1
  %773 = icmp eq i32 %772, 8
  br i1 %773, label %774, label %766

774:
  %775 = load ptr, ptr %24, align 8
  br label %783

776:
  %777 = getelementptr inbounds <8 x double>, ptr %74, i64 6
  %778 = load <8 x double>, ptr %777, align 64
  %779 = fadd contract <8 x double> %778, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %779, ptr %777, align 64
  %780 = icmp eq i32 %815, 0
  br i1 %780, label %781, label %818

781:
  %782 = getelementptr inbounds <8 x double>, ptr %74, i64 4
  store <8 x double> %805, ptr %782, align 64
  br label %1268

783:
  %784 = phi i64 [ 0, %774 ], [ %816, %803 ]
  %785 = phi <8 x double> [ undef, %774 ], [ %805, %803 ]
  %786 = phi i32 [ 0, %774 ], [ %815, %803 ]
  %787 = trunc i64 %784 to i32
  %788 = extractelement <8 x double> %747, i32 %787
  %789 = fcmp contract oeq double %788, 0.000000e+00
  %790 = extractelement <8 x double> %771, i32 %787
  %791 = fcmp contract oeq double %790, 0.000000e+00
  %792 = select i1 %789, i1 %791, i1 false
  br i1 %792, label %803, label %793

793:
  %794 = extractelement <8 x double> %141, i32 %787
  %795 = fmul contract double %794, %788
  %796 = fmul contract double %788, %795
  %797 = fmul contract double %788, %788
  %798 = fmul contract double %790, 1.000000e-02
  %799 = fmul contract double %790, %798
  %800 = fadd contract double %797, %799
  %801 = call contract double @llvm.sqrt.f64(double %800)
  %802 = fdiv contract double %796, %801
  br label %803

803:
  %804 = phi contract double [ %802, %793 ], [ 0.000000e+00, %783 ]
  %805 = insertelement <8 x double> %785, double %804, i32 %787
  %806 = getelementptr inbounds i64, ptr %775, i64 %784
  %807 = load i64, ptr %806, align 8
  %808 = icmp sgt i64 %807, -1
  %809 = fcmp contract ole double %804, 1.000000e+00
  %810 = select i1 %808, i1 %809, i1 false
  %811 = zext i1 %810 to i64
  %812 = add nsw i64 %784, 32
  %813 = getelementptr inbounds i64, ptr %775, i64 %812
  store i64 %811, ptr %813, align 8
  %814 = zext i1 %810 to i32
  %815 = add i32 %786, %814
  %816 = add nsw i64 %784, 1
  %817 = icmp eq i64 %816, 8
  br i1 %817, label %776, label %783

818:
  %819 = load ptr, ptr %40, align 8
  %820 = load ptr, ptr %31, align 8
  %821 = load ptr, ptr %30, align 8
  %822 = load ptr, ptr %33, align 8
  call void %819(ptr %17, ptr %147, ptr %820, ptr %821, ptr %822)
  br i1 %723, label %823, label %826

823:
  %824 = shl i64 %137, 1
  %825 = call i64 @llvm.smax.i64(i64 %824, i64 1)
  br label %967

826:
  %827 = phi <8 x double> [ zeroinitializer, %818 ], [ %973, %967 ]
  %828 = load i64, ptr %28, align 8
  %829 = load ptr, ptr %23, align 8
  %830 = load ptr, ptr %29, align 8
  %831 = mul nsw i64 %828, 17
  %832 = getelementptr inbounds <8 x double>, ptr %830, i64 %831
  %833 = load ptr, ptr %30, align 8
  %834 = mul nsw i64 %828, 19
  %835 = getelementptr inbounds <8 x double>, ptr %830, i64 %834
  %836 = icmp sgt i64 %828, 0
  br i1 %836, label %863, label %837

837:
  %838 = phi <8 x double> [ zeroinitializer, %826 ], [ %852, %843 ]
  %839 = sitofp i64 %828 to double
  %840 = insertelement <8 x double> poison, double %839, i64 0
  %841 = shufflevector <8 x double> %840, <8 x double> poison, <8 x i32> zeroinitializer
  %842 = fdiv contract <8 x double> %838, %841
  br label %855

843:
  %844 = phi i64 [ %853, %843 ], [ 0, %863 ]
  %845 = phi <8 x double> [ %852, %843 ], [ zeroinitializer, %863 ]
  %846 = getelementptr inbounds <8 x double>, ptr %835, i64 %844
  %847 = load <8 x double>, ptr %846, align 64
  %848 = getelementptr inbounds <8 x double>, ptr %143, i64 %844
  %849 = load <8 x double>, ptr %848, align 64
  %850 = fmul contract <8 x double> %847, %849
  %851 = fmul contract <8 x double> %850, %850
  %852 = fadd contract <8 x double> %845, %851
  %853 = add nsw i64 %844, 1
  %854 = icmp eq i64 %853, %828
  br i1 %854, label %837, label %843

855:
  %856 = phi i32 [ 0, %837 ], [ %861, %855 ]
  %857 = phi <8 x double> [ %842, %837 ], [ %860, %855 ]
  %858 = extractelement <8 x double> %857, i32 %856
  %859 = call contract double @llvm.sqrt.f64(double %858)
  %860 = insertelement <8 x double> %857, double %859, i32 %856
  %861 = add nsw i32 %856, 1
  %862 = icmp eq i32 %861, 8
  br i1 %862, label %875, label %855

863:
  %864 = phi i64 [ %871, %863 ], [ 0, %826 ]
  %865 = getelementptr inbounds <8 x double>, ptr %833, i64 %864
  %866 = load <8 x double>, ptr %865, align 64
  %867 = getelementptr inbounds <8 x double>, ptr %832, i64 %864
  %868 = load <8 x double>, ptr %867, align 64
  %869 = fsub contract <8 x double> %866, %868
  %870 = getelementptr inbounds <8 x double>, ptr %835, i64 %864
  store <8 x double> %869, ptr %870, align 64
  %871 = add nsw i64 %864, 1
  %872 = icmp eq i64 %871, %828
  br i1 %872, label %843, label %863

873:
  %874 = fcmp contract ugt double %880, 1.000000e+00
  br i1 %874, label %884, label %964

875:
  %876 = phi <8 x double> [ %881, %875 ], [ zeroinitializer, %855 ]
  %877 = phi i32 [ %882, %875 ], [ 0, %855 ]
  %878 = extractelement <8 x double> %876, i64 0
  %879 = extractelement <8 x double> %860, i32 %877
  %880 = call contract double @llvm.maxnum.f64(double %878, double %879)
  %881 = insertelement <8 x double> %876, double %880, i64 0
  %882 = add nsw i32 %877, 1
  %883 = icmp eq i32 %882, 8
  br i1 %883, label %873, label %875

884:
  %885 = load i64, ptr %34, align 8
  %886 = icmp eq i64 %885, 0
  br i1 %886, label %964, label %887

887:
  %888 = load double, ptr %25, align 8
  %889 = insertelement <8 x double> poison, double %888, i64 0
  %890 = shufflevector <8 x double> %889, <8 x double> poison, <8 x i32> zeroinitializer
  %891 = load <8 x double>, ptr %829, align 64
  %892 = fsub contract <8 x double> %890, %891
  %893 = getelementptr inbounds <8 x double>, ptr %829, i64 7
  %894 = load <8 x double>, ptr %893, align 64
  %895 = getelementptr inbounds <8 x double>, ptr %829, i64 8
  %896 = load <8 x double>, ptr %895, align 64
  %897 = fmul contract <8 x double> %896, %892
  %898 = fadd contract <8 x double> %894, %897
  %899 = fmul contract <8 x double> %898, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %900 = fmul contract <8 x double> %892, %899
  br i1 %836, label %901, label %903

901:
  %902 = mul nsw i64 %828, 20
  br label %926

903:
  %904 = phi <8 x double> [ zeroinitializer, %887 ], [ %915, %906 ]
  %905 = fdiv contract <8 x double> %904, %841
  br label %918

906:
  %907 = phi i64 [ %916, %906 ], [ 0, %945 ]
  %908 = phi <8 x double> [ %915, %906 ], [ zeroinitializer, %945 ]
  %909 = getelementptr inbounds <8 x double>, ptr %835, i64 %907
  %910 = load <8 x double>, ptr %909, align 64
  %911 = getelementptr inbounds <8 x double>, ptr %143, i64 %907
  %912 = load <8 x double>, ptr %911, align 64
  %913 = fmul contract <8 x double> %910, %912
  %914 = fmul contract <8 x double> %913, %913
  %915 = fadd contract <8 x double> %908, %914
  %916 = add nsw i64 %907, 1
  %917 = icmp eq i64 %916, %828
  br i1 %917, label %903, label %906

918:
  %919 = phi i32 [ 0, %903 ], [ %924, %918 ]
  %920 = phi <8 x double> [ %905, %903 ], [ %923, %918 ]
  %921 = extractelement <8 x double> %920, i32 %919
  %922 = call contract double @llvm.sqrt.f64(double %921)
  %923 = insertelement <8 x double> %920, double %922, i32 %919
  %924 = add nsw i32 %919, 1
  %925 = icmp eq i32 %924, 8
  br i1 %925, label %964, label %918

926:
  %927 = phi i64 [ 0, %901 ], [ %962, %945 ]
  %928 = load i64, ptr %34, align 8
  %929 = icmp sgt i64 %928, %927
  br i1 %929, label %930, label %945

930:
  %931 = load ptr, ptr %31, align 8
  %932 = load i64, ptr %35, align 8
  %933 = load i64, ptr %36, align 8
  %934 = icmp sgt i64 %933, %927
  br i1 %934, label %938, label %935

935:
  %936 = load i64, ptr %37, align 8
  %937 = sub nsw i64 %927, %936
  br label %938

938:
  %939 = phi <8 x double> [ %900, %930 ], [ %899, %935 ]
  %940 = phi i64 [ %927, %930 ], [ %937, %935 ]
  %941 = add nsw i64 %940, %932
  %942 = getelementptr inbounds <8 x double>, ptr %931, i64 %941
  %943 = load <8 x double>, ptr %942, align 64
  %944 = fmul contract <8 x double> %939, %943
  br label %945

945:
  %946 = phi contract <8 x double> [ %944, %938 ], [ zeroinitializer, %926 ]
  %947 = getelementptr inbounds <8 x double>, ptr %143, i64 %927
  %948 = load <8 x double>, ptr %947, align 64
  %949 = load ptr, ptr %29, align 8
  %950 = add nsw i64 %927, %902
  %951 = getelementptr inbounds <8 x double>, ptr %949, i64 %950
  %952 = load <8 x i64>, ptr %951, align 64
  %953 = and <8 x i64> %952, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %954 = bitcast <8 x i64> %953 to <8 x double>
  %955 = fmul contract <8 x double> %954, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %956 = fadd contract <8 x double> %946, %955
  %957 = fmul contract <8 x double> %948, %956
  %958 = fadd contract <8 x double> %957, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %959 = getelementptr inbounds <8 x double>, ptr %835, i64 %927
  %960 = load <8 x double>, ptr %959, align 64
  %961 = fdiv contract <8 x double> %960, %958
  store <8 x double> %961, ptr %959, align 64
  %962 = add nsw i64 %927, 1
  %963 = icmp eq i64 %962, %828
  br i1 %963, label %906, label %926

964:
  %965 = phi <8 x double> [ %860, %884 ], [ %860, %873 ], [ %923, %918 ]
  %966 = load ptr, ptr %24, align 8
  br label %976

967:
  %968 = phi i64 [ %974, %967 ], [ 0, %823 ]
  %969 = phi <8 x double> [ %973, %967 ], [ zeroinitializer, %823 ]
  %970 = getelementptr inbounds <8 x double>, ptr %139, i64 %968
  %971 = load <8 x double>, ptr %970, align 64
  %972 = fmul contract <8 x double> %971, zeroinitializer
  %973 = fadd contract <8 x double> %969, %972
  %974 = add nsw i64 %968, 1
  %975 = icmp eq i64 %974, %825
  br i1 %975, label %826, label %967

976:
  %977 = phi i64 [ 0, %964 ], [ %1018, %1015 ]
  %978 = phi <8 x double> [ %805, %964 ], [ %1017, %1015 ]
  %979 = phi i32 [ %815, %964 ], [ %1016, %1015 ]
  %980 = add nsw i64 %977, 32
  %981 = getelementptr inbounds i64, ptr %966, i64 %980
  %982 = load i64, ptr %981, align 8
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %1015, label %984

984:
  %985 = trunc i64 %977 to i32
  %986 = extractelement <8 x double> %827, i32 %985
  %987 = fcmp contract une double %986, 0.000000e+00
  br i1 %987, label %988, label %991

988:
  %989 = insertelement <8 x double> %978, double 0x7FF8000000000000, i32 %985
  %990 = extractelement <8 x double> %965, i32 %985
  br label %997

991:
  %992 = extractelement <8 x double> %965, i32 %985
  %993 = extractelement <8 x double> %978, i32 %985
  %994 = fcmp contract ogt double %992, %993
  br i1 %994, label %995, label %997

995:
  %996 = insertelement <8 x double> %978, double %992, i32 %985
  br label %997

997:
  %998 = phi double [ %992, %991 ], [ %992, %995 ], [ %990, %988 ]
  %999 = phi <8 x double> [ %978, %991 ], [ %996, %995 ], [ %989, %988 ]
  %1000 = extractelement <8 x double> %999, i32 %985
  %1001 = fcmp contract ole double %1000, 1.000000e+00
  %1002 = zext i1 %1001 to i64
  store i64 %1002, ptr %981, align 8
  %1003 = fcmp contract ogt double %998, 1.000000e+00
  %1004 = add nsw i64 %977, 40
  br i1 %1003, label %1005, label %1009

1005:
  %1006 = getelementptr inbounds i64, ptr %966, i64 %1004
  %1007 = load i64, ptr %1006, align 8
  %1008 = add nsw i64 %1007, 1
  br label %1009

1009:
  %1010 = phi i64 [ %1008, %1005 ], [ 0, %997 ]
  %1011 = getelementptr inbounds i64, ptr %966, i64 %1004
  store i64 %1010, ptr %1011, align 8
  %1012 = xor i1 %1001, true
  %1013 = sext i1 %1012 to i32
  %1014 = add i32 %979, %1013
  br label %1015

1015:
  %1016 = phi i32 [ %1014, %1009 ], [ %979, %976 ]
  %1017 = phi <8 x double> [ %999, %1009 ], [ %978, %976 ]
  %1018 = add nsw i64 %977, 1
  %1019 = icmp eq i64 %1018, 8
  br i1 %1019, label %1020, label %976

1020:
  %1021 = getelementptr inbounds <8 x double>, ptr %74, i64 4
  store <8 x double> %1017, ptr %1021, align 64
  %1022 = icmp eq i32 %1016, 0
  br i1 %1022, label %1268, label %1023

1023:
  %1024 = load i64, ptr %41, align 8
  %1025 = icmp eq i64 %1024, 0
  br i1 %1025, label %1268, label %1026

1026:
  %1027 = load i64, ptr %28, align 8
  %1028 = load ptr, ptr %29, align 8
  %1029 = load ptr, ptr %30, align 8
  %1030 = load ptr, ptr %42, align 8
  %1031 = load ptr, ptr %23, align 8
  %1032 = getelementptr inbounds <8 x double>, ptr %1031, i64 2
  %1033 = load <8 x double>, ptr %1032, align 64
  store <8 x double> %1033, ptr %3, align 64
  %1034 = getelementptr inbounds <8 x double>, ptr %1031, i64 3
  %1035 = load <8 x double>, ptr %1034, align 64
  %1036 = icmp sgt i64 %1024, 0
  br i1 %1036, label %1037, label %1039

1037:
  %1038 = load ptr, ptr %43, align 8
  br label %1056

1039:
  %1040 = phi i32 [ 0, %1026 ], [ %1063, %1056 ]
  %1041 = load ptr, ptr %44, align 8
  %1042 = load ptr, ptr %31, align 8
  %1043 = load ptr, ptr %45, align 8
  %1044 = load ptr, ptr %33, align 8
  call void %1041(ptr %3, ptr %1029, ptr %1042, ptr %1043, ptr %1044)
  %1045 = icmp eq i32 %1040, 0
  br i1 %1045, label %1108, label %1046

1046:
  %1047 = icmp sgt i64 %1027, 0
  br i1 %1047, label %1050, label %1048

1048:
  %1049 = fmul contract <8 x double> %1035, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1066

1050:
  %1051 = mul nsw i64 %1027, 20
  %1052 = fcmp contract ogt <8 x double> %1035, zeroinitializer
  %1053 = select <8 x i1> %1052, <8 x double> %1035, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1054 = fmul contract <8 x double> %1035, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1055 = fmul contract <8 x double> %1035, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1075

1056:
  %1057 = phi i32 [ 0, %1037 ], [ %1063, %1056 ]
  %1058 = phi i64 [ 0, %1037 ], [ %1064, %1056 ]
  %1059 = getelementptr inbounds i64, ptr %1038, i64 %1058
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp ne i64 %1060, 0
  %1062 = zext i1 %1061 to i32
  %1063 = or i32 %1057, %1062
  %1064 = add nsw i64 %1058, 1
  %1065 = icmp eq i64 %1064, %1024
  br i1 %1065, label %1039, label %1056

1066:
  %1067 = phi <8 x double> [ %1049, %1048 ], [ %1054, %1075 ]
  %1068 = load <8 x double>, ptr %1031, align 64
  %1069 = fadd contract <8 x double> %1067, %1068
  store <8 x double> %1069, ptr %4, align 64
  %1070 = load ptr, ptr %44, align 8
  %1071 = load ptr, ptr %42, align 8
  %1072 = load ptr, ptr %31, align 8
  %1073 = load ptr, ptr %46, align 8
  %1074 = load ptr, ptr %33, align 8
  call void %1070(ptr %4, ptr %1071, ptr %1072, ptr %1073, ptr %1074)
  br label %1108

1075:
  %1076 = phi i64 [ 0, %1050 ], [ %1106, %1075 ]
  %1077 = add nsw i64 %1076, %1051
  %1078 = getelementptr inbounds <8 x double>, ptr %1028, i64 %1077
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = getelementptr inbounds <8 x double>, ptr %1028, i64 %1076
  %1081 = load <8 x double>, ptr %1080, align 64
  %1082 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1076
  %1083 = load <8 x double>, ptr %1082, align 64
  %1084 = fsub contract <8 x double> %1083, %1079
  %1085 = fmul contract <8 x double> %1079, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1086 = fmul contract <8 x double> %1054, %1081
  %1087 = fadd contract <8 x double> %1085, %1086
  %1088 = fmul contract <8 x double> %1087, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1089 = fmul contract <8 x double> %1083, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1090 = add nsw i64 %1076, %1027
  %1091 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1090
  %1092 = load <8 x double>, ptr %1091, align 64
  %1093 = fmul contract <8 x double> %1055, %1092
  %1094 = fsub contract <8 x double> %1089, %1093
  %1095 = fmul contract <8 x double> %1094, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1096 = fadd contract <8 x double> %1088, %1095
  %1097 = getelementptr inbounds <8 x double>, ptr %1030, i64 %1076
  store <8 x double> %1096, ptr %1097, align 64
  %1098 = fmul contract <8 x double> %1084, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1099 = fdiv contract <8 x double> %1098, %1053
  %1100 = fmul contract <8 x double> %1081, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1101 = fsub contract <8 x double> %1099, %1100
  %1102 = load <8 x double>, ptr %1091, align 64
  %1103 = fmul contract <8 x double> %1102, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1104 = fsub contract <8 x double> %1101, %1103
  %1105 = getelementptr inbounds <8 x double>, ptr %1030, i64 %1090
  store <8 x double> %1104, ptr %1105, align 64
  %1106 = add nsw i64 %1076, 1
  %1107 = icmp eq i64 %1106, %1027
  br i1 %1107, label %1066, label %1075

1108:
  %1109 = shl i64 %1027, 3
  %1110 = icmp sgt i64 %1027, 0
  %1111 = mul nsw i64 %1027, 17
  %1112 = getelementptr inbounds <8 x double>, ptr %1028, i64 %1111
  %1113 = mul nsw i64 %1027, 20
  %1114 = getelementptr inbounds <8 x double>, ptr %1028, i64 %1113
  %1115 = shl nsw i64 %1027, 1
  %1116 = or i64 %1115, 1
  %1117 = shl i64 %1024, 1
  %1118 = call i64 @llvm.smax.i64(i64 %1117, i64 1)
  br label %1119

1119:
  %1120 = phi i64 [ 0, %1108 ], [ %1265, %1264 ]
  %1121 = load ptr, ptr %24, align 8
  %1122 = trunc i64 %1120 to i32
  %1123 = and i64 %1120, 4294967263
  %1124 = or i64 %1123, 32
  %1125 = getelementptr inbounds i64, ptr %1121, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, 0
  br i1 %1127, label %1264, label %1128

1128:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1122)
  %1129 = load ptr, ptr %48, align 8
  %1130 = getelementptr inbounds i64, ptr %1129, i64 1
  %1131 = load i64, ptr %1130, align 8
  %1132 = load i64, ptr %49, align 8
  %1133 = icmp slt i64 %1131, %1132
  br i1 %1133, label %1134, label %1140

1134:
  %1135 = load ptr, ptr %50, align 8
  %1136 = getelementptr inbounds double, ptr %1135, i64 %1131
  %1137 = load double, ptr %1136, align 8
  %1138 = load double, ptr %51, align 8
  %1139 = fcmp contract ugt double %1137, %1138
  br i1 %1139, label %1140, label %1144

1140:
  %1141 = load double, ptr %52, align 8
  %1142 = call fastcc i32 @suspicious(ptr %47, i64 %1024, double %1141)
  %1143 = icmp eq i32 %1142, 0
  br i1 %1143, label %1224, label %1144

1144:
  %1145 = load ptr, ptr %29, align 8
  %1146 = load ptr, ptr %53, align 8
  %1147 = load i64, ptr %54, align 8
  br label %1201

1148:
  %1149 = mul nsw i64 %1147, 17
  %1150 = getelementptr inbounds double, ptr %1146, i64 %1149
  br label %1151

1151:
  %1152 = phi i64 [ %1158, %1151 ], [ 0, %1148 ]
  %1153 = shl nsw i64 %1152, 3
  %1154 = add nsw i64 %1153, %1120
  %1155 = getelementptr inbounds double, ptr %1112, i64 %1154
  %1156 = load double, ptr %1155, align 8
  %1157 = getelementptr inbounds double, ptr %1150, i64 %1152
  store double %1156, ptr %1157, align 8
  %1158 = add nsw i64 %1152, 1
  %1159 = icmp eq i64 %1158, %1027
  br i1 %1159, label %1160, label %1151

1160:
  %1161 = mul nsw i64 %1147, 20
  %1162 = getelementptr inbounds double, ptr %1146, i64 %1161
  br label %1163

1163:
  %1164 = phi i64 [ 0, %1160 ], [ %1170, %1163 ]
  %1165 = shl nsw i64 %1164, 3
  %1166 = add nsw i64 %1165, %1120
  %1167 = getelementptr inbounds double, ptr %1114, i64 %1166
  %1168 = load double, ptr %1167, align 8
  %1169 = getelementptr inbounds double, ptr %1162, i64 %1164
  store double %1168, ptr %1169, align 8
  %1170 = add nsw i64 %1164, 1
  %1171 = icmp eq i64 %1170, %1027
  br i1 %1171, label %1172, label %1163

1172:
  %1173 = load ptr, ptr %30, align 8
  %1174 = load i64, ptr %55, align 8
  %1175 = add nsw i64 %1174, %1116
  %1176 = load ptr, ptr %56, align 8
  %1177 = icmp sgt i64 %1175, 0
  br i1 %1177, label %1178, label %1187

1178:
  %1179 = phi i64 [ %1185, %1178 ], [ 0, %1172 ]
  %1180 = shl nsw i64 %1179, 3
  %1181 = add nsw i64 %1180, %1120
  %1182 = getelementptr inbounds double, ptr %1173, i64 %1181
  %1183 = load double, ptr %1182, align 8
  %1184 = getelementptr inbounds double, ptr %1176, i64 %1179
  store double %1183, ptr %1184, align 8
  %1185 = add nsw i64 %1179, 1
  %1186 = icmp eq i64 %1185, %1175
  br i1 %1186, label %1187, label %1178

1187:
  %1188 = load ptr, ptr %31, align 8
  %1189 = load i64, ptr %57, align 8
  %1190 = load ptr, ptr %58, align 8
  %1191 = icmp sgt i64 %1189, 0
  br i1 %1191, label %1192, label %1224

1192:
  %1193 = phi i64 [ %1199, %1192 ], [ 0, %1187 ]
  %1194 = shl nsw i64 %1193, 3
  %1195 = add nsw i64 %1194, %1120
  %1196 = getelementptr inbounds double, ptr %1188, i64 %1195
  %1197 = load double, ptr %1196, align 8
  %1198 = getelementptr inbounds double, ptr %1190, i64 %1193
  store double %1197, ptr %1198, align 8
  %1199 = add nsw i64 %1193, 1
  %1200 = icmp eq i64 %1199, %1189
  br i1 %1200, label %1224, label %1192

1201:
  %1202 = phi i64 [ 0, %1144 ], [ %1223, %1222 ]
  %1203 = mul i64 %1109, %1202
  %1204 = getelementptr inbounds double, ptr %1145, i64 %1203
  %1205 = mul nsw i64 %1202, %1147
  %1206 = getelementptr inbounds double, ptr %1146, i64 %1205
  br i1 %1110, label %1207, label %1219

1207:
  %1208 = phi i64 [ %1214, %1207 ], [ 0, %1201 ]
  %1209 = shl nsw i64 %1208, 3
  %1210 = add nsw i64 %1209, %1120
  %1211 = getelementptr inbounds double, ptr %1204, i64 %1210
  %1212 = load double, ptr %1211, align 8
  %1213 = getelementptr inbounds double, ptr %1206, i64 %1208
  store double %1212, ptr %1213, align 8
  %1214 = add nsw i64 %1208, 1
  %1215 = icmp eq i64 %1214, %1027
  br i1 %1215, label %1216, label %1207

1216:
  %1217 = add nsw i64 %1202, 1
  %1218 = icmp eq i64 %1217, 12
  br i1 %1218, label %1148, label %1222

1219:
  %1220 = add nsw i64 %1202, 1
  %1221 = icmp eq i64 %1220, 12
  br i1 %1221, label %1172, label %1222

1222:
  %1223 = phi i64 [ %1217, %1216 ], [ %1220, %1219 ]
  br label %1201

1224:
  %1225 = call contract fastcc double @observe(ptr %5, ptr %47)
  %1226 = fcmp contract olt double %1225, 1.000000e+00
  br i1 %1226, label %1227, label %1249

1227:
  %1228 = load double, ptr %59, align 8
  %1229 = load double, ptr %52, align 8
  %1230 = fmul contract double %1225, %1229
  %1231 = fadd contract double %1228, %1230
  %1232 = load <8 x double>, ptr %1032, align 64
  %1233 = insertelement <8 x double> %1232, double %1231, i32 %1122
  store <8 x double> %1233, ptr %1032, align 64
  %1234 = load i64, ptr %55, align 8
  %1235 = add nsw i64 %1234, %1116
  %1236 = icmp sgt i64 %1235, 0
  br i1 %1236, label %1237, label %1249

1237:
  %1238 = load ptr, ptr %60, align 8
  %1239 = load ptr, ptr %30, align 8
  br label %1240

1240:
  %1241 = phi i64 [ 0, %1237 ], [ %1247, %1240 ]
  %1242 = getelementptr inbounds double, ptr %1238, i64 %1241
  %1243 = load double, ptr %1242, align 8
  %1244 = shl nsw i64 %1241, 3
  %1245 = add nsw i64 %1244, %1120
  %1246 = getelementptr inbounds double, ptr %1239, i64 %1245
  store double %1243, ptr %1246, align 8
  %1247 = add nsw i64 %1241, 1
  %1248 = icmp eq i64 %1247, %1235
  br i1 %1248, label %1249, label %1240

1249:
  br i1 %1036, label %1250, label %1253

1250:
  %1251 = load ptr, ptr %61, align 8
  %1252 = load ptr, ptr %62, align 8
  br label %1255

1253:
  %1254 = load ptr, ptr %48, align 8
  store i64 0, ptr %1254, align 8
  br label %1264

1255:
  %1256 = phi i64 [ 0, %1250 ], [ %1262, %1255 ]
  %1257 = getelementptr inbounds double, ptr %1251, i64 %1256
  %1258 = load double, ptr %1257, align 8
  %1259 = shl nsw i64 %1256, 3
  %1260 = add nsw i64 %1259, %1120
  %1261 = getelementptr inbounds double, ptr %1252, i64 %1260
  store double %1258, ptr %1261, align 8
  %1262 = add nsw i64 %1256, 1
  %1263 = icmp eq i64 %1262, %1118
  br i1 %1263, label %1253, label %1255

1264:
  %1265 = add nsw i64 %1120, 1
  %1266 = icmp eq i64 %1265, 8
  br i1 %1266, label %1267, label %1119

1267:
  br label %1268

1268:
  %1269 = load i64, ptr %28, align 8
  %1270 = load ptr, ptr %29, align 8
  %1271 = load ptr, ptr %30, align 8
  %1272 = load ptr, ptr %24, align 8
  %1273 = getelementptr inbounds i64, ptr %1272, i64 32
  %1274 = load <8 x i64>, ptr %1273, align 64
  %1275 = icmp ne <8 x i64> %1274, zeroinitializer
  %1276 = sext <8 x i1> %1275 to <8 x i64>
  %1277 = icmp sgt i64 %1269, 0
  %1278 = mul nsw i64 %1269, 20
  br i1 %1277, label %1279, label %1291

1279:
  %1280 = phi i64 [ %1289, %1279 ], [ 0, %1268 ]
  %1281 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1280
  %1282 = load <8 x i64>, ptr %1281, align 64
  %1283 = and <8 x i64> %1282, %1276
  %1284 = add nsw i64 %1280, %1278
  %1285 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1284
  %1286 = load <8 x i64>, ptr %1285, align 64
  %1287 = select <8 x i1> %1275, <8 x i64> zeroinitializer, <8 x i64> %1286
  %1288 = or <8 x i64> %1287, %1283
  store <8 x i64> %1288, ptr %1285, align 64
  %1289 = add nsw i64 %1280, 1
  %1290 = icmp eq i64 %1289, %1269
  br i1 %1290, label %1345, label %1279

1291:
  %1292 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1278
  %1293 = load i64, ptr %36, align 8
  %1294 = load i64, ptr %34, align 8
  %1295 = icmp slt i64 %1293, %1294
  br i1 %1295, label %1296, label %1341

1296:
  %1297 = load ptr, ptr %31, align 8
  %1298 = load i64, ptr %35, align 8
  br label %1299

1299:
  %1300 = phi i64 [ %1293, %1296 ], [ %1318, %1310 ]
  %1301 = phi <8 x double> [ zeroinitializer, %1296 ], [ %1317, %1310 ]
  %1302 = getelementptr inbounds <8 x double>, ptr %1292, i64 %1300
  %1303 = load <8 x i64>, ptr %1302, align 64
  %1304 = and <8 x i64> %1303, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1305 = bitcast <8 x i64> %1304 to <8 x double>
  %1306 = icmp sgt i64 %1293, %1300
  br i1 %1306, label %1310, label %1307

1307:
  %1308 = load i64, ptr %37, align 8
  %1309 = sub nsw i64 %1300, %1308
  br label %1310

1310:
  %1311 = phi i64 [ %1309, %1307 ], [ %1300, %1299 ]
  %1312 = add nsw i64 %1311, %1298
  %1313 = getelementptr inbounds <8 x double>, ptr %1297, i64 %1312
  %1314 = load <8 x double>, ptr %1313, align 64
  %1315 = fdiv contract <8 x double> %1305, %1314
  %1316 = fcmp contract ogt <8 x double> %1301, %1315
  %1317 = select <8 x i1> %1316, <8 x double> %1301, <8 x double> %1315
  %1318 = add nsw i64 %1300, 1
  %1319 = icmp eq i64 %1318, %1294
  br i1 %1319, label %1320, label %1299

1320:
  %1321 = phi i64 [ %1339, %1331 ], [ %1293, %1310 ]
  %1322 = phi <8 x double> [ %1338, %1331 ], [ zeroinitializer, %1310 ]
  %1323 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1321
  %1324 = load <8 x i64>, ptr %1323, align 64
  %1325 = and <8 x i64> %1324, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1326 = bitcast <8 x i64> %1325 to <8 x double>
  %1327 = icmp sgt i64 %1293, %1321
  br i1 %1327, label %1331, label %1328

1328:
  %1329 = load i64, ptr %37, align 8
  %1330 = sub nsw i64 %1321, %1329
  br label %1331

1331:
  %1332 = phi i64 [ %1330, %1328 ], [ %1321, %1320 ]
  %1333 = add nsw i64 %1332, %1298
  %1334 = getelementptr inbounds <8 x double>, ptr %1297, i64 %1333
  %1335 = load <8 x double>, ptr %1334, align 64
  %1336 = fdiv contract <8 x double> %1326, %1335
  %1337 = fcmp contract ogt <8 x double> %1322, %1336
  %1338 = select <8 x i1> %1337, <8 x double> %1322, <8 x double> %1336
  %1339 = add nsw i64 %1321, 1
  %1340 = icmp eq i64 %1339, %1294
  br i1 %1340, label %1341, label %1320

1341:
  %1342 = phi <8 x double> [ zeroinitializer, %1291 ], [ %1317, %1331 ]
  %1343 = phi <8 x double> [ zeroinitializer, %1291 ], [ %1338, %1331 ]
  %1344 = shl nsw i64 %1269, 4
  br label %1357

1345:
  %1346 = phi i64 [ %1355, %1345 ], [ 0, %1279 ]
  %1347 = add nsw i64 %1346, %1269
  %1348 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1347
  %1349 = load <8 x i64>, ptr %1348, align 64
  %1350 = and <8 x i64> %1349, %1276
  %1351 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1346
  %1352 = load <8 x i64>, ptr %1351, align 64
  %1353 = select <8 x i1> %1275, <8 x i64> zeroinitializer, <8 x i64> %1352
  %1354 = or <8 x i64> %1353, %1350
  store <8 x i64> %1354, ptr %1351, align 64
  %1355 = add nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %1269
  br i1 %1356, label %1291, label %1345

1357:
  %1358 = phi i64 [ 0, %1341 ], [ %1510, %1509 ]
  %1359 = load ptr, ptr %23, align 8
  %1360 = getelementptr inbounds double, ptr %1359, i64 %1358
  %1361 = load ptr, ptr %24, align 8
  %1362 = getelementptr inbounds i64, ptr %1361, i64 %1358
  %1363 = load i64, ptr %1362, align 8
  %1364 = icmp slt i64 %1363, 0
  br i1 %1364, label %1509, label %1365

1365:
  %1366 = getelementptr inbounds double, ptr %1360, i64 24
  %1367 = load double, ptr %1366, align 8
  %1368 = getelementptr inbounds double, ptr %1360, i64 32
  %1369 = load double, ptr %1368, align 8
  %1370 = getelementptr inbounds i64, ptr %1362, i64 32
  %1371 = load i64, ptr %1370, align 8
  %1372 = icmp eq i64 %1371, 0
  br i1 %1372, label %1373, label %1395

1373:
  %1374 = getelementptr inbounds i64, ptr %1362, i64 24
  store i64 1, ptr %1374, align 8
  %1375 = fcmp contract olt double %1369, 0x7FF0000000000000
  br i1 %1375, label %1376, label %1389

1376:
  %1377 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1377, label %1385, label %1378

1378:
  %1379 = call contract double @llvm.sqrt.f64(double %1369)
  %1380 = call contract double @llvm.sqrt.f64(double %1379)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = fdiv contract double 8.500000e-01, %1381
  %1383 = call contract double @llvm.maxnum.f64(double %1382, double 0x3FD5555555555555)
  %1384 = call contract double @llvm.minnum.f64(double %1383, double 6.000000e+00)
  br label %1385

1385:
  %1386 = phi double [ %1384, %1378 ], [ 6.000000e+00, %1376 ]
  %1387 = fmul contract double %1367, %1386
  %1388 = getelementptr inbounds double, ptr %1360, i64 8
  store double %1387, ptr %1388, align 8
  br label %1509

1389:
  %1390 = fmul contract double %1367, 1.000000e-01
  %1391 = getelementptr inbounds double, ptr %1360, i64 8
  store double %1390, ptr %1391, align 8
  %1392 = getelementptr inbounds i64, ptr %1362, i64 16
  %1393 = load i64, ptr %1392, align 8
  %1394 = add nsw i64 %1393, 1
  store i64 %1394, ptr %1392, align 8
  br label %1509

1395:
  %1396 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1396, label %1404, label %1397

1397:
  %1398 = call contract double @llvm.sqrt.f64(double %1369)
  %1399 = call contract double @llvm.sqrt.f64(double %1398)
  %1400 = call contract double @llvm.sqrt.f64(double %1399)
  %1401 = fdiv contract double 8.500000e-01, %1400
  %1402 = call contract double @llvm.maxnum.f64(double %1401, double 0x3FD5555555555555)
  %1403 = call contract double @llvm.minnum.f64(double %1402, double 6.000000e+00)
  br label %1404

1404:
  %1405 = phi double [ %1403, %1397 ], [ 6.000000e+00, %1395 ]
  %1406 = getelementptr inbounds i64, ptr %1362, i64 24
  %1407 = load i64, ptr %1406, align 8
  %1408 = icmp eq i64 %1407, 0
  %1409 = call contract double @llvm.minnum.f64(double %1405, double 1.000000e+00)
  %1410 = select i1 %1408, double %1405, double %1409
  %1411 = getelementptr inbounds double, ptr %1360, i64 16
  %1412 = load double, ptr %1411, align 8
  %1413 = load double, ptr %25, align 8
  %1414 = fcmp contract oeq double %1412, %1413
  br i1 %1414, label %1415, label %1418

1415:
  %1416 = getelementptr inbounds double, ptr %1360, i64 8
  %1417 = load double, ptr %1416, align 8
  br label %1418

1418:
  %1419 = phi contract double [ %1417, %1415 ], [ 0.000000e+00, %1404 ]
  %1420 = fmul contract double %1367, %1410
  %1421 = call contract double @llvm.maxnum.f64(double %1420, double %1419)
  %1422 = getelementptr inbounds double, ptr %1360, i64 8
  store double %1421, ptr %1422, align 8
  %1423 = getelementptr inbounds i64, ptr %1362, i64 40
  store i64 0, ptr %1423, align 8
  %1424 = getelementptr inbounds i64, ptr %1362, i64 16
  store i64 0, ptr %1424, align 8
  store i64 0, ptr %1406, align 8
  %1425 = getelementptr inbounds i64, ptr %1362, i64 8
  %1426 = load i64, ptr %1425, align 8
  %1427 = add nsw i64 %1426, 1
  store i64 %1427, ptr %1425, align 8
  %1428 = getelementptr inbounds double, ptr %1360, i64 48
  %1429 = load double, ptr %1428, align 8
  %1430 = fadd contract double %1429, 1.000000e+00
  store double %1430, ptr %1428, align 8
  store double %1412, ptr %1360, align 8
  %1431 = trunc i64 %1358 to i32
  %1432 = extractelement <8 x double> %1342, i32 %1431
  %1433 = getelementptr inbounds double, ptr %1360, i64 56
  store double %1432, ptr %1433, align 8
  %1434 = load i64, ptr %34, align 8
  %1435 = icmp eq i64 %1434, 0
  br i1 %1435, label %1448, label %1436

1436:
  %1437 = extractelement <8 x double> %1343, i32 %1431
  %1438 = load ptr, ptr %31, align 8
  %1439 = load i64, ptr %35, align 8
  %1440 = add nsw i64 %1439, %1434
  %1441 = load i64, ptr %37, align 8
  %1442 = sub i64 %1440, %1441
  %1443 = shl nsw i64 %1442, 3
  %1444 = or i64 %1443, %1358
  %1445 = getelementptr inbounds double, ptr %1438, i64 %1444
  %1446 = load double, ptr %1445, align 8
  %1447 = fadd contract double %1437, %1446
  br label %1448

1448:
  %1449 = phi contract double [ %1447, %1436 ], [ 0.000000e+00, %1418 ]
  %1450 = getelementptr inbounds double, ptr %1360, i64 64
  store double %1449, ptr %1450, align 8
  %1451 = load i64, ptr %63, align 8
  %1452 = icmp sgt i64 %1451, 0
  br i1 %1452, label %1455, label %1453

1453:
  %1454 = load ptr, ptr %30, align 8
  br label %1476

1455:
  %1456 = load i64, ptr %64, align 8
  %1457 = load i64, ptr %28, align 8
  %1458 = load ptr, ptr %30, align 8
  %1459 = shl nsw i64 %1457, 1
  %1460 = or i64 %1459, 1
  %1461 = load ptr, ptr %31, align 8
  %1462 = sub i64 %1456, %1451
  br label %1463

1463:
  %1464 = phi i64 [ 0, %1455 ], [ %1474, %1463 ]
  %1465 = add nsw i64 %1460, %1464
  %1466 = shl nsw i64 %1465, 3
  %1467 = add nsw i64 %1466, %1358
  %1468 = getelementptr inbounds double, ptr %1458, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = add nsw i64 %1462, %1464
  %1471 = shl nsw i64 %1470, 3
  %1472 = add nsw i64 %1471, %1358
  %1473 = getelementptr inbounds double, ptr %1461, i64 %1472
  store double %1469, ptr %1473, align 8
  %1474 = add nsw i64 %1464, 1
  %1475 = icmp eq i64 %1474, %1451
  br i1 %1475, label %1476, label %1463

1476:
  %1477 = phi ptr [ %1454, %1453 ], [ %1458, %1463 ]
  %1478 = or i64 %1358, %1344
  %1479 = getelementptr inbounds double, ptr %1477, i64 %1478
  %1480 = load double, ptr %1479, align 8
  %1481 = getelementptr inbounds double, ptr %1360, i64 40
  %1482 = load double, ptr %1481, align 8
  %1483 = fcmp contract ogt double %1480, %1482
  %1484 = fcmp contract uno double %1480, 0.000000e+00
  %1485 = or i1 %1484, %1483
  %1486 = select contract i1 %1485, double %1480, double %1482
  store double %1486, ptr %1481, align 8
  %1487 = load double, ptr %65, align 8
  %1488 = fcmp contract ugt double %1480, %1487
  %1489 = load i64, ptr %41, align 8
  %1490 = icmp eq i64 %1489, 0
  br i1 %1490, label %1506, label %1491

1491:
  %1492 = load ptr, ptr %66, align 8
  %1493 = mul nsw i64 %1358, 5
  %1494 = add nsw i64 %1493, 2
  %1495 = getelementptr inbounds i64, ptr %1492, i64 %1494
  %1496 = load i64, ptr %1495, align 8
  %1497 = icmp sgt i64 %1496, -1
  br i1 %1497, label %1498, label %1506

1498:
  %1499 = load ptr, ptr %67, align 8
  %1500 = shl nsw i64 %1496, 2
  %1501 = getelementptr inbounds i64, ptr %1499, i64 %1500
  %1502 = load i64, ptr %1501, align 8
  %1503 = icmp eq i64 %1502, 8
  %1504 = add nsw i64 %1496, 8
  %1505 = select i1 %1503, i64 %1504, i64 5
  br label %1507

1506:
  br i1 %1488, label %1507, label %1509

1507:
  %1508 = phi i64 [ %1505, %1498 ], [ 4, %1506 ]
  call fastcc void @release_8(ptr %0, i32 %1431, i64 %1508)
  br label %1509

1509:
  %1510 = add nsw i64 %1358, 1
  %1511 = icmp eq i64 %1510, 8
  br i1 %1511, label %1512, label %1357

1512:
  %1513 = phi i32 [ %135, %134 ], [ %70, %1509 ]
  %1514 = add nsw i64 %69, 1
  %1515 = icmp sge i64 %1514, %1
  %1516 = icmp eq i32 %1513, 0
  %1517 = select i1 %1515, i1 true, i1 %1516
  br i1 %1517, label %1518, label %68

1518:
  %1519 = phi i1 [ %19, %2 ], [ %1515, %1512 ]
  %1520 = zext i1 %1519 to i64
  ret i64 %1520
}

define internal fastcc i32 @fill_8(ptr %0) {
  %2 = alloca <8 x double>, align 64
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %578, label %96

18:
  %19 = phi i64 [ 0, %1 ], [ %94, %88 ]
  %20 = phi i32 [ 0, %1 ], [ %93, %88 ]
  %21 = phi i64 [ 0, %1 ], [ %90, %88 ]
  %22 = getelementptr inbounds i64, ptr %5, i64 %19
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %25, label %88

25:
  %26 = load ptr, ptr %6, align 8
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %7, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %88

30:
  %31 = add nsw i64 %27, 1
  store i64 %31, ptr %26, align 8
  %32 = load i64, ptr %8, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %40

35:
  %36 = load ptr, ptr %10, align 8
  %37 = mul nsw i64 %32, %27
  %38 = load ptr, ptr %11, align 8
  %39 = mul nsw i64 %32, 20
  br label %46

40:
  %41 = icmp sgt i64 %33, 0
  br i1 %41, label %42, label %57

42:
  %43 = load ptr, ptr %12, align 8
  %44 = mul nsw i64 %33, %27
  %45 = load ptr, ptr %13, align 8
  br label %59

46:
  %47 = phi i64 [ 0, %35 ], [ %55, %46 ]
  %48 = add nsw i64 %47, %37
  %49 = getelementptr inbounds double, ptr %36, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = add nsw i64 %47, %39
  %52 = shl nsw i64 %51, 3
  %53 = add nsw i64 %52, %19
  %54 = getelementptr inbounds double, ptr %38, i64 %53
  store double %50, ptr %54, align 8
  %55 = add nsw i64 %47, 1
  %56 = icmp eq i64 %55, %32
  br i1 %56, label %40, label %46

57:
  %58 = load ptr, ptr %14, align 8
  br label %69

59:
  %60 = phi i64 [ 0, %42 ], [ %67, %59 ]
  %61 = add nsw i64 %60, %44
  %62 = getelementptr inbounds double, ptr %43, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = shl nsw i64 %60, 3
  %65 = add nsw i64 %64, %19
  %66 = getelementptr inbounds double, ptr %45, i64 %65
  store double %63, ptr %66, align 8
  %67 = add nsw i64 %60, 1
  %68 = icmp eq i64 %67, %33
  br i1 %68, label %57, label %59

69:
  %70 = phi i64 [ 0, %57 ], [ %74, %69 ]
  %71 = shl nsw i64 %70, 3
  %72 = add nsw i64 %71, %19
  %73 = getelementptr inbounds double, ptr %58, i64 %72
  store double 0.000000e+00, ptr %73, align 8
  %74 = add nsw i64 %70, 1
  %75 = icmp eq i64 %74, 9
  br i1 %75, label %76, label %69

76:
  %77 = phi i64 [ %81, %76 ], [ 0, %69 ]
  %78 = shl nsw i64 %77, 3
  %79 = add nsw i64 %78, %19
  %80 = getelementptr inbounds i64, ptr %5, i64 %79
  store i64 0, ptr %80, align 8
  %81 = add nsw i64 %77, 1
  %82 = icmp eq i64 %81, 6
  br i1 %82, label %83, label %76

83:
  %84 = load double, ptr %15, align 8
  %85 = getelementptr inbounds double, ptr %58, i64 %19
  store double %84, ptr %85, align 8
  store i64 %27, ptr %22, align 8
  %86 = shl i64 1, %19
  %87 = or i64 %86, %21
  br label %88

88:
  %89 = phi i64 [ %27, %83 ], [ %23, %25 ], [ %23, %18 ]
  %90 = phi i64 [ %87, %83 ], [ %21, %25 ], [ %21, %18 ]
  %91 = icmp sgt i64 %89, -1
  %92 = zext i1 %91 to i32
  %93 = or i32 %20, %92
  %94 = add nsw i64 %19, 1
  %95 = icmp eq i64 %94, 8
  br i1 %95, label %16, label %18

96:
  %97 = load i64, ptr %8, align 8
  %98 = load ptr, ptr %11, align 8
  %99 = mul nsw i64 %97, 20
  %100 = getelementptr inbounds <8 x double>, ptr %98, i64 %99
  %101 = shl nsw i64 %97, 4
  %102 = load ptr, ptr %14, align 8
  %103 = load <8 x double>, ptr %102, align 64
  store <8 x double> %103, ptr %2, align 64
  %104 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %13, align 8
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %110 = load ptr, ptr %109, align 8
  call void %105(ptr %2, ptr %100, ptr %106, ptr %108, ptr %110)
  %111 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  br label %179

112:
  %113 = mul nsw i64 %97, 18
  %114 = getelementptr inbounds <8 x double>, ptr %98, i64 %97
  %115 = getelementptr inbounds <8 x double>, ptr %98, i64 %101
  %116 = getelementptr inbounds <8 x double>, ptr %98, i64 %113
  %117 = load ptr, ptr %0, align 8
  %118 = load ptr, ptr %13, align 8
  %119 = load ptr, ptr %109, align 8
  call void %117(ptr %2, ptr %100, ptr %118, ptr %114, ptr %119)
  %120 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %125, label %172

125:
  %126 = load ptr, ptr %13, align 8
  %127 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  br label %130

130:
  %131 = phi i64 [ %121, %125 ], [ %149, %141 ]
  %132 = phi <8 x double> [ zeroinitializer, %125 ], [ %148, %141 ]
  %133 = getelementptr inbounds <8 x double>, ptr %100, i64 %131
  %134 = load <8 x i64>, ptr %133, align 64
  %135 = and <8 x i64> %134, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %136 = bitcast <8 x i64> %135 to <8 x double>
  %137 = icmp sgt i64 %121, %131
  br i1 %137, label %141, label %138

138:
  %139 = load i64, ptr %129, align 8
  %140 = sub nsw i64 %131, %139
  br label %141

141:
  %142 = phi i64 [ %140, %138 ], [ %131, %130 ]
  %143 = add nsw i64 %142, %128
  %144 = getelementptr inbounds <8 x double>, ptr %126, i64 %143
  %145 = load <8 x double>, ptr %144, align 64
  %146 = fdiv contract <8 x double> %136, %145
  %147 = fcmp contract ogt <8 x double> %132, %146
  %148 = select <8 x i1> %147, <8 x double> %132, <8 x double> %146
  %149 = add nsw i64 %131, 1
  %150 = icmp eq i64 %149, %123
  br i1 %150, label %151, label %130

151:
  %152 = phi i64 [ %170, %162 ], [ %121, %141 ]
  %153 = phi <8 x double> [ %169, %162 ], [ zeroinitializer, %141 ]
  %154 = getelementptr inbounds <8 x double>, ptr %114, i64 %152
  %155 = load <8 x i64>, ptr %154, align 64
  %156 = and <8 x i64> %155, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %157 = bitcast <8 x i64> %156 to <8 x double>
  %158 = icmp sgt i64 %121, %152
  br i1 %158, label %162, label %159

159:
  %160 = load i64, ptr %129, align 8
  %161 = sub nsw i64 %152, %160
  br label %162

162:
  %163 = phi i64 [ %161, %159 ], [ %152, %151 ]
  %164 = add nsw i64 %163, %128
  %165 = getelementptr inbounds <8 x double>, ptr %126, i64 %164
  %166 = load <8 x double>, ptr %165, align 64
  %167 = fdiv contract <8 x double> %157, %166
  %168 = fcmp contract ogt <8 x double> %153, %167
  %169 = select <8 x i1> %168, <8 x double> %153, <8 x double> %167
  %170 = add nsw i64 %152, 1
  %171 = icmp eq i64 %170, %123
  br i1 %171, label %172, label %151

172:
  %173 = phi <8 x double> [ zeroinitializer, %112 ], [ %148, %162 ]
  %174 = phi <8 x double> [ zeroinitializer, %112 ], [ %169, %162 ]
  %175 = icmp eq i64 %123, 0
  %176 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %177 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %178 = icmp sgt i64 %97, 0
  br label %348

179:
  %180 = phi i64 [ 0, %96 ], [ %219, %218 ]
  %181 = shl nsw i64 1, %180
  %182 = and i64 %181, %90
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %218, label %184

184:
  %185 = load i64, ptr %111, align 8
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %189, label %187

187:
  %188 = load ptr, ptr %107, align 8
  br label %210

189:
  %190 = load i64, ptr %9, align 8
  %191 = load i64, ptr %8, align 8
  %192 = load ptr, ptr %107, align 8
  %193 = shl nsw i64 %191, 1
  %194 = or i64 %193, 1
  %195 = load ptr, ptr %13, align 8
  %196 = sub i64 %190, %185
  br label %197

197:
  %198 = phi i64 [ 0, %189 ], [ %208, %197 ]
  %199 = add nsw i64 %194, %198
  %200 = shl nsw i64 %199, 3
  %201 = add nsw i64 %200, %180
  %202 = getelementptr inbounds double, ptr %192, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = add nsw i64 %196, %198
  %205 = shl nsw i64 %204, 3
  %206 = add nsw i64 %205, %180
  %207 = getelementptr inbounds double, ptr %195, i64 %206
  store double %203, ptr %207, align 8
  %208 = add nsw i64 %198, 1
  %209 = icmp eq i64 %208, %185
  br i1 %209, label %210, label %197

210:
  %211 = phi ptr [ %188, %187 ], [ %192, %197 ]
  %212 = add nsw i64 %180, %101
  %213 = getelementptr inbounds double, ptr %211, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = load ptr, ptr %14, align 8
  %216 = add nsw i64 %180, 40
  %217 = getelementptr inbounds double, ptr %215, i64 %216
  store double %214, ptr %217, align 8
  br label %218

218:
  %219 = add nsw i64 %180, 1
  %220 = icmp eq i64 %219, 8
  br i1 %220, label %112, label %179

221:
  %222 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %223 = load double, ptr %222, align 8
  %224 = load double, ptr %15, align 8
  %225 = fsub contract double %223, %224
  %226 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %227 = load double, ptr %226, align 8
  %228 = call contract double @llvm.minnum.f64(double %227, double %225)
  %229 = fmul contract double %228, 1.000000e-03
  %230 = fadd contract double %229, 0.000000e+00
  %231 = insertelement <8 x double> poison, double %230, i64 0
  %232 = load i64, ptr %8, align 8
  %233 = bitcast <8 x double> %231 to <8 x i64>
  %234 = and <8 x i64> %233, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %235 = bitcast <8 x i64> %234 to <8 x double>
  %236 = shufflevector <8 x double> %235, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %175, label %246, label %237

237:
  %238 = load ptr, ptr %14, align 8
  %239 = getelementptr inbounds <8 x double>, ptr %238, i64 7
  %240 = load <8 x double>, ptr %239, align 64
  %241 = getelementptr inbounds <8 x double>, ptr %238, i64 8
  %242 = load <8 x double>, ptr %241, align 64
  %243 = fmul contract <8 x double> %236, %242
  %244 = fadd contract <8 x double> %240, %243
  %245 = fmul contract <8 x double> %244, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %246

246:
  %247 = phi contract <8 x double> [ %245, %237 ], [ zeroinitializer, %221 ]
  %248 = fmul contract <8 x double> %236, %247
  %249 = icmp sgt i64 %232, 0
  br i1 %249, label %250, label %295

250:
  %251 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %252 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %253

253:
  %254 = phi i64 [ 0, %250 ], [ %293, %272 ]
  %255 = load i64, ptr %122, align 8
  %256 = icmp sgt i64 %255, %254
  br i1 %256, label %257, label %272

257:
  %258 = load ptr, ptr %13, align 8
  %259 = load i64, ptr %176, align 8
  %260 = load i64, ptr %120, align 8
  %261 = icmp sgt i64 %260, %254
  br i1 %261, label %265, label %262

262:
  %263 = load i64, ptr %177, align 8
  %264 = sub nsw i64 %254, %263
  br label %265

265:
  %266 = phi <8 x double> [ %248, %257 ], [ %247, %262 ]
  %267 = phi i64 [ %254, %257 ], [ %264, %262 ]
  %268 = add nsw i64 %267, %259
  %269 = getelementptr inbounds <8 x double>, ptr %258, i64 %268
  %270 = load <8 x double>, ptr %269, align 64
  %271 = fmul contract <8 x double> %266, %270
  br label %272

272:
  %273 = phi contract <8 x double> [ %271, %265 ], [ zeroinitializer, %253 ]
  %274 = getelementptr inbounds <8 x double>, ptr %100, i64 %254
  %275 = load <8 x i64>, ptr %274, align 64
  %276 = and <8 x i64> %275, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %277 = bitcast <8 x i64> %276 to <8 x double>
  %278 = load ptr, ptr %251, align 8
  %279 = getelementptr inbounds double, ptr %278, i64 %254
  %280 = load double, ptr %279, align 8
  %281 = insertelement <8 x double> poison, double %280, i64 0
  %282 = shufflevector <8 x double> %281, <8 x double> poison, <8 x i32> zeroinitializer
  %283 = load double, ptr %252, align 8
  %284 = insertelement <8 x double> poison, double %283, i64 0
  %285 = shufflevector <8 x double> %284, <8 x double> poison, <8 x i32> zeroinitializer
  %286 = fadd contract <8 x double> %273, %277
  %287 = fmul contract <8 x double> %286, %285
  %288 = fadd contract <8 x double> %282, %287
  %289 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %288
  %290 = fcmp contract ogt <8 x double> %288, zeroinitializer
  %291 = select <8 x i1> %290, <8 x double> %289, <8 x double> zeroinitializer
  %292 = getelementptr inbounds <8 x double>, ptr %116, i64 %254
  store <8 x double> %291, ptr %292, align 64
  %293 = add nsw i64 %254, 1
  %294 = icmp eq i64 %293, %232
  br i1 %294, label %295, label %253

295:
  br i1 %178, label %302, label %296

296:
  %297 = phi <8 x double> [ zeroinitializer, %295 ], [ %311, %302 ]
  %298 = sitofp i64 %97 to double
  %299 = insertelement <8 x double> poison, double %298, i64 0
  %300 = shufflevector <8 x double> %299, <8 x double> poison, <8 x i32> zeroinitializer
  %301 = fdiv contract <8 x double> %297, %300
  br label %314

302:
  %303 = phi i64 [ %312, %302 ], [ 0, %295 ]
  %304 = phi <8 x double> [ %311, %302 ], [ zeroinitializer, %295 ]
  %305 = getelementptr inbounds <8 x double>, ptr %100, i64 %303
  %306 = load <8 x double>, ptr %305, align 64
  %307 = getelementptr inbounds <8 x double>, ptr %116, i64 %303
  %308 = load <8 x double>, ptr %307, align 64
  %309 = fmul contract <8 x double> %306, %308
  %310 = fmul contract <8 x double> %309, %309
  %311 = fadd contract <8 x double> %304, %310
  %312 = add nsw i64 %303, 1
  %313 = icmp eq i64 %312, %97
  br i1 %313, label %296, label %302

314:
  %315 = phi i32 [ 0, %296 ], [ %320, %314 ]
  %316 = phi <8 x double> [ %301, %296 ], [ %319, %314 ]
  %317 = extractelement <8 x double> %316, i32 %315
  %318 = call contract double @llvm.sqrt.f64(double %317)
  %319 = insertelement <8 x double> %316, double %318, i32 %315
  %320 = add nsw i32 %315, 1
  %321 = icmp eq i32 %320, 8
  br i1 %321, label %322, label %314

322:
  br i1 %178, label %326, label %323

323:
  %324 = phi <8 x double> [ zeroinitializer, %322 ], [ %335, %326 ]
  %325 = fdiv contract <8 x double> %324, %300
  br label %338

326:
  %327 = phi i64 [ %336, %326 ], [ 0, %322 ]
  %328 = phi <8 x double> [ %335, %326 ], [ zeroinitializer, %322 ]
  %329 = getelementptr inbounds <8 x double>, ptr %98, i64 %327
  %330 = load <8 x double>, ptr %329, align 64
  %331 = getelementptr inbounds <8 x double>, ptr %116, i64 %327
  %332 = load <8 x double>, ptr %331, align 64
  %333 = fmul contract <8 x double> %330, %332
  %334 = fmul contract <8 x double> %333, %333
  %335 = fadd contract <8 x double> %328, %334
  %336 = add nsw i64 %327, 1
  %337 = icmp eq i64 %336, %97
  br i1 %337, label %323, label %326

338:
  %339 = phi i32 [ 0, %323 ], [ %344, %338 ]
  %340 = phi <8 x double> [ %325, %323 ], [ %343, %338 ]
  %341 = extractelement <8 x double> %340, i32 %339
  %342 = call contract double @llvm.sqrt.f64(double %341)
  %343 = insertelement <8 x double> %340, double %342, i32 %339
  %344 = add nsw i32 %339, 1
  %345 = icmp eq i32 %344, 8
  br i1 %345, label %346, label %338

346:
  %347 = fmul contract double %228, 0x3EB0C6F7A0B5ED8D
  br label %393

348:
  %349 = phi i64 [ 0, %172 ], [ %390, %389 ]
  %350 = shl nsw i64 1, %349
  %351 = and i64 %350, %90
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %389, label %353

353:
  %354 = trunc i64 %349 to i32
  %355 = extractelement <8 x double> %173, i32 %354
  %356 = load ptr, ptr %14, align 8
  %357 = and i64 %349, 4294967239
  %358 = or i64 %357, 56
  %359 = getelementptr inbounds double, ptr %356, i64 %358
  store double %355, ptr %359, align 8
  br i1 %175, label %372, label %360

360:
  %361 = extractelement <8 x double> %174, i32 %354
  %362 = load ptr, ptr %13, align 8
  %363 = load i64, ptr %176, align 8
  %364 = add nsw i64 %363, %123
  %365 = load i64, ptr %177, align 8
  %366 = sub i64 %364, %365
  %367 = shl nsw i64 %366, 3
  %368 = or i64 %367, %349
  %369 = getelementptr inbounds double, ptr %362, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = fadd contract double %361, %370
  br label %372

372:
  %373 = phi contract double [ %371, %360 ], [ 0.000000e+00, %353 ]
  %374 = and i64 %349, 4294967231
  %375 = or i64 %374, 64
  %376 = getelementptr inbounds double, ptr %356, i64 %375
  store double %373, ptr %376, align 8
  br i1 %178, label %377, label %389

377:
  %378 = load ptr, ptr %11, align 8
  br label %379

379:
  %380 = phi i64 [ 0, %377 ], [ %387, %379 ]
  %381 = getelementptr inbounds <8 x double>, ptr %114, i64 %380
  %382 = load <8 x double>, ptr %381, align 64
  %383 = extractelement <8 x double> %382, i32 %354
  %384 = shl nsw i64 %380, 3
  %385 = add nsw i64 %384, %349
  %386 = getelementptr inbounds double, ptr %378, i64 %385
  store double %383, ptr %386, align 8
  %387 = add nsw i64 %380, 1
  %388 = icmp eq i64 %387, %97
  br i1 %388, label %389, label %379

389:
  %390 = add nsw i64 %349, 1
  %391 = icmp eq i64 %390, 8
  br i1 %391, label %221, label %348

392:
  br i1 %178, label %416, label %427

393:
  %394 = phi <8 x double> [ undef, %346 ], [ %407, %404 ]
  %395 = phi i32 [ 0, %346 ], [ %408, %404 ]
  %396 = extractelement <8 x double> %319, i32 %395
  %397 = fcmp contract olt double %396, 1.000000e-05
  br i1 %397, label %404, label %398

398:
  %399 = extractelement <8 x double> %343, i32 %395
  %400 = fcmp contract olt double %399, 1.000000e-05
  br i1 %400, label %404, label %401

401:
  %402 = fmul contract double %396, 1.000000e-02
  %403 = fdiv contract double %402, %399
  br label %404

404:
  %405 = phi contract double [ %403, %401 ], [ %347, %398 ], [ %347, %393 ]
  %406 = call contract double @llvm.minnum.f64(double %405, double %228)
  %407 = insertelement <8 x double> %394, double %406, i32 %395
  %408 = add nsw i32 %395, 1
  %409 = icmp eq i32 %408, 8
  br i1 %409, label %392, label %393

410:
  %411 = load <8 x double>, ptr %2, align 64
  %412 = fadd contract <8 x double> %407, %411
  store <8 x double> %412, ptr %2, align 64
  %413 = load ptr, ptr %0, align 8
  %414 = load ptr, ptr %13, align 8
  %415 = load ptr, ptr %109, align 8
  call void %413(ptr %2, ptr %115, ptr %414, ptr %114, ptr %415)
  br label %456

416:
  %417 = phi i64 [ %425, %416 ], [ 0, %392 ]
  %418 = getelementptr inbounds <8 x double>, ptr %100, i64 %417
  %419 = load <8 x double>, ptr %418, align 64
  %420 = getelementptr inbounds <8 x double>, ptr %98, i64 %417
  %421 = load <8 x double>, ptr %420, align 64
  %422 = fmul contract <8 x double> %407, %421
  %423 = fadd contract <8 x double> %419, %422
  %424 = getelementptr inbounds <8 x double>, ptr %115, i64 %417
  store <8 x double> %423, ptr %424, align 64
  %425 = add nsw i64 %417, 1
  %426 = icmp eq i64 %425, %97
  br i1 %426, label %410, label %416

427:
  %428 = load <8 x double>, ptr %2, align 64
  %429 = fadd contract <8 x double> %407, %428
  store <8 x double> %429, ptr %2, align 64
  %430 = load ptr, ptr %0, align 8
  %431 = load ptr, ptr %13, align 8
  %432 = load ptr, ptr %109, align 8
  call void %430(ptr %2, ptr %115, ptr %431, ptr %114, ptr %432)
  br label %433

433:
  %434 = phi <8 x double> [ zeroinitializer, %427 ], [ %445, %436 ]
  %435 = fdiv contract <8 x double> %434, %300
  br label %448

436:
  %437 = phi i64 [ %446, %436 ], [ 0, %456 ]
  %438 = phi <8 x double> [ %445, %436 ], [ zeroinitializer, %456 ]
  %439 = getelementptr inbounds <8 x double>, ptr %114, i64 %437
  %440 = load <8 x double>, ptr %439, align 64
  %441 = getelementptr inbounds <8 x double>, ptr %116, i64 %437
  %442 = load <8 x double>, ptr %441, align 64
  %443 = fmul contract <8 x double> %440, %442
  %444 = fmul contract <8 x double> %443, %443
  %445 = fadd contract <8 x double> %438, %444
  %446 = add nsw i64 %437, 1
  %447 = icmp eq i64 %446, %97
  br i1 %447, label %433, label %436

448:
  %449 = phi i32 [ 0, %433 ], [ %454, %448 ]
  %450 = phi <8 x double> [ %435, %433 ], [ %453, %448 ]
  %451 = extractelement <8 x double> %450, i32 %449
  %452 = call contract double @llvm.sqrt.f64(double %451)
  %453 = insertelement <8 x double> %450, double %452, i32 %449
  %454 = add nsw i32 %449, 1
  %455 = icmp eq i32 %454, 8
  br i1 %455, label %477, label %448

456:
  %457 = phi i64 [ %463, %456 ], [ 0, %410 ]
  %458 = getelementptr inbounds <8 x double>, ptr %98, i64 %457
  %459 = load <8 x double>, ptr %458, align 64
  %460 = getelementptr inbounds <8 x double>, ptr %114, i64 %457
  %461 = load <8 x double>, ptr %460, align 64
  %462 = fsub contract <8 x double> %461, %459
  store <8 x double> %462, ptr %460, align 64
  %463 = add nsw i64 %457, 1
  %464 = icmp eq i64 %463, %97
  br i1 %464, label %436, label %456

465:
  %466 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %467 = load i64, ptr %466, align 8
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %577, label %469

469:
  %470 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %471 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %472 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %473 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %474 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 13
  %475 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 7
  %476 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  br label %512

477:
  %478 = phi i64 [ %510, %509 ], [ 0, %448 ]
  %479 = shl nsw i64 1, %478
  %480 = and i64 %479, %90
  %481 = icmp eq i64 %480, 0
  br i1 %481, label %509, label %482

482:
  %483 = trunc i64 %478 to i32
  %484 = extractelement <8 x double> %343, i32 %483
  %485 = extractelement <8 x double> %453, i32 %483
  %486 = extractelement <8 x double> %407, i32 %483
  %487 = fdiv contract double %485, %486
  %488 = call contract double @llvm.maxnum.f64(double %484, double %487)
  %489 = fmul contract double %228, %488
  %490 = fcmp contract ugt double %489, 1.000000e-15
  br i1 %490, label %494, label %491

491:
  %492 = fmul contract double %486, 1.000000e-03
  %493 = call contract double @llvm.maxnum.f64(double %347, double %492)
  br label %499

494:
  %495 = fdiv contract double 1.000000e-02, %488
  %496 = call contract double @llvm.sqrt.f64(double %495)
  %497 = call contract double @llvm.sqrt.f64(double %496)
  %498 = call contract double @llvm.sqrt.f64(double %497)
  br label %499

499:
  %500 = phi contract double [ %493, %491 ], [ %498, %494 ]
  %501 = fmul contract double %486, 1.000000e+02
  %502 = call contract double @llvm.minnum.f64(double %501, double %500)
  %503 = call contract double @llvm.minnum.f64(double %502, double %228)
  %504 = load ptr, ptr %14, align 8
  %505 = add nsw i64 %478, 8
  %506 = getelementptr inbounds double, ptr %504, i64 %505
  store double %503, ptr %506, align 8
  %507 = add nsw i64 %478, 48
  %508 = getelementptr inbounds double, ptr %504, i64 %507
  store double 3.000000e+00, ptr %508, align 8
  br label %509

509:
  %510 = add nsw i64 %478, 1
  %511 = icmp eq i64 %510, 8
  br i1 %511, label %465, label %477

512:
  %513 = phi i64 [ 0, %469 ], [ %575, %574 ]
  %514 = shl nsw i64 1, %513
  %515 = and i64 %514, %90
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %574, label %517

517:
  %518 = trunc i64 %513 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %518)
  %519 = load ptr, ptr %13, align 8
  %520 = load i64, ptr %470, align 8
  %521 = load ptr, ptr %471, align 8
  %522 = icmp sgt i64 %520, 0
  br i1 %522, label %523, label %532

523:
  %524 = phi i64 [ %530, %523 ], [ 0, %517 ]
  %525 = shl nsw i64 %524, 3
  %526 = add nsw i64 %525, %513
  %527 = getelementptr inbounds double, ptr %519, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = getelementptr inbounds double, ptr %521, i64 %524
  store double %528, ptr %529, align 8
  %530 = add nsw i64 %524, 1
  %531 = icmp eq i64 %530, %520
  br i1 %531, label %532, label %523

532:
  %533 = load ptr, ptr %472, align 8
  br i1 %178, label %534, label %555

534:
  %535 = phi i64 [ %541, %534 ], [ 0, %532 ]
  %536 = shl nsw i64 %535, 3
  %537 = add nsw i64 %536, %513
  %538 = getelementptr inbounds double, ptr %100, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = getelementptr inbounds double, ptr %533, i64 %535
  store double %539, ptr %540, align 8
  %541 = add nsw i64 %535, 1
  %542 = icmp eq i64 %541, %97
  br i1 %542, label %543, label %534

543:
  %544 = load ptr, ptr %11, align 8
  %545 = getelementptr inbounds double, ptr %533, i64 %97
  br label %546

546:
  %547 = phi i64 [ 0, %543 ], [ %553, %546 ]
  %548 = shl nsw i64 %547, 3
  %549 = add nsw i64 %548, %513
  %550 = getelementptr inbounds double, ptr %544, i64 %549
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds double, ptr %545, i64 %547
  store double %551, ptr %552, align 8
  %553 = add nsw i64 %547, 1
  %554 = icmp eq i64 %553, %97
  br i1 %554, label %555, label %546

555:
  %556 = load ptr, ptr %474, align 8
  store i64 0, ptr %556, align 8
  call fastcc void @begin_watch(ptr %3, ptr %473)
  %557 = load i64, ptr %466, align 8
  %558 = icmp sgt i64 %557, 0
  br i1 %558, label %559, label %564

559:
  %560 = shl i64 %557, 1
  %561 = load ptr, ptr %475, align 8
  %562 = load ptr, ptr %476, align 8
  %563 = call i64 @llvm.smax.i64(i64 %560, i64 1)
  br label %565

564:
  br label %574

565:
  %566 = phi i64 [ 0, %559 ], [ %572, %565 ]
  %567 = getelementptr inbounds double, ptr %561, i64 %566
  %568 = load double, ptr %567, align 8
  %569 = shl nsw i64 %566, 3
  %570 = add nsw i64 %569, %513
  %571 = getelementptr inbounds double, ptr %562, i64 %570
  store double %568, ptr %571, align 8
  %572 = add nsw i64 %566, 1
  %573 = icmp eq i64 %572, %563
  br i1 %573, label %564, label %565

574:
  %575 = add nsw i64 %513, 1
  %576 = icmp eq i64 %575, 8
  br i1 %576, label %577, label %512

577:
  br label %578

578:
  ret i32 %93
}

define i64 @size_of_lanes() {
  ret i64 656
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 7
  %31 = load ptr, ptr %30, align 8
  %32 = icmp sgt i64 %5, 0
  br i1 %32, label %33, label %70

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %3 ]
  %35 = shl nsw i64 %34, 2
  %36 = add nsw i64 %35, %9
  %37 = getelementptr inbounds double, ptr %28, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %31, i64 %34
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %34, 1
  %41 = icmp eq i64 %40, %29
  br i1 %41, label %42, label %33

42:
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 8
  %46 = load ptr, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %54, %47 ], [ 0, %42 ]
  %49 = shl nsw i64 %48, 2
  %50 = add nsw i64 %49, %9
  %51 = getelementptr inbounds double, ptr %44, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %46, i64 %48
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %48, 1
  %55 = icmp eq i64 %54, %29
  br i1 %55, label %56, label %47

56:
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 9
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %68, %61 ], [ 0, %56 ]
  %63 = shl nsw i64 %62, 2
  %64 = add nsw i64 %63, %9
  %65 = getelementptr inbounds double, ptr %58, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %60, i64 %62
  store double %66, ptr %67, align 8
  %68 = add nsw i64 %62, 1
  %69 = icmp eq i64 %68, %29
  br i1 %69, label %70, label %61

70:
  %71 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1
  store ptr %71, ptr %0, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 21
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %9
  %76 = load double, ptr %75, align 8
  store double %76, ptr %72, align 8
  %77 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %78 = add nsw i32 %2, 12
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %74, i64 %79
  %81 = load double, ptr %80, align 8
  store double %81, ptr %77, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %83 = add nsw i32 %2, 8
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %74, i64 %84
  %86 = load double, ptr %85, align 8
  store double %86, ptr %82, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %87, align 8
  %88 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 8
  %103 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %103, align 8
  ret void
}

define internal fastcc void @begin_watch(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  store double %8, ptr %3, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %23 = load ptr, ptr %22, align 8
  call void %21(ptr %3, ptr %10, ptr %12, ptr %14, ptr %23)
  %24 = load i64, ptr %1, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %59

26:
  %27 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %57, %56 ]
  %32 = shl nsw i64 %31, 2
  %33 = getelementptr inbounds i64, ptr %28, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %33, i64 2
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %34, -1
  %38 = icmp ult i64 %37, 2
  br i1 %38, label %39, label %47

39:
  %40 = load ptr, ptr %13, align 8
  %41 = getelementptr inbounds i64, ptr %33, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %29, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %36
  store double %44, ptr %46, align 8
  br label %47

47:
  %48 = and i64 %34, -2
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %52, label %50

50:
  %51 = icmp eq i64 %34, 3
  br i1 %51, label %52, label %56

52:
  %53 = phi double [ 0.000000e+00, %47 ], [ 0x7FF8000000000000, %50 ]
  %54 = load ptr, ptr %29, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %36
  store double %53, ptr %55, align 8
  br label %56

56:
  %57 = add nsw i64 %31, 1
  %58 = icmp eq i64 %57, %24
  br i1 %58, label %59, label %30

59:
  %60 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 1
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds i64, ptr %61, i64 2
  store i64 -1, ptr %63, align 8
  %64 = getelementptr inbounds i64, ptr %61, i64 3
  store i64 0, ptr %64, align 8
  %65 = load ptr, ptr %13, align 8
  %66 = load i64, ptr %1, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %87

68:
  %69 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %72

72:
  %73 = phi i64 [ 0, %68 ], [ %85, %84 ]
  %74 = getelementptr inbounds i64, ptr %70, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %84, label %77

77:
  %78 = load ptr, ptr %71, align 8
  %79 = shl nsw i64 %73, 2
  %80 = or i64 %79, 1
  %81 = getelementptr inbounds i64, ptr %78, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %65, i64 %82
  store double 0.000000e+00, ptr %83, align 8
  br label %84

84:
  %85 = add nsw i64 %73, 1
  %86 = icmp eq i64 %85, %66
  br i1 %86, label %87, label %72

87:
  %88 = shl nsw i64 %6, 1
  %89 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %90 = load ptr, ptr %89, align 8
  %91 = icmp sgt i64 %6, 0
  br i1 %91, label %92, label %99

92:
  %93 = phi i64 [ %97, %92 ], [ 0, %87 ]
  %94 = getelementptr inbounds double, ptr %65, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %90, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nsw i64 %93, 1
  %98 = icmp eq i64 %97, %88
  br i1 %98, label %99, label %92

99:
  %100 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %144

103:
  %104 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %107 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %108

108:
  %109 = phi i64 [ 0, %103 ], [ %141, %140 ]
  %110 = getelementptr inbounds double, ptr %105, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = load double, ptr %7, align 8
  %113 = fcmp contract oeq double %111, %112
  br i1 %113, label %114, label %144

114:
  %115 = load i64, ptr %1, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %140

117:
  %118 = load ptr, ptr %106, align 8
  br label %119

119:
  %120 = phi i64 [ 0, %117 ], [ %138, %137 ]
  %121 = shl nsw i64 %120, 2
  %122 = getelementptr inbounds i64, ptr %118, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 6
  br i1 %124, label %125, label %137

125:
  %126 = or i64 %121, 1
  %127 = getelementptr inbounds i64, ptr %118, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %90, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %107, align 8
  %132 = or i64 %121, 2
  %133 = getelementptr inbounds i64, ptr %118, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = add nsw i64 %134, %109
  %136 = getelementptr inbounds double, ptr %131, i64 %135
  store double %130, ptr %136, align 8
  br label %137

137:
  %138 = add nsw i64 %120, 1
  %139 = icmp eq i64 %138, %115
  br i1 %139, label %140, label %119

140:
  %141 = add nsw i64 %109, 1
  store i64 %141, ptr %62, align 8
  %142 = load i64, ptr %100, align 8
  %143 = icmp slt i64 %141, %142
  br i1 %143, label %108, label %144

144:
  ret void
}

declare double @llvm.fabs.f64(double)

define internal fastcc void @release_4(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %28 = load ptr, ptr %27, align 8
  %29 = mul nsw i64 %8, 3
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  store double %26, ptr %30, align 8
  %31 = add nsw i32 %1, 20
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %24, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = add nsw i64 %29, 1
  %36 = getelementptr inbounds double, ptr %28, i64 %35
  store double %34, ptr %36, align 8
  %37 = add nsw i32 %1, 24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %24, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = add nsw i64 %29, 2
  %42 = getelementptr inbounds double, ptr %28, i64 %41
  store double %40, ptr %42, align 8
  %43 = load i64, ptr %11, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %47, label %45

45:
  %46 = mul nsw i64 %13, %6
  br label %64

47:
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %52 = mul nsw i64 %13, %6
  br label %88

53:
  %54 = phi i64 [ 0, %15 ], [ %62, %53 ]
  %55 = add nsw i64 %54, %18
  %56 = shl nsw i64 %55, 2
  %57 = add nsw i64 %56, %6
  %58 = getelementptr inbounds double, ptr %17, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = add nsw i64 %54, %21
  %61 = getelementptr inbounds double, ptr %20, i64 %60
  store double %59, ptr %61, align 8
  %62 = add nsw i64 %54, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %22, label %53

64:
  %65 = phi i64 [ %46, %45 ], [ %52, %107 ]
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8
  %71 = mul nsw i64 %13, %8
  %72 = getelementptr double, ptr %70, i64 %71
  %73 = icmp sgt i64 %13, 0
  br i1 %73, label %74, label %81

74:
  %75 = phi i64 [ %79, %74 ], [ 0, %64 ]
  %76 = getelementptr inbounds double, ptr %68, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %72, i64 %75
  store double %77, ptr %78, align 8
  %79 = add nsw i64 %75, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %81, label %74

81:
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds i64, ptr %83, i64 %8
  store i64 %2, ptr %84, align 8
  store i64 -1, ptr %7, align 8
  %85 = add nsw i32 %1, 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %24, i64 %86
  store double 0.000000e+00, ptr %87, align 8
  ret void

88:
  %89 = phi i64 [ 0, %47 ], [ %108, %107 ]
  %90 = shl nsw i64 %89, 2
  %91 = getelementptr inbounds i64, ptr %49, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %107

94:
  %95 = load ptr, ptr %50, align 8
  %96 = getelementptr inbounds i64, ptr %91, i64 1
  %97 = load i64, ptr %96, align 8
  %98 = shl nsw i64 %97, 2
  %99 = add nsw i64 %98, %6
  %100 = getelementptr inbounds double, ptr %95, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load ptr, ptr %51, align 8
  %103 = getelementptr inbounds i64, ptr %91, i64 2
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i64 %104, %52
  %106 = getelementptr inbounds double, ptr %102, i64 %105
  store double %101, ptr %106, align 8
  br label %107

107:
  %108 = add nsw i64 %89, 1
  %109 = icmp eq i64 %108, %43
  br i1 %109, label %64, label %88
}

define internal fastcc i32 @suspicious(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %5, i64 %1
  %9 = getelementptr inbounds double, ptr %7, i64 %1
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %202

12:
  %13 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  br label %19

19:
  %20 = phi i1 [ true, %12 ], [ %200, %198 ]
  %21 = phi i64 [ 0, %12 ], [ %199, %198 ]
  %22 = shl nsw i64 %21, 2
  %23 = getelementptr inbounds i64, ptr %14, i64 %22
  %24 = getelementptr inbounds i64, ptr %23, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  %27 = getelementptr inbounds i64, ptr %23, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %16, i64 %28
  %30 = load double, ptr %29, align 8
  switch i64 %26, label %33 [
    i64 6, label %198
    i64 0, label %198
    i64 3, label %31
    i64 5, label %202
  ]

31:
  %32 = fcmp contract ord double %30, 0.000000e+00
  br i1 %32, label %198, label %33

33:
  %34 = load ptr, ptr %17, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 %25
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %95, label %38

38:
  %39 = load ptr, ptr %18, align 8
  %40 = add nsw i64 %25, %1
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul contract double %42, %2
  %44 = getelementptr inbounds double, ptr %8, i64 %25
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %45, %2
  %47 = getelementptr inbounds double, ptr %9, i64 %25
  %48 = load double, ptr %47, align 8
  %49 = fmul contract double %48, %2
  %50 = fcmp uno double %46, %49
  br i1 %50, label %95, label %51

51:
  %52 = getelementptr inbounds double, ptr %7, i64 %25
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %5, i64 %25
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %39, i64 %25
  %57 = load double, ptr %56, align 8
  %58 = fsub contract double %53, %55
  %59 = fmul contract double %55, 0x3FFD413CCBB84FBD
  %60 = fmul contract double %46, 0x3FDA827997709F7A
  %61 = fadd contract double %60, %59
  %62 = fmul contract double %61, 0x3FD5F6199B087E2F
  %63 = fmul contract double %53, 0x40015F619A23D822
  %64 = fmul contract double %49, 0x3FE2BEC33447B043
  %65 = fsub contract double %63, %64
  %66 = fmul contract double %65, 0x3FC5F61993D37A46
  %67 = fadd contract double %66, %62
  %68 = tail call contract double @llvm.fabs.f64(double %58)
  %69 = fsub contract double %57, %55
  %70 = tail call contract double @llvm.fabs.f64(double %69)
  %71 = fsub contract double %57, %53
  %72 = tail call contract double @llvm.fabs.f64(double %71)
  %73 = tail call contract double @llvm.maxnum.f64(double %70, double %72)
  %74 = tail call contract double @llvm.maxnum.f64(double %68, double %73)
  %75 = tail call contract double @llvm.fabs.f64(double %55)
  %76 = tail call contract double @llvm.fabs.f64(double %53)
  %77 = fadd contract double %76, %75
  %78 = fmul contract double %77, 1.000000e-09
  %79 = fsub contract double %57, %67
  %80 = tail call contract double @llvm.fabs.f64(double %79)
  %81 = fmul contract double %74, 5.000000e-03
  %82 = fadd contract double %78, %81
  %83 = fcmp contract ugt double %80, %82
  br i1 %83, label %202, label %84

84:
  %85 = fmul contract double %58, 0x3FF74B23344A5383
  %86 = fmul contract double %46, 0x3FC23180000A8CFF
  %87 = fsub contract double %85, %86
  %88 = fmul contract double %49, 0x3FD413CCD124078A
  %89 = fsub contract double %87, %88
  %90 = fsub contract double %43, %89
  %91 = tail call contract double @llvm.fabs.f64(double %90)
  %92 = fmul contract double %74, 5.000000e-02
  %93 = fadd contract double %78, %92
  %94 = fcmp contract ugt double %91, %93
  br i1 %94, label %202, label %95

95:
  %96 = add i64 %26, -5
  %97 = icmp ult i64 %96, -2
  %98 = icmp slt i64 %26, 7
  %99 = and i1 %98, %97
  br i1 %99, label %157, label %100

100:
  %101 = getelementptr inbounds double, ptr %5, i64 %25
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %8, i64 %25
  %104 = load double, ptr %103, align 8
  %105 = fmul contract double %104, %2
  %106 = getelementptr inbounds double, ptr %7, i64 %25
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %9, i64 %25
  %109 = load double, ptr %108, align 8
  %110 = fmul contract double %109, %2
  %111 = icmp ne i64 %26, 9
  %112 = fcmp contract une double %102, 0.000000e+00
  %113 = or i1 %111, %112
  %114 = fcmp contract ogt double %105, 0.000000e+00
  %115 = fcmp contract uge double %107, 0.000000e+00
  %116 = or i1 %113, %115
  %117 = or i1 %114, %116
  br i1 %117, label %118, label %202

118:
  %119 = fcmp contract oeq double %102, 0.000000e+00
  br i1 %119, label %120, label %127

120:
  %121 = fcmp contract olt double %107, 0.000000e+00
  %122 = and i1 %114, %121
  %123 = fcmp contract olt double %105, 0.000000e+00
  %124 = fcmp contract ogt double %107, 0.000000e+00
  %125 = and i1 %123, %124
  %126 = or i1 %122, %125
  br i1 %126, label %148, label %198

127:
  %128 = fcmp contract oeq double %107, 0.000000e+00
  br i1 %128, label %148, label %129

129:
  %130 = fcmp contract olt double %102, 0.000000e+00
  %131 = fcmp contract ogt double %107, 0.000000e+00
  %132 = and i1 %130, %131
  br i1 %132, label %148, label %133

133:
  %134 = fcmp contract ogt double %102, 0.000000e+00
  %135 = fcmp contract olt double %107, 0.000000e+00
  %136 = and i1 %134, %135
  br i1 %136, label %148, label %137

137:
  %138 = fcmp contract olt double %105, 0.000000e+00
  %139 = fcmp contract ogt double %110, 0.000000e+00
  %140 = and i1 %138, %139
  %141 = and i1 %131, %140
  %142 = and i1 %134, %141
  br i1 %142, label %202, label %143

143:
  %144 = fcmp contract olt double %110, 0.000000e+00
  %145 = and i1 %114, %144
  %146 = and i1 %135, %145
  %147 = and i1 %130, %146
  br i1 %147, label %202, label %198

148:
  %149 = getelementptr inbounds i64, ptr %23, i64 3
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %202, label %152

152:
  %153 = select contract i1 %119, double %105, double %102
  %154 = sitofp i64 %150 to double
  %155 = fmul contract double %153, %154
  %156 = fcmp contract olt double %155, 0.000000e+00
  br i1 %156, label %202, label %198

157:
  %158 = icmp eq i64 %26, 1
  %159 = select contract i1 %158, double 1.000000e+00, double -1.000000e+00
  %160 = getelementptr inbounds double, ptr %7, i64 %25
  %161 = load double, ptr %160, align 8
  %162 = fcmp contract uno double %30, 0.000000e+00
  br i1 %162, label %163, label %165

163:
  %164 = fmul contract double %159, %161
  br label %169

165:
  %166 = fmul contract double %159, %30
  %167 = fmul contract double %159, %161
  %168 = tail call contract double @llvm.minnum.f64(double %166, double %167)
  br label %169

169:
  %170 = phi contract double [ %164, %163 ], [ %168, %165 ]
  %171 = getelementptr inbounds double, ptr %8, i64 %25
  %172 = load double, ptr %171, align 8
  %173 = fmul contract double %159, %172
  %174 = fmul contract double %173, %2
  %175 = getelementptr inbounds double, ptr %9, i64 %25
  %176 = load double, ptr %175, align 8
  %177 = fmul contract double %159, %176
  %178 = fmul contract double %177, %2
  %179 = fcmp contract olt double %174, 0.000000e+00
  %180 = fcmp contract ogt double %178, 0.000000e+00
  %181 = and i1 %179, %180
  br i1 %181, label %182, label %198

182:
  %183 = fmul contract double %159, %161
  %184 = getelementptr inbounds double, ptr %5, i64 %25
  %185 = load double, ptr %184, align 8
  %186 = fmul contract double %159, %185
  %187 = fsub contract double %183, %186
  %188 = fsub contract double %187, %178
  %189 = fsub contract double %174, %178
  %190 = fdiv contract double %188, %189
  %191 = fmul contract double %174, %190
  %192 = fadd contract double %186, %191
  %193 = tail call contract double @llvm.minnum.f64(double %186, double %183)
  %194 = fsub contract double %193, %192
  %195 = fmul contract double %194, 2.500000e-01
  %196 = fsub contract double %192, %195
  %197 = fcmp contract uge double %196, %170
  br i1 %197, label %198, label %202

198:
  %199 = add nsw i64 %21, 1
  %200 = icmp slt i64 %199, %10
  %201 = icmp eq i64 %199, %10
  br i1 %201, label %202, label %19

202:
  %203 = phi i1 [ false, %3 ], [ %20, %143 ], [ %20, %152 ], [ %20, %137 ], [ %20, %148 ], [ %20, %100 ], [ %20, %51 ], [ %20, %19 ], [ %20, %84 ], [ %20, %182 ], [ %200, %198 ]
  %204 = zext i1 %203 to i32
  ret i32 %204
}

define internal fastcc double @observe(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca %struct.Look, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %6, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  store ptr %0, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  store double 2.000000e+00, ptr %10, align 8
  %11 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %12 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %11, align 8
  %15 = getelementptr inbounds i64, ptr %13, i64 2
  store i64 -1, ptr %15, align 8
  %16 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 0, ptr %16, align 8
  %17 = load i64, ptr %1, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %22

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %21 = load ptr, ptr %20, align 8
  br label %38

22:
  %23 = phi i64 [ %17, %2 ], [ %42, %38 ]
  %24 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %27 = load double, ptr %26, align 8
  %28 = fmul contract double %25, %27
  %29 = tail call fastcc i32 @suspicious(ptr %1, i64 %8, double %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %44

31:
  %32 = icmp sgt i64 %23, 0
  br i1 %32, label %33, label %230

33:
  %34 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %197

38:
  %39 = phi i64 [ 0, %19 ], [ %41, %38 ]
  %40 = getelementptr inbounds i64, ptr %21, i64 %39
  store i64 0, ptr %40, align 8
  %41 = add nsw i64 %39, 1
  %42 = load i64, ptr %1, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %38, label %22

44:
  %45 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %48 = load ptr, ptr %47, align 8
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %46, double %27, ptr %48)
  %49 = load ptr, ptr %5, align 8
  %50 = load ptr, ptr %9, align 8
  %51 = load ptr, ptr %49, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %51, i64 0, i32 4
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %53, 3
  %55 = getelementptr inbounds %struct.Watch, ptr %50, i64 0, i32 13
  %56 = load ptr, ptr %55, align 8
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 3
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 2
  %61 = load double, ptr %60, align 8
  %62 = fdiv contract double %59, %61
  %63 = call contract double @llvm.fabs.f64(double %62)
  %64 = call contract double @llvm.maxnum.f64(double %63, double 1.000000e+00)
  %65 = fmul contract double %64, 0x3CD0000000000000
  %66 = load i64, ptr %11, align 8
  %67 = getelementptr inbounds %struct.Watch, ptr %50, i64 0, i32 12
  %68 = icmp slt i64 %66, %57
  br i1 %68, label %69, label %170

69:
  %70 = getelementptr inbounds %struct.Watch, ptr %50, i64 0, i32 4
  %71 = getelementptr inbounds %struct.Watch, ptr %50, i64 0, i32 14
  %72 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 4
  %73 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 1
  %74 = getelementptr inbounds %struct.Watch, ptr %50, i64 0, i32 10
  %75 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 8
  %76 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 7
  %77 = icmp sgt i64 %53, 0
  %78 = load ptr, ptr %67, align 8
  br label %79

79:
  %80 = phi ptr [ %78, %69 ], [ %162, %161 ]
  %81 = phi ptr [ %78, %69 ], [ %163, %161 ]
  %82 = phi i64 [ %66, %69 ], [ %164, %161 ]
  %83 = phi i64 [ %66, %69 ], [ %165, %161 ]
  %84 = mul nsw i64 %83, %54
  %85 = getelementptr inbounds double, ptr %81, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %85, i64 1
  %88 = load double, ptr %87, align 8
  %89 = fptosi double %88 to i64
  %90 = load ptr, ptr %70, align 8
  %91 = shl nsw i64 %89, 2
  %92 = getelementptr inbounds i64, ptr %90, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = or i64 %91, 2
  %95 = getelementptr inbounds i64, ptr %90, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = load double, ptr %10, align 8
  %98 = fadd contract double %65, %97
  %99 = fcmp contract ogt double %86, %98
  br i1 %99, label %167, label %100

100:
  %101 = fcmp contract uge double %97, 2.000000e+00
  %102 = fsub contract double %97, %65
  %103 = fcmp contract ult double %86, %102
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %115, label %105

105:
  %106 = load ptr, ptr %71, align 8
  %107 = getelementptr inbounds i64, ptr %106, i64 %89
  store i64 1, ptr %107, align 8
  %108 = icmp sgt i64 %93, 7
  br i1 %108, label %109, label %115

109:
  %110 = load ptr, ptr %55, align 8
  %111 = getelementptr inbounds i64, ptr %110, i64 2
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %112, 0
  br i1 %113, label %114, label %115

114:
  store i64 %89, ptr %111, align 8
  br label %115

115:
  %116 = load double, ptr %72, align 8
  %117 = fcmp contract olt double %86, %116
  br i1 %117, label %118, label %123

118:
  %119 = load double, ptr %73, align 8
  %120 = load double, ptr %60, align 8
  %121 = fmul contract double %86, %120
  %122 = fadd contract double %119, %121
  br label %125

123:
  %124 = load double, ptr %58, align 8
  br label %125

125:
  %126 = phi contract double [ %122, %118 ], [ %124, %123 ]
  switch i64 %93, label %138 [
    i64 4, label %127
    i64 3, label %132
  ]

127:
  %128 = load ptr, ptr %74, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %96
  %130 = load double, ptr %129, align 8
  %131 = fadd contract double %130, 1.000000e+00
  store double %131, ptr %129, align 8
  br label %161

132:
  %133 = load ptr, ptr %74, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %96
  %135 = load double, ptr %134, align 8
  %136 = fcmp contract uno double %135, 0.000000e+00
  br i1 %136, label %137, label %161

137:
  store double %126, ptr %134, align 8
  br label %161

138:
  br i1 %117, label %139, label %141

139:
  call fastcc void @look_at(ptr %49, double %86)
  %140 = load ptr, ptr %67, align 8
  br label %141

141:
  %142 = phi ptr [ %140, %139 ], [ %80, %138 ]
  %143 = add nsw i64 %82, 1
  %144 = mul nsw i64 %82, %54
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  store double %126, ptr %145, align 8
  %146 = sitofp i64 %89 to double
  %147 = getelementptr inbounds double, ptr %145, i64 1
  store double %146, ptr %147, align 8
  %148 = getelementptr inbounds double, ptr %145, i64 2
  store double 0.000000e+00, ptr %148, align 8
  %149 = load double, ptr %72, align 8
  %150 = fcmp contract olt double %86, %149
  %151 = select i1 %150, ptr %75, ptr %76
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr double, ptr %145, i64 3
  br i1 %77, label %154, label %161

154:
  %155 = phi i64 [ %159, %154 ], [ 0, %141 ]
  %156 = getelementptr inbounds double, ptr %152, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds double, ptr %153, i64 %155
  store double %157, ptr %158, align 8
  %159 = add nsw i64 %155, 1
  %160 = icmp eq i64 %159, %53
  br i1 %160, label %161, label %154

161:
  %162 = phi ptr [ %142, %141 ], [ %80, %127 ], [ %80, %137 ], [ %80, %132 ], [ %142, %154 ]
  %163 = phi ptr [ %142, %141 ], [ %81, %127 ], [ %81, %137 ], [ %81, %132 ], [ %142, %154 ]
  %164 = phi i64 [ %143, %141 ], [ %82, %127 ], [ %82, %137 ], [ %82, %132 ], [ %143, %154 ]
  %165 = add i64 %83, 1
  %166 = icmp eq i64 %165, %57
  br i1 %166, label %167, label %79

167:
  %168 = phi i64 [ %164, %161 ], [ %82, %79 ]
  %169 = load ptr, ptr %55, align 8
  br label %170

170:
  %171 = phi ptr [ %56, %44 ], [ %169, %167 ]
  %172 = phi i64 [ %66, %44 ], [ %168, %167 ]
  store i64 %172, ptr %171, align 8
  %173 = load double, ptr %10, align 8
  %174 = load double, ptr %26, align 8
  %175 = fcmp contract olt double %173, %174
  br i1 %175, label %176, label %230

176:
  %177 = load ptr, ptr %47, align 8
  call fastcc void @look_at(ptr %0, double %173)
  %178 = load ptr, ptr %0, align 8
  %179 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %24, align 8
  %182 = fmul contract double %173, %181
  %183 = fadd contract double %180, %182
  %184 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %187 = load ptr, ptr %186, align 8
  store double %183, ptr %4, align 8
  %188 = getelementptr inbounds %struct.Code, ptr %178, i64 0, i32 14
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds i64, ptr %189, i64 2
  %191 = load i64, ptr %190, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %190, align 8
  %193 = getelementptr inbounds %struct.Code, ptr %178, i64 0, i32 2
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds %struct.Code, ptr %178, i64 0, i32 13
  %196 = load ptr, ptr %195, align 8
  call void %194(ptr %4, ptr %185, ptr %187, ptr %177, ptr %196)
  br label %230

197:
  %198 = phi i64 [ 0, %33 ], [ %228, %227 ]
  %199 = shl nsw i64 %198, 2
  %200 = getelementptr inbounds i64, ptr %35, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, -3
  %203 = icmp ult i64 %202, -2
  br i1 %203, label %227, label %204

204:
  %205 = icmp eq i64 %201, 1
  %206 = select contract i1 %205, double 1.000000e+00, double -1.000000e+00
  %207 = load ptr, ptr %36, align 8
  %208 = getelementptr inbounds i64, ptr %200, i64 2
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds double, ptr %207, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = load ptr, ptr %37, align 8
  %213 = getelementptr inbounds i64, ptr %200, i64 1
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %212, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fcmp contract uno double %211, 0.000000e+00
  br i1 %217, label %218, label %220

218:
  %219 = fmul contract double %206, %216
  br label %224

220:
  %221 = fmul contract double %206, %211
  %222 = fmul contract double %206, %216
  %223 = tail call contract double @llvm.minnum.f64(double %221, double %222)
  br label %224

224:
  %225 = phi contract double [ %219, %218 ], [ %223, %220 ]
  %226 = fmul contract double %206, %225
  store double %226, ptr %210, align 8
  br label %227

227:
  %228 = add nsw i64 %198, 1
  %229 = icmp eq i64 %228, %23
  br i1 %229, label %230, label %197

230:
  %231 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %371, label %234

234:
  %235 = load double, ptr %10, align 8
  %236 = load double, ptr %26, align 8
  %237 = call contract double @llvm.minnum.f64(double %235, double %236)
  %238 = fcmp contract olt double %235, %236
  %239 = load double, ptr %24, align 8
  br i1 %238, label %240, label %245

240:
  %241 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %242 = load double, ptr %241, align 8
  %243 = fmul contract double %235, %239
  %244 = fadd contract double %242, %243
  br label %248

245:
  %246 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %247 = load double, ptr %246, align 8
  br label %248

248:
  %249 = phi contract double [ %244, %240 ], [ %247, %245 ]
  %250 = fcmp contract oge double %239, 0.000000e+00
  %251 = select contract i1 %250, double 1.000000e+00, double -1.000000e+00
  %252 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %253 = load ptr, ptr %12, align 8
  %254 = getelementptr inbounds i64, ptr %253, i64 1
  %255 = load i64, ptr %254, align 8
  %256 = icmp slt i64 %255, %232
  br i1 %256, label %257, label %371

257:
  %258 = fmul contract double %249, %251
  %259 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %260 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %261 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %262 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %263 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %264 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %265 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %266

266:
  %267 = phi ptr [ %253, %257 ], [ %367, %365 ]
  %268 = phi i64 [ %255, %257 ], [ %366, %365 ]
  %269 = phi ptr [ %254, %257 ], [ %368, %365 ]
  %270 = load ptr, ptr %252, align 8
  %271 = getelementptr inbounds double, ptr %270, i64 %268
  %272 = load double, ptr %271, align 8
  %273 = fmul contract double %251, %272
  %274 = fcmp contract ugt double %273, %258
  br i1 %274, label %371, label %275

275:
  %276 = fcmp contract oeq double %272, %249
  br i1 %276, label %277, label %308

277:
  %278 = load ptr, ptr %265, align 8
  %279 = load i64, ptr %1, align 8
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %304

281:
  %282 = load ptr, ptr %263, align 8
  br label %283

283:
  %284 = phi i64 [ 0, %281 ], [ %302, %301 ]
  %285 = shl nsw i64 %284, 2
  %286 = getelementptr inbounds i64, ptr %282, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, 6
  br i1 %288, label %289, label %301

289:
  %290 = or i64 %285, 1
  %291 = getelementptr inbounds i64, ptr %282, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds double, ptr %278, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = load ptr, ptr %264, align 8
  %296 = or i64 %285, 2
  %297 = getelementptr inbounds i64, ptr %282, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = add nsw i64 %298, %268
  %300 = getelementptr inbounds double, ptr %295, i64 %299
  store double %294, ptr %300, align 8
  br label %301

301:
  %302 = add nsw i64 %284, 1
  %303 = icmp eq i64 %302, %279
  br i1 %303, label %304, label %283

304:
  %305 = add nsw i64 %268, 1
  store i64 %305, ptr %269, align 8
  %306 = getelementptr inbounds i64, ptr %267, i64 1
  %307 = load i64, ptr %306, align 8
  br label %365

308:
  %309 = load double, ptr %259, align 8
  %310 = fsub contract double %272, %309
  %311 = load double, ptr %24, align 8
  %312 = fdiv contract double %310, %311
  %313 = call contract double @llvm.minnum.f64(double %312, double %237)
  %314 = load ptr, ptr %260, align 8
  call fastcc void @look_at(ptr %0, double %313)
  %315 = load ptr, ptr %0, align 8
  %316 = load double, ptr %259, align 8
  %317 = load double, ptr %24, align 8
  %318 = fmul contract double %313, %317
  %319 = fadd contract double %316, %318
  %320 = load ptr, ptr %261, align 8
  %321 = load ptr, ptr %262, align 8
  store double %319, ptr %3, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %315, i64 0, i32 14
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds i64, ptr %323, i64 2
  %325 = load i64, ptr %324, align 8
  %326 = add nsw i64 %325, 1
  store i64 %326, ptr %324, align 8
  %327 = getelementptr inbounds %struct.Code, ptr %315, i64 0, i32 2
  %328 = load ptr, ptr %327, align 8
  %329 = getelementptr inbounds %struct.Code, ptr %315, i64 0, i32 13
  %330 = load ptr, ptr %329, align 8
  call void %328(ptr %3, ptr %320, ptr %321, ptr %314, ptr %330)
  %331 = load ptr, ptr %260, align 8
  %332 = load i64, ptr %1, align 8
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %360

334:
  %335 = load ptr, ptr %263, align 8
  br label %336

336:
  %337 = phi i64 [ 0, %334 ], [ %358, %357 ]
  %338 = shl nsw i64 %337, 2
  %339 = getelementptr inbounds i64, ptr %335, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 6
  br i1 %341, label %342, label %357

342:
  %343 = or i64 %338, 1
  %344 = getelementptr inbounds i64, ptr %335, i64 %343
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds double, ptr %331, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = load ptr, ptr %264, align 8
  %349 = or i64 %338, 2
  %350 = getelementptr inbounds i64, ptr %335, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = load ptr, ptr %12, align 8
  %353 = getelementptr inbounds i64, ptr %352, i64 1
  %354 = load i64, ptr %353, align 8
  %355 = add nsw i64 %354, %351
  %356 = getelementptr inbounds double, ptr %348, i64 %355
  store double %347, ptr %356, align 8
  br label %357

357:
  %358 = add nsw i64 %337, 1
  %359 = icmp eq i64 %358, %332
  br i1 %359, label %360, label %336

360:
  %361 = load ptr, ptr %12, align 8
  %362 = getelementptr inbounds i64, ptr %361, i64 1
  %363 = load i64, ptr %362, align 8
  %364 = add nsw i64 %363, 1
  store i64 %364, ptr %362, align 8
  br label %365

365:
  %366 = phi i64 [ %364, %360 ], [ %307, %304 ]
  %367 = phi ptr [ %361, %360 ], [ %267, %304 ]
  %368 = getelementptr inbounds i64, ptr %367, i64 1
  %369 = load i64, ptr %231, align 8
  %370 = icmp slt i64 %366, %369
  br i1 %370, label %266, label %371

371:
  %372 = load double, ptr %10, align 8
  %373 = load double, ptr %26, align 8
  %374 = fcmp contract olt double %372, %373
  br i1 %374, label %375, label %376

375:
  call fastcc void @look_at(ptr %0, double %372)
  br label %376

376:
  %377 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %378 = load ptr, ptr %377, align 8
  %379 = load i64, ptr %1, align 8
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %381, label %400

381:
  %382 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %383 = load ptr, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %385

385:
  %386 = phi i64 [ 0, %381 ], [ %398, %397 ]
  %387 = getelementptr inbounds i64, ptr %383, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %388, 0
  br i1 %389, label %397, label %390

390:
  %391 = load ptr, ptr %384, align 8
  %392 = shl nsw i64 %386, 2
  %393 = or i64 %392, 1
  %394 = getelementptr inbounds i64, ptr %391, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = getelementptr inbounds double, ptr %378, i64 %395
  store double 0.000000e+00, ptr %396, align 8
  br label %397

397:
  %398 = add nsw i64 %386, 1
  %399 = icmp eq i64 %398, %379
  br i1 %399, label %400, label %385

400:
  %401 = shl nsw i64 %8, 1
  %402 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %403 = load ptr, ptr %402, align 8
  %404 = icmp sgt i64 %8, 0
  br i1 %404, label %405, label %412

405:
  %406 = phi i64 [ %410, %405 ], [ 0, %400 ]
  %407 = getelementptr inbounds double, ptr %378, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = getelementptr inbounds double, ptr %403, i64 %406
  store double %408, ptr %409, align 8
  %410 = add nsw i64 %406, 1
  %411 = icmp eq i64 %410, %401
  br i1 %411, label %412, label %405

412:
  %413 = load double, ptr %10, align 8
  ret double %413
}

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %11, i64 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract ugt double %15, %2
  br i1 %16, label %17, label %154

17:
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %34

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  br label %24

22:
  %23 = icmp eq i32 %31, 0
  br i1 %23, label %34, label %35

24:
  %25 = phi i32 [ 0, %19 ], [ %31, %24 ]
  %26 = phi i64 [ 0, %19 ], [ %32, %24 ]
  %27 = getelementptr inbounds i64, ptr %21, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = zext i1 %29 to i32
  %31 = or i32 %25, %30
  %32 = add nsw i64 %26, 1
  %33 = icmp eq i64 %32, %13
  br i1 %33, label %22, label %24

34:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5)
  br label %154

35:
  %36 = fsub contract double %4, %2
  %37 = fmul contract double %36, 0x3FDA827997709F7A
  %38 = fadd contract double %37, %2
  %39 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 2
  %40 = load double, ptr %39, align 8
  %41 = fmul contract double %36, %40
  %42 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 11
  %43 = load ptr, ptr %42, align 8
  %44 = shl nsw i32 %1, 1
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %13, %45
  %47 = getelementptr inbounds double, ptr %43, i64 %46
  tail call fastcc void @look_at(ptr %10, double %38)
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 1
  %50 = load double, ptr %49, align 8
  %51 = load double, ptr %39, align 8
  %52 = fmul contract double %38, %51
  %53 = fadd contract double %50, %52
  %54 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 8
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 5
  %57 = load ptr, ptr %56, align 8
  store double %53, ptr %7, align 8
  %58 = getelementptr inbounds %struct.Code, ptr %48, i64 0, i32 14
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 2
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %48, i64 0, i32 2
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %48, i64 0, i32 13
  %66 = load ptr, ptr %65, align 8
  call void %64(ptr %7, ptr %55, ptr %57, ptr %47, ptr %66)
  br i1 %18, label %67, label %151

67:
  %68 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %69 = load ptr, ptr %68, align 8
  br label %74

70:
  %71 = icmp eq i32 %139, 0
  %72 = icmp eq i32 %1, 13
  %73 = and i1 %72, %71
  br i1 %73, label %142, label %148

74:
  %75 = phi i64 [ 0, %67 ], [ %140, %138 ]
  %76 = phi i32 [ 1, %67 ], [ %139, %138 ]
  %77 = getelementptr inbounds i64, ptr %69, i64 %75
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %138, label %80

80:
  %81 = add nsw i64 %75, %13
  %82 = getelementptr inbounds double, ptr %47, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %41, %83
  %85 = getelementptr inbounds double, ptr %3, i64 %81
  %86 = load double, ptr %85, align 8
  %87 = fmul contract double %41, %86
  %88 = getelementptr inbounds double, ptr %5, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = fmul contract double %41, %89
  %91 = fcmp uno double %87, %90
  br i1 %91, label %138, label %92

92:
  %93 = getelementptr inbounds double, ptr %5, i64 %75
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %3, i64 %75
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %47, i64 %75
  %98 = load double, ptr %97, align 8
  %99 = fsub contract double %94, %96
  %100 = fmul contract double %96, 0x3FFD413CCBB84FBD
  %101 = fmul contract double %87, 0x3FDA827997709F7A
  %102 = fadd contract double %101, %100
  %103 = fmul contract double %102, 0x3FD5F6199B087E2F
  %104 = fmul contract double %94, 0x40015F619A23D822
  %105 = fmul contract double %90, 0x3FE2BEC33447B043
  %106 = fsub contract double %104, %105
  %107 = fmul contract double %106, 0x3FC5F61993D37A46
  %108 = fadd contract double %107, %103
  %109 = call contract double @llvm.fabs.f64(double %99)
  %110 = fsub contract double %98, %96
  %111 = call contract double @llvm.fabs.f64(double %110)
  %112 = fsub contract double %98, %94
  %113 = call contract double @llvm.fabs.f64(double %112)
  %114 = call contract double @llvm.maxnum.f64(double %111, double %113)
  %115 = call contract double @llvm.maxnum.f64(double %109, double %114)
  %116 = call contract double @llvm.fabs.f64(double %96)
  %117 = call contract double @llvm.fabs.f64(double %94)
  %118 = fadd contract double %117, %116
  %119 = fmul contract double %118, 1.000000e-09
  %120 = fsub contract double %98, %108
  %121 = call contract double @llvm.fabs.f64(double %120)
  %122 = fmul contract double %115, 5.000000e-03
  %123 = fadd contract double %119, %122
  %124 = fcmp contract ugt double %121, %123
  br i1 %124, label %137, label %125

125:
  %126 = fmul contract double %99, 0x3FF74B23344A5383
  %127 = fmul contract double %87, 0x3FC23180000A8CFF
  %128 = fsub contract double %126, %127
  %129 = fmul contract double %90, 0x3FD413CCD124078A
  %130 = fsub contract double %128, %129
  %131 = fsub contract double %84, %130
  %132 = call contract double @llvm.fabs.f64(double %131)
  %133 = fmul contract double %115, 5.000000e-02
  %134 = fadd contract double %119, %133
  %135 = fcmp contract ugt double %132, %134
  %136 = freeze i1 %135
  br i1 %136, label %137, label %138

137:
  br label %138

138:
  %139 = phi i32 [ %76, %74 ], [ 0, %137 ], [ %76, %125 ], [ %76, %80 ]
  %140 = add nsw i64 %75, 1
  %141 = icmp eq i64 %140, %13
  br i1 %141, label %70, label %74

142:
  %143 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 13
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 3
  %146 = load i64, ptr %145, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %145, align 8
  br label %151

148:
  %149 = icmp ne i32 %139, 0
  %150 = or i1 %72, %149
  br i1 %150, label %151, label %152

151:
  call fastcc void @take(ptr %0, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @take(ptr %0, double %38, ptr %47, double %4, ptr %5)
  br label %154

152:
  %153 = add nsw i32 %1, 1
  call fastcc void @visit(ptr %0, i32 %153, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @visit(ptr %0, i32 %153, double %38, ptr %47, double %4, ptr %5)
  br label %154

154:
  ret void
}

define internal fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 7
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %485

27:
  store i64 1, ptr %24, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = shl nsw i64 %21, 4
  %33 = getelementptr inbounds double, ptr %23, i64 %32
  %34 = fadd contract double %29, %31
  %35 = mul nsw i64 %21, 17
  %36 = getelementptr inbounds double, ptr %23, i64 %35
  %37 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %38 = load ptr, ptr %37, align 8
  %39 = mul nsw i64 %21, 12
  %40 = getelementptr inbounds double, ptr %23, i64 %39
  store double %34, ptr %16, align 8
  %41 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 14
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 9
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %52

48:
  %49 = load ptr, ptr %17, align 8
  %50 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %51 = load ptr, ptr %50, align 8
  call void %49(ptr %16, ptr %36, ptr %38, ptr %40, ptr %51)
  br label %74

52:
  store double %34, ptr %15, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 12
  %54 = load ptr, ptr %53, align 8
  store double 1.000000e+00, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 3
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 10
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 11
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %62 = load ptr, ptr %61, align 8
  %63 = call contract double %46(ptr %56, i64 %58, i64 %60, ptr %15, ptr %36, ptr %38, ptr %40, ptr %54, ptr %62)
  %64 = fcmp contract olt double %63, 0x7FF0000000000000
  br i1 %64, label %74, label %65

65:
  %66 = load double, ptr %16, align 8
  store double %66, ptr %14, align 8
  %67 = load ptr, ptr %53, align 8
  store double 0.000000e+00, ptr %67, align 8
  %68 = load ptr, ptr %45, align 8
  %69 = load ptr, ptr %55, align 8
  %70 = load i64, ptr %57, align 8
  %71 = load i64, ptr %59, align 8
  %72 = load ptr, ptr %61, align 8
  %73 = call contract double %68(ptr %69, i64 %70, i64 %71, ptr %14, ptr %36, ptr %38, ptr %40, ptr %67, ptr %72)
  br label %74

74:
  %75 = icmp sgt i64 %19, 0
  br i1 %75, label %76, label %84

76:
  %77 = mul nsw i64 %21, 20
  %78 = mul nsw i64 %21, 6
  %79 = mul nsw i64 %21, 7
  %80 = shl nsw i64 %21, 3
  %81 = mul nsw i64 %21, 9
  %82 = mul nsw i64 %21, 10
  %83 = mul nsw i64 %21, 11
  br label %129

84:
  %85 = fmul contract double %29, 1.000000e-01
  %86 = fadd contract double %31, %85
  %87 = load ptr, ptr %37, align 8
  %88 = mul nsw i64 %21, 13
  %89 = getelementptr inbounds double, ptr %23, i64 %88
  store double %86, ptr %13, align 8
  %90 = load ptr, ptr %41, align 8
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %91, 1
  store i64 %92, ptr %90, align 8
  %93 = load ptr, ptr %45, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %99

95:
  %96 = load ptr, ptr %17, align 8
  %97 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %98 = load ptr, ptr %97, align 8
  call void %96(ptr %13, ptr %33, ptr %87, ptr %89, ptr %98)
  br label %121

99:
  store double %86, ptr %12, align 8
  %100 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 12
  %101 = load ptr, ptr %100, align 8
  store double 1.000000e+00, ptr %101, align 8
  %102 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 3
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 10
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 11
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %109 = load ptr, ptr %108, align 8
  %110 = call contract double %93(ptr %103, i64 %105, i64 %107, ptr %12, ptr %33, ptr %87, ptr %89, ptr %101, ptr %109)
  %111 = fcmp contract olt double %110, 0x7FF0000000000000
  br i1 %111, label %121, label %112

112:
  %113 = load double, ptr %13, align 8
  store double %113, ptr %11, align 8
  %114 = load ptr, ptr %100, align 8
  store double 0.000000e+00, ptr %114, align 8
  %115 = load ptr, ptr %45, align 8
  %116 = load ptr, ptr %102, align 8
  %117 = load i64, ptr %104, align 8
  %118 = load i64, ptr %106, align 8
  %119 = load ptr, ptr %108, align 8
  %120 = call contract double %115(ptr %116, i64 %117, i64 %118, ptr %11, ptr %33, ptr %87, ptr %89, ptr %114, ptr %119)
  br label %121

121:
  br i1 %75, label %122, label %177

122:
  %123 = mul nsw i64 %21, 20
  %124 = mul nsw i64 %21, 5
  %125 = mul nsw i64 %21, 6
  %126 = mul nsw i64 %21, 7
  %127 = mul nsw i64 %21, 10
  %128 = mul nsw i64 %21, 11
  br label %221

129:
  %130 = phi i64 [ 0, %76 ], [ %175, %129 ]
  %131 = add nsw i64 %130, %77
  %132 = getelementptr inbounds double, ptr %23, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %23, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = fmul contract double %135, 0x3FACC1FCA2CEB148
  %137 = add nsw i64 %130, %78
  %138 = getelementptr inbounds double, ptr %23, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul contract double %139, 0x3FD03958F21A35B8
  %141 = fadd contract double %136, %140
  %142 = add nsw i64 %130, %79
  %143 = getelementptr inbounds double, ptr %23, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %144, 0x3FCF84C2C277C23E
  %146 = fsub contract double %141, %145
  %147 = add nsw i64 %130, %80
  %148 = getelementptr inbounds double, ptr %23, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fmul contract double %149, 0x3FBFCB02555C9DEF
  %151 = fsub contract double %146, %150
  %152 = add nsw i64 %130, %81
  %153 = getelementptr inbounds double, ptr %23, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fmul contract double %154, 0x3FC39F10CE2D1913
  %156 = fadd contract double %151, %155
  %157 = add nsw i64 %130, %82
  %158 = getelementptr inbounds double, ptr %23, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fmul contract double %159, 0x3F80CBB69B38652C
  %161 = fadd contract double %156, %160
  %162 = add nsw i64 %130, %83
  %163 = getelementptr inbounds double, ptr %23, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fmul contract double %164, 0x3F7EFF840F396BA9
  %166 = fadd contract double %161, %165
  %167 = add nsw i64 %130, %39
  %168 = getelementptr inbounds double, ptr %23, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fmul contract double %169, 8.298000e-03
  %171 = fsub contract double %166, %170
  %172 = fmul contract double %29, %171
  %173 = fadd contract double %133, %172
  %174 = getelementptr inbounds double, ptr %33, i64 %130
  store double %173, ptr %174, align 8
  %175 = add nsw i64 %130, 1
  %176 = icmp eq i64 %175, %19
  br i1 %176, label %84, label %129

177:
  %178 = fmul contract double %29, 2.000000e-01
  %179 = fadd contract double %31, %178
  %180 = load ptr, ptr %37, align 8
  %181 = mul nsw i64 %21, 14
  %182 = getelementptr inbounds double, ptr %23, i64 %181
  store double %179, ptr %10, align 8
  %183 = load ptr, ptr %41, align 8
  %184 = load i64, ptr %183, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %183, align 8
  %186 = load ptr, ptr %45, align 8
  %187 = icmp eq ptr %186, null
  br i1 %187, label %188, label %192

188:
  %189 = load ptr, ptr %17, align 8
  %190 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %191 = load ptr, ptr %190, align 8
  call void %189(ptr %10, ptr %33, ptr %180, ptr %182, ptr %191)
  br label %214

192:
  store double %179, ptr %9, align 8
  %193 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 12
  %194 = load ptr, ptr %193, align 8
  store double 1.000000e+00, ptr %194, align 8
  %195 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 3
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 10
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 11
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %202 = load ptr, ptr %201, align 8
  %203 = call contract double %186(ptr %196, i64 %198, i64 %200, ptr %9, ptr %33, ptr %180, ptr %182, ptr %194, ptr %202)
  %204 = fcmp contract olt double %203, 0x7FF0000000000000
  br i1 %204, label %214, label %205

205:
  %206 = load double, ptr %10, align 8
  store double %206, ptr %8, align 8
  %207 = load ptr, ptr %193, align 8
  store double 0.000000e+00, ptr %207, align 8
  %208 = load ptr, ptr %45, align 8
  %209 = load ptr, ptr %195, align 8
  %210 = load i64, ptr %197, align 8
  %211 = load i64, ptr %199, align 8
  %212 = load ptr, ptr %201, align 8
  %213 = call contract double %208(ptr %209, i64 %210, i64 %211, ptr %8, ptr %33, ptr %180, ptr %182, ptr %207, ptr %212)
  br label %214

214:
  br i1 %75, label %215, label %269

215:
  %216 = mul nsw i64 %21, 20
  %217 = mul nsw i64 %21, 5
  %218 = mul nsw i64 %21, 6
  %219 = mul nsw i64 %21, 7
  %220 = shl nsw i64 %21, 3
  br label %319

221:
  %222 = phi i64 [ 0, %122 ], [ %267, %221 ]
  %223 = add nsw i64 %222, %123
  %224 = getelementptr inbounds double, ptr %23, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %23, i64 %222
  %227 = load double, ptr %226, align 8
  %228 = fmul contract double %227, 0x3FA04CA1897BDB63
  %229 = add nsw i64 %222, %124
  %230 = getelementptr inbounds double, ptr %23, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fmul contract double %231, 0x3F9CFAE9E5F59F45
  %233 = fadd contract double %228, %232
  %234 = add nsw i64 %222, %125
  %235 = getelementptr inbounds double, ptr %23, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = fmul contract double %236, 0x3FAB69DB017C8CF9
  %238 = fadd contract double %233, %237
  %239 = add nsw i64 %222, %126
  %240 = getelementptr inbounds double, ptr %23, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = fmul contract double %241, 0x3FAC1EF72FC69469
  %243 = fsub contract double %238, %242
  %244 = add nsw i64 %222, %127
  %245 = getelementptr inbounds double, ptr %23, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fmul contract double %246, 0x3F1C6710EEF6E153
  %248 = fsub contract double %243, %247
  %249 = add nsw i64 %222, %128
  %250 = getelementptr inbounds double, ptr %23, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = fmul contract double %251, 0x3F39127A52D32320
  %253 = fadd contract double %248, %252
  %254 = add nsw i64 %222, %39
  %255 = getelementptr inbounds double, ptr %23, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fmul contract double %256, 0x3F36500E13E7149B
  %258 = fsub contract double %253, %257
  %259 = add nsw i64 %222, %88
  %260 = getelementptr inbounds double, ptr %23, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fmul contract double %261, 0x3FC21686B20CD989
  %263 = fadd contract double %258, %262
  %264 = fmul contract double %29, %263
  %265 = fadd contract double %225, %264
  %266 = getelementptr inbounds double, ptr %33, i64 %222
  store double %265, ptr %266, align 8
  %267 = add nsw i64 %222, 1
  %268 = icmp eq i64 %267, %19
  br i1 %268, label %177, label %221

269:
  %270 = fmul contract double %29, 0x3FE8E38E38E38E39
  %271 = fadd contract double %31, %270
  %272 = load ptr, ptr %37, align 8
  %273 = mul nsw i64 %21, 15
  %274 = getelementptr inbounds double, ptr %23, i64 %273
  store double %271, ptr %7, align 8
  %275 = load ptr, ptr %41, align 8
  %276 = load i64, ptr %275, align 8
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %275, align 8
  %278 = load ptr, ptr %45, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %280, label %284

280:
  %281 = load ptr, ptr %17, align 8
  %282 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %283 = load ptr, ptr %282, align 8
  call void %281(ptr %7, ptr %33, ptr %272, ptr %274, ptr %283)
  br label %306

284:
  store double %271, ptr %6, align 8
  %285 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 12
  %286 = load ptr, ptr %285, align 8
  store double 1.000000e+00, ptr %286, align 8
  %287 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 3
  %288 = load ptr, ptr %287, align 8
  %289 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 10
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 11
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %294 = load ptr, ptr %293, align 8
  %295 = call contract double %278(ptr %288, i64 %290, i64 %292, ptr %6, ptr %33, ptr %272, ptr %274, ptr %286, ptr %294)
  %296 = fcmp contract olt double %295, 0x7FF0000000000000
  br i1 %296, label %306, label %297

297:
  %298 = load double, ptr %7, align 8
  store double %298, ptr %5, align 8
  %299 = load ptr, ptr %285, align 8
  store double 0.000000e+00, ptr %299, align 8
  %300 = load ptr, ptr %45, align 8
  %301 = load ptr, ptr %287, align 8
  %302 = load i64, ptr %289, align 8
  %303 = load i64, ptr %291, align 8
  %304 = load ptr, ptr %293, align 8
  %305 = call contract double %300(ptr %301, i64 %302, i64 %303, ptr %5, ptr %33, ptr %272, ptr %274, ptr %299, ptr %304)
  br label %306

306:
  br i1 %75, label %307, label %517

307:
  %308 = mul nsw i64 %21, 20
  %309 = mul nsw i64 %21, 21
  %310 = mul nsw i64 %21, 22
  %311 = mul nsw i64 %21, 23
  %312 = mul nsw i64 %21, 5
  %313 = mul nsw i64 %21, 6
  %314 = mul nsw i64 %21, 7
  %315 = shl nsw i64 %21, 3
  %316 = mul nsw i64 %21, 9
  %317 = mul nsw i64 %21, 10
  %318 = mul nsw i64 %21, 11
  br label %367

319:
  %320 = phi i64 [ 0, %215 ], [ %365, %319 ]
  %321 = add nsw i64 %320, %216
  %322 = getelementptr inbounds double, ptr %23, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %23, i64 %320
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %325, 0xBFDB7309792B6015
  %327 = add nsw i64 %320, %217
  %328 = getelementptr inbounds double, ptr %23, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fmul contract double %329, 0x4012CA5D44AFDC9A
  %331 = fsub contract double %326, %330
  %332 = add nsw i64 %320, %218
  %333 = getelementptr inbounds double, ptr %23, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = fmul contract double %334, 0x401EBBD2C419EDA3
  %336 = fadd contract double %331, %335
  %337 = add nsw i64 %320, %219
  %338 = getelementptr inbounds double, ptr %23, i64 %337
  %339 = load double, ptr %338, align 8
  %340 = fmul contract double %339, 0x401046A54457171C
  %341 = fadd contract double %336, %340
  %342 = add nsw i64 %320, %220
  %343 = getelementptr inbounds double, ptr %23, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul contract double %344, 0x3FD6D49E44EDBA44
  %346 = fadd contract double %341, %345
  %347 = add nsw i64 %320, %39
  %348 = getelementptr inbounds double, ptr %23, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = fmul contract double %349, 0x3F56EBEEC24871D4
  %351 = fsub contract double %346, %350
  %352 = add nsw i64 %320, %88
  %353 = getelementptr inbounds double, ptr %23, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fmul contract double %354, 0x40079482A23F1996
  %356 = fadd contract double %351, %355
  %357 = add nsw i64 %320, %181
  %358 = getelementptr inbounds double, ptr %23, i64 %357
  %359 = load double, ptr %358, align 8
  %360 = fmul contract double %359, 0x40224D4A6DCA2222
  %361 = fsub contract double %356, %360
  %362 = fmul contract double %29, %361
  %363 = fadd contract double %323, %362
  %364 = getelementptr inbounds double, ptr %33, i64 %320
  store double %363, ptr %364, align 8
  %365 = add nsw i64 %320, 1
  %366 = icmp eq i64 %365, %19
  br i1 %366, label %269, label %319

367:
  %368 = phi i64 [ 0, %307 ], [ %415, %414 ]
  %369 = add nsw i64 %368, %35
  %370 = getelementptr inbounds double, ptr %23, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = add nsw i64 %368, %308
  %373 = getelementptr inbounds double, ptr %23, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fsub contract double %371, %374
  %376 = add nsw i64 %368, %309
  %377 = getelementptr inbounds double, ptr %23, i64 %376
  store double %375, ptr %377, align 8
  %378 = getelementptr inbounds double, ptr %23, i64 %368
  %379 = load double, ptr %378, align 8
  %380 = fmul contract double %29, %379
  %381 = fsub contract double %380, %375
  %382 = add nsw i64 %368, %310
  %383 = getelementptr inbounds double, ptr %23, i64 %382
  store double %381, ptr %383, align 8
  %384 = fmul contract double %375, 2.000000e+00
  %385 = add nsw i64 %368, %39
  %386 = getelementptr inbounds double, ptr %23, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = load double, ptr %378, align 8
  %389 = fadd contract double %387, %388
  %390 = fmul contract double %29, %389
  %391 = fsub contract double %384, %390
  %392 = add nsw i64 %368, %311
  %393 = getelementptr inbounds double, ptr %23, i64 %392
  store double %391, ptr %393, align 8
  %394 = add nsw i64 %368, %312
  %395 = getelementptr inbounds double, ptr %23, i64 %394
  %396 = add nsw i64 %368, %313
  %397 = getelementptr inbounds double, ptr %23, i64 %396
  %398 = add nsw i64 %368, %314
  %399 = getelementptr inbounds double, ptr %23, i64 %398
  %400 = add nsw i64 %368, %315
  %401 = getelementptr inbounds double, ptr %23, i64 %400
  %402 = add nsw i64 %368, %316
  %403 = getelementptr inbounds double, ptr %23, i64 %402
  %404 = add nsw i64 %368, %317
  %405 = getelementptr inbounds double, ptr %23, i64 %404
  %406 = add nsw i64 %368, %318
  %407 = getelementptr inbounds double, ptr %23, i64 %406
  %408 = add nsw i64 %368, %88
  %409 = getelementptr inbounds double, ptr %23, i64 %408
  %410 = add nsw i64 %368, %181
  %411 = getelementptr inbounds double, ptr %23, i64 %410
  %412 = add nsw i64 %368, %273
  %413 = getelementptr inbounds double, ptr %23, i64 %412
  br label %417

414:
  %415 = add nsw i64 %368, 1
  %416 = icmp eq i64 %415, %19
  br i1 %416, label %485, label %367

417:
  %418 = phi i64 [ 0, %367 ], [ %483, %417 ]
  %419 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418
  %420 = load double, ptr %419, align 16
  %421 = load double, ptr %378, align 8
  %422 = fmul contract double %420, %421
  %423 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 5
  %424 = load double, ptr %423, align 8
  %425 = load double, ptr %395, align 8
  %426 = fmul contract double %424, %425
  %427 = fadd contract double %422, %426
  %428 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 6
  %429 = load double, ptr %428, align 16
  %430 = load double, ptr %397, align 8
  %431 = fmul contract double %429, %430
  %432 = fadd contract double %427, %431
  %433 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 7
  %434 = load double, ptr %433, align 8
  %435 = load double, ptr %399, align 8
  %436 = fmul contract double %434, %435
  %437 = fadd contract double %432, %436
  %438 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 8
  %439 = load double, ptr %438, align 16
  %440 = load double, ptr %401, align 8
  %441 = fmul contract double %439, %440
  %442 = fadd contract double %437, %441
  %443 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 9
  %444 = load double, ptr %443, align 8
  %445 = load double, ptr %403, align 8
  %446 = fmul contract double %444, %445
  %447 = fadd contract double %442, %446
  %448 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 10
  %449 = load double, ptr %448, align 16
  %450 = load double, ptr %405, align 8
  %451 = fmul contract double %449, %450
  %452 = fadd contract double %447, %451
  %453 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 11
  %454 = load double, ptr %453, align 8
  %455 = load double, ptr %407, align 8
  %456 = fmul contract double %454, %455
  %457 = fadd contract double %452, %456
  %458 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 12
  %459 = load double, ptr %458, align 16
  %460 = load double, ptr %386, align 8
  %461 = fmul contract double %459, %460
  %462 = fadd contract double %457, %461
  %463 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 13
  %464 = load double, ptr %463, align 8
  %465 = load double, ptr %409, align 8
  %466 = fmul contract double %464, %465
  %467 = fadd contract double %462, %466
  %468 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 14
  %469 = load double, ptr %468, align 16
  %470 = load double, ptr %411, align 8
  %471 = fmul contract double %469, %470
  %472 = fadd contract double %467, %471
  %473 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %418, i64 15
  %474 = load double, ptr %473, align 8
  %475 = load double, ptr %413, align 8
  %476 = fmul contract double %474, %475
  %477 = fadd contract double %472, %476
  %478 = fmul contract double %29, %477
  %479 = add nsw i64 %418, 24
  %480 = mul nsw i64 %479, %21
  %481 = add nsw i64 %480, %368
  %482 = getelementptr inbounds double, ptr %23, i64 %481
  store double %478, ptr %482, align 8
  %483 = add nsw i64 %418, 1
  %484 = icmp eq i64 %483, 4
  br i1 %484, label %414, label %417

485:
  %486 = icmp sgt i64 %19, 0
  br i1 %486, label %487, label %517

487:
  %488 = fsub contract double 1.000000e+00, %1
  %489 = mul nsw i64 %21, 20
  %490 = shl nsw i64 %21, 4
  br label %491

491:
  %492 = phi i64 [ 0, %487 ], [ %500, %493 ]
  br label %502

493:
  %494 = add nsw i64 %492, %489
  %495 = getelementptr inbounds double, ptr %23, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = fadd contract double %514, %496
  %498 = add nsw i64 %492, %490
  %499 = getelementptr inbounds double, ptr %23, i64 %498
  store double %497, ptr %499, align 8
  %500 = add nsw i64 %492, 1
  %501 = icmp eq i64 %500, %19
  br i1 %501, label %517, label %491

502:
  %503 = phi i64 [ 6, %491 ], [ %515, %502 ]
  %504 = phi double [ 0.000000e+00, %491 ], [ %514, %502 ]
  %505 = add nsw i64 %503, 21
  %506 = mul nsw i64 %505, %21
  %507 = add nsw i64 %506, %492
  %508 = getelementptr inbounds double, ptr %23, i64 %507
  %509 = load double, ptr %508, align 8
  %510 = fadd contract double %504, %509
  %511 = and i64 %503, 1
  %512 = icmp eq i64 %511, 0
  %513 = select contract i1 %512, double %1, double %488
  %514 = fmul contract double %513, %510
  %515 = add nsw i64 %503, -1
  %516 = icmp eq i64 %503, 0
  br i1 %516, label %493, label %502

517:
  %518 = load ptr, ptr %0, align 8
  %519 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %520 = load double, ptr %519, align 8
  %521 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %522 = load double, ptr %521, align 8
  %523 = fmul contract double %522, %1
  %524 = fadd contract double %520, %523
  %525 = load ptr, ptr %22, align 8
  %526 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 7
  %527 = load i64, ptr %526, align 8
  %528 = shl nsw i64 %527, 4
  %529 = getelementptr inbounds double, ptr %525, i64 %528
  %530 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %531 = load ptr, ptr %530, align 8
  %532 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %533 = load ptr, ptr %532, align 8
  store double %524, ptr %4, align 8
  %534 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 14
  %535 = load ptr, ptr %534, align 8
  %536 = getelementptr inbounds i64, ptr %535, i64 1
  %537 = load i64, ptr %536, align 8
  %538 = add nsw i64 %537, 1
  store i64 %538, ptr %536, align 8
  %539 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 1
  %540 = load ptr, ptr %539, align 8
  %541 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 13
  %542 = load ptr, ptr %541, align 8
  call void %540(ptr %4, ptr %529, ptr %531, ptr %533, ptr %542)
  %543 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 9
  %544 = load ptr, ptr %543, align 8
  %545 = icmp eq ptr %544, null
  br i1 %545, label %604, label %546

546:
  %547 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 5
  %548 = load i64, ptr %547, align 8
  %549 = icmp sgt i64 %548, 0
  br i1 %549, label %553, label %550

550:
  %551 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 4
  %552 = load i64, ptr %551, align 8
  br label %570

553:
  %554 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 6
  %555 = load i64, ptr %554, align 8
  %556 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 4
  %557 = load i64, ptr %556, align 8
  %558 = shl nsw i64 %557, 1
  %559 = sub i64 %555, %548
  br label %560

560:
  %561 = phi i64 [ 0, %553 ], [ %565, %560 ]
  %562 = add i64 %559, %561
  %563 = getelementptr inbounds double, ptr %531, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = add nsw i64 %561, 1
  %566 = add i64 %565, %558
  %567 = getelementptr inbounds double, ptr %533, i64 %566
  %568 = load double, ptr %567, align 8
  store double %568, ptr %563, align 8
  store double %564, ptr %567, align 8
  %569 = icmp eq i64 %565, %548
  br i1 %569, label %570, label %560

570:
  %571 = phi i64 [ %552, %550 ], [ %557, %560 ]
  %572 = load double, ptr %4, align 8
  %573 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 4
  %574 = getelementptr inbounds double, ptr %533, i64 %571
  store double %572, ptr %3, align 8
  %575 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 12
  %576 = load ptr, ptr %575, align 8
  store double 0.000000e+00, ptr %576, align 8
  %577 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 3
  %578 = load ptr, ptr %577, align 8
  %579 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 10
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 11
  %582 = load i64, ptr %581, align 8
  %583 = load ptr, ptr %541, align 8
  %584 = call contract double %544(ptr %578, i64 %580, i64 %582, ptr %3, ptr %533, ptr %531, ptr %574, ptr %576, ptr %583)
  %585 = load i64, ptr %573, align 8
  %586 = shl nsw i64 %585, 1
  %587 = getelementptr inbounds double, ptr %533, i64 %586
  store double %584, ptr %587, align 8
  %588 = load i64, ptr %547, align 8
  %589 = icmp sgt i64 %588, 0
  br i1 %589, label %590, label %604

590:
  %591 = getelementptr inbounds %struct.Code, ptr %518, i64 0, i32 6
  %592 = load i64, ptr %591, align 8
  %593 = sub i64 %592, %588
  br label %594

594:
  %595 = phi i64 [ 0, %590 ], [ %599, %594 ]
  %596 = add i64 %593, %595
  %597 = getelementptr inbounds double, ptr %531, i64 %596
  %598 = load double, ptr %597, align 8
  %599 = add nsw i64 %595, 1
  %600 = add i64 %599, %586
  %601 = getelementptr inbounds double, ptr %533, i64 %600
  %602 = load double, ptr %601, align 8
  store double %602, ptr %597, align 8
  store double %598, ptr %601, align 8
  %603 = icmp eq i64 %599, %588
  br i1 %603, label %604, label %594

604:
  ret void
}

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %0, align 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Code, ptr %16, i64 0, i32 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %20 = load double, ptr %19, align 8
  %21 = fcmp contract ugt double %20, %1
  br i1 %21, label %22, label %684

22:
  %23 = load i64, ptr %14, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 4
  %27 = fsub contract double %3, %1
  br label %34

28:
  %29 = load double, ptr %19, align 8
  br label %30

30:
  %31 = phi i64 [ %443, %28 ], [ %23, %22 ]
  %32 = phi double [ %29, %28 ], [ %20, %22 ]
  %33 = fcmp contract olt double %32, %3
  br i1 %33, label %445, label %472

34:
  %35 = phi i64 [ 0, %25 ], [ %442, %441 ]
  %36 = load ptr, ptr %26, align 8
  %37 = shl nsw i64 %35, 2
  %38 = getelementptr inbounds i64, ptr %36, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, -5
  %41 = icmp ult i64 %40, -2
  %42 = icmp slt i64 %39, 7
  %43 = and i1 %42, %41
  br i1 %43, label %441, label %44

44:
  %45 = load ptr, ptr %13, align 8
  %46 = getelementptr inbounds %struct.Watch, ptr %45, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %47, i64 %37
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8
  %51 = load ptr, ptr %0, align 8
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %52, i64 0, i32 8
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Step, ptr %51, i64 0, i32 2
  %56 = load double, ptr %55, align 8
  %57 = fmul contract double %27, %56
  %58 = getelementptr inbounds double, ptr %2, i64 %50
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %4, i64 %50
  %61 = load double, ptr %60, align 8
  %62 = add nsw i64 %54, %50
  %63 = getelementptr inbounds double, ptr %2, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul contract double %57, %64
  %66 = getelementptr inbounds double, ptr %4, i64 %62
  %67 = load double, ptr %66, align 8
  %68 = fmul contract double %57, %67
  %69 = load i64, ptr %48, align 8
  %70 = icmp ne i64 %69, 9
  %71 = fcmp contract une double %59, 0.000000e+00
  %72 = or i1 %71, %70
  %73 = fcmp contract ogt double %65, 0.000000e+00
  %74 = fcmp contract uge double %61, 0.000000e+00
  %75 = or i1 %74, %72
  %76 = or i1 %73, %75
  br i1 %76, label %77, label %121

77:
  %78 = fcmp contract oeq double %59, 0.000000e+00
  br i1 %78, label %79, label %86

79:
  %80 = fcmp contract olt double %61, 0.000000e+00
  %81 = and i1 %80, %73
  %82 = fcmp contract olt double %65, 0.000000e+00
  %83 = fcmp contract ogt double %61, 0.000000e+00
  %84 = and i1 %83, %82
  %85 = or i1 %81, %84
  br i1 %85, label %107, label %441

86:
  %87 = fcmp contract oeq double %61, 0.000000e+00
  br i1 %87, label %107, label %88

88:
  %89 = fcmp contract olt double %59, 0.000000e+00
  %90 = fcmp contract ogt double %61, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %107, label %92

92:
  %93 = fcmp contract ogt double %59, 0.000000e+00
  %94 = fcmp contract olt double %61, 0.000000e+00
  %95 = and i1 %93, %94
  br i1 %95, label %107, label %96

96:
  %97 = fcmp contract olt double %65, 0.000000e+00
  %98 = fcmp contract ogt double %68, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %90, %99
  %101 = and i1 %93, %100
  br i1 %101, label %118, label %102

102:
  %103 = fcmp contract olt double %68, 0.000000e+00
  %104 = and i1 %73, %103
  %105 = and i1 %94, %104
  %106 = and i1 %89, %105
  br i1 %106, label %118, label %441

107:
  %108 = phi i1 [ false, %92 ], [ false, %88 ], [ true, %86 ], [ false, %79 ]
  %109 = phi i32 [ 1, %92 ], [ 1, %88 ], [ 2, %86 ], [ 4, %79 ]
  %110 = getelementptr inbounds i64, ptr %48, i64 3
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %120, label %113

113:
  %114 = select contract i1 %78, double %65, double %59
  %115 = sitofp i64 %111 to double
  %116 = fmul contract double %114, %115
  %117 = fcmp contract olt double %116, 0.000000e+00
  br i1 %117, label %120, label %441

118:
  %119 = select i1 %93, double 1.000000e+00, double -1.000000e+00
  br label %169

120:
  br i1 %108, label %439, label %164

121:
  %122 = phi ptr [ %158, %135 ], [ %45, %44 ]
  %123 = phi double [ %137, %135 ], [ %3, %44 ]
  %124 = fsub contract double %123, %1
  %125 = load ptr, ptr %0, align 8
  %126 = getelementptr inbounds %struct.Step, ptr %125, i64 0, i32 1
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Step, ptr %125, i64 0, i32 2
  %129 = load double, ptr %128, align 8
  %130 = fdiv contract double %127, %129
  %131 = call contract double @llvm.fabs.f64(double %130)
  %132 = fadd contract double %131, 1.000000e+00
  %133 = fmul contract double %132, 0x3D06849B86A12B9B
  %134 = fcmp contract ogt double %124, %133
  br i1 %134, label %135, label %439

135:
  %136 = fmul contract double %124, 5.000000e-01
  %137 = fadd contract double %136, %1
  %138 = getelementptr inbounds %struct.Watch, ptr %122, i64 0, i32 9
  %139 = load ptr, ptr %138, align 8
  call fastcc void @look_at(ptr %125, double %137)
  %140 = load ptr, ptr %125, align 8
  %141 = load double, ptr %126, align 8
  %142 = load double, ptr %128, align 8
  %143 = fmul contract double %137, %142
  %144 = fadd contract double %141, %143
  %145 = getelementptr inbounds %struct.Step, ptr %125, i64 0, i32 8
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds %struct.Step, ptr %125, i64 0, i32 5
  %148 = load ptr, ptr %147, align 8
  store double %144, ptr %12, align 8
  %149 = getelementptr inbounds %struct.Code, ptr %140, i64 0, i32 14
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds i64, ptr %150, i64 2
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %151, align 8
  %154 = getelementptr inbounds %struct.Code, ptr %140, i64 0, i32 2
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Code, ptr %140, i64 0, i32 13
  %157 = load ptr, ptr %156, align 8
  call void %155(ptr %12, ptr %146, ptr %148, ptr %139, ptr %157)
  %158 = load ptr, ptr %13, align 8
  %159 = getelementptr inbounds %struct.Watch, ptr %158, i64 0, i32 9
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %50
  %162 = load double, ptr %161, align 8
  %163 = fcmp contract olt double %162, 0.000000e+00
  br i1 %163, label %121, label %439

164:
  %165 = fcmp contract ogt double %59, 0.000000e+00
  %166 = and i1 %78, %73
  %167 = select i1 %165, i1 true, i1 %166
  %168 = select i1 %167, double 1.000000e+00, double -1.000000e+00
  switch i32 %109, label %321 [
    i32 3, label %169
    i32 4, label %284
  ]

169:
  %170 = phi double [ %119, %118 ], [ %168, %164 ]
  %171 = fmul contract double %59, %170
  %172 = fmul contract double %64, %170
  %173 = fmul contract double %56, %172
  %174 = fmul contract double %61, %170
  %175 = fmul contract double %67, %170
  %176 = fmul contract double %56, %175
  %177 = getelementptr inbounds %struct.Watch, ptr %45, i64 0, i32 9
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 %50
  %180 = getelementptr inbounds double, ptr %178, i64 %62
  br label %181

181:
  %182 = phi ptr [ %51, %169 ], [ %227, %265 ]
  %183 = phi double [ %1, %169 ], [ %255, %265 ]
  %184 = phi double [ %171, %169 ], [ %254, %265 ]
  %185 = phi i32 [ 0, %169 ], [ %274, %265 ]
  %186 = phi i32 [ 0, %169 ], [ %253, %265 ]
  %187 = phi double [ %176, %169 ], [ %252, %265 ]
  %188 = phi double [ %173, %169 ], [ %251, %265 ]
  %189 = phi double [ %173, %169 ], [ %250, %265 ]
  %190 = phi double [ %3, %169 ], [ %249, %265 ]
  %191 = phi double [ %176, %169 ], [ %248, %265 ]
  %192 = phi double [ %174, %169 ], [ %247, %265 ]
  %193 = fsub contract double %190, %183
  %194 = fmul contract double %187, %193
  %195 = fsub contract double %187, %188
  %196 = fdiv contract double %194, %195
  %197 = fsub contract double %190, %196
  %198 = fmul contract double %193, 1.000000e-02
  %199 = fadd contract double %183, %198
  %200 = call contract double @llvm.maxnum.f64(double %197, double %199)
  %201 = fsub contract double %190, %198
  %202 = call contract double @llvm.minnum.f64(double %200, double %201)
  call fastcc void @look_at(ptr %182, double %202)
  %203 = load ptr, ptr %182, align 8
  %204 = getelementptr inbounds %struct.Step, ptr %182, i64 0, i32 1
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Step, ptr %182, i64 0, i32 2
  %207 = load double, ptr %206, align 8
  %208 = fmul contract double %202, %207
  %209 = fadd contract double %205, %208
  %210 = getelementptr inbounds %struct.Step, ptr %182, i64 0, i32 8
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Step, ptr %182, i64 0, i32 5
  %213 = load ptr, ptr %212, align 8
  store double %209, ptr %11, align 8
  %214 = getelementptr inbounds %struct.Code, ptr %203, i64 0, i32 14
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds i64, ptr %215, i64 2
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %216, align 8
  %219 = getelementptr inbounds %struct.Code, ptr %203, i64 0, i32 2
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Code, ptr %203, i64 0, i32 13
  %222 = load ptr, ptr %221, align 8
  call void %220(ptr %11, ptr %211, ptr %213, ptr %178, ptr %222)
  %223 = load double, ptr %179, align 8
  %224 = fmul contract double %170, %223
  %225 = load double, ptr %180, align 8
  %226 = fmul contract double %170, %225
  %227 = load ptr, ptr %0, align 8
  %228 = getelementptr inbounds %struct.Step, ptr %227, i64 0, i32 2
  %229 = load double, ptr %228, align 8
  %230 = fmul contract double %226, %229
  %231 = fcmp contract ugt double %224, 0.000000e+00
  br i1 %231, label %232, label %277

232:
  %233 = fcmp contract ogt double %224, 0.000000e+00
  %234 = fcmp contract ord double %230, 0.000000e+00
  %235 = select i1 %233, i1 %234, i1 false
  br i1 %235, label %236, label %277

236:
  %237 = fcmp contract olt double %230, 0.000000e+00
  br i1 %237, label %238, label %242

238:
  %239 = icmp eq i32 %186, -1
  %240 = fmul contract double %187, 5.000000e-01
  %241 = select i1 %239, double %240, double %187
  br label %246

242:
  %243 = icmp eq i32 %186, 1
  %244 = fmul contract double %188, 5.000000e-01
  %245 = select i1 %243, double %244, double %188
  br label %246

246:
  %247 = phi double [ %192, %238 ], [ %224, %242 ]
  %248 = phi double [ %191, %238 ], [ %230, %242 ]
  %249 = phi double [ %190, %238 ], [ %202, %242 ]
  %250 = phi double [ %230, %238 ], [ %189, %242 ]
  %251 = phi double [ %230, %238 ], [ %245, %242 ]
  %252 = phi double [ %241, %238 ], [ %230, %242 ]
  %253 = phi i32 [ -1, %238 ], [ 1, %242 ]
  %254 = phi double [ %224, %238 ], [ %184, %242 ]
  %255 = phi double [ %202, %238 ], [ %183, %242 ]
  %256 = fcmp contract ogt double %248, %250
  br i1 %256, label %257, label %265

257:
  %258 = fsub contract double %247, %254
  %259 = fmul contract double %250, %255
  %260 = fadd contract double %258, %259
  %261 = fmul contract double %248, %249
  %262 = fsub contract double %260, %261
  %263 = fsub contract double %250, %248
  %264 = fdiv contract double %262, %263
  br label %265

265:
  %266 = phi contract double [ %264, %257 ], [ %255, %246 ]
  %267 = fsub contract double %266, %255
  %268 = fmul contract double %250, %267
  %269 = fadd contract double %254, %268
  %270 = fcmp contract ogt double %269, 0.000000e+00
  %271 = fsub contract double %249, %255
  %272 = fcmp contract olt double %271, 1.000000e-09
  %273 = select i1 %270, i1 true, i1 %272
  %274 = add nsw i32 %185, 1
  %275 = icmp eq i32 %274, 60
  %276 = select i1 %273, i1 true, i1 %275
  br i1 %276, label %277, label %181

277:
  %278 = phi double [ -1.000000e+00, %265 ], [ -1.000000e+00, %232 ], [ %202, %181 ]
  %279 = load ptr, ptr %13, align 8
  %280 = getelementptr inbounds %struct.Watch, ptr %279, i64 0, i32 9
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %50
  %283 = load double, ptr %282, align 8
  br label %321

284:
  %285 = phi ptr [ %314, %289 ], [ %45, %164 ]
  %286 = phi double [ %287, %289 ], [ %27, %164 ]
  %287 = fmul contract double %286, 5.000000e-01
  %288 = fcmp contract ule double %287, 0x3CB0000000000000
  br i1 %288, label %441, label %289

289:
  %290 = load ptr, ptr %0, align 8
  %291 = fadd contract double %287, %1
  %292 = getelementptr inbounds %struct.Watch, ptr %285, i64 0, i32 9
  %293 = load ptr, ptr %292, align 8
  call fastcc void @look_at(ptr %290, double %291)
  %294 = load ptr, ptr %290, align 8
  %295 = getelementptr inbounds %struct.Step, ptr %290, i64 0, i32 1
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds %struct.Step, ptr %290, i64 0, i32 2
  %298 = load double, ptr %297, align 8
  %299 = fmul contract double %291, %298
  %300 = fadd contract double %296, %299
  %301 = getelementptr inbounds %struct.Step, ptr %290, i64 0, i32 8
  %302 = load ptr, ptr %301, align 8
  %303 = getelementptr inbounds %struct.Step, ptr %290, i64 0, i32 5
  %304 = load ptr, ptr %303, align 8
  store double %300, ptr %10, align 8
  %305 = getelementptr inbounds %struct.Code, ptr %294, i64 0, i32 14
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds i64, ptr %306, i64 2
  %308 = load i64, ptr %307, align 8
  %309 = add nsw i64 %308, 1
  store i64 %309, ptr %307, align 8
  %310 = getelementptr inbounds %struct.Code, ptr %294, i64 0, i32 2
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Code, ptr %294, i64 0, i32 13
  %313 = load ptr, ptr %312, align 8
  call void %311(ptr %10, ptr %302, ptr %304, ptr %293, ptr %313)
  %314 = load ptr, ptr %13, align 8
  %315 = getelementptr inbounds %struct.Watch, ptr %314, i64 0, i32 9
  %316 = load ptr, ptr %315, align 8
  %317 = getelementptr inbounds double, ptr %316, i64 %50
  %318 = load double, ptr %317, align 8
  %319 = fmul contract double %168, %318
  %320 = fcmp contract ogt double %319, 0.000000e+00
  br i1 %320, label %321, label %284

321:
  %322 = phi double [ %1, %277 ], [ %1, %164 ], [ %291, %289 ]
  %323 = phi double [ %59, %277 ], [ %59, %164 ], [ %318, %289 ]
  %324 = phi double [ %278, %277 ], [ %3, %164 ], [ %3, %289 ]
  %325 = phi double [ %283, %277 ], [ %61, %164 ], [ %61, %289 ]
  %326 = fcmp contract olt double %322, 0.000000e+00
  %327 = fcmp contract olt double %324, 0.000000e+00
  %328 = or i1 %326, %327
  br i1 %328, label %441, label %329

329:
  %330 = getelementptr inbounds i64, ptr %48, i64 3
  br label %331

331:
  %332 = phi i1 [ false, %434 ], [ true, %329 ]
  %333 = phi double [ %61, %434 ], [ %325, %329 ]
  %334 = phi double [ %3, %434 ], [ %324, %329 ]
  %335 = phi double [ %333, %434 ], [ %323, %329 ]
  %336 = phi double [ %334, %434 ], [ %322, %329 ]
  %337 = load ptr, ptr %0, align 8
  %338 = load ptr, ptr %13, align 8
  %339 = getelementptr inbounds %struct.Watch, ptr %338, i64 0, i32 9
  %340 = load ptr, ptr %339, align 8
  %341 = fcmp contract ogt double %335, 0.000000e+00
  %342 = getelementptr inbounds %struct.Step, ptr %337, i64 0, i32 1
  %343 = load double, ptr %342, align 8
  %344 = getelementptr inbounds %struct.Step, ptr %337, i64 0, i32 2
  %345 = load double, ptr %344, align 8
  %346 = fmul contract double %334, %345
  %347 = fadd contract double %343, %346
  %348 = fdiv contract double %347, %345
  %349 = call contract double @llvm.fabs.f64(double %348)
  %350 = call contract double @llvm.maxnum.f64(double %349, double 1.000000e+00)
  %351 = fmul contract double %350, 0x3CB0000000000000
  %352 = fsub contract double %334, %336
  %353 = fcmp contract ogt double %352, %351
  br i1 %353, label %354, label %427

354:
  %355 = fmul contract double %351, 5.000000e-01
  %356 = getelementptr inbounds %struct.Step, ptr %337, i64 0, i32 8
  %357 = getelementptr inbounds %struct.Step, ptr %337, i64 0, i32 5
  %358 = getelementptr inbounds double, ptr %340, i64 %50
  br label %359

359:
  %360 = phi double [ %352, %354 ], [ %421, %415 ]
  %361 = phi i32 [ 0, %354 ], [ %425, %415 ]
  %362 = phi i32 [ 0, %354 ], [ %420, %415 ]
  %363 = phi double [ %336, %354 ], [ %419, %415 ]
  %364 = phi double [ %335, %354 ], [ %418, %415 ]
  %365 = phi double [ %334, %354 ], [ %417, %415 ]
  %366 = phi double [ %333, %354 ], [ %416, %415 ]
  %367 = fmul contract double %360, %366
  %368 = fsub contract double %366, %364
  %369 = fdiv contract double %367, %368
  %370 = fsub contract double %365, %369
  %371 = icmp sgt i32 %361, 1
  %372 = fcmp contract ugt double %363, %370
  %373 = select i1 %371, i1 true, i1 %372
  %374 = fcmp contract ugt double %370, %365
  %375 = select i1 %373, i1 true, i1 %374
  %376 = fadd contract double %363, %365
  %377 = fmul contract double %376, 5.000000e-01
  %378 = select i1 %375, double %377, double %370
  %379 = fadd contract double %355, %363
  %380 = call contract double @llvm.maxnum.f64(double %378, double %379)
  %381 = fsub contract double %365, %355
  %382 = call contract double @llvm.minnum.f64(double %380, double %381)
  %383 = fcmp contract olt double %363, %382
  %384 = fcmp contract olt double %382, %365
  %385 = select i1 %383, i1 %384, i1 false
  br i1 %385, label %386, label %427

386:
  call fastcc void @look_at(ptr %337, double %382)
  %387 = load ptr, ptr %337, align 8
  %388 = load double, ptr %342, align 8
  %389 = load double, ptr %344, align 8
  %390 = fmul contract double %382, %389
  %391 = fadd contract double %388, %390
  %392 = load ptr, ptr %356, align 8
  %393 = load ptr, ptr %357, align 8
  store double %391, ptr %9, align 8
  %394 = getelementptr inbounds %struct.Code, ptr %387, i64 0, i32 14
  %395 = load ptr, ptr %394, align 8
  %396 = getelementptr inbounds i64, ptr %395, i64 2
  %397 = load i64, ptr %396, align 8
  %398 = add nsw i64 %397, 1
  store i64 %398, ptr %396, align 8
  %399 = getelementptr inbounds %struct.Code, ptr %387, i64 0, i32 2
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds %struct.Code, ptr %387, i64 0, i32 13
  %402 = load ptr, ptr %401, align 8
  call void %400(ptr %9, ptr %392, ptr %393, ptr %340, ptr %402)
  %403 = load double, ptr %358, align 8
  %404 = fneg contract double %403
  %405 = select contract i1 %341, double %403, double %404
  %406 = fcmp contract ogt double %405, 0.000000e+00
  br i1 %406, label %407, label %411

407:
  %408 = icmp eq i32 %362, -1
  %409 = fmul contract double %366, 5.000000e-01
  %410 = select i1 %408, double %409, double %366
  br label %415

411:
  %412 = icmp eq i32 %362, 1
  %413 = fmul contract double %364, 5.000000e-01
  %414 = select i1 %412, double %413, double %364
  br label %415

415:
  %416 = phi double [ %410, %407 ], [ %403, %411 ]
  %417 = phi double [ %365, %407 ], [ %382, %411 ]
  %418 = phi double [ %403, %407 ], [ %414, %411 ]
  %419 = phi double [ %382, %407 ], [ %363, %411 ]
  %420 = phi i32 [ -1, %407 ], [ 1, %411 ]
  %421 = fsub contract double %417, %419
  %422 = fmul contract double %360, 5.000000e-01
  %423 = fcmp contract ogt double %421, %422
  %424 = add nsw i32 %361, 1
  %425 = select i1 %423, i32 %424, i32 0
  %426 = fcmp contract ogt double %421, %351
  br i1 %426, label %359, label %427

427:
  %428 = phi double [ %334, %331 ], [ %365, %359 ], [ %417, %415 ]
  %429 = load i64, ptr %330, align 8
  %430 = sitofp i64 %429 to double
  %431 = fmul contract double %335, %430
  %432 = fcmp contract ugt double %431, 0.000000e+00
  br i1 %432, label %434, label %433

433:
  call fastcc void @keep_zero(ptr %0, double %428, i64 %35)
  br label %434

434:
  %435 = fcmp contract une double %334, %3
  %436 = fcmp contract une double %333, 0.000000e+00
  %437 = select i1 %435, i1 %436, i1 false
  %438 = and i1 %332, %437
  br i1 %438, label %331, label %441

439:
  %440 = phi double [ %3, %120 ], [ %123, %135 ], [ %123, %121 ]
  call fastcc void @keep_zero(ptr %0, double %440, i64 %35)
  br label %441

441:
  %442 = add nsw i64 %35, 1
  %443 = load i64, ptr %14, align 8
  %444 = icmp slt i64 %442, %443
  br i1 %444, label %34, label %28

445:
  %446 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 11
  %447 = load ptr, ptr %446, align 8
  %448 = mul nsw i64 %18, 28
  %449 = getelementptr inbounds double, ptr %447, i64 %448
  %450 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %450, double %32)
  %451 = load ptr, ptr %450, align 8
  %452 = getelementptr inbounds %struct.Step, ptr %450, i64 0, i32 1
  %453 = load double, ptr %452, align 8
  %454 = getelementptr inbounds %struct.Step, ptr %450, i64 0, i32 2
  %455 = load double, ptr %454, align 8
  %456 = fmul contract double %32, %455
  %457 = fadd contract double %453, %456
  %458 = getelementptr inbounds %struct.Step, ptr %450, i64 0, i32 8
  %459 = load ptr, ptr %458, align 8
  %460 = getelementptr inbounds %struct.Step, ptr %450, i64 0, i32 5
  %461 = load ptr, ptr %460, align 8
  store double %457, ptr %8, align 8
  %462 = getelementptr inbounds %struct.Code, ptr %451, i64 0, i32 14
  %463 = load ptr, ptr %462, align 8
  %464 = getelementptr inbounds i64, ptr %463, i64 2
  %465 = load i64, ptr %464, align 8
  %466 = add nsw i64 %465, 1
  store i64 %466, ptr %464, align 8
  %467 = getelementptr inbounds %struct.Code, ptr %451, i64 0, i32 2
  %468 = load ptr, ptr %467, align 8
  %469 = getelementptr inbounds %struct.Code, ptr %451, i64 0, i32 13
  %470 = load ptr, ptr %469, align 8
  call void %468(ptr %8, ptr %459, ptr %461, ptr %449, ptr %470)
  %471 = load i64, ptr %14, align 8
  br label %472

472:
  %473 = phi i64 [ %471, %445 ], [ %31, %30 ]
  %474 = phi ptr [ %449, %445 ], [ %4, %30 ]
  %475 = phi double [ %32, %445 ], [ %3, %30 ]
  %476 = icmp sgt i64 %473, 0
  br i1 %476, label %477, label %684

477:
  %478 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 4
  %479 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 10
  %480 = fadd contract double %475, %1
  %481 = fmul contract double %480, 5.000000e-01
  %482 = fsub contract double %475, %1
  %483 = fmul contract double %482, 5.000000e-01
  br label %484

484:
  %485 = phi i64 [ 0, %477 ], [ %681, %680 ]
  %486 = load ptr, ptr %478, align 8
  %487 = shl nsw i64 %485, 2
  %488 = getelementptr inbounds i64, ptr %486, i64 %487
  %489 = getelementptr inbounds i64, ptr %488, i64 1
  %490 = load i64, ptr %489, align 8
  %491 = load i64, ptr %488, align 8
  %492 = load ptr, ptr %479, align 8
  %493 = getelementptr inbounds i64, ptr %488, i64 2
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds double, ptr %492, i64 %494
  %496 = icmp eq i64 %491, 5
  br i1 %496, label %497, label %549

497:
  %498 = load ptr, ptr %13, align 8
  %499 = getelementptr inbounds %struct.Watch, ptr %498, i64 0, i32 9
  %500 = load ptr, ptr %499, align 8
  br label %501

501:
  %502 = phi ptr [ %500, %497 ], [ %534, %501 ]
  %503 = phi i64 [ 0, %497 ], [ %539, %501 ]
  %504 = phi double [ 0.000000e+00, %497 ], [ %538, %501 ]
  %505 = load ptr, ptr %0, align 8
  %506 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %503
  %507 = load double, ptr %506, align 8
  %508 = fmul contract double %483, %507
  %509 = fadd contract double %481, %508
  call fastcc void @look_at(ptr %505, double %509)
  %510 = load ptr, ptr %505, align 8
  %511 = getelementptr inbounds %struct.Step, ptr %505, i64 0, i32 1
  %512 = load double, ptr %511, align 8
  %513 = getelementptr inbounds %struct.Step, ptr %505, i64 0, i32 2
  %514 = load double, ptr %513, align 8
  %515 = fmul contract double %509, %514
  %516 = fadd contract double %512, %515
  %517 = getelementptr inbounds %struct.Step, ptr %505, i64 0, i32 8
  %518 = load ptr, ptr %517, align 8
  %519 = getelementptr inbounds %struct.Step, ptr %505, i64 0, i32 5
  %520 = load ptr, ptr %519, align 8
  store double %516, ptr %7, align 8
  %521 = getelementptr inbounds %struct.Code, ptr %510, i64 0, i32 14
  %522 = load ptr, ptr %521, align 8
  %523 = getelementptr inbounds i64, ptr %522, i64 2
  %524 = load i64, ptr %523, align 8
  %525 = add nsw i64 %524, 1
  store i64 %525, ptr %523, align 8
  %526 = getelementptr inbounds %struct.Code, ptr %510, i64 0, i32 2
  %527 = load ptr, ptr %526, align 8
  %528 = getelementptr inbounds %struct.Code, ptr %510, i64 0, i32 13
  %529 = load ptr, ptr %528, align 8
  call void %527(ptr %7, ptr %518, ptr %520, ptr %502, ptr %529)
  %530 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %503
  %531 = load double, ptr %530, align 8
  %532 = load ptr, ptr %13, align 8
  %533 = getelementptr inbounds %struct.Watch, ptr %532, i64 0, i32 9
  %534 = load ptr, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %534, i64 %490
  %536 = load double, ptr %535, align 8
  %537 = fmul contract double %531, %536
  %538 = fadd contract double %504, %537
  %539 = add nsw i64 %503, 1
  %540 = icmp eq i64 %539, 5
  br i1 %540, label %541, label %501

541:
  %542 = load ptr, ptr %0, align 8
  %543 = getelementptr inbounds %struct.Step, ptr %542, i64 0, i32 2
  %544 = load double, ptr %543, align 8
  %545 = fmul contract double %483, %544
  %546 = fmul contract double %538, %545
  %547 = load double, ptr %495, align 8
  %548 = fadd contract double %547, %546
  store double %548, ptr %495, align 8
  br label %549

549:
  %550 = add i64 %491, -3
  %551 = icmp ult i64 %550, -2
  br i1 %551, label %680, label %552

552:
  %553 = icmp eq i64 %491, 1
  %554 = select contract i1 %553, double 1.000000e+00, double -1.000000e+00
  %555 = load ptr, ptr %0, align 8
  %556 = getelementptr inbounds %struct.Step, ptr %555, i64 0, i32 2
  %557 = load double, ptr %556, align 8
  %558 = fmul contract double %482, %557
  %559 = add nsw i64 %490, %18
  %560 = getelementptr inbounds double, ptr %2, i64 %559
  %561 = load double, ptr %560, align 8
  %562 = fmul contract double %561, %558
  %563 = getelementptr inbounds double, ptr %474, i64 %559
  %564 = load double, ptr %563, align 8
  %565 = fmul contract double %558, %564
  %566 = load double, ptr %495, align 8
  %567 = getelementptr inbounds double, ptr %474, i64 %490
  %568 = load double, ptr %567, align 8
  %569 = fcmp contract uno double %566, 0.000000e+00
  br i1 %569, label %570, label %572

570:
  %571 = fmul contract double %554, %568
  br label %576

572:
  %573 = fmul contract double %554, %566
  %574 = fmul contract double %554, %568
  %575 = call contract double @llvm.minnum.f64(double %573, double %574)
  br label %576

576:
  %577 = phi contract double [ %571, %570 ], [ %575, %572 ]
  %578 = fmul contract double %554, %562
  %579 = fmul contract double %554, %565
  %580 = fcmp contract olt double %578, 0.000000e+00
  %581 = fcmp contract ogt double %579, 0.000000e+00
  %582 = and i1 %580, %581
  br i1 %582, label %583, label %677

583:
  %584 = fmul contract double %554, %568
  %585 = getelementptr inbounds double, ptr %2, i64 %490
  %586 = load double, ptr %585, align 8
  %587 = fmul contract double %554, %586
  %588 = fsub contract double %584, %587
  %589 = fsub contract double %588, %579
  %590 = fsub contract double %578, %579
  %591 = fdiv contract double %589, %590
  %592 = fmul contract double %578, %591
  %593 = fadd contract double %587, %592
  %594 = call contract double @llvm.minnum.f64(double %587, double %584)
  %595 = fsub contract double %594, %593
  %596 = fmul contract double %595, 2.500000e-01
  %597 = fsub contract double %593, %596
  %598 = fcmp contract uge double %597, %577
  br i1 %598, label %677, label %599

599:
  %600 = load ptr, ptr %555, align 8
  %601 = getelementptr inbounds %struct.Code, ptr %600, i64 0, i32 8
  %602 = load i64, ptr %601, align 8
  %603 = load ptr, ptr %13, align 8
  %604 = getelementptr inbounds %struct.Watch, ptr %603, i64 0, i32 9
  %605 = load ptr, ptr %604, align 8
  %606 = add nsw i64 %602, %490
  %607 = getelementptr inbounds double, ptr %605, i64 %606
  br label %608

608:
  %609 = phi double [ %1, %599 ], [ %664, %659 ]
  %610 = phi i32 [ 0, %599 ], [ %669, %659 ]
  %611 = phi i32 [ 0, %599 ], [ %663, %659 ]
  %612 = phi double [ %561, %599 ], [ %662, %659 ]
  %613 = phi double [ %475, %599 ], [ %661, %659 ]
  %614 = phi double [ %564, %599 ], [ %660, %659 ]
  %615 = fsub contract double %613, %609
  %616 = fmul contract double %614, %615
  %617 = fsub contract double %614, %612
  %618 = fdiv contract double %616, %617
  %619 = fsub contract double %613, %618
  %620 = fmul contract double %615, 1.000000e-03
  %621 = fadd contract double %609, %620
  %622 = call contract double @llvm.maxnum.f64(double %619, double %621)
  %623 = fsub contract double %613, %620
  %624 = call contract double @llvm.minnum.f64(double %622, double %623)
  %625 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %625, double %624)
  %626 = load ptr, ptr %625, align 8
  %627 = getelementptr inbounds %struct.Step, ptr %625, i64 0, i32 1
  %628 = load double, ptr %627, align 8
  %629 = getelementptr inbounds %struct.Step, ptr %625, i64 0, i32 2
  %630 = load double, ptr %629, align 8
  %631 = fmul contract double %624, %630
  %632 = fadd contract double %628, %631
  %633 = getelementptr inbounds %struct.Step, ptr %625, i64 0, i32 8
  %634 = load ptr, ptr %633, align 8
  %635 = getelementptr inbounds %struct.Step, ptr %625, i64 0, i32 5
  %636 = load ptr, ptr %635, align 8
  store double %632, ptr %6, align 8
  %637 = getelementptr inbounds %struct.Code, ptr %626, i64 0, i32 14
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds i64, ptr %638, i64 2
  %640 = load i64, ptr %639, align 8
  %641 = add nsw i64 %640, 1
  store i64 %641, ptr %639, align 8
  %642 = getelementptr inbounds %struct.Code, ptr %626, i64 0, i32 2
  %643 = load ptr, ptr %642, align 8
  %644 = getelementptr inbounds %struct.Code, ptr %626, i64 0, i32 13
  %645 = load ptr, ptr %644, align 8
  call void %643(ptr %6, ptr %634, ptr %636, ptr %605, ptr %645)
  %646 = load double, ptr %607, align 8
  %647 = fcmp contract uno double %646, 0.000000e+00
  br i1 %647, label %672, label %648

648:
  %649 = fmul contract double %561, %646
  %650 = fcmp contract ogt double %649, 0.000000e+00
  br i1 %650, label %651, label %655

651:
  %652 = icmp eq i32 %611, -1
  %653 = fmul contract double %614, 5.000000e-01
  %654 = select i1 %652, double %653, double %614
  br label %659

655:
  %656 = icmp eq i32 %611, 1
  %657 = fmul contract double %612, 5.000000e-01
  %658 = select i1 %656, double %657, double %612
  br label %659

659:
  %660 = phi double [ %654, %651 ], [ %646, %655 ]
  %661 = phi double [ %613, %651 ], [ %624, %655 ]
  %662 = phi double [ %646, %651 ], [ %658, %655 ]
  %663 = phi i32 [ -1, %651 ], [ 1, %655 ]
  %664 = phi double [ %624, %651 ], [ %609, %655 ]
  %665 = fsub contract double %661, %664
  %666 = fcmp contract olt double %665, 1.000000e-10
  %667 = fcmp contract oeq double %646, 0.000000e+00
  %668 = select i1 %666, i1 true, i1 %667
  %669 = add nsw i32 %610, 1
  %670 = icmp eq i32 %669, 60
  %671 = select i1 %668, i1 true, i1 %670
  br i1 %671, label %672, label %608

672:
  %673 = getelementptr inbounds double, ptr %605, i64 %490
  %674 = load double, ptr %673, align 8
  %675 = fmul contract double %554, %674
  %676 = call contract double @llvm.minnum.f64(double %577, double %675)
  br label %677

677:
  %678 = phi double [ %676, %672 ], [ %577, %583 ], [ %577, %576 ]
  %679 = fmul contract double %554, %678
  store double %679, ptr %495, align 8
  br label %680

680:
  %681 = add nsw i64 %485, 1
  %682 = load i64, ptr %14, align 8
  %683 = icmp slt i64 %681, %682
  br i1 %683, label %484, label %684

684:
  ret void
}

define internal fastcc void @keep_zero(ptr %0, double %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %7, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, 3
  %11 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, -1
  %14 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 13
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, %12
  br i1 %17, label %32, label %18

18:
  %19 = getelementptr inbounds i64, ptr %15, i64 4
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 12
  %21 = load ptr, ptr %20, align 8
  %22 = mul nsw i64 %13, %10
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp contract ogt double %24, %1
  br i1 %25, label %26, label %28

26:
  %27 = add nsw i64 %16, -1
  store i64 %27, ptr %15, align 8
  br label %28

28:
  %29 = phi i64 [ %27, %26 ], [ %16, %18 ]
  %30 = load i64, ptr %11, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %81

32:
  %33 = phi i64 [ %16, %3 ], [ %29, %28 ]
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %15, align 8
  %35 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %33, %36
  %38 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 12
  %39 = load ptr, ptr %38, align 8
  br i1 %37, label %40, label %59

40:
  %41 = phi i64 [ %42, %57 ], [ %33, %32 ]
  %42 = add nsw i64 %41, -1
  %43 = mul nsw i64 %42, %10
  %44 = getelementptr inbounds double, ptr %39, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fcmp contract ogt double %45, %1
  br i1 %46, label %47, label %59

47:
  %48 = mul nsw i64 %41, %10
  %49 = getelementptr inbounds double, ptr %39, i64 %48
  br label %50

50:
  %51 = phi i64 [ %55, %50 ], [ 0, %47 ]
  %52 = getelementptr inbounds double, ptr %44, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %49, i64 %51
  store double %53, ptr %54, align 8
  %55 = add nsw i64 %51, 1
  %56 = icmp eq i64 %55, 3
  br i1 %56, label %57, label %50

57:
  %58 = icmp sgt i64 %42, %36
  br i1 %58, label %40, label %59

59:
  %60 = phi i64 [ %33, %32 ], [ %36, %57 ], [ %41, %40 ]
  %61 = mul nsw i64 %60, %10
  %62 = getelementptr inbounds double, ptr %39, i64 %61
  store double %1, ptr %62, align 8
  %63 = sitofp i64 %2 to double
  %64 = add nsw i64 %61, 1
  %65 = getelementptr inbounds double, ptr %39, i64 %64
  store double %63, ptr %65, align 8
  %66 = add nsw i64 %61, 2
  %67 = getelementptr inbounds double, ptr %39, i64 %66
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 4
  %69 = load ptr, ptr %68, align 8
  %70 = shl nsw i64 %2, 2
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 7
  br i1 %73, label %74, label %78

74:
  %75 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %76 = load double, ptr %75, align 8
  %77 = tail call contract double @llvm.minnum.f64(double %76, double %1)
  store double %77, ptr %75, align 8
  br label %78

78:
  br i1 %17, label %89, label %79

79:
  %80 = mul nsw i64 %13, %10
  br label %81

81:
  %82 = phi i64 [ %80, %79 ], [ %22, %28 ]
  %83 = phi ptr [ %39, %79 ], [ %21, %28 ]
  %84 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %83, i64 %82
  %87 = load double, ptr %86, align 8
  %88 = tail call contract double @llvm.minnum.f64(double %85, double %87)
  store double %88, ptr %84, align 8
  br label %89

89:
  ret void
}

define internal fastcc void @lane_step_8(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 7
  %31 = load ptr, ptr %30, align 8
  %32 = icmp sgt i64 %5, 0
  br i1 %32, label %33, label %70

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %3 ]
  %35 = shl nsw i64 %34, 3
  %36 = add nsw i64 %35, %9
  %37 = getelementptr inbounds double, ptr %28, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %31, i64 %34
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %34, 1
  %41 = icmp eq i64 %40, %29
  br i1 %41, label %42, label %33

42:
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 8
  %46 = load ptr, ptr %45, align 8
  br label %47

47:
  %48 = phi i64 [ %54, %47 ], [ 0, %42 ]
  %49 = shl nsw i64 %48, 3
  %50 = add nsw i64 %49, %9
  %51 = getelementptr inbounds double, ptr %44, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %46, i64 %48
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %48, 1
  %55 = icmp eq i64 %54, %29
  br i1 %55, label %56, label %47

56:
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39, i32 9
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %68, %61 ], [ 0, %56 ]
  %63 = shl nsw i64 %62, 3
  %64 = add nsw i64 %63, %9
  %65 = getelementptr inbounds double, ptr %58, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %60, i64 %62
  store double %66, ptr %67, align 8
  %68 = add nsw i64 %62, 1
  %69 = icmp eq i64 %68, %29
  br i1 %69, label %70, label %61

70:
  %71 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1
  store ptr %71, ptr %0, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 21
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %9
  %76 = load double, ptr %75, align 8
  store double %76, ptr %72, align 8
  %77 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %78 = add nsw i32 %2, 24
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %74, i64 %79
  %81 = load double, ptr %80, align 8
  store double %81, ptr %77, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %83 = add nsw i32 %2, 16
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %74, i64 %84
  %86 = load double, ptr %85, align 8
  store double %86, ptr %82, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %87, align 8
  %88 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 8
  %103 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %103, align 8
  ret void
}

define internal fastcc void @release_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %28 = load ptr, ptr %27, align 8
  %29 = mul nsw i64 %8, 3
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  store double %26, ptr %30, align 8
  %31 = add nsw i32 %1, 40
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %24, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = add nsw i64 %29, 1
  %36 = getelementptr inbounds double, ptr %28, i64 %35
  store double %34, ptr %36, align 8
  %37 = add nsw i32 %1, 48
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %24, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = add nsw i64 %29, 2
  %42 = getelementptr inbounds double, ptr %28, i64 %41
  store double %40, ptr %42, align 8
  %43 = load i64, ptr %11, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %47, label %45

45:
  %46 = mul nsw i64 %13, %6
  br label %64

47:
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 39, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %52 = mul nsw i64 %13, %6
  br label %88

53:
  %54 = phi i64 [ 0, %15 ], [ %62, %53 ]
  %55 = add nsw i64 %54, %18
  %56 = shl nsw i64 %55, 3
  %57 = add nsw i64 %56, %6
  %58 = getelementptr inbounds double, ptr %17, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = add nsw i64 %54, %21
  %61 = getelementptr inbounds double, ptr %20, i64 %60
  store double %59, ptr %61, align 8
  %62 = add nsw i64 %54, 1
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %22, label %53

64:
  %65 = phi i64 [ %46, %45 ], [ %52, %107 ]
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %70 = load ptr, ptr %69, align 8
  %71 = mul nsw i64 %13, %8
  %72 = getelementptr double, ptr %70, i64 %71
  %73 = icmp sgt i64 %13, 0
  br i1 %73, label %74, label %81

74:
  %75 = phi i64 [ %79, %74 ], [ 0, %64 ]
  %76 = getelementptr inbounds double, ptr %68, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %72, i64 %75
  store double %77, ptr %78, align 8
  %79 = add nsw i64 %75, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %81, label %74

81:
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds i64, ptr %83, i64 %8
  store i64 %2, ptr %84, align 8
  store i64 -1, ptr %7, align 8
  %85 = add nsw i32 %1, 8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %24, i64 %86
  store double 0.000000e+00, ptr %87, align 8
  ret void

88:
  %89 = phi i64 [ 0, %47 ], [ %108, %107 ]
  %90 = shl nsw i64 %89, 2
  %91 = getelementptr inbounds i64, ptr %49, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %107

94:
  %95 = load ptr, ptr %50, align 8
  %96 = getelementptr inbounds i64, ptr %91, i64 1
  %97 = load i64, ptr %96, align 8
  %98 = shl nsw i64 %97, 3
  %99 = add nsw i64 %98, %6
  %100 = getelementptr inbounds double, ptr %95, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load ptr, ptr %51, align 8
  %103 = getelementptr inbounds i64, ptr %91, i64 2
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i64 %104, %52
  %106 = getelementptr inbounds double, ptr %102, i64 %105
  store double %101, ptr %106, align 8
  br label %107

107:
  %108 = add nsw i64 %89, 1
  %109 = icmp eq i64 %108, %43
  br i1 %109, label %64, label %88
}

declare i64 @llvm.smax.i64(i64, i64)
