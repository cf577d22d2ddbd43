; source 04d242a8a4f04ea7198282b0229ddae154ffd0343ab3c99b47877098281a0001
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
  br i1 %21, label %1762, label %22

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
  %71 = phi i64 [ 0, %22 ], [ %1758, %1756 ]
  %72 = phi i32 [ %18, %22 ], [ %1757, %1756 ]
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
  br label %1756

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
  br i1 %760, label %761, label %787

761:
  %762 = phi i64 [ %771, %761 ], [ 0, %757 ]
  %763 = phi <4 x double> [ %770, %761 ], [ zeroinitializer, %757 ]
  %764 = getelementptr inbounds <4 x double>, ptr %759, i64 %762
  %765 = load <4 x double>, ptr %764, align 32
  %766 = getelementptr inbounds <4 x double>, ptr %145, i64 %762
  %767 = load <4 x double>, ptr %766, align 32
  %768 = fmul contract <4 x double> %765, %767
  %769 = fmul contract <4 x double> %768, %768
  %770 = fadd contract <4 x double> %763, %769
  %771 = add nsw i64 %762, 4
  %772 = icmp slt i64 %771, %139
  br i1 %772, label %761, label %773

773:
  %774 = icmp sgt i64 %139, 1
  br i1 %774, label %775, label %787

775:
  %776 = phi i64 [ %785, %775 ], [ 1, %773 ]
  %777 = phi <4 x double> [ %784, %775 ], [ zeroinitializer, %773 ]
  %778 = getelementptr inbounds <4 x double>, ptr %759, i64 %776
  %779 = load <4 x double>, ptr %778, align 32
  %780 = getelementptr inbounds <4 x double>, ptr %145, i64 %776
  %781 = load <4 x double>, ptr %780, align 32
  %782 = fmul contract <4 x double> %779, %781
  %783 = fmul contract <4 x double> %782, %782
  %784 = fadd contract <4 x double> %777, %783
  %785 = add nsw i64 %776, 4
  %786 = icmp slt i64 %785, %139
  br i1 %786, label %775, label %790

787:
  %788 = phi <4 x double> [ %770, %773 ], [ zeroinitializer, %757 ]
  %789 = fadd contract <4 x double> %788, zeroinitializer
  br label %819

790:
  %791 = fadd contract <4 x double> %770, %784
  %792 = icmp sgt i64 %139, 2
  br i1 %792, label %793, label %819

793:
  %794 = phi i64 [ %803, %793 ], [ 2, %790 ]
  %795 = phi <4 x double> [ %802, %793 ], [ zeroinitializer, %790 ]
  %796 = getelementptr inbounds <4 x double>, ptr %759, i64 %794
  %797 = load <4 x double>, ptr %796, align 32
  %798 = getelementptr inbounds <4 x double>, ptr %145, i64 %794
  %799 = load <4 x double>, ptr %798, align 32
  %800 = fmul contract <4 x double> %797, %799
  %801 = fmul contract <4 x double> %800, %800
  %802 = fadd contract <4 x double> %795, %801
  %803 = add nsw i64 %794, 4
  %804 = icmp slt i64 %803, %139
  br i1 %804, label %793, label %805

805:
  %806 = icmp sgt i64 %139, 3
  br i1 %806, label %807, label %819

807:
  %808 = phi i64 [ %817, %807 ], [ 3, %805 ]
  %809 = phi <4 x double> [ %816, %807 ], [ zeroinitializer, %805 ]
  %810 = getelementptr inbounds <4 x double>, ptr %759, i64 %808
  %811 = load <4 x double>, ptr %810, align 32
  %812 = getelementptr inbounds <4 x double>, ptr %145, i64 %808
  %813 = load <4 x double>, ptr %812, align 32
  %814 = fmul contract <4 x double> %811, %813
  %815 = fmul contract <4 x double> %814, %814
  %816 = fadd contract <4 x double> %809, %815
  %817 = add nsw i64 %808, 4
  %818 = icmp slt i64 %817, %139
  br i1 %818, label %807, label %819

819:
  %820 = phi <4 x double> [ %802, %805 ], [ zeroinitializer, %787 ], [ zeroinitializer, %790 ], [ %802, %807 ]
  %821 = phi <4 x double> [ %791, %805 ], [ %789, %787 ], [ %791, %790 ], [ %791, %807 ]
  %822 = phi <4 x double> [ zeroinitializer, %805 ], [ zeroinitializer, %787 ], [ zeroinitializer, %790 ], [ %816, %807 ]
  %823 = fadd contract <4 x double> %820, %822
  %824 = fadd contract <4 x double> %821, %823
  %825 = sitofp i64 %139 to double
  %826 = insertelement <4 x double> poison, double %825, i64 0
  %827 = shufflevector <4 x double> %826, <4 x double> poison, <4 x i32> zeroinitializer
  %828 = fdiv contract <4 x double> %824, %827
  br label %829

829:
  %830 = phi i32 [ 0, %819 ], [ %835, %829 ]
  %831 = phi <4 x double> [ %828, %819 ], [ %834, %829 ]
  %832 = extractelement <4 x double> %831, i32 %830
  %833 = call contract double @llvm.sqrt.f64(double %832)
  %834 = insertelement <4 x double> %831, double %833, i32 %830
  %835 = add nsw i32 %830, 1
  %836 = icmp eq i32 %835, 4
  br i1 %836, label %837, label %829

837:
  br i1 %760, label %838, label %864

838:
  %839 = phi i64 [ %848, %838 ], [ 0, %837 ]
  %840 = phi <4 x double> [ %847, %838 ], [ zeroinitializer, %837 ]
  %841 = getelementptr inbounds <4 x double>, ptr %147, i64 %839
  %842 = load <4 x double>, ptr %841, align 32
  %843 = getelementptr inbounds <4 x double>, ptr %145, i64 %839
  %844 = load <4 x double>, ptr %843, align 32
  %845 = fmul contract <4 x double> %842, %844
  %846 = fmul contract <4 x double> %845, %845
  %847 = fadd contract <4 x double> %840, %846
  %848 = add nsw i64 %839, 4
  %849 = icmp slt i64 %848, %139
  br i1 %849, label %838, label %850

850:
  %851 = icmp sgt i64 %139, 1
  br i1 %851, label %852, label %864

852:
  %853 = phi i64 [ %862, %852 ], [ 1, %850 ]
  %854 = phi <4 x double> [ %861, %852 ], [ zeroinitializer, %850 ]
  %855 = getelementptr inbounds <4 x double>, ptr %147, i64 %853
  %856 = load <4 x double>, ptr %855, align 32
  %857 = getelementptr inbounds <4 x double>, ptr %145, i64 %853
  %858 = load <4 x double>, ptr %857, align 32
  %859 = fmul contract <4 x double> %856, %858
  %860 = fmul contract <4 x double> %859, %859
  %861 = fadd contract <4 x double> %854, %860
  %862 = add nsw i64 %853, 4
  %863 = icmp slt i64 %862, %139
  br i1 %863, label %852, label %867

864:
  %865 = phi <4 x double> [ %847, %850 ], [ zeroinitializer, %837 ]
  %866 = fadd contract <4 x double> %865, zeroinitializer
  br label %896

867:
  %868 = fadd contract <4 x double> %847, %861
  %869 = icmp sgt i64 %139, 2
  br i1 %869, label %870, label %896

870:
  %871 = phi i64 [ %880, %870 ], [ 2, %867 ]
  %872 = phi <4 x double> [ %879, %870 ], [ zeroinitializer, %867 ]
  %873 = getelementptr inbounds <4 x double>, ptr %147, i64 %871
  %874 = load <4 x double>, ptr %873, align 32
  %875 = getelementptr inbounds <4 x double>, ptr %145, i64 %871
  %876 = load <4 x double>, ptr %875, align 32
  %877 = fmul contract <4 x double> %874, %876
  %878 = fmul contract <4 x double> %877, %877
  %879 = fadd contract <4 x double> %872, %878
  %880 = add nsw i64 %871, 4
  %881 = icmp slt i64 %880, %139
  br i1 %881, label %870, label %882

882:
  %883 = icmp sgt i64 %139, 3
  br i1 %883, label %884, label %896

884:
  %885 = phi i64 [ %894, %884 ], [ 3, %882 ]
  %886 = phi <4 x double> [ %893, %884 ], [ zeroinitializer, %882 ]
  %887 = getelementptr inbounds <4 x double>, ptr %147, i64 %885
  %888 = load <4 x double>, ptr %887, align 32
  %889 = getelementptr inbounds <4 x double>, ptr %145, i64 %885
  %890 = load <4 x double>, ptr %889, align 32
  %891 = fmul contract <4 x double> %888, %890
  %892 = fmul contract <4 x double> %891, %891
  %893 = fadd contract <4 x double> %886, %892
  %894 = add nsw i64 %885, 4
  %895 = icmp slt i64 %894, %139
  br i1 %895, label %884, label %896

896:
  %897 = phi <4 x double> [ %879, %882 ], [ zeroinitializer, %864 ], [ zeroinitializer, %867 ], [ %879, %884 ]
  %898 = phi <4 x double> [ %868, %882 ], [ %866, %864 ], [ %868, %867 ], [ %868, %884 ]
  %899 = phi <4 x double> [ zeroinitializer, %882 ], [ zeroinitializer, %864 ], [ zeroinitializer, %867 ], [ %893, %884 ]
  %900 = fadd contract <4 x double> %897, %899
  %901 = fadd contract <4 x double> %898, %900
  %902 = fdiv contract <4 x double> %901, %827
  br label %903

903:
  %904 = phi i32 [ 0, %896 ], [ %909, %903 ]
  %905 = phi <4 x double> [ %902, %896 ], [ %908, %903 ]
  %906 = extractelement <4 x double> %905, i32 %904
  %907 = call contract double @llvm.sqrt.f64(double %906)
  %908 = insertelement <4 x double> %905, double %907, i32 %904
  %909 = add nsw i32 %904, 1
  %910 = icmp eq i32 %909, 4
  br i1 %910, label %911, label %903

911:
  %912 = load ptr, ptr %24, align 8
  br label %920

913:
  %914 = getelementptr inbounds <4 x double>, ptr %76, i64 6
  %915 = load <4 x double>, ptr %914, align 32
  %916 = fadd contract <4 x double> %915, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %916, ptr %914, align 32
  %917 = icmp eq i32 %952, 0
  br i1 %917, label %918, label %955

918:
  %919 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %942, ptr %919, align 32
  br label %1528

920:
  %921 = phi i64 [ 0, %911 ], [ %953, %940 ]
  %922 = phi <4 x double> [ undef, %911 ], [ %942, %940 ]
  %923 = phi i32 [ 0, %911 ], [ %952, %940 ]
  %924 = trunc i64 %921 to i32
  %925 = extractelement <4 x double> %834, i32 %924
  %926 = fcmp contract oeq double %925, 0.000000e+00
  %927 = extractelement <4 x double> %908, i32 %924
  %928 = fcmp contract oeq double %927, 0.000000e+00
  %929 = select i1 %926, i1 %928, i1 false
  br i1 %929, label %940, label %930

930:
  %931 = extractelement <4 x double> %143, i32 %924
  %932 = fmul contract double %931, %925
  %933 = fmul contract double %925, %932
  %934 = fmul contract double %925, %925
  %935 = fmul contract double %927, 1.000000e-02
  %936 = fmul contract double %927, %935
  %937 = fadd contract double %934, %936
  %938 = call contract double @llvm.sqrt.f64(double %937)
  %939 = fdiv contract double %933, %938
  br label %940

940:
  %941 = phi contract double [ %939, %930 ], [ 0.000000e+00, %920 ]
  %942 = insertelement <4 x double> %922, double %941, i32 %924
  %943 = getelementptr inbounds i64, ptr %912, i64 %921
  %944 = load i64, ptr %943, align 8
  %945 = icmp sgt i64 %944, -1
  %946 = fcmp contract ole double %941, 1.000000e+00
  %947 = select i1 %945, i1 %946, i1 false
  %948 = zext i1 %947 to i64
  %949 = add nsw i64 %921, 16
  %950 = getelementptr inbounds i64, ptr %912, i64 %949
  store i64 %948, ptr %950, align 8
  %951 = zext i1 %947 to i32
  %952 = add i32 %923, %951
  %953 = add nsw i64 %921, 1
  %954 = icmp eq i64 %953, 4
  br i1 %954, label %913, label %920

955:
  %956 = load ptr, ptr %42, align 8
  %957 = load ptr, ptr %31, align 8
  %958 = load ptr, ptr %30, align 8
  %959 = load ptr, ptr %33, align 8
  call void %956(ptr %17, ptr %149, ptr %957, ptr %958, ptr %959)
  br i1 %760, label %960, label %963

960:
  %961 = shl i64 %139, 1
  %962 = call i64 @llvm.smax.i64(i64 %961, i64 1)
  br label %1227

963:
  %964 = phi <4 x double> [ zeroinitializer, %955 ], [ %1233, %1227 ]
  %965 = load i64, ptr %28, align 8
  %966 = load ptr, ptr %23, align 8
  %967 = load ptr, ptr %29, align 8
  %968 = mul nsw i64 %965, 17
  %969 = getelementptr inbounds <4 x double>, ptr %967, i64 %968
  %970 = load ptr, ptr %30, align 8
  %971 = mul nsw i64 %965, 19
  %972 = getelementptr inbounds <4 x double>, ptr %967, i64 %971
  %973 = icmp sgt i64 %965, 0
  br i1 %973, label %1050, label %1000

974:
  %975 = phi i64 [ %984, %974 ], [ 0, %1050 ]
  %976 = phi <4 x double> [ %983, %974 ], [ zeroinitializer, %1050 ]
  %977 = getelementptr inbounds <4 x double>, ptr %972, i64 %975
  %978 = load <4 x double>, ptr %977, align 32
  %979 = getelementptr inbounds <4 x double>, ptr %145, i64 %975
  %980 = load <4 x double>, ptr %979, align 32
  %981 = fmul contract <4 x double> %978, %980
  %982 = fmul contract <4 x double> %981, %981
  %983 = fadd contract <4 x double> %976, %982
  %984 = add nsw i64 %975, 4
  %985 = icmp slt i64 %984, %965
  br i1 %985, label %974, label %986

986:
  %987 = icmp sgt i64 %965, 1
  br i1 %987, label %988, label %1000

988:
  %989 = phi i64 [ %998, %988 ], [ 1, %986 ]
  %990 = phi <4 x double> [ %997, %988 ], [ zeroinitializer, %986 ]
  %991 = getelementptr inbounds <4 x double>, ptr %972, i64 %989
  %992 = load <4 x double>, ptr %991, align 32
  %993 = getelementptr inbounds <4 x double>, ptr %145, i64 %989
  %994 = load <4 x double>, ptr %993, align 32
  %995 = fmul contract <4 x double> %992, %994
  %996 = fmul contract <4 x double> %995, %995
  %997 = fadd contract <4 x double> %990, %996
  %998 = add nsw i64 %989, 4
  %999 = icmp slt i64 %998, %965
  br i1 %999, label %988, label %1003

1000:
  %1001 = phi <4 x double> [ %983, %986 ], [ zeroinitializer, %963 ]
  %1002 = fadd contract <4 x double> %1001, zeroinitializer
  br label %1032

1003:
  %1004 = fadd contract <4 x double> %983, %997
  %1005 = icmp sgt i64 %965, 2
  br i1 %1005, label %1006, label %1032

1006:
  %1007 = phi i64 [ %1016, %1006 ], [ 2, %1003 ]
  %1008 = phi <4 x double> [ %1015, %1006 ], [ zeroinitializer, %1003 ]
  %1009 = getelementptr inbounds <4 x double>, ptr %972, i64 %1007
  %1010 = load <4 x double>, ptr %1009, align 32
  %1011 = getelementptr inbounds <4 x double>, ptr %145, i64 %1007
  %1012 = load <4 x double>, ptr %1011, align 32
  %1013 = fmul contract <4 x double> %1010, %1012
  %1014 = fmul contract <4 x double> %1013, %1013
  %1015 = fadd contract <4 x double> %1008, %1014
  %1016 = add nsw i64 %1007, 4
  %1017 = icmp slt i64 %1016, %965
  br i1 %1017, label %1006, label %1018

1018:
  %1019 = icmp sgt i64 %965, 3
  br i1 %1019, label %1020, label %1032

1020:
  %1021 = phi i64 [ %1030, %1020 ], [ 3, %1018 ]
  %1022 = phi <4 x double> [ %1029, %1020 ], [ zeroinitializer, %1018 ]
  %1023 = getelementptr inbounds <4 x double>, ptr %972, i64 %1021
  %1024 = load <4 x double>, ptr %1023, align 32
  %1025 = getelementptr inbounds <4 x double>, ptr %145, i64 %1021
  %1026 = load <4 x double>, ptr %1025, align 32
  %1027 = fmul contract <4 x double> %1024, %1026
  %1028 = fmul contract <4 x double> %1027, %1027
  %1029 = fadd contract <4 x double> %1022, %1028
  %1030 = add nsw i64 %1021, 4
  %1031 = icmp slt i64 %1030, %965
  br i1 %1031, label %1020, label %1032

1032:
  %1033 = phi <4 x double> [ %1015, %1018 ], [ zeroinitializer, %1000 ], [ zeroinitializer, %1003 ], [ %1015, %1020 ]
  %1034 = phi <4 x double> [ %1004, %1018 ], [ %1002, %1000 ], [ %1004, %1003 ], [ %1004, %1020 ]
  %1035 = phi <4 x double> [ zeroinitializer, %1018 ], [ zeroinitializer, %1000 ], [ zeroinitializer, %1003 ], [ %1029, %1020 ]
  %1036 = fadd contract <4 x double> %1033, %1035
  %1037 = fadd contract <4 x double> %1034, %1036
  %1038 = sitofp i64 %965 to double
  %1039 = insertelement <4 x double> poison, double %1038, i64 0
  %1040 = shufflevector <4 x double> %1039, <4 x double> poison, <4 x i32> zeroinitializer
  %1041 = fdiv contract <4 x double> %1037, %1040
  br label %1042

1042:
  %1043 = phi i32 [ 0, %1032 ], [ %1048, %1042 ]
  %1044 = phi <4 x double> [ %1041, %1032 ], [ %1047, %1042 ]
  %1045 = extractelement <4 x double> %1044, i32 %1043
  %1046 = call contract double @llvm.sqrt.f64(double %1045)
  %1047 = insertelement <4 x double> %1044, double %1046, i32 %1043
  %1048 = add nsw i32 %1043, 1
  %1049 = icmp eq i32 %1048, 4
  br i1 %1049, label %1062, label %1042

1050:
  %1051 = phi i64 [ %1058, %1050 ], [ 0, %963 ]
  %1052 = getelementptr inbounds <4 x double>, ptr %970, i64 %1051
  %1053 = load <4 x double>, ptr %1052, align 32
  %1054 = getelementptr inbounds <4 x double>, ptr %969, i64 %1051
  %1055 = load <4 x double>, ptr %1054, align 32
  %1056 = fsub contract <4 x double> %1053, %1055
  %1057 = getelementptr inbounds <4 x double>, ptr %972, i64 %1051
  store <4 x double> %1056, ptr %1057, align 32
  %1058 = add nsw i64 %1051, 1
  %1059 = icmp eq i64 %1058, %965
  br i1 %1059, label %974, label %1050

1060:
  %1061 = fcmp contract ugt double %1067, 1.000000e+00
  br i1 %1061, label %1071, label %1224

1062:
  %1063 = phi <4 x double> [ %1068, %1062 ], [ zeroinitializer, %1042 ]
  %1064 = phi i32 [ %1069, %1062 ], [ 0, %1042 ]
  %1065 = extractelement <4 x double> %1063, i64 0
  %1066 = extractelement <4 x double> %1047, i32 %1064
  %1067 = call contract double @llvm.maxnum.f64(double %1065, double %1066)
  %1068 = insertelement <4 x double> %1063, double %1067, i64 0
  %1069 = add nsw i32 %1064, 1
  %1070 = icmp eq i32 %1069, 4
  br i1 %1070, label %1060, label %1062

1071:
  %1072 = load i64, ptr %38, align 8
  %1073 = icmp eq i64 %1072, 0
  br i1 %1073, label %1224, label %1074

1074:
  %1075 = load double, ptr %25, align 8
  %1076 = insertelement <4 x double> poison, double %1075, i64 0
  %1077 = shufflevector <4 x double> %1076, <4 x double> poison, <4 x i32> zeroinitializer
  %1078 = load <4 x double>, ptr %966, align 32
  %1079 = fsub contract <4 x double> %1077, %1078
  %1080 = getelementptr inbounds <4 x double>, ptr %966, i64 7
  %1081 = load <4 x double>, ptr %1080, align 32
  %1082 = getelementptr inbounds <4 x double>, ptr %966, i64 8
  %1083 = load <4 x double>, ptr %1082, align 32
  %1084 = fmul contract <4 x double> %1083, %1079
  %1085 = fadd contract <4 x double> %1081, %1084
  %1086 = fmul contract <4 x double> %1085, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1087 = fmul contract <4 x double> %1079, %1086
  %1088 = load ptr, ptr %29, align 8
  %1089 = mul nsw i64 %965, 20
  %1090 = getelementptr inbounds <4 x double>, ptr %1088, i64 %1089
  %1091 = load i64, ptr %36, align 8
  %1092 = load ptr, ptr %37, align 8
  %1093 = icmp sgt i64 %1091, 0
  br i1 %1093, label %1094, label %1110

1094:
  %1095 = phi i64 [ %1106, %1094 ], [ 0, %1074 ]
  %1096 = phi <4 x double> [ %1105, %1094 ], [ zeroinitializer, %1074 ]
  %1097 = getelementptr inbounds <4 x double>, ptr %1090, i64 %1095
  %1098 = load <4 x i64>, ptr %1097, align 32
  %1099 = and <4 x i64> %1098, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1100 = bitcast <4 x i64> %1099 to <4 x double>
  %1101 = getelementptr inbounds <4 x double>, ptr %1092, i64 %1095
  %1102 = load <4 x double>, ptr %1101, align 32
  %1103 = fmul contract <4 x double> %1102, %1100
  %1104 = fcmp contract ogt <4 x double> %1103, %1096
  %1105 = select <4 x i1> %1104, <4 x double> %1103, <4 x double> %1096
  %1106 = add nsw i64 %1095, 1
  %1107 = icmp eq i64 %1106, %1091
  br i1 %1107, label %1108, label %1094

1108:
  %1109 = fmul contract <4 x double> %1105, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1110

1110:
  %1111 = phi <4 x double> [ zeroinitializer, %1074 ], [ %1109, %1108 ]
  %1112 = fadd contract <4 x double> %1087, %1111
  br i1 %973, label %1186, label %1139

1113:
  %1114 = phi i64 [ %1123, %1113 ], [ 0, %1205 ]
  %1115 = phi <4 x double> [ %1122, %1113 ], [ zeroinitializer, %1205 ]
  %1116 = getelementptr inbounds <4 x double>, ptr %972, i64 %1114
  %1117 = load <4 x double>, ptr %1116, align 32
  %1118 = getelementptr inbounds <4 x double>, ptr %145, i64 %1114
  %1119 = load <4 x double>, ptr %1118, align 32
  %1120 = fmul contract <4 x double> %1117, %1119
  %1121 = fmul contract <4 x double> %1120, %1120
  %1122 = fadd contract <4 x double> %1115, %1121
  %1123 = add nsw i64 %1114, 4
  %1124 = icmp slt i64 %1123, %965
  br i1 %1124, label %1113, label %1125

1125:
  %1126 = icmp sgt i64 %965, 1
  br i1 %1126, label %1127, label %1139

1127:
  %1128 = phi i64 [ %1137, %1127 ], [ 1, %1125 ]
  %1129 = phi <4 x double> [ %1136, %1127 ], [ zeroinitializer, %1125 ]
  %1130 = getelementptr inbounds <4 x double>, ptr %972, i64 %1128
  %1131 = load <4 x double>, ptr %1130, align 32
  %1132 = getelementptr inbounds <4 x double>, ptr %145, i64 %1128
  %1133 = load <4 x double>, ptr %1132, align 32
  %1134 = fmul contract <4 x double> %1131, %1133
  %1135 = fmul contract <4 x double> %1134, %1134
  %1136 = fadd contract <4 x double> %1129, %1135
  %1137 = add nsw i64 %1128, 4
  %1138 = icmp slt i64 %1137, %965
  br i1 %1138, label %1127, label %1142

1139:
  %1140 = phi <4 x double> [ %1122, %1125 ], [ zeroinitializer, %1110 ]
  %1141 = fadd contract <4 x double> %1140, zeroinitializer
  br label %1171

1142:
  %1143 = fadd contract <4 x double> %1122, %1136
  %1144 = icmp sgt i64 %965, 2
  br i1 %1144, label %1145, label %1171

1145:
  %1146 = phi i64 [ %1155, %1145 ], [ 2, %1142 ]
  %1147 = phi <4 x double> [ %1154, %1145 ], [ zeroinitializer, %1142 ]
  %1148 = getelementptr inbounds <4 x double>, ptr %972, i64 %1146
  %1149 = load <4 x double>, ptr %1148, align 32
  %1150 = getelementptr inbounds <4 x double>, ptr %145, i64 %1146
  %1151 = load <4 x double>, ptr %1150, align 32
  %1152 = fmul contract <4 x double> %1149, %1151
  %1153 = fmul contract <4 x double> %1152, %1152
  %1154 = fadd contract <4 x double> %1147, %1153
  %1155 = add nsw i64 %1146, 4
  %1156 = icmp slt i64 %1155, %965
  br i1 %1156, label %1145, label %1157

1157:
  %1158 = icmp sgt i64 %965, 3
  br i1 %1158, label %1159, label %1171

1159:
  %1160 = phi i64 [ %1169, %1159 ], [ 3, %1157 ]
  %1161 = phi <4 x double> [ %1168, %1159 ], [ zeroinitializer, %1157 ]
  %1162 = getelementptr inbounds <4 x double>, ptr %972, i64 %1160
  %1163 = load <4 x double>, ptr %1162, align 32
  %1164 = getelementptr inbounds <4 x double>, ptr %145, i64 %1160
  %1165 = load <4 x double>, ptr %1164, align 32
  %1166 = fmul contract <4 x double> %1163, %1165
  %1167 = fmul contract <4 x double> %1166, %1166
  %1168 = fadd contract <4 x double> %1161, %1167
  %1169 = add nsw i64 %1160, 4
  %1170 = icmp slt i64 %1169, %965
  br i1 %1170, label %1159, label %1171

1171:
  %1172 = phi <4 x double> [ %1154, %1157 ], [ zeroinitializer, %1139 ], [ zeroinitializer, %1142 ], [ %1154, %1159 ]
  %1173 = phi <4 x double> [ %1143, %1157 ], [ %1141, %1139 ], [ %1143, %1142 ], [ %1143, %1159 ]
  %1174 = phi <4 x double> [ zeroinitializer, %1157 ], [ zeroinitializer, %1139 ], [ zeroinitializer, %1142 ], [ %1168, %1159 ]
  %1175 = fadd contract <4 x double> %1172, %1174
  %1176 = fadd contract <4 x double> %1173, %1175
  %1177 = fdiv contract <4 x double> %1176, %1040
  br label %1178

1178:
  %1179 = phi i32 [ 0, %1171 ], [ %1184, %1178 ]
  %1180 = phi <4 x double> [ %1177, %1171 ], [ %1183, %1178 ]
  %1181 = extractelement <4 x double> %1180, i32 %1179
  %1182 = call contract double @llvm.sqrt.f64(double %1181)
  %1183 = insertelement <4 x double> %1180, double %1182, i32 %1179
  %1184 = add nsw i32 %1179, 1
  %1185 = icmp eq i32 %1184, 4
  br i1 %1185, label %1224, label %1178

1186:
  %1187 = phi i64 [ %1222, %1205 ], [ 0, %1110 ]
  %1188 = load i64, ptr %38, align 8
  %1189 = icmp sgt i64 %1188, %1187
  br i1 %1189, label %1190, label %1205

1190:
  %1191 = load ptr, ptr %31, align 8
  %1192 = load i64, ptr %39, align 8
  %1193 = load i64, ptr %36, align 8
  %1194 = icmp sgt i64 %1193, %1187
  br i1 %1194, label %1198, label %1195

1195:
  %1196 = load i64, ptr %40, align 8
  %1197 = sub nsw i64 %1187, %1196
  br label %1198

1198:
  %1199 = phi <4 x double> [ %1112, %1190 ], [ %1086, %1195 ]
  %1200 = phi i64 [ %1187, %1190 ], [ %1197, %1195 ]
  %1201 = add nsw i64 %1200, %1192
  %1202 = getelementptr inbounds <4 x double>, ptr %1191, i64 %1201
  %1203 = load <4 x double>, ptr %1202, align 32
  %1204 = fmul contract <4 x double> %1199, %1203
  br label %1205

1205:
  %1206 = phi contract <4 x double> [ %1204, %1198 ], [ zeroinitializer, %1186 ]
  %1207 = getelementptr inbounds <4 x double>, ptr %145, i64 %1187
  %1208 = load <4 x double>, ptr %1207, align 32
  %1209 = load ptr, ptr %29, align 8
  %1210 = add nsw i64 %1187, %1089
  %1211 = getelementptr inbounds <4 x double>, ptr %1209, i64 %1210
  %1212 = load <4 x i64>, ptr %1211, align 32
  %1213 = and <4 x i64> %1212, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1214 = bitcast <4 x i64> %1213 to <4 x double>
  %1215 = fmul contract <4 x double> %1214, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1216 = fadd contract <4 x double> %1206, %1215
  %1217 = fmul contract <4 x double> %1208, %1216
  %1218 = fadd contract <4 x double> %1217, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1219 = getelementptr inbounds <4 x double>, ptr %972, i64 %1187
  %1220 = load <4 x double>, ptr %1219, align 32
  %1221 = fdiv contract <4 x double> %1220, %1218
  store <4 x double> %1221, ptr %1219, align 32
  %1222 = add nsw i64 %1187, 1
  %1223 = icmp eq i64 %1222, %965
  br i1 %1223, label %1113, label %1186

1224:
  %1225 = phi <4 x double> [ %1047, %1071 ], [ %1047, %1060 ], [ %1183, %1178 ]
  %1226 = load ptr, ptr %24, align 8
  br label %1236

1227:
  %1228 = phi i64 [ %1234, %1227 ], [ 0, %960 ]
  %1229 = phi <4 x double> [ %1233, %1227 ], [ zeroinitializer, %960 ]
  %1230 = getelementptr inbounds <4 x double>, ptr %141, i64 %1228
  %1231 = load <4 x double>, ptr %1230, align 32
  %1232 = fmul contract <4 x double> %1231, zeroinitializer
  %1233 = fadd contract <4 x double> %1229, %1232
  %1234 = add nsw i64 %1228, 1
  %1235 = icmp eq i64 %1234, %962
  br i1 %1235, label %963, label %1227

1236:
  %1237 = phi i64 [ 0, %1224 ], [ %1278, %1275 ]
  %1238 = phi <4 x double> [ %942, %1224 ], [ %1277, %1275 ]
  %1239 = phi i32 [ %952, %1224 ], [ %1276, %1275 ]
  %1240 = add nsw i64 %1237, 16
  %1241 = getelementptr inbounds i64, ptr %1226, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, 0
  br i1 %1243, label %1275, label %1244

1244:
  %1245 = trunc i64 %1237 to i32
  %1246 = extractelement <4 x double> %964, i32 %1245
  %1247 = fcmp contract une double %1246, 0.000000e+00
  br i1 %1247, label %1248, label %1251

1248:
  %1249 = insertelement <4 x double> %1238, double 0x7FF8000000000000, i32 %1245
  %1250 = extractelement <4 x double> %1225, i32 %1245
  br label %1257

1251:
  %1252 = extractelement <4 x double> %1225, i32 %1245
  %1253 = extractelement <4 x double> %1238, i32 %1245
  %1254 = fcmp contract ogt double %1252, %1253
  br i1 %1254, label %1255, label %1257

1255:
  %1256 = insertelement <4 x double> %1238, double %1252, i32 %1245
  br label %1257

1257:
  %1258 = phi double [ %1252, %1251 ], [ %1252, %1255 ], [ %1250, %1248 ]
  %1259 = phi <4 x double> [ %1238, %1251 ], [ %1256, %1255 ], [ %1249, %1248 ]
  %1260 = extractelement <4 x double> %1259, i32 %1245
  %1261 = fcmp contract ole double %1260, 1.000000e+00
  %1262 = zext i1 %1261 to i64
  store i64 %1262, ptr %1241, align 8
  %1263 = fcmp contract ogt double %1258, 1.000000e+00
  %1264 = add nsw i64 %1237, 20
  br i1 %1263, label %1265, label %1269

1265:
  %1266 = getelementptr inbounds i64, ptr %1226, i64 %1264
  %1267 = load i64, ptr %1266, align 8
  %1268 = add nsw i64 %1267, 1
  br label %1269

1269:
  %1270 = phi i64 [ %1268, %1265 ], [ 0, %1257 ]
  %1271 = getelementptr inbounds i64, ptr %1226, i64 %1264
  store i64 %1270, ptr %1271, align 8
  %1272 = xor i1 %1261, true
  %1273 = sext i1 %1272 to i32
  %1274 = add i32 %1239, %1273
  br label %1275

1275:
  %1276 = phi i32 [ %1274, %1269 ], [ %1239, %1236 ]
  %1277 = phi <4 x double> [ %1259, %1269 ], [ %1238, %1236 ]
  %1278 = add nsw i64 %1237, 1
  %1279 = icmp eq i64 %1278, 4
  br i1 %1279, label %1280, label %1236

1280:
  %1281 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %1277, ptr %1281, align 32
  %1282 = icmp eq i32 %1276, 0
  br i1 %1282, label %1528, label %1283

1283:
  %1284 = load i64, ptr %43, align 8
  %1285 = icmp eq i64 %1284, 0
  br i1 %1285, label %1528, label %1286

1286:
  %1287 = load i64, ptr %28, align 8
  %1288 = load ptr, ptr %29, align 8
  %1289 = load ptr, ptr %30, align 8
  %1290 = load ptr, ptr %44, align 8
  %1291 = load ptr, ptr %23, align 8
  %1292 = getelementptr inbounds <4 x double>, ptr %1291, i64 2
  %1293 = load <4 x double>, ptr %1292, align 32
  store <4 x double> %1293, ptr %3, align 32
  %1294 = getelementptr inbounds <4 x double>, ptr %1291, i64 3
  %1295 = load <4 x double>, ptr %1294, align 32
  %1296 = icmp sgt i64 %1284, 0
  br i1 %1296, label %1297, label %1299

1297:
  %1298 = load ptr, ptr %45, align 8
  br label %1316

1299:
  %1300 = phi i32 [ 0, %1286 ], [ %1323, %1316 ]
  %1301 = load ptr, ptr %46, align 8
  %1302 = load ptr, ptr %31, align 8
  %1303 = load ptr, ptr %47, align 8
  %1304 = load ptr, ptr %33, align 8
  call void %1301(ptr %3, ptr %1289, ptr %1302, ptr %1303, ptr %1304)
  %1305 = icmp eq i32 %1300, 0
  br i1 %1305, label %1368, label %1306

1306:
  %1307 = icmp sgt i64 %1287, 0
  br i1 %1307, label %1310, label %1308

1308:
  %1309 = fmul contract <4 x double> %1295, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1326

1310:
  %1311 = mul nsw i64 %1287, 20
  %1312 = fcmp contract ogt <4 x double> %1295, zeroinitializer
  %1313 = select <4 x i1> %1312, <4 x double> %1295, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1314 = fmul contract <4 x double> %1295, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1315 = fmul contract <4 x double> %1295, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1335

1316:
  %1317 = phi i32 [ 0, %1297 ], [ %1323, %1316 ]
  %1318 = phi i64 [ 0, %1297 ], [ %1324, %1316 ]
  %1319 = getelementptr inbounds i64, ptr %1298, i64 %1318
  %1320 = load i64, ptr %1319, align 8
  %1321 = icmp ne i64 %1320, 0
  %1322 = zext i1 %1321 to i32
  %1323 = or i32 %1317, %1322
  %1324 = add nsw i64 %1318, 1
  %1325 = icmp eq i64 %1324, %1284
  br i1 %1325, label %1299, label %1316

1326:
  %1327 = phi <4 x double> [ %1309, %1308 ], [ %1314, %1335 ]
  %1328 = load <4 x double>, ptr %1291, align 32
  %1329 = fadd contract <4 x double> %1327, %1328
  store <4 x double> %1329, ptr %4, align 32
  %1330 = load ptr, ptr %46, align 8
  %1331 = load ptr, ptr %44, align 8
  %1332 = load ptr, ptr %31, align 8
  %1333 = load ptr, ptr %48, align 8
  %1334 = load ptr, ptr %33, align 8
  call void %1330(ptr %4, ptr %1331, ptr %1332, ptr %1333, ptr %1334)
  br label %1368

1335:
  %1336 = phi i64 [ 0, %1310 ], [ %1366, %1335 ]
  %1337 = add nsw i64 %1336, %1311
  %1338 = getelementptr inbounds <4 x double>, ptr %1288, i64 %1337
  %1339 = load <4 x double>, ptr %1338, align 32
  %1340 = getelementptr inbounds <4 x double>, ptr %1288, i64 %1336
  %1341 = load <4 x double>, ptr %1340, align 32
  %1342 = getelementptr inbounds <4 x double>, ptr %1289, i64 %1336
  %1343 = load <4 x double>, ptr %1342, align 32
  %1344 = fsub contract <4 x double> %1343, %1339
  %1345 = fmul contract <4 x double> %1339, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1346 = fmul contract <4 x double> %1314, %1341
  %1347 = fadd contract <4 x double> %1345, %1346
  %1348 = fmul contract <4 x double> %1347, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1349 = fmul contract <4 x double> %1343, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1350 = add nsw i64 %1336, %1287
  %1351 = getelementptr inbounds <4 x double>, ptr %1289, i64 %1350
  %1352 = load <4 x double>, ptr %1351, align 32
  %1353 = fmul contract <4 x double> %1315, %1352
  %1354 = fsub contract <4 x double> %1349, %1353
  %1355 = fmul contract <4 x double> %1354, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1356 = fadd contract <4 x double> %1348, %1355
  %1357 = getelementptr inbounds <4 x double>, ptr %1290, i64 %1336
  store <4 x double> %1356, ptr %1357, align 32
  %1358 = fmul contract <4 x double> %1344, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1359 = fdiv contract <4 x double> %1358, %1313
  %1360 = fmul contract <4 x double> %1341, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1361 = fsub contract <4 x double> %1359, %1360
  %1362 = load <4 x double>, ptr %1351, align 32
  %1363 = fmul contract <4 x double> %1362, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1364 = fsub contract <4 x double> %1361, %1363
  %1365 = getelementptr inbounds <4 x double>, ptr %1290, i64 %1350
  store <4 x double> %1364, ptr %1365, align 32
  %1366 = add nsw i64 %1336, 1
  %1367 = icmp eq i64 %1366, %1287
  br i1 %1367, label %1326, label %1335

1368:
  %1369 = shl i64 %1287, 2
  %1370 = icmp sgt i64 %1287, 0
  %1371 = mul nsw i64 %1287, 17
  %1372 = getelementptr inbounds <4 x double>, ptr %1288, i64 %1371
  %1373 = mul nsw i64 %1287, 20
  %1374 = getelementptr inbounds <4 x double>, ptr %1288, i64 %1373
  %1375 = shl nsw i64 %1287, 1
  %1376 = or i64 %1375, 1
  %1377 = shl i64 %1284, 1
  %1378 = call i64 @llvm.smax.i64(i64 %1377, i64 1)
  br label %1379

1379:
  %1380 = phi i64 [ 0, %1368 ], [ %1525, %1524 ]
  %1381 = load ptr, ptr %24, align 8
  %1382 = trunc i64 %1380 to i32
  %1383 = and i64 %1380, 4294967279
  %1384 = or i64 %1383, 16
  %1385 = getelementptr inbounds i64, ptr %1381, i64 %1384
  %1386 = load i64, ptr %1385, align 8
  %1387 = icmp eq i64 %1386, 0
  br i1 %1387, label %1524, label %1388

1388:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1382)
  %1389 = load ptr, ptr %50, align 8
  %1390 = getelementptr inbounds i64, ptr %1389, i64 1
  %1391 = load i64, ptr %1390, align 8
  %1392 = load i64, ptr %51, align 8
  %1393 = icmp slt i64 %1391, %1392
  br i1 %1393, label %1394, label %1400

1394:
  %1395 = load ptr, ptr %52, align 8
  %1396 = getelementptr inbounds double, ptr %1395, i64 %1391
  %1397 = load double, ptr %1396, align 8
  %1398 = load double, ptr %53, align 8
  %1399 = fcmp contract ugt double %1397, %1398
  br i1 %1399, label %1400, label %1404

1400:
  %1401 = load double, ptr %54, align 8
  %1402 = call fastcc i32 @suspicious(ptr %49, i64 %1284, double %1401)
  %1403 = icmp eq i32 %1402, 0
  br i1 %1403, label %1484, label %1404

1404:
  %1405 = load ptr, ptr %29, align 8
  %1406 = load ptr, ptr %55, align 8
  %1407 = load i64, ptr %56, align 8
  br label %1461

1408:
  %1409 = mul nsw i64 %1407, 17
  %1410 = getelementptr inbounds double, ptr %1406, i64 %1409
  br label %1411

1411:
  %1412 = phi i64 [ %1418, %1411 ], [ 0, %1408 ]
  %1413 = shl nsw i64 %1412, 2
  %1414 = add nsw i64 %1413, %1380
  %1415 = getelementptr inbounds double, ptr %1372, i64 %1414
  %1416 = load double, ptr %1415, align 8
  %1417 = getelementptr inbounds double, ptr %1410, i64 %1412
  store double %1416, ptr %1417, align 8
  %1418 = add nsw i64 %1412, 1
  %1419 = icmp eq i64 %1418, %1287
  br i1 %1419, label %1420, label %1411

1420:
  %1421 = mul nsw i64 %1407, 20
  %1422 = getelementptr inbounds double, ptr %1406, i64 %1421
  br label %1423

1423:
  %1424 = phi i64 [ 0, %1420 ], [ %1430, %1423 ]
  %1425 = shl nsw i64 %1424, 2
  %1426 = add nsw i64 %1425, %1380
  %1427 = getelementptr inbounds double, ptr %1374, i64 %1426
  %1428 = load double, ptr %1427, align 8
  %1429 = getelementptr inbounds double, ptr %1422, i64 %1424
  store double %1428, ptr %1429, align 8
  %1430 = add nsw i64 %1424, 1
  %1431 = icmp eq i64 %1430, %1287
  br i1 %1431, label %1432, label %1423

1432:
  %1433 = load ptr, ptr %30, align 8
  %1434 = load i64, ptr %57, align 8
  %1435 = add nsw i64 %1434, %1376
  %1436 = load ptr, ptr %58, align 8
  %1437 = icmp sgt i64 %1435, 0
  br i1 %1437, label %1438, label %1447

1438:
  %1439 = phi i64 [ %1445, %1438 ], [ 0, %1432 ]
  %1440 = shl nsw i64 %1439, 2
  %1441 = add nsw i64 %1440, %1380
  %1442 = getelementptr inbounds double, ptr %1433, i64 %1441
  %1443 = load double, ptr %1442, align 8
  %1444 = getelementptr inbounds double, ptr %1436, i64 %1439
  store double %1443, ptr %1444, align 8
  %1445 = add nsw i64 %1439, 1
  %1446 = icmp eq i64 %1445, %1435
  br i1 %1446, label %1447, label %1438

1447:
  %1448 = load ptr, ptr %31, align 8
  %1449 = load i64, ptr %59, align 8
  %1450 = load ptr, ptr %60, align 8
  %1451 = icmp sgt i64 %1449, 0
  br i1 %1451, label %1452, label %1484

1452:
  %1453 = phi i64 [ %1459, %1452 ], [ 0, %1447 ]
  %1454 = shl nsw i64 %1453, 2
  %1455 = add nsw i64 %1454, %1380
  %1456 = getelementptr inbounds double, ptr %1448, i64 %1455
  %1457 = load double, ptr %1456, align 8
  %1458 = getelementptr inbounds double, ptr %1450, i64 %1453
  store double %1457, ptr %1458, align 8
  %1459 = add nsw i64 %1453, 1
  %1460 = icmp eq i64 %1459, %1449
  br i1 %1460, label %1484, label %1452

1461:
  %1462 = phi i64 [ 0, %1404 ], [ %1483, %1482 ]
  %1463 = mul i64 %1369, %1462
  %1464 = getelementptr inbounds double, ptr %1405, i64 %1463
  %1465 = mul nsw i64 %1462, %1407
  %1466 = getelementptr inbounds double, ptr %1406, i64 %1465
  br i1 %1370, label %1467, label %1479

1467:
  %1468 = phi i64 [ %1474, %1467 ], [ 0, %1461 ]
  %1469 = shl nsw i64 %1468, 2
  %1470 = add nsw i64 %1469, %1380
  %1471 = getelementptr inbounds double, ptr %1464, i64 %1470
  %1472 = load double, ptr %1471, align 8
  %1473 = getelementptr inbounds double, ptr %1466, i64 %1468
  store double %1472, ptr %1473, align 8
  %1474 = add nsw i64 %1468, 1
  %1475 = icmp eq i64 %1474, %1287
  br i1 %1475, label %1476, label %1467

1476:
  %1477 = add nsw i64 %1462, 1
  %1478 = icmp eq i64 %1477, 12
  br i1 %1478, label %1408, label %1482

1479:
  %1480 = add nsw i64 %1462, 1
  %1481 = icmp eq i64 %1480, 12
  br i1 %1481, label %1432, label %1482

1482:
  %1483 = phi i64 [ %1477, %1476 ], [ %1480, %1479 ]
  br label %1461

1484:
  %1485 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1486 = fcmp contract olt double %1485, 1.000000e+00
  br i1 %1486, label %1487, label %1509

1487:
  %1488 = load double, ptr %61, align 8
  %1489 = load double, ptr %54, align 8
  %1490 = fmul contract double %1485, %1489
  %1491 = fadd contract double %1488, %1490
  %1492 = load <4 x double>, ptr %1292, align 32
  %1493 = insertelement <4 x double> %1492, double %1491, i32 %1382
  store <4 x double> %1493, ptr %1292, align 32
  %1494 = load i64, ptr %57, align 8
  %1495 = add nsw i64 %1494, %1376
  %1496 = icmp sgt i64 %1495, 0
  br i1 %1496, label %1497, label %1509

1497:
  %1498 = load ptr, ptr %62, align 8
  %1499 = load ptr, ptr %30, align 8
  br label %1500

1500:
  %1501 = phi i64 [ 0, %1497 ], [ %1507, %1500 ]
  %1502 = getelementptr inbounds double, ptr %1498, i64 %1501
  %1503 = load double, ptr %1502, align 8
  %1504 = shl nsw i64 %1501, 2
  %1505 = add nsw i64 %1504, %1380
  %1506 = getelementptr inbounds double, ptr %1499, i64 %1505
  store double %1503, ptr %1506, align 8
  %1507 = add nsw i64 %1501, 1
  %1508 = icmp eq i64 %1507, %1495
  br i1 %1508, label %1509, label %1500

1509:
  br i1 %1296, label %1510, label %1513

1510:
  %1511 = load ptr, ptr %63, align 8
  %1512 = load ptr, ptr %64, align 8
  br label %1515

1513:
  %1514 = load ptr, ptr %50, align 8
  store i64 0, ptr %1514, align 8
  br label %1524

1515:
  %1516 = phi i64 [ 0, %1510 ], [ %1522, %1515 ]
  %1517 = getelementptr inbounds double, ptr %1511, i64 %1516
  %1518 = load double, ptr %1517, align 8
  %1519 = shl nsw i64 %1516, 2
  %1520 = add nsw i64 %1519, %1380
  %1521 = getelementptr inbounds double, ptr %1512, i64 %1520
  store double %1518, ptr %1521, align 8
  %1522 = add nsw i64 %1516, 1
  %1523 = icmp eq i64 %1522, %1378
  br i1 %1523, label %1513, label %1515

1524:
  %1525 = add nsw i64 %1380, 1
  %1526 = icmp eq i64 %1525, 4
  br i1 %1526, label %1527, label %1379

1527:
  br label %1528

1528:
  %1529 = load i64, ptr %28, align 8
  %1530 = load ptr, ptr %29, align 8
  %1531 = load ptr, ptr %30, align 8
  %1532 = load ptr, ptr %24, align 8
  %1533 = getelementptr inbounds i64, ptr %1532, i64 16
  %1534 = load <4 x i64>, ptr %1533, align 32
  %1535 = icmp ne <4 x i64> %1534, zeroinitializer
  %1536 = sext <4 x i1> %1535 to <4 x i64>
  %1537 = icmp sgt i64 %1529, 0
  %1538 = mul nsw i64 %1529, 20
  br i1 %1537, label %1539, label %1551

1539:
  %1540 = phi i64 [ %1549, %1539 ], [ 0, %1528 ]
  %1541 = getelementptr inbounds <4 x double>, ptr %1531, i64 %1540
  %1542 = load <4 x i64>, ptr %1541, align 32
  %1543 = and <4 x i64> %1542, %1536
  %1544 = add nsw i64 %1540, %1538
  %1545 = getelementptr inbounds <4 x double>, ptr %1530, i64 %1544
  %1546 = load <4 x i64>, ptr %1545, align 32
  %1547 = select <4 x i1> %1535, <4 x i64> zeroinitializer, <4 x i64> %1546
  %1548 = or <4 x i64> %1547, %1543
  store <4 x i64> %1548, ptr %1545, align 32
  %1549 = add nsw i64 %1540, 1
  %1550 = icmp eq i64 %1549, %1529
  br i1 %1550, label %1589, label %1539

1551:
  %1552 = getelementptr inbounds <4 x double>, ptr %1530, i64 %1538
  %1553 = load i64, ptr %36, align 8
  %1554 = load i64, ptr %38, align 8
  %1555 = load ptr, ptr %37, align 8
  %1556 = icmp slt i64 %1553, %1554
  br i1 %1556, label %1557, label %1585

1557:
  %1558 = phi i64 [ %1569, %1557 ], [ %1553, %1551 ]
  %1559 = phi <4 x double> [ %1568, %1557 ], [ zeroinitializer, %1551 ]
  %1560 = getelementptr inbounds <4 x double>, ptr %1552, i64 %1558
  %1561 = load <4 x i64>, ptr %1560, align 32
  %1562 = and <4 x i64> %1561, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1563 = bitcast <4 x i64> %1562 to <4 x double>
  %1564 = getelementptr inbounds <4 x double>, ptr %1555, i64 %1558
  %1565 = load <4 x double>, ptr %1564, align 32
  %1566 = fmul contract <4 x double> %1565, %1563
  %1567 = fcmp contract ogt <4 x double> %1566, %1559
  %1568 = select <4 x i1> %1567, <4 x double> %1566, <4 x double> %1559
  %1569 = add nsw i64 %1558, 1
  %1570 = icmp eq i64 %1569, %1554
  br i1 %1570, label %1571, label %1557

1571:
  %1572 = phi i64 [ %1583, %1571 ], [ %1553, %1557 ]
  %1573 = phi <4 x double> [ %1582, %1571 ], [ zeroinitializer, %1557 ]
  %1574 = getelementptr inbounds <4 x double>, ptr %1530, i64 %1572
  %1575 = load <4 x i64>, ptr %1574, align 32
  %1576 = and <4 x i64> %1575, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1577 = bitcast <4 x i64> %1576 to <4 x double>
  %1578 = getelementptr inbounds <4 x double>, ptr %1555, i64 %1572
  %1579 = load <4 x double>, ptr %1578, align 32
  %1580 = fmul contract <4 x double> %1579, %1577
  %1581 = fcmp contract ogt <4 x double> %1580, %1573
  %1582 = select <4 x i1> %1581, <4 x double> %1580, <4 x double> %1573
  %1583 = add nsw i64 %1572, 1
  %1584 = icmp eq i64 %1583, %1554
  br i1 %1584, label %1585, label %1571

1585:
  %1586 = phi <4 x double> [ zeroinitializer, %1551 ], [ %1568, %1571 ]
  %1587 = phi <4 x double> [ zeroinitializer, %1551 ], [ %1582, %1571 ]
  %1588 = shl nsw i64 %1529, 3
  br label %1601

1589:
  %1590 = phi i64 [ %1599, %1589 ], [ 0, %1539 ]
  %1591 = add nsw i64 %1590, %1529
  %1592 = getelementptr inbounds <4 x double>, ptr %1531, i64 %1591
  %1593 = load <4 x i64>, ptr %1592, align 32
  %1594 = and <4 x i64> %1593, %1536
  %1595 = getelementptr inbounds <4 x double>, ptr %1530, i64 %1590
  %1596 = load <4 x i64>, ptr %1595, align 32
  %1597 = select <4 x i1> %1535, <4 x i64> zeroinitializer, <4 x i64> %1596
  %1598 = or <4 x i64> %1597, %1594
  store <4 x i64> %1598, ptr %1595, align 32
  %1599 = add nsw i64 %1590, 1
  %1600 = icmp eq i64 %1599, %1529
  br i1 %1600, label %1551, label %1589

1601:
  %1602 = phi i64 [ 0, %1585 ], [ %1754, %1753 ]
  %1603 = load ptr, ptr %23, align 8
  %1604 = getelementptr inbounds double, ptr %1603, i64 %1602
  %1605 = load ptr, ptr %24, align 8
  %1606 = getelementptr inbounds i64, ptr %1605, i64 %1602
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp slt i64 %1607, 0
  br i1 %1608, label %1753, label %1609

1609:
  %1610 = getelementptr inbounds double, ptr %1604, i64 12
  %1611 = load double, ptr %1610, align 8
  %1612 = getelementptr inbounds double, ptr %1604, i64 16
  %1613 = load double, ptr %1612, align 8
  %1614 = getelementptr inbounds i64, ptr %1606, i64 16
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp eq i64 %1615, 0
  br i1 %1616, label %1617, label %1639

1617:
  %1618 = getelementptr inbounds i64, ptr %1606, i64 12
  store i64 1, ptr %1618, align 8
  %1619 = fcmp contract olt double %1613, 0x7FF0000000000000
  br i1 %1619, label %1620, label %1633

1620:
  %1621 = fcmp contract oeq double %1613, 0.000000e+00
  br i1 %1621, label %1629, label %1622

1622:
  %1623 = call contract double @llvm.sqrt.f64(double %1613)
  %1624 = call contract double @llvm.sqrt.f64(double %1623)
  %1625 = call contract double @llvm.sqrt.f64(double %1624)
  %1626 = fdiv contract double 8.500000e-01, %1625
  %1627 = call contract double @llvm.maxnum.f64(double %1626, double 0x3FD5555555555555)
  %1628 = call contract double @llvm.minnum.f64(double %1627, double 6.000000e+00)
  br label %1629

1629:
  %1630 = phi double [ %1628, %1622 ], [ 6.000000e+00, %1620 ]
  %1631 = fmul contract double %1611, %1630
  %1632 = getelementptr inbounds double, ptr %1604, i64 4
  store double %1631, ptr %1632, align 8
  br label %1753

1633:
  %1634 = fmul contract double %1611, 1.000000e-01
  %1635 = getelementptr inbounds double, ptr %1604, i64 4
  store double %1634, ptr %1635, align 8
  %1636 = getelementptr inbounds i64, ptr %1606, i64 8
  %1637 = load i64, ptr %1636, align 8
  %1638 = add nsw i64 %1637, 1
  store i64 %1638, ptr %1636, align 8
  br label %1753

1639:
  %1640 = fcmp contract oeq double %1613, 0.000000e+00
  br i1 %1640, label %1648, label %1641

1641:
  %1642 = call contract double @llvm.sqrt.f64(double %1613)
  %1643 = call contract double @llvm.sqrt.f64(double %1642)
  %1644 = call contract double @llvm.sqrt.f64(double %1643)
  %1645 = fdiv contract double 8.500000e-01, %1644
  %1646 = call contract double @llvm.maxnum.f64(double %1645, double 0x3FD5555555555555)
  %1647 = call contract double @llvm.minnum.f64(double %1646, double 6.000000e+00)
  br label %1648

1648:
  %1649 = phi double [ %1647, %1641 ], [ 6.000000e+00, %1639 ]
  %1650 = getelementptr inbounds i64, ptr %1606, i64 12
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp eq i64 %1651, 0
  %1653 = call contract double @llvm.minnum.f64(double %1649, double 1.000000e+00)
  %1654 = select i1 %1652, double %1649, double %1653
  %1655 = getelementptr inbounds double, ptr %1604, i64 8
  %1656 = load double, ptr %1655, align 8
  %1657 = load double, ptr %25, align 8
  %1658 = fcmp contract oeq double %1656, %1657
  br i1 %1658, label %1659, label %1662

1659:
  %1660 = getelementptr inbounds double, ptr %1604, i64 4
  %1661 = load double, ptr %1660, align 8
  br label %1662

1662:
  %1663 = phi contract double [ %1661, %1659 ], [ 0.000000e+00, %1648 ]
  %1664 = fmul contract double %1611, %1654
  %1665 = call contract double @llvm.maxnum.f64(double %1664, double %1663)
  %1666 = getelementptr inbounds double, ptr %1604, i64 4
  store double %1665, ptr %1666, align 8
  %1667 = getelementptr inbounds i64, ptr %1606, i64 20
  store i64 0, ptr %1667, align 8
  %1668 = getelementptr inbounds i64, ptr %1606, i64 8
  store i64 0, ptr %1668, align 8
  store i64 0, ptr %1650, align 8
  %1669 = getelementptr inbounds i64, ptr %1606, i64 4
  %1670 = load i64, ptr %1669, align 8
  %1671 = add nsw i64 %1670, 1
  store i64 %1671, ptr %1669, align 8
  %1672 = getelementptr inbounds double, ptr %1604, i64 24
  %1673 = load double, ptr %1672, align 8
  %1674 = fadd contract double %1673, 1.000000e+00
  store double %1674, ptr %1672, align 8
  store double %1656, ptr %1604, align 8
  %1675 = trunc i64 %1602 to i32
  %1676 = extractelement <4 x double> %1586, i32 %1675
  %1677 = getelementptr inbounds double, ptr %1604, i64 28
  store double %1676, ptr %1677, align 8
  %1678 = load i64, ptr %38, align 8
  %1679 = icmp eq i64 %1678, 0
  br i1 %1679, label %1692, label %1680

1680:
  %1681 = extractelement <4 x double> %1587, i32 %1675
  %1682 = load ptr, ptr %31, align 8
  %1683 = load i64, ptr %39, align 8
  %1684 = add nsw i64 %1683, %1678
  %1685 = load i64, ptr %40, align 8
  %1686 = sub i64 %1684, %1685
  %1687 = shl nsw i64 %1686, 2
  %1688 = or i64 %1687, %1602
  %1689 = getelementptr inbounds double, ptr %1682, i64 %1688
  %1690 = load double, ptr %1689, align 8
  %1691 = fadd contract double %1681, %1690
  br label %1692

1692:
  %1693 = phi contract double [ %1691, %1680 ], [ 0.000000e+00, %1662 ]
  %1694 = getelementptr inbounds double, ptr %1604, i64 32
  store double %1693, ptr %1694, align 8
  %1695 = load i64, ptr %65, align 8
  %1696 = icmp sgt i64 %1695, 0
  br i1 %1696, label %1699, label %1697

1697:
  %1698 = load ptr, ptr %30, align 8
  br label %1720

1699:
  %1700 = load i64, ptr %66, align 8
  %1701 = load i64, ptr %28, align 8
  %1702 = load ptr, ptr %30, align 8
  %1703 = shl nsw i64 %1701, 1
  %1704 = or i64 %1703, 1
  %1705 = load ptr, ptr %31, align 8
  %1706 = sub i64 %1700, %1695
  br label %1707

1707:
  %1708 = phi i64 [ 0, %1699 ], [ %1718, %1707 ]
  %1709 = add nsw i64 %1704, %1708
  %1710 = shl nsw i64 %1709, 2
  %1711 = add nsw i64 %1710, %1602
  %1712 = getelementptr inbounds double, ptr %1702, i64 %1711
  %1713 = load double, ptr %1712, align 8
  %1714 = add nsw i64 %1706, %1708
  %1715 = shl nsw i64 %1714, 2
  %1716 = add nsw i64 %1715, %1602
  %1717 = getelementptr inbounds double, ptr %1705, i64 %1716
  store double %1713, ptr %1717, align 8
  %1718 = add nsw i64 %1708, 1
  %1719 = icmp eq i64 %1718, %1695
  br i1 %1719, label %1720, label %1707

1720:
  %1721 = phi ptr [ %1698, %1697 ], [ %1702, %1707 ]
  %1722 = or i64 %1602, %1588
  %1723 = getelementptr inbounds double, ptr %1721, i64 %1722
  %1724 = load double, ptr %1723, align 8
  %1725 = getelementptr inbounds double, ptr %1604, i64 20
  %1726 = load double, ptr %1725, align 8
  %1727 = fcmp contract ogt double %1724, %1726
  %1728 = fcmp contract uno double %1724, 0.000000e+00
  %1729 = or i1 %1728, %1727
  %1730 = select contract i1 %1729, double %1724, double %1726
  store double %1730, ptr %1725, align 8
  %1731 = load double, ptr %67, align 8
  %1732 = fcmp contract ugt double %1724, %1731
  %1733 = load i64, ptr %43, align 8
  %1734 = icmp eq i64 %1733, 0
  br i1 %1734, label %1750, label %1735

1735:
  %1736 = load ptr, ptr %68, align 8
  %1737 = mul nsw i64 %1602, 5
  %1738 = add nsw i64 %1737, 2
  %1739 = getelementptr inbounds i64, ptr %1736, i64 %1738
  %1740 = load i64, ptr %1739, align 8
  %1741 = icmp sgt i64 %1740, -1
  br i1 %1741, label %1742, label %1750

1742:
  %1743 = load ptr, ptr %69, align 8
  %1744 = shl nsw i64 %1740, 2
  %1745 = getelementptr inbounds i64, ptr %1743, i64 %1744
  %1746 = load i64, ptr %1745, align 8
  %1747 = icmp eq i64 %1746, 8
  %1748 = add nsw i64 %1740, 8
  %1749 = select i1 %1747, i64 %1748, i64 5
  br label %1751

1750:
  br i1 %1732, label %1751, label %1753

1751:
  %1752 = phi i64 [ %1749, %1742 ], [ 4, %1750 ]
  call fastcc void @release_4(ptr %0, i32 %1675, i64 %1752)
  br label %1753

1753:
  %1754 = add nsw i64 %1602, 1
  %1755 = icmp eq i64 %1754, 4
  br i1 %1755, label %1756, label %1601

1756:
  %1757 = phi i32 [ %137, %136 ], [ %72, %1753 ]
  %1758 = add nsw i64 %71, 1
  %1759 = icmp sge i64 %1758, %1
  %1760 = icmp eq i32 %1757, 0
  %1761 = select i1 %1759, i1 true, i1 %1760
  br i1 %1761, label %1762, label %70

1762:
  %1763 = phi i1 [ %19, %2 ], [ %1759, %1756 ]
  %1764 = zext i1 %1763 to i64
  ret i64 %1764
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
  br i1 %22, label %776, label %128

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
  br label %496

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
  br i1 %189, label %344, label %370

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
  br i1 %357, label %358, label %370

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
  br i1 %369, label %358, label %373

370:
  %371 = phi <4 x double> [ %353, %356 ], [ zeroinitializer, %343 ]
  %372 = fadd contract <4 x double> %371, zeroinitializer
  br label %402

373:
  %374 = fadd contract <4 x double> %353, %367
  %375 = icmp sgt i64 %129, 2
  br i1 %375, label %376, label %402

376:
  %377 = phi i64 [ %386, %376 ], [ 2, %373 ]
  %378 = phi <4 x double> [ %385, %376 ], [ zeroinitializer, %373 ]
  %379 = getelementptr inbounds <4 x double>, ptr %132, i64 %377
  %380 = load <4 x double>, ptr %379, align 32
  %381 = getelementptr inbounds <4 x double>, ptr %149, i64 %377
  %382 = load <4 x double>, ptr %381, align 32
  %383 = fmul contract <4 x double> %380, %382
  %384 = fmul contract <4 x double> %383, %383
  %385 = fadd contract <4 x double> %378, %384
  %386 = add nsw i64 %377, 4
  %387 = icmp slt i64 %386, %129
  br i1 %387, label %376, label %388

388:
  %389 = icmp sgt i64 %129, 3
  br i1 %389, label %390, label %402

390:
  %391 = phi i64 [ %400, %390 ], [ 3, %388 ]
  %392 = phi <4 x double> [ %399, %390 ], [ zeroinitializer, %388 ]
  %393 = getelementptr inbounds <4 x double>, ptr %132, i64 %391
  %394 = load <4 x double>, ptr %393, align 32
  %395 = getelementptr inbounds <4 x double>, ptr %149, i64 %391
  %396 = load <4 x double>, ptr %395, align 32
  %397 = fmul contract <4 x double> %394, %396
  %398 = fmul contract <4 x double> %397, %397
  %399 = fadd contract <4 x double> %392, %398
  %400 = add nsw i64 %391, 4
  %401 = icmp slt i64 %400, %129
  br i1 %401, label %390, label %402

402:
  %403 = phi <4 x double> [ %385, %388 ], [ zeroinitializer, %370 ], [ zeroinitializer, %373 ], [ %385, %390 ]
  %404 = phi <4 x double> [ %374, %388 ], [ %372, %370 ], [ %374, %373 ], [ %374, %390 ]
  %405 = phi <4 x double> [ zeroinitializer, %388 ], [ zeroinitializer, %370 ], [ zeroinitializer, %373 ], [ %399, %390 ]
  %406 = fadd contract <4 x double> %403, %405
  %407 = fadd contract <4 x double> %404, %406
  %408 = sitofp i64 %129 to double
  %409 = insertelement <4 x double> poison, double %408, i64 0
  %410 = shufflevector <4 x double> %409, <4 x double> poison, <4 x i32> zeroinitializer
  %411 = fdiv contract <4 x double> %407, %410
  br label %412

412:
  %413 = phi i32 [ 0, %402 ], [ %418, %412 ]
  %414 = phi <4 x double> [ %411, %402 ], [ %417, %412 ]
  %415 = extractelement <4 x double> %414, i32 %413
  %416 = call contract double @llvm.sqrt.f64(double %415)
  %417 = insertelement <4 x double> %414, double %416, i32 %413
  %418 = add nsw i32 %413, 1
  %419 = icmp eq i32 %418, 4
  br i1 %419, label %420, label %412

420:
  br i1 %189, label %421, label %447

421:
  %422 = phi i64 [ %431, %421 ], [ 0, %420 ]
  %423 = phi <4 x double> [ %430, %421 ], [ zeroinitializer, %420 ]
  %424 = getelementptr inbounds <4 x double>, ptr %130, i64 %422
  %425 = load <4 x double>, ptr %424, align 32
  %426 = getelementptr inbounds <4 x double>, ptr %149, i64 %422
  %427 = load <4 x double>, ptr %426, align 32
  %428 = fmul contract <4 x double> %425, %427
  %429 = fmul contract <4 x double> %428, %428
  %430 = fadd contract <4 x double> %423, %429
  %431 = add nsw i64 %422, 4
  %432 = icmp slt i64 %431, %129
  br i1 %432, label %421, label %433

433:
  %434 = icmp sgt i64 %129, 1
  br i1 %434, label %435, label %447

435:
  %436 = phi i64 [ %445, %435 ], [ 1, %433 ]
  %437 = phi <4 x double> [ %444, %435 ], [ zeroinitializer, %433 ]
  %438 = getelementptr inbounds <4 x double>, ptr %130, i64 %436
  %439 = load <4 x double>, ptr %438, align 32
  %440 = getelementptr inbounds <4 x double>, ptr %149, i64 %436
  %441 = load <4 x double>, ptr %440, align 32
  %442 = fmul contract <4 x double> %439, %441
  %443 = fmul contract <4 x double> %442, %442
  %444 = fadd contract <4 x double> %437, %443
  %445 = add nsw i64 %436, 4
  %446 = icmp slt i64 %445, %129
  br i1 %446, label %435, label %450

447:
  %448 = phi <4 x double> [ %430, %433 ], [ zeroinitializer, %420 ]
  %449 = fadd contract <4 x double> %448, zeroinitializer
  br label %479

450:
  %451 = fadd contract <4 x double> %430, %444
  %452 = icmp sgt i64 %129, 2
  br i1 %452, label %453, label %479

453:
  %454 = phi i64 [ %463, %453 ], [ 2, %450 ]
  %455 = phi <4 x double> [ %462, %453 ], [ zeroinitializer, %450 ]
  %456 = getelementptr inbounds <4 x double>, ptr %130, i64 %454
  %457 = load <4 x double>, ptr %456, align 32
  %458 = getelementptr inbounds <4 x double>, ptr %149, i64 %454
  %459 = load <4 x double>, ptr %458, align 32
  %460 = fmul contract <4 x double> %457, %459
  %461 = fmul contract <4 x double> %460, %460
  %462 = fadd contract <4 x double> %455, %461
  %463 = add nsw i64 %454, 4
  %464 = icmp slt i64 %463, %129
  br i1 %464, label %453, label %465

465:
  %466 = icmp sgt i64 %129, 3
  br i1 %466, label %467, label %479

467:
  %468 = phi i64 [ %477, %467 ], [ 3, %465 ]
  %469 = phi <4 x double> [ %476, %467 ], [ zeroinitializer, %465 ]
  %470 = getelementptr inbounds <4 x double>, ptr %130, i64 %468
  %471 = load <4 x double>, ptr %470, align 32
  %472 = getelementptr inbounds <4 x double>, ptr %149, i64 %468
  %473 = load <4 x double>, ptr %472, align 32
  %474 = fmul contract <4 x double> %471, %473
  %475 = fmul contract <4 x double> %474, %474
  %476 = fadd contract <4 x double> %469, %475
  %477 = add nsw i64 %468, 4
  %478 = icmp slt i64 %477, %129
  br i1 %478, label %467, label %479

479:
  %480 = phi <4 x double> [ %462, %465 ], [ zeroinitializer, %447 ], [ zeroinitializer, %450 ], [ %462, %467 ]
  %481 = phi <4 x double> [ %451, %465 ], [ %449, %447 ], [ %451, %450 ], [ %451, %467 ]
  %482 = phi <4 x double> [ zeroinitializer, %465 ], [ zeroinitializer, %447 ], [ zeroinitializer, %450 ], [ %476, %467 ]
  %483 = fadd contract <4 x double> %480, %482
  %484 = fadd contract <4 x double> %481, %483
  %485 = fdiv contract <4 x double> %484, %410
  br label %486

486:
  %487 = phi i32 [ 0, %479 ], [ %492, %486 ]
  %488 = phi <4 x double> [ %485, %479 ], [ %491, %486 ]
  %489 = extractelement <4 x double> %488, i32 %487
  %490 = call contract double @llvm.sqrt.f64(double %489)
  %491 = insertelement <4 x double> %488, double %490, i32 %487
  %492 = add nsw i32 %487, 1
  %493 = icmp eq i32 %492, 4
  br i1 %493, label %494, label %486

494:
  %495 = fmul contract double %239, 0x3EB0C6F7A0B5ED8D
  br label %541

496:
  %497 = phi i64 [ 0, %185 ], [ %538, %537 ]
  %498 = shl nsw i64 1, %497
  %499 = and i64 %498, %122
  %500 = icmp eq i64 %499, 0
  br i1 %500, label %537, label %501

501:
  %502 = trunc i64 %497 to i32
  %503 = extractelement <4 x double> %186, i32 %502
  %504 = load ptr, ptr %19, align 8
  %505 = and i64 %497, 4294967267
  %506 = or i64 %505, 28
  %507 = getelementptr inbounds double, ptr %504, i64 %506
  store double %503, ptr %507, align 8
  br i1 %188, label %520, label %508

508:
  %509 = extractelement <4 x double> %187, i32 %502
  %510 = load ptr, ptr %13, align 8
  %511 = load i64, ptr %15, align 8
  %512 = add nsw i64 %511, %154
  %513 = load i64, ptr %17, align 8
  %514 = sub i64 %512, %513
  %515 = shl nsw i64 %514, 2
  %516 = or i64 %515, %497
  %517 = getelementptr inbounds double, ptr %510, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fadd contract double %509, %518
  br label %520

520:
  %521 = phi contract double [ %519, %508 ], [ 0.000000e+00, %501 ]
  %522 = and i64 %497, 4294967263
  %523 = or i64 %522, 32
  %524 = getelementptr inbounds double, ptr %504, i64 %523
  store double %521, ptr %524, align 8
  br i1 %189, label %525, label %537

525:
  %526 = load ptr, ptr %11, align 8
  br label %527

527:
  %528 = phi i64 [ 0, %525 ], [ %535, %527 ]
  %529 = getelementptr inbounds <4 x double>, ptr %147, i64 %528
  %530 = load <4 x double>, ptr %529, align 32
  %531 = extractelement <4 x double> %530, i32 %502
  %532 = shl nsw i64 %528, 2
  %533 = add nsw i64 %532, %497
  %534 = getelementptr inbounds double, ptr %526, i64 %533
  store double %531, ptr %534, align 8
  %535 = add nsw i64 %528, 1
  %536 = icmp eq i64 %535, %129
  br i1 %536, label %537, label %527

537:
  %538 = add nsw i64 %497, 1
  %539 = icmp eq i64 %538, 4
  br i1 %539, label %232, label %496

540:
  br i1 %189, label %564, label %601

541:
  %542 = phi <4 x double> [ undef, %494 ], [ %555, %552 ]
  %543 = phi i32 [ 0, %494 ], [ %556, %552 ]
  %544 = extractelement <4 x double> %417, i32 %543
  %545 = fcmp contract olt double %544, 1.000000e-05
  br i1 %545, label %552, label %546

546:
  %547 = extractelement <4 x double> %491, i32 %543
  %548 = fcmp contract olt double %547, 1.000000e-05
  br i1 %548, label %552, label %549

549:
  %550 = fmul contract double %544, 1.000000e-02
  %551 = fdiv contract double %550, %547
  br label %552

552:
  %553 = phi contract double [ %551, %549 ], [ %495, %546 ], [ %495, %541 ]
  %554 = call contract double @llvm.minnum.f64(double %553, double %239)
  %555 = insertelement <4 x double> %542, double %554, i32 %543
  %556 = add nsw i32 %543, 1
  %557 = icmp eq i32 %556, 4
  br i1 %557, label %540, label %541

558:
  %559 = load <4 x double>, ptr %2, align 32
  %560 = fadd contract <4 x double> %555, %559
  store <4 x double> %560, ptr %2, align 32
  %561 = load ptr, ptr %0, align 8
  %562 = load ptr, ptr %13, align 8
  %563 = load ptr, ptr %141, align 8
  call void %561(ptr %2, ptr %148, ptr %562, ptr %147, ptr %563)
  br label %654

564:
  %565 = phi i64 [ %573, %564 ], [ 0, %540 ]
  %566 = getelementptr inbounds <4 x double>, ptr %132, i64 %565
  %567 = load <4 x double>, ptr %566, align 32
  %568 = getelementptr inbounds <4 x double>, ptr %130, i64 %565
  %569 = load <4 x double>, ptr %568, align 32
  %570 = fmul contract <4 x double> %555, %569
  %571 = fadd contract <4 x double> %567, %570
  %572 = getelementptr inbounds <4 x double>, ptr %148, i64 %565
  store <4 x double> %571, ptr %572, align 32
  %573 = add nsw i64 %565, 1
  %574 = icmp eq i64 %573, %129
  br i1 %574, label %558, label %564

575:
  %576 = phi i64 [ %585, %575 ], [ 0, %654 ]
  %577 = phi <4 x double> [ %584, %575 ], [ zeroinitializer, %654 ]
  %578 = getelementptr inbounds <4 x double>, ptr %147, i64 %576
  %579 = load <4 x double>, ptr %578, align 32
  %580 = getelementptr inbounds <4 x double>, ptr %149, i64 %576
  %581 = load <4 x double>, ptr %580, align 32
  %582 = fmul contract <4 x double> %579, %581
  %583 = fmul contract <4 x double> %582, %582
  %584 = fadd contract <4 x double> %577, %583
  %585 = add nsw i64 %576, 4
  %586 = icmp slt i64 %585, %129
  br i1 %586, label %575, label %587

587:
  %588 = icmp sgt i64 %129, 1
  br i1 %588, label %589, label %607

589:
  %590 = phi i64 [ %599, %589 ], [ 1, %587 ]
  %591 = phi <4 x double> [ %598, %589 ], [ zeroinitializer, %587 ]
  %592 = getelementptr inbounds <4 x double>, ptr %147, i64 %590
  %593 = load <4 x double>, ptr %592, align 32
  %594 = getelementptr inbounds <4 x double>, ptr %149, i64 %590
  %595 = load <4 x double>, ptr %594, align 32
  %596 = fmul contract <4 x double> %593, %595
  %597 = fmul contract <4 x double> %596, %596
  %598 = fadd contract <4 x double> %591, %597
  %599 = add nsw i64 %590, 4
  %600 = icmp slt i64 %599, %129
  br i1 %600, label %589, label %610

601:
  %602 = load <4 x double>, ptr %2, align 32
  %603 = fadd contract <4 x double> %555, %602
  store <4 x double> %603, ptr %2, align 32
  %604 = load ptr, ptr %0, align 8
  %605 = load ptr, ptr %13, align 8
  %606 = load ptr, ptr %141, align 8
  call void %604(ptr %2, ptr %148, ptr %605, ptr %147, ptr %606)
  br label %607

607:
  %608 = phi <4 x double> [ %584, %587 ], [ zeroinitializer, %601 ]
  %609 = fadd contract <4 x double> %608, zeroinitializer
  br label %639

610:
  %611 = fadd contract <4 x double> %584, %598
  %612 = icmp sgt i64 %129, 2
  br i1 %612, label %613, label %639

613:
  %614 = phi i64 [ %623, %613 ], [ 2, %610 ]
  %615 = phi <4 x double> [ %622, %613 ], [ zeroinitializer, %610 ]
  %616 = getelementptr inbounds <4 x double>, ptr %147, i64 %614
  %617 = load <4 x double>, ptr %616, align 32
  %618 = getelementptr inbounds <4 x double>, ptr %149, i64 %614
  %619 = load <4 x double>, ptr %618, align 32
  %620 = fmul contract <4 x double> %617, %619
  %621 = fmul contract <4 x double> %620, %620
  %622 = fadd contract <4 x double> %615, %621
  %623 = add nsw i64 %614, 4
  %624 = icmp slt i64 %623, %129
  br i1 %624, label %613, label %625

625:
  %626 = icmp sgt i64 %129, 3
  br i1 %626, label %627, label %639

627:
  %628 = phi i64 [ %637, %627 ], [ 3, %625 ]
  %629 = phi <4 x double> [ %636, %627 ], [ zeroinitializer, %625 ]
  %630 = getelementptr inbounds <4 x double>, ptr %147, i64 %628
  %631 = load <4 x double>, ptr %630, align 32
  %632 = getelementptr inbounds <4 x double>, ptr %149, i64 %628
  %633 = load <4 x double>, ptr %632, align 32
  %634 = fmul contract <4 x double> %631, %633
  %635 = fmul contract <4 x double> %634, %634
  %636 = fadd contract <4 x double> %629, %635
  %637 = add nsw i64 %628, 4
  %638 = icmp slt i64 %637, %129
  br i1 %638, label %627, label %639

639:
  %640 = phi <4 x double> [ %622, %625 ], [ zeroinitializer, %607 ], [ zeroinitializer, %610 ], [ %622, %627 ]
  %641 = phi <4 x double> [ %611, %625 ], [ %609, %607 ], [ %611, %610 ], [ %611, %627 ]
  %642 = phi <4 x double> [ zeroinitializer, %625 ], [ zeroinitializer, %607 ], [ zeroinitializer, %610 ], [ %636, %627 ]
  %643 = fadd contract <4 x double> %640, %642
  %644 = fadd contract <4 x double> %641, %643
  %645 = fdiv contract <4 x double> %644, %410
  br label %646

646:
  %647 = phi i32 [ 0, %639 ], [ %652, %646 ]
  %648 = phi <4 x double> [ %645, %639 ], [ %651, %646 ]
  %649 = extractelement <4 x double> %648, i32 %647
  %650 = call contract double @llvm.sqrt.f64(double %649)
  %651 = insertelement <4 x double> %648, double %650, i32 %647
  %652 = add nsw i32 %647, 1
  %653 = icmp eq i32 %652, 4
  br i1 %653, label %675, label %646

654:
  %655 = phi i64 [ %661, %654 ], [ 0, %558 ]
  %656 = getelementptr inbounds <4 x double>, ptr %130, i64 %655
  %657 = load <4 x double>, ptr %656, align 32
  %658 = getelementptr inbounds <4 x double>, ptr %147, i64 %655
  %659 = load <4 x double>, ptr %658, align 32
  %660 = fsub contract <4 x double> %659, %657
  store <4 x double> %660, ptr %658, align 32
  %661 = add nsw i64 %655, 1
  %662 = icmp eq i64 %661, %129
  br i1 %662, label %575, label %654

663:
  %664 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %665 = load i64, ptr %664, align 8
  %666 = icmp eq i64 %665, 0
  br i1 %666, label %775, label %667

667:
  %668 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %669 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %670 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %671 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %672 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %673 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %674 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  br label %710

675:
  %676 = phi i64 [ %708, %707 ], [ 0, %646 ]
  %677 = shl nsw i64 1, %676
  %678 = and i64 %677, %122
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %707, label %680

680:
  %681 = trunc i64 %676 to i32
  %682 = extractelement <4 x double> %491, i32 %681
  %683 = extractelement <4 x double> %651, i32 %681
  %684 = extractelement <4 x double> %555, i32 %681
  %685 = fdiv contract double %683, %684
  %686 = call contract double @llvm.maxnum.f64(double %682, double %685)
  %687 = fmul contract double %239, %686
  %688 = fcmp contract ugt double %687, 1.000000e-15
  br i1 %688, label %692, label %689

689:
  %690 = fmul contract double %684, 1.000000e-03
  %691 = call contract double @llvm.maxnum.f64(double %495, double %690)
  br label %697

692:
  %693 = fdiv contract double 1.000000e-02, %686
  %694 = call contract double @llvm.sqrt.f64(double %693)
  %695 = call contract double @llvm.sqrt.f64(double %694)
  %696 = call contract double @llvm.sqrt.f64(double %695)
  br label %697

697:
  %698 = phi contract double [ %691, %689 ], [ %696, %692 ]
  %699 = fmul contract double %684, 1.000000e+02
  %700 = call contract double @llvm.minnum.f64(double %699, double %698)
  %701 = call contract double @llvm.minnum.f64(double %700, double %239)
  %702 = load ptr, ptr %19, align 8
  %703 = add nsw i64 %676, 4
  %704 = getelementptr inbounds double, ptr %702, i64 %703
  store double %701, ptr %704, align 8
  %705 = add nsw i64 %676, 24
  %706 = getelementptr inbounds double, ptr %702, i64 %705
  store double 3.000000e+00, ptr %706, align 8
  br label %707

707:
  %708 = add nsw i64 %676, 1
  %709 = icmp eq i64 %708, 4
  br i1 %709, label %663, label %675

710:
  %711 = phi i64 [ 0, %667 ], [ %773, %772 ]
  %712 = shl nsw i64 1, %711
  %713 = and i64 %712, %122
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %772, label %715

715:
  %716 = trunc i64 %711 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %716)
  %717 = load ptr, ptr %13, align 8
  %718 = load i64, ptr %668, align 8
  %719 = load ptr, ptr %669, align 8
  %720 = icmp sgt i64 %718, 0
  br i1 %720, label %721, label %730

721:
  %722 = phi i64 [ %728, %721 ], [ 0, %715 ]
  %723 = shl nsw i64 %722, 2
  %724 = add nsw i64 %723, %711
  %725 = getelementptr inbounds double, ptr %717, i64 %724
  %726 = load double, ptr %725, align 8
  %727 = getelementptr inbounds double, ptr %719, i64 %722
  store double %726, ptr %727, align 8
  %728 = add nsw i64 %722, 1
  %729 = icmp eq i64 %728, %718
  br i1 %729, label %730, label %721

730:
  %731 = load ptr, ptr %670, align 8
  br i1 %189, label %732, label %753

732:
  %733 = phi i64 [ %739, %732 ], [ 0, %730 ]
  %734 = shl nsw i64 %733, 2
  %735 = add nsw i64 %734, %711
  %736 = getelementptr inbounds double, ptr %132, i64 %735
  %737 = load double, ptr %736, align 8
  %738 = getelementptr inbounds double, ptr %731, i64 %733
  store double %737, ptr %738, align 8
  %739 = add nsw i64 %733, 1
  %740 = icmp eq i64 %739, %129
  br i1 %740, label %741, label %732

741:
  %742 = load ptr, ptr %11, align 8
  %743 = getelementptr inbounds double, ptr %731, i64 %129
  br label %744

744:
  %745 = phi i64 [ 0, %741 ], [ %751, %744 ]
  %746 = shl nsw i64 %745, 2
  %747 = add nsw i64 %746, %711
  %748 = getelementptr inbounds double, ptr %742, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = getelementptr inbounds double, ptr %743, i64 %745
  store double %749, ptr %750, align 8
  %751 = add nsw i64 %745, 1
  %752 = icmp eq i64 %751, %129
  br i1 %752, label %753, label %744

753:
  %754 = load ptr, ptr %672, align 8
  store i64 0, ptr %754, align 8
  call fastcc void @begin_watch(ptr %3, ptr %671)
  %755 = load i64, ptr %664, align 8
  %756 = icmp sgt i64 %755, 0
  br i1 %756, label %757, label %762

757:
  %758 = shl i64 %755, 1
  %759 = load ptr, ptr %673, align 8
  %760 = load ptr, ptr %674, align 8
  %761 = call i64 @llvm.smax.i64(i64 %758, i64 1)
  br label %763

762:
  br label %772

763:
  %764 = phi i64 [ 0, %757 ], [ %770, %763 ]
  %765 = getelementptr inbounds double, ptr %759, i64 %764
  %766 = load double, ptr %765, align 8
  %767 = shl nsw i64 %764, 2
  %768 = add nsw i64 %767, %711
  %769 = getelementptr inbounds double, ptr %760, i64 %768
  store double %766, ptr %769, align 8
  %770 = add nsw i64 %764, 1
  %771 = icmp eq i64 %770, %761
  br i1 %771, label %762, label %763

772:
  %773 = add nsw i64 %711, 1
  %774 = icmp eq i64 %773, 4
  br i1 %774, label %775, label %710

775:
  br label %776

776:
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
  br i1 %21, label %1762, label %22

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
  %71 = phi i64 [ 0, %22 ], [ %1758, %1756 ]
  %72 = phi i32 [ %18, %22 ], [ %1757, %1756 ]
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
  br label %1756

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
  br i1 %760, label %761, label %787

761:
  %762 = phi i64 [ %771, %761 ], [ 0, %757 ]
  %763 = phi <8 x double> [ %770, %761 ], [ zeroinitializer, %757 ]
  %764 = getelementptr inbounds <8 x double>, ptr %759, i64 %762
  %765 = load <8 x double>, ptr %764, align 64
  %766 = getelementptr inbounds <8 x double>, ptr %145, i64 %762
  %767 = load <8 x double>, ptr %766, align 64
  %768 = fmul contract <8 x double> %765, %767
  %769 = fmul contract <8 x double> %768, %768
  %770 = fadd contract <8 x double> %763, %769
  %771 = add nsw i64 %762, 4
  %772 = icmp slt i64 %771, %139
  br i1 %772, label %761, label %773

773:
  %774 = icmp sgt i64 %139, 1
  br i1 %774, label %775, label %787

775:
  %776 = phi i64 [ %785, %775 ], [ 1, %773 ]
  %777 = phi <8 x double> [ %784, %775 ], [ zeroinitializer, %773 ]
  %778 = getelementptr inbounds <8 x double>, ptr %759, i64 %776
  %779 = load <8 x double>, ptr %778, align 64
  %780 = getelementptr inbounds <8 x double>, ptr %145, i64 %776
  %781 = load <8 x double>, ptr %780, align 64
  %782 = fmul contract <8 x double> %779, %781
  %783 = fmul contract <8 x double> %782, %782
  %784 = fadd contract <8 x double> %777, %783
  %785 = add nsw i64 %776, 4
  %786 = icmp slt i64 %785, %139
  br i1 %786, label %775, label %790

787:
  %788 = phi <8 x double> [ %770, %773 ], [ zeroinitializer, %757 ]
  %789 = fadd contract <8 x double> %788, zeroinitializer
  br label %819

790:
  %791 = fadd contract <8 x double> %770, %784
  %792 = icmp sgt i64 %139, 2
  br i1 %792, label %793, label %819

793:
  %794 = phi i64 [ %803, %793 ], [ 2, %790 ]
  %795 = phi <8 x double> [ %802, %793 ], [ zeroinitializer, %790 ]
  %796 = getelementptr inbounds <8 x double>, ptr %759, i64 %794
  %797 = load <8 x double>, ptr %796, align 64
  %798 = getelementptr inbounds <8 x double>, ptr %145, i64 %794
  %799 = load <8 x double>, ptr %798, align 64
  %800 = fmul contract <8 x double> %797, %799
  %801 = fmul contract <8 x double> %800, %800
  %802 = fadd contract <8 x double> %795, %801
  %803 = add nsw i64 %794, 4
  %804 = icmp slt i64 %803, %139
  br i1 %804, label %793, label %805

805:
  %806 = icmp sgt i64 %139, 3
  br i1 %806, label %807, label %819

807:
  %808 = phi i64 [ %817, %807 ], [ 3, %805 ]
  %809 = phi <8 x double> [ %816, %807 ], [ zeroinitializer, %805 ]
  %810 = getelementptr inbounds <8 x double>, ptr %759, i64 %808
  %811 = load <8 x double>, ptr %810, align 64
  %812 = getelementptr inbounds <8 x double>, ptr %145, i64 %808
  %813 = load <8 x double>, ptr %812, align 64
  %814 = fmul contract <8 x double> %811, %813
  %815 = fmul contract <8 x double> %814, %814
  %816 = fadd contract <8 x double> %809, %815
  %817 = add nsw i64 %808, 4
  %818 = icmp slt i64 %817, %139
  br i1 %818, label %807, label %819

819:
  %820 = phi <8 x double> [ %802, %805 ], [ zeroinitializer, %787 ], [ zeroinitializer, %790 ], [ %802, %807 ]
  %821 = phi <8 x double> [ %791, %805 ], [ %789, %787 ], [ %791, %790 ], [ %791, %807 ]
  %822 = phi <8 x double> [ zeroinitializer, %805 ], [ zeroinitializer, %787 ], [ zeroinitializer, %790 ], [ %816, %807 ]
  %823 = fadd contract <8 x double> %820, %822
  %824 = fadd contract <8 x double> %821, %823
  %825 = sitofp i64 %139 to double
  %826 = insertelement <8 x double> poison, double %825, i64 0
  %827 = shufflevector <8 x double> %826, <8 x double> poison, <8 x i32> zeroinitializer
  %828 = fdiv contract <8 x double> %824, %827
  br label %829

829:
  %830 = phi i32 [ 0, %819 ], [ %835, %829 ]
  %831 = phi <8 x double> [ %828, %819 ], [ %834, %829 ]
  %832 = extractelement <8 x double> %831, i32 %830
  %833 = call contract double @llvm.sqrt.f64(double %832)
  %834 = insertelement <8 x double> %831, double %833, i32 %830
  %835 = add nsw i32 %830, 1
  %836 = icmp eq i32 %835, 8
  br i1 %836, label %837, label %829

837:
  br i1 %760, label %838, label %864

838:
  %839 = phi i64 [ %848, %838 ], [ 0, %837 ]
  %840 = phi <8 x double> [ %847, %838 ], [ zeroinitializer, %837 ]
  %841 = getelementptr inbounds <8 x double>, ptr %147, i64 %839
  %842 = load <8 x double>, ptr %841, align 64
  %843 = getelementptr inbounds <8 x double>, ptr %145, i64 %839
  %844 = load <8 x double>, ptr %843, align 64
  %845 = fmul contract <8 x double> %842, %844
  %846 = fmul contract <8 x double> %845, %845
  %847 = fadd contract <8 x double> %840, %846
  %848 = add nsw i64 %839, 4
  %849 = icmp slt i64 %848, %139
  br i1 %849, label %838, label %850

850:
  %851 = icmp sgt i64 %139, 1
  br i1 %851, label %852, label %864

852:
  %853 = phi i64 [ %862, %852 ], [ 1, %850 ]
  %854 = phi <8 x double> [ %861, %852 ], [ zeroinitializer, %850 ]
  %855 = getelementptr inbounds <8 x double>, ptr %147, i64 %853
  %856 = load <8 x double>, ptr %855, align 64
  %857 = getelementptr inbounds <8 x double>, ptr %145, i64 %853
  %858 = load <8 x double>, ptr %857, align 64
  %859 = fmul contract <8 x double> %856, %858
  %860 = fmul contract <8 x double> %859, %859
  %861 = fadd contract <8 x double> %854, %860
  %862 = add nsw i64 %853, 4
  %863 = icmp slt i64 %862, %139
  br i1 %863, label %852, label %867

864:
  %865 = phi <8 x double> [ %847, %850 ], [ zeroinitializer, %837 ]
  %866 = fadd contract <8 x double> %865, zeroinitializer
  br label %896

867:
  %868 = fadd contract <8 x double> %847, %861
  %869 = icmp sgt i64 %139, 2
  br i1 %869, label %870, label %896

870:
  %871 = phi i64 [ %880, %870 ], [ 2, %867 ]
  %872 = phi <8 x double> [ %879, %870 ], [ zeroinitializer, %867 ]
  %873 = getelementptr inbounds <8 x double>, ptr %147, i64 %871
  %874 = load <8 x double>, ptr %873, align 64
  %875 = getelementptr inbounds <8 x double>, ptr %145, i64 %871
  %876 = load <8 x double>, ptr %875, align 64
  %877 = fmul contract <8 x double> %874, %876
  %878 = fmul contract <8 x double> %877, %877
  %879 = fadd contract <8 x double> %872, %878
  %880 = add nsw i64 %871, 4
  %881 = icmp slt i64 %880, %139
  br i1 %881, label %870, label %882

882:
  %883 = icmp sgt i64 %139, 3
  br i1 %883, label %884, label %896

884:
  %885 = phi i64 [ %894, %884 ], [ 3, %882 ]
  %886 = phi <8 x double> [ %893, %884 ], [ zeroinitializer, %882 ]
  %887 = getelementptr inbounds <8 x double>, ptr %147, i64 %885
  %888 = load <8 x double>, ptr %887, align 64
  %889 = getelementptr inbounds <8 x double>, ptr %145, i64 %885
  %890 = load <8 x double>, ptr %889, align 64
  %891 = fmul contract <8 x double> %888, %890
  %892 = fmul contract <8 x double> %891, %891
  %893 = fadd contract <8 x double> %886, %892
  %894 = add nsw i64 %885, 4
  %895 = icmp slt i64 %894, %139
  br i1 %895, label %884, label %896

896:
  %897 = phi <8 x double> [ %879, %882 ], [ zeroinitializer, %864 ], [ zeroinitializer, %867 ], [ %879, %884 ]
  %898 = phi <8 x double> [ %868, %882 ], [ %866, %864 ], [ %868, %867 ], [ %868, %884 ]
  %899 = phi <8 x double> [ zeroinitializer, %882 ], [ zeroinitializer, %864 ], [ zeroinitializer, %867 ], [ %893, %884 ]
  %900 = fadd contract <8 x double> %897, %899
  %901 = fadd contract <8 x double> %898, %900
  %902 = fdiv contract <8 x double> %901, %827
  br label %903

903:
  %904 = phi i32 [ 0, %896 ], [ %909, %903 ]
  %905 = phi <8 x double> [ %902, %896 ], [ %908, %903 ]
  %906 = extractelement <8 x double> %905, i32 %904
  %907 = call contract double @llvm.sqrt.f64(double %906)
  %908 = insertelement <8 x double> %905, double %907, i32 %904
  %909 = add nsw i32 %904, 1
  %910 = icmp eq i32 %909, 8
  br i1 %910, label %911, label %903

911:
  %912 = load ptr, ptr %24, align 8
  br label %920

913:
  %914 = getelementptr inbounds <8 x double>, ptr %76, i64 6
  %915 = load <8 x double>, ptr %914, align 64
  %916 = fadd contract <8 x double> %915, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %916, ptr %914, align 64
  %917 = icmp eq i32 %952, 0
  br i1 %917, label %918, label %955

918:
  %919 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %942, ptr %919, align 64
  br label %1528

920:
  %921 = phi i64 [ 0, %911 ], [ %953, %940 ]
  %922 = phi <8 x double> [ undef, %911 ], [ %942, %940 ]
  %923 = phi i32 [ 0, %911 ], [ %952, %940 ]
  %924 = trunc i64 %921 to i32
  %925 = extractelement <8 x double> %834, i32 %924
  %926 = fcmp contract oeq double %925, 0.000000e+00
  %927 = extractelement <8 x double> %908, i32 %924
  %928 = fcmp contract oeq double %927, 0.000000e+00
  %929 = select i1 %926, i1 %928, i1 false
  br i1 %929, label %940, label %930

930:
  %931 = extractelement <8 x double> %143, i32 %924
  %932 = fmul contract double %931, %925
  %933 = fmul contract double %925, %932
  %934 = fmul contract double %925, %925
  %935 = fmul contract double %927, 1.000000e-02
  %936 = fmul contract double %927, %935
  %937 = fadd contract double %934, %936
  %938 = call contract double @llvm.sqrt.f64(double %937)
  %939 = fdiv contract double %933, %938
  br label %940

940:
  %941 = phi contract double [ %939, %930 ], [ 0.000000e+00, %920 ]
  %942 = insertelement <8 x double> %922, double %941, i32 %924
  %943 = getelementptr inbounds i64, ptr %912, i64 %921
  %944 = load i64, ptr %943, align 8
  %945 = icmp sgt i64 %944, -1
  %946 = fcmp contract ole double %941, 1.000000e+00
  %947 = select i1 %945, i1 %946, i1 false
  %948 = zext i1 %947 to i64
  %949 = add nsw i64 %921, 32
  %950 = getelementptr inbounds i64, ptr %912, i64 %949
  store i64 %948, ptr %950, align 8
  %951 = zext i1 %947 to i32
  %952 = add i32 %923, %951
  %953 = add nsw i64 %921, 1
  %954 = icmp eq i64 %953, 8
  br i1 %954, label %913, label %920

955:
  %956 = load ptr, ptr %42, align 8
  %957 = load ptr, ptr %31, align 8
  %958 = load ptr, ptr %30, align 8
  %959 = load ptr, ptr %33, align 8
  call void %956(ptr %17, ptr %149, ptr %957, ptr %958, ptr %959)
  br i1 %760, label %960, label %963

960:
  %961 = shl i64 %139, 1
  %962 = call i64 @llvm.smax.i64(i64 %961, i64 1)
  br label %1227

963:
  %964 = phi <8 x double> [ zeroinitializer, %955 ], [ %1233, %1227 ]
  %965 = load i64, ptr %28, align 8
  %966 = load ptr, ptr %23, align 8
  %967 = load ptr, ptr %29, align 8
  %968 = mul nsw i64 %965, 17
  %969 = getelementptr inbounds <8 x double>, ptr %967, i64 %968
  %970 = load ptr, ptr %30, align 8
  %971 = mul nsw i64 %965, 19
  %972 = getelementptr inbounds <8 x double>, ptr %967, i64 %971
  %973 = icmp sgt i64 %965, 0
  br i1 %973, label %1050, label %1000

974:
  %975 = phi i64 [ %984, %974 ], [ 0, %1050 ]
  %976 = phi <8 x double> [ %983, %974 ], [ zeroinitializer, %1050 ]
  %977 = getelementptr inbounds <8 x double>, ptr %972, i64 %975
  %978 = load <8 x double>, ptr %977, align 64
  %979 = getelementptr inbounds <8 x double>, ptr %145, i64 %975
  %980 = load <8 x double>, ptr %979, align 64
  %981 = fmul contract <8 x double> %978, %980
  %982 = fmul contract <8 x double> %981, %981
  %983 = fadd contract <8 x double> %976, %982
  %984 = add nsw i64 %975, 4
  %985 = icmp slt i64 %984, %965
  br i1 %985, label %974, label %986

986:
  %987 = icmp sgt i64 %965, 1
  br i1 %987, label %988, label %1000

988:
  %989 = phi i64 [ %998, %988 ], [ 1, %986 ]
  %990 = phi <8 x double> [ %997, %988 ], [ zeroinitializer, %986 ]
  %991 = getelementptr inbounds <8 x double>, ptr %972, i64 %989
  %992 = load <8 x double>, ptr %991, align 64
  %993 = getelementptr inbounds <8 x double>, ptr %145, i64 %989
  %994 = load <8 x double>, ptr %993, align 64
  %995 = fmul contract <8 x double> %992, %994
  %996 = fmul contract <8 x double> %995, %995
  %997 = fadd contract <8 x double> %990, %996
  %998 = add nsw i64 %989, 4
  %999 = icmp slt i64 %998, %965
  br i1 %999, label %988, label %1003

1000:
  %1001 = phi <8 x double> [ %983, %986 ], [ zeroinitializer, %963 ]
  %1002 = fadd contract <8 x double> %1001, zeroinitializer
  br label %1032

1003:
  %1004 = fadd contract <8 x double> %983, %997
  %1005 = icmp sgt i64 %965, 2
  br i1 %1005, label %1006, label %1032

1006:
  %1007 = phi i64 [ %1016, %1006 ], [ 2, %1003 ]
  %1008 = phi <8 x double> [ %1015, %1006 ], [ zeroinitializer, %1003 ]
  %1009 = getelementptr inbounds <8 x double>, ptr %972, i64 %1007
  %1010 = load <8 x double>, ptr %1009, align 64
  %1011 = getelementptr inbounds <8 x double>, ptr %145, i64 %1007
  %1012 = load <8 x double>, ptr %1011, align 64
  %1013 = fmul contract <8 x double> %1010, %1012
  %1014 = fmul contract <8 x double> %1013, %1013
  %1015 = fadd contract <8 x double> %1008, %1014
  %1016 = add nsw i64 %1007, 4
  %1017 = icmp slt i64 %1016, %965
  br i1 %1017, label %1006, label %1018

1018:
  %1019 = icmp sgt i64 %965, 3
  br i1 %1019, label %1020, label %1032

1020:
  %1021 = phi i64 [ %1030, %1020 ], [ 3, %1018 ]
  %1022 = phi <8 x double> [ %1029, %1020 ], [ zeroinitializer, %1018 ]
  %1023 = getelementptr inbounds <8 x double>, ptr %972, i64 %1021
  %1024 = load <8 x double>, ptr %1023, align 64
  %1025 = getelementptr inbounds <8 x double>, ptr %145, i64 %1021
  %1026 = load <8 x double>, ptr %1025, align 64
  %1027 = fmul contract <8 x double> %1024, %1026
  %1028 = fmul contract <8 x double> %1027, %1027
  %1029 = fadd contract <8 x double> %1022, %1028
  %1030 = add nsw i64 %1021, 4
  %1031 = icmp slt i64 %1030, %965
  br i1 %1031, label %1020, label %1032

1032:
  %1033 = phi <8 x double> [ %1015, %1018 ], [ zeroinitializer, %1000 ], [ zeroinitializer, %1003 ], [ %1015, %1020 ]
  %1034 = phi <8 x double> [ %1004, %1018 ], [ %1002, %1000 ], [ %1004, %1003 ], [ %1004, %1020 ]
  %1035 = phi <8 x double> [ zeroinitializer, %1018 ], [ zeroinitializer, %1000 ], [ zeroinitializer, %1003 ], [ %1029, %1020 ]
  %1036 = fadd contract <8 x double> %1033, %1035
  %1037 = fadd contract <8 x double> %1034, %1036
  %1038 = sitofp i64 %965 to double
  %1039 = insertelement <8 x double> poison, double %1038, i64 0
  %1040 = shufflevector <8 x double> %1039, <8 x double> poison, <8 x i32> zeroinitializer
  %1041 = fdiv contract <8 x double> %1037, %1040
  br label %1042

1042:
  %1043 = phi i32 [ 0, %1032 ], [ %1048, %1042 ]
  %1044 = phi <8 x double> [ %1041, %1032 ], [ %1047, %1042 ]
  %1045 = extractelement <8 x double> %1044, i32 %1043
  %1046 = call contract double @llvm.sqrt.f64(double %1045)
  %1047 = insertelement <8 x double> %1044, double %1046, i32 %1043
  %1048 = add nsw i32 %1043, 1
  %1049 = icmp eq i32 %1048, 8
  br i1 %1049, label %1062, label %1042

1050:
  %1051 = phi i64 [ %1058, %1050 ], [ 0, %963 ]
  %1052 = getelementptr inbounds <8 x double>, ptr %970, i64 %1051
  %1053 = load <8 x double>, ptr %1052, align 64
  %1054 = getelementptr inbounds <8 x double>, ptr %969, i64 %1051
  %1055 = load <8 x double>, ptr %1054, align 64
  %1056 = fsub contract <8 x double> %1053, %1055
  %1057 = getelementptr inbounds <8 x double>, ptr %972, i64 %1051
  store <8 x double> %1056, ptr %1057, align 64
  %1058 = add nsw i64 %1051, 1
  %1059 = icmp eq i64 %1058, %965
  br i1 %1059, label %974, label %1050

1060:
  %1061 = fcmp contract ugt double %1067, 1.000000e+00
  br i1 %1061, label %1071, label %1224

1062:
  %1063 = phi <8 x double> [ %1068, %1062 ], [ zeroinitializer, %1042 ]
  %1064 = phi i32 [ %1069, %1062 ], [ 0, %1042 ]
  %1065 = extractelement <8 x double> %1063, i64 0
  %1066 = extractelement <8 x double> %1047, i32 %1064
  %1067 = call contract double @llvm.maxnum.f64(double %1065, double %1066)
  %1068 = insertelement <8 x double> %1063, double %1067, i64 0
  %1069 = add nsw i32 %1064, 1
  %1070 = icmp eq i32 %1069, 8
  br i1 %1070, label %1060, label %1062

1071:
  %1072 = load i64, ptr %38, align 8
  %1073 = icmp eq i64 %1072, 0
  br i1 %1073, label %1224, label %1074

1074:
  %1075 = load double, ptr %25, align 8
  %1076 = insertelement <8 x double> poison, double %1075, i64 0
  %1077 = shufflevector <8 x double> %1076, <8 x double> poison, <8 x i32> zeroinitializer
  %1078 = load <8 x double>, ptr %966, align 64
  %1079 = fsub contract <8 x double> %1077, %1078
  %1080 = getelementptr inbounds <8 x double>, ptr %966, i64 7
  %1081 = load <8 x double>, ptr %1080, align 64
  %1082 = getelementptr inbounds <8 x double>, ptr %966, i64 8
  %1083 = load <8 x double>, ptr %1082, align 64
  %1084 = fmul contract <8 x double> %1083, %1079
  %1085 = fadd contract <8 x double> %1081, %1084
  %1086 = fmul contract <8 x double> %1085, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1087 = fmul contract <8 x double> %1079, %1086
  %1088 = load ptr, ptr %29, align 8
  %1089 = mul nsw i64 %965, 20
  %1090 = getelementptr inbounds <8 x double>, ptr %1088, i64 %1089
  %1091 = load i64, ptr %36, align 8
  %1092 = load ptr, ptr %37, align 8
  %1093 = icmp sgt i64 %1091, 0
  br i1 %1093, label %1094, label %1110

1094:
  %1095 = phi i64 [ %1106, %1094 ], [ 0, %1074 ]
  %1096 = phi <8 x double> [ %1105, %1094 ], [ zeroinitializer, %1074 ]
  %1097 = getelementptr inbounds <8 x double>, ptr %1090, i64 %1095
  %1098 = load <8 x i64>, ptr %1097, align 64
  %1099 = and <8 x i64> %1098, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1100 = bitcast <8 x i64> %1099 to <8 x double>
  %1101 = getelementptr inbounds <8 x double>, ptr %1092, i64 %1095
  %1102 = load <8 x double>, ptr %1101, align 64
  %1103 = fmul contract <8 x double> %1102, %1100
  %1104 = fcmp contract ogt <8 x double> %1103, %1096
  %1105 = select <8 x i1> %1104, <8 x double> %1103, <8 x double> %1096
  %1106 = add nsw i64 %1095, 1
  %1107 = icmp eq i64 %1106, %1091
  br i1 %1107, label %1108, label %1094

1108:
  %1109 = fmul contract <8 x double> %1105, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1110

1110:
  %1111 = phi <8 x double> [ zeroinitializer, %1074 ], [ %1109, %1108 ]
  %1112 = fadd contract <8 x double> %1087, %1111
  br i1 %973, label %1186, label %1139

1113:
  %1114 = phi i64 [ %1123, %1113 ], [ 0, %1205 ]
  %1115 = phi <8 x double> [ %1122, %1113 ], [ zeroinitializer, %1205 ]
  %1116 = getelementptr inbounds <8 x double>, ptr %972, i64 %1114
  %1117 = load <8 x double>, ptr %1116, align 64
  %1118 = getelementptr inbounds <8 x double>, ptr %145, i64 %1114
  %1119 = load <8 x double>, ptr %1118, align 64
  %1120 = fmul contract <8 x double> %1117, %1119
  %1121 = fmul contract <8 x double> %1120, %1120
  %1122 = fadd contract <8 x double> %1115, %1121
  %1123 = add nsw i64 %1114, 4
  %1124 = icmp slt i64 %1123, %965
  br i1 %1124, label %1113, label %1125

1125:
  %1126 = icmp sgt i64 %965, 1
  br i1 %1126, label %1127, label %1139

1127:
  %1128 = phi i64 [ %1137, %1127 ], [ 1, %1125 ]
  %1129 = phi <8 x double> [ %1136, %1127 ], [ zeroinitializer, %1125 ]
  %1130 = getelementptr inbounds <8 x double>, ptr %972, i64 %1128
  %1131 = load <8 x double>, ptr %1130, align 64
  %1132 = getelementptr inbounds <8 x double>, ptr %145, i64 %1128
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = fmul contract <8 x double> %1131, %1133
  %1135 = fmul contract <8 x double> %1134, %1134
  %1136 = fadd contract <8 x double> %1129, %1135
  %1137 = add nsw i64 %1128, 4
  %1138 = icmp slt i64 %1137, %965
  br i1 %1138, label %1127, label %1142

1139:
  %1140 = phi <8 x double> [ %1122, %1125 ], [ zeroinitializer, %1110 ]
  %1141 = fadd contract <8 x double> %1140, zeroinitializer
  br label %1171

1142:
  %1143 = fadd contract <8 x double> %1122, %1136
  %1144 = icmp sgt i64 %965, 2
  br i1 %1144, label %1145, label %1171

1145:
  %1146 = phi i64 [ %1155, %1145 ], [ 2, %1142 ]
  %1147 = phi <8 x double> [ %1154, %1145 ], [ zeroinitializer, %1142 ]
  %1148 = getelementptr inbounds <8 x double>, ptr %972, i64 %1146
  %1149 = load <8 x double>, ptr %1148, align 64
  %1150 = getelementptr inbounds <8 x double>, ptr %145, i64 %1146
  %1151 = load <8 x double>, ptr %1150, align 64
  %1152 = fmul contract <8 x double> %1149, %1151
  %1153 = fmul contract <8 x double> %1152, %1152
  %1154 = fadd contract <8 x double> %1147, %1153
  %1155 = add nsw i64 %1146, 4
  %1156 = icmp slt i64 %1155, %965
  br i1 %1156, label %1145, label %1157

1157:
  %1158 = icmp sgt i64 %965, 3
  br i1 %1158, label %1159, label %1171

1159:
  %1160 = phi i64 [ %1169, %1159 ], [ 3, %1157 ]
  %1161 = phi <8 x double> [ %1168, %1159 ], [ zeroinitializer, %1157 ]
  %1162 = getelementptr inbounds <8 x double>, ptr %972, i64 %1160
  %1163 = load <8 x double>, ptr %1162, align 64
  %1164 = getelementptr inbounds <8 x double>, ptr %145, i64 %1160
  %1165 = load <8 x double>, ptr %1164, align 64
  %1166 = fmul contract <8 x double> %1163, %1165
  %1167 = fmul contract <8 x double> %1166, %1166
  %1168 = fadd contract <8 x double> %1161, %1167
  %1169 = add nsw i64 %1160, 4
  %1170 = icmp slt i64 %1169, %965
  br i1 %1170, label %1159, label %1171

1171:
  %1172 = phi <8 x double> [ %1154, %1157 ], [ zeroinitializer, %1139 ], [ zeroinitializer, %1142 ], [ %1154, %1159 ]
  %1173 = phi <8 x double> [ %1143, %1157 ], [ %1141, %1139 ], [ %1143, %1142 ], [ %1143, %1159 ]
  %1174 = phi <8 x double> [ zeroinitializer, %1157 ], [ zeroinitializer, %1139 ], [ zeroinitializer, %1142 ], [ %1168, %1159 ]
  %1175 = fadd contract <8 x double> %1172, %1174
  %1176 = fadd contract <8 x double> %1173, %1175
  %1177 = fdiv contract <8 x double> %1176, %1040
  br label %1178

1178:
  %1179 = phi i32 [ 0, %1171 ], [ %1184, %1178 ]
  %1180 = phi <8 x double> [ %1177, %1171 ], [ %1183, %1178 ]
  %1181 = extractelement <8 x double> %1180, i32 %1179
  %1182 = call contract double @llvm.sqrt.f64(double %1181)
  %1183 = insertelement <8 x double> %1180, double %1182, i32 %1179
  %1184 = add nsw i32 %1179, 1
  %1185 = icmp eq i32 %1184, 8
  br i1 %1185, label %1224, label %1178

1186:
  %1187 = phi i64 [ %1222, %1205 ], [ 0, %1110 ]
  %1188 = load i64, ptr %38, align 8
  %1189 = icmp sgt i64 %1188, %1187
  br i1 %1189, label %1190, label %1205

1190:
  %1191 = load ptr, ptr %31, align 8
  %1192 = load i64, ptr %39, align 8
  %1193 = load i64, ptr %36, align 8
  %1194 = icmp sgt i64 %1193, %1187
  br i1 %1194, label %1198, label %1195

1195:
  %1196 = load i64, ptr %40, align 8
  %1197 = sub nsw i64 %1187, %1196
  br label %1198

1198:
  %1199 = phi <8 x double> [ %1112, %1190 ], [ %1086, %1195 ]
  %1200 = phi i64 [ %1187, %1190 ], [ %1197, %1195 ]
  %1201 = add nsw i64 %1200, %1192
  %1202 = getelementptr inbounds <8 x double>, ptr %1191, i64 %1201
  %1203 = load <8 x double>, ptr %1202, align 64
  %1204 = fmul contract <8 x double> %1199, %1203
  br label %1205

1205:
  %1206 = phi contract <8 x double> [ %1204, %1198 ], [ zeroinitializer, %1186 ]
  %1207 = getelementptr inbounds <8 x double>, ptr %145, i64 %1187
  %1208 = load <8 x double>, ptr %1207, align 64
  %1209 = load ptr, ptr %29, align 8
  %1210 = add nsw i64 %1187, %1089
  %1211 = getelementptr inbounds <8 x double>, ptr %1209, i64 %1210
  %1212 = load <8 x i64>, ptr %1211, align 64
  %1213 = and <8 x i64> %1212, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1214 = bitcast <8 x i64> %1213 to <8 x double>
  %1215 = fmul contract <8 x double> %1214, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1216 = fadd contract <8 x double> %1206, %1215
  %1217 = fmul contract <8 x double> %1208, %1216
  %1218 = fadd contract <8 x double> %1217, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1219 = getelementptr inbounds <8 x double>, ptr %972, i64 %1187
  %1220 = load <8 x double>, ptr %1219, align 64
  %1221 = fdiv contract <8 x double> %1220, %1218
  store <8 x double> %1221, ptr %1219, align 64
  %1222 = add nsw i64 %1187, 1
  %1223 = icmp eq i64 %1222, %965
  br i1 %1223, label %1113, label %1186

1224:
  %1225 = phi <8 x double> [ %1047, %1071 ], [ %1047, %1060 ], [ %1183, %1178 ]
  %1226 = load ptr, ptr %24, align 8
  br label %1236

1227:
  %1228 = phi i64 [ %1234, %1227 ], [ 0, %960 ]
  %1229 = phi <8 x double> [ %1233, %1227 ], [ zeroinitializer, %960 ]
  %1230 = getelementptr inbounds <8 x double>, ptr %141, i64 %1228
  %1231 = load <8 x double>, ptr %1230, align 64
  %1232 = fmul contract <8 x double> %1231, zeroinitializer
  %1233 = fadd contract <8 x double> %1229, %1232
  %1234 = add nsw i64 %1228, 1
  %1235 = icmp eq i64 %1234, %962
  br i1 %1235, label %963, label %1227

1236:
  %1237 = phi i64 [ 0, %1224 ], [ %1278, %1275 ]
  %1238 = phi <8 x double> [ %942, %1224 ], [ %1277, %1275 ]
  %1239 = phi i32 [ %952, %1224 ], [ %1276, %1275 ]
  %1240 = add nsw i64 %1237, 32
  %1241 = getelementptr inbounds i64, ptr %1226, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, 0
  br i1 %1243, label %1275, label %1244

1244:
  %1245 = trunc i64 %1237 to i32
  %1246 = extractelement <8 x double> %964, i32 %1245
  %1247 = fcmp contract une double %1246, 0.000000e+00
  br i1 %1247, label %1248, label %1251

1248:
  %1249 = insertelement <8 x double> %1238, double 0x7FF8000000000000, i32 %1245
  %1250 = extractelement <8 x double> %1225, i32 %1245
  br label %1257

1251:
  %1252 = extractelement <8 x double> %1225, i32 %1245
  %1253 = extractelement <8 x double> %1238, i32 %1245
  %1254 = fcmp contract ogt double %1252, %1253
  br i1 %1254, label %1255, label %1257

1255:
  %1256 = insertelement <8 x double> %1238, double %1252, i32 %1245
  br label %1257

1257:
  %1258 = phi double [ %1252, %1251 ], [ %1252, %1255 ], [ %1250, %1248 ]
  %1259 = phi <8 x double> [ %1238, %1251 ], [ %1256, %1255 ], [ %1249, %1248 ]
  %1260 = extractelement <8 x double> %1259, i32 %1245
  %1261 = fcmp contract ole double %1260, 1.000000e+00
  %1262 = zext i1 %1261 to i64
  store i64 %1262, ptr %1241, align 8
  %1263 = fcmp contract ogt double %1258, 1.000000e+00
  %1264 = add nsw i64 %1237, 40
  br i1 %1263, label %1265, label %1269

1265:
  %1266 = getelementptr inbounds i64, ptr %1226, i64 %1264
  %1267 = load i64, ptr %1266, align 8
  %1268 = add nsw i64 %1267, 1
  br label %1269

1269:
  %1270 = phi i64 [ %1268, %1265 ], [ 0, %1257 ]
  %1271 = getelementptr inbounds i64, ptr %1226, i64 %1264
  store i64 %1270, ptr %1271, align 8
  %1272 = xor i1 %1261, true
  %1273 = sext i1 %1272 to i32
  %1274 = add i32 %1239, %1273
  br label %1275

1275:
  %1276 = phi i32 [ %1274, %1269 ], [ %1239, %1236 ]
  %1277 = phi <8 x double> [ %1259, %1269 ], [ %1238, %1236 ]
  %1278 = add nsw i64 %1237, 1
  %1279 = icmp eq i64 %1278, 8
  br i1 %1279, label %1280, label %1236

1280:
  %1281 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %1277, ptr %1281, align 64
  %1282 = icmp eq i32 %1276, 0
  br i1 %1282, label %1528, label %1283

1283:
  %1284 = load i64, ptr %43, align 8
  %1285 = icmp eq i64 %1284, 0
  br i1 %1285, label %1528, label %1286

1286:
  %1287 = load i64, ptr %28, align 8
  %1288 = load ptr, ptr %29, align 8
  %1289 = load ptr, ptr %30, align 8
  %1290 = load ptr, ptr %44, align 8
  %1291 = load ptr, ptr %23, align 8
  %1292 = getelementptr inbounds <8 x double>, ptr %1291, i64 2
  %1293 = load <8 x double>, ptr %1292, align 64
  store <8 x double> %1293, ptr %3, align 64
  %1294 = getelementptr inbounds <8 x double>, ptr %1291, i64 3
  %1295 = load <8 x double>, ptr %1294, align 64
  %1296 = icmp sgt i64 %1284, 0
  br i1 %1296, label %1297, label %1299

1297:
  %1298 = load ptr, ptr %45, align 8
  br label %1316

1299:
  %1300 = phi i32 [ 0, %1286 ], [ %1323, %1316 ]
  %1301 = load ptr, ptr %46, align 8
  %1302 = load ptr, ptr %31, align 8
  %1303 = load ptr, ptr %47, align 8
  %1304 = load ptr, ptr %33, align 8
  call void %1301(ptr %3, ptr %1289, ptr %1302, ptr %1303, ptr %1304)
  %1305 = icmp eq i32 %1300, 0
  br i1 %1305, label %1368, label %1306

1306:
  %1307 = icmp sgt i64 %1287, 0
  br i1 %1307, label %1310, label %1308

1308:
  %1309 = fmul contract <8 x double> %1295, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1326

1310:
  %1311 = mul nsw i64 %1287, 20
  %1312 = fcmp contract ogt <8 x double> %1295, zeroinitializer
  %1313 = select <8 x i1> %1312, <8 x double> %1295, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1314 = fmul contract <8 x double> %1295, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1315 = fmul contract <8 x double> %1295, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1335

1316:
  %1317 = phi i32 [ 0, %1297 ], [ %1323, %1316 ]
  %1318 = phi i64 [ 0, %1297 ], [ %1324, %1316 ]
  %1319 = getelementptr inbounds i64, ptr %1298, i64 %1318
  %1320 = load i64, ptr %1319, align 8
  %1321 = icmp ne i64 %1320, 0
  %1322 = zext i1 %1321 to i32
  %1323 = or i32 %1317, %1322
  %1324 = add nsw i64 %1318, 1
  %1325 = icmp eq i64 %1324, %1284
  br i1 %1325, label %1299, label %1316

1326:
  %1327 = phi <8 x double> [ %1309, %1308 ], [ %1314, %1335 ]
  %1328 = load <8 x double>, ptr %1291, align 64
  %1329 = fadd contract <8 x double> %1327, %1328
  store <8 x double> %1329, ptr %4, align 64
  %1330 = load ptr, ptr %46, align 8
  %1331 = load ptr, ptr %44, align 8
  %1332 = load ptr, ptr %31, align 8
  %1333 = load ptr, ptr %48, align 8
  %1334 = load ptr, ptr %33, align 8
  call void %1330(ptr %4, ptr %1331, ptr %1332, ptr %1333, ptr %1334)
  br label %1368

1335:
  %1336 = phi i64 [ 0, %1310 ], [ %1366, %1335 ]
  %1337 = add nsw i64 %1336, %1311
  %1338 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1337
  %1339 = load <8 x double>, ptr %1338, align 64
  %1340 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1336
  %1341 = load <8 x double>, ptr %1340, align 64
  %1342 = getelementptr inbounds <8 x double>, ptr %1289, i64 %1336
  %1343 = load <8 x double>, ptr %1342, align 64
  %1344 = fsub contract <8 x double> %1343, %1339
  %1345 = fmul contract <8 x double> %1339, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1346 = fmul contract <8 x double> %1314, %1341
  %1347 = fadd contract <8 x double> %1345, %1346
  %1348 = fmul contract <8 x double> %1347, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1349 = fmul contract <8 x double> %1343, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1350 = add nsw i64 %1336, %1287
  %1351 = getelementptr inbounds <8 x double>, ptr %1289, i64 %1350
  %1352 = load <8 x double>, ptr %1351, align 64
  %1353 = fmul contract <8 x double> %1315, %1352
  %1354 = fsub contract <8 x double> %1349, %1353
  %1355 = fmul contract <8 x double> %1354, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1356 = fadd contract <8 x double> %1348, %1355
  %1357 = getelementptr inbounds <8 x double>, ptr %1290, i64 %1336
  store <8 x double> %1356, ptr %1357, align 64
  %1358 = fmul contract <8 x double> %1344, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1359 = fdiv contract <8 x double> %1358, %1313
  %1360 = fmul contract <8 x double> %1341, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1361 = fsub contract <8 x double> %1359, %1360
  %1362 = load <8 x double>, ptr %1351, align 64
  %1363 = fmul contract <8 x double> %1362, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1364 = fsub contract <8 x double> %1361, %1363
  %1365 = getelementptr inbounds <8 x double>, ptr %1290, i64 %1350
  store <8 x double> %1364, ptr %1365, align 64
  %1366 = add nsw i64 %1336, 1
  %1367 = icmp eq i64 %1366, %1287
  br i1 %1367, label %1326, label %1335

1368:
  %1369 = shl i64 %1287, 3
  %1370 = icmp sgt i64 %1287, 0
  %1371 = mul nsw i64 %1287, 17
  %1372 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1371
  %1373 = mul nsw i64 %1287, 20
  %1374 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1373
  %1375 = shl nsw i64 %1287, 1
  %1376 = or i64 %1375, 1
  %1377 = shl i64 %1284, 1
  %1378 = call i64 @llvm.smax.i64(i64 %1377, i64 1)
  br label %1379

1379:
  %1380 = phi i64 [ 0, %1368 ], [ %1525, %1524 ]
  %1381 = load ptr, ptr %24, align 8
  %1382 = trunc i64 %1380 to i32
  %1383 = and i64 %1380, 4294967263
  %1384 = or i64 %1383, 32
  %1385 = getelementptr inbounds i64, ptr %1381, i64 %1384
  %1386 = load i64, ptr %1385, align 8
  %1387 = icmp eq i64 %1386, 0
  br i1 %1387, label %1524, label %1388

1388:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1382)
  %1389 = load ptr, ptr %50, align 8
  %1390 = getelementptr inbounds i64, ptr %1389, i64 1
  %1391 = load i64, ptr %1390, align 8
  %1392 = load i64, ptr %51, align 8
  %1393 = icmp slt i64 %1391, %1392
  br i1 %1393, label %1394, label %1400

1394:
  %1395 = load ptr, ptr %52, align 8
  %1396 = getelementptr inbounds double, ptr %1395, i64 %1391
  %1397 = load double, ptr %1396, align 8
  %1398 = load double, ptr %53, align 8
  %1399 = fcmp contract ugt double %1397, %1398
  br i1 %1399, label %1400, label %1404

1400:
  %1401 = load double, ptr %54, align 8
  %1402 = call fastcc i32 @suspicious(ptr %49, i64 %1284, double %1401)
  %1403 = icmp eq i32 %1402, 0
  br i1 %1403, label %1484, label %1404

1404:
  %1405 = load ptr, ptr %29, align 8
  %1406 = load ptr, ptr %55, align 8
  %1407 = load i64, ptr %56, align 8
  br label %1461

1408:
  %1409 = mul nsw i64 %1407, 17
  %1410 = getelementptr inbounds double, ptr %1406, i64 %1409
  br label %1411

1411:
  %1412 = phi i64 [ %1418, %1411 ], [ 0, %1408 ]
  %1413 = shl nsw i64 %1412, 3
  %1414 = add nsw i64 %1413, %1380
  %1415 = getelementptr inbounds double, ptr %1372, i64 %1414
  %1416 = load double, ptr %1415, align 8
  %1417 = getelementptr inbounds double, ptr %1410, i64 %1412
  store double %1416, ptr %1417, align 8
  %1418 = add nsw i64 %1412, 1
  %1419 = icmp eq i64 %1418, %1287
  br i1 %1419, label %1420, label %1411

1420:
  %1421 = mul nsw i64 %1407, 20
  %1422 = getelementptr inbounds double, ptr %1406, i64 %1421
  br label %1423

1423:
  %1424 = phi i64 [ 0, %1420 ], [ %1430, %1423 ]
  %1425 = shl nsw i64 %1424, 3
  %1426 = add nsw i64 %1425, %1380
  %1427 = getelementptr inbounds double, ptr %1374, i64 %1426
  %1428 = load double, ptr %1427, align 8
  %1429 = getelementptr inbounds double, ptr %1422, i64 %1424
  store double %1428, ptr %1429, align 8
  %1430 = add nsw i64 %1424, 1
  %1431 = icmp eq i64 %1430, %1287
  br i1 %1431, label %1432, label %1423

1432:
  %1433 = load ptr, ptr %30, align 8
  %1434 = load i64, ptr %57, align 8
  %1435 = add nsw i64 %1434, %1376
  %1436 = load ptr, ptr %58, align 8
  %1437 = icmp sgt i64 %1435, 0
  br i1 %1437, label %1438, label %1447

1438:
  %1439 = phi i64 [ %1445, %1438 ], [ 0, %1432 ]
  %1440 = shl nsw i64 %1439, 3
  %1441 = add nsw i64 %1440, %1380
  %1442 = getelementptr inbounds double, ptr %1433, i64 %1441
  %1443 = load double, ptr %1442, align 8
  %1444 = getelementptr inbounds double, ptr %1436, i64 %1439
  store double %1443, ptr %1444, align 8
  %1445 = add nsw i64 %1439, 1
  %1446 = icmp eq i64 %1445, %1435
  br i1 %1446, label %1447, label %1438

1447:
  %1448 = load ptr, ptr %31, align 8
  %1449 = load i64, ptr %59, align 8
  %1450 = load ptr, ptr %60, align 8
  %1451 = icmp sgt i64 %1449, 0
  br i1 %1451, label %1452, label %1484

1452:
  %1453 = phi i64 [ %1459, %1452 ], [ 0, %1447 ]
  %1454 = shl nsw i64 %1453, 3
  %1455 = add nsw i64 %1454, %1380
  %1456 = getelementptr inbounds double, ptr %1448, i64 %1455
  %1457 = load double, ptr %1456, align 8
  %1458 = getelementptr inbounds double, ptr %1450, i64 %1453
  store double %1457, ptr %1458, align 8
  %1459 = add nsw i64 %1453, 1
  %1460 = icmp eq i64 %1459, %1449
  br i1 %1460, label %1484, label %1452

1461:
  %1462 = phi i64 [ 0, %1404 ], [ %1483, %1482 ]
  %1463 = mul i64 %1369, %1462
  %1464 = getelementptr inbounds double, ptr %1405, i64 %1463
  %1465 = mul nsw i64 %1462, %1407
  %1466 = getelementptr inbounds double, ptr %1406, i64 %1465
  br i1 %1370, label %1467, label %1479

1467:
  %1468 = phi i64 [ %1474, %1467 ], [ 0, %1461 ]
  %1469 = shl nsw i64 %1468, 3
  %1470 = add nsw i64 %1469, %1380
  %1471 = getelementptr inbounds double, ptr %1464, i64 %1470
  %1472 = load double, ptr %1471, align 8
  %1473 = getelementptr inbounds double, ptr %1466, i64 %1468
  store double %1472, ptr %1473, align 8
  %1474 = add nsw i64 %1468, 1
  %1475 = icmp eq i64 %1474, %1287
  br i1 %1475, label %1476, label %1467

1476:
  %1477 = add nsw i64 %1462, 1
  %1478 = icmp eq i64 %1477, 12
  br i1 %1478, label %1408, label %1482

1479:
  %1480 = add nsw i64 %1462, 1
  %1481 = icmp eq i64 %1480, 12
  br i1 %1481, label %1432, label %1482

1482:
  %1483 = phi i64 [ %1477, %1476 ], [ %1480, %1479 ]
  br label %1461

1484:
  %1485 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1486 = fcmp contract olt double %1485, 1.000000e+00
  br i1 %1486, label %1487, label %1509

1487:
  %1488 = load double, ptr %61, align 8
  %1489 = load double, ptr %54, align 8
  %1490 = fmul contract double %1485, %1489
  %1491 = fadd contract double %1488, %1490
  %1492 = load <8 x double>, ptr %1292, align 64
  %1493 = insertelement <8 x double> %1492, double %1491, i32 %1382
  store <8 x double> %1493, ptr %1292, align 64
  %1494 = load i64, ptr %57, align 8
  %1495 = add nsw i64 %1494, %1376
  %1496 = icmp sgt i64 %1495, 0
  br i1 %1496, label %1497, label %1509

1497:
  %1498 = load ptr, ptr %62, align 8
  %1499 = load ptr, ptr %30, align 8
  br label %1500

1500:
  %1501 = phi i64 [ 0, %1497 ], [ %1507, %1500 ]
  %1502 = getelementptr inbounds double, ptr %1498, i64 %1501
  %1503 = load double, ptr %1502, align 8
  %1504 = shl nsw i64 %1501, 3
  %1505 = add nsw i64 %1504, %1380
  %1506 = getelementptr inbounds double, ptr %1499, i64 %1505
  store double %1503, ptr %1506, align 8
  %1507 = add nsw i64 %1501, 1
  %1508 = icmp eq i64 %1507, %1495
  br i1 %1508, label %1509, label %1500

1509:
  br i1 %1296, label %1510, label %1513

1510:
  %1511 = load ptr, ptr %63, align 8
  %1512 = load ptr, ptr %64, align 8
  br label %1515

1513:
  %1514 = load ptr, ptr %50, align 8
  store i64 0, ptr %1514, align 8
  br label %1524

1515:
  %1516 = phi i64 [ 0, %1510 ], [ %1522, %1515 ]
  %1517 = getelementptr inbounds double, ptr %1511, i64 %1516
  %1518 = load double, ptr %1517, align 8
  %1519 = shl nsw i64 %1516, 3
  %1520 = add nsw i64 %1519, %1380
  %1521 = getelementptr inbounds double, ptr %1512, i64 %1520
  store double %1518, ptr %1521, align 8
  %1522 = add nsw i64 %1516, 1
  %1523 = icmp eq i64 %1522, %1378
  br i1 %1523, label %1513, label %1515

1524:
  %1525 = add nsw i64 %1380, 1
  %1526 = icmp eq i64 %1525, 8
  br i1 %1526, label %1527, label %1379

1527:
  br label %1528

1528:
  %1529 = load i64, ptr %28, align 8
  %1530 = load ptr, ptr %29, align 8
  %1531 = load ptr, ptr %30, align 8
  %1532 = load ptr, ptr %24, align 8
  %1533 = getelementptr inbounds i64, ptr %1532, i64 32
  %1534 = load <8 x i64>, ptr %1533, align 64
  %1535 = icmp ne <8 x i64> %1534, zeroinitializer
  %1536 = sext <8 x i1> %1535 to <8 x i64>
  %1537 = icmp sgt i64 %1529, 0
  %1538 = mul nsw i64 %1529, 20
  br i1 %1537, label %1539, label %1551

1539:
  %1540 = phi i64 [ %1549, %1539 ], [ 0, %1528 ]
  %1541 = getelementptr inbounds <8 x double>, ptr %1531, i64 %1540
  %1542 = load <8 x i64>, ptr %1541, align 64
  %1543 = and <8 x i64> %1542, %1536
  %1544 = add nsw i64 %1540, %1538
  %1545 = getelementptr inbounds <8 x double>, ptr %1530, i64 %1544
  %1546 = load <8 x i64>, ptr %1545, align 64
  %1547 = select <8 x i1> %1535, <8 x i64> zeroinitializer, <8 x i64> %1546
  %1548 = or <8 x i64> %1547, %1543
  store <8 x i64> %1548, ptr %1545, align 64
  %1549 = add nsw i64 %1540, 1
  %1550 = icmp eq i64 %1549, %1529
  br i1 %1550, label %1589, label %1539

1551:
  %1552 = getelementptr inbounds <8 x double>, ptr %1530, i64 %1538
  %1553 = load i64, ptr %36, align 8
  %1554 = load i64, ptr %38, align 8
  %1555 = load ptr, ptr %37, align 8
  %1556 = icmp slt i64 %1553, %1554
  br i1 %1556, label %1557, label %1585

1557:
  %1558 = phi i64 [ %1569, %1557 ], [ %1553, %1551 ]
  %1559 = phi <8 x double> [ %1568, %1557 ], [ zeroinitializer, %1551 ]
  %1560 = getelementptr inbounds <8 x double>, ptr %1552, i64 %1558
  %1561 = load <8 x i64>, ptr %1560, align 64
  %1562 = and <8 x i64> %1561, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1563 = bitcast <8 x i64> %1562 to <8 x double>
  %1564 = getelementptr inbounds <8 x double>, ptr %1555, i64 %1558
  %1565 = load <8 x double>, ptr %1564, align 64
  %1566 = fmul contract <8 x double> %1565, %1563
  %1567 = fcmp contract ogt <8 x double> %1566, %1559
  %1568 = select <8 x i1> %1567, <8 x double> %1566, <8 x double> %1559
  %1569 = add nsw i64 %1558, 1
  %1570 = icmp eq i64 %1569, %1554
  br i1 %1570, label %1571, label %1557

1571:
  %1572 = phi i64 [ %1583, %1571 ], [ %1553, %1557 ]
  %1573 = phi <8 x double> [ %1582, %1571 ], [ zeroinitializer, %1557 ]
  %1574 = getelementptr inbounds <8 x double>, ptr %1530, i64 %1572
  %1575 = load <8 x i64>, ptr %1574, align 64
  %1576 = and <8 x i64> %1575, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1577 = bitcast <8 x i64> %1576 to <8 x double>
  %1578 = getelementptr inbounds <8 x double>, ptr %1555, i64 %1572
  %1579 = load <8 x double>, ptr %1578, align 64
  %1580 = fmul contract <8 x double> %1579, %1577
  %1581 = fcmp contract ogt <8 x double> %1580, %1573
  %1582 = select <8 x i1> %1581, <8 x double> %1580, <8 x double> %1573
  %1583 = add nsw i64 %1572, 1
  %1584 = icmp eq i64 %1583, %1554
  br i1 %1584, label %1585, label %1571

1585:
  %1586 = phi <8 x double> [ zeroinitializer, %1551 ], [ %1568, %1571 ]
  %1587 = phi <8 x double> [ zeroinitializer, %1551 ], [ %1582, %1571 ]
  %1588 = shl nsw i64 %1529, 4
  br label %1601

1589:
  %1590 = phi i64 [ %1599, %1589 ], [ 0, %1539 ]
  %1591 = add nsw i64 %1590, %1529
  %1592 = getelementptr inbounds <8 x double>, ptr %1531, i64 %1591
  %1593 = load <8 x i64>, ptr %1592, align 64
  %1594 = and <8 x i64> %1593, %1536
  %1595 = getelementptr inbounds <8 x double>, ptr %1530, i64 %1590
  %1596 = load <8 x i64>, ptr %1595, align 64
  %1597 = select <8 x i1> %1535, <8 x i64> zeroinitializer, <8 x i64> %1596
  %1598 = or <8 x i64> %1597, %1594
  store <8 x i64> %1598, ptr %1595, align 64
  %1599 = add nsw i64 %1590, 1
  %1600 = icmp eq i64 %1599, %1529
  br i1 %1600, label %1551, label %1589

1601:
  %1602 = phi i64 [ 0, %1585 ], [ %1754, %1753 ]
  %1603 = load ptr, ptr %23, align 8
  %1604 = getelementptr inbounds double, ptr %1603, i64 %1602
  %1605 = load ptr, ptr %24, align 8
  %1606 = getelementptr inbounds i64, ptr %1605, i64 %1602
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp slt i64 %1607, 0
  br i1 %1608, label %1753, label %1609

1609:
  %1610 = getelementptr inbounds double, ptr %1604, i64 24
  %1611 = load double, ptr %1610, align 8
  %1612 = getelementptr inbounds double, ptr %1604, i64 32
  %1613 = load double, ptr %1612, align 8
  %1614 = getelementptr inbounds i64, ptr %1606, i64 32
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp eq i64 %1615, 0
  br i1 %1616, label %1617, label %1639

1617:
  %1618 = getelementptr inbounds i64, ptr %1606, i64 24
  store i64 1, ptr %1618, align 8
  %1619 = fcmp contract olt double %1613, 0x7FF0000000000000
  br i1 %1619, label %1620, label %1633

1620:
  %1621 = fcmp contract oeq double %1613, 0.000000e+00
  br i1 %1621, label %1629, label %1622

1622:
  %1623 = call contract double @llvm.sqrt.f64(double %1613)
  %1624 = call contract double @llvm.sqrt.f64(double %1623)
  %1625 = call contract double @llvm.sqrt.f64(double %1624)
  %1626 = fdiv contract double 8.500000e-01, %1625
  %1627 = call contract double @llvm.maxnum.f64(double %1626, double 0x3FD5555555555555)
  %1628 = call contract double @llvm.minnum.f64(double %1627, double 6.000000e+00)
  br label %1629

1629:
  %1630 = phi double [ %1628, %1622 ], [ 6.000000e+00, %1620 ]
  %1631 = fmul contract double %1611, %1630
  %1632 = getelementptr inbounds double, ptr %1604, i64 8
  store double %1631, ptr %1632, align 8
  br label %1753

1633:
  %1634 = fmul contract double %1611, 1.000000e-01
  %1635 = getelementptr inbounds double, ptr %1604, i64 8
  store double %1634, ptr %1635, align 8
  %1636 = getelementptr inbounds i64, ptr %1606, i64 16
  %1637 = load i64, ptr %1636, align 8
  %1638 = add nsw i64 %1637, 1
  store i64 %1638, ptr %1636, align 8
  br label %1753

1639:
  %1640 = fcmp contract oeq double %1613, 0.000000e+00
  br i1 %1640, label %1648, label %1641

1641:
  %1642 = call contract double @llvm.sqrt.f64(double %1613)
  %1643 = call contract double @llvm.sqrt.f64(double %1642)
  %1644 = call contract double @llvm.sqrt.f64(double %1643)
  %1645 = fdiv contract double 8.500000e-01, %1644
  %1646 = call contract double @llvm.maxnum.f64(double %1645, double 0x3FD5555555555555)
  %1647 = call contract double @llvm.minnum.f64(double %1646, double 6.000000e+00)
  br label %1648

1648:
  %1649 = phi double [ %1647, %1641 ], [ 6.000000e+00, %1639 ]
  %1650 = getelementptr inbounds i64, ptr %1606, i64 24
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp eq i64 %1651, 0
  %1653 = call contract double @llvm.minnum.f64(double %1649, double 1.000000e+00)
  %1654 = select i1 %1652, double %1649, double %1653
  %1655 = getelementptr inbounds double, ptr %1604, i64 16
  %1656 = load double, ptr %1655, align 8
  %1657 = load double, ptr %25, align 8
  %1658 = fcmp contract oeq double %1656, %1657
  br i1 %1658, label %1659, label %1662

1659:
  %1660 = getelementptr inbounds double, ptr %1604, i64 8
  %1661 = load double, ptr %1660, align 8
  br label %1662

1662:
  %1663 = phi contract double [ %1661, %1659 ], [ 0.000000e+00, %1648 ]
  %1664 = fmul contract double %1611, %1654
  %1665 = call contract double @llvm.maxnum.f64(double %1664, double %1663)
  %1666 = getelementptr inbounds double, ptr %1604, i64 8
  store double %1665, ptr %1666, align 8
  %1667 = getelementptr inbounds i64, ptr %1606, i64 40
  store i64 0, ptr %1667, align 8
  %1668 = getelementptr inbounds i64, ptr %1606, i64 16
  store i64 0, ptr %1668, align 8
  store i64 0, ptr %1650, align 8
  %1669 = getelementptr inbounds i64, ptr %1606, i64 8
  %1670 = load i64, ptr %1669, align 8
  %1671 = add nsw i64 %1670, 1
  store i64 %1671, ptr %1669, align 8
  %1672 = getelementptr inbounds double, ptr %1604, i64 48
  %1673 = load double, ptr %1672, align 8
  %1674 = fadd contract double %1673, 1.000000e+00
  store double %1674, ptr %1672, align 8
  store double %1656, ptr %1604, align 8
  %1675 = trunc i64 %1602 to i32
  %1676 = extractelement <8 x double> %1586, i32 %1675
  %1677 = getelementptr inbounds double, ptr %1604, i64 56
  store double %1676, ptr %1677, align 8
  %1678 = load i64, ptr %38, align 8
  %1679 = icmp eq i64 %1678, 0
  br i1 %1679, label %1692, label %1680

1680:
  %1681 = extractelement <8 x double> %1587, i32 %1675
  %1682 = load ptr, ptr %31, align 8
  %1683 = load i64, ptr %39, align 8
  %1684 = add nsw i64 %1683, %1678
  %1685 = load i64, ptr %40, align 8
  %1686 = sub i64 %1684, %1685
  %1687 = shl nsw i64 %1686, 3
  %1688 = or i64 %1687, %1602
  %1689 = getelementptr inbounds double, ptr %1682, i64 %1688
  %1690 = load double, ptr %1689, align 8
  %1691 = fadd contract double %1681, %1690
  br label %1692

1692:
  %1693 = phi contract double [ %1691, %1680 ], [ 0.000000e+00, %1662 ]
  %1694 = getelementptr inbounds double, ptr %1604, i64 64
  store double %1693, ptr %1694, align 8
  %1695 = load i64, ptr %65, align 8
  %1696 = icmp sgt i64 %1695, 0
  br i1 %1696, label %1699, label %1697

1697:
  %1698 = load ptr, ptr %30, align 8
  br label %1720

1699:
  %1700 = load i64, ptr %66, align 8
  %1701 = load i64, ptr %28, align 8
  %1702 = load ptr, ptr %30, align 8
  %1703 = shl nsw i64 %1701, 1
  %1704 = or i64 %1703, 1
  %1705 = load ptr, ptr %31, align 8
  %1706 = sub i64 %1700, %1695
  br label %1707

1707:
  %1708 = phi i64 [ 0, %1699 ], [ %1718, %1707 ]
  %1709 = add nsw i64 %1704, %1708
  %1710 = shl nsw i64 %1709, 3
  %1711 = add nsw i64 %1710, %1602
  %1712 = getelementptr inbounds double, ptr %1702, i64 %1711
  %1713 = load double, ptr %1712, align 8
  %1714 = add nsw i64 %1706, %1708
  %1715 = shl nsw i64 %1714, 3
  %1716 = add nsw i64 %1715, %1602
  %1717 = getelementptr inbounds double, ptr %1705, i64 %1716
  store double %1713, ptr %1717, align 8
  %1718 = add nsw i64 %1708, 1
  %1719 = icmp eq i64 %1718, %1695
  br i1 %1719, label %1720, label %1707

1720:
  %1721 = phi ptr [ %1698, %1697 ], [ %1702, %1707 ]
  %1722 = or i64 %1602, %1588
  %1723 = getelementptr inbounds double, ptr %1721, i64 %1722
  %1724 = load double, ptr %1723, align 8
  %1725 = getelementptr inbounds double, ptr %1604, i64 40
  %1726 = load double, ptr %1725, align 8
  %1727 = fcmp contract ogt double %1724, %1726
  %1728 = fcmp contract uno double %1724, 0.000000e+00
  %1729 = or i1 %1728, %1727
  %1730 = select contract i1 %1729, double %1724, double %1726
  store double %1730, ptr %1725, align 8
  %1731 = load double, ptr %67, align 8
  %1732 = fcmp contract ugt double %1724, %1731
  %1733 = load i64, ptr %43, align 8
  %1734 = icmp eq i64 %1733, 0
  br i1 %1734, label %1750, label %1735

1735:
  %1736 = load ptr, ptr %68, align 8
  %1737 = mul nsw i64 %1602, 5
  %1738 = add nsw i64 %1737, 2
  %1739 = getelementptr inbounds i64, ptr %1736, i64 %1738
  %1740 = load i64, ptr %1739, align 8
  %1741 = icmp sgt i64 %1740, -1
  br i1 %1741, label %1742, label %1750

1742:
  %1743 = load ptr, ptr %69, align 8
  %1744 = shl nsw i64 %1740, 2
  %1745 = getelementptr inbounds i64, ptr %1743, i64 %1744
  %1746 = load i64, ptr %1745, align 8
  %1747 = icmp eq i64 %1746, 8
  %1748 = add nsw i64 %1740, 8
  %1749 = select i1 %1747, i64 %1748, i64 5
  br label %1751

1750:
  br i1 %1732, label %1751, label %1753

1751:
  %1752 = phi i64 [ %1749, %1742 ], [ 4, %1750 ]
  call fastcc void @release_8(ptr %0, i32 %1675, i64 %1752)
  br label %1753

1753:
  %1754 = add nsw i64 %1602, 1
  %1755 = icmp eq i64 %1754, 8
  br i1 %1755, label %1756, label %1601

1756:
  %1757 = phi i32 [ %137, %136 ], [ %72, %1753 ]
  %1758 = add nsw i64 %71, 1
  %1759 = icmp sge i64 %1758, %1
  %1760 = icmp eq i32 %1757, 0
  %1761 = select i1 %1759, i1 true, i1 %1760
  br i1 %1761, label %1762, label %70

1762:
  %1763 = phi i1 [ %19, %2 ], [ %1759, %1756 ]
  %1764 = zext i1 %1763 to i64
  ret i64 %1764
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
  br i1 %22, label %775, label %128

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
  br label %495

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
  br i1 %188, label %343, label %369

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
  br i1 %356, label %357, label %369

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
  br i1 %368, label %357, label %372

369:
  %370 = phi <8 x double> [ %352, %355 ], [ zeroinitializer, %342 ]
  %371 = fadd contract <8 x double> %370, zeroinitializer
  br label %401

372:
  %373 = fadd contract <8 x double> %352, %366
  %374 = icmp sgt i64 %129, 2
  br i1 %374, label %375, label %401

375:
  %376 = phi i64 [ %385, %375 ], [ 2, %372 ]
  %377 = phi <8 x double> [ %384, %375 ], [ zeroinitializer, %372 ]
  %378 = getelementptr inbounds <8 x double>, ptr %132, i64 %376
  %379 = load <8 x double>, ptr %378, align 64
  %380 = getelementptr inbounds <8 x double>, ptr %148, i64 %376
  %381 = load <8 x double>, ptr %380, align 64
  %382 = fmul contract <8 x double> %379, %381
  %383 = fmul contract <8 x double> %382, %382
  %384 = fadd contract <8 x double> %377, %383
  %385 = add nsw i64 %376, 4
  %386 = icmp slt i64 %385, %129
  br i1 %386, label %375, label %387

387:
  %388 = icmp sgt i64 %129, 3
  br i1 %388, label %389, label %401

389:
  %390 = phi i64 [ %399, %389 ], [ 3, %387 ]
  %391 = phi <8 x double> [ %398, %389 ], [ zeroinitializer, %387 ]
  %392 = getelementptr inbounds <8 x double>, ptr %132, i64 %390
  %393 = load <8 x double>, ptr %392, align 64
  %394 = getelementptr inbounds <8 x double>, ptr %148, i64 %390
  %395 = load <8 x double>, ptr %394, align 64
  %396 = fmul contract <8 x double> %393, %395
  %397 = fmul contract <8 x double> %396, %396
  %398 = fadd contract <8 x double> %391, %397
  %399 = add nsw i64 %390, 4
  %400 = icmp slt i64 %399, %129
  br i1 %400, label %389, label %401

401:
  %402 = phi <8 x double> [ %384, %387 ], [ zeroinitializer, %369 ], [ zeroinitializer, %372 ], [ %384, %389 ]
  %403 = phi <8 x double> [ %373, %387 ], [ %371, %369 ], [ %373, %372 ], [ %373, %389 ]
  %404 = phi <8 x double> [ zeroinitializer, %387 ], [ zeroinitializer, %369 ], [ zeroinitializer, %372 ], [ %398, %389 ]
  %405 = fadd contract <8 x double> %402, %404
  %406 = fadd contract <8 x double> %403, %405
  %407 = sitofp i64 %129 to double
  %408 = insertelement <8 x double> poison, double %407, i64 0
  %409 = shufflevector <8 x double> %408, <8 x double> poison, <8 x i32> zeroinitializer
  %410 = fdiv contract <8 x double> %406, %409
  br label %411

411:
  %412 = phi i32 [ 0, %401 ], [ %417, %411 ]
  %413 = phi <8 x double> [ %410, %401 ], [ %416, %411 ]
  %414 = extractelement <8 x double> %413, i32 %412
  %415 = call contract double @llvm.sqrt.f64(double %414)
  %416 = insertelement <8 x double> %413, double %415, i32 %412
  %417 = add nsw i32 %412, 1
  %418 = icmp eq i32 %417, 8
  br i1 %418, label %419, label %411

419:
  br i1 %188, label %420, label %446

420:
  %421 = phi i64 [ %430, %420 ], [ 0, %419 ]
  %422 = phi <8 x double> [ %429, %420 ], [ zeroinitializer, %419 ]
  %423 = getelementptr inbounds <8 x double>, ptr %130, i64 %421
  %424 = load <8 x double>, ptr %423, align 64
  %425 = getelementptr inbounds <8 x double>, ptr %148, i64 %421
  %426 = load <8 x double>, ptr %425, align 64
  %427 = fmul contract <8 x double> %424, %426
  %428 = fmul contract <8 x double> %427, %427
  %429 = fadd contract <8 x double> %422, %428
  %430 = add nsw i64 %421, 4
  %431 = icmp slt i64 %430, %129
  br i1 %431, label %420, label %432

432:
  %433 = icmp sgt i64 %129, 1
  br i1 %433, label %434, label %446

434:
  %435 = phi i64 [ %444, %434 ], [ 1, %432 ]
  %436 = phi <8 x double> [ %443, %434 ], [ zeroinitializer, %432 ]
  %437 = getelementptr inbounds <8 x double>, ptr %130, i64 %435
  %438 = load <8 x double>, ptr %437, align 64
  %439 = getelementptr inbounds <8 x double>, ptr %148, i64 %435
  %440 = load <8 x double>, ptr %439, align 64
  %441 = fmul contract <8 x double> %438, %440
  %442 = fmul contract <8 x double> %441, %441
  %443 = fadd contract <8 x double> %436, %442
  %444 = add nsw i64 %435, 4
  %445 = icmp slt i64 %444, %129
  br i1 %445, label %434, label %449

446:
  %447 = phi <8 x double> [ %429, %432 ], [ zeroinitializer, %419 ]
  %448 = fadd contract <8 x double> %447, zeroinitializer
  br label %478

449:
  %450 = fadd contract <8 x double> %429, %443
  %451 = icmp sgt i64 %129, 2
  br i1 %451, label %452, label %478

452:
  %453 = phi i64 [ %462, %452 ], [ 2, %449 ]
  %454 = phi <8 x double> [ %461, %452 ], [ zeroinitializer, %449 ]
  %455 = getelementptr inbounds <8 x double>, ptr %130, i64 %453
  %456 = load <8 x double>, ptr %455, align 64
  %457 = getelementptr inbounds <8 x double>, ptr %148, i64 %453
  %458 = load <8 x double>, ptr %457, align 64
  %459 = fmul contract <8 x double> %456, %458
  %460 = fmul contract <8 x double> %459, %459
  %461 = fadd contract <8 x double> %454, %460
  %462 = add nsw i64 %453, 4
  %463 = icmp slt i64 %462, %129
  br i1 %463, label %452, label %464

464:
  %465 = icmp sgt i64 %129, 3
  br i1 %465, label %466, label %478

466:
  %467 = phi i64 [ %476, %466 ], [ 3, %464 ]
  %468 = phi <8 x double> [ %475, %466 ], [ zeroinitializer, %464 ]
  %469 = getelementptr inbounds <8 x double>, ptr %130, i64 %467
  %470 = load <8 x double>, ptr %469, align 64
  %471 = getelementptr inbounds <8 x double>, ptr %148, i64 %467
  %472 = load <8 x double>, ptr %471, align 64
  %473 = fmul contract <8 x double> %470, %472
  %474 = fmul contract <8 x double> %473, %473
  %475 = fadd contract <8 x double> %468, %474
  %476 = add nsw i64 %467, 4
  %477 = icmp slt i64 %476, %129
  br i1 %477, label %466, label %478

478:
  %479 = phi <8 x double> [ %461, %464 ], [ zeroinitializer, %446 ], [ zeroinitializer, %449 ], [ %461, %466 ]
  %480 = phi <8 x double> [ %450, %464 ], [ %448, %446 ], [ %450, %449 ], [ %450, %466 ]
  %481 = phi <8 x double> [ zeroinitializer, %464 ], [ zeroinitializer, %446 ], [ zeroinitializer, %449 ], [ %475, %466 ]
  %482 = fadd contract <8 x double> %479, %481
  %483 = fadd contract <8 x double> %480, %482
  %484 = fdiv contract <8 x double> %483, %409
  br label %485

485:
  %486 = phi i32 [ 0, %478 ], [ %491, %485 ]
  %487 = phi <8 x double> [ %484, %478 ], [ %490, %485 ]
  %488 = extractelement <8 x double> %487, i32 %486
  %489 = call contract double @llvm.sqrt.f64(double %488)
  %490 = insertelement <8 x double> %487, double %489, i32 %486
  %491 = add nsw i32 %486, 1
  %492 = icmp eq i32 %491, 8
  br i1 %492, label %493, label %485

493:
  %494 = fmul contract double %238, 0x3EB0C6F7A0B5ED8D
  br label %540

495:
  %496 = phi i64 [ 0, %184 ], [ %537, %536 ]
  %497 = shl nsw i64 1, %496
  %498 = and i64 %497, %122
  %499 = icmp eq i64 %498, 0
  br i1 %499, label %536, label %500

500:
  %501 = trunc i64 %496 to i32
  %502 = extractelement <8 x double> %185, i32 %501
  %503 = load ptr, ptr %19, align 8
  %504 = and i64 %496, 4294967239
  %505 = or i64 %504, 56
  %506 = getelementptr inbounds double, ptr %503, i64 %505
  store double %502, ptr %506, align 8
  br i1 %187, label %519, label %507

507:
  %508 = extractelement <8 x double> %186, i32 %501
  %509 = load ptr, ptr %13, align 8
  %510 = load i64, ptr %15, align 8
  %511 = add nsw i64 %510, %153
  %512 = load i64, ptr %17, align 8
  %513 = sub i64 %511, %512
  %514 = shl nsw i64 %513, 3
  %515 = or i64 %514, %496
  %516 = getelementptr inbounds double, ptr %509, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = fadd contract double %508, %517
  br label %519

519:
  %520 = phi contract double [ %518, %507 ], [ 0.000000e+00, %500 ]
  %521 = and i64 %496, 4294967231
  %522 = or i64 %521, 64
  %523 = getelementptr inbounds double, ptr %503, i64 %522
  store double %520, ptr %523, align 8
  br i1 %188, label %524, label %536

524:
  %525 = load ptr, ptr %11, align 8
  br label %526

526:
  %527 = phi i64 [ 0, %524 ], [ %534, %526 ]
  %528 = getelementptr inbounds <8 x double>, ptr %146, i64 %527
  %529 = load <8 x double>, ptr %528, align 64
  %530 = extractelement <8 x double> %529, i32 %501
  %531 = shl nsw i64 %527, 3
  %532 = add nsw i64 %531, %496
  %533 = getelementptr inbounds double, ptr %525, i64 %532
  store double %530, ptr %533, align 8
  %534 = add nsw i64 %527, 1
  %535 = icmp eq i64 %534, %129
  br i1 %535, label %536, label %526

536:
  %537 = add nsw i64 %496, 1
  %538 = icmp eq i64 %537, 8
  br i1 %538, label %231, label %495

539:
  br i1 %188, label %563, label %600

540:
  %541 = phi <8 x double> [ undef, %493 ], [ %554, %551 ]
  %542 = phi i32 [ 0, %493 ], [ %555, %551 ]
  %543 = extractelement <8 x double> %416, i32 %542
  %544 = fcmp contract olt double %543, 1.000000e-05
  br i1 %544, label %551, label %545

545:
  %546 = extractelement <8 x double> %490, i32 %542
  %547 = fcmp contract olt double %546, 1.000000e-05
  br i1 %547, label %551, label %548

548:
  %549 = fmul contract double %543, 1.000000e-02
  %550 = fdiv contract double %549, %546
  br label %551

551:
  %552 = phi contract double [ %550, %548 ], [ %494, %545 ], [ %494, %540 ]
  %553 = call contract double @llvm.minnum.f64(double %552, double %238)
  %554 = insertelement <8 x double> %541, double %553, i32 %542
  %555 = add nsw i32 %542, 1
  %556 = icmp eq i32 %555, 8
  br i1 %556, label %539, label %540

557:
  %558 = load <8 x double>, ptr %2, align 64
  %559 = fadd contract <8 x double> %554, %558
  store <8 x double> %559, ptr %2, align 64
  %560 = load ptr, ptr %0, align 8
  %561 = load ptr, ptr %13, align 8
  %562 = load ptr, ptr %141, align 8
  call void %560(ptr %2, ptr %147, ptr %561, ptr %146, ptr %562)
  br label %653

563:
  %564 = phi i64 [ %572, %563 ], [ 0, %539 ]
  %565 = getelementptr inbounds <8 x double>, ptr %132, i64 %564
  %566 = load <8 x double>, ptr %565, align 64
  %567 = getelementptr inbounds <8 x double>, ptr %130, i64 %564
  %568 = load <8 x double>, ptr %567, align 64
  %569 = fmul contract <8 x double> %554, %568
  %570 = fadd contract <8 x double> %566, %569
  %571 = getelementptr inbounds <8 x double>, ptr %147, i64 %564
  store <8 x double> %570, ptr %571, align 64
  %572 = add nsw i64 %564, 1
  %573 = icmp eq i64 %572, %129
  br i1 %573, label %557, label %563

574:
  %575 = phi i64 [ %584, %574 ], [ 0, %653 ]
  %576 = phi <8 x double> [ %583, %574 ], [ zeroinitializer, %653 ]
  %577 = getelementptr inbounds <8 x double>, ptr %146, i64 %575
  %578 = load <8 x double>, ptr %577, align 64
  %579 = getelementptr inbounds <8 x double>, ptr %148, i64 %575
  %580 = load <8 x double>, ptr %579, align 64
  %581 = fmul contract <8 x double> %578, %580
  %582 = fmul contract <8 x double> %581, %581
  %583 = fadd contract <8 x double> %576, %582
  %584 = add nsw i64 %575, 4
  %585 = icmp slt i64 %584, %129
  br i1 %585, label %574, label %586

586:
  %587 = icmp sgt i64 %129, 1
  br i1 %587, label %588, label %606

588:
  %589 = phi i64 [ %598, %588 ], [ 1, %586 ]
  %590 = phi <8 x double> [ %597, %588 ], [ zeroinitializer, %586 ]
  %591 = getelementptr inbounds <8 x double>, ptr %146, i64 %589
  %592 = load <8 x double>, ptr %591, align 64
  %593 = getelementptr inbounds <8 x double>, ptr %148, i64 %589
  %594 = load <8 x double>, ptr %593, align 64
  %595 = fmul contract <8 x double> %592, %594
  %596 = fmul contract <8 x double> %595, %595
  %597 = fadd contract <8 x double> %590, %596
  %598 = add nsw i64 %589, 4
  %599 = icmp slt i64 %598, %129
  br i1 %599, label %588, label %609

600:
  %601 = load <8 x double>, ptr %2, align 64
  %602 = fadd contract <8 x double> %554, %601
  store <8 x double> %602, ptr %2, align 64
  %603 = load ptr, ptr %0, align 8
  %604 = load ptr, ptr %13, align 8
  %605 = load ptr, ptr %141, align 8
  call void %603(ptr %2, ptr %147, ptr %604, ptr %146, ptr %605)
  br label %606

606:
  %607 = phi <8 x double> [ %583, %586 ], [ zeroinitializer, %600 ]
  %608 = fadd contract <8 x double> %607, zeroinitializer
  br label %638

609:
  %610 = fadd contract <8 x double> %583, %597
  %611 = icmp sgt i64 %129, 2
  br i1 %611, label %612, label %638

612:
  %613 = phi i64 [ %622, %612 ], [ 2, %609 ]
  %614 = phi <8 x double> [ %621, %612 ], [ zeroinitializer, %609 ]
  %615 = getelementptr inbounds <8 x double>, ptr %146, i64 %613
  %616 = load <8 x double>, ptr %615, align 64
  %617 = getelementptr inbounds <8 x double>, ptr %148, i64 %613
  %618 = load <8 x double>, ptr %617, align 64
  %619 = fmul contract <8 x double> %616, %618
  %620 = fmul contract <8 x double> %619, %619
  %621 = fadd contract <8 x double> %614, %620
  %622 = add nsw i64 %613, 4
  %623 = icmp slt i64 %622, %129
  br i1 %623, label %612, label %624

624:
  %625 = icmp sgt i64 %129, 3
  br i1 %625, label %626, label %638

626:
  %627 = phi i64 [ %636, %626 ], [ 3, %624 ]
  %628 = phi <8 x double> [ %635, %626 ], [ zeroinitializer, %624 ]
  %629 = getelementptr inbounds <8 x double>, ptr %146, i64 %627
  %630 = load <8 x double>, ptr %629, align 64
  %631 = getelementptr inbounds <8 x double>, ptr %148, i64 %627
  %632 = load <8 x double>, ptr %631, align 64
  %633 = fmul contract <8 x double> %630, %632
  %634 = fmul contract <8 x double> %633, %633
  %635 = fadd contract <8 x double> %628, %634
  %636 = add nsw i64 %627, 4
  %637 = icmp slt i64 %636, %129
  br i1 %637, label %626, label %638

638:
  %639 = phi <8 x double> [ %621, %624 ], [ zeroinitializer, %606 ], [ zeroinitializer, %609 ], [ %621, %626 ]
  %640 = phi <8 x double> [ %610, %624 ], [ %608, %606 ], [ %610, %609 ], [ %610, %626 ]
  %641 = phi <8 x double> [ zeroinitializer, %624 ], [ zeroinitializer, %606 ], [ zeroinitializer, %609 ], [ %635, %626 ]
  %642 = fadd contract <8 x double> %639, %641
  %643 = fadd contract <8 x double> %640, %642
  %644 = fdiv contract <8 x double> %643, %409
  br label %645

645:
  %646 = phi i32 [ 0, %638 ], [ %651, %645 ]
  %647 = phi <8 x double> [ %644, %638 ], [ %650, %645 ]
  %648 = extractelement <8 x double> %647, i32 %646
  %649 = call contract double @llvm.sqrt.f64(double %648)
  %650 = insertelement <8 x double> %647, double %649, i32 %646
  %651 = add nsw i32 %646, 1
  %652 = icmp eq i32 %651, 8
  br i1 %652, label %674, label %645

653:
  %654 = phi i64 [ %660, %653 ], [ 0, %557 ]
  %655 = getelementptr inbounds <8 x double>, ptr %130, i64 %654
  %656 = load <8 x double>, ptr %655, align 64
  %657 = getelementptr inbounds <8 x double>, ptr %146, i64 %654
  %658 = load <8 x double>, ptr %657, align 64
  %659 = fsub contract <8 x double> %658, %656
  store <8 x double> %659, ptr %657, align 64
  %660 = add nsw i64 %654, 1
  %661 = icmp eq i64 %660, %129
  br i1 %661, label %574, label %653

662:
  %663 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %664 = load i64, ptr %663, align 8
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %774, label %666

666:
  %667 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %668 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %669 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %670 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %671 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %672 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %673 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  br label %709

674:
  %675 = phi i64 [ %707, %706 ], [ 0, %645 ]
  %676 = shl nsw i64 1, %675
  %677 = and i64 %676, %122
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %706, label %679

679:
  %680 = trunc i64 %675 to i32
  %681 = extractelement <8 x double> %490, i32 %680
  %682 = extractelement <8 x double> %650, i32 %680
  %683 = extractelement <8 x double> %554, i32 %680
  %684 = fdiv contract double %682, %683
  %685 = call contract double @llvm.maxnum.f64(double %681, double %684)
  %686 = fmul contract double %238, %685
  %687 = fcmp contract ugt double %686, 1.000000e-15
  br i1 %687, label %691, label %688

688:
  %689 = fmul contract double %683, 1.000000e-03
  %690 = call contract double @llvm.maxnum.f64(double %494, double %689)
  br label %696

691:
  %692 = fdiv contract double 1.000000e-02, %685
  %693 = call contract double @llvm.sqrt.f64(double %692)
  %694 = call contract double @llvm.sqrt.f64(double %693)
  %695 = call contract double @llvm.sqrt.f64(double %694)
  br label %696

696:
  %697 = phi contract double [ %690, %688 ], [ %695, %691 ]
  %698 = fmul contract double %683, 1.000000e+02
  %699 = call contract double @llvm.minnum.f64(double %698, double %697)
  %700 = call contract double @llvm.minnum.f64(double %699, double %238)
  %701 = load ptr, ptr %19, align 8
  %702 = add nsw i64 %675, 8
  %703 = getelementptr inbounds double, ptr %701, i64 %702
  store double %700, ptr %703, align 8
  %704 = add nsw i64 %675, 48
  %705 = getelementptr inbounds double, ptr %701, i64 %704
  store double 3.000000e+00, ptr %705, align 8
  br label %706

706:
  %707 = add nsw i64 %675, 1
  %708 = icmp eq i64 %707, 8
  br i1 %708, label %662, label %674

709:
  %710 = phi i64 [ 0, %666 ], [ %772, %771 ]
  %711 = shl nsw i64 1, %710
  %712 = and i64 %711, %122
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %771, label %714

714:
  %715 = trunc i64 %710 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %715)
  %716 = load ptr, ptr %13, align 8
  %717 = load i64, ptr %667, align 8
  %718 = load ptr, ptr %668, align 8
  %719 = icmp sgt i64 %717, 0
  br i1 %719, label %720, label %729

720:
  %721 = phi i64 [ %727, %720 ], [ 0, %714 ]
  %722 = shl nsw i64 %721, 3
  %723 = add nsw i64 %722, %710
  %724 = getelementptr inbounds double, ptr %716, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = getelementptr inbounds double, ptr %718, i64 %721
  store double %725, ptr %726, align 8
  %727 = add nsw i64 %721, 1
  %728 = icmp eq i64 %727, %717
  br i1 %728, label %729, label %720

729:
  %730 = load ptr, ptr %669, align 8
  br i1 %188, label %731, label %752

731:
  %732 = phi i64 [ %738, %731 ], [ 0, %729 ]
  %733 = shl nsw i64 %732, 3
  %734 = add nsw i64 %733, %710
  %735 = getelementptr inbounds double, ptr %132, i64 %734
  %736 = load double, ptr %735, align 8
  %737 = getelementptr inbounds double, ptr %730, i64 %732
  store double %736, ptr %737, align 8
  %738 = add nsw i64 %732, 1
  %739 = icmp eq i64 %738, %129
  br i1 %739, label %740, label %731

740:
  %741 = load ptr, ptr %11, align 8
  %742 = getelementptr inbounds double, ptr %730, i64 %129
  br label %743

743:
  %744 = phi i64 [ 0, %740 ], [ %750, %743 ]
  %745 = shl nsw i64 %744, 3
  %746 = add nsw i64 %745, %710
  %747 = getelementptr inbounds double, ptr %741, i64 %746
  %748 = load double, ptr %747, align 8
  %749 = getelementptr inbounds double, ptr %742, i64 %744
  store double %748, ptr %749, align 8
  %750 = add nsw i64 %744, 1
  %751 = icmp eq i64 %750, %129
  br i1 %751, label %752, label %743

752:
  %753 = load ptr, ptr %671, align 8
  store i64 0, ptr %753, align 8
  call fastcc void @begin_watch(ptr %3, ptr %670)
  %754 = load i64, ptr %663, align 8
  %755 = icmp sgt i64 %754, 0
  br i1 %755, label %756, label %761

756:
  %757 = shl i64 %754, 1
  %758 = load ptr, ptr %672, align 8
  %759 = load ptr, ptr %673, align 8
  %760 = call i64 @llvm.smax.i64(i64 %757, i64 1)
  br label %762

761:
  br label %771

762:
  %763 = phi i64 [ 0, %756 ], [ %769, %762 ]
  %764 = getelementptr inbounds double, ptr %758, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = shl nsw i64 %763, 3
  %767 = add nsw i64 %766, %710
  %768 = getelementptr inbounds double, ptr %759, i64 %767
  store double %765, ptr %768, align 8
  %769 = add nsw i64 %763, 1
  %770 = icmp eq i64 %769, %760
  br i1 %770, label %761, label %762

771:
  %772 = add nsw i64 %710, 1
  %773 = icmp eq i64 %772, 8
  br i1 %773, label %774, label %709

774:
  br label %775

775:
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
