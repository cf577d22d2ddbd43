; source 522f1d779fe6c1bf68c02dac7b4e1eb55ef31e54d1774158e65f4912fdcbcd52
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  br i1 %21, label %1519, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 5
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 2
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 6
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %58 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %60 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %61 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %68 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 4
  br label %69

69:
  %70 = phi i64 [ 0, %22 ], [ %1515, %1513 ]
  %71 = phi i32 [ %18, %22 ], [ %1514, %1513 ]
  br label %72

72:
  %73 = phi i64 [ %132, %129 ], [ 0, %69 ]
  %74 = phi i1 [ false, %129 ], [ true, %69 ]
  %75 = load ptr, ptr %23, align 8
  %76 = load ptr, ptr %24, align 8
  br label %77

77:
  %78 = phi i64 [ %127, %126 ], [ %73, %72 ]
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = getelementptr inbounds i64, ptr %76, i64 %78
  %81 = load double, ptr %79, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 8
  store double %81, ptr %82, align 8
  %83 = getelementptr inbounds double, ptr %79, i64 12
  store double 0.000000e+00, ptr %83, align 8
  %84 = load i64, ptr %80, align 8
  %85 = icmp slt i64 %84, 0
  br i1 %85, label %126, label %86

86:
  %87 = load double, ptr %25, align 8
  %88 = fsub contract double %87, %81
  %89 = getelementptr inbounds double, ptr %79, i64 4
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %26, align 8
  %92 = call contract double @llvm.minnum.f64(double %90, double %91)
  %93 = fcmp contract oeq double %88, 0.000000e+00
  br i1 %93, label %129, label %94

94:
  %95 = getelementptr inbounds i64, ptr %80, i64 4
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %27, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %99, label %129

99:
  %100 = fmul contract double %92, 1.010000e+00
  %101 = fcmp contract ult double %100, %88
  br i1 %101, label %102, label %123

102:
  %103 = call contract double @llvm.fabs.f64(double %81)
  %104 = fmul contract double %103, 0x3CE4000000000000
  %105 = fcmp contract ole double %92, %104
  %106 = fcmp contract oeq double %92, 0.000000e+00
  %107 = or i1 %105, %106
  br i1 %107, label %112, label %108

108:
  %109 = getelementptr inbounds i64, ptr %80, i64 8
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 20
  br i1 %111, label %112, label %121

112:
  %113 = getelementptr inbounds i64, ptr %80, i64 20
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %129, label %116

116:
  %117 = getelementptr inbounds i64, ptr %80, i64 8
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, 0
  %120 = select i1 %119, i64 3, i64 2
  br label %129

121:
  %122 = fadd contract double %81, %92
  br label %123

123:
  %124 = phi double [ %122, %121 ], [ %87, %99 ]
  %125 = phi double [ %92, %121 ], [ %88, %99 ]
  store double %124, ptr %82, align 8
  store double %125, ptr %83, align 8
  br label %126

126:
  %127 = add nsw i64 %78, 1
  %128 = icmp eq i64 %127, 4
  br i1 %128, label %134, label %77

129:
  %130 = phi i64 [ 7, %112 ], [ %120, %116 ], [ 6, %94 ], [ 1, %86 ]
  %131 = trunc i64 %78 to i32
  call fastcc void @release_4(ptr %0, i32 %131, i64 %130)
  %132 = add nsw i64 %78, 1
  %133 = icmp eq i64 %132, 4
  br i1 %133, label %135, label %72

134:
  br i1 %74, label %137, label %135

135:
  %136 = call fastcc i32 @fill_4(ptr %0)
  br label %1513

137:
  %138 = load i64, ptr %28, align 8
  %139 = load ptr, ptr %29, align 8
  %140 = load ptr, ptr %30, align 8
  %141 = getelementptr inbounds <4 x double>, ptr %75, i64 3
  %142 = load <4 x double>, ptr %141, align 32
  %143 = shl nsw i64 %138, 4
  %144 = getelementptr inbounds <4 x double>, ptr %139, i64 %143
  %145 = mul nsw i64 %138, 19
  %146 = getelementptr inbounds <4 x double>, ptr %139, i64 %145
  %147 = mul nsw i64 %138, 17
  %148 = getelementptr inbounds <4 x double>, ptr %139, i64 %147
  %149 = getelementptr inbounds <4 x double>, ptr %75, i64 2
  %150 = load <4 x double>, ptr %149, align 32
  store <4 x double> %150, ptr %17, align 32
  %151 = load <4 x double>, ptr %75, align 32
  %152 = load ptr, ptr %31, align 8
  %153 = load i64, ptr %32, align 8
  %154 = sdiv i64 %153, 4
  %155 = shl nsw i64 %154, 4
  %156 = getelementptr inbounds <4 x double>, ptr %139, i64 %155
  %157 = mul nsw i64 %154, 20
  %158 = getelementptr inbounds <4 x double>, ptr %139, i64 %157
  %159 = icmp sgt i64 %153, 3
  br i1 %159, label %160, label %195

160:
  %161 = phi i64 [ %170, %160 ], [ 0, %137 ]
  %162 = getelementptr inbounds <4 x double>, ptr %158, i64 %161
  %163 = load <4 x double>, ptr %162, align 32
  %164 = getelementptr inbounds <4 x double>, ptr %139, i64 %161
  %165 = load <4 x double>, ptr %164, align 32
  %166 = fmul contract <4 x double> %165, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %167 = fmul contract <4 x double> %142, %166
  %168 = fadd contract <4 x double> %163, %167
  %169 = getelementptr inbounds <4 x double>, ptr %156, i64 %161
  store <4 x double> %168, ptr %169, align 32
  %170 = add nsw i64 %161, 1
  %171 = icmp eq i64 %170, %154
  br i1 %171, label %172, label %160

172:
  %173 = fmul contract <4 x double> %142, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %174 = fadd contract <4 x double> %173, %151
  %175 = getelementptr inbounds <4 x double>, ptr %139, i64 %154
  store <4 x double> %174, ptr %16, align 32
  %176 = load ptr, ptr %0, align 8
  %177 = load ptr, ptr %33, align 8
  call void %176(ptr %16, ptr %156, ptr %152, ptr %175, ptr %177)
  br label %178

178:
  %179 = phi i64 [ %193, %178 ], [ 0, %172 ]
  %180 = getelementptr inbounds <4 x double>, ptr %158, i64 %179
  %181 = load <4 x double>, ptr %180, align 32
  %182 = getelementptr inbounds <4 x double>, ptr %139, i64 %179
  %183 = load <4 x double>, ptr %182, align 32
  %184 = fmul contract <4 x double> %183, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %185 = add nsw i64 %179, %154
  %186 = getelementptr inbounds <4 x double>, ptr %139, i64 %185
  %187 = load <4 x double>, ptr %186, align 32
  %188 = fmul contract <4 x double> %187, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %189 = fadd contract <4 x double> %184, %188
  %190 = fmul contract <4 x double> %142, %189
  %191 = fadd contract <4 x double> %181, %190
  %192 = getelementptr inbounds <4 x double>, ptr %156, i64 %179
  store <4 x double> %191, ptr %192, align 32
  %193 = add nsw i64 %179, 1
  %194 = icmp eq i64 %193, %154
  br i1 %194, label %201, label %178

195:
  %196 = fmul contract <4 x double> %142, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %197 = fadd contract <4 x double> %196, %151
  %198 = getelementptr inbounds <4 x double>, ptr %139, i64 %154
  store <4 x double> %197, ptr %16, align 32
  %199 = load ptr, ptr %0, align 8
  %200 = load ptr, ptr %33, align 8
  call void %199(ptr %16, ptr %156, ptr %152, ptr %198, ptr %200)
  br label %201

201:
  %202 = fmul contract <4 x double> %142, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %203 = fadd contract <4 x double> %202, %151
  %204 = shl nsw i64 %154, 1
  %205 = getelementptr inbounds <4 x double>, ptr %139, i64 %204
  store <4 x double> %203, ptr %15, align 32
  %206 = load ptr, ptr %0, align 8
  %207 = load ptr, ptr %33, align 8
  call void %206(ptr %15, ptr %156, ptr %152, ptr %205, ptr %207)
  br i1 %159, label %208, label %225

208:
  %209 = phi i64 [ %223, %208 ], [ 0, %201 ]
  %210 = getelementptr inbounds <4 x double>, ptr %158, i64 %209
  %211 = load <4 x double>, ptr %210, align 32
  %212 = getelementptr inbounds <4 x double>, ptr %139, i64 %209
  %213 = load <4 x double>, ptr %212, align 32
  %214 = fmul contract <4 x double> %213, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %215 = add nsw i64 %209, %204
  %216 = getelementptr inbounds <4 x double>, ptr %139, i64 %215
  %217 = load <4 x double>, ptr %216, align 32
  %218 = fmul contract <4 x double> %217, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %219 = fadd contract <4 x double> %214, %218
  %220 = fmul contract <4 x double> %142, %219
  %221 = fadd contract <4 x double> %211, %220
  %222 = getelementptr inbounds <4 x double>, ptr %156, i64 %209
  store <4 x double> %221, ptr %222, align 32
  %223 = add nsw i64 %209, 1
  %224 = icmp eq i64 %223, %154
  br i1 %224, label %225, label %208

225:
  %226 = fmul contract <4 x double> %142, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %227 = fadd contract <4 x double> %226, %151
  %228 = mul nsw i64 %154, 3
  %229 = getelementptr inbounds <4 x double>, ptr %139, i64 %228
  store <4 x double> %227, ptr %14, align 32
  %230 = load ptr, ptr %0, align 8
  %231 = load ptr, ptr %33, align 8
  call void %230(ptr %14, ptr %156, ptr %152, ptr %229, ptr %231)
  br i1 %159, label %232, label %254

232:
  %233 = phi i64 [ %252, %232 ], [ 0, %225 ]
  %234 = getelementptr inbounds <4 x double>, ptr %158, i64 %233
  %235 = load <4 x double>, ptr %234, align 32
  %236 = getelementptr inbounds <4 x double>, ptr %139, i64 %233
  %237 = load <4 x double>, ptr %236, align 32
  %238 = fmul contract <4 x double> %237, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %239 = add nsw i64 %233, %204
  %240 = getelementptr inbounds <4 x double>, ptr %139, i64 %239
  %241 = load <4 x double>, ptr %240, align 32
  %242 = fmul contract <4 x double> %241, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %243 = fsub contract <4 x double> %238, %242
  %244 = add nsw i64 %233, %228
  %245 = getelementptr inbounds <4 x double>, ptr %139, i64 %244
  %246 = load <4 x double>, ptr %245, align 32
  %247 = fmul contract <4 x double> %246, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %248 = fadd contract <4 x double> %243, %247
  %249 = fmul contract <4 x double> %142, %248
  %250 = fadd contract <4 x double> %235, %249
  %251 = getelementptr inbounds <4 x double>, ptr %156, i64 %233
  store <4 x double> %250, ptr %251, align 32
  %252 = add nsw i64 %233, 1
  %253 = icmp eq i64 %252, %154
  br i1 %253, label %254, label %232

254:
  %255 = fmul contract <4 x double> %142, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %256 = fadd contract <4 x double> %255, %151
  %257 = shl nsw i64 %154, 2
  %258 = getelementptr inbounds <4 x double>, ptr %139, i64 %257
  store <4 x double> %256, ptr %13, align 32
  %259 = load ptr, ptr %0, align 8
  %260 = load ptr, ptr %33, align 8
  call void %259(ptr %13, ptr %156, ptr %152, ptr %258, ptr %260)
  br i1 %159, label %261, label %283

261:
  %262 = phi i64 [ %281, %261 ], [ 0, %254 ]
  %263 = getelementptr inbounds <4 x double>, ptr %158, i64 %262
  %264 = load <4 x double>, ptr %263, align 32
  %265 = getelementptr inbounds <4 x double>, ptr %139, i64 %262
  %266 = load <4 x double>, ptr %265, align 32
  %267 = fmul contract <4 x double> %266, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %268 = add nsw i64 %262, %228
  %269 = getelementptr inbounds <4 x double>, ptr %139, i64 %268
  %270 = load <4 x double>, ptr %269, align 32
  %271 = fmul contract <4 x double> %270, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %272 = fadd contract <4 x double> %267, %271
  %273 = add nsw i64 %262, %257
  %274 = getelementptr inbounds <4 x double>, ptr %139, i64 %273
  %275 = load <4 x double>, ptr %274, align 32
  %276 = fmul contract <4 x double> %275, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %277 = fadd contract <4 x double> %272, %276
  %278 = fmul contract <4 x double> %142, %277
  %279 = fadd contract <4 x double> %264, %278
  %280 = getelementptr inbounds <4 x double>, ptr %156, i64 %262
  store <4 x double> %279, ptr %280, align 32
  %281 = add nsw i64 %262, 1
  %282 = icmp eq i64 %281, %154
  br i1 %282, label %283, label %261

283:
  %284 = fmul contract <4 x double> %142, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %285 = fadd contract <4 x double> %284, %151
  %286 = mul nsw i64 %154, 5
  %287 = getelementptr inbounds <4 x double>, ptr %139, i64 %286
  store <4 x double> %285, ptr %12, align 32
  %288 = load ptr, ptr %0, align 8
  %289 = load ptr, ptr %33, align 8
  call void %288(ptr %12, ptr %156, ptr %152, ptr %287, ptr %289)
  br i1 %159, label %290, label %317

290:
  %291 = phi i64 [ %315, %290 ], [ 0, %283 ]
  %292 = getelementptr inbounds <4 x double>, ptr %158, i64 %291
  %293 = load <4 x double>, ptr %292, align 32
  %294 = getelementptr inbounds <4 x double>, ptr %139, i64 %291
  %295 = load <4 x double>, ptr %294, align 32
  %296 = fmul contract <4 x double> %295, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %297 = add nsw i64 %291, %228
  %298 = getelementptr inbounds <4 x double>, ptr %139, i64 %297
  %299 = load <4 x double>, ptr %298, align 32
  %300 = fmul contract <4 x double> %299, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %301 = fadd contract <4 x double> %296, %300
  %302 = add nsw i64 %291, %257
  %303 = getelementptr inbounds <4 x double>, ptr %139, i64 %302
  %304 = load <4 x double>, ptr %303, align 32
  %305 = fmul contract <4 x double> %304, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %306 = fadd contract <4 x double> %301, %305
  %307 = add nsw i64 %291, %286
  %308 = getelementptr inbounds <4 x double>, ptr %139, i64 %307
  %309 = load <4 x double>, ptr %308, align 32
  %310 = fmul contract <4 x double> %309, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %311 = fsub contract <4 x double> %306, %310
  %312 = fmul contract <4 x double> %142, %311
  %313 = fadd contract <4 x double> %293, %312
  %314 = getelementptr inbounds <4 x double>, ptr %156, i64 %291
  store <4 x double> %313, ptr %314, align 32
  %315 = add nsw i64 %291, 1
  %316 = icmp eq i64 %315, %154
  br i1 %316, label %317, label %290

317:
  %318 = fmul contract <4 x double> %142, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %319 = fadd contract <4 x double> %318, %151
  %320 = mul nsw i64 %154, 6
  %321 = getelementptr inbounds <4 x double>, ptr %139, i64 %320
  store <4 x double> %319, ptr %11, align 32
  %322 = load ptr, ptr %0, align 8
  %323 = load ptr, ptr %33, align 8
  call void %322(ptr %11, ptr %156, ptr %152, ptr %321, ptr %323)
  br i1 %159, label %324, label %356

324:
  %325 = phi i64 [ %354, %324 ], [ 0, %317 ]
  %326 = getelementptr inbounds <4 x double>, ptr %158, i64 %325
  %327 = load <4 x double>, ptr %326, align 32
  %328 = getelementptr inbounds <4 x double>, ptr %139, i64 %325
  %329 = load <4 x double>, ptr %328, align 32
  %330 = fmul contract <4 x double> %329, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %331 = add nsw i64 %325, %228
  %332 = getelementptr inbounds <4 x double>, ptr %139, i64 %331
  %333 = load <4 x double>, ptr %332, align 32
  %334 = fmul contract <4 x double> %333, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %335 = fadd contract <4 x double> %330, %334
  %336 = add nsw i64 %325, %257
  %337 = getelementptr inbounds <4 x double>, ptr %139, i64 %336
  %338 = load <4 x double>, ptr %337, align 32
  %339 = fmul contract <4 x double> %338, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %340 = fadd contract <4 x double> %335, %339
  %341 = add nsw i64 %325, %286
  %342 = getelementptr inbounds <4 x double>, ptr %139, i64 %341
  %343 = load <4 x double>, ptr %342, align 32
  %344 = fmul contract <4 x double> %343, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %345 = fsub contract <4 x double> %340, %344
  %346 = add nsw i64 %325, %320
  %347 = getelementptr inbounds <4 x double>, ptr %139, i64 %346
  %348 = load <4 x double>, ptr %347, align 32
  %349 = fmul contract <4 x double> %348, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %350 = fadd contract <4 x double> %345, %349
  %351 = fmul contract <4 x double> %142, %350
  %352 = fadd contract <4 x double> %327, %351
  %353 = getelementptr inbounds <4 x double>, ptr %156, i64 %325
  store <4 x double> %352, ptr %353, align 32
  %354 = add nsw i64 %325, 1
  %355 = icmp eq i64 %354, %154
  br i1 %355, label %356, label %324

356:
  %357 = fmul contract <4 x double> %142, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %358 = fadd contract <4 x double> %357, %151
  %359 = mul nsw i64 %154, 7
  %360 = getelementptr inbounds <4 x double>, ptr %139, i64 %359
  store <4 x double> %358, ptr %10, align 32
  %361 = load ptr, ptr %0, align 8
  %362 = load ptr, ptr %33, align 8
  call void %361(ptr %10, ptr %156, ptr %152, ptr %360, ptr %362)
  br i1 %159, label %363, label %400

363:
  %364 = phi i64 [ %398, %363 ], [ 0, %356 ]
  %365 = getelementptr inbounds <4 x double>, ptr %158, i64 %364
  %366 = load <4 x double>, ptr %365, align 32
  %367 = getelementptr inbounds <4 x double>, ptr %139, i64 %364
  %368 = load <4 x double>, ptr %367, align 32
  %369 = fmul contract <4 x double> %368, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %370 = add nsw i64 %364, %228
  %371 = getelementptr inbounds <4 x double>, ptr %139, i64 %370
  %372 = load <4 x double>, ptr %371, align 32
  %373 = fmul contract <4 x double> %372, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %374 = fsub contract <4 x double> %369, %373
  %375 = add nsw i64 %364, %257
  %376 = getelementptr inbounds <4 x double>, ptr %139, i64 %375
  %377 = load <4 x double>, ptr %376, align 32
  %378 = fmul contract <4 x double> %377, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %379 = fsub contract <4 x double> %374, %378
  %380 = add nsw i64 %364, %286
  %381 = getelementptr inbounds <4 x double>, ptr %139, i64 %380
  %382 = load <4 x double>, ptr %381, align 32
  %383 = fmul contract <4 x double> %382, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %384 = fadd contract <4 x double> %379, %383
  %385 = add nsw i64 %364, %320
  %386 = getelementptr inbounds <4 x double>, ptr %139, i64 %385
  %387 = load <4 x double>, ptr %386, align 32
  %388 = fmul contract <4 x double> %387, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %389 = fadd contract <4 x double> %384, %388
  %390 = add nsw i64 %364, %359
  %391 = getelementptr inbounds <4 x double>, ptr %139, i64 %390
  %392 = load <4 x double>, ptr %391, align 32
  %393 = fmul contract <4 x double> %392, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %394 = fsub contract <4 x double> %389, %393
  %395 = fmul contract <4 x double> %142, %394
  %396 = fadd contract <4 x double> %366, %395
  %397 = getelementptr inbounds <4 x double>, ptr %156, i64 %364
  store <4 x double> %396, ptr %397, align 32
  %398 = add nsw i64 %364, 1
  %399 = icmp eq i64 %398, %154
  br i1 %399, label %400, label %363

400:
  %401 = fmul contract <4 x double> %142, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %402 = fadd contract <4 x double> %401, %151
  %403 = shl nsw i64 %154, 3
  %404 = getelementptr inbounds <4 x double>, ptr %139, i64 %403
  store <4 x double> %402, ptr %9, align 32
  %405 = load ptr, ptr %0, align 8
  %406 = load ptr, ptr %33, align 8
  call void %405(ptr %9, ptr %156, ptr %152, ptr %404, ptr %406)
  br i1 %159, label %407, label %449

407:
  %408 = phi i64 [ %447, %407 ], [ 0, %400 ]
  %409 = getelementptr inbounds <4 x double>, ptr %158, i64 %408
  %410 = load <4 x double>, ptr %409, align 32
  %411 = getelementptr inbounds <4 x double>, ptr %139, i64 %408
  %412 = load <4 x double>, ptr %411, align 32
  %413 = fmul contract <4 x double> %412, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %414 = add nsw i64 %408, %228
  %415 = getelementptr inbounds <4 x double>, ptr %139, i64 %414
  %416 = load <4 x double>, ptr %415, align 32
  %417 = fmul contract <4 x double> %416, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %418 = fsub contract <4 x double> %413, %417
  %419 = add nsw i64 %408, %257
  %420 = getelementptr inbounds <4 x double>, ptr %139, i64 %419
  %421 = load <4 x double>, ptr %420, align 32
  %422 = fmul contract <4 x double> %421, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %423 = fsub contract <4 x double> %418, %422
  %424 = add nsw i64 %408, %286
  %425 = getelementptr inbounds <4 x double>, ptr %139, i64 %424
  %426 = load <4 x double>, ptr %425, align 32
  %427 = fmul contract <4 x double> %426, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %428 = fadd contract <4 x double> %423, %427
  %429 = add nsw i64 %408, %320
  %430 = getelementptr inbounds <4 x double>, ptr %139, i64 %429
  %431 = load <4 x double>, ptr %430, align 32
  %432 = fmul contract <4 x double> %431, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %433 = fadd contract <4 x double> %428, %432
  %434 = add nsw i64 %408, %359
  %435 = getelementptr inbounds <4 x double>, ptr %139, i64 %434
  %436 = load <4 x double>, ptr %435, align 32
  %437 = fmul contract <4 x double> %436, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %438 = fsub contract <4 x double> %433, %437
  %439 = add nsw i64 %408, %403
  %440 = getelementptr inbounds <4 x double>, ptr %139, i64 %439
  %441 = load <4 x double>, ptr %440, align 32
  %442 = fmul contract <4 x double> %441, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %443 = fsub contract <4 x double> %438, %442
  %444 = fmul contract <4 x double> %142, %443
  %445 = fadd contract <4 x double> %410, %444
  %446 = getelementptr inbounds <4 x double>, ptr %156, i64 %408
  store <4 x double> %445, ptr %446, align 32
  %447 = add nsw i64 %408, 1
  %448 = icmp eq i64 %447, %154
  br i1 %448, label %449, label %407

449:
  %450 = fmul contract <4 x double> %142, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %451 = fadd contract <4 x double> %450, %151
  %452 = mul nsw i64 %154, 9
  %453 = getelementptr inbounds <4 x double>, ptr %139, i64 %452
  store <4 x double> %451, ptr %8, align 32
  %454 = load ptr, ptr %0, align 8
  %455 = load ptr, ptr %33, align 8
  call void %454(ptr %8, ptr %156, ptr %152, ptr %453, ptr %455)
  br i1 %159, label %456, label %503

456:
  %457 = phi i64 [ %501, %456 ], [ 0, %449 ]
  %458 = getelementptr inbounds <4 x double>, ptr %158, i64 %457
  %459 = load <4 x double>, ptr %458, align 32
  %460 = getelementptr inbounds <4 x double>, ptr %139, i64 %457
  %461 = load <4 x double>, ptr %460, align 32
  %462 = fmul contract <4 x double> %461, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %463 = add nsw i64 %457, %228
  %464 = getelementptr inbounds <4 x double>, ptr %139, i64 %463
  %465 = load <4 x double>, ptr %464, align 32
  %466 = fmul contract <4 x double> %465, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %467 = fsub contract <4 x double> %466, %462
  %468 = add nsw i64 %457, %257
  %469 = getelementptr inbounds <4 x double>, ptr %139, i64 %468
  %470 = load <4 x double>, ptr %469, align 32
  %471 = fmul contract <4 x double> %470, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %472 = fadd contract <4 x double> %467, %471
  %473 = add nsw i64 %457, %286
  %474 = getelementptr inbounds <4 x double>, ptr %139, i64 %473
  %475 = load <4 x double>, ptr %474, align 32
  %476 = fmul contract <4 x double> %475, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %477 = fsub contract <4 x double> %472, %476
  %478 = add nsw i64 %457, %320
  %479 = getelementptr inbounds <4 x double>, ptr %139, i64 %478
  %480 = load <4 x double>, ptr %479, align 32
  %481 = fmul contract <4 x double> %480, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %482 = fsub contract <4 x double> %477, %481
  %483 = add nsw i64 %457, %359
  %484 = getelementptr inbounds <4 x double>, ptr %139, i64 %483
  %485 = load <4 x double>, ptr %484, align 32
  %486 = fmul contract <4 x double> %485, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %487 = fadd contract <4 x double> %482, %486
  %488 = add nsw i64 %457, %403
  %489 = getelementptr inbounds <4 x double>, ptr %139, i64 %488
  %490 = load <4 x double>, ptr %489, align 32
  %491 = fmul contract <4 x double> %490, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %492 = fadd contract <4 x double> %487, %491
  %493 = add nsw i64 %457, %452
  %494 = getelementptr inbounds <4 x double>, ptr %139, i64 %493
  %495 = load <4 x double>, ptr %494, align 32
  %496 = fmul contract <4 x double> %495, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %497 = fsub contract <4 x double> %492, %496
  %498 = fmul contract <4 x double> %142, %497
  %499 = fadd contract <4 x double> %459, %498
  %500 = getelementptr inbounds <4 x double>, ptr %156, i64 %457
  store <4 x double> %499, ptr %500, align 32
  %501 = add nsw i64 %457, 1
  %502 = icmp eq i64 %501, %154
  br i1 %502, label %503, label %456

503:
  %504 = fmul contract <4 x double> %142, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %505 = fadd contract <4 x double> %504, %151
  %506 = mul nsw i64 %154, 10
  %507 = getelementptr inbounds <4 x double>, ptr %139, i64 %506
  store <4 x double> %505, ptr %7, align 32
  %508 = load ptr, ptr %0, align 8
  %509 = load ptr, ptr %33, align 8
  call void %508(ptr %7, ptr %156, ptr %152, ptr %507, ptr %509)
  br i1 %159, label %510, label %562

510:
  %511 = phi i64 [ %560, %510 ], [ 0, %503 ]
  %512 = getelementptr inbounds <4 x double>, ptr %158, i64 %511
  %513 = load <4 x double>, ptr %512, align 32
  %514 = getelementptr inbounds <4 x double>, ptr %139, i64 %511
  %515 = load <4 x double>, ptr %514, align 32
  %516 = fmul contract <4 x double> %515, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %517 = add nsw i64 %511, %228
  %518 = getelementptr inbounds <4 x double>, ptr %139, i64 %517
  %519 = load <4 x double>, ptr %518, align 32
  %520 = fmul contract <4 x double> %519, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %521 = fsub contract <4 x double> %516, %520
  %522 = add nsw i64 %511, %257
  %523 = getelementptr inbounds <4 x double>, ptr %139, i64 %522
  %524 = load <4 x double>, ptr %523, align 32
  %525 = fmul contract <4 x double> %524, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %526 = fsub contract <4 x double> %521, %525
  %527 = add nsw i64 %511, %286
  %528 = getelementptr inbounds <4 x double>, ptr %139, i64 %527
  %529 = load <4 x double>, ptr %528, align 32
  %530 = fmul contract <4 x double> %529, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %531 = fsub contract <4 x double> %526, %530
  %532 = add nsw i64 %511, %320
  %533 = getelementptr inbounds <4 x double>, ptr %139, i64 %532
  %534 = load <4 x double>, ptr %533, align 32
  %535 = fmul contract <4 x double> %534, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %536 = fadd contract <4 x double> %531, %535
  %537 = add nsw i64 %511, %359
  %538 = getelementptr inbounds <4 x double>, ptr %139, i64 %537
  %539 = load <4 x double>, ptr %538, align 32
  %540 = fmul contract <4 x double> %539, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %541 = fsub contract <4 x double> %536, %540
  %542 = add nsw i64 %511, %403
  %543 = getelementptr inbounds <4 x double>, ptr %139, i64 %542
  %544 = load <4 x double>, ptr %543, align 32
  %545 = fmul contract <4 x double> %544, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %546 = fsub contract <4 x double> %541, %545
  %547 = add nsw i64 %511, %452
  %548 = getelementptr inbounds <4 x double>, ptr %139, i64 %547
  %549 = load <4 x double>, ptr %548, align 32
  %550 = fmul contract <4 x double> %549, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %551 = fadd contract <4 x double> %546, %550
  %552 = add nsw i64 %511, %506
  %553 = getelementptr inbounds <4 x double>, ptr %139, i64 %552
  %554 = load <4 x double>, ptr %553, align 32
  %555 = fmul contract <4 x double> %554, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %556 = fadd contract <4 x double> %551, %555
  %557 = fmul contract <4 x double> %142, %556
  %558 = fadd contract <4 x double> %513, %557
  %559 = getelementptr inbounds <4 x double>, ptr %156, i64 %511
  store <4 x double> %558, ptr %559, align 32
  %560 = add nsw i64 %511, 1
  %561 = icmp eq i64 %560, %154
  br i1 %561, label %562, label %510

562:
  %563 = fadd contract <4 x double> %142, %151
  %564 = mul nsw i64 %154, 11
  %565 = getelementptr inbounds <4 x double>, ptr %139, i64 %564
  store <4 x double> %563, ptr %6, align 32
  %566 = load ptr, ptr %0, align 8
  %567 = load ptr, ptr %33, align 8
  call void %566(ptr %6, ptr %156, ptr %152, ptr %565, ptr %567)
  br i1 %159, label %568, label %650

568:
  %569 = mul nsw i64 %154, 17
  %570 = mul nsw i64 %154, 18
  %571 = mul nsw i64 %154, 19
  br label %572

572:
  %573 = phi i64 [ 0, %568 ], [ %648, %572 ]
  %574 = getelementptr inbounds <4 x double>, ptr %139, i64 %573
  %575 = load <4 x double>, ptr %574, align 32
  %576 = add nsw i64 %573, %286
  %577 = getelementptr inbounds <4 x double>, ptr %139, i64 %576
  %578 = load <4 x double>, ptr %577, align 32
  %579 = add nsw i64 %573, %320
  %580 = getelementptr inbounds <4 x double>, ptr %139, i64 %579
  %581 = load <4 x double>, ptr %580, align 32
  %582 = add nsw i64 %573, %359
  %583 = getelementptr inbounds <4 x double>, ptr %139, i64 %582
  %584 = load <4 x double>, ptr %583, align 32
  %585 = add nsw i64 %573, %403
  %586 = getelementptr inbounds <4 x double>, ptr %139, i64 %585
  %587 = load <4 x double>, ptr %586, align 32
  %588 = add nsw i64 %573, %452
  %589 = getelementptr inbounds <4 x double>, ptr %139, i64 %588
  %590 = load <4 x double>, ptr %589, align 32
  %591 = add nsw i64 %573, %506
  %592 = getelementptr inbounds <4 x double>, ptr %139, i64 %591
  %593 = load <4 x double>, ptr %592, align 32
  %594 = add nsw i64 %573, %564
  %595 = getelementptr inbounds <4 x double>, ptr %139, i64 %594
  %596 = load <4 x double>, ptr %595, align 32
  %597 = add nsw i64 %573, %157
  %598 = getelementptr inbounds <4 x double>, ptr %139, i64 %597
  %599 = load <4 x double>, ptr %598, align 32
  %600 = fmul contract <4 x double> %575, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %601 = fmul contract <4 x double> %578, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %602 = fadd contract <4 x double> %600, %601
  %603 = fmul contract <4 x double> %581, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %604 = fadd contract <4 x double> %602, %603
  %605 = fmul contract <4 x double> %584, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %606 = fadd contract <4 x double> %604, %605
  %607 = fmul contract <4 x double> %587, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %608 = fadd contract <4 x double> %606, %607
  %609 = fmul contract <4 x double> %590, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %610 = fadd contract <4 x double> %608, %609
  %611 = fmul contract <4 x double> %593, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %612 = fadd contract <4 x double> %610, %611
  %613 = fmul contract <4 x double> %596, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %614 = fadd contract <4 x double> %612, %613
  %615 = fmul contract <4 x double> %142, %614
  %616 = fadd contract <4 x double> %599, %615
  %617 = add nsw i64 %573, %569
  %618 = getelementptr inbounds <4 x double>, ptr %139, i64 %617
  store <4 x double> %616, ptr %618, align 32
  %619 = fmul contract <4 x double> %575, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %620 = fmul contract <4 x double> %578, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %621 = fsub contract <4 x double> %619, %620
  %622 = fmul contract <4 x double> %581, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %623 = fsub contract <4 x double> %621, %622
  %624 = fmul contract <4 x double> %584, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %625 = fadd contract <4 x double> %623, %624
  %626 = fmul contract <4 x double> %587, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %627 = fsub contract <4 x double> %625, %626
  %628 = fmul contract <4 x double> %590, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %629 = fadd contract <4 x double> %627, %628
  %630 = fmul contract <4 x double> %593, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %631 = fadd contract <4 x double> %629, %630
  %632 = fmul contract <4 x double> %596, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %633 = fsub contract <4 x double> %631, %632
  %634 = add nsw i64 %573, %570
  %635 = getelementptr inbounds <4 x double>, ptr %139, i64 %634
  store <4 x double> %633, ptr %635, align 32
  %636 = fmul contract <4 x double> %575, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %637 = fsub contract <4 x double> %601, %636
  %638 = fadd contract <4 x double> %637, %603
  %639 = fadd contract <4 x double> %638, %605
  %640 = fmul contract <4 x double> %587, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %641 = fsub contract <4 x double> %639, %640
  %642 = fadd contract <4 x double> %641, %609
  %643 = fadd contract <4 x double> %642, %611
  %644 = fmul contract <4 x double> %596, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %645 = fadd contract <4 x double> %643, %644
  %646 = add nsw i64 %573, %571
  %647 = getelementptr inbounds <4 x double>, ptr %139, i64 %646
  store <4 x double> %645, ptr %647, align 32
  %648 = add nsw i64 %573, 1
  %649 = icmp eq i64 %648, %154
  br i1 %649, label %650, label %572

650:
  %651 = mul nsw i64 %138, 20
  %652 = getelementptr inbounds <4 x double>, ptr %139, i64 %651
  %653 = load i64, ptr %28, align 8
  %654 = bitcast <4 x double> %142 to <4 x i64>
  %655 = and <4 x i64> %654, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %656 = bitcast <4 x i64> %655 to <4 x double>
  %657 = load i64, ptr %34, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %668, label %659

659:
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <4 x double>, ptr %660, i64 7
  %662 = load <4 x double>, ptr %661, align 32
  %663 = getelementptr inbounds <4 x double>, ptr %660, i64 8
  %664 = load <4 x double>, ptr %663, align 32
  %665 = fmul contract <4 x double> %664, %656
  %666 = fadd contract <4 x double> %662, %665
  %667 = fmul contract <4 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <4 x double> [ %667, %659 ], [ zeroinitializer, %650 ]
  %670 = fmul contract <4 x double> %669, %656
  %671 = icmp sgt i64 %653, 0
  br i1 %671, label %672, label %721

672:
  %673 = phi i64 [ %719, %691 ], [ 0, %668 ]
  %674 = load i64, ptr %35, align 8
  %675 = icmp sgt i64 %674, %673
  br i1 %675, label %676, label %691

676:
  %677 = load ptr, ptr %31, align 8
  %678 = load i64, ptr %36, align 8
  %679 = load i64, ptr %37, align 8
  %680 = icmp sgt i64 %679, %673
  br i1 %680, label %684, label %681

681:
  %682 = load i64, ptr %38, align 8
  %683 = sub nsw i64 %673, %682
  br label %684

684:
  %685 = phi <4 x double> [ %670, %676 ], [ %669, %681 ]
  %686 = phi i64 [ %673, %676 ], [ %683, %681 ]
  %687 = add nsw i64 %686, %678
  %688 = getelementptr inbounds <4 x double>, ptr %677, i64 %687
  %689 = load <4 x double>, ptr %688, align 32
  %690 = fmul contract <4 x double> %685, %689
  br label %691

691:
  %692 = phi contract <4 x double> [ %690, %684 ], [ zeroinitializer, %672 ]
  %693 = getelementptr inbounds <4 x double>, ptr %652, i64 %673
  %694 = load <4 x i64>, ptr %693, align 32
  %695 = and <4 x i64> %694, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %696 = bitcast <4 x i64> %695 to <4 x double>
  %697 = getelementptr inbounds <4 x double>, ptr %148, i64 %673
  %698 = load <4 x i64>, ptr %697, align 32
  %699 = and <4 x i64> %698, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %700 = bitcast <4 x i64> %699 to <4 x double>
  %701 = fcmp contract ogt <4 x double> %696, %700
  %702 = select <4 x i1> %701, <4 x i64> %695, <4 x i64> %699
  %703 = bitcast <4 x i64> %702 to <4 x double>
  %704 = load ptr, ptr %39, align 8
  %705 = getelementptr inbounds double, ptr %704, i64 %673
  %706 = load double, ptr %705, align 8
  %707 = insertelement <4 x double> poison, double %706, i64 0
  %708 = shufflevector <4 x double> %707, <4 x double> poison, <4 x i32> zeroinitializer
  %709 = load double, ptr %40, align 8
  %710 = insertelement <4 x double> poison, double %709, i64 0
  %711 = shufflevector <4 x double> %710, <4 x double> poison, <4 x i32> zeroinitializer
  %712 = fadd contract <4 x double> %692, %703
  %713 = fmul contract <4 x double> %711, %712
  %714 = fadd contract <4 x double> %708, %713
  %715 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %714
  %716 = fcmp contract ogt <4 x double> %714, zeroinitializer
  %717 = select <4 x i1> %716, <4 x double> %715, <4 x double> zeroinitializer
  %718 = getelementptr inbounds <4 x double>, ptr %144, i64 %673
  store <4 x double> %717, ptr %718, align 32
  %719 = add nsw i64 %673, 1
  %720 = icmp eq i64 %719, %653
  br i1 %720, label %721, label %672

721:
  %722 = mul nsw i64 %138, 18
  %723 = getelementptr inbounds <4 x double>, ptr %139, i64 %722
  %724 = icmp sgt i64 %138, 0
  br i1 %724, label %731, label %725

725:
  %726 = phi <4 x double> [ zeroinitializer, %721 ], [ %740, %731 ]
  %727 = sitofp i64 %138 to double
  %728 = insertelement <4 x double> poison, double %727, i64 0
  %729 = shufflevector <4 x double> %728, <4 x double> poison, <4 x i32> zeroinitializer
  %730 = fdiv contract <4 x double> %726, %729
  br label %743

731:
  %732 = phi i64 [ %741, %731 ], [ 0, %721 ]
  %733 = phi <4 x double> [ %740, %731 ], [ zeroinitializer, %721 ]
  %734 = getelementptr inbounds <4 x double>, ptr %723, i64 %732
  %735 = load <4 x double>, ptr %734, align 32
  %736 = getelementptr inbounds <4 x double>, ptr %144, i64 %732
  %737 = load <4 x double>, ptr %736, align 32
  %738 = fmul contract <4 x double> %735, %737
  %739 = fmul contract <4 x double> %738, %738
  %740 = fadd contract <4 x double> %733, %739
  %741 = add nsw i64 %732, 1
  %742 = icmp eq i64 %741, %138
  br i1 %742, label %725, label %731

743:
  %744 = phi i32 [ 0, %725 ], [ %749, %743 ]
  %745 = phi <4 x double> [ %730, %725 ], [ %748, %743 ]
  %746 = extractelement <4 x double> %745, i32 %744
  %747 = call contract double @llvm.sqrt.f64(double %746)
  %748 = insertelement <4 x double> %745, double %747, i32 %744
  %749 = add nsw i32 %744, 1
  %750 = icmp eq i32 %749, 4
  br i1 %750, label %751, label %743

751:
  br i1 %724, label %755, label %752

752:
  %753 = phi <4 x double> [ zeroinitializer, %751 ], [ %764, %755 ]
  %754 = fdiv contract <4 x double> %753, %729
  br label %767

755:
  %756 = phi i64 [ %765, %755 ], [ 0, %751 ]
  %757 = phi <4 x double> [ %764, %755 ], [ zeroinitializer, %751 ]
  %758 = getelementptr inbounds <4 x double>, ptr %146, i64 %756
  %759 = load <4 x double>, ptr %758, align 32
  %760 = getelementptr inbounds <4 x double>, ptr %144, i64 %756
  %761 = load <4 x double>, ptr %760, align 32
  %762 = fmul contract <4 x double> %759, %761
  %763 = fmul contract <4 x double> %762, %762
  %764 = fadd contract <4 x double> %757, %763
  %765 = add nsw i64 %756, 1
  %766 = icmp eq i64 %765, %138
  br i1 %766, label %752, label %755

767:
  %768 = phi i32 [ 0, %752 ], [ %773, %767 ]
  %769 = phi <4 x double> [ %754, %752 ], [ %772, %767 ]
  %770 = extractelement <4 x double> %769, i32 %768
  %771 = call contract double @llvm.sqrt.f64(double %770)
  %772 = insertelement <4 x double> %769, double %771, i32 %768
  %773 = add nsw i32 %768, 1
  %774 = icmp eq i32 %773, 4
  br i1 %774, label %775, label %767

775:
  %776 = load ptr, ptr %24, align 8
  br label %784

777:
  %778 = getelementptr inbounds <4 x double>, ptr %75, i64 6
  %779 = load <4 x double>, ptr %778, align 32
  %780 = fadd contract <4 x double> %779, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %780, ptr %778, align 32
  %781 = icmp eq i32 %816, 0
  br i1 %781, label %782, label %819

782:
  %783 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %806, ptr %783, align 32
  br label %1269

784:
  %785 = phi i64 [ 0, %775 ], [ %817, %804 ]
  %786 = phi <4 x double> [ undef, %775 ], [ %806, %804 ]
  %787 = phi i32 [ 0, %775 ], [ %816, %804 ]
  %788 = trunc i64 %785 to i32
  %789 = extractelement <4 x double> %748, i32 %788
  %790 = fcmp contract oeq double %789, 0.000000e+00
  %791 = extractelement <4 x double> %772, i32 %788
  %792 = fcmp contract oeq double %791, 0.000000e+00
  %793 = select i1 %790, i1 %792, i1 false
  br i1 %793, label %804, label %794

794:
  %795 = extractelement <4 x double> %142, i32 %788
  %796 = fmul contract double %795, %789
  %797 = fmul contract double %789, %796
  %798 = fmul contract double %789, %789
  %799 = fmul contract double %791, 1.000000e-02
  %800 = fmul contract double %791, %799
  %801 = fadd contract double %798, %800
  %802 = call contract double @llvm.sqrt.f64(double %801)
  %803 = fdiv contract double %797, %802
  br label %804

804:
  %805 = phi contract double [ %803, %794 ], [ 0.000000e+00, %784 ]
  %806 = insertelement <4 x double> %786, double %805, i32 %788
  %807 = getelementptr inbounds i64, ptr %776, i64 %785
  %808 = load i64, ptr %807, align 8
  %809 = icmp sgt i64 %808, -1
  %810 = fcmp contract ole double %805, 1.000000e+00
  %811 = select i1 %809, i1 %810, i1 false
  %812 = zext i1 %811 to i64
  %813 = add nsw i64 %785, 16
  %814 = getelementptr inbounds i64, ptr %776, i64 %813
  store i64 %812, ptr %814, align 8
  %815 = zext i1 %811 to i32
  %816 = add i32 %787, %815
  %817 = add nsw i64 %785, 1
  %818 = icmp eq i64 %817, 4
  br i1 %818, label %777, label %784

819:
  %820 = load ptr, ptr %41, align 8
  %821 = load ptr, ptr %31, align 8
  %822 = load ptr, ptr %30, align 8
  %823 = load ptr, ptr %33, align 8
  call void %820(ptr %17, ptr %148, ptr %821, ptr %822, ptr %823)
  br i1 %724, label %824, label %827

824:
  %825 = shl i64 %138, 1
  %826 = call i64 @llvm.smax.i64(i64 %825, i64 1)
  br label %968

827:
  %828 = phi <4 x double> [ zeroinitializer, %819 ], [ %974, %968 ]
  %829 = load i64, ptr %28, align 8
  %830 = load ptr, ptr %23, align 8
  %831 = load ptr, ptr %29, align 8
  %832 = mul nsw i64 %829, 17
  %833 = getelementptr inbounds <4 x double>, ptr %831, i64 %832
  %834 = load ptr, ptr %30, align 8
  %835 = mul nsw i64 %829, 19
  %836 = getelementptr inbounds <4 x double>, ptr %831, i64 %835
  %837 = icmp sgt i64 %829, 0
  br i1 %837, label %864, label %838

838:
  %839 = phi <4 x double> [ zeroinitializer, %827 ], [ %853, %844 ]
  %840 = sitofp i64 %829 to double
  %841 = insertelement <4 x double> poison, double %840, i64 0
  %842 = shufflevector <4 x double> %841, <4 x double> poison, <4 x i32> zeroinitializer
  %843 = fdiv contract <4 x double> %839, %842
  br label %856

844:
  %845 = phi i64 [ %854, %844 ], [ 0, %864 ]
  %846 = phi <4 x double> [ %853, %844 ], [ zeroinitializer, %864 ]
  %847 = getelementptr inbounds <4 x double>, ptr %836, i64 %845
  %848 = load <4 x double>, ptr %847, align 32
  %849 = getelementptr inbounds <4 x double>, ptr %144, i64 %845
  %850 = load <4 x double>, ptr %849, align 32
  %851 = fmul contract <4 x double> %848, %850
  %852 = fmul contract <4 x double> %851, %851
  %853 = fadd contract <4 x double> %846, %852
  %854 = add nsw i64 %845, 1
  %855 = icmp eq i64 %854, %829
  br i1 %855, label %838, label %844

856:
  %857 = phi i32 [ 0, %838 ], [ %862, %856 ]
  %858 = phi <4 x double> [ %843, %838 ], [ %861, %856 ]
  %859 = extractelement <4 x double> %858, i32 %857
  %860 = call contract double @llvm.sqrt.f64(double %859)
  %861 = insertelement <4 x double> %858, double %860, i32 %857
  %862 = add nsw i32 %857, 1
  %863 = icmp eq i32 %862, 4
  br i1 %863, label %876, label %856

864:
  %865 = phi i64 [ %872, %864 ], [ 0, %827 ]
  %866 = getelementptr inbounds <4 x double>, ptr %834, i64 %865
  %867 = load <4 x double>, ptr %866, align 32
  %868 = getelementptr inbounds <4 x double>, ptr %833, i64 %865
  %869 = load <4 x double>, ptr %868, align 32
  %870 = fsub contract <4 x double> %867, %869
  %871 = getelementptr inbounds <4 x double>, ptr %836, i64 %865
  store <4 x double> %870, ptr %871, align 32
  %872 = add nsw i64 %865, 1
  %873 = icmp eq i64 %872, %829
  br i1 %873, label %844, label %864

874:
  %875 = fcmp contract ugt double %881, 1.000000e+00
  br i1 %875, label %885, label %965

876:
  %877 = phi <4 x double> [ %882, %876 ], [ zeroinitializer, %856 ]
  %878 = phi i32 [ %883, %876 ], [ 0, %856 ]
  %879 = extractelement <4 x double> %877, i64 0
  %880 = extractelement <4 x double> %861, i32 %878
  %881 = call contract double @llvm.maxnum.f64(double %879, double %880)
  %882 = insertelement <4 x double> %877, double %881, i64 0
  %883 = add nsw i32 %878, 1
  %884 = icmp eq i32 %883, 4
  br i1 %884, label %874, label %876

885:
  %886 = load i64, ptr %35, align 8
  %887 = icmp eq i64 %886, 0
  br i1 %887, label %965, label %888

888:
  %889 = load double, ptr %25, align 8
  %890 = insertelement <4 x double> poison, double %889, i64 0
  %891 = shufflevector <4 x double> %890, <4 x double> poison, <4 x i32> zeroinitializer
  %892 = load <4 x double>, ptr %830, align 32
  %893 = fsub contract <4 x double> %891, %892
  %894 = getelementptr inbounds <4 x double>, ptr %830, i64 7
  %895 = load <4 x double>, ptr %894, align 32
  %896 = getelementptr inbounds <4 x double>, ptr %830, i64 8
  %897 = load <4 x double>, ptr %896, align 32
  %898 = fmul contract <4 x double> %897, %893
  %899 = fadd contract <4 x double> %895, %898
  %900 = fmul contract <4 x double> %899, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %901 = fmul contract <4 x double> %893, %900
  br i1 %837, label %902, label %904

902:
  %903 = mul nsw i64 %829, 20
  br label %927

904:
  %905 = phi <4 x double> [ zeroinitializer, %888 ], [ %916, %907 ]
  %906 = fdiv contract <4 x double> %905, %842
  br label %919

907:
  %908 = phi i64 [ %917, %907 ], [ 0, %946 ]
  %909 = phi <4 x double> [ %916, %907 ], [ zeroinitializer, %946 ]
  %910 = getelementptr inbounds <4 x double>, ptr %836, i64 %908
  %911 = load <4 x double>, ptr %910, align 32
  %912 = getelementptr inbounds <4 x double>, ptr %144, i64 %908
  %913 = load <4 x double>, ptr %912, align 32
  %914 = fmul contract <4 x double> %911, %913
  %915 = fmul contract <4 x double> %914, %914
  %916 = fadd contract <4 x double> %909, %915
  %917 = add nsw i64 %908, 1
  %918 = icmp eq i64 %917, %829
  br i1 %918, label %904, label %907

919:
  %920 = phi i32 [ 0, %904 ], [ %925, %919 ]
  %921 = phi <4 x double> [ %906, %904 ], [ %924, %919 ]
  %922 = extractelement <4 x double> %921, i32 %920
  %923 = call contract double @llvm.sqrt.f64(double %922)
  %924 = insertelement <4 x double> %921, double %923, i32 %920
  %925 = add nsw i32 %920, 1
  %926 = icmp eq i32 %925, 4
  br i1 %926, label %965, label %919

927:
  %928 = phi i64 [ 0, %902 ], [ %963, %946 ]
  %929 = load i64, ptr %35, align 8
  %930 = icmp sgt i64 %929, %928
  br i1 %930, label %931, label %946

931:
  %932 = load ptr, ptr %31, align 8
  %933 = load i64, ptr %36, align 8
  %934 = load i64, ptr %37, align 8
  %935 = icmp sgt i64 %934, %928
  br i1 %935, label %939, label %936

936:
  %937 = load i64, ptr %38, align 8
  %938 = sub nsw i64 %928, %937
  br label %939

939:
  %940 = phi <4 x double> [ %901, %931 ], [ %900, %936 ]
  %941 = phi i64 [ %928, %931 ], [ %938, %936 ]
  %942 = add nsw i64 %941, %933
  %943 = getelementptr inbounds <4 x double>, ptr %932, i64 %942
  %944 = load <4 x double>, ptr %943, align 32
  %945 = fmul contract <4 x double> %940, %944
  br label %946

946:
  %947 = phi contract <4 x double> [ %945, %939 ], [ zeroinitializer, %927 ]
  %948 = getelementptr inbounds <4 x double>, ptr %144, i64 %928
  %949 = load <4 x double>, ptr %948, align 32
  %950 = load ptr, ptr %29, align 8
  %951 = add nsw i64 %928, %903
  %952 = getelementptr inbounds <4 x double>, ptr %950, i64 %951
  %953 = load <4 x i64>, ptr %952, align 32
  %954 = and <4 x i64> %953, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %955 = bitcast <4 x i64> %954 to <4 x double>
  %956 = fmul contract <4 x double> %955, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %957 = fadd contract <4 x double> %947, %956
  %958 = fmul contract <4 x double> %949, %957
  %959 = fadd contract <4 x double> %958, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %960 = getelementptr inbounds <4 x double>, ptr %836, i64 %928
  %961 = load <4 x double>, ptr %960, align 32
  %962 = fdiv contract <4 x double> %961, %959
  store <4 x double> %962, ptr %960, align 32
  %963 = add nsw i64 %928, 1
  %964 = icmp eq i64 %963, %829
  br i1 %964, label %907, label %927

965:
  %966 = phi <4 x double> [ %861, %885 ], [ %861, %874 ], [ %924, %919 ]
  %967 = load ptr, ptr %24, align 8
  br label %977

968:
  %969 = phi i64 [ %975, %968 ], [ 0, %824 ]
  %970 = phi <4 x double> [ %974, %968 ], [ zeroinitializer, %824 ]
  %971 = getelementptr inbounds <4 x double>, ptr %140, i64 %969
  %972 = load <4 x double>, ptr %971, align 32
  %973 = fmul contract <4 x double> %972, zeroinitializer
  %974 = fadd contract <4 x double> %970, %973
  %975 = add nsw i64 %969, 1
  %976 = icmp eq i64 %975, %826
  br i1 %976, label %827, label %968

977:
  %978 = phi i64 [ 0, %965 ], [ %1019, %1016 ]
  %979 = phi <4 x double> [ %806, %965 ], [ %1018, %1016 ]
  %980 = phi i32 [ %816, %965 ], [ %1017, %1016 ]
  %981 = add nsw i64 %978, 16
  %982 = getelementptr inbounds i64, ptr %967, i64 %981
  %983 = load i64, ptr %982, align 8
  %984 = icmp eq i64 %983, 0
  br i1 %984, label %1016, label %985

985:
  %986 = trunc i64 %978 to i32
  %987 = extractelement <4 x double> %828, i32 %986
  %988 = fcmp contract une double %987, 0.000000e+00
  br i1 %988, label %989, label %992

989:
  %990 = insertelement <4 x double> %979, double 0x7FF8000000000000, i32 %986
  %991 = extractelement <4 x double> %966, i32 %986
  br label %998

992:
  %993 = extractelement <4 x double> %966, i32 %986
  %994 = extractelement <4 x double> %979, i32 %986
  %995 = fcmp contract ogt double %993, %994
  br i1 %995, label %996, label %998

996:
  %997 = insertelement <4 x double> %979, double %993, i32 %986
  br label %998

998:
  %999 = phi double [ %993, %992 ], [ %993, %996 ], [ %991, %989 ]
  %1000 = phi <4 x double> [ %979, %992 ], [ %997, %996 ], [ %990, %989 ]
  %1001 = extractelement <4 x double> %1000, i32 %986
  %1002 = fcmp contract ole double %1001, 1.000000e+00
  %1003 = zext i1 %1002 to i64
  store i64 %1003, ptr %982, align 8
  %1004 = fcmp contract ogt double %999, 1.000000e+00
  %1005 = add nsw i64 %978, 20
  br i1 %1004, label %1006, label %1010

1006:
  %1007 = getelementptr inbounds i64, ptr %967, i64 %1005
  %1008 = load i64, ptr %1007, align 8
  %1009 = add nsw i64 %1008, 1
  br label %1010

1010:
  %1011 = phi i64 [ %1009, %1006 ], [ 0, %998 ]
  %1012 = getelementptr inbounds i64, ptr %967, i64 %1005
  store i64 %1011, ptr %1012, align 8
  %1013 = xor i1 %1002, true
  %1014 = sext i1 %1013 to i32
  %1015 = add i32 %980, %1014
  br label %1016

1016:
  %1017 = phi i32 [ %1015, %1010 ], [ %980, %977 ]
  %1018 = phi <4 x double> [ %1000, %1010 ], [ %979, %977 ]
  %1019 = add nsw i64 %978, 1
  %1020 = icmp eq i64 %1019, 4
  br i1 %1020, label %1021, label %977

1021:
  %1022 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %1018, ptr %1022, align 32
  %1023 = icmp eq i32 %1017, 0
  br i1 %1023, label %1269, label %1024

1024:
  %1025 = load i64, ptr %42, align 8
  %1026 = icmp eq i64 %1025, 0
  br i1 %1026, label %1269, label %1027

1027:
  %1028 = load i64, ptr %28, align 8
  %1029 = load ptr, ptr %29, align 8
  %1030 = load ptr, ptr %30, align 8
  %1031 = load ptr, ptr %43, align 8
  %1032 = load ptr, ptr %23, align 8
  %1033 = getelementptr inbounds <4 x double>, ptr %1032, i64 2
  %1034 = load <4 x double>, ptr %1033, align 32
  store <4 x double> %1034, ptr %3, align 32
  %1035 = getelementptr inbounds <4 x double>, ptr %1032, i64 3
  %1036 = load <4 x double>, ptr %1035, align 32
  %1037 = icmp sgt i64 %1025, 0
  br i1 %1037, label %1038, label %1040

1038:
  %1039 = load ptr, ptr %44, align 8
  br label %1057

1040:
  %1041 = phi i32 [ 0, %1027 ], [ %1064, %1057 ]
  %1042 = load ptr, ptr %45, align 8
  %1043 = load ptr, ptr %31, align 8
  %1044 = load ptr, ptr %46, align 8
  %1045 = load ptr, ptr %33, align 8
  call void %1042(ptr %3, ptr %1030, ptr %1043, ptr %1044, ptr %1045)
  %1046 = icmp eq i32 %1041, 0
  br i1 %1046, label %1109, label %1047

1047:
  %1048 = icmp sgt i64 %1028, 0
  br i1 %1048, label %1051, label %1049

1049:
  %1050 = fmul contract <4 x double> %1036, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1067

1051:
  %1052 = mul nsw i64 %1028, 20
  %1053 = fcmp contract ogt <4 x double> %1036, zeroinitializer
  %1054 = select <4 x i1> %1053, <4 x double> %1036, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1055 = fmul contract <4 x double> %1036, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1056 = fmul contract <4 x double> %1036, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1076

1057:
  %1058 = phi i32 [ 0, %1038 ], [ %1064, %1057 ]
  %1059 = phi i64 [ 0, %1038 ], [ %1065, %1057 ]
  %1060 = getelementptr inbounds i64, ptr %1039, i64 %1059
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp ne i64 %1061, 0
  %1063 = zext i1 %1062 to i32
  %1064 = or i32 %1058, %1063
  %1065 = add nsw i64 %1059, 1
  %1066 = icmp eq i64 %1065, %1025
  br i1 %1066, label %1040, label %1057

1067:
  %1068 = phi <4 x double> [ %1050, %1049 ], [ %1055, %1076 ]
  %1069 = load <4 x double>, ptr %1032, align 32
  %1070 = fadd contract <4 x double> %1068, %1069
  store <4 x double> %1070, ptr %4, align 32
  %1071 = load ptr, ptr %45, align 8
  %1072 = load ptr, ptr %43, align 8
  %1073 = load ptr, ptr %31, align 8
  %1074 = load ptr, ptr %47, align 8
  %1075 = load ptr, ptr %33, align 8
  call void %1071(ptr %4, ptr %1072, ptr %1073, ptr %1074, ptr %1075)
  br label %1109

1076:
  %1077 = phi i64 [ 0, %1051 ], [ %1107, %1076 ]
  %1078 = add nsw i64 %1077, %1052
  %1079 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1078
  %1080 = load <4 x double>, ptr %1079, align 32
  %1081 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1077
  %1082 = load <4 x double>, ptr %1081, align 32
  %1083 = getelementptr inbounds <4 x double>, ptr %1030, i64 %1077
  %1084 = load <4 x double>, ptr %1083, align 32
  %1085 = fsub contract <4 x double> %1084, %1080
  %1086 = fmul contract <4 x double> %1080, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1087 = fmul contract <4 x double> %1055, %1082
  %1088 = fadd contract <4 x double> %1086, %1087
  %1089 = fmul contract <4 x double> %1088, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1090 = fmul contract <4 x double> %1084, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1091 = add nsw i64 %1077, %1028
  %1092 = getelementptr inbounds <4 x double>, ptr %1030, i64 %1091
  %1093 = load <4 x double>, ptr %1092, align 32
  %1094 = fmul contract <4 x double> %1056, %1093
  %1095 = fsub contract <4 x double> %1090, %1094
  %1096 = fmul contract <4 x double> %1095, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1097 = fadd contract <4 x double> %1089, %1096
  %1098 = getelementptr inbounds <4 x double>, ptr %1031, i64 %1077
  store <4 x double> %1097, ptr %1098, align 32
  %1099 = fmul contract <4 x double> %1085, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1100 = fdiv contract <4 x double> %1099, %1054
  %1101 = fmul contract <4 x double> %1082, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1102 = fsub contract <4 x double> %1100, %1101
  %1103 = load <4 x double>, ptr %1092, align 32
  %1104 = fmul contract <4 x double> %1103, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1105 = fsub contract <4 x double> %1102, %1104
  %1106 = getelementptr inbounds <4 x double>, ptr %1031, i64 %1091
  store <4 x double> %1105, ptr %1106, align 32
  %1107 = add nsw i64 %1077, 1
  %1108 = icmp eq i64 %1107, %1028
  br i1 %1108, label %1067, label %1076

1109:
  %1110 = shl i64 %1028, 2
  %1111 = icmp sgt i64 %1028, 0
  %1112 = mul nsw i64 %1028, 17
  %1113 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1112
  %1114 = mul nsw i64 %1028, 20
  %1115 = getelementptr inbounds <4 x double>, ptr %1029, i64 %1114
  %1116 = shl nsw i64 %1028, 1
  %1117 = or i64 %1116, 1
  %1118 = shl i64 %1025, 1
  %1119 = call i64 @llvm.smax.i64(i64 %1118, i64 1)
  br label %1120

1120:
  %1121 = phi i64 [ 0, %1109 ], [ %1266, %1265 ]
  %1122 = load ptr, ptr %24, align 8
  %1123 = trunc i64 %1121 to i32
  %1124 = and i64 %1121, 4294967279
  %1125 = or i64 %1124, 16
  %1126 = getelementptr inbounds i64, ptr %1122, i64 %1125
  %1127 = load i64, ptr %1126, align 8
  %1128 = icmp eq i64 %1127, 0
  br i1 %1128, label %1265, label %1129

1129:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1123)
  %1130 = load ptr, ptr %49, align 8
  %1131 = getelementptr inbounds i64, ptr %1130, i64 1
  %1132 = load i64, ptr %1131, align 8
  %1133 = load i64, ptr %50, align 8
  %1134 = icmp slt i64 %1132, %1133
  br i1 %1134, label %1135, label %1141

1135:
  %1136 = load ptr, ptr %51, align 8
  %1137 = getelementptr inbounds double, ptr %1136, i64 %1132
  %1138 = load double, ptr %1137, align 8
  %1139 = load double, ptr %52, align 8
  %1140 = fcmp contract ugt double %1138, %1139
  br i1 %1140, label %1141, label %1145

1141:
  %1142 = load double, ptr %53, align 8
  %1143 = call fastcc i32 @suspicious(ptr %48, i64 %1025, double %1142)
  %1144 = icmp eq i32 %1143, 0
  br i1 %1144, label %1225, label %1145

1145:
  %1146 = load ptr, ptr %29, align 8
  %1147 = load ptr, ptr %54, align 8
  %1148 = load i64, ptr %55, align 8
  br label %1202

1149:
  %1150 = mul nsw i64 %1148, 17
  %1151 = getelementptr inbounds double, ptr %1147, i64 %1150
  br label %1152

1152:
  %1153 = phi i64 [ %1159, %1152 ], [ 0, %1149 ]
  %1154 = shl nsw i64 %1153, 2
  %1155 = add nsw i64 %1154, %1121
  %1156 = getelementptr inbounds double, ptr %1113, i64 %1155
  %1157 = load double, ptr %1156, align 8
  %1158 = getelementptr inbounds double, ptr %1151, i64 %1153
  store double %1157, ptr %1158, align 8
  %1159 = add nsw i64 %1153, 1
  %1160 = icmp eq i64 %1159, %1028
  br i1 %1160, label %1161, label %1152

1161:
  %1162 = mul nsw i64 %1148, 20
  %1163 = getelementptr inbounds double, ptr %1147, i64 %1162
  br label %1164

1164:
  %1165 = phi i64 [ 0, %1161 ], [ %1171, %1164 ]
  %1166 = shl nsw i64 %1165, 2
  %1167 = add nsw i64 %1166, %1121
  %1168 = getelementptr inbounds double, ptr %1115, i64 %1167
  %1169 = load double, ptr %1168, align 8
  %1170 = getelementptr inbounds double, ptr %1163, i64 %1165
  store double %1169, ptr %1170, align 8
  %1171 = add nsw i64 %1165, 1
  %1172 = icmp eq i64 %1171, %1028
  br i1 %1172, label %1173, label %1164

1173:
  %1174 = load ptr, ptr %30, align 8
  %1175 = load i64, ptr %56, align 8
  %1176 = add nsw i64 %1175, %1117
  %1177 = load ptr, ptr %57, align 8
  %1178 = icmp sgt i64 %1176, 0
  br i1 %1178, label %1179, label %1188

1179:
  %1180 = phi i64 [ %1186, %1179 ], [ 0, %1173 ]
  %1181 = shl nsw i64 %1180, 2
  %1182 = add nsw i64 %1181, %1121
  %1183 = getelementptr inbounds double, ptr %1174, i64 %1182
  %1184 = load double, ptr %1183, align 8
  %1185 = getelementptr inbounds double, ptr %1177, i64 %1180
  store double %1184, ptr %1185, align 8
  %1186 = add nsw i64 %1180, 1
  %1187 = icmp eq i64 %1186, %1176
  br i1 %1187, label %1188, label %1179

1188:
  %1189 = load ptr, ptr %31, align 8
  %1190 = load i64, ptr %58, align 8
  %1191 = load ptr, ptr %59, align 8
  %1192 = icmp sgt i64 %1190, 0
  br i1 %1192, label %1193, label %1225

1193:
  %1194 = phi i64 [ %1200, %1193 ], [ 0, %1188 ]
  %1195 = shl nsw i64 %1194, 2
  %1196 = add nsw i64 %1195, %1121
  %1197 = getelementptr inbounds double, ptr %1189, i64 %1196
  %1198 = load double, ptr %1197, align 8
  %1199 = getelementptr inbounds double, ptr %1191, i64 %1194
  store double %1198, ptr %1199, align 8
  %1200 = add nsw i64 %1194, 1
  %1201 = icmp eq i64 %1200, %1190
  br i1 %1201, label %1225, label %1193

1202:
  %1203 = phi i64 [ 0, %1145 ], [ %1224, %1223 ]
  %1204 = mul i64 %1110, %1203
  %1205 = getelementptr inbounds double, ptr %1146, i64 %1204
  %1206 = mul nsw i64 %1203, %1148
  %1207 = getelementptr inbounds double, ptr %1147, i64 %1206
  br i1 %1111, label %1208, label %1220

1208:
  %1209 = phi i64 [ %1215, %1208 ], [ 0, %1202 ]
  %1210 = shl nsw i64 %1209, 2
  %1211 = add nsw i64 %1210, %1121
  %1212 = getelementptr inbounds double, ptr %1205, i64 %1211
  %1213 = load double, ptr %1212, align 8
  %1214 = getelementptr inbounds double, ptr %1207, i64 %1209
  store double %1213, ptr %1214, align 8
  %1215 = add nsw i64 %1209, 1
  %1216 = icmp eq i64 %1215, %1028
  br i1 %1216, label %1217, label %1208

1217:
  %1218 = add nsw i64 %1203, 1
  %1219 = icmp eq i64 %1218, 12
  br i1 %1219, label %1149, label %1223

1220:
  %1221 = add nsw i64 %1203, 1
  %1222 = icmp eq i64 %1221, 12
  br i1 %1222, label %1173, label %1223

1223:
  %1224 = phi i64 [ %1218, %1217 ], [ %1221, %1220 ]
  br label %1202

1225:
  %1226 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1227 = fcmp contract olt double %1226, 1.000000e+00
  br i1 %1227, label %1228, label %1250

1228:
  %1229 = load double, ptr %60, align 8
  %1230 = load double, ptr %53, align 8
  %1231 = fmul contract double %1226, %1230
  %1232 = fadd contract double %1229, %1231
  %1233 = load <4 x double>, ptr %1033, align 32
  %1234 = insertelement <4 x double> %1233, double %1232, i32 %1123
  store <4 x double> %1234, ptr %1033, align 32
  %1235 = load i64, ptr %56, align 8
  %1236 = add nsw i64 %1235, %1117
  %1237 = icmp sgt i64 %1236, 0
  br i1 %1237, label %1238, label %1250

1238:
  %1239 = load ptr, ptr %61, align 8
  %1240 = load ptr, ptr %30, align 8
  br label %1241

1241:
  %1242 = phi i64 [ 0, %1238 ], [ %1248, %1241 ]
  %1243 = getelementptr inbounds double, ptr %1239, i64 %1242
  %1244 = load double, ptr %1243, align 8
  %1245 = shl nsw i64 %1242, 2
  %1246 = add nsw i64 %1245, %1121
  %1247 = getelementptr inbounds double, ptr %1240, i64 %1246
  store double %1244, ptr %1247, align 8
  %1248 = add nsw i64 %1242, 1
  %1249 = icmp eq i64 %1248, %1236
  br i1 %1249, label %1250, label %1241

1250:
  br i1 %1037, label %1251, label %1254

1251:
  %1252 = load ptr, ptr %62, align 8
  %1253 = load ptr, ptr %63, align 8
  br label %1256

1254:
  %1255 = load ptr, ptr %49, align 8
  store i64 0, ptr %1255, align 8
  br label %1265

1256:
  %1257 = phi i64 [ 0, %1251 ], [ %1263, %1256 ]
  %1258 = getelementptr inbounds double, ptr %1252, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = shl nsw i64 %1257, 2
  %1261 = add nsw i64 %1260, %1121
  %1262 = getelementptr inbounds double, ptr %1253, i64 %1261
  store double %1259, ptr %1262, align 8
  %1263 = add nsw i64 %1257, 1
  %1264 = icmp eq i64 %1263, %1119
  br i1 %1264, label %1254, label %1256

1265:
  %1266 = add nsw i64 %1121, 1
  %1267 = icmp eq i64 %1266, 4
  br i1 %1267, label %1268, label %1120

1268:
  br label %1269

1269:
  %1270 = load i64, ptr %28, align 8
  %1271 = load ptr, ptr %29, align 8
  %1272 = load ptr, ptr %30, align 8
  %1273 = load ptr, ptr %24, align 8
  %1274 = getelementptr inbounds i64, ptr %1273, i64 16
  %1275 = load <4 x i64>, ptr %1274, align 32
  %1276 = icmp ne <4 x i64> %1275, zeroinitializer
  %1277 = sext <4 x i1> %1276 to <4 x i64>
  %1278 = icmp sgt i64 %1270, 0
  %1279 = mul nsw i64 %1270, 20
  br i1 %1278, label %1280, label %1292

1280:
  %1281 = phi i64 [ %1290, %1280 ], [ 0, %1269 ]
  %1282 = getelementptr inbounds <4 x double>, ptr %1272, i64 %1281
  %1283 = load <4 x i64>, ptr %1282, align 32
  %1284 = and <4 x i64> %1283, %1277
  %1285 = add nsw i64 %1281, %1279
  %1286 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1285
  %1287 = load <4 x i64>, ptr %1286, align 32
  %1288 = select <4 x i1> %1276, <4 x i64> zeroinitializer, <4 x i64> %1287
  %1289 = or <4 x i64> %1288, %1284
  store <4 x i64> %1289, ptr %1286, align 32
  %1290 = add nsw i64 %1281, 1
  %1291 = icmp eq i64 %1290, %1270
  br i1 %1291, label %1346, label %1280

1292:
  %1293 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1279
  %1294 = load i64, ptr %37, align 8
  %1295 = load i64, ptr %35, align 8
  %1296 = icmp slt i64 %1294, %1295
  br i1 %1296, label %1297, label %1342

1297:
  %1298 = load ptr, ptr %31, align 8
  %1299 = load i64, ptr %36, align 8
  br label %1300

1300:
  %1301 = phi i64 [ %1294, %1297 ], [ %1319, %1311 ]
  %1302 = phi <4 x double> [ zeroinitializer, %1297 ], [ %1318, %1311 ]
  %1303 = getelementptr inbounds <4 x double>, ptr %1293, i64 %1301
  %1304 = load <4 x i64>, ptr %1303, align 32
  %1305 = and <4 x i64> %1304, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1306 = bitcast <4 x i64> %1305 to <4 x double>
  %1307 = icmp sgt i64 %1294, %1301
  br i1 %1307, label %1311, label %1308

1308:
  %1309 = load i64, ptr %38, align 8
  %1310 = sub nsw i64 %1301, %1309
  br label %1311

1311:
  %1312 = phi i64 [ %1310, %1308 ], [ %1301, %1300 ]
  %1313 = add nsw i64 %1312, %1299
  %1314 = getelementptr inbounds <4 x double>, ptr %1298, i64 %1313
  %1315 = load <4 x double>, ptr %1314, align 32
  %1316 = fdiv contract <4 x double> %1306, %1315
  %1317 = fcmp contract ogt <4 x double> %1302, %1316
  %1318 = select <4 x i1> %1317, <4 x double> %1302, <4 x double> %1316
  %1319 = add nsw i64 %1301, 1
  %1320 = icmp eq i64 %1319, %1295
  br i1 %1320, label %1321, label %1300

1321:
  %1322 = phi i64 [ %1340, %1332 ], [ %1294, %1311 ]
  %1323 = phi <4 x double> [ %1339, %1332 ], [ zeroinitializer, %1311 ]
  %1324 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1322
  %1325 = load <4 x i64>, ptr %1324, align 32
  %1326 = and <4 x i64> %1325, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1327 = bitcast <4 x i64> %1326 to <4 x double>
  %1328 = icmp sgt i64 %1294, %1322
  br i1 %1328, label %1332, label %1329

1329:
  %1330 = load i64, ptr %38, align 8
  %1331 = sub nsw i64 %1322, %1330
  br label %1332

1332:
  %1333 = phi i64 [ %1331, %1329 ], [ %1322, %1321 ]
  %1334 = add nsw i64 %1333, %1299
  %1335 = getelementptr inbounds <4 x double>, ptr %1298, i64 %1334
  %1336 = load <4 x double>, ptr %1335, align 32
  %1337 = fdiv contract <4 x double> %1327, %1336
  %1338 = fcmp contract ogt <4 x double> %1323, %1337
  %1339 = select <4 x i1> %1338, <4 x double> %1323, <4 x double> %1337
  %1340 = add nsw i64 %1322, 1
  %1341 = icmp eq i64 %1340, %1295
  br i1 %1341, label %1342, label %1321

1342:
  %1343 = phi <4 x double> [ zeroinitializer, %1292 ], [ %1318, %1332 ]
  %1344 = phi <4 x double> [ zeroinitializer, %1292 ], [ %1339, %1332 ]
  %1345 = shl nsw i64 %1270, 3
  br label %1358

1346:
  %1347 = phi i64 [ %1356, %1346 ], [ 0, %1280 ]
  %1348 = add nsw i64 %1347, %1270
  %1349 = getelementptr inbounds <4 x double>, ptr %1272, i64 %1348
  %1350 = load <4 x i64>, ptr %1349, align 32
  %1351 = and <4 x i64> %1350, %1277
  %1352 = getelementptr inbounds <4 x double>, ptr %1271, i64 %1347
  %1353 = load <4 x i64>, ptr %1352, align 32
  %1354 = select <4 x i1> %1276, <4 x i64> zeroinitializer, <4 x i64> %1353
  %1355 = or <4 x i64> %1354, %1351
  store <4 x i64> %1355, ptr %1352, align 32
  %1356 = add nsw i64 %1347, 1
  %1357 = icmp eq i64 %1356, %1270
  br i1 %1357, label %1292, label %1346

1358:
  %1359 = phi i64 [ 0, %1342 ], [ %1511, %1510 ]
  %1360 = load ptr, ptr %23, align 8
  %1361 = getelementptr inbounds double, ptr %1360, i64 %1359
  %1362 = load ptr, ptr %24, align 8
  %1363 = getelementptr inbounds i64, ptr %1362, i64 %1359
  %1364 = load i64, ptr %1363, align 8
  %1365 = icmp slt i64 %1364, 0
  br i1 %1365, label %1510, label %1366

1366:
  %1367 = getelementptr inbounds double, ptr %1361, i64 12
  %1368 = load double, ptr %1367, align 8
  %1369 = getelementptr inbounds double, ptr %1361, i64 16
  %1370 = load double, ptr %1369, align 8
  %1371 = getelementptr inbounds i64, ptr %1363, i64 16
  %1372 = load i64, ptr %1371, align 8
  %1373 = icmp eq i64 %1372, 0
  br i1 %1373, label %1374, label %1396

1374:
  %1375 = getelementptr inbounds i64, ptr %1363, i64 12
  store i64 1, ptr %1375, align 8
  %1376 = fcmp contract olt double %1370, 0x7FF0000000000000
  br i1 %1376, label %1377, label %1390

1377:
  %1378 = fcmp contract oeq double %1370, 0.000000e+00
  br i1 %1378, label %1386, label %1379

1379:
  %1380 = call contract double @llvm.sqrt.f64(double %1370)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = call contract double @llvm.sqrt.f64(double %1381)
  %1383 = fdiv contract double 8.500000e-01, %1382
  %1384 = call contract double @llvm.maxnum.f64(double %1383, double 0x3FD5555555555555)
  %1385 = call contract double @llvm.minnum.f64(double %1384, double 6.000000e+00)
  br label %1386

1386:
  %1387 = phi double [ %1385, %1379 ], [ 6.000000e+00, %1377 ]
  %1388 = fmul contract double %1368, %1387
  %1389 = getelementptr inbounds double, ptr %1361, i64 4
  store double %1388, ptr %1389, align 8
  br label %1510

1390:
  %1391 = fmul contract double %1368, 1.000000e-01
  %1392 = getelementptr inbounds double, ptr %1361, i64 4
  store double %1391, ptr %1392, align 8
  %1393 = getelementptr inbounds i64, ptr %1363, i64 8
  %1394 = load i64, ptr %1393, align 8
  %1395 = add nsw i64 %1394, 1
  store i64 %1395, ptr %1393, align 8
  br label %1510

1396:
  %1397 = fcmp contract oeq double %1370, 0.000000e+00
  br i1 %1397, label %1405, label %1398

1398:
  %1399 = call contract double @llvm.sqrt.f64(double %1370)
  %1400 = call contract double @llvm.sqrt.f64(double %1399)
  %1401 = call contract double @llvm.sqrt.f64(double %1400)
  %1402 = fdiv contract double 8.500000e-01, %1401
  %1403 = call contract double @llvm.maxnum.f64(double %1402, double 0x3FD5555555555555)
  %1404 = call contract double @llvm.minnum.f64(double %1403, double 6.000000e+00)
  br label %1405

1405:
  %1406 = phi double [ %1404, %1398 ], [ 6.000000e+00, %1396 ]
  %1407 = getelementptr inbounds i64, ptr %1363, i64 12
  %1408 = load i64, ptr %1407, align 8
  %1409 = icmp eq i64 %1408, 0
  %1410 = call contract double @llvm.minnum.f64(double %1406, double 1.000000e+00)
  %1411 = select i1 %1409, double %1406, double %1410
  %1412 = getelementptr inbounds double, ptr %1361, i64 8
  %1413 = load double, ptr %1412, align 8
  %1414 = load double, ptr %25, align 8
  %1415 = fcmp contract oeq double %1413, %1414
  br i1 %1415, label %1416, label %1419

1416:
  %1417 = getelementptr inbounds double, ptr %1361, i64 4
  %1418 = load double, ptr %1417, align 8
  br label %1419

1419:
  %1420 = phi contract double [ %1418, %1416 ], [ 0.000000e+00, %1405 ]
  %1421 = fmul contract double %1368, %1411
  %1422 = call contract double @llvm.maxnum.f64(double %1421, double %1420)
  %1423 = getelementptr inbounds double, ptr %1361, i64 4
  store double %1422, ptr %1423, align 8
  %1424 = getelementptr inbounds i64, ptr %1363, i64 20
  store i64 0, ptr %1424, align 8
  %1425 = getelementptr inbounds i64, ptr %1363, i64 8
  store i64 0, ptr %1425, align 8
  store i64 0, ptr %1407, align 8
  %1426 = getelementptr inbounds i64, ptr %1363, i64 4
  %1427 = load i64, ptr %1426, align 8
  %1428 = add nsw i64 %1427, 1
  store i64 %1428, ptr %1426, align 8
  %1429 = getelementptr inbounds double, ptr %1361, i64 24
  %1430 = load double, ptr %1429, align 8
  %1431 = fadd contract double %1430, 1.000000e+00
  store double %1431, ptr %1429, align 8
  store double %1413, ptr %1361, align 8
  %1432 = trunc i64 %1359 to i32
  %1433 = extractelement <4 x double> %1343, i32 %1432
  %1434 = getelementptr inbounds double, ptr %1361, i64 28
  store double %1433, ptr %1434, align 8
  %1435 = load i64, ptr %35, align 8
  %1436 = icmp eq i64 %1435, 0
  br i1 %1436, label %1449, label %1437

1437:
  %1438 = extractelement <4 x double> %1344, i32 %1432
  %1439 = load ptr, ptr %31, align 8
  %1440 = load i64, ptr %36, align 8
  %1441 = add nsw i64 %1440, %1435
  %1442 = load i64, ptr %38, align 8
  %1443 = sub i64 %1441, %1442
  %1444 = shl nsw i64 %1443, 2
  %1445 = or i64 %1444, %1359
  %1446 = getelementptr inbounds double, ptr %1439, i64 %1445
  %1447 = load double, ptr %1446, align 8
  %1448 = fadd contract double %1438, %1447
  br label %1449

1449:
  %1450 = phi contract double [ %1448, %1437 ], [ 0.000000e+00, %1419 ]
  %1451 = getelementptr inbounds double, ptr %1361, i64 32
  store double %1450, ptr %1451, align 8
  %1452 = load i64, ptr %64, align 8
  %1453 = icmp sgt i64 %1452, 0
  br i1 %1453, label %1456, label %1454

1454:
  %1455 = load ptr, ptr %30, align 8
  br label %1477

1456:
  %1457 = load i64, ptr %65, align 8
  %1458 = load i64, ptr %28, align 8
  %1459 = load ptr, ptr %30, align 8
  %1460 = shl nsw i64 %1458, 1
  %1461 = or i64 %1460, 1
  %1462 = load ptr, ptr %31, align 8
  %1463 = sub i64 %1457, %1452
  br label %1464

1464:
  %1465 = phi i64 [ 0, %1456 ], [ %1475, %1464 ]
  %1466 = add nsw i64 %1461, %1465
  %1467 = shl nsw i64 %1466, 2
  %1468 = add nsw i64 %1467, %1359
  %1469 = getelementptr inbounds double, ptr %1459, i64 %1468
  %1470 = load double, ptr %1469, align 8
  %1471 = add nsw i64 %1463, %1465
  %1472 = shl nsw i64 %1471, 2
  %1473 = add nsw i64 %1472, %1359
  %1474 = getelementptr inbounds double, ptr %1462, i64 %1473
  store double %1470, ptr %1474, align 8
  %1475 = add nsw i64 %1465, 1
  %1476 = icmp eq i64 %1475, %1452
  br i1 %1476, label %1477, label %1464

1477:
  %1478 = phi ptr [ %1455, %1454 ], [ %1459, %1464 ]
  %1479 = or i64 %1359, %1345
  %1480 = getelementptr inbounds double, ptr %1478, i64 %1479
  %1481 = load double, ptr %1480, align 8
  %1482 = getelementptr inbounds double, ptr %1361, i64 20
  %1483 = load double, ptr %1482, align 8
  %1484 = fcmp contract ogt double %1481, %1483
  %1485 = fcmp contract uno double %1481, 0.000000e+00
  %1486 = or i1 %1485, %1484
  %1487 = select contract i1 %1486, double %1481, double %1483
  store double %1487, ptr %1482, align 8
  %1488 = load double, ptr %66, align 8
  %1489 = fcmp contract ugt double %1481, %1488
  %1490 = load i64, ptr %42, align 8
  %1491 = icmp eq i64 %1490, 0
  br i1 %1491, label %1507, label %1492

1492:
  %1493 = load ptr, ptr %67, align 8
  %1494 = mul nsw i64 %1359, 5
  %1495 = add nsw i64 %1494, 2
  %1496 = getelementptr inbounds i64, ptr %1493, i64 %1495
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp sgt i64 %1497, -1
  br i1 %1498, label %1499, label %1507

1499:
  %1500 = load ptr, ptr %68, align 8
  %1501 = shl nsw i64 %1497, 2
  %1502 = getelementptr inbounds i64, ptr %1500, i64 %1501
  %1503 = load i64, ptr %1502, align 8
  %1504 = icmp eq i64 %1503, 8
  %1505 = add nsw i64 %1497, 8
  %1506 = select i1 %1504, i64 %1505, i64 5
  br label %1508

1507:
  br i1 %1489, label %1508, label %1510

1508:
  %1509 = phi i64 [ %1506, %1499 ], [ 4, %1507 ]
  call fastcc void @release_4(ptr %0, i32 %1432, i64 %1509)
  br label %1510

1510:
  %1511 = add nsw i64 %1359, 1
  %1512 = icmp eq i64 %1511, 4
  br i1 %1512, label %1513, label %1358

1513:
  %1514 = phi i32 [ %136, %135 ], [ %71, %1510 ]
  %1515 = add nsw i64 %70, 1
  %1516 = icmp sge i64 %1515, %1
  %1517 = icmp eq i32 %1514, 0
  %1518 = select i1 %1516, i1 true, i1 %1517
  br i1 %1518, label %1519, label %69

1519:
  %1520 = phi i1 [ %19, %2 ], [ %1516, %1513 ]
  %1521 = zext i1 %1520 to i64
  ret i64 %1521
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
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %582, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
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
  br label %352

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
  %238 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %250, label %241

241:
  %242 = load ptr, ptr %14, align 8
  %243 = getelementptr inbounds <4 x double>, ptr %242, i64 7
  %244 = load <4 x double>, ptr %243, align 32
  %245 = getelementptr inbounds <4 x double>, ptr %242, i64 8
  %246 = load <4 x double>, ptr %245, align 32
  %247 = fmul contract <4 x double> %237, %246
  %248 = fadd contract <4 x double> %244, %247
  %249 = fmul contract <4 x double> %248, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %250

250:
  %251 = phi contract <4 x double> [ %249, %241 ], [ zeroinitializer, %222 ]
  %252 = fmul contract <4 x double> %237, %251
  %253 = icmp sgt i64 %233, 0
  br i1 %253, label %254, label %299

254:
  %255 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %256 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %257

257:
  %258 = phi i64 [ 0, %254 ], [ %297, %276 ]
  %259 = load i64, ptr %123, align 8
  %260 = icmp sgt i64 %259, %258
  br i1 %260, label %261, label %276

261:
  %262 = load ptr, ptr %13, align 8
  %263 = load i64, ptr %177, align 8
  %264 = load i64, ptr %121, align 8
  %265 = icmp sgt i64 %264, %258
  br i1 %265, label %269, label %266

266:
  %267 = load i64, ptr %178, align 8
  %268 = sub nsw i64 %258, %267
  br label %269

269:
  %270 = phi <4 x double> [ %252, %261 ], [ %251, %266 ]
  %271 = phi i64 [ %258, %261 ], [ %268, %266 ]
  %272 = add nsw i64 %271, %263
  %273 = getelementptr inbounds <4 x double>, ptr %262, i64 %272
  %274 = load <4 x double>, ptr %273, align 32
  %275 = fmul contract <4 x double> %270, %274
  br label %276

276:
  %277 = phi contract <4 x double> [ %275, %269 ], [ zeroinitializer, %257 ]
  %278 = getelementptr inbounds <4 x double>, ptr %100, i64 %258
  %279 = load <4 x i64>, ptr %278, align 32
  %280 = and <4 x i64> %279, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %281 = bitcast <4 x i64> %280 to <4 x double>
  %282 = load ptr, ptr %255, align 8
  %283 = getelementptr inbounds double, ptr %282, i64 %258
  %284 = load double, ptr %283, align 8
  %285 = insertelement <4 x double> poison, double %284, i64 0
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> zeroinitializer
  %287 = load double, ptr %256, align 8
  %288 = insertelement <4 x double> poison, double %287, i64 0
  %289 = shufflevector <4 x double> %288, <4 x double> poison, <4 x i32> zeroinitializer
  %290 = fadd contract <4 x double> %277, %281
  %291 = fmul contract <4 x double> %290, %289
  %292 = fadd contract <4 x double> %286, %291
  %293 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %292
  %294 = fcmp contract ogt <4 x double> %292, zeroinitializer
  %295 = select <4 x i1> %294, <4 x double> %293, <4 x double> zeroinitializer
  %296 = getelementptr inbounds <4 x double>, ptr %117, i64 %258
  store <4 x double> %295, ptr %296, align 32
  %297 = add nsw i64 %258, 1
  %298 = icmp eq i64 %297, %233
  br i1 %298, label %299, label %257

299:
  br i1 %179, label %306, label %300

300:
  %301 = phi <4 x double> [ zeroinitializer, %299 ], [ %315, %306 ]
  %302 = sitofp i64 %97 to double
  %303 = insertelement <4 x double> poison, double %302, i64 0
  %304 = shufflevector <4 x double> %303, <4 x double> poison, <4 x i32> zeroinitializer
  %305 = fdiv contract <4 x double> %301, %304
  br label %318

306:
  %307 = phi i64 [ %316, %306 ], [ 0, %299 ]
  %308 = phi <4 x double> [ %315, %306 ], [ zeroinitializer, %299 ]
  %309 = getelementptr inbounds <4 x double>, ptr %100, i64 %307
  %310 = load <4 x double>, ptr %309, align 32
  %311 = getelementptr inbounds <4 x double>, ptr %117, i64 %307
  %312 = load <4 x double>, ptr %311, align 32
  %313 = fmul contract <4 x double> %310, %312
  %314 = fmul contract <4 x double> %313, %313
  %315 = fadd contract <4 x double> %308, %314
  %316 = add nsw i64 %307, 1
  %317 = icmp eq i64 %316, %97
  br i1 %317, label %300, label %306

318:
  %319 = phi i32 [ 0, %300 ], [ %324, %318 ]
  %320 = phi <4 x double> [ %305, %300 ], [ %323, %318 ]
  %321 = extractelement <4 x double> %320, i32 %319
  %322 = call contract double @llvm.sqrt.f64(double %321)
  %323 = insertelement <4 x double> %320, double %322, i32 %319
  %324 = add nsw i32 %319, 1
  %325 = icmp eq i32 %324, 4
  br i1 %325, label %326, label %318

326:
  br i1 %179, label %330, label %327

327:
  %328 = phi <4 x double> [ zeroinitializer, %326 ], [ %339, %330 ]
  %329 = fdiv contract <4 x double> %328, %304
  br label %342

330:
  %331 = phi i64 [ %340, %330 ], [ 0, %326 ]
  %332 = phi <4 x double> [ %339, %330 ], [ zeroinitializer, %326 ]
  %333 = getelementptr inbounds <4 x double>, ptr %98, i64 %331
  %334 = load <4 x double>, ptr %333, align 32
  %335 = getelementptr inbounds <4 x double>, ptr %117, i64 %331
  %336 = load <4 x double>, ptr %335, align 32
  %337 = fmul contract <4 x double> %334, %336
  %338 = fmul contract <4 x double> %337, %337
  %339 = fadd contract <4 x double> %332, %338
  %340 = add nsw i64 %331, 1
  %341 = icmp eq i64 %340, %97
  br i1 %341, label %327, label %330

342:
  %343 = phi i32 [ 0, %327 ], [ %348, %342 ]
  %344 = phi <4 x double> [ %329, %327 ], [ %347, %342 ]
  %345 = extractelement <4 x double> %344, i32 %343
  %346 = call contract double @llvm.sqrt.f64(double %345)
  %347 = insertelement <4 x double> %344, double %346, i32 %343
  %348 = add nsw i32 %343, 1
  %349 = icmp eq i32 %348, 4
  br i1 %349, label %350, label %342

350:
  %351 = fmul contract double %229, 0x3EB0C6F7A0B5ED8D
  br label %397

352:
  %353 = phi i64 [ 0, %173 ], [ %394, %393 ]
  %354 = shl nsw i64 1, %353
  %355 = and i64 %354, %90
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %393, label %357

357:
  %358 = trunc i64 %353 to i32
  %359 = extractelement <4 x double> %174, i32 %358
  %360 = load ptr, ptr %14, align 8
  %361 = and i64 %353, 4294967267
  %362 = or i64 %361, 28
  %363 = getelementptr inbounds double, ptr %360, i64 %362
  store double %359, ptr %363, align 8
  br i1 %176, label %376, label %364

364:
  %365 = extractelement <4 x double> %175, i32 %358
  %366 = load ptr, ptr %13, align 8
  %367 = load i64, ptr %177, align 8
  %368 = add nsw i64 %367, %124
  %369 = load i64, ptr %178, align 8
  %370 = sub i64 %368, %369
  %371 = shl nsw i64 %370, 2
  %372 = or i64 %371, %353
  %373 = getelementptr inbounds double, ptr %366, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fadd contract double %365, %374
  br label %376

376:
  %377 = phi contract double [ %375, %364 ], [ 0.000000e+00, %357 ]
  %378 = and i64 %353, 4294967263
  %379 = or i64 %378, 32
  %380 = getelementptr inbounds double, ptr %360, i64 %379
  store double %377, ptr %380, align 8
  br i1 %179, label %381, label %393

381:
  %382 = load ptr, ptr %11, align 8
  br label %383

383:
  %384 = phi i64 [ 0, %381 ], [ %391, %383 ]
  %385 = getelementptr inbounds <4 x double>, ptr %115, i64 %384
  %386 = load <4 x double>, ptr %385, align 32
  %387 = extractelement <4 x double> %386, i32 %358
  %388 = shl nsw i64 %384, 2
  %389 = add nsw i64 %388, %353
  %390 = getelementptr inbounds double, ptr %382, i64 %389
  store double %387, ptr %390, align 8
  %391 = add nsw i64 %384, 1
  %392 = icmp eq i64 %391, %97
  br i1 %392, label %393, label %383

393:
  %394 = add nsw i64 %353, 1
  %395 = icmp eq i64 %394, 4
  br i1 %395, label %222, label %352

396:
  br i1 %179, label %420, label %431

397:
  %398 = phi <4 x double> [ undef, %350 ], [ %411, %408 ]
  %399 = phi i32 [ 0, %350 ], [ %412, %408 ]
  %400 = extractelement <4 x double> %323, i32 %399
  %401 = fcmp contract olt double %400, 1.000000e-05
  br i1 %401, label %408, label %402

402:
  %403 = extractelement <4 x double> %347, i32 %399
  %404 = fcmp contract olt double %403, 1.000000e-05
  br i1 %404, label %408, label %405

405:
  %406 = fmul contract double %400, 1.000000e-02
  %407 = fdiv contract double %406, %403
  br label %408

408:
  %409 = phi contract double [ %407, %405 ], [ %351, %402 ], [ %351, %397 ]
  %410 = call contract double @llvm.minnum.f64(double %409, double %229)
  %411 = insertelement <4 x double> %398, double %410, i32 %399
  %412 = add nsw i32 %399, 1
  %413 = icmp eq i32 %412, 4
  br i1 %413, label %396, label %397

414:
  %415 = load <4 x double>, ptr %2, align 32
  %416 = fadd contract <4 x double> %411, %415
  store <4 x double> %416, ptr %2, align 32
  %417 = load ptr, ptr %0, align 8
  %418 = load ptr, ptr %13, align 8
  %419 = load ptr, ptr %109, align 8
  call void %417(ptr %2, ptr %116, ptr %418, ptr %115, ptr %419)
  br label %460

420:
  %421 = phi i64 [ %429, %420 ], [ 0, %396 ]
  %422 = getelementptr inbounds <4 x double>, ptr %100, i64 %421
  %423 = load <4 x double>, ptr %422, align 32
  %424 = getelementptr inbounds <4 x double>, ptr %98, i64 %421
  %425 = load <4 x double>, ptr %424, align 32
  %426 = fmul contract <4 x double> %411, %425
  %427 = fadd contract <4 x double> %423, %426
  %428 = getelementptr inbounds <4 x double>, ptr %116, i64 %421
  store <4 x double> %427, ptr %428, align 32
  %429 = add nsw i64 %421, 1
  %430 = icmp eq i64 %429, %97
  br i1 %430, label %414, label %420

431:
  %432 = load <4 x double>, ptr %2, align 32
  %433 = fadd contract <4 x double> %411, %432
  store <4 x double> %433, ptr %2, align 32
  %434 = load ptr, ptr %0, align 8
  %435 = load ptr, ptr %13, align 8
  %436 = load ptr, ptr %109, align 8
  call void %434(ptr %2, ptr %116, ptr %435, ptr %115, ptr %436)
  br label %437

437:
  %438 = phi <4 x double> [ zeroinitializer, %431 ], [ %449, %440 ]
  %439 = fdiv contract <4 x double> %438, %304
  br label %452

440:
  %441 = phi i64 [ %450, %440 ], [ 0, %460 ]
  %442 = phi <4 x double> [ %449, %440 ], [ zeroinitializer, %460 ]
  %443 = getelementptr inbounds <4 x double>, ptr %115, i64 %441
  %444 = load <4 x double>, ptr %443, align 32
  %445 = getelementptr inbounds <4 x double>, ptr %117, i64 %441
  %446 = load <4 x double>, ptr %445, align 32
  %447 = fmul contract <4 x double> %444, %446
  %448 = fmul contract <4 x double> %447, %447
  %449 = fadd contract <4 x double> %442, %448
  %450 = add nsw i64 %441, 1
  %451 = icmp eq i64 %450, %97
  br i1 %451, label %437, label %440

452:
  %453 = phi i32 [ 0, %437 ], [ %458, %452 ]
  %454 = phi <4 x double> [ %439, %437 ], [ %457, %452 ]
  %455 = extractelement <4 x double> %454, i32 %453
  %456 = call contract double @llvm.sqrt.f64(double %455)
  %457 = insertelement <4 x double> %454, double %456, i32 %453
  %458 = add nsw i32 %453, 1
  %459 = icmp eq i32 %458, 4
  br i1 %459, label %481, label %452

460:
  %461 = phi i64 [ %467, %460 ], [ 0, %414 ]
  %462 = getelementptr inbounds <4 x double>, ptr %98, i64 %461
  %463 = load <4 x double>, ptr %462, align 32
  %464 = getelementptr inbounds <4 x double>, ptr %115, i64 %461
  %465 = load <4 x double>, ptr %464, align 32
  %466 = fsub contract <4 x double> %465, %463
  store <4 x double> %466, ptr %464, align 32
  %467 = add nsw i64 %461, 1
  %468 = icmp eq i64 %467, %97
  br i1 %468, label %440, label %460

469:
  %470 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %581, label %473

473:
  %474 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %475 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %476 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %477 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %478 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %479 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %480 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %516

481:
  %482 = phi i64 [ %514, %513 ], [ 0, %452 ]
  %483 = shl nsw i64 1, %482
  %484 = and i64 %483, %90
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %513, label %486

486:
  %487 = trunc i64 %482 to i32
  %488 = extractelement <4 x double> %347, i32 %487
  %489 = extractelement <4 x double> %457, i32 %487
  %490 = extractelement <4 x double> %411, i32 %487
  %491 = fdiv contract double %489, %490
  %492 = call contract double @llvm.maxnum.f64(double %488, double %491)
  %493 = fmul contract double %229, %492
  %494 = fcmp contract ugt double %493, 1.000000e-15
  br i1 %494, label %498, label %495

495:
  %496 = fmul contract double %490, 1.000000e-03
  %497 = call contract double @llvm.maxnum.f64(double %351, double %496)
  br label %503

498:
  %499 = fdiv contract double 1.000000e-02, %492
  %500 = call contract double @llvm.sqrt.f64(double %499)
  %501 = call contract double @llvm.sqrt.f64(double %500)
  %502 = call contract double @llvm.sqrt.f64(double %501)
  br label %503

503:
  %504 = phi contract double [ %497, %495 ], [ %502, %498 ]
  %505 = fmul contract double %490, 1.000000e+02
  %506 = call contract double @llvm.minnum.f64(double %505, double %504)
  %507 = call contract double @llvm.minnum.f64(double %506, double %229)
  %508 = load ptr, ptr %14, align 8
  %509 = add nsw i64 %482, 4
  %510 = getelementptr inbounds double, ptr %508, i64 %509
  store double %507, ptr %510, align 8
  %511 = add nsw i64 %482, 24
  %512 = getelementptr inbounds double, ptr %508, i64 %511
  store double 3.000000e+00, ptr %512, align 8
  br label %513

513:
  %514 = add nsw i64 %482, 1
  %515 = icmp eq i64 %514, 4
  br i1 %515, label %469, label %481

516:
  %517 = phi i64 [ 0, %473 ], [ %579, %578 ]
  %518 = shl nsw i64 1, %517
  %519 = and i64 %518, %90
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %578, label %521

521:
  %522 = trunc i64 %517 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %522)
  %523 = load ptr, ptr %13, align 8
  %524 = load i64, ptr %474, align 8
  %525 = load ptr, ptr %475, align 8
  %526 = icmp sgt i64 %524, 0
  br i1 %526, label %527, label %536

527:
  %528 = phi i64 [ %534, %527 ], [ 0, %521 ]
  %529 = shl nsw i64 %528, 2
  %530 = add nsw i64 %529, %517
  %531 = getelementptr inbounds double, ptr %523, i64 %530
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds double, ptr %525, i64 %528
  store double %532, ptr %533, align 8
  %534 = add nsw i64 %528, 1
  %535 = icmp eq i64 %534, %524
  br i1 %535, label %536, label %527

536:
  %537 = load ptr, ptr %476, align 8
  br i1 %179, label %538, label %559

538:
  %539 = phi i64 [ %545, %538 ], [ 0, %536 ]
  %540 = shl nsw i64 %539, 2
  %541 = add nsw i64 %540, %517
  %542 = getelementptr inbounds double, ptr %100, i64 %541
  %543 = load double, ptr %542, align 8
  %544 = getelementptr inbounds double, ptr %537, i64 %539
  store double %543, ptr %544, align 8
  %545 = add nsw i64 %539, 1
  %546 = icmp eq i64 %545, %97
  br i1 %546, label %547, label %538

547:
  %548 = load ptr, ptr %11, align 8
  %549 = getelementptr inbounds double, ptr %537, i64 %97
  br label %550

550:
  %551 = phi i64 [ 0, %547 ], [ %557, %550 ]
  %552 = shl nsw i64 %551, 2
  %553 = add nsw i64 %552, %517
  %554 = getelementptr inbounds double, ptr %548, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = getelementptr inbounds double, ptr %549, i64 %551
  store double %555, ptr %556, align 8
  %557 = add nsw i64 %551, 1
  %558 = icmp eq i64 %557, %97
  br i1 %558, label %559, label %550

559:
  %560 = load ptr, ptr %478, align 8
  store i64 0, ptr %560, align 8
  call fastcc void @begin_watch(ptr %3, ptr %477)
  %561 = load i64, ptr %470, align 8
  %562 = icmp sgt i64 %561, 0
  br i1 %562, label %563, label %568

563:
  %564 = shl i64 %561, 1
  %565 = load ptr, ptr %479, align 8
  %566 = load ptr, ptr %480, align 8
  %567 = call i64 @llvm.smax.i64(i64 %564, i64 1)
  br label %569

568:
  br label %578

569:
  %570 = phi i64 [ 0, %563 ], [ %576, %569 ]
  %571 = getelementptr inbounds double, ptr %565, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = shl nsw i64 %570, 2
  %574 = add nsw i64 %573, %517
  %575 = getelementptr inbounds double, ptr %566, i64 %574
  store double %572, ptr %575, align 8
  %576 = add nsw i64 %570, 1
  %577 = icmp eq i64 %576, %567
  br i1 %577, label %568, label %569

578:
  %579 = add nsw i64 %517, 1
  %580 = icmp eq i64 %579, 4
  br i1 %580, label %581, label %516

581:
  br label %582

582:
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
  br i1 %21, label %1519, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 5
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 2
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 6
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %58 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %60 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %61 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %68 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 4
  br label %69

69:
  %70 = phi i64 [ 0, %22 ], [ %1515, %1513 ]
  %71 = phi i32 [ %18, %22 ], [ %1514, %1513 ]
  br label %72

72:
  %73 = phi i64 [ %132, %129 ], [ 0, %69 ]
  %74 = phi i1 [ false, %129 ], [ true, %69 ]
  %75 = load ptr, ptr %23, align 8
  %76 = load ptr, ptr %24, align 8
  br label %77

77:
  %78 = phi i64 [ %127, %126 ], [ %73, %72 ]
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = getelementptr inbounds i64, ptr %76, i64 %78
  %81 = load double, ptr %79, align 8
  %82 = getelementptr inbounds double, ptr %79, i64 16
  store double %81, ptr %82, align 8
  %83 = getelementptr inbounds double, ptr %79, i64 24
  store double 0.000000e+00, ptr %83, align 8
  %84 = load i64, ptr %80, align 8
  %85 = icmp slt i64 %84, 0
  br i1 %85, label %126, label %86

86:
  %87 = load double, ptr %25, align 8
  %88 = fsub contract double %87, %81
  %89 = getelementptr inbounds double, ptr %79, i64 8
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %26, align 8
  %92 = call contract double @llvm.minnum.f64(double %90, double %91)
  %93 = fcmp contract oeq double %88, 0.000000e+00
  br i1 %93, label %129, label %94

94:
  %95 = getelementptr inbounds i64, ptr %80, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %27, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %99, label %129

99:
  %100 = fmul contract double %92, 1.010000e+00
  %101 = fcmp contract ult double %100, %88
  br i1 %101, label %102, label %123

102:
  %103 = call contract double @llvm.fabs.f64(double %81)
  %104 = fmul contract double %103, 0x3CE4000000000000
  %105 = fcmp contract ole double %92, %104
  %106 = fcmp contract oeq double %92, 0.000000e+00
  %107 = or i1 %105, %106
  br i1 %107, label %112, label %108

108:
  %109 = getelementptr inbounds i64, ptr %80, i64 16
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 20
  br i1 %111, label %112, label %121

112:
  %113 = getelementptr inbounds i64, ptr %80, i64 40
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %129, label %116

116:
  %117 = getelementptr inbounds i64, ptr %80, i64 16
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, 0
  %120 = select i1 %119, i64 3, i64 2
  br label %129

121:
  %122 = fadd contract double %81, %92
  br label %123

123:
  %124 = phi double [ %122, %121 ], [ %87, %99 ]
  %125 = phi double [ %92, %121 ], [ %88, %99 ]
  store double %124, ptr %82, align 8
  store double %125, ptr %83, align 8
  br label %126

126:
  %127 = add nsw i64 %78, 1
  %128 = icmp eq i64 %127, 8
  br i1 %128, label %134, label %77

129:
  %130 = phi i64 [ 7, %112 ], [ %120, %116 ], [ 6, %94 ], [ 1, %86 ]
  %131 = trunc i64 %78 to i32
  call fastcc void @release_8(ptr %0, i32 %131, i64 %130)
  %132 = add nsw i64 %78, 1
  %133 = icmp eq i64 %132, 8
  br i1 %133, label %135, label %72

134:
  br i1 %74, label %137, label %135

135:
  %136 = call fastcc i32 @fill_8(ptr %0)
  br label %1513

137:
  %138 = load i64, ptr %28, align 8
  %139 = load ptr, ptr %29, align 8
  %140 = load ptr, ptr %30, align 8
  %141 = getelementptr inbounds <8 x double>, ptr %75, i64 3
  %142 = load <8 x double>, ptr %141, align 64
  %143 = shl nsw i64 %138, 4
  %144 = getelementptr inbounds <8 x double>, ptr %139, i64 %143
  %145 = mul nsw i64 %138, 19
  %146 = getelementptr inbounds <8 x double>, ptr %139, i64 %145
  %147 = mul nsw i64 %138, 17
  %148 = getelementptr inbounds <8 x double>, ptr %139, i64 %147
  %149 = getelementptr inbounds <8 x double>, ptr %75, i64 2
  %150 = load <8 x double>, ptr %149, align 64
  store <8 x double> %150, ptr %17, align 64
  %151 = load <8 x double>, ptr %75, align 64
  %152 = load ptr, ptr %31, align 8
  %153 = load i64, ptr %32, align 8
  %154 = sdiv i64 %153, 8
  %155 = shl nsw i64 %154, 4
  %156 = getelementptr inbounds <8 x double>, ptr %139, i64 %155
  %157 = mul nsw i64 %154, 20
  %158 = getelementptr inbounds <8 x double>, ptr %139, i64 %157
  %159 = icmp sgt i64 %153, 7
  br i1 %159, label %160, label %195

160:
  %161 = phi i64 [ %170, %160 ], [ 0, %137 ]
  %162 = getelementptr inbounds <8 x double>, ptr %158, i64 %161
  %163 = load <8 x double>, ptr %162, align 64
  %164 = getelementptr inbounds <8 x double>, ptr %139, i64 %161
  %165 = load <8 x double>, ptr %164, align 64
  %166 = fmul contract <8 x double> %165, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %167 = fmul contract <8 x double> %142, %166
  %168 = fadd contract <8 x double> %163, %167
  %169 = getelementptr inbounds <8 x double>, ptr %156, i64 %161
  store <8 x double> %168, ptr %169, align 64
  %170 = add nsw i64 %161, 1
  %171 = icmp eq i64 %170, %154
  br i1 %171, label %172, label %160

172:
  %173 = fmul contract <8 x double> %142, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %174 = fadd contract <8 x double> %173, %151
  %175 = getelementptr inbounds <8 x double>, ptr %139, i64 %154
  store <8 x double> %174, ptr %16, align 64
  %176 = load ptr, ptr %0, align 8
  %177 = load ptr, ptr %33, align 8
  call void %176(ptr %16, ptr %156, ptr %152, ptr %175, ptr %177)
  br label %178

178:
  %179 = phi i64 [ %193, %178 ], [ 0, %172 ]
  %180 = getelementptr inbounds <8 x double>, ptr %158, i64 %179
  %181 = load <8 x double>, ptr %180, align 64
  %182 = getelementptr inbounds <8 x double>, ptr %139, i64 %179
  %183 = load <8 x double>, ptr %182, align 64
  %184 = fmul contract <8 x double> %183, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %185 = add nsw i64 %179, %154
  %186 = getelementptr inbounds <8 x double>, ptr %139, i64 %185
  %187 = load <8 x double>, ptr %186, align 64
  %188 = fmul contract <8 x double> %187, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %189 = fadd contract <8 x double> %184, %188
  %190 = fmul contract <8 x double> %142, %189
  %191 = fadd contract <8 x double> %181, %190
  %192 = getelementptr inbounds <8 x double>, ptr %156, i64 %179
  store <8 x double> %191, ptr %192, align 64
  %193 = add nsw i64 %179, 1
  %194 = icmp eq i64 %193, %154
  br i1 %194, label %201, label %178

195:
  %196 = fmul contract <8 x double> %142, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %197 = fadd contract <8 x double> %196, %151
  %198 = getelementptr inbounds <8 x double>, ptr %139, i64 %154
  store <8 x double> %197, ptr %16, align 64
  %199 = load ptr, ptr %0, align 8
  %200 = load ptr, ptr %33, align 8
  call void %199(ptr %16, ptr %156, ptr %152, ptr %198, ptr %200)
  br label %201

201:
  %202 = fmul contract <8 x double> %142, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %203 = fadd contract <8 x double> %202, %151
  %204 = shl nsw i64 %154, 1
  %205 = getelementptr inbounds <8 x double>, ptr %139, i64 %204
  store <8 x double> %203, ptr %15, align 64
  %206 = load ptr, ptr %0, align 8
  %207 = load ptr, ptr %33, align 8
  call void %206(ptr %15, ptr %156, ptr %152, ptr %205, ptr %207)
  br i1 %159, label %208, label %225

208:
  %209 = phi i64 [ %223, %208 ], [ 0, %201 ]
  %210 = getelementptr inbounds <8 x double>, ptr %158, i64 %209
  %211 = load <8 x double>, ptr %210, align 64
  %212 = getelementptr inbounds <8 x double>, ptr %139, i64 %209
  %213 = load <8 x double>, ptr %212, align 64
  %214 = fmul contract <8 x double> %213, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %215 = add nsw i64 %209, %204
  %216 = getelementptr inbounds <8 x double>, ptr %139, i64 %215
  %217 = load <8 x double>, ptr %216, align 64
  %218 = fmul contract <8 x double> %217, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %219 = fadd contract <8 x double> %214, %218
  %220 = fmul contract <8 x double> %142, %219
  %221 = fadd contract <8 x double> %211, %220
  %222 = getelementptr inbounds <8 x double>, ptr %156, i64 %209
  store <8 x double> %221, ptr %222, align 64
  %223 = add nsw i64 %209, 1
  %224 = icmp eq i64 %223, %154
  br i1 %224, label %225, label %208

225:
  %226 = fmul contract <8 x double> %142, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %227 = fadd contract <8 x double> %226, %151
  %228 = mul nsw i64 %154, 3
  %229 = getelementptr inbounds <8 x double>, ptr %139, i64 %228
  store <8 x double> %227, ptr %14, align 64
  %230 = load ptr, ptr %0, align 8
  %231 = load ptr, ptr %33, align 8
  call void %230(ptr %14, ptr %156, ptr %152, ptr %229, ptr %231)
  br i1 %159, label %232, label %254

232:
  %233 = phi i64 [ %252, %232 ], [ 0, %225 ]
  %234 = getelementptr inbounds <8 x double>, ptr %158, i64 %233
  %235 = load <8 x double>, ptr %234, align 64
  %236 = getelementptr inbounds <8 x double>, ptr %139, i64 %233
  %237 = load <8 x double>, ptr %236, align 64
  %238 = fmul contract <8 x double> %237, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %239 = add nsw i64 %233, %204
  %240 = getelementptr inbounds <8 x double>, ptr %139, i64 %239
  %241 = load <8 x double>, ptr %240, align 64
  %242 = fmul contract <8 x double> %241, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %243 = fsub contract <8 x double> %238, %242
  %244 = add nsw i64 %233, %228
  %245 = getelementptr inbounds <8 x double>, ptr %139, i64 %244
  %246 = load <8 x double>, ptr %245, align 64
  %247 = fmul contract <8 x double> %246, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %248 = fadd contract <8 x double> %243, %247
  %249 = fmul contract <8 x double> %142, %248
  %250 = fadd contract <8 x double> %235, %249
  %251 = getelementptr inbounds <8 x double>, ptr %156, i64 %233
  store <8 x double> %250, ptr %251, align 64
  %252 = add nsw i64 %233, 1
  %253 = icmp eq i64 %252, %154
  br i1 %253, label %254, label %232

254:
  %255 = fmul contract <8 x double> %142, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %256 = fadd contract <8 x double> %255, %151
  %257 = shl nsw i64 %154, 2
  %258 = getelementptr inbounds <8 x double>, ptr %139, i64 %257
  store <8 x double> %256, ptr %13, align 64
  %259 = load ptr, ptr %0, align 8
  %260 = load ptr, ptr %33, align 8
  call void %259(ptr %13, ptr %156, ptr %152, ptr %258, ptr %260)
  br i1 %159, label %261, label %283

261:
  %262 = phi i64 [ %281, %261 ], [ 0, %254 ]
  %263 = getelementptr inbounds <8 x double>, ptr %158, i64 %262
  %264 = load <8 x double>, ptr %263, align 64
  %265 = getelementptr inbounds <8 x double>, ptr %139, i64 %262
  %266 = load <8 x double>, ptr %265, align 64
  %267 = fmul contract <8 x double> %266, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %268 = add nsw i64 %262, %228
  %269 = getelementptr inbounds <8 x double>, ptr %139, i64 %268
  %270 = load <8 x double>, ptr %269, align 64
  %271 = fmul contract <8 x double> %270, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %272 = fadd contract <8 x double> %267, %271
  %273 = add nsw i64 %262, %257
  %274 = getelementptr inbounds <8 x double>, ptr %139, i64 %273
  %275 = load <8 x double>, ptr %274, align 64
  %276 = fmul contract <8 x double> %275, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %277 = fadd contract <8 x double> %272, %276
  %278 = fmul contract <8 x double> %142, %277
  %279 = fadd contract <8 x double> %264, %278
  %280 = getelementptr inbounds <8 x double>, ptr %156, i64 %262
  store <8 x double> %279, ptr %280, align 64
  %281 = add nsw i64 %262, 1
  %282 = icmp eq i64 %281, %154
  br i1 %282, label %283, label %261

283:
  %284 = fmul contract <8 x double> %142, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %285 = fadd contract <8 x double> %284, %151
  %286 = mul nsw i64 %154, 5
  %287 = getelementptr inbounds <8 x double>, ptr %139, i64 %286
  store <8 x double> %285, ptr %12, align 64
  %288 = load ptr, ptr %0, align 8
  %289 = load ptr, ptr %33, align 8
  call void %288(ptr %12, ptr %156, ptr %152, ptr %287, ptr %289)
  br i1 %159, label %290, label %317

290:
  %291 = phi i64 [ %315, %290 ], [ 0, %283 ]
  %292 = getelementptr inbounds <8 x double>, ptr %158, i64 %291
  %293 = load <8 x double>, ptr %292, align 64
  %294 = getelementptr inbounds <8 x double>, ptr %139, i64 %291
  %295 = load <8 x double>, ptr %294, align 64
  %296 = fmul contract <8 x double> %295, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %297 = add nsw i64 %291, %228
  %298 = getelementptr inbounds <8 x double>, ptr %139, i64 %297
  %299 = load <8 x double>, ptr %298, align 64
  %300 = fmul contract <8 x double> %299, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %301 = fadd contract <8 x double> %296, %300
  %302 = add nsw i64 %291, %257
  %303 = getelementptr inbounds <8 x double>, ptr %139, i64 %302
  %304 = load <8 x double>, ptr %303, align 64
  %305 = fmul contract <8 x double> %304, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %306 = fadd contract <8 x double> %301, %305
  %307 = add nsw i64 %291, %286
  %308 = getelementptr inbounds <8 x double>, ptr %139, i64 %307
  %309 = load <8 x double>, ptr %308, align 64
  %310 = fmul contract <8 x double> %309, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %311 = fsub contract <8 x double> %306, %310
  %312 = fmul contract <8 x double> %142, %311
  %313 = fadd contract <8 x double> %293, %312
  %314 = getelementptr inbounds <8 x double>, ptr %156, i64 %291
  store <8 x double> %313, ptr %314, align 64
  %315 = add nsw i64 %291, 1
  %316 = icmp eq i64 %315, %154
  br i1 %316, label %317, label %290

317:
  %318 = fmul contract <8 x double> %142, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %319 = fadd contract <8 x double> %318, %151
  %320 = mul nsw i64 %154, 6
  %321 = getelementptr inbounds <8 x double>, ptr %139, i64 %320
  store <8 x double> %319, ptr %11, align 64
  %322 = load ptr, ptr %0, align 8
  %323 = load ptr, ptr %33, align 8
  call void %322(ptr %11, ptr %156, ptr %152, ptr %321, ptr %323)
  br i1 %159, label %324, label %356

324:
  %325 = phi i64 [ %354, %324 ], [ 0, %317 ]
  %326 = getelementptr inbounds <8 x double>, ptr %158, i64 %325
  %327 = load <8 x double>, ptr %326, align 64
  %328 = getelementptr inbounds <8 x double>, ptr %139, i64 %325
  %329 = load <8 x double>, ptr %328, align 64
  %330 = fmul contract <8 x double> %329, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %331 = add nsw i64 %325, %228
  %332 = getelementptr inbounds <8 x double>, ptr %139, i64 %331
  %333 = load <8 x double>, ptr %332, align 64
  %334 = fmul contract <8 x double> %333, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %335 = fadd contract <8 x double> %330, %334
  %336 = add nsw i64 %325, %257
  %337 = getelementptr inbounds <8 x double>, ptr %139, i64 %336
  %338 = load <8 x double>, ptr %337, align 64
  %339 = fmul contract <8 x double> %338, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %340 = fadd contract <8 x double> %335, %339
  %341 = add nsw i64 %325, %286
  %342 = getelementptr inbounds <8 x double>, ptr %139, i64 %341
  %343 = load <8 x double>, ptr %342, align 64
  %344 = fmul contract <8 x double> %343, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %345 = fsub contract <8 x double> %340, %344
  %346 = add nsw i64 %325, %320
  %347 = getelementptr inbounds <8 x double>, ptr %139, i64 %346
  %348 = load <8 x double>, ptr %347, align 64
  %349 = fmul contract <8 x double> %348, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %350 = fadd contract <8 x double> %345, %349
  %351 = fmul contract <8 x double> %142, %350
  %352 = fadd contract <8 x double> %327, %351
  %353 = getelementptr inbounds <8 x double>, ptr %156, i64 %325
  store <8 x double> %352, ptr %353, align 64
  %354 = add nsw i64 %325, 1
  %355 = icmp eq i64 %354, %154
  br i1 %355, label %356, label %324

356:
  %357 = fmul contract <8 x double> %142, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %358 = fadd contract <8 x double> %357, %151
  %359 = mul nsw i64 %154, 7
  %360 = getelementptr inbounds <8 x double>, ptr %139, i64 %359
  store <8 x double> %358, ptr %10, align 64
  %361 = load ptr, ptr %0, align 8
  %362 = load ptr, ptr %33, align 8
  call void %361(ptr %10, ptr %156, ptr %152, ptr %360, ptr %362)
  br i1 %159, label %363, label %400

363:
  %364 = phi i64 [ %398, %363 ], [ 0, %356 ]
  %365 = getelementptr inbounds <8 x double>, ptr %158, i64 %364
  %366 = load <8 x double>, ptr %365, align 64
  %367 = getelementptr inbounds <8 x double>, ptr %139, i64 %364
  %368 = load <8 x double>, ptr %367, align 64
  %369 = fmul contract <8 x double> %368, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %370 = add nsw i64 %364, %228
  %371 = getelementptr inbounds <8 x double>, ptr %139, i64 %370
  %372 = load <8 x double>, ptr %371, align 64
  %373 = fmul contract <8 x double> %372, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %374 = fsub contract <8 x double> %369, %373
  %375 = add nsw i64 %364, %257
  %376 = getelementptr inbounds <8 x double>, ptr %139, i64 %375
  %377 = load <8 x double>, ptr %376, align 64
  %378 = fmul contract <8 x double> %377, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %379 = fsub contract <8 x double> %374, %378
  %380 = add nsw i64 %364, %286
  %381 = getelementptr inbounds <8 x double>, ptr %139, i64 %380
  %382 = load <8 x double>, ptr %381, align 64
  %383 = fmul contract <8 x double> %382, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %384 = fadd contract <8 x double> %379, %383
  %385 = add nsw i64 %364, %320
  %386 = getelementptr inbounds <8 x double>, ptr %139, i64 %385
  %387 = load <8 x double>, ptr %386, align 64
  %388 = fmul contract <8 x double> %387, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %389 = fadd contract <8 x double> %384, %388
  %390 = add nsw i64 %364, %359
  %391 = getelementptr inbounds <8 x double>, ptr %139, i64 %390
  %392 = load <8 x double>, ptr %391, align 64
  %393 = fmul contract <8 x double> %392, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %394 = fsub contract <8 x double> %389, %393
  %395 = fmul contract <8 x double> %142, %394
  %396 = fadd contract <8 x double> %366, %395
  %397 = getelementptr inbounds <8 x double>, ptr %156, i64 %364
  store <8 x double> %396, ptr %397, align 64
  %398 = add nsw i64 %364, 1
  %399 = icmp eq i64 %398, %154
  br i1 %399, label %400, label %363

400:
  %401 = fmul contract <8 x double> %142, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %402 = fadd contract <8 x double> %401, %151
  %403 = shl nsw i64 %154, 3
  %404 = getelementptr inbounds <8 x double>, ptr %139, i64 %403
  store <8 x double> %402, ptr %9, align 64
  %405 = load ptr, ptr %0, align 8
  %406 = load ptr, ptr %33, align 8
  call void %405(ptr %9, ptr %156, ptr %152, ptr %404, ptr %406)
  br i1 %159, label %407, label %449

407:
  %408 = phi i64 [ %447, %407 ], [ 0, %400 ]
  %409 = getelementptr inbounds <8 x double>, ptr %158, i64 %408
  %410 = load <8 x double>, ptr %409, align 64
  %411 = getelementptr inbounds <8 x double>, ptr %139, i64 %408
  %412 = load <8 x double>, ptr %411, align 64
  %413 = fmul contract <8 x double> %412, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %414 = add nsw i64 %408, %228
  %415 = getelementptr inbounds <8 x double>, ptr %139, i64 %414
  %416 = load <8 x double>, ptr %415, align 64
  %417 = fmul contract <8 x double> %416, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %418 = fsub contract <8 x double> %413, %417
  %419 = add nsw i64 %408, %257
  %420 = getelementptr inbounds <8 x double>, ptr %139, i64 %419
  %421 = load <8 x double>, ptr %420, align 64
  %422 = fmul contract <8 x double> %421, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %423 = fsub contract <8 x double> %418, %422
  %424 = add nsw i64 %408, %286
  %425 = getelementptr inbounds <8 x double>, ptr %139, i64 %424
  %426 = load <8 x double>, ptr %425, align 64
  %427 = fmul contract <8 x double> %426, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %428 = fadd contract <8 x double> %423, %427
  %429 = add nsw i64 %408, %320
  %430 = getelementptr inbounds <8 x double>, ptr %139, i64 %429
  %431 = load <8 x double>, ptr %430, align 64
  %432 = fmul contract <8 x double> %431, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %433 = fadd contract <8 x double> %428, %432
  %434 = add nsw i64 %408, %359
  %435 = getelementptr inbounds <8 x double>, ptr %139, i64 %434
  %436 = load <8 x double>, ptr %435, align 64
  %437 = fmul contract <8 x double> %436, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %438 = fsub contract <8 x double> %433, %437
  %439 = add nsw i64 %408, %403
  %440 = getelementptr inbounds <8 x double>, ptr %139, i64 %439
  %441 = load <8 x double>, ptr %440, align 64
  %442 = fmul contract <8 x double> %441, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %443 = fsub contract <8 x double> %438, %442
  %444 = fmul contract <8 x double> %142, %443
  %445 = fadd contract <8 x double> %410, %444
  %446 = getelementptr inbounds <8 x double>, ptr %156, i64 %408
  store <8 x double> %445, ptr %446, align 64
  %447 = add nsw i64 %408, 1
  %448 = icmp eq i64 %447, %154
  br i1 %448, label %449, label %407

449:
  %450 = fmul contract <8 x double> %142, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %451 = fadd contract <8 x double> %450, %151
  %452 = mul nsw i64 %154, 9
  %453 = getelementptr inbounds <8 x double>, ptr %139, i64 %452
  store <8 x double> %451, ptr %8, align 64
  %454 = load ptr, ptr %0, align 8
  %455 = load ptr, ptr %33, align 8
  call void %454(ptr %8, ptr %156, ptr %152, ptr %453, ptr %455)
  br i1 %159, label %456, label %503

456:
  %457 = phi i64 [ %501, %456 ], [ 0, %449 ]
  %458 = getelementptr inbounds <8 x double>, ptr %158, i64 %457
  %459 = load <8 x double>, ptr %458, align 64
  %460 = getelementptr inbounds <8 x double>, ptr %139, i64 %457
  %461 = load <8 x double>, ptr %460, align 64
  %462 = fmul contract <8 x double> %461, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %463 = add nsw i64 %457, %228
  %464 = getelementptr inbounds <8 x double>, ptr %139, i64 %463
  %465 = load <8 x double>, ptr %464, align 64
  %466 = fmul contract <8 x double> %465, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %467 = fsub contract <8 x double> %466, %462
  %468 = add nsw i64 %457, %257
  %469 = getelementptr inbounds <8 x double>, ptr %139, i64 %468
  %470 = load <8 x double>, ptr %469, align 64
  %471 = fmul contract <8 x double> %470, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %472 = fadd contract <8 x double> %467, %471
  %473 = add nsw i64 %457, %286
  %474 = getelementptr inbounds <8 x double>, ptr %139, i64 %473
  %475 = load <8 x double>, ptr %474, align 64
  %476 = fmul contract <8 x double> %475, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %477 = fsub contract <8 x double> %472, %476
  %478 = add nsw i64 %457, %320
  %479 = getelementptr inbounds <8 x double>, ptr %139, i64 %478
  %480 = load <8 x double>, ptr %479, align 64
  %481 = fmul contract <8 x double> %480, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %482 = fsub contract <8 x double> %477, %481
  %483 = add nsw i64 %457, %359
  %484 = getelementptr inbounds <8 x double>, ptr %139, i64 %483
  %485 = load <8 x double>, ptr %484, align 64
  %486 = fmul contract <8 x double> %485, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %487 = fadd contract <8 x double> %482, %486
  %488 = add nsw i64 %457, %403
  %489 = getelementptr inbounds <8 x double>, ptr %139, i64 %488
  %490 = load <8 x double>, ptr %489, align 64
  %491 = fmul contract <8 x double> %490, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %492 = fadd contract <8 x double> %487, %491
  %493 = add nsw i64 %457, %452
  %494 = getelementptr inbounds <8 x double>, ptr %139, i64 %493
  %495 = load <8 x double>, ptr %494, align 64
  %496 = fmul contract <8 x double> %495, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %497 = fsub contract <8 x double> %492, %496
  %498 = fmul contract <8 x double> %142, %497
  %499 = fadd contract <8 x double> %459, %498
  %500 = getelementptr inbounds <8 x double>, ptr %156, i64 %457
  store <8 x double> %499, ptr %500, align 64
  %501 = add nsw i64 %457, 1
  %502 = icmp eq i64 %501, %154
  br i1 %502, label %503, label %456

503:
  %504 = fmul contract <8 x double> %142, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %505 = fadd contract <8 x double> %504, %151
  %506 = mul nsw i64 %154, 10
  %507 = getelementptr inbounds <8 x double>, ptr %139, i64 %506
  store <8 x double> %505, ptr %7, align 64
  %508 = load ptr, ptr %0, align 8
  %509 = load ptr, ptr %33, align 8
  call void %508(ptr %7, ptr %156, ptr %152, ptr %507, ptr %509)
  br i1 %159, label %510, label %562

510:
  %511 = phi i64 [ %560, %510 ], [ 0, %503 ]
  %512 = getelementptr inbounds <8 x double>, ptr %158, i64 %511
  %513 = load <8 x double>, ptr %512, align 64
  %514 = getelementptr inbounds <8 x double>, ptr %139, i64 %511
  %515 = load <8 x double>, ptr %514, align 64
  %516 = fmul contract <8 x double> %515, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %517 = add nsw i64 %511, %228
  %518 = getelementptr inbounds <8 x double>, ptr %139, i64 %517
  %519 = load <8 x double>, ptr %518, align 64
  %520 = fmul contract <8 x double> %519, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %521 = fsub contract <8 x double> %516, %520
  %522 = add nsw i64 %511, %257
  %523 = getelementptr inbounds <8 x double>, ptr %139, i64 %522
  %524 = load <8 x double>, ptr %523, align 64
  %525 = fmul contract <8 x double> %524, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %526 = fsub contract <8 x double> %521, %525
  %527 = add nsw i64 %511, %286
  %528 = getelementptr inbounds <8 x double>, ptr %139, i64 %527
  %529 = load <8 x double>, ptr %528, align 64
  %530 = fmul contract <8 x double> %529, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %531 = fsub contract <8 x double> %526, %530
  %532 = add nsw i64 %511, %320
  %533 = getelementptr inbounds <8 x double>, ptr %139, i64 %532
  %534 = load <8 x double>, ptr %533, align 64
  %535 = fmul contract <8 x double> %534, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %536 = fadd contract <8 x double> %531, %535
  %537 = add nsw i64 %511, %359
  %538 = getelementptr inbounds <8 x double>, ptr %139, i64 %537
  %539 = load <8 x double>, ptr %538, align 64
  %540 = fmul contract <8 x double> %539, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %541 = fsub contract <8 x double> %536, %540
  %542 = add nsw i64 %511, %403
  %543 = getelementptr inbounds <8 x double>, ptr %139, i64 %542
  %544 = load <8 x double>, ptr %543, align 64
  %545 = fmul contract <8 x double> %544, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %546 = fsub contract <8 x double> %541, %545
  %547 = add nsw i64 %511, %452
  %548 = getelementptr inbounds <8 x double>, ptr %139, i64 %547
  %549 = load <8 x double>, ptr %548, align 64
  %550 = fmul contract <8 x double> %549, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %551 = fadd contract <8 x double> %546, %550
  %552 = add nsw i64 %511, %506
  %553 = getelementptr inbounds <8 x double>, ptr %139, i64 %552
  %554 = load <8 x double>, ptr %553, align 64
  %555 = fmul contract <8 x double> %554, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %556 = fadd contract <8 x double> %551, %555
  %557 = fmul contract <8 x double> %142, %556
  %558 = fadd contract <8 x double> %513, %557
  %559 = getelementptr inbounds <8 x double>, ptr %156, i64 %511
  store <8 x double> %558, ptr %559, align 64
  %560 = add nsw i64 %511, 1
  %561 = icmp eq i64 %560, %154
  br i1 %561, label %562, label %510

562:
  %563 = fadd contract <8 x double> %142, %151
  %564 = mul nsw i64 %154, 11
  %565 = getelementptr inbounds <8 x double>, ptr %139, i64 %564
  store <8 x double> %563, ptr %6, align 64
  %566 = load ptr, ptr %0, align 8
  %567 = load ptr, ptr %33, align 8
  call void %566(ptr %6, ptr %156, ptr %152, ptr %565, ptr %567)
  br i1 %159, label %568, label %650

568:
  %569 = mul nsw i64 %154, 17
  %570 = mul nsw i64 %154, 18
  %571 = mul nsw i64 %154, 19
  br label %572

572:
  %573 = phi i64 [ 0, %568 ], [ %648, %572 ]
  %574 = getelementptr inbounds <8 x double>, ptr %139, i64 %573
  %575 = load <8 x double>, ptr %574, align 64
  %576 = add nsw i64 %573, %286
  %577 = getelementptr inbounds <8 x double>, ptr %139, i64 %576
  %578 = load <8 x double>, ptr %577, align 64
  %579 = add nsw i64 %573, %320
  %580 = getelementptr inbounds <8 x double>, ptr %139, i64 %579
  %581 = load <8 x double>, ptr %580, align 64
  %582 = add nsw i64 %573, %359
  %583 = getelementptr inbounds <8 x double>, ptr %139, i64 %582
  %584 = load <8 x double>, ptr %583, align 64
  %585 = add nsw i64 %573, %403
  %586 = getelementptr inbounds <8 x double>, ptr %139, i64 %585
  %587 = load <8 x double>, ptr %586, align 64
  %588 = add nsw i64 %573, %452
  %589 = getelementptr inbounds <8 x double>, ptr %139, i64 %588
  %590 = load <8 x double>, ptr %589, align 64
  %591 = add nsw i64 %573, %506
  %592 = getelementptr inbounds <8 x double>, ptr %139, i64 %591
  %593 = load <8 x double>, ptr %592, align 64
  %594 = add nsw i64 %573, %564
  %595 = getelementptr inbounds <8 x double>, ptr %139, i64 %594
  %596 = load <8 x double>, ptr %595, align 64
  %597 = add nsw i64 %573, %157
  %598 = getelementptr inbounds <8 x double>, ptr %139, i64 %597
  %599 = load <8 x double>, ptr %598, align 64
  %600 = fmul contract <8 x double> %575, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %601 = fmul contract <8 x double> %578, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %602 = fadd contract <8 x double> %600, %601
  %603 = fmul contract <8 x double> %581, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %604 = fadd contract <8 x double> %602, %603
  %605 = fmul contract <8 x double> %584, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %606 = fadd contract <8 x double> %604, %605
  %607 = fmul contract <8 x double> %587, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %608 = fadd contract <8 x double> %606, %607
  %609 = fmul contract <8 x double> %590, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %610 = fadd contract <8 x double> %608, %609
  %611 = fmul contract <8 x double> %593, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %612 = fadd contract <8 x double> %610, %611
  %613 = fmul contract <8 x double> %596, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %614 = fadd contract <8 x double> %612, %613
  %615 = fmul contract <8 x double> %142, %614
  %616 = fadd contract <8 x double> %599, %615
  %617 = add nsw i64 %573, %569
  %618 = getelementptr inbounds <8 x double>, ptr %139, i64 %617
  store <8 x double> %616, ptr %618, align 64
  %619 = fmul contract <8 x double> %575, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %620 = fmul contract <8 x double> %578, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %621 = fsub contract <8 x double> %619, %620
  %622 = fmul contract <8 x double> %581, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %623 = fsub contract <8 x double> %621, %622
  %624 = fmul contract <8 x double> %584, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %625 = fadd contract <8 x double> %623, %624
  %626 = fmul contract <8 x double> %587, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %627 = fsub contract <8 x double> %625, %626
  %628 = fmul contract <8 x double> %590, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %629 = fadd contract <8 x double> %627, %628
  %630 = fmul contract <8 x double> %593, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %631 = fadd contract <8 x double> %629, %630
  %632 = fmul contract <8 x double> %596, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %633 = fsub contract <8 x double> %631, %632
  %634 = add nsw i64 %573, %570
  %635 = getelementptr inbounds <8 x double>, ptr %139, i64 %634
  store <8 x double> %633, ptr %635, align 64
  %636 = fmul contract <8 x double> %575, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %637 = fsub contract <8 x double> %601, %636
  %638 = fadd contract <8 x double> %637, %603
  %639 = fadd contract <8 x double> %638, %605
  %640 = fmul contract <8 x double> %587, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %641 = fsub contract <8 x double> %639, %640
  %642 = fadd contract <8 x double> %641, %609
  %643 = fadd contract <8 x double> %642, %611
  %644 = fmul contract <8 x double> %596, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %645 = fadd contract <8 x double> %643, %644
  %646 = add nsw i64 %573, %571
  %647 = getelementptr inbounds <8 x double>, ptr %139, i64 %646
  store <8 x double> %645, ptr %647, align 64
  %648 = add nsw i64 %573, 1
  %649 = icmp eq i64 %648, %154
  br i1 %649, label %650, label %572

650:
  %651 = mul nsw i64 %138, 20
  %652 = getelementptr inbounds <8 x double>, ptr %139, i64 %651
  %653 = load i64, ptr %28, align 8
  %654 = bitcast <8 x double> %142 to <8 x i64>
  %655 = and <8 x i64> %654, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %656 = bitcast <8 x i64> %655 to <8 x double>
  %657 = load i64, ptr %34, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %668, label %659

659:
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <8 x double>, ptr %660, i64 7
  %662 = load <8 x double>, ptr %661, align 64
  %663 = getelementptr inbounds <8 x double>, ptr %660, i64 8
  %664 = load <8 x double>, ptr %663, align 64
  %665 = fmul contract <8 x double> %664, %656
  %666 = fadd contract <8 x double> %662, %665
  %667 = fmul contract <8 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %668

668:
  %669 = phi contract <8 x double> [ %667, %659 ], [ zeroinitializer, %650 ]
  %670 = fmul contract <8 x double> %669, %656
  %671 = icmp sgt i64 %653, 0
  br i1 %671, label %672, label %721

672:
  %673 = phi i64 [ %719, %691 ], [ 0, %668 ]
  %674 = load i64, ptr %35, align 8
  %675 = icmp sgt i64 %674, %673
  br i1 %675, label %676, label %691

676:
  %677 = load ptr, ptr %31, align 8
  %678 = load i64, ptr %36, align 8
  %679 = load i64, ptr %37, align 8
  %680 = icmp sgt i64 %679, %673
  br i1 %680, label %684, label %681

681:
  %682 = load i64, ptr %38, align 8
  %683 = sub nsw i64 %673, %682
  br label %684

684:
  %685 = phi <8 x double> [ %670, %676 ], [ %669, %681 ]
  %686 = phi i64 [ %673, %676 ], [ %683, %681 ]
  %687 = add nsw i64 %686, %678
  %688 = getelementptr inbounds <8 x double>, ptr %677, i64 %687
  %689 = load <8 x double>, ptr %688, align 64
  %690 = fmul contract <8 x double> %685, %689
  br label %691

691:
  %692 = phi contract <8 x double> [ %690, %684 ], [ zeroinitializer, %672 ]
  %693 = getelementptr inbounds <8 x double>, ptr %652, i64 %673
  %694 = load <8 x i64>, ptr %693, align 64
  %695 = and <8 x i64> %694, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %696 = bitcast <8 x i64> %695 to <8 x double>
  %697 = getelementptr inbounds <8 x double>, ptr %148, i64 %673
  %698 = load <8 x i64>, ptr %697, align 64
  %699 = and <8 x i64> %698, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %700 = bitcast <8 x i64> %699 to <8 x double>
  %701 = fcmp contract ogt <8 x double> %696, %700
  %702 = select <8 x i1> %701, <8 x i64> %695, <8 x i64> %699
  %703 = bitcast <8 x i64> %702 to <8 x double>
  %704 = load ptr, ptr %39, align 8
  %705 = getelementptr inbounds double, ptr %704, i64 %673
  %706 = load double, ptr %705, align 8
  %707 = insertelement <8 x double> poison, double %706, i64 0
  %708 = shufflevector <8 x double> %707, <8 x double> poison, <8 x i32> zeroinitializer
  %709 = load double, ptr %40, align 8
  %710 = insertelement <8 x double> poison, double %709, i64 0
  %711 = shufflevector <8 x double> %710, <8 x double> poison, <8 x i32> zeroinitializer
  %712 = fadd contract <8 x double> %692, %703
  %713 = fmul contract <8 x double> %711, %712
  %714 = fadd contract <8 x double> %708, %713
  %715 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %714
  %716 = fcmp contract ogt <8 x double> %714, zeroinitializer
  %717 = select <8 x i1> %716, <8 x double> %715, <8 x double> zeroinitializer
  %718 = getelementptr inbounds <8 x double>, ptr %144, i64 %673
  store <8 x double> %717, ptr %718, align 64
  %719 = add nsw i64 %673, 1
  %720 = icmp eq i64 %719, %653
  br i1 %720, label %721, label %672

721:
  %722 = mul nsw i64 %138, 18
  %723 = getelementptr inbounds <8 x double>, ptr %139, i64 %722
  %724 = icmp sgt i64 %138, 0
  br i1 %724, label %731, label %725

725:
  %726 = phi <8 x double> [ zeroinitializer, %721 ], [ %740, %731 ]
  %727 = sitofp i64 %138 to double
  %728 = insertelement <8 x double> poison, double %727, i64 0
  %729 = shufflevector <8 x double> %728, <8 x double> poison, <8 x i32> zeroinitializer
  %730 = fdiv contract <8 x double> %726, %729
  br label %743

731:
  %732 = phi i64 [ %741, %731 ], [ 0, %721 ]
  %733 = phi <8 x double> [ %740, %731 ], [ zeroinitializer, %721 ]
  %734 = getelementptr inbounds <8 x double>, ptr %723, i64 %732
  %735 = load <8 x double>, ptr %734, align 64
  %736 = getelementptr inbounds <8 x double>, ptr %144, i64 %732
  %737 = load <8 x double>, ptr %736, align 64
  %738 = fmul contract <8 x double> %735, %737
  %739 = fmul contract <8 x double> %738, %738
  %740 = fadd contract <8 x double> %733, %739
  %741 = add nsw i64 %732, 1
  %742 = icmp eq i64 %741, %138
  br i1 %742, label %725, label %731

743:
  %744 = phi i32 [ 0, %725 ], [ %749, %743 ]
  %745 = phi <8 x double> [ %730, %725 ], [ %748, %743 ]
  %746 = extractelement <8 x double> %745, i32 %744
  %747 = call contract double @llvm.sqrt.f64(double %746)
  %748 = insertelement <8 x double> %745, double %747, i32 %744
  %749 = add nsw i32 %744, 1
  %750 = icmp eq i32 %749, 8
  br i1 %750, label %751, label %743

751:
  br i1 %724, label %755, label %752

752:
  %753 = phi <8 x double> [ zeroinitializer, %751 ], [ %764, %755 ]
  %754 = fdiv contract <8 x double> %753, %729
  br label %767

755:
  %756 = phi i64 [ %765, %755 ], [ 0, %751 ]
  %757 = phi <8 x double> [ %764, %755 ], [ zeroinitializer, %751 ]
  %758 = getelementptr inbounds <8 x double>, ptr %146, i64 %756
  %759 = load <8 x double>, ptr %758, align 64
  %760 = getelementptr inbounds <8 x double>, ptr %144, i64 %756
  %761 = load <8 x double>, ptr %760, align 64
  %762 = fmul contract <8 x double> %759, %761
  %763 = fmul contract <8 x double> %762, %762
  %764 = fadd contract <8 x double> %757, %763
  %765 = add nsw i64 %756, 1
  %766 = icmp eq i64 %765, %138
  br i1 %766, label %752, label %755

767:
  %768 = phi i32 [ 0, %752 ], [ %773, %767 ]
  %769 = phi <8 x double> [ %754, %752 ], [ %772, %767 ]
  %770 = extractelement <8 x double> %769, i32 %768
  %771 = call contract double @llvm.sqrt.f64(double %770)
  %772 = insertelement <8 x double> %769, double %771, i32 %768
  %773 = add nsw i32 %768, 1
  %774 = icmp eq i32 %773, 8
  br i1 %774, label %775, label %767

775:
  %776 = load ptr, ptr %24, align 8
  br label %784

777:
  %778 = getelementptr inbounds <8 x double>, ptr %75, i64 6
  %779 = load <8 x double>, ptr %778, align 64
  %780 = fadd contract <8 x double> %779, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %780, ptr %778, align 64
  %781 = icmp eq i32 %816, 0
  br i1 %781, label %782, label %819

782:
  %783 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %806, ptr %783, align 64
  br label %1269

784:
  %785 = phi i64 [ 0, %775 ], [ %817, %804 ]
  %786 = phi <8 x double> [ undef, %775 ], [ %806, %804 ]
  %787 = phi i32 [ 0, %775 ], [ %816, %804 ]
  %788 = trunc i64 %785 to i32
  %789 = extractelement <8 x double> %748, i32 %788
  %790 = fcmp contract oeq double %789, 0.000000e+00
  %791 = extractelement <8 x double> %772, i32 %788
  %792 = fcmp contract oeq double %791, 0.000000e+00
  %793 = select i1 %790, i1 %792, i1 false
  br i1 %793, label %804, label %794

794:
  %795 = extractelement <8 x double> %142, i32 %788
  %796 = fmul contract double %795, %789
  %797 = fmul contract double %789, %796
  %798 = fmul contract double %789, %789
  %799 = fmul contract double %791, 1.000000e-02
  %800 = fmul contract double %791, %799
  %801 = fadd contract double %798, %800
  %802 = call contract double @llvm.sqrt.f64(double %801)
  %803 = fdiv contract double %797, %802
  br label %804

804:
  %805 = phi contract double [ %803, %794 ], [ 0.000000e+00, %784 ]
  %806 = insertelement <8 x double> %786, double %805, i32 %788
  %807 = getelementptr inbounds i64, ptr %776, i64 %785
  %808 = load i64, ptr %807, align 8
  %809 = icmp sgt i64 %808, -1
  %810 = fcmp contract ole double %805, 1.000000e+00
  %811 = select i1 %809, i1 %810, i1 false
  %812 = zext i1 %811 to i64
  %813 = add nsw i64 %785, 32
  %814 = getelementptr inbounds i64, ptr %776, i64 %813
  store i64 %812, ptr %814, align 8
  %815 = zext i1 %811 to i32
  %816 = add i32 %787, %815
  %817 = add nsw i64 %785, 1
  %818 = icmp eq i64 %817, 8
  br i1 %818, label %777, label %784

819:
  %820 = load ptr, ptr %41, align 8
  %821 = load ptr, ptr %31, align 8
  %822 = load ptr, ptr %30, align 8
  %823 = load ptr, ptr %33, align 8
  call void %820(ptr %17, ptr %148, ptr %821, ptr %822, ptr %823)
  br i1 %724, label %824, label %827

824:
  %825 = shl i64 %138, 1
  %826 = call i64 @llvm.smax.i64(i64 %825, i64 1)
  br label %968

827:
  %828 = phi <8 x double> [ zeroinitializer, %819 ], [ %974, %968 ]
  %829 = load i64, ptr %28, align 8
  %830 = load ptr, ptr %23, align 8
  %831 = load ptr, ptr %29, align 8
  %832 = mul nsw i64 %829, 17
  %833 = getelementptr inbounds <8 x double>, ptr %831, i64 %832
  %834 = load ptr, ptr %30, align 8
  %835 = mul nsw i64 %829, 19
  %836 = getelementptr inbounds <8 x double>, ptr %831, i64 %835
  %837 = icmp sgt i64 %829, 0
  br i1 %837, label %864, label %838

838:
  %839 = phi <8 x double> [ zeroinitializer, %827 ], [ %853, %844 ]
  %840 = sitofp i64 %829 to double
  %841 = insertelement <8 x double> poison, double %840, i64 0
  %842 = shufflevector <8 x double> %841, <8 x double> poison, <8 x i32> zeroinitializer
  %843 = fdiv contract <8 x double> %839, %842
  br label %856

844:
  %845 = phi i64 [ %854, %844 ], [ 0, %864 ]
  %846 = phi <8 x double> [ %853, %844 ], [ zeroinitializer, %864 ]
  %847 = getelementptr inbounds <8 x double>, ptr %836, i64 %845
  %848 = load <8 x double>, ptr %847, align 64
  %849 = getelementptr inbounds <8 x double>, ptr %144, i64 %845
  %850 = load <8 x double>, ptr %849, align 64
  %851 = fmul contract <8 x double> %848, %850
  %852 = fmul contract <8 x double> %851, %851
  %853 = fadd contract <8 x double> %846, %852
  %854 = add nsw i64 %845, 1
  %855 = icmp eq i64 %854, %829
  br i1 %855, label %838, label %844

856:
  %857 = phi i32 [ 0, %838 ], [ %862, %856 ]
  %858 = phi <8 x double> [ %843, %838 ], [ %861, %856 ]
  %859 = extractelement <8 x double> %858, i32 %857
  %860 = call contract double @llvm.sqrt.f64(double %859)
  %861 = insertelement <8 x double> %858, double %860, i32 %857
  %862 = add nsw i32 %857, 1
  %863 = icmp eq i32 %862, 8
  br i1 %863, label %876, label %856

864:
  %865 = phi i64 [ %872, %864 ], [ 0, %827 ]
  %866 = getelementptr inbounds <8 x double>, ptr %834, i64 %865
  %867 = load <8 x double>, ptr %866, align 64
  %868 = getelementptr inbounds <8 x double>, ptr %833, i64 %865
  %869 = load <8 x double>, ptr %868, align 64
  %870 = fsub contract <8 x double> %867, %869
  %871 = getelementptr inbounds <8 x double>, ptr %836, i64 %865
  store <8 x double> %870, ptr %871, align 64
  %872 = add nsw i64 %865, 1
  %873 = icmp eq i64 %872, %829
  br i1 %873, label %844, label %864

874:
  %875 = fcmp contract ugt double %881, 1.000000e+00
  br i1 %875, label %885, label %965

876:
  %877 = phi <8 x double> [ %882, %876 ], [ zeroinitializer, %856 ]
  %878 = phi i32 [ %883, %876 ], [ 0, %856 ]
  %879 = extractelement <8 x double> %877, i64 0
  %880 = extractelement <8 x double> %861, i32 %878
  %881 = call contract double @llvm.maxnum.f64(double %879, double %880)
  %882 = insertelement <8 x double> %877, double %881, i64 0
  %883 = add nsw i32 %878, 1
  %884 = icmp eq i32 %883, 8
  br i1 %884, label %874, label %876

885:
  %886 = load i64, ptr %35, align 8
  %887 = icmp eq i64 %886, 0
  br i1 %887, label %965, label %888

888:
  %889 = load double, ptr %25, align 8
  %890 = insertelement <8 x double> poison, double %889, i64 0
  %891 = shufflevector <8 x double> %890, <8 x double> poison, <8 x i32> zeroinitializer
  %892 = load <8 x double>, ptr %830, align 64
  %893 = fsub contract <8 x double> %891, %892
  %894 = getelementptr inbounds <8 x double>, ptr %830, i64 7
  %895 = load <8 x double>, ptr %894, align 64
  %896 = getelementptr inbounds <8 x double>, ptr %830, i64 8
  %897 = load <8 x double>, ptr %896, align 64
  %898 = fmul contract <8 x double> %897, %893
  %899 = fadd contract <8 x double> %895, %898
  %900 = fmul contract <8 x double> %899, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %901 = fmul contract <8 x double> %893, %900
  br i1 %837, label %902, label %904

902:
  %903 = mul nsw i64 %829, 20
  br label %927

904:
  %905 = phi <8 x double> [ zeroinitializer, %888 ], [ %916, %907 ]
  %906 = fdiv contract <8 x double> %905, %842
  br label %919

907:
  %908 = phi i64 [ %917, %907 ], [ 0, %946 ]
  %909 = phi <8 x double> [ %916, %907 ], [ zeroinitializer, %946 ]
  %910 = getelementptr inbounds <8 x double>, ptr %836, i64 %908
  %911 = load <8 x double>, ptr %910, align 64
  %912 = getelementptr inbounds <8 x double>, ptr %144, i64 %908
  %913 = load <8 x double>, ptr %912, align 64
  %914 = fmul contract <8 x double> %911, %913
  %915 = fmul contract <8 x double> %914, %914
  %916 = fadd contract <8 x double> %909, %915
  %917 = add nsw i64 %908, 1
  %918 = icmp eq i64 %917, %829
  br i1 %918, label %904, label %907

919:
  %920 = phi i32 [ 0, %904 ], [ %925, %919 ]
  %921 = phi <8 x double> [ %906, %904 ], [ %924, %919 ]
  %922 = extractelement <8 x double> %921, i32 %920
  %923 = call contract double @llvm.sqrt.f64(double %922)
  %924 = insertelement <8 x double> %921, double %923, i32 %920
  %925 = add nsw i32 %920, 1
  %926 = icmp eq i32 %925, 8
  br i1 %926, label %965, label %919

927:
  %928 = phi i64 [ 0, %902 ], [ %963, %946 ]
  %929 = load i64, ptr %35, align 8
  %930 = icmp sgt i64 %929, %928
  br i1 %930, label %931, label %946

931:
  %932 = load ptr, ptr %31, align 8
  %933 = load i64, ptr %36, align 8
  %934 = load i64, ptr %37, align 8
  %935 = icmp sgt i64 %934, %928
  br i1 %935, label %939, label %936

936:
  %937 = load i64, ptr %38, align 8
  %938 = sub nsw i64 %928, %937
  br label %939

939:
  %940 = phi <8 x double> [ %901, %931 ], [ %900, %936 ]
  %941 = phi i64 [ %928, %931 ], [ %938, %936 ]
  %942 = add nsw i64 %941, %933
  %943 = getelementptr inbounds <8 x double>, ptr %932, i64 %942
  %944 = load <8 x double>, ptr %943, align 64
  %945 = fmul contract <8 x double> %940, %944
  br label %946

946:
  %947 = phi contract <8 x double> [ %945, %939 ], [ zeroinitializer, %927 ]
  %948 = getelementptr inbounds <8 x double>, ptr %144, i64 %928
  %949 = load <8 x double>, ptr %948, align 64
  %950 = load ptr, ptr %29, align 8
  %951 = add nsw i64 %928, %903
  %952 = getelementptr inbounds <8 x double>, ptr %950, i64 %951
  %953 = load <8 x i64>, ptr %952, align 64
  %954 = and <8 x i64> %953, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %955 = bitcast <8 x i64> %954 to <8 x double>
  %956 = fmul contract <8 x double> %955, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %957 = fadd contract <8 x double> %947, %956
  %958 = fmul contract <8 x double> %949, %957
  %959 = fadd contract <8 x double> %958, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %960 = getelementptr inbounds <8 x double>, ptr %836, i64 %928
  %961 = load <8 x double>, ptr %960, align 64
  %962 = fdiv contract <8 x double> %961, %959
  store <8 x double> %962, ptr %960, align 64
  %963 = add nsw i64 %928, 1
  %964 = icmp eq i64 %963, %829
  br i1 %964, label %907, label %927

965:
  %966 = phi <8 x double> [ %861, %885 ], [ %861, %874 ], [ %924, %919 ]
  %967 = load ptr, ptr %24, align 8
  br label %977

968:
  %969 = phi i64 [ %975, %968 ], [ 0, %824 ]
  %970 = phi <8 x double> [ %974, %968 ], [ zeroinitializer, %824 ]
  %971 = getelementptr inbounds <8 x double>, ptr %140, i64 %969
  %972 = load <8 x double>, ptr %971, align 64
  %973 = fmul contract <8 x double> %972, zeroinitializer
  %974 = fadd contract <8 x double> %970, %973
  %975 = add nsw i64 %969, 1
  %976 = icmp eq i64 %975, %826
  br i1 %976, label %827, label %968

977:
  %978 = phi i64 [ 0, %965 ], [ %1019, %1016 ]
  %979 = phi <8 x double> [ %806, %965 ], [ %1018, %1016 ]
  %980 = phi i32 [ %816, %965 ], [ %1017, %1016 ]
  %981 = add nsw i64 %978, 32
  %982 = getelementptr inbounds i64, ptr %967, i64 %981
  %983 = load i64, ptr %982, align 8
  %984 = icmp eq i64 %983, 0
  br i1 %984, label %1016, label %985

985:
  %986 = trunc i64 %978 to i32
  %987 = extractelement <8 x double> %828, i32 %986
  %988 = fcmp contract une double %987, 0.000000e+00
  br i1 %988, label %989, label %992

989:
  %990 = insertelement <8 x double> %979, double 0x7FF8000000000000, i32 %986
  %991 = extractelement <8 x double> %966, i32 %986
  br label %998

992:
  %993 = extractelement <8 x double> %966, i32 %986
  %994 = extractelement <8 x double> %979, i32 %986
  %995 = fcmp contract ogt double %993, %994
  br i1 %995, label %996, label %998

996:
  %997 = insertelement <8 x double> %979, double %993, i32 %986
  br label %998

998:
  %999 = phi double [ %993, %992 ], [ %993, %996 ], [ %991, %989 ]
  %1000 = phi <8 x double> [ %979, %992 ], [ %997, %996 ], [ %990, %989 ]
  %1001 = extractelement <8 x double> %1000, i32 %986
  %1002 = fcmp contract ole double %1001, 1.000000e+00
  %1003 = zext i1 %1002 to i64
  store i64 %1003, ptr %982, align 8
  %1004 = fcmp contract ogt double %999, 1.000000e+00
  %1005 = add nsw i64 %978, 40
  br i1 %1004, label %1006, label %1010

1006:
  %1007 = getelementptr inbounds i64, ptr %967, i64 %1005
  %1008 = load i64, ptr %1007, align 8
  %1009 = add nsw i64 %1008, 1
  br label %1010

1010:
  %1011 = phi i64 [ %1009, %1006 ], [ 0, %998 ]
  %1012 = getelementptr inbounds i64, ptr %967, i64 %1005
  store i64 %1011, ptr %1012, align 8
  %1013 = xor i1 %1002, true
  %1014 = sext i1 %1013 to i32
  %1015 = add i32 %980, %1014
  br label %1016

1016:
  %1017 = phi i32 [ %1015, %1010 ], [ %980, %977 ]
  %1018 = phi <8 x double> [ %1000, %1010 ], [ %979, %977 ]
  %1019 = add nsw i64 %978, 1
  %1020 = icmp eq i64 %1019, 8
  br i1 %1020, label %1021, label %977

1021:
  %1022 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %1018, ptr %1022, align 64
  %1023 = icmp eq i32 %1017, 0
  br i1 %1023, label %1269, label %1024

1024:
  %1025 = load i64, ptr %42, align 8
  %1026 = icmp eq i64 %1025, 0
  br i1 %1026, label %1269, label %1027

1027:
  %1028 = load i64, ptr %28, align 8
  %1029 = load ptr, ptr %29, align 8
  %1030 = load ptr, ptr %30, align 8
  %1031 = load ptr, ptr %43, align 8
  %1032 = load ptr, ptr %23, align 8
  %1033 = getelementptr inbounds <8 x double>, ptr %1032, i64 2
  %1034 = load <8 x double>, ptr %1033, align 64
  store <8 x double> %1034, ptr %3, align 64
  %1035 = getelementptr inbounds <8 x double>, ptr %1032, i64 3
  %1036 = load <8 x double>, ptr %1035, align 64
  %1037 = icmp sgt i64 %1025, 0
  br i1 %1037, label %1038, label %1040

1038:
  %1039 = load ptr, ptr %44, align 8
  br label %1057

1040:
  %1041 = phi i32 [ 0, %1027 ], [ %1064, %1057 ]
  %1042 = load ptr, ptr %45, align 8
  %1043 = load ptr, ptr %31, align 8
  %1044 = load ptr, ptr %46, align 8
  %1045 = load ptr, ptr %33, align 8
  call void %1042(ptr %3, ptr %1030, ptr %1043, ptr %1044, ptr %1045)
  %1046 = icmp eq i32 %1041, 0
  br i1 %1046, label %1109, label %1047

1047:
  %1048 = icmp sgt i64 %1028, 0
  br i1 %1048, label %1051, label %1049

1049:
  %1050 = fmul contract <8 x double> %1036, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1067

1051:
  %1052 = mul nsw i64 %1028, 20
  %1053 = fcmp contract ogt <8 x double> %1036, zeroinitializer
  %1054 = select <8 x i1> %1053, <8 x double> %1036, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1055 = fmul contract <8 x double> %1036, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1056 = fmul contract <8 x double> %1036, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1076

1057:
  %1058 = phi i32 [ 0, %1038 ], [ %1064, %1057 ]
  %1059 = phi i64 [ 0, %1038 ], [ %1065, %1057 ]
  %1060 = getelementptr inbounds i64, ptr %1039, i64 %1059
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp ne i64 %1061, 0
  %1063 = zext i1 %1062 to i32
  %1064 = or i32 %1058, %1063
  %1065 = add nsw i64 %1059, 1
  %1066 = icmp eq i64 %1065, %1025
  br i1 %1066, label %1040, label %1057

1067:
  %1068 = phi <8 x double> [ %1050, %1049 ], [ %1055, %1076 ]
  %1069 = load <8 x double>, ptr %1032, align 64
  %1070 = fadd contract <8 x double> %1068, %1069
  store <8 x double> %1070, ptr %4, align 64
  %1071 = load ptr, ptr %45, align 8
  %1072 = load ptr, ptr %43, align 8
  %1073 = load ptr, ptr %31, align 8
  %1074 = load ptr, ptr %47, align 8
  %1075 = load ptr, ptr %33, align 8
  call void %1071(ptr %4, ptr %1072, ptr %1073, ptr %1074, ptr %1075)
  br label %1109

1076:
  %1077 = phi i64 [ 0, %1051 ], [ %1107, %1076 ]
  %1078 = add nsw i64 %1077, %1052
  %1079 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1078
  %1080 = load <8 x double>, ptr %1079, align 64
  %1081 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1077
  %1082 = load <8 x double>, ptr %1081, align 64
  %1083 = getelementptr inbounds <8 x double>, ptr %1030, i64 %1077
  %1084 = load <8 x double>, ptr %1083, align 64
  %1085 = fsub contract <8 x double> %1084, %1080
  %1086 = fmul contract <8 x double> %1080, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1087 = fmul contract <8 x double> %1055, %1082
  %1088 = fadd contract <8 x double> %1086, %1087
  %1089 = fmul contract <8 x double> %1088, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1090 = fmul contract <8 x double> %1084, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1091 = add nsw i64 %1077, %1028
  %1092 = getelementptr inbounds <8 x double>, ptr %1030, i64 %1091
  %1093 = load <8 x double>, ptr %1092, align 64
  %1094 = fmul contract <8 x double> %1056, %1093
  %1095 = fsub contract <8 x double> %1090, %1094
  %1096 = fmul contract <8 x double> %1095, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1097 = fadd contract <8 x double> %1089, %1096
  %1098 = getelementptr inbounds <8 x double>, ptr %1031, i64 %1077
  store <8 x double> %1097, ptr %1098, align 64
  %1099 = fmul contract <8 x double> %1085, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1100 = fdiv contract <8 x double> %1099, %1054
  %1101 = fmul contract <8 x double> %1082, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1102 = fsub contract <8 x double> %1100, %1101
  %1103 = load <8 x double>, ptr %1092, align 64
  %1104 = fmul contract <8 x double> %1103, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1105 = fsub contract <8 x double> %1102, %1104
  %1106 = getelementptr inbounds <8 x double>, ptr %1031, i64 %1091
  store <8 x double> %1105, ptr %1106, align 64
  %1107 = add nsw i64 %1077, 1
  %1108 = icmp eq i64 %1107, %1028
  br i1 %1108, label %1067, label %1076

1109:
  %1110 = shl i64 %1028, 3
  %1111 = icmp sgt i64 %1028, 0
  %1112 = mul nsw i64 %1028, 17
  %1113 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1112
  %1114 = mul nsw i64 %1028, 20
  %1115 = getelementptr inbounds <8 x double>, ptr %1029, i64 %1114
  %1116 = shl nsw i64 %1028, 1
  %1117 = or i64 %1116, 1
  %1118 = shl i64 %1025, 1
  %1119 = call i64 @llvm.smax.i64(i64 %1118, i64 1)
  br label %1120

1120:
  %1121 = phi i64 [ 0, %1109 ], [ %1266, %1265 ]
  %1122 = load ptr, ptr %24, align 8
  %1123 = trunc i64 %1121 to i32
  %1124 = and i64 %1121, 4294967263
  %1125 = or i64 %1124, 32
  %1126 = getelementptr inbounds i64, ptr %1122, i64 %1125
  %1127 = load i64, ptr %1126, align 8
  %1128 = icmp eq i64 %1127, 0
  br i1 %1128, label %1265, label %1129

1129:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1123)
  %1130 = load ptr, ptr %49, align 8
  %1131 = getelementptr inbounds i64, ptr %1130, i64 1
  %1132 = load i64, ptr %1131, align 8
  %1133 = load i64, ptr %50, align 8
  %1134 = icmp slt i64 %1132, %1133
  br i1 %1134, label %1135, label %1141

1135:
  %1136 = load ptr, ptr %51, align 8
  %1137 = getelementptr inbounds double, ptr %1136, i64 %1132
  %1138 = load double, ptr %1137, align 8
  %1139 = load double, ptr %52, align 8
  %1140 = fcmp contract ugt double %1138, %1139
  br i1 %1140, label %1141, label %1145

1141:
  %1142 = load double, ptr %53, align 8
  %1143 = call fastcc i32 @suspicious(ptr %48, i64 %1025, double %1142)
  %1144 = icmp eq i32 %1143, 0
  br i1 %1144, label %1225, label %1145

1145:
  %1146 = load ptr, ptr %29, align 8
  %1147 = load ptr, ptr %54, align 8
  %1148 = load i64, ptr %55, align 8
  br label %1202

1149:
  %1150 = mul nsw i64 %1148, 17
  %1151 = getelementptr inbounds double, ptr %1147, i64 %1150
  br label %1152

1152:
  %1153 = phi i64 [ %1159, %1152 ], [ 0, %1149 ]
  %1154 = shl nsw i64 %1153, 3
  %1155 = add nsw i64 %1154, %1121
  %1156 = getelementptr inbounds double, ptr %1113, i64 %1155
  %1157 = load double, ptr %1156, align 8
  %1158 = getelementptr inbounds double, ptr %1151, i64 %1153
  store double %1157, ptr %1158, align 8
  %1159 = add nsw i64 %1153, 1
  %1160 = icmp eq i64 %1159, %1028
  br i1 %1160, label %1161, label %1152

1161:
  %1162 = mul nsw i64 %1148, 20
  %1163 = getelementptr inbounds double, ptr %1147, i64 %1162
  br label %1164

1164:
  %1165 = phi i64 [ 0, %1161 ], [ %1171, %1164 ]
  %1166 = shl nsw i64 %1165, 3
  %1167 = add nsw i64 %1166, %1121
  %1168 = getelementptr inbounds double, ptr %1115, i64 %1167
  %1169 = load double, ptr %1168, align 8
  %1170 = getelementptr inbounds double, ptr %1163, i64 %1165
  store double %1169, ptr %1170, align 8
  %1171 = add nsw i64 %1165, 1
  %1172 = icmp eq i64 %1171, %1028
  br i1 %1172, label %1173, label %1164

1173:
  %1174 = load ptr, ptr %30, align 8
  %1175 = load i64, ptr %56, align 8
  %1176 = add nsw i64 %1175, %1117
  %1177 = load ptr, ptr %57, align 8
  %1178 = icmp sgt i64 %1176, 0
  br i1 %1178, label %1179, label %1188

1179:
  %1180 = phi i64 [ %1186, %1179 ], [ 0, %1173 ]
  %1181 = shl nsw i64 %1180, 3
  %1182 = add nsw i64 %1181, %1121
  %1183 = getelementptr inbounds double, ptr %1174, i64 %1182
  %1184 = load double, ptr %1183, align 8
  %1185 = getelementptr inbounds double, ptr %1177, i64 %1180
  store double %1184, ptr %1185, align 8
  %1186 = add nsw i64 %1180, 1
  %1187 = icmp eq i64 %1186, %1176
  br i1 %1187, label %1188, label %1179

1188:
  %1189 = load ptr, ptr %31, align 8
  %1190 = load i64, ptr %58, align 8
  %1191 = load ptr, ptr %59, align 8
  %1192 = icmp sgt i64 %1190, 0
  br i1 %1192, label %1193, label %1225

1193:
  %1194 = phi i64 [ %1200, %1193 ], [ 0, %1188 ]
  %1195 = shl nsw i64 %1194, 3
  %1196 = add nsw i64 %1195, %1121
  %1197 = getelementptr inbounds double, ptr %1189, i64 %1196
  %1198 = load double, ptr %1197, align 8
  %1199 = getelementptr inbounds double, ptr %1191, i64 %1194
  store double %1198, ptr %1199, align 8
  %1200 = add nsw i64 %1194, 1
  %1201 = icmp eq i64 %1200, %1190
  br i1 %1201, label %1225, label %1193

1202:
  %1203 = phi i64 [ 0, %1145 ], [ %1224, %1223 ]
  %1204 = mul i64 %1110, %1203
  %1205 = getelementptr inbounds double, ptr %1146, i64 %1204
  %1206 = mul nsw i64 %1203, %1148
  %1207 = getelementptr inbounds double, ptr %1147, i64 %1206
  br i1 %1111, label %1208, label %1220

1208:
  %1209 = phi i64 [ %1215, %1208 ], [ 0, %1202 ]
  %1210 = shl nsw i64 %1209, 3
  %1211 = add nsw i64 %1210, %1121
  %1212 = getelementptr inbounds double, ptr %1205, i64 %1211
  %1213 = load double, ptr %1212, align 8
  %1214 = getelementptr inbounds double, ptr %1207, i64 %1209
  store double %1213, ptr %1214, align 8
  %1215 = add nsw i64 %1209, 1
  %1216 = icmp eq i64 %1215, %1028
  br i1 %1216, label %1217, label %1208

1217:
  %1218 = add nsw i64 %1203, 1
  %1219 = icmp eq i64 %1218, 12
  br i1 %1219, label %1149, label %1223

1220:
  %1221 = add nsw i64 %1203, 1
  %1222 = icmp eq i64 %1221, 12
  br i1 %1222, label %1173, label %1223

1223:
  %1224 = phi i64 [ %1218, %1217 ], [ %1221, %1220 ]
  br label %1202

1225:
  %1226 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1227 = fcmp contract olt double %1226, 1.000000e+00
  br i1 %1227, label %1228, label %1250

1228:
  %1229 = load double, ptr %60, align 8
  %1230 = load double, ptr %53, align 8
  %1231 = fmul contract double %1226, %1230
  %1232 = fadd contract double %1229, %1231
  %1233 = load <8 x double>, ptr %1033, align 64
  %1234 = insertelement <8 x double> %1233, double %1232, i32 %1123
  store <8 x double> %1234, ptr %1033, align 64
  %1235 = load i64, ptr %56, align 8
  %1236 = add nsw i64 %1235, %1117
  %1237 = icmp sgt i64 %1236, 0
  br i1 %1237, label %1238, label %1250

1238:
  %1239 = load ptr, ptr %61, align 8
  %1240 = load ptr, ptr %30, align 8
  br label %1241

1241:
  %1242 = phi i64 [ 0, %1238 ], [ %1248, %1241 ]
  %1243 = getelementptr inbounds double, ptr %1239, i64 %1242
  %1244 = load double, ptr %1243, align 8
  %1245 = shl nsw i64 %1242, 3
  %1246 = add nsw i64 %1245, %1121
  %1247 = getelementptr inbounds double, ptr %1240, i64 %1246
  store double %1244, ptr %1247, align 8
  %1248 = add nsw i64 %1242, 1
  %1249 = icmp eq i64 %1248, %1236
  br i1 %1249, label %1250, label %1241

1250:
  br i1 %1037, label %1251, label %1254

1251:
  %1252 = load ptr, ptr %62, align 8
  %1253 = load ptr, ptr %63, align 8
  br label %1256

1254:
  %1255 = load ptr, ptr %49, align 8
  store i64 0, ptr %1255, align 8
  br label %1265

1256:
  %1257 = phi i64 [ 0, %1251 ], [ %1263, %1256 ]
  %1258 = getelementptr inbounds double, ptr %1252, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = shl nsw i64 %1257, 3
  %1261 = add nsw i64 %1260, %1121
  %1262 = getelementptr inbounds double, ptr %1253, i64 %1261
  store double %1259, ptr %1262, align 8
  %1263 = add nsw i64 %1257, 1
  %1264 = icmp eq i64 %1263, %1119
  br i1 %1264, label %1254, label %1256

1265:
  %1266 = add nsw i64 %1121, 1
  %1267 = icmp eq i64 %1266, 8
  br i1 %1267, label %1268, label %1120

1268:
  br label %1269

1269:
  %1270 = load i64, ptr %28, align 8
  %1271 = load ptr, ptr %29, align 8
  %1272 = load ptr, ptr %30, align 8
  %1273 = load ptr, ptr %24, align 8
  %1274 = getelementptr inbounds i64, ptr %1273, i64 32
  %1275 = load <8 x i64>, ptr %1274, align 64
  %1276 = icmp ne <8 x i64> %1275, zeroinitializer
  %1277 = sext <8 x i1> %1276 to <8 x i64>
  %1278 = icmp sgt i64 %1270, 0
  %1279 = mul nsw i64 %1270, 20
  br i1 %1278, label %1280, label %1292

1280:
  %1281 = phi i64 [ %1290, %1280 ], [ 0, %1269 ]
  %1282 = getelementptr inbounds <8 x double>, ptr %1272, i64 %1281
  %1283 = load <8 x i64>, ptr %1282, align 64
  %1284 = and <8 x i64> %1283, %1277
  %1285 = add nsw i64 %1281, %1279
  %1286 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1285
  %1287 = load <8 x i64>, ptr %1286, align 64
  %1288 = select <8 x i1> %1276, <8 x i64> zeroinitializer, <8 x i64> %1287
  %1289 = or <8 x i64> %1288, %1284
  store <8 x i64> %1289, ptr %1286, align 64
  %1290 = add nsw i64 %1281, 1
  %1291 = icmp eq i64 %1290, %1270
  br i1 %1291, label %1346, label %1280

1292:
  %1293 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1279
  %1294 = load i64, ptr %37, align 8
  %1295 = load i64, ptr %35, align 8
  %1296 = icmp slt i64 %1294, %1295
  br i1 %1296, label %1297, label %1342

1297:
  %1298 = load ptr, ptr %31, align 8
  %1299 = load i64, ptr %36, align 8
  br label %1300

1300:
  %1301 = phi i64 [ %1294, %1297 ], [ %1319, %1311 ]
  %1302 = phi <8 x double> [ zeroinitializer, %1297 ], [ %1318, %1311 ]
  %1303 = getelementptr inbounds <8 x double>, ptr %1293, i64 %1301
  %1304 = load <8 x i64>, ptr %1303, align 64
  %1305 = and <8 x i64> %1304, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1306 = bitcast <8 x i64> %1305 to <8 x double>
  %1307 = icmp sgt i64 %1294, %1301
  br i1 %1307, label %1311, label %1308

1308:
  %1309 = load i64, ptr %38, align 8
  %1310 = sub nsw i64 %1301, %1309
  br label %1311

1311:
  %1312 = phi i64 [ %1310, %1308 ], [ %1301, %1300 ]
  %1313 = add nsw i64 %1312, %1299
  %1314 = getelementptr inbounds <8 x double>, ptr %1298, i64 %1313
  %1315 = load <8 x double>, ptr %1314, align 64
  %1316 = fdiv contract <8 x double> %1306, %1315
  %1317 = fcmp contract ogt <8 x double> %1302, %1316
  %1318 = select <8 x i1> %1317, <8 x double> %1302, <8 x double> %1316
  %1319 = add nsw i64 %1301, 1
  %1320 = icmp eq i64 %1319, %1295
  br i1 %1320, label %1321, label %1300

1321:
  %1322 = phi i64 [ %1340, %1332 ], [ %1294, %1311 ]
  %1323 = phi <8 x double> [ %1339, %1332 ], [ zeroinitializer, %1311 ]
  %1324 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1322
  %1325 = load <8 x i64>, ptr %1324, align 64
  %1326 = and <8 x i64> %1325, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1327 = bitcast <8 x i64> %1326 to <8 x double>
  %1328 = icmp sgt i64 %1294, %1322
  br i1 %1328, label %1332, label %1329

1329:
  %1330 = load i64, ptr %38, align 8
  %1331 = sub nsw i64 %1322, %1330
  br label %1332

1332:
  %1333 = phi i64 [ %1331, %1329 ], [ %1322, %1321 ]
  %1334 = add nsw i64 %1333, %1299
  %1335 = getelementptr inbounds <8 x double>, ptr %1298, i64 %1334
  %1336 = load <8 x double>, ptr %1335, align 64
  %1337 = fdiv contract <8 x double> %1327, %1336
  %1338 = fcmp contract ogt <8 x double> %1323, %1337
  %1339 = select <8 x i1> %1338, <8 x double> %1323, <8 x double> %1337
  %1340 = add nsw i64 %1322, 1
  %1341 = icmp eq i64 %1340, %1295
  br i1 %1341, label %1342, label %1321

1342:
  %1343 = phi <8 x double> [ zeroinitializer, %1292 ], [ %1318, %1332 ]
  %1344 = phi <8 x double> [ zeroinitializer, %1292 ], [ %1339, %1332 ]
  %1345 = shl nsw i64 %1270, 4
  br label %1358

1346:
  %1347 = phi i64 [ %1356, %1346 ], [ 0, %1280 ]
  %1348 = add nsw i64 %1347, %1270
  %1349 = getelementptr inbounds <8 x double>, ptr %1272, i64 %1348
  %1350 = load <8 x i64>, ptr %1349, align 64
  %1351 = and <8 x i64> %1350, %1277
  %1352 = getelementptr inbounds <8 x double>, ptr %1271, i64 %1347
  %1353 = load <8 x i64>, ptr %1352, align 64
  %1354 = select <8 x i1> %1276, <8 x i64> zeroinitializer, <8 x i64> %1353
  %1355 = or <8 x i64> %1354, %1351
  store <8 x i64> %1355, ptr %1352, align 64
  %1356 = add nsw i64 %1347, 1
  %1357 = icmp eq i64 %1356, %1270
  br i1 %1357, label %1292, label %1346

1358:
  %1359 = phi i64 [ 0, %1342 ], [ %1511, %1510 ]
  %1360 = load ptr, ptr %23, align 8
  %1361 = getelementptr inbounds double, ptr %1360, i64 %1359
  %1362 = load ptr, ptr %24, align 8
  %1363 = getelementptr inbounds i64, ptr %1362, i64 %1359
  %1364 = load i64, ptr %1363, align 8
  %1365 = icmp slt i64 %1364, 0
  br i1 %1365, label %1510, label %1366

1366:
  %1367 = getelementptr inbounds double, ptr %1361, i64 24
  %1368 = load double, ptr %1367, align 8
  %1369 = getelementptr inbounds double, ptr %1361, i64 32
  %1370 = load double, ptr %1369, align 8
  %1371 = getelementptr inbounds i64, ptr %1363, i64 32
  %1372 = load i64, ptr %1371, align 8
  %1373 = icmp eq i64 %1372, 0
  br i1 %1373, label %1374, label %1396

1374:
  %1375 = getelementptr inbounds i64, ptr %1363, i64 24
  store i64 1, ptr %1375, align 8
  %1376 = fcmp contract olt double %1370, 0x7FF0000000000000
  br i1 %1376, label %1377, label %1390

1377:
  %1378 = fcmp contract oeq double %1370, 0.000000e+00
  br i1 %1378, label %1386, label %1379

1379:
  %1380 = call contract double @llvm.sqrt.f64(double %1370)
  %1381 = call contract double @llvm.sqrt.f64(double %1380)
  %1382 = call contract double @llvm.sqrt.f64(double %1381)
  %1383 = fdiv contract double 8.500000e-01, %1382
  %1384 = call contract double @llvm.maxnum.f64(double %1383, double 0x3FD5555555555555)
  %1385 = call contract double @llvm.minnum.f64(double %1384, double 6.000000e+00)
  br label %1386

1386:
  %1387 = phi double [ %1385, %1379 ], [ 6.000000e+00, %1377 ]
  %1388 = fmul contract double %1368, %1387
  %1389 = getelementptr inbounds double, ptr %1361, i64 8
  store double %1388, ptr %1389, align 8
  br label %1510

1390:
  %1391 = fmul contract double %1368, 1.000000e-01
  %1392 = getelementptr inbounds double, ptr %1361, i64 8
  store double %1391, ptr %1392, align 8
  %1393 = getelementptr inbounds i64, ptr %1363, i64 16
  %1394 = load i64, ptr %1393, align 8
  %1395 = add nsw i64 %1394, 1
  store i64 %1395, ptr %1393, align 8
  br label %1510

1396:
  %1397 = fcmp contract oeq double %1370, 0.000000e+00
  br i1 %1397, label %1405, label %1398

1398:
  %1399 = call contract double @llvm.sqrt.f64(double %1370)
  %1400 = call contract double @llvm.sqrt.f64(double %1399)
  %1401 = call contract double @llvm.sqrt.f64(double %1400)
  %1402 = fdiv contract double 8.500000e-01, %1401
  %1403 = call contract double @llvm.maxnum.f64(double %1402, double 0x3FD5555555555555)
  %1404 = call contract double @llvm.minnum.f64(double %1403, double 6.000000e+00)
  br label %1405

1405:
  %1406 = phi double [ %1404, %1398 ], [ 6.000000e+00, %1396 ]
  %1407 = getelementptr inbounds i64, ptr %1363, i64 24
  %1408 = load i64, ptr %1407, align 8
  %1409 = icmp eq i64 %1408, 0
  %1410 = call contract double @llvm.minnum.f64(double %1406, double 1.000000e+00)
  %1411 = select i1 %1409, double %1406, double %1410
  %1412 = getelementptr inbounds double, ptr %1361, i64 16
  %1413 = load double, ptr %1412, align 8
  %1414 = load double, ptr %25, align 8
  %1415 = fcmp contract oeq double %1413, %1414
  br i1 %1415, label %1416, label %1419

1416:
  %1417 = getelementptr inbounds double, ptr %1361, i64 8
  %1418 = load double, ptr %1417, align 8
  br label %1419

1419:
  %1420 = phi contract double [ %1418, %1416 ], [ 0.000000e+00, %1405 ]
  %1421 = fmul contract double %1368, %1411
  %1422 = call contract double @llvm.maxnum.f64(double %1421, double %1420)
  %1423 = getelementptr inbounds double, ptr %1361, i64 8
  store double %1422, ptr %1423, align 8
  %1424 = getelementptr inbounds i64, ptr %1363, i64 40
  store i64 0, ptr %1424, align 8
  %1425 = getelementptr inbounds i64, ptr %1363, i64 16
  store i64 0, ptr %1425, align 8
  store i64 0, ptr %1407, align 8
  %1426 = getelementptr inbounds i64, ptr %1363, i64 8
  %1427 = load i64, ptr %1426, align 8
  %1428 = add nsw i64 %1427, 1
  store i64 %1428, ptr %1426, align 8
  %1429 = getelementptr inbounds double, ptr %1361, i64 48
  %1430 = load double, ptr %1429, align 8
  %1431 = fadd contract double %1430, 1.000000e+00
  store double %1431, ptr %1429, align 8
  store double %1413, ptr %1361, align 8
  %1432 = trunc i64 %1359 to i32
  %1433 = extractelement <8 x double> %1343, i32 %1432
  %1434 = getelementptr inbounds double, ptr %1361, i64 56
  store double %1433, ptr %1434, align 8
  %1435 = load i64, ptr %35, align 8
  %1436 = icmp eq i64 %1435, 0
  br i1 %1436, label %1449, label %1437

1437:
  %1438 = extractelement <8 x double> %1344, i32 %1432
  %1439 = load ptr, ptr %31, align 8
  %1440 = load i64, ptr %36, align 8
  %1441 = add nsw i64 %1440, %1435
  %1442 = load i64, ptr %38, align 8
  %1443 = sub i64 %1441, %1442
  %1444 = shl nsw i64 %1443, 3
  %1445 = or i64 %1444, %1359
  %1446 = getelementptr inbounds double, ptr %1439, i64 %1445
  %1447 = load double, ptr %1446, align 8
  %1448 = fadd contract double %1438, %1447
  br label %1449

1449:
  %1450 = phi contract double [ %1448, %1437 ], [ 0.000000e+00, %1419 ]
  %1451 = getelementptr inbounds double, ptr %1361, i64 64
  store double %1450, ptr %1451, align 8
  %1452 = load i64, ptr %64, align 8
  %1453 = icmp sgt i64 %1452, 0
  br i1 %1453, label %1456, label %1454

1454:
  %1455 = load ptr, ptr %30, align 8
  br label %1477

1456:
  %1457 = load i64, ptr %65, align 8
  %1458 = load i64, ptr %28, align 8
  %1459 = load ptr, ptr %30, align 8
  %1460 = shl nsw i64 %1458, 1
  %1461 = or i64 %1460, 1
  %1462 = load ptr, ptr %31, align 8
  %1463 = sub i64 %1457, %1452
  br label %1464

1464:
  %1465 = phi i64 [ 0, %1456 ], [ %1475, %1464 ]
  %1466 = add nsw i64 %1461, %1465
  %1467 = shl nsw i64 %1466, 3
  %1468 = add nsw i64 %1467, %1359
  %1469 = getelementptr inbounds double, ptr %1459, i64 %1468
  %1470 = load double, ptr %1469, align 8
  %1471 = add nsw i64 %1463, %1465
  %1472 = shl nsw i64 %1471, 3
  %1473 = add nsw i64 %1472, %1359
  %1474 = getelementptr inbounds double, ptr %1462, i64 %1473
  store double %1470, ptr %1474, align 8
  %1475 = add nsw i64 %1465, 1
  %1476 = icmp eq i64 %1475, %1452
  br i1 %1476, label %1477, label %1464

1477:
  %1478 = phi ptr [ %1455, %1454 ], [ %1459, %1464 ]
  %1479 = or i64 %1359, %1345
  %1480 = getelementptr inbounds double, ptr %1478, i64 %1479
  %1481 = load double, ptr %1480, align 8
  %1482 = getelementptr inbounds double, ptr %1361, i64 40
  %1483 = load double, ptr %1482, align 8
  %1484 = fcmp contract ogt double %1481, %1483
  %1485 = fcmp contract uno double %1481, 0.000000e+00
  %1486 = or i1 %1485, %1484
  %1487 = select contract i1 %1486, double %1481, double %1483
  store double %1487, ptr %1482, align 8
  %1488 = load double, ptr %66, align 8
  %1489 = fcmp contract ugt double %1481, %1488
  %1490 = load i64, ptr %42, align 8
  %1491 = icmp eq i64 %1490, 0
  br i1 %1491, label %1507, label %1492

1492:
  %1493 = load ptr, ptr %67, align 8
  %1494 = mul nsw i64 %1359, 5
  %1495 = add nsw i64 %1494, 2
  %1496 = getelementptr inbounds i64, ptr %1493, i64 %1495
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp sgt i64 %1497, -1
  br i1 %1498, label %1499, label %1507

1499:
  %1500 = load ptr, ptr %68, align 8
  %1501 = shl nsw i64 %1497, 2
  %1502 = getelementptr inbounds i64, ptr %1500, i64 %1501
  %1503 = load i64, ptr %1502, align 8
  %1504 = icmp eq i64 %1503, 8
  %1505 = add nsw i64 %1497, 8
  %1506 = select i1 %1504, i64 %1505, i64 5
  br label %1508

1507:
  br i1 %1489, label %1508, label %1510

1508:
  %1509 = phi i64 [ %1506, %1499 ], [ 4, %1507 ]
  call fastcc void @release_8(ptr %0, i32 %1432, i64 %1509)
  br label %1510

1510:
  %1511 = add nsw i64 %1359, 1
  %1512 = icmp eq i64 %1511, 8
  br i1 %1512, label %1513, label %1358

1513:
  %1514 = phi i32 [ %136, %135 ], [ %71, %1510 ]
  %1515 = add nsw i64 %70, 1
  %1516 = icmp sge i64 %1515, %1
  %1517 = icmp eq i32 %1514, 0
  %1518 = select i1 %1516, i1 true, i1 %1517
  br i1 %1518, label %1519, label %69

1519:
  %1520 = phi i1 [ %19, %2 ], [ %1516, %1513 ]
  %1521 = zext i1 %1520 to i64
  ret i64 %1521
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
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %581, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
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
  br label %351

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
  %237 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %238 = load i64, ptr %237, align 8
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %249, label %240

240:
  %241 = load ptr, ptr %14, align 8
  %242 = getelementptr inbounds <8 x double>, ptr %241, i64 7
  %243 = load <8 x double>, ptr %242, align 64
  %244 = getelementptr inbounds <8 x double>, ptr %241, i64 8
  %245 = load <8 x double>, ptr %244, align 64
  %246 = fmul contract <8 x double> %236, %245
  %247 = fadd contract <8 x double> %243, %246
  %248 = fmul contract <8 x double> %247, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %249

249:
  %250 = phi contract <8 x double> [ %248, %240 ], [ zeroinitializer, %221 ]
  %251 = fmul contract <8 x double> %236, %250
  %252 = icmp sgt i64 %232, 0
  br i1 %252, label %253, label %298

253:
  %254 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %255 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %256

256:
  %257 = phi i64 [ 0, %253 ], [ %296, %275 ]
  %258 = load i64, ptr %122, align 8
  %259 = icmp sgt i64 %258, %257
  br i1 %259, label %260, label %275

260:
  %261 = load ptr, ptr %13, align 8
  %262 = load i64, ptr %176, align 8
  %263 = load i64, ptr %120, align 8
  %264 = icmp sgt i64 %263, %257
  br i1 %264, label %268, label %265

265:
  %266 = load i64, ptr %177, align 8
  %267 = sub nsw i64 %257, %266
  br label %268

268:
  %269 = phi <8 x double> [ %251, %260 ], [ %250, %265 ]
  %270 = phi i64 [ %257, %260 ], [ %267, %265 ]
  %271 = add nsw i64 %270, %262
  %272 = getelementptr inbounds <8 x double>, ptr %261, i64 %271
  %273 = load <8 x double>, ptr %272, align 64
  %274 = fmul contract <8 x double> %269, %273
  br label %275

275:
  %276 = phi contract <8 x double> [ %274, %268 ], [ zeroinitializer, %256 ]
  %277 = getelementptr inbounds <8 x double>, ptr %100, i64 %257
  %278 = load <8 x i64>, ptr %277, align 64
  %279 = and <8 x i64> %278, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %280 = bitcast <8 x i64> %279 to <8 x double>
  %281 = load ptr, ptr %254, align 8
  %282 = getelementptr inbounds double, ptr %281, i64 %257
  %283 = load double, ptr %282, align 8
  %284 = insertelement <8 x double> poison, double %283, i64 0
  %285 = shufflevector <8 x double> %284, <8 x double> poison, <8 x i32> zeroinitializer
  %286 = load double, ptr %255, align 8
  %287 = insertelement <8 x double> poison, double %286, i64 0
  %288 = shufflevector <8 x double> %287, <8 x double> poison, <8 x i32> zeroinitializer
  %289 = fadd contract <8 x double> %276, %280
  %290 = fmul contract <8 x double> %289, %288
  %291 = fadd contract <8 x double> %285, %290
  %292 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %291
  %293 = fcmp contract ogt <8 x double> %291, zeroinitializer
  %294 = select <8 x i1> %293, <8 x double> %292, <8 x double> zeroinitializer
  %295 = getelementptr inbounds <8 x double>, ptr %116, i64 %257
  store <8 x double> %294, ptr %295, align 64
  %296 = add nsw i64 %257, 1
  %297 = icmp eq i64 %296, %232
  br i1 %297, label %298, label %256

298:
  br i1 %178, label %305, label %299

299:
  %300 = phi <8 x double> [ zeroinitializer, %298 ], [ %314, %305 ]
  %301 = sitofp i64 %97 to double
  %302 = insertelement <8 x double> poison, double %301, i64 0
  %303 = shufflevector <8 x double> %302, <8 x double> poison, <8 x i32> zeroinitializer
  %304 = fdiv contract <8 x double> %300, %303
  br label %317

305:
  %306 = phi i64 [ %315, %305 ], [ 0, %298 ]
  %307 = phi <8 x double> [ %314, %305 ], [ zeroinitializer, %298 ]
  %308 = getelementptr inbounds <8 x double>, ptr %100, i64 %306
  %309 = load <8 x double>, ptr %308, align 64
  %310 = getelementptr inbounds <8 x double>, ptr %116, i64 %306
  %311 = load <8 x double>, ptr %310, align 64
  %312 = fmul contract <8 x double> %309, %311
  %313 = fmul contract <8 x double> %312, %312
  %314 = fadd contract <8 x double> %307, %313
  %315 = add nsw i64 %306, 1
  %316 = icmp eq i64 %315, %97
  br i1 %316, label %299, label %305

317:
  %318 = phi i32 [ 0, %299 ], [ %323, %317 ]
  %319 = phi <8 x double> [ %304, %299 ], [ %322, %317 ]
  %320 = extractelement <8 x double> %319, i32 %318
  %321 = call contract double @llvm.sqrt.f64(double %320)
  %322 = insertelement <8 x double> %319, double %321, i32 %318
  %323 = add nsw i32 %318, 1
  %324 = icmp eq i32 %323, 8
  br i1 %324, label %325, label %317

325:
  br i1 %178, label %329, label %326

326:
  %327 = phi <8 x double> [ zeroinitializer, %325 ], [ %338, %329 ]
  %328 = fdiv contract <8 x double> %327, %303
  br label %341

329:
  %330 = phi i64 [ %339, %329 ], [ 0, %325 ]
  %331 = phi <8 x double> [ %338, %329 ], [ zeroinitializer, %325 ]
  %332 = getelementptr inbounds <8 x double>, ptr %98, i64 %330
  %333 = load <8 x double>, ptr %332, align 64
  %334 = getelementptr inbounds <8 x double>, ptr %116, i64 %330
  %335 = load <8 x double>, ptr %334, align 64
  %336 = fmul contract <8 x double> %333, %335
  %337 = fmul contract <8 x double> %336, %336
  %338 = fadd contract <8 x double> %331, %337
  %339 = add nsw i64 %330, 1
  %340 = icmp eq i64 %339, %97
  br i1 %340, label %326, label %329

341:
  %342 = phi i32 [ 0, %326 ], [ %347, %341 ]
  %343 = phi <8 x double> [ %328, %326 ], [ %346, %341 ]
  %344 = extractelement <8 x double> %343, i32 %342
  %345 = call contract double @llvm.sqrt.f64(double %344)
  %346 = insertelement <8 x double> %343, double %345, i32 %342
  %347 = add nsw i32 %342, 1
  %348 = icmp eq i32 %347, 8
  br i1 %348, label %349, label %341

349:
  %350 = fmul contract double %228, 0x3EB0C6F7A0B5ED8D
  br label %396

351:
  %352 = phi i64 [ 0, %172 ], [ %393, %392 ]
  %353 = shl nsw i64 1, %352
  %354 = and i64 %353, %90
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %392, label %356

356:
  %357 = trunc i64 %352 to i32
  %358 = extractelement <8 x double> %173, i32 %357
  %359 = load ptr, ptr %14, align 8
  %360 = and i64 %352, 4294967239
  %361 = or i64 %360, 56
  %362 = getelementptr inbounds double, ptr %359, i64 %361
  store double %358, ptr %362, align 8
  br i1 %175, label %375, label %363

363:
  %364 = extractelement <8 x double> %174, i32 %357
  %365 = load ptr, ptr %13, align 8
  %366 = load i64, ptr %176, align 8
  %367 = add nsw i64 %366, %123
  %368 = load i64, ptr %177, align 8
  %369 = sub i64 %367, %368
  %370 = shl nsw i64 %369, 3
  %371 = or i64 %370, %352
  %372 = getelementptr inbounds double, ptr %365, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = fadd contract double %364, %373
  br label %375

375:
  %376 = phi contract double [ %374, %363 ], [ 0.000000e+00, %356 ]
  %377 = and i64 %352, 4294967231
  %378 = or i64 %377, 64
  %379 = getelementptr inbounds double, ptr %359, i64 %378
  store double %376, ptr %379, align 8
  br i1 %178, label %380, label %392

380:
  %381 = load ptr, ptr %11, align 8
  br label %382

382:
  %383 = phi i64 [ 0, %380 ], [ %390, %382 ]
  %384 = getelementptr inbounds <8 x double>, ptr %114, i64 %383
  %385 = load <8 x double>, ptr %384, align 64
  %386 = extractelement <8 x double> %385, i32 %357
  %387 = shl nsw i64 %383, 3
  %388 = add nsw i64 %387, %352
  %389 = getelementptr inbounds double, ptr %381, i64 %388
  store double %386, ptr %389, align 8
  %390 = add nsw i64 %383, 1
  %391 = icmp eq i64 %390, %97
  br i1 %391, label %392, label %382

392:
  %393 = add nsw i64 %352, 1
  %394 = icmp eq i64 %393, 8
  br i1 %394, label %221, label %351

395:
  br i1 %178, label %419, label %430

396:
  %397 = phi <8 x double> [ undef, %349 ], [ %410, %407 ]
  %398 = phi i32 [ 0, %349 ], [ %411, %407 ]
  %399 = extractelement <8 x double> %322, i32 %398
  %400 = fcmp contract olt double %399, 1.000000e-05
  br i1 %400, label %407, label %401

401:
  %402 = extractelement <8 x double> %346, i32 %398
  %403 = fcmp contract olt double %402, 1.000000e-05
  br i1 %403, label %407, label %404

404:
  %405 = fmul contract double %399, 1.000000e-02
  %406 = fdiv contract double %405, %402
  br label %407

407:
  %408 = phi contract double [ %406, %404 ], [ %350, %401 ], [ %350, %396 ]
  %409 = call contract double @llvm.minnum.f64(double %408, double %228)
  %410 = insertelement <8 x double> %397, double %409, i32 %398
  %411 = add nsw i32 %398, 1
  %412 = icmp eq i32 %411, 8
  br i1 %412, label %395, label %396

413:
  %414 = load <8 x double>, ptr %2, align 64
  %415 = fadd contract <8 x double> %410, %414
  store <8 x double> %415, ptr %2, align 64
  %416 = load ptr, ptr %0, align 8
  %417 = load ptr, ptr %13, align 8
  %418 = load ptr, ptr %109, align 8
  call void %416(ptr %2, ptr %115, ptr %417, ptr %114, ptr %418)
  br label %459

419:
  %420 = phi i64 [ %428, %419 ], [ 0, %395 ]
  %421 = getelementptr inbounds <8 x double>, ptr %100, i64 %420
  %422 = load <8 x double>, ptr %421, align 64
  %423 = getelementptr inbounds <8 x double>, ptr %98, i64 %420
  %424 = load <8 x double>, ptr %423, align 64
  %425 = fmul contract <8 x double> %410, %424
  %426 = fadd contract <8 x double> %422, %425
  %427 = getelementptr inbounds <8 x double>, ptr %115, i64 %420
  store <8 x double> %426, ptr %427, align 64
  %428 = add nsw i64 %420, 1
  %429 = icmp eq i64 %428, %97
  br i1 %429, label %413, label %419

430:
  %431 = load <8 x double>, ptr %2, align 64
  %432 = fadd contract <8 x double> %410, %431
  store <8 x double> %432, ptr %2, align 64
  %433 = load ptr, ptr %0, align 8
  %434 = load ptr, ptr %13, align 8
  %435 = load ptr, ptr %109, align 8
  call void %433(ptr %2, ptr %115, ptr %434, ptr %114, ptr %435)
  br label %436

436:
  %437 = phi <8 x double> [ zeroinitializer, %430 ], [ %448, %439 ]
  %438 = fdiv contract <8 x double> %437, %303
  br label %451

439:
  %440 = phi i64 [ %449, %439 ], [ 0, %459 ]
  %441 = phi <8 x double> [ %448, %439 ], [ zeroinitializer, %459 ]
  %442 = getelementptr inbounds <8 x double>, ptr %114, i64 %440
  %443 = load <8 x double>, ptr %442, align 64
  %444 = getelementptr inbounds <8 x double>, ptr %116, i64 %440
  %445 = load <8 x double>, ptr %444, align 64
  %446 = fmul contract <8 x double> %443, %445
  %447 = fmul contract <8 x double> %446, %446
  %448 = fadd contract <8 x double> %441, %447
  %449 = add nsw i64 %440, 1
  %450 = icmp eq i64 %449, %97
  br i1 %450, label %436, label %439

451:
  %452 = phi i32 [ 0, %436 ], [ %457, %451 ]
  %453 = phi <8 x double> [ %438, %436 ], [ %456, %451 ]
  %454 = extractelement <8 x double> %453, i32 %452
  %455 = call contract double @llvm.sqrt.f64(double %454)
  %456 = insertelement <8 x double> %453, double %455, i32 %452
  %457 = add nsw i32 %452, 1
  %458 = icmp eq i32 %457, 8
  br i1 %458, label %480, label %451

459:
  %460 = phi i64 [ %466, %459 ], [ 0, %413 ]
  %461 = getelementptr inbounds <8 x double>, ptr %98, i64 %460
  %462 = load <8 x double>, ptr %461, align 64
  %463 = getelementptr inbounds <8 x double>, ptr %114, i64 %460
  %464 = load <8 x double>, ptr %463, align 64
  %465 = fsub contract <8 x double> %464, %462
  store <8 x double> %465, ptr %463, align 64
  %466 = add nsw i64 %460, 1
  %467 = icmp eq i64 %466, %97
  br i1 %467, label %439, label %459

468:
  %469 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %580, label %472

472:
  %473 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %474 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %475 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %476 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %477 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %478 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %479 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %515

480:
  %481 = phi i64 [ %513, %512 ], [ 0, %451 ]
  %482 = shl nsw i64 1, %481
  %483 = and i64 %482, %90
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %512, label %485

485:
  %486 = trunc i64 %481 to i32
  %487 = extractelement <8 x double> %346, i32 %486
  %488 = extractelement <8 x double> %456, i32 %486
  %489 = extractelement <8 x double> %410, i32 %486
  %490 = fdiv contract double %488, %489
  %491 = call contract double @llvm.maxnum.f64(double %487, double %490)
  %492 = fmul contract double %228, %491
  %493 = fcmp contract ugt double %492, 1.000000e-15
  br i1 %493, label %497, label %494

494:
  %495 = fmul contract double %489, 1.000000e-03
  %496 = call contract double @llvm.maxnum.f64(double %350, double %495)
  br label %502

497:
  %498 = fdiv contract double 1.000000e-02, %491
  %499 = call contract double @llvm.sqrt.f64(double %498)
  %500 = call contract double @llvm.sqrt.f64(double %499)
  %501 = call contract double @llvm.sqrt.f64(double %500)
  br label %502

502:
  %503 = phi contract double [ %496, %494 ], [ %501, %497 ]
  %504 = fmul contract double %489, 1.000000e+02
  %505 = call contract double @llvm.minnum.f64(double %504, double %503)
  %506 = call contract double @llvm.minnum.f64(double %505, double %228)
  %507 = load ptr, ptr %14, align 8
  %508 = add nsw i64 %481, 8
  %509 = getelementptr inbounds double, ptr %507, i64 %508
  store double %506, ptr %509, align 8
  %510 = add nsw i64 %481, 48
  %511 = getelementptr inbounds double, ptr %507, i64 %510
  store double 3.000000e+00, ptr %511, align 8
  br label %512

512:
  %513 = add nsw i64 %481, 1
  %514 = icmp eq i64 %513, 8
  br i1 %514, label %468, label %480

515:
  %516 = phi i64 [ 0, %472 ], [ %578, %577 ]
  %517 = shl nsw i64 1, %516
  %518 = and i64 %517, %90
  %519 = icmp eq i64 %518, 0
  br i1 %519, label %577, label %520

520:
  %521 = trunc i64 %516 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %521)
  %522 = load ptr, ptr %13, align 8
  %523 = load i64, ptr %473, align 8
  %524 = load ptr, ptr %474, align 8
  %525 = icmp sgt i64 %523, 0
  br i1 %525, label %526, label %535

526:
  %527 = phi i64 [ %533, %526 ], [ 0, %520 ]
  %528 = shl nsw i64 %527, 3
  %529 = add nsw i64 %528, %516
  %530 = getelementptr inbounds double, ptr %522, i64 %529
  %531 = load double, ptr %530, align 8
  %532 = getelementptr inbounds double, ptr %524, i64 %527
  store double %531, ptr %532, align 8
  %533 = add nsw i64 %527, 1
  %534 = icmp eq i64 %533, %523
  br i1 %534, label %535, label %526

535:
  %536 = load ptr, ptr %475, align 8
  br i1 %178, label %537, label %558

537:
  %538 = phi i64 [ %544, %537 ], [ 0, %535 ]
  %539 = shl nsw i64 %538, 3
  %540 = add nsw i64 %539, %516
  %541 = getelementptr inbounds double, ptr %100, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = getelementptr inbounds double, ptr %536, i64 %538
  store double %542, ptr %543, align 8
  %544 = add nsw i64 %538, 1
  %545 = icmp eq i64 %544, %97
  br i1 %545, label %546, label %537

546:
  %547 = load ptr, ptr %11, align 8
  %548 = getelementptr inbounds double, ptr %536, i64 %97
  br label %549

549:
  %550 = phi i64 [ 0, %546 ], [ %556, %549 ]
  %551 = shl nsw i64 %550, 3
  %552 = add nsw i64 %551, %516
  %553 = getelementptr inbounds double, ptr %547, i64 %552
  %554 = load double, ptr %553, align 8
  %555 = getelementptr inbounds double, ptr %548, i64 %550
  store double %554, ptr %555, align 8
  %556 = add nsw i64 %550, 1
  %557 = icmp eq i64 %556, %97
  br i1 %557, label %558, label %549

558:
  %559 = load ptr, ptr %477, align 8
  store i64 0, ptr %559, align 8
  call fastcc void @begin_watch(ptr %3, ptr %476)
  %560 = load i64, ptr %469, align 8
  %561 = icmp sgt i64 %560, 0
  br i1 %561, label %562, label %567

562:
  %563 = shl i64 %560, 1
  %564 = load ptr, ptr %478, align 8
  %565 = load ptr, ptr %479, align 8
  %566 = call i64 @llvm.smax.i64(i64 %563, i64 1)
  br label %568

567:
  br label %577

568:
  %569 = phi i64 [ 0, %562 ], [ %575, %568 ]
  %570 = getelementptr inbounds double, ptr %564, i64 %569
  %571 = load double, ptr %570, align 8
  %572 = shl nsw i64 %569, 3
  %573 = add nsw i64 %572, %516
  %574 = getelementptr inbounds double, ptr %565, i64 %573
  store double %571, ptr %574, align 8
  %575 = add nsw i64 %569, 1
  %576 = icmp eq i64 %575, %566
  br i1 %576, label %567, label %568

577:
  %578 = add nsw i64 %516, 1
  %579 = icmp eq i64 %578, 8
  br i1 %579, label %580, label %515

580:
  br label %581

581:
  ret i32 %93
}

define i64 @size_of_lanes() {
  ret i64 664
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 9
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
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
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
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
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 4
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 7
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %1390, label %60

60:
  %61 = icmp eq i64 %58, -1
  br i1 %61, label %62, label %926

62:
  %63 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %68 = load ptr, ptr %67, align 8
  %69 = sdiv i64 %54, 4
  %70 = shl nsw i64 %69, 4
  %71 = getelementptr inbounds <4 x double>, ptr %56, i64 %70
  %72 = mul nsw i64 %69, 20
  %73 = getelementptr inbounds <4 x double>, ptr %56, i64 %72
  %74 = icmp sgt i64 %54, 3
  br i1 %74, label %75, label %90

75:
  %76 = insertelement <4 x double> poison, double %66, i64 0
  %77 = shufflevector <4 x double> %76, <4 x double> poison, <4 x i32> zeroinitializer
  br label %78

78:
  %79 = phi i64 [ 0, %75 ], [ %88, %78 ]
  %80 = getelementptr inbounds <4 x double>, ptr %73, i64 %79
  %81 = load <4 x double>, ptr %80, align 32
  %82 = getelementptr inbounds <4 x double>, ptr %56, i64 %79
  %83 = load <4 x double>, ptr %82, align 32
  %84 = fmul contract <4 x double> %83, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %85 = fmul contract <4 x double> %77, %84
  %86 = fadd contract <4 x double> %81, %85
  %87 = getelementptr inbounds <4 x double>, ptr %71, i64 %79
  store <4 x double> %86, ptr %87, align 32
  %88 = add nsw i64 %79, 1
  %89 = icmp eq i64 %88, %69
  br i1 %89, label %90, label %78

90:
  %91 = fmul contract double %66, 0x3FAAEE6838DAE63A
  %92 = fadd contract double %64, %91
  %93 = getelementptr inbounds <4 x double>, ptr %56, i64 %69
  store double %92, ptr %49, align 8
  %94 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 14
  %95 = load ptr, ptr %94, align 8
  %96 = load i64, ptr %95, align 8
  %97 = add nsw i64 %96, 1
  store i64 %97, ptr %95, align 8
  %98 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 9
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %101, label %105

101:
  %102 = load ptr, ptr %50, align 8
  %103 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %104 = load ptr, ptr %103, align 8
  call void %102(ptr %49, ptr %71, ptr %68, ptr %93, ptr %104)
  br label %127

105:
  store double %92, ptr %48, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %107 = load ptr, ptr %106, align 8
  store double 1.000000e+00, ptr %107, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %115 = load ptr, ptr %114, align 8
  %116 = call contract double %99(ptr %109, i64 %111, i64 %113, ptr %48, ptr %71, ptr %68, ptr %93, ptr %107, ptr %115)
  %117 = fcmp contract olt double %116, 0x7FF0000000000000
  br i1 %117, label %127, label %118

118:
  %119 = load double, ptr %49, align 8
  store double %119, ptr %47, align 8
  %120 = load ptr, ptr %106, align 8
  store double 0.000000e+00, ptr %120, align 8
  %121 = load ptr, ptr %98, align 8
  %122 = load ptr, ptr %108, align 8
  %123 = load i64, ptr %110, align 8
  %124 = load i64, ptr %112, align 8
  %125 = load ptr, ptr %114, align 8
  %126 = call contract double %121(ptr %122, i64 %123, i64 %124, ptr %47, ptr %71, ptr %68, ptr %93, ptr %120, ptr %125)
  br label %127

127:
  br i1 %74, label %128, label %148

128:
  %129 = insertelement <4 x double> poison, double %66, i64 0
  %130 = shufflevector <4 x double> %129, <4 x double> poison, <4 x i32> zeroinitializer
  br label %131

131:
  %132 = phi i64 [ 0, %128 ], [ %146, %131 ]
  %133 = getelementptr inbounds <4 x double>, ptr %73, i64 %132
  %134 = load <4 x double>, ptr %133, align 32
  %135 = getelementptr inbounds <4 x double>, ptr %56, i64 %132
  %136 = load <4 x double>, ptr %135, align 32
  %137 = fmul contract <4 x double> %136, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %138 = add nsw i64 %132, %69
  %139 = getelementptr inbounds <4 x double>, ptr %56, i64 %138
  %140 = load <4 x double>, ptr %139, align 32
  %141 = fmul contract <4 x double> %140, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %142 = fadd contract <4 x double> %137, %141
  %143 = fmul contract <4 x double> %130, %142
  %144 = fadd contract <4 x double> %134, %143
  %145 = getelementptr inbounds <4 x double>, ptr %71, i64 %132
  store <4 x double> %144, ptr %145, align 32
  %146 = add nsw i64 %132, 1
  %147 = icmp eq i64 %146, %69
  br i1 %147, label %148, label %131

148:
  %149 = fmul contract double %66, 0x3FB432CE2AA42CAC
  %150 = fadd contract double %64, %149
  %151 = shl nsw i64 %69, 1
  %152 = getelementptr inbounds <4 x double>, ptr %56, i64 %151
  store double %150, ptr %46, align 8
  %153 = load ptr, ptr %94, align 8
  %154 = load i64, ptr %153, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %153, align 8
  %156 = load ptr, ptr %98, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %162

158:
  %159 = load ptr, ptr %50, align 8
  %160 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8
  call void %159(ptr %46, ptr %71, ptr %68, ptr %152, ptr %161)
  br label %184

162:
  store double %150, ptr %45, align 8
  %163 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %164 = load ptr, ptr %163, align 8
  store double 1.000000e+00, ptr %164, align 8
  %165 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %172 = load ptr, ptr %171, align 8
  %173 = call contract double %156(ptr %166, i64 %168, i64 %170, ptr %45, ptr %71, ptr %68, ptr %152, ptr %164, ptr %172)
  %174 = fcmp contract olt double %173, 0x7FF0000000000000
  br i1 %174, label %184, label %175

175:
  %176 = load double, ptr %46, align 8
  store double %176, ptr %44, align 8
  %177 = load ptr, ptr %163, align 8
  store double 0.000000e+00, ptr %177, align 8
  %178 = load ptr, ptr %98, align 8
  %179 = load ptr, ptr %165, align 8
  %180 = load i64, ptr %167, align 8
  %181 = load i64, ptr %169, align 8
  %182 = load ptr, ptr %171, align 8
  %183 = call contract double %178(ptr %179, i64 %180, i64 %181, ptr %44, ptr %71, ptr %68, ptr %152, ptr %177, ptr %182)
  br label %184

184:
  br i1 %74, label %185, label %205

185:
  %186 = insertelement <4 x double> poison, double %66, i64 0
  %187 = shufflevector <4 x double> %186, <4 x double> poison, <4 x i32> zeroinitializer
  br label %188

188:
  %189 = phi i64 [ 0, %185 ], [ %203, %188 ]
  %190 = getelementptr inbounds <4 x double>, ptr %73, i64 %189
  %191 = load <4 x double>, ptr %190, align 32
  %192 = getelementptr inbounds <4 x double>, ptr %56, i64 %189
  %193 = load <4 x double>, ptr %192, align 32
  %194 = fmul contract <4 x double> %193, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %195 = add nsw i64 %189, %151
  %196 = getelementptr inbounds <4 x double>, ptr %56, i64 %195
  %197 = load <4 x double>, ptr %196, align 32
  %198 = fmul contract <4 x double> %197, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %199 = fadd contract <4 x double> %194, %198
  %200 = fmul contract <4 x double> %187, %199
  %201 = fadd contract <4 x double> %191, %200
  %202 = getelementptr inbounds <4 x double>, ptr %71, i64 %189
  store <4 x double> %201, ptr %202, align 32
  %203 = add nsw i64 %189, 1
  %204 = icmp eq i64 %203, %69
  br i1 %204, label %205, label %188

205:
  %206 = fmul contract double %66, 0x3FBE4C353FF64302
  %207 = fadd contract double %64, %206
  %208 = mul nsw i64 %69, 3
  %209 = getelementptr inbounds <4 x double>, ptr %56, i64 %208
  store double %207, ptr %43, align 8
  %210 = load ptr, ptr %94, align 8
  %211 = load i64, ptr %210, align 8
  %212 = add nsw i64 %211, 1
  store i64 %212, ptr %210, align 8
  %213 = load ptr, ptr %98, align 8
  %214 = icmp eq ptr %213, null
  br i1 %214, label %215, label %219

215:
  %216 = load ptr, ptr %50, align 8
  %217 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %218 = load ptr, ptr %217, align 8
  call void %216(ptr %43, ptr %71, ptr %68, ptr %209, ptr %218)
  br label %241

219:
  store double %207, ptr %42, align 8
  %220 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %221 = load ptr, ptr %220, align 8
  store double 1.000000e+00, ptr %221, align 8
  %222 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %229 = load ptr, ptr %228, align 8
  %230 = call contract double %213(ptr %223, i64 %225, i64 %227, ptr %42, ptr %71, ptr %68, ptr %209, ptr %221, ptr %229)
  %231 = fcmp contract olt double %230, 0x7FF0000000000000
  br i1 %231, label %241, label %232

232:
  %233 = load double, ptr %43, align 8
  store double %233, ptr %41, align 8
  %234 = load ptr, ptr %220, align 8
  store double 0.000000e+00, ptr %234, align 8
  %235 = load ptr, ptr %98, align 8
  %236 = load ptr, ptr %222, align 8
  %237 = load i64, ptr %224, align 8
  %238 = load i64, ptr %226, align 8
  %239 = load ptr, ptr %228, align 8
  %240 = call contract double %235(ptr %236, i64 %237, i64 %238, ptr %41, ptr %71, ptr %68, ptr %209, ptr %234, ptr %239)
  br label %241

241:
  br i1 %74, label %242, label %267

242:
  %243 = insertelement <4 x double> poison, double %66, i64 0
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  br label %245

245:
  %246 = phi i64 [ 0, %242 ], [ %265, %245 ]
  %247 = getelementptr inbounds <4 x double>, ptr %73, i64 %246
  %248 = load <4 x double>, ptr %247, align 32
  %249 = getelementptr inbounds <4 x double>, ptr %56, i64 %246
  %250 = load <4 x double>, ptr %249, align 32
  %251 = fmul contract <4 x double> %250, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %252 = add nsw i64 %246, %151
  %253 = getelementptr inbounds <4 x double>, ptr %56, i64 %252
  %254 = load <4 x double>, ptr %253, align 32
  %255 = fmul contract <4 x double> %254, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %256 = fsub contract <4 x double> %251, %255
  %257 = add nsw i64 %246, %208
  %258 = getelementptr inbounds <4 x double>, ptr %56, i64 %257
  %259 = load <4 x double>, ptr %258, align 32
  %260 = fmul contract <4 x double> %259, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %261 = fadd contract <4 x double> %256, %260
  %262 = fmul contract <4 x double> %244, %261
  %263 = fadd contract <4 x double> %248, %262
  %264 = getelementptr inbounds <4 x double>, ptr %71, i64 %246
  store <4 x double> %263, ptr %264, align 32
  %265 = add nsw i64 %246, 1
  %266 = icmp eq i64 %265, %69
  br i1 %266, label %267, label %245

267:
  %268 = fmul contract double %66, 0x3FD2068C499C08D9
  %269 = fadd contract double %64, %268
  %270 = shl nsw i64 %69, 2
  %271 = getelementptr inbounds <4 x double>, ptr %56, i64 %270
  store double %269, ptr %40, align 8
  %272 = load ptr, ptr %94, align 8
  %273 = load i64, ptr %272, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %272, align 8
  %275 = load ptr, ptr %98, align 8
  %276 = icmp eq ptr %275, null
  br i1 %276, label %277, label %281

277:
  %278 = load ptr, ptr %50, align 8
  %279 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %280 = load ptr, ptr %279, align 8
  call void %278(ptr %40, ptr %71, ptr %68, ptr %271, ptr %280)
  br label %303

281:
  store double %269, ptr %39, align 8
  %282 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %283 = load ptr, ptr %282, align 8
  store double 1.000000e+00, ptr %283, align 8
  %284 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %291 = load ptr, ptr %290, align 8
  %292 = call contract double %275(ptr %285, i64 %287, i64 %289, ptr %39, ptr %71, ptr %68, ptr %271, ptr %283, ptr %291)
  %293 = fcmp contract olt double %292, 0x7FF0000000000000
  br i1 %293, label %303, label %294

294:
  %295 = load double, ptr %40, align 8
  store double %295, ptr %38, align 8
  %296 = load ptr, ptr %282, align 8
  store double 0.000000e+00, ptr %296, align 8
  %297 = load ptr, ptr %98, align 8
  %298 = load ptr, ptr %284, align 8
  %299 = load i64, ptr %286, align 8
  %300 = load i64, ptr %288, align 8
  %301 = load ptr, ptr %290, align 8
  %302 = call contract double %297(ptr %298, i64 %299, i64 %300, ptr %38, ptr %71, ptr %68, ptr %271, ptr %296, ptr %301)
  br label %303

303:
  br i1 %74, label %304, label %329

304:
  %305 = insertelement <4 x double> poison, double %66, i64 0
  %306 = shufflevector <4 x double> %305, <4 x double> poison, <4 x i32> zeroinitializer
  br label %307

307:
  %308 = phi i64 [ 0, %304 ], [ %327, %307 ]
  %309 = getelementptr inbounds <4 x double>, ptr %73, i64 %308
  %310 = load <4 x double>, ptr %309, align 32
  %311 = getelementptr inbounds <4 x double>, ptr %56, i64 %308
  %312 = load <4 x double>, ptr %311, align 32
  %313 = fmul contract <4 x double> %312, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %314 = add nsw i64 %308, %208
  %315 = getelementptr inbounds <4 x double>, ptr %56, i64 %314
  %316 = load <4 x double>, ptr %315, align 32
  %317 = fmul contract <4 x double> %316, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %318 = fadd contract <4 x double> %313, %317
  %319 = add nsw i64 %308, %270
  %320 = getelementptr inbounds <4 x double>, ptr %56, i64 %319
  %321 = load <4 x double>, ptr %320, align 32
  %322 = fmul contract <4 x double> %321, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %323 = fadd contract <4 x double> %318, %322
  %324 = fmul contract <4 x double> %306, %323
  %325 = fadd contract <4 x double> %310, %324
  %326 = getelementptr inbounds <4 x double>, ptr %71, i64 %308
  store <4 x double> %325, ptr %326, align 32
  %327 = add nsw i64 %308, 1
  %328 = icmp eq i64 %327, %69
  br i1 %328, label %329, label %307

329:
  %330 = fmul contract double %66, 0x3FD5555555555555
  %331 = fadd contract double %64, %330
  %332 = mul nsw i64 %69, 5
  %333 = getelementptr inbounds <4 x double>, ptr %56, i64 %332
  store double %331, ptr %37, align 8
  %334 = load ptr, ptr %94, align 8
  %335 = load i64, ptr %334, align 8
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %334, align 8
  %337 = load ptr, ptr %98, align 8
  %338 = icmp eq ptr %337, null
  br i1 %338, label %339, label %343

339:
  %340 = load ptr, ptr %50, align 8
  %341 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %342 = load ptr, ptr %341, align 8
  call void %340(ptr %37, ptr %71, ptr %68, ptr %333, ptr %342)
  br label %365

343:
  store double %331, ptr %36, align 8
  %344 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %345 = load ptr, ptr %344, align 8
  store double 1.000000e+00, ptr %345, align 8
  %346 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %353 = load ptr, ptr %352, align 8
  %354 = call contract double %337(ptr %347, i64 %349, i64 %351, ptr %36, ptr %71, ptr %68, ptr %333, ptr %345, ptr %353)
  %355 = fcmp contract olt double %354, 0x7FF0000000000000
  br i1 %355, label %365, label %356

356:
  %357 = load double, ptr %37, align 8
  store double %357, ptr %35, align 8
  %358 = load ptr, ptr %344, align 8
  store double 0.000000e+00, ptr %358, align 8
  %359 = load ptr, ptr %98, align 8
  %360 = load ptr, ptr %346, align 8
  %361 = load i64, ptr %348, align 8
  %362 = load i64, ptr %350, align 8
  %363 = load ptr, ptr %352, align 8
  %364 = call contract double %359(ptr %360, i64 %361, i64 %362, ptr %35, ptr %71, ptr %68, ptr %333, ptr %358, ptr %363)
  br label %365

365:
  br i1 %74, label %366, label %396

366:
  %367 = insertelement <4 x double> poison, double %66, i64 0
  %368 = shufflevector <4 x double> %367, <4 x double> poison, <4 x i32> zeroinitializer
  br label %369

369:
  %370 = phi i64 [ 0, %366 ], [ %394, %369 ]
  %371 = getelementptr inbounds <4 x double>, ptr %73, i64 %370
  %372 = load <4 x double>, ptr %371, align 32
  %373 = getelementptr inbounds <4 x double>, ptr %56, i64 %370
  %374 = load <4 x double>, ptr %373, align 32
  %375 = fmul contract <4 x double> %374, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %376 = add nsw i64 %370, %208
  %377 = getelementptr inbounds <4 x double>, ptr %56, i64 %376
  %378 = load <4 x double>, ptr %377, align 32
  %379 = fmul contract <4 x double> %378, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %380 = fadd contract <4 x double> %375, %379
  %381 = add nsw i64 %370, %270
  %382 = getelementptr inbounds <4 x double>, ptr %56, i64 %381
  %383 = load <4 x double>, ptr %382, align 32
  %384 = fmul contract <4 x double> %383, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %385 = fadd contract <4 x double> %380, %384
  %386 = add nsw i64 %370, %332
  %387 = getelementptr inbounds <4 x double>, ptr %56, i64 %386
  %388 = load <4 x double>, ptr %387, align 32
  %389 = fmul contract <4 x double> %388, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %390 = fsub contract <4 x double> %385, %389
  %391 = fmul contract <4 x double> %368, %390
  %392 = fadd contract <4 x double> %372, %391
  %393 = getelementptr inbounds <4 x double>, ptr %71, i64 %370
  store <4 x double> %392, ptr %393, align 32
  %394 = add nsw i64 %370, 1
  %395 = icmp eq i64 %394, %69
  br i1 %395, label %396, label %369

396:
  %397 = fmul contract double %66, 2.500000e-01
  %398 = fadd contract double %64, %397
  %399 = mul nsw i64 %69, 6
  %400 = getelementptr inbounds <4 x double>, ptr %56, i64 %399
  store double %398, ptr %34, align 8
  %401 = load ptr, ptr %94, align 8
  %402 = load i64, ptr %401, align 8
  %403 = add nsw i64 %402, 1
  store i64 %403, ptr %401, align 8
  %404 = load ptr, ptr %98, align 8
  %405 = icmp eq ptr %404, null
  br i1 %405, label %406, label %410

406:
  %407 = load ptr, ptr %50, align 8
  %408 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %409 = load ptr, ptr %408, align 8
  call void %407(ptr %34, ptr %71, ptr %68, ptr %400, ptr %409)
  br label %432

410:
  store double %398, ptr %33, align 8
  %411 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %412 = load ptr, ptr %411, align 8
  store double 1.000000e+00, ptr %412, align 8
  %413 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %414 = load ptr, ptr %413, align 8
  %415 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %420 = load ptr, ptr %419, align 8
  %421 = call contract double %404(ptr %414, i64 %416, i64 %418, ptr %33, ptr %71, ptr %68, ptr %400, ptr %412, ptr %420)
  %422 = fcmp contract olt double %421, 0x7FF0000000000000
  br i1 %422, label %432, label %423

423:
  %424 = load double, ptr %34, align 8
  store double %424, ptr %32, align 8
  %425 = load ptr, ptr %411, align 8
  store double 0.000000e+00, ptr %425, align 8
  %426 = load ptr, ptr %98, align 8
  %427 = load ptr, ptr %413, align 8
  %428 = load i64, ptr %415, align 8
  %429 = load i64, ptr %417, align 8
  %430 = load ptr, ptr %419, align 8
  %431 = call contract double %426(ptr %427, i64 %428, i64 %429, ptr %32, ptr %71, ptr %68, ptr %400, ptr %425, ptr %430)
  br label %432

432:
  br i1 %74, label %433, label %468

433:
  %434 = insertelement <4 x double> poison, double %66, i64 0
  %435 = shufflevector <4 x double> %434, <4 x double> poison, <4 x i32> zeroinitializer
  br label %436

436:
  %437 = phi i64 [ 0, %433 ], [ %466, %436 ]
  %438 = getelementptr inbounds <4 x double>, ptr %73, i64 %437
  %439 = load <4 x double>, ptr %438, align 32
  %440 = getelementptr inbounds <4 x double>, ptr %56, i64 %437
  %441 = load <4 x double>, ptr %440, align 32
  %442 = fmul contract <4 x double> %441, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %443 = add nsw i64 %437, %208
  %444 = getelementptr inbounds <4 x double>, ptr %56, i64 %443
  %445 = load <4 x double>, ptr %444, align 32
  %446 = fmul contract <4 x double> %445, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %447 = fadd contract <4 x double> %442, %446
  %448 = add nsw i64 %437, %270
  %449 = getelementptr inbounds <4 x double>, ptr %56, i64 %448
  %450 = load <4 x double>, ptr %449, align 32
  %451 = fmul contract <4 x double> %450, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %452 = fadd contract <4 x double> %447, %451
  %453 = add nsw i64 %437, %332
  %454 = getelementptr inbounds <4 x double>, ptr %56, i64 %453
  %455 = load <4 x double>, ptr %454, align 32
  %456 = fmul contract <4 x double> %455, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %457 = fsub contract <4 x double> %452, %456
  %458 = add nsw i64 %437, %399
  %459 = getelementptr inbounds <4 x double>, ptr %56, i64 %458
  %460 = load <4 x double>, ptr %459, align 32
  %461 = fmul contract <4 x double> %460, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %462 = fadd contract <4 x double> %457, %461
  %463 = fmul contract <4 x double> %435, %462
  %464 = fadd contract <4 x double> %439, %463
  %465 = getelementptr inbounds <4 x double>, ptr %71, i64 %437
  store <4 x double> %464, ptr %465, align 32
  %466 = add nsw i64 %437, 1
  %467 = icmp eq i64 %466, %69
  br i1 %467, label %468, label %436

468:
  %469 = fmul contract double %66, 0x3FD3B13B13B13B14
  %470 = fadd contract double %64, %469
  %471 = mul nsw i64 %69, 7
  %472 = getelementptr inbounds <4 x double>, ptr %56, i64 %471
  store double %470, ptr %31, align 8
  %473 = load ptr, ptr %94, align 8
  %474 = load i64, ptr %473, align 8
  %475 = add nsw i64 %474, 1
  store i64 %475, ptr %473, align 8
  %476 = load ptr, ptr %98, align 8
  %477 = icmp eq ptr %476, null
  br i1 %477, label %478, label %482

478:
  %479 = load ptr, ptr %50, align 8
  %480 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %481 = load ptr, ptr %480, align 8
  call void %479(ptr %31, ptr %71, ptr %68, ptr %472, ptr %481)
  br label %504

482:
  store double %470, ptr %30, align 8
  %483 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %484 = load ptr, ptr %483, align 8
  store double 1.000000e+00, ptr %484, align 8
  %485 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %486 = load ptr, ptr %485, align 8
  %487 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %490 = load i64, ptr %489, align 8
  %491 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %492 = load ptr, ptr %491, align 8
  %493 = call contract double %476(ptr %486, i64 %488, i64 %490, ptr %30, ptr %71, ptr %68, ptr %472, ptr %484, ptr %492)
  %494 = fcmp contract olt double %493, 0x7FF0000000000000
  br i1 %494, label %504, label %495

495:
  %496 = load double, ptr %31, align 8
  store double %496, ptr %29, align 8
  %497 = load ptr, ptr %483, align 8
  store double 0.000000e+00, ptr %497, align 8
  %498 = load ptr, ptr %98, align 8
  %499 = load ptr, ptr %485, align 8
  %500 = load i64, ptr %487, align 8
  %501 = load i64, ptr %489, align 8
  %502 = load ptr, ptr %491, align 8
  %503 = call contract double %498(ptr %499, i64 %500, i64 %501, ptr %29, ptr %71, ptr %68, ptr %472, ptr %497, ptr %502)
  br label %504

504:
  br i1 %74, label %505, label %545

505:
  %506 = insertelement <4 x double> poison, double %66, i64 0
  %507 = shufflevector <4 x double> %506, <4 x double> poison, <4 x i32> zeroinitializer
  br label %508

508:
  %509 = phi i64 [ 0, %505 ], [ %543, %508 ]
  %510 = getelementptr inbounds <4 x double>, ptr %73, i64 %509
  %511 = load <4 x double>, ptr %510, align 32
  %512 = getelementptr inbounds <4 x double>, ptr %56, i64 %509
  %513 = load <4 x double>, ptr %512, align 32
  %514 = fmul contract <4 x double> %513, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %515 = add nsw i64 %509, %208
  %516 = getelementptr inbounds <4 x double>, ptr %56, i64 %515
  %517 = load <4 x double>, ptr %516, align 32
  %518 = fmul contract <4 x double> %517, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %519 = fsub contract <4 x double> %514, %518
  %520 = add nsw i64 %509, %270
  %521 = getelementptr inbounds <4 x double>, ptr %56, i64 %520
  %522 = load <4 x double>, ptr %521, align 32
  %523 = fmul contract <4 x double> %522, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %524 = fsub contract <4 x double> %519, %523
  %525 = add nsw i64 %509, %332
  %526 = getelementptr inbounds <4 x double>, ptr %56, i64 %525
  %527 = load <4 x double>, ptr %526, align 32
  %528 = fmul contract <4 x double> %527, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %529 = fadd contract <4 x double> %524, %528
  %530 = add nsw i64 %509, %399
  %531 = getelementptr inbounds <4 x double>, ptr %56, i64 %530
  %532 = load <4 x double>, ptr %531, align 32
  %533 = fmul contract <4 x double> %532, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %534 = fadd contract <4 x double> %529, %533
  %535 = add nsw i64 %509, %471
  %536 = getelementptr inbounds <4 x double>, ptr %56, i64 %535
  %537 = load <4 x double>, ptr %536, align 32
  %538 = fmul contract <4 x double> %537, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %539 = fsub contract <4 x double> %534, %538
  %540 = fmul contract <4 x double> %507, %539
  %541 = fadd contract <4 x double> %511, %540
  %542 = getelementptr inbounds <4 x double>, ptr %71, i64 %509
  store <4 x double> %541, ptr %542, align 32
  %543 = add nsw i64 %509, 1
  %544 = icmp eq i64 %543, %69
  br i1 %544, label %545, label %508

545:
  %546 = fmul contract double %66, 0x3FE4D74D74D74D75
  %547 = fadd contract double %64, %546
  %548 = shl nsw i64 %69, 3
  %549 = getelementptr inbounds <4 x double>, ptr %56, i64 %548
  store double %547, ptr %28, align 8
  %550 = load ptr, ptr %94, align 8
  %551 = load i64, ptr %550, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %550, align 8
  %553 = load ptr, ptr %98, align 8
  %554 = icmp eq ptr %553, null
  br i1 %554, label %555, label %559

555:
  %556 = load ptr, ptr %50, align 8
  %557 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %558 = load ptr, ptr %557, align 8
  call void %556(ptr %28, ptr %71, ptr %68, ptr %549, ptr %558)
  br label %581

559:
  store double %547, ptr %27, align 8
  %560 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %561 = load ptr, ptr %560, align 8
  store double 1.000000e+00, ptr %561, align 8
  %562 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %563 = load ptr, ptr %562, align 8
  %564 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %569 = load ptr, ptr %568, align 8
  %570 = call contract double %553(ptr %563, i64 %565, i64 %567, ptr %27, ptr %71, ptr %68, ptr %549, ptr %561, ptr %569)
  %571 = fcmp contract olt double %570, 0x7FF0000000000000
  br i1 %571, label %581, label %572

572:
  %573 = load double, ptr %28, align 8
  store double %573, ptr %26, align 8
  %574 = load ptr, ptr %560, align 8
  store double 0.000000e+00, ptr %574, align 8
  %575 = load ptr, ptr %98, align 8
  %576 = load ptr, ptr %562, align 8
  %577 = load i64, ptr %564, align 8
  %578 = load i64, ptr %566, align 8
  %579 = load ptr, ptr %568, align 8
  %580 = call contract double %575(ptr %576, i64 %577, i64 %578, ptr %26, ptr %71, ptr %68, ptr %549, ptr %574, ptr %579)
  br label %581

581:
  br i1 %74, label %582, label %627

582:
  %583 = insertelement <4 x double> poison, double %66, i64 0
  %584 = shufflevector <4 x double> %583, <4 x double> poison, <4 x i32> zeroinitializer
  br label %585

585:
  %586 = phi i64 [ 0, %582 ], [ %625, %585 ]
  %587 = getelementptr inbounds <4 x double>, ptr %73, i64 %586
  %588 = load <4 x double>, ptr %587, align 32
  %589 = getelementptr inbounds <4 x double>, ptr %56, i64 %586
  %590 = load <4 x double>, ptr %589, align 32
  %591 = fmul contract <4 x double> %590, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %592 = add nsw i64 %586, %208
  %593 = getelementptr inbounds <4 x double>, ptr %56, i64 %592
  %594 = load <4 x double>, ptr %593, align 32
  %595 = fmul contract <4 x double> %594, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %596 = fsub contract <4 x double> %591, %595
  %597 = add nsw i64 %586, %270
  %598 = getelementptr inbounds <4 x double>, ptr %56, i64 %597
  %599 = load <4 x double>, ptr %598, align 32
  %600 = fmul contract <4 x double> %599, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %601 = fsub contract <4 x double> %596, %600
  %602 = add nsw i64 %586, %332
  %603 = getelementptr inbounds <4 x double>, ptr %56, i64 %602
  %604 = load <4 x double>, ptr %603, align 32
  %605 = fmul contract <4 x double> %604, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %606 = fadd contract <4 x double> %601, %605
  %607 = add nsw i64 %586, %399
  %608 = getelementptr inbounds <4 x double>, ptr %56, i64 %607
  %609 = load <4 x double>, ptr %608, align 32
  %610 = fmul contract <4 x double> %609, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %611 = fadd contract <4 x double> %606, %610
  %612 = add nsw i64 %586, %471
  %613 = getelementptr inbounds <4 x double>, ptr %56, i64 %612
  %614 = load <4 x double>, ptr %613, align 32
  %615 = fmul contract <4 x double> %614, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %616 = fsub contract <4 x double> %611, %615
  %617 = add nsw i64 %586, %548
  %618 = getelementptr inbounds <4 x double>, ptr %56, i64 %617
  %619 = load <4 x double>, ptr %618, align 32
  %620 = fmul contract <4 x double> %619, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %621 = fsub contract <4 x double> %616, %620
  %622 = fmul contract <4 x double> %584, %621
  %623 = fadd contract <4 x double> %588, %622
  %624 = getelementptr inbounds <4 x double>, ptr %71, i64 %586
  store <4 x double> %623, ptr %624, align 32
  %625 = add nsw i64 %586, 1
  %626 = icmp eq i64 %625, %69
  br i1 %626, label %627, label %585

627:
  %628 = fmul contract double %66, 6.000000e-01
  %629 = fadd contract double %64, %628
  %630 = mul nsw i64 %69, 9
  %631 = getelementptr inbounds <4 x double>, ptr %56, i64 %630
  store double %629, ptr %25, align 8
  %632 = load ptr, ptr %94, align 8
  %633 = load i64, ptr %632, align 8
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %632, align 8
  %635 = load ptr, ptr %98, align 8
  %636 = icmp eq ptr %635, null
  br i1 %636, label %637, label %641

637:
  %638 = load ptr, ptr %50, align 8
  %639 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %640 = load ptr, ptr %639, align 8
  call void %638(ptr %25, ptr %71, ptr %68, ptr %631, ptr %640)
  br label %663

641:
  store double %629, ptr %24, align 8
  %642 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %643 = load ptr, ptr %642, align 8
  store double 1.000000e+00, ptr %643, align 8
  %644 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %645 = load ptr, ptr %644, align 8
  %646 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %651 = load ptr, ptr %650, align 8
  %652 = call contract double %635(ptr %645, i64 %647, i64 %649, ptr %24, ptr %71, ptr %68, ptr %631, ptr %643, ptr %651)
  %653 = fcmp contract olt double %652, 0x7FF0000000000000
  br i1 %653, label %663, label %654

654:
  %655 = load double, ptr %25, align 8
  store double %655, ptr %23, align 8
  %656 = load ptr, ptr %642, align 8
  store double 0.000000e+00, ptr %656, align 8
  %657 = load ptr, ptr %98, align 8
  %658 = load ptr, ptr %644, align 8
  %659 = load i64, ptr %646, align 8
  %660 = load i64, ptr %648, align 8
  %661 = load ptr, ptr %650, align 8
  %662 = call contract double %657(ptr %658, i64 %659, i64 %660, ptr %23, ptr %71, ptr %68, ptr %631, ptr %656, ptr %661)
  br label %663

663:
  br i1 %74, label %664, label %714

664:
  %665 = insertelement <4 x double> poison, double %66, i64 0
  %666 = shufflevector <4 x double> %665, <4 x double> poison, <4 x i32> zeroinitializer
  br label %667

667:
  %668 = phi i64 [ 0, %664 ], [ %712, %667 ]
  %669 = getelementptr inbounds <4 x double>, ptr %73, i64 %668
  %670 = load <4 x double>, ptr %669, align 32
  %671 = getelementptr inbounds <4 x double>, ptr %56, i64 %668
  %672 = load <4 x double>, ptr %671, align 32
  %673 = fmul contract <4 x double> %672, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %674 = add nsw i64 %668, %208
  %675 = getelementptr inbounds <4 x double>, ptr %56, i64 %674
  %676 = load <4 x double>, ptr %675, align 32
  %677 = fmul contract <4 x double> %676, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %678 = fsub contract <4 x double> %677, %673
  %679 = add nsw i64 %668, %270
  %680 = getelementptr inbounds <4 x double>, ptr %56, i64 %679
  %681 = load <4 x double>, ptr %680, align 32
  %682 = fmul contract <4 x double> %681, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %683 = fadd contract <4 x double> %678, %682
  %684 = add nsw i64 %668, %332
  %685 = getelementptr inbounds <4 x double>, ptr %56, i64 %684
  %686 = load <4 x double>, ptr %685, align 32
  %687 = fmul contract <4 x double> %686, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %688 = fsub contract <4 x double> %683, %687
  %689 = add nsw i64 %668, %399
  %690 = getelementptr inbounds <4 x double>, ptr %56, i64 %689
  %691 = load <4 x double>, ptr %690, align 32
  %692 = fmul contract <4 x double> %691, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %693 = fsub contract <4 x double> %688, %692
  %694 = add nsw i64 %668, %471
  %695 = getelementptr inbounds <4 x double>, ptr %56, i64 %694
  %696 = load <4 x double>, ptr %695, align 32
  %697 = fmul contract <4 x double> %696, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %698 = fadd contract <4 x double> %693, %697
  %699 = add nsw i64 %668, %548
  %700 = getelementptr inbounds <4 x double>, ptr %56, i64 %699
  %701 = load <4 x double>, ptr %700, align 32
  %702 = fmul contract <4 x double> %701, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %703 = fadd contract <4 x double> %698, %702
  %704 = add nsw i64 %668, %630
  %705 = getelementptr inbounds <4 x double>, ptr %56, i64 %704
  %706 = load <4 x double>, ptr %705, align 32
  %707 = fmul contract <4 x double> %706, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %708 = fsub contract <4 x double> %703, %707
  %709 = fmul contract <4 x double> %666, %708
  %710 = fadd contract <4 x double> %670, %709
  %711 = getelementptr inbounds <4 x double>, ptr %71, i64 %668
  store <4 x double> %710, ptr %711, align 32
  %712 = add nsw i64 %668, 1
  %713 = icmp eq i64 %712, %69
  br i1 %713, label %714, label %667

714:
  %715 = fmul contract double %66, 0x3FEB6DB6DB6DB6DB
  %716 = fadd contract double %64, %715
  %717 = mul nsw i64 %69, 10
  %718 = getelementptr inbounds <4 x double>, ptr %56, i64 %717
  store double %716, ptr %22, align 8
  %719 = load ptr, ptr %94, align 8
  %720 = load i64, ptr %719, align 8
  %721 = add nsw i64 %720, 1
  store i64 %721, ptr %719, align 8
  %722 = load ptr, ptr %98, align 8
  %723 = icmp eq ptr %722, null
  br i1 %723, label %724, label %728

724:
  %725 = load ptr, ptr %50, align 8
  %726 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %727 = load ptr, ptr %726, align 8
  call void %725(ptr %22, ptr %71, ptr %68, ptr %718, ptr %727)
  br label %750

728:
  store double %716, ptr %21, align 8
  %729 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %730 = load ptr, ptr %729, align 8
  store double 1.000000e+00, ptr %730, align 8
  %731 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %732 = load ptr, ptr %731, align 8
  %733 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %734 = load i64, ptr %733, align 8
  %735 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %736 = load i64, ptr %735, align 8
  %737 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %738 = load ptr, ptr %737, align 8
  %739 = call contract double %722(ptr %732, i64 %734, i64 %736, ptr %21, ptr %71, ptr %68, ptr %718, ptr %730, ptr %738)
  %740 = fcmp contract olt double %739, 0x7FF0000000000000
  br i1 %740, label %750, label %741

741:
  %742 = load double, ptr %22, align 8
  store double %742, ptr %20, align 8
  %743 = load ptr, ptr %729, align 8
  store double 0.000000e+00, ptr %743, align 8
  %744 = load ptr, ptr %98, align 8
  %745 = load ptr, ptr %731, align 8
  %746 = load i64, ptr %733, align 8
  %747 = load i64, ptr %735, align 8
  %748 = load ptr, ptr %737, align 8
  %749 = call contract double %744(ptr %745, i64 %746, i64 %747, ptr %20, ptr %71, ptr %68, ptr %718, ptr %743, ptr %748)
  br label %750

750:
  br i1 %74, label %751, label %806

751:
  %752 = insertelement <4 x double> poison, double %66, i64 0
  %753 = shufflevector <4 x double> %752, <4 x double> poison, <4 x i32> zeroinitializer
  br label %754

754:
  %755 = phi i64 [ 0, %751 ], [ %804, %754 ]
  %756 = getelementptr inbounds <4 x double>, ptr %73, i64 %755
  %757 = load <4 x double>, ptr %756, align 32
  %758 = getelementptr inbounds <4 x double>, ptr %56, i64 %755
  %759 = load <4 x double>, ptr %758, align 32
  %760 = fmul contract <4 x double> %759, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %761 = add nsw i64 %755, %208
  %762 = getelementptr inbounds <4 x double>, ptr %56, i64 %761
  %763 = load <4 x double>, ptr %762, align 32
  %764 = fmul contract <4 x double> %763, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %765 = fsub contract <4 x double> %760, %764
  %766 = add nsw i64 %755, %270
  %767 = getelementptr inbounds <4 x double>, ptr %56, i64 %766
  %768 = load <4 x double>, ptr %767, align 32
  %769 = fmul contract <4 x double> %768, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %770 = fsub contract <4 x double> %765, %769
  %771 = add nsw i64 %755, %332
  %772 = getelementptr inbounds <4 x double>, ptr %56, i64 %771
  %773 = load <4 x double>, ptr %772, align 32
  %774 = fmul contract <4 x double> %773, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %775 = fsub contract <4 x double> %770, %774
  %776 = add nsw i64 %755, %399
  %777 = getelementptr inbounds <4 x double>, ptr %56, i64 %776
  %778 = load <4 x double>, ptr %777, align 32
  %779 = fmul contract <4 x double> %778, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %780 = fadd contract <4 x double> %775, %779
  %781 = add nsw i64 %755, %471
  %782 = getelementptr inbounds <4 x double>, ptr %56, i64 %781
  %783 = load <4 x double>, ptr %782, align 32
  %784 = fmul contract <4 x double> %783, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %785 = fsub contract <4 x double> %780, %784
  %786 = add nsw i64 %755, %548
  %787 = getelementptr inbounds <4 x double>, ptr %56, i64 %786
  %788 = load <4 x double>, ptr %787, align 32
  %789 = fmul contract <4 x double> %788, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %790 = fsub contract <4 x double> %785, %789
  %791 = add nsw i64 %755, %630
  %792 = getelementptr inbounds <4 x double>, ptr %56, i64 %791
  %793 = load <4 x double>, ptr %792, align 32
  %794 = fmul contract <4 x double> %793, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %795 = fadd contract <4 x double> %790, %794
  %796 = add nsw i64 %755, %717
  %797 = getelementptr inbounds <4 x double>, ptr %56, i64 %796
  %798 = load <4 x double>, ptr %797, align 32
  %799 = fmul contract <4 x double> %798, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %800 = fadd contract <4 x double> %795, %799
  %801 = fmul contract <4 x double> %753, %800
  %802 = fadd contract <4 x double> %757, %801
  %803 = getelementptr inbounds <4 x double>, ptr %71, i64 %755
  store <4 x double> %802, ptr %803, align 32
  %804 = add nsw i64 %755, 1
  %805 = icmp eq i64 %804, %69
  br i1 %805, label %806, label %754

806:
  %807 = fadd contract double %64, %66
  %808 = mul nsw i64 %69, 11
  %809 = getelementptr inbounds <4 x double>, ptr %56, i64 %808
  store double %807, ptr %19, align 8
  %810 = load ptr, ptr %94, align 8
  %811 = load i64, ptr %810, align 8
  %812 = add nsw i64 %811, 1
  store i64 %812, ptr %810, align 8
  %813 = load ptr, ptr %98, align 8
  %814 = icmp eq ptr %813, null
  br i1 %814, label %815, label %819

815:
  %816 = load ptr, ptr %50, align 8
  %817 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %818 = load ptr, ptr %817, align 8
  call void %816(ptr %19, ptr %71, ptr %68, ptr %809, ptr %818)
  br label %841

819:
  store double %807, ptr %18, align 8
  %820 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %821 = load ptr, ptr %820, align 8
  store double 1.000000e+00, ptr %821, align 8
  %822 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %827 = load i64, ptr %826, align 8
  %828 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %829 = load ptr, ptr %828, align 8
  %830 = call contract double %813(ptr %823, i64 %825, i64 %827, ptr %18, ptr %71, ptr %68, ptr %809, ptr %821, ptr %829)
  %831 = fcmp contract olt double %830, 0x7FF0000000000000
  br i1 %831, label %841, label %832

832:
  %833 = load double, ptr %19, align 8
  store double %833, ptr %17, align 8
  %834 = load ptr, ptr %820, align 8
  store double 0.000000e+00, ptr %834, align 8
  %835 = load ptr, ptr %98, align 8
  %836 = load ptr, ptr %822, align 8
  %837 = load i64, ptr %824, align 8
  %838 = load i64, ptr %826, align 8
  %839 = load ptr, ptr %828, align 8
  %840 = call contract double %835(ptr %836, i64 %837, i64 %838, ptr %17, ptr %71, ptr %68, ptr %809, ptr %834, ptr %839)
  br label %841

841:
  br i1 %74, label %842, label %926

842:
  %843 = insertelement <4 x double> poison, double %66, i64 0
  %844 = shufflevector <4 x double> %843, <4 x double> poison, <4 x i32> zeroinitializer
  %845 = mul nsw i64 %69, 17
  %846 = mul nsw i64 %69, 18
  %847 = mul nsw i64 %69, 19
  br label %848

848:
  %849 = phi i64 [ 0, %842 ], [ %924, %848 ]
  %850 = getelementptr inbounds <4 x double>, ptr %56, i64 %849
  %851 = load <4 x double>, ptr %850, align 32
  %852 = add nsw i64 %849, %332
  %853 = getelementptr inbounds <4 x double>, ptr %56, i64 %852
  %854 = load <4 x double>, ptr %853, align 32
  %855 = add nsw i64 %849, %399
  %856 = getelementptr inbounds <4 x double>, ptr %56, i64 %855
  %857 = load <4 x double>, ptr %856, align 32
  %858 = add nsw i64 %849, %471
  %859 = getelementptr inbounds <4 x double>, ptr %56, i64 %858
  %860 = load <4 x double>, ptr %859, align 32
  %861 = add nsw i64 %849, %548
  %862 = getelementptr inbounds <4 x double>, ptr %56, i64 %861
  %863 = load <4 x double>, ptr %862, align 32
  %864 = add nsw i64 %849, %630
  %865 = getelementptr inbounds <4 x double>, ptr %56, i64 %864
  %866 = load <4 x double>, ptr %865, align 32
  %867 = add nsw i64 %849, %717
  %868 = getelementptr inbounds <4 x double>, ptr %56, i64 %867
  %869 = load <4 x double>, ptr %868, align 32
  %870 = add nsw i64 %849, %808
  %871 = getelementptr inbounds <4 x double>, ptr %56, i64 %870
  %872 = load <4 x double>, ptr %871, align 32
  %873 = add nsw i64 %849, %72
  %874 = getelementptr inbounds <4 x double>, ptr %56, i64 %873
  %875 = load <4 x double>, ptr %874, align 32
  %876 = fmul contract <4 x double> %851, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %877 = fmul contract <4 x double> %854, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %878 = fadd contract <4 x double> %876, %877
  %879 = fmul contract <4 x double> %857, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %880 = fadd contract <4 x double> %878, %879
  %881 = fmul contract <4 x double> %860, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %882 = fadd contract <4 x double> %880, %881
  %883 = fmul contract <4 x double> %863, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %884 = fadd contract <4 x double> %882, %883
  %885 = fmul contract <4 x double> %866, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %886 = fadd contract <4 x double> %884, %885
  %887 = fmul contract <4 x double> %869, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %888 = fadd contract <4 x double> %886, %887
  %889 = fmul contract <4 x double> %872, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %890 = fadd contract <4 x double> %888, %889
  %891 = fmul contract <4 x double> %844, %890
  %892 = fadd contract <4 x double> %875, %891
  %893 = add nsw i64 %849, %845
  %894 = getelementptr inbounds <4 x double>, ptr %56, i64 %893
  store <4 x double> %892, ptr %894, align 32
  %895 = fmul contract <4 x double> %851, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %896 = fmul contract <4 x double> %854, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %897 = fsub contract <4 x double> %895, %896
  %898 = fmul contract <4 x double> %857, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %899 = fsub contract <4 x double> %897, %898
  %900 = fmul contract <4 x double> %860, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %901 = fadd contract <4 x double> %899, %900
  %902 = fmul contract <4 x double> %863, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %903 = fsub contract <4 x double> %901, %902
  %904 = fmul contract <4 x double> %866, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %905 = fadd contract <4 x double> %903, %904
  %906 = fmul contract <4 x double> %869, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %907 = fadd contract <4 x double> %905, %906
  %908 = fmul contract <4 x double> %872, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %909 = fsub contract <4 x double> %907, %908
  %910 = add nsw i64 %849, %846
  %911 = getelementptr inbounds <4 x double>, ptr %56, i64 %910
  store <4 x double> %909, ptr %911, align 32
  %912 = fmul contract <4 x double> %851, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %913 = fsub contract <4 x double> %877, %912
  %914 = fadd contract <4 x double> %913, %879
  %915 = fadd contract <4 x double> %914, %881
  %916 = fmul contract <4 x double> %863, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %917 = fsub contract <4 x double> %915, %916
  %918 = fadd contract <4 x double> %917, %885
  %919 = fadd contract <4 x double> %918, %887
  %920 = fmul contract <4 x double> %872, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %921 = fadd contract <4 x double> %919, %920
  %922 = add nsw i64 %849, %847
  %923 = getelementptr inbounds <4 x double>, ptr %56, i64 %922
  store <4 x double> %921, ptr %923, align 32
  %924 = add nsw i64 %849, 1
  %925 = icmp eq i64 %924, %69
  br i1 %925, label %926, label %848

926:
  store i64 1, ptr %57, align 8
  %927 = load ptr, ptr %0, align 8
  %928 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 4
  %929 = load i64, ptr %928, align 8
  %930 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 7
  %931 = load i64, ptr %930, align 8
  %932 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %933 = load double, ptr %932, align 8
  %934 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %935 = load double, ptr %934, align 8
  %936 = load ptr, ptr %55, align 8
  %937 = shl nsw i64 %931, 4
  %938 = getelementptr inbounds double, ptr %936, i64 %937
  %939 = fadd contract double %933, %935
  %940 = mul nsw i64 %931, 17
  %941 = getelementptr inbounds double, ptr %936, i64 %940
  %942 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %943 = load ptr, ptr %942, align 8
  %944 = mul nsw i64 %931, 12
  %945 = getelementptr inbounds double, ptr %936, i64 %944
  store double %939, ptr %16, align 8
  %946 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 14
  %947 = load ptr, ptr %946, align 8
  %948 = load i64, ptr %947, align 8
  %949 = add nsw i64 %948, 1
  store i64 %949, ptr %947, align 8
  %950 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 9
  %951 = load ptr, ptr %950, align 8
  %952 = icmp eq ptr %951, null
  br i1 %952, label %953, label %957

953:
  %954 = load ptr, ptr %927, align 8
  %955 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %956 = load ptr, ptr %955, align 8
  call void %954(ptr %16, ptr %941, ptr %943, ptr %945, ptr %956)
  br label %979

957:
  store double %939, ptr %15, align 8
  %958 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 12
  %959 = load ptr, ptr %958, align 8
  store double 1.000000e+00, ptr %959, align 8
  %960 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 3
  %961 = load ptr, ptr %960, align 8
  %962 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 10
  %963 = load i64, ptr %962, align 8
  %964 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 11
  %965 = load i64, ptr %964, align 8
  %966 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %967 = load ptr, ptr %966, align 8
  %968 = call contract double %951(ptr %961, i64 %963, i64 %965, ptr %15, ptr %941, ptr %943, ptr %945, ptr %959, ptr %967)
  %969 = fcmp contract olt double %968, 0x7FF0000000000000
  br i1 %969, label %979, label %970

970:
  %971 = load double, ptr %16, align 8
  store double %971, ptr %14, align 8
  %972 = load ptr, ptr %958, align 8
  store double 0.000000e+00, ptr %972, align 8
  %973 = load ptr, ptr %950, align 8
  %974 = load ptr, ptr %960, align 8
  %975 = load i64, ptr %962, align 8
  %976 = load i64, ptr %964, align 8
  %977 = load ptr, ptr %966, align 8
  %978 = call contract double %973(ptr %974, i64 %975, i64 %976, ptr %14, ptr %941, ptr %943, ptr %945, ptr %972, ptr %977)
  br label %979

979:
  %980 = icmp sgt i64 %929, 0
  br i1 %980, label %981, label %989

981:
  %982 = mul nsw i64 %931, 20
  %983 = mul nsw i64 %931, 6
  %984 = mul nsw i64 %931, 7
  %985 = shl nsw i64 %931, 3
  %986 = mul nsw i64 %931, 9
  %987 = mul nsw i64 %931, 10
  %988 = mul nsw i64 %931, 11
  br label %1034

989:
  %990 = fmul contract double %933, 1.000000e-01
  %991 = fadd contract double %935, %990
  %992 = load ptr, ptr %942, align 8
  %993 = mul nsw i64 %931, 13
  %994 = getelementptr inbounds double, ptr %936, i64 %993
  store double %991, ptr %13, align 8
  %995 = load ptr, ptr %946, align 8
  %996 = load i64, ptr %995, align 8
  %997 = add nsw i64 %996, 1
  store i64 %997, ptr %995, align 8
  %998 = load ptr, ptr %950, align 8
  %999 = icmp eq ptr %998, null
  br i1 %999, label %1000, label %1004

1000:
  %1001 = load ptr, ptr %927, align 8
  %1002 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1003 = load ptr, ptr %1002, align 8
  call void %1001(ptr %13, ptr %938, ptr %992, ptr %994, ptr %1003)
  br label %1026

1004:
  store double %991, ptr %12, align 8
  %1005 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 12
  %1006 = load ptr, ptr %1005, align 8
  store double 1.000000e+00, ptr %1006, align 8
  %1007 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 3
  %1008 = load ptr, ptr %1007, align 8
  %1009 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 10
  %1010 = load i64, ptr %1009, align 8
  %1011 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 11
  %1012 = load i64, ptr %1011, align 8
  %1013 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1014 = load ptr, ptr %1013, align 8
  %1015 = call contract double %998(ptr %1008, i64 %1010, i64 %1012, ptr %12, ptr %938, ptr %992, ptr %994, ptr %1006, ptr %1014)
  %1016 = fcmp contract olt double %1015, 0x7FF0000000000000
  br i1 %1016, label %1026, label %1017

1017:
  %1018 = load double, ptr %13, align 8
  store double %1018, ptr %11, align 8
  %1019 = load ptr, ptr %1005, align 8
  store double 0.000000e+00, ptr %1019, align 8
  %1020 = load ptr, ptr %950, align 8
  %1021 = load ptr, ptr %1007, align 8
  %1022 = load i64, ptr %1009, align 8
  %1023 = load i64, ptr %1011, align 8
  %1024 = load ptr, ptr %1013, align 8
  %1025 = call contract double %1020(ptr %1021, i64 %1022, i64 %1023, ptr %11, ptr %938, ptr %992, ptr %994, ptr %1019, ptr %1024)
  br label %1026

1026:
  br i1 %980, label %1027, label %1082

1027:
  %1028 = mul nsw i64 %931, 20
  %1029 = mul nsw i64 %931, 5
  %1030 = mul nsw i64 %931, 6
  %1031 = mul nsw i64 %931, 7
  %1032 = mul nsw i64 %931, 10
  %1033 = mul nsw i64 %931, 11
  br label %1126

1034:
  %1035 = phi i64 [ 0, %981 ], [ %1080, %1034 ]
  %1036 = add nsw i64 %1035, %982
  %1037 = getelementptr inbounds double, ptr %936, i64 %1036
  %1038 = load double, ptr %1037, align 8
  %1039 = getelementptr inbounds double, ptr %936, i64 %1035
  %1040 = load double, ptr %1039, align 8
  %1041 = fmul contract double %1040, 0x3FACC1FCA2CEB148
  %1042 = add nsw i64 %1035, %983
  %1043 = getelementptr inbounds double, ptr %936, i64 %1042
  %1044 = load double, ptr %1043, align 8
  %1045 = fmul contract double %1044, 0x3FD03958F21A35B8
  %1046 = fadd contract double %1041, %1045
  %1047 = add nsw i64 %1035, %984
  %1048 = getelementptr inbounds double, ptr %936, i64 %1047
  %1049 = load double, ptr %1048, align 8
  %1050 = fmul contract double %1049, 0x3FCF84C2C277C23E
  %1051 = fsub contract double %1046, %1050
  %1052 = add nsw i64 %1035, %985
  %1053 = getelementptr inbounds double, ptr %936, i64 %1052
  %1054 = load double, ptr %1053, align 8
  %1055 = fmul contract double %1054, 0x3FBFCB02555C9DEF
  %1056 = fsub contract double %1051, %1055
  %1057 = add nsw i64 %1035, %986
  %1058 = getelementptr inbounds double, ptr %936, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = fmul contract double %1059, 0x3FC39F10CE2D1913
  %1061 = fadd contract double %1056, %1060
  %1062 = add nsw i64 %1035, %987
  %1063 = getelementptr inbounds double, ptr %936, i64 %1062
  %1064 = load double, ptr %1063, align 8
  %1065 = fmul contract double %1064, 0x3F80CBB69B38652C
  %1066 = fadd contract double %1061, %1065
  %1067 = add nsw i64 %1035, %988
  %1068 = getelementptr inbounds double, ptr %936, i64 %1067
  %1069 = load double, ptr %1068, align 8
  %1070 = fmul contract double %1069, 0x3F7EFF840F396BA9
  %1071 = fadd contract double %1066, %1070
  %1072 = add nsw i64 %1035, %944
  %1073 = getelementptr inbounds double, ptr %936, i64 %1072
  %1074 = load double, ptr %1073, align 8
  %1075 = fmul contract double %1074, 8.298000e-03
  %1076 = fsub contract double %1071, %1075
  %1077 = fmul contract double %933, %1076
  %1078 = fadd contract double %1038, %1077
  %1079 = getelementptr inbounds double, ptr %938, i64 %1035
  store double %1078, ptr %1079, align 8
  %1080 = add nsw i64 %1035, 1
  %1081 = icmp eq i64 %1080, %929
  br i1 %1081, label %989, label %1034

1082:
  %1083 = fmul contract double %933, 2.000000e-01
  %1084 = fadd contract double %935, %1083
  %1085 = load ptr, ptr %942, align 8
  %1086 = mul nsw i64 %931, 14
  %1087 = getelementptr inbounds double, ptr %936, i64 %1086
  store double %1084, ptr %10, align 8
  %1088 = load ptr, ptr %946, align 8
  %1089 = load i64, ptr %1088, align 8
  %1090 = add nsw i64 %1089, 1
  store i64 %1090, ptr %1088, align 8
  %1091 = load ptr, ptr %950, align 8
  %1092 = icmp eq ptr %1091, null
  br i1 %1092, label %1093, label %1097

1093:
  %1094 = load ptr, ptr %927, align 8
  %1095 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1096 = load ptr, ptr %1095, align 8
  call void %1094(ptr %10, ptr %938, ptr %1085, ptr %1087, ptr %1096)
  br label %1119

1097:
  store double %1084, ptr %9, align 8
  %1098 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 12
  %1099 = load ptr, ptr %1098, align 8
  store double 1.000000e+00, ptr %1099, align 8
  %1100 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 3
  %1101 = load ptr, ptr %1100, align 8
  %1102 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 10
  %1103 = load i64, ptr %1102, align 8
  %1104 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 11
  %1105 = load i64, ptr %1104, align 8
  %1106 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1107 = load ptr, ptr %1106, align 8
  %1108 = call contract double %1091(ptr %1101, i64 %1103, i64 %1105, ptr %9, ptr %938, ptr %1085, ptr %1087, ptr %1099, ptr %1107)
  %1109 = fcmp contract olt double %1108, 0x7FF0000000000000
  br i1 %1109, label %1119, label %1110

1110:
  %1111 = load double, ptr %10, align 8
  store double %1111, ptr %8, align 8
  %1112 = load ptr, ptr %1098, align 8
  store double 0.000000e+00, ptr %1112, align 8
  %1113 = load ptr, ptr %950, align 8
  %1114 = load ptr, ptr %1100, align 8
  %1115 = load i64, ptr %1102, align 8
  %1116 = load i64, ptr %1104, align 8
  %1117 = load ptr, ptr %1106, align 8
  %1118 = call contract double %1113(ptr %1114, i64 %1115, i64 %1116, ptr %8, ptr %938, ptr %1085, ptr %1087, ptr %1112, ptr %1117)
  br label %1119

1119:
  br i1 %980, label %1120, label %1174

1120:
  %1121 = mul nsw i64 %931, 20
  %1122 = mul nsw i64 %931, 5
  %1123 = mul nsw i64 %931, 6
  %1124 = mul nsw i64 %931, 7
  %1125 = shl nsw i64 %931, 3
  br label %1224

1126:
  %1127 = phi i64 [ 0, %1027 ], [ %1172, %1126 ]
  %1128 = add nsw i64 %1127, %1028
  %1129 = getelementptr inbounds double, ptr %936, i64 %1128
  %1130 = load double, ptr %1129, align 8
  %1131 = getelementptr inbounds double, ptr %936, i64 %1127
  %1132 = load double, ptr %1131, align 8
  %1133 = fmul contract double %1132, 0x3FA04CA1897BDB63
  %1134 = add nsw i64 %1127, %1029
  %1135 = getelementptr inbounds double, ptr %936, i64 %1134
  %1136 = load double, ptr %1135, align 8
  %1137 = fmul contract double %1136, 0x3F9CFAE9E5F59F45
  %1138 = fadd contract double %1133, %1137
  %1139 = add nsw i64 %1127, %1030
  %1140 = getelementptr inbounds double, ptr %936, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = fmul contract double %1141, 0x3FAB69DB017C8CF9
  %1143 = fadd contract double %1138, %1142
  %1144 = add nsw i64 %1127, %1031
  %1145 = getelementptr inbounds double, ptr %936, i64 %1144
  %1146 = load double, ptr %1145, align 8
  %1147 = fmul contract double %1146, 0x3FAC1EF72FC69469
  %1148 = fsub contract double %1143, %1147
  %1149 = add nsw i64 %1127, %1032
  %1150 = getelementptr inbounds double, ptr %936, i64 %1149
  %1151 = load double, ptr %1150, align 8
  %1152 = fmul contract double %1151, 0x3F1C6710EEF6E153
  %1153 = fsub contract double %1148, %1152
  %1154 = add nsw i64 %1127, %1033
  %1155 = getelementptr inbounds double, ptr %936, i64 %1154
  %1156 = load double, ptr %1155, align 8
  %1157 = fmul contract double %1156, 0x3F39127A52D32320
  %1158 = fadd contract double %1153, %1157
  %1159 = add nsw i64 %1127, %944
  %1160 = getelementptr inbounds double, ptr %936, i64 %1159
  %1161 = load double, ptr %1160, align 8
  %1162 = fmul contract double %1161, 0x3F36500E13E7149B
  %1163 = fsub contract double %1158, %1162
  %1164 = add nsw i64 %1127, %993
  %1165 = getelementptr inbounds double, ptr %936, i64 %1164
  %1166 = load double, ptr %1165, align 8
  %1167 = fmul contract double %1166, 0x3FC21686B20CD989
  %1168 = fadd contract double %1163, %1167
  %1169 = fmul contract double %933, %1168
  %1170 = fadd contract double %1130, %1169
  %1171 = getelementptr inbounds double, ptr %938, i64 %1127
  store double %1170, ptr %1171, align 8
  %1172 = add nsw i64 %1127, 1
  %1173 = icmp eq i64 %1172, %929
  br i1 %1173, label %1082, label %1126

1174:
  %1175 = fmul contract double %933, 0x3FE8E38E38E38E39
  %1176 = fadd contract double %935, %1175
  %1177 = load ptr, ptr %942, align 8
  %1178 = mul nsw i64 %931, 15
  %1179 = getelementptr inbounds double, ptr %936, i64 %1178
  store double %1176, ptr %7, align 8
  %1180 = load ptr, ptr %946, align 8
  %1181 = load i64, ptr %1180, align 8
  %1182 = add nsw i64 %1181, 1
  store i64 %1182, ptr %1180, align 8
  %1183 = load ptr, ptr %950, align 8
  %1184 = icmp eq ptr %1183, null
  br i1 %1184, label %1185, label %1189

1185:
  %1186 = load ptr, ptr %927, align 8
  %1187 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1188 = load ptr, ptr %1187, align 8
  call void %1186(ptr %7, ptr %938, ptr %1177, ptr %1179, ptr %1188)
  br label %1211

1189:
  store double %1176, ptr %6, align 8
  %1190 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 12
  %1191 = load ptr, ptr %1190, align 8
  store double 1.000000e+00, ptr %1191, align 8
  %1192 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 3
  %1193 = load ptr, ptr %1192, align 8
  %1194 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 10
  %1195 = load i64, ptr %1194, align 8
  %1196 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 11
  %1197 = load i64, ptr %1196, align 8
  %1198 = getelementptr inbounds %struct.Code, ptr %927, i64 0, i32 13
  %1199 = load ptr, ptr %1198, align 8
  %1200 = call contract double %1183(ptr %1193, i64 %1195, i64 %1197, ptr %6, ptr %938, ptr %1177, ptr %1179, ptr %1191, ptr %1199)
  %1201 = fcmp contract olt double %1200, 0x7FF0000000000000
  br i1 %1201, label %1211, label %1202

1202:
  %1203 = load double, ptr %7, align 8
  store double %1203, ptr %5, align 8
  %1204 = load ptr, ptr %1190, align 8
  store double 0.000000e+00, ptr %1204, align 8
  %1205 = load ptr, ptr %950, align 8
  %1206 = load ptr, ptr %1192, align 8
  %1207 = load i64, ptr %1194, align 8
  %1208 = load i64, ptr %1196, align 8
  %1209 = load ptr, ptr %1198, align 8
  %1210 = call contract double %1205(ptr %1206, i64 %1207, i64 %1208, ptr %5, ptr %938, ptr %1177, ptr %1179, ptr %1204, ptr %1209)
  br label %1211

1211:
  br i1 %980, label %1212, label %1390

1212:
  %1213 = mul nsw i64 %931, 20
  %1214 = mul nsw i64 %931, 21
  %1215 = mul nsw i64 %931, 22
  %1216 = mul nsw i64 %931, 23
  %1217 = mul nsw i64 %931, 5
  %1218 = mul nsw i64 %931, 6
  %1219 = mul nsw i64 %931, 7
  %1220 = shl nsw i64 %931, 3
  %1221 = mul nsw i64 %931, 9
  %1222 = mul nsw i64 %931, 10
  %1223 = mul nsw i64 %931, 11
  br label %1272

1224:
  %1225 = phi i64 [ 0, %1120 ], [ %1270, %1224 ]
  %1226 = add nsw i64 %1225, %1121
  %1227 = getelementptr inbounds double, ptr %936, i64 %1226
  %1228 = load double, ptr %1227, align 8
  %1229 = getelementptr inbounds double, ptr %936, i64 %1225
  %1230 = load double, ptr %1229, align 8
  %1231 = fmul contract double %1230, 0xBFDB7309792B6015
  %1232 = add nsw i64 %1225, %1122
  %1233 = getelementptr inbounds double, ptr %936, i64 %1232
  %1234 = load double, ptr %1233, align 8
  %1235 = fmul contract double %1234, 0x4012CA5D44AFDC9A
  %1236 = fsub contract double %1231, %1235
  %1237 = add nsw i64 %1225, %1123
  %1238 = getelementptr inbounds double, ptr %936, i64 %1237
  %1239 = load double, ptr %1238, align 8
  %1240 = fmul contract double %1239, 0x401EBBD2C419EDA3
  %1241 = fadd contract double %1236, %1240
  %1242 = add nsw i64 %1225, %1124
  %1243 = getelementptr inbounds double, ptr %936, i64 %1242
  %1244 = load double, ptr %1243, align 8
  %1245 = fmul contract double %1244, 0x401046A54457171C
  %1246 = fadd contract double %1241, %1245
  %1247 = add nsw i64 %1225, %1125
  %1248 = getelementptr inbounds double, ptr %936, i64 %1247
  %1249 = load double, ptr %1248, align 8
  %1250 = fmul contract double %1249, 0x3FD6D49E44EDBA44
  %1251 = fadd contract double %1246, %1250
  %1252 = add nsw i64 %1225, %944
  %1253 = getelementptr inbounds double, ptr %936, i64 %1252
  %1254 = load double, ptr %1253, align 8
  %1255 = fmul contract double %1254, 0x3F56EBEEC24871D4
  %1256 = fsub contract double %1251, %1255
  %1257 = add nsw i64 %1225, %993
  %1258 = getelementptr inbounds double, ptr %936, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = fmul contract double %1259, 0x40079482A23F1996
  %1261 = fadd contract double %1256, %1260
  %1262 = add nsw i64 %1225, %1086
  %1263 = getelementptr inbounds double, ptr %936, i64 %1262
  %1264 = load double, ptr %1263, align 8
  %1265 = fmul contract double %1264, 0x40224D4A6DCA2222
  %1266 = fsub contract double %1261, %1265
  %1267 = fmul contract double %933, %1266
  %1268 = fadd contract double %1228, %1267
  %1269 = getelementptr inbounds double, ptr %938, i64 %1225
  store double %1268, ptr %1269, align 8
  %1270 = add nsw i64 %1225, 1
  %1271 = icmp eq i64 %1270, %929
  br i1 %1271, label %1174, label %1224

1272:
  %1273 = phi i64 [ 0, %1212 ], [ %1320, %1319 ]
  %1274 = add nsw i64 %1273, %940
  %1275 = getelementptr inbounds double, ptr %936, i64 %1274
  %1276 = load double, ptr %1275, align 8
  %1277 = add nsw i64 %1273, %1213
  %1278 = getelementptr inbounds double, ptr %936, i64 %1277
  %1279 = load double, ptr %1278, align 8
  %1280 = fsub contract double %1276, %1279
  %1281 = add nsw i64 %1273, %1214
  %1282 = getelementptr inbounds double, ptr %936, i64 %1281
  store double %1280, ptr %1282, align 8
  %1283 = getelementptr inbounds double, ptr %936, i64 %1273
  %1284 = load double, ptr %1283, align 8
  %1285 = fmul contract double %933, %1284
  %1286 = fsub contract double %1285, %1280
  %1287 = add nsw i64 %1273, %1215
  %1288 = getelementptr inbounds double, ptr %936, i64 %1287
  store double %1286, ptr %1288, align 8
  %1289 = fmul contract double %1280, 2.000000e+00
  %1290 = add nsw i64 %1273, %944
  %1291 = getelementptr inbounds double, ptr %936, i64 %1290
  %1292 = load double, ptr %1291, align 8
  %1293 = load double, ptr %1283, align 8
  %1294 = fadd contract double %1292, %1293
  %1295 = fmul contract double %933, %1294
  %1296 = fsub contract double %1289, %1295
  %1297 = add nsw i64 %1273, %1216
  %1298 = getelementptr inbounds double, ptr %936, i64 %1297
  store double %1296, ptr %1298, align 8
  %1299 = add nsw i64 %1273, %1217
  %1300 = getelementptr inbounds double, ptr %936, i64 %1299
  %1301 = add nsw i64 %1273, %1218
  %1302 = getelementptr inbounds double, ptr %936, i64 %1301
  %1303 = add nsw i64 %1273, %1219
  %1304 = getelementptr inbounds double, ptr %936, i64 %1303
  %1305 = add nsw i64 %1273, %1220
  %1306 = getelementptr inbounds double, ptr %936, i64 %1305
  %1307 = add nsw i64 %1273, %1221
  %1308 = getelementptr inbounds double, ptr %936, i64 %1307
  %1309 = add nsw i64 %1273, %1222
  %1310 = getelementptr inbounds double, ptr %936, i64 %1309
  %1311 = add nsw i64 %1273, %1223
  %1312 = getelementptr inbounds double, ptr %936, i64 %1311
  %1313 = add nsw i64 %1273, %993
  %1314 = getelementptr inbounds double, ptr %936, i64 %1313
  %1315 = add nsw i64 %1273, %1086
  %1316 = getelementptr inbounds double, ptr %936, i64 %1315
  %1317 = add nsw i64 %1273, %1178
  %1318 = getelementptr inbounds double, ptr %936, i64 %1317
  br label %1322

1319:
  %1320 = add nsw i64 %1273, 1
  %1321 = icmp eq i64 %1320, %929
  br i1 %1321, label %1390, label %1272

1322:
  %1323 = phi i64 [ 0, %1272 ], [ %1388, %1322 ]
  %1324 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323
  %1325 = load double, ptr %1324, align 16
  %1326 = load double, ptr %1283, align 8
  %1327 = fmul contract double %1325, %1326
  %1328 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 5
  %1329 = load double, ptr %1328, align 8
  %1330 = load double, ptr %1300, align 8
  %1331 = fmul contract double %1329, %1330
  %1332 = fadd contract double %1327, %1331
  %1333 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 6
  %1334 = load double, ptr %1333, align 16
  %1335 = load double, ptr %1302, align 8
  %1336 = fmul contract double %1334, %1335
  %1337 = fadd contract double %1332, %1336
  %1338 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 7
  %1339 = load double, ptr %1338, align 8
  %1340 = load double, ptr %1304, align 8
  %1341 = fmul contract double %1339, %1340
  %1342 = fadd contract double %1337, %1341
  %1343 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 8
  %1344 = load double, ptr %1343, align 16
  %1345 = load double, ptr %1306, align 8
  %1346 = fmul contract double %1344, %1345
  %1347 = fadd contract double %1342, %1346
  %1348 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 9
  %1349 = load double, ptr %1348, align 8
  %1350 = load double, ptr %1308, align 8
  %1351 = fmul contract double %1349, %1350
  %1352 = fadd contract double %1347, %1351
  %1353 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 10
  %1354 = load double, ptr %1353, align 16
  %1355 = load double, ptr %1310, align 8
  %1356 = fmul contract double %1354, %1355
  %1357 = fadd contract double %1352, %1356
  %1358 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 11
  %1359 = load double, ptr %1358, align 8
  %1360 = load double, ptr %1312, align 8
  %1361 = fmul contract double %1359, %1360
  %1362 = fadd contract double %1357, %1361
  %1363 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 12
  %1364 = load double, ptr %1363, align 16
  %1365 = load double, ptr %1291, align 8
  %1366 = fmul contract double %1364, %1365
  %1367 = fadd contract double %1362, %1366
  %1368 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 13
  %1369 = load double, ptr %1368, align 8
  %1370 = load double, ptr %1314, align 8
  %1371 = fmul contract double %1369, %1370
  %1372 = fadd contract double %1367, %1371
  %1373 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 14
  %1374 = load double, ptr %1373, align 16
  %1375 = load double, ptr %1316, align 8
  %1376 = fmul contract double %1374, %1375
  %1377 = fadd contract double %1372, %1376
  %1378 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1323, i64 15
  %1379 = load double, ptr %1378, align 8
  %1380 = load double, ptr %1318, align 8
  %1381 = fmul contract double %1379, %1380
  %1382 = fadd contract double %1377, %1381
  %1383 = fmul contract double %933, %1382
  %1384 = add nsw i64 %1323, 24
  %1385 = mul nsw i64 %1384, %931
  %1386 = add nsw i64 %1385, %1273
  %1387 = getelementptr inbounds double, ptr %936, i64 %1386
  store double %1383, ptr %1387, align 8
  %1388 = add nsw i64 %1323, 1
  %1389 = icmp eq i64 %1388, 4
  br i1 %1389, label %1319, label %1322

1390:
  %1391 = icmp sgt i64 %52, 0
  br i1 %1391, label %1392, label %1422

1392:
  %1393 = fsub contract double 1.000000e+00, %1
  %1394 = mul nsw i64 %54, 20
  %1395 = shl nsw i64 %54, 4
  br label %1396

1396:
  %1397 = phi i64 [ 0, %1392 ], [ %1405, %1398 ]
  br label %1407

1398:
  %1399 = add nsw i64 %1397, %1394
  %1400 = getelementptr inbounds double, ptr %56, i64 %1399
  %1401 = load double, ptr %1400, align 8
  %1402 = fadd contract double %1419, %1401
  %1403 = add nsw i64 %1397, %1395
  %1404 = getelementptr inbounds double, ptr %56, i64 %1403
  store double %1402, ptr %1404, align 8
  %1405 = add nsw i64 %1397, 1
  %1406 = icmp eq i64 %1405, %52
  br i1 %1406, label %1422, label %1396

1407:
  %1408 = phi i64 [ 6, %1396 ], [ %1420, %1407 ]
  %1409 = phi double [ 0.000000e+00, %1396 ], [ %1419, %1407 ]
  %1410 = add nsw i64 %1408, 21
  %1411 = mul nsw i64 %1410, %54
  %1412 = add nsw i64 %1411, %1397
  %1413 = getelementptr inbounds double, ptr %56, i64 %1412
  %1414 = load double, ptr %1413, align 8
  %1415 = fadd contract double %1409, %1414
  %1416 = and i64 %1408, 1
  %1417 = icmp eq i64 %1416, 0
  %1418 = select contract i1 %1417, double %1, double %1393
  %1419 = fmul contract double %1418, %1415
  %1420 = add nsw i64 %1408, -1
  %1421 = icmp eq i64 %1408, 0
  br i1 %1421, label %1398, label %1407

1422:
  %1423 = load ptr, ptr %0, align 8
  %1424 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %1425 = load double, ptr %1424, align 8
  %1426 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %1427 = load double, ptr %1426, align 8
  %1428 = fmul contract double %1427, %1
  %1429 = fadd contract double %1425, %1428
  %1430 = load ptr, ptr %55, align 8
  %1431 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 7
  %1432 = load i64, ptr %1431, align 8
  %1433 = shl nsw i64 %1432, 4
  %1434 = getelementptr inbounds double, ptr %1430, i64 %1433
  %1435 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %1436 = load ptr, ptr %1435, align 8
  %1437 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %1438 = load ptr, ptr %1437, align 8
  store double %1429, ptr %4, align 8
  %1439 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 14
  %1440 = load ptr, ptr %1439, align 8
  %1441 = getelementptr inbounds i64, ptr %1440, i64 1
  %1442 = load i64, ptr %1441, align 8
  %1443 = add nsw i64 %1442, 1
  store i64 %1443, ptr %1441, align 8
  %1444 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 1
  %1445 = load ptr, ptr %1444, align 8
  %1446 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 13
  %1447 = load ptr, ptr %1446, align 8
  call void %1445(ptr %4, ptr %1434, ptr %1436, ptr %1438, ptr %1447)
  %1448 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 9
  %1449 = load ptr, ptr %1448, align 8
  %1450 = icmp eq ptr %1449, null
  br i1 %1450, label %1509, label %1451

1451:
  %1452 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 5
  %1453 = load i64, ptr %1452, align 8
  %1454 = icmp sgt i64 %1453, 0
  br i1 %1454, label %1458, label %1455

1455:
  %1456 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 4
  %1457 = load i64, ptr %1456, align 8
  br label %1475

1458:
  %1459 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 6
  %1460 = load i64, ptr %1459, align 8
  %1461 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 4
  %1462 = load i64, ptr %1461, align 8
  %1463 = shl nsw i64 %1462, 1
  %1464 = sub i64 %1460, %1453
  br label %1465

1465:
  %1466 = phi i64 [ 0, %1458 ], [ %1470, %1465 ]
  %1467 = add i64 %1464, %1466
  %1468 = getelementptr inbounds double, ptr %1436, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = add nsw i64 %1466, 1
  %1471 = add i64 %1470, %1463
  %1472 = getelementptr inbounds double, ptr %1438, i64 %1471
  %1473 = load double, ptr %1472, align 8
  store double %1473, ptr %1468, align 8
  store double %1469, ptr %1472, align 8
  %1474 = icmp eq i64 %1470, %1453
  br i1 %1474, label %1475, label %1465

1475:
  %1476 = phi i64 [ %1457, %1455 ], [ %1462, %1465 ]
  %1477 = load double, ptr %4, align 8
  %1478 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 4
  %1479 = getelementptr inbounds double, ptr %1438, i64 %1476
  store double %1477, ptr %3, align 8
  %1480 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 12
  %1481 = load ptr, ptr %1480, align 8
  store double 0.000000e+00, ptr %1481, align 8
  %1482 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 3
  %1483 = load ptr, ptr %1482, align 8
  %1484 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 10
  %1485 = load i64, ptr %1484, align 8
  %1486 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 11
  %1487 = load i64, ptr %1486, align 8
  %1488 = load ptr, ptr %1446, align 8
  %1489 = call contract double %1449(ptr %1483, i64 %1485, i64 %1487, ptr %3, ptr %1438, ptr %1436, ptr %1479, ptr %1481, ptr %1488)
  %1490 = load i64, ptr %1478, align 8
  %1491 = shl nsw i64 %1490, 1
  %1492 = getelementptr inbounds double, ptr %1438, i64 %1491
  store double %1489, ptr %1492, align 8
  %1493 = load i64, ptr %1452, align 8
  %1494 = icmp sgt i64 %1493, 0
  br i1 %1494, label %1495, label %1509

1495:
  %1496 = getelementptr inbounds %struct.Code, ptr %1423, i64 0, i32 6
  %1497 = load i64, ptr %1496, align 8
  %1498 = sub i64 %1497, %1493
  br label %1499

1499:
  %1500 = phi i64 [ 0, %1495 ], [ %1504, %1499 ]
  %1501 = add i64 %1498, %1500
  %1502 = getelementptr inbounds double, ptr %1436, i64 %1501
  %1503 = load double, ptr %1502, align 8
  %1504 = add nsw i64 %1500, 1
  %1505 = add i64 %1504, %1491
  %1506 = getelementptr inbounds double, ptr %1438, i64 %1505
  %1507 = load double, ptr %1506, align 8
  store double %1507, ptr %1502, align 8
  store double %1503, ptr %1506, align 8
  %1508 = icmp eq i64 %1504, %1493
  br i1 %1508, label %1509, label %1499

1509:
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
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40, i32 9
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
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
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
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
