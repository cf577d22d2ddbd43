; source 072394118e957381c10f54f3f8c99ed80bc44ca5b7af958fc9bd3973f7729557
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  br i1 %21, label %1498, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 5
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 2
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 6
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 4
  br label %66

66:
  %67 = phi i64 [ 0, %22 ], [ %1494, %1492 ]
  %68 = phi i32 [ %18, %22 ], [ %1493, %1492 ]
  br label %69

69:
  %70 = phi i64 [ %129, %126 ], [ 0, %66 ]
  %71 = phi i1 [ false, %126 ], [ true, %66 ]
  %72 = load ptr, ptr %23, align 8
  %73 = load ptr, ptr %24, align 8
  br label %74

74:
  %75 = phi i64 [ %124, %123 ], [ %70, %69 ]
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  %77 = getelementptr inbounds i64, ptr %73, i64 %75
  %78 = load double, ptr %76, align 8
  %79 = getelementptr inbounds double, ptr %76, i64 8
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds double, ptr %76, i64 12
  store double 0.000000e+00, ptr %80, align 8
  %81 = load i64, ptr %77, align 8
  %82 = icmp slt i64 %81, 0
  br i1 %82, label %123, label %83

83:
  %84 = load double, ptr %25, align 8
  %85 = fsub contract double %84, %78
  %86 = getelementptr inbounds double, ptr %76, i64 4
  %87 = load double, ptr %86, align 8
  %88 = load double, ptr %26, align 8
  %89 = call contract double @llvm.minnum.f64(double %87, double %88)
  %90 = fcmp contract oeq double %85, 0.000000e+00
  br i1 %90, label %126, label %91

91:
  %92 = getelementptr inbounds i64, ptr %77, i64 4
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %27, align 8
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %96, label %126

96:
  %97 = fmul contract double %89, 1.010000e+00
  %98 = fcmp contract ult double %97, %85
  br i1 %98, label %99, label %120

99:
  %100 = call contract double @llvm.fabs.f64(double %78)
  %101 = fmul contract double %100, 0x3CE4000000000000
  %102 = fcmp contract ole double %89, %101
  %103 = fcmp contract oeq double %89, 0.000000e+00
  %104 = or i1 %102, %103
  br i1 %104, label %109, label %105

105:
  %106 = getelementptr inbounds i64, ptr %77, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, 20
  br i1 %108, label %109, label %118

109:
  %110 = getelementptr inbounds i64, ptr %77, i64 20
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %126, label %113

113:
  %114 = getelementptr inbounds i64, ptr %77, i64 8
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  %117 = select i1 %116, i64 3, i64 2
  br label %126

118:
  %119 = fadd contract double %78, %89
  br label %120

120:
  %121 = phi double [ %119, %118 ], [ %84, %96 ]
  %122 = phi double [ %89, %118 ], [ %85, %96 ]
  store double %121, ptr %79, align 8
  store double %122, ptr %80, align 8
  br label %123

123:
  %124 = add nsw i64 %75, 1
  %125 = icmp eq i64 %124, 4
  br i1 %125, label %131, label %74

126:
  %127 = phi i64 [ 7, %109 ], [ %117, %113 ], [ 6, %91 ], [ 1, %83 ]
  %128 = trunc i64 %75 to i32
  call fastcc void @release_4(ptr %0, i32 %128, i64 %127)
  %129 = add nsw i64 %75, 1
  %130 = icmp eq i64 %129, 4
  br i1 %130, label %132, label %69

131:
  br i1 %71, label %134, label %132

132:
  %133 = call fastcc i32 @fill_4(ptr %0)
  br label %1492

134:
  %135 = load i64, ptr %28, align 8
  %136 = load ptr, ptr %29, align 8
  %137 = load ptr, ptr %30, align 8
  %138 = getelementptr inbounds <4 x double>, ptr %72, i64 3
  %139 = load <4 x double>, ptr %138, align 32
  %140 = shl nsw i64 %135, 4
  %141 = getelementptr inbounds <4 x double>, ptr %136, i64 %140
  %142 = mul nsw i64 %135, 19
  %143 = getelementptr inbounds <4 x double>, ptr %136, i64 %142
  %144 = mul nsw i64 %135, 17
  %145 = getelementptr inbounds <4 x double>, ptr %136, i64 %144
  %146 = getelementptr inbounds <4 x double>, ptr %72, i64 2
  %147 = load <4 x double>, ptr %146, align 32
  store <4 x double> %147, ptr %17, align 32
  %148 = load <4 x double>, ptr %72, align 32
  %149 = load ptr, ptr %31, align 8
  %150 = load i64, ptr %32, align 8
  %151 = sdiv i64 %150, 4
  %152 = shl nsw i64 %151, 4
  %153 = getelementptr inbounds <4 x double>, ptr %136, i64 %152
  %154 = mul nsw i64 %151, 20
  %155 = getelementptr inbounds <4 x double>, ptr %136, i64 %154
  %156 = icmp sgt i64 %150, 3
  br i1 %156, label %157, label %192

157:
  %158 = phi i64 [ %167, %157 ], [ 0, %134 ]
  %159 = getelementptr inbounds <4 x double>, ptr %155, i64 %158
  %160 = load <4 x double>, ptr %159, align 32
  %161 = getelementptr inbounds <4 x double>, ptr %136, i64 %158
  %162 = load <4 x double>, ptr %161, align 32
  %163 = fmul contract <4 x double> %162, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %164 = fmul contract <4 x double> %139, %163
  %165 = fadd contract <4 x double> %160, %164
  %166 = getelementptr inbounds <4 x double>, ptr %153, i64 %158
  store <4 x double> %165, ptr %166, align 32
  %167 = add nsw i64 %158, 1
  %168 = icmp eq i64 %167, %151
  br i1 %168, label %169, label %157

169:
  %170 = fmul contract <4 x double> %139, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %171 = fadd contract <4 x double> %170, %148
  %172 = getelementptr inbounds <4 x double>, ptr %136, i64 %151
  store <4 x double> %171, ptr %16, align 32
  %173 = load ptr, ptr %0, align 8
  %174 = load ptr, ptr %33, align 8
  call void %173(ptr %16, ptr %153, ptr %149, ptr %172, ptr %174)
  br label %175

175:
  %176 = phi i64 [ %190, %175 ], [ 0, %169 ]
  %177 = getelementptr inbounds <4 x double>, ptr %155, i64 %176
  %178 = load <4 x double>, ptr %177, align 32
  %179 = getelementptr inbounds <4 x double>, ptr %136, i64 %176
  %180 = load <4 x double>, ptr %179, align 32
  %181 = fmul contract <4 x double> %180, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %182 = add nsw i64 %176, %151
  %183 = getelementptr inbounds <4 x double>, ptr %136, i64 %182
  %184 = load <4 x double>, ptr %183, align 32
  %185 = fmul contract <4 x double> %184, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %186 = fadd contract <4 x double> %181, %185
  %187 = fmul contract <4 x double> %139, %186
  %188 = fadd contract <4 x double> %178, %187
  %189 = getelementptr inbounds <4 x double>, ptr %153, i64 %176
  store <4 x double> %188, ptr %189, align 32
  %190 = add nsw i64 %176, 1
  %191 = icmp eq i64 %190, %151
  br i1 %191, label %198, label %175

192:
  %193 = fmul contract <4 x double> %139, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %194 = fadd contract <4 x double> %193, %148
  %195 = getelementptr inbounds <4 x double>, ptr %136, i64 %151
  store <4 x double> %194, ptr %16, align 32
  %196 = load ptr, ptr %0, align 8
  %197 = load ptr, ptr %33, align 8
  call void %196(ptr %16, ptr %153, ptr %149, ptr %195, ptr %197)
  br label %198

198:
  %199 = fmul contract <4 x double> %139, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %200 = fadd contract <4 x double> %199, %148
  %201 = shl nsw i64 %151, 1
  %202 = getelementptr inbounds <4 x double>, ptr %136, i64 %201
  store <4 x double> %200, ptr %15, align 32
  %203 = load ptr, ptr %0, align 8
  %204 = load ptr, ptr %33, align 8
  call void %203(ptr %15, ptr %153, ptr %149, ptr %202, ptr %204)
  br i1 %156, label %205, label %222

205:
  %206 = phi i64 [ %220, %205 ], [ 0, %198 ]
  %207 = getelementptr inbounds <4 x double>, ptr %155, i64 %206
  %208 = load <4 x double>, ptr %207, align 32
  %209 = getelementptr inbounds <4 x double>, ptr %136, i64 %206
  %210 = load <4 x double>, ptr %209, align 32
  %211 = fmul contract <4 x double> %210, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %212 = add nsw i64 %206, %201
  %213 = getelementptr inbounds <4 x double>, ptr %136, i64 %212
  %214 = load <4 x double>, ptr %213, align 32
  %215 = fmul contract <4 x double> %214, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %216 = fadd contract <4 x double> %211, %215
  %217 = fmul contract <4 x double> %139, %216
  %218 = fadd contract <4 x double> %208, %217
  %219 = getelementptr inbounds <4 x double>, ptr %153, i64 %206
  store <4 x double> %218, ptr %219, align 32
  %220 = add nsw i64 %206, 1
  %221 = icmp eq i64 %220, %151
  br i1 %221, label %222, label %205

222:
  %223 = fmul contract <4 x double> %139, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %224 = fadd contract <4 x double> %223, %148
  %225 = mul nsw i64 %151, 3
  %226 = getelementptr inbounds <4 x double>, ptr %136, i64 %225
  store <4 x double> %224, ptr %14, align 32
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %33, align 8
  call void %227(ptr %14, ptr %153, ptr %149, ptr %226, ptr %228)
  br i1 %156, label %229, label %251

229:
  %230 = phi i64 [ %249, %229 ], [ 0, %222 ]
  %231 = getelementptr inbounds <4 x double>, ptr %155, i64 %230
  %232 = load <4 x double>, ptr %231, align 32
  %233 = getelementptr inbounds <4 x double>, ptr %136, i64 %230
  %234 = load <4 x double>, ptr %233, align 32
  %235 = fmul contract <4 x double> %234, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %236 = add nsw i64 %230, %201
  %237 = getelementptr inbounds <4 x double>, ptr %136, i64 %236
  %238 = load <4 x double>, ptr %237, align 32
  %239 = fmul contract <4 x double> %238, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %240 = fsub contract <4 x double> %235, %239
  %241 = add nsw i64 %230, %225
  %242 = getelementptr inbounds <4 x double>, ptr %136, i64 %241
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fmul contract <4 x double> %243, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %245 = fadd contract <4 x double> %240, %244
  %246 = fmul contract <4 x double> %139, %245
  %247 = fadd contract <4 x double> %232, %246
  %248 = getelementptr inbounds <4 x double>, ptr %153, i64 %230
  store <4 x double> %247, ptr %248, align 32
  %249 = add nsw i64 %230, 1
  %250 = icmp eq i64 %249, %151
  br i1 %250, label %251, label %229

251:
  %252 = fmul contract <4 x double> %139, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %253 = fadd contract <4 x double> %252, %148
  %254 = shl nsw i64 %151, 2
  %255 = getelementptr inbounds <4 x double>, ptr %136, i64 %254
  store <4 x double> %253, ptr %13, align 32
  %256 = load ptr, ptr %0, align 8
  %257 = load ptr, ptr %33, align 8
  call void %256(ptr %13, ptr %153, ptr %149, ptr %255, ptr %257)
  br i1 %156, label %258, label %280

258:
  %259 = phi i64 [ %278, %258 ], [ 0, %251 ]
  %260 = getelementptr inbounds <4 x double>, ptr %155, i64 %259
  %261 = load <4 x double>, ptr %260, align 32
  %262 = getelementptr inbounds <4 x double>, ptr %136, i64 %259
  %263 = load <4 x double>, ptr %262, align 32
  %264 = fmul contract <4 x double> %263, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %265 = add nsw i64 %259, %225
  %266 = getelementptr inbounds <4 x double>, ptr %136, i64 %265
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fmul contract <4 x double> %267, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %269 = fadd contract <4 x double> %264, %268
  %270 = add nsw i64 %259, %254
  %271 = getelementptr inbounds <4 x double>, ptr %136, i64 %270
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fmul contract <4 x double> %272, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %274 = fadd contract <4 x double> %269, %273
  %275 = fmul contract <4 x double> %139, %274
  %276 = fadd contract <4 x double> %261, %275
  %277 = getelementptr inbounds <4 x double>, ptr %153, i64 %259
  store <4 x double> %276, ptr %277, align 32
  %278 = add nsw i64 %259, 1
  %279 = icmp eq i64 %278, %151
  br i1 %279, label %280, label %258

280:
  %281 = fmul contract <4 x double> %139, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %282 = fadd contract <4 x double> %281, %148
  %283 = mul nsw i64 %151, 5
  %284 = getelementptr inbounds <4 x double>, ptr %136, i64 %283
  store <4 x double> %282, ptr %12, align 32
  %285 = load ptr, ptr %0, align 8
  %286 = load ptr, ptr %33, align 8
  call void %285(ptr %12, ptr %153, ptr %149, ptr %284, ptr %286)
  br i1 %156, label %287, label %314

287:
  %288 = phi i64 [ %312, %287 ], [ 0, %280 ]
  %289 = getelementptr inbounds <4 x double>, ptr %155, i64 %288
  %290 = load <4 x double>, ptr %289, align 32
  %291 = getelementptr inbounds <4 x double>, ptr %136, i64 %288
  %292 = load <4 x double>, ptr %291, align 32
  %293 = fmul contract <4 x double> %292, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %294 = add nsw i64 %288, %225
  %295 = getelementptr inbounds <4 x double>, ptr %136, i64 %294
  %296 = load <4 x double>, ptr %295, align 32
  %297 = fmul contract <4 x double> %296, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %298 = fadd contract <4 x double> %293, %297
  %299 = add nsw i64 %288, %254
  %300 = getelementptr inbounds <4 x double>, ptr %136, i64 %299
  %301 = load <4 x double>, ptr %300, align 32
  %302 = fmul contract <4 x double> %301, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %303 = fadd contract <4 x double> %298, %302
  %304 = add nsw i64 %288, %283
  %305 = getelementptr inbounds <4 x double>, ptr %136, i64 %304
  %306 = load <4 x double>, ptr %305, align 32
  %307 = fmul contract <4 x double> %306, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %308 = fsub contract <4 x double> %303, %307
  %309 = fmul contract <4 x double> %139, %308
  %310 = fadd contract <4 x double> %290, %309
  %311 = getelementptr inbounds <4 x double>, ptr %153, i64 %288
  store <4 x double> %310, ptr %311, align 32
  %312 = add nsw i64 %288, 1
  %313 = icmp eq i64 %312, %151
  br i1 %313, label %314, label %287

314:
  %315 = fmul contract <4 x double> %139, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %316 = fadd contract <4 x double> %315, %148
  %317 = mul nsw i64 %151, 6
  %318 = getelementptr inbounds <4 x double>, ptr %136, i64 %317
  store <4 x double> %316, ptr %11, align 32
  %319 = load ptr, ptr %0, align 8
  %320 = load ptr, ptr %33, align 8
  call void %319(ptr %11, ptr %153, ptr %149, ptr %318, ptr %320)
  br i1 %156, label %321, label %353

321:
  %322 = phi i64 [ %351, %321 ], [ 0, %314 ]
  %323 = getelementptr inbounds <4 x double>, ptr %155, i64 %322
  %324 = load <4 x double>, ptr %323, align 32
  %325 = getelementptr inbounds <4 x double>, ptr %136, i64 %322
  %326 = load <4 x double>, ptr %325, align 32
  %327 = fmul contract <4 x double> %326, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %328 = add nsw i64 %322, %225
  %329 = getelementptr inbounds <4 x double>, ptr %136, i64 %328
  %330 = load <4 x double>, ptr %329, align 32
  %331 = fmul contract <4 x double> %330, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %332 = fadd contract <4 x double> %327, %331
  %333 = add nsw i64 %322, %254
  %334 = getelementptr inbounds <4 x double>, ptr %136, i64 %333
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fmul contract <4 x double> %335, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %337 = fadd contract <4 x double> %332, %336
  %338 = add nsw i64 %322, %283
  %339 = getelementptr inbounds <4 x double>, ptr %136, i64 %338
  %340 = load <4 x double>, ptr %339, align 32
  %341 = fmul contract <4 x double> %340, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %342 = fsub contract <4 x double> %337, %341
  %343 = add nsw i64 %322, %317
  %344 = getelementptr inbounds <4 x double>, ptr %136, i64 %343
  %345 = load <4 x double>, ptr %344, align 32
  %346 = fmul contract <4 x double> %345, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %347 = fadd contract <4 x double> %342, %346
  %348 = fmul contract <4 x double> %139, %347
  %349 = fadd contract <4 x double> %324, %348
  %350 = getelementptr inbounds <4 x double>, ptr %153, i64 %322
  store <4 x double> %349, ptr %350, align 32
  %351 = add nsw i64 %322, 1
  %352 = icmp eq i64 %351, %151
  br i1 %352, label %353, label %321

353:
  %354 = fmul contract <4 x double> %139, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %355 = fadd contract <4 x double> %354, %148
  %356 = mul nsw i64 %151, 7
  %357 = getelementptr inbounds <4 x double>, ptr %136, i64 %356
  store <4 x double> %355, ptr %10, align 32
  %358 = load ptr, ptr %0, align 8
  %359 = load ptr, ptr %33, align 8
  call void %358(ptr %10, ptr %153, ptr %149, ptr %357, ptr %359)
  br i1 %156, label %360, label %397

360:
  %361 = phi i64 [ %395, %360 ], [ 0, %353 ]
  %362 = getelementptr inbounds <4 x double>, ptr %155, i64 %361
  %363 = load <4 x double>, ptr %362, align 32
  %364 = getelementptr inbounds <4 x double>, ptr %136, i64 %361
  %365 = load <4 x double>, ptr %364, align 32
  %366 = fmul contract <4 x double> %365, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %367 = add nsw i64 %361, %225
  %368 = getelementptr inbounds <4 x double>, ptr %136, i64 %367
  %369 = load <4 x double>, ptr %368, align 32
  %370 = fmul contract <4 x double> %369, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %371 = fsub contract <4 x double> %366, %370
  %372 = add nsw i64 %361, %254
  %373 = getelementptr inbounds <4 x double>, ptr %136, i64 %372
  %374 = load <4 x double>, ptr %373, align 32
  %375 = fmul contract <4 x double> %374, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %376 = fsub contract <4 x double> %371, %375
  %377 = add nsw i64 %361, %283
  %378 = getelementptr inbounds <4 x double>, ptr %136, i64 %377
  %379 = load <4 x double>, ptr %378, align 32
  %380 = fmul contract <4 x double> %379, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %381 = fadd contract <4 x double> %376, %380
  %382 = add nsw i64 %361, %317
  %383 = getelementptr inbounds <4 x double>, ptr %136, i64 %382
  %384 = load <4 x double>, ptr %383, align 32
  %385 = fmul contract <4 x double> %384, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %386 = fadd contract <4 x double> %381, %385
  %387 = add nsw i64 %361, %356
  %388 = getelementptr inbounds <4 x double>, ptr %136, i64 %387
  %389 = load <4 x double>, ptr %388, align 32
  %390 = fmul contract <4 x double> %389, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %391 = fsub contract <4 x double> %386, %390
  %392 = fmul contract <4 x double> %139, %391
  %393 = fadd contract <4 x double> %363, %392
  %394 = getelementptr inbounds <4 x double>, ptr %153, i64 %361
  store <4 x double> %393, ptr %394, align 32
  %395 = add nsw i64 %361, 1
  %396 = icmp eq i64 %395, %151
  br i1 %396, label %397, label %360

397:
  %398 = fmul contract <4 x double> %139, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %399 = fadd contract <4 x double> %398, %148
  %400 = shl nsw i64 %151, 3
  %401 = getelementptr inbounds <4 x double>, ptr %136, i64 %400
  store <4 x double> %399, ptr %9, align 32
  %402 = load ptr, ptr %0, align 8
  %403 = load ptr, ptr %33, align 8
  call void %402(ptr %9, ptr %153, ptr %149, ptr %401, ptr %403)
  br i1 %156, label %404, label %446

404:
  %405 = phi i64 [ %444, %404 ], [ 0, %397 ]
  %406 = getelementptr inbounds <4 x double>, ptr %155, i64 %405
  %407 = load <4 x double>, ptr %406, align 32
  %408 = getelementptr inbounds <4 x double>, ptr %136, i64 %405
  %409 = load <4 x double>, ptr %408, align 32
  %410 = fmul contract <4 x double> %409, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %411 = add nsw i64 %405, %225
  %412 = getelementptr inbounds <4 x double>, ptr %136, i64 %411
  %413 = load <4 x double>, ptr %412, align 32
  %414 = fmul contract <4 x double> %413, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %415 = fsub contract <4 x double> %410, %414
  %416 = add nsw i64 %405, %254
  %417 = getelementptr inbounds <4 x double>, ptr %136, i64 %416
  %418 = load <4 x double>, ptr %417, align 32
  %419 = fmul contract <4 x double> %418, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %420 = fsub contract <4 x double> %415, %419
  %421 = add nsw i64 %405, %283
  %422 = getelementptr inbounds <4 x double>, ptr %136, i64 %421
  %423 = load <4 x double>, ptr %422, align 32
  %424 = fmul contract <4 x double> %423, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %425 = fadd contract <4 x double> %420, %424
  %426 = add nsw i64 %405, %317
  %427 = getelementptr inbounds <4 x double>, ptr %136, i64 %426
  %428 = load <4 x double>, ptr %427, align 32
  %429 = fmul contract <4 x double> %428, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %430 = fadd contract <4 x double> %425, %429
  %431 = add nsw i64 %405, %356
  %432 = getelementptr inbounds <4 x double>, ptr %136, i64 %431
  %433 = load <4 x double>, ptr %432, align 32
  %434 = fmul contract <4 x double> %433, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %435 = fsub contract <4 x double> %430, %434
  %436 = add nsw i64 %405, %400
  %437 = getelementptr inbounds <4 x double>, ptr %136, i64 %436
  %438 = load <4 x double>, ptr %437, align 32
  %439 = fmul contract <4 x double> %438, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %440 = fsub contract <4 x double> %435, %439
  %441 = fmul contract <4 x double> %139, %440
  %442 = fadd contract <4 x double> %407, %441
  %443 = getelementptr inbounds <4 x double>, ptr %153, i64 %405
  store <4 x double> %442, ptr %443, align 32
  %444 = add nsw i64 %405, 1
  %445 = icmp eq i64 %444, %151
  br i1 %445, label %446, label %404

446:
  %447 = fmul contract <4 x double> %139, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %448 = fadd contract <4 x double> %447, %148
  %449 = mul nsw i64 %151, 9
  %450 = getelementptr inbounds <4 x double>, ptr %136, i64 %449
  store <4 x double> %448, ptr %8, align 32
  %451 = load ptr, ptr %0, align 8
  %452 = load ptr, ptr %33, align 8
  call void %451(ptr %8, ptr %153, ptr %149, ptr %450, ptr %452)
  br i1 %156, label %453, label %500

453:
  %454 = phi i64 [ %498, %453 ], [ 0, %446 ]
  %455 = getelementptr inbounds <4 x double>, ptr %155, i64 %454
  %456 = load <4 x double>, ptr %455, align 32
  %457 = getelementptr inbounds <4 x double>, ptr %136, i64 %454
  %458 = load <4 x double>, ptr %457, align 32
  %459 = fmul contract <4 x double> %458, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %460 = add nsw i64 %454, %225
  %461 = getelementptr inbounds <4 x double>, ptr %136, i64 %460
  %462 = load <4 x double>, ptr %461, align 32
  %463 = fmul contract <4 x double> %462, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %464 = fsub contract <4 x double> %463, %459
  %465 = add nsw i64 %454, %254
  %466 = getelementptr inbounds <4 x double>, ptr %136, i64 %465
  %467 = load <4 x double>, ptr %466, align 32
  %468 = fmul contract <4 x double> %467, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %469 = fadd contract <4 x double> %464, %468
  %470 = add nsw i64 %454, %283
  %471 = getelementptr inbounds <4 x double>, ptr %136, i64 %470
  %472 = load <4 x double>, ptr %471, align 32
  %473 = fmul contract <4 x double> %472, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %474 = fsub contract <4 x double> %469, %473
  %475 = add nsw i64 %454, %317
  %476 = getelementptr inbounds <4 x double>, ptr %136, i64 %475
  %477 = load <4 x double>, ptr %476, align 32
  %478 = fmul contract <4 x double> %477, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %479 = fsub contract <4 x double> %474, %478
  %480 = add nsw i64 %454, %356
  %481 = getelementptr inbounds <4 x double>, ptr %136, i64 %480
  %482 = load <4 x double>, ptr %481, align 32
  %483 = fmul contract <4 x double> %482, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %484 = fadd contract <4 x double> %479, %483
  %485 = add nsw i64 %454, %400
  %486 = getelementptr inbounds <4 x double>, ptr %136, i64 %485
  %487 = load <4 x double>, ptr %486, align 32
  %488 = fmul contract <4 x double> %487, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %489 = fadd contract <4 x double> %484, %488
  %490 = add nsw i64 %454, %449
  %491 = getelementptr inbounds <4 x double>, ptr %136, i64 %490
  %492 = load <4 x double>, ptr %491, align 32
  %493 = fmul contract <4 x double> %492, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %494 = fsub contract <4 x double> %489, %493
  %495 = fmul contract <4 x double> %139, %494
  %496 = fadd contract <4 x double> %456, %495
  %497 = getelementptr inbounds <4 x double>, ptr %153, i64 %454
  store <4 x double> %496, ptr %497, align 32
  %498 = add nsw i64 %454, 1
  %499 = icmp eq i64 %498, %151
  br i1 %499, label %500, label %453

500:
  %501 = fmul contract <4 x double> %139, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %502 = fadd contract <4 x double> %501, %148
  %503 = mul nsw i64 %151, 10
  %504 = getelementptr inbounds <4 x double>, ptr %136, i64 %503
  store <4 x double> %502, ptr %7, align 32
  %505 = load ptr, ptr %0, align 8
  %506 = load ptr, ptr %33, align 8
  call void %505(ptr %7, ptr %153, ptr %149, ptr %504, ptr %506)
  br i1 %156, label %507, label %559

507:
  %508 = phi i64 [ %557, %507 ], [ 0, %500 ]
  %509 = getelementptr inbounds <4 x double>, ptr %155, i64 %508
  %510 = load <4 x double>, ptr %509, align 32
  %511 = getelementptr inbounds <4 x double>, ptr %136, i64 %508
  %512 = load <4 x double>, ptr %511, align 32
  %513 = fmul contract <4 x double> %512, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %514 = add nsw i64 %508, %225
  %515 = getelementptr inbounds <4 x double>, ptr %136, i64 %514
  %516 = load <4 x double>, ptr %515, align 32
  %517 = fmul contract <4 x double> %516, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %518 = fsub contract <4 x double> %513, %517
  %519 = add nsw i64 %508, %254
  %520 = getelementptr inbounds <4 x double>, ptr %136, i64 %519
  %521 = load <4 x double>, ptr %520, align 32
  %522 = fmul contract <4 x double> %521, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %523 = fsub contract <4 x double> %518, %522
  %524 = add nsw i64 %508, %283
  %525 = getelementptr inbounds <4 x double>, ptr %136, i64 %524
  %526 = load <4 x double>, ptr %525, align 32
  %527 = fmul contract <4 x double> %526, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %528 = fsub contract <4 x double> %523, %527
  %529 = add nsw i64 %508, %317
  %530 = getelementptr inbounds <4 x double>, ptr %136, i64 %529
  %531 = load <4 x double>, ptr %530, align 32
  %532 = fmul contract <4 x double> %531, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %533 = fadd contract <4 x double> %528, %532
  %534 = add nsw i64 %508, %356
  %535 = getelementptr inbounds <4 x double>, ptr %136, i64 %534
  %536 = load <4 x double>, ptr %535, align 32
  %537 = fmul contract <4 x double> %536, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %538 = fsub contract <4 x double> %533, %537
  %539 = add nsw i64 %508, %400
  %540 = getelementptr inbounds <4 x double>, ptr %136, i64 %539
  %541 = load <4 x double>, ptr %540, align 32
  %542 = fmul contract <4 x double> %541, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %543 = fsub contract <4 x double> %538, %542
  %544 = add nsw i64 %508, %449
  %545 = getelementptr inbounds <4 x double>, ptr %136, i64 %544
  %546 = load <4 x double>, ptr %545, align 32
  %547 = fmul contract <4 x double> %546, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %548 = fadd contract <4 x double> %543, %547
  %549 = add nsw i64 %508, %503
  %550 = getelementptr inbounds <4 x double>, ptr %136, i64 %549
  %551 = load <4 x double>, ptr %550, align 32
  %552 = fmul contract <4 x double> %551, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %553 = fadd contract <4 x double> %548, %552
  %554 = fmul contract <4 x double> %139, %553
  %555 = fadd contract <4 x double> %510, %554
  %556 = getelementptr inbounds <4 x double>, ptr %153, i64 %508
  store <4 x double> %555, ptr %556, align 32
  %557 = add nsw i64 %508, 1
  %558 = icmp eq i64 %557, %151
  br i1 %558, label %559, label %507

559:
  %560 = fadd contract <4 x double> %139, %148
  %561 = mul nsw i64 %151, 11
  %562 = getelementptr inbounds <4 x double>, ptr %136, i64 %561
  store <4 x double> %560, ptr %6, align 32
  %563 = load ptr, ptr %0, align 8
  %564 = load ptr, ptr %33, align 8
  call void %563(ptr %6, ptr %153, ptr %149, ptr %562, ptr %564)
  br i1 %156, label %565, label %647

565:
  %566 = mul nsw i64 %151, 17
  %567 = mul nsw i64 %151, 18
  %568 = mul nsw i64 %151, 19
  br label %569

569:
  %570 = phi i64 [ 0, %565 ], [ %645, %569 ]
  %571 = getelementptr inbounds <4 x double>, ptr %136, i64 %570
  %572 = load <4 x double>, ptr %571, align 32
  %573 = add nsw i64 %570, %283
  %574 = getelementptr inbounds <4 x double>, ptr %136, i64 %573
  %575 = load <4 x double>, ptr %574, align 32
  %576 = add nsw i64 %570, %317
  %577 = getelementptr inbounds <4 x double>, ptr %136, i64 %576
  %578 = load <4 x double>, ptr %577, align 32
  %579 = add nsw i64 %570, %356
  %580 = getelementptr inbounds <4 x double>, ptr %136, i64 %579
  %581 = load <4 x double>, ptr %580, align 32
  %582 = add nsw i64 %570, %400
  %583 = getelementptr inbounds <4 x double>, ptr %136, i64 %582
  %584 = load <4 x double>, ptr %583, align 32
  %585 = add nsw i64 %570, %449
  %586 = getelementptr inbounds <4 x double>, ptr %136, i64 %585
  %587 = load <4 x double>, ptr %586, align 32
  %588 = add nsw i64 %570, %503
  %589 = getelementptr inbounds <4 x double>, ptr %136, i64 %588
  %590 = load <4 x double>, ptr %589, align 32
  %591 = add nsw i64 %570, %561
  %592 = getelementptr inbounds <4 x double>, ptr %136, i64 %591
  %593 = load <4 x double>, ptr %592, align 32
  %594 = add nsw i64 %570, %154
  %595 = getelementptr inbounds <4 x double>, ptr %136, i64 %594
  %596 = load <4 x double>, ptr %595, align 32
  %597 = fmul contract <4 x double> %572, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %598 = fmul contract <4 x double> %575, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %599 = fadd contract <4 x double> %597, %598
  %600 = fmul contract <4 x double> %578, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %601 = fadd contract <4 x double> %599, %600
  %602 = fmul contract <4 x double> %581, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %603 = fadd contract <4 x double> %601, %602
  %604 = fmul contract <4 x double> %584, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %605 = fadd contract <4 x double> %603, %604
  %606 = fmul contract <4 x double> %587, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %607 = fadd contract <4 x double> %605, %606
  %608 = fmul contract <4 x double> %590, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %609 = fadd contract <4 x double> %607, %608
  %610 = fmul contract <4 x double> %593, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %611 = fadd contract <4 x double> %609, %610
  %612 = fmul contract <4 x double> %139, %611
  %613 = fadd contract <4 x double> %596, %612
  %614 = add nsw i64 %570, %566
  %615 = getelementptr inbounds <4 x double>, ptr %136, i64 %614
  store <4 x double> %613, ptr %615, align 32
  %616 = fmul contract <4 x double> %572, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %617 = fmul contract <4 x double> %575, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %618 = fsub contract <4 x double> %616, %617
  %619 = fmul contract <4 x double> %578, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %620 = fsub contract <4 x double> %618, %619
  %621 = fmul contract <4 x double> %581, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %622 = fadd contract <4 x double> %620, %621
  %623 = fmul contract <4 x double> %584, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %624 = fsub contract <4 x double> %622, %623
  %625 = fmul contract <4 x double> %587, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %626 = fadd contract <4 x double> %624, %625
  %627 = fmul contract <4 x double> %590, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %628 = fadd contract <4 x double> %626, %627
  %629 = fmul contract <4 x double> %593, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %630 = fsub contract <4 x double> %628, %629
  %631 = add nsw i64 %570, %567
  %632 = getelementptr inbounds <4 x double>, ptr %136, i64 %631
  store <4 x double> %630, ptr %632, align 32
  %633 = fmul contract <4 x double> %572, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %634 = fsub contract <4 x double> %598, %633
  %635 = fadd contract <4 x double> %634, %600
  %636 = fadd contract <4 x double> %635, %602
  %637 = fmul contract <4 x double> %584, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %638 = fsub contract <4 x double> %636, %637
  %639 = fadd contract <4 x double> %638, %606
  %640 = fadd contract <4 x double> %639, %608
  %641 = fmul contract <4 x double> %593, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %642 = fadd contract <4 x double> %640, %641
  %643 = add nsw i64 %570, %568
  %644 = getelementptr inbounds <4 x double>, ptr %136, i64 %643
  store <4 x double> %642, ptr %644, align 32
  %645 = add nsw i64 %570, 1
  %646 = icmp eq i64 %645, %151
  br i1 %646, label %647, label %569

647:
  %648 = mul nsw i64 %135, 20
  %649 = getelementptr inbounds <4 x double>, ptr %136, i64 %648
  %650 = load i64, ptr %28, align 8
  %651 = load i64, ptr %34, align 8
  %652 = load ptr, ptr %31, align 8
  %653 = load i64, ptr %35, align 8
  %654 = getelementptr inbounds <4 x double>, ptr %652, i64 %653
  %655 = bitcast <4 x double> %139 to <4 x i64>
  %656 = and <4 x i64> %655, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %657 = bitcast <4 x i64> %656 to <4 x double>
  %658 = icmp eq i64 %651, 0
  br i1 %658, label %668, label %659

659:
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <4 x double>, ptr %660, i64 7
  %662 = load <4 x double>, ptr %661, align 32
  %663 = getelementptr inbounds <4 x double>, ptr %660, i64 8
  %664 = load <4 x double>, ptr %663, align 32
  %665 = fmul contract <4 x double> %664, %657
  %666 = fadd contract <4 x double> %662, %665
  %667 = fmul contract <4 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <4 x double> [ %667, %659 ], [ zeroinitializer, %647 ]
  %670 = fmul contract <4 x double> %669, %657
  %671 = icmp sgt i64 %650, 0
  br i1 %671, label %672, label %717

672:
  %673 = shl nsw i64 %651, 1
  br label %674

674:
  %675 = phi i64 [ 0, %672 ], [ %715, %687 ]
  %676 = icmp slt i64 %675, %651
  br i1 %676, label %681, label %677

677:
  %678 = icmp slt i64 %675, %673
  br i1 %678, label %679, label %687

679:
  %680 = sub nsw i64 %675, %651
  br label %681

681:
  %682 = phi i64 [ %680, %679 ], [ %675, %674 ]
  %683 = phi <4 x double> [ %669, %679 ], [ %670, %674 ]
  %684 = getelementptr inbounds <4 x double>, ptr %654, i64 %682
  %685 = load <4 x double>, ptr %684, align 32
  %686 = fmul contract <4 x double> %683, %685
  br label %687

687:
  %688 = phi contract <4 x double> [ zeroinitializer, %677 ], [ %686, %681 ]
  %689 = getelementptr inbounds <4 x double>, ptr %649, i64 %675
  %690 = load <4 x i64>, ptr %689, align 32
  %691 = and <4 x i64> %690, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %692 = bitcast <4 x i64> %691 to <4 x double>
  %693 = getelementptr inbounds <4 x double>, ptr %145, i64 %675
  %694 = load <4 x i64>, ptr %693, align 32
  %695 = and <4 x i64> %694, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %696 = bitcast <4 x i64> %695 to <4 x double>
  %697 = fcmp contract ogt <4 x double> %692, %696
  %698 = select <4 x i1> %697, <4 x i64> %691, <4 x i64> %695
  %699 = bitcast <4 x i64> %698 to <4 x double>
  %700 = load ptr, ptr %36, align 8
  %701 = getelementptr inbounds double, ptr %700, i64 %675
  %702 = load double, ptr %701, align 8
  %703 = insertelement <4 x double> poison, double %702, i64 0
  %704 = shufflevector <4 x double> %703, <4 x double> poison, <4 x i32> zeroinitializer
  %705 = load double, ptr %37, align 8
  %706 = insertelement <4 x double> poison, double %705, i64 0
  %707 = shufflevector <4 x double> %706, <4 x double> poison, <4 x i32> zeroinitializer
  %708 = fadd contract <4 x double> %688, %699
  %709 = fmul contract <4 x double> %707, %708
  %710 = fadd contract <4 x double> %704, %709
  %711 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %710
  %712 = fcmp contract ogt <4 x double> %710, zeroinitializer
  %713 = select <4 x i1> %712, <4 x double> %711, <4 x double> zeroinitializer
  %714 = getelementptr inbounds <4 x double>, ptr %141, i64 %675
  store <4 x double> %713, ptr %714, align 32
  %715 = add nsw i64 %675, 1
  %716 = icmp eq i64 %715, %650
  br i1 %716, label %717, label %674

717:
  %718 = mul nsw i64 %135, 18
  %719 = getelementptr inbounds <4 x double>, ptr %136, i64 %718
  %720 = icmp sgt i64 %135, 0
  br i1 %720, label %727, label %721

721:
  %722 = phi <4 x double> [ zeroinitializer, %717 ], [ %736, %727 ]
  %723 = sitofp i64 %135 to double
  %724 = insertelement <4 x double> poison, double %723, i64 0
  %725 = shufflevector <4 x double> %724, <4 x double> poison, <4 x i32> zeroinitializer
  %726 = fdiv contract <4 x double> %722, %725
  br label %739

727:
  %728 = phi i64 [ %737, %727 ], [ 0, %717 ]
  %729 = phi <4 x double> [ %736, %727 ], [ zeroinitializer, %717 ]
  %730 = getelementptr inbounds <4 x double>, ptr %719, i64 %728
  %731 = load <4 x double>, ptr %730, align 32
  %732 = getelementptr inbounds <4 x double>, ptr %141, i64 %728
  %733 = load <4 x double>, ptr %732, align 32
  %734 = fmul contract <4 x double> %731, %733
  %735 = fmul contract <4 x double> %734, %734
  %736 = fadd contract <4 x double> %729, %735
  %737 = add nsw i64 %728, 1
  %738 = icmp eq i64 %737, %135
  br i1 %738, label %721, label %727

739:
  %740 = phi i32 [ 0, %721 ], [ %745, %739 ]
  %741 = phi <4 x double> [ %726, %721 ], [ %744, %739 ]
  %742 = extractelement <4 x double> %741, i32 %740
  %743 = call contract double @llvm.sqrt.f64(double %742)
  %744 = insertelement <4 x double> %741, double %743, i32 %740
  %745 = add nsw i32 %740, 1
  %746 = icmp eq i32 %745, 4
  br i1 %746, label %747, label %739

747:
  br i1 %720, label %751, label %748

748:
  %749 = phi <4 x double> [ zeroinitializer, %747 ], [ %760, %751 ]
  %750 = fdiv contract <4 x double> %749, %725
  br label %763

751:
  %752 = phi i64 [ %761, %751 ], [ 0, %747 ]
  %753 = phi <4 x double> [ %760, %751 ], [ zeroinitializer, %747 ]
  %754 = getelementptr inbounds <4 x double>, ptr %143, i64 %752
  %755 = load <4 x double>, ptr %754, align 32
  %756 = getelementptr inbounds <4 x double>, ptr %141, i64 %752
  %757 = load <4 x double>, ptr %756, align 32
  %758 = fmul contract <4 x double> %755, %757
  %759 = fmul contract <4 x double> %758, %758
  %760 = fadd contract <4 x double> %753, %759
  %761 = add nsw i64 %752, 1
  %762 = icmp eq i64 %761, %135
  br i1 %762, label %748, label %751

763:
  %764 = phi i32 [ 0, %748 ], [ %769, %763 ]
  %765 = phi <4 x double> [ %750, %748 ], [ %768, %763 ]
  %766 = extractelement <4 x double> %765, i32 %764
  %767 = call contract double @llvm.sqrt.f64(double %766)
  %768 = insertelement <4 x double> %765, double %767, i32 %764
  %769 = add nsw i32 %764, 1
  %770 = icmp eq i32 %769, 4
  br i1 %770, label %771, label %763

771:
  %772 = load ptr, ptr %24, align 8
  br label %780

773:
  %774 = getelementptr inbounds <4 x double>, ptr %72, i64 6
  %775 = load <4 x double>, ptr %774, align 32
  %776 = fadd contract <4 x double> %775, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %776, ptr %774, align 32
  %777 = icmp eq i32 %812, 0
  br i1 %777, label %778, label %815

778:
  %779 = getelementptr inbounds <4 x double>, ptr %72, i64 4
  store <4 x double> %802, ptr %779, align 32
  br label %1263

780:
  %781 = phi i64 [ 0, %771 ], [ %813, %800 ]
  %782 = phi <4 x double> [ undef, %771 ], [ %802, %800 ]
  %783 = phi i32 [ 0, %771 ], [ %812, %800 ]
  %784 = trunc i64 %781 to i32
  %785 = extractelement <4 x double> %744, i32 %784
  %786 = fcmp contract oeq double %785, 0.000000e+00
  %787 = extractelement <4 x double> %768, i32 %784
  %788 = fcmp contract oeq double %787, 0.000000e+00
  %789 = select i1 %786, i1 %788, i1 false
  br i1 %789, label %800, label %790

790:
  %791 = extractelement <4 x double> %139, i32 %784
  %792 = fmul contract double %791, %785
  %793 = fmul contract double %785, %792
  %794 = fmul contract double %785, %785
  %795 = fmul contract double %787, 1.000000e-02
  %796 = fmul contract double %787, %795
  %797 = fadd contract double %794, %796
  %798 = call contract double @llvm.sqrt.f64(double %797)
  %799 = fdiv contract double %793, %798
  br label %800

800:
  %801 = phi contract double [ %799, %790 ], [ 0.000000e+00, %780 ]
  %802 = insertelement <4 x double> %782, double %801, i32 %784
  %803 = getelementptr inbounds i64, ptr %772, i64 %781
  %804 = load i64, ptr %803, align 8
  %805 = icmp sgt i64 %804, -1
  %806 = fcmp contract ole double %801, 1.000000e+00
  %807 = select i1 %805, i1 %806, i1 false
  %808 = zext i1 %807 to i64
  %809 = add nsw i64 %781, 16
  %810 = getelementptr inbounds i64, ptr %772, i64 %809
  store i64 %808, ptr %810, align 8
  %811 = zext i1 %807 to i32
  %812 = add i32 %783, %811
  %813 = add nsw i64 %781, 1
  %814 = icmp eq i64 %813, 4
  br i1 %814, label %773, label %780

815:
  %816 = load ptr, ptr %38, align 8
  %817 = load ptr, ptr %31, align 8
  %818 = load ptr, ptr %30, align 8
  %819 = load ptr, ptr %33, align 8
  call void %816(ptr %17, ptr %145, ptr %817, ptr %818, ptr %819)
  br i1 %720, label %820, label %823

820:
  %821 = shl i64 %135, 1
  %822 = call i64 @llvm.smax.i64(i64 %821, i64 1)
  br label %962

823:
  %824 = phi <4 x double> [ zeroinitializer, %815 ], [ %968, %962 ]
  %825 = load i64, ptr %28, align 8
  %826 = load i64, ptr %34, align 8
  %827 = load ptr, ptr %23, align 8
  %828 = load ptr, ptr %29, align 8
  %829 = mul nsw i64 %825, 17
  %830 = getelementptr inbounds <4 x double>, ptr %828, i64 %829
  %831 = load ptr, ptr %31, align 8
  %832 = load i64, ptr %35, align 8
  %833 = getelementptr inbounds <4 x double>, ptr %831, i64 %832
  %834 = load ptr, ptr %30, align 8
  %835 = mul nsw i64 %825, 19
  %836 = getelementptr inbounds <4 x double>, ptr %828, i64 %835
  %837 = icmp sgt i64 %825, 0
  br i1 %837, label %864, label %838

838:
  %839 = phi <4 x double> [ zeroinitializer, %823 ], [ %853, %844 ]
  %840 = sitofp i64 %825 to double
  %841 = insertelement <4 x double> poison, double %840, i64 0
  %842 = shufflevector <4 x double> %841, <4 x double> poison, <4 x i32> zeroinitializer
  %843 = fdiv contract <4 x double> %839, %842
  br label %856

844:
  %845 = phi i64 [ %854, %844 ], [ 0, %864 ]
  %846 = phi <4 x double> [ %853, %844 ], [ zeroinitializer, %864 ]
  %847 = getelementptr inbounds <4 x double>, ptr %836, i64 %845
  %848 = load <4 x double>, ptr %847, align 32
  %849 = getelementptr inbounds <4 x double>, ptr %141, i64 %845
  %850 = load <4 x double>, ptr %849, align 32
  %851 = fmul contract <4 x double> %848, %850
  %852 = fmul contract <4 x double> %851, %851
  %853 = fadd contract <4 x double> %846, %852
  %854 = add nsw i64 %845, 1
  %855 = icmp eq i64 %854, %825
  br i1 %855, label %838, label %844

856:
  %857 = phi i32 [ 0, %838 ], [ %862, %856 ]
  %858 = phi <4 x double> [ %843, %838 ], [ %861, %856 ]
  %859 = extractelement <4 x double> %858, i32 %857
  %860 = call contract double @llvm.sqrt.f64(double %859)
  %861 = insertelement <4 x double> %858, double %860, i32 %857
  %862 = add nsw i32 %857, 1
  %863 = icmp eq i32 %862, 4
  br i1 %863, label %878, label %856

864:
  %865 = phi i64 [ %872, %864 ], [ 0, %823 ]
  %866 = getelementptr inbounds <4 x double>, ptr %834, i64 %865
  %867 = load <4 x double>, ptr %866, align 32
  %868 = getelementptr inbounds <4 x double>, ptr %830, i64 %865
  %869 = load <4 x double>, ptr %868, align 32
  %870 = fsub contract <4 x double> %867, %869
  %871 = getelementptr inbounds <4 x double>, ptr %836, i64 %865
  store <4 x double> %870, ptr %871, align 32
  %872 = add nsw i64 %865, 1
  %873 = icmp eq i64 %872, %825
  br i1 %873, label %844, label %864

874:
  %875 = fcmp contract ugt double %883, 1.000000e+00
  %876 = icmp ne i64 %826, 0
  %877 = select i1 %875, i1 %876, i1 false
  br i1 %877, label %887, label %959

878:
  %879 = phi <4 x double> [ %884, %878 ], [ zeroinitializer, %856 ]
  %880 = phi i32 [ %885, %878 ], [ 0, %856 ]
  %881 = extractelement <4 x double> %879, i64 0
  %882 = extractelement <4 x double> %861, i32 %880
  %883 = call contract double @llvm.maxnum.f64(double %881, double %882)
  %884 = insertelement <4 x double> %879, double %883, i64 0
  %885 = add nsw i32 %880, 1
  %886 = icmp eq i32 %885, 4
  br i1 %886, label %874, label %878

887:
  %888 = load double, ptr %25, align 8
  %889 = insertelement <4 x double> poison, double %888, i64 0
  %890 = shufflevector <4 x double> %889, <4 x double> poison, <4 x i32> zeroinitializer
  %891 = load <4 x double>, ptr %827, align 32
  %892 = fsub contract <4 x double> %890, %891
  %893 = getelementptr inbounds <4 x double>, ptr %827, i64 7
  %894 = load <4 x double>, ptr %893, align 32
  %895 = getelementptr inbounds <4 x double>, ptr %827, i64 8
  %896 = load <4 x double>, ptr %895, align 32
  %897 = fmul contract <4 x double> %896, %892
  %898 = fadd contract <4 x double> %894, %897
  %899 = fmul contract <4 x double> %898, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %900 = fmul contract <4 x double> %892, %899
  br i1 %837, label %901, label %904

901:
  %902 = shl nsw i64 %826, 1
  %903 = mul nsw i64 %825, 20
  br label %927

904:
  %905 = phi <4 x double> [ zeroinitializer, %887 ], [ %916, %907 ]
  %906 = fdiv contract <4 x double> %905, %842
  br label %919

907:
  %908 = phi i64 [ %917, %907 ], [ 0, %940 ]
  %909 = phi <4 x double> [ %916, %907 ], [ zeroinitializer, %940 ]
  %910 = getelementptr inbounds <4 x double>, ptr %836, i64 %908
  %911 = load <4 x double>, ptr %910, align 32
  %912 = getelementptr inbounds <4 x double>, ptr %141, i64 %908
  %913 = load <4 x double>, ptr %912, align 32
  %914 = fmul contract <4 x double> %911, %913
  %915 = fmul contract <4 x double> %914, %914
  %916 = fadd contract <4 x double> %909, %915
  %917 = add nsw i64 %908, 1
  %918 = icmp eq i64 %917, %825
  br i1 %918, label %904, label %907

919:
  %920 = phi i32 [ 0, %904 ], [ %925, %919 ]
  %921 = phi <4 x double> [ %906, %904 ], [ %924, %919 ]
  %922 = extractelement <4 x double> %921, i32 %920
  %923 = call contract double @llvm.sqrt.f64(double %922)
  %924 = insertelement <4 x double> %921, double %923, i32 %920
  %925 = add nsw i32 %920, 1
  %926 = icmp eq i32 %925, 4
  br i1 %926, label %959, label %919

927:
  %928 = phi i64 [ 0, %901 ], [ %957, %940 ]
  %929 = icmp slt i64 %928, %826
  br i1 %929, label %934, label %930

930:
  %931 = icmp slt i64 %928, %902
  br i1 %931, label %932, label %940

932:
  %933 = sub nsw i64 %928, %826
  br label %934

934:
  %935 = phi i64 [ %933, %932 ], [ %928, %927 ]
  %936 = phi <4 x double> [ %899, %932 ], [ %900, %927 ]
  %937 = getelementptr inbounds <4 x double>, ptr %833, i64 %935
  %938 = load <4 x double>, ptr %937, align 32
  %939 = fmul contract <4 x double> %936, %938
  br label %940

940:
  %941 = phi contract <4 x double> [ zeroinitializer, %930 ], [ %939, %934 ]
  %942 = getelementptr inbounds <4 x double>, ptr %141, i64 %928
  %943 = load <4 x double>, ptr %942, align 32
  %944 = load ptr, ptr %29, align 8
  %945 = add nsw i64 %928, %903
  %946 = getelementptr inbounds <4 x double>, ptr %944, i64 %945
  %947 = load <4 x i64>, ptr %946, align 32
  %948 = and <4 x i64> %947, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %949 = bitcast <4 x i64> %948 to <4 x double>
  %950 = fmul contract <4 x double> %949, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %951 = fadd contract <4 x double> %941, %950
  %952 = fmul contract <4 x double> %943, %951
  %953 = fadd contract <4 x double> %952, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %954 = getelementptr inbounds <4 x double>, ptr %836, i64 %928
  %955 = load <4 x double>, ptr %954, align 32
  %956 = fdiv contract <4 x double> %955, %953
  store <4 x double> %956, ptr %954, align 32
  %957 = add nsw i64 %928, 1
  %958 = icmp eq i64 %957, %825
  br i1 %958, label %907, label %927

959:
  %960 = phi <4 x double> [ %861, %874 ], [ %924, %919 ]
  %961 = load ptr, ptr %24, align 8
  br label %971

962:
  %963 = phi i64 [ %969, %962 ], [ 0, %820 ]
  %964 = phi <4 x double> [ %968, %962 ], [ zeroinitializer, %820 ]
  %965 = getelementptr inbounds <4 x double>, ptr %137, i64 %963
  %966 = load <4 x double>, ptr %965, align 32
  %967 = fmul contract <4 x double> %966, zeroinitializer
  %968 = fadd contract <4 x double> %964, %967
  %969 = add nsw i64 %963, 1
  %970 = icmp eq i64 %969, %822
  br i1 %970, label %823, label %962

971:
  %972 = phi i64 [ 0, %959 ], [ %1013, %1010 ]
  %973 = phi <4 x double> [ %802, %959 ], [ %1012, %1010 ]
  %974 = phi i32 [ %812, %959 ], [ %1011, %1010 ]
  %975 = add nsw i64 %972, 16
  %976 = getelementptr inbounds i64, ptr %961, i64 %975
  %977 = load i64, ptr %976, align 8
  %978 = icmp eq i64 %977, 0
  br i1 %978, label %1010, label %979

979:
  %980 = trunc i64 %972 to i32
  %981 = extractelement <4 x double> %824, i32 %980
  %982 = fcmp contract une double %981, 0.000000e+00
  br i1 %982, label %983, label %986

983:
  %984 = insertelement <4 x double> %973, double 0x7FF8000000000000, i32 %980
  %985 = extractelement <4 x double> %960, i32 %980
  br label %992

986:
  %987 = extractelement <4 x double> %960, i32 %980
  %988 = extractelement <4 x double> %973, i32 %980
  %989 = fcmp contract ogt double %987, %988
  br i1 %989, label %990, label %992

990:
  %991 = insertelement <4 x double> %973, double %987, i32 %980
  br label %992

992:
  %993 = phi double [ %987, %986 ], [ %987, %990 ], [ %985, %983 ]
  %994 = phi <4 x double> [ %973, %986 ], [ %991, %990 ], [ %984, %983 ]
  %995 = extractelement <4 x double> %994, i32 %980
  %996 = fcmp contract ole double %995, 1.000000e+00
  %997 = zext i1 %996 to i64
  store i64 %997, ptr %976, align 8
  %998 = fcmp contract ogt double %993, 1.000000e+00
  %999 = add nsw i64 %972, 20
  br i1 %998, label %1000, label %1004

1000:
  %1001 = getelementptr inbounds i64, ptr %961, i64 %999
  %1002 = load i64, ptr %1001, align 8
  %1003 = add nsw i64 %1002, 1
  br label %1004

1004:
  %1005 = phi i64 [ %1003, %1000 ], [ 0, %992 ]
  %1006 = getelementptr inbounds i64, ptr %961, i64 %999
  store i64 %1005, ptr %1006, align 8
  %1007 = xor i1 %996, true
  %1008 = sext i1 %1007 to i32
  %1009 = add i32 %974, %1008
  br label %1010

1010:
  %1011 = phi i32 [ %1009, %1004 ], [ %974, %971 ]
  %1012 = phi <4 x double> [ %994, %1004 ], [ %973, %971 ]
  %1013 = add nsw i64 %972, 1
  %1014 = icmp eq i64 %1013, 4
  br i1 %1014, label %1015, label %971

1015:
  %1016 = getelementptr inbounds <4 x double>, ptr %72, i64 4
  store <4 x double> %1012, ptr %1016, align 32
  %1017 = icmp eq i32 %1011, 0
  br i1 %1017, label %1263, label %1018

1018:
  %1019 = load i64, ptr %39, align 8
  %1020 = icmp eq i64 %1019, 0
  br i1 %1020, label %1263, label %1021

1021:
  %1022 = load i64, ptr %28, align 8
  %1023 = load ptr, ptr %29, align 8
  %1024 = load ptr, ptr %30, align 8
  %1025 = load ptr, ptr %40, align 8
  %1026 = load ptr, ptr %23, align 8
  %1027 = getelementptr inbounds <4 x double>, ptr %1026, i64 2
  %1028 = load <4 x double>, ptr %1027, align 32
  store <4 x double> %1028, ptr %3, align 32
  %1029 = getelementptr inbounds <4 x double>, ptr %1026, i64 3
  %1030 = load <4 x double>, ptr %1029, align 32
  %1031 = icmp sgt i64 %1019, 0
  br i1 %1031, label %1032, label %1034

1032:
  %1033 = load ptr, ptr %41, align 8
  br label %1051

1034:
  %1035 = phi i32 [ 0, %1021 ], [ %1058, %1051 ]
  %1036 = load ptr, ptr %42, align 8
  %1037 = load ptr, ptr %31, align 8
  %1038 = load ptr, ptr %43, align 8
  %1039 = load ptr, ptr %33, align 8
  call void %1036(ptr %3, ptr %1024, ptr %1037, ptr %1038, ptr %1039)
  %1040 = icmp eq i32 %1035, 0
  br i1 %1040, label %1103, label %1041

1041:
  %1042 = icmp sgt i64 %1022, 0
  br i1 %1042, label %1045, label %1043

1043:
  %1044 = fmul contract <4 x double> %1030, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1061

1045:
  %1046 = mul nsw i64 %1022, 20
  %1047 = fcmp contract ogt <4 x double> %1030, zeroinitializer
  %1048 = select <4 x i1> %1047, <4 x double> %1030, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1049 = fmul contract <4 x double> %1030, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1050 = fmul contract <4 x double> %1030, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1070

1051:
  %1052 = phi i32 [ 0, %1032 ], [ %1058, %1051 ]
  %1053 = phi i64 [ 0, %1032 ], [ %1059, %1051 ]
  %1054 = getelementptr inbounds i64, ptr %1033, i64 %1053
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp ne i64 %1055, 0
  %1057 = zext i1 %1056 to i32
  %1058 = or i32 %1052, %1057
  %1059 = add nsw i64 %1053, 1
  %1060 = icmp eq i64 %1059, %1019
  br i1 %1060, label %1034, label %1051

1061:
  %1062 = phi <4 x double> [ %1044, %1043 ], [ %1049, %1070 ]
  %1063 = load <4 x double>, ptr %1026, align 32
  %1064 = fadd contract <4 x double> %1062, %1063
  store <4 x double> %1064, ptr %4, align 32
  %1065 = load ptr, ptr %42, align 8
  %1066 = load ptr, ptr %40, align 8
  %1067 = load ptr, ptr %31, align 8
  %1068 = load ptr, ptr %44, align 8
  %1069 = load ptr, ptr %33, align 8
  call void %1065(ptr %4, ptr %1066, ptr %1067, ptr %1068, ptr %1069)
  br label %1103

1070:
  %1071 = phi i64 [ 0, %1045 ], [ %1101, %1070 ]
  %1072 = add nsw i64 %1071, %1046
  %1073 = getelementptr inbounds <4 x double>, ptr %1023, i64 %1072
  %1074 = load <4 x double>, ptr %1073, align 32
  %1075 = getelementptr inbounds <4 x double>, ptr %1023, i64 %1071
  %1076 = load <4 x double>, ptr %1075, align 32
  %1077 = getelementptr inbounds <4 x double>, ptr %1024, i64 %1071
  %1078 = load <4 x double>, ptr %1077, align 32
  %1079 = fsub contract <4 x double> %1078, %1074
  %1080 = fmul contract <4 x double> %1074, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1081 = fmul contract <4 x double> %1049, %1076
  %1082 = fadd contract <4 x double> %1080, %1081
  %1083 = fmul contract <4 x double> %1082, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1084 = fmul contract <4 x double> %1078, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1085 = add nsw i64 %1071, %1022
  %1086 = getelementptr inbounds <4 x double>, ptr %1024, i64 %1085
  %1087 = load <4 x double>, ptr %1086, align 32
  %1088 = fmul contract <4 x double> %1050, %1087
  %1089 = fsub contract <4 x double> %1084, %1088
  %1090 = fmul contract <4 x double> %1089, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1091 = fadd contract <4 x double> %1083, %1090
  %1092 = getelementptr inbounds <4 x double>, ptr %1025, i64 %1071
  store <4 x double> %1091, ptr %1092, align 32
  %1093 = fmul contract <4 x double> %1079, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1094 = fdiv contract <4 x double> %1093, %1048
  %1095 = fmul contract <4 x double> %1076, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1096 = fsub contract <4 x double> %1094, %1095
  %1097 = load <4 x double>, ptr %1086, align 32
  %1098 = fmul contract <4 x double> %1097, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1099 = fsub contract <4 x double> %1096, %1098
  %1100 = getelementptr inbounds <4 x double>, ptr %1025, i64 %1085
  store <4 x double> %1099, ptr %1100, align 32
  %1101 = add nsw i64 %1071, 1
  %1102 = icmp eq i64 %1101, %1022
  br i1 %1102, label %1061, label %1070

1103:
  %1104 = shl i64 %1022, 2
  %1105 = icmp sgt i64 %1022, 0
  %1106 = mul nsw i64 %1022, 17
  %1107 = getelementptr inbounds <4 x double>, ptr %1023, i64 %1106
  %1108 = mul nsw i64 %1022, 20
  %1109 = getelementptr inbounds <4 x double>, ptr %1023, i64 %1108
  %1110 = shl nsw i64 %1022, 1
  %1111 = or i64 %1110, 1
  %1112 = shl i64 %1019, 1
  %1113 = call i64 @llvm.smax.i64(i64 %1112, i64 1)
  br label %1114

1114:
  %1115 = phi i64 [ 0, %1103 ], [ %1260, %1259 ]
  %1116 = load ptr, ptr %24, align 8
  %1117 = trunc i64 %1115 to i32
  %1118 = and i64 %1115, 4294967279
  %1119 = or i64 %1118, 16
  %1120 = getelementptr inbounds i64, ptr %1116, i64 %1119
  %1121 = load i64, ptr %1120, align 8
  %1122 = icmp eq i64 %1121, 0
  br i1 %1122, label %1259, label %1123

1123:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1117)
  %1124 = load ptr, ptr %46, align 8
  %1125 = getelementptr inbounds i64, ptr %1124, i64 1
  %1126 = load i64, ptr %1125, align 8
  %1127 = load i64, ptr %47, align 8
  %1128 = icmp slt i64 %1126, %1127
  br i1 %1128, label %1129, label %1135

1129:
  %1130 = load ptr, ptr %48, align 8
  %1131 = getelementptr inbounds double, ptr %1130, i64 %1126
  %1132 = load double, ptr %1131, align 8
  %1133 = load double, ptr %49, align 8
  %1134 = fcmp contract ugt double %1132, %1133
  br i1 %1134, label %1135, label %1139

1135:
  %1136 = load double, ptr %50, align 8
  %1137 = call fastcc i32 @suspicious(ptr %45, i64 %1019, double %1136)
  %1138 = icmp eq i32 %1137, 0
  br i1 %1138, label %1219, label %1139

1139:
  %1140 = load ptr, ptr %29, align 8
  %1141 = load ptr, ptr %51, align 8
  %1142 = load i64, ptr %52, align 8
  br label %1196

1143:
  %1144 = mul nsw i64 %1142, 17
  %1145 = getelementptr inbounds double, ptr %1141, i64 %1144
  br label %1146

1146:
  %1147 = phi i64 [ %1153, %1146 ], [ 0, %1143 ]
  %1148 = shl nsw i64 %1147, 2
  %1149 = add nsw i64 %1148, %1115
  %1150 = getelementptr inbounds double, ptr %1107, i64 %1149
  %1151 = load double, ptr %1150, align 8
  %1152 = getelementptr inbounds double, ptr %1145, i64 %1147
  store double %1151, ptr %1152, align 8
  %1153 = add nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1022
  br i1 %1154, label %1155, label %1146

1155:
  %1156 = mul nsw i64 %1142, 20
  %1157 = getelementptr inbounds double, ptr %1141, i64 %1156
  br label %1158

1158:
  %1159 = phi i64 [ 0, %1155 ], [ %1165, %1158 ]
  %1160 = shl nsw i64 %1159, 2
  %1161 = add nsw i64 %1160, %1115
  %1162 = getelementptr inbounds double, ptr %1109, i64 %1161
  %1163 = load double, ptr %1162, align 8
  %1164 = getelementptr inbounds double, ptr %1157, i64 %1159
  store double %1163, ptr %1164, align 8
  %1165 = add nsw i64 %1159, 1
  %1166 = icmp eq i64 %1165, %1022
  br i1 %1166, label %1167, label %1158

1167:
  %1168 = load ptr, ptr %30, align 8
  %1169 = load i64, ptr %53, align 8
  %1170 = add nsw i64 %1169, %1111
  %1171 = load ptr, ptr %54, align 8
  %1172 = icmp sgt i64 %1170, 0
  br i1 %1172, label %1173, label %1182

1173:
  %1174 = phi i64 [ %1180, %1173 ], [ 0, %1167 ]
  %1175 = shl nsw i64 %1174, 2
  %1176 = add nsw i64 %1175, %1115
  %1177 = getelementptr inbounds double, ptr %1168, i64 %1176
  %1178 = load double, ptr %1177, align 8
  %1179 = getelementptr inbounds double, ptr %1171, i64 %1174
  store double %1178, ptr %1179, align 8
  %1180 = add nsw i64 %1174, 1
  %1181 = icmp eq i64 %1180, %1170
  br i1 %1181, label %1182, label %1173

1182:
  %1183 = load ptr, ptr %31, align 8
  %1184 = load i64, ptr %55, align 8
  %1185 = load ptr, ptr %56, align 8
  %1186 = icmp sgt i64 %1184, 0
  br i1 %1186, label %1187, label %1219

1187:
  %1188 = phi i64 [ %1194, %1187 ], [ 0, %1182 ]
  %1189 = shl nsw i64 %1188, 2
  %1190 = add nsw i64 %1189, %1115
  %1191 = getelementptr inbounds double, ptr %1183, i64 %1190
  %1192 = load double, ptr %1191, align 8
  %1193 = getelementptr inbounds double, ptr %1185, i64 %1188
  store double %1192, ptr %1193, align 8
  %1194 = add nsw i64 %1188, 1
  %1195 = icmp eq i64 %1194, %1184
  br i1 %1195, label %1219, label %1187

1196:
  %1197 = phi i64 [ 0, %1139 ], [ %1218, %1217 ]
  %1198 = mul i64 %1104, %1197
  %1199 = getelementptr inbounds double, ptr %1140, i64 %1198
  %1200 = mul nsw i64 %1197, %1142
  %1201 = getelementptr inbounds double, ptr %1141, i64 %1200
  br i1 %1105, label %1202, label %1214

1202:
  %1203 = phi i64 [ %1209, %1202 ], [ 0, %1196 ]
  %1204 = shl nsw i64 %1203, 2
  %1205 = add nsw i64 %1204, %1115
  %1206 = getelementptr inbounds double, ptr %1199, i64 %1205
  %1207 = load double, ptr %1206, align 8
  %1208 = getelementptr inbounds double, ptr %1201, i64 %1203
  store double %1207, ptr %1208, align 8
  %1209 = add nsw i64 %1203, 1
  %1210 = icmp eq i64 %1209, %1022
  br i1 %1210, label %1211, label %1202

1211:
  %1212 = add nsw i64 %1197, 1
  %1213 = icmp eq i64 %1212, 12
  br i1 %1213, label %1143, label %1217

1214:
  %1215 = add nsw i64 %1197, 1
  %1216 = icmp eq i64 %1215, 12
  br i1 %1216, label %1167, label %1217

1217:
  %1218 = phi i64 [ %1212, %1211 ], [ %1215, %1214 ]
  br label %1196

1219:
  %1220 = call contract fastcc double @observe(ptr %5, ptr %45)
  %1221 = fcmp contract olt double %1220, 1.000000e+00
  br i1 %1221, label %1222, label %1244

1222:
  %1223 = load double, ptr %57, align 8
  %1224 = load double, ptr %50, align 8
  %1225 = fmul contract double %1220, %1224
  %1226 = fadd contract double %1223, %1225
  %1227 = load <4 x double>, ptr %1027, align 32
  %1228 = insertelement <4 x double> %1227, double %1226, i32 %1117
  store <4 x double> %1228, ptr %1027, align 32
  %1229 = load i64, ptr %53, align 8
  %1230 = add nsw i64 %1229, %1111
  %1231 = icmp sgt i64 %1230, 0
  br i1 %1231, label %1232, label %1244

1232:
  %1233 = load ptr, ptr %58, align 8
  %1234 = load ptr, ptr %30, align 8
  br label %1235

1235:
  %1236 = phi i64 [ 0, %1232 ], [ %1242, %1235 ]
  %1237 = getelementptr inbounds double, ptr %1233, i64 %1236
  %1238 = load double, ptr %1237, align 8
  %1239 = shl nsw i64 %1236, 2
  %1240 = add nsw i64 %1239, %1115
  %1241 = getelementptr inbounds double, ptr %1234, i64 %1240
  store double %1238, ptr %1241, align 8
  %1242 = add nsw i64 %1236, 1
  %1243 = icmp eq i64 %1242, %1230
  br i1 %1243, label %1244, label %1235

1244:
  br i1 %1031, label %1245, label %1248

1245:
  %1246 = load ptr, ptr %59, align 8
  %1247 = load ptr, ptr %60, align 8
  br label %1250

1248:
  %1249 = load ptr, ptr %46, align 8
  store i64 0, ptr %1249, align 8
  br label %1259

1250:
  %1251 = phi i64 [ 0, %1245 ], [ %1257, %1250 ]
  %1252 = getelementptr inbounds double, ptr %1246, i64 %1251
  %1253 = load double, ptr %1252, align 8
  %1254 = shl nsw i64 %1251, 2
  %1255 = add nsw i64 %1254, %1115
  %1256 = getelementptr inbounds double, ptr %1247, i64 %1255
  store double %1253, ptr %1256, align 8
  %1257 = add nsw i64 %1251, 1
  %1258 = icmp eq i64 %1257, %1113
  br i1 %1258, label %1248, label %1250

1259:
  %1260 = add nsw i64 %1115, 1
  %1261 = icmp eq i64 %1260, 4
  br i1 %1261, label %1262, label %1114

1262:
  br label %1263

1263:
  %1264 = load i64, ptr %28, align 8
  %1265 = load ptr, ptr %29, align 8
  %1266 = load ptr, ptr %30, align 8
  %1267 = load ptr, ptr %24, align 8
  %1268 = getelementptr inbounds i64, ptr %1267, i64 16
  %1269 = load <4 x i64>, ptr %1268, align 32
  %1270 = icmp ne <4 x i64> %1269, zeroinitializer
  %1271 = sext <4 x i1> %1270 to <4 x i64>
  %1272 = icmp sgt i64 %1264, 0
  %1273 = mul nsw i64 %1264, 20
  br i1 %1272, label %1274, label %1286

1274:
  %1275 = phi i64 [ %1284, %1274 ], [ 0, %1263 ]
  %1276 = getelementptr inbounds <4 x double>, ptr %1266, i64 %1275
  %1277 = load <4 x i64>, ptr %1276, align 32
  %1278 = and <4 x i64> %1277, %1271
  %1279 = add nsw i64 %1275, %1273
  %1280 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1279
  %1281 = load <4 x i64>, ptr %1280, align 32
  %1282 = select <4 x i1> %1270, <4 x i64> zeroinitializer, <4 x i64> %1281
  %1283 = or <4 x i64> %1282, %1278
  store <4 x i64> %1283, ptr %1280, align 32
  %1284 = add nsw i64 %1275, 1
  %1285 = icmp eq i64 %1284, %1264
  br i1 %1285, label %1327, label %1274

1286:
  %1287 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1273
  %1288 = load ptr, ptr %31, align 8
  %1289 = load i64, ptr %35, align 8
  %1290 = getelementptr inbounds <4 x double>, ptr %1288, i64 %1289
  %1291 = load i64, ptr %34, align 8
  %1292 = icmp sgt i64 %1291, 0
  br i1 %1292, label %1293, label %1323

1293:
  %1294 = phi i64 [ %1306, %1293 ], [ 0, %1286 ]
  %1295 = phi <4 x double> [ %1305, %1293 ], [ zeroinitializer, %1286 ]
  %1296 = add nsw i64 %1294, %1291
  %1297 = getelementptr inbounds <4 x double>, ptr %1287, i64 %1296
  %1298 = load <4 x i64>, ptr %1297, align 32
  %1299 = and <4 x i64> %1298, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1300 = bitcast <4 x i64> %1299 to <4 x double>
  %1301 = getelementptr inbounds <4 x double>, ptr %1290, i64 %1294
  %1302 = load <4 x double>, ptr %1301, align 32
  %1303 = fdiv contract <4 x double> %1300, %1302
  %1304 = fcmp contract ogt <4 x double> %1295, %1303
  %1305 = select <4 x i1> %1304, <4 x double> %1295, <4 x double> %1303
  %1306 = add nsw i64 %1294, 1
  %1307 = icmp eq i64 %1306, %1291
  br i1 %1307, label %1308, label %1293

1308:
  %1309 = phi i64 [ %1321, %1308 ], [ 0, %1293 ]
  %1310 = phi <4 x double> [ %1320, %1308 ], [ zeroinitializer, %1293 ]
  %1311 = add nsw i64 %1309, %1291
  %1312 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1311
  %1313 = load <4 x i64>, ptr %1312, align 32
  %1314 = and <4 x i64> %1313, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1315 = bitcast <4 x i64> %1314 to <4 x double>
  %1316 = getelementptr inbounds <4 x double>, ptr %1290, i64 %1309
  %1317 = load <4 x double>, ptr %1316, align 32
  %1318 = fdiv contract <4 x double> %1315, %1317
  %1319 = fcmp contract ogt <4 x double> %1310, %1318
  %1320 = select <4 x i1> %1319, <4 x double> %1310, <4 x double> %1318
  %1321 = add nsw i64 %1309, 1
  %1322 = icmp eq i64 %1321, %1291
  br i1 %1322, label %1323, label %1308

1323:
  %1324 = phi <4 x double> [ zeroinitializer, %1286 ], [ %1305, %1308 ]
  %1325 = phi <4 x double> [ zeroinitializer, %1286 ], [ %1320, %1308 ]
  %1326 = shl nsw i64 %1264, 3
  br label %1339

1327:
  %1328 = phi i64 [ %1337, %1327 ], [ 0, %1274 ]
  %1329 = add nsw i64 %1328, %1264
  %1330 = getelementptr inbounds <4 x double>, ptr %1266, i64 %1329
  %1331 = load <4 x i64>, ptr %1330, align 32
  %1332 = and <4 x i64> %1331, %1271
  %1333 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1328
  %1334 = load <4 x i64>, ptr %1333, align 32
  %1335 = select <4 x i1> %1270, <4 x i64> zeroinitializer, <4 x i64> %1334
  %1336 = or <4 x i64> %1335, %1332
  store <4 x i64> %1336, ptr %1333, align 32
  %1337 = add nsw i64 %1328, 1
  %1338 = icmp eq i64 %1337, %1264
  br i1 %1338, label %1286, label %1327

1339:
  %1340 = phi i64 [ 0, %1323 ], [ %1490, %1489 ]
  %1341 = load ptr, ptr %23, align 8
  %1342 = getelementptr inbounds double, ptr %1341, i64 %1340
  %1343 = load ptr, ptr %24, align 8
  %1344 = getelementptr inbounds i64, ptr %1343, i64 %1340
  %1345 = load i64, ptr %1344, align 8
  %1346 = icmp slt i64 %1345, 0
  br i1 %1346, label %1489, label %1347

1347:
  %1348 = getelementptr inbounds double, ptr %1342, i64 12
  %1349 = load double, ptr %1348, align 8
  %1350 = getelementptr inbounds double, ptr %1342, i64 16
  %1351 = load double, ptr %1350, align 8
  %1352 = getelementptr inbounds i64, ptr %1344, i64 16
  %1353 = load i64, ptr %1352, align 8
  %1354 = icmp eq i64 %1353, 0
  br i1 %1354, label %1355, label %1377

1355:
  %1356 = getelementptr inbounds i64, ptr %1344, i64 12
  store i64 1, ptr %1356, align 8
  %1357 = fcmp contract olt double %1351, 0x7FF0000000000000
  br i1 %1357, label %1358, label %1371

1358:
  %1359 = fcmp contract oeq double %1351, 0.000000e+00
  br i1 %1359, label %1367, label %1360

1360:
  %1361 = call contract double @llvm.sqrt.f64(double %1351)
  %1362 = call contract double @llvm.sqrt.f64(double %1361)
  %1363 = call contract double @llvm.sqrt.f64(double %1362)
  %1364 = fdiv contract double 8.500000e-01, %1363
  %1365 = call contract double @llvm.maxnum.f64(double %1364, double 0x3FD5555555555555)
  %1366 = call contract double @llvm.minnum.f64(double %1365, double 6.000000e+00)
  br label %1367

1367:
  %1368 = phi double [ %1366, %1360 ], [ 6.000000e+00, %1358 ]
  %1369 = fmul contract double %1349, %1368
  %1370 = getelementptr inbounds double, ptr %1342, i64 4
  store double %1369, ptr %1370, align 8
  br label %1489

1371:
  %1372 = fmul contract double %1349, 1.000000e-01
  %1373 = getelementptr inbounds double, ptr %1342, i64 4
  store double %1372, ptr %1373, align 8
  %1374 = getelementptr inbounds i64, ptr %1344, i64 8
  %1375 = load i64, ptr %1374, align 8
  %1376 = add nsw i64 %1375, 1
  store i64 %1376, ptr %1374, align 8
  br label %1489

1377:
  %1378 = fcmp contract oeq double %1351, 0.000000e+00
  br i1 %1378, label %1386, label %1379

1379:
  %1380 = call contract double @llvm.sqrt.f64(double %1351)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = call contract double @llvm.sqrt.f64(double %1381)
  %1383 = fdiv contract double 8.500000e-01, %1382
  %1384 = call contract double @llvm.maxnum.f64(double %1383, double 0x3FD5555555555555)
  %1385 = call contract double @llvm.minnum.f64(double %1384, double 6.000000e+00)
  br label %1386

1386:
  %1387 = phi double [ %1385, %1379 ], [ 6.000000e+00, %1377 ]
  %1388 = getelementptr inbounds i64, ptr %1344, i64 12
  %1389 = load i64, ptr %1388, align 8
  %1390 = icmp eq i64 %1389, 0
  %1391 = call contract double @llvm.minnum.f64(double %1387, double 1.000000e+00)
  %1392 = select i1 %1390, double %1387, double %1391
  %1393 = getelementptr inbounds double, ptr %1342, i64 8
  %1394 = load double, ptr %1393, align 8
  %1395 = load double, ptr %25, align 8
  %1396 = fcmp contract oeq double %1394, %1395
  br i1 %1396, label %1397, label %1400

1397:
  %1398 = getelementptr inbounds double, ptr %1342, i64 4
  %1399 = load double, ptr %1398, align 8
  br label %1400

1400:
  %1401 = phi contract double [ %1399, %1397 ], [ 0.000000e+00, %1386 ]
  %1402 = fmul contract double %1349, %1392
  %1403 = call contract double @llvm.maxnum.f64(double %1402, double %1401)
  %1404 = getelementptr inbounds double, ptr %1342, i64 4
  store double %1403, ptr %1404, align 8
  %1405 = getelementptr inbounds i64, ptr %1344, i64 20
  store i64 0, ptr %1405, align 8
  %1406 = getelementptr inbounds i64, ptr %1344, i64 8
  store i64 0, ptr %1406, align 8
  store i64 0, ptr %1388, align 8
  %1407 = getelementptr inbounds i64, ptr %1344, i64 4
  %1408 = load i64, ptr %1407, align 8
  %1409 = add nsw i64 %1408, 1
  store i64 %1409, ptr %1407, align 8
  %1410 = getelementptr inbounds double, ptr %1342, i64 24
  %1411 = load double, ptr %1410, align 8
  %1412 = fadd contract double %1411, 1.000000e+00
  store double %1412, ptr %1410, align 8
  store double %1394, ptr %1342, align 8
  %1413 = trunc i64 %1340 to i32
  %1414 = extractelement <4 x double> %1324, i32 %1413
  %1415 = getelementptr inbounds double, ptr %1342, i64 28
  store double %1414, ptr %1415, align 8
  %1416 = load i64, ptr %34, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1428, label %1418

1418:
  %1419 = extractelement <4 x double> %1325, i32 %1413
  %1420 = load ptr, ptr %31, align 8
  %1421 = load i64, ptr %35, align 8
  %1422 = add nsw i64 %1421, %1416
  %1423 = shl nsw i64 %1422, 2
  %1424 = or i64 %1423, %1340
  %1425 = getelementptr inbounds double, ptr %1420, i64 %1424
  %1426 = load double, ptr %1425, align 8
  %1427 = fadd contract double %1419, %1426
  br label %1428

1428:
  %1429 = phi contract double [ %1427, %1418 ], [ 0.000000e+00, %1400 ]
  %1430 = getelementptr inbounds double, ptr %1342, i64 32
  store double %1429, ptr %1430, align 8
  %1431 = load i64, ptr %61, align 8
  %1432 = icmp sgt i64 %1431, 0
  br i1 %1432, label %1435, label %1433

1433:
  %1434 = load ptr, ptr %30, align 8
  br label %1456

1435:
  %1436 = load i64, ptr %62, align 8
  %1437 = load i64, ptr %28, align 8
  %1438 = load ptr, ptr %30, align 8
  %1439 = shl nsw i64 %1437, 1
  %1440 = or i64 %1439, 1
  %1441 = load ptr, ptr %31, align 8
  %1442 = sub i64 %1436, %1431
  br label %1443

1443:
  %1444 = phi i64 [ 0, %1435 ], [ %1454, %1443 ]
  %1445 = add nsw i64 %1440, %1444
  %1446 = shl nsw i64 %1445, 2
  %1447 = add nsw i64 %1446, %1340
  %1448 = getelementptr inbounds double, ptr %1438, i64 %1447
  %1449 = load double, ptr %1448, align 8
  %1450 = add nsw i64 %1442, %1444
  %1451 = shl nsw i64 %1450, 2
  %1452 = add nsw i64 %1451, %1340
  %1453 = getelementptr inbounds double, ptr %1441, i64 %1452
  store double %1449, ptr %1453, align 8
  %1454 = add nsw i64 %1444, 1
  %1455 = icmp eq i64 %1454, %1431
  br i1 %1455, label %1456, label %1443

1456:
  %1457 = phi ptr [ %1434, %1433 ], [ %1438, %1443 ]
  %1458 = or i64 %1340, %1326
  %1459 = getelementptr inbounds double, ptr %1457, i64 %1458
  %1460 = load double, ptr %1459, align 8
  %1461 = getelementptr inbounds double, ptr %1342, i64 20
  %1462 = load double, ptr %1461, align 8
  %1463 = fcmp contract ogt double %1460, %1462
  %1464 = fcmp contract uno double %1460, 0.000000e+00
  %1465 = or i1 %1464, %1463
  %1466 = select contract i1 %1465, double %1460, double %1462
  store double %1466, ptr %1461, align 8
  %1467 = load double, ptr %63, align 8
  %1468 = fcmp contract ugt double %1460, %1467
  %1469 = load i64, ptr %39, align 8
  %1470 = icmp eq i64 %1469, 0
  br i1 %1470, label %1486, label %1471

1471:
  %1472 = load ptr, ptr %64, align 8
  %1473 = mul nsw i64 %1340, 5
  %1474 = add nsw i64 %1473, 2
  %1475 = getelementptr inbounds i64, ptr %1472, i64 %1474
  %1476 = load i64, ptr %1475, align 8
  %1477 = icmp sgt i64 %1476, -1
  br i1 %1477, label %1478, label %1486

1478:
  %1479 = load ptr, ptr %65, align 8
  %1480 = shl nsw i64 %1476, 2
  %1481 = getelementptr inbounds i64, ptr %1479, i64 %1480
  %1482 = load i64, ptr %1481, align 8
  %1483 = icmp eq i64 %1482, 8
  %1484 = add nsw i64 %1476, 8
  %1485 = select i1 %1483, i64 %1484, i64 5
  br label %1487

1486:
  br i1 %1468, label %1487, label %1489

1487:
  %1488 = phi i64 [ %1485, %1478 ], [ 4, %1486 ]
  call fastcc void @release_4(ptr %0, i32 %1413, i64 %1488)
  br label %1489

1489:
  %1490 = add nsw i64 %1340, 1
  %1491 = icmp eq i64 %1490, 4
  br i1 %1491, label %1492, label %1339

1492:
  %1493 = phi i32 [ %133, %132 ], [ %68, %1489 ]
  %1494 = add nsw i64 %67, 1
  %1495 = icmp sge i64 %1494, %1
  %1496 = icmp eq i32 %1493, 0
  %1497 = select i1 %1495, i1 true, i1 %1496
  br i1 %1497, label %1498, label %66

1498:
  %1499 = phi i1 [ %19, %2 ], [ %1495, %1492 ]
  %1500 = zext i1 %1499 to i64
  ret i64 %1500
}

define internal fastcc i32 @fill_4(ptr %0) {
  %2 = alloca <4 x double>, align 32
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %553, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %110 = load ptr, ptr %109, align 8
  call void %105(ptr %2, ptr %100, ptr %106, ptr %108, ptr %110)
  %111 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %112 = shl nsw i64 %97, 3
  br label %165

113:
  %114 = mul nsw i64 %97, 18
  %115 = getelementptr inbounds <4 x double>, ptr %98, i64 %97
  %116 = getelementptr inbounds <4 x double>, ptr %98, i64 %101
  %117 = getelementptr inbounds <4 x double>, ptr %98, i64 %114
  %118 = load ptr, ptr %0, align 8
  %119 = load ptr, ptr %13, align 8
  %120 = load ptr, ptr %109, align 8
  call void %118(ptr %2, ptr %100, ptr %119, ptr %115, ptr %120)
  %121 = load ptr, ptr %13, align 8
  %122 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds <4 x double>, ptr %121, i64 %123
  %125 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %126 = load i64, ptr %125, align 8
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %158

128:
  %129 = phi i64 [ %141, %128 ], [ 0, %113 ]
  %130 = phi <4 x double> [ %140, %128 ], [ zeroinitializer, %113 ]
  %131 = add nsw i64 %129, %126
  %132 = getelementptr inbounds <4 x double>, ptr %100, i64 %131
  %133 = load <4 x i64>, ptr %132, align 32
  %134 = and <4 x i64> %133, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %135 = bitcast <4 x i64> %134 to <4 x double>
  %136 = getelementptr inbounds <4 x double>, ptr %124, i64 %129
  %137 = load <4 x double>, ptr %136, align 32
  %138 = fdiv contract <4 x double> %135, %137
  %139 = fcmp contract ogt <4 x double> %130, %138
  %140 = select <4 x i1> %139, <4 x double> %130, <4 x double> %138
  %141 = add nsw i64 %129, 1
  %142 = icmp eq i64 %141, %126
  br i1 %142, label %143, label %128

143:
  %144 = phi i64 [ %156, %143 ], [ 0, %128 ]
  %145 = phi <4 x double> [ %155, %143 ], [ zeroinitializer, %128 ]
  %146 = add nsw i64 %144, %126
  %147 = getelementptr inbounds <4 x double>, ptr %115, i64 %146
  %148 = load <4 x i64>, ptr %147, align 32
  %149 = and <4 x i64> %148, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %150 = bitcast <4 x i64> %149 to <4 x double>
  %151 = getelementptr inbounds <4 x double>, ptr %124, i64 %144
  %152 = load <4 x double>, ptr %151, align 32
  %153 = fdiv contract <4 x double> %150, %152
  %154 = fcmp contract ogt <4 x double> %145, %153
  %155 = select <4 x i1> %154, <4 x double> %145, <4 x double> %153
  %156 = add nsw i64 %144, 1
  %157 = icmp eq i64 %156, %126
  br i1 %157, label %158, label %143

158:
  %159 = phi <4 x double> [ zeroinitializer, %113 ], [ %140, %143 ]
  %160 = phi <4 x double> [ zeroinitializer, %113 ], [ %155, %143 ]
  %161 = icmp eq i64 %126, 0
  %162 = add nsw i64 %126, %123
  %163 = shl nsw i64 %162, 2
  %164 = icmp sgt i64 %97, 0
  br label %329

165:
  %166 = phi i64 [ 0, %96 ], [ %205, %204 ]
  %167 = shl nsw i64 1, %166
  %168 = and i64 %167, %90
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %204, label %170

170:
  %171 = load i64, ptr %111, align 8
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %175, label %173

173:
  %174 = load ptr, ptr %107, align 8
  br label %196

175:
  %176 = load i64, ptr %9, align 8
  %177 = load i64, ptr %8, align 8
  %178 = load ptr, ptr %107, align 8
  %179 = shl nsw i64 %177, 1
  %180 = or i64 %179, 1
  %181 = load ptr, ptr %13, align 8
  %182 = sub i64 %176, %171
  br label %183

183:
  %184 = phi i64 [ 0, %175 ], [ %194, %183 ]
  %185 = add nsw i64 %180, %184
  %186 = shl nsw i64 %185, 2
  %187 = add nsw i64 %186, %166
  %188 = getelementptr inbounds double, ptr %178, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = add nsw i64 %182, %184
  %191 = shl nsw i64 %190, 2
  %192 = add nsw i64 %191, %166
  %193 = getelementptr inbounds double, ptr %181, i64 %192
  store double %189, ptr %193, align 8
  %194 = add nsw i64 %184, 1
  %195 = icmp eq i64 %194, %171
  br i1 %195, label %196, label %183

196:
  %197 = phi ptr [ %174, %173 ], [ %178, %183 ]
  %198 = add nsw i64 %166, %112
  %199 = getelementptr inbounds double, ptr %197, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = load ptr, ptr %14, align 8
  %202 = add nsw i64 %166, 20
  %203 = getelementptr inbounds double, ptr %201, i64 %202
  store double %200, ptr %203, align 8
  br label %204

204:
  %205 = add nsw i64 %166, 1
  %206 = icmp eq i64 %205, 4
  br i1 %206, label %113, label %165

207:
  %208 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %209 = load double, ptr %208, align 8
  %210 = load double, ptr %15, align 8
  %211 = fsub contract double %209, %210
  %212 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %213 = load double, ptr %212, align 8
  %214 = call contract double @llvm.minnum.f64(double %213, double %211)
  %215 = fmul contract double %214, 1.000000e-03
  %216 = fadd contract double %215, 0.000000e+00
  %217 = insertelement <4 x double> poison, double %216, i64 0
  %218 = load i64, ptr %8, align 8
  %219 = bitcast <4 x double> %217 to <4 x i64>
  %220 = and <4 x i64> %219, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %221 = bitcast <4 x i64> %220 to <4 x double>
  %222 = shufflevector <4 x double> %221, <4 x double> poison, <4 x i32> zeroinitializer
  br i1 %161, label %232, label %223

223:
  %224 = load ptr, ptr %14, align 8
  %225 = getelementptr inbounds <4 x double>, ptr %224, i64 7
  %226 = load <4 x double>, ptr %225, align 32
  %227 = getelementptr inbounds <4 x double>, ptr %224, i64 8
  %228 = load <4 x double>, ptr %227, align 32
  %229 = fmul contract <4 x double> %222, %228
  %230 = fadd contract <4 x double> %226, %229
  %231 = fmul contract <4 x double> %230, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %232

232:
  %233 = phi contract <4 x double> [ %231, %223 ], [ zeroinitializer, %207 ]
  %234 = fmul contract <4 x double> %222, %233
  %235 = icmp sgt i64 %218, 0
  br i1 %235, label %236, label %276

236:
  %237 = shl nsw i64 %126, 1
  %238 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %239 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %240

240:
  %241 = phi i64 [ 0, %236 ], [ %274, %253 ]
  %242 = icmp slt i64 %241, %126
  br i1 %242, label %247, label %243

243:
  %244 = icmp slt i64 %241, %237
  br i1 %244, label %245, label %253

245:
  %246 = sub nsw i64 %241, %126
  br label %247

247:
  %248 = phi i64 [ %246, %245 ], [ %241, %240 ]
  %249 = phi <4 x double> [ %233, %245 ], [ %234, %240 ]
  %250 = getelementptr inbounds <4 x double>, ptr %124, i64 %248
  %251 = load <4 x double>, ptr %250, align 32
  %252 = fmul contract <4 x double> %249, %251
  br label %253

253:
  %254 = phi contract <4 x double> [ zeroinitializer, %243 ], [ %252, %247 ]
  %255 = getelementptr inbounds <4 x double>, ptr %100, i64 %241
  %256 = load <4 x i64>, ptr %255, align 32
  %257 = and <4 x i64> %256, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %258 = bitcast <4 x i64> %257 to <4 x double>
  %259 = load ptr, ptr %238, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %241
  %261 = load double, ptr %260, align 8
  %262 = insertelement <4 x double> poison, double %261, i64 0
  %263 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> zeroinitializer
  %264 = load double, ptr %239, align 8
  %265 = insertelement <4 x double> poison, double %264, i64 0
  %266 = shufflevector <4 x double> %265, <4 x double> poison, <4 x i32> zeroinitializer
  %267 = fadd contract <4 x double> %254, %258
  %268 = fmul contract <4 x double> %267, %266
  %269 = fadd contract <4 x double> %263, %268
  %270 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %269
  %271 = fcmp contract ogt <4 x double> %269, zeroinitializer
  %272 = select <4 x i1> %271, <4 x double> %270, <4 x double> zeroinitializer
  %273 = getelementptr inbounds <4 x double>, ptr %117, i64 %241
  store <4 x double> %272, ptr %273, align 32
  %274 = add nsw i64 %241, 1
  %275 = icmp eq i64 %274, %218
  br i1 %275, label %276, label %240

276:
  br i1 %164, label %283, label %277

277:
  %278 = phi <4 x double> [ zeroinitializer, %276 ], [ %292, %283 ]
  %279 = sitofp i64 %97 to double
  %280 = insertelement <4 x double> poison, double %279, i64 0
  %281 = shufflevector <4 x double> %280, <4 x double> poison, <4 x i32> zeroinitializer
  %282 = fdiv contract <4 x double> %278, %281
  br label %295

283:
  %284 = phi i64 [ %293, %283 ], [ 0, %276 ]
  %285 = phi <4 x double> [ %292, %283 ], [ zeroinitializer, %276 ]
  %286 = getelementptr inbounds <4 x double>, ptr %100, i64 %284
  %287 = load <4 x double>, ptr %286, align 32
  %288 = getelementptr inbounds <4 x double>, ptr %117, i64 %284
  %289 = load <4 x double>, ptr %288, align 32
  %290 = fmul contract <4 x double> %287, %289
  %291 = fmul contract <4 x double> %290, %290
  %292 = fadd contract <4 x double> %285, %291
  %293 = add nsw i64 %284, 1
  %294 = icmp eq i64 %293, %97
  br i1 %294, label %277, label %283

295:
  %296 = phi i32 [ 0, %277 ], [ %301, %295 ]
  %297 = phi <4 x double> [ %282, %277 ], [ %300, %295 ]
  %298 = extractelement <4 x double> %297, i32 %296
  %299 = call contract double @llvm.sqrt.f64(double %298)
  %300 = insertelement <4 x double> %297, double %299, i32 %296
  %301 = add nsw i32 %296, 1
  %302 = icmp eq i32 %301, 4
  br i1 %302, label %303, label %295

303:
  br i1 %164, label %307, label %304

304:
  %305 = phi <4 x double> [ zeroinitializer, %303 ], [ %316, %307 ]
  %306 = fdiv contract <4 x double> %305, %281
  br label %319

307:
  %308 = phi i64 [ %317, %307 ], [ 0, %303 ]
  %309 = phi <4 x double> [ %316, %307 ], [ zeroinitializer, %303 ]
  %310 = getelementptr inbounds <4 x double>, ptr %98, i64 %308
  %311 = load <4 x double>, ptr %310, align 32
  %312 = getelementptr inbounds <4 x double>, ptr %117, i64 %308
  %313 = load <4 x double>, ptr %312, align 32
  %314 = fmul contract <4 x double> %311, %313
  %315 = fmul contract <4 x double> %314, %314
  %316 = fadd contract <4 x double> %309, %315
  %317 = add nsw i64 %308, 1
  %318 = icmp eq i64 %317, %97
  br i1 %318, label %304, label %307

319:
  %320 = phi i32 [ 0, %304 ], [ %325, %319 ]
  %321 = phi <4 x double> [ %306, %304 ], [ %324, %319 ]
  %322 = extractelement <4 x double> %321, i32 %320
  %323 = call contract double @llvm.sqrt.f64(double %322)
  %324 = insertelement <4 x double> %321, double %323, i32 %320
  %325 = add nsw i32 %320, 1
  %326 = icmp eq i32 %325, 4
  br i1 %326, label %327, label %319

327:
  %328 = fmul contract double %214, 0x3EB0C6F7A0B5ED8D
  br label %368

329:
  %330 = phi i64 [ 0, %158 ], [ %365, %364 ]
  %331 = shl nsw i64 1, %330
  %332 = and i64 %331, %90
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %364, label %334

334:
  %335 = trunc i64 %330 to i32
  %336 = extractelement <4 x double> %159, i32 %335
  %337 = load ptr, ptr %14, align 8
  %338 = and i64 %330, 4294967267
  %339 = or i64 %338, 28
  %340 = getelementptr inbounds double, ptr %337, i64 %339
  store double %336, ptr %340, align 8
  br i1 %161, label %347, label %341

341:
  %342 = extractelement <4 x double> %160, i32 %335
  %343 = or i64 %330, %163
  %344 = getelementptr inbounds double, ptr %121, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fadd contract double %342, %345
  br label %347

347:
  %348 = phi contract double [ %346, %341 ], [ 0.000000e+00, %334 ]
  %349 = and i64 %330, 4294967263
  %350 = or i64 %349, 32
  %351 = getelementptr inbounds double, ptr %337, i64 %350
  store double %348, ptr %351, align 8
  br i1 %164, label %352, label %364

352:
  %353 = load ptr, ptr %11, align 8
  br label %354

354:
  %355 = phi i64 [ 0, %352 ], [ %362, %354 ]
  %356 = getelementptr inbounds <4 x double>, ptr %115, i64 %355
  %357 = load <4 x double>, ptr %356, align 32
  %358 = extractelement <4 x double> %357, i32 %335
  %359 = shl nsw i64 %355, 2
  %360 = add nsw i64 %359, %330
  %361 = getelementptr inbounds double, ptr %353, i64 %360
  store double %358, ptr %361, align 8
  %362 = add nsw i64 %355, 1
  %363 = icmp eq i64 %362, %97
  br i1 %363, label %364, label %354

364:
  %365 = add nsw i64 %330, 1
  %366 = icmp eq i64 %365, 4
  br i1 %366, label %207, label %329

367:
  br i1 %164, label %391, label %402

368:
  %369 = phi <4 x double> [ undef, %327 ], [ %382, %379 ]
  %370 = phi i32 [ 0, %327 ], [ %383, %379 ]
  %371 = extractelement <4 x double> %300, i32 %370
  %372 = fcmp contract olt double %371, 1.000000e-05
  br i1 %372, label %379, label %373

373:
  %374 = extractelement <4 x double> %324, i32 %370
  %375 = fcmp contract olt double %374, 1.000000e-05
  br i1 %375, label %379, label %376

376:
  %377 = fmul contract double %371, 1.000000e-02
  %378 = fdiv contract double %377, %374
  br label %379

379:
  %380 = phi contract double [ %378, %376 ], [ %328, %373 ], [ %328, %368 ]
  %381 = call contract double @llvm.minnum.f64(double %380, double %214)
  %382 = insertelement <4 x double> %369, double %381, i32 %370
  %383 = add nsw i32 %370, 1
  %384 = icmp eq i32 %383, 4
  br i1 %384, label %367, label %368

385:
  %386 = load <4 x double>, ptr %2, align 32
  %387 = fadd contract <4 x double> %382, %386
  store <4 x double> %387, ptr %2, align 32
  %388 = load ptr, ptr %0, align 8
  %389 = load ptr, ptr %13, align 8
  %390 = load ptr, ptr %109, align 8
  call void %388(ptr %2, ptr %116, ptr %389, ptr %115, ptr %390)
  br label %431

391:
  %392 = phi i64 [ %400, %391 ], [ 0, %367 ]
  %393 = getelementptr inbounds <4 x double>, ptr %100, i64 %392
  %394 = load <4 x double>, ptr %393, align 32
  %395 = getelementptr inbounds <4 x double>, ptr %98, i64 %392
  %396 = load <4 x double>, ptr %395, align 32
  %397 = fmul contract <4 x double> %382, %396
  %398 = fadd contract <4 x double> %394, %397
  %399 = getelementptr inbounds <4 x double>, ptr %116, i64 %392
  store <4 x double> %398, ptr %399, align 32
  %400 = add nsw i64 %392, 1
  %401 = icmp eq i64 %400, %97
  br i1 %401, label %385, label %391

402:
  %403 = load <4 x double>, ptr %2, align 32
  %404 = fadd contract <4 x double> %382, %403
  store <4 x double> %404, ptr %2, align 32
  %405 = load ptr, ptr %0, align 8
  %406 = load ptr, ptr %13, align 8
  %407 = load ptr, ptr %109, align 8
  call void %405(ptr %2, ptr %116, ptr %406, ptr %115, ptr %407)
  br label %408

408:
  %409 = phi <4 x double> [ zeroinitializer, %402 ], [ %420, %411 ]
  %410 = fdiv contract <4 x double> %409, %281
  br label %423

411:
  %412 = phi i64 [ %421, %411 ], [ 0, %431 ]
  %413 = phi <4 x double> [ %420, %411 ], [ zeroinitializer, %431 ]
  %414 = getelementptr inbounds <4 x double>, ptr %115, i64 %412
  %415 = load <4 x double>, ptr %414, align 32
  %416 = getelementptr inbounds <4 x double>, ptr %117, i64 %412
  %417 = load <4 x double>, ptr %416, align 32
  %418 = fmul contract <4 x double> %415, %417
  %419 = fmul contract <4 x double> %418, %418
  %420 = fadd contract <4 x double> %413, %419
  %421 = add nsw i64 %412, 1
  %422 = icmp eq i64 %421, %97
  br i1 %422, label %408, label %411

423:
  %424 = phi i32 [ 0, %408 ], [ %429, %423 ]
  %425 = phi <4 x double> [ %410, %408 ], [ %428, %423 ]
  %426 = extractelement <4 x double> %425, i32 %424
  %427 = call contract double @llvm.sqrt.f64(double %426)
  %428 = insertelement <4 x double> %425, double %427, i32 %424
  %429 = add nsw i32 %424, 1
  %430 = icmp eq i32 %429, 4
  br i1 %430, label %452, label %423

431:
  %432 = phi i64 [ %438, %431 ], [ 0, %385 ]
  %433 = getelementptr inbounds <4 x double>, ptr %98, i64 %432
  %434 = load <4 x double>, ptr %433, align 32
  %435 = getelementptr inbounds <4 x double>, ptr %115, i64 %432
  %436 = load <4 x double>, ptr %435, align 32
  %437 = fsub contract <4 x double> %436, %434
  store <4 x double> %437, ptr %435, align 32
  %438 = add nsw i64 %432, 1
  %439 = icmp eq i64 %438, %97
  br i1 %439, label %411, label %431

440:
  %441 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %442 = load i64, ptr %441, align 8
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %552, label %444

444:
  %445 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %446 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %447 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %448 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %449 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %450 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %451 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  br label %487

452:
  %453 = phi i64 [ %485, %484 ], [ 0, %423 ]
  %454 = shl nsw i64 1, %453
  %455 = and i64 %454, %90
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %484, label %457

457:
  %458 = trunc i64 %453 to i32
  %459 = extractelement <4 x double> %324, i32 %458
  %460 = extractelement <4 x double> %428, i32 %458
  %461 = extractelement <4 x double> %382, i32 %458
  %462 = fdiv contract double %460, %461
  %463 = call contract double @llvm.maxnum.f64(double %459, double %462)
  %464 = fmul contract double %214, %463
  %465 = fcmp contract ugt double %464, 1.000000e-15
  br i1 %465, label %469, label %466

466:
  %467 = fmul contract double %461, 1.000000e-03
  %468 = call contract double @llvm.maxnum.f64(double %328, double %467)
  br label %474

469:
  %470 = fdiv contract double 1.000000e-02, %463
  %471 = call contract double @llvm.sqrt.f64(double %470)
  %472 = call contract double @llvm.sqrt.f64(double %471)
  %473 = call contract double @llvm.sqrt.f64(double %472)
  br label %474

474:
  %475 = phi contract double [ %468, %466 ], [ %473, %469 ]
  %476 = fmul contract double %461, 1.000000e+02
  %477 = call contract double @llvm.minnum.f64(double %476, double %475)
  %478 = call contract double @llvm.minnum.f64(double %477, double %214)
  %479 = load ptr, ptr %14, align 8
  %480 = add nsw i64 %453, 4
  %481 = getelementptr inbounds double, ptr %479, i64 %480
  store double %478, ptr %481, align 8
  %482 = add nsw i64 %453, 24
  %483 = getelementptr inbounds double, ptr %479, i64 %482
  store double 3.000000e+00, ptr %483, align 8
  br label %484

484:
  %485 = add nsw i64 %453, 1
  %486 = icmp eq i64 %485, 4
  br i1 %486, label %440, label %452

487:
  %488 = phi i64 [ 0, %444 ], [ %550, %549 ]
  %489 = shl nsw i64 1, %488
  %490 = and i64 %489, %90
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %549, label %492

492:
  %493 = trunc i64 %488 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %493)
  %494 = load ptr, ptr %13, align 8
  %495 = load i64, ptr %445, align 8
  %496 = load ptr, ptr %446, align 8
  %497 = icmp sgt i64 %495, 0
  br i1 %497, label %498, label %507

498:
  %499 = phi i64 [ %505, %498 ], [ 0, %492 ]
  %500 = shl nsw i64 %499, 2
  %501 = add nsw i64 %500, %488
  %502 = getelementptr inbounds double, ptr %494, i64 %501
  %503 = load double, ptr %502, align 8
  %504 = getelementptr inbounds double, ptr %496, i64 %499
  store double %503, ptr %504, align 8
  %505 = add nsw i64 %499, 1
  %506 = icmp eq i64 %505, %495
  br i1 %506, label %507, label %498

507:
  %508 = load ptr, ptr %447, align 8
  br i1 %164, label %509, label %530

509:
  %510 = phi i64 [ %516, %509 ], [ 0, %507 ]
  %511 = shl nsw i64 %510, 2
  %512 = add nsw i64 %511, %488
  %513 = getelementptr inbounds double, ptr %100, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds double, ptr %508, i64 %510
  store double %514, ptr %515, align 8
  %516 = add nsw i64 %510, 1
  %517 = icmp eq i64 %516, %97
  br i1 %517, label %518, label %509

518:
  %519 = load ptr, ptr %11, align 8
  %520 = getelementptr inbounds double, ptr %508, i64 %97
  br label %521

521:
  %522 = phi i64 [ 0, %518 ], [ %528, %521 ]
  %523 = shl nsw i64 %522, 2
  %524 = add nsw i64 %523, %488
  %525 = getelementptr inbounds double, ptr %519, i64 %524
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %520, i64 %522
  store double %526, ptr %527, align 8
  %528 = add nsw i64 %522, 1
  %529 = icmp eq i64 %528, %97
  br i1 %529, label %530, label %521

530:
  %531 = load ptr, ptr %449, align 8
  store i64 0, ptr %531, align 8
  call fastcc void @begin_watch(ptr %3, ptr %448)
  %532 = load i64, ptr %441, align 8
  %533 = icmp sgt i64 %532, 0
  br i1 %533, label %534, label %539

534:
  %535 = shl i64 %532, 1
  %536 = load ptr, ptr %450, align 8
  %537 = load ptr, ptr %451, align 8
  %538 = call i64 @llvm.smax.i64(i64 %535, i64 1)
  br label %540

539:
  br label %549

540:
  %541 = phi i64 [ 0, %534 ], [ %547, %540 ]
  %542 = getelementptr inbounds double, ptr %536, i64 %541
  %543 = load double, ptr %542, align 8
  %544 = shl nsw i64 %541, 2
  %545 = add nsw i64 %544, %488
  %546 = getelementptr inbounds double, ptr %537, i64 %545
  store double %543, ptr %546, align 8
  %547 = add nsw i64 %541, 1
  %548 = icmp eq i64 %547, %538
  br i1 %548, label %539, label %540

549:
  %550 = add nsw i64 %488, 1
  %551 = icmp eq i64 %550, 4
  br i1 %551, label %552, label %487

552:
  br label %553

553:
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
  br i1 %21, label %1498, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 5
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 2
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 6
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 4
  br label %66

66:
  %67 = phi i64 [ 0, %22 ], [ %1494, %1492 ]
  %68 = phi i32 [ %18, %22 ], [ %1493, %1492 ]
  br label %69

69:
  %70 = phi i64 [ %129, %126 ], [ 0, %66 ]
  %71 = phi i1 [ false, %126 ], [ true, %66 ]
  %72 = load ptr, ptr %23, align 8
  %73 = load ptr, ptr %24, align 8
  br label %74

74:
  %75 = phi i64 [ %124, %123 ], [ %70, %69 ]
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  %77 = getelementptr inbounds i64, ptr %73, i64 %75
  %78 = load double, ptr %76, align 8
  %79 = getelementptr inbounds double, ptr %76, i64 16
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds double, ptr %76, i64 24
  store double 0.000000e+00, ptr %80, align 8
  %81 = load i64, ptr %77, align 8
  %82 = icmp slt i64 %81, 0
  br i1 %82, label %123, label %83

83:
  %84 = load double, ptr %25, align 8
  %85 = fsub contract double %84, %78
  %86 = getelementptr inbounds double, ptr %76, i64 8
  %87 = load double, ptr %86, align 8
  %88 = load double, ptr %26, align 8
  %89 = call contract double @llvm.minnum.f64(double %87, double %88)
  %90 = fcmp contract oeq double %85, 0.000000e+00
  br i1 %90, label %126, label %91

91:
  %92 = getelementptr inbounds i64, ptr %77, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %27, align 8
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %96, label %126

96:
  %97 = fmul contract double %89, 1.010000e+00
  %98 = fcmp contract ult double %97, %85
  br i1 %98, label %99, label %120

99:
  %100 = call contract double @llvm.fabs.f64(double %78)
  %101 = fmul contract double %100, 0x3CE4000000000000
  %102 = fcmp contract ole double %89, %101
  %103 = fcmp contract oeq double %89, 0.000000e+00
  %104 = or i1 %102, %103
  br i1 %104, label %109, label %105

105:
  %106 = getelementptr inbounds i64, ptr %77, i64 16
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, 20
  br i1 %108, label %109, label %118

109:
  %110 = getelementptr inbounds i64, ptr %77, i64 40
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %126, label %113

113:
  %114 = getelementptr inbounds i64, ptr %77, i64 16
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  %117 = select i1 %116, i64 3, i64 2
  br label %126

118:
  %119 = fadd contract double %78, %89
  br label %120

120:
  %121 = phi double [ %119, %118 ], [ %84, %96 ]
  %122 = phi double [ %89, %118 ], [ %85, %96 ]
  store double %121, ptr %79, align 8
  store double %122, ptr %80, align 8
  br label %123

123:
  %124 = add nsw i64 %75, 1
  %125 = icmp eq i64 %124, 8
  br i1 %125, label %131, label %74

126:
  %127 = phi i64 [ 7, %109 ], [ %117, %113 ], [ 6, %91 ], [ 1, %83 ]
  %128 = trunc i64 %75 to i32
  call fastcc void @release_8(ptr %0, i32 %128, i64 %127)
  %129 = add nsw i64 %75, 1
  %130 = icmp eq i64 %129, 8
  br i1 %130, label %132, label %69

131:
  br i1 %71, label %134, label %132

132:
  %133 = call fastcc i32 @fill_8(ptr %0)
  br label %1492

134:
  %135 = load i64, ptr %28, align 8
  %136 = load ptr, ptr %29, align 8
  %137 = load ptr, ptr %30, align 8
  %138 = getelementptr inbounds <8 x double>, ptr %72, i64 3
  %139 = load <8 x double>, ptr %138, align 64
  %140 = shl nsw i64 %135, 4
  %141 = getelementptr inbounds <8 x double>, ptr %136, i64 %140
  %142 = mul nsw i64 %135, 19
  %143 = getelementptr inbounds <8 x double>, ptr %136, i64 %142
  %144 = mul nsw i64 %135, 17
  %145 = getelementptr inbounds <8 x double>, ptr %136, i64 %144
  %146 = getelementptr inbounds <8 x double>, ptr %72, i64 2
  %147 = load <8 x double>, ptr %146, align 64
  store <8 x double> %147, ptr %17, align 64
  %148 = load <8 x double>, ptr %72, align 64
  %149 = load ptr, ptr %31, align 8
  %150 = load i64, ptr %32, align 8
  %151 = sdiv i64 %150, 8
  %152 = shl nsw i64 %151, 4
  %153 = getelementptr inbounds <8 x double>, ptr %136, i64 %152
  %154 = mul nsw i64 %151, 20
  %155 = getelementptr inbounds <8 x double>, ptr %136, i64 %154
  %156 = icmp sgt i64 %150, 7
  br i1 %156, label %157, label %192

157:
  %158 = phi i64 [ %167, %157 ], [ 0, %134 ]
  %159 = getelementptr inbounds <8 x double>, ptr %155, i64 %158
  %160 = load <8 x double>, ptr %159, align 64
  %161 = getelementptr inbounds <8 x double>, ptr %136, i64 %158
  %162 = load <8 x double>, ptr %161, align 64
  %163 = fmul contract <8 x double> %162, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %164 = fmul contract <8 x double> %139, %163
  %165 = fadd contract <8 x double> %160, %164
  %166 = getelementptr inbounds <8 x double>, ptr %153, i64 %158
  store <8 x double> %165, ptr %166, align 64
  %167 = add nsw i64 %158, 1
  %168 = icmp eq i64 %167, %151
  br i1 %168, label %169, label %157

169:
  %170 = fmul contract <8 x double> %139, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %171 = fadd contract <8 x double> %170, %148
  %172 = getelementptr inbounds <8 x double>, ptr %136, i64 %151
  store <8 x double> %171, ptr %16, align 64
  %173 = load ptr, ptr %0, align 8
  %174 = load ptr, ptr %33, align 8
  call void %173(ptr %16, ptr %153, ptr %149, ptr %172, ptr %174)
  br label %175

175:
  %176 = phi i64 [ %190, %175 ], [ 0, %169 ]
  %177 = getelementptr inbounds <8 x double>, ptr %155, i64 %176
  %178 = load <8 x double>, ptr %177, align 64
  %179 = getelementptr inbounds <8 x double>, ptr %136, i64 %176
  %180 = load <8 x double>, ptr %179, align 64
  %181 = fmul contract <8 x double> %180, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %182 = add nsw i64 %176, %151
  %183 = getelementptr inbounds <8 x double>, ptr %136, i64 %182
  %184 = load <8 x double>, ptr %183, align 64
  %185 = fmul contract <8 x double> %184, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %186 = fadd contract <8 x double> %181, %185
  %187 = fmul contract <8 x double> %139, %186
  %188 = fadd contract <8 x double> %178, %187
  %189 = getelementptr inbounds <8 x double>, ptr %153, i64 %176
  store <8 x double> %188, ptr %189, align 64
  %190 = add nsw i64 %176, 1
  %191 = icmp eq i64 %190, %151
  br i1 %191, label %198, label %175

192:
  %193 = fmul contract <8 x double> %139, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %194 = fadd contract <8 x double> %193, %148
  %195 = getelementptr inbounds <8 x double>, ptr %136, i64 %151
  store <8 x double> %194, ptr %16, align 64
  %196 = load ptr, ptr %0, align 8
  %197 = load ptr, ptr %33, align 8
  call void %196(ptr %16, ptr %153, ptr %149, ptr %195, ptr %197)
  br label %198

198:
  %199 = fmul contract <8 x double> %139, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %200 = fadd contract <8 x double> %199, %148
  %201 = shl nsw i64 %151, 1
  %202 = getelementptr inbounds <8 x double>, ptr %136, i64 %201
  store <8 x double> %200, ptr %15, align 64
  %203 = load ptr, ptr %0, align 8
  %204 = load ptr, ptr %33, align 8
  call void %203(ptr %15, ptr %153, ptr %149, ptr %202, ptr %204)
  br i1 %156, label %205, label %222

205:
  %206 = phi i64 [ %220, %205 ], [ 0, %198 ]
  %207 = getelementptr inbounds <8 x double>, ptr %155, i64 %206
  %208 = load <8 x double>, ptr %207, align 64
  %209 = getelementptr inbounds <8 x double>, ptr %136, i64 %206
  %210 = load <8 x double>, ptr %209, align 64
  %211 = fmul contract <8 x double> %210, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %212 = add nsw i64 %206, %201
  %213 = getelementptr inbounds <8 x double>, ptr %136, i64 %212
  %214 = load <8 x double>, ptr %213, align 64
  %215 = fmul contract <8 x double> %214, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %216 = fadd contract <8 x double> %211, %215
  %217 = fmul contract <8 x double> %139, %216
  %218 = fadd contract <8 x double> %208, %217
  %219 = getelementptr inbounds <8 x double>, ptr %153, i64 %206
  store <8 x double> %218, ptr %219, align 64
  %220 = add nsw i64 %206, 1
  %221 = icmp eq i64 %220, %151
  br i1 %221, label %222, label %205

222:
  %223 = fmul contract <8 x double> %139, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %224 = fadd contract <8 x double> %223, %148
  %225 = mul nsw i64 %151, 3
  %226 = getelementptr inbounds <8 x double>, ptr %136, i64 %225
  store <8 x double> %224, ptr %14, align 64
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %33, align 8
  call void %227(ptr %14, ptr %153, ptr %149, ptr %226, ptr %228)
  br i1 %156, label %229, label %251

229:
  %230 = phi i64 [ %249, %229 ], [ 0, %222 ]
  %231 = getelementptr inbounds <8 x double>, ptr %155, i64 %230
  %232 = load <8 x double>, ptr %231, align 64
  %233 = getelementptr inbounds <8 x double>, ptr %136, i64 %230
  %234 = load <8 x double>, ptr %233, align 64
  %235 = fmul contract <8 x double> %234, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %236 = add nsw i64 %230, %201
  %237 = getelementptr inbounds <8 x double>, ptr %136, i64 %236
  %238 = load <8 x double>, ptr %237, align 64
  %239 = fmul contract <8 x double> %238, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %240 = fsub contract <8 x double> %235, %239
  %241 = add nsw i64 %230, %225
  %242 = getelementptr inbounds <8 x double>, ptr %136, i64 %241
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fmul contract <8 x double> %243, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %245 = fadd contract <8 x double> %240, %244
  %246 = fmul contract <8 x double> %139, %245
  %247 = fadd contract <8 x double> %232, %246
  %248 = getelementptr inbounds <8 x double>, ptr %153, i64 %230
  store <8 x double> %247, ptr %248, align 64
  %249 = add nsw i64 %230, 1
  %250 = icmp eq i64 %249, %151
  br i1 %250, label %251, label %229

251:
  %252 = fmul contract <8 x double> %139, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %253 = fadd contract <8 x double> %252, %148
  %254 = shl nsw i64 %151, 2
  %255 = getelementptr inbounds <8 x double>, ptr %136, i64 %254
  store <8 x double> %253, ptr %13, align 64
  %256 = load ptr, ptr %0, align 8
  %257 = load ptr, ptr %33, align 8
  call void %256(ptr %13, ptr %153, ptr %149, ptr %255, ptr %257)
  br i1 %156, label %258, label %280

258:
  %259 = phi i64 [ %278, %258 ], [ 0, %251 ]
  %260 = getelementptr inbounds <8 x double>, ptr %155, i64 %259
  %261 = load <8 x double>, ptr %260, align 64
  %262 = getelementptr inbounds <8 x double>, ptr %136, i64 %259
  %263 = load <8 x double>, ptr %262, align 64
  %264 = fmul contract <8 x double> %263, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %265 = add nsw i64 %259, %225
  %266 = getelementptr inbounds <8 x double>, ptr %136, i64 %265
  %267 = load <8 x double>, ptr %266, align 64
  %268 = fmul contract <8 x double> %267, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %269 = fadd contract <8 x double> %264, %268
  %270 = add nsw i64 %259, %254
  %271 = getelementptr inbounds <8 x double>, ptr %136, i64 %270
  %272 = load <8 x double>, ptr %271, align 64
  %273 = fmul contract <8 x double> %272, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %274 = fadd contract <8 x double> %269, %273
  %275 = fmul contract <8 x double> %139, %274
  %276 = fadd contract <8 x double> %261, %275
  %277 = getelementptr inbounds <8 x double>, ptr %153, i64 %259
  store <8 x double> %276, ptr %277, align 64
  %278 = add nsw i64 %259, 1
  %279 = icmp eq i64 %278, %151
  br i1 %279, label %280, label %258

280:
  %281 = fmul contract <8 x double> %139, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %282 = fadd contract <8 x double> %281, %148
  %283 = mul nsw i64 %151, 5
  %284 = getelementptr inbounds <8 x double>, ptr %136, i64 %283
  store <8 x double> %282, ptr %12, align 64
  %285 = load ptr, ptr %0, align 8
  %286 = load ptr, ptr %33, align 8
  call void %285(ptr %12, ptr %153, ptr %149, ptr %284, ptr %286)
  br i1 %156, label %287, label %314

287:
  %288 = phi i64 [ %312, %287 ], [ 0, %280 ]
  %289 = getelementptr inbounds <8 x double>, ptr %155, i64 %288
  %290 = load <8 x double>, ptr %289, align 64
  %291 = getelementptr inbounds <8 x double>, ptr %136, i64 %288
  %292 = load <8 x double>, ptr %291, align 64
  %293 = fmul contract <8 x double> %292, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %294 = add nsw i64 %288, %225
  %295 = getelementptr inbounds <8 x double>, ptr %136, i64 %294
  %296 = load <8 x double>, ptr %295, align 64
  %297 = fmul contract <8 x double> %296, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %298 = fadd contract <8 x double> %293, %297
  %299 = add nsw i64 %288, %254
  %300 = getelementptr inbounds <8 x double>, ptr %136, i64 %299
  %301 = load <8 x double>, ptr %300, align 64
  %302 = fmul contract <8 x double> %301, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %303 = fadd contract <8 x double> %298, %302
  %304 = add nsw i64 %288, %283
  %305 = getelementptr inbounds <8 x double>, ptr %136, i64 %304
  %306 = load <8 x double>, ptr %305, align 64
  %307 = fmul contract <8 x double> %306, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %308 = fsub contract <8 x double> %303, %307
  %309 = fmul contract <8 x double> %139, %308
  %310 = fadd contract <8 x double> %290, %309
  %311 = getelementptr inbounds <8 x double>, ptr %153, i64 %288
  store <8 x double> %310, ptr %311, align 64
  %312 = add nsw i64 %288, 1
  %313 = icmp eq i64 %312, %151
  br i1 %313, label %314, label %287

314:
  %315 = fmul contract <8 x double> %139, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %316 = fadd contract <8 x double> %315, %148
  %317 = mul nsw i64 %151, 6
  %318 = getelementptr inbounds <8 x double>, ptr %136, i64 %317
  store <8 x double> %316, ptr %11, align 64
  %319 = load ptr, ptr %0, align 8
  %320 = load ptr, ptr %33, align 8
  call void %319(ptr %11, ptr %153, ptr %149, ptr %318, ptr %320)
  br i1 %156, label %321, label %353

321:
  %322 = phi i64 [ %351, %321 ], [ 0, %314 ]
  %323 = getelementptr inbounds <8 x double>, ptr %155, i64 %322
  %324 = load <8 x double>, ptr %323, align 64
  %325 = getelementptr inbounds <8 x double>, ptr %136, i64 %322
  %326 = load <8 x double>, ptr %325, align 64
  %327 = fmul contract <8 x double> %326, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %328 = add nsw i64 %322, %225
  %329 = getelementptr inbounds <8 x double>, ptr %136, i64 %328
  %330 = load <8 x double>, ptr %329, align 64
  %331 = fmul contract <8 x double> %330, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %332 = fadd contract <8 x double> %327, %331
  %333 = add nsw i64 %322, %254
  %334 = getelementptr inbounds <8 x double>, ptr %136, i64 %333
  %335 = load <8 x double>, ptr %334, align 64
  %336 = fmul contract <8 x double> %335, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %337 = fadd contract <8 x double> %332, %336
  %338 = add nsw i64 %322, %283
  %339 = getelementptr inbounds <8 x double>, ptr %136, i64 %338
  %340 = load <8 x double>, ptr %339, align 64
  %341 = fmul contract <8 x double> %340, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %342 = fsub contract <8 x double> %337, %341
  %343 = add nsw i64 %322, %317
  %344 = getelementptr inbounds <8 x double>, ptr %136, i64 %343
  %345 = load <8 x double>, ptr %344, align 64
  %346 = fmul contract <8 x double> %345, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %347 = fadd contract <8 x double> %342, %346
  %348 = fmul contract <8 x double> %139, %347
  %349 = fadd contract <8 x double> %324, %348
  %350 = getelementptr inbounds <8 x double>, ptr %153, i64 %322
  store <8 x double> %349, ptr %350, align 64
  %351 = add nsw i64 %322, 1
  %352 = icmp eq i64 %351, %151
  br i1 %352, label %353, label %321

353:
  %354 = fmul contract <8 x double> %139, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %355 = fadd contract <8 x double> %354, %148
  %356 = mul nsw i64 %151, 7
  %357 = getelementptr inbounds <8 x double>, ptr %136, i64 %356
  store <8 x double> %355, ptr %10, align 64
  %358 = load ptr, ptr %0, align 8
  %359 = load ptr, ptr %33, align 8
  call void %358(ptr %10, ptr %153, ptr %149, ptr %357, ptr %359)
  br i1 %156, label %360, label %397

360:
  %361 = phi i64 [ %395, %360 ], [ 0, %353 ]
  %362 = getelementptr inbounds <8 x double>, ptr %155, i64 %361
  %363 = load <8 x double>, ptr %362, align 64
  %364 = getelementptr inbounds <8 x double>, ptr %136, i64 %361
  %365 = load <8 x double>, ptr %364, align 64
  %366 = fmul contract <8 x double> %365, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %367 = add nsw i64 %361, %225
  %368 = getelementptr inbounds <8 x double>, ptr %136, i64 %367
  %369 = load <8 x double>, ptr %368, align 64
  %370 = fmul contract <8 x double> %369, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %371 = fsub contract <8 x double> %366, %370
  %372 = add nsw i64 %361, %254
  %373 = getelementptr inbounds <8 x double>, ptr %136, i64 %372
  %374 = load <8 x double>, ptr %373, align 64
  %375 = fmul contract <8 x double> %374, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %376 = fsub contract <8 x double> %371, %375
  %377 = add nsw i64 %361, %283
  %378 = getelementptr inbounds <8 x double>, ptr %136, i64 %377
  %379 = load <8 x double>, ptr %378, align 64
  %380 = fmul contract <8 x double> %379, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %381 = fadd contract <8 x double> %376, %380
  %382 = add nsw i64 %361, %317
  %383 = getelementptr inbounds <8 x double>, ptr %136, i64 %382
  %384 = load <8 x double>, ptr %383, align 64
  %385 = fmul contract <8 x double> %384, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %386 = fadd contract <8 x double> %381, %385
  %387 = add nsw i64 %361, %356
  %388 = getelementptr inbounds <8 x double>, ptr %136, i64 %387
  %389 = load <8 x double>, ptr %388, align 64
  %390 = fmul contract <8 x double> %389, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %391 = fsub contract <8 x double> %386, %390
  %392 = fmul contract <8 x double> %139, %391
  %393 = fadd contract <8 x double> %363, %392
  %394 = getelementptr inbounds <8 x double>, ptr %153, i64 %361
  store <8 x double> %393, ptr %394, align 64
  %395 = add nsw i64 %361, 1
  %396 = icmp eq i64 %395, %151
  br i1 %396, label %397, label %360

397:
  %398 = fmul contract <8 x double> %139, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %399 = fadd contract <8 x double> %398, %148
  %400 = shl nsw i64 %151, 3
  %401 = getelementptr inbounds <8 x double>, ptr %136, i64 %400
  store <8 x double> %399, ptr %9, align 64
  %402 = load ptr, ptr %0, align 8
  %403 = load ptr, ptr %33, align 8
  call void %402(ptr %9, ptr %153, ptr %149, ptr %401, ptr %403)
  br i1 %156, label %404, label %446

404:
  %405 = phi i64 [ %444, %404 ], [ 0, %397 ]
  %406 = getelementptr inbounds <8 x double>, ptr %155, i64 %405
  %407 = load <8 x double>, ptr %406, align 64
  %408 = getelementptr inbounds <8 x double>, ptr %136, i64 %405
  %409 = load <8 x double>, ptr %408, align 64
  %410 = fmul contract <8 x double> %409, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %411 = add nsw i64 %405, %225
  %412 = getelementptr inbounds <8 x double>, ptr %136, i64 %411
  %413 = load <8 x double>, ptr %412, align 64
  %414 = fmul contract <8 x double> %413, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %415 = fsub contract <8 x double> %410, %414
  %416 = add nsw i64 %405, %254
  %417 = getelementptr inbounds <8 x double>, ptr %136, i64 %416
  %418 = load <8 x double>, ptr %417, align 64
  %419 = fmul contract <8 x double> %418, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %420 = fsub contract <8 x double> %415, %419
  %421 = add nsw i64 %405, %283
  %422 = getelementptr inbounds <8 x double>, ptr %136, i64 %421
  %423 = load <8 x double>, ptr %422, align 64
  %424 = fmul contract <8 x double> %423, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %425 = fadd contract <8 x double> %420, %424
  %426 = add nsw i64 %405, %317
  %427 = getelementptr inbounds <8 x double>, ptr %136, i64 %426
  %428 = load <8 x double>, ptr %427, align 64
  %429 = fmul contract <8 x double> %428, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %430 = fadd contract <8 x double> %425, %429
  %431 = add nsw i64 %405, %356
  %432 = getelementptr inbounds <8 x double>, ptr %136, i64 %431
  %433 = load <8 x double>, ptr %432, align 64
  %434 = fmul contract <8 x double> %433, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %435 = fsub contract <8 x double> %430, %434
  %436 = add nsw i64 %405, %400
  %437 = getelementptr inbounds <8 x double>, ptr %136, i64 %436
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fmul contract <8 x double> %438, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %440 = fsub contract <8 x double> %435, %439
  %441 = fmul contract <8 x double> %139, %440
  %442 = fadd contract <8 x double> %407, %441
  %443 = getelementptr inbounds <8 x double>, ptr %153, i64 %405
  store <8 x double> %442, ptr %443, align 64
  %444 = add nsw i64 %405, 1
  %445 = icmp eq i64 %444, %151
  br i1 %445, label %446, label %404

446:
  %447 = fmul contract <8 x double> %139, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %448 = fadd contract <8 x double> %447, %148
  %449 = mul nsw i64 %151, 9
  %450 = getelementptr inbounds <8 x double>, ptr %136, i64 %449
  store <8 x double> %448, ptr %8, align 64
  %451 = load ptr, ptr %0, align 8
  %452 = load ptr, ptr %33, align 8
  call void %451(ptr %8, ptr %153, ptr %149, ptr %450, ptr %452)
  br i1 %156, label %453, label %500

453:
  %454 = phi i64 [ %498, %453 ], [ 0, %446 ]
  %455 = getelementptr inbounds <8 x double>, ptr %155, i64 %454
  %456 = load <8 x double>, ptr %455, align 64
  %457 = getelementptr inbounds <8 x double>, ptr %136, i64 %454
  %458 = load <8 x double>, ptr %457, align 64
  %459 = fmul contract <8 x double> %458, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %460 = add nsw i64 %454, %225
  %461 = getelementptr inbounds <8 x double>, ptr %136, i64 %460
  %462 = load <8 x double>, ptr %461, align 64
  %463 = fmul contract <8 x double> %462, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %464 = fsub contract <8 x double> %463, %459
  %465 = add nsw i64 %454, %254
  %466 = getelementptr inbounds <8 x double>, ptr %136, i64 %465
  %467 = load <8 x double>, ptr %466, align 64
  %468 = fmul contract <8 x double> %467, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %469 = fadd contract <8 x double> %464, %468
  %470 = add nsw i64 %454, %283
  %471 = getelementptr inbounds <8 x double>, ptr %136, i64 %470
  %472 = load <8 x double>, ptr %471, align 64
  %473 = fmul contract <8 x double> %472, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %474 = fsub contract <8 x double> %469, %473
  %475 = add nsw i64 %454, %317
  %476 = getelementptr inbounds <8 x double>, ptr %136, i64 %475
  %477 = load <8 x double>, ptr %476, align 64
  %478 = fmul contract <8 x double> %477, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %479 = fsub contract <8 x double> %474, %478
  %480 = add nsw i64 %454, %356
  %481 = getelementptr inbounds <8 x double>, ptr %136, i64 %480
  %482 = load <8 x double>, ptr %481, align 64
  %483 = fmul contract <8 x double> %482, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %484 = fadd contract <8 x double> %479, %483
  %485 = add nsw i64 %454, %400
  %486 = getelementptr inbounds <8 x double>, ptr %136, i64 %485
  %487 = load <8 x double>, ptr %486, align 64
  %488 = fmul contract <8 x double> %487, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %489 = fadd contract <8 x double> %484, %488
  %490 = add nsw i64 %454, %449
  %491 = getelementptr inbounds <8 x double>, ptr %136, i64 %490
  %492 = load <8 x double>, ptr %491, align 64
  %493 = fmul contract <8 x double> %492, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %494 = fsub contract <8 x double> %489, %493
  %495 = fmul contract <8 x double> %139, %494
  %496 = fadd contract <8 x double> %456, %495
  %497 = getelementptr inbounds <8 x double>, ptr %153, i64 %454
  store <8 x double> %496, ptr %497, align 64
  %498 = add nsw i64 %454, 1
  %499 = icmp eq i64 %498, %151
  br i1 %499, label %500, label %453

500:
  %501 = fmul contract <8 x double> %139, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %502 = fadd contract <8 x double> %501, %148
  %503 = mul nsw i64 %151, 10
  %504 = getelementptr inbounds <8 x double>, ptr %136, i64 %503
  store <8 x double> %502, ptr %7, align 64
  %505 = load ptr, ptr %0, align 8
  %506 = load ptr, ptr %33, align 8
  call void %505(ptr %7, ptr %153, ptr %149, ptr %504, ptr %506)
  br i1 %156, label %507, label %559

507:
  %508 = phi i64 [ %557, %507 ], [ 0, %500 ]
  %509 = getelementptr inbounds <8 x double>, ptr %155, i64 %508
  %510 = load <8 x double>, ptr %509, align 64
  %511 = getelementptr inbounds <8 x double>, ptr %136, i64 %508
  %512 = load <8 x double>, ptr %511, align 64
  %513 = fmul contract <8 x double> %512, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %514 = add nsw i64 %508, %225
  %515 = getelementptr inbounds <8 x double>, ptr %136, i64 %514
  %516 = load <8 x double>, ptr %515, align 64
  %517 = fmul contract <8 x double> %516, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %518 = fsub contract <8 x double> %513, %517
  %519 = add nsw i64 %508, %254
  %520 = getelementptr inbounds <8 x double>, ptr %136, i64 %519
  %521 = load <8 x double>, ptr %520, align 64
  %522 = fmul contract <8 x double> %521, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %523 = fsub contract <8 x double> %518, %522
  %524 = add nsw i64 %508, %283
  %525 = getelementptr inbounds <8 x double>, ptr %136, i64 %524
  %526 = load <8 x double>, ptr %525, align 64
  %527 = fmul contract <8 x double> %526, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %528 = fsub contract <8 x double> %523, %527
  %529 = add nsw i64 %508, %317
  %530 = getelementptr inbounds <8 x double>, ptr %136, i64 %529
  %531 = load <8 x double>, ptr %530, align 64
  %532 = fmul contract <8 x double> %531, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %533 = fadd contract <8 x double> %528, %532
  %534 = add nsw i64 %508, %356
  %535 = getelementptr inbounds <8 x double>, ptr %136, i64 %534
  %536 = load <8 x double>, ptr %535, align 64
  %537 = fmul contract <8 x double> %536, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %538 = fsub contract <8 x double> %533, %537
  %539 = add nsw i64 %508, %400
  %540 = getelementptr inbounds <8 x double>, ptr %136, i64 %539
  %541 = load <8 x double>, ptr %540, align 64
  %542 = fmul contract <8 x double> %541, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %543 = fsub contract <8 x double> %538, %542
  %544 = add nsw i64 %508, %449
  %545 = getelementptr inbounds <8 x double>, ptr %136, i64 %544
  %546 = load <8 x double>, ptr %545, align 64
  %547 = fmul contract <8 x double> %546, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %548 = fadd contract <8 x double> %543, %547
  %549 = add nsw i64 %508, %503
  %550 = getelementptr inbounds <8 x double>, ptr %136, i64 %549
  %551 = load <8 x double>, ptr %550, align 64
  %552 = fmul contract <8 x double> %551, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %553 = fadd contract <8 x double> %548, %552
  %554 = fmul contract <8 x double> %139, %553
  %555 = fadd contract <8 x double> %510, %554
  %556 = getelementptr inbounds <8 x double>, ptr %153, i64 %508
  store <8 x double> %555, ptr %556, align 64
  %557 = add nsw i64 %508, 1
  %558 = icmp eq i64 %557, %151
  br i1 %558, label %559, label %507

559:
  %560 = fadd contract <8 x double> %139, %148
  %561 = mul nsw i64 %151, 11
  %562 = getelementptr inbounds <8 x double>, ptr %136, i64 %561
  store <8 x double> %560, ptr %6, align 64
  %563 = load ptr, ptr %0, align 8
  %564 = load ptr, ptr %33, align 8
  call void %563(ptr %6, ptr %153, ptr %149, ptr %562, ptr %564)
  br i1 %156, label %565, label %647

565:
  %566 = mul nsw i64 %151, 17
  %567 = mul nsw i64 %151, 18
  %568 = mul nsw i64 %151, 19
  br label %569

569:
  %570 = phi i64 [ 0, %565 ], [ %645, %569 ]
  %571 = getelementptr inbounds <8 x double>, ptr %136, i64 %570
  %572 = load <8 x double>, ptr %571, align 64
  %573 = add nsw i64 %570, %283
  %574 = getelementptr inbounds <8 x double>, ptr %136, i64 %573
  %575 = load <8 x double>, ptr %574, align 64
  %576 = add nsw i64 %570, %317
  %577 = getelementptr inbounds <8 x double>, ptr %136, i64 %576
  %578 = load <8 x double>, ptr %577, align 64
  %579 = add nsw i64 %570, %356
  %580 = getelementptr inbounds <8 x double>, ptr %136, i64 %579
  %581 = load <8 x double>, ptr %580, align 64
  %582 = add nsw i64 %570, %400
  %583 = getelementptr inbounds <8 x double>, ptr %136, i64 %582
  %584 = load <8 x double>, ptr %583, align 64
  %585 = add nsw i64 %570, %449
  %586 = getelementptr inbounds <8 x double>, ptr %136, i64 %585
  %587 = load <8 x double>, ptr %586, align 64
  %588 = add nsw i64 %570, %503
  %589 = getelementptr inbounds <8 x double>, ptr %136, i64 %588
  %590 = load <8 x double>, ptr %589, align 64
  %591 = add nsw i64 %570, %561
  %592 = getelementptr inbounds <8 x double>, ptr %136, i64 %591
  %593 = load <8 x double>, ptr %592, align 64
  %594 = add nsw i64 %570, %154
  %595 = getelementptr inbounds <8 x double>, ptr %136, i64 %594
  %596 = load <8 x double>, ptr %595, align 64
  %597 = fmul contract <8 x double> %572, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %598 = fmul contract <8 x double> %575, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %599 = fadd contract <8 x double> %597, %598
  %600 = fmul contract <8 x double> %578, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %601 = fadd contract <8 x double> %599, %600
  %602 = fmul contract <8 x double> %581, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %603 = fadd contract <8 x double> %601, %602
  %604 = fmul contract <8 x double> %584, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %605 = fadd contract <8 x double> %603, %604
  %606 = fmul contract <8 x double> %587, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %607 = fadd contract <8 x double> %605, %606
  %608 = fmul contract <8 x double> %590, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %609 = fadd contract <8 x double> %607, %608
  %610 = fmul contract <8 x double> %593, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %611 = fadd contract <8 x double> %609, %610
  %612 = fmul contract <8 x double> %139, %611
  %613 = fadd contract <8 x double> %596, %612
  %614 = add nsw i64 %570, %566
  %615 = getelementptr inbounds <8 x double>, ptr %136, i64 %614
  store <8 x double> %613, ptr %615, align 64
  %616 = fmul contract <8 x double> %572, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %617 = fmul contract <8 x double> %575, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %618 = fsub contract <8 x double> %616, %617
  %619 = fmul contract <8 x double> %578, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %620 = fsub contract <8 x double> %618, %619
  %621 = fmul contract <8 x double> %581, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %622 = fadd contract <8 x double> %620, %621
  %623 = fmul contract <8 x double> %584, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %624 = fsub contract <8 x double> %622, %623
  %625 = fmul contract <8 x double> %587, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %626 = fadd contract <8 x double> %624, %625
  %627 = fmul contract <8 x double> %590, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %628 = fadd contract <8 x double> %626, %627
  %629 = fmul contract <8 x double> %593, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %630 = fsub contract <8 x double> %628, %629
  %631 = add nsw i64 %570, %567
  %632 = getelementptr inbounds <8 x double>, ptr %136, i64 %631
  store <8 x double> %630, ptr %632, align 64
  %633 = fmul contract <8 x double> %572, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %634 = fsub contract <8 x double> %598, %633
  %635 = fadd contract <8 x double> %634, %600
  %636 = fadd contract <8 x double> %635, %602
  %637 = fmul contract <8 x double> %584, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %638 = fsub contract <8 x double> %636, %637
  %639 = fadd contract <8 x double> %638, %606
  %640 = fadd contract <8 x double> %639, %608
  %641 = fmul contract <8 x double> %593, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %642 = fadd contract <8 x double> %640, %641
  %643 = add nsw i64 %570, %568
  %644 = getelementptr inbounds <8 x double>, ptr %136, i64 %643
  store <8 x double> %642, ptr %644, align 64
  %645 = add nsw i64 %570, 1
  %646 = icmp eq i64 %645, %151
  br i1 %646, label %647, label %569

647:
  %648 = mul nsw i64 %135, 20
  %649 = getelementptr inbounds <8 x double>, ptr %136, i64 %648
  %650 = load i64, ptr %28, align 8
  %651 = load i64, ptr %34, align 8
  %652 = load ptr, ptr %31, align 8
  %653 = load i64, ptr %35, align 8
  %654 = getelementptr inbounds <8 x double>, ptr %652, i64 %653
  %655 = bitcast <8 x double> %139 to <8 x i64>
  %656 = and <8 x i64> %655, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %657 = bitcast <8 x i64> %656 to <8 x double>
  %658 = icmp eq i64 %651, 0
  br i1 %658, label %668, label %659

659:
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <8 x double>, ptr %660, i64 7
  %662 = load <8 x double>, ptr %661, align 64
  %663 = getelementptr inbounds <8 x double>, ptr %660, i64 8
  %664 = load <8 x double>, ptr %663, align 64
  %665 = fmul contract <8 x double> %664, %657
  %666 = fadd contract <8 x double> %662, %665
  %667 = fmul contract <8 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <8 x double> [ %667, %659 ], [ zeroinitializer, %647 ]
  %670 = fmul contract <8 x double> %669, %657
  %671 = icmp sgt i64 %650, 0
  br i1 %671, label %672, label %717

672:
  %673 = shl nsw i64 %651, 1
  br label %674

674:
  %675 = phi i64 [ 0, %672 ], [ %715, %687 ]
  %676 = icmp slt i64 %675, %651
  br i1 %676, label %681, label %677

677:
  %678 = icmp slt i64 %675, %673
  br i1 %678, label %679, label %687

679:
  %680 = sub nsw i64 %675, %651
  br label %681

681:
  %682 = phi i64 [ %680, %679 ], [ %675, %674 ]
  %683 = phi <8 x double> [ %669, %679 ], [ %670, %674 ]
  %684 = getelementptr inbounds <8 x double>, ptr %654, i64 %682
  %685 = load <8 x double>, ptr %684, align 64
  %686 = fmul contract <8 x double> %683, %685
  br label %687

687:
  %688 = phi contract <8 x double> [ zeroinitializer, %677 ], [ %686, %681 ]
  %689 = getelementptr inbounds <8 x double>, ptr %649, i64 %675
  %690 = load <8 x i64>, ptr %689, align 64
  %691 = and <8 x i64> %690, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %692 = bitcast <8 x i64> %691 to <8 x double>
  %693 = getelementptr inbounds <8 x double>, ptr %145, i64 %675
  %694 = load <8 x i64>, ptr %693, align 64
  %695 = and <8 x i64> %694, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %696 = bitcast <8 x i64> %695 to <8 x double>
  %697 = fcmp contract ogt <8 x double> %692, %696
  %698 = select <8 x i1> %697, <8 x i64> %691, <8 x i64> %695
  %699 = bitcast <8 x i64> %698 to <8 x double>
  %700 = load ptr, ptr %36, align 8
  %701 = getelementptr inbounds double, ptr %700, i64 %675
  %702 = load double, ptr %701, align 8
  %703 = insertelement <8 x double> poison, double %702, i64 0
  %704 = shufflevector <8 x double> %703, <8 x double> poison, <8 x i32> zeroinitializer
  %705 = load double, ptr %37, align 8
  %706 = insertelement <8 x double> poison, double %705, i64 0
  %707 = shufflevector <8 x double> %706, <8 x double> poison, <8 x i32> zeroinitializer
  %708 = fadd contract <8 x double> %688, %699
  %709 = fmul contract <8 x double> %707, %708
  %710 = fadd contract <8 x double> %704, %709
  %711 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %710
  %712 = fcmp contract ogt <8 x double> %710, zeroinitializer
  %713 = select <8 x i1> %712, <8 x double> %711, <8 x double> zeroinitializer
  %714 = getelementptr inbounds <8 x double>, ptr %141, i64 %675
  store <8 x double> %713, ptr %714, align 64
  %715 = add nsw i64 %675, 1
  %716 = icmp eq i64 %715, %650
  br i1 %716, label %717, label %674

717:
  %718 = mul nsw i64 %135, 18
  %719 = getelementptr inbounds <8 x double>, ptr %136, i64 %718
  %720 = icmp sgt i64 %135, 0
  br i1 %720, label %727, label %721

721:
  %722 = phi <8 x double> [ zeroinitializer, %717 ], [ %736, %727 ]
  %723 = sitofp i64 %135 to double
  %724 = insertelement <8 x double> poison, double %723, i64 0
  %725 = shufflevector <8 x double> %724, <8 x double> poison, <8 x i32> zeroinitializer
  %726 = fdiv contract <8 x double> %722, %725
  br label %739

727:
  %728 = phi i64 [ %737, %727 ], [ 0, %717 ]
  %729 = phi <8 x double> [ %736, %727 ], [ zeroinitializer, %717 ]
  %730 = getelementptr inbounds <8 x double>, ptr %719, i64 %728
  %731 = load <8 x double>, ptr %730, align 64
  %732 = getelementptr inbounds <8 x double>, ptr %141, i64 %728
  %733 = load <8 x double>, ptr %732, align 64
  %734 = fmul contract <8 x double> %731, %733
  %735 = fmul contract <8 x double> %734, %734
  %736 = fadd contract <8 x double> %729, %735
  %737 = add nsw i64 %728, 1
  %738 = icmp eq i64 %737, %135
  br i1 %738, label %721, label %727

739:
  %740 = phi i32 [ 0, %721 ], [ %745, %739 ]
  %741 = phi <8 x double> [ %726, %721 ], [ %744, %739 ]
  %742 = extractelement <8 x double> %741, i32 %740
  %743 = call contract double @llvm.sqrt.f64(double %742)
  %744 = insertelement <8 x double> %741, double %743, i32 %740
  %745 = add nsw i32 %740, 1
  %746 = icmp eq i32 %745, 8
  br i1 %746, label %747, label %739

747:
  br i1 %720, label %751, label %748

748:
  %749 = phi <8 x double> [ zeroinitializer, %747 ], [ %760, %751 ]
  %750 = fdiv contract <8 x double> %749, %725
  br label %763

751:
  %752 = phi i64 [ %761, %751 ], [ 0, %747 ]
  %753 = phi <8 x double> [ %760, %751 ], [ zeroinitializer, %747 ]
  %754 = getelementptr inbounds <8 x double>, ptr %143, i64 %752
  %755 = load <8 x double>, ptr %754, align 64
  %756 = getelementptr inbounds <8 x double>, ptr %141, i64 %752
  %757 = load <8 x double>, ptr %756, align 64
  %758 = fmul contract <8 x double> %755, %757
  %759 = fmul contract <8 x double> %758, %758
  %760 = fadd contract <8 x double> %753, %759
  %761 = add nsw i64 %752, 1
  %762 = icmp eq i64 %761, %135
  br i1 %762, label %748, label %751

763:
  %764 = phi i32 [ 0, %748 ], [ %769, %763 ]
  %765 = phi <8 x double> [ %750, %748 ], [ %768, %763 ]
  %766 = extractelement <8 x double> %765, i32 %764
  %767 = call contract double @llvm.sqrt.f64(double %766)
  %768 = insertelement <8 x double> %765, double %767, i32 %764
  %769 = add nsw i32 %764, 1
  %770 = icmp eq i32 %769, 8
  br i1 %770, label %771, label %763

771:
  %772 = load ptr, ptr %24, align 8
  br label %780

773:
  %774 = getelementptr inbounds <8 x double>, ptr %72, i64 6
  %775 = load <8 x double>, ptr %774, align 64
  %776 = fadd contract <8 x double> %775, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %776, ptr %774, align 64
  %777 = icmp eq i32 %812, 0
  br i1 %777, label %778, label %815

778:
  %779 = getelementptr inbounds <8 x double>, ptr %72, i64 4
  store <8 x double> %802, ptr %779, align 64
  br label %1263

780:
  %781 = phi i64 [ 0, %771 ], [ %813, %800 ]
  %782 = phi <8 x double> [ undef, %771 ], [ %802, %800 ]
  %783 = phi i32 [ 0, %771 ], [ %812, %800 ]
  %784 = trunc i64 %781 to i32
  %785 = extractelement <8 x double> %744, i32 %784
  %786 = fcmp contract oeq double %785, 0.000000e+00
  %787 = extractelement <8 x double> %768, i32 %784
  %788 = fcmp contract oeq double %787, 0.000000e+00
  %789 = select i1 %786, i1 %788, i1 false
  br i1 %789, label %800, label %790

790:
  %791 = extractelement <8 x double> %139, i32 %784
  %792 = fmul contract double %791, %785
  %793 = fmul contract double %785, %792
  %794 = fmul contract double %785, %785
  %795 = fmul contract double %787, 1.000000e-02
  %796 = fmul contract double %787, %795
  %797 = fadd contract double %794, %796
  %798 = call contract double @llvm.sqrt.f64(double %797)
  %799 = fdiv contract double %793, %798
  br label %800

800:
  %801 = phi contract double [ %799, %790 ], [ 0.000000e+00, %780 ]
  %802 = insertelement <8 x double> %782, double %801, i32 %784
  %803 = getelementptr inbounds i64, ptr %772, i64 %781
  %804 = load i64, ptr %803, align 8
  %805 = icmp sgt i64 %804, -1
  %806 = fcmp contract ole double %801, 1.000000e+00
  %807 = select i1 %805, i1 %806, i1 false
  %808 = zext i1 %807 to i64
  %809 = add nsw i64 %781, 32
  %810 = getelementptr inbounds i64, ptr %772, i64 %809
  store i64 %808, ptr %810, align 8
  %811 = zext i1 %807 to i32
  %812 = add i32 %783, %811
  %813 = add nsw i64 %781, 1
  %814 = icmp eq i64 %813, 8
  br i1 %814, label %773, label %780

815:
  %816 = load ptr, ptr %38, align 8
  %817 = load ptr, ptr %31, align 8
  %818 = load ptr, ptr %30, align 8
  %819 = load ptr, ptr %33, align 8
  call void %816(ptr %17, ptr %145, ptr %817, ptr %818, ptr %819)
  br i1 %720, label %820, label %823

820:
  %821 = shl i64 %135, 1
  %822 = call i64 @llvm.smax.i64(i64 %821, i64 1)
  br label %962

823:
  %824 = phi <8 x double> [ zeroinitializer, %815 ], [ %968, %962 ]
  %825 = load i64, ptr %28, align 8
  %826 = load i64, ptr %34, align 8
  %827 = load ptr, ptr %23, align 8
  %828 = load ptr, ptr %29, align 8
  %829 = mul nsw i64 %825, 17
  %830 = getelementptr inbounds <8 x double>, ptr %828, i64 %829
  %831 = load ptr, ptr %31, align 8
  %832 = load i64, ptr %35, align 8
  %833 = getelementptr inbounds <8 x double>, ptr %831, i64 %832
  %834 = load ptr, ptr %30, align 8
  %835 = mul nsw i64 %825, 19
  %836 = getelementptr inbounds <8 x double>, ptr %828, i64 %835
  %837 = icmp sgt i64 %825, 0
  br i1 %837, label %864, label %838

838:
  %839 = phi <8 x double> [ zeroinitializer, %823 ], [ %853, %844 ]
  %840 = sitofp i64 %825 to double
  %841 = insertelement <8 x double> poison, double %840, i64 0
  %842 = shufflevector <8 x double> %841, <8 x double> poison, <8 x i32> zeroinitializer
  %843 = fdiv contract <8 x double> %839, %842
  br label %856

844:
  %845 = phi i64 [ %854, %844 ], [ 0, %864 ]
  %846 = phi <8 x double> [ %853, %844 ], [ zeroinitializer, %864 ]
  %847 = getelementptr inbounds <8 x double>, ptr %836, i64 %845
  %848 = load <8 x double>, ptr %847, align 64
  %849 = getelementptr inbounds <8 x double>, ptr %141, i64 %845
  %850 = load <8 x double>, ptr %849, align 64
  %851 = fmul contract <8 x double> %848, %850
  %852 = fmul contract <8 x double> %851, %851
  %853 = fadd contract <8 x double> %846, %852
  %854 = add nsw i64 %845, 1
  %855 = icmp eq i64 %854, %825
  br i1 %855, label %838, label %844

856:
  %857 = phi i32 [ 0, %838 ], [ %862, %856 ]
  %858 = phi <8 x double> [ %843, %838 ], [ %861, %856 ]
  %859 = extractelement <8 x double> %858, i32 %857
  %860 = call contract double @llvm.sqrt.f64(double %859)
  %861 = insertelement <8 x double> %858, double %860, i32 %857
  %862 = add nsw i32 %857, 1
  %863 = icmp eq i32 %862, 8
  br i1 %863, label %878, label %856

864:
  %865 = phi i64 [ %872, %864 ], [ 0, %823 ]
  %866 = getelementptr inbounds <8 x double>, ptr %834, i64 %865
  %867 = load <8 x double>, ptr %866, align 64
  %868 = getelementptr inbounds <8 x double>, ptr %830, i64 %865
  %869 = load <8 x double>, ptr %868, align 64
  %870 = fsub contract <8 x double> %867, %869
  %871 = getelementptr inbounds <8 x double>, ptr %836, i64 %865
  store <8 x double> %870, ptr %871, align 64
  %872 = add nsw i64 %865, 1
  %873 = icmp eq i64 %872, %825
  br i1 %873, label %844, label %864

874:
  %875 = fcmp contract ugt double %883, 1.000000e+00
  %876 = icmp ne i64 %826, 0
  %877 = select i1 %875, i1 %876, i1 false
  br i1 %877, label %887, label %959

878:
  %879 = phi <8 x double> [ %884, %878 ], [ zeroinitializer, %856 ]
  %880 = phi i32 [ %885, %878 ], [ 0, %856 ]
  %881 = extractelement <8 x double> %879, i64 0
  %882 = extractelement <8 x double> %861, i32 %880
  %883 = call contract double @llvm.maxnum.f64(double %881, double %882)
  %884 = insertelement <8 x double> %879, double %883, i64 0
  %885 = add nsw i32 %880, 1
  %886 = icmp eq i32 %885, 8
  br i1 %886, label %874, label %878

887:
  %888 = load double, ptr %25, align 8
  %889 = insertelement <8 x double> poison, double %888, i64 0
  %890 = shufflevector <8 x double> %889, <8 x double> poison, <8 x i32> zeroinitializer
  %891 = load <8 x double>, ptr %827, align 64
  %892 = fsub contract <8 x double> %890, %891
  %893 = getelementptr inbounds <8 x double>, ptr %827, i64 7
  %894 = load <8 x double>, ptr %893, align 64
  %895 = getelementptr inbounds <8 x double>, ptr %827, i64 8
  %896 = load <8 x double>, ptr %895, align 64
  %897 = fmul contract <8 x double> %896, %892
  %898 = fadd contract <8 x double> %894, %897
  %899 = fmul contract <8 x double> %898, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %900 = fmul contract <8 x double> %892, %899
  br i1 %837, label %901, label %904

901:
  %902 = shl nsw i64 %826, 1
  %903 = mul nsw i64 %825, 20
  br label %927

904:
  %905 = phi <8 x double> [ zeroinitializer, %887 ], [ %916, %907 ]
  %906 = fdiv contract <8 x double> %905, %842
  br label %919

907:
  %908 = phi i64 [ %917, %907 ], [ 0, %940 ]
  %909 = phi <8 x double> [ %916, %907 ], [ zeroinitializer, %940 ]
  %910 = getelementptr inbounds <8 x double>, ptr %836, i64 %908
  %911 = load <8 x double>, ptr %910, align 64
  %912 = getelementptr inbounds <8 x double>, ptr %141, i64 %908
  %913 = load <8 x double>, ptr %912, align 64
  %914 = fmul contract <8 x double> %911, %913
  %915 = fmul contract <8 x double> %914, %914
  %916 = fadd contract <8 x double> %909, %915
  %917 = add nsw i64 %908, 1
  %918 = icmp eq i64 %917, %825
  br i1 %918, label %904, label %907

919:
  %920 = phi i32 [ 0, %904 ], [ %925, %919 ]
  %921 = phi <8 x double> [ %906, %904 ], [ %924, %919 ]
  %922 = extractelement <8 x double> %921, i32 %920
  %923 = call contract double @llvm.sqrt.f64(double %922)
  %924 = insertelement <8 x double> %921, double %923, i32 %920
  %925 = add nsw i32 %920, 1
  %926 = icmp eq i32 %925, 8
  br i1 %926, label %959, label %919

927:
  %928 = phi i64 [ 0, %901 ], [ %957, %940 ]
  %929 = icmp slt i64 %928, %826
  br i1 %929, label %934, label %930

930:
  %931 = icmp slt i64 %928, %902
  br i1 %931, label %932, label %940

932:
  %933 = sub nsw i64 %928, %826
  br label %934

934:
  %935 = phi i64 [ %933, %932 ], [ %928, %927 ]
  %936 = phi <8 x double> [ %899, %932 ], [ %900, %927 ]
  %937 = getelementptr inbounds <8 x double>, ptr %833, i64 %935
  %938 = load <8 x double>, ptr %937, align 64
  %939 = fmul contract <8 x double> %936, %938
  br label %940

940:
  %941 = phi contract <8 x double> [ zeroinitializer, %930 ], [ %939, %934 ]
  %942 = getelementptr inbounds <8 x double>, ptr %141, i64 %928
  %943 = load <8 x double>, ptr %942, align 64
  %944 = load ptr, ptr %29, align 8
  %945 = add nsw i64 %928, %903
  %946 = getelementptr inbounds <8 x double>, ptr %944, i64 %945
  %947 = load <8 x i64>, ptr %946, align 64
  %948 = and <8 x i64> %947, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %949 = bitcast <8 x i64> %948 to <8 x double>
  %950 = fmul contract <8 x double> %949, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %951 = fadd contract <8 x double> %941, %950
  %952 = fmul contract <8 x double> %943, %951
  %953 = fadd contract <8 x double> %952, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %954 = getelementptr inbounds <8 x double>, ptr %836, i64 %928
  %955 = load <8 x double>, ptr %954, align 64
  %956 = fdiv contract <8 x double> %955, %953
  store <8 x double> %956, ptr %954, align 64
  %957 = add nsw i64 %928, 1
  %958 = icmp eq i64 %957, %825
  br i1 %958, label %907, label %927

959:
  %960 = phi <8 x double> [ %861, %874 ], [ %924, %919 ]
  %961 = load ptr, ptr %24, align 8
  br label %971

962:
  %963 = phi i64 [ %969, %962 ], [ 0, %820 ]
  %964 = phi <8 x double> [ %968, %962 ], [ zeroinitializer, %820 ]
  %965 = getelementptr inbounds <8 x double>, ptr %137, i64 %963
  %966 = load <8 x double>, ptr %965, align 64
  %967 = fmul contract <8 x double> %966, zeroinitializer
  %968 = fadd contract <8 x double> %964, %967
  %969 = add nsw i64 %963, 1
  %970 = icmp eq i64 %969, %822
  br i1 %970, label %823, label %962

971:
  %972 = phi i64 [ 0, %959 ], [ %1013, %1010 ]
  %973 = phi <8 x double> [ %802, %959 ], [ %1012, %1010 ]
  %974 = phi i32 [ %812, %959 ], [ %1011, %1010 ]
  %975 = add nsw i64 %972, 32
  %976 = getelementptr inbounds i64, ptr %961, i64 %975
  %977 = load i64, ptr %976, align 8
  %978 = icmp eq i64 %977, 0
  br i1 %978, label %1010, label %979

979:
  %980 = trunc i64 %972 to i32
  %981 = extractelement <8 x double> %824, i32 %980
  %982 = fcmp contract une double %981, 0.000000e+00
  br i1 %982, label %983, label %986

983:
  %984 = insertelement <8 x double> %973, double 0x7FF8000000000000, i32 %980
  %985 = extractelement <8 x double> %960, i32 %980
  br label %992

986:
  %987 = extractelement <8 x double> %960, i32 %980
  %988 = extractelement <8 x double> %973, i32 %980
  %989 = fcmp contract ogt double %987, %988
  br i1 %989, label %990, label %992

990:
  %991 = insertelement <8 x double> %973, double %987, i32 %980
  br label %992

992:
  %993 = phi double [ %987, %986 ], [ %987, %990 ], [ %985, %983 ]
  %994 = phi <8 x double> [ %973, %986 ], [ %991, %990 ], [ %984, %983 ]
  %995 = extractelement <8 x double> %994, i32 %980
  %996 = fcmp contract ole double %995, 1.000000e+00
  %997 = zext i1 %996 to i64
  store i64 %997, ptr %976, align 8
  %998 = fcmp contract ogt double %993, 1.000000e+00
  %999 = add nsw i64 %972, 40
  br i1 %998, label %1000, label %1004

1000:
  %1001 = getelementptr inbounds i64, ptr %961, i64 %999
  %1002 = load i64, ptr %1001, align 8
  %1003 = add nsw i64 %1002, 1
  br label %1004

1004:
  %1005 = phi i64 [ %1003, %1000 ], [ 0, %992 ]
  %1006 = getelementptr inbounds i64, ptr %961, i64 %999
  store i64 %1005, ptr %1006, align 8
  %1007 = xor i1 %996, true
  %1008 = sext i1 %1007 to i32
  %1009 = add i32 %974, %1008
  br label %1010

1010:
  %1011 = phi i32 [ %1009, %1004 ], [ %974, %971 ]
  %1012 = phi <8 x double> [ %994, %1004 ], [ %973, %971 ]
  %1013 = add nsw i64 %972, 1
  %1014 = icmp eq i64 %1013, 8
  br i1 %1014, label %1015, label %971

1015:
  %1016 = getelementptr inbounds <8 x double>, ptr %72, i64 4
  store <8 x double> %1012, ptr %1016, align 64
  %1017 = icmp eq i32 %1011, 0
  br i1 %1017, label %1263, label %1018

1018:
  %1019 = load i64, ptr %39, align 8
  %1020 = icmp eq i64 %1019, 0
  br i1 %1020, label %1263, label %1021

1021:
  %1022 = load i64, ptr %28, align 8
  %1023 = load ptr, ptr %29, align 8
  %1024 = load ptr, ptr %30, align 8
  %1025 = load ptr, ptr %40, align 8
  %1026 = load ptr, ptr %23, align 8
  %1027 = getelementptr inbounds <8 x double>, ptr %1026, i64 2
  %1028 = load <8 x double>, ptr %1027, align 64
  store <8 x double> %1028, ptr %3, align 64
  %1029 = getelementptr inbounds <8 x double>, ptr %1026, i64 3
  %1030 = load <8 x double>, ptr %1029, align 64
  %1031 = icmp sgt i64 %1019, 0
  br i1 %1031, label %1032, label %1034

1032:
  %1033 = load ptr, ptr %41, align 8
  br label %1051

1034:
  %1035 = phi i32 [ 0, %1021 ], [ %1058, %1051 ]
  %1036 = load ptr, ptr %42, align 8
  %1037 = load ptr, ptr %31, align 8
  %1038 = load ptr, ptr %43, align 8
  %1039 = load ptr, ptr %33, align 8
  call void %1036(ptr %3, ptr %1024, ptr %1037, ptr %1038, ptr %1039)
  %1040 = icmp eq i32 %1035, 0
  br i1 %1040, label %1103, label %1041

1041:
  %1042 = icmp sgt i64 %1022, 0
  br i1 %1042, label %1045, label %1043

1043:
  %1044 = fmul contract <8 x double> %1030, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1061

1045:
  %1046 = mul nsw i64 %1022, 20
  %1047 = fcmp contract ogt <8 x double> %1030, zeroinitializer
  %1048 = select <8 x i1> %1047, <8 x double> %1030, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1049 = fmul contract <8 x double> %1030, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1050 = fmul contract <8 x double> %1030, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1070

1051:
  %1052 = phi i32 [ 0, %1032 ], [ %1058, %1051 ]
  %1053 = phi i64 [ 0, %1032 ], [ %1059, %1051 ]
  %1054 = getelementptr inbounds i64, ptr %1033, i64 %1053
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp ne i64 %1055, 0
  %1057 = zext i1 %1056 to i32
  %1058 = or i32 %1052, %1057
  %1059 = add nsw i64 %1053, 1
  %1060 = icmp eq i64 %1059, %1019
  br i1 %1060, label %1034, label %1051

1061:
  %1062 = phi <8 x double> [ %1044, %1043 ], [ %1049, %1070 ]
  %1063 = load <8 x double>, ptr %1026, align 64
  %1064 = fadd contract <8 x double> %1062, %1063
  store <8 x double> %1064, ptr %4, align 64
  %1065 = load ptr, ptr %42, align 8
  %1066 = load ptr, ptr %40, align 8
  %1067 = load ptr, ptr %31, align 8
  %1068 = load ptr, ptr %44, align 8
  %1069 = load ptr, ptr %33, align 8
  call void %1065(ptr %4, ptr %1066, ptr %1067, ptr %1068, ptr %1069)
  br label %1103

1070:
  %1071 = phi i64 [ 0, %1045 ], [ %1101, %1070 ]
  %1072 = add nsw i64 %1071, %1046
  %1073 = getelementptr inbounds <8 x double>, ptr %1023, i64 %1072
  %1074 = load <8 x double>, ptr %1073, align 64
  %1075 = getelementptr inbounds <8 x double>, ptr %1023, i64 %1071
  %1076 = load <8 x double>, ptr %1075, align 64
  %1077 = getelementptr inbounds <8 x double>, ptr %1024, i64 %1071
  %1078 = load <8 x double>, ptr %1077, align 64
  %1079 = fsub contract <8 x double> %1078, %1074
  %1080 = fmul contract <8 x double> %1074, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1081 = fmul contract <8 x double> %1049, %1076
  %1082 = fadd contract <8 x double> %1080, %1081
  %1083 = fmul contract <8 x double> %1082, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1084 = fmul contract <8 x double> %1078, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1085 = add nsw i64 %1071, %1022
  %1086 = getelementptr inbounds <8 x double>, ptr %1024, i64 %1085
  %1087 = load <8 x double>, ptr %1086, align 64
  %1088 = fmul contract <8 x double> %1050, %1087
  %1089 = fsub contract <8 x double> %1084, %1088
  %1090 = fmul contract <8 x double> %1089, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1091 = fadd contract <8 x double> %1083, %1090
  %1092 = getelementptr inbounds <8 x double>, ptr %1025, i64 %1071
  store <8 x double> %1091, ptr %1092, align 64
  %1093 = fmul contract <8 x double> %1079, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1094 = fdiv contract <8 x double> %1093, %1048
  %1095 = fmul contract <8 x double> %1076, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1096 = fsub contract <8 x double> %1094, %1095
  %1097 = load <8 x double>, ptr %1086, align 64
  %1098 = fmul contract <8 x double> %1097, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1099 = fsub contract <8 x double> %1096, %1098
  %1100 = getelementptr inbounds <8 x double>, ptr %1025, i64 %1085
  store <8 x double> %1099, ptr %1100, align 64
  %1101 = add nsw i64 %1071, 1
  %1102 = icmp eq i64 %1101, %1022
  br i1 %1102, label %1061, label %1070

1103:
  %1104 = shl i64 %1022, 3
  %1105 = icmp sgt i64 %1022, 0
  %1106 = mul nsw i64 %1022, 17
  %1107 = getelementptr inbounds <8 x double>, ptr %1023, i64 %1106
  %1108 = mul nsw i64 %1022, 20
  %1109 = getelementptr inbounds <8 x double>, ptr %1023, i64 %1108
  %1110 = shl nsw i64 %1022, 1
  %1111 = or i64 %1110, 1
  %1112 = shl i64 %1019, 1
  %1113 = call i64 @llvm.smax.i64(i64 %1112, i64 1)
  br label %1114

1114:
  %1115 = phi i64 [ 0, %1103 ], [ %1260, %1259 ]
  %1116 = load ptr, ptr %24, align 8
  %1117 = trunc i64 %1115 to i32
  %1118 = and i64 %1115, 4294967263
  %1119 = or i64 %1118, 32
  %1120 = getelementptr inbounds i64, ptr %1116, i64 %1119
  %1121 = load i64, ptr %1120, align 8
  %1122 = icmp eq i64 %1121, 0
  br i1 %1122, label %1259, label %1123

1123:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1117)
  %1124 = load ptr, ptr %46, align 8
  %1125 = getelementptr inbounds i64, ptr %1124, i64 1
  %1126 = load i64, ptr %1125, align 8
  %1127 = load i64, ptr %47, align 8
  %1128 = icmp slt i64 %1126, %1127
  br i1 %1128, label %1129, label %1135

1129:
  %1130 = load ptr, ptr %48, align 8
  %1131 = getelementptr inbounds double, ptr %1130, i64 %1126
  %1132 = load double, ptr %1131, align 8
  %1133 = load double, ptr %49, align 8
  %1134 = fcmp contract ugt double %1132, %1133
  br i1 %1134, label %1135, label %1139

1135:
  %1136 = load double, ptr %50, align 8
  %1137 = call fastcc i32 @suspicious(ptr %45, i64 %1019, double %1136)
  %1138 = icmp eq i32 %1137, 0
  br i1 %1138, label %1219, label %1139

1139:
  %1140 = load ptr, ptr %29, align 8
  %1141 = load ptr, ptr %51, align 8
  %1142 = load i64, ptr %52, align 8
  br label %1196

1143:
  %1144 = mul nsw i64 %1142, 17
  %1145 = getelementptr inbounds double, ptr %1141, i64 %1144
  br label %1146

1146:
  %1147 = phi i64 [ %1153, %1146 ], [ 0, %1143 ]
  %1148 = shl nsw i64 %1147, 3
  %1149 = add nsw i64 %1148, %1115
  %1150 = getelementptr inbounds double, ptr %1107, i64 %1149
  %1151 = load double, ptr %1150, align 8
  %1152 = getelementptr inbounds double, ptr %1145, i64 %1147
  store double %1151, ptr %1152, align 8
  %1153 = add nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1022
  br i1 %1154, label %1155, label %1146

1155:
  %1156 = mul nsw i64 %1142, 20
  %1157 = getelementptr inbounds double, ptr %1141, i64 %1156
  br label %1158

1158:
  %1159 = phi i64 [ 0, %1155 ], [ %1165, %1158 ]
  %1160 = shl nsw i64 %1159, 3
  %1161 = add nsw i64 %1160, %1115
  %1162 = getelementptr inbounds double, ptr %1109, i64 %1161
  %1163 = load double, ptr %1162, align 8
  %1164 = getelementptr inbounds double, ptr %1157, i64 %1159
  store double %1163, ptr %1164, align 8
  %1165 = add nsw i64 %1159, 1
  %1166 = icmp eq i64 %1165, %1022
  br i1 %1166, label %1167, label %1158

1167:
  %1168 = load ptr, ptr %30, align 8
  %1169 = load i64, ptr %53, align 8
  %1170 = add nsw i64 %1169, %1111
  %1171 = load ptr, ptr %54, align 8
  %1172 = icmp sgt i64 %1170, 0
  br i1 %1172, label %1173, label %1182

1173:
  %1174 = phi i64 [ %1180, %1173 ], [ 0, %1167 ]
  %1175 = shl nsw i64 %1174, 3
  %1176 = add nsw i64 %1175, %1115
  %1177 = getelementptr inbounds double, ptr %1168, i64 %1176
  %1178 = load double, ptr %1177, align 8
  %1179 = getelementptr inbounds double, ptr %1171, i64 %1174
  store double %1178, ptr %1179, align 8
  %1180 = add nsw i64 %1174, 1
  %1181 = icmp eq i64 %1180, %1170
  br i1 %1181, label %1182, label %1173

1182:
  %1183 = load ptr, ptr %31, align 8
  %1184 = load i64, ptr %55, align 8
  %1185 = load ptr, ptr %56, align 8
  %1186 = icmp sgt i64 %1184, 0
  br i1 %1186, label %1187, label %1219

1187:
  %1188 = phi i64 [ %1194, %1187 ], [ 0, %1182 ]
  %1189 = shl nsw i64 %1188, 3
  %1190 = add nsw i64 %1189, %1115
  %1191 = getelementptr inbounds double, ptr %1183, i64 %1190
  %1192 = load double, ptr %1191, align 8
  %1193 = getelementptr inbounds double, ptr %1185, i64 %1188
  store double %1192, ptr %1193, align 8
  %1194 = add nsw i64 %1188, 1
  %1195 = icmp eq i64 %1194, %1184
  br i1 %1195, label %1219, label %1187

1196:
  %1197 = phi i64 [ 0, %1139 ], [ %1218, %1217 ]
  %1198 = mul i64 %1104, %1197
  %1199 = getelementptr inbounds double, ptr %1140, i64 %1198
  %1200 = mul nsw i64 %1197, %1142
  %1201 = getelementptr inbounds double, ptr %1141, i64 %1200
  br i1 %1105, label %1202, label %1214

1202:
  %1203 = phi i64 [ %1209, %1202 ], [ 0, %1196 ]
  %1204 = shl nsw i64 %1203, 3
  %1205 = add nsw i64 %1204, %1115
  %1206 = getelementptr inbounds double, ptr %1199, i64 %1205
  %1207 = load double, ptr %1206, align 8
  %1208 = getelementptr inbounds double, ptr %1201, i64 %1203
  store double %1207, ptr %1208, align 8
  %1209 = add nsw i64 %1203, 1
  %1210 = icmp eq i64 %1209, %1022
  br i1 %1210, label %1211, label %1202

1211:
  %1212 = add nsw i64 %1197, 1
  %1213 = icmp eq i64 %1212, 12
  br i1 %1213, label %1143, label %1217

1214:
  %1215 = add nsw i64 %1197, 1
  %1216 = icmp eq i64 %1215, 12
  br i1 %1216, label %1167, label %1217

1217:
  %1218 = phi i64 [ %1212, %1211 ], [ %1215, %1214 ]
  br label %1196

1219:
  %1220 = call contract fastcc double @observe(ptr %5, ptr %45)
  %1221 = fcmp contract olt double %1220, 1.000000e+00
  br i1 %1221, label %1222, label %1244

1222:
  %1223 = load double, ptr %57, align 8
  %1224 = load double, ptr %50, align 8
  %1225 = fmul contract double %1220, %1224
  %1226 = fadd contract double %1223, %1225
  %1227 = load <8 x double>, ptr %1027, align 64
  %1228 = insertelement <8 x double> %1227, double %1226, i32 %1117
  store <8 x double> %1228, ptr %1027, align 64
  %1229 = load i64, ptr %53, align 8
  %1230 = add nsw i64 %1229, %1111
  %1231 = icmp sgt i64 %1230, 0
  br i1 %1231, label %1232, label %1244

1232:
  %1233 = load ptr, ptr %58, align 8
  %1234 = load ptr, ptr %30, align 8
  br label %1235

1235:
  %1236 = phi i64 [ 0, %1232 ], [ %1242, %1235 ]
  %1237 = getelementptr inbounds double, ptr %1233, i64 %1236
  %1238 = load double, ptr %1237, align 8
  %1239 = shl nsw i64 %1236, 3
  %1240 = add nsw i64 %1239, %1115
  %1241 = getelementptr inbounds double, ptr %1234, i64 %1240
  store double %1238, ptr %1241, align 8
  %1242 = add nsw i64 %1236, 1
  %1243 = icmp eq i64 %1242, %1230
  br i1 %1243, label %1244, label %1235

1244:
  br i1 %1031, label %1245, label %1248

1245:
  %1246 = load ptr, ptr %59, align 8
  %1247 = load ptr, ptr %60, align 8
  br label %1250

1248:
  %1249 = load ptr, ptr %46, align 8
  store i64 0, ptr %1249, align 8
  br label %1259

1250:
  %1251 = phi i64 [ 0, %1245 ], [ %1257, %1250 ]
  %1252 = getelementptr inbounds double, ptr %1246, i64 %1251
  %1253 = load double, ptr %1252, align 8
  %1254 = shl nsw i64 %1251, 3
  %1255 = add nsw i64 %1254, %1115
  %1256 = getelementptr inbounds double, ptr %1247, i64 %1255
  store double %1253, ptr %1256, align 8
  %1257 = add nsw i64 %1251, 1
  %1258 = icmp eq i64 %1257, %1113
  br i1 %1258, label %1248, label %1250

1259:
  %1260 = add nsw i64 %1115, 1
  %1261 = icmp eq i64 %1260, 8
  br i1 %1261, label %1262, label %1114

1262:
  br label %1263

1263:
  %1264 = load i64, ptr %28, align 8
  %1265 = load ptr, ptr %29, align 8
  %1266 = load ptr, ptr %30, align 8
  %1267 = load ptr, ptr %24, align 8
  %1268 = getelementptr inbounds i64, ptr %1267, i64 32
  %1269 = load <8 x i64>, ptr %1268, align 64
  %1270 = icmp ne <8 x i64> %1269, zeroinitializer
  %1271 = sext <8 x i1> %1270 to <8 x i64>
  %1272 = icmp sgt i64 %1264, 0
  %1273 = mul nsw i64 %1264, 20
  br i1 %1272, label %1274, label %1286

1274:
  %1275 = phi i64 [ %1284, %1274 ], [ 0, %1263 ]
  %1276 = getelementptr inbounds <8 x double>, ptr %1266, i64 %1275
  %1277 = load <8 x i64>, ptr %1276, align 64
  %1278 = and <8 x i64> %1277, %1271
  %1279 = add nsw i64 %1275, %1273
  %1280 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1279
  %1281 = load <8 x i64>, ptr %1280, align 64
  %1282 = select <8 x i1> %1270, <8 x i64> zeroinitializer, <8 x i64> %1281
  %1283 = or <8 x i64> %1282, %1278
  store <8 x i64> %1283, ptr %1280, align 64
  %1284 = add nsw i64 %1275, 1
  %1285 = icmp eq i64 %1284, %1264
  br i1 %1285, label %1327, label %1274

1286:
  %1287 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1273
  %1288 = load ptr, ptr %31, align 8
  %1289 = load i64, ptr %35, align 8
  %1290 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1289
  %1291 = load i64, ptr %34, align 8
  %1292 = icmp sgt i64 %1291, 0
  br i1 %1292, label %1293, label %1323

1293:
  %1294 = phi i64 [ %1306, %1293 ], [ 0, %1286 ]
  %1295 = phi <8 x double> [ %1305, %1293 ], [ zeroinitializer, %1286 ]
  %1296 = add nsw i64 %1294, %1291
  %1297 = getelementptr inbounds <8 x double>, ptr %1287, i64 %1296
  %1298 = load <8 x i64>, ptr %1297, align 64
  %1299 = and <8 x i64> %1298, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1300 = bitcast <8 x i64> %1299 to <8 x double>
  %1301 = getelementptr inbounds <8 x double>, ptr %1290, i64 %1294
  %1302 = load <8 x double>, ptr %1301, align 64
  %1303 = fdiv contract <8 x double> %1300, %1302
  %1304 = fcmp contract ogt <8 x double> %1295, %1303
  %1305 = select <8 x i1> %1304, <8 x double> %1295, <8 x double> %1303
  %1306 = add nsw i64 %1294, 1
  %1307 = icmp eq i64 %1306, %1291
  br i1 %1307, label %1308, label %1293

1308:
  %1309 = phi i64 [ %1321, %1308 ], [ 0, %1293 ]
  %1310 = phi <8 x double> [ %1320, %1308 ], [ zeroinitializer, %1293 ]
  %1311 = add nsw i64 %1309, %1291
  %1312 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1311
  %1313 = load <8 x i64>, ptr %1312, align 64
  %1314 = and <8 x i64> %1313, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1315 = bitcast <8 x i64> %1314 to <8 x double>
  %1316 = getelementptr inbounds <8 x double>, ptr %1290, i64 %1309
  %1317 = load <8 x double>, ptr %1316, align 64
  %1318 = fdiv contract <8 x double> %1315, %1317
  %1319 = fcmp contract ogt <8 x double> %1310, %1318
  %1320 = select <8 x i1> %1319, <8 x double> %1310, <8 x double> %1318
  %1321 = add nsw i64 %1309, 1
  %1322 = icmp eq i64 %1321, %1291
  br i1 %1322, label %1323, label %1308

1323:
  %1324 = phi <8 x double> [ zeroinitializer, %1286 ], [ %1305, %1308 ]
  %1325 = phi <8 x double> [ zeroinitializer, %1286 ], [ %1320, %1308 ]
  %1326 = shl nsw i64 %1264, 4
  br label %1339

1327:
  %1328 = phi i64 [ %1337, %1327 ], [ 0, %1274 ]
  %1329 = add nsw i64 %1328, %1264
  %1330 = getelementptr inbounds <8 x double>, ptr %1266, i64 %1329
  %1331 = load <8 x i64>, ptr %1330, align 64
  %1332 = and <8 x i64> %1331, %1271
  %1333 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1328
  %1334 = load <8 x i64>, ptr %1333, align 64
  %1335 = select <8 x i1> %1270, <8 x i64> zeroinitializer, <8 x i64> %1334
  %1336 = or <8 x i64> %1335, %1332
  store <8 x i64> %1336, ptr %1333, align 64
  %1337 = add nsw i64 %1328, 1
  %1338 = icmp eq i64 %1337, %1264
  br i1 %1338, label %1286, label %1327

1339:
  %1340 = phi i64 [ 0, %1323 ], [ %1490, %1489 ]
  %1341 = load ptr, ptr %23, align 8
  %1342 = getelementptr inbounds double, ptr %1341, i64 %1340
  %1343 = load ptr, ptr %24, align 8
  %1344 = getelementptr inbounds i64, ptr %1343, i64 %1340
  %1345 = load i64, ptr %1344, align 8
  %1346 = icmp slt i64 %1345, 0
  br i1 %1346, label %1489, label %1347

1347:
  %1348 = getelementptr inbounds double, ptr %1342, i64 24
  %1349 = load double, ptr %1348, align 8
  %1350 = getelementptr inbounds double, ptr %1342, i64 32
  %1351 = load double, ptr %1350, align 8
  %1352 = getelementptr inbounds i64, ptr %1344, i64 32
  %1353 = load i64, ptr %1352, align 8
  %1354 = icmp eq i64 %1353, 0
  br i1 %1354, label %1355, label %1377

1355:
  %1356 = getelementptr inbounds i64, ptr %1344, i64 24
  store i64 1, ptr %1356, align 8
  %1357 = fcmp contract olt double %1351, 0x7FF0000000000000
  br i1 %1357, label %1358, label %1371

1358:
  %1359 = fcmp contract oeq double %1351, 0.000000e+00
  br i1 %1359, label %1367, label %1360

1360:
  %1361 = call contract double @llvm.sqrt.f64(double %1351)
  %1362 = call contract double @llvm.sqrt.f64(double %1361)
  %1363 = call contract double @llvm.sqrt.f64(double %1362)
  %1364 = fdiv contract double 8.500000e-01, %1363
  %1365 = call contract double @llvm.maxnum.f64(double %1364, double 0x3FD5555555555555)
  %1366 = call contract double @llvm.minnum.f64(double %1365, double 6.000000e+00)
  br label %1367

1367:
  %1368 = phi double [ %1366, %1360 ], [ 6.000000e+00, %1358 ]
  %1369 = fmul contract double %1349, %1368
  %1370 = getelementptr inbounds double, ptr %1342, i64 8
  store double %1369, ptr %1370, align 8
  br label %1489

1371:
  %1372 = fmul contract double %1349, 1.000000e-01
  %1373 = getelementptr inbounds double, ptr %1342, i64 8
  store double %1372, ptr %1373, align 8
  %1374 = getelementptr inbounds i64, ptr %1344, i64 16
  %1375 = load i64, ptr %1374, align 8
  %1376 = add nsw i64 %1375, 1
  store i64 %1376, ptr %1374, align 8
  br label %1489

1377:
  %1378 = fcmp contract oeq double %1351, 0.000000e+00
  br i1 %1378, label %1386, label %1379

1379:
  %1380 = call contract double @llvm.sqrt.f64(double %1351)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = call contract double @llvm.sqrt.f64(double %1381)
  %1383 = fdiv contract double 8.500000e-01, %1382
  %1384 = call contract double @llvm.maxnum.f64(double %1383, double 0x3FD5555555555555)
  %1385 = call contract double @llvm.minnum.f64(double %1384, double 6.000000e+00)
  br label %1386

1386:
  %1387 = phi double [ %1385, %1379 ], [ 6.000000e+00, %1377 ]
  %1388 = getelementptr inbounds i64, ptr %1344, i64 24
  %1389 = load i64, ptr %1388, align 8
  %1390 = icmp eq i64 %1389, 0
  %1391 = call contract double @llvm.minnum.f64(double %1387, double 1.000000e+00)
  %1392 = select i1 %1390, double %1387, double %1391
  %1393 = getelementptr inbounds double, ptr %1342, i64 16
  %1394 = load double, ptr %1393, align 8
  %1395 = load double, ptr %25, align 8
  %1396 = fcmp contract oeq double %1394, %1395
  br i1 %1396, label %1397, label %1400

1397:
  %1398 = getelementptr inbounds double, ptr %1342, i64 8
  %1399 = load double, ptr %1398, align 8
  br label %1400

1400:
  %1401 = phi contract double [ %1399, %1397 ], [ 0.000000e+00, %1386 ]
  %1402 = fmul contract double %1349, %1392
  %1403 = call contract double @llvm.maxnum.f64(double %1402, double %1401)
  %1404 = getelementptr inbounds double, ptr %1342, i64 8
  store double %1403, ptr %1404, align 8
  %1405 = getelementptr inbounds i64, ptr %1344, i64 40
  store i64 0, ptr %1405, align 8
  %1406 = getelementptr inbounds i64, ptr %1344, i64 16
  store i64 0, ptr %1406, align 8
  store i64 0, ptr %1388, align 8
  %1407 = getelementptr inbounds i64, ptr %1344, i64 8
  %1408 = load i64, ptr %1407, align 8
  %1409 = add nsw i64 %1408, 1
  store i64 %1409, ptr %1407, align 8
  %1410 = getelementptr inbounds double, ptr %1342, i64 48
  %1411 = load double, ptr %1410, align 8
  %1412 = fadd contract double %1411, 1.000000e+00
  store double %1412, ptr %1410, align 8
  store double %1394, ptr %1342, align 8
  %1413 = trunc i64 %1340 to i32
  %1414 = extractelement <8 x double> %1324, i32 %1413
  %1415 = getelementptr inbounds double, ptr %1342, i64 56
  store double %1414, ptr %1415, align 8
  %1416 = load i64, ptr %34, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1428, label %1418

1418:
  %1419 = extractelement <8 x double> %1325, i32 %1413
  %1420 = load ptr, ptr %31, align 8
  %1421 = load i64, ptr %35, align 8
  %1422 = add nsw i64 %1421, %1416
  %1423 = shl nsw i64 %1422, 3
  %1424 = or i64 %1423, %1340
  %1425 = getelementptr inbounds double, ptr %1420, i64 %1424
  %1426 = load double, ptr %1425, align 8
  %1427 = fadd contract double %1419, %1426
  br label %1428

1428:
  %1429 = phi contract double [ %1427, %1418 ], [ 0.000000e+00, %1400 ]
  %1430 = getelementptr inbounds double, ptr %1342, i64 64
  store double %1429, ptr %1430, align 8
  %1431 = load i64, ptr %61, align 8
  %1432 = icmp sgt i64 %1431, 0
  br i1 %1432, label %1435, label %1433

1433:
  %1434 = load ptr, ptr %30, align 8
  br label %1456

1435:
  %1436 = load i64, ptr %62, align 8
  %1437 = load i64, ptr %28, align 8
  %1438 = load ptr, ptr %30, align 8
  %1439 = shl nsw i64 %1437, 1
  %1440 = or i64 %1439, 1
  %1441 = load ptr, ptr %31, align 8
  %1442 = sub i64 %1436, %1431
  br label %1443

1443:
  %1444 = phi i64 [ 0, %1435 ], [ %1454, %1443 ]
  %1445 = add nsw i64 %1440, %1444
  %1446 = shl nsw i64 %1445, 3
  %1447 = add nsw i64 %1446, %1340
  %1448 = getelementptr inbounds double, ptr %1438, i64 %1447
  %1449 = load double, ptr %1448, align 8
  %1450 = add nsw i64 %1442, %1444
  %1451 = shl nsw i64 %1450, 3
  %1452 = add nsw i64 %1451, %1340
  %1453 = getelementptr inbounds double, ptr %1441, i64 %1452
  store double %1449, ptr %1453, align 8
  %1454 = add nsw i64 %1444, 1
  %1455 = icmp eq i64 %1454, %1431
  br i1 %1455, label %1456, label %1443

1456:
  %1457 = phi ptr [ %1434, %1433 ], [ %1438, %1443 ]
  %1458 = or i64 %1340, %1326
  %1459 = getelementptr inbounds double, ptr %1457, i64 %1458
  %1460 = load double, ptr %1459, align 8
  %1461 = getelementptr inbounds double, ptr %1342, i64 40
  %1462 = load double, ptr %1461, align 8
  %1463 = fcmp contract ogt double %1460, %1462
  %1464 = fcmp contract uno double %1460, 0.000000e+00
  %1465 = or i1 %1464, %1463
  %1466 = select contract i1 %1465, double %1460, double %1462
  store double %1466, ptr %1461, align 8
  %1467 = load double, ptr %63, align 8
  %1468 = fcmp contract ugt double %1460, %1467
  %1469 = load i64, ptr %39, align 8
  %1470 = icmp eq i64 %1469, 0
  br i1 %1470, label %1486, label %1471

1471:
  %1472 = load ptr, ptr %64, align 8
  %1473 = mul nsw i64 %1340, 5
  %1474 = add nsw i64 %1473, 2
  %1475 = getelementptr inbounds i64, ptr %1472, i64 %1474
  %1476 = load i64, ptr %1475, align 8
  %1477 = icmp sgt i64 %1476, -1
  br i1 %1477, label %1478, label %1486

1478:
  %1479 = load ptr, ptr %65, align 8
  %1480 = shl nsw i64 %1476, 2
  %1481 = getelementptr inbounds i64, ptr %1479, i64 %1480
  %1482 = load i64, ptr %1481, align 8
  %1483 = icmp eq i64 %1482, 8
  %1484 = add nsw i64 %1476, 8
  %1485 = select i1 %1483, i64 %1484, i64 5
  br label %1487

1486:
  br i1 %1468, label %1487, label %1489

1487:
  %1488 = phi i64 [ %1485, %1478 ], [ 4, %1486 ]
  call fastcc void @release_8(ptr %0, i32 %1413, i64 %1488)
  br label %1489

1489:
  %1490 = add nsw i64 %1340, 1
  %1491 = icmp eq i64 %1490, 8
  br i1 %1491, label %1492, label %1339

1492:
  %1493 = phi i32 [ %133, %132 ], [ %68, %1489 ]
  %1494 = add nsw i64 %67, 1
  %1495 = icmp sge i64 %1494, %1
  %1496 = icmp eq i32 %1493, 0
  %1497 = select i1 %1495, i1 true, i1 %1496
  br i1 %1497, label %1498, label %66

1498:
  %1499 = phi i1 [ %19, %2 ], [ %1495, %1492 ]
  %1500 = zext i1 %1499 to i64
  ret i64 %1500
}

define internal fastcc i32 @fill_8(ptr %0) {
  %2 = alloca <8 x double>, align 64
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %552, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %110 = load ptr, ptr %109, align 8
  call void %105(ptr %2, ptr %100, ptr %106, ptr %108, ptr %110)
  %111 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  br label %164

112:
  %113 = mul nsw i64 %97, 18
  %114 = getelementptr inbounds <8 x double>, ptr %98, i64 %97
  %115 = getelementptr inbounds <8 x double>, ptr %98, i64 %101
  %116 = getelementptr inbounds <8 x double>, ptr %98, i64 %113
  %117 = load ptr, ptr %0, align 8
  %118 = load ptr, ptr %13, align 8
  %119 = load ptr, ptr %109, align 8
  call void %117(ptr %2, ptr %100, ptr %118, ptr %114, ptr %119)
  %120 = load ptr, ptr %13, align 8
  %121 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds <8 x double>, ptr %120, i64 %122
  %124 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %125 = load i64, ptr %124, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %157

127:
  %128 = phi i64 [ %140, %127 ], [ 0, %112 ]
  %129 = phi <8 x double> [ %139, %127 ], [ zeroinitializer, %112 ]
  %130 = add nsw i64 %128, %125
  %131 = getelementptr inbounds <8 x double>, ptr %100, i64 %130
  %132 = load <8 x i64>, ptr %131, align 64
  %133 = and <8 x i64> %132, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %134 = bitcast <8 x i64> %133 to <8 x double>
  %135 = getelementptr inbounds <8 x double>, ptr %123, i64 %128
  %136 = load <8 x double>, ptr %135, align 64
  %137 = fdiv contract <8 x double> %134, %136
  %138 = fcmp contract ogt <8 x double> %129, %137
  %139 = select <8 x i1> %138, <8 x double> %129, <8 x double> %137
  %140 = add nsw i64 %128, 1
  %141 = icmp eq i64 %140, %125
  br i1 %141, label %142, label %127

142:
  %143 = phi i64 [ %155, %142 ], [ 0, %127 ]
  %144 = phi <8 x double> [ %154, %142 ], [ zeroinitializer, %127 ]
  %145 = add nsw i64 %143, %125
  %146 = getelementptr inbounds <8 x double>, ptr %114, i64 %145
  %147 = load <8 x i64>, ptr %146, align 64
  %148 = and <8 x i64> %147, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %149 = bitcast <8 x i64> %148 to <8 x double>
  %150 = getelementptr inbounds <8 x double>, ptr %123, i64 %143
  %151 = load <8 x double>, ptr %150, align 64
  %152 = fdiv contract <8 x double> %149, %151
  %153 = fcmp contract ogt <8 x double> %144, %152
  %154 = select <8 x i1> %153, <8 x double> %144, <8 x double> %152
  %155 = add nsw i64 %143, 1
  %156 = icmp eq i64 %155, %125
  br i1 %156, label %157, label %142

157:
  %158 = phi <8 x double> [ zeroinitializer, %112 ], [ %139, %142 ]
  %159 = phi <8 x double> [ zeroinitializer, %112 ], [ %154, %142 ]
  %160 = icmp eq i64 %125, 0
  %161 = add nsw i64 %125, %122
  %162 = shl nsw i64 %161, 3
  %163 = icmp sgt i64 %97, 0
  br label %328

164:
  %165 = phi i64 [ 0, %96 ], [ %204, %203 ]
  %166 = shl nsw i64 1, %165
  %167 = and i64 %166, %90
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %203, label %169

169:
  %170 = load i64, ptr %111, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %174, label %172

172:
  %173 = load ptr, ptr %107, align 8
  br label %195

174:
  %175 = load i64, ptr %9, align 8
  %176 = load i64, ptr %8, align 8
  %177 = load ptr, ptr %107, align 8
  %178 = shl nsw i64 %176, 1
  %179 = or i64 %178, 1
  %180 = load ptr, ptr %13, align 8
  %181 = sub i64 %175, %170
  br label %182

182:
  %183 = phi i64 [ 0, %174 ], [ %193, %182 ]
  %184 = add nsw i64 %179, %183
  %185 = shl nsw i64 %184, 3
  %186 = add nsw i64 %185, %165
  %187 = getelementptr inbounds double, ptr %177, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = add nsw i64 %181, %183
  %190 = shl nsw i64 %189, 3
  %191 = add nsw i64 %190, %165
  %192 = getelementptr inbounds double, ptr %180, i64 %191
  store double %188, ptr %192, align 8
  %193 = add nsw i64 %183, 1
  %194 = icmp eq i64 %193, %170
  br i1 %194, label %195, label %182

195:
  %196 = phi ptr [ %173, %172 ], [ %177, %182 ]
  %197 = add nsw i64 %165, %101
  %198 = getelementptr inbounds double, ptr %196, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = load ptr, ptr %14, align 8
  %201 = add nsw i64 %165, 40
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  store double %199, ptr %202, align 8
  br label %203

203:
  %204 = add nsw i64 %165, 1
  %205 = icmp eq i64 %204, 8
  br i1 %205, label %112, label %164

206:
  %207 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %208 = load double, ptr %207, align 8
  %209 = load double, ptr %15, align 8
  %210 = fsub contract double %208, %209
  %211 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %212 = load double, ptr %211, align 8
  %213 = call contract double @llvm.minnum.f64(double %212, double %210)
  %214 = fmul contract double %213, 1.000000e-03
  %215 = fadd contract double %214, 0.000000e+00
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = load i64, ptr %8, align 8
  %218 = bitcast <8 x double> %216 to <8 x i64>
  %219 = and <8 x i64> %218, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %220 = bitcast <8 x i64> %219 to <8 x double>
  %221 = shufflevector <8 x double> %220, <8 x double> poison, <8 x i32> zeroinitializer
  br i1 %160, label %231, label %222

222:
  %223 = load ptr, ptr %14, align 8
  %224 = getelementptr inbounds <8 x double>, ptr %223, i64 7
  %225 = load <8 x double>, ptr %224, align 64
  %226 = getelementptr inbounds <8 x double>, ptr %223, i64 8
  %227 = load <8 x double>, ptr %226, align 64
  %228 = fmul contract <8 x double> %221, %227
  %229 = fadd contract <8 x double> %225, %228
  %230 = fmul contract <8 x double> %229, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %231

231:
  %232 = phi contract <8 x double> [ %230, %222 ], [ zeroinitializer, %206 ]
  %233 = fmul contract <8 x double> %221, %232
  %234 = icmp sgt i64 %217, 0
  br i1 %234, label %235, label %275

235:
  %236 = shl nsw i64 %125, 1
  %237 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %238 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %239

239:
  %240 = phi i64 [ 0, %235 ], [ %273, %252 ]
  %241 = icmp slt i64 %240, %125
  br i1 %241, label %246, label %242

242:
  %243 = icmp slt i64 %240, %236
  br i1 %243, label %244, label %252

244:
  %245 = sub nsw i64 %240, %125
  br label %246

246:
  %247 = phi i64 [ %245, %244 ], [ %240, %239 ]
  %248 = phi <8 x double> [ %232, %244 ], [ %233, %239 ]
  %249 = getelementptr inbounds <8 x double>, ptr %123, i64 %247
  %250 = load <8 x double>, ptr %249, align 64
  %251 = fmul contract <8 x double> %248, %250
  br label %252

252:
  %253 = phi contract <8 x double> [ zeroinitializer, %242 ], [ %251, %246 ]
  %254 = getelementptr inbounds <8 x double>, ptr %100, i64 %240
  %255 = load <8 x i64>, ptr %254, align 64
  %256 = and <8 x i64> %255, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %257 = bitcast <8 x i64> %256 to <8 x double>
  %258 = load ptr, ptr %237, align 8
  %259 = getelementptr inbounds double, ptr %258, i64 %240
  %260 = load double, ptr %259, align 8
  %261 = insertelement <8 x double> poison, double %260, i64 0
  %262 = shufflevector <8 x double> %261, <8 x double> poison, <8 x i32> zeroinitializer
  %263 = load double, ptr %238, align 8
  %264 = insertelement <8 x double> poison, double %263, i64 0
  %265 = shufflevector <8 x double> %264, <8 x double> poison, <8 x i32> zeroinitializer
  %266 = fadd contract <8 x double> %253, %257
  %267 = fmul contract <8 x double> %266, %265
  %268 = fadd contract <8 x double> %262, %267
  %269 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %268
  %270 = fcmp contract ogt <8 x double> %268, zeroinitializer
  %271 = select <8 x i1> %270, <8 x double> %269, <8 x double> zeroinitializer
  %272 = getelementptr inbounds <8 x double>, ptr %116, i64 %240
  store <8 x double> %271, ptr %272, align 64
  %273 = add nsw i64 %240, 1
  %274 = icmp eq i64 %273, %217
  br i1 %274, label %275, label %239

275:
  br i1 %163, label %282, label %276

276:
  %277 = phi <8 x double> [ zeroinitializer, %275 ], [ %291, %282 ]
  %278 = sitofp i64 %97 to double
  %279 = insertelement <8 x double> poison, double %278, i64 0
  %280 = shufflevector <8 x double> %279, <8 x double> poison, <8 x i32> zeroinitializer
  %281 = fdiv contract <8 x double> %277, %280
  br label %294

282:
  %283 = phi i64 [ %292, %282 ], [ 0, %275 ]
  %284 = phi <8 x double> [ %291, %282 ], [ zeroinitializer, %275 ]
  %285 = getelementptr inbounds <8 x double>, ptr %100, i64 %283
  %286 = load <8 x double>, ptr %285, align 64
  %287 = getelementptr inbounds <8 x double>, ptr %116, i64 %283
  %288 = load <8 x double>, ptr %287, align 64
  %289 = fmul contract <8 x double> %286, %288
  %290 = fmul contract <8 x double> %289, %289
  %291 = fadd contract <8 x double> %284, %290
  %292 = add nsw i64 %283, 1
  %293 = icmp eq i64 %292, %97
  br i1 %293, label %276, label %282

294:
  %295 = phi i32 [ 0, %276 ], [ %300, %294 ]
  %296 = phi <8 x double> [ %281, %276 ], [ %299, %294 ]
  %297 = extractelement <8 x double> %296, i32 %295
  %298 = call contract double @llvm.sqrt.f64(double %297)
  %299 = insertelement <8 x double> %296, double %298, i32 %295
  %300 = add nsw i32 %295, 1
  %301 = icmp eq i32 %300, 8
  br i1 %301, label %302, label %294

302:
  br i1 %163, label %306, label %303

303:
  %304 = phi <8 x double> [ zeroinitializer, %302 ], [ %315, %306 ]
  %305 = fdiv contract <8 x double> %304, %280
  br label %318

306:
  %307 = phi i64 [ %316, %306 ], [ 0, %302 ]
  %308 = phi <8 x double> [ %315, %306 ], [ zeroinitializer, %302 ]
  %309 = getelementptr inbounds <8 x double>, ptr %98, i64 %307
  %310 = load <8 x double>, ptr %309, align 64
  %311 = getelementptr inbounds <8 x double>, ptr %116, i64 %307
  %312 = load <8 x double>, ptr %311, align 64
  %313 = fmul contract <8 x double> %310, %312
  %314 = fmul contract <8 x double> %313, %313
  %315 = fadd contract <8 x double> %308, %314
  %316 = add nsw i64 %307, 1
  %317 = icmp eq i64 %316, %97
  br i1 %317, label %303, label %306

318:
  %319 = phi i32 [ 0, %303 ], [ %324, %318 ]
  %320 = phi <8 x double> [ %305, %303 ], [ %323, %318 ]
  %321 = extractelement <8 x double> %320, i32 %319
  %322 = call contract double @llvm.sqrt.f64(double %321)
  %323 = insertelement <8 x double> %320, double %322, i32 %319
  %324 = add nsw i32 %319, 1
  %325 = icmp eq i32 %324, 8
  br i1 %325, label %326, label %318

326:
  %327 = fmul contract double %213, 0x3EB0C6F7A0B5ED8D
  br label %367

328:
  %329 = phi i64 [ 0, %157 ], [ %364, %363 ]
  %330 = shl nsw i64 1, %329
  %331 = and i64 %330, %90
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %363, label %333

333:
  %334 = trunc i64 %329 to i32
  %335 = extractelement <8 x double> %158, i32 %334
  %336 = load ptr, ptr %14, align 8
  %337 = and i64 %329, 4294967239
  %338 = or i64 %337, 56
  %339 = getelementptr inbounds double, ptr %336, i64 %338
  store double %335, ptr %339, align 8
  br i1 %160, label %346, label %340

340:
  %341 = extractelement <8 x double> %159, i32 %334
  %342 = or i64 %329, %162
  %343 = getelementptr inbounds double, ptr %120, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fadd contract double %341, %344
  br label %346

346:
  %347 = phi contract double [ %345, %340 ], [ 0.000000e+00, %333 ]
  %348 = and i64 %329, 4294967231
  %349 = or i64 %348, 64
  %350 = getelementptr inbounds double, ptr %336, i64 %349
  store double %347, ptr %350, align 8
  br i1 %163, label %351, label %363

351:
  %352 = load ptr, ptr %11, align 8
  br label %353

353:
  %354 = phi i64 [ 0, %351 ], [ %361, %353 ]
  %355 = getelementptr inbounds <8 x double>, ptr %114, i64 %354
  %356 = load <8 x double>, ptr %355, align 64
  %357 = extractelement <8 x double> %356, i32 %334
  %358 = shl nsw i64 %354, 3
  %359 = add nsw i64 %358, %329
  %360 = getelementptr inbounds double, ptr %352, i64 %359
  store double %357, ptr %360, align 8
  %361 = add nsw i64 %354, 1
  %362 = icmp eq i64 %361, %97
  br i1 %362, label %363, label %353

363:
  %364 = add nsw i64 %329, 1
  %365 = icmp eq i64 %364, 8
  br i1 %365, label %206, label %328

366:
  br i1 %163, label %390, label %401

367:
  %368 = phi <8 x double> [ undef, %326 ], [ %381, %378 ]
  %369 = phi i32 [ 0, %326 ], [ %382, %378 ]
  %370 = extractelement <8 x double> %299, i32 %369
  %371 = fcmp contract olt double %370, 1.000000e-05
  br i1 %371, label %378, label %372

372:
  %373 = extractelement <8 x double> %323, i32 %369
  %374 = fcmp contract olt double %373, 1.000000e-05
  br i1 %374, label %378, label %375

375:
  %376 = fmul contract double %370, 1.000000e-02
  %377 = fdiv contract double %376, %373
  br label %378

378:
  %379 = phi contract double [ %377, %375 ], [ %327, %372 ], [ %327, %367 ]
  %380 = call contract double @llvm.minnum.f64(double %379, double %213)
  %381 = insertelement <8 x double> %368, double %380, i32 %369
  %382 = add nsw i32 %369, 1
  %383 = icmp eq i32 %382, 8
  br i1 %383, label %366, label %367

384:
  %385 = load <8 x double>, ptr %2, align 64
  %386 = fadd contract <8 x double> %381, %385
  store <8 x double> %386, ptr %2, align 64
  %387 = load ptr, ptr %0, align 8
  %388 = load ptr, ptr %13, align 8
  %389 = load ptr, ptr %109, align 8
  call void %387(ptr %2, ptr %115, ptr %388, ptr %114, ptr %389)
  br label %430

390:
  %391 = phi i64 [ %399, %390 ], [ 0, %366 ]
  %392 = getelementptr inbounds <8 x double>, ptr %100, i64 %391
  %393 = load <8 x double>, ptr %392, align 64
  %394 = getelementptr inbounds <8 x double>, ptr %98, i64 %391
  %395 = load <8 x double>, ptr %394, align 64
  %396 = fmul contract <8 x double> %381, %395
  %397 = fadd contract <8 x double> %393, %396
  %398 = getelementptr inbounds <8 x double>, ptr %115, i64 %391
  store <8 x double> %397, ptr %398, align 64
  %399 = add nsw i64 %391, 1
  %400 = icmp eq i64 %399, %97
  br i1 %400, label %384, label %390

401:
  %402 = load <8 x double>, ptr %2, align 64
  %403 = fadd contract <8 x double> %381, %402
  store <8 x double> %403, ptr %2, align 64
  %404 = load ptr, ptr %0, align 8
  %405 = load ptr, ptr %13, align 8
  %406 = load ptr, ptr %109, align 8
  call void %404(ptr %2, ptr %115, ptr %405, ptr %114, ptr %406)
  br label %407

407:
  %408 = phi <8 x double> [ zeroinitializer, %401 ], [ %419, %410 ]
  %409 = fdiv contract <8 x double> %408, %280
  br label %422

410:
  %411 = phi i64 [ %420, %410 ], [ 0, %430 ]
  %412 = phi <8 x double> [ %419, %410 ], [ zeroinitializer, %430 ]
  %413 = getelementptr inbounds <8 x double>, ptr %114, i64 %411
  %414 = load <8 x double>, ptr %413, align 64
  %415 = getelementptr inbounds <8 x double>, ptr %116, i64 %411
  %416 = load <8 x double>, ptr %415, align 64
  %417 = fmul contract <8 x double> %414, %416
  %418 = fmul contract <8 x double> %417, %417
  %419 = fadd contract <8 x double> %412, %418
  %420 = add nsw i64 %411, 1
  %421 = icmp eq i64 %420, %97
  br i1 %421, label %407, label %410

422:
  %423 = phi i32 [ 0, %407 ], [ %428, %422 ]
  %424 = phi <8 x double> [ %409, %407 ], [ %427, %422 ]
  %425 = extractelement <8 x double> %424, i32 %423
  %426 = call contract double @llvm.sqrt.f64(double %425)
  %427 = insertelement <8 x double> %424, double %426, i32 %423
  %428 = add nsw i32 %423, 1
  %429 = icmp eq i32 %428, 8
  br i1 %429, label %451, label %422

430:
  %431 = phi i64 [ %437, %430 ], [ 0, %384 ]
  %432 = getelementptr inbounds <8 x double>, ptr %98, i64 %431
  %433 = load <8 x double>, ptr %432, align 64
  %434 = getelementptr inbounds <8 x double>, ptr %114, i64 %431
  %435 = load <8 x double>, ptr %434, align 64
  %436 = fsub contract <8 x double> %435, %433
  store <8 x double> %436, ptr %434, align 64
  %437 = add nsw i64 %431, 1
  %438 = icmp eq i64 %437, %97
  br i1 %438, label %410, label %430

439:
  %440 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %441 = load i64, ptr %440, align 8
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %551, label %443

443:
  %444 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %445 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %446 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %447 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %448 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %449 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %450 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  br label %486

451:
  %452 = phi i64 [ %484, %483 ], [ 0, %422 ]
  %453 = shl nsw i64 1, %452
  %454 = and i64 %453, %90
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %483, label %456

456:
  %457 = trunc i64 %452 to i32
  %458 = extractelement <8 x double> %323, i32 %457
  %459 = extractelement <8 x double> %427, i32 %457
  %460 = extractelement <8 x double> %381, i32 %457
  %461 = fdiv contract double %459, %460
  %462 = call contract double @llvm.maxnum.f64(double %458, double %461)
  %463 = fmul contract double %213, %462
  %464 = fcmp contract ugt double %463, 1.000000e-15
  br i1 %464, label %468, label %465

465:
  %466 = fmul contract double %460, 1.000000e-03
  %467 = call contract double @llvm.maxnum.f64(double %327, double %466)
  br label %473

468:
  %469 = fdiv contract double 1.000000e-02, %462
  %470 = call contract double @llvm.sqrt.f64(double %469)
  %471 = call contract double @llvm.sqrt.f64(double %470)
  %472 = call contract double @llvm.sqrt.f64(double %471)
  br label %473

473:
  %474 = phi contract double [ %467, %465 ], [ %472, %468 ]
  %475 = fmul contract double %460, 1.000000e+02
  %476 = call contract double @llvm.minnum.f64(double %475, double %474)
  %477 = call contract double @llvm.minnum.f64(double %476, double %213)
  %478 = load ptr, ptr %14, align 8
  %479 = add nsw i64 %452, 8
  %480 = getelementptr inbounds double, ptr %478, i64 %479
  store double %477, ptr %480, align 8
  %481 = add nsw i64 %452, 48
  %482 = getelementptr inbounds double, ptr %478, i64 %481
  store double 3.000000e+00, ptr %482, align 8
  br label %483

483:
  %484 = add nsw i64 %452, 1
  %485 = icmp eq i64 %484, 8
  br i1 %485, label %439, label %451

486:
  %487 = phi i64 [ 0, %443 ], [ %549, %548 ]
  %488 = shl nsw i64 1, %487
  %489 = and i64 %488, %90
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %548, label %491

491:
  %492 = trunc i64 %487 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %492)
  %493 = load ptr, ptr %13, align 8
  %494 = load i64, ptr %444, align 8
  %495 = load ptr, ptr %445, align 8
  %496 = icmp sgt i64 %494, 0
  br i1 %496, label %497, label %506

497:
  %498 = phi i64 [ %504, %497 ], [ 0, %491 ]
  %499 = shl nsw i64 %498, 3
  %500 = add nsw i64 %499, %487
  %501 = getelementptr inbounds double, ptr %493, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = getelementptr inbounds double, ptr %495, i64 %498
  store double %502, ptr %503, align 8
  %504 = add nsw i64 %498, 1
  %505 = icmp eq i64 %504, %494
  br i1 %505, label %506, label %497

506:
  %507 = load ptr, ptr %446, align 8
  br i1 %163, label %508, label %529

508:
  %509 = phi i64 [ %515, %508 ], [ 0, %506 ]
  %510 = shl nsw i64 %509, 3
  %511 = add nsw i64 %510, %487
  %512 = getelementptr inbounds double, ptr %100, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = getelementptr inbounds double, ptr %507, i64 %509
  store double %513, ptr %514, align 8
  %515 = add nsw i64 %509, 1
  %516 = icmp eq i64 %515, %97
  br i1 %516, label %517, label %508

517:
  %518 = load ptr, ptr %11, align 8
  %519 = getelementptr inbounds double, ptr %507, i64 %97
  br label %520

520:
  %521 = phi i64 [ 0, %517 ], [ %527, %520 ]
  %522 = shl nsw i64 %521, 3
  %523 = add nsw i64 %522, %487
  %524 = getelementptr inbounds double, ptr %518, i64 %523
  %525 = load double, ptr %524, align 8
  %526 = getelementptr inbounds double, ptr %519, i64 %521
  store double %525, ptr %526, align 8
  %527 = add nsw i64 %521, 1
  %528 = icmp eq i64 %527, %97
  br i1 %528, label %529, label %520

529:
  %530 = load ptr, ptr %448, align 8
  store i64 0, ptr %530, align 8
  call fastcc void @begin_watch(ptr %3, ptr %447)
  %531 = load i64, ptr %440, align 8
  %532 = icmp sgt i64 %531, 0
  br i1 %532, label %533, label %538

533:
  %534 = shl i64 %531, 1
  %535 = load ptr, ptr %449, align 8
  %536 = load ptr, ptr %450, align 8
  %537 = call i64 @llvm.smax.i64(i64 %534, i64 1)
  br label %539

538:
  br label %548

539:
  %540 = phi i64 [ 0, %533 ], [ %546, %539 ]
  %541 = getelementptr inbounds double, ptr %535, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = shl nsw i64 %540, 3
  %544 = add nsw i64 %543, %487
  %545 = getelementptr inbounds double, ptr %536, i64 %544
  store double %542, ptr %545, align 8
  %546 = add nsw i64 %540, 1
  %547 = icmp eq i64 %546, %537
  br i1 %547, label %538, label %539

548:
  %549 = add nsw i64 %487, 1
  %550 = icmp eq i64 %549, 8
  br i1 %550, label %551, label %486

551:
  br label %552

552:
  ret i32 %93
}

define i64 @size_of_lanes() {
  ret i64 640
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 26
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 27
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 19
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
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
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
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
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 26
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 27
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 19
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 8
  %103 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %103, align 8
  ret void
}

define internal fastcc void @release_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
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
