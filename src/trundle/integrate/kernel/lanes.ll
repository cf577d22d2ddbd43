; source 76f5c38f08842650e49bc0c5b8216f7933a1c0e14b2ae2ea2f896ef34daf614e
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  br i1 %21, label %1583, label %22

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
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
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
  %70 = phi i64 [ 0, %22 ], [ %1579, %1577 ]
  %71 = phi i32 [ %18, %22 ], [ %1578, %1577 ]
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
  br label %1577

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
  %654 = load i64, ptr %34, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %706, label %656

656:
  %657 = bitcast <4 x double> %142 to <4 x i64>
  %658 = and <4 x i64> %657, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %659 = bitcast <4 x i64> %658 to <4 x double>
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <4 x double>, ptr %660, i64 7
  %662 = load <4 x double>, ptr %661, align 32
  %663 = getelementptr inbounds <4 x double>, ptr %660, i64 8
  %664 = load <4 x double>, ptr %663, align 32
  %665 = fmul contract <4 x double> %664, %659
  %666 = fadd contract <4 x double> %662, %665
  %667 = fmul contract <4 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %668 = load <4 x i64>, ptr %660, align 32
  %669 = and <4 x i64> %668, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %670 = bitcast <4 x i64> %669 to <4 x double>
  %671 = fmul contract <4 x double> %667, %659
  %672 = load double, ptr %35, align 8
  %673 = fdiv contract double 1.000000e-15, %672
  %674 = insertelement <4 x double> poison, double %673, i64 0
  %675 = shufflevector <4 x double> %674, <4 x double> poison, <4 x i32> zeroinitializer
  %676 = load i64, ptr %36, align 8
  %677 = icmp sgt i64 %676, 0
  br i1 %677, label %678, label %696

678:
  %679 = load ptr, ptr %31, align 8
  %680 = load i64, ptr %37, align 8
  br label %681

681:
  %682 = phi i64 [ 0, %678 ], [ %694, %681 ]
  %683 = phi <4 x double> [ zeroinitializer, %678 ], [ %693, %681 ]
  %684 = getelementptr inbounds <4 x double>, ptr %652, i64 %682
  %685 = load <4 x i64>, ptr %684, align 32
  %686 = and <4 x i64> %685, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %687 = bitcast <4 x i64> %686 to <4 x double>
  %688 = add nsw i64 %682, %680
  %689 = getelementptr inbounds <4 x double>, ptr %679, i64 %688
  %690 = load <4 x double>, ptr %689, align 32
  %691 = fdiv contract <4 x double> %687, %690
  %692 = fcmp contract ogt <4 x double> %683, %691
  %693 = select <4 x i1> %692, <4 x double> %683, <4 x double> %691
  %694 = add nsw i64 %682, 1
  %695 = icmp eq i64 %694, %676
  br i1 %695, label %696, label %681

696:
  %697 = phi <4 x double> [ zeroinitializer, %656 ], [ %693, %681 ]
  %698 = fmul contract <4 x double> %662, %670
  %699 = fadd contract <4 x double> %698, %697
  %700 = fmul contract <4 x double> %675, %699
  %701 = fadd contract <4 x double> %671, %700
  %702 = fmul contract <4 x double> %664, %670
  %703 = fadd contract <4 x double> %662, %702
  %704 = fmul contract <4 x double> %675, %703
  %705 = fadd contract <4 x double> %667, %704
  br label %706

706:
  %707 = phi <4 x double> [ %701, %696 ], [ zeroinitializer, %650 ]
  %708 = phi <4 x double> [ %705, %696 ], [ zeroinitializer, %650 ]
  %709 = icmp sgt i64 %653, 0
  br i1 %709, label %710, label %759

710:
  %711 = phi i64 [ %757, %729 ], [ 0, %706 ]
  %712 = load i64, ptr %38, align 8
  %713 = icmp sgt i64 %712, %711
  br i1 %713, label %714, label %729

714:
  %715 = load ptr, ptr %31, align 8
  %716 = load i64, ptr %37, align 8
  %717 = load i64, ptr %36, align 8
  %718 = icmp sgt i64 %717, %711
  br i1 %718, label %722, label %719

719:
  %720 = load i64, ptr %39, align 8
  %721 = sub nsw i64 %711, %720
  br label %722

722:
  %723 = phi <4 x double> [ %707, %714 ], [ %708, %719 ]
  %724 = phi i64 [ %711, %714 ], [ %721, %719 ]
  %725 = add nsw i64 %724, %716
  %726 = getelementptr inbounds <4 x double>, ptr %715, i64 %725
  %727 = load <4 x double>, ptr %726, align 32
  %728 = fmul contract <4 x double> %723, %727
  br label %729

729:
  %730 = phi contract <4 x double> [ %728, %722 ], [ zeroinitializer, %710 ]
  %731 = getelementptr inbounds <4 x double>, ptr %652, i64 %711
  %732 = load <4 x i64>, ptr %731, align 32
  %733 = and <4 x i64> %732, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %734 = bitcast <4 x i64> %733 to <4 x double>
  %735 = getelementptr inbounds <4 x double>, ptr %148, i64 %711
  %736 = load <4 x i64>, ptr %735, align 32
  %737 = and <4 x i64> %736, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %738 = bitcast <4 x i64> %737 to <4 x double>
  %739 = fcmp contract ogt <4 x double> %734, %738
  %740 = select <4 x i1> %739, <4 x i64> %733, <4 x i64> %737
  %741 = bitcast <4 x i64> %740 to <4 x double>
  %742 = load ptr, ptr %40, align 8
  %743 = getelementptr inbounds double, ptr %742, i64 %711
  %744 = load double, ptr %743, align 8
  %745 = insertelement <4 x double> poison, double %744, i64 0
  %746 = shufflevector <4 x double> %745, <4 x double> poison, <4 x i32> zeroinitializer
  %747 = load double, ptr %35, align 8
  %748 = insertelement <4 x double> poison, double %747, i64 0
  %749 = shufflevector <4 x double> %748, <4 x double> poison, <4 x i32> zeroinitializer
  %750 = fadd contract <4 x double> %730, %741
  %751 = fmul contract <4 x double> %749, %750
  %752 = fadd contract <4 x double> %746, %751
  %753 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %752
  %754 = fcmp contract ogt <4 x double> %752, zeroinitializer
  %755 = select <4 x i1> %754, <4 x double> %753, <4 x double> zeroinitializer
  %756 = getelementptr inbounds <4 x double>, ptr %144, i64 %711
  store <4 x double> %755, ptr %756, align 32
  %757 = add nsw i64 %711, 1
  %758 = icmp eq i64 %757, %653
  br i1 %758, label %759, label %710

759:
  %760 = mul nsw i64 %138, 18
  %761 = getelementptr inbounds <4 x double>, ptr %139, i64 %760
  %762 = icmp sgt i64 %138, 0
  br i1 %762, label %769, label %763

763:
  %764 = phi <4 x double> [ zeroinitializer, %759 ], [ %778, %769 ]
  %765 = sitofp i64 %138 to double
  %766 = insertelement <4 x double> poison, double %765, i64 0
  %767 = shufflevector <4 x double> %766, <4 x double> poison, <4 x i32> zeroinitializer
  %768 = fdiv contract <4 x double> %764, %767
  br label %781

769:
  %770 = phi i64 [ %779, %769 ], [ 0, %759 ]
  %771 = phi <4 x double> [ %778, %769 ], [ zeroinitializer, %759 ]
  %772 = getelementptr inbounds <4 x double>, ptr %761, i64 %770
  %773 = load <4 x double>, ptr %772, align 32
  %774 = getelementptr inbounds <4 x double>, ptr %144, i64 %770
  %775 = load <4 x double>, ptr %774, align 32
  %776 = fmul contract <4 x double> %773, %775
  %777 = fmul contract <4 x double> %776, %776
  %778 = fadd contract <4 x double> %771, %777
  %779 = add nsw i64 %770, 1
  %780 = icmp eq i64 %779, %138
  br i1 %780, label %763, label %769

781:
  %782 = phi i32 [ 0, %763 ], [ %787, %781 ]
  %783 = phi <4 x double> [ %768, %763 ], [ %786, %781 ]
  %784 = extractelement <4 x double> %783, i32 %782
  %785 = call contract double @llvm.sqrt.f64(double %784)
  %786 = insertelement <4 x double> %783, double %785, i32 %782
  %787 = add nsw i32 %782, 1
  %788 = icmp eq i32 %787, 4
  br i1 %788, label %789, label %781

789:
  br i1 %762, label %793, label %790

790:
  %791 = phi <4 x double> [ zeroinitializer, %789 ], [ %802, %793 ]
  %792 = fdiv contract <4 x double> %791, %767
  br label %805

793:
  %794 = phi i64 [ %803, %793 ], [ 0, %789 ]
  %795 = phi <4 x double> [ %802, %793 ], [ zeroinitializer, %789 ]
  %796 = getelementptr inbounds <4 x double>, ptr %146, i64 %794
  %797 = load <4 x double>, ptr %796, align 32
  %798 = getelementptr inbounds <4 x double>, ptr %144, i64 %794
  %799 = load <4 x double>, ptr %798, align 32
  %800 = fmul contract <4 x double> %797, %799
  %801 = fmul contract <4 x double> %800, %800
  %802 = fadd contract <4 x double> %795, %801
  %803 = add nsw i64 %794, 1
  %804 = icmp eq i64 %803, %138
  br i1 %804, label %790, label %793

805:
  %806 = phi i32 [ 0, %790 ], [ %811, %805 ]
  %807 = phi <4 x double> [ %792, %790 ], [ %810, %805 ]
  %808 = extractelement <4 x double> %807, i32 %806
  %809 = call contract double @llvm.sqrt.f64(double %808)
  %810 = insertelement <4 x double> %807, double %809, i32 %806
  %811 = add nsw i32 %806, 1
  %812 = icmp eq i32 %811, 4
  br i1 %812, label %813, label %805

813:
  %814 = load ptr, ptr %24, align 8
  br label %822

815:
  %816 = getelementptr inbounds <4 x double>, ptr %75, i64 6
  %817 = load <4 x double>, ptr %816, align 32
  %818 = fadd contract <4 x double> %817, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %818, ptr %816, align 32
  %819 = icmp eq i32 %854, 0
  br i1 %819, label %820, label %857

820:
  %821 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %844, ptr %821, align 32
  br label %1333

822:
  %823 = phi i64 [ 0, %813 ], [ %855, %842 ]
  %824 = phi <4 x double> [ undef, %813 ], [ %844, %842 ]
  %825 = phi i32 [ 0, %813 ], [ %854, %842 ]
  %826 = trunc i64 %823 to i32
  %827 = extractelement <4 x double> %786, i32 %826
  %828 = fcmp contract oeq double %827, 0.000000e+00
  %829 = extractelement <4 x double> %810, i32 %826
  %830 = fcmp contract oeq double %829, 0.000000e+00
  %831 = select i1 %828, i1 %830, i1 false
  br i1 %831, label %842, label %832

832:
  %833 = extractelement <4 x double> %142, i32 %826
  %834 = fmul contract double %833, %827
  %835 = fmul contract double %827, %834
  %836 = fmul contract double %827, %827
  %837 = fmul contract double %829, 1.000000e-02
  %838 = fmul contract double %829, %837
  %839 = fadd contract double %836, %838
  %840 = call contract double @llvm.sqrt.f64(double %839)
  %841 = fdiv contract double %835, %840
  br label %842

842:
  %843 = phi contract double [ %841, %832 ], [ 0.000000e+00, %822 ]
  %844 = insertelement <4 x double> %824, double %843, i32 %826
  %845 = getelementptr inbounds i64, ptr %814, i64 %823
  %846 = load i64, ptr %845, align 8
  %847 = icmp sgt i64 %846, -1
  %848 = fcmp contract ole double %843, 1.000000e+00
  %849 = select i1 %847, i1 %848, i1 false
  %850 = zext i1 %849 to i64
  %851 = add nsw i64 %823, 16
  %852 = getelementptr inbounds i64, ptr %814, i64 %851
  store i64 %850, ptr %852, align 8
  %853 = zext i1 %849 to i32
  %854 = add i32 %825, %853
  %855 = add nsw i64 %823, 1
  %856 = icmp eq i64 %855, 4
  br i1 %856, label %815, label %822

857:
  %858 = load ptr, ptr %41, align 8
  %859 = load ptr, ptr %31, align 8
  %860 = load ptr, ptr %30, align 8
  %861 = load ptr, ptr %33, align 8
  call void %858(ptr %17, ptr %148, ptr %859, ptr %860, ptr %861)
  br i1 %762, label %862, label %865

862:
  %863 = shl i64 %138, 1
  %864 = call i64 @llvm.smax.i64(i64 %863, i64 1)
  br label %1032

865:
  %866 = phi <4 x double> [ zeroinitializer, %857 ], [ %1038, %1032 ]
  %867 = load i64, ptr %28, align 8
  %868 = load ptr, ptr %23, align 8
  %869 = load ptr, ptr %29, align 8
  %870 = mul nsw i64 %867, 17
  %871 = getelementptr inbounds <4 x double>, ptr %869, i64 %870
  %872 = load ptr, ptr %30, align 8
  %873 = mul nsw i64 %867, 19
  %874 = getelementptr inbounds <4 x double>, ptr %869, i64 %873
  %875 = icmp sgt i64 %867, 0
  br i1 %875, label %902, label %876

876:
  %877 = phi <4 x double> [ zeroinitializer, %865 ], [ %891, %882 ]
  %878 = sitofp i64 %867 to double
  %879 = insertelement <4 x double> poison, double %878, i64 0
  %880 = shufflevector <4 x double> %879, <4 x double> poison, <4 x i32> zeroinitializer
  %881 = fdiv contract <4 x double> %877, %880
  br label %894

882:
  %883 = phi i64 [ %892, %882 ], [ 0, %902 ]
  %884 = phi <4 x double> [ %891, %882 ], [ zeroinitializer, %902 ]
  %885 = getelementptr inbounds <4 x double>, ptr %874, i64 %883
  %886 = load <4 x double>, ptr %885, align 32
  %887 = getelementptr inbounds <4 x double>, ptr %144, i64 %883
  %888 = load <4 x double>, ptr %887, align 32
  %889 = fmul contract <4 x double> %886, %888
  %890 = fmul contract <4 x double> %889, %889
  %891 = fadd contract <4 x double> %884, %890
  %892 = add nsw i64 %883, 1
  %893 = icmp eq i64 %892, %867
  br i1 %893, label %876, label %882

894:
  %895 = phi i32 [ 0, %876 ], [ %900, %894 ]
  %896 = phi <4 x double> [ %881, %876 ], [ %899, %894 ]
  %897 = extractelement <4 x double> %896, i32 %895
  %898 = call contract double @llvm.sqrt.f64(double %897)
  %899 = insertelement <4 x double> %896, double %898, i32 %895
  %900 = add nsw i32 %895, 1
  %901 = icmp eq i32 %900, 4
  br i1 %901, label %914, label %894

902:
  %903 = phi i64 [ %910, %902 ], [ 0, %865 ]
  %904 = getelementptr inbounds <4 x double>, ptr %872, i64 %903
  %905 = load <4 x double>, ptr %904, align 32
  %906 = getelementptr inbounds <4 x double>, ptr %871, i64 %903
  %907 = load <4 x double>, ptr %906, align 32
  %908 = fsub contract <4 x double> %905, %907
  %909 = getelementptr inbounds <4 x double>, ptr %874, i64 %903
  store <4 x double> %908, ptr %909, align 32
  %910 = add nsw i64 %903, 1
  %911 = icmp eq i64 %910, %867
  br i1 %911, label %882, label %902

912:
  %913 = fcmp contract ugt double %919, 1.000000e+00
  br i1 %913, label %923, label %1029

914:
  %915 = phi <4 x double> [ %920, %914 ], [ zeroinitializer, %894 ]
  %916 = phi i32 [ %921, %914 ], [ 0, %894 ]
  %917 = extractelement <4 x double> %915, i64 0
  %918 = extractelement <4 x double> %899, i32 %916
  %919 = call contract double @llvm.maxnum.f64(double %917, double %918)
  %920 = insertelement <4 x double> %915, double %919, i64 0
  %921 = add nsw i32 %916, 1
  %922 = icmp eq i32 %921, 4
  br i1 %922, label %912, label %914

923:
  %924 = load i64, ptr %38, align 8
  %925 = icmp eq i64 %924, 0
  br i1 %925, label %1029, label %926

926:
  %927 = load double, ptr %25, align 8
  %928 = insertelement <4 x double> poison, double %927, i64 0
  %929 = shufflevector <4 x double> %928, <4 x double> poison, <4 x i32> zeroinitializer
  %930 = load <4 x double>, ptr %868, align 32
  %931 = fsub contract <4 x double> %929, %930
  %932 = getelementptr inbounds <4 x double>, ptr %868, i64 7
  %933 = load <4 x double>, ptr %932, align 32
  %934 = getelementptr inbounds <4 x double>, ptr %868, i64 8
  %935 = load <4 x double>, ptr %934, align 32
  %936 = fmul contract <4 x double> %935, %931
  %937 = fadd contract <4 x double> %933, %936
  %938 = fmul contract <4 x double> %937, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %939 = fmul contract <4 x double> %931, %938
  %940 = load ptr, ptr %29, align 8
  %941 = mul nsw i64 %867, 20
  %942 = getelementptr inbounds <4 x double>, ptr %940, i64 %941
  %943 = load i64, ptr %36, align 8
  %944 = icmp sgt i64 %943, 0
  br i1 %944, label %945, label %965

945:
  %946 = load ptr, ptr %31, align 8
  %947 = load i64, ptr %37, align 8
  br label %948

948:
  %949 = phi i64 [ 0, %945 ], [ %961, %948 ]
  %950 = phi <4 x double> [ zeroinitializer, %945 ], [ %960, %948 ]
  %951 = getelementptr inbounds <4 x double>, ptr %942, i64 %949
  %952 = load <4 x i64>, ptr %951, align 32
  %953 = and <4 x i64> %952, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %954 = bitcast <4 x i64> %953 to <4 x double>
  %955 = add nsw i64 %949, %947
  %956 = getelementptr inbounds <4 x double>, ptr %946, i64 %955
  %957 = load <4 x double>, ptr %956, align 32
  %958 = fdiv contract <4 x double> %954, %957
  %959 = fcmp contract ogt <4 x double> %950, %958
  %960 = select <4 x i1> %959, <4 x double> %950, <4 x double> %958
  %961 = add nsw i64 %949, 1
  %962 = icmp eq i64 %961, %943
  br i1 %962, label %963, label %948

963:
  %964 = fmul contract <4 x double> %960, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %965

965:
  %966 = phi <4 x double> [ zeroinitializer, %926 ], [ %964, %963 ]
  %967 = fadd contract <4 x double> %939, %966
  br i1 %875, label %991, label %968

968:
  %969 = phi <4 x double> [ zeroinitializer, %965 ], [ %980, %971 ]
  %970 = fdiv contract <4 x double> %969, %880
  br label %983

971:
  %972 = phi i64 [ %981, %971 ], [ 0, %1010 ]
  %973 = phi <4 x double> [ %980, %971 ], [ zeroinitializer, %1010 ]
  %974 = getelementptr inbounds <4 x double>, ptr %874, i64 %972
  %975 = load <4 x double>, ptr %974, align 32
  %976 = getelementptr inbounds <4 x double>, ptr %144, i64 %972
  %977 = load <4 x double>, ptr %976, align 32
  %978 = fmul contract <4 x double> %975, %977
  %979 = fmul contract <4 x double> %978, %978
  %980 = fadd contract <4 x double> %973, %979
  %981 = add nsw i64 %972, 1
  %982 = icmp eq i64 %981, %867
  br i1 %982, label %968, label %971

983:
  %984 = phi i32 [ 0, %968 ], [ %989, %983 ]
  %985 = phi <4 x double> [ %970, %968 ], [ %988, %983 ]
  %986 = extractelement <4 x double> %985, i32 %984
  %987 = call contract double @llvm.sqrt.f64(double %986)
  %988 = insertelement <4 x double> %985, double %987, i32 %984
  %989 = add nsw i32 %984, 1
  %990 = icmp eq i32 %989, 4
  br i1 %990, label %1029, label %983

991:
  %992 = phi i64 [ %1027, %1010 ], [ 0, %965 ]
  %993 = load i64, ptr %38, align 8
  %994 = icmp sgt i64 %993, %992
  br i1 %994, label %995, label %1010

995:
  %996 = load ptr, ptr %31, align 8
  %997 = load i64, ptr %37, align 8
  %998 = load i64, ptr %36, align 8
  %999 = icmp sgt i64 %998, %992
  br i1 %999, label %1003, label %1000

1000:
  %1001 = load i64, ptr %39, align 8
  %1002 = sub nsw i64 %992, %1001
  br label %1003

1003:
  %1004 = phi <4 x double> [ %967, %995 ], [ %938, %1000 ]
  %1005 = phi i64 [ %992, %995 ], [ %1002, %1000 ]
  %1006 = add nsw i64 %1005, %997
  %1007 = getelementptr inbounds <4 x double>, ptr %996, i64 %1006
  %1008 = load <4 x double>, ptr %1007, align 32
  %1009 = fmul contract <4 x double> %1004, %1008
  br label %1010

1010:
  %1011 = phi contract <4 x double> [ %1009, %1003 ], [ zeroinitializer, %991 ]
  %1012 = getelementptr inbounds <4 x double>, ptr %144, i64 %992
  %1013 = load <4 x double>, ptr %1012, align 32
  %1014 = load ptr, ptr %29, align 8
  %1015 = add nsw i64 %992, %941
  %1016 = getelementptr inbounds <4 x double>, ptr %1014, i64 %1015
  %1017 = load <4 x i64>, ptr %1016, align 32
  %1018 = and <4 x i64> %1017, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1019 = bitcast <4 x i64> %1018 to <4 x double>
  %1020 = fmul contract <4 x double> %1019, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1021 = fadd contract <4 x double> %1011, %1020
  %1022 = fmul contract <4 x double> %1013, %1021
  %1023 = fadd contract <4 x double> %1022, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1024 = getelementptr inbounds <4 x double>, ptr %874, i64 %992
  %1025 = load <4 x double>, ptr %1024, align 32
  %1026 = fdiv contract <4 x double> %1025, %1023
  store <4 x double> %1026, ptr %1024, align 32
  %1027 = add nsw i64 %992, 1
  %1028 = icmp eq i64 %1027, %867
  br i1 %1028, label %971, label %991

1029:
  %1030 = phi <4 x double> [ %899, %923 ], [ %899, %912 ], [ %988, %983 ]
  %1031 = load ptr, ptr %24, align 8
  br label %1041

1032:
  %1033 = phi i64 [ %1039, %1032 ], [ 0, %862 ]
  %1034 = phi <4 x double> [ %1038, %1032 ], [ zeroinitializer, %862 ]
  %1035 = getelementptr inbounds <4 x double>, ptr %140, i64 %1033
  %1036 = load <4 x double>, ptr %1035, align 32
  %1037 = fmul contract <4 x double> %1036, zeroinitializer
  %1038 = fadd contract <4 x double> %1034, %1037
  %1039 = add nsw i64 %1033, 1
  %1040 = icmp eq i64 %1039, %864
  br i1 %1040, label %865, label %1032

1041:
  %1042 = phi i64 [ 0, %1029 ], [ %1083, %1080 ]
  %1043 = phi <4 x double> [ %844, %1029 ], [ %1082, %1080 ]
  %1044 = phi i32 [ %854, %1029 ], [ %1081, %1080 ]
  %1045 = add nsw i64 %1042, 16
  %1046 = getelementptr inbounds i64, ptr %1031, i64 %1045
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp eq i64 %1047, 0
  br i1 %1048, label %1080, label %1049

1049:
  %1050 = trunc i64 %1042 to i32
  %1051 = extractelement <4 x double> %866, i32 %1050
  %1052 = fcmp contract une double %1051, 0.000000e+00
  br i1 %1052, label %1053, label %1056

1053:
  %1054 = insertelement <4 x double> %1043, double 0x7FF8000000000000, i32 %1050
  %1055 = extractelement <4 x double> %1030, i32 %1050
  br label %1062

1056:
  %1057 = extractelement <4 x double> %1030, i32 %1050
  %1058 = extractelement <4 x double> %1043, i32 %1050
  %1059 = fcmp contract ogt double %1057, %1058
  br i1 %1059, label %1060, label %1062

1060:
  %1061 = insertelement <4 x double> %1043, double %1057, i32 %1050
  br label %1062

1062:
  %1063 = phi double [ %1057, %1056 ], [ %1057, %1060 ], [ %1055, %1053 ]
  %1064 = phi <4 x double> [ %1043, %1056 ], [ %1061, %1060 ], [ %1054, %1053 ]
  %1065 = extractelement <4 x double> %1064, i32 %1050
  %1066 = fcmp contract ole double %1065, 1.000000e+00
  %1067 = zext i1 %1066 to i64
  store i64 %1067, ptr %1046, align 8
  %1068 = fcmp contract ogt double %1063, 1.000000e+00
  %1069 = add nsw i64 %1042, 20
  br i1 %1068, label %1070, label %1074

1070:
  %1071 = getelementptr inbounds i64, ptr %1031, i64 %1069
  %1072 = load i64, ptr %1071, align 8
  %1073 = add nsw i64 %1072, 1
  br label %1074

1074:
  %1075 = phi i64 [ %1073, %1070 ], [ 0, %1062 ]
  %1076 = getelementptr inbounds i64, ptr %1031, i64 %1069
  store i64 %1075, ptr %1076, align 8
  %1077 = xor i1 %1066, true
  %1078 = sext i1 %1077 to i32
  %1079 = add i32 %1044, %1078
  br label %1080

1080:
  %1081 = phi i32 [ %1079, %1074 ], [ %1044, %1041 ]
  %1082 = phi <4 x double> [ %1064, %1074 ], [ %1043, %1041 ]
  %1083 = add nsw i64 %1042, 1
  %1084 = icmp eq i64 %1083, 4
  br i1 %1084, label %1085, label %1041

1085:
  %1086 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %1082, ptr %1086, align 32
  %1087 = icmp eq i32 %1081, 0
  br i1 %1087, label %1333, label %1088

1088:
  %1089 = load i64, ptr %42, align 8
  %1090 = icmp eq i64 %1089, 0
  br i1 %1090, label %1333, label %1091

1091:
  %1092 = load i64, ptr %28, align 8
  %1093 = load ptr, ptr %29, align 8
  %1094 = load ptr, ptr %30, align 8
  %1095 = load ptr, ptr %43, align 8
  %1096 = load ptr, ptr %23, align 8
  %1097 = getelementptr inbounds <4 x double>, ptr %1096, i64 2
  %1098 = load <4 x double>, ptr %1097, align 32
  store <4 x double> %1098, ptr %3, align 32
  %1099 = getelementptr inbounds <4 x double>, ptr %1096, i64 3
  %1100 = load <4 x double>, ptr %1099, align 32
  %1101 = icmp sgt i64 %1089, 0
  br i1 %1101, label %1102, label %1104

1102:
  %1103 = load ptr, ptr %44, align 8
  br label %1121

1104:
  %1105 = phi i32 [ 0, %1091 ], [ %1128, %1121 ]
  %1106 = load ptr, ptr %45, align 8
  %1107 = load ptr, ptr %31, align 8
  %1108 = load ptr, ptr %46, align 8
  %1109 = load ptr, ptr %33, align 8
  call void %1106(ptr %3, ptr %1094, ptr %1107, ptr %1108, ptr %1109)
  %1110 = icmp eq i32 %1105, 0
  br i1 %1110, label %1173, label %1111

1111:
  %1112 = icmp sgt i64 %1092, 0
  br i1 %1112, label %1115, label %1113

1113:
  %1114 = fmul contract <4 x double> %1100, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1131

1115:
  %1116 = mul nsw i64 %1092, 20
  %1117 = fcmp contract ogt <4 x double> %1100, zeroinitializer
  %1118 = select <4 x i1> %1117, <4 x double> %1100, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1119 = fmul contract <4 x double> %1100, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1120 = fmul contract <4 x double> %1100, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1140

1121:
  %1122 = phi i32 [ 0, %1102 ], [ %1128, %1121 ]
  %1123 = phi i64 [ 0, %1102 ], [ %1129, %1121 ]
  %1124 = getelementptr inbounds i64, ptr %1103, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = icmp ne i64 %1125, 0
  %1127 = zext i1 %1126 to i32
  %1128 = or i32 %1122, %1127
  %1129 = add nsw i64 %1123, 1
  %1130 = icmp eq i64 %1129, %1089
  br i1 %1130, label %1104, label %1121

1131:
  %1132 = phi <4 x double> [ %1114, %1113 ], [ %1119, %1140 ]
  %1133 = load <4 x double>, ptr %1096, align 32
  %1134 = fadd contract <4 x double> %1132, %1133
  store <4 x double> %1134, ptr %4, align 32
  %1135 = load ptr, ptr %45, align 8
  %1136 = load ptr, ptr %43, align 8
  %1137 = load ptr, ptr %31, align 8
  %1138 = load ptr, ptr %47, align 8
  %1139 = load ptr, ptr %33, align 8
  call void %1135(ptr %4, ptr %1136, ptr %1137, ptr %1138, ptr %1139)
  br label %1173

1140:
  %1141 = phi i64 [ 0, %1115 ], [ %1171, %1140 ]
  %1142 = add nsw i64 %1141, %1116
  %1143 = getelementptr inbounds <4 x double>, ptr %1093, i64 %1142
  %1144 = load <4 x double>, ptr %1143, align 32
  %1145 = getelementptr inbounds <4 x double>, ptr %1093, i64 %1141
  %1146 = load <4 x double>, ptr %1145, align 32
  %1147 = getelementptr inbounds <4 x double>, ptr %1094, i64 %1141
  %1148 = load <4 x double>, ptr %1147, align 32
  %1149 = fsub contract <4 x double> %1148, %1144
  %1150 = fmul contract <4 x double> %1144, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1151 = fmul contract <4 x double> %1119, %1146
  %1152 = fadd contract <4 x double> %1150, %1151
  %1153 = fmul contract <4 x double> %1152, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1154 = fmul contract <4 x double> %1148, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1155 = add nsw i64 %1141, %1092
  %1156 = getelementptr inbounds <4 x double>, ptr %1094, i64 %1155
  %1157 = load <4 x double>, ptr %1156, align 32
  %1158 = fmul contract <4 x double> %1120, %1157
  %1159 = fsub contract <4 x double> %1154, %1158
  %1160 = fmul contract <4 x double> %1159, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1161 = fadd contract <4 x double> %1153, %1160
  %1162 = getelementptr inbounds <4 x double>, ptr %1095, i64 %1141
  store <4 x double> %1161, ptr %1162, align 32
  %1163 = fmul contract <4 x double> %1149, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1164 = fdiv contract <4 x double> %1163, %1118
  %1165 = fmul contract <4 x double> %1146, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1166 = fsub contract <4 x double> %1164, %1165
  %1167 = load <4 x double>, ptr %1156, align 32
  %1168 = fmul contract <4 x double> %1167, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1169 = fsub contract <4 x double> %1166, %1168
  %1170 = getelementptr inbounds <4 x double>, ptr %1095, i64 %1155
  store <4 x double> %1169, ptr %1170, align 32
  %1171 = add nsw i64 %1141, 1
  %1172 = icmp eq i64 %1171, %1092
  br i1 %1172, label %1131, label %1140

1173:
  %1174 = shl i64 %1092, 2
  %1175 = icmp sgt i64 %1092, 0
  %1176 = mul nsw i64 %1092, 17
  %1177 = getelementptr inbounds <4 x double>, ptr %1093, i64 %1176
  %1178 = mul nsw i64 %1092, 20
  %1179 = getelementptr inbounds <4 x double>, ptr %1093, i64 %1178
  %1180 = shl nsw i64 %1092, 1
  %1181 = or i64 %1180, 1
  %1182 = shl i64 %1089, 1
  %1183 = call i64 @llvm.smax.i64(i64 %1182, i64 1)
  br label %1184

1184:
  %1185 = phi i64 [ 0, %1173 ], [ %1330, %1329 ]
  %1186 = load ptr, ptr %24, align 8
  %1187 = trunc i64 %1185 to i32
  %1188 = and i64 %1185, 4294967279
  %1189 = or i64 %1188, 16
  %1190 = getelementptr inbounds i64, ptr %1186, i64 %1189
  %1191 = load i64, ptr %1190, align 8
  %1192 = icmp eq i64 %1191, 0
  br i1 %1192, label %1329, label %1193

1193:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1187)
  %1194 = load ptr, ptr %49, align 8
  %1195 = getelementptr inbounds i64, ptr %1194, i64 1
  %1196 = load i64, ptr %1195, align 8
  %1197 = load i64, ptr %50, align 8
  %1198 = icmp slt i64 %1196, %1197
  br i1 %1198, label %1199, label %1205

1199:
  %1200 = load ptr, ptr %51, align 8
  %1201 = getelementptr inbounds double, ptr %1200, i64 %1196
  %1202 = load double, ptr %1201, align 8
  %1203 = load double, ptr %52, align 8
  %1204 = fcmp contract ugt double %1202, %1203
  br i1 %1204, label %1205, label %1209

1205:
  %1206 = load double, ptr %53, align 8
  %1207 = call fastcc i32 @suspicious(ptr %48, i64 %1089, double %1206)
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1289, label %1209

1209:
  %1210 = load ptr, ptr %29, align 8
  %1211 = load ptr, ptr %54, align 8
  %1212 = load i64, ptr %55, align 8
  br label %1266

1213:
  %1214 = mul nsw i64 %1212, 17
  %1215 = getelementptr inbounds double, ptr %1211, i64 %1214
  br label %1216

1216:
  %1217 = phi i64 [ %1223, %1216 ], [ 0, %1213 ]
  %1218 = shl nsw i64 %1217, 2
  %1219 = add nsw i64 %1218, %1185
  %1220 = getelementptr inbounds double, ptr %1177, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = getelementptr inbounds double, ptr %1215, i64 %1217
  store double %1221, ptr %1222, align 8
  %1223 = add nsw i64 %1217, 1
  %1224 = icmp eq i64 %1223, %1092
  br i1 %1224, label %1225, label %1216

1225:
  %1226 = mul nsw i64 %1212, 20
  %1227 = getelementptr inbounds double, ptr %1211, i64 %1226
  br label %1228

1228:
  %1229 = phi i64 [ 0, %1225 ], [ %1235, %1228 ]
  %1230 = shl nsw i64 %1229, 2
  %1231 = add nsw i64 %1230, %1185
  %1232 = getelementptr inbounds double, ptr %1179, i64 %1231
  %1233 = load double, ptr %1232, align 8
  %1234 = getelementptr inbounds double, ptr %1227, i64 %1229
  store double %1233, ptr %1234, align 8
  %1235 = add nsw i64 %1229, 1
  %1236 = icmp eq i64 %1235, %1092
  br i1 %1236, label %1237, label %1228

1237:
  %1238 = load ptr, ptr %30, align 8
  %1239 = load i64, ptr %56, align 8
  %1240 = add nsw i64 %1239, %1181
  %1241 = load ptr, ptr %57, align 8
  %1242 = icmp sgt i64 %1240, 0
  br i1 %1242, label %1243, label %1252

1243:
  %1244 = phi i64 [ %1250, %1243 ], [ 0, %1237 ]
  %1245 = shl nsw i64 %1244, 2
  %1246 = add nsw i64 %1245, %1185
  %1247 = getelementptr inbounds double, ptr %1238, i64 %1246
  %1248 = load double, ptr %1247, align 8
  %1249 = getelementptr inbounds double, ptr %1241, i64 %1244
  store double %1248, ptr %1249, align 8
  %1250 = add nsw i64 %1244, 1
  %1251 = icmp eq i64 %1250, %1240
  br i1 %1251, label %1252, label %1243

1252:
  %1253 = load ptr, ptr %31, align 8
  %1254 = load i64, ptr %58, align 8
  %1255 = load ptr, ptr %59, align 8
  %1256 = icmp sgt i64 %1254, 0
  br i1 %1256, label %1257, label %1289

1257:
  %1258 = phi i64 [ %1264, %1257 ], [ 0, %1252 ]
  %1259 = shl nsw i64 %1258, 2
  %1260 = add nsw i64 %1259, %1185
  %1261 = getelementptr inbounds double, ptr %1253, i64 %1260
  %1262 = load double, ptr %1261, align 8
  %1263 = getelementptr inbounds double, ptr %1255, i64 %1258
  store double %1262, ptr %1263, align 8
  %1264 = add nsw i64 %1258, 1
  %1265 = icmp eq i64 %1264, %1254
  br i1 %1265, label %1289, label %1257

1266:
  %1267 = phi i64 [ 0, %1209 ], [ %1288, %1287 ]
  %1268 = mul i64 %1174, %1267
  %1269 = getelementptr inbounds double, ptr %1210, i64 %1268
  %1270 = mul nsw i64 %1267, %1212
  %1271 = getelementptr inbounds double, ptr %1211, i64 %1270
  br i1 %1175, label %1272, label %1284

1272:
  %1273 = phi i64 [ %1279, %1272 ], [ 0, %1266 ]
  %1274 = shl nsw i64 %1273, 2
  %1275 = add nsw i64 %1274, %1185
  %1276 = getelementptr inbounds double, ptr %1269, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = getelementptr inbounds double, ptr %1271, i64 %1273
  store double %1277, ptr %1278, align 8
  %1279 = add nsw i64 %1273, 1
  %1280 = icmp eq i64 %1279, %1092
  br i1 %1280, label %1281, label %1272

1281:
  %1282 = add nsw i64 %1267, 1
  %1283 = icmp eq i64 %1282, 12
  br i1 %1283, label %1213, label %1287

1284:
  %1285 = add nsw i64 %1267, 1
  %1286 = icmp eq i64 %1285, 12
  br i1 %1286, label %1237, label %1287

1287:
  %1288 = phi i64 [ %1282, %1281 ], [ %1285, %1284 ]
  br label %1266

1289:
  %1290 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1291 = fcmp contract olt double %1290, 1.000000e+00
  br i1 %1291, label %1292, label %1314

1292:
  %1293 = load double, ptr %60, align 8
  %1294 = load double, ptr %53, align 8
  %1295 = fmul contract double %1290, %1294
  %1296 = fadd contract double %1293, %1295
  %1297 = load <4 x double>, ptr %1097, align 32
  %1298 = insertelement <4 x double> %1297, double %1296, i32 %1187
  store <4 x double> %1298, ptr %1097, align 32
  %1299 = load i64, ptr %56, align 8
  %1300 = add nsw i64 %1299, %1181
  %1301 = icmp sgt i64 %1300, 0
  br i1 %1301, label %1302, label %1314

1302:
  %1303 = load ptr, ptr %61, align 8
  %1304 = load ptr, ptr %30, align 8
  br label %1305

1305:
  %1306 = phi i64 [ 0, %1302 ], [ %1312, %1305 ]
  %1307 = getelementptr inbounds double, ptr %1303, i64 %1306
  %1308 = load double, ptr %1307, align 8
  %1309 = shl nsw i64 %1306, 2
  %1310 = add nsw i64 %1309, %1185
  %1311 = getelementptr inbounds double, ptr %1304, i64 %1310
  store double %1308, ptr %1311, align 8
  %1312 = add nsw i64 %1306, 1
  %1313 = icmp eq i64 %1312, %1300
  br i1 %1313, label %1314, label %1305

1314:
  br i1 %1101, label %1315, label %1318

1315:
  %1316 = load ptr, ptr %62, align 8
  %1317 = load ptr, ptr %63, align 8
  br label %1320

1318:
  %1319 = load ptr, ptr %49, align 8
  store i64 0, ptr %1319, align 8
  br label %1329

1320:
  %1321 = phi i64 [ 0, %1315 ], [ %1327, %1320 ]
  %1322 = getelementptr inbounds double, ptr %1316, i64 %1321
  %1323 = load double, ptr %1322, align 8
  %1324 = shl nsw i64 %1321, 2
  %1325 = add nsw i64 %1324, %1185
  %1326 = getelementptr inbounds double, ptr %1317, i64 %1325
  store double %1323, ptr %1326, align 8
  %1327 = add nsw i64 %1321, 1
  %1328 = icmp eq i64 %1327, %1183
  br i1 %1328, label %1318, label %1320

1329:
  %1330 = add nsw i64 %1185, 1
  %1331 = icmp eq i64 %1330, 4
  br i1 %1331, label %1332, label %1184

1332:
  br label %1333

1333:
  %1334 = load i64, ptr %28, align 8
  %1335 = load ptr, ptr %29, align 8
  %1336 = load ptr, ptr %30, align 8
  %1337 = load ptr, ptr %24, align 8
  %1338 = getelementptr inbounds i64, ptr %1337, i64 16
  %1339 = load <4 x i64>, ptr %1338, align 32
  %1340 = icmp ne <4 x i64> %1339, zeroinitializer
  %1341 = sext <4 x i1> %1340 to <4 x i64>
  %1342 = icmp sgt i64 %1334, 0
  %1343 = mul nsw i64 %1334, 20
  br i1 %1342, label %1344, label %1356

1344:
  %1345 = phi i64 [ %1354, %1344 ], [ 0, %1333 ]
  %1346 = getelementptr inbounds <4 x double>, ptr %1336, i64 %1345
  %1347 = load <4 x i64>, ptr %1346, align 32
  %1348 = and <4 x i64> %1347, %1341
  %1349 = add nsw i64 %1345, %1343
  %1350 = getelementptr inbounds <4 x double>, ptr %1335, i64 %1349
  %1351 = load <4 x i64>, ptr %1350, align 32
  %1352 = select <4 x i1> %1340, <4 x i64> zeroinitializer, <4 x i64> %1351
  %1353 = or <4 x i64> %1352, %1348
  store <4 x i64> %1353, ptr %1350, align 32
  %1354 = add nsw i64 %1345, 1
  %1355 = icmp eq i64 %1354, %1334
  br i1 %1355, label %1410, label %1344

1356:
  %1357 = getelementptr inbounds <4 x double>, ptr %1335, i64 %1343
  %1358 = load i64, ptr %36, align 8
  %1359 = load i64, ptr %38, align 8
  %1360 = icmp slt i64 %1358, %1359
  br i1 %1360, label %1361, label %1406

1361:
  %1362 = load ptr, ptr %31, align 8
  %1363 = load i64, ptr %37, align 8
  br label %1364

1364:
  %1365 = phi i64 [ %1358, %1361 ], [ %1383, %1375 ]
  %1366 = phi <4 x double> [ zeroinitializer, %1361 ], [ %1382, %1375 ]
  %1367 = getelementptr inbounds <4 x double>, ptr %1357, i64 %1365
  %1368 = load <4 x i64>, ptr %1367, align 32
  %1369 = and <4 x i64> %1368, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1370 = bitcast <4 x i64> %1369 to <4 x double>
  %1371 = icmp sgt i64 %1358, %1365
  br i1 %1371, label %1375, label %1372

1372:
  %1373 = load i64, ptr %39, align 8
  %1374 = sub nsw i64 %1365, %1373
  br label %1375

1375:
  %1376 = phi i64 [ %1374, %1372 ], [ %1365, %1364 ]
  %1377 = add nsw i64 %1376, %1363
  %1378 = getelementptr inbounds <4 x double>, ptr %1362, i64 %1377
  %1379 = load <4 x double>, ptr %1378, align 32
  %1380 = fdiv contract <4 x double> %1370, %1379
  %1381 = fcmp contract ogt <4 x double> %1366, %1380
  %1382 = select <4 x i1> %1381, <4 x double> %1366, <4 x double> %1380
  %1383 = add nsw i64 %1365, 1
  %1384 = icmp eq i64 %1383, %1359
  br i1 %1384, label %1385, label %1364

1385:
  %1386 = phi i64 [ %1404, %1396 ], [ %1358, %1375 ]
  %1387 = phi <4 x double> [ %1403, %1396 ], [ zeroinitializer, %1375 ]
  %1388 = getelementptr inbounds <4 x double>, ptr %1335, i64 %1386
  %1389 = load <4 x i64>, ptr %1388, align 32
  %1390 = and <4 x i64> %1389, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1391 = bitcast <4 x i64> %1390 to <4 x double>
  %1392 = icmp sgt i64 %1358, %1386
  br i1 %1392, label %1396, label %1393

1393:
  %1394 = load i64, ptr %39, align 8
  %1395 = sub nsw i64 %1386, %1394
  br label %1396

1396:
  %1397 = phi i64 [ %1395, %1393 ], [ %1386, %1385 ]
  %1398 = add nsw i64 %1397, %1363
  %1399 = getelementptr inbounds <4 x double>, ptr %1362, i64 %1398
  %1400 = load <4 x double>, ptr %1399, align 32
  %1401 = fdiv contract <4 x double> %1391, %1400
  %1402 = fcmp contract ogt <4 x double> %1387, %1401
  %1403 = select <4 x i1> %1402, <4 x double> %1387, <4 x double> %1401
  %1404 = add nsw i64 %1386, 1
  %1405 = icmp eq i64 %1404, %1359
  br i1 %1405, label %1406, label %1385

1406:
  %1407 = phi <4 x double> [ zeroinitializer, %1356 ], [ %1382, %1396 ]
  %1408 = phi <4 x double> [ zeroinitializer, %1356 ], [ %1403, %1396 ]
  %1409 = shl nsw i64 %1334, 3
  br label %1422

1410:
  %1411 = phi i64 [ %1420, %1410 ], [ 0, %1344 ]
  %1412 = add nsw i64 %1411, %1334
  %1413 = getelementptr inbounds <4 x double>, ptr %1336, i64 %1412
  %1414 = load <4 x i64>, ptr %1413, align 32
  %1415 = and <4 x i64> %1414, %1341
  %1416 = getelementptr inbounds <4 x double>, ptr %1335, i64 %1411
  %1417 = load <4 x i64>, ptr %1416, align 32
  %1418 = select <4 x i1> %1340, <4 x i64> zeroinitializer, <4 x i64> %1417
  %1419 = or <4 x i64> %1418, %1415
  store <4 x i64> %1419, ptr %1416, align 32
  %1420 = add nsw i64 %1411, 1
  %1421 = icmp eq i64 %1420, %1334
  br i1 %1421, label %1356, label %1410

1422:
  %1423 = phi i64 [ 0, %1406 ], [ %1575, %1574 ]
  %1424 = load ptr, ptr %23, align 8
  %1425 = getelementptr inbounds double, ptr %1424, i64 %1423
  %1426 = load ptr, ptr %24, align 8
  %1427 = getelementptr inbounds i64, ptr %1426, i64 %1423
  %1428 = load i64, ptr %1427, align 8
  %1429 = icmp slt i64 %1428, 0
  br i1 %1429, label %1574, label %1430

1430:
  %1431 = getelementptr inbounds double, ptr %1425, i64 12
  %1432 = load double, ptr %1431, align 8
  %1433 = getelementptr inbounds double, ptr %1425, i64 16
  %1434 = load double, ptr %1433, align 8
  %1435 = getelementptr inbounds i64, ptr %1427, i64 16
  %1436 = load i64, ptr %1435, align 8
  %1437 = icmp eq i64 %1436, 0
  br i1 %1437, label %1438, label %1460

1438:
  %1439 = getelementptr inbounds i64, ptr %1427, i64 12
  store i64 1, ptr %1439, align 8
  %1440 = fcmp contract olt double %1434, 0x7FF0000000000000
  br i1 %1440, label %1441, label %1454

1441:
  %1442 = fcmp contract oeq double %1434, 0.000000e+00
  br i1 %1442, label %1450, label %1443

1443:
  %1444 = call contract double @llvm.sqrt.f64(double %1434)
  %1445 = call contract double @llvm.sqrt.f64(double %1444)
  %1446 = call contract double @llvm.sqrt.f64(double %1445)
  %1447 = fdiv contract double 8.500000e-01, %1446
  %1448 = call contract double @llvm.maxnum.f64(double %1447, double 0x3FD5555555555555)
  %1449 = call contract double @llvm.minnum.f64(double %1448, double 6.000000e+00)
  br label %1450

1450:
  %1451 = phi double [ %1449, %1443 ], [ 6.000000e+00, %1441 ]
  %1452 = fmul contract double %1432, %1451
  %1453 = getelementptr inbounds double, ptr %1425, i64 4
  store double %1452, ptr %1453, align 8
  br label %1574

1454:
  %1455 = fmul contract double %1432, 1.000000e-01
  %1456 = getelementptr inbounds double, ptr %1425, i64 4
  store double %1455, ptr %1456, align 8
  %1457 = getelementptr inbounds i64, ptr %1427, i64 8
  %1458 = load i64, ptr %1457, align 8
  %1459 = add nsw i64 %1458, 1
  store i64 %1459, ptr %1457, align 8
  br label %1574

1460:
  %1461 = fcmp contract oeq double %1434, 0.000000e+00
  br i1 %1461, label %1469, label %1462

1462:
  %1463 = call contract double @llvm.sqrt.f64(double %1434)
  %1464 = call contract double @llvm.sqrt.f64(double %1463)
  %1465 = call contract double @llvm.sqrt.f64(double %1464)
  %1466 = fdiv contract double 8.500000e-01, %1465
  %1467 = call contract double @llvm.maxnum.f64(double %1466, double 0x3FD5555555555555)
  %1468 = call contract double @llvm.minnum.f64(double %1467, double 6.000000e+00)
  br label %1469

1469:
  %1470 = phi double [ %1468, %1462 ], [ 6.000000e+00, %1460 ]
  %1471 = getelementptr inbounds i64, ptr %1427, i64 12
  %1472 = load i64, ptr %1471, align 8
  %1473 = icmp eq i64 %1472, 0
  %1474 = call contract double @llvm.minnum.f64(double %1470, double 1.000000e+00)
  %1475 = select i1 %1473, double %1470, double %1474
  %1476 = getelementptr inbounds double, ptr %1425, i64 8
  %1477 = load double, ptr %1476, align 8
  %1478 = load double, ptr %25, align 8
  %1479 = fcmp contract oeq double %1477, %1478
  br i1 %1479, label %1480, label %1483

1480:
  %1481 = getelementptr inbounds double, ptr %1425, i64 4
  %1482 = load double, ptr %1481, align 8
  br label %1483

1483:
  %1484 = phi contract double [ %1482, %1480 ], [ 0.000000e+00, %1469 ]
  %1485 = fmul contract double %1432, %1475
  %1486 = call contract double @llvm.maxnum.f64(double %1485, double %1484)
  %1487 = getelementptr inbounds double, ptr %1425, i64 4
  store double %1486, ptr %1487, align 8
  %1488 = getelementptr inbounds i64, ptr %1427, i64 20
  store i64 0, ptr %1488, align 8
  %1489 = getelementptr inbounds i64, ptr %1427, i64 8
  store i64 0, ptr %1489, align 8
  store i64 0, ptr %1471, align 8
  %1490 = getelementptr inbounds i64, ptr %1427, i64 4
  %1491 = load i64, ptr %1490, align 8
  %1492 = add nsw i64 %1491, 1
  store i64 %1492, ptr %1490, align 8
  %1493 = getelementptr inbounds double, ptr %1425, i64 24
  %1494 = load double, ptr %1493, align 8
  %1495 = fadd contract double %1494, 1.000000e+00
  store double %1495, ptr %1493, align 8
  store double %1477, ptr %1425, align 8
  %1496 = trunc i64 %1423 to i32
  %1497 = extractelement <4 x double> %1407, i32 %1496
  %1498 = getelementptr inbounds double, ptr %1425, i64 28
  store double %1497, ptr %1498, align 8
  %1499 = load i64, ptr %38, align 8
  %1500 = icmp eq i64 %1499, 0
  br i1 %1500, label %1513, label %1501

1501:
  %1502 = extractelement <4 x double> %1408, i32 %1496
  %1503 = load ptr, ptr %31, align 8
  %1504 = load i64, ptr %37, align 8
  %1505 = add nsw i64 %1504, %1499
  %1506 = load i64, ptr %39, align 8
  %1507 = sub i64 %1505, %1506
  %1508 = shl nsw i64 %1507, 2
  %1509 = or i64 %1508, %1423
  %1510 = getelementptr inbounds double, ptr %1503, i64 %1509
  %1511 = load double, ptr %1510, align 8
  %1512 = fadd contract double %1502, %1511
  br label %1513

1513:
  %1514 = phi contract double [ %1512, %1501 ], [ 0.000000e+00, %1483 ]
  %1515 = getelementptr inbounds double, ptr %1425, i64 32
  store double %1514, ptr %1515, align 8
  %1516 = load i64, ptr %64, align 8
  %1517 = icmp sgt i64 %1516, 0
  br i1 %1517, label %1520, label %1518

1518:
  %1519 = load ptr, ptr %30, align 8
  br label %1541

1520:
  %1521 = load i64, ptr %65, align 8
  %1522 = load i64, ptr %28, align 8
  %1523 = load ptr, ptr %30, align 8
  %1524 = shl nsw i64 %1522, 1
  %1525 = or i64 %1524, 1
  %1526 = load ptr, ptr %31, align 8
  %1527 = sub i64 %1521, %1516
  br label %1528

1528:
  %1529 = phi i64 [ 0, %1520 ], [ %1539, %1528 ]
  %1530 = add nsw i64 %1525, %1529
  %1531 = shl nsw i64 %1530, 2
  %1532 = add nsw i64 %1531, %1423
  %1533 = getelementptr inbounds double, ptr %1523, i64 %1532
  %1534 = load double, ptr %1533, align 8
  %1535 = add nsw i64 %1527, %1529
  %1536 = shl nsw i64 %1535, 2
  %1537 = add nsw i64 %1536, %1423
  %1538 = getelementptr inbounds double, ptr %1526, i64 %1537
  store double %1534, ptr %1538, align 8
  %1539 = add nsw i64 %1529, 1
  %1540 = icmp eq i64 %1539, %1516
  br i1 %1540, label %1541, label %1528

1541:
  %1542 = phi ptr [ %1519, %1518 ], [ %1523, %1528 ]
  %1543 = or i64 %1423, %1409
  %1544 = getelementptr inbounds double, ptr %1542, i64 %1543
  %1545 = load double, ptr %1544, align 8
  %1546 = getelementptr inbounds double, ptr %1425, i64 20
  %1547 = load double, ptr %1546, align 8
  %1548 = fcmp contract ogt double %1545, %1547
  %1549 = fcmp contract uno double %1545, 0.000000e+00
  %1550 = or i1 %1549, %1548
  %1551 = select contract i1 %1550, double %1545, double %1547
  store double %1551, ptr %1546, align 8
  %1552 = load double, ptr %66, align 8
  %1553 = fcmp contract ugt double %1545, %1552
  %1554 = load i64, ptr %42, align 8
  %1555 = icmp eq i64 %1554, 0
  br i1 %1555, label %1571, label %1556

1556:
  %1557 = load ptr, ptr %67, align 8
  %1558 = mul nsw i64 %1423, 5
  %1559 = add nsw i64 %1558, 2
  %1560 = getelementptr inbounds i64, ptr %1557, i64 %1559
  %1561 = load i64, ptr %1560, align 8
  %1562 = icmp sgt i64 %1561, -1
  br i1 %1562, label %1563, label %1571

1563:
  %1564 = load ptr, ptr %68, align 8
  %1565 = shl nsw i64 %1561, 2
  %1566 = getelementptr inbounds i64, ptr %1564, i64 %1565
  %1567 = load i64, ptr %1566, align 8
  %1568 = icmp eq i64 %1567, 8
  %1569 = add nsw i64 %1561, 8
  %1570 = select i1 %1568, i64 %1569, i64 5
  br label %1572

1571:
  br i1 %1553, label %1572, label %1574

1572:
  %1573 = phi i64 [ %1570, %1563 ], [ 4, %1571 ]
  call fastcc void @release_4(ptr %0, i32 %1496, i64 %1573)
  br label %1574

1574:
  %1575 = add nsw i64 %1423, 1
  %1576 = icmp eq i64 %1575, 4
  br i1 %1576, label %1577, label %1422

1577:
  %1578 = phi i32 [ %136, %135 ], [ %71, %1574 ]
  %1579 = add nsw i64 %70, 1
  %1580 = icmp sge i64 %1579, %1
  %1581 = icmp eq i32 %1578, 0
  %1582 = select i1 %1580, i1 true, i1 %1581
  br i1 %1582, label %1583, label %69

1583:
  %1584 = phi i1 [ %19, %2 ], [ %1580, %1577 ]
  %1585 = zext i1 %1584 to i64
  ret i64 %1585
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
  br i1 %17, label %620, label %96

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
  br label %390

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
  %230 = load i64, ptr %8, align 8
  %231 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %288, label %234

234:
  %235 = fmul contract double %229, 1.000000e-03
  %236 = fadd contract double %235, 0.000000e+00
  %237 = insertelement <4 x double> poison, double %236, i64 0
  %238 = bitcast <4 x double> %237 to <4 x i64>
  %239 = and <4 x i64> %238, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %240 = bitcast <4 x i64> %239 to <4 x double>
  %241 = shufflevector <4 x double> %240, <4 x double> poison, <4 x i32> zeroinitializer
  %242 = load ptr, ptr %14, align 8
  %243 = getelementptr inbounds <4 x double>, ptr %242, i64 7
  %244 = load <4 x double>, ptr %243, align 32
  %245 = getelementptr inbounds <4 x double>, ptr %242, i64 8
  %246 = load <4 x double>, ptr %245, align 32
  %247 = fmul contract <4 x double> %241, %246
  %248 = fadd contract <4 x double> %244, %247
  %249 = fmul contract <4 x double> %248, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %250 = load <4 x i64>, ptr %242, align 32
  %251 = and <4 x i64> %250, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %252 = bitcast <4 x i64> %251 to <4 x double>
  %253 = fmul contract <4 x double> %241, %249
  %254 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %255 = load double, ptr %254, align 8
  %256 = fdiv contract double 1.000000e-15, %255
  %257 = insertelement <4 x double> poison, double %256, i64 0
  %258 = shufflevector <4 x double> %257, <4 x double> poison, <4 x i32> zeroinitializer
  %259 = icmp sgt i64 %122, 0
  br i1 %259, label %260, label %278

260:
  %261 = load ptr, ptr %13, align 8
  %262 = load i64, ptr %177, align 8
  br label %263

263:
  %264 = phi i64 [ 0, %260 ], [ %276, %263 ]
  %265 = phi <4 x double> [ zeroinitializer, %260 ], [ %275, %263 ]
  %266 = getelementptr inbounds <4 x double>, ptr %100, i64 %264
  %267 = load <4 x i64>, ptr %266, align 32
  %268 = and <4 x i64> %267, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %269 = bitcast <4 x i64> %268 to <4 x double>
  %270 = add nsw i64 %264, %262
  %271 = getelementptr inbounds <4 x double>, ptr %261, i64 %270
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fdiv contract <4 x double> %269, %272
  %274 = fcmp contract ogt <4 x double> %265, %273
  %275 = select <4 x i1> %274, <4 x double> %265, <4 x double> %273
  %276 = add nsw i64 %264, 1
  %277 = icmp eq i64 %276, %122
  br i1 %277, label %278, label %263

278:
  %279 = phi <4 x double> [ zeroinitializer, %234 ], [ %275, %263 ]
  %280 = fmul contract <4 x double> %244, %252
  %281 = fadd contract <4 x double> %280, %279
  %282 = fmul contract <4 x double> %258, %281
  %283 = fadd contract <4 x double> %253, %282
  %284 = fmul contract <4 x double> %246, %252
  %285 = fadd contract <4 x double> %244, %284
  %286 = fmul contract <4 x double> %258, %285
  %287 = fadd contract <4 x double> %249, %286
  br label %288

288:
  %289 = phi <4 x double> [ %283, %278 ], [ zeroinitializer, %222 ]
  %290 = phi <4 x double> [ %287, %278 ], [ zeroinitializer, %222 ]
  %291 = icmp sgt i64 %230, 0
  br i1 %291, label %292, label %337

292:
  %293 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %294 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %295

295:
  %296 = phi i64 [ 0, %292 ], [ %335, %314 ]
  %297 = load i64, ptr %123, align 8
  %298 = icmp sgt i64 %297, %296
  br i1 %298, label %299, label %314

299:
  %300 = load ptr, ptr %13, align 8
  %301 = load i64, ptr %177, align 8
  %302 = load i64, ptr %121, align 8
  %303 = icmp sgt i64 %302, %296
  br i1 %303, label %307, label %304

304:
  %305 = load i64, ptr %178, align 8
  %306 = sub nsw i64 %296, %305
  br label %307

307:
  %308 = phi <4 x double> [ %289, %299 ], [ %290, %304 ]
  %309 = phi i64 [ %296, %299 ], [ %306, %304 ]
  %310 = add nsw i64 %309, %301
  %311 = getelementptr inbounds <4 x double>, ptr %300, i64 %310
  %312 = load <4 x double>, ptr %311, align 32
  %313 = fmul contract <4 x double> %308, %312
  br label %314

314:
  %315 = phi contract <4 x double> [ %313, %307 ], [ zeroinitializer, %295 ]
  %316 = getelementptr inbounds <4 x double>, ptr %100, i64 %296
  %317 = load <4 x i64>, ptr %316, align 32
  %318 = and <4 x i64> %317, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %319 = bitcast <4 x i64> %318 to <4 x double>
  %320 = load ptr, ptr %293, align 8
  %321 = getelementptr inbounds double, ptr %320, i64 %296
  %322 = load double, ptr %321, align 8
  %323 = insertelement <4 x double> poison, double %322, i64 0
  %324 = shufflevector <4 x double> %323, <4 x double> poison, <4 x i32> zeroinitializer
  %325 = load double, ptr %294, align 8
  %326 = insertelement <4 x double> poison, double %325, i64 0
  %327 = shufflevector <4 x double> %326, <4 x double> poison, <4 x i32> zeroinitializer
  %328 = fadd contract <4 x double> %315, %319
  %329 = fmul contract <4 x double> %328, %327
  %330 = fadd contract <4 x double> %324, %329
  %331 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %330
  %332 = fcmp contract ogt <4 x double> %330, zeroinitializer
  %333 = select <4 x i1> %332, <4 x double> %331, <4 x double> zeroinitializer
  %334 = getelementptr inbounds <4 x double>, ptr %117, i64 %296
  store <4 x double> %333, ptr %334, align 32
  %335 = add nsw i64 %296, 1
  %336 = icmp eq i64 %335, %230
  br i1 %336, label %337, label %295

337:
  br i1 %179, label %344, label %338

338:
  %339 = phi <4 x double> [ zeroinitializer, %337 ], [ %353, %344 ]
  %340 = sitofp i64 %97 to double
  %341 = insertelement <4 x double> poison, double %340, i64 0
  %342 = shufflevector <4 x double> %341, <4 x double> poison, <4 x i32> zeroinitializer
  %343 = fdiv contract <4 x double> %339, %342
  br label %356

344:
  %345 = phi i64 [ %354, %344 ], [ 0, %337 ]
  %346 = phi <4 x double> [ %353, %344 ], [ zeroinitializer, %337 ]
  %347 = getelementptr inbounds <4 x double>, ptr %100, i64 %345
  %348 = load <4 x double>, ptr %347, align 32
  %349 = getelementptr inbounds <4 x double>, ptr %117, i64 %345
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fmul contract <4 x double> %348, %350
  %352 = fmul contract <4 x double> %351, %351
  %353 = fadd contract <4 x double> %346, %352
  %354 = add nsw i64 %345, 1
  %355 = icmp eq i64 %354, %97
  br i1 %355, label %338, label %344

356:
  %357 = phi i32 [ 0, %338 ], [ %362, %356 ]
  %358 = phi <4 x double> [ %343, %338 ], [ %361, %356 ]
  %359 = extractelement <4 x double> %358, i32 %357
  %360 = call contract double @llvm.sqrt.f64(double %359)
  %361 = insertelement <4 x double> %358, double %360, i32 %357
  %362 = add nsw i32 %357, 1
  %363 = icmp eq i32 %362, 4
  br i1 %363, label %364, label %356

364:
  br i1 %179, label %368, label %365

365:
  %366 = phi <4 x double> [ zeroinitializer, %364 ], [ %377, %368 ]
  %367 = fdiv contract <4 x double> %366, %342
  br label %380

368:
  %369 = phi i64 [ %378, %368 ], [ 0, %364 ]
  %370 = phi <4 x double> [ %377, %368 ], [ zeroinitializer, %364 ]
  %371 = getelementptr inbounds <4 x double>, ptr %98, i64 %369
  %372 = load <4 x double>, ptr %371, align 32
  %373 = getelementptr inbounds <4 x double>, ptr %117, i64 %369
  %374 = load <4 x double>, ptr %373, align 32
  %375 = fmul contract <4 x double> %372, %374
  %376 = fmul contract <4 x double> %375, %375
  %377 = fadd contract <4 x double> %370, %376
  %378 = add nsw i64 %369, 1
  %379 = icmp eq i64 %378, %97
  br i1 %379, label %365, label %368

380:
  %381 = phi i32 [ 0, %365 ], [ %386, %380 ]
  %382 = phi <4 x double> [ %367, %365 ], [ %385, %380 ]
  %383 = extractelement <4 x double> %382, i32 %381
  %384 = call contract double @llvm.sqrt.f64(double %383)
  %385 = insertelement <4 x double> %382, double %384, i32 %381
  %386 = add nsw i32 %381, 1
  %387 = icmp eq i32 %386, 4
  br i1 %387, label %388, label %380

388:
  %389 = fmul contract double %229, 0x3EB0C6F7A0B5ED8D
  br label %435

390:
  %391 = phi i64 [ 0, %173 ], [ %432, %431 ]
  %392 = shl nsw i64 1, %391
  %393 = and i64 %392, %90
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %431, label %395

395:
  %396 = trunc i64 %391 to i32
  %397 = extractelement <4 x double> %174, i32 %396
  %398 = load ptr, ptr %14, align 8
  %399 = and i64 %391, 4294967267
  %400 = or i64 %399, 28
  %401 = getelementptr inbounds double, ptr %398, i64 %400
  store double %397, ptr %401, align 8
  br i1 %176, label %414, label %402

402:
  %403 = extractelement <4 x double> %175, i32 %396
  %404 = load ptr, ptr %13, align 8
  %405 = load i64, ptr %177, align 8
  %406 = add nsw i64 %405, %124
  %407 = load i64, ptr %178, align 8
  %408 = sub i64 %406, %407
  %409 = shl nsw i64 %408, 2
  %410 = or i64 %409, %391
  %411 = getelementptr inbounds double, ptr %404, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = fadd contract double %403, %412
  br label %414

414:
  %415 = phi contract double [ %413, %402 ], [ 0.000000e+00, %395 ]
  %416 = and i64 %391, 4294967263
  %417 = or i64 %416, 32
  %418 = getelementptr inbounds double, ptr %398, i64 %417
  store double %415, ptr %418, align 8
  br i1 %179, label %419, label %431

419:
  %420 = load ptr, ptr %11, align 8
  br label %421

421:
  %422 = phi i64 [ 0, %419 ], [ %429, %421 ]
  %423 = getelementptr inbounds <4 x double>, ptr %115, i64 %422
  %424 = load <4 x double>, ptr %423, align 32
  %425 = extractelement <4 x double> %424, i32 %396
  %426 = shl nsw i64 %422, 2
  %427 = add nsw i64 %426, %391
  %428 = getelementptr inbounds double, ptr %420, i64 %427
  store double %425, ptr %428, align 8
  %429 = add nsw i64 %422, 1
  %430 = icmp eq i64 %429, %97
  br i1 %430, label %431, label %421

431:
  %432 = add nsw i64 %391, 1
  %433 = icmp eq i64 %432, 4
  br i1 %433, label %222, label %390

434:
  br i1 %179, label %458, label %469

435:
  %436 = phi <4 x double> [ undef, %388 ], [ %449, %446 ]
  %437 = phi i32 [ 0, %388 ], [ %450, %446 ]
  %438 = extractelement <4 x double> %361, i32 %437
  %439 = fcmp contract olt double %438, 1.000000e-05
  br i1 %439, label %446, label %440

440:
  %441 = extractelement <4 x double> %385, i32 %437
  %442 = fcmp contract olt double %441, 1.000000e-05
  br i1 %442, label %446, label %443

443:
  %444 = fmul contract double %438, 1.000000e-02
  %445 = fdiv contract double %444, %441
  br label %446

446:
  %447 = phi contract double [ %445, %443 ], [ %389, %440 ], [ %389, %435 ]
  %448 = call contract double @llvm.minnum.f64(double %447, double %229)
  %449 = insertelement <4 x double> %436, double %448, i32 %437
  %450 = add nsw i32 %437, 1
  %451 = icmp eq i32 %450, 4
  br i1 %451, label %434, label %435

452:
  %453 = load <4 x double>, ptr %2, align 32
  %454 = fadd contract <4 x double> %449, %453
  store <4 x double> %454, ptr %2, align 32
  %455 = load ptr, ptr %0, align 8
  %456 = load ptr, ptr %13, align 8
  %457 = load ptr, ptr %109, align 8
  call void %455(ptr %2, ptr %116, ptr %456, ptr %115, ptr %457)
  br label %498

458:
  %459 = phi i64 [ %467, %458 ], [ 0, %434 ]
  %460 = getelementptr inbounds <4 x double>, ptr %100, i64 %459
  %461 = load <4 x double>, ptr %460, align 32
  %462 = getelementptr inbounds <4 x double>, ptr %98, i64 %459
  %463 = load <4 x double>, ptr %462, align 32
  %464 = fmul contract <4 x double> %449, %463
  %465 = fadd contract <4 x double> %461, %464
  %466 = getelementptr inbounds <4 x double>, ptr %116, i64 %459
  store <4 x double> %465, ptr %466, align 32
  %467 = add nsw i64 %459, 1
  %468 = icmp eq i64 %467, %97
  br i1 %468, label %452, label %458

469:
  %470 = load <4 x double>, ptr %2, align 32
  %471 = fadd contract <4 x double> %449, %470
  store <4 x double> %471, ptr %2, align 32
  %472 = load ptr, ptr %0, align 8
  %473 = load ptr, ptr %13, align 8
  %474 = load ptr, ptr %109, align 8
  call void %472(ptr %2, ptr %116, ptr %473, ptr %115, ptr %474)
  br label %475

475:
  %476 = phi <4 x double> [ zeroinitializer, %469 ], [ %487, %478 ]
  %477 = fdiv contract <4 x double> %476, %342
  br label %490

478:
  %479 = phi i64 [ %488, %478 ], [ 0, %498 ]
  %480 = phi <4 x double> [ %487, %478 ], [ zeroinitializer, %498 ]
  %481 = getelementptr inbounds <4 x double>, ptr %115, i64 %479
  %482 = load <4 x double>, ptr %481, align 32
  %483 = getelementptr inbounds <4 x double>, ptr %117, i64 %479
  %484 = load <4 x double>, ptr %483, align 32
  %485 = fmul contract <4 x double> %482, %484
  %486 = fmul contract <4 x double> %485, %485
  %487 = fadd contract <4 x double> %480, %486
  %488 = add nsw i64 %479, 1
  %489 = icmp eq i64 %488, %97
  br i1 %489, label %475, label %478

490:
  %491 = phi i32 [ 0, %475 ], [ %496, %490 ]
  %492 = phi <4 x double> [ %477, %475 ], [ %495, %490 ]
  %493 = extractelement <4 x double> %492, i32 %491
  %494 = call contract double @llvm.sqrt.f64(double %493)
  %495 = insertelement <4 x double> %492, double %494, i32 %491
  %496 = add nsw i32 %491, 1
  %497 = icmp eq i32 %496, 4
  br i1 %497, label %519, label %490

498:
  %499 = phi i64 [ %505, %498 ], [ 0, %452 ]
  %500 = getelementptr inbounds <4 x double>, ptr %98, i64 %499
  %501 = load <4 x double>, ptr %500, align 32
  %502 = getelementptr inbounds <4 x double>, ptr %115, i64 %499
  %503 = load <4 x double>, ptr %502, align 32
  %504 = fsub contract <4 x double> %503, %501
  store <4 x double> %504, ptr %502, align 32
  %505 = add nsw i64 %499, 1
  %506 = icmp eq i64 %505, %97
  br i1 %506, label %478, label %498

507:
  %508 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %619, label %511

511:
  %512 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %513 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %514 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %515 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %516 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %517 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %518 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %554

519:
  %520 = phi i64 [ %552, %551 ], [ 0, %490 ]
  %521 = shl nsw i64 1, %520
  %522 = and i64 %521, %90
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %551, label %524

524:
  %525 = trunc i64 %520 to i32
  %526 = extractelement <4 x double> %385, i32 %525
  %527 = extractelement <4 x double> %495, i32 %525
  %528 = extractelement <4 x double> %449, i32 %525
  %529 = fdiv contract double %527, %528
  %530 = call contract double @llvm.maxnum.f64(double %526, double %529)
  %531 = fmul contract double %229, %530
  %532 = fcmp contract ugt double %531, 1.000000e-15
  br i1 %532, label %536, label %533

533:
  %534 = fmul contract double %528, 1.000000e-03
  %535 = call contract double @llvm.maxnum.f64(double %389, double %534)
  br label %541

536:
  %537 = fdiv contract double 1.000000e-02, %530
  %538 = call contract double @llvm.sqrt.f64(double %537)
  %539 = call contract double @llvm.sqrt.f64(double %538)
  %540 = call contract double @llvm.sqrt.f64(double %539)
  br label %541

541:
  %542 = phi contract double [ %535, %533 ], [ %540, %536 ]
  %543 = fmul contract double %528, 1.000000e+02
  %544 = call contract double @llvm.minnum.f64(double %543, double %542)
  %545 = call contract double @llvm.minnum.f64(double %544, double %229)
  %546 = load ptr, ptr %14, align 8
  %547 = add nsw i64 %520, 4
  %548 = getelementptr inbounds double, ptr %546, i64 %547
  store double %545, ptr %548, align 8
  %549 = add nsw i64 %520, 24
  %550 = getelementptr inbounds double, ptr %546, i64 %549
  store double 3.000000e+00, ptr %550, align 8
  br label %551

551:
  %552 = add nsw i64 %520, 1
  %553 = icmp eq i64 %552, 4
  br i1 %553, label %507, label %519

554:
  %555 = phi i64 [ 0, %511 ], [ %617, %616 ]
  %556 = shl nsw i64 1, %555
  %557 = and i64 %556, %90
  %558 = icmp eq i64 %557, 0
  br i1 %558, label %616, label %559

559:
  %560 = trunc i64 %555 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %560)
  %561 = load ptr, ptr %13, align 8
  %562 = load i64, ptr %512, align 8
  %563 = load ptr, ptr %513, align 8
  %564 = icmp sgt i64 %562, 0
  br i1 %564, label %565, label %574

565:
  %566 = phi i64 [ %572, %565 ], [ 0, %559 ]
  %567 = shl nsw i64 %566, 2
  %568 = add nsw i64 %567, %555
  %569 = getelementptr inbounds double, ptr %561, i64 %568
  %570 = load double, ptr %569, align 8
  %571 = getelementptr inbounds double, ptr %563, i64 %566
  store double %570, ptr %571, align 8
  %572 = add nsw i64 %566, 1
  %573 = icmp eq i64 %572, %562
  br i1 %573, label %574, label %565

574:
  %575 = load ptr, ptr %514, align 8
  br i1 %179, label %576, label %597

576:
  %577 = phi i64 [ %583, %576 ], [ 0, %574 ]
  %578 = shl nsw i64 %577, 2
  %579 = add nsw i64 %578, %555
  %580 = getelementptr inbounds double, ptr %100, i64 %579
  %581 = load double, ptr %580, align 8
  %582 = getelementptr inbounds double, ptr %575, i64 %577
  store double %581, ptr %582, align 8
  %583 = add nsw i64 %577, 1
  %584 = icmp eq i64 %583, %97
  br i1 %584, label %585, label %576

585:
  %586 = load ptr, ptr %11, align 8
  %587 = getelementptr inbounds double, ptr %575, i64 %97
  br label %588

588:
  %589 = phi i64 [ 0, %585 ], [ %595, %588 ]
  %590 = shl nsw i64 %589, 2
  %591 = add nsw i64 %590, %555
  %592 = getelementptr inbounds double, ptr %586, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = getelementptr inbounds double, ptr %587, i64 %589
  store double %593, ptr %594, align 8
  %595 = add nsw i64 %589, 1
  %596 = icmp eq i64 %595, %97
  br i1 %596, label %597, label %588

597:
  %598 = load ptr, ptr %516, align 8
  store i64 0, ptr %598, align 8
  call fastcc void @begin_watch(ptr %3, ptr %515)
  %599 = load i64, ptr %508, align 8
  %600 = icmp sgt i64 %599, 0
  br i1 %600, label %601, label %606

601:
  %602 = shl i64 %599, 1
  %603 = load ptr, ptr %517, align 8
  %604 = load ptr, ptr %518, align 8
  %605 = call i64 @llvm.smax.i64(i64 %602, i64 1)
  br label %607

606:
  br label %616

607:
  %608 = phi i64 [ 0, %601 ], [ %614, %607 ]
  %609 = getelementptr inbounds double, ptr %603, i64 %608
  %610 = load double, ptr %609, align 8
  %611 = shl nsw i64 %608, 2
  %612 = add nsw i64 %611, %555
  %613 = getelementptr inbounds double, ptr %604, i64 %612
  store double %610, ptr %613, align 8
  %614 = add nsw i64 %608, 1
  %615 = icmp eq i64 %614, %605
  br i1 %615, label %606, label %607

616:
  %617 = add nsw i64 %555, 1
  %618 = icmp eq i64 %617, 4
  br i1 %618, label %619, label %554

619:
  br label %620

620:
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
  br i1 %21, label %1583, label %22

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
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
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
  %70 = phi i64 [ 0, %22 ], [ %1579, %1577 ]
  %71 = phi i32 [ %18, %22 ], [ %1578, %1577 ]
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
  br label %1577

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
  %654 = load i64, ptr %34, align 8
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %706, label %656

656:
  %657 = bitcast <8 x double> %142 to <8 x i64>
  %658 = and <8 x i64> %657, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %659 = bitcast <8 x i64> %658 to <8 x double>
  %660 = load ptr, ptr %23, align 8
  %661 = getelementptr inbounds <8 x double>, ptr %660, i64 7
  %662 = load <8 x double>, ptr %661, align 64
  %663 = getelementptr inbounds <8 x double>, ptr %660, i64 8
  %664 = load <8 x double>, ptr %663, align 64
  %665 = fmul contract <8 x double> %664, %659
  %666 = fadd contract <8 x double> %662, %665
  %667 = fmul contract <8 x double> %666, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %668 = load <8 x i64>, ptr %660, align 64
  %669 = and <8 x i64> %668, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %670 = bitcast <8 x i64> %669 to <8 x double>
  %671 = fmul contract <8 x double> %667, %659
  %672 = load double, ptr %35, align 8
  %673 = fdiv contract double 1.000000e-15, %672
  %674 = insertelement <8 x double> poison, double %673, i64 0
  %675 = shufflevector <8 x double> %674, <8 x double> poison, <8 x i32> zeroinitializer
  %676 = load i64, ptr %36, align 8
  %677 = icmp sgt i64 %676, 0
  br i1 %677, label %678, label %696

678:
  %679 = load ptr, ptr %31, align 8
  %680 = load i64, ptr %37, align 8
  br label %681

681:
  %682 = phi i64 [ 0, %678 ], [ %694, %681 ]
  %683 = phi <8 x double> [ zeroinitializer, %678 ], [ %693, %681 ]
  %684 = getelementptr inbounds <8 x double>, ptr %652, i64 %682
  %685 = load <8 x i64>, ptr %684, align 64
  %686 = and <8 x i64> %685, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %687 = bitcast <8 x i64> %686 to <8 x double>
  %688 = add nsw i64 %682, %680
  %689 = getelementptr inbounds <8 x double>, ptr %679, i64 %688
  %690 = load <8 x double>, ptr %689, align 64
  %691 = fdiv contract <8 x double> %687, %690
  %692 = fcmp contract ogt <8 x double> %683, %691
  %693 = select <8 x i1> %692, <8 x double> %683, <8 x double> %691
  %694 = add nsw i64 %682, 1
  %695 = icmp eq i64 %694, %676
  br i1 %695, label %696, label %681

696:
  %697 = phi <8 x double> [ zeroinitializer, %656 ], [ %693, %681 ]
  %698 = fmul contract <8 x double> %662, %670
  %699 = fadd contract <8 x double> %698, %697
  %700 = fmul contract <8 x double> %675, %699
  %701 = fadd contract <8 x double> %671, %700
  %702 = fmul contract <8 x double> %664, %670
  %703 = fadd contract <8 x double> %662, %702
  %704 = fmul contract <8 x double> %675, %703
  %705 = fadd contract <8 x double> %667, %704
  br label %706

706:
  %707 = phi <8 x double> [ %701, %696 ], [ zeroinitializer, %650 ]
  %708 = phi <8 x double> [ %705, %696 ], [ zeroinitializer, %650 ]
  %709 = icmp sgt i64 %653, 0
  br i1 %709, label %710, label %759

710:
  %711 = phi i64 [ %757, %729 ], [ 0, %706 ]
  %712 = load i64, ptr %38, align 8
  %713 = icmp sgt i64 %712, %711
  br i1 %713, label %714, label %729

714:
  %715 = load ptr, ptr %31, align 8
  %716 = load i64, ptr %37, align 8
  %717 = load i64, ptr %36, align 8
  %718 = icmp sgt i64 %717, %711
  br i1 %718, label %722, label %719

719:
  %720 = load i64, ptr %39, align 8
  %721 = sub nsw i64 %711, %720
  br label %722

722:
  %723 = phi <8 x double> [ %707, %714 ], [ %708, %719 ]
  %724 = phi i64 [ %711, %714 ], [ %721, %719 ]
  %725 = add nsw i64 %724, %716
  %726 = getelementptr inbounds <8 x double>, ptr %715, i64 %725
  %727 = load <8 x double>, ptr %726, align 64
  %728 = fmul contract <8 x double> %723, %727
  br label %729

729:
  %730 = phi contract <8 x double> [ %728, %722 ], [ zeroinitializer, %710 ]
  %731 = getelementptr inbounds <8 x double>, ptr %652, i64 %711
  %732 = load <8 x i64>, ptr %731, align 64
  %733 = and <8 x i64> %732, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %734 = bitcast <8 x i64> %733 to <8 x double>
  %735 = getelementptr inbounds <8 x double>, ptr %148, i64 %711
  %736 = load <8 x i64>, ptr %735, align 64
  %737 = and <8 x i64> %736, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %738 = bitcast <8 x i64> %737 to <8 x double>
  %739 = fcmp contract ogt <8 x double> %734, %738
  %740 = select <8 x i1> %739, <8 x i64> %733, <8 x i64> %737
  %741 = bitcast <8 x i64> %740 to <8 x double>
  %742 = load ptr, ptr %40, align 8
  %743 = getelementptr inbounds double, ptr %742, i64 %711
  %744 = load double, ptr %743, align 8
  %745 = insertelement <8 x double> poison, double %744, i64 0
  %746 = shufflevector <8 x double> %745, <8 x double> poison, <8 x i32> zeroinitializer
  %747 = load double, ptr %35, align 8
  %748 = insertelement <8 x double> poison, double %747, i64 0
  %749 = shufflevector <8 x double> %748, <8 x double> poison, <8 x i32> zeroinitializer
  %750 = fadd contract <8 x double> %730, %741
  %751 = fmul contract <8 x double> %749, %750
  %752 = fadd contract <8 x double> %746, %751
  %753 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %752
  %754 = fcmp contract ogt <8 x double> %752, zeroinitializer
  %755 = select <8 x i1> %754, <8 x double> %753, <8 x double> zeroinitializer
  %756 = getelementptr inbounds <8 x double>, ptr %144, i64 %711
  store <8 x double> %755, ptr %756, align 64
  %757 = add nsw i64 %711, 1
  %758 = icmp eq i64 %757, %653
  br i1 %758, label %759, label %710

759:
  %760 = mul nsw i64 %138, 18
  %761 = getelementptr inbounds <8 x double>, ptr %139, i64 %760
  %762 = icmp sgt i64 %138, 0
  br i1 %762, label %769, label %763

763:
  %764 = phi <8 x double> [ zeroinitializer, %759 ], [ %778, %769 ]
  %765 = sitofp i64 %138 to double
  %766 = insertelement <8 x double> poison, double %765, i64 0
  %767 = shufflevector <8 x double> %766, <8 x double> poison, <8 x i32> zeroinitializer
  %768 = fdiv contract <8 x double> %764, %767
  br label %781

769:
  %770 = phi i64 [ %779, %769 ], [ 0, %759 ]
  %771 = phi <8 x double> [ %778, %769 ], [ zeroinitializer, %759 ]
  %772 = getelementptr inbounds <8 x double>, ptr %761, i64 %770
  %773 = load <8 x double>, ptr %772, align 64
  %774 = getelementptr inbounds <8 x double>, ptr %144, i64 %770
  %775 = load <8 x double>, ptr %774, align 64
  %776 = fmul contract <8 x double> %773, %775
  %777 = fmul contract <8 x double> %776, %776
  %778 = fadd contract <8 x double> %771, %777
  %779 = add nsw i64 %770, 1
  %780 = icmp eq i64 %779, %138
  br i1 %780, label %763, label %769

781:
  %782 = phi i32 [ 0, %763 ], [ %787, %781 ]
  %783 = phi <8 x double> [ %768, %763 ], [ %786, %781 ]
  %784 = extractelement <8 x double> %783, i32 %782
  %785 = call contract double @llvm.sqrt.f64(double %784)
  %786 = insertelement <8 x double> %783, double %785, i32 %782
  %787 = add nsw i32 %782, 1
  %788 = icmp eq i32 %787, 8
  br i1 %788, label %789, label %781

789:
  br i1 %762, label %793, label %790

790:
  %791 = phi <8 x double> [ zeroinitializer, %789 ], [ %802, %793 ]
  %792 = fdiv contract <8 x double> %791, %767
  br label %805

793:
  %794 = phi i64 [ %803, %793 ], [ 0, %789 ]
  %795 = phi <8 x double> [ %802, %793 ], [ zeroinitializer, %789 ]
  %796 = getelementptr inbounds <8 x double>, ptr %146, i64 %794
  %797 = load <8 x double>, ptr %796, align 64
  %798 = getelementptr inbounds <8 x double>, ptr %144, i64 %794
  %799 = load <8 x double>, ptr %798, align 64
  %800 = fmul contract <8 x double> %797, %799
  %801 = fmul contract <8 x double> %800, %800
  %802 = fadd contract <8 x double> %795, %801
  %803 = add nsw i64 %794, 1
  %804 = icmp eq i64 %803, %138
  br i1 %804, label %790, label %793

805:
  %806 = phi i32 [ 0, %790 ], [ %811, %805 ]
  %807 = phi <8 x double> [ %792, %790 ], [ %810, %805 ]
  %808 = extractelement <8 x double> %807, i32 %806
  %809 = call contract double @llvm.sqrt.f64(double %808)
  %810 = insertelement <8 x double> %807, double %809, i32 %806
  %811 = add nsw i32 %806, 1
  %812 = icmp eq i32 %811, 8
  br i1 %812, label %813, label %805

813:
  %814 = load ptr, ptr %24, align 8
  br label %822

815:
  %816 = getelementptr inbounds <8 x double>, ptr %75, i64 6
  %817 = load <8 x double>, ptr %816, align 64
  %818 = fadd contract <8 x double> %817, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %818, ptr %816, align 64
  %819 = icmp eq i32 %854, 0
  br i1 %819, label %820, label %857

820:
  %821 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %844, ptr %821, align 64
  br label %1333

822:
  %823 = phi i64 [ 0, %813 ], [ %855, %842 ]
  %824 = phi <8 x double> [ undef, %813 ], [ %844, %842 ]
  %825 = phi i32 [ 0, %813 ], [ %854, %842 ]
  %826 = trunc i64 %823 to i32
  %827 = extractelement <8 x double> %786, i32 %826
  %828 = fcmp contract oeq double %827, 0.000000e+00
  %829 = extractelement <8 x double> %810, i32 %826
  %830 = fcmp contract oeq double %829, 0.000000e+00
  %831 = select i1 %828, i1 %830, i1 false
  br i1 %831, label %842, label %832

832:
  %833 = extractelement <8 x double> %142, i32 %826
  %834 = fmul contract double %833, %827
  %835 = fmul contract double %827, %834
  %836 = fmul contract double %827, %827
  %837 = fmul contract double %829, 1.000000e-02
  %838 = fmul contract double %829, %837
  %839 = fadd contract double %836, %838
  %840 = call contract double @llvm.sqrt.f64(double %839)
  %841 = fdiv contract double %835, %840
  br label %842

842:
  %843 = phi contract double [ %841, %832 ], [ 0.000000e+00, %822 ]
  %844 = insertelement <8 x double> %824, double %843, i32 %826
  %845 = getelementptr inbounds i64, ptr %814, i64 %823
  %846 = load i64, ptr %845, align 8
  %847 = icmp sgt i64 %846, -1
  %848 = fcmp contract ole double %843, 1.000000e+00
  %849 = select i1 %847, i1 %848, i1 false
  %850 = zext i1 %849 to i64
  %851 = add nsw i64 %823, 32
  %852 = getelementptr inbounds i64, ptr %814, i64 %851
  store i64 %850, ptr %852, align 8
  %853 = zext i1 %849 to i32
  %854 = add i32 %825, %853
  %855 = add nsw i64 %823, 1
  %856 = icmp eq i64 %855, 8
  br i1 %856, label %815, label %822

857:
  %858 = load ptr, ptr %41, align 8
  %859 = load ptr, ptr %31, align 8
  %860 = load ptr, ptr %30, align 8
  %861 = load ptr, ptr %33, align 8
  call void %858(ptr %17, ptr %148, ptr %859, ptr %860, ptr %861)
  br i1 %762, label %862, label %865

862:
  %863 = shl i64 %138, 1
  %864 = call i64 @llvm.smax.i64(i64 %863, i64 1)
  br label %1032

865:
  %866 = phi <8 x double> [ zeroinitializer, %857 ], [ %1038, %1032 ]
  %867 = load i64, ptr %28, align 8
  %868 = load ptr, ptr %23, align 8
  %869 = load ptr, ptr %29, align 8
  %870 = mul nsw i64 %867, 17
  %871 = getelementptr inbounds <8 x double>, ptr %869, i64 %870
  %872 = load ptr, ptr %30, align 8
  %873 = mul nsw i64 %867, 19
  %874 = getelementptr inbounds <8 x double>, ptr %869, i64 %873
  %875 = icmp sgt i64 %867, 0
  br i1 %875, label %902, label %876

876:
  %877 = phi <8 x double> [ zeroinitializer, %865 ], [ %891, %882 ]
  %878 = sitofp i64 %867 to double
  %879 = insertelement <8 x double> poison, double %878, i64 0
  %880 = shufflevector <8 x double> %879, <8 x double> poison, <8 x i32> zeroinitializer
  %881 = fdiv contract <8 x double> %877, %880
  br label %894

882:
  %883 = phi i64 [ %892, %882 ], [ 0, %902 ]
  %884 = phi <8 x double> [ %891, %882 ], [ zeroinitializer, %902 ]
  %885 = getelementptr inbounds <8 x double>, ptr %874, i64 %883
  %886 = load <8 x double>, ptr %885, align 64
  %887 = getelementptr inbounds <8 x double>, ptr %144, i64 %883
  %888 = load <8 x double>, ptr %887, align 64
  %889 = fmul contract <8 x double> %886, %888
  %890 = fmul contract <8 x double> %889, %889
  %891 = fadd contract <8 x double> %884, %890
  %892 = add nsw i64 %883, 1
  %893 = icmp eq i64 %892, %867
  br i1 %893, label %876, label %882

894:
  %895 = phi i32 [ 0, %876 ], [ %900, %894 ]
  %896 = phi <8 x double> [ %881, %876 ], [ %899, %894 ]
  %897 = extractelement <8 x double> %896, i32 %895
  %898 = call contract double @llvm.sqrt.f64(double %897)
  %899 = insertelement <8 x double> %896, double %898, i32 %895
  %900 = add nsw i32 %895, 1
  %901 = icmp eq i32 %900, 8
  br i1 %901, label %914, label %894

902:
  %903 = phi i64 [ %910, %902 ], [ 0, %865 ]
  %904 = getelementptr inbounds <8 x double>, ptr %872, i64 %903
  %905 = load <8 x double>, ptr %904, align 64
  %906 = getelementptr inbounds <8 x double>, ptr %871, i64 %903
  %907 = load <8 x double>, ptr %906, align 64
  %908 = fsub contract <8 x double> %905, %907
  %909 = getelementptr inbounds <8 x double>, ptr %874, i64 %903
  store <8 x double> %908, ptr %909, align 64
  %910 = add nsw i64 %903, 1
  %911 = icmp eq i64 %910, %867
  br i1 %911, label %882, label %902

912:
  %913 = fcmp contract ugt double %919, 1.000000e+00
  br i1 %913, label %923, label %1029

914:
  %915 = phi <8 x double> [ %920, %914 ], [ zeroinitializer, %894 ]
  %916 = phi i32 [ %921, %914 ], [ 0, %894 ]
  %917 = extractelement <8 x double> %915, i64 0
  %918 = extractelement <8 x double> %899, i32 %916
  %919 = call contract double @llvm.maxnum.f64(double %917, double %918)
  %920 = insertelement <8 x double> %915, double %919, i64 0
  %921 = add nsw i32 %916, 1
  %922 = icmp eq i32 %921, 8
  br i1 %922, label %912, label %914

923:
  %924 = load i64, ptr %38, align 8
  %925 = icmp eq i64 %924, 0
  br i1 %925, label %1029, label %926

926:
  %927 = load double, ptr %25, align 8
  %928 = insertelement <8 x double> poison, double %927, i64 0
  %929 = shufflevector <8 x double> %928, <8 x double> poison, <8 x i32> zeroinitializer
  %930 = load <8 x double>, ptr %868, align 64
  %931 = fsub contract <8 x double> %929, %930
  %932 = getelementptr inbounds <8 x double>, ptr %868, i64 7
  %933 = load <8 x double>, ptr %932, align 64
  %934 = getelementptr inbounds <8 x double>, ptr %868, i64 8
  %935 = load <8 x double>, ptr %934, align 64
  %936 = fmul contract <8 x double> %935, %931
  %937 = fadd contract <8 x double> %933, %936
  %938 = fmul contract <8 x double> %937, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %939 = fmul contract <8 x double> %931, %938
  %940 = load ptr, ptr %29, align 8
  %941 = mul nsw i64 %867, 20
  %942 = getelementptr inbounds <8 x double>, ptr %940, i64 %941
  %943 = load i64, ptr %36, align 8
  %944 = icmp sgt i64 %943, 0
  br i1 %944, label %945, label %965

945:
  %946 = load ptr, ptr %31, align 8
  %947 = load i64, ptr %37, align 8
  br label %948

948:
  %949 = phi i64 [ 0, %945 ], [ %961, %948 ]
  %950 = phi <8 x double> [ zeroinitializer, %945 ], [ %960, %948 ]
  %951 = getelementptr inbounds <8 x double>, ptr %942, i64 %949
  %952 = load <8 x i64>, ptr %951, align 64
  %953 = and <8 x i64> %952, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %954 = bitcast <8 x i64> %953 to <8 x double>
  %955 = add nsw i64 %949, %947
  %956 = getelementptr inbounds <8 x double>, ptr %946, i64 %955
  %957 = load <8 x double>, ptr %956, align 64
  %958 = fdiv contract <8 x double> %954, %957
  %959 = fcmp contract ogt <8 x double> %950, %958
  %960 = select <8 x i1> %959, <8 x double> %950, <8 x double> %958
  %961 = add nsw i64 %949, 1
  %962 = icmp eq i64 %961, %943
  br i1 %962, label %963, label %948

963:
  %964 = fmul contract <8 x double> %960, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %965

965:
  %966 = phi <8 x double> [ zeroinitializer, %926 ], [ %964, %963 ]
  %967 = fadd contract <8 x double> %939, %966
  br i1 %875, label %991, label %968

968:
  %969 = phi <8 x double> [ zeroinitializer, %965 ], [ %980, %971 ]
  %970 = fdiv contract <8 x double> %969, %880
  br label %983

971:
  %972 = phi i64 [ %981, %971 ], [ 0, %1010 ]
  %973 = phi <8 x double> [ %980, %971 ], [ zeroinitializer, %1010 ]
  %974 = getelementptr inbounds <8 x double>, ptr %874, i64 %972
  %975 = load <8 x double>, ptr %974, align 64
  %976 = getelementptr inbounds <8 x double>, ptr %144, i64 %972
  %977 = load <8 x double>, ptr %976, align 64
  %978 = fmul contract <8 x double> %975, %977
  %979 = fmul contract <8 x double> %978, %978
  %980 = fadd contract <8 x double> %973, %979
  %981 = add nsw i64 %972, 1
  %982 = icmp eq i64 %981, %867
  br i1 %982, label %968, label %971

983:
  %984 = phi i32 [ 0, %968 ], [ %989, %983 ]
  %985 = phi <8 x double> [ %970, %968 ], [ %988, %983 ]
  %986 = extractelement <8 x double> %985, i32 %984
  %987 = call contract double @llvm.sqrt.f64(double %986)
  %988 = insertelement <8 x double> %985, double %987, i32 %984
  %989 = add nsw i32 %984, 1
  %990 = icmp eq i32 %989, 8
  br i1 %990, label %1029, label %983

991:
  %992 = phi i64 [ %1027, %1010 ], [ 0, %965 ]
  %993 = load i64, ptr %38, align 8
  %994 = icmp sgt i64 %993, %992
  br i1 %994, label %995, label %1010

995:
  %996 = load ptr, ptr %31, align 8
  %997 = load i64, ptr %37, align 8
  %998 = load i64, ptr %36, align 8
  %999 = icmp sgt i64 %998, %992
  br i1 %999, label %1003, label %1000

1000:
  %1001 = load i64, ptr %39, align 8
  %1002 = sub nsw i64 %992, %1001
  br label %1003

1003:
  %1004 = phi <8 x double> [ %967, %995 ], [ %938, %1000 ]
  %1005 = phi i64 [ %992, %995 ], [ %1002, %1000 ]
  %1006 = add nsw i64 %1005, %997
  %1007 = getelementptr inbounds <8 x double>, ptr %996, i64 %1006
  %1008 = load <8 x double>, ptr %1007, align 64
  %1009 = fmul contract <8 x double> %1004, %1008
  br label %1010

1010:
  %1011 = phi contract <8 x double> [ %1009, %1003 ], [ zeroinitializer, %991 ]
  %1012 = getelementptr inbounds <8 x double>, ptr %144, i64 %992
  %1013 = load <8 x double>, ptr %1012, align 64
  %1014 = load ptr, ptr %29, align 8
  %1015 = add nsw i64 %992, %941
  %1016 = getelementptr inbounds <8 x double>, ptr %1014, i64 %1015
  %1017 = load <8 x i64>, ptr %1016, align 64
  %1018 = and <8 x i64> %1017, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1019 = bitcast <8 x i64> %1018 to <8 x double>
  %1020 = fmul contract <8 x double> %1019, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1021 = fadd contract <8 x double> %1011, %1020
  %1022 = fmul contract <8 x double> %1013, %1021
  %1023 = fadd contract <8 x double> %1022, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1024 = getelementptr inbounds <8 x double>, ptr %874, i64 %992
  %1025 = load <8 x double>, ptr %1024, align 64
  %1026 = fdiv contract <8 x double> %1025, %1023
  store <8 x double> %1026, ptr %1024, align 64
  %1027 = add nsw i64 %992, 1
  %1028 = icmp eq i64 %1027, %867
  br i1 %1028, label %971, label %991

1029:
  %1030 = phi <8 x double> [ %899, %923 ], [ %899, %912 ], [ %988, %983 ]
  %1031 = load ptr, ptr %24, align 8
  br label %1041

1032:
  %1033 = phi i64 [ %1039, %1032 ], [ 0, %862 ]
  %1034 = phi <8 x double> [ %1038, %1032 ], [ zeroinitializer, %862 ]
  %1035 = getelementptr inbounds <8 x double>, ptr %140, i64 %1033
  %1036 = load <8 x double>, ptr %1035, align 64
  %1037 = fmul contract <8 x double> %1036, zeroinitializer
  %1038 = fadd contract <8 x double> %1034, %1037
  %1039 = add nsw i64 %1033, 1
  %1040 = icmp eq i64 %1039, %864
  br i1 %1040, label %865, label %1032

1041:
  %1042 = phi i64 [ 0, %1029 ], [ %1083, %1080 ]
  %1043 = phi <8 x double> [ %844, %1029 ], [ %1082, %1080 ]
  %1044 = phi i32 [ %854, %1029 ], [ %1081, %1080 ]
  %1045 = add nsw i64 %1042, 32
  %1046 = getelementptr inbounds i64, ptr %1031, i64 %1045
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp eq i64 %1047, 0
  br i1 %1048, label %1080, label %1049

1049:
  %1050 = trunc i64 %1042 to i32
  %1051 = extractelement <8 x double> %866, i32 %1050
  %1052 = fcmp contract une double %1051, 0.000000e+00
  br i1 %1052, label %1053, label %1056

1053:
  %1054 = insertelement <8 x double> %1043, double 0x7FF8000000000000, i32 %1050
  %1055 = extractelement <8 x double> %1030, i32 %1050
  br label %1062

1056:
  %1057 = extractelement <8 x double> %1030, i32 %1050
  %1058 = extractelement <8 x double> %1043, i32 %1050
  %1059 = fcmp contract ogt double %1057, %1058
  br i1 %1059, label %1060, label %1062

1060:
  %1061 = insertelement <8 x double> %1043, double %1057, i32 %1050
  br label %1062

1062:
  %1063 = phi double [ %1057, %1056 ], [ %1057, %1060 ], [ %1055, %1053 ]
  %1064 = phi <8 x double> [ %1043, %1056 ], [ %1061, %1060 ], [ %1054, %1053 ]
  %1065 = extractelement <8 x double> %1064, i32 %1050
  %1066 = fcmp contract ole double %1065, 1.000000e+00
  %1067 = zext i1 %1066 to i64
  store i64 %1067, ptr %1046, align 8
  %1068 = fcmp contract ogt double %1063, 1.000000e+00
  %1069 = add nsw i64 %1042, 40
  br i1 %1068, label %1070, label %1074

1070:
  %1071 = getelementptr inbounds i64, ptr %1031, i64 %1069
  %1072 = load i64, ptr %1071, align 8
  %1073 = add nsw i64 %1072, 1
  br label %1074

1074:
  %1075 = phi i64 [ %1073, %1070 ], [ 0, %1062 ]
  %1076 = getelementptr inbounds i64, ptr %1031, i64 %1069
  store i64 %1075, ptr %1076, align 8
  %1077 = xor i1 %1066, true
  %1078 = sext i1 %1077 to i32
  %1079 = add i32 %1044, %1078
  br label %1080

1080:
  %1081 = phi i32 [ %1079, %1074 ], [ %1044, %1041 ]
  %1082 = phi <8 x double> [ %1064, %1074 ], [ %1043, %1041 ]
  %1083 = add nsw i64 %1042, 1
  %1084 = icmp eq i64 %1083, 8
  br i1 %1084, label %1085, label %1041

1085:
  %1086 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %1082, ptr %1086, align 64
  %1087 = icmp eq i32 %1081, 0
  br i1 %1087, label %1333, label %1088

1088:
  %1089 = load i64, ptr %42, align 8
  %1090 = icmp eq i64 %1089, 0
  br i1 %1090, label %1333, label %1091

1091:
  %1092 = load i64, ptr %28, align 8
  %1093 = load ptr, ptr %29, align 8
  %1094 = load ptr, ptr %30, align 8
  %1095 = load ptr, ptr %43, align 8
  %1096 = load ptr, ptr %23, align 8
  %1097 = getelementptr inbounds <8 x double>, ptr %1096, i64 2
  %1098 = load <8 x double>, ptr %1097, align 64
  store <8 x double> %1098, ptr %3, align 64
  %1099 = getelementptr inbounds <8 x double>, ptr %1096, i64 3
  %1100 = load <8 x double>, ptr %1099, align 64
  %1101 = icmp sgt i64 %1089, 0
  br i1 %1101, label %1102, label %1104

1102:
  %1103 = load ptr, ptr %44, align 8
  br label %1121

1104:
  %1105 = phi i32 [ 0, %1091 ], [ %1128, %1121 ]
  %1106 = load ptr, ptr %45, align 8
  %1107 = load ptr, ptr %31, align 8
  %1108 = load ptr, ptr %46, align 8
  %1109 = load ptr, ptr %33, align 8
  call void %1106(ptr %3, ptr %1094, ptr %1107, ptr %1108, ptr %1109)
  %1110 = icmp eq i32 %1105, 0
  br i1 %1110, label %1173, label %1111

1111:
  %1112 = icmp sgt i64 %1092, 0
  br i1 %1112, label %1115, label %1113

1113:
  %1114 = fmul contract <8 x double> %1100, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1131

1115:
  %1116 = mul nsw i64 %1092, 20
  %1117 = fcmp contract ogt <8 x double> %1100, zeroinitializer
  %1118 = select <8 x i1> %1117, <8 x double> %1100, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1119 = fmul contract <8 x double> %1100, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1120 = fmul contract <8 x double> %1100, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1140

1121:
  %1122 = phi i32 [ 0, %1102 ], [ %1128, %1121 ]
  %1123 = phi i64 [ 0, %1102 ], [ %1129, %1121 ]
  %1124 = getelementptr inbounds i64, ptr %1103, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = icmp ne i64 %1125, 0
  %1127 = zext i1 %1126 to i32
  %1128 = or i32 %1122, %1127
  %1129 = add nsw i64 %1123, 1
  %1130 = icmp eq i64 %1129, %1089
  br i1 %1130, label %1104, label %1121

1131:
  %1132 = phi <8 x double> [ %1114, %1113 ], [ %1119, %1140 ]
  %1133 = load <8 x double>, ptr %1096, align 64
  %1134 = fadd contract <8 x double> %1132, %1133
  store <8 x double> %1134, ptr %4, align 64
  %1135 = load ptr, ptr %45, align 8
  %1136 = load ptr, ptr %43, align 8
  %1137 = load ptr, ptr %31, align 8
  %1138 = load ptr, ptr %47, align 8
  %1139 = load ptr, ptr %33, align 8
  call void %1135(ptr %4, ptr %1136, ptr %1137, ptr %1138, ptr %1139)
  br label %1173

1140:
  %1141 = phi i64 [ 0, %1115 ], [ %1171, %1140 ]
  %1142 = add nsw i64 %1141, %1116
  %1143 = getelementptr inbounds <8 x double>, ptr %1093, i64 %1142
  %1144 = load <8 x double>, ptr %1143, align 64
  %1145 = getelementptr inbounds <8 x double>, ptr %1093, i64 %1141
  %1146 = load <8 x double>, ptr %1145, align 64
  %1147 = getelementptr inbounds <8 x double>, ptr %1094, i64 %1141
  %1148 = load <8 x double>, ptr %1147, align 64
  %1149 = fsub contract <8 x double> %1148, %1144
  %1150 = fmul contract <8 x double> %1144, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1151 = fmul contract <8 x double> %1119, %1146
  %1152 = fadd contract <8 x double> %1150, %1151
  %1153 = fmul contract <8 x double> %1152, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1154 = fmul contract <8 x double> %1148, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1155 = add nsw i64 %1141, %1092
  %1156 = getelementptr inbounds <8 x double>, ptr %1094, i64 %1155
  %1157 = load <8 x double>, ptr %1156, align 64
  %1158 = fmul contract <8 x double> %1120, %1157
  %1159 = fsub contract <8 x double> %1154, %1158
  %1160 = fmul contract <8 x double> %1159, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1161 = fadd contract <8 x double> %1153, %1160
  %1162 = getelementptr inbounds <8 x double>, ptr %1095, i64 %1141
  store <8 x double> %1161, ptr %1162, align 64
  %1163 = fmul contract <8 x double> %1149, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1164 = fdiv contract <8 x double> %1163, %1118
  %1165 = fmul contract <8 x double> %1146, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1166 = fsub contract <8 x double> %1164, %1165
  %1167 = load <8 x double>, ptr %1156, align 64
  %1168 = fmul contract <8 x double> %1167, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1169 = fsub contract <8 x double> %1166, %1168
  %1170 = getelementptr inbounds <8 x double>, ptr %1095, i64 %1155
  store <8 x double> %1169, ptr %1170, align 64
  %1171 = add nsw i64 %1141, 1
  %1172 = icmp eq i64 %1171, %1092
  br i1 %1172, label %1131, label %1140

1173:
  %1174 = shl i64 %1092, 3
  %1175 = icmp sgt i64 %1092, 0
  %1176 = mul nsw i64 %1092, 17
  %1177 = getelementptr inbounds <8 x double>, ptr %1093, i64 %1176
  %1178 = mul nsw i64 %1092, 20
  %1179 = getelementptr inbounds <8 x double>, ptr %1093, i64 %1178
  %1180 = shl nsw i64 %1092, 1
  %1181 = or i64 %1180, 1
  %1182 = shl i64 %1089, 1
  %1183 = call i64 @llvm.smax.i64(i64 %1182, i64 1)
  br label %1184

1184:
  %1185 = phi i64 [ 0, %1173 ], [ %1330, %1329 ]
  %1186 = load ptr, ptr %24, align 8
  %1187 = trunc i64 %1185 to i32
  %1188 = and i64 %1185, 4294967263
  %1189 = or i64 %1188, 32
  %1190 = getelementptr inbounds i64, ptr %1186, i64 %1189
  %1191 = load i64, ptr %1190, align 8
  %1192 = icmp eq i64 %1191, 0
  br i1 %1192, label %1329, label %1193

1193:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1187)
  %1194 = load ptr, ptr %49, align 8
  %1195 = getelementptr inbounds i64, ptr %1194, i64 1
  %1196 = load i64, ptr %1195, align 8
  %1197 = load i64, ptr %50, align 8
  %1198 = icmp slt i64 %1196, %1197
  br i1 %1198, label %1199, label %1205

1199:
  %1200 = load ptr, ptr %51, align 8
  %1201 = getelementptr inbounds double, ptr %1200, i64 %1196
  %1202 = load double, ptr %1201, align 8
  %1203 = load double, ptr %52, align 8
  %1204 = fcmp contract ugt double %1202, %1203
  br i1 %1204, label %1205, label %1209

1205:
  %1206 = load double, ptr %53, align 8
  %1207 = call fastcc i32 @suspicious(ptr %48, i64 %1089, double %1206)
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1289, label %1209

1209:
  %1210 = load ptr, ptr %29, align 8
  %1211 = load ptr, ptr %54, align 8
  %1212 = load i64, ptr %55, align 8
  br label %1266

1213:
  %1214 = mul nsw i64 %1212, 17
  %1215 = getelementptr inbounds double, ptr %1211, i64 %1214
  br label %1216

1216:
  %1217 = phi i64 [ %1223, %1216 ], [ 0, %1213 ]
  %1218 = shl nsw i64 %1217, 3
  %1219 = add nsw i64 %1218, %1185
  %1220 = getelementptr inbounds double, ptr %1177, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = getelementptr inbounds double, ptr %1215, i64 %1217
  store double %1221, ptr %1222, align 8
  %1223 = add nsw i64 %1217, 1
  %1224 = icmp eq i64 %1223, %1092
  br i1 %1224, label %1225, label %1216

1225:
  %1226 = mul nsw i64 %1212, 20
  %1227 = getelementptr inbounds double, ptr %1211, i64 %1226
  br label %1228

1228:
  %1229 = phi i64 [ 0, %1225 ], [ %1235, %1228 ]
  %1230 = shl nsw i64 %1229, 3
  %1231 = add nsw i64 %1230, %1185
  %1232 = getelementptr inbounds double, ptr %1179, i64 %1231
  %1233 = load double, ptr %1232, align 8
  %1234 = getelementptr inbounds double, ptr %1227, i64 %1229
  store double %1233, ptr %1234, align 8
  %1235 = add nsw i64 %1229, 1
  %1236 = icmp eq i64 %1235, %1092
  br i1 %1236, label %1237, label %1228

1237:
  %1238 = load ptr, ptr %30, align 8
  %1239 = load i64, ptr %56, align 8
  %1240 = add nsw i64 %1239, %1181
  %1241 = load ptr, ptr %57, align 8
  %1242 = icmp sgt i64 %1240, 0
  br i1 %1242, label %1243, label %1252

1243:
  %1244 = phi i64 [ %1250, %1243 ], [ 0, %1237 ]
  %1245 = shl nsw i64 %1244, 3
  %1246 = add nsw i64 %1245, %1185
  %1247 = getelementptr inbounds double, ptr %1238, i64 %1246
  %1248 = load double, ptr %1247, align 8
  %1249 = getelementptr inbounds double, ptr %1241, i64 %1244
  store double %1248, ptr %1249, align 8
  %1250 = add nsw i64 %1244, 1
  %1251 = icmp eq i64 %1250, %1240
  br i1 %1251, label %1252, label %1243

1252:
  %1253 = load ptr, ptr %31, align 8
  %1254 = load i64, ptr %58, align 8
  %1255 = load ptr, ptr %59, align 8
  %1256 = icmp sgt i64 %1254, 0
  br i1 %1256, label %1257, label %1289

1257:
  %1258 = phi i64 [ %1264, %1257 ], [ 0, %1252 ]
  %1259 = shl nsw i64 %1258, 3
  %1260 = add nsw i64 %1259, %1185
  %1261 = getelementptr inbounds double, ptr %1253, i64 %1260
  %1262 = load double, ptr %1261, align 8
  %1263 = getelementptr inbounds double, ptr %1255, i64 %1258
  store double %1262, ptr %1263, align 8
  %1264 = add nsw i64 %1258, 1
  %1265 = icmp eq i64 %1264, %1254
  br i1 %1265, label %1289, label %1257

1266:
  %1267 = phi i64 [ 0, %1209 ], [ %1288, %1287 ]
  %1268 = mul i64 %1174, %1267
  %1269 = getelementptr inbounds double, ptr %1210, i64 %1268
  %1270 = mul nsw i64 %1267, %1212
  %1271 = getelementptr inbounds double, ptr %1211, i64 %1270
  br i1 %1175, label %1272, label %1284

1272:
  %1273 = phi i64 [ %1279, %1272 ], [ 0, %1266 ]
  %1274 = shl nsw i64 %1273, 3
  %1275 = add nsw i64 %1274, %1185
  %1276 = getelementptr inbounds double, ptr %1269, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = getelementptr inbounds double, ptr %1271, i64 %1273
  store double %1277, ptr %1278, align 8
  %1279 = add nsw i64 %1273, 1
  %1280 = icmp eq i64 %1279, %1092
  br i1 %1280, label %1281, label %1272

1281:
  %1282 = add nsw i64 %1267, 1
  %1283 = icmp eq i64 %1282, 12
  br i1 %1283, label %1213, label %1287

1284:
  %1285 = add nsw i64 %1267, 1
  %1286 = icmp eq i64 %1285, 12
  br i1 %1286, label %1237, label %1287

1287:
  %1288 = phi i64 [ %1282, %1281 ], [ %1285, %1284 ]
  br label %1266

1289:
  %1290 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1291 = fcmp contract olt double %1290, 1.000000e+00
  br i1 %1291, label %1292, label %1314

1292:
  %1293 = load double, ptr %60, align 8
  %1294 = load double, ptr %53, align 8
  %1295 = fmul contract double %1290, %1294
  %1296 = fadd contract double %1293, %1295
  %1297 = load <8 x double>, ptr %1097, align 64
  %1298 = insertelement <8 x double> %1297, double %1296, i32 %1187
  store <8 x double> %1298, ptr %1097, align 64
  %1299 = load i64, ptr %56, align 8
  %1300 = add nsw i64 %1299, %1181
  %1301 = icmp sgt i64 %1300, 0
  br i1 %1301, label %1302, label %1314

1302:
  %1303 = load ptr, ptr %61, align 8
  %1304 = load ptr, ptr %30, align 8
  br label %1305

1305:
  %1306 = phi i64 [ 0, %1302 ], [ %1312, %1305 ]
  %1307 = getelementptr inbounds double, ptr %1303, i64 %1306
  %1308 = load double, ptr %1307, align 8
  %1309 = shl nsw i64 %1306, 3
  %1310 = add nsw i64 %1309, %1185
  %1311 = getelementptr inbounds double, ptr %1304, i64 %1310
  store double %1308, ptr %1311, align 8
  %1312 = add nsw i64 %1306, 1
  %1313 = icmp eq i64 %1312, %1300
  br i1 %1313, label %1314, label %1305

1314:
  br i1 %1101, label %1315, label %1318

1315:
  %1316 = load ptr, ptr %62, align 8
  %1317 = load ptr, ptr %63, align 8
  br label %1320

1318:
  %1319 = load ptr, ptr %49, align 8
  store i64 0, ptr %1319, align 8
  br label %1329

1320:
  %1321 = phi i64 [ 0, %1315 ], [ %1327, %1320 ]
  %1322 = getelementptr inbounds double, ptr %1316, i64 %1321
  %1323 = load double, ptr %1322, align 8
  %1324 = shl nsw i64 %1321, 3
  %1325 = add nsw i64 %1324, %1185
  %1326 = getelementptr inbounds double, ptr %1317, i64 %1325
  store double %1323, ptr %1326, align 8
  %1327 = add nsw i64 %1321, 1
  %1328 = icmp eq i64 %1327, %1183
  br i1 %1328, label %1318, label %1320

1329:
  %1330 = add nsw i64 %1185, 1
  %1331 = icmp eq i64 %1330, 8
  br i1 %1331, label %1332, label %1184

1332:
  br label %1333

1333:
  %1334 = load i64, ptr %28, align 8
  %1335 = load ptr, ptr %29, align 8
  %1336 = load ptr, ptr %30, align 8
  %1337 = load ptr, ptr %24, align 8
  %1338 = getelementptr inbounds i64, ptr %1337, i64 32
  %1339 = load <8 x i64>, ptr %1338, align 64
  %1340 = icmp ne <8 x i64> %1339, zeroinitializer
  %1341 = sext <8 x i1> %1340 to <8 x i64>
  %1342 = icmp sgt i64 %1334, 0
  %1343 = mul nsw i64 %1334, 20
  br i1 %1342, label %1344, label %1356

1344:
  %1345 = phi i64 [ %1354, %1344 ], [ 0, %1333 ]
  %1346 = getelementptr inbounds <8 x double>, ptr %1336, i64 %1345
  %1347 = load <8 x i64>, ptr %1346, align 64
  %1348 = and <8 x i64> %1347, %1341
  %1349 = add nsw i64 %1345, %1343
  %1350 = getelementptr inbounds <8 x double>, ptr %1335, i64 %1349
  %1351 = load <8 x i64>, ptr %1350, align 64
  %1352 = select <8 x i1> %1340, <8 x i64> zeroinitializer, <8 x i64> %1351
  %1353 = or <8 x i64> %1352, %1348
  store <8 x i64> %1353, ptr %1350, align 64
  %1354 = add nsw i64 %1345, 1
  %1355 = icmp eq i64 %1354, %1334
  br i1 %1355, label %1410, label %1344

1356:
  %1357 = getelementptr inbounds <8 x double>, ptr %1335, i64 %1343
  %1358 = load i64, ptr %36, align 8
  %1359 = load i64, ptr %38, align 8
  %1360 = icmp slt i64 %1358, %1359
  br i1 %1360, label %1361, label %1406

1361:
  %1362 = load ptr, ptr %31, align 8
  %1363 = load i64, ptr %37, align 8
  br label %1364

1364:
  %1365 = phi i64 [ %1358, %1361 ], [ %1383, %1375 ]
  %1366 = phi <8 x double> [ zeroinitializer, %1361 ], [ %1382, %1375 ]
  %1367 = getelementptr inbounds <8 x double>, ptr %1357, i64 %1365
  %1368 = load <8 x i64>, ptr %1367, align 64
  %1369 = and <8 x i64> %1368, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1370 = bitcast <8 x i64> %1369 to <8 x double>
  %1371 = icmp sgt i64 %1358, %1365
  br i1 %1371, label %1375, label %1372

1372:
  %1373 = load i64, ptr %39, align 8
  %1374 = sub nsw i64 %1365, %1373
  br label %1375

1375:
  %1376 = phi i64 [ %1374, %1372 ], [ %1365, %1364 ]
  %1377 = add nsw i64 %1376, %1363
  %1378 = getelementptr inbounds <8 x double>, ptr %1362, i64 %1377
  %1379 = load <8 x double>, ptr %1378, align 64
  %1380 = fdiv contract <8 x double> %1370, %1379
  %1381 = fcmp contract ogt <8 x double> %1366, %1380
  %1382 = select <8 x i1> %1381, <8 x double> %1366, <8 x double> %1380
  %1383 = add nsw i64 %1365, 1
  %1384 = icmp eq i64 %1383, %1359
  br i1 %1384, label %1385, label %1364

1385:
  %1386 = phi i64 [ %1404, %1396 ], [ %1358, %1375 ]
  %1387 = phi <8 x double> [ %1403, %1396 ], [ zeroinitializer, %1375 ]
  %1388 = getelementptr inbounds <8 x double>, ptr %1335, i64 %1386
  %1389 = load <8 x i64>, ptr %1388, align 64
  %1390 = and <8 x i64> %1389, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1391 = bitcast <8 x i64> %1390 to <8 x double>
  %1392 = icmp sgt i64 %1358, %1386
  br i1 %1392, label %1396, label %1393

1393:
  %1394 = load i64, ptr %39, align 8
  %1395 = sub nsw i64 %1386, %1394
  br label %1396

1396:
  %1397 = phi i64 [ %1395, %1393 ], [ %1386, %1385 ]
  %1398 = add nsw i64 %1397, %1363
  %1399 = getelementptr inbounds <8 x double>, ptr %1362, i64 %1398
  %1400 = load <8 x double>, ptr %1399, align 64
  %1401 = fdiv contract <8 x double> %1391, %1400
  %1402 = fcmp contract ogt <8 x double> %1387, %1401
  %1403 = select <8 x i1> %1402, <8 x double> %1387, <8 x double> %1401
  %1404 = add nsw i64 %1386, 1
  %1405 = icmp eq i64 %1404, %1359
  br i1 %1405, label %1406, label %1385

1406:
  %1407 = phi <8 x double> [ zeroinitializer, %1356 ], [ %1382, %1396 ]
  %1408 = phi <8 x double> [ zeroinitializer, %1356 ], [ %1403, %1396 ]
  %1409 = shl nsw i64 %1334, 4
  br label %1422

1410:
  %1411 = phi i64 [ %1420, %1410 ], [ 0, %1344 ]
  %1412 = add nsw i64 %1411, %1334
  %1413 = getelementptr inbounds <8 x double>, ptr %1336, i64 %1412
  %1414 = load <8 x i64>, ptr %1413, align 64
  %1415 = and <8 x i64> %1414, %1341
  %1416 = getelementptr inbounds <8 x double>, ptr %1335, i64 %1411
  %1417 = load <8 x i64>, ptr %1416, align 64
  %1418 = select <8 x i1> %1340, <8 x i64> zeroinitializer, <8 x i64> %1417
  %1419 = or <8 x i64> %1418, %1415
  store <8 x i64> %1419, ptr %1416, align 64
  %1420 = add nsw i64 %1411, 1
  %1421 = icmp eq i64 %1420, %1334
  br i1 %1421, label %1356, label %1410

1422:
  %1423 = phi i64 [ 0, %1406 ], [ %1575, %1574 ]
  %1424 = load ptr, ptr %23, align 8
  %1425 = getelementptr inbounds double, ptr %1424, i64 %1423
  %1426 = load ptr, ptr %24, align 8
  %1427 = getelementptr inbounds i64, ptr %1426, i64 %1423
  %1428 = load i64, ptr %1427, align 8
  %1429 = icmp slt i64 %1428, 0
  br i1 %1429, label %1574, label %1430

1430:
  %1431 = getelementptr inbounds double, ptr %1425, i64 24
  %1432 = load double, ptr %1431, align 8
  %1433 = getelementptr inbounds double, ptr %1425, i64 32
  %1434 = load double, ptr %1433, align 8
  %1435 = getelementptr inbounds i64, ptr %1427, i64 32
  %1436 = load i64, ptr %1435, align 8
  %1437 = icmp eq i64 %1436, 0
  br i1 %1437, label %1438, label %1460

1438:
  %1439 = getelementptr inbounds i64, ptr %1427, i64 24
  store i64 1, ptr %1439, align 8
  %1440 = fcmp contract olt double %1434, 0x7FF0000000000000
  br i1 %1440, label %1441, label %1454

1441:
  %1442 = fcmp contract oeq double %1434, 0.000000e+00
  br i1 %1442, label %1450, label %1443

1443:
  %1444 = call contract double @llvm.sqrt.f64(double %1434)
  %1445 = call contract double @llvm.sqrt.f64(double %1444)
  %1446 = call contract double @llvm.sqrt.f64(double %1445)
  %1447 = fdiv contract double 8.500000e-01, %1446
  %1448 = call contract double @llvm.maxnum.f64(double %1447, double 0x3FD5555555555555)
  %1449 = call contract double @llvm.minnum.f64(double %1448, double 6.000000e+00)
  br label %1450

1450:
  %1451 = phi double [ %1449, %1443 ], [ 6.000000e+00, %1441 ]
  %1452 = fmul contract double %1432, %1451
  %1453 = getelementptr inbounds double, ptr %1425, i64 8
  store double %1452, ptr %1453, align 8
  br label %1574

1454:
  %1455 = fmul contract double %1432, 1.000000e-01
  %1456 = getelementptr inbounds double, ptr %1425, i64 8
  store double %1455, ptr %1456, align 8
  %1457 = getelementptr inbounds i64, ptr %1427, i64 16
  %1458 = load i64, ptr %1457, align 8
  %1459 = add nsw i64 %1458, 1
  store i64 %1459, ptr %1457, align 8
  br label %1574

1460:
  %1461 = fcmp contract oeq double %1434, 0.000000e+00
  br i1 %1461, label %1469, label %1462

1462:
  %1463 = call contract double @llvm.sqrt.f64(double %1434)
  %1464 = call contract double @llvm.sqrt.f64(double %1463)
  %1465 = call contract double @llvm.sqrt.f64(double %1464)
  %1466 = fdiv contract double 8.500000e-01, %1465
  %1467 = call contract double @llvm.maxnum.f64(double %1466, double 0x3FD5555555555555)
  %1468 = call contract double @llvm.minnum.f64(double %1467, double 6.000000e+00)
  br label %1469

1469:
  %1470 = phi double [ %1468, %1462 ], [ 6.000000e+00, %1460 ]
  %1471 = getelementptr inbounds i64, ptr %1427, i64 24
  %1472 = load i64, ptr %1471, align 8
  %1473 = icmp eq i64 %1472, 0
  %1474 = call contract double @llvm.minnum.f64(double %1470, double 1.000000e+00)
  %1475 = select i1 %1473, double %1470, double %1474
  %1476 = getelementptr inbounds double, ptr %1425, i64 16
  %1477 = load double, ptr %1476, align 8
  %1478 = load double, ptr %25, align 8
  %1479 = fcmp contract oeq double %1477, %1478
  br i1 %1479, label %1480, label %1483

1480:
  %1481 = getelementptr inbounds double, ptr %1425, i64 8
  %1482 = load double, ptr %1481, align 8
  br label %1483

1483:
  %1484 = phi contract double [ %1482, %1480 ], [ 0.000000e+00, %1469 ]
  %1485 = fmul contract double %1432, %1475
  %1486 = call contract double @llvm.maxnum.f64(double %1485, double %1484)
  %1487 = getelementptr inbounds double, ptr %1425, i64 8
  store double %1486, ptr %1487, align 8
  %1488 = getelementptr inbounds i64, ptr %1427, i64 40
  store i64 0, ptr %1488, align 8
  %1489 = getelementptr inbounds i64, ptr %1427, i64 16
  store i64 0, ptr %1489, align 8
  store i64 0, ptr %1471, align 8
  %1490 = getelementptr inbounds i64, ptr %1427, i64 8
  %1491 = load i64, ptr %1490, align 8
  %1492 = add nsw i64 %1491, 1
  store i64 %1492, ptr %1490, align 8
  %1493 = getelementptr inbounds double, ptr %1425, i64 48
  %1494 = load double, ptr %1493, align 8
  %1495 = fadd contract double %1494, 1.000000e+00
  store double %1495, ptr %1493, align 8
  store double %1477, ptr %1425, align 8
  %1496 = trunc i64 %1423 to i32
  %1497 = extractelement <8 x double> %1407, i32 %1496
  %1498 = getelementptr inbounds double, ptr %1425, i64 56
  store double %1497, ptr %1498, align 8
  %1499 = load i64, ptr %38, align 8
  %1500 = icmp eq i64 %1499, 0
  br i1 %1500, label %1513, label %1501

1501:
  %1502 = extractelement <8 x double> %1408, i32 %1496
  %1503 = load ptr, ptr %31, align 8
  %1504 = load i64, ptr %37, align 8
  %1505 = add nsw i64 %1504, %1499
  %1506 = load i64, ptr %39, align 8
  %1507 = sub i64 %1505, %1506
  %1508 = shl nsw i64 %1507, 3
  %1509 = or i64 %1508, %1423
  %1510 = getelementptr inbounds double, ptr %1503, i64 %1509
  %1511 = load double, ptr %1510, align 8
  %1512 = fadd contract double %1502, %1511
  br label %1513

1513:
  %1514 = phi contract double [ %1512, %1501 ], [ 0.000000e+00, %1483 ]
  %1515 = getelementptr inbounds double, ptr %1425, i64 64
  store double %1514, ptr %1515, align 8
  %1516 = load i64, ptr %64, align 8
  %1517 = icmp sgt i64 %1516, 0
  br i1 %1517, label %1520, label %1518

1518:
  %1519 = load ptr, ptr %30, align 8
  br label %1541

1520:
  %1521 = load i64, ptr %65, align 8
  %1522 = load i64, ptr %28, align 8
  %1523 = load ptr, ptr %30, align 8
  %1524 = shl nsw i64 %1522, 1
  %1525 = or i64 %1524, 1
  %1526 = load ptr, ptr %31, align 8
  %1527 = sub i64 %1521, %1516
  br label %1528

1528:
  %1529 = phi i64 [ 0, %1520 ], [ %1539, %1528 ]
  %1530 = add nsw i64 %1525, %1529
  %1531 = shl nsw i64 %1530, 3
  %1532 = add nsw i64 %1531, %1423
  %1533 = getelementptr inbounds double, ptr %1523, i64 %1532
  %1534 = load double, ptr %1533, align 8
  %1535 = add nsw i64 %1527, %1529
  %1536 = shl nsw i64 %1535, 3
  %1537 = add nsw i64 %1536, %1423
  %1538 = getelementptr inbounds double, ptr %1526, i64 %1537
  store double %1534, ptr %1538, align 8
  %1539 = add nsw i64 %1529, 1
  %1540 = icmp eq i64 %1539, %1516
  br i1 %1540, label %1541, label %1528

1541:
  %1542 = phi ptr [ %1519, %1518 ], [ %1523, %1528 ]
  %1543 = or i64 %1423, %1409
  %1544 = getelementptr inbounds double, ptr %1542, i64 %1543
  %1545 = load double, ptr %1544, align 8
  %1546 = getelementptr inbounds double, ptr %1425, i64 40
  %1547 = load double, ptr %1546, align 8
  %1548 = fcmp contract ogt double %1545, %1547
  %1549 = fcmp contract uno double %1545, 0.000000e+00
  %1550 = or i1 %1549, %1548
  %1551 = select contract i1 %1550, double %1545, double %1547
  store double %1551, ptr %1546, align 8
  %1552 = load double, ptr %66, align 8
  %1553 = fcmp contract ugt double %1545, %1552
  %1554 = load i64, ptr %42, align 8
  %1555 = icmp eq i64 %1554, 0
  br i1 %1555, label %1571, label %1556

1556:
  %1557 = load ptr, ptr %67, align 8
  %1558 = mul nsw i64 %1423, 5
  %1559 = add nsw i64 %1558, 2
  %1560 = getelementptr inbounds i64, ptr %1557, i64 %1559
  %1561 = load i64, ptr %1560, align 8
  %1562 = icmp sgt i64 %1561, -1
  br i1 %1562, label %1563, label %1571

1563:
  %1564 = load ptr, ptr %68, align 8
  %1565 = shl nsw i64 %1561, 2
  %1566 = getelementptr inbounds i64, ptr %1564, i64 %1565
  %1567 = load i64, ptr %1566, align 8
  %1568 = icmp eq i64 %1567, 8
  %1569 = add nsw i64 %1561, 8
  %1570 = select i1 %1568, i64 %1569, i64 5
  br label %1572

1571:
  br i1 %1553, label %1572, label %1574

1572:
  %1573 = phi i64 [ %1570, %1563 ], [ 4, %1571 ]
  call fastcc void @release_8(ptr %0, i32 %1496, i64 %1573)
  br label %1574

1574:
  %1575 = add nsw i64 %1423, 1
  %1576 = icmp eq i64 %1575, 8
  br i1 %1576, label %1577, label %1422

1577:
  %1578 = phi i32 [ %136, %135 ], [ %71, %1574 ]
  %1579 = add nsw i64 %70, 1
  %1580 = icmp sge i64 %1579, %1
  %1581 = icmp eq i32 %1578, 0
  %1582 = select i1 %1580, i1 true, i1 %1581
  br i1 %1582, label %1583, label %69

1583:
  %1584 = phi i1 [ %19, %2 ], [ %1580, %1577 ]
  %1585 = zext i1 %1584 to i64
  ret i64 %1585
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
  br i1 %17, label %619, label %96

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
  br label %389

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
  %229 = load i64, ptr %8, align 8
  %230 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %231 = load i64, ptr %230, align 8
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %287, label %233

233:
  %234 = fmul contract double %228, 1.000000e-03
  %235 = fadd contract double %234, 0.000000e+00
  %236 = insertelement <8 x double> poison, double %235, i64 0
  %237 = bitcast <8 x double> %236 to <8 x i64>
  %238 = and <8 x i64> %237, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %239 = bitcast <8 x i64> %238 to <8 x double>
  %240 = shufflevector <8 x double> %239, <8 x double> poison, <8 x i32> zeroinitializer
  %241 = load ptr, ptr %14, align 8
  %242 = getelementptr inbounds <8 x double>, ptr %241, i64 7
  %243 = load <8 x double>, ptr %242, align 64
  %244 = getelementptr inbounds <8 x double>, ptr %241, i64 8
  %245 = load <8 x double>, ptr %244, align 64
  %246 = fmul contract <8 x double> %240, %245
  %247 = fadd contract <8 x double> %243, %246
  %248 = fmul contract <8 x double> %247, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %249 = load <8 x i64>, ptr %241, align 64
  %250 = and <8 x i64> %249, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %251 = bitcast <8 x i64> %250 to <8 x double>
  %252 = fmul contract <8 x double> %240, %248
  %253 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %254 = load double, ptr %253, align 8
  %255 = fdiv contract double 1.000000e-15, %254
  %256 = insertelement <8 x double> poison, double %255, i64 0
  %257 = shufflevector <8 x double> %256, <8 x double> poison, <8 x i32> zeroinitializer
  %258 = icmp sgt i64 %121, 0
  br i1 %258, label %259, label %277

259:
  %260 = load ptr, ptr %13, align 8
  %261 = load i64, ptr %176, align 8
  br label %262

262:
  %263 = phi i64 [ 0, %259 ], [ %275, %262 ]
  %264 = phi <8 x double> [ zeroinitializer, %259 ], [ %274, %262 ]
  %265 = getelementptr inbounds <8 x double>, ptr %100, i64 %263
  %266 = load <8 x i64>, ptr %265, align 64
  %267 = and <8 x i64> %266, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %268 = bitcast <8 x i64> %267 to <8 x double>
  %269 = add nsw i64 %263, %261
  %270 = getelementptr inbounds <8 x double>, ptr %260, i64 %269
  %271 = load <8 x double>, ptr %270, align 64
  %272 = fdiv contract <8 x double> %268, %271
  %273 = fcmp contract ogt <8 x double> %264, %272
  %274 = select <8 x i1> %273, <8 x double> %264, <8 x double> %272
  %275 = add nsw i64 %263, 1
  %276 = icmp eq i64 %275, %121
  br i1 %276, label %277, label %262

277:
  %278 = phi <8 x double> [ zeroinitializer, %233 ], [ %274, %262 ]
  %279 = fmul contract <8 x double> %243, %251
  %280 = fadd contract <8 x double> %279, %278
  %281 = fmul contract <8 x double> %257, %280
  %282 = fadd contract <8 x double> %252, %281
  %283 = fmul contract <8 x double> %245, %251
  %284 = fadd contract <8 x double> %243, %283
  %285 = fmul contract <8 x double> %257, %284
  %286 = fadd contract <8 x double> %248, %285
  br label %287

287:
  %288 = phi <8 x double> [ %282, %277 ], [ zeroinitializer, %221 ]
  %289 = phi <8 x double> [ %286, %277 ], [ zeroinitializer, %221 ]
  %290 = icmp sgt i64 %229, 0
  br i1 %290, label %291, label %336

291:
  %292 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %293 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %294

294:
  %295 = phi i64 [ 0, %291 ], [ %334, %313 ]
  %296 = load i64, ptr %122, align 8
  %297 = icmp sgt i64 %296, %295
  br i1 %297, label %298, label %313

298:
  %299 = load ptr, ptr %13, align 8
  %300 = load i64, ptr %176, align 8
  %301 = load i64, ptr %120, align 8
  %302 = icmp sgt i64 %301, %295
  br i1 %302, label %306, label %303

303:
  %304 = load i64, ptr %177, align 8
  %305 = sub nsw i64 %295, %304
  br label %306

306:
  %307 = phi <8 x double> [ %288, %298 ], [ %289, %303 ]
  %308 = phi i64 [ %295, %298 ], [ %305, %303 ]
  %309 = add nsw i64 %308, %300
  %310 = getelementptr inbounds <8 x double>, ptr %299, i64 %309
  %311 = load <8 x double>, ptr %310, align 64
  %312 = fmul contract <8 x double> %307, %311
  br label %313

313:
  %314 = phi contract <8 x double> [ %312, %306 ], [ zeroinitializer, %294 ]
  %315 = getelementptr inbounds <8 x double>, ptr %100, i64 %295
  %316 = load <8 x i64>, ptr %315, align 64
  %317 = and <8 x i64> %316, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %318 = bitcast <8 x i64> %317 to <8 x double>
  %319 = load ptr, ptr %292, align 8
  %320 = getelementptr inbounds double, ptr %319, i64 %295
  %321 = load double, ptr %320, align 8
  %322 = insertelement <8 x double> poison, double %321, i64 0
  %323 = shufflevector <8 x double> %322, <8 x double> poison, <8 x i32> zeroinitializer
  %324 = load double, ptr %293, align 8
  %325 = insertelement <8 x double> poison, double %324, i64 0
  %326 = shufflevector <8 x double> %325, <8 x double> poison, <8 x i32> zeroinitializer
  %327 = fadd contract <8 x double> %314, %318
  %328 = fmul contract <8 x double> %327, %326
  %329 = fadd contract <8 x double> %323, %328
  %330 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %329
  %331 = fcmp contract ogt <8 x double> %329, zeroinitializer
  %332 = select <8 x i1> %331, <8 x double> %330, <8 x double> zeroinitializer
  %333 = getelementptr inbounds <8 x double>, ptr %116, i64 %295
  store <8 x double> %332, ptr %333, align 64
  %334 = add nsw i64 %295, 1
  %335 = icmp eq i64 %334, %229
  br i1 %335, label %336, label %294

336:
  br i1 %178, label %343, label %337

337:
  %338 = phi <8 x double> [ zeroinitializer, %336 ], [ %352, %343 ]
  %339 = sitofp i64 %97 to double
  %340 = insertelement <8 x double> poison, double %339, i64 0
  %341 = shufflevector <8 x double> %340, <8 x double> poison, <8 x i32> zeroinitializer
  %342 = fdiv contract <8 x double> %338, %341
  br label %355

343:
  %344 = phi i64 [ %353, %343 ], [ 0, %336 ]
  %345 = phi <8 x double> [ %352, %343 ], [ zeroinitializer, %336 ]
  %346 = getelementptr inbounds <8 x double>, ptr %100, i64 %344
  %347 = load <8 x double>, ptr %346, align 64
  %348 = getelementptr inbounds <8 x double>, ptr %116, i64 %344
  %349 = load <8 x double>, ptr %348, align 64
  %350 = fmul contract <8 x double> %347, %349
  %351 = fmul contract <8 x double> %350, %350
  %352 = fadd contract <8 x double> %345, %351
  %353 = add nsw i64 %344, 1
  %354 = icmp eq i64 %353, %97
  br i1 %354, label %337, label %343

355:
  %356 = phi i32 [ 0, %337 ], [ %361, %355 ]
  %357 = phi <8 x double> [ %342, %337 ], [ %360, %355 ]
  %358 = extractelement <8 x double> %357, i32 %356
  %359 = call contract double @llvm.sqrt.f64(double %358)
  %360 = insertelement <8 x double> %357, double %359, i32 %356
  %361 = add nsw i32 %356, 1
  %362 = icmp eq i32 %361, 8
  br i1 %362, label %363, label %355

363:
  br i1 %178, label %367, label %364

364:
  %365 = phi <8 x double> [ zeroinitializer, %363 ], [ %376, %367 ]
  %366 = fdiv contract <8 x double> %365, %341
  br label %379

367:
  %368 = phi i64 [ %377, %367 ], [ 0, %363 ]
  %369 = phi <8 x double> [ %376, %367 ], [ zeroinitializer, %363 ]
  %370 = getelementptr inbounds <8 x double>, ptr %98, i64 %368
  %371 = load <8 x double>, ptr %370, align 64
  %372 = getelementptr inbounds <8 x double>, ptr %116, i64 %368
  %373 = load <8 x double>, ptr %372, align 64
  %374 = fmul contract <8 x double> %371, %373
  %375 = fmul contract <8 x double> %374, %374
  %376 = fadd contract <8 x double> %369, %375
  %377 = add nsw i64 %368, 1
  %378 = icmp eq i64 %377, %97
  br i1 %378, label %364, label %367

379:
  %380 = phi i32 [ 0, %364 ], [ %385, %379 ]
  %381 = phi <8 x double> [ %366, %364 ], [ %384, %379 ]
  %382 = extractelement <8 x double> %381, i32 %380
  %383 = call contract double @llvm.sqrt.f64(double %382)
  %384 = insertelement <8 x double> %381, double %383, i32 %380
  %385 = add nsw i32 %380, 1
  %386 = icmp eq i32 %385, 8
  br i1 %386, label %387, label %379

387:
  %388 = fmul contract double %228, 0x3EB0C6F7A0B5ED8D
  br label %434

389:
  %390 = phi i64 [ 0, %172 ], [ %431, %430 ]
  %391 = shl nsw i64 1, %390
  %392 = and i64 %391, %90
  %393 = icmp eq i64 %392, 0
  br i1 %393, label %430, label %394

394:
  %395 = trunc i64 %390 to i32
  %396 = extractelement <8 x double> %173, i32 %395
  %397 = load ptr, ptr %14, align 8
  %398 = and i64 %390, 4294967239
  %399 = or i64 %398, 56
  %400 = getelementptr inbounds double, ptr %397, i64 %399
  store double %396, ptr %400, align 8
  br i1 %175, label %413, label %401

401:
  %402 = extractelement <8 x double> %174, i32 %395
  %403 = load ptr, ptr %13, align 8
  %404 = load i64, ptr %176, align 8
  %405 = add nsw i64 %404, %123
  %406 = load i64, ptr %177, align 8
  %407 = sub i64 %405, %406
  %408 = shl nsw i64 %407, 3
  %409 = or i64 %408, %390
  %410 = getelementptr inbounds double, ptr %403, i64 %409
  %411 = load double, ptr %410, align 8
  %412 = fadd contract double %402, %411
  br label %413

413:
  %414 = phi contract double [ %412, %401 ], [ 0.000000e+00, %394 ]
  %415 = and i64 %390, 4294967231
  %416 = or i64 %415, 64
  %417 = getelementptr inbounds double, ptr %397, i64 %416
  store double %414, ptr %417, align 8
  br i1 %178, label %418, label %430

418:
  %419 = load ptr, ptr %11, align 8
  br label %420

420:
  %421 = phi i64 [ 0, %418 ], [ %428, %420 ]
  %422 = getelementptr inbounds <8 x double>, ptr %114, i64 %421
  %423 = load <8 x double>, ptr %422, align 64
  %424 = extractelement <8 x double> %423, i32 %395
  %425 = shl nsw i64 %421, 3
  %426 = add nsw i64 %425, %390
  %427 = getelementptr inbounds double, ptr %419, i64 %426
  store double %424, ptr %427, align 8
  %428 = add nsw i64 %421, 1
  %429 = icmp eq i64 %428, %97
  br i1 %429, label %430, label %420

430:
  %431 = add nsw i64 %390, 1
  %432 = icmp eq i64 %431, 8
  br i1 %432, label %221, label %389

433:
  br i1 %178, label %457, label %468

434:
  %435 = phi <8 x double> [ undef, %387 ], [ %448, %445 ]
  %436 = phi i32 [ 0, %387 ], [ %449, %445 ]
  %437 = extractelement <8 x double> %360, i32 %436
  %438 = fcmp contract olt double %437, 1.000000e-05
  br i1 %438, label %445, label %439

439:
  %440 = extractelement <8 x double> %384, i32 %436
  %441 = fcmp contract olt double %440, 1.000000e-05
  br i1 %441, label %445, label %442

442:
  %443 = fmul contract double %437, 1.000000e-02
  %444 = fdiv contract double %443, %440
  br label %445

445:
  %446 = phi contract double [ %444, %442 ], [ %388, %439 ], [ %388, %434 ]
  %447 = call contract double @llvm.minnum.f64(double %446, double %228)
  %448 = insertelement <8 x double> %435, double %447, i32 %436
  %449 = add nsw i32 %436, 1
  %450 = icmp eq i32 %449, 8
  br i1 %450, label %433, label %434

451:
  %452 = load <8 x double>, ptr %2, align 64
  %453 = fadd contract <8 x double> %448, %452
  store <8 x double> %453, ptr %2, align 64
  %454 = load ptr, ptr %0, align 8
  %455 = load ptr, ptr %13, align 8
  %456 = load ptr, ptr %109, align 8
  call void %454(ptr %2, ptr %115, ptr %455, ptr %114, ptr %456)
  br label %497

457:
  %458 = phi i64 [ %466, %457 ], [ 0, %433 ]
  %459 = getelementptr inbounds <8 x double>, ptr %100, i64 %458
  %460 = load <8 x double>, ptr %459, align 64
  %461 = getelementptr inbounds <8 x double>, ptr %98, i64 %458
  %462 = load <8 x double>, ptr %461, align 64
  %463 = fmul contract <8 x double> %448, %462
  %464 = fadd contract <8 x double> %460, %463
  %465 = getelementptr inbounds <8 x double>, ptr %115, i64 %458
  store <8 x double> %464, ptr %465, align 64
  %466 = add nsw i64 %458, 1
  %467 = icmp eq i64 %466, %97
  br i1 %467, label %451, label %457

468:
  %469 = load <8 x double>, ptr %2, align 64
  %470 = fadd contract <8 x double> %448, %469
  store <8 x double> %470, ptr %2, align 64
  %471 = load ptr, ptr %0, align 8
  %472 = load ptr, ptr %13, align 8
  %473 = load ptr, ptr %109, align 8
  call void %471(ptr %2, ptr %115, ptr %472, ptr %114, ptr %473)
  br label %474

474:
  %475 = phi <8 x double> [ zeroinitializer, %468 ], [ %486, %477 ]
  %476 = fdiv contract <8 x double> %475, %341
  br label %489

477:
  %478 = phi i64 [ %487, %477 ], [ 0, %497 ]
  %479 = phi <8 x double> [ %486, %477 ], [ zeroinitializer, %497 ]
  %480 = getelementptr inbounds <8 x double>, ptr %114, i64 %478
  %481 = load <8 x double>, ptr %480, align 64
  %482 = getelementptr inbounds <8 x double>, ptr %116, i64 %478
  %483 = load <8 x double>, ptr %482, align 64
  %484 = fmul contract <8 x double> %481, %483
  %485 = fmul contract <8 x double> %484, %484
  %486 = fadd contract <8 x double> %479, %485
  %487 = add nsw i64 %478, 1
  %488 = icmp eq i64 %487, %97
  br i1 %488, label %474, label %477

489:
  %490 = phi i32 [ 0, %474 ], [ %495, %489 ]
  %491 = phi <8 x double> [ %476, %474 ], [ %494, %489 ]
  %492 = extractelement <8 x double> %491, i32 %490
  %493 = call contract double @llvm.sqrt.f64(double %492)
  %494 = insertelement <8 x double> %491, double %493, i32 %490
  %495 = add nsw i32 %490, 1
  %496 = icmp eq i32 %495, 8
  br i1 %496, label %518, label %489

497:
  %498 = phi i64 [ %504, %497 ], [ 0, %451 ]
  %499 = getelementptr inbounds <8 x double>, ptr %98, i64 %498
  %500 = load <8 x double>, ptr %499, align 64
  %501 = getelementptr inbounds <8 x double>, ptr %114, i64 %498
  %502 = load <8 x double>, ptr %501, align 64
  %503 = fsub contract <8 x double> %502, %500
  store <8 x double> %503, ptr %501, align 64
  %504 = add nsw i64 %498, 1
  %505 = icmp eq i64 %504, %97
  br i1 %505, label %477, label %497

506:
  %507 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %508 = load i64, ptr %507, align 8
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %618, label %510

510:
  %511 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %512 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %513 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %514 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %515 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %516 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %517 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %553

518:
  %519 = phi i64 [ %551, %550 ], [ 0, %489 ]
  %520 = shl nsw i64 1, %519
  %521 = and i64 %520, %90
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %550, label %523

523:
  %524 = trunc i64 %519 to i32
  %525 = extractelement <8 x double> %384, i32 %524
  %526 = extractelement <8 x double> %494, i32 %524
  %527 = extractelement <8 x double> %448, i32 %524
  %528 = fdiv contract double %526, %527
  %529 = call contract double @llvm.maxnum.f64(double %525, double %528)
  %530 = fmul contract double %228, %529
  %531 = fcmp contract ugt double %530, 1.000000e-15
  br i1 %531, label %535, label %532

532:
  %533 = fmul contract double %527, 1.000000e-03
  %534 = call contract double @llvm.maxnum.f64(double %388, double %533)
  br label %540

535:
  %536 = fdiv contract double 1.000000e-02, %529
  %537 = call contract double @llvm.sqrt.f64(double %536)
  %538 = call contract double @llvm.sqrt.f64(double %537)
  %539 = call contract double @llvm.sqrt.f64(double %538)
  br label %540

540:
  %541 = phi contract double [ %534, %532 ], [ %539, %535 ]
  %542 = fmul contract double %527, 1.000000e+02
  %543 = call contract double @llvm.minnum.f64(double %542, double %541)
  %544 = call contract double @llvm.minnum.f64(double %543, double %228)
  %545 = load ptr, ptr %14, align 8
  %546 = add nsw i64 %519, 8
  %547 = getelementptr inbounds double, ptr %545, i64 %546
  store double %544, ptr %547, align 8
  %548 = add nsw i64 %519, 48
  %549 = getelementptr inbounds double, ptr %545, i64 %548
  store double 3.000000e+00, ptr %549, align 8
  br label %550

550:
  %551 = add nsw i64 %519, 1
  %552 = icmp eq i64 %551, 8
  br i1 %552, label %506, label %518

553:
  %554 = phi i64 [ 0, %510 ], [ %616, %615 ]
  %555 = shl nsw i64 1, %554
  %556 = and i64 %555, %90
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %615, label %558

558:
  %559 = trunc i64 %554 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %559)
  %560 = load ptr, ptr %13, align 8
  %561 = load i64, ptr %511, align 8
  %562 = load ptr, ptr %512, align 8
  %563 = icmp sgt i64 %561, 0
  br i1 %563, label %564, label %573

564:
  %565 = phi i64 [ %571, %564 ], [ 0, %558 ]
  %566 = shl nsw i64 %565, 3
  %567 = add nsw i64 %566, %554
  %568 = getelementptr inbounds double, ptr %560, i64 %567
  %569 = load double, ptr %568, align 8
  %570 = getelementptr inbounds double, ptr %562, i64 %565
  store double %569, ptr %570, align 8
  %571 = add nsw i64 %565, 1
  %572 = icmp eq i64 %571, %561
  br i1 %572, label %573, label %564

573:
  %574 = load ptr, ptr %513, align 8
  br i1 %178, label %575, label %596

575:
  %576 = phi i64 [ %582, %575 ], [ 0, %573 ]
  %577 = shl nsw i64 %576, 3
  %578 = add nsw i64 %577, %554
  %579 = getelementptr inbounds double, ptr %100, i64 %578
  %580 = load double, ptr %579, align 8
  %581 = getelementptr inbounds double, ptr %574, i64 %576
  store double %580, ptr %581, align 8
  %582 = add nsw i64 %576, 1
  %583 = icmp eq i64 %582, %97
  br i1 %583, label %584, label %575

584:
  %585 = load ptr, ptr %11, align 8
  %586 = getelementptr inbounds double, ptr %574, i64 %97
  br label %587

587:
  %588 = phi i64 [ 0, %584 ], [ %594, %587 ]
  %589 = shl nsw i64 %588, 3
  %590 = add nsw i64 %589, %554
  %591 = getelementptr inbounds double, ptr %585, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = getelementptr inbounds double, ptr %586, i64 %588
  store double %592, ptr %593, align 8
  %594 = add nsw i64 %588, 1
  %595 = icmp eq i64 %594, %97
  br i1 %595, label %596, label %587

596:
  %597 = load ptr, ptr %515, align 8
  store i64 0, ptr %597, align 8
  call fastcc void @begin_watch(ptr %3, ptr %514)
  %598 = load i64, ptr %507, align 8
  %599 = icmp sgt i64 %598, 0
  br i1 %599, label %600, label %605

600:
  %601 = shl i64 %598, 1
  %602 = load ptr, ptr %516, align 8
  %603 = load ptr, ptr %517, align 8
  %604 = call i64 @llvm.smax.i64(i64 %601, i64 1)
  br label %606

605:
  br label %615

606:
  %607 = phi i64 [ 0, %600 ], [ %613, %606 ]
  %608 = getelementptr inbounds double, ptr %602, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = shl nsw i64 %607, 3
  %611 = add nsw i64 %610, %554
  %612 = getelementptr inbounds double, ptr %603, i64 %611
  store double %609, ptr %612, align 8
  %613 = add nsw i64 %607, 1
  %614 = icmp eq i64 %613, %604
  br i1 %614, label %605, label %606

615:
  %616 = add nsw i64 %554, 1
  %617 = icmp eq i64 %616, 8
  br i1 %617, label %618, label %553

618:
  br label %619

619:
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
  %108 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
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
  %13 = alloca double, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 8
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %21 = load double, ptr %20, align 8
  %22 = fcmp contract ugt double %21, %1
  br i1 %22, label %23, label %755

23:
  %24 = load i64, ptr %15, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 4
  %28 = fsub contract double %3, %1
  br label %35

29:
  %30 = load double, ptr %20, align 8
  br label %31

31:
  %32 = phi i64 [ %514, %29 ], [ %24, %23 ]
  %33 = phi double [ %30, %29 ], [ %21, %23 ]
  %34 = fcmp contract olt double %33, %3
  br i1 %34, label %516, label %543

35:
  %36 = phi i64 [ 0, %26 ], [ %513, %512 ]
  %37 = load ptr, ptr %27, align 8
  %38 = shl nsw i64 %36, 2
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, -5
  %42 = icmp ult i64 %41, -2
  %43 = icmp slt i64 %40, 7
  %44 = and i1 %43, %42
  br i1 %44, label %512, label %45

45:
  %46 = load ptr, ptr %14, align 8
  %47 = getelementptr inbounds %struct.Watch, ptr %46, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 %38
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8
  %52 = load ptr, ptr %0, align 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Code, ptr %53, i64 0, i32 8
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %52, i64 0, i32 2
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %28, %57
  %59 = getelementptr inbounds double, ptr %2, i64 %51
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %4, i64 %51
  %62 = load double, ptr %61, align 8
  %63 = add nsw i64 %55, %51
  %64 = getelementptr inbounds double, ptr %2, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul contract double %58, %65
  %67 = freeze double %66
  %68 = getelementptr inbounds double, ptr %4, i64 %63
  %69 = load double, ptr %68, align 8
  %70 = fmul contract double %58, %69
  %71 = load i64, ptr %49, align 8
  %72 = icmp ne i64 %71, 9
  %73 = fcmp contract une double %60, 0.000000e+00
  %74 = or i1 %73, %72
  %75 = fcmp contract ogt double %67, 0.000000e+00
  %76 = fcmp contract uge double %62, 0.000000e+00
  %77 = or i1 %76, %74
  %78 = or i1 %75, %77
  br i1 %78, label %79, label %122

79:
  %80 = fcmp contract oeq double %60, 0.000000e+00
  br i1 %80, label %81, label %88

81:
  %82 = fcmp contract olt double %62, 0.000000e+00
  %83 = and i1 %82, %75
  %84 = fcmp contract olt double %67, 0.000000e+00
  %85 = fcmp contract ogt double %62, 0.000000e+00
  %86 = and i1 %85, %84
  %87 = or i1 %83, %86
  br i1 %87, label %109, label %512

88:
  %89 = fcmp contract oeq double %62, 0.000000e+00
  br i1 %89, label %109, label %90

90:
  %91 = fcmp contract olt double %60, 0.000000e+00
  %92 = fcmp contract ogt double %62, 0.000000e+00
  %93 = and i1 %91, %92
  br i1 %93, label %109, label %94

94:
  %95 = fcmp contract ogt double %60, 0.000000e+00
  %96 = fcmp contract olt double %62, 0.000000e+00
  %97 = and i1 %95, %96
  br i1 %97, label %109, label %98

98:
  %99 = fcmp contract olt double %67, 0.000000e+00
  %100 = fcmp contract ogt double %70, 0.000000e+00
  %101 = and i1 %99, %100
  %102 = and i1 %92, %101
  %103 = and i1 %95, %102
  br i1 %103, label %166, label %104

104:
  %105 = fcmp contract olt double %70, 0.000000e+00
  %106 = and i1 %75, %105
  %107 = and i1 %96, %106
  %108 = and i1 %91, %107
  br i1 %108, label %166, label %512

109:
  %110 = phi i1 [ false, %94 ], [ false, %90 ], [ true, %88 ], [ false, %81 ]
  %111 = phi i32 [ 1, %94 ], [ 1, %90 ], [ 2, %88 ], [ 4, %81 ]
  %112 = getelementptr inbounds i64, ptr %49, i64 3
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %120, label %115

115:
  %116 = select contract i1 %80, double %67, double %60
  %117 = sitofp i64 %113 to double
  %118 = fmul contract double %116, %117
  %119 = fcmp contract olt double %118, 0.000000e+00
  br i1 %119, label %120, label %512

120:
  br i1 %110, label %121, label %168

121:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %36)
  br label %512

122:
  %123 = phi ptr [ %159, %136 ], [ %46, %45 ]
  %124 = phi double [ %138, %136 ], [ %3, %45 ]
  %125 = fsub contract double %124, %1
  %126 = load ptr, ptr %0, align 8
  %127 = getelementptr inbounds %struct.Step, ptr %126, i64 0, i32 1
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Step, ptr %126, i64 0, i32 2
  %130 = load double, ptr %129, align 8
  %131 = fdiv contract double %128, %130
  %132 = call contract double @llvm.fabs.f64(double %131)
  %133 = fadd contract double %132, 1.000000e+00
  %134 = fmul contract double %133, 0x3D06849B86A12B9B
  %135 = fcmp contract ogt double %125, %134
  br i1 %135, label %136, label %165

136:
  %137 = fmul contract double %125, 5.000000e-01
  %138 = fadd contract double %137, %1
  %139 = getelementptr inbounds %struct.Watch, ptr %123, i64 0, i32 9
  %140 = load ptr, ptr %139, align 8
  call fastcc void @look_at(ptr %126, double %138)
  %141 = load ptr, ptr %126, align 8
  %142 = load double, ptr %127, align 8
  %143 = load double, ptr %129, align 8
  %144 = fmul contract double %138, %143
  %145 = fadd contract double %142, %144
  %146 = getelementptr inbounds %struct.Step, ptr %126, i64 0, i32 8
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Step, ptr %126, i64 0, i32 5
  %149 = load ptr, ptr %148, align 8
  store double %145, ptr %13, align 8
  %150 = getelementptr inbounds %struct.Code, ptr %141, i64 0, i32 14
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds i64, ptr %151, i64 2
  %153 = load i64, ptr %152, align 8
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr %152, align 8
  %155 = getelementptr inbounds %struct.Code, ptr %141, i64 0, i32 2
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Code, ptr %141, i64 0, i32 13
  %158 = load ptr, ptr %157, align 8
  call void %156(ptr %13, ptr %147, ptr %149, ptr %140, ptr %158)
  %159 = load ptr, ptr %14, align 8
  %160 = getelementptr inbounds %struct.Watch, ptr %159, i64 0, i32 9
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %51
  %163 = load double, ptr %162, align 8
  %164 = fcmp contract olt double %163, 0.000000e+00
  br i1 %164, label %122, label %165

165:
  call fastcc void @keep_zero(ptr %0, double %124, i64 %36)
  br label %512

166:
  %167 = select i1 %95, double 1.000000e+00, double -1.000000e+00
  br label %173

168:
  %169 = fcmp contract ogt double %60, 0.000000e+00
  %170 = and i1 %80, %75
  %171 = or i1 %169, %170
  %172 = select i1 %171, double 1.000000e+00, double -1.000000e+00
  switch i32 %111, label %383 [
    i32 3, label %173
    i32 4, label %288
  ]

173:
  %174 = phi double [ %167, %166 ], [ %172, %168 ]
  %175 = fmul contract double %60, %174
  %176 = fmul contract double %65, %174
  %177 = fmul contract double %57, %176
  %178 = fmul contract double %62, %174
  %179 = fmul contract double %69, %174
  %180 = fmul contract double %57, %179
  %181 = getelementptr inbounds %struct.Watch, ptr %46, i64 0, i32 9
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %182, i64 %51
  %184 = getelementptr inbounds double, ptr %182, i64 %63
  br label %185

185:
  %186 = phi ptr [ %52, %173 ], [ %231, %269 ]
  %187 = phi double [ %1, %173 ], [ %259, %269 ]
  %188 = phi double [ %175, %173 ], [ %258, %269 ]
  %189 = phi i32 [ 0, %173 ], [ %278, %269 ]
  %190 = phi i32 [ 0, %173 ], [ %257, %269 ]
  %191 = phi double [ %180, %173 ], [ %256, %269 ]
  %192 = phi double [ %177, %173 ], [ %255, %269 ]
  %193 = phi double [ %177, %173 ], [ %254, %269 ]
  %194 = phi double [ %3, %173 ], [ %253, %269 ]
  %195 = phi double [ %180, %173 ], [ %252, %269 ]
  %196 = phi double [ %178, %173 ], [ %251, %269 ]
  %197 = fsub contract double %194, %187
  %198 = fmul contract double %191, %197
  %199 = fsub contract double %191, %192
  %200 = fdiv contract double %198, %199
  %201 = fsub contract double %194, %200
  %202 = fmul contract double %197, 1.000000e-02
  %203 = fadd contract double %187, %202
  %204 = call contract double @llvm.maxnum.f64(double %201, double %203)
  %205 = fsub contract double %194, %202
  %206 = call contract double @llvm.minnum.f64(double %204, double %205)
  call fastcc void @look_at(ptr %186, double %206)
  %207 = load ptr, ptr %186, align 8
  %208 = getelementptr inbounds %struct.Step, ptr %186, i64 0, i32 1
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Step, ptr %186, i64 0, i32 2
  %211 = load double, ptr %210, align 8
  %212 = fmul contract double %206, %211
  %213 = fadd contract double %209, %212
  %214 = getelementptr inbounds %struct.Step, ptr %186, i64 0, i32 8
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Step, ptr %186, i64 0, i32 5
  %217 = load ptr, ptr %216, align 8
  store double %213, ptr %12, align 8
  %218 = getelementptr inbounds %struct.Code, ptr %207, i64 0, i32 14
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds i64, ptr %219, i64 2
  %221 = load i64, ptr %220, align 8
  %222 = add nsw i64 %221, 1
  store i64 %222, ptr %220, align 8
  %223 = getelementptr inbounds %struct.Code, ptr %207, i64 0, i32 2
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds %struct.Code, ptr %207, i64 0, i32 13
  %226 = load ptr, ptr %225, align 8
  call void %224(ptr %12, ptr %215, ptr %217, ptr %182, ptr %226)
  %227 = load double, ptr %183, align 8
  %228 = fmul contract double %174, %227
  %229 = load double, ptr %184, align 8
  %230 = fmul contract double %174, %229
  %231 = load ptr, ptr %0, align 8
  %232 = getelementptr inbounds %struct.Step, ptr %231, i64 0, i32 2
  %233 = load double, ptr %232, align 8
  %234 = fmul contract double %230, %233
  %235 = fcmp contract ugt double %228, 0.000000e+00
  br i1 %235, label %236, label %281

236:
  %237 = fcmp contract ogt double %228, 0.000000e+00
  %238 = fcmp contract ord double %234, 0.000000e+00
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %240, label %281

240:
  %241 = fcmp contract olt double %234, 0.000000e+00
  br i1 %241, label %242, label %246

242:
  %243 = icmp eq i32 %190, -1
  %244 = fmul contract double %191, 5.000000e-01
  %245 = select i1 %243, double %244, double %191
  br label %250

246:
  %247 = icmp eq i32 %190, 1
  %248 = fmul contract double %192, 5.000000e-01
  %249 = select i1 %247, double %248, double %192
  br label %250

250:
  %251 = phi double [ %196, %242 ], [ %228, %246 ]
  %252 = phi double [ %195, %242 ], [ %234, %246 ]
  %253 = phi double [ %194, %242 ], [ %206, %246 ]
  %254 = phi double [ %234, %242 ], [ %193, %246 ]
  %255 = phi double [ %234, %242 ], [ %249, %246 ]
  %256 = phi double [ %245, %242 ], [ %234, %246 ]
  %257 = phi i32 [ -1, %242 ], [ 1, %246 ]
  %258 = phi double [ %228, %242 ], [ %188, %246 ]
  %259 = phi double [ %206, %242 ], [ %187, %246 ]
  %260 = fcmp contract ogt double %252, %254
  br i1 %260, label %261, label %269

261:
  %262 = fsub contract double %251, %258
  %263 = fmul contract double %254, %259
  %264 = fadd contract double %262, %263
  %265 = fmul contract double %252, %253
  %266 = fsub contract double %264, %265
  %267 = fsub contract double %254, %252
  %268 = fdiv contract double %266, %267
  br label %269

269:
  %270 = phi contract double [ %268, %261 ], [ %259, %250 ]
  %271 = fsub contract double %270, %259
  %272 = fmul contract double %254, %271
  %273 = fadd contract double %258, %272
  %274 = fcmp contract ogt double %273, 0.000000e+00
  %275 = fsub contract double %253, %259
  %276 = fcmp contract olt double %275, 1.000000e-09
  %277 = select i1 %274, i1 true, i1 %276
  %278 = add nsw i32 %189, 1
  %279 = icmp eq i32 %278, 60
  %280 = select i1 %277, i1 true, i1 %279
  br i1 %280, label %281, label %185

281:
  %282 = phi double [ -1.000000e+00, %269 ], [ -1.000000e+00, %236 ], [ %206, %185 ]
  %283 = load ptr, ptr %14, align 8
  %284 = getelementptr inbounds %struct.Watch, ptr %283, i64 0, i32 9
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds double, ptr %285, i64 %51
  %287 = load double, ptr %286, align 8
  br label %383

288:
  %289 = phi ptr [ %323, %298 ], [ %46, %168 ]
  %290 = phi double [ %291, %298 ], [ %28, %168 ]
  %291 = fmul contract double %290, 5.000000e-01
  %292 = fcmp contract ule double %291, 0x3CB0000000000000
  br i1 %292, label %293, label %298

293:
  %294 = getelementptr inbounds %struct.Watch, ptr %289, i64 0, i32 9
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %51
  %297 = load double, ptr %296, align 8
  br label %332

298:
  %299 = load ptr, ptr %0, align 8
  %300 = fadd contract double %291, %1
  %301 = getelementptr inbounds %struct.Watch, ptr %289, i64 0, i32 9
  %302 = load ptr, ptr %301, align 8
  call fastcc void @look_at(ptr %299, double %300)
  %303 = load ptr, ptr %299, align 8
  %304 = getelementptr inbounds %struct.Step, ptr %299, i64 0, i32 1
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds %struct.Step, ptr %299, i64 0, i32 2
  %307 = load double, ptr %306, align 8
  %308 = fmul contract double %300, %307
  %309 = fadd contract double %305, %308
  %310 = getelementptr inbounds %struct.Step, ptr %299, i64 0, i32 8
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Step, ptr %299, i64 0, i32 5
  %313 = load ptr, ptr %312, align 8
  store double %309, ptr %11, align 8
  %314 = getelementptr inbounds %struct.Code, ptr %303, i64 0, i32 14
  %315 = load ptr, ptr %314, align 8
  %316 = getelementptr inbounds i64, ptr %315, i64 2
  %317 = load i64, ptr %316, align 8
  %318 = add nsw i64 %317, 1
  store i64 %318, ptr %316, align 8
  %319 = getelementptr inbounds %struct.Code, ptr %303, i64 0, i32 2
  %320 = load ptr, ptr %319, align 8
  %321 = getelementptr inbounds %struct.Code, ptr %303, i64 0, i32 13
  %322 = load ptr, ptr %321, align 8
  call void %320(ptr %11, ptr %311, ptr %313, ptr %302, ptr %322)
  %323 = load ptr, ptr %14, align 8
  %324 = getelementptr inbounds %struct.Watch, ptr %323, i64 0, i32 9
  %325 = load ptr, ptr %324, align 8
  %326 = getelementptr inbounds double, ptr %325, i64 %51
  %327 = load double, ptr %326, align 8
  %328 = fmul contract double %172, %327
  %329 = fcmp contract ogt double %328, 0.000000e+00
  br i1 %329, label %330, label %288

330:
  %331 = fcmp contract olt double %300, 0.000000e+00
  br i1 %331, label %332, label %383

332:
  %333 = phi ptr [ %289, %293 ], [ %323, %330 ]
  %334 = phi double [ %297, %293 ], [ %327, %330 ]
  %335 = phi double [ -1.000000e+00, %293 ], [ %300, %330 ]
  %336 = load i64, ptr %49, align 8
  %337 = icmp eq i64 %336, 9
  %338 = and i1 %171, %337
  br i1 %338, label %339, label %383

339:
  %340 = phi ptr [ %376, %353 ], [ %333, %332 ]
  %341 = phi double [ %355, %353 ], [ %3, %332 ]
  %342 = fsub contract double %341, %1
  %343 = load ptr, ptr %0, align 8
  %344 = getelementptr inbounds %struct.Step, ptr %343, i64 0, i32 1
  %345 = load double, ptr %344, align 8
  %346 = getelementptr inbounds %struct.Step, ptr %343, i64 0, i32 2
  %347 = load double, ptr %346, align 8
  %348 = fdiv contract double %345, %347
  %349 = call contract double @llvm.fabs.f64(double %348)
  %350 = fadd contract double %349, 1.000000e+00
  %351 = fmul contract double %350, 0x3D06849B86A12B9B
  %352 = fcmp contract ogt double %342, %351
  br i1 %352, label %353, label %382

353:
  %354 = fmul contract double %342, 5.000000e-01
  %355 = fadd contract double %354, %1
  %356 = getelementptr inbounds %struct.Watch, ptr %340, i64 0, i32 9
  %357 = load ptr, ptr %356, align 8
  call fastcc void @look_at(ptr %343, double %355)
  %358 = load ptr, ptr %343, align 8
  %359 = load double, ptr %344, align 8
  %360 = load double, ptr %346, align 8
  %361 = fmul contract double %355, %360
  %362 = fadd contract double %359, %361
  %363 = getelementptr inbounds %struct.Step, ptr %343, i64 0, i32 8
  %364 = load ptr, ptr %363, align 8
  %365 = getelementptr inbounds %struct.Step, ptr %343, i64 0, i32 5
  %366 = load ptr, ptr %365, align 8
  store double %362, ptr %10, align 8
  %367 = getelementptr inbounds %struct.Code, ptr %358, i64 0, i32 14
  %368 = load ptr, ptr %367, align 8
  %369 = getelementptr inbounds i64, ptr %368, i64 2
  %370 = load i64, ptr %369, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %369, align 8
  %372 = getelementptr inbounds %struct.Code, ptr %358, i64 0, i32 2
  %373 = load ptr, ptr %372, align 8
  %374 = getelementptr inbounds %struct.Code, ptr %358, i64 0, i32 13
  %375 = load ptr, ptr %374, align 8
  call void %373(ptr %10, ptr %364, ptr %366, ptr %357, ptr %375)
  %376 = load ptr, ptr %14, align 8
  %377 = getelementptr inbounds %struct.Watch, ptr %376, i64 0, i32 9
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds double, ptr %378, i64 %51
  %380 = load double, ptr %379, align 8
  %381 = fcmp contract olt double %380, 0.000000e+00
  br i1 %381, label %339, label %382

382:
  call fastcc void @keep_zero(ptr %0, double %341, i64 %36)
  br label %383

383:
  %384 = phi double [ %1, %281 ], [ %335, %382 ], [ %335, %332 ], [ %300, %330 ], [ %1, %168 ]
  %385 = phi double [ %60, %281 ], [ %334, %382 ], [ %334, %332 ], [ %327, %330 ], [ %60, %168 ]
  %386 = phi double [ %282, %281 ], [ %3, %382 ], [ %3, %332 ], [ %3, %330 ], [ %3, %168 ]
  %387 = phi double [ %287, %281 ], [ %62, %382 ], [ %62, %332 ], [ %62, %330 ], [ %62, %168 ]
  %388 = fcmp contract olt double %384, 0.000000e+00
  %389 = fcmp contract olt double %386, 0.000000e+00
  %390 = or i1 %388, %389
  br i1 %390, label %512, label %391

391:
  %392 = getelementptr inbounds i64, ptr %49, i64 3
  br label %393

393:
  %394 = phi i1 [ false, %507 ], [ true, %391 ]
  %395 = phi double [ %62, %507 ], [ %387, %391 ]
  %396 = phi double [ %3, %507 ], [ %386, %391 ]
  %397 = phi double [ %395, %507 ], [ %385, %391 ]
  %398 = phi double [ %396, %507 ], [ %384, %391 ]
  %399 = load ptr, ptr %0, align 8
  %400 = load ptr, ptr %14, align 8
  %401 = getelementptr inbounds %struct.Watch, ptr %400, i64 0, i32 9
  %402 = load ptr, ptr %401, align 8
  %403 = fcmp contract ogt double %397, 0.000000e+00
  %404 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 1
  %405 = load double, ptr %404, align 8
  %406 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 2
  %407 = load double, ptr %406, align 8
  %408 = fmul contract double %396, %407
  %409 = fadd contract double %405, %408
  %410 = fdiv contract double %409, %407
  %411 = call contract double @llvm.fabs.f64(double %410)
  %412 = call contract double @llvm.maxnum.f64(double %411, double 1.000000e+00)
  %413 = fmul contract double %412, 0x3CB0000000000000
  %414 = fsub contract double %396, %398
  %415 = fcmp contract ogt double %414, %413
  br i1 %415, label %416, label %498

416:
  %417 = fmul contract double %413, 5.000000e-01
  %418 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 8
  %419 = getelementptr inbounds %struct.Step, ptr %399, i64 0, i32 5
  %420 = getelementptr inbounds double, ptr %402, i64 %51
  br label %421

421:
  %422 = phi double [ %414, %416 ], [ %492, %486 ]
  %423 = phi i32 [ 0, %416 ], [ %496, %486 ]
  %424 = phi i32 [ 0, %416 ], [ %491, %486 ]
  %425 = phi double [ %398, %416 ], [ %490, %486 ]
  %426 = phi double [ %397, %416 ], [ %489, %486 ]
  %427 = phi double [ %396, %416 ], [ %488, %486 ]
  %428 = phi double [ %395, %416 ], [ %487, %486 ]
  %429 = fmul contract double %422, %428
  %430 = fsub contract double %428, %426
  %431 = fdiv contract double %429, %430
  %432 = fsub contract double %427, %431
  %433 = icmp sgt i32 %423, 1
  %434 = fcmp contract ugt double %425, %432
  %435 = select i1 %433, i1 true, i1 %434
  %436 = fcmp contract ugt double %432, %427
  %437 = select i1 %435, i1 true, i1 %436
  %438 = fadd contract double %425, %427
  %439 = fmul contract double %438, 5.000000e-01
  %440 = select i1 %437, double %439, double %432
  %441 = fadd contract double %417, %425
  %442 = call contract double @llvm.maxnum.f64(double %440, double %441)
  %443 = fsub contract double %427, %417
  %444 = call contract double @llvm.minnum.f64(double %442, double %443)
  %445 = fcmp contract olt double %425, %444
  %446 = fcmp contract olt double %444, %427
  %447 = select i1 %445, i1 %446, i1 false
  br i1 %447, label %448, label %498

448:
  call fastcc void @look_at(ptr %399, double %444)
  %449 = load ptr, ptr %399, align 8
  %450 = load double, ptr %404, align 8
  %451 = load double, ptr %406, align 8
  %452 = fmul contract double %444, %451
  %453 = fadd contract double %450, %452
  %454 = load ptr, ptr %418, align 8
  %455 = load ptr, ptr %419, align 8
  store double %453, ptr %9, align 8
  %456 = getelementptr inbounds %struct.Code, ptr %449, i64 0, i32 14
  %457 = load ptr, ptr %456, align 8
  %458 = getelementptr inbounds i64, ptr %457, i64 2
  %459 = load i64, ptr %458, align 8
  %460 = add nsw i64 %459, 1
  store i64 %460, ptr %458, align 8
  %461 = getelementptr inbounds %struct.Code, ptr %449, i64 0, i32 2
  %462 = load ptr, ptr %461, align 8
  %463 = getelementptr inbounds %struct.Code, ptr %449, i64 0, i32 13
  %464 = load ptr, ptr %463, align 8
  call void %462(ptr %9, ptr %454, ptr %455, ptr %402, ptr %464)
  %465 = load double, ptr %420, align 8
  %466 = fcmp contract uno double %465, 0.000000e+00
  br i1 %466, label %467, label %474

467:
  %468 = load ptr, ptr %14, align 8
  %469 = getelementptr inbounds %struct.Watch, ptr %468, i64 0, i32 13
  %470 = load ptr, ptr %469, align 8
  %471 = getelementptr inbounds i64, ptr %470, i64 3
  %472 = load i64, ptr %471, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %471, align 8
  br label %512

474:
  %475 = fneg contract double %465
  %476 = select contract i1 %403, double %465, double %475
  %477 = fcmp contract ogt double %476, 0.000000e+00
  br i1 %477, label %478, label %482

478:
  %479 = icmp eq i32 %424, -1
  %480 = fmul contract double %428, 5.000000e-01
  %481 = select i1 %479, double %480, double %428
  br label %486

482:
  %483 = icmp eq i32 %424, 1
  %484 = fmul contract double %426, 5.000000e-01
  %485 = select i1 %483, double %484, double %426
  br label %486

486:
  %487 = phi double [ %481, %478 ], [ %465, %482 ]
  %488 = phi double [ %427, %478 ], [ %444, %482 ]
  %489 = phi double [ %465, %478 ], [ %485, %482 ]
  %490 = phi double [ %444, %478 ], [ %425, %482 ]
  %491 = phi i32 [ -1, %478 ], [ 1, %482 ]
  %492 = fsub contract double %488, %490
  %493 = fmul contract double %422, 5.000000e-01
  %494 = fcmp contract ogt double %492, %493
  %495 = add nsw i32 %423, 1
  %496 = select i1 %494, i32 %495, i32 0
  %497 = fcmp contract ogt double %492, %413
  br i1 %497, label %421, label %498

498:
  %499 = phi double [ %396, %393 ], [ %488, %486 ], [ %427, %421 ]
  %500 = fcmp contract oeq double %499, 2.000000e+00
  br i1 %500, label %512, label %501

501:
  %502 = load i64, ptr %392, align 8
  %503 = sitofp i64 %502 to double
  %504 = fmul contract double %397, %503
  %505 = fcmp contract ugt double %504, 0.000000e+00
  br i1 %505, label %507, label %506

506:
  call fastcc void @keep_zero(ptr %0, double %499, i64 %36)
  br label %507

507:
  %508 = fcmp contract une double %396, %3
  %509 = fcmp contract une double %395, 0.000000e+00
  %510 = select i1 %508, i1 %509, i1 false
  %511 = and i1 %394, %510
  br i1 %511, label %393, label %512

512:
  %513 = add nsw i64 %36, 1
  %514 = load i64, ptr %15, align 8
  %515 = icmp slt i64 %513, %514
  br i1 %515, label %35, label %29

516:
  %517 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 11
  %518 = load ptr, ptr %517, align 8
  %519 = mul nsw i64 %19, 94
  %520 = getelementptr inbounds double, ptr %518, i64 %519
  %521 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %521, double %33)
  %522 = load ptr, ptr %521, align 8
  %523 = getelementptr inbounds %struct.Step, ptr %521, i64 0, i32 1
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds %struct.Step, ptr %521, i64 0, i32 2
  %526 = load double, ptr %525, align 8
  %527 = fmul contract double %33, %526
  %528 = fadd contract double %524, %527
  %529 = getelementptr inbounds %struct.Step, ptr %521, i64 0, i32 8
  %530 = load ptr, ptr %529, align 8
  %531 = getelementptr inbounds %struct.Step, ptr %521, i64 0, i32 5
  %532 = load ptr, ptr %531, align 8
  store double %528, ptr %8, align 8
  %533 = getelementptr inbounds %struct.Code, ptr %522, i64 0, i32 14
  %534 = load ptr, ptr %533, align 8
  %535 = getelementptr inbounds i64, ptr %534, i64 2
  %536 = load i64, ptr %535, align 8
  %537 = add nsw i64 %536, 1
  store i64 %537, ptr %535, align 8
  %538 = getelementptr inbounds %struct.Code, ptr %522, i64 0, i32 2
  %539 = load ptr, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Code, ptr %522, i64 0, i32 13
  %541 = load ptr, ptr %540, align 8
  call void %539(ptr %8, ptr %530, ptr %532, ptr %520, ptr %541)
  %542 = load i64, ptr %15, align 8
  br label %543

543:
  %544 = phi i64 [ %542, %516 ], [ %32, %31 ]
  %545 = phi ptr [ %520, %516 ], [ %4, %31 ]
  %546 = phi double [ %33, %516 ], [ %3, %31 ]
  %547 = icmp sgt i64 %544, 0
  br i1 %547, label %548, label %755

548:
  %549 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 4
  %550 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 10
  %551 = fadd contract double %546, %1
  %552 = fmul contract double %551, 5.000000e-01
  %553 = fsub contract double %546, %1
  %554 = fmul contract double %553, 5.000000e-01
  br label %555

555:
  %556 = phi i64 [ 0, %548 ], [ %752, %751 ]
  %557 = load ptr, ptr %549, align 8
  %558 = shl nsw i64 %556, 2
  %559 = getelementptr inbounds i64, ptr %557, i64 %558
  %560 = getelementptr inbounds i64, ptr %559, i64 1
  %561 = load i64, ptr %560, align 8
  %562 = load i64, ptr %559, align 8
  %563 = load ptr, ptr %550, align 8
  %564 = getelementptr inbounds i64, ptr %559, i64 2
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds double, ptr %563, i64 %565
  %567 = icmp eq i64 %562, 5
  br i1 %567, label %568, label %620

568:
  %569 = load ptr, ptr %14, align 8
  %570 = getelementptr inbounds %struct.Watch, ptr %569, i64 0, i32 9
  %571 = load ptr, ptr %570, align 8
  br label %572

572:
  %573 = phi ptr [ %571, %568 ], [ %605, %572 ]
  %574 = phi i64 [ 0, %568 ], [ %610, %572 ]
  %575 = phi double [ 0.000000e+00, %568 ], [ %609, %572 ]
  %576 = load ptr, ptr %0, align 8
  %577 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %574
  %578 = load double, ptr %577, align 8
  %579 = fmul contract double %554, %578
  %580 = fadd contract double %552, %579
  call fastcc void @look_at(ptr %576, double %580)
  %581 = load ptr, ptr %576, align 8
  %582 = getelementptr inbounds %struct.Step, ptr %576, i64 0, i32 1
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds %struct.Step, ptr %576, i64 0, i32 2
  %585 = load double, ptr %584, align 8
  %586 = fmul contract double %580, %585
  %587 = fadd contract double %583, %586
  %588 = getelementptr inbounds %struct.Step, ptr %576, i64 0, i32 8
  %589 = load ptr, ptr %588, align 8
  %590 = getelementptr inbounds %struct.Step, ptr %576, i64 0, i32 5
  %591 = load ptr, ptr %590, align 8
  store double %587, ptr %7, align 8
  %592 = getelementptr inbounds %struct.Code, ptr %581, i64 0, i32 14
  %593 = load ptr, ptr %592, align 8
  %594 = getelementptr inbounds i64, ptr %593, i64 2
  %595 = load i64, ptr %594, align 8
  %596 = add nsw i64 %595, 1
  store i64 %596, ptr %594, align 8
  %597 = getelementptr inbounds %struct.Code, ptr %581, i64 0, i32 2
  %598 = load ptr, ptr %597, align 8
  %599 = getelementptr inbounds %struct.Code, ptr %581, i64 0, i32 13
  %600 = load ptr, ptr %599, align 8
  call void %598(ptr %7, ptr %589, ptr %591, ptr %573, ptr %600)
  %601 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %574
  %602 = load double, ptr %601, align 8
  %603 = load ptr, ptr %14, align 8
  %604 = getelementptr inbounds %struct.Watch, ptr %603, i64 0, i32 9
  %605 = load ptr, ptr %604, align 8
  %606 = getelementptr inbounds double, ptr %605, i64 %561
  %607 = load double, ptr %606, align 8
  %608 = fmul contract double %602, %607
  %609 = fadd contract double %575, %608
  %610 = add nsw i64 %574, 1
  %611 = icmp eq i64 %610, 5
  br i1 %611, label %612, label %572

612:
  %613 = load ptr, ptr %0, align 8
  %614 = getelementptr inbounds %struct.Step, ptr %613, i64 0, i32 2
  %615 = load double, ptr %614, align 8
  %616 = fmul contract double %554, %615
  %617 = fmul contract double %609, %616
  %618 = load double, ptr %566, align 8
  %619 = fadd contract double %618, %617
  store double %619, ptr %566, align 8
  br label %620

620:
  %621 = add i64 %562, -3
  %622 = icmp ult i64 %621, -2
  br i1 %622, label %751, label %623

623:
  %624 = icmp eq i64 %562, 1
  %625 = select contract i1 %624, double 1.000000e+00, double -1.000000e+00
  %626 = load ptr, ptr %0, align 8
  %627 = getelementptr inbounds %struct.Step, ptr %626, i64 0, i32 2
  %628 = load double, ptr %627, align 8
  %629 = fmul contract double %553, %628
  %630 = add nsw i64 %561, %19
  %631 = getelementptr inbounds double, ptr %2, i64 %630
  %632 = load double, ptr %631, align 8
  %633 = fmul contract double %632, %629
  %634 = getelementptr inbounds double, ptr %545, i64 %630
  %635 = load double, ptr %634, align 8
  %636 = fmul contract double %629, %635
  %637 = load double, ptr %566, align 8
  %638 = getelementptr inbounds double, ptr %545, i64 %561
  %639 = load double, ptr %638, align 8
  %640 = fcmp contract uno double %637, 0.000000e+00
  br i1 %640, label %641, label %643

641:
  %642 = fmul contract double %625, %639
  br label %647

643:
  %644 = fmul contract double %625, %637
  %645 = fmul contract double %625, %639
  %646 = call contract double @llvm.minnum.f64(double %644, double %645)
  br label %647

647:
  %648 = phi contract double [ %642, %641 ], [ %646, %643 ]
  %649 = fmul contract double %625, %633
  %650 = fmul contract double %625, %636
  %651 = fcmp contract olt double %649, 0.000000e+00
  %652 = fcmp contract ogt double %650, 0.000000e+00
  %653 = and i1 %651, %652
  br i1 %653, label %654, label %748

654:
  %655 = fmul contract double %625, %639
  %656 = getelementptr inbounds double, ptr %2, i64 %561
  %657 = load double, ptr %656, align 8
  %658 = fmul contract double %625, %657
  %659 = fsub contract double %655, %658
  %660 = fsub contract double %659, %650
  %661 = fsub contract double %649, %650
  %662 = fdiv contract double %660, %661
  %663 = fmul contract double %649, %662
  %664 = fadd contract double %658, %663
  %665 = call contract double @llvm.minnum.f64(double %658, double %655)
  %666 = fsub contract double %665, %664
  %667 = fmul contract double %666, 2.500000e-01
  %668 = fsub contract double %664, %667
  %669 = fcmp contract uge double %668, %648
  br i1 %669, label %748, label %670

670:
  %671 = load ptr, ptr %626, align 8
  %672 = getelementptr inbounds %struct.Code, ptr %671, i64 0, i32 8
  %673 = load i64, ptr %672, align 8
  %674 = load ptr, ptr %14, align 8
  %675 = getelementptr inbounds %struct.Watch, ptr %674, i64 0, i32 9
  %676 = load ptr, ptr %675, align 8
  %677 = add nsw i64 %673, %561
  %678 = getelementptr inbounds double, ptr %676, i64 %677
  br label %679

679:
  %680 = phi double [ %1, %670 ], [ %735, %730 ]
  %681 = phi i32 [ 0, %670 ], [ %740, %730 ]
  %682 = phi i32 [ 0, %670 ], [ %734, %730 ]
  %683 = phi double [ %632, %670 ], [ %733, %730 ]
  %684 = phi double [ %546, %670 ], [ %732, %730 ]
  %685 = phi double [ %635, %670 ], [ %731, %730 ]
  %686 = fsub contract double %684, %680
  %687 = fmul contract double %685, %686
  %688 = fsub contract double %685, %683
  %689 = fdiv contract double %687, %688
  %690 = fsub contract double %684, %689
  %691 = fmul contract double %686, 1.000000e-03
  %692 = fadd contract double %680, %691
  %693 = call contract double @llvm.maxnum.f64(double %690, double %692)
  %694 = fsub contract double %684, %691
  %695 = call contract double @llvm.minnum.f64(double %693, double %694)
  %696 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %696, double %695)
  %697 = load ptr, ptr %696, align 8
  %698 = getelementptr inbounds %struct.Step, ptr %696, i64 0, i32 1
  %699 = load double, ptr %698, align 8
  %700 = getelementptr inbounds %struct.Step, ptr %696, i64 0, i32 2
  %701 = load double, ptr %700, align 8
  %702 = fmul contract double %695, %701
  %703 = fadd contract double %699, %702
  %704 = getelementptr inbounds %struct.Step, ptr %696, i64 0, i32 8
  %705 = load ptr, ptr %704, align 8
  %706 = getelementptr inbounds %struct.Step, ptr %696, i64 0, i32 5
  %707 = load ptr, ptr %706, align 8
  store double %703, ptr %6, align 8
  %708 = getelementptr inbounds %struct.Code, ptr %697, i64 0, i32 14
  %709 = load ptr, ptr %708, align 8
  %710 = getelementptr inbounds i64, ptr %709, i64 2
  %711 = load i64, ptr %710, align 8
  %712 = add nsw i64 %711, 1
  store i64 %712, ptr %710, align 8
  %713 = getelementptr inbounds %struct.Code, ptr %697, i64 0, i32 2
  %714 = load ptr, ptr %713, align 8
  %715 = getelementptr inbounds %struct.Code, ptr %697, i64 0, i32 13
  %716 = load ptr, ptr %715, align 8
  call void %714(ptr %6, ptr %705, ptr %707, ptr %676, ptr %716)
  %717 = load double, ptr %678, align 8
  %718 = fcmp contract uno double %717, 0.000000e+00
  br i1 %718, label %743, label %719

719:
  %720 = fmul contract double %632, %717
  %721 = fcmp contract ogt double %720, 0.000000e+00
  br i1 %721, label %722, label %726

722:
  %723 = icmp eq i32 %682, -1
  %724 = fmul contract double %685, 5.000000e-01
  %725 = select i1 %723, double %724, double %685
  br label %730

726:
  %727 = icmp eq i32 %682, 1
  %728 = fmul contract double %683, 5.000000e-01
  %729 = select i1 %727, double %728, double %683
  br label %730

730:
  %731 = phi double [ %725, %722 ], [ %717, %726 ]
  %732 = phi double [ %684, %722 ], [ %695, %726 ]
  %733 = phi double [ %717, %722 ], [ %729, %726 ]
  %734 = phi i32 [ -1, %722 ], [ 1, %726 ]
  %735 = phi double [ %695, %722 ], [ %680, %726 ]
  %736 = fsub contract double %732, %735
  %737 = fcmp contract olt double %736, 1.000000e-10
  %738 = fcmp contract oeq double %717, 0.000000e+00
  %739 = select i1 %737, i1 true, i1 %738
  %740 = add nsw i32 %681, 1
  %741 = icmp eq i32 %740, 60
  %742 = select i1 %739, i1 true, i1 %741
  br i1 %742, label %743, label %679

743:
  %744 = getelementptr inbounds double, ptr %676, i64 %561
  %745 = load double, ptr %744, align 8
  %746 = fmul contract double %625, %745
  %747 = call contract double @llvm.minnum.f64(double %648, double %746)
  br label %748

748:
  %749 = phi double [ %747, %743 ], [ %648, %654 ], [ %648, %647 ]
  %750 = fmul contract double %625, %749
  store double %750, ptr %566, align 8
  br label %751

751:
  %752 = add nsw i64 %556, 1
  %753 = load i64, ptr %15, align 8
  %754 = icmp slt i64 %752, %753
  br i1 %754, label %555, label %755

755:
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
  %108 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
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
