; source c65d94d8de9755193885940c8e55e85a2d6f6d57467c1d0e450c963c4bc13cbd
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
  br i1 %21, label %1363, label %22

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
  %67 = phi i64 [ 0, %22 ], [ %1359, %1357 ]
  %68 = phi i32 [ %18, %22 ], [ %1358, %1357 ]
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
  br label %1357

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
  %663 = getelementptr inbounds <4 x double>, ptr %654, i64 %651
  %664 = load <4 x double>, ptr %663, align 32
  %665 = fmul contract <4 x double> %664, %657
  %666 = fadd contract <4 x double> %662, %665
  %667 = fmul contract <4 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <4 x double> [ %667, %659 ], [ zeroinitializer, %647 ]
  %670 = fmul contract <4 x double> %669, %657
  %671 = icmp sgt i64 %650, 0
  br i1 %671, label %672, label %716

672:
  %673 = shl nsw i64 %651, 1
  br label %674

674:
  %675 = phi i64 [ 0, %672 ], [ %714, %687 ]
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
  %711 = fadd contract <4 x double> %710, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %712 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %711
  %713 = getelementptr inbounds <4 x double>, ptr %141, i64 %675
  store <4 x double> %712, ptr %713, align 32
  %714 = add nsw i64 %675, 1
  %715 = icmp eq i64 %714, %650
  br i1 %715, label %716, label %674

716:
  %717 = mul nsw i64 %135, 18
  %718 = getelementptr inbounds <4 x double>, ptr %136, i64 %717
  %719 = icmp sgt i64 %135, 0
  br i1 %719, label %726, label %720

720:
  %721 = phi <4 x double> [ zeroinitializer, %716 ], [ %735, %726 ]
  %722 = sitofp i64 %135 to double
  %723 = insertelement <4 x double> poison, double %722, i64 0
  %724 = shufflevector <4 x double> %723, <4 x double> poison, <4 x i32> zeroinitializer
  %725 = fdiv contract <4 x double> %721, %724
  br label %738

726:
  %727 = phi i64 [ %736, %726 ], [ 0, %716 ]
  %728 = phi <4 x double> [ %735, %726 ], [ zeroinitializer, %716 ]
  %729 = getelementptr inbounds <4 x double>, ptr %718, i64 %727
  %730 = load <4 x double>, ptr %729, align 32
  %731 = getelementptr inbounds <4 x double>, ptr %141, i64 %727
  %732 = load <4 x double>, ptr %731, align 32
  %733 = fmul contract <4 x double> %730, %732
  %734 = fmul contract <4 x double> %733, %733
  %735 = fadd contract <4 x double> %728, %734
  %736 = add nsw i64 %727, 1
  %737 = icmp eq i64 %736, %135
  br i1 %737, label %720, label %726

738:
  %739 = phi i32 [ 0, %720 ], [ %744, %738 ]
  %740 = phi <4 x double> [ %725, %720 ], [ %743, %738 ]
  %741 = extractelement <4 x double> %740, i32 %739
  %742 = call contract double @llvm.sqrt.f64(double %741)
  %743 = insertelement <4 x double> %740, double %742, i32 %739
  %744 = add nsw i32 %739, 1
  %745 = icmp eq i32 %744, 4
  br i1 %745, label %746, label %738

746:
  br i1 %719, label %750, label %747

747:
  %748 = phi <4 x double> [ zeroinitializer, %746 ], [ %759, %750 ]
  %749 = fdiv contract <4 x double> %748, %724
  br label %762

750:
  %751 = phi i64 [ %760, %750 ], [ 0, %746 ]
  %752 = phi <4 x double> [ %759, %750 ], [ zeroinitializer, %746 ]
  %753 = getelementptr inbounds <4 x double>, ptr %143, i64 %751
  %754 = load <4 x double>, ptr %753, align 32
  %755 = getelementptr inbounds <4 x double>, ptr %141, i64 %751
  %756 = load <4 x double>, ptr %755, align 32
  %757 = fmul contract <4 x double> %754, %756
  %758 = fmul contract <4 x double> %757, %757
  %759 = fadd contract <4 x double> %752, %758
  %760 = add nsw i64 %751, 1
  %761 = icmp eq i64 %760, %135
  br i1 %761, label %747, label %750

762:
  %763 = phi i32 [ 0, %747 ], [ %768, %762 ]
  %764 = phi <4 x double> [ %749, %747 ], [ %767, %762 ]
  %765 = extractelement <4 x double> %764, i32 %763
  %766 = call contract double @llvm.sqrt.f64(double %765)
  %767 = insertelement <4 x double> %764, double %766, i32 %763
  %768 = add nsw i32 %763, 1
  %769 = icmp eq i32 %768, 4
  br i1 %769, label %770, label %762

770:
  %771 = load ptr, ptr %24, align 8
  br label %779

772:
  %773 = getelementptr inbounds <4 x double>, ptr %72, i64 6
  %774 = load <4 x double>, ptr %773, align 32
  %775 = fadd contract <4 x double> %774, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %775, ptr %773, align 32
  %776 = icmp eq i32 %811, 0
  br i1 %776, label %777, label %814

777:
  %778 = getelementptr inbounds <4 x double>, ptr %72, i64 4
  store <4 x double> %801, ptr %778, align 32
  br label %1159

779:
  %780 = phi i64 [ 0, %770 ], [ %812, %799 ]
  %781 = phi <4 x double> [ undef, %770 ], [ %801, %799 ]
  %782 = phi i32 [ 0, %770 ], [ %811, %799 ]
  %783 = trunc i64 %780 to i32
  %784 = extractelement <4 x double> %743, i32 %783
  %785 = fcmp contract oeq double %784, 0.000000e+00
  %786 = extractelement <4 x double> %767, i32 %783
  %787 = fcmp contract oeq double %786, 0.000000e+00
  %788 = select i1 %785, i1 %787, i1 false
  br i1 %788, label %799, label %789

789:
  %790 = extractelement <4 x double> %139, i32 %783
  %791 = fmul contract double %790, %784
  %792 = fmul contract double %784, %791
  %793 = fmul contract double %784, %784
  %794 = fmul contract double %786, 1.000000e-02
  %795 = fmul contract double %786, %794
  %796 = fadd contract double %793, %795
  %797 = call contract double @llvm.sqrt.f64(double %796)
  %798 = fdiv contract double %792, %797
  br label %799

799:
  %800 = phi contract double [ %798, %789 ], [ 0.000000e+00, %779 ]
  %801 = insertelement <4 x double> %781, double %800, i32 %783
  %802 = getelementptr inbounds i64, ptr %771, i64 %780
  %803 = load i64, ptr %802, align 8
  %804 = icmp sgt i64 %803, -1
  %805 = fcmp contract ole double %800, 1.000000e+00
  %806 = select i1 %804, i1 %805, i1 false
  %807 = zext i1 %806 to i64
  %808 = add nsw i64 %780, 16
  %809 = getelementptr inbounds i64, ptr %771, i64 %808
  store i64 %807, ptr %809, align 8
  %810 = zext i1 %806 to i32
  %811 = add i32 %782, %810
  %812 = add nsw i64 %780, 1
  %813 = icmp eq i64 %812, 4
  br i1 %813, label %772, label %779

814:
  %815 = load ptr, ptr %38, align 8
  %816 = load ptr, ptr %31, align 8
  %817 = load ptr, ptr %30, align 8
  %818 = load ptr, ptr %33, align 8
  call void %815(ptr %17, ptr %145, ptr %816, ptr %817, ptr %818)
  br i1 %719, label %822, label %832

819:
  %820 = shl i64 %135, 1
  %821 = call i64 @llvm.smax.i64(i64 %820, i64 1)
  br label %858

822:
  %823 = phi i64 [ %830, %822 ], [ 0, %814 ]
  %824 = getelementptr inbounds <4 x double>, ptr %137, i64 %823
  %825 = load <4 x double>, ptr %824, align 32
  %826 = getelementptr inbounds <4 x double>, ptr %145, i64 %823
  %827 = load <4 x double>, ptr %826, align 32
  %828 = fsub contract <4 x double> %825, %827
  %829 = getelementptr inbounds <4 x double>, ptr %143, i64 %823
  store <4 x double> %828, ptr %829, align 32
  %830 = add nsw i64 %823, 1
  %831 = icmp eq i64 %830, %135
  br i1 %831, label %819, label %822

832:
  %833 = phi <4 x double> [ zeroinitializer, %814 ], [ %864, %836 ]
  %834 = phi <4 x double> [ zeroinitializer, %814 ], [ %845, %836 ]
  %835 = fdiv contract <4 x double> %834, %724
  br label %848

836:
  %837 = phi i64 [ %846, %836 ], [ 0, %858 ]
  %838 = phi <4 x double> [ %845, %836 ], [ zeroinitializer, %858 ]
  %839 = getelementptr inbounds <4 x double>, ptr %143, i64 %837
  %840 = load <4 x double>, ptr %839, align 32
  %841 = getelementptr inbounds <4 x double>, ptr %141, i64 %837
  %842 = load <4 x double>, ptr %841, align 32
  %843 = fmul contract <4 x double> %840, %842
  %844 = fmul contract <4 x double> %843, %843
  %845 = fadd contract <4 x double> %838, %844
  %846 = add nsw i64 %837, 1
  %847 = icmp eq i64 %846, %135
  br i1 %847, label %832, label %836

848:
  %849 = phi i32 [ 0, %832 ], [ %854, %848 ]
  %850 = phi <4 x double> [ %835, %832 ], [ %853, %848 ]
  %851 = extractelement <4 x double> %850, i32 %849
  %852 = call contract double @llvm.sqrt.f64(double %851)
  %853 = insertelement <4 x double> %850, double %852, i32 %849
  %854 = add nsw i32 %849, 1
  %855 = icmp eq i32 %854, 4
  br i1 %855, label %856, label %848

856:
  %857 = load ptr, ptr %24, align 8
  br label %867

858:
  %859 = phi i64 [ %865, %858 ], [ 0, %819 ]
  %860 = phi <4 x double> [ %864, %858 ], [ zeroinitializer, %819 ]
  %861 = getelementptr inbounds <4 x double>, ptr %137, i64 %859
  %862 = load <4 x double>, ptr %861, align 32
  %863 = fmul contract <4 x double> %862, zeroinitializer
  %864 = fadd contract <4 x double> %860, %863
  %865 = add nsw i64 %859, 1
  %866 = icmp eq i64 %865, %821
  br i1 %866, label %836, label %858

867:
  %868 = phi i64 [ 0, %856 ], [ %909, %906 ]
  %869 = phi <4 x double> [ %801, %856 ], [ %908, %906 ]
  %870 = phi i32 [ %811, %856 ], [ %907, %906 ]
  %871 = add nsw i64 %868, 16
  %872 = getelementptr inbounds i64, ptr %857, i64 %871
  %873 = load i64, ptr %872, align 8
  %874 = icmp eq i64 %873, 0
  br i1 %874, label %906, label %875

875:
  %876 = trunc i64 %868 to i32
  %877 = extractelement <4 x double> %833, i32 %876
  %878 = fcmp contract une double %877, 0.000000e+00
  br i1 %878, label %879, label %882

879:
  %880 = insertelement <4 x double> %869, double 0x7FF8000000000000, i32 %876
  %881 = extractelement <4 x double> %853, i32 %876
  br label %888

882:
  %883 = extractelement <4 x double> %853, i32 %876
  %884 = extractelement <4 x double> %869, i32 %876
  %885 = fcmp contract ogt double %883, %884
  br i1 %885, label %886, label %888

886:
  %887 = insertelement <4 x double> %869, double %883, i32 %876
  br label %888

888:
  %889 = phi double [ %883, %882 ], [ %883, %886 ], [ %881, %879 ]
  %890 = phi <4 x double> [ %869, %882 ], [ %887, %886 ], [ %880, %879 ]
  %891 = extractelement <4 x double> %890, i32 %876
  %892 = fcmp contract ole double %891, 1.000000e+00
  %893 = zext i1 %892 to i64
  store i64 %893, ptr %872, align 8
  %894 = fcmp contract ogt double %889, 1.000000e+00
  %895 = add nsw i64 %868, 20
  br i1 %894, label %896, label %900

896:
  %897 = getelementptr inbounds i64, ptr %857, i64 %895
  %898 = load i64, ptr %897, align 8
  %899 = add nsw i64 %898, 1
  br label %900

900:
  %901 = phi i64 [ %899, %896 ], [ 0, %888 ]
  %902 = getelementptr inbounds i64, ptr %857, i64 %895
  store i64 %901, ptr %902, align 8
  %903 = xor i1 %892, true
  %904 = sext i1 %903 to i32
  %905 = add i32 %870, %904
  br label %906

906:
  %907 = phi i32 [ %905, %900 ], [ %870, %867 ]
  %908 = phi <4 x double> [ %890, %900 ], [ %869, %867 ]
  %909 = add nsw i64 %868, 1
  %910 = icmp eq i64 %909, 4
  br i1 %910, label %911, label %867

911:
  %912 = getelementptr inbounds <4 x double>, ptr %72, i64 4
  store <4 x double> %908, ptr %912, align 32
  %913 = icmp eq i32 %907, 0
  br i1 %913, label %1159, label %914

914:
  %915 = load i64, ptr %39, align 8
  %916 = icmp eq i64 %915, 0
  br i1 %916, label %1159, label %917

917:
  %918 = load i64, ptr %28, align 8
  %919 = load ptr, ptr %29, align 8
  %920 = load ptr, ptr %30, align 8
  %921 = load ptr, ptr %40, align 8
  %922 = load ptr, ptr %23, align 8
  %923 = getelementptr inbounds <4 x double>, ptr %922, i64 2
  %924 = load <4 x double>, ptr %923, align 32
  store <4 x double> %924, ptr %3, align 32
  %925 = getelementptr inbounds <4 x double>, ptr %922, i64 3
  %926 = load <4 x double>, ptr %925, align 32
  %927 = icmp sgt i64 %915, 0
  br i1 %927, label %928, label %930

928:
  %929 = load ptr, ptr %41, align 8
  br label %947

930:
  %931 = phi i32 [ 0, %917 ], [ %954, %947 ]
  %932 = load ptr, ptr %42, align 8
  %933 = load ptr, ptr %31, align 8
  %934 = load ptr, ptr %43, align 8
  %935 = load ptr, ptr %33, align 8
  call void %932(ptr %3, ptr %920, ptr %933, ptr %934, ptr %935)
  %936 = icmp eq i32 %931, 0
  br i1 %936, label %999, label %937

937:
  %938 = icmp sgt i64 %918, 0
  br i1 %938, label %941, label %939

939:
  %940 = fmul contract <4 x double> %926, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %957

941:
  %942 = mul nsw i64 %918, 20
  %943 = fcmp contract ogt <4 x double> %926, zeroinitializer
  %944 = select <4 x i1> %943, <4 x double> %926, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %945 = fmul contract <4 x double> %926, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %946 = fmul contract <4 x double> %926, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %966

947:
  %948 = phi i32 [ 0, %928 ], [ %954, %947 ]
  %949 = phi i64 [ 0, %928 ], [ %955, %947 ]
  %950 = getelementptr inbounds i64, ptr %929, i64 %949
  %951 = load i64, ptr %950, align 8
  %952 = icmp ne i64 %951, 0
  %953 = zext i1 %952 to i32
  %954 = or i32 %948, %953
  %955 = add nsw i64 %949, 1
  %956 = icmp eq i64 %955, %915
  br i1 %956, label %930, label %947

957:
  %958 = phi <4 x double> [ %940, %939 ], [ %945, %966 ]
  %959 = load <4 x double>, ptr %922, align 32
  %960 = fadd contract <4 x double> %958, %959
  store <4 x double> %960, ptr %4, align 32
  %961 = load ptr, ptr %42, align 8
  %962 = load ptr, ptr %40, align 8
  %963 = load ptr, ptr %31, align 8
  %964 = load ptr, ptr %44, align 8
  %965 = load ptr, ptr %33, align 8
  call void %961(ptr %4, ptr %962, ptr %963, ptr %964, ptr %965)
  br label %999

966:
  %967 = phi i64 [ 0, %941 ], [ %997, %966 ]
  %968 = add nsw i64 %967, %942
  %969 = getelementptr inbounds <4 x double>, ptr %919, i64 %968
  %970 = load <4 x double>, ptr %969, align 32
  %971 = getelementptr inbounds <4 x double>, ptr %919, i64 %967
  %972 = load <4 x double>, ptr %971, align 32
  %973 = getelementptr inbounds <4 x double>, ptr %920, i64 %967
  %974 = load <4 x double>, ptr %973, align 32
  %975 = fsub contract <4 x double> %974, %970
  %976 = fmul contract <4 x double> %970, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %977 = fmul contract <4 x double> %945, %972
  %978 = fadd contract <4 x double> %976, %977
  %979 = fmul contract <4 x double> %978, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %980 = fmul contract <4 x double> %974, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %981 = add nsw i64 %967, %918
  %982 = getelementptr inbounds <4 x double>, ptr %920, i64 %981
  %983 = load <4 x double>, ptr %982, align 32
  %984 = fmul contract <4 x double> %946, %983
  %985 = fsub contract <4 x double> %980, %984
  %986 = fmul contract <4 x double> %985, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %987 = fadd contract <4 x double> %979, %986
  %988 = getelementptr inbounds <4 x double>, ptr %921, i64 %967
  store <4 x double> %987, ptr %988, align 32
  %989 = fmul contract <4 x double> %975, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %990 = fdiv contract <4 x double> %989, %944
  %991 = fmul contract <4 x double> %972, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %992 = fsub contract <4 x double> %990, %991
  %993 = load <4 x double>, ptr %982, align 32
  %994 = fmul contract <4 x double> %993, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %995 = fsub contract <4 x double> %992, %994
  %996 = getelementptr inbounds <4 x double>, ptr %921, i64 %981
  store <4 x double> %995, ptr %996, align 32
  %997 = add nsw i64 %967, 1
  %998 = icmp eq i64 %997, %918
  br i1 %998, label %957, label %966

999:
  %1000 = shl i64 %918, 2
  %1001 = icmp sgt i64 %918, 0
  %1002 = mul nsw i64 %918, 17
  %1003 = getelementptr inbounds <4 x double>, ptr %919, i64 %1002
  %1004 = mul nsw i64 %918, 20
  %1005 = getelementptr inbounds <4 x double>, ptr %919, i64 %1004
  %1006 = shl nsw i64 %918, 1
  %1007 = or i64 %1006, 1
  %1008 = shl i64 %915, 1
  %1009 = call i64 @llvm.smax.i64(i64 %1008, i64 1)
  br label %1010

1010:
  %1011 = phi i64 [ 0, %999 ], [ %1156, %1155 ]
  %1012 = load ptr, ptr %24, align 8
  %1013 = trunc i64 %1011 to i32
  %1014 = and i64 %1011, 4294967279
  %1015 = or i64 %1014, 16
  %1016 = getelementptr inbounds i64, ptr %1012, i64 %1015
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp eq i64 %1017, 0
  br i1 %1018, label %1155, label %1019

1019:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1013)
  %1020 = load ptr, ptr %46, align 8
  %1021 = getelementptr inbounds i64, ptr %1020, i64 1
  %1022 = load i64, ptr %1021, align 8
  %1023 = load i64, ptr %47, align 8
  %1024 = icmp slt i64 %1022, %1023
  br i1 %1024, label %1025, label %1031

1025:
  %1026 = load ptr, ptr %48, align 8
  %1027 = getelementptr inbounds double, ptr %1026, i64 %1022
  %1028 = load double, ptr %1027, align 8
  %1029 = load double, ptr %49, align 8
  %1030 = fcmp contract ugt double %1028, %1029
  br i1 %1030, label %1031, label %1035

1031:
  %1032 = load double, ptr %50, align 8
  %1033 = call fastcc i32 @suspicious(ptr %45, i64 %915, double %1032)
  %1034 = icmp eq i32 %1033, 0
  br i1 %1034, label %1115, label %1035

1035:
  %1036 = load ptr, ptr %29, align 8
  %1037 = load ptr, ptr %51, align 8
  %1038 = load i64, ptr %52, align 8
  br label %1092

1039:
  %1040 = mul nsw i64 %1038, 17
  %1041 = getelementptr inbounds double, ptr %1037, i64 %1040
  br label %1042

1042:
  %1043 = phi i64 [ %1049, %1042 ], [ 0, %1039 ]
  %1044 = shl nsw i64 %1043, 2
  %1045 = add nsw i64 %1044, %1011
  %1046 = getelementptr inbounds double, ptr %1003, i64 %1045
  %1047 = load double, ptr %1046, align 8
  %1048 = getelementptr inbounds double, ptr %1041, i64 %1043
  store double %1047, ptr %1048, align 8
  %1049 = add nsw i64 %1043, 1
  %1050 = icmp eq i64 %1049, %918
  br i1 %1050, label %1051, label %1042

1051:
  %1052 = mul nsw i64 %1038, 20
  %1053 = getelementptr inbounds double, ptr %1037, i64 %1052
  br label %1054

1054:
  %1055 = phi i64 [ 0, %1051 ], [ %1061, %1054 ]
  %1056 = shl nsw i64 %1055, 2
  %1057 = add nsw i64 %1056, %1011
  %1058 = getelementptr inbounds double, ptr %1005, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds double, ptr %1053, i64 %1055
  store double %1059, ptr %1060, align 8
  %1061 = add nsw i64 %1055, 1
  %1062 = icmp eq i64 %1061, %918
  br i1 %1062, label %1063, label %1054

1063:
  %1064 = load ptr, ptr %30, align 8
  %1065 = load i64, ptr %53, align 8
  %1066 = add nsw i64 %1065, %1007
  %1067 = load ptr, ptr %54, align 8
  %1068 = icmp sgt i64 %1066, 0
  br i1 %1068, label %1069, label %1078

1069:
  %1070 = phi i64 [ %1076, %1069 ], [ 0, %1063 ]
  %1071 = shl nsw i64 %1070, 2
  %1072 = add nsw i64 %1071, %1011
  %1073 = getelementptr inbounds double, ptr %1064, i64 %1072
  %1074 = load double, ptr %1073, align 8
  %1075 = getelementptr inbounds double, ptr %1067, i64 %1070
  store double %1074, ptr %1075, align 8
  %1076 = add nsw i64 %1070, 1
  %1077 = icmp eq i64 %1076, %1066
  br i1 %1077, label %1078, label %1069

1078:
  %1079 = load ptr, ptr %31, align 8
  %1080 = load i64, ptr %55, align 8
  %1081 = load ptr, ptr %56, align 8
  %1082 = icmp sgt i64 %1080, 0
  br i1 %1082, label %1083, label %1115

1083:
  %1084 = phi i64 [ %1090, %1083 ], [ 0, %1078 ]
  %1085 = shl nsw i64 %1084, 2
  %1086 = add nsw i64 %1085, %1011
  %1087 = getelementptr inbounds double, ptr %1079, i64 %1086
  %1088 = load double, ptr %1087, align 8
  %1089 = getelementptr inbounds double, ptr %1081, i64 %1084
  store double %1088, ptr %1089, align 8
  %1090 = add nsw i64 %1084, 1
  %1091 = icmp eq i64 %1090, %1080
  br i1 %1091, label %1115, label %1083

1092:
  %1093 = phi i64 [ 0, %1035 ], [ %1114, %1113 ]
  %1094 = mul i64 %1000, %1093
  %1095 = getelementptr inbounds double, ptr %1036, i64 %1094
  %1096 = mul nsw i64 %1093, %1038
  %1097 = getelementptr inbounds double, ptr %1037, i64 %1096
  br i1 %1001, label %1098, label %1110

1098:
  %1099 = phi i64 [ %1105, %1098 ], [ 0, %1092 ]
  %1100 = shl nsw i64 %1099, 2
  %1101 = add nsw i64 %1100, %1011
  %1102 = getelementptr inbounds double, ptr %1095, i64 %1101
  %1103 = load double, ptr %1102, align 8
  %1104 = getelementptr inbounds double, ptr %1097, i64 %1099
  store double %1103, ptr %1104, align 8
  %1105 = add nsw i64 %1099, 1
  %1106 = icmp eq i64 %1105, %918
  br i1 %1106, label %1107, label %1098

1107:
  %1108 = add nsw i64 %1093, 1
  %1109 = icmp eq i64 %1108, 12
  br i1 %1109, label %1039, label %1113

1110:
  %1111 = add nsw i64 %1093, 1
  %1112 = icmp eq i64 %1111, 12
  br i1 %1112, label %1063, label %1113

1113:
  %1114 = phi i64 [ %1108, %1107 ], [ %1111, %1110 ]
  br label %1092

1115:
  %1116 = call contract fastcc double @observe(ptr %5, ptr %45)
  %1117 = fcmp contract olt double %1116, 1.000000e+00
  br i1 %1117, label %1118, label %1140

1118:
  %1119 = load double, ptr %57, align 8
  %1120 = load double, ptr %50, align 8
  %1121 = fmul contract double %1116, %1120
  %1122 = fadd contract double %1119, %1121
  %1123 = load <4 x double>, ptr %923, align 32
  %1124 = insertelement <4 x double> %1123, double %1122, i32 %1013
  store <4 x double> %1124, ptr %923, align 32
  %1125 = load i64, ptr %53, align 8
  %1126 = add nsw i64 %1125, %1007
  %1127 = icmp sgt i64 %1126, 0
  br i1 %1127, label %1128, label %1140

1128:
  %1129 = load ptr, ptr %58, align 8
  %1130 = load ptr, ptr %30, align 8
  br label %1131

1131:
  %1132 = phi i64 [ 0, %1128 ], [ %1138, %1131 ]
  %1133 = getelementptr inbounds double, ptr %1129, i64 %1132
  %1134 = load double, ptr %1133, align 8
  %1135 = shl nsw i64 %1132, 2
  %1136 = add nsw i64 %1135, %1011
  %1137 = getelementptr inbounds double, ptr %1130, i64 %1136
  store double %1134, ptr %1137, align 8
  %1138 = add nsw i64 %1132, 1
  %1139 = icmp eq i64 %1138, %1126
  br i1 %1139, label %1140, label %1131

1140:
  br i1 %927, label %1141, label %1144

1141:
  %1142 = load ptr, ptr %59, align 8
  %1143 = load ptr, ptr %60, align 8
  br label %1146

1144:
  %1145 = load ptr, ptr %46, align 8
  store i64 0, ptr %1145, align 8
  br label %1155

1146:
  %1147 = phi i64 [ 0, %1141 ], [ %1153, %1146 ]
  %1148 = getelementptr inbounds double, ptr %1142, i64 %1147
  %1149 = load double, ptr %1148, align 8
  %1150 = shl nsw i64 %1147, 2
  %1151 = add nsw i64 %1150, %1011
  %1152 = getelementptr inbounds double, ptr %1143, i64 %1151
  store double %1149, ptr %1152, align 8
  %1153 = add nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1009
  br i1 %1154, label %1144, label %1146

1155:
  %1156 = add nsw i64 %1011, 1
  %1157 = icmp eq i64 %1156, 4
  br i1 %1157, label %1158, label %1010

1158:
  br label %1159

1159:
  %1160 = load i64, ptr %28, align 8
  %1161 = load ptr, ptr %29, align 8
  %1162 = load ptr, ptr %30, align 8
  %1163 = load ptr, ptr %24, align 8
  %1164 = getelementptr inbounds i64, ptr %1163, i64 16
  %1165 = load <4 x i64>, ptr %1164, align 32
  %1166 = icmp ne <4 x i64> %1165, zeroinitializer
  %1167 = sext <4 x i1> %1166 to <4 x i64>
  %1168 = icmp sgt i64 %1160, 0
  %1169 = mul nsw i64 %1160, 20
  br i1 %1168, label %1170, label %1182

1170:
  %1171 = phi i64 [ %1180, %1170 ], [ 0, %1159 ]
  %1172 = getelementptr inbounds <4 x double>, ptr %1162, i64 %1171
  %1173 = load <4 x i64>, ptr %1172, align 32
  %1174 = and <4 x i64> %1173, %1167
  %1175 = add nsw i64 %1171, %1169
  %1176 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1175
  %1177 = load <4 x i64>, ptr %1176, align 32
  %1178 = select <4 x i1> %1166, <4 x i64> zeroinitializer, <4 x i64> %1177
  %1179 = or <4 x i64> %1178, %1174
  store <4 x i64> %1179, ptr %1176, align 32
  %1180 = add nsw i64 %1171, 1
  %1181 = icmp eq i64 %1180, %1160
  br i1 %1181, label %1207, label %1170

1182:
  %1183 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1169
  %1184 = load ptr, ptr %31, align 8
  %1185 = load i64, ptr %35, align 8
  %1186 = getelementptr inbounds <4 x double>, ptr %1184, i64 %1185
  %1187 = load i64, ptr %34, align 8
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1189, label %1204

1189:
  %1190 = phi i64 [ %1202, %1189 ], [ 0, %1182 ]
  %1191 = phi <4 x double> [ %1201, %1189 ], [ zeroinitializer, %1182 ]
  %1192 = add nsw i64 %1190, %1187
  %1193 = getelementptr inbounds <4 x double>, ptr %1183, i64 %1192
  %1194 = load <4 x i64>, ptr %1193, align 32
  %1195 = and <4 x i64> %1194, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1196 = bitcast <4 x i64> %1195 to <4 x double>
  %1197 = getelementptr inbounds <4 x double>, ptr %1186, i64 %1190
  %1198 = load <4 x double>, ptr %1197, align 32
  %1199 = fdiv contract <4 x double> %1196, %1198
  %1200 = fcmp contract ogt <4 x double> %1191, %1199
  %1201 = select <4 x i1> %1200, <4 x double> %1191, <4 x double> %1199
  %1202 = add nsw i64 %1190, 1
  %1203 = icmp eq i64 %1202, %1187
  br i1 %1203, label %1204, label %1189

1204:
  %1205 = phi <4 x double> [ zeroinitializer, %1182 ], [ %1201, %1189 ]
  %1206 = shl nsw i64 %1160, 3
  br label %1219

1207:
  %1208 = phi i64 [ %1217, %1207 ], [ 0, %1170 ]
  %1209 = add nsw i64 %1208, %1160
  %1210 = getelementptr inbounds <4 x double>, ptr %1162, i64 %1209
  %1211 = load <4 x i64>, ptr %1210, align 32
  %1212 = and <4 x i64> %1211, %1167
  %1213 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1208
  %1214 = load <4 x i64>, ptr %1213, align 32
  %1215 = select <4 x i1> %1166, <4 x i64> zeroinitializer, <4 x i64> %1214
  %1216 = or <4 x i64> %1215, %1212
  store <4 x i64> %1216, ptr %1213, align 32
  %1217 = add nsw i64 %1208, 1
  %1218 = icmp eq i64 %1217, %1160
  br i1 %1218, label %1182, label %1207

1219:
  %1220 = phi i64 [ 0, %1204 ], [ %1355, %1354 ]
  %1221 = load ptr, ptr %23, align 8
  %1222 = getelementptr inbounds double, ptr %1221, i64 %1220
  %1223 = load ptr, ptr %24, align 8
  %1224 = getelementptr inbounds i64, ptr %1223, i64 %1220
  %1225 = load i64, ptr %1224, align 8
  %1226 = icmp slt i64 %1225, 0
  br i1 %1226, label %1354, label %1227

1227:
  %1228 = getelementptr inbounds double, ptr %1222, i64 12
  %1229 = load double, ptr %1228, align 8
  %1230 = getelementptr inbounds double, ptr %1222, i64 16
  %1231 = load double, ptr %1230, align 8
  %1232 = getelementptr inbounds i64, ptr %1224, i64 16
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1235, label %1257

1235:
  %1236 = getelementptr inbounds i64, ptr %1224, i64 12
  store i64 1, ptr %1236, align 8
  %1237 = fcmp contract olt double %1231, 0x7FF0000000000000
  br i1 %1237, label %1238, label %1251

1238:
  %1239 = fcmp contract oeq double %1231, 0.000000e+00
  br i1 %1239, label %1247, label %1240

1240:
  %1241 = call contract double @llvm.sqrt.f64(double %1231)
  %1242 = call contract double @llvm.sqrt.f64(double %1241)
  %1243 = call contract double @llvm.sqrt.f64(double %1242)
  %1244 = fdiv contract double 8.500000e-01, %1243
  %1245 = call contract double @llvm.maxnum.f64(double %1244, double 0x3FD5555555555555)
  %1246 = call contract double @llvm.minnum.f64(double %1245, double 6.000000e+00)
  br label %1247

1247:
  %1248 = phi double [ %1246, %1240 ], [ 6.000000e+00, %1238 ]
  %1249 = fmul contract double %1229, %1248
  %1250 = getelementptr inbounds double, ptr %1222, i64 4
  store double %1249, ptr %1250, align 8
  br label %1354

1251:
  %1252 = fmul contract double %1229, 1.000000e-01
  %1253 = getelementptr inbounds double, ptr %1222, i64 4
  store double %1252, ptr %1253, align 8
  %1254 = getelementptr inbounds i64, ptr %1224, i64 8
  %1255 = load i64, ptr %1254, align 8
  %1256 = add nsw i64 %1255, 1
  store i64 %1256, ptr %1254, align 8
  br label %1354

1257:
  %1258 = fcmp contract oeq double %1231, 0.000000e+00
  br i1 %1258, label %1266, label %1259

1259:
  %1260 = call contract double @llvm.sqrt.f64(double %1231)
  %1261 = call contract double @llvm.sqrt.f64(double %1260)
  %1262 = call contract double @llvm.sqrt.f64(double %1261)
  %1263 = fdiv contract double 8.500000e-01, %1262
  %1264 = call contract double @llvm.maxnum.f64(double %1263, double 0x3FD5555555555555)
  %1265 = call contract double @llvm.minnum.f64(double %1264, double 6.000000e+00)
  br label %1266

1266:
  %1267 = phi double [ %1265, %1259 ], [ 6.000000e+00, %1257 ]
  %1268 = getelementptr inbounds i64, ptr %1224, i64 12
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp eq i64 %1269, 0
  %1271 = call contract double @llvm.minnum.f64(double %1267, double 1.000000e+00)
  %1272 = select i1 %1270, double %1267, double %1271
  %1273 = getelementptr inbounds double, ptr %1222, i64 8
  %1274 = load double, ptr %1273, align 8
  %1275 = load double, ptr %25, align 8
  %1276 = fcmp contract oeq double %1274, %1275
  br i1 %1276, label %1277, label %1280

1277:
  %1278 = getelementptr inbounds double, ptr %1222, i64 4
  %1279 = load double, ptr %1278, align 8
  br label %1280

1280:
  %1281 = phi contract double [ %1279, %1277 ], [ 0.000000e+00, %1266 ]
  %1282 = fmul contract double %1229, %1272
  %1283 = call contract double @llvm.maxnum.f64(double %1282, double %1281)
  %1284 = getelementptr inbounds double, ptr %1222, i64 4
  store double %1283, ptr %1284, align 8
  %1285 = getelementptr inbounds i64, ptr %1224, i64 20
  store i64 0, ptr %1285, align 8
  %1286 = getelementptr inbounds i64, ptr %1224, i64 8
  store i64 0, ptr %1286, align 8
  store i64 0, ptr %1268, align 8
  %1287 = getelementptr inbounds i64, ptr %1224, i64 4
  %1288 = load i64, ptr %1287, align 8
  %1289 = add nsw i64 %1288, 1
  store i64 %1289, ptr %1287, align 8
  %1290 = getelementptr inbounds double, ptr %1222, i64 24
  %1291 = load double, ptr %1290, align 8
  %1292 = fadd contract double %1291, 1.000000e+00
  store double %1292, ptr %1290, align 8
  store double %1274, ptr %1222, align 8
  %1293 = trunc i64 %1220 to i32
  %1294 = extractelement <4 x double> %1205, i32 %1293
  %1295 = getelementptr inbounds double, ptr %1222, i64 28
  store double %1294, ptr %1295, align 8
  %1296 = load i64, ptr %61, align 8
  %1297 = icmp sgt i64 %1296, 0
  br i1 %1297, label %1300, label %1298

1298:
  %1299 = load ptr, ptr %30, align 8
  br label %1321

1300:
  %1301 = load i64, ptr %62, align 8
  %1302 = load i64, ptr %28, align 8
  %1303 = load ptr, ptr %30, align 8
  %1304 = shl nsw i64 %1302, 1
  %1305 = or i64 %1304, 1
  %1306 = load ptr, ptr %31, align 8
  %1307 = sub i64 %1301, %1296
  br label %1308

1308:
  %1309 = phi i64 [ 0, %1300 ], [ %1319, %1308 ]
  %1310 = add nsw i64 %1305, %1309
  %1311 = shl nsw i64 %1310, 2
  %1312 = add nsw i64 %1311, %1220
  %1313 = getelementptr inbounds double, ptr %1303, i64 %1312
  %1314 = load double, ptr %1313, align 8
  %1315 = add nsw i64 %1307, %1309
  %1316 = shl nsw i64 %1315, 2
  %1317 = add nsw i64 %1316, %1220
  %1318 = getelementptr inbounds double, ptr %1306, i64 %1317
  store double %1314, ptr %1318, align 8
  %1319 = add nsw i64 %1309, 1
  %1320 = icmp eq i64 %1319, %1296
  br i1 %1320, label %1321, label %1308

1321:
  %1322 = phi ptr [ %1299, %1298 ], [ %1303, %1308 ]
  %1323 = or i64 %1220, %1206
  %1324 = getelementptr inbounds double, ptr %1322, i64 %1323
  %1325 = load double, ptr %1324, align 8
  %1326 = getelementptr inbounds double, ptr %1222, i64 20
  %1327 = load double, ptr %1326, align 8
  %1328 = fcmp contract ogt double %1325, %1327
  %1329 = fcmp contract uno double %1325, 0.000000e+00
  %1330 = or i1 %1329, %1328
  %1331 = select contract i1 %1330, double %1325, double %1327
  store double %1331, ptr %1326, align 8
  %1332 = load double, ptr %63, align 8
  %1333 = fcmp contract ugt double %1325, %1332
  %1334 = load i64, ptr %39, align 8
  %1335 = icmp eq i64 %1334, 0
  br i1 %1335, label %1351, label %1336

1336:
  %1337 = load ptr, ptr %64, align 8
  %1338 = mul nsw i64 %1220, 5
  %1339 = add nsw i64 %1338, 2
  %1340 = getelementptr inbounds i64, ptr %1337, i64 %1339
  %1341 = load i64, ptr %1340, align 8
  %1342 = icmp sgt i64 %1341, -1
  br i1 %1342, label %1343, label %1351

1343:
  %1344 = load ptr, ptr %65, align 8
  %1345 = shl nsw i64 %1341, 2
  %1346 = getelementptr inbounds i64, ptr %1344, i64 %1345
  %1347 = load i64, ptr %1346, align 8
  %1348 = icmp eq i64 %1347, 8
  %1349 = add nsw i64 %1341, 8
  %1350 = select i1 %1348, i64 %1349, i64 5
  br label %1352

1351:
  br i1 %1333, label %1352, label %1354

1352:
  %1353 = phi i64 [ %1350, %1343 ], [ 4, %1351 ]
  call fastcc void @release_4(ptr %0, i32 %1293, i64 %1353)
  br label %1354

1354:
  %1355 = add nsw i64 %1220, 1
  %1356 = icmp eq i64 %1355, 4
  br i1 %1356, label %1357, label %1219

1357:
  %1358 = phi i32 [ %133, %132 ], [ %68, %1354 ]
  %1359 = add nsw i64 %67, 1
  %1360 = icmp sge i64 %1359, %1
  %1361 = icmp eq i32 %1358, 0
  %1362 = select i1 %1360, i1 true, i1 %1361
  br i1 %1362, label %1363, label %66

1363:
  %1364 = phi i1 [ %19, %2 ], [ %1360, %1357 ]
  %1365 = zext i1 %1364 to i64
  ret i64 %1365
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
  br i1 %17, label %523, label %96

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
  %75 = icmp eq i64 %74, 8
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
  br label %146

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
  br i1 %127, label %128, label %143

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
  %144 = phi <4 x double> [ zeroinitializer, %113 ], [ %140, %128 ]
  %145 = icmp sgt i64 %97, 0
  br label %310

146:
  %147 = phi i64 [ 0, %96 ], [ %186, %185 ]
  %148 = shl nsw i64 1, %147
  %149 = and i64 %148, %90
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %185, label %151

151:
  %152 = load i64, ptr %111, align 8
  %153 = icmp sgt i64 %152, 0
  br i1 %153, label %156, label %154

154:
  %155 = load ptr, ptr %107, align 8
  br label %177

156:
  %157 = load i64, ptr %9, align 8
  %158 = load i64, ptr %8, align 8
  %159 = load ptr, ptr %107, align 8
  %160 = shl nsw i64 %158, 1
  %161 = or i64 %160, 1
  %162 = load ptr, ptr %13, align 8
  %163 = sub i64 %157, %152
  br label %164

164:
  %165 = phi i64 [ 0, %156 ], [ %175, %164 ]
  %166 = add nsw i64 %161, %165
  %167 = shl nsw i64 %166, 2
  %168 = add nsw i64 %167, %147
  %169 = getelementptr inbounds double, ptr %159, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = add nsw i64 %163, %165
  %172 = shl nsw i64 %171, 2
  %173 = add nsw i64 %172, %147
  %174 = getelementptr inbounds double, ptr %162, i64 %173
  store double %170, ptr %174, align 8
  %175 = add nsw i64 %165, 1
  %176 = icmp eq i64 %175, %152
  br i1 %176, label %177, label %164

177:
  %178 = phi ptr [ %155, %154 ], [ %159, %164 ]
  %179 = add nsw i64 %147, %112
  %180 = getelementptr inbounds double, ptr %178, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = load ptr, ptr %14, align 8
  %183 = add nsw i64 %147, 20
  %184 = getelementptr inbounds double, ptr %182, i64 %183
  store double %181, ptr %184, align 8
  br label %185

185:
  %186 = add nsw i64 %147, 1
  %187 = icmp eq i64 %186, 4
  br i1 %187, label %113, label %146

188:
  %189 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %190 = load double, ptr %189, align 8
  %191 = load double, ptr %15, align 8
  %192 = fsub contract double %190, %191
  %193 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %194 = load double, ptr %193, align 8
  %195 = call contract double @llvm.minnum.f64(double %194, double %192)
  %196 = fmul contract double %195, 1.000000e-03
  %197 = fadd contract double %196, 0.000000e+00
  %198 = insertelement <4 x double> poison, double %197, i64 0
  %199 = load i64, ptr %8, align 8
  %200 = bitcast <4 x double> %198 to <4 x i64>
  %201 = and <4 x i64> %200, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %202 = bitcast <4 x i64> %201 to <4 x double>
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <4 x i32> zeroinitializer
  %204 = icmp eq i64 %126, 0
  br i1 %204, label %214, label %205

205:
  %206 = load ptr, ptr %14, align 8
  %207 = getelementptr inbounds <4 x double>, ptr %206, i64 7
  %208 = load <4 x double>, ptr %207, align 32
  %209 = getelementptr inbounds <4 x double>, ptr %124, i64 %126
  %210 = load <4 x double>, ptr %209, align 32
  %211 = fmul contract <4 x double> %203, %210
  %212 = fadd contract <4 x double> %208, %211
  %213 = fmul contract <4 x double> %212, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %214

214:
  %215 = phi contract <4 x double> [ %213, %205 ], [ zeroinitializer, %188 ]
  %216 = fmul contract <4 x double> %203, %215
  %217 = icmp sgt i64 %199, 0
  br i1 %217, label %218, label %257

218:
  %219 = shl nsw i64 %126, 1
  %220 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %221 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %222

222:
  %223 = phi i64 [ 0, %218 ], [ %255, %235 ]
  %224 = icmp slt i64 %223, %126
  br i1 %224, label %229, label %225

225:
  %226 = icmp slt i64 %223, %219
  br i1 %226, label %227, label %235

227:
  %228 = sub nsw i64 %223, %126
  br label %229

229:
  %230 = phi i64 [ %228, %227 ], [ %223, %222 ]
  %231 = phi <4 x double> [ %215, %227 ], [ %216, %222 ]
  %232 = getelementptr inbounds <4 x double>, ptr %124, i64 %230
  %233 = load <4 x double>, ptr %232, align 32
  %234 = fmul contract <4 x double> %231, %233
  br label %235

235:
  %236 = phi contract <4 x double> [ zeroinitializer, %225 ], [ %234, %229 ]
  %237 = getelementptr inbounds <4 x double>, ptr %100, i64 %223
  %238 = load <4 x i64>, ptr %237, align 32
  %239 = and <4 x i64> %238, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %240 = bitcast <4 x i64> %239 to <4 x double>
  %241 = load ptr, ptr %220, align 8
  %242 = getelementptr inbounds double, ptr %241, i64 %223
  %243 = load double, ptr %242, align 8
  %244 = insertelement <4 x double> poison, double %243, i64 0
  %245 = shufflevector <4 x double> %244, <4 x double> poison, <4 x i32> zeroinitializer
  %246 = load double, ptr %221, align 8
  %247 = insertelement <4 x double> poison, double %246, i64 0
  %248 = shufflevector <4 x double> %247, <4 x double> poison, <4 x i32> zeroinitializer
  %249 = fadd contract <4 x double> %236, %240
  %250 = fmul contract <4 x double> %249, %248
  %251 = fadd contract <4 x double> %245, %250
  %252 = fadd contract <4 x double> %251, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %253 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %252
  %254 = getelementptr inbounds <4 x double>, ptr %117, i64 %223
  store <4 x double> %253, ptr %254, align 32
  %255 = add nsw i64 %223, 1
  %256 = icmp eq i64 %255, %199
  br i1 %256, label %257, label %222

257:
  br i1 %145, label %264, label %258

258:
  %259 = phi <4 x double> [ zeroinitializer, %257 ], [ %273, %264 ]
  %260 = sitofp i64 %97 to double
  %261 = insertelement <4 x double> poison, double %260, i64 0
  %262 = shufflevector <4 x double> %261, <4 x double> poison, <4 x i32> zeroinitializer
  %263 = fdiv contract <4 x double> %259, %262
  br label %276

264:
  %265 = phi i64 [ %274, %264 ], [ 0, %257 ]
  %266 = phi <4 x double> [ %273, %264 ], [ zeroinitializer, %257 ]
  %267 = getelementptr inbounds <4 x double>, ptr %100, i64 %265
  %268 = load <4 x double>, ptr %267, align 32
  %269 = getelementptr inbounds <4 x double>, ptr %117, i64 %265
  %270 = load <4 x double>, ptr %269, align 32
  %271 = fmul contract <4 x double> %268, %270
  %272 = fmul contract <4 x double> %271, %271
  %273 = fadd contract <4 x double> %266, %272
  %274 = add nsw i64 %265, 1
  %275 = icmp eq i64 %274, %97
  br i1 %275, label %258, label %264

276:
  %277 = phi i32 [ 0, %258 ], [ %282, %276 ]
  %278 = phi <4 x double> [ %263, %258 ], [ %281, %276 ]
  %279 = extractelement <4 x double> %278, i32 %277
  %280 = call contract double @llvm.sqrt.f64(double %279)
  %281 = insertelement <4 x double> %278, double %280, i32 %277
  %282 = add nsw i32 %277, 1
  %283 = icmp eq i32 %282, 4
  br i1 %283, label %284, label %276

284:
  br i1 %145, label %288, label %285

285:
  %286 = phi <4 x double> [ zeroinitializer, %284 ], [ %297, %288 ]
  %287 = fdiv contract <4 x double> %286, %262
  br label %300

288:
  %289 = phi i64 [ %298, %288 ], [ 0, %284 ]
  %290 = phi <4 x double> [ %297, %288 ], [ zeroinitializer, %284 ]
  %291 = getelementptr inbounds <4 x double>, ptr %98, i64 %289
  %292 = load <4 x double>, ptr %291, align 32
  %293 = getelementptr inbounds <4 x double>, ptr %117, i64 %289
  %294 = load <4 x double>, ptr %293, align 32
  %295 = fmul contract <4 x double> %292, %294
  %296 = fmul contract <4 x double> %295, %295
  %297 = fadd contract <4 x double> %290, %296
  %298 = add nsw i64 %289, 1
  %299 = icmp eq i64 %298, %97
  br i1 %299, label %285, label %288

300:
  %301 = phi i32 [ 0, %285 ], [ %306, %300 ]
  %302 = phi <4 x double> [ %287, %285 ], [ %305, %300 ]
  %303 = extractelement <4 x double> %302, i32 %301
  %304 = call contract double @llvm.sqrt.f64(double %303)
  %305 = insertelement <4 x double> %302, double %304, i32 %301
  %306 = add nsw i32 %301, 1
  %307 = icmp eq i32 %306, 4
  br i1 %307, label %308, label %300

308:
  %309 = fmul contract double %195, 0x3EB0C6F7A0B5ED8D
  br label %338

310:
  %311 = phi i64 [ 0, %143 ], [ %335, %334 ]
  %312 = shl nsw i64 1, %311
  %313 = and i64 %312, %90
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %334, label %315

315:
  %316 = trunc i64 %311 to i32
  %317 = extractelement <4 x double> %144, i32 %316
  %318 = load ptr, ptr %14, align 8
  %319 = and i64 %311, 4294967267
  %320 = or i64 %319, 28
  %321 = getelementptr inbounds double, ptr %318, i64 %320
  store double %317, ptr %321, align 8
  br i1 %145, label %322, label %334

322:
  %323 = load ptr, ptr %11, align 8
  br label %324

324:
  %325 = phi i64 [ 0, %322 ], [ %332, %324 ]
  %326 = getelementptr inbounds <4 x double>, ptr %115, i64 %325
  %327 = load <4 x double>, ptr %326, align 32
  %328 = extractelement <4 x double> %327, i32 %316
  %329 = shl nsw i64 %325, 2
  %330 = add nsw i64 %329, %311
  %331 = getelementptr inbounds double, ptr %323, i64 %330
  store double %328, ptr %331, align 8
  %332 = add nsw i64 %325, 1
  %333 = icmp eq i64 %332, %97
  br i1 %333, label %334, label %324

334:
  %335 = add nsw i64 %311, 1
  %336 = icmp eq i64 %335, 4
  br i1 %336, label %188, label %310

337:
  br i1 %145, label %361, label %372

338:
  %339 = phi <4 x double> [ undef, %308 ], [ %352, %349 ]
  %340 = phi i32 [ 0, %308 ], [ %353, %349 ]
  %341 = extractelement <4 x double> %281, i32 %340
  %342 = fcmp contract olt double %341, 1.000000e-05
  br i1 %342, label %349, label %343

343:
  %344 = extractelement <4 x double> %305, i32 %340
  %345 = fcmp contract olt double %344, 1.000000e-05
  br i1 %345, label %349, label %346

346:
  %347 = fmul contract double %341, 1.000000e-02
  %348 = fdiv contract double %347, %344
  br label %349

349:
  %350 = phi contract double [ %348, %346 ], [ %309, %343 ], [ %309, %338 ]
  %351 = call contract double @llvm.minnum.f64(double %350, double %195)
  %352 = insertelement <4 x double> %339, double %351, i32 %340
  %353 = add nsw i32 %340, 1
  %354 = icmp eq i32 %353, 4
  br i1 %354, label %337, label %338

355:
  %356 = load <4 x double>, ptr %2, align 32
  %357 = fadd contract <4 x double> %352, %356
  store <4 x double> %357, ptr %2, align 32
  %358 = load ptr, ptr %0, align 8
  %359 = load ptr, ptr %13, align 8
  %360 = load ptr, ptr %109, align 8
  call void %358(ptr %2, ptr %116, ptr %359, ptr %115, ptr %360)
  br label %401

361:
  %362 = phi i64 [ %370, %361 ], [ 0, %337 ]
  %363 = getelementptr inbounds <4 x double>, ptr %100, i64 %362
  %364 = load <4 x double>, ptr %363, align 32
  %365 = getelementptr inbounds <4 x double>, ptr %98, i64 %362
  %366 = load <4 x double>, ptr %365, align 32
  %367 = fmul contract <4 x double> %352, %366
  %368 = fadd contract <4 x double> %364, %367
  %369 = getelementptr inbounds <4 x double>, ptr %116, i64 %362
  store <4 x double> %368, ptr %369, align 32
  %370 = add nsw i64 %362, 1
  %371 = icmp eq i64 %370, %97
  br i1 %371, label %355, label %361

372:
  %373 = load <4 x double>, ptr %2, align 32
  %374 = fadd contract <4 x double> %352, %373
  store <4 x double> %374, ptr %2, align 32
  %375 = load ptr, ptr %0, align 8
  %376 = load ptr, ptr %13, align 8
  %377 = load ptr, ptr %109, align 8
  call void %375(ptr %2, ptr %116, ptr %376, ptr %115, ptr %377)
  br label %378

378:
  %379 = phi <4 x double> [ zeroinitializer, %372 ], [ %390, %381 ]
  %380 = fdiv contract <4 x double> %379, %262
  br label %393

381:
  %382 = phi i64 [ %391, %381 ], [ 0, %401 ]
  %383 = phi <4 x double> [ %390, %381 ], [ zeroinitializer, %401 ]
  %384 = getelementptr inbounds <4 x double>, ptr %115, i64 %382
  %385 = load <4 x double>, ptr %384, align 32
  %386 = getelementptr inbounds <4 x double>, ptr %117, i64 %382
  %387 = load <4 x double>, ptr %386, align 32
  %388 = fmul contract <4 x double> %385, %387
  %389 = fmul contract <4 x double> %388, %388
  %390 = fadd contract <4 x double> %383, %389
  %391 = add nsw i64 %382, 1
  %392 = icmp eq i64 %391, %97
  br i1 %392, label %378, label %381

393:
  %394 = phi i32 [ 0, %378 ], [ %399, %393 ]
  %395 = phi <4 x double> [ %380, %378 ], [ %398, %393 ]
  %396 = extractelement <4 x double> %395, i32 %394
  %397 = call contract double @llvm.sqrt.f64(double %396)
  %398 = insertelement <4 x double> %395, double %397, i32 %394
  %399 = add nsw i32 %394, 1
  %400 = icmp eq i32 %399, 4
  br i1 %400, label %422, label %393

401:
  %402 = phi i64 [ %408, %401 ], [ 0, %355 ]
  %403 = getelementptr inbounds <4 x double>, ptr %98, i64 %402
  %404 = load <4 x double>, ptr %403, align 32
  %405 = getelementptr inbounds <4 x double>, ptr %115, i64 %402
  %406 = load <4 x double>, ptr %405, align 32
  %407 = fsub contract <4 x double> %406, %404
  store <4 x double> %407, ptr %405, align 32
  %408 = add nsw i64 %402, 1
  %409 = icmp eq i64 %408, %97
  br i1 %409, label %381, label %401

410:
  %411 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %412 = load i64, ptr %411, align 8
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %522, label %414

414:
  %415 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %416 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %417 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %418 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %419 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %420 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %421 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  br label %457

422:
  %423 = phi i64 [ %455, %454 ], [ 0, %393 ]
  %424 = shl nsw i64 1, %423
  %425 = and i64 %424, %90
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %454, label %427

427:
  %428 = trunc i64 %423 to i32
  %429 = extractelement <4 x double> %305, i32 %428
  %430 = extractelement <4 x double> %398, i32 %428
  %431 = extractelement <4 x double> %352, i32 %428
  %432 = fdiv contract double %430, %431
  %433 = call contract double @llvm.maxnum.f64(double %429, double %432)
  %434 = fmul contract double %195, %433
  %435 = fcmp contract ugt double %434, 1.000000e-15
  br i1 %435, label %439, label %436

436:
  %437 = fmul contract double %431, 1.000000e-03
  %438 = call contract double @llvm.maxnum.f64(double %309, double %437)
  br label %444

439:
  %440 = fdiv contract double 1.000000e-02, %433
  %441 = call contract double @llvm.sqrt.f64(double %440)
  %442 = call contract double @llvm.sqrt.f64(double %441)
  %443 = call contract double @llvm.sqrt.f64(double %442)
  br label %444

444:
  %445 = phi contract double [ %438, %436 ], [ %443, %439 ]
  %446 = fmul contract double %431, 1.000000e+02
  %447 = call contract double @llvm.minnum.f64(double %446, double %445)
  %448 = call contract double @llvm.minnum.f64(double %447, double %195)
  %449 = load ptr, ptr %14, align 8
  %450 = add nsw i64 %423, 4
  %451 = getelementptr inbounds double, ptr %449, i64 %450
  store double %448, ptr %451, align 8
  %452 = add nsw i64 %423, 24
  %453 = getelementptr inbounds double, ptr %449, i64 %452
  store double 3.000000e+00, ptr %453, align 8
  br label %454

454:
  %455 = add nsw i64 %423, 1
  %456 = icmp eq i64 %455, 4
  br i1 %456, label %410, label %422

457:
  %458 = phi i64 [ 0, %414 ], [ %520, %519 ]
  %459 = shl nsw i64 1, %458
  %460 = and i64 %459, %90
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %519, label %462

462:
  %463 = trunc i64 %458 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %463)
  %464 = load ptr, ptr %13, align 8
  %465 = load i64, ptr %415, align 8
  %466 = load ptr, ptr %416, align 8
  %467 = icmp sgt i64 %465, 0
  br i1 %467, label %468, label %477

468:
  %469 = phi i64 [ %475, %468 ], [ 0, %462 ]
  %470 = shl nsw i64 %469, 2
  %471 = add nsw i64 %470, %458
  %472 = getelementptr inbounds double, ptr %464, i64 %471
  %473 = load double, ptr %472, align 8
  %474 = getelementptr inbounds double, ptr %466, i64 %469
  store double %473, ptr %474, align 8
  %475 = add nsw i64 %469, 1
  %476 = icmp eq i64 %475, %465
  br i1 %476, label %477, label %468

477:
  %478 = load ptr, ptr %417, align 8
  br i1 %145, label %479, label %500

479:
  %480 = phi i64 [ %486, %479 ], [ 0, %477 ]
  %481 = shl nsw i64 %480, 2
  %482 = add nsw i64 %481, %458
  %483 = getelementptr inbounds double, ptr %100, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = getelementptr inbounds double, ptr %478, i64 %480
  store double %484, ptr %485, align 8
  %486 = add nsw i64 %480, 1
  %487 = icmp eq i64 %486, %97
  br i1 %487, label %488, label %479

488:
  %489 = load ptr, ptr %11, align 8
  %490 = getelementptr inbounds double, ptr %478, i64 %97
  br label %491

491:
  %492 = phi i64 [ 0, %488 ], [ %498, %491 ]
  %493 = shl nsw i64 %492, 2
  %494 = add nsw i64 %493, %458
  %495 = getelementptr inbounds double, ptr %489, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds double, ptr %490, i64 %492
  store double %496, ptr %497, align 8
  %498 = add nsw i64 %492, 1
  %499 = icmp eq i64 %498, %97
  br i1 %499, label %500, label %491

500:
  %501 = load ptr, ptr %419, align 8
  store i64 0, ptr %501, align 8
  call fastcc void @begin_watch(ptr %3, ptr %418)
  %502 = load i64, ptr %411, align 8
  %503 = icmp sgt i64 %502, 0
  br i1 %503, label %504, label %509

504:
  %505 = shl i64 %502, 1
  %506 = load ptr, ptr %420, align 8
  %507 = load ptr, ptr %421, align 8
  %508 = call i64 @llvm.smax.i64(i64 %505, i64 1)
  br label %510

509:
  br label %519

510:
  %511 = phi i64 [ 0, %504 ], [ %517, %510 ]
  %512 = getelementptr inbounds double, ptr %506, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = shl nsw i64 %511, 2
  %515 = add nsw i64 %514, %458
  %516 = getelementptr inbounds double, ptr %507, i64 %515
  store double %513, ptr %516, align 8
  %517 = add nsw i64 %511, 1
  %518 = icmp eq i64 %517, %508
  br i1 %518, label %509, label %510

519:
  %520 = add nsw i64 %458, 1
  %521 = icmp eq i64 %520, 4
  br i1 %521, label %522, label %457

522:
  br label %523

523:
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
  br i1 %21, label %1363, label %22

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
  %67 = phi i64 [ 0, %22 ], [ %1359, %1357 ]
  %68 = phi i32 [ %18, %22 ], [ %1358, %1357 ]
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
  br label %1357

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
  %663 = getelementptr inbounds <8 x double>, ptr %654, i64 %651
  %664 = load <8 x double>, ptr %663, align 64
  %665 = fmul contract <8 x double> %664, %657
  %666 = fadd contract <8 x double> %662, %665
  %667 = fmul contract <8 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <8 x double> [ %667, %659 ], [ zeroinitializer, %647 ]
  %670 = fmul contract <8 x double> %669, %657
  %671 = icmp sgt i64 %650, 0
  br i1 %671, label %672, label %716

672:
  %673 = shl nsw i64 %651, 1
  br label %674

674:
  %675 = phi i64 [ 0, %672 ], [ %714, %687 ]
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
  %711 = fadd contract <8 x double> %710, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %712 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %711
  %713 = getelementptr inbounds <8 x double>, ptr %141, i64 %675
  store <8 x double> %712, ptr %713, align 64
  %714 = add nsw i64 %675, 1
  %715 = icmp eq i64 %714, %650
  br i1 %715, label %716, label %674

716:
  %717 = mul nsw i64 %135, 18
  %718 = getelementptr inbounds <8 x double>, ptr %136, i64 %717
  %719 = icmp sgt i64 %135, 0
  br i1 %719, label %726, label %720

720:
  %721 = phi <8 x double> [ zeroinitializer, %716 ], [ %735, %726 ]
  %722 = sitofp i64 %135 to double
  %723 = insertelement <8 x double> poison, double %722, i64 0
  %724 = shufflevector <8 x double> %723, <8 x double> poison, <8 x i32> zeroinitializer
  %725 = fdiv contract <8 x double> %721, %724
  br label %738

726:
  %727 = phi i64 [ %736, %726 ], [ 0, %716 ]
  %728 = phi <8 x double> [ %735, %726 ], [ zeroinitializer, %716 ]
  %729 = getelementptr inbounds <8 x double>, ptr %718, i64 %727
  %730 = load <8 x double>, ptr %729, align 64
  %731 = getelementptr inbounds <8 x double>, ptr %141, i64 %727
  %732 = load <8 x double>, ptr %731, align 64
  %733 = fmul contract <8 x double> %730, %732
  %734 = fmul contract <8 x double> %733, %733
  %735 = fadd contract <8 x double> %728, %734
  %736 = add nsw i64 %727, 1
  %737 = icmp eq i64 %736, %135
  br i1 %737, label %720, label %726

738:
  %739 = phi i32 [ 0, %720 ], [ %744, %738 ]
  %740 = phi <8 x double> [ %725, %720 ], [ %743, %738 ]
  %741 = extractelement <8 x double> %740, i32 %739
  %742 = call contract double @llvm.sqrt.f64(double %741)
  %743 = insertelement <8 x double> %740, double %742, i32 %739
  %744 = add nsw i32 %739, 1
  %745 = icmp eq i32 %744, 8
  br i1 %745, label %746, label %738

746:
  br i1 %719, label %750, label %747

747:
  %748 = phi <8 x double> [ zeroinitializer, %746 ], [ %759, %750 ]
  %749 = fdiv contract <8 x double> %748, %724
  br label %762

750:
  %751 = phi i64 [ %760, %750 ], [ 0, %746 ]
  %752 = phi <8 x double> [ %759, %750 ], [ zeroinitializer, %746 ]
  %753 = getelementptr inbounds <8 x double>, ptr %143, i64 %751
  %754 = load <8 x double>, ptr %753, align 64
  %755 = getelementptr inbounds <8 x double>, ptr %141, i64 %751
  %756 = load <8 x double>, ptr %755, align 64
  %757 = fmul contract <8 x double> %754, %756
  %758 = fmul contract <8 x double> %757, %757
  %759 = fadd contract <8 x double> %752, %758
  %760 = add nsw i64 %751, 1
  %761 = icmp eq i64 %760, %135
  br i1 %761, label %747, label %750

762:
  %763 = phi i32 [ 0, %747 ], [ %768, %762 ]
  %764 = phi <8 x double> [ %749, %747 ], [ %767, %762 ]
  %765 = extractelement <8 x double> %764, i32 %763
  %766 = call contract double @llvm.sqrt.f64(double %765)
  %767 = insertelement <8 x double> %764, double %766, i32 %763
  %768 = add nsw i32 %763, 1
  %769 = icmp eq i32 %768, 8
  br i1 %769, label %770, label %762

770:
  %771 = load ptr, ptr %24, align 8
  br label %779

772:
  %773 = getelementptr inbounds <8 x double>, ptr %72, i64 6
  %774 = load <8 x double>, ptr %773, align 64
  %775 = fadd contract <8 x double> %774, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %775, ptr %773, align 64
  %776 = icmp eq i32 %811, 0
  br i1 %776, label %777, label %814

777:
  %778 = getelementptr inbounds <8 x double>, ptr %72, i64 4
  store <8 x double> %801, ptr %778, align 64
  br label %1159

779:
  %780 = phi i64 [ 0, %770 ], [ %812, %799 ]
  %781 = phi <8 x double> [ undef, %770 ], [ %801, %799 ]
  %782 = phi i32 [ 0, %770 ], [ %811, %799 ]
  %783 = trunc i64 %780 to i32
  %784 = extractelement <8 x double> %743, i32 %783
  %785 = fcmp contract oeq double %784, 0.000000e+00
  %786 = extractelement <8 x double> %767, i32 %783
  %787 = fcmp contract oeq double %786, 0.000000e+00
  %788 = select i1 %785, i1 %787, i1 false
  br i1 %788, label %799, label %789

789:
  %790 = extractelement <8 x double> %139, i32 %783
  %791 = fmul contract double %790, %784
  %792 = fmul contract double %784, %791
  %793 = fmul contract double %784, %784
  %794 = fmul contract double %786, 1.000000e-02
  %795 = fmul contract double %786, %794
  %796 = fadd contract double %793, %795
  %797 = call contract double @llvm.sqrt.f64(double %796)
  %798 = fdiv contract double %792, %797
  br label %799

799:
  %800 = phi contract double [ %798, %789 ], [ 0.000000e+00, %779 ]
  %801 = insertelement <8 x double> %781, double %800, i32 %783
  %802 = getelementptr inbounds i64, ptr %771, i64 %780
  %803 = load i64, ptr %802, align 8
  %804 = icmp sgt i64 %803, -1
  %805 = fcmp contract ole double %800, 1.000000e+00
  %806 = select i1 %804, i1 %805, i1 false
  %807 = zext i1 %806 to i64
  %808 = add nsw i64 %780, 32
  %809 = getelementptr inbounds i64, ptr %771, i64 %808
  store i64 %807, ptr %809, align 8
  %810 = zext i1 %806 to i32
  %811 = add i32 %782, %810
  %812 = add nsw i64 %780, 1
  %813 = icmp eq i64 %812, 8
  br i1 %813, label %772, label %779

814:
  %815 = load ptr, ptr %38, align 8
  %816 = load ptr, ptr %31, align 8
  %817 = load ptr, ptr %30, align 8
  %818 = load ptr, ptr %33, align 8
  call void %815(ptr %17, ptr %145, ptr %816, ptr %817, ptr %818)
  br i1 %719, label %822, label %832

819:
  %820 = shl i64 %135, 1
  %821 = call i64 @llvm.smax.i64(i64 %820, i64 1)
  br label %858

822:
  %823 = phi i64 [ %830, %822 ], [ 0, %814 ]
  %824 = getelementptr inbounds <8 x double>, ptr %137, i64 %823
  %825 = load <8 x double>, ptr %824, align 64
  %826 = getelementptr inbounds <8 x double>, ptr %145, i64 %823
  %827 = load <8 x double>, ptr %826, align 64
  %828 = fsub contract <8 x double> %825, %827
  %829 = getelementptr inbounds <8 x double>, ptr %143, i64 %823
  store <8 x double> %828, ptr %829, align 64
  %830 = add nsw i64 %823, 1
  %831 = icmp eq i64 %830, %135
  br i1 %831, label %819, label %822

832:
  %833 = phi <8 x double> [ zeroinitializer, %814 ], [ %864, %836 ]
  %834 = phi <8 x double> [ zeroinitializer, %814 ], [ %845, %836 ]
  %835 = fdiv contract <8 x double> %834, %724
  br label %848

836:
  %837 = phi i64 [ %846, %836 ], [ 0, %858 ]
  %838 = phi <8 x double> [ %845, %836 ], [ zeroinitializer, %858 ]
  %839 = getelementptr inbounds <8 x double>, ptr %143, i64 %837
  %840 = load <8 x double>, ptr %839, align 64
  %841 = getelementptr inbounds <8 x double>, ptr %141, i64 %837
  %842 = load <8 x double>, ptr %841, align 64
  %843 = fmul contract <8 x double> %840, %842
  %844 = fmul contract <8 x double> %843, %843
  %845 = fadd contract <8 x double> %838, %844
  %846 = add nsw i64 %837, 1
  %847 = icmp eq i64 %846, %135
  br i1 %847, label %832, label %836

848:
  %849 = phi i32 [ 0, %832 ], [ %854, %848 ]
  %850 = phi <8 x double> [ %835, %832 ], [ %853, %848 ]
  %851 = extractelement <8 x double> %850, i32 %849
  %852 = call contract double @llvm.sqrt.f64(double %851)
  %853 = insertelement <8 x double> %850, double %852, i32 %849
  %854 = add nsw i32 %849, 1
  %855 = icmp eq i32 %854, 8
  br i1 %855, label %856, label %848

856:
  %857 = load ptr, ptr %24, align 8
  br label %867

858:
  %859 = phi i64 [ %865, %858 ], [ 0, %819 ]
  %860 = phi <8 x double> [ %864, %858 ], [ zeroinitializer, %819 ]
  %861 = getelementptr inbounds <8 x double>, ptr %137, i64 %859
  %862 = load <8 x double>, ptr %861, align 64
  %863 = fmul contract <8 x double> %862, zeroinitializer
  %864 = fadd contract <8 x double> %860, %863
  %865 = add nsw i64 %859, 1
  %866 = icmp eq i64 %865, %821
  br i1 %866, label %836, label %858

867:
  %868 = phi i64 [ 0, %856 ], [ %909, %906 ]
  %869 = phi <8 x double> [ %801, %856 ], [ %908, %906 ]
  %870 = phi i32 [ %811, %856 ], [ %907, %906 ]
  %871 = add nsw i64 %868, 32
  %872 = getelementptr inbounds i64, ptr %857, i64 %871
  %873 = load i64, ptr %872, align 8
  %874 = icmp eq i64 %873, 0
  br i1 %874, label %906, label %875

875:
  %876 = trunc i64 %868 to i32
  %877 = extractelement <8 x double> %833, i32 %876
  %878 = fcmp contract une double %877, 0.000000e+00
  br i1 %878, label %879, label %882

879:
  %880 = insertelement <8 x double> %869, double 0x7FF8000000000000, i32 %876
  %881 = extractelement <8 x double> %853, i32 %876
  br label %888

882:
  %883 = extractelement <8 x double> %853, i32 %876
  %884 = extractelement <8 x double> %869, i32 %876
  %885 = fcmp contract ogt double %883, %884
  br i1 %885, label %886, label %888

886:
  %887 = insertelement <8 x double> %869, double %883, i32 %876
  br label %888

888:
  %889 = phi double [ %883, %882 ], [ %883, %886 ], [ %881, %879 ]
  %890 = phi <8 x double> [ %869, %882 ], [ %887, %886 ], [ %880, %879 ]
  %891 = extractelement <8 x double> %890, i32 %876
  %892 = fcmp contract ole double %891, 1.000000e+00
  %893 = zext i1 %892 to i64
  store i64 %893, ptr %872, align 8
  %894 = fcmp contract ogt double %889, 1.000000e+00
  %895 = add nsw i64 %868, 40
  br i1 %894, label %896, label %900

896:
  %897 = getelementptr inbounds i64, ptr %857, i64 %895
  %898 = load i64, ptr %897, align 8
  %899 = add nsw i64 %898, 1
  br label %900

900:
  %901 = phi i64 [ %899, %896 ], [ 0, %888 ]
  %902 = getelementptr inbounds i64, ptr %857, i64 %895
  store i64 %901, ptr %902, align 8
  %903 = xor i1 %892, true
  %904 = sext i1 %903 to i32
  %905 = add i32 %870, %904
  br label %906

906:
  %907 = phi i32 [ %905, %900 ], [ %870, %867 ]
  %908 = phi <8 x double> [ %890, %900 ], [ %869, %867 ]
  %909 = add nsw i64 %868, 1
  %910 = icmp eq i64 %909, 8
  br i1 %910, label %911, label %867

911:
  %912 = getelementptr inbounds <8 x double>, ptr %72, i64 4
  store <8 x double> %908, ptr %912, align 64
  %913 = icmp eq i32 %907, 0
  br i1 %913, label %1159, label %914

914:
  %915 = load i64, ptr %39, align 8
  %916 = icmp eq i64 %915, 0
  br i1 %916, label %1159, label %917

917:
  %918 = load i64, ptr %28, align 8
  %919 = load ptr, ptr %29, align 8
  %920 = load ptr, ptr %30, align 8
  %921 = load ptr, ptr %40, align 8
  %922 = load ptr, ptr %23, align 8
  %923 = getelementptr inbounds <8 x double>, ptr %922, i64 2
  %924 = load <8 x double>, ptr %923, align 64
  store <8 x double> %924, ptr %3, align 64
  %925 = getelementptr inbounds <8 x double>, ptr %922, i64 3
  %926 = load <8 x double>, ptr %925, align 64
  %927 = icmp sgt i64 %915, 0
  br i1 %927, label %928, label %930

928:
  %929 = load ptr, ptr %41, align 8
  br label %947

930:
  %931 = phi i32 [ 0, %917 ], [ %954, %947 ]
  %932 = load ptr, ptr %42, align 8
  %933 = load ptr, ptr %31, align 8
  %934 = load ptr, ptr %43, align 8
  %935 = load ptr, ptr %33, align 8
  call void %932(ptr %3, ptr %920, ptr %933, ptr %934, ptr %935)
  %936 = icmp eq i32 %931, 0
  br i1 %936, label %999, label %937

937:
  %938 = icmp sgt i64 %918, 0
  br i1 %938, label %941, label %939

939:
  %940 = fmul contract <8 x double> %926, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %957

941:
  %942 = mul nsw i64 %918, 20
  %943 = fcmp contract ogt <8 x double> %926, zeroinitializer
  %944 = select <8 x i1> %943, <8 x double> %926, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %945 = fmul contract <8 x double> %926, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %946 = fmul contract <8 x double> %926, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %966

947:
  %948 = phi i32 [ 0, %928 ], [ %954, %947 ]
  %949 = phi i64 [ 0, %928 ], [ %955, %947 ]
  %950 = getelementptr inbounds i64, ptr %929, i64 %949
  %951 = load i64, ptr %950, align 8
  %952 = icmp ne i64 %951, 0
  %953 = zext i1 %952 to i32
  %954 = or i32 %948, %953
  %955 = add nsw i64 %949, 1
  %956 = icmp eq i64 %955, %915
  br i1 %956, label %930, label %947

957:
  %958 = phi <8 x double> [ %940, %939 ], [ %945, %966 ]
  %959 = load <8 x double>, ptr %922, align 64
  %960 = fadd contract <8 x double> %958, %959
  store <8 x double> %960, ptr %4, align 64
  %961 = load ptr, ptr %42, align 8
  %962 = load ptr, ptr %40, align 8
  %963 = load ptr, ptr %31, align 8
  %964 = load ptr, ptr %44, align 8
  %965 = load ptr, ptr %33, align 8
  call void %961(ptr %4, ptr %962, ptr %963, ptr %964, ptr %965)
  br label %999

966:
  %967 = phi i64 [ 0, %941 ], [ %997, %966 ]
  %968 = add nsw i64 %967, %942
  %969 = getelementptr inbounds <8 x double>, ptr %919, i64 %968
  %970 = load <8 x double>, ptr %969, align 64
  %971 = getelementptr inbounds <8 x double>, ptr %919, i64 %967
  %972 = load <8 x double>, ptr %971, align 64
  %973 = getelementptr inbounds <8 x double>, ptr %920, i64 %967
  %974 = load <8 x double>, ptr %973, align 64
  %975 = fsub contract <8 x double> %974, %970
  %976 = fmul contract <8 x double> %970, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %977 = fmul contract <8 x double> %945, %972
  %978 = fadd contract <8 x double> %976, %977
  %979 = fmul contract <8 x double> %978, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %980 = fmul contract <8 x double> %974, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %981 = add nsw i64 %967, %918
  %982 = getelementptr inbounds <8 x double>, ptr %920, i64 %981
  %983 = load <8 x double>, ptr %982, align 64
  %984 = fmul contract <8 x double> %946, %983
  %985 = fsub contract <8 x double> %980, %984
  %986 = fmul contract <8 x double> %985, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %987 = fadd contract <8 x double> %979, %986
  %988 = getelementptr inbounds <8 x double>, ptr %921, i64 %967
  store <8 x double> %987, ptr %988, align 64
  %989 = fmul contract <8 x double> %975, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %990 = fdiv contract <8 x double> %989, %944
  %991 = fmul contract <8 x double> %972, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %992 = fsub contract <8 x double> %990, %991
  %993 = load <8 x double>, ptr %982, align 64
  %994 = fmul contract <8 x double> %993, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %995 = fsub contract <8 x double> %992, %994
  %996 = getelementptr inbounds <8 x double>, ptr %921, i64 %981
  store <8 x double> %995, ptr %996, align 64
  %997 = add nsw i64 %967, 1
  %998 = icmp eq i64 %997, %918
  br i1 %998, label %957, label %966

999:
  %1000 = shl i64 %918, 3
  %1001 = icmp sgt i64 %918, 0
  %1002 = mul nsw i64 %918, 17
  %1003 = getelementptr inbounds <8 x double>, ptr %919, i64 %1002
  %1004 = mul nsw i64 %918, 20
  %1005 = getelementptr inbounds <8 x double>, ptr %919, i64 %1004
  %1006 = shl nsw i64 %918, 1
  %1007 = or i64 %1006, 1
  %1008 = shl i64 %915, 1
  %1009 = call i64 @llvm.smax.i64(i64 %1008, i64 1)
  br label %1010

1010:
  %1011 = phi i64 [ 0, %999 ], [ %1156, %1155 ]
  %1012 = load ptr, ptr %24, align 8
  %1013 = trunc i64 %1011 to i32
  %1014 = and i64 %1011, 4294967263
  %1015 = or i64 %1014, 32
  %1016 = getelementptr inbounds i64, ptr %1012, i64 %1015
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp eq i64 %1017, 0
  br i1 %1018, label %1155, label %1019

1019:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1013)
  %1020 = load ptr, ptr %46, align 8
  %1021 = getelementptr inbounds i64, ptr %1020, i64 1
  %1022 = load i64, ptr %1021, align 8
  %1023 = load i64, ptr %47, align 8
  %1024 = icmp slt i64 %1022, %1023
  br i1 %1024, label %1025, label %1031

1025:
  %1026 = load ptr, ptr %48, align 8
  %1027 = getelementptr inbounds double, ptr %1026, i64 %1022
  %1028 = load double, ptr %1027, align 8
  %1029 = load double, ptr %49, align 8
  %1030 = fcmp contract ugt double %1028, %1029
  br i1 %1030, label %1031, label %1035

1031:
  %1032 = load double, ptr %50, align 8
  %1033 = call fastcc i32 @suspicious(ptr %45, i64 %915, double %1032)
  %1034 = icmp eq i32 %1033, 0
  br i1 %1034, label %1115, label %1035

1035:
  %1036 = load ptr, ptr %29, align 8
  %1037 = load ptr, ptr %51, align 8
  %1038 = load i64, ptr %52, align 8
  br label %1092

1039:
  %1040 = mul nsw i64 %1038, 17
  %1041 = getelementptr inbounds double, ptr %1037, i64 %1040
  br label %1042

1042:
  %1043 = phi i64 [ %1049, %1042 ], [ 0, %1039 ]
  %1044 = shl nsw i64 %1043, 3
  %1045 = add nsw i64 %1044, %1011
  %1046 = getelementptr inbounds double, ptr %1003, i64 %1045
  %1047 = load double, ptr %1046, align 8
  %1048 = getelementptr inbounds double, ptr %1041, i64 %1043
  store double %1047, ptr %1048, align 8
  %1049 = add nsw i64 %1043, 1
  %1050 = icmp eq i64 %1049, %918
  br i1 %1050, label %1051, label %1042

1051:
  %1052 = mul nsw i64 %1038, 20
  %1053 = getelementptr inbounds double, ptr %1037, i64 %1052
  br label %1054

1054:
  %1055 = phi i64 [ 0, %1051 ], [ %1061, %1054 ]
  %1056 = shl nsw i64 %1055, 3
  %1057 = add nsw i64 %1056, %1011
  %1058 = getelementptr inbounds double, ptr %1005, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds double, ptr %1053, i64 %1055
  store double %1059, ptr %1060, align 8
  %1061 = add nsw i64 %1055, 1
  %1062 = icmp eq i64 %1061, %918
  br i1 %1062, label %1063, label %1054

1063:
  %1064 = load ptr, ptr %30, align 8
  %1065 = load i64, ptr %53, align 8
  %1066 = add nsw i64 %1065, %1007
  %1067 = load ptr, ptr %54, align 8
  %1068 = icmp sgt i64 %1066, 0
  br i1 %1068, label %1069, label %1078

1069:
  %1070 = phi i64 [ %1076, %1069 ], [ 0, %1063 ]
  %1071 = shl nsw i64 %1070, 3
  %1072 = add nsw i64 %1071, %1011
  %1073 = getelementptr inbounds double, ptr %1064, i64 %1072
  %1074 = load double, ptr %1073, align 8
  %1075 = getelementptr inbounds double, ptr %1067, i64 %1070
  store double %1074, ptr %1075, align 8
  %1076 = add nsw i64 %1070, 1
  %1077 = icmp eq i64 %1076, %1066
  br i1 %1077, label %1078, label %1069

1078:
  %1079 = load ptr, ptr %31, align 8
  %1080 = load i64, ptr %55, align 8
  %1081 = load ptr, ptr %56, align 8
  %1082 = icmp sgt i64 %1080, 0
  br i1 %1082, label %1083, label %1115

1083:
  %1084 = phi i64 [ %1090, %1083 ], [ 0, %1078 ]
  %1085 = shl nsw i64 %1084, 3
  %1086 = add nsw i64 %1085, %1011
  %1087 = getelementptr inbounds double, ptr %1079, i64 %1086
  %1088 = load double, ptr %1087, align 8
  %1089 = getelementptr inbounds double, ptr %1081, i64 %1084
  store double %1088, ptr %1089, align 8
  %1090 = add nsw i64 %1084, 1
  %1091 = icmp eq i64 %1090, %1080
  br i1 %1091, label %1115, label %1083

1092:
  %1093 = phi i64 [ 0, %1035 ], [ %1114, %1113 ]
  %1094 = mul i64 %1000, %1093
  %1095 = getelementptr inbounds double, ptr %1036, i64 %1094
  %1096 = mul nsw i64 %1093, %1038
  %1097 = getelementptr inbounds double, ptr %1037, i64 %1096
  br i1 %1001, label %1098, label %1110

1098:
  %1099 = phi i64 [ %1105, %1098 ], [ 0, %1092 ]
  %1100 = shl nsw i64 %1099, 3
  %1101 = add nsw i64 %1100, %1011
  %1102 = getelementptr inbounds double, ptr %1095, i64 %1101
  %1103 = load double, ptr %1102, align 8
  %1104 = getelementptr inbounds double, ptr %1097, i64 %1099
  store double %1103, ptr %1104, align 8
  %1105 = add nsw i64 %1099, 1
  %1106 = icmp eq i64 %1105, %918
  br i1 %1106, label %1107, label %1098

1107:
  %1108 = add nsw i64 %1093, 1
  %1109 = icmp eq i64 %1108, 12
  br i1 %1109, label %1039, label %1113

1110:
  %1111 = add nsw i64 %1093, 1
  %1112 = icmp eq i64 %1111, 12
  br i1 %1112, label %1063, label %1113

1113:
  %1114 = phi i64 [ %1108, %1107 ], [ %1111, %1110 ]
  br label %1092

1115:
  %1116 = call contract fastcc double @observe(ptr %5, ptr %45)
  %1117 = fcmp contract olt double %1116, 1.000000e+00
  br i1 %1117, label %1118, label %1140

1118:
  %1119 = load double, ptr %57, align 8
  %1120 = load double, ptr %50, align 8
  %1121 = fmul contract double %1116, %1120
  %1122 = fadd contract double %1119, %1121
  %1123 = load <8 x double>, ptr %923, align 64
  %1124 = insertelement <8 x double> %1123, double %1122, i32 %1013
  store <8 x double> %1124, ptr %923, align 64
  %1125 = load i64, ptr %53, align 8
  %1126 = add nsw i64 %1125, %1007
  %1127 = icmp sgt i64 %1126, 0
  br i1 %1127, label %1128, label %1140

1128:
  %1129 = load ptr, ptr %58, align 8
  %1130 = load ptr, ptr %30, align 8
  br label %1131

1131:
  %1132 = phi i64 [ 0, %1128 ], [ %1138, %1131 ]
  %1133 = getelementptr inbounds double, ptr %1129, i64 %1132
  %1134 = load double, ptr %1133, align 8
  %1135 = shl nsw i64 %1132, 3
  %1136 = add nsw i64 %1135, %1011
  %1137 = getelementptr inbounds double, ptr %1130, i64 %1136
  store double %1134, ptr %1137, align 8
  %1138 = add nsw i64 %1132, 1
  %1139 = icmp eq i64 %1138, %1126
  br i1 %1139, label %1140, label %1131

1140:
  br i1 %927, label %1141, label %1144

1141:
  %1142 = load ptr, ptr %59, align 8
  %1143 = load ptr, ptr %60, align 8
  br label %1146

1144:
  %1145 = load ptr, ptr %46, align 8
  store i64 0, ptr %1145, align 8
  br label %1155

1146:
  %1147 = phi i64 [ 0, %1141 ], [ %1153, %1146 ]
  %1148 = getelementptr inbounds double, ptr %1142, i64 %1147
  %1149 = load double, ptr %1148, align 8
  %1150 = shl nsw i64 %1147, 3
  %1151 = add nsw i64 %1150, %1011
  %1152 = getelementptr inbounds double, ptr %1143, i64 %1151
  store double %1149, ptr %1152, align 8
  %1153 = add nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1009
  br i1 %1154, label %1144, label %1146

1155:
  %1156 = add nsw i64 %1011, 1
  %1157 = icmp eq i64 %1156, 8
  br i1 %1157, label %1158, label %1010

1158:
  br label %1159

1159:
  %1160 = load i64, ptr %28, align 8
  %1161 = load ptr, ptr %29, align 8
  %1162 = load ptr, ptr %30, align 8
  %1163 = load ptr, ptr %24, align 8
  %1164 = getelementptr inbounds i64, ptr %1163, i64 32
  %1165 = load <8 x i64>, ptr %1164, align 64
  %1166 = icmp ne <8 x i64> %1165, zeroinitializer
  %1167 = sext <8 x i1> %1166 to <8 x i64>
  %1168 = icmp sgt i64 %1160, 0
  %1169 = mul nsw i64 %1160, 20
  br i1 %1168, label %1170, label %1182

1170:
  %1171 = phi i64 [ %1180, %1170 ], [ 0, %1159 ]
  %1172 = getelementptr inbounds <8 x double>, ptr %1162, i64 %1171
  %1173 = load <8 x i64>, ptr %1172, align 64
  %1174 = and <8 x i64> %1173, %1167
  %1175 = add nsw i64 %1171, %1169
  %1176 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1175
  %1177 = load <8 x i64>, ptr %1176, align 64
  %1178 = select <8 x i1> %1166, <8 x i64> zeroinitializer, <8 x i64> %1177
  %1179 = or <8 x i64> %1178, %1174
  store <8 x i64> %1179, ptr %1176, align 64
  %1180 = add nsw i64 %1171, 1
  %1181 = icmp eq i64 %1180, %1160
  br i1 %1181, label %1207, label %1170

1182:
  %1183 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1169
  %1184 = load ptr, ptr %31, align 8
  %1185 = load i64, ptr %35, align 8
  %1186 = getelementptr inbounds <8 x double>, ptr %1184, i64 %1185
  %1187 = load i64, ptr %34, align 8
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1189, label %1204

1189:
  %1190 = phi i64 [ %1202, %1189 ], [ 0, %1182 ]
  %1191 = phi <8 x double> [ %1201, %1189 ], [ zeroinitializer, %1182 ]
  %1192 = add nsw i64 %1190, %1187
  %1193 = getelementptr inbounds <8 x double>, ptr %1183, i64 %1192
  %1194 = load <8 x i64>, ptr %1193, align 64
  %1195 = and <8 x i64> %1194, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1196 = bitcast <8 x i64> %1195 to <8 x double>
  %1197 = getelementptr inbounds <8 x double>, ptr %1186, i64 %1190
  %1198 = load <8 x double>, ptr %1197, align 64
  %1199 = fdiv contract <8 x double> %1196, %1198
  %1200 = fcmp contract ogt <8 x double> %1191, %1199
  %1201 = select <8 x i1> %1200, <8 x double> %1191, <8 x double> %1199
  %1202 = add nsw i64 %1190, 1
  %1203 = icmp eq i64 %1202, %1187
  br i1 %1203, label %1204, label %1189

1204:
  %1205 = phi <8 x double> [ zeroinitializer, %1182 ], [ %1201, %1189 ]
  %1206 = shl nsw i64 %1160, 4
  br label %1219

1207:
  %1208 = phi i64 [ %1217, %1207 ], [ 0, %1170 ]
  %1209 = add nsw i64 %1208, %1160
  %1210 = getelementptr inbounds <8 x double>, ptr %1162, i64 %1209
  %1211 = load <8 x i64>, ptr %1210, align 64
  %1212 = and <8 x i64> %1211, %1167
  %1213 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1208
  %1214 = load <8 x i64>, ptr %1213, align 64
  %1215 = select <8 x i1> %1166, <8 x i64> zeroinitializer, <8 x i64> %1214
  %1216 = or <8 x i64> %1215, %1212
  store <8 x i64> %1216, ptr %1213, align 64
  %1217 = add nsw i64 %1208, 1
  %1218 = icmp eq i64 %1217, %1160
  br i1 %1218, label %1182, label %1207

1219:
  %1220 = phi i64 [ 0, %1204 ], [ %1355, %1354 ]
  %1221 = load ptr, ptr %23, align 8
  %1222 = getelementptr inbounds double, ptr %1221, i64 %1220
  %1223 = load ptr, ptr %24, align 8
  %1224 = getelementptr inbounds i64, ptr %1223, i64 %1220
  %1225 = load i64, ptr %1224, align 8
  %1226 = icmp slt i64 %1225, 0
  br i1 %1226, label %1354, label %1227

1227:
  %1228 = getelementptr inbounds double, ptr %1222, i64 24
  %1229 = load double, ptr %1228, align 8
  %1230 = getelementptr inbounds double, ptr %1222, i64 32
  %1231 = load double, ptr %1230, align 8
  %1232 = getelementptr inbounds i64, ptr %1224, i64 32
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1235, label %1257

1235:
  %1236 = getelementptr inbounds i64, ptr %1224, i64 24
  store i64 1, ptr %1236, align 8
  %1237 = fcmp contract olt double %1231, 0x7FF0000000000000
  br i1 %1237, label %1238, label %1251

1238:
  %1239 = fcmp contract oeq double %1231, 0.000000e+00
  br i1 %1239, label %1247, label %1240

1240:
  %1241 = call contract double @llvm.sqrt.f64(double %1231)
  %1242 = call contract double @llvm.sqrt.f64(double %1241)
  %1243 = call contract double @llvm.sqrt.f64(double %1242)
  %1244 = fdiv contract double 8.500000e-01, %1243
  %1245 = call contract double @llvm.maxnum.f64(double %1244, double 0x3FD5555555555555)
  %1246 = call contract double @llvm.minnum.f64(double %1245, double 6.000000e+00)
  br label %1247

1247:
  %1248 = phi double [ %1246, %1240 ], [ 6.000000e+00, %1238 ]
  %1249 = fmul contract double %1229, %1248
  %1250 = getelementptr inbounds double, ptr %1222, i64 8
  store double %1249, ptr %1250, align 8
  br label %1354

1251:
  %1252 = fmul contract double %1229, 1.000000e-01
  %1253 = getelementptr inbounds double, ptr %1222, i64 8
  store double %1252, ptr %1253, align 8
  %1254 = getelementptr inbounds i64, ptr %1224, i64 16
  %1255 = load i64, ptr %1254, align 8
  %1256 = add nsw i64 %1255, 1
  store i64 %1256, ptr %1254, align 8
  br label %1354

1257:
  %1258 = fcmp contract oeq double %1231, 0.000000e+00
  br i1 %1258, label %1266, label %1259

1259:
  %1260 = call contract double @llvm.sqrt.f64(double %1231)
  %1261 = call contract double @llvm.sqrt.f64(double %1260)
  %1262 = call contract double @llvm.sqrt.f64(double %1261)
  %1263 = fdiv contract double 8.500000e-01, %1262
  %1264 = call contract double @llvm.maxnum.f64(double %1263, double 0x3FD5555555555555)
  %1265 = call contract double @llvm.minnum.f64(double %1264, double 6.000000e+00)
  br label %1266

1266:
  %1267 = phi double [ %1265, %1259 ], [ 6.000000e+00, %1257 ]
  %1268 = getelementptr inbounds i64, ptr %1224, i64 24
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp eq i64 %1269, 0
  %1271 = call contract double @llvm.minnum.f64(double %1267, double 1.000000e+00)
  %1272 = select i1 %1270, double %1267, double %1271
  %1273 = getelementptr inbounds double, ptr %1222, i64 16
  %1274 = load double, ptr %1273, align 8
  %1275 = load double, ptr %25, align 8
  %1276 = fcmp contract oeq double %1274, %1275
  br i1 %1276, label %1277, label %1280

1277:
  %1278 = getelementptr inbounds double, ptr %1222, i64 8
  %1279 = load double, ptr %1278, align 8
  br label %1280

1280:
  %1281 = phi contract double [ %1279, %1277 ], [ 0.000000e+00, %1266 ]
  %1282 = fmul contract double %1229, %1272
  %1283 = call contract double @llvm.maxnum.f64(double %1282, double %1281)
  %1284 = getelementptr inbounds double, ptr %1222, i64 8
  store double %1283, ptr %1284, align 8
  %1285 = getelementptr inbounds i64, ptr %1224, i64 40
  store i64 0, ptr %1285, align 8
  %1286 = getelementptr inbounds i64, ptr %1224, i64 16
  store i64 0, ptr %1286, align 8
  store i64 0, ptr %1268, align 8
  %1287 = getelementptr inbounds i64, ptr %1224, i64 8
  %1288 = load i64, ptr %1287, align 8
  %1289 = add nsw i64 %1288, 1
  store i64 %1289, ptr %1287, align 8
  %1290 = getelementptr inbounds double, ptr %1222, i64 48
  %1291 = load double, ptr %1290, align 8
  %1292 = fadd contract double %1291, 1.000000e+00
  store double %1292, ptr %1290, align 8
  store double %1274, ptr %1222, align 8
  %1293 = trunc i64 %1220 to i32
  %1294 = extractelement <8 x double> %1205, i32 %1293
  %1295 = getelementptr inbounds double, ptr %1222, i64 56
  store double %1294, ptr %1295, align 8
  %1296 = load i64, ptr %61, align 8
  %1297 = icmp sgt i64 %1296, 0
  br i1 %1297, label %1300, label %1298

1298:
  %1299 = load ptr, ptr %30, align 8
  br label %1321

1300:
  %1301 = load i64, ptr %62, align 8
  %1302 = load i64, ptr %28, align 8
  %1303 = load ptr, ptr %30, align 8
  %1304 = shl nsw i64 %1302, 1
  %1305 = or i64 %1304, 1
  %1306 = load ptr, ptr %31, align 8
  %1307 = sub i64 %1301, %1296
  br label %1308

1308:
  %1309 = phi i64 [ 0, %1300 ], [ %1319, %1308 ]
  %1310 = add nsw i64 %1305, %1309
  %1311 = shl nsw i64 %1310, 3
  %1312 = add nsw i64 %1311, %1220
  %1313 = getelementptr inbounds double, ptr %1303, i64 %1312
  %1314 = load double, ptr %1313, align 8
  %1315 = add nsw i64 %1307, %1309
  %1316 = shl nsw i64 %1315, 3
  %1317 = add nsw i64 %1316, %1220
  %1318 = getelementptr inbounds double, ptr %1306, i64 %1317
  store double %1314, ptr %1318, align 8
  %1319 = add nsw i64 %1309, 1
  %1320 = icmp eq i64 %1319, %1296
  br i1 %1320, label %1321, label %1308

1321:
  %1322 = phi ptr [ %1299, %1298 ], [ %1303, %1308 ]
  %1323 = or i64 %1220, %1206
  %1324 = getelementptr inbounds double, ptr %1322, i64 %1323
  %1325 = load double, ptr %1324, align 8
  %1326 = getelementptr inbounds double, ptr %1222, i64 40
  %1327 = load double, ptr %1326, align 8
  %1328 = fcmp contract ogt double %1325, %1327
  %1329 = fcmp contract uno double %1325, 0.000000e+00
  %1330 = or i1 %1329, %1328
  %1331 = select contract i1 %1330, double %1325, double %1327
  store double %1331, ptr %1326, align 8
  %1332 = load double, ptr %63, align 8
  %1333 = fcmp contract ugt double %1325, %1332
  %1334 = load i64, ptr %39, align 8
  %1335 = icmp eq i64 %1334, 0
  br i1 %1335, label %1351, label %1336

1336:
  %1337 = load ptr, ptr %64, align 8
  %1338 = mul nsw i64 %1220, 5
  %1339 = add nsw i64 %1338, 2
  %1340 = getelementptr inbounds i64, ptr %1337, i64 %1339
  %1341 = load i64, ptr %1340, align 8
  %1342 = icmp sgt i64 %1341, -1
  br i1 %1342, label %1343, label %1351

1343:
  %1344 = load ptr, ptr %65, align 8
  %1345 = shl nsw i64 %1341, 2
  %1346 = getelementptr inbounds i64, ptr %1344, i64 %1345
  %1347 = load i64, ptr %1346, align 8
  %1348 = icmp eq i64 %1347, 8
  %1349 = add nsw i64 %1341, 8
  %1350 = select i1 %1348, i64 %1349, i64 5
  br label %1352

1351:
  br i1 %1333, label %1352, label %1354

1352:
  %1353 = phi i64 [ %1350, %1343 ], [ 4, %1351 ]
  call fastcc void @release_8(ptr %0, i32 %1293, i64 %1353)
  br label %1354

1354:
  %1355 = add nsw i64 %1220, 1
  %1356 = icmp eq i64 %1355, 8
  br i1 %1356, label %1357, label %1219

1357:
  %1358 = phi i32 [ %133, %132 ], [ %68, %1354 ]
  %1359 = add nsw i64 %67, 1
  %1360 = icmp sge i64 %1359, %1
  %1361 = icmp eq i32 %1358, 0
  %1362 = select i1 %1360, i1 true, i1 %1361
  br i1 %1362, label %1363, label %66

1363:
  %1364 = phi i1 [ %19, %2 ], [ %1360, %1357 ]
  %1365 = zext i1 %1364 to i64
  ret i64 %1365
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
  br i1 %17, label %522, label %96

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
  %75 = icmp eq i64 %74, 8
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
  br label %145

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
  br i1 %126, label %127, label %142

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
  %143 = phi <8 x double> [ zeroinitializer, %112 ], [ %139, %127 ]
  %144 = icmp sgt i64 %97, 0
  br label %309

145:
  %146 = phi i64 [ 0, %96 ], [ %185, %184 ]
  %147 = shl nsw i64 1, %146
  %148 = and i64 %147, %90
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %184, label %150

150:
  %151 = load i64, ptr %111, align 8
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %155, label %153

153:
  %154 = load ptr, ptr %107, align 8
  br label %176

155:
  %156 = load i64, ptr %9, align 8
  %157 = load i64, ptr %8, align 8
  %158 = load ptr, ptr %107, align 8
  %159 = shl nsw i64 %157, 1
  %160 = or i64 %159, 1
  %161 = load ptr, ptr %13, align 8
  %162 = sub i64 %156, %151
  br label %163

163:
  %164 = phi i64 [ 0, %155 ], [ %174, %163 ]
  %165 = add nsw i64 %160, %164
  %166 = shl nsw i64 %165, 3
  %167 = add nsw i64 %166, %146
  %168 = getelementptr inbounds double, ptr %158, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = add nsw i64 %162, %164
  %171 = shl nsw i64 %170, 3
  %172 = add nsw i64 %171, %146
  %173 = getelementptr inbounds double, ptr %161, i64 %172
  store double %169, ptr %173, align 8
  %174 = add nsw i64 %164, 1
  %175 = icmp eq i64 %174, %151
  br i1 %175, label %176, label %163

176:
  %177 = phi ptr [ %154, %153 ], [ %158, %163 ]
  %178 = add nsw i64 %146, %101
  %179 = getelementptr inbounds double, ptr %177, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = load ptr, ptr %14, align 8
  %182 = add nsw i64 %146, 40
  %183 = getelementptr inbounds double, ptr %181, i64 %182
  store double %180, ptr %183, align 8
  br label %184

184:
  %185 = add nsw i64 %146, 1
  %186 = icmp eq i64 %185, 8
  br i1 %186, label %112, label %145

187:
  %188 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %189 = load double, ptr %188, align 8
  %190 = load double, ptr %15, align 8
  %191 = fsub contract double %189, %190
  %192 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %193 = load double, ptr %192, align 8
  %194 = call contract double @llvm.minnum.f64(double %193, double %191)
  %195 = fmul contract double %194, 1.000000e-03
  %196 = fadd contract double %195, 0.000000e+00
  %197 = insertelement <8 x double> poison, double %196, i64 0
  %198 = load i64, ptr %8, align 8
  %199 = bitcast <8 x double> %197 to <8 x i64>
  %200 = and <8 x i64> %199, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %201 = bitcast <8 x i64> %200 to <8 x double>
  %202 = shufflevector <8 x double> %201, <8 x double> poison, <8 x i32> zeroinitializer
  %203 = icmp eq i64 %125, 0
  br i1 %203, label %213, label %204

204:
  %205 = load ptr, ptr %14, align 8
  %206 = getelementptr inbounds <8 x double>, ptr %205, i64 7
  %207 = load <8 x double>, ptr %206, align 64
  %208 = getelementptr inbounds <8 x double>, ptr %123, i64 %125
  %209 = load <8 x double>, ptr %208, align 64
  %210 = fmul contract <8 x double> %202, %209
  %211 = fadd contract <8 x double> %207, %210
  %212 = fmul contract <8 x double> %211, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %213

213:
  %214 = phi contract <8 x double> [ %212, %204 ], [ zeroinitializer, %187 ]
  %215 = fmul contract <8 x double> %202, %214
  %216 = icmp sgt i64 %198, 0
  br i1 %216, label %217, label %256

217:
  %218 = shl nsw i64 %125, 1
  %219 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %220 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %221

221:
  %222 = phi i64 [ 0, %217 ], [ %254, %234 ]
  %223 = icmp slt i64 %222, %125
  br i1 %223, label %228, label %224

224:
  %225 = icmp slt i64 %222, %218
  br i1 %225, label %226, label %234

226:
  %227 = sub nsw i64 %222, %125
  br label %228

228:
  %229 = phi i64 [ %227, %226 ], [ %222, %221 ]
  %230 = phi <8 x double> [ %214, %226 ], [ %215, %221 ]
  %231 = getelementptr inbounds <8 x double>, ptr %123, i64 %229
  %232 = load <8 x double>, ptr %231, align 64
  %233 = fmul contract <8 x double> %230, %232
  br label %234

234:
  %235 = phi contract <8 x double> [ zeroinitializer, %224 ], [ %233, %228 ]
  %236 = getelementptr inbounds <8 x double>, ptr %100, i64 %222
  %237 = load <8 x i64>, ptr %236, align 64
  %238 = and <8 x i64> %237, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %239 = bitcast <8 x i64> %238 to <8 x double>
  %240 = load ptr, ptr %219, align 8
  %241 = getelementptr inbounds double, ptr %240, i64 %222
  %242 = load double, ptr %241, align 8
  %243 = insertelement <8 x double> poison, double %242, i64 0
  %244 = shufflevector <8 x double> %243, <8 x double> poison, <8 x i32> zeroinitializer
  %245 = load double, ptr %220, align 8
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = shufflevector <8 x double> %246, <8 x double> poison, <8 x i32> zeroinitializer
  %248 = fadd contract <8 x double> %235, %239
  %249 = fmul contract <8 x double> %248, %247
  %250 = fadd contract <8 x double> %244, %249
  %251 = fadd contract <8 x double> %250, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %252 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %251
  %253 = getelementptr inbounds <8 x double>, ptr %116, i64 %222
  store <8 x double> %252, ptr %253, align 64
  %254 = add nsw i64 %222, 1
  %255 = icmp eq i64 %254, %198
  br i1 %255, label %256, label %221

256:
  br i1 %144, label %263, label %257

257:
  %258 = phi <8 x double> [ zeroinitializer, %256 ], [ %272, %263 ]
  %259 = sitofp i64 %97 to double
  %260 = insertelement <8 x double> poison, double %259, i64 0
  %261 = shufflevector <8 x double> %260, <8 x double> poison, <8 x i32> zeroinitializer
  %262 = fdiv contract <8 x double> %258, %261
  br label %275

263:
  %264 = phi i64 [ %273, %263 ], [ 0, %256 ]
  %265 = phi <8 x double> [ %272, %263 ], [ zeroinitializer, %256 ]
  %266 = getelementptr inbounds <8 x double>, ptr %100, i64 %264
  %267 = load <8 x double>, ptr %266, align 64
  %268 = getelementptr inbounds <8 x double>, ptr %116, i64 %264
  %269 = load <8 x double>, ptr %268, align 64
  %270 = fmul contract <8 x double> %267, %269
  %271 = fmul contract <8 x double> %270, %270
  %272 = fadd contract <8 x double> %265, %271
  %273 = add nsw i64 %264, 1
  %274 = icmp eq i64 %273, %97
  br i1 %274, label %257, label %263

275:
  %276 = phi i32 [ 0, %257 ], [ %281, %275 ]
  %277 = phi <8 x double> [ %262, %257 ], [ %280, %275 ]
  %278 = extractelement <8 x double> %277, i32 %276
  %279 = call contract double @llvm.sqrt.f64(double %278)
  %280 = insertelement <8 x double> %277, double %279, i32 %276
  %281 = add nsw i32 %276, 1
  %282 = icmp eq i32 %281, 8
  br i1 %282, label %283, label %275

283:
  br i1 %144, label %287, label %284

284:
  %285 = phi <8 x double> [ zeroinitializer, %283 ], [ %296, %287 ]
  %286 = fdiv contract <8 x double> %285, %261
  br label %299

287:
  %288 = phi i64 [ %297, %287 ], [ 0, %283 ]
  %289 = phi <8 x double> [ %296, %287 ], [ zeroinitializer, %283 ]
  %290 = getelementptr inbounds <8 x double>, ptr %98, i64 %288
  %291 = load <8 x double>, ptr %290, align 64
  %292 = getelementptr inbounds <8 x double>, ptr %116, i64 %288
  %293 = load <8 x double>, ptr %292, align 64
  %294 = fmul contract <8 x double> %291, %293
  %295 = fmul contract <8 x double> %294, %294
  %296 = fadd contract <8 x double> %289, %295
  %297 = add nsw i64 %288, 1
  %298 = icmp eq i64 %297, %97
  br i1 %298, label %284, label %287

299:
  %300 = phi i32 [ 0, %284 ], [ %305, %299 ]
  %301 = phi <8 x double> [ %286, %284 ], [ %304, %299 ]
  %302 = extractelement <8 x double> %301, i32 %300
  %303 = call contract double @llvm.sqrt.f64(double %302)
  %304 = insertelement <8 x double> %301, double %303, i32 %300
  %305 = add nsw i32 %300, 1
  %306 = icmp eq i32 %305, 8
  br i1 %306, label %307, label %299

307:
  %308 = fmul contract double %194, 0x3EB0C6F7A0B5ED8D
  br label %337

309:
  %310 = phi i64 [ 0, %142 ], [ %334, %333 ]
  %311 = shl nsw i64 1, %310
  %312 = and i64 %311, %90
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %333, label %314

314:
  %315 = trunc i64 %310 to i32
  %316 = extractelement <8 x double> %143, i32 %315
  %317 = load ptr, ptr %14, align 8
  %318 = and i64 %310, 4294967239
  %319 = or i64 %318, 56
  %320 = getelementptr inbounds double, ptr %317, i64 %319
  store double %316, ptr %320, align 8
  br i1 %144, label %321, label %333

321:
  %322 = load ptr, ptr %11, align 8
  br label %323

323:
  %324 = phi i64 [ 0, %321 ], [ %331, %323 ]
  %325 = getelementptr inbounds <8 x double>, ptr %114, i64 %324
  %326 = load <8 x double>, ptr %325, align 64
  %327 = extractelement <8 x double> %326, i32 %315
  %328 = shl nsw i64 %324, 3
  %329 = add nsw i64 %328, %310
  %330 = getelementptr inbounds double, ptr %322, i64 %329
  store double %327, ptr %330, align 8
  %331 = add nsw i64 %324, 1
  %332 = icmp eq i64 %331, %97
  br i1 %332, label %333, label %323

333:
  %334 = add nsw i64 %310, 1
  %335 = icmp eq i64 %334, 8
  br i1 %335, label %187, label %309

336:
  br i1 %144, label %360, label %371

337:
  %338 = phi <8 x double> [ undef, %307 ], [ %351, %348 ]
  %339 = phi i32 [ 0, %307 ], [ %352, %348 ]
  %340 = extractelement <8 x double> %280, i32 %339
  %341 = fcmp contract olt double %340, 1.000000e-05
  br i1 %341, label %348, label %342

342:
  %343 = extractelement <8 x double> %304, i32 %339
  %344 = fcmp contract olt double %343, 1.000000e-05
  br i1 %344, label %348, label %345

345:
  %346 = fmul contract double %340, 1.000000e-02
  %347 = fdiv contract double %346, %343
  br label %348

348:
  %349 = phi contract double [ %347, %345 ], [ %308, %342 ], [ %308, %337 ]
  %350 = call contract double @llvm.minnum.f64(double %349, double %194)
  %351 = insertelement <8 x double> %338, double %350, i32 %339
  %352 = add nsw i32 %339, 1
  %353 = icmp eq i32 %352, 8
  br i1 %353, label %336, label %337

354:
  %355 = load <8 x double>, ptr %2, align 64
  %356 = fadd contract <8 x double> %351, %355
  store <8 x double> %356, ptr %2, align 64
  %357 = load ptr, ptr %0, align 8
  %358 = load ptr, ptr %13, align 8
  %359 = load ptr, ptr %109, align 8
  call void %357(ptr %2, ptr %115, ptr %358, ptr %114, ptr %359)
  br label %400

360:
  %361 = phi i64 [ %369, %360 ], [ 0, %336 ]
  %362 = getelementptr inbounds <8 x double>, ptr %100, i64 %361
  %363 = load <8 x double>, ptr %362, align 64
  %364 = getelementptr inbounds <8 x double>, ptr %98, i64 %361
  %365 = load <8 x double>, ptr %364, align 64
  %366 = fmul contract <8 x double> %351, %365
  %367 = fadd contract <8 x double> %363, %366
  %368 = getelementptr inbounds <8 x double>, ptr %115, i64 %361
  store <8 x double> %367, ptr %368, align 64
  %369 = add nsw i64 %361, 1
  %370 = icmp eq i64 %369, %97
  br i1 %370, label %354, label %360

371:
  %372 = load <8 x double>, ptr %2, align 64
  %373 = fadd contract <8 x double> %351, %372
  store <8 x double> %373, ptr %2, align 64
  %374 = load ptr, ptr %0, align 8
  %375 = load ptr, ptr %13, align 8
  %376 = load ptr, ptr %109, align 8
  call void %374(ptr %2, ptr %115, ptr %375, ptr %114, ptr %376)
  br label %377

377:
  %378 = phi <8 x double> [ zeroinitializer, %371 ], [ %389, %380 ]
  %379 = fdiv contract <8 x double> %378, %261
  br label %392

380:
  %381 = phi i64 [ %390, %380 ], [ 0, %400 ]
  %382 = phi <8 x double> [ %389, %380 ], [ zeroinitializer, %400 ]
  %383 = getelementptr inbounds <8 x double>, ptr %114, i64 %381
  %384 = load <8 x double>, ptr %383, align 64
  %385 = getelementptr inbounds <8 x double>, ptr %116, i64 %381
  %386 = load <8 x double>, ptr %385, align 64
  %387 = fmul contract <8 x double> %384, %386
  %388 = fmul contract <8 x double> %387, %387
  %389 = fadd contract <8 x double> %382, %388
  %390 = add nsw i64 %381, 1
  %391 = icmp eq i64 %390, %97
  br i1 %391, label %377, label %380

392:
  %393 = phi i32 [ 0, %377 ], [ %398, %392 ]
  %394 = phi <8 x double> [ %379, %377 ], [ %397, %392 ]
  %395 = extractelement <8 x double> %394, i32 %393
  %396 = call contract double @llvm.sqrt.f64(double %395)
  %397 = insertelement <8 x double> %394, double %396, i32 %393
  %398 = add nsw i32 %393, 1
  %399 = icmp eq i32 %398, 8
  br i1 %399, label %421, label %392

400:
  %401 = phi i64 [ %407, %400 ], [ 0, %354 ]
  %402 = getelementptr inbounds <8 x double>, ptr %98, i64 %401
  %403 = load <8 x double>, ptr %402, align 64
  %404 = getelementptr inbounds <8 x double>, ptr %114, i64 %401
  %405 = load <8 x double>, ptr %404, align 64
  %406 = fsub contract <8 x double> %405, %403
  store <8 x double> %406, ptr %404, align 64
  %407 = add nsw i64 %401, 1
  %408 = icmp eq i64 %407, %97
  br i1 %408, label %380, label %400

409:
  %410 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %521, label %413

413:
  %414 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %415 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %416 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %417 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %418 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %419 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %420 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  br label %456

421:
  %422 = phi i64 [ %454, %453 ], [ 0, %392 ]
  %423 = shl nsw i64 1, %422
  %424 = and i64 %423, %90
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %453, label %426

426:
  %427 = trunc i64 %422 to i32
  %428 = extractelement <8 x double> %304, i32 %427
  %429 = extractelement <8 x double> %397, i32 %427
  %430 = extractelement <8 x double> %351, i32 %427
  %431 = fdiv contract double %429, %430
  %432 = call contract double @llvm.maxnum.f64(double %428, double %431)
  %433 = fmul contract double %194, %432
  %434 = fcmp contract ugt double %433, 1.000000e-15
  br i1 %434, label %438, label %435

435:
  %436 = fmul contract double %430, 1.000000e-03
  %437 = call contract double @llvm.maxnum.f64(double %308, double %436)
  br label %443

438:
  %439 = fdiv contract double 1.000000e-02, %432
  %440 = call contract double @llvm.sqrt.f64(double %439)
  %441 = call contract double @llvm.sqrt.f64(double %440)
  %442 = call contract double @llvm.sqrt.f64(double %441)
  br label %443

443:
  %444 = phi contract double [ %437, %435 ], [ %442, %438 ]
  %445 = fmul contract double %430, 1.000000e+02
  %446 = call contract double @llvm.minnum.f64(double %445, double %444)
  %447 = call contract double @llvm.minnum.f64(double %446, double %194)
  %448 = load ptr, ptr %14, align 8
  %449 = add nsw i64 %422, 8
  %450 = getelementptr inbounds double, ptr %448, i64 %449
  store double %447, ptr %450, align 8
  %451 = add nsw i64 %422, 48
  %452 = getelementptr inbounds double, ptr %448, i64 %451
  store double 3.000000e+00, ptr %452, align 8
  br label %453

453:
  %454 = add nsw i64 %422, 1
  %455 = icmp eq i64 %454, 8
  br i1 %455, label %409, label %421

456:
  %457 = phi i64 [ 0, %413 ], [ %519, %518 ]
  %458 = shl nsw i64 1, %457
  %459 = and i64 %458, %90
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %518, label %461

461:
  %462 = trunc i64 %457 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %462)
  %463 = load ptr, ptr %13, align 8
  %464 = load i64, ptr %414, align 8
  %465 = load ptr, ptr %415, align 8
  %466 = icmp sgt i64 %464, 0
  br i1 %466, label %467, label %476

467:
  %468 = phi i64 [ %474, %467 ], [ 0, %461 ]
  %469 = shl nsw i64 %468, 3
  %470 = add nsw i64 %469, %457
  %471 = getelementptr inbounds double, ptr %463, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %465, i64 %468
  store double %472, ptr %473, align 8
  %474 = add nsw i64 %468, 1
  %475 = icmp eq i64 %474, %464
  br i1 %475, label %476, label %467

476:
  %477 = load ptr, ptr %416, align 8
  br i1 %144, label %478, label %499

478:
  %479 = phi i64 [ %485, %478 ], [ 0, %476 ]
  %480 = shl nsw i64 %479, 3
  %481 = add nsw i64 %480, %457
  %482 = getelementptr inbounds double, ptr %100, i64 %481
  %483 = load double, ptr %482, align 8
  %484 = getelementptr inbounds double, ptr %477, i64 %479
  store double %483, ptr %484, align 8
  %485 = add nsw i64 %479, 1
  %486 = icmp eq i64 %485, %97
  br i1 %486, label %487, label %478

487:
  %488 = load ptr, ptr %11, align 8
  %489 = getelementptr inbounds double, ptr %477, i64 %97
  br label %490

490:
  %491 = phi i64 [ 0, %487 ], [ %497, %490 ]
  %492 = shl nsw i64 %491, 3
  %493 = add nsw i64 %492, %457
  %494 = getelementptr inbounds double, ptr %488, i64 %493
  %495 = load double, ptr %494, align 8
  %496 = getelementptr inbounds double, ptr %489, i64 %491
  store double %495, ptr %496, align 8
  %497 = add nsw i64 %491, 1
  %498 = icmp eq i64 %497, %97
  br i1 %498, label %499, label %490

499:
  %500 = load ptr, ptr %418, align 8
  store i64 0, ptr %500, align 8
  call fastcc void @begin_watch(ptr %3, ptr %417)
  %501 = load i64, ptr %410, align 8
  %502 = icmp sgt i64 %501, 0
  br i1 %502, label %503, label %508

503:
  %504 = shl i64 %501, 1
  %505 = load ptr, ptr %419, align 8
  %506 = load ptr, ptr %420, align 8
  %507 = call i64 @llvm.smax.i64(i64 %504, i64 1)
  br label %509

508:
  br label %518

509:
  %510 = phi i64 [ 0, %503 ], [ %516, %509 ]
  %511 = getelementptr inbounds double, ptr %505, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = shl nsw i64 %510, 3
  %514 = add nsw i64 %513, %457
  %515 = getelementptr inbounds double, ptr %506, i64 %514
  store double %512, ptr %515, align 8
  %516 = add nsw i64 %510, 1
  %517 = icmp eq i64 %516, %507
  br i1 %517, label %508, label %509

518:
  %519 = add nsw i64 %457, 1
  %520 = icmp eq i64 %519, 8
  br i1 %520, label %521, label %456

521:
  br label %522

522:
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
  br i1 %11, label %12, label %196

12:
  %13 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  br label %19

19:
  %20 = phi i1 [ true, %12 ], [ %194, %192 ]
  %21 = phi i64 [ 0, %12 ], [ %193, %192 ]
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
    i64 6, label %192
    i64 0, label %192
    i64 3, label %31
    i64 5, label %196
  ]

31:
  %32 = fcmp contract ord double %30, 0.000000e+00
  br i1 %32, label %192, label %33

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
  br i1 %83, label %196, label %84

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
  br i1 %94, label %196, label %95

95:
  %96 = add i64 %26, -5
  %97 = icmp ult i64 %96, -2
  %98 = icmp slt i64 %26, 7
  %99 = and i1 %98, %97
  br i1 %99, label %151, label %100

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
  %111 = fcmp contract oeq double %102, 0.000000e+00
  br i1 %111, label %112, label %120

112:
  %113 = fcmp contract ogt double %105, 0.000000e+00
  %114 = fcmp contract olt double %107, 0.000000e+00
  %115 = and i1 %113, %114
  %116 = fcmp contract olt double %105, 0.000000e+00
  %117 = fcmp contract ogt double %107, 0.000000e+00
  %118 = and i1 %116, %117
  %119 = or i1 %115, %118
  br i1 %119, label %142, label %192

120:
  %121 = fcmp contract oeq double %107, 0.000000e+00
  br i1 %121, label %142, label %122

122:
  %123 = fcmp contract olt double %102, 0.000000e+00
  %124 = fcmp contract ogt double %107, 0.000000e+00
  %125 = and i1 %123, %124
  br i1 %125, label %142, label %126

126:
  %127 = fcmp contract ogt double %102, 0.000000e+00
  %128 = fcmp contract olt double %107, 0.000000e+00
  %129 = and i1 %127, %128
  br i1 %129, label %142, label %130

130:
  %131 = fcmp contract olt double %105, 0.000000e+00
  %132 = fcmp contract ogt double %110, 0.000000e+00
  %133 = and i1 %131, %132
  %134 = and i1 %124, %133
  %135 = and i1 %127, %134
  br i1 %135, label %196, label %136

136:
  %137 = fcmp contract ogt double %105, 0.000000e+00
  %138 = fcmp contract olt double %110, 0.000000e+00
  %139 = and i1 %137, %138
  %140 = and i1 %128, %139
  %141 = and i1 %123, %140
  br i1 %141, label %196, label %192

142:
  %143 = getelementptr inbounds i64, ptr %23, i64 3
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %196, label %146

146:
  %147 = select contract i1 %111, double %105, double %102
  %148 = sitofp i64 %144 to double
  %149 = fmul contract double %147, %148
  %150 = fcmp contract olt double %149, 0.000000e+00
  br i1 %150, label %196, label %192

151:
  %152 = icmp eq i64 %26, 1
  %153 = select contract i1 %152, double 1.000000e+00, double -1.000000e+00
  %154 = getelementptr inbounds double, ptr %7, i64 %25
  %155 = load double, ptr %154, align 8
  %156 = fcmp contract uno double %30, 0.000000e+00
  br i1 %156, label %157, label %159

157:
  %158 = fmul contract double %153, %155
  br label %163

159:
  %160 = fmul contract double %153, %30
  %161 = fmul contract double %153, %155
  %162 = tail call contract double @llvm.minnum.f64(double %160, double %161)
  br label %163

163:
  %164 = phi contract double [ %158, %157 ], [ %162, %159 ]
  %165 = getelementptr inbounds double, ptr %8, i64 %25
  %166 = load double, ptr %165, align 8
  %167 = fmul contract double %153, %166
  %168 = fmul contract double %167, %2
  %169 = getelementptr inbounds double, ptr %9, i64 %25
  %170 = load double, ptr %169, align 8
  %171 = fmul contract double %153, %170
  %172 = fmul contract double %171, %2
  %173 = fcmp contract olt double %168, 0.000000e+00
  %174 = fcmp contract ogt double %172, 0.000000e+00
  %175 = and i1 %173, %174
  br i1 %175, label %176, label %192

176:
  %177 = fmul contract double %153, %155
  %178 = getelementptr inbounds double, ptr %5, i64 %25
  %179 = load double, ptr %178, align 8
  %180 = fmul contract double %153, %179
  %181 = fsub contract double %177, %180
  %182 = fsub contract double %181, %172
  %183 = fsub contract double %168, %172
  %184 = fdiv contract double %182, %183
  %185 = fmul contract double %168, %184
  %186 = fadd contract double %180, %185
  %187 = tail call contract double @llvm.minnum.f64(double %180, double %177)
  %188 = fsub contract double %187, %186
  %189 = fmul contract double %188, 2.500000e-01
  %190 = fsub contract double %186, %189
  %191 = fcmp contract uge double %190, %164
  br i1 %191, label %192, label %196

192:
  %193 = add nsw i64 %21, 1
  %194 = icmp slt i64 %193, %10
  %195 = icmp eq i64 %193, %10
  br i1 %195, label %196, label %19

196:
  %197 = phi i1 [ false, %3 ], [ %20, %136 ], [ %20, %146 ], [ %20, %130 ], [ %20, %142 ], [ %20, %51 ], [ %20, %19 ], [ %20, %84 ], [ %20, %176 ], [ %194, %192 ]
  %198 = zext i1 %197 to i32
  ret i32 %198
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
  %12 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %0, align 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 8
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %19 = load double, ptr %18, align 8
  %20 = fcmp contract ugt double %19, %1
  br i1 %20, label %21, label %633

21:
  %22 = load i64, ptr %13, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %29

24:
  %25 = getelementptr inbounds %struct.Watch, ptr %13, i64 0, i32 4
  %26 = fsub contract double %3, %1
  br label %33

27:
  %28 = load double, ptr %18, align 8
  br label %29

29:
  %30 = phi i64 [ %392, %27 ], [ %22, %21 ]
  %31 = phi double [ %28, %27 ], [ %19, %21 ]
  %32 = fcmp contract olt double %31, %3
  br i1 %32, label %394, label %421

33:
  %34 = phi i64 [ 0, %24 ], [ %391, %390 ]
  %35 = load ptr, ptr %25, align 8
  %36 = shl nsw i64 %34, 2
  %37 = getelementptr inbounds i64, ptr %35, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, -5
  %40 = icmp ult i64 %39, -2
  %41 = icmp slt i64 %38, 7
  %42 = and i1 %41, %40
  br i1 %42, label %390, label %43

43:
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds %struct.Watch, ptr %44, i64 0, i32 4
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %46, i64 %36
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %51, i64 0, i32 8
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 2
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %26, %55
  %57 = getelementptr inbounds double, ptr %2, i64 %49
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %4, i64 %49
  %60 = load double, ptr %59, align 8
  %61 = add nsw i64 %53, %49
  %62 = getelementptr inbounds double, ptr %2, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul contract double %56, %63
  %65 = getelementptr inbounds double, ptr %4, i64 %61
  %66 = load double, ptr %65, align 8
  %67 = fmul contract double %56, %66
  %68 = fcmp contract oeq double %58, 0.000000e+00
  br i1 %68, label %69, label %77

69:
  %70 = fcmp contract ogt double %64, 0.000000e+00
  %71 = fcmp contract olt double %60, 0.000000e+00
  %72 = and i1 %71, %70
  %73 = fcmp contract olt double %64, 0.000000e+00
  %74 = fcmp contract ogt double %60, 0.000000e+00
  %75 = and i1 %74, %73
  %76 = or i1 %72, %75
  br i1 %76, label %99, label %390

77:
  %78 = fcmp contract oeq double %60, 0.000000e+00
  br i1 %78, label %99, label %79

79:
  %80 = fcmp contract olt double %58, 0.000000e+00
  %81 = fcmp contract ogt double %60, 0.000000e+00
  %82 = and i1 %80, %81
  br i1 %82, label %99, label %83

83:
  %84 = fcmp contract ogt double %58, 0.000000e+00
  %85 = fcmp contract olt double %60, 0.000000e+00
  %86 = and i1 %84, %85
  br i1 %86, label %99, label %87

87:
  %88 = fcmp contract olt double %64, 0.000000e+00
  %89 = fcmp contract ogt double %67, 0.000000e+00
  %90 = and i1 %88, %89
  %91 = and i1 %81, %90
  %92 = and i1 %84, %91
  br i1 %92, label %110, label %93

93:
  %94 = fcmp contract ogt double %64, 0.000000e+00
  %95 = fcmp contract olt double %67, 0.000000e+00
  %96 = and i1 %94, %95
  %97 = and i1 %85, %96
  %98 = and i1 %80, %97
  br i1 %98, label %110, label %390

99:
  %100 = phi i1 [ false, %83 ], [ false, %79 ], [ true, %77 ], [ false, %69 ]
  %101 = phi i32 [ 1, %83 ], [ 1, %79 ], [ 2, %77 ], [ 4, %69 ]
  %102 = getelementptr inbounds i64, ptr %47, i64 3
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %112, label %105

105:
  %106 = select contract i1 %68, double %64, double %58
  %107 = sitofp i64 %103 to double
  %108 = fmul contract double %106, %107
  %109 = fcmp contract olt double %108, 0.000000e+00
  br i1 %109, label %112, label %390

110:
  %111 = select i1 %84, double 1.000000e+00, double -1.000000e+00
  br label %120

112:
  br i1 %100, label %113, label %114

113:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %34)
  br label %390

114:
  %115 = fcmp contract ogt double %58, 0.000000e+00
  %116 = fcmp contract ogt double %64, 0.000000e+00
  %117 = and i1 %68, %116
  %118 = select i1 %115, i1 true, i1 %117
  %119 = select i1 %118, double 1.000000e+00, double -1.000000e+00
  switch i32 %101, label %272 [
    i32 3, label %120
    i32 4, label %235
  ]

120:
  %121 = phi double [ %111, %110 ], [ %119, %114 ]
  %122 = fmul contract double %58, %121
  %123 = fmul contract double %63, %121
  %124 = fmul contract double %55, %123
  %125 = fmul contract double %60, %121
  %126 = fmul contract double %66, %121
  %127 = fmul contract double %55, %126
  %128 = getelementptr inbounds %struct.Watch, ptr %44, i64 0, i32 9
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %129, i64 %49
  %131 = getelementptr inbounds double, ptr %129, i64 %61
  br label %132

132:
  %133 = phi ptr [ %50, %120 ], [ %178, %216 ]
  %134 = phi double [ %1, %120 ], [ %206, %216 ]
  %135 = phi double [ %122, %120 ], [ %205, %216 ]
  %136 = phi i32 [ 0, %120 ], [ %225, %216 ]
  %137 = phi i32 [ 0, %120 ], [ %204, %216 ]
  %138 = phi double [ %127, %120 ], [ %203, %216 ]
  %139 = phi double [ %124, %120 ], [ %202, %216 ]
  %140 = phi double [ %124, %120 ], [ %201, %216 ]
  %141 = phi double [ %3, %120 ], [ %200, %216 ]
  %142 = phi double [ %127, %120 ], [ %199, %216 ]
  %143 = phi double [ %125, %120 ], [ %198, %216 ]
  %144 = fsub contract double %141, %134
  %145 = fmul contract double %138, %144
  %146 = fsub contract double %138, %139
  %147 = fdiv contract double %145, %146
  %148 = fsub contract double %141, %147
  %149 = fmul contract double %144, 1.000000e-02
  %150 = fadd contract double %134, %149
  %151 = call contract double @llvm.maxnum.f64(double %148, double %150)
  %152 = fsub contract double %141, %149
  %153 = call contract double @llvm.minnum.f64(double %151, double %152)
  call fastcc void @look_at(ptr %133, double %153)
  %154 = load ptr, ptr %133, align 8
  %155 = getelementptr inbounds %struct.Step, ptr %133, i64 0, i32 1
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Step, ptr %133, i64 0, i32 2
  %158 = load double, ptr %157, align 8
  %159 = fmul contract double %153, %158
  %160 = fadd contract double %156, %159
  %161 = getelementptr inbounds %struct.Step, ptr %133, i64 0, i32 8
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds %struct.Step, ptr %133, i64 0, i32 5
  %164 = load ptr, ptr %163, align 8
  store double %160, ptr %11, align 8
  %165 = getelementptr inbounds %struct.Code, ptr %154, i64 0, i32 14
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds i64, ptr %166, i64 2
  %168 = load i64, ptr %167, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %167, align 8
  %170 = getelementptr inbounds %struct.Code, ptr %154, i64 0, i32 2
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds %struct.Code, ptr %154, i64 0, i32 13
  %173 = load ptr, ptr %172, align 8
  call void %171(ptr %11, ptr %162, ptr %164, ptr %129, ptr %173)
  %174 = load double, ptr %130, align 8
  %175 = fmul contract double %121, %174
  %176 = load double, ptr %131, align 8
  %177 = fmul contract double %121, %176
  %178 = load ptr, ptr %0, align 8
  %179 = getelementptr inbounds %struct.Step, ptr %178, i64 0, i32 2
  %180 = load double, ptr %179, align 8
  %181 = fmul contract double %177, %180
  %182 = fcmp contract ugt double %175, 0.000000e+00
  br i1 %182, label %183, label %228

183:
  %184 = fcmp contract ogt double %175, 0.000000e+00
  %185 = fcmp contract ord double %181, 0.000000e+00
  %186 = select i1 %184, i1 %185, i1 false
  br i1 %186, label %187, label %228

187:
  %188 = fcmp contract olt double %181, 0.000000e+00
  br i1 %188, label %189, label %193

189:
  %190 = icmp eq i32 %137, -1
  %191 = fmul contract double %138, 5.000000e-01
  %192 = select i1 %190, double %191, double %138
  br label %197

193:
  %194 = icmp eq i32 %137, 1
  %195 = fmul contract double %139, 5.000000e-01
  %196 = select i1 %194, double %195, double %139
  br label %197

197:
  %198 = phi double [ %143, %189 ], [ %175, %193 ]
  %199 = phi double [ %142, %189 ], [ %181, %193 ]
  %200 = phi double [ %141, %189 ], [ %153, %193 ]
  %201 = phi double [ %181, %189 ], [ %140, %193 ]
  %202 = phi double [ %181, %189 ], [ %196, %193 ]
  %203 = phi double [ %192, %189 ], [ %181, %193 ]
  %204 = phi i32 [ -1, %189 ], [ 1, %193 ]
  %205 = phi double [ %175, %189 ], [ %135, %193 ]
  %206 = phi double [ %153, %189 ], [ %134, %193 ]
  %207 = fcmp contract ogt double %199, %201
  br i1 %207, label %208, label %216

208:
  %209 = fsub contract double %198, %205
  %210 = fmul contract double %201, %206
  %211 = fadd contract double %209, %210
  %212 = fmul contract double %199, %200
  %213 = fsub contract double %211, %212
  %214 = fsub contract double %201, %199
  %215 = fdiv contract double %213, %214
  br label %216

216:
  %217 = phi contract double [ %215, %208 ], [ %206, %197 ]
  %218 = fsub contract double %217, %206
  %219 = fmul contract double %201, %218
  %220 = fadd contract double %205, %219
  %221 = fcmp contract ogt double %220, 0.000000e+00
  %222 = fsub contract double %200, %206
  %223 = fcmp contract olt double %222, 1.000000e-09
  %224 = select i1 %221, i1 true, i1 %223
  %225 = add nsw i32 %136, 1
  %226 = icmp eq i32 %225, 60
  %227 = select i1 %224, i1 true, i1 %226
  br i1 %227, label %228, label %132

228:
  %229 = phi double [ -1.000000e+00, %216 ], [ -1.000000e+00, %183 ], [ %153, %132 ]
  %230 = load ptr, ptr %12, align 8
  %231 = getelementptr inbounds %struct.Watch, ptr %230, i64 0, i32 9
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds double, ptr %232, i64 %49
  %234 = load double, ptr %233, align 8
  br label %272

235:
  %236 = phi ptr [ %265, %240 ], [ %44, %114 ]
  %237 = phi double [ %238, %240 ], [ %26, %114 ]
  %238 = fmul contract double %237, 5.000000e-01
  %239 = fcmp contract ule double %238, 0x3CB0000000000000
  br i1 %239, label %390, label %240

240:
  %241 = load ptr, ptr %0, align 8
  %242 = fadd contract double %238, %1
  %243 = getelementptr inbounds %struct.Watch, ptr %236, i64 0, i32 9
  %244 = load ptr, ptr %243, align 8
  call fastcc void @look_at(ptr %241, double %242)
  %245 = load ptr, ptr %241, align 8
  %246 = getelementptr inbounds %struct.Step, ptr %241, i64 0, i32 1
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Step, ptr %241, i64 0, i32 2
  %249 = load double, ptr %248, align 8
  %250 = fmul contract double %242, %249
  %251 = fadd contract double %247, %250
  %252 = getelementptr inbounds %struct.Step, ptr %241, i64 0, i32 8
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds %struct.Step, ptr %241, i64 0, i32 5
  %255 = load ptr, ptr %254, align 8
  store double %251, ptr %10, align 8
  %256 = getelementptr inbounds %struct.Code, ptr %245, i64 0, i32 14
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr inbounds i64, ptr %257, i64 2
  %259 = load i64, ptr %258, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %258, align 8
  %261 = getelementptr inbounds %struct.Code, ptr %245, i64 0, i32 2
  %262 = load ptr, ptr %261, align 8
  %263 = getelementptr inbounds %struct.Code, ptr %245, i64 0, i32 13
  %264 = load ptr, ptr %263, align 8
  call void %262(ptr %10, ptr %253, ptr %255, ptr %244, ptr %264)
  %265 = load ptr, ptr %12, align 8
  %266 = getelementptr inbounds %struct.Watch, ptr %265, i64 0, i32 9
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %267, i64 %49
  %269 = load double, ptr %268, align 8
  %270 = fmul contract double %119, %269
  %271 = fcmp contract ogt double %270, 0.000000e+00
  br i1 %271, label %272, label %235

272:
  %273 = phi double [ %1, %228 ], [ %1, %114 ], [ %242, %240 ]
  %274 = phi double [ %58, %228 ], [ %58, %114 ], [ %269, %240 ]
  %275 = phi double [ %229, %228 ], [ %3, %114 ], [ %3, %240 ]
  %276 = phi double [ %234, %228 ], [ %60, %114 ], [ %60, %240 ]
  %277 = fcmp contract olt double %273, 0.000000e+00
  %278 = fcmp contract olt double %275, 0.000000e+00
  %279 = or i1 %277, %278
  br i1 %279, label %390, label %280

280:
  %281 = getelementptr inbounds i64, ptr %47, i64 3
  br label %282

282:
  %283 = phi i1 [ false, %385 ], [ true, %280 ]
  %284 = phi double [ %60, %385 ], [ %276, %280 ]
  %285 = phi double [ %3, %385 ], [ %275, %280 ]
  %286 = phi double [ %284, %385 ], [ %274, %280 ]
  %287 = phi double [ %285, %385 ], [ %273, %280 ]
  %288 = load ptr, ptr %0, align 8
  %289 = load ptr, ptr %12, align 8
  %290 = getelementptr inbounds %struct.Watch, ptr %289, i64 0, i32 9
  %291 = load ptr, ptr %290, align 8
  %292 = fcmp contract ogt double %286, 0.000000e+00
  %293 = getelementptr inbounds %struct.Step, ptr %288, i64 0, i32 1
  %294 = load double, ptr %293, align 8
  %295 = getelementptr inbounds %struct.Step, ptr %288, i64 0, i32 2
  %296 = load double, ptr %295, align 8
  %297 = fmul contract double %285, %296
  %298 = fadd contract double %294, %297
  %299 = fdiv contract double %298, %296
  %300 = call contract double @llvm.fabs.f64(double %299)
  %301 = call contract double @llvm.maxnum.f64(double %300, double 1.000000e+00)
  %302 = fmul contract double %301, 0x3CB0000000000000
  %303 = fsub contract double %285, %287
  %304 = fcmp contract ogt double %303, %302
  br i1 %304, label %305, label %378

305:
  %306 = fmul contract double %302, 5.000000e-01
  %307 = getelementptr inbounds %struct.Step, ptr %288, i64 0, i32 8
  %308 = getelementptr inbounds %struct.Step, ptr %288, i64 0, i32 5
  %309 = getelementptr inbounds double, ptr %291, i64 %49
  br label %310

310:
  %311 = phi double [ %303, %305 ], [ %372, %366 ]
  %312 = phi i32 [ 0, %305 ], [ %376, %366 ]
  %313 = phi i32 [ 0, %305 ], [ %371, %366 ]
  %314 = phi double [ %287, %305 ], [ %370, %366 ]
  %315 = phi double [ %286, %305 ], [ %369, %366 ]
  %316 = phi double [ %285, %305 ], [ %368, %366 ]
  %317 = phi double [ %284, %305 ], [ %367, %366 ]
  %318 = fmul contract double %311, %317
  %319 = fsub contract double %317, %315
  %320 = fdiv contract double %318, %319
  %321 = fsub contract double %316, %320
  %322 = icmp sgt i32 %312, 1
  %323 = fcmp contract ugt double %314, %321
  %324 = select i1 %322, i1 true, i1 %323
  %325 = fcmp contract ugt double %321, %316
  %326 = select i1 %324, i1 true, i1 %325
  %327 = fadd contract double %314, %316
  %328 = fmul contract double %327, 5.000000e-01
  %329 = select i1 %326, double %328, double %321
  %330 = fadd contract double %306, %314
  %331 = call contract double @llvm.maxnum.f64(double %329, double %330)
  %332 = fsub contract double %316, %306
  %333 = call contract double @llvm.minnum.f64(double %331, double %332)
  %334 = fcmp contract olt double %314, %333
  %335 = fcmp contract olt double %333, %316
  %336 = select i1 %334, i1 %335, i1 false
  br i1 %336, label %337, label %378

337:
  call fastcc void @look_at(ptr %288, double %333)
  %338 = load ptr, ptr %288, align 8
  %339 = load double, ptr %293, align 8
  %340 = load double, ptr %295, align 8
  %341 = fmul contract double %333, %340
  %342 = fadd contract double %339, %341
  %343 = load ptr, ptr %307, align 8
  %344 = load ptr, ptr %308, align 8
  store double %342, ptr %9, align 8
  %345 = getelementptr inbounds %struct.Code, ptr %338, i64 0, i32 14
  %346 = load ptr, ptr %345, align 8
  %347 = getelementptr inbounds i64, ptr %346, i64 2
  %348 = load i64, ptr %347, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %347, align 8
  %350 = getelementptr inbounds %struct.Code, ptr %338, i64 0, i32 2
  %351 = load ptr, ptr %350, align 8
  %352 = getelementptr inbounds %struct.Code, ptr %338, i64 0, i32 13
  %353 = load ptr, ptr %352, align 8
  call void %351(ptr %9, ptr %343, ptr %344, ptr %291, ptr %353)
  %354 = load double, ptr %309, align 8
  %355 = fneg contract double %354
  %356 = select contract i1 %292, double %354, double %355
  %357 = fcmp contract ogt double %356, 0.000000e+00
  br i1 %357, label %358, label %362

358:
  %359 = icmp eq i32 %313, -1
  %360 = fmul contract double %317, 5.000000e-01
  %361 = select i1 %359, double %360, double %317
  br label %366

362:
  %363 = icmp eq i32 %313, 1
  %364 = fmul contract double %315, 5.000000e-01
  %365 = select i1 %363, double %364, double %315
  br label %366

366:
  %367 = phi double [ %361, %358 ], [ %354, %362 ]
  %368 = phi double [ %316, %358 ], [ %333, %362 ]
  %369 = phi double [ %354, %358 ], [ %365, %362 ]
  %370 = phi double [ %333, %358 ], [ %314, %362 ]
  %371 = phi i32 [ -1, %358 ], [ 1, %362 ]
  %372 = fsub contract double %368, %370
  %373 = fmul contract double %311, 5.000000e-01
  %374 = fcmp contract ogt double %372, %373
  %375 = add nsw i32 %312, 1
  %376 = select i1 %374, i32 %375, i32 0
  %377 = fcmp contract ogt double %372, %302
  br i1 %377, label %310, label %378

378:
  %379 = phi double [ %285, %282 ], [ %316, %310 ], [ %368, %366 ]
  %380 = load i64, ptr %281, align 8
  %381 = sitofp i64 %380 to double
  %382 = fmul contract double %286, %381
  %383 = fcmp contract ugt double %382, 0.000000e+00
  br i1 %383, label %385, label %384

384:
  call fastcc void @keep_zero(ptr %0, double %379, i64 %34)
  br label %385

385:
  %386 = fcmp contract une double %285, %3
  %387 = fcmp contract une double %284, 0.000000e+00
  %388 = select i1 %386, i1 %387, i1 false
  %389 = and i1 %283, %388
  br i1 %389, label %282, label %390

390:
  %391 = add nsw i64 %34, 1
  %392 = load i64, ptr %13, align 8
  %393 = icmp slt i64 %391, %392
  br i1 %393, label %33, label %27

394:
  %395 = getelementptr inbounds %struct.Watch, ptr %13, i64 0, i32 11
  %396 = load ptr, ptr %395, align 8
  %397 = mul nsw i64 %17, 28
  %398 = getelementptr inbounds double, ptr %396, i64 %397
  %399 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %399, double %31)
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 1
  %402 = load double, ptr %401, align 8
  %403 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 2
  %404 = load double, ptr %403, align 8
  %405 = fmul contract double %31, %404
  %406 = fadd contract double %402, %405
  %407 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 8
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 5
  %410 = load ptr, ptr %409, align 8
  store double %406, ptr %8, align 8
  %411 = getelementptr inbounds %struct.Code, ptr %400, i64 0, i32 14
  %412 = load ptr, ptr %411, align 8
  %413 = getelementptr inbounds i64, ptr %412, i64 2
  %414 = load i64, ptr %413, align 8
  %415 = add nsw i64 %414, 1
  store i64 %415, ptr %413, align 8
  %416 = getelementptr inbounds %struct.Code, ptr %400, i64 0, i32 2
  %417 = load ptr, ptr %416, align 8
  %418 = getelementptr inbounds %struct.Code, ptr %400, i64 0, i32 13
  %419 = load ptr, ptr %418, align 8
  call void %417(ptr %8, ptr %408, ptr %410, ptr %398, ptr %419)
  %420 = load i64, ptr %13, align 8
  br label %421

421:
  %422 = phi i64 [ %420, %394 ], [ %30, %29 ]
  %423 = phi ptr [ %398, %394 ], [ %4, %29 ]
  %424 = phi double [ %31, %394 ], [ %3, %29 ]
  %425 = icmp sgt i64 %422, 0
  br i1 %425, label %426, label %633

426:
  %427 = getelementptr inbounds %struct.Watch, ptr %13, i64 0, i32 4
  %428 = getelementptr inbounds %struct.Watch, ptr %13, i64 0, i32 10
  %429 = fadd contract double %424, %1
  %430 = fmul contract double %429, 5.000000e-01
  %431 = fsub contract double %424, %1
  %432 = fmul contract double %431, 5.000000e-01
  br label %433

433:
  %434 = phi i64 [ 0, %426 ], [ %630, %629 ]
  %435 = load ptr, ptr %427, align 8
  %436 = shl nsw i64 %434, 2
  %437 = getelementptr inbounds i64, ptr %435, i64 %436
  %438 = getelementptr inbounds i64, ptr %437, i64 1
  %439 = load i64, ptr %438, align 8
  %440 = load i64, ptr %437, align 8
  %441 = load ptr, ptr %428, align 8
  %442 = getelementptr inbounds i64, ptr %437, i64 2
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %441, i64 %443
  %445 = icmp eq i64 %440, 5
  br i1 %445, label %446, label %498

446:
  %447 = load ptr, ptr %12, align 8
  %448 = getelementptr inbounds %struct.Watch, ptr %447, i64 0, i32 9
  %449 = load ptr, ptr %448, align 8
  br label %450

450:
  %451 = phi ptr [ %449, %446 ], [ %483, %450 ]
  %452 = phi i64 [ 0, %446 ], [ %488, %450 ]
  %453 = phi double [ 0.000000e+00, %446 ], [ %487, %450 ]
  %454 = load ptr, ptr %0, align 8
  %455 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %452
  %456 = load double, ptr %455, align 8
  %457 = fmul contract double %432, %456
  %458 = fadd contract double %430, %457
  call fastcc void @look_at(ptr %454, double %458)
  %459 = load ptr, ptr %454, align 8
  %460 = getelementptr inbounds %struct.Step, ptr %454, i64 0, i32 1
  %461 = load double, ptr %460, align 8
  %462 = getelementptr inbounds %struct.Step, ptr %454, i64 0, i32 2
  %463 = load double, ptr %462, align 8
  %464 = fmul contract double %458, %463
  %465 = fadd contract double %461, %464
  %466 = getelementptr inbounds %struct.Step, ptr %454, i64 0, i32 8
  %467 = load ptr, ptr %466, align 8
  %468 = getelementptr inbounds %struct.Step, ptr %454, i64 0, i32 5
  %469 = load ptr, ptr %468, align 8
  store double %465, ptr %7, align 8
  %470 = getelementptr inbounds %struct.Code, ptr %459, i64 0, i32 14
  %471 = load ptr, ptr %470, align 8
  %472 = getelementptr inbounds i64, ptr %471, i64 2
  %473 = load i64, ptr %472, align 8
  %474 = add nsw i64 %473, 1
  store i64 %474, ptr %472, align 8
  %475 = getelementptr inbounds %struct.Code, ptr %459, i64 0, i32 2
  %476 = load ptr, ptr %475, align 8
  %477 = getelementptr inbounds %struct.Code, ptr %459, i64 0, i32 13
  %478 = load ptr, ptr %477, align 8
  call void %476(ptr %7, ptr %467, ptr %469, ptr %451, ptr %478)
  %479 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %452
  %480 = load double, ptr %479, align 8
  %481 = load ptr, ptr %12, align 8
  %482 = getelementptr inbounds %struct.Watch, ptr %481, i64 0, i32 9
  %483 = load ptr, ptr %482, align 8
  %484 = getelementptr inbounds double, ptr %483, i64 %439
  %485 = load double, ptr %484, align 8
  %486 = fmul contract double %480, %485
  %487 = fadd contract double %453, %486
  %488 = add nsw i64 %452, 1
  %489 = icmp eq i64 %488, 5
  br i1 %489, label %490, label %450

490:
  %491 = load ptr, ptr %0, align 8
  %492 = getelementptr inbounds %struct.Step, ptr %491, i64 0, i32 2
  %493 = load double, ptr %492, align 8
  %494 = fmul contract double %432, %493
  %495 = fmul contract double %487, %494
  %496 = load double, ptr %444, align 8
  %497 = fadd contract double %496, %495
  store double %497, ptr %444, align 8
  br label %498

498:
  %499 = add i64 %440, -3
  %500 = icmp ult i64 %499, -2
  br i1 %500, label %629, label %501

501:
  %502 = icmp eq i64 %440, 1
  %503 = select contract i1 %502, double 1.000000e+00, double -1.000000e+00
  %504 = load ptr, ptr %0, align 8
  %505 = getelementptr inbounds %struct.Step, ptr %504, i64 0, i32 2
  %506 = load double, ptr %505, align 8
  %507 = fmul contract double %431, %506
  %508 = add nsw i64 %439, %17
  %509 = getelementptr inbounds double, ptr %2, i64 %508
  %510 = load double, ptr %509, align 8
  %511 = fmul contract double %510, %507
  %512 = getelementptr inbounds double, ptr %423, i64 %508
  %513 = load double, ptr %512, align 8
  %514 = fmul contract double %507, %513
  %515 = load double, ptr %444, align 8
  %516 = getelementptr inbounds double, ptr %423, i64 %439
  %517 = load double, ptr %516, align 8
  %518 = fcmp contract uno double %515, 0.000000e+00
  br i1 %518, label %519, label %521

519:
  %520 = fmul contract double %503, %517
  br label %525

521:
  %522 = fmul contract double %503, %515
  %523 = fmul contract double %503, %517
  %524 = call contract double @llvm.minnum.f64(double %522, double %523)
  br label %525

525:
  %526 = phi contract double [ %520, %519 ], [ %524, %521 ]
  %527 = fmul contract double %503, %511
  %528 = fmul contract double %503, %514
  %529 = fcmp contract olt double %527, 0.000000e+00
  %530 = fcmp contract ogt double %528, 0.000000e+00
  %531 = and i1 %529, %530
  br i1 %531, label %532, label %626

532:
  %533 = fmul contract double %503, %517
  %534 = getelementptr inbounds double, ptr %2, i64 %439
  %535 = load double, ptr %534, align 8
  %536 = fmul contract double %503, %535
  %537 = fsub contract double %533, %536
  %538 = fsub contract double %537, %528
  %539 = fsub contract double %527, %528
  %540 = fdiv contract double %538, %539
  %541 = fmul contract double %527, %540
  %542 = fadd contract double %536, %541
  %543 = call contract double @llvm.minnum.f64(double %536, double %533)
  %544 = fsub contract double %543, %542
  %545 = fmul contract double %544, 2.500000e-01
  %546 = fsub contract double %542, %545
  %547 = fcmp contract uge double %546, %526
  br i1 %547, label %626, label %548

548:
  %549 = load ptr, ptr %504, align 8
  %550 = getelementptr inbounds %struct.Code, ptr %549, i64 0, i32 8
  %551 = load i64, ptr %550, align 8
  %552 = load ptr, ptr %12, align 8
  %553 = getelementptr inbounds %struct.Watch, ptr %552, i64 0, i32 9
  %554 = load ptr, ptr %553, align 8
  %555 = add nsw i64 %551, %439
  %556 = getelementptr inbounds double, ptr %554, i64 %555
  br label %557

557:
  %558 = phi double [ %1, %548 ], [ %613, %608 ]
  %559 = phi i32 [ 0, %548 ], [ %618, %608 ]
  %560 = phi i32 [ 0, %548 ], [ %612, %608 ]
  %561 = phi double [ %510, %548 ], [ %611, %608 ]
  %562 = phi double [ %424, %548 ], [ %610, %608 ]
  %563 = phi double [ %513, %548 ], [ %609, %608 ]
  %564 = fsub contract double %562, %558
  %565 = fmul contract double %563, %564
  %566 = fsub contract double %563, %561
  %567 = fdiv contract double %565, %566
  %568 = fsub contract double %562, %567
  %569 = fmul contract double %564, 1.000000e-03
  %570 = fadd contract double %558, %569
  %571 = call contract double @llvm.maxnum.f64(double %568, double %570)
  %572 = fsub contract double %562, %569
  %573 = call contract double @llvm.minnum.f64(double %571, double %572)
  %574 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %574, double %573)
  %575 = load ptr, ptr %574, align 8
  %576 = getelementptr inbounds %struct.Step, ptr %574, i64 0, i32 1
  %577 = load double, ptr %576, align 8
  %578 = getelementptr inbounds %struct.Step, ptr %574, i64 0, i32 2
  %579 = load double, ptr %578, align 8
  %580 = fmul contract double %573, %579
  %581 = fadd contract double %577, %580
  %582 = getelementptr inbounds %struct.Step, ptr %574, i64 0, i32 8
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds %struct.Step, ptr %574, i64 0, i32 5
  %585 = load ptr, ptr %584, align 8
  store double %581, ptr %6, align 8
  %586 = getelementptr inbounds %struct.Code, ptr %575, i64 0, i32 14
  %587 = load ptr, ptr %586, align 8
  %588 = getelementptr inbounds i64, ptr %587, i64 2
  %589 = load i64, ptr %588, align 8
  %590 = add nsw i64 %589, 1
  store i64 %590, ptr %588, align 8
  %591 = getelementptr inbounds %struct.Code, ptr %575, i64 0, i32 2
  %592 = load ptr, ptr %591, align 8
  %593 = getelementptr inbounds %struct.Code, ptr %575, i64 0, i32 13
  %594 = load ptr, ptr %593, align 8
  call void %592(ptr %6, ptr %583, ptr %585, ptr %554, ptr %594)
  %595 = load double, ptr %556, align 8
  %596 = fcmp contract uno double %595, 0.000000e+00
  br i1 %596, label %621, label %597

597:
  %598 = fmul contract double %510, %595
  %599 = fcmp contract ogt double %598, 0.000000e+00
  br i1 %599, label %600, label %604

600:
  %601 = icmp eq i32 %560, -1
  %602 = fmul contract double %563, 5.000000e-01
  %603 = select i1 %601, double %602, double %563
  br label %608

604:
  %605 = icmp eq i32 %560, 1
  %606 = fmul contract double %561, 5.000000e-01
  %607 = select i1 %605, double %606, double %561
  br label %608

608:
  %609 = phi double [ %603, %600 ], [ %595, %604 ]
  %610 = phi double [ %562, %600 ], [ %573, %604 ]
  %611 = phi double [ %595, %600 ], [ %607, %604 ]
  %612 = phi i32 [ -1, %600 ], [ 1, %604 ]
  %613 = phi double [ %573, %600 ], [ %558, %604 ]
  %614 = fsub contract double %610, %613
  %615 = fcmp contract olt double %614, 1.000000e-10
  %616 = fcmp contract oeq double %595, 0.000000e+00
  %617 = select i1 %615, i1 true, i1 %616
  %618 = add nsw i32 %559, 1
  %619 = icmp eq i32 %618, 60
  %620 = select i1 %617, i1 true, i1 %619
  br i1 %620, label %621, label %557

621:
  %622 = getelementptr inbounds double, ptr %554, i64 %439
  %623 = load double, ptr %622, align 8
  %624 = fmul contract double %503, %623
  %625 = call contract double @llvm.minnum.f64(double %526, double %624)
  br label %626

626:
  %627 = phi double [ %625, %621 ], [ %526, %532 ], [ %526, %525 ]
  %628 = fmul contract double %503, %627
  store double %628, ptr %444, align 8
  br label %629

629:
  %630 = add nsw i64 %434, 1
  %631 = load i64, ptr %13, align 8
  %632 = icmp slt i64 %630, %631
  br i1 %632, label %433, label %633

633:
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
