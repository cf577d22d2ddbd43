; source c200be7357555ec76787cbeb3a61989ad3e552670d060140fdc373b68fe01d4b
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64 }

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
  br i1 %21, label %1738, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 5
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 2
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 6
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %61 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %62 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %68 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 4
  br label %70

70:
  %71 = phi i64 [ 0, %22 ], [ %1734, %1732 ]
  %72 = phi i32 [ %18, %22 ], [ %1733, %1732 ]
  br label %73

73:
  %74 = phi i64 [ %133, %130 ], [ 0, %70 ]
  %75 = phi i1 [ false, %130 ], [ true, %70 ]
  %76 = load ptr, ptr %23, align 8
  %77 = load ptr, ptr %24, align 8
  br label %78

78:
  %79 = phi i64 [ %128, %127 ], [ %74, %73 ]
  %80 = getelementptr inbounds double, ptr %76, i64 %79
  %81 = getelementptr inbounds i64, ptr %77, i64 %79
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds double, ptr %80, i64 8
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds double, ptr %80, i64 12
  store double 0.000000e+00, ptr %84, align 8
  %85 = load i64, ptr %81, align 8
  %86 = icmp slt i64 %85, 0
  br i1 %86, label %127, label %87

87:
  %88 = load double, ptr %25, align 8
  %89 = fsub contract double %88, %82
  %90 = getelementptr inbounds double, ptr %80, i64 4
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %26, align 8
  %93 = call contract double @llvm.minnum.f64(double %91, double %92)
  %94 = fcmp contract oeq double %89, 0.000000e+00
  br i1 %94, label %130, label %95

95:
  %96 = getelementptr inbounds i64, ptr %81, i64 4
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %27, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %130

100:
  %101 = fmul contract double %93, 1.010000e+00
  %102 = fcmp contract ult double %101, %89
  br i1 %102, label %103, label %124

103:
  %104 = call contract double @llvm.fabs.f64(double %82)
  %105 = fmul contract double %104, 0x3CE4000000000000
  %106 = fcmp contract ole double %93, %105
  %107 = fcmp contract oeq double %93, 0.000000e+00
  %108 = or i1 %106, %107
  br i1 %108, label %113, label %109

109:
  %110 = getelementptr inbounds i64, ptr %81, i64 8
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 20
  br i1 %112, label %113, label %122

113:
  %114 = getelementptr inbounds i64, ptr %81, i64 20
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %130, label %117

117:
  %118 = getelementptr inbounds i64, ptr %81, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp sgt i64 %119, 0
  %121 = select i1 %120, i64 3, i64 2
  br label %130

122:
  %123 = fadd contract double %82, %93
  br label %124

124:
  %125 = phi double [ %123, %122 ], [ %88, %100 ]
  %126 = phi double [ %93, %122 ], [ %89, %100 ]
  store double %125, ptr %83, align 8
  store double %126, ptr %84, align 8
  br label %127

127:
  %128 = add nsw i64 %79, 1
  %129 = icmp eq i64 %128, 4
  br i1 %129, label %135, label %78

130:
  %131 = phi i64 [ 7, %113 ], [ %121, %117 ], [ 6, %95 ], [ 1, %87 ]
  %132 = trunc i64 %79 to i32
  call fastcc void @release_4(ptr %0, i32 %132, i64 %131)
  %133 = add nsw i64 %79, 1
  %134 = icmp eq i64 %133, 4
  br i1 %134, label %136, label %73

135:
  br i1 %75, label %138, label %136

136:
  %137 = call fastcc i32 @fill_4(ptr %0)
  br label %1732

138:
  %139 = load i64, ptr %28, align 8
  %140 = load ptr, ptr %29, align 8
  %141 = load ptr, ptr %30, align 8
  %142 = getelementptr inbounds <4 x double>, ptr %76, i64 3
  %143 = load <4 x double>, ptr %142, align 32
  %144 = shl nsw i64 %139, 4
  %145 = getelementptr inbounds <4 x double>, ptr %140, i64 %144
  %146 = mul nsw i64 %139, 19
  %147 = getelementptr inbounds <4 x double>, ptr %140, i64 %146
  %148 = mul nsw i64 %139, 17
  %149 = getelementptr inbounds <4 x double>, ptr %140, i64 %148
  %150 = getelementptr inbounds <4 x double>, ptr %76, i64 2
  %151 = load <4 x double>, ptr %150, align 32
  store <4 x double> %151, ptr %17, align 32
  %152 = load <4 x double>, ptr %76, align 32
  %153 = load ptr, ptr %31, align 8
  %154 = load i64, ptr %32, align 8
  %155 = sdiv i64 %154, 4
  %156 = shl nsw i64 %155, 4
  %157 = getelementptr inbounds <4 x double>, ptr %140, i64 %156
  %158 = mul nsw i64 %155, 20
  %159 = getelementptr inbounds <4 x double>, ptr %140, i64 %158
  %160 = icmp sgt i64 %154, 3
  br i1 %160, label %161, label %196

161:
  %162 = phi i64 [ %171, %161 ], [ 0, %138 ]
  %163 = getelementptr inbounds <4 x double>, ptr %159, i64 %162
  %164 = load <4 x double>, ptr %163, align 32
  %165 = getelementptr inbounds <4 x double>, ptr %140, i64 %162
  %166 = load <4 x double>, ptr %165, align 32
  %167 = fmul contract <4 x double> %166, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %168 = fmul contract <4 x double> %143, %167
  %169 = fadd contract <4 x double> %164, %168
  %170 = getelementptr inbounds <4 x double>, ptr %157, i64 %162
  store <4 x double> %169, ptr %170, align 32
  %171 = add nsw i64 %162, 1
  %172 = icmp eq i64 %171, %155
  br i1 %172, label %173, label %161

173:
  %174 = fmul contract <4 x double> %143, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %175 = fadd contract <4 x double> %174, %152
  %176 = getelementptr inbounds <4 x double>, ptr %140, i64 %155
  store <4 x double> %175, ptr %16, align 32
  %177 = load ptr, ptr %0, align 8
  %178 = load ptr, ptr %33, align 8
  call void %177(ptr %16, ptr %157, ptr %153, ptr %176, ptr %178)
  br label %179

179:
  %180 = phi i64 [ %194, %179 ], [ 0, %173 ]
  %181 = getelementptr inbounds <4 x double>, ptr %159, i64 %180
  %182 = load <4 x double>, ptr %181, align 32
  %183 = getelementptr inbounds <4 x double>, ptr %140, i64 %180
  %184 = load <4 x double>, ptr %183, align 32
  %185 = fmul contract <4 x double> %184, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %186 = add nsw i64 %180, %155
  %187 = getelementptr inbounds <4 x double>, ptr %140, i64 %186
  %188 = load <4 x double>, ptr %187, align 32
  %189 = fmul contract <4 x double> %188, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %190 = fadd contract <4 x double> %185, %189
  %191 = fmul contract <4 x double> %143, %190
  %192 = fadd contract <4 x double> %182, %191
  %193 = getelementptr inbounds <4 x double>, ptr %157, i64 %180
  store <4 x double> %192, ptr %193, align 32
  %194 = add nsw i64 %180, 1
  %195 = icmp eq i64 %194, %155
  br i1 %195, label %202, label %179

196:
  %197 = fmul contract <4 x double> %143, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %198 = fadd contract <4 x double> %197, %152
  %199 = getelementptr inbounds <4 x double>, ptr %140, i64 %155
  store <4 x double> %198, ptr %16, align 32
  %200 = load ptr, ptr %0, align 8
  %201 = load ptr, ptr %33, align 8
  call void %200(ptr %16, ptr %157, ptr %153, ptr %199, ptr %201)
  br label %202

202:
  %203 = fmul contract <4 x double> %143, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %204 = fadd contract <4 x double> %203, %152
  %205 = shl nsw i64 %155, 1
  %206 = getelementptr inbounds <4 x double>, ptr %140, i64 %205
  store <4 x double> %204, ptr %15, align 32
  %207 = load ptr, ptr %0, align 8
  %208 = load ptr, ptr %33, align 8
  call void %207(ptr %15, ptr %157, ptr %153, ptr %206, ptr %208)
  br i1 %160, label %209, label %226

209:
  %210 = phi i64 [ %224, %209 ], [ 0, %202 ]
  %211 = getelementptr inbounds <4 x double>, ptr %159, i64 %210
  %212 = load <4 x double>, ptr %211, align 32
  %213 = getelementptr inbounds <4 x double>, ptr %140, i64 %210
  %214 = load <4 x double>, ptr %213, align 32
  %215 = fmul contract <4 x double> %214, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %216 = add nsw i64 %210, %205
  %217 = getelementptr inbounds <4 x double>, ptr %140, i64 %216
  %218 = load <4 x double>, ptr %217, align 32
  %219 = fmul contract <4 x double> %218, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %220 = fadd contract <4 x double> %215, %219
  %221 = fmul contract <4 x double> %143, %220
  %222 = fadd contract <4 x double> %212, %221
  %223 = getelementptr inbounds <4 x double>, ptr %157, i64 %210
  store <4 x double> %222, ptr %223, align 32
  %224 = add nsw i64 %210, 1
  %225 = icmp eq i64 %224, %155
  br i1 %225, label %226, label %209

226:
  %227 = fmul contract <4 x double> %143, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %228 = fadd contract <4 x double> %227, %152
  %229 = mul nsw i64 %155, 3
  %230 = getelementptr inbounds <4 x double>, ptr %140, i64 %229
  store <4 x double> %228, ptr %14, align 32
  %231 = load ptr, ptr %0, align 8
  %232 = load ptr, ptr %33, align 8
  call void %231(ptr %14, ptr %157, ptr %153, ptr %230, ptr %232)
  br i1 %160, label %233, label %255

233:
  %234 = phi i64 [ %253, %233 ], [ 0, %226 ]
  %235 = getelementptr inbounds <4 x double>, ptr %159, i64 %234
  %236 = load <4 x double>, ptr %235, align 32
  %237 = getelementptr inbounds <4 x double>, ptr %140, i64 %234
  %238 = load <4 x double>, ptr %237, align 32
  %239 = fmul contract <4 x double> %238, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %240 = add nsw i64 %234, %205
  %241 = getelementptr inbounds <4 x double>, ptr %140, i64 %240
  %242 = load <4 x double>, ptr %241, align 32
  %243 = fmul contract <4 x double> %242, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %244 = fsub contract <4 x double> %239, %243
  %245 = add nsw i64 %234, %229
  %246 = getelementptr inbounds <4 x double>, ptr %140, i64 %245
  %247 = load <4 x double>, ptr %246, align 32
  %248 = fmul contract <4 x double> %247, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %249 = fadd contract <4 x double> %244, %248
  %250 = fmul contract <4 x double> %143, %249
  %251 = fadd contract <4 x double> %236, %250
  %252 = getelementptr inbounds <4 x double>, ptr %157, i64 %234
  store <4 x double> %251, ptr %252, align 32
  %253 = add nsw i64 %234, 1
  %254 = icmp eq i64 %253, %155
  br i1 %254, label %255, label %233

255:
  %256 = fmul contract <4 x double> %143, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %257 = fadd contract <4 x double> %256, %152
  %258 = shl nsw i64 %155, 2
  %259 = getelementptr inbounds <4 x double>, ptr %140, i64 %258
  store <4 x double> %257, ptr %13, align 32
  %260 = load ptr, ptr %0, align 8
  %261 = load ptr, ptr %33, align 8
  call void %260(ptr %13, ptr %157, ptr %153, ptr %259, ptr %261)
  br i1 %160, label %262, label %284

262:
  %263 = phi i64 [ %282, %262 ], [ 0, %255 ]
  %264 = getelementptr inbounds <4 x double>, ptr %159, i64 %263
  %265 = load <4 x double>, ptr %264, align 32
  %266 = getelementptr inbounds <4 x double>, ptr %140, i64 %263
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fmul contract <4 x double> %267, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %269 = add nsw i64 %263, %229
  %270 = getelementptr inbounds <4 x double>, ptr %140, i64 %269
  %271 = load <4 x double>, ptr %270, align 32
  %272 = fmul contract <4 x double> %271, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %273 = fadd contract <4 x double> %268, %272
  %274 = add nsw i64 %263, %258
  %275 = getelementptr inbounds <4 x double>, ptr %140, i64 %274
  %276 = load <4 x double>, ptr %275, align 32
  %277 = fmul contract <4 x double> %276, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %278 = fadd contract <4 x double> %273, %277
  %279 = fmul contract <4 x double> %143, %278
  %280 = fadd contract <4 x double> %265, %279
  %281 = getelementptr inbounds <4 x double>, ptr %157, i64 %263
  store <4 x double> %280, ptr %281, align 32
  %282 = add nsw i64 %263, 1
  %283 = icmp eq i64 %282, %155
  br i1 %283, label %284, label %262

284:
  %285 = fmul contract <4 x double> %143, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %286 = fadd contract <4 x double> %285, %152
  %287 = mul nsw i64 %155, 5
  %288 = getelementptr inbounds <4 x double>, ptr %140, i64 %287
  store <4 x double> %286, ptr %12, align 32
  %289 = load ptr, ptr %0, align 8
  %290 = load ptr, ptr %33, align 8
  call void %289(ptr %12, ptr %157, ptr %153, ptr %288, ptr %290)
  br i1 %160, label %291, label %318

291:
  %292 = phi i64 [ %316, %291 ], [ 0, %284 ]
  %293 = getelementptr inbounds <4 x double>, ptr %159, i64 %292
  %294 = load <4 x double>, ptr %293, align 32
  %295 = getelementptr inbounds <4 x double>, ptr %140, i64 %292
  %296 = load <4 x double>, ptr %295, align 32
  %297 = fmul contract <4 x double> %296, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %298 = add nsw i64 %292, %229
  %299 = getelementptr inbounds <4 x double>, ptr %140, i64 %298
  %300 = load <4 x double>, ptr %299, align 32
  %301 = fmul contract <4 x double> %300, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %302 = fadd contract <4 x double> %297, %301
  %303 = add nsw i64 %292, %258
  %304 = getelementptr inbounds <4 x double>, ptr %140, i64 %303
  %305 = load <4 x double>, ptr %304, align 32
  %306 = fmul contract <4 x double> %305, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %307 = fadd contract <4 x double> %302, %306
  %308 = add nsw i64 %292, %287
  %309 = getelementptr inbounds <4 x double>, ptr %140, i64 %308
  %310 = load <4 x double>, ptr %309, align 32
  %311 = fmul contract <4 x double> %310, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %312 = fsub contract <4 x double> %307, %311
  %313 = fmul contract <4 x double> %143, %312
  %314 = fadd contract <4 x double> %294, %313
  %315 = getelementptr inbounds <4 x double>, ptr %157, i64 %292
  store <4 x double> %314, ptr %315, align 32
  %316 = add nsw i64 %292, 1
  %317 = icmp eq i64 %316, %155
  br i1 %317, label %318, label %291

318:
  %319 = fmul contract <4 x double> %143, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %320 = fadd contract <4 x double> %319, %152
  %321 = mul nsw i64 %155, 6
  %322 = getelementptr inbounds <4 x double>, ptr %140, i64 %321
  store <4 x double> %320, ptr %11, align 32
  %323 = load ptr, ptr %0, align 8
  %324 = load ptr, ptr %33, align 8
  call void %323(ptr %11, ptr %157, ptr %153, ptr %322, ptr %324)
  br i1 %160, label %325, label %357

325:
  %326 = phi i64 [ %355, %325 ], [ 0, %318 ]
  %327 = getelementptr inbounds <4 x double>, ptr %159, i64 %326
  %328 = load <4 x double>, ptr %327, align 32
  %329 = getelementptr inbounds <4 x double>, ptr %140, i64 %326
  %330 = load <4 x double>, ptr %329, align 32
  %331 = fmul contract <4 x double> %330, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %332 = add nsw i64 %326, %229
  %333 = getelementptr inbounds <4 x double>, ptr %140, i64 %332
  %334 = load <4 x double>, ptr %333, align 32
  %335 = fmul contract <4 x double> %334, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %336 = fadd contract <4 x double> %331, %335
  %337 = add nsw i64 %326, %258
  %338 = getelementptr inbounds <4 x double>, ptr %140, i64 %337
  %339 = load <4 x double>, ptr %338, align 32
  %340 = fmul contract <4 x double> %339, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %341 = fadd contract <4 x double> %336, %340
  %342 = add nsw i64 %326, %287
  %343 = getelementptr inbounds <4 x double>, ptr %140, i64 %342
  %344 = load <4 x double>, ptr %343, align 32
  %345 = fmul contract <4 x double> %344, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %346 = fsub contract <4 x double> %341, %345
  %347 = add nsw i64 %326, %321
  %348 = getelementptr inbounds <4 x double>, ptr %140, i64 %347
  %349 = load <4 x double>, ptr %348, align 32
  %350 = fmul contract <4 x double> %349, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %351 = fadd contract <4 x double> %346, %350
  %352 = fmul contract <4 x double> %143, %351
  %353 = fadd contract <4 x double> %328, %352
  %354 = getelementptr inbounds <4 x double>, ptr %157, i64 %326
  store <4 x double> %353, ptr %354, align 32
  %355 = add nsw i64 %326, 1
  %356 = icmp eq i64 %355, %155
  br i1 %356, label %357, label %325

357:
  %358 = fmul contract <4 x double> %143, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %359 = fadd contract <4 x double> %358, %152
  %360 = mul nsw i64 %155, 7
  %361 = getelementptr inbounds <4 x double>, ptr %140, i64 %360
  store <4 x double> %359, ptr %10, align 32
  %362 = load ptr, ptr %0, align 8
  %363 = load ptr, ptr %33, align 8
  call void %362(ptr %10, ptr %157, ptr %153, ptr %361, ptr %363)
  br i1 %160, label %364, label %401

364:
  %365 = phi i64 [ %399, %364 ], [ 0, %357 ]
  %366 = getelementptr inbounds <4 x double>, ptr %159, i64 %365
  %367 = load <4 x double>, ptr %366, align 32
  %368 = getelementptr inbounds <4 x double>, ptr %140, i64 %365
  %369 = load <4 x double>, ptr %368, align 32
  %370 = fmul contract <4 x double> %369, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %371 = add nsw i64 %365, %229
  %372 = getelementptr inbounds <4 x double>, ptr %140, i64 %371
  %373 = load <4 x double>, ptr %372, align 32
  %374 = fmul contract <4 x double> %373, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %375 = fsub contract <4 x double> %370, %374
  %376 = add nsw i64 %365, %258
  %377 = getelementptr inbounds <4 x double>, ptr %140, i64 %376
  %378 = load <4 x double>, ptr %377, align 32
  %379 = fmul contract <4 x double> %378, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %380 = fsub contract <4 x double> %375, %379
  %381 = add nsw i64 %365, %287
  %382 = getelementptr inbounds <4 x double>, ptr %140, i64 %381
  %383 = load <4 x double>, ptr %382, align 32
  %384 = fmul contract <4 x double> %383, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %385 = fadd contract <4 x double> %380, %384
  %386 = add nsw i64 %365, %321
  %387 = getelementptr inbounds <4 x double>, ptr %140, i64 %386
  %388 = load <4 x double>, ptr %387, align 32
  %389 = fmul contract <4 x double> %388, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %390 = fadd contract <4 x double> %385, %389
  %391 = add nsw i64 %365, %360
  %392 = getelementptr inbounds <4 x double>, ptr %140, i64 %391
  %393 = load <4 x double>, ptr %392, align 32
  %394 = fmul contract <4 x double> %393, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %395 = fsub contract <4 x double> %390, %394
  %396 = fmul contract <4 x double> %143, %395
  %397 = fadd contract <4 x double> %367, %396
  %398 = getelementptr inbounds <4 x double>, ptr %157, i64 %365
  store <4 x double> %397, ptr %398, align 32
  %399 = add nsw i64 %365, 1
  %400 = icmp eq i64 %399, %155
  br i1 %400, label %401, label %364

401:
  %402 = fmul contract <4 x double> %143, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %403 = fadd contract <4 x double> %402, %152
  %404 = shl nsw i64 %155, 3
  %405 = getelementptr inbounds <4 x double>, ptr %140, i64 %404
  store <4 x double> %403, ptr %9, align 32
  %406 = load ptr, ptr %0, align 8
  %407 = load ptr, ptr %33, align 8
  call void %406(ptr %9, ptr %157, ptr %153, ptr %405, ptr %407)
  br i1 %160, label %408, label %450

408:
  %409 = phi i64 [ %448, %408 ], [ 0, %401 ]
  %410 = getelementptr inbounds <4 x double>, ptr %159, i64 %409
  %411 = load <4 x double>, ptr %410, align 32
  %412 = getelementptr inbounds <4 x double>, ptr %140, i64 %409
  %413 = load <4 x double>, ptr %412, align 32
  %414 = fmul contract <4 x double> %413, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %415 = add nsw i64 %409, %229
  %416 = getelementptr inbounds <4 x double>, ptr %140, i64 %415
  %417 = load <4 x double>, ptr %416, align 32
  %418 = fmul contract <4 x double> %417, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %419 = fsub contract <4 x double> %414, %418
  %420 = add nsw i64 %409, %258
  %421 = getelementptr inbounds <4 x double>, ptr %140, i64 %420
  %422 = load <4 x double>, ptr %421, align 32
  %423 = fmul contract <4 x double> %422, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %424 = fsub contract <4 x double> %419, %423
  %425 = add nsw i64 %409, %287
  %426 = getelementptr inbounds <4 x double>, ptr %140, i64 %425
  %427 = load <4 x double>, ptr %426, align 32
  %428 = fmul contract <4 x double> %427, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %429 = fadd contract <4 x double> %424, %428
  %430 = add nsw i64 %409, %321
  %431 = getelementptr inbounds <4 x double>, ptr %140, i64 %430
  %432 = load <4 x double>, ptr %431, align 32
  %433 = fmul contract <4 x double> %432, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %434 = fadd contract <4 x double> %429, %433
  %435 = add nsw i64 %409, %360
  %436 = getelementptr inbounds <4 x double>, ptr %140, i64 %435
  %437 = load <4 x double>, ptr %436, align 32
  %438 = fmul contract <4 x double> %437, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %439 = fsub contract <4 x double> %434, %438
  %440 = add nsw i64 %409, %404
  %441 = getelementptr inbounds <4 x double>, ptr %140, i64 %440
  %442 = load <4 x double>, ptr %441, align 32
  %443 = fmul contract <4 x double> %442, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %444 = fsub contract <4 x double> %439, %443
  %445 = fmul contract <4 x double> %143, %444
  %446 = fadd contract <4 x double> %411, %445
  %447 = getelementptr inbounds <4 x double>, ptr %157, i64 %409
  store <4 x double> %446, ptr %447, align 32
  %448 = add nsw i64 %409, 1
  %449 = icmp eq i64 %448, %155
  br i1 %449, label %450, label %408

450:
  %451 = fmul contract <4 x double> %143, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %452 = fadd contract <4 x double> %451, %152
  %453 = mul nsw i64 %155, 9
  %454 = getelementptr inbounds <4 x double>, ptr %140, i64 %453
  store <4 x double> %452, ptr %8, align 32
  %455 = load ptr, ptr %0, align 8
  %456 = load ptr, ptr %33, align 8
  call void %455(ptr %8, ptr %157, ptr %153, ptr %454, ptr %456)
  br i1 %160, label %457, label %504

457:
  %458 = phi i64 [ %502, %457 ], [ 0, %450 ]
  %459 = getelementptr inbounds <4 x double>, ptr %159, i64 %458
  %460 = load <4 x double>, ptr %459, align 32
  %461 = getelementptr inbounds <4 x double>, ptr %140, i64 %458
  %462 = load <4 x double>, ptr %461, align 32
  %463 = fmul contract <4 x double> %462, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %464 = add nsw i64 %458, %229
  %465 = getelementptr inbounds <4 x double>, ptr %140, i64 %464
  %466 = load <4 x double>, ptr %465, align 32
  %467 = fmul contract <4 x double> %466, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %468 = fsub contract <4 x double> %467, %463
  %469 = add nsw i64 %458, %258
  %470 = getelementptr inbounds <4 x double>, ptr %140, i64 %469
  %471 = load <4 x double>, ptr %470, align 32
  %472 = fmul contract <4 x double> %471, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %473 = fadd contract <4 x double> %468, %472
  %474 = add nsw i64 %458, %287
  %475 = getelementptr inbounds <4 x double>, ptr %140, i64 %474
  %476 = load <4 x double>, ptr %475, align 32
  %477 = fmul contract <4 x double> %476, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %478 = fsub contract <4 x double> %473, %477
  %479 = add nsw i64 %458, %321
  %480 = getelementptr inbounds <4 x double>, ptr %140, i64 %479
  %481 = load <4 x double>, ptr %480, align 32
  %482 = fmul contract <4 x double> %481, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %483 = fsub contract <4 x double> %478, %482
  %484 = add nsw i64 %458, %360
  %485 = getelementptr inbounds <4 x double>, ptr %140, i64 %484
  %486 = load <4 x double>, ptr %485, align 32
  %487 = fmul contract <4 x double> %486, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %488 = fadd contract <4 x double> %483, %487
  %489 = add nsw i64 %458, %404
  %490 = getelementptr inbounds <4 x double>, ptr %140, i64 %489
  %491 = load <4 x double>, ptr %490, align 32
  %492 = fmul contract <4 x double> %491, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %493 = fadd contract <4 x double> %488, %492
  %494 = add nsw i64 %458, %453
  %495 = getelementptr inbounds <4 x double>, ptr %140, i64 %494
  %496 = load <4 x double>, ptr %495, align 32
  %497 = fmul contract <4 x double> %496, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %498 = fsub contract <4 x double> %493, %497
  %499 = fmul contract <4 x double> %143, %498
  %500 = fadd contract <4 x double> %460, %499
  %501 = getelementptr inbounds <4 x double>, ptr %157, i64 %458
  store <4 x double> %500, ptr %501, align 32
  %502 = add nsw i64 %458, 1
  %503 = icmp eq i64 %502, %155
  br i1 %503, label %504, label %457

504:
  %505 = fmul contract <4 x double> %143, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %506 = fadd contract <4 x double> %505, %152
  %507 = mul nsw i64 %155, 10
  %508 = getelementptr inbounds <4 x double>, ptr %140, i64 %507
  store <4 x double> %506, ptr %7, align 32
  %509 = load ptr, ptr %0, align 8
  %510 = load ptr, ptr %33, align 8
  call void %509(ptr %7, ptr %157, ptr %153, ptr %508, ptr %510)
  br i1 %160, label %511, label %563

511:
  %512 = phi i64 [ %561, %511 ], [ 0, %504 ]
  %513 = getelementptr inbounds <4 x double>, ptr %159, i64 %512
  %514 = load <4 x double>, ptr %513, align 32
  %515 = getelementptr inbounds <4 x double>, ptr %140, i64 %512
  %516 = load <4 x double>, ptr %515, align 32
  %517 = fmul contract <4 x double> %516, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %518 = add nsw i64 %512, %229
  %519 = getelementptr inbounds <4 x double>, ptr %140, i64 %518
  %520 = load <4 x double>, ptr %519, align 32
  %521 = fmul contract <4 x double> %520, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %522 = fsub contract <4 x double> %517, %521
  %523 = add nsw i64 %512, %258
  %524 = getelementptr inbounds <4 x double>, ptr %140, i64 %523
  %525 = load <4 x double>, ptr %524, align 32
  %526 = fmul contract <4 x double> %525, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %527 = fsub contract <4 x double> %522, %526
  %528 = add nsw i64 %512, %287
  %529 = getelementptr inbounds <4 x double>, ptr %140, i64 %528
  %530 = load <4 x double>, ptr %529, align 32
  %531 = fmul contract <4 x double> %530, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %532 = fsub contract <4 x double> %527, %531
  %533 = add nsw i64 %512, %321
  %534 = getelementptr inbounds <4 x double>, ptr %140, i64 %533
  %535 = load <4 x double>, ptr %534, align 32
  %536 = fmul contract <4 x double> %535, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %537 = fadd contract <4 x double> %532, %536
  %538 = add nsw i64 %512, %360
  %539 = getelementptr inbounds <4 x double>, ptr %140, i64 %538
  %540 = load <4 x double>, ptr %539, align 32
  %541 = fmul contract <4 x double> %540, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %542 = fsub contract <4 x double> %537, %541
  %543 = add nsw i64 %512, %404
  %544 = getelementptr inbounds <4 x double>, ptr %140, i64 %543
  %545 = load <4 x double>, ptr %544, align 32
  %546 = fmul contract <4 x double> %545, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %547 = fsub contract <4 x double> %542, %546
  %548 = add nsw i64 %512, %453
  %549 = getelementptr inbounds <4 x double>, ptr %140, i64 %548
  %550 = load <4 x double>, ptr %549, align 32
  %551 = fmul contract <4 x double> %550, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %552 = fadd contract <4 x double> %547, %551
  %553 = add nsw i64 %512, %507
  %554 = getelementptr inbounds <4 x double>, ptr %140, i64 %553
  %555 = load <4 x double>, ptr %554, align 32
  %556 = fmul contract <4 x double> %555, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %557 = fadd contract <4 x double> %552, %556
  %558 = fmul contract <4 x double> %143, %557
  %559 = fadd contract <4 x double> %514, %558
  %560 = getelementptr inbounds <4 x double>, ptr %157, i64 %512
  store <4 x double> %559, ptr %560, align 32
  %561 = add nsw i64 %512, 1
  %562 = icmp eq i64 %561, %155
  br i1 %562, label %563, label %511

563:
  %564 = fadd contract <4 x double> %143, %152
  %565 = mul nsw i64 %155, 11
  %566 = getelementptr inbounds <4 x double>, ptr %140, i64 %565
  store <4 x double> %564, ptr %6, align 32
  %567 = load ptr, ptr %0, align 8
  %568 = load ptr, ptr %33, align 8
  call void %567(ptr %6, ptr %157, ptr %153, ptr %566, ptr %568)
  br i1 %160, label %569, label %651

569:
  %570 = mul nsw i64 %155, 17
  %571 = mul nsw i64 %155, 18
  %572 = mul nsw i64 %155, 19
  br label %573

573:
  %574 = phi i64 [ 0, %569 ], [ %649, %573 ]
  %575 = getelementptr inbounds <4 x double>, ptr %140, i64 %574
  %576 = load <4 x double>, ptr %575, align 32
  %577 = add nsw i64 %574, %287
  %578 = getelementptr inbounds <4 x double>, ptr %140, i64 %577
  %579 = load <4 x double>, ptr %578, align 32
  %580 = add nsw i64 %574, %321
  %581 = getelementptr inbounds <4 x double>, ptr %140, i64 %580
  %582 = load <4 x double>, ptr %581, align 32
  %583 = add nsw i64 %574, %360
  %584 = getelementptr inbounds <4 x double>, ptr %140, i64 %583
  %585 = load <4 x double>, ptr %584, align 32
  %586 = add nsw i64 %574, %404
  %587 = getelementptr inbounds <4 x double>, ptr %140, i64 %586
  %588 = load <4 x double>, ptr %587, align 32
  %589 = add nsw i64 %574, %453
  %590 = getelementptr inbounds <4 x double>, ptr %140, i64 %589
  %591 = load <4 x double>, ptr %590, align 32
  %592 = add nsw i64 %574, %507
  %593 = getelementptr inbounds <4 x double>, ptr %140, i64 %592
  %594 = load <4 x double>, ptr %593, align 32
  %595 = add nsw i64 %574, %565
  %596 = getelementptr inbounds <4 x double>, ptr %140, i64 %595
  %597 = load <4 x double>, ptr %596, align 32
  %598 = add nsw i64 %574, %158
  %599 = getelementptr inbounds <4 x double>, ptr %140, i64 %598
  %600 = load <4 x double>, ptr %599, align 32
  %601 = fmul contract <4 x double> %576, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %602 = fmul contract <4 x double> %579, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %603 = fadd contract <4 x double> %601, %602
  %604 = fmul contract <4 x double> %582, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %605 = fadd contract <4 x double> %603, %604
  %606 = fmul contract <4 x double> %585, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %607 = fadd contract <4 x double> %605, %606
  %608 = fmul contract <4 x double> %588, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %609 = fadd contract <4 x double> %607, %608
  %610 = fmul contract <4 x double> %591, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %611 = fadd contract <4 x double> %609, %610
  %612 = fmul contract <4 x double> %594, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %613 = fadd contract <4 x double> %611, %612
  %614 = fmul contract <4 x double> %597, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %615 = fadd contract <4 x double> %613, %614
  %616 = fmul contract <4 x double> %143, %615
  %617 = fadd contract <4 x double> %600, %616
  %618 = add nsw i64 %574, %570
  %619 = getelementptr inbounds <4 x double>, ptr %140, i64 %618
  store <4 x double> %617, ptr %619, align 32
  %620 = fmul contract <4 x double> %576, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %621 = fmul contract <4 x double> %579, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %622 = fsub contract <4 x double> %620, %621
  %623 = fmul contract <4 x double> %582, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %624 = fsub contract <4 x double> %622, %623
  %625 = fmul contract <4 x double> %585, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %626 = fadd contract <4 x double> %624, %625
  %627 = fmul contract <4 x double> %588, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %628 = fsub contract <4 x double> %626, %627
  %629 = fmul contract <4 x double> %591, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %630 = fadd contract <4 x double> %628, %629
  %631 = fmul contract <4 x double> %594, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %632 = fadd contract <4 x double> %630, %631
  %633 = fmul contract <4 x double> %597, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %634 = fsub contract <4 x double> %632, %633
  %635 = add nsw i64 %574, %571
  %636 = getelementptr inbounds <4 x double>, ptr %140, i64 %635
  store <4 x double> %634, ptr %636, align 32
  %637 = fmul contract <4 x double> %576, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %638 = fsub contract <4 x double> %602, %637
  %639 = fadd contract <4 x double> %638, %604
  %640 = fadd contract <4 x double> %639, %606
  %641 = fmul contract <4 x double> %588, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %642 = fsub contract <4 x double> %640, %641
  %643 = fadd contract <4 x double> %642, %610
  %644 = fadd contract <4 x double> %643, %612
  %645 = fmul contract <4 x double> %597, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %646 = fadd contract <4 x double> %644, %645
  %647 = add nsw i64 %574, %572
  %648 = getelementptr inbounds <4 x double>, ptr %140, i64 %647
  store <4 x double> %646, ptr %648, align 32
  %649 = add nsw i64 %574, 1
  %650 = icmp eq i64 %649, %155
  br i1 %650, label %651, label %573

651:
  %652 = mul nsw i64 %139, 20
  %653 = getelementptr inbounds <4 x double>, ptr %140, i64 %652
  %654 = load i64, ptr %28, align 8
  %655 = load i64, ptr %34, align 8
  %656 = icmp eq i64 %655, 0
  br i1 %656, label %704, label %657

657:
  %658 = bitcast <4 x double> %143 to <4 x i64>
  %659 = and <4 x i64> %658, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %660 = bitcast <4 x i64> %659 to <4 x double>
  %661 = load ptr, ptr %23, align 8
  %662 = getelementptr inbounds <4 x double>, ptr %661, i64 7
  %663 = load <4 x double>, ptr %662, align 32
  %664 = getelementptr inbounds <4 x double>, ptr %661, i64 8
  %665 = load <4 x double>, ptr %664, align 32
  %666 = fmul contract <4 x double> %665, %660
  %667 = fadd contract <4 x double> %663, %666
  %668 = fmul contract <4 x double> %667, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %669 = load <4 x i64>, ptr %661, align 32
  %670 = and <4 x i64> %669, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %671 = bitcast <4 x i64> %670 to <4 x double>
  %672 = fmul contract <4 x double> %668, %660
  %673 = load double, ptr %35, align 8
  %674 = fdiv contract double 1.000000e-15, %673
  %675 = insertelement <4 x double> poison, double %674, i64 0
  %676 = shufflevector <4 x double> %675, <4 x double> poison, <4 x i32> zeroinitializer
  %677 = load i64, ptr %36, align 8
  %678 = load ptr, ptr %37, align 8
  %679 = icmp sgt i64 %677, 0
  br i1 %679, label %680, label %694

680:
  %681 = phi i64 [ %692, %680 ], [ 0, %657 ]
  %682 = phi <4 x double> [ %691, %680 ], [ zeroinitializer, %657 ]
  %683 = getelementptr inbounds <4 x double>, ptr %653, i64 %681
  %684 = load <4 x i64>, ptr %683, align 32
  %685 = and <4 x i64> %684, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %686 = bitcast <4 x i64> %685 to <4 x double>
  %687 = getelementptr inbounds <4 x double>, ptr %678, i64 %681
  %688 = load <4 x double>, ptr %687, align 32
  %689 = fmul contract <4 x double> %688, %686
  %690 = fcmp contract ogt <4 x double> %689, %682
  %691 = select <4 x i1> %690, <4 x double> %689, <4 x double> %682
  %692 = add nsw i64 %681, 1
  %693 = icmp eq i64 %692, %677
  br i1 %693, label %694, label %680

694:
  %695 = phi <4 x double> [ zeroinitializer, %657 ], [ %691, %680 ]
  %696 = fmul contract <4 x double> %663, %671
  %697 = fadd contract <4 x double> %696, %695
  %698 = fmul contract <4 x double> %676, %697
  %699 = fadd contract <4 x double> %672, %698
  %700 = fmul contract <4 x double> %665, %671
  %701 = fadd contract <4 x double> %663, %700
  %702 = fmul contract <4 x double> %676, %701
  %703 = fadd contract <4 x double> %668, %702
  br label %704

704:
  %705 = phi <4 x double> [ %699, %694 ], [ zeroinitializer, %651 ]
  %706 = phi <4 x double> [ %703, %694 ], [ zeroinitializer, %651 ]
  %707 = icmp sgt i64 %654, 0
  br i1 %707, label %708, label %757

708:
  %709 = phi i64 [ %755, %727 ], [ 0, %704 ]
  %710 = load i64, ptr %38, align 8
  %711 = icmp sgt i64 %710, %709
  br i1 %711, label %712, label %727

712:
  %713 = load ptr, ptr %31, align 8
  %714 = load i64, ptr %39, align 8
  %715 = load i64, ptr %36, align 8
  %716 = icmp sgt i64 %715, %709
  br i1 %716, label %720, label %717

717:
  %718 = load i64, ptr %40, align 8
  %719 = sub nsw i64 %709, %718
  br label %720

720:
  %721 = phi <4 x double> [ %705, %712 ], [ %706, %717 ]
  %722 = phi i64 [ %709, %712 ], [ %719, %717 ]
  %723 = add nsw i64 %722, %714
  %724 = getelementptr inbounds <4 x double>, ptr %713, i64 %723
  %725 = load <4 x double>, ptr %724, align 32
  %726 = fmul contract <4 x double> %721, %725
  br label %727

727:
  %728 = phi contract <4 x double> [ %726, %720 ], [ zeroinitializer, %708 ]
  %729 = getelementptr inbounds <4 x double>, ptr %653, i64 %709
  %730 = load <4 x i64>, ptr %729, align 32
  %731 = and <4 x i64> %730, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %732 = bitcast <4 x i64> %731 to <4 x double>
  %733 = getelementptr inbounds <4 x double>, ptr %149, i64 %709
  %734 = load <4 x i64>, ptr %733, align 32
  %735 = and <4 x i64> %734, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %736 = bitcast <4 x i64> %735 to <4 x double>
  %737 = fcmp contract ogt <4 x double> %732, %736
  %738 = select <4 x i1> %737, <4 x i64> %731, <4 x i64> %735
  %739 = bitcast <4 x i64> %738 to <4 x double>
  %740 = load ptr, ptr %41, align 8
  %741 = getelementptr inbounds double, ptr %740, i64 %709
  %742 = load double, ptr %741, align 8
  %743 = insertelement <4 x double> poison, double %742, i64 0
  %744 = shufflevector <4 x double> %743, <4 x double> poison, <4 x i32> zeroinitializer
  %745 = load double, ptr %35, align 8
  %746 = insertelement <4 x double> poison, double %745, i64 0
  %747 = shufflevector <4 x double> %746, <4 x double> poison, <4 x i32> zeroinitializer
  %748 = fadd contract <4 x double> %728, %739
  %749 = fmul contract <4 x double> %747, %748
  %750 = fadd contract <4 x double> %744, %749
  %751 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %750
  %752 = fcmp contract ogt <4 x double> %750, zeroinitializer
  %753 = select <4 x i1> %752, <4 x double> %751, <4 x double> zeroinitializer
  %754 = getelementptr inbounds <4 x double>, ptr %145, i64 %709
  store <4 x double> %753, ptr %754, align 32
  %755 = add nsw i64 %709, 1
  %756 = icmp eq i64 %755, %654
  br i1 %756, label %757, label %708

757:
  %758 = mul nsw i64 %139, 18
  %759 = getelementptr inbounds <4 x double>, ptr %140, i64 %758
  %760 = icmp sgt i64 %139, 0
  br i1 %760, label %766, label %761

761:
  %762 = sitofp i64 %139 to double
  %763 = insertelement <4 x double> poison, double %762, i64 0
  %764 = shufflevector <4 x double> %763, <4 x double> poison, <4 x i32> zeroinitializer
  %765 = fdiv contract <4 x double> zeroinitializer, %764
  br label %884

766:
  %767 = phi i64 [ %776, %766 ], [ 0, %757 ]
  %768 = phi <4 x double> [ %775, %766 ], [ zeroinitializer, %757 ]
  %769 = getelementptr inbounds <4 x double>, ptr %759, i64 %767
  %770 = load <4 x double>, ptr %769, align 32
  %771 = getelementptr inbounds <4 x double>, ptr %145, i64 %767
  %772 = load <4 x double>, ptr %771, align 32
  %773 = fmul contract <4 x double> %770, %772
  %774 = fmul contract <4 x double> %773, %773
  %775 = fadd contract <4 x double> %768, %774
  %776 = add nsw i64 %767, 4
  %777 = icmp slt i64 %776, %139
  br i1 %777, label %766, label %778

778:
  %779 = icmp sgt i64 %139, 1
  br i1 %779, label %780, label %820

780:
  %781 = phi i64 [ %790, %780 ], [ 1, %778 ]
  %782 = phi <4 x double> [ %789, %780 ], [ zeroinitializer, %778 ]
  %783 = getelementptr inbounds <4 x double>, ptr %759, i64 %781
  %784 = load <4 x double>, ptr %783, align 32
  %785 = getelementptr inbounds <4 x double>, ptr %145, i64 %781
  %786 = load <4 x double>, ptr %785, align 32
  %787 = fmul contract <4 x double> %784, %786
  %788 = fmul contract <4 x double> %787, %787
  %789 = fadd contract <4 x double> %782, %788
  %790 = add nsw i64 %781, 4
  %791 = icmp slt i64 %790, %139
  br i1 %791, label %780, label %792

792:
  %793 = icmp sgt i64 %139, 2
  br i1 %793, label %794, label %820

794:
  %795 = phi i64 [ %804, %794 ], [ 2, %792 ]
  %796 = phi <4 x double> [ %803, %794 ], [ zeroinitializer, %792 ]
  %797 = getelementptr inbounds <4 x double>, ptr %759, i64 %795
  %798 = load <4 x double>, ptr %797, align 32
  %799 = getelementptr inbounds <4 x double>, ptr %145, i64 %795
  %800 = load <4 x double>, ptr %799, align 32
  %801 = fmul contract <4 x double> %798, %800
  %802 = fmul contract <4 x double> %801, %801
  %803 = fadd contract <4 x double> %796, %802
  %804 = add nsw i64 %795, 4
  %805 = icmp slt i64 %804, %139
  br i1 %805, label %794, label %806

806:
  %807 = icmp sgt i64 %139, 3
  br i1 %807, label %808, label %820

808:
  %809 = phi i64 [ %818, %808 ], [ 3, %806 ]
  %810 = phi <4 x double> [ %817, %808 ], [ zeroinitializer, %806 ]
  %811 = getelementptr inbounds <4 x double>, ptr %759, i64 %809
  %812 = load <4 x double>, ptr %811, align 32
  %813 = getelementptr inbounds <4 x double>, ptr %145, i64 %809
  %814 = load <4 x double>, ptr %813, align 32
  %815 = fmul contract <4 x double> %812, %814
  %816 = fmul contract <4 x double> %815, %815
  %817 = fadd contract <4 x double> %810, %816
  %818 = add nsw i64 %809, 4
  %819 = icmp slt i64 %818, %139
  br i1 %819, label %808, label %820

820:
  %821 = phi <4 x double> [ %803, %806 ], [ zeroinitializer, %792 ], [ zeroinitializer, %778 ], [ %803, %808 ]
  %822 = phi <4 x double> [ %789, %806 ], [ %789, %792 ], [ zeroinitializer, %778 ], [ %789, %808 ]
  %823 = phi <4 x double> [ zeroinitializer, %806 ], [ zeroinitializer, %792 ], [ zeroinitializer, %778 ], [ %817, %808 ]
  %824 = fadd contract <4 x double> %821, %823
  %825 = sitofp i64 %139 to double
  %826 = insertelement <4 x double> poison, double %825, i64 0
  %827 = shufflevector <4 x double> %826, <4 x double> poison, <4 x i32> zeroinitializer
  br label %828

828:
  %829 = phi i64 [ %838, %828 ], [ 0, %820 ]
  %830 = phi <4 x double> [ %837, %828 ], [ zeroinitializer, %820 ]
  %831 = getelementptr inbounds <4 x double>, ptr %147, i64 %829
  %832 = load <4 x double>, ptr %831, align 32
  %833 = getelementptr inbounds <4 x double>, ptr %145, i64 %829
  %834 = load <4 x double>, ptr %833, align 32
  %835 = fmul contract <4 x double> %832, %834
  %836 = fmul contract <4 x double> %835, %835
  %837 = fadd contract <4 x double> %830, %836
  %838 = add nsw i64 %829, 4
  %839 = icmp slt i64 %838, %139
  br i1 %839, label %828, label %840

840:
  %841 = fadd contract <4 x double> %775, %822
  %842 = fadd contract <4 x double> %841, %824
  %843 = fdiv contract <4 x double> %842, %827
  br i1 %779, label %844, label %884

844:
  %845 = phi i64 [ %854, %844 ], [ 1, %840 ]
  %846 = phi <4 x double> [ %853, %844 ], [ zeroinitializer, %840 ]
  %847 = getelementptr inbounds <4 x double>, ptr %147, i64 %845
  %848 = load <4 x double>, ptr %847, align 32
  %849 = getelementptr inbounds <4 x double>, ptr %145, i64 %845
  %850 = load <4 x double>, ptr %849, align 32
  %851 = fmul contract <4 x double> %848, %850
  %852 = fmul contract <4 x double> %851, %851
  %853 = fadd contract <4 x double> %846, %852
  %854 = add nsw i64 %845, 4
  %855 = icmp slt i64 %854, %139
  br i1 %855, label %844, label %856

856:
  %857 = icmp sgt i64 %139, 2
  br i1 %857, label %858, label %884

858:
  %859 = phi i64 [ %868, %858 ], [ 2, %856 ]
  %860 = phi <4 x double> [ %867, %858 ], [ zeroinitializer, %856 ]
  %861 = getelementptr inbounds <4 x double>, ptr %147, i64 %859
  %862 = load <4 x double>, ptr %861, align 32
  %863 = getelementptr inbounds <4 x double>, ptr %145, i64 %859
  %864 = load <4 x double>, ptr %863, align 32
  %865 = fmul contract <4 x double> %862, %864
  %866 = fmul contract <4 x double> %865, %865
  %867 = fadd contract <4 x double> %860, %866
  %868 = add nsw i64 %859, 4
  %869 = icmp slt i64 %868, %139
  br i1 %869, label %858, label %870

870:
  %871 = icmp sgt i64 %139, 3
  br i1 %871, label %872, label %884

872:
  %873 = phi i64 [ %882, %872 ], [ 3, %870 ]
  %874 = phi <4 x double> [ %881, %872 ], [ zeroinitializer, %870 ]
  %875 = getelementptr inbounds <4 x double>, ptr %147, i64 %873
  %876 = load <4 x double>, ptr %875, align 32
  %877 = getelementptr inbounds <4 x double>, ptr %145, i64 %873
  %878 = load <4 x double>, ptr %877, align 32
  %879 = fmul contract <4 x double> %876, %878
  %880 = fmul contract <4 x double> %879, %879
  %881 = fadd contract <4 x double> %874, %880
  %882 = add nsw i64 %873, 4
  %883 = icmp slt i64 %882, %139
  br i1 %883, label %872, label %884

884:
  %885 = phi <4 x double> [ %843, %870 ], [ %843, %856 ], [ %843, %840 ], [ %765, %761 ], [ %843, %872 ]
  %886 = phi <4 x double> [ %827, %870 ], [ %827, %856 ], [ %827, %840 ], [ %764, %761 ], [ %827, %872 ]
  %887 = phi <4 x double> [ %867, %870 ], [ zeroinitializer, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %867, %872 ]
  %888 = phi <4 x double> [ %837, %870 ], [ %837, %856 ], [ %837, %840 ], [ zeroinitializer, %761 ], [ %837, %872 ]
  %889 = phi <4 x double> [ %853, %870 ], [ %853, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %853, %872 ]
  %890 = phi <4 x double> [ zeroinitializer, %870 ], [ zeroinitializer, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %881, %872 ]
  %891 = fadd contract <4 x double> %888, %889
  %892 = fadd contract <4 x double> %887, %890
  %893 = fadd contract <4 x double> %891, %892
  %894 = fdiv contract <4 x double> %893, %886
  %895 = load ptr, ptr %24, align 8
  br label %903

896:
  %897 = getelementptr inbounds <4 x double>, ptr %76, i64 6
  %898 = load <4 x double>, ptr %897, align 32
  %899 = fadd contract <4 x double> %898, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %899, ptr %897, align 32
  %900 = icmp eq i32 %932, 0
  br i1 %900, label %901, label %935

901:
  %902 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %922, ptr %902, align 32
  br label %1504

903:
  %904 = phi i64 [ 0, %884 ], [ %933, %920 ]
  %905 = phi <4 x double> [ undef, %884 ], [ %922, %920 ]
  %906 = phi i32 [ 0, %884 ], [ %932, %920 ]
  %907 = trunc i64 %904 to i32
  %908 = extractelement <4 x double> %885, i32 %907
  %909 = extractelement <4 x double> %894, i32 %907
  %910 = fcmp contract oeq double %908, 0.000000e+00
  %911 = fcmp contract oeq double %909, 0.000000e+00
  %912 = and i1 %910, %911
  br i1 %912, label %920, label %913

913:
  %914 = extractelement <4 x double> %143, i32 %907
  %915 = fmul contract double %914, %908
  %916 = fmul contract double %909, 1.000000e-02
  %917 = fadd contract double %908, %916
  %918 = call contract double @llvm.sqrt.f64(double %917)
  %919 = fdiv contract double %915, %918
  br label %920

920:
  %921 = phi contract double [ %919, %913 ], [ 0.000000e+00, %903 ]
  %922 = insertelement <4 x double> %905, double %921, i32 %907
  %923 = getelementptr inbounds i64, ptr %895, i64 %904
  %924 = load i64, ptr %923, align 8
  %925 = icmp sgt i64 %924, -1
  %926 = fcmp contract ole double %921, 1.000000e+00
  %927 = select i1 %925, i1 %926, i1 false
  %928 = zext i1 %927 to i64
  %929 = add nsw i64 %904, 16
  %930 = getelementptr inbounds i64, ptr %895, i64 %929
  store i64 %928, ptr %930, align 8
  %931 = zext i1 %927 to i32
  %932 = add i32 %906, %931
  %933 = add nsw i64 %904, 1
  %934 = icmp eq i64 %933, 4
  br i1 %934, label %896, label %903

935:
  %936 = load ptr, ptr %42, align 8
  %937 = load ptr, ptr %31, align 8
  %938 = load ptr, ptr %30, align 8
  %939 = load ptr, ptr %33, align 8
  call void %936(ptr %17, ptr %149, ptr %937, ptr %938, ptr %939)
  br i1 %760, label %940, label %943

940:
  %941 = shl i64 %139, 1
  %942 = call i64 @llvm.smax.i64(i64 %941, i64 1)
  br label %1203

943:
  %944 = phi <4 x double> [ zeroinitializer, %935 ], [ %1209, %1203 ]
  %945 = load i64, ptr %28, align 8
  %946 = load ptr, ptr %23, align 8
  %947 = load ptr, ptr %29, align 8
  %948 = mul nsw i64 %945, 17
  %949 = getelementptr inbounds <4 x double>, ptr %947, i64 %948
  %950 = load ptr, ptr %30, align 8
  %951 = mul nsw i64 %945, 19
  %952 = getelementptr inbounds <4 x double>, ptr %947, i64 %951
  %953 = icmp sgt i64 %945, 0
  br i1 %953, label %1028, label %1008

954:
  %955 = phi i64 [ %964, %954 ], [ 0, %1028 ]
  %956 = phi <4 x double> [ %963, %954 ], [ zeroinitializer, %1028 ]
  %957 = getelementptr inbounds <4 x double>, ptr %952, i64 %955
  %958 = load <4 x double>, ptr %957, align 32
  %959 = getelementptr inbounds <4 x double>, ptr %145, i64 %955
  %960 = load <4 x double>, ptr %959, align 32
  %961 = fmul contract <4 x double> %958, %960
  %962 = fmul contract <4 x double> %961, %961
  %963 = fadd contract <4 x double> %956, %962
  %964 = add nsw i64 %955, 4
  %965 = icmp slt i64 %964, %945
  br i1 %965, label %954, label %966

966:
  %967 = icmp sgt i64 %945, 1
  br i1 %967, label %968, label %1008

968:
  %969 = phi i64 [ %978, %968 ], [ 1, %966 ]
  %970 = phi <4 x double> [ %977, %968 ], [ zeroinitializer, %966 ]
  %971 = getelementptr inbounds <4 x double>, ptr %952, i64 %969
  %972 = load <4 x double>, ptr %971, align 32
  %973 = getelementptr inbounds <4 x double>, ptr %145, i64 %969
  %974 = load <4 x double>, ptr %973, align 32
  %975 = fmul contract <4 x double> %972, %974
  %976 = fmul contract <4 x double> %975, %975
  %977 = fadd contract <4 x double> %970, %976
  %978 = add nsw i64 %969, 4
  %979 = icmp slt i64 %978, %945
  br i1 %979, label %968, label %980

980:
  %981 = icmp sgt i64 %945, 2
  br i1 %981, label %982, label %1008

982:
  %983 = phi i64 [ %992, %982 ], [ 2, %980 ]
  %984 = phi <4 x double> [ %991, %982 ], [ zeroinitializer, %980 ]
  %985 = getelementptr inbounds <4 x double>, ptr %952, i64 %983
  %986 = load <4 x double>, ptr %985, align 32
  %987 = getelementptr inbounds <4 x double>, ptr %145, i64 %983
  %988 = load <4 x double>, ptr %987, align 32
  %989 = fmul contract <4 x double> %986, %988
  %990 = fmul contract <4 x double> %989, %989
  %991 = fadd contract <4 x double> %984, %990
  %992 = add nsw i64 %983, 4
  %993 = icmp slt i64 %992, %945
  br i1 %993, label %982, label %994

994:
  %995 = icmp sgt i64 %945, 3
  br i1 %995, label %996, label %1008

996:
  %997 = phi i64 [ %1006, %996 ], [ 3, %994 ]
  %998 = phi <4 x double> [ %1005, %996 ], [ zeroinitializer, %994 ]
  %999 = getelementptr inbounds <4 x double>, ptr %952, i64 %997
  %1000 = load <4 x double>, ptr %999, align 32
  %1001 = getelementptr inbounds <4 x double>, ptr %145, i64 %997
  %1002 = load <4 x double>, ptr %1001, align 32
  %1003 = fmul contract <4 x double> %1000, %1002
  %1004 = fmul contract <4 x double> %1003, %1003
  %1005 = fadd contract <4 x double> %998, %1004
  %1006 = add nsw i64 %997, 4
  %1007 = icmp slt i64 %1006, %945
  br i1 %1007, label %996, label %1008

1008:
  %1009 = phi <4 x double> [ %991, %994 ], [ zeroinitializer, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %991, %996 ]
  %1010 = phi <4 x double> [ %963, %994 ], [ %963, %980 ], [ %963, %966 ], [ zeroinitializer, %943 ], [ %963, %996 ]
  %1011 = phi <4 x double> [ %977, %994 ], [ %977, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %977, %996 ]
  %1012 = phi <4 x double> [ zeroinitializer, %994 ], [ zeroinitializer, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %1005, %996 ]
  %1013 = fadd contract <4 x double> %1010, %1011
  %1014 = fadd contract <4 x double> %1009, %1012
  %1015 = fadd contract <4 x double> %1013, %1014
  %1016 = sitofp i64 %945 to double
  %1017 = insertelement <4 x double> poison, double %1016, i64 0
  %1018 = shufflevector <4 x double> %1017, <4 x double> poison, <4 x i32> zeroinitializer
  %1019 = fdiv contract <4 x double> %1015, %1018
  br label %1020

1020:
  %1021 = phi i32 [ 0, %1008 ], [ %1026, %1020 ]
  %1022 = phi <4 x double> [ %1019, %1008 ], [ %1025, %1020 ]
  %1023 = extractelement <4 x double> %1022, i32 %1021
  %1024 = call contract double @llvm.sqrt.f64(double %1023)
  %1025 = insertelement <4 x double> %1022, double %1024, i32 %1021
  %1026 = add nsw i32 %1021, 1
  %1027 = icmp eq i32 %1026, 4
  br i1 %1027, label %1040, label %1020

1028:
  %1029 = phi i64 [ %1036, %1028 ], [ 0, %943 ]
  %1030 = getelementptr inbounds <4 x double>, ptr %950, i64 %1029
  %1031 = load <4 x double>, ptr %1030, align 32
  %1032 = getelementptr inbounds <4 x double>, ptr %949, i64 %1029
  %1033 = load <4 x double>, ptr %1032, align 32
  %1034 = fsub contract <4 x double> %1031, %1033
  %1035 = getelementptr inbounds <4 x double>, ptr %952, i64 %1029
  store <4 x double> %1034, ptr %1035, align 32
  %1036 = add nsw i64 %1029, 1
  %1037 = icmp eq i64 %1036, %945
  br i1 %1037, label %954, label %1028

1038:
  %1039 = fcmp contract ugt double %1045, 1.000000e+00
  br i1 %1039, label %1049, label %1200

1040:
  %1041 = phi <4 x double> [ %1046, %1040 ], [ zeroinitializer, %1020 ]
  %1042 = phi i32 [ %1047, %1040 ], [ 0, %1020 ]
  %1043 = extractelement <4 x double> %1041, i64 0
  %1044 = extractelement <4 x double> %1025, i32 %1042
  %1045 = call contract double @llvm.maxnum.f64(double %1043, double %1044)
  %1046 = insertelement <4 x double> %1041, double %1045, i64 0
  %1047 = add nsw i32 %1042, 1
  %1048 = icmp eq i32 %1047, 4
  br i1 %1048, label %1038, label %1040

1049:
  %1050 = load i64, ptr %38, align 8
  %1051 = icmp eq i64 %1050, 0
  br i1 %1051, label %1200, label %1052

1052:
  %1053 = load double, ptr %25, align 8
  %1054 = insertelement <4 x double> poison, double %1053, i64 0
  %1055 = shufflevector <4 x double> %1054, <4 x double> poison, <4 x i32> zeroinitializer
  %1056 = load <4 x double>, ptr %946, align 32
  %1057 = fsub contract <4 x double> %1055, %1056
  %1058 = getelementptr inbounds <4 x double>, ptr %946, i64 7
  %1059 = load <4 x double>, ptr %1058, align 32
  %1060 = getelementptr inbounds <4 x double>, ptr %946, i64 8
  %1061 = load <4 x double>, ptr %1060, align 32
  %1062 = fmul contract <4 x double> %1061, %1057
  %1063 = fadd contract <4 x double> %1059, %1062
  %1064 = fmul contract <4 x double> %1063, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1065 = fmul contract <4 x double> %1057, %1064
  %1066 = load ptr, ptr %29, align 8
  %1067 = mul nsw i64 %945, 20
  %1068 = getelementptr inbounds <4 x double>, ptr %1066, i64 %1067
  %1069 = load i64, ptr %36, align 8
  %1070 = load ptr, ptr %37, align 8
  %1071 = icmp sgt i64 %1069, 0
  br i1 %1071, label %1072, label %1088

1072:
  %1073 = phi i64 [ %1084, %1072 ], [ 0, %1052 ]
  %1074 = phi <4 x double> [ %1083, %1072 ], [ zeroinitializer, %1052 ]
  %1075 = getelementptr inbounds <4 x double>, ptr %1068, i64 %1073
  %1076 = load <4 x i64>, ptr %1075, align 32
  %1077 = and <4 x i64> %1076, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1078 = bitcast <4 x i64> %1077 to <4 x double>
  %1079 = getelementptr inbounds <4 x double>, ptr %1070, i64 %1073
  %1080 = load <4 x double>, ptr %1079, align 32
  %1081 = fmul contract <4 x double> %1080, %1078
  %1082 = fcmp contract ogt <4 x double> %1081, %1074
  %1083 = select <4 x i1> %1082, <4 x double> %1081, <4 x double> %1074
  %1084 = add nsw i64 %1073, 1
  %1085 = icmp eq i64 %1084, %1069
  br i1 %1085, label %1086, label %1072

1086:
  %1087 = fmul contract <4 x double> %1083, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1088

1088:
  %1089 = phi <4 x double> [ zeroinitializer, %1052 ], [ %1087, %1086 ]
  %1090 = fadd contract <4 x double> %1065, %1089
  br i1 %953, label %1162, label %1145

1091:
  %1092 = phi i64 [ %1101, %1091 ], [ 0, %1181 ]
  %1093 = phi <4 x double> [ %1100, %1091 ], [ zeroinitializer, %1181 ]
  %1094 = getelementptr inbounds <4 x double>, ptr %952, i64 %1092
  %1095 = load <4 x double>, ptr %1094, align 32
  %1096 = getelementptr inbounds <4 x double>, ptr %145, i64 %1092
  %1097 = load <4 x double>, ptr %1096, align 32
  %1098 = fmul contract <4 x double> %1095, %1097
  %1099 = fmul contract <4 x double> %1098, %1098
  %1100 = fadd contract <4 x double> %1093, %1099
  %1101 = add nsw i64 %1092, 4
  %1102 = icmp slt i64 %1101, %945
  br i1 %1102, label %1091, label %1103

1103:
  %1104 = icmp sgt i64 %945, 1
  br i1 %1104, label %1105, label %1145

1105:
  %1106 = phi i64 [ %1115, %1105 ], [ 1, %1103 ]
  %1107 = phi <4 x double> [ %1114, %1105 ], [ zeroinitializer, %1103 ]
  %1108 = getelementptr inbounds <4 x double>, ptr %952, i64 %1106
  %1109 = load <4 x double>, ptr %1108, align 32
  %1110 = getelementptr inbounds <4 x double>, ptr %145, i64 %1106
  %1111 = load <4 x double>, ptr %1110, align 32
  %1112 = fmul contract <4 x double> %1109, %1111
  %1113 = fmul contract <4 x double> %1112, %1112
  %1114 = fadd contract <4 x double> %1107, %1113
  %1115 = add nsw i64 %1106, 4
  %1116 = icmp slt i64 %1115, %945
  br i1 %1116, label %1105, label %1117

1117:
  %1118 = icmp sgt i64 %945, 2
  br i1 %1118, label %1119, label %1145

1119:
  %1120 = phi i64 [ %1129, %1119 ], [ 2, %1117 ]
  %1121 = phi <4 x double> [ %1128, %1119 ], [ zeroinitializer, %1117 ]
  %1122 = getelementptr inbounds <4 x double>, ptr %952, i64 %1120
  %1123 = load <4 x double>, ptr %1122, align 32
  %1124 = getelementptr inbounds <4 x double>, ptr %145, i64 %1120
  %1125 = load <4 x double>, ptr %1124, align 32
  %1126 = fmul contract <4 x double> %1123, %1125
  %1127 = fmul contract <4 x double> %1126, %1126
  %1128 = fadd contract <4 x double> %1121, %1127
  %1129 = add nsw i64 %1120, 4
  %1130 = icmp slt i64 %1129, %945
  br i1 %1130, label %1119, label %1131

1131:
  %1132 = icmp sgt i64 %945, 3
  br i1 %1132, label %1133, label %1145

1133:
  %1134 = phi i64 [ %1143, %1133 ], [ 3, %1131 ]
  %1135 = phi <4 x double> [ %1142, %1133 ], [ zeroinitializer, %1131 ]
  %1136 = getelementptr inbounds <4 x double>, ptr %952, i64 %1134
  %1137 = load <4 x double>, ptr %1136, align 32
  %1138 = getelementptr inbounds <4 x double>, ptr %145, i64 %1134
  %1139 = load <4 x double>, ptr %1138, align 32
  %1140 = fmul contract <4 x double> %1137, %1139
  %1141 = fmul contract <4 x double> %1140, %1140
  %1142 = fadd contract <4 x double> %1135, %1141
  %1143 = add nsw i64 %1134, 4
  %1144 = icmp slt i64 %1143, %945
  br i1 %1144, label %1133, label %1145

1145:
  %1146 = phi <4 x double> [ %1128, %1131 ], [ zeroinitializer, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1128, %1133 ]
  %1147 = phi <4 x double> [ %1100, %1131 ], [ %1100, %1117 ], [ %1100, %1103 ], [ zeroinitializer, %1088 ], [ %1100, %1133 ]
  %1148 = phi <4 x double> [ %1114, %1131 ], [ %1114, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1114, %1133 ]
  %1149 = phi <4 x double> [ zeroinitializer, %1131 ], [ zeroinitializer, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1142, %1133 ]
  %1150 = fadd contract <4 x double> %1147, %1148
  %1151 = fadd contract <4 x double> %1146, %1149
  %1152 = fadd contract <4 x double> %1150, %1151
  %1153 = fdiv contract <4 x double> %1152, %1018
  br label %1154

1154:
  %1155 = phi i32 [ 0, %1145 ], [ %1160, %1154 ]
  %1156 = phi <4 x double> [ %1153, %1145 ], [ %1159, %1154 ]
  %1157 = extractelement <4 x double> %1156, i32 %1155
  %1158 = call contract double @llvm.sqrt.f64(double %1157)
  %1159 = insertelement <4 x double> %1156, double %1158, i32 %1155
  %1160 = add nsw i32 %1155, 1
  %1161 = icmp eq i32 %1160, 4
  br i1 %1161, label %1200, label %1154

1162:
  %1163 = phi i64 [ %1198, %1181 ], [ 0, %1088 ]
  %1164 = load i64, ptr %38, align 8
  %1165 = icmp sgt i64 %1164, %1163
  br i1 %1165, label %1166, label %1181

1166:
  %1167 = load ptr, ptr %31, align 8
  %1168 = load i64, ptr %39, align 8
  %1169 = load i64, ptr %36, align 8
  %1170 = icmp sgt i64 %1169, %1163
  br i1 %1170, label %1174, label %1171

1171:
  %1172 = load i64, ptr %40, align 8
  %1173 = sub nsw i64 %1163, %1172
  br label %1174

1174:
  %1175 = phi <4 x double> [ %1090, %1166 ], [ %1064, %1171 ]
  %1176 = phi i64 [ %1163, %1166 ], [ %1173, %1171 ]
  %1177 = add nsw i64 %1176, %1168
  %1178 = getelementptr inbounds <4 x double>, ptr %1167, i64 %1177
  %1179 = load <4 x double>, ptr %1178, align 32
  %1180 = fmul contract <4 x double> %1175, %1179
  br label %1181

1181:
  %1182 = phi contract <4 x double> [ %1180, %1174 ], [ zeroinitializer, %1162 ]
  %1183 = getelementptr inbounds <4 x double>, ptr %145, i64 %1163
  %1184 = load <4 x double>, ptr %1183, align 32
  %1185 = load ptr, ptr %29, align 8
  %1186 = add nsw i64 %1163, %1067
  %1187 = getelementptr inbounds <4 x double>, ptr %1185, i64 %1186
  %1188 = load <4 x i64>, ptr %1187, align 32
  %1189 = and <4 x i64> %1188, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1190 = bitcast <4 x i64> %1189 to <4 x double>
  %1191 = fmul contract <4 x double> %1190, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1192 = fadd contract <4 x double> %1182, %1191
  %1193 = fmul contract <4 x double> %1184, %1192
  %1194 = fadd contract <4 x double> %1193, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1195 = getelementptr inbounds <4 x double>, ptr %952, i64 %1163
  %1196 = load <4 x double>, ptr %1195, align 32
  %1197 = fdiv contract <4 x double> %1196, %1194
  store <4 x double> %1197, ptr %1195, align 32
  %1198 = add nsw i64 %1163, 1
  %1199 = icmp eq i64 %1198, %945
  br i1 %1199, label %1091, label %1162

1200:
  %1201 = phi <4 x double> [ %1025, %1049 ], [ %1025, %1038 ], [ %1159, %1154 ]
  %1202 = load ptr, ptr %24, align 8
  br label %1212

1203:
  %1204 = phi i64 [ %1210, %1203 ], [ 0, %940 ]
  %1205 = phi <4 x double> [ %1209, %1203 ], [ zeroinitializer, %940 ]
  %1206 = getelementptr inbounds <4 x double>, ptr %141, i64 %1204
  %1207 = load <4 x double>, ptr %1206, align 32
  %1208 = fmul contract <4 x double> %1207, zeroinitializer
  %1209 = fadd contract <4 x double> %1205, %1208
  %1210 = add nsw i64 %1204, 1
  %1211 = icmp eq i64 %1210, %942
  br i1 %1211, label %943, label %1203

1212:
  %1213 = phi i64 [ 0, %1200 ], [ %1254, %1251 ]
  %1214 = phi <4 x double> [ %922, %1200 ], [ %1253, %1251 ]
  %1215 = phi i32 [ %932, %1200 ], [ %1252, %1251 ]
  %1216 = add nsw i64 %1213, 16
  %1217 = getelementptr inbounds i64, ptr %1202, i64 %1216
  %1218 = load i64, ptr %1217, align 8
  %1219 = icmp eq i64 %1218, 0
  br i1 %1219, label %1251, label %1220

1220:
  %1221 = trunc i64 %1213 to i32
  %1222 = extractelement <4 x double> %944, i32 %1221
  %1223 = fcmp contract une double %1222, 0.000000e+00
  br i1 %1223, label %1224, label %1227

1224:
  %1225 = insertelement <4 x double> %1214, double 0x7FF8000000000000, i32 %1221
  %1226 = extractelement <4 x double> %1201, i32 %1221
  br label %1233

1227:
  %1228 = extractelement <4 x double> %1201, i32 %1221
  %1229 = extractelement <4 x double> %1214, i32 %1221
  %1230 = fcmp contract ogt double %1228, %1229
  br i1 %1230, label %1231, label %1233

1231:
  %1232 = insertelement <4 x double> %1214, double %1228, i32 %1221
  br label %1233

1233:
  %1234 = phi double [ %1228, %1227 ], [ %1228, %1231 ], [ %1226, %1224 ]
  %1235 = phi <4 x double> [ %1214, %1227 ], [ %1232, %1231 ], [ %1225, %1224 ]
  %1236 = extractelement <4 x double> %1235, i32 %1221
  %1237 = fcmp contract ole double %1236, 1.000000e+00
  %1238 = zext i1 %1237 to i64
  store i64 %1238, ptr %1217, align 8
  %1239 = fcmp contract ogt double %1234, 1.000000e+00
  %1240 = add nsw i64 %1213, 20
  br i1 %1239, label %1241, label %1245

1241:
  %1242 = getelementptr inbounds i64, ptr %1202, i64 %1240
  %1243 = load i64, ptr %1242, align 8
  %1244 = add nsw i64 %1243, 1
  br label %1245

1245:
  %1246 = phi i64 [ %1244, %1241 ], [ 0, %1233 ]
  %1247 = getelementptr inbounds i64, ptr %1202, i64 %1240
  store i64 %1246, ptr %1247, align 8
  %1248 = xor i1 %1237, true
  %1249 = sext i1 %1248 to i32
  %1250 = add i32 %1215, %1249
  br label %1251

1251:
  %1252 = phi i32 [ %1250, %1245 ], [ %1215, %1212 ]
  %1253 = phi <4 x double> [ %1235, %1245 ], [ %1214, %1212 ]
  %1254 = add nsw i64 %1213, 1
  %1255 = icmp eq i64 %1254, 4
  br i1 %1255, label %1256, label %1212

1256:
  %1257 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %1253, ptr %1257, align 32
  %1258 = icmp eq i32 %1252, 0
  br i1 %1258, label %1504, label %1259

1259:
  %1260 = load i64, ptr %43, align 8
  %1261 = icmp eq i64 %1260, 0
  br i1 %1261, label %1504, label %1262

1262:
  %1263 = load i64, ptr %28, align 8
  %1264 = load ptr, ptr %29, align 8
  %1265 = load ptr, ptr %30, align 8
  %1266 = load ptr, ptr %44, align 8
  %1267 = load ptr, ptr %23, align 8
  %1268 = getelementptr inbounds <4 x double>, ptr %1267, i64 2
  %1269 = load <4 x double>, ptr %1268, align 32
  store <4 x double> %1269, ptr %3, align 32
  %1270 = getelementptr inbounds <4 x double>, ptr %1267, i64 3
  %1271 = load <4 x double>, ptr %1270, align 32
  %1272 = icmp sgt i64 %1260, 0
  br i1 %1272, label %1273, label %1275

1273:
  %1274 = load ptr, ptr %45, align 8
  br label %1292

1275:
  %1276 = phi i32 [ 0, %1262 ], [ %1299, %1292 ]
  %1277 = load ptr, ptr %46, align 8
  %1278 = load ptr, ptr %31, align 8
  %1279 = load ptr, ptr %47, align 8
  %1280 = load ptr, ptr %33, align 8
  call void %1277(ptr %3, ptr %1265, ptr %1278, ptr %1279, ptr %1280)
  %1281 = icmp eq i32 %1276, 0
  br i1 %1281, label %1344, label %1282

1282:
  %1283 = icmp sgt i64 %1263, 0
  br i1 %1283, label %1286, label %1284

1284:
  %1285 = fmul contract <4 x double> %1271, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1302

1286:
  %1287 = mul nsw i64 %1263, 20
  %1288 = fcmp contract ogt <4 x double> %1271, zeroinitializer
  %1289 = select <4 x i1> %1288, <4 x double> %1271, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1290 = fmul contract <4 x double> %1271, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1291 = fmul contract <4 x double> %1271, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1311

1292:
  %1293 = phi i32 [ 0, %1273 ], [ %1299, %1292 ]
  %1294 = phi i64 [ 0, %1273 ], [ %1300, %1292 ]
  %1295 = getelementptr inbounds i64, ptr %1274, i64 %1294
  %1296 = load i64, ptr %1295, align 8
  %1297 = icmp ne i64 %1296, 0
  %1298 = zext i1 %1297 to i32
  %1299 = or i32 %1293, %1298
  %1300 = add nsw i64 %1294, 1
  %1301 = icmp eq i64 %1300, %1260
  br i1 %1301, label %1275, label %1292

1302:
  %1303 = phi <4 x double> [ %1285, %1284 ], [ %1290, %1311 ]
  %1304 = load <4 x double>, ptr %1267, align 32
  %1305 = fadd contract <4 x double> %1303, %1304
  store <4 x double> %1305, ptr %4, align 32
  %1306 = load ptr, ptr %46, align 8
  %1307 = load ptr, ptr %44, align 8
  %1308 = load ptr, ptr %31, align 8
  %1309 = load ptr, ptr %48, align 8
  %1310 = load ptr, ptr %33, align 8
  call void %1306(ptr %4, ptr %1307, ptr %1308, ptr %1309, ptr %1310)
  br label %1344

1311:
  %1312 = phi i64 [ 0, %1286 ], [ %1342, %1311 ]
  %1313 = add nsw i64 %1312, %1287
  %1314 = getelementptr inbounds <4 x double>, ptr %1264, i64 %1313
  %1315 = load <4 x double>, ptr %1314, align 32
  %1316 = getelementptr inbounds <4 x double>, ptr %1264, i64 %1312
  %1317 = load <4 x double>, ptr %1316, align 32
  %1318 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1312
  %1319 = load <4 x double>, ptr %1318, align 32
  %1320 = fsub contract <4 x double> %1319, %1315
  %1321 = fmul contract <4 x double> %1315, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1322 = fmul contract <4 x double> %1290, %1317
  %1323 = fadd contract <4 x double> %1321, %1322
  %1324 = fmul contract <4 x double> %1323, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1325 = fmul contract <4 x double> %1319, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1326 = add nsw i64 %1312, %1263
  %1327 = getelementptr inbounds <4 x double>, ptr %1265, i64 %1326
  %1328 = load <4 x double>, ptr %1327, align 32
  %1329 = fmul contract <4 x double> %1291, %1328
  %1330 = fsub contract <4 x double> %1325, %1329
  %1331 = fmul contract <4 x double> %1330, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1332 = fadd contract <4 x double> %1324, %1331
  %1333 = getelementptr inbounds <4 x double>, ptr %1266, i64 %1312
  store <4 x double> %1332, ptr %1333, align 32
  %1334 = fmul contract <4 x double> %1320, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1335 = fdiv contract <4 x double> %1334, %1289
  %1336 = fmul contract <4 x double> %1317, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1337 = fsub contract <4 x double> %1335, %1336
  %1338 = load <4 x double>, ptr %1327, align 32
  %1339 = fmul contract <4 x double> %1338, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1340 = fsub contract <4 x double> %1337, %1339
  %1341 = getelementptr inbounds <4 x double>, ptr %1266, i64 %1326
  store <4 x double> %1340, ptr %1341, align 32
  %1342 = add nsw i64 %1312, 1
  %1343 = icmp eq i64 %1342, %1263
  br i1 %1343, label %1302, label %1311

1344:
  %1345 = shl i64 %1263, 2
  %1346 = icmp sgt i64 %1263, 0
  %1347 = mul nsw i64 %1263, 17
  %1348 = getelementptr inbounds <4 x double>, ptr %1264, i64 %1347
  %1349 = mul nsw i64 %1263, 20
  %1350 = getelementptr inbounds <4 x double>, ptr %1264, i64 %1349
  %1351 = shl nsw i64 %1263, 1
  %1352 = or i64 %1351, 1
  %1353 = shl i64 %1260, 1
  %1354 = call i64 @llvm.smax.i64(i64 %1353, i64 1)
  br label %1355

1355:
  %1356 = phi i64 [ 0, %1344 ], [ %1501, %1500 ]
  %1357 = load ptr, ptr %24, align 8
  %1358 = trunc i64 %1356 to i32
  %1359 = and i64 %1356, 4294967279
  %1360 = or i64 %1359, 16
  %1361 = getelementptr inbounds i64, ptr %1357, i64 %1360
  %1362 = load i64, ptr %1361, align 8
  %1363 = icmp eq i64 %1362, 0
  br i1 %1363, label %1500, label %1364

1364:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1358)
  %1365 = load ptr, ptr %50, align 8
  %1366 = getelementptr inbounds i64, ptr %1365, i64 1
  %1367 = load i64, ptr %1366, align 8
  %1368 = load i64, ptr %51, align 8
  %1369 = icmp slt i64 %1367, %1368
  br i1 %1369, label %1370, label %1376

1370:
  %1371 = load ptr, ptr %52, align 8
  %1372 = getelementptr inbounds double, ptr %1371, i64 %1367
  %1373 = load double, ptr %1372, align 8
  %1374 = load double, ptr %53, align 8
  %1375 = fcmp contract ugt double %1373, %1374
  br i1 %1375, label %1376, label %1380

1376:
  %1377 = load double, ptr %54, align 8
  %1378 = call fastcc i32 @suspicious(ptr %49, i64 %1260, double %1377)
  %1379 = icmp eq i32 %1378, 0
  br i1 %1379, label %1460, label %1380

1380:
  %1381 = load ptr, ptr %29, align 8
  %1382 = load ptr, ptr %55, align 8
  %1383 = load i64, ptr %56, align 8
  br label %1437

1384:
  %1385 = mul nsw i64 %1383, 17
  %1386 = getelementptr inbounds double, ptr %1382, i64 %1385
  br label %1387

1387:
  %1388 = phi i64 [ %1394, %1387 ], [ 0, %1384 ]
  %1389 = shl nsw i64 %1388, 2
  %1390 = add nsw i64 %1389, %1356
  %1391 = getelementptr inbounds double, ptr %1348, i64 %1390
  %1392 = load double, ptr %1391, align 8
  %1393 = getelementptr inbounds double, ptr %1386, i64 %1388
  store double %1392, ptr %1393, align 8
  %1394 = add nsw i64 %1388, 1
  %1395 = icmp eq i64 %1394, %1263
  br i1 %1395, label %1396, label %1387

1396:
  %1397 = mul nsw i64 %1383, 20
  %1398 = getelementptr inbounds double, ptr %1382, i64 %1397
  br label %1399

1399:
  %1400 = phi i64 [ 0, %1396 ], [ %1406, %1399 ]
  %1401 = shl nsw i64 %1400, 2
  %1402 = add nsw i64 %1401, %1356
  %1403 = getelementptr inbounds double, ptr %1350, i64 %1402
  %1404 = load double, ptr %1403, align 8
  %1405 = getelementptr inbounds double, ptr %1398, i64 %1400
  store double %1404, ptr %1405, align 8
  %1406 = add nsw i64 %1400, 1
  %1407 = icmp eq i64 %1406, %1263
  br i1 %1407, label %1408, label %1399

1408:
  %1409 = load ptr, ptr %30, align 8
  %1410 = load i64, ptr %57, align 8
  %1411 = add nsw i64 %1410, %1352
  %1412 = load ptr, ptr %58, align 8
  %1413 = icmp sgt i64 %1411, 0
  br i1 %1413, label %1414, label %1423

1414:
  %1415 = phi i64 [ %1421, %1414 ], [ 0, %1408 ]
  %1416 = shl nsw i64 %1415, 2
  %1417 = add nsw i64 %1416, %1356
  %1418 = getelementptr inbounds double, ptr %1409, i64 %1417
  %1419 = load double, ptr %1418, align 8
  %1420 = getelementptr inbounds double, ptr %1412, i64 %1415
  store double %1419, ptr %1420, align 8
  %1421 = add nsw i64 %1415, 1
  %1422 = icmp eq i64 %1421, %1411
  br i1 %1422, label %1423, label %1414

1423:
  %1424 = load ptr, ptr %31, align 8
  %1425 = load i64, ptr %59, align 8
  %1426 = load ptr, ptr %60, align 8
  %1427 = icmp sgt i64 %1425, 0
  br i1 %1427, label %1428, label %1460

1428:
  %1429 = phi i64 [ %1435, %1428 ], [ 0, %1423 ]
  %1430 = shl nsw i64 %1429, 2
  %1431 = add nsw i64 %1430, %1356
  %1432 = getelementptr inbounds double, ptr %1424, i64 %1431
  %1433 = load double, ptr %1432, align 8
  %1434 = getelementptr inbounds double, ptr %1426, i64 %1429
  store double %1433, ptr %1434, align 8
  %1435 = add nsw i64 %1429, 1
  %1436 = icmp eq i64 %1435, %1425
  br i1 %1436, label %1460, label %1428

1437:
  %1438 = phi i64 [ 0, %1380 ], [ %1459, %1458 ]
  %1439 = mul i64 %1345, %1438
  %1440 = getelementptr inbounds double, ptr %1381, i64 %1439
  %1441 = mul nsw i64 %1438, %1383
  %1442 = getelementptr inbounds double, ptr %1382, i64 %1441
  br i1 %1346, label %1443, label %1455

1443:
  %1444 = phi i64 [ %1450, %1443 ], [ 0, %1437 ]
  %1445 = shl nsw i64 %1444, 2
  %1446 = add nsw i64 %1445, %1356
  %1447 = getelementptr inbounds double, ptr %1440, i64 %1446
  %1448 = load double, ptr %1447, align 8
  %1449 = getelementptr inbounds double, ptr %1442, i64 %1444
  store double %1448, ptr %1449, align 8
  %1450 = add nsw i64 %1444, 1
  %1451 = icmp eq i64 %1450, %1263
  br i1 %1451, label %1452, label %1443

1452:
  %1453 = add nsw i64 %1438, 1
  %1454 = icmp eq i64 %1453, 12
  br i1 %1454, label %1384, label %1458

1455:
  %1456 = add nsw i64 %1438, 1
  %1457 = icmp eq i64 %1456, 12
  br i1 %1457, label %1408, label %1458

1458:
  %1459 = phi i64 [ %1453, %1452 ], [ %1456, %1455 ]
  br label %1437

1460:
  %1461 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1462 = fcmp contract olt double %1461, 1.000000e+00
  br i1 %1462, label %1463, label %1485

1463:
  %1464 = load double, ptr %61, align 8
  %1465 = load double, ptr %54, align 8
  %1466 = fmul contract double %1461, %1465
  %1467 = fadd contract double %1464, %1466
  %1468 = load <4 x double>, ptr %1268, align 32
  %1469 = insertelement <4 x double> %1468, double %1467, i32 %1358
  store <4 x double> %1469, ptr %1268, align 32
  %1470 = load i64, ptr %57, align 8
  %1471 = add nsw i64 %1470, %1352
  %1472 = icmp sgt i64 %1471, 0
  br i1 %1472, label %1473, label %1485

1473:
  %1474 = load ptr, ptr %62, align 8
  %1475 = load ptr, ptr %30, align 8
  br label %1476

1476:
  %1477 = phi i64 [ 0, %1473 ], [ %1483, %1476 ]
  %1478 = getelementptr inbounds double, ptr %1474, i64 %1477
  %1479 = load double, ptr %1478, align 8
  %1480 = shl nsw i64 %1477, 2
  %1481 = add nsw i64 %1480, %1356
  %1482 = getelementptr inbounds double, ptr %1475, i64 %1481
  store double %1479, ptr %1482, align 8
  %1483 = add nsw i64 %1477, 1
  %1484 = icmp eq i64 %1483, %1471
  br i1 %1484, label %1485, label %1476

1485:
  br i1 %1272, label %1486, label %1489

1486:
  %1487 = load ptr, ptr %63, align 8
  %1488 = load ptr, ptr %64, align 8
  br label %1491

1489:
  %1490 = load ptr, ptr %50, align 8
  store i64 0, ptr %1490, align 8
  br label %1500

1491:
  %1492 = phi i64 [ 0, %1486 ], [ %1498, %1491 ]
  %1493 = getelementptr inbounds double, ptr %1487, i64 %1492
  %1494 = load double, ptr %1493, align 8
  %1495 = shl nsw i64 %1492, 2
  %1496 = add nsw i64 %1495, %1356
  %1497 = getelementptr inbounds double, ptr %1488, i64 %1496
  store double %1494, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1354
  br i1 %1499, label %1489, label %1491

1500:
  %1501 = add nsw i64 %1356, 1
  %1502 = icmp eq i64 %1501, 4
  br i1 %1502, label %1503, label %1355

1503:
  br label %1504

1504:
  %1505 = load i64, ptr %28, align 8
  %1506 = load ptr, ptr %29, align 8
  %1507 = load ptr, ptr %30, align 8
  %1508 = load ptr, ptr %24, align 8
  %1509 = getelementptr inbounds i64, ptr %1508, i64 16
  %1510 = load <4 x i64>, ptr %1509, align 32
  %1511 = icmp ne <4 x i64> %1510, zeroinitializer
  %1512 = sext <4 x i1> %1511 to <4 x i64>
  %1513 = icmp sgt i64 %1505, 0
  %1514 = mul nsw i64 %1505, 20
  br i1 %1513, label %1515, label %1527

1515:
  %1516 = phi i64 [ %1525, %1515 ], [ 0, %1504 ]
  %1517 = getelementptr inbounds <4 x double>, ptr %1507, i64 %1516
  %1518 = load <4 x i64>, ptr %1517, align 32
  %1519 = and <4 x i64> %1518, %1512
  %1520 = add nsw i64 %1516, %1514
  %1521 = getelementptr inbounds <4 x double>, ptr %1506, i64 %1520
  %1522 = load <4 x i64>, ptr %1521, align 32
  %1523 = select <4 x i1> %1511, <4 x i64> zeroinitializer, <4 x i64> %1522
  %1524 = or <4 x i64> %1523, %1519
  store <4 x i64> %1524, ptr %1521, align 32
  %1525 = add nsw i64 %1516, 1
  %1526 = icmp eq i64 %1525, %1505
  br i1 %1526, label %1565, label %1515

1527:
  %1528 = getelementptr inbounds <4 x double>, ptr %1506, i64 %1514
  %1529 = load i64, ptr %36, align 8
  %1530 = load i64, ptr %38, align 8
  %1531 = load ptr, ptr %37, align 8
  %1532 = icmp slt i64 %1529, %1530
  br i1 %1532, label %1533, label %1561

1533:
  %1534 = phi i64 [ %1545, %1533 ], [ %1529, %1527 ]
  %1535 = phi <4 x double> [ %1544, %1533 ], [ zeroinitializer, %1527 ]
  %1536 = getelementptr inbounds <4 x double>, ptr %1528, i64 %1534
  %1537 = load <4 x i64>, ptr %1536, align 32
  %1538 = and <4 x i64> %1537, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1539 = bitcast <4 x i64> %1538 to <4 x double>
  %1540 = getelementptr inbounds <4 x double>, ptr %1531, i64 %1534
  %1541 = load <4 x double>, ptr %1540, align 32
  %1542 = fmul contract <4 x double> %1541, %1539
  %1543 = fcmp contract ogt <4 x double> %1542, %1535
  %1544 = select <4 x i1> %1543, <4 x double> %1542, <4 x double> %1535
  %1545 = add nsw i64 %1534, 1
  %1546 = icmp eq i64 %1545, %1530
  br i1 %1546, label %1547, label %1533

1547:
  %1548 = phi i64 [ %1559, %1547 ], [ %1529, %1533 ]
  %1549 = phi <4 x double> [ %1558, %1547 ], [ zeroinitializer, %1533 ]
  %1550 = getelementptr inbounds <4 x double>, ptr %1506, i64 %1548
  %1551 = load <4 x i64>, ptr %1550, align 32
  %1552 = and <4 x i64> %1551, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1553 = bitcast <4 x i64> %1552 to <4 x double>
  %1554 = getelementptr inbounds <4 x double>, ptr %1531, i64 %1548
  %1555 = load <4 x double>, ptr %1554, align 32
  %1556 = fmul contract <4 x double> %1555, %1553
  %1557 = fcmp contract ogt <4 x double> %1556, %1549
  %1558 = select <4 x i1> %1557, <4 x double> %1556, <4 x double> %1549
  %1559 = add nsw i64 %1548, 1
  %1560 = icmp eq i64 %1559, %1530
  br i1 %1560, label %1561, label %1547

1561:
  %1562 = phi <4 x double> [ zeroinitializer, %1527 ], [ %1544, %1547 ]
  %1563 = phi <4 x double> [ zeroinitializer, %1527 ], [ %1558, %1547 ]
  %1564 = shl nsw i64 %1505, 3
  br label %1577

1565:
  %1566 = phi i64 [ %1575, %1565 ], [ 0, %1515 ]
  %1567 = add nsw i64 %1566, %1505
  %1568 = getelementptr inbounds <4 x double>, ptr %1507, i64 %1567
  %1569 = load <4 x i64>, ptr %1568, align 32
  %1570 = and <4 x i64> %1569, %1512
  %1571 = getelementptr inbounds <4 x double>, ptr %1506, i64 %1566
  %1572 = load <4 x i64>, ptr %1571, align 32
  %1573 = select <4 x i1> %1511, <4 x i64> zeroinitializer, <4 x i64> %1572
  %1574 = or <4 x i64> %1573, %1570
  store <4 x i64> %1574, ptr %1571, align 32
  %1575 = add nsw i64 %1566, 1
  %1576 = icmp eq i64 %1575, %1505
  br i1 %1576, label %1527, label %1565

1577:
  %1578 = phi i64 [ 0, %1561 ], [ %1730, %1729 ]
  %1579 = load ptr, ptr %23, align 8
  %1580 = getelementptr inbounds double, ptr %1579, i64 %1578
  %1581 = load ptr, ptr %24, align 8
  %1582 = getelementptr inbounds i64, ptr %1581, i64 %1578
  %1583 = load i64, ptr %1582, align 8
  %1584 = icmp slt i64 %1583, 0
  br i1 %1584, label %1729, label %1585

1585:
  %1586 = getelementptr inbounds double, ptr %1580, i64 12
  %1587 = load double, ptr %1586, align 8
  %1588 = getelementptr inbounds double, ptr %1580, i64 16
  %1589 = load double, ptr %1588, align 8
  %1590 = getelementptr inbounds i64, ptr %1582, i64 16
  %1591 = load i64, ptr %1590, align 8
  %1592 = icmp eq i64 %1591, 0
  br i1 %1592, label %1593, label %1615

1593:
  %1594 = getelementptr inbounds i64, ptr %1582, i64 12
  store i64 1, ptr %1594, align 8
  %1595 = fcmp contract olt double %1589, 0x7FF0000000000000
  br i1 %1595, label %1596, label %1609

1596:
  %1597 = fcmp contract oeq double %1589, 0.000000e+00
  br i1 %1597, label %1605, label %1598

1598:
  %1599 = call contract double @llvm.sqrt.f64(double %1589)
  %1600 = call contract double @llvm.sqrt.f64(double %1599)
  %1601 = call contract double @llvm.sqrt.f64(double %1600)
  %1602 = fdiv contract double 8.500000e-01, %1601
  %1603 = call contract double @llvm.maxnum.f64(double %1602, double 0x3FD5555555555555)
  %1604 = call contract double @llvm.minnum.f64(double %1603, double 6.000000e+00)
  br label %1605

1605:
  %1606 = phi double [ %1604, %1598 ], [ 6.000000e+00, %1596 ]
  %1607 = fmul contract double %1587, %1606
  %1608 = getelementptr inbounds double, ptr %1580, i64 4
  store double %1607, ptr %1608, align 8
  br label %1729

1609:
  %1610 = fmul contract double %1587, 1.000000e-01
  %1611 = getelementptr inbounds double, ptr %1580, i64 4
  store double %1610, ptr %1611, align 8
  %1612 = getelementptr inbounds i64, ptr %1582, i64 8
  %1613 = load i64, ptr %1612, align 8
  %1614 = add nsw i64 %1613, 1
  store i64 %1614, ptr %1612, align 8
  br label %1729

1615:
  %1616 = fcmp contract oeq double %1589, 0.000000e+00
  br i1 %1616, label %1624, label %1617

1617:
  %1618 = call contract double @llvm.sqrt.f64(double %1589)
  %1619 = call contract double @llvm.sqrt.f64(double %1618)
  %1620 = call contract double @llvm.sqrt.f64(double %1619)
  %1621 = fdiv contract double 8.500000e-01, %1620
  %1622 = call contract double @llvm.maxnum.f64(double %1621, double 0x3FD5555555555555)
  %1623 = call contract double @llvm.minnum.f64(double %1622, double 6.000000e+00)
  br label %1624

1624:
  %1625 = phi double [ %1623, %1617 ], [ 6.000000e+00, %1615 ]
  %1626 = getelementptr inbounds i64, ptr %1582, i64 12
  %1627 = load i64, ptr %1626, align 8
  %1628 = icmp eq i64 %1627, 0
  %1629 = call contract double @llvm.minnum.f64(double %1625, double 1.000000e+00)
  %1630 = select i1 %1628, double %1625, double %1629
  %1631 = getelementptr inbounds double, ptr %1580, i64 8
  %1632 = load double, ptr %1631, align 8
  %1633 = load double, ptr %25, align 8
  %1634 = fcmp contract oeq double %1632, %1633
  br i1 %1634, label %1635, label %1638

1635:
  %1636 = getelementptr inbounds double, ptr %1580, i64 4
  %1637 = load double, ptr %1636, align 8
  br label %1638

1638:
  %1639 = phi contract double [ %1637, %1635 ], [ 0.000000e+00, %1624 ]
  %1640 = fmul contract double %1587, %1630
  %1641 = call contract double @llvm.maxnum.f64(double %1640, double %1639)
  %1642 = getelementptr inbounds double, ptr %1580, i64 4
  store double %1641, ptr %1642, align 8
  %1643 = getelementptr inbounds i64, ptr %1582, i64 20
  store i64 0, ptr %1643, align 8
  %1644 = getelementptr inbounds i64, ptr %1582, i64 8
  store i64 0, ptr %1644, align 8
  store i64 0, ptr %1626, align 8
  %1645 = getelementptr inbounds i64, ptr %1582, i64 4
  %1646 = load i64, ptr %1645, align 8
  %1647 = add nsw i64 %1646, 1
  store i64 %1647, ptr %1645, align 8
  %1648 = getelementptr inbounds double, ptr %1580, i64 24
  %1649 = load double, ptr %1648, align 8
  %1650 = fadd contract double %1649, 1.000000e+00
  store double %1650, ptr %1648, align 8
  store double %1632, ptr %1580, align 8
  %1651 = trunc i64 %1578 to i32
  %1652 = extractelement <4 x double> %1562, i32 %1651
  %1653 = getelementptr inbounds double, ptr %1580, i64 28
  store double %1652, ptr %1653, align 8
  %1654 = load i64, ptr %38, align 8
  %1655 = icmp eq i64 %1654, 0
  br i1 %1655, label %1668, label %1656

1656:
  %1657 = extractelement <4 x double> %1563, i32 %1651
  %1658 = load ptr, ptr %31, align 8
  %1659 = load i64, ptr %39, align 8
  %1660 = add nsw i64 %1659, %1654
  %1661 = load i64, ptr %40, align 8
  %1662 = sub i64 %1660, %1661
  %1663 = shl nsw i64 %1662, 2
  %1664 = or i64 %1663, %1578
  %1665 = getelementptr inbounds double, ptr %1658, i64 %1664
  %1666 = load double, ptr %1665, align 8
  %1667 = fadd contract double %1657, %1666
  br label %1668

1668:
  %1669 = phi contract double [ %1667, %1656 ], [ 0.000000e+00, %1638 ]
  %1670 = getelementptr inbounds double, ptr %1580, i64 32
  store double %1669, ptr %1670, align 8
  %1671 = load i64, ptr %65, align 8
  %1672 = icmp sgt i64 %1671, 0
  br i1 %1672, label %1675, label %1673

1673:
  %1674 = load ptr, ptr %30, align 8
  br label %1696

1675:
  %1676 = load i64, ptr %66, align 8
  %1677 = load i64, ptr %28, align 8
  %1678 = load ptr, ptr %30, align 8
  %1679 = shl nsw i64 %1677, 1
  %1680 = or i64 %1679, 1
  %1681 = load ptr, ptr %31, align 8
  %1682 = sub i64 %1676, %1671
  br label %1683

1683:
  %1684 = phi i64 [ 0, %1675 ], [ %1694, %1683 ]
  %1685 = add nsw i64 %1680, %1684
  %1686 = shl nsw i64 %1685, 2
  %1687 = add nsw i64 %1686, %1578
  %1688 = getelementptr inbounds double, ptr %1678, i64 %1687
  %1689 = load double, ptr %1688, align 8
  %1690 = add nsw i64 %1682, %1684
  %1691 = shl nsw i64 %1690, 2
  %1692 = add nsw i64 %1691, %1578
  %1693 = getelementptr inbounds double, ptr %1681, i64 %1692
  store double %1689, ptr %1693, align 8
  %1694 = add nsw i64 %1684, 1
  %1695 = icmp eq i64 %1694, %1671
  br i1 %1695, label %1696, label %1683

1696:
  %1697 = phi ptr [ %1674, %1673 ], [ %1678, %1683 ]
  %1698 = or i64 %1578, %1564
  %1699 = getelementptr inbounds double, ptr %1697, i64 %1698
  %1700 = load double, ptr %1699, align 8
  %1701 = getelementptr inbounds double, ptr %1580, i64 20
  %1702 = load double, ptr %1701, align 8
  %1703 = fcmp contract ogt double %1700, %1702
  %1704 = fcmp contract uno double %1700, 0.000000e+00
  %1705 = or i1 %1704, %1703
  %1706 = select contract i1 %1705, double %1700, double %1702
  store double %1706, ptr %1701, align 8
  %1707 = load double, ptr %67, align 8
  %1708 = fcmp contract ugt double %1700, %1707
  %1709 = load i64, ptr %43, align 8
  %1710 = icmp eq i64 %1709, 0
  br i1 %1710, label %1726, label %1711

1711:
  %1712 = load ptr, ptr %68, align 8
  %1713 = mul nsw i64 %1578, 5
  %1714 = add nsw i64 %1713, 2
  %1715 = getelementptr inbounds i64, ptr %1712, i64 %1714
  %1716 = load i64, ptr %1715, align 8
  %1717 = icmp sgt i64 %1716, -1
  br i1 %1717, label %1718, label %1726

1718:
  %1719 = load ptr, ptr %69, align 8
  %1720 = shl nsw i64 %1716, 2
  %1721 = getelementptr inbounds i64, ptr %1719, i64 %1720
  %1722 = load i64, ptr %1721, align 8
  %1723 = icmp eq i64 %1722, 8
  %1724 = add nsw i64 %1716, 8
  %1725 = select i1 %1723, i64 %1724, i64 5
  br label %1727

1726:
  br i1 %1708, label %1727, label %1729

1727:
  %1728 = phi i64 [ %1725, %1718 ], [ 4, %1726 ]
  call fastcc void @release_4(ptr %0, i32 %1651, i64 %1728)
  br label %1729

1729:
  %1730 = add nsw i64 %1578, 1
  %1731 = icmp eq i64 %1730, 4
  br i1 %1731, label %1732, label %1577

1732:
  %1733 = phi i32 [ %137, %136 ], [ %72, %1729 ]
  %1734 = add nsw i64 %71, 1
  %1735 = icmp sge i64 %1734, %1
  %1736 = icmp eq i32 %1733, 0
  %1737 = select i1 %1735, i1 true, i1 %1736
  br i1 %1737, label %1738, label %70

1738:
  %1739 = phi i1 [ %19, %2 ], [ %1735, %1732 ]
  %1740 = zext i1 %1739 to i64
  ret i64 %1740
}

define internal fastcc i32 @fill_4(ptr %0) {
  %2 = alloca <4 x double>, align 32
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %18 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %23

21:
  %22 = icmp eq i64 %122, 0
  br i1 %22, label %770, label %128

23:
  %24 = phi i64 [ 0, %1 ], [ %126, %120 ]
  %25 = phi i32 [ 0, %1 ], [ %125, %120 ]
  %26 = phi i64 [ 0, %1 ], [ %122, %120 ]
  %27 = getelementptr inbounds i64, ptr %5, i64 %24
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %30, label %120

30:
  %31 = load ptr, ptr %6, align 8
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %7, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %120

35:
  %36 = add nsw i64 %32, 1
  store i64 %36, ptr %31, align 8
  %37 = load i64, ptr %8, align 8
  %38 = load i64, ptr %9, align 8
  %39 = icmp sgt i64 %37, 0
  br i1 %39, label %40, label %45

40:
  %41 = load ptr, ptr %10, align 8
  %42 = mul nsw i64 %37, %32
  %43 = load ptr, ptr %11, align 8
  %44 = mul nsw i64 %37, 20
  br label %51

45:
  %46 = icmp sgt i64 %38, 0
  br i1 %46, label %47, label %62

47:
  %48 = load ptr, ptr %12, align 8
  %49 = mul nsw i64 %38, %32
  %50 = load ptr, ptr %13, align 8
  br label %71

51:
  %52 = phi i64 [ 0, %40 ], [ %60, %51 ]
  %53 = add nsw i64 %52, %42
  %54 = getelementptr inbounds double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = add nsw i64 %52, %44
  %57 = shl nsw i64 %56, 2
  %58 = add nsw i64 %57, %24
  %59 = getelementptr inbounds double, ptr %43, i64 %58
  store double %55, ptr %59, align 8
  %60 = add nsw i64 %52, 1
  %61 = icmp eq i64 %60, %37
  br i1 %61, label %45, label %51

62:
  %63 = load i64, ptr %14, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %81

65:
  %66 = load ptr, ptr %13, align 8
  %67 = load i64, ptr %15, align 8
  %68 = load i64, ptr %16, align 8
  %69 = load ptr, ptr %18, align 8
  %70 = trunc i64 %24 to i32
  br label %83

71:
  %72 = phi i64 [ 0, %47 ], [ %79, %71 ]
  %73 = add nsw i64 %72, %49
  %74 = getelementptr inbounds double, ptr %48, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = shl nsw i64 %72, 2
  %77 = add nsw i64 %76, %24
  %78 = getelementptr inbounds double, ptr %50, i64 %77
  store double %75, ptr %78, align 8
  %79 = add nsw i64 %72, 1
  %80 = icmp eq i64 %79, %38
  br i1 %80, label %62, label %71

81:
  %82 = load ptr, ptr %19, align 8
  br label %101

83:
  %84 = phi i64 [ 0, %65 ], [ %99, %89 ]
  %85 = icmp sgt i64 %68, %84
  br i1 %85, label %89, label %86

86:
  %87 = load i64, ptr %17, align 8
  %88 = sub nsw i64 %84, %87
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ %84, %83 ]
  %91 = add nsw i64 %90, %67
  %92 = getelementptr inbounds <4 x double>, ptr %66, i64 %91
  %93 = load <4 x double>, ptr %92, align 32
  %94 = extractelement <4 x double> %93, i32 %70
  %95 = fdiv contract double 1.000000e+00, %94
  %96 = shl nsw i64 %84, 2
  %97 = add nsw i64 %96, %24
  %98 = getelementptr inbounds double, ptr %69, i64 %97
  store double %95, ptr %98, align 8
  %99 = add nsw i64 %84, 1
  %100 = icmp eq i64 %99, %63
  br i1 %100, label %81, label %83

101:
  %102 = phi i64 [ 0, %81 ], [ %106, %101 ]
  %103 = shl nsw i64 %102, 2
  %104 = add nsw i64 %103, %24
  %105 = getelementptr inbounds double, ptr %82, i64 %104
  store double 0.000000e+00, ptr %105, align 8
  %106 = add nsw i64 %102, 1
  %107 = icmp eq i64 %106, 9
  br i1 %107, label %108, label %101

108:
  %109 = phi i64 [ %113, %108 ], [ 0, %101 ]
  %110 = shl nsw i64 %109, 2
  %111 = add nsw i64 %110, %24
  %112 = getelementptr inbounds i64, ptr %5, i64 %111
  store i64 0, ptr %112, align 8
  %113 = add nsw i64 %109, 1
  %114 = icmp eq i64 %113, 6
  br i1 %114, label %115, label %108

115:
  %116 = load double, ptr %20, align 8
  %117 = getelementptr inbounds double, ptr %82, i64 %24
  store double %116, ptr %117, align 8
  store i64 %32, ptr %27, align 8
  %118 = shl i64 1, %24
  %119 = or i64 %118, %26
  br label %120

120:
  %121 = phi i64 [ %32, %115 ], [ %28, %30 ], [ %28, %23 ]
  %122 = phi i64 [ %119, %115 ], [ %26, %30 ], [ %26, %23 ]
  %123 = icmp sgt i64 %121, -1
  %124 = zext i1 %123 to i32
  %125 = or i32 %25, %124
  %126 = add nsw i64 %24, 1
  %127 = icmp eq i64 %126, 4
  br i1 %127, label %21, label %23

128:
  %129 = load i64, ptr %8, align 8
  %130 = load ptr, ptr %11, align 8
  %131 = mul nsw i64 %129, 20
  %132 = getelementptr inbounds <4 x double>, ptr %130, i64 %131
  %133 = shl nsw i64 %129, 4
  %134 = load ptr, ptr %19, align 8
  %135 = load <4 x double>, ptr %134, align 32
  store <4 x double> %135, ptr %2, align 32
  %136 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8
  %138 = load ptr, ptr %13, align 8
  %139 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %142 = load ptr, ptr %141, align 8
  call void %137(ptr %2, ptr %132, ptr %138, ptr %140, ptr %142)
  %143 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %144 = shl nsw i64 %129, 3
  br label %190

145:
  %146 = mul nsw i64 %129, 18
  %147 = getelementptr inbounds <4 x double>, ptr %130, i64 %129
  %148 = getelementptr inbounds <4 x double>, ptr %130, i64 %133
  %149 = getelementptr inbounds <4 x double>, ptr %130, i64 %146
  %150 = load ptr, ptr %0, align 8
  %151 = load ptr, ptr %13, align 8
  %152 = load ptr, ptr %141, align 8
  call void %150(ptr %2, ptr %132, ptr %151, ptr %147, ptr %152)
  %153 = load i64, ptr %16, align 8
  %154 = load i64, ptr %14, align 8
  %155 = load ptr, ptr %18, align 8
  %156 = icmp slt i64 %153, %154
  br i1 %156, label %157, label %185

157:
  %158 = phi i64 [ %169, %157 ], [ %153, %145 ]
  %159 = phi <4 x double> [ %168, %157 ], [ zeroinitializer, %145 ]
  %160 = getelementptr inbounds <4 x double>, ptr %132, i64 %158
  %161 = load <4 x i64>, ptr %160, align 32
  %162 = and <4 x i64> %161, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %163 = bitcast <4 x i64> %162 to <4 x double>
  %164 = getelementptr inbounds <4 x double>, ptr %155, i64 %158
  %165 = load <4 x double>, ptr %164, align 32
  %166 = fmul contract <4 x double> %165, %163
  %167 = fcmp contract ogt <4 x double> %166, %159
  %168 = select <4 x i1> %167, <4 x double> %166, <4 x double> %159
  %169 = add nsw i64 %158, 1
  %170 = icmp eq i64 %169, %154
  br i1 %170, label %171, label %157

171:
  %172 = phi i64 [ %183, %171 ], [ %153, %157 ]
  %173 = phi <4 x double> [ %182, %171 ], [ zeroinitializer, %157 ]
  %174 = getelementptr inbounds <4 x double>, ptr %147, i64 %172
  %175 = load <4 x i64>, ptr %174, align 32
  %176 = and <4 x i64> %175, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %177 = bitcast <4 x i64> %176 to <4 x double>
  %178 = getelementptr inbounds <4 x double>, ptr %155, i64 %172
  %179 = load <4 x double>, ptr %178, align 32
  %180 = fmul contract <4 x double> %179, %177
  %181 = fcmp contract ogt <4 x double> %180, %173
  %182 = select <4 x i1> %181, <4 x double> %180, <4 x double> %173
  %183 = add nsw i64 %172, 1
  %184 = icmp eq i64 %183, %154
  br i1 %184, label %185, label %171

185:
  %186 = phi <4 x double> [ zeroinitializer, %145 ], [ %168, %171 ]
  %187 = phi <4 x double> [ zeroinitializer, %145 ], [ %182, %171 ]
  %188 = icmp eq i64 %154, 0
  %189 = icmp sgt i64 %129, 0
  br label %492

190:
  %191 = phi i64 [ 0, %128 ], [ %230, %229 ]
  %192 = shl nsw i64 1, %191
  %193 = and i64 %192, %122
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %229, label %195

195:
  %196 = load i64, ptr %143, align 8
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %200, label %198

198:
  %199 = load ptr, ptr %139, align 8
  br label %221

200:
  %201 = load i64, ptr %9, align 8
  %202 = load i64, ptr %8, align 8
  %203 = load ptr, ptr %139, align 8
  %204 = shl nsw i64 %202, 1
  %205 = or i64 %204, 1
  %206 = load ptr, ptr %13, align 8
  %207 = sub i64 %201, %196
  br label %208

208:
  %209 = phi i64 [ 0, %200 ], [ %219, %208 ]
  %210 = add nsw i64 %205, %209
  %211 = shl nsw i64 %210, 2
  %212 = add nsw i64 %211, %191
  %213 = getelementptr inbounds double, ptr %203, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = add nsw i64 %207, %209
  %216 = shl nsw i64 %215, 2
  %217 = add nsw i64 %216, %191
  %218 = getelementptr inbounds double, ptr %206, i64 %217
  store double %214, ptr %218, align 8
  %219 = add nsw i64 %209, 1
  %220 = icmp eq i64 %219, %196
  br i1 %220, label %221, label %208

221:
  %222 = phi ptr [ %199, %198 ], [ %203, %208 ]
  %223 = add nsw i64 %191, %144
  %224 = getelementptr inbounds double, ptr %222, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = load ptr, ptr %19, align 8
  %227 = add nsw i64 %191, 20
  %228 = getelementptr inbounds double, ptr %226, i64 %227
  store double %225, ptr %228, align 8
  br label %229

229:
  %230 = add nsw i64 %191, 1
  %231 = icmp eq i64 %230, 4
  br i1 %231, label %145, label %190

232:
  %233 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %234 = load double, ptr %233, align 8
  %235 = load double, ptr %20, align 8
  %236 = fsub contract double %234, %235
  %237 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %238 = load double, ptr %237, align 8
  %239 = call contract double @llvm.minnum.f64(double %238, double %236)
  %240 = load i64, ptr %8, align 8
  %241 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %242 = load i64, ptr %241, align 8
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %294, label %244

244:
  %245 = fmul contract double %239, 1.000000e-03
  %246 = fadd contract double %245, 0.000000e+00
  %247 = insertelement <4 x double> poison, double %246, i64 0
  %248 = bitcast <4 x double> %247 to <4 x i64>
  %249 = and <4 x i64> %248, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %250 = bitcast <4 x i64> %249 to <4 x double>
  %251 = shufflevector <4 x double> %250, <4 x double> poison, <4 x i32> zeroinitializer
  %252 = load ptr, ptr %19, align 8
  %253 = getelementptr inbounds <4 x double>, ptr %252, i64 7
  %254 = load <4 x double>, ptr %253, align 32
  %255 = getelementptr inbounds <4 x double>, ptr %252, i64 8
  %256 = load <4 x double>, ptr %255, align 32
  %257 = fmul contract <4 x double> %251, %256
  %258 = fadd contract <4 x double> %254, %257
  %259 = fmul contract <4 x double> %258, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %260 = load <4 x i64>, ptr %252, align 32
  %261 = and <4 x i64> %260, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %262 = bitcast <4 x i64> %261 to <4 x double>
  %263 = fmul contract <4 x double> %251, %259
  %264 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %265 = load double, ptr %264, align 8
  %266 = fdiv contract double 1.000000e-15, %265
  %267 = insertelement <4 x double> poison, double %266, i64 0
  %268 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> zeroinitializer
  %269 = icmp sgt i64 %153, 0
  br i1 %269, label %270, label %284

270:
  %271 = phi i64 [ %282, %270 ], [ 0, %244 ]
  %272 = phi <4 x double> [ %281, %270 ], [ zeroinitializer, %244 ]
  %273 = getelementptr inbounds <4 x double>, ptr %132, i64 %271
  %274 = load <4 x i64>, ptr %273, align 32
  %275 = and <4 x i64> %274, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %276 = bitcast <4 x i64> %275 to <4 x double>
  %277 = getelementptr inbounds <4 x double>, ptr %155, i64 %271
  %278 = load <4 x double>, ptr %277, align 32
  %279 = fmul contract <4 x double> %278, %276
  %280 = fcmp contract ogt <4 x double> %279, %272
  %281 = select <4 x i1> %280, <4 x double> %279, <4 x double> %272
  %282 = add nsw i64 %271, 1
  %283 = icmp eq i64 %282, %153
  br i1 %283, label %284, label %270

284:
  %285 = phi <4 x double> [ zeroinitializer, %244 ], [ %281, %270 ]
  %286 = fmul contract <4 x double> %254, %262
  %287 = fadd contract <4 x double> %286, %285
  %288 = fmul contract <4 x double> %268, %287
  %289 = fadd contract <4 x double> %263, %288
  %290 = fmul contract <4 x double> %256, %262
  %291 = fadd contract <4 x double> %254, %290
  %292 = fmul contract <4 x double> %268, %291
  %293 = fadd contract <4 x double> %259, %292
  br label %294

294:
  %295 = phi <4 x double> [ %289, %284 ], [ zeroinitializer, %232 ]
  %296 = phi <4 x double> [ %293, %284 ], [ zeroinitializer, %232 ]
  %297 = icmp sgt i64 %240, 0
  br i1 %297, label %298, label %343

298:
  %299 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %300 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %301

301:
  %302 = phi i64 [ 0, %298 ], [ %341, %320 ]
  %303 = load i64, ptr %14, align 8
  %304 = icmp sgt i64 %303, %302
  br i1 %304, label %305, label %320

305:
  %306 = load ptr, ptr %13, align 8
  %307 = load i64, ptr %15, align 8
  %308 = load i64, ptr %16, align 8
  %309 = icmp sgt i64 %308, %302
  br i1 %309, label %313, label %310

310:
  %311 = load i64, ptr %17, align 8
  %312 = sub nsw i64 %302, %311
  br label %313

313:
  %314 = phi <4 x double> [ %295, %305 ], [ %296, %310 ]
  %315 = phi i64 [ %302, %305 ], [ %312, %310 ]
  %316 = add nsw i64 %315, %307
  %317 = getelementptr inbounds <4 x double>, ptr %306, i64 %316
  %318 = load <4 x double>, ptr %317, align 32
  %319 = fmul contract <4 x double> %314, %318
  br label %320

320:
  %321 = phi contract <4 x double> [ %319, %313 ], [ zeroinitializer, %301 ]
  %322 = getelementptr inbounds <4 x double>, ptr %132, i64 %302
  %323 = load <4 x i64>, ptr %322, align 32
  %324 = and <4 x i64> %323, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %325 = bitcast <4 x i64> %324 to <4 x double>
  %326 = load ptr, ptr %299, align 8
  %327 = getelementptr inbounds double, ptr %326, i64 %302
  %328 = load double, ptr %327, align 8
  %329 = insertelement <4 x double> poison, double %328, i64 0
  %330 = shufflevector <4 x double> %329, <4 x double> poison, <4 x i32> zeroinitializer
  %331 = load double, ptr %300, align 8
  %332 = insertelement <4 x double> poison, double %331, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = fadd contract <4 x double> %321, %325
  %335 = fmul contract <4 x double> %334, %333
  %336 = fadd contract <4 x double> %330, %335
  %337 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %336
  %338 = fcmp contract ogt <4 x double> %336, zeroinitializer
  %339 = select <4 x i1> %338, <4 x double> %337, <4 x double> zeroinitializer
  %340 = getelementptr inbounds <4 x double>, ptr %149, i64 %302
  store <4 x double> %339, ptr %340, align 32
  %341 = add nsw i64 %302, 1
  %342 = icmp eq i64 %341, %240
  br i1 %342, label %343, label %301

343:
  br i1 %189, label %344, label %398

344:
  %345 = phi i64 [ %354, %344 ], [ 0, %343 ]
  %346 = phi <4 x double> [ %353, %344 ], [ zeroinitializer, %343 ]
  %347 = getelementptr inbounds <4 x double>, ptr %132, i64 %345
  %348 = load <4 x double>, ptr %347, align 32
  %349 = getelementptr inbounds <4 x double>, ptr %149, i64 %345
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fmul contract <4 x double> %348, %350
  %352 = fmul contract <4 x double> %351, %351
  %353 = fadd contract <4 x double> %346, %352
  %354 = add nsw i64 %345, 4
  %355 = icmp slt i64 %354, %129
  br i1 %355, label %344, label %356

356:
  %357 = icmp sgt i64 %129, 1
  br i1 %357, label %358, label %398

358:
  %359 = phi i64 [ %368, %358 ], [ 1, %356 ]
  %360 = phi <4 x double> [ %367, %358 ], [ zeroinitializer, %356 ]
  %361 = getelementptr inbounds <4 x double>, ptr %132, i64 %359
  %362 = load <4 x double>, ptr %361, align 32
  %363 = getelementptr inbounds <4 x double>, ptr %149, i64 %359
  %364 = load <4 x double>, ptr %363, align 32
  %365 = fmul contract <4 x double> %362, %364
  %366 = fmul contract <4 x double> %365, %365
  %367 = fadd contract <4 x double> %360, %366
  %368 = add nsw i64 %359, 4
  %369 = icmp slt i64 %368, %129
  br i1 %369, label %358, label %370

370:
  %371 = icmp sgt i64 %129, 2
  br i1 %371, label %372, label %398

372:
  %373 = phi i64 [ %382, %372 ], [ 2, %370 ]
  %374 = phi <4 x double> [ %381, %372 ], [ zeroinitializer, %370 ]
  %375 = getelementptr inbounds <4 x double>, ptr %132, i64 %373
  %376 = load <4 x double>, ptr %375, align 32
  %377 = getelementptr inbounds <4 x double>, ptr %149, i64 %373
  %378 = load <4 x double>, ptr %377, align 32
  %379 = fmul contract <4 x double> %376, %378
  %380 = fmul contract <4 x double> %379, %379
  %381 = fadd contract <4 x double> %374, %380
  %382 = add nsw i64 %373, 4
  %383 = icmp slt i64 %382, %129
  br i1 %383, label %372, label %384

384:
  %385 = icmp sgt i64 %129, 3
  br i1 %385, label %386, label %398

386:
  %387 = phi i64 [ %396, %386 ], [ 3, %384 ]
  %388 = phi <4 x double> [ %395, %386 ], [ zeroinitializer, %384 ]
  %389 = getelementptr inbounds <4 x double>, ptr %132, i64 %387
  %390 = load <4 x double>, ptr %389, align 32
  %391 = getelementptr inbounds <4 x double>, ptr %149, i64 %387
  %392 = load <4 x double>, ptr %391, align 32
  %393 = fmul contract <4 x double> %390, %392
  %394 = fmul contract <4 x double> %393, %393
  %395 = fadd contract <4 x double> %388, %394
  %396 = add nsw i64 %387, 4
  %397 = icmp slt i64 %396, %129
  br i1 %397, label %386, label %398

398:
  %399 = phi <4 x double> [ %381, %384 ], [ zeroinitializer, %370 ], [ zeroinitializer, %356 ], [ zeroinitializer, %343 ], [ %381, %386 ]
  %400 = phi <4 x double> [ %353, %384 ], [ %353, %370 ], [ %353, %356 ], [ zeroinitializer, %343 ], [ %353, %386 ]
  %401 = phi <4 x double> [ %367, %384 ], [ %367, %370 ], [ zeroinitializer, %356 ], [ zeroinitializer, %343 ], [ %367, %386 ]
  %402 = phi <4 x double> [ zeroinitializer, %384 ], [ zeroinitializer, %370 ], [ zeroinitializer, %356 ], [ zeroinitializer, %343 ], [ %395, %386 ]
  %403 = fadd contract <4 x double> %400, %401
  %404 = fadd contract <4 x double> %399, %402
  %405 = fadd contract <4 x double> %403, %404
  %406 = sitofp i64 %129 to double
  %407 = insertelement <4 x double> poison, double %406, i64 0
  %408 = shufflevector <4 x double> %407, <4 x double> poison, <4 x i32> zeroinitializer
  %409 = fdiv contract <4 x double> %405, %408
  br label %410

410:
  %411 = phi i32 [ 0, %398 ], [ %416, %410 ]
  %412 = phi <4 x double> [ %409, %398 ], [ %415, %410 ]
  %413 = extractelement <4 x double> %412, i32 %411
  %414 = call contract double @llvm.sqrt.f64(double %413)
  %415 = insertelement <4 x double> %412, double %414, i32 %411
  %416 = add nsw i32 %411, 1
  %417 = icmp eq i32 %416, 4
  br i1 %417, label %418, label %410

418:
  br i1 %189, label %419, label %473

419:
  %420 = phi i64 [ %429, %419 ], [ 0, %418 ]
  %421 = phi <4 x double> [ %428, %419 ], [ zeroinitializer, %418 ]
  %422 = getelementptr inbounds <4 x double>, ptr %130, i64 %420
  %423 = load <4 x double>, ptr %422, align 32
  %424 = getelementptr inbounds <4 x double>, ptr %149, i64 %420
  %425 = load <4 x double>, ptr %424, align 32
  %426 = fmul contract <4 x double> %423, %425
  %427 = fmul contract <4 x double> %426, %426
  %428 = fadd contract <4 x double> %421, %427
  %429 = add nsw i64 %420, 4
  %430 = icmp slt i64 %429, %129
  br i1 %430, label %419, label %431

431:
  %432 = icmp sgt i64 %129, 1
  br i1 %432, label %433, label %473

433:
  %434 = phi i64 [ %443, %433 ], [ 1, %431 ]
  %435 = phi <4 x double> [ %442, %433 ], [ zeroinitializer, %431 ]
  %436 = getelementptr inbounds <4 x double>, ptr %130, i64 %434
  %437 = load <4 x double>, ptr %436, align 32
  %438 = getelementptr inbounds <4 x double>, ptr %149, i64 %434
  %439 = load <4 x double>, ptr %438, align 32
  %440 = fmul contract <4 x double> %437, %439
  %441 = fmul contract <4 x double> %440, %440
  %442 = fadd contract <4 x double> %435, %441
  %443 = add nsw i64 %434, 4
  %444 = icmp slt i64 %443, %129
  br i1 %444, label %433, label %445

445:
  %446 = icmp sgt i64 %129, 2
  br i1 %446, label %447, label %473

447:
  %448 = phi i64 [ %457, %447 ], [ 2, %445 ]
  %449 = phi <4 x double> [ %456, %447 ], [ zeroinitializer, %445 ]
  %450 = getelementptr inbounds <4 x double>, ptr %130, i64 %448
  %451 = load <4 x double>, ptr %450, align 32
  %452 = getelementptr inbounds <4 x double>, ptr %149, i64 %448
  %453 = load <4 x double>, ptr %452, align 32
  %454 = fmul contract <4 x double> %451, %453
  %455 = fmul contract <4 x double> %454, %454
  %456 = fadd contract <4 x double> %449, %455
  %457 = add nsw i64 %448, 4
  %458 = icmp slt i64 %457, %129
  br i1 %458, label %447, label %459

459:
  %460 = icmp sgt i64 %129, 3
  br i1 %460, label %461, label %473

461:
  %462 = phi i64 [ %471, %461 ], [ 3, %459 ]
  %463 = phi <4 x double> [ %470, %461 ], [ zeroinitializer, %459 ]
  %464 = getelementptr inbounds <4 x double>, ptr %130, i64 %462
  %465 = load <4 x double>, ptr %464, align 32
  %466 = getelementptr inbounds <4 x double>, ptr %149, i64 %462
  %467 = load <4 x double>, ptr %466, align 32
  %468 = fmul contract <4 x double> %465, %467
  %469 = fmul contract <4 x double> %468, %468
  %470 = fadd contract <4 x double> %463, %469
  %471 = add nsw i64 %462, 4
  %472 = icmp slt i64 %471, %129
  br i1 %472, label %461, label %473

473:
  %474 = phi <4 x double> [ %456, %459 ], [ zeroinitializer, %445 ], [ zeroinitializer, %431 ], [ zeroinitializer, %418 ], [ %456, %461 ]
  %475 = phi <4 x double> [ %428, %459 ], [ %428, %445 ], [ %428, %431 ], [ zeroinitializer, %418 ], [ %428, %461 ]
  %476 = phi <4 x double> [ %442, %459 ], [ %442, %445 ], [ zeroinitializer, %431 ], [ zeroinitializer, %418 ], [ %442, %461 ]
  %477 = phi <4 x double> [ zeroinitializer, %459 ], [ zeroinitializer, %445 ], [ zeroinitializer, %431 ], [ zeroinitializer, %418 ], [ %470, %461 ]
  %478 = fadd contract <4 x double> %475, %476
  %479 = fadd contract <4 x double> %474, %477
  %480 = fadd contract <4 x double> %478, %479
  %481 = fdiv contract <4 x double> %480, %408
  br label %482

482:
  %483 = phi i32 [ 0, %473 ], [ %488, %482 ]
  %484 = phi <4 x double> [ %481, %473 ], [ %487, %482 ]
  %485 = extractelement <4 x double> %484, i32 %483
  %486 = call contract double @llvm.sqrt.f64(double %485)
  %487 = insertelement <4 x double> %484, double %486, i32 %483
  %488 = add nsw i32 %483, 1
  %489 = icmp eq i32 %488, 4
  br i1 %489, label %490, label %482

490:
  %491 = fmul contract double %239, 0x3EB0C6F7A0B5ED8D
  br label %537

492:
  %493 = phi i64 [ 0, %185 ], [ %534, %533 ]
  %494 = shl nsw i64 1, %493
  %495 = and i64 %494, %122
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %533, label %497

497:
  %498 = trunc i64 %493 to i32
  %499 = extractelement <4 x double> %186, i32 %498
  %500 = load ptr, ptr %19, align 8
  %501 = and i64 %493, 4294967267
  %502 = or i64 %501, 28
  %503 = getelementptr inbounds double, ptr %500, i64 %502
  store double %499, ptr %503, align 8
  br i1 %188, label %516, label %504

504:
  %505 = extractelement <4 x double> %187, i32 %498
  %506 = load ptr, ptr %13, align 8
  %507 = load i64, ptr %15, align 8
  %508 = add nsw i64 %507, %154
  %509 = load i64, ptr %17, align 8
  %510 = sub i64 %508, %509
  %511 = shl nsw i64 %510, 2
  %512 = or i64 %511, %493
  %513 = getelementptr inbounds double, ptr %506, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = fadd contract double %505, %514
  br label %516

516:
  %517 = phi contract double [ %515, %504 ], [ 0.000000e+00, %497 ]
  %518 = and i64 %493, 4294967263
  %519 = or i64 %518, 32
  %520 = getelementptr inbounds double, ptr %500, i64 %519
  store double %517, ptr %520, align 8
  br i1 %189, label %521, label %533

521:
  %522 = load ptr, ptr %11, align 8
  br label %523

523:
  %524 = phi i64 [ 0, %521 ], [ %531, %523 ]
  %525 = getelementptr inbounds <4 x double>, ptr %147, i64 %524
  %526 = load <4 x double>, ptr %525, align 32
  %527 = extractelement <4 x double> %526, i32 %498
  %528 = shl nsw i64 %524, 2
  %529 = add nsw i64 %528, %493
  %530 = getelementptr inbounds double, ptr %522, i64 %529
  store double %527, ptr %530, align 8
  %531 = add nsw i64 %524, 1
  %532 = icmp eq i64 %531, %129
  br i1 %532, label %533, label %523

533:
  %534 = add nsw i64 %493, 1
  %535 = icmp eq i64 %534, 4
  br i1 %535, label %232, label %492

536:
  br i1 %189, label %560, label %625

537:
  %538 = phi <4 x double> [ undef, %490 ], [ %551, %548 ]
  %539 = phi i32 [ 0, %490 ], [ %552, %548 ]
  %540 = extractelement <4 x double> %415, i32 %539
  %541 = fcmp contract olt double %540, 1.000000e-05
  br i1 %541, label %548, label %542

542:
  %543 = extractelement <4 x double> %487, i32 %539
  %544 = fcmp contract olt double %543, 1.000000e-05
  br i1 %544, label %548, label %545

545:
  %546 = fmul contract double %540, 1.000000e-02
  %547 = fdiv contract double %546, %543
  br label %548

548:
  %549 = phi contract double [ %547, %545 ], [ %491, %542 ], [ %491, %537 ]
  %550 = call contract double @llvm.minnum.f64(double %549, double %239)
  %551 = insertelement <4 x double> %538, double %550, i32 %539
  %552 = add nsw i32 %539, 1
  %553 = icmp eq i32 %552, 4
  br i1 %553, label %536, label %537

554:
  %555 = load <4 x double>, ptr %2, align 32
  %556 = fadd contract <4 x double> %551, %555
  store <4 x double> %556, ptr %2, align 32
  %557 = load ptr, ptr %0, align 8
  %558 = load ptr, ptr %13, align 8
  %559 = load ptr, ptr %141, align 8
  call void %557(ptr %2, ptr %148, ptr %558, ptr %147, ptr %559)
  br label %648

560:
  %561 = phi i64 [ %569, %560 ], [ 0, %536 ]
  %562 = getelementptr inbounds <4 x double>, ptr %132, i64 %561
  %563 = load <4 x double>, ptr %562, align 32
  %564 = getelementptr inbounds <4 x double>, ptr %130, i64 %561
  %565 = load <4 x double>, ptr %564, align 32
  %566 = fmul contract <4 x double> %551, %565
  %567 = fadd contract <4 x double> %563, %566
  %568 = getelementptr inbounds <4 x double>, ptr %148, i64 %561
  store <4 x double> %567, ptr %568, align 32
  %569 = add nsw i64 %561, 1
  %570 = icmp eq i64 %569, %129
  br i1 %570, label %554, label %560

571:
  %572 = phi i64 [ %581, %571 ], [ 0, %648 ]
  %573 = phi <4 x double> [ %580, %571 ], [ zeroinitializer, %648 ]
  %574 = getelementptr inbounds <4 x double>, ptr %147, i64 %572
  %575 = load <4 x double>, ptr %574, align 32
  %576 = getelementptr inbounds <4 x double>, ptr %149, i64 %572
  %577 = load <4 x double>, ptr %576, align 32
  %578 = fmul contract <4 x double> %575, %577
  %579 = fmul contract <4 x double> %578, %578
  %580 = fadd contract <4 x double> %573, %579
  %581 = add nsw i64 %572, 4
  %582 = icmp slt i64 %581, %129
  br i1 %582, label %571, label %583

583:
  %584 = icmp sgt i64 %129, 1
  br i1 %584, label %585, label %631

585:
  %586 = phi i64 [ %595, %585 ], [ 1, %583 ]
  %587 = phi <4 x double> [ %594, %585 ], [ zeroinitializer, %583 ]
  %588 = getelementptr inbounds <4 x double>, ptr %147, i64 %586
  %589 = load <4 x double>, ptr %588, align 32
  %590 = getelementptr inbounds <4 x double>, ptr %149, i64 %586
  %591 = load <4 x double>, ptr %590, align 32
  %592 = fmul contract <4 x double> %589, %591
  %593 = fmul contract <4 x double> %592, %592
  %594 = fadd contract <4 x double> %587, %593
  %595 = add nsw i64 %586, 4
  %596 = icmp slt i64 %595, %129
  br i1 %596, label %585, label %597

597:
  %598 = icmp sgt i64 %129, 2
  br i1 %598, label %599, label %631

599:
  %600 = phi i64 [ %609, %599 ], [ 2, %597 ]
  %601 = phi <4 x double> [ %608, %599 ], [ zeroinitializer, %597 ]
  %602 = getelementptr inbounds <4 x double>, ptr %147, i64 %600
  %603 = load <4 x double>, ptr %602, align 32
  %604 = getelementptr inbounds <4 x double>, ptr %149, i64 %600
  %605 = load <4 x double>, ptr %604, align 32
  %606 = fmul contract <4 x double> %603, %605
  %607 = fmul contract <4 x double> %606, %606
  %608 = fadd contract <4 x double> %601, %607
  %609 = add nsw i64 %600, 4
  %610 = icmp slt i64 %609, %129
  br i1 %610, label %599, label %611

611:
  %612 = icmp sgt i64 %129, 3
  br i1 %612, label %613, label %631

613:
  %614 = phi i64 [ %623, %613 ], [ 3, %611 ]
  %615 = phi <4 x double> [ %622, %613 ], [ zeroinitializer, %611 ]
  %616 = getelementptr inbounds <4 x double>, ptr %147, i64 %614
  %617 = load <4 x double>, ptr %616, align 32
  %618 = getelementptr inbounds <4 x double>, ptr %149, i64 %614
  %619 = load <4 x double>, ptr %618, align 32
  %620 = fmul contract <4 x double> %617, %619
  %621 = fmul contract <4 x double> %620, %620
  %622 = fadd contract <4 x double> %615, %621
  %623 = add nsw i64 %614, 4
  %624 = icmp slt i64 %623, %129
  br i1 %624, label %613, label %631

625:
  %626 = load <4 x double>, ptr %2, align 32
  %627 = fadd contract <4 x double> %551, %626
  store <4 x double> %627, ptr %2, align 32
  %628 = load ptr, ptr %0, align 8
  %629 = load ptr, ptr %13, align 8
  %630 = load ptr, ptr %141, align 8
  call void %628(ptr %2, ptr %148, ptr %629, ptr %147, ptr %630)
  br label %631

631:
  %632 = phi <4 x double> [ %608, %611 ], [ zeroinitializer, %597 ], [ zeroinitializer, %583 ], [ zeroinitializer, %625 ], [ %608, %613 ]
  %633 = phi <4 x double> [ %580, %611 ], [ %580, %597 ], [ %580, %583 ], [ zeroinitializer, %625 ], [ %580, %613 ]
  %634 = phi <4 x double> [ %594, %611 ], [ %594, %597 ], [ zeroinitializer, %583 ], [ zeroinitializer, %625 ], [ %594, %613 ]
  %635 = phi <4 x double> [ zeroinitializer, %611 ], [ zeroinitializer, %597 ], [ zeroinitializer, %583 ], [ zeroinitializer, %625 ], [ %622, %613 ]
  %636 = fadd contract <4 x double> %633, %634
  %637 = fadd contract <4 x double> %632, %635
  %638 = fadd contract <4 x double> %636, %637
  %639 = fdiv contract <4 x double> %638, %408
  br label %640

640:
  %641 = phi i32 [ 0, %631 ], [ %646, %640 ]
  %642 = phi <4 x double> [ %639, %631 ], [ %645, %640 ]
  %643 = extractelement <4 x double> %642, i32 %641
  %644 = call contract double @llvm.sqrt.f64(double %643)
  %645 = insertelement <4 x double> %642, double %644, i32 %641
  %646 = add nsw i32 %641, 1
  %647 = icmp eq i32 %646, 4
  br i1 %647, label %669, label %640

648:
  %649 = phi i64 [ %655, %648 ], [ 0, %554 ]
  %650 = getelementptr inbounds <4 x double>, ptr %130, i64 %649
  %651 = load <4 x double>, ptr %650, align 32
  %652 = getelementptr inbounds <4 x double>, ptr %147, i64 %649
  %653 = load <4 x double>, ptr %652, align 32
  %654 = fsub contract <4 x double> %653, %651
  store <4 x double> %654, ptr %652, align 32
  %655 = add nsw i64 %649, 1
  %656 = icmp eq i64 %655, %129
  br i1 %656, label %571, label %648

657:
  %658 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %659 = load i64, ptr %658, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %769, label %661

661:
  %662 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %663 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %664 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %665 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %666 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %667 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %668 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  br label %704

669:
  %670 = phi i64 [ %702, %701 ], [ 0, %640 ]
  %671 = shl nsw i64 1, %670
  %672 = and i64 %671, %122
  %673 = icmp eq i64 %672, 0
  br i1 %673, label %701, label %674

674:
  %675 = trunc i64 %670 to i32
  %676 = extractelement <4 x double> %487, i32 %675
  %677 = extractelement <4 x double> %645, i32 %675
  %678 = extractelement <4 x double> %551, i32 %675
  %679 = fdiv contract double %677, %678
  %680 = call contract double @llvm.maxnum.f64(double %676, double %679)
  %681 = fmul contract double %239, %680
  %682 = fcmp contract ugt double %681, 1.000000e-15
  br i1 %682, label %686, label %683

683:
  %684 = fmul contract double %678, 1.000000e-03
  %685 = call contract double @llvm.maxnum.f64(double %491, double %684)
  br label %691

686:
  %687 = fdiv contract double 1.000000e-02, %680
  %688 = call contract double @llvm.sqrt.f64(double %687)
  %689 = call contract double @llvm.sqrt.f64(double %688)
  %690 = call contract double @llvm.sqrt.f64(double %689)
  br label %691

691:
  %692 = phi contract double [ %685, %683 ], [ %690, %686 ]
  %693 = fmul contract double %678, 1.000000e+02
  %694 = call contract double @llvm.minnum.f64(double %693, double %692)
  %695 = call contract double @llvm.minnum.f64(double %694, double %239)
  %696 = load ptr, ptr %19, align 8
  %697 = add nsw i64 %670, 4
  %698 = getelementptr inbounds double, ptr %696, i64 %697
  store double %695, ptr %698, align 8
  %699 = add nsw i64 %670, 24
  %700 = getelementptr inbounds double, ptr %696, i64 %699
  store double 3.000000e+00, ptr %700, align 8
  br label %701

701:
  %702 = add nsw i64 %670, 1
  %703 = icmp eq i64 %702, 4
  br i1 %703, label %657, label %669

704:
  %705 = phi i64 [ 0, %661 ], [ %767, %766 ]
  %706 = shl nsw i64 1, %705
  %707 = and i64 %706, %122
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %766, label %709

709:
  %710 = trunc i64 %705 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %710)
  %711 = load ptr, ptr %13, align 8
  %712 = load i64, ptr %662, align 8
  %713 = load ptr, ptr %663, align 8
  %714 = icmp sgt i64 %712, 0
  br i1 %714, label %715, label %724

715:
  %716 = phi i64 [ %722, %715 ], [ 0, %709 ]
  %717 = shl nsw i64 %716, 2
  %718 = add nsw i64 %717, %705
  %719 = getelementptr inbounds double, ptr %711, i64 %718
  %720 = load double, ptr %719, align 8
  %721 = getelementptr inbounds double, ptr %713, i64 %716
  store double %720, ptr %721, align 8
  %722 = add nsw i64 %716, 1
  %723 = icmp eq i64 %722, %712
  br i1 %723, label %724, label %715

724:
  %725 = load ptr, ptr %664, align 8
  br i1 %189, label %726, label %747

726:
  %727 = phi i64 [ %733, %726 ], [ 0, %724 ]
  %728 = shl nsw i64 %727, 2
  %729 = add nsw i64 %728, %705
  %730 = getelementptr inbounds double, ptr %132, i64 %729
  %731 = load double, ptr %730, align 8
  %732 = getelementptr inbounds double, ptr %725, i64 %727
  store double %731, ptr %732, align 8
  %733 = add nsw i64 %727, 1
  %734 = icmp eq i64 %733, %129
  br i1 %734, label %735, label %726

735:
  %736 = load ptr, ptr %11, align 8
  %737 = getelementptr inbounds double, ptr %725, i64 %129
  br label %738

738:
  %739 = phi i64 [ 0, %735 ], [ %745, %738 ]
  %740 = shl nsw i64 %739, 2
  %741 = add nsw i64 %740, %705
  %742 = getelementptr inbounds double, ptr %736, i64 %741
  %743 = load double, ptr %742, align 8
  %744 = getelementptr inbounds double, ptr %737, i64 %739
  store double %743, ptr %744, align 8
  %745 = add nsw i64 %739, 1
  %746 = icmp eq i64 %745, %129
  br i1 %746, label %747, label %738

747:
  %748 = load ptr, ptr %666, align 8
  store i64 0, ptr %748, align 8
  call fastcc void @begin_watch(ptr %3, ptr %665)
  %749 = load i64, ptr %658, align 8
  %750 = icmp sgt i64 %749, 0
  br i1 %750, label %751, label %756

751:
  %752 = shl i64 %749, 1
  %753 = load ptr, ptr %667, align 8
  %754 = load ptr, ptr %668, align 8
  %755 = call i64 @llvm.smax.i64(i64 %752, i64 1)
  br label %757

756:
  br label %766

757:
  %758 = phi i64 [ 0, %751 ], [ %764, %757 ]
  %759 = getelementptr inbounds double, ptr %753, i64 %758
  %760 = load double, ptr %759, align 8
  %761 = shl nsw i64 %758, 2
  %762 = add nsw i64 %761, %705
  %763 = getelementptr inbounds double, ptr %754, i64 %762
  store double %760, ptr %763, align 8
  %764 = add nsw i64 %758, 1
  %765 = icmp eq i64 %764, %755
  br i1 %765, label %756, label %757

766:
  %767 = add nsw i64 %705, 1
  %768 = icmp eq i64 %767, 4
  br i1 %768, label %769, label %704

769:
  br label %770

770:
  ret i32 %125
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
  br i1 %21, label %1738, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 5
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 2
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 6
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %61 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %62 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %68 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 4
  br label %70

70:
  %71 = phi i64 [ 0, %22 ], [ %1734, %1732 ]
  %72 = phi i32 [ %18, %22 ], [ %1733, %1732 ]
  br label %73

73:
  %74 = phi i64 [ %133, %130 ], [ 0, %70 ]
  %75 = phi i1 [ false, %130 ], [ true, %70 ]
  %76 = load ptr, ptr %23, align 8
  %77 = load ptr, ptr %24, align 8
  br label %78

78:
  %79 = phi i64 [ %128, %127 ], [ %74, %73 ]
  %80 = getelementptr inbounds double, ptr %76, i64 %79
  %81 = getelementptr inbounds i64, ptr %77, i64 %79
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds double, ptr %80, i64 16
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds double, ptr %80, i64 24
  store double 0.000000e+00, ptr %84, align 8
  %85 = load i64, ptr %81, align 8
  %86 = icmp slt i64 %85, 0
  br i1 %86, label %127, label %87

87:
  %88 = load double, ptr %25, align 8
  %89 = fsub contract double %88, %82
  %90 = getelementptr inbounds double, ptr %80, i64 8
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %26, align 8
  %93 = call contract double @llvm.minnum.f64(double %91, double %92)
  %94 = fcmp contract oeq double %89, 0.000000e+00
  br i1 %94, label %130, label %95

95:
  %96 = getelementptr inbounds i64, ptr %81, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %27, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %130

100:
  %101 = fmul contract double %93, 1.010000e+00
  %102 = fcmp contract ult double %101, %89
  br i1 %102, label %103, label %124

103:
  %104 = call contract double @llvm.fabs.f64(double %82)
  %105 = fmul contract double %104, 0x3CE4000000000000
  %106 = fcmp contract ole double %93, %105
  %107 = fcmp contract oeq double %93, 0.000000e+00
  %108 = or i1 %106, %107
  br i1 %108, label %113, label %109

109:
  %110 = getelementptr inbounds i64, ptr %81, i64 16
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 20
  br i1 %112, label %113, label %122

113:
  %114 = getelementptr inbounds i64, ptr %81, i64 40
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %130, label %117

117:
  %118 = getelementptr inbounds i64, ptr %81, i64 16
  %119 = load i64, ptr %118, align 8
  %120 = icmp sgt i64 %119, 0
  %121 = select i1 %120, i64 3, i64 2
  br label %130

122:
  %123 = fadd contract double %82, %93
  br label %124

124:
  %125 = phi double [ %123, %122 ], [ %88, %100 ]
  %126 = phi double [ %93, %122 ], [ %89, %100 ]
  store double %125, ptr %83, align 8
  store double %126, ptr %84, align 8
  br label %127

127:
  %128 = add nsw i64 %79, 1
  %129 = icmp eq i64 %128, 8
  br i1 %129, label %135, label %78

130:
  %131 = phi i64 [ 7, %113 ], [ %121, %117 ], [ 6, %95 ], [ 1, %87 ]
  %132 = trunc i64 %79 to i32
  call fastcc void @release_8(ptr %0, i32 %132, i64 %131)
  %133 = add nsw i64 %79, 1
  %134 = icmp eq i64 %133, 8
  br i1 %134, label %136, label %73

135:
  br i1 %75, label %138, label %136

136:
  %137 = call fastcc i32 @fill_8(ptr %0)
  br label %1732

138:
  %139 = load i64, ptr %28, align 8
  %140 = load ptr, ptr %29, align 8
  %141 = load ptr, ptr %30, align 8
  %142 = getelementptr inbounds <8 x double>, ptr %76, i64 3
  %143 = load <8 x double>, ptr %142, align 64
  %144 = shl nsw i64 %139, 4
  %145 = getelementptr inbounds <8 x double>, ptr %140, i64 %144
  %146 = mul nsw i64 %139, 19
  %147 = getelementptr inbounds <8 x double>, ptr %140, i64 %146
  %148 = mul nsw i64 %139, 17
  %149 = getelementptr inbounds <8 x double>, ptr %140, i64 %148
  %150 = getelementptr inbounds <8 x double>, ptr %76, i64 2
  %151 = load <8 x double>, ptr %150, align 64
  store <8 x double> %151, ptr %17, align 64
  %152 = load <8 x double>, ptr %76, align 64
  %153 = load ptr, ptr %31, align 8
  %154 = load i64, ptr %32, align 8
  %155 = sdiv i64 %154, 8
  %156 = shl nsw i64 %155, 4
  %157 = getelementptr inbounds <8 x double>, ptr %140, i64 %156
  %158 = mul nsw i64 %155, 20
  %159 = getelementptr inbounds <8 x double>, ptr %140, i64 %158
  %160 = icmp sgt i64 %154, 7
  br i1 %160, label %161, label %196

161:
  %162 = phi i64 [ %171, %161 ], [ 0, %138 ]
  %163 = getelementptr inbounds <8 x double>, ptr %159, i64 %162
  %164 = load <8 x double>, ptr %163, align 64
  %165 = getelementptr inbounds <8 x double>, ptr %140, i64 %162
  %166 = load <8 x double>, ptr %165, align 64
  %167 = fmul contract <8 x double> %166, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %168 = fmul contract <8 x double> %143, %167
  %169 = fadd contract <8 x double> %164, %168
  %170 = getelementptr inbounds <8 x double>, ptr %157, i64 %162
  store <8 x double> %169, ptr %170, align 64
  %171 = add nsw i64 %162, 1
  %172 = icmp eq i64 %171, %155
  br i1 %172, label %173, label %161

173:
  %174 = fmul contract <8 x double> %143, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %175 = fadd contract <8 x double> %174, %152
  %176 = getelementptr inbounds <8 x double>, ptr %140, i64 %155
  store <8 x double> %175, ptr %16, align 64
  %177 = load ptr, ptr %0, align 8
  %178 = load ptr, ptr %33, align 8
  call void %177(ptr %16, ptr %157, ptr %153, ptr %176, ptr %178)
  br label %179

179:
  %180 = phi i64 [ %194, %179 ], [ 0, %173 ]
  %181 = getelementptr inbounds <8 x double>, ptr %159, i64 %180
  %182 = load <8 x double>, ptr %181, align 64
  %183 = getelementptr inbounds <8 x double>, ptr %140, i64 %180
  %184 = load <8 x double>, ptr %183, align 64
  %185 = fmul contract <8 x double> %184, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %186 = add nsw i64 %180, %155
  %187 = getelementptr inbounds <8 x double>, ptr %140, i64 %186
  %188 = load <8 x double>, ptr %187, align 64
  %189 = fmul contract <8 x double> %188, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %190 = fadd contract <8 x double> %185, %189
  %191 = fmul contract <8 x double> %143, %190
  %192 = fadd contract <8 x double> %182, %191
  %193 = getelementptr inbounds <8 x double>, ptr %157, i64 %180
  store <8 x double> %192, ptr %193, align 64
  %194 = add nsw i64 %180, 1
  %195 = icmp eq i64 %194, %155
  br i1 %195, label %202, label %179

196:
  %197 = fmul contract <8 x double> %143, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %198 = fadd contract <8 x double> %197, %152
  %199 = getelementptr inbounds <8 x double>, ptr %140, i64 %155
  store <8 x double> %198, ptr %16, align 64
  %200 = load ptr, ptr %0, align 8
  %201 = load ptr, ptr %33, align 8
  call void %200(ptr %16, ptr %157, ptr %153, ptr %199, ptr %201)
  br label %202

202:
  %203 = fmul contract <8 x double> %143, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %204 = fadd contract <8 x double> %203, %152
  %205 = shl nsw i64 %155, 1
  %206 = getelementptr inbounds <8 x double>, ptr %140, i64 %205
  store <8 x double> %204, ptr %15, align 64
  %207 = load ptr, ptr %0, align 8
  %208 = load ptr, ptr %33, align 8
  call void %207(ptr %15, ptr %157, ptr %153, ptr %206, ptr %208)
  br i1 %160, label %209, label %226

209:
  %210 = phi i64 [ %224, %209 ], [ 0, %202 ]
  %211 = getelementptr inbounds <8 x double>, ptr %159, i64 %210
  %212 = load <8 x double>, ptr %211, align 64
  %213 = getelementptr inbounds <8 x double>, ptr %140, i64 %210
  %214 = load <8 x double>, ptr %213, align 64
  %215 = fmul contract <8 x double> %214, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %216 = add nsw i64 %210, %205
  %217 = getelementptr inbounds <8 x double>, ptr %140, i64 %216
  %218 = load <8 x double>, ptr %217, align 64
  %219 = fmul contract <8 x double> %218, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %220 = fadd contract <8 x double> %215, %219
  %221 = fmul contract <8 x double> %143, %220
  %222 = fadd contract <8 x double> %212, %221
  %223 = getelementptr inbounds <8 x double>, ptr %157, i64 %210
  store <8 x double> %222, ptr %223, align 64
  %224 = add nsw i64 %210, 1
  %225 = icmp eq i64 %224, %155
  br i1 %225, label %226, label %209

226:
  %227 = fmul contract <8 x double> %143, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %228 = fadd contract <8 x double> %227, %152
  %229 = mul nsw i64 %155, 3
  %230 = getelementptr inbounds <8 x double>, ptr %140, i64 %229
  store <8 x double> %228, ptr %14, align 64
  %231 = load ptr, ptr %0, align 8
  %232 = load ptr, ptr %33, align 8
  call void %231(ptr %14, ptr %157, ptr %153, ptr %230, ptr %232)
  br i1 %160, label %233, label %255

233:
  %234 = phi i64 [ %253, %233 ], [ 0, %226 ]
  %235 = getelementptr inbounds <8 x double>, ptr %159, i64 %234
  %236 = load <8 x double>, ptr %235, align 64
  %237 = getelementptr inbounds <8 x double>, ptr %140, i64 %234
  %238 = load <8 x double>, ptr %237, align 64
  %239 = fmul contract <8 x double> %238, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %240 = add nsw i64 %234, %205
  %241 = getelementptr inbounds <8 x double>, ptr %140, i64 %240
  %242 = load <8 x double>, ptr %241, align 64
  %243 = fmul contract <8 x double> %242, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %244 = fsub contract <8 x double> %239, %243
  %245 = add nsw i64 %234, %229
  %246 = getelementptr inbounds <8 x double>, ptr %140, i64 %245
  %247 = load <8 x double>, ptr %246, align 64
  %248 = fmul contract <8 x double> %247, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %249 = fadd contract <8 x double> %244, %248
  %250 = fmul contract <8 x double> %143, %249
  %251 = fadd contract <8 x double> %236, %250
  %252 = getelementptr inbounds <8 x double>, ptr %157, i64 %234
  store <8 x double> %251, ptr %252, align 64
  %253 = add nsw i64 %234, 1
  %254 = icmp eq i64 %253, %155
  br i1 %254, label %255, label %233

255:
  %256 = fmul contract <8 x double> %143, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %257 = fadd contract <8 x double> %256, %152
  %258 = shl nsw i64 %155, 2
  %259 = getelementptr inbounds <8 x double>, ptr %140, i64 %258
  store <8 x double> %257, ptr %13, align 64
  %260 = load ptr, ptr %0, align 8
  %261 = load ptr, ptr %33, align 8
  call void %260(ptr %13, ptr %157, ptr %153, ptr %259, ptr %261)
  br i1 %160, label %262, label %284

262:
  %263 = phi i64 [ %282, %262 ], [ 0, %255 ]
  %264 = getelementptr inbounds <8 x double>, ptr %159, i64 %263
  %265 = load <8 x double>, ptr %264, align 64
  %266 = getelementptr inbounds <8 x double>, ptr %140, i64 %263
  %267 = load <8 x double>, ptr %266, align 64
  %268 = fmul contract <8 x double> %267, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %269 = add nsw i64 %263, %229
  %270 = getelementptr inbounds <8 x double>, ptr %140, i64 %269
  %271 = load <8 x double>, ptr %270, align 64
  %272 = fmul contract <8 x double> %271, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %273 = fadd contract <8 x double> %268, %272
  %274 = add nsw i64 %263, %258
  %275 = getelementptr inbounds <8 x double>, ptr %140, i64 %274
  %276 = load <8 x double>, ptr %275, align 64
  %277 = fmul contract <8 x double> %276, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %278 = fadd contract <8 x double> %273, %277
  %279 = fmul contract <8 x double> %143, %278
  %280 = fadd contract <8 x double> %265, %279
  %281 = getelementptr inbounds <8 x double>, ptr %157, i64 %263
  store <8 x double> %280, ptr %281, align 64
  %282 = add nsw i64 %263, 1
  %283 = icmp eq i64 %282, %155
  br i1 %283, label %284, label %262

284:
  %285 = fmul contract <8 x double> %143, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %286 = fadd contract <8 x double> %285, %152
  %287 = mul nsw i64 %155, 5
  %288 = getelementptr inbounds <8 x double>, ptr %140, i64 %287
  store <8 x double> %286, ptr %12, align 64
  %289 = load ptr, ptr %0, align 8
  %290 = load ptr, ptr %33, align 8
  call void %289(ptr %12, ptr %157, ptr %153, ptr %288, ptr %290)
  br i1 %160, label %291, label %318

291:
  %292 = phi i64 [ %316, %291 ], [ 0, %284 ]
  %293 = getelementptr inbounds <8 x double>, ptr %159, i64 %292
  %294 = load <8 x double>, ptr %293, align 64
  %295 = getelementptr inbounds <8 x double>, ptr %140, i64 %292
  %296 = load <8 x double>, ptr %295, align 64
  %297 = fmul contract <8 x double> %296, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %298 = add nsw i64 %292, %229
  %299 = getelementptr inbounds <8 x double>, ptr %140, i64 %298
  %300 = load <8 x double>, ptr %299, align 64
  %301 = fmul contract <8 x double> %300, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %302 = fadd contract <8 x double> %297, %301
  %303 = add nsw i64 %292, %258
  %304 = getelementptr inbounds <8 x double>, ptr %140, i64 %303
  %305 = load <8 x double>, ptr %304, align 64
  %306 = fmul contract <8 x double> %305, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %307 = fadd contract <8 x double> %302, %306
  %308 = add nsw i64 %292, %287
  %309 = getelementptr inbounds <8 x double>, ptr %140, i64 %308
  %310 = load <8 x double>, ptr %309, align 64
  %311 = fmul contract <8 x double> %310, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %312 = fsub contract <8 x double> %307, %311
  %313 = fmul contract <8 x double> %143, %312
  %314 = fadd contract <8 x double> %294, %313
  %315 = getelementptr inbounds <8 x double>, ptr %157, i64 %292
  store <8 x double> %314, ptr %315, align 64
  %316 = add nsw i64 %292, 1
  %317 = icmp eq i64 %316, %155
  br i1 %317, label %318, label %291

318:
  %319 = fmul contract <8 x double> %143, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %320 = fadd contract <8 x double> %319, %152
  %321 = mul nsw i64 %155, 6
  %322 = getelementptr inbounds <8 x double>, ptr %140, i64 %321
  store <8 x double> %320, ptr %11, align 64
  %323 = load ptr, ptr %0, align 8
  %324 = load ptr, ptr %33, align 8
  call void %323(ptr %11, ptr %157, ptr %153, ptr %322, ptr %324)
  br i1 %160, label %325, label %357

325:
  %326 = phi i64 [ %355, %325 ], [ 0, %318 ]
  %327 = getelementptr inbounds <8 x double>, ptr %159, i64 %326
  %328 = load <8 x double>, ptr %327, align 64
  %329 = getelementptr inbounds <8 x double>, ptr %140, i64 %326
  %330 = load <8 x double>, ptr %329, align 64
  %331 = fmul contract <8 x double> %330, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %332 = add nsw i64 %326, %229
  %333 = getelementptr inbounds <8 x double>, ptr %140, i64 %332
  %334 = load <8 x double>, ptr %333, align 64
  %335 = fmul contract <8 x double> %334, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %336 = fadd contract <8 x double> %331, %335
  %337 = add nsw i64 %326, %258
  %338 = getelementptr inbounds <8 x double>, ptr %140, i64 %337
  %339 = load <8 x double>, ptr %338, align 64
  %340 = fmul contract <8 x double> %339, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %341 = fadd contract <8 x double> %336, %340
  %342 = add nsw i64 %326, %287
  %343 = getelementptr inbounds <8 x double>, ptr %140, i64 %342
  %344 = load <8 x double>, ptr %343, align 64
  %345 = fmul contract <8 x double> %344, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %346 = fsub contract <8 x double> %341, %345
  %347 = add nsw i64 %326, %321
  %348 = getelementptr inbounds <8 x double>, ptr %140, i64 %347
  %349 = load <8 x double>, ptr %348, align 64
  %350 = fmul contract <8 x double> %349, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %351 = fadd contract <8 x double> %346, %350
  %352 = fmul contract <8 x double> %143, %351
  %353 = fadd contract <8 x double> %328, %352
  %354 = getelementptr inbounds <8 x double>, ptr %157, i64 %326
  store <8 x double> %353, ptr %354, align 64
  %355 = add nsw i64 %326, 1
  %356 = icmp eq i64 %355, %155
  br i1 %356, label %357, label %325

357:
  %358 = fmul contract <8 x double> %143, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %359 = fadd contract <8 x double> %358, %152
  %360 = mul nsw i64 %155, 7
  %361 = getelementptr inbounds <8 x double>, ptr %140, i64 %360
  store <8 x double> %359, ptr %10, align 64
  %362 = load ptr, ptr %0, align 8
  %363 = load ptr, ptr %33, align 8
  call void %362(ptr %10, ptr %157, ptr %153, ptr %361, ptr %363)
  br i1 %160, label %364, label %401

364:
  %365 = phi i64 [ %399, %364 ], [ 0, %357 ]
  %366 = getelementptr inbounds <8 x double>, ptr %159, i64 %365
  %367 = load <8 x double>, ptr %366, align 64
  %368 = getelementptr inbounds <8 x double>, ptr %140, i64 %365
  %369 = load <8 x double>, ptr %368, align 64
  %370 = fmul contract <8 x double> %369, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %371 = add nsw i64 %365, %229
  %372 = getelementptr inbounds <8 x double>, ptr %140, i64 %371
  %373 = load <8 x double>, ptr %372, align 64
  %374 = fmul contract <8 x double> %373, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %375 = fsub contract <8 x double> %370, %374
  %376 = add nsw i64 %365, %258
  %377 = getelementptr inbounds <8 x double>, ptr %140, i64 %376
  %378 = load <8 x double>, ptr %377, align 64
  %379 = fmul contract <8 x double> %378, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %380 = fsub contract <8 x double> %375, %379
  %381 = add nsw i64 %365, %287
  %382 = getelementptr inbounds <8 x double>, ptr %140, i64 %381
  %383 = load <8 x double>, ptr %382, align 64
  %384 = fmul contract <8 x double> %383, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %385 = fadd contract <8 x double> %380, %384
  %386 = add nsw i64 %365, %321
  %387 = getelementptr inbounds <8 x double>, ptr %140, i64 %386
  %388 = load <8 x double>, ptr %387, align 64
  %389 = fmul contract <8 x double> %388, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %390 = fadd contract <8 x double> %385, %389
  %391 = add nsw i64 %365, %360
  %392 = getelementptr inbounds <8 x double>, ptr %140, i64 %391
  %393 = load <8 x double>, ptr %392, align 64
  %394 = fmul contract <8 x double> %393, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %395 = fsub contract <8 x double> %390, %394
  %396 = fmul contract <8 x double> %143, %395
  %397 = fadd contract <8 x double> %367, %396
  %398 = getelementptr inbounds <8 x double>, ptr %157, i64 %365
  store <8 x double> %397, ptr %398, align 64
  %399 = add nsw i64 %365, 1
  %400 = icmp eq i64 %399, %155
  br i1 %400, label %401, label %364

401:
  %402 = fmul contract <8 x double> %143, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %403 = fadd contract <8 x double> %402, %152
  %404 = shl nsw i64 %155, 3
  %405 = getelementptr inbounds <8 x double>, ptr %140, i64 %404
  store <8 x double> %403, ptr %9, align 64
  %406 = load ptr, ptr %0, align 8
  %407 = load ptr, ptr %33, align 8
  call void %406(ptr %9, ptr %157, ptr %153, ptr %405, ptr %407)
  br i1 %160, label %408, label %450

408:
  %409 = phi i64 [ %448, %408 ], [ 0, %401 ]
  %410 = getelementptr inbounds <8 x double>, ptr %159, i64 %409
  %411 = load <8 x double>, ptr %410, align 64
  %412 = getelementptr inbounds <8 x double>, ptr %140, i64 %409
  %413 = load <8 x double>, ptr %412, align 64
  %414 = fmul contract <8 x double> %413, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %415 = add nsw i64 %409, %229
  %416 = getelementptr inbounds <8 x double>, ptr %140, i64 %415
  %417 = load <8 x double>, ptr %416, align 64
  %418 = fmul contract <8 x double> %417, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %419 = fsub contract <8 x double> %414, %418
  %420 = add nsw i64 %409, %258
  %421 = getelementptr inbounds <8 x double>, ptr %140, i64 %420
  %422 = load <8 x double>, ptr %421, align 64
  %423 = fmul contract <8 x double> %422, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %424 = fsub contract <8 x double> %419, %423
  %425 = add nsw i64 %409, %287
  %426 = getelementptr inbounds <8 x double>, ptr %140, i64 %425
  %427 = load <8 x double>, ptr %426, align 64
  %428 = fmul contract <8 x double> %427, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %429 = fadd contract <8 x double> %424, %428
  %430 = add nsw i64 %409, %321
  %431 = getelementptr inbounds <8 x double>, ptr %140, i64 %430
  %432 = load <8 x double>, ptr %431, align 64
  %433 = fmul contract <8 x double> %432, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %434 = fadd contract <8 x double> %429, %433
  %435 = add nsw i64 %409, %360
  %436 = getelementptr inbounds <8 x double>, ptr %140, i64 %435
  %437 = load <8 x double>, ptr %436, align 64
  %438 = fmul contract <8 x double> %437, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %439 = fsub contract <8 x double> %434, %438
  %440 = add nsw i64 %409, %404
  %441 = getelementptr inbounds <8 x double>, ptr %140, i64 %440
  %442 = load <8 x double>, ptr %441, align 64
  %443 = fmul contract <8 x double> %442, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %444 = fsub contract <8 x double> %439, %443
  %445 = fmul contract <8 x double> %143, %444
  %446 = fadd contract <8 x double> %411, %445
  %447 = getelementptr inbounds <8 x double>, ptr %157, i64 %409
  store <8 x double> %446, ptr %447, align 64
  %448 = add nsw i64 %409, 1
  %449 = icmp eq i64 %448, %155
  br i1 %449, label %450, label %408

450:
  %451 = fmul contract <8 x double> %143, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %452 = fadd contract <8 x double> %451, %152
  %453 = mul nsw i64 %155, 9
  %454 = getelementptr inbounds <8 x double>, ptr %140, i64 %453
  store <8 x double> %452, ptr %8, align 64
  %455 = load ptr, ptr %0, align 8
  %456 = load ptr, ptr %33, align 8
  call void %455(ptr %8, ptr %157, ptr %153, ptr %454, ptr %456)
  br i1 %160, label %457, label %504

457:
  %458 = phi i64 [ %502, %457 ], [ 0, %450 ]
  %459 = getelementptr inbounds <8 x double>, ptr %159, i64 %458
  %460 = load <8 x double>, ptr %459, align 64
  %461 = getelementptr inbounds <8 x double>, ptr %140, i64 %458
  %462 = load <8 x double>, ptr %461, align 64
  %463 = fmul contract <8 x double> %462, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %464 = add nsw i64 %458, %229
  %465 = getelementptr inbounds <8 x double>, ptr %140, i64 %464
  %466 = load <8 x double>, ptr %465, align 64
  %467 = fmul contract <8 x double> %466, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %468 = fsub contract <8 x double> %467, %463
  %469 = add nsw i64 %458, %258
  %470 = getelementptr inbounds <8 x double>, ptr %140, i64 %469
  %471 = load <8 x double>, ptr %470, align 64
  %472 = fmul contract <8 x double> %471, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %473 = fadd contract <8 x double> %468, %472
  %474 = add nsw i64 %458, %287
  %475 = getelementptr inbounds <8 x double>, ptr %140, i64 %474
  %476 = load <8 x double>, ptr %475, align 64
  %477 = fmul contract <8 x double> %476, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %478 = fsub contract <8 x double> %473, %477
  %479 = add nsw i64 %458, %321
  %480 = getelementptr inbounds <8 x double>, ptr %140, i64 %479
  %481 = load <8 x double>, ptr %480, align 64
  %482 = fmul contract <8 x double> %481, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %483 = fsub contract <8 x double> %478, %482
  %484 = add nsw i64 %458, %360
  %485 = getelementptr inbounds <8 x double>, ptr %140, i64 %484
  %486 = load <8 x double>, ptr %485, align 64
  %487 = fmul contract <8 x double> %486, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %488 = fadd contract <8 x double> %483, %487
  %489 = add nsw i64 %458, %404
  %490 = getelementptr inbounds <8 x double>, ptr %140, i64 %489
  %491 = load <8 x double>, ptr %490, align 64
  %492 = fmul contract <8 x double> %491, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %493 = fadd contract <8 x double> %488, %492
  %494 = add nsw i64 %458, %453
  %495 = getelementptr inbounds <8 x double>, ptr %140, i64 %494
  %496 = load <8 x double>, ptr %495, align 64
  %497 = fmul contract <8 x double> %496, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %498 = fsub contract <8 x double> %493, %497
  %499 = fmul contract <8 x double> %143, %498
  %500 = fadd contract <8 x double> %460, %499
  %501 = getelementptr inbounds <8 x double>, ptr %157, i64 %458
  store <8 x double> %500, ptr %501, align 64
  %502 = add nsw i64 %458, 1
  %503 = icmp eq i64 %502, %155
  br i1 %503, label %504, label %457

504:
  %505 = fmul contract <8 x double> %143, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %506 = fadd contract <8 x double> %505, %152
  %507 = mul nsw i64 %155, 10
  %508 = getelementptr inbounds <8 x double>, ptr %140, i64 %507
  store <8 x double> %506, ptr %7, align 64
  %509 = load ptr, ptr %0, align 8
  %510 = load ptr, ptr %33, align 8
  call void %509(ptr %7, ptr %157, ptr %153, ptr %508, ptr %510)
  br i1 %160, label %511, label %563

511:
  %512 = phi i64 [ %561, %511 ], [ 0, %504 ]
  %513 = getelementptr inbounds <8 x double>, ptr %159, i64 %512
  %514 = load <8 x double>, ptr %513, align 64
  %515 = getelementptr inbounds <8 x double>, ptr %140, i64 %512
  %516 = load <8 x double>, ptr %515, align 64
  %517 = fmul contract <8 x double> %516, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %518 = add nsw i64 %512, %229
  %519 = getelementptr inbounds <8 x double>, ptr %140, i64 %518
  %520 = load <8 x double>, ptr %519, align 64
  %521 = fmul contract <8 x double> %520, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %522 = fsub contract <8 x double> %517, %521
  %523 = add nsw i64 %512, %258
  %524 = getelementptr inbounds <8 x double>, ptr %140, i64 %523
  %525 = load <8 x double>, ptr %524, align 64
  %526 = fmul contract <8 x double> %525, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %527 = fsub contract <8 x double> %522, %526
  %528 = add nsw i64 %512, %287
  %529 = getelementptr inbounds <8 x double>, ptr %140, i64 %528
  %530 = load <8 x double>, ptr %529, align 64
  %531 = fmul contract <8 x double> %530, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %532 = fsub contract <8 x double> %527, %531
  %533 = add nsw i64 %512, %321
  %534 = getelementptr inbounds <8 x double>, ptr %140, i64 %533
  %535 = load <8 x double>, ptr %534, align 64
  %536 = fmul contract <8 x double> %535, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %537 = fadd contract <8 x double> %532, %536
  %538 = add nsw i64 %512, %360
  %539 = getelementptr inbounds <8 x double>, ptr %140, i64 %538
  %540 = load <8 x double>, ptr %539, align 64
  %541 = fmul contract <8 x double> %540, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %542 = fsub contract <8 x double> %537, %541
  %543 = add nsw i64 %512, %404
  %544 = getelementptr inbounds <8 x double>, ptr %140, i64 %543
  %545 = load <8 x double>, ptr %544, align 64
  %546 = fmul contract <8 x double> %545, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %547 = fsub contract <8 x double> %542, %546
  %548 = add nsw i64 %512, %453
  %549 = getelementptr inbounds <8 x double>, ptr %140, i64 %548
  %550 = load <8 x double>, ptr %549, align 64
  %551 = fmul contract <8 x double> %550, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %552 = fadd contract <8 x double> %547, %551
  %553 = add nsw i64 %512, %507
  %554 = getelementptr inbounds <8 x double>, ptr %140, i64 %553
  %555 = load <8 x double>, ptr %554, align 64
  %556 = fmul contract <8 x double> %555, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %557 = fadd contract <8 x double> %552, %556
  %558 = fmul contract <8 x double> %143, %557
  %559 = fadd contract <8 x double> %514, %558
  %560 = getelementptr inbounds <8 x double>, ptr %157, i64 %512
  store <8 x double> %559, ptr %560, align 64
  %561 = add nsw i64 %512, 1
  %562 = icmp eq i64 %561, %155
  br i1 %562, label %563, label %511

563:
  %564 = fadd contract <8 x double> %143, %152
  %565 = mul nsw i64 %155, 11
  %566 = getelementptr inbounds <8 x double>, ptr %140, i64 %565
  store <8 x double> %564, ptr %6, align 64
  %567 = load ptr, ptr %0, align 8
  %568 = load ptr, ptr %33, align 8
  call void %567(ptr %6, ptr %157, ptr %153, ptr %566, ptr %568)
  br i1 %160, label %569, label %651

569:
  %570 = mul nsw i64 %155, 17
  %571 = mul nsw i64 %155, 18
  %572 = mul nsw i64 %155, 19
  br label %573

573:
  %574 = phi i64 [ 0, %569 ], [ %649, %573 ]
  %575 = getelementptr inbounds <8 x double>, ptr %140, i64 %574
  %576 = load <8 x double>, ptr %575, align 64
  %577 = add nsw i64 %574, %287
  %578 = getelementptr inbounds <8 x double>, ptr %140, i64 %577
  %579 = load <8 x double>, ptr %578, align 64
  %580 = add nsw i64 %574, %321
  %581 = getelementptr inbounds <8 x double>, ptr %140, i64 %580
  %582 = load <8 x double>, ptr %581, align 64
  %583 = add nsw i64 %574, %360
  %584 = getelementptr inbounds <8 x double>, ptr %140, i64 %583
  %585 = load <8 x double>, ptr %584, align 64
  %586 = add nsw i64 %574, %404
  %587 = getelementptr inbounds <8 x double>, ptr %140, i64 %586
  %588 = load <8 x double>, ptr %587, align 64
  %589 = add nsw i64 %574, %453
  %590 = getelementptr inbounds <8 x double>, ptr %140, i64 %589
  %591 = load <8 x double>, ptr %590, align 64
  %592 = add nsw i64 %574, %507
  %593 = getelementptr inbounds <8 x double>, ptr %140, i64 %592
  %594 = load <8 x double>, ptr %593, align 64
  %595 = add nsw i64 %574, %565
  %596 = getelementptr inbounds <8 x double>, ptr %140, i64 %595
  %597 = load <8 x double>, ptr %596, align 64
  %598 = add nsw i64 %574, %158
  %599 = getelementptr inbounds <8 x double>, ptr %140, i64 %598
  %600 = load <8 x double>, ptr %599, align 64
  %601 = fmul contract <8 x double> %576, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %602 = fmul contract <8 x double> %579, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %603 = fadd contract <8 x double> %601, %602
  %604 = fmul contract <8 x double> %582, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %605 = fadd contract <8 x double> %603, %604
  %606 = fmul contract <8 x double> %585, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %607 = fadd contract <8 x double> %605, %606
  %608 = fmul contract <8 x double> %588, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %609 = fadd contract <8 x double> %607, %608
  %610 = fmul contract <8 x double> %591, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %611 = fadd contract <8 x double> %609, %610
  %612 = fmul contract <8 x double> %594, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %613 = fadd contract <8 x double> %611, %612
  %614 = fmul contract <8 x double> %597, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %615 = fadd contract <8 x double> %613, %614
  %616 = fmul contract <8 x double> %143, %615
  %617 = fadd contract <8 x double> %600, %616
  %618 = add nsw i64 %574, %570
  %619 = getelementptr inbounds <8 x double>, ptr %140, i64 %618
  store <8 x double> %617, ptr %619, align 64
  %620 = fmul contract <8 x double> %576, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %621 = fmul contract <8 x double> %579, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %622 = fsub contract <8 x double> %620, %621
  %623 = fmul contract <8 x double> %582, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %624 = fsub contract <8 x double> %622, %623
  %625 = fmul contract <8 x double> %585, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %626 = fadd contract <8 x double> %624, %625
  %627 = fmul contract <8 x double> %588, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %628 = fsub contract <8 x double> %626, %627
  %629 = fmul contract <8 x double> %591, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %630 = fadd contract <8 x double> %628, %629
  %631 = fmul contract <8 x double> %594, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %632 = fadd contract <8 x double> %630, %631
  %633 = fmul contract <8 x double> %597, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %634 = fsub contract <8 x double> %632, %633
  %635 = add nsw i64 %574, %571
  %636 = getelementptr inbounds <8 x double>, ptr %140, i64 %635
  store <8 x double> %634, ptr %636, align 64
  %637 = fmul contract <8 x double> %576, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %638 = fsub contract <8 x double> %602, %637
  %639 = fadd contract <8 x double> %638, %604
  %640 = fadd contract <8 x double> %639, %606
  %641 = fmul contract <8 x double> %588, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %642 = fsub contract <8 x double> %640, %641
  %643 = fadd contract <8 x double> %642, %610
  %644 = fadd contract <8 x double> %643, %612
  %645 = fmul contract <8 x double> %597, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %646 = fadd contract <8 x double> %644, %645
  %647 = add nsw i64 %574, %572
  %648 = getelementptr inbounds <8 x double>, ptr %140, i64 %647
  store <8 x double> %646, ptr %648, align 64
  %649 = add nsw i64 %574, 1
  %650 = icmp eq i64 %649, %155
  br i1 %650, label %651, label %573

651:
  %652 = mul nsw i64 %139, 20
  %653 = getelementptr inbounds <8 x double>, ptr %140, i64 %652
  %654 = load i64, ptr %28, align 8
  %655 = load i64, ptr %34, align 8
  %656 = icmp eq i64 %655, 0
  br i1 %656, label %704, label %657

657:
  %658 = bitcast <8 x double> %143 to <8 x i64>
  %659 = and <8 x i64> %658, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %660 = bitcast <8 x i64> %659 to <8 x double>
  %661 = load ptr, ptr %23, align 8
  %662 = getelementptr inbounds <8 x double>, ptr %661, i64 7
  %663 = load <8 x double>, ptr %662, align 64
  %664 = getelementptr inbounds <8 x double>, ptr %661, i64 8
  %665 = load <8 x double>, ptr %664, align 64
  %666 = fmul contract <8 x double> %665, %660
  %667 = fadd contract <8 x double> %663, %666
  %668 = fmul contract <8 x double> %667, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %669 = load <8 x i64>, ptr %661, align 64
  %670 = and <8 x i64> %669, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %671 = bitcast <8 x i64> %670 to <8 x double>
  %672 = fmul contract <8 x double> %668, %660
  %673 = load double, ptr %35, align 8
  %674 = fdiv contract double 1.000000e-15, %673
  %675 = insertelement <8 x double> poison, double %674, i64 0
  %676 = shufflevector <8 x double> %675, <8 x double> poison, <8 x i32> zeroinitializer
  %677 = load i64, ptr %36, align 8
  %678 = load ptr, ptr %37, align 8
  %679 = icmp sgt i64 %677, 0
  br i1 %679, label %680, label %694

680:
  %681 = phi i64 [ %692, %680 ], [ 0, %657 ]
  %682 = phi <8 x double> [ %691, %680 ], [ zeroinitializer, %657 ]
  %683 = getelementptr inbounds <8 x double>, ptr %653, i64 %681
  %684 = load <8 x i64>, ptr %683, align 64
  %685 = and <8 x i64> %684, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %686 = bitcast <8 x i64> %685 to <8 x double>
  %687 = getelementptr inbounds <8 x double>, ptr %678, i64 %681
  %688 = load <8 x double>, ptr %687, align 64
  %689 = fmul contract <8 x double> %688, %686
  %690 = fcmp contract ogt <8 x double> %689, %682
  %691 = select <8 x i1> %690, <8 x double> %689, <8 x double> %682
  %692 = add nsw i64 %681, 1
  %693 = icmp eq i64 %692, %677
  br i1 %693, label %694, label %680

694:
  %695 = phi <8 x double> [ zeroinitializer, %657 ], [ %691, %680 ]
  %696 = fmul contract <8 x double> %663, %671
  %697 = fadd contract <8 x double> %696, %695
  %698 = fmul contract <8 x double> %676, %697
  %699 = fadd contract <8 x double> %672, %698
  %700 = fmul contract <8 x double> %665, %671
  %701 = fadd contract <8 x double> %663, %700
  %702 = fmul contract <8 x double> %676, %701
  %703 = fadd contract <8 x double> %668, %702
  br label %704

704:
  %705 = phi <8 x double> [ %699, %694 ], [ zeroinitializer, %651 ]
  %706 = phi <8 x double> [ %703, %694 ], [ zeroinitializer, %651 ]
  %707 = icmp sgt i64 %654, 0
  br i1 %707, label %708, label %757

708:
  %709 = phi i64 [ %755, %727 ], [ 0, %704 ]
  %710 = load i64, ptr %38, align 8
  %711 = icmp sgt i64 %710, %709
  br i1 %711, label %712, label %727

712:
  %713 = load ptr, ptr %31, align 8
  %714 = load i64, ptr %39, align 8
  %715 = load i64, ptr %36, align 8
  %716 = icmp sgt i64 %715, %709
  br i1 %716, label %720, label %717

717:
  %718 = load i64, ptr %40, align 8
  %719 = sub nsw i64 %709, %718
  br label %720

720:
  %721 = phi <8 x double> [ %705, %712 ], [ %706, %717 ]
  %722 = phi i64 [ %709, %712 ], [ %719, %717 ]
  %723 = add nsw i64 %722, %714
  %724 = getelementptr inbounds <8 x double>, ptr %713, i64 %723
  %725 = load <8 x double>, ptr %724, align 64
  %726 = fmul contract <8 x double> %721, %725
  br label %727

727:
  %728 = phi contract <8 x double> [ %726, %720 ], [ zeroinitializer, %708 ]
  %729 = getelementptr inbounds <8 x double>, ptr %653, i64 %709
  %730 = load <8 x i64>, ptr %729, align 64
  %731 = and <8 x i64> %730, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %732 = bitcast <8 x i64> %731 to <8 x double>
  %733 = getelementptr inbounds <8 x double>, ptr %149, i64 %709
  %734 = load <8 x i64>, ptr %733, align 64
  %735 = and <8 x i64> %734, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %736 = bitcast <8 x i64> %735 to <8 x double>
  %737 = fcmp contract ogt <8 x double> %732, %736
  %738 = select <8 x i1> %737, <8 x i64> %731, <8 x i64> %735
  %739 = bitcast <8 x i64> %738 to <8 x double>
  %740 = load ptr, ptr %41, align 8
  %741 = getelementptr inbounds double, ptr %740, i64 %709
  %742 = load double, ptr %741, align 8
  %743 = insertelement <8 x double> poison, double %742, i64 0
  %744 = shufflevector <8 x double> %743, <8 x double> poison, <8 x i32> zeroinitializer
  %745 = load double, ptr %35, align 8
  %746 = insertelement <8 x double> poison, double %745, i64 0
  %747 = shufflevector <8 x double> %746, <8 x double> poison, <8 x i32> zeroinitializer
  %748 = fadd contract <8 x double> %728, %739
  %749 = fmul contract <8 x double> %747, %748
  %750 = fadd contract <8 x double> %744, %749
  %751 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %750
  %752 = fcmp contract ogt <8 x double> %750, zeroinitializer
  %753 = select <8 x i1> %752, <8 x double> %751, <8 x double> zeroinitializer
  %754 = getelementptr inbounds <8 x double>, ptr %145, i64 %709
  store <8 x double> %753, ptr %754, align 64
  %755 = add nsw i64 %709, 1
  %756 = icmp eq i64 %755, %654
  br i1 %756, label %757, label %708

757:
  %758 = mul nsw i64 %139, 18
  %759 = getelementptr inbounds <8 x double>, ptr %140, i64 %758
  %760 = icmp sgt i64 %139, 0
  br i1 %760, label %766, label %761

761:
  %762 = sitofp i64 %139 to double
  %763 = insertelement <8 x double> poison, double %762, i64 0
  %764 = shufflevector <8 x double> %763, <8 x double> poison, <8 x i32> zeroinitializer
  %765 = fdiv contract <8 x double> zeroinitializer, %764
  br label %884

766:
  %767 = phi i64 [ %776, %766 ], [ 0, %757 ]
  %768 = phi <8 x double> [ %775, %766 ], [ zeroinitializer, %757 ]
  %769 = getelementptr inbounds <8 x double>, ptr %759, i64 %767
  %770 = load <8 x double>, ptr %769, align 64
  %771 = getelementptr inbounds <8 x double>, ptr %145, i64 %767
  %772 = load <8 x double>, ptr %771, align 64
  %773 = fmul contract <8 x double> %770, %772
  %774 = fmul contract <8 x double> %773, %773
  %775 = fadd contract <8 x double> %768, %774
  %776 = add nsw i64 %767, 4
  %777 = icmp slt i64 %776, %139
  br i1 %777, label %766, label %778

778:
  %779 = icmp sgt i64 %139, 1
  br i1 %779, label %780, label %820

780:
  %781 = phi i64 [ %790, %780 ], [ 1, %778 ]
  %782 = phi <8 x double> [ %789, %780 ], [ zeroinitializer, %778 ]
  %783 = getelementptr inbounds <8 x double>, ptr %759, i64 %781
  %784 = load <8 x double>, ptr %783, align 64
  %785 = getelementptr inbounds <8 x double>, ptr %145, i64 %781
  %786 = load <8 x double>, ptr %785, align 64
  %787 = fmul contract <8 x double> %784, %786
  %788 = fmul contract <8 x double> %787, %787
  %789 = fadd contract <8 x double> %782, %788
  %790 = add nsw i64 %781, 4
  %791 = icmp slt i64 %790, %139
  br i1 %791, label %780, label %792

792:
  %793 = icmp sgt i64 %139, 2
  br i1 %793, label %794, label %820

794:
  %795 = phi i64 [ %804, %794 ], [ 2, %792 ]
  %796 = phi <8 x double> [ %803, %794 ], [ zeroinitializer, %792 ]
  %797 = getelementptr inbounds <8 x double>, ptr %759, i64 %795
  %798 = load <8 x double>, ptr %797, align 64
  %799 = getelementptr inbounds <8 x double>, ptr %145, i64 %795
  %800 = load <8 x double>, ptr %799, align 64
  %801 = fmul contract <8 x double> %798, %800
  %802 = fmul contract <8 x double> %801, %801
  %803 = fadd contract <8 x double> %796, %802
  %804 = add nsw i64 %795, 4
  %805 = icmp slt i64 %804, %139
  br i1 %805, label %794, label %806

806:
  %807 = icmp sgt i64 %139, 3
  br i1 %807, label %808, label %820

808:
  %809 = phi i64 [ %818, %808 ], [ 3, %806 ]
  %810 = phi <8 x double> [ %817, %808 ], [ zeroinitializer, %806 ]
  %811 = getelementptr inbounds <8 x double>, ptr %759, i64 %809
  %812 = load <8 x double>, ptr %811, align 64
  %813 = getelementptr inbounds <8 x double>, ptr %145, i64 %809
  %814 = load <8 x double>, ptr %813, align 64
  %815 = fmul contract <8 x double> %812, %814
  %816 = fmul contract <8 x double> %815, %815
  %817 = fadd contract <8 x double> %810, %816
  %818 = add nsw i64 %809, 4
  %819 = icmp slt i64 %818, %139
  br i1 %819, label %808, label %820

820:
  %821 = phi <8 x double> [ %803, %806 ], [ zeroinitializer, %792 ], [ zeroinitializer, %778 ], [ %803, %808 ]
  %822 = phi <8 x double> [ %789, %806 ], [ %789, %792 ], [ zeroinitializer, %778 ], [ %789, %808 ]
  %823 = phi <8 x double> [ zeroinitializer, %806 ], [ zeroinitializer, %792 ], [ zeroinitializer, %778 ], [ %817, %808 ]
  %824 = fadd contract <8 x double> %821, %823
  %825 = sitofp i64 %139 to double
  %826 = insertelement <8 x double> poison, double %825, i64 0
  %827 = shufflevector <8 x double> %826, <8 x double> poison, <8 x i32> zeroinitializer
  br label %828

828:
  %829 = phi i64 [ %838, %828 ], [ 0, %820 ]
  %830 = phi <8 x double> [ %837, %828 ], [ zeroinitializer, %820 ]
  %831 = getelementptr inbounds <8 x double>, ptr %147, i64 %829
  %832 = load <8 x double>, ptr %831, align 64
  %833 = getelementptr inbounds <8 x double>, ptr %145, i64 %829
  %834 = load <8 x double>, ptr %833, align 64
  %835 = fmul contract <8 x double> %832, %834
  %836 = fmul contract <8 x double> %835, %835
  %837 = fadd contract <8 x double> %830, %836
  %838 = add nsw i64 %829, 4
  %839 = icmp slt i64 %838, %139
  br i1 %839, label %828, label %840

840:
  %841 = fadd contract <8 x double> %775, %822
  %842 = fadd contract <8 x double> %841, %824
  %843 = fdiv contract <8 x double> %842, %827
  br i1 %779, label %844, label %884

844:
  %845 = phi i64 [ %854, %844 ], [ 1, %840 ]
  %846 = phi <8 x double> [ %853, %844 ], [ zeroinitializer, %840 ]
  %847 = getelementptr inbounds <8 x double>, ptr %147, i64 %845
  %848 = load <8 x double>, ptr %847, align 64
  %849 = getelementptr inbounds <8 x double>, ptr %145, i64 %845
  %850 = load <8 x double>, ptr %849, align 64
  %851 = fmul contract <8 x double> %848, %850
  %852 = fmul contract <8 x double> %851, %851
  %853 = fadd contract <8 x double> %846, %852
  %854 = add nsw i64 %845, 4
  %855 = icmp slt i64 %854, %139
  br i1 %855, label %844, label %856

856:
  %857 = icmp sgt i64 %139, 2
  br i1 %857, label %858, label %884

858:
  %859 = phi i64 [ %868, %858 ], [ 2, %856 ]
  %860 = phi <8 x double> [ %867, %858 ], [ zeroinitializer, %856 ]
  %861 = getelementptr inbounds <8 x double>, ptr %147, i64 %859
  %862 = load <8 x double>, ptr %861, align 64
  %863 = getelementptr inbounds <8 x double>, ptr %145, i64 %859
  %864 = load <8 x double>, ptr %863, align 64
  %865 = fmul contract <8 x double> %862, %864
  %866 = fmul contract <8 x double> %865, %865
  %867 = fadd contract <8 x double> %860, %866
  %868 = add nsw i64 %859, 4
  %869 = icmp slt i64 %868, %139
  br i1 %869, label %858, label %870

870:
  %871 = icmp sgt i64 %139, 3
  br i1 %871, label %872, label %884

872:
  %873 = phi i64 [ %882, %872 ], [ 3, %870 ]
  %874 = phi <8 x double> [ %881, %872 ], [ zeroinitializer, %870 ]
  %875 = getelementptr inbounds <8 x double>, ptr %147, i64 %873
  %876 = load <8 x double>, ptr %875, align 64
  %877 = getelementptr inbounds <8 x double>, ptr %145, i64 %873
  %878 = load <8 x double>, ptr %877, align 64
  %879 = fmul contract <8 x double> %876, %878
  %880 = fmul contract <8 x double> %879, %879
  %881 = fadd contract <8 x double> %874, %880
  %882 = add nsw i64 %873, 4
  %883 = icmp slt i64 %882, %139
  br i1 %883, label %872, label %884

884:
  %885 = phi <8 x double> [ %843, %870 ], [ %843, %856 ], [ %843, %840 ], [ %765, %761 ], [ %843, %872 ]
  %886 = phi <8 x double> [ %827, %870 ], [ %827, %856 ], [ %827, %840 ], [ %764, %761 ], [ %827, %872 ]
  %887 = phi <8 x double> [ %867, %870 ], [ zeroinitializer, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %867, %872 ]
  %888 = phi <8 x double> [ %837, %870 ], [ %837, %856 ], [ %837, %840 ], [ zeroinitializer, %761 ], [ %837, %872 ]
  %889 = phi <8 x double> [ %853, %870 ], [ %853, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %853, %872 ]
  %890 = phi <8 x double> [ zeroinitializer, %870 ], [ zeroinitializer, %856 ], [ zeroinitializer, %840 ], [ zeroinitializer, %761 ], [ %881, %872 ]
  %891 = fadd contract <8 x double> %888, %889
  %892 = fadd contract <8 x double> %887, %890
  %893 = fadd contract <8 x double> %891, %892
  %894 = fdiv contract <8 x double> %893, %886
  %895 = load ptr, ptr %24, align 8
  br label %903

896:
  %897 = getelementptr inbounds <8 x double>, ptr %76, i64 6
  %898 = load <8 x double>, ptr %897, align 64
  %899 = fadd contract <8 x double> %898, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %899, ptr %897, align 64
  %900 = icmp eq i32 %932, 0
  br i1 %900, label %901, label %935

901:
  %902 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %922, ptr %902, align 64
  br label %1504

903:
  %904 = phi i64 [ 0, %884 ], [ %933, %920 ]
  %905 = phi <8 x double> [ undef, %884 ], [ %922, %920 ]
  %906 = phi i32 [ 0, %884 ], [ %932, %920 ]
  %907 = trunc i64 %904 to i32
  %908 = extractelement <8 x double> %885, i32 %907
  %909 = extractelement <8 x double> %894, i32 %907
  %910 = fcmp contract oeq double %908, 0.000000e+00
  %911 = fcmp contract oeq double %909, 0.000000e+00
  %912 = and i1 %910, %911
  br i1 %912, label %920, label %913

913:
  %914 = extractelement <8 x double> %143, i32 %907
  %915 = fmul contract double %914, %908
  %916 = fmul contract double %909, 1.000000e-02
  %917 = fadd contract double %908, %916
  %918 = call contract double @llvm.sqrt.f64(double %917)
  %919 = fdiv contract double %915, %918
  br label %920

920:
  %921 = phi contract double [ %919, %913 ], [ 0.000000e+00, %903 ]
  %922 = insertelement <8 x double> %905, double %921, i32 %907
  %923 = getelementptr inbounds i64, ptr %895, i64 %904
  %924 = load i64, ptr %923, align 8
  %925 = icmp sgt i64 %924, -1
  %926 = fcmp contract ole double %921, 1.000000e+00
  %927 = select i1 %925, i1 %926, i1 false
  %928 = zext i1 %927 to i64
  %929 = add nsw i64 %904, 32
  %930 = getelementptr inbounds i64, ptr %895, i64 %929
  store i64 %928, ptr %930, align 8
  %931 = zext i1 %927 to i32
  %932 = add i32 %906, %931
  %933 = add nsw i64 %904, 1
  %934 = icmp eq i64 %933, 8
  br i1 %934, label %896, label %903

935:
  %936 = load ptr, ptr %42, align 8
  %937 = load ptr, ptr %31, align 8
  %938 = load ptr, ptr %30, align 8
  %939 = load ptr, ptr %33, align 8
  call void %936(ptr %17, ptr %149, ptr %937, ptr %938, ptr %939)
  br i1 %760, label %940, label %943

940:
  %941 = shl i64 %139, 1
  %942 = call i64 @llvm.smax.i64(i64 %941, i64 1)
  br label %1203

943:
  %944 = phi <8 x double> [ zeroinitializer, %935 ], [ %1209, %1203 ]
  %945 = load i64, ptr %28, align 8
  %946 = load ptr, ptr %23, align 8
  %947 = load ptr, ptr %29, align 8
  %948 = mul nsw i64 %945, 17
  %949 = getelementptr inbounds <8 x double>, ptr %947, i64 %948
  %950 = load ptr, ptr %30, align 8
  %951 = mul nsw i64 %945, 19
  %952 = getelementptr inbounds <8 x double>, ptr %947, i64 %951
  %953 = icmp sgt i64 %945, 0
  br i1 %953, label %1028, label %1008

954:
  %955 = phi i64 [ %964, %954 ], [ 0, %1028 ]
  %956 = phi <8 x double> [ %963, %954 ], [ zeroinitializer, %1028 ]
  %957 = getelementptr inbounds <8 x double>, ptr %952, i64 %955
  %958 = load <8 x double>, ptr %957, align 64
  %959 = getelementptr inbounds <8 x double>, ptr %145, i64 %955
  %960 = load <8 x double>, ptr %959, align 64
  %961 = fmul contract <8 x double> %958, %960
  %962 = fmul contract <8 x double> %961, %961
  %963 = fadd contract <8 x double> %956, %962
  %964 = add nsw i64 %955, 4
  %965 = icmp slt i64 %964, %945
  br i1 %965, label %954, label %966

966:
  %967 = icmp sgt i64 %945, 1
  br i1 %967, label %968, label %1008

968:
  %969 = phi i64 [ %978, %968 ], [ 1, %966 ]
  %970 = phi <8 x double> [ %977, %968 ], [ zeroinitializer, %966 ]
  %971 = getelementptr inbounds <8 x double>, ptr %952, i64 %969
  %972 = load <8 x double>, ptr %971, align 64
  %973 = getelementptr inbounds <8 x double>, ptr %145, i64 %969
  %974 = load <8 x double>, ptr %973, align 64
  %975 = fmul contract <8 x double> %972, %974
  %976 = fmul contract <8 x double> %975, %975
  %977 = fadd contract <8 x double> %970, %976
  %978 = add nsw i64 %969, 4
  %979 = icmp slt i64 %978, %945
  br i1 %979, label %968, label %980

980:
  %981 = icmp sgt i64 %945, 2
  br i1 %981, label %982, label %1008

982:
  %983 = phi i64 [ %992, %982 ], [ 2, %980 ]
  %984 = phi <8 x double> [ %991, %982 ], [ zeroinitializer, %980 ]
  %985 = getelementptr inbounds <8 x double>, ptr %952, i64 %983
  %986 = load <8 x double>, ptr %985, align 64
  %987 = getelementptr inbounds <8 x double>, ptr %145, i64 %983
  %988 = load <8 x double>, ptr %987, align 64
  %989 = fmul contract <8 x double> %986, %988
  %990 = fmul contract <8 x double> %989, %989
  %991 = fadd contract <8 x double> %984, %990
  %992 = add nsw i64 %983, 4
  %993 = icmp slt i64 %992, %945
  br i1 %993, label %982, label %994

994:
  %995 = icmp sgt i64 %945, 3
  br i1 %995, label %996, label %1008

996:
  %997 = phi i64 [ %1006, %996 ], [ 3, %994 ]
  %998 = phi <8 x double> [ %1005, %996 ], [ zeroinitializer, %994 ]
  %999 = getelementptr inbounds <8 x double>, ptr %952, i64 %997
  %1000 = load <8 x double>, ptr %999, align 64
  %1001 = getelementptr inbounds <8 x double>, ptr %145, i64 %997
  %1002 = load <8 x double>, ptr %1001, align 64
  %1003 = fmul contract <8 x double> %1000, %1002
  %1004 = fmul contract <8 x double> %1003, %1003
  %1005 = fadd contract <8 x double> %998, %1004
  %1006 = add nsw i64 %997, 4
  %1007 = icmp slt i64 %1006, %945
  br i1 %1007, label %996, label %1008

1008:
  %1009 = phi <8 x double> [ %991, %994 ], [ zeroinitializer, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %991, %996 ]
  %1010 = phi <8 x double> [ %963, %994 ], [ %963, %980 ], [ %963, %966 ], [ zeroinitializer, %943 ], [ %963, %996 ]
  %1011 = phi <8 x double> [ %977, %994 ], [ %977, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %977, %996 ]
  %1012 = phi <8 x double> [ zeroinitializer, %994 ], [ zeroinitializer, %980 ], [ zeroinitializer, %966 ], [ zeroinitializer, %943 ], [ %1005, %996 ]
  %1013 = fadd contract <8 x double> %1010, %1011
  %1014 = fadd contract <8 x double> %1009, %1012
  %1015 = fadd contract <8 x double> %1013, %1014
  %1016 = sitofp i64 %945 to double
  %1017 = insertelement <8 x double> poison, double %1016, i64 0
  %1018 = shufflevector <8 x double> %1017, <8 x double> poison, <8 x i32> zeroinitializer
  %1019 = fdiv contract <8 x double> %1015, %1018
  br label %1020

1020:
  %1021 = phi i32 [ 0, %1008 ], [ %1026, %1020 ]
  %1022 = phi <8 x double> [ %1019, %1008 ], [ %1025, %1020 ]
  %1023 = extractelement <8 x double> %1022, i32 %1021
  %1024 = call contract double @llvm.sqrt.f64(double %1023)
  %1025 = insertelement <8 x double> %1022, double %1024, i32 %1021
  %1026 = add nsw i32 %1021, 1
  %1027 = icmp eq i32 %1026, 8
  br i1 %1027, label %1040, label %1020

1028:
  %1029 = phi i64 [ %1036, %1028 ], [ 0, %943 ]
  %1030 = getelementptr inbounds <8 x double>, ptr %950, i64 %1029
  %1031 = load <8 x double>, ptr %1030, align 64
  %1032 = getelementptr inbounds <8 x double>, ptr %949, i64 %1029
  %1033 = load <8 x double>, ptr %1032, align 64
  %1034 = fsub contract <8 x double> %1031, %1033
  %1035 = getelementptr inbounds <8 x double>, ptr %952, i64 %1029
  store <8 x double> %1034, ptr %1035, align 64
  %1036 = add nsw i64 %1029, 1
  %1037 = icmp eq i64 %1036, %945
  br i1 %1037, label %954, label %1028

1038:
  %1039 = fcmp contract ugt double %1045, 1.000000e+00
  br i1 %1039, label %1049, label %1200

1040:
  %1041 = phi <8 x double> [ %1046, %1040 ], [ zeroinitializer, %1020 ]
  %1042 = phi i32 [ %1047, %1040 ], [ 0, %1020 ]
  %1043 = extractelement <8 x double> %1041, i64 0
  %1044 = extractelement <8 x double> %1025, i32 %1042
  %1045 = call contract double @llvm.maxnum.f64(double %1043, double %1044)
  %1046 = insertelement <8 x double> %1041, double %1045, i64 0
  %1047 = add nsw i32 %1042, 1
  %1048 = icmp eq i32 %1047, 8
  br i1 %1048, label %1038, label %1040

1049:
  %1050 = load i64, ptr %38, align 8
  %1051 = icmp eq i64 %1050, 0
  br i1 %1051, label %1200, label %1052

1052:
  %1053 = load double, ptr %25, align 8
  %1054 = insertelement <8 x double> poison, double %1053, i64 0
  %1055 = shufflevector <8 x double> %1054, <8 x double> poison, <8 x i32> zeroinitializer
  %1056 = load <8 x double>, ptr %946, align 64
  %1057 = fsub contract <8 x double> %1055, %1056
  %1058 = getelementptr inbounds <8 x double>, ptr %946, i64 7
  %1059 = load <8 x double>, ptr %1058, align 64
  %1060 = getelementptr inbounds <8 x double>, ptr %946, i64 8
  %1061 = load <8 x double>, ptr %1060, align 64
  %1062 = fmul contract <8 x double> %1061, %1057
  %1063 = fadd contract <8 x double> %1059, %1062
  %1064 = fmul contract <8 x double> %1063, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1065 = fmul contract <8 x double> %1057, %1064
  %1066 = load ptr, ptr %29, align 8
  %1067 = mul nsw i64 %945, 20
  %1068 = getelementptr inbounds <8 x double>, ptr %1066, i64 %1067
  %1069 = load i64, ptr %36, align 8
  %1070 = load ptr, ptr %37, align 8
  %1071 = icmp sgt i64 %1069, 0
  br i1 %1071, label %1072, label %1088

1072:
  %1073 = phi i64 [ %1084, %1072 ], [ 0, %1052 ]
  %1074 = phi <8 x double> [ %1083, %1072 ], [ zeroinitializer, %1052 ]
  %1075 = getelementptr inbounds <8 x double>, ptr %1068, i64 %1073
  %1076 = load <8 x i64>, ptr %1075, align 64
  %1077 = and <8 x i64> %1076, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1078 = bitcast <8 x i64> %1077 to <8 x double>
  %1079 = getelementptr inbounds <8 x double>, ptr %1070, i64 %1073
  %1080 = load <8 x double>, ptr %1079, align 64
  %1081 = fmul contract <8 x double> %1080, %1078
  %1082 = fcmp contract ogt <8 x double> %1081, %1074
  %1083 = select <8 x i1> %1082, <8 x double> %1081, <8 x double> %1074
  %1084 = add nsw i64 %1073, 1
  %1085 = icmp eq i64 %1084, %1069
  br i1 %1085, label %1086, label %1072

1086:
  %1087 = fmul contract <8 x double> %1083, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1088

1088:
  %1089 = phi <8 x double> [ zeroinitializer, %1052 ], [ %1087, %1086 ]
  %1090 = fadd contract <8 x double> %1065, %1089
  br i1 %953, label %1162, label %1145

1091:
  %1092 = phi i64 [ %1101, %1091 ], [ 0, %1181 ]
  %1093 = phi <8 x double> [ %1100, %1091 ], [ zeroinitializer, %1181 ]
  %1094 = getelementptr inbounds <8 x double>, ptr %952, i64 %1092
  %1095 = load <8 x double>, ptr %1094, align 64
  %1096 = getelementptr inbounds <8 x double>, ptr %145, i64 %1092
  %1097 = load <8 x double>, ptr %1096, align 64
  %1098 = fmul contract <8 x double> %1095, %1097
  %1099 = fmul contract <8 x double> %1098, %1098
  %1100 = fadd contract <8 x double> %1093, %1099
  %1101 = add nsw i64 %1092, 4
  %1102 = icmp slt i64 %1101, %945
  br i1 %1102, label %1091, label %1103

1103:
  %1104 = icmp sgt i64 %945, 1
  br i1 %1104, label %1105, label %1145

1105:
  %1106 = phi i64 [ %1115, %1105 ], [ 1, %1103 ]
  %1107 = phi <8 x double> [ %1114, %1105 ], [ zeroinitializer, %1103 ]
  %1108 = getelementptr inbounds <8 x double>, ptr %952, i64 %1106
  %1109 = load <8 x double>, ptr %1108, align 64
  %1110 = getelementptr inbounds <8 x double>, ptr %145, i64 %1106
  %1111 = load <8 x double>, ptr %1110, align 64
  %1112 = fmul contract <8 x double> %1109, %1111
  %1113 = fmul contract <8 x double> %1112, %1112
  %1114 = fadd contract <8 x double> %1107, %1113
  %1115 = add nsw i64 %1106, 4
  %1116 = icmp slt i64 %1115, %945
  br i1 %1116, label %1105, label %1117

1117:
  %1118 = icmp sgt i64 %945, 2
  br i1 %1118, label %1119, label %1145

1119:
  %1120 = phi i64 [ %1129, %1119 ], [ 2, %1117 ]
  %1121 = phi <8 x double> [ %1128, %1119 ], [ zeroinitializer, %1117 ]
  %1122 = getelementptr inbounds <8 x double>, ptr %952, i64 %1120
  %1123 = load <8 x double>, ptr %1122, align 64
  %1124 = getelementptr inbounds <8 x double>, ptr %145, i64 %1120
  %1125 = load <8 x double>, ptr %1124, align 64
  %1126 = fmul contract <8 x double> %1123, %1125
  %1127 = fmul contract <8 x double> %1126, %1126
  %1128 = fadd contract <8 x double> %1121, %1127
  %1129 = add nsw i64 %1120, 4
  %1130 = icmp slt i64 %1129, %945
  br i1 %1130, label %1119, label %1131

1131:
  %1132 = icmp sgt i64 %945, 3
  br i1 %1132, label %1133, label %1145

1133:
  %1134 = phi i64 [ %1143, %1133 ], [ 3, %1131 ]
  %1135 = phi <8 x double> [ %1142, %1133 ], [ zeroinitializer, %1131 ]
  %1136 = getelementptr inbounds <8 x double>, ptr %952, i64 %1134
  %1137 = load <8 x double>, ptr %1136, align 64
  %1138 = getelementptr inbounds <8 x double>, ptr %145, i64 %1134
  %1139 = load <8 x double>, ptr %1138, align 64
  %1140 = fmul contract <8 x double> %1137, %1139
  %1141 = fmul contract <8 x double> %1140, %1140
  %1142 = fadd contract <8 x double> %1135, %1141
  %1143 = add nsw i64 %1134, 4
  %1144 = icmp slt i64 %1143, %945
  br i1 %1144, label %1133, label %1145

1145:
  %1146 = phi <8 x double> [ %1128, %1131 ], [ zeroinitializer, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1128, %1133 ]
  %1147 = phi <8 x double> [ %1100, %1131 ], [ %1100, %1117 ], [ %1100, %1103 ], [ zeroinitializer, %1088 ], [ %1100, %1133 ]
  %1148 = phi <8 x double> [ %1114, %1131 ], [ %1114, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1114, %1133 ]
  %1149 = phi <8 x double> [ zeroinitializer, %1131 ], [ zeroinitializer, %1117 ], [ zeroinitializer, %1103 ], [ zeroinitializer, %1088 ], [ %1142, %1133 ]
  %1150 = fadd contract <8 x double> %1147, %1148
  %1151 = fadd contract <8 x double> %1146, %1149
  %1152 = fadd contract <8 x double> %1150, %1151
  %1153 = fdiv contract <8 x double> %1152, %1018
  br label %1154

1154:
  %1155 = phi i32 [ 0, %1145 ], [ %1160, %1154 ]
  %1156 = phi <8 x double> [ %1153, %1145 ], [ %1159, %1154 ]
  %1157 = extractelement <8 x double> %1156, i32 %1155
  %1158 = call contract double @llvm.sqrt.f64(double %1157)
  %1159 = insertelement <8 x double> %1156, double %1158, i32 %1155
  %1160 = add nsw i32 %1155, 1
  %1161 = icmp eq i32 %1160, 8
  br i1 %1161, label %1200, label %1154

1162:
  %1163 = phi i64 [ %1198, %1181 ], [ 0, %1088 ]
  %1164 = load i64, ptr %38, align 8
  %1165 = icmp sgt i64 %1164, %1163
  br i1 %1165, label %1166, label %1181

1166:
  %1167 = load ptr, ptr %31, align 8
  %1168 = load i64, ptr %39, align 8
  %1169 = load i64, ptr %36, align 8
  %1170 = icmp sgt i64 %1169, %1163
  br i1 %1170, label %1174, label %1171

1171:
  %1172 = load i64, ptr %40, align 8
  %1173 = sub nsw i64 %1163, %1172
  br label %1174

1174:
  %1175 = phi <8 x double> [ %1090, %1166 ], [ %1064, %1171 ]
  %1176 = phi i64 [ %1163, %1166 ], [ %1173, %1171 ]
  %1177 = add nsw i64 %1176, %1168
  %1178 = getelementptr inbounds <8 x double>, ptr %1167, i64 %1177
  %1179 = load <8 x double>, ptr %1178, align 64
  %1180 = fmul contract <8 x double> %1175, %1179
  br label %1181

1181:
  %1182 = phi contract <8 x double> [ %1180, %1174 ], [ zeroinitializer, %1162 ]
  %1183 = getelementptr inbounds <8 x double>, ptr %145, i64 %1163
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = load ptr, ptr %29, align 8
  %1186 = add nsw i64 %1163, %1067
  %1187 = getelementptr inbounds <8 x double>, ptr %1185, i64 %1186
  %1188 = load <8 x i64>, ptr %1187, align 64
  %1189 = and <8 x i64> %1188, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1190 = bitcast <8 x i64> %1189 to <8 x double>
  %1191 = fmul contract <8 x double> %1190, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1192 = fadd contract <8 x double> %1182, %1191
  %1193 = fmul contract <8 x double> %1184, %1192
  %1194 = fadd contract <8 x double> %1193, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1195 = getelementptr inbounds <8 x double>, ptr %952, i64 %1163
  %1196 = load <8 x double>, ptr %1195, align 64
  %1197 = fdiv contract <8 x double> %1196, %1194
  store <8 x double> %1197, ptr %1195, align 64
  %1198 = add nsw i64 %1163, 1
  %1199 = icmp eq i64 %1198, %945
  br i1 %1199, label %1091, label %1162

1200:
  %1201 = phi <8 x double> [ %1025, %1049 ], [ %1025, %1038 ], [ %1159, %1154 ]
  %1202 = load ptr, ptr %24, align 8
  br label %1212

1203:
  %1204 = phi i64 [ %1210, %1203 ], [ 0, %940 ]
  %1205 = phi <8 x double> [ %1209, %1203 ], [ zeroinitializer, %940 ]
  %1206 = getelementptr inbounds <8 x double>, ptr %141, i64 %1204
  %1207 = load <8 x double>, ptr %1206, align 64
  %1208 = fmul contract <8 x double> %1207, zeroinitializer
  %1209 = fadd contract <8 x double> %1205, %1208
  %1210 = add nsw i64 %1204, 1
  %1211 = icmp eq i64 %1210, %942
  br i1 %1211, label %943, label %1203

1212:
  %1213 = phi i64 [ 0, %1200 ], [ %1254, %1251 ]
  %1214 = phi <8 x double> [ %922, %1200 ], [ %1253, %1251 ]
  %1215 = phi i32 [ %932, %1200 ], [ %1252, %1251 ]
  %1216 = add nsw i64 %1213, 32
  %1217 = getelementptr inbounds i64, ptr %1202, i64 %1216
  %1218 = load i64, ptr %1217, align 8
  %1219 = icmp eq i64 %1218, 0
  br i1 %1219, label %1251, label %1220

1220:
  %1221 = trunc i64 %1213 to i32
  %1222 = extractelement <8 x double> %944, i32 %1221
  %1223 = fcmp contract une double %1222, 0.000000e+00
  br i1 %1223, label %1224, label %1227

1224:
  %1225 = insertelement <8 x double> %1214, double 0x7FF8000000000000, i32 %1221
  %1226 = extractelement <8 x double> %1201, i32 %1221
  br label %1233

1227:
  %1228 = extractelement <8 x double> %1201, i32 %1221
  %1229 = extractelement <8 x double> %1214, i32 %1221
  %1230 = fcmp contract ogt double %1228, %1229
  br i1 %1230, label %1231, label %1233

1231:
  %1232 = insertelement <8 x double> %1214, double %1228, i32 %1221
  br label %1233

1233:
  %1234 = phi double [ %1228, %1227 ], [ %1228, %1231 ], [ %1226, %1224 ]
  %1235 = phi <8 x double> [ %1214, %1227 ], [ %1232, %1231 ], [ %1225, %1224 ]
  %1236 = extractelement <8 x double> %1235, i32 %1221
  %1237 = fcmp contract ole double %1236, 1.000000e+00
  %1238 = zext i1 %1237 to i64
  store i64 %1238, ptr %1217, align 8
  %1239 = fcmp contract ogt double %1234, 1.000000e+00
  %1240 = add nsw i64 %1213, 40
  br i1 %1239, label %1241, label %1245

1241:
  %1242 = getelementptr inbounds i64, ptr %1202, i64 %1240
  %1243 = load i64, ptr %1242, align 8
  %1244 = add nsw i64 %1243, 1
  br label %1245

1245:
  %1246 = phi i64 [ %1244, %1241 ], [ 0, %1233 ]
  %1247 = getelementptr inbounds i64, ptr %1202, i64 %1240
  store i64 %1246, ptr %1247, align 8
  %1248 = xor i1 %1237, true
  %1249 = sext i1 %1248 to i32
  %1250 = add i32 %1215, %1249
  br label %1251

1251:
  %1252 = phi i32 [ %1250, %1245 ], [ %1215, %1212 ]
  %1253 = phi <8 x double> [ %1235, %1245 ], [ %1214, %1212 ]
  %1254 = add nsw i64 %1213, 1
  %1255 = icmp eq i64 %1254, 8
  br i1 %1255, label %1256, label %1212

1256:
  %1257 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %1253, ptr %1257, align 64
  %1258 = icmp eq i32 %1252, 0
  br i1 %1258, label %1504, label %1259

1259:
  %1260 = load i64, ptr %43, align 8
  %1261 = icmp eq i64 %1260, 0
  br i1 %1261, label %1504, label %1262

1262:
  %1263 = load i64, ptr %28, align 8
  %1264 = load ptr, ptr %29, align 8
  %1265 = load ptr, ptr %30, align 8
  %1266 = load ptr, ptr %44, align 8
  %1267 = load ptr, ptr %23, align 8
  %1268 = getelementptr inbounds <8 x double>, ptr %1267, i64 2
  %1269 = load <8 x double>, ptr %1268, align 64
  store <8 x double> %1269, ptr %3, align 64
  %1270 = getelementptr inbounds <8 x double>, ptr %1267, i64 3
  %1271 = load <8 x double>, ptr %1270, align 64
  %1272 = icmp sgt i64 %1260, 0
  br i1 %1272, label %1273, label %1275

1273:
  %1274 = load ptr, ptr %45, align 8
  br label %1292

1275:
  %1276 = phi i32 [ 0, %1262 ], [ %1299, %1292 ]
  %1277 = load ptr, ptr %46, align 8
  %1278 = load ptr, ptr %31, align 8
  %1279 = load ptr, ptr %47, align 8
  %1280 = load ptr, ptr %33, align 8
  call void %1277(ptr %3, ptr %1265, ptr %1278, ptr %1279, ptr %1280)
  %1281 = icmp eq i32 %1276, 0
  br i1 %1281, label %1344, label %1282

1282:
  %1283 = icmp sgt i64 %1263, 0
  br i1 %1283, label %1286, label %1284

1284:
  %1285 = fmul contract <8 x double> %1271, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1302

1286:
  %1287 = mul nsw i64 %1263, 20
  %1288 = fcmp contract ogt <8 x double> %1271, zeroinitializer
  %1289 = select <8 x i1> %1288, <8 x double> %1271, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1290 = fmul contract <8 x double> %1271, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1291 = fmul contract <8 x double> %1271, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1311

1292:
  %1293 = phi i32 [ 0, %1273 ], [ %1299, %1292 ]
  %1294 = phi i64 [ 0, %1273 ], [ %1300, %1292 ]
  %1295 = getelementptr inbounds i64, ptr %1274, i64 %1294
  %1296 = load i64, ptr %1295, align 8
  %1297 = icmp ne i64 %1296, 0
  %1298 = zext i1 %1297 to i32
  %1299 = or i32 %1293, %1298
  %1300 = add nsw i64 %1294, 1
  %1301 = icmp eq i64 %1300, %1260
  br i1 %1301, label %1275, label %1292

1302:
  %1303 = phi <8 x double> [ %1285, %1284 ], [ %1290, %1311 ]
  %1304 = load <8 x double>, ptr %1267, align 64
  %1305 = fadd contract <8 x double> %1303, %1304
  store <8 x double> %1305, ptr %4, align 64
  %1306 = load ptr, ptr %46, align 8
  %1307 = load ptr, ptr %44, align 8
  %1308 = load ptr, ptr %31, align 8
  %1309 = load ptr, ptr %48, align 8
  %1310 = load ptr, ptr %33, align 8
  call void %1306(ptr %4, ptr %1307, ptr %1308, ptr %1309, ptr %1310)
  br label %1344

1311:
  %1312 = phi i64 [ 0, %1286 ], [ %1342, %1311 ]
  %1313 = add nsw i64 %1312, %1287
  %1314 = getelementptr inbounds <8 x double>, ptr %1264, i64 %1313
  %1315 = load <8 x double>, ptr %1314, align 64
  %1316 = getelementptr inbounds <8 x double>, ptr %1264, i64 %1312
  %1317 = load <8 x double>, ptr %1316, align 64
  %1318 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1312
  %1319 = load <8 x double>, ptr %1318, align 64
  %1320 = fsub contract <8 x double> %1319, %1315
  %1321 = fmul contract <8 x double> %1315, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1322 = fmul contract <8 x double> %1290, %1317
  %1323 = fadd contract <8 x double> %1321, %1322
  %1324 = fmul contract <8 x double> %1323, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1325 = fmul contract <8 x double> %1319, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1326 = add nsw i64 %1312, %1263
  %1327 = getelementptr inbounds <8 x double>, ptr %1265, i64 %1326
  %1328 = load <8 x double>, ptr %1327, align 64
  %1329 = fmul contract <8 x double> %1291, %1328
  %1330 = fsub contract <8 x double> %1325, %1329
  %1331 = fmul contract <8 x double> %1330, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1332 = fadd contract <8 x double> %1324, %1331
  %1333 = getelementptr inbounds <8 x double>, ptr %1266, i64 %1312
  store <8 x double> %1332, ptr %1333, align 64
  %1334 = fmul contract <8 x double> %1320, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1335 = fdiv contract <8 x double> %1334, %1289
  %1336 = fmul contract <8 x double> %1317, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1337 = fsub contract <8 x double> %1335, %1336
  %1338 = load <8 x double>, ptr %1327, align 64
  %1339 = fmul contract <8 x double> %1338, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1340 = fsub contract <8 x double> %1337, %1339
  %1341 = getelementptr inbounds <8 x double>, ptr %1266, i64 %1326
  store <8 x double> %1340, ptr %1341, align 64
  %1342 = add nsw i64 %1312, 1
  %1343 = icmp eq i64 %1342, %1263
  br i1 %1343, label %1302, label %1311

1344:
  %1345 = shl i64 %1263, 3
  %1346 = icmp sgt i64 %1263, 0
  %1347 = mul nsw i64 %1263, 17
  %1348 = getelementptr inbounds <8 x double>, ptr %1264, i64 %1347
  %1349 = mul nsw i64 %1263, 20
  %1350 = getelementptr inbounds <8 x double>, ptr %1264, i64 %1349
  %1351 = shl nsw i64 %1263, 1
  %1352 = or i64 %1351, 1
  %1353 = shl i64 %1260, 1
  %1354 = call i64 @llvm.smax.i64(i64 %1353, i64 1)
  br label %1355

1355:
  %1356 = phi i64 [ 0, %1344 ], [ %1501, %1500 ]
  %1357 = load ptr, ptr %24, align 8
  %1358 = trunc i64 %1356 to i32
  %1359 = and i64 %1356, 4294967263
  %1360 = or i64 %1359, 32
  %1361 = getelementptr inbounds i64, ptr %1357, i64 %1360
  %1362 = load i64, ptr %1361, align 8
  %1363 = icmp eq i64 %1362, 0
  br i1 %1363, label %1500, label %1364

1364:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1358)
  %1365 = load ptr, ptr %50, align 8
  %1366 = getelementptr inbounds i64, ptr %1365, i64 1
  %1367 = load i64, ptr %1366, align 8
  %1368 = load i64, ptr %51, align 8
  %1369 = icmp slt i64 %1367, %1368
  br i1 %1369, label %1370, label %1376

1370:
  %1371 = load ptr, ptr %52, align 8
  %1372 = getelementptr inbounds double, ptr %1371, i64 %1367
  %1373 = load double, ptr %1372, align 8
  %1374 = load double, ptr %53, align 8
  %1375 = fcmp contract ugt double %1373, %1374
  br i1 %1375, label %1376, label %1380

1376:
  %1377 = load double, ptr %54, align 8
  %1378 = call fastcc i32 @suspicious(ptr %49, i64 %1260, double %1377)
  %1379 = icmp eq i32 %1378, 0
  br i1 %1379, label %1460, label %1380

1380:
  %1381 = load ptr, ptr %29, align 8
  %1382 = load ptr, ptr %55, align 8
  %1383 = load i64, ptr %56, align 8
  br label %1437

1384:
  %1385 = mul nsw i64 %1383, 17
  %1386 = getelementptr inbounds double, ptr %1382, i64 %1385
  br label %1387

1387:
  %1388 = phi i64 [ %1394, %1387 ], [ 0, %1384 ]
  %1389 = shl nsw i64 %1388, 3
  %1390 = add nsw i64 %1389, %1356
  %1391 = getelementptr inbounds double, ptr %1348, i64 %1390
  %1392 = load double, ptr %1391, align 8
  %1393 = getelementptr inbounds double, ptr %1386, i64 %1388
  store double %1392, ptr %1393, align 8
  %1394 = add nsw i64 %1388, 1
  %1395 = icmp eq i64 %1394, %1263
  br i1 %1395, label %1396, label %1387

1396:
  %1397 = mul nsw i64 %1383, 20
  %1398 = getelementptr inbounds double, ptr %1382, i64 %1397
  br label %1399

1399:
  %1400 = phi i64 [ 0, %1396 ], [ %1406, %1399 ]
  %1401 = shl nsw i64 %1400, 3
  %1402 = add nsw i64 %1401, %1356
  %1403 = getelementptr inbounds double, ptr %1350, i64 %1402
  %1404 = load double, ptr %1403, align 8
  %1405 = getelementptr inbounds double, ptr %1398, i64 %1400
  store double %1404, ptr %1405, align 8
  %1406 = add nsw i64 %1400, 1
  %1407 = icmp eq i64 %1406, %1263
  br i1 %1407, label %1408, label %1399

1408:
  %1409 = load ptr, ptr %30, align 8
  %1410 = load i64, ptr %57, align 8
  %1411 = add nsw i64 %1410, %1352
  %1412 = load ptr, ptr %58, align 8
  %1413 = icmp sgt i64 %1411, 0
  br i1 %1413, label %1414, label %1423

1414:
  %1415 = phi i64 [ %1421, %1414 ], [ 0, %1408 ]
  %1416 = shl nsw i64 %1415, 3
  %1417 = add nsw i64 %1416, %1356
  %1418 = getelementptr inbounds double, ptr %1409, i64 %1417
  %1419 = load double, ptr %1418, align 8
  %1420 = getelementptr inbounds double, ptr %1412, i64 %1415
  store double %1419, ptr %1420, align 8
  %1421 = add nsw i64 %1415, 1
  %1422 = icmp eq i64 %1421, %1411
  br i1 %1422, label %1423, label %1414

1423:
  %1424 = load ptr, ptr %31, align 8
  %1425 = load i64, ptr %59, align 8
  %1426 = load ptr, ptr %60, align 8
  %1427 = icmp sgt i64 %1425, 0
  br i1 %1427, label %1428, label %1460

1428:
  %1429 = phi i64 [ %1435, %1428 ], [ 0, %1423 ]
  %1430 = shl nsw i64 %1429, 3
  %1431 = add nsw i64 %1430, %1356
  %1432 = getelementptr inbounds double, ptr %1424, i64 %1431
  %1433 = load double, ptr %1432, align 8
  %1434 = getelementptr inbounds double, ptr %1426, i64 %1429
  store double %1433, ptr %1434, align 8
  %1435 = add nsw i64 %1429, 1
  %1436 = icmp eq i64 %1435, %1425
  br i1 %1436, label %1460, label %1428

1437:
  %1438 = phi i64 [ 0, %1380 ], [ %1459, %1458 ]
  %1439 = mul i64 %1345, %1438
  %1440 = getelementptr inbounds double, ptr %1381, i64 %1439
  %1441 = mul nsw i64 %1438, %1383
  %1442 = getelementptr inbounds double, ptr %1382, i64 %1441
  br i1 %1346, label %1443, label %1455

1443:
  %1444 = phi i64 [ %1450, %1443 ], [ 0, %1437 ]
  %1445 = shl nsw i64 %1444, 3
  %1446 = add nsw i64 %1445, %1356
  %1447 = getelementptr inbounds double, ptr %1440, i64 %1446
  %1448 = load double, ptr %1447, align 8
  %1449 = getelementptr inbounds double, ptr %1442, i64 %1444
  store double %1448, ptr %1449, align 8
  %1450 = add nsw i64 %1444, 1
  %1451 = icmp eq i64 %1450, %1263
  br i1 %1451, label %1452, label %1443

1452:
  %1453 = add nsw i64 %1438, 1
  %1454 = icmp eq i64 %1453, 12
  br i1 %1454, label %1384, label %1458

1455:
  %1456 = add nsw i64 %1438, 1
  %1457 = icmp eq i64 %1456, 12
  br i1 %1457, label %1408, label %1458

1458:
  %1459 = phi i64 [ %1453, %1452 ], [ %1456, %1455 ]
  br label %1437

1460:
  %1461 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1462 = fcmp contract olt double %1461, 1.000000e+00
  br i1 %1462, label %1463, label %1485

1463:
  %1464 = load double, ptr %61, align 8
  %1465 = load double, ptr %54, align 8
  %1466 = fmul contract double %1461, %1465
  %1467 = fadd contract double %1464, %1466
  %1468 = load <8 x double>, ptr %1268, align 64
  %1469 = insertelement <8 x double> %1468, double %1467, i32 %1358
  store <8 x double> %1469, ptr %1268, align 64
  %1470 = load i64, ptr %57, align 8
  %1471 = add nsw i64 %1470, %1352
  %1472 = icmp sgt i64 %1471, 0
  br i1 %1472, label %1473, label %1485

1473:
  %1474 = load ptr, ptr %62, align 8
  %1475 = load ptr, ptr %30, align 8
  br label %1476

1476:
  %1477 = phi i64 [ 0, %1473 ], [ %1483, %1476 ]
  %1478 = getelementptr inbounds double, ptr %1474, i64 %1477
  %1479 = load double, ptr %1478, align 8
  %1480 = shl nsw i64 %1477, 3
  %1481 = add nsw i64 %1480, %1356
  %1482 = getelementptr inbounds double, ptr %1475, i64 %1481
  store double %1479, ptr %1482, align 8
  %1483 = add nsw i64 %1477, 1
  %1484 = icmp eq i64 %1483, %1471
  br i1 %1484, label %1485, label %1476

1485:
  br i1 %1272, label %1486, label %1489

1486:
  %1487 = load ptr, ptr %63, align 8
  %1488 = load ptr, ptr %64, align 8
  br label %1491

1489:
  %1490 = load ptr, ptr %50, align 8
  store i64 0, ptr %1490, align 8
  br label %1500

1491:
  %1492 = phi i64 [ 0, %1486 ], [ %1498, %1491 ]
  %1493 = getelementptr inbounds double, ptr %1487, i64 %1492
  %1494 = load double, ptr %1493, align 8
  %1495 = shl nsw i64 %1492, 3
  %1496 = add nsw i64 %1495, %1356
  %1497 = getelementptr inbounds double, ptr %1488, i64 %1496
  store double %1494, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1354
  br i1 %1499, label %1489, label %1491

1500:
  %1501 = add nsw i64 %1356, 1
  %1502 = icmp eq i64 %1501, 8
  br i1 %1502, label %1503, label %1355

1503:
  br label %1504

1504:
  %1505 = load i64, ptr %28, align 8
  %1506 = load ptr, ptr %29, align 8
  %1507 = load ptr, ptr %30, align 8
  %1508 = load ptr, ptr %24, align 8
  %1509 = getelementptr inbounds i64, ptr %1508, i64 32
  %1510 = load <8 x i64>, ptr %1509, align 64
  %1511 = icmp ne <8 x i64> %1510, zeroinitializer
  %1512 = sext <8 x i1> %1511 to <8 x i64>
  %1513 = icmp sgt i64 %1505, 0
  %1514 = mul nsw i64 %1505, 20
  br i1 %1513, label %1515, label %1527

1515:
  %1516 = phi i64 [ %1525, %1515 ], [ 0, %1504 ]
  %1517 = getelementptr inbounds <8 x double>, ptr %1507, i64 %1516
  %1518 = load <8 x i64>, ptr %1517, align 64
  %1519 = and <8 x i64> %1518, %1512
  %1520 = add nsw i64 %1516, %1514
  %1521 = getelementptr inbounds <8 x double>, ptr %1506, i64 %1520
  %1522 = load <8 x i64>, ptr %1521, align 64
  %1523 = select <8 x i1> %1511, <8 x i64> zeroinitializer, <8 x i64> %1522
  %1524 = or <8 x i64> %1523, %1519
  store <8 x i64> %1524, ptr %1521, align 64
  %1525 = add nsw i64 %1516, 1
  %1526 = icmp eq i64 %1525, %1505
  br i1 %1526, label %1565, label %1515

1527:
  %1528 = getelementptr inbounds <8 x double>, ptr %1506, i64 %1514
  %1529 = load i64, ptr %36, align 8
  %1530 = load i64, ptr %38, align 8
  %1531 = load ptr, ptr %37, align 8
  %1532 = icmp slt i64 %1529, %1530
  br i1 %1532, label %1533, label %1561

1533:
  %1534 = phi i64 [ %1545, %1533 ], [ %1529, %1527 ]
  %1535 = phi <8 x double> [ %1544, %1533 ], [ zeroinitializer, %1527 ]
  %1536 = getelementptr inbounds <8 x double>, ptr %1528, i64 %1534
  %1537 = load <8 x i64>, ptr %1536, align 64
  %1538 = and <8 x i64> %1537, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1539 = bitcast <8 x i64> %1538 to <8 x double>
  %1540 = getelementptr inbounds <8 x double>, ptr %1531, i64 %1534
  %1541 = load <8 x double>, ptr %1540, align 64
  %1542 = fmul contract <8 x double> %1541, %1539
  %1543 = fcmp contract ogt <8 x double> %1542, %1535
  %1544 = select <8 x i1> %1543, <8 x double> %1542, <8 x double> %1535
  %1545 = add nsw i64 %1534, 1
  %1546 = icmp eq i64 %1545, %1530
  br i1 %1546, label %1547, label %1533

1547:
  %1548 = phi i64 [ %1559, %1547 ], [ %1529, %1533 ]
  %1549 = phi <8 x double> [ %1558, %1547 ], [ zeroinitializer, %1533 ]
  %1550 = getelementptr inbounds <8 x double>, ptr %1506, i64 %1548
  %1551 = load <8 x i64>, ptr %1550, align 64
  %1552 = and <8 x i64> %1551, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1553 = bitcast <8 x i64> %1552 to <8 x double>
  %1554 = getelementptr inbounds <8 x double>, ptr %1531, i64 %1548
  %1555 = load <8 x double>, ptr %1554, align 64
  %1556 = fmul contract <8 x double> %1555, %1553
  %1557 = fcmp contract ogt <8 x double> %1556, %1549
  %1558 = select <8 x i1> %1557, <8 x double> %1556, <8 x double> %1549
  %1559 = add nsw i64 %1548, 1
  %1560 = icmp eq i64 %1559, %1530
  br i1 %1560, label %1561, label %1547

1561:
  %1562 = phi <8 x double> [ zeroinitializer, %1527 ], [ %1544, %1547 ]
  %1563 = phi <8 x double> [ zeroinitializer, %1527 ], [ %1558, %1547 ]
  %1564 = shl nsw i64 %1505, 4
  br label %1577

1565:
  %1566 = phi i64 [ %1575, %1565 ], [ 0, %1515 ]
  %1567 = add nsw i64 %1566, %1505
  %1568 = getelementptr inbounds <8 x double>, ptr %1507, i64 %1567
  %1569 = load <8 x i64>, ptr %1568, align 64
  %1570 = and <8 x i64> %1569, %1512
  %1571 = getelementptr inbounds <8 x double>, ptr %1506, i64 %1566
  %1572 = load <8 x i64>, ptr %1571, align 64
  %1573 = select <8 x i1> %1511, <8 x i64> zeroinitializer, <8 x i64> %1572
  %1574 = or <8 x i64> %1573, %1570
  store <8 x i64> %1574, ptr %1571, align 64
  %1575 = add nsw i64 %1566, 1
  %1576 = icmp eq i64 %1575, %1505
  br i1 %1576, label %1527, label %1565

1577:
  %1578 = phi i64 [ 0, %1561 ], [ %1730, %1729 ]
  %1579 = load ptr, ptr %23, align 8
  %1580 = getelementptr inbounds double, ptr %1579, i64 %1578
  %1581 = load ptr, ptr %24, align 8
  %1582 = getelementptr inbounds i64, ptr %1581, i64 %1578
  %1583 = load i64, ptr %1582, align 8
  %1584 = icmp slt i64 %1583, 0
  br i1 %1584, label %1729, label %1585

1585:
  %1586 = getelementptr inbounds double, ptr %1580, i64 24
  %1587 = load double, ptr %1586, align 8
  %1588 = getelementptr inbounds double, ptr %1580, i64 32
  %1589 = load double, ptr %1588, align 8
  %1590 = getelementptr inbounds i64, ptr %1582, i64 32
  %1591 = load i64, ptr %1590, align 8
  %1592 = icmp eq i64 %1591, 0
  br i1 %1592, label %1593, label %1615

1593:
  %1594 = getelementptr inbounds i64, ptr %1582, i64 24
  store i64 1, ptr %1594, align 8
  %1595 = fcmp contract olt double %1589, 0x7FF0000000000000
  br i1 %1595, label %1596, label %1609

1596:
  %1597 = fcmp contract oeq double %1589, 0.000000e+00
  br i1 %1597, label %1605, label %1598

1598:
  %1599 = call contract double @llvm.sqrt.f64(double %1589)
  %1600 = call contract double @llvm.sqrt.f64(double %1599)
  %1601 = call contract double @llvm.sqrt.f64(double %1600)
  %1602 = fdiv contract double 8.500000e-01, %1601
  %1603 = call contract double @llvm.maxnum.f64(double %1602, double 0x3FD5555555555555)
  %1604 = call contract double @llvm.minnum.f64(double %1603, double 6.000000e+00)
  br label %1605

1605:
  %1606 = phi double [ %1604, %1598 ], [ 6.000000e+00, %1596 ]
  %1607 = fmul contract double %1587, %1606
  %1608 = getelementptr inbounds double, ptr %1580, i64 8
  store double %1607, ptr %1608, align 8
  br label %1729

1609:
  %1610 = fmul contract double %1587, 1.000000e-01
  %1611 = getelementptr inbounds double, ptr %1580, i64 8
  store double %1610, ptr %1611, align 8
  %1612 = getelementptr inbounds i64, ptr %1582, i64 16
  %1613 = load i64, ptr %1612, align 8
  %1614 = add nsw i64 %1613, 1
  store i64 %1614, ptr %1612, align 8
  br label %1729

1615:
  %1616 = fcmp contract oeq double %1589, 0.000000e+00
  br i1 %1616, label %1624, label %1617

1617:
  %1618 = call contract double @llvm.sqrt.f64(double %1589)
  %1619 = call contract double @llvm.sqrt.f64(double %1618)
  %1620 = call contract double @llvm.sqrt.f64(double %1619)
  %1621 = fdiv contract double 8.500000e-01, %1620
  %1622 = call contract double @llvm.maxnum.f64(double %1621, double 0x3FD5555555555555)
  %1623 = call contract double @llvm.minnum.f64(double %1622, double 6.000000e+00)
  br label %1624

1624:
  %1625 = phi double [ %1623, %1617 ], [ 6.000000e+00, %1615 ]
  %1626 = getelementptr inbounds i64, ptr %1582, i64 24
  %1627 = load i64, ptr %1626, align 8
  %1628 = icmp eq i64 %1627, 0
  %1629 = call contract double @llvm.minnum.f64(double %1625, double 1.000000e+00)
  %1630 = select i1 %1628, double %1625, double %1629
  %1631 = getelementptr inbounds double, ptr %1580, i64 16
  %1632 = load double, ptr %1631, align 8
  %1633 = load double, ptr %25, align 8
  %1634 = fcmp contract oeq double %1632, %1633
  br i1 %1634, label %1635, label %1638

1635:
  %1636 = getelementptr inbounds double, ptr %1580, i64 8
  %1637 = load double, ptr %1636, align 8
  br label %1638

1638:
  %1639 = phi contract double [ %1637, %1635 ], [ 0.000000e+00, %1624 ]
  %1640 = fmul contract double %1587, %1630
  %1641 = call contract double @llvm.maxnum.f64(double %1640, double %1639)
  %1642 = getelementptr inbounds double, ptr %1580, i64 8
  store double %1641, ptr %1642, align 8
  %1643 = getelementptr inbounds i64, ptr %1582, i64 40
  store i64 0, ptr %1643, align 8
  %1644 = getelementptr inbounds i64, ptr %1582, i64 16
  store i64 0, ptr %1644, align 8
  store i64 0, ptr %1626, align 8
  %1645 = getelementptr inbounds i64, ptr %1582, i64 8
  %1646 = load i64, ptr %1645, align 8
  %1647 = add nsw i64 %1646, 1
  store i64 %1647, ptr %1645, align 8
  %1648 = getelementptr inbounds double, ptr %1580, i64 48
  %1649 = load double, ptr %1648, align 8
  %1650 = fadd contract double %1649, 1.000000e+00
  store double %1650, ptr %1648, align 8
  store double %1632, ptr %1580, align 8
  %1651 = trunc i64 %1578 to i32
  %1652 = extractelement <8 x double> %1562, i32 %1651
  %1653 = getelementptr inbounds double, ptr %1580, i64 56
  store double %1652, ptr %1653, align 8
  %1654 = load i64, ptr %38, align 8
  %1655 = icmp eq i64 %1654, 0
  br i1 %1655, label %1668, label %1656

1656:
  %1657 = extractelement <8 x double> %1563, i32 %1651
  %1658 = load ptr, ptr %31, align 8
  %1659 = load i64, ptr %39, align 8
  %1660 = add nsw i64 %1659, %1654
  %1661 = load i64, ptr %40, align 8
  %1662 = sub i64 %1660, %1661
  %1663 = shl nsw i64 %1662, 3
  %1664 = or i64 %1663, %1578
  %1665 = getelementptr inbounds double, ptr %1658, i64 %1664
  %1666 = load double, ptr %1665, align 8
  %1667 = fadd contract double %1657, %1666
  br label %1668

1668:
  %1669 = phi contract double [ %1667, %1656 ], [ 0.000000e+00, %1638 ]
  %1670 = getelementptr inbounds double, ptr %1580, i64 64
  store double %1669, ptr %1670, align 8
  %1671 = load i64, ptr %65, align 8
  %1672 = icmp sgt i64 %1671, 0
  br i1 %1672, label %1675, label %1673

1673:
  %1674 = load ptr, ptr %30, align 8
  br label %1696

1675:
  %1676 = load i64, ptr %66, align 8
  %1677 = load i64, ptr %28, align 8
  %1678 = load ptr, ptr %30, align 8
  %1679 = shl nsw i64 %1677, 1
  %1680 = or i64 %1679, 1
  %1681 = load ptr, ptr %31, align 8
  %1682 = sub i64 %1676, %1671
  br label %1683

1683:
  %1684 = phi i64 [ 0, %1675 ], [ %1694, %1683 ]
  %1685 = add nsw i64 %1680, %1684
  %1686 = shl nsw i64 %1685, 3
  %1687 = add nsw i64 %1686, %1578
  %1688 = getelementptr inbounds double, ptr %1678, i64 %1687
  %1689 = load double, ptr %1688, align 8
  %1690 = add nsw i64 %1682, %1684
  %1691 = shl nsw i64 %1690, 3
  %1692 = add nsw i64 %1691, %1578
  %1693 = getelementptr inbounds double, ptr %1681, i64 %1692
  store double %1689, ptr %1693, align 8
  %1694 = add nsw i64 %1684, 1
  %1695 = icmp eq i64 %1694, %1671
  br i1 %1695, label %1696, label %1683

1696:
  %1697 = phi ptr [ %1674, %1673 ], [ %1678, %1683 ]
  %1698 = or i64 %1578, %1564
  %1699 = getelementptr inbounds double, ptr %1697, i64 %1698
  %1700 = load double, ptr %1699, align 8
  %1701 = getelementptr inbounds double, ptr %1580, i64 40
  %1702 = load double, ptr %1701, align 8
  %1703 = fcmp contract ogt double %1700, %1702
  %1704 = fcmp contract uno double %1700, 0.000000e+00
  %1705 = or i1 %1704, %1703
  %1706 = select contract i1 %1705, double %1700, double %1702
  store double %1706, ptr %1701, align 8
  %1707 = load double, ptr %67, align 8
  %1708 = fcmp contract ugt double %1700, %1707
  %1709 = load i64, ptr %43, align 8
  %1710 = icmp eq i64 %1709, 0
  br i1 %1710, label %1726, label %1711

1711:
  %1712 = load ptr, ptr %68, align 8
  %1713 = mul nsw i64 %1578, 5
  %1714 = add nsw i64 %1713, 2
  %1715 = getelementptr inbounds i64, ptr %1712, i64 %1714
  %1716 = load i64, ptr %1715, align 8
  %1717 = icmp sgt i64 %1716, -1
  br i1 %1717, label %1718, label %1726

1718:
  %1719 = load ptr, ptr %69, align 8
  %1720 = shl nsw i64 %1716, 2
  %1721 = getelementptr inbounds i64, ptr %1719, i64 %1720
  %1722 = load i64, ptr %1721, align 8
  %1723 = icmp eq i64 %1722, 8
  %1724 = add nsw i64 %1716, 8
  %1725 = select i1 %1723, i64 %1724, i64 5
  br label %1727

1726:
  br i1 %1708, label %1727, label %1729

1727:
  %1728 = phi i64 [ %1725, %1718 ], [ 4, %1726 ]
  call fastcc void @release_8(ptr %0, i32 %1651, i64 %1728)
  br label %1729

1729:
  %1730 = add nsw i64 %1578, 1
  %1731 = icmp eq i64 %1730, 8
  br i1 %1731, label %1732, label %1577

1732:
  %1733 = phi i32 [ %137, %136 ], [ %72, %1729 ]
  %1734 = add nsw i64 %71, 1
  %1735 = icmp sge i64 %1734, %1
  %1736 = icmp eq i32 %1733, 0
  %1737 = select i1 %1735, i1 true, i1 %1736
  br i1 %1737, label %1738, label %70

1738:
  %1739 = phi i1 [ %19, %2 ], [ %1735, %1732 ]
  %1740 = zext i1 %1739 to i64
  ret i64 %1740
}

define internal fastcc i32 @fill_8(ptr %0) {
  %2 = alloca <8 x double>, align 64
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %18 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %23

21:
  %22 = icmp eq i64 %122, 0
  br i1 %22, label %769, label %128

23:
  %24 = phi i64 [ 0, %1 ], [ %126, %120 ]
  %25 = phi i32 [ 0, %1 ], [ %125, %120 ]
  %26 = phi i64 [ 0, %1 ], [ %122, %120 ]
  %27 = getelementptr inbounds i64, ptr %5, i64 %24
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %30, label %120

30:
  %31 = load ptr, ptr %6, align 8
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %7, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %120

35:
  %36 = add nsw i64 %32, 1
  store i64 %36, ptr %31, align 8
  %37 = load i64, ptr %8, align 8
  %38 = load i64, ptr %9, align 8
  %39 = icmp sgt i64 %37, 0
  br i1 %39, label %40, label %45

40:
  %41 = load ptr, ptr %10, align 8
  %42 = mul nsw i64 %37, %32
  %43 = load ptr, ptr %11, align 8
  %44 = mul nsw i64 %37, 20
  br label %51

45:
  %46 = icmp sgt i64 %38, 0
  br i1 %46, label %47, label %62

47:
  %48 = load ptr, ptr %12, align 8
  %49 = mul nsw i64 %38, %32
  %50 = load ptr, ptr %13, align 8
  br label %71

51:
  %52 = phi i64 [ 0, %40 ], [ %60, %51 ]
  %53 = add nsw i64 %52, %42
  %54 = getelementptr inbounds double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = add nsw i64 %52, %44
  %57 = shl nsw i64 %56, 3
  %58 = add nsw i64 %57, %24
  %59 = getelementptr inbounds double, ptr %43, i64 %58
  store double %55, ptr %59, align 8
  %60 = add nsw i64 %52, 1
  %61 = icmp eq i64 %60, %37
  br i1 %61, label %45, label %51

62:
  %63 = load i64, ptr %14, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %81

65:
  %66 = load ptr, ptr %13, align 8
  %67 = load i64, ptr %15, align 8
  %68 = load i64, ptr %16, align 8
  %69 = load ptr, ptr %18, align 8
  %70 = trunc i64 %24 to i32
  br label %83

71:
  %72 = phi i64 [ 0, %47 ], [ %79, %71 ]
  %73 = add nsw i64 %72, %49
  %74 = getelementptr inbounds double, ptr %48, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = shl nsw i64 %72, 3
  %77 = add nsw i64 %76, %24
  %78 = getelementptr inbounds double, ptr %50, i64 %77
  store double %75, ptr %78, align 8
  %79 = add nsw i64 %72, 1
  %80 = icmp eq i64 %79, %38
  br i1 %80, label %62, label %71

81:
  %82 = load ptr, ptr %19, align 8
  br label %101

83:
  %84 = phi i64 [ 0, %65 ], [ %99, %89 ]
  %85 = icmp sgt i64 %68, %84
  br i1 %85, label %89, label %86

86:
  %87 = load i64, ptr %17, align 8
  %88 = sub nsw i64 %84, %87
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ %84, %83 ]
  %91 = add nsw i64 %90, %67
  %92 = getelementptr inbounds <8 x double>, ptr %66, i64 %91
  %93 = load <8 x double>, ptr %92, align 64
  %94 = extractelement <8 x double> %93, i32 %70
  %95 = fdiv contract double 1.000000e+00, %94
  %96 = shl nsw i64 %84, 3
  %97 = add nsw i64 %96, %24
  %98 = getelementptr inbounds double, ptr %69, i64 %97
  store double %95, ptr %98, align 8
  %99 = add nsw i64 %84, 1
  %100 = icmp eq i64 %99, %63
  br i1 %100, label %81, label %83

101:
  %102 = phi i64 [ 0, %81 ], [ %106, %101 ]
  %103 = shl nsw i64 %102, 3
  %104 = add nsw i64 %103, %24
  %105 = getelementptr inbounds double, ptr %82, i64 %104
  store double 0.000000e+00, ptr %105, align 8
  %106 = add nsw i64 %102, 1
  %107 = icmp eq i64 %106, 9
  br i1 %107, label %108, label %101

108:
  %109 = phi i64 [ %113, %108 ], [ 0, %101 ]
  %110 = shl nsw i64 %109, 3
  %111 = add nsw i64 %110, %24
  %112 = getelementptr inbounds i64, ptr %5, i64 %111
  store i64 0, ptr %112, align 8
  %113 = add nsw i64 %109, 1
  %114 = icmp eq i64 %113, 6
  br i1 %114, label %115, label %108

115:
  %116 = load double, ptr %20, align 8
  %117 = getelementptr inbounds double, ptr %82, i64 %24
  store double %116, ptr %117, align 8
  store i64 %32, ptr %27, align 8
  %118 = shl i64 1, %24
  %119 = or i64 %118, %26
  br label %120

120:
  %121 = phi i64 [ %32, %115 ], [ %28, %30 ], [ %28, %23 ]
  %122 = phi i64 [ %119, %115 ], [ %26, %30 ], [ %26, %23 ]
  %123 = icmp sgt i64 %121, -1
  %124 = zext i1 %123 to i32
  %125 = or i32 %25, %124
  %126 = add nsw i64 %24, 1
  %127 = icmp eq i64 %126, 8
  br i1 %127, label %21, label %23

128:
  %129 = load i64, ptr %8, align 8
  %130 = load ptr, ptr %11, align 8
  %131 = mul nsw i64 %129, 20
  %132 = getelementptr inbounds <8 x double>, ptr %130, i64 %131
  %133 = shl nsw i64 %129, 4
  %134 = load ptr, ptr %19, align 8
  %135 = load <8 x double>, ptr %134, align 64
  store <8 x double> %135, ptr %2, align 64
  %136 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %137 = load ptr, ptr %136, align 8
  %138 = load ptr, ptr %13, align 8
  %139 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %142 = load ptr, ptr %141, align 8
  call void %137(ptr %2, ptr %132, ptr %138, ptr %140, ptr %142)
  %143 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  br label %189

144:
  %145 = mul nsw i64 %129, 18
  %146 = getelementptr inbounds <8 x double>, ptr %130, i64 %129
  %147 = getelementptr inbounds <8 x double>, ptr %130, i64 %133
  %148 = getelementptr inbounds <8 x double>, ptr %130, i64 %145
  %149 = load ptr, ptr %0, align 8
  %150 = load ptr, ptr %13, align 8
  %151 = load ptr, ptr %141, align 8
  call void %149(ptr %2, ptr %132, ptr %150, ptr %146, ptr %151)
  %152 = load i64, ptr %16, align 8
  %153 = load i64, ptr %14, align 8
  %154 = load ptr, ptr %18, align 8
  %155 = icmp slt i64 %152, %153
  br i1 %155, label %156, label %184

156:
  %157 = phi i64 [ %168, %156 ], [ %152, %144 ]
  %158 = phi <8 x double> [ %167, %156 ], [ zeroinitializer, %144 ]
  %159 = getelementptr inbounds <8 x double>, ptr %132, i64 %157
  %160 = load <8 x i64>, ptr %159, align 64
  %161 = and <8 x i64> %160, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %162 = bitcast <8 x i64> %161 to <8 x double>
  %163 = getelementptr inbounds <8 x double>, ptr %154, i64 %157
  %164 = load <8 x double>, ptr %163, align 64
  %165 = fmul contract <8 x double> %164, %162
  %166 = fcmp contract ogt <8 x double> %165, %158
  %167 = select <8 x i1> %166, <8 x double> %165, <8 x double> %158
  %168 = add nsw i64 %157, 1
  %169 = icmp eq i64 %168, %153
  br i1 %169, label %170, label %156

170:
  %171 = phi i64 [ %182, %170 ], [ %152, %156 ]
  %172 = phi <8 x double> [ %181, %170 ], [ zeroinitializer, %156 ]
  %173 = getelementptr inbounds <8 x double>, ptr %146, i64 %171
  %174 = load <8 x i64>, ptr %173, align 64
  %175 = and <8 x i64> %174, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %176 = bitcast <8 x i64> %175 to <8 x double>
  %177 = getelementptr inbounds <8 x double>, ptr %154, i64 %171
  %178 = load <8 x double>, ptr %177, align 64
  %179 = fmul contract <8 x double> %178, %176
  %180 = fcmp contract ogt <8 x double> %179, %172
  %181 = select <8 x i1> %180, <8 x double> %179, <8 x double> %172
  %182 = add nsw i64 %171, 1
  %183 = icmp eq i64 %182, %153
  br i1 %183, label %184, label %170

184:
  %185 = phi <8 x double> [ zeroinitializer, %144 ], [ %167, %170 ]
  %186 = phi <8 x double> [ zeroinitializer, %144 ], [ %181, %170 ]
  %187 = icmp eq i64 %153, 0
  %188 = icmp sgt i64 %129, 0
  br label %491

189:
  %190 = phi i64 [ 0, %128 ], [ %229, %228 ]
  %191 = shl nsw i64 1, %190
  %192 = and i64 %191, %122
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %228, label %194

194:
  %195 = load i64, ptr %143, align 8
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %199, label %197

197:
  %198 = load ptr, ptr %139, align 8
  br label %220

199:
  %200 = load i64, ptr %9, align 8
  %201 = load i64, ptr %8, align 8
  %202 = load ptr, ptr %139, align 8
  %203 = shl nsw i64 %201, 1
  %204 = or i64 %203, 1
  %205 = load ptr, ptr %13, align 8
  %206 = sub i64 %200, %195
  br label %207

207:
  %208 = phi i64 [ 0, %199 ], [ %218, %207 ]
  %209 = add nsw i64 %204, %208
  %210 = shl nsw i64 %209, 3
  %211 = add nsw i64 %210, %190
  %212 = getelementptr inbounds double, ptr %202, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = add nsw i64 %206, %208
  %215 = shl nsw i64 %214, 3
  %216 = add nsw i64 %215, %190
  %217 = getelementptr inbounds double, ptr %205, i64 %216
  store double %213, ptr %217, align 8
  %218 = add nsw i64 %208, 1
  %219 = icmp eq i64 %218, %195
  br i1 %219, label %220, label %207

220:
  %221 = phi ptr [ %198, %197 ], [ %202, %207 ]
  %222 = add nsw i64 %190, %133
  %223 = getelementptr inbounds double, ptr %221, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = load ptr, ptr %19, align 8
  %226 = add nsw i64 %190, 40
  %227 = getelementptr inbounds double, ptr %225, i64 %226
  store double %224, ptr %227, align 8
  br label %228

228:
  %229 = add nsw i64 %190, 1
  %230 = icmp eq i64 %229, 8
  br i1 %230, label %144, label %189

231:
  %232 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %233 = load double, ptr %232, align 8
  %234 = load double, ptr %20, align 8
  %235 = fsub contract double %233, %234
  %236 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %237 = load double, ptr %236, align 8
  %238 = call contract double @llvm.minnum.f64(double %237, double %235)
  %239 = load i64, ptr %8, align 8
  %240 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %241 = load i64, ptr %240, align 8
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %293, label %243

243:
  %244 = fmul contract double %238, 1.000000e-03
  %245 = fadd contract double %244, 0.000000e+00
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = bitcast <8 x double> %246 to <8 x i64>
  %248 = and <8 x i64> %247, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %249 = bitcast <8 x i64> %248 to <8 x double>
  %250 = shufflevector <8 x double> %249, <8 x double> poison, <8 x i32> zeroinitializer
  %251 = load ptr, ptr %19, align 8
  %252 = getelementptr inbounds <8 x double>, ptr %251, i64 7
  %253 = load <8 x double>, ptr %252, align 64
  %254 = getelementptr inbounds <8 x double>, ptr %251, i64 8
  %255 = load <8 x double>, ptr %254, align 64
  %256 = fmul contract <8 x double> %250, %255
  %257 = fadd contract <8 x double> %253, %256
  %258 = fmul contract <8 x double> %257, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %259 = load <8 x i64>, ptr %251, align 64
  %260 = and <8 x i64> %259, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %261 = bitcast <8 x i64> %260 to <8 x double>
  %262 = fmul contract <8 x double> %250, %258
  %263 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %264 = load double, ptr %263, align 8
  %265 = fdiv contract double 1.000000e-15, %264
  %266 = insertelement <8 x double> poison, double %265, i64 0
  %267 = shufflevector <8 x double> %266, <8 x double> poison, <8 x i32> zeroinitializer
  %268 = icmp sgt i64 %152, 0
  br i1 %268, label %269, label %283

269:
  %270 = phi i64 [ %281, %269 ], [ 0, %243 ]
  %271 = phi <8 x double> [ %280, %269 ], [ zeroinitializer, %243 ]
  %272 = getelementptr inbounds <8 x double>, ptr %132, i64 %270
  %273 = load <8 x i64>, ptr %272, align 64
  %274 = and <8 x i64> %273, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %275 = bitcast <8 x i64> %274 to <8 x double>
  %276 = getelementptr inbounds <8 x double>, ptr %154, i64 %270
  %277 = load <8 x double>, ptr %276, align 64
  %278 = fmul contract <8 x double> %277, %275
  %279 = fcmp contract ogt <8 x double> %278, %271
  %280 = select <8 x i1> %279, <8 x double> %278, <8 x double> %271
  %281 = add nsw i64 %270, 1
  %282 = icmp eq i64 %281, %152
  br i1 %282, label %283, label %269

283:
  %284 = phi <8 x double> [ zeroinitializer, %243 ], [ %280, %269 ]
  %285 = fmul contract <8 x double> %253, %261
  %286 = fadd contract <8 x double> %285, %284
  %287 = fmul contract <8 x double> %267, %286
  %288 = fadd contract <8 x double> %262, %287
  %289 = fmul contract <8 x double> %255, %261
  %290 = fadd contract <8 x double> %253, %289
  %291 = fmul contract <8 x double> %267, %290
  %292 = fadd contract <8 x double> %258, %291
  br label %293

293:
  %294 = phi <8 x double> [ %288, %283 ], [ zeroinitializer, %231 ]
  %295 = phi <8 x double> [ %292, %283 ], [ zeroinitializer, %231 ]
  %296 = icmp sgt i64 %239, 0
  br i1 %296, label %297, label %342

297:
  %298 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %299 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %300

300:
  %301 = phi i64 [ 0, %297 ], [ %340, %319 ]
  %302 = load i64, ptr %14, align 8
  %303 = icmp sgt i64 %302, %301
  br i1 %303, label %304, label %319

304:
  %305 = load ptr, ptr %13, align 8
  %306 = load i64, ptr %15, align 8
  %307 = load i64, ptr %16, align 8
  %308 = icmp sgt i64 %307, %301
  br i1 %308, label %312, label %309

309:
  %310 = load i64, ptr %17, align 8
  %311 = sub nsw i64 %301, %310
  br label %312

312:
  %313 = phi <8 x double> [ %294, %304 ], [ %295, %309 ]
  %314 = phi i64 [ %301, %304 ], [ %311, %309 ]
  %315 = add nsw i64 %314, %306
  %316 = getelementptr inbounds <8 x double>, ptr %305, i64 %315
  %317 = load <8 x double>, ptr %316, align 64
  %318 = fmul contract <8 x double> %313, %317
  br label %319

319:
  %320 = phi contract <8 x double> [ %318, %312 ], [ zeroinitializer, %300 ]
  %321 = getelementptr inbounds <8 x double>, ptr %132, i64 %301
  %322 = load <8 x i64>, ptr %321, align 64
  %323 = and <8 x i64> %322, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %324 = bitcast <8 x i64> %323 to <8 x double>
  %325 = load ptr, ptr %298, align 8
  %326 = getelementptr inbounds double, ptr %325, i64 %301
  %327 = load double, ptr %326, align 8
  %328 = insertelement <8 x double> poison, double %327, i64 0
  %329 = shufflevector <8 x double> %328, <8 x double> poison, <8 x i32> zeroinitializer
  %330 = load double, ptr %299, align 8
  %331 = insertelement <8 x double> poison, double %330, i64 0
  %332 = shufflevector <8 x double> %331, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = fadd contract <8 x double> %320, %324
  %334 = fmul contract <8 x double> %333, %332
  %335 = fadd contract <8 x double> %329, %334
  %336 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %335
  %337 = fcmp contract ogt <8 x double> %335, zeroinitializer
  %338 = select <8 x i1> %337, <8 x double> %336, <8 x double> zeroinitializer
  %339 = getelementptr inbounds <8 x double>, ptr %148, i64 %301
  store <8 x double> %338, ptr %339, align 64
  %340 = add nsw i64 %301, 1
  %341 = icmp eq i64 %340, %239
  br i1 %341, label %342, label %300

342:
  br i1 %188, label %343, label %397

343:
  %344 = phi i64 [ %353, %343 ], [ 0, %342 ]
  %345 = phi <8 x double> [ %352, %343 ], [ zeroinitializer, %342 ]
  %346 = getelementptr inbounds <8 x double>, ptr %132, i64 %344
  %347 = load <8 x double>, ptr %346, align 64
  %348 = getelementptr inbounds <8 x double>, ptr %148, i64 %344
  %349 = load <8 x double>, ptr %348, align 64
  %350 = fmul contract <8 x double> %347, %349
  %351 = fmul contract <8 x double> %350, %350
  %352 = fadd contract <8 x double> %345, %351
  %353 = add nsw i64 %344, 4
  %354 = icmp slt i64 %353, %129
  br i1 %354, label %343, label %355

355:
  %356 = icmp sgt i64 %129, 1
  br i1 %356, label %357, label %397

357:
  %358 = phi i64 [ %367, %357 ], [ 1, %355 ]
  %359 = phi <8 x double> [ %366, %357 ], [ zeroinitializer, %355 ]
  %360 = getelementptr inbounds <8 x double>, ptr %132, i64 %358
  %361 = load <8 x double>, ptr %360, align 64
  %362 = getelementptr inbounds <8 x double>, ptr %148, i64 %358
  %363 = load <8 x double>, ptr %362, align 64
  %364 = fmul contract <8 x double> %361, %363
  %365 = fmul contract <8 x double> %364, %364
  %366 = fadd contract <8 x double> %359, %365
  %367 = add nsw i64 %358, 4
  %368 = icmp slt i64 %367, %129
  br i1 %368, label %357, label %369

369:
  %370 = icmp sgt i64 %129, 2
  br i1 %370, label %371, label %397

371:
  %372 = phi i64 [ %381, %371 ], [ 2, %369 ]
  %373 = phi <8 x double> [ %380, %371 ], [ zeroinitializer, %369 ]
  %374 = getelementptr inbounds <8 x double>, ptr %132, i64 %372
  %375 = load <8 x double>, ptr %374, align 64
  %376 = getelementptr inbounds <8 x double>, ptr %148, i64 %372
  %377 = load <8 x double>, ptr %376, align 64
  %378 = fmul contract <8 x double> %375, %377
  %379 = fmul contract <8 x double> %378, %378
  %380 = fadd contract <8 x double> %373, %379
  %381 = add nsw i64 %372, 4
  %382 = icmp slt i64 %381, %129
  br i1 %382, label %371, label %383

383:
  %384 = icmp sgt i64 %129, 3
  br i1 %384, label %385, label %397

385:
  %386 = phi i64 [ %395, %385 ], [ 3, %383 ]
  %387 = phi <8 x double> [ %394, %385 ], [ zeroinitializer, %383 ]
  %388 = getelementptr inbounds <8 x double>, ptr %132, i64 %386
  %389 = load <8 x double>, ptr %388, align 64
  %390 = getelementptr inbounds <8 x double>, ptr %148, i64 %386
  %391 = load <8 x double>, ptr %390, align 64
  %392 = fmul contract <8 x double> %389, %391
  %393 = fmul contract <8 x double> %392, %392
  %394 = fadd contract <8 x double> %387, %393
  %395 = add nsw i64 %386, 4
  %396 = icmp slt i64 %395, %129
  br i1 %396, label %385, label %397

397:
  %398 = phi <8 x double> [ %380, %383 ], [ zeroinitializer, %369 ], [ zeroinitializer, %355 ], [ zeroinitializer, %342 ], [ %380, %385 ]
  %399 = phi <8 x double> [ %352, %383 ], [ %352, %369 ], [ %352, %355 ], [ zeroinitializer, %342 ], [ %352, %385 ]
  %400 = phi <8 x double> [ %366, %383 ], [ %366, %369 ], [ zeroinitializer, %355 ], [ zeroinitializer, %342 ], [ %366, %385 ]
  %401 = phi <8 x double> [ zeroinitializer, %383 ], [ zeroinitializer, %369 ], [ zeroinitializer, %355 ], [ zeroinitializer, %342 ], [ %394, %385 ]
  %402 = fadd contract <8 x double> %399, %400
  %403 = fadd contract <8 x double> %398, %401
  %404 = fadd contract <8 x double> %402, %403
  %405 = sitofp i64 %129 to double
  %406 = insertelement <8 x double> poison, double %405, i64 0
  %407 = shufflevector <8 x double> %406, <8 x double> poison, <8 x i32> zeroinitializer
  %408 = fdiv contract <8 x double> %404, %407
  br label %409

409:
  %410 = phi i32 [ 0, %397 ], [ %415, %409 ]
  %411 = phi <8 x double> [ %408, %397 ], [ %414, %409 ]
  %412 = extractelement <8 x double> %411, i32 %410
  %413 = call contract double @llvm.sqrt.f64(double %412)
  %414 = insertelement <8 x double> %411, double %413, i32 %410
  %415 = add nsw i32 %410, 1
  %416 = icmp eq i32 %415, 8
  br i1 %416, label %417, label %409

417:
  br i1 %188, label %418, label %472

418:
  %419 = phi i64 [ %428, %418 ], [ 0, %417 ]
  %420 = phi <8 x double> [ %427, %418 ], [ zeroinitializer, %417 ]
  %421 = getelementptr inbounds <8 x double>, ptr %130, i64 %419
  %422 = load <8 x double>, ptr %421, align 64
  %423 = getelementptr inbounds <8 x double>, ptr %148, i64 %419
  %424 = load <8 x double>, ptr %423, align 64
  %425 = fmul contract <8 x double> %422, %424
  %426 = fmul contract <8 x double> %425, %425
  %427 = fadd contract <8 x double> %420, %426
  %428 = add nsw i64 %419, 4
  %429 = icmp slt i64 %428, %129
  br i1 %429, label %418, label %430

430:
  %431 = icmp sgt i64 %129, 1
  br i1 %431, label %432, label %472

432:
  %433 = phi i64 [ %442, %432 ], [ 1, %430 ]
  %434 = phi <8 x double> [ %441, %432 ], [ zeroinitializer, %430 ]
  %435 = getelementptr inbounds <8 x double>, ptr %130, i64 %433
  %436 = load <8 x double>, ptr %435, align 64
  %437 = getelementptr inbounds <8 x double>, ptr %148, i64 %433
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fmul contract <8 x double> %436, %438
  %440 = fmul contract <8 x double> %439, %439
  %441 = fadd contract <8 x double> %434, %440
  %442 = add nsw i64 %433, 4
  %443 = icmp slt i64 %442, %129
  br i1 %443, label %432, label %444

444:
  %445 = icmp sgt i64 %129, 2
  br i1 %445, label %446, label %472

446:
  %447 = phi i64 [ %456, %446 ], [ 2, %444 ]
  %448 = phi <8 x double> [ %455, %446 ], [ zeroinitializer, %444 ]
  %449 = getelementptr inbounds <8 x double>, ptr %130, i64 %447
  %450 = load <8 x double>, ptr %449, align 64
  %451 = getelementptr inbounds <8 x double>, ptr %148, i64 %447
  %452 = load <8 x double>, ptr %451, align 64
  %453 = fmul contract <8 x double> %450, %452
  %454 = fmul contract <8 x double> %453, %453
  %455 = fadd contract <8 x double> %448, %454
  %456 = add nsw i64 %447, 4
  %457 = icmp slt i64 %456, %129
  br i1 %457, label %446, label %458

458:
  %459 = icmp sgt i64 %129, 3
  br i1 %459, label %460, label %472

460:
  %461 = phi i64 [ %470, %460 ], [ 3, %458 ]
  %462 = phi <8 x double> [ %469, %460 ], [ zeroinitializer, %458 ]
  %463 = getelementptr inbounds <8 x double>, ptr %130, i64 %461
  %464 = load <8 x double>, ptr %463, align 64
  %465 = getelementptr inbounds <8 x double>, ptr %148, i64 %461
  %466 = load <8 x double>, ptr %465, align 64
  %467 = fmul contract <8 x double> %464, %466
  %468 = fmul contract <8 x double> %467, %467
  %469 = fadd contract <8 x double> %462, %468
  %470 = add nsw i64 %461, 4
  %471 = icmp slt i64 %470, %129
  br i1 %471, label %460, label %472

472:
  %473 = phi <8 x double> [ %455, %458 ], [ zeroinitializer, %444 ], [ zeroinitializer, %430 ], [ zeroinitializer, %417 ], [ %455, %460 ]
  %474 = phi <8 x double> [ %427, %458 ], [ %427, %444 ], [ %427, %430 ], [ zeroinitializer, %417 ], [ %427, %460 ]
  %475 = phi <8 x double> [ %441, %458 ], [ %441, %444 ], [ zeroinitializer, %430 ], [ zeroinitializer, %417 ], [ %441, %460 ]
  %476 = phi <8 x double> [ zeroinitializer, %458 ], [ zeroinitializer, %444 ], [ zeroinitializer, %430 ], [ zeroinitializer, %417 ], [ %469, %460 ]
  %477 = fadd contract <8 x double> %474, %475
  %478 = fadd contract <8 x double> %473, %476
  %479 = fadd contract <8 x double> %477, %478
  %480 = fdiv contract <8 x double> %479, %407
  br label %481

481:
  %482 = phi i32 [ 0, %472 ], [ %487, %481 ]
  %483 = phi <8 x double> [ %480, %472 ], [ %486, %481 ]
  %484 = extractelement <8 x double> %483, i32 %482
  %485 = call contract double @llvm.sqrt.f64(double %484)
  %486 = insertelement <8 x double> %483, double %485, i32 %482
  %487 = add nsw i32 %482, 1
  %488 = icmp eq i32 %487, 8
  br i1 %488, label %489, label %481

489:
  %490 = fmul contract double %238, 0x3EB0C6F7A0B5ED8D
  br label %536

491:
  %492 = phi i64 [ 0, %184 ], [ %533, %532 ]
  %493 = shl nsw i64 1, %492
  %494 = and i64 %493, %122
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %532, label %496

496:
  %497 = trunc i64 %492 to i32
  %498 = extractelement <8 x double> %185, i32 %497
  %499 = load ptr, ptr %19, align 8
  %500 = and i64 %492, 4294967239
  %501 = or i64 %500, 56
  %502 = getelementptr inbounds double, ptr %499, i64 %501
  store double %498, ptr %502, align 8
  br i1 %187, label %515, label %503

503:
  %504 = extractelement <8 x double> %186, i32 %497
  %505 = load ptr, ptr %13, align 8
  %506 = load i64, ptr %15, align 8
  %507 = add nsw i64 %506, %153
  %508 = load i64, ptr %17, align 8
  %509 = sub i64 %507, %508
  %510 = shl nsw i64 %509, 3
  %511 = or i64 %510, %492
  %512 = getelementptr inbounds double, ptr %505, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = fadd contract double %504, %513
  br label %515

515:
  %516 = phi contract double [ %514, %503 ], [ 0.000000e+00, %496 ]
  %517 = and i64 %492, 4294967231
  %518 = or i64 %517, 64
  %519 = getelementptr inbounds double, ptr %499, i64 %518
  store double %516, ptr %519, align 8
  br i1 %188, label %520, label %532

520:
  %521 = load ptr, ptr %11, align 8
  br label %522

522:
  %523 = phi i64 [ 0, %520 ], [ %530, %522 ]
  %524 = getelementptr inbounds <8 x double>, ptr %146, i64 %523
  %525 = load <8 x double>, ptr %524, align 64
  %526 = extractelement <8 x double> %525, i32 %497
  %527 = shl nsw i64 %523, 3
  %528 = add nsw i64 %527, %492
  %529 = getelementptr inbounds double, ptr %521, i64 %528
  store double %526, ptr %529, align 8
  %530 = add nsw i64 %523, 1
  %531 = icmp eq i64 %530, %129
  br i1 %531, label %532, label %522

532:
  %533 = add nsw i64 %492, 1
  %534 = icmp eq i64 %533, 8
  br i1 %534, label %231, label %491

535:
  br i1 %188, label %559, label %624

536:
  %537 = phi <8 x double> [ undef, %489 ], [ %550, %547 ]
  %538 = phi i32 [ 0, %489 ], [ %551, %547 ]
  %539 = extractelement <8 x double> %414, i32 %538
  %540 = fcmp contract olt double %539, 1.000000e-05
  br i1 %540, label %547, label %541

541:
  %542 = extractelement <8 x double> %486, i32 %538
  %543 = fcmp contract olt double %542, 1.000000e-05
  br i1 %543, label %547, label %544

544:
  %545 = fmul contract double %539, 1.000000e-02
  %546 = fdiv contract double %545, %542
  br label %547

547:
  %548 = phi contract double [ %546, %544 ], [ %490, %541 ], [ %490, %536 ]
  %549 = call contract double @llvm.minnum.f64(double %548, double %238)
  %550 = insertelement <8 x double> %537, double %549, i32 %538
  %551 = add nsw i32 %538, 1
  %552 = icmp eq i32 %551, 8
  br i1 %552, label %535, label %536

553:
  %554 = load <8 x double>, ptr %2, align 64
  %555 = fadd contract <8 x double> %550, %554
  store <8 x double> %555, ptr %2, align 64
  %556 = load ptr, ptr %0, align 8
  %557 = load ptr, ptr %13, align 8
  %558 = load ptr, ptr %141, align 8
  call void %556(ptr %2, ptr %147, ptr %557, ptr %146, ptr %558)
  br label %647

559:
  %560 = phi i64 [ %568, %559 ], [ 0, %535 ]
  %561 = getelementptr inbounds <8 x double>, ptr %132, i64 %560
  %562 = load <8 x double>, ptr %561, align 64
  %563 = getelementptr inbounds <8 x double>, ptr %130, i64 %560
  %564 = load <8 x double>, ptr %563, align 64
  %565 = fmul contract <8 x double> %550, %564
  %566 = fadd contract <8 x double> %562, %565
  %567 = getelementptr inbounds <8 x double>, ptr %147, i64 %560
  store <8 x double> %566, ptr %567, align 64
  %568 = add nsw i64 %560, 1
  %569 = icmp eq i64 %568, %129
  br i1 %569, label %553, label %559

570:
  %571 = phi i64 [ %580, %570 ], [ 0, %647 ]
  %572 = phi <8 x double> [ %579, %570 ], [ zeroinitializer, %647 ]
  %573 = getelementptr inbounds <8 x double>, ptr %146, i64 %571
  %574 = load <8 x double>, ptr %573, align 64
  %575 = getelementptr inbounds <8 x double>, ptr %148, i64 %571
  %576 = load <8 x double>, ptr %575, align 64
  %577 = fmul contract <8 x double> %574, %576
  %578 = fmul contract <8 x double> %577, %577
  %579 = fadd contract <8 x double> %572, %578
  %580 = add nsw i64 %571, 4
  %581 = icmp slt i64 %580, %129
  br i1 %581, label %570, label %582

582:
  %583 = icmp sgt i64 %129, 1
  br i1 %583, label %584, label %630

584:
  %585 = phi i64 [ %594, %584 ], [ 1, %582 ]
  %586 = phi <8 x double> [ %593, %584 ], [ zeroinitializer, %582 ]
  %587 = getelementptr inbounds <8 x double>, ptr %146, i64 %585
  %588 = load <8 x double>, ptr %587, align 64
  %589 = getelementptr inbounds <8 x double>, ptr %148, i64 %585
  %590 = load <8 x double>, ptr %589, align 64
  %591 = fmul contract <8 x double> %588, %590
  %592 = fmul contract <8 x double> %591, %591
  %593 = fadd contract <8 x double> %586, %592
  %594 = add nsw i64 %585, 4
  %595 = icmp slt i64 %594, %129
  br i1 %595, label %584, label %596

596:
  %597 = icmp sgt i64 %129, 2
  br i1 %597, label %598, label %630

598:
  %599 = phi i64 [ %608, %598 ], [ 2, %596 ]
  %600 = phi <8 x double> [ %607, %598 ], [ zeroinitializer, %596 ]
  %601 = getelementptr inbounds <8 x double>, ptr %146, i64 %599
  %602 = load <8 x double>, ptr %601, align 64
  %603 = getelementptr inbounds <8 x double>, ptr %148, i64 %599
  %604 = load <8 x double>, ptr %603, align 64
  %605 = fmul contract <8 x double> %602, %604
  %606 = fmul contract <8 x double> %605, %605
  %607 = fadd contract <8 x double> %600, %606
  %608 = add nsw i64 %599, 4
  %609 = icmp slt i64 %608, %129
  br i1 %609, label %598, label %610

610:
  %611 = icmp sgt i64 %129, 3
  br i1 %611, label %612, label %630

612:
  %613 = phi i64 [ %622, %612 ], [ 3, %610 ]
  %614 = phi <8 x double> [ %621, %612 ], [ zeroinitializer, %610 ]
  %615 = getelementptr inbounds <8 x double>, ptr %146, i64 %613
  %616 = load <8 x double>, ptr %615, align 64
  %617 = getelementptr inbounds <8 x double>, ptr %148, i64 %613
  %618 = load <8 x double>, ptr %617, align 64
  %619 = fmul contract <8 x double> %616, %618
  %620 = fmul contract <8 x double> %619, %619
  %621 = fadd contract <8 x double> %614, %620
  %622 = add nsw i64 %613, 4
  %623 = icmp slt i64 %622, %129
  br i1 %623, label %612, label %630

624:
  %625 = load <8 x double>, ptr %2, align 64
  %626 = fadd contract <8 x double> %550, %625
  store <8 x double> %626, ptr %2, align 64
  %627 = load ptr, ptr %0, align 8
  %628 = load ptr, ptr %13, align 8
  %629 = load ptr, ptr %141, align 8
  call void %627(ptr %2, ptr %147, ptr %628, ptr %146, ptr %629)
  br label %630

630:
  %631 = phi <8 x double> [ %607, %610 ], [ zeroinitializer, %596 ], [ zeroinitializer, %582 ], [ zeroinitializer, %624 ], [ %607, %612 ]
  %632 = phi <8 x double> [ %579, %610 ], [ %579, %596 ], [ %579, %582 ], [ zeroinitializer, %624 ], [ %579, %612 ]
  %633 = phi <8 x double> [ %593, %610 ], [ %593, %596 ], [ zeroinitializer, %582 ], [ zeroinitializer, %624 ], [ %593, %612 ]
  %634 = phi <8 x double> [ zeroinitializer, %610 ], [ zeroinitializer, %596 ], [ zeroinitializer, %582 ], [ zeroinitializer, %624 ], [ %621, %612 ]
  %635 = fadd contract <8 x double> %632, %633
  %636 = fadd contract <8 x double> %631, %634
  %637 = fadd contract <8 x double> %635, %636
  %638 = fdiv contract <8 x double> %637, %407
  br label %639

639:
  %640 = phi i32 [ 0, %630 ], [ %645, %639 ]
  %641 = phi <8 x double> [ %638, %630 ], [ %644, %639 ]
  %642 = extractelement <8 x double> %641, i32 %640
  %643 = call contract double @llvm.sqrt.f64(double %642)
  %644 = insertelement <8 x double> %641, double %643, i32 %640
  %645 = add nsw i32 %640, 1
  %646 = icmp eq i32 %645, 8
  br i1 %646, label %668, label %639

647:
  %648 = phi i64 [ %654, %647 ], [ 0, %553 ]
  %649 = getelementptr inbounds <8 x double>, ptr %130, i64 %648
  %650 = load <8 x double>, ptr %649, align 64
  %651 = getelementptr inbounds <8 x double>, ptr %146, i64 %648
  %652 = load <8 x double>, ptr %651, align 64
  %653 = fsub contract <8 x double> %652, %650
  store <8 x double> %653, ptr %651, align 64
  %654 = add nsw i64 %648, 1
  %655 = icmp eq i64 %654, %129
  br i1 %655, label %570, label %647

656:
  %657 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %658 = load i64, ptr %657, align 8
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %768, label %660

660:
  %661 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %662 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %663 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %664 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %665 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %666 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %667 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  br label %703

668:
  %669 = phi i64 [ %701, %700 ], [ 0, %639 ]
  %670 = shl nsw i64 1, %669
  %671 = and i64 %670, %122
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %700, label %673

673:
  %674 = trunc i64 %669 to i32
  %675 = extractelement <8 x double> %486, i32 %674
  %676 = extractelement <8 x double> %644, i32 %674
  %677 = extractelement <8 x double> %550, i32 %674
  %678 = fdiv contract double %676, %677
  %679 = call contract double @llvm.maxnum.f64(double %675, double %678)
  %680 = fmul contract double %238, %679
  %681 = fcmp contract ugt double %680, 1.000000e-15
  br i1 %681, label %685, label %682

682:
  %683 = fmul contract double %677, 1.000000e-03
  %684 = call contract double @llvm.maxnum.f64(double %490, double %683)
  br label %690

685:
  %686 = fdiv contract double 1.000000e-02, %679
  %687 = call contract double @llvm.sqrt.f64(double %686)
  %688 = call contract double @llvm.sqrt.f64(double %687)
  %689 = call contract double @llvm.sqrt.f64(double %688)
  br label %690

690:
  %691 = phi contract double [ %684, %682 ], [ %689, %685 ]
  %692 = fmul contract double %677, 1.000000e+02
  %693 = call contract double @llvm.minnum.f64(double %692, double %691)
  %694 = call contract double @llvm.minnum.f64(double %693, double %238)
  %695 = load ptr, ptr %19, align 8
  %696 = add nsw i64 %669, 8
  %697 = getelementptr inbounds double, ptr %695, i64 %696
  store double %694, ptr %697, align 8
  %698 = add nsw i64 %669, 48
  %699 = getelementptr inbounds double, ptr %695, i64 %698
  store double 3.000000e+00, ptr %699, align 8
  br label %700

700:
  %701 = add nsw i64 %669, 1
  %702 = icmp eq i64 %701, 8
  br i1 %702, label %656, label %668

703:
  %704 = phi i64 [ 0, %660 ], [ %766, %765 ]
  %705 = shl nsw i64 1, %704
  %706 = and i64 %705, %122
  %707 = icmp eq i64 %706, 0
  br i1 %707, label %765, label %708

708:
  %709 = trunc i64 %704 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %709)
  %710 = load ptr, ptr %13, align 8
  %711 = load i64, ptr %661, align 8
  %712 = load ptr, ptr %662, align 8
  %713 = icmp sgt i64 %711, 0
  br i1 %713, label %714, label %723

714:
  %715 = phi i64 [ %721, %714 ], [ 0, %708 ]
  %716 = shl nsw i64 %715, 3
  %717 = add nsw i64 %716, %704
  %718 = getelementptr inbounds double, ptr %710, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = getelementptr inbounds double, ptr %712, i64 %715
  store double %719, ptr %720, align 8
  %721 = add nsw i64 %715, 1
  %722 = icmp eq i64 %721, %711
  br i1 %722, label %723, label %714

723:
  %724 = load ptr, ptr %663, align 8
  br i1 %188, label %725, label %746

725:
  %726 = phi i64 [ %732, %725 ], [ 0, %723 ]
  %727 = shl nsw i64 %726, 3
  %728 = add nsw i64 %727, %704
  %729 = getelementptr inbounds double, ptr %132, i64 %728
  %730 = load double, ptr %729, align 8
  %731 = getelementptr inbounds double, ptr %724, i64 %726
  store double %730, ptr %731, align 8
  %732 = add nsw i64 %726, 1
  %733 = icmp eq i64 %732, %129
  br i1 %733, label %734, label %725

734:
  %735 = load ptr, ptr %11, align 8
  %736 = getelementptr inbounds double, ptr %724, i64 %129
  br label %737

737:
  %738 = phi i64 [ 0, %734 ], [ %744, %737 ]
  %739 = shl nsw i64 %738, 3
  %740 = add nsw i64 %739, %704
  %741 = getelementptr inbounds double, ptr %735, i64 %740
  %742 = load double, ptr %741, align 8
  %743 = getelementptr inbounds double, ptr %736, i64 %738
  store double %742, ptr %743, align 8
  %744 = add nsw i64 %738, 1
  %745 = icmp eq i64 %744, %129
  br i1 %745, label %746, label %737

746:
  %747 = load ptr, ptr %665, align 8
  store i64 0, ptr %747, align 8
  call fastcc void @begin_watch(ptr %3, ptr %664)
  %748 = load i64, ptr %657, align 8
  %749 = icmp sgt i64 %748, 0
  br i1 %749, label %750, label %755

750:
  %751 = shl i64 %748, 1
  %752 = load ptr, ptr %666, align 8
  %753 = load ptr, ptr %667, align 8
  %754 = call i64 @llvm.smax.i64(i64 %751, i64 1)
  br label %756

755:
  br label %765

756:
  %757 = phi i64 [ 0, %750 ], [ %763, %756 ]
  %758 = getelementptr inbounds double, ptr %752, i64 %757
  %759 = load double, ptr %758, align 8
  %760 = shl nsw i64 %757, 3
  %761 = add nsw i64 %760, %704
  %762 = getelementptr inbounds double, ptr %753, i64 %761
  store double %759, ptr %762, align 8
  %763 = add nsw i64 %757, 1
  %764 = icmp eq i64 %763, %754
  br i1 %764, label %755, label %756

765:
  %766 = add nsw i64 %704, 1
  %767 = icmp eq i64 %766, 8
  br i1 %767, label %768, label %703

768:
  br label %769

769:
  ret i32 %125
}

define i64 @size_of_lanes() {
  ret i64 672
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 22
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
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
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %52 = mul nsw i64 %13, %6
  br label %85

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
  %65 = phi i64 [ %46, %45 ], [ %52, %104 ]
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %117, label %107

85:
  %86 = phi i64 [ 0, %47 ], [ %105, %104 ]
  %87 = shl nsw i64 %86, 2
  %88 = getelementptr inbounds i64, ptr %49, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %104

91:
  %92 = load ptr, ptr %50, align 8
  %93 = getelementptr inbounds i64, ptr %88, i64 1
  %94 = load i64, ptr %93, align 8
  %95 = shl nsw i64 %94, 2
  %96 = add nsw i64 %95, %6
  %97 = getelementptr inbounds double, ptr %92, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load ptr, ptr %51, align 8
  %100 = getelementptr inbounds i64, ptr %88, i64 2
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %101, %52
  %103 = getelementptr inbounds double, ptr %99, i64 %102
  store double %98, ptr %103, align 8
  br label %104

104:
  %105 = add nsw i64 %86, 1
  %106 = icmp eq i64 %105, %43
  br i1 %106, label %64, label %85

107:
  %108 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %109 = load ptr, ptr %108, align 8
  %110 = mul nsw i32 %1, 5
  %111 = add nsw i32 %110, 3
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %109, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %114, 0
  %116 = select i1 %115, i64 5, i64 %2
  br label %117

117:
  %118 = phi i64 [ %2, %81 ], [ %116, %107 ]
  %119 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %120, i64 %8
  store i64 %118, ptr %121, align 8
  store i64 -1, ptr %7, align 8
  %122 = add nsw i32 %1, 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %24, i64 %123
  store double 0.000000e+00, ptr %124, align 8
  ret void
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
  br i1 %11, label %12, label %217

12:
  %13 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  br label %19

19:
  %20 = phi i1 [ true, %12 ], [ %215, %213 ]
  %21 = phi i64 [ 0, %12 ], [ %214, %213 ]
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
    i64 6, label %213
    i64 0, label %213
    i64 3, label %31
    i64 5, label %217
    i64 10, label %41
  ]

31:
  %32 = fcmp contract ord double %30, 0.000000e+00
  br i1 %32, label %213, label %33

33:
  %34 = getelementptr inbounds double, ptr %5, i64 %25
  %35 = load double, ptr %34, align 8
  %36 = fcmp contract uno double %35, 0.000000e+00
  br i1 %36, label %217, label %37

37:
  %38 = getelementptr inbounds double, ptr %7, i64 %25
  %39 = load double, ptr %38, align 8
  %40 = fcmp contract uno double %39, 0.000000e+00
  br i1 %40, label %217, label %41

41:
  %42 = load ptr, ptr %17, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 %25
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %110, label %46

46:
  %47 = load ptr, ptr %18, align 8
  %48 = add nsw i64 %25, %1
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul contract double %50, %2
  %52 = getelementptr inbounds double, ptr %8, i64 %25
  %53 = load double, ptr %52, align 8
  %54 = fmul contract double %53, %2
  %55 = getelementptr inbounds double, ptr %9, i64 %25
  %56 = load double, ptr %55, align 8
  %57 = fmul contract double %56, %2
  %58 = fcmp uno double %54, %57
  br i1 %58, label %110, label %59

59:
  %60 = getelementptr inbounds double, ptr %47, i64 %25
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %5, i64 %25
  %63 = load double, ptr %62, align 8
  %64 = fcmp contract ord double %63, 0.000000e+00
  %65 = tail call contract double @llvm.fabs.f64(double %63)
  %66 = select contract i1 %64, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %7, i64 %25
  %68 = load double, ptr %67, align 8
  %69 = fcmp contract ord double %68, 0.000000e+00
  %70 = tail call contract double @llvm.fabs.f64(double %68)
  %71 = select contract i1 %69, double %70, double 0.000000e+00
  %72 = fadd contract double %66, %71
  %73 = fsub contract double %68, %63
  %74 = fmul contract double %63, 0x3FFD413CCBB84FBD
  %75 = fmul contract double %54, 0x3FDA827997709F7A
  %76 = fadd contract double %75, %74
  %77 = fmul contract double %76, 0x3FD5F6199B087E2F
  %78 = fmul contract double %68, 0x40015F619A23D822
  %79 = fmul contract double %57, 0x3FE2BEC33447B043
  %80 = fsub contract double %78, %79
  %81 = fmul contract double %80, 0x3FC5F61993D37A46
  %82 = fadd contract double %77, %81
  %83 = tail call contract double @llvm.fabs.f64(double %73)
  %84 = fsub contract double %61, %63
  %85 = tail call contract double @llvm.fabs.f64(double %84)
  %86 = fsub contract double %61, %68
  %87 = tail call contract double @llvm.fabs.f64(double %86)
  %88 = tail call contract double @llvm.maxnum.f64(double %85, double %87)
  %89 = tail call contract double @llvm.maxnum.f64(double %83, double %88)
  %90 = fadd contract double %65, %70
  %91 = fmul contract double %90, 1.000000e-09
  %92 = fmul contract double %72, 0x3D06849B86A12B9B
  %93 = fadd contract double %91, %92
  %94 = fsub contract double %61, %82
  %95 = tail call contract double @llvm.fabs.f64(double %94)
  %96 = fmul contract double %89, 5.000000e-03
  %97 = fadd contract double %93, %96
  %98 = fcmp contract ugt double %95, %97
  br i1 %98, label %217, label %99

99:
  %100 = fmul contract double %73, 0x3FF74B23344A5383
  %101 = fmul contract double %54, 0x3FC23180000A8CFF
  %102 = fsub contract double %100, %101
  %103 = fmul contract double %57, 0x3FD413CCD124078A
  %104 = fsub contract double %102, %103
  %105 = fsub contract double %51, %104
  %106 = tail call contract double @llvm.fabs.f64(double %105)
  %107 = fmul contract double %89, 5.000000e-02
  %108 = fadd contract double %93, %107
  %109 = fcmp contract ugt double %106, %108
  br i1 %109, label %217, label %110

110:
  %111 = add i64 %26, -5
  %112 = icmp ult i64 %111, -2
  %113 = icmp slt i64 %26, 7
  %114 = and i1 %113, %112
  br i1 %114, label %172, label %115

115:
  %116 = getelementptr inbounds double, ptr %5, i64 %25
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %8, i64 %25
  %119 = load double, ptr %118, align 8
  %120 = fmul contract double %119, %2
  %121 = getelementptr inbounds double, ptr %7, i64 %25
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %9, i64 %25
  %124 = load double, ptr %123, align 8
  %125 = fmul contract double %124, %2
  %126 = icmp ne i64 %26, 9
  %127 = fcmp contract une double %117, 0.000000e+00
  %128 = or i1 %126, %127
  %129 = fcmp contract ogt double %120, 0.000000e+00
  %130 = fcmp contract uge double %122, 0.000000e+00
  %131 = or i1 %128, %130
  %132 = or i1 %129, %131
  br i1 %132, label %133, label %217

133:
  %134 = fcmp contract oeq double %117, 0.000000e+00
  br i1 %134, label %135, label %142

135:
  %136 = fcmp contract olt double %122, 0.000000e+00
  %137 = and i1 %129, %136
  %138 = fcmp contract olt double %120, 0.000000e+00
  %139 = fcmp contract ogt double %122, 0.000000e+00
  %140 = and i1 %138, %139
  %141 = or i1 %137, %140
  br i1 %141, label %163, label %213

142:
  %143 = fcmp contract oeq double %122, 0.000000e+00
  br i1 %143, label %163, label %144

144:
  %145 = fcmp contract olt double %117, 0.000000e+00
  %146 = fcmp contract ogt double %122, 0.000000e+00
  %147 = and i1 %145, %146
  br i1 %147, label %163, label %148

148:
  %149 = fcmp contract ogt double %117, 0.000000e+00
  %150 = fcmp contract olt double %122, 0.000000e+00
  %151 = and i1 %149, %150
  br i1 %151, label %163, label %152

152:
  %153 = fcmp contract olt double %120, 0.000000e+00
  %154 = fcmp contract ogt double %125, 0.000000e+00
  %155 = and i1 %153, %154
  %156 = and i1 %146, %155
  %157 = and i1 %149, %156
  br i1 %157, label %217, label %158

158:
  %159 = fcmp contract olt double %125, 0.000000e+00
  %160 = and i1 %129, %159
  %161 = and i1 %150, %160
  %162 = and i1 %145, %161
  br i1 %162, label %217, label %213

163:
  %164 = getelementptr inbounds i64, ptr %23, i64 3
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %217, label %167

167:
  %168 = select contract i1 %134, double %120, double %117
  %169 = sitofp i64 %165 to double
  %170 = fmul contract double %168, %169
  %171 = fcmp contract olt double %170, 0.000000e+00
  br i1 %171, label %217, label %213

172:
  %173 = icmp eq i64 %26, 1
  %174 = select contract i1 %173, double 1.000000e+00, double -1.000000e+00
  %175 = getelementptr inbounds double, ptr %7, i64 %25
  %176 = load double, ptr %175, align 8
  %177 = fcmp contract uno double %30, 0.000000e+00
  br i1 %177, label %178, label %180

178:
  %179 = fmul contract double %174, %176
  br label %184

180:
  %181 = fmul contract double %174, %30
  %182 = fmul contract double %174, %176
  %183 = tail call contract double @llvm.minnum.f64(double %181, double %182)
  br label %184

184:
  %185 = phi contract double [ %179, %178 ], [ %183, %180 ]
  %186 = getelementptr inbounds double, ptr %8, i64 %25
  %187 = load double, ptr %186, align 8
  %188 = fmul contract double %174, %187
  %189 = fmul contract double %188, %2
  %190 = getelementptr inbounds double, ptr %9, i64 %25
  %191 = load double, ptr %190, align 8
  %192 = fmul contract double %174, %191
  %193 = fmul contract double %192, %2
  %194 = fcmp contract olt double %189, 0.000000e+00
  %195 = fcmp contract ogt double %193, 0.000000e+00
  %196 = and i1 %194, %195
  br i1 %196, label %197, label %213

197:
  %198 = fmul contract double %174, %176
  %199 = getelementptr inbounds double, ptr %5, i64 %25
  %200 = load double, ptr %199, align 8
  %201 = fmul contract double %174, %200
  %202 = fsub contract double %198, %201
  %203 = fsub contract double %202, %193
  %204 = fsub contract double %189, %193
  %205 = fdiv contract double %203, %204
  %206 = fmul contract double %189, %205
  %207 = fadd contract double %201, %206
  %208 = tail call contract double @llvm.minnum.f64(double %201, double %198)
  %209 = fsub contract double %208, %207
  %210 = fmul contract double %209, 2.500000e-01
  %211 = fsub contract double %207, %210
  %212 = fcmp contract uge double %211, %185
  br i1 %212, label %213, label %217

213:
  %214 = add nsw i64 %21, 1
  %215 = icmp slt i64 %214, %10
  %216 = icmp eq i64 %214, %10
  br i1 %216, label %217, label %19

217:
  %218 = phi i1 [ false, %3 ], [ %20, %158 ], [ %20, %167 ], [ %20, %152 ], [ %20, %163 ], [ %20, %115 ], [ %20, %59 ], [ %20, %19 ], [ %20, %99 ], [ %20, %33 ], [ %20, %37 ], [ %20, %197 ], [ %215, %213 ]
  %219 = zext i1 %218 to i32
  ret i32 %219
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
  %15 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds i64, ptr %13, i64 2
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %1, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %22 = load ptr, ptr %21, align 8
  br label %39

23:
  %24 = phi i64 [ %18, %2 ], [ %43, %39 ]
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %26, %28
  %30 = tail call fastcc i32 @suspicious(ptr %1, i64 %8, double %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %45

32:
  %33 = icmp sgt i64 %24, 0
  br i1 %33, label %34, label %231

34:
  %35 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %38 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %198

39:
  %40 = phi i64 [ 0, %20 ], [ %42, %39 ]
  %41 = getelementptr inbounds i64, ptr %22, i64 %40
  store i64 0, ptr %41, align 8
  %42 = add nsw i64 %40, 1
  %43 = load i64, ptr %1, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %39, label %23

45:
  %46 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %49 = load ptr, ptr %48, align 8
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %47, double %28, ptr %49)
  %50 = load ptr, ptr %5, align 8
  %51 = load ptr, ptr %9, align 8
  %52 = load ptr, ptr %50, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %52, i64 0, i32 4
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, 3
  %56 = getelementptr inbounds %struct.Watch, ptr %51, i64 0, i32 13
  %57 = load ptr, ptr %56, align 8
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 3
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 2
  %62 = load double, ptr %61, align 8
  %63 = fdiv contract double %60, %62
  %64 = call contract double @llvm.fabs.f64(double %63)
  %65 = call contract double @llvm.maxnum.f64(double %64, double 1.000000e+00)
  %66 = fmul contract double %65, 0x3CD0000000000000
  %67 = load i64, ptr %11, align 8
  %68 = getelementptr inbounds %struct.Watch, ptr %51, i64 0, i32 12
  %69 = icmp slt i64 %67, %58
  br i1 %69, label %70, label %171

70:
  %71 = getelementptr inbounds %struct.Watch, ptr %51, i64 0, i32 4
  %72 = getelementptr inbounds %struct.Watch, ptr %51, i64 0, i32 14
  %73 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 4
  %74 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 1
  %75 = getelementptr inbounds %struct.Watch, ptr %51, i64 0, i32 10
  %76 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 8
  %77 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 7
  %78 = icmp sgt i64 %54, 0
  %79 = load ptr, ptr %68, align 8
  br label %80

80:
  %81 = phi ptr [ %79, %70 ], [ %163, %162 ]
  %82 = phi ptr [ %79, %70 ], [ %164, %162 ]
  %83 = phi i64 [ %67, %70 ], [ %165, %162 ]
  %84 = phi i64 [ %67, %70 ], [ %166, %162 ]
  %85 = mul nsw i64 %84, %55
  %86 = getelementptr inbounds double, ptr %82, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %86, i64 1
  %89 = load double, ptr %88, align 8
  %90 = fptosi double %89 to i64
  %91 = load ptr, ptr %71, align 8
  %92 = shl nsw i64 %90, 2
  %93 = getelementptr inbounds i64, ptr %91, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = or i64 %92, 2
  %96 = getelementptr inbounds i64, ptr %91, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = load double, ptr %10, align 8
  %99 = fadd contract double %66, %98
  %100 = fcmp contract ogt double %87, %99
  br i1 %100, label %168, label %101

101:
  %102 = fcmp contract uge double %98, 2.000000e+00
  %103 = fsub contract double %98, %66
  %104 = fcmp contract ult double %87, %103
  %105 = select i1 %102, i1 true, i1 %104
  br i1 %105, label %116, label %106

106:
  %107 = load ptr, ptr %72, align 8
  %108 = getelementptr inbounds i64, ptr %107, i64 %90
  store i64 1, ptr %108, align 8
  %109 = icmp sgt i64 %94, 7
  br i1 %109, label %110, label %116

110:
  %111 = load ptr, ptr %56, align 8
  %112 = getelementptr inbounds i64, ptr %111, i64 2
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %113, 0
  br i1 %114, label %115, label %116

115:
  store i64 %90, ptr %112, align 8
  br label %116

116:
  %117 = load double, ptr %73, align 8
  %118 = fcmp contract olt double %87, %117
  br i1 %118, label %119, label %124

119:
  %120 = load double, ptr %74, align 8
  %121 = load double, ptr %61, align 8
  %122 = fmul contract double %87, %121
  %123 = fadd contract double %120, %122
  br label %126

124:
  %125 = load double, ptr %59, align 8
  br label %126

126:
  %127 = phi contract double [ %123, %119 ], [ %125, %124 ]
  switch i64 %94, label %139 [
    i64 4, label %128
    i64 3, label %133
  ]

128:
  %129 = load ptr, ptr %75, align 8
  %130 = getelementptr inbounds double, ptr %129, i64 %97
  %131 = load double, ptr %130, align 8
  %132 = fadd contract double %131, 1.000000e+00
  store double %132, ptr %130, align 8
  br label %162

133:
  %134 = load ptr, ptr %75, align 8
  %135 = getelementptr inbounds double, ptr %134, i64 %97
  %136 = load double, ptr %135, align 8
  %137 = fcmp contract uno double %136, 0.000000e+00
  br i1 %137, label %138, label %162

138:
  store double %127, ptr %135, align 8
  br label %162

139:
  br i1 %118, label %140, label %142

140:
  call fastcc void @look_at(ptr %50, double %87)
  %141 = load ptr, ptr %68, align 8
  br label %142

142:
  %143 = phi ptr [ %141, %140 ], [ %81, %139 ]
  %144 = add nsw i64 %83, 1
  %145 = mul nsw i64 %83, %55
  %146 = getelementptr inbounds double, ptr %143, i64 %145
  store double %127, ptr %146, align 8
  %147 = sitofp i64 %90 to double
  %148 = getelementptr inbounds double, ptr %146, i64 1
  store double %147, ptr %148, align 8
  %149 = getelementptr inbounds double, ptr %146, i64 2
  store double 0.000000e+00, ptr %149, align 8
  %150 = load double, ptr %73, align 8
  %151 = fcmp contract olt double %87, %150
  %152 = select i1 %151, ptr %76, ptr %77
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr double, ptr %146, i64 3
  br i1 %78, label %155, label %162

155:
  %156 = phi i64 [ %160, %155 ], [ 0, %142 ]
  %157 = getelementptr inbounds double, ptr %153, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds double, ptr %154, i64 %156
  store double %158, ptr %159, align 8
  %160 = add nsw i64 %156, 1
  %161 = icmp eq i64 %160, %54
  br i1 %161, label %162, label %155

162:
  %163 = phi ptr [ %143, %142 ], [ %81, %128 ], [ %81, %138 ], [ %81, %133 ], [ %143, %155 ]
  %164 = phi ptr [ %143, %142 ], [ %82, %128 ], [ %82, %138 ], [ %82, %133 ], [ %143, %155 ]
  %165 = phi i64 [ %144, %142 ], [ %83, %128 ], [ %83, %138 ], [ %83, %133 ], [ %144, %155 ]
  %166 = add i64 %84, 1
  %167 = icmp eq i64 %166, %58
  br i1 %167, label %168, label %80

168:
  %169 = phi i64 [ %165, %162 ], [ %83, %80 ]
  %170 = load ptr, ptr %56, align 8
  br label %171

171:
  %172 = phi ptr [ %57, %45 ], [ %170, %168 ]
  %173 = phi i64 [ %67, %45 ], [ %169, %168 ]
  store i64 %173, ptr %172, align 8
  %174 = load double, ptr %10, align 8
  %175 = load double, ptr %27, align 8
  %176 = fcmp contract olt double %174, %175
  br i1 %176, label %177, label %231

177:
  %178 = load ptr, ptr %48, align 8
  call fastcc void @look_at(ptr %0, double %174)
  %179 = load ptr, ptr %0, align 8
  %180 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %181 = load double, ptr %180, align 8
  %182 = load double, ptr %25, align 8
  %183 = fmul contract double %174, %182
  %184 = fadd contract double %181, %183
  %185 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %186 = load ptr, ptr %185, align 8
  %187 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %188 = load ptr, ptr %187, align 8
  store double %184, ptr %4, align 8
  %189 = getelementptr inbounds %struct.Code, ptr %179, i64 0, i32 14
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds i64, ptr %190, i64 2
  %192 = load i64, ptr %191, align 8
  %193 = add nsw i64 %192, 1
  store i64 %193, ptr %191, align 8
  %194 = getelementptr inbounds %struct.Code, ptr %179, i64 0, i32 2
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Code, ptr %179, i64 0, i32 13
  %197 = load ptr, ptr %196, align 8
  call void %195(ptr %4, ptr %186, ptr %188, ptr %178, ptr %197)
  br label %231

198:
  %199 = phi i64 [ 0, %34 ], [ %229, %228 ]
  %200 = shl nsw i64 %199, 2
  %201 = getelementptr inbounds i64, ptr %36, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = add i64 %202, -3
  %204 = icmp ult i64 %203, -2
  br i1 %204, label %228, label %205

205:
  %206 = icmp eq i64 %202, 1
  %207 = select contract i1 %206, double 1.000000e+00, double -1.000000e+00
  %208 = load ptr, ptr %37, align 8
  %209 = getelementptr inbounds i64, ptr %201, i64 2
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = load ptr, ptr %38, align 8
  %214 = getelementptr inbounds i64, ptr %201, i64 1
  %215 = load i64, ptr %214, align 8
  %216 = getelementptr inbounds double, ptr %213, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = fcmp contract uno double %212, 0.000000e+00
  br i1 %218, label %219, label %221

219:
  %220 = fmul contract double %207, %217
  br label %225

221:
  %222 = fmul contract double %207, %212
  %223 = fmul contract double %207, %217
  %224 = tail call contract double @llvm.minnum.f64(double %222, double %223)
  br label %225

225:
  %226 = phi contract double [ %220, %219 ], [ %224, %221 ]
  %227 = fmul contract double %207, %226
  store double %227, ptr %211, align 8
  br label %228

228:
  %229 = add nsw i64 %199, 1
  %230 = icmp eq i64 %229, %24
  br i1 %230, label %231, label %198

231:
  %232 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %372, label %235

235:
  %236 = load double, ptr %10, align 8
  %237 = load double, ptr %27, align 8
  %238 = call contract double @llvm.minnum.f64(double %236, double %237)
  %239 = fcmp contract olt double %236, %237
  %240 = load double, ptr %25, align 8
  br i1 %239, label %241, label %246

241:
  %242 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %243 = load double, ptr %242, align 8
  %244 = fmul contract double %236, %240
  %245 = fadd contract double %243, %244
  br label %249

246:
  %247 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %248 = load double, ptr %247, align 8
  br label %249

249:
  %250 = phi contract double [ %245, %241 ], [ %248, %246 ]
  %251 = fcmp contract oge double %240, 0.000000e+00
  %252 = select contract i1 %251, double 1.000000e+00, double -1.000000e+00
  %253 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %254 = load ptr, ptr %12, align 8
  %255 = getelementptr inbounds i64, ptr %254, i64 1
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %256, %233
  br i1 %257, label %258, label %372

258:
  %259 = fmul contract double %250, %252
  %260 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %261 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %262 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %263 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %264 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %265 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %266 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %267

267:
  %268 = phi ptr [ %254, %258 ], [ %368, %366 ]
  %269 = phi i64 [ %256, %258 ], [ %367, %366 ]
  %270 = phi ptr [ %255, %258 ], [ %369, %366 ]
  %271 = load ptr, ptr %253, align 8
  %272 = getelementptr inbounds double, ptr %271, i64 %269
  %273 = load double, ptr %272, align 8
  %274 = fmul contract double %252, %273
  %275 = fcmp contract ugt double %274, %259
  br i1 %275, label %372, label %276

276:
  %277 = fcmp contract oeq double %273, %250
  br i1 %277, label %278, label %309

278:
  %279 = load ptr, ptr %266, align 8
  %280 = load i64, ptr %1, align 8
  %281 = icmp sgt i64 %280, 0
  br i1 %281, label %282, label %305

282:
  %283 = load ptr, ptr %264, align 8
  br label %284

284:
  %285 = phi i64 [ 0, %282 ], [ %303, %302 ]
  %286 = shl nsw i64 %285, 2
  %287 = getelementptr inbounds i64, ptr %283, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = icmp eq i64 %288, 6
  br i1 %289, label %290, label %302

290:
  %291 = or i64 %286, 1
  %292 = getelementptr inbounds i64, ptr %283, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds double, ptr %279, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = load ptr, ptr %265, align 8
  %297 = or i64 %286, 2
  %298 = getelementptr inbounds i64, ptr %283, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = add nsw i64 %299, %269
  %301 = getelementptr inbounds double, ptr %296, i64 %300
  store double %295, ptr %301, align 8
  br label %302

302:
  %303 = add nsw i64 %285, 1
  %304 = icmp eq i64 %303, %280
  br i1 %304, label %305, label %284

305:
  %306 = add nsw i64 %269, 1
  store i64 %306, ptr %270, align 8
  %307 = getelementptr inbounds i64, ptr %268, i64 1
  %308 = load i64, ptr %307, align 8
  br label %366

309:
  %310 = load double, ptr %260, align 8
  %311 = fsub contract double %273, %310
  %312 = load double, ptr %25, align 8
  %313 = fdiv contract double %311, %312
  %314 = call contract double @llvm.minnum.f64(double %313, double %238)
  %315 = load ptr, ptr %261, align 8
  call fastcc void @look_at(ptr %0, double %314)
  %316 = load ptr, ptr %0, align 8
  %317 = load double, ptr %260, align 8
  %318 = load double, ptr %25, align 8
  %319 = fmul contract double %314, %318
  %320 = fadd contract double %317, %319
  %321 = load ptr, ptr %262, align 8
  %322 = load ptr, ptr %263, align 8
  store double %320, ptr %3, align 8
  %323 = getelementptr inbounds %struct.Code, ptr %316, i64 0, i32 14
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr inbounds i64, ptr %324, i64 2
  %326 = load i64, ptr %325, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %325, align 8
  %328 = getelementptr inbounds %struct.Code, ptr %316, i64 0, i32 2
  %329 = load ptr, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Code, ptr %316, i64 0, i32 13
  %331 = load ptr, ptr %330, align 8
  call void %329(ptr %3, ptr %321, ptr %322, ptr %315, ptr %331)
  %332 = load ptr, ptr %261, align 8
  %333 = load i64, ptr %1, align 8
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %361

335:
  %336 = load ptr, ptr %264, align 8
  br label %337

337:
  %338 = phi i64 [ 0, %335 ], [ %359, %358 ]
  %339 = shl nsw i64 %338, 2
  %340 = getelementptr inbounds i64, ptr %336, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 6
  br i1 %342, label %343, label %358

343:
  %344 = or i64 %339, 1
  %345 = getelementptr inbounds i64, ptr %336, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr inbounds double, ptr %332, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = load ptr, ptr %265, align 8
  %350 = or i64 %339, 2
  %351 = getelementptr inbounds i64, ptr %336, i64 %350
  %352 = load i64, ptr %351, align 8
  %353 = load ptr, ptr %12, align 8
  %354 = getelementptr inbounds i64, ptr %353, i64 1
  %355 = load i64, ptr %354, align 8
  %356 = add nsw i64 %355, %352
  %357 = getelementptr inbounds double, ptr %349, i64 %356
  store double %348, ptr %357, align 8
  br label %358

358:
  %359 = add nsw i64 %338, 1
  %360 = icmp eq i64 %359, %333
  br i1 %360, label %361, label %337

361:
  %362 = load ptr, ptr %12, align 8
  %363 = getelementptr inbounds i64, ptr %362, i64 1
  %364 = load i64, ptr %363, align 8
  %365 = add nsw i64 %364, 1
  store i64 %365, ptr %363, align 8
  br label %366

366:
  %367 = phi i64 [ %365, %361 ], [ %308, %305 ]
  %368 = phi ptr [ %362, %361 ], [ %268, %305 ]
  %369 = getelementptr inbounds i64, ptr %368, i64 1
  %370 = load i64, ptr %232, align 8
  %371 = icmp slt i64 %367, %370
  br i1 %371, label %267, label %372

372:
  %373 = load double, ptr %10, align 8
  %374 = load double, ptr %27, align 8
  %375 = fcmp contract olt double %373, %374
  br i1 %375, label %376, label %377

376:
  call fastcc void @look_at(ptr %0, double %373)
  br label %377

377:
  %378 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %379 = load ptr, ptr %378, align 8
  %380 = load i64, ptr %1, align 8
  %381 = icmp sgt i64 %380, 0
  br i1 %381, label %382, label %401

382:
  %383 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %384 = load ptr, ptr %383, align 8
  %385 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %386

386:
  %387 = phi i64 [ 0, %382 ], [ %399, %398 ]
  %388 = getelementptr inbounds i64, ptr %384, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %398, label %391

391:
  %392 = load ptr, ptr %385, align 8
  %393 = shl nsw i64 %387, 2
  %394 = or i64 %393, 1
  %395 = getelementptr inbounds i64, ptr %392, i64 %394
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %379, i64 %396
  store double 0.000000e+00, ptr %397, align 8
  br label %398

398:
  %399 = add nsw i64 %387, 1
  %400 = icmp eq i64 %399, %380
  br i1 %400, label %401, label %386

401:
  %402 = shl nsw i64 %8, 1
  %403 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %404 = load ptr, ptr %403, align 8
  %405 = icmp sgt i64 %8, 0
  br i1 %405, label %406, label %413

406:
  %407 = phi i64 [ %411, %406 ], [ 0, %401 ]
  %408 = getelementptr inbounds double, ptr %379, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds double, ptr %404, i64 %407
  store double %409, ptr %410, align 8
  %411 = add nsw i64 %407, 1
  %412 = icmp eq i64 %411, %402
  br i1 %412, label %413, label %406

413:
  %414 = load double, ptr %10, align 8
  ret double %414
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
  br i1 %16, label %17, label %242

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
  br label %242

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
  %67 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8
  br i1 %18, label %70, label %78

70:
  %71 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 7
  %74 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 8
  %75 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 4
  %76 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 10
  %77 = icmp slt i32 %1, 4
  br label %82

78:
  %79 = phi i32 [ 0, %35 ], [ %209, %208 ]
  %80 = phi i32 [ 1, %35 ], [ %210, %208 ]
  %81 = icmp eq i32 %1, 46
  br i1 %81, label %239, label %213

82:
  %83 = phi i64 [ 0, %70 ], [ %211, %208 ]
  %84 = phi i32 [ 1, %70 ], [ %210, %208 ]
  %85 = phi i32 [ 0, %70 ], [ %209, %208 ]
  %86 = getelementptr inbounds i64, ptr %72, i64 %83
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %208, label %89

89:
  %90 = getelementptr inbounds double, ptr %47, i64 %83
  %91 = load double, ptr %90, align 8
  %92 = add nsw i64 %83, %13
  %93 = getelementptr inbounds double, ptr %47, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul contract double %41, %94
  %96 = getelementptr inbounds double, ptr %3, i64 %83
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %3, i64 %92
  %99 = load double, ptr %98, align 8
  %100 = fmul contract double %41, %99
  %101 = getelementptr inbounds double, ptr %5, i64 %83
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %5, i64 %92
  %104 = load double, ptr %103, align 8
  %105 = fmul contract double %41, %104
  %106 = fcmp uno double %100, %105
  br i1 %106, label %196, label %107

107:
  %108 = load ptr, ptr %73, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 %83
  %110 = load double, ptr %109, align 8
  %111 = fcmp contract ord double %110, 0.000000e+00
  %112 = call contract double @llvm.fabs.f64(double %110)
  %113 = select contract i1 %111, double %112, double 0.000000e+00
  %114 = load ptr, ptr %74, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %83
  %116 = load double, ptr %115, align 8
  %117 = fcmp contract ord double %116, 0.000000e+00
  %118 = call contract double @llvm.fabs.f64(double %116)
  %119 = select contract i1 %117, double %118, double 0.000000e+00
  %120 = fadd contract double %113, %119
  %121 = fsub contract double %102, %97
  %122 = fmul contract double %97, 0x3FFD413CCBB84FBD
  %123 = fmul contract double %100, 0x3FDA827997709F7A
  %124 = fadd contract double %122, %123
  %125 = fmul contract double %124, 0x3FD5F6199B087E2F
  %126 = fmul contract double %102, 0x40015F619A23D822
  %127 = fmul contract double %105, 0x3FE2BEC33447B043
  %128 = fsub contract double %126, %127
  %129 = fmul contract double %128, 0x3FC5F61993D37A46
  %130 = fadd contract double %125, %129
  %131 = call contract double @llvm.fabs.f64(double %121)
  %132 = fsub contract double %91, %97
  %133 = call contract double @llvm.fabs.f64(double %132)
  %134 = fsub contract double %91, %102
  %135 = call contract double @llvm.fabs.f64(double %134)
  %136 = call contract double @llvm.maxnum.f64(double %133, double %135)
  %137 = call contract double @llvm.maxnum.f64(double %131, double %136)
  %138 = call contract double @llvm.fabs.f64(double %97)
  %139 = call contract double @llvm.fabs.f64(double %102)
  %140 = fadd contract double %138, %139
  %141 = fmul contract double %140, 1.000000e-09
  %142 = fmul contract double %120, 0x3D06849B86A12B9B
  %143 = fadd contract double %141, %142
  %144 = fsub contract double %91, %130
  %145 = call contract double @llvm.fabs.f64(double %144)
  %146 = fmul contract double %137, 5.000000e-03
  %147 = fadd contract double %146, %143
  %148 = fcmp contract ugt double %145, %147
  br i1 %148, label %160, label %149

149:
  %150 = fmul contract double %121, 0x3FF74B23344A5383
  %151 = fmul contract double %100, 0x3FC23180000A8CFF
  %152 = fsub contract double %150, %151
  %153 = fmul contract double %105, 0x3FD413CCD124078A
  %154 = fsub contract double %152, %153
  %155 = fsub contract double %95, %154
  %156 = call contract double @llvm.fabs.f64(double %155)
  %157 = fmul contract double %137, 5.000000e-02
  %158 = fadd contract double %157, %143
  %159 = fcmp contract ugt double %156, %158
  br i1 %159, label %160, label %196

160:
  %161 = load i64, ptr %9, align 8
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %192

163:
  %164 = load ptr, ptr %75, align 8
  %165 = load ptr, ptr %76, align 8
  br label %166

166:
  %167 = phi i1 [ true, %163 ], [ %190, %188 ]
  %168 = phi i64 [ 0, %163 ], [ %189, %188 ]
  %169 = shl nsw i64 %168, 2
  %170 = getelementptr inbounds i64, ptr %164, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %170, i64 2
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds double, ptr %165, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds i64, ptr %170, i64 1
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, %83
  br i1 %178, label %179, label %188

179:
  %180 = add i64 %171, -5
  %181 = icmp ult i64 %180, -2
  %182 = icmp slt i64 %171, 7
  %183 = and i1 %182, %181
  br i1 %183, label %188, label %184

184:
  %185 = icmp eq i64 %171, 3
  %186 = fcmp contract ord double %175, 0.000000e+00
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %188, label %192

188:
  %189 = add nsw i64 %168, 1
  %190 = icmp slt i64 %189, %161
  %191 = icmp eq i64 %189, %161
  br i1 %191, label %192, label %166

192:
  %193 = phi i1 [ false, %160 ], [ %190, %188 ], [ %167, %184 ]
  %194 = zext i1 %193 to i32
  %195 = or i32 %85, %194
  br label %196

196:
  %197 = phi i32 [ %85, %149 ], [ %195, %192 ], [ %85, %89 ]
  %198 = phi i32 [ %84, %149 ], [ 0, %192 ], [ %84, %89 ]
  %199 = fcmp contract uno double %97, 0.000000e+00
  %200 = fcmp contract uno double %102, 0.000000e+00
  %201 = fcmp contract uno double %91, 0.000000e+00
  %202 = xor i1 %201, %199
  %203 = xor i1 %199, %200
  %204 = or i1 %202, %203
  %205 = and i1 %77, %201
  %206 = or i1 %205, %204
  %207 = select i1 %206, i32 0, i32 %198
  br label %208

208:
  %209 = phi i32 [ %85, %82 ], [ %197, %196 ]
  %210 = phi i32 [ %84, %82 ], [ %207, %196 ]
  %211 = add nsw i64 %83, 1
  %212 = icmp eq i64 %211, %13
  br i1 %212, label %78, label %82

213:
  %214 = load ptr, ptr %0, align 8
  %215 = getelementptr inbounds %struct.Step, ptr %214, i64 0, i32 1
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Step, ptr %214, i64 0, i32 2
  %218 = load double, ptr %217, align 8
  %219 = fdiv contract double %216, %218
  %220 = call contract double @llvm.fabs.f64(double %219)
  %221 = fadd contract double %220, 1.000000e+00
  %222 = fmul contract double %221, 1.000000e-13
  %223 = fcmp contract ole double %36, %222
  %224 = icmp sgt i64 %68, 16382
  %225 = icmp eq i32 %79, 0
  %226 = select i1 %225, i1 true, i1 %223
  %227 = xor i1 %226, true
  %228 = select i1 %227, i1 %224, i1 false
  br i1 %228, label %229, label %235

229:
  %230 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 13
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds i64, ptr %231, i64 3
  %233 = load i64, ptr %232, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %232, align 8
  br label %239

235:
  %236 = icmp ne i32 %80, 0
  %237 = select i1 %236, i1 true, i1 %223
  %238 = select i1 %237, i1 true, i1 %224
  br i1 %238, label %239, label %240

239:
  call fastcc void @take(ptr %0, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @take(ptr %0, double %38, ptr %47, double %4, ptr %5)
  br label %242

240:
  %241 = add nsw i32 %1, 1
  call fastcc void @visit(ptr %0, i32 %241, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @visit(ptr %0, i32 %241, double %38, ptr %47, double %4, ptr %5)
  br label %242

242:
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
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  %30 = alloca double, align 8
  %31 = alloca double, align 8
  %32 = alloca double, align 8
  %33 = alloca double, align 8
  %34 = alloca double, align 8
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  %37 = alloca double, align 8
  %38 = alloca double, align 8
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca double, align 8
  %42 = alloca double, align 8
  %43 = alloca double, align 8
  %44 = alloca double, align 8
  %45 = alloca double, align 8
  %46 = alloca double, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca double, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 7
  %52 = load i64, ptr %51, align 8
  %53 = sdiv i64 %52, 4
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %1432, label %59

59:
  %60 = icmp eq i64 %57, -1
  br i1 %60, label %61, label %924

61:
  %62 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %67 = load ptr, ptr %66, align 8
  %68 = shl nsw i64 %53, 4
  %69 = getelementptr inbounds <4 x double>, ptr %55, i64 %68
  %70 = mul nsw i64 %53, 20
  %71 = getelementptr inbounds <4 x double>, ptr %55, i64 %70
  %72 = icmp sgt i64 %52, 3
  br i1 %72, label %73, label %88

73:
  %74 = insertelement <4 x double> poison, double %65, i64 0
  %75 = shufflevector <4 x double> %74, <4 x double> poison, <4 x i32> zeroinitializer
  br label %76

76:
  %77 = phi i64 [ 0, %73 ], [ %86, %76 ]
  %78 = getelementptr inbounds <4 x double>, ptr %71, i64 %77
  %79 = load <4 x double>, ptr %78, align 32
  %80 = getelementptr inbounds <4 x double>, ptr %55, i64 %77
  %81 = load <4 x double>, ptr %80, align 32
  %82 = fmul contract <4 x double> %81, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %83 = fmul contract <4 x double> %75, %82
  %84 = fadd contract <4 x double> %79, %83
  %85 = getelementptr inbounds <4 x double>, ptr %69, i64 %77
  store <4 x double> %84, ptr %85, align 32
  %86 = add nsw i64 %77, 1
  %87 = icmp eq i64 %86, %53
  br i1 %87, label %88, label %76

88:
  %89 = fmul contract double %65, 0x3FAAEE6838DAE63A
  %90 = fadd contract double %63, %89
  %91 = getelementptr inbounds <4 x double>, ptr %55, i64 %53
  store double %90, ptr %49, align 8
  %92 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 14
  %93 = load ptr, ptr %92, align 8
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %93, align 8
  %96 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 9
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %103

99:
  %100 = load ptr, ptr %50, align 8
  %101 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %102 = load ptr, ptr %101, align 8
  call void %100(ptr %49, ptr %69, ptr %67, ptr %91, ptr %102)
  br label %125

103:
  store double %90, ptr %48, align 8
  %104 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %105 = load ptr, ptr %104, align 8
  store double 1.000000e+00, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %113 = load ptr, ptr %112, align 8
  %114 = call contract double %97(ptr %107, i64 %109, i64 %111, ptr %48, ptr %69, ptr %67, ptr %91, ptr %105, ptr %113)
  %115 = fcmp contract olt double %114, 0x7FF0000000000000
  br i1 %115, label %125, label %116

116:
  %117 = load double, ptr %49, align 8
  store double %117, ptr %47, align 8
  %118 = load ptr, ptr %104, align 8
  store double 0.000000e+00, ptr %118, align 8
  %119 = load ptr, ptr %96, align 8
  %120 = load ptr, ptr %106, align 8
  %121 = load i64, ptr %108, align 8
  %122 = load i64, ptr %110, align 8
  %123 = load ptr, ptr %112, align 8
  %124 = call contract double %119(ptr %120, i64 %121, i64 %122, ptr %47, ptr %69, ptr %67, ptr %91, ptr %118, ptr %123)
  br label %125

125:
  br i1 %72, label %126, label %146

126:
  %127 = insertelement <4 x double> poison, double %65, i64 0
  %128 = shufflevector <4 x double> %127, <4 x double> poison, <4 x i32> zeroinitializer
  br label %129

129:
  %130 = phi i64 [ 0, %126 ], [ %144, %129 ]
  %131 = getelementptr inbounds <4 x double>, ptr %71, i64 %130
  %132 = load <4 x double>, ptr %131, align 32
  %133 = getelementptr inbounds <4 x double>, ptr %55, i64 %130
  %134 = load <4 x double>, ptr %133, align 32
  %135 = fmul contract <4 x double> %134, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %136 = add nsw i64 %130, %53
  %137 = getelementptr inbounds <4 x double>, ptr %55, i64 %136
  %138 = load <4 x double>, ptr %137, align 32
  %139 = fmul contract <4 x double> %138, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %140 = fadd contract <4 x double> %135, %139
  %141 = fmul contract <4 x double> %128, %140
  %142 = fadd contract <4 x double> %132, %141
  %143 = getelementptr inbounds <4 x double>, ptr %69, i64 %130
  store <4 x double> %142, ptr %143, align 32
  %144 = add nsw i64 %130, 1
  %145 = icmp eq i64 %144, %53
  br i1 %145, label %146, label %129

146:
  %147 = fmul contract double %65, 0x3FB432CE2AA42CAC
  %148 = fadd contract double %63, %147
  %149 = shl nsw i64 %53, 1
  %150 = getelementptr inbounds <4 x double>, ptr %55, i64 %149
  store double %148, ptr %46, align 8
  %151 = load ptr, ptr %92, align 8
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %151, align 8
  %154 = load ptr, ptr %96, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %160

156:
  %157 = load ptr, ptr %50, align 8
  %158 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %159 = load ptr, ptr %158, align 8
  call void %157(ptr %46, ptr %69, ptr %67, ptr %150, ptr %159)
  br label %182

160:
  store double %148, ptr %45, align 8
  %161 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %162 = load ptr, ptr %161, align 8
  store double 1.000000e+00, ptr %162, align 8
  %163 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %170 = load ptr, ptr %169, align 8
  %171 = call contract double %154(ptr %164, i64 %166, i64 %168, ptr %45, ptr %69, ptr %67, ptr %150, ptr %162, ptr %170)
  %172 = fcmp contract olt double %171, 0x7FF0000000000000
  br i1 %172, label %182, label %173

173:
  %174 = load double, ptr %46, align 8
  store double %174, ptr %44, align 8
  %175 = load ptr, ptr %161, align 8
  store double 0.000000e+00, ptr %175, align 8
  %176 = load ptr, ptr %96, align 8
  %177 = load ptr, ptr %163, align 8
  %178 = load i64, ptr %165, align 8
  %179 = load i64, ptr %167, align 8
  %180 = load ptr, ptr %169, align 8
  %181 = call contract double %176(ptr %177, i64 %178, i64 %179, ptr %44, ptr %69, ptr %67, ptr %150, ptr %175, ptr %180)
  br label %182

182:
  br i1 %72, label %183, label %203

183:
  %184 = insertelement <4 x double> poison, double %65, i64 0
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  br label %186

186:
  %187 = phi i64 [ 0, %183 ], [ %201, %186 ]
  %188 = getelementptr inbounds <4 x double>, ptr %71, i64 %187
  %189 = load <4 x double>, ptr %188, align 32
  %190 = getelementptr inbounds <4 x double>, ptr %55, i64 %187
  %191 = load <4 x double>, ptr %190, align 32
  %192 = fmul contract <4 x double> %191, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %193 = add nsw i64 %187, %149
  %194 = getelementptr inbounds <4 x double>, ptr %55, i64 %193
  %195 = load <4 x double>, ptr %194, align 32
  %196 = fmul contract <4 x double> %195, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %197 = fadd contract <4 x double> %192, %196
  %198 = fmul contract <4 x double> %185, %197
  %199 = fadd contract <4 x double> %189, %198
  %200 = getelementptr inbounds <4 x double>, ptr %69, i64 %187
  store <4 x double> %199, ptr %200, align 32
  %201 = add nsw i64 %187, 1
  %202 = icmp eq i64 %201, %53
  br i1 %202, label %203, label %186

203:
  %204 = fmul contract double %65, 0x3FBE4C353FF64302
  %205 = fadd contract double %63, %204
  %206 = mul nsw i64 %53, 3
  %207 = getelementptr inbounds <4 x double>, ptr %55, i64 %206
  store double %205, ptr %43, align 8
  %208 = load ptr, ptr %92, align 8
  %209 = load i64, ptr %208, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %208, align 8
  %211 = load ptr, ptr %96, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %213, label %217

213:
  %214 = load ptr, ptr %50, align 8
  %215 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %216 = load ptr, ptr %215, align 8
  call void %214(ptr %43, ptr %69, ptr %67, ptr %207, ptr %216)
  br label %239

217:
  store double %205, ptr %42, align 8
  %218 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %219 = load ptr, ptr %218, align 8
  store double 1.000000e+00, ptr %219, align 8
  %220 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %227 = load ptr, ptr %226, align 8
  %228 = call contract double %211(ptr %221, i64 %223, i64 %225, ptr %42, ptr %69, ptr %67, ptr %207, ptr %219, ptr %227)
  %229 = fcmp contract olt double %228, 0x7FF0000000000000
  br i1 %229, label %239, label %230

230:
  %231 = load double, ptr %43, align 8
  store double %231, ptr %41, align 8
  %232 = load ptr, ptr %218, align 8
  store double 0.000000e+00, ptr %232, align 8
  %233 = load ptr, ptr %96, align 8
  %234 = load ptr, ptr %220, align 8
  %235 = load i64, ptr %222, align 8
  %236 = load i64, ptr %224, align 8
  %237 = load ptr, ptr %226, align 8
  %238 = call contract double %233(ptr %234, i64 %235, i64 %236, ptr %41, ptr %69, ptr %67, ptr %207, ptr %232, ptr %237)
  br label %239

239:
  br i1 %72, label %240, label %265

240:
  %241 = insertelement <4 x double> poison, double %65, i64 0
  %242 = shufflevector <4 x double> %241, <4 x double> poison, <4 x i32> zeroinitializer
  br label %243

243:
  %244 = phi i64 [ 0, %240 ], [ %263, %243 ]
  %245 = getelementptr inbounds <4 x double>, ptr %71, i64 %244
  %246 = load <4 x double>, ptr %245, align 32
  %247 = getelementptr inbounds <4 x double>, ptr %55, i64 %244
  %248 = load <4 x double>, ptr %247, align 32
  %249 = fmul contract <4 x double> %248, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %250 = add nsw i64 %244, %149
  %251 = getelementptr inbounds <4 x double>, ptr %55, i64 %250
  %252 = load <4 x double>, ptr %251, align 32
  %253 = fmul contract <4 x double> %252, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %254 = fsub contract <4 x double> %249, %253
  %255 = add nsw i64 %244, %206
  %256 = getelementptr inbounds <4 x double>, ptr %55, i64 %255
  %257 = load <4 x double>, ptr %256, align 32
  %258 = fmul contract <4 x double> %257, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %259 = fadd contract <4 x double> %254, %258
  %260 = fmul contract <4 x double> %242, %259
  %261 = fadd contract <4 x double> %246, %260
  %262 = getelementptr inbounds <4 x double>, ptr %69, i64 %244
  store <4 x double> %261, ptr %262, align 32
  %263 = add nsw i64 %244, 1
  %264 = icmp eq i64 %263, %53
  br i1 %264, label %265, label %243

265:
  %266 = fmul contract double %65, 0x3FD2068C499C08D9
  %267 = fadd contract double %63, %266
  %268 = shl nsw i64 %53, 2
  %269 = getelementptr inbounds <4 x double>, ptr %55, i64 %268
  store double %267, ptr %40, align 8
  %270 = load ptr, ptr %92, align 8
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = load ptr, ptr %96, align 8
  %274 = icmp eq ptr %273, null
  br i1 %274, label %275, label %279

275:
  %276 = load ptr, ptr %50, align 8
  %277 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %278 = load ptr, ptr %277, align 8
  call void %276(ptr %40, ptr %69, ptr %67, ptr %269, ptr %278)
  br label %301

279:
  store double %267, ptr %39, align 8
  %280 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %281 = load ptr, ptr %280, align 8
  store double 1.000000e+00, ptr %281, align 8
  %282 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %289 = load ptr, ptr %288, align 8
  %290 = call contract double %273(ptr %283, i64 %285, i64 %287, ptr %39, ptr %69, ptr %67, ptr %269, ptr %281, ptr %289)
  %291 = fcmp contract olt double %290, 0x7FF0000000000000
  br i1 %291, label %301, label %292

292:
  %293 = load double, ptr %40, align 8
  store double %293, ptr %38, align 8
  %294 = load ptr, ptr %280, align 8
  store double 0.000000e+00, ptr %294, align 8
  %295 = load ptr, ptr %96, align 8
  %296 = load ptr, ptr %282, align 8
  %297 = load i64, ptr %284, align 8
  %298 = load i64, ptr %286, align 8
  %299 = load ptr, ptr %288, align 8
  %300 = call contract double %295(ptr %296, i64 %297, i64 %298, ptr %38, ptr %69, ptr %67, ptr %269, ptr %294, ptr %299)
  br label %301

301:
  br i1 %72, label %302, label %327

302:
  %303 = insertelement <4 x double> poison, double %65, i64 0
  %304 = shufflevector <4 x double> %303, <4 x double> poison, <4 x i32> zeroinitializer
  br label %305

305:
  %306 = phi i64 [ 0, %302 ], [ %325, %305 ]
  %307 = getelementptr inbounds <4 x double>, ptr %71, i64 %306
  %308 = load <4 x double>, ptr %307, align 32
  %309 = getelementptr inbounds <4 x double>, ptr %55, i64 %306
  %310 = load <4 x double>, ptr %309, align 32
  %311 = fmul contract <4 x double> %310, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %312 = add nsw i64 %306, %206
  %313 = getelementptr inbounds <4 x double>, ptr %55, i64 %312
  %314 = load <4 x double>, ptr %313, align 32
  %315 = fmul contract <4 x double> %314, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %316 = fadd contract <4 x double> %311, %315
  %317 = add nsw i64 %306, %268
  %318 = getelementptr inbounds <4 x double>, ptr %55, i64 %317
  %319 = load <4 x double>, ptr %318, align 32
  %320 = fmul contract <4 x double> %319, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %321 = fadd contract <4 x double> %316, %320
  %322 = fmul contract <4 x double> %304, %321
  %323 = fadd contract <4 x double> %308, %322
  %324 = getelementptr inbounds <4 x double>, ptr %69, i64 %306
  store <4 x double> %323, ptr %324, align 32
  %325 = add nsw i64 %306, 1
  %326 = icmp eq i64 %325, %53
  br i1 %326, label %327, label %305

327:
  %328 = fmul contract double %65, 0x3FD5555555555555
  %329 = fadd contract double %63, %328
  %330 = mul nsw i64 %53, 5
  %331 = getelementptr inbounds <4 x double>, ptr %55, i64 %330
  store double %329, ptr %37, align 8
  %332 = load ptr, ptr %92, align 8
  %333 = load i64, ptr %332, align 8
  %334 = add nsw i64 %333, 1
  store i64 %334, ptr %332, align 8
  %335 = load ptr, ptr %96, align 8
  %336 = icmp eq ptr %335, null
  br i1 %336, label %337, label %341

337:
  %338 = load ptr, ptr %50, align 8
  %339 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %340 = load ptr, ptr %339, align 8
  call void %338(ptr %37, ptr %69, ptr %67, ptr %331, ptr %340)
  br label %363

341:
  store double %329, ptr %36, align 8
  %342 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %343 = load ptr, ptr %342, align 8
  store double 1.000000e+00, ptr %343, align 8
  %344 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %345 = load ptr, ptr %344, align 8
  %346 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %351 = load ptr, ptr %350, align 8
  %352 = call contract double %335(ptr %345, i64 %347, i64 %349, ptr %36, ptr %69, ptr %67, ptr %331, ptr %343, ptr %351)
  %353 = fcmp contract olt double %352, 0x7FF0000000000000
  br i1 %353, label %363, label %354

354:
  %355 = load double, ptr %37, align 8
  store double %355, ptr %35, align 8
  %356 = load ptr, ptr %342, align 8
  store double 0.000000e+00, ptr %356, align 8
  %357 = load ptr, ptr %96, align 8
  %358 = load ptr, ptr %344, align 8
  %359 = load i64, ptr %346, align 8
  %360 = load i64, ptr %348, align 8
  %361 = load ptr, ptr %350, align 8
  %362 = call contract double %357(ptr %358, i64 %359, i64 %360, ptr %35, ptr %69, ptr %67, ptr %331, ptr %356, ptr %361)
  br label %363

363:
  br i1 %72, label %364, label %394

364:
  %365 = insertelement <4 x double> poison, double %65, i64 0
  %366 = shufflevector <4 x double> %365, <4 x double> poison, <4 x i32> zeroinitializer
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %392, %367 ]
  %369 = getelementptr inbounds <4 x double>, ptr %71, i64 %368
  %370 = load <4 x double>, ptr %369, align 32
  %371 = getelementptr inbounds <4 x double>, ptr %55, i64 %368
  %372 = load <4 x double>, ptr %371, align 32
  %373 = fmul contract <4 x double> %372, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %374 = add nsw i64 %368, %206
  %375 = getelementptr inbounds <4 x double>, ptr %55, i64 %374
  %376 = load <4 x double>, ptr %375, align 32
  %377 = fmul contract <4 x double> %376, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %378 = fadd contract <4 x double> %373, %377
  %379 = add nsw i64 %368, %268
  %380 = getelementptr inbounds <4 x double>, ptr %55, i64 %379
  %381 = load <4 x double>, ptr %380, align 32
  %382 = fmul contract <4 x double> %381, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %383 = fadd contract <4 x double> %378, %382
  %384 = add nsw i64 %368, %330
  %385 = getelementptr inbounds <4 x double>, ptr %55, i64 %384
  %386 = load <4 x double>, ptr %385, align 32
  %387 = fmul contract <4 x double> %386, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %388 = fsub contract <4 x double> %383, %387
  %389 = fmul contract <4 x double> %366, %388
  %390 = fadd contract <4 x double> %370, %389
  %391 = getelementptr inbounds <4 x double>, ptr %69, i64 %368
  store <4 x double> %390, ptr %391, align 32
  %392 = add nsw i64 %368, 1
  %393 = icmp eq i64 %392, %53
  br i1 %393, label %394, label %367

394:
  %395 = fmul contract double %65, 2.500000e-01
  %396 = fadd contract double %63, %395
  %397 = mul nsw i64 %53, 6
  %398 = getelementptr inbounds <4 x double>, ptr %55, i64 %397
  store double %396, ptr %34, align 8
  %399 = load ptr, ptr %92, align 8
  %400 = load i64, ptr %399, align 8
  %401 = add nsw i64 %400, 1
  store i64 %401, ptr %399, align 8
  %402 = load ptr, ptr %96, align 8
  %403 = icmp eq ptr %402, null
  br i1 %403, label %404, label %408

404:
  %405 = load ptr, ptr %50, align 8
  %406 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %407 = load ptr, ptr %406, align 8
  call void %405(ptr %34, ptr %69, ptr %67, ptr %398, ptr %407)
  br label %430

408:
  store double %396, ptr %33, align 8
  %409 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %410 = load ptr, ptr %409, align 8
  store double 1.000000e+00, ptr %410, align 8
  %411 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %412 = load ptr, ptr %411, align 8
  %413 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %418 = load ptr, ptr %417, align 8
  %419 = call contract double %402(ptr %412, i64 %414, i64 %416, ptr %33, ptr %69, ptr %67, ptr %398, ptr %410, ptr %418)
  %420 = fcmp contract olt double %419, 0x7FF0000000000000
  br i1 %420, label %430, label %421

421:
  %422 = load double, ptr %34, align 8
  store double %422, ptr %32, align 8
  %423 = load ptr, ptr %409, align 8
  store double 0.000000e+00, ptr %423, align 8
  %424 = load ptr, ptr %96, align 8
  %425 = load ptr, ptr %411, align 8
  %426 = load i64, ptr %413, align 8
  %427 = load i64, ptr %415, align 8
  %428 = load ptr, ptr %417, align 8
  %429 = call contract double %424(ptr %425, i64 %426, i64 %427, ptr %32, ptr %69, ptr %67, ptr %398, ptr %423, ptr %428)
  br label %430

430:
  br i1 %72, label %431, label %466

431:
  %432 = insertelement <4 x double> poison, double %65, i64 0
  %433 = shufflevector <4 x double> %432, <4 x double> poison, <4 x i32> zeroinitializer
  br label %434

434:
  %435 = phi i64 [ 0, %431 ], [ %464, %434 ]
  %436 = getelementptr inbounds <4 x double>, ptr %71, i64 %435
  %437 = load <4 x double>, ptr %436, align 32
  %438 = getelementptr inbounds <4 x double>, ptr %55, i64 %435
  %439 = load <4 x double>, ptr %438, align 32
  %440 = fmul contract <4 x double> %439, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %441 = add nsw i64 %435, %206
  %442 = getelementptr inbounds <4 x double>, ptr %55, i64 %441
  %443 = load <4 x double>, ptr %442, align 32
  %444 = fmul contract <4 x double> %443, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %445 = fadd contract <4 x double> %440, %444
  %446 = add nsw i64 %435, %268
  %447 = getelementptr inbounds <4 x double>, ptr %55, i64 %446
  %448 = load <4 x double>, ptr %447, align 32
  %449 = fmul contract <4 x double> %448, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %450 = fadd contract <4 x double> %445, %449
  %451 = add nsw i64 %435, %330
  %452 = getelementptr inbounds <4 x double>, ptr %55, i64 %451
  %453 = load <4 x double>, ptr %452, align 32
  %454 = fmul contract <4 x double> %453, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %455 = fsub contract <4 x double> %450, %454
  %456 = add nsw i64 %435, %397
  %457 = getelementptr inbounds <4 x double>, ptr %55, i64 %456
  %458 = load <4 x double>, ptr %457, align 32
  %459 = fmul contract <4 x double> %458, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %460 = fadd contract <4 x double> %455, %459
  %461 = fmul contract <4 x double> %433, %460
  %462 = fadd contract <4 x double> %437, %461
  %463 = getelementptr inbounds <4 x double>, ptr %69, i64 %435
  store <4 x double> %462, ptr %463, align 32
  %464 = add nsw i64 %435, 1
  %465 = icmp eq i64 %464, %53
  br i1 %465, label %466, label %434

466:
  %467 = fmul contract double %65, 0x3FD3B13B13B13B14
  %468 = fadd contract double %63, %467
  %469 = mul nsw i64 %53, 7
  %470 = getelementptr inbounds <4 x double>, ptr %55, i64 %469
  store double %468, ptr %31, align 8
  %471 = load ptr, ptr %92, align 8
  %472 = load i64, ptr %471, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %471, align 8
  %474 = load ptr, ptr %96, align 8
  %475 = icmp eq ptr %474, null
  br i1 %475, label %476, label %480

476:
  %477 = load ptr, ptr %50, align 8
  %478 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %479 = load ptr, ptr %478, align 8
  call void %477(ptr %31, ptr %69, ptr %67, ptr %470, ptr %479)
  br label %502

480:
  store double %468, ptr %30, align 8
  %481 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %482 = load ptr, ptr %481, align 8
  store double 1.000000e+00, ptr %482, align 8
  %483 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %484 = load ptr, ptr %483, align 8
  %485 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %490 = load ptr, ptr %489, align 8
  %491 = call contract double %474(ptr %484, i64 %486, i64 %488, ptr %30, ptr %69, ptr %67, ptr %470, ptr %482, ptr %490)
  %492 = fcmp contract olt double %491, 0x7FF0000000000000
  br i1 %492, label %502, label %493

493:
  %494 = load double, ptr %31, align 8
  store double %494, ptr %29, align 8
  %495 = load ptr, ptr %481, align 8
  store double 0.000000e+00, ptr %495, align 8
  %496 = load ptr, ptr %96, align 8
  %497 = load ptr, ptr %483, align 8
  %498 = load i64, ptr %485, align 8
  %499 = load i64, ptr %487, align 8
  %500 = load ptr, ptr %489, align 8
  %501 = call contract double %496(ptr %497, i64 %498, i64 %499, ptr %29, ptr %69, ptr %67, ptr %470, ptr %495, ptr %500)
  br label %502

502:
  br i1 %72, label %503, label %543

503:
  %504 = insertelement <4 x double> poison, double %65, i64 0
  %505 = shufflevector <4 x double> %504, <4 x double> poison, <4 x i32> zeroinitializer
  br label %506

506:
  %507 = phi i64 [ 0, %503 ], [ %541, %506 ]
  %508 = getelementptr inbounds <4 x double>, ptr %71, i64 %507
  %509 = load <4 x double>, ptr %508, align 32
  %510 = getelementptr inbounds <4 x double>, ptr %55, i64 %507
  %511 = load <4 x double>, ptr %510, align 32
  %512 = fmul contract <4 x double> %511, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %513 = add nsw i64 %507, %206
  %514 = getelementptr inbounds <4 x double>, ptr %55, i64 %513
  %515 = load <4 x double>, ptr %514, align 32
  %516 = fmul contract <4 x double> %515, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %517 = fsub contract <4 x double> %512, %516
  %518 = add nsw i64 %507, %268
  %519 = getelementptr inbounds <4 x double>, ptr %55, i64 %518
  %520 = load <4 x double>, ptr %519, align 32
  %521 = fmul contract <4 x double> %520, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %522 = fsub contract <4 x double> %517, %521
  %523 = add nsw i64 %507, %330
  %524 = getelementptr inbounds <4 x double>, ptr %55, i64 %523
  %525 = load <4 x double>, ptr %524, align 32
  %526 = fmul contract <4 x double> %525, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %527 = fadd contract <4 x double> %522, %526
  %528 = add nsw i64 %507, %397
  %529 = getelementptr inbounds <4 x double>, ptr %55, i64 %528
  %530 = load <4 x double>, ptr %529, align 32
  %531 = fmul contract <4 x double> %530, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %532 = fadd contract <4 x double> %527, %531
  %533 = add nsw i64 %507, %469
  %534 = getelementptr inbounds <4 x double>, ptr %55, i64 %533
  %535 = load <4 x double>, ptr %534, align 32
  %536 = fmul contract <4 x double> %535, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %537 = fsub contract <4 x double> %532, %536
  %538 = fmul contract <4 x double> %505, %537
  %539 = fadd contract <4 x double> %509, %538
  %540 = getelementptr inbounds <4 x double>, ptr %69, i64 %507
  store <4 x double> %539, ptr %540, align 32
  %541 = add nsw i64 %507, 1
  %542 = icmp eq i64 %541, %53
  br i1 %542, label %543, label %506

543:
  %544 = fmul contract double %65, 0x3FE4D74D74D74D75
  %545 = fadd contract double %63, %544
  %546 = shl nsw i64 %53, 3
  %547 = getelementptr inbounds <4 x double>, ptr %55, i64 %546
  store double %545, ptr %28, align 8
  %548 = load ptr, ptr %92, align 8
  %549 = load i64, ptr %548, align 8
  %550 = add nsw i64 %549, 1
  store i64 %550, ptr %548, align 8
  %551 = load ptr, ptr %96, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %553, label %557

553:
  %554 = load ptr, ptr %50, align 8
  %555 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %556 = load ptr, ptr %555, align 8
  call void %554(ptr %28, ptr %69, ptr %67, ptr %547, ptr %556)
  br label %579

557:
  store double %545, ptr %27, align 8
  %558 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %559 = load ptr, ptr %558, align 8
  store double 1.000000e+00, ptr %559, align 8
  %560 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %561 = load ptr, ptr %560, align 8
  %562 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %567 = load ptr, ptr %566, align 8
  %568 = call contract double %551(ptr %561, i64 %563, i64 %565, ptr %27, ptr %69, ptr %67, ptr %547, ptr %559, ptr %567)
  %569 = fcmp contract olt double %568, 0x7FF0000000000000
  br i1 %569, label %579, label %570

570:
  %571 = load double, ptr %28, align 8
  store double %571, ptr %26, align 8
  %572 = load ptr, ptr %558, align 8
  store double 0.000000e+00, ptr %572, align 8
  %573 = load ptr, ptr %96, align 8
  %574 = load ptr, ptr %560, align 8
  %575 = load i64, ptr %562, align 8
  %576 = load i64, ptr %564, align 8
  %577 = load ptr, ptr %566, align 8
  %578 = call contract double %573(ptr %574, i64 %575, i64 %576, ptr %26, ptr %69, ptr %67, ptr %547, ptr %572, ptr %577)
  br label %579

579:
  br i1 %72, label %580, label %625

580:
  %581 = insertelement <4 x double> poison, double %65, i64 0
  %582 = shufflevector <4 x double> %581, <4 x double> poison, <4 x i32> zeroinitializer
  br label %583

583:
  %584 = phi i64 [ 0, %580 ], [ %623, %583 ]
  %585 = getelementptr inbounds <4 x double>, ptr %71, i64 %584
  %586 = load <4 x double>, ptr %585, align 32
  %587 = getelementptr inbounds <4 x double>, ptr %55, i64 %584
  %588 = load <4 x double>, ptr %587, align 32
  %589 = fmul contract <4 x double> %588, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %590 = add nsw i64 %584, %206
  %591 = getelementptr inbounds <4 x double>, ptr %55, i64 %590
  %592 = load <4 x double>, ptr %591, align 32
  %593 = fmul contract <4 x double> %592, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %594 = fsub contract <4 x double> %589, %593
  %595 = add nsw i64 %584, %268
  %596 = getelementptr inbounds <4 x double>, ptr %55, i64 %595
  %597 = load <4 x double>, ptr %596, align 32
  %598 = fmul contract <4 x double> %597, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %599 = fsub contract <4 x double> %594, %598
  %600 = add nsw i64 %584, %330
  %601 = getelementptr inbounds <4 x double>, ptr %55, i64 %600
  %602 = load <4 x double>, ptr %601, align 32
  %603 = fmul contract <4 x double> %602, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %604 = fadd contract <4 x double> %599, %603
  %605 = add nsw i64 %584, %397
  %606 = getelementptr inbounds <4 x double>, ptr %55, i64 %605
  %607 = load <4 x double>, ptr %606, align 32
  %608 = fmul contract <4 x double> %607, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %609 = fadd contract <4 x double> %604, %608
  %610 = add nsw i64 %584, %469
  %611 = getelementptr inbounds <4 x double>, ptr %55, i64 %610
  %612 = load <4 x double>, ptr %611, align 32
  %613 = fmul contract <4 x double> %612, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %614 = fsub contract <4 x double> %609, %613
  %615 = add nsw i64 %584, %546
  %616 = getelementptr inbounds <4 x double>, ptr %55, i64 %615
  %617 = load <4 x double>, ptr %616, align 32
  %618 = fmul contract <4 x double> %617, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %619 = fsub contract <4 x double> %614, %618
  %620 = fmul contract <4 x double> %582, %619
  %621 = fadd contract <4 x double> %586, %620
  %622 = getelementptr inbounds <4 x double>, ptr %69, i64 %584
  store <4 x double> %621, ptr %622, align 32
  %623 = add nsw i64 %584, 1
  %624 = icmp eq i64 %623, %53
  br i1 %624, label %625, label %583

625:
  %626 = fmul contract double %65, 6.000000e-01
  %627 = fadd contract double %63, %626
  %628 = mul nsw i64 %53, 9
  %629 = getelementptr inbounds <4 x double>, ptr %55, i64 %628
  store double %627, ptr %25, align 8
  %630 = load ptr, ptr %92, align 8
  %631 = load i64, ptr %630, align 8
  %632 = add nsw i64 %631, 1
  store i64 %632, ptr %630, align 8
  %633 = load ptr, ptr %96, align 8
  %634 = icmp eq ptr %633, null
  br i1 %634, label %635, label %639

635:
  %636 = load ptr, ptr %50, align 8
  %637 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %638 = load ptr, ptr %637, align 8
  call void %636(ptr %25, ptr %69, ptr %67, ptr %629, ptr %638)
  br label %661

639:
  store double %627, ptr %24, align 8
  %640 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %641 = load ptr, ptr %640, align 8
  store double 1.000000e+00, ptr %641, align 8
  %642 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %643 = load ptr, ptr %642, align 8
  %644 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %645 = load i64, ptr %644, align 8
  %646 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %649 = load ptr, ptr %648, align 8
  %650 = call contract double %633(ptr %643, i64 %645, i64 %647, ptr %24, ptr %69, ptr %67, ptr %629, ptr %641, ptr %649)
  %651 = fcmp contract olt double %650, 0x7FF0000000000000
  br i1 %651, label %661, label %652

652:
  %653 = load double, ptr %25, align 8
  store double %653, ptr %23, align 8
  %654 = load ptr, ptr %640, align 8
  store double 0.000000e+00, ptr %654, align 8
  %655 = load ptr, ptr %96, align 8
  %656 = load ptr, ptr %642, align 8
  %657 = load i64, ptr %644, align 8
  %658 = load i64, ptr %646, align 8
  %659 = load ptr, ptr %648, align 8
  %660 = call contract double %655(ptr %656, i64 %657, i64 %658, ptr %23, ptr %69, ptr %67, ptr %629, ptr %654, ptr %659)
  br label %661

661:
  br i1 %72, label %662, label %712

662:
  %663 = insertelement <4 x double> poison, double %65, i64 0
  %664 = shufflevector <4 x double> %663, <4 x double> poison, <4 x i32> zeroinitializer
  br label %665

665:
  %666 = phi i64 [ 0, %662 ], [ %710, %665 ]
  %667 = getelementptr inbounds <4 x double>, ptr %71, i64 %666
  %668 = load <4 x double>, ptr %667, align 32
  %669 = getelementptr inbounds <4 x double>, ptr %55, i64 %666
  %670 = load <4 x double>, ptr %669, align 32
  %671 = fmul contract <4 x double> %670, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %672 = add nsw i64 %666, %206
  %673 = getelementptr inbounds <4 x double>, ptr %55, i64 %672
  %674 = load <4 x double>, ptr %673, align 32
  %675 = fmul contract <4 x double> %674, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %676 = fsub contract <4 x double> %675, %671
  %677 = add nsw i64 %666, %268
  %678 = getelementptr inbounds <4 x double>, ptr %55, i64 %677
  %679 = load <4 x double>, ptr %678, align 32
  %680 = fmul contract <4 x double> %679, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %681 = fadd contract <4 x double> %676, %680
  %682 = add nsw i64 %666, %330
  %683 = getelementptr inbounds <4 x double>, ptr %55, i64 %682
  %684 = load <4 x double>, ptr %683, align 32
  %685 = fmul contract <4 x double> %684, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %686 = fsub contract <4 x double> %681, %685
  %687 = add nsw i64 %666, %397
  %688 = getelementptr inbounds <4 x double>, ptr %55, i64 %687
  %689 = load <4 x double>, ptr %688, align 32
  %690 = fmul contract <4 x double> %689, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %691 = fsub contract <4 x double> %686, %690
  %692 = add nsw i64 %666, %469
  %693 = getelementptr inbounds <4 x double>, ptr %55, i64 %692
  %694 = load <4 x double>, ptr %693, align 32
  %695 = fmul contract <4 x double> %694, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %696 = fadd contract <4 x double> %691, %695
  %697 = add nsw i64 %666, %546
  %698 = getelementptr inbounds <4 x double>, ptr %55, i64 %697
  %699 = load <4 x double>, ptr %698, align 32
  %700 = fmul contract <4 x double> %699, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %701 = fadd contract <4 x double> %696, %700
  %702 = add nsw i64 %666, %628
  %703 = getelementptr inbounds <4 x double>, ptr %55, i64 %702
  %704 = load <4 x double>, ptr %703, align 32
  %705 = fmul contract <4 x double> %704, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %706 = fsub contract <4 x double> %701, %705
  %707 = fmul contract <4 x double> %664, %706
  %708 = fadd contract <4 x double> %668, %707
  %709 = getelementptr inbounds <4 x double>, ptr %69, i64 %666
  store <4 x double> %708, ptr %709, align 32
  %710 = add nsw i64 %666, 1
  %711 = icmp eq i64 %710, %53
  br i1 %711, label %712, label %665

712:
  %713 = fmul contract double %65, 0x3FEB6DB6DB6DB6DB
  %714 = fadd contract double %63, %713
  %715 = mul nsw i64 %53, 10
  %716 = getelementptr inbounds <4 x double>, ptr %55, i64 %715
  store double %714, ptr %22, align 8
  %717 = load ptr, ptr %92, align 8
  %718 = load i64, ptr %717, align 8
  %719 = add nsw i64 %718, 1
  store i64 %719, ptr %717, align 8
  %720 = load ptr, ptr %96, align 8
  %721 = icmp eq ptr %720, null
  br i1 %721, label %722, label %726

722:
  %723 = load ptr, ptr %50, align 8
  %724 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %725 = load ptr, ptr %724, align 8
  call void %723(ptr %22, ptr %69, ptr %67, ptr %716, ptr %725)
  br label %748

726:
  store double %714, ptr %21, align 8
  %727 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %728 = load ptr, ptr %727, align 8
  store double 1.000000e+00, ptr %728, align 8
  %729 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %732 = load i64, ptr %731, align 8
  %733 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %734 = load i64, ptr %733, align 8
  %735 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %736 = load ptr, ptr %735, align 8
  %737 = call contract double %720(ptr %730, i64 %732, i64 %734, ptr %21, ptr %69, ptr %67, ptr %716, ptr %728, ptr %736)
  %738 = fcmp contract olt double %737, 0x7FF0000000000000
  br i1 %738, label %748, label %739

739:
  %740 = load double, ptr %22, align 8
  store double %740, ptr %20, align 8
  %741 = load ptr, ptr %727, align 8
  store double 0.000000e+00, ptr %741, align 8
  %742 = load ptr, ptr %96, align 8
  %743 = load ptr, ptr %729, align 8
  %744 = load i64, ptr %731, align 8
  %745 = load i64, ptr %733, align 8
  %746 = load ptr, ptr %735, align 8
  %747 = call contract double %742(ptr %743, i64 %744, i64 %745, ptr %20, ptr %69, ptr %67, ptr %716, ptr %741, ptr %746)
  br label %748

748:
  br i1 %72, label %749, label %804

749:
  %750 = insertelement <4 x double> poison, double %65, i64 0
  %751 = shufflevector <4 x double> %750, <4 x double> poison, <4 x i32> zeroinitializer
  br label %752

752:
  %753 = phi i64 [ 0, %749 ], [ %802, %752 ]
  %754 = getelementptr inbounds <4 x double>, ptr %71, i64 %753
  %755 = load <4 x double>, ptr %754, align 32
  %756 = getelementptr inbounds <4 x double>, ptr %55, i64 %753
  %757 = load <4 x double>, ptr %756, align 32
  %758 = fmul contract <4 x double> %757, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %759 = add nsw i64 %753, %206
  %760 = getelementptr inbounds <4 x double>, ptr %55, i64 %759
  %761 = load <4 x double>, ptr %760, align 32
  %762 = fmul contract <4 x double> %761, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %763 = fsub contract <4 x double> %758, %762
  %764 = add nsw i64 %753, %268
  %765 = getelementptr inbounds <4 x double>, ptr %55, i64 %764
  %766 = load <4 x double>, ptr %765, align 32
  %767 = fmul contract <4 x double> %766, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %768 = fsub contract <4 x double> %763, %767
  %769 = add nsw i64 %753, %330
  %770 = getelementptr inbounds <4 x double>, ptr %55, i64 %769
  %771 = load <4 x double>, ptr %770, align 32
  %772 = fmul contract <4 x double> %771, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %773 = fsub contract <4 x double> %768, %772
  %774 = add nsw i64 %753, %397
  %775 = getelementptr inbounds <4 x double>, ptr %55, i64 %774
  %776 = load <4 x double>, ptr %775, align 32
  %777 = fmul contract <4 x double> %776, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %778 = fadd contract <4 x double> %773, %777
  %779 = add nsw i64 %753, %469
  %780 = getelementptr inbounds <4 x double>, ptr %55, i64 %779
  %781 = load <4 x double>, ptr %780, align 32
  %782 = fmul contract <4 x double> %781, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %783 = fsub contract <4 x double> %778, %782
  %784 = add nsw i64 %753, %546
  %785 = getelementptr inbounds <4 x double>, ptr %55, i64 %784
  %786 = load <4 x double>, ptr %785, align 32
  %787 = fmul contract <4 x double> %786, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %788 = fsub contract <4 x double> %783, %787
  %789 = add nsw i64 %753, %628
  %790 = getelementptr inbounds <4 x double>, ptr %55, i64 %789
  %791 = load <4 x double>, ptr %790, align 32
  %792 = fmul contract <4 x double> %791, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %793 = fadd contract <4 x double> %788, %792
  %794 = add nsw i64 %753, %715
  %795 = getelementptr inbounds <4 x double>, ptr %55, i64 %794
  %796 = load <4 x double>, ptr %795, align 32
  %797 = fmul contract <4 x double> %796, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %798 = fadd contract <4 x double> %793, %797
  %799 = fmul contract <4 x double> %751, %798
  %800 = fadd contract <4 x double> %755, %799
  %801 = getelementptr inbounds <4 x double>, ptr %69, i64 %753
  store <4 x double> %800, ptr %801, align 32
  %802 = add nsw i64 %753, 1
  %803 = icmp eq i64 %802, %53
  br i1 %803, label %804, label %752

804:
  %805 = fadd contract double %63, %65
  %806 = mul nsw i64 %53, 11
  %807 = getelementptr inbounds <4 x double>, ptr %55, i64 %806
  store double %805, ptr %19, align 8
  %808 = load ptr, ptr %92, align 8
  %809 = load i64, ptr %808, align 8
  %810 = add nsw i64 %809, 1
  store i64 %810, ptr %808, align 8
  %811 = load ptr, ptr %96, align 8
  %812 = icmp eq ptr %811, null
  br i1 %812, label %813, label %817

813:
  %814 = load ptr, ptr %50, align 8
  %815 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %816 = load ptr, ptr %815, align 8
  call void %814(ptr %19, ptr %69, ptr %67, ptr %807, ptr %816)
  br label %839

817:
  store double %805, ptr %18, align 8
  %818 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %819 = load ptr, ptr %818, align 8
  store double 1.000000e+00, ptr %819, align 8
  %820 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %821 = load ptr, ptr %820, align 8
  %822 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %823 = load i64, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %827 = load ptr, ptr %826, align 8
  %828 = call contract double %811(ptr %821, i64 %823, i64 %825, ptr %18, ptr %69, ptr %67, ptr %807, ptr %819, ptr %827)
  %829 = fcmp contract olt double %828, 0x7FF0000000000000
  br i1 %829, label %839, label %830

830:
  %831 = load double, ptr %19, align 8
  store double %831, ptr %17, align 8
  %832 = load ptr, ptr %818, align 8
  store double 0.000000e+00, ptr %832, align 8
  %833 = load ptr, ptr %96, align 8
  %834 = load ptr, ptr %820, align 8
  %835 = load i64, ptr %822, align 8
  %836 = load i64, ptr %824, align 8
  %837 = load ptr, ptr %826, align 8
  %838 = call contract double %833(ptr %834, i64 %835, i64 %836, ptr %17, ptr %69, ptr %67, ptr %807, ptr %832, ptr %837)
  br label %839

839:
  br i1 %72, label %840, label %924

840:
  %841 = insertelement <4 x double> poison, double %65, i64 0
  %842 = shufflevector <4 x double> %841, <4 x double> poison, <4 x i32> zeroinitializer
  %843 = mul nsw i64 %53, 17
  %844 = mul nsw i64 %53, 18
  %845 = mul nsw i64 %53, 19
  br label %846

846:
  %847 = phi i64 [ 0, %840 ], [ %922, %846 ]
  %848 = getelementptr inbounds <4 x double>, ptr %55, i64 %847
  %849 = load <4 x double>, ptr %848, align 32
  %850 = add nsw i64 %847, %330
  %851 = getelementptr inbounds <4 x double>, ptr %55, i64 %850
  %852 = load <4 x double>, ptr %851, align 32
  %853 = add nsw i64 %847, %397
  %854 = getelementptr inbounds <4 x double>, ptr %55, i64 %853
  %855 = load <4 x double>, ptr %854, align 32
  %856 = add nsw i64 %847, %469
  %857 = getelementptr inbounds <4 x double>, ptr %55, i64 %856
  %858 = load <4 x double>, ptr %857, align 32
  %859 = add nsw i64 %847, %546
  %860 = getelementptr inbounds <4 x double>, ptr %55, i64 %859
  %861 = load <4 x double>, ptr %860, align 32
  %862 = add nsw i64 %847, %628
  %863 = getelementptr inbounds <4 x double>, ptr %55, i64 %862
  %864 = load <4 x double>, ptr %863, align 32
  %865 = add nsw i64 %847, %715
  %866 = getelementptr inbounds <4 x double>, ptr %55, i64 %865
  %867 = load <4 x double>, ptr %866, align 32
  %868 = add nsw i64 %847, %806
  %869 = getelementptr inbounds <4 x double>, ptr %55, i64 %868
  %870 = load <4 x double>, ptr %869, align 32
  %871 = add nsw i64 %847, %70
  %872 = getelementptr inbounds <4 x double>, ptr %55, i64 %871
  %873 = load <4 x double>, ptr %872, align 32
  %874 = fmul contract <4 x double> %849, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %875 = fmul contract <4 x double> %852, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %876 = fadd contract <4 x double> %874, %875
  %877 = fmul contract <4 x double> %855, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %878 = fadd contract <4 x double> %876, %877
  %879 = fmul contract <4 x double> %858, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %880 = fadd contract <4 x double> %878, %879
  %881 = fmul contract <4 x double> %861, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %882 = fadd contract <4 x double> %880, %881
  %883 = fmul contract <4 x double> %864, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %884 = fadd contract <4 x double> %882, %883
  %885 = fmul contract <4 x double> %867, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %886 = fadd contract <4 x double> %884, %885
  %887 = fmul contract <4 x double> %870, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %888 = fadd contract <4 x double> %886, %887
  %889 = fmul contract <4 x double> %842, %888
  %890 = fadd contract <4 x double> %873, %889
  %891 = add nsw i64 %847, %843
  %892 = getelementptr inbounds <4 x double>, ptr %55, i64 %891
  store <4 x double> %890, ptr %892, align 32
  %893 = fmul contract <4 x double> %849, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %894 = fmul contract <4 x double> %852, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %895 = fsub contract <4 x double> %893, %894
  %896 = fmul contract <4 x double> %855, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %897 = fsub contract <4 x double> %895, %896
  %898 = fmul contract <4 x double> %858, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %899 = fadd contract <4 x double> %897, %898
  %900 = fmul contract <4 x double> %861, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %901 = fsub contract <4 x double> %899, %900
  %902 = fmul contract <4 x double> %864, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %903 = fadd contract <4 x double> %901, %902
  %904 = fmul contract <4 x double> %867, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %905 = fadd contract <4 x double> %903, %904
  %906 = fmul contract <4 x double> %870, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %907 = fsub contract <4 x double> %905, %906
  %908 = add nsw i64 %847, %844
  %909 = getelementptr inbounds <4 x double>, ptr %55, i64 %908
  store <4 x double> %907, ptr %909, align 32
  %910 = fmul contract <4 x double> %849, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %911 = fsub contract <4 x double> %875, %910
  %912 = fadd contract <4 x double> %911, %877
  %913 = fadd contract <4 x double> %912, %879
  %914 = fmul contract <4 x double> %861, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %915 = fsub contract <4 x double> %913, %914
  %916 = fadd contract <4 x double> %915, %883
  %917 = fadd contract <4 x double> %916, %885
  %918 = fmul contract <4 x double> %870, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %919 = fadd contract <4 x double> %917, %918
  %920 = add nsw i64 %847, %845
  %921 = getelementptr inbounds <4 x double>, ptr %55, i64 %920
  store <4 x double> %919, ptr %921, align 32
  %922 = add nsw i64 %847, 1
  %923 = icmp eq i64 %922, %53
  br i1 %923, label %924, label %846

924:
  store i64 1, ptr %56, align 8
  %925 = load ptr, ptr %0, align 8
  %926 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 7
  %927 = load i64, ptr %926, align 8
  %928 = sdiv i64 %927, 4
  %929 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %930 = load double, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %932 = load double, ptr %931, align 8
  %933 = load ptr, ptr %54, align 8
  %934 = shl nsw i64 %927, 4
  %935 = getelementptr inbounds double, ptr %933, i64 %934
  %936 = shl nsw i64 %928, 4
  %937 = getelementptr inbounds <4 x double>, ptr %933, i64 %936
  %938 = fadd contract double %930, %932
  %939 = mul nsw i64 %927, 17
  %940 = getelementptr inbounds double, ptr %933, i64 %939
  %941 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %942 = load ptr, ptr %941, align 8
  %943 = mul nsw i64 %927, 12
  %944 = getelementptr inbounds double, ptr %933, i64 %943
  store double %938, ptr %16, align 8
  %945 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 14
  %946 = load ptr, ptr %945, align 8
  %947 = load i64, ptr %946, align 8
  %948 = add nsw i64 %947, 1
  store i64 %948, ptr %946, align 8
  %949 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 9
  %950 = load ptr, ptr %949, align 8
  %951 = icmp eq ptr %950, null
  br i1 %951, label %952, label %956

952:
  %953 = load ptr, ptr %925, align 8
  %954 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %955 = load ptr, ptr %954, align 8
  call void %953(ptr %16, ptr %940, ptr %942, ptr %944, ptr %955)
  br label %978

956:
  store double %938, ptr %15, align 8
  %957 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %958 = load ptr, ptr %957, align 8
  store double 1.000000e+00, ptr %958, align 8
  %959 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %960 = load ptr, ptr %959, align 8
  %961 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %962 = load i64, ptr %961, align 8
  %963 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %966 = load ptr, ptr %965, align 8
  %967 = call contract double %950(ptr %960, i64 %962, i64 %964, ptr %15, ptr %940, ptr %942, ptr %944, ptr %958, ptr %966)
  %968 = fcmp contract olt double %967, 0x7FF0000000000000
  br i1 %968, label %978, label %969

969:
  %970 = load double, ptr %16, align 8
  store double %970, ptr %14, align 8
  %971 = load ptr, ptr %957, align 8
  store double 0.000000e+00, ptr %971, align 8
  %972 = load ptr, ptr %949, align 8
  %973 = load ptr, ptr %959, align 8
  %974 = load i64, ptr %961, align 8
  %975 = load i64, ptr %963, align 8
  %976 = load ptr, ptr %965, align 8
  %977 = call contract double %972(ptr %973, i64 %974, i64 %975, ptr %14, ptr %940, ptr %942, ptr %944, ptr %971, ptr %976)
  br label %978

978:
  %979 = icmp sgt i64 %927, 3
  br i1 %979, label %980, label %991

980:
  %981 = mul nsw i64 %928, 20
  %982 = insertelement <4 x double> poison, double %930, i64 0
  %983 = shufflevector <4 x double> %982, <4 x double> poison, <4 x i32> zeroinitializer
  %984 = mul nsw i64 %928, 6
  %985 = mul nsw i64 %928, 7
  %986 = shl nsw i64 %928, 3
  %987 = mul nsw i64 %928, 9
  %988 = mul nsw i64 %928, 10
  %989 = mul nsw i64 %928, 11
  %990 = mul nsw i64 %928, 12
  br label %1040

991:
  %992 = fmul contract double %930, 1.000000e-01
  %993 = fadd contract double %932, %992
  %994 = load ptr, ptr %941, align 8
  %995 = mul nsw i64 %927, 13
  %996 = getelementptr inbounds double, ptr %933, i64 %995
  store double %993, ptr %13, align 8
  %997 = load ptr, ptr %945, align 8
  %998 = load i64, ptr %997, align 8
  %999 = add nsw i64 %998, 1
  store i64 %999, ptr %997, align 8
  %1000 = load ptr, ptr %949, align 8
  %1001 = icmp eq ptr %1000, null
  br i1 %1001, label %1002, label %1006

1002:
  %1003 = load ptr, ptr %925, align 8
  %1004 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1005 = load ptr, ptr %1004, align 8
  call void %1003(ptr %13, ptr %935, ptr %994, ptr %996, ptr %1005)
  br label %1028

1006:
  store double %993, ptr %12, align 8
  %1007 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1008 = load ptr, ptr %1007, align 8
  store double 1.000000e+00, ptr %1008, align 8
  %1009 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1010 = load ptr, ptr %1009, align 8
  %1011 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1012 = load i64, ptr %1011, align 8
  %1013 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1014 = load i64, ptr %1013, align 8
  %1015 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1016 = load ptr, ptr %1015, align 8
  %1017 = call contract double %1000(ptr %1010, i64 %1012, i64 %1014, ptr %12, ptr %935, ptr %994, ptr %996, ptr %1008, ptr %1016)
  %1018 = fcmp contract olt double %1017, 0x7FF0000000000000
  br i1 %1018, label %1028, label %1019

1019:
  %1020 = load double, ptr %13, align 8
  store double %1020, ptr %11, align 8
  %1021 = load ptr, ptr %1007, align 8
  store double 0.000000e+00, ptr %1021, align 8
  %1022 = load ptr, ptr %949, align 8
  %1023 = load ptr, ptr %1009, align 8
  %1024 = load i64, ptr %1011, align 8
  %1025 = load i64, ptr %1013, align 8
  %1026 = load ptr, ptr %1015, align 8
  %1027 = call contract double %1022(ptr %1023, i64 %1024, i64 %1025, ptr %11, ptr %935, ptr %994, ptr %996, ptr %1021, ptr %1026)
  br label %1028

1028:
  br i1 %979, label %1029, label %1088

1029:
  %1030 = mul nsw i64 %928, 20
  %1031 = insertelement <4 x double> poison, double %930, i64 0
  %1032 = shufflevector <4 x double> %1031, <4 x double> poison, <4 x i32> zeroinitializer
  %1033 = mul nsw i64 %928, 5
  %1034 = mul nsw i64 %928, 6
  %1035 = mul nsw i64 %928, 7
  %1036 = mul nsw i64 %928, 10
  %1037 = mul nsw i64 %928, 11
  %1038 = mul nsw i64 %928, 12
  %1039 = mul nsw i64 %928, 13
  br label %1137

1040:
  %1041 = phi i64 [ 0, %980 ], [ %1086, %1040 ]
  %1042 = add nsw i64 %1041, %981
  %1043 = getelementptr inbounds <4 x double>, ptr %933, i64 %1042
  %1044 = load <4 x double>, ptr %1043, align 32
  %1045 = getelementptr inbounds <4 x double>, ptr %933, i64 %1041
  %1046 = load <4 x double>, ptr %1045, align 32
  %1047 = fmul contract <4 x double> %1046, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %1048 = add nsw i64 %1041, %984
  %1049 = getelementptr inbounds <4 x double>, ptr %933, i64 %1048
  %1050 = load <4 x double>, ptr %1049, align 32
  %1051 = fmul contract <4 x double> %1050, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %1052 = fadd contract <4 x double> %1047, %1051
  %1053 = add nsw i64 %1041, %985
  %1054 = getelementptr inbounds <4 x double>, ptr %933, i64 %1053
  %1055 = load <4 x double>, ptr %1054, align 32
  %1056 = fmul contract <4 x double> %1055, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %1057 = fsub contract <4 x double> %1052, %1056
  %1058 = add nsw i64 %1041, %986
  %1059 = getelementptr inbounds <4 x double>, ptr %933, i64 %1058
  %1060 = load <4 x double>, ptr %1059, align 32
  %1061 = fmul contract <4 x double> %1060, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %1062 = fsub contract <4 x double> %1057, %1061
  %1063 = add nsw i64 %1041, %987
  %1064 = getelementptr inbounds <4 x double>, ptr %933, i64 %1063
  %1065 = load <4 x double>, ptr %1064, align 32
  %1066 = fmul contract <4 x double> %1065, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %1067 = fadd contract <4 x double> %1062, %1066
  %1068 = add nsw i64 %1041, %988
  %1069 = getelementptr inbounds <4 x double>, ptr %933, i64 %1068
  %1070 = load <4 x double>, ptr %1069, align 32
  %1071 = fmul contract <4 x double> %1070, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %1072 = fadd contract <4 x double> %1067, %1071
  %1073 = add nsw i64 %1041, %989
  %1074 = getelementptr inbounds <4 x double>, ptr %933, i64 %1073
  %1075 = load <4 x double>, ptr %1074, align 32
  %1076 = fmul contract <4 x double> %1075, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %1077 = fadd contract <4 x double> %1072, %1076
  %1078 = add nsw i64 %1041, %990
  %1079 = getelementptr inbounds <4 x double>, ptr %933, i64 %1078
  %1080 = load <4 x double>, ptr %1079, align 32
  %1081 = fmul contract <4 x double> %1080, <double 8.298000e-03, double 8.298000e-03, double 8.298000e-03, double 8.298000e-03>
  %1082 = fsub contract <4 x double> %1077, %1081
  %1083 = fmul contract <4 x double> %983, %1082
  %1084 = fadd contract <4 x double> %1044, %1083
  %1085 = getelementptr inbounds <4 x double>, ptr %937, i64 %1041
  store <4 x double> %1084, ptr %1085, align 32
  %1086 = add nsw i64 %1041, 1
  %1087 = icmp eq i64 %1086, %928
  br i1 %1087, label %991, label %1040

1088:
  %1089 = fmul contract double %930, 2.000000e-01
  %1090 = fadd contract double %932, %1089
  %1091 = load ptr, ptr %941, align 8
  %1092 = mul nsw i64 %927, 14
  %1093 = getelementptr inbounds double, ptr %933, i64 %1092
  store double %1090, ptr %10, align 8
  %1094 = load ptr, ptr %945, align 8
  %1095 = load i64, ptr %1094, align 8
  %1096 = add nsw i64 %1095, 1
  store i64 %1096, ptr %1094, align 8
  %1097 = load ptr, ptr %949, align 8
  %1098 = icmp eq ptr %1097, null
  br i1 %1098, label %1099, label %1103

1099:
  %1100 = load ptr, ptr %925, align 8
  %1101 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1102 = load ptr, ptr %1101, align 8
  call void %1100(ptr %10, ptr %935, ptr %1091, ptr %1093, ptr %1102)
  br label %1125

1103:
  store double %1090, ptr %9, align 8
  %1104 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1105 = load ptr, ptr %1104, align 8
  store double 1.000000e+00, ptr %1105, align 8
  %1106 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1107 = load ptr, ptr %1106, align 8
  %1108 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1109 = load i64, ptr %1108, align 8
  %1110 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1111 = load i64, ptr %1110, align 8
  %1112 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1113 = load ptr, ptr %1112, align 8
  %1114 = call contract double %1097(ptr %1107, i64 %1109, i64 %1111, ptr %9, ptr %935, ptr %1091, ptr %1093, ptr %1105, ptr %1113)
  %1115 = fcmp contract olt double %1114, 0x7FF0000000000000
  br i1 %1115, label %1125, label %1116

1116:
  %1117 = load double, ptr %10, align 8
  store double %1117, ptr %8, align 8
  %1118 = load ptr, ptr %1104, align 8
  store double 0.000000e+00, ptr %1118, align 8
  %1119 = load ptr, ptr %949, align 8
  %1120 = load ptr, ptr %1106, align 8
  %1121 = load i64, ptr %1108, align 8
  %1122 = load i64, ptr %1110, align 8
  %1123 = load ptr, ptr %1112, align 8
  %1124 = call contract double %1119(ptr %1120, i64 %1121, i64 %1122, ptr %8, ptr %935, ptr %1091, ptr %1093, ptr %1118, ptr %1123)
  br label %1125

1125:
  br i1 %979, label %1126, label %1185

1126:
  %1127 = mul nsw i64 %928, 20
  %1128 = insertelement <4 x double> poison, double %930, i64 0
  %1129 = shufflevector <4 x double> %1128, <4 x double> poison, <4 x i32> zeroinitializer
  %1130 = mul nsw i64 %928, 5
  %1131 = mul nsw i64 %928, 6
  %1132 = mul nsw i64 %928, 7
  %1133 = shl nsw i64 %928, 3
  %1134 = mul nsw i64 %928, 12
  %1135 = mul nsw i64 %928, 13
  %1136 = mul nsw i64 %928, 14
  br label %1242

1137:
  %1138 = phi i64 [ 0, %1029 ], [ %1183, %1137 ]
  %1139 = add nsw i64 %1138, %1030
  %1140 = getelementptr inbounds <4 x double>, ptr %933, i64 %1139
  %1141 = load <4 x double>, ptr %1140, align 32
  %1142 = getelementptr inbounds <4 x double>, ptr %933, i64 %1138
  %1143 = load <4 x double>, ptr %1142, align 32
  %1144 = fmul contract <4 x double> %1143, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %1145 = add nsw i64 %1138, %1033
  %1146 = getelementptr inbounds <4 x double>, ptr %933, i64 %1145
  %1147 = load <4 x double>, ptr %1146, align 32
  %1148 = fmul contract <4 x double> %1147, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %1149 = fadd contract <4 x double> %1144, %1148
  %1150 = add nsw i64 %1138, %1034
  %1151 = getelementptr inbounds <4 x double>, ptr %933, i64 %1150
  %1152 = load <4 x double>, ptr %1151, align 32
  %1153 = fmul contract <4 x double> %1152, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %1154 = fadd contract <4 x double> %1149, %1153
  %1155 = add nsw i64 %1138, %1035
  %1156 = getelementptr inbounds <4 x double>, ptr %933, i64 %1155
  %1157 = load <4 x double>, ptr %1156, align 32
  %1158 = fmul contract <4 x double> %1157, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %1159 = fsub contract <4 x double> %1154, %1158
  %1160 = add nsw i64 %1138, %1036
  %1161 = getelementptr inbounds <4 x double>, ptr %933, i64 %1160
  %1162 = load <4 x double>, ptr %1161, align 32
  %1163 = fmul contract <4 x double> %1162, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %1164 = fsub contract <4 x double> %1159, %1163
  %1165 = add nsw i64 %1138, %1037
  %1166 = getelementptr inbounds <4 x double>, ptr %933, i64 %1165
  %1167 = load <4 x double>, ptr %1166, align 32
  %1168 = fmul contract <4 x double> %1167, <double 0x3F39127A52D32320, double 0x3F39127A52D32320, double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %1169 = fadd contract <4 x double> %1164, %1168
  %1170 = add nsw i64 %1138, %1038
  %1171 = getelementptr inbounds <4 x double>, ptr %933, i64 %1170
  %1172 = load <4 x double>, ptr %1171, align 32
  %1173 = fmul contract <4 x double> %1172, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B, double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %1174 = fsub contract <4 x double> %1169, %1173
  %1175 = add nsw i64 %1138, %1039
  %1176 = getelementptr inbounds <4 x double>, ptr %933, i64 %1175
  %1177 = load <4 x double>, ptr %1176, align 32
  %1178 = fmul contract <4 x double> %1177, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989, double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %1179 = fadd contract <4 x double> %1174, %1178
  %1180 = fmul contract <4 x double> %1032, %1179
  %1181 = fadd contract <4 x double> %1141, %1180
  %1182 = getelementptr inbounds <4 x double>, ptr %937, i64 %1138
  store <4 x double> %1181, ptr %1182, align 32
  %1183 = add nsw i64 %1138, 1
  %1184 = icmp eq i64 %1183, %928
  br i1 %1184, label %1088, label %1137

1185:
  %1186 = fmul contract double %930, 0x3FE8E38E38E38E39
  %1187 = fadd contract double %932, %1186
  %1188 = load ptr, ptr %941, align 8
  %1189 = mul nsw i64 %927, 15
  %1190 = getelementptr inbounds double, ptr %933, i64 %1189
  store double %1187, ptr %7, align 8
  %1191 = load ptr, ptr %945, align 8
  %1192 = load i64, ptr %1191, align 8
  %1193 = add nsw i64 %1192, 1
  store i64 %1193, ptr %1191, align 8
  %1194 = load ptr, ptr %949, align 8
  %1195 = icmp eq ptr %1194, null
  br i1 %1195, label %1196, label %1200

1196:
  %1197 = load ptr, ptr %925, align 8
  %1198 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1199 = load ptr, ptr %1198, align 8
  call void %1197(ptr %7, ptr %935, ptr %1188, ptr %1190, ptr %1199)
  br label %1222

1200:
  store double %1187, ptr %6, align 8
  %1201 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1202 = load ptr, ptr %1201, align 8
  store double 1.000000e+00, ptr %1202, align 8
  %1203 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1204 = load ptr, ptr %1203, align 8
  %1205 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1206 = load i64, ptr %1205, align 8
  %1207 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1208 = load i64, ptr %1207, align 8
  %1209 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1210 = load ptr, ptr %1209, align 8
  %1211 = call contract double %1194(ptr %1204, i64 %1206, i64 %1208, ptr %6, ptr %935, ptr %1188, ptr %1190, ptr %1202, ptr %1210)
  %1212 = fcmp contract olt double %1211, 0x7FF0000000000000
  br i1 %1212, label %1222, label %1213

1213:
  %1214 = load double, ptr %7, align 8
  store double %1214, ptr %5, align 8
  %1215 = load ptr, ptr %1201, align 8
  store double 0.000000e+00, ptr %1215, align 8
  %1216 = load ptr, ptr %949, align 8
  %1217 = load ptr, ptr %1203, align 8
  %1218 = load i64, ptr %1205, align 8
  %1219 = load i64, ptr %1207, align 8
  %1220 = load ptr, ptr %1209, align 8
  %1221 = call contract double %1216(ptr %1217, i64 %1218, i64 %1219, ptr %5, ptr %935, ptr %1188, ptr %1190, ptr %1215, ptr %1220)
  br label %1222

1222:
  br i1 %979, label %1223, label %1432

1223:
  %1224 = mul nsw i64 %928, 17
  %1225 = mul nsw i64 %928, 20
  %1226 = mul nsw i64 %928, 21
  %1227 = insertelement <4 x double> poison, double %930, i64 0
  %1228 = shufflevector <4 x double> %1227, <4 x double> poison, <4 x i32> zeroinitializer
  %1229 = mul nsw i64 %928, 22
  %1230 = mul nsw i64 %928, 12
  %1231 = mul nsw i64 %928, 23
  %1232 = mul nsw i64 %928, 5
  %1233 = mul nsw i64 %928, 6
  %1234 = mul nsw i64 %928, 7
  %1235 = shl nsw i64 %928, 3
  %1236 = mul nsw i64 %928, 9
  %1237 = mul nsw i64 %928, 10
  %1238 = mul nsw i64 %928, 11
  %1239 = mul nsw i64 %928, 13
  %1240 = mul nsw i64 %928, 14
  %1241 = mul nsw i64 %928, 15
  br label %1290

1242:
  %1243 = phi i64 [ 0, %1126 ], [ %1288, %1242 ]
  %1244 = add nsw i64 %1243, %1127
  %1245 = getelementptr inbounds <4 x double>, ptr %933, i64 %1244
  %1246 = load <4 x double>, ptr %1245, align 32
  %1247 = getelementptr inbounds <4 x double>, ptr %933, i64 %1243
  %1248 = load <4 x double>, ptr %1247, align 32
  %1249 = fmul contract <4 x double> %1248, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015, double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %1250 = add nsw i64 %1243, %1130
  %1251 = getelementptr inbounds <4 x double>, ptr %933, i64 %1250
  %1252 = load <4 x double>, ptr %1251, align 32
  %1253 = fmul contract <4 x double> %1252, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %1254 = fsub contract <4 x double> %1249, %1253
  %1255 = add nsw i64 %1243, %1131
  %1256 = getelementptr inbounds <4 x double>, ptr %933, i64 %1255
  %1257 = load <4 x double>, ptr %1256, align 32
  %1258 = fmul contract <4 x double> %1257, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %1259 = fadd contract <4 x double> %1254, %1258
  %1260 = add nsw i64 %1243, %1132
  %1261 = getelementptr inbounds <4 x double>, ptr %933, i64 %1260
  %1262 = load <4 x double>, ptr %1261, align 32
  %1263 = fmul contract <4 x double> %1262, <double 0x401046A54457171C, double 0x401046A54457171C, double 0x401046A54457171C, double 0x401046A54457171C>
  %1264 = fadd contract <4 x double> %1259, %1263
  %1265 = add nsw i64 %1243, %1133
  %1266 = getelementptr inbounds <4 x double>, ptr %933, i64 %1265
  %1267 = load <4 x double>, ptr %1266, align 32
  %1268 = fmul contract <4 x double> %1267, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %1269 = fadd contract <4 x double> %1264, %1268
  %1270 = add nsw i64 %1243, %1134
  %1271 = getelementptr inbounds <4 x double>, ptr %933, i64 %1270
  %1272 = load <4 x double>, ptr %1271, align 32
  %1273 = fmul contract <4 x double> %1272, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %1274 = fsub contract <4 x double> %1269, %1273
  %1275 = add nsw i64 %1243, %1135
  %1276 = getelementptr inbounds <4 x double>, ptr %933, i64 %1275
  %1277 = load <4 x double>, ptr %1276, align 32
  %1278 = fmul contract <4 x double> %1277, <double 0x40079482A23F1996, double 0x40079482A23F1996, double 0x40079482A23F1996, double 0x40079482A23F1996>
  %1279 = fadd contract <4 x double> %1274, %1278
  %1280 = add nsw i64 %1243, %1136
  %1281 = getelementptr inbounds <4 x double>, ptr %933, i64 %1280
  %1282 = load <4 x double>, ptr %1281, align 32
  %1283 = fmul contract <4 x double> %1282, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %1284 = fsub contract <4 x double> %1279, %1283
  %1285 = fmul contract <4 x double> %1129, %1284
  %1286 = fadd contract <4 x double> %1246, %1285
  %1287 = getelementptr inbounds <4 x double>, ptr %937, i64 %1243
  store <4 x double> %1286, ptr %1287, align 32
  %1288 = add nsw i64 %1243, 1
  %1289 = icmp eq i64 %1288, %928
  br i1 %1289, label %1185, label %1242

1290:
  %1291 = phi i64 [ 0, %1223 ], [ %1338, %1337 ]
  %1292 = add nsw i64 %1291, %1224
  %1293 = getelementptr inbounds <4 x double>, ptr %933, i64 %1292
  %1294 = load <4 x double>, ptr %1293, align 32
  %1295 = add nsw i64 %1291, %1225
  %1296 = getelementptr inbounds <4 x double>, ptr %933, i64 %1295
  %1297 = load <4 x double>, ptr %1296, align 32
  %1298 = fsub contract <4 x double> %1294, %1297
  %1299 = add nsw i64 %1291, %1226
  %1300 = getelementptr inbounds <4 x double>, ptr %933, i64 %1299
  store <4 x double> %1298, ptr %1300, align 32
  %1301 = getelementptr inbounds <4 x double>, ptr %933, i64 %1291
  %1302 = load <4 x double>, ptr %1301, align 32
  %1303 = fmul contract <4 x double> %1228, %1302
  %1304 = fsub contract <4 x double> %1303, %1298
  %1305 = add nsw i64 %1291, %1229
  %1306 = getelementptr inbounds <4 x double>, ptr %933, i64 %1305
  store <4 x double> %1304, ptr %1306, align 32
  %1307 = fmul contract <4 x double> %1298, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %1308 = add nsw i64 %1291, %1230
  %1309 = getelementptr inbounds <4 x double>, ptr %933, i64 %1308
  %1310 = load <4 x double>, ptr %1309, align 32
  %1311 = load <4 x double>, ptr %1301, align 32
  %1312 = fadd contract <4 x double> %1310, %1311
  %1313 = fmul contract <4 x double> %1228, %1312
  %1314 = fsub contract <4 x double> %1307, %1313
  %1315 = add nsw i64 %1291, %1231
  %1316 = getelementptr inbounds <4 x double>, ptr %933, i64 %1315
  store <4 x double> %1314, ptr %1316, align 32
  %1317 = add nsw i64 %1291, %1232
  %1318 = getelementptr inbounds <4 x double>, ptr %933, i64 %1317
  %1319 = add nsw i64 %1291, %1233
  %1320 = getelementptr inbounds <4 x double>, ptr %933, i64 %1319
  %1321 = add nsw i64 %1291, %1234
  %1322 = getelementptr inbounds <4 x double>, ptr %933, i64 %1321
  %1323 = add nsw i64 %1291, %1235
  %1324 = getelementptr inbounds <4 x double>, ptr %933, i64 %1323
  %1325 = add nsw i64 %1291, %1236
  %1326 = getelementptr inbounds <4 x double>, ptr %933, i64 %1325
  %1327 = add nsw i64 %1291, %1237
  %1328 = getelementptr inbounds <4 x double>, ptr %933, i64 %1327
  %1329 = add nsw i64 %1291, %1238
  %1330 = getelementptr inbounds <4 x double>, ptr %933, i64 %1329
  %1331 = add nsw i64 %1291, %1239
  %1332 = getelementptr inbounds <4 x double>, ptr %933, i64 %1331
  %1333 = add nsw i64 %1291, %1240
  %1334 = getelementptr inbounds <4 x double>, ptr %933, i64 %1333
  %1335 = add nsw i64 %1291, %1241
  %1336 = getelementptr inbounds <4 x double>, ptr %933, i64 %1335
  br label %1340

1337:
  %1338 = add nsw i64 %1291, 1
  %1339 = icmp eq i64 %1338, %928
  br i1 %1339, label %1432, label %1290

1340:
  %1341 = phi i64 [ 0, %1290 ], [ %1430, %1340 ]
  %1342 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341
  %1343 = load double, ptr %1342, align 16
  %1344 = insertelement <4 x double> poison, double %1343, i64 0
  %1345 = shufflevector <4 x double> %1344, <4 x double> poison, <4 x i32> zeroinitializer
  %1346 = load <4 x double>, ptr %1301, align 32
  %1347 = fmul contract <4 x double> %1346, %1345
  %1348 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 5
  %1349 = load double, ptr %1348, align 8
  %1350 = insertelement <4 x double> poison, double %1349, i64 0
  %1351 = shufflevector <4 x double> %1350, <4 x double> poison, <4 x i32> zeroinitializer
  %1352 = load <4 x double>, ptr %1318, align 32
  %1353 = fmul contract <4 x double> %1352, %1351
  %1354 = fadd contract <4 x double> %1347, %1353
  %1355 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 6
  %1356 = load double, ptr %1355, align 16
  %1357 = insertelement <4 x double> poison, double %1356, i64 0
  %1358 = shufflevector <4 x double> %1357, <4 x double> poison, <4 x i32> zeroinitializer
  %1359 = load <4 x double>, ptr %1320, align 32
  %1360 = fmul contract <4 x double> %1359, %1358
  %1361 = fadd contract <4 x double> %1354, %1360
  %1362 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 7
  %1363 = load double, ptr %1362, align 8
  %1364 = insertelement <4 x double> poison, double %1363, i64 0
  %1365 = shufflevector <4 x double> %1364, <4 x double> poison, <4 x i32> zeroinitializer
  %1366 = load <4 x double>, ptr %1322, align 32
  %1367 = fmul contract <4 x double> %1366, %1365
  %1368 = fadd contract <4 x double> %1361, %1367
  %1369 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 8
  %1370 = load double, ptr %1369, align 16
  %1371 = insertelement <4 x double> poison, double %1370, i64 0
  %1372 = shufflevector <4 x double> %1371, <4 x double> poison, <4 x i32> zeroinitializer
  %1373 = load <4 x double>, ptr %1324, align 32
  %1374 = fmul contract <4 x double> %1373, %1372
  %1375 = fadd contract <4 x double> %1368, %1374
  %1376 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 9
  %1377 = load double, ptr %1376, align 8
  %1378 = insertelement <4 x double> poison, double %1377, i64 0
  %1379 = shufflevector <4 x double> %1378, <4 x double> poison, <4 x i32> zeroinitializer
  %1380 = load <4 x double>, ptr %1326, align 32
  %1381 = fmul contract <4 x double> %1380, %1379
  %1382 = fadd contract <4 x double> %1375, %1381
  %1383 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 10
  %1384 = load double, ptr %1383, align 16
  %1385 = insertelement <4 x double> poison, double %1384, i64 0
  %1386 = shufflevector <4 x double> %1385, <4 x double> poison, <4 x i32> zeroinitializer
  %1387 = load <4 x double>, ptr %1328, align 32
  %1388 = fmul contract <4 x double> %1387, %1386
  %1389 = fadd contract <4 x double> %1382, %1388
  %1390 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 11
  %1391 = load double, ptr %1390, align 8
  %1392 = insertelement <4 x double> poison, double %1391, i64 0
  %1393 = shufflevector <4 x double> %1392, <4 x double> poison, <4 x i32> zeroinitializer
  %1394 = load <4 x double>, ptr %1330, align 32
  %1395 = fmul contract <4 x double> %1394, %1393
  %1396 = fadd contract <4 x double> %1389, %1395
  %1397 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 12
  %1398 = load double, ptr %1397, align 16
  %1399 = insertelement <4 x double> poison, double %1398, i64 0
  %1400 = shufflevector <4 x double> %1399, <4 x double> poison, <4 x i32> zeroinitializer
  %1401 = load <4 x double>, ptr %1309, align 32
  %1402 = fmul contract <4 x double> %1401, %1400
  %1403 = fadd contract <4 x double> %1396, %1402
  %1404 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 13
  %1405 = load double, ptr %1404, align 8
  %1406 = insertelement <4 x double> poison, double %1405, i64 0
  %1407 = shufflevector <4 x double> %1406, <4 x double> poison, <4 x i32> zeroinitializer
  %1408 = load <4 x double>, ptr %1332, align 32
  %1409 = fmul contract <4 x double> %1408, %1407
  %1410 = fadd contract <4 x double> %1403, %1409
  %1411 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 14
  %1412 = load double, ptr %1411, align 16
  %1413 = insertelement <4 x double> poison, double %1412, i64 0
  %1414 = shufflevector <4 x double> %1413, <4 x double> poison, <4 x i32> zeroinitializer
  %1415 = load <4 x double>, ptr %1334, align 32
  %1416 = fmul contract <4 x double> %1415, %1414
  %1417 = fadd contract <4 x double> %1410, %1416
  %1418 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 15
  %1419 = load double, ptr %1418, align 8
  %1420 = insertelement <4 x double> poison, double %1419, i64 0
  %1421 = shufflevector <4 x double> %1420, <4 x double> poison, <4 x i32> zeroinitializer
  %1422 = load <4 x double>, ptr %1336, align 32
  %1423 = fmul contract <4 x double> %1422, %1421
  %1424 = fadd contract <4 x double> %1417, %1423
  %1425 = fmul contract <4 x double> %1228, %1424
  %1426 = add nsw i64 %1341, 24
  %1427 = mul nsw i64 %1426, %928
  %1428 = add nsw i64 %1427, %1291
  %1429 = getelementptr inbounds <4 x double>, ptr %933, i64 %1428
  store <4 x double> %1425, ptr %1429, align 32
  %1430 = add nsw i64 %1341, 1
  %1431 = icmp eq i64 %1430, 4
  br i1 %1431, label %1337, label %1340

1432:
  %1433 = icmp sgt i64 %52, 3
  br i1 %1433, label %1434, label %1466

1434:
  %1435 = fsub contract double 1.000000e+00, %1
  %1436 = mul nsw i64 %53, 20
  %1437 = shl nsw i64 %53, 4
  br label %1438

1438:
  %1439 = phi i64 [ 0, %1434 ], [ %1447, %1440 ]
  br label %1449

1440:
  %1441 = add nsw i64 %1439, %1436
  %1442 = getelementptr inbounds <4 x double>, ptr %55, i64 %1441
  %1443 = load <4 x double>, ptr %1442, align 32
  %1444 = fadd contract <4 x double> %1463, %1443
  %1445 = add nsw i64 %1439, %1437
  %1446 = getelementptr inbounds <4 x double>, ptr %55, i64 %1445
  store <4 x double> %1444, ptr %1446, align 32
  %1447 = add nsw i64 %1439, 1
  %1448 = icmp eq i64 %1447, %53
  br i1 %1448, label %1466, label %1438

1449:
  %1450 = phi i64 [ 6, %1438 ], [ %1464, %1449 ]
  %1451 = phi <4 x double> [ zeroinitializer, %1438 ], [ %1463, %1449 ]
  %1452 = add nsw i64 %1450, 21
  %1453 = mul nsw i64 %1452, %53
  %1454 = add nsw i64 %1453, %1439
  %1455 = getelementptr inbounds <4 x double>, ptr %55, i64 %1454
  %1456 = load <4 x double>, ptr %1455, align 32
  %1457 = fadd contract <4 x double> %1451, %1456
  %1458 = and i64 %1450, 1
  %1459 = icmp eq i64 %1458, 0
  %1460 = select contract i1 %1459, double %1, double %1435
  %1461 = insertelement <4 x double> poison, double %1460, i64 0
  %1462 = shufflevector <4 x double> %1461, <4 x double> poison, <4 x i32> zeroinitializer
  %1463 = fmul contract <4 x double> %1457, %1462
  %1464 = add nsw i64 %1450, -1
  %1465 = icmp eq i64 %1450, 0
  br i1 %1465, label %1440, label %1449

1466:
  %1467 = load ptr, ptr %0, align 8
  %1468 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %1471 = load double, ptr %1470, align 8
  %1472 = fmul contract double %1471, %1
  %1473 = fadd contract double %1469, %1472
  %1474 = load ptr, ptr %54, align 8
  %1475 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 7
  %1476 = load i64, ptr %1475, align 8
  %1477 = shl nsw i64 %1476, 4
  %1478 = getelementptr inbounds double, ptr %1474, i64 %1477
  %1479 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %1480 = load ptr, ptr %1479, align 8
  %1481 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %1482 = load ptr, ptr %1481, align 8
  store double %1473, ptr %4, align 8
  %1483 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 14
  %1484 = load ptr, ptr %1483, align 8
  %1485 = getelementptr inbounds i64, ptr %1484, i64 1
  %1486 = load i64, ptr %1485, align 8
  %1487 = add nsw i64 %1486, 1
  store i64 %1487, ptr %1485, align 8
  %1488 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 1
  %1489 = load ptr, ptr %1488, align 8
  %1490 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 13
  %1491 = load ptr, ptr %1490, align 8
  call void %1489(ptr %4, ptr %1478, ptr %1480, ptr %1482, ptr %1491)
  %1492 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 9
  %1493 = load ptr, ptr %1492, align 8
  %1494 = icmp eq ptr %1493, null
  br i1 %1494, label %1553, label %1495

1495:
  %1496 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 5
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp sgt i64 %1497, 0
  br i1 %1498, label %1502, label %1499

1499:
  %1500 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1501 = load i64, ptr %1500, align 8
  br label %1519

1502:
  %1503 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 6
  %1504 = load i64, ptr %1503, align 8
  %1505 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1506 = load i64, ptr %1505, align 8
  %1507 = shl nsw i64 %1506, 1
  %1508 = sub i64 %1504, %1497
  br label %1509

1509:
  %1510 = phi i64 [ 0, %1502 ], [ %1514, %1509 ]
  %1511 = add i64 %1508, %1510
  %1512 = getelementptr inbounds double, ptr %1480, i64 %1511
  %1513 = load double, ptr %1512, align 8
  %1514 = add nsw i64 %1510, 1
  %1515 = add i64 %1514, %1507
  %1516 = getelementptr inbounds double, ptr %1482, i64 %1515
  %1517 = load double, ptr %1516, align 8
  store double %1517, ptr %1512, align 8
  store double %1513, ptr %1516, align 8
  %1518 = icmp eq i64 %1514, %1497
  br i1 %1518, label %1519, label %1509

1519:
  %1520 = phi i64 [ %1501, %1499 ], [ %1506, %1509 ]
  %1521 = load double, ptr %4, align 8
  %1522 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1523 = getelementptr inbounds double, ptr %1482, i64 %1520
  store double %1521, ptr %3, align 8
  %1524 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 12
  %1525 = load ptr, ptr %1524, align 8
  store double 0.000000e+00, ptr %1525, align 8
  %1526 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 3
  %1527 = load ptr, ptr %1526, align 8
  %1528 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 10
  %1529 = load i64, ptr %1528, align 8
  %1530 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 11
  %1531 = load i64, ptr %1530, align 8
  %1532 = load ptr, ptr %1490, align 8
  %1533 = call contract double %1493(ptr %1527, i64 %1529, i64 %1531, ptr %3, ptr %1482, ptr %1480, ptr %1523, ptr %1525, ptr %1532)
  %1534 = load i64, ptr %1522, align 8
  %1535 = shl nsw i64 %1534, 1
  %1536 = getelementptr inbounds double, ptr %1482, i64 %1535
  store double %1533, ptr %1536, align 8
  %1537 = load i64, ptr %1496, align 8
  %1538 = icmp sgt i64 %1537, 0
  br i1 %1538, label %1539, label %1553

1539:
  %1540 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 6
  %1541 = load i64, ptr %1540, align 8
  %1542 = sub i64 %1541, %1537
  br label %1543

1543:
  %1544 = phi i64 [ 0, %1539 ], [ %1548, %1543 ]
  %1545 = add i64 %1542, %1544
  %1546 = getelementptr inbounds double, ptr %1480, i64 %1545
  %1547 = load double, ptr %1546, align 8
  %1548 = add nsw i64 %1544, 1
  %1549 = add i64 %1548, %1535
  %1550 = getelementptr inbounds double, ptr %1482, i64 %1549
  %1551 = load double, ptr %1550, align 8
  store double %1551, ptr %1546, align 8
  store double %1547, ptr %1550, align 8
  %1552 = icmp eq i64 %1548, %1537
  br i1 %1552, label %1553, label %1543

1553:
  ret void
}

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %14, i64 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = fcmp contract ugt double %18, %1
  br i1 %19, label %20, label %568

20:
  %21 = load i64, ptr %12, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 4
  %25 = fsub contract double %3, %1
  br label %32

26:
  %27 = load double, ptr %17, align 8
  br label %28

28:
  %29 = phi i64 [ %327, %26 ], [ %21, %20 ]
  %30 = phi double [ %27, %26 ], [ %18, %20 ]
  %31 = fcmp contract olt double %30, %3
  br i1 %31, label %329, label %356

32:
  %33 = phi i64 [ 0, %23 ], [ %326, %325 ]
  %34 = load ptr, ptr %24, align 8
  %35 = shl nsw i64 %33, 2
  %36 = getelementptr inbounds i64, ptr %34, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, -5
  %39 = icmp ult i64 %38, -2
  %40 = icmp slt i64 %37, 7
  %41 = and i1 %40, %39
  br i1 %41, label %325, label %42

42:
  %43 = load ptr, ptr %11, align 8
  %44 = getelementptr inbounds %struct.Watch, ptr %43, i64 0, i32 4
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i64, ptr %45, i64 %35
  %47 = getelementptr inbounds i64, ptr %46, i64 1
  %48 = load i64, ptr %47, align 8
  %49 = load ptr, ptr %0, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 8
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 2
  %54 = load double, ptr %53, align 8
  %55 = fmul contract double %25, %54
  %56 = getelementptr inbounds double, ptr %2, i64 %48
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %4, i64 %48
  %59 = load double, ptr %58, align 8
  %60 = add nsw i64 %52, %48
  %61 = getelementptr inbounds double, ptr %2, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul contract double %55, %62
  %64 = freeze double %63
  %65 = getelementptr inbounds double, ptr %4, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fmul contract double %55, %66
  %68 = load i64, ptr %46, align 8
  %69 = icmp ne i64 %68, 9
  %70 = fcmp contract une double %57, 0.000000e+00
  %71 = or i1 %70, %69
  %72 = fcmp contract ogt double %64, 0.000000e+00
  %73 = fcmp contract uge double %59, 0.000000e+00
  %74 = or i1 %73, %71
  %75 = or i1 %72, %74
  br i1 %75, label %76, label %118

76:
  %77 = fcmp contract oeq double %57, 0.000000e+00
  br i1 %77, label %78, label %85

78:
  %79 = fcmp contract olt double %59, 0.000000e+00
  %80 = and i1 %79, %72
  %81 = fcmp contract olt double %64, 0.000000e+00
  %82 = fcmp contract ogt double %59, 0.000000e+00
  %83 = and i1 %82, %81
  %84 = or i1 %80, %83
  br i1 %84, label %106, label %325

85:
  %86 = fcmp contract oeq double %59, 0.000000e+00
  br i1 %86, label %106, label %87

87:
  %88 = fcmp contract olt double %57, 0.000000e+00
  %89 = fcmp contract ogt double %59, 0.000000e+00
  %90 = and i1 %88, %89
  br i1 %90, label %106, label %91

91:
  %92 = fcmp contract ogt double %57, 0.000000e+00
  %93 = fcmp contract olt double %59, 0.000000e+00
  %94 = and i1 %92, %93
  br i1 %94, label %106, label %95

95:
  %96 = fcmp contract olt double %64, 0.000000e+00
  %97 = fcmp contract ogt double %67, 0.000000e+00
  %98 = and i1 %96, %97
  %99 = and i1 %89, %98
  %100 = and i1 %92, %99
  br i1 %100, label %120, label %101

101:
  %102 = fcmp contract olt double %67, 0.000000e+00
  %103 = and i1 %72, %102
  %104 = and i1 %93, %103
  %105 = and i1 %88, %104
  br i1 %105, label %120, label %325

106:
  %107 = phi i1 [ false, %91 ], [ false, %87 ], [ true, %85 ], [ false, %78 ]
  %108 = phi i32 [ 1, %91 ], [ 1, %87 ], [ 2, %85 ], [ 4, %78 ]
  %109 = getelementptr inbounds i64, ptr %46, i64 3
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %117, label %112

112:
  %113 = select contract i1 %77, double %64, double %57
  %114 = sitofp i64 %110 to double
  %115 = fmul contract double %113, %114
  %116 = fcmp contract olt double %115, 0.000000e+00
  br i1 %116, label %117, label %325

117:
  br i1 %107, label %323, label %122

118:
  %119 = call contract fastcc double @find_left(ptr %0, i64 %48, double %1, double %3, double %59)
  br label %323

120:
  %121 = select i1 %92, double 1.000000e+00, double -1.000000e+00
  br label %127

122:
  %123 = fcmp contract ogt double %57, 0.000000e+00
  %124 = and i1 %77, %72
  %125 = or i1 %123, %124
  %126 = select i1 %125, double 1.000000e+00, double -1.000000e+00
  switch i32 %108, label %294 [
    i32 3, label %127
    i32 4, label %242
  ]

127:
  %128 = phi double [ %121, %120 ], [ %126, %122 ]
  %129 = fmul contract double %57, %128
  %130 = fmul contract double %62, %128
  %131 = fmul contract double %54, %130
  %132 = fmul contract double %59, %128
  %133 = fmul contract double %66, %128
  %134 = fmul contract double %54, %133
  %135 = getelementptr inbounds %struct.Watch, ptr %43, i64 0, i32 9
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds double, ptr %136, i64 %48
  %138 = getelementptr inbounds double, ptr %136, i64 %60
  br label %139

139:
  %140 = phi ptr [ %49, %127 ], [ %185, %223 ]
  %141 = phi double [ %1, %127 ], [ %213, %223 ]
  %142 = phi double [ %129, %127 ], [ %212, %223 ]
  %143 = phi i32 [ 0, %127 ], [ %232, %223 ]
  %144 = phi i32 [ 0, %127 ], [ %211, %223 ]
  %145 = phi double [ %134, %127 ], [ %210, %223 ]
  %146 = phi double [ %131, %127 ], [ %209, %223 ]
  %147 = phi double [ %131, %127 ], [ %208, %223 ]
  %148 = phi double [ %3, %127 ], [ %207, %223 ]
  %149 = phi double [ %134, %127 ], [ %206, %223 ]
  %150 = phi double [ %132, %127 ], [ %205, %223 ]
  %151 = fsub contract double %148, %141
  %152 = fmul contract double %145, %151
  %153 = fsub contract double %145, %146
  %154 = fdiv contract double %152, %153
  %155 = fsub contract double %148, %154
  %156 = fmul contract double %151, 1.000000e-02
  %157 = fadd contract double %141, %156
  %158 = call contract double @llvm.maxnum.f64(double %155, double %157)
  %159 = fsub contract double %148, %156
  %160 = call contract double @llvm.minnum.f64(double %158, double %159)
  call fastcc void @look_at(ptr %140, double %160)
  %161 = load ptr, ptr %140, align 8
  %162 = getelementptr inbounds %struct.Step, ptr %140, i64 0, i32 1
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Step, ptr %140, i64 0, i32 2
  %165 = load double, ptr %164, align 8
  %166 = fmul contract double %160, %165
  %167 = fadd contract double %163, %166
  %168 = getelementptr inbounds %struct.Step, ptr %140, i64 0, i32 8
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds %struct.Step, ptr %140, i64 0, i32 5
  %171 = load ptr, ptr %170, align 8
  store double %167, ptr %10, align 8
  %172 = getelementptr inbounds %struct.Code, ptr %161, i64 0, i32 14
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds i64, ptr %173, i64 2
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %174, align 8
  %177 = getelementptr inbounds %struct.Code, ptr %161, i64 0, i32 2
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds %struct.Code, ptr %161, i64 0, i32 13
  %180 = load ptr, ptr %179, align 8
  call void %178(ptr %10, ptr %169, ptr %171, ptr %136, ptr %180)
  %181 = load double, ptr %137, align 8
  %182 = fmul contract double %128, %181
  %183 = load double, ptr %138, align 8
  %184 = fmul contract double %128, %183
  %185 = load ptr, ptr %0, align 8
  %186 = getelementptr inbounds %struct.Step, ptr %185, i64 0, i32 2
  %187 = load double, ptr %186, align 8
  %188 = fmul contract double %184, %187
  %189 = fcmp contract ugt double %182, 0.000000e+00
  br i1 %189, label %190, label %235

190:
  %191 = fcmp contract ogt double %182, 0.000000e+00
  %192 = fcmp contract ord double %188, 0.000000e+00
  %193 = select i1 %191, i1 %192, i1 false
  br i1 %193, label %194, label %235

194:
  %195 = fcmp contract olt double %188, 0.000000e+00
  br i1 %195, label %196, label %200

196:
  %197 = icmp eq i32 %144, -1
  %198 = fmul contract double %145, 5.000000e-01
  %199 = select i1 %197, double %198, double %145
  br label %204

200:
  %201 = icmp eq i32 %144, 1
  %202 = fmul contract double %146, 5.000000e-01
  %203 = select i1 %201, double %202, double %146
  br label %204

204:
  %205 = phi double [ %150, %196 ], [ %182, %200 ]
  %206 = phi double [ %149, %196 ], [ %188, %200 ]
  %207 = phi double [ %148, %196 ], [ %160, %200 ]
  %208 = phi double [ %188, %196 ], [ %147, %200 ]
  %209 = phi double [ %188, %196 ], [ %203, %200 ]
  %210 = phi double [ %199, %196 ], [ %188, %200 ]
  %211 = phi i32 [ -1, %196 ], [ 1, %200 ]
  %212 = phi double [ %182, %196 ], [ %142, %200 ]
  %213 = phi double [ %160, %196 ], [ %141, %200 ]
  %214 = fcmp contract ogt double %206, %208
  br i1 %214, label %215, label %223

215:
  %216 = fsub contract double %205, %212
  %217 = fmul contract double %208, %213
  %218 = fadd contract double %216, %217
  %219 = fmul contract double %206, %207
  %220 = fsub contract double %218, %219
  %221 = fsub contract double %208, %206
  %222 = fdiv contract double %220, %221
  br label %223

223:
  %224 = phi contract double [ %222, %215 ], [ %213, %204 ]
  %225 = fsub contract double %224, %213
  %226 = fmul contract double %208, %225
  %227 = fadd contract double %212, %226
  %228 = fcmp contract ogt double %227, 0.000000e+00
  %229 = fsub contract double %207, %213
  %230 = fcmp contract olt double %229, 1.000000e-09
  %231 = select i1 %228, i1 true, i1 %230
  %232 = add nsw i32 %143, 1
  %233 = icmp eq i32 %232, 60
  %234 = select i1 %231, i1 true, i1 %233
  br i1 %234, label %235, label %139

235:
  %236 = phi double [ -1.000000e+00, %223 ], [ -1.000000e+00, %190 ], [ %160, %139 ]
  %237 = load ptr, ptr %11, align 8
  %238 = getelementptr inbounds %struct.Watch, ptr %237, i64 0, i32 9
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %239, i64 %48
  %241 = load double, ptr %240, align 8
  br label %294

242:
  %243 = phi ptr [ %277, %252 ], [ %43, %122 ]
  %244 = phi double [ %245, %252 ], [ %25, %122 ]
  %245 = fmul contract double %244, 5.000000e-01
  %246 = fcmp contract ule double %245, 0x3CB0000000000000
  br i1 %246, label %247, label %252

247:
  %248 = getelementptr inbounds %struct.Watch, ptr %243, i64 0, i32 9
  %249 = load ptr, ptr %248, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %48
  %251 = load double, ptr %250, align 8
  br label %286

252:
  %253 = load ptr, ptr %0, align 8
  %254 = fadd contract double %245, %1
  %255 = getelementptr inbounds %struct.Watch, ptr %243, i64 0, i32 9
  %256 = load ptr, ptr %255, align 8
  call fastcc void @look_at(ptr %253, double %254)
  %257 = load ptr, ptr %253, align 8
  %258 = getelementptr inbounds %struct.Step, ptr %253, i64 0, i32 1
  %259 = load double, ptr %258, align 8
  %260 = getelementptr inbounds %struct.Step, ptr %253, i64 0, i32 2
  %261 = load double, ptr %260, align 8
  %262 = fmul contract double %254, %261
  %263 = fadd contract double %259, %262
  %264 = getelementptr inbounds %struct.Step, ptr %253, i64 0, i32 8
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds %struct.Step, ptr %253, i64 0, i32 5
  %267 = load ptr, ptr %266, align 8
  store double %263, ptr %9, align 8
  %268 = getelementptr inbounds %struct.Code, ptr %257, i64 0, i32 14
  %269 = load ptr, ptr %268, align 8
  %270 = getelementptr inbounds i64, ptr %269, i64 2
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = getelementptr inbounds %struct.Code, ptr %257, i64 0, i32 2
  %274 = load ptr, ptr %273, align 8
  %275 = getelementptr inbounds %struct.Code, ptr %257, i64 0, i32 13
  %276 = load ptr, ptr %275, align 8
  call void %274(ptr %9, ptr %265, ptr %267, ptr %256, ptr %276)
  %277 = load ptr, ptr %11, align 8
  %278 = getelementptr inbounds %struct.Watch, ptr %277, i64 0, i32 9
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds double, ptr %279, i64 %48
  %281 = load double, ptr %280, align 8
  %282 = fmul contract double %126, %281
  %283 = fcmp contract ogt double %282, 0.000000e+00
  br i1 %283, label %284, label %242

284:
  %285 = fcmp contract olt double %254, 0.000000e+00
  br i1 %285, label %286, label %294

286:
  %287 = phi double [ %251, %247 ], [ %281, %284 ]
  %288 = phi double [ -1.000000e+00, %247 ], [ %254, %284 ]
  %289 = load i64, ptr %46, align 8
  %290 = icmp eq i64 %289, 9
  %291 = and i1 %125, %290
  br i1 %291, label %292, label %294

292:
  %293 = call contract fastcc double @find_left(ptr %0, i64 %48, double %1, double %3, double %59)
  call fastcc void @keep_zero(ptr %0, double %293, i64 %33)
  br label %294

294:
  %295 = phi double [ %1, %235 ], [ %288, %292 ], [ %288, %286 ], [ %254, %284 ], [ %1, %122 ]
  %296 = phi double [ %57, %235 ], [ %287, %292 ], [ %287, %286 ], [ %281, %284 ], [ %57, %122 ]
  %297 = phi double [ %236, %235 ], [ %3, %292 ], [ %3, %286 ], [ %3, %284 ], [ %3, %122 ]
  %298 = phi double [ %241, %235 ], [ %59, %292 ], [ %59, %286 ], [ %59, %284 ], [ %59, %122 ]
  %299 = fcmp contract olt double %295, 0.000000e+00
  %300 = fcmp contract olt double %297, 0.000000e+00
  %301 = or i1 %299, %300
  br i1 %301, label %325, label %302

302:
  %303 = getelementptr inbounds i64, ptr %46, i64 3
  br label %304

304:
  %305 = phi i1 [ false, %318 ], [ true, %302 ]
  %306 = phi double [ %59, %318 ], [ %298, %302 ]
  %307 = phi double [ %3, %318 ], [ %297, %302 ]
  %308 = phi double [ %306, %318 ], [ %296, %302 ]
  %309 = phi double [ %307, %318 ], [ %295, %302 ]
  %310 = call contract fastcc double @find_root(ptr %0, i64 %48, double %309, double %308, double %307, double %306)
  %311 = fcmp contract oeq double %310, 2.000000e+00
  br i1 %311, label %325, label %312

312:
  %313 = load i64, ptr %303, align 8
  %314 = sitofp i64 %313 to double
  %315 = fmul contract double %308, %314
  %316 = fcmp contract ugt double %315, 0.000000e+00
  br i1 %316, label %318, label %317

317:
  call fastcc void @keep_zero(ptr %0, double %310, i64 %33)
  br label %318

318:
  %319 = fcmp contract une double %307, %3
  %320 = fcmp contract une double %306, 0.000000e+00
  %321 = and i1 %320, %319
  %322 = and i1 %305, %321
  br i1 %322, label %304, label %325

323:
  %324 = phi double [ %119, %118 ], [ %3, %117 ]
  call fastcc void @keep_zero(ptr %0, double %324, i64 %33)
  br label %325

325:
  %326 = add nsw i64 %33, 1
  %327 = load i64, ptr %12, align 8
  %328 = icmp slt i64 %326, %327
  br i1 %328, label %32, label %26

329:
  %330 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 11
  %331 = load ptr, ptr %330, align 8
  %332 = mul nsw i64 %16, 94
  %333 = getelementptr inbounds double, ptr %331, i64 %332
  %334 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %334, double %30)
  %335 = load ptr, ptr %334, align 8
  %336 = getelementptr inbounds %struct.Step, ptr %334, i64 0, i32 1
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds %struct.Step, ptr %334, i64 0, i32 2
  %339 = load double, ptr %338, align 8
  %340 = fmul contract double %30, %339
  %341 = fadd contract double %337, %340
  %342 = getelementptr inbounds %struct.Step, ptr %334, i64 0, i32 8
  %343 = load ptr, ptr %342, align 8
  %344 = getelementptr inbounds %struct.Step, ptr %334, i64 0, i32 5
  %345 = load ptr, ptr %344, align 8
  store double %341, ptr %8, align 8
  %346 = getelementptr inbounds %struct.Code, ptr %335, i64 0, i32 14
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr inbounds i64, ptr %347, i64 2
  %349 = load i64, ptr %348, align 8
  %350 = add nsw i64 %349, 1
  store i64 %350, ptr %348, align 8
  %351 = getelementptr inbounds %struct.Code, ptr %335, i64 0, i32 2
  %352 = load ptr, ptr %351, align 8
  %353 = getelementptr inbounds %struct.Code, ptr %335, i64 0, i32 13
  %354 = load ptr, ptr %353, align 8
  call void %352(ptr %8, ptr %343, ptr %345, ptr %333, ptr %354)
  %355 = load i64, ptr %12, align 8
  br label %356

356:
  %357 = phi i64 [ %355, %329 ], [ %29, %28 ]
  %358 = phi ptr [ %333, %329 ], [ %4, %28 ]
  %359 = phi double [ %30, %329 ], [ %3, %28 ]
  %360 = icmp sgt i64 %357, 0
  br i1 %360, label %361, label %568

361:
  %362 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 4
  %363 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 10
  %364 = fadd contract double %359, %1
  %365 = fmul contract double %364, 5.000000e-01
  %366 = fsub contract double %359, %1
  %367 = fmul contract double %366, 5.000000e-01
  br label %368

368:
  %369 = phi i64 [ 0, %361 ], [ %565, %564 ]
  %370 = load ptr, ptr %362, align 8
  %371 = shl nsw i64 %369, 2
  %372 = getelementptr inbounds i64, ptr %370, i64 %371
  %373 = getelementptr inbounds i64, ptr %372, i64 1
  %374 = load i64, ptr %373, align 8
  %375 = load i64, ptr %372, align 8
  %376 = load ptr, ptr %363, align 8
  %377 = getelementptr inbounds i64, ptr %372, i64 2
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr inbounds double, ptr %376, i64 %378
  %380 = icmp eq i64 %375, 5
  br i1 %380, label %381, label %433

381:
  %382 = load ptr, ptr %11, align 8
  %383 = getelementptr inbounds %struct.Watch, ptr %382, i64 0, i32 9
  %384 = load ptr, ptr %383, align 8
  br label %385

385:
  %386 = phi ptr [ %384, %381 ], [ %418, %385 ]
  %387 = phi i64 [ 0, %381 ], [ %423, %385 ]
  %388 = phi double [ 0.000000e+00, %381 ], [ %422, %385 ]
  %389 = load ptr, ptr %0, align 8
  %390 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %387
  %391 = load double, ptr %390, align 8
  %392 = fmul contract double %367, %391
  %393 = fadd contract double %365, %392
  call fastcc void @look_at(ptr %389, double %393)
  %394 = load ptr, ptr %389, align 8
  %395 = getelementptr inbounds %struct.Step, ptr %389, i64 0, i32 1
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds %struct.Step, ptr %389, i64 0, i32 2
  %398 = load double, ptr %397, align 8
  %399 = fmul contract double %393, %398
  %400 = fadd contract double %396, %399
  %401 = getelementptr inbounds %struct.Step, ptr %389, i64 0, i32 8
  %402 = load ptr, ptr %401, align 8
  %403 = getelementptr inbounds %struct.Step, ptr %389, i64 0, i32 5
  %404 = load ptr, ptr %403, align 8
  store double %400, ptr %7, align 8
  %405 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 14
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds i64, ptr %406, i64 2
  %408 = load i64, ptr %407, align 8
  %409 = add nsw i64 %408, 1
  store i64 %409, ptr %407, align 8
  %410 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 2
  %411 = load ptr, ptr %410, align 8
  %412 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 13
  %413 = load ptr, ptr %412, align 8
  call void %411(ptr %7, ptr %402, ptr %404, ptr %386, ptr %413)
  %414 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %387
  %415 = load double, ptr %414, align 8
  %416 = load ptr, ptr %11, align 8
  %417 = getelementptr inbounds %struct.Watch, ptr %416, i64 0, i32 9
  %418 = load ptr, ptr %417, align 8
  %419 = getelementptr inbounds double, ptr %418, i64 %374
  %420 = load double, ptr %419, align 8
  %421 = fmul contract double %415, %420
  %422 = fadd contract double %388, %421
  %423 = add nsw i64 %387, 1
  %424 = icmp eq i64 %423, 5
  br i1 %424, label %425, label %385

425:
  %426 = load ptr, ptr %0, align 8
  %427 = getelementptr inbounds %struct.Step, ptr %426, i64 0, i32 2
  %428 = load double, ptr %427, align 8
  %429 = fmul contract double %367, %428
  %430 = fmul contract double %422, %429
  %431 = load double, ptr %379, align 8
  %432 = fadd contract double %431, %430
  store double %432, ptr %379, align 8
  br label %433

433:
  %434 = add i64 %375, -3
  %435 = icmp ult i64 %434, -2
  br i1 %435, label %564, label %436

436:
  %437 = icmp eq i64 %375, 1
  %438 = select contract i1 %437, double 1.000000e+00, double -1.000000e+00
  %439 = load ptr, ptr %0, align 8
  %440 = getelementptr inbounds %struct.Step, ptr %439, i64 0, i32 2
  %441 = load double, ptr %440, align 8
  %442 = fmul contract double %366, %441
  %443 = add nsw i64 %374, %16
  %444 = getelementptr inbounds double, ptr %2, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = fmul contract double %445, %442
  %447 = getelementptr inbounds double, ptr %358, i64 %443
  %448 = load double, ptr %447, align 8
  %449 = fmul contract double %442, %448
  %450 = load double, ptr %379, align 8
  %451 = getelementptr inbounds double, ptr %358, i64 %374
  %452 = load double, ptr %451, align 8
  %453 = fcmp contract uno double %450, 0.000000e+00
  br i1 %453, label %454, label %456

454:
  %455 = fmul contract double %438, %452
  br label %460

456:
  %457 = fmul contract double %438, %450
  %458 = fmul contract double %438, %452
  %459 = call contract double @llvm.minnum.f64(double %457, double %458)
  br label %460

460:
  %461 = phi contract double [ %455, %454 ], [ %459, %456 ]
  %462 = fmul contract double %438, %446
  %463 = fmul contract double %438, %449
  %464 = fcmp contract olt double %462, 0.000000e+00
  %465 = fcmp contract ogt double %463, 0.000000e+00
  %466 = and i1 %464, %465
  br i1 %466, label %467, label %561

467:
  %468 = fmul contract double %438, %452
  %469 = getelementptr inbounds double, ptr %2, i64 %374
  %470 = load double, ptr %469, align 8
  %471 = fmul contract double %438, %470
  %472 = fsub contract double %468, %471
  %473 = fsub contract double %472, %463
  %474 = fsub contract double %462, %463
  %475 = fdiv contract double %473, %474
  %476 = fmul contract double %462, %475
  %477 = fadd contract double %471, %476
  %478 = call contract double @llvm.minnum.f64(double %471, double %468)
  %479 = fsub contract double %478, %477
  %480 = fmul contract double %479, 2.500000e-01
  %481 = fsub contract double %477, %480
  %482 = fcmp contract uge double %481, %461
  br i1 %482, label %561, label %483

483:
  %484 = load ptr, ptr %439, align 8
  %485 = getelementptr inbounds %struct.Code, ptr %484, i64 0, i32 8
  %486 = load i64, ptr %485, align 8
  %487 = load ptr, ptr %11, align 8
  %488 = getelementptr inbounds %struct.Watch, ptr %487, i64 0, i32 9
  %489 = load ptr, ptr %488, align 8
  %490 = add nsw i64 %486, %374
  %491 = getelementptr inbounds double, ptr %489, i64 %490
  br label %492

492:
  %493 = phi double [ %1, %483 ], [ %548, %543 ]
  %494 = phi i32 [ 0, %483 ], [ %553, %543 ]
  %495 = phi i32 [ 0, %483 ], [ %547, %543 ]
  %496 = phi double [ %445, %483 ], [ %546, %543 ]
  %497 = phi double [ %359, %483 ], [ %545, %543 ]
  %498 = phi double [ %448, %483 ], [ %544, %543 ]
  %499 = fsub contract double %497, %493
  %500 = fmul contract double %498, %499
  %501 = fsub contract double %498, %496
  %502 = fdiv contract double %500, %501
  %503 = fsub contract double %497, %502
  %504 = fmul contract double %499, 1.000000e-03
  %505 = fadd contract double %493, %504
  %506 = call contract double @llvm.maxnum.f64(double %503, double %505)
  %507 = fsub contract double %497, %504
  %508 = call contract double @llvm.minnum.f64(double %506, double %507)
  %509 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %509, double %508)
  %510 = load ptr, ptr %509, align 8
  %511 = getelementptr inbounds %struct.Step, ptr %509, i64 0, i32 1
  %512 = load double, ptr %511, align 8
  %513 = getelementptr inbounds %struct.Step, ptr %509, i64 0, i32 2
  %514 = load double, ptr %513, align 8
  %515 = fmul contract double %508, %514
  %516 = fadd contract double %512, %515
  %517 = getelementptr inbounds %struct.Step, ptr %509, i64 0, i32 8
  %518 = load ptr, ptr %517, align 8
  %519 = getelementptr inbounds %struct.Step, ptr %509, i64 0, i32 5
  %520 = load ptr, ptr %519, align 8
  store double %516, ptr %6, align 8
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
  call void %527(ptr %6, ptr %518, ptr %520, ptr %489, ptr %529)
  %530 = load double, ptr %491, align 8
  %531 = fcmp contract uno double %530, 0.000000e+00
  br i1 %531, label %556, label %532

532:
  %533 = fmul contract double %445, %530
  %534 = fcmp contract ogt double %533, 0.000000e+00
  br i1 %534, label %535, label %539

535:
  %536 = icmp eq i32 %495, -1
  %537 = fmul contract double %498, 5.000000e-01
  %538 = select i1 %536, double %537, double %498
  br label %543

539:
  %540 = icmp eq i32 %495, 1
  %541 = fmul contract double %496, 5.000000e-01
  %542 = select i1 %540, double %541, double %496
  br label %543

543:
  %544 = phi double [ %538, %535 ], [ %530, %539 ]
  %545 = phi double [ %497, %535 ], [ %508, %539 ]
  %546 = phi double [ %530, %535 ], [ %542, %539 ]
  %547 = phi i32 [ -1, %535 ], [ 1, %539 ]
  %548 = phi double [ %508, %535 ], [ %493, %539 ]
  %549 = fsub contract double %545, %548
  %550 = fcmp contract olt double %549, 1.000000e-10
  %551 = fcmp contract oeq double %530, 0.000000e+00
  %552 = select i1 %550, i1 true, i1 %551
  %553 = add nsw i32 %494, 1
  %554 = icmp eq i32 %553, 60
  %555 = select i1 %552, i1 true, i1 %554
  br i1 %555, label %556, label %492

556:
  %557 = getelementptr inbounds double, ptr %489, i64 %374
  %558 = load double, ptr %557, align 8
  %559 = fmul contract double %438, %558
  %560 = call contract double @llvm.minnum.f64(double %461, double %559)
  br label %561

561:
  %562 = phi double [ %560, %556 ], [ %461, %467 ], [ %461, %460 ]
  %563 = fmul contract double %438, %562
  store double %563, ptr %379, align 8
  br label %564

564:
  %565 = add nsw i64 %369, 1
  %566 = load i64, ptr %12, align 8
  %567 = icmp slt i64 %565, %566
  br i1 %567, label %368, label %568

568:
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

define internal fastcc double @find_left(ptr %0, i64 %1, double %2, double %3, double %4) {
  %6 = alloca double, align 8
  %7 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  br label %8

8:
  %9 = phi double [ %4, %5 ], [ %50, %56 ]
  %10 = phi double [ %3, %5 ], [ %24, %56 ]
  %11 = fsub contract double %10, %2
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fdiv contract double %14, %16
  %18 = call contract double @llvm.fabs.f64(double %17)
  %19 = fadd contract double %18, 1.000000e+00
  %20 = fmul contract double %19, 0x3D06849B86A12B9B
  %21 = fcmp contract ogt double %11, %20
  br i1 %21, label %22, label %58

22:
  %23 = fmul contract double %11, 5.000000e-01
  %24 = fadd contract double %23, %2
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds %struct.Watch, ptr %25, i64 0, i32 9
  %27 = load ptr, ptr %26, align 8
  call fastcc void @look_at(ptr %12, double %24)
  %28 = load ptr, ptr %12, align 8
  %29 = load double, ptr %13, align 8
  %30 = load double, ptr %15, align 8
  %31 = fmul contract double %24, %30
  %32 = fadd contract double %29, %31
  %33 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 5
  %36 = load ptr, ptr %35, align 8
  store double %32, ptr %6, align 8
  %37 = getelementptr inbounds %struct.Code, ptr %28, i64 0, i32 14
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 2
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Code, ptr %28, i64 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Code, ptr %28, i64 0, i32 13
  %45 = load ptr, ptr %44, align 8
  call void %43(ptr %6, ptr %34, ptr %36, ptr %27, ptr %45)
  %46 = load ptr, ptr %7, align 8
  %47 = getelementptr inbounds %struct.Watch, ptr %46, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %1
  %50 = load double, ptr %49, align 8
  %51 = fcmp contract ogt double %50, 0.000000e+00
  br i1 %51, label %52, label %56

52:
  %53 = call contract fastcc double @find_root(ptr %0, i64 %1, double %24, double %50, double %10, double %9)
  %54 = fcmp contract oeq double %53, 2.000000e+00
  %55 = select contract i1 %54, double %10, double %53
  br label %58

56:
  %57 = fcmp contract olt double %50, 0.000000e+00
  br i1 %57, label %8, label %58

58:
  %59 = phi double [ %55, %52 ], [ %10, %8 ], [ %10, %56 ]
  ret double %59
}

define internal fastcc double @find_root(ptr %0, i64 %1, double %2, double %3, double %4, double %5) {
  %7 = alloca double, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8
  %13 = fcmp contract ogt double %3, 0.000000e+00
  %14 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = fmul contract double %17, %4
  %19 = fadd contract double %15, %18
  %20 = fdiv contract double %19, %17
  %21 = tail call contract double @llvm.fabs.f64(double %20)
  %22 = tail call contract double @llvm.maxnum.f64(double %21, double 1.000000e+00)
  %23 = fmul contract double %22, 0x3CB0000000000000
  %24 = fsub contract double %4, %2
  %25 = fcmp contract ogt double %24, %23
  br i1 %25, label %26, label %108

26:
  %27 = fmul contract double %23, 5.000000e-01
  %28 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %29 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %30 = getelementptr inbounds double, ptr %12, i64 %1
  br label %31

31:
  %32 = phi double [ %24, %26 ], [ %102, %96 ]
  %33 = phi i32 [ 0, %26 ], [ %106, %96 ]
  %34 = phi i32 [ 0, %26 ], [ %101, %96 ]
  %35 = phi double [ %2, %26 ], [ %100, %96 ]
  %36 = phi double [ %3, %26 ], [ %99, %96 ]
  %37 = phi double [ %4, %26 ], [ %98, %96 ]
  %38 = phi double [ %5, %26 ], [ %97, %96 ]
  %39 = fmul contract double %38, %32
  %40 = fsub contract double %38, %36
  %41 = fdiv contract double %39, %40
  %42 = fsub contract double %37, %41
  %43 = icmp sgt i32 %33, 1
  %44 = fcmp contract ugt double %35, %42
  %45 = select i1 %43, i1 true, i1 %44
  %46 = fcmp contract ugt double %42, %37
  %47 = select i1 %45, i1 true, i1 %46
  %48 = fadd contract double %37, %35
  %49 = fmul contract double %48, 5.000000e-01
  %50 = select i1 %47, double %49, double %42
  %51 = fadd contract double %27, %35
  %52 = call contract double @llvm.maxnum.f64(double %50, double %51)
  %53 = fsub contract double %37, %27
  %54 = call contract double @llvm.minnum.f64(double %52, double %53)
  %55 = fcmp contract olt double %35, %54
  %56 = fcmp contract olt double %54, %37
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %58, label %108

58:
  call fastcc void @look_at(ptr %8, double %54)
  %59 = load ptr, ptr %8, align 8
  %60 = load double, ptr %14, align 8
  %61 = load double, ptr %16, align 8
  %62 = fmul contract double %54, %61
  %63 = fadd contract double %60, %62
  %64 = load ptr, ptr %28, align 8
  %65 = load ptr, ptr %29, align 8
  store double %63, ptr %7, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %59, i64 0, i32 14
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i64, ptr %67, i64 2
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8
  %71 = getelementptr inbounds %struct.Code, ptr %59, i64 0, i32 2
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Code, ptr %59, i64 0, i32 13
  %74 = load ptr, ptr %73, align 8
  call void %72(ptr %7, ptr %64, ptr %65, ptr %12, ptr %74)
  %75 = load double, ptr %30, align 8
  %76 = fcmp contract uno double %75, 0.000000e+00
  br i1 %76, label %77, label %84

77:
  %78 = load ptr, ptr %9, align 8
  %79 = getelementptr inbounds %struct.Watch, ptr %78, i64 0, i32 13
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i64, ptr %80, i64 3
  %82 = load i64, ptr %81, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %81, align 8
  br label %108

84:
  %85 = fneg contract double %75
  %86 = select contract i1 %13, double %75, double %85
  %87 = fcmp contract ogt double %86, 0.000000e+00
  br i1 %87, label %88, label %92

88:
  %89 = icmp eq i32 %34, -1
  %90 = fmul contract double %38, 5.000000e-01
  %91 = select i1 %89, double %90, double %38
  br label %96

92:
  %93 = icmp eq i32 %34, 1
  %94 = fmul contract double %36, 5.000000e-01
  %95 = select i1 %93, double %94, double %36
  br label %96

96:
  %97 = phi double [ %91, %88 ], [ %75, %92 ]
  %98 = phi double [ %37, %88 ], [ %54, %92 ]
  %99 = phi double [ %75, %88 ], [ %95, %92 ]
  %100 = phi double [ %54, %88 ], [ %35, %92 ]
  %101 = phi i32 [ -1, %88 ], [ 1, %92 ]
  %102 = fsub contract double %98, %100
  %103 = fmul contract double %32, 5.000000e-01
  %104 = fcmp contract ogt double %102, %103
  %105 = add nsw i32 %33, 1
  %106 = select i1 %104, i32 %105, i32 0
  %107 = fcmp contract ogt double %102, %23
  br i1 %107, label %31, label %108

108:
  %109 = phi double [ 2.000000e+00, %77 ], [ %4, %6 ], [ %98, %96 ], [ %37, %31 ]
  ret double %109
}

define internal fastcc void @lane_step_8(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 22
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 8
  %103 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %103, align 8
  ret void
}

define internal fastcc void @release_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %52 = mul nsw i64 %13, %6
  br label %85

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
  %65 = phi i64 [ %46, %45 ], [ %52, %104 ]
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %117, label %107

85:
  %86 = phi i64 [ 0, %47 ], [ %105, %104 ]
  %87 = shl nsw i64 %86, 2
  %88 = getelementptr inbounds i64, ptr %49, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %104

91:
  %92 = load ptr, ptr %50, align 8
  %93 = getelementptr inbounds i64, ptr %88, i64 1
  %94 = load i64, ptr %93, align 8
  %95 = shl nsw i64 %94, 3
  %96 = add nsw i64 %95, %6
  %97 = getelementptr inbounds double, ptr %92, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load ptr, ptr %51, align 8
  %100 = getelementptr inbounds i64, ptr %88, i64 2
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %101, %52
  %103 = getelementptr inbounds double, ptr %99, i64 %102
  store double %98, ptr %103, align 8
  br label %104

104:
  %105 = add nsw i64 %86, 1
  %106 = icmp eq i64 %105, %43
  br i1 %106, label %64, label %85

107:
  %108 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %109 = load ptr, ptr %108, align 8
  %110 = mul nsw i32 %1, 5
  %111 = add nsw i32 %110, 3
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %109, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %114, 0
  %116 = select i1 %115, i64 5, i64 %2
  br label %117

117:
  %118 = phi i64 [ %2, %81 ], [ %116, %107 ]
  %119 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %120, i64 %8
  store i64 %118, ptr %121, align 8
  store i64 -1, ptr %7, align 8
  %122 = add nsw i32 %1, 8
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %24, i64 %123
  store double 0.000000e+00, ptr %124, align 8
  ret void
}

declare i64 @llvm.smax.i64(i64, i64)
