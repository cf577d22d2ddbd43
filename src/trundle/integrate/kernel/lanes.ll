; source 5994968bb5a8c338275e173d81acc7f35cb9e9209f1245dda048fe9302653a9f
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
  br i1 %21, label %1394, label %22

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
  %67 = phi i64 [ 0, %22 ], [ %1390, %1388 ]
  %68 = phi i32 [ %18, %22 ], [ %1389, %1388 ]
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
  br label %1388

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
  br i1 %1181, label %1223, label %1170

1182:
  %1183 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1169
  %1184 = load ptr, ptr %31, align 8
  %1185 = load i64, ptr %35, align 8
  %1186 = getelementptr inbounds <4 x double>, ptr %1184, i64 %1185
  %1187 = load i64, ptr %34, align 8
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1189, label %1219

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
  %1205 = phi i64 [ %1217, %1204 ], [ 0, %1189 ]
  %1206 = phi <4 x double> [ %1216, %1204 ], [ zeroinitializer, %1189 ]
  %1207 = add nsw i64 %1205, %1187
  %1208 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1207
  %1209 = load <4 x i64>, ptr %1208, align 32
  %1210 = and <4 x i64> %1209, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1211 = bitcast <4 x i64> %1210 to <4 x double>
  %1212 = getelementptr inbounds <4 x double>, ptr %1186, i64 %1205
  %1213 = load <4 x double>, ptr %1212, align 32
  %1214 = fdiv contract <4 x double> %1211, %1213
  %1215 = fcmp contract ogt <4 x double> %1206, %1214
  %1216 = select <4 x i1> %1215, <4 x double> %1206, <4 x double> %1214
  %1217 = add nsw i64 %1205, 1
  %1218 = icmp eq i64 %1217, %1187
  br i1 %1218, label %1219, label %1204

1219:
  %1220 = phi <4 x double> [ zeroinitializer, %1182 ], [ %1201, %1204 ]
  %1221 = phi <4 x double> [ zeroinitializer, %1182 ], [ %1216, %1204 ]
  %1222 = shl nsw i64 %1160, 3
  br label %1235

1223:
  %1224 = phi i64 [ %1233, %1223 ], [ 0, %1170 ]
  %1225 = add nsw i64 %1224, %1160
  %1226 = getelementptr inbounds <4 x double>, ptr %1162, i64 %1225
  %1227 = load <4 x i64>, ptr %1226, align 32
  %1228 = and <4 x i64> %1227, %1167
  %1229 = getelementptr inbounds <4 x double>, ptr %1161, i64 %1224
  %1230 = load <4 x i64>, ptr %1229, align 32
  %1231 = select <4 x i1> %1166, <4 x i64> zeroinitializer, <4 x i64> %1230
  %1232 = or <4 x i64> %1231, %1228
  store <4 x i64> %1232, ptr %1229, align 32
  %1233 = add nsw i64 %1224, 1
  %1234 = icmp eq i64 %1233, %1160
  br i1 %1234, label %1182, label %1223

1235:
  %1236 = phi i64 [ 0, %1219 ], [ %1386, %1385 ]
  %1237 = load ptr, ptr %23, align 8
  %1238 = getelementptr inbounds double, ptr %1237, i64 %1236
  %1239 = load ptr, ptr %24, align 8
  %1240 = getelementptr inbounds i64, ptr %1239, i64 %1236
  %1241 = load i64, ptr %1240, align 8
  %1242 = icmp slt i64 %1241, 0
  br i1 %1242, label %1385, label %1243

1243:
  %1244 = getelementptr inbounds double, ptr %1238, i64 12
  %1245 = load double, ptr %1244, align 8
  %1246 = getelementptr inbounds double, ptr %1238, i64 16
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds i64, ptr %1240, i64 16
  %1249 = load i64, ptr %1248, align 8
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1251, label %1273

1251:
  %1252 = getelementptr inbounds i64, ptr %1240, i64 12
  store i64 1, ptr %1252, align 8
  %1253 = fcmp contract olt double %1247, 0x7FF0000000000000
  br i1 %1253, label %1254, label %1267

1254:
  %1255 = fcmp contract oeq double %1247, 0.000000e+00
  br i1 %1255, label %1263, label %1256

1256:
  %1257 = call contract double @llvm.sqrt.f64(double %1247)
  %1258 = call contract double @llvm.sqrt.f64(double %1257)
  %1259 = call contract double @llvm.sqrt.f64(double %1258)
  %1260 = fdiv contract double 8.500000e-01, %1259
  %1261 = call contract double @llvm.maxnum.f64(double %1260, double 0x3FD5555555555555)
  %1262 = call contract double @llvm.minnum.f64(double %1261, double 6.000000e+00)
  br label %1263

1263:
  %1264 = phi double [ %1262, %1256 ], [ 6.000000e+00, %1254 ]
  %1265 = fmul contract double %1245, %1264
  %1266 = getelementptr inbounds double, ptr %1238, i64 4
  store double %1265, ptr %1266, align 8
  br label %1385

1267:
  %1268 = fmul contract double %1245, 1.000000e-01
  %1269 = getelementptr inbounds double, ptr %1238, i64 4
  store double %1268, ptr %1269, align 8
  %1270 = getelementptr inbounds i64, ptr %1240, i64 8
  %1271 = load i64, ptr %1270, align 8
  %1272 = add nsw i64 %1271, 1
  store i64 %1272, ptr %1270, align 8
  br label %1385

1273:
  %1274 = fcmp contract oeq double %1247, 0.000000e+00
  br i1 %1274, label %1282, label %1275

1275:
  %1276 = call contract double @llvm.sqrt.f64(double %1247)
  %1277 = call contract double @llvm.sqrt.f64(double %1276)
  %1278 = call contract double @llvm.sqrt.f64(double %1277)
  %1279 = fdiv contract double 8.500000e-01, %1278
  %1280 = call contract double @llvm.maxnum.f64(double %1279, double 0x3FD5555555555555)
  %1281 = call contract double @llvm.minnum.f64(double %1280, double 6.000000e+00)
  br label %1282

1282:
  %1283 = phi double [ %1281, %1275 ], [ 6.000000e+00, %1273 ]
  %1284 = getelementptr inbounds i64, ptr %1240, i64 12
  %1285 = load i64, ptr %1284, align 8
  %1286 = icmp eq i64 %1285, 0
  %1287 = call contract double @llvm.minnum.f64(double %1283, double 1.000000e+00)
  %1288 = select i1 %1286, double %1283, double %1287
  %1289 = getelementptr inbounds double, ptr %1238, i64 8
  %1290 = load double, ptr %1289, align 8
  %1291 = load double, ptr %25, align 8
  %1292 = fcmp contract oeq double %1290, %1291
  br i1 %1292, label %1293, label %1296

1293:
  %1294 = getelementptr inbounds double, ptr %1238, i64 4
  %1295 = load double, ptr %1294, align 8
  br label %1296

1296:
  %1297 = phi contract double [ %1295, %1293 ], [ 0.000000e+00, %1282 ]
  %1298 = fmul contract double %1245, %1288
  %1299 = call contract double @llvm.maxnum.f64(double %1298, double %1297)
  %1300 = getelementptr inbounds double, ptr %1238, i64 4
  store double %1299, ptr %1300, align 8
  %1301 = getelementptr inbounds i64, ptr %1240, i64 20
  store i64 0, ptr %1301, align 8
  %1302 = getelementptr inbounds i64, ptr %1240, i64 8
  store i64 0, ptr %1302, align 8
  store i64 0, ptr %1284, align 8
  %1303 = getelementptr inbounds i64, ptr %1240, i64 4
  %1304 = load i64, ptr %1303, align 8
  %1305 = add nsw i64 %1304, 1
  store i64 %1305, ptr %1303, align 8
  %1306 = getelementptr inbounds double, ptr %1238, i64 24
  %1307 = load double, ptr %1306, align 8
  %1308 = fadd contract double %1307, 1.000000e+00
  store double %1308, ptr %1306, align 8
  store double %1290, ptr %1238, align 8
  %1309 = trunc i64 %1236 to i32
  %1310 = extractelement <4 x double> %1220, i32 %1309
  %1311 = getelementptr inbounds double, ptr %1238, i64 28
  store double %1310, ptr %1311, align 8
  %1312 = load i64, ptr %34, align 8
  %1313 = icmp eq i64 %1312, 0
  br i1 %1313, label %1324, label %1314

1314:
  %1315 = extractelement <4 x double> %1221, i32 %1309
  %1316 = load ptr, ptr %31, align 8
  %1317 = load i64, ptr %35, align 8
  %1318 = add nsw i64 %1317, %1312
  %1319 = shl nsw i64 %1318, 2
  %1320 = or i64 %1319, %1236
  %1321 = getelementptr inbounds double, ptr %1316, i64 %1320
  %1322 = load double, ptr %1321, align 8
  %1323 = fadd contract double %1315, %1322
  br label %1324

1324:
  %1325 = phi contract double [ %1323, %1314 ], [ 0.000000e+00, %1296 ]
  %1326 = getelementptr inbounds double, ptr %1238, i64 32
  store double %1325, ptr %1326, align 8
  %1327 = load i64, ptr %61, align 8
  %1328 = icmp sgt i64 %1327, 0
  br i1 %1328, label %1331, label %1329

1329:
  %1330 = load ptr, ptr %30, align 8
  br label %1352

1331:
  %1332 = load i64, ptr %62, align 8
  %1333 = load i64, ptr %28, align 8
  %1334 = load ptr, ptr %30, align 8
  %1335 = shl nsw i64 %1333, 1
  %1336 = or i64 %1335, 1
  %1337 = load ptr, ptr %31, align 8
  %1338 = sub i64 %1332, %1327
  br label %1339

1339:
  %1340 = phi i64 [ 0, %1331 ], [ %1350, %1339 ]
  %1341 = add nsw i64 %1336, %1340
  %1342 = shl nsw i64 %1341, 2
  %1343 = add nsw i64 %1342, %1236
  %1344 = getelementptr inbounds double, ptr %1334, i64 %1343
  %1345 = load double, ptr %1344, align 8
  %1346 = add nsw i64 %1338, %1340
  %1347 = shl nsw i64 %1346, 2
  %1348 = add nsw i64 %1347, %1236
  %1349 = getelementptr inbounds double, ptr %1337, i64 %1348
  store double %1345, ptr %1349, align 8
  %1350 = add nsw i64 %1340, 1
  %1351 = icmp eq i64 %1350, %1327
  br i1 %1351, label %1352, label %1339

1352:
  %1353 = phi ptr [ %1330, %1329 ], [ %1334, %1339 ]
  %1354 = or i64 %1236, %1222
  %1355 = getelementptr inbounds double, ptr %1353, i64 %1354
  %1356 = load double, ptr %1355, align 8
  %1357 = getelementptr inbounds double, ptr %1238, i64 20
  %1358 = load double, ptr %1357, align 8
  %1359 = fcmp contract ogt double %1356, %1358
  %1360 = fcmp contract uno double %1356, 0.000000e+00
  %1361 = or i1 %1360, %1359
  %1362 = select contract i1 %1361, double %1356, double %1358
  store double %1362, ptr %1357, align 8
  %1363 = load double, ptr %63, align 8
  %1364 = fcmp contract ugt double %1356, %1363
  %1365 = load i64, ptr %39, align 8
  %1366 = icmp eq i64 %1365, 0
  br i1 %1366, label %1382, label %1367

1367:
  %1368 = load ptr, ptr %64, align 8
  %1369 = mul nsw i64 %1236, 5
  %1370 = add nsw i64 %1369, 2
  %1371 = getelementptr inbounds i64, ptr %1368, i64 %1370
  %1372 = load i64, ptr %1371, align 8
  %1373 = icmp sgt i64 %1372, -1
  br i1 %1373, label %1374, label %1382

1374:
  %1375 = load ptr, ptr %65, align 8
  %1376 = shl nsw i64 %1372, 2
  %1377 = getelementptr inbounds i64, ptr %1375, i64 %1376
  %1378 = load i64, ptr %1377, align 8
  %1379 = icmp eq i64 %1378, 8
  %1380 = add nsw i64 %1372, 8
  %1381 = select i1 %1379, i64 %1380, i64 5
  br label %1383

1382:
  br i1 %1364, label %1383, label %1385

1383:
  %1384 = phi i64 [ %1381, %1374 ], [ 4, %1382 ]
  call fastcc void @release_4(ptr %0, i32 %1309, i64 %1384)
  br label %1385

1385:
  %1386 = add nsw i64 %1236, 1
  %1387 = icmp eq i64 %1386, 4
  br i1 %1387, label %1388, label %1235

1388:
  %1389 = phi i32 [ %133, %132 ], [ %68, %1385 ]
  %1390 = add nsw i64 %67, 1
  %1391 = icmp sge i64 %1390, %1
  %1392 = icmp eq i32 %1389, 0
  %1393 = select i1 %1391, i1 true, i1 %1392
  br i1 %1393, label %1394, label %66

1394:
  %1395 = phi i1 [ %19, %2 ], [ %1391, %1388 ]
  %1396 = zext i1 %1395 to i64
  ret i64 %1396
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
  br label %328

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
  br i1 %235, label %236, label %275

236:
  %237 = shl nsw i64 %126, 1
  %238 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %239 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %240

240:
  %241 = phi i64 [ 0, %236 ], [ %273, %253 ]
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
  %270 = fadd contract <4 x double> %269, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %271 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %270
  %272 = getelementptr inbounds <4 x double>, ptr %117, i64 %241
  store <4 x double> %271, ptr %272, align 32
  %273 = add nsw i64 %241, 1
  %274 = icmp eq i64 %273, %218
  br i1 %274, label %275, label %240

275:
  br i1 %164, label %282, label %276

276:
  %277 = phi <4 x double> [ zeroinitializer, %275 ], [ %291, %282 ]
  %278 = sitofp i64 %97 to double
  %279 = insertelement <4 x double> poison, double %278, i64 0
  %280 = shufflevector <4 x double> %279, <4 x double> poison, <4 x i32> zeroinitializer
  %281 = fdiv contract <4 x double> %277, %280
  br label %294

282:
  %283 = phi i64 [ %292, %282 ], [ 0, %275 ]
  %284 = phi <4 x double> [ %291, %282 ], [ zeroinitializer, %275 ]
  %285 = getelementptr inbounds <4 x double>, ptr %100, i64 %283
  %286 = load <4 x double>, ptr %285, align 32
  %287 = getelementptr inbounds <4 x double>, ptr %117, i64 %283
  %288 = load <4 x double>, ptr %287, align 32
  %289 = fmul contract <4 x double> %286, %288
  %290 = fmul contract <4 x double> %289, %289
  %291 = fadd contract <4 x double> %284, %290
  %292 = add nsw i64 %283, 1
  %293 = icmp eq i64 %292, %97
  br i1 %293, label %276, label %282

294:
  %295 = phi i32 [ 0, %276 ], [ %300, %294 ]
  %296 = phi <4 x double> [ %281, %276 ], [ %299, %294 ]
  %297 = extractelement <4 x double> %296, i32 %295
  %298 = call contract double @llvm.sqrt.f64(double %297)
  %299 = insertelement <4 x double> %296, double %298, i32 %295
  %300 = add nsw i32 %295, 1
  %301 = icmp eq i32 %300, 4
  br i1 %301, label %302, label %294

302:
  br i1 %164, label %306, label %303

303:
  %304 = phi <4 x double> [ zeroinitializer, %302 ], [ %315, %306 ]
  %305 = fdiv contract <4 x double> %304, %280
  br label %318

306:
  %307 = phi i64 [ %316, %306 ], [ 0, %302 ]
  %308 = phi <4 x double> [ %315, %306 ], [ zeroinitializer, %302 ]
  %309 = getelementptr inbounds <4 x double>, ptr %98, i64 %307
  %310 = load <4 x double>, ptr %309, align 32
  %311 = getelementptr inbounds <4 x double>, ptr %117, i64 %307
  %312 = load <4 x double>, ptr %311, align 32
  %313 = fmul contract <4 x double> %310, %312
  %314 = fmul contract <4 x double> %313, %313
  %315 = fadd contract <4 x double> %308, %314
  %316 = add nsw i64 %307, 1
  %317 = icmp eq i64 %316, %97
  br i1 %317, label %303, label %306

318:
  %319 = phi i32 [ 0, %303 ], [ %324, %318 ]
  %320 = phi <4 x double> [ %305, %303 ], [ %323, %318 ]
  %321 = extractelement <4 x double> %320, i32 %319
  %322 = call contract double @llvm.sqrt.f64(double %321)
  %323 = insertelement <4 x double> %320, double %322, i32 %319
  %324 = add nsw i32 %319, 1
  %325 = icmp eq i32 %324, 4
  br i1 %325, label %326, label %318

326:
  %327 = fmul contract double %214, 0x3EB0C6F7A0B5ED8D
  br label %367

328:
  %329 = phi i64 [ 0, %158 ], [ %364, %363 ]
  %330 = shl nsw i64 1, %329
  %331 = and i64 %330, %90
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %363, label %333

333:
  %334 = trunc i64 %329 to i32
  %335 = extractelement <4 x double> %159, i32 %334
  %336 = load ptr, ptr %14, align 8
  %337 = and i64 %329, 4294967267
  %338 = or i64 %337, 28
  %339 = getelementptr inbounds double, ptr %336, i64 %338
  store double %335, ptr %339, align 8
  br i1 %161, label %346, label %340

340:
  %341 = extractelement <4 x double> %160, i32 %334
  %342 = or i64 %329, %163
  %343 = getelementptr inbounds double, ptr %121, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fadd contract double %341, %344
  br label %346

346:
  %347 = phi contract double [ %345, %340 ], [ 0.000000e+00, %333 ]
  %348 = and i64 %329, 4294967263
  %349 = or i64 %348, 32
  %350 = getelementptr inbounds double, ptr %336, i64 %349
  store double %347, ptr %350, align 8
  br i1 %164, label %351, label %363

351:
  %352 = load ptr, ptr %11, align 8
  br label %353

353:
  %354 = phi i64 [ 0, %351 ], [ %361, %353 ]
  %355 = getelementptr inbounds <4 x double>, ptr %115, i64 %354
  %356 = load <4 x double>, ptr %355, align 32
  %357 = extractelement <4 x double> %356, i32 %334
  %358 = shl nsw i64 %354, 2
  %359 = add nsw i64 %358, %329
  %360 = getelementptr inbounds double, ptr %352, i64 %359
  store double %357, ptr %360, align 8
  %361 = add nsw i64 %354, 1
  %362 = icmp eq i64 %361, %97
  br i1 %362, label %363, label %353

363:
  %364 = add nsw i64 %329, 1
  %365 = icmp eq i64 %364, 4
  br i1 %365, label %207, label %328

366:
  br i1 %164, label %390, label %401

367:
  %368 = phi <4 x double> [ undef, %326 ], [ %381, %378 ]
  %369 = phi i32 [ 0, %326 ], [ %382, %378 ]
  %370 = extractelement <4 x double> %299, i32 %369
  %371 = fcmp contract olt double %370, 1.000000e-05
  br i1 %371, label %378, label %372

372:
  %373 = extractelement <4 x double> %323, i32 %369
  %374 = fcmp contract olt double %373, 1.000000e-05
  br i1 %374, label %378, label %375

375:
  %376 = fmul contract double %370, 1.000000e-02
  %377 = fdiv contract double %376, %373
  br label %378

378:
  %379 = phi contract double [ %377, %375 ], [ %327, %372 ], [ %327, %367 ]
  %380 = call contract double @llvm.minnum.f64(double %379, double %214)
  %381 = insertelement <4 x double> %368, double %380, i32 %369
  %382 = add nsw i32 %369, 1
  %383 = icmp eq i32 %382, 4
  br i1 %383, label %366, label %367

384:
  %385 = load <4 x double>, ptr %2, align 32
  %386 = fadd contract <4 x double> %381, %385
  store <4 x double> %386, ptr %2, align 32
  %387 = load ptr, ptr %0, align 8
  %388 = load ptr, ptr %13, align 8
  %389 = load ptr, ptr %109, align 8
  call void %387(ptr %2, ptr %116, ptr %388, ptr %115, ptr %389)
  br label %430

390:
  %391 = phi i64 [ %399, %390 ], [ 0, %366 ]
  %392 = getelementptr inbounds <4 x double>, ptr %100, i64 %391
  %393 = load <4 x double>, ptr %392, align 32
  %394 = getelementptr inbounds <4 x double>, ptr %98, i64 %391
  %395 = load <4 x double>, ptr %394, align 32
  %396 = fmul contract <4 x double> %381, %395
  %397 = fadd contract <4 x double> %393, %396
  %398 = getelementptr inbounds <4 x double>, ptr %116, i64 %391
  store <4 x double> %397, ptr %398, align 32
  %399 = add nsw i64 %391, 1
  %400 = icmp eq i64 %399, %97
  br i1 %400, label %384, label %390

401:
  %402 = load <4 x double>, ptr %2, align 32
  %403 = fadd contract <4 x double> %381, %402
  store <4 x double> %403, ptr %2, align 32
  %404 = load ptr, ptr %0, align 8
  %405 = load ptr, ptr %13, align 8
  %406 = load ptr, ptr %109, align 8
  call void %404(ptr %2, ptr %116, ptr %405, ptr %115, ptr %406)
  br label %407

407:
  %408 = phi <4 x double> [ zeroinitializer, %401 ], [ %419, %410 ]
  %409 = fdiv contract <4 x double> %408, %280
  br label %422

410:
  %411 = phi i64 [ %420, %410 ], [ 0, %430 ]
  %412 = phi <4 x double> [ %419, %410 ], [ zeroinitializer, %430 ]
  %413 = getelementptr inbounds <4 x double>, ptr %115, i64 %411
  %414 = load <4 x double>, ptr %413, align 32
  %415 = getelementptr inbounds <4 x double>, ptr %117, i64 %411
  %416 = load <4 x double>, ptr %415, align 32
  %417 = fmul contract <4 x double> %414, %416
  %418 = fmul contract <4 x double> %417, %417
  %419 = fadd contract <4 x double> %412, %418
  %420 = add nsw i64 %411, 1
  %421 = icmp eq i64 %420, %97
  br i1 %421, label %407, label %410

422:
  %423 = phi i32 [ 0, %407 ], [ %428, %422 ]
  %424 = phi <4 x double> [ %409, %407 ], [ %427, %422 ]
  %425 = extractelement <4 x double> %424, i32 %423
  %426 = call contract double @llvm.sqrt.f64(double %425)
  %427 = insertelement <4 x double> %424, double %426, i32 %423
  %428 = add nsw i32 %423, 1
  %429 = icmp eq i32 %428, 4
  br i1 %429, label %451, label %422

430:
  %431 = phi i64 [ %437, %430 ], [ 0, %384 ]
  %432 = getelementptr inbounds <4 x double>, ptr %98, i64 %431
  %433 = load <4 x double>, ptr %432, align 32
  %434 = getelementptr inbounds <4 x double>, ptr %115, i64 %431
  %435 = load <4 x double>, ptr %434, align 32
  %436 = fsub contract <4 x double> %435, %433
  store <4 x double> %436, ptr %434, align 32
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
  %458 = extractelement <4 x double> %323, i32 %457
  %459 = extractelement <4 x double> %427, i32 %457
  %460 = extractelement <4 x double> %381, i32 %457
  %461 = fdiv contract double %459, %460
  %462 = call contract double @llvm.maxnum.f64(double %458, double %461)
  %463 = fmul contract double %214, %462
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
  %477 = call contract double @llvm.minnum.f64(double %476, double %214)
  %478 = load ptr, ptr %14, align 8
  %479 = add nsw i64 %452, 4
  %480 = getelementptr inbounds double, ptr %478, i64 %479
  store double %477, ptr %480, align 8
  %481 = add nsw i64 %452, 24
  %482 = getelementptr inbounds double, ptr %478, i64 %481
  store double 3.000000e+00, ptr %482, align 8
  br label %483

483:
  %484 = add nsw i64 %452, 1
  %485 = icmp eq i64 %484, 4
  br i1 %485, label %439, label %451

486:
  %487 = phi i64 [ 0, %443 ], [ %549, %548 ]
  %488 = shl nsw i64 1, %487
  %489 = and i64 %488, %90
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %548, label %491

491:
  %492 = trunc i64 %487 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %492)
  %493 = load ptr, ptr %13, align 8
  %494 = load i64, ptr %444, align 8
  %495 = load ptr, ptr %445, align 8
  %496 = icmp sgt i64 %494, 0
  br i1 %496, label %497, label %506

497:
  %498 = phi i64 [ %504, %497 ], [ 0, %491 ]
  %499 = shl nsw i64 %498, 2
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
  br i1 %164, label %508, label %529

508:
  %509 = phi i64 [ %515, %508 ], [ 0, %506 ]
  %510 = shl nsw i64 %509, 2
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
  %522 = shl nsw i64 %521, 2
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
  %543 = shl nsw i64 %540, 2
  %544 = add nsw i64 %543, %487
  %545 = getelementptr inbounds double, ptr %536, i64 %544
  store double %542, ptr %545, align 8
  %546 = add nsw i64 %540, 1
  %547 = icmp eq i64 %546, %537
  br i1 %547, label %538, label %539

548:
  %549 = add nsw i64 %487, 1
  %550 = icmp eq i64 %549, 4
  br i1 %550, label %551, label %486

551:
  br label %552

552:
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
  br i1 %21, label %1394, label %22

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
  %67 = phi i64 [ 0, %22 ], [ %1390, %1388 ]
  %68 = phi i32 [ %18, %22 ], [ %1389, %1388 ]
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
  br label %1388

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
  br i1 %1181, label %1223, label %1170

1182:
  %1183 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1169
  %1184 = load ptr, ptr %31, align 8
  %1185 = load i64, ptr %35, align 8
  %1186 = getelementptr inbounds <8 x double>, ptr %1184, i64 %1185
  %1187 = load i64, ptr %34, align 8
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1189, label %1219

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
  %1205 = phi i64 [ %1217, %1204 ], [ 0, %1189 ]
  %1206 = phi <8 x double> [ %1216, %1204 ], [ zeroinitializer, %1189 ]
  %1207 = add nsw i64 %1205, %1187
  %1208 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1207
  %1209 = load <8 x i64>, ptr %1208, align 64
  %1210 = and <8 x i64> %1209, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1211 = bitcast <8 x i64> %1210 to <8 x double>
  %1212 = getelementptr inbounds <8 x double>, ptr %1186, i64 %1205
  %1213 = load <8 x double>, ptr %1212, align 64
  %1214 = fdiv contract <8 x double> %1211, %1213
  %1215 = fcmp contract ogt <8 x double> %1206, %1214
  %1216 = select <8 x i1> %1215, <8 x double> %1206, <8 x double> %1214
  %1217 = add nsw i64 %1205, 1
  %1218 = icmp eq i64 %1217, %1187
  br i1 %1218, label %1219, label %1204

1219:
  %1220 = phi <8 x double> [ zeroinitializer, %1182 ], [ %1201, %1204 ]
  %1221 = phi <8 x double> [ zeroinitializer, %1182 ], [ %1216, %1204 ]
  %1222 = shl nsw i64 %1160, 4
  br label %1235

1223:
  %1224 = phi i64 [ %1233, %1223 ], [ 0, %1170 ]
  %1225 = add nsw i64 %1224, %1160
  %1226 = getelementptr inbounds <8 x double>, ptr %1162, i64 %1225
  %1227 = load <8 x i64>, ptr %1226, align 64
  %1228 = and <8 x i64> %1227, %1167
  %1229 = getelementptr inbounds <8 x double>, ptr %1161, i64 %1224
  %1230 = load <8 x i64>, ptr %1229, align 64
  %1231 = select <8 x i1> %1166, <8 x i64> zeroinitializer, <8 x i64> %1230
  %1232 = or <8 x i64> %1231, %1228
  store <8 x i64> %1232, ptr %1229, align 64
  %1233 = add nsw i64 %1224, 1
  %1234 = icmp eq i64 %1233, %1160
  br i1 %1234, label %1182, label %1223

1235:
  %1236 = phi i64 [ 0, %1219 ], [ %1386, %1385 ]
  %1237 = load ptr, ptr %23, align 8
  %1238 = getelementptr inbounds double, ptr %1237, i64 %1236
  %1239 = load ptr, ptr %24, align 8
  %1240 = getelementptr inbounds i64, ptr %1239, i64 %1236
  %1241 = load i64, ptr %1240, align 8
  %1242 = icmp slt i64 %1241, 0
  br i1 %1242, label %1385, label %1243

1243:
  %1244 = getelementptr inbounds double, ptr %1238, i64 24
  %1245 = load double, ptr %1244, align 8
  %1246 = getelementptr inbounds double, ptr %1238, i64 32
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds i64, ptr %1240, i64 32
  %1249 = load i64, ptr %1248, align 8
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1251, label %1273

1251:
  %1252 = getelementptr inbounds i64, ptr %1240, i64 24
  store i64 1, ptr %1252, align 8
  %1253 = fcmp contract olt double %1247, 0x7FF0000000000000
  br i1 %1253, label %1254, label %1267

1254:
  %1255 = fcmp contract oeq double %1247, 0.000000e+00
  br i1 %1255, label %1263, label %1256

1256:
  %1257 = call contract double @llvm.sqrt.f64(double %1247)
  %1258 = call contract double @llvm.sqrt.f64(double %1257)
  %1259 = call contract double @llvm.sqrt.f64(double %1258)
  %1260 = fdiv contract double 8.500000e-01, %1259
  %1261 = call contract double @llvm.maxnum.f64(double %1260, double 0x3FD5555555555555)
  %1262 = call contract double @llvm.minnum.f64(double %1261, double 6.000000e+00)
  br label %1263

1263:
  %1264 = phi double [ %1262, %1256 ], [ 6.000000e+00, %1254 ]
  %1265 = fmul contract double %1245, %1264
  %1266 = getelementptr inbounds double, ptr %1238, i64 8
  store double %1265, ptr %1266, align 8
  br label %1385

1267:
  %1268 = fmul contract double %1245, 1.000000e-01
  %1269 = getelementptr inbounds double, ptr %1238, i64 8
  store double %1268, ptr %1269, align 8
  %1270 = getelementptr inbounds i64, ptr %1240, i64 16
  %1271 = load i64, ptr %1270, align 8
  %1272 = add nsw i64 %1271, 1
  store i64 %1272, ptr %1270, align 8
  br label %1385

1273:
  %1274 = fcmp contract oeq double %1247, 0.000000e+00
  br i1 %1274, label %1282, label %1275

1275:
  %1276 = call contract double @llvm.sqrt.f64(double %1247)
  %1277 = call contract double @llvm.sqrt.f64(double %1276)
  %1278 = call contract double @llvm.sqrt.f64(double %1277)
  %1279 = fdiv contract double 8.500000e-01, %1278
  %1280 = call contract double @llvm.maxnum.f64(double %1279, double 0x3FD5555555555555)
  %1281 = call contract double @llvm.minnum.f64(double %1280, double 6.000000e+00)
  br label %1282

1282:
  %1283 = phi double [ %1281, %1275 ], [ 6.000000e+00, %1273 ]
  %1284 = getelementptr inbounds i64, ptr %1240, i64 24
  %1285 = load i64, ptr %1284, align 8
  %1286 = icmp eq i64 %1285, 0
  %1287 = call contract double @llvm.minnum.f64(double %1283, double 1.000000e+00)
  %1288 = select i1 %1286, double %1283, double %1287
  %1289 = getelementptr inbounds double, ptr %1238, i64 16
  %1290 = load double, ptr %1289, align 8
  %1291 = load double, ptr %25, align 8
  %1292 = fcmp contract oeq double %1290, %1291
  br i1 %1292, label %1293, label %1296

1293:
  %1294 = getelementptr inbounds double, ptr %1238, i64 8
  %1295 = load double, ptr %1294, align 8
  br label %1296

1296:
  %1297 = phi contract double [ %1295, %1293 ], [ 0.000000e+00, %1282 ]
  %1298 = fmul contract double %1245, %1288
  %1299 = call contract double @llvm.maxnum.f64(double %1298, double %1297)
  %1300 = getelementptr inbounds double, ptr %1238, i64 8
  store double %1299, ptr %1300, align 8
  %1301 = getelementptr inbounds i64, ptr %1240, i64 40
  store i64 0, ptr %1301, align 8
  %1302 = getelementptr inbounds i64, ptr %1240, i64 16
  store i64 0, ptr %1302, align 8
  store i64 0, ptr %1284, align 8
  %1303 = getelementptr inbounds i64, ptr %1240, i64 8
  %1304 = load i64, ptr %1303, align 8
  %1305 = add nsw i64 %1304, 1
  store i64 %1305, ptr %1303, align 8
  %1306 = getelementptr inbounds double, ptr %1238, i64 48
  %1307 = load double, ptr %1306, align 8
  %1308 = fadd contract double %1307, 1.000000e+00
  store double %1308, ptr %1306, align 8
  store double %1290, ptr %1238, align 8
  %1309 = trunc i64 %1236 to i32
  %1310 = extractelement <8 x double> %1220, i32 %1309
  %1311 = getelementptr inbounds double, ptr %1238, i64 56
  store double %1310, ptr %1311, align 8
  %1312 = load i64, ptr %34, align 8
  %1313 = icmp eq i64 %1312, 0
  br i1 %1313, label %1324, label %1314

1314:
  %1315 = extractelement <8 x double> %1221, i32 %1309
  %1316 = load ptr, ptr %31, align 8
  %1317 = load i64, ptr %35, align 8
  %1318 = add nsw i64 %1317, %1312
  %1319 = shl nsw i64 %1318, 3
  %1320 = or i64 %1319, %1236
  %1321 = getelementptr inbounds double, ptr %1316, i64 %1320
  %1322 = load double, ptr %1321, align 8
  %1323 = fadd contract double %1315, %1322
  br label %1324

1324:
  %1325 = phi contract double [ %1323, %1314 ], [ 0.000000e+00, %1296 ]
  %1326 = getelementptr inbounds double, ptr %1238, i64 64
  store double %1325, ptr %1326, align 8
  %1327 = load i64, ptr %61, align 8
  %1328 = icmp sgt i64 %1327, 0
  br i1 %1328, label %1331, label %1329

1329:
  %1330 = load ptr, ptr %30, align 8
  br label %1352

1331:
  %1332 = load i64, ptr %62, align 8
  %1333 = load i64, ptr %28, align 8
  %1334 = load ptr, ptr %30, align 8
  %1335 = shl nsw i64 %1333, 1
  %1336 = or i64 %1335, 1
  %1337 = load ptr, ptr %31, align 8
  %1338 = sub i64 %1332, %1327
  br label %1339

1339:
  %1340 = phi i64 [ 0, %1331 ], [ %1350, %1339 ]
  %1341 = add nsw i64 %1336, %1340
  %1342 = shl nsw i64 %1341, 3
  %1343 = add nsw i64 %1342, %1236
  %1344 = getelementptr inbounds double, ptr %1334, i64 %1343
  %1345 = load double, ptr %1344, align 8
  %1346 = add nsw i64 %1338, %1340
  %1347 = shl nsw i64 %1346, 3
  %1348 = add nsw i64 %1347, %1236
  %1349 = getelementptr inbounds double, ptr %1337, i64 %1348
  store double %1345, ptr %1349, align 8
  %1350 = add nsw i64 %1340, 1
  %1351 = icmp eq i64 %1350, %1327
  br i1 %1351, label %1352, label %1339

1352:
  %1353 = phi ptr [ %1330, %1329 ], [ %1334, %1339 ]
  %1354 = or i64 %1236, %1222
  %1355 = getelementptr inbounds double, ptr %1353, i64 %1354
  %1356 = load double, ptr %1355, align 8
  %1357 = getelementptr inbounds double, ptr %1238, i64 40
  %1358 = load double, ptr %1357, align 8
  %1359 = fcmp contract ogt double %1356, %1358
  %1360 = fcmp contract uno double %1356, 0.000000e+00
  %1361 = or i1 %1360, %1359
  %1362 = select contract i1 %1361, double %1356, double %1358
  store double %1362, ptr %1357, align 8
  %1363 = load double, ptr %63, align 8
  %1364 = fcmp contract ugt double %1356, %1363
  %1365 = load i64, ptr %39, align 8
  %1366 = icmp eq i64 %1365, 0
  br i1 %1366, label %1382, label %1367

1367:
  %1368 = load ptr, ptr %64, align 8
  %1369 = mul nsw i64 %1236, 5
  %1370 = add nsw i64 %1369, 2
  %1371 = getelementptr inbounds i64, ptr %1368, i64 %1370
  %1372 = load i64, ptr %1371, align 8
  %1373 = icmp sgt i64 %1372, -1
  br i1 %1373, label %1374, label %1382

1374:
  %1375 = load ptr, ptr %65, align 8
  %1376 = shl nsw i64 %1372, 2
  %1377 = getelementptr inbounds i64, ptr %1375, i64 %1376
  %1378 = load i64, ptr %1377, align 8
  %1379 = icmp eq i64 %1378, 8
  %1380 = add nsw i64 %1372, 8
  %1381 = select i1 %1379, i64 %1380, i64 5
  br label %1383

1382:
  br i1 %1364, label %1383, label %1385

1383:
  %1384 = phi i64 [ %1381, %1374 ], [ 4, %1382 ]
  call fastcc void @release_8(ptr %0, i32 %1309, i64 %1384)
  br label %1385

1385:
  %1386 = add nsw i64 %1236, 1
  %1387 = icmp eq i64 %1386, 8
  br i1 %1387, label %1388, label %1235

1388:
  %1389 = phi i32 [ %133, %132 ], [ %68, %1385 ]
  %1390 = add nsw i64 %67, 1
  %1391 = icmp sge i64 %1390, %1
  %1392 = icmp eq i32 %1389, 0
  %1393 = select i1 %1391, i1 true, i1 %1392
  br i1 %1393, label %1394, label %66

1394:
  %1395 = phi i1 [ %19, %2 ], [ %1391, %1388 ]
  %1396 = zext i1 %1395 to i64
  ret i64 %1396
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
  br i1 %17, label %551, label %96

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
  br label %327

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
  br i1 %234, label %235, label %274

235:
  %236 = shl nsw i64 %125, 1
  %237 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %238 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %239

239:
  %240 = phi i64 [ 0, %235 ], [ %272, %252 ]
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
  %269 = fadd contract <8 x double> %268, <double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300, double 1.000000e-300>
  %270 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %269
  %271 = getelementptr inbounds <8 x double>, ptr %116, i64 %240
  store <8 x double> %270, ptr %271, align 64
  %272 = add nsw i64 %240, 1
  %273 = icmp eq i64 %272, %217
  br i1 %273, label %274, label %239

274:
  br i1 %163, label %281, label %275

275:
  %276 = phi <8 x double> [ zeroinitializer, %274 ], [ %290, %281 ]
  %277 = sitofp i64 %97 to double
  %278 = insertelement <8 x double> poison, double %277, i64 0
  %279 = shufflevector <8 x double> %278, <8 x double> poison, <8 x i32> zeroinitializer
  %280 = fdiv contract <8 x double> %276, %279
  br label %293

281:
  %282 = phi i64 [ %291, %281 ], [ 0, %274 ]
  %283 = phi <8 x double> [ %290, %281 ], [ zeroinitializer, %274 ]
  %284 = getelementptr inbounds <8 x double>, ptr %100, i64 %282
  %285 = load <8 x double>, ptr %284, align 64
  %286 = getelementptr inbounds <8 x double>, ptr %116, i64 %282
  %287 = load <8 x double>, ptr %286, align 64
  %288 = fmul contract <8 x double> %285, %287
  %289 = fmul contract <8 x double> %288, %288
  %290 = fadd contract <8 x double> %283, %289
  %291 = add nsw i64 %282, 1
  %292 = icmp eq i64 %291, %97
  br i1 %292, label %275, label %281

293:
  %294 = phi i32 [ 0, %275 ], [ %299, %293 ]
  %295 = phi <8 x double> [ %280, %275 ], [ %298, %293 ]
  %296 = extractelement <8 x double> %295, i32 %294
  %297 = call contract double @llvm.sqrt.f64(double %296)
  %298 = insertelement <8 x double> %295, double %297, i32 %294
  %299 = add nsw i32 %294, 1
  %300 = icmp eq i32 %299, 8
  br i1 %300, label %301, label %293

301:
  br i1 %163, label %305, label %302

302:
  %303 = phi <8 x double> [ zeroinitializer, %301 ], [ %314, %305 ]
  %304 = fdiv contract <8 x double> %303, %279
  br label %317

305:
  %306 = phi i64 [ %315, %305 ], [ 0, %301 ]
  %307 = phi <8 x double> [ %314, %305 ], [ zeroinitializer, %301 ]
  %308 = getelementptr inbounds <8 x double>, ptr %98, i64 %306
  %309 = load <8 x double>, ptr %308, align 64
  %310 = getelementptr inbounds <8 x double>, ptr %116, i64 %306
  %311 = load <8 x double>, ptr %310, align 64
  %312 = fmul contract <8 x double> %309, %311
  %313 = fmul contract <8 x double> %312, %312
  %314 = fadd contract <8 x double> %307, %313
  %315 = add nsw i64 %306, 1
  %316 = icmp eq i64 %315, %97
  br i1 %316, label %302, label %305

317:
  %318 = phi i32 [ 0, %302 ], [ %323, %317 ]
  %319 = phi <8 x double> [ %304, %302 ], [ %322, %317 ]
  %320 = extractelement <8 x double> %319, i32 %318
  %321 = call contract double @llvm.sqrt.f64(double %320)
  %322 = insertelement <8 x double> %319, double %321, i32 %318
  %323 = add nsw i32 %318, 1
  %324 = icmp eq i32 %323, 8
  br i1 %324, label %325, label %317

325:
  %326 = fmul contract double %213, 0x3EB0C6F7A0B5ED8D
  br label %366

327:
  %328 = phi i64 [ 0, %157 ], [ %363, %362 ]
  %329 = shl nsw i64 1, %328
  %330 = and i64 %329, %90
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %362, label %332

332:
  %333 = trunc i64 %328 to i32
  %334 = extractelement <8 x double> %158, i32 %333
  %335 = load ptr, ptr %14, align 8
  %336 = and i64 %328, 4294967239
  %337 = or i64 %336, 56
  %338 = getelementptr inbounds double, ptr %335, i64 %337
  store double %334, ptr %338, align 8
  br i1 %160, label %345, label %339

339:
  %340 = extractelement <8 x double> %159, i32 %333
  %341 = or i64 %328, %162
  %342 = getelementptr inbounds double, ptr %120, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = fadd contract double %340, %343
  br label %345

345:
  %346 = phi contract double [ %344, %339 ], [ 0.000000e+00, %332 ]
  %347 = and i64 %328, 4294967231
  %348 = or i64 %347, 64
  %349 = getelementptr inbounds double, ptr %335, i64 %348
  store double %346, ptr %349, align 8
  br i1 %163, label %350, label %362

350:
  %351 = load ptr, ptr %11, align 8
  br label %352

352:
  %353 = phi i64 [ 0, %350 ], [ %360, %352 ]
  %354 = getelementptr inbounds <8 x double>, ptr %114, i64 %353
  %355 = load <8 x double>, ptr %354, align 64
  %356 = extractelement <8 x double> %355, i32 %333
  %357 = shl nsw i64 %353, 3
  %358 = add nsw i64 %357, %328
  %359 = getelementptr inbounds double, ptr %351, i64 %358
  store double %356, ptr %359, align 8
  %360 = add nsw i64 %353, 1
  %361 = icmp eq i64 %360, %97
  br i1 %361, label %362, label %352

362:
  %363 = add nsw i64 %328, 1
  %364 = icmp eq i64 %363, 8
  br i1 %364, label %206, label %327

365:
  br i1 %163, label %389, label %400

366:
  %367 = phi <8 x double> [ undef, %325 ], [ %380, %377 ]
  %368 = phi i32 [ 0, %325 ], [ %381, %377 ]
  %369 = extractelement <8 x double> %298, i32 %368
  %370 = fcmp contract olt double %369, 1.000000e-05
  br i1 %370, label %377, label %371

371:
  %372 = extractelement <8 x double> %322, i32 %368
  %373 = fcmp contract olt double %372, 1.000000e-05
  br i1 %373, label %377, label %374

374:
  %375 = fmul contract double %369, 1.000000e-02
  %376 = fdiv contract double %375, %372
  br label %377

377:
  %378 = phi contract double [ %376, %374 ], [ %326, %371 ], [ %326, %366 ]
  %379 = call contract double @llvm.minnum.f64(double %378, double %213)
  %380 = insertelement <8 x double> %367, double %379, i32 %368
  %381 = add nsw i32 %368, 1
  %382 = icmp eq i32 %381, 8
  br i1 %382, label %365, label %366

383:
  %384 = load <8 x double>, ptr %2, align 64
  %385 = fadd contract <8 x double> %380, %384
  store <8 x double> %385, ptr %2, align 64
  %386 = load ptr, ptr %0, align 8
  %387 = load ptr, ptr %13, align 8
  %388 = load ptr, ptr %109, align 8
  call void %386(ptr %2, ptr %115, ptr %387, ptr %114, ptr %388)
  br label %429

389:
  %390 = phi i64 [ %398, %389 ], [ 0, %365 ]
  %391 = getelementptr inbounds <8 x double>, ptr %100, i64 %390
  %392 = load <8 x double>, ptr %391, align 64
  %393 = getelementptr inbounds <8 x double>, ptr %98, i64 %390
  %394 = load <8 x double>, ptr %393, align 64
  %395 = fmul contract <8 x double> %380, %394
  %396 = fadd contract <8 x double> %392, %395
  %397 = getelementptr inbounds <8 x double>, ptr %115, i64 %390
  store <8 x double> %396, ptr %397, align 64
  %398 = add nsw i64 %390, 1
  %399 = icmp eq i64 %398, %97
  br i1 %399, label %383, label %389

400:
  %401 = load <8 x double>, ptr %2, align 64
  %402 = fadd contract <8 x double> %380, %401
  store <8 x double> %402, ptr %2, align 64
  %403 = load ptr, ptr %0, align 8
  %404 = load ptr, ptr %13, align 8
  %405 = load ptr, ptr %109, align 8
  call void %403(ptr %2, ptr %115, ptr %404, ptr %114, ptr %405)
  br label %406

406:
  %407 = phi <8 x double> [ zeroinitializer, %400 ], [ %418, %409 ]
  %408 = fdiv contract <8 x double> %407, %279
  br label %421

409:
  %410 = phi i64 [ %419, %409 ], [ 0, %429 ]
  %411 = phi <8 x double> [ %418, %409 ], [ zeroinitializer, %429 ]
  %412 = getelementptr inbounds <8 x double>, ptr %114, i64 %410
  %413 = load <8 x double>, ptr %412, align 64
  %414 = getelementptr inbounds <8 x double>, ptr %116, i64 %410
  %415 = load <8 x double>, ptr %414, align 64
  %416 = fmul contract <8 x double> %413, %415
  %417 = fmul contract <8 x double> %416, %416
  %418 = fadd contract <8 x double> %411, %417
  %419 = add nsw i64 %410, 1
  %420 = icmp eq i64 %419, %97
  br i1 %420, label %406, label %409

421:
  %422 = phi i32 [ 0, %406 ], [ %427, %421 ]
  %423 = phi <8 x double> [ %408, %406 ], [ %426, %421 ]
  %424 = extractelement <8 x double> %423, i32 %422
  %425 = call contract double @llvm.sqrt.f64(double %424)
  %426 = insertelement <8 x double> %423, double %425, i32 %422
  %427 = add nsw i32 %422, 1
  %428 = icmp eq i32 %427, 8
  br i1 %428, label %450, label %421

429:
  %430 = phi i64 [ %436, %429 ], [ 0, %383 ]
  %431 = getelementptr inbounds <8 x double>, ptr %98, i64 %430
  %432 = load <8 x double>, ptr %431, align 64
  %433 = getelementptr inbounds <8 x double>, ptr %114, i64 %430
  %434 = load <8 x double>, ptr %433, align 64
  %435 = fsub contract <8 x double> %434, %432
  store <8 x double> %435, ptr %433, align 64
  %436 = add nsw i64 %430, 1
  %437 = icmp eq i64 %436, %97
  br i1 %437, label %409, label %429

438:
  %439 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %440 = load i64, ptr %439, align 8
  %441 = icmp eq i64 %440, 0
  br i1 %441, label %550, label %442

442:
  %443 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %444 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %445 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %446 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %447 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 13
  %448 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37, i32 7
  %449 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  br label %485

450:
  %451 = phi i64 [ %483, %482 ], [ 0, %421 ]
  %452 = shl nsw i64 1, %451
  %453 = and i64 %452, %90
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %482, label %455

455:
  %456 = trunc i64 %451 to i32
  %457 = extractelement <8 x double> %322, i32 %456
  %458 = extractelement <8 x double> %426, i32 %456
  %459 = extractelement <8 x double> %380, i32 %456
  %460 = fdiv contract double %458, %459
  %461 = call contract double @llvm.maxnum.f64(double %457, double %460)
  %462 = fmul contract double %213, %461
  %463 = fcmp contract ugt double %462, 1.000000e-15
  br i1 %463, label %467, label %464

464:
  %465 = fmul contract double %459, 1.000000e-03
  %466 = call contract double @llvm.maxnum.f64(double %326, double %465)
  br label %472

467:
  %468 = fdiv contract double 1.000000e-02, %461
  %469 = call contract double @llvm.sqrt.f64(double %468)
  %470 = call contract double @llvm.sqrt.f64(double %469)
  %471 = call contract double @llvm.sqrt.f64(double %470)
  br label %472

472:
  %473 = phi contract double [ %466, %464 ], [ %471, %467 ]
  %474 = fmul contract double %459, 1.000000e+02
  %475 = call contract double @llvm.minnum.f64(double %474, double %473)
  %476 = call contract double @llvm.minnum.f64(double %475, double %213)
  %477 = load ptr, ptr %14, align 8
  %478 = add nsw i64 %451, 8
  %479 = getelementptr inbounds double, ptr %477, i64 %478
  store double %476, ptr %479, align 8
  %480 = add nsw i64 %451, 48
  %481 = getelementptr inbounds double, ptr %477, i64 %480
  store double 3.000000e+00, ptr %481, align 8
  br label %482

482:
  %483 = add nsw i64 %451, 1
  %484 = icmp eq i64 %483, 8
  br i1 %484, label %438, label %450

485:
  %486 = phi i64 [ 0, %442 ], [ %548, %547 ]
  %487 = shl nsw i64 1, %486
  %488 = and i64 %487, %90
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %547, label %490

490:
  %491 = trunc i64 %486 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %491)
  %492 = load ptr, ptr %13, align 8
  %493 = load i64, ptr %443, align 8
  %494 = load ptr, ptr %444, align 8
  %495 = icmp sgt i64 %493, 0
  br i1 %495, label %496, label %505

496:
  %497 = phi i64 [ %503, %496 ], [ 0, %490 ]
  %498 = shl nsw i64 %497, 3
  %499 = add nsw i64 %498, %486
  %500 = getelementptr inbounds double, ptr %492, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds double, ptr %494, i64 %497
  store double %501, ptr %502, align 8
  %503 = add nsw i64 %497, 1
  %504 = icmp eq i64 %503, %493
  br i1 %504, label %505, label %496

505:
  %506 = load ptr, ptr %445, align 8
  br i1 %163, label %507, label %528

507:
  %508 = phi i64 [ %514, %507 ], [ 0, %505 ]
  %509 = shl nsw i64 %508, 3
  %510 = add nsw i64 %509, %486
  %511 = getelementptr inbounds double, ptr %100, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = getelementptr inbounds double, ptr %506, i64 %508
  store double %512, ptr %513, align 8
  %514 = add nsw i64 %508, 1
  %515 = icmp eq i64 %514, %97
  br i1 %515, label %516, label %507

516:
  %517 = load ptr, ptr %11, align 8
  %518 = getelementptr inbounds double, ptr %506, i64 %97
  br label %519

519:
  %520 = phi i64 [ 0, %516 ], [ %526, %519 ]
  %521 = shl nsw i64 %520, 3
  %522 = add nsw i64 %521, %486
  %523 = getelementptr inbounds double, ptr %517, i64 %522
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds double, ptr %518, i64 %520
  store double %524, ptr %525, align 8
  %526 = add nsw i64 %520, 1
  %527 = icmp eq i64 %526, %97
  br i1 %527, label %528, label %519

528:
  %529 = load ptr, ptr %447, align 8
  store i64 0, ptr %529, align 8
  call fastcc void @begin_watch(ptr %3, ptr %446)
  %530 = load i64, ptr %439, align 8
  %531 = icmp sgt i64 %530, 0
  br i1 %531, label %532, label %537

532:
  %533 = shl i64 %530, 1
  %534 = load ptr, ptr %448, align 8
  %535 = load ptr, ptr %449, align 8
  %536 = call i64 @llvm.smax.i64(i64 %533, i64 1)
  br label %538

537:
  br label %547

538:
  %539 = phi i64 [ 0, %532 ], [ %545, %538 ]
  %540 = getelementptr inbounds double, ptr %534, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = shl nsw i64 %539, 3
  %543 = add nsw i64 %542, %486
  %544 = getelementptr inbounds double, ptr %535, i64 %543
  store double %541, ptr %544, align 8
  %545 = add nsw i64 %539, 1
  %546 = icmp eq i64 %545, %536
  br i1 %546, label %537, label %538

547:
  %548 = add nsw i64 %486, 1
  %549 = icmp eq i64 %548, 8
  br i1 %549, label %550, label %485

550:
  br label %551

551:
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
