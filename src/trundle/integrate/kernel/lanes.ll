; source 082d423b3040dec9af98292ecb376d34479c1a4eedd8ff9fa95efb115bd6f91a
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  br i1 %21, label %1512, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 5
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 13
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 2
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 6
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 7
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 4
  br label %67

67:
  %68 = phi i64 [ 0, %22 ], [ %1508, %1506 ]
  %69 = phi i32 [ %18, %22 ], [ %1507, %1506 ]
  br label %70

70:
  %71 = phi i64 [ %130, %127 ], [ 0, %67 ]
  %72 = phi i1 [ false, %127 ], [ true, %67 ]
  %73 = load ptr, ptr %23, align 8
  %74 = load ptr, ptr %24, align 8
  br label %75

75:
  %76 = phi i64 [ %125, %124 ], [ %71, %70 ]
  %77 = getelementptr inbounds double, ptr %73, i64 %76
  %78 = getelementptr inbounds i64, ptr %74, i64 %76
  %79 = load double, ptr %77, align 8
  %80 = getelementptr inbounds double, ptr %77, i64 8
  store double %79, ptr %80, align 8
  %81 = getelementptr inbounds double, ptr %77, i64 12
  store double 0.000000e+00, ptr %81, align 8
  %82 = load i64, ptr %78, align 8
  %83 = icmp slt i64 %82, 0
  br i1 %83, label %124, label %84

84:
  %85 = load double, ptr %25, align 8
  %86 = fsub contract double %85, %79
  %87 = getelementptr inbounds double, ptr %77, i64 4
  %88 = load double, ptr %87, align 8
  %89 = load double, ptr %26, align 8
  %90 = call contract double @llvm.minnum.f64(double %88, double %89)
  %91 = fcmp contract oeq double %86, 0.000000e+00
  br i1 %91, label %127, label %92

92:
  %93 = getelementptr inbounds i64, ptr %78, i64 4
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %27, align 8
  %96 = icmp slt i64 %94, %95
  br i1 %96, label %97, label %127

97:
  %98 = fmul contract double %90, 1.010000e+00
  %99 = fcmp contract ult double %98, %86
  br i1 %99, label %100, label %121

100:
  %101 = call contract double @llvm.fabs.f64(double %79)
  %102 = fmul contract double %101, 0x3CE4000000000000
  %103 = fcmp contract ole double %90, %102
  %104 = fcmp contract oeq double %90, 0.000000e+00
  %105 = or i1 %103, %104
  br i1 %105, label %110, label %106

106:
  %107 = getelementptr inbounds i64, ptr %78, i64 8
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, 20
  br i1 %109, label %110, label %119

110:
  %111 = getelementptr inbounds i64, ptr %78, i64 20
  %112 = load i64, ptr %111, align 8
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %127, label %114

114:
  %115 = getelementptr inbounds i64, ptr %78, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %116, 0
  %118 = select i1 %117, i64 3, i64 2
  br label %127

119:
  %120 = fadd contract double %79, %90
  br label %121

121:
  %122 = phi double [ %120, %119 ], [ %85, %97 ]
  %123 = phi double [ %90, %119 ], [ %86, %97 ]
  store double %122, ptr %80, align 8
  store double %123, ptr %81, align 8
  br label %124

124:
  %125 = add nsw i64 %76, 1
  %126 = icmp eq i64 %125, 4
  br i1 %126, label %132, label %75

127:
  %128 = phi i64 [ 7, %110 ], [ %118, %114 ], [ 6, %92 ], [ 1, %84 ]
  %129 = trunc i64 %76 to i32
  call fastcc void @release_4(ptr %0, i32 %129, i64 %128)
  %130 = add nsw i64 %76, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %133, label %70

132:
  br i1 %72, label %135, label %133

133:
  %134 = call fastcc i32 @fill_4(ptr %0)
  br label %1506

135:
  %136 = load i64, ptr %28, align 8
  %137 = load ptr, ptr %29, align 8
  %138 = load ptr, ptr %30, align 8
  %139 = getelementptr inbounds <4 x double>, ptr %73, i64 3
  %140 = load <4 x double>, ptr %139, align 32
  %141 = shl nsw i64 %136, 4
  %142 = getelementptr inbounds <4 x double>, ptr %137, i64 %141
  %143 = mul nsw i64 %136, 19
  %144 = getelementptr inbounds <4 x double>, ptr %137, i64 %143
  %145 = mul nsw i64 %136, 17
  %146 = getelementptr inbounds <4 x double>, ptr %137, i64 %145
  %147 = getelementptr inbounds <4 x double>, ptr %73, i64 2
  %148 = load <4 x double>, ptr %147, align 32
  store <4 x double> %148, ptr %17, align 32
  %149 = load <4 x double>, ptr %73, align 32
  %150 = load ptr, ptr %31, align 8
  %151 = load i64, ptr %32, align 8
  %152 = sdiv i64 %151, 4
  %153 = shl nsw i64 %152, 4
  %154 = getelementptr inbounds <4 x double>, ptr %137, i64 %153
  %155 = mul nsw i64 %152, 20
  %156 = getelementptr inbounds <4 x double>, ptr %137, i64 %155
  %157 = icmp sgt i64 %151, 3
  br i1 %157, label %158, label %193

158:
  %159 = phi i64 [ %168, %158 ], [ 0, %135 ]
  %160 = getelementptr inbounds <4 x double>, ptr %156, i64 %159
  %161 = load <4 x double>, ptr %160, align 32
  %162 = getelementptr inbounds <4 x double>, ptr %137, i64 %159
  %163 = load <4 x double>, ptr %162, align 32
  %164 = fmul contract <4 x double> %163, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %165 = fmul contract <4 x double> %140, %164
  %166 = fadd contract <4 x double> %161, %165
  %167 = getelementptr inbounds <4 x double>, ptr %154, i64 %159
  store <4 x double> %166, ptr %167, align 32
  %168 = add nsw i64 %159, 1
  %169 = icmp eq i64 %168, %152
  br i1 %169, label %170, label %158

170:
  %171 = fmul contract <4 x double> %140, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %172 = fadd contract <4 x double> %171, %149
  %173 = getelementptr inbounds <4 x double>, ptr %137, i64 %152
  store <4 x double> %172, ptr %16, align 32
  %174 = load ptr, ptr %0, align 8
  %175 = load ptr, ptr %33, align 8
  call void %174(ptr %16, ptr %154, ptr %150, ptr %173, ptr %175)
  br label %176

176:
  %177 = phi i64 [ %191, %176 ], [ 0, %170 ]
  %178 = getelementptr inbounds <4 x double>, ptr %156, i64 %177
  %179 = load <4 x double>, ptr %178, align 32
  %180 = getelementptr inbounds <4 x double>, ptr %137, i64 %177
  %181 = load <4 x double>, ptr %180, align 32
  %182 = fmul contract <4 x double> %181, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %183 = add nsw i64 %177, %152
  %184 = getelementptr inbounds <4 x double>, ptr %137, i64 %183
  %185 = load <4 x double>, ptr %184, align 32
  %186 = fmul contract <4 x double> %185, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %187 = fadd contract <4 x double> %182, %186
  %188 = fmul contract <4 x double> %140, %187
  %189 = fadd contract <4 x double> %179, %188
  %190 = getelementptr inbounds <4 x double>, ptr %154, i64 %177
  store <4 x double> %189, ptr %190, align 32
  %191 = add nsw i64 %177, 1
  %192 = icmp eq i64 %191, %152
  br i1 %192, label %199, label %176

193:
  %194 = fmul contract <4 x double> %140, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %195 = fadd contract <4 x double> %194, %149
  %196 = getelementptr inbounds <4 x double>, ptr %137, i64 %152
  store <4 x double> %195, ptr %16, align 32
  %197 = load ptr, ptr %0, align 8
  %198 = load ptr, ptr %33, align 8
  call void %197(ptr %16, ptr %154, ptr %150, ptr %196, ptr %198)
  br label %199

199:
  %200 = fmul contract <4 x double> %140, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %201 = fadd contract <4 x double> %200, %149
  %202 = shl nsw i64 %152, 1
  %203 = getelementptr inbounds <4 x double>, ptr %137, i64 %202
  store <4 x double> %201, ptr %15, align 32
  %204 = load ptr, ptr %0, align 8
  %205 = load ptr, ptr %33, align 8
  call void %204(ptr %15, ptr %154, ptr %150, ptr %203, ptr %205)
  br i1 %157, label %206, label %223

206:
  %207 = phi i64 [ %221, %206 ], [ 0, %199 ]
  %208 = getelementptr inbounds <4 x double>, ptr %156, i64 %207
  %209 = load <4 x double>, ptr %208, align 32
  %210 = getelementptr inbounds <4 x double>, ptr %137, i64 %207
  %211 = load <4 x double>, ptr %210, align 32
  %212 = fmul contract <4 x double> %211, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %213 = add nsw i64 %207, %202
  %214 = getelementptr inbounds <4 x double>, ptr %137, i64 %213
  %215 = load <4 x double>, ptr %214, align 32
  %216 = fmul contract <4 x double> %215, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %217 = fadd contract <4 x double> %212, %216
  %218 = fmul contract <4 x double> %140, %217
  %219 = fadd contract <4 x double> %209, %218
  %220 = getelementptr inbounds <4 x double>, ptr %154, i64 %207
  store <4 x double> %219, ptr %220, align 32
  %221 = add nsw i64 %207, 1
  %222 = icmp eq i64 %221, %152
  br i1 %222, label %223, label %206

223:
  %224 = fmul contract <4 x double> %140, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %225 = fadd contract <4 x double> %224, %149
  %226 = mul nsw i64 %152, 3
  %227 = getelementptr inbounds <4 x double>, ptr %137, i64 %226
  store <4 x double> %225, ptr %14, align 32
  %228 = load ptr, ptr %0, align 8
  %229 = load ptr, ptr %33, align 8
  call void %228(ptr %14, ptr %154, ptr %150, ptr %227, ptr %229)
  br i1 %157, label %230, label %252

230:
  %231 = phi i64 [ %250, %230 ], [ 0, %223 ]
  %232 = getelementptr inbounds <4 x double>, ptr %156, i64 %231
  %233 = load <4 x double>, ptr %232, align 32
  %234 = getelementptr inbounds <4 x double>, ptr %137, i64 %231
  %235 = load <4 x double>, ptr %234, align 32
  %236 = fmul contract <4 x double> %235, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %237 = add nsw i64 %231, %202
  %238 = getelementptr inbounds <4 x double>, ptr %137, i64 %237
  %239 = load <4 x double>, ptr %238, align 32
  %240 = fmul contract <4 x double> %239, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %241 = fsub contract <4 x double> %236, %240
  %242 = add nsw i64 %231, %226
  %243 = getelementptr inbounds <4 x double>, ptr %137, i64 %242
  %244 = load <4 x double>, ptr %243, align 32
  %245 = fmul contract <4 x double> %244, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %246 = fadd contract <4 x double> %241, %245
  %247 = fmul contract <4 x double> %140, %246
  %248 = fadd contract <4 x double> %233, %247
  %249 = getelementptr inbounds <4 x double>, ptr %154, i64 %231
  store <4 x double> %248, ptr %249, align 32
  %250 = add nsw i64 %231, 1
  %251 = icmp eq i64 %250, %152
  br i1 %251, label %252, label %230

252:
  %253 = fmul contract <4 x double> %140, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %254 = fadd contract <4 x double> %253, %149
  %255 = shl nsw i64 %152, 2
  %256 = getelementptr inbounds <4 x double>, ptr %137, i64 %255
  store <4 x double> %254, ptr %13, align 32
  %257 = load ptr, ptr %0, align 8
  %258 = load ptr, ptr %33, align 8
  call void %257(ptr %13, ptr %154, ptr %150, ptr %256, ptr %258)
  br i1 %157, label %259, label %281

259:
  %260 = phi i64 [ %279, %259 ], [ 0, %252 ]
  %261 = getelementptr inbounds <4 x double>, ptr %156, i64 %260
  %262 = load <4 x double>, ptr %261, align 32
  %263 = getelementptr inbounds <4 x double>, ptr %137, i64 %260
  %264 = load <4 x double>, ptr %263, align 32
  %265 = fmul contract <4 x double> %264, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %266 = add nsw i64 %260, %226
  %267 = getelementptr inbounds <4 x double>, ptr %137, i64 %266
  %268 = load <4 x double>, ptr %267, align 32
  %269 = fmul contract <4 x double> %268, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %270 = fadd contract <4 x double> %265, %269
  %271 = add nsw i64 %260, %255
  %272 = getelementptr inbounds <4 x double>, ptr %137, i64 %271
  %273 = load <4 x double>, ptr %272, align 32
  %274 = fmul contract <4 x double> %273, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %275 = fadd contract <4 x double> %270, %274
  %276 = fmul contract <4 x double> %140, %275
  %277 = fadd contract <4 x double> %262, %276
  %278 = getelementptr inbounds <4 x double>, ptr %154, i64 %260
  store <4 x double> %277, ptr %278, align 32
  %279 = add nsw i64 %260, 1
  %280 = icmp eq i64 %279, %152
  br i1 %280, label %281, label %259

281:
  %282 = fmul contract <4 x double> %140, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %283 = fadd contract <4 x double> %282, %149
  %284 = mul nsw i64 %152, 5
  %285 = getelementptr inbounds <4 x double>, ptr %137, i64 %284
  store <4 x double> %283, ptr %12, align 32
  %286 = load ptr, ptr %0, align 8
  %287 = load ptr, ptr %33, align 8
  call void %286(ptr %12, ptr %154, ptr %150, ptr %285, ptr %287)
  br i1 %157, label %288, label %315

288:
  %289 = phi i64 [ %313, %288 ], [ 0, %281 ]
  %290 = getelementptr inbounds <4 x double>, ptr %156, i64 %289
  %291 = load <4 x double>, ptr %290, align 32
  %292 = getelementptr inbounds <4 x double>, ptr %137, i64 %289
  %293 = load <4 x double>, ptr %292, align 32
  %294 = fmul contract <4 x double> %293, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %295 = add nsw i64 %289, %226
  %296 = getelementptr inbounds <4 x double>, ptr %137, i64 %295
  %297 = load <4 x double>, ptr %296, align 32
  %298 = fmul contract <4 x double> %297, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %299 = fadd contract <4 x double> %294, %298
  %300 = add nsw i64 %289, %255
  %301 = getelementptr inbounds <4 x double>, ptr %137, i64 %300
  %302 = load <4 x double>, ptr %301, align 32
  %303 = fmul contract <4 x double> %302, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %304 = fadd contract <4 x double> %299, %303
  %305 = add nsw i64 %289, %284
  %306 = getelementptr inbounds <4 x double>, ptr %137, i64 %305
  %307 = load <4 x double>, ptr %306, align 32
  %308 = fmul contract <4 x double> %307, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %309 = fsub contract <4 x double> %304, %308
  %310 = fmul contract <4 x double> %140, %309
  %311 = fadd contract <4 x double> %291, %310
  %312 = getelementptr inbounds <4 x double>, ptr %154, i64 %289
  store <4 x double> %311, ptr %312, align 32
  %313 = add nsw i64 %289, 1
  %314 = icmp eq i64 %313, %152
  br i1 %314, label %315, label %288

315:
  %316 = fmul contract <4 x double> %140, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %317 = fadd contract <4 x double> %316, %149
  %318 = mul nsw i64 %152, 6
  %319 = getelementptr inbounds <4 x double>, ptr %137, i64 %318
  store <4 x double> %317, ptr %11, align 32
  %320 = load ptr, ptr %0, align 8
  %321 = load ptr, ptr %33, align 8
  call void %320(ptr %11, ptr %154, ptr %150, ptr %319, ptr %321)
  br i1 %157, label %322, label %354

322:
  %323 = phi i64 [ %352, %322 ], [ 0, %315 ]
  %324 = getelementptr inbounds <4 x double>, ptr %156, i64 %323
  %325 = load <4 x double>, ptr %324, align 32
  %326 = getelementptr inbounds <4 x double>, ptr %137, i64 %323
  %327 = load <4 x double>, ptr %326, align 32
  %328 = fmul contract <4 x double> %327, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %329 = add nsw i64 %323, %226
  %330 = getelementptr inbounds <4 x double>, ptr %137, i64 %329
  %331 = load <4 x double>, ptr %330, align 32
  %332 = fmul contract <4 x double> %331, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %333 = fadd contract <4 x double> %328, %332
  %334 = add nsw i64 %323, %255
  %335 = getelementptr inbounds <4 x double>, ptr %137, i64 %334
  %336 = load <4 x double>, ptr %335, align 32
  %337 = fmul contract <4 x double> %336, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %338 = fadd contract <4 x double> %333, %337
  %339 = add nsw i64 %323, %284
  %340 = getelementptr inbounds <4 x double>, ptr %137, i64 %339
  %341 = load <4 x double>, ptr %340, align 32
  %342 = fmul contract <4 x double> %341, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %343 = fsub contract <4 x double> %338, %342
  %344 = add nsw i64 %323, %318
  %345 = getelementptr inbounds <4 x double>, ptr %137, i64 %344
  %346 = load <4 x double>, ptr %345, align 32
  %347 = fmul contract <4 x double> %346, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %348 = fadd contract <4 x double> %343, %347
  %349 = fmul contract <4 x double> %140, %348
  %350 = fadd contract <4 x double> %325, %349
  %351 = getelementptr inbounds <4 x double>, ptr %154, i64 %323
  store <4 x double> %350, ptr %351, align 32
  %352 = add nsw i64 %323, 1
  %353 = icmp eq i64 %352, %152
  br i1 %353, label %354, label %322

354:
  %355 = fmul contract <4 x double> %140, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %356 = fadd contract <4 x double> %355, %149
  %357 = mul nsw i64 %152, 7
  %358 = getelementptr inbounds <4 x double>, ptr %137, i64 %357
  store <4 x double> %356, ptr %10, align 32
  %359 = load ptr, ptr %0, align 8
  %360 = load ptr, ptr %33, align 8
  call void %359(ptr %10, ptr %154, ptr %150, ptr %358, ptr %360)
  br i1 %157, label %361, label %398

361:
  %362 = phi i64 [ %396, %361 ], [ 0, %354 ]
  %363 = getelementptr inbounds <4 x double>, ptr %156, i64 %362
  %364 = load <4 x double>, ptr %363, align 32
  %365 = getelementptr inbounds <4 x double>, ptr %137, i64 %362
  %366 = load <4 x double>, ptr %365, align 32
  %367 = fmul contract <4 x double> %366, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %368 = add nsw i64 %362, %226
  %369 = getelementptr inbounds <4 x double>, ptr %137, i64 %368
  %370 = load <4 x double>, ptr %369, align 32
  %371 = fmul contract <4 x double> %370, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %372 = fsub contract <4 x double> %367, %371
  %373 = add nsw i64 %362, %255
  %374 = getelementptr inbounds <4 x double>, ptr %137, i64 %373
  %375 = load <4 x double>, ptr %374, align 32
  %376 = fmul contract <4 x double> %375, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %377 = fsub contract <4 x double> %372, %376
  %378 = add nsw i64 %362, %284
  %379 = getelementptr inbounds <4 x double>, ptr %137, i64 %378
  %380 = load <4 x double>, ptr %379, align 32
  %381 = fmul contract <4 x double> %380, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %382 = fadd contract <4 x double> %377, %381
  %383 = add nsw i64 %362, %318
  %384 = getelementptr inbounds <4 x double>, ptr %137, i64 %383
  %385 = load <4 x double>, ptr %384, align 32
  %386 = fmul contract <4 x double> %385, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %387 = fadd contract <4 x double> %382, %386
  %388 = add nsw i64 %362, %357
  %389 = getelementptr inbounds <4 x double>, ptr %137, i64 %388
  %390 = load <4 x double>, ptr %389, align 32
  %391 = fmul contract <4 x double> %390, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %392 = fsub contract <4 x double> %387, %391
  %393 = fmul contract <4 x double> %140, %392
  %394 = fadd contract <4 x double> %364, %393
  %395 = getelementptr inbounds <4 x double>, ptr %154, i64 %362
  store <4 x double> %394, ptr %395, align 32
  %396 = add nsw i64 %362, 1
  %397 = icmp eq i64 %396, %152
  br i1 %397, label %398, label %361

398:
  %399 = fmul contract <4 x double> %140, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %400 = fadd contract <4 x double> %399, %149
  %401 = shl nsw i64 %152, 3
  %402 = getelementptr inbounds <4 x double>, ptr %137, i64 %401
  store <4 x double> %400, ptr %9, align 32
  %403 = load ptr, ptr %0, align 8
  %404 = load ptr, ptr %33, align 8
  call void %403(ptr %9, ptr %154, ptr %150, ptr %402, ptr %404)
  br i1 %157, label %405, label %447

405:
  %406 = phi i64 [ %445, %405 ], [ 0, %398 ]
  %407 = getelementptr inbounds <4 x double>, ptr %156, i64 %406
  %408 = load <4 x double>, ptr %407, align 32
  %409 = getelementptr inbounds <4 x double>, ptr %137, i64 %406
  %410 = load <4 x double>, ptr %409, align 32
  %411 = fmul contract <4 x double> %410, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %412 = add nsw i64 %406, %226
  %413 = getelementptr inbounds <4 x double>, ptr %137, i64 %412
  %414 = load <4 x double>, ptr %413, align 32
  %415 = fmul contract <4 x double> %414, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %416 = fsub contract <4 x double> %411, %415
  %417 = add nsw i64 %406, %255
  %418 = getelementptr inbounds <4 x double>, ptr %137, i64 %417
  %419 = load <4 x double>, ptr %418, align 32
  %420 = fmul contract <4 x double> %419, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %421 = fsub contract <4 x double> %416, %420
  %422 = add nsw i64 %406, %284
  %423 = getelementptr inbounds <4 x double>, ptr %137, i64 %422
  %424 = load <4 x double>, ptr %423, align 32
  %425 = fmul contract <4 x double> %424, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %426 = fadd contract <4 x double> %421, %425
  %427 = add nsw i64 %406, %318
  %428 = getelementptr inbounds <4 x double>, ptr %137, i64 %427
  %429 = load <4 x double>, ptr %428, align 32
  %430 = fmul contract <4 x double> %429, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %431 = fadd contract <4 x double> %426, %430
  %432 = add nsw i64 %406, %357
  %433 = getelementptr inbounds <4 x double>, ptr %137, i64 %432
  %434 = load <4 x double>, ptr %433, align 32
  %435 = fmul contract <4 x double> %434, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %436 = fsub contract <4 x double> %431, %435
  %437 = add nsw i64 %406, %401
  %438 = getelementptr inbounds <4 x double>, ptr %137, i64 %437
  %439 = load <4 x double>, ptr %438, align 32
  %440 = fmul contract <4 x double> %439, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %441 = fsub contract <4 x double> %436, %440
  %442 = fmul contract <4 x double> %140, %441
  %443 = fadd contract <4 x double> %408, %442
  %444 = getelementptr inbounds <4 x double>, ptr %154, i64 %406
  store <4 x double> %443, ptr %444, align 32
  %445 = add nsw i64 %406, 1
  %446 = icmp eq i64 %445, %152
  br i1 %446, label %447, label %405

447:
  %448 = fmul contract <4 x double> %140, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %449 = fadd contract <4 x double> %448, %149
  %450 = mul nsw i64 %152, 9
  %451 = getelementptr inbounds <4 x double>, ptr %137, i64 %450
  store <4 x double> %449, ptr %8, align 32
  %452 = load ptr, ptr %0, align 8
  %453 = load ptr, ptr %33, align 8
  call void %452(ptr %8, ptr %154, ptr %150, ptr %451, ptr %453)
  br i1 %157, label %454, label %501

454:
  %455 = phi i64 [ %499, %454 ], [ 0, %447 ]
  %456 = getelementptr inbounds <4 x double>, ptr %156, i64 %455
  %457 = load <4 x double>, ptr %456, align 32
  %458 = getelementptr inbounds <4 x double>, ptr %137, i64 %455
  %459 = load <4 x double>, ptr %458, align 32
  %460 = fmul contract <4 x double> %459, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %461 = add nsw i64 %455, %226
  %462 = getelementptr inbounds <4 x double>, ptr %137, i64 %461
  %463 = load <4 x double>, ptr %462, align 32
  %464 = fmul contract <4 x double> %463, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %465 = fsub contract <4 x double> %464, %460
  %466 = add nsw i64 %455, %255
  %467 = getelementptr inbounds <4 x double>, ptr %137, i64 %466
  %468 = load <4 x double>, ptr %467, align 32
  %469 = fmul contract <4 x double> %468, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %470 = fadd contract <4 x double> %465, %469
  %471 = add nsw i64 %455, %284
  %472 = getelementptr inbounds <4 x double>, ptr %137, i64 %471
  %473 = load <4 x double>, ptr %472, align 32
  %474 = fmul contract <4 x double> %473, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %475 = fsub contract <4 x double> %470, %474
  %476 = add nsw i64 %455, %318
  %477 = getelementptr inbounds <4 x double>, ptr %137, i64 %476
  %478 = load <4 x double>, ptr %477, align 32
  %479 = fmul contract <4 x double> %478, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %480 = fsub contract <4 x double> %475, %479
  %481 = add nsw i64 %455, %357
  %482 = getelementptr inbounds <4 x double>, ptr %137, i64 %481
  %483 = load <4 x double>, ptr %482, align 32
  %484 = fmul contract <4 x double> %483, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %485 = fadd contract <4 x double> %480, %484
  %486 = add nsw i64 %455, %401
  %487 = getelementptr inbounds <4 x double>, ptr %137, i64 %486
  %488 = load <4 x double>, ptr %487, align 32
  %489 = fmul contract <4 x double> %488, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %490 = fadd contract <4 x double> %485, %489
  %491 = add nsw i64 %455, %450
  %492 = getelementptr inbounds <4 x double>, ptr %137, i64 %491
  %493 = load <4 x double>, ptr %492, align 32
  %494 = fmul contract <4 x double> %493, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %495 = fsub contract <4 x double> %490, %494
  %496 = fmul contract <4 x double> %140, %495
  %497 = fadd contract <4 x double> %457, %496
  %498 = getelementptr inbounds <4 x double>, ptr %154, i64 %455
  store <4 x double> %497, ptr %498, align 32
  %499 = add nsw i64 %455, 1
  %500 = icmp eq i64 %499, %152
  br i1 %500, label %501, label %454

501:
  %502 = fmul contract <4 x double> %140, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %503 = fadd contract <4 x double> %502, %149
  %504 = mul nsw i64 %152, 10
  %505 = getelementptr inbounds <4 x double>, ptr %137, i64 %504
  store <4 x double> %503, ptr %7, align 32
  %506 = load ptr, ptr %0, align 8
  %507 = load ptr, ptr %33, align 8
  call void %506(ptr %7, ptr %154, ptr %150, ptr %505, ptr %507)
  br i1 %157, label %508, label %560

508:
  %509 = phi i64 [ %558, %508 ], [ 0, %501 ]
  %510 = getelementptr inbounds <4 x double>, ptr %156, i64 %509
  %511 = load <4 x double>, ptr %510, align 32
  %512 = getelementptr inbounds <4 x double>, ptr %137, i64 %509
  %513 = load <4 x double>, ptr %512, align 32
  %514 = fmul contract <4 x double> %513, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %515 = add nsw i64 %509, %226
  %516 = getelementptr inbounds <4 x double>, ptr %137, i64 %515
  %517 = load <4 x double>, ptr %516, align 32
  %518 = fmul contract <4 x double> %517, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %519 = fsub contract <4 x double> %514, %518
  %520 = add nsw i64 %509, %255
  %521 = getelementptr inbounds <4 x double>, ptr %137, i64 %520
  %522 = load <4 x double>, ptr %521, align 32
  %523 = fmul contract <4 x double> %522, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %524 = fsub contract <4 x double> %519, %523
  %525 = add nsw i64 %509, %284
  %526 = getelementptr inbounds <4 x double>, ptr %137, i64 %525
  %527 = load <4 x double>, ptr %526, align 32
  %528 = fmul contract <4 x double> %527, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %529 = fsub contract <4 x double> %524, %528
  %530 = add nsw i64 %509, %318
  %531 = getelementptr inbounds <4 x double>, ptr %137, i64 %530
  %532 = load <4 x double>, ptr %531, align 32
  %533 = fmul contract <4 x double> %532, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %534 = fadd contract <4 x double> %529, %533
  %535 = add nsw i64 %509, %357
  %536 = getelementptr inbounds <4 x double>, ptr %137, i64 %535
  %537 = load <4 x double>, ptr %536, align 32
  %538 = fmul contract <4 x double> %537, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %539 = fsub contract <4 x double> %534, %538
  %540 = add nsw i64 %509, %401
  %541 = getelementptr inbounds <4 x double>, ptr %137, i64 %540
  %542 = load <4 x double>, ptr %541, align 32
  %543 = fmul contract <4 x double> %542, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %544 = fsub contract <4 x double> %539, %543
  %545 = add nsw i64 %509, %450
  %546 = getelementptr inbounds <4 x double>, ptr %137, i64 %545
  %547 = load <4 x double>, ptr %546, align 32
  %548 = fmul contract <4 x double> %547, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %549 = fadd contract <4 x double> %544, %548
  %550 = add nsw i64 %509, %504
  %551 = getelementptr inbounds <4 x double>, ptr %137, i64 %550
  %552 = load <4 x double>, ptr %551, align 32
  %553 = fmul contract <4 x double> %552, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %554 = fadd contract <4 x double> %549, %553
  %555 = fmul contract <4 x double> %140, %554
  %556 = fadd contract <4 x double> %511, %555
  %557 = getelementptr inbounds <4 x double>, ptr %154, i64 %509
  store <4 x double> %556, ptr %557, align 32
  %558 = add nsw i64 %509, 1
  %559 = icmp eq i64 %558, %152
  br i1 %559, label %560, label %508

560:
  %561 = fadd contract <4 x double> %140, %149
  %562 = mul nsw i64 %152, 11
  %563 = getelementptr inbounds <4 x double>, ptr %137, i64 %562
  store <4 x double> %561, ptr %6, align 32
  %564 = load ptr, ptr %0, align 8
  %565 = load ptr, ptr %33, align 8
  call void %564(ptr %6, ptr %154, ptr %150, ptr %563, ptr %565)
  br i1 %157, label %566, label %648

566:
  %567 = mul nsw i64 %152, 17
  %568 = mul nsw i64 %152, 18
  %569 = mul nsw i64 %152, 19
  br label %570

570:
  %571 = phi i64 [ 0, %566 ], [ %646, %570 ]
  %572 = getelementptr inbounds <4 x double>, ptr %137, i64 %571
  %573 = load <4 x double>, ptr %572, align 32
  %574 = add nsw i64 %571, %284
  %575 = getelementptr inbounds <4 x double>, ptr %137, i64 %574
  %576 = load <4 x double>, ptr %575, align 32
  %577 = add nsw i64 %571, %318
  %578 = getelementptr inbounds <4 x double>, ptr %137, i64 %577
  %579 = load <4 x double>, ptr %578, align 32
  %580 = add nsw i64 %571, %357
  %581 = getelementptr inbounds <4 x double>, ptr %137, i64 %580
  %582 = load <4 x double>, ptr %581, align 32
  %583 = add nsw i64 %571, %401
  %584 = getelementptr inbounds <4 x double>, ptr %137, i64 %583
  %585 = load <4 x double>, ptr %584, align 32
  %586 = add nsw i64 %571, %450
  %587 = getelementptr inbounds <4 x double>, ptr %137, i64 %586
  %588 = load <4 x double>, ptr %587, align 32
  %589 = add nsw i64 %571, %504
  %590 = getelementptr inbounds <4 x double>, ptr %137, i64 %589
  %591 = load <4 x double>, ptr %590, align 32
  %592 = add nsw i64 %571, %562
  %593 = getelementptr inbounds <4 x double>, ptr %137, i64 %592
  %594 = load <4 x double>, ptr %593, align 32
  %595 = add nsw i64 %571, %155
  %596 = getelementptr inbounds <4 x double>, ptr %137, i64 %595
  %597 = load <4 x double>, ptr %596, align 32
  %598 = fmul contract <4 x double> %573, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %599 = fmul contract <4 x double> %576, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %600 = fadd contract <4 x double> %598, %599
  %601 = fmul contract <4 x double> %579, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %602 = fadd contract <4 x double> %600, %601
  %603 = fmul contract <4 x double> %582, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %604 = fadd contract <4 x double> %602, %603
  %605 = fmul contract <4 x double> %585, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %606 = fadd contract <4 x double> %604, %605
  %607 = fmul contract <4 x double> %588, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %608 = fadd contract <4 x double> %606, %607
  %609 = fmul contract <4 x double> %591, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %610 = fadd contract <4 x double> %608, %609
  %611 = fmul contract <4 x double> %594, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %612 = fadd contract <4 x double> %610, %611
  %613 = fmul contract <4 x double> %140, %612
  %614 = fadd contract <4 x double> %597, %613
  %615 = add nsw i64 %571, %567
  %616 = getelementptr inbounds <4 x double>, ptr %137, i64 %615
  store <4 x double> %614, ptr %616, align 32
  %617 = fmul contract <4 x double> %573, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %618 = fmul contract <4 x double> %576, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %619 = fsub contract <4 x double> %617, %618
  %620 = fmul contract <4 x double> %579, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %621 = fsub contract <4 x double> %619, %620
  %622 = fmul contract <4 x double> %582, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %623 = fadd contract <4 x double> %621, %622
  %624 = fmul contract <4 x double> %585, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %625 = fsub contract <4 x double> %623, %624
  %626 = fmul contract <4 x double> %588, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %627 = fadd contract <4 x double> %625, %626
  %628 = fmul contract <4 x double> %591, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %629 = fadd contract <4 x double> %627, %628
  %630 = fmul contract <4 x double> %594, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %631 = fsub contract <4 x double> %629, %630
  %632 = add nsw i64 %571, %568
  %633 = getelementptr inbounds <4 x double>, ptr %137, i64 %632
  store <4 x double> %631, ptr %633, align 32
  %634 = fmul contract <4 x double> %573, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %635 = fsub contract <4 x double> %599, %634
  %636 = fadd contract <4 x double> %635, %601
  %637 = fadd contract <4 x double> %636, %603
  %638 = fmul contract <4 x double> %585, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %639 = fsub contract <4 x double> %637, %638
  %640 = fadd contract <4 x double> %639, %607
  %641 = fadd contract <4 x double> %640, %609
  %642 = fmul contract <4 x double> %594, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %643 = fadd contract <4 x double> %641, %642
  %644 = add nsw i64 %571, %569
  %645 = getelementptr inbounds <4 x double>, ptr %137, i64 %644
  store <4 x double> %643, ptr %645, align 32
  %646 = add nsw i64 %571, 1
  %647 = icmp eq i64 %646, %152
  br i1 %647, label %648, label %570

648:
  %649 = mul nsw i64 %136, 20
  %650 = getelementptr inbounds <4 x double>, ptr %137, i64 %649
  %651 = load i64, ptr %28, align 8
  %652 = load i64, ptr %34, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %654, label %661

654:
  %655 = load ptr, ptr %31, align 8
  %656 = load i64, ptr %36, align 8
  %657 = getelementptr inbounds <4 x double>, ptr %655, i64 %656
  %658 = bitcast <4 x double> %140 to <4 x i64>
  %659 = and <4 x i64> %658, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %660 = bitcast <4 x i64> %659 to <4 x double>
  br label %679

661:
  %662 = load i64, ptr %35, align 8
  %663 = load ptr, ptr %31, align 8
  %664 = load i64, ptr %36, align 8
  %665 = getelementptr inbounds <4 x double>, ptr %663, i64 %664
  %666 = bitcast <4 x double> %140 to <4 x i64>
  %667 = and <4 x i64> %666, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %668 = bitcast <4 x i64> %667 to <4 x double>
  %669 = icmp eq i64 %662, 0
  br i1 %669, label %679, label %670

670:
  %671 = load ptr, ptr %23, align 8
  %672 = getelementptr inbounds <4 x double>, ptr %671, i64 7
  %673 = load <4 x double>, ptr %672, align 32
  %674 = getelementptr inbounds <4 x double>, ptr %671, i64 8
  %675 = load <4 x double>, ptr %674, align 32
  %676 = fmul contract <4 x double> %675, %668
  %677 = fadd contract <4 x double> %673, %676
  %678 = fmul contract <4 x double> %677, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %679

679:
  %680 = phi <4 x double> [ %668, %670 ], [ %668, %661 ], [ %660, %654 ]
  %681 = phi ptr [ %665, %670 ], [ %665, %661 ], [ %657, %654 ]
  %682 = phi i64 [ %662, %670 ], [ 0, %661 ], [ 0, %654 ]
  %683 = phi contract <4 x double> [ %678, %670 ], [ zeroinitializer, %661 ], [ zeroinitializer, %654 ]
  %684 = fmul contract <4 x double> %680, %683
  %685 = icmp sgt i64 %651, 0
  br i1 %685, label %686, label %731

686:
  %687 = shl nsw i64 %682, 1
  br label %688

688:
  %689 = phi i64 [ 0, %686 ], [ %729, %701 ]
  %690 = icmp slt i64 %689, %682
  br i1 %690, label %695, label %691

691:
  %692 = icmp slt i64 %689, %687
  br i1 %692, label %693, label %701

693:
  %694 = sub nsw i64 %689, %682
  br label %695

695:
  %696 = phi i64 [ %694, %693 ], [ %689, %688 ]
  %697 = phi <4 x double> [ %683, %693 ], [ %684, %688 ]
  %698 = getelementptr inbounds <4 x double>, ptr %681, i64 %696
  %699 = load <4 x double>, ptr %698, align 32
  %700 = fmul contract <4 x double> %697, %699
  br label %701

701:
  %702 = phi contract <4 x double> [ zeroinitializer, %691 ], [ %700, %695 ]
  %703 = getelementptr inbounds <4 x double>, ptr %650, i64 %689
  %704 = load <4 x i64>, ptr %703, align 32
  %705 = and <4 x i64> %704, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %706 = bitcast <4 x i64> %705 to <4 x double>
  %707 = getelementptr inbounds <4 x double>, ptr %146, i64 %689
  %708 = load <4 x i64>, ptr %707, align 32
  %709 = and <4 x i64> %708, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %710 = bitcast <4 x i64> %709 to <4 x double>
  %711 = fcmp contract ogt <4 x double> %706, %710
  %712 = select <4 x i1> %711, <4 x i64> %705, <4 x i64> %709
  %713 = bitcast <4 x i64> %712 to <4 x double>
  %714 = load ptr, ptr %37, align 8
  %715 = getelementptr inbounds double, ptr %714, i64 %689
  %716 = load double, ptr %715, align 8
  %717 = insertelement <4 x double> poison, double %716, i64 0
  %718 = shufflevector <4 x double> %717, <4 x double> poison, <4 x i32> zeroinitializer
  %719 = load double, ptr %38, align 8
  %720 = insertelement <4 x double> poison, double %719, i64 0
  %721 = shufflevector <4 x double> %720, <4 x double> poison, <4 x i32> zeroinitializer
  %722 = fadd contract <4 x double> %702, %713
  %723 = fmul contract <4 x double> %721, %722
  %724 = fadd contract <4 x double> %718, %723
  %725 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %724
  %726 = fcmp contract ogt <4 x double> %724, zeroinitializer
  %727 = select <4 x i1> %726, <4 x double> %725, <4 x double> zeroinitializer
  %728 = getelementptr inbounds <4 x double>, ptr %142, i64 %689
  store <4 x double> %727, ptr %728, align 32
  %729 = add nsw i64 %689, 1
  %730 = icmp eq i64 %729, %651
  br i1 %730, label %731, label %688

731:
  %732 = mul nsw i64 %136, 18
  %733 = getelementptr inbounds <4 x double>, ptr %137, i64 %732
  %734 = icmp sgt i64 %136, 0
  br i1 %734, label %741, label %735

735:
  %736 = phi <4 x double> [ zeroinitializer, %731 ], [ %750, %741 ]
  %737 = sitofp i64 %136 to double
  %738 = insertelement <4 x double> poison, double %737, i64 0
  %739 = shufflevector <4 x double> %738, <4 x double> poison, <4 x i32> zeroinitializer
  %740 = fdiv contract <4 x double> %736, %739
  br label %753

741:
  %742 = phi i64 [ %751, %741 ], [ 0, %731 ]
  %743 = phi <4 x double> [ %750, %741 ], [ zeroinitializer, %731 ]
  %744 = getelementptr inbounds <4 x double>, ptr %733, i64 %742
  %745 = load <4 x double>, ptr %744, align 32
  %746 = getelementptr inbounds <4 x double>, ptr %142, i64 %742
  %747 = load <4 x double>, ptr %746, align 32
  %748 = fmul contract <4 x double> %745, %747
  %749 = fmul contract <4 x double> %748, %748
  %750 = fadd contract <4 x double> %743, %749
  %751 = add nsw i64 %742, 1
  %752 = icmp eq i64 %751, %136
  br i1 %752, label %735, label %741

753:
  %754 = phi i32 [ 0, %735 ], [ %759, %753 ]
  %755 = phi <4 x double> [ %740, %735 ], [ %758, %753 ]
  %756 = extractelement <4 x double> %755, i32 %754
  %757 = call contract double @llvm.sqrt.f64(double %756)
  %758 = insertelement <4 x double> %755, double %757, i32 %754
  %759 = add nsw i32 %754, 1
  %760 = icmp eq i32 %759, 4
  br i1 %760, label %761, label %753

761:
  br i1 %734, label %765, label %762

762:
  %763 = phi <4 x double> [ zeroinitializer, %761 ], [ %774, %765 ]
  %764 = fdiv contract <4 x double> %763, %739
  br label %777

765:
  %766 = phi i64 [ %775, %765 ], [ 0, %761 ]
  %767 = phi <4 x double> [ %774, %765 ], [ zeroinitializer, %761 ]
  %768 = getelementptr inbounds <4 x double>, ptr %144, i64 %766
  %769 = load <4 x double>, ptr %768, align 32
  %770 = getelementptr inbounds <4 x double>, ptr %142, i64 %766
  %771 = load <4 x double>, ptr %770, align 32
  %772 = fmul contract <4 x double> %769, %771
  %773 = fmul contract <4 x double> %772, %772
  %774 = fadd contract <4 x double> %767, %773
  %775 = add nsw i64 %766, 1
  %776 = icmp eq i64 %775, %136
  br i1 %776, label %762, label %765

777:
  %778 = phi i32 [ 0, %762 ], [ %783, %777 ]
  %779 = phi <4 x double> [ %764, %762 ], [ %782, %777 ]
  %780 = extractelement <4 x double> %779, i32 %778
  %781 = call contract double @llvm.sqrt.f64(double %780)
  %782 = insertelement <4 x double> %779, double %781, i32 %778
  %783 = add nsw i32 %778, 1
  %784 = icmp eq i32 %783, 4
  br i1 %784, label %785, label %777

785:
  %786 = load ptr, ptr %24, align 8
  br label %794

787:
  %788 = getelementptr inbounds <4 x double>, ptr %73, i64 6
  %789 = load <4 x double>, ptr %788, align 32
  %790 = fadd contract <4 x double> %789, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %790, ptr %788, align 32
  %791 = icmp eq i32 %826, 0
  br i1 %791, label %792, label %829

792:
  %793 = getelementptr inbounds <4 x double>, ptr %73, i64 4
  store <4 x double> %816, ptr %793, align 32
  br label %1277

794:
  %795 = phi i64 [ 0, %785 ], [ %827, %814 ]
  %796 = phi <4 x double> [ undef, %785 ], [ %816, %814 ]
  %797 = phi i32 [ 0, %785 ], [ %826, %814 ]
  %798 = trunc i64 %795 to i32
  %799 = extractelement <4 x double> %758, i32 %798
  %800 = fcmp contract oeq double %799, 0.000000e+00
  %801 = extractelement <4 x double> %782, i32 %798
  %802 = fcmp contract oeq double %801, 0.000000e+00
  %803 = select i1 %800, i1 %802, i1 false
  br i1 %803, label %814, label %804

804:
  %805 = extractelement <4 x double> %140, i32 %798
  %806 = fmul contract double %805, %799
  %807 = fmul contract double %799, %806
  %808 = fmul contract double %799, %799
  %809 = fmul contract double %801, 1.000000e-02
  %810 = fmul contract double %801, %809
  %811 = fadd contract double %808, %810
  %812 = call contract double @llvm.sqrt.f64(double %811)
  %813 = fdiv contract double %807, %812
  br label %814

814:
  %815 = phi contract double [ %813, %804 ], [ 0.000000e+00, %794 ]
  %816 = insertelement <4 x double> %796, double %815, i32 %798
  %817 = getelementptr inbounds i64, ptr %786, i64 %795
  %818 = load i64, ptr %817, align 8
  %819 = icmp sgt i64 %818, -1
  %820 = fcmp contract ole double %815, 1.000000e+00
  %821 = select i1 %819, i1 %820, i1 false
  %822 = zext i1 %821 to i64
  %823 = add nsw i64 %795, 16
  %824 = getelementptr inbounds i64, ptr %786, i64 %823
  store i64 %822, ptr %824, align 8
  %825 = zext i1 %821 to i32
  %826 = add i32 %797, %825
  %827 = add nsw i64 %795, 1
  %828 = icmp eq i64 %827, 4
  br i1 %828, label %787, label %794

829:
  %830 = load ptr, ptr %39, align 8
  %831 = load ptr, ptr %31, align 8
  %832 = load ptr, ptr %30, align 8
  %833 = load ptr, ptr %33, align 8
  call void %830(ptr %17, ptr %146, ptr %831, ptr %832, ptr %833)
  br i1 %734, label %834, label %837

834:
  %835 = shl i64 %136, 1
  %836 = call i64 @llvm.smax.i64(i64 %835, i64 1)
  br label %976

837:
  %838 = phi <4 x double> [ zeroinitializer, %829 ], [ %982, %976 ]
  %839 = load i64, ptr %28, align 8
  %840 = load i64, ptr %35, align 8
  %841 = load ptr, ptr %23, align 8
  %842 = load ptr, ptr %29, align 8
  %843 = mul nsw i64 %839, 17
  %844 = getelementptr inbounds <4 x double>, ptr %842, i64 %843
  %845 = load ptr, ptr %31, align 8
  %846 = load i64, ptr %36, align 8
  %847 = getelementptr inbounds <4 x double>, ptr %845, i64 %846
  %848 = load ptr, ptr %30, align 8
  %849 = mul nsw i64 %839, 19
  %850 = getelementptr inbounds <4 x double>, ptr %842, i64 %849
  %851 = icmp sgt i64 %839, 0
  br i1 %851, label %878, label %852

852:
  %853 = phi <4 x double> [ zeroinitializer, %837 ], [ %867, %858 ]
  %854 = sitofp i64 %839 to double
  %855 = insertelement <4 x double> poison, double %854, i64 0
  %856 = shufflevector <4 x double> %855, <4 x double> poison, <4 x i32> zeroinitializer
  %857 = fdiv contract <4 x double> %853, %856
  br label %870

858:
  %859 = phi i64 [ %868, %858 ], [ 0, %878 ]
  %860 = phi <4 x double> [ %867, %858 ], [ zeroinitializer, %878 ]
  %861 = getelementptr inbounds <4 x double>, ptr %850, i64 %859
  %862 = load <4 x double>, ptr %861, align 32
  %863 = getelementptr inbounds <4 x double>, ptr %142, i64 %859
  %864 = load <4 x double>, ptr %863, align 32
  %865 = fmul contract <4 x double> %862, %864
  %866 = fmul contract <4 x double> %865, %865
  %867 = fadd contract <4 x double> %860, %866
  %868 = add nsw i64 %859, 1
  %869 = icmp eq i64 %868, %839
  br i1 %869, label %852, label %858

870:
  %871 = phi i32 [ 0, %852 ], [ %876, %870 ]
  %872 = phi <4 x double> [ %857, %852 ], [ %875, %870 ]
  %873 = extractelement <4 x double> %872, i32 %871
  %874 = call contract double @llvm.sqrt.f64(double %873)
  %875 = insertelement <4 x double> %872, double %874, i32 %871
  %876 = add nsw i32 %871, 1
  %877 = icmp eq i32 %876, 4
  br i1 %877, label %892, label %870

878:
  %879 = phi i64 [ %886, %878 ], [ 0, %837 ]
  %880 = getelementptr inbounds <4 x double>, ptr %848, i64 %879
  %881 = load <4 x double>, ptr %880, align 32
  %882 = getelementptr inbounds <4 x double>, ptr %844, i64 %879
  %883 = load <4 x double>, ptr %882, align 32
  %884 = fsub contract <4 x double> %881, %883
  %885 = getelementptr inbounds <4 x double>, ptr %850, i64 %879
  store <4 x double> %884, ptr %885, align 32
  %886 = add nsw i64 %879, 1
  %887 = icmp eq i64 %886, %839
  br i1 %887, label %858, label %878

888:
  %889 = fcmp contract ugt double %897, 1.000000e+00
  %890 = icmp ne i64 %840, 0
  %891 = select i1 %889, i1 %890, i1 false
  br i1 %891, label %901, label %973

892:
  %893 = phi <4 x double> [ %898, %892 ], [ zeroinitializer, %870 ]
  %894 = phi i32 [ %899, %892 ], [ 0, %870 ]
  %895 = extractelement <4 x double> %893, i64 0
  %896 = extractelement <4 x double> %875, i32 %894
  %897 = call contract double @llvm.maxnum.f64(double %895, double %896)
  %898 = insertelement <4 x double> %893, double %897, i64 0
  %899 = add nsw i32 %894, 1
  %900 = icmp eq i32 %899, 4
  br i1 %900, label %888, label %892

901:
  %902 = load double, ptr %25, align 8
  %903 = insertelement <4 x double> poison, double %902, i64 0
  %904 = shufflevector <4 x double> %903, <4 x double> poison, <4 x i32> zeroinitializer
  %905 = load <4 x double>, ptr %841, align 32
  %906 = fsub contract <4 x double> %904, %905
  %907 = getelementptr inbounds <4 x double>, ptr %841, i64 7
  %908 = load <4 x double>, ptr %907, align 32
  %909 = getelementptr inbounds <4 x double>, ptr %841, i64 8
  %910 = load <4 x double>, ptr %909, align 32
  %911 = fmul contract <4 x double> %910, %906
  %912 = fadd contract <4 x double> %908, %911
  %913 = fmul contract <4 x double> %912, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %914 = fmul contract <4 x double> %906, %913
  br i1 %851, label %915, label %918

915:
  %916 = shl nsw i64 %840, 1
  %917 = mul nsw i64 %839, 20
  br label %941

918:
  %919 = phi <4 x double> [ zeroinitializer, %901 ], [ %930, %921 ]
  %920 = fdiv contract <4 x double> %919, %856
  br label %933

921:
  %922 = phi i64 [ %931, %921 ], [ 0, %954 ]
  %923 = phi <4 x double> [ %930, %921 ], [ zeroinitializer, %954 ]
  %924 = getelementptr inbounds <4 x double>, ptr %850, i64 %922
  %925 = load <4 x double>, ptr %924, align 32
  %926 = getelementptr inbounds <4 x double>, ptr %142, i64 %922
  %927 = load <4 x double>, ptr %926, align 32
  %928 = fmul contract <4 x double> %925, %927
  %929 = fmul contract <4 x double> %928, %928
  %930 = fadd contract <4 x double> %923, %929
  %931 = add nsw i64 %922, 1
  %932 = icmp eq i64 %931, %839
  br i1 %932, label %918, label %921

933:
  %934 = phi i32 [ 0, %918 ], [ %939, %933 ]
  %935 = phi <4 x double> [ %920, %918 ], [ %938, %933 ]
  %936 = extractelement <4 x double> %935, i32 %934
  %937 = call contract double @llvm.sqrt.f64(double %936)
  %938 = insertelement <4 x double> %935, double %937, i32 %934
  %939 = add nsw i32 %934, 1
  %940 = icmp eq i32 %939, 4
  br i1 %940, label %973, label %933

941:
  %942 = phi i64 [ 0, %915 ], [ %971, %954 ]
  %943 = icmp slt i64 %942, %840
  br i1 %943, label %948, label %944

944:
  %945 = icmp slt i64 %942, %916
  br i1 %945, label %946, label %954

946:
  %947 = sub nsw i64 %942, %840
  br label %948

948:
  %949 = phi i64 [ %947, %946 ], [ %942, %941 ]
  %950 = phi <4 x double> [ %913, %946 ], [ %914, %941 ]
  %951 = getelementptr inbounds <4 x double>, ptr %847, i64 %949
  %952 = load <4 x double>, ptr %951, align 32
  %953 = fmul contract <4 x double> %950, %952
  br label %954

954:
  %955 = phi contract <4 x double> [ zeroinitializer, %944 ], [ %953, %948 ]
  %956 = getelementptr inbounds <4 x double>, ptr %142, i64 %942
  %957 = load <4 x double>, ptr %956, align 32
  %958 = load ptr, ptr %29, align 8
  %959 = add nsw i64 %942, %917
  %960 = getelementptr inbounds <4 x double>, ptr %958, i64 %959
  %961 = load <4 x i64>, ptr %960, align 32
  %962 = and <4 x i64> %961, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %963 = bitcast <4 x i64> %962 to <4 x double>
  %964 = fmul contract <4 x double> %963, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %965 = fadd contract <4 x double> %955, %964
  %966 = fmul contract <4 x double> %957, %965
  %967 = fadd contract <4 x double> %966, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %968 = getelementptr inbounds <4 x double>, ptr %850, i64 %942
  %969 = load <4 x double>, ptr %968, align 32
  %970 = fdiv contract <4 x double> %969, %967
  store <4 x double> %970, ptr %968, align 32
  %971 = add nsw i64 %942, 1
  %972 = icmp eq i64 %971, %839
  br i1 %972, label %921, label %941

973:
  %974 = phi <4 x double> [ %875, %888 ], [ %938, %933 ]
  %975 = load ptr, ptr %24, align 8
  br label %985

976:
  %977 = phi i64 [ %983, %976 ], [ 0, %834 ]
  %978 = phi <4 x double> [ %982, %976 ], [ zeroinitializer, %834 ]
  %979 = getelementptr inbounds <4 x double>, ptr %138, i64 %977
  %980 = load <4 x double>, ptr %979, align 32
  %981 = fmul contract <4 x double> %980, zeroinitializer
  %982 = fadd contract <4 x double> %978, %981
  %983 = add nsw i64 %977, 1
  %984 = icmp eq i64 %983, %836
  br i1 %984, label %837, label %976

985:
  %986 = phi i64 [ 0, %973 ], [ %1027, %1024 ]
  %987 = phi <4 x double> [ %816, %973 ], [ %1026, %1024 ]
  %988 = phi i32 [ %826, %973 ], [ %1025, %1024 ]
  %989 = add nsw i64 %986, 16
  %990 = getelementptr inbounds i64, ptr %975, i64 %989
  %991 = load i64, ptr %990, align 8
  %992 = icmp eq i64 %991, 0
  br i1 %992, label %1024, label %993

993:
  %994 = trunc i64 %986 to i32
  %995 = extractelement <4 x double> %838, i32 %994
  %996 = fcmp contract une double %995, 0.000000e+00
  br i1 %996, label %997, label %1000

997:
  %998 = insertelement <4 x double> %987, double 0x7FF8000000000000, i32 %994
  %999 = extractelement <4 x double> %974, i32 %994
  br label %1006

1000:
  %1001 = extractelement <4 x double> %974, i32 %994
  %1002 = extractelement <4 x double> %987, i32 %994
  %1003 = fcmp contract ogt double %1001, %1002
  br i1 %1003, label %1004, label %1006

1004:
  %1005 = insertelement <4 x double> %987, double %1001, i32 %994
  br label %1006

1006:
  %1007 = phi double [ %1001, %1000 ], [ %1001, %1004 ], [ %999, %997 ]
  %1008 = phi <4 x double> [ %987, %1000 ], [ %1005, %1004 ], [ %998, %997 ]
  %1009 = extractelement <4 x double> %1008, i32 %994
  %1010 = fcmp contract ole double %1009, 1.000000e+00
  %1011 = zext i1 %1010 to i64
  store i64 %1011, ptr %990, align 8
  %1012 = fcmp contract ogt double %1007, 1.000000e+00
  %1013 = add nsw i64 %986, 20
  br i1 %1012, label %1014, label %1018

1014:
  %1015 = getelementptr inbounds i64, ptr %975, i64 %1013
  %1016 = load i64, ptr %1015, align 8
  %1017 = add nsw i64 %1016, 1
  br label %1018

1018:
  %1019 = phi i64 [ %1017, %1014 ], [ 0, %1006 ]
  %1020 = getelementptr inbounds i64, ptr %975, i64 %1013
  store i64 %1019, ptr %1020, align 8
  %1021 = xor i1 %1010, true
  %1022 = sext i1 %1021 to i32
  %1023 = add i32 %988, %1022
  br label %1024

1024:
  %1025 = phi i32 [ %1023, %1018 ], [ %988, %985 ]
  %1026 = phi <4 x double> [ %1008, %1018 ], [ %987, %985 ]
  %1027 = add nsw i64 %986, 1
  %1028 = icmp eq i64 %1027, 4
  br i1 %1028, label %1029, label %985

1029:
  %1030 = getelementptr inbounds <4 x double>, ptr %73, i64 4
  store <4 x double> %1026, ptr %1030, align 32
  %1031 = icmp eq i32 %1025, 0
  br i1 %1031, label %1277, label %1032

1032:
  %1033 = load i64, ptr %40, align 8
  %1034 = icmp eq i64 %1033, 0
  br i1 %1034, label %1277, label %1035

1035:
  %1036 = load i64, ptr %28, align 8
  %1037 = load ptr, ptr %29, align 8
  %1038 = load ptr, ptr %30, align 8
  %1039 = load ptr, ptr %41, align 8
  %1040 = load ptr, ptr %23, align 8
  %1041 = getelementptr inbounds <4 x double>, ptr %1040, i64 2
  %1042 = load <4 x double>, ptr %1041, align 32
  store <4 x double> %1042, ptr %3, align 32
  %1043 = getelementptr inbounds <4 x double>, ptr %1040, i64 3
  %1044 = load <4 x double>, ptr %1043, align 32
  %1045 = icmp sgt i64 %1033, 0
  br i1 %1045, label %1046, label %1048

1046:
  %1047 = load ptr, ptr %42, align 8
  br label %1065

1048:
  %1049 = phi i32 [ 0, %1035 ], [ %1072, %1065 ]
  %1050 = load ptr, ptr %43, align 8
  %1051 = load ptr, ptr %31, align 8
  %1052 = load ptr, ptr %44, align 8
  %1053 = load ptr, ptr %33, align 8
  call void %1050(ptr %3, ptr %1038, ptr %1051, ptr %1052, ptr %1053)
  %1054 = icmp eq i32 %1049, 0
  br i1 %1054, label %1117, label %1055

1055:
  %1056 = icmp sgt i64 %1036, 0
  br i1 %1056, label %1059, label %1057

1057:
  %1058 = fmul contract <4 x double> %1044, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1075

1059:
  %1060 = mul nsw i64 %1036, 20
  %1061 = fcmp contract ogt <4 x double> %1044, zeroinitializer
  %1062 = select <4 x i1> %1061, <4 x double> %1044, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1063 = fmul contract <4 x double> %1044, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1064 = fmul contract <4 x double> %1044, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1084

1065:
  %1066 = phi i32 [ 0, %1046 ], [ %1072, %1065 ]
  %1067 = phi i64 [ 0, %1046 ], [ %1073, %1065 ]
  %1068 = getelementptr inbounds i64, ptr %1047, i64 %1067
  %1069 = load i64, ptr %1068, align 8
  %1070 = icmp ne i64 %1069, 0
  %1071 = zext i1 %1070 to i32
  %1072 = or i32 %1066, %1071
  %1073 = add nsw i64 %1067, 1
  %1074 = icmp eq i64 %1073, %1033
  br i1 %1074, label %1048, label %1065

1075:
  %1076 = phi <4 x double> [ %1058, %1057 ], [ %1063, %1084 ]
  %1077 = load <4 x double>, ptr %1040, align 32
  %1078 = fadd contract <4 x double> %1076, %1077
  store <4 x double> %1078, ptr %4, align 32
  %1079 = load ptr, ptr %43, align 8
  %1080 = load ptr, ptr %41, align 8
  %1081 = load ptr, ptr %31, align 8
  %1082 = load ptr, ptr %45, align 8
  %1083 = load ptr, ptr %33, align 8
  call void %1079(ptr %4, ptr %1080, ptr %1081, ptr %1082, ptr %1083)
  br label %1117

1084:
  %1085 = phi i64 [ 0, %1059 ], [ %1115, %1084 ]
  %1086 = add nsw i64 %1085, %1060
  %1087 = getelementptr inbounds <4 x double>, ptr %1037, i64 %1086
  %1088 = load <4 x double>, ptr %1087, align 32
  %1089 = getelementptr inbounds <4 x double>, ptr %1037, i64 %1085
  %1090 = load <4 x double>, ptr %1089, align 32
  %1091 = getelementptr inbounds <4 x double>, ptr %1038, i64 %1085
  %1092 = load <4 x double>, ptr %1091, align 32
  %1093 = fsub contract <4 x double> %1092, %1088
  %1094 = fmul contract <4 x double> %1088, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1095 = fmul contract <4 x double> %1063, %1090
  %1096 = fadd contract <4 x double> %1094, %1095
  %1097 = fmul contract <4 x double> %1096, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1098 = fmul contract <4 x double> %1092, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1099 = add nsw i64 %1085, %1036
  %1100 = getelementptr inbounds <4 x double>, ptr %1038, i64 %1099
  %1101 = load <4 x double>, ptr %1100, align 32
  %1102 = fmul contract <4 x double> %1064, %1101
  %1103 = fsub contract <4 x double> %1098, %1102
  %1104 = fmul contract <4 x double> %1103, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1105 = fadd contract <4 x double> %1097, %1104
  %1106 = getelementptr inbounds <4 x double>, ptr %1039, i64 %1085
  store <4 x double> %1105, ptr %1106, align 32
  %1107 = fmul contract <4 x double> %1093, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1108 = fdiv contract <4 x double> %1107, %1062
  %1109 = fmul contract <4 x double> %1090, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1110 = fsub contract <4 x double> %1108, %1109
  %1111 = load <4 x double>, ptr %1100, align 32
  %1112 = fmul contract <4 x double> %1111, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1113 = fsub contract <4 x double> %1110, %1112
  %1114 = getelementptr inbounds <4 x double>, ptr %1039, i64 %1099
  store <4 x double> %1113, ptr %1114, align 32
  %1115 = add nsw i64 %1085, 1
  %1116 = icmp eq i64 %1115, %1036
  br i1 %1116, label %1075, label %1084

1117:
  %1118 = shl i64 %1036, 2
  %1119 = icmp sgt i64 %1036, 0
  %1120 = mul nsw i64 %1036, 17
  %1121 = getelementptr inbounds <4 x double>, ptr %1037, i64 %1120
  %1122 = mul nsw i64 %1036, 20
  %1123 = getelementptr inbounds <4 x double>, ptr %1037, i64 %1122
  %1124 = shl nsw i64 %1036, 1
  %1125 = or i64 %1124, 1
  %1126 = shl i64 %1033, 1
  %1127 = call i64 @llvm.smax.i64(i64 %1126, i64 1)
  br label %1128

1128:
  %1129 = phi i64 [ 0, %1117 ], [ %1274, %1273 ]
  %1130 = load ptr, ptr %24, align 8
  %1131 = trunc i64 %1129 to i32
  %1132 = and i64 %1129, 4294967279
  %1133 = or i64 %1132, 16
  %1134 = getelementptr inbounds i64, ptr %1130, i64 %1133
  %1135 = load i64, ptr %1134, align 8
  %1136 = icmp eq i64 %1135, 0
  br i1 %1136, label %1273, label %1137

1137:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1131)
  %1138 = load ptr, ptr %47, align 8
  %1139 = getelementptr inbounds i64, ptr %1138, i64 1
  %1140 = load i64, ptr %1139, align 8
  %1141 = load i64, ptr %48, align 8
  %1142 = icmp slt i64 %1140, %1141
  br i1 %1142, label %1143, label %1149

1143:
  %1144 = load ptr, ptr %49, align 8
  %1145 = getelementptr inbounds double, ptr %1144, i64 %1140
  %1146 = load double, ptr %1145, align 8
  %1147 = load double, ptr %50, align 8
  %1148 = fcmp contract ugt double %1146, %1147
  br i1 %1148, label %1149, label %1153

1149:
  %1150 = load double, ptr %51, align 8
  %1151 = call fastcc i32 @suspicious(ptr %46, i64 %1033, double %1150)
  %1152 = icmp eq i32 %1151, 0
  br i1 %1152, label %1233, label %1153

1153:
  %1154 = load ptr, ptr %29, align 8
  %1155 = load ptr, ptr %52, align 8
  %1156 = load i64, ptr %53, align 8
  br label %1210

1157:
  %1158 = mul nsw i64 %1156, 17
  %1159 = getelementptr inbounds double, ptr %1155, i64 %1158
  br label %1160

1160:
  %1161 = phi i64 [ %1167, %1160 ], [ 0, %1157 ]
  %1162 = shl nsw i64 %1161, 2
  %1163 = add nsw i64 %1162, %1129
  %1164 = getelementptr inbounds double, ptr %1121, i64 %1163
  %1165 = load double, ptr %1164, align 8
  %1166 = getelementptr inbounds double, ptr %1159, i64 %1161
  store double %1165, ptr %1166, align 8
  %1167 = add nsw i64 %1161, 1
  %1168 = icmp eq i64 %1167, %1036
  br i1 %1168, label %1169, label %1160

1169:
  %1170 = mul nsw i64 %1156, 20
  %1171 = getelementptr inbounds double, ptr %1155, i64 %1170
  br label %1172

1172:
  %1173 = phi i64 [ 0, %1169 ], [ %1179, %1172 ]
  %1174 = shl nsw i64 %1173, 2
  %1175 = add nsw i64 %1174, %1129
  %1176 = getelementptr inbounds double, ptr %1123, i64 %1175
  %1177 = load double, ptr %1176, align 8
  %1178 = getelementptr inbounds double, ptr %1171, i64 %1173
  store double %1177, ptr %1178, align 8
  %1179 = add nsw i64 %1173, 1
  %1180 = icmp eq i64 %1179, %1036
  br i1 %1180, label %1181, label %1172

1181:
  %1182 = load ptr, ptr %30, align 8
  %1183 = load i64, ptr %54, align 8
  %1184 = add nsw i64 %1183, %1125
  %1185 = load ptr, ptr %55, align 8
  %1186 = icmp sgt i64 %1184, 0
  br i1 %1186, label %1187, label %1196

1187:
  %1188 = phi i64 [ %1194, %1187 ], [ 0, %1181 ]
  %1189 = shl nsw i64 %1188, 2
  %1190 = add nsw i64 %1189, %1129
  %1191 = getelementptr inbounds double, ptr %1182, i64 %1190
  %1192 = load double, ptr %1191, align 8
  %1193 = getelementptr inbounds double, ptr %1185, i64 %1188
  store double %1192, ptr %1193, align 8
  %1194 = add nsw i64 %1188, 1
  %1195 = icmp eq i64 %1194, %1184
  br i1 %1195, label %1196, label %1187

1196:
  %1197 = load ptr, ptr %31, align 8
  %1198 = load i64, ptr %56, align 8
  %1199 = load ptr, ptr %57, align 8
  %1200 = icmp sgt i64 %1198, 0
  br i1 %1200, label %1201, label %1233

1201:
  %1202 = phi i64 [ %1208, %1201 ], [ 0, %1196 ]
  %1203 = shl nsw i64 %1202, 2
  %1204 = add nsw i64 %1203, %1129
  %1205 = getelementptr inbounds double, ptr %1197, i64 %1204
  %1206 = load double, ptr %1205, align 8
  %1207 = getelementptr inbounds double, ptr %1199, i64 %1202
  store double %1206, ptr %1207, align 8
  %1208 = add nsw i64 %1202, 1
  %1209 = icmp eq i64 %1208, %1198
  br i1 %1209, label %1233, label %1201

1210:
  %1211 = phi i64 [ 0, %1153 ], [ %1232, %1231 ]
  %1212 = mul i64 %1118, %1211
  %1213 = getelementptr inbounds double, ptr %1154, i64 %1212
  %1214 = mul nsw i64 %1211, %1156
  %1215 = getelementptr inbounds double, ptr %1155, i64 %1214
  br i1 %1119, label %1216, label %1228

1216:
  %1217 = phi i64 [ %1223, %1216 ], [ 0, %1210 ]
  %1218 = shl nsw i64 %1217, 2
  %1219 = add nsw i64 %1218, %1129
  %1220 = getelementptr inbounds double, ptr %1213, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = getelementptr inbounds double, ptr %1215, i64 %1217
  store double %1221, ptr %1222, align 8
  %1223 = add nsw i64 %1217, 1
  %1224 = icmp eq i64 %1223, %1036
  br i1 %1224, label %1225, label %1216

1225:
  %1226 = add nsw i64 %1211, 1
  %1227 = icmp eq i64 %1226, 12
  br i1 %1227, label %1157, label %1231

1228:
  %1229 = add nsw i64 %1211, 1
  %1230 = icmp eq i64 %1229, 12
  br i1 %1230, label %1181, label %1231

1231:
  %1232 = phi i64 [ %1226, %1225 ], [ %1229, %1228 ]
  br label %1210

1233:
  %1234 = call contract fastcc double @observe(ptr %5, ptr %46)
  %1235 = fcmp contract olt double %1234, 1.000000e+00
  br i1 %1235, label %1236, label %1258

1236:
  %1237 = load double, ptr %58, align 8
  %1238 = load double, ptr %51, align 8
  %1239 = fmul contract double %1234, %1238
  %1240 = fadd contract double %1237, %1239
  %1241 = load <4 x double>, ptr %1041, align 32
  %1242 = insertelement <4 x double> %1241, double %1240, i32 %1131
  store <4 x double> %1242, ptr %1041, align 32
  %1243 = load i64, ptr %54, align 8
  %1244 = add nsw i64 %1243, %1125
  %1245 = icmp sgt i64 %1244, 0
  br i1 %1245, label %1246, label %1258

1246:
  %1247 = load ptr, ptr %59, align 8
  %1248 = load ptr, ptr %30, align 8
  br label %1249

1249:
  %1250 = phi i64 [ 0, %1246 ], [ %1256, %1249 ]
  %1251 = getelementptr inbounds double, ptr %1247, i64 %1250
  %1252 = load double, ptr %1251, align 8
  %1253 = shl nsw i64 %1250, 2
  %1254 = add nsw i64 %1253, %1129
  %1255 = getelementptr inbounds double, ptr %1248, i64 %1254
  store double %1252, ptr %1255, align 8
  %1256 = add nsw i64 %1250, 1
  %1257 = icmp eq i64 %1256, %1244
  br i1 %1257, label %1258, label %1249

1258:
  br i1 %1045, label %1259, label %1262

1259:
  %1260 = load ptr, ptr %60, align 8
  %1261 = load ptr, ptr %61, align 8
  br label %1264

1262:
  %1263 = load ptr, ptr %47, align 8
  store i64 0, ptr %1263, align 8
  br label %1273

1264:
  %1265 = phi i64 [ 0, %1259 ], [ %1271, %1264 ]
  %1266 = getelementptr inbounds double, ptr %1260, i64 %1265
  %1267 = load double, ptr %1266, align 8
  %1268 = shl nsw i64 %1265, 2
  %1269 = add nsw i64 %1268, %1129
  %1270 = getelementptr inbounds double, ptr %1261, i64 %1269
  store double %1267, ptr %1270, align 8
  %1271 = add nsw i64 %1265, 1
  %1272 = icmp eq i64 %1271, %1127
  br i1 %1272, label %1262, label %1264

1273:
  %1274 = add nsw i64 %1129, 1
  %1275 = icmp eq i64 %1274, 4
  br i1 %1275, label %1276, label %1128

1276:
  br label %1277

1277:
  %1278 = load i64, ptr %28, align 8
  %1279 = load ptr, ptr %29, align 8
  %1280 = load ptr, ptr %30, align 8
  %1281 = load ptr, ptr %24, align 8
  %1282 = getelementptr inbounds i64, ptr %1281, i64 16
  %1283 = load <4 x i64>, ptr %1282, align 32
  %1284 = icmp ne <4 x i64> %1283, zeroinitializer
  %1285 = sext <4 x i1> %1284 to <4 x i64>
  %1286 = icmp sgt i64 %1278, 0
  %1287 = mul nsw i64 %1278, 20
  br i1 %1286, label %1288, label %1300

1288:
  %1289 = phi i64 [ %1298, %1288 ], [ 0, %1277 ]
  %1290 = getelementptr inbounds <4 x double>, ptr %1280, i64 %1289
  %1291 = load <4 x i64>, ptr %1290, align 32
  %1292 = and <4 x i64> %1291, %1285
  %1293 = add nsw i64 %1289, %1287
  %1294 = getelementptr inbounds <4 x double>, ptr %1279, i64 %1293
  %1295 = load <4 x i64>, ptr %1294, align 32
  %1296 = select <4 x i1> %1284, <4 x i64> zeroinitializer, <4 x i64> %1295
  %1297 = or <4 x i64> %1296, %1292
  store <4 x i64> %1297, ptr %1294, align 32
  %1298 = add nsw i64 %1289, 1
  %1299 = icmp eq i64 %1298, %1278
  br i1 %1299, label %1341, label %1288

1300:
  %1301 = getelementptr inbounds <4 x double>, ptr %1279, i64 %1287
  %1302 = load ptr, ptr %31, align 8
  %1303 = load i64, ptr %36, align 8
  %1304 = getelementptr inbounds <4 x double>, ptr %1302, i64 %1303
  %1305 = load i64, ptr %35, align 8
  %1306 = icmp sgt i64 %1305, 0
  br i1 %1306, label %1307, label %1337

1307:
  %1308 = phi i64 [ %1320, %1307 ], [ 0, %1300 ]
  %1309 = phi <4 x double> [ %1319, %1307 ], [ zeroinitializer, %1300 ]
  %1310 = add nsw i64 %1308, %1305
  %1311 = getelementptr inbounds <4 x double>, ptr %1301, i64 %1310
  %1312 = load <4 x i64>, ptr %1311, align 32
  %1313 = and <4 x i64> %1312, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1314 = bitcast <4 x i64> %1313 to <4 x double>
  %1315 = getelementptr inbounds <4 x double>, ptr %1304, i64 %1308
  %1316 = load <4 x double>, ptr %1315, align 32
  %1317 = fdiv contract <4 x double> %1314, %1316
  %1318 = fcmp contract ogt <4 x double> %1309, %1317
  %1319 = select <4 x i1> %1318, <4 x double> %1309, <4 x double> %1317
  %1320 = add nsw i64 %1308, 1
  %1321 = icmp eq i64 %1320, %1305
  br i1 %1321, label %1322, label %1307

1322:
  %1323 = phi i64 [ %1335, %1322 ], [ 0, %1307 ]
  %1324 = phi <4 x double> [ %1334, %1322 ], [ zeroinitializer, %1307 ]
  %1325 = add nsw i64 %1323, %1305
  %1326 = getelementptr inbounds <4 x double>, ptr %1279, i64 %1325
  %1327 = load <4 x i64>, ptr %1326, align 32
  %1328 = and <4 x i64> %1327, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1329 = bitcast <4 x i64> %1328 to <4 x double>
  %1330 = getelementptr inbounds <4 x double>, ptr %1304, i64 %1323
  %1331 = load <4 x double>, ptr %1330, align 32
  %1332 = fdiv contract <4 x double> %1329, %1331
  %1333 = fcmp contract ogt <4 x double> %1324, %1332
  %1334 = select <4 x i1> %1333, <4 x double> %1324, <4 x double> %1332
  %1335 = add nsw i64 %1323, 1
  %1336 = icmp eq i64 %1335, %1305
  br i1 %1336, label %1337, label %1322

1337:
  %1338 = phi <4 x double> [ zeroinitializer, %1300 ], [ %1319, %1322 ]
  %1339 = phi <4 x double> [ zeroinitializer, %1300 ], [ %1334, %1322 ]
  %1340 = shl nsw i64 %1278, 3
  br label %1353

1341:
  %1342 = phi i64 [ %1351, %1341 ], [ 0, %1288 ]
  %1343 = add nsw i64 %1342, %1278
  %1344 = getelementptr inbounds <4 x double>, ptr %1280, i64 %1343
  %1345 = load <4 x i64>, ptr %1344, align 32
  %1346 = and <4 x i64> %1345, %1285
  %1347 = getelementptr inbounds <4 x double>, ptr %1279, i64 %1342
  %1348 = load <4 x i64>, ptr %1347, align 32
  %1349 = select <4 x i1> %1284, <4 x i64> zeroinitializer, <4 x i64> %1348
  %1350 = or <4 x i64> %1349, %1346
  store <4 x i64> %1350, ptr %1347, align 32
  %1351 = add nsw i64 %1342, 1
  %1352 = icmp eq i64 %1351, %1278
  br i1 %1352, label %1300, label %1341

1353:
  %1354 = phi i64 [ 0, %1337 ], [ %1504, %1503 ]
  %1355 = load ptr, ptr %23, align 8
  %1356 = getelementptr inbounds double, ptr %1355, i64 %1354
  %1357 = load ptr, ptr %24, align 8
  %1358 = getelementptr inbounds i64, ptr %1357, i64 %1354
  %1359 = load i64, ptr %1358, align 8
  %1360 = icmp slt i64 %1359, 0
  br i1 %1360, label %1503, label %1361

1361:
  %1362 = getelementptr inbounds double, ptr %1356, i64 12
  %1363 = load double, ptr %1362, align 8
  %1364 = getelementptr inbounds double, ptr %1356, i64 16
  %1365 = load double, ptr %1364, align 8
  %1366 = getelementptr inbounds i64, ptr %1358, i64 16
  %1367 = load i64, ptr %1366, align 8
  %1368 = icmp eq i64 %1367, 0
  br i1 %1368, label %1369, label %1391

1369:
  %1370 = getelementptr inbounds i64, ptr %1358, i64 12
  store i64 1, ptr %1370, align 8
  %1371 = fcmp contract olt double %1365, 0x7FF0000000000000
  br i1 %1371, label %1372, label %1385

1372:
  %1373 = fcmp contract oeq double %1365, 0.000000e+00
  br i1 %1373, label %1381, label %1374

1374:
  %1375 = call contract double @llvm.sqrt.f64(double %1365)
  %1376 = call contract double @llvm.sqrt.f64(double %1375)
  %1377 = call contract double @llvm.sqrt.f64(double %1376)
  %1378 = fdiv contract double 8.500000e-01, %1377
  %1379 = call contract double @llvm.maxnum.f64(double %1378, double 0x3FD5555555555555)
  %1380 = call contract double @llvm.minnum.f64(double %1379, double 6.000000e+00)
  br label %1381

1381:
  %1382 = phi double [ %1380, %1374 ], [ 6.000000e+00, %1372 ]
  %1383 = fmul contract double %1363, %1382
  %1384 = getelementptr inbounds double, ptr %1356, i64 4
  store double %1383, ptr %1384, align 8
  br label %1503

1385:
  %1386 = fmul contract double %1363, 1.000000e-01
  %1387 = getelementptr inbounds double, ptr %1356, i64 4
  store double %1386, ptr %1387, align 8
  %1388 = getelementptr inbounds i64, ptr %1358, i64 8
  %1389 = load i64, ptr %1388, align 8
  %1390 = add nsw i64 %1389, 1
  store i64 %1390, ptr %1388, align 8
  br label %1503

1391:
  %1392 = fcmp contract oeq double %1365, 0.000000e+00
  br i1 %1392, label %1400, label %1393

1393:
  %1394 = call contract double @llvm.sqrt.f64(double %1365)
  %1395 = call contract double @llvm.sqrt.f64(double %1394)
  %1396 = call contract double @llvm.sqrt.f64(double %1395)
  %1397 = fdiv contract double 8.500000e-01, %1396
  %1398 = call contract double @llvm.maxnum.f64(double %1397, double 0x3FD5555555555555)
  %1399 = call contract double @llvm.minnum.f64(double %1398, double 6.000000e+00)
  br label %1400

1400:
  %1401 = phi double [ %1399, %1393 ], [ 6.000000e+00, %1391 ]
  %1402 = getelementptr inbounds i64, ptr %1358, i64 12
  %1403 = load i64, ptr %1402, align 8
  %1404 = icmp eq i64 %1403, 0
  %1405 = call contract double @llvm.minnum.f64(double %1401, double 1.000000e+00)
  %1406 = select i1 %1404, double %1401, double %1405
  %1407 = getelementptr inbounds double, ptr %1356, i64 8
  %1408 = load double, ptr %1407, align 8
  %1409 = load double, ptr %25, align 8
  %1410 = fcmp contract oeq double %1408, %1409
  br i1 %1410, label %1411, label %1414

1411:
  %1412 = getelementptr inbounds double, ptr %1356, i64 4
  %1413 = load double, ptr %1412, align 8
  br label %1414

1414:
  %1415 = phi contract double [ %1413, %1411 ], [ 0.000000e+00, %1400 ]
  %1416 = fmul contract double %1363, %1406
  %1417 = call contract double @llvm.maxnum.f64(double %1416, double %1415)
  %1418 = getelementptr inbounds double, ptr %1356, i64 4
  store double %1417, ptr %1418, align 8
  %1419 = getelementptr inbounds i64, ptr %1358, i64 20
  store i64 0, ptr %1419, align 8
  %1420 = getelementptr inbounds i64, ptr %1358, i64 8
  store i64 0, ptr %1420, align 8
  store i64 0, ptr %1402, align 8
  %1421 = getelementptr inbounds i64, ptr %1358, i64 4
  %1422 = load i64, ptr %1421, align 8
  %1423 = add nsw i64 %1422, 1
  store i64 %1423, ptr %1421, align 8
  %1424 = getelementptr inbounds double, ptr %1356, i64 24
  %1425 = load double, ptr %1424, align 8
  %1426 = fadd contract double %1425, 1.000000e+00
  store double %1426, ptr %1424, align 8
  store double %1408, ptr %1356, align 8
  %1427 = trunc i64 %1354 to i32
  %1428 = extractelement <4 x double> %1338, i32 %1427
  %1429 = getelementptr inbounds double, ptr %1356, i64 28
  store double %1428, ptr %1429, align 8
  %1430 = load i64, ptr %35, align 8
  %1431 = icmp eq i64 %1430, 0
  br i1 %1431, label %1442, label %1432

1432:
  %1433 = extractelement <4 x double> %1339, i32 %1427
  %1434 = load ptr, ptr %31, align 8
  %1435 = load i64, ptr %36, align 8
  %1436 = add nsw i64 %1435, %1430
  %1437 = shl nsw i64 %1436, 2
  %1438 = or i64 %1437, %1354
  %1439 = getelementptr inbounds double, ptr %1434, i64 %1438
  %1440 = load double, ptr %1439, align 8
  %1441 = fadd contract double %1433, %1440
  br label %1442

1442:
  %1443 = phi contract double [ %1441, %1432 ], [ 0.000000e+00, %1414 ]
  %1444 = getelementptr inbounds double, ptr %1356, i64 32
  store double %1443, ptr %1444, align 8
  %1445 = load i64, ptr %62, align 8
  %1446 = icmp sgt i64 %1445, 0
  br i1 %1446, label %1449, label %1447

1447:
  %1448 = load ptr, ptr %30, align 8
  br label %1470

1449:
  %1450 = load i64, ptr %63, align 8
  %1451 = load i64, ptr %28, align 8
  %1452 = load ptr, ptr %30, align 8
  %1453 = shl nsw i64 %1451, 1
  %1454 = or i64 %1453, 1
  %1455 = load ptr, ptr %31, align 8
  %1456 = sub i64 %1450, %1445
  br label %1457

1457:
  %1458 = phi i64 [ 0, %1449 ], [ %1468, %1457 ]
  %1459 = add nsw i64 %1454, %1458
  %1460 = shl nsw i64 %1459, 2
  %1461 = add nsw i64 %1460, %1354
  %1462 = getelementptr inbounds double, ptr %1452, i64 %1461
  %1463 = load double, ptr %1462, align 8
  %1464 = add nsw i64 %1456, %1458
  %1465 = shl nsw i64 %1464, 2
  %1466 = add nsw i64 %1465, %1354
  %1467 = getelementptr inbounds double, ptr %1455, i64 %1466
  store double %1463, ptr %1467, align 8
  %1468 = add nsw i64 %1458, 1
  %1469 = icmp eq i64 %1468, %1445
  br i1 %1469, label %1470, label %1457

1470:
  %1471 = phi ptr [ %1448, %1447 ], [ %1452, %1457 ]
  %1472 = or i64 %1354, %1340
  %1473 = getelementptr inbounds double, ptr %1471, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds double, ptr %1356, i64 20
  %1476 = load double, ptr %1475, align 8
  %1477 = fcmp contract ogt double %1474, %1476
  %1478 = fcmp contract uno double %1474, 0.000000e+00
  %1479 = or i1 %1478, %1477
  %1480 = select contract i1 %1479, double %1474, double %1476
  store double %1480, ptr %1475, align 8
  %1481 = load double, ptr %64, align 8
  %1482 = fcmp contract ugt double %1474, %1481
  %1483 = load i64, ptr %40, align 8
  %1484 = icmp eq i64 %1483, 0
  br i1 %1484, label %1500, label %1485

1485:
  %1486 = load ptr, ptr %65, align 8
  %1487 = mul nsw i64 %1354, 5
  %1488 = add nsw i64 %1487, 2
  %1489 = getelementptr inbounds i64, ptr %1486, i64 %1488
  %1490 = load i64, ptr %1489, align 8
  %1491 = icmp sgt i64 %1490, -1
  br i1 %1491, label %1492, label %1500

1492:
  %1493 = load ptr, ptr %66, align 8
  %1494 = shl nsw i64 %1490, 2
  %1495 = getelementptr inbounds i64, ptr %1493, i64 %1494
  %1496 = load i64, ptr %1495, align 8
  %1497 = icmp eq i64 %1496, 8
  %1498 = add nsw i64 %1490, 8
  %1499 = select i1 %1497, i64 %1498, i64 5
  br label %1501

1500:
  br i1 %1482, label %1501, label %1503

1501:
  %1502 = phi i64 [ %1499, %1492 ], [ 4, %1500 ]
  call fastcc void @release_4(ptr %0, i32 %1427, i64 %1502)
  br label %1503

1503:
  %1504 = add nsw i64 %1354, 1
  %1505 = icmp eq i64 %1504, 4
  br i1 %1505, label %1506, label %1353

1506:
  %1507 = phi i32 [ %134, %133 ], [ %69, %1503 ]
  %1508 = add nsw i64 %68, 1
  %1509 = icmp sge i64 %1508, %1
  %1510 = icmp eq i32 %1507, 0
  %1511 = select i1 %1509, i1 true, i1 %1510
  br i1 %1511, label %1512, label %67

1512:
  %1513 = phi i1 [ %19, %2 ], [ %1509, %1506 ]
  %1514 = zext i1 %1513 to i64
  ret i64 %1514
}

define internal fastcc i32 @fill_4(ptr %0) {
  %2 = alloca <4 x double>, align 32
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %558, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
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
  br label %334

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
  %219 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  %222 = bitcast <4 x double> %217 to <4 x i64>
  %223 = and <4 x i64> %222, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %224 = bitcast <4 x i64> %223 to <4 x double>
  %225 = shufflevector <4 x double> %224, <4 x double> poison, <4 x i32> zeroinitializer
  %226 = select i1 %221, i1 true, i1 %161
  br i1 %226, label %236, label %227

227:
  %228 = load ptr, ptr %14, align 8
  %229 = getelementptr inbounds <4 x double>, ptr %228, i64 7
  %230 = load <4 x double>, ptr %229, align 32
  %231 = getelementptr inbounds <4 x double>, ptr %228, i64 8
  %232 = load <4 x double>, ptr %231, align 32
  %233 = fmul contract <4 x double> %225, %232
  %234 = fadd contract <4 x double> %230, %233
  %235 = fmul contract <4 x double> %234, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %236

236:
  %237 = phi i64 [ %126, %227 ], [ 0, %207 ]
  %238 = phi contract <4 x double> [ %235, %227 ], [ zeroinitializer, %207 ]
  %239 = fmul contract <4 x double> %225, %238
  %240 = icmp sgt i64 %218, 0
  br i1 %240, label %241, label %281

241:
  %242 = shl nsw i64 %237, 1
  %243 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %244 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %245

245:
  %246 = phi i64 [ 0, %241 ], [ %279, %258 ]
  %247 = icmp slt i64 %246, %237
  br i1 %247, label %252, label %248

248:
  %249 = icmp slt i64 %246, %242
  br i1 %249, label %250, label %258

250:
  %251 = sub nsw i64 %246, %237
  br label %252

252:
  %253 = phi i64 [ %251, %250 ], [ %246, %245 ]
  %254 = phi <4 x double> [ %238, %250 ], [ %239, %245 ]
  %255 = getelementptr inbounds <4 x double>, ptr %124, i64 %253
  %256 = load <4 x double>, ptr %255, align 32
  %257 = fmul contract <4 x double> %254, %256
  br label %258

258:
  %259 = phi contract <4 x double> [ zeroinitializer, %248 ], [ %257, %252 ]
  %260 = getelementptr inbounds <4 x double>, ptr %100, i64 %246
  %261 = load <4 x i64>, ptr %260, align 32
  %262 = and <4 x i64> %261, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %263 = bitcast <4 x i64> %262 to <4 x double>
  %264 = load ptr, ptr %243, align 8
  %265 = getelementptr inbounds double, ptr %264, i64 %246
  %266 = load double, ptr %265, align 8
  %267 = insertelement <4 x double> poison, double %266, i64 0
  %268 = shufflevector <4 x double> %267, <4 x double> poison, <4 x i32> zeroinitializer
  %269 = load double, ptr %244, align 8
  %270 = insertelement <4 x double> poison, double %269, i64 0
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <4 x i32> zeroinitializer
  %272 = fadd contract <4 x double> %259, %263
  %273 = fmul contract <4 x double> %272, %271
  %274 = fadd contract <4 x double> %268, %273
  %275 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %274
  %276 = fcmp contract ogt <4 x double> %274, zeroinitializer
  %277 = select <4 x i1> %276, <4 x double> %275, <4 x double> zeroinitializer
  %278 = getelementptr inbounds <4 x double>, ptr %117, i64 %246
  store <4 x double> %277, ptr %278, align 32
  %279 = add nsw i64 %246, 1
  %280 = icmp eq i64 %279, %218
  br i1 %280, label %281, label %245

281:
  br i1 %164, label %288, label %282

282:
  %283 = phi <4 x double> [ zeroinitializer, %281 ], [ %297, %288 ]
  %284 = sitofp i64 %97 to double
  %285 = insertelement <4 x double> poison, double %284, i64 0
  %286 = shufflevector <4 x double> %285, <4 x double> poison, <4 x i32> zeroinitializer
  %287 = fdiv contract <4 x double> %283, %286
  br label %300

288:
  %289 = phi i64 [ %298, %288 ], [ 0, %281 ]
  %290 = phi <4 x double> [ %297, %288 ], [ zeroinitializer, %281 ]
  %291 = getelementptr inbounds <4 x double>, ptr %100, i64 %289
  %292 = load <4 x double>, ptr %291, align 32
  %293 = getelementptr inbounds <4 x double>, ptr %117, i64 %289
  %294 = load <4 x double>, ptr %293, align 32
  %295 = fmul contract <4 x double> %292, %294
  %296 = fmul contract <4 x double> %295, %295
  %297 = fadd contract <4 x double> %290, %296
  %298 = add nsw i64 %289, 1
  %299 = icmp eq i64 %298, %97
  br i1 %299, label %282, label %288

300:
  %301 = phi i32 [ 0, %282 ], [ %306, %300 ]
  %302 = phi <4 x double> [ %287, %282 ], [ %305, %300 ]
  %303 = extractelement <4 x double> %302, i32 %301
  %304 = call contract double @llvm.sqrt.f64(double %303)
  %305 = insertelement <4 x double> %302, double %304, i32 %301
  %306 = add nsw i32 %301, 1
  %307 = icmp eq i32 %306, 4
  br i1 %307, label %308, label %300

308:
  br i1 %164, label %312, label %309

309:
  %310 = phi <4 x double> [ zeroinitializer, %308 ], [ %321, %312 ]
  %311 = fdiv contract <4 x double> %310, %286
  br label %324

312:
  %313 = phi i64 [ %322, %312 ], [ 0, %308 ]
  %314 = phi <4 x double> [ %321, %312 ], [ zeroinitializer, %308 ]
  %315 = getelementptr inbounds <4 x double>, ptr %98, i64 %313
  %316 = load <4 x double>, ptr %315, align 32
  %317 = getelementptr inbounds <4 x double>, ptr %117, i64 %313
  %318 = load <4 x double>, ptr %317, align 32
  %319 = fmul contract <4 x double> %316, %318
  %320 = fmul contract <4 x double> %319, %319
  %321 = fadd contract <4 x double> %314, %320
  %322 = add nsw i64 %313, 1
  %323 = icmp eq i64 %322, %97
  br i1 %323, label %309, label %312

324:
  %325 = phi i32 [ 0, %309 ], [ %330, %324 ]
  %326 = phi <4 x double> [ %311, %309 ], [ %329, %324 ]
  %327 = extractelement <4 x double> %326, i32 %325
  %328 = call contract double @llvm.sqrt.f64(double %327)
  %329 = insertelement <4 x double> %326, double %328, i32 %325
  %330 = add nsw i32 %325, 1
  %331 = icmp eq i32 %330, 4
  br i1 %331, label %332, label %324

332:
  %333 = fmul contract double %214, 0x3EB0C6F7A0B5ED8D
  br label %373

334:
  %335 = phi i64 [ 0, %158 ], [ %370, %369 ]
  %336 = shl nsw i64 1, %335
  %337 = and i64 %336, %90
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %369, label %339

339:
  %340 = trunc i64 %335 to i32
  %341 = extractelement <4 x double> %159, i32 %340
  %342 = load ptr, ptr %14, align 8
  %343 = and i64 %335, 4294967267
  %344 = or i64 %343, 28
  %345 = getelementptr inbounds double, ptr %342, i64 %344
  store double %341, ptr %345, align 8
  br i1 %161, label %352, label %346

346:
  %347 = extractelement <4 x double> %160, i32 %340
  %348 = or i64 %335, %163
  %349 = getelementptr inbounds double, ptr %121, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = fadd contract double %347, %350
  br label %352

352:
  %353 = phi contract double [ %351, %346 ], [ 0.000000e+00, %339 ]
  %354 = and i64 %335, 4294967263
  %355 = or i64 %354, 32
  %356 = getelementptr inbounds double, ptr %342, i64 %355
  store double %353, ptr %356, align 8
  br i1 %164, label %357, label %369

357:
  %358 = load ptr, ptr %11, align 8
  br label %359

359:
  %360 = phi i64 [ 0, %357 ], [ %367, %359 ]
  %361 = getelementptr inbounds <4 x double>, ptr %115, i64 %360
  %362 = load <4 x double>, ptr %361, align 32
  %363 = extractelement <4 x double> %362, i32 %340
  %364 = shl nsw i64 %360, 2
  %365 = add nsw i64 %364, %335
  %366 = getelementptr inbounds double, ptr %358, i64 %365
  store double %363, ptr %366, align 8
  %367 = add nsw i64 %360, 1
  %368 = icmp eq i64 %367, %97
  br i1 %368, label %369, label %359

369:
  %370 = add nsw i64 %335, 1
  %371 = icmp eq i64 %370, 4
  br i1 %371, label %207, label %334

372:
  br i1 %164, label %396, label %407

373:
  %374 = phi <4 x double> [ undef, %332 ], [ %387, %384 ]
  %375 = phi i32 [ 0, %332 ], [ %388, %384 ]
  %376 = extractelement <4 x double> %305, i32 %375
  %377 = fcmp contract olt double %376, 1.000000e-05
  br i1 %377, label %384, label %378

378:
  %379 = extractelement <4 x double> %329, i32 %375
  %380 = fcmp contract olt double %379, 1.000000e-05
  br i1 %380, label %384, label %381

381:
  %382 = fmul contract double %376, 1.000000e-02
  %383 = fdiv contract double %382, %379
  br label %384

384:
  %385 = phi contract double [ %383, %381 ], [ %333, %378 ], [ %333, %373 ]
  %386 = call contract double @llvm.minnum.f64(double %385, double %214)
  %387 = insertelement <4 x double> %374, double %386, i32 %375
  %388 = add nsw i32 %375, 1
  %389 = icmp eq i32 %388, 4
  br i1 %389, label %372, label %373

390:
  %391 = load <4 x double>, ptr %2, align 32
  %392 = fadd contract <4 x double> %387, %391
  store <4 x double> %392, ptr %2, align 32
  %393 = load ptr, ptr %0, align 8
  %394 = load ptr, ptr %13, align 8
  %395 = load ptr, ptr %109, align 8
  call void %393(ptr %2, ptr %116, ptr %394, ptr %115, ptr %395)
  br label %436

396:
  %397 = phi i64 [ %405, %396 ], [ 0, %372 ]
  %398 = getelementptr inbounds <4 x double>, ptr %100, i64 %397
  %399 = load <4 x double>, ptr %398, align 32
  %400 = getelementptr inbounds <4 x double>, ptr %98, i64 %397
  %401 = load <4 x double>, ptr %400, align 32
  %402 = fmul contract <4 x double> %387, %401
  %403 = fadd contract <4 x double> %399, %402
  %404 = getelementptr inbounds <4 x double>, ptr %116, i64 %397
  store <4 x double> %403, ptr %404, align 32
  %405 = add nsw i64 %397, 1
  %406 = icmp eq i64 %405, %97
  br i1 %406, label %390, label %396

407:
  %408 = load <4 x double>, ptr %2, align 32
  %409 = fadd contract <4 x double> %387, %408
  store <4 x double> %409, ptr %2, align 32
  %410 = load ptr, ptr %0, align 8
  %411 = load ptr, ptr %13, align 8
  %412 = load ptr, ptr %109, align 8
  call void %410(ptr %2, ptr %116, ptr %411, ptr %115, ptr %412)
  br label %413

413:
  %414 = phi <4 x double> [ zeroinitializer, %407 ], [ %425, %416 ]
  %415 = fdiv contract <4 x double> %414, %286
  br label %428

416:
  %417 = phi i64 [ %426, %416 ], [ 0, %436 ]
  %418 = phi <4 x double> [ %425, %416 ], [ zeroinitializer, %436 ]
  %419 = getelementptr inbounds <4 x double>, ptr %115, i64 %417
  %420 = load <4 x double>, ptr %419, align 32
  %421 = getelementptr inbounds <4 x double>, ptr %117, i64 %417
  %422 = load <4 x double>, ptr %421, align 32
  %423 = fmul contract <4 x double> %420, %422
  %424 = fmul contract <4 x double> %423, %423
  %425 = fadd contract <4 x double> %418, %424
  %426 = add nsw i64 %417, 1
  %427 = icmp eq i64 %426, %97
  br i1 %427, label %413, label %416

428:
  %429 = phi i32 [ 0, %413 ], [ %434, %428 ]
  %430 = phi <4 x double> [ %415, %413 ], [ %433, %428 ]
  %431 = extractelement <4 x double> %430, i32 %429
  %432 = call contract double @llvm.sqrt.f64(double %431)
  %433 = insertelement <4 x double> %430, double %432, i32 %429
  %434 = add nsw i32 %429, 1
  %435 = icmp eq i32 %434, 4
  br i1 %435, label %457, label %428

436:
  %437 = phi i64 [ %443, %436 ], [ 0, %390 ]
  %438 = getelementptr inbounds <4 x double>, ptr %98, i64 %437
  %439 = load <4 x double>, ptr %438, align 32
  %440 = getelementptr inbounds <4 x double>, ptr %115, i64 %437
  %441 = load <4 x double>, ptr %440, align 32
  %442 = fsub contract <4 x double> %441, %439
  store <4 x double> %442, ptr %440, align 32
  %443 = add nsw i64 %437, 1
  %444 = icmp eq i64 %443, %97
  br i1 %444, label %416, label %436

445:
  %446 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %447 = load i64, ptr %446, align 8
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %557, label %449

449:
  %450 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %451 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %452 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %453 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %454 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 13
  %455 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 7
  %456 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %492

457:
  %458 = phi i64 [ %490, %489 ], [ 0, %428 ]
  %459 = shl nsw i64 1, %458
  %460 = and i64 %459, %90
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %489, label %462

462:
  %463 = trunc i64 %458 to i32
  %464 = extractelement <4 x double> %329, i32 %463
  %465 = extractelement <4 x double> %433, i32 %463
  %466 = extractelement <4 x double> %387, i32 %463
  %467 = fdiv contract double %465, %466
  %468 = call contract double @llvm.maxnum.f64(double %464, double %467)
  %469 = fmul contract double %214, %468
  %470 = fcmp contract ugt double %469, 1.000000e-15
  br i1 %470, label %474, label %471

471:
  %472 = fmul contract double %466, 1.000000e-03
  %473 = call contract double @llvm.maxnum.f64(double %333, double %472)
  br label %479

474:
  %475 = fdiv contract double 1.000000e-02, %468
  %476 = call contract double @llvm.sqrt.f64(double %475)
  %477 = call contract double @llvm.sqrt.f64(double %476)
  %478 = call contract double @llvm.sqrt.f64(double %477)
  br label %479

479:
  %480 = phi contract double [ %473, %471 ], [ %478, %474 ]
  %481 = fmul contract double %466, 1.000000e+02
  %482 = call contract double @llvm.minnum.f64(double %481, double %480)
  %483 = call contract double @llvm.minnum.f64(double %482, double %214)
  %484 = load ptr, ptr %14, align 8
  %485 = add nsw i64 %458, 4
  %486 = getelementptr inbounds double, ptr %484, i64 %485
  store double %483, ptr %486, align 8
  %487 = add nsw i64 %458, 24
  %488 = getelementptr inbounds double, ptr %484, i64 %487
  store double 3.000000e+00, ptr %488, align 8
  br label %489

489:
  %490 = add nsw i64 %458, 1
  %491 = icmp eq i64 %490, 4
  br i1 %491, label %445, label %457

492:
  %493 = phi i64 [ 0, %449 ], [ %555, %554 ]
  %494 = shl nsw i64 1, %493
  %495 = and i64 %494, %90
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %554, label %497

497:
  %498 = trunc i64 %493 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %498)
  %499 = load ptr, ptr %13, align 8
  %500 = load i64, ptr %450, align 8
  %501 = load ptr, ptr %451, align 8
  %502 = icmp sgt i64 %500, 0
  br i1 %502, label %503, label %512

503:
  %504 = phi i64 [ %510, %503 ], [ 0, %497 ]
  %505 = shl nsw i64 %504, 2
  %506 = add nsw i64 %505, %493
  %507 = getelementptr inbounds double, ptr %499, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = getelementptr inbounds double, ptr %501, i64 %504
  store double %508, ptr %509, align 8
  %510 = add nsw i64 %504, 1
  %511 = icmp eq i64 %510, %500
  br i1 %511, label %512, label %503

512:
  %513 = load ptr, ptr %452, align 8
  br i1 %164, label %514, label %535

514:
  %515 = phi i64 [ %521, %514 ], [ 0, %512 ]
  %516 = shl nsw i64 %515, 2
  %517 = add nsw i64 %516, %493
  %518 = getelementptr inbounds double, ptr %100, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = getelementptr inbounds double, ptr %513, i64 %515
  store double %519, ptr %520, align 8
  %521 = add nsw i64 %515, 1
  %522 = icmp eq i64 %521, %97
  br i1 %522, label %523, label %514

523:
  %524 = load ptr, ptr %11, align 8
  %525 = getelementptr inbounds double, ptr %513, i64 %97
  br label %526

526:
  %527 = phi i64 [ 0, %523 ], [ %533, %526 ]
  %528 = shl nsw i64 %527, 2
  %529 = add nsw i64 %528, %493
  %530 = getelementptr inbounds double, ptr %524, i64 %529
  %531 = load double, ptr %530, align 8
  %532 = getelementptr inbounds double, ptr %525, i64 %527
  store double %531, ptr %532, align 8
  %533 = add nsw i64 %527, 1
  %534 = icmp eq i64 %533, %97
  br i1 %534, label %535, label %526

535:
  %536 = load ptr, ptr %454, align 8
  store i64 0, ptr %536, align 8
  call fastcc void @begin_watch(ptr %3, ptr %453)
  %537 = load i64, ptr %446, align 8
  %538 = icmp sgt i64 %537, 0
  br i1 %538, label %539, label %544

539:
  %540 = shl i64 %537, 1
  %541 = load ptr, ptr %455, align 8
  %542 = load ptr, ptr %456, align 8
  %543 = call i64 @llvm.smax.i64(i64 %540, i64 1)
  br label %545

544:
  br label %554

545:
  %546 = phi i64 [ 0, %539 ], [ %552, %545 ]
  %547 = getelementptr inbounds double, ptr %541, i64 %546
  %548 = load double, ptr %547, align 8
  %549 = shl nsw i64 %546, 2
  %550 = add nsw i64 %549, %493
  %551 = getelementptr inbounds double, ptr %542, i64 %550
  store double %548, ptr %551, align 8
  %552 = add nsw i64 %546, 1
  %553 = icmp eq i64 %552, %543
  br i1 %553, label %544, label %545

554:
  %555 = add nsw i64 %493, 1
  %556 = icmp eq i64 %555, 4
  br i1 %556, label %557, label %492

557:
  br label %558

558:
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
  br i1 %21, label %1512, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 5
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 13
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 2
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 6
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %52 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %55 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %56 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 7
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 4
  br label %67

67:
  %68 = phi i64 [ 0, %22 ], [ %1508, %1506 ]
  %69 = phi i32 [ %18, %22 ], [ %1507, %1506 ]
  br label %70

70:
  %71 = phi i64 [ %130, %127 ], [ 0, %67 ]
  %72 = phi i1 [ false, %127 ], [ true, %67 ]
  %73 = load ptr, ptr %23, align 8
  %74 = load ptr, ptr %24, align 8
  br label %75

75:
  %76 = phi i64 [ %125, %124 ], [ %71, %70 ]
  %77 = getelementptr inbounds double, ptr %73, i64 %76
  %78 = getelementptr inbounds i64, ptr %74, i64 %76
  %79 = load double, ptr %77, align 8
  %80 = getelementptr inbounds double, ptr %77, i64 16
  store double %79, ptr %80, align 8
  %81 = getelementptr inbounds double, ptr %77, i64 24
  store double 0.000000e+00, ptr %81, align 8
  %82 = load i64, ptr %78, align 8
  %83 = icmp slt i64 %82, 0
  br i1 %83, label %124, label %84

84:
  %85 = load double, ptr %25, align 8
  %86 = fsub contract double %85, %79
  %87 = getelementptr inbounds double, ptr %77, i64 8
  %88 = load double, ptr %87, align 8
  %89 = load double, ptr %26, align 8
  %90 = call contract double @llvm.minnum.f64(double %88, double %89)
  %91 = fcmp contract oeq double %86, 0.000000e+00
  br i1 %91, label %127, label %92

92:
  %93 = getelementptr inbounds i64, ptr %78, i64 8
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %27, align 8
  %96 = icmp slt i64 %94, %95
  br i1 %96, label %97, label %127

97:
  %98 = fmul contract double %90, 1.010000e+00
  %99 = fcmp contract ult double %98, %86
  br i1 %99, label %100, label %121

100:
  %101 = call contract double @llvm.fabs.f64(double %79)
  %102 = fmul contract double %101, 0x3CE4000000000000
  %103 = fcmp contract ole double %90, %102
  %104 = fcmp contract oeq double %90, 0.000000e+00
  %105 = or i1 %103, %104
  br i1 %105, label %110, label %106

106:
  %107 = getelementptr inbounds i64, ptr %78, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, 20
  br i1 %109, label %110, label %119

110:
  %111 = getelementptr inbounds i64, ptr %78, i64 40
  %112 = load i64, ptr %111, align 8
  %113 = icmp sgt i64 %112, 0
  br i1 %113, label %127, label %114

114:
  %115 = getelementptr inbounds i64, ptr %78, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %116, 0
  %118 = select i1 %117, i64 3, i64 2
  br label %127

119:
  %120 = fadd contract double %79, %90
  br label %121

121:
  %122 = phi double [ %120, %119 ], [ %85, %97 ]
  %123 = phi double [ %90, %119 ], [ %86, %97 ]
  store double %122, ptr %80, align 8
  store double %123, ptr %81, align 8
  br label %124

124:
  %125 = add nsw i64 %76, 1
  %126 = icmp eq i64 %125, 8
  br i1 %126, label %132, label %75

127:
  %128 = phi i64 [ 7, %110 ], [ %118, %114 ], [ 6, %92 ], [ 1, %84 ]
  %129 = trunc i64 %76 to i32
  call fastcc void @release_8(ptr %0, i32 %129, i64 %128)
  %130 = add nsw i64 %76, 1
  %131 = icmp eq i64 %130, 8
  br i1 %131, label %133, label %70

132:
  br i1 %72, label %135, label %133

133:
  %134 = call fastcc i32 @fill_8(ptr %0)
  br label %1506

135:
  %136 = load i64, ptr %28, align 8
  %137 = load ptr, ptr %29, align 8
  %138 = load ptr, ptr %30, align 8
  %139 = getelementptr inbounds <8 x double>, ptr %73, i64 3
  %140 = load <8 x double>, ptr %139, align 64
  %141 = shl nsw i64 %136, 4
  %142 = getelementptr inbounds <8 x double>, ptr %137, i64 %141
  %143 = mul nsw i64 %136, 19
  %144 = getelementptr inbounds <8 x double>, ptr %137, i64 %143
  %145 = mul nsw i64 %136, 17
  %146 = getelementptr inbounds <8 x double>, ptr %137, i64 %145
  %147 = getelementptr inbounds <8 x double>, ptr %73, i64 2
  %148 = load <8 x double>, ptr %147, align 64
  store <8 x double> %148, ptr %17, align 64
  %149 = load <8 x double>, ptr %73, align 64
  %150 = load ptr, ptr %31, align 8
  %151 = load i64, ptr %32, align 8
  %152 = sdiv i64 %151, 8
  %153 = shl nsw i64 %152, 4
  %154 = getelementptr inbounds <8 x double>, ptr %137, i64 %153
  %155 = mul nsw i64 %152, 20
  %156 = getelementptr inbounds <8 x double>, ptr %137, i64 %155
  %157 = icmp sgt i64 %151, 7
  br i1 %157, label %158, label %193

158:
  %159 = phi i64 [ %168, %158 ], [ 0, %135 ]
  %160 = getelementptr inbounds <8 x double>, ptr %156, i64 %159
  %161 = load <8 x double>, ptr %160, align 64
  %162 = getelementptr inbounds <8 x double>, ptr %137, i64 %159
  %163 = load <8 x double>, ptr %162, align 64
  %164 = fmul contract <8 x double> %163, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %165 = fmul contract <8 x double> %140, %164
  %166 = fadd contract <8 x double> %161, %165
  %167 = getelementptr inbounds <8 x double>, ptr %154, i64 %159
  store <8 x double> %166, ptr %167, align 64
  %168 = add nsw i64 %159, 1
  %169 = icmp eq i64 %168, %152
  br i1 %169, label %170, label %158

170:
  %171 = fmul contract <8 x double> %140, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %172 = fadd contract <8 x double> %171, %149
  %173 = getelementptr inbounds <8 x double>, ptr %137, i64 %152
  store <8 x double> %172, ptr %16, align 64
  %174 = load ptr, ptr %0, align 8
  %175 = load ptr, ptr %33, align 8
  call void %174(ptr %16, ptr %154, ptr %150, ptr %173, ptr %175)
  br label %176

176:
  %177 = phi i64 [ %191, %176 ], [ 0, %170 ]
  %178 = getelementptr inbounds <8 x double>, ptr %156, i64 %177
  %179 = load <8 x double>, ptr %178, align 64
  %180 = getelementptr inbounds <8 x double>, ptr %137, i64 %177
  %181 = load <8 x double>, ptr %180, align 64
  %182 = fmul contract <8 x double> %181, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %183 = add nsw i64 %177, %152
  %184 = getelementptr inbounds <8 x double>, ptr %137, i64 %183
  %185 = load <8 x double>, ptr %184, align 64
  %186 = fmul contract <8 x double> %185, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %187 = fadd contract <8 x double> %182, %186
  %188 = fmul contract <8 x double> %140, %187
  %189 = fadd contract <8 x double> %179, %188
  %190 = getelementptr inbounds <8 x double>, ptr %154, i64 %177
  store <8 x double> %189, ptr %190, align 64
  %191 = add nsw i64 %177, 1
  %192 = icmp eq i64 %191, %152
  br i1 %192, label %199, label %176

193:
  %194 = fmul contract <8 x double> %140, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %195 = fadd contract <8 x double> %194, %149
  %196 = getelementptr inbounds <8 x double>, ptr %137, i64 %152
  store <8 x double> %195, ptr %16, align 64
  %197 = load ptr, ptr %0, align 8
  %198 = load ptr, ptr %33, align 8
  call void %197(ptr %16, ptr %154, ptr %150, ptr %196, ptr %198)
  br label %199

199:
  %200 = fmul contract <8 x double> %140, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %201 = fadd contract <8 x double> %200, %149
  %202 = shl nsw i64 %152, 1
  %203 = getelementptr inbounds <8 x double>, ptr %137, i64 %202
  store <8 x double> %201, ptr %15, align 64
  %204 = load ptr, ptr %0, align 8
  %205 = load ptr, ptr %33, align 8
  call void %204(ptr %15, ptr %154, ptr %150, ptr %203, ptr %205)
  br i1 %157, label %206, label %223

206:
  %207 = phi i64 [ %221, %206 ], [ 0, %199 ]
  %208 = getelementptr inbounds <8 x double>, ptr %156, i64 %207
  %209 = load <8 x double>, ptr %208, align 64
  %210 = getelementptr inbounds <8 x double>, ptr %137, i64 %207
  %211 = load <8 x double>, ptr %210, align 64
  %212 = fmul contract <8 x double> %211, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %213 = add nsw i64 %207, %202
  %214 = getelementptr inbounds <8 x double>, ptr %137, i64 %213
  %215 = load <8 x double>, ptr %214, align 64
  %216 = fmul contract <8 x double> %215, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %217 = fadd contract <8 x double> %212, %216
  %218 = fmul contract <8 x double> %140, %217
  %219 = fadd contract <8 x double> %209, %218
  %220 = getelementptr inbounds <8 x double>, ptr %154, i64 %207
  store <8 x double> %219, ptr %220, align 64
  %221 = add nsw i64 %207, 1
  %222 = icmp eq i64 %221, %152
  br i1 %222, label %223, label %206

223:
  %224 = fmul contract <8 x double> %140, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %225 = fadd contract <8 x double> %224, %149
  %226 = mul nsw i64 %152, 3
  %227 = getelementptr inbounds <8 x double>, ptr %137, i64 %226
  store <8 x double> %225, ptr %14, align 64
  %228 = load ptr, ptr %0, align 8
  %229 = load ptr, ptr %33, align 8
  call void %228(ptr %14, ptr %154, ptr %150, ptr %227, ptr %229)
  br i1 %157, label %230, label %252

230:
  %231 = phi i64 [ %250, %230 ], [ 0, %223 ]
  %232 = getelementptr inbounds <8 x double>, ptr %156, i64 %231
  %233 = load <8 x double>, ptr %232, align 64
  %234 = getelementptr inbounds <8 x double>, ptr %137, i64 %231
  %235 = load <8 x double>, ptr %234, align 64
  %236 = fmul contract <8 x double> %235, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %237 = add nsw i64 %231, %202
  %238 = getelementptr inbounds <8 x double>, ptr %137, i64 %237
  %239 = load <8 x double>, ptr %238, align 64
  %240 = fmul contract <8 x double> %239, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %241 = fsub contract <8 x double> %236, %240
  %242 = add nsw i64 %231, %226
  %243 = getelementptr inbounds <8 x double>, ptr %137, i64 %242
  %244 = load <8 x double>, ptr %243, align 64
  %245 = fmul contract <8 x double> %244, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %246 = fadd contract <8 x double> %241, %245
  %247 = fmul contract <8 x double> %140, %246
  %248 = fadd contract <8 x double> %233, %247
  %249 = getelementptr inbounds <8 x double>, ptr %154, i64 %231
  store <8 x double> %248, ptr %249, align 64
  %250 = add nsw i64 %231, 1
  %251 = icmp eq i64 %250, %152
  br i1 %251, label %252, label %230

252:
  %253 = fmul contract <8 x double> %140, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %254 = fadd contract <8 x double> %253, %149
  %255 = shl nsw i64 %152, 2
  %256 = getelementptr inbounds <8 x double>, ptr %137, i64 %255
  store <8 x double> %254, ptr %13, align 64
  %257 = load ptr, ptr %0, align 8
  %258 = load ptr, ptr %33, align 8
  call void %257(ptr %13, ptr %154, ptr %150, ptr %256, ptr %258)
  br i1 %157, label %259, label %281

259:
  %260 = phi i64 [ %279, %259 ], [ 0, %252 ]
  %261 = getelementptr inbounds <8 x double>, ptr %156, i64 %260
  %262 = load <8 x double>, ptr %261, align 64
  %263 = getelementptr inbounds <8 x double>, ptr %137, i64 %260
  %264 = load <8 x double>, ptr %263, align 64
  %265 = fmul contract <8 x double> %264, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %266 = add nsw i64 %260, %226
  %267 = getelementptr inbounds <8 x double>, ptr %137, i64 %266
  %268 = load <8 x double>, ptr %267, align 64
  %269 = fmul contract <8 x double> %268, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %270 = fadd contract <8 x double> %265, %269
  %271 = add nsw i64 %260, %255
  %272 = getelementptr inbounds <8 x double>, ptr %137, i64 %271
  %273 = load <8 x double>, ptr %272, align 64
  %274 = fmul contract <8 x double> %273, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %275 = fadd contract <8 x double> %270, %274
  %276 = fmul contract <8 x double> %140, %275
  %277 = fadd contract <8 x double> %262, %276
  %278 = getelementptr inbounds <8 x double>, ptr %154, i64 %260
  store <8 x double> %277, ptr %278, align 64
  %279 = add nsw i64 %260, 1
  %280 = icmp eq i64 %279, %152
  br i1 %280, label %281, label %259

281:
  %282 = fmul contract <8 x double> %140, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %283 = fadd contract <8 x double> %282, %149
  %284 = mul nsw i64 %152, 5
  %285 = getelementptr inbounds <8 x double>, ptr %137, i64 %284
  store <8 x double> %283, ptr %12, align 64
  %286 = load ptr, ptr %0, align 8
  %287 = load ptr, ptr %33, align 8
  call void %286(ptr %12, ptr %154, ptr %150, ptr %285, ptr %287)
  br i1 %157, label %288, label %315

288:
  %289 = phi i64 [ %313, %288 ], [ 0, %281 ]
  %290 = getelementptr inbounds <8 x double>, ptr %156, i64 %289
  %291 = load <8 x double>, ptr %290, align 64
  %292 = getelementptr inbounds <8 x double>, ptr %137, i64 %289
  %293 = load <8 x double>, ptr %292, align 64
  %294 = fmul contract <8 x double> %293, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %295 = add nsw i64 %289, %226
  %296 = getelementptr inbounds <8 x double>, ptr %137, i64 %295
  %297 = load <8 x double>, ptr %296, align 64
  %298 = fmul contract <8 x double> %297, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %299 = fadd contract <8 x double> %294, %298
  %300 = add nsw i64 %289, %255
  %301 = getelementptr inbounds <8 x double>, ptr %137, i64 %300
  %302 = load <8 x double>, ptr %301, align 64
  %303 = fmul contract <8 x double> %302, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %304 = fadd contract <8 x double> %299, %303
  %305 = add nsw i64 %289, %284
  %306 = getelementptr inbounds <8 x double>, ptr %137, i64 %305
  %307 = load <8 x double>, ptr %306, align 64
  %308 = fmul contract <8 x double> %307, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %309 = fsub contract <8 x double> %304, %308
  %310 = fmul contract <8 x double> %140, %309
  %311 = fadd contract <8 x double> %291, %310
  %312 = getelementptr inbounds <8 x double>, ptr %154, i64 %289
  store <8 x double> %311, ptr %312, align 64
  %313 = add nsw i64 %289, 1
  %314 = icmp eq i64 %313, %152
  br i1 %314, label %315, label %288

315:
  %316 = fmul contract <8 x double> %140, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %317 = fadd contract <8 x double> %316, %149
  %318 = mul nsw i64 %152, 6
  %319 = getelementptr inbounds <8 x double>, ptr %137, i64 %318
  store <8 x double> %317, ptr %11, align 64
  %320 = load ptr, ptr %0, align 8
  %321 = load ptr, ptr %33, align 8
  call void %320(ptr %11, ptr %154, ptr %150, ptr %319, ptr %321)
  br i1 %157, label %322, label %354

322:
  %323 = phi i64 [ %352, %322 ], [ 0, %315 ]
  %324 = getelementptr inbounds <8 x double>, ptr %156, i64 %323
  %325 = load <8 x double>, ptr %324, align 64
  %326 = getelementptr inbounds <8 x double>, ptr %137, i64 %323
  %327 = load <8 x double>, ptr %326, align 64
  %328 = fmul contract <8 x double> %327, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %329 = add nsw i64 %323, %226
  %330 = getelementptr inbounds <8 x double>, ptr %137, i64 %329
  %331 = load <8 x double>, ptr %330, align 64
  %332 = fmul contract <8 x double> %331, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %333 = fadd contract <8 x double> %328, %332
  %334 = add nsw i64 %323, %255
  %335 = getelementptr inbounds <8 x double>, ptr %137, i64 %334
  %336 = load <8 x double>, ptr %335, align 64
  %337 = fmul contract <8 x double> %336, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %338 = fadd contract <8 x double> %333, %337
  %339 = add nsw i64 %323, %284
  %340 = getelementptr inbounds <8 x double>, ptr %137, i64 %339
  %341 = load <8 x double>, ptr %340, align 64
  %342 = fmul contract <8 x double> %341, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %343 = fsub contract <8 x double> %338, %342
  %344 = add nsw i64 %323, %318
  %345 = getelementptr inbounds <8 x double>, ptr %137, i64 %344
  %346 = load <8 x double>, ptr %345, align 64
  %347 = fmul contract <8 x double> %346, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %348 = fadd contract <8 x double> %343, %347
  %349 = fmul contract <8 x double> %140, %348
  %350 = fadd contract <8 x double> %325, %349
  %351 = getelementptr inbounds <8 x double>, ptr %154, i64 %323
  store <8 x double> %350, ptr %351, align 64
  %352 = add nsw i64 %323, 1
  %353 = icmp eq i64 %352, %152
  br i1 %353, label %354, label %322

354:
  %355 = fmul contract <8 x double> %140, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %356 = fadd contract <8 x double> %355, %149
  %357 = mul nsw i64 %152, 7
  %358 = getelementptr inbounds <8 x double>, ptr %137, i64 %357
  store <8 x double> %356, ptr %10, align 64
  %359 = load ptr, ptr %0, align 8
  %360 = load ptr, ptr %33, align 8
  call void %359(ptr %10, ptr %154, ptr %150, ptr %358, ptr %360)
  br i1 %157, label %361, label %398

361:
  %362 = phi i64 [ %396, %361 ], [ 0, %354 ]
  %363 = getelementptr inbounds <8 x double>, ptr %156, i64 %362
  %364 = load <8 x double>, ptr %363, align 64
  %365 = getelementptr inbounds <8 x double>, ptr %137, i64 %362
  %366 = load <8 x double>, ptr %365, align 64
  %367 = fmul contract <8 x double> %366, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %368 = add nsw i64 %362, %226
  %369 = getelementptr inbounds <8 x double>, ptr %137, i64 %368
  %370 = load <8 x double>, ptr %369, align 64
  %371 = fmul contract <8 x double> %370, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %372 = fsub contract <8 x double> %367, %371
  %373 = add nsw i64 %362, %255
  %374 = getelementptr inbounds <8 x double>, ptr %137, i64 %373
  %375 = load <8 x double>, ptr %374, align 64
  %376 = fmul contract <8 x double> %375, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %377 = fsub contract <8 x double> %372, %376
  %378 = add nsw i64 %362, %284
  %379 = getelementptr inbounds <8 x double>, ptr %137, i64 %378
  %380 = load <8 x double>, ptr %379, align 64
  %381 = fmul contract <8 x double> %380, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %382 = fadd contract <8 x double> %377, %381
  %383 = add nsw i64 %362, %318
  %384 = getelementptr inbounds <8 x double>, ptr %137, i64 %383
  %385 = load <8 x double>, ptr %384, align 64
  %386 = fmul contract <8 x double> %385, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %387 = fadd contract <8 x double> %382, %386
  %388 = add nsw i64 %362, %357
  %389 = getelementptr inbounds <8 x double>, ptr %137, i64 %388
  %390 = load <8 x double>, ptr %389, align 64
  %391 = fmul contract <8 x double> %390, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %392 = fsub contract <8 x double> %387, %391
  %393 = fmul contract <8 x double> %140, %392
  %394 = fadd contract <8 x double> %364, %393
  %395 = getelementptr inbounds <8 x double>, ptr %154, i64 %362
  store <8 x double> %394, ptr %395, align 64
  %396 = add nsw i64 %362, 1
  %397 = icmp eq i64 %396, %152
  br i1 %397, label %398, label %361

398:
  %399 = fmul contract <8 x double> %140, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %400 = fadd contract <8 x double> %399, %149
  %401 = shl nsw i64 %152, 3
  %402 = getelementptr inbounds <8 x double>, ptr %137, i64 %401
  store <8 x double> %400, ptr %9, align 64
  %403 = load ptr, ptr %0, align 8
  %404 = load ptr, ptr %33, align 8
  call void %403(ptr %9, ptr %154, ptr %150, ptr %402, ptr %404)
  br i1 %157, label %405, label %447

405:
  %406 = phi i64 [ %445, %405 ], [ 0, %398 ]
  %407 = getelementptr inbounds <8 x double>, ptr %156, i64 %406
  %408 = load <8 x double>, ptr %407, align 64
  %409 = getelementptr inbounds <8 x double>, ptr %137, i64 %406
  %410 = load <8 x double>, ptr %409, align 64
  %411 = fmul contract <8 x double> %410, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %412 = add nsw i64 %406, %226
  %413 = getelementptr inbounds <8 x double>, ptr %137, i64 %412
  %414 = load <8 x double>, ptr %413, align 64
  %415 = fmul contract <8 x double> %414, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %416 = fsub contract <8 x double> %411, %415
  %417 = add nsw i64 %406, %255
  %418 = getelementptr inbounds <8 x double>, ptr %137, i64 %417
  %419 = load <8 x double>, ptr %418, align 64
  %420 = fmul contract <8 x double> %419, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %421 = fsub contract <8 x double> %416, %420
  %422 = add nsw i64 %406, %284
  %423 = getelementptr inbounds <8 x double>, ptr %137, i64 %422
  %424 = load <8 x double>, ptr %423, align 64
  %425 = fmul contract <8 x double> %424, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %426 = fadd contract <8 x double> %421, %425
  %427 = add nsw i64 %406, %318
  %428 = getelementptr inbounds <8 x double>, ptr %137, i64 %427
  %429 = load <8 x double>, ptr %428, align 64
  %430 = fmul contract <8 x double> %429, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %431 = fadd contract <8 x double> %426, %430
  %432 = add nsw i64 %406, %357
  %433 = getelementptr inbounds <8 x double>, ptr %137, i64 %432
  %434 = load <8 x double>, ptr %433, align 64
  %435 = fmul contract <8 x double> %434, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %436 = fsub contract <8 x double> %431, %435
  %437 = add nsw i64 %406, %401
  %438 = getelementptr inbounds <8 x double>, ptr %137, i64 %437
  %439 = load <8 x double>, ptr %438, align 64
  %440 = fmul contract <8 x double> %439, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %441 = fsub contract <8 x double> %436, %440
  %442 = fmul contract <8 x double> %140, %441
  %443 = fadd contract <8 x double> %408, %442
  %444 = getelementptr inbounds <8 x double>, ptr %154, i64 %406
  store <8 x double> %443, ptr %444, align 64
  %445 = add nsw i64 %406, 1
  %446 = icmp eq i64 %445, %152
  br i1 %446, label %447, label %405

447:
  %448 = fmul contract <8 x double> %140, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %449 = fadd contract <8 x double> %448, %149
  %450 = mul nsw i64 %152, 9
  %451 = getelementptr inbounds <8 x double>, ptr %137, i64 %450
  store <8 x double> %449, ptr %8, align 64
  %452 = load ptr, ptr %0, align 8
  %453 = load ptr, ptr %33, align 8
  call void %452(ptr %8, ptr %154, ptr %150, ptr %451, ptr %453)
  br i1 %157, label %454, label %501

454:
  %455 = phi i64 [ %499, %454 ], [ 0, %447 ]
  %456 = getelementptr inbounds <8 x double>, ptr %156, i64 %455
  %457 = load <8 x double>, ptr %456, align 64
  %458 = getelementptr inbounds <8 x double>, ptr %137, i64 %455
  %459 = load <8 x double>, ptr %458, align 64
  %460 = fmul contract <8 x double> %459, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %461 = add nsw i64 %455, %226
  %462 = getelementptr inbounds <8 x double>, ptr %137, i64 %461
  %463 = load <8 x double>, ptr %462, align 64
  %464 = fmul contract <8 x double> %463, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %465 = fsub contract <8 x double> %464, %460
  %466 = add nsw i64 %455, %255
  %467 = getelementptr inbounds <8 x double>, ptr %137, i64 %466
  %468 = load <8 x double>, ptr %467, align 64
  %469 = fmul contract <8 x double> %468, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %470 = fadd contract <8 x double> %465, %469
  %471 = add nsw i64 %455, %284
  %472 = getelementptr inbounds <8 x double>, ptr %137, i64 %471
  %473 = load <8 x double>, ptr %472, align 64
  %474 = fmul contract <8 x double> %473, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %475 = fsub contract <8 x double> %470, %474
  %476 = add nsw i64 %455, %318
  %477 = getelementptr inbounds <8 x double>, ptr %137, i64 %476
  %478 = load <8 x double>, ptr %477, align 64
  %479 = fmul contract <8 x double> %478, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %480 = fsub contract <8 x double> %475, %479
  %481 = add nsw i64 %455, %357
  %482 = getelementptr inbounds <8 x double>, ptr %137, i64 %481
  %483 = load <8 x double>, ptr %482, align 64
  %484 = fmul contract <8 x double> %483, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %485 = fadd contract <8 x double> %480, %484
  %486 = add nsw i64 %455, %401
  %487 = getelementptr inbounds <8 x double>, ptr %137, i64 %486
  %488 = load <8 x double>, ptr %487, align 64
  %489 = fmul contract <8 x double> %488, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %490 = fadd contract <8 x double> %485, %489
  %491 = add nsw i64 %455, %450
  %492 = getelementptr inbounds <8 x double>, ptr %137, i64 %491
  %493 = load <8 x double>, ptr %492, align 64
  %494 = fmul contract <8 x double> %493, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %495 = fsub contract <8 x double> %490, %494
  %496 = fmul contract <8 x double> %140, %495
  %497 = fadd contract <8 x double> %457, %496
  %498 = getelementptr inbounds <8 x double>, ptr %154, i64 %455
  store <8 x double> %497, ptr %498, align 64
  %499 = add nsw i64 %455, 1
  %500 = icmp eq i64 %499, %152
  br i1 %500, label %501, label %454

501:
  %502 = fmul contract <8 x double> %140, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %503 = fadd contract <8 x double> %502, %149
  %504 = mul nsw i64 %152, 10
  %505 = getelementptr inbounds <8 x double>, ptr %137, i64 %504
  store <8 x double> %503, ptr %7, align 64
  %506 = load ptr, ptr %0, align 8
  %507 = load ptr, ptr %33, align 8
  call void %506(ptr %7, ptr %154, ptr %150, ptr %505, ptr %507)
  br i1 %157, label %508, label %560

508:
  %509 = phi i64 [ %558, %508 ], [ 0, %501 ]
  %510 = getelementptr inbounds <8 x double>, ptr %156, i64 %509
  %511 = load <8 x double>, ptr %510, align 64
  %512 = getelementptr inbounds <8 x double>, ptr %137, i64 %509
  %513 = load <8 x double>, ptr %512, align 64
  %514 = fmul contract <8 x double> %513, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %515 = add nsw i64 %509, %226
  %516 = getelementptr inbounds <8 x double>, ptr %137, i64 %515
  %517 = load <8 x double>, ptr %516, align 64
  %518 = fmul contract <8 x double> %517, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %519 = fsub contract <8 x double> %514, %518
  %520 = add nsw i64 %509, %255
  %521 = getelementptr inbounds <8 x double>, ptr %137, i64 %520
  %522 = load <8 x double>, ptr %521, align 64
  %523 = fmul contract <8 x double> %522, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %524 = fsub contract <8 x double> %519, %523
  %525 = add nsw i64 %509, %284
  %526 = getelementptr inbounds <8 x double>, ptr %137, i64 %525
  %527 = load <8 x double>, ptr %526, align 64
  %528 = fmul contract <8 x double> %527, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %529 = fsub contract <8 x double> %524, %528
  %530 = add nsw i64 %509, %318
  %531 = getelementptr inbounds <8 x double>, ptr %137, i64 %530
  %532 = load <8 x double>, ptr %531, align 64
  %533 = fmul contract <8 x double> %532, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %534 = fadd contract <8 x double> %529, %533
  %535 = add nsw i64 %509, %357
  %536 = getelementptr inbounds <8 x double>, ptr %137, i64 %535
  %537 = load <8 x double>, ptr %536, align 64
  %538 = fmul contract <8 x double> %537, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %539 = fsub contract <8 x double> %534, %538
  %540 = add nsw i64 %509, %401
  %541 = getelementptr inbounds <8 x double>, ptr %137, i64 %540
  %542 = load <8 x double>, ptr %541, align 64
  %543 = fmul contract <8 x double> %542, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %544 = fsub contract <8 x double> %539, %543
  %545 = add nsw i64 %509, %450
  %546 = getelementptr inbounds <8 x double>, ptr %137, i64 %545
  %547 = load <8 x double>, ptr %546, align 64
  %548 = fmul contract <8 x double> %547, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %549 = fadd contract <8 x double> %544, %548
  %550 = add nsw i64 %509, %504
  %551 = getelementptr inbounds <8 x double>, ptr %137, i64 %550
  %552 = load <8 x double>, ptr %551, align 64
  %553 = fmul contract <8 x double> %552, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %554 = fadd contract <8 x double> %549, %553
  %555 = fmul contract <8 x double> %140, %554
  %556 = fadd contract <8 x double> %511, %555
  %557 = getelementptr inbounds <8 x double>, ptr %154, i64 %509
  store <8 x double> %556, ptr %557, align 64
  %558 = add nsw i64 %509, 1
  %559 = icmp eq i64 %558, %152
  br i1 %559, label %560, label %508

560:
  %561 = fadd contract <8 x double> %140, %149
  %562 = mul nsw i64 %152, 11
  %563 = getelementptr inbounds <8 x double>, ptr %137, i64 %562
  store <8 x double> %561, ptr %6, align 64
  %564 = load ptr, ptr %0, align 8
  %565 = load ptr, ptr %33, align 8
  call void %564(ptr %6, ptr %154, ptr %150, ptr %563, ptr %565)
  br i1 %157, label %566, label %648

566:
  %567 = mul nsw i64 %152, 17
  %568 = mul nsw i64 %152, 18
  %569 = mul nsw i64 %152, 19
  br label %570

570:
  %571 = phi i64 [ 0, %566 ], [ %646, %570 ]
  %572 = getelementptr inbounds <8 x double>, ptr %137, i64 %571
  %573 = load <8 x double>, ptr %572, align 64
  %574 = add nsw i64 %571, %284
  %575 = getelementptr inbounds <8 x double>, ptr %137, i64 %574
  %576 = load <8 x double>, ptr %575, align 64
  %577 = add nsw i64 %571, %318
  %578 = getelementptr inbounds <8 x double>, ptr %137, i64 %577
  %579 = load <8 x double>, ptr %578, align 64
  %580 = add nsw i64 %571, %357
  %581 = getelementptr inbounds <8 x double>, ptr %137, i64 %580
  %582 = load <8 x double>, ptr %581, align 64
  %583 = add nsw i64 %571, %401
  %584 = getelementptr inbounds <8 x double>, ptr %137, i64 %583
  %585 = load <8 x double>, ptr %584, align 64
  %586 = add nsw i64 %571, %450
  %587 = getelementptr inbounds <8 x double>, ptr %137, i64 %586
  %588 = load <8 x double>, ptr %587, align 64
  %589 = add nsw i64 %571, %504
  %590 = getelementptr inbounds <8 x double>, ptr %137, i64 %589
  %591 = load <8 x double>, ptr %590, align 64
  %592 = add nsw i64 %571, %562
  %593 = getelementptr inbounds <8 x double>, ptr %137, i64 %592
  %594 = load <8 x double>, ptr %593, align 64
  %595 = add nsw i64 %571, %155
  %596 = getelementptr inbounds <8 x double>, ptr %137, i64 %595
  %597 = load <8 x double>, ptr %596, align 64
  %598 = fmul contract <8 x double> %573, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %599 = fmul contract <8 x double> %576, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %600 = fadd contract <8 x double> %598, %599
  %601 = fmul contract <8 x double> %579, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %602 = fadd contract <8 x double> %600, %601
  %603 = fmul contract <8 x double> %582, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %604 = fadd contract <8 x double> %602, %603
  %605 = fmul contract <8 x double> %585, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %606 = fadd contract <8 x double> %604, %605
  %607 = fmul contract <8 x double> %588, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %608 = fadd contract <8 x double> %606, %607
  %609 = fmul contract <8 x double> %591, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %610 = fadd contract <8 x double> %608, %609
  %611 = fmul contract <8 x double> %594, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %612 = fadd contract <8 x double> %610, %611
  %613 = fmul contract <8 x double> %140, %612
  %614 = fadd contract <8 x double> %597, %613
  %615 = add nsw i64 %571, %567
  %616 = getelementptr inbounds <8 x double>, ptr %137, i64 %615
  store <8 x double> %614, ptr %616, align 64
  %617 = fmul contract <8 x double> %573, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %618 = fmul contract <8 x double> %576, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %619 = fsub contract <8 x double> %617, %618
  %620 = fmul contract <8 x double> %579, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %621 = fsub contract <8 x double> %619, %620
  %622 = fmul contract <8 x double> %582, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %623 = fadd contract <8 x double> %621, %622
  %624 = fmul contract <8 x double> %585, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %625 = fsub contract <8 x double> %623, %624
  %626 = fmul contract <8 x double> %588, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %627 = fadd contract <8 x double> %625, %626
  %628 = fmul contract <8 x double> %591, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %629 = fadd contract <8 x double> %627, %628
  %630 = fmul contract <8 x double> %594, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %631 = fsub contract <8 x double> %629, %630
  %632 = add nsw i64 %571, %568
  %633 = getelementptr inbounds <8 x double>, ptr %137, i64 %632
  store <8 x double> %631, ptr %633, align 64
  %634 = fmul contract <8 x double> %573, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %635 = fsub contract <8 x double> %599, %634
  %636 = fadd contract <8 x double> %635, %601
  %637 = fadd contract <8 x double> %636, %603
  %638 = fmul contract <8 x double> %585, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %639 = fsub contract <8 x double> %637, %638
  %640 = fadd contract <8 x double> %639, %607
  %641 = fadd contract <8 x double> %640, %609
  %642 = fmul contract <8 x double> %594, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %643 = fadd contract <8 x double> %641, %642
  %644 = add nsw i64 %571, %569
  %645 = getelementptr inbounds <8 x double>, ptr %137, i64 %644
  store <8 x double> %643, ptr %645, align 64
  %646 = add nsw i64 %571, 1
  %647 = icmp eq i64 %646, %152
  br i1 %647, label %648, label %570

648:
  %649 = mul nsw i64 %136, 20
  %650 = getelementptr inbounds <8 x double>, ptr %137, i64 %649
  %651 = load i64, ptr %28, align 8
  %652 = load i64, ptr %34, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %654, label %661

654:
  %655 = load ptr, ptr %31, align 8
  %656 = load i64, ptr %36, align 8
  %657 = getelementptr inbounds <8 x double>, ptr %655, i64 %656
  %658 = bitcast <8 x double> %140 to <8 x i64>
  %659 = and <8 x i64> %658, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %660 = bitcast <8 x i64> %659 to <8 x double>
  br label %679

661:
  %662 = load i64, ptr %35, align 8
  %663 = load ptr, ptr %31, align 8
  %664 = load i64, ptr %36, align 8
  %665 = getelementptr inbounds <8 x double>, ptr %663, i64 %664
  %666 = bitcast <8 x double> %140 to <8 x i64>
  %667 = and <8 x i64> %666, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %668 = bitcast <8 x i64> %667 to <8 x double>
  %669 = icmp eq i64 %662, 0
  br i1 %669, label %679, label %670

670:
  %671 = load ptr, ptr %23, align 8
  %672 = getelementptr inbounds <8 x double>, ptr %671, i64 7
  %673 = load <8 x double>, ptr %672, align 64
  %674 = getelementptr inbounds <8 x double>, ptr %671, i64 8
  %675 = load <8 x double>, ptr %674, align 64
  %676 = fmul contract <8 x double> %675, %668
  %677 = fadd contract <8 x double> %673, %676
  %678 = fmul contract <8 x double> %677, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %679

679:
  %680 = phi <8 x double> [ %668, %670 ], [ %668, %661 ], [ %660, %654 ]
  %681 = phi ptr [ %665, %670 ], [ %665, %661 ], [ %657, %654 ]
  %682 = phi i64 [ %662, %670 ], [ 0, %661 ], [ 0, %654 ]
  %683 = phi contract <8 x double> [ %678, %670 ], [ zeroinitializer, %661 ], [ zeroinitializer, %654 ]
  %684 = fmul contract <8 x double> %680, %683
  %685 = icmp sgt i64 %651, 0
  br i1 %685, label %686, label %731

686:
  %687 = shl nsw i64 %682, 1
  br label %688

688:
  %689 = phi i64 [ 0, %686 ], [ %729, %701 ]
  %690 = icmp slt i64 %689, %682
  br i1 %690, label %695, label %691

691:
  %692 = icmp slt i64 %689, %687
  br i1 %692, label %693, label %701

693:
  %694 = sub nsw i64 %689, %682
  br label %695

695:
  %696 = phi i64 [ %694, %693 ], [ %689, %688 ]
  %697 = phi <8 x double> [ %683, %693 ], [ %684, %688 ]
  %698 = getelementptr inbounds <8 x double>, ptr %681, i64 %696
  %699 = load <8 x double>, ptr %698, align 64
  %700 = fmul contract <8 x double> %697, %699
  br label %701

701:
  %702 = phi contract <8 x double> [ zeroinitializer, %691 ], [ %700, %695 ]
  %703 = getelementptr inbounds <8 x double>, ptr %650, i64 %689
  %704 = load <8 x i64>, ptr %703, align 64
  %705 = and <8 x i64> %704, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %706 = bitcast <8 x i64> %705 to <8 x double>
  %707 = getelementptr inbounds <8 x double>, ptr %146, i64 %689
  %708 = load <8 x i64>, ptr %707, align 64
  %709 = and <8 x i64> %708, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %710 = bitcast <8 x i64> %709 to <8 x double>
  %711 = fcmp contract ogt <8 x double> %706, %710
  %712 = select <8 x i1> %711, <8 x i64> %705, <8 x i64> %709
  %713 = bitcast <8 x i64> %712 to <8 x double>
  %714 = load ptr, ptr %37, align 8
  %715 = getelementptr inbounds double, ptr %714, i64 %689
  %716 = load double, ptr %715, align 8
  %717 = insertelement <8 x double> poison, double %716, i64 0
  %718 = shufflevector <8 x double> %717, <8 x double> poison, <8 x i32> zeroinitializer
  %719 = load double, ptr %38, align 8
  %720 = insertelement <8 x double> poison, double %719, i64 0
  %721 = shufflevector <8 x double> %720, <8 x double> poison, <8 x i32> zeroinitializer
  %722 = fadd contract <8 x double> %702, %713
  %723 = fmul contract <8 x double> %721, %722
  %724 = fadd contract <8 x double> %718, %723
  %725 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %724
  %726 = fcmp contract ogt <8 x double> %724, zeroinitializer
  %727 = select <8 x i1> %726, <8 x double> %725, <8 x double> zeroinitializer
  %728 = getelementptr inbounds <8 x double>, ptr %142, i64 %689
  store <8 x double> %727, ptr %728, align 64
  %729 = add nsw i64 %689, 1
  %730 = icmp eq i64 %729, %651
  br i1 %730, label %731, label %688

731:
  %732 = mul nsw i64 %136, 18
  %733 = getelementptr inbounds <8 x double>, ptr %137, i64 %732
  %734 = icmp sgt i64 %136, 0
  br i1 %734, label %741, label %735

735:
  %736 = phi <8 x double> [ zeroinitializer, %731 ], [ %750, %741 ]
  %737 = sitofp i64 %136 to double
  %738 = insertelement <8 x double> poison, double %737, i64 0
  %739 = shufflevector <8 x double> %738, <8 x double> poison, <8 x i32> zeroinitializer
  %740 = fdiv contract <8 x double> %736, %739
  br label %753

741:
  %742 = phi i64 [ %751, %741 ], [ 0, %731 ]
  %743 = phi <8 x double> [ %750, %741 ], [ zeroinitializer, %731 ]
  %744 = getelementptr inbounds <8 x double>, ptr %733, i64 %742
  %745 = load <8 x double>, ptr %744, align 64
  %746 = getelementptr inbounds <8 x double>, ptr %142, i64 %742
  %747 = load <8 x double>, ptr %746, align 64
  %748 = fmul contract <8 x double> %745, %747
  %749 = fmul contract <8 x double> %748, %748
  %750 = fadd contract <8 x double> %743, %749
  %751 = add nsw i64 %742, 1
  %752 = icmp eq i64 %751, %136
  br i1 %752, label %735, label %741

753:
  %754 = phi i32 [ 0, %735 ], [ %759, %753 ]
  %755 = phi <8 x double> [ %740, %735 ], [ %758, %753 ]
  %756 = extractelement <8 x double> %755, i32 %754
  %757 = call contract double @llvm.sqrt.f64(double %756)
  %758 = insertelement <8 x double> %755, double %757, i32 %754
  %759 = add nsw i32 %754, 1
  %760 = icmp eq i32 %759, 8
  br i1 %760, label %761, label %753

761:
  br i1 %734, label %765, label %762

762:
  %763 = phi <8 x double> [ zeroinitializer, %761 ], [ %774, %765 ]
  %764 = fdiv contract <8 x double> %763, %739
  br label %777

765:
  %766 = phi i64 [ %775, %765 ], [ 0, %761 ]
  %767 = phi <8 x double> [ %774, %765 ], [ zeroinitializer, %761 ]
  %768 = getelementptr inbounds <8 x double>, ptr %144, i64 %766
  %769 = load <8 x double>, ptr %768, align 64
  %770 = getelementptr inbounds <8 x double>, ptr %142, i64 %766
  %771 = load <8 x double>, ptr %770, align 64
  %772 = fmul contract <8 x double> %769, %771
  %773 = fmul contract <8 x double> %772, %772
  %774 = fadd contract <8 x double> %767, %773
  %775 = add nsw i64 %766, 1
  %776 = icmp eq i64 %775, %136
  br i1 %776, label %762, label %765

777:
  %778 = phi i32 [ 0, %762 ], [ %783, %777 ]
  %779 = phi <8 x double> [ %764, %762 ], [ %782, %777 ]
  %780 = extractelement <8 x double> %779, i32 %778
  %781 = call contract double @llvm.sqrt.f64(double %780)
  %782 = insertelement <8 x double> %779, double %781, i32 %778
  %783 = add nsw i32 %778, 1
  %784 = icmp eq i32 %783, 8
  br i1 %784, label %785, label %777

785:
  %786 = load ptr, ptr %24, align 8
  br label %794

787:
  %788 = getelementptr inbounds <8 x double>, ptr %73, i64 6
  %789 = load <8 x double>, ptr %788, align 64
  %790 = fadd contract <8 x double> %789, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %790, ptr %788, align 64
  %791 = icmp eq i32 %826, 0
  br i1 %791, label %792, label %829

792:
  %793 = getelementptr inbounds <8 x double>, ptr %73, i64 4
  store <8 x double> %816, ptr %793, align 64
  br label %1277

794:
  %795 = phi i64 [ 0, %785 ], [ %827, %814 ]
  %796 = phi <8 x double> [ undef, %785 ], [ %816, %814 ]
  %797 = phi i32 [ 0, %785 ], [ %826, %814 ]
  %798 = trunc i64 %795 to i32
  %799 = extractelement <8 x double> %758, i32 %798
  %800 = fcmp contract oeq double %799, 0.000000e+00
  %801 = extractelement <8 x double> %782, i32 %798
  %802 = fcmp contract oeq double %801, 0.000000e+00
  %803 = select i1 %800, i1 %802, i1 false
  br i1 %803, label %814, label %804

804:
  %805 = extractelement <8 x double> %140, i32 %798
  %806 = fmul contract double %805, %799
  %807 = fmul contract double %799, %806
  %808 = fmul contract double %799, %799
  %809 = fmul contract double %801, 1.000000e-02
  %810 = fmul contract double %801, %809
  %811 = fadd contract double %808, %810
  %812 = call contract double @llvm.sqrt.f64(double %811)
  %813 = fdiv contract double %807, %812
  br label %814

814:
  %815 = phi contract double [ %813, %804 ], [ 0.000000e+00, %794 ]
  %816 = insertelement <8 x double> %796, double %815, i32 %798
  %817 = getelementptr inbounds i64, ptr %786, i64 %795
  %818 = load i64, ptr %817, align 8
  %819 = icmp sgt i64 %818, -1
  %820 = fcmp contract ole double %815, 1.000000e+00
  %821 = select i1 %819, i1 %820, i1 false
  %822 = zext i1 %821 to i64
  %823 = add nsw i64 %795, 32
  %824 = getelementptr inbounds i64, ptr %786, i64 %823
  store i64 %822, ptr %824, align 8
  %825 = zext i1 %821 to i32
  %826 = add i32 %797, %825
  %827 = add nsw i64 %795, 1
  %828 = icmp eq i64 %827, 8
  br i1 %828, label %787, label %794

829:
  %830 = load ptr, ptr %39, align 8
  %831 = load ptr, ptr %31, align 8
  %832 = load ptr, ptr %30, align 8
  %833 = load ptr, ptr %33, align 8
  call void %830(ptr %17, ptr %146, ptr %831, ptr %832, ptr %833)
  br i1 %734, label %834, label %837

834:
  %835 = shl i64 %136, 1
  %836 = call i64 @llvm.smax.i64(i64 %835, i64 1)
  br label %976

837:
  %838 = phi <8 x double> [ zeroinitializer, %829 ], [ %982, %976 ]
  %839 = load i64, ptr %28, align 8
  %840 = load i64, ptr %35, align 8
  %841 = load ptr, ptr %23, align 8
  %842 = load ptr, ptr %29, align 8
  %843 = mul nsw i64 %839, 17
  %844 = getelementptr inbounds <8 x double>, ptr %842, i64 %843
  %845 = load ptr, ptr %31, align 8
  %846 = load i64, ptr %36, align 8
  %847 = getelementptr inbounds <8 x double>, ptr %845, i64 %846
  %848 = load ptr, ptr %30, align 8
  %849 = mul nsw i64 %839, 19
  %850 = getelementptr inbounds <8 x double>, ptr %842, i64 %849
  %851 = icmp sgt i64 %839, 0
  br i1 %851, label %878, label %852

852:
  %853 = phi <8 x double> [ zeroinitializer, %837 ], [ %867, %858 ]
  %854 = sitofp i64 %839 to double
  %855 = insertelement <8 x double> poison, double %854, i64 0
  %856 = shufflevector <8 x double> %855, <8 x double> poison, <8 x i32> zeroinitializer
  %857 = fdiv contract <8 x double> %853, %856
  br label %870

858:
  %859 = phi i64 [ %868, %858 ], [ 0, %878 ]
  %860 = phi <8 x double> [ %867, %858 ], [ zeroinitializer, %878 ]
  %861 = getelementptr inbounds <8 x double>, ptr %850, i64 %859
  %862 = load <8 x double>, ptr %861, align 64
  %863 = getelementptr inbounds <8 x double>, ptr %142, i64 %859
  %864 = load <8 x double>, ptr %863, align 64
  %865 = fmul contract <8 x double> %862, %864
  %866 = fmul contract <8 x double> %865, %865
  %867 = fadd contract <8 x double> %860, %866
  %868 = add nsw i64 %859, 1
  %869 = icmp eq i64 %868, %839
  br i1 %869, label %852, label %858

870:
  %871 = phi i32 [ 0, %852 ], [ %876, %870 ]
  %872 = phi <8 x double> [ %857, %852 ], [ %875, %870 ]
  %873 = extractelement <8 x double> %872, i32 %871
  %874 = call contract double @llvm.sqrt.f64(double %873)
  %875 = insertelement <8 x double> %872, double %874, i32 %871
  %876 = add nsw i32 %871, 1
  %877 = icmp eq i32 %876, 8
  br i1 %877, label %892, label %870

878:
  %879 = phi i64 [ %886, %878 ], [ 0, %837 ]
  %880 = getelementptr inbounds <8 x double>, ptr %848, i64 %879
  %881 = load <8 x double>, ptr %880, align 64
  %882 = getelementptr inbounds <8 x double>, ptr %844, i64 %879
  %883 = load <8 x double>, ptr %882, align 64
  %884 = fsub contract <8 x double> %881, %883
  %885 = getelementptr inbounds <8 x double>, ptr %850, i64 %879
  store <8 x double> %884, ptr %885, align 64
  %886 = add nsw i64 %879, 1
  %887 = icmp eq i64 %886, %839
  br i1 %887, label %858, label %878

888:
  %889 = fcmp contract ugt double %897, 1.000000e+00
  %890 = icmp ne i64 %840, 0
  %891 = select i1 %889, i1 %890, i1 false
  br i1 %891, label %901, label %973

892:
  %893 = phi <8 x double> [ %898, %892 ], [ zeroinitializer, %870 ]
  %894 = phi i32 [ %899, %892 ], [ 0, %870 ]
  %895 = extractelement <8 x double> %893, i64 0
  %896 = extractelement <8 x double> %875, i32 %894
  %897 = call contract double @llvm.maxnum.f64(double %895, double %896)
  %898 = insertelement <8 x double> %893, double %897, i64 0
  %899 = add nsw i32 %894, 1
  %900 = icmp eq i32 %899, 8
  br i1 %900, label %888, label %892

901:
  %902 = load double, ptr %25, align 8
  %903 = insertelement <8 x double> poison, double %902, i64 0
  %904 = shufflevector <8 x double> %903, <8 x double> poison, <8 x i32> zeroinitializer
  %905 = load <8 x double>, ptr %841, align 64
  %906 = fsub contract <8 x double> %904, %905
  %907 = getelementptr inbounds <8 x double>, ptr %841, i64 7
  %908 = load <8 x double>, ptr %907, align 64
  %909 = getelementptr inbounds <8 x double>, ptr %841, i64 8
  %910 = load <8 x double>, ptr %909, align 64
  %911 = fmul contract <8 x double> %910, %906
  %912 = fadd contract <8 x double> %908, %911
  %913 = fmul contract <8 x double> %912, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %914 = fmul contract <8 x double> %906, %913
  br i1 %851, label %915, label %918

915:
  %916 = shl nsw i64 %840, 1
  %917 = mul nsw i64 %839, 20
  br label %941

918:
  %919 = phi <8 x double> [ zeroinitializer, %901 ], [ %930, %921 ]
  %920 = fdiv contract <8 x double> %919, %856
  br label %933

921:
  %922 = phi i64 [ %931, %921 ], [ 0, %954 ]
  %923 = phi <8 x double> [ %930, %921 ], [ zeroinitializer, %954 ]
  %924 = getelementptr inbounds <8 x double>, ptr %850, i64 %922
  %925 = load <8 x double>, ptr %924, align 64
  %926 = getelementptr inbounds <8 x double>, ptr %142, i64 %922
  %927 = load <8 x double>, ptr %926, align 64
  %928 = fmul contract <8 x double> %925, %927
  %929 = fmul contract <8 x double> %928, %928
  %930 = fadd contract <8 x double> %923, %929
  %931 = add nsw i64 %922, 1
  %932 = icmp eq i64 %931, %839
  br i1 %932, label %918, label %921

933:
  %934 = phi i32 [ 0, %918 ], [ %939, %933 ]
  %935 = phi <8 x double> [ %920, %918 ], [ %938, %933 ]
  %936 = extractelement <8 x double> %935, i32 %934
  %937 = call contract double @llvm.sqrt.f64(double %936)
  %938 = insertelement <8 x double> %935, double %937, i32 %934
  %939 = add nsw i32 %934, 1
  %940 = icmp eq i32 %939, 8
  br i1 %940, label %973, label %933

941:
  %942 = phi i64 [ 0, %915 ], [ %971, %954 ]
  %943 = icmp slt i64 %942, %840
  br i1 %943, label %948, label %944

944:
  %945 = icmp slt i64 %942, %916
  br i1 %945, label %946, label %954

946:
  %947 = sub nsw i64 %942, %840
  br label %948

948:
  %949 = phi i64 [ %947, %946 ], [ %942, %941 ]
  %950 = phi <8 x double> [ %913, %946 ], [ %914, %941 ]
  %951 = getelementptr inbounds <8 x double>, ptr %847, i64 %949
  %952 = load <8 x double>, ptr %951, align 64
  %953 = fmul contract <8 x double> %950, %952
  br label %954

954:
  %955 = phi contract <8 x double> [ zeroinitializer, %944 ], [ %953, %948 ]
  %956 = getelementptr inbounds <8 x double>, ptr %142, i64 %942
  %957 = load <8 x double>, ptr %956, align 64
  %958 = load ptr, ptr %29, align 8
  %959 = add nsw i64 %942, %917
  %960 = getelementptr inbounds <8 x double>, ptr %958, i64 %959
  %961 = load <8 x i64>, ptr %960, align 64
  %962 = and <8 x i64> %961, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %963 = bitcast <8 x i64> %962 to <8 x double>
  %964 = fmul contract <8 x double> %963, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %965 = fadd contract <8 x double> %955, %964
  %966 = fmul contract <8 x double> %957, %965
  %967 = fadd contract <8 x double> %966, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %968 = getelementptr inbounds <8 x double>, ptr %850, i64 %942
  %969 = load <8 x double>, ptr %968, align 64
  %970 = fdiv contract <8 x double> %969, %967
  store <8 x double> %970, ptr %968, align 64
  %971 = add nsw i64 %942, 1
  %972 = icmp eq i64 %971, %839
  br i1 %972, label %921, label %941

973:
  %974 = phi <8 x double> [ %875, %888 ], [ %938, %933 ]
  %975 = load ptr, ptr %24, align 8
  br label %985

976:
  %977 = phi i64 [ %983, %976 ], [ 0, %834 ]
  %978 = phi <8 x double> [ %982, %976 ], [ zeroinitializer, %834 ]
  %979 = getelementptr inbounds <8 x double>, ptr %138, i64 %977
  %980 = load <8 x double>, ptr %979, align 64
  %981 = fmul contract <8 x double> %980, zeroinitializer
  %982 = fadd contract <8 x double> %978, %981
  %983 = add nsw i64 %977, 1
  %984 = icmp eq i64 %983, %836
  br i1 %984, label %837, label %976

985:
  %986 = phi i64 [ 0, %973 ], [ %1027, %1024 ]
  %987 = phi <8 x double> [ %816, %973 ], [ %1026, %1024 ]
  %988 = phi i32 [ %826, %973 ], [ %1025, %1024 ]
  %989 = add nsw i64 %986, 32
  %990 = getelementptr inbounds i64, ptr %975, i64 %989
  %991 = load i64, ptr %990, align 8
  %992 = icmp eq i64 %991, 0
  br i1 %992, label %1024, label %993

993:
  %994 = trunc i64 %986 to i32
  %995 = extractelement <8 x double> %838, i32 %994
  %996 = fcmp contract une double %995, 0.000000e+00
  br i1 %996, label %997, label %1000

997:
  %998 = insertelement <8 x double> %987, double 0x7FF8000000000000, i32 %994
  %999 = extractelement <8 x double> %974, i32 %994
  br label %1006

1000:
  %1001 = extractelement <8 x double> %974, i32 %994
  %1002 = extractelement <8 x double> %987, i32 %994
  %1003 = fcmp contract ogt double %1001, %1002
  br i1 %1003, label %1004, label %1006

1004:
  %1005 = insertelement <8 x double> %987, double %1001, i32 %994
  br label %1006

1006:
  %1007 = phi double [ %1001, %1000 ], [ %1001, %1004 ], [ %999, %997 ]
  %1008 = phi <8 x double> [ %987, %1000 ], [ %1005, %1004 ], [ %998, %997 ]
  %1009 = extractelement <8 x double> %1008, i32 %994
  %1010 = fcmp contract ole double %1009, 1.000000e+00
  %1011 = zext i1 %1010 to i64
  store i64 %1011, ptr %990, align 8
  %1012 = fcmp contract ogt double %1007, 1.000000e+00
  %1013 = add nsw i64 %986, 40
  br i1 %1012, label %1014, label %1018

1014:
  %1015 = getelementptr inbounds i64, ptr %975, i64 %1013
  %1016 = load i64, ptr %1015, align 8
  %1017 = add nsw i64 %1016, 1
  br label %1018

1018:
  %1019 = phi i64 [ %1017, %1014 ], [ 0, %1006 ]
  %1020 = getelementptr inbounds i64, ptr %975, i64 %1013
  store i64 %1019, ptr %1020, align 8
  %1021 = xor i1 %1010, true
  %1022 = sext i1 %1021 to i32
  %1023 = add i32 %988, %1022
  br label %1024

1024:
  %1025 = phi i32 [ %1023, %1018 ], [ %988, %985 ]
  %1026 = phi <8 x double> [ %1008, %1018 ], [ %987, %985 ]
  %1027 = add nsw i64 %986, 1
  %1028 = icmp eq i64 %1027, 8
  br i1 %1028, label %1029, label %985

1029:
  %1030 = getelementptr inbounds <8 x double>, ptr %73, i64 4
  store <8 x double> %1026, ptr %1030, align 64
  %1031 = icmp eq i32 %1025, 0
  br i1 %1031, label %1277, label %1032

1032:
  %1033 = load i64, ptr %40, align 8
  %1034 = icmp eq i64 %1033, 0
  br i1 %1034, label %1277, label %1035

1035:
  %1036 = load i64, ptr %28, align 8
  %1037 = load ptr, ptr %29, align 8
  %1038 = load ptr, ptr %30, align 8
  %1039 = load ptr, ptr %41, align 8
  %1040 = load ptr, ptr %23, align 8
  %1041 = getelementptr inbounds <8 x double>, ptr %1040, i64 2
  %1042 = load <8 x double>, ptr %1041, align 64
  store <8 x double> %1042, ptr %3, align 64
  %1043 = getelementptr inbounds <8 x double>, ptr %1040, i64 3
  %1044 = load <8 x double>, ptr %1043, align 64
  %1045 = icmp sgt i64 %1033, 0
  br i1 %1045, label %1046, label %1048

1046:
  %1047 = load ptr, ptr %42, align 8
  br label %1065

1048:
  %1049 = phi i32 [ 0, %1035 ], [ %1072, %1065 ]
  %1050 = load ptr, ptr %43, align 8
  %1051 = load ptr, ptr %31, align 8
  %1052 = load ptr, ptr %44, align 8
  %1053 = load ptr, ptr %33, align 8
  call void %1050(ptr %3, ptr %1038, ptr %1051, ptr %1052, ptr %1053)
  %1054 = icmp eq i32 %1049, 0
  br i1 %1054, label %1117, label %1055

1055:
  %1056 = icmp sgt i64 %1036, 0
  br i1 %1056, label %1059, label %1057

1057:
  %1058 = fmul contract <8 x double> %1044, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1075

1059:
  %1060 = mul nsw i64 %1036, 20
  %1061 = fcmp contract ogt <8 x double> %1044, zeroinitializer
  %1062 = select <8 x i1> %1061, <8 x double> %1044, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1063 = fmul contract <8 x double> %1044, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1064 = fmul contract <8 x double> %1044, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1084

1065:
  %1066 = phi i32 [ 0, %1046 ], [ %1072, %1065 ]
  %1067 = phi i64 [ 0, %1046 ], [ %1073, %1065 ]
  %1068 = getelementptr inbounds i64, ptr %1047, i64 %1067
  %1069 = load i64, ptr %1068, align 8
  %1070 = icmp ne i64 %1069, 0
  %1071 = zext i1 %1070 to i32
  %1072 = or i32 %1066, %1071
  %1073 = add nsw i64 %1067, 1
  %1074 = icmp eq i64 %1073, %1033
  br i1 %1074, label %1048, label %1065

1075:
  %1076 = phi <8 x double> [ %1058, %1057 ], [ %1063, %1084 ]
  %1077 = load <8 x double>, ptr %1040, align 64
  %1078 = fadd contract <8 x double> %1076, %1077
  store <8 x double> %1078, ptr %4, align 64
  %1079 = load ptr, ptr %43, align 8
  %1080 = load ptr, ptr %41, align 8
  %1081 = load ptr, ptr %31, align 8
  %1082 = load ptr, ptr %45, align 8
  %1083 = load ptr, ptr %33, align 8
  call void %1079(ptr %4, ptr %1080, ptr %1081, ptr %1082, ptr %1083)
  br label %1117

1084:
  %1085 = phi i64 [ 0, %1059 ], [ %1115, %1084 ]
  %1086 = add nsw i64 %1085, %1060
  %1087 = getelementptr inbounds <8 x double>, ptr %1037, i64 %1086
  %1088 = load <8 x double>, ptr %1087, align 64
  %1089 = getelementptr inbounds <8 x double>, ptr %1037, i64 %1085
  %1090 = load <8 x double>, ptr %1089, align 64
  %1091 = getelementptr inbounds <8 x double>, ptr %1038, i64 %1085
  %1092 = load <8 x double>, ptr %1091, align 64
  %1093 = fsub contract <8 x double> %1092, %1088
  %1094 = fmul contract <8 x double> %1088, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1095 = fmul contract <8 x double> %1063, %1090
  %1096 = fadd contract <8 x double> %1094, %1095
  %1097 = fmul contract <8 x double> %1096, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1098 = fmul contract <8 x double> %1092, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1099 = add nsw i64 %1085, %1036
  %1100 = getelementptr inbounds <8 x double>, ptr %1038, i64 %1099
  %1101 = load <8 x double>, ptr %1100, align 64
  %1102 = fmul contract <8 x double> %1064, %1101
  %1103 = fsub contract <8 x double> %1098, %1102
  %1104 = fmul contract <8 x double> %1103, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1105 = fadd contract <8 x double> %1097, %1104
  %1106 = getelementptr inbounds <8 x double>, ptr %1039, i64 %1085
  store <8 x double> %1105, ptr %1106, align 64
  %1107 = fmul contract <8 x double> %1093, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1108 = fdiv contract <8 x double> %1107, %1062
  %1109 = fmul contract <8 x double> %1090, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1110 = fsub contract <8 x double> %1108, %1109
  %1111 = load <8 x double>, ptr %1100, align 64
  %1112 = fmul contract <8 x double> %1111, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1113 = fsub contract <8 x double> %1110, %1112
  %1114 = getelementptr inbounds <8 x double>, ptr %1039, i64 %1099
  store <8 x double> %1113, ptr %1114, align 64
  %1115 = add nsw i64 %1085, 1
  %1116 = icmp eq i64 %1115, %1036
  br i1 %1116, label %1075, label %1084

1117:
  %1118 = shl i64 %1036, 3
  %1119 = icmp sgt i64 %1036, 0
  %1120 = mul nsw i64 %1036, 17
  %1121 = getelementptr inbounds <8 x double>, ptr %1037, i64 %1120
  %1122 = mul nsw i64 %1036, 20
  %1123 = getelementptr inbounds <8 x double>, ptr %1037, i64 %1122
  %1124 = shl nsw i64 %1036, 1
  %1125 = or i64 %1124, 1
  %1126 = shl i64 %1033, 1
  %1127 = call i64 @llvm.smax.i64(i64 %1126, i64 1)
  br label %1128

1128:
  %1129 = phi i64 [ 0, %1117 ], [ %1274, %1273 ]
  %1130 = load ptr, ptr %24, align 8
  %1131 = trunc i64 %1129 to i32
  %1132 = and i64 %1129, 4294967263
  %1133 = or i64 %1132, 32
  %1134 = getelementptr inbounds i64, ptr %1130, i64 %1133
  %1135 = load i64, ptr %1134, align 8
  %1136 = icmp eq i64 %1135, 0
  br i1 %1136, label %1273, label %1137

1137:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1131)
  %1138 = load ptr, ptr %47, align 8
  %1139 = getelementptr inbounds i64, ptr %1138, i64 1
  %1140 = load i64, ptr %1139, align 8
  %1141 = load i64, ptr %48, align 8
  %1142 = icmp slt i64 %1140, %1141
  br i1 %1142, label %1143, label %1149

1143:
  %1144 = load ptr, ptr %49, align 8
  %1145 = getelementptr inbounds double, ptr %1144, i64 %1140
  %1146 = load double, ptr %1145, align 8
  %1147 = load double, ptr %50, align 8
  %1148 = fcmp contract ugt double %1146, %1147
  br i1 %1148, label %1149, label %1153

1149:
  %1150 = load double, ptr %51, align 8
  %1151 = call fastcc i32 @suspicious(ptr %46, i64 %1033, double %1150)
  %1152 = icmp eq i32 %1151, 0
  br i1 %1152, label %1233, label %1153

1153:
  %1154 = load ptr, ptr %29, align 8
  %1155 = load ptr, ptr %52, align 8
  %1156 = load i64, ptr %53, align 8
  br label %1210

1157:
  %1158 = mul nsw i64 %1156, 17
  %1159 = getelementptr inbounds double, ptr %1155, i64 %1158
  br label %1160

1160:
  %1161 = phi i64 [ %1167, %1160 ], [ 0, %1157 ]
  %1162 = shl nsw i64 %1161, 3
  %1163 = add nsw i64 %1162, %1129
  %1164 = getelementptr inbounds double, ptr %1121, i64 %1163
  %1165 = load double, ptr %1164, align 8
  %1166 = getelementptr inbounds double, ptr %1159, i64 %1161
  store double %1165, ptr %1166, align 8
  %1167 = add nsw i64 %1161, 1
  %1168 = icmp eq i64 %1167, %1036
  br i1 %1168, label %1169, label %1160

1169:
  %1170 = mul nsw i64 %1156, 20
  %1171 = getelementptr inbounds double, ptr %1155, i64 %1170
  br label %1172

1172:
  %1173 = phi i64 [ 0, %1169 ], [ %1179, %1172 ]
  %1174 = shl nsw i64 %1173, 3
  %1175 = add nsw i64 %1174, %1129
  %1176 = getelementptr inbounds double, ptr %1123, i64 %1175
  %1177 = load double, ptr %1176, align 8
  %1178 = getelementptr inbounds double, ptr %1171, i64 %1173
  store double %1177, ptr %1178, align 8
  %1179 = add nsw i64 %1173, 1
  %1180 = icmp eq i64 %1179, %1036
  br i1 %1180, label %1181, label %1172

1181:
  %1182 = load ptr, ptr %30, align 8
  %1183 = load i64, ptr %54, align 8
  %1184 = add nsw i64 %1183, %1125
  %1185 = load ptr, ptr %55, align 8
  %1186 = icmp sgt i64 %1184, 0
  br i1 %1186, label %1187, label %1196

1187:
  %1188 = phi i64 [ %1194, %1187 ], [ 0, %1181 ]
  %1189 = shl nsw i64 %1188, 3
  %1190 = add nsw i64 %1189, %1129
  %1191 = getelementptr inbounds double, ptr %1182, i64 %1190
  %1192 = load double, ptr %1191, align 8
  %1193 = getelementptr inbounds double, ptr %1185, i64 %1188
  store double %1192, ptr %1193, align 8
  %1194 = add nsw i64 %1188, 1
  %1195 = icmp eq i64 %1194, %1184
  br i1 %1195, label %1196, label %1187

1196:
  %1197 = load ptr, ptr %31, align 8
  %1198 = load i64, ptr %56, align 8
  %1199 = load ptr, ptr %57, align 8
  %1200 = icmp sgt i64 %1198, 0
  br i1 %1200, label %1201, label %1233

1201:
  %1202 = phi i64 [ %1208, %1201 ], [ 0, %1196 ]
  %1203 = shl nsw i64 %1202, 3
  %1204 = add nsw i64 %1203, %1129
  %1205 = getelementptr inbounds double, ptr %1197, i64 %1204
  %1206 = load double, ptr %1205, align 8
  %1207 = getelementptr inbounds double, ptr %1199, i64 %1202
  store double %1206, ptr %1207, align 8
  %1208 = add nsw i64 %1202, 1
  %1209 = icmp eq i64 %1208, %1198
  br i1 %1209, label %1233, label %1201

1210:
  %1211 = phi i64 [ 0, %1153 ], [ %1232, %1231 ]
  %1212 = mul i64 %1118, %1211
  %1213 = getelementptr inbounds double, ptr %1154, i64 %1212
  %1214 = mul nsw i64 %1211, %1156
  %1215 = getelementptr inbounds double, ptr %1155, i64 %1214
  br i1 %1119, label %1216, label %1228

1216:
  %1217 = phi i64 [ %1223, %1216 ], [ 0, %1210 ]
  %1218 = shl nsw i64 %1217, 3
  %1219 = add nsw i64 %1218, %1129
  %1220 = getelementptr inbounds double, ptr %1213, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = getelementptr inbounds double, ptr %1215, i64 %1217
  store double %1221, ptr %1222, align 8
  %1223 = add nsw i64 %1217, 1
  %1224 = icmp eq i64 %1223, %1036
  br i1 %1224, label %1225, label %1216

1225:
  %1226 = add nsw i64 %1211, 1
  %1227 = icmp eq i64 %1226, 12
  br i1 %1227, label %1157, label %1231

1228:
  %1229 = add nsw i64 %1211, 1
  %1230 = icmp eq i64 %1229, 12
  br i1 %1230, label %1181, label %1231

1231:
  %1232 = phi i64 [ %1226, %1225 ], [ %1229, %1228 ]
  br label %1210

1233:
  %1234 = call contract fastcc double @observe(ptr %5, ptr %46)
  %1235 = fcmp contract olt double %1234, 1.000000e+00
  br i1 %1235, label %1236, label %1258

1236:
  %1237 = load double, ptr %58, align 8
  %1238 = load double, ptr %51, align 8
  %1239 = fmul contract double %1234, %1238
  %1240 = fadd contract double %1237, %1239
  %1241 = load <8 x double>, ptr %1041, align 64
  %1242 = insertelement <8 x double> %1241, double %1240, i32 %1131
  store <8 x double> %1242, ptr %1041, align 64
  %1243 = load i64, ptr %54, align 8
  %1244 = add nsw i64 %1243, %1125
  %1245 = icmp sgt i64 %1244, 0
  br i1 %1245, label %1246, label %1258

1246:
  %1247 = load ptr, ptr %59, align 8
  %1248 = load ptr, ptr %30, align 8
  br label %1249

1249:
  %1250 = phi i64 [ 0, %1246 ], [ %1256, %1249 ]
  %1251 = getelementptr inbounds double, ptr %1247, i64 %1250
  %1252 = load double, ptr %1251, align 8
  %1253 = shl nsw i64 %1250, 3
  %1254 = add nsw i64 %1253, %1129
  %1255 = getelementptr inbounds double, ptr %1248, i64 %1254
  store double %1252, ptr %1255, align 8
  %1256 = add nsw i64 %1250, 1
  %1257 = icmp eq i64 %1256, %1244
  br i1 %1257, label %1258, label %1249

1258:
  br i1 %1045, label %1259, label %1262

1259:
  %1260 = load ptr, ptr %60, align 8
  %1261 = load ptr, ptr %61, align 8
  br label %1264

1262:
  %1263 = load ptr, ptr %47, align 8
  store i64 0, ptr %1263, align 8
  br label %1273

1264:
  %1265 = phi i64 [ 0, %1259 ], [ %1271, %1264 ]
  %1266 = getelementptr inbounds double, ptr %1260, i64 %1265
  %1267 = load double, ptr %1266, align 8
  %1268 = shl nsw i64 %1265, 3
  %1269 = add nsw i64 %1268, %1129
  %1270 = getelementptr inbounds double, ptr %1261, i64 %1269
  store double %1267, ptr %1270, align 8
  %1271 = add nsw i64 %1265, 1
  %1272 = icmp eq i64 %1271, %1127
  br i1 %1272, label %1262, label %1264

1273:
  %1274 = add nsw i64 %1129, 1
  %1275 = icmp eq i64 %1274, 8
  br i1 %1275, label %1276, label %1128

1276:
  br label %1277

1277:
  %1278 = load i64, ptr %28, align 8
  %1279 = load ptr, ptr %29, align 8
  %1280 = load ptr, ptr %30, align 8
  %1281 = load ptr, ptr %24, align 8
  %1282 = getelementptr inbounds i64, ptr %1281, i64 32
  %1283 = load <8 x i64>, ptr %1282, align 64
  %1284 = icmp ne <8 x i64> %1283, zeroinitializer
  %1285 = sext <8 x i1> %1284 to <8 x i64>
  %1286 = icmp sgt i64 %1278, 0
  %1287 = mul nsw i64 %1278, 20
  br i1 %1286, label %1288, label %1300

1288:
  %1289 = phi i64 [ %1298, %1288 ], [ 0, %1277 ]
  %1290 = getelementptr inbounds <8 x double>, ptr %1280, i64 %1289
  %1291 = load <8 x i64>, ptr %1290, align 64
  %1292 = and <8 x i64> %1291, %1285
  %1293 = add nsw i64 %1289, %1287
  %1294 = getelementptr inbounds <8 x double>, ptr %1279, i64 %1293
  %1295 = load <8 x i64>, ptr %1294, align 64
  %1296 = select <8 x i1> %1284, <8 x i64> zeroinitializer, <8 x i64> %1295
  %1297 = or <8 x i64> %1296, %1292
  store <8 x i64> %1297, ptr %1294, align 64
  %1298 = add nsw i64 %1289, 1
  %1299 = icmp eq i64 %1298, %1278
  br i1 %1299, label %1341, label %1288

1300:
  %1301 = getelementptr inbounds <8 x double>, ptr %1279, i64 %1287
  %1302 = load ptr, ptr %31, align 8
  %1303 = load i64, ptr %36, align 8
  %1304 = getelementptr inbounds <8 x double>, ptr %1302, i64 %1303
  %1305 = load i64, ptr %35, align 8
  %1306 = icmp sgt i64 %1305, 0
  br i1 %1306, label %1307, label %1337

1307:
  %1308 = phi i64 [ %1320, %1307 ], [ 0, %1300 ]
  %1309 = phi <8 x double> [ %1319, %1307 ], [ zeroinitializer, %1300 ]
  %1310 = add nsw i64 %1308, %1305
  %1311 = getelementptr inbounds <8 x double>, ptr %1301, i64 %1310
  %1312 = load <8 x i64>, ptr %1311, align 64
  %1313 = and <8 x i64> %1312, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1314 = bitcast <8 x i64> %1313 to <8 x double>
  %1315 = getelementptr inbounds <8 x double>, ptr %1304, i64 %1308
  %1316 = load <8 x double>, ptr %1315, align 64
  %1317 = fdiv contract <8 x double> %1314, %1316
  %1318 = fcmp contract ogt <8 x double> %1309, %1317
  %1319 = select <8 x i1> %1318, <8 x double> %1309, <8 x double> %1317
  %1320 = add nsw i64 %1308, 1
  %1321 = icmp eq i64 %1320, %1305
  br i1 %1321, label %1322, label %1307

1322:
  %1323 = phi i64 [ %1335, %1322 ], [ 0, %1307 ]
  %1324 = phi <8 x double> [ %1334, %1322 ], [ zeroinitializer, %1307 ]
  %1325 = add nsw i64 %1323, %1305
  %1326 = getelementptr inbounds <8 x double>, ptr %1279, i64 %1325
  %1327 = load <8 x i64>, ptr %1326, align 64
  %1328 = and <8 x i64> %1327, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1329 = bitcast <8 x i64> %1328 to <8 x double>
  %1330 = getelementptr inbounds <8 x double>, ptr %1304, i64 %1323
  %1331 = load <8 x double>, ptr %1330, align 64
  %1332 = fdiv contract <8 x double> %1329, %1331
  %1333 = fcmp contract ogt <8 x double> %1324, %1332
  %1334 = select <8 x i1> %1333, <8 x double> %1324, <8 x double> %1332
  %1335 = add nsw i64 %1323, 1
  %1336 = icmp eq i64 %1335, %1305
  br i1 %1336, label %1337, label %1322

1337:
  %1338 = phi <8 x double> [ zeroinitializer, %1300 ], [ %1319, %1322 ]
  %1339 = phi <8 x double> [ zeroinitializer, %1300 ], [ %1334, %1322 ]
  %1340 = shl nsw i64 %1278, 4
  br label %1353

1341:
  %1342 = phi i64 [ %1351, %1341 ], [ 0, %1288 ]
  %1343 = add nsw i64 %1342, %1278
  %1344 = getelementptr inbounds <8 x double>, ptr %1280, i64 %1343
  %1345 = load <8 x i64>, ptr %1344, align 64
  %1346 = and <8 x i64> %1345, %1285
  %1347 = getelementptr inbounds <8 x double>, ptr %1279, i64 %1342
  %1348 = load <8 x i64>, ptr %1347, align 64
  %1349 = select <8 x i1> %1284, <8 x i64> zeroinitializer, <8 x i64> %1348
  %1350 = or <8 x i64> %1349, %1346
  store <8 x i64> %1350, ptr %1347, align 64
  %1351 = add nsw i64 %1342, 1
  %1352 = icmp eq i64 %1351, %1278
  br i1 %1352, label %1300, label %1341

1353:
  %1354 = phi i64 [ 0, %1337 ], [ %1504, %1503 ]
  %1355 = load ptr, ptr %23, align 8
  %1356 = getelementptr inbounds double, ptr %1355, i64 %1354
  %1357 = load ptr, ptr %24, align 8
  %1358 = getelementptr inbounds i64, ptr %1357, i64 %1354
  %1359 = load i64, ptr %1358, align 8
  %1360 = icmp slt i64 %1359, 0
  br i1 %1360, label %1503, label %1361

1361:
  %1362 = getelementptr inbounds double, ptr %1356, i64 24
  %1363 = load double, ptr %1362, align 8
  %1364 = getelementptr inbounds double, ptr %1356, i64 32
  %1365 = load double, ptr %1364, align 8
  %1366 = getelementptr inbounds i64, ptr %1358, i64 32
  %1367 = load i64, ptr %1366, align 8
  %1368 = icmp eq i64 %1367, 0
  br i1 %1368, label %1369, label %1391

1369:
  %1370 = getelementptr inbounds i64, ptr %1358, i64 24
  store i64 1, ptr %1370, align 8
  %1371 = fcmp contract olt double %1365, 0x7FF0000000000000
  br i1 %1371, label %1372, label %1385

1372:
  %1373 = fcmp contract oeq double %1365, 0.000000e+00
  br i1 %1373, label %1381, label %1374

1374:
  %1375 = call contract double @llvm.sqrt.f64(double %1365)
  %1376 = call contract double @llvm.sqrt.f64(double %1375)
  %1377 = call contract double @llvm.sqrt.f64(double %1376)
  %1378 = fdiv contract double 8.500000e-01, %1377
  %1379 = call contract double @llvm.maxnum.f64(double %1378, double 0x3FD5555555555555)
  %1380 = call contract double @llvm.minnum.f64(double %1379, double 6.000000e+00)
  br label %1381

1381:
  %1382 = phi double [ %1380, %1374 ], [ 6.000000e+00, %1372 ]
  %1383 = fmul contract double %1363, %1382
  %1384 = getelementptr inbounds double, ptr %1356, i64 8
  store double %1383, ptr %1384, align 8
  br label %1503

1385:
  %1386 = fmul contract double %1363, 1.000000e-01
  %1387 = getelementptr inbounds double, ptr %1356, i64 8
  store double %1386, ptr %1387, align 8
  %1388 = getelementptr inbounds i64, ptr %1358, i64 16
  %1389 = load i64, ptr %1388, align 8
  %1390 = add nsw i64 %1389, 1
  store i64 %1390, ptr %1388, align 8
  br label %1503

1391:
  %1392 = fcmp contract oeq double %1365, 0.000000e+00
  br i1 %1392, label %1400, label %1393

1393:
  %1394 = call contract double @llvm.sqrt.f64(double %1365)
  %1395 = call contract double @llvm.sqrt.f64(double %1394)
  %1396 = call contract double @llvm.sqrt.f64(double %1395)
  %1397 = fdiv contract double 8.500000e-01, %1396
  %1398 = call contract double @llvm.maxnum.f64(double %1397, double 0x3FD5555555555555)
  %1399 = call contract double @llvm.minnum.f64(double %1398, double 6.000000e+00)
  br label %1400

1400:
  %1401 = phi double [ %1399, %1393 ], [ 6.000000e+00, %1391 ]
  %1402 = getelementptr inbounds i64, ptr %1358, i64 24
  %1403 = load i64, ptr %1402, align 8
  %1404 = icmp eq i64 %1403, 0
  %1405 = call contract double @llvm.minnum.f64(double %1401, double 1.000000e+00)
  %1406 = select i1 %1404, double %1401, double %1405
  %1407 = getelementptr inbounds double, ptr %1356, i64 16
  %1408 = load double, ptr %1407, align 8
  %1409 = load double, ptr %25, align 8
  %1410 = fcmp contract oeq double %1408, %1409
  br i1 %1410, label %1411, label %1414

1411:
  %1412 = getelementptr inbounds double, ptr %1356, i64 8
  %1413 = load double, ptr %1412, align 8
  br label %1414

1414:
  %1415 = phi contract double [ %1413, %1411 ], [ 0.000000e+00, %1400 ]
  %1416 = fmul contract double %1363, %1406
  %1417 = call contract double @llvm.maxnum.f64(double %1416, double %1415)
  %1418 = getelementptr inbounds double, ptr %1356, i64 8
  store double %1417, ptr %1418, align 8
  %1419 = getelementptr inbounds i64, ptr %1358, i64 40
  store i64 0, ptr %1419, align 8
  %1420 = getelementptr inbounds i64, ptr %1358, i64 16
  store i64 0, ptr %1420, align 8
  store i64 0, ptr %1402, align 8
  %1421 = getelementptr inbounds i64, ptr %1358, i64 8
  %1422 = load i64, ptr %1421, align 8
  %1423 = add nsw i64 %1422, 1
  store i64 %1423, ptr %1421, align 8
  %1424 = getelementptr inbounds double, ptr %1356, i64 48
  %1425 = load double, ptr %1424, align 8
  %1426 = fadd contract double %1425, 1.000000e+00
  store double %1426, ptr %1424, align 8
  store double %1408, ptr %1356, align 8
  %1427 = trunc i64 %1354 to i32
  %1428 = extractelement <8 x double> %1338, i32 %1427
  %1429 = getelementptr inbounds double, ptr %1356, i64 56
  store double %1428, ptr %1429, align 8
  %1430 = load i64, ptr %35, align 8
  %1431 = icmp eq i64 %1430, 0
  br i1 %1431, label %1442, label %1432

1432:
  %1433 = extractelement <8 x double> %1339, i32 %1427
  %1434 = load ptr, ptr %31, align 8
  %1435 = load i64, ptr %36, align 8
  %1436 = add nsw i64 %1435, %1430
  %1437 = shl nsw i64 %1436, 3
  %1438 = or i64 %1437, %1354
  %1439 = getelementptr inbounds double, ptr %1434, i64 %1438
  %1440 = load double, ptr %1439, align 8
  %1441 = fadd contract double %1433, %1440
  br label %1442

1442:
  %1443 = phi contract double [ %1441, %1432 ], [ 0.000000e+00, %1414 ]
  %1444 = getelementptr inbounds double, ptr %1356, i64 64
  store double %1443, ptr %1444, align 8
  %1445 = load i64, ptr %62, align 8
  %1446 = icmp sgt i64 %1445, 0
  br i1 %1446, label %1449, label %1447

1447:
  %1448 = load ptr, ptr %30, align 8
  br label %1470

1449:
  %1450 = load i64, ptr %63, align 8
  %1451 = load i64, ptr %28, align 8
  %1452 = load ptr, ptr %30, align 8
  %1453 = shl nsw i64 %1451, 1
  %1454 = or i64 %1453, 1
  %1455 = load ptr, ptr %31, align 8
  %1456 = sub i64 %1450, %1445
  br label %1457

1457:
  %1458 = phi i64 [ 0, %1449 ], [ %1468, %1457 ]
  %1459 = add nsw i64 %1454, %1458
  %1460 = shl nsw i64 %1459, 3
  %1461 = add nsw i64 %1460, %1354
  %1462 = getelementptr inbounds double, ptr %1452, i64 %1461
  %1463 = load double, ptr %1462, align 8
  %1464 = add nsw i64 %1456, %1458
  %1465 = shl nsw i64 %1464, 3
  %1466 = add nsw i64 %1465, %1354
  %1467 = getelementptr inbounds double, ptr %1455, i64 %1466
  store double %1463, ptr %1467, align 8
  %1468 = add nsw i64 %1458, 1
  %1469 = icmp eq i64 %1468, %1445
  br i1 %1469, label %1470, label %1457

1470:
  %1471 = phi ptr [ %1448, %1447 ], [ %1452, %1457 ]
  %1472 = or i64 %1354, %1340
  %1473 = getelementptr inbounds double, ptr %1471, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds double, ptr %1356, i64 40
  %1476 = load double, ptr %1475, align 8
  %1477 = fcmp contract ogt double %1474, %1476
  %1478 = fcmp contract uno double %1474, 0.000000e+00
  %1479 = or i1 %1478, %1477
  %1480 = select contract i1 %1479, double %1474, double %1476
  store double %1480, ptr %1475, align 8
  %1481 = load double, ptr %64, align 8
  %1482 = fcmp contract ugt double %1474, %1481
  %1483 = load i64, ptr %40, align 8
  %1484 = icmp eq i64 %1483, 0
  br i1 %1484, label %1500, label %1485

1485:
  %1486 = load ptr, ptr %65, align 8
  %1487 = mul nsw i64 %1354, 5
  %1488 = add nsw i64 %1487, 2
  %1489 = getelementptr inbounds i64, ptr %1486, i64 %1488
  %1490 = load i64, ptr %1489, align 8
  %1491 = icmp sgt i64 %1490, -1
  br i1 %1491, label %1492, label %1500

1492:
  %1493 = load ptr, ptr %66, align 8
  %1494 = shl nsw i64 %1490, 2
  %1495 = getelementptr inbounds i64, ptr %1493, i64 %1494
  %1496 = load i64, ptr %1495, align 8
  %1497 = icmp eq i64 %1496, 8
  %1498 = add nsw i64 %1490, 8
  %1499 = select i1 %1497, i64 %1498, i64 5
  br label %1501

1500:
  br i1 %1482, label %1501, label %1503

1501:
  %1502 = phi i64 [ %1499, %1492 ], [ 4, %1500 ]
  call fastcc void @release_8(ptr %0, i32 %1427, i64 %1502)
  br label %1503

1503:
  %1504 = add nsw i64 %1354, 1
  %1505 = icmp eq i64 %1504, 8
  br i1 %1505, label %1506, label %1353

1506:
  %1507 = phi i32 [ %134, %133 ], [ %69, %1503 ]
  %1508 = add nsw i64 %68, 1
  %1509 = icmp sge i64 %1508, %1
  %1510 = icmp eq i32 %1507, 0
  %1511 = select i1 %1509, i1 true, i1 %1510
  br i1 %1511, label %1512, label %67

1512:
  %1513 = phi i1 [ %19, %2 ], [ %1509, %1506 ]
  %1514 = zext i1 %1513 to i64
  ret i64 %1514
}

define internal fastcc i32 @fill_8(ptr %0) {
  %2 = alloca <8 x double>, align 64
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  br label %18

16:
  %17 = icmp eq i64 %90, 0
  br i1 %17, label %557, label %96

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
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
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
  br label %333

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
  %218 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  %221 = bitcast <8 x double> %216 to <8 x i64>
  %222 = and <8 x i64> %221, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %223 = bitcast <8 x i64> %222 to <8 x double>
  %224 = shufflevector <8 x double> %223, <8 x double> poison, <8 x i32> zeroinitializer
  %225 = select i1 %220, i1 true, i1 %160
  br i1 %225, label %235, label %226

226:
  %227 = load ptr, ptr %14, align 8
  %228 = getelementptr inbounds <8 x double>, ptr %227, i64 7
  %229 = load <8 x double>, ptr %228, align 64
  %230 = getelementptr inbounds <8 x double>, ptr %227, i64 8
  %231 = load <8 x double>, ptr %230, align 64
  %232 = fmul contract <8 x double> %224, %231
  %233 = fadd contract <8 x double> %229, %232
  %234 = fmul contract <8 x double> %233, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  br label %235

235:
  %236 = phi i64 [ %125, %226 ], [ 0, %206 ]
  %237 = phi contract <8 x double> [ %234, %226 ], [ zeroinitializer, %206 ]
  %238 = fmul contract <8 x double> %224, %237
  %239 = icmp sgt i64 %217, 0
  br i1 %239, label %240, label %280

240:
  %241 = shl nsw i64 %236, 1
  %242 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %243 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %244

244:
  %245 = phi i64 [ 0, %240 ], [ %278, %257 ]
  %246 = icmp slt i64 %245, %236
  br i1 %246, label %251, label %247

247:
  %248 = icmp slt i64 %245, %241
  br i1 %248, label %249, label %257

249:
  %250 = sub nsw i64 %245, %236
  br label %251

251:
  %252 = phi i64 [ %250, %249 ], [ %245, %244 ]
  %253 = phi <8 x double> [ %237, %249 ], [ %238, %244 ]
  %254 = getelementptr inbounds <8 x double>, ptr %123, i64 %252
  %255 = load <8 x double>, ptr %254, align 64
  %256 = fmul contract <8 x double> %253, %255
  br label %257

257:
  %258 = phi contract <8 x double> [ zeroinitializer, %247 ], [ %256, %251 ]
  %259 = getelementptr inbounds <8 x double>, ptr %100, i64 %245
  %260 = load <8 x i64>, ptr %259, align 64
  %261 = and <8 x i64> %260, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %262 = bitcast <8 x i64> %261 to <8 x double>
  %263 = load ptr, ptr %242, align 8
  %264 = getelementptr inbounds double, ptr %263, i64 %245
  %265 = load double, ptr %264, align 8
  %266 = insertelement <8 x double> poison, double %265, i64 0
  %267 = shufflevector <8 x double> %266, <8 x double> poison, <8 x i32> zeroinitializer
  %268 = load double, ptr %243, align 8
  %269 = insertelement <8 x double> poison, double %268, i64 0
  %270 = shufflevector <8 x double> %269, <8 x double> poison, <8 x i32> zeroinitializer
  %271 = fadd contract <8 x double> %258, %262
  %272 = fmul contract <8 x double> %271, %270
  %273 = fadd contract <8 x double> %267, %272
  %274 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %273
  %275 = fcmp contract ogt <8 x double> %273, zeroinitializer
  %276 = select <8 x i1> %275, <8 x double> %274, <8 x double> zeroinitializer
  %277 = getelementptr inbounds <8 x double>, ptr %116, i64 %245
  store <8 x double> %276, ptr %277, align 64
  %278 = add nsw i64 %245, 1
  %279 = icmp eq i64 %278, %217
  br i1 %279, label %280, label %244

280:
  br i1 %163, label %287, label %281

281:
  %282 = phi <8 x double> [ zeroinitializer, %280 ], [ %296, %287 ]
  %283 = sitofp i64 %97 to double
  %284 = insertelement <8 x double> poison, double %283, i64 0
  %285 = shufflevector <8 x double> %284, <8 x double> poison, <8 x i32> zeroinitializer
  %286 = fdiv contract <8 x double> %282, %285
  br label %299

287:
  %288 = phi i64 [ %297, %287 ], [ 0, %280 ]
  %289 = phi <8 x double> [ %296, %287 ], [ zeroinitializer, %280 ]
  %290 = getelementptr inbounds <8 x double>, ptr %100, i64 %288
  %291 = load <8 x double>, ptr %290, align 64
  %292 = getelementptr inbounds <8 x double>, ptr %116, i64 %288
  %293 = load <8 x double>, ptr %292, align 64
  %294 = fmul contract <8 x double> %291, %293
  %295 = fmul contract <8 x double> %294, %294
  %296 = fadd contract <8 x double> %289, %295
  %297 = add nsw i64 %288, 1
  %298 = icmp eq i64 %297, %97
  br i1 %298, label %281, label %287

299:
  %300 = phi i32 [ 0, %281 ], [ %305, %299 ]
  %301 = phi <8 x double> [ %286, %281 ], [ %304, %299 ]
  %302 = extractelement <8 x double> %301, i32 %300
  %303 = call contract double @llvm.sqrt.f64(double %302)
  %304 = insertelement <8 x double> %301, double %303, i32 %300
  %305 = add nsw i32 %300, 1
  %306 = icmp eq i32 %305, 8
  br i1 %306, label %307, label %299

307:
  br i1 %163, label %311, label %308

308:
  %309 = phi <8 x double> [ zeroinitializer, %307 ], [ %320, %311 ]
  %310 = fdiv contract <8 x double> %309, %285
  br label %323

311:
  %312 = phi i64 [ %321, %311 ], [ 0, %307 ]
  %313 = phi <8 x double> [ %320, %311 ], [ zeroinitializer, %307 ]
  %314 = getelementptr inbounds <8 x double>, ptr %98, i64 %312
  %315 = load <8 x double>, ptr %314, align 64
  %316 = getelementptr inbounds <8 x double>, ptr %116, i64 %312
  %317 = load <8 x double>, ptr %316, align 64
  %318 = fmul contract <8 x double> %315, %317
  %319 = fmul contract <8 x double> %318, %318
  %320 = fadd contract <8 x double> %313, %319
  %321 = add nsw i64 %312, 1
  %322 = icmp eq i64 %321, %97
  br i1 %322, label %308, label %311

323:
  %324 = phi i32 [ 0, %308 ], [ %329, %323 ]
  %325 = phi <8 x double> [ %310, %308 ], [ %328, %323 ]
  %326 = extractelement <8 x double> %325, i32 %324
  %327 = call contract double @llvm.sqrt.f64(double %326)
  %328 = insertelement <8 x double> %325, double %327, i32 %324
  %329 = add nsw i32 %324, 1
  %330 = icmp eq i32 %329, 8
  br i1 %330, label %331, label %323

331:
  %332 = fmul contract double %213, 0x3EB0C6F7A0B5ED8D
  br label %372

333:
  %334 = phi i64 [ 0, %157 ], [ %369, %368 ]
  %335 = shl nsw i64 1, %334
  %336 = and i64 %335, %90
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %368, label %338

338:
  %339 = trunc i64 %334 to i32
  %340 = extractelement <8 x double> %158, i32 %339
  %341 = load ptr, ptr %14, align 8
  %342 = and i64 %334, 4294967239
  %343 = or i64 %342, 56
  %344 = getelementptr inbounds double, ptr %341, i64 %343
  store double %340, ptr %344, align 8
  br i1 %160, label %351, label %345

345:
  %346 = extractelement <8 x double> %159, i32 %339
  %347 = or i64 %334, %162
  %348 = getelementptr inbounds double, ptr %120, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = fadd contract double %346, %349
  br label %351

351:
  %352 = phi contract double [ %350, %345 ], [ 0.000000e+00, %338 ]
  %353 = and i64 %334, 4294967231
  %354 = or i64 %353, 64
  %355 = getelementptr inbounds double, ptr %341, i64 %354
  store double %352, ptr %355, align 8
  br i1 %163, label %356, label %368

356:
  %357 = load ptr, ptr %11, align 8
  br label %358

358:
  %359 = phi i64 [ 0, %356 ], [ %366, %358 ]
  %360 = getelementptr inbounds <8 x double>, ptr %114, i64 %359
  %361 = load <8 x double>, ptr %360, align 64
  %362 = extractelement <8 x double> %361, i32 %339
  %363 = shl nsw i64 %359, 3
  %364 = add nsw i64 %363, %334
  %365 = getelementptr inbounds double, ptr %357, i64 %364
  store double %362, ptr %365, align 8
  %366 = add nsw i64 %359, 1
  %367 = icmp eq i64 %366, %97
  br i1 %367, label %368, label %358

368:
  %369 = add nsw i64 %334, 1
  %370 = icmp eq i64 %369, 8
  br i1 %370, label %206, label %333

371:
  br i1 %163, label %395, label %406

372:
  %373 = phi <8 x double> [ undef, %331 ], [ %386, %383 ]
  %374 = phi i32 [ 0, %331 ], [ %387, %383 ]
  %375 = extractelement <8 x double> %304, i32 %374
  %376 = fcmp contract olt double %375, 1.000000e-05
  br i1 %376, label %383, label %377

377:
  %378 = extractelement <8 x double> %328, i32 %374
  %379 = fcmp contract olt double %378, 1.000000e-05
  br i1 %379, label %383, label %380

380:
  %381 = fmul contract double %375, 1.000000e-02
  %382 = fdiv contract double %381, %378
  br label %383

383:
  %384 = phi contract double [ %382, %380 ], [ %332, %377 ], [ %332, %372 ]
  %385 = call contract double @llvm.minnum.f64(double %384, double %213)
  %386 = insertelement <8 x double> %373, double %385, i32 %374
  %387 = add nsw i32 %374, 1
  %388 = icmp eq i32 %387, 8
  br i1 %388, label %371, label %372

389:
  %390 = load <8 x double>, ptr %2, align 64
  %391 = fadd contract <8 x double> %386, %390
  store <8 x double> %391, ptr %2, align 64
  %392 = load ptr, ptr %0, align 8
  %393 = load ptr, ptr %13, align 8
  %394 = load ptr, ptr %109, align 8
  call void %392(ptr %2, ptr %115, ptr %393, ptr %114, ptr %394)
  br label %435

395:
  %396 = phi i64 [ %404, %395 ], [ 0, %371 ]
  %397 = getelementptr inbounds <8 x double>, ptr %100, i64 %396
  %398 = load <8 x double>, ptr %397, align 64
  %399 = getelementptr inbounds <8 x double>, ptr %98, i64 %396
  %400 = load <8 x double>, ptr %399, align 64
  %401 = fmul contract <8 x double> %386, %400
  %402 = fadd contract <8 x double> %398, %401
  %403 = getelementptr inbounds <8 x double>, ptr %115, i64 %396
  store <8 x double> %402, ptr %403, align 64
  %404 = add nsw i64 %396, 1
  %405 = icmp eq i64 %404, %97
  br i1 %405, label %389, label %395

406:
  %407 = load <8 x double>, ptr %2, align 64
  %408 = fadd contract <8 x double> %386, %407
  store <8 x double> %408, ptr %2, align 64
  %409 = load ptr, ptr %0, align 8
  %410 = load ptr, ptr %13, align 8
  %411 = load ptr, ptr %109, align 8
  call void %409(ptr %2, ptr %115, ptr %410, ptr %114, ptr %411)
  br label %412

412:
  %413 = phi <8 x double> [ zeroinitializer, %406 ], [ %424, %415 ]
  %414 = fdiv contract <8 x double> %413, %285
  br label %427

415:
  %416 = phi i64 [ %425, %415 ], [ 0, %435 ]
  %417 = phi <8 x double> [ %424, %415 ], [ zeroinitializer, %435 ]
  %418 = getelementptr inbounds <8 x double>, ptr %114, i64 %416
  %419 = load <8 x double>, ptr %418, align 64
  %420 = getelementptr inbounds <8 x double>, ptr %116, i64 %416
  %421 = load <8 x double>, ptr %420, align 64
  %422 = fmul contract <8 x double> %419, %421
  %423 = fmul contract <8 x double> %422, %422
  %424 = fadd contract <8 x double> %417, %423
  %425 = add nsw i64 %416, 1
  %426 = icmp eq i64 %425, %97
  br i1 %426, label %412, label %415

427:
  %428 = phi i32 [ 0, %412 ], [ %433, %427 ]
  %429 = phi <8 x double> [ %414, %412 ], [ %432, %427 ]
  %430 = extractelement <8 x double> %429, i32 %428
  %431 = call contract double @llvm.sqrt.f64(double %430)
  %432 = insertelement <8 x double> %429, double %431, i32 %428
  %433 = add nsw i32 %428, 1
  %434 = icmp eq i32 %433, 8
  br i1 %434, label %456, label %427

435:
  %436 = phi i64 [ %442, %435 ], [ 0, %389 ]
  %437 = getelementptr inbounds <8 x double>, ptr %98, i64 %436
  %438 = load <8 x double>, ptr %437, align 64
  %439 = getelementptr inbounds <8 x double>, ptr %114, i64 %436
  %440 = load <8 x double>, ptr %439, align 64
  %441 = fsub contract <8 x double> %440, %438
  store <8 x double> %441, ptr %439, align 64
  %442 = add nsw i64 %436, 1
  %443 = icmp eq i64 %442, %97
  br i1 %443, label %415, label %435

444:
  %445 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %446 = load i64, ptr %445, align 8
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %556, label %448

448:
  %449 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %450 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %451 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %452 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %453 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 13
  %454 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 7
  %455 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %491

456:
  %457 = phi i64 [ %489, %488 ], [ 0, %427 ]
  %458 = shl nsw i64 1, %457
  %459 = and i64 %458, %90
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %488, label %461

461:
  %462 = trunc i64 %457 to i32
  %463 = extractelement <8 x double> %328, i32 %462
  %464 = extractelement <8 x double> %432, i32 %462
  %465 = extractelement <8 x double> %386, i32 %462
  %466 = fdiv contract double %464, %465
  %467 = call contract double @llvm.maxnum.f64(double %463, double %466)
  %468 = fmul contract double %213, %467
  %469 = fcmp contract ugt double %468, 1.000000e-15
  br i1 %469, label %473, label %470

470:
  %471 = fmul contract double %465, 1.000000e-03
  %472 = call contract double @llvm.maxnum.f64(double %332, double %471)
  br label %478

473:
  %474 = fdiv contract double 1.000000e-02, %467
  %475 = call contract double @llvm.sqrt.f64(double %474)
  %476 = call contract double @llvm.sqrt.f64(double %475)
  %477 = call contract double @llvm.sqrt.f64(double %476)
  br label %478

478:
  %479 = phi contract double [ %472, %470 ], [ %477, %473 ]
  %480 = fmul contract double %465, 1.000000e+02
  %481 = call contract double @llvm.minnum.f64(double %480, double %479)
  %482 = call contract double @llvm.minnum.f64(double %481, double %213)
  %483 = load ptr, ptr %14, align 8
  %484 = add nsw i64 %457, 8
  %485 = getelementptr inbounds double, ptr %483, i64 %484
  store double %482, ptr %485, align 8
  %486 = add nsw i64 %457, 48
  %487 = getelementptr inbounds double, ptr %483, i64 %486
  store double 3.000000e+00, ptr %487, align 8
  br label %488

488:
  %489 = add nsw i64 %457, 1
  %490 = icmp eq i64 %489, 8
  br i1 %490, label %444, label %456

491:
  %492 = phi i64 [ 0, %448 ], [ %554, %553 ]
  %493 = shl nsw i64 1, %492
  %494 = and i64 %493, %90
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %553, label %496

496:
  %497 = trunc i64 %492 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %497)
  %498 = load ptr, ptr %13, align 8
  %499 = load i64, ptr %449, align 8
  %500 = load ptr, ptr %450, align 8
  %501 = icmp sgt i64 %499, 0
  br i1 %501, label %502, label %511

502:
  %503 = phi i64 [ %509, %502 ], [ 0, %496 ]
  %504 = shl nsw i64 %503, 3
  %505 = add nsw i64 %504, %492
  %506 = getelementptr inbounds double, ptr %498, i64 %505
  %507 = load double, ptr %506, align 8
  %508 = getelementptr inbounds double, ptr %500, i64 %503
  store double %507, ptr %508, align 8
  %509 = add nsw i64 %503, 1
  %510 = icmp eq i64 %509, %499
  br i1 %510, label %511, label %502

511:
  %512 = load ptr, ptr %451, align 8
  br i1 %163, label %513, label %534

513:
  %514 = phi i64 [ %520, %513 ], [ 0, %511 ]
  %515 = shl nsw i64 %514, 3
  %516 = add nsw i64 %515, %492
  %517 = getelementptr inbounds double, ptr %100, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = getelementptr inbounds double, ptr %512, i64 %514
  store double %518, ptr %519, align 8
  %520 = add nsw i64 %514, 1
  %521 = icmp eq i64 %520, %97
  br i1 %521, label %522, label %513

522:
  %523 = load ptr, ptr %11, align 8
  %524 = getelementptr inbounds double, ptr %512, i64 %97
  br label %525

525:
  %526 = phi i64 [ 0, %522 ], [ %532, %525 ]
  %527 = shl nsw i64 %526, 3
  %528 = add nsw i64 %527, %492
  %529 = getelementptr inbounds double, ptr %523, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds double, ptr %524, i64 %526
  store double %530, ptr %531, align 8
  %532 = add nsw i64 %526, 1
  %533 = icmp eq i64 %532, %97
  br i1 %533, label %534, label %525

534:
  %535 = load ptr, ptr %453, align 8
  store i64 0, ptr %535, align 8
  call fastcc void @begin_watch(ptr %3, ptr %452)
  %536 = load i64, ptr %445, align 8
  %537 = icmp sgt i64 %536, 0
  br i1 %537, label %538, label %543

538:
  %539 = shl i64 %536, 1
  %540 = load ptr, ptr %454, align 8
  %541 = load ptr, ptr %455, align 8
  %542 = call i64 @llvm.smax.i64(i64 %539, i64 1)
  br label %544

543:
  br label %553

544:
  %545 = phi i64 [ 0, %538 ], [ %551, %544 ]
  %546 = getelementptr inbounds double, ptr %540, i64 %545
  %547 = load double, ptr %546, align 8
  %548 = shl nsw i64 %545, 3
  %549 = add nsw i64 %548, %492
  %550 = getelementptr inbounds double, ptr %541, i64 %549
  store double %547, ptr %550, align 8
  %551 = add nsw i64 %545, 1
  %552 = icmp eq i64 %551, %542
  br i1 %552, label %543, label %544

553:
  %554 = add nsw i64 %492, 1
  %555 = icmp eq i64 %554, 8
  br i1 %555, label %556, label %491

556:
  br label %557

557:
  ret i32 %93
}

define i64 @size_of_lanes() {
  ret i64 648
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 27
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 20
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
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
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
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
  %6 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 30
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %8, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 10
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 %2, 5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 13
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %6, align 8
  %24 = mul nsw i64 %23, %9
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 14
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 27
  %28 = load ptr, ptr %27, align 8
  %29 = shl nsw i64 %5, 1
  %30 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 7
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
  %43 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 28
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 8
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
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 29
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38, i32 9
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
  %73 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 20
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
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 8
  %94 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %95 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %94, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %98 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 8
  %100 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %101 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 8
  %103 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %103, align 8
  ret void
}

define internal fastcc void @release_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %22

15:
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %10, 20
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  %21 = mul nsw i64 %10, %8
  br label %53

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %6
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
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
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 38, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %51 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
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
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr double, ptr %67, i64 %65
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
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
  %82 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
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
