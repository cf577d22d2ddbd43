; source f629fd62d93cb686134a91665c77f533dd6dab37938ed4d83d1d7a6237a1efe3
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
  br i1 %21, label %1576, label %22

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
  %70 = phi i64 [ 0, %22 ], [ %1572, %1570 ]
  %71 = phi i32 [ %18, %22 ], [ %1571, %1570 ]
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
  br label %1570

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
  br i1 %655, label %699, label %656

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
  %668 = fmul contract <4 x double> %667, %659
  %669 = load double, ptr %35, align 8
  %670 = fdiv contract double 1.000000e-15, %669
  %671 = insertelement <4 x double> poison, double %670, i64 0
  %672 = shufflevector <4 x double> %671, <4 x double> poison, <4 x i32> zeroinitializer
  %673 = load i64, ptr %36, align 8
  %674 = icmp sgt i64 %673, 0
  br i1 %674, label %675, label %693

675:
  %676 = load ptr, ptr %31, align 8
  %677 = load i64, ptr %37, align 8
  br label %678

678:
  %679 = phi i64 [ 0, %675 ], [ %691, %678 ]
  %680 = phi <4 x double> [ zeroinitializer, %675 ], [ %690, %678 ]
  %681 = getelementptr inbounds <4 x double>, ptr %652, i64 %679
  %682 = load <4 x i64>, ptr %681, align 32
  %683 = and <4 x i64> %682, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %684 = bitcast <4 x i64> %683 to <4 x double>
  %685 = add nsw i64 %679, %677
  %686 = getelementptr inbounds <4 x double>, ptr %676, i64 %685
  %687 = load <4 x double>, ptr %686, align 32
  %688 = fdiv contract <4 x double> %684, %687
  %689 = fcmp contract ogt <4 x double> %680, %688
  %690 = select <4 x i1> %689, <4 x double> %680, <4 x double> %688
  %691 = add nsw i64 %679, 1
  %692 = icmp eq i64 %691, %673
  br i1 %692, label %693, label %678

693:
  %694 = phi <4 x double> [ zeroinitializer, %656 ], [ %690, %678 ]
  %695 = fmul contract <4 x double> %672, %694
  %696 = fadd contract <4 x double> %668, %695
  %697 = fmul contract <4 x double> %662, %672
  %698 = fadd contract <4 x double> %667, %697
  br label %699

699:
  %700 = phi <4 x double> [ %696, %693 ], [ zeroinitializer, %650 ]
  %701 = phi <4 x double> [ %698, %693 ], [ zeroinitializer, %650 ]
  %702 = icmp sgt i64 %653, 0
  br i1 %702, label %703, label %752

703:
  %704 = phi i64 [ %750, %722 ], [ 0, %699 ]
  %705 = load i64, ptr %38, align 8
  %706 = icmp sgt i64 %705, %704
  br i1 %706, label %707, label %722

707:
  %708 = load ptr, ptr %31, align 8
  %709 = load i64, ptr %37, align 8
  %710 = load i64, ptr %36, align 8
  %711 = icmp sgt i64 %710, %704
  br i1 %711, label %715, label %712

712:
  %713 = load i64, ptr %39, align 8
  %714 = sub nsw i64 %704, %713
  br label %715

715:
  %716 = phi <4 x double> [ %700, %707 ], [ %701, %712 ]
  %717 = phi i64 [ %704, %707 ], [ %714, %712 ]
  %718 = add nsw i64 %717, %709
  %719 = getelementptr inbounds <4 x double>, ptr %708, i64 %718
  %720 = load <4 x double>, ptr %719, align 32
  %721 = fmul contract <4 x double> %716, %720
  br label %722

722:
  %723 = phi contract <4 x double> [ %721, %715 ], [ zeroinitializer, %703 ]
  %724 = getelementptr inbounds <4 x double>, ptr %652, i64 %704
  %725 = load <4 x i64>, ptr %724, align 32
  %726 = and <4 x i64> %725, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %727 = bitcast <4 x i64> %726 to <4 x double>
  %728 = getelementptr inbounds <4 x double>, ptr %148, i64 %704
  %729 = load <4 x i64>, ptr %728, align 32
  %730 = and <4 x i64> %729, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %731 = bitcast <4 x i64> %730 to <4 x double>
  %732 = fcmp contract ogt <4 x double> %727, %731
  %733 = select <4 x i1> %732, <4 x i64> %726, <4 x i64> %730
  %734 = bitcast <4 x i64> %733 to <4 x double>
  %735 = load ptr, ptr %40, align 8
  %736 = getelementptr inbounds double, ptr %735, i64 %704
  %737 = load double, ptr %736, align 8
  %738 = insertelement <4 x double> poison, double %737, i64 0
  %739 = shufflevector <4 x double> %738, <4 x double> poison, <4 x i32> zeroinitializer
  %740 = load double, ptr %35, align 8
  %741 = insertelement <4 x double> poison, double %740, i64 0
  %742 = shufflevector <4 x double> %741, <4 x double> poison, <4 x i32> zeroinitializer
  %743 = fadd contract <4 x double> %723, %734
  %744 = fmul contract <4 x double> %742, %743
  %745 = fadd contract <4 x double> %739, %744
  %746 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %745
  %747 = fcmp contract ogt <4 x double> %745, zeroinitializer
  %748 = select <4 x i1> %747, <4 x double> %746, <4 x double> zeroinitializer
  %749 = getelementptr inbounds <4 x double>, ptr %144, i64 %704
  store <4 x double> %748, ptr %749, align 32
  %750 = add nsw i64 %704, 1
  %751 = icmp eq i64 %750, %653
  br i1 %751, label %752, label %703

752:
  %753 = mul nsw i64 %138, 18
  %754 = getelementptr inbounds <4 x double>, ptr %139, i64 %753
  %755 = icmp sgt i64 %138, 0
  br i1 %755, label %762, label %756

756:
  %757 = phi <4 x double> [ zeroinitializer, %752 ], [ %771, %762 ]
  %758 = sitofp i64 %138 to double
  %759 = insertelement <4 x double> poison, double %758, i64 0
  %760 = shufflevector <4 x double> %759, <4 x double> poison, <4 x i32> zeroinitializer
  %761 = fdiv contract <4 x double> %757, %760
  br label %774

762:
  %763 = phi i64 [ %772, %762 ], [ 0, %752 ]
  %764 = phi <4 x double> [ %771, %762 ], [ zeroinitializer, %752 ]
  %765 = getelementptr inbounds <4 x double>, ptr %754, i64 %763
  %766 = load <4 x double>, ptr %765, align 32
  %767 = getelementptr inbounds <4 x double>, ptr %144, i64 %763
  %768 = load <4 x double>, ptr %767, align 32
  %769 = fmul contract <4 x double> %766, %768
  %770 = fmul contract <4 x double> %769, %769
  %771 = fadd contract <4 x double> %764, %770
  %772 = add nsw i64 %763, 1
  %773 = icmp eq i64 %772, %138
  br i1 %773, label %756, label %762

774:
  %775 = phi i32 [ 0, %756 ], [ %780, %774 ]
  %776 = phi <4 x double> [ %761, %756 ], [ %779, %774 ]
  %777 = extractelement <4 x double> %776, i32 %775
  %778 = call contract double @llvm.sqrt.f64(double %777)
  %779 = insertelement <4 x double> %776, double %778, i32 %775
  %780 = add nsw i32 %775, 1
  %781 = icmp eq i32 %780, 4
  br i1 %781, label %782, label %774

782:
  br i1 %755, label %786, label %783

783:
  %784 = phi <4 x double> [ zeroinitializer, %782 ], [ %795, %786 ]
  %785 = fdiv contract <4 x double> %784, %760
  br label %798

786:
  %787 = phi i64 [ %796, %786 ], [ 0, %782 ]
  %788 = phi <4 x double> [ %795, %786 ], [ zeroinitializer, %782 ]
  %789 = getelementptr inbounds <4 x double>, ptr %146, i64 %787
  %790 = load <4 x double>, ptr %789, align 32
  %791 = getelementptr inbounds <4 x double>, ptr %144, i64 %787
  %792 = load <4 x double>, ptr %791, align 32
  %793 = fmul contract <4 x double> %790, %792
  %794 = fmul contract <4 x double> %793, %793
  %795 = fadd contract <4 x double> %788, %794
  %796 = add nsw i64 %787, 1
  %797 = icmp eq i64 %796, %138
  br i1 %797, label %783, label %786

798:
  %799 = phi i32 [ 0, %783 ], [ %804, %798 ]
  %800 = phi <4 x double> [ %785, %783 ], [ %803, %798 ]
  %801 = extractelement <4 x double> %800, i32 %799
  %802 = call contract double @llvm.sqrt.f64(double %801)
  %803 = insertelement <4 x double> %800, double %802, i32 %799
  %804 = add nsw i32 %799, 1
  %805 = icmp eq i32 %804, 4
  br i1 %805, label %806, label %798

806:
  %807 = load ptr, ptr %24, align 8
  br label %815

808:
  %809 = getelementptr inbounds <4 x double>, ptr %75, i64 6
  %810 = load <4 x double>, ptr %809, align 32
  %811 = fadd contract <4 x double> %810, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %811, ptr %809, align 32
  %812 = icmp eq i32 %847, 0
  br i1 %812, label %813, label %850

813:
  %814 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %837, ptr %814, align 32
  br label %1326

815:
  %816 = phi i64 [ 0, %806 ], [ %848, %835 ]
  %817 = phi <4 x double> [ undef, %806 ], [ %837, %835 ]
  %818 = phi i32 [ 0, %806 ], [ %847, %835 ]
  %819 = trunc i64 %816 to i32
  %820 = extractelement <4 x double> %779, i32 %819
  %821 = fcmp contract oeq double %820, 0.000000e+00
  %822 = extractelement <4 x double> %803, i32 %819
  %823 = fcmp contract oeq double %822, 0.000000e+00
  %824 = select i1 %821, i1 %823, i1 false
  br i1 %824, label %835, label %825

825:
  %826 = extractelement <4 x double> %142, i32 %819
  %827 = fmul contract double %826, %820
  %828 = fmul contract double %820, %827
  %829 = fmul contract double %820, %820
  %830 = fmul contract double %822, 1.000000e-02
  %831 = fmul contract double %822, %830
  %832 = fadd contract double %829, %831
  %833 = call contract double @llvm.sqrt.f64(double %832)
  %834 = fdiv contract double %828, %833
  br label %835

835:
  %836 = phi contract double [ %834, %825 ], [ 0.000000e+00, %815 ]
  %837 = insertelement <4 x double> %817, double %836, i32 %819
  %838 = getelementptr inbounds i64, ptr %807, i64 %816
  %839 = load i64, ptr %838, align 8
  %840 = icmp sgt i64 %839, -1
  %841 = fcmp contract ole double %836, 1.000000e+00
  %842 = select i1 %840, i1 %841, i1 false
  %843 = zext i1 %842 to i64
  %844 = add nsw i64 %816, 16
  %845 = getelementptr inbounds i64, ptr %807, i64 %844
  store i64 %843, ptr %845, align 8
  %846 = zext i1 %842 to i32
  %847 = add i32 %818, %846
  %848 = add nsw i64 %816, 1
  %849 = icmp eq i64 %848, 4
  br i1 %849, label %808, label %815

850:
  %851 = load ptr, ptr %41, align 8
  %852 = load ptr, ptr %31, align 8
  %853 = load ptr, ptr %30, align 8
  %854 = load ptr, ptr %33, align 8
  call void %851(ptr %17, ptr %148, ptr %852, ptr %853, ptr %854)
  br i1 %755, label %855, label %858

855:
  %856 = shl i64 %138, 1
  %857 = call i64 @llvm.smax.i64(i64 %856, i64 1)
  br label %1025

858:
  %859 = phi <4 x double> [ zeroinitializer, %850 ], [ %1031, %1025 ]
  %860 = load i64, ptr %28, align 8
  %861 = load ptr, ptr %23, align 8
  %862 = load ptr, ptr %29, align 8
  %863 = mul nsw i64 %860, 17
  %864 = getelementptr inbounds <4 x double>, ptr %862, i64 %863
  %865 = load ptr, ptr %30, align 8
  %866 = mul nsw i64 %860, 19
  %867 = getelementptr inbounds <4 x double>, ptr %862, i64 %866
  %868 = icmp sgt i64 %860, 0
  br i1 %868, label %895, label %869

869:
  %870 = phi <4 x double> [ zeroinitializer, %858 ], [ %884, %875 ]
  %871 = sitofp i64 %860 to double
  %872 = insertelement <4 x double> poison, double %871, i64 0
  %873 = shufflevector <4 x double> %872, <4 x double> poison, <4 x i32> zeroinitializer
  %874 = fdiv contract <4 x double> %870, %873
  br label %887

875:
  %876 = phi i64 [ %885, %875 ], [ 0, %895 ]
  %877 = phi <4 x double> [ %884, %875 ], [ zeroinitializer, %895 ]
  %878 = getelementptr inbounds <4 x double>, ptr %867, i64 %876
  %879 = load <4 x double>, ptr %878, align 32
  %880 = getelementptr inbounds <4 x double>, ptr %144, i64 %876
  %881 = load <4 x double>, ptr %880, align 32
  %882 = fmul contract <4 x double> %879, %881
  %883 = fmul contract <4 x double> %882, %882
  %884 = fadd contract <4 x double> %877, %883
  %885 = add nsw i64 %876, 1
  %886 = icmp eq i64 %885, %860
  br i1 %886, label %869, label %875

887:
  %888 = phi i32 [ 0, %869 ], [ %893, %887 ]
  %889 = phi <4 x double> [ %874, %869 ], [ %892, %887 ]
  %890 = extractelement <4 x double> %889, i32 %888
  %891 = call contract double @llvm.sqrt.f64(double %890)
  %892 = insertelement <4 x double> %889, double %891, i32 %888
  %893 = add nsw i32 %888, 1
  %894 = icmp eq i32 %893, 4
  br i1 %894, label %907, label %887

895:
  %896 = phi i64 [ %903, %895 ], [ 0, %858 ]
  %897 = getelementptr inbounds <4 x double>, ptr %865, i64 %896
  %898 = load <4 x double>, ptr %897, align 32
  %899 = getelementptr inbounds <4 x double>, ptr %864, i64 %896
  %900 = load <4 x double>, ptr %899, align 32
  %901 = fsub contract <4 x double> %898, %900
  %902 = getelementptr inbounds <4 x double>, ptr %867, i64 %896
  store <4 x double> %901, ptr %902, align 32
  %903 = add nsw i64 %896, 1
  %904 = icmp eq i64 %903, %860
  br i1 %904, label %875, label %895

905:
  %906 = fcmp contract ugt double %912, 1.000000e+00
  br i1 %906, label %916, label %1022

907:
  %908 = phi <4 x double> [ %913, %907 ], [ zeroinitializer, %887 ]
  %909 = phi i32 [ %914, %907 ], [ 0, %887 ]
  %910 = extractelement <4 x double> %908, i64 0
  %911 = extractelement <4 x double> %892, i32 %909
  %912 = call contract double @llvm.maxnum.f64(double %910, double %911)
  %913 = insertelement <4 x double> %908, double %912, i64 0
  %914 = add nsw i32 %909, 1
  %915 = icmp eq i32 %914, 4
  br i1 %915, label %905, label %907

916:
  %917 = load i64, ptr %38, align 8
  %918 = icmp eq i64 %917, 0
  br i1 %918, label %1022, label %919

919:
  %920 = load double, ptr %25, align 8
  %921 = insertelement <4 x double> poison, double %920, i64 0
  %922 = shufflevector <4 x double> %921, <4 x double> poison, <4 x i32> zeroinitializer
  %923 = load <4 x double>, ptr %861, align 32
  %924 = fsub contract <4 x double> %922, %923
  %925 = getelementptr inbounds <4 x double>, ptr %861, i64 7
  %926 = load <4 x double>, ptr %925, align 32
  %927 = getelementptr inbounds <4 x double>, ptr %861, i64 8
  %928 = load <4 x double>, ptr %927, align 32
  %929 = fmul contract <4 x double> %928, %924
  %930 = fadd contract <4 x double> %926, %929
  %931 = fmul contract <4 x double> %930, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %932 = fmul contract <4 x double> %924, %931
  %933 = load ptr, ptr %29, align 8
  %934 = mul nsw i64 %860, 20
  %935 = getelementptr inbounds <4 x double>, ptr %933, i64 %934
  %936 = load i64, ptr %36, align 8
  %937 = icmp sgt i64 %936, 0
  br i1 %937, label %938, label %958

938:
  %939 = load ptr, ptr %31, align 8
  %940 = load i64, ptr %37, align 8
  br label %941

941:
  %942 = phi i64 [ 0, %938 ], [ %954, %941 ]
  %943 = phi <4 x double> [ zeroinitializer, %938 ], [ %953, %941 ]
  %944 = getelementptr inbounds <4 x double>, ptr %935, i64 %942
  %945 = load <4 x i64>, ptr %944, align 32
  %946 = and <4 x i64> %945, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %947 = bitcast <4 x i64> %946 to <4 x double>
  %948 = add nsw i64 %942, %940
  %949 = getelementptr inbounds <4 x double>, ptr %939, i64 %948
  %950 = load <4 x double>, ptr %949, align 32
  %951 = fdiv contract <4 x double> %947, %950
  %952 = fcmp contract ogt <4 x double> %943, %951
  %953 = select <4 x i1> %952, <4 x double> %943, <4 x double> %951
  %954 = add nsw i64 %942, 1
  %955 = icmp eq i64 %954, %936
  br i1 %955, label %956, label %941

956:
  %957 = fmul contract <4 x double> %953, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %958

958:
  %959 = phi <4 x double> [ zeroinitializer, %919 ], [ %957, %956 ]
  %960 = fadd contract <4 x double> %932, %959
  br i1 %868, label %984, label %961

961:
  %962 = phi <4 x double> [ zeroinitializer, %958 ], [ %973, %964 ]
  %963 = fdiv contract <4 x double> %962, %873
  br label %976

964:
  %965 = phi i64 [ %974, %964 ], [ 0, %1003 ]
  %966 = phi <4 x double> [ %973, %964 ], [ zeroinitializer, %1003 ]
  %967 = getelementptr inbounds <4 x double>, ptr %867, i64 %965
  %968 = load <4 x double>, ptr %967, align 32
  %969 = getelementptr inbounds <4 x double>, ptr %144, i64 %965
  %970 = load <4 x double>, ptr %969, align 32
  %971 = fmul contract <4 x double> %968, %970
  %972 = fmul contract <4 x double> %971, %971
  %973 = fadd contract <4 x double> %966, %972
  %974 = add nsw i64 %965, 1
  %975 = icmp eq i64 %974, %860
  br i1 %975, label %961, label %964

976:
  %977 = phi i32 [ 0, %961 ], [ %982, %976 ]
  %978 = phi <4 x double> [ %963, %961 ], [ %981, %976 ]
  %979 = extractelement <4 x double> %978, i32 %977
  %980 = call contract double @llvm.sqrt.f64(double %979)
  %981 = insertelement <4 x double> %978, double %980, i32 %977
  %982 = add nsw i32 %977, 1
  %983 = icmp eq i32 %982, 4
  br i1 %983, label %1022, label %976

984:
  %985 = phi i64 [ %1020, %1003 ], [ 0, %958 ]
  %986 = load i64, ptr %38, align 8
  %987 = icmp sgt i64 %986, %985
  br i1 %987, label %988, label %1003

988:
  %989 = load ptr, ptr %31, align 8
  %990 = load i64, ptr %37, align 8
  %991 = load i64, ptr %36, align 8
  %992 = icmp sgt i64 %991, %985
  br i1 %992, label %996, label %993

993:
  %994 = load i64, ptr %39, align 8
  %995 = sub nsw i64 %985, %994
  br label %996

996:
  %997 = phi <4 x double> [ %960, %988 ], [ %931, %993 ]
  %998 = phi i64 [ %985, %988 ], [ %995, %993 ]
  %999 = add nsw i64 %998, %990
  %1000 = getelementptr inbounds <4 x double>, ptr %989, i64 %999
  %1001 = load <4 x double>, ptr %1000, align 32
  %1002 = fmul contract <4 x double> %997, %1001
  br label %1003

1003:
  %1004 = phi contract <4 x double> [ %1002, %996 ], [ zeroinitializer, %984 ]
  %1005 = getelementptr inbounds <4 x double>, ptr %144, i64 %985
  %1006 = load <4 x double>, ptr %1005, align 32
  %1007 = load ptr, ptr %29, align 8
  %1008 = add nsw i64 %985, %934
  %1009 = getelementptr inbounds <4 x double>, ptr %1007, i64 %1008
  %1010 = load <4 x i64>, ptr %1009, align 32
  %1011 = and <4 x i64> %1010, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1012 = bitcast <4 x i64> %1011 to <4 x double>
  %1013 = fmul contract <4 x double> %1012, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1014 = fadd contract <4 x double> %1004, %1013
  %1015 = fmul contract <4 x double> %1006, %1014
  %1016 = fadd contract <4 x double> %1015, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1017 = getelementptr inbounds <4 x double>, ptr %867, i64 %985
  %1018 = load <4 x double>, ptr %1017, align 32
  %1019 = fdiv contract <4 x double> %1018, %1016
  store <4 x double> %1019, ptr %1017, align 32
  %1020 = add nsw i64 %985, 1
  %1021 = icmp eq i64 %1020, %860
  br i1 %1021, label %964, label %984

1022:
  %1023 = phi <4 x double> [ %892, %916 ], [ %892, %905 ], [ %981, %976 ]
  %1024 = load ptr, ptr %24, align 8
  br label %1034

1025:
  %1026 = phi i64 [ %1032, %1025 ], [ 0, %855 ]
  %1027 = phi <4 x double> [ %1031, %1025 ], [ zeroinitializer, %855 ]
  %1028 = getelementptr inbounds <4 x double>, ptr %140, i64 %1026
  %1029 = load <4 x double>, ptr %1028, align 32
  %1030 = fmul contract <4 x double> %1029, zeroinitializer
  %1031 = fadd contract <4 x double> %1027, %1030
  %1032 = add nsw i64 %1026, 1
  %1033 = icmp eq i64 %1032, %857
  br i1 %1033, label %858, label %1025

1034:
  %1035 = phi i64 [ 0, %1022 ], [ %1076, %1073 ]
  %1036 = phi <4 x double> [ %837, %1022 ], [ %1075, %1073 ]
  %1037 = phi i32 [ %847, %1022 ], [ %1074, %1073 ]
  %1038 = add nsw i64 %1035, 16
  %1039 = getelementptr inbounds i64, ptr %1024, i64 %1038
  %1040 = load i64, ptr %1039, align 8
  %1041 = icmp eq i64 %1040, 0
  br i1 %1041, label %1073, label %1042

1042:
  %1043 = trunc i64 %1035 to i32
  %1044 = extractelement <4 x double> %859, i32 %1043
  %1045 = fcmp contract une double %1044, 0.000000e+00
  br i1 %1045, label %1046, label %1049

1046:
  %1047 = insertelement <4 x double> %1036, double 0x7FF8000000000000, i32 %1043
  %1048 = extractelement <4 x double> %1023, i32 %1043
  br label %1055

1049:
  %1050 = extractelement <4 x double> %1023, i32 %1043
  %1051 = extractelement <4 x double> %1036, i32 %1043
  %1052 = fcmp contract ogt double %1050, %1051
  br i1 %1052, label %1053, label %1055

1053:
  %1054 = insertelement <4 x double> %1036, double %1050, i32 %1043
  br label %1055

1055:
  %1056 = phi double [ %1050, %1049 ], [ %1050, %1053 ], [ %1048, %1046 ]
  %1057 = phi <4 x double> [ %1036, %1049 ], [ %1054, %1053 ], [ %1047, %1046 ]
  %1058 = extractelement <4 x double> %1057, i32 %1043
  %1059 = fcmp contract ole double %1058, 1.000000e+00
  %1060 = zext i1 %1059 to i64
  store i64 %1060, ptr %1039, align 8
  %1061 = fcmp contract ogt double %1056, 1.000000e+00
  %1062 = add nsw i64 %1035, 20
  br i1 %1061, label %1063, label %1067

1063:
  %1064 = getelementptr inbounds i64, ptr %1024, i64 %1062
  %1065 = load i64, ptr %1064, align 8
  %1066 = add nsw i64 %1065, 1
  br label %1067

1067:
  %1068 = phi i64 [ %1066, %1063 ], [ 0, %1055 ]
  %1069 = getelementptr inbounds i64, ptr %1024, i64 %1062
  store i64 %1068, ptr %1069, align 8
  %1070 = xor i1 %1059, true
  %1071 = sext i1 %1070 to i32
  %1072 = add i32 %1037, %1071
  br label %1073

1073:
  %1074 = phi i32 [ %1072, %1067 ], [ %1037, %1034 ]
  %1075 = phi <4 x double> [ %1057, %1067 ], [ %1036, %1034 ]
  %1076 = add nsw i64 %1035, 1
  %1077 = icmp eq i64 %1076, 4
  br i1 %1077, label %1078, label %1034

1078:
  %1079 = getelementptr inbounds <4 x double>, ptr %75, i64 4
  store <4 x double> %1075, ptr %1079, align 32
  %1080 = icmp eq i32 %1074, 0
  br i1 %1080, label %1326, label %1081

1081:
  %1082 = load i64, ptr %42, align 8
  %1083 = icmp eq i64 %1082, 0
  br i1 %1083, label %1326, label %1084

1084:
  %1085 = load i64, ptr %28, align 8
  %1086 = load ptr, ptr %29, align 8
  %1087 = load ptr, ptr %30, align 8
  %1088 = load ptr, ptr %43, align 8
  %1089 = load ptr, ptr %23, align 8
  %1090 = getelementptr inbounds <4 x double>, ptr %1089, i64 2
  %1091 = load <4 x double>, ptr %1090, align 32
  store <4 x double> %1091, ptr %3, align 32
  %1092 = getelementptr inbounds <4 x double>, ptr %1089, i64 3
  %1093 = load <4 x double>, ptr %1092, align 32
  %1094 = icmp sgt i64 %1082, 0
  br i1 %1094, label %1095, label %1097

1095:
  %1096 = load ptr, ptr %44, align 8
  br label %1114

1097:
  %1098 = phi i32 [ 0, %1084 ], [ %1121, %1114 ]
  %1099 = load ptr, ptr %45, align 8
  %1100 = load ptr, ptr %31, align 8
  %1101 = load ptr, ptr %46, align 8
  %1102 = load ptr, ptr %33, align 8
  call void %1099(ptr %3, ptr %1087, ptr %1100, ptr %1101, ptr %1102)
  %1103 = icmp eq i32 %1098, 0
  br i1 %1103, label %1166, label %1104

1104:
  %1105 = icmp sgt i64 %1085, 0
  br i1 %1105, label %1108, label %1106

1106:
  %1107 = fmul contract <4 x double> %1093, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1124

1108:
  %1109 = mul nsw i64 %1085, 20
  %1110 = fcmp contract ogt <4 x double> %1093, zeroinitializer
  %1111 = select <4 x i1> %1110, <4 x double> %1093, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1112 = fmul contract <4 x double> %1093, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1113 = fmul contract <4 x double> %1093, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1133

1114:
  %1115 = phi i32 [ 0, %1095 ], [ %1121, %1114 ]
  %1116 = phi i64 [ 0, %1095 ], [ %1122, %1114 ]
  %1117 = getelementptr inbounds i64, ptr %1096, i64 %1116
  %1118 = load i64, ptr %1117, align 8
  %1119 = icmp ne i64 %1118, 0
  %1120 = zext i1 %1119 to i32
  %1121 = or i32 %1115, %1120
  %1122 = add nsw i64 %1116, 1
  %1123 = icmp eq i64 %1122, %1082
  br i1 %1123, label %1097, label %1114

1124:
  %1125 = phi <4 x double> [ %1107, %1106 ], [ %1112, %1133 ]
  %1126 = load <4 x double>, ptr %1089, align 32
  %1127 = fadd contract <4 x double> %1125, %1126
  store <4 x double> %1127, ptr %4, align 32
  %1128 = load ptr, ptr %45, align 8
  %1129 = load ptr, ptr %43, align 8
  %1130 = load ptr, ptr %31, align 8
  %1131 = load ptr, ptr %47, align 8
  %1132 = load ptr, ptr %33, align 8
  call void %1128(ptr %4, ptr %1129, ptr %1130, ptr %1131, ptr %1132)
  br label %1166

1133:
  %1134 = phi i64 [ 0, %1108 ], [ %1164, %1133 ]
  %1135 = add nsw i64 %1134, %1109
  %1136 = getelementptr inbounds <4 x double>, ptr %1086, i64 %1135
  %1137 = load <4 x double>, ptr %1136, align 32
  %1138 = getelementptr inbounds <4 x double>, ptr %1086, i64 %1134
  %1139 = load <4 x double>, ptr %1138, align 32
  %1140 = getelementptr inbounds <4 x double>, ptr %1087, i64 %1134
  %1141 = load <4 x double>, ptr %1140, align 32
  %1142 = fsub contract <4 x double> %1141, %1137
  %1143 = fmul contract <4 x double> %1137, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1144 = fmul contract <4 x double> %1112, %1139
  %1145 = fadd contract <4 x double> %1143, %1144
  %1146 = fmul contract <4 x double> %1145, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1147 = fmul contract <4 x double> %1141, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1148 = add nsw i64 %1134, %1085
  %1149 = getelementptr inbounds <4 x double>, ptr %1087, i64 %1148
  %1150 = load <4 x double>, ptr %1149, align 32
  %1151 = fmul contract <4 x double> %1113, %1150
  %1152 = fsub contract <4 x double> %1147, %1151
  %1153 = fmul contract <4 x double> %1152, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1154 = fadd contract <4 x double> %1146, %1153
  %1155 = getelementptr inbounds <4 x double>, ptr %1088, i64 %1134
  store <4 x double> %1154, ptr %1155, align 32
  %1156 = fmul contract <4 x double> %1142, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1157 = fdiv contract <4 x double> %1156, %1111
  %1158 = fmul contract <4 x double> %1139, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1159 = fsub contract <4 x double> %1157, %1158
  %1160 = load <4 x double>, ptr %1149, align 32
  %1161 = fmul contract <4 x double> %1160, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1162 = fsub contract <4 x double> %1159, %1161
  %1163 = getelementptr inbounds <4 x double>, ptr %1088, i64 %1148
  store <4 x double> %1162, ptr %1163, align 32
  %1164 = add nsw i64 %1134, 1
  %1165 = icmp eq i64 %1164, %1085
  br i1 %1165, label %1124, label %1133

1166:
  %1167 = shl i64 %1085, 2
  %1168 = icmp sgt i64 %1085, 0
  %1169 = mul nsw i64 %1085, 17
  %1170 = getelementptr inbounds <4 x double>, ptr %1086, i64 %1169
  %1171 = mul nsw i64 %1085, 20
  %1172 = getelementptr inbounds <4 x double>, ptr %1086, i64 %1171
  %1173 = shl nsw i64 %1085, 1
  %1174 = or i64 %1173, 1
  %1175 = shl i64 %1082, 1
  %1176 = call i64 @llvm.smax.i64(i64 %1175, i64 1)
  br label %1177

1177:
  %1178 = phi i64 [ 0, %1166 ], [ %1323, %1322 ]
  %1179 = load ptr, ptr %24, align 8
  %1180 = trunc i64 %1178 to i32
  %1181 = and i64 %1178, 4294967279
  %1182 = or i64 %1181, 16
  %1183 = getelementptr inbounds i64, ptr %1179, i64 %1182
  %1184 = load i64, ptr %1183, align 8
  %1185 = icmp eq i64 %1184, 0
  br i1 %1185, label %1322, label %1186

1186:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1180)
  %1187 = load ptr, ptr %49, align 8
  %1188 = getelementptr inbounds i64, ptr %1187, i64 1
  %1189 = load i64, ptr %1188, align 8
  %1190 = load i64, ptr %50, align 8
  %1191 = icmp slt i64 %1189, %1190
  br i1 %1191, label %1192, label %1198

1192:
  %1193 = load ptr, ptr %51, align 8
  %1194 = getelementptr inbounds double, ptr %1193, i64 %1189
  %1195 = load double, ptr %1194, align 8
  %1196 = load double, ptr %52, align 8
  %1197 = fcmp contract ugt double %1195, %1196
  br i1 %1197, label %1198, label %1202

1198:
  %1199 = load double, ptr %53, align 8
  %1200 = call fastcc i32 @suspicious(ptr %48, i64 %1082, double %1199)
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1282, label %1202

1202:
  %1203 = load ptr, ptr %29, align 8
  %1204 = load ptr, ptr %54, align 8
  %1205 = load i64, ptr %55, align 8
  br label %1259

1206:
  %1207 = mul nsw i64 %1205, 17
  %1208 = getelementptr inbounds double, ptr %1204, i64 %1207
  br label %1209

1209:
  %1210 = phi i64 [ %1216, %1209 ], [ 0, %1206 ]
  %1211 = shl nsw i64 %1210, 2
  %1212 = add nsw i64 %1211, %1178
  %1213 = getelementptr inbounds double, ptr %1170, i64 %1212
  %1214 = load double, ptr %1213, align 8
  %1215 = getelementptr inbounds double, ptr %1208, i64 %1210
  store double %1214, ptr %1215, align 8
  %1216 = add nsw i64 %1210, 1
  %1217 = icmp eq i64 %1216, %1085
  br i1 %1217, label %1218, label %1209

1218:
  %1219 = mul nsw i64 %1205, 20
  %1220 = getelementptr inbounds double, ptr %1204, i64 %1219
  br label %1221

1221:
  %1222 = phi i64 [ 0, %1218 ], [ %1228, %1221 ]
  %1223 = shl nsw i64 %1222, 2
  %1224 = add nsw i64 %1223, %1178
  %1225 = getelementptr inbounds double, ptr %1172, i64 %1224
  %1226 = load double, ptr %1225, align 8
  %1227 = getelementptr inbounds double, ptr %1220, i64 %1222
  store double %1226, ptr %1227, align 8
  %1228 = add nsw i64 %1222, 1
  %1229 = icmp eq i64 %1228, %1085
  br i1 %1229, label %1230, label %1221

1230:
  %1231 = load ptr, ptr %30, align 8
  %1232 = load i64, ptr %56, align 8
  %1233 = add nsw i64 %1232, %1174
  %1234 = load ptr, ptr %57, align 8
  %1235 = icmp sgt i64 %1233, 0
  br i1 %1235, label %1236, label %1245

1236:
  %1237 = phi i64 [ %1243, %1236 ], [ 0, %1230 ]
  %1238 = shl nsw i64 %1237, 2
  %1239 = add nsw i64 %1238, %1178
  %1240 = getelementptr inbounds double, ptr %1231, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = getelementptr inbounds double, ptr %1234, i64 %1237
  store double %1241, ptr %1242, align 8
  %1243 = add nsw i64 %1237, 1
  %1244 = icmp eq i64 %1243, %1233
  br i1 %1244, label %1245, label %1236

1245:
  %1246 = load ptr, ptr %31, align 8
  %1247 = load i64, ptr %58, align 8
  %1248 = load ptr, ptr %59, align 8
  %1249 = icmp sgt i64 %1247, 0
  br i1 %1249, label %1250, label %1282

1250:
  %1251 = phi i64 [ %1257, %1250 ], [ 0, %1245 ]
  %1252 = shl nsw i64 %1251, 2
  %1253 = add nsw i64 %1252, %1178
  %1254 = getelementptr inbounds double, ptr %1246, i64 %1253
  %1255 = load double, ptr %1254, align 8
  %1256 = getelementptr inbounds double, ptr %1248, i64 %1251
  store double %1255, ptr %1256, align 8
  %1257 = add nsw i64 %1251, 1
  %1258 = icmp eq i64 %1257, %1247
  br i1 %1258, label %1282, label %1250

1259:
  %1260 = phi i64 [ 0, %1202 ], [ %1281, %1280 ]
  %1261 = mul i64 %1167, %1260
  %1262 = getelementptr inbounds double, ptr %1203, i64 %1261
  %1263 = mul nsw i64 %1260, %1205
  %1264 = getelementptr inbounds double, ptr %1204, i64 %1263
  br i1 %1168, label %1265, label %1277

1265:
  %1266 = phi i64 [ %1272, %1265 ], [ 0, %1259 ]
  %1267 = shl nsw i64 %1266, 2
  %1268 = add nsw i64 %1267, %1178
  %1269 = getelementptr inbounds double, ptr %1262, i64 %1268
  %1270 = load double, ptr %1269, align 8
  %1271 = getelementptr inbounds double, ptr %1264, i64 %1266
  store double %1270, ptr %1271, align 8
  %1272 = add nsw i64 %1266, 1
  %1273 = icmp eq i64 %1272, %1085
  br i1 %1273, label %1274, label %1265

1274:
  %1275 = add nsw i64 %1260, 1
  %1276 = icmp eq i64 %1275, 12
  br i1 %1276, label %1206, label %1280

1277:
  %1278 = add nsw i64 %1260, 1
  %1279 = icmp eq i64 %1278, 12
  br i1 %1279, label %1230, label %1280

1280:
  %1281 = phi i64 [ %1275, %1274 ], [ %1278, %1277 ]
  br label %1259

1282:
  %1283 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1284 = fcmp contract olt double %1283, 1.000000e+00
  br i1 %1284, label %1285, label %1307

1285:
  %1286 = load double, ptr %60, align 8
  %1287 = load double, ptr %53, align 8
  %1288 = fmul contract double %1283, %1287
  %1289 = fadd contract double %1286, %1288
  %1290 = load <4 x double>, ptr %1090, align 32
  %1291 = insertelement <4 x double> %1290, double %1289, i32 %1180
  store <4 x double> %1291, ptr %1090, align 32
  %1292 = load i64, ptr %56, align 8
  %1293 = add nsw i64 %1292, %1174
  %1294 = icmp sgt i64 %1293, 0
  br i1 %1294, label %1295, label %1307

1295:
  %1296 = load ptr, ptr %61, align 8
  %1297 = load ptr, ptr %30, align 8
  br label %1298

1298:
  %1299 = phi i64 [ 0, %1295 ], [ %1305, %1298 ]
  %1300 = getelementptr inbounds double, ptr %1296, i64 %1299
  %1301 = load double, ptr %1300, align 8
  %1302 = shl nsw i64 %1299, 2
  %1303 = add nsw i64 %1302, %1178
  %1304 = getelementptr inbounds double, ptr %1297, i64 %1303
  store double %1301, ptr %1304, align 8
  %1305 = add nsw i64 %1299, 1
  %1306 = icmp eq i64 %1305, %1293
  br i1 %1306, label %1307, label %1298

1307:
  br i1 %1094, label %1308, label %1311

1308:
  %1309 = load ptr, ptr %62, align 8
  %1310 = load ptr, ptr %63, align 8
  br label %1313

1311:
  %1312 = load ptr, ptr %49, align 8
  store i64 0, ptr %1312, align 8
  br label %1322

1313:
  %1314 = phi i64 [ 0, %1308 ], [ %1320, %1313 ]
  %1315 = getelementptr inbounds double, ptr %1309, i64 %1314
  %1316 = load double, ptr %1315, align 8
  %1317 = shl nsw i64 %1314, 2
  %1318 = add nsw i64 %1317, %1178
  %1319 = getelementptr inbounds double, ptr %1310, i64 %1318
  store double %1316, ptr %1319, align 8
  %1320 = add nsw i64 %1314, 1
  %1321 = icmp eq i64 %1320, %1176
  br i1 %1321, label %1311, label %1313

1322:
  %1323 = add nsw i64 %1178, 1
  %1324 = icmp eq i64 %1323, 4
  br i1 %1324, label %1325, label %1177

1325:
  br label %1326

1326:
  %1327 = load i64, ptr %28, align 8
  %1328 = load ptr, ptr %29, align 8
  %1329 = load ptr, ptr %30, align 8
  %1330 = load ptr, ptr %24, align 8
  %1331 = getelementptr inbounds i64, ptr %1330, i64 16
  %1332 = load <4 x i64>, ptr %1331, align 32
  %1333 = icmp ne <4 x i64> %1332, zeroinitializer
  %1334 = sext <4 x i1> %1333 to <4 x i64>
  %1335 = icmp sgt i64 %1327, 0
  %1336 = mul nsw i64 %1327, 20
  br i1 %1335, label %1337, label %1349

1337:
  %1338 = phi i64 [ %1347, %1337 ], [ 0, %1326 ]
  %1339 = getelementptr inbounds <4 x double>, ptr %1329, i64 %1338
  %1340 = load <4 x i64>, ptr %1339, align 32
  %1341 = and <4 x i64> %1340, %1334
  %1342 = add nsw i64 %1338, %1336
  %1343 = getelementptr inbounds <4 x double>, ptr %1328, i64 %1342
  %1344 = load <4 x i64>, ptr %1343, align 32
  %1345 = select <4 x i1> %1333, <4 x i64> zeroinitializer, <4 x i64> %1344
  %1346 = or <4 x i64> %1345, %1341
  store <4 x i64> %1346, ptr %1343, align 32
  %1347 = add nsw i64 %1338, 1
  %1348 = icmp eq i64 %1347, %1327
  br i1 %1348, label %1403, label %1337

1349:
  %1350 = getelementptr inbounds <4 x double>, ptr %1328, i64 %1336
  %1351 = load i64, ptr %36, align 8
  %1352 = load i64, ptr %38, align 8
  %1353 = icmp slt i64 %1351, %1352
  br i1 %1353, label %1354, label %1399

1354:
  %1355 = load ptr, ptr %31, align 8
  %1356 = load i64, ptr %37, align 8
  br label %1357

1357:
  %1358 = phi i64 [ %1351, %1354 ], [ %1376, %1368 ]
  %1359 = phi <4 x double> [ zeroinitializer, %1354 ], [ %1375, %1368 ]
  %1360 = getelementptr inbounds <4 x double>, ptr %1350, i64 %1358
  %1361 = load <4 x i64>, ptr %1360, align 32
  %1362 = and <4 x i64> %1361, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1363 = bitcast <4 x i64> %1362 to <4 x double>
  %1364 = icmp sgt i64 %1351, %1358
  br i1 %1364, label %1368, label %1365

1365:
  %1366 = load i64, ptr %39, align 8
  %1367 = sub nsw i64 %1358, %1366
  br label %1368

1368:
  %1369 = phi i64 [ %1367, %1365 ], [ %1358, %1357 ]
  %1370 = add nsw i64 %1369, %1356
  %1371 = getelementptr inbounds <4 x double>, ptr %1355, i64 %1370
  %1372 = load <4 x double>, ptr %1371, align 32
  %1373 = fdiv contract <4 x double> %1363, %1372
  %1374 = fcmp contract ogt <4 x double> %1359, %1373
  %1375 = select <4 x i1> %1374, <4 x double> %1359, <4 x double> %1373
  %1376 = add nsw i64 %1358, 1
  %1377 = icmp eq i64 %1376, %1352
  br i1 %1377, label %1378, label %1357

1378:
  %1379 = phi i64 [ %1397, %1389 ], [ %1351, %1368 ]
  %1380 = phi <4 x double> [ %1396, %1389 ], [ zeroinitializer, %1368 ]
  %1381 = getelementptr inbounds <4 x double>, ptr %1328, i64 %1379
  %1382 = load <4 x i64>, ptr %1381, align 32
  %1383 = and <4 x i64> %1382, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1384 = bitcast <4 x i64> %1383 to <4 x double>
  %1385 = icmp sgt i64 %1351, %1379
  br i1 %1385, label %1389, label %1386

1386:
  %1387 = load i64, ptr %39, align 8
  %1388 = sub nsw i64 %1379, %1387
  br label %1389

1389:
  %1390 = phi i64 [ %1388, %1386 ], [ %1379, %1378 ]
  %1391 = add nsw i64 %1390, %1356
  %1392 = getelementptr inbounds <4 x double>, ptr %1355, i64 %1391
  %1393 = load <4 x double>, ptr %1392, align 32
  %1394 = fdiv contract <4 x double> %1384, %1393
  %1395 = fcmp contract ogt <4 x double> %1380, %1394
  %1396 = select <4 x i1> %1395, <4 x double> %1380, <4 x double> %1394
  %1397 = add nsw i64 %1379, 1
  %1398 = icmp eq i64 %1397, %1352
  br i1 %1398, label %1399, label %1378

1399:
  %1400 = phi <4 x double> [ zeroinitializer, %1349 ], [ %1375, %1389 ]
  %1401 = phi <4 x double> [ zeroinitializer, %1349 ], [ %1396, %1389 ]
  %1402 = shl nsw i64 %1327, 3
  br label %1415

1403:
  %1404 = phi i64 [ %1413, %1403 ], [ 0, %1337 ]
  %1405 = add nsw i64 %1404, %1327
  %1406 = getelementptr inbounds <4 x double>, ptr %1329, i64 %1405
  %1407 = load <4 x i64>, ptr %1406, align 32
  %1408 = and <4 x i64> %1407, %1334
  %1409 = getelementptr inbounds <4 x double>, ptr %1328, i64 %1404
  %1410 = load <4 x i64>, ptr %1409, align 32
  %1411 = select <4 x i1> %1333, <4 x i64> zeroinitializer, <4 x i64> %1410
  %1412 = or <4 x i64> %1411, %1408
  store <4 x i64> %1412, ptr %1409, align 32
  %1413 = add nsw i64 %1404, 1
  %1414 = icmp eq i64 %1413, %1327
  br i1 %1414, label %1349, label %1403

1415:
  %1416 = phi i64 [ 0, %1399 ], [ %1568, %1567 ]
  %1417 = load ptr, ptr %23, align 8
  %1418 = getelementptr inbounds double, ptr %1417, i64 %1416
  %1419 = load ptr, ptr %24, align 8
  %1420 = getelementptr inbounds i64, ptr %1419, i64 %1416
  %1421 = load i64, ptr %1420, align 8
  %1422 = icmp slt i64 %1421, 0
  br i1 %1422, label %1567, label %1423

1423:
  %1424 = getelementptr inbounds double, ptr %1418, i64 12
  %1425 = load double, ptr %1424, align 8
  %1426 = getelementptr inbounds double, ptr %1418, i64 16
  %1427 = load double, ptr %1426, align 8
  %1428 = getelementptr inbounds i64, ptr %1420, i64 16
  %1429 = load i64, ptr %1428, align 8
  %1430 = icmp eq i64 %1429, 0
  br i1 %1430, label %1431, label %1453

1431:
  %1432 = getelementptr inbounds i64, ptr %1420, i64 12
  store i64 1, ptr %1432, align 8
  %1433 = fcmp contract olt double %1427, 0x7FF0000000000000
  br i1 %1433, label %1434, label %1447

1434:
  %1435 = fcmp contract oeq double %1427, 0.000000e+00
  br i1 %1435, label %1443, label %1436

1436:
  %1437 = call contract double @llvm.sqrt.f64(double %1427)
  %1438 = call contract double @llvm.sqrt.f64(double %1437)
  %1439 = call contract double @llvm.sqrt.f64(double %1438)
  %1440 = fdiv contract double 8.500000e-01, %1439
  %1441 = call contract double @llvm.maxnum.f64(double %1440, double 0x3FD5555555555555)
  %1442 = call contract double @llvm.minnum.f64(double %1441, double 6.000000e+00)
  br label %1443

1443:
  %1444 = phi double [ %1442, %1436 ], [ 6.000000e+00, %1434 ]
  %1445 = fmul contract double %1425, %1444
  %1446 = getelementptr inbounds double, ptr %1418, i64 4
  store double %1445, ptr %1446, align 8
  br label %1567

1447:
  %1448 = fmul contract double %1425, 1.000000e-01
  %1449 = getelementptr inbounds double, ptr %1418, i64 4
  store double %1448, ptr %1449, align 8
  %1450 = getelementptr inbounds i64, ptr %1420, i64 8
  %1451 = load i64, ptr %1450, align 8
  %1452 = add nsw i64 %1451, 1
  store i64 %1452, ptr %1450, align 8
  br label %1567

1453:
  %1454 = fcmp contract oeq double %1427, 0.000000e+00
  br i1 %1454, label %1462, label %1455

1455:
  %1456 = call contract double @llvm.sqrt.f64(double %1427)
  %1457 = call contract double @llvm.sqrt.f64(double %1456)
  %1458 = call contract double @llvm.sqrt.f64(double %1457)
  %1459 = fdiv contract double 8.500000e-01, %1458
  %1460 = call contract double @llvm.maxnum.f64(double %1459, double 0x3FD5555555555555)
  %1461 = call contract double @llvm.minnum.f64(double %1460, double 6.000000e+00)
  br label %1462

1462:
  %1463 = phi double [ %1461, %1455 ], [ 6.000000e+00, %1453 ]
  %1464 = getelementptr inbounds i64, ptr %1420, i64 12
  %1465 = load i64, ptr %1464, align 8
  %1466 = icmp eq i64 %1465, 0
  %1467 = call contract double @llvm.minnum.f64(double %1463, double 1.000000e+00)
  %1468 = select i1 %1466, double %1463, double %1467
  %1469 = getelementptr inbounds double, ptr %1418, i64 8
  %1470 = load double, ptr %1469, align 8
  %1471 = load double, ptr %25, align 8
  %1472 = fcmp contract oeq double %1470, %1471
  br i1 %1472, label %1473, label %1476

1473:
  %1474 = getelementptr inbounds double, ptr %1418, i64 4
  %1475 = load double, ptr %1474, align 8
  br label %1476

1476:
  %1477 = phi contract double [ %1475, %1473 ], [ 0.000000e+00, %1462 ]
  %1478 = fmul contract double %1425, %1468
  %1479 = call contract double @llvm.maxnum.f64(double %1478, double %1477)
  %1480 = getelementptr inbounds double, ptr %1418, i64 4
  store double %1479, ptr %1480, align 8
  %1481 = getelementptr inbounds i64, ptr %1420, i64 20
  store i64 0, ptr %1481, align 8
  %1482 = getelementptr inbounds i64, ptr %1420, i64 8
  store i64 0, ptr %1482, align 8
  store i64 0, ptr %1464, align 8
  %1483 = getelementptr inbounds i64, ptr %1420, i64 4
  %1484 = load i64, ptr %1483, align 8
  %1485 = add nsw i64 %1484, 1
  store i64 %1485, ptr %1483, align 8
  %1486 = getelementptr inbounds double, ptr %1418, i64 24
  %1487 = load double, ptr %1486, align 8
  %1488 = fadd contract double %1487, 1.000000e+00
  store double %1488, ptr %1486, align 8
  store double %1470, ptr %1418, align 8
  %1489 = trunc i64 %1416 to i32
  %1490 = extractelement <4 x double> %1400, i32 %1489
  %1491 = getelementptr inbounds double, ptr %1418, i64 28
  store double %1490, ptr %1491, align 8
  %1492 = load i64, ptr %38, align 8
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1506, label %1494

1494:
  %1495 = extractelement <4 x double> %1401, i32 %1489
  %1496 = load ptr, ptr %31, align 8
  %1497 = load i64, ptr %37, align 8
  %1498 = add nsw i64 %1497, %1492
  %1499 = load i64, ptr %39, align 8
  %1500 = sub i64 %1498, %1499
  %1501 = shl nsw i64 %1500, 2
  %1502 = or i64 %1501, %1416
  %1503 = getelementptr inbounds double, ptr %1496, i64 %1502
  %1504 = load double, ptr %1503, align 8
  %1505 = fadd contract double %1495, %1504
  br label %1506

1506:
  %1507 = phi contract double [ %1505, %1494 ], [ 0.000000e+00, %1476 ]
  %1508 = getelementptr inbounds double, ptr %1418, i64 32
  store double %1507, ptr %1508, align 8
  %1509 = load i64, ptr %64, align 8
  %1510 = icmp sgt i64 %1509, 0
  br i1 %1510, label %1513, label %1511

1511:
  %1512 = load ptr, ptr %30, align 8
  br label %1534

1513:
  %1514 = load i64, ptr %65, align 8
  %1515 = load i64, ptr %28, align 8
  %1516 = load ptr, ptr %30, align 8
  %1517 = shl nsw i64 %1515, 1
  %1518 = or i64 %1517, 1
  %1519 = load ptr, ptr %31, align 8
  %1520 = sub i64 %1514, %1509
  br label %1521

1521:
  %1522 = phi i64 [ 0, %1513 ], [ %1532, %1521 ]
  %1523 = add nsw i64 %1518, %1522
  %1524 = shl nsw i64 %1523, 2
  %1525 = add nsw i64 %1524, %1416
  %1526 = getelementptr inbounds double, ptr %1516, i64 %1525
  %1527 = load double, ptr %1526, align 8
  %1528 = add nsw i64 %1520, %1522
  %1529 = shl nsw i64 %1528, 2
  %1530 = add nsw i64 %1529, %1416
  %1531 = getelementptr inbounds double, ptr %1519, i64 %1530
  store double %1527, ptr %1531, align 8
  %1532 = add nsw i64 %1522, 1
  %1533 = icmp eq i64 %1532, %1509
  br i1 %1533, label %1534, label %1521

1534:
  %1535 = phi ptr [ %1512, %1511 ], [ %1516, %1521 ]
  %1536 = or i64 %1416, %1402
  %1537 = getelementptr inbounds double, ptr %1535, i64 %1536
  %1538 = load double, ptr %1537, align 8
  %1539 = getelementptr inbounds double, ptr %1418, i64 20
  %1540 = load double, ptr %1539, align 8
  %1541 = fcmp contract ogt double %1538, %1540
  %1542 = fcmp contract uno double %1538, 0.000000e+00
  %1543 = or i1 %1542, %1541
  %1544 = select contract i1 %1543, double %1538, double %1540
  store double %1544, ptr %1539, align 8
  %1545 = load double, ptr %66, align 8
  %1546 = fcmp contract ugt double %1538, %1545
  %1547 = load i64, ptr %42, align 8
  %1548 = icmp eq i64 %1547, 0
  br i1 %1548, label %1564, label %1549

1549:
  %1550 = load ptr, ptr %67, align 8
  %1551 = mul nsw i64 %1416, 5
  %1552 = add nsw i64 %1551, 2
  %1553 = getelementptr inbounds i64, ptr %1550, i64 %1552
  %1554 = load i64, ptr %1553, align 8
  %1555 = icmp sgt i64 %1554, -1
  br i1 %1555, label %1556, label %1564

1556:
  %1557 = load ptr, ptr %68, align 8
  %1558 = shl nsw i64 %1554, 2
  %1559 = getelementptr inbounds i64, ptr %1557, i64 %1558
  %1560 = load i64, ptr %1559, align 8
  %1561 = icmp eq i64 %1560, 8
  %1562 = add nsw i64 %1554, 8
  %1563 = select i1 %1561, i64 %1562, i64 5
  br label %1565

1564:
  br i1 %1546, label %1565, label %1567

1565:
  %1566 = phi i64 [ %1563, %1556 ], [ 4, %1564 ]
  call fastcc void @release_4(ptr %0, i32 %1489, i64 %1566)
  br label %1567

1567:
  %1568 = add nsw i64 %1416, 1
  %1569 = icmp eq i64 %1568, 4
  br i1 %1569, label %1570, label %1415

1570:
  %1571 = phi i32 [ %136, %135 ], [ %71, %1567 ]
  %1572 = add nsw i64 %70, 1
  %1573 = icmp sge i64 %1572, %1
  %1574 = icmp eq i32 %1571, 0
  %1575 = select i1 %1573, i1 true, i1 %1574
  br i1 %1575, label %1576, label %69

1576:
  %1577 = phi i1 [ %19, %2 ], [ %1573, %1570 ]
  %1578 = zext i1 %1577 to i64
  ret i64 %1578
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
  br i1 %17, label %613, label %96

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
  br label %383

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
  br i1 %233, label %281, label %234

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
  %250 = fmul contract <4 x double> %241, %249
  %251 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %252 = load double, ptr %251, align 8
  %253 = fdiv contract double 1.000000e-15, %252
  %254 = insertelement <4 x double> poison, double %253, i64 0
  %255 = shufflevector <4 x double> %254, <4 x double> poison, <4 x i32> zeroinitializer
  %256 = icmp sgt i64 %122, 0
  br i1 %256, label %257, label %275

257:
  %258 = load ptr, ptr %13, align 8
  %259 = load i64, ptr %177, align 8
  br label %260

260:
  %261 = phi i64 [ 0, %257 ], [ %273, %260 ]
  %262 = phi <4 x double> [ zeroinitializer, %257 ], [ %272, %260 ]
  %263 = getelementptr inbounds <4 x double>, ptr %100, i64 %261
  %264 = load <4 x i64>, ptr %263, align 32
  %265 = and <4 x i64> %264, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %266 = bitcast <4 x i64> %265 to <4 x double>
  %267 = add nsw i64 %261, %259
  %268 = getelementptr inbounds <4 x double>, ptr %258, i64 %267
  %269 = load <4 x double>, ptr %268, align 32
  %270 = fdiv contract <4 x double> %266, %269
  %271 = fcmp contract ogt <4 x double> %262, %270
  %272 = select <4 x i1> %271, <4 x double> %262, <4 x double> %270
  %273 = add nsw i64 %261, 1
  %274 = icmp eq i64 %273, %122
  br i1 %274, label %275, label %260

275:
  %276 = phi <4 x double> [ zeroinitializer, %234 ], [ %272, %260 ]
  %277 = fmul contract <4 x double> %255, %276
  %278 = fadd contract <4 x double> %250, %277
  %279 = fmul contract <4 x double> %244, %255
  %280 = fadd contract <4 x double> %249, %279
  br label %281

281:
  %282 = phi <4 x double> [ %278, %275 ], [ zeroinitializer, %222 ]
  %283 = phi <4 x double> [ %280, %275 ], [ zeroinitializer, %222 ]
  %284 = icmp sgt i64 %230, 0
  br i1 %284, label %285, label %330

285:
  %286 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %287 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %288

288:
  %289 = phi i64 [ 0, %285 ], [ %328, %307 ]
  %290 = load i64, ptr %123, align 8
  %291 = icmp sgt i64 %290, %289
  br i1 %291, label %292, label %307

292:
  %293 = load ptr, ptr %13, align 8
  %294 = load i64, ptr %177, align 8
  %295 = load i64, ptr %121, align 8
  %296 = icmp sgt i64 %295, %289
  br i1 %296, label %300, label %297

297:
  %298 = load i64, ptr %178, align 8
  %299 = sub nsw i64 %289, %298
  br label %300

300:
  %301 = phi <4 x double> [ %282, %292 ], [ %283, %297 ]
  %302 = phi i64 [ %289, %292 ], [ %299, %297 ]
  %303 = add nsw i64 %302, %294
  %304 = getelementptr inbounds <4 x double>, ptr %293, i64 %303
  %305 = load <4 x double>, ptr %304, align 32
  %306 = fmul contract <4 x double> %301, %305
  br label %307

307:
  %308 = phi contract <4 x double> [ %306, %300 ], [ zeroinitializer, %288 ]
  %309 = getelementptr inbounds <4 x double>, ptr %100, i64 %289
  %310 = load <4 x i64>, ptr %309, align 32
  %311 = and <4 x i64> %310, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %312 = bitcast <4 x i64> %311 to <4 x double>
  %313 = load ptr, ptr %286, align 8
  %314 = getelementptr inbounds double, ptr %313, i64 %289
  %315 = load double, ptr %314, align 8
  %316 = insertelement <4 x double> poison, double %315, i64 0
  %317 = shufflevector <4 x double> %316, <4 x double> poison, <4 x i32> zeroinitializer
  %318 = load double, ptr %287, align 8
  %319 = insertelement <4 x double> poison, double %318, i64 0
  %320 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> zeroinitializer
  %321 = fadd contract <4 x double> %308, %312
  %322 = fmul contract <4 x double> %321, %320
  %323 = fadd contract <4 x double> %317, %322
  %324 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %323
  %325 = fcmp contract ogt <4 x double> %323, zeroinitializer
  %326 = select <4 x i1> %325, <4 x double> %324, <4 x double> zeroinitializer
  %327 = getelementptr inbounds <4 x double>, ptr %117, i64 %289
  store <4 x double> %326, ptr %327, align 32
  %328 = add nsw i64 %289, 1
  %329 = icmp eq i64 %328, %230
  br i1 %329, label %330, label %288

330:
  br i1 %179, label %337, label %331

331:
  %332 = phi <4 x double> [ zeroinitializer, %330 ], [ %346, %337 ]
  %333 = sitofp i64 %97 to double
  %334 = insertelement <4 x double> poison, double %333, i64 0
  %335 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> zeroinitializer
  %336 = fdiv contract <4 x double> %332, %335
  br label %349

337:
  %338 = phi i64 [ %347, %337 ], [ 0, %330 ]
  %339 = phi <4 x double> [ %346, %337 ], [ zeroinitializer, %330 ]
  %340 = getelementptr inbounds <4 x double>, ptr %100, i64 %338
  %341 = load <4 x double>, ptr %340, align 32
  %342 = getelementptr inbounds <4 x double>, ptr %117, i64 %338
  %343 = load <4 x double>, ptr %342, align 32
  %344 = fmul contract <4 x double> %341, %343
  %345 = fmul contract <4 x double> %344, %344
  %346 = fadd contract <4 x double> %339, %345
  %347 = add nsw i64 %338, 1
  %348 = icmp eq i64 %347, %97
  br i1 %348, label %331, label %337

349:
  %350 = phi i32 [ 0, %331 ], [ %355, %349 ]
  %351 = phi <4 x double> [ %336, %331 ], [ %354, %349 ]
  %352 = extractelement <4 x double> %351, i32 %350
  %353 = call contract double @llvm.sqrt.f64(double %352)
  %354 = insertelement <4 x double> %351, double %353, i32 %350
  %355 = add nsw i32 %350, 1
  %356 = icmp eq i32 %355, 4
  br i1 %356, label %357, label %349

357:
  br i1 %179, label %361, label %358

358:
  %359 = phi <4 x double> [ zeroinitializer, %357 ], [ %370, %361 ]
  %360 = fdiv contract <4 x double> %359, %335
  br label %373

361:
  %362 = phi i64 [ %371, %361 ], [ 0, %357 ]
  %363 = phi <4 x double> [ %370, %361 ], [ zeroinitializer, %357 ]
  %364 = getelementptr inbounds <4 x double>, ptr %98, i64 %362
  %365 = load <4 x double>, ptr %364, align 32
  %366 = getelementptr inbounds <4 x double>, ptr %117, i64 %362
  %367 = load <4 x double>, ptr %366, align 32
  %368 = fmul contract <4 x double> %365, %367
  %369 = fmul contract <4 x double> %368, %368
  %370 = fadd contract <4 x double> %363, %369
  %371 = add nsw i64 %362, 1
  %372 = icmp eq i64 %371, %97
  br i1 %372, label %358, label %361

373:
  %374 = phi i32 [ 0, %358 ], [ %379, %373 ]
  %375 = phi <4 x double> [ %360, %358 ], [ %378, %373 ]
  %376 = extractelement <4 x double> %375, i32 %374
  %377 = call contract double @llvm.sqrt.f64(double %376)
  %378 = insertelement <4 x double> %375, double %377, i32 %374
  %379 = add nsw i32 %374, 1
  %380 = icmp eq i32 %379, 4
  br i1 %380, label %381, label %373

381:
  %382 = fmul contract double %229, 0x3EB0C6F7A0B5ED8D
  br label %428

383:
  %384 = phi i64 [ 0, %173 ], [ %425, %424 ]
  %385 = shl nsw i64 1, %384
  %386 = and i64 %385, %90
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %424, label %388

388:
  %389 = trunc i64 %384 to i32
  %390 = extractelement <4 x double> %174, i32 %389
  %391 = load ptr, ptr %14, align 8
  %392 = and i64 %384, 4294967267
  %393 = or i64 %392, 28
  %394 = getelementptr inbounds double, ptr %391, i64 %393
  store double %390, ptr %394, align 8
  br i1 %176, label %407, label %395

395:
  %396 = extractelement <4 x double> %175, i32 %389
  %397 = load ptr, ptr %13, align 8
  %398 = load i64, ptr %177, align 8
  %399 = add nsw i64 %398, %124
  %400 = load i64, ptr %178, align 8
  %401 = sub i64 %399, %400
  %402 = shl nsw i64 %401, 2
  %403 = or i64 %402, %384
  %404 = getelementptr inbounds double, ptr %397, i64 %403
  %405 = load double, ptr %404, align 8
  %406 = fadd contract double %396, %405
  br label %407

407:
  %408 = phi contract double [ %406, %395 ], [ 0.000000e+00, %388 ]
  %409 = and i64 %384, 4294967263
  %410 = or i64 %409, 32
  %411 = getelementptr inbounds double, ptr %391, i64 %410
  store double %408, ptr %411, align 8
  br i1 %179, label %412, label %424

412:
  %413 = load ptr, ptr %11, align 8
  br label %414

414:
  %415 = phi i64 [ 0, %412 ], [ %422, %414 ]
  %416 = getelementptr inbounds <4 x double>, ptr %115, i64 %415
  %417 = load <4 x double>, ptr %416, align 32
  %418 = extractelement <4 x double> %417, i32 %389
  %419 = shl nsw i64 %415, 2
  %420 = add nsw i64 %419, %384
  %421 = getelementptr inbounds double, ptr %413, i64 %420
  store double %418, ptr %421, align 8
  %422 = add nsw i64 %415, 1
  %423 = icmp eq i64 %422, %97
  br i1 %423, label %424, label %414

424:
  %425 = add nsw i64 %384, 1
  %426 = icmp eq i64 %425, 4
  br i1 %426, label %222, label %383

427:
  br i1 %179, label %451, label %462

428:
  %429 = phi <4 x double> [ undef, %381 ], [ %442, %439 ]
  %430 = phi i32 [ 0, %381 ], [ %443, %439 ]
  %431 = extractelement <4 x double> %354, i32 %430
  %432 = fcmp contract olt double %431, 1.000000e-05
  br i1 %432, label %439, label %433

433:
  %434 = extractelement <4 x double> %378, i32 %430
  %435 = fcmp contract olt double %434, 1.000000e-05
  br i1 %435, label %439, label %436

436:
  %437 = fmul contract double %431, 1.000000e-02
  %438 = fdiv contract double %437, %434
  br label %439

439:
  %440 = phi contract double [ %438, %436 ], [ %382, %433 ], [ %382, %428 ]
  %441 = call contract double @llvm.minnum.f64(double %440, double %229)
  %442 = insertelement <4 x double> %429, double %441, i32 %430
  %443 = add nsw i32 %430, 1
  %444 = icmp eq i32 %443, 4
  br i1 %444, label %427, label %428

445:
  %446 = load <4 x double>, ptr %2, align 32
  %447 = fadd contract <4 x double> %442, %446
  store <4 x double> %447, ptr %2, align 32
  %448 = load ptr, ptr %0, align 8
  %449 = load ptr, ptr %13, align 8
  %450 = load ptr, ptr %109, align 8
  call void %448(ptr %2, ptr %116, ptr %449, ptr %115, ptr %450)
  br label %491

451:
  %452 = phi i64 [ %460, %451 ], [ 0, %427 ]
  %453 = getelementptr inbounds <4 x double>, ptr %100, i64 %452
  %454 = load <4 x double>, ptr %453, align 32
  %455 = getelementptr inbounds <4 x double>, ptr %98, i64 %452
  %456 = load <4 x double>, ptr %455, align 32
  %457 = fmul contract <4 x double> %442, %456
  %458 = fadd contract <4 x double> %454, %457
  %459 = getelementptr inbounds <4 x double>, ptr %116, i64 %452
  store <4 x double> %458, ptr %459, align 32
  %460 = add nsw i64 %452, 1
  %461 = icmp eq i64 %460, %97
  br i1 %461, label %445, label %451

462:
  %463 = load <4 x double>, ptr %2, align 32
  %464 = fadd contract <4 x double> %442, %463
  store <4 x double> %464, ptr %2, align 32
  %465 = load ptr, ptr %0, align 8
  %466 = load ptr, ptr %13, align 8
  %467 = load ptr, ptr %109, align 8
  call void %465(ptr %2, ptr %116, ptr %466, ptr %115, ptr %467)
  br label %468

468:
  %469 = phi <4 x double> [ zeroinitializer, %462 ], [ %480, %471 ]
  %470 = fdiv contract <4 x double> %469, %335
  br label %483

471:
  %472 = phi i64 [ %481, %471 ], [ 0, %491 ]
  %473 = phi <4 x double> [ %480, %471 ], [ zeroinitializer, %491 ]
  %474 = getelementptr inbounds <4 x double>, ptr %115, i64 %472
  %475 = load <4 x double>, ptr %474, align 32
  %476 = getelementptr inbounds <4 x double>, ptr %117, i64 %472
  %477 = load <4 x double>, ptr %476, align 32
  %478 = fmul contract <4 x double> %475, %477
  %479 = fmul contract <4 x double> %478, %478
  %480 = fadd contract <4 x double> %473, %479
  %481 = add nsw i64 %472, 1
  %482 = icmp eq i64 %481, %97
  br i1 %482, label %468, label %471

483:
  %484 = phi i32 [ 0, %468 ], [ %489, %483 ]
  %485 = phi <4 x double> [ %470, %468 ], [ %488, %483 ]
  %486 = extractelement <4 x double> %485, i32 %484
  %487 = call contract double @llvm.sqrt.f64(double %486)
  %488 = insertelement <4 x double> %485, double %487, i32 %484
  %489 = add nsw i32 %484, 1
  %490 = icmp eq i32 %489, 4
  br i1 %490, label %512, label %483

491:
  %492 = phi i64 [ %498, %491 ], [ 0, %445 ]
  %493 = getelementptr inbounds <4 x double>, ptr %98, i64 %492
  %494 = load <4 x double>, ptr %493, align 32
  %495 = getelementptr inbounds <4 x double>, ptr %115, i64 %492
  %496 = load <4 x double>, ptr %495, align 32
  %497 = fsub contract <4 x double> %496, %494
  store <4 x double> %497, ptr %495, align 32
  %498 = add nsw i64 %492, 1
  %499 = icmp eq i64 %498, %97
  br i1 %499, label %471, label %491

500:
  %501 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %502 = load i64, ptr %501, align 8
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %612, label %504

504:
  %505 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %506 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %507 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %508 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %509 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %510 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %511 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %547

512:
  %513 = phi i64 [ %545, %544 ], [ 0, %483 ]
  %514 = shl nsw i64 1, %513
  %515 = and i64 %514, %90
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %544, label %517

517:
  %518 = trunc i64 %513 to i32
  %519 = extractelement <4 x double> %378, i32 %518
  %520 = extractelement <4 x double> %488, i32 %518
  %521 = extractelement <4 x double> %442, i32 %518
  %522 = fdiv contract double %520, %521
  %523 = call contract double @llvm.maxnum.f64(double %519, double %522)
  %524 = fmul contract double %229, %523
  %525 = fcmp contract ugt double %524, 1.000000e-15
  br i1 %525, label %529, label %526

526:
  %527 = fmul contract double %521, 1.000000e-03
  %528 = call contract double @llvm.maxnum.f64(double %382, double %527)
  br label %534

529:
  %530 = fdiv contract double 1.000000e-02, %523
  %531 = call contract double @llvm.sqrt.f64(double %530)
  %532 = call contract double @llvm.sqrt.f64(double %531)
  %533 = call contract double @llvm.sqrt.f64(double %532)
  br label %534

534:
  %535 = phi contract double [ %528, %526 ], [ %533, %529 ]
  %536 = fmul contract double %521, 1.000000e+02
  %537 = call contract double @llvm.minnum.f64(double %536, double %535)
  %538 = call contract double @llvm.minnum.f64(double %537, double %229)
  %539 = load ptr, ptr %14, align 8
  %540 = add nsw i64 %513, 4
  %541 = getelementptr inbounds double, ptr %539, i64 %540
  store double %538, ptr %541, align 8
  %542 = add nsw i64 %513, 24
  %543 = getelementptr inbounds double, ptr %539, i64 %542
  store double 3.000000e+00, ptr %543, align 8
  br label %544

544:
  %545 = add nsw i64 %513, 1
  %546 = icmp eq i64 %545, 4
  br i1 %546, label %500, label %512

547:
  %548 = phi i64 [ 0, %504 ], [ %610, %609 ]
  %549 = shl nsw i64 1, %548
  %550 = and i64 %549, %90
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %609, label %552

552:
  %553 = trunc i64 %548 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %553)
  %554 = load ptr, ptr %13, align 8
  %555 = load i64, ptr %505, align 8
  %556 = load ptr, ptr %506, align 8
  %557 = icmp sgt i64 %555, 0
  br i1 %557, label %558, label %567

558:
  %559 = phi i64 [ %565, %558 ], [ 0, %552 ]
  %560 = shl nsw i64 %559, 2
  %561 = add nsw i64 %560, %548
  %562 = getelementptr inbounds double, ptr %554, i64 %561
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %556, i64 %559
  store double %563, ptr %564, align 8
  %565 = add nsw i64 %559, 1
  %566 = icmp eq i64 %565, %555
  br i1 %566, label %567, label %558

567:
  %568 = load ptr, ptr %507, align 8
  br i1 %179, label %569, label %590

569:
  %570 = phi i64 [ %576, %569 ], [ 0, %567 ]
  %571 = shl nsw i64 %570, 2
  %572 = add nsw i64 %571, %548
  %573 = getelementptr inbounds double, ptr %100, i64 %572
  %574 = load double, ptr %573, align 8
  %575 = getelementptr inbounds double, ptr %568, i64 %570
  store double %574, ptr %575, align 8
  %576 = add nsw i64 %570, 1
  %577 = icmp eq i64 %576, %97
  br i1 %577, label %578, label %569

578:
  %579 = load ptr, ptr %11, align 8
  %580 = getelementptr inbounds double, ptr %568, i64 %97
  br label %581

581:
  %582 = phi i64 [ 0, %578 ], [ %588, %581 ]
  %583 = shl nsw i64 %582, 2
  %584 = add nsw i64 %583, %548
  %585 = getelementptr inbounds double, ptr %579, i64 %584
  %586 = load double, ptr %585, align 8
  %587 = getelementptr inbounds double, ptr %580, i64 %582
  store double %586, ptr %587, align 8
  %588 = add nsw i64 %582, 1
  %589 = icmp eq i64 %588, %97
  br i1 %589, label %590, label %581

590:
  %591 = load ptr, ptr %509, align 8
  store i64 0, ptr %591, align 8
  call fastcc void @begin_watch(ptr %3, ptr %508)
  %592 = load i64, ptr %501, align 8
  %593 = icmp sgt i64 %592, 0
  br i1 %593, label %594, label %599

594:
  %595 = shl i64 %592, 1
  %596 = load ptr, ptr %510, align 8
  %597 = load ptr, ptr %511, align 8
  %598 = call i64 @llvm.smax.i64(i64 %595, i64 1)
  br label %600

599:
  br label %609

600:
  %601 = phi i64 [ 0, %594 ], [ %607, %600 ]
  %602 = getelementptr inbounds double, ptr %596, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = shl nsw i64 %601, 2
  %605 = add nsw i64 %604, %548
  %606 = getelementptr inbounds double, ptr %597, i64 %605
  store double %603, ptr %606, align 8
  %607 = add nsw i64 %601, 1
  %608 = icmp eq i64 %607, %598
  br i1 %608, label %599, label %600

609:
  %610 = add nsw i64 %548, 1
  %611 = icmp eq i64 %610, 4
  br i1 %611, label %612, label %547

612:
  br label %613

613:
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
  br i1 %21, label %1576, label %22

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
  %70 = phi i64 [ 0, %22 ], [ %1572, %1570 ]
  %71 = phi i32 [ %18, %22 ], [ %1571, %1570 ]
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
  br label %1570

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
  br i1 %655, label %699, label %656

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
  %668 = fmul contract <8 x double> %667, %659
  %669 = load double, ptr %35, align 8
  %670 = fdiv contract double 1.000000e-15, %669
  %671 = insertelement <8 x double> poison, double %670, i64 0
  %672 = shufflevector <8 x double> %671, <8 x double> poison, <8 x i32> zeroinitializer
  %673 = load i64, ptr %36, align 8
  %674 = icmp sgt i64 %673, 0
  br i1 %674, label %675, label %693

675:
  %676 = load ptr, ptr %31, align 8
  %677 = load i64, ptr %37, align 8
  br label %678

678:
  %679 = phi i64 [ 0, %675 ], [ %691, %678 ]
  %680 = phi <8 x double> [ zeroinitializer, %675 ], [ %690, %678 ]
  %681 = getelementptr inbounds <8 x double>, ptr %652, i64 %679
  %682 = load <8 x i64>, ptr %681, align 64
  %683 = and <8 x i64> %682, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %684 = bitcast <8 x i64> %683 to <8 x double>
  %685 = add nsw i64 %679, %677
  %686 = getelementptr inbounds <8 x double>, ptr %676, i64 %685
  %687 = load <8 x double>, ptr %686, align 64
  %688 = fdiv contract <8 x double> %684, %687
  %689 = fcmp contract ogt <8 x double> %680, %688
  %690 = select <8 x i1> %689, <8 x double> %680, <8 x double> %688
  %691 = add nsw i64 %679, 1
  %692 = icmp eq i64 %691, %673
  br i1 %692, label %693, label %678

693:
  %694 = phi <8 x double> [ zeroinitializer, %656 ], [ %690, %678 ]
  %695 = fmul contract <8 x double> %672, %694
  %696 = fadd contract <8 x double> %668, %695
  %697 = fmul contract <8 x double> %662, %672
  %698 = fadd contract <8 x double> %667, %697
  br label %699

699:
  %700 = phi <8 x double> [ %696, %693 ], [ zeroinitializer, %650 ]
  %701 = phi <8 x double> [ %698, %693 ], [ zeroinitializer, %650 ]
  %702 = icmp sgt i64 %653, 0
  br i1 %702, label %703, label %752

703:
  %704 = phi i64 [ %750, %722 ], [ 0, %699 ]
  %705 = load i64, ptr %38, align 8
  %706 = icmp sgt i64 %705, %704
  br i1 %706, label %707, label %722

707:
  %708 = load ptr, ptr %31, align 8
  %709 = load i64, ptr %37, align 8
  %710 = load i64, ptr %36, align 8
  %711 = icmp sgt i64 %710, %704
  br i1 %711, label %715, label %712

712:
  %713 = load i64, ptr %39, align 8
  %714 = sub nsw i64 %704, %713
  br label %715

715:
  %716 = phi <8 x double> [ %700, %707 ], [ %701, %712 ]
  %717 = phi i64 [ %704, %707 ], [ %714, %712 ]
  %718 = add nsw i64 %717, %709
  %719 = getelementptr inbounds <8 x double>, ptr %708, i64 %718
  %720 = load <8 x double>, ptr %719, align 64
  %721 = fmul contract <8 x double> %716, %720
  br label %722

722:
  %723 = phi contract <8 x double> [ %721, %715 ], [ zeroinitializer, %703 ]
  %724 = getelementptr inbounds <8 x double>, ptr %652, i64 %704
  %725 = load <8 x i64>, ptr %724, align 64
  %726 = and <8 x i64> %725, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %727 = bitcast <8 x i64> %726 to <8 x double>
  %728 = getelementptr inbounds <8 x double>, ptr %148, i64 %704
  %729 = load <8 x i64>, ptr %728, align 64
  %730 = and <8 x i64> %729, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %731 = bitcast <8 x i64> %730 to <8 x double>
  %732 = fcmp contract ogt <8 x double> %727, %731
  %733 = select <8 x i1> %732, <8 x i64> %726, <8 x i64> %730
  %734 = bitcast <8 x i64> %733 to <8 x double>
  %735 = load ptr, ptr %40, align 8
  %736 = getelementptr inbounds double, ptr %735, i64 %704
  %737 = load double, ptr %736, align 8
  %738 = insertelement <8 x double> poison, double %737, i64 0
  %739 = shufflevector <8 x double> %738, <8 x double> poison, <8 x i32> zeroinitializer
  %740 = load double, ptr %35, align 8
  %741 = insertelement <8 x double> poison, double %740, i64 0
  %742 = shufflevector <8 x double> %741, <8 x double> poison, <8 x i32> zeroinitializer
  %743 = fadd contract <8 x double> %723, %734
  %744 = fmul contract <8 x double> %742, %743
  %745 = fadd contract <8 x double> %739, %744
  %746 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %745
  %747 = fcmp contract ogt <8 x double> %745, zeroinitializer
  %748 = select <8 x i1> %747, <8 x double> %746, <8 x double> zeroinitializer
  %749 = getelementptr inbounds <8 x double>, ptr %144, i64 %704
  store <8 x double> %748, ptr %749, align 64
  %750 = add nsw i64 %704, 1
  %751 = icmp eq i64 %750, %653
  br i1 %751, label %752, label %703

752:
  %753 = mul nsw i64 %138, 18
  %754 = getelementptr inbounds <8 x double>, ptr %139, i64 %753
  %755 = icmp sgt i64 %138, 0
  br i1 %755, label %762, label %756

756:
  %757 = phi <8 x double> [ zeroinitializer, %752 ], [ %771, %762 ]
  %758 = sitofp i64 %138 to double
  %759 = insertelement <8 x double> poison, double %758, i64 0
  %760 = shufflevector <8 x double> %759, <8 x double> poison, <8 x i32> zeroinitializer
  %761 = fdiv contract <8 x double> %757, %760
  br label %774

762:
  %763 = phi i64 [ %772, %762 ], [ 0, %752 ]
  %764 = phi <8 x double> [ %771, %762 ], [ zeroinitializer, %752 ]
  %765 = getelementptr inbounds <8 x double>, ptr %754, i64 %763
  %766 = load <8 x double>, ptr %765, align 64
  %767 = getelementptr inbounds <8 x double>, ptr %144, i64 %763
  %768 = load <8 x double>, ptr %767, align 64
  %769 = fmul contract <8 x double> %766, %768
  %770 = fmul contract <8 x double> %769, %769
  %771 = fadd contract <8 x double> %764, %770
  %772 = add nsw i64 %763, 1
  %773 = icmp eq i64 %772, %138
  br i1 %773, label %756, label %762

774:
  %775 = phi i32 [ 0, %756 ], [ %780, %774 ]
  %776 = phi <8 x double> [ %761, %756 ], [ %779, %774 ]
  %777 = extractelement <8 x double> %776, i32 %775
  %778 = call contract double @llvm.sqrt.f64(double %777)
  %779 = insertelement <8 x double> %776, double %778, i32 %775
  %780 = add nsw i32 %775, 1
  %781 = icmp eq i32 %780, 8
  br i1 %781, label %782, label %774

782:
  br i1 %755, label %786, label %783

783:
  %784 = phi <8 x double> [ zeroinitializer, %782 ], [ %795, %786 ]
  %785 = fdiv contract <8 x double> %784, %760
  br label %798

786:
  %787 = phi i64 [ %796, %786 ], [ 0, %782 ]
  %788 = phi <8 x double> [ %795, %786 ], [ zeroinitializer, %782 ]
  %789 = getelementptr inbounds <8 x double>, ptr %146, i64 %787
  %790 = load <8 x double>, ptr %789, align 64
  %791 = getelementptr inbounds <8 x double>, ptr %144, i64 %787
  %792 = load <8 x double>, ptr %791, align 64
  %793 = fmul contract <8 x double> %790, %792
  %794 = fmul contract <8 x double> %793, %793
  %795 = fadd contract <8 x double> %788, %794
  %796 = add nsw i64 %787, 1
  %797 = icmp eq i64 %796, %138
  br i1 %797, label %783, label %786

798:
  %799 = phi i32 [ 0, %783 ], [ %804, %798 ]
  %800 = phi <8 x double> [ %785, %783 ], [ %803, %798 ]
  %801 = extractelement <8 x double> %800, i32 %799
  %802 = call contract double @llvm.sqrt.f64(double %801)
  %803 = insertelement <8 x double> %800, double %802, i32 %799
  %804 = add nsw i32 %799, 1
  %805 = icmp eq i32 %804, 8
  br i1 %805, label %806, label %798

806:
  %807 = load ptr, ptr %24, align 8
  br label %815

808:
  %809 = getelementptr inbounds <8 x double>, ptr %75, i64 6
  %810 = load <8 x double>, ptr %809, align 64
  %811 = fadd contract <8 x double> %810, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %811, ptr %809, align 64
  %812 = icmp eq i32 %847, 0
  br i1 %812, label %813, label %850

813:
  %814 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %837, ptr %814, align 64
  br label %1326

815:
  %816 = phi i64 [ 0, %806 ], [ %848, %835 ]
  %817 = phi <8 x double> [ undef, %806 ], [ %837, %835 ]
  %818 = phi i32 [ 0, %806 ], [ %847, %835 ]
  %819 = trunc i64 %816 to i32
  %820 = extractelement <8 x double> %779, i32 %819
  %821 = fcmp contract oeq double %820, 0.000000e+00
  %822 = extractelement <8 x double> %803, i32 %819
  %823 = fcmp contract oeq double %822, 0.000000e+00
  %824 = select i1 %821, i1 %823, i1 false
  br i1 %824, label %835, label %825

825:
  %826 = extractelement <8 x double> %142, i32 %819
  %827 = fmul contract double %826, %820
  %828 = fmul contract double %820, %827
  %829 = fmul contract double %820, %820
  %830 = fmul contract double %822, 1.000000e-02
  %831 = fmul contract double %822, %830
  %832 = fadd contract double %829, %831
  %833 = call contract double @llvm.sqrt.f64(double %832)
  %834 = fdiv contract double %828, %833
  br label %835

835:
  %836 = phi contract double [ %834, %825 ], [ 0.000000e+00, %815 ]
  %837 = insertelement <8 x double> %817, double %836, i32 %819
  %838 = getelementptr inbounds i64, ptr %807, i64 %816
  %839 = load i64, ptr %838, align 8
  %840 = icmp sgt i64 %839, -1
  %841 = fcmp contract ole double %836, 1.000000e+00
  %842 = select i1 %840, i1 %841, i1 false
  %843 = zext i1 %842 to i64
  %844 = add nsw i64 %816, 32
  %845 = getelementptr inbounds i64, ptr %807, i64 %844
  store i64 %843, ptr %845, align 8
  %846 = zext i1 %842 to i32
  %847 = add i32 %818, %846
  %848 = add nsw i64 %816, 1
  %849 = icmp eq i64 %848, 8
  br i1 %849, label %808, label %815

850:
  %851 = load ptr, ptr %41, align 8
  %852 = load ptr, ptr %31, align 8
  %853 = load ptr, ptr %30, align 8
  %854 = load ptr, ptr %33, align 8
  call void %851(ptr %17, ptr %148, ptr %852, ptr %853, ptr %854)
  br i1 %755, label %855, label %858

855:
  %856 = shl i64 %138, 1
  %857 = call i64 @llvm.smax.i64(i64 %856, i64 1)
  br label %1025

858:
  %859 = phi <8 x double> [ zeroinitializer, %850 ], [ %1031, %1025 ]
  %860 = load i64, ptr %28, align 8
  %861 = load ptr, ptr %23, align 8
  %862 = load ptr, ptr %29, align 8
  %863 = mul nsw i64 %860, 17
  %864 = getelementptr inbounds <8 x double>, ptr %862, i64 %863
  %865 = load ptr, ptr %30, align 8
  %866 = mul nsw i64 %860, 19
  %867 = getelementptr inbounds <8 x double>, ptr %862, i64 %866
  %868 = icmp sgt i64 %860, 0
  br i1 %868, label %895, label %869

869:
  %870 = phi <8 x double> [ zeroinitializer, %858 ], [ %884, %875 ]
  %871 = sitofp i64 %860 to double
  %872 = insertelement <8 x double> poison, double %871, i64 0
  %873 = shufflevector <8 x double> %872, <8 x double> poison, <8 x i32> zeroinitializer
  %874 = fdiv contract <8 x double> %870, %873
  br label %887

875:
  %876 = phi i64 [ %885, %875 ], [ 0, %895 ]
  %877 = phi <8 x double> [ %884, %875 ], [ zeroinitializer, %895 ]
  %878 = getelementptr inbounds <8 x double>, ptr %867, i64 %876
  %879 = load <8 x double>, ptr %878, align 64
  %880 = getelementptr inbounds <8 x double>, ptr %144, i64 %876
  %881 = load <8 x double>, ptr %880, align 64
  %882 = fmul contract <8 x double> %879, %881
  %883 = fmul contract <8 x double> %882, %882
  %884 = fadd contract <8 x double> %877, %883
  %885 = add nsw i64 %876, 1
  %886 = icmp eq i64 %885, %860
  br i1 %886, label %869, label %875

887:
  %888 = phi i32 [ 0, %869 ], [ %893, %887 ]
  %889 = phi <8 x double> [ %874, %869 ], [ %892, %887 ]
  %890 = extractelement <8 x double> %889, i32 %888
  %891 = call contract double @llvm.sqrt.f64(double %890)
  %892 = insertelement <8 x double> %889, double %891, i32 %888
  %893 = add nsw i32 %888, 1
  %894 = icmp eq i32 %893, 8
  br i1 %894, label %907, label %887

895:
  %896 = phi i64 [ %903, %895 ], [ 0, %858 ]
  %897 = getelementptr inbounds <8 x double>, ptr %865, i64 %896
  %898 = load <8 x double>, ptr %897, align 64
  %899 = getelementptr inbounds <8 x double>, ptr %864, i64 %896
  %900 = load <8 x double>, ptr %899, align 64
  %901 = fsub contract <8 x double> %898, %900
  %902 = getelementptr inbounds <8 x double>, ptr %867, i64 %896
  store <8 x double> %901, ptr %902, align 64
  %903 = add nsw i64 %896, 1
  %904 = icmp eq i64 %903, %860
  br i1 %904, label %875, label %895

905:
  %906 = fcmp contract ugt double %912, 1.000000e+00
  br i1 %906, label %916, label %1022

907:
  %908 = phi <8 x double> [ %913, %907 ], [ zeroinitializer, %887 ]
  %909 = phi i32 [ %914, %907 ], [ 0, %887 ]
  %910 = extractelement <8 x double> %908, i64 0
  %911 = extractelement <8 x double> %892, i32 %909
  %912 = call contract double @llvm.maxnum.f64(double %910, double %911)
  %913 = insertelement <8 x double> %908, double %912, i64 0
  %914 = add nsw i32 %909, 1
  %915 = icmp eq i32 %914, 8
  br i1 %915, label %905, label %907

916:
  %917 = load i64, ptr %38, align 8
  %918 = icmp eq i64 %917, 0
  br i1 %918, label %1022, label %919

919:
  %920 = load double, ptr %25, align 8
  %921 = insertelement <8 x double> poison, double %920, i64 0
  %922 = shufflevector <8 x double> %921, <8 x double> poison, <8 x i32> zeroinitializer
  %923 = load <8 x double>, ptr %861, align 64
  %924 = fsub contract <8 x double> %922, %923
  %925 = getelementptr inbounds <8 x double>, ptr %861, i64 7
  %926 = load <8 x double>, ptr %925, align 64
  %927 = getelementptr inbounds <8 x double>, ptr %861, i64 8
  %928 = load <8 x double>, ptr %927, align 64
  %929 = fmul contract <8 x double> %928, %924
  %930 = fadd contract <8 x double> %926, %929
  %931 = fmul contract <8 x double> %930, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %932 = fmul contract <8 x double> %924, %931
  %933 = load ptr, ptr %29, align 8
  %934 = mul nsw i64 %860, 20
  %935 = getelementptr inbounds <8 x double>, ptr %933, i64 %934
  %936 = load i64, ptr %36, align 8
  %937 = icmp sgt i64 %936, 0
  br i1 %937, label %938, label %958

938:
  %939 = load ptr, ptr %31, align 8
  %940 = load i64, ptr %37, align 8
  br label %941

941:
  %942 = phi i64 [ 0, %938 ], [ %954, %941 ]
  %943 = phi <8 x double> [ zeroinitializer, %938 ], [ %953, %941 ]
  %944 = getelementptr inbounds <8 x double>, ptr %935, i64 %942
  %945 = load <8 x i64>, ptr %944, align 64
  %946 = and <8 x i64> %945, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %947 = bitcast <8 x i64> %946 to <8 x double>
  %948 = add nsw i64 %942, %940
  %949 = getelementptr inbounds <8 x double>, ptr %939, i64 %948
  %950 = load <8 x double>, ptr %949, align 64
  %951 = fdiv contract <8 x double> %947, %950
  %952 = fcmp contract ogt <8 x double> %943, %951
  %953 = select <8 x i1> %952, <8 x double> %943, <8 x double> %951
  %954 = add nsw i64 %942, 1
  %955 = icmp eq i64 %954, %936
  br i1 %955, label %956, label %941

956:
  %957 = fmul contract <8 x double> %953, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %958

958:
  %959 = phi <8 x double> [ zeroinitializer, %919 ], [ %957, %956 ]
  %960 = fadd contract <8 x double> %932, %959
  br i1 %868, label %984, label %961

961:
  %962 = phi <8 x double> [ zeroinitializer, %958 ], [ %973, %964 ]
  %963 = fdiv contract <8 x double> %962, %873
  br label %976

964:
  %965 = phi i64 [ %974, %964 ], [ 0, %1003 ]
  %966 = phi <8 x double> [ %973, %964 ], [ zeroinitializer, %1003 ]
  %967 = getelementptr inbounds <8 x double>, ptr %867, i64 %965
  %968 = load <8 x double>, ptr %967, align 64
  %969 = getelementptr inbounds <8 x double>, ptr %144, i64 %965
  %970 = load <8 x double>, ptr %969, align 64
  %971 = fmul contract <8 x double> %968, %970
  %972 = fmul contract <8 x double> %971, %971
  %973 = fadd contract <8 x double> %966, %972
  %974 = add nsw i64 %965, 1
  %975 = icmp eq i64 %974, %860
  br i1 %975, label %961, label %964

976:
  %977 = phi i32 [ 0, %961 ], [ %982, %976 ]
  %978 = phi <8 x double> [ %963, %961 ], [ %981, %976 ]
  %979 = extractelement <8 x double> %978, i32 %977
  %980 = call contract double @llvm.sqrt.f64(double %979)
  %981 = insertelement <8 x double> %978, double %980, i32 %977
  %982 = add nsw i32 %977, 1
  %983 = icmp eq i32 %982, 8
  br i1 %983, label %1022, label %976

984:
  %985 = phi i64 [ %1020, %1003 ], [ 0, %958 ]
  %986 = load i64, ptr %38, align 8
  %987 = icmp sgt i64 %986, %985
  br i1 %987, label %988, label %1003

988:
  %989 = load ptr, ptr %31, align 8
  %990 = load i64, ptr %37, align 8
  %991 = load i64, ptr %36, align 8
  %992 = icmp sgt i64 %991, %985
  br i1 %992, label %996, label %993

993:
  %994 = load i64, ptr %39, align 8
  %995 = sub nsw i64 %985, %994
  br label %996

996:
  %997 = phi <8 x double> [ %960, %988 ], [ %931, %993 ]
  %998 = phi i64 [ %985, %988 ], [ %995, %993 ]
  %999 = add nsw i64 %998, %990
  %1000 = getelementptr inbounds <8 x double>, ptr %989, i64 %999
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = fmul contract <8 x double> %997, %1001
  br label %1003

1003:
  %1004 = phi contract <8 x double> [ %1002, %996 ], [ zeroinitializer, %984 ]
  %1005 = getelementptr inbounds <8 x double>, ptr %144, i64 %985
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = load ptr, ptr %29, align 8
  %1008 = add nsw i64 %985, %934
  %1009 = getelementptr inbounds <8 x double>, ptr %1007, i64 %1008
  %1010 = load <8 x i64>, ptr %1009, align 64
  %1011 = and <8 x i64> %1010, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1012 = bitcast <8 x i64> %1011 to <8 x double>
  %1013 = fmul contract <8 x double> %1012, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1014 = fadd contract <8 x double> %1004, %1013
  %1015 = fmul contract <8 x double> %1006, %1014
  %1016 = fadd contract <8 x double> %1015, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1017 = getelementptr inbounds <8 x double>, ptr %867, i64 %985
  %1018 = load <8 x double>, ptr %1017, align 64
  %1019 = fdiv contract <8 x double> %1018, %1016
  store <8 x double> %1019, ptr %1017, align 64
  %1020 = add nsw i64 %985, 1
  %1021 = icmp eq i64 %1020, %860
  br i1 %1021, label %964, label %984

1022:
  %1023 = phi <8 x double> [ %892, %916 ], [ %892, %905 ], [ %981, %976 ]
  %1024 = load ptr, ptr %24, align 8
  br label %1034

1025:
  %1026 = phi i64 [ %1032, %1025 ], [ 0, %855 ]
  %1027 = phi <8 x double> [ %1031, %1025 ], [ zeroinitializer, %855 ]
  %1028 = getelementptr inbounds <8 x double>, ptr %140, i64 %1026
  %1029 = load <8 x double>, ptr %1028, align 64
  %1030 = fmul contract <8 x double> %1029, zeroinitializer
  %1031 = fadd contract <8 x double> %1027, %1030
  %1032 = add nsw i64 %1026, 1
  %1033 = icmp eq i64 %1032, %857
  br i1 %1033, label %858, label %1025

1034:
  %1035 = phi i64 [ 0, %1022 ], [ %1076, %1073 ]
  %1036 = phi <8 x double> [ %837, %1022 ], [ %1075, %1073 ]
  %1037 = phi i32 [ %847, %1022 ], [ %1074, %1073 ]
  %1038 = add nsw i64 %1035, 32
  %1039 = getelementptr inbounds i64, ptr %1024, i64 %1038
  %1040 = load i64, ptr %1039, align 8
  %1041 = icmp eq i64 %1040, 0
  br i1 %1041, label %1073, label %1042

1042:
  %1043 = trunc i64 %1035 to i32
  %1044 = extractelement <8 x double> %859, i32 %1043
  %1045 = fcmp contract une double %1044, 0.000000e+00
  br i1 %1045, label %1046, label %1049

1046:
  %1047 = insertelement <8 x double> %1036, double 0x7FF8000000000000, i32 %1043
  %1048 = extractelement <8 x double> %1023, i32 %1043
  br label %1055

1049:
  %1050 = extractelement <8 x double> %1023, i32 %1043
  %1051 = extractelement <8 x double> %1036, i32 %1043
  %1052 = fcmp contract ogt double %1050, %1051
  br i1 %1052, label %1053, label %1055

1053:
  %1054 = insertelement <8 x double> %1036, double %1050, i32 %1043
  br label %1055

1055:
  %1056 = phi double [ %1050, %1049 ], [ %1050, %1053 ], [ %1048, %1046 ]
  %1057 = phi <8 x double> [ %1036, %1049 ], [ %1054, %1053 ], [ %1047, %1046 ]
  %1058 = extractelement <8 x double> %1057, i32 %1043
  %1059 = fcmp contract ole double %1058, 1.000000e+00
  %1060 = zext i1 %1059 to i64
  store i64 %1060, ptr %1039, align 8
  %1061 = fcmp contract ogt double %1056, 1.000000e+00
  %1062 = add nsw i64 %1035, 40
  br i1 %1061, label %1063, label %1067

1063:
  %1064 = getelementptr inbounds i64, ptr %1024, i64 %1062
  %1065 = load i64, ptr %1064, align 8
  %1066 = add nsw i64 %1065, 1
  br label %1067

1067:
  %1068 = phi i64 [ %1066, %1063 ], [ 0, %1055 ]
  %1069 = getelementptr inbounds i64, ptr %1024, i64 %1062
  store i64 %1068, ptr %1069, align 8
  %1070 = xor i1 %1059, true
  %1071 = sext i1 %1070 to i32
  %1072 = add i32 %1037, %1071
  br label %1073

1073:
  %1074 = phi i32 [ %1072, %1067 ], [ %1037, %1034 ]
  %1075 = phi <8 x double> [ %1057, %1067 ], [ %1036, %1034 ]
  %1076 = add nsw i64 %1035, 1
  %1077 = icmp eq i64 %1076, 8
  br i1 %1077, label %1078, label %1034

1078:
  %1079 = getelementptr inbounds <8 x double>, ptr %75, i64 4
  store <8 x double> %1075, ptr %1079, align 64
  %1080 = icmp eq i32 %1074, 0
  br i1 %1080, label %1326, label %1081

1081:
  %1082 = load i64, ptr %42, align 8
  %1083 = icmp eq i64 %1082, 0
  br i1 %1083, label %1326, label %1084

1084:
  %1085 = load i64, ptr %28, align 8
  %1086 = load ptr, ptr %29, align 8
  %1087 = load ptr, ptr %30, align 8
  %1088 = load ptr, ptr %43, align 8
  %1089 = load ptr, ptr %23, align 8
  %1090 = getelementptr inbounds <8 x double>, ptr %1089, i64 2
  %1091 = load <8 x double>, ptr %1090, align 64
  store <8 x double> %1091, ptr %3, align 64
  %1092 = getelementptr inbounds <8 x double>, ptr %1089, i64 3
  %1093 = load <8 x double>, ptr %1092, align 64
  %1094 = icmp sgt i64 %1082, 0
  br i1 %1094, label %1095, label %1097

1095:
  %1096 = load ptr, ptr %44, align 8
  br label %1114

1097:
  %1098 = phi i32 [ 0, %1084 ], [ %1121, %1114 ]
  %1099 = load ptr, ptr %45, align 8
  %1100 = load ptr, ptr %31, align 8
  %1101 = load ptr, ptr %46, align 8
  %1102 = load ptr, ptr %33, align 8
  call void %1099(ptr %3, ptr %1087, ptr %1100, ptr %1101, ptr %1102)
  %1103 = icmp eq i32 %1098, 0
  br i1 %1103, label %1166, label %1104

1104:
  %1105 = icmp sgt i64 %1085, 0
  br i1 %1105, label %1108, label %1106

1106:
  %1107 = fmul contract <8 x double> %1093, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1124

1108:
  %1109 = mul nsw i64 %1085, 20
  %1110 = fcmp contract ogt <8 x double> %1093, zeroinitializer
  %1111 = select <8 x i1> %1110, <8 x double> %1093, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1112 = fmul contract <8 x double> %1093, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1113 = fmul contract <8 x double> %1093, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1133

1114:
  %1115 = phi i32 [ 0, %1095 ], [ %1121, %1114 ]
  %1116 = phi i64 [ 0, %1095 ], [ %1122, %1114 ]
  %1117 = getelementptr inbounds i64, ptr %1096, i64 %1116
  %1118 = load i64, ptr %1117, align 8
  %1119 = icmp ne i64 %1118, 0
  %1120 = zext i1 %1119 to i32
  %1121 = or i32 %1115, %1120
  %1122 = add nsw i64 %1116, 1
  %1123 = icmp eq i64 %1122, %1082
  br i1 %1123, label %1097, label %1114

1124:
  %1125 = phi <8 x double> [ %1107, %1106 ], [ %1112, %1133 ]
  %1126 = load <8 x double>, ptr %1089, align 64
  %1127 = fadd contract <8 x double> %1125, %1126
  store <8 x double> %1127, ptr %4, align 64
  %1128 = load ptr, ptr %45, align 8
  %1129 = load ptr, ptr %43, align 8
  %1130 = load ptr, ptr %31, align 8
  %1131 = load ptr, ptr %47, align 8
  %1132 = load ptr, ptr %33, align 8
  call void %1128(ptr %4, ptr %1129, ptr %1130, ptr %1131, ptr %1132)
  br label %1166

1133:
  %1134 = phi i64 [ 0, %1108 ], [ %1164, %1133 ]
  %1135 = add nsw i64 %1134, %1109
  %1136 = getelementptr inbounds <8 x double>, ptr %1086, i64 %1135
  %1137 = load <8 x double>, ptr %1136, align 64
  %1138 = getelementptr inbounds <8 x double>, ptr %1086, i64 %1134
  %1139 = load <8 x double>, ptr %1138, align 64
  %1140 = getelementptr inbounds <8 x double>, ptr %1087, i64 %1134
  %1141 = load <8 x double>, ptr %1140, align 64
  %1142 = fsub contract <8 x double> %1141, %1137
  %1143 = fmul contract <8 x double> %1137, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1144 = fmul contract <8 x double> %1112, %1139
  %1145 = fadd contract <8 x double> %1143, %1144
  %1146 = fmul contract <8 x double> %1145, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1147 = fmul contract <8 x double> %1141, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1148 = add nsw i64 %1134, %1085
  %1149 = getelementptr inbounds <8 x double>, ptr %1087, i64 %1148
  %1150 = load <8 x double>, ptr %1149, align 64
  %1151 = fmul contract <8 x double> %1113, %1150
  %1152 = fsub contract <8 x double> %1147, %1151
  %1153 = fmul contract <8 x double> %1152, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1154 = fadd contract <8 x double> %1146, %1153
  %1155 = getelementptr inbounds <8 x double>, ptr %1088, i64 %1134
  store <8 x double> %1154, ptr %1155, align 64
  %1156 = fmul contract <8 x double> %1142, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1157 = fdiv contract <8 x double> %1156, %1111
  %1158 = fmul contract <8 x double> %1139, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1159 = fsub contract <8 x double> %1157, %1158
  %1160 = load <8 x double>, ptr %1149, align 64
  %1161 = fmul contract <8 x double> %1160, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1162 = fsub contract <8 x double> %1159, %1161
  %1163 = getelementptr inbounds <8 x double>, ptr %1088, i64 %1148
  store <8 x double> %1162, ptr %1163, align 64
  %1164 = add nsw i64 %1134, 1
  %1165 = icmp eq i64 %1164, %1085
  br i1 %1165, label %1124, label %1133

1166:
  %1167 = shl i64 %1085, 3
  %1168 = icmp sgt i64 %1085, 0
  %1169 = mul nsw i64 %1085, 17
  %1170 = getelementptr inbounds <8 x double>, ptr %1086, i64 %1169
  %1171 = mul nsw i64 %1085, 20
  %1172 = getelementptr inbounds <8 x double>, ptr %1086, i64 %1171
  %1173 = shl nsw i64 %1085, 1
  %1174 = or i64 %1173, 1
  %1175 = shl i64 %1082, 1
  %1176 = call i64 @llvm.smax.i64(i64 %1175, i64 1)
  br label %1177

1177:
  %1178 = phi i64 [ 0, %1166 ], [ %1323, %1322 ]
  %1179 = load ptr, ptr %24, align 8
  %1180 = trunc i64 %1178 to i32
  %1181 = and i64 %1178, 4294967263
  %1182 = or i64 %1181, 32
  %1183 = getelementptr inbounds i64, ptr %1179, i64 %1182
  %1184 = load i64, ptr %1183, align 8
  %1185 = icmp eq i64 %1184, 0
  br i1 %1185, label %1322, label %1186

1186:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1180)
  %1187 = load ptr, ptr %49, align 8
  %1188 = getelementptr inbounds i64, ptr %1187, i64 1
  %1189 = load i64, ptr %1188, align 8
  %1190 = load i64, ptr %50, align 8
  %1191 = icmp slt i64 %1189, %1190
  br i1 %1191, label %1192, label %1198

1192:
  %1193 = load ptr, ptr %51, align 8
  %1194 = getelementptr inbounds double, ptr %1193, i64 %1189
  %1195 = load double, ptr %1194, align 8
  %1196 = load double, ptr %52, align 8
  %1197 = fcmp contract ugt double %1195, %1196
  br i1 %1197, label %1198, label %1202

1198:
  %1199 = load double, ptr %53, align 8
  %1200 = call fastcc i32 @suspicious(ptr %48, i64 %1082, double %1199)
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1282, label %1202

1202:
  %1203 = load ptr, ptr %29, align 8
  %1204 = load ptr, ptr %54, align 8
  %1205 = load i64, ptr %55, align 8
  br label %1259

1206:
  %1207 = mul nsw i64 %1205, 17
  %1208 = getelementptr inbounds double, ptr %1204, i64 %1207
  br label %1209

1209:
  %1210 = phi i64 [ %1216, %1209 ], [ 0, %1206 ]
  %1211 = shl nsw i64 %1210, 3
  %1212 = add nsw i64 %1211, %1178
  %1213 = getelementptr inbounds double, ptr %1170, i64 %1212
  %1214 = load double, ptr %1213, align 8
  %1215 = getelementptr inbounds double, ptr %1208, i64 %1210
  store double %1214, ptr %1215, align 8
  %1216 = add nsw i64 %1210, 1
  %1217 = icmp eq i64 %1216, %1085
  br i1 %1217, label %1218, label %1209

1218:
  %1219 = mul nsw i64 %1205, 20
  %1220 = getelementptr inbounds double, ptr %1204, i64 %1219
  br label %1221

1221:
  %1222 = phi i64 [ 0, %1218 ], [ %1228, %1221 ]
  %1223 = shl nsw i64 %1222, 3
  %1224 = add nsw i64 %1223, %1178
  %1225 = getelementptr inbounds double, ptr %1172, i64 %1224
  %1226 = load double, ptr %1225, align 8
  %1227 = getelementptr inbounds double, ptr %1220, i64 %1222
  store double %1226, ptr %1227, align 8
  %1228 = add nsw i64 %1222, 1
  %1229 = icmp eq i64 %1228, %1085
  br i1 %1229, label %1230, label %1221

1230:
  %1231 = load ptr, ptr %30, align 8
  %1232 = load i64, ptr %56, align 8
  %1233 = add nsw i64 %1232, %1174
  %1234 = load ptr, ptr %57, align 8
  %1235 = icmp sgt i64 %1233, 0
  br i1 %1235, label %1236, label %1245

1236:
  %1237 = phi i64 [ %1243, %1236 ], [ 0, %1230 ]
  %1238 = shl nsw i64 %1237, 3
  %1239 = add nsw i64 %1238, %1178
  %1240 = getelementptr inbounds double, ptr %1231, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = getelementptr inbounds double, ptr %1234, i64 %1237
  store double %1241, ptr %1242, align 8
  %1243 = add nsw i64 %1237, 1
  %1244 = icmp eq i64 %1243, %1233
  br i1 %1244, label %1245, label %1236

1245:
  %1246 = load ptr, ptr %31, align 8
  %1247 = load i64, ptr %58, align 8
  %1248 = load ptr, ptr %59, align 8
  %1249 = icmp sgt i64 %1247, 0
  br i1 %1249, label %1250, label %1282

1250:
  %1251 = phi i64 [ %1257, %1250 ], [ 0, %1245 ]
  %1252 = shl nsw i64 %1251, 3
  %1253 = add nsw i64 %1252, %1178
  %1254 = getelementptr inbounds double, ptr %1246, i64 %1253
  %1255 = load double, ptr %1254, align 8
  %1256 = getelementptr inbounds double, ptr %1248, i64 %1251
  store double %1255, ptr %1256, align 8
  %1257 = add nsw i64 %1251, 1
  %1258 = icmp eq i64 %1257, %1247
  br i1 %1258, label %1282, label %1250

1259:
  %1260 = phi i64 [ 0, %1202 ], [ %1281, %1280 ]
  %1261 = mul i64 %1167, %1260
  %1262 = getelementptr inbounds double, ptr %1203, i64 %1261
  %1263 = mul nsw i64 %1260, %1205
  %1264 = getelementptr inbounds double, ptr %1204, i64 %1263
  br i1 %1168, label %1265, label %1277

1265:
  %1266 = phi i64 [ %1272, %1265 ], [ 0, %1259 ]
  %1267 = shl nsw i64 %1266, 3
  %1268 = add nsw i64 %1267, %1178
  %1269 = getelementptr inbounds double, ptr %1262, i64 %1268
  %1270 = load double, ptr %1269, align 8
  %1271 = getelementptr inbounds double, ptr %1264, i64 %1266
  store double %1270, ptr %1271, align 8
  %1272 = add nsw i64 %1266, 1
  %1273 = icmp eq i64 %1272, %1085
  br i1 %1273, label %1274, label %1265

1274:
  %1275 = add nsw i64 %1260, 1
  %1276 = icmp eq i64 %1275, 12
  br i1 %1276, label %1206, label %1280

1277:
  %1278 = add nsw i64 %1260, 1
  %1279 = icmp eq i64 %1278, 12
  br i1 %1279, label %1230, label %1280

1280:
  %1281 = phi i64 [ %1275, %1274 ], [ %1278, %1277 ]
  br label %1259

1282:
  %1283 = call contract fastcc double @observe(ptr %5, ptr %48)
  %1284 = fcmp contract olt double %1283, 1.000000e+00
  br i1 %1284, label %1285, label %1307

1285:
  %1286 = load double, ptr %60, align 8
  %1287 = load double, ptr %53, align 8
  %1288 = fmul contract double %1283, %1287
  %1289 = fadd contract double %1286, %1288
  %1290 = load <8 x double>, ptr %1090, align 64
  %1291 = insertelement <8 x double> %1290, double %1289, i32 %1180
  store <8 x double> %1291, ptr %1090, align 64
  %1292 = load i64, ptr %56, align 8
  %1293 = add nsw i64 %1292, %1174
  %1294 = icmp sgt i64 %1293, 0
  br i1 %1294, label %1295, label %1307

1295:
  %1296 = load ptr, ptr %61, align 8
  %1297 = load ptr, ptr %30, align 8
  br label %1298

1298:
  %1299 = phi i64 [ 0, %1295 ], [ %1305, %1298 ]
  %1300 = getelementptr inbounds double, ptr %1296, i64 %1299
  %1301 = load double, ptr %1300, align 8
  %1302 = shl nsw i64 %1299, 3
  %1303 = add nsw i64 %1302, %1178
  %1304 = getelementptr inbounds double, ptr %1297, i64 %1303
  store double %1301, ptr %1304, align 8
  %1305 = add nsw i64 %1299, 1
  %1306 = icmp eq i64 %1305, %1293
  br i1 %1306, label %1307, label %1298

1307:
  br i1 %1094, label %1308, label %1311

1308:
  %1309 = load ptr, ptr %62, align 8
  %1310 = load ptr, ptr %63, align 8
  br label %1313

1311:
  %1312 = load ptr, ptr %49, align 8
  store i64 0, ptr %1312, align 8
  br label %1322

1313:
  %1314 = phi i64 [ 0, %1308 ], [ %1320, %1313 ]
  %1315 = getelementptr inbounds double, ptr %1309, i64 %1314
  %1316 = load double, ptr %1315, align 8
  %1317 = shl nsw i64 %1314, 3
  %1318 = add nsw i64 %1317, %1178
  %1319 = getelementptr inbounds double, ptr %1310, i64 %1318
  store double %1316, ptr %1319, align 8
  %1320 = add nsw i64 %1314, 1
  %1321 = icmp eq i64 %1320, %1176
  br i1 %1321, label %1311, label %1313

1322:
  %1323 = add nsw i64 %1178, 1
  %1324 = icmp eq i64 %1323, 8
  br i1 %1324, label %1325, label %1177

1325:
  br label %1326

1326:
  %1327 = load i64, ptr %28, align 8
  %1328 = load ptr, ptr %29, align 8
  %1329 = load ptr, ptr %30, align 8
  %1330 = load ptr, ptr %24, align 8
  %1331 = getelementptr inbounds i64, ptr %1330, i64 32
  %1332 = load <8 x i64>, ptr %1331, align 64
  %1333 = icmp ne <8 x i64> %1332, zeroinitializer
  %1334 = sext <8 x i1> %1333 to <8 x i64>
  %1335 = icmp sgt i64 %1327, 0
  %1336 = mul nsw i64 %1327, 20
  br i1 %1335, label %1337, label %1349

1337:
  %1338 = phi i64 [ %1347, %1337 ], [ 0, %1326 ]
  %1339 = getelementptr inbounds <8 x double>, ptr %1329, i64 %1338
  %1340 = load <8 x i64>, ptr %1339, align 64
  %1341 = and <8 x i64> %1340, %1334
  %1342 = add nsw i64 %1338, %1336
  %1343 = getelementptr inbounds <8 x double>, ptr %1328, i64 %1342
  %1344 = load <8 x i64>, ptr %1343, align 64
  %1345 = select <8 x i1> %1333, <8 x i64> zeroinitializer, <8 x i64> %1344
  %1346 = or <8 x i64> %1345, %1341
  store <8 x i64> %1346, ptr %1343, align 64
  %1347 = add nsw i64 %1338, 1
  %1348 = icmp eq i64 %1347, %1327
  br i1 %1348, label %1403, label %1337

1349:
  %1350 = getelementptr inbounds <8 x double>, ptr %1328, i64 %1336
  %1351 = load i64, ptr %36, align 8
  %1352 = load i64, ptr %38, align 8
  %1353 = icmp slt i64 %1351, %1352
  br i1 %1353, label %1354, label %1399

1354:
  %1355 = load ptr, ptr %31, align 8
  %1356 = load i64, ptr %37, align 8
  br label %1357

1357:
  %1358 = phi i64 [ %1351, %1354 ], [ %1376, %1368 ]
  %1359 = phi <8 x double> [ zeroinitializer, %1354 ], [ %1375, %1368 ]
  %1360 = getelementptr inbounds <8 x double>, ptr %1350, i64 %1358
  %1361 = load <8 x i64>, ptr %1360, align 64
  %1362 = and <8 x i64> %1361, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1363 = bitcast <8 x i64> %1362 to <8 x double>
  %1364 = icmp sgt i64 %1351, %1358
  br i1 %1364, label %1368, label %1365

1365:
  %1366 = load i64, ptr %39, align 8
  %1367 = sub nsw i64 %1358, %1366
  br label %1368

1368:
  %1369 = phi i64 [ %1367, %1365 ], [ %1358, %1357 ]
  %1370 = add nsw i64 %1369, %1356
  %1371 = getelementptr inbounds <8 x double>, ptr %1355, i64 %1370
  %1372 = load <8 x double>, ptr %1371, align 64
  %1373 = fdiv contract <8 x double> %1363, %1372
  %1374 = fcmp contract ogt <8 x double> %1359, %1373
  %1375 = select <8 x i1> %1374, <8 x double> %1359, <8 x double> %1373
  %1376 = add nsw i64 %1358, 1
  %1377 = icmp eq i64 %1376, %1352
  br i1 %1377, label %1378, label %1357

1378:
  %1379 = phi i64 [ %1397, %1389 ], [ %1351, %1368 ]
  %1380 = phi <8 x double> [ %1396, %1389 ], [ zeroinitializer, %1368 ]
  %1381 = getelementptr inbounds <8 x double>, ptr %1328, i64 %1379
  %1382 = load <8 x i64>, ptr %1381, align 64
  %1383 = and <8 x i64> %1382, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1384 = bitcast <8 x i64> %1383 to <8 x double>
  %1385 = icmp sgt i64 %1351, %1379
  br i1 %1385, label %1389, label %1386

1386:
  %1387 = load i64, ptr %39, align 8
  %1388 = sub nsw i64 %1379, %1387
  br label %1389

1389:
  %1390 = phi i64 [ %1388, %1386 ], [ %1379, %1378 ]
  %1391 = add nsw i64 %1390, %1356
  %1392 = getelementptr inbounds <8 x double>, ptr %1355, i64 %1391
  %1393 = load <8 x double>, ptr %1392, align 64
  %1394 = fdiv contract <8 x double> %1384, %1393
  %1395 = fcmp contract ogt <8 x double> %1380, %1394
  %1396 = select <8 x i1> %1395, <8 x double> %1380, <8 x double> %1394
  %1397 = add nsw i64 %1379, 1
  %1398 = icmp eq i64 %1397, %1352
  br i1 %1398, label %1399, label %1378

1399:
  %1400 = phi <8 x double> [ zeroinitializer, %1349 ], [ %1375, %1389 ]
  %1401 = phi <8 x double> [ zeroinitializer, %1349 ], [ %1396, %1389 ]
  %1402 = shl nsw i64 %1327, 4
  br label %1415

1403:
  %1404 = phi i64 [ %1413, %1403 ], [ 0, %1337 ]
  %1405 = add nsw i64 %1404, %1327
  %1406 = getelementptr inbounds <8 x double>, ptr %1329, i64 %1405
  %1407 = load <8 x i64>, ptr %1406, align 64
  %1408 = and <8 x i64> %1407, %1334
  %1409 = getelementptr inbounds <8 x double>, ptr %1328, i64 %1404
  %1410 = load <8 x i64>, ptr %1409, align 64
  %1411 = select <8 x i1> %1333, <8 x i64> zeroinitializer, <8 x i64> %1410
  %1412 = or <8 x i64> %1411, %1408
  store <8 x i64> %1412, ptr %1409, align 64
  %1413 = add nsw i64 %1404, 1
  %1414 = icmp eq i64 %1413, %1327
  br i1 %1414, label %1349, label %1403

1415:
  %1416 = phi i64 [ 0, %1399 ], [ %1568, %1567 ]
  %1417 = load ptr, ptr %23, align 8
  %1418 = getelementptr inbounds double, ptr %1417, i64 %1416
  %1419 = load ptr, ptr %24, align 8
  %1420 = getelementptr inbounds i64, ptr %1419, i64 %1416
  %1421 = load i64, ptr %1420, align 8
  %1422 = icmp slt i64 %1421, 0
  br i1 %1422, label %1567, label %1423

1423:
  %1424 = getelementptr inbounds double, ptr %1418, i64 24
  %1425 = load double, ptr %1424, align 8
  %1426 = getelementptr inbounds double, ptr %1418, i64 32
  %1427 = load double, ptr %1426, align 8
  %1428 = getelementptr inbounds i64, ptr %1420, i64 32
  %1429 = load i64, ptr %1428, align 8
  %1430 = icmp eq i64 %1429, 0
  br i1 %1430, label %1431, label %1453

1431:
  %1432 = getelementptr inbounds i64, ptr %1420, i64 24
  store i64 1, ptr %1432, align 8
  %1433 = fcmp contract olt double %1427, 0x7FF0000000000000
  br i1 %1433, label %1434, label %1447

1434:
  %1435 = fcmp contract oeq double %1427, 0.000000e+00
  br i1 %1435, label %1443, label %1436

1436:
  %1437 = call contract double @llvm.sqrt.f64(double %1427)
  %1438 = call contract double @llvm.sqrt.f64(double %1437)
  %1439 = call contract double @llvm.sqrt.f64(double %1438)
  %1440 = fdiv contract double 8.500000e-01, %1439
  %1441 = call contract double @llvm.maxnum.f64(double %1440, double 0x3FD5555555555555)
  %1442 = call contract double @llvm.minnum.f64(double %1441, double 6.000000e+00)
  br label %1443

1443:
  %1444 = phi double [ %1442, %1436 ], [ 6.000000e+00, %1434 ]
  %1445 = fmul contract double %1425, %1444
  %1446 = getelementptr inbounds double, ptr %1418, i64 8
  store double %1445, ptr %1446, align 8
  br label %1567

1447:
  %1448 = fmul contract double %1425, 1.000000e-01
  %1449 = getelementptr inbounds double, ptr %1418, i64 8
  store double %1448, ptr %1449, align 8
  %1450 = getelementptr inbounds i64, ptr %1420, i64 16
  %1451 = load i64, ptr %1450, align 8
  %1452 = add nsw i64 %1451, 1
  store i64 %1452, ptr %1450, align 8
  br label %1567

1453:
  %1454 = fcmp contract oeq double %1427, 0.000000e+00
  br i1 %1454, label %1462, label %1455

1455:
  %1456 = call contract double @llvm.sqrt.f64(double %1427)
  %1457 = call contract double @llvm.sqrt.f64(double %1456)
  %1458 = call contract double @llvm.sqrt.f64(double %1457)
  %1459 = fdiv contract double 8.500000e-01, %1458
  %1460 = call contract double @llvm.maxnum.f64(double %1459, double 0x3FD5555555555555)
  %1461 = call contract double @llvm.minnum.f64(double %1460, double 6.000000e+00)
  br label %1462

1462:
  %1463 = phi double [ %1461, %1455 ], [ 6.000000e+00, %1453 ]
  %1464 = getelementptr inbounds i64, ptr %1420, i64 24
  %1465 = load i64, ptr %1464, align 8
  %1466 = icmp eq i64 %1465, 0
  %1467 = call contract double @llvm.minnum.f64(double %1463, double 1.000000e+00)
  %1468 = select i1 %1466, double %1463, double %1467
  %1469 = getelementptr inbounds double, ptr %1418, i64 16
  %1470 = load double, ptr %1469, align 8
  %1471 = load double, ptr %25, align 8
  %1472 = fcmp contract oeq double %1470, %1471
  br i1 %1472, label %1473, label %1476

1473:
  %1474 = getelementptr inbounds double, ptr %1418, i64 8
  %1475 = load double, ptr %1474, align 8
  br label %1476

1476:
  %1477 = phi contract double [ %1475, %1473 ], [ 0.000000e+00, %1462 ]
  %1478 = fmul contract double %1425, %1468
  %1479 = call contract double @llvm.maxnum.f64(double %1478, double %1477)
  %1480 = getelementptr inbounds double, ptr %1418, i64 8
  store double %1479, ptr %1480, align 8
  %1481 = getelementptr inbounds i64, ptr %1420, i64 40
  store i64 0, ptr %1481, align 8
  %1482 = getelementptr inbounds i64, ptr %1420, i64 16
  store i64 0, ptr %1482, align 8
  store i64 0, ptr %1464, align 8
  %1483 = getelementptr inbounds i64, ptr %1420, i64 8
  %1484 = load i64, ptr %1483, align 8
  %1485 = add nsw i64 %1484, 1
  store i64 %1485, ptr %1483, align 8
  %1486 = getelementptr inbounds double, ptr %1418, i64 48
  %1487 = load double, ptr %1486, align 8
  %1488 = fadd contract double %1487, 1.000000e+00
  store double %1488, ptr %1486, align 8
  store double %1470, ptr %1418, align 8
  %1489 = trunc i64 %1416 to i32
  %1490 = extractelement <8 x double> %1400, i32 %1489
  %1491 = getelementptr inbounds double, ptr %1418, i64 56
  store double %1490, ptr %1491, align 8
  %1492 = load i64, ptr %38, align 8
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1506, label %1494

1494:
  %1495 = extractelement <8 x double> %1401, i32 %1489
  %1496 = load ptr, ptr %31, align 8
  %1497 = load i64, ptr %37, align 8
  %1498 = add nsw i64 %1497, %1492
  %1499 = load i64, ptr %39, align 8
  %1500 = sub i64 %1498, %1499
  %1501 = shl nsw i64 %1500, 3
  %1502 = or i64 %1501, %1416
  %1503 = getelementptr inbounds double, ptr %1496, i64 %1502
  %1504 = load double, ptr %1503, align 8
  %1505 = fadd contract double %1495, %1504
  br label %1506

1506:
  %1507 = phi contract double [ %1505, %1494 ], [ 0.000000e+00, %1476 ]
  %1508 = getelementptr inbounds double, ptr %1418, i64 64
  store double %1507, ptr %1508, align 8
  %1509 = load i64, ptr %64, align 8
  %1510 = icmp sgt i64 %1509, 0
  br i1 %1510, label %1513, label %1511

1511:
  %1512 = load ptr, ptr %30, align 8
  br label %1534

1513:
  %1514 = load i64, ptr %65, align 8
  %1515 = load i64, ptr %28, align 8
  %1516 = load ptr, ptr %30, align 8
  %1517 = shl nsw i64 %1515, 1
  %1518 = or i64 %1517, 1
  %1519 = load ptr, ptr %31, align 8
  %1520 = sub i64 %1514, %1509
  br label %1521

1521:
  %1522 = phi i64 [ 0, %1513 ], [ %1532, %1521 ]
  %1523 = add nsw i64 %1518, %1522
  %1524 = shl nsw i64 %1523, 3
  %1525 = add nsw i64 %1524, %1416
  %1526 = getelementptr inbounds double, ptr %1516, i64 %1525
  %1527 = load double, ptr %1526, align 8
  %1528 = add nsw i64 %1520, %1522
  %1529 = shl nsw i64 %1528, 3
  %1530 = add nsw i64 %1529, %1416
  %1531 = getelementptr inbounds double, ptr %1519, i64 %1530
  store double %1527, ptr %1531, align 8
  %1532 = add nsw i64 %1522, 1
  %1533 = icmp eq i64 %1532, %1509
  br i1 %1533, label %1534, label %1521

1534:
  %1535 = phi ptr [ %1512, %1511 ], [ %1516, %1521 ]
  %1536 = or i64 %1416, %1402
  %1537 = getelementptr inbounds double, ptr %1535, i64 %1536
  %1538 = load double, ptr %1537, align 8
  %1539 = getelementptr inbounds double, ptr %1418, i64 40
  %1540 = load double, ptr %1539, align 8
  %1541 = fcmp contract ogt double %1538, %1540
  %1542 = fcmp contract uno double %1538, 0.000000e+00
  %1543 = or i1 %1542, %1541
  %1544 = select contract i1 %1543, double %1538, double %1540
  store double %1544, ptr %1539, align 8
  %1545 = load double, ptr %66, align 8
  %1546 = fcmp contract ugt double %1538, %1545
  %1547 = load i64, ptr %42, align 8
  %1548 = icmp eq i64 %1547, 0
  br i1 %1548, label %1564, label %1549

1549:
  %1550 = load ptr, ptr %67, align 8
  %1551 = mul nsw i64 %1416, 5
  %1552 = add nsw i64 %1551, 2
  %1553 = getelementptr inbounds i64, ptr %1550, i64 %1552
  %1554 = load i64, ptr %1553, align 8
  %1555 = icmp sgt i64 %1554, -1
  br i1 %1555, label %1556, label %1564

1556:
  %1557 = load ptr, ptr %68, align 8
  %1558 = shl nsw i64 %1554, 2
  %1559 = getelementptr inbounds i64, ptr %1557, i64 %1558
  %1560 = load i64, ptr %1559, align 8
  %1561 = icmp eq i64 %1560, 8
  %1562 = add nsw i64 %1554, 8
  %1563 = select i1 %1561, i64 %1562, i64 5
  br label %1565

1564:
  br i1 %1546, label %1565, label %1567

1565:
  %1566 = phi i64 [ %1563, %1556 ], [ 4, %1564 ]
  call fastcc void @release_8(ptr %0, i32 %1489, i64 %1566)
  br label %1567

1567:
  %1568 = add nsw i64 %1416, 1
  %1569 = icmp eq i64 %1568, 8
  br i1 %1569, label %1570, label %1415

1570:
  %1571 = phi i32 [ %136, %135 ], [ %71, %1567 ]
  %1572 = add nsw i64 %70, 1
  %1573 = icmp sge i64 %1572, %1
  %1574 = icmp eq i32 %1571, 0
  %1575 = select i1 %1573, i1 true, i1 %1574
  br i1 %1575, label %1576, label %69

1576:
  %1577 = phi i1 [ %19, %2 ], [ %1573, %1570 ]
  %1578 = zext i1 %1577 to i64
  ret i64 %1578
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
  br i1 %17, label %612, label %96

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
  br label %382

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
  br i1 %232, label %280, label %233

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
  %249 = fmul contract <8 x double> %240, %248
  %250 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %251 = load double, ptr %250, align 8
  %252 = fdiv contract double 1.000000e-15, %251
  %253 = insertelement <8 x double> poison, double %252, i64 0
  %254 = shufflevector <8 x double> %253, <8 x double> poison, <8 x i32> zeroinitializer
  %255 = icmp sgt i64 %121, 0
  br i1 %255, label %256, label %274

256:
  %257 = load ptr, ptr %13, align 8
  %258 = load i64, ptr %176, align 8
  br label %259

259:
  %260 = phi i64 [ 0, %256 ], [ %272, %259 ]
  %261 = phi <8 x double> [ zeroinitializer, %256 ], [ %271, %259 ]
  %262 = getelementptr inbounds <8 x double>, ptr %100, i64 %260
  %263 = load <8 x i64>, ptr %262, align 64
  %264 = and <8 x i64> %263, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %265 = bitcast <8 x i64> %264 to <8 x double>
  %266 = add nsw i64 %260, %258
  %267 = getelementptr inbounds <8 x double>, ptr %257, i64 %266
  %268 = load <8 x double>, ptr %267, align 64
  %269 = fdiv contract <8 x double> %265, %268
  %270 = fcmp contract ogt <8 x double> %261, %269
  %271 = select <8 x i1> %270, <8 x double> %261, <8 x double> %269
  %272 = add nsw i64 %260, 1
  %273 = icmp eq i64 %272, %121
  br i1 %273, label %274, label %259

274:
  %275 = phi <8 x double> [ zeroinitializer, %233 ], [ %271, %259 ]
  %276 = fmul contract <8 x double> %254, %275
  %277 = fadd contract <8 x double> %249, %276
  %278 = fmul contract <8 x double> %243, %254
  %279 = fadd contract <8 x double> %248, %278
  br label %280

280:
  %281 = phi <8 x double> [ %277, %274 ], [ zeroinitializer, %221 ]
  %282 = phi <8 x double> [ %279, %274 ], [ zeroinitializer, %221 ]
  %283 = icmp sgt i64 %229, 0
  br i1 %283, label %284, label %329

284:
  %285 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %286 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %287

287:
  %288 = phi i64 [ 0, %284 ], [ %327, %306 ]
  %289 = load i64, ptr %122, align 8
  %290 = icmp sgt i64 %289, %288
  br i1 %290, label %291, label %306

291:
  %292 = load ptr, ptr %13, align 8
  %293 = load i64, ptr %176, align 8
  %294 = load i64, ptr %120, align 8
  %295 = icmp sgt i64 %294, %288
  br i1 %295, label %299, label %296

296:
  %297 = load i64, ptr %177, align 8
  %298 = sub nsw i64 %288, %297
  br label %299

299:
  %300 = phi <8 x double> [ %281, %291 ], [ %282, %296 ]
  %301 = phi i64 [ %288, %291 ], [ %298, %296 ]
  %302 = add nsw i64 %301, %293
  %303 = getelementptr inbounds <8 x double>, ptr %292, i64 %302
  %304 = load <8 x double>, ptr %303, align 64
  %305 = fmul contract <8 x double> %300, %304
  br label %306

306:
  %307 = phi contract <8 x double> [ %305, %299 ], [ zeroinitializer, %287 ]
  %308 = getelementptr inbounds <8 x double>, ptr %100, i64 %288
  %309 = load <8 x i64>, ptr %308, align 64
  %310 = and <8 x i64> %309, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %311 = bitcast <8 x i64> %310 to <8 x double>
  %312 = load ptr, ptr %285, align 8
  %313 = getelementptr inbounds double, ptr %312, i64 %288
  %314 = load double, ptr %313, align 8
  %315 = insertelement <8 x double> poison, double %314, i64 0
  %316 = shufflevector <8 x double> %315, <8 x double> poison, <8 x i32> zeroinitializer
  %317 = load double, ptr %286, align 8
  %318 = insertelement <8 x double> poison, double %317, i64 0
  %319 = shufflevector <8 x double> %318, <8 x double> poison, <8 x i32> zeroinitializer
  %320 = fadd contract <8 x double> %307, %311
  %321 = fmul contract <8 x double> %320, %319
  %322 = fadd contract <8 x double> %316, %321
  %323 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %322
  %324 = fcmp contract ogt <8 x double> %322, zeroinitializer
  %325 = select <8 x i1> %324, <8 x double> %323, <8 x double> zeroinitializer
  %326 = getelementptr inbounds <8 x double>, ptr %116, i64 %288
  store <8 x double> %325, ptr %326, align 64
  %327 = add nsw i64 %288, 1
  %328 = icmp eq i64 %327, %229
  br i1 %328, label %329, label %287

329:
  br i1 %178, label %336, label %330

330:
  %331 = phi <8 x double> [ zeroinitializer, %329 ], [ %345, %336 ]
  %332 = sitofp i64 %97 to double
  %333 = insertelement <8 x double> poison, double %332, i64 0
  %334 = shufflevector <8 x double> %333, <8 x double> poison, <8 x i32> zeroinitializer
  %335 = fdiv contract <8 x double> %331, %334
  br label %348

336:
  %337 = phi i64 [ %346, %336 ], [ 0, %329 ]
  %338 = phi <8 x double> [ %345, %336 ], [ zeroinitializer, %329 ]
  %339 = getelementptr inbounds <8 x double>, ptr %100, i64 %337
  %340 = load <8 x double>, ptr %339, align 64
  %341 = getelementptr inbounds <8 x double>, ptr %116, i64 %337
  %342 = load <8 x double>, ptr %341, align 64
  %343 = fmul contract <8 x double> %340, %342
  %344 = fmul contract <8 x double> %343, %343
  %345 = fadd contract <8 x double> %338, %344
  %346 = add nsw i64 %337, 1
  %347 = icmp eq i64 %346, %97
  br i1 %347, label %330, label %336

348:
  %349 = phi i32 [ 0, %330 ], [ %354, %348 ]
  %350 = phi <8 x double> [ %335, %330 ], [ %353, %348 ]
  %351 = extractelement <8 x double> %350, i32 %349
  %352 = call contract double @llvm.sqrt.f64(double %351)
  %353 = insertelement <8 x double> %350, double %352, i32 %349
  %354 = add nsw i32 %349, 1
  %355 = icmp eq i32 %354, 8
  br i1 %355, label %356, label %348

356:
  br i1 %178, label %360, label %357

357:
  %358 = phi <8 x double> [ zeroinitializer, %356 ], [ %369, %360 ]
  %359 = fdiv contract <8 x double> %358, %334
  br label %372

360:
  %361 = phi i64 [ %370, %360 ], [ 0, %356 ]
  %362 = phi <8 x double> [ %369, %360 ], [ zeroinitializer, %356 ]
  %363 = getelementptr inbounds <8 x double>, ptr %98, i64 %361
  %364 = load <8 x double>, ptr %363, align 64
  %365 = getelementptr inbounds <8 x double>, ptr %116, i64 %361
  %366 = load <8 x double>, ptr %365, align 64
  %367 = fmul contract <8 x double> %364, %366
  %368 = fmul contract <8 x double> %367, %367
  %369 = fadd contract <8 x double> %362, %368
  %370 = add nsw i64 %361, 1
  %371 = icmp eq i64 %370, %97
  br i1 %371, label %357, label %360

372:
  %373 = phi i32 [ 0, %357 ], [ %378, %372 ]
  %374 = phi <8 x double> [ %359, %357 ], [ %377, %372 ]
  %375 = extractelement <8 x double> %374, i32 %373
  %376 = call contract double @llvm.sqrt.f64(double %375)
  %377 = insertelement <8 x double> %374, double %376, i32 %373
  %378 = add nsw i32 %373, 1
  %379 = icmp eq i32 %378, 8
  br i1 %379, label %380, label %372

380:
  %381 = fmul contract double %228, 0x3EB0C6F7A0B5ED8D
  br label %427

382:
  %383 = phi i64 [ 0, %172 ], [ %424, %423 ]
  %384 = shl nsw i64 1, %383
  %385 = and i64 %384, %90
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %423, label %387

387:
  %388 = trunc i64 %383 to i32
  %389 = extractelement <8 x double> %173, i32 %388
  %390 = load ptr, ptr %14, align 8
  %391 = and i64 %383, 4294967239
  %392 = or i64 %391, 56
  %393 = getelementptr inbounds double, ptr %390, i64 %392
  store double %389, ptr %393, align 8
  br i1 %175, label %406, label %394

394:
  %395 = extractelement <8 x double> %174, i32 %388
  %396 = load ptr, ptr %13, align 8
  %397 = load i64, ptr %176, align 8
  %398 = add nsw i64 %397, %123
  %399 = load i64, ptr %177, align 8
  %400 = sub i64 %398, %399
  %401 = shl nsw i64 %400, 3
  %402 = or i64 %401, %383
  %403 = getelementptr inbounds double, ptr %396, i64 %402
  %404 = load double, ptr %403, align 8
  %405 = fadd contract double %395, %404
  br label %406

406:
  %407 = phi contract double [ %405, %394 ], [ 0.000000e+00, %387 ]
  %408 = and i64 %383, 4294967231
  %409 = or i64 %408, 64
  %410 = getelementptr inbounds double, ptr %390, i64 %409
  store double %407, ptr %410, align 8
  br i1 %178, label %411, label %423

411:
  %412 = load ptr, ptr %11, align 8
  br label %413

413:
  %414 = phi i64 [ 0, %411 ], [ %421, %413 ]
  %415 = getelementptr inbounds <8 x double>, ptr %114, i64 %414
  %416 = load <8 x double>, ptr %415, align 64
  %417 = extractelement <8 x double> %416, i32 %388
  %418 = shl nsw i64 %414, 3
  %419 = add nsw i64 %418, %383
  %420 = getelementptr inbounds double, ptr %412, i64 %419
  store double %417, ptr %420, align 8
  %421 = add nsw i64 %414, 1
  %422 = icmp eq i64 %421, %97
  br i1 %422, label %423, label %413

423:
  %424 = add nsw i64 %383, 1
  %425 = icmp eq i64 %424, 8
  br i1 %425, label %221, label %382

426:
  br i1 %178, label %450, label %461

427:
  %428 = phi <8 x double> [ undef, %380 ], [ %441, %438 ]
  %429 = phi i32 [ 0, %380 ], [ %442, %438 ]
  %430 = extractelement <8 x double> %353, i32 %429
  %431 = fcmp contract olt double %430, 1.000000e-05
  br i1 %431, label %438, label %432

432:
  %433 = extractelement <8 x double> %377, i32 %429
  %434 = fcmp contract olt double %433, 1.000000e-05
  br i1 %434, label %438, label %435

435:
  %436 = fmul contract double %430, 1.000000e-02
  %437 = fdiv contract double %436, %433
  br label %438

438:
  %439 = phi contract double [ %437, %435 ], [ %381, %432 ], [ %381, %427 ]
  %440 = call contract double @llvm.minnum.f64(double %439, double %228)
  %441 = insertelement <8 x double> %428, double %440, i32 %429
  %442 = add nsw i32 %429, 1
  %443 = icmp eq i32 %442, 8
  br i1 %443, label %426, label %427

444:
  %445 = load <8 x double>, ptr %2, align 64
  %446 = fadd contract <8 x double> %441, %445
  store <8 x double> %446, ptr %2, align 64
  %447 = load ptr, ptr %0, align 8
  %448 = load ptr, ptr %13, align 8
  %449 = load ptr, ptr %109, align 8
  call void %447(ptr %2, ptr %115, ptr %448, ptr %114, ptr %449)
  br label %490

450:
  %451 = phi i64 [ %459, %450 ], [ 0, %426 ]
  %452 = getelementptr inbounds <8 x double>, ptr %100, i64 %451
  %453 = load <8 x double>, ptr %452, align 64
  %454 = getelementptr inbounds <8 x double>, ptr %98, i64 %451
  %455 = load <8 x double>, ptr %454, align 64
  %456 = fmul contract <8 x double> %441, %455
  %457 = fadd contract <8 x double> %453, %456
  %458 = getelementptr inbounds <8 x double>, ptr %115, i64 %451
  store <8 x double> %457, ptr %458, align 64
  %459 = add nsw i64 %451, 1
  %460 = icmp eq i64 %459, %97
  br i1 %460, label %444, label %450

461:
  %462 = load <8 x double>, ptr %2, align 64
  %463 = fadd contract <8 x double> %441, %462
  store <8 x double> %463, ptr %2, align 64
  %464 = load ptr, ptr %0, align 8
  %465 = load ptr, ptr %13, align 8
  %466 = load ptr, ptr %109, align 8
  call void %464(ptr %2, ptr %115, ptr %465, ptr %114, ptr %466)
  br label %467

467:
  %468 = phi <8 x double> [ zeroinitializer, %461 ], [ %479, %470 ]
  %469 = fdiv contract <8 x double> %468, %334
  br label %482

470:
  %471 = phi i64 [ %480, %470 ], [ 0, %490 ]
  %472 = phi <8 x double> [ %479, %470 ], [ zeroinitializer, %490 ]
  %473 = getelementptr inbounds <8 x double>, ptr %114, i64 %471
  %474 = load <8 x double>, ptr %473, align 64
  %475 = getelementptr inbounds <8 x double>, ptr %116, i64 %471
  %476 = load <8 x double>, ptr %475, align 64
  %477 = fmul contract <8 x double> %474, %476
  %478 = fmul contract <8 x double> %477, %477
  %479 = fadd contract <8 x double> %472, %478
  %480 = add nsw i64 %471, 1
  %481 = icmp eq i64 %480, %97
  br i1 %481, label %467, label %470

482:
  %483 = phi i32 [ 0, %467 ], [ %488, %482 ]
  %484 = phi <8 x double> [ %469, %467 ], [ %487, %482 ]
  %485 = extractelement <8 x double> %484, i32 %483
  %486 = call contract double @llvm.sqrt.f64(double %485)
  %487 = insertelement <8 x double> %484, double %486, i32 %483
  %488 = add nsw i32 %483, 1
  %489 = icmp eq i32 %488, 8
  br i1 %489, label %511, label %482

490:
  %491 = phi i64 [ %497, %490 ], [ 0, %444 ]
  %492 = getelementptr inbounds <8 x double>, ptr %98, i64 %491
  %493 = load <8 x double>, ptr %492, align 64
  %494 = getelementptr inbounds <8 x double>, ptr %114, i64 %491
  %495 = load <8 x double>, ptr %494, align 64
  %496 = fsub contract <8 x double> %495, %493
  store <8 x double> %496, ptr %494, align 64
  %497 = add nsw i64 %491, 1
  %498 = icmp eq i64 %497, %97
  br i1 %498, label %470, label %490

499:
  %500 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %501 = load i64, ptr %500, align 8
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %611, label %503

503:
  %504 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %505 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %506 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %507 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40
  %508 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 13
  %509 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 40, i32 7
  %510 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  br label %546

511:
  %512 = phi i64 [ %544, %543 ], [ 0, %482 ]
  %513 = shl nsw i64 1, %512
  %514 = and i64 %513, %90
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %543, label %516

516:
  %517 = trunc i64 %512 to i32
  %518 = extractelement <8 x double> %377, i32 %517
  %519 = extractelement <8 x double> %487, i32 %517
  %520 = extractelement <8 x double> %441, i32 %517
  %521 = fdiv contract double %519, %520
  %522 = call contract double @llvm.maxnum.f64(double %518, double %521)
  %523 = fmul contract double %228, %522
  %524 = fcmp contract ugt double %523, 1.000000e-15
  br i1 %524, label %528, label %525

525:
  %526 = fmul contract double %520, 1.000000e-03
  %527 = call contract double @llvm.maxnum.f64(double %381, double %526)
  br label %533

528:
  %529 = fdiv contract double 1.000000e-02, %522
  %530 = call contract double @llvm.sqrt.f64(double %529)
  %531 = call contract double @llvm.sqrt.f64(double %530)
  %532 = call contract double @llvm.sqrt.f64(double %531)
  br label %533

533:
  %534 = phi contract double [ %527, %525 ], [ %532, %528 ]
  %535 = fmul contract double %520, 1.000000e+02
  %536 = call contract double @llvm.minnum.f64(double %535, double %534)
  %537 = call contract double @llvm.minnum.f64(double %536, double %228)
  %538 = load ptr, ptr %14, align 8
  %539 = add nsw i64 %512, 8
  %540 = getelementptr inbounds double, ptr %538, i64 %539
  store double %537, ptr %540, align 8
  %541 = add nsw i64 %512, 48
  %542 = getelementptr inbounds double, ptr %538, i64 %541
  store double 3.000000e+00, ptr %542, align 8
  br label %543

543:
  %544 = add nsw i64 %512, 1
  %545 = icmp eq i64 %544, 8
  br i1 %545, label %499, label %511

546:
  %547 = phi i64 [ 0, %503 ], [ %609, %608 ]
  %548 = shl nsw i64 1, %547
  %549 = and i64 %548, %90
  %550 = icmp eq i64 %549, 0
  br i1 %550, label %608, label %551

551:
  %552 = trunc i64 %547 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %552)
  %553 = load ptr, ptr %13, align 8
  %554 = load i64, ptr %504, align 8
  %555 = load ptr, ptr %505, align 8
  %556 = icmp sgt i64 %554, 0
  br i1 %556, label %557, label %566

557:
  %558 = phi i64 [ %564, %557 ], [ 0, %551 ]
  %559 = shl nsw i64 %558, 3
  %560 = add nsw i64 %559, %547
  %561 = getelementptr inbounds double, ptr %553, i64 %560
  %562 = load double, ptr %561, align 8
  %563 = getelementptr inbounds double, ptr %555, i64 %558
  store double %562, ptr %563, align 8
  %564 = add nsw i64 %558, 1
  %565 = icmp eq i64 %564, %554
  br i1 %565, label %566, label %557

566:
  %567 = load ptr, ptr %506, align 8
  br i1 %178, label %568, label %589

568:
  %569 = phi i64 [ %575, %568 ], [ 0, %566 ]
  %570 = shl nsw i64 %569, 3
  %571 = add nsw i64 %570, %547
  %572 = getelementptr inbounds double, ptr %100, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = getelementptr inbounds double, ptr %567, i64 %569
  store double %573, ptr %574, align 8
  %575 = add nsw i64 %569, 1
  %576 = icmp eq i64 %575, %97
  br i1 %576, label %577, label %568

577:
  %578 = load ptr, ptr %11, align 8
  %579 = getelementptr inbounds double, ptr %567, i64 %97
  br label %580

580:
  %581 = phi i64 [ 0, %577 ], [ %587, %580 ]
  %582 = shl nsw i64 %581, 3
  %583 = add nsw i64 %582, %547
  %584 = getelementptr inbounds double, ptr %578, i64 %583
  %585 = load double, ptr %584, align 8
  %586 = getelementptr inbounds double, ptr %579, i64 %581
  store double %585, ptr %586, align 8
  %587 = add nsw i64 %581, 1
  %588 = icmp eq i64 %587, %97
  br i1 %588, label %589, label %580

589:
  %590 = load ptr, ptr %508, align 8
  store i64 0, ptr %590, align 8
  call fastcc void @begin_watch(ptr %3, ptr %507)
  %591 = load i64, ptr %500, align 8
  %592 = icmp sgt i64 %591, 0
  br i1 %592, label %593, label %598

593:
  %594 = shl i64 %591, 1
  %595 = load ptr, ptr %509, align 8
  %596 = load ptr, ptr %510, align 8
  %597 = call i64 @llvm.smax.i64(i64 %594, i64 1)
  br label %599

598:
  br label %608

599:
  %600 = phi i64 [ 0, %593 ], [ %606, %599 ]
  %601 = getelementptr inbounds double, ptr %595, i64 %600
  %602 = load double, ptr %601, align 8
  %603 = shl nsw i64 %600, 3
  %604 = add nsw i64 %603, %547
  %605 = getelementptr inbounds double, ptr %596, i64 %604
  store double %602, ptr %605, align 8
  %606 = add nsw i64 %600, 1
  %607 = icmp eq i64 %606, %597
  br i1 %607, label %598, label %599

608:
  %609 = add nsw i64 %547, 1
  %610 = icmp eq i64 %609, 8
  br i1 %610, label %611, label %546

611:
  br label %612

612:
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
  br i1 %16, label %17, label %171

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
  br label %171

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
  br i1 %18, label %70, label %73

70:
  %71 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %72 = load ptr, ptr %71, align 8
  br label %76

73:
  %74 = phi i32 [ 1, %35 ], [ %141, %140 ]
  %75 = icmp eq i32 %1, 46
  br i1 %75, label %168, label %144

76:
  %77 = phi i64 [ 0, %70 ], [ %142, %140 ]
  %78 = phi i32 [ 1, %70 ], [ %141, %140 ]
  %79 = getelementptr inbounds i64, ptr %72, i64 %77
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %140, label %82

82:
  %83 = add nsw i64 %77, %13
  %84 = getelementptr inbounds double, ptr %47, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %41, %85
  %87 = getelementptr inbounds double, ptr %3, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = fmul contract double %41, %88
  %90 = getelementptr inbounds double, ptr %5, i64 %83
  %91 = load double, ptr %90, align 8
  %92 = fmul contract double %41, %91
  %93 = fcmp uno double %89, %92
  br i1 %93, label %140, label %94

94:
  %95 = getelementptr inbounds double, ptr %5, i64 %77
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %3, i64 %77
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %47, i64 %77
  %100 = load double, ptr %99, align 8
  %101 = fsub contract double %96, %98
  %102 = fmul contract double %98, 0x3FFD413CCBB84FBD
  %103 = fmul contract double %89, 0x3FDA827997709F7A
  %104 = fadd contract double %103, %102
  %105 = fmul contract double %104, 0x3FD5F6199B087E2F
  %106 = fmul contract double %96, 0x40015F619A23D822
  %107 = fmul contract double %92, 0x3FE2BEC33447B043
  %108 = fsub contract double %106, %107
  %109 = fmul contract double %108, 0x3FC5F61993D37A46
  %110 = fadd contract double %109, %105
  %111 = call contract double @llvm.fabs.f64(double %101)
  %112 = fsub contract double %100, %98
  %113 = call contract double @llvm.fabs.f64(double %112)
  %114 = fsub contract double %100, %96
  %115 = call contract double @llvm.fabs.f64(double %114)
  %116 = call contract double @llvm.maxnum.f64(double %113, double %115)
  %117 = call contract double @llvm.maxnum.f64(double %111, double %116)
  %118 = call contract double @llvm.fabs.f64(double %98)
  %119 = call contract double @llvm.fabs.f64(double %96)
  %120 = fadd contract double %119, %118
  %121 = fmul contract double %120, 1.000000e-09
  %122 = fsub contract double %100, %110
  %123 = call contract double @llvm.fabs.f64(double %122)
  %124 = fmul contract double %117, 5.000000e-03
  %125 = fadd contract double %121, %124
  %126 = fcmp contract ugt double %123, %125
  br i1 %126, label %139, label %127

127:
  %128 = fmul contract double %101, 0x3FF74B23344A5383
  %129 = fmul contract double %89, 0x3FC23180000A8CFF
  %130 = fsub contract double %128, %129
  %131 = fmul contract double %92, 0x3FD413CCD124078A
  %132 = fsub contract double %130, %131
  %133 = fsub contract double %86, %132
  %134 = call contract double @llvm.fabs.f64(double %133)
  %135 = fmul contract double %117, 5.000000e-02
  %136 = fadd contract double %121, %135
  %137 = fcmp contract ugt double %134, %136
  %138 = freeze i1 %137
  br i1 %138, label %139, label %140

139:
  br label %140

140:
  %141 = phi i32 [ %78, %76 ], [ 0, %139 ], [ %78, %127 ], [ %78, %82 ]
  %142 = add nsw i64 %77, 1
  %143 = icmp eq i64 %142, %13
  br i1 %143, label %73, label %76

144:
  %145 = load ptr, ptr %0, align 8
  %146 = getelementptr inbounds %struct.Step, ptr %145, i64 0, i32 1
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Step, ptr %145, i64 0, i32 2
  %149 = load double, ptr %148, align 8
  %150 = fdiv contract double %147, %149
  %151 = call contract double @llvm.fabs.f64(double %150)
  %152 = fadd contract double %151, 1.000000e+00
  %153 = fmul contract double %152, 1.000000e-13
  %154 = fcmp contract ole double %36, %153
  %155 = icmp sgt i64 %68, 16382
  %156 = icmp ne i32 %74, 0
  %157 = select i1 %156, i1 true, i1 %154
  %158 = xor i1 %157, true
  %159 = select i1 %158, i1 %155, i1 false
  br i1 %159, label %160, label %166

160:
  %161 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 13
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds i64, ptr %162, i64 3
  %164 = load i64, ptr %163, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %163, align 8
  br label %168

166:
  %167 = select i1 %157, i1 true, i1 %155
  br i1 %167, label %168, label %169

168:
  call fastcc void @take(ptr %0, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @take(ptr %0, double %38, ptr %47, double %4, ptr %5)
  br label %171

169:
  %170 = add nsw i32 %1, 1
  call fastcc void @visit(ptr %0, i32 %170, double %2, ptr %3, double %38, ptr %47)
  call fastcc void @visit(ptr %0, i32 %170, double %38, ptr %47, double %4, ptr %5)
  br label %171

171:
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
  br i1 %22, label %23, label %744

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
  %32 = phi i64 [ %503, %29 ], [ %24, %23 ]
  %33 = phi double [ %30, %29 ], [ %21, %23 ]
  %34 = fcmp contract olt double %33, %3
  br i1 %34, label %505, label %532

35:
  %36 = phi i64 [ 0, %26 ], [ %502, %501 ]
  %37 = load ptr, ptr %27, align 8
  %38 = shl nsw i64 %36, 2
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, -5
  %42 = icmp ult i64 %41, -2
  %43 = icmp slt i64 %40, 7
  %44 = and i1 %43, %42
  br i1 %44, label %501, label %45

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
  br i1 %78, label %79, label %121

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
  br i1 %87, label %109, label %501

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
  br i1 %103, label %164, label %104

104:
  %105 = fcmp contract olt double %70, 0.000000e+00
  %106 = and i1 %75, %105
  %107 = and i1 %96, %106
  %108 = and i1 %91, %107
  br i1 %108, label %164, label %501

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
  br i1 %119, label %120, label %501

120:
  br i1 %110, label %499, label %166

121:
  %122 = phi ptr [ %158, %135 ], [ %46, %45 ]
  %123 = phi double [ %137, %135 ], [ %3, %45 ]
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
  br i1 %134, label %135, label %499

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
  store double %144, ptr %13, align 8
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
  call void %155(ptr %13, ptr %146, ptr %148, ptr %139, ptr %157)
  %158 = load ptr, ptr %14, align 8
  %159 = getelementptr inbounds %struct.Watch, ptr %158, i64 0, i32 9
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %51
  %162 = load double, ptr %161, align 8
  %163 = fcmp contract olt double %162, 0.000000e+00
  br i1 %163, label %121, label %499

164:
  %165 = select i1 %95, double 1.000000e+00, double -1.000000e+00
  br label %171

166:
  %167 = fcmp contract ogt double %60, 0.000000e+00
  %168 = and i1 %80, %75
  %169 = or i1 %167, %168
  %170 = select i1 %169, double 1.000000e+00, double -1.000000e+00
  switch i32 %111, label %381 [
    i32 3, label %171
    i32 4, label %286
  ]

171:
  %172 = phi double [ %165, %164 ], [ %170, %166 ]
  %173 = fmul contract double %60, %172
  %174 = fmul contract double %65, %172
  %175 = fmul contract double %57, %174
  %176 = fmul contract double %62, %172
  %177 = fmul contract double %69, %172
  %178 = fmul contract double %57, %177
  %179 = getelementptr inbounds %struct.Watch, ptr %46, i64 0, i32 9
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %180, i64 %51
  %182 = getelementptr inbounds double, ptr %180, i64 %63
  br label %183

183:
  %184 = phi ptr [ %52, %171 ], [ %229, %267 ]
  %185 = phi double [ %1, %171 ], [ %257, %267 ]
  %186 = phi double [ %173, %171 ], [ %256, %267 ]
  %187 = phi i32 [ 0, %171 ], [ %276, %267 ]
  %188 = phi i32 [ 0, %171 ], [ %255, %267 ]
  %189 = phi double [ %178, %171 ], [ %254, %267 ]
  %190 = phi double [ %175, %171 ], [ %253, %267 ]
  %191 = phi double [ %175, %171 ], [ %252, %267 ]
  %192 = phi double [ %3, %171 ], [ %251, %267 ]
  %193 = phi double [ %178, %171 ], [ %250, %267 ]
  %194 = phi double [ %176, %171 ], [ %249, %267 ]
  %195 = fsub contract double %192, %185
  %196 = fmul contract double %189, %195
  %197 = fsub contract double %189, %190
  %198 = fdiv contract double %196, %197
  %199 = fsub contract double %192, %198
  %200 = fmul contract double %195, 1.000000e-02
  %201 = fadd contract double %185, %200
  %202 = call contract double @llvm.maxnum.f64(double %199, double %201)
  %203 = fsub contract double %192, %200
  %204 = call contract double @llvm.minnum.f64(double %202, double %203)
  call fastcc void @look_at(ptr %184, double %204)
  %205 = load ptr, ptr %184, align 8
  %206 = getelementptr inbounds %struct.Step, ptr %184, i64 0, i32 1
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Step, ptr %184, i64 0, i32 2
  %209 = load double, ptr %208, align 8
  %210 = fmul contract double %204, %209
  %211 = fadd contract double %207, %210
  %212 = getelementptr inbounds %struct.Step, ptr %184, i64 0, i32 8
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds %struct.Step, ptr %184, i64 0, i32 5
  %215 = load ptr, ptr %214, align 8
  store double %211, ptr %12, align 8
  %216 = getelementptr inbounds %struct.Code, ptr %205, i64 0, i32 14
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %217, i64 2
  %219 = load i64, ptr %218, align 8
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %218, align 8
  %221 = getelementptr inbounds %struct.Code, ptr %205, i64 0, i32 2
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Code, ptr %205, i64 0, i32 13
  %224 = load ptr, ptr %223, align 8
  call void %222(ptr %12, ptr %213, ptr %215, ptr %180, ptr %224)
  %225 = load double, ptr %181, align 8
  %226 = fmul contract double %172, %225
  %227 = load double, ptr %182, align 8
  %228 = fmul contract double %172, %227
  %229 = load ptr, ptr %0, align 8
  %230 = getelementptr inbounds %struct.Step, ptr %229, i64 0, i32 2
  %231 = load double, ptr %230, align 8
  %232 = fmul contract double %228, %231
  %233 = fcmp contract ugt double %226, 0.000000e+00
  br i1 %233, label %234, label %279

234:
  %235 = fcmp contract ogt double %226, 0.000000e+00
  %236 = fcmp contract ord double %232, 0.000000e+00
  %237 = select i1 %235, i1 %236, i1 false
  br i1 %237, label %238, label %279

238:
  %239 = fcmp contract olt double %232, 0.000000e+00
  br i1 %239, label %240, label %244

240:
  %241 = icmp eq i32 %188, -1
  %242 = fmul contract double %189, 5.000000e-01
  %243 = select i1 %241, double %242, double %189
  br label %248

244:
  %245 = icmp eq i32 %188, 1
  %246 = fmul contract double %190, 5.000000e-01
  %247 = select i1 %245, double %246, double %190
  br label %248

248:
  %249 = phi double [ %194, %240 ], [ %226, %244 ]
  %250 = phi double [ %193, %240 ], [ %232, %244 ]
  %251 = phi double [ %192, %240 ], [ %204, %244 ]
  %252 = phi double [ %232, %240 ], [ %191, %244 ]
  %253 = phi double [ %232, %240 ], [ %247, %244 ]
  %254 = phi double [ %243, %240 ], [ %232, %244 ]
  %255 = phi i32 [ -1, %240 ], [ 1, %244 ]
  %256 = phi double [ %226, %240 ], [ %186, %244 ]
  %257 = phi double [ %204, %240 ], [ %185, %244 ]
  %258 = fcmp contract ogt double %250, %252
  br i1 %258, label %259, label %267

259:
  %260 = fsub contract double %249, %256
  %261 = fmul contract double %252, %257
  %262 = fadd contract double %260, %261
  %263 = fmul contract double %250, %251
  %264 = fsub contract double %262, %263
  %265 = fsub contract double %252, %250
  %266 = fdiv contract double %264, %265
  br label %267

267:
  %268 = phi contract double [ %266, %259 ], [ %257, %248 ]
  %269 = fsub contract double %268, %257
  %270 = fmul contract double %252, %269
  %271 = fadd contract double %256, %270
  %272 = fcmp contract ogt double %271, 0.000000e+00
  %273 = fsub contract double %251, %257
  %274 = fcmp contract olt double %273, 1.000000e-09
  %275 = select i1 %272, i1 true, i1 %274
  %276 = add nsw i32 %187, 1
  %277 = icmp eq i32 %276, 60
  %278 = select i1 %275, i1 true, i1 %277
  br i1 %278, label %279, label %183

279:
  %280 = phi double [ -1.000000e+00, %267 ], [ -1.000000e+00, %234 ], [ %204, %183 ]
  %281 = load ptr, ptr %14, align 8
  %282 = getelementptr inbounds %struct.Watch, ptr %281, i64 0, i32 9
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %283, i64 %51
  %285 = load double, ptr %284, align 8
  br label %381

286:
  %287 = phi ptr [ %321, %296 ], [ %46, %166 ]
  %288 = phi double [ %289, %296 ], [ %28, %166 ]
  %289 = fmul contract double %288, 5.000000e-01
  %290 = fcmp contract ule double %289, 0x3CB0000000000000
  br i1 %290, label %291, label %296

291:
  %292 = getelementptr inbounds %struct.Watch, ptr %287, i64 0, i32 9
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr inbounds double, ptr %293, i64 %51
  %295 = load double, ptr %294, align 8
  br label %330

296:
  %297 = load ptr, ptr %0, align 8
  %298 = fadd contract double %289, %1
  %299 = getelementptr inbounds %struct.Watch, ptr %287, i64 0, i32 9
  %300 = load ptr, ptr %299, align 8
  call fastcc void @look_at(ptr %297, double %298)
  %301 = load ptr, ptr %297, align 8
  %302 = getelementptr inbounds %struct.Step, ptr %297, i64 0, i32 1
  %303 = load double, ptr %302, align 8
  %304 = getelementptr inbounds %struct.Step, ptr %297, i64 0, i32 2
  %305 = load double, ptr %304, align 8
  %306 = fmul contract double %298, %305
  %307 = fadd contract double %303, %306
  %308 = getelementptr inbounds %struct.Step, ptr %297, i64 0, i32 8
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Step, ptr %297, i64 0, i32 5
  %311 = load ptr, ptr %310, align 8
  store double %307, ptr %11, align 8
  %312 = getelementptr inbounds %struct.Code, ptr %301, i64 0, i32 14
  %313 = load ptr, ptr %312, align 8
  %314 = getelementptr inbounds i64, ptr %313, i64 2
  %315 = load i64, ptr %314, align 8
  %316 = add nsw i64 %315, 1
  store i64 %316, ptr %314, align 8
  %317 = getelementptr inbounds %struct.Code, ptr %301, i64 0, i32 2
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds %struct.Code, ptr %301, i64 0, i32 13
  %320 = load ptr, ptr %319, align 8
  call void %318(ptr %11, ptr %309, ptr %311, ptr %300, ptr %320)
  %321 = load ptr, ptr %14, align 8
  %322 = getelementptr inbounds %struct.Watch, ptr %321, i64 0, i32 9
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 %51
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %170, %325
  %327 = fcmp contract ogt double %326, 0.000000e+00
  br i1 %327, label %328, label %286

328:
  %329 = fcmp contract olt double %298, 0.000000e+00
  br i1 %329, label %330, label %381

330:
  %331 = phi ptr [ %287, %291 ], [ %321, %328 ]
  %332 = phi double [ %295, %291 ], [ %325, %328 ]
  %333 = phi double [ -1.000000e+00, %291 ], [ %298, %328 ]
  %334 = load i64, ptr %49, align 8
  %335 = icmp eq i64 %334, 9
  %336 = and i1 %169, %335
  br i1 %336, label %337, label %381

337:
  %338 = phi ptr [ %374, %351 ], [ %331, %330 ]
  %339 = phi double [ %353, %351 ], [ %3, %330 ]
  %340 = fsub contract double %339, %1
  %341 = load ptr, ptr %0, align 8
  %342 = getelementptr inbounds %struct.Step, ptr %341, i64 0, i32 1
  %343 = load double, ptr %342, align 8
  %344 = getelementptr inbounds %struct.Step, ptr %341, i64 0, i32 2
  %345 = load double, ptr %344, align 8
  %346 = fdiv contract double %343, %345
  %347 = call contract double @llvm.fabs.f64(double %346)
  %348 = fadd contract double %347, 1.000000e+00
  %349 = fmul contract double %348, 0x3D06849B86A12B9B
  %350 = fcmp contract ogt double %340, %349
  br i1 %350, label %351, label %380

351:
  %352 = fmul contract double %340, 5.000000e-01
  %353 = fadd contract double %352, %1
  %354 = getelementptr inbounds %struct.Watch, ptr %338, i64 0, i32 9
  %355 = load ptr, ptr %354, align 8
  call fastcc void @look_at(ptr %341, double %353)
  %356 = load ptr, ptr %341, align 8
  %357 = load double, ptr %342, align 8
  %358 = load double, ptr %344, align 8
  %359 = fmul contract double %353, %358
  %360 = fadd contract double %357, %359
  %361 = getelementptr inbounds %struct.Step, ptr %341, i64 0, i32 8
  %362 = load ptr, ptr %361, align 8
  %363 = getelementptr inbounds %struct.Step, ptr %341, i64 0, i32 5
  %364 = load ptr, ptr %363, align 8
  store double %360, ptr %10, align 8
  %365 = getelementptr inbounds %struct.Code, ptr %356, i64 0, i32 14
  %366 = load ptr, ptr %365, align 8
  %367 = getelementptr inbounds i64, ptr %366, i64 2
  %368 = load i64, ptr %367, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %367, align 8
  %370 = getelementptr inbounds %struct.Code, ptr %356, i64 0, i32 2
  %371 = load ptr, ptr %370, align 8
  %372 = getelementptr inbounds %struct.Code, ptr %356, i64 0, i32 13
  %373 = load ptr, ptr %372, align 8
  call void %371(ptr %10, ptr %362, ptr %364, ptr %355, ptr %373)
  %374 = load ptr, ptr %14, align 8
  %375 = getelementptr inbounds %struct.Watch, ptr %374, i64 0, i32 9
  %376 = load ptr, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %376, i64 %51
  %378 = load double, ptr %377, align 8
  %379 = fcmp contract olt double %378, 0.000000e+00
  br i1 %379, label %337, label %380

380:
  call fastcc void @keep_zero(ptr %0, double %339, i64 %36)
  br label %381

381:
  %382 = phi double [ %1, %279 ], [ %333, %380 ], [ %333, %330 ], [ %298, %328 ], [ %1, %166 ]
  %383 = phi double [ %60, %279 ], [ %332, %380 ], [ %332, %330 ], [ %325, %328 ], [ %60, %166 ]
  %384 = phi double [ %280, %279 ], [ %3, %380 ], [ %3, %330 ], [ %3, %328 ], [ %3, %166 ]
  %385 = phi double [ %285, %279 ], [ %62, %380 ], [ %62, %330 ], [ %62, %328 ], [ %62, %166 ]
  %386 = fcmp contract olt double %382, 0.000000e+00
  %387 = fcmp contract olt double %384, 0.000000e+00
  %388 = or i1 %386, %387
  br i1 %388, label %501, label %389

389:
  %390 = getelementptr inbounds i64, ptr %49, i64 3
  br label %391

391:
  %392 = phi i1 [ false, %494 ], [ true, %389 ]
  %393 = phi double [ %62, %494 ], [ %385, %389 ]
  %394 = phi double [ %3, %494 ], [ %384, %389 ]
  %395 = phi double [ %393, %494 ], [ %383, %389 ]
  %396 = phi double [ %394, %494 ], [ %382, %389 ]
  %397 = load ptr, ptr %0, align 8
  %398 = load ptr, ptr %14, align 8
  %399 = getelementptr inbounds %struct.Watch, ptr %398, i64 0, i32 9
  %400 = load ptr, ptr %399, align 8
  %401 = fcmp contract ogt double %395, 0.000000e+00
  %402 = getelementptr inbounds %struct.Step, ptr %397, i64 0, i32 1
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds %struct.Step, ptr %397, i64 0, i32 2
  %405 = load double, ptr %404, align 8
  %406 = fmul contract double %394, %405
  %407 = fadd contract double %403, %406
  %408 = fdiv contract double %407, %405
  %409 = call contract double @llvm.fabs.f64(double %408)
  %410 = call contract double @llvm.maxnum.f64(double %409, double 1.000000e+00)
  %411 = fmul contract double %410, 0x3CB0000000000000
  %412 = fsub contract double %394, %396
  %413 = fcmp contract ogt double %412, %411
  br i1 %413, label %414, label %487

414:
  %415 = fmul contract double %411, 5.000000e-01
  %416 = getelementptr inbounds %struct.Step, ptr %397, i64 0, i32 8
  %417 = getelementptr inbounds %struct.Step, ptr %397, i64 0, i32 5
  %418 = getelementptr inbounds double, ptr %400, i64 %51
  br label %419

419:
  %420 = phi double [ %412, %414 ], [ %481, %475 ]
  %421 = phi i32 [ 0, %414 ], [ %485, %475 ]
  %422 = phi i32 [ 0, %414 ], [ %480, %475 ]
  %423 = phi double [ %396, %414 ], [ %479, %475 ]
  %424 = phi double [ %395, %414 ], [ %478, %475 ]
  %425 = phi double [ %394, %414 ], [ %477, %475 ]
  %426 = phi double [ %393, %414 ], [ %476, %475 ]
  %427 = fmul contract double %420, %426
  %428 = fsub contract double %426, %424
  %429 = fdiv contract double %427, %428
  %430 = fsub contract double %425, %429
  %431 = icmp sgt i32 %421, 1
  %432 = fcmp contract ugt double %423, %430
  %433 = select i1 %431, i1 true, i1 %432
  %434 = fcmp contract ugt double %430, %425
  %435 = select i1 %433, i1 true, i1 %434
  %436 = fadd contract double %423, %425
  %437 = fmul contract double %436, 5.000000e-01
  %438 = select i1 %435, double %437, double %430
  %439 = fadd contract double %415, %423
  %440 = call contract double @llvm.maxnum.f64(double %438, double %439)
  %441 = fsub contract double %425, %415
  %442 = call contract double @llvm.minnum.f64(double %440, double %441)
  %443 = fcmp contract olt double %423, %442
  %444 = fcmp contract olt double %442, %425
  %445 = select i1 %443, i1 %444, i1 false
  br i1 %445, label %446, label %487

446:
  call fastcc void @look_at(ptr %397, double %442)
  %447 = load ptr, ptr %397, align 8
  %448 = load double, ptr %402, align 8
  %449 = load double, ptr %404, align 8
  %450 = fmul contract double %442, %449
  %451 = fadd contract double %448, %450
  %452 = load ptr, ptr %416, align 8
  %453 = load ptr, ptr %417, align 8
  store double %451, ptr %9, align 8
  %454 = getelementptr inbounds %struct.Code, ptr %447, i64 0, i32 14
  %455 = load ptr, ptr %454, align 8
  %456 = getelementptr inbounds i64, ptr %455, i64 2
  %457 = load i64, ptr %456, align 8
  %458 = add nsw i64 %457, 1
  store i64 %458, ptr %456, align 8
  %459 = getelementptr inbounds %struct.Code, ptr %447, i64 0, i32 2
  %460 = load ptr, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Code, ptr %447, i64 0, i32 13
  %462 = load ptr, ptr %461, align 8
  call void %460(ptr %9, ptr %452, ptr %453, ptr %400, ptr %462)
  %463 = load double, ptr %418, align 8
  %464 = fneg contract double %463
  %465 = select contract i1 %401, double %463, double %464
  %466 = fcmp contract ogt double %465, 0.000000e+00
  br i1 %466, label %467, label %471

467:
  %468 = icmp eq i32 %422, -1
  %469 = fmul contract double %426, 5.000000e-01
  %470 = select i1 %468, double %469, double %426
  br label %475

471:
  %472 = icmp eq i32 %422, 1
  %473 = fmul contract double %424, 5.000000e-01
  %474 = select i1 %472, double %473, double %424
  br label %475

475:
  %476 = phi double [ %470, %467 ], [ %463, %471 ]
  %477 = phi double [ %425, %467 ], [ %442, %471 ]
  %478 = phi double [ %463, %467 ], [ %474, %471 ]
  %479 = phi double [ %442, %467 ], [ %423, %471 ]
  %480 = phi i32 [ -1, %467 ], [ 1, %471 ]
  %481 = fsub contract double %477, %479
  %482 = fmul contract double %420, 5.000000e-01
  %483 = fcmp contract ogt double %481, %482
  %484 = add nsw i32 %421, 1
  %485 = select i1 %483, i32 %484, i32 0
  %486 = fcmp contract ogt double %481, %411
  br i1 %486, label %419, label %487

487:
  %488 = phi double [ %394, %391 ], [ %425, %419 ], [ %477, %475 ]
  %489 = load i64, ptr %390, align 8
  %490 = sitofp i64 %489 to double
  %491 = fmul contract double %395, %490
  %492 = fcmp contract ugt double %491, 0.000000e+00
  br i1 %492, label %494, label %493

493:
  call fastcc void @keep_zero(ptr %0, double %488, i64 %36)
  br label %494

494:
  %495 = fcmp contract une double %394, %3
  %496 = fcmp contract une double %393, 0.000000e+00
  %497 = select i1 %495, i1 %496, i1 false
  %498 = and i1 %392, %497
  br i1 %498, label %391, label %501

499:
  %500 = phi double [ %3, %120 ], [ %123, %135 ], [ %123, %121 ]
  call fastcc void @keep_zero(ptr %0, double %500, i64 %36)
  br label %501

501:
  %502 = add nsw i64 %36, 1
  %503 = load i64, ptr %15, align 8
  %504 = icmp slt i64 %502, %503
  br i1 %504, label %35, label %29

505:
  %506 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 11
  %507 = load ptr, ptr %506, align 8
  %508 = mul nsw i64 %19, 94
  %509 = getelementptr inbounds double, ptr %507, i64 %508
  %510 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %510, double %33)
  %511 = load ptr, ptr %510, align 8
  %512 = getelementptr inbounds %struct.Step, ptr %510, i64 0, i32 1
  %513 = load double, ptr %512, align 8
  %514 = getelementptr inbounds %struct.Step, ptr %510, i64 0, i32 2
  %515 = load double, ptr %514, align 8
  %516 = fmul contract double %33, %515
  %517 = fadd contract double %513, %516
  %518 = getelementptr inbounds %struct.Step, ptr %510, i64 0, i32 8
  %519 = load ptr, ptr %518, align 8
  %520 = getelementptr inbounds %struct.Step, ptr %510, i64 0, i32 5
  %521 = load ptr, ptr %520, align 8
  store double %517, ptr %8, align 8
  %522 = getelementptr inbounds %struct.Code, ptr %511, i64 0, i32 14
  %523 = load ptr, ptr %522, align 8
  %524 = getelementptr inbounds i64, ptr %523, i64 2
  %525 = load i64, ptr %524, align 8
  %526 = add nsw i64 %525, 1
  store i64 %526, ptr %524, align 8
  %527 = getelementptr inbounds %struct.Code, ptr %511, i64 0, i32 2
  %528 = load ptr, ptr %527, align 8
  %529 = getelementptr inbounds %struct.Code, ptr %511, i64 0, i32 13
  %530 = load ptr, ptr %529, align 8
  call void %528(ptr %8, ptr %519, ptr %521, ptr %509, ptr %530)
  %531 = load i64, ptr %15, align 8
  br label %532

532:
  %533 = phi i64 [ %531, %505 ], [ %32, %31 ]
  %534 = phi ptr [ %509, %505 ], [ %4, %31 ]
  %535 = phi double [ %33, %505 ], [ %3, %31 ]
  %536 = icmp sgt i64 %533, 0
  br i1 %536, label %537, label %744

537:
  %538 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 4
  %539 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 10
  %540 = fadd contract double %535, %1
  %541 = fmul contract double %540, 5.000000e-01
  %542 = fsub contract double %535, %1
  %543 = fmul contract double %542, 5.000000e-01
  br label %544

544:
  %545 = phi i64 [ 0, %537 ], [ %741, %740 ]
  %546 = load ptr, ptr %538, align 8
  %547 = shl nsw i64 %545, 2
  %548 = getelementptr inbounds i64, ptr %546, i64 %547
  %549 = getelementptr inbounds i64, ptr %548, i64 1
  %550 = load i64, ptr %549, align 8
  %551 = load i64, ptr %548, align 8
  %552 = load ptr, ptr %539, align 8
  %553 = getelementptr inbounds i64, ptr %548, i64 2
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds double, ptr %552, i64 %554
  %556 = icmp eq i64 %551, 5
  br i1 %556, label %557, label %609

557:
  %558 = load ptr, ptr %14, align 8
  %559 = getelementptr inbounds %struct.Watch, ptr %558, i64 0, i32 9
  %560 = load ptr, ptr %559, align 8
  br label %561

561:
  %562 = phi ptr [ %560, %557 ], [ %594, %561 ]
  %563 = phi i64 [ 0, %557 ], [ %599, %561 ]
  %564 = phi double [ 0.000000e+00, %557 ], [ %598, %561 ]
  %565 = load ptr, ptr %0, align 8
  %566 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %563
  %567 = load double, ptr %566, align 8
  %568 = fmul contract double %543, %567
  %569 = fadd contract double %541, %568
  call fastcc void @look_at(ptr %565, double %569)
  %570 = load ptr, ptr %565, align 8
  %571 = getelementptr inbounds %struct.Step, ptr %565, i64 0, i32 1
  %572 = load double, ptr %571, align 8
  %573 = getelementptr inbounds %struct.Step, ptr %565, i64 0, i32 2
  %574 = load double, ptr %573, align 8
  %575 = fmul contract double %569, %574
  %576 = fadd contract double %572, %575
  %577 = getelementptr inbounds %struct.Step, ptr %565, i64 0, i32 8
  %578 = load ptr, ptr %577, align 8
  %579 = getelementptr inbounds %struct.Step, ptr %565, i64 0, i32 5
  %580 = load ptr, ptr %579, align 8
  store double %576, ptr %7, align 8
  %581 = getelementptr inbounds %struct.Code, ptr %570, i64 0, i32 14
  %582 = load ptr, ptr %581, align 8
  %583 = getelementptr inbounds i64, ptr %582, i64 2
  %584 = load i64, ptr %583, align 8
  %585 = add nsw i64 %584, 1
  store i64 %585, ptr %583, align 8
  %586 = getelementptr inbounds %struct.Code, ptr %570, i64 0, i32 2
  %587 = load ptr, ptr %586, align 8
  %588 = getelementptr inbounds %struct.Code, ptr %570, i64 0, i32 13
  %589 = load ptr, ptr %588, align 8
  call void %587(ptr %7, ptr %578, ptr %580, ptr %562, ptr %589)
  %590 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %563
  %591 = load double, ptr %590, align 8
  %592 = load ptr, ptr %14, align 8
  %593 = getelementptr inbounds %struct.Watch, ptr %592, i64 0, i32 9
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds double, ptr %594, i64 %550
  %596 = load double, ptr %595, align 8
  %597 = fmul contract double %591, %596
  %598 = fadd contract double %564, %597
  %599 = add nsw i64 %563, 1
  %600 = icmp eq i64 %599, 5
  br i1 %600, label %601, label %561

601:
  %602 = load ptr, ptr %0, align 8
  %603 = getelementptr inbounds %struct.Step, ptr %602, i64 0, i32 2
  %604 = load double, ptr %603, align 8
  %605 = fmul contract double %543, %604
  %606 = fmul contract double %598, %605
  %607 = load double, ptr %555, align 8
  %608 = fadd contract double %607, %606
  store double %608, ptr %555, align 8
  br label %609

609:
  %610 = add i64 %551, -3
  %611 = icmp ult i64 %610, -2
  br i1 %611, label %740, label %612

612:
  %613 = icmp eq i64 %551, 1
  %614 = select contract i1 %613, double 1.000000e+00, double -1.000000e+00
  %615 = load ptr, ptr %0, align 8
  %616 = getelementptr inbounds %struct.Step, ptr %615, i64 0, i32 2
  %617 = load double, ptr %616, align 8
  %618 = fmul contract double %542, %617
  %619 = add nsw i64 %550, %19
  %620 = getelementptr inbounds double, ptr %2, i64 %619
  %621 = load double, ptr %620, align 8
  %622 = fmul contract double %621, %618
  %623 = getelementptr inbounds double, ptr %534, i64 %619
  %624 = load double, ptr %623, align 8
  %625 = fmul contract double %618, %624
  %626 = load double, ptr %555, align 8
  %627 = getelementptr inbounds double, ptr %534, i64 %550
  %628 = load double, ptr %627, align 8
  %629 = fcmp contract uno double %626, 0.000000e+00
  br i1 %629, label %630, label %632

630:
  %631 = fmul contract double %614, %628
  br label %636

632:
  %633 = fmul contract double %614, %626
  %634 = fmul contract double %614, %628
  %635 = call contract double @llvm.minnum.f64(double %633, double %634)
  br label %636

636:
  %637 = phi contract double [ %631, %630 ], [ %635, %632 ]
  %638 = fmul contract double %614, %622
  %639 = fmul contract double %614, %625
  %640 = fcmp contract olt double %638, 0.000000e+00
  %641 = fcmp contract ogt double %639, 0.000000e+00
  %642 = and i1 %640, %641
  br i1 %642, label %643, label %737

643:
  %644 = fmul contract double %614, %628
  %645 = getelementptr inbounds double, ptr %2, i64 %550
  %646 = load double, ptr %645, align 8
  %647 = fmul contract double %614, %646
  %648 = fsub contract double %644, %647
  %649 = fsub contract double %648, %639
  %650 = fsub contract double %638, %639
  %651 = fdiv contract double %649, %650
  %652 = fmul contract double %638, %651
  %653 = fadd contract double %647, %652
  %654 = call contract double @llvm.minnum.f64(double %647, double %644)
  %655 = fsub contract double %654, %653
  %656 = fmul contract double %655, 2.500000e-01
  %657 = fsub contract double %653, %656
  %658 = fcmp contract uge double %657, %637
  br i1 %658, label %737, label %659

659:
  %660 = load ptr, ptr %615, align 8
  %661 = getelementptr inbounds %struct.Code, ptr %660, i64 0, i32 8
  %662 = load i64, ptr %661, align 8
  %663 = load ptr, ptr %14, align 8
  %664 = getelementptr inbounds %struct.Watch, ptr %663, i64 0, i32 9
  %665 = load ptr, ptr %664, align 8
  %666 = add nsw i64 %662, %550
  %667 = getelementptr inbounds double, ptr %665, i64 %666
  br label %668

668:
  %669 = phi double [ %1, %659 ], [ %724, %719 ]
  %670 = phi i32 [ 0, %659 ], [ %729, %719 ]
  %671 = phi i32 [ 0, %659 ], [ %723, %719 ]
  %672 = phi double [ %621, %659 ], [ %722, %719 ]
  %673 = phi double [ %535, %659 ], [ %721, %719 ]
  %674 = phi double [ %624, %659 ], [ %720, %719 ]
  %675 = fsub contract double %673, %669
  %676 = fmul contract double %674, %675
  %677 = fsub contract double %674, %672
  %678 = fdiv contract double %676, %677
  %679 = fsub contract double %673, %678
  %680 = fmul contract double %675, 1.000000e-03
  %681 = fadd contract double %669, %680
  %682 = call contract double @llvm.maxnum.f64(double %679, double %681)
  %683 = fsub contract double %673, %680
  %684 = call contract double @llvm.minnum.f64(double %682, double %683)
  %685 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %685, double %684)
  %686 = load ptr, ptr %685, align 8
  %687 = getelementptr inbounds %struct.Step, ptr %685, i64 0, i32 1
  %688 = load double, ptr %687, align 8
  %689 = getelementptr inbounds %struct.Step, ptr %685, i64 0, i32 2
  %690 = load double, ptr %689, align 8
  %691 = fmul contract double %684, %690
  %692 = fadd contract double %688, %691
  %693 = getelementptr inbounds %struct.Step, ptr %685, i64 0, i32 8
  %694 = load ptr, ptr %693, align 8
  %695 = getelementptr inbounds %struct.Step, ptr %685, i64 0, i32 5
  %696 = load ptr, ptr %695, align 8
  store double %692, ptr %6, align 8
  %697 = getelementptr inbounds %struct.Code, ptr %686, i64 0, i32 14
  %698 = load ptr, ptr %697, align 8
  %699 = getelementptr inbounds i64, ptr %698, i64 2
  %700 = load i64, ptr %699, align 8
  %701 = add nsw i64 %700, 1
  store i64 %701, ptr %699, align 8
  %702 = getelementptr inbounds %struct.Code, ptr %686, i64 0, i32 2
  %703 = load ptr, ptr %702, align 8
  %704 = getelementptr inbounds %struct.Code, ptr %686, i64 0, i32 13
  %705 = load ptr, ptr %704, align 8
  call void %703(ptr %6, ptr %694, ptr %696, ptr %665, ptr %705)
  %706 = load double, ptr %667, align 8
  %707 = fcmp contract uno double %706, 0.000000e+00
  br i1 %707, label %732, label %708

708:
  %709 = fmul contract double %621, %706
  %710 = fcmp contract ogt double %709, 0.000000e+00
  br i1 %710, label %711, label %715

711:
  %712 = icmp eq i32 %671, -1
  %713 = fmul contract double %674, 5.000000e-01
  %714 = select i1 %712, double %713, double %674
  br label %719

715:
  %716 = icmp eq i32 %671, 1
  %717 = fmul contract double %672, 5.000000e-01
  %718 = select i1 %716, double %717, double %672
  br label %719

719:
  %720 = phi double [ %714, %711 ], [ %706, %715 ]
  %721 = phi double [ %673, %711 ], [ %684, %715 ]
  %722 = phi double [ %706, %711 ], [ %718, %715 ]
  %723 = phi i32 [ -1, %711 ], [ 1, %715 ]
  %724 = phi double [ %684, %711 ], [ %669, %715 ]
  %725 = fsub contract double %721, %724
  %726 = fcmp contract olt double %725, 1.000000e-10
  %727 = fcmp contract oeq double %706, 0.000000e+00
  %728 = select i1 %726, i1 true, i1 %727
  %729 = add nsw i32 %670, 1
  %730 = icmp eq i32 %729, 60
  %731 = select i1 %728, i1 true, i1 %730
  br i1 %731, label %732, label %668

732:
  %733 = getelementptr inbounds double, ptr %665, i64 %550
  %734 = load double, ptr %733, align 8
  %735 = fmul contract double %614, %734
  %736 = call contract double @llvm.minnum.f64(double %637, double %735)
  br label %737

737:
  %738 = phi double [ %736, %732 ], [ %637, %643 ], [ %637, %636 ]
  %739 = fmul contract double %614, %738
  store double %739, ptr %555, align 8
  br label %740

740:
  %741 = add nsw i64 %545, 1
  %742 = load i64, ptr %15, align 8
  %743 = icmp slt i64 %741, %742
  br i1 %743, label %544, label %744

744:
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
