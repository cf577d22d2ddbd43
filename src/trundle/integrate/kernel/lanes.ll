; source 6d63fd528ef6115a6e8b5e3c5f5664241abd37952cda25852a9577fe8735aa63
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32 }

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
  br i1 %21, label %1742, label %22

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
  %71 = phi i64 [ 0, %22 ], [ %1738, %1736 ]
  %72 = phi i32 [ %18, %22 ], [ %1737, %1736 ]
  br label %73

73:
  %74 = phi i64 [ %134, %131 ], [ 0, %70 ]
  %75 = phi i1 [ false, %131 ], [ true, %70 ]
  %76 = load ptr, ptr %23, align 8
  %77 = load ptr, ptr %24, align 8
  br label %78

78:
  %79 = phi i64 [ %129, %128 ], [ %74, %73 ]
  %80 = getelementptr inbounds double, ptr %76, i64 %79
  %81 = getelementptr inbounds i64, ptr %77, i64 %79
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds double, ptr %80, i64 8
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds double, ptr %80, i64 12
  store double 0.000000e+00, ptr %84, align 8
  %85 = load i64, ptr %81, align 8
  %86 = icmp slt i64 %85, 0
  br i1 %86, label %128, label %87

87:
  %88 = load double, ptr %25, align 8
  %89 = fsub contract double %88, %82
  %90 = getelementptr inbounds double, ptr %80, i64 4
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %26, align 8
  %93 = call contract double @llvm.minnum.f64(double %91, double %92)
  %94 = fcmp contract oeq double %89, 0.000000e+00
  br i1 %94, label %131, label %95

95:
  %96 = getelementptr inbounds i64, ptr %81, i64 4
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %27, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %131

100:
  %101 = fmul contract double %93, 1.010000e+00
  %102 = fcmp contract ult double %101, %89
  br i1 %102, label %104, label %103

103:
  store double %88, ptr %83, align 8
  br label %126

104:
  %105 = call contract double @llvm.fabs.f64(double %82)
  %106 = fmul contract double %105, 0x3CE4000000000000
  %107 = fcmp contract ole double %93, %106
  %108 = fcmp contract oeq double %93, 0.000000e+00
  %109 = or i1 %107, %108
  br i1 %109, label %114, label %110

110:
  %111 = getelementptr inbounds i64, ptr %81, i64 8
  %112 = load i64, ptr %111, align 8
  %113 = icmp sgt i64 %112, 20
  br i1 %113, label %114, label %123

114:
  %115 = getelementptr inbounds i64, ptr %81, i64 20
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %131, label %118

118:
  %119 = getelementptr inbounds i64, ptr %81, i64 8
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  %122 = select i1 %121, i64 3, i64 2
  br label %131

123:
  %124 = fadd contract double %82, %93
  store double %124, ptr %83, align 8
  %125 = fsub contract double %124, %82
  br label %126

126:
  %127 = phi double [ %89, %103 ], [ %125, %123 ]
  store double %127, ptr %84, align 8
  br label %128

128:
  %129 = add nsw i64 %79, 1
  %130 = icmp eq i64 %129, 4
  br i1 %130, label %136, label %78

131:
  %132 = phi i64 [ 7, %114 ], [ %122, %118 ], [ 6, %95 ], [ 1, %87 ]
  %133 = trunc i64 %79 to i32
  call fastcc void @release_4(ptr %0, i32 %133, i64 %132)
  %134 = add nsw i64 %79, 1
  %135 = icmp eq i64 %134, 4
  br i1 %135, label %137, label %73

136:
  br i1 %75, label %139, label %137

137:
  %138 = call fastcc i32 @fill_4(ptr %0)
  br label %1736

139:
  %140 = load i64, ptr %28, align 8
  %141 = load ptr, ptr %29, align 8
  %142 = load ptr, ptr %30, align 8
  %143 = getelementptr inbounds <4 x double>, ptr %76, i64 3
  %144 = load <4 x double>, ptr %143, align 32
  %145 = shl nsw i64 %140, 4
  %146 = getelementptr inbounds <4 x double>, ptr %141, i64 %145
  %147 = mul nsw i64 %140, 19
  %148 = getelementptr inbounds <4 x double>, ptr %141, i64 %147
  %149 = mul nsw i64 %140, 17
  %150 = getelementptr inbounds <4 x double>, ptr %141, i64 %149
  %151 = getelementptr inbounds <4 x double>, ptr %76, i64 2
  %152 = load <4 x double>, ptr %151, align 32
  store <4 x double> %152, ptr %17, align 32
  %153 = load <4 x double>, ptr %76, align 32
  %154 = load ptr, ptr %31, align 8
  %155 = load i64, ptr %32, align 8
  %156 = sdiv i64 %155, 4
  %157 = shl nsw i64 %156, 4
  %158 = getelementptr inbounds <4 x double>, ptr %141, i64 %157
  %159 = mul nsw i64 %156, 20
  %160 = getelementptr inbounds <4 x double>, ptr %141, i64 %159
  %161 = icmp sgt i64 %155, 3
  br i1 %161, label %162, label %197

162:
  %163 = phi i64 [ %172, %162 ], [ 0, %139 ]
  %164 = getelementptr inbounds <4 x double>, ptr %160, i64 %163
  %165 = load <4 x double>, ptr %164, align 32
  %166 = getelementptr inbounds <4 x double>, ptr %141, i64 %163
  %167 = load <4 x double>, ptr %166, align 32
  %168 = fmul contract <4 x double> %167, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %169 = fmul contract <4 x double> %144, %168
  %170 = fadd contract <4 x double> %165, %169
  %171 = getelementptr inbounds <4 x double>, ptr %158, i64 %163
  store <4 x double> %170, ptr %171, align 32
  %172 = add nsw i64 %163, 1
  %173 = icmp eq i64 %172, %156
  br i1 %173, label %174, label %162

174:
  %175 = fmul contract <4 x double> %144, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %176 = fadd contract <4 x double> %175, %153
  %177 = getelementptr inbounds <4 x double>, ptr %141, i64 %156
  store <4 x double> %176, ptr %16, align 32
  %178 = load ptr, ptr %0, align 8
  %179 = load ptr, ptr %33, align 8
  call void %178(ptr %16, ptr %158, ptr %154, ptr %177, ptr %179)
  br label %180

180:
  %181 = phi i64 [ %195, %180 ], [ 0, %174 ]
  %182 = getelementptr inbounds <4 x double>, ptr %160, i64 %181
  %183 = load <4 x double>, ptr %182, align 32
  %184 = getelementptr inbounds <4 x double>, ptr %141, i64 %181
  %185 = load <4 x double>, ptr %184, align 32
  %186 = fmul contract <4 x double> %185, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %187 = add nsw i64 %181, %156
  %188 = getelementptr inbounds <4 x double>, ptr %141, i64 %187
  %189 = load <4 x double>, ptr %188, align 32
  %190 = fmul contract <4 x double> %189, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %191 = fadd contract <4 x double> %186, %190
  %192 = fmul contract <4 x double> %144, %191
  %193 = fadd contract <4 x double> %183, %192
  %194 = getelementptr inbounds <4 x double>, ptr %158, i64 %181
  store <4 x double> %193, ptr %194, align 32
  %195 = add nsw i64 %181, 1
  %196 = icmp eq i64 %195, %156
  br i1 %196, label %203, label %180

197:
  %198 = fmul contract <4 x double> %144, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %199 = fadd contract <4 x double> %198, %153
  %200 = getelementptr inbounds <4 x double>, ptr %141, i64 %156
  store <4 x double> %199, ptr %16, align 32
  %201 = load ptr, ptr %0, align 8
  %202 = load ptr, ptr %33, align 8
  call void %201(ptr %16, ptr %158, ptr %154, ptr %200, ptr %202)
  br label %203

203:
  %204 = fmul contract <4 x double> %144, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %205 = fadd contract <4 x double> %204, %153
  %206 = shl nsw i64 %156, 1
  %207 = getelementptr inbounds <4 x double>, ptr %141, i64 %206
  store <4 x double> %205, ptr %15, align 32
  %208 = load ptr, ptr %0, align 8
  %209 = load ptr, ptr %33, align 8
  call void %208(ptr %15, ptr %158, ptr %154, ptr %207, ptr %209)
  br i1 %161, label %210, label %227

210:
  %211 = phi i64 [ %225, %210 ], [ 0, %203 ]
  %212 = getelementptr inbounds <4 x double>, ptr %160, i64 %211
  %213 = load <4 x double>, ptr %212, align 32
  %214 = getelementptr inbounds <4 x double>, ptr %141, i64 %211
  %215 = load <4 x double>, ptr %214, align 32
  %216 = fmul contract <4 x double> %215, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %217 = add nsw i64 %211, %206
  %218 = getelementptr inbounds <4 x double>, ptr %141, i64 %217
  %219 = load <4 x double>, ptr %218, align 32
  %220 = fmul contract <4 x double> %219, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %221 = fadd contract <4 x double> %216, %220
  %222 = fmul contract <4 x double> %144, %221
  %223 = fadd contract <4 x double> %213, %222
  %224 = getelementptr inbounds <4 x double>, ptr %158, i64 %211
  store <4 x double> %223, ptr %224, align 32
  %225 = add nsw i64 %211, 1
  %226 = icmp eq i64 %225, %156
  br i1 %226, label %227, label %210

227:
  %228 = fmul contract <4 x double> %144, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %229 = fadd contract <4 x double> %228, %153
  %230 = mul nsw i64 %156, 3
  %231 = getelementptr inbounds <4 x double>, ptr %141, i64 %230
  store <4 x double> %229, ptr %14, align 32
  %232 = load ptr, ptr %0, align 8
  %233 = load ptr, ptr %33, align 8
  call void %232(ptr %14, ptr %158, ptr %154, ptr %231, ptr %233)
  br i1 %161, label %234, label %256

234:
  %235 = phi i64 [ %254, %234 ], [ 0, %227 ]
  %236 = getelementptr inbounds <4 x double>, ptr %160, i64 %235
  %237 = load <4 x double>, ptr %236, align 32
  %238 = getelementptr inbounds <4 x double>, ptr %141, i64 %235
  %239 = load <4 x double>, ptr %238, align 32
  %240 = fmul contract <4 x double> %239, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %241 = add nsw i64 %235, %206
  %242 = getelementptr inbounds <4 x double>, ptr %141, i64 %241
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fmul contract <4 x double> %243, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %245 = fsub contract <4 x double> %240, %244
  %246 = add nsw i64 %235, %230
  %247 = getelementptr inbounds <4 x double>, ptr %141, i64 %246
  %248 = load <4 x double>, ptr %247, align 32
  %249 = fmul contract <4 x double> %248, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %250 = fadd contract <4 x double> %245, %249
  %251 = fmul contract <4 x double> %144, %250
  %252 = fadd contract <4 x double> %237, %251
  %253 = getelementptr inbounds <4 x double>, ptr %158, i64 %235
  store <4 x double> %252, ptr %253, align 32
  %254 = add nsw i64 %235, 1
  %255 = icmp eq i64 %254, %156
  br i1 %255, label %256, label %234

256:
  %257 = fmul contract <4 x double> %144, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %258 = fadd contract <4 x double> %257, %153
  %259 = shl nsw i64 %156, 2
  %260 = getelementptr inbounds <4 x double>, ptr %141, i64 %259
  store <4 x double> %258, ptr %13, align 32
  %261 = load ptr, ptr %0, align 8
  %262 = load ptr, ptr %33, align 8
  call void %261(ptr %13, ptr %158, ptr %154, ptr %260, ptr %262)
  br i1 %161, label %263, label %285

263:
  %264 = phi i64 [ %283, %263 ], [ 0, %256 ]
  %265 = getelementptr inbounds <4 x double>, ptr %160, i64 %264
  %266 = load <4 x double>, ptr %265, align 32
  %267 = getelementptr inbounds <4 x double>, ptr %141, i64 %264
  %268 = load <4 x double>, ptr %267, align 32
  %269 = fmul contract <4 x double> %268, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %270 = add nsw i64 %264, %230
  %271 = getelementptr inbounds <4 x double>, ptr %141, i64 %270
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fmul contract <4 x double> %272, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %274 = fadd contract <4 x double> %269, %273
  %275 = add nsw i64 %264, %259
  %276 = getelementptr inbounds <4 x double>, ptr %141, i64 %275
  %277 = load <4 x double>, ptr %276, align 32
  %278 = fmul contract <4 x double> %277, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %279 = fadd contract <4 x double> %274, %278
  %280 = fmul contract <4 x double> %144, %279
  %281 = fadd contract <4 x double> %266, %280
  %282 = getelementptr inbounds <4 x double>, ptr %158, i64 %264
  store <4 x double> %281, ptr %282, align 32
  %283 = add nsw i64 %264, 1
  %284 = icmp eq i64 %283, %156
  br i1 %284, label %285, label %263

285:
  %286 = fmul contract <4 x double> %144, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %287 = fadd contract <4 x double> %286, %153
  %288 = mul nsw i64 %156, 5
  %289 = getelementptr inbounds <4 x double>, ptr %141, i64 %288
  store <4 x double> %287, ptr %12, align 32
  %290 = load ptr, ptr %0, align 8
  %291 = load ptr, ptr %33, align 8
  call void %290(ptr %12, ptr %158, ptr %154, ptr %289, ptr %291)
  br i1 %161, label %292, label %319

292:
  %293 = phi i64 [ %317, %292 ], [ 0, %285 ]
  %294 = getelementptr inbounds <4 x double>, ptr %160, i64 %293
  %295 = load <4 x double>, ptr %294, align 32
  %296 = getelementptr inbounds <4 x double>, ptr %141, i64 %293
  %297 = load <4 x double>, ptr %296, align 32
  %298 = fmul contract <4 x double> %297, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %299 = add nsw i64 %293, %230
  %300 = getelementptr inbounds <4 x double>, ptr %141, i64 %299
  %301 = load <4 x double>, ptr %300, align 32
  %302 = fmul contract <4 x double> %301, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %303 = fadd contract <4 x double> %298, %302
  %304 = add nsw i64 %293, %259
  %305 = getelementptr inbounds <4 x double>, ptr %141, i64 %304
  %306 = load <4 x double>, ptr %305, align 32
  %307 = fmul contract <4 x double> %306, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %308 = fadd contract <4 x double> %303, %307
  %309 = add nsw i64 %293, %288
  %310 = getelementptr inbounds <4 x double>, ptr %141, i64 %309
  %311 = load <4 x double>, ptr %310, align 32
  %312 = fmul contract <4 x double> %311, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %313 = fsub contract <4 x double> %308, %312
  %314 = fmul contract <4 x double> %144, %313
  %315 = fadd contract <4 x double> %295, %314
  %316 = getelementptr inbounds <4 x double>, ptr %158, i64 %293
  store <4 x double> %315, ptr %316, align 32
  %317 = add nsw i64 %293, 1
  %318 = icmp eq i64 %317, %156
  br i1 %318, label %319, label %292

319:
  %320 = fmul contract <4 x double> %144, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %321 = fadd contract <4 x double> %320, %153
  %322 = mul nsw i64 %156, 6
  %323 = getelementptr inbounds <4 x double>, ptr %141, i64 %322
  store <4 x double> %321, ptr %11, align 32
  %324 = load ptr, ptr %0, align 8
  %325 = load ptr, ptr %33, align 8
  call void %324(ptr %11, ptr %158, ptr %154, ptr %323, ptr %325)
  br i1 %161, label %326, label %358

326:
  %327 = phi i64 [ %356, %326 ], [ 0, %319 ]
  %328 = getelementptr inbounds <4 x double>, ptr %160, i64 %327
  %329 = load <4 x double>, ptr %328, align 32
  %330 = getelementptr inbounds <4 x double>, ptr %141, i64 %327
  %331 = load <4 x double>, ptr %330, align 32
  %332 = fmul contract <4 x double> %331, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %333 = add nsw i64 %327, %230
  %334 = getelementptr inbounds <4 x double>, ptr %141, i64 %333
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fmul contract <4 x double> %335, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %337 = fadd contract <4 x double> %332, %336
  %338 = add nsw i64 %327, %259
  %339 = getelementptr inbounds <4 x double>, ptr %141, i64 %338
  %340 = load <4 x double>, ptr %339, align 32
  %341 = fmul contract <4 x double> %340, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %342 = fadd contract <4 x double> %337, %341
  %343 = add nsw i64 %327, %288
  %344 = getelementptr inbounds <4 x double>, ptr %141, i64 %343
  %345 = load <4 x double>, ptr %344, align 32
  %346 = fmul contract <4 x double> %345, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %347 = fsub contract <4 x double> %342, %346
  %348 = add nsw i64 %327, %322
  %349 = getelementptr inbounds <4 x double>, ptr %141, i64 %348
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fmul contract <4 x double> %350, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %352 = fadd contract <4 x double> %347, %351
  %353 = fmul contract <4 x double> %144, %352
  %354 = fadd contract <4 x double> %329, %353
  %355 = getelementptr inbounds <4 x double>, ptr %158, i64 %327
  store <4 x double> %354, ptr %355, align 32
  %356 = add nsw i64 %327, 1
  %357 = icmp eq i64 %356, %156
  br i1 %357, label %358, label %326

358:
  %359 = fmul contract <4 x double> %144, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %360 = fadd contract <4 x double> %359, %153
  %361 = mul nsw i64 %156, 7
  %362 = getelementptr inbounds <4 x double>, ptr %141, i64 %361
  store <4 x double> %360, ptr %10, align 32
  %363 = load ptr, ptr %0, align 8
  %364 = load ptr, ptr %33, align 8
  call void %363(ptr %10, ptr %158, ptr %154, ptr %362, ptr %364)
  br i1 %161, label %365, label %402

365:
  %366 = phi i64 [ %400, %365 ], [ 0, %358 ]
  %367 = getelementptr inbounds <4 x double>, ptr %160, i64 %366
  %368 = load <4 x double>, ptr %367, align 32
  %369 = getelementptr inbounds <4 x double>, ptr %141, i64 %366
  %370 = load <4 x double>, ptr %369, align 32
  %371 = fmul contract <4 x double> %370, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %372 = add nsw i64 %366, %230
  %373 = getelementptr inbounds <4 x double>, ptr %141, i64 %372
  %374 = load <4 x double>, ptr %373, align 32
  %375 = fmul contract <4 x double> %374, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %376 = fsub contract <4 x double> %371, %375
  %377 = add nsw i64 %366, %259
  %378 = getelementptr inbounds <4 x double>, ptr %141, i64 %377
  %379 = load <4 x double>, ptr %378, align 32
  %380 = fmul contract <4 x double> %379, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %381 = fsub contract <4 x double> %376, %380
  %382 = add nsw i64 %366, %288
  %383 = getelementptr inbounds <4 x double>, ptr %141, i64 %382
  %384 = load <4 x double>, ptr %383, align 32
  %385 = fmul contract <4 x double> %384, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %386 = fadd contract <4 x double> %381, %385
  %387 = add nsw i64 %366, %322
  %388 = getelementptr inbounds <4 x double>, ptr %141, i64 %387
  %389 = load <4 x double>, ptr %388, align 32
  %390 = fmul contract <4 x double> %389, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %391 = fadd contract <4 x double> %386, %390
  %392 = add nsw i64 %366, %361
  %393 = getelementptr inbounds <4 x double>, ptr %141, i64 %392
  %394 = load <4 x double>, ptr %393, align 32
  %395 = fmul contract <4 x double> %394, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %396 = fsub contract <4 x double> %391, %395
  %397 = fmul contract <4 x double> %144, %396
  %398 = fadd contract <4 x double> %368, %397
  %399 = getelementptr inbounds <4 x double>, ptr %158, i64 %366
  store <4 x double> %398, ptr %399, align 32
  %400 = add nsw i64 %366, 1
  %401 = icmp eq i64 %400, %156
  br i1 %401, label %402, label %365

402:
  %403 = fmul contract <4 x double> %144, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %404 = fadd contract <4 x double> %403, %153
  %405 = shl nsw i64 %156, 3
  %406 = getelementptr inbounds <4 x double>, ptr %141, i64 %405
  store <4 x double> %404, ptr %9, align 32
  %407 = load ptr, ptr %0, align 8
  %408 = load ptr, ptr %33, align 8
  call void %407(ptr %9, ptr %158, ptr %154, ptr %406, ptr %408)
  br i1 %161, label %409, label %451

409:
  %410 = phi i64 [ %449, %409 ], [ 0, %402 ]
  %411 = getelementptr inbounds <4 x double>, ptr %160, i64 %410
  %412 = load <4 x double>, ptr %411, align 32
  %413 = getelementptr inbounds <4 x double>, ptr %141, i64 %410
  %414 = load <4 x double>, ptr %413, align 32
  %415 = fmul contract <4 x double> %414, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %416 = add nsw i64 %410, %230
  %417 = getelementptr inbounds <4 x double>, ptr %141, i64 %416
  %418 = load <4 x double>, ptr %417, align 32
  %419 = fmul contract <4 x double> %418, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %420 = fsub contract <4 x double> %415, %419
  %421 = add nsw i64 %410, %259
  %422 = getelementptr inbounds <4 x double>, ptr %141, i64 %421
  %423 = load <4 x double>, ptr %422, align 32
  %424 = fmul contract <4 x double> %423, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %425 = fsub contract <4 x double> %420, %424
  %426 = add nsw i64 %410, %288
  %427 = getelementptr inbounds <4 x double>, ptr %141, i64 %426
  %428 = load <4 x double>, ptr %427, align 32
  %429 = fmul contract <4 x double> %428, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %430 = fadd contract <4 x double> %425, %429
  %431 = add nsw i64 %410, %322
  %432 = getelementptr inbounds <4 x double>, ptr %141, i64 %431
  %433 = load <4 x double>, ptr %432, align 32
  %434 = fmul contract <4 x double> %433, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %435 = fadd contract <4 x double> %430, %434
  %436 = add nsw i64 %410, %361
  %437 = getelementptr inbounds <4 x double>, ptr %141, i64 %436
  %438 = load <4 x double>, ptr %437, align 32
  %439 = fmul contract <4 x double> %438, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %440 = fsub contract <4 x double> %435, %439
  %441 = add nsw i64 %410, %405
  %442 = getelementptr inbounds <4 x double>, ptr %141, i64 %441
  %443 = load <4 x double>, ptr %442, align 32
  %444 = fmul contract <4 x double> %443, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %445 = fsub contract <4 x double> %440, %444
  %446 = fmul contract <4 x double> %144, %445
  %447 = fadd contract <4 x double> %412, %446
  %448 = getelementptr inbounds <4 x double>, ptr %158, i64 %410
  store <4 x double> %447, ptr %448, align 32
  %449 = add nsw i64 %410, 1
  %450 = icmp eq i64 %449, %156
  br i1 %450, label %451, label %409

451:
  %452 = fmul contract <4 x double> %144, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %453 = fadd contract <4 x double> %452, %153
  %454 = mul nsw i64 %156, 9
  %455 = getelementptr inbounds <4 x double>, ptr %141, i64 %454
  store <4 x double> %453, ptr %8, align 32
  %456 = load ptr, ptr %0, align 8
  %457 = load ptr, ptr %33, align 8
  call void %456(ptr %8, ptr %158, ptr %154, ptr %455, ptr %457)
  br i1 %161, label %458, label %505

458:
  %459 = phi i64 [ %503, %458 ], [ 0, %451 ]
  %460 = getelementptr inbounds <4 x double>, ptr %160, i64 %459
  %461 = load <4 x double>, ptr %460, align 32
  %462 = getelementptr inbounds <4 x double>, ptr %141, i64 %459
  %463 = load <4 x double>, ptr %462, align 32
  %464 = fmul contract <4 x double> %463, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %465 = add nsw i64 %459, %230
  %466 = getelementptr inbounds <4 x double>, ptr %141, i64 %465
  %467 = load <4 x double>, ptr %466, align 32
  %468 = fmul contract <4 x double> %467, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %469 = fsub contract <4 x double> %468, %464
  %470 = add nsw i64 %459, %259
  %471 = getelementptr inbounds <4 x double>, ptr %141, i64 %470
  %472 = load <4 x double>, ptr %471, align 32
  %473 = fmul contract <4 x double> %472, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %474 = fadd contract <4 x double> %469, %473
  %475 = add nsw i64 %459, %288
  %476 = getelementptr inbounds <4 x double>, ptr %141, i64 %475
  %477 = load <4 x double>, ptr %476, align 32
  %478 = fmul contract <4 x double> %477, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %479 = fsub contract <4 x double> %474, %478
  %480 = add nsw i64 %459, %322
  %481 = getelementptr inbounds <4 x double>, ptr %141, i64 %480
  %482 = load <4 x double>, ptr %481, align 32
  %483 = fmul contract <4 x double> %482, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %484 = fsub contract <4 x double> %479, %483
  %485 = add nsw i64 %459, %361
  %486 = getelementptr inbounds <4 x double>, ptr %141, i64 %485
  %487 = load <4 x double>, ptr %486, align 32
  %488 = fmul contract <4 x double> %487, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %489 = fadd contract <4 x double> %484, %488
  %490 = add nsw i64 %459, %405
  %491 = getelementptr inbounds <4 x double>, ptr %141, i64 %490
  %492 = load <4 x double>, ptr %491, align 32
  %493 = fmul contract <4 x double> %492, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %494 = fadd contract <4 x double> %489, %493
  %495 = add nsw i64 %459, %454
  %496 = getelementptr inbounds <4 x double>, ptr %141, i64 %495
  %497 = load <4 x double>, ptr %496, align 32
  %498 = fmul contract <4 x double> %497, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %499 = fsub contract <4 x double> %494, %498
  %500 = fmul contract <4 x double> %144, %499
  %501 = fadd contract <4 x double> %461, %500
  %502 = getelementptr inbounds <4 x double>, ptr %158, i64 %459
  store <4 x double> %501, ptr %502, align 32
  %503 = add nsw i64 %459, 1
  %504 = icmp eq i64 %503, %156
  br i1 %504, label %505, label %458

505:
  %506 = fmul contract <4 x double> %144, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %507 = fadd contract <4 x double> %506, %153
  %508 = mul nsw i64 %156, 10
  %509 = getelementptr inbounds <4 x double>, ptr %141, i64 %508
  store <4 x double> %507, ptr %7, align 32
  %510 = load ptr, ptr %0, align 8
  %511 = load ptr, ptr %33, align 8
  call void %510(ptr %7, ptr %158, ptr %154, ptr %509, ptr %511)
  br i1 %161, label %512, label %564

512:
  %513 = phi i64 [ %562, %512 ], [ 0, %505 ]
  %514 = getelementptr inbounds <4 x double>, ptr %160, i64 %513
  %515 = load <4 x double>, ptr %514, align 32
  %516 = getelementptr inbounds <4 x double>, ptr %141, i64 %513
  %517 = load <4 x double>, ptr %516, align 32
  %518 = fmul contract <4 x double> %517, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %519 = add nsw i64 %513, %230
  %520 = getelementptr inbounds <4 x double>, ptr %141, i64 %519
  %521 = load <4 x double>, ptr %520, align 32
  %522 = fmul contract <4 x double> %521, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %523 = fsub contract <4 x double> %518, %522
  %524 = add nsw i64 %513, %259
  %525 = getelementptr inbounds <4 x double>, ptr %141, i64 %524
  %526 = load <4 x double>, ptr %525, align 32
  %527 = fmul contract <4 x double> %526, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %528 = fsub contract <4 x double> %523, %527
  %529 = add nsw i64 %513, %288
  %530 = getelementptr inbounds <4 x double>, ptr %141, i64 %529
  %531 = load <4 x double>, ptr %530, align 32
  %532 = fmul contract <4 x double> %531, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %533 = fsub contract <4 x double> %528, %532
  %534 = add nsw i64 %513, %322
  %535 = getelementptr inbounds <4 x double>, ptr %141, i64 %534
  %536 = load <4 x double>, ptr %535, align 32
  %537 = fmul contract <4 x double> %536, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %538 = fadd contract <4 x double> %533, %537
  %539 = add nsw i64 %513, %361
  %540 = getelementptr inbounds <4 x double>, ptr %141, i64 %539
  %541 = load <4 x double>, ptr %540, align 32
  %542 = fmul contract <4 x double> %541, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %543 = fsub contract <4 x double> %538, %542
  %544 = add nsw i64 %513, %405
  %545 = getelementptr inbounds <4 x double>, ptr %141, i64 %544
  %546 = load <4 x double>, ptr %545, align 32
  %547 = fmul contract <4 x double> %546, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %548 = fsub contract <4 x double> %543, %547
  %549 = add nsw i64 %513, %454
  %550 = getelementptr inbounds <4 x double>, ptr %141, i64 %549
  %551 = load <4 x double>, ptr %550, align 32
  %552 = fmul contract <4 x double> %551, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %553 = fadd contract <4 x double> %548, %552
  %554 = add nsw i64 %513, %508
  %555 = getelementptr inbounds <4 x double>, ptr %141, i64 %554
  %556 = load <4 x double>, ptr %555, align 32
  %557 = fmul contract <4 x double> %556, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %558 = fadd contract <4 x double> %553, %557
  %559 = fmul contract <4 x double> %144, %558
  %560 = fadd contract <4 x double> %515, %559
  %561 = getelementptr inbounds <4 x double>, ptr %158, i64 %513
  store <4 x double> %560, ptr %561, align 32
  %562 = add nsw i64 %513, 1
  %563 = icmp eq i64 %562, %156
  br i1 %563, label %564, label %512

564:
  %565 = fadd contract <4 x double> %144, %153
  %566 = mul nsw i64 %156, 11
  %567 = getelementptr inbounds <4 x double>, ptr %141, i64 %566
  store <4 x double> %565, ptr %6, align 32
  %568 = load ptr, ptr %0, align 8
  %569 = load ptr, ptr %33, align 8
  call void %568(ptr %6, ptr %158, ptr %154, ptr %567, ptr %569)
  br i1 %161, label %570, label %652

570:
  %571 = mul nsw i64 %156, 17
  %572 = mul nsw i64 %156, 18
  %573 = mul nsw i64 %156, 19
  br label %574

574:
  %575 = phi i64 [ 0, %570 ], [ %650, %574 ]
  %576 = getelementptr inbounds <4 x double>, ptr %141, i64 %575
  %577 = load <4 x double>, ptr %576, align 32
  %578 = add nsw i64 %575, %288
  %579 = getelementptr inbounds <4 x double>, ptr %141, i64 %578
  %580 = load <4 x double>, ptr %579, align 32
  %581 = add nsw i64 %575, %322
  %582 = getelementptr inbounds <4 x double>, ptr %141, i64 %581
  %583 = load <4 x double>, ptr %582, align 32
  %584 = add nsw i64 %575, %361
  %585 = getelementptr inbounds <4 x double>, ptr %141, i64 %584
  %586 = load <4 x double>, ptr %585, align 32
  %587 = add nsw i64 %575, %405
  %588 = getelementptr inbounds <4 x double>, ptr %141, i64 %587
  %589 = load <4 x double>, ptr %588, align 32
  %590 = add nsw i64 %575, %454
  %591 = getelementptr inbounds <4 x double>, ptr %141, i64 %590
  %592 = load <4 x double>, ptr %591, align 32
  %593 = add nsw i64 %575, %508
  %594 = getelementptr inbounds <4 x double>, ptr %141, i64 %593
  %595 = load <4 x double>, ptr %594, align 32
  %596 = add nsw i64 %575, %566
  %597 = getelementptr inbounds <4 x double>, ptr %141, i64 %596
  %598 = load <4 x double>, ptr %597, align 32
  %599 = add nsw i64 %575, %159
  %600 = getelementptr inbounds <4 x double>, ptr %141, i64 %599
  %601 = load <4 x double>, ptr %600, align 32
  %602 = fmul contract <4 x double> %577, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %603 = fmul contract <4 x double> %580, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %604 = fadd contract <4 x double> %602, %603
  %605 = fmul contract <4 x double> %583, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %606 = fadd contract <4 x double> %604, %605
  %607 = fmul contract <4 x double> %586, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %608 = fadd contract <4 x double> %606, %607
  %609 = fmul contract <4 x double> %589, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %610 = fadd contract <4 x double> %608, %609
  %611 = fmul contract <4 x double> %592, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %612 = fadd contract <4 x double> %610, %611
  %613 = fmul contract <4 x double> %595, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %614 = fadd contract <4 x double> %612, %613
  %615 = fmul contract <4 x double> %598, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %616 = fadd contract <4 x double> %614, %615
  %617 = fmul contract <4 x double> %144, %616
  %618 = fadd contract <4 x double> %601, %617
  %619 = add nsw i64 %575, %571
  %620 = getelementptr inbounds <4 x double>, ptr %141, i64 %619
  store <4 x double> %618, ptr %620, align 32
  %621 = fmul contract <4 x double> %577, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %622 = fmul contract <4 x double> %580, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %623 = fsub contract <4 x double> %621, %622
  %624 = fmul contract <4 x double> %583, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %625 = fsub contract <4 x double> %623, %624
  %626 = fmul contract <4 x double> %586, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %627 = fadd contract <4 x double> %625, %626
  %628 = fmul contract <4 x double> %589, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %629 = fsub contract <4 x double> %627, %628
  %630 = fmul contract <4 x double> %592, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %631 = fadd contract <4 x double> %629, %630
  %632 = fmul contract <4 x double> %595, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %633 = fadd contract <4 x double> %631, %632
  %634 = fmul contract <4 x double> %598, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %635 = fsub contract <4 x double> %633, %634
  %636 = add nsw i64 %575, %572
  %637 = getelementptr inbounds <4 x double>, ptr %141, i64 %636
  store <4 x double> %635, ptr %637, align 32
  %638 = fmul contract <4 x double> %577, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %639 = fsub contract <4 x double> %603, %638
  %640 = fadd contract <4 x double> %639, %605
  %641 = fadd contract <4 x double> %640, %607
  %642 = fmul contract <4 x double> %589, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %643 = fsub contract <4 x double> %641, %642
  %644 = fadd contract <4 x double> %643, %611
  %645 = fadd contract <4 x double> %644, %613
  %646 = fmul contract <4 x double> %598, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %647 = fadd contract <4 x double> %645, %646
  %648 = add nsw i64 %575, %573
  %649 = getelementptr inbounds <4 x double>, ptr %141, i64 %648
  store <4 x double> %647, ptr %649, align 32
  %650 = add nsw i64 %575, 1
  %651 = icmp eq i64 %650, %156
  br i1 %651, label %652, label %574

652:
  %653 = mul nsw i64 %140, 20
  %654 = getelementptr inbounds <4 x double>, ptr %141, i64 %653
  %655 = load i64, ptr %28, align 8
  %656 = load i64, ptr %34, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %708, label %658

658:
  %659 = bitcast <4 x double> %144 to <4 x i64>
  %660 = and <4 x i64> %659, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %661 = bitcast <4 x i64> %660 to <4 x double>
  %662 = load ptr, ptr %23, align 8
  %663 = load double, ptr %35, align 8
  %664 = fdiv contract double 1.000000e-15, %663
  %665 = load <4 x i64>, ptr %662, align 32
  %666 = and <4 x i64> %665, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %667 = bitcast <4 x i64> %666 to <4 x double>
  %668 = fmul contract <4 x double> %661, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %669 = fcmp contract ogt <4 x double> %668, %667
  %670 = select <4 x i1> %669, <4 x double> %667, <4 x double> %668
  %671 = getelementptr inbounds <4 x double>, ptr %662, i64 7
  %672 = load <4 x double>, ptr %671, align 32
  %673 = getelementptr inbounds <4 x double>, ptr %662, i64 8
  %674 = load <4 x double>, ptr %673, align 32
  %675 = fmul contract <4 x double> %674, %661
  %676 = fadd contract <4 x double> %672, %675
  %677 = fmul contract <4 x double> %676, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %678 = insertelement <4 x double> poison, double %664, i64 0
  %679 = shufflevector <4 x double> %678, <4 x double> poison, <4 x i32> zeroinitializer
  %680 = fmul contract <4 x double> %674, %670
  %681 = fadd contract <4 x double> %672, %680
  %682 = fmul contract <4 x double> %679, %681
  %683 = fadd contract <4 x double> %677, %682
  %684 = fmul contract <4 x double> %683, %661
  %685 = load i64, ptr %36, align 8
  %686 = load ptr, ptr %37, align 8
  %687 = icmp sgt i64 %685, 0
  br i1 %687, label %688, label %702

688:
  %689 = phi i64 [ %700, %688 ], [ 0, %658 ]
  %690 = phi <4 x double> [ %699, %688 ], [ zeroinitializer, %658 ]
  %691 = getelementptr inbounds <4 x double>, ptr %654, i64 %689
  %692 = load <4 x i64>, ptr %691, align 32
  %693 = and <4 x i64> %692, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %694 = bitcast <4 x i64> %693 to <4 x double>
  %695 = getelementptr inbounds <4 x double>, ptr %686, i64 %689
  %696 = load <4 x double>, ptr %695, align 32
  %697 = fmul contract <4 x double> %696, %694
  %698 = fcmp contract ogt <4 x double> %697, %690
  %699 = select <4 x i1> %698, <4 x double> %697, <4 x double> %690
  %700 = add nsw i64 %689, 1
  %701 = icmp eq i64 %700, %685
  br i1 %701, label %702, label %688

702:
  %703 = phi <4 x double> [ zeroinitializer, %658 ], [ %699, %688 ]
  %704 = fmul contract <4 x double> %672, %670
  %705 = fadd contract <4 x double> %704, %703
  %706 = fmul contract <4 x double> %679, %705
  %707 = fadd contract <4 x double> %684, %706
  br label %708

708:
  %709 = phi <4 x double> [ %707, %702 ], [ zeroinitializer, %652 ]
  %710 = phi <4 x double> [ %683, %702 ], [ zeroinitializer, %652 ]
  %711 = icmp sgt i64 %655, 0
  br i1 %711, label %712, label %761

712:
  %713 = phi i64 [ %759, %731 ], [ 0, %708 ]
  %714 = load i64, ptr %38, align 8
  %715 = icmp sgt i64 %714, %713
  br i1 %715, label %716, label %731

716:
  %717 = load ptr, ptr %31, align 8
  %718 = load i64, ptr %39, align 8
  %719 = load i64, ptr %36, align 8
  %720 = icmp sgt i64 %719, %713
  br i1 %720, label %724, label %721

721:
  %722 = load i64, ptr %40, align 8
  %723 = sub nsw i64 %713, %722
  br label %724

724:
  %725 = phi <4 x double> [ %709, %716 ], [ %710, %721 ]
  %726 = phi i64 [ %713, %716 ], [ %723, %721 ]
  %727 = add nsw i64 %726, %718
  %728 = getelementptr inbounds <4 x double>, ptr %717, i64 %727
  %729 = load <4 x double>, ptr %728, align 32
  %730 = fmul contract <4 x double> %725, %729
  br label %731

731:
  %732 = phi contract <4 x double> [ %730, %724 ], [ zeroinitializer, %712 ]
  %733 = getelementptr inbounds <4 x double>, ptr %654, i64 %713
  %734 = load <4 x i64>, ptr %733, align 32
  %735 = and <4 x i64> %734, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %736 = bitcast <4 x i64> %735 to <4 x double>
  %737 = getelementptr inbounds <4 x double>, ptr %150, i64 %713
  %738 = load <4 x i64>, ptr %737, align 32
  %739 = and <4 x i64> %738, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %740 = bitcast <4 x i64> %739 to <4 x double>
  %741 = fcmp contract ogt <4 x double> %736, %740
  %742 = select <4 x i1> %741, <4 x i64> %735, <4 x i64> %739
  %743 = bitcast <4 x i64> %742 to <4 x double>
  %744 = load ptr, ptr %41, align 8
  %745 = getelementptr inbounds double, ptr %744, i64 %713
  %746 = load double, ptr %745, align 8
  %747 = insertelement <4 x double> poison, double %746, i64 0
  %748 = shufflevector <4 x double> %747, <4 x double> poison, <4 x i32> zeroinitializer
  %749 = load double, ptr %35, align 8
  %750 = insertelement <4 x double> poison, double %749, i64 0
  %751 = shufflevector <4 x double> %750, <4 x double> poison, <4 x i32> zeroinitializer
  %752 = fadd contract <4 x double> %732, %743
  %753 = fmul contract <4 x double> %751, %752
  %754 = fadd contract <4 x double> %748, %753
  %755 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %754
  %756 = fcmp contract ogt <4 x double> %754, zeroinitializer
  %757 = select <4 x i1> %756, <4 x double> %755, <4 x double> zeroinitializer
  %758 = getelementptr inbounds <4 x double>, ptr %146, i64 %713
  store <4 x double> %757, ptr %758, align 32
  %759 = add nsw i64 %713, 1
  %760 = icmp eq i64 %759, %655
  br i1 %760, label %761, label %712

761:
  %762 = mul nsw i64 %140, 18
  %763 = getelementptr inbounds <4 x double>, ptr %141, i64 %762
  %764 = icmp sgt i64 %140, 0
  br i1 %764, label %770, label %765

765:
  %766 = sitofp i64 %140 to double
  %767 = insertelement <4 x double> poison, double %766, i64 0
  %768 = shufflevector <4 x double> %767, <4 x double> poison, <4 x i32> zeroinitializer
  %769 = fdiv contract <4 x double> zeroinitializer, %768
  br label %888

770:
  %771 = phi i64 [ %780, %770 ], [ 0, %761 ]
  %772 = phi <4 x double> [ %779, %770 ], [ zeroinitializer, %761 ]
  %773 = getelementptr inbounds <4 x double>, ptr %763, i64 %771
  %774 = load <4 x double>, ptr %773, align 32
  %775 = getelementptr inbounds <4 x double>, ptr %146, i64 %771
  %776 = load <4 x double>, ptr %775, align 32
  %777 = fmul contract <4 x double> %774, %776
  %778 = fmul contract <4 x double> %777, %777
  %779 = fadd contract <4 x double> %772, %778
  %780 = add nsw i64 %771, 4
  %781 = icmp slt i64 %780, %140
  br i1 %781, label %770, label %782

782:
  %783 = icmp sgt i64 %140, 1
  br i1 %783, label %784, label %824

784:
  %785 = phi i64 [ %794, %784 ], [ 1, %782 ]
  %786 = phi <4 x double> [ %793, %784 ], [ zeroinitializer, %782 ]
  %787 = getelementptr inbounds <4 x double>, ptr %763, i64 %785
  %788 = load <4 x double>, ptr %787, align 32
  %789 = getelementptr inbounds <4 x double>, ptr %146, i64 %785
  %790 = load <4 x double>, ptr %789, align 32
  %791 = fmul contract <4 x double> %788, %790
  %792 = fmul contract <4 x double> %791, %791
  %793 = fadd contract <4 x double> %786, %792
  %794 = add nsw i64 %785, 4
  %795 = icmp slt i64 %794, %140
  br i1 %795, label %784, label %796

796:
  %797 = icmp sgt i64 %140, 2
  br i1 %797, label %798, label %824

798:
  %799 = phi i64 [ %808, %798 ], [ 2, %796 ]
  %800 = phi <4 x double> [ %807, %798 ], [ zeroinitializer, %796 ]
  %801 = getelementptr inbounds <4 x double>, ptr %763, i64 %799
  %802 = load <4 x double>, ptr %801, align 32
  %803 = getelementptr inbounds <4 x double>, ptr %146, i64 %799
  %804 = load <4 x double>, ptr %803, align 32
  %805 = fmul contract <4 x double> %802, %804
  %806 = fmul contract <4 x double> %805, %805
  %807 = fadd contract <4 x double> %800, %806
  %808 = add nsw i64 %799, 4
  %809 = icmp slt i64 %808, %140
  br i1 %809, label %798, label %810

810:
  %811 = icmp sgt i64 %140, 3
  br i1 %811, label %812, label %824

812:
  %813 = phi i64 [ %822, %812 ], [ 3, %810 ]
  %814 = phi <4 x double> [ %821, %812 ], [ zeroinitializer, %810 ]
  %815 = getelementptr inbounds <4 x double>, ptr %763, i64 %813
  %816 = load <4 x double>, ptr %815, align 32
  %817 = getelementptr inbounds <4 x double>, ptr %146, i64 %813
  %818 = load <4 x double>, ptr %817, align 32
  %819 = fmul contract <4 x double> %816, %818
  %820 = fmul contract <4 x double> %819, %819
  %821 = fadd contract <4 x double> %814, %820
  %822 = add nsw i64 %813, 4
  %823 = icmp slt i64 %822, %140
  br i1 %823, label %812, label %824

824:
  %825 = phi <4 x double> [ %807, %810 ], [ zeroinitializer, %796 ], [ zeroinitializer, %782 ], [ %807, %812 ]
  %826 = phi <4 x double> [ %793, %810 ], [ %793, %796 ], [ zeroinitializer, %782 ], [ %793, %812 ]
  %827 = phi <4 x double> [ zeroinitializer, %810 ], [ zeroinitializer, %796 ], [ zeroinitializer, %782 ], [ %821, %812 ]
  %828 = fadd contract <4 x double> %825, %827
  %829 = sitofp i64 %140 to double
  %830 = insertelement <4 x double> poison, double %829, i64 0
  %831 = shufflevector <4 x double> %830, <4 x double> poison, <4 x i32> zeroinitializer
  br label %832

832:
  %833 = phi i64 [ %842, %832 ], [ 0, %824 ]
  %834 = phi <4 x double> [ %841, %832 ], [ zeroinitializer, %824 ]
  %835 = getelementptr inbounds <4 x double>, ptr %148, i64 %833
  %836 = load <4 x double>, ptr %835, align 32
  %837 = getelementptr inbounds <4 x double>, ptr %146, i64 %833
  %838 = load <4 x double>, ptr %837, align 32
  %839 = fmul contract <4 x double> %836, %838
  %840 = fmul contract <4 x double> %839, %839
  %841 = fadd contract <4 x double> %834, %840
  %842 = add nsw i64 %833, 4
  %843 = icmp slt i64 %842, %140
  br i1 %843, label %832, label %844

844:
  %845 = fadd contract <4 x double> %779, %826
  %846 = fadd contract <4 x double> %845, %828
  %847 = fdiv contract <4 x double> %846, %831
  br i1 %783, label %848, label %888

848:
  %849 = phi i64 [ %858, %848 ], [ 1, %844 ]
  %850 = phi <4 x double> [ %857, %848 ], [ zeroinitializer, %844 ]
  %851 = getelementptr inbounds <4 x double>, ptr %148, i64 %849
  %852 = load <4 x double>, ptr %851, align 32
  %853 = getelementptr inbounds <4 x double>, ptr %146, i64 %849
  %854 = load <4 x double>, ptr %853, align 32
  %855 = fmul contract <4 x double> %852, %854
  %856 = fmul contract <4 x double> %855, %855
  %857 = fadd contract <4 x double> %850, %856
  %858 = add nsw i64 %849, 4
  %859 = icmp slt i64 %858, %140
  br i1 %859, label %848, label %860

860:
  %861 = icmp sgt i64 %140, 2
  br i1 %861, label %862, label %888

862:
  %863 = phi i64 [ %872, %862 ], [ 2, %860 ]
  %864 = phi <4 x double> [ %871, %862 ], [ zeroinitializer, %860 ]
  %865 = getelementptr inbounds <4 x double>, ptr %148, i64 %863
  %866 = load <4 x double>, ptr %865, align 32
  %867 = getelementptr inbounds <4 x double>, ptr %146, i64 %863
  %868 = load <4 x double>, ptr %867, align 32
  %869 = fmul contract <4 x double> %866, %868
  %870 = fmul contract <4 x double> %869, %869
  %871 = fadd contract <4 x double> %864, %870
  %872 = add nsw i64 %863, 4
  %873 = icmp slt i64 %872, %140
  br i1 %873, label %862, label %874

874:
  %875 = icmp sgt i64 %140, 3
  br i1 %875, label %876, label %888

876:
  %877 = phi i64 [ %886, %876 ], [ 3, %874 ]
  %878 = phi <4 x double> [ %885, %876 ], [ zeroinitializer, %874 ]
  %879 = getelementptr inbounds <4 x double>, ptr %148, i64 %877
  %880 = load <4 x double>, ptr %879, align 32
  %881 = getelementptr inbounds <4 x double>, ptr %146, i64 %877
  %882 = load <4 x double>, ptr %881, align 32
  %883 = fmul contract <4 x double> %880, %882
  %884 = fmul contract <4 x double> %883, %883
  %885 = fadd contract <4 x double> %878, %884
  %886 = add nsw i64 %877, 4
  %887 = icmp slt i64 %886, %140
  br i1 %887, label %876, label %888

888:
  %889 = phi <4 x double> [ %847, %874 ], [ %847, %860 ], [ %847, %844 ], [ %769, %765 ], [ %847, %876 ]
  %890 = phi <4 x double> [ %831, %874 ], [ %831, %860 ], [ %831, %844 ], [ %768, %765 ], [ %831, %876 ]
  %891 = phi <4 x double> [ %871, %874 ], [ zeroinitializer, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %871, %876 ]
  %892 = phi <4 x double> [ %841, %874 ], [ %841, %860 ], [ %841, %844 ], [ zeroinitializer, %765 ], [ %841, %876 ]
  %893 = phi <4 x double> [ %857, %874 ], [ %857, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %857, %876 ]
  %894 = phi <4 x double> [ zeroinitializer, %874 ], [ zeroinitializer, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %885, %876 ]
  %895 = fadd contract <4 x double> %892, %893
  %896 = fadd contract <4 x double> %891, %894
  %897 = fadd contract <4 x double> %895, %896
  %898 = fdiv contract <4 x double> %897, %890
  %899 = load ptr, ptr %24, align 8
  br label %907

900:
  %901 = getelementptr inbounds <4 x double>, ptr %76, i64 6
  %902 = load <4 x double>, ptr %901, align 32
  %903 = fadd contract <4 x double> %902, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %903, ptr %901, align 32
  %904 = icmp eq i32 %936, 0
  br i1 %904, label %905, label %939

905:
  %906 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %926, ptr %906, align 32
  br label %1508

907:
  %908 = phi i64 [ 0, %888 ], [ %937, %924 ]
  %909 = phi <4 x double> [ undef, %888 ], [ %926, %924 ]
  %910 = phi i32 [ 0, %888 ], [ %936, %924 ]
  %911 = trunc i64 %908 to i32
  %912 = extractelement <4 x double> %889, i32 %911
  %913 = extractelement <4 x double> %898, i32 %911
  %914 = fcmp contract oeq double %912, 0.000000e+00
  %915 = fcmp contract oeq double %913, 0.000000e+00
  %916 = and i1 %914, %915
  br i1 %916, label %924, label %917

917:
  %918 = extractelement <4 x double> %144, i32 %911
  %919 = fmul contract double %918, %912
  %920 = fmul contract double %913, 1.000000e-02
  %921 = fadd contract double %912, %920
  %922 = call contract double @llvm.sqrt.f64(double %921)
  %923 = fdiv contract double %919, %922
  br label %924

924:
  %925 = phi contract double [ %923, %917 ], [ 0.000000e+00, %907 ]
  %926 = insertelement <4 x double> %909, double %925, i32 %911
  %927 = getelementptr inbounds i64, ptr %899, i64 %908
  %928 = load i64, ptr %927, align 8
  %929 = icmp sgt i64 %928, -1
  %930 = fcmp contract ole double %925, 1.000000e+00
  %931 = select i1 %929, i1 %930, i1 false
  %932 = zext i1 %931 to i64
  %933 = add nsw i64 %908, 16
  %934 = getelementptr inbounds i64, ptr %899, i64 %933
  store i64 %932, ptr %934, align 8
  %935 = zext i1 %931 to i32
  %936 = add i32 %910, %935
  %937 = add nsw i64 %908, 1
  %938 = icmp eq i64 %937, 4
  br i1 %938, label %900, label %907

939:
  %940 = load ptr, ptr %42, align 8
  %941 = load ptr, ptr %31, align 8
  %942 = load ptr, ptr %30, align 8
  %943 = load ptr, ptr %33, align 8
  call void %940(ptr %17, ptr %150, ptr %941, ptr %942, ptr %943)
  br i1 %764, label %944, label %947

944:
  %945 = shl i64 %140, 1
  %946 = call i64 @llvm.smax.i64(i64 %945, i64 1)
  br label %1207

947:
  %948 = phi <4 x double> [ zeroinitializer, %939 ], [ %1213, %1207 ]
  %949 = load i64, ptr %28, align 8
  %950 = load ptr, ptr %23, align 8
  %951 = load ptr, ptr %29, align 8
  %952 = mul nsw i64 %949, 17
  %953 = getelementptr inbounds <4 x double>, ptr %951, i64 %952
  %954 = load ptr, ptr %30, align 8
  %955 = mul nsw i64 %949, 19
  %956 = getelementptr inbounds <4 x double>, ptr %951, i64 %955
  %957 = icmp sgt i64 %949, 0
  br i1 %957, label %1032, label %1012

958:
  %959 = phi i64 [ %968, %958 ], [ 0, %1032 ]
  %960 = phi <4 x double> [ %967, %958 ], [ zeroinitializer, %1032 ]
  %961 = getelementptr inbounds <4 x double>, ptr %956, i64 %959
  %962 = load <4 x double>, ptr %961, align 32
  %963 = getelementptr inbounds <4 x double>, ptr %146, i64 %959
  %964 = load <4 x double>, ptr %963, align 32
  %965 = fmul contract <4 x double> %962, %964
  %966 = fmul contract <4 x double> %965, %965
  %967 = fadd contract <4 x double> %960, %966
  %968 = add nsw i64 %959, 4
  %969 = icmp slt i64 %968, %949
  br i1 %969, label %958, label %970

970:
  %971 = icmp sgt i64 %949, 1
  br i1 %971, label %972, label %1012

972:
  %973 = phi i64 [ %982, %972 ], [ 1, %970 ]
  %974 = phi <4 x double> [ %981, %972 ], [ zeroinitializer, %970 ]
  %975 = getelementptr inbounds <4 x double>, ptr %956, i64 %973
  %976 = load <4 x double>, ptr %975, align 32
  %977 = getelementptr inbounds <4 x double>, ptr %146, i64 %973
  %978 = load <4 x double>, ptr %977, align 32
  %979 = fmul contract <4 x double> %976, %978
  %980 = fmul contract <4 x double> %979, %979
  %981 = fadd contract <4 x double> %974, %980
  %982 = add nsw i64 %973, 4
  %983 = icmp slt i64 %982, %949
  br i1 %983, label %972, label %984

984:
  %985 = icmp sgt i64 %949, 2
  br i1 %985, label %986, label %1012

986:
  %987 = phi i64 [ %996, %986 ], [ 2, %984 ]
  %988 = phi <4 x double> [ %995, %986 ], [ zeroinitializer, %984 ]
  %989 = getelementptr inbounds <4 x double>, ptr %956, i64 %987
  %990 = load <4 x double>, ptr %989, align 32
  %991 = getelementptr inbounds <4 x double>, ptr %146, i64 %987
  %992 = load <4 x double>, ptr %991, align 32
  %993 = fmul contract <4 x double> %990, %992
  %994 = fmul contract <4 x double> %993, %993
  %995 = fadd contract <4 x double> %988, %994
  %996 = add nsw i64 %987, 4
  %997 = icmp slt i64 %996, %949
  br i1 %997, label %986, label %998

998:
  %999 = icmp sgt i64 %949, 3
  br i1 %999, label %1000, label %1012

1000:
  %1001 = phi i64 [ %1010, %1000 ], [ 3, %998 ]
  %1002 = phi <4 x double> [ %1009, %1000 ], [ zeroinitializer, %998 ]
  %1003 = getelementptr inbounds <4 x double>, ptr %956, i64 %1001
  %1004 = load <4 x double>, ptr %1003, align 32
  %1005 = getelementptr inbounds <4 x double>, ptr %146, i64 %1001
  %1006 = load <4 x double>, ptr %1005, align 32
  %1007 = fmul contract <4 x double> %1004, %1006
  %1008 = fmul contract <4 x double> %1007, %1007
  %1009 = fadd contract <4 x double> %1002, %1008
  %1010 = add nsw i64 %1001, 4
  %1011 = icmp slt i64 %1010, %949
  br i1 %1011, label %1000, label %1012

1012:
  %1013 = phi <4 x double> [ %995, %998 ], [ zeroinitializer, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %995, %1000 ]
  %1014 = phi <4 x double> [ %967, %998 ], [ %967, %984 ], [ %967, %970 ], [ zeroinitializer, %947 ], [ %967, %1000 ]
  %1015 = phi <4 x double> [ %981, %998 ], [ %981, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %981, %1000 ]
  %1016 = phi <4 x double> [ zeroinitializer, %998 ], [ zeroinitializer, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %1009, %1000 ]
  %1017 = fadd contract <4 x double> %1014, %1015
  %1018 = fadd contract <4 x double> %1013, %1016
  %1019 = fadd contract <4 x double> %1017, %1018
  %1020 = sitofp i64 %949 to double
  %1021 = insertelement <4 x double> poison, double %1020, i64 0
  %1022 = shufflevector <4 x double> %1021, <4 x double> poison, <4 x i32> zeroinitializer
  %1023 = fdiv contract <4 x double> %1019, %1022
  br label %1024

1024:
  %1025 = phi i32 [ 0, %1012 ], [ %1030, %1024 ]
  %1026 = phi <4 x double> [ %1023, %1012 ], [ %1029, %1024 ]
  %1027 = extractelement <4 x double> %1026, i32 %1025
  %1028 = call contract double @llvm.sqrt.f64(double %1027)
  %1029 = insertelement <4 x double> %1026, double %1028, i32 %1025
  %1030 = add nsw i32 %1025, 1
  %1031 = icmp eq i32 %1030, 4
  br i1 %1031, label %1044, label %1024

1032:
  %1033 = phi i64 [ %1040, %1032 ], [ 0, %947 ]
  %1034 = getelementptr inbounds <4 x double>, ptr %954, i64 %1033
  %1035 = load <4 x double>, ptr %1034, align 32
  %1036 = getelementptr inbounds <4 x double>, ptr %953, i64 %1033
  %1037 = load <4 x double>, ptr %1036, align 32
  %1038 = fsub contract <4 x double> %1035, %1037
  %1039 = getelementptr inbounds <4 x double>, ptr %956, i64 %1033
  store <4 x double> %1038, ptr %1039, align 32
  %1040 = add nsw i64 %1033, 1
  %1041 = icmp eq i64 %1040, %949
  br i1 %1041, label %958, label %1032

1042:
  %1043 = fcmp contract ugt double %1049, 1.000000e+00
  br i1 %1043, label %1053, label %1204

1044:
  %1045 = phi <4 x double> [ %1050, %1044 ], [ zeroinitializer, %1024 ]
  %1046 = phi i32 [ %1051, %1044 ], [ 0, %1024 ]
  %1047 = extractelement <4 x double> %1045, i64 0
  %1048 = extractelement <4 x double> %1029, i32 %1046
  %1049 = call contract double @llvm.maxnum.f64(double %1047, double %1048)
  %1050 = insertelement <4 x double> %1045, double %1049, i64 0
  %1051 = add nsw i32 %1046, 1
  %1052 = icmp eq i32 %1051, 4
  br i1 %1052, label %1042, label %1044

1053:
  %1054 = load i64, ptr %38, align 8
  %1055 = icmp eq i64 %1054, 0
  br i1 %1055, label %1204, label %1056

1056:
  %1057 = load double, ptr %25, align 8
  %1058 = insertelement <4 x double> poison, double %1057, i64 0
  %1059 = shufflevector <4 x double> %1058, <4 x double> poison, <4 x i32> zeroinitializer
  %1060 = load <4 x double>, ptr %950, align 32
  %1061 = fsub contract <4 x double> %1059, %1060
  %1062 = getelementptr inbounds <4 x double>, ptr %950, i64 7
  %1063 = load <4 x double>, ptr %1062, align 32
  %1064 = getelementptr inbounds <4 x double>, ptr %950, i64 8
  %1065 = load <4 x double>, ptr %1064, align 32
  %1066 = fmul contract <4 x double> %1065, %1061
  %1067 = fadd contract <4 x double> %1063, %1066
  %1068 = fmul contract <4 x double> %1067, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1069 = fmul contract <4 x double> %1061, %1068
  %1070 = load ptr, ptr %29, align 8
  %1071 = mul nsw i64 %949, 20
  %1072 = getelementptr inbounds <4 x double>, ptr %1070, i64 %1071
  %1073 = load i64, ptr %36, align 8
  %1074 = load ptr, ptr %37, align 8
  %1075 = icmp sgt i64 %1073, 0
  br i1 %1075, label %1076, label %1092

1076:
  %1077 = phi i64 [ %1088, %1076 ], [ 0, %1056 ]
  %1078 = phi <4 x double> [ %1087, %1076 ], [ zeroinitializer, %1056 ]
  %1079 = getelementptr inbounds <4 x double>, ptr %1072, i64 %1077
  %1080 = load <4 x i64>, ptr %1079, align 32
  %1081 = and <4 x i64> %1080, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1082 = bitcast <4 x i64> %1081 to <4 x double>
  %1083 = getelementptr inbounds <4 x double>, ptr %1074, i64 %1077
  %1084 = load <4 x double>, ptr %1083, align 32
  %1085 = fmul contract <4 x double> %1084, %1082
  %1086 = fcmp contract ogt <4 x double> %1085, %1078
  %1087 = select <4 x i1> %1086, <4 x double> %1085, <4 x double> %1078
  %1088 = add nsw i64 %1077, 1
  %1089 = icmp eq i64 %1088, %1073
  br i1 %1089, label %1090, label %1076

1090:
  %1091 = fmul contract <4 x double> %1087, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1092

1092:
  %1093 = phi <4 x double> [ zeroinitializer, %1056 ], [ %1091, %1090 ]
  %1094 = fadd contract <4 x double> %1069, %1093
  br i1 %957, label %1166, label %1149

1095:
  %1096 = phi i64 [ %1105, %1095 ], [ 0, %1185 ]
  %1097 = phi <4 x double> [ %1104, %1095 ], [ zeroinitializer, %1185 ]
  %1098 = getelementptr inbounds <4 x double>, ptr %956, i64 %1096
  %1099 = load <4 x double>, ptr %1098, align 32
  %1100 = getelementptr inbounds <4 x double>, ptr %146, i64 %1096
  %1101 = load <4 x double>, ptr %1100, align 32
  %1102 = fmul contract <4 x double> %1099, %1101
  %1103 = fmul contract <4 x double> %1102, %1102
  %1104 = fadd contract <4 x double> %1097, %1103
  %1105 = add nsw i64 %1096, 4
  %1106 = icmp slt i64 %1105, %949
  br i1 %1106, label %1095, label %1107

1107:
  %1108 = icmp sgt i64 %949, 1
  br i1 %1108, label %1109, label %1149

1109:
  %1110 = phi i64 [ %1119, %1109 ], [ 1, %1107 ]
  %1111 = phi <4 x double> [ %1118, %1109 ], [ zeroinitializer, %1107 ]
  %1112 = getelementptr inbounds <4 x double>, ptr %956, i64 %1110
  %1113 = load <4 x double>, ptr %1112, align 32
  %1114 = getelementptr inbounds <4 x double>, ptr %146, i64 %1110
  %1115 = load <4 x double>, ptr %1114, align 32
  %1116 = fmul contract <4 x double> %1113, %1115
  %1117 = fmul contract <4 x double> %1116, %1116
  %1118 = fadd contract <4 x double> %1111, %1117
  %1119 = add nsw i64 %1110, 4
  %1120 = icmp slt i64 %1119, %949
  br i1 %1120, label %1109, label %1121

1121:
  %1122 = icmp sgt i64 %949, 2
  br i1 %1122, label %1123, label %1149

1123:
  %1124 = phi i64 [ %1133, %1123 ], [ 2, %1121 ]
  %1125 = phi <4 x double> [ %1132, %1123 ], [ zeroinitializer, %1121 ]
  %1126 = getelementptr inbounds <4 x double>, ptr %956, i64 %1124
  %1127 = load <4 x double>, ptr %1126, align 32
  %1128 = getelementptr inbounds <4 x double>, ptr %146, i64 %1124
  %1129 = load <4 x double>, ptr %1128, align 32
  %1130 = fmul contract <4 x double> %1127, %1129
  %1131 = fmul contract <4 x double> %1130, %1130
  %1132 = fadd contract <4 x double> %1125, %1131
  %1133 = add nsw i64 %1124, 4
  %1134 = icmp slt i64 %1133, %949
  br i1 %1134, label %1123, label %1135

1135:
  %1136 = icmp sgt i64 %949, 3
  br i1 %1136, label %1137, label %1149

1137:
  %1138 = phi i64 [ %1147, %1137 ], [ 3, %1135 ]
  %1139 = phi <4 x double> [ %1146, %1137 ], [ zeroinitializer, %1135 ]
  %1140 = getelementptr inbounds <4 x double>, ptr %956, i64 %1138
  %1141 = load <4 x double>, ptr %1140, align 32
  %1142 = getelementptr inbounds <4 x double>, ptr %146, i64 %1138
  %1143 = load <4 x double>, ptr %1142, align 32
  %1144 = fmul contract <4 x double> %1141, %1143
  %1145 = fmul contract <4 x double> %1144, %1144
  %1146 = fadd contract <4 x double> %1139, %1145
  %1147 = add nsw i64 %1138, 4
  %1148 = icmp slt i64 %1147, %949
  br i1 %1148, label %1137, label %1149

1149:
  %1150 = phi <4 x double> [ %1132, %1135 ], [ zeroinitializer, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1132, %1137 ]
  %1151 = phi <4 x double> [ %1104, %1135 ], [ %1104, %1121 ], [ %1104, %1107 ], [ zeroinitializer, %1092 ], [ %1104, %1137 ]
  %1152 = phi <4 x double> [ %1118, %1135 ], [ %1118, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1118, %1137 ]
  %1153 = phi <4 x double> [ zeroinitializer, %1135 ], [ zeroinitializer, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1146, %1137 ]
  %1154 = fadd contract <4 x double> %1151, %1152
  %1155 = fadd contract <4 x double> %1150, %1153
  %1156 = fadd contract <4 x double> %1154, %1155
  %1157 = fdiv contract <4 x double> %1156, %1022
  br label %1158

1158:
  %1159 = phi i32 [ 0, %1149 ], [ %1164, %1158 ]
  %1160 = phi <4 x double> [ %1157, %1149 ], [ %1163, %1158 ]
  %1161 = extractelement <4 x double> %1160, i32 %1159
  %1162 = call contract double @llvm.sqrt.f64(double %1161)
  %1163 = insertelement <4 x double> %1160, double %1162, i32 %1159
  %1164 = add nsw i32 %1159, 1
  %1165 = icmp eq i32 %1164, 4
  br i1 %1165, label %1204, label %1158

1166:
  %1167 = phi i64 [ %1202, %1185 ], [ 0, %1092 ]
  %1168 = load i64, ptr %38, align 8
  %1169 = icmp sgt i64 %1168, %1167
  br i1 %1169, label %1170, label %1185

1170:
  %1171 = load ptr, ptr %31, align 8
  %1172 = load i64, ptr %39, align 8
  %1173 = load i64, ptr %36, align 8
  %1174 = icmp sgt i64 %1173, %1167
  br i1 %1174, label %1178, label %1175

1175:
  %1176 = load i64, ptr %40, align 8
  %1177 = sub nsw i64 %1167, %1176
  br label %1178

1178:
  %1179 = phi <4 x double> [ %1094, %1170 ], [ %1068, %1175 ]
  %1180 = phi i64 [ %1167, %1170 ], [ %1177, %1175 ]
  %1181 = add nsw i64 %1180, %1172
  %1182 = getelementptr inbounds <4 x double>, ptr %1171, i64 %1181
  %1183 = load <4 x double>, ptr %1182, align 32
  %1184 = fmul contract <4 x double> %1179, %1183
  br label %1185

1185:
  %1186 = phi contract <4 x double> [ %1184, %1178 ], [ zeroinitializer, %1166 ]
  %1187 = getelementptr inbounds <4 x double>, ptr %146, i64 %1167
  %1188 = load <4 x double>, ptr %1187, align 32
  %1189 = load ptr, ptr %29, align 8
  %1190 = add nsw i64 %1167, %1071
  %1191 = getelementptr inbounds <4 x double>, ptr %1189, i64 %1190
  %1192 = load <4 x i64>, ptr %1191, align 32
  %1193 = and <4 x i64> %1192, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1194 = bitcast <4 x i64> %1193 to <4 x double>
  %1195 = fmul contract <4 x double> %1194, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1196 = fadd contract <4 x double> %1186, %1195
  %1197 = fmul contract <4 x double> %1188, %1196
  %1198 = fadd contract <4 x double> %1197, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1199 = getelementptr inbounds <4 x double>, ptr %956, i64 %1167
  %1200 = load <4 x double>, ptr %1199, align 32
  %1201 = fdiv contract <4 x double> %1200, %1198
  store <4 x double> %1201, ptr %1199, align 32
  %1202 = add nsw i64 %1167, 1
  %1203 = icmp eq i64 %1202, %949
  br i1 %1203, label %1095, label %1166

1204:
  %1205 = phi <4 x double> [ %1029, %1053 ], [ %1029, %1042 ], [ %1163, %1158 ]
  %1206 = load ptr, ptr %24, align 8
  br label %1216

1207:
  %1208 = phi i64 [ %1214, %1207 ], [ 0, %944 ]
  %1209 = phi <4 x double> [ %1213, %1207 ], [ zeroinitializer, %944 ]
  %1210 = getelementptr inbounds <4 x double>, ptr %142, i64 %1208
  %1211 = load <4 x double>, ptr %1210, align 32
  %1212 = fmul contract <4 x double> %1211, zeroinitializer
  %1213 = fadd contract <4 x double> %1209, %1212
  %1214 = add nsw i64 %1208, 1
  %1215 = icmp eq i64 %1214, %946
  br i1 %1215, label %947, label %1207

1216:
  %1217 = phi i64 [ 0, %1204 ], [ %1258, %1255 ]
  %1218 = phi <4 x double> [ %926, %1204 ], [ %1257, %1255 ]
  %1219 = phi i32 [ %936, %1204 ], [ %1256, %1255 ]
  %1220 = add nsw i64 %1217, 16
  %1221 = getelementptr inbounds i64, ptr %1206, i64 %1220
  %1222 = load i64, ptr %1221, align 8
  %1223 = icmp eq i64 %1222, 0
  br i1 %1223, label %1255, label %1224

1224:
  %1225 = trunc i64 %1217 to i32
  %1226 = extractelement <4 x double> %948, i32 %1225
  %1227 = fcmp contract une double %1226, 0.000000e+00
  br i1 %1227, label %1228, label %1231

1228:
  %1229 = insertelement <4 x double> %1218, double 0x7FF8000000000000, i32 %1225
  %1230 = extractelement <4 x double> %1205, i32 %1225
  br label %1237

1231:
  %1232 = extractelement <4 x double> %1205, i32 %1225
  %1233 = extractelement <4 x double> %1218, i32 %1225
  %1234 = fcmp contract ogt double %1232, %1233
  br i1 %1234, label %1235, label %1237

1235:
  %1236 = insertelement <4 x double> %1218, double %1232, i32 %1225
  br label %1237

1237:
  %1238 = phi double [ %1232, %1231 ], [ %1232, %1235 ], [ %1230, %1228 ]
  %1239 = phi <4 x double> [ %1218, %1231 ], [ %1236, %1235 ], [ %1229, %1228 ]
  %1240 = extractelement <4 x double> %1239, i32 %1225
  %1241 = fcmp contract ole double %1240, 1.000000e+00
  %1242 = zext i1 %1241 to i64
  store i64 %1242, ptr %1221, align 8
  %1243 = fcmp contract ogt double %1238, 1.000000e+00
  %1244 = add nsw i64 %1217, 20
  br i1 %1243, label %1245, label %1249

1245:
  %1246 = getelementptr inbounds i64, ptr %1206, i64 %1244
  %1247 = load i64, ptr %1246, align 8
  %1248 = add nsw i64 %1247, 1
  br label %1249

1249:
  %1250 = phi i64 [ %1248, %1245 ], [ 0, %1237 ]
  %1251 = getelementptr inbounds i64, ptr %1206, i64 %1244
  store i64 %1250, ptr %1251, align 8
  %1252 = xor i1 %1241, true
  %1253 = sext i1 %1252 to i32
  %1254 = add i32 %1219, %1253
  br label %1255

1255:
  %1256 = phi i32 [ %1254, %1249 ], [ %1219, %1216 ]
  %1257 = phi <4 x double> [ %1239, %1249 ], [ %1218, %1216 ]
  %1258 = add nsw i64 %1217, 1
  %1259 = icmp eq i64 %1258, 4
  br i1 %1259, label %1260, label %1216

1260:
  %1261 = getelementptr inbounds <4 x double>, ptr %76, i64 4
  store <4 x double> %1257, ptr %1261, align 32
  %1262 = icmp eq i32 %1256, 0
  br i1 %1262, label %1508, label %1263

1263:
  %1264 = load i64, ptr %43, align 8
  %1265 = icmp eq i64 %1264, 0
  br i1 %1265, label %1508, label %1266

1266:
  %1267 = load i64, ptr %28, align 8
  %1268 = load ptr, ptr %29, align 8
  %1269 = load ptr, ptr %30, align 8
  %1270 = load ptr, ptr %44, align 8
  %1271 = load ptr, ptr %23, align 8
  %1272 = getelementptr inbounds <4 x double>, ptr %1271, i64 2
  %1273 = load <4 x double>, ptr %1272, align 32
  store <4 x double> %1273, ptr %3, align 32
  %1274 = getelementptr inbounds <4 x double>, ptr %1271, i64 3
  %1275 = load <4 x double>, ptr %1274, align 32
  %1276 = icmp sgt i64 %1264, 0
  br i1 %1276, label %1277, label %1279

1277:
  %1278 = load ptr, ptr %45, align 8
  br label %1296

1279:
  %1280 = phi i32 [ 0, %1266 ], [ %1303, %1296 ]
  %1281 = load ptr, ptr %46, align 8
  %1282 = load ptr, ptr %31, align 8
  %1283 = load ptr, ptr %47, align 8
  %1284 = load ptr, ptr %33, align 8
  call void %1281(ptr %3, ptr %1269, ptr %1282, ptr %1283, ptr %1284)
  %1285 = icmp eq i32 %1280, 0
  br i1 %1285, label %1348, label %1286

1286:
  %1287 = icmp sgt i64 %1267, 0
  br i1 %1287, label %1290, label %1288

1288:
  %1289 = fmul contract <4 x double> %1275, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1306

1290:
  %1291 = mul nsw i64 %1267, 20
  %1292 = fcmp contract ogt <4 x double> %1275, zeroinitializer
  %1293 = select <4 x i1> %1292, <4 x double> %1275, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1294 = fmul contract <4 x double> %1275, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1295 = fmul contract <4 x double> %1275, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1315

1296:
  %1297 = phi i32 [ 0, %1277 ], [ %1303, %1296 ]
  %1298 = phi i64 [ 0, %1277 ], [ %1304, %1296 ]
  %1299 = getelementptr inbounds i64, ptr %1278, i64 %1298
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp ne i64 %1300, 0
  %1302 = zext i1 %1301 to i32
  %1303 = or i32 %1297, %1302
  %1304 = add nsw i64 %1298, 1
  %1305 = icmp eq i64 %1304, %1264
  br i1 %1305, label %1279, label %1296

1306:
  %1307 = phi <4 x double> [ %1289, %1288 ], [ %1294, %1315 ]
  %1308 = load <4 x double>, ptr %1271, align 32
  %1309 = fadd contract <4 x double> %1307, %1308
  store <4 x double> %1309, ptr %4, align 32
  %1310 = load ptr, ptr %46, align 8
  %1311 = load ptr, ptr %44, align 8
  %1312 = load ptr, ptr %31, align 8
  %1313 = load ptr, ptr %48, align 8
  %1314 = load ptr, ptr %33, align 8
  call void %1310(ptr %4, ptr %1311, ptr %1312, ptr %1313, ptr %1314)
  br label %1348

1315:
  %1316 = phi i64 [ 0, %1290 ], [ %1346, %1315 ]
  %1317 = add nsw i64 %1316, %1291
  %1318 = getelementptr inbounds <4 x double>, ptr %1268, i64 %1317
  %1319 = load <4 x double>, ptr %1318, align 32
  %1320 = getelementptr inbounds <4 x double>, ptr %1268, i64 %1316
  %1321 = load <4 x double>, ptr %1320, align 32
  %1322 = getelementptr inbounds <4 x double>, ptr %1269, i64 %1316
  %1323 = load <4 x double>, ptr %1322, align 32
  %1324 = fsub contract <4 x double> %1323, %1319
  %1325 = fmul contract <4 x double> %1319, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1326 = fmul contract <4 x double> %1294, %1321
  %1327 = fadd contract <4 x double> %1325, %1326
  %1328 = fmul contract <4 x double> %1327, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1329 = fmul contract <4 x double> %1323, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1330 = add nsw i64 %1316, %1267
  %1331 = getelementptr inbounds <4 x double>, ptr %1269, i64 %1330
  %1332 = load <4 x double>, ptr %1331, align 32
  %1333 = fmul contract <4 x double> %1295, %1332
  %1334 = fsub contract <4 x double> %1329, %1333
  %1335 = fmul contract <4 x double> %1334, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1336 = fadd contract <4 x double> %1328, %1335
  %1337 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1316
  store <4 x double> %1336, ptr %1337, align 32
  %1338 = fmul contract <4 x double> %1324, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1339 = fdiv contract <4 x double> %1338, %1293
  %1340 = fmul contract <4 x double> %1321, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1341 = fsub contract <4 x double> %1339, %1340
  %1342 = load <4 x double>, ptr %1331, align 32
  %1343 = fmul contract <4 x double> %1342, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1344 = fsub contract <4 x double> %1341, %1343
  %1345 = getelementptr inbounds <4 x double>, ptr %1270, i64 %1330
  store <4 x double> %1344, ptr %1345, align 32
  %1346 = add nsw i64 %1316, 1
  %1347 = icmp eq i64 %1346, %1267
  br i1 %1347, label %1306, label %1315

1348:
  %1349 = shl i64 %1267, 2
  %1350 = icmp sgt i64 %1267, 0
  %1351 = mul nsw i64 %1267, 17
  %1352 = getelementptr inbounds <4 x double>, ptr %1268, i64 %1351
  %1353 = mul nsw i64 %1267, 20
  %1354 = getelementptr inbounds <4 x double>, ptr %1268, i64 %1353
  %1355 = shl nsw i64 %1267, 1
  %1356 = or i64 %1355, 1
  %1357 = shl i64 %1264, 1
  %1358 = call i64 @llvm.smax.i64(i64 %1357, i64 1)
  br label %1359

1359:
  %1360 = phi i64 [ 0, %1348 ], [ %1505, %1504 ]
  %1361 = load ptr, ptr %24, align 8
  %1362 = trunc i64 %1360 to i32
  %1363 = and i64 %1360, 4294967279
  %1364 = or i64 %1363, 16
  %1365 = getelementptr inbounds i64, ptr %1361, i64 %1364
  %1366 = load i64, ptr %1365, align 8
  %1367 = icmp eq i64 %1366, 0
  br i1 %1367, label %1504, label %1368

1368:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1362)
  %1369 = load ptr, ptr %50, align 8
  %1370 = getelementptr inbounds i64, ptr %1369, i64 1
  %1371 = load i64, ptr %1370, align 8
  %1372 = load i64, ptr %51, align 8
  %1373 = icmp slt i64 %1371, %1372
  br i1 %1373, label %1374, label %1380

1374:
  %1375 = load ptr, ptr %52, align 8
  %1376 = getelementptr inbounds double, ptr %1375, i64 %1371
  %1377 = load double, ptr %1376, align 8
  %1378 = load double, ptr %53, align 8
  %1379 = fcmp contract ugt double %1377, %1378
  br i1 %1379, label %1380, label %1384

1380:
  %1381 = load double, ptr %54, align 8
  %1382 = call fastcc i32 @suspicious(ptr %49, i64 %1264, double %1381)
  %1383 = icmp eq i32 %1382, 0
  br i1 %1383, label %1464, label %1384

1384:
  %1385 = load ptr, ptr %29, align 8
  %1386 = load ptr, ptr %55, align 8
  %1387 = load i64, ptr %56, align 8
  br label %1441

1388:
  %1389 = mul nsw i64 %1387, 17
  %1390 = getelementptr inbounds double, ptr %1386, i64 %1389
  br label %1391

1391:
  %1392 = phi i64 [ %1398, %1391 ], [ 0, %1388 ]
  %1393 = shl nsw i64 %1392, 2
  %1394 = add nsw i64 %1393, %1360
  %1395 = getelementptr inbounds double, ptr %1352, i64 %1394
  %1396 = load double, ptr %1395, align 8
  %1397 = getelementptr inbounds double, ptr %1390, i64 %1392
  store double %1396, ptr %1397, align 8
  %1398 = add nsw i64 %1392, 1
  %1399 = icmp eq i64 %1398, %1267
  br i1 %1399, label %1400, label %1391

1400:
  %1401 = mul nsw i64 %1387, 20
  %1402 = getelementptr inbounds double, ptr %1386, i64 %1401
  br label %1403

1403:
  %1404 = phi i64 [ 0, %1400 ], [ %1410, %1403 ]
  %1405 = shl nsw i64 %1404, 2
  %1406 = add nsw i64 %1405, %1360
  %1407 = getelementptr inbounds double, ptr %1354, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = getelementptr inbounds double, ptr %1402, i64 %1404
  store double %1408, ptr %1409, align 8
  %1410 = add nsw i64 %1404, 1
  %1411 = icmp eq i64 %1410, %1267
  br i1 %1411, label %1412, label %1403

1412:
  %1413 = load ptr, ptr %30, align 8
  %1414 = load i64, ptr %57, align 8
  %1415 = add nsw i64 %1414, %1356
  %1416 = load ptr, ptr %58, align 8
  %1417 = icmp sgt i64 %1415, 0
  br i1 %1417, label %1418, label %1427

1418:
  %1419 = phi i64 [ %1425, %1418 ], [ 0, %1412 ]
  %1420 = shl nsw i64 %1419, 2
  %1421 = add nsw i64 %1420, %1360
  %1422 = getelementptr inbounds double, ptr %1413, i64 %1421
  %1423 = load double, ptr %1422, align 8
  %1424 = getelementptr inbounds double, ptr %1416, i64 %1419
  store double %1423, ptr %1424, align 8
  %1425 = add nsw i64 %1419, 1
  %1426 = icmp eq i64 %1425, %1415
  br i1 %1426, label %1427, label %1418

1427:
  %1428 = load ptr, ptr %31, align 8
  %1429 = load i64, ptr %59, align 8
  %1430 = load ptr, ptr %60, align 8
  %1431 = icmp sgt i64 %1429, 0
  br i1 %1431, label %1432, label %1464

1432:
  %1433 = phi i64 [ %1439, %1432 ], [ 0, %1427 ]
  %1434 = shl nsw i64 %1433, 2
  %1435 = add nsw i64 %1434, %1360
  %1436 = getelementptr inbounds double, ptr %1428, i64 %1435
  %1437 = load double, ptr %1436, align 8
  %1438 = getelementptr inbounds double, ptr %1430, i64 %1433
  store double %1437, ptr %1438, align 8
  %1439 = add nsw i64 %1433, 1
  %1440 = icmp eq i64 %1439, %1429
  br i1 %1440, label %1464, label %1432

1441:
  %1442 = phi i64 [ 0, %1384 ], [ %1463, %1462 ]
  %1443 = mul i64 %1349, %1442
  %1444 = getelementptr inbounds double, ptr %1385, i64 %1443
  %1445 = mul nsw i64 %1442, %1387
  %1446 = getelementptr inbounds double, ptr %1386, i64 %1445
  br i1 %1350, label %1447, label %1459

1447:
  %1448 = phi i64 [ %1454, %1447 ], [ 0, %1441 ]
  %1449 = shl nsw i64 %1448, 2
  %1450 = add nsw i64 %1449, %1360
  %1451 = getelementptr inbounds double, ptr %1444, i64 %1450
  %1452 = load double, ptr %1451, align 8
  %1453 = getelementptr inbounds double, ptr %1446, i64 %1448
  store double %1452, ptr %1453, align 8
  %1454 = add nsw i64 %1448, 1
  %1455 = icmp eq i64 %1454, %1267
  br i1 %1455, label %1456, label %1447

1456:
  %1457 = add nsw i64 %1442, 1
  %1458 = icmp eq i64 %1457, 12
  br i1 %1458, label %1388, label %1462

1459:
  %1460 = add nsw i64 %1442, 1
  %1461 = icmp eq i64 %1460, 12
  br i1 %1461, label %1412, label %1462

1462:
  %1463 = phi i64 [ %1457, %1456 ], [ %1460, %1459 ]
  br label %1441

1464:
  %1465 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1466 = fcmp contract olt double %1465, 1.000000e+00
  br i1 %1466, label %1467, label %1489

1467:
  %1468 = load double, ptr %61, align 8
  %1469 = load double, ptr %54, align 8
  %1470 = fmul contract double %1465, %1469
  %1471 = fadd contract double %1468, %1470
  %1472 = load <4 x double>, ptr %1272, align 32
  %1473 = insertelement <4 x double> %1472, double %1471, i32 %1362
  store <4 x double> %1473, ptr %1272, align 32
  %1474 = load i64, ptr %57, align 8
  %1475 = add nsw i64 %1474, %1356
  %1476 = icmp sgt i64 %1475, 0
  br i1 %1476, label %1477, label %1489

1477:
  %1478 = load ptr, ptr %62, align 8
  %1479 = load ptr, ptr %30, align 8
  br label %1480

1480:
  %1481 = phi i64 [ 0, %1477 ], [ %1487, %1480 ]
  %1482 = getelementptr inbounds double, ptr %1478, i64 %1481
  %1483 = load double, ptr %1482, align 8
  %1484 = shl nsw i64 %1481, 2
  %1485 = add nsw i64 %1484, %1360
  %1486 = getelementptr inbounds double, ptr %1479, i64 %1485
  store double %1483, ptr %1486, align 8
  %1487 = add nsw i64 %1481, 1
  %1488 = icmp eq i64 %1487, %1475
  br i1 %1488, label %1489, label %1480

1489:
  br i1 %1276, label %1490, label %1493

1490:
  %1491 = load ptr, ptr %63, align 8
  %1492 = load ptr, ptr %64, align 8
  br label %1495

1493:
  %1494 = load ptr, ptr %50, align 8
  store i64 0, ptr %1494, align 8
  br label %1504

1495:
  %1496 = phi i64 [ 0, %1490 ], [ %1502, %1495 ]
  %1497 = getelementptr inbounds double, ptr %1491, i64 %1496
  %1498 = load double, ptr %1497, align 8
  %1499 = shl nsw i64 %1496, 2
  %1500 = add nsw i64 %1499, %1360
  %1501 = getelementptr inbounds double, ptr %1492, i64 %1500
  store double %1498, ptr %1501, align 8
  %1502 = add nsw i64 %1496, 1
  %1503 = icmp eq i64 %1502, %1358
  br i1 %1503, label %1493, label %1495

1504:
  %1505 = add nsw i64 %1360, 1
  %1506 = icmp eq i64 %1505, 4
  br i1 %1506, label %1507, label %1359

1507:
  br label %1508

1508:
  %1509 = load i64, ptr %28, align 8
  %1510 = load ptr, ptr %29, align 8
  %1511 = load ptr, ptr %30, align 8
  %1512 = load ptr, ptr %24, align 8
  %1513 = getelementptr inbounds i64, ptr %1512, i64 16
  %1514 = load <4 x i64>, ptr %1513, align 32
  %1515 = icmp ne <4 x i64> %1514, zeroinitializer
  %1516 = sext <4 x i1> %1515 to <4 x i64>
  %1517 = icmp sgt i64 %1509, 0
  %1518 = mul nsw i64 %1509, 20
  br i1 %1517, label %1519, label %1531

1519:
  %1520 = phi i64 [ %1529, %1519 ], [ 0, %1508 ]
  %1521 = getelementptr inbounds <4 x double>, ptr %1511, i64 %1520
  %1522 = load <4 x i64>, ptr %1521, align 32
  %1523 = and <4 x i64> %1522, %1516
  %1524 = add nsw i64 %1520, %1518
  %1525 = getelementptr inbounds <4 x double>, ptr %1510, i64 %1524
  %1526 = load <4 x i64>, ptr %1525, align 32
  %1527 = select <4 x i1> %1515, <4 x i64> zeroinitializer, <4 x i64> %1526
  %1528 = or <4 x i64> %1527, %1523
  store <4 x i64> %1528, ptr %1525, align 32
  %1529 = add nsw i64 %1520, 1
  %1530 = icmp eq i64 %1529, %1509
  br i1 %1530, label %1569, label %1519

1531:
  %1532 = getelementptr inbounds <4 x double>, ptr %1510, i64 %1518
  %1533 = load i64, ptr %36, align 8
  %1534 = load i64, ptr %38, align 8
  %1535 = load ptr, ptr %37, align 8
  %1536 = icmp slt i64 %1533, %1534
  br i1 %1536, label %1537, label %1565

1537:
  %1538 = phi i64 [ %1549, %1537 ], [ %1533, %1531 ]
  %1539 = phi <4 x double> [ %1548, %1537 ], [ zeroinitializer, %1531 ]
  %1540 = getelementptr inbounds <4 x double>, ptr %1532, i64 %1538
  %1541 = load <4 x i64>, ptr %1540, align 32
  %1542 = and <4 x i64> %1541, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1543 = bitcast <4 x i64> %1542 to <4 x double>
  %1544 = getelementptr inbounds <4 x double>, ptr %1535, i64 %1538
  %1545 = load <4 x double>, ptr %1544, align 32
  %1546 = fmul contract <4 x double> %1545, %1543
  %1547 = fcmp contract ogt <4 x double> %1546, %1539
  %1548 = select <4 x i1> %1547, <4 x double> %1546, <4 x double> %1539
  %1549 = add nsw i64 %1538, 1
  %1550 = icmp eq i64 %1549, %1534
  br i1 %1550, label %1551, label %1537

1551:
  %1552 = phi i64 [ %1563, %1551 ], [ %1533, %1537 ]
  %1553 = phi <4 x double> [ %1562, %1551 ], [ zeroinitializer, %1537 ]
  %1554 = getelementptr inbounds <4 x double>, ptr %1510, i64 %1552
  %1555 = load <4 x i64>, ptr %1554, align 32
  %1556 = and <4 x i64> %1555, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1557 = bitcast <4 x i64> %1556 to <4 x double>
  %1558 = getelementptr inbounds <4 x double>, ptr %1535, i64 %1552
  %1559 = load <4 x double>, ptr %1558, align 32
  %1560 = fmul contract <4 x double> %1559, %1557
  %1561 = fcmp contract ogt <4 x double> %1560, %1553
  %1562 = select <4 x i1> %1561, <4 x double> %1560, <4 x double> %1553
  %1563 = add nsw i64 %1552, 1
  %1564 = icmp eq i64 %1563, %1534
  br i1 %1564, label %1565, label %1551

1565:
  %1566 = phi <4 x double> [ zeroinitializer, %1531 ], [ %1548, %1551 ]
  %1567 = phi <4 x double> [ zeroinitializer, %1531 ], [ %1562, %1551 ]
  %1568 = shl nsw i64 %1509, 3
  br label %1581

1569:
  %1570 = phi i64 [ %1579, %1569 ], [ 0, %1519 ]
  %1571 = add nsw i64 %1570, %1509
  %1572 = getelementptr inbounds <4 x double>, ptr %1511, i64 %1571
  %1573 = load <4 x i64>, ptr %1572, align 32
  %1574 = and <4 x i64> %1573, %1516
  %1575 = getelementptr inbounds <4 x double>, ptr %1510, i64 %1570
  %1576 = load <4 x i64>, ptr %1575, align 32
  %1577 = select <4 x i1> %1515, <4 x i64> zeroinitializer, <4 x i64> %1576
  %1578 = or <4 x i64> %1577, %1574
  store <4 x i64> %1578, ptr %1575, align 32
  %1579 = add nsw i64 %1570, 1
  %1580 = icmp eq i64 %1579, %1509
  br i1 %1580, label %1531, label %1569

1581:
  %1582 = phi i64 [ 0, %1565 ], [ %1734, %1733 ]
  %1583 = load ptr, ptr %23, align 8
  %1584 = getelementptr inbounds double, ptr %1583, i64 %1582
  %1585 = load ptr, ptr %24, align 8
  %1586 = getelementptr inbounds i64, ptr %1585, i64 %1582
  %1587 = load i64, ptr %1586, align 8
  %1588 = icmp slt i64 %1587, 0
  br i1 %1588, label %1733, label %1589

1589:
  %1590 = getelementptr inbounds double, ptr %1584, i64 12
  %1591 = load double, ptr %1590, align 8
  %1592 = getelementptr inbounds double, ptr %1584, i64 16
  %1593 = load double, ptr %1592, align 8
  %1594 = getelementptr inbounds i64, ptr %1586, i64 16
  %1595 = load i64, ptr %1594, align 8
  %1596 = icmp eq i64 %1595, 0
  br i1 %1596, label %1597, label %1619

1597:
  %1598 = getelementptr inbounds i64, ptr %1586, i64 12
  store i64 1, ptr %1598, align 8
  %1599 = fcmp contract olt double %1593, 0x7FF0000000000000
  br i1 %1599, label %1600, label %1613

1600:
  %1601 = fcmp contract oeq double %1593, 0.000000e+00
  br i1 %1601, label %1609, label %1602

1602:
  %1603 = call contract double @llvm.sqrt.f64(double %1593)
  %1604 = call contract double @llvm.sqrt.f64(double %1603)
  %1605 = call contract double @llvm.sqrt.f64(double %1604)
  %1606 = fdiv contract double 8.500000e-01, %1605
  %1607 = call contract double @llvm.maxnum.f64(double %1606, double 0x3FD5555555555555)
  %1608 = call contract double @llvm.minnum.f64(double %1607, double 6.000000e+00)
  br label %1609

1609:
  %1610 = phi double [ %1608, %1602 ], [ 6.000000e+00, %1600 ]
  %1611 = fmul contract double %1591, %1610
  %1612 = getelementptr inbounds double, ptr %1584, i64 4
  store double %1611, ptr %1612, align 8
  br label %1733

1613:
  %1614 = fmul contract double %1591, 1.000000e-01
  %1615 = getelementptr inbounds double, ptr %1584, i64 4
  store double %1614, ptr %1615, align 8
  %1616 = getelementptr inbounds i64, ptr %1586, i64 8
  %1617 = load i64, ptr %1616, align 8
  %1618 = add nsw i64 %1617, 1
  store i64 %1618, ptr %1616, align 8
  br label %1733

1619:
  %1620 = fcmp contract oeq double %1593, 0.000000e+00
  br i1 %1620, label %1628, label %1621

1621:
  %1622 = call contract double @llvm.sqrt.f64(double %1593)
  %1623 = call contract double @llvm.sqrt.f64(double %1622)
  %1624 = call contract double @llvm.sqrt.f64(double %1623)
  %1625 = fdiv contract double 8.500000e-01, %1624
  %1626 = call contract double @llvm.maxnum.f64(double %1625, double 0x3FD5555555555555)
  %1627 = call contract double @llvm.minnum.f64(double %1626, double 6.000000e+00)
  br label %1628

1628:
  %1629 = phi double [ %1627, %1621 ], [ 6.000000e+00, %1619 ]
  %1630 = getelementptr inbounds i64, ptr %1586, i64 12
  %1631 = load i64, ptr %1630, align 8
  %1632 = icmp eq i64 %1631, 0
  %1633 = call contract double @llvm.minnum.f64(double %1629, double 1.000000e+00)
  %1634 = select i1 %1632, double %1629, double %1633
  %1635 = getelementptr inbounds double, ptr %1584, i64 8
  %1636 = load double, ptr %1635, align 8
  %1637 = load double, ptr %25, align 8
  %1638 = fcmp contract oeq double %1636, %1637
  br i1 %1638, label %1639, label %1642

1639:
  %1640 = getelementptr inbounds double, ptr %1584, i64 4
  %1641 = load double, ptr %1640, align 8
  br label %1642

1642:
  %1643 = phi contract double [ %1641, %1639 ], [ 0.000000e+00, %1628 ]
  %1644 = fmul contract double %1591, %1634
  %1645 = call contract double @llvm.maxnum.f64(double %1644, double %1643)
  %1646 = getelementptr inbounds double, ptr %1584, i64 4
  store double %1645, ptr %1646, align 8
  %1647 = getelementptr inbounds i64, ptr %1586, i64 20
  store i64 0, ptr %1647, align 8
  %1648 = getelementptr inbounds i64, ptr %1586, i64 8
  store i64 0, ptr %1648, align 8
  store i64 0, ptr %1630, align 8
  %1649 = getelementptr inbounds i64, ptr %1586, i64 4
  %1650 = load i64, ptr %1649, align 8
  %1651 = add nsw i64 %1650, 1
  store i64 %1651, ptr %1649, align 8
  %1652 = getelementptr inbounds double, ptr %1584, i64 24
  %1653 = load double, ptr %1652, align 8
  %1654 = fadd contract double %1653, 1.000000e+00
  store double %1654, ptr %1652, align 8
  store double %1636, ptr %1584, align 8
  %1655 = trunc i64 %1582 to i32
  %1656 = extractelement <4 x double> %1566, i32 %1655
  %1657 = getelementptr inbounds double, ptr %1584, i64 28
  store double %1656, ptr %1657, align 8
  %1658 = load i64, ptr %38, align 8
  %1659 = icmp eq i64 %1658, 0
  br i1 %1659, label %1672, label %1660

1660:
  %1661 = extractelement <4 x double> %1567, i32 %1655
  %1662 = load ptr, ptr %31, align 8
  %1663 = load i64, ptr %39, align 8
  %1664 = add nsw i64 %1663, %1658
  %1665 = load i64, ptr %40, align 8
  %1666 = sub i64 %1664, %1665
  %1667 = shl nsw i64 %1666, 2
  %1668 = or i64 %1667, %1582
  %1669 = getelementptr inbounds double, ptr %1662, i64 %1668
  %1670 = load double, ptr %1669, align 8
  %1671 = fadd contract double %1661, %1670
  br label %1672

1672:
  %1673 = phi contract double [ %1671, %1660 ], [ 0.000000e+00, %1642 ]
  %1674 = getelementptr inbounds double, ptr %1584, i64 32
  store double %1673, ptr %1674, align 8
  %1675 = load i64, ptr %65, align 8
  %1676 = icmp sgt i64 %1675, 0
  br i1 %1676, label %1679, label %1677

1677:
  %1678 = load ptr, ptr %30, align 8
  br label %1700

1679:
  %1680 = load i64, ptr %66, align 8
  %1681 = load i64, ptr %28, align 8
  %1682 = load ptr, ptr %30, align 8
  %1683 = shl nsw i64 %1681, 1
  %1684 = or i64 %1683, 1
  %1685 = load ptr, ptr %31, align 8
  %1686 = sub i64 %1680, %1675
  br label %1687

1687:
  %1688 = phi i64 [ 0, %1679 ], [ %1698, %1687 ]
  %1689 = add nsw i64 %1684, %1688
  %1690 = shl nsw i64 %1689, 2
  %1691 = add nsw i64 %1690, %1582
  %1692 = getelementptr inbounds double, ptr %1682, i64 %1691
  %1693 = load double, ptr %1692, align 8
  %1694 = add nsw i64 %1686, %1688
  %1695 = shl nsw i64 %1694, 2
  %1696 = add nsw i64 %1695, %1582
  %1697 = getelementptr inbounds double, ptr %1685, i64 %1696
  store double %1693, ptr %1697, align 8
  %1698 = add nsw i64 %1688, 1
  %1699 = icmp eq i64 %1698, %1675
  br i1 %1699, label %1700, label %1687

1700:
  %1701 = phi ptr [ %1678, %1677 ], [ %1682, %1687 ]
  %1702 = or i64 %1582, %1568
  %1703 = getelementptr inbounds double, ptr %1701, i64 %1702
  %1704 = load double, ptr %1703, align 8
  %1705 = getelementptr inbounds double, ptr %1584, i64 20
  %1706 = load double, ptr %1705, align 8
  %1707 = fcmp contract ogt double %1704, %1706
  %1708 = fcmp contract uno double %1704, 0.000000e+00
  %1709 = or i1 %1708, %1707
  %1710 = select contract i1 %1709, double %1704, double %1706
  store double %1710, ptr %1705, align 8
  %1711 = load double, ptr %67, align 8
  %1712 = fcmp contract ugt double %1704, %1711
  %1713 = load i64, ptr %43, align 8
  %1714 = icmp eq i64 %1713, 0
  br i1 %1714, label %1730, label %1715

1715:
  %1716 = load ptr, ptr %68, align 8
  %1717 = mul nsw i64 %1582, 5
  %1718 = add nsw i64 %1717, 2
  %1719 = getelementptr inbounds i64, ptr %1716, i64 %1718
  %1720 = load i64, ptr %1719, align 8
  %1721 = icmp sgt i64 %1720, -1
  br i1 %1721, label %1722, label %1730

1722:
  %1723 = load ptr, ptr %69, align 8
  %1724 = shl nsw i64 %1720, 2
  %1725 = getelementptr inbounds i64, ptr %1723, i64 %1724
  %1726 = load i64, ptr %1725, align 8
  %1727 = icmp eq i64 %1726, 8
  %1728 = add nsw i64 %1720, 8
  %1729 = select i1 %1727, i64 %1728, i64 5
  br label %1731

1730:
  br i1 %1712, label %1731, label %1733

1731:
  %1732 = phi i64 [ %1729, %1722 ], [ 4, %1730 ]
  call fastcc void @release_4(ptr %0, i32 %1655, i64 %1732)
  br label %1733

1733:
  %1734 = add nsw i64 %1582, 1
  %1735 = icmp eq i64 %1734, 4
  br i1 %1735, label %1736, label %1581

1736:
  %1737 = phi i32 [ %138, %137 ], [ %72, %1733 ]
  %1738 = add nsw i64 %71, 1
  %1739 = icmp sge i64 %1738, %1
  %1740 = icmp eq i32 %1737, 0
  %1741 = select i1 %1739, i1 true, i1 %1740
  br i1 %1741, label %1742, label %70

1742:
  %1743 = phi i1 [ %19, %2 ], [ %1739, %1736 ]
  %1744 = zext i1 %1743 to i64
  ret i64 %1744
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
  br i1 %22, label %777, label %128

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
  br label %498

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
  br i1 %243, label %297, label %244

244:
  %245 = fmul contract double %239, 1.000000e-03
  %246 = fadd contract double %245, 0.000000e+00
  %247 = insertelement <4 x double> poison, double %246, i64 0
  %248 = bitcast <4 x double> %247 to <4 x i64>
  %249 = and <4 x i64> %248, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %250 = bitcast <4 x i64> %249 to <4 x double>
  %251 = shufflevector <4 x double> %250, <4 x double> poison, <4 x i32> zeroinitializer
  %252 = load ptr, ptr %19, align 8
  %253 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %254 = load double, ptr %253, align 8
  %255 = fdiv contract double 1.000000e-15, %254
  %256 = load <4 x i64>, ptr %252, align 32
  %257 = and <4 x i64> %256, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %258 = bitcast <4 x i64> %257 to <4 x double>
  %259 = fmul contract <4 x double> %251, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %260 = fcmp contract ogt <4 x double> %259, %258
  %261 = select <4 x i1> %260, <4 x double> %258, <4 x double> %259
  %262 = getelementptr inbounds <4 x double>, ptr %252, i64 7
  %263 = load <4 x double>, ptr %262, align 32
  %264 = getelementptr inbounds <4 x double>, ptr %252, i64 8
  %265 = load <4 x double>, ptr %264, align 32
  %266 = fmul contract <4 x double> %251, %265
  %267 = fadd contract <4 x double> %263, %266
  %268 = fmul contract <4 x double> %267, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %269 = insertelement <4 x double> poison, double %255, i64 0
  %270 = shufflevector <4 x double> %269, <4 x double> poison, <4 x i32> zeroinitializer
  %271 = fmul contract <4 x double> %265, %261
  %272 = fadd contract <4 x double> %263, %271
  %273 = fmul contract <4 x double> %270, %272
  %274 = fadd contract <4 x double> %268, %273
  %275 = fmul contract <4 x double> %251, %274
  %276 = icmp sgt i64 %153, 0
  br i1 %276, label %277, label %291

277:
  %278 = phi i64 [ %289, %277 ], [ 0, %244 ]
  %279 = phi <4 x double> [ %288, %277 ], [ zeroinitializer, %244 ]
  %280 = getelementptr inbounds <4 x double>, ptr %132, i64 %278
  %281 = load <4 x i64>, ptr %280, align 32
  %282 = and <4 x i64> %281, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %283 = bitcast <4 x i64> %282 to <4 x double>
  %284 = getelementptr inbounds <4 x double>, ptr %155, i64 %278
  %285 = load <4 x double>, ptr %284, align 32
  %286 = fmul contract <4 x double> %285, %283
  %287 = fcmp contract ogt <4 x double> %286, %279
  %288 = select <4 x i1> %287, <4 x double> %286, <4 x double> %279
  %289 = add nsw i64 %278, 1
  %290 = icmp eq i64 %289, %153
  br i1 %290, label %291, label %277

291:
  %292 = phi <4 x double> [ zeroinitializer, %244 ], [ %288, %277 ]
  %293 = fmul contract <4 x double> %263, %261
  %294 = fadd contract <4 x double> %293, %292
  %295 = fmul contract <4 x double> %270, %294
  %296 = fadd contract <4 x double> %275, %295
  br label %297

297:
  %298 = phi <4 x double> [ %296, %291 ], [ zeroinitializer, %232 ]
  %299 = phi <4 x double> [ %274, %291 ], [ zeroinitializer, %232 ]
  %300 = icmp sgt i64 %240, 0
  br i1 %300, label %301, label %346

301:
  %302 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %303 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %304

304:
  %305 = phi i64 [ 0, %301 ], [ %344, %323 ]
  %306 = load i64, ptr %14, align 8
  %307 = icmp sgt i64 %306, %305
  br i1 %307, label %308, label %323

308:
  %309 = load ptr, ptr %13, align 8
  %310 = load i64, ptr %15, align 8
  %311 = load i64, ptr %16, align 8
  %312 = icmp sgt i64 %311, %305
  br i1 %312, label %316, label %313

313:
  %314 = load i64, ptr %17, align 8
  %315 = sub nsw i64 %305, %314
  br label %316

316:
  %317 = phi <4 x double> [ %298, %308 ], [ %299, %313 ]
  %318 = phi i64 [ %305, %308 ], [ %315, %313 ]
  %319 = add nsw i64 %318, %310
  %320 = getelementptr inbounds <4 x double>, ptr %309, i64 %319
  %321 = load <4 x double>, ptr %320, align 32
  %322 = fmul contract <4 x double> %317, %321
  br label %323

323:
  %324 = phi contract <4 x double> [ %322, %316 ], [ zeroinitializer, %304 ]
  %325 = getelementptr inbounds <4 x double>, ptr %132, i64 %305
  %326 = load <4 x i64>, ptr %325, align 32
  %327 = and <4 x i64> %326, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %328 = bitcast <4 x i64> %327 to <4 x double>
  %329 = load ptr, ptr %302, align 8
  %330 = getelementptr inbounds double, ptr %329, i64 %305
  %331 = load double, ptr %330, align 8
  %332 = insertelement <4 x double> poison, double %331, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = load double, ptr %303, align 8
  %335 = insertelement <4 x double> poison, double %334, i64 0
  %336 = shufflevector <4 x double> %335, <4 x double> poison, <4 x i32> zeroinitializer
  %337 = fadd contract <4 x double> %324, %328
  %338 = fmul contract <4 x double> %337, %336
  %339 = fadd contract <4 x double> %333, %338
  %340 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %339
  %341 = fcmp contract ogt <4 x double> %339, zeroinitializer
  %342 = select <4 x i1> %341, <4 x double> %340, <4 x double> zeroinitializer
  %343 = getelementptr inbounds <4 x double>, ptr %149, i64 %305
  store <4 x double> %342, ptr %343, align 32
  %344 = add nsw i64 %305, 1
  %345 = icmp eq i64 %344, %240
  br i1 %345, label %346, label %304

346:
  br i1 %189, label %347, label %401

347:
  %348 = phi i64 [ %357, %347 ], [ 0, %346 ]
  %349 = phi <4 x double> [ %356, %347 ], [ zeroinitializer, %346 ]
  %350 = getelementptr inbounds <4 x double>, ptr %132, i64 %348
  %351 = load <4 x double>, ptr %350, align 32
  %352 = getelementptr inbounds <4 x double>, ptr %149, i64 %348
  %353 = load <4 x double>, ptr %352, align 32
  %354 = fmul contract <4 x double> %351, %353
  %355 = fmul contract <4 x double> %354, %354
  %356 = fadd contract <4 x double> %349, %355
  %357 = add nsw i64 %348, 4
  %358 = icmp slt i64 %357, %129
  br i1 %358, label %347, label %359

359:
  %360 = icmp sgt i64 %129, 1
  br i1 %360, label %361, label %401

361:
  %362 = phi i64 [ %371, %361 ], [ 1, %359 ]
  %363 = phi <4 x double> [ %370, %361 ], [ zeroinitializer, %359 ]
  %364 = getelementptr inbounds <4 x double>, ptr %132, i64 %362
  %365 = load <4 x double>, ptr %364, align 32
  %366 = getelementptr inbounds <4 x double>, ptr %149, i64 %362
  %367 = load <4 x double>, ptr %366, align 32
  %368 = fmul contract <4 x double> %365, %367
  %369 = fmul contract <4 x double> %368, %368
  %370 = fadd contract <4 x double> %363, %369
  %371 = add nsw i64 %362, 4
  %372 = icmp slt i64 %371, %129
  br i1 %372, label %361, label %373

373:
  %374 = icmp sgt i64 %129, 2
  br i1 %374, label %375, label %401

375:
  %376 = phi i64 [ %385, %375 ], [ 2, %373 ]
  %377 = phi <4 x double> [ %384, %375 ], [ zeroinitializer, %373 ]
  %378 = getelementptr inbounds <4 x double>, ptr %132, i64 %376
  %379 = load <4 x double>, ptr %378, align 32
  %380 = getelementptr inbounds <4 x double>, ptr %149, i64 %376
  %381 = load <4 x double>, ptr %380, align 32
  %382 = fmul contract <4 x double> %379, %381
  %383 = fmul contract <4 x double> %382, %382
  %384 = fadd contract <4 x double> %377, %383
  %385 = add nsw i64 %376, 4
  %386 = icmp slt i64 %385, %129
  br i1 %386, label %375, label %387

387:
  %388 = icmp sgt i64 %129, 3
  br i1 %388, label %389, label %401

389:
  %390 = phi i64 [ %399, %389 ], [ 3, %387 ]
  %391 = phi <4 x double> [ %398, %389 ], [ zeroinitializer, %387 ]
  %392 = getelementptr inbounds <4 x double>, ptr %132, i64 %390
  %393 = load <4 x double>, ptr %392, align 32
  %394 = getelementptr inbounds <4 x double>, ptr %149, i64 %390
  %395 = load <4 x double>, ptr %394, align 32
  %396 = fmul contract <4 x double> %393, %395
  %397 = fmul contract <4 x double> %396, %396
  %398 = fadd contract <4 x double> %391, %397
  %399 = add nsw i64 %390, 4
  %400 = icmp slt i64 %399, %129
  br i1 %400, label %389, label %401

401:
  %402 = phi <4 x double> [ %384, %387 ], [ zeroinitializer, %373 ], [ zeroinitializer, %359 ], [ zeroinitializer, %346 ], [ %384, %389 ]
  %403 = phi <4 x double> [ %356, %387 ], [ %356, %373 ], [ %356, %359 ], [ zeroinitializer, %346 ], [ %356, %389 ]
  %404 = phi <4 x double> [ %370, %387 ], [ %370, %373 ], [ zeroinitializer, %359 ], [ zeroinitializer, %346 ], [ %370, %389 ]
  %405 = phi <4 x double> [ zeroinitializer, %387 ], [ zeroinitializer, %373 ], [ zeroinitializer, %359 ], [ zeroinitializer, %346 ], [ %398, %389 ]
  %406 = fadd contract <4 x double> %403, %404
  %407 = fadd contract <4 x double> %402, %405
  %408 = fadd contract <4 x double> %406, %407
  %409 = sitofp i64 %129 to double
  %410 = insertelement <4 x double> poison, double %409, i64 0
  %411 = shufflevector <4 x double> %410, <4 x double> poison, <4 x i32> zeroinitializer
  %412 = fdiv contract <4 x double> %408, %411
  br label %413

413:
  %414 = phi i32 [ 0, %401 ], [ %419, %413 ]
  %415 = phi <4 x double> [ %412, %401 ], [ %418, %413 ]
  %416 = extractelement <4 x double> %415, i32 %414
  %417 = call contract double @llvm.sqrt.f64(double %416)
  %418 = insertelement <4 x double> %415, double %417, i32 %414
  %419 = add nsw i32 %414, 1
  %420 = icmp eq i32 %419, 4
  br i1 %420, label %421, label %413

421:
  br i1 %189, label %422, label %476

422:
  %423 = phi i64 [ %432, %422 ], [ 0, %421 ]
  %424 = phi <4 x double> [ %431, %422 ], [ zeroinitializer, %421 ]
  %425 = getelementptr inbounds <4 x double>, ptr %130, i64 %423
  %426 = load <4 x double>, ptr %425, align 32
  %427 = getelementptr inbounds <4 x double>, ptr %149, i64 %423
  %428 = load <4 x double>, ptr %427, align 32
  %429 = fmul contract <4 x double> %426, %428
  %430 = fmul contract <4 x double> %429, %429
  %431 = fadd contract <4 x double> %424, %430
  %432 = add nsw i64 %423, 4
  %433 = icmp slt i64 %432, %129
  br i1 %433, label %422, label %434

434:
  %435 = icmp sgt i64 %129, 1
  br i1 %435, label %436, label %476

436:
  %437 = phi i64 [ %446, %436 ], [ 1, %434 ]
  %438 = phi <4 x double> [ %445, %436 ], [ zeroinitializer, %434 ]
  %439 = getelementptr inbounds <4 x double>, ptr %130, i64 %437
  %440 = load <4 x double>, ptr %439, align 32
  %441 = getelementptr inbounds <4 x double>, ptr %149, i64 %437
  %442 = load <4 x double>, ptr %441, align 32
  %443 = fmul contract <4 x double> %440, %442
  %444 = fmul contract <4 x double> %443, %443
  %445 = fadd contract <4 x double> %438, %444
  %446 = add nsw i64 %437, 4
  %447 = icmp slt i64 %446, %129
  br i1 %447, label %436, label %448

448:
  %449 = icmp sgt i64 %129, 2
  br i1 %449, label %450, label %476

450:
  %451 = phi i64 [ %460, %450 ], [ 2, %448 ]
  %452 = phi <4 x double> [ %459, %450 ], [ zeroinitializer, %448 ]
  %453 = getelementptr inbounds <4 x double>, ptr %130, i64 %451
  %454 = load <4 x double>, ptr %453, align 32
  %455 = getelementptr inbounds <4 x double>, ptr %149, i64 %451
  %456 = load <4 x double>, ptr %455, align 32
  %457 = fmul contract <4 x double> %454, %456
  %458 = fmul contract <4 x double> %457, %457
  %459 = fadd contract <4 x double> %452, %458
  %460 = add nsw i64 %451, 4
  %461 = icmp slt i64 %460, %129
  br i1 %461, label %450, label %462

462:
  %463 = icmp sgt i64 %129, 3
  br i1 %463, label %464, label %476

464:
  %465 = phi i64 [ %474, %464 ], [ 3, %462 ]
  %466 = phi <4 x double> [ %473, %464 ], [ zeroinitializer, %462 ]
  %467 = getelementptr inbounds <4 x double>, ptr %130, i64 %465
  %468 = load <4 x double>, ptr %467, align 32
  %469 = getelementptr inbounds <4 x double>, ptr %149, i64 %465
  %470 = load <4 x double>, ptr %469, align 32
  %471 = fmul contract <4 x double> %468, %470
  %472 = fmul contract <4 x double> %471, %471
  %473 = fadd contract <4 x double> %466, %472
  %474 = add nsw i64 %465, 4
  %475 = icmp slt i64 %474, %129
  br i1 %475, label %464, label %476

476:
  %477 = phi <4 x double> [ %459, %462 ], [ zeroinitializer, %448 ], [ zeroinitializer, %434 ], [ zeroinitializer, %421 ], [ %459, %464 ]
  %478 = phi <4 x double> [ %431, %462 ], [ %431, %448 ], [ %431, %434 ], [ zeroinitializer, %421 ], [ %431, %464 ]
  %479 = phi <4 x double> [ %445, %462 ], [ %445, %448 ], [ zeroinitializer, %434 ], [ zeroinitializer, %421 ], [ %445, %464 ]
  %480 = phi <4 x double> [ zeroinitializer, %462 ], [ zeroinitializer, %448 ], [ zeroinitializer, %434 ], [ zeroinitializer, %421 ], [ %473, %464 ]
  %481 = fadd contract <4 x double> %478, %479
  %482 = fadd contract <4 x double> %477, %480
  %483 = fadd contract <4 x double> %481, %482
  %484 = fdiv contract <4 x double> %483, %411
  br label %485

485:
  %486 = phi i32 [ 0, %476 ], [ %491, %485 ]
  %487 = phi <4 x double> [ %484, %476 ], [ %490, %485 ]
  %488 = extractelement <4 x double> %487, i32 %486
  %489 = call contract double @llvm.sqrt.f64(double %488)
  %490 = insertelement <4 x double> %487, double %489, i32 %486
  %491 = add nsw i32 %486, 1
  %492 = icmp eq i32 %491, 4
  br i1 %492, label %493, label %485

493:
  %494 = load double, ptr %20, align 8
  %495 = call contract double @llvm.fabs.f64(double %494)
  %496 = fmul contract double %495, 0x3D4F400000000000
  %497 = fmul contract double %239, 0x3EB0C6F7A0B5ED8D
  br label %543

498:
  %499 = phi i64 [ 0, %185 ], [ %540, %539 ]
  %500 = shl nsw i64 1, %499
  %501 = and i64 %500, %122
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %539, label %503

503:
  %504 = trunc i64 %499 to i32
  %505 = extractelement <4 x double> %186, i32 %504
  %506 = load ptr, ptr %19, align 8
  %507 = and i64 %499, 4294967267
  %508 = or i64 %507, 28
  %509 = getelementptr inbounds double, ptr %506, i64 %508
  store double %505, ptr %509, align 8
  br i1 %188, label %522, label %510

510:
  %511 = extractelement <4 x double> %187, i32 %504
  %512 = load ptr, ptr %13, align 8
  %513 = load i64, ptr %15, align 8
  %514 = add nsw i64 %513, %154
  %515 = load i64, ptr %17, align 8
  %516 = sub i64 %514, %515
  %517 = shl nsw i64 %516, 2
  %518 = or i64 %517, %499
  %519 = getelementptr inbounds double, ptr %512, i64 %518
  %520 = load double, ptr %519, align 8
  %521 = fadd contract double %511, %520
  br label %522

522:
  %523 = phi contract double [ %521, %510 ], [ 0.000000e+00, %503 ]
  %524 = and i64 %499, 4294967263
  %525 = or i64 %524, 32
  %526 = getelementptr inbounds double, ptr %506, i64 %525
  store double %523, ptr %526, align 8
  br i1 %189, label %527, label %539

527:
  %528 = load ptr, ptr %11, align 8
  br label %529

529:
  %530 = phi i64 [ 0, %527 ], [ %537, %529 ]
  %531 = getelementptr inbounds <4 x double>, ptr %147, i64 %530
  %532 = load <4 x double>, ptr %531, align 32
  %533 = extractelement <4 x double> %532, i32 %504
  %534 = shl nsw i64 %530, 2
  %535 = add nsw i64 %534, %499
  %536 = getelementptr inbounds double, ptr %528, i64 %535
  store double %533, ptr %536, align 8
  %537 = add nsw i64 %530, 1
  %538 = icmp eq i64 %537, %129
  br i1 %538, label %539, label %529

539:
  %540 = add nsw i64 %499, 1
  %541 = icmp eq i64 %540, 4
  br i1 %541, label %232, label %498

542:
  br i1 %189, label %567, label %632

543:
  %544 = phi <4 x double> [ undef, %493 ], [ %558, %554 ]
  %545 = phi i32 [ 0, %493 ], [ %559, %554 ]
  %546 = extractelement <4 x double> %418, i32 %545
  %547 = fcmp contract olt double %546, 1.000000e-05
  br i1 %547, label %554, label %548

548:
  %549 = extractelement <4 x double> %490, i32 %545
  %550 = fcmp contract olt double %549, 1.000000e-05
  br i1 %550, label %554, label %551

551:
  %552 = fmul contract double %546, 1.000000e-02
  %553 = fdiv contract double %552, %549
  br label %554

554:
  %555 = phi contract double [ %553, %551 ], [ %497, %548 ], [ %497, %543 ]
  %556 = call contract double @llvm.maxnum.f64(double %555, double %496)
  %557 = call contract double @llvm.minnum.f64(double %556, double %239)
  %558 = insertelement <4 x double> %544, double %557, i32 %545
  %559 = add nsw i32 %545, 1
  %560 = icmp eq i32 %559, 4
  br i1 %560, label %542, label %543

561:
  %562 = load <4 x double>, ptr %2, align 32
  %563 = fadd contract <4 x double> %558, %562
  store <4 x double> %563, ptr %2, align 32
  %564 = load ptr, ptr %0, align 8
  %565 = load ptr, ptr %13, align 8
  %566 = load ptr, ptr %141, align 8
  call void %564(ptr %2, ptr %148, ptr %565, ptr %147, ptr %566)
  br label %655

567:
  %568 = phi i64 [ %576, %567 ], [ 0, %542 ]
  %569 = getelementptr inbounds <4 x double>, ptr %132, i64 %568
  %570 = load <4 x double>, ptr %569, align 32
  %571 = getelementptr inbounds <4 x double>, ptr %130, i64 %568
  %572 = load <4 x double>, ptr %571, align 32
  %573 = fmul contract <4 x double> %558, %572
  %574 = fadd contract <4 x double> %570, %573
  %575 = getelementptr inbounds <4 x double>, ptr %148, i64 %568
  store <4 x double> %574, ptr %575, align 32
  %576 = add nsw i64 %568, 1
  %577 = icmp eq i64 %576, %129
  br i1 %577, label %561, label %567

578:
  %579 = phi i64 [ %588, %578 ], [ 0, %655 ]
  %580 = phi <4 x double> [ %587, %578 ], [ zeroinitializer, %655 ]
  %581 = getelementptr inbounds <4 x double>, ptr %147, i64 %579
  %582 = load <4 x double>, ptr %581, align 32
  %583 = getelementptr inbounds <4 x double>, ptr %149, i64 %579
  %584 = load <4 x double>, ptr %583, align 32
  %585 = fmul contract <4 x double> %582, %584
  %586 = fmul contract <4 x double> %585, %585
  %587 = fadd contract <4 x double> %580, %586
  %588 = add nsw i64 %579, 4
  %589 = icmp slt i64 %588, %129
  br i1 %589, label %578, label %590

590:
  %591 = icmp sgt i64 %129, 1
  br i1 %591, label %592, label %638

592:
  %593 = phi i64 [ %602, %592 ], [ 1, %590 ]
  %594 = phi <4 x double> [ %601, %592 ], [ zeroinitializer, %590 ]
  %595 = getelementptr inbounds <4 x double>, ptr %147, i64 %593
  %596 = load <4 x double>, ptr %595, align 32
  %597 = getelementptr inbounds <4 x double>, ptr %149, i64 %593
  %598 = load <4 x double>, ptr %597, align 32
  %599 = fmul contract <4 x double> %596, %598
  %600 = fmul contract <4 x double> %599, %599
  %601 = fadd contract <4 x double> %594, %600
  %602 = add nsw i64 %593, 4
  %603 = icmp slt i64 %602, %129
  br i1 %603, label %592, label %604

604:
  %605 = icmp sgt i64 %129, 2
  br i1 %605, label %606, label %638

606:
  %607 = phi i64 [ %616, %606 ], [ 2, %604 ]
  %608 = phi <4 x double> [ %615, %606 ], [ zeroinitializer, %604 ]
  %609 = getelementptr inbounds <4 x double>, ptr %147, i64 %607
  %610 = load <4 x double>, ptr %609, align 32
  %611 = getelementptr inbounds <4 x double>, ptr %149, i64 %607
  %612 = load <4 x double>, ptr %611, align 32
  %613 = fmul contract <4 x double> %610, %612
  %614 = fmul contract <4 x double> %613, %613
  %615 = fadd contract <4 x double> %608, %614
  %616 = add nsw i64 %607, 4
  %617 = icmp slt i64 %616, %129
  br i1 %617, label %606, label %618

618:
  %619 = icmp sgt i64 %129, 3
  br i1 %619, label %620, label %638

620:
  %621 = phi i64 [ %630, %620 ], [ 3, %618 ]
  %622 = phi <4 x double> [ %629, %620 ], [ zeroinitializer, %618 ]
  %623 = getelementptr inbounds <4 x double>, ptr %147, i64 %621
  %624 = load <4 x double>, ptr %623, align 32
  %625 = getelementptr inbounds <4 x double>, ptr %149, i64 %621
  %626 = load <4 x double>, ptr %625, align 32
  %627 = fmul contract <4 x double> %624, %626
  %628 = fmul contract <4 x double> %627, %627
  %629 = fadd contract <4 x double> %622, %628
  %630 = add nsw i64 %621, 4
  %631 = icmp slt i64 %630, %129
  br i1 %631, label %620, label %638

632:
  %633 = load <4 x double>, ptr %2, align 32
  %634 = fadd contract <4 x double> %558, %633
  store <4 x double> %634, ptr %2, align 32
  %635 = load ptr, ptr %0, align 8
  %636 = load ptr, ptr %13, align 8
  %637 = load ptr, ptr %141, align 8
  call void %635(ptr %2, ptr %148, ptr %636, ptr %147, ptr %637)
  br label %638

638:
  %639 = phi <4 x double> [ %615, %618 ], [ zeroinitializer, %604 ], [ zeroinitializer, %590 ], [ zeroinitializer, %632 ], [ %615, %620 ]
  %640 = phi <4 x double> [ %587, %618 ], [ %587, %604 ], [ %587, %590 ], [ zeroinitializer, %632 ], [ %587, %620 ]
  %641 = phi <4 x double> [ %601, %618 ], [ %601, %604 ], [ zeroinitializer, %590 ], [ zeroinitializer, %632 ], [ %601, %620 ]
  %642 = phi <4 x double> [ zeroinitializer, %618 ], [ zeroinitializer, %604 ], [ zeroinitializer, %590 ], [ zeroinitializer, %632 ], [ %629, %620 ]
  %643 = fadd contract <4 x double> %640, %641
  %644 = fadd contract <4 x double> %639, %642
  %645 = fadd contract <4 x double> %643, %644
  %646 = fdiv contract <4 x double> %645, %411
  br label %647

647:
  %648 = phi i32 [ 0, %638 ], [ %653, %647 ]
  %649 = phi <4 x double> [ %646, %638 ], [ %652, %647 ]
  %650 = extractelement <4 x double> %649, i32 %648
  %651 = call contract double @llvm.sqrt.f64(double %650)
  %652 = insertelement <4 x double> %649, double %651, i32 %648
  %653 = add nsw i32 %648, 1
  %654 = icmp eq i32 %653, 4
  br i1 %654, label %676, label %647

655:
  %656 = phi i64 [ %662, %655 ], [ 0, %561 ]
  %657 = getelementptr inbounds <4 x double>, ptr %130, i64 %656
  %658 = load <4 x double>, ptr %657, align 32
  %659 = getelementptr inbounds <4 x double>, ptr %147, i64 %656
  %660 = load <4 x double>, ptr %659, align 32
  %661 = fsub contract <4 x double> %660, %658
  store <4 x double> %661, ptr %659, align 32
  %662 = add nsw i64 %656, 1
  %663 = icmp eq i64 %662, %129
  br i1 %663, label %578, label %655

664:
  %665 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %666 = load i64, ptr %665, align 8
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %776, label %668

668:
  %669 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %670 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 36
  %671 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %672 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41
  %673 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 13
  %674 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 41, i32 7
  %675 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  br label %711

676:
  %677 = phi i64 [ %709, %708 ], [ 0, %647 ]
  %678 = shl nsw i64 1, %677
  %679 = and i64 %678, %122
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %708, label %681

681:
  %682 = trunc i64 %677 to i32
  %683 = extractelement <4 x double> %490, i32 %682
  %684 = extractelement <4 x double> %652, i32 %682
  %685 = extractelement <4 x double> %558, i32 %682
  %686 = fdiv contract double %684, %685
  %687 = call contract double @llvm.maxnum.f64(double %683, double %686)
  %688 = fmul contract double %239, %687
  %689 = fcmp contract ugt double %688, 1.000000e-15
  br i1 %689, label %693, label %690

690:
  %691 = fmul contract double %685, 1.000000e-03
  %692 = call contract double @llvm.maxnum.f64(double %497, double %691)
  br label %698

693:
  %694 = fdiv contract double 1.000000e-02, %687
  %695 = call contract double @llvm.sqrt.f64(double %694)
  %696 = call contract double @llvm.sqrt.f64(double %695)
  %697 = call contract double @llvm.sqrt.f64(double %696)
  br label %698

698:
  %699 = phi contract double [ %692, %690 ], [ %697, %693 ]
  %700 = fmul contract double %685, 1.000000e+02
  %701 = call contract double @llvm.minnum.f64(double %700, double %699)
  %702 = call contract double @llvm.minnum.f64(double %701, double %239)
  %703 = load ptr, ptr %19, align 8
  %704 = add nsw i64 %677, 4
  %705 = getelementptr inbounds double, ptr %703, i64 %704
  store double %702, ptr %705, align 8
  %706 = add nsw i64 %677, 24
  %707 = getelementptr inbounds double, ptr %703, i64 %706
  store double 3.000000e+00, ptr %707, align 8
  br label %708

708:
  %709 = add nsw i64 %677, 1
  %710 = icmp eq i64 %709, 4
  br i1 %710, label %664, label %676

711:
  %712 = phi i64 [ 0, %668 ], [ %774, %773 ]
  %713 = shl nsw i64 1, %712
  %714 = and i64 %713, %122
  %715 = icmp eq i64 %714, 0
  br i1 %715, label %773, label %716

716:
  %717 = trunc i64 %712 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %717)
  %718 = load ptr, ptr %13, align 8
  %719 = load i64, ptr %669, align 8
  %720 = load ptr, ptr %670, align 8
  %721 = icmp sgt i64 %719, 0
  br i1 %721, label %722, label %731

722:
  %723 = phi i64 [ %729, %722 ], [ 0, %716 ]
  %724 = shl nsw i64 %723, 2
  %725 = add nsw i64 %724, %712
  %726 = getelementptr inbounds double, ptr %718, i64 %725
  %727 = load double, ptr %726, align 8
  %728 = getelementptr inbounds double, ptr %720, i64 %723
  store double %727, ptr %728, align 8
  %729 = add nsw i64 %723, 1
  %730 = icmp eq i64 %729, %719
  br i1 %730, label %731, label %722

731:
  %732 = load ptr, ptr %671, align 8
  br i1 %189, label %733, label %754

733:
  %734 = phi i64 [ %740, %733 ], [ 0, %731 ]
  %735 = shl nsw i64 %734, 2
  %736 = add nsw i64 %735, %712
  %737 = getelementptr inbounds double, ptr %132, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = getelementptr inbounds double, ptr %732, i64 %734
  store double %738, ptr %739, align 8
  %740 = add nsw i64 %734, 1
  %741 = icmp eq i64 %740, %129
  br i1 %741, label %742, label %733

742:
  %743 = load ptr, ptr %11, align 8
  %744 = getelementptr inbounds double, ptr %732, i64 %129
  br label %745

745:
  %746 = phi i64 [ 0, %742 ], [ %752, %745 ]
  %747 = shl nsw i64 %746, 2
  %748 = add nsw i64 %747, %712
  %749 = getelementptr inbounds double, ptr %743, i64 %748
  %750 = load double, ptr %749, align 8
  %751 = getelementptr inbounds double, ptr %744, i64 %746
  store double %750, ptr %751, align 8
  %752 = add nsw i64 %746, 1
  %753 = icmp eq i64 %752, %129
  br i1 %753, label %754, label %745

754:
  %755 = load ptr, ptr %673, align 8
  store i64 0, ptr %755, align 8
  call fastcc void @begin_watch(ptr %3, ptr %672)
  %756 = load i64, ptr %665, align 8
  %757 = icmp sgt i64 %756, 0
  br i1 %757, label %758, label %763

758:
  %759 = shl i64 %756, 1
  %760 = load ptr, ptr %674, align 8
  %761 = load ptr, ptr %675, align 8
  %762 = call i64 @llvm.smax.i64(i64 %759, i64 1)
  br label %764

763:
  br label %773

764:
  %765 = phi i64 [ 0, %758 ], [ %771, %764 ]
  %766 = getelementptr inbounds double, ptr %760, i64 %765
  %767 = load double, ptr %766, align 8
  %768 = shl nsw i64 %765, 2
  %769 = add nsw i64 %768, %712
  %770 = getelementptr inbounds double, ptr %761, i64 %769
  store double %767, ptr %770, align 8
  %771 = add nsw i64 %765, 1
  %772 = icmp eq i64 %771, %762
  br i1 %772, label %763, label %764

773:
  %774 = add nsw i64 %712, 1
  %775 = icmp eq i64 %774, 4
  br i1 %775, label %776, label %711

776:
  br label %777

777:
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
  br i1 %21, label %1742, label %22

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
  %71 = phi i64 [ 0, %22 ], [ %1738, %1736 ]
  %72 = phi i32 [ %18, %22 ], [ %1737, %1736 ]
  br label %73

73:
  %74 = phi i64 [ %134, %131 ], [ 0, %70 ]
  %75 = phi i1 [ false, %131 ], [ true, %70 ]
  %76 = load ptr, ptr %23, align 8
  %77 = load ptr, ptr %24, align 8
  br label %78

78:
  %79 = phi i64 [ %129, %128 ], [ %74, %73 ]
  %80 = getelementptr inbounds double, ptr %76, i64 %79
  %81 = getelementptr inbounds i64, ptr %77, i64 %79
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds double, ptr %80, i64 16
  store double %82, ptr %83, align 8
  %84 = getelementptr inbounds double, ptr %80, i64 24
  store double 0.000000e+00, ptr %84, align 8
  %85 = load i64, ptr %81, align 8
  %86 = icmp slt i64 %85, 0
  br i1 %86, label %128, label %87

87:
  %88 = load double, ptr %25, align 8
  %89 = fsub contract double %88, %82
  %90 = getelementptr inbounds double, ptr %80, i64 8
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %26, align 8
  %93 = call contract double @llvm.minnum.f64(double %91, double %92)
  %94 = fcmp contract oeq double %89, 0.000000e+00
  br i1 %94, label %131, label %95

95:
  %96 = getelementptr inbounds i64, ptr %81, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %27, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %131

100:
  %101 = fmul contract double %93, 1.010000e+00
  %102 = fcmp contract ult double %101, %89
  br i1 %102, label %104, label %103

103:
  store double %88, ptr %83, align 8
  br label %126

104:
  %105 = call contract double @llvm.fabs.f64(double %82)
  %106 = fmul contract double %105, 0x3CE4000000000000
  %107 = fcmp contract ole double %93, %106
  %108 = fcmp contract oeq double %93, 0.000000e+00
  %109 = or i1 %107, %108
  br i1 %109, label %114, label %110

110:
  %111 = getelementptr inbounds i64, ptr %81, i64 16
  %112 = load i64, ptr %111, align 8
  %113 = icmp sgt i64 %112, 20
  br i1 %113, label %114, label %123

114:
  %115 = getelementptr inbounds i64, ptr %81, i64 40
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %131, label %118

118:
  %119 = getelementptr inbounds i64, ptr %81, i64 16
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  %122 = select i1 %121, i64 3, i64 2
  br label %131

123:
  %124 = fadd contract double %82, %93
  store double %124, ptr %83, align 8
  %125 = fsub contract double %124, %82
  br label %126

126:
  %127 = phi double [ %89, %103 ], [ %125, %123 ]
  store double %127, ptr %84, align 8
  br label %128

128:
  %129 = add nsw i64 %79, 1
  %130 = icmp eq i64 %129, 8
  br i1 %130, label %136, label %78

131:
  %132 = phi i64 [ 7, %114 ], [ %122, %118 ], [ 6, %95 ], [ 1, %87 ]
  %133 = trunc i64 %79 to i32
  call fastcc void @release_8(ptr %0, i32 %133, i64 %132)
  %134 = add nsw i64 %79, 1
  %135 = icmp eq i64 %134, 8
  br i1 %135, label %137, label %73

136:
  br i1 %75, label %139, label %137

137:
  %138 = call fastcc i32 @fill_8(ptr %0)
  br label %1736

139:
  %140 = load i64, ptr %28, align 8
  %141 = load ptr, ptr %29, align 8
  %142 = load ptr, ptr %30, align 8
  %143 = getelementptr inbounds <8 x double>, ptr %76, i64 3
  %144 = load <8 x double>, ptr %143, align 64
  %145 = shl nsw i64 %140, 4
  %146 = getelementptr inbounds <8 x double>, ptr %141, i64 %145
  %147 = mul nsw i64 %140, 19
  %148 = getelementptr inbounds <8 x double>, ptr %141, i64 %147
  %149 = mul nsw i64 %140, 17
  %150 = getelementptr inbounds <8 x double>, ptr %141, i64 %149
  %151 = getelementptr inbounds <8 x double>, ptr %76, i64 2
  %152 = load <8 x double>, ptr %151, align 64
  store <8 x double> %152, ptr %17, align 64
  %153 = load <8 x double>, ptr %76, align 64
  %154 = load ptr, ptr %31, align 8
  %155 = load i64, ptr %32, align 8
  %156 = sdiv i64 %155, 8
  %157 = shl nsw i64 %156, 4
  %158 = getelementptr inbounds <8 x double>, ptr %141, i64 %157
  %159 = mul nsw i64 %156, 20
  %160 = getelementptr inbounds <8 x double>, ptr %141, i64 %159
  %161 = icmp sgt i64 %155, 7
  br i1 %161, label %162, label %197

162:
  %163 = phi i64 [ %172, %162 ], [ 0, %139 ]
  %164 = getelementptr inbounds <8 x double>, ptr %160, i64 %163
  %165 = load <8 x double>, ptr %164, align 64
  %166 = getelementptr inbounds <8 x double>, ptr %141, i64 %163
  %167 = load <8 x double>, ptr %166, align 64
  %168 = fmul contract <8 x double> %167, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %169 = fmul contract <8 x double> %144, %168
  %170 = fadd contract <8 x double> %165, %169
  %171 = getelementptr inbounds <8 x double>, ptr %158, i64 %163
  store <8 x double> %170, ptr %171, align 64
  %172 = add nsw i64 %163, 1
  %173 = icmp eq i64 %172, %156
  br i1 %173, label %174, label %162

174:
  %175 = fmul contract <8 x double> %144, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %176 = fadd contract <8 x double> %175, %153
  %177 = getelementptr inbounds <8 x double>, ptr %141, i64 %156
  store <8 x double> %176, ptr %16, align 64
  %178 = load ptr, ptr %0, align 8
  %179 = load ptr, ptr %33, align 8
  call void %178(ptr %16, ptr %158, ptr %154, ptr %177, ptr %179)
  br label %180

180:
  %181 = phi i64 [ %195, %180 ], [ 0, %174 ]
  %182 = getelementptr inbounds <8 x double>, ptr %160, i64 %181
  %183 = load <8 x double>, ptr %182, align 64
  %184 = getelementptr inbounds <8 x double>, ptr %141, i64 %181
  %185 = load <8 x double>, ptr %184, align 64
  %186 = fmul contract <8 x double> %185, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %187 = add nsw i64 %181, %156
  %188 = getelementptr inbounds <8 x double>, ptr %141, i64 %187
  %189 = load <8 x double>, ptr %188, align 64
  %190 = fmul contract <8 x double> %189, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %191 = fadd contract <8 x double> %186, %190
  %192 = fmul contract <8 x double> %144, %191
  %193 = fadd contract <8 x double> %183, %192
  %194 = getelementptr inbounds <8 x double>, ptr %158, i64 %181
  store <8 x double> %193, ptr %194, align 64
  %195 = add nsw i64 %181, 1
  %196 = icmp eq i64 %195, %156
  br i1 %196, label %203, label %180

197:
  %198 = fmul contract <8 x double> %144, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %199 = fadd contract <8 x double> %198, %153
  %200 = getelementptr inbounds <8 x double>, ptr %141, i64 %156
  store <8 x double> %199, ptr %16, align 64
  %201 = load ptr, ptr %0, align 8
  %202 = load ptr, ptr %33, align 8
  call void %201(ptr %16, ptr %158, ptr %154, ptr %200, ptr %202)
  br label %203

203:
  %204 = fmul contract <8 x double> %144, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %205 = fadd contract <8 x double> %204, %153
  %206 = shl nsw i64 %156, 1
  %207 = getelementptr inbounds <8 x double>, ptr %141, i64 %206
  store <8 x double> %205, ptr %15, align 64
  %208 = load ptr, ptr %0, align 8
  %209 = load ptr, ptr %33, align 8
  call void %208(ptr %15, ptr %158, ptr %154, ptr %207, ptr %209)
  br i1 %161, label %210, label %227

210:
  %211 = phi i64 [ %225, %210 ], [ 0, %203 ]
  %212 = getelementptr inbounds <8 x double>, ptr %160, i64 %211
  %213 = load <8 x double>, ptr %212, align 64
  %214 = getelementptr inbounds <8 x double>, ptr %141, i64 %211
  %215 = load <8 x double>, ptr %214, align 64
  %216 = fmul contract <8 x double> %215, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %217 = add nsw i64 %211, %206
  %218 = getelementptr inbounds <8 x double>, ptr %141, i64 %217
  %219 = load <8 x double>, ptr %218, align 64
  %220 = fmul contract <8 x double> %219, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %221 = fadd contract <8 x double> %216, %220
  %222 = fmul contract <8 x double> %144, %221
  %223 = fadd contract <8 x double> %213, %222
  %224 = getelementptr inbounds <8 x double>, ptr %158, i64 %211
  store <8 x double> %223, ptr %224, align 64
  %225 = add nsw i64 %211, 1
  %226 = icmp eq i64 %225, %156
  br i1 %226, label %227, label %210

227:
  %228 = fmul contract <8 x double> %144, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %229 = fadd contract <8 x double> %228, %153
  %230 = mul nsw i64 %156, 3
  %231 = getelementptr inbounds <8 x double>, ptr %141, i64 %230
  store <8 x double> %229, ptr %14, align 64
  %232 = load ptr, ptr %0, align 8
  %233 = load ptr, ptr %33, align 8
  call void %232(ptr %14, ptr %158, ptr %154, ptr %231, ptr %233)
  br i1 %161, label %234, label %256

234:
  %235 = phi i64 [ %254, %234 ], [ 0, %227 ]
  %236 = getelementptr inbounds <8 x double>, ptr %160, i64 %235
  %237 = load <8 x double>, ptr %236, align 64
  %238 = getelementptr inbounds <8 x double>, ptr %141, i64 %235
  %239 = load <8 x double>, ptr %238, align 64
  %240 = fmul contract <8 x double> %239, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %241 = add nsw i64 %235, %206
  %242 = getelementptr inbounds <8 x double>, ptr %141, i64 %241
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fmul contract <8 x double> %243, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %245 = fsub contract <8 x double> %240, %244
  %246 = add nsw i64 %235, %230
  %247 = getelementptr inbounds <8 x double>, ptr %141, i64 %246
  %248 = load <8 x double>, ptr %247, align 64
  %249 = fmul contract <8 x double> %248, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %250 = fadd contract <8 x double> %245, %249
  %251 = fmul contract <8 x double> %144, %250
  %252 = fadd contract <8 x double> %237, %251
  %253 = getelementptr inbounds <8 x double>, ptr %158, i64 %235
  store <8 x double> %252, ptr %253, align 64
  %254 = add nsw i64 %235, 1
  %255 = icmp eq i64 %254, %156
  br i1 %255, label %256, label %234

256:
  %257 = fmul contract <8 x double> %144, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %258 = fadd contract <8 x double> %257, %153
  %259 = shl nsw i64 %156, 2
  %260 = getelementptr inbounds <8 x double>, ptr %141, i64 %259
  store <8 x double> %258, ptr %13, align 64
  %261 = load ptr, ptr %0, align 8
  %262 = load ptr, ptr %33, align 8
  call void %261(ptr %13, ptr %158, ptr %154, ptr %260, ptr %262)
  br i1 %161, label %263, label %285

263:
  %264 = phi i64 [ %283, %263 ], [ 0, %256 ]
  %265 = getelementptr inbounds <8 x double>, ptr %160, i64 %264
  %266 = load <8 x double>, ptr %265, align 64
  %267 = getelementptr inbounds <8 x double>, ptr %141, i64 %264
  %268 = load <8 x double>, ptr %267, align 64
  %269 = fmul contract <8 x double> %268, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %270 = add nsw i64 %264, %230
  %271 = getelementptr inbounds <8 x double>, ptr %141, i64 %270
  %272 = load <8 x double>, ptr %271, align 64
  %273 = fmul contract <8 x double> %272, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %274 = fadd contract <8 x double> %269, %273
  %275 = add nsw i64 %264, %259
  %276 = getelementptr inbounds <8 x double>, ptr %141, i64 %275
  %277 = load <8 x double>, ptr %276, align 64
  %278 = fmul contract <8 x double> %277, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %279 = fadd contract <8 x double> %274, %278
  %280 = fmul contract <8 x double> %144, %279
  %281 = fadd contract <8 x double> %266, %280
  %282 = getelementptr inbounds <8 x double>, ptr %158, i64 %264
  store <8 x double> %281, ptr %282, align 64
  %283 = add nsw i64 %264, 1
  %284 = icmp eq i64 %283, %156
  br i1 %284, label %285, label %263

285:
  %286 = fmul contract <8 x double> %144, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %287 = fadd contract <8 x double> %286, %153
  %288 = mul nsw i64 %156, 5
  %289 = getelementptr inbounds <8 x double>, ptr %141, i64 %288
  store <8 x double> %287, ptr %12, align 64
  %290 = load ptr, ptr %0, align 8
  %291 = load ptr, ptr %33, align 8
  call void %290(ptr %12, ptr %158, ptr %154, ptr %289, ptr %291)
  br i1 %161, label %292, label %319

292:
  %293 = phi i64 [ %317, %292 ], [ 0, %285 ]
  %294 = getelementptr inbounds <8 x double>, ptr %160, i64 %293
  %295 = load <8 x double>, ptr %294, align 64
  %296 = getelementptr inbounds <8 x double>, ptr %141, i64 %293
  %297 = load <8 x double>, ptr %296, align 64
  %298 = fmul contract <8 x double> %297, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %299 = add nsw i64 %293, %230
  %300 = getelementptr inbounds <8 x double>, ptr %141, i64 %299
  %301 = load <8 x double>, ptr %300, align 64
  %302 = fmul contract <8 x double> %301, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %303 = fadd contract <8 x double> %298, %302
  %304 = add nsw i64 %293, %259
  %305 = getelementptr inbounds <8 x double>, ptr %141, i64 %304
  %306 = load <8 x double>, ptr %305, align 64
  %307 = fmul contract <8 x double> %306, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %308 = fadd contract <8 x double> %303, %307
  %309 = add nsw i64 %293, %288
  %310 = getelementptr inbounds <8 x double>, ptr %141, i64 %309
  %311 = load <8 x double>, ptr %310, align 64
  %312 = fmul contract <8 x double> %311, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %313 = fsub contract <8 x double> %308, %312
  %314 = fmul contract <8 x double> %144, %313
  %315 = fadd contract <8 x double> %295, %314
  %316 = getelementptr inbounds <8 x double>, ptr %158, i64 %293
  store <8 x double> %315, ptr %316, align 64
  %317 = add nsw i64 %293, 1
  %318 = icmp eq i64 %317, %156
  br i1 %318, label %319, label %292

319:
  %320 = fmul contract <8 x double> %144, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %321 = fadd contract <8 x double> %320, %153
  %322 = mul nsw i64 %156, 6
  %323 = getelementptr inbounds <8 x double>, ptr %141, i64 %322
  store <8 x double> %321, ptr %11, align 64
  %324 = load ptr, ptr %0, align 8
  %325 = load ptr, ptr %33, align 8
  call void %324(ptr %11, ptr %158, ptr %154, ptr %323, ptr %325)
  br i1 %161, label %326, label %358

326:
  %327 = phi i64 [ %356, %326 ], [ 0, %319 ]
  %328 = getelementptr inbounds <8 x double>, ptr %160, i64 %327
  %329 = load <8 x double>, ptr %328, align 64
  %330 = getelementptr inbounds <8 x double>, ptr %141, i64 %327
  %331 = load <8 x double>, ptr %330, align 64
  %332 = fmul contract <8 x double> %331, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %333 = add nsw i64 %327, %230
  %334 = getelementptr inbounds <8 x double>, ptr %141, i64 %333
  %335 = load <8 x double>, ptr %334, align 64
  %336 = fmul contract <8 x double> %335, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %337 = fadd contract <8 x double> %332, %336
  %338 = add nsw i64 %327, %259
  %339 = getelementptr inbounds <8 x double>, ptr %141, i64 %338
  %340 = load <8 x double>, ptr %339, align 64
  %341 = fmul contract <8 x double> %340, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %342 = fadd contract <8 x double> %337, %341
  %343 = add nsw i64 %327, %288
  %344 = getelementptr inbounds <8 x double>, ptr %141, i64 %343
  %345 = load <8 x double>, ptr %344, align 64
  %346 = fmul contract <8 x double> %345, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %347 = fsub contract <8 x double> %342, %346
  %348 = add nsw i64 %327, %322
  %349 = getelementptr inbounds <8 x double>, ptr %141, i64 %348
  %350 = load <8 x double>, ptr %349, align 64
  %351 = fmul contract <8 x double> %350, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %352 = fadd contract <8 x double> %347, %351
  %353 = fmul contract <8 x double> %144, %352
  %354 = fadd contract <8 x double> %329, %353
  %355 = getelementptr inbounds <8 x double>, ptr %158, i64 %327
  store <8 x double> %354, ptr %355, align 64
  %356 = add nsw i64 %327, 1
  %357 = icmp eq i64 %356, %156
  br i1 %357, label %358, label %326

358:
  %359 = fmul contract <8 x double> %144, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %360 = fadd contract <8 x double> %359, %153
  %361 = mul nsw i64 %156, 7
  %362 = getelementptr inbounds <8 x double>, ptr %141, i64 %361
  store <8 x double> %360, ptr %10, align 64
  %363 = load ptr, ptr %0, align 8
  %364 = load ptr, ptr %33, align 8
  call void %363(ptr %10, ptr %158, ptr %154, ptr %362, ptr %364)
  br i1 %161, label %365, label %402

365:
  %366 = phi i64 [ %400, %365 ], [ 0, %358 ]
  %367 = getelementptr inbounds <8 x double>, ptr %160, i64 %366
  %368 = load <8 x double>, ptr %367, align 64
  %369 = getelementptr inbounds <8 x double>, ptr %141, i64 %366
  %370 = load <8 x double>, ptr %369, align 64
  %371 = fmul contract <8 x double> %370, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %372 = add nsw i64 %366, %230
  %373 = getelementptr inbounds <8 x double>, ptr %141, i64 %372
  %374 = load <8 x double>, ptr %373, align 64
  %375 = fmul contract <8 x double> %374, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %376 = fsub contract <8 x double> %371, %375
  %377 = add nsw i64 %366, %259
  %378 = getelementptr inbounds <8 x double>, ptr %141, i64 %377
  %379 = load <8 x double>, ptr %378, align 64
  %380 = fmul contract <8 x double> %379, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %381 = fsub contract <8 x double> %376, %380
  %382 = add nsw i64 %366, %288
  %383 = getelementptr inbounds <8 x double>, ptr %141, i64 %382
  %384 = load <8 x double>, ptr %383, align 64
  %385 = fmul contract <8 x double> %384, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %386 = fadd contract <8 x double> %381, %385
  %387 = add nsw i64 %366, %322
  %388 = getelementptr inbounds <8 x double>, ptr %141, i64 %387
  %389 = load <8 x double>, ptr %388, align 64
  %390 = fmul contract <8 x double> %389, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %391 = fadd contract <8 x double> %386, %390
  %392 = add nsw i64 %366, %361
  %393 = getelementptr inbounds <8 x double>, ptr %141, i64 %392
  %394 = load <8 x double>, ptr %393, align 64
  %395 = fmul contract <8 x double> %394, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %396 = fsub contract <8 x double> %391, %395
  %397 = fmul contract <8 x double> %144, %396
  %398 = fadd contract <8 x double> %368, %397
  %399 = getelementptr inbounds <8 x double>, ptr %158, i64 %366
  store <8 x double> %398, ptr %399, align 64
  %400 = add nsw i64 %366, 1
  %401 = icmp eq i64 %400, %156
  br i1 %401, label %402, label %365

402:
  %403 = fmul contract <8 x double> %144, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %404 = fadd contract <8 x double> %403, %153
  %405 = shl nsw i64 %156, 3
  %406 = getelementptr inbounds <8 x double>, ptr %141, i64 %405
  store <8 x double> %404, ptr %9, align 64
  %407 = load ptr, ptr %0, align 8
  %408 = load ptr, ptr %33, align 8
  call void %407(ptr %9, ptr %158, ptr %154, ptr %406, ptr %408)
  br i1 %161, label %409, label %451

409:
  %410 = phi i64 [ %449, %409 ], [ 0, %402 ]
  %411 = getelementptr inbounds <8 x double>, ptr %160, i64 %410
  %412 = load <8 x double>, ptr %411, align 64
  %413 = getelementptr inbounds <8 x double>, ptr %141, i64 %410
  %414 = load <8 x double>, ptr %413, align 64
  %415 = fmul contract <8 x double> %414, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %416 = add nsw i64 %410, %230
  %417 = getelementptr inbounds <8 x double>, ptr %141, i64 %416
  %418 = load <8 x double>, ptr %417, align 64
  %419 = fmul contract <8 x double> %418, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %420 = fsub contract <8 x double> %415, %419
  %421 = add nsw i64 %410, %259
  %422 = getelementptr inbounds <8 x double>, ptr %141, i64 %421
  %423 = load <8 x double>, ptr %422, align 64
  %424 = fmul contract <8 x double> %423, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %425 = fsub contract <8 x double> %420, %424
  %426 = add nsw i64 %410, %288
  %427 = getelementptr inbounds <8 x double>, ptr %141, i64 %426
  %428 = load <8 x double>, ptr %427, align 64
  %429 = fmul contract <8 x double> %428, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %430 = fadd contract <8 x double> %425, %429
  %431 = add nsw i64 %410, %322
  %432 = getelementptr inbounds <8 x double>, ptr %141, i64 %431
  %433 = load <8 x double>, ptr %432, align 64
  %434 = fmul contract <8 x double> %433, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %435 = fadd contract <8 x double> %430, %434
  %436 = add nsw i64 %410, %361
  %437 = getelementptr inbounds <8 x double>, ptr %141, i64 %436
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fmul contract <8 x double> %438, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %440 = fsub contract <8 x double> %435, %439
  %441 = add nsw i64 %410, %405
  %442 = getelementptr inbounds <8 x double>, ptr %141, i64 %441
  %443 = load <8 x double>, ptr %442, align 64
  %444 = fmul contract <8 x double> %443, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %445 = fsub contract <8 x double> %440, %444
  %446 = fmul contract <8 x double> %144, %445
  %447 = fadd contract <8 x double> %412, %446
  %448 = getelementptr inbounds <8 x double>, ptr %158, i64 %410
  store <8 x double> %447, ptr %448, align 64
  %449 = add nsw i64 %410, 1
  %450 = icmp eq i64 %449, %156
  br i1 %450, label %451, label %409

451:
  %452 = fmul contract <8 x double> %144, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %453 = fadd contract <8 x double> %452, %153
  %454 = mul nsw i64 %156, 9
  %455 = getelementptr inbounds <8 x double>, ptr %141, i64 %454
  store <8 x double> %453, ptr %8, align 64
  %456 = load ptr, ptr %0, align 8
  %457 = load ptr, ptr %33, align 8
  call void %456(ptr %8, ptr %158, ptr %154, ptr %455, ptr %457)
  br i1 %161, label %458, label %505

458:
  %459 = phi i64 [ %503, %458 ], [ 0, %451 ]
  %460 = getelementptr inbounds <8 x double>, ptr %160, i64 %459
  %461 = load <8 x double>, ptr %460, align 64
  %462 = getelementptr inbounds <8 x double>, ptr %141, i64 %459
  %463 = load <8 x double>, ptr %462, align 64
  %464 = fmul contract <8 x double> %463, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %465 = add nsw i64 %459, %230
  %466 = getelementptr inbounds <8 x double>, ptr %141, i64 %465
  %467 = load <8 x double>, ptr %466, align 64
  %468 = fmul contract <8 x double> %467, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %469 = fsub contract <8 x double> %468, %464
  %470 = add nsw i64 %459, %259
  %471 = getelementptr inbounds <8 x double>, ptr %141, i64 %470
  %472 = load <8 x double>, ptr %471, align 64
  %473 = fmul contract <8 x double> %472, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %474 = fadd contract <8 x double> %469, %473
  %475 = add nsw i64 %459, %288
  %476 = getelementptr inbounds <8 x double>, ptr %141, i64 %475
  %477 = load <8 x double>, ptr %476, align 64
  %478 = fmul contract <8 x double> %477, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %479 = fsub contract <8 x double> %474, %478
  %480 = add nsw i64 %459, %322
  %481 = getelementptr inbounds <8 x double>, ptr %141, i64 %480
  %482 = load <8 x double>, ptr %481, align 64
  %483 = fmul contract <8 x double> %482, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %484 = fsub contract <8 x double> %479, %483
  %485 = add nsw i64 %459, %361
  %486 = getelementptr inbounds <8 x double>, ptr %141, i64 %485
  %487 = load <8 x double>, ptr %486, align 64
  %488 = fmul contract <8 x double> %487, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %489 = fadd contract <8 x double> %484, %488
  %490 = add nsw i64 %459, %405
  %491 = getelementptr inbounds <8 x double>, ptr %141, i64 %490
  %492 = load <8 x double>, ptr %491, align 64
  %493 = fmul contract <8 x double> %492, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %494 = fadd contract <8 x double> %489, %493
  %495 = add nsw i64 %459, %454
  %496 = getelementptr inbounds <8 x double>, ptr %141, i64 %495
  %497 = load <8 x double>, ptr %496, align 64
  %498 = fmul contract <8 x double> %497, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %499 = fsub contract <8 x double> %494, %498
  %500 = fmul contract <8 x double> %144, %499
  %501 = fadd contract <8 x double> %461, %500
  %502 = getelementptr inbounds <8 x double>, ptr %158, i64 %459
  store <8 x double> %501, ptr %502, align 64
  %503 = add nsw i64 %459, 1
  %504 = icmp eq i64 %503, %156
  br i1 %504, label %505, label %458

505:
  %506 = fmul contract <8 x double> %144, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %507 = fadd contract <8 x double> %506, %153
  %508 = mul nsw i64 %156, 10
  %509 = getelementptr inbounds <8 x double>, ptr %141, i64 %508
  store <8 x double> %507, ptr %7, align 64
  %510 = load ptr, ptr %0, align 8
  %511 = load ptr, ptr %33, align 8
  call void %510(ptr %7, ptr %158, ptr %154, ptr %509, ptr %511)
  br i1 %161, label %512, label %564

512:
  %513 = phi i64 [ %562, %512 ], [ 0, %505 ]
  %514 = getelementptr inbounds <8 x double>, ptr %160, i64 %513
  %515 = load <8 x double>, ptr %514, align 64
  %516 = getelementptr inbounds <8 x double>, ptr %141, i64 %513
  %517 = load <8 x double>, ptr %516, align 64
  %518 = fmul contract <8 x double> %517, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %519 = add nsw i64 %513, %230
  %520 = getelementptr inbounds <8 x double>, ptr %141, i64 %519
  %521 = load <8 x double>, ptr %520, align 64
  %522 = fmul contract <8 x double> %521, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %523 = fsub contract <8 x double> %518, %522
  %524 = add nsw i64 %513, %259
  %525 = getelementptr inbounds <8 x double>, ptr %141, i64 %524
  %526 = load <8 x double>, ptr %525, align 64
  %527 = fmul contract <8 x double> %526, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %528 = fsub contract <8 x double> %523, %527
  %529 = add nsw i64 %513, %288
  %530 = getelementptr inbounds <8 x double>, ptr %141, i64 %529
  %531 = load <8 x double>, ptr %530, align 64
  %532 = fmul contract <8 x double> %531, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %533 = fsub contract <8 x double> %528, %532
  %534 = add nsw i64 %513, %322
  %535 = getelementptr inbounds <8 x double>, ptr %141, i64 %534
  %536 = load <8 x double>, ptr %535, align 64
  %537 = fmul contract <8 x double> %536, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %538 = fadd contract <8 x double> %533, %537
  %539 = add nsw i64 %513, %361
  %540 = getelementptr inbounds <8 x double>, ptr %141, i64 %539
  %541 = load <8 x double>, ptr %540, align 64
  %542 = fmul contract <8 x double> %541, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %543 = fsub contract <8 x double> %538, %542
  %544 = add nsw i64 %513, %405
  %545 = getelementptr inbounds <8 x double>, ptr %141, i64 %544
  %546 = load <8 x double>, ptr %545, align 64
  %547 = fmul contract <8 x double> %546, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %548 = fsub contract <8 x double> %543, %547
  %549 = add nsw i64 %513, %454
  %550 = getelementptr inbounds <8 x double>, ptr %141, i64 %549
  %551 = load <8 x double>, ptr %550, align 64
  %552 = fmul contract <8 x double> %551, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %553 = fadd contract <8 x double> %548, %552
  %554 = add nsw i64 %513, %508
  %555 = getelementptr inbounds <8 x double>, ptr %141, i64 %554
  %556 = load <8 x double>, ptr %555, align 64
  %557 = fmul contract <8 x double> %556, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %558 = fadd contract <8 x double> %553, %557
  %559 = fmul contract <8 x double> %144, %558
  %560 = fadd contract <8 x double> %515, %559
  %561 = getelementptr inbounds <8 x double>, ptr %158, i64 %513
  store <8 x double> %560, ptr %561, align 64
  %562 = add nsw i64 %513, 1
  %563 = icmp eq i64 %562, %156
  br i1 %563, label %564, label %512

564:
  %565 = fadd contract <8 x double> %144, %153
  %566 = mul nsw i64 %156, 11
  %567 = getelementptr inbounds <8 x double>, ptr %141, i64 %566
  store <8 x double> %565, ptr %6, align 64
  %568 = load ptr, ptr %0, align 8
  %569 = load ptr, ptr %33, align 8
  call void %568(ptr %6, ptr %158, ptr %154, ptr %567, ptr %569)
  br i1 %161, label %570, label %652

570:
  %571 = mul nsw i64 %156, 17
  %572 = mul nsw i64 %156, 18
  %573 = mul nsw i64 %156, 19
  br label %574

574:
  %575 = phi i64 [ 0, %570 ], [ %650, %574 ]
  %576 = getelementptr inbounds <8 x double>, ptr %141, i64 %575
  %577 = load <8 x double>, ptr %576, align 64
  %578 = add nsw i64 %575, %288
  %579 = getelementptr inbounds <8 x double>, ptr %141, i64 %578
  %580 = load <8 x double>, ptr %579, align 64
  %581 = add nsw i64 %575, %322
  %582 = getelementptr inbounds <8 x double>, ptr %141, i64 %581
  %583 = load <8 x double>, ptr %582, align 64
  %584 = add nsw i64 %575, %361
  %585 = getelementptr inbounds <8 x double>, ptr %141, i64 %584
  %586 = load <8 x double>, ptr %585, align 64
  %587 = add nsw i64 %575, %405
  %588 = getelementptr inbounds <8 x double>, ptr %141, i64 %587
  %589 = load <8 x double>, ptr %588, align 64
  %590 = add nsw i64 %575, %454
  %591 = getelementptr inbounds <8 x double>, ptr %141, i64 %590
  %592 = load <8 x double>, ptr %591, align 64
  %593 = add nsw i64 %575, %508
  %594 = getelementptr inbounds <8 x double>, ptr %141, i64 %593
  %595 = load <8 x double>, ptr %594, align 64
  %596 = add nsw i64 %575, %566
  %597 = getelementptr inbounds <8 x double>, ptr %141, i64 %596
  %598 = load <8 x double>, ptr %597, align 64
  %599 = add nsw i64 %575, %159
  %600 = getelementptr inbounds <8 x double>, ptr %141, i64 %599
  %601 = load <8 x double>, ptr %600, align 64
  %602 = fmul contract <8 x double> %577, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %603 = fmul contract <8 x double> %580, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %604 = fadd contract <8 x double> %602, %603
  %605 = fmul contract <8 x double> %583, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %606 = fadd contract <8 x double> %604, %605
  %607 = fmul contract <8 x double> %586, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %608 = fadd contract <8 x double> %606, %607
  %609 = fmul contract <8 x double> %589, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %610 = fadd contract <8 x double> %608, %609
  %611 = fmul contract <8 x double> %592, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %612 = fadd contract <8 x double> %610, %611
  %613 = fmul contract <8 x double> %595, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %614 = fadd contract <8 x double> %612, %613
  %615 = fmul contract <8 x double> %598, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %616 = fadd contract <8 x double> %614, %615
  %617 = fmul contract <8 x double> %144, %616
  %618 = fadd contract <8 x double> %601, %617
  %619 = add nsw i64 %575, %571
  %620 = getelementptr inbounds <8 x double>, ptr %141, i64 %619
  store <8 x double> %618, ptr %620, align 64
  %621 = fmul contract <8 x double> %577, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %622 = fmul contract <8 x double> %580, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %623 = fsub contract <8 x double> %621, %622
  %624 = fmul contract <8 x double> %583, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %625 = fsub contract <8 x double> %623, %624
  %626 = fmul contract <8 x double> %586, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %627 = fadd contract <8 x double> %625, %626
  %628 = fmul contract <8 x double> %589, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %629 = fsub contract <8 x double> %627, %628
  %630 = fmul contract <8 x double> %592, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %631 = fadd contract <8 x double> %629, %630
  %632 = fmul contract <8 x double> %595, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %633 = fadd contract <8 x double> %631, %632
  %634 = fmul contract <8 x double> %598, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %635 = fsub contract <8 x double> %633, %634
  %636 = add nsw i64 %575, %572
  %637 = getelementptr inbounds <8 x double>, ptr %141, i64 %636
  store <8 x double> %635, ptr %637, align 64
  %638 = fmul contract <8 x double> %577, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %639 = fsub contract <8 x double> %603, %638
  %640 = fadd contract <8 x double> %639, %605
  %641 = fadd contract <8 x double> %640, %607
  %642 = fmul contract <8 x double> %589, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %643 = fsub contract <8 x double> %641, %642
  %644 = fadd contract <8 x double> %643, %611
  %645 = fadd contract <8 x double> %644, %613
  %646 = fmul contract <8 x double> %598, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %647 = fadd contract <8 x double> %645, %646
  %648 = add nsw i64 %575, %573
  %649 = getelementptr inbounds <8 x double>, ptr %141, i64 %648
  store <8 x double> %647, ptr %649, align 64
  %650 = add nsw i64 %575, 1
  %651 = icmp eq i64 %650, %156
  br i1 %651, label %652, label %574

652:
  %653 = mul nsw i64 %140, 20
  %654 = getelementptr inbounds <8 x double>, ptr %141, i64 %653
  %655 = load i64, ptr %28, align 8
  %656 = load i64, ptr %34, align 8
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %708, label %658

658:
  %659 = bitcast <8 x double> %144 to <8 x i64>
  %660 = and <8 x i64> %659, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %661 = bitcast <8 x i64> %660 to <8 x double>
  %662 = load ptr, ptr %23, align 8
  %663 = load double, ptr %35, align 8
  %664 = fdiv contract double 1.000000e-15, %663
  %665 = load <8 x i64>, ptr %662, align 64
  %666 = and <8 x i64> %665, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %667 = bitcast <8 x i64> %666 to <8 x double>
  %668 = fmul contract <8 x double> %661, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %669 = fcmp contract ogt <8 x double> %668, %667
  %670 = select <8 x i1> %669, <8 x double> %667, <8 x double> %668
  %671 = getelementptr inbounds <8 x double>, ptr %662, i64 7
  %672 = load <8 x double>, ptr %671, align 64
  %673 = getelementptr inbounds <8 x double>, ptr %662, i64 8
  %674 = load <8 x double>, ptr %673, align 64
  %675 = fmul contract <8 x double> %674, %661
  %676 = fadd contract <8 x double> %672, %675
  %677 = fmul contract <8 x double> %676, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %678 = insertelement <8 x double> poison, double %664, i64 0
  %679 = shufflevector <8 x double> %678, <8 x double> poison, <8 x i32> zeroinitializer
  %680 = fmul contract <8 x double> %674, %670
  %681 = fadd contract <8 x double> %672, %680
  %682 = fmul contract <8 x double> %679, %681
  %683 = fadd contract <8 x double> %677, %682
  %684 = fmul contract <8 x double> %683, %661
  %685 = load i64, ptr %36, align 8
  %686 = load ptr, ptr %37, align 8
  %687 = icmp sgt i64 %685, 0
  br i1 %687, label %688, label %702

688:
  %689 = phi i64 [ %700, %688 ], [ 0, %658 ]
  %690 = phi <8 x double> [ %699, %688 ], [ zeroinitializer, %658 ]
  %691 = getelementptr inbounds <8 x double>, ptr %654, i64 %689
  %692 = load <8 x i64>, ptr %691, align 64
  %693 = and <8 x i64> %692, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %694 = bitcast <8 x i64> %693 to <8 x double>
  %695 = getelementptr inbounds <8 x double>, ptr %686, i64 %689
  %696 = load <8 x double>, ptr %695, align 64
  %697 = fmul contract <8 x double> %696, %694
  %698 = fcmp contract ogt <8 x double> %697, %690
  %699 = select <8 x i1> %698, <8 x double> %697, <8 x double> %690
  %700 = add nsw i64 %689, 1
  %701 = icmp eq i64 %700, %685
  br i1 %701, label %702, label %688

702:
  %703 = phi <8 x double> [ zeroinitializer, %658 ], [ %699, %688 ]
  %704 = fmul contract <8 x double> %672, %670
  %705 = fadd contract <8 x double> %704, %703
  %706 = fmul contract <8 x double> %679, %705
  %707 = fadd contract <8 x double> %684, %706
  br label %708

708:
  %709 = phi <8 x double> [ %707, %702 ], [ zeroinitializer, %652 ]
  %710 = phi <8 x double> [ %683, %702 ], [ zeroinitializer, %652 ]
  %711 = icmp sgt i64 %655, 0
  br i1 %711, label %712, label %761

712:
  %713 = phi i64 [ %759, %731 ], [ 0, %708 ]
  %714 = load i64, ptr %38, align 8
  %715 = icmp sgt i64 %714, %713
  br i1 %715, label %716, label %731

716:
  %717 = load ptr, ptr %31, align 8
  %718 = load i64, ptr %39, align 8
  %719 = load i64, ptr %36, align 8
  %720 = icmp sgt i64 %719, %713
  br i1 %720, label %724, label %721

721:
  %722 = load i64, ptr %40, align 8
  %723 = sub nsw i64 %713, %722
  br label %724

724:
  %725 = phi <8 x double> [ %709, %716 ], [ %710, %721 ]
  %726 = phi i64 [ %713, %716 ], [ %723, %721 ]
  %727 = add nsw i64 %726, %718
  %728 = getelementptr inbounds <8 x double>, ptr %717, i64 %727
  %729 = load <8 x double>, ptr %728, align 64
  %730 = fmul contract <8 x double> %725, %729
  br label %731

731:
  %732 = phi contract <8 x double> [ %730, %724 ], [ zeroinitializer, %712 ]
  %733 = getelementptr inbounds <8 x double>, ptr %654, i64 %713
  %734 = load <8 x i64>, ptr %733, align 64
  %735 = and <8 x i64> %734, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %736 = bitcast <8 x i64> %735 to <8 x double>
  %737 = getelementptr inbounds <8 x double>, ptr %150, i64 %713
  %738 = load <8 x i64>, ptr %737, align 64
  %739 = and <8 x i64> %738, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %740 = bitcast <8 x i64> %739 to <8 x double>
  %741 = fcmp contract ogt <8 x double> %736, %740
  %742 = select <8 x i1> %741, <8 x i64> %735, <8 x i64> %739
  %743 = bitcast <8 x i64> %742 to <8 x double>
  %744 = load ptr, ptr %41, align 8
  %745 = getelementptr inbounds double, ptr %744, i64 %713
  %746 = load double, ptr %745, align 8
  %747 = insertelement <8 x double> poison, double %746, i64 0
  %748 = shufflevector <8 x double> %747, <8 x double> poison, <8 x i32> zeroinitializer
  %749 = load double, ptr %35, align 8
  %750 = insertelement <8 x double> poison, double %749, i64 0
  %751 = shufflevector <8 x double> %750, <8 x double> poison, <8 x i32> zeroinitializer
  %752 = fadd contract <8 x double> %732, %743
  %753 = fmul contract <8 x double> %751, %752
  %754 = fadd contract <8 x double> %748, %753
  %755 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %754
  %756 = fcmp contract ogt <8 x double> %754, zeroinitializer
  %757 = select <8 x i1> %756, <8 x double> %755, <8 x double> zeroinitializer
  %758 = getelementptr inbounds <8 x double>, ptr %146, i64 %713
  store <8 x double> %757, ptr %758, align 64
  %759 = add nsw i64 %713, 1
  %760 = icmp eq i64 %759, %655
  br i1 %760, label %761, label %712

761:
  %762 = mul nsw i64 %140, 18
  %763 = getelementptr inbounds <8 x double>, ptr %141, i64 %762
  %764 = icmp sgt i64 %140, 0
  br i1 %764, label %770, label %765

765:
  %766 = sitofp i64 %140 to double
  %767 = insertelement <8 x double> poison, double %766, i64 0
  %768 = shufflevector <8 x double> %767, <8 x double> poison, <8 x i32> zeroinitializer
  %769 = fdiv contract <8 x double> zeroinitializer, %768
  br label %888

770:
  %771 = phi i64 [ %780, %770 ], [ 0, %761 ]
  %772 = phi <8 x double> [ %779, %770 ], [ zeroinitializer, %761 ]
  %773 = getelementptr inbounds <8 x double>, ptr %763, i64 %771
  %774 = load <8 x double>, ptr %773, align 64
  %775 = getelementptr inbounds <8 x double>, ptr %146, i64 %771
  %776 = load <8 x double>, ptr %775, align 64
  %777 = fmul contract <8 x double> %774, %776
  %778 = fmul contract <8 x double> %777, %777
  %779 = fadd contract <8 x double> %772, %778
  %780 = add nsw i64 %771, 4
  %781 = icmp slt i64 %780, %140
  br i1 %781, label %770, label %782

782:
  %783 = icmp sgt i64 %140, 1
  br i1 %783, label %784, label %824

784:
  %785 = phi i64 [ %794, %784 ], [ 1, %782 ]
  %786 = phi <8 x double> [ %793, %784 ], [ zeroinitializer, %782 ]
  %787 = getelementptr inbounds <8 x double>, ptr %763, i64 %785
  %788 = load <8 x double>, ptr %787, align 64
  %789 = getelementptr inbounds <8 x double>, ptr %146, i64 %785
  %790 = load <8 x double>, ptr %789, align 64
  %791 = fmul contract <8 x double> %788, %790
  %792 = fmul contract <8 x double> %791, %791
  %793 = fadd contract <8 x double> %786, %792
  %794 = add nsw i64 %785, 4
  %795 = icmp slt i64 %794, %140
  br i1 %795, label %784, label %796

796:
  %797 = icmp sgt i64 %140, 2
  br i1 %797, label %798, label %824

798:
  %799 = phi i64 [ %808, %798 ], [ 2, %796 ]
  %800 = phi <8 x double> [ %807, %798 ], [ zeroinitializer, %796 ]
  %801 = getelementptr inbounds <8 x double>, ptr %763, i64 %799
  %802 = load <8 x double>, ptr %801, align 64
  %803 = getelementptr inbounds <8 x double>, ptr %146, i64 %799
  %804 = load <8 x double>, ptr %803, align 64
  %805 = fmul contract <8 x double> %802, %804
  %806 = fmul contract <8 x double> %805, %805
  %807 = fadd contract <8 x double> %800, %806
  %808 = add nsw i64 %799, 4
  %809 = icmp slt i64 %808, %140
  br i1 %809, label %798, label %810

810:
  %811 = icmp sgt i64 %140, 3
  br i1 %811, label %812, label %824

812:
  %813 = phi i64 [ %822, %812 ], [ 3, %810 ]
  %814 = phi <8 x double> [ %821, %812 ], [ zeroinitializer, %810 ]
  %815 = getelementptr inbounds <8 x double>, ptr %763, i64 %813
  %816 = load <8 x double>, ptr %815, align 64
  %817 = getelementptr inbounds <8 x double>, ptr %146, i64 %813
  %818 = load <8 x double>, ptr %817, align 64
  %819 = fmul contract <8 x double> %816, %818
  %820 = fmul contract <8 x double> %819, %819
  %821 = fadd contract <8 x double> %814, %820
  %822 = add nsw i64 %813, 4
  %823 = icmp slt i64 %822, %140
  br i1 %823, label %812, label %824

824:
  %825 = phi <8 x double> [ %807, %810 ], [ zeroinitializer, %796 ], [ zeroinitializer, %782 ], [ %807, %812 ]
  %826 = phi <8 x double> [ %793, %810 ], [ %793, %796 ], [ zeroinitializer, %782 ], [ %793, %812 ]
  %827 = phi <8 x double> [ zeroinitializer, %810 ], [ zeroinitializer, %796 ], [ zeroinitializer, %782 ], [ %821, %812 ]
  %828 = fadd contract <8 x double> %825, %827
  %829 = sitofp i64 %140 to double
  %830 = insertelement <8 x double> poison, double %829, i64 0
  %831 = shufflevector <8 x double> %830, <8 x double> poison, <8 x i32> zeroinitializer
  br label %832

832:
  %833 = phi i64 [ %842, %832 ], [ 0, %824 ]
  %834 = phi <8 x double> [ %841, %832 ], [ zeroinitializer, %824 ]
  %835 = getelementptr inbounds <8 x double>, ptr %148, i64 %833
  %836 = load <8 x double>, ptr %835, align 64
  %837 = getelementptr inbounds <8 x double>, ptr %146, i64 %833
  %838 = load <8 x double>, ptr %837, align 64
  %839 = fmul contract <8 x double> %836, %838
  %840 = fmul contract <8 x double> %839, %839
  %841 = fadd contract <8 x double> %834, %840
  %842 = add nsw i64 %833, 4
  %843 = icmp slt i64 %842, %140
  br i1 %843, label %832, label %844

844:
  %845 = fadd contract <8 x double> %779, %826
  %846 = fadd contract <8 x double> %845, %828
  %847 = fdiv contract <8 x double> %846, %831
  br i1 %783, label %848, label %888

848:
  %849 = phi i64 [ %858, %848 ], [ 1, %844 ]
  %850 = phi <8 x double> [ %857, %848 ], [ zeroinitializer, %844 ]
  %851 = getelementptr inbounds <8 x double>, ptr %148, i64 %849
  %852 = load <8 x double>, ptr %851, align 64
  %853 = getelementptr inbounds <8 x double>, ptr %146, i64 %849
  %854 = load <8 x double>, ptr %853, align 64
  %855 = fmul contract <8 x double> %852, %854
  %856 = fmul contract <8 x double> %855, %855
  %857 = fadd contract <8 x double> %850, %856
  %858 = add nsw i64 %849, 4
  %859 = icmp slt i64 %858, %140
  br i1 %859, label %848, label %860

860:
  %861 = icmp sgt i64 %140, 2
  br i1 %861, label %862, label %888

862:
  %863 = phi i64 [ %872, %862 ], [ 2, %860 ]
  %864 = phi <8 x double> [ %871, %862 ], [ zeroinitializer, %860 ]
  %865 = getelementptr inbounds <8 x double>, ptr %148, i64 %863
  %866 = load <8 x double>, ptr %865, align 64
  %867 = getelementptr inbounds <8 x double>, ptr %146, i64 %863
  %868 = load <8 x double>, ptr %867, align 64
  %869 = fmul contract <8 x double> %866, %868
  %870 = fmul contract <8 x double> %869, %869
  %871 = fadd contract <8 x double> %864, %870
  %872 = add nsw i64 %863, 4
  %873 = icmp slt i64 %872, %140
  br i1 %873, label %862, label %874

874:
  %875 = icmp sgt i64 %140, 3
  br i1 %875, label %876, label %888

876:
  %877 = phi i64 [ %886, %876 ], [ 3, %874 ]
  %878 = phi <8 x double> [ %885, %876 ], [ zeroinitializer, %874 ]
  %879 = getelementptr inbounds <8 x double>, ptr %148, i64 %877
  %880 = load <8 x double>, ptr %879, align 64
  %881 = getelementptr inbounds <8 x double>, ptr %146, i64 %877
  %882 = load <8 x double>, ptr %881, align 64
  %883 = fmul contract <8 x double> %880, %882
  %884 = fmul contract <8 x double> %883, %883
  %885 = fadd contract <8 x double> %878, %884
  %886 = add nsw i64 %877, 4
  %887 = icmp slt i64 %886, %140
  br i1 %887, label %876, label %888

888:
  %889 = phi <8 x double> [ %847, %874 ], [ %847, %860 ], [ %847, %844 ], [ %769, %765 ], [ %847, %876 ]
  %890 = phi <8 x double> [ %831, %874 ], [ %831, %860 ], [ %831, %844 ], [ %768, %765 ], [ %831, %876 ]
  %891 = phi <8 x double> [ %871, %874 ], [ zeroinitializer, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %871, %876 ]
  %892 = phi <8 x double> [ %841, %874 ], [ %841, %860 ], [ %841, %844 ], [ zeroinitializer, %765 ], [ %841, %876 ]
  %893 = phi <8 x double> [ %857, %874 ], [ %857, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %857, %876 ]
  %894 = phi <8 x double> [ zeroinitializer, %874 ], [ zeroinitializer, %860 ], [ zeroinitializer, %844 ], [ zeroinitializer, %765 ], [ %885, %876 ]
  %895 = fadd contract <8 x double> %892, %893
  %896 = fadd contract <8 x double> %891, %894
  %897 = fadd contract <8 x double> %895, %896
  %898 = fdiv contract <8 x double> %897, %890
  %899 = load ptr, ptr %24, align 8
  br label %907

900:
  %901 = getelementptr inbounds <8 x double>, ptr %76, i64 6
  %902 = load <8 x double>, ptr %901, align 64
  %903 = fadd contract <8 x double> %902, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %903, ptr %901, align 64
  %904 = icmp eq i32 %936, 0
  br i1 %904, label %905, label %939

905:
  %906 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %926, ptr %906, align 64
  br label %1508

907:
  %908 = phi i64 [ 0, %888 ], [ %937, %924 ]
  %909 = phi <8 x double> [ undef, %888 ], [ %926, %924 ]
  %910 = phi i32 [ 0, %888 ], [ %936, %924 ]
  %911 = trunc i64 %908 to i32
  %912 = extractelement <8 x double> %889, i32 %911
  %913 = extractelement <8 x double> %898, i32 %911
  %914 = fcmp contract oeq double %912, 0.000000e+00
  %915 = fcmp contract oeq double %913, 0.000000e+00
  %916 = and i1 %914, %915
  br i1 %916, label %924, label %917

917:
  %918 = extractelement <8 x double> %144, i32 %911
  %919 = fmul contract double %918, %912
  %920 = fmul contract double %913, 1.000000e-02
  %921 = fadd contract double %912, %920
  %922 = call contract double @llvm.sqrt.f64(double %921)
  %923 = fdiv contract double %919, %922
  br label %924

924:
  %925 = phi contract double [ %923, %917 ], [ 0.000000e+00, %907 ]
  %926 = insertelement <8 x double> %909, double %925, i32 %911
  %927 = getelementptr inbounds i64, ptr %899, i64 %908
  %928 = load i64, ptr %927, align 8
  %929 = icmp sgt i64 %928, -1
  %930 = fcmp contract ole double %925, 1.000000e+00
  %931 = select i1 %929, i1 %930, i1 false
  %932 = zext i1 %931 to i64
  %933 = add nsw i64 %908, 32
  %934 = getelementptr inbounds i64, ptr %899, i64 %933
  store i64 %932, ptr %934, align 8
  %935 = zext i1 %931 to i32
  %936 = add i32 %910, %935
  %937 = add nsw i64 %908, 1
  %938 = icmp eq i64 %937, 8
  br i1 %938, label %900, label %907

939:
  %940 = load ptr, ptr %42, align 8
  %941 = load ptr, ptr %31, align 8
  %942 = load ptr, ptr %30, align 8
  %943 = load ptr, ptr %33, align 8
  call void %940(ptr %17, ptr %150, ptr %941, ptr %942, ptr %943)
  br i1 %764, label %944, label %947

944:
  %945 = shl i64 %140, 1
  %946 = call i64 @llvm.smax.i64(i64 %945, i64 1)
  br label %1207

947:
  %948 = phi <8 x double> [ zeroinitializer, %939 ], [ %1213, %1207 ]
  %949 = load i64, ptr %28, align 8
  %950 = load ptr, ptr %23, align 8
  %951 = load ptr, ptr %29, align 8
  %952 = mul nsw i64 %949, 17
  %953 = getelementptr inbounds <8 x double>, ptr %951, i64 %952
  %954 = load ptr, ptr %30, align 8
  %955 = mul nsw i64 %949, 19
  %956 = getelementptr inbounds <8 x double>, ptr %951, i64 %955
  %957 = icmp sgt i64 %949, 0
  br i1 %957, label %1032, label %1012

958:
  %959 = phi i64 [ %968, %958 ], [ 0, %1032 ]
  %960 = phi <8 x double> [ %967, %958 ], [ zeroinitializer, %1032 ]
  %961 = getelementptr inbounds <8 x double>, ptr %956, i64 %959
  %962 = load <8 x double>, ptr %961, align 64
  %963 = getelementptr inbounds <8 x double>, ptr %146, i64 %959
  %964 = load <8 x double>, ptr %963, align 64
  %965 = fmul contract <8 x double> %962, %964
  %966 = fmul contract <8 x double> %965, %965
  %967 = fadd contract <8 x double> %960, %966
  %968 = add nsw i64 %959, 4
  %969 = icmp slt i64 %968, %949
  br i1 %969, label %958, label %970

970:
  %971 = icmp sgt i64 %949, 1
  br i1 %971, label %972, label %1012

972:
  %973 = phi i64 [ %982, %972 ], [ 1, %970 ]
  %974 = phi <8 x double> [ %981, %972 ], [ zeroinitializer, %970 ]
  %975 = getelementptr inbounds <8 x double>, ptr %956, i64 %973
  %976 = load <8 x double>, ptr %975, align 64
  %977 = getelementptr inbounds <8 x double>, ptr %146, i64 %973
  %978 = load <8 x double>, ptr %977, align 64
  %979 = fmul contract <8 x double> %976, %978
  %980 = fmul contract <8 x double> %979, %979
  %981 = fadd contract <8 x double> %974, %980
  %982 = add nsw i64 %973, 4
  %983 = icmp slt i64 %982, %949
  br i1 %983, label %972, label %984

984:
  %985 = icmp sgt i64 %949, 2
  br i1 %985, label %986, label %1012

986:
  %987 = phi i64 [ %996, %986 ], [ 2, %984 ]
  %988 = phi <8 x double> [ %995, %986 ], [ zeroinitializer, %984 ]
  %989 = getelementptr inbounds <8 x double>, ptr %956, i64 %987
  %990 = load <8 x double>, ptr %989, align 64
  %991 = getelementptr inbounds <8 x double>, ptr %146, i64 %987
  %992 = load <8 x double>, ptr %991, align 64
  %993 = fmul contract <8 x double> %990, %992
  %994 = fmul contract <8 x double> %993, %993
  %995 = fadd contract <8 x double> %988, %994
  %996 = add nsw i64 %987, 4
  %997 = icmp slt i64 %996, %949
  br i1 %997, label %986, label %998

998:
  %999 = icmp sgt i64 %949, 3
  br i1 %999, label %1000, label %1012

1000:
  %1001 = phi i64 [ %1010, %1000 ], [ 3, %998 ]
  %1002 = phi <8 x double> [ %1009, %1000 ], [ zeroinitializer, %998 ]
  %1003 = getelementptr inbounds <8 x double>, ptr %956, i64 %1001
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = getelementptr inbounds <8 x double>, ptr %146, i64 %1001
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = fmul contract <8 x double> %1004, %1006
  %1008 = fmul contract <8 x double> %1007, %1007
  %1009 = fadd contract <8 x double> %1002, %1008
  %1010 = add nsw i64 %1001, 4
  %1011 = icmp slt i64 %1010, %949
  br i1 %1011, label %1000, label %1012

1012:
  %1013 = phi <8 x double> [ %995, %998 ], [ zeroinitializer, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %995, %1000 ]
  %1014 = phi <8 x double> [ %967, %998 ], [ %967, %984 ], [ %967, %970 ], [ zeroinitializer, %947 ], [ %967, %1000 ]
  %1015 = phi <8 x double> [ %981, %998 ], [ %981, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %981, %1000 ]
  %1016 = phi <8 x double> [ zeroinitializer, %998 ], [ zeroinitializer, %984 ], [ zeroinitializer, %970 ], [ zeroinitializer, %947 ], [ %1009, %1000 ]
  %1017 = fadd contract <8 x double> %1014, %1015
  %1018 = fadd contract <8 x double> %1013, %1016
  %1019 = fadd contract <8 x double> %1017, %1018
  %1020 = sitofp i64 %949 to double
  %1021 = insertelement <8 x double> poison, double %1020, i64 0
  %1022 = shufflevector <8 x double> %1021, <8 x double> poison, <8 x i32> zeroinitializer
  %1023 = fdiv contract <8 x double> %1019, %1022
  br label %1024

1024:
  %1025 = phi i32 [ 0, %1012 ], [ %1030, %1024 ]
  %1026 = phi <8 x double> [ %1023, %1012 ], [ %1029, %1024 ]
  %1027 = extractelement <8 x double> %1026, i32 %1025
  %1028 = call contract double @llvm.sqrt.f64(double %1027)
  %1029 = insertelement <8 x double> %1026, double %1028, i32 %1025
  %1030 = add nsw i32 %1025, 1
  %1031 = icmp eq i32 %1030, 8
  br i1 %1031, label %1044, label %1024

1032:
  %1033 = phi i64 [ %1040, %1032 ], [ 0, %947 ]
  %1034 = getelementptr inbounds <8 x double>, ptr %954, i64 %1033
  %1035 = load <8 x double>, ptr %1034, align 64
  %1036 = getelementptr inbounds <8 x double>, ptr %953, i64 %1033
  %1037 = load <8 x double>, ptr %1036, align 64
  %1038 = fsub contract <8 x double> %1035, %1037
  %1039 = getelementptr inbounds <8 x double>, ptr %956, i64 %1033
  store <8 x double> %1038, ptr %1039, align 64
  %1040 = add nsw i64 %1033, 1
  %1041 = icmp eq i64 %1040, %949
  br i1 %1041, label %958, label %1032

1042:
  %1043 = fcmp contract ugt double %1049, 1.000000e+00
  br i1 %1043, label %1053, label %1204

1044:
  %1045 = phi <8 x double> [ %1050, %1044 ], [ zeroinitializer, %1024 ]
  %1046 = phi i32 [ %1051, %1044 ], [ 0, %1024 ]
  %1047 = extractelement <8 x double> %1045, i64 0
  %1048 = extractelement <8 x double> %1029, i32 %1046
  %1049 = call contract double @llvm.maxnum.f64(double %1047, double %1048)
  %1050 = insertelement <8 x double> %1045, double %1049, i64 0
  %1051 = add nsw i32 %1046, 1
  %1052 = icmp eq i32 %1051, 8
  br i1 %1052, label %1042, label %1044

1053:
  %1054 = load i64, ptr %38, align 8
  %1055 = icmp eq i64 %1054, 0
  br i1 %1055, label %1204, label %1056

1056:
  %1057 = load double, ptr %25, align 8
  %1058 = insertelement <8 x double> poison, double %1057, i64 0
  %1059 = shufflevector <8 x double> %1058, <8 x double> poison, <8 x i32> zeroinitializer
  %1060 = load <8 x double>, ptr %950, align 64
  %1061 = fsub contract <8 x double> %1059, %1060
  %1062 = getelementptr inbounds <8 x double>, ptr %950, i64 7
  %1063 = load <8 x double>, ptr %1062, align 64
  %1064 = getelementptr inbounds <8 x double>, ptr %950, i64 8
  %1065 = load <8 x double>, ptr %1064, align 64
  %1066 = fmul contract <8 x double> %1065, %1061
  %1067 = fadd contract <8 x double> %1063, %1066
  %1068 = fmul contract <8 x double> %1067, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1069 = fmul contract <8 x double> %1061, %1068
  %1070 = load ptr, ptr %29, align 8
  %1071 = mul nsw i64 %949, 20
  %1072 = getelementptr inbounds <8 x double>, ptr %1070, i64 %1071
  %1073 = load i64, ptr %36, align 8
  %1074 = load ptr, ptr %37, align 8
  %1075 = icmp sgt i64 %1073, 0
  br i1 %1075, label %1076, label %1092

1076:
  %1077 = phi i64 [ %1088, %1076 ], [ 0, %1056 ]
  %1078 = phi <8 x double> [ %1087, %1076 ], [ zeroinitializer, %1056 ]
  %1079 = getelementptr inbounds <8 x double>, ptr %1072, i64 %1077
  %1080 = load <8 x i64>, ptr %1079, align 64
  %1081 = and <8 x i64> %1080, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1082 = bitcast <8 x i64> %1081 to <8 x double>
  %1083 = getelementptr inbounds <8 x double>, ptr %1074, i64 %1077
  %1084 = load <8 x double>, ptr %1083, align 64
  %1085 = fmul contract <8 x double> %1084, %1082
  %1086 = fcmp contract ogt <8 x double> %1085, %1078
  %1087 = select <8 x i1> %1086, <8 x double> %1085, <8 x double> %1078
  %1088 = add nsw i64 %1077, 1
  %1089 = icmp eq i64 %1088, %1073
  br i1 %1089, label %1090, label %1076

1090:
  %1091 = fmul contract <8 x double> %1087, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1092

1092:
  %1093 = phi <8 x double> [ zeroinitializer, %1056 ], [ %1091, %1090 ]
  %1094 = fadd contract <8 x double> %1069, %1093
  br i1 %957, label %1166, label %1149

1095:
  %1096 = phi i64 [ %1105, %1095 ], [ 0, %1185 ]
  %1097 = phi <8 x double> [ %1104, %1095 ], [ zeroinitializer, %1185 ]
  %1098 = getelementptr inbounds <8 x double>, ptr %956, i64 %1096
  %1099 = load <8 x double>, ptr %1098, align 64
  %1100 = getelementptr inbounds <8 x double>, ptr %146, i64 %1096
  %1101 = load <8 x double>, ptr %1100, align 64
  %1102 = fmul contract <8 x double> %1099, %1101
  %1103 = fmul contract <8 x double> %1102, %1102
  %1104 = fadd contract <8 x double> %1097, %1103
  %1105 = add nsw i64 %1096, 4
  %1106 = icmp slt i64 %1105, %949
  br i1 %1106, label %1095, label %1107

1107:
  %1108 = icmp sgt i64 %949, 1
  br i1 %1108, label %1109, label %1149

1109:
  %1110 = phi i64 [ %1119, %1109 ], [ 1, %1107 ]
  %1111 = phi <8 x double> [ %1118, %1109 ], [ zeroinitializer, %1107 ]
  %1112 = getelementptr inbounds <8 x double>, ptr %956, i64 %1110
  %1113 = load <8 x double>, ptr %1112, align 64
  %1114 = getelementptr inbounds <8 x double>, ptr %146, i64 %1110
  %1115 = load <8 x double>, ptr %1114, align 64
  %1116 = fmul contract <8 x double> %1113, %1115
  %1117 = fmul contract <8 x double> %1116, %1116
  %1118 = fadd contract <8 x double> %1111, %1117
  %1119 = add nsw i64 %1110, 4
  %1120 = icmp slt i64 %1119, %949
  br i1 %1120, label %1109, label %1121

1121:
  %1122 = icmp sgt i64 %949, 2
  br i1 %1122, label %1123, label %1149

1123:
  %1124 = phi i64 [ %1133, %1123 ], [ 2, %1121 ]
  %1125 = phi <8 x double> [ %1132, %1123 ], [ zeroinitializer, %1121 ]
  %1126 = getelementptr inbounds <8 x double>, ptr %956, i64 %1124
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = getelementptr inbounds <8 x double>, ptr %146, i64 %1124
  %1129 = load <8 x double>, ptr %1128, align 64
  %1130 = fmul contract <8 x double> %1127, %1129
  %1131 = fmul contract <8 x double> %1130, %1130
  %1132 = fadd contract <8 x double> %1125, %1131
  %1133 = add nsw i64 %1124, 4
  %1134 = icmp slt i64 %1133, %949
  br i1 %1134, label %1123, label %1135

1135:
  %1136 = icmp sgt i64 %949, 3
  br i1 %1136, label %1137, label %1149

1137:
  %1138 = phi i64 [ %1147, %1137 ], [ 3, %1135 ]
  %1139 = phi <8 x double> [ %1146, %1137 ], [ zeroinitializer, %1135 ]
  %1140 = getelementptr inbounds <8 x double>, ptr %956, i64 %1138
  %1141 = load <8 x double>, ptr %1140, align 64
  %1142 = getelementptr inbounds <8 x double>, ptr %146, i64 %1138
  %1143 = load <8 x double>, ptr %1142, align 64
  %1144 = fmul contract <8 x double> %1141, %1143
  %1145 = fmul contract <8 x double> %1144, %1144
  %1146 = fadd contract <8 x double> %1139, %1145
  %1147 = add nsw i64 %1138, 4
  %1148 = icmp slt i64 %1147, %949
  br i1 %1148, label %1137, label %1149

1149:
  %1150 = phi <8 x double> [ %1132, %1135 ], [ zeroinitializer, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1132, %1137 ]
  %1151 = phi <8 x double> [ %1104, %1135 ], [ %1104, %1121 ], [ %1104, %1107 ], [ zeroinitializer, %1092 ], [ %1104, %1137 ]
  %1152 = phi <8 x double> [ %1118, %1135 ], [ %1118, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1118, %1137 ]
  %1153 = phi <8 x double> [ zeroinitializer, %1135 ], [ zeroinitializer, %1121 ], [ zeroinitializer, %1107 ], [ zeroinitializer, %1092 ], [ %1146, %1137 ]
  %1154 = fadd contract <8 x double> %1151, %1152
  %1155 = fadd contract <8 x double> %1150, %1153
  %1156 = fadd contract <8 x double> %1154, %1155
  %1157 = fdiv contract <8 x double> %1156, %1022
  br label %1158

1158:
  %1159 = phi i32 [ 0, %1149 ], [ %1164, %1158 ]
  %1160 = phi <8 x double> [ %1157, %1149 ], [ %1163, %1158 ]
  %1161 = extractelement <8 x double> %1160, i32 %1159
  %1162 = call contract double @llvm.sqrt.f64(double %1161)
  %1163 = insertelement <8 x double> %1160, double %1162, i32 %1159
  %1164 = add nsw i32 %1159, 1
  %1165 = icmp eq i32 %1164, 8
  br i1 %1165, label %1204, label %1158

1166:
  %1167 = phi i64 [ %1202, %1185 ], [ 0, %1092 ]
  %1168 = load i64, ptr %38, align 8
  %1169 = icmp sgt i64 %1168, %1167
  br i1 %1169, label %1170, label %1185

1170:
  %1171 = load ptr, ptr %31, align 8
  %1172 = load i64, ptr %39, align 8
  %1173 = load i64, ptr %36, align 8
  %1174 = icmp sgt i64 %1173, %1167
  br i1 %1174, label %1178, label %1175

1175:
  %1176 = load i64, ptr %40, align 8
  %1177 = sub nsw i64 %1167, %1176
  br label %1178

1178:
  %1179 = phi <8 x double> [ %1094, %1170 ], [ %1068, %1175 ]
  %1180 = phi i64 [ %1167, %1170 ], [ %1177, %1175 ]
  %1181 = add nsw i64 %1180, %1172
  %1182 = getelementptr inbounds <8 x double>, ptr %1171, i64 %1181
  %1183 = load <8 x double>, ptr %1182, align 64
  %1184 = fmul contract <8 x double> %1179, %1183
  br label %1185

1185:
  %1186 = phi contract <8 x double> [ %1184, %1178 ], [ zeroinitializer, %1166 ]
  %1187 = getelementptr inbounds <8 x double>, ptr %146, i64 %1167
  %1188 = load <8 x double>, ptr %1187, align 64
  %1189 = load ptr, ptr %29, align 8
  %1190 = add nsw i64 %1167, %1071
  %1191 = getelementptr inbounds <8 x double>, ptr %1189, i64 %1190
  %1192 = load <8 x i64>, ptr %1191, align 64
  %1193 = and <8 x i64> %1192, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1194 = bitcast <8 x i64> %1193 to <8 x double>
  %1195 = fmul contract <8 x double> %1194, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1196 = fadd contract <8 x double> %1186, %1195
  %1197 = fmul contract <8 x double> %1188, %1196
  %1198 = fadd contract <8 x double> %1197, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1199 = getelementptr inbounds <8 x double>, ptr %956, i64 %1167
  %1200 = load <8 x double>, ptr %1199, align 64
  %1201 = fdiv contract <8 x double> %1200, %1198
  store <8 x double> %1201, ptr %1199, align 64
  %1202 = add nsw i64 %1167, 1
  %1203 = icmp eq i64 %1202, %949
  br i1 %1203, label %1095, label %1166

1204:
  %1205 = phi <8 x double> [ %1029, %1053 ], [ %1029, %1042 ], [ %1163, %1158 ]
  %1206 = load ptr, ptr %24, align 8
  br label %1216

1207:
  %1208 = phi i64 [ %1214, %1207 ], [ 0, %944 ]
  %1209 = phi <8 x double> [ %1213, %1207 ], [ zeroinitializer, %944 ]
  %1210 = getelementptr inbounds <8 x double>, ptr %142, i64 %1208
  %1211 = load <8 x double>, ptr %1210, align 64
  %1212 = fmul contract <8 x double> %1211, zeroinitializer
  %1213 = fadd contract <8 x double> %1209, %1212
  %1214 = add nsw i64 %1208, 1
  %1215 = icmp eq i64 %1214, %946
  br i1 %1215, label %947, label %1207

1216:
  %1217 = phi i64 [ 0, %1204 ], [ %1258, %1255 ]
  %1218 = phi <8 x double> [ %926, %1204 ], [ %1257, %1255 ]
  %1219 = phi i32 [ %936, %1204 ], [ %1256, %1255 ]
  %1220 = add nsw i64 %1217, 32
  %1221 = getelementptr inbounds i64, ptr %1206, i64 %1220
  %1222 = load i64, ptr %1221, align 8
  %1223 = icmp eq i64 %1222, 0
  br i1 %1223, label %1255, label %1224

1224:
  %1225 = trunc i64 %1217 to i32
  %1226 = extractelement <8 x double> %948, i32 %1225
  %1227 = fcmp contract une double %1226, 0.000000e+00
  br i1 %1227, label %1228, label %1231

1228:
  %1229 = insertelement <8 x double> %1218, double 0x7FF8000000000000, i32 %1225
  %1230 = extractelement <8 x double> %1205, i32 %1225
  br label %1237

1231:
  %1232 = extractelement <8 x double> %1205, i32 %1225
  %1233 = extractelement <8 x double> %1218, i32 %1225
  %1234 = fcmp contract ogt double %1232, %1233
  br i1 %1234, label %1235, label %1237

1235:
  %1236 = insertelement <8 x double> %1218, double %1232, i32 %1225
  br label %1237

1237:
  %1238 = phi double [ %1232, %1231 ], [ %1232, %1235 ], [ %1230, %1228 ]
  %1239 = phi <8 x double> [ %1218, %1231 ], [ %1236, %1235 ], [ %1229, %1228 ]
  %1240 = extractelement <8 x double> %1239, i32 %1225
  %1241 = fcmp contract ole double %1240, 1.000000e+00
  %1242 = zext i1 %1241 to i64
  store i64 %1242, ptr %1221, align 8
  %1243 = fcmp contract ogt double %1238, 1.000000e+00
  %1244 = add nsw i64 %1217, 40
  br i1 %1243, label %1245, label %1249

1245:
  %1246 = getelementptr inbounds i64, ptr %1206, i64 %1244
  %1247 = load i64, ptr %1246, align 8
  %1248 = add nsw i64 %1247, 1
  br label %1249

1249:
  %1250 = phi i64 [ %1248, %1245 ], [ 0, %1237 ]
  %1251 = getelementptr inbounds i64, ptr %1206, i64 %1244
  store i64 %1250, ptr %1251, align 8
  %1252 = xor i1 %1241, true
  %1253 = sext i1 %1252 to i32
  %1254 = add i32 %1219, %1253
  br label %1255

1255:
  %1256 = phi i32 [ %1254, %1249 ], [ %1219, %1216 ]
  %1257 = phi <8 x double> [ %1239, %1249 ], [ %1218, %1216 ]
  %1258 = add nsw i64 %1217, 1
  %1259 = icmp eq i64 %1258, 8
  br i1 %1259, label %1260, label %1216

1260:
  %1261 = getelementptr inbounds <8 x double>, ptr %76, i64 4
  store <8 x double> %1257, ptr %1261, align 64
  %1262 = icmp eq i32 %1256, 0
  br i1 %1262, label %1508, label %1263

1263:
  %1264 = load i64, ptr %43, align 8
  %1265 = icmp eq i64 %1264, 0
  br i1 %1265, label %1508, label %1266

1266:
  %1267 = load i64, ptr %28, align 8
  %1268 = load ptr, ptr %29, align 8
  %1269 = load ptr, ptr %30, align 8
  %1270 = load ptr, ptr %44, align 8
  %1271 = load ptr, ptr %23, align 8
  %1272 = getelementptr inbounds <8 x double>, ptr %1271, i64 2
  %1273 = load <8 x double>, ptr %1272, align 64
  store <8 x double> %1273, ptr %3, align 64
  %1274 = getelementptr inbounds <8 x double>, ptr %1271, i64 3
  %1275 = load <8 x double>, ptr %1274, align 64
  %1276 = icmp sgt i64 %1264, 0
  br i1 %1276, label %1277, label %1279

1277:
  %1278 = load ptr, ptr %45, align 8
  br label %1296

1279:
  %1280 = phi i32 [ 0, %1266 ], [ %1303, %1296 ]
  %1281 = load ptr, ptr %46, align 8
  %1282 = load ptr, ptr %31, align 8
  %1283 = load ptr, ptr %47, align 8
  %1284 = load ptr, ptr %33, align 8
  call void %1281(ptr %3, ptr %1269, ptr %1282, ptr %1283, ptr %1284)
  %1285 = icmp eq i32 %1280, 0
  br i1 %1285, label %1348, label %1286

1286:
  %1287 = icmp sgt i64 %1267, 0
  br i1 %1287, label %1290, label %1288

1288:
  %1289 = fmul contract <8 x double> %1275, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1306

1290:
  %1291 = mul nsw i64 %1267, 20
  %1292 = fcmp contract ogt <8 x double> %1275, zeroinitializer
  %1293 = select <8 x i1> %1292, <8 x double> %1275, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1294 = fmul contract <8 x double> %1275, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1295 = fmul contract <8 x double> %1275, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1315

1296:
  %1297 = phi i32 [ 0, %1277 ], [ %1303, %1296 ]
  %1298 = phi i64 [ 0, %1277 ], [ %1304, %1296 ]
  %1299 = getelementptr inbounds i64, ptr %1278, i64 %1298
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp ne i64 %1300, 0
  %1302 = zext i1 %1301 to i32
  %1303 = or i32 %1297, %1302
  %1304 = add nsw i64 %1298, 1
  %1305 = icmp eq i64 %1304, %1264
  br i1 %1305, label %1279, label %1296

1306:
  %1307 = phi <8 x double> [ %1289, %1288 ], [ %1294, %1315 ]
  %1308 = load <8 x double>, ptr %1271, align 64
  %1309 = fadd contract <8 x double> %1307, %1308
  store <8 x double> %1309, ptr %4, align 64
  %1310 = load ptr, ptr %46, align 8
  %1311 = load ptr, ptr %44, align 8
  %1312 = load ptr, ptr %31, align 8
  %1313 = load ptr, ptr %48, align 8
  %1314 = load ptr, ptr %33, align 8
  call void %1310(ptr %4, ptr %1311, ptr %1312, ptr %1313, ptr %1314)
  br label %1348

1315:
  %1316 = phi i64 [ 0, %1290 ], [ %1346, %1315 ]
  %1317 = add nsw i64 %1316, %1291
  %1318 = getelementptr inbounds <8 x double>, ptr %1268, i64 %1317
  %1319 = load <8 x double>, ptr %1318, align 64
  %1320 = getelementptr inbounds <8 x double>, ptr %1268, i64 %1316
  %1321 = load <8 x double>, ptr %1320, align 64
  %1322 = getelementptr inbounds <8 x double>, ptr %1269, i64 %1316
  %1323 = load <8 x double>, ptr %1322, align 64
  %1324 = fsub contract <8 x double> %1323, %1319
  %1325 = fmul contract <8 x double> %1319, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1326 = fmul contract <8 x double> %1294, %1321
  %1327 = fadd contract <8 x double> %1325, %1326
  %1328 = fmul contract <8 x double> %1327, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1329 = fmul contract <8 x double> %1323, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1330 = add nsw i64 %1316, %1267
  %1331 = getelementptr inbounds <8 x double>, ptr %1269, i64 %1330
  %1332 = load <8 x double>, ptr %1331, align 64
  %1333 = fmul contract <8 x double> %1295, %1332
  %1334 = fsub contract <8 x double> %1329, %1333
  %1335 = fmul contract <8 x double> %1334, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1336 = fadd contract <8 x double> %1328, %1335
  %1337 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1316
  store <8 x double> %1336, ptr %1337, align 64
  %1338 = fmul contract <8 x double> %1324, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1339 = fdiv contract <8 x double> %1338, %1293
  %1340 = fmul contract <8 x double> %1321, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1341 = fsub contract <8 x double> %1339, %1340
  %1342 = load <8 x double>, ptr %1331, align 64
  %1343 = fmul contract <8 x double> %1342, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1344 = fsub contract <8 x double> %1341, %1343
  %1345 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1330
  store <8 x double> %1344, ptr %1345, align 64
  %1346 = add nsw i64 %1316, 1
  %1347 = icmp eq i64 %1346, %1267
  br i1 %1347, label %1306, label %1315

1348:
  %1349 = shl i64 %1267, 3
  %1350 = icmp sgt i64 %1267, 0
  %1351 = mul nsw i64 %1267, 17
  %1352 = getelementptr inbounds <8 x double>, ptr %1268, i64 %1351
  %1353 = mul nsw i64 %1267, 20
  %1354 = getelementptr inbounds <8 x double>, ptr %1268, i64 %1353
  %1355 = shl nsw i64 %1267, 1
  %1356 = or i64 %1355, 1
  %1357 = shl i64 %1264, 1
  %1358 = call i64 @llvm.smax.i64(i64 %1357, i64 1)
  br label %1359

1359:
  %1360 = phi i64 [ 0, %1348 ], [ %1505, %1504 ]
  %1361 = load ptr, ptr %24, align 8
  %1362 = trunc i64 %1360 to i32
  %1363 = and i64 %1360, 4294967263
  %1364 = or i64 %1363, 32
  %1365 = getelementptr inbounds i64, ptr %1361, i64 %1364
  %1366 = load i64, ptr %1365, align 8
  %1367 = icmp eq i64 %1366, 0
  br i1 %1367, label %1504, label %1368

1368:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1362)
  %1369 = load ptr, ptr %50, align 8
  %1370 = getelementptr inbounds i64, ptr %1369, i64 1
  %1371 = load i64, ptr %1370, align 8
  %1372 = load i64, ptr %51, align 8
  %1373 = icmp slt i64 %1371, %1372
  br i1 %1373, label %1374, label %1380

1374:
  %1375 = load ptr, ptr %52, align 8
  %1376 = getelementptr inbounds double, ptr %1375, i64 %1371
  %1377 = load double, ptr %1376, align 8
  %1378 = load double, ptr %53, align 8
  %1379 = fcmp contract ugt double %1377, %1378
  br i1 %1379, label %1380, label %1384

1380:
  %1381 = load double, ptr %54, align 8
  %1382 = call fastcc i32 @suspicious(ptr %49, i64 %1264, double %1381)
  %1383 = icmp eq i32 %1382, 0
  br i1 %1383, label %1464, label %1384

1384:
  %1385 = load ptr, ptr %29, align 8
  %1386 = load ptr, ptr %55, align 8
  %1387 = load i64, ptr %56, align 8
  br label %1441

1388:
  %1389 = mul nsw i64 %1387, 17
  %1390 = getelementptr inbounds double, ptr %1386, i64 %1389
  br label %1391

1391:
  %1392 = phi i64 [ %1398, %1391 ], [ 0, %1388 ]
  %1393 = shl nsw i64 %1392, 3
  %1394 = add nsw i64 %1393, %1360
  %1395 = getelementptr inbounds double, ptr %1352, i64 %1394
  %1396 = load double, ptr %1395, align 8
  %1397 = getelementptr inbounds double, ptr %1390, i64 %1392
  store double %1396, ptr %1397, align 8
  %1398 = add nsw i64 %1392, 1
  %1399 = icmp eq i64 %1398, %1267
  br i1 %1399, label %1400, label %1391

1400:
  %1401 = mul nsw i64 %1387, 20
  %1402 = getelementptr inbounds double, ptr %1386, i64 %1401
  br label %1403

1403:
  %1404 = phi i64 [ 0, %1400 ], [ %1410, %1403 ]
  %1405 = shl nsw i64 %1404, 3
  %1406 = add nsw i64 %1405, %1360
  %1407 = getelementptr inbounds double, ptr %1354, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = getelementptr inbounds double, ptr %1402, i64 %1404
  store double %1408, ptr %1409, align 8
  %1410 = add nsw i64 %1404, 1
  %1411 = icmp eq i64 %1410, %1267
  br i1 %1411, label %1412, label %1403

1412:
  %1413 = load ptr, ptr %30, align 8
  %1414 = load i64, ptr %57, align 8
  %1415 = add nsw i64 %1414, %1356
  %1416 = load ptr, ptr %58, align 8
  %1417 = icmp sgt i64 %1415, 0
  br i1 %1417, label %1418, label %1427

1418:
  %1419 = phi i64 [ %1425, %1418 ], [ 0, %1412 ]
  %1420 = shl nsw i64 %1419, 3
  %1421 = add nsw i64 %1420, %1360
  %1422 = getelementptr inbounds double, ptr %1413, i64 %1421
  %1423 = load double, ptr %1422, align 8
  %1424 = getelementptr inbounds double, ptr %1416, i64 %1419
  store double %1423, ptr %1424, align 8
  %1425 = add nsw i64 %1419, 1
  %1426 = icmp eq i64 %1425, %1415
  br i1 %1426, label %1427, label %1418

1427:
  %1428 = load ptr, ptr %31, align 8
  %1429 = load i64, ptr %59, align 8
  %1430 = load ptr, ptr %60, align 8
  %1431 = icmp sgt i64 %1429, 0
  br i1 %1431, label %1432, label %1464

1432:
  %1433 = phi i64 [ %1439, %1432 ], [ 0, %1427 ]
  %1434 = shl nsw i64 %1433, 3
  %1435 = add nsw i64 %1434, %1360
  %1436 = getelementptr inbounds double, ptr %1428, i64 %1435
  %1437 = load double, ptr %1436, align 8
  %1438 = getelementptr inbounds double, ptr %1430, i64 %1433
  store double %1437, ptr %1438, align 8
  %1439 = add nsw i64 %1433, 1
  %1440 = icmp eq i64 %1439, %1429
  br i1 %1440, label %1464, label %1432

1441:
  %1442 = phi i64 [ 0, %1384 ], [ %1463, %1462 ]
  %1443 = mul i64 %1349, %1442
  %1444 = getelementptr inbounds double, ptr %1385, i64 %1443
  %1445 = mul nsw i64 %1442, %1387
  %1446 = getelementptr inbounds double, ptr %1386, i64 %1445
  br i1 %1350, label %1447, label %1459

1447:
  %1448 = phi i64 [ %1454, %1447 ], [ 0, %1441 ]
  %1449 = shl nsw i64 %1448, 3
  %1450 = add nsw i64 %1449, %1360
  %1451 = getelementptr inbounds double, ptr %1444, i64 %1450
  %1452 = load double, ptr %1451, align 8
  %1453 = getelementptr inbounds double, ptr %1446, i64 %1448
  store double %1452, ptr %1453, align 8
  %1454 = add nsw i64 %1448, 1
  %1455 = icmp eq i64 %1454, %1267
  br i1 %1455, label %1456, label %1447

1456:
  %1457 = add nsw i64 %1442, 1
  %1458 = icmp eq i64 %1457, 12
  br i1 %1458, label %1388, label %1462

1459:
  %1460 = add nsw i64 %1442, 1
  %1461 = icmp eq i64 %1460, 12
  br i1 %1461, label %1412, label %1462

1462:
  %1463 = phi i64 [ %1457, %1456 ], [ %1460, %1459 ]
  br label %1441

1464:
  %1465 = call contract fastcc double @observe(ptr %5, ptr %49)
  %1466 = fcmp contract olt double %1465, 1.000000e+00
  br i1 %1466, label %1467, label %1489

1467:
  %1468 = load double, ptr %61, align 8
  %1469 = load double, ptr %54, align 8
  %1470 = fmul contract double %1465, %1469
  %1471 = fadd contract double %1468, %1470
  %1472 = load <8 x double>, ptr %1272, align 64
  %1473 = insertelement <8 x double> %1472, double %1471, i32 %1362
  store <8 x double> %1473, ptr %1272, align 64
  %1474 = load i64, ptr %57, align 8
  %1475 = add nsw i64 %1474, %1356
  %1476 = icmp sgt i64 %1475, 0
  br i1 %1476, label %1477, label %1489

1477:
  %1478 = load ptr, ptr %62, align 8
  %1479 = load ptr, ptr %30, align 8
  br label %1480

1480:
  %1481 = phi i64 [ 0, %1477 ], [ %1487, %1480 ]
  %1482 = getelementptr inbounds double, ptr %1478, i64 %1481
  %1483 = load double, ptr %1482, align 8
  %1484 = shl nsw i64 %1481, 3
  %1485 = add nsw i64 %1484, %1360
  %1486 = getelementptr inbounds double, ptr %1479, i64 %1485
  store double %1483, ptr %1486, align 8
  %1487 = add nsw i64 %1481, 1
  %1488 = icmp eq i64 %1487, %1475
  br i1 %1488, label %1489, label %1480

1489:
  br i1 %1276, label %1490, label %1493

1490:
  %1491 = load ptr, ptr %63, align 8
  %1492 = load ptr, ptr %64, align 8
  br label %1495

1493:
  %1494 = load ptr, ptr %50, align 8
  store i64 0, ptr %1494, align 8
  br label %1504

1495:
  %1496 = phi i64 [ 0, %1490 ], [ %1502, %1495 ]
  %1497 = getelementptr inbounds double, ptr %1491, i64 %1496
  %1498 = load double, ptr %1497, align 8
  %1499 = shl nsw i64 %1496, 3
  %1500 = add nsw i64 %1499, %1360
  %1501 = getelementptr inbounds double, ptr %1492, i64 %1500
  store double %1498, ptr %1501, align 8
  %1502 = add nsw i64 %1496, 1
  %1503 = icmp eq i64 %1502, %1358
  br i1 %1503, label %1493, label %1495

1504:
  %1505 = add nsw i64 %1360, 1
  %1506 = icmp eq i64 %1505, 8
  br i1 %1506, label %1507, label %1359

1507:
  br label %1508

1508:
  %1509 = load i64, ptr %28, align 8
  %1510 = load ptr, ptr %29, align 8
  %1511 = load ptr, ptr %30, align 8
  %1512 = load ptr, ptr %24, align 8
  %1513 = getelementptr inbounds i64, ptr %1512, i64 32
  %1514 = load <8 x i64>, ptr %1513, align 64
  %1515 = icmp ne <8 x i64> %1514, zeroinitializer
  %1516 = sext <8 x i1> %1515 to <8 x i64>
  %1517 = icmp sgt i64 %1509, 0
  %1518 = mul nsw i64 %1509, 20
  br i1 %1517, label %1519, label %1531

1519:
  %1520 = phi i64 [ %1529, %1519 ], [ 0, %1508 ]
  %1521 = getelementptr inbounds <8 x double>, ptr %1511, i64 %1520
  %1522 = load <8 x i64>, ptr %1521, align 64
  %1523 = and <8 x i64> %1522, %1516
  %1524 = add nsw i64 %1520, %1518
  %1525 = getelementptr inbounds <8 x double>, ptr %1510, i64 %1524
  %1526 = load <8 x i64>, ptr %1525, align 64
  %1527 = select <8 x i1> %1515, <8 x i64> zeroinitializer, <8 x i64> %1526
  %1528 = or <8 x i64> %1527, %1523
  store <8 x i64> %1528, ptr %1525, align 64
  %1529 = add nsw i64 %1520, 1
  %1530 = icmp eq i64 %1529, %1509
  br i1 %1530, label %1569, label %1519

1531:
  %1532 = getelementptr inbounds <8 x double>, ptr %1510, i64 %1518
  %1533 = load i64, ptr %36, align 8
  %1534 = load i64, ptr %38, align 8
  %1535 = load ptr, ptr %37, align 8
  %1536 = icmp slt i64 %1533, %1534
  br i1 %1536, label %1537, label %1565

1537:
  %1538 = phi i64 [ %1549, %1537 ], [ %1533, %1531 ]
  %1539 = phi <8 x double> [ %1548, %1537 ], [ zeroinitializer, %1531 ]
  %1540 = getelementptr inbounds <8 x double>, ptr %1532, i64 %1538
  %1541 = load <8 x i64>, ptr %1540, align 64
  %1542 = and <8 x i64> %1541, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1543 = bitcast <8 x i64> %1542 to <8 x double>
  %1544 = getelementptr inbounds <8 x double>, ptr %1535, i64 %1538
  %1545 = load <8 x double>, ptr %1544, align 64
  %1546 = fmul contract <8 x double> %1545, %1543
  %1547 = fcmp contract ogt <8 x double> %1546, %1539
  %1548 = select <8 x i1> %1547, <8 x double> %1546, <8 x double> %1539
  %1549 = add nsw i64 %1538, 1
  %1550 = icmp eq i64 %1549, %1534
  br i1 %1550, label %1551, label %1537

1551:
  %1552 = phi i64 [ %1563, %1551 ], [ %1533, %1537 ]
  %1553 = phi <8 x double> [ %1562, %1551 ], [ zeroinitializer, %1537 ]
  %1554 = getelementptr inbounds <8 x double>, ptr %1510, i64 %1552
  %1555 = load <8 x i64>, ptr %1554, align 64
  %1556 = and <8 x i64> %1555, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1557 = bitcast <8 x i64> %1556 to <8 x double>
  %1558 = getelementptr inbounds <8 x double>, ptr %1535, i64 %1552
  %1559 = load <8 x double>, ptr %1558, align 64
  %1560 = fmul contract <8 x double> %1559, %1557
  %1561 = fcmp contract ogt <8 x double> %1560, %1553
  %1562 = select <8 x i1> %1561, <8 x double> %1560, <8 x double> %1553
  %1563 = add nsw i64 %1552, 1
  %1564 = icmp eq i64 %1563, %1534
  br i1 %1564, label %1565, label %1551

1565:
  %1566 = phi <8 x double> [ zeroinitializer, %1531 ], [ %1548, %1551 ]
  %1567 = phi <8 x double> [ zeroinitializer, %1531 ], [ %1562, %1551 ]
  %1568 = shl nsw i64 %1509, 4
  br label %1581

1569:
  %1570 = phi i64 [ %1579, %1569 ], [ 0, %1519 ]
  %1571 = add nsw i64 %1570, %1509
  %1572 = getelementptr inbounds <8 x double>, ptr %1511, i64 %1571
  %1573 = load <8 x i64>, ptr %1572, align 64
  %1574 = and <8 x i64> %1573, %1516
  %1575 = getelementptr inbounds <8 x double>, ptr %1510, i64 %1570
  %1576 = load <8 x i64>, ptr %1575, align 64
  %1577 = select <8 x i1> %1515, <8 x i64> zeroinitializer, <8 x i64> %1576
  %1578 = or <8 x i64> %1577, %1574
  store <8 x i64> %1578, ptr %1575, align 64
  %1579 = add nsw i64 %1570, 1
  %1580 = icmp eq i64 %1579, %1509
  br i1 %1580, label %1531, label %1569

1581:
  %1582 = phi i64 [ 0, %1565 ], [ %1734, %1733 ]
  %1583 = load ptr, ptr %23, align 8
  %1584 = getelementptr inbounds double, ptr %1583, i64 %1582
  %1585 = load ptr, ptr %24, align 8
  %1586 = getelementptr inbounds i64, ptr %1585, i64 %1582
  %1587 = load i64, ptr %1586, align 8
  %1588 = icmp slt i64 %1587, 0
  br i1 %1588, label %1733, label %1589

1589:
  %1590 = getelementptr inbounds double, ptr %1584, i64 24
  %1591 = load double, ptr %1590, align 8
  %1592 = getelementptr inbounds double, ptr %1584, i64 32
  %1593 = load double, ptr %1592, align 8
  %1594 = getelementptr inbounds i64, ptr %1586, i64 32
  %1595 = load i64, ptr %1594, align 8
  %1596 = icmp eq i64 %1595, 0
  br i1 %1596, label %1597, label %1619

1597:
  %1598 = getelementptr inbounds i64, ptr %1586, i64 24
  store i64 1, ptr %1598, align 8
  %1599 = fcmp contract olt double %1593, 0x7FF0000000000000
  br i1 %1599, label %1600, label %1613

1600:
  %1601 = fcmp contract oeq double %1593, 0.000000e+00
  br i1 %1601, label %1609, label %1602

1602:
  %1603 = call contract double @llvm.sqrt.f64(double %1593)
  %1604 = call contract double @llvm.sqrt.f64(double %1603)
  %1605 = call contract double @llvm.sqrt.f64(double %1604)
  %1606 = fdiv contract double 8.500000e-01, %1605
  %1607 = call contract double @llvm.maxnum.f64(double %1606, double 0x3FD5555555555555)
  %1608 = call contract double @llvm.minnum.f64(double %1607, double 6.000000e+00)
  br label %1609

1609:
  %1610 = phi double [ %1608, %1602 ], [ 6.000000e+00, %1600 ]
  %1611 = fmul contract double %1591, %1610
  %1612 = getelementptr inbounds double, ptr %1584, i64 8
  store double %1611, ptr %1612, align 8
  br label %1733

1613:
  %1614 = fmul contract double %1591, 1.000000e-01
  %1615 = getelementptr inbounds double, ptr %1584, i64 8
  store double %1614, ptr %1615, align 8
  %1616 = getelementptr inbounds i64, ptr %1586, i64 16
  %1617 = load i64, ptr %1616, align 8
  %1618 = add nsw i64 %1617, 1
  store i64 %1618, ptr %1616, align 8
  br label %1733

1619:
  %1620 = fcmp contract oeq double %1593, 0.000000e+00
  br i1 %1620, label %1628, label %1621

1621:
  %1622 = call contract double @llvm.sqrt.f64(double %1593)
  %1623 = call contract double @llvm.sqrt.f64(double %1622)
  %1624 = call contract double @llvm.sqrt.f64(double %1623)
  %1625 = fdiv contract double 8.500000e-01, %1624
  %1626 = call contract double @llvm.maxnum.f64(double %1625, double 0x3FD5555555555555)
  %1627 = call contract double @llvm.minnum.f64(double %1626, double 6.000000e+00)
  br label %1628

1628:
  %1629 = phi double [ %1627, %1621 ], [ 6.000000e+00, %1619 ]
  %1630 = getelementptr inbounds i64, ptr %1586, i64 24
  %1631 = load i64, ptr %1630, align 8
  %1632 = icmp eq i64 %1631, 0
  %1633 = call contract double @llvm.minnum.f64(double %1629, double 1.000000e+00)
  %1634 = select i1 %1632, double %1629, double %1633
  %1635 = getelementptr inbounds double, ptr %1584, i64 16
  %1636 = load double, ptr %1635, align 8
  %1637 = load double, ptr %25, align 8
  %1638 = fcmp contract oeq double %1636, %1637
  br i1 %1638, label %1639, label %1642

1639:
  %1640 = getelementptr inbounds double, ptr %1584, i64 8
  %1641 = load double, ptr %1640, align 8
  br label %1642

1642:
  %1643 = phi contract double [ %1641, %1639 ], [ 0.000000e+00, %1628 ]
  %1644 = fmul contract double %1591, %1634
  %1645 = call contract double @llvm.maxnum.f64(double %1644, double %1643)
  %1646 = getelementptr inbounds double, ptr %1584, i64 8
  store double %1645, ptr %1646, align 8
  %1647 = getelementptr inbounds i64, ptr %1586, i64 40
  store i64 0, ptr %1647, align 8
  %1648 = getelementptr inbounds i64, ptr %1586, i64 16
  store i64 0, ptr %1648, align 8
  store i64 0, ptr %1630, align 8
  %1649 = getelementptr inbounds i64, ptr %1586, i64 8
  %1650 = load i64, ptr %1649, align 8
  %1651 = add nsw i64 %1650, 1
  store i64 %1651, ptr %1649, align 8
  %1652 = getelementptr inbounds double, ptr %1584, i64 48
  %1653 = load double, ptr %1652, align 8
  %1654 = fadd contract double %1653, 1.000000e+00
  store double %1654, ptr %1652, align 8
  store double %1636, ptr %1584, align 8
  %1655 = trunc i64 %1582 to i32
  %1656 = extractelement <8 x double> %1566, i32 %1655
  %1657 = getelementptr inbounds double, ptr %1584, i64 56
  store double %1656, ptr %1657, align 8
  %1658 = load i64, ptr %38, align 8
  %1659 = icmp eq i64 %1658, 0
  br i1 %1659, label %1672, label %1660

1660:
  %1661 = extractelement <8 x double> %1567, i32 %1655
  %1662 = load ptr, ptr %31, align 8
  %1663 = load i64, ptr %39, align 8
  %1664 = add nsw i64 %1663, %1658
  %1665 = load i64, ptr %40, align 8
  %1666 = sub i64 %1664, %1665
  %1667 = shl nsw i64 %1666, 3
  %1668 = or i64 %1667, %1582
  %1669 = getelementptr inbounds double, ptr %1662, i64 %1668
  %1670 = load double, ptr %1669, align 8
  %1671 = fadd contract double %1661, %1670
  br label %1672

1672:
  %1673 = phi contract double [ %1671, %1660 ], [ 0.000000e+00, %1642 ]
  %1674 = getelementptr inbounds double, ptr %1584, i64 64
  store double %1673, ptr %1674, align 8
  %1675 = load i64, ptr %65, align 8
  %1676 = icmp sgt i64 %1675, 0
  br i1 %1676, label %1679, label %1677

1677:
  %1678 = load ptr, ptr %30, align 8
  br label %1700

1679:
  %1680 = load i64, ptr %66, align 8
  %1681 = load i64, ptr %28, align 8
  %1682 = load ptr, ptr %30, align 8
  %1683 = shl nsw i64 %1681, 1
  %1684 = or i64 %1683, 1
  %1685 = load ptr, ptr %31, align 8
  %1686 = sub i64 %1680, %1675
  br label %1687

1687:
  %1688 = phi i64 [ 0, %1679 ], [ %1698, %1687 ]
  %1689 = add nsw i64 %1684, %1688
  %1690 = shl nsw i64 %1689, 3
  %1691 = add nsw i64 %1690, %1582
  %1692 = getelementptr inbounds double, ptr %1682, i64 %1691
  %1693 = load double, ptr %1692, align 8
  %1694 = add nsw i64 %1686, %1688
  %1695 = shl nsw i64 %1694, 3
  %1696 = add nsw i64 %1695, %1582
  %1697 = getelementptr inbounds double, ptr %1685, i64 %1696
  store double %1693, ptr %1697, align 8
  %1698 = add nsw i64 %1688, 1
  %1699 = icmp eq i64 %1698, %1675
  br i1 %1699, label %1700, label %1687

1700:
  %1701 = phi ptr [ %1678, %1677 ], [ %1682, %1687 ]
  %1702 = or i64 %1582, %1568
  %1703 = getelementptr inbounds double, ptr %1701, i64 %1702
  %1704 = load double, ptr %1703, align 8
  %1705 = getelementptr inbounds double, ptr %1584, i64 40
  %1706 = load double, ptr %1705, align 8
  %1707 = fcmp contract ogt double %1704, %1706
  %1708 = fcmp contract uno double %1704, 0.000000e+00
  %1709 = or i1 %1708, %1707
  %1710 = select contract i1 %1709, double %1704, double %1706
  store double %1710, ptr %1705, align 8
  %1711 = load double, ptr %67, align 8
  %1712 = fcmp contract ugt double %1704, %1711
  %1713 = load i64, ptr %43, align 8
  %1714 = icmp eq i64 %1713, 0
  br i1 %1714, label %1730, label %1715

1715:
  %1716 = load ptr, ptr %68, align 8
  %1717 = mul nsw i64 %1582, 5
  %1718 = add nsw i64 %1717, 2
  %1719 = getelementptr inbounds i64, ptr %1716, i64 %1718
  %1720 = load i64, ptr %1719, align 8
  %1721 = icmp sgt i64 %1720, -1
  br i1 %1721, label %1722, label %1730

1722:
  %1723 = load ptr, ptr %69, align 8
  %1724 = shl nsw i64 %1720, 2
  %1725 = getelementptr inbounds i64, ptr %1723, i64 %1724
  %1726 = load i64, ptr %1725, align 8
  %1727 = icmp eq i64 %1726, 8
  %1728 = add nsw i64 %1720, 8
  %1729 = select i1 %1727, i64 %1728, i64 5
  br label %1731

1730:
  br i1 %1712, label %1731, label %1733

1731:
  %1732 = phi i64 [ %1729, %1722 ], [ 4, %1730 ]
  call fastcc void @release_8(ptr %0, i32 %1655, i64 %1732)
  br label %1733

1733:
  %1734 = add nsw i64 %1582, 1
  %1735 = icmp eq i64 %1734, 8
  br i1 %1735, label %1736, label %1581

1736:
  %1737 = phi i32 [ %138, %137 ], [ %72, %1733 ]
  %1738 = add nsw i64 %71, 1
  %1739 = icmp sge i64 %1738, %1
  %1740 = icmp eq i32 %1737, 0
  %1741 = select i1 %1739, i1 true, i1 %1740
  br i1 %1741, label %1742, label %70

1742:
  %1743 = phi i1 [ %19, %2 ], [ %1739, %1736 ]
  %1744 = zext i1 %1743 to i64
  ret i64 %1744
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
  br label %497

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
  br i1 %242, label %296, label %243

243:
  %244 = fmul contract double %238, 1.000000e-03
  %245 = fadd contract double %244, 0.000000e+00
  %246 = insertelement <8 x double> poison, double %245, i64 0
  %247 = bitcast <8 x double> %246 to <8 x i64>
  %248 = and <8 x i64> %247, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %249 = bitcast <8 x i64> %248 to <8 x double>
  %250 = shufflevector <8 x double> %249, <8 x double> poison, <8 x i32> zeroinitializer
  %251 = load ptr, ptr %19, align 8
  %252 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %253 = load double, ptr %252, align 8
  %254 = fdiv contract double 1.000000e-15, %253
  %255 = load <8 x i64>, ptr %251, align 64
  %256 = and <8 x i64> %255, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %257 = bitcast <8 x i64> %256 to <8 x double>
  %258 = fmul contract <8 x double> %250, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %259 = fcmp contract ogt <8 x double> %258, %257
  %260 = select <8 x i1> %259, <8 x double> %257, <8 x double> %258
  %261 = getelementptr inbounds <8 x double>, ptr %251, i64 7
  %262 = load <8 x double>, ptr %261, align 64
  %263 = getelementptr inbounds <8 x double>, ptr %251, i64 8
  %264 = load <8 x double>, ptr %263, align 64
  %265 = fmul contract <8 x double> %250, %264
  %266 = fadd contract <8 x double> %262, %265
  %267 = fmul contract <8 x double> %266, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %268 = insertelement <8 x double> poison, double %254, i64 0
  %269 = shufflevector <8 x double> %268, <8 x double> poison, <8 x i32> zeroinitializer
  %270 = fmul contract <8 x double> %264, %260
  %271 = fadd contract <8 x double> %262, %270
  %272 = fmul contract <8 x double> %269, %271
  %273 = fadd contract <8 x double> %267, %272
  %274 = fmul contract <8 x double> %250, %273
  %275 = icmp sgt i64 %152, 0
  br i1 %275, label %276, label %290

276:
  %277 = phi i64 [ %288, %276 ], [ 0, %243 ]
  %278 = phi <8 x double> [ %287, %276 ], [ zeroinitializer, %243 ]
  %279 = getelementptr inbounds <8 x double>, ptr %132, i64 %277
  %280 = load <8 x i64>, ptr %279, align 64
  %281 = and <8 x i64> %280, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %282 = bitcast <8 x i64> %281 to <8 x double>
  %283 = getelementptr inbounds <8 x double>, ptr %154, i64 %277
  %284 = load <8 x double>, ptr %283, align 64
  %285 = fmul contract <8 x double> %284, %282
  %286 = fcmp contract ogt <8 x double> %285, %278
  %287 = select <8 x i1> %286, <8 x double> %285, <8 x double> %278
  %288 = add nsw i64 %277, 1
  %289 = icmp eq i64 %288, %152
  br i1 %289, label %290, label %276

290:
  %291 = phi <8 x double> [ zeroinitializer, %243 ], [ %287, %276 ]
  %292 = fmul contract <8 x double> %262, %260
  %293 = fadd contract <8 x double> %292, %291
  %294 = fmul contract <8 x double> %269, %293
  %295 = fadd contract <8 x double> %274, %294
  br label %296

296:
  %297 = phi <8 x double> [ %295, %290 ], [ zeroinitializer, %231 ]
  %298 = phi <8 x double> [ %273, %290 ], [ zeroinitializer, %231 ]
  %299 = icmp sgt i64 %239, 0
  br i1 %299, label %300, label %345

300:
  %301 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %302 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %303

303:
  %304 = phi i64 [ 0, %300 ], [ %343, %322 ]
  %305 = load i64, ptr %14, align 8
  %306 = icmp sgt i64 %305, %304
  br i1 %306, label %307, label %322

307:
  %308 = load ptr, ptr %13, align 8
  %309 = load i64, ptr %15, align 8
  %310 = load i64, ptr %16, align 8
  %311 = icmp sgt i64 %310, %304
  br i1 %311, label %315, label %312

312:
  %313 = load i64, ptr %17, align 8
  %314 = sub nsw i64 %304, %313
  br label %315

315:
  %316 = phi <8 x double> [ %297, %307 ], [ %298, %312 ]
  %317 = phi i64 [ %304, %307 ], [ %314, %312 ]
  %318 = add nsw i64 %317, %309
  %319 = getelementptr inbounds <8 x double>, ptr %308, i64 %318
  %320 = load <8 x double>, ptr %319, align 64
  %321 = fmul contract <8 x double> %316, %320
  br label %322

322:
  %323 = phi contract <8 x double> [ %321, %315 ], [ zeroinitializer, %303 ]
  %324 = getelementptr inbounds <8 x double>, ptr %132, i64 %304
  %325 = load <8 x i64>, ptr %324, align 64
  %326 = and <8 x i64> %325, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %327 = bitcast <8 x i64> %326 to <8 x double>
  %328 = load ptr, ptr %301, align 8
  %329 = getelementptr inbounds double, ptr %328, i64 %304
  %330 = load double, ptr %329, align 8
  %331 = insertelement <8 x double> poison, double %330, i64 0
  %332 = shufflevector <8 x double> %331, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = load double, ptr %302, align 8
  %334 = insertelement <8 x double> poison, double %333, i64 0
  %335 = shufflevector <8 x double> %334, <8 x double> poison, <8 x i32> zeroinitializer
  %336 = fadd contract <8 x double> %323, %327
  %337 = fmul contract <8 x double> %336, %335
  %338 = fadd contract <8 x double> %332, %337
  %339 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %338
  %340 = fcmp contract ogt <8 x double> %338, zeroinitializer
  %341 = select <8 x i1> %340, <8 x double> %339, <8 x double> zeroinitializer
  %342 = getelementptr inbounds <8 x double>, ptr %148, i64 %304
  store <8 x double> %341, ptr %342, align 64
  %343 = add nsw i64 %304, 1
  %344 = icmp eq i64 %343, %239
  br i1 %344, label %345, label %303

345:
  br i1 %188, label %346, label %400

346:
  %347 = phi i64 [ %356, %346 ], [ 0, %345 ]
  %348 = phi <8 x double> [ %355, %346 ], [ zeroinitializer, %345 ]
  %349 = getelementptr inbounds <8 x double>, ptr %132, i64 %347
  %350 = load <8 x double>, ptr %349, align 64
  %351 = getelementptr inbounds <8 x double>, ptr %148, i64 %347
  %352 = load <8 x double>, ptr %351, align 64
  %353 = fmul contract <8 x double> %350, %352
  %354 = fmul contract <8 x double> %353, %353
  %355 = fadd contract <8 x double> %348, %354
  %356 = add nsw i64 %347, 4
  %357 = icmp slt i64 %356, %129
  br i1 %357, label %346, label %358

358:
  %359 = icmp sgt i64 %129, 1
  br i1 %359, label %360, label %400

360:
  %361 = phi i64 [ %370, %360 ], [ 1, %358 ]
  %362 = phi <8 x double> [ %369, %360 ], [ zeroinitializer, %358 ]
  %363 = getelementptr inbounds <8 x double>, ptr %132, i64 %361
  %364 = load <8 x double>, ptr %363, align 64
  %365 = getelementptr inbounds <8 x double>, ptr %148, i64 %361
  %366 = load <8 x double>, ptr %365, align 64
  %367 = fmul contract <8 x double> %364, %366
  %368 = fmul contract <8 x double> %367, %367
  %369 = fadd contract <8 x double> %362, %368
  %370 = add nsw i64 %361, 4
  %371 = icmp slt i64 %370, %129
  br i1 %371, label %360, label %372

372:
  %373 = icmp sgt i64 %129, 2
  br i1 %373, label %374, label %400

374:
  %375 = phi i64 [ %384, %374 ], [ 2, %372 ]
  %376 = phi <8 x double> [ %383, %374 ], [ zeroinitializer, %372 ]
  %377 = getelementptr inbounds <8 x double>, ptr %132, i64 %375
  %378 = load <8 x double>, ptr %377, align 64
  %379 = getelementptr inbounds <8 x double>, ptr %148, i64 %375
  %380 = load <8 x double>, ptr %379, align 64
  %381 = fmul contract <8 x double> %378, %380
  %382 = fmul contract <8 x double> %381, %381
  %383 = fadd contract <8 x double> %376, %382
  %384 = add nsw i64 %375, 4
  %385 = icmp slt i64 %384, %129
  br i1 %385, label %374, label %386

386:
  %387 = icmp sgt i64 %129, 3
  br i1 %387, label %388, label %400

388:
  %389 = phi i64 [ %398, %388 ], [ 3, %386 ]
  %390 = phi <8 x double> [ %397, %388 ], [ zeroinitializer, %386 ]
  %391 = getelementptr inbounds <8 x double>, ptr %132, i64 %389
  %392 = load <8 x double>, ptr %391, align 64
  %393 = getelementptr inbounds <8 x double>, ptr %148, i64 %389
  %394 = load <8 x double>, ptr %393, align 64
  %395 = fmul contract <8 x double> %392, %394
  %396 = fmul contract <8 x double> %395, %395
  %397 = fadd contract <8 x double> %390, %396
  %398 = add nsw i64 %389, 4
  %399 = icmp slt i64 %398, %129
  br i1 %399, label %388, label %400

400:
  %401 = phi <8 x double> [ %383, %386 ], [ zeroinitializer, %372 ], [ zeroinitializer, %358 ], [ zeroinitializer, %345 ], [ %383, %388 ]
  %402 = phi <8 x double> [ %355, %386 ], [ %355, %372 ], [ %355, %358 ], [ zeroinitializer, %345 ], [ %355, %388 ]
  %403 = phi <8 x double> [ %369, %386 ], [ %369, %372 ], [ zeroinitializer, %358 ], [ zeroinitializer, %345 ], [ %369, %388 ]
  %404 = phi <8 x double> [ zeroinitializer, %386 ], [ zeroinitializer, %372 ], [ zeroinitializer, %358 ], [ zeroinitializer, %345 ], [ %397, %388 ]
  %405 = fadd contract <8 x double> %402, %403
  %406 = fadd contract <8 x double> %401, %404
  %407 = fadd contract <8 x double> %405, %406
  %408 = sitofp i64 %129 to double
  %409 = insertelement <8 x double> poison, double %408, i64 0
  %410 = shufflevector <8 x double> %409, <8 x double> poison, <8 x i32> zeroinitializer
  %411 = fdiv contract <8 x double> %407, %410
  br label %412

412:
  %413 = phi i32 [ 0, %400 ], [ %418, %412 ]
  %414 = phi <8 x double> [ %411, %400 ], [ %417, %412 ]
  %415 = extractelement <8 x double> %414, i32 %413
  %416 = call contract double @llvm.sqrt.f64(double %415)
  %417 = insertelement <8 x double> %414, double %416, i32 %413
  %418 = add nsw i32 %413, 1
  %419 = icmp eq i32 %418, 8
  br i1 %419, label %420, label %412

420:
  br i1 %188, label %421, label %475

421:
  %422 = phi i64 [ %431, %421 ], [ 0, %420 ]
  %423 = phi <8 x double> [ %430, %421 ], [ zeroinitializer, %420 ]
  %424 = getelementptr inbounds <8 x double>, ptr %130, i64 %422
  %425 = load <8 x double>, ptr %424, align 64
  %426 = getelementptr inbounds <8 x double>, ptr %148, i64 %422
  %427 = load <8 x double>, ptr %426, align 64
  %428 = fmul contract <8 x double> %425, %427
  %429 = fmul contract <8 x double> %428, %428
  %430 = fadd contract <8 x double> %423, %429
  %431 = add nsw i64 %422, 4
  %432 = icmp slt i64 %431, %129
  br i1 %432, label %421, label %433

433:
  %434 = icmp sgt i64 %129, 1
  br i1 %434, label %435, label %475

435:
  %436 = phi i64 [ %445, %435 ], [ 1, %433 ]
  %437 = phi <8 x double> [ %444, %435 ], [ zeroinitializer, %433 ]
  %438 = getelementptr inbounds <8 x double>, ptr %130, i64 %436
  %439 = load <8 x double>, ptr %438, align 64
  %440 = getelementptr inbounds <8 x double>, ptr %148, i64 %436
  %441 = load <8 x double>, ptr %440, align 64
  %442 = fmul contract <8 x double> %439, %441
  %443 = fmul contract <8 x double> %442, %442
  %444 = fadd contract <8 x double> %437, %443
  %445 = add nsw i64 %436, 4
  %446 = icmp slt i64 %445, %129
  br i1 %446, label %435, label %447

447:
  %448 = icmp sgt i64 %129, 2
  br i1 %448, label %449, label %475

449:
  %450 = phi i64 [ %459, %449 ], [ 2, %447 ]
  %451 = phi <8 x double> [ %458, %449 ], [ zeroinitializer, %447 ]
  %452 = getelementptr inbounds <8 x double>, ptr %130, i64 %450
  %453 = load <8 x double>, ptr %452, align 64
  %454 = getelementptr inbounds <8 x double>, ptr %148, i64 %450
  %455 = load <8 x double>, ptr %454, align 64
  %456 = fmul contract <8 x double> %453, %455
  %457 = fmul contract <8 x double> %456, %456
  %458 = fadd contract <8 x double> %451, %457
  %459 = add nsw i64 %450, 4
  %460 = icmp slt i64 %459, %129
  br i1 %460, label %449, label %461

461:
  %462 = icmp sgt i64 %129, 3
  br i1 %462, label %463, label %475

463:
  %464 = phi i64 [ %473, %463 ], [ 3, %461 ]
  %465 = phi <8 x double> [ %472, %463 ], [ zeroinitializer, %461 ]
  %466 = getelementptr inbounds <8 x double>, ptr %130, i64 %464
  %467 = load <8 x double>, ptr %466, align 64
  %468 = getelementptr inbounds <8 x double>, ptr %148, i64 %464
  %469 = load <8 x double>, ptr %468, align 64
  %470 = fmul contract <8 x double> %467, %469
  %471 = fmul contract <8 x double> %470, %470
  %472 = fadd contract <8 x double> %465, %471
  %473 = add nsw i64 %464, 4
  %474 = icmp slt i64 %473, %129
  br i1 %474, label %463, label %475

475:
  %476 = phi <8 x double> [ %458, %461 ], [ zeroinitializer, %447 ], [ zeroinitializer, %433 ], [ zeroinitializer, %420 ], [ %458, %463 ]
  %477 = phi <8 x double> [ %430, %461 ], [ %430, %447 ], [ %430, %433 ], [ zeroinitializer, %420 ], [ %430, %463 ]
  %478 = phi <8 x double> [ %444, %461 ], [ %444, %447 ], [ zeroinitializer, %433 ], [ zeroinitializer, %420 ], [ %444, %463 ]
  %479 = phi <8 x double> [ zeroinitializer, %461 ], [ zeroinitializer, %447 ], [ zeroinitializer, %433 ], [ zeroinitializer, %420 ], [ %472, %463 ]
  %480 = fadd contract <8 x double> %477, %478
  %481 = fadd contract <8 x double> %476, %479
  %482 = fadd contract <8 x double> %480, %481
  %483 = fdiv contract <8 x double> %482, %410
  br label %484

484:
  %485 = phi i32 [ 0, %475 ], [ %490, %484 ]
  %486 = phi <8 x double> [ %483, %475 ], [ %489, %484 ]
  %487 = extractelement <8 x double> %486, i32 %485
  %488 = call contract double @llvm.sqrt.f64(double %487)
  %489 = insertelement <8 x double> %486, double %488, i32 %485
  %490 = add nsw i32 %485, 1
  %491 = icmp eq i32 %490, 8
  br i1 %491, label %492, label %484

492:
  %493 = load double, ptr %20, align 8
  %494 = call contract double @llvm.fabs.f64(double %493)
  %495 = fmul contract double %494, 0x3D4F400000000000
  %496 = fmul contract double %238, 0x3EB0C6F7A0B5ED8D
  br label %542

497:
  %498 = phi i64 [ 0, %184 ], [ %539, %538 ]
  %499 = shl nsw i64 1, %498
  %500 = and i64 %499, %122
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %538, label %502

502:
  %503 = trunc i64 %498 to i32
  %504 = extractelement <8 x double> %185, i32 %503
  %505 = load ptr, ptr %19, align 8
  %506 = and i64 %498, 4294967239
  %507 = or i64 %506, 56
  %508 = getelementptr inbounds double, ptr %505, i64 %507
  store double %504, ptr %508, align 8
  br i1 %187, label %521, label %509

509:
  %510 = extractelement <8 x double> %186, i32 %503
  %511 = load ptr, ptr %13, align 8
  %512 = load i64, ptr %15, align 8
  %513 = add nsw i64 %512, %153
  %514 = load i64, ptr %17, align 8
  %515 = sub i64 %513, %514
  %516 = shl nsw i64 %515, 3
  %517 = or i64 %516, %498
  %518 = getelementptr inbounds double, ptr %511, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = fadd contract double %510, %519
  br label %521

521:
  %522 = phi contract double [ %520, %509 ], [ 0.000000e+00, %502 ]
  %523 = and i64 %498, 4294967231
  %524 = or i64 %523, 64
  %525 = getelementptr inbounds double, ptr %505, i64 %524
  store double %522, ptr %525, align 8
  br i1 %188, label %526, label %538

526:
  %527 = load ptr, ptr %11, align 8
  br label %528

528:
  %529 = phi i64 [ 0, %526 ], [ %536, %528 ]
  %530 = getelementptr inbounds <8 x double>, ptr %146, i64 %529
  %531 = load <8 x double>, ptr %530, align 64
  %532 = extractelement <8 x double> %531, i32 %503
  %533 = shl nsw i64 %529, 3
  %534 = add nsw i64 %533, %498
  %535 = getelementptr inbounds double, ptr %527, i64 %534
  store double %532, ptr %535, align 8
  %536 = add nsw i64 %529, 1
  %537 = icmp eq i64 %536, %129
  br i1 %537, label %538, label %528

538:
  %539 = add nsw i64 %498, 1
  %540 = icmp eq i64 %539, 8
  br i1 %540, label %231, label %497

541:
  br i1 %188, label %566, label %631

542:
  %543 = phi <8 x double> [ undef, %492 ], [ %557, %553 ]
  %544 = phi i32 [ 0, %492 ], [ %558, %553 ]
  %545 = extractelement <8 x double> %417, i32 %544
  %546 = fcmp contract olt double %545, 1.000000e-05
  br i1 %546, label %553, label %547

547:
  %548 = extractelement <8 x double> %489, i32 %544
  %549 = fcmp contract olt double %548, 1.000000e-05
  br i1 %549, label %553, label %550

550:
  %551 = fmul contract double %545, 1.000000e-02
  %552 = fdiv contract double %551, %548
  br label %553

553:
  %554 = phi contract double [ %552, %550 ], [ %496, %547 ], [ %496, %542 ]
  %555 = call contract double @llvm.maxnum.f64(double %554, double %495)
  %556 = call contract double @llvm.minnum.f64(double %555, double %238)
  %557 = insertelement <8 x double> %543, double %556, i32 %544
  %558 = add nsw i32 %544, 1
  %559 = icmp eq i32 %558, 8
  br i1 %559, label %541, label %542

560:
  %561 = load <8 x double>, ptr %2, align 64
  %562 = fadd contract <8 x double> %557, %561
  store <8 x double> %562, ptr %2, align 64
  %563 = load ptr, ptr %0, align 8
  %564 = load ptr, ptr %13, align 8
  %565 = load ptr, ptr %141, align 8
  call void %563(ptr %2, ptr %147, ptr %564, ptr %146, ptr %565)
  br label %654

566:
  %567 = phi i64 [ %575, %566 ], [ 0, %541 ]
  %568 = getelementptr inbounds <8 x double>, ptr %132, i64 %567
  %569 = load <8 x double>, ptr %568, align 64
  %570 = getelementptr inbounds <8 x double>, ptr %130, i64 %567
  %571 = load <8 x double>, ptr %570, align 64
  %572 = fmul contract <8 x double> %557, %571
  %573 = fadd contract <8 x double> %569, %572
  %574 = getelementptr inbounds <8 x double>, ptr %147, i64 %567
  store <8 x double> %573, ptr %574, align 64
  %575 = add nsw i64 %567, 1
  %576 = icmp eq i64 %575, %129
  br i1 %576, label %560, label %566

577:
  %578 = phi i64 [ %587, %577 ], [ 0, %654 ]
  %579 = phi <8 x double> [ %586, %577 ], [ zeroinitializer, %654 ]
  %580 = getelementptr inbounds <8 x double>, ptr %146, i64 %578
  %581 = load <8 x double>, ptr %580, align 64
  %582 = getelementptr inbounds <8 x double>, ptr %148, i64 %578
  %583 = load <8 x double>, ptr %582, align 64
  %584 = fmul contract <8 x double> %581, %583
  %585 = fmul contract <8 x double> %584, %584
  %586 = fadd contract <8 x double> %579, %585
  %587 = add nsw i64 %578, 4
  %588 = icmp slt i64 %587, %129
  br i1 %588, label %577, label %589

589:
  %590 = icmp sgt i64 %129, 1
  br i1 %590, label %591, label %637

591:
  %592 = phi i64 [ %601, %591 ], [ 1, %589 ]
  %593 = phi <8 x double> [ %600, %591 ], [ zeroinitializer, %589 ]
  %594 = getelementptr inbounds <8 x double>, ptr %146, i64 %592
  %595 = load <8 x double>, ptr %594, align 64
  %596 = getelementptr inbounds <8 x double>, ptr %148, i64 %592
  %597 = load <8 x double>, ptr %596, align 64
  %598 = fmul contract <8 x double> %595, %597
  %599 = fmul contract <8 x double> %598, %598
  %600 = fadd contract <8 x double> %593, %599
  %601 = add nsw i64 %592, 4
  %602 = icmp slt i64 %601, %129
  br i1 %602, label %591, label %603

603:
  %604 = icmp sgt i64 %129, 2
  br i1 %604, label %605, label %637

605:
  %606 = phi i64 [ %615, %605 ], [ 2, %603 ]
  %607 = phi <8 x double> [ %614, %605 ], [ zeroinitializer, %603 ]
  %608 = getelementptr inbounds <8 x double>, ptr %146, i64 %606
  %609 = load <8 x double>, ptr %608, align 64
  %610 = getelementptr inbounds <8 x double>, ptr %148, i64 %606
  %611 = load <8 x double>, ptr %610, align 64
  %612 = fmul contract <8 x double> %609, %611
  %613 = fmul contract <8 x double> %612, %612
  %614 = fadd contract <8 x double> %607, %613
  %615 = add nsw i64 %606, 4
  %616 = icmp slt i64 %615, %129
  br i1 %616, label %605, label %617

617:
  %618 = icmp sgt i64 %129, 3
  br i1 %618, label %619, label %637

619:
  %620 = phi i64 [ %629, %619 ], [ 3, %617 ]
  %621 = phi <8 x double> [ %628, %619 ], [ zeroinitializer, %617 ]
  %622 = getelementptr inbounds <8 x double>, ptr %146, i64 %620
  %623 = load <8 x double>, ptr %622, align 64
  %624 = getelementptr inbounds <8 x double>, ptr %148, i64 %620
  %625 = load <8 x double>, ptr %624, align 64
  %626 = fmul contract <8 x double> %623, %625
  %627 = fmul contract <8 x double> %626, %626
  %628 = fadd contract <8 x double> %621, %627
  %629 = add nsw i64 %620, 4
  %630 = icmp slt i64 %629, %129
  br i1 %630, label %619, label %637

631:
  %632 = load <8 x double>, ptr %2, align 64
  %633 = fadd contract <8 x double> %557, %632
  store <8 x double> %633, ptr %2, align 64
  %634 = load ptr, ptr %0, align 8
  %635 = load ptr, ptr %13, align 8
  %636 = load ptr, ptr %141, align 8
  call void %634(ptr %2, ptr %147, ptr %635, ptr %146, ptr %636)
  br label %637

637:
  %638 = phi <8 x double> [ %614, %617 ], [ zeroinitializer, %603 ], [ zeroinitializer, %589 ], [ zeroinitializer, %631 ], [ %614, %619 ]
  %639 = phi <8 x double> [ %586, %617 ], [ %586, %603 ], [ %586, %589 ], [ zeroinitializer, %631 ], [ %586, %619 ]
  %640 = phi <8 x double> [ %600, %617 ], [ %600, %603 ], [ zeroinitializer, %589 ], [ zeroinitializer, %631 ], [ %600, %619 ]
  %641 = phi <8 x double> [ zeroinitializer, %617 ], [ zeroinitializer, %603 ], [ zeroinitializer, %589 ], [ zeroinitializer, %631 ], [ %628, %619 ]
  %642 = fadd contract <8 x double> %639, %640
  %643 = fadd contract <8 x double> %638, %641
  %644 = fadd contract <8 x double> %642, %643
  %645 = fdiv contract <8 x double> %644, %410
  br label %646

646:
  %647 = phi i32 [ 0, %637 ], [ %652, %646 ]
  %648 = phi <8 x double> [ %645, %637 ], [ %651, %646 ]
  %649 = extractelement <8 x double> %648, i32 %647
  %650 = call contract double @llvm.sqrt.f64(double %649)
  %651 = insertelement <8 x double> %648, double %650, i32 %647
  %652 = add nsw i32 %647, 1
  %653 = icmp eq i32 %652, 8
  br i1 %653, label %675, label %646

654:
  %655 = phi i64 [ %661, %654 ], [ 0, %560 ]
  %656 = getelementptr inbounds <8 x double>, ptr %130, i64 %655
  %657 = load <8 x double>, ptr %656, align 64
  %658 = getelementptr inbounds <8 x double>, ptr %146, i64 %655
  %659 = load <8 x double>, ptr %658, align 64
  %660 = fsub contract <8 x double> %659, %657
  store <8 x double> %660, ptr %658, align 64
  %661 = add nsw i64 %655, 1
  %662 = icmp eq i64 %661, %129
  br i1 %662, label %577, label %654

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
  %682 = extractelement <8 x double> %489, i32 %681
  %683 = extractelement <8 x double> %651, i32 %681
  %684 = extractelement <8 x double> %557, i32 %681
  %685 = fdiv contract double %683, %684
  %686 = call contract double @llvm.maxnum.f64(double %682, double %685)
  %687 = fmul contract double %238, %686
  %688 = fcmp contract ugt double %687, 1.000000e-15
  br i1 %688, label %692, label %689

689:
  %690 = fmul contract double %684, 1.000000e-03
  %691 = call contract double @llvm.maxnum.f64(double %496, double %690)
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
  %701 = call contract double @llvm.minnum.f64(double %700, double %238)
  %702 = load ptr, ptr %19, align 8
  %703 = add nsw i64 %676, 8
  %704 = getelementptr inbounds double, ptr %702, i64 %703
  store double %701, ptr %704, align 8
  %705 = add nsw i64 %676, 48
  %706 = getelementptr inbounds double, ptr %702, i64 %705
  store double 3.000000e+00, ptr %706, align 8
  br label %707

707:
  %708 = add nsw i64 %676, 1
  %709 = icmp eq i64 %708, 8
  br i1 %709, label %663, label %675

710:
  %711 = phi i64 [ 0, %667 ], [ %773, %772 ]
  %712 = shl nsw i64 1, %711
  %713 = and i64 %712, %122
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %772, label %715

715:
  %716 = trunc i64 %711 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %716)
  %717 = load ptr, ptr %13, align 8
  %718 = load i64, ptr %668, align 8
  %719 = load ptr, ptr %669, align 8
  %720 = icmp sgt i64 %718, 0
  br i1 %720, label %721, label %730

721:
  %722 = phi i64 [ %728, %721 ], [ 0, %715 ]
  %723 = shl nsw i64 %722, 3
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
  br i1 %188, label %732, label %753

732:
  %733 = phi i64 [ %739, %732 ], [ 0, %730 ]
  %734 = shl nsw i64 %733, 3
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
  %746 = shl nsw i64 %745, 3
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
  %767 = shl nsw i64 %764, 3
  %768 = add nsw i64 %767, %711
  %769 = getelementptr inbounds double, ptr %760, i64 %768
  store double %766, ptr %769, align 8
  %770 = add nsw i64 %764, 1
  %771 = icmp eq i64 %770, %761
  br i1 %771, label %762, label %763

772:
  %773 = add nsw i64 %711, 1
  %774 = icmp eq i64 %773, 8
  br i1 %774, label %775, label %710

775:
  br label %776

776:
  ret i32 %125
}

define i64 @size_of_lanes() {
  ret i64 672
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.fabs.f64(double)

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
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  br label %26

16:
  %17 = load i64, ptr %0, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %368

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  br label %147

26:
  %27 = phi i64 [ 0, %11 ], [ %145, %144 ]
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %7, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ord double %29, 0.000000e+00
  %33 = tail call contract double @llvm.fabs.f64(double %29)
  %34 = select contract i1 %32, double %33, double 0.000000e+00
  %35 = fcmp contract ord double %31, 0.000000e+00
  %36 = tail call contract double @llvm.fabs.f64(double %31)
  %37 = select contract i1 %35, double %36, double 0.000000e+00
  %38 = fadd contract double %34, %37
  %39 = getelementptr inbounds double, ptr %13, i64 %27
  %40 = getelementptr inbounds i64, ptr %15, i64 %27
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 2
  br i1 %42, label %43, label %144

43:
  %44 = getelementptr inbounds double, ptr %8, i64 %27
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %45, %2
  %47 = getelementptr inbounds double, ptr %9, i64 %27
  %48 = load double, ptr %47, align 8
  %49 = fmul contract double %48, %2
  %50 = tail call contract double @llvm.maxnum.f64(double %33, double %36)
  %51 = fmul contract double %38, 0x3D06849B86A12B9B
  %52 = fcmp contract ugt double %50, %51
  br i1 %52, label %53, label %98

53:
  %54 = fcmp contract oeq double %29, 0.000000e+00
  %55 = fcmp contract oeq double %31, 0.000000e+00
  %56 = or i1 %54, %55
  br i1 %56, label %98, label %57

57:
  %58 = fcmp contract olt double %29, 0.000000e+00
  %59 = fcmp contract ogt double %31, 0.000000e+00
  %60 = and i1 %58, %59
  br i1 %60, label %371, label %61

61:
  %62 = fcmp contract ogt double %29, 0.000000e+00
  %63 = fcmp contract olt double %31, 0.000000e+00
  %64 = and i1 %62, %63
  br i1 %64, label %371, label %65

65:
  %66 = fcmp contract olt double %46, 0.000000e+00
  %67 = fcmp contract ogt double %49, 0.000000e+00
  %68 = and i1 %66, %67
  %69 = and i1 %59, %68
  %70 = and i1 %62, %69
  br i1 %70, label %77, label %71

71:
  %72 = fcmp contract ogt double %46, 0.000000e+00
  %73 = fcmp contract olt double %49, 0.000000e+00
  %74 = and i1 %72, %73
  %75 = and i1 %63, %74
  %76 = and i1 %58, %75
  br i1 %76, label %77, label %98

77:
  %78 = select contract i1 %62, double 1.000000e+00, double -1.000000e+00
  %79 = fmul contract double %78, %46
  %80 = fmul contract double %78, %49
  %81 = fcmp contract olt double %79, 0.000000e+00
  %82 = fcmp contract ogt double %80, 0.000000e+00
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %98

84:
  %85 = fmul contract double %31, %78
  %86 = fmul contract double %29, %78
  %87 = fsub contract double %85, %86
  %88 = fsub contract double %87, %80
  %89 = fsub contract double %79, %80
  %90 = fdiv contract double %88, %89
  %91 = fmul contract double %79, %90
  %92 = fadd contract double %86, %91
  %93 = tail call contract double @llvm.minnum.f64(double %86, double %85)
  %94 = fsub contract double %93, %92
  %95 = fmul contract double %94, 2.500000e-01
  %96 = fsub contract double %92, %95
  %97 = fcmp contract uge double %96, 0.000000e+00
  br i1 %97, label %98, label %371

98:
  %99 = getelementptr inbounds double, ptr %39, i64 %1
  %100 = load double, ptr %99, align 8
  %101 = fmul contract double %100, %2
  %102 = fcmp uno double %46, %49
  br i1 %102, label %144, label %103

103:
  %104 = load double, ptr %39, align 8
  %105 = fmul contract double %38, 1.000000e+10
  %106 = fsub contract double %31, %29
  %107 = fmul contract double %29, 0x3FFD413CCBB84FBD
  %108 = fmul contract double %46, 0x3FDA827997709F7A
  %109 = fadd contract double %107, %108
  %110 = fmul contract double %109, 0x3FD5F6199B087E2F
  %111 = fmul contract double %31, 0x40015F619A23D822
  %112 = fmul contract double %49, 0x3FE2BEC33447B043
  %113 = fsub contract double %111, %112
  %114 = fmul contract double %113, 0x3FC5F61993D37A46
  %115 = fadd contract double %110, %114
  %116 = tail call contract double @llvm.fabs.f64(double %106)
  %117 = fsub contract double %104, %29
  %118 = tail call contract double @llvm.fabs.f64(double %117)
  %119 = fsub contract double %104, %31
  %120 = tail call contract double @llvm.fabs.f64(double %119)
  %121 = tail call contract double @llvm.maxnum.f64(double %118, double %120)
  %122 = tail call contract double @llvm.maxnum.f64(double %116, double %121)
  %123 = fadd contract double %33, %36
  %124 = fmul contract double %123, 1.000000e-09
  %125 = fmul contract double %105, 0x3D06849B86A12B9B
  %126 = fadd contract double %124, %125
  %127 = fsub contract double %104, %115
  %128 = tail call contract double @llvm.fabs.f64(double %127)
  %129 = fmul contract double %122, 5.000000e-03
  %130 = fadd contract double %126, %129
  %131 = fcmp contract ugt double %128, %130
  br i1 %131, label %371, label %132

132:
  %133 = fmul contract double %106, 0x3FF74B23344A5383
  %134 = fmul contract double %46, 0x3FC23180000A8CFF
  %135 = fsub contract double %133, %134
  %136 = fmul contract double %49, 0x3FD413CCD124078A
  %137 = fsub contract double %135, %136
  %138 = fsub contract double %101, %137
  %139 = tail call contract double @llvm.fabs.f64(double %138)
  %140 = fmul contract double %122, 5.000000e-02
  %141 = fadd contract double %126, %140
  %142 = fcmp contract ugt double %139, %141
  %143 = freeze i1 %142
  br i1 %143, label %371, label %144

144:
  %145 = add nsw i64 %27, 1
  %146 = icmp eq i64 %145, %1
  br i1 %146, label %16, label %26

147:
  %148 = phi i1 [ true, %19 ], [ %366, %364 ]
  %149 = phi i64 [ 0, %19 ], [ %365, %364 ]
  %150 = shl nsw i64 %149, 2
  %151 = getelementptr inbounds i64, ptr %21, i64 %150
  %152 = getelementptr inbounds i64, ptr %151, i64 1
  %153 = load i64, ptr %152, align 8
  %154 = load i64, ptr %151, align 8
  %155 = getelementptr inbounds i64, ptr %151, i64 2
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %23, i64 %156
  %158 = load double, ptr %157, align 8
  switch i64 %154, label %161 [
    i64 6, label %364
    i64 0, label %364
    i64 3, label %159
    i64 5, label %368
    i64 10, label %169
  ]

159:
  %160 = fcmp contract ord double %158, 0.000000e+00
  br i1 %160, label %364, label %161

161:
  %162 = getelementptr inbounds double, ptr %5, i64 %153
  %163 = load double, ptr %162, align 8
  %164 = fcmp contract uno double %163, 0.000000e+00
  br i1 %164, label %368, label %165

165:
  %166 = getelementptr inbounds double, ptr %7, i64 %153
  %167 = load double, ptr %166, align 8
  %168 = fcmp contract uno double %167, 0.000000e+00
  br i1 %168, label %368, label %169

169:
  %170 = load ptr, ptr %24, align 8
  %171 = getelementptr inbounds i64, ptr %170, i64 %153
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %238, label %174

174:
  %175 = load ptr, ptr %25, align 8
  %176 = add nsw i64 %153, %1
  %177 = getelementptr inbounds double, ptr %175, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fmul contract double %178, %2
  %180 = getelementptr inbounds double, ptr %8, i64 %153
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %181, %2
  %183 = getelementptr inbounds double, ptr %9, i64 %153
  %184 = load double, ptr %183, align 8
  %185 = fmul contract double %184, %2
  %186 = fcmp uno double %182, %185
  br i1 %186, label %238, label %187

187:
  %188 = getelementptr inbounds double, ptr %175, i64 %153
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %5, i64 %153
  %191 = load double, ptr %190, align 8
  %192 = fcmp contract ord double %191, 0.000000e+00
  %193 = tail call contract double @llvm.fabs.f64(double %191)
  %194 = select contract i1 %192, double %193, double 0.000000e+00
  %195 = getelementptr inbounds double, ptr %7, i64 %153
  %196 = load double, ptr %195, align 8
  %197 = fcmp contract ord double %196, 0.000000e+00
  %198 = tail call contract double @llvm.fabs.f64(double %196)
  %199 = select contract i1 %197, double %198, double 0.000000e+00
  %200 = fadd contract double %194, %199
  %201 = fsub contract double %196, %191
  %202 = fmul contract double %191, 0x3FFD413CCBB84FBD
  %203 = fmul contract double %182, 0x3FDA827997709F7A
  %204 = fadd contract double %203, %202
  %205 = fmul contract double %204, 0x3FD5F6199B087E2F
  %206 = fmul contract double %196, 0x40015F619A23D822
  %207 = fmul contract double %185, 0x3FE2BEC33447B043
  %208 = fsub contract double %206, %207
  %209 = fmul contract double %208, 0x3FC5F61993D37A46
  %210 = fadd contract double %205, %209
  %211 = tail call contract double @llvm.fabs.f64(double %201)
  %212 = fsub contract double %189, %191
  %213 = tail call contract double @llvm.fabs.f64(double %212)
  %214 = fsub contract double %189, %196
  %215 = tail call contract double @llvm.fabs.f64(double %214)
  %216 = tail call contract double @llvm.maxnum.f64(double %213, double %215)
  %217 = tail call contract double @llvm.maxnum.f64(double %211, double %216)
  %218 = fadd contract double %193, %198
  %219 = fmul contract double %218, 1.000000e-09
  %220 = fmul contract double %200, 0x3D06849B86A12B9B
  %221 = fadd contract double %219, %220
  %222 = fsub contract double %189, %210
  %223 = tail call contract double @llvm.fabs.f64(double %222)
  %224 = fmul contract double %217, 5.000000e-03
  %225 = fadd contract double %221, %224
  %226 = fcmp contract ugt double %223, %225
  br i1 %226, label %368, label %227

227:
  %228 = fmul contract double %201, 0x3FF74B23344A5383
  %229 = fmul contract double %182, 0x3FC23180000A8CFF
  %230 = fsub contract double %228, %229
  %231 = fmul contract double %185, 0x3FD413CCD124078A
  %232 = fsub contract double %230, %231
  %233 = fsub contract double %179, %232
  %234 = tail call contract double @llvm.fabs.f64(double %233)
  %235 = fmul contract double %217, 5.000000e-02
  %236 = fadd contract double %221, %235
  %237 = fcmp contract ugt double %234, %236
  br i1 %237, label %368, label %238

238:
  %239 = add i64 %154, -5
  %240 = icmp ult i64 %239, -2
  %241 = icmp slt i64 %154, 7
  %242 = and i1 %241, %240
  br i1 %242, label %323, label %243

243:
  %244 = getelementptr inbounds double, ptr %5, i64 %153
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %8, i64 %153
  %247 = load double, ptr %246, align 8
  %248 = fmul contract double %247, %2
  %249 = getelementptr inbounds double, ptr %7, i64 %153
  %250 = load double, ptr %249, align 8
  %251 = getelementptr inbounds double, ptr %9, i64 %153
  %252 = load double, ptr %251, align 8
  %253 = fmul contract double %252, %2
  %254 = icmp ne i64 %154, 9
  %255 = fcmp contract une double %245, 0.000000e+00
  %256 = or i1 %254, %255
  %257 = fcmp contract ogt double %248, 0.000000e+00
  %258 = fcmp contract uge double %250, 0.000000e+00
  %259 = or i1 %256, %258
  %260 = or i1 %257, %259
  br i1 %260, label %261, label %368

261:
  %262 = fcmp contract oeq double %245, 0.000000e+00
  br i1 %262, label %263, label %270

263:
  %264 = fcmp contract olt double %250, 0.000000e+00
  %265 = and i1 %257, %264
  %266 = fcmp contract olt double %248, 0.000000e+00
  %267 = fcmp contract ogt double %250, 0.000000e+00
  %268 = and i1 %266, %267
  %269 = or i1 %265, %268
  br i1 %269, label %291, label %364

270:
  %271 = fcmp contract oeq double %250, 0.000000e+00
  br i1 %271, label %291, label %272

272:
  %273 = fcmp contract olt double %245, 0.000000e+00
  %274 = fcmp contract ogt double %250, 0.000000e+00
  %275 = and i1 %273, %274
  br i1 %275, label %291, label %276

276:
  %277 = fcmp contract ogt double %245, 0.000000e+00
  %278 = fcmp contract olt double %250, 0.000000e+00
  %279 = and i1 %277, %278
  br i1 %279, label %291, label %280

280:
  %281 = fcmp contract olt double %248, 0.000000e+00
  %282 = fcmp contract ogt double %253, 0.000000e+00
  %283 = and i1 %281, %282
  %284 = and i1 %274, %283
  %285 = and i1 %277, %284
  br i1 %285, label %300, label %286

286:
  %287 = fcmp contract olt double %253, 0.000000e+00
  %288 = and i1 %257, %287
  %289 = and i1 %278, %288
  %290 = and i1 %273, %289
  br i1 %290, label %300, label %364

291:
  %292 = getelementptr inbounds i64, ptr %151, i64 3
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %368, label %295

295:
  %296 = select contract i1 %262, double %248, double %245
  %297 = sitofp i64 %293 to double
  %298 = fmul contract double %296, %297
  %299 = fcmp contract olt double %298, 0.000000e+00
  br i1 %299, label %368, label %364

300:
  %301 = select contract i1 %277, double 1.000000e+00, double -1.000000e+00
  %302 = fmul contract double %247, %301
  %303 = fmul contract double %302, %2
  %304 = fmul contract double %301, %252
  %305 = fmul contract double %304, %2
  %306 = fcmp contract olt double %303, 0.000000e+00
  %307 = fcmp contract ogt double %305, 0.000000e+00
  %308 = and i1 %306, %307
  br i1 %308, label %309, label %364

309:
  %310 = fmul contract double %301, %250
  %311 = fmul contract double %245, %301
  %312 = fsub contract double %310, %311
  %313 = fsub contract double %312, %305
  %314 = fsub contract double %303, %305
  %315 = fdiv contract double %313, %314
  %316 = fmul contract double %303, %315
  %317 = fadd contract double %311, %316
  %318 = tail call contract double @llvm.minnum.f64(double %311, double %310)
  %319 = fsub contract double %318, %317
  %320 = fmul contract double %319, 2.500000e-01
  %321 = fsub contract double %317, %320
  %322 = fcmp contract uge double %321, 0.000000e+00
  br i1 %322, label %364, label %368

323:
  %324 = icmp eq i64 %154, 1
  %325 = select contract i1 %324, double 1.000000e+00, double -1.000000e+00
  %326 = getelementptr inbounds double, ptr %7, i64 %153
  %327 = load double, ptr %326, align 8
  %328 = fcmp contract uno double %158, 0.000000e+00
  br i1 %328, label %329, label %331

329:
  %330 = fmul contract double %325, %327
  br label %335

331:
  %332 = fmul contract double %325, %158
  %333 = fmul contract double %325, %327
  %334 = tail call contract double @llvm.minnum.f64(double %332, double %333)
  br label %335

335:
  %336 = phi contract double [ %330, %329 ], [ %334, %331 ]
  %337 = getelementptr inbounds double, ptr %8, i64 %153
  %338 = load double, ptr %337, align 8
  %339 = fmul contract double %325, %338
  %340 = fmul contract double %339, %2
  %341 = getelementptr inbounds double, ptr %9, i64 %153
  %342 = load double, ptr %341, align 8
  %343 = fmul contract double %325, %342
  %344 = fmul contract double %343, %2
  %345 = fcmp contract olt double %340, 0.000000e+00
  %346 = fcmp contract ogt double %344, 0.000000e+00
  %347 = and i1 %345, %346
  br i1 %347, label %348, label %364

348:
  %349 = fmul contract double %325, %327
  %350 = getelementptr inbounds double, ptr %5, i64 %153
  %351 = load double, ptr %350, align 8
  %352 = fmul contract double %325, %351
  %353 = fsub contract double %349, %352
  %354 = fsub contract double %353, %344
  %355 = fsub contract double %340, %344
  %356 = fdiv contract double %354, %355
  %357 = fmul contract double %340, %356
  %358 = fadd contract double %352, %357
  %359 = tail call contract double @llvm.minnum.f64(double %352, double %349)
  %360 = fsub contract double %359, %358
  %361 = fmul contract double %360, 2.500000e-01
  %362 = fsub contract double %358, %361
  %363 = fcmp contract uge double %362, %336
  br i1 %363, label %364, label %368

364:
  %365 = add nsw i64 %149, 1
  %366 = icmp slt i64 %365, %17
  %367 = icmp eq i64 %365, %17
  br i1 %367, label %368, label %147

368:
  %369 = phi i1 [ false, %16 ], [ %366, %364 ], [ %148, %309 ], [ %148, %243 ], [ %148, %348 ], [ %148, %165 ], [ %148, %161 ], [ %148, %227 ], [ %148, %147 ], [ %148, %187 ], [ %148, %291 ], [ %148, %295 ]
  %370 = zext i1 %369 to i32
  br label %371

371:
  %372 = phi i32 [ %370, %368 ], [ 1, %84 ], [ 1, %57 ], [ 1, %61 ], [ 1, %103 ], [ 1, %132 ]
  ret i32 %372
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
  %16 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 5
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i64, ptr %13, i64 2
  store i64 -1, ptr %17, align 8
  %18 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 0, ptr %18, align 8
  %19 = load i64, ptr %1, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8
  br label %51

24:
  %25 = phi i64 [ %19, %2 ], [ %55, %51 ]
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %29 = load double, ptr %28, align 8
  %30 = fmul contract double %27, %29
  %31 = tail call fastcc i32 @suspicious(ptr %1, i64 %8, double %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %44, label %33

33:
  %34 = icmp sgt i64 %8, 0
  %35 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %38 = load ptr, ptr %37, align 8
  br i1 %34, label %39, label %59

39:
  %40 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %41 = load ptr, ptr %40, align 8
  %42 = mul nsw i64 %8, 94
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  br label %191

44:
  %45 = icmp sgt i64 %25, 0
  br i1 %45, label %46, label %261

46:
  %47 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %50 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %228

51:
  %52 = phi i64 [ 0, %21 ], [ %54, %51 ]
  %53 = getelementptr inbounds i64, ptr %23, i64 %52
  store i64 0, ptr %53, align 8
  %54 = add nsw i64 %52, 1
  %55 = load i64, ptr %1, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %51, label %24

57:
  %58 = load double, ptr %28, align 8
  br label %59

59:
  %60 = phi double [ %58, %57 ], [ %29, %33 ]
  %61 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %36, double %60, ptr %38)
  %62 = load ptr, ptr %5, align 8
  %63 = load ptr, ptr %9, align 8
  %64 = load ptr, ptr %62, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %64, i64 0, i32 4
  %66 = load i64, ptr %65, align 8
  %67 = add nsw i64 %66, 3
  %68 = getelementptr inbounds %struct.Watch, ptr %63, i64 0, i32 13
  %69 = load ptr, ptr %68, align 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 3
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 2
  %74 = load double, ptr %73, align 8
  %75 = fdiv contract double %72, %74
  %76 = call contract double @llvm.fabs.f64(double %75)
  %77 = call contract double @llvm.maxnum.f64(double %76, double 1.000000e+00)
  %78 = fmul contract double %77, 0x3CD0000000000000
  %79 = load i64, ptr %11, align 8
  %80 = getelementptr inbounds %struct.Watch, ptr %63, i64 0, i32 12
  %81 = icmp slt i64 %79, %70
  br i1 %81, label %82, label %185

82:
  %83 = getelementptr inbounds %struct.Watch, ptr %63, i64 0, i32 4
  %84 = getelementptr inbounds %struct.Watch, ptr %63, i64 0, i32 14
  %85 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 4
  %86 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 1
  %87 = getelementptr inbounds %struct.Watch, ptr %63, i64 0, i32 10
  %88 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 8
  %89 = getelementptr inbounds %struct.Step, ptr %62, i64 0, i32 7
  %90 = icmp sgt i64 %66, 0
  %91 = load ptr, ptr %80, align 8
  br label %92

92:
  %93 = phi ptr [ %91, %82 ], [ %177, %176 ]
  %94 = phi ptr [ %91, %82 ], [ %178, %176 ]
  %95 = phi i64 [ %79, %82 ], [ %179, %176 ]
  %96 = phi i64 [ %79, %82 ], [ %180, %176 ]
  %97 = mul nsw i64 %96, %67
  %98 = getelementptr inbounds double, ptr %94, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %98, i64 1
  %101 = load double, ptr %100, align 8
  %102 = fptosi double %101 to i64
  %103 = load ptr, ptr %83, align 8
  %104 = shl nsw i64 %102, 2
  %105 = getelementptr inbounds i64, ptr %103, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = or i64 %104, 2
  %108 = getelementptr inbounds i64, ptr %103, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = load double, ptr %10, align 8
  %111 = fadd contract double %78, %110
  %112 = fcmp contract ogt double %99, %111
  br i1 %112, label %182, label %113

113:
  %114 = fcmp contract uge double %110, 2.000000e+00
  %115 = fsub contract double %110, %78
  %116 = fcmp contract ult double %99, %115
  %117 = select i1 %114, i1 true, i1 %116
  br i1 %117, label %128, label %118

118:
  %119 = load ptr, ptr %84, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %102
  store i64 1, ptr %120, align 8
  %121 = icmp sgt i64 %106, 7
  br i1 %121, label %122, label %128

122:
  %123 = load ptr, ptr %68, align 8
  %124 = getelementptr inbounds i64, ptr %123, i64 2
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %125, 0
  br i1 %126, label %127, label %128

127:
  store i64 %102, ptr %124, align 8
  br label %128

128:
  %129 = load double, ptr %85, align 8
  %130 = fcmp contract olt double %99, %129
  br i1 %130, label %131, label %136

131:
  %132 = load double, ptr %86, align 8
  %133 = load double, ptr %73, align 8
  %134 = fmul contract double %99, %133
  %135 = fadd contract double %132, %134
  br label %138

136:
  %137 = load double, ptr %71, align 8
  br label %138

138:
  %139 = phi contract double [ %135, %131 ], [ %137, %136 ]
  switch i64 %106, label %151 [
    i64 4, label %140
    i64 3, label %145
  ]

140:
  %141 = load ptr, ptr %87, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %109
  %143 = load double, ptr %142, align 8
  %144 = fadd contract double %143, 1.000000e+00
  store double %144, ptr %142, align 8
  br label %176

145:
  %146 = load ptr, ptr %87, align 8
  %147 = getelementptr inbounds double, ptr %146, i64 %109
  %148 = load double, ptr %147, align 8
  %149 = fcmp contract uno double %148, 0.000000e+00
  br i1 %149, label %150, label %176

150:
  store double %139, ptr %147, align 8
  br label %176

151:
  br i1 %130, label %152, label %154

152:
  call fastcc void @look_at(ptr %62, double %99)
  %153 = load ptr, ptr %80, align 8
  br label %154

154:
  %155 = phi ptr [ %153, %152 ], [ %93, %151 ]
  %156 = getelementptr inbounds double, ptr %98, i64 2
  %157 = load double, ptr %156, align 8
  %158 = add nsw i64 %95, 1
  %159 = mul nsw i64 %95, %67
  %160 = getelementptr inbounds double, ptr %155, i64 %159
  store double %139, ptr %160, align 8
  %161 = sitofp i64 %102 to double
  %162 = getelementptr inbounds double, ptr %160, i64 1
  store double %161, ptr %162, align 8
  %163 = getelementptr inbounds double, ptr %160, i64 2
  store double %157, ptr %163, align 8
  %164 = load double, ptr %85, align 8
  %165 = fcmp contract olt double %99, %164
  %166 = select i1 %165, ptr %88, ptr %89
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr double, ptr %160, i64 3
  br i1 %90, label %169, label %176

169:
  %170 = phi i64 [ %174, %169 ], [ 0, %154 ]
  %171 = getelementptr inbounds double, ptr %167, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds double, ptr %168, i64 %170
  store double %172, ptr %173, align 8
  %174 = add nsw i64 %170, 1
  %175 = icmp eq i64 %174, %66
  br i1 %175, label %176, label %169

176:
  %177 = phi ptr [ %155, %154 ], [ %93, %140 ], [ %93, %150 ], [ %93, %145 ], [ %155, %169 ]
  %178 = phi ptr [ %155, %154 ], [ %94, %140 ], [ %94, %150 ], [ %94, %145 ], [ %155, %169 ]
  %179 = phi i64 [ %158, %154 ], [ %95, %140 ], [ %95, %150 ], [ %95, %145 ], [ %158, %169 ]
  %180 = add i64 %96, 1
  %181 = icmp eq i64 %180, %70
  br i1 %181, label %182, label %92

182:
  %183 = phi i64 [ %179, %176 ], [ %95, %92 ]
  %184 = load ptr, ptr %68, align 8
  br label %185

185:
  %186 = phi ptr [ %69, %59 ], [ %184, %182 ]
  %187 = phi i64 [ %79, %59 ], [ %183, %182 ]
  store i64 %187, ptr %186, align 8
  %188 = load double, ptr %10, align 8
  %189 = load double, ptr %28, align 8
  %190 = fcmp contract olt double %188, %189
  br i1 %190, label %207, label %261

191:
  %192 = phi i64 [ 0, %39 ], [ %205, %191 ]
  %193 = getelementptr inbounds double, ptr %36, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds double, ptr %38, i64 %192
  %196 = load double, ptr %195, align 8
  %197 = fcmp contract ord double %194, 0.000000e+00
  %198 = tail call contract double @llvm.fabs.f64(double %194)
  %199 = select contract i1 %197, double %198, double 0.000000e+00
  %200 = fcmp contract ord double %196, 0.000000e+00
  %201 = tail call contract double @llvm.fabs.f64(double %196)
  %202 = select contract i1 %200, double %201, double 0.000000e+00
  %203 = fadd contract double %199, %202
  %204 = getelementptr inbounds double, ptr %43, i64 %192
  store double %203, ptr %204, align 8
  %205 = add nsw i64 %192, 1
  %206 = icmp eq i64 %205, %8
  br i1 %206, label %57, label %191

207:
  %208 = load ptr, ptr %61, align 8
  call fastcc void @look_at(ptr %0, double %188)
  %209 = load ptr, ptr %0, align 8
  %210 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %211 = load double, ptr %210, align 8
  %212 = load double, ptr %26, align 8
  %213 = fmul contract double %188, %212
  %214 = fadd contract double %211, %213
  %215 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %218 = load ptr, ptr %217, align 8
  store double %214, ptr %4, align 8
  %219 = getelementptr inbounds %struct.Code, ptr %209, i64 0, i32 14
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds i64, ptr %220, i64 2
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %221, align 8
  %224 = getelementptr inbounds %struct.Code, ptr %209, i64 0, i32 2
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Code, ptr %209, i64 0, i32 13
  %227 = load ptr, ptr %226, align 8
  call void %225(ptr %4, ptr %216, ptr %218, ptr %208, ptr %227)
  br label %261

228:
  %229 = phi i64 [ 0, %46 ], [ %259, %258 ]
  %230 = shl nsw i64 %229, 2
  %231 = getelementptr inbounds i64, ptr %48, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = add i64 %232, -3
  %234 = icmp ult i64 %233, -2
  br i1 %234, label %258, label %235

235:
  %236 = icmp eq i64 %232, 1
  %237 = select contract i1 %236, double 1.000000e+00, double -1.000000e+00
  %238 = load ptr, ptr %49, align 8
  %239 = getelementptr inbounds i64, ptr %231, i64 2
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds double, ptr %238, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = load ptr, ptr %50, align 8
  %244 = getelementptr inbounds i64, ptr %231, i64 1
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %243, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = fcmp contract uno double %242, 0.000000e+00
  br i1 %248, label %249, label %251

249:
  %250 = fmul contract double %237, %247
  br label %255

251:
  %252 = fmul contract double %237, %242
  %253 = fmul contract double %237, %247
  %254 = tail call contract double @llvm.minnum.f64(double %252, double %253)
  br label %255

255:
  %256 = phi contract double [ %250, %249 ], [ %254, %251 ]
  %257 = fmul contract double %237, %256
  store double %257, ptr %241, align 8
  br label %258

258:
  %259 = add nsw i64 %229, 1
  %260 = icmp eq i64 %259, %25
  br i1 %260, label %261, label %228

261:
  %262 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %402, label %265

265:
  %266 = load double, ptr %10, align 8
  %267 = load double, ptr %28, align 8
  %268 = call contract double @llvm.minnum.f64(double %266, double %267)
  %269 = fcmp contract olt double %266, %267
  %270 = load double, ptr %26, align 8
  br i1 %269, label %271, label %276

271:
  %272 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %273 = load double, ptr %272, align 8
  %274 = fmul contract double %266, %270
  %275 = fadd contract double %273, %274
  br label %279

276:
  %277 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %278 = load double, ptr %277, align 8
  br label %279

279:
  %280 = phi contract double [ %275, %271 ], [ %278, %276 ]
  %281 = fcmp contract oge double %270, 0.000000e+00
  %282 = select contract i1 %281, double 1.000000e+00, double -1.000000e+00
  %283 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %284 = load ptr, ptr %12, align 8
  %285 = getelementptr inbounds i64, ptr %284, i64 1
  %286 = load i64, ptr %285, align 8
  %287 = icmp slt i64 %286, %263
  br i1 %287, label %288, label %402

288:
  %289 = fmul contract double %280, %282
  %290 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %291 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %292 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %293 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %294 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %295 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %296 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %297

297:
  %298 = phi ptr [ %284, %288 ], [ %398, %396 ]
  %299 = phi i64 [ %286, %288 ], [ %397, %396 ]
  %300 = phi ptr [ %285, %288 ], [ %399, %396 ]
  %301 = load ptr, ptr %283, align 8
  %302 = getelementptr inbounds double, ptr %301, i64 %299
  %303 = load double, ptr %302, align 8
  %304 = fmul contract double %282, %303
  %305 = fcmp contract ugt double %304, %289
  br i1 %305, label %402, label %306

306:
  %307 = fcmp contract oeq double %303, %280
  br i1 %307, label %308, label %339

308:
  %309 = load ptr, ptr %296, align 8
  %310 = load i64, ptr %1, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %312, label %335

312:
  %313 = load ptr, ptr %294, align 8
  br label %314

314:
  %315 = phi i64 [ 0, %312 ], [ %333, %332 ]
  %316 = shl nsw i64 %315, 2
  %317 = getelementptr inbounds i64, ptr %313, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, 6
  br i1 %319, label %320, label %332

320:
  %321 = or i64 %316, 1
  %322 = getelementptr inbounds i64, ptr %313, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %309, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = load ptr, ptr %295, align 8
  %327 = or i64 %316, 2
  %328 = getelementptr inbounds i64, ptr %313, i64 %327
  %329 = load i64, ptr %328, align 8
  %330 = add nsw i64 %329, %299
  %331 = getelementptr inbounds double, ptr %326, i64 %330
  store double %325, ptr %331, align 8
  br label %332

332:
  %333 = add nsw i64 %315, 1
  %334 = icmp eq i64 %333, %310
  br i1 %334, label %335, label %314

335:
  %336 = add nsw i64 %299, 1
  store i64 %336, ptr %300, align 8
  %337 = getelementptr inbounds i64, ptr %298, i64 1
  %338 = load i64, ptr %337, align 8
  br label %396

339:
  %340 = load double, ptr %290, align 8
  %341 = fsub contract double %303, %340
  %342 = load double, ptr %26, align 8
  %343 = fdiv contract double %341, %342
  %344 = call contract double @llvm.minnum.f64(double %343, double %268)
  %345 = load ptr, ptr %291, align 8
  call fastcc void @look_at(ptr %0, double %344)
  %346 = load ptr, ptr %0, align 8
  %347 = load double, ptr %290, align 8
  %348 = load double, ptr %26, align 8
  %349 = fmul contract double %344, %348
  %350 = fadd contract double %347, %349
  %351 = load ptr, ptr %292, align 8
  %352 = load ptr, ptr %293, align 8
  store double %350, ptr %3, align 8
  %353 = getelementptr inbounds %struct.Code, ptr %346, i64 0, i32 14
  %354 = load ptr, ptr %353, align 8
  %355 = getelementptr inbounds i64, ptr %354, i64 2
  %356 = load i64, ptr %355, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %355, align 8
  %358 = getelementptr inbounds %struct.Code, ptr %346, i64 0, i32 2
  %359 = load ptr, ptr %358, align 8
  %360 = getelementptr inbounds %struct.Code, ptr %346, i64 0, i32 13
  %361 = load ptr, ptr %360, align 8
  call void %359(ptr %3, ptr %351, ptr %352, ptr %345, ptr %361)
  %362 = load ptr, ptr %291, align 8
  %363 = load i64, ptr %1, align 8
  %364 = icmp sgt i64 %363, 0
  br i1 %364, label %365, label %391

365:
  %366 = load ptr, ptr %294, align 8
  br label %367

367:
  %368 = phi i64 [ 0, %365 ], [ %389, %388 ]
  %369 = shl nsw i64 %368, 2
  %370 = getelementptr inbounds i64, ptr %366, i64 %369
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %371, 6
  br i1 %372, label %373, label %388

373:
  %374 = or i64 %369, 1
  %375 = getelementptr inbounds i64, ptr %366, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %362, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = load ptr, ptr %295, align 8
  %380 = or i64 %369, 2
  %381 = getelementptr inbounds i64, ptr %366, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = load ptr, ptr %12, align 8
  %384 = getelementptr inbounds i64, ptr %383, i64 1
  %385 = load i64, ptr %384, align 8
  %386 = add nsw i64 %385, %382
  %387 = getelementptr inbounds double, ptr %379, i64 %386
  store double %378, ptr %387, align 8
  br label %388

388:
  %389 = add nsw i64 %368, 1
  %390 = icmp eq i64 %389, %363
  br i1 %390, label %391, label %367

391:
  %392 = load ptr, ptr %12, align 8
  %393 = getelementptr inbounds i64, ptr %392, i64 1
  %394 = load i64, ptr %393, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %393, align 8
  br label %396

396:
  %397 = phi i64 [ %395, %391 ], [ %338, %335 ]
  %398 = phi ptr [ %392, %391 ], [ %298, %335 ]
  %399 = getelementptr inbounds i64, ptr %398, i64 1
  %400 = load i64, ptr %262, align 8
  %401 = icmp slt i64 %397, %400
  br i1 %401, label %297, label %402

402:
  %403 = load double, ptr %10, align 8
  %404 = load double, ptr %28, align 8
  %405 = fcmp contract olt double %403, %404
  br i1 %405, label %406, label %407

406:
  call fastcc void @look_at(ptr %0, double %403)
  br label %407

407:
  %408 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %409 = load ptr, ptr %408, align 8
  %410 = load i64, ptr %1, align 8
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %431

412:
  %413 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %414 = load ptr, ptr %413, align 8
  %415 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %416

416:
  %417 = phi i64 [ 0, %412 ], [ %429, %428 ]
  %418 = getelementptr inbounds i64, ptr %414, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %428, label %421

421:
  %422 = load ptr, ptr %415, align 8
  %423 = shl nsw i64 %417, 2
  %424 = or i64 %423, 1
  %425 = getelementptr inbounds i64, ptr %422, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds double, ptr %409, i64 %426
  store double 0.000000e+00, ptr %427, align 8
  br label %428

428:
  %429 = add nsw i64 %417, 1
  %430 = icmp eq i64 %429, %410
  br i1 %430, label %431, label %416

431:
  %432 = shl nsw i64 %8, 1
  %433 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %434 = load ptr, ptr %433, align 8
  %435 = icmp sgt i64 %8, 0
  br i1 %435, label %436, label %443

436:
  %437 = phi i64 [ %441, %436 ], [ 0, %431 ]
  %438 = getelementptr inbounds double, ptr %409, i64 %437
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds double, ptr %434, i64 %437
  store double %439, ptr %440, align 8
  %441 = add nsw i64 %437, 1
  %442 = icmp eq i64 %441, %432
  br i1 %442, label %443, label %436

443:
  %444 = load double, ptr %10, align 8
  ret double %444
}

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Code, ptr %13, i64 0, i32 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = fcmp contract ugt double %17, %2
  br i1 %18, label %19, label %616

19:
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %38

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 5
  %23 = load ptr, ptr %22, align 8
  br label %26

24:
  %25 = icmp eq i32 %35, 0
  br i1 %25, label %38, label %39

26:
  %27 = phi i32 [ 0, %21 ], [ %35, %26 ]
  %28 = phi i64 [ 0, %21 ], [ %36, %26 ]
  %29 = getelementptr inbounds i64, ptr %23, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp ne i64 %30, 0
  %32 = icmp ne i64 %30, 3
  %33 = and i1 %31, %32
  %34 = zext i1 %33 to i32
  %35 = or i32 %27, %34
  %36 = add nsw i64 %28, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %24, label %26

38:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5)
  br label %616

39:
  %40 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 16383
  %43 = icmp sgt i32 %1, 43
  %44 = select i1 %43, i1 true, i1 %42
  br i1 %44, label %282, label %45

45:
  %46 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 2
  %47 = load double, ptr %46, align 8
  br i1 %20, label %48, label %282

48:
  %49 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 1
  %50 = load double, ptr %49, align 8
  %51 = fdiv contract double %50, %47
  %52 = tail call contract double @llvm.fabs.f64(double %51)
  %53 = fadd contract double %52, 1.000000e+00
  %54 = fmul contract double %53, 1.000000e-13
  %55 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 5
  %56 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 11
  %57 = mul nsw i64 %15, 94
  %58 = fsub contract double %4, %2
  %59 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 9
  %60 = fadd contract double %54, %2
  %61 = fsub contract double %4, %54
  br label %62

62:
  %63 = phi i64 [ 0, %48 ], [ %163, %162 ]
  %64 = phi double [ 2.000000e+00, %48 ], [ %164, %162 ]
  %65 = phi i64 [ 0, %48 ], [ %165, %162 ]
  %66 = getelementptr inbounds double, ptr %3, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %5, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = add nsw i64 %65, %15
  %71 = getelementptr inbounds double, ptr %3, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fmul contract double %47, %72
  %74 = getelementptr inbounds double, ptr %5, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = fmul contract double %47, %75
  %77 = fcmp contract ogt double %67, 0.000000e+00
  %78 = select contract i1 %77, double 1.000000e+00, double -1.000000e+00
  %79 = load ptr, ptr %55, align 8
  %80 = getelementptr inbounds i64, ptr %79, i64 %65
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 2
  br i1 %82, label %83, label %162

83:
  %84 = load ptr, ptr %56, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %57
  %86 = getelementptr inbounds double, ptr %85, i64 %65
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %58, %73
  %89 = fmul contract double %58, %76
  %90 = tail call contract double @llvm.fabs.f64(double %67)
  %91 = tail call contract double @llvm.fabs.f64(double %69)
  %92 = tail call contract double @llvm.maxnum.f64(double %90, double %91)
  %93 = fmul contract double %87, 0x3D06849B86A12B9B
  %94 = fcmp contract ugt double %92, %93
  br i1 %94, label %95, label %162

95:
  %96 = fcmp contract oeq double %67, 0.000000e+00
  %97 = fcmp contract oeq double %69, 0.000000e+00
  %98 = or i1 %96, %97
  br i1 %98, label %162, label %99

99:
  %100 = fcmp contract olt double %67, 0.000000e+00
  %101 = fcmp contract ogt double %69, 0.000000e+00
  %102 = and i1 %100, %101
  br i1 %102, label %138, label %103

103:
  %104 = fcmp contract olt double %69, 0.000000e+00
  %105 = and i1 %77, %104
  br i1 %105, label %138, label %106

106:
  %107 = fcmp contract olt double %88, 0.000000e+00
  %108 = fcmp contract ogt double %89, 0.000000e+00
  %109 = and i1 %107, %108
  %110 = and i1 %101, %109
  %111 = and i1 %77, %110
  br i1 %111, label %118, label %112

112:
  %113 = fcmp contract ogt double %88, 0.000000e+00
  %114 = fcmp contract olt double %89, 0.000000e+00
  %115 = and i1 %113, %114
  %116 = and i1 %104, %115
  %117 = and i1 %100, %116
  br i1 %117, label %118, label %162

118:
  %119 = fmul contract double %78, %88
  %120 = fmul contract double %78, %89
  %121 = fcmp contract olt double %119, 0.000000e+00
  %122 = fcmp contract ogt double %120, 0.000000e+00
  %123 = and i1 %121, %122
  br i1 %123, label %124, label %162

124:
  %125 = fmul contract double %69, %78
  %126 = fmul contract double %67, %78
  %127 = fsub contract double %125, %126
  %128 = fsub contract double %127, %120
  %129 = fsub contract double %119, %120
  %130 = fdiv contract double %128, %129
  %131 = fmul contract double %119, %130
  %132 = fadd contract double %126, %131
  %133 = tail call contract double @llvm.minnum.f64(double %126, double %125)
  %134 = fsub contract double %133, %132
  %135 = fmul contract double %134, 2.500000e-01
  %136 = fsub contract double %132, %135
  %137 = fcmp contract uge double %136, 0.000000e+00
  br i1 %137, label %162, label %138

138:
  %139 = fmul contract double %67, %69
  %140 = fcmp contract ogt double %139, 0.000000e+00
  br i1 %140, label %141, label %151

141:
  %142 = fmul contract double %67, %78
  %143 = fmul contract double %78, %73
  %144 = fmul contract double %69, %78
  %145 = fmul contract double %78, %76
  %146 = tail call contract fastcc double @find_dip(ptr %0, i64 %65, double %78, double %2, double %142, double %143, double %4, double %144, double %145)
  %147 = load ptr, ptr %59, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %65
  %149 = load double, ptr %148, align 8
  %150 = fcmp contract olt double %146, 0.000000e+00
  br i1 %150, label %162, label %151

151:
  %152 = phi double [ %146, %141 ], [ %4, %138 ]
  %153 = phi double [ %149, %141 ], [ %69, %138 ]
  %154 = tail call contract fastcc double @find_root(ptr %0, i64 %65, double %2, double %67, double %152, double %153)
  %155 = fcmp contract olt double %60, %154
  %156 = fcmp contract olt double %154, %61
  %157 = and i1 %155, %156
  %158 = fcmp contract olt double %154, %64
  %159 = select i1 %157, i1 %158, i1 false
  %160 = select i1 %159, i64 %65, i64 %63
  %161 = select i1 %159, double %154, double %64
  br label %162

162:
  %163 = phi i64 [ %63, %95 ], [ %63, %141 ], [ %63, %124 ], [ %63, %118 ], [ %63, %112 ], [ %63, %83 ], [ %63, %62 ], [ %160, %151 ]
  %164 = phi double [ %64, %95 ], [ %64, %141 ], [ %64, %124 ], [ %64, %118 ], [ %64, %112 ], [ %64, %83 ], [ %64, %62 ], [ %161, %151 ]
  %165 = add nsw i64 %65, 1
  %166 = icmp eq i64 %165, %15
  br i1 %166, label %167, label %62

167:
  %168 = fcmp contract olt double %164, 2.000000e+00
  %169 = load ptr, ptr %0, align 8
  %170 = load ptr, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Code, ptr %170, i64 0, i32 8
  %172 = load i64, ptr %171, align 8
  %173 = load ptr, ptr %10, align 8
  br i1 %168, label %174, label %282

174:
  %175 = getelementptr inbounds %struct.Watch, ptr %173, i64 0, i32 11
  %176 = load ptr, ptr %175, align 8
  %177 = shl nsw i32 %1, 1
  %178 = sext i32 %177 to i64
  %179 = mul nsw i64 %172, %178
  %180 = getelementptr inbounds double, ptr %176, i64 %179
  %181 = shl nsw i64 %172, 1
  %182 = getelementptr inbounds double, ptr %180, i64 %181
  %183 = getelementptr inbounds %struct.Step, ptr %169, i64 0, i32 1
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Step, ptr %169, i64 0, i32 2
  %186 = load double, ptr %185, align 8
  %187 = fdiv contract double %184, %186
  %188 = tail call contract double @llvm.fabs.f64(double %187)
  %189 = fadd contract double %188, 1.000000e+00
  %190 = fmul contract double %189, 1.000000e-13
  %191 = fsub contract double %164, %190
  %192 = mul nsw i64 %172, 94
  %193 = getelementptr inbounds double, ptr %176, i64 %192
  tail call fastcc void @look_at(ptr %169, double %191)
  %194 = load ptr, ptr %169, align 8
  %195 = load double, ptr %183, align 8
  %196 = load double, ptr %185, align 8
  %197 = fmul contract double %196, %191
  %198 = fadd contract double %195, %197
  %199 = getelementptr inbounds %struct.Step, ptr %169, i64 0, i32 8
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds %struct.Step, ptr %169, i64 0, i32 5
  %202 = load ptr, ptr %201, align 8
  store double %198, ptr %7, align 8
  %203 = getelementptr inbounds %struct.Code, ptr %194, i64 0, i32 14
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds i64, ptr %204, i64 2
  %206 = load i64, ptr %205, align 8
  %207 = add nsw i64 %206, 1
  store i64 %207, ptr %205, align 8
  %208 = getelementptr inbounds %struct.Code, ptr %194, i64 0, i32 2
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Code, ptr %194, i64 0, i32 13
  %211 = load ptr, ptr %210, align 8
  call void %209(ptr %7, ptr %200, ptr %202, ptr %180, ptr %211)
  %212 = load i64, ptr %40, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %40, align 8
  %214 = icmp sgt i64 %172, 0
  br i1 %214, label %215, label %227

215:
  %216 = phi i64 [ %225, %224 ], [ 0, %174 ]
  %217 = getelementptr inbounds double, ptr %180, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = call contract double @llvm.fabs.f64(double %218)
  %220 = getelementptr inbounds double, ptr %193, i64 %216
  %221 = load double, ptr %220, align 8
  %222 = fcmp contract ogt double %219, %221
  br i1 %222, label %223, label %224

223:
  store double %219, ptr %220, align 8
  br label %224

224:
  %225 = add nsw i64 %216, 1
  %226 = icmp eq i64 %225, %172
  br i1 %226, label %227, label %215

227:
  %228 = load ptr, ptr %0, align 8
  %229 = load ptr, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Code, ptr %229, i64 0, i32 8
  %231 = load i64, ptr %230, align 8
  %232 = load ptr, ptr %10, align 8
  %233 = getelementptr inbounds %struct.Watch, ptr %232, i64 0, i32 11
  %234 = load ptr, ptr %233, align 8
  %235 = mul nsw i64 %231, 94
  %236 = getelementptr inbounds double, ptr %234, i64 %235
  call fastcc void @look_at(ptr %228, double %164)
  %237 = load ptr, ptr %228, align 8
  %238 = getelementptr inbounds %struct.Step, ptr %228, i64 0, i32 1
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds %struct.Step, ptr %228, i64 0, i32 2
  %241 = load double, ptr %240, align 8
  %242 = fmul contract double %164, %241
  %243 = fadd contract double %239, %242
  %244 = getelementptr inbounds %struct.Step, ptr %228, i64 0, i32 8
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds %struct.Step, ptr %228, i64 0, i32 5
  %247 = load ptr, ptr %246, align 8
  store double %243, ptr %8, align 8
  %248 = getelementptr inbounds %struct.Code, ptr %237, i64 0, i32 14
  %249 = load ptr, ptr %248, align 8
  %250 = getelementptr inbounds i64, ptr %249, i64 2
  %251 = load i64, ptr %250, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %250, align 8
  %253 = getelementptr inbounds %struct.Code, ptr %237, i64 0, i32 2
  %254 = load ptr, ptr %253, align 8
  %255 = getelementptr inbounds %struct.Code, ptr %237, i64 0, i32 13
  %256 = load ptr, ptr %255, align 8
  call void %254(ptr %8, ptr %245, ptr %247, ptr %182, ptr %256)
  %257 = load i64, ptr %40, align 8
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %40, align 8
  %259 = icmp sgt i64 %231, 0
  br i1 %259, label %260, label %272

260:
  %261 = phi i64 [ %270, %269 ], [ 0, %227 ]
  %262 = getelementptr inbounds double, ptr %182, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = call contract double @llvm.fabs.f64(double %263)
  %265 = getelementptr inbounds double, ptr %236, i64 %261
  %266 = load double, ptr %265, align 8
  %267 = fcmp contract ogt double %264, %266
  br i1 %267, label %268, label %269

268:
  store double %264, ptr %265, align 8
  br label %269

269:
  %270 = add nsw i64 %261, 1
  %271 = icmp eq i64 %270, %231
  br i1 %271, label %272, label %260

272:
  %273 = getelementptr inbounds double, ptr %182, i64 %163
  %274 = load double, ptr %273, align 8
  %275 = fcmp contract oeq double %274, 0.000000e+00
  br i1 %275, label %276, label %280

276:
  %277 = getelementptr inbounds double, ptr %180, i64 %163
  %278 = load double, ptr %277, align 8
  %279 = fmul contract double %278, 0xBCB0000000000000
  store double %279, ptr %273, align 8
  br label %280

280:
  %281 = add nsw i32 %1, 2
  call fastcc void @visit(ptr %0, i32 %281, double %2, ptr %3, double %191, ptr %180)
  call fastcc void @take(ptr %0, double %191, ptr %180, double %164, ptr %182)
  call fastcc void @visit(ptr %0, i32 %281, double %164, ptr %182, double %4, ptr %5)
  br label %616

282:
  %283 = phi ptr [ %11, %45 ], [ %11, %39 ], [ %173, %167 ]
  %284 = phi i64 [ %15, %45 ], [ %15, %39 ], [ %172, %167 ]
  %285 = phi ptr [ %12, %45 ], [ %12, %39 ], [ %169, %167 ]
  %286 = fsub contract double %4, %2
  %287 = fmul contract double %286, 0x3FDA827997709F7A
  %288 = fadd contract double %287, %2
  %289 = getelementptr inbounds %struct.Step, ptr %285, i64 0, i32 2
  %290 = load double, ptr %289, align 8
  %291 = fmul contract double %286, %290
  %292 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 11
  %293 = load ptr, ptr %292, align 8
  %294 = shl nsw i32 %1, 1
  %295 = sext i32 %294 to i64
  %296 = mul nsw i64 %15, %295
  %297 = getelementptr inbounds double, ptr %293, i64 %296
  %298 = getelementptr inbounds %struct.Watch, ptr %283, i64 0, i32 11
  %299 = load ptr, ptr %298, align 8
  %300 = mul nsw i64 %284, 94
  %301 = getelementptr inbounds double, ptr %299, i64 %300
  tail call fastcc void @look_at(ptr %285, double %288)
  %302 = load ptr, ptr %285, align 8
  %303 = getelementptr inbounds %struct.Step, ptr %285, i64 0, i32 1
  %304 = load double, ptr %303, align 8
  %305 = load double, ptr %289, align 8
  %306 = fmul contract double %288, %305
  %307 = fadd contract double %304, %306
  %308 = getelementptr inbounds %struct.Step, ptr %285, i64 0, i32 8
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Step, ptr %285, i64 0, i32 5
  %311 = load ptr, ptr %310, align 8
  store double %307, ptr %9, align 8
  %312 = getelementptr inbounds %struct.Code, ptr %302, i64 0, i32 14
  %313 = load ptr, ptr %312, align 8
  %314 = getelementptr inbounds i64, ptr %313, i64 2
  %315 = load i64, ptr %314, align 8
  %316 = add nsw i64 %315, 1
  store i64 %316, ptr %314, align 8
  %317 = getelementptr inbounds %struct.Code, ptr %302, i64 0, i32 2
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds %struct.Code, ptr %302, i64 0, i32 13
  %320 = load ptr, ptr %319, align 8
  call void %318(ptr %9, ptr %309, ptr %311, ptr %297, ptr %320)
  %321 = load i64, ptr %40, align 8
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %40, align 8
  %323 = icmp sgt i64 %284, 0
  br i1 %323, label %324, label %336

324:
  %325 = phi i64 [ %334, %333 ], [ 0, %282 ]
  %326 = getelementptr inbounds double, ptr %297, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = call contract double @llvm.fabs.f64(double %327)
  %329 = getelementptr inbounds double, ptr %301, i64 %325
  %330 = load double, ptr %329, align 8
  %331 = fcmp contract ogt double %328, %330
  br i1 %331, label %332, label %333

332:
  store double %328, ptr %329, align 8
  br label %333

333:
  %334 = add nsw i64 %325, 1
  %335 = icmp eq i64 %334, %284
  br i1 %335, label %336, label %324

336:
  br i1 %20, label %337, label %345

337:
  %338 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 5
  %339 = load ptr, ptr %338, align 8
  %340 = mul nsw i64 %15, 94
  %341 = call contract double @llvm.fabs.f64(double %291)
  %342 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 4
  %343 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 10
  %344 = icmp slt i32 %1, 4
  br label %349

345:
  %346 = phi i32 [ 0, %336 ], [ %584, %583 ]
  %347 = phi i32 [ 1, %336 ], [ %585, %583 ]
  %348 = icmp eq i32 %1, 45
  br i1 %348, label %613, label %588

349:
  %350 = phi i64 [ 0, %337 ], [ %586, %583 ]
  %351 = phi i32 [ 1, %337 ], [ %585, %583 ]
  %352 = phi i32 [ 0, %337 ], [ %584, %583 ]
  %353 = getelementptr inbounds i64, ptr %339, i64 %350
  %354 = load i64, ptr %353, align 8
  switch i64 %354, label %355 [
    i64 3, label %583
    i64 0, label %583
  ]

355:
  %356 = icmp eq i64 %354, 2
  %357 = load ptr, ptr %292, align 8
  %358 = getelementptr inbounds double, ptr %357, i64 %340
  %359 = getelementptr inbounds double, ptr %358, i64 %350
  %360 = load double, ptr %359, align 8
  %361 = getelementptr inbounds double, ptr %297, i64 %350
  %362 = load double, ptr %361, align 8
  %363 = add nsw i64 %350, %15
  %364 = getelementptr inbounds double, ptr %297, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fmul contract double %291, %365
  %367 = getelementptr inbounds double, ptr %3, i64 %350
  %368 = load double, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %3, i64 %363
  %370 = load double, ptr %369, align 8
  %371 = fmul contract double %291, %370
  %372 = getelementptr inbounds double, ptr %5, i64 %350
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %5, i64 %363
  %375 = load double, ptr %374, align 8
  %376 = fmul contract double %291, %375
  %377 = fcmp uno double %371, %376
  br i1 %377, label %468, label %378

378:
  %379 = select contract i1 %356, double 1.000000e+10, double 1.000000e+00
  %380 = fmul contract double %379, %360
  %381 = fsub contract double %373, %368
  %382 = fmul contract double %368, 0x3FFD413CCBB84FBD
  %383 = fmul contract double %371, 0x3FDA827997709F7A
  %384 = fadd contract double %382, %383
  %385 = fmul contract double %384, 0x3FD5F6199B087E2F
  %386 = fmul contract double %373, 0x40015F619A23D822
  %387 = fmul contract double %376, 0x3FE2BEC33447B043
  %388 = fsub contract double %386, %387
  %389 = fmul contract double %388, 0x3FC5F61993D37A46
  %390 = fadd contract double %385, %389
  %391 = call contract double @llvm.fabs.f64(double %381)
  %392 = fsub contract double %362, %368
  %393 = call contract double @llvm.fabs.f64(double %392)
  %394 = fsub contract double %362, %373
  %395 = call contract double @llvm.fabs.f64(double %394)
  %396 = call contract double @llvm.maxnum.f64(double %393, double %395)
  %397 = call contract double @llvm.maxnum.f64(double %391, double %396)
  %398 = call contract double @llvm.fabs.f64(double %368)
  %399 = call contract double @llvm.fabs.f64(double %373)
  %400 = fadd contract double %398, %399
  %401 = fmul contract double %400, 1.000000e-09
  %402 = fmul contract double %380, 0x3D06849B86A12B9B
  %403 = fadd contract double %402, %401
  %404 = fsub contract double %362, %390
  %405 = call contract double @llvm.fabs.f64(double %404)
  %406 = fmul contract double %397, 5.000000e-03
  %407 = fadd contract double %403, %406
  %408 = fcmp contract ugt double %405, %407
  br i1 %408, label %420, label %409

409:
  %410 = fmul contract double %381, 0x3FF74B23344A5383
  %411 = fmul contract double %371, 0x3FC23180000A8CFF
  %412 = fsub contract double %410, %411
  %413 = fmul contract double %376, 0x3FD413CCD124078A
  %414 = fsub contract double %412, %413
  %415 = fsub contract double %366, %414
  %416 = call contract double @llvm.fabs.f64(double %415)
  %417 = fmul contract double %397, 5.000000e-02
  %418 = fadd contract double %403, %417
  %419 = fcmp contract ugt double %416, %418
  br i1 %419, label %420, label %468

420:
  %421 = call contract double @llvm.fabs.f64(double %365)
  %422 = call contract double @llvm.fabs.f64(double %370)
  %423 = call contract double @llvm.fabs.f64(double %375)
  %424 = call contract double @llvm.maxnum.f64(double %422, double %423)
  %425 = call contract double @llvm.maxnum.f64(double %421, double %424)
  %426 = fmul contract double %341, %425
  br i1 %356, label %465, label %427

427:
  %428 = load i64, ptr %11, align 8
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %462

430:
  %431 = load ptr, ptr %342, align 8
  %432 = load ptr, ptr %343, align 8
  %433 = fmul contract double %426, 8.000000e+00
  %434 = fcmp contract ult double %433, %396
  br label %435

435:
  %436 = phi i1 [ true, %430 ], [ %460, %458 ]
  %437 = phi i64 [ 0, %430 ], [ %459, %458 ]
  %438 = shl nsw i64 %437, 2
  %439 = getelementptr inbounds i64, ptr %431, i64 %438
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds i64, ptr %439, i64 2
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %432, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = getelementptr inbounds i64, ptr %439, i64 1
  %446 = load i64, ptr %445, align 8
  %447 = freeze i64 %446
  %448 = icmp eq i64 %447, %350
  br i1 %448, label %449, label %458

449:
  switch i64 %440, label %452 [
    i64 6, label %458
    i64 0, label %458
    i64 3, label %450
  ]

450:
  %451 = fcmp contract ord double %444, 0.000000e+00
  br i1 %451, label %458, label %462

452:
  %453 = add i64 %440, -5
  %454 = icmp ult i64 %453, -2
  %455 = icmp slt i64 %440, 7
  %456 = and i1 %455, %454
  %457 = and i1 %434, %456
  br i1 %457, label %458, label %462

458:
  %459 = add nsw i64 %437, 1
  %460 = icmp slt i64 %459, %428
  %461 = icmp eq i64 %459, %428
  br i1 %461, label %462, label %435

462:
  %463 = phi i1 [ false, %427 ], [ %460, %458 ], [ %436, %452 ], [ %436, %450 ]
  %464 = zext i1 %463 to i32
  br label %465

465:
  %466 = phi i32 [ 1, %420 ], [ %464, %462 ]
  %467 = or i32 %466, %352
  br label %468

468:
  %469 = phi i32 [ %352, %409 ], [ %467, %465 ], [ %352, %355 ]
  %470 = phi i32 [ %351, %409 ], [ 0, %465 ], [ %351, %355 ]
  br i1 %356, label %471, label %572

471:
  %472 = call contract double @llvm.fabs.f64(double %368)
  %473 = call contract double @llvm.fabs.f64(double %362)
  %474 = call contract double @llvm.maxnum.f64(double %472, double %473)
  %475 = fmul contract double %360, 0x3D06849B86A12B9B
  %476 = fcmp contract ugt double %474, %475
  br i1 %476, label %477, label %522

477:
  %478 = fcmp contract oeq double %368, 0.000000e+00
  %479 = fcmp contract oeq double %362, 0.000000e+00
  %480 = or i1 %479, %478
  br i1 %480, label %522, label %481

481:
  %482 = fcmp contract olt double %368, 0.000000e+00
  %483 = fcmp contract ogt double %362, 0.000000e+00
  %484 = and i1 %483, %482
  br i1 %484, label %571, label %485

485:
  %486 = fcmp contract ogt double %368, 0.000000e+00
  %487 = fcmp contract olt double %362, 0.000000e+00
  %488 = and i1 %487, %486
  br i1 %488, label %571, label %489

489:
  %490 = fcmp contract olt double %371, 0.000000e+00
  %491 = fcmp contract ogt double %366, 0.000000e+00
  %492 = and i1 %491, %490
  %493 = and i1 %483, %492
  %494 = and i1 %486, %493
  br i1 %494, label %501, label %495

495:
  %496 = fcmp contract ogt double %371, 0.000000e+00
  %497 = fcmp contract olt double %366, 0.000000e+00
  %498 = and i1 %497, %496
  %499 = and i1 %487, %498
  %500 = and i1 %482, %499
  br i1 %500, label %501, label %522

501:
  %502 = select contract i1 %486, double 1.000000e+00, double -1.000000e+00
  %503 = fmul contract double %502, %371
  %504 = fmul contract double %366, %502
  %505 = fcmp contract olt double %503, 0.000000e+00
  %506 = fcmp contract ogt double %504, 0.000000e+00
  %507 = and i1 %505, %506
  br i1 %507, label %508, label %522

508:
  %509 = fmul contract double %362, %502
  %510 = fmul contract double %368, %502
  %511 = fsub contract double %509, %510
  %512 = fsub contract double %511, %504
  %513 = fsub contract double %503, %504
  %514 = fdiv contract double %512, %513
  %515 = fmul contract double %503, %514
  %516 = fadd contract double %510, %515
  %517 = call contract double @llvm.minnum.f64(double %510, double %509)
  %518 = fsub contract double %517, %516
  %519 = fmul contract double %518, 2.500000e-01
  %520 = fsub contract double %516, %519
  %521 = fcmp contract uge double %520, 0.000000e+00
  br i1 %521, label %522, label %571

522:
  %523 = call contract double @llvm.fabs.f64(double %373)
  %524 = call contract double @llvm.maxnum.f64(double %473, double %523)
  %525 = fcmp contract ugt double %524, %475
  br i1 %525, label %526, label %572

526:
  %527 = fcmp contract oeq double %362, 0.000000e+00
  %528 = fcmp contract oeq double %373, 0.000000e+00
  %529 = or i1 %527, %528
  br i1 %529, label %572, label %530

530:
  %531 = fcmp contract olt double %362, 0.000000e+00
  %532 = fcmp contract ogt double %373, 0.000000e+00
  %533 = and i1 %531, %532
  br i1 %533, label %571, label %534

534:
  %535 = fcmp contract ogt double %362, 0.000000e+00
  %536 = fcmp contract olt double %373, 0.000000e+00
  %537 = and i1 %535, %536
  br i1 %537, label %571, label %538

538:
  %539 = fcmp contract olt double %366, 0.000000e+00
  %540 = fcmp contract ogt double %376, 0.000000e+00
  %541 = and i1 %539, %540
  %542 = and i1 %532, %541
  %543 = and i1 %535, %542
  br i1 %543, label %550, label %544

544:
  %545 = fcmp contract ogt double %366, 0.000000e+00
  %546 = fcmp contract olt double %376, 0.000000e+00
  %547 = and i1 %545, %546
  %548 = and i1 %536, %547
  %549 = and i1 %531, %548
  br i1 %549, label %550, label %572

550:
  %551 = select contract i1 %535, double 1.000000e+00, double -1.000000e+00
  %552 = fmul contract double %551, %366
  %553 = fmul contract double %551, %376
  %554 = fcmp contract olt double %552, 0.000000e+00
  %555 = fcmp contract ogt double %553, 0.000000e+00
  %556 = and i1 %554, %555
  br i1 %556, label %557, label %572

557:
  %558 = fmul contract double %551, %373
  %559 = fmul contract double %362, %551
  %560 = fsub contract double %558, %559
  %561 = fsub contract double %560, %553
  %562 = fsub contract double %552, %553
  %563 = fdiv contract double %561, %562
  %564 = fmul contract double %552, %563
  %565 = fadd contract double %559, %564
  %566 = call contract double @llvm.minnum.f64(double %559, double %558)
  %567 = fsub contract double %566, %565
  %568 = fmul contract double %567, 2.500000e-01
  %569 = fsub contract double %565, %568
  %570 = fcmp contract uge double %569, 0.000000e+00
  br i1 %570, label %572, label %571

571:
  br label %572

572:
  %573 = phi i32 [ 0, %571 ], [ %470, %557 ], [ %470, %468 ], [ %470, %522 ], [ %470, %550 ], [ %470, %544 ], [ %470, %526 ]
  %574 = fcmp contract uno double %368, 0.000000e+00
  %575 = fcmp contract uno double %373, 0.000000e+00
  %576 = fcmp contract uno double %362, 0.000000e+00
  %577 = xor i1 %576, %574
  %578 = xor i1 %574, %575
  %579 = or i1 %577, %578
  %580 = and i1 %344, %576
  %581 = or i1 %580, %579
  %582 = select i1 %581, i32 0, i32 %573
  br label %583

583:
  %584 = phi i32 [ %352, %349 ], [ %469, %572 ], [ %352, %349 ]
  %585 = phi i32 [ %351, %349 ], [ %582, %572 ], [ %351, %349 ]
  %586 = add nsw i64 %350, 1
  %587 = icmp eq i64 %586, %15
  br i1 %587, label %345, label %349

588:
  %589 = load ptr, ptr %0, align 8
  %590 = getelementptr inbounds %struct.Step, ptr %589, i64 0, i32 1
  %591 = load double, ptr %590, align 8
  %592 = getelementptr inbounds %struct.Step, ptr %589, i64 0, i32 2
  %593 = load double, ptr %592, align 8
  %594 = fdiv contract double %591, %593
  %595 = call contract double @llvm.fabs.f64(double %594)
  %596 = fadd contract double %595, 1.000000e+00
  %597 = fmul contract double %596, 1.000000e-13
  %598 = fcmp contract ole double %286, %597
  %599 = icmp eq i32 %346, 0
  %600 = select i1 %599, i1 true, i1 %598
  %601 = xor i1 %600, true
  %602 = select i1 %601, i1 %42, i1 false
  br i1 %602, label %603, label %609

603:
  %604 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 13
  %605 = load ptr, ptr %604, align 8
  %606 = getelementptr inbounds i64, ptr %605, i64 3
  %607 = load i64, ptr %606, align 8
  %608 = add nsw i64 %607, 1
  store i64 %608, ptr %606, align 8
  br label %613

609:
  %610 = icmp ne i32 %347, 0
  %611 = select i1 %610, i1 true, i1 %598
  %612 = select i1 %611, i1 true, i1 %42
  br i1 %612, label %613, label %614

613:
  call fastcc void @take(ptr %0, double %2, ptr %3, double %288, ptr %297)
  call fastcc void @take(ptr %0, double %288, ptr %297, double %4, ptr %5)
  br label %616

614:
  %615 = add nsw i32 %1, 1
  call fastcc void @visit(ptr %0, i32 %615, double %2, ptr %3, double %288, ptr %297)
  call fastcc void @visit(ptr %0, i32 %615, double %288, ptr %297, double %4, ptr %5)
  br label %616

616:
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
  %53 = sdiv i64 %52, 2
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
  %69 = getelementptr inbounds <2 x double>, ptr %55, i64 %68
  %70 = mul nsw i64 %53, 20
  %71 = getelementptr inbounds <2 x double>, ptr %55, i64 %70
  %72 = icmp sgt i64 %52, 1
  br i1 %72, label %73, label %88

73:
  %74 = insertelement <2 x double> poison, double %65, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  br label %76

76:
  %77 = phi i64 [ 0, %73 ], [ %86, %76 ]
  %78 = getelementptr inbounds <2 x double>, ptr %71, i64 %77
  %79 = load <2 x double>, ptr %78, align 16
  %80 = getelementptr inbounds <2 x double>, ptr %55, i64 %77
  %81 = load <2 x double>, ptr %80, align 16
  %82 = fmul contract <2 x double> %81, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %83 = fmul contract <2 x double> %75, %82
  %84 = fadd contract <2 x double> %79, %83
  %85 = getelementptr inbounds <2 x double>, ptr %69, i64 %77
  store <2 x double> %84, ptr %85, align 16
  %86 = add nsw i64 %77, 1
  %87 = icmp eq i64 %86, %53
  br i1 %87, label %88, label %76

88:
  %89 = fmul contract double %65, 0x3FAAEE6838DAE63A
  %90 = fadd contract double %63, %89
  %91 = getelementptr inbounds <2 x double>, ptr %55, i64 %53
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
  %127 = insertelement <2 x double> poison, double %65, i64 0
  %128 = shufflevector <2 x double> %127, <2 x double> poison, <2 x i32> zeroinitializer
  br label %129

129:
  %130 = phi i64 [ 0, %126 ], [ %144, %129 ]
  %131 = getelementptr inbounds <2 x double>, ptr %71, i64 %130
  %132 = load <2 x double>, ptr %131, align 16
  %133 = getelementptr inbounds <2 x double>, ptr %55, i64 %130
  %134 = load <2 x double>, ptr %133, align 16
  %135 = fmul contract <2 x double> %134, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %136 = add nsw i64 %130, %53
  %137 = getelementptr inbounds <2 x double>, ptr %55, i64 %136
  %138 = load <2 x double>, ptr %137, align 16
  %139 = fmul contract <2 x double> %138, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %140 = fadd contract <2 x double> %135, %139
  %141 = fmul contract <2 x double> %128, %140
  %142 = fadd contract <2 x double> %132, %141
  %143 = getelementptr inbounds <2 x double>, ptr %69, i64 %130
  store <2 x double> %142, ptr %143, align 16
  %144 = add nsw i64 %130, 1
  %145 = icmp eq i64 %144, %53
  br i1 %145, label %146, label %129

146:
  %147 = fmul contract double %65, 0x3FB432CE2AA42CAC
  %148 = fadd contract double %63, %147
  %149 = shl nsw i64 %53, 1
  %150 = getelementptr inbounds <2 x double>, ptr %55, i64 %149
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
  %184 = insertelement <2 x double> poison, double %65, i64 0
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> zeroinitializer
  br label %186

186:
  %187 = phi i64 [ 0, %183 ], [ %201, %186 ]
  %188 = getelementptr inbounds <2 x double>, ptr %71, i64 %187
  %189 = load <2 x double>, ptr %188, align 16
  %190 = getelementptr inbounds <2 x double>, ptr %55, i64 %187
  %191 = load <2 x double>, ptr %190, align 16
  %192 = fmul contract <2 x double> %191, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %193 = add nsw i64 %187, %149
  %194 = getelementptr inbounds <2 x double>, ptr %55, i64 %193
  %195 = load <2 x double>, ptr %194, align 16
  %196 = fmul contract <2 x double> %195, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %197 = fadd contract <2 x double> %192, %196
  %198 = fmul contract <2 x double> %185, %197
  %199 = fadd contract <2 x double> %189, %198
  %200 = getelementptr inbounds <2 x double>, ptr %69, i64 %187
  store <2 x double> %199, ptr %200, align 16
  %201 = add nsw i64 %187, 1
  %202 = icmp eq i64 %201, %53
  br i1 %202, label %203, label %186

203:
  %204 = fmul contract double %65, 0x3FBE4C353FF64302
  %205 = fadd contract double %63, %204
  %206 = mul nsw i64 %53, 3
  %207 = getelementptr inbounds <2 x double>, ptr %55, i64 %206
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
  %241 = insertelement <2 x double> poison, double %65, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  br label %243

243:
  %244 = phi i64 [ 0, %240 ], [ %263, %243 ]
  %245 = getelementptr inbounds <2 x double>, ptr %71, i64 %244
  %246 = load <2 x double>, ptr %245, align 16
  %247 = getelementptr inbounds <2 x double>, ptr %55, i64 %244
  %248 = load <2 x double>, ptr %247, align 16
  %249 = fmul contract <2 x double> %248, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %250 = add nsw i64 %244, %149
  %251 = getelementptr inbounds <2 x double>, ptr %55, i64 %250
  %252 = load <2 x double>, ptr %251, align 16
  %253 = fmul contract <2 x double> %252, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %254 = fsub contract <2 x double> %249, %253
  %255 = add nsw i64 %244, %206
  %256 = getelementptr inbounds <2 x double>, ptr %55, i64 %255
  %257 = load <2 x double>, ptr %256, align 16
  %258 = fmul contract <2 x double> %257, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %259 = fadd contract <2 x double> %254, %258
  %260 = fmul contract <2 x double> %242, %259
  %261 = fadd contract <2 x double> %246, %260
  %262 = getelementptr inbounds <2 x double>, ptr %69, i64 %244
  store <2 x double> %261, ptr %262, align 16
  %263 = add nsw i64 %244, 1
  %264 = icmp eq i64 %263, %53
  br i1 %264, label %265, label %243

265:
  %266 = fmul contract double %65, 0x3FD2068C499C08D9
  %267 = fadd contract double %63, %266
  %268 = shl nsw i64 %53, 2
  %269 = getelementptr inbounds <2 x double>, ptr %55, i64 %268
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
  %303 = insertelement <2 x double> poison, double %65, i64 0
  %304 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> zeroinitializer
  br label %305

305:
  %306 = phi i64 [ 0, %302 ], [ %325, %305 ]
  %307 = getelementptr inbounds <2 x double>, ptr %71, i64 %306
  %308 = load <2 x double>, ptr %307, align 16
  %309 = getelementptr inbounds <2 x double>, ptr %55, i64 %306
  %310 = load <2 x double>, ptr %309, align 16
  %311 = fmul contract <2 x double> %310, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %312 = add nsw i64 %306, %206
  %313 = getelementptr inbounds <2 x double>, ptr %55, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = fmul contract <2 x double> %314, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %316 = fadd contract <2 x double> %311, %315
  %317 = add nsw i64 %306, %268
  %318 = getelementptr inbounds <2 x double>, ptr %55, i64 %317
  %319 = load <2 x double>, ptr %318, align 16
  %320 = fmul contract <2 x double> %319, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %321 = fadd contract <2 x double> %316, %320
  %322 = fmul contract <2 x double> %304, %321
  %323 = fadd contract <2 x double> %308, %322
  %324 = getelementptr inbounds <2 x double>, ptr %69, i64 %306
  store <2 x double> %323, ptr %324, align 16
  %325 = add nsw i64 %306, 1
  %326 = icmp eq i64 %325, %53
  br i1 %326, label %327, label %305

327:
  %328 = fmul contract double %65, 0x3FD5555555555555
  %329 = fadd contract double %63, %328
  %330 = mul nsw i64 %53, 5
  %331 = getelementptr inbounds <2 x double>, ptr %55, i64 %330
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
  %365 = insertelement <2 x double> poison, double %65, i64 0
  %366 = shufflevector <2 x double> %365, <2 x double> poison, <2 x i32> zeroinitializer
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %392, %367 ]
  %369 = getelementptr inbounds <2 x double>, ptr %71, i64 %368
  %370 = load <2 x double>, ptr %369, align 16
  %371 = getelementptr inbounds <2 x double>, ptr %55, i64 %368
  %372 = load <2 x double>, ptr %371, align 16
  %373 = fmul contract <2 x double> %372, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %374 = add nsw i64 %368, %206
  %375 = getelementptr inbounds <2 x double>, ptr %55, i64 %374
  %376 = load <2 x double>, ptr %375, align 16
  %377 = fmul contract <2 x double> %376, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %378 = fadd contract <2 x double> %373, %377
  %379 = add nsw i64 %368, %268
  %380 = getelementptr inbounds <2 x double>, ptr %55, i64 %379
  %381 = load <2 x double>, ptr %380, align 16
  %382 = fmul contract <2 x double> %381, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %383 = fadd contract <2 x double> %378, %382
  %384 = add nsw i64 %368, %330
  %385 = getelementptr inbounds <2 x double>, ptr %55, i64 %384
  %386 = load <2 x double>, ptr %385, align 16
  %387 = fmul contract <2 x double> %386, <double 0x3F92000000000000, double 0x3F92000000000000>
  %388 = fsub contract <2 x double> %383, %387
  %389 = fmul contract <2 x double> %366, %388
  %390 = fadd contract <2 x double> %370, %389
  %391 = getelementptr inbounds <2 x double>, ptr %69, i64 %368
  store <2 x double> %390, ptr %391, align 16
  %392 = add nsw i64 %368, 1
  %393 = icmp eq i64 %392, %53
  br i1 %393, label %394, label %367

394:
  %395 = fmul contract double %65, 2.500000e-01
  %396 = fadd contract double %63, %395
  %397 = mul nsw i64 %53, 6
  %398 = getelementptr inbounds <2 x double>, ptr %55, i64 %397
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
  %432 = insertelement <2 x double> poison, double %65, i64 0
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> zeroinitializer
  br label %434

434:
  %435 = phi i64 [ 0, %431 ], [ %464, %434 ]
  %436 = getelementptr inbounds <2 x double>, ptr %71, i64 %435
  %437 = load <2 x double>, ptr %436, align 16
  %438 = getelementptr inbounds <2 x double>, ptr %55, i64 %435
  %439 = load <2 x double>, ptr %438, align 16
  %440 = fmul contract <2 x double> %439, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %441 = add nsw i64 %435, %206
  %442 = getelementptr inbounds <2 x double>, ptr %55, i64 %441
  %443 = load <2 x double>, ptr %442, align 16
  %444 = fmul contract <2 x double> %443, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %445 = fadd contract <2 x double> %440, %444
  %446 = add nsw i64 %435, %268
  %447 = getelementptr inbounds <2 x double>, ptr %55, i64 %446
  %448 = load <2 x double>, ptr %447, align 16
  %449 = fmul contract <2 x double> %448, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %450 = fadd contract <2 x double> %445, %449
  %451 = add nsw i64 %435, %330
  %452 = getelementptr inbounds <2 x double>, ptr %55, i64 %451
  %453 = load <2 x double>, ptr %452, align 16
  %454 = fmul contract <2 x double> %453, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %455 = fsub contract <2 x double> %450, %454
  %456 = add nsw i64 %435, %397
  %457 = getelementptr inbounds <2 x double>, ptr %55, i64 %456
  %458 = load <2 x double>, ptr %457, align 16
  %459 = fmul contract <2 x double> %458, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %460 = fadd contract <2 x double> %455, %459
  %461 = fmul contract <2 x double> %433, %460
  %462 = fadd contract <2 x double> %437, %461
  %463 = getelementptr inbounds <2 x double>, ptr %69, i64 %435
  store <2 x double> %462, ptr %463, align 16
  %464 = add nsw i64 %435, 1
  %465 = icmp eq i64 %464, %53
  br i1 %465, label %466, label %434

466:
  %467 = fmul contract double %65, 0x3FD3B13B13B13B14
  %468 = fadd contract double %63, %467
  %469 = mul nsw i64 %53, 7
  %470 = getelementptr inbounds <2 x double>, ptr %55, i64 %469
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
  %504 = insertelement <2 x double> poison, double %65, i64 0
  %505 = shufflevector <2 x double> %504, <2 x double> poison, <2 x i32> zeroinitializer
  br label %506

506:
  %507 = phi i64 [ 0, %503 ], [ %541, %506 ]
  %508 = getelementptr inbounds <2 x double>, ptr %71, i64 %507
  %509 = load <2 x double>, ptr %508, align 16
  %510 = getelementptr inbounds <2 x double>, ptr %55, i64 %507
  %511 = load <2 x double>, ptr %510, align 16
  %512 = fmul contract <2 x double> %511, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %513 = add nsw i64 %507, %206
  %514 = getelementptr inbounds <2 x double>, ptr %55, i64 %513
  %515 = load <2 x double>, ptr %514, align 16
  %516 = fmul contract <2 x double> %515, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %517 = fsub contract <2 x double> %512, %516
  %518 = add nsw i64 %507, %268
  %519 = getelementptr inbounds <2 x double>, ptr %55, i64 %518
  %520 = load <2 x double>, ptr %519, align 16
  %521 = fmul contract <2 x double> %520, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %522 = fsub contract <2 x double> %517, %521
  %523 = add nsw i64 %507, %330
  %524 = getelementptr inbounds <2 x double>, ptr %55, i64 %523
  %525 = load <2 x double>, ptr %524, align 16
  %526 = fmul contract <2 x double> %525, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %527 = fadd contract <2 x double> %522, %526
  %528 = add nsw i64 %507, %397
  %529 = getelementptr inbounds <2 x double>, ptr %55, i64 %528
  %530 = load <2 x double>, ptr %529, align 16
  %531 = fmul contract <2 x double> %530, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %532 = fadd contract <2 x double> %527, %531
  %533 = add nsw i64 %507, %469
  %534 = getelementptr inbounds <2 x double>, ptr %55, i64 %533
  %535 = load <2 x double>, ptr %534, align 16
  %536 = fmul contract <2 x double> %535, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %537 = fsub contract <2 x double> %532, %536
  %538 = fmul contract <2 x double> %505, %537
  %539 = fadd contract <2 x double> %509, %538
  %540 = getelementptr inbounds <2 x double>, ptr %69, i64 %507
  store <2 x double> %539, ptr %540, align 16
  %541 = add nsw i64 %507, 1
  %542 = icmp eq i64 %541, %53
  br i1 %542, label %543, label %506

543:
  %544 = fmul contract double %65, 0x3FE4D74D74D74D75
  %545 = fadd contract double %63, %544
  %546 = shl nsw i64 %53, 3
  %547 = getelementptr inbounds <2 x double>, ptr %55, i64 %546
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
  %581 = insertelement <2 x double> poison, double %65, i64 0
  %582 = shufflevector <2 x double> %581, <2 x double> poison, <2 x i32> zeroinitializer
  br label %583

583:
  %584 = phi i64 [ 0, %580 ], [ %623, %583 ]
  %585 = getelementptr inbounds <2 x double>, ptr %71, i64 %584
  %586 = load <2 x double>, ptr %585, align 16
  %587 = getelementptr inbounds <2 x double>, ptr %55, i64 %584
  %588 = load <2 x double>, ptr %587, align 16
  %589 = fmul contract <2 x double> %588, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %590 = add nsw i64 %584, %206
  %591 = getelementptr inbounds <2 x double>, ptr %55, i64 %590
  %592 = load <2 x double>, ptr %591, align 16
  %593 = fmul contract <2 x double> %592, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %594 = fsub contract <2 x double> %589, %593
  %595 = add nsw i64 %584, %268
  %596 = getelementptr inbounds <2 x double>, ptr %55, i64 %595
  %597 = load <2 x double>, ptr %596, align 16
  %598 = fmul contract <2 x double> %597, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %599 = fsub contract <2 x double> %594, %598
  %600 = add nsw i64 %584, %330
  %601 = getelementptr inbounds <2 x double>, ptr %55, i64 %600
  %602 = load <2 x double>, ptr %601, align 16
  %603 = fmul contract <2 x double> %602, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %604 = fadd contract <2 x double> %599, %603
  %605 = add nsw i64 %584, %397
  %606 = getelementptr inbounds <2 x double>, ptr %55, i64 %605
  %607 = load <2 x double>, ptr %606, align 16
  %608 = fmul contract <2 x double> %607, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %609 = fadd contract <2 x double> %604, %608
  %610 = add nsw i64 %584, %469
  %611 = getelementptr inbounds <2 x double>, ptr %55, i64 %610
  %612 = load <2 x double>, ptr %611, align 16
  %613 = fmul contract <2 x double> %612, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %614 = fsub contract <2 x double> %609, %613
  %615 = add nsw i64 %584, %546
  %616 = getelementptr inbounds <2 x double>, ptr %55, i64 %615
  %617 = load <2 x double>, ptr %616, align 16
  %618 = fmul contract <2 x double> %617, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %619 = fsub contract <2 x double> %614, %618
  %620 = fmul contract <2 x double> %582, %619
  %621 = fadd contract <2 x double> %586, %620
  %622 = getelementptr inbounds <2 x double>, ptr %69, i64 %584
  store <2 x double> %621, ptr %622, align 16
  %623 = add nsw i64 %584, 1
  %624 = icmp eq i64 %623, %53
  br i1 %624, label %625, label %583

625:
  %626 = fmul contract double %65, 6.000000e-01
  %627 = fadd contract double %63, %626
  %628 = mul nsw i64 %53, 9
  %629 = getelementptr inbounds <2 x double>, ptr %55, i64 %628
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
  %663 = insertelement <2 x double> poison, double %65, i64 0
  %664 = shufflevector <2 x double> %663, <2 x double> poison, <2 x i32> zeroinitializer
  br label %665

665:
  %666 = phi i64 [ 0, %662 ], [ %710, %665 ]
  %667 = getelementptr inbounds <2 x double>, ptr %71, i64 %666
  %668 = load <2 x double>, ptr %667, align 16
  %669 = getelementptr inbounds <2 x double>, ptr %55, i64 %666
  %670 = load <2 x double>, ptr %669, align 16
  %671 = fmul contract <2 x double> %670, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %672 = add nsw i64 %666, %206
  %673 = getelementptr inbounds <2 x double>, ptr %55, i64 %672
  %674 = load <2 x double>, ptr %673, align 16
  %675 = fmul contract <2 x double> %674, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %676 = fsub contract <2 x double> %675, %671
  %677 = add nsw i64 %666, %268
  %678 = getelementptr inbounds <2 x double>, ptr %55, i64 %677
  %679 = load <2 x double>, ptr %678, align 16
  %680 = fmul contract <2 x double> %679, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %681 = fadd contract <2 x double> %676, %680
  %682 = add nsw i64 %666, %330
  %683 = getelementptr inbounds <2 x double>, ptr %55, i64 %682
  %684 = load <2 x double>, ptr %683, align 16
  %685 = fmul contract <2 x double> %684, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %686 = fsub contract <2 x double> %681, %685
  %687 = add nsw i64 %666, %397
  %688 = getelementptr inbounds <2 x double>, ptr %55, i64 %687
  %689 = load <2 x double>, ptr %688, align 16
  %690 = fmul contract <2 x double> %689, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %691 = fsub contract <2 x double> %686, %690
  %692 = add nsw i64 %666, %469
  %693 = getelementptr inbounds <2 x double>, ptr %55, i64 %692
  %694 = load <2 x double>, ptr %693, align 16
  %695 = fmul contract <2 x double> %694, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %696 = fadd contract <2 x double> %691, %695
  %697 = add nsw i64 %666, %546
  %698 = getelementptr inbounds <2 x double>, ptr %55, i64 %697
  %699 = load <2 x double>, ptr %698, align 16
  %700 = fmul contract <2 x double> %699, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %701 = fadd contract <2 x double> %696, %700
  %702 = add nsw i64 %666, %628
  %703 = getelementptr inbounds <2 x double>, ptr %55, i64 %702
  %704 = load <2 x double>, ptr %703, align 16
  %705 = fmul contract <2 x double> %704, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %706 = fsub contract <2 x double> %701, %705
  %707 = fmul contract <2 x double> %664, %706
  %708 = fadd contract <2 x double> %668, %707
  %709 = getelementptr inbounds <2 x double>, ptr %69, i64 %666
  store <2 x double> %708, ptr %709, align 16
  %710 = add nsw i64 %666, 1
  %711 = icmp eq i64 %710, %53
  br i1 %711, label %712, label %665

712:
  %713 = fmul contract double %65, 0x3FEB6DB6DB6DB6DB
  %714 = fadd contract double %63, %713
  %715 = mul nsw i64 %53, 10
  %716 = getelementptr inbounds <2 x double>, ptr %55, i64 %715
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
  %750 = insertelement <2 x double> poison, double %65, i64 0
  %751 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> zeroinitializer
  br label %752

752:
  %753 = phi i64 [ 0, %749 ], [ %802, %752 ]
  %754 = getelementptr inbounds <2 x double>, ptr %71, i64 %753
  %755 = load <2 x double>, ptr %754, align 16
  %756 = getelementptr inbounds <2 x double>, ptr %55, i64 %753
  %757 = load <2 x double>, ptr %756, align 16
  %758 = fmul contract <2 x double> %757, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %759 = add nsw i64 %753, %206
  %760 = getelementptr inbounds <2 x double>, ptr %55, i64 %759
  %761 = load <2 x double>, ptr %760, align 16
  %762 = fmul contract <2 x double> %761, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %763 = fsub contract <2 x double> %758, %762
  %764 = add nsw i64 %753, %268
  %765 = getelementptr inbounds <2 x double>, ptr %55, i64 %764
  %766 = load <2 x double>, ptr %765, align 16
  %767 = fmul contract <2 x double> %766, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %768 = fsub contract <2 x double> %763, %767
  %769 = add nsw i64 %753, %330
  %770 = getelementptr inbounds <2 x double>, ptr %55, i64 %769
  %771 = load <2 x double>, ptr %770, align 16
  %772 = fmul contract <2 x double> %771, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %773 = fsub contract <2 x double> %768, %772
  %774 = add nsw i64 %753, %397
  %775 = getelementptr inbounds <2 x double>, ptr %55, i64 %774
  %776 = load <2 x double>, ptr %775, align 16
  %777 = fmul contract <2 x double> %776, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %778 = fadd contract <2 x double> %773, %777
  %779 = add nsw i64 %753, %469
  %780 = getelementptr inbounds <2 x double>, ptr %55, i64 %779
  %781 = load <2 x double>, ptr %780, align 16
  %782 = fmul contract <2 x double> %781, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %783 = fsub contract <2 x double> %778, %782
  %784 = add nsw i64 %753, %546
  %785 = getelementptr inbounds <2 x double>, ptr %55, i64 %784
  %786 = load <2 x double>, ptr %785, align 16
  %787 = fmul contract <2 x double> %786, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %788 = fsub contract <2 x double> %783, %787
  %789 = add nsw i64 %753, %628
  %790 = getelementptr inbounds <2 x double>, ptr %55, i64 %789
  %791 = load <2 x double>, ptr %790, align 16
  %792 = fmul contract <2 x double> %791, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %793 = fadd contract <2 x double> %788, %792
  %794 = add nsw i64 %753, %715
  %795 = getelementptr inbounds <2 x double>, ptr %55, i64 %794
  %796 = load <2 x double>, ptr %795, align 16
  %797 = fmul contract <2 x double> %796, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %798 = fadd contract <2 x double> %793, %797
  %799 = fmul contract <2 x double> %751, %798
  %800 = fadd contract <2 x double> %755, %799
  %801 = getelementptr inbounds <2 x double>, ptr %69, i64 %753
  store <2 x double> %800, ptr %801, align 16
  %802 = add nsw i64 %753, 1
  %803 = icmp eq i64 %802, %53
  br i1 %803, label %804, label %752

804:
  %805 = fadd contract double %63, %65
  %806 = mul nsw i64 %53, 11
  %807 = getelementptr inbounds <2 x double>, ptr %55, i64 %806
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
  %841 = insertelement <2 x double> poison, double %65, i64 0
  %842 = shufflevector <2 x double> %841, <2 x double> poison, <2 x i32> zeroinitializer
  %843 = mul nsw i64 %53, 17
  %844 = mul nsw i64 %53, 18
  %845 = mul nsw i64 %53, 19
  br label %846

846:
  %847 = phi i64 [ 0, %840 ], [ %922, %846 ]
  %848 = getelementptr inbounds <2 x double>, ptr %55, i64 %847
  %849 = load <2 x double>, ptr %848, align 16
  %850 = add nsw i64 %847, %330
  %851 = getelementptr inbounds <2 x double>, ptr %55, i64 %850
  %852 = load <2 x double>, ptr %851, align 16
  %853 = add nsw i64 %847, %397
  %854 = getelementptr inbounds <2 x double>, ptr %55, i64 %853
  %855 = load <2 x double>, ptr %854, align 16
  %856 = add nsw i64 %847, %469
  %857 = getelementptr inbounds <2 x double>, ptr %55, i64 %856
  %858 = load <2 x double>, ptr %857, align 16
  %859 = add nsw i64 %847, %546
  %860 = getelementptr inbounds <2 x double>, ptr %55, i64 %859
  %861 = load <2 x double>, ptr %860, align 16
  %862 = add nsw i64 %847, %628
  %863 = getelementptr inbounds <2 x double>, ptr %55, i64 %862
  %864 = load <2 x double>, ptr %863, align 16
  %865 = add nsw i64 %847, %715
  %866 = getelementptr inbounds <2 x double>, ptr %55, i64 %865
  %867 = load <2 x double>, ptr %866, align 16
  %868 = add nsw i64 %847, %806
  %869 = getelementptr inbounds <2 x double>, ptr %55, i64 %868
  %870 = load <2 x double>, ptr %869, align 16
  %871 = add nsw i64 %847, %70
  %872 = getelementptr inbounds <2 x double>, ptr %55, i64 %871
  %873 = load <2 x double>, ptr %872, align 16
  %874 = fmul contract <2 x double> %849, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %875 = fmul contract <2 x double> %852, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %876 = fadd contract <2 x double> %874, %875
  %877 = fmul contract <2 x double> %855, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %878 = fadd contract <2 x double> %876, %877
  %879 = fmul contract <2 x double> %858, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %880 = fadd contract <2 x double> %878, %879
  %881 = fmul contract <2 x double> %861, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %882 = fadd contract <2 x double> %880, %881
  %883 = fmul contract <2 x double> %864, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %884 = fadd contract <2 x double> %882, %883
  %885 = fmul contract <2 x double> %867, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %886 = fadd contract <2 x double> %884, %885
  %887 = fmul contract <2 x double> %870, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %888 = fadd contract <2 x double> %886, %887
  %889 = fmul contract <2 x double> %842, %888
  %890 = fadd contract <2 x double> %873, %889
  %891 = add nsw i64 %847, %843
  %892 = getelementptr inbounds <2 x double>, ptr %55, i64 %891
  store <2 x double> %890, ptr %892, align 16
  %893 = fmul contract <2 x double> %849, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %894 = fmul contract <2 x double> %852, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %895 = fsub contract <2 x double> %893, %894
  %896 = fmul contract <2 x double> %855, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %897 = fsub contract <2 x double> %895, %896
  %898 = fmul contract <2 x double> %858, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %899 = fadd contract <2 x double> %897, %898
  %900 = fmul contract <2 x double> %861, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %901 = fsub contract <2 x double> %899, %900
  %902 = fmul contract <2 x double> %864, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %903 = fadd contract <2 x double> %901, %902
  %904 = fmul contract <2 x double> %867, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %905 = fadd contract <2 x double> %903, %904
  %906 = fmul contract <2 x double> %870, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %907 = fsub contract <2 x double> %905, %906
  %908 = add nsw i64 %847, %844
  %909 = getelementptr inbounds <2 x double>, ptr %55, i64 %908
  store <2 x double> %907, ptr %909, align 16
  %910 = fmul contract <2 x double> %849, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %911 = fsub contract <2 x double> %875, %910
  %912 = fadd contract <2 x double> %911, %877
  %913 = fadd contract <2 x double> %912, %879
  %914 = fmul contract <2 x double> %861, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %915 = fsub contract <2 x double> %913, %914
  %916 = fadd contract <2 x double> %915, %883
  %917 = fadd contract <2 x double> %916, %885
  %918 = fmul contract <2 x double> %870, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %919 = fadd contract <2 x double> %917, %918
  %920 = add nsw i64 %847, %845
  %921 = getelementptr inbounds <2 x double>, ptr %55, i64 %920
  store <2 x double> %919, ptr %921, align 16
  %922 = add nsw i64 %847, 1
  %923 = icmp eq i64 %922, %53
  br i1 %923, label %924, label %846

924:
  store i64 1, ptr %56, align 8
  %925 = load ptr, ptr %0, align 8
  %926 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 7
  %927 = load i64, ptr %926, align 8
  %928 = sdiv i64 %927, 2
  %929 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %930 = load double, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %932 = load double, ptr %931, align 8
  %933 = load ptr, ptr %54, align 8
  %934 = shl nsw i64 %927, 4
  %935 = getelementptr inbounds double, ptr %933, i64 %934
  %936 = shl nsw i64 %928, 4
  %937 = getelementptr inbounds <2 x double>, ptr %933, i64 %936
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
  %979 = icmp sgt i64 %927, 1
  br i1 %979, label %980, label %991

980:
  %981 = mul nsw i64 %928, 20
  %982 = insertelement <2 x double> poison, double %930, i64 0
  %983 = shufflevector <2 x double> %982, <2 x double> poison, <2 x i32> zeroinitializer
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
  %1031 = insertelement <2 x double> poison, double %930, i64 0
  %1032 = shufflevector <2 x double> %1031, <2 x double> poison, <2 x i32> zeroinitializer
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
  %1043 = getelementptr inbounds <2 x double>, ptr %933, i64 %1042
  %1044 = load <2 x double>, ptr %1043, align 16
  %1045 = getelementptr inbounds <2 x double>, ptr %933, i64 %1041
  %1046 = load <2 x double>, ptr %1045, align 16
  %1047 = fmul contract <2 x double> %1046, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %1048 = add nsw i64 %1041, %984
  %1049 = getelementptr inbounds <2 x double>, ptr %933, i64 %1048
  %1050 = load <2 x double>, ptr %1049, align 16
  %1051 = fmul contract <2 x double> %1050, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %1052 = fadd contract <2 x double> %1047, %1051
  %1053 = add nsw i64 %1041, %985
  %1054 = getelementptr inbounds <2 x double>, ptr %933, i64 %1053
  %1055 = load <2 x double>, ptr %1054, align 16
  %1056 = fmul contract <2 x double> %1055, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %1057 = fsub contract <2 x double> %1052, %1056
  %1058 = add nsw i64 %1041, %986
  %1059 = getelementptr inbounds <2 x double>, ptr %933, i64 %1058
  %1060 = load <2 x double>, ptr %1059, align 16
  %1061 = fmul contract <2 x double> %1060, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %1062 = fsub contract <2 x double> %1057, %1061
  %1063 = add nsw i64 %1041, %987
  %1064 = getelementptr inbounds <2 x double>, ptr %933, i64 %1063
  %1065 = load <2 x double>, ptr %1064, align 16
  %1066 = fmul contract <2 x double> %1065, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %1067 = fadd contract <2 x double> %1062, %1066
  %1068 = add nsw i64 %1041, %988
  %1069 = getelementptr inbounds <2 x double>, ptr %933, i64 %1068
  %1070 = load <2 x double>, ptr %1069, align 16
  %1071 = fmul contract <2 x double> %1070, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %1072 = fadd contract <2 x double> %1067, %1071
  %1073 = add nsw i64 %1041, %989
  %1074 = getelementptr inbounds <2 x double>, ptr %933, i64 %1073
  %1075 = load <2 x double>, ptr %1074, align 16
  %1076 = fmul contract <2 x double> %1075, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %1077 = fadd contract <2 x double> %1072, %1076
  %1078 = add nsw i64 %1041, %990
  %1079 = getelementptr inbounds <2 x double>, ptr %933, i64 %1078
  %1080 = load <2 x double>, ptr %1079, align 16
  %1081 = fmul contract <2 x double> %1080, <double 8.298000e-03, double 8.298000e-03>
  %1082 = fsub contract <2 x double> %1077, %1081
  %1083 = fmul contract <2 x double> %983, %1082
  %1084 = fadd contract <2 x double> %1044, %1083
  %1085 = getelementptr inbounds <2 x double>, ptr %937, i64 %1041
  store <2 x double> %1084, ptr %1085, align 16
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
  %1128 = insertelement <2 x double> poison, double %930, i64 0
  %1129 = shufflevector <2 x double> %1128, <2 x double> poison, <2 x i32> zeroinitializer
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
  %1140 = getelementptr inbounds <2 x double>, ptr %933, i64 %1139
  %1141 = load <2 x double>, ptr %1140, align 16
  %1142 = getelementptr inbounds <2 x double>, ptr %933, i64 %1138
  %1143 = load <2 x double>, ptr %1142, align 16
  %1144 = fmul contract <2 x double> %1143, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %1145 = add nsw i64 %1138, %1033
  %1146 = getelementptr inbounds <2 x double>, ptr %933, i64 %1145
  %1147 = load <2 x double>, ptr %1146, align 16
  %1148 = fmul contract <2 x double> %1147, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %1149 = fadd contract <2 x double> %1144, %1148
  %1150 = add nsw i64 %1138, %1034
  %1151 = getelementptr inbounds <2 x double>, ptr %933, i64 %1150
  %1152 = load <2 x double>, ptr %1151, align 16
  %1153 = fmul contract <2 x double> %1152, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %1154 = fadd contract <2 x double> %1149, %1153
  %1155 = add nsw i64 %1138, %1035
  %1156 = getelementptr inbounds <2 x double>, ptr %933, i64 %1155
  %1157 = load <2 x double>, ptr %1156, align 16
  %1158 = fmul contract <2 x double> %1157, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %1159 = fsub contract <2 x double> %1154, %1158
  %1160 = add nsw i64 %1138, %1036
  %1161 = getelementptr inbounds <2 x double>, ptr %933, i64 %1160
  %1162 = load <2 x double>, ptr %1161, align 16
  %1163 = fmul contract <2 x double> %1162, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %1164 = fsub contract <2 x double> %1159, %1163
  %1165 = add nsw i64 %1138, %1037
  %1166 = getelementptr inbounds <2 x double>, ptr %933, i64 %1165
  %1167 = load <2 x double>, ptr %1166, align 16
  %1168 = fmul contract <2 x double> %1167, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %1169 = fadd contract <2 x double> %1164, %1168
  %1170 = add nsw i64 %1138, %1038
  %1171 = getelementptr inbounds <2 x double>, ptr %933, i64 %1170
  %1172 = load <2 x double>, ptr %1171, align 16
  %1173 = fmul contract <2 x double> %1172, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %1174 = fsub contract <2 x double> %1169, %1173
  %1175 = add nsw i64 %1138, %1039
  %1176 = getelementptr inbounds <2 x double>, ptr %933, i64 %1175
  %1177 = load <2 x double>, ptr %1176, align 16
  %1178 = fmul contract <2 x double> %1177, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %1179 = fadd contract <2 x double> %1174, %1178
  %1180 = fmul contract <2 x double> %1032, %1179
  %1181 = fadd contract <2 x double> %1141, %1180
  %1182 = getelementptr inbounds <2 x double>, ptr %937, i64 %1138
  store <2 x double> %1181, ptr %1182, align 16
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
  %1227 = insertelement <2 x double> poison, double %930, i64 0
  %1228 = shufflevector <2 x double> %1227, <2 x double> poison, <2 x i32> zeroinitializer
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
  %1245 = getelementptr inbounds <2 x double>, ptr %933, i64 %1244
  %1246 = load <2 x double>, ptr %1245, align 16
  %1247 = getelementptr inbounds <2 x double>, ptr %933, i64 %1243
  %1248 = load <2 x double>, ptr %1247, align 16
  %1249 = fmul contract <2 x double> %1248, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %1250 = add nsw i64 %1243, %1130
  %1251 = getelementptr inbounds <2 x double>, ptr %933, i64 %1250
  %1252 = load <2 x double>, ptr %1251, align 16
  %1253 = fmul contract <2 x double> %1252, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %1254 = fsub contract <2 x double> %1249, %1253
  %1255 = add nsw i64 %1243, %1131
  %1256 = getelementptr inbounds <2 x double>, ptr %933, i64 %1255
  %1257 = load <2 x double>, ptr %1256, align 16
  %1258 = fmul contract <2 x double> %1257, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %1259 = fadd contract <2 x double> %1254, %1258
  %1260 = add nsw i64 %1243, %1132
  %1261 = getelementptr inbounds <2 x double>, ptr %933, i64 %1260
  %1262 = load <2 x double>, ptr %1261, align 16
  %1263 = fmul contract <2 x double> %1262, <double 0x401046A54457171C, double 0x401046A54457171C>
  %1264 = fadd contract <2 x double> %1259, %1263
  %1265 = add nsw i64 %1243, %1133
  %1266 = getelementptr inbounds <2 x double>, ptr %933, i64 %1265
  %1267 = load <2 x double>, ptr %1266, align 16
  %1268 = fmul contract <2 x double> %1267, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %1269 = fadd contract <2 x double> %1264, %1268
  %1270 = add nsw i64 %1243, %1134
  %1271 = getelementptr inbounds <2 x double>, ptr %933, i64 %1270
  %1272 = load <2 x double>, ptr %1271, align 16
  %1273 = fmul contract <2 x double> %1272, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %1274 = fsub contract <2 x double> %1269, %1273
  %1275 = add nsw i64 %1243, %1135
  %1276 = getelementptr inbounds <2 x double>, ptr %933, i64 %1275
  %1277 = load <2 x double>, ptr %1276, align 16
  %1278 = fmul contract <2 x double> %1277, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %1279 = fadd contract <2 x double> %1274, %1278
  %1280 = add nsw i64 %1243, %1136
  %1281 = getelementptr inbounds <2 x double>, ptr %933, i64 %1280
  %1282 = load <2 x double>, ptr %1281, align 16
  %1283 = fmul contract <2 x double> %1282, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %1284 = fsub contract <2 x double> %1279, %1283
  %1285 = fmul contract <2 x double> %1129, %1284
  %1286 = fadd contract <2 x double> %1246, %1285
  %1287 = getelementptr inbounds <2 x double>, ptr %937, i64 %1243
  store <2 x double> %1286, ptr %1287, align 16
  %1288 = add nsw i64 %1243, 1
  %1289 = icmp eq i64 %1288, %928
  br i1 %1289, label %1185, label %1242

1290:
  %1291 = phi i64 [ 0, %1223 ], [ %1338, %1337 ]
  %1292 = add nsw i64 %1291, %1224
  %1293 = getelementptr inbounds <2 x double>, ptr %933, i64 %1292
  %1294 = load <2 x double>, ptr %1293, align 16
  %1295 = add nsw i64 %1291, %1225
  %1296 = getelementptr inbounds <2 x double>, ptr %933, i64 %1295
  %1297 = load <2 x double>, ptr %1296, align 16
  %1298 = fsub contract <2 x double> %1294, %1297
  %1299 = add nsw i64 %1291, %1226
  %1300 = getelementptr inbounds <2 x double>, ptr %933, i64 %1299
  store <2 x double> %1298, ptr %1300, align 16
  %1301 = getelementptr inbounds <2 x double>, ptr %933, i64 %1291
  %1302 = load <2 x double>, ptr %1301, align 16
  %1303 = fmul contract <2 x double> %1228, %1302
  %1304 = fsub contract <2 x double> %1303, %1298
  %1305 = add nsw i64 %1291, %1229
  %1306 = getelementptr inbounds <2 x double>, ptr %933, i64 %1305
  store <2 x double> %1304, ptr %1306, align 16
  %1307 = fmul contract <2 x double> %1298, <double 2.000000e+00, double 2.000000e+00>
  %1308 = add nsw i64 %1291, %1230
  %1309 = getelementptr inbounds <2 x double>, ptr %933, i64 %1308
  %1310 = load <2 x double>, ptr %1309, align 16
  %1311 = load <2 x double>, ptr %1301, align 16
  %1312 = fadd contract <2 x double> %1310, %1311
  %1313 = fmul contract <2 x double> %1228, %1312
  %1314 = fsub contract <2 x double> %1307, %1313
  %1315 = add nsw i64 %1291, %1231
  %1316 = getelementptr inbounds <2 x double>, ptr %933, i64 %1315
  store <2 x double> %1314, ptr %1316, align 16
  %1317 = add nsw i64 %1291, %1232
  %1318 = getelementptr inbounds <2 x double>, ptr %933, i64 %1317
  %1319 = add nsw i64 %1291, %1233
  %1320 = getelementptr inbounds <2 x double>, ptr %933, i64 %1319
  %1321 = add nsw i64 %1291, %1234
  %1322 = getelementptr inbounds <2 x double>, ptr %933, i64 %1321
  %1323 = add nsw i64 %1291, %1235
  %1324 = getelementptr inbounds <2 x double>, ptr %933, i64 %1323
  %1325 = add nsw i64 %1291, %1236
  %1326 = getelementptr inbounds <2 x double>, ptr %933, i64 %1325
  %1327 = add nsw i64 %1291, %1237
  %1328 = getelementptr inbounds <2 x double>, ptr %933, i64 %1327
  %1329 = add nsw i64 %1291, %1238
  %1330 = getelementptr inbounds <2 x double>, ptr %933, i64 %1329
  %1331 = add nsw i64 %1291, %1239
  %1332 = getelementptr inbounds <2 x double>, ptr %933, i64 %1331
  %1333 = add nsw i64 %1291, %1240
  %1334 = getelementptr inbounds <2 x double>, ptr %933, i64 %1333
  %1335 = add nsw i64 %1291, %1241
  %1336 = getelementptr inbounds <2 x double>, ptr %933, i64 %1335
  br label %1340

1337:
  %1338 = add nsw i64 %1291, 1
  %1339 = icmp eq i64 %1338, %928
  br i1 %1339, label %1432, label %1290

1340:
  %1341 = phi i64 [ 0, %1290 ], [ %1430, %1340 ]
  %1342 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341
  %1343 = load double, ptr %1342, align 16
  %1344 = insertelement <2 x double> poison, double %1343, i64 0
  %1345 = shufflevector <2 x double> %1344, <2 x double> poison, <2 x i32> zeroinitializer
  %1346 = load <2 x double>, ptr %1301, align 16
  %1347 = fmul contract <2 x double> %1346, %1345
  %1348 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 5
  %1349 = load double, ptr %1348, align 8
  %1350 = insertelement <2 x double> poison, double %1349, i64 0
  %1351 = shufflevector <2 x double> %1350, <2 x double> poison, <2 x i32> zeroinitializer
  %1352 = load <2 x double>, ptr %1318, align 16
  %1353 = fmul contract <2 x double> %1352, %1351
  %1354 = fadd contract <2 x double> %1347, %1353
  %1355 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 6
  %1356 = load double, ptr %1355, align 16
  %1357 = insertelement <2 x double> poison, double %1356, i64 0
  %1358 = shufflevector <2 x double> %1357, <2 x double> poison, <2 x i32> zeroinitializer
  %1359 = load <2 x double>, ptr %1320, align 16
  %1360 = fmul contract <2 x double> %1359, %1358
  %1361 = fadd contract <2 x double> %1354, %1360
  %1362 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 7
  %1363 = load double, ptr %1362, align 8
  %1364 = insertelement <2 x double> poison, double %1363, i64 0
  %1365 = shufflevector <2 x double> %1364, <2 x double> poison, <2 x i32> zeroinitializer
  %1366 = load <2 x double>, ptr %1322, align 16
  %1367 = fmul contract <2 x double> %1366, %1365
  %1368 = fadd contract <2 x double> %1361, %1367
  %1369 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 8
  %1370 = load double, ptr %1369, align 16
  %1371 = insertelement <2 x double> poison, double %1370, i64 0
  %1372 = shufflevector <2 x double> %1371, <2 x double> poison, <2 x i32> zeroinitializer
  %1373 = load <2 x double>, ptr %1324, align 16
  %1374 = fmul contract <2 x double> %1373, %1372
  %1375 = fadd contract <2 x double> %1368, %1374
  %1376 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 9
  %1377 = load double, ptr %1376, align 8
  %1378 = insertelement <2 x double> poison, double %1377, i64 0
  %1379 = shufflevector <2 x double> %1378, <2 x double> poison, <2 x i32> zeroinitializer
  %1380 = load <2 x double>, ptr %1326, align 16
  %1381 = fmul contract <2 x double> %1380, %1379
  %1382 = fadd contract <2 x double> %1375, %1381
  %1383 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 10
  %1384 = load double, ptr %1383, align 16
  %1385 = insertelement <2 x double> poison, double %1384, i64 0
  %1386 = shufflevector <2 x double> %1385, <2 x double> poison, <2 x i32> zeroinitializer
  %1387 = load <2 x double>, ptr %1328, align 16
  %1388 = fmul contract <2 x double> %1387, %1386
  %1389 = fadd contract <2 x double> %1382, %1388
  %1390 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 11
  %1391 = load double, ptr %1390, align 8
  %1392 = insertelement <2 x double> poison, double %1391, i64 0
  %1393 = shufflevector <2 x double> %1392, <2 x double> poison, <2 x i32> zeroinitializer
  %1394 = load <2 x double>, ptr %1330, align 16
  %1395 = fmul contract <2 x double> %1394, %1393
  %1396 = fadd contract <2 x double> %1389, %1395
  %1397 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 12
  %1398 = load double, ptr %1397, align 16
  %1399 = insertelement <2 x double> poison, double %1398, i64 0
  %1400 = shufflevector <2 x double> %1399, <2 x double> poison, <2 x i32> zeroinitializer
  %1401 = load <2 x double>, ptr %1309, align 16
  %1402 = fmul contract <2 x double> %1401, %1400
  %1403 = fadd contract <2 x double> %1396, %1402
  %1404 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 13
  %1405 = load double, ptr %1404, align 8
  %1406 = insertelement <2 x double> poison, double %1405, i64 0
  %1407 = shufflevector <2 x double> %1406, <2 x double> poison, <2 x i32> zeroinitializer
  %1408 = load <2 x double>, ptr %1332, align 16
  %1409 = fmul contract <2 x double> %1408, %1407
  %1410 = fadd contract <2 x double> %1403, %1409
  %1411 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 14
  %1412 = load double, ptr %1411, align 16
  %1413 = insertelement <2 x double> poison, double %1412, i64 0
  %1414 = shufflevector <2 x double> %1413, <2 x double> poison, <2 x i32> zeroinitializer
  %1415 = load <2 x double>, ptr %1334, align 16
  %1416 = fmul contract <2 x double> %1415, %1414
  %1417 = fadd contract <2 x double> %1410, %1416
  %1418 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 15
  %1419 = load double, ptr %1418, align 8
  %1420 = insertelement <2 x double> poison, double %1419, i64 0
  %1421 = shufflevector <2 x double> %1420, <2 x double> poison, <2 x i32> zeroinitializer
  %1422 = load <2 x double>, ptr %1336, align 16
  %1423 = fmul contract <2 x double> %1422, %1421
  %1424 = fadd contract <2 x double> %1417, %1423
  %1425 = fmul contract <2 x double> %1228, %1424
  %1426 = add nsw i64 %1341, 24
  %1427 = mul nsw i64 %1426, %928
  %1428 = add nsw i64 %1427, %1291
  %1429 = getelementptr inbounds <2 x double>, ptr %933, i64 %1428
  store <2 x double> %1425, ptr %1429, align 16
  %1430 = add nsw i64 %1341, 1
  %1431 = icmp eq i64 %1430, 4
  br i1 %1431, label %1337, label %1340

1432:
  %1433 = icmp sgt i64 %52, 1
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
  %1442 = getelementptr inbounds <2 x double>, ptr %55, i64 %1441
  %1443 = load <2 x double>, ptr %1442, align 16
  %1444 = fadd contract <2 x double> %1463, %1443
  %1445 = add nsw i64 %1439, %1437
  %1446 = getelementptr inbounds <2 x double>, ptr %55, i64 %1445
  store <2 x double> %1444, ptr %1446, align 16
  %1447 = add nsw i64 %1439, 1
  %1448 = icmp eq i64 %1447, %53
  br i1 %1448, label %1466, label %1438

1449:
  %1450 = phi i64 [ 6, %1438 ], [ %1464, %1449 ]
  %1451 = phi <2 x double> [ zeroinitializer, %1438 ], [ %1463, %1449 ]
  %1452 = add nsw i64 %1450, 21
  %1453 = mul nsw i64 %1452, %53
  %1454 = add nsw i64 %1453, %1439
  %1455 = getelementptr inbounds <2 x double>, ptr %55, i64 %1454
  %1456 = load <2 x double>, ptr %1455, align 16
  %1457 = fadd contract <2 x double> %1451, %1456
  %1458 = and i64 %1450, 1
  %1459 = icmp eq i64 %1458, 0
  %1460 = select contract i1 %1459, double %1, double %1435
  %1461 = insertelement <2 x double> poison, double %1460, i64 0
  %1462 = shufflevector <2 x double> %1461, <2 x double> poison, <2 x i32> zeroinitializer
  %1463 = fmul contract <2 x double> %1457, %1462
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
  %10 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Code, ptr %13, i64 0, i32 8
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = fcmp contract ugt double %17, %1
  br i1 %18, label %19, label %473

19:
  %20 = load i64, ptr %11, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %28

22:
  %23 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 4
  %24 = fsub contract double %3, %1
  %25 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  br label %32

26:
  %27 = load double, ptr %16, align 8
  br label %28

28:
  %29 = phi i64 [ %232, %26 ], [ %20, %19 ]
  %30 = phi double [ %27, %26 ], [ %17, %19 ]
  %31 = fcmp contract olt double %30, %3
  br i1 %31, label %234, label %261

32:
  %33 = phi i64 [ 0, %22 ], [ %231, %230 ]
  %34 = load ptr, ptr %23, align 8
  %35 = shl nsw i64 %33, 2
  %36 = getelementptr inbounds i64, ptr %34, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, -5
  %39 = icmp ult i64 %38, -2
  %40 = icmp slt i64 %37, 7
  %41 = and i1 %40, %39
  br i1 %41, label %230, label %42

42:
  %43 = load ptr, ptr %10, align 8
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
  %55 = fmul contract double %24, %54
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
  br i1 %75, label %78, label %76

76:
  store i32 0, ptr %25, align 8
  %77 = call contract fastcc double @find_left(ptr %0, i64 %48, double %1, double %3, double %59)
  call fastcc void @keep_zero(ptr %0, double %77, i64 %33)
  br label %230

78:
  %79 = fcmp contract oeq double %57, 0.000000e+00
  br i1 %79, label %80, label %87

80:
  %81 = fcmp contract olt double %59, 0.000000e+00
  %82 = and i1 %81, %72
  %83 = fcmp contract olt double %64, 0.000000e+00
  %84 = fcmp contract ogt double %59, 0.000000e+00
  %85 = and i1 %84, %83
  %86 = or i1 %82, %85
  br i1 %86, label %108, label %119

87:
  %88 = fcmp contract oeq double %59, 0.000000e+00
  br i1 %88, label %108, label %89

89:
  %90 = fcmp contract olt double %57, 0.000000e+00
  %91 = fcmp contract ogt double %59, 0.000000e+00
  %92 = and i1 %90, %91
  br i1 %92, label %108, label %93

93:
  %94 = fcmp contract ogt double %57, 0.000000e+00
  %95 = fcmp contract olt double %59, 0.000000e+00
  %96 = and i1 %94, %95
  br i1 %96, label %108, label %97

97:
  %98 = fcmp contract olt double %64, 0.000000e+00
  %99 = fcmp contract ogt double %67, 0.000000e+00
  %100 = and i1 %98, %99
  %101 = and i1 %91, %100
  %102 = and i1 %94, %101
  br i1 %102, label %120, label %103

103:
  %104 = fcmp contract olt double %67, 0.000000e+00
  %105 = and i1 %72, %104
  %106 = and i1 %95, %105
  %107 = and i1 %90, %106
  br i1 %107, label %120, label %119

108:
  %109 = phi i1 [ false, %93 ], [ false, %89 ], [ true, %87 ], [ false, %80 ]
  %110 = phi i32 [ 1, %93 ], [ 1, %89 ], [ 2, %87 ], [ 4, %80 ]
  %111 = getelementptr inbounds i64, ptr %46, i64 3
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %122, label %114

114:
  %115 = select contract i1 %79, double %64, double %57
  %116 = sitofp i64 %112 to double
  %117 = fmul contract double %115, %116
  %118 = fcmp contract olt double %117, 0.000000e+00
  br i1 %118, label %122, label %119

119:
  store i32 0, ptr %25, align 8
  br label %230

120:
  store i32 0, ptr %25, align 8
  %121 = select i1 %94, double 1.000000e+00, double -1.000000e+00
  br label %129

122:
  store i32 0, ptr %25, align 8
  br i1 %109, label %123, label %124

123:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %33)
  br label %230

124:
  %125 = fcmp contract ogt double %57, 0.000000e+00
  %126 = and i1 %79, %72
  %127 = or i1 %125, %126
  %128 = select i1 %127, double 1.000000e+00, double -1.000000e+00
  switch i32 %110, label %195 [
    i32 3, label %129
    i32 4, label %143
  ]

129:
  %130 = phi double [ %121, %120 ], [ %128, %124 ]
  %131 = fmul contract double %57, %130
  %132 = fmul contract double %62, %130
  %133 = fmul contract double %54, %132
  %134 = fmul contract double %59, %130
  %135 = fmul contract double %66, %130
  %136 = fmul contract double %54, %135
  %137 = call contract fastcc double @find_dip(ptr %0, i64 %48, double %130, double %1, double %131, double %133, double %3, double %134, double %136)
  %138 = load ptr, ptr %10, align 8
  %139 = getelementptr inbounds %struct.Watch, ptr %138, i64 0, i32 9
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %140, i64 %48
  %142 = load double, ptr %141, align 8
  br label %195

143:
  %144 = phi ptr [ %178, %153 ], [ %43, %124 ]
  %145 = phi double [ %146, %153 ], [ %24, %124 ]
  %146 = fmul contract double %145, 5.000000e-01
  %147 = fcmp contract ule double %146, 0x3CB0000000000000
  br i1 %147, label %148, label %153

148:
  %149 = getelementptr inbounds %struct.Watch, ptr %144, i64 0, i32 9
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds double, ptr %150, i64 %48
  %152 = load double, ptr %151, align 8
  br label %187

153:
  %154 = load ptr, ptr %0, align 8
  %155 = fadd contract double %146, %1
  %156 = getelementptr inbounds %struct.Watch, ptr %144, i64 0, i32 9
  %157 = load ptr, ptr %156, align 8
  call fastcc void @look_at(ptr %154, double %155)
  %158 = load ptr, ptr %154, align 8
  %159 = getelementptr inbounds %struct.Step, ptr %154, i64 0, i32 1
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Step, ptr %154, i64 0, i32 2
  %162 = load double, ptr %161, align 8
  %163 = fmul contract double %155, %162
  %164 = fadd contract double %160, %163
  %165 = getelementptr inbounds %struct.Step, ptr %154, i64 0, i32 8
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Step, ptr %154, i64 0, i32 5
  %168 = load ptr, ptr %167, align 8
  store double %164, ptr %9, align 8
  %169 = getelementptr inbounds %struct.Code, ptr %158, i64 0, i32 14
  %170 = load ptr, ptr %169, align 8
  %171 = getelementptr inbounds i64, ptr %170, i64 2
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %171, align 8
  %174 = getelementptr inbounds %struct.Code, ptr %158, i64 0, i32 2
  %175 = load ptr, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Code, ptr %158, i64 0, i32 13
  %177 = load ptr, ptr %176, align 8
  call void %175(ptr %9, ptr %166, ptr %168, ptr %157, ptr %177)
  %178 = load ptr, ptr %10, align 8
  %179 = getelementptr inbounds %struct.Watch, ptr %178, i64 0, i32 9
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %180, i64 %48
  %182 = load double, ptr %181, align 8
  %183 = fmul contract double %128, %182
  %184 = fcmp contract ogt double %183, 0.000000e+00
  br i1 %184, label %185, label %143

185:
  %186 = fcmp contract olt double %155, 0.000000e+00
  br i1 %186, label %187, label %195

187:
  %188 = phi double [ %152, %148 ], [ %182, %185 ]
  %189 = phi double [ -1.000000e+00, %148 ], [ %155, %185 ]
  %190 = load i64, ptr %46, align 8
  %191 = icmp eq i64 %190, 9
  %192 = and i1 %127, %191
  br i1 %192, label %193, label %195

193:
  %194 = call contract fastcc double @find_left(ptr %0, i64 %48, double %1, double %3, double %59)
  call fastcc void @keep_zero(ptr %0, double %194, i64 %33)
  br label %195

195:
  %196 = phi double [ %1, %129 ], [ %189, %193 ], [ %189, %187 ], [ %155, %185 ], [ %1, %124 ]
  %197 = phi double [ %57, %129 ], [ %188, %193 ], [ %188, %187 ], [ %182, %185 ], [ %57, %124 ]
  %198 = phi double [ %137, %129 ], [ %3, %193 ], [ %3, %187 ], [ %3, %185 ], [ %3, %124 ]
  %199 = phi double [ %142, %129 ], [ %59, %193 ], [ %59, %187 ], [ %59, %185 ], [ %59, %124 ]
  %200 = fcmp contract olt double %196, 0.000000e+00
  %201 = fcmp contract olt double %198, 0.000000e+00
  %202 = select i1 %200, i1 true, i1 %201
  br i1 %202, label %230, label %203

203:
  %204 = getelementptr inbounds i64, ptr %46, i64 3
  br label %205

205:
  %206 = phi i1 [ false, %225 ], [ true, %203 ]
  %207 = phi double [ %59, %225 ], [ %199, %203 ]
  %208 = phi double [ %3, %225 ], [ %198, %203 ]
  %209 = phi double [ %207, %225 ], [ %197, %203 ]
  %210 = phi double [ %208, %225 ], [ %196, %203 ]
  %211 = call contract fastcc double @find_root(ptr %0, i64 %48, double %210, double %209, double %208, double %207)
  %212 = fcmp contract oeq double %211, 2.000000e+00
  br i1 %212, label %230, label %213

213:
  %214 = load i64, ptr %204, align 8
  %215 = sitofp i64 %214 to double
  %216 = fmul contract double %209, %215
  %217 = fcmp contract ugt double %216, 0.000000e+00
  br i1 %217, label %225, label %218

218:
  %219 = load i32, ptr %25, align 8
  %220 = icmp eq i32 %219, 2
  br i1 %220, label %221, label %224

221:
  %222 = load i64, ptr %46, align 8
  %223 = icmp sgt i64 %222, 8
  br i1 %223, label %224, label %225

224:
  call fastcc void @keep_zero(ptr %0, double %211, i64 %33)
  br label %225

225:
  %226 = fcmp contract une double %208, %3
  %227 = fcmp contract une double %207, 0.000000e+00
  %228 = and i1 %227, %226
  %229 = and i1 %206, %228
  br i1 %229, label %205, label %230

230:
  %231 = add nsw i64 %33, 1
  %232 = load i64, ptr %11, align 8
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %32, label %26

234:
  %235 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 11
  %236 = load ptr, ptr %235, align 8
  %237 = mul nsw i64 %15, 92
  %238 = getelementptr inbounds double, ptr %236, i64 %237
  %239 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %239, double %30)
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Step, ptr %239, i64 0, i32 1
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Step, ptr %239, i64 0, i32 2
  %244 = load double, ptr %243, align 8
  %245 = fmul contract double %30, %244
  %246 = fadd contract double %242, %245
  %247 = getelementptr inbounds %struct.Step, ptr %239, i64 0, i32 8
  %248 = load ptr, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Step, ptr %239, i64 0, i32 5
  %250 = load ptr, ptr %249, align 8
  store double %246, ptr %8, align 8
  %251 = getelementptr inbounds %struct.Code, ptr %240, i64 0, i32 14
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds i64, ptr %252, i64 2
  %254 = load i64, ptr %253, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %253, align 8
  %256 = getelementptr inbounds %struct.Code, ptr %240, i64 0, i32 2
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Code, ptr %240, i64 0, i32 13
  %259 = load ptr, ptr %258, align 8
  call void %257(ptr %8, ptr %248, ptr %250, ptr %238, ptr %259)
  %260 = load i64, ptr %11, align 8
  br label %261

261:
  %262 = phi i64 [ %260, %234 ], [ %29, %28 ]
  %263 = phi ptr [ %238, %234 ], [ %4, %28 ]
  %264 = phi double [ %30, %234 ], [ %3, %28 ]
  %265 = icmp sgt i64 %262, 0
  br i1 %265, label %266, label %473

266:
  %267 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 4
  %268 = getelementptr inbounds %struct.Watch, ptr %11, i64 0, i32 10
  %269 = fadd contract double %264, %1
  %270 = fmul contract double %269, 5.000000e-01
  %271 = fsub contract double %264, %1
  %272 = fmul contract double %271, 5.000000e-01
  br label %273

273:
  %274 = phi i64 [ 0, %266 ], [ %470, %469 ]
  %275 = load ptr, ptr %267, align 8
  %276 = shl nsw i64 %274, 2
  %277 = getelementptr inbounds i64, ptr %275, i64 %276
  %278 = getelementptr inbounds i64, ptr %277, i64 1
  %279 = load i64, ptr %278, align 8
  %280 = load i64, ptr %277, align 8
  %281 = load ptr, ptr %268, align 8
  %282 = getelementptr inbounds i64, ptr %277, i64 2
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %281, i64 %283
  %285 = icmp eq i64 %280, 5
  br i1 %285, label %286, label %338

286:
  %287 = load ptr, ptr %10, align 8
  %288 = getelementptr inbounds %struct.Watch, ptr %287, i64 0, i32 9
  %289 = load ptr, ptr %288, align 8
  br label %290

290:
  %291 = phi ptr [ %289, %286 ], [ %323, %290 ]
  %292 = phi i64 [ 0, %286 ], [ %328, %290 ]
  %293 = phi double [ 0.000000e+00, %286 ], [ %327, %290 ]
  %294 = load ptr, ptr %0, align 8
  %295 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %292
  %296 = load double, ptr %295, align 8
  %297 = fmul contract double %272, %296
  %298 = fadd contract double %270, %297
  call fastcc void @look_at(ptr %294, double %298)
  %299 = load ptr, ptr %294, align 8
  %300 = getelementptr inbounds %struct.Step, ptr %294, i64 0, i32 1
  %301 = load double, ptr %300, align 8
  %302 = getelementptr inbounds %struct.Step, ptr %294, i64 0, i32 2
  %303 = load double, ptr %302, align 8
  %304 = fmul contract double %298, %303
  %305 = fadd contract double %301, %304
  %306 = getelementptr inbounds %struct.Step, ptr %294, i64 0, i32 8
  %307 = load ptr, ptr %306, align 8
  %308 = getelementptr inbounds %struct.Step, ptr %294, i64 0, i32 5
  %309 = load ptr, ptr %308, align 8
  store double %305, ptr %7, align 8
  %310 = getelementptr inbounds %struct.Code, ptr %299, i64 0, i32 14
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds i64, ptr %311, i64 2
  %313 = load i64, ptr %312, align 8
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %312, align 8
  %315 = getelementptr inbounds %struct.Code, ptr %299, i64 0, i32 2
  %316 = load ptr, ptr %315, align 8
  %317 = getelementptr inbounds %struct.Code, ptr %299, i64 0, i32 13
  %318 = load ptr, ptr %317, align 8
  call void %316(ptr %7, ptr %307, ptr %309, ptr %291, ptr %318)
  %319 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %292
  %320 = load double, ptr %319, align 8
  %321 = load ptr, ptr %10, align 8
  %322 = getelementptr inbounds %struct.Watch, ptr %321, i64 0, i32 9
  %323 = load ptr, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 %279
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %320, %325
  %327 = fadd contract double %293, %326
  %328 = add nsw i64 %292, 1
  %329 = icmp eq i64 %328, 5
  br i1 %329, label %330, label %290

330:
  %331 = load ptr, ptr %0, align 8
  %332 = getelementptr inbounds %struct.Step, ptr %331, i64 0, i32 2
  %333 = load double, ptr %332, align 8
  %334 = fmul contract double %272, %333
  %335 = fmul contract double %327, %334
  %336 = load double, ptr %284, align 8
  %337 = fadd contract double %336, %335
  store double %337, ptr %284, align 8
  br label %338

338:
  %339 = add i64 %280, -3
  %340 = icmp ult i64 %339, -2
  br i1 %340, label %469, label %341

341:
  %342 = icmp eq i64 %280, 1
  %343 = select contract i1 %342, double 1.000000e+00, double -1.000000e+00
  %344 = load ptr, ptr %0, align 8
  %345 = getelementptr inbounds %struct.Step, ptr %344, i64 0, i32 2
  %346 = load double, ptr %345, align 8
  %347 = fmul contract double %271, %346
  %348 = add nsw i64 %279, %15
  %349 = getelementptr inbounds double, ptr %2, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = fmul contract double %350, %347
  %352 = getelementptr inbounds double, ptr %263, i64 %348
  %353 = load double, ptr %352, align 8
  %354 = fmul contract double %347, %353
  %355 = load double, ptr %284, align 8
  %356 = getelementptr inbounds double, ptr %263, i64 %279
  %357 = load double, ptr %356, align 8
  %358 = fcmp contract uno double %355, 0.000000e+00
  br i1 %358, label %359, label %361

359:
  %360 = fmul contract double %343, %357
  br label %365

361:
  %362 = fmul contract double %343, %355
  %363 = fmul contract double %343, %357
  %364 = call contract double @llvm.minnum.f64(double %362, double %363)
  br label %365

365:
  %366 = phi contract double [ %360, %359 ], [ %364, %361 ]
  %367 = fmul contract double %343, %351
  %368 = fmul contract double %343, %354
  %369 = fcmp contract olt double %367, 0.000000e+00
  %370 = fcmp contract ogt double %368, 0.000000e+00
  %371 = and i1 %369, %370
  br i1 %371, label %372, label %466

372:
  %373 = fmul contract double %343, %357
  %374 = getelementptr inbounds double, ptr %2, i64 %279
  %375 = load double, ptr %374, align 8
  %376 = fmul contract double %343, %375
  %377 = fsub contract double %373, %376
  %378 = fsub contract double %377, %368
  %379 = fsub contract double %367, %368
  %380 = fdiv contract double %378, %379
  %381 = fmul contract double %367, %380
  %382 = fadd contract double %376, %381
  %383 = call contract double @llvm.minnum.f64(double %376, double %373)
  %384 = fsub contract double %383, %382
  %385 = fmul contract double %384, 2.500000e-01
  %386 = fsub contract double %382, %385
  %387 = fcmp contract uge double %386, %366
  br i1 %387, label %466, label %388

388:
  %389 = load ptr, ptr %344, align 8
  %390 = getelementptr inbounds %struct.Code, ptr %389, i64 0, i32 8
  %391 = load i64, ptr %390, align 8
  %392 = load ptr, ptr %10, align 8
  %393 = getelementptr inbounds %struct.Watch, ptr %392, i64 0, i32 9
  %394 = load ptr, ptr %393, align 8
  %395 = add nsw i64 %391, %279
  %396 = getelementptr inbounds double, ptr %394, i64 %395
  br label %397

397:
  %398 = phi double [ %1, %388 ], [ %453, %448 ]
  %399 = phi i32 [ 0, %388 ], [ %458, %448 ]
  %400 = phi i32 [ 0, %388 ], [ %452, %448 ]
  %401 = phi double [ %350, %388 ], [ %451, %448 ]
  %402 = phi double [ %264, %388 ], [ %450, %448 ]
  %403 = phi double [ %353, %388 ], [ %449, %448 ]
  %404 = fsub contract double %402, %398
  %405 = fmul contract double %403, %404
  %406 = fsub contract double %403, %401
  %407 = fdiv contract double %405, %406
  %408 = fsub contract double %402, %407
  %409 = fmul contract double %404, 1.000000e-03
  %410 = fadd contract double %398, %409
  %411 = call contract double @llvm.maxnum.f64(double %408, double %410)
  %412 = fsub contract double %402, %409
  %413 = call contract double @llvm.minnum.f64(double %411, double %412)
  %414 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %414, double %413)
  %415 = load ptr, ptr %414, align 8
  %416 = getelementptr inbounds %struct.Step, ptr %414, i64 0, i32 1
  %417 = load double, ptr %416, align 8
  %418 = getelementptr inbounds %struct.Step, ptr %414, i64 0, i32 2
  %419 = load double, ptr %418, align 8
  %420 = fmul contract double %413, %419
  %421 = fadd contract double %417, %420
  %422 = getelementptr inbounds %struct.Step, ptr %414, i64 0, i32 8
  %423 = load ptr, ptr %422, align 8
  %424 = getelementptr inbounds %struct.Step, ptr %414, i64 0, i32 5
  %425 = load ptr, ptr %424, align 8
  store double %421, ptr %6, align 8
  %426 = getelementptr inbounds %struct.Code, ptr %415, i64 0, i32 14
  %427 = load ptr, ptr %426, align 8
  %428 = getelementptr inbounds i64, ptr %427, i64 2
  %429 = load i64, ptr %428, align 8
  %430 = add nsw i64 %429, 1
  store i64 %430, ptr %428, align 8
  %431 = getelementptr inbounds %struct.Code, ptr %415, i64 0, i32 2
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Code, ptr %415, i64 0, i32 13
  %434 = load ptr, ptr %433, align 8
  call void %432(ptr %6, ptr %423, ptr %425, ptr %394, ptr %434)
  %435 = load double, ptr %396, align 8
  %436 = fcmp contract uno double %435, 0.000000e+00
  br i1 %436, label %461, label %437

437:
  %438 = fmul contract double %350, %435
  %439 = fcmp contract ogt double %438, 0.000000e+00
  br i1 %439, label %440, label %444

440:
  %441 = icmp eq i32 %400, -1
  %442 = fmul contract double %403, 5.000000e-01
  %443 = select i1 %441, double %442, double %403
  br label %448

444:
  %445 = icmp eq i32 %400, 1
  %446 = fmul contract double %401, 5.000000e-01
  %447 = select i1 %445, double %446, double %401
  br label %448

448:
  %449 = phi double [ %443, %440 ], [ %435, %444 ]
  %450 = phi double [ %402, %440 ], [ %413, %444 ]
  %451 = phi double [ %435, %440 ], [ %447, %444 ]
  %452 = phi i32 [ -1, %440 ], [ 1, %444 ]
  %453 = phi double [ %413, %440 ], [ %398, %444 ]
  %454 = fsub contract double %450, %453
  %455 = fcmp contract olt double %454, 1.000000e-10
  %456 = fcmp contract oeq double %435, 0.000000e+00
  %457 = select i1 %455, i1 true, i1 %456
  %458 = add nsw i32 %399, 1
  %459 = icmp eq i32 %458, 60
  %460 = select i1 %457, i1 true, i1 %459
  br i1 %460, label %461, label %397

461:
  %462 = getelementptr inbounds double, ptr %394, i64 %279
  %463 = load double, ptr %462, align 8
  %464 = fmul contract double %343, %463
  %465 = call contract double @llvm.minnum.f64(double %366, double %464)
  br label %466

466:
  %467 = phi double [ %465, %461 ], [ %366, %372 ], [ %366, %365 ]
  %468 = fmul contract double %343, %467
  store double %468, ptr %284, align 8
  br label %469

469:
  %470 = add nsw i64 %274, 1
  %471 = load i64, ptr %11, align 8
  %472 = icmp slt i64 %470, %471
  br i1 %472, label %273, label %473

473:
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
  br i1 %31, label %32, label %84

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
  %66 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  %67 = load i32, ptr %66, align 8
  %68 = sitofp i32 %67 to double
  %69 = add nsw i64 %61, 2
  %70 = getelementptr inbounds double, ptr %39, i64 %69
  store double %68, ptr %70, align 8
  %71 = getelementptr inbounds %struct.Watch, ptr %5, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8
  %73 = shl nsw i64 %2, 2
  %74 = getelementptr inbounds i64, ptr %72, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 7
  br i1 %76, label %77, label %81

77:
  %78 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %79 = load double, ptr %78, align 8
  %80 = tail call contract double @llvm.minnum.f64(double %79, double %1)
  store double %80, ptr %78, align 8
  br label %81

81:
  br i1 %17, label %92, label %82

82:
  %83 = mul nsw i64 %13, %10
  br label %84

84:
  %85 = phi i64 [ %83, %82 ], [ %22, %28 ]
  %86 = phi ptr [ %39, %82 ], [ %21, %28 ]
  %87 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %86, i64 %85
  %90 = load double, ptr %89, align 8
  %91 = tail call contract double @llvm.minnum.f64(double %88, double %90)
  store double %91, ptr %87, align 8
  br label %92

92:
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

define internal fastcc double @find_dip(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8) {
  %10 = alloca double, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Watch, ptr %16, i64 0, i32 9
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 %1
  %20 = add nsw i64 %14, %1
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  br label %22

22:
  %23 = phi ptr [ %11, %9 ], [ %68, %106 ]
  %24 = phi double [ %3, %9 ], [ %96, %106 ]
  %25 = phi double [ %4, %9 ], [ %95, %106 ]
  %26 = phi i32 [ 0, %9 ], [ %115, %106 ]
  %27 = phi i32 [ 0, %9 ], [ %94, %106 ]
  %28 = phi double [ %8, %9 ], [ %93, %106 ]
  %29 = phi double [ %5, %9 ], [ %92, %106 ]
  %30 = phi double [ %5, %9 ], [ %91, %106 ]
  %31 = phi double [ %6, %9 ], [ %90, %106 ]
  %32 = phi double [ %8, %9 ], [ %89, %106 ]
  %33 = phi double [ %7, %9 ], [ %88, %106 ]
  %34 = fsub contract double %31, %24
  %35 = fmul contract double %28, %34
  %36 = fsub contract double %28, %29
  %37 = fdiv contract double %35, %36
  %38 = fsub contract double %31, %37
  %39 = fmul contract double %34, 1.000000e-02
  %40 = fadd contract double %24, %39
  %41 = call contract double @llvm.maxnum.f64(double %38, double %40)
  %42 = fsub contract double %31, %39
  %43 = call contract double @llvm.minnum.f64(double %41, double %42)
  call fastcc void @look_at(ptr %23, double %43)
  %44 = load ptr, ptr %23, align 8
  %45 = getelementptr inbounds %struct.Step, ptr %23, i64 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Step, ptr %23, i64 0, i32 2
  %48 = load double, ptr %47, align 8
  %49 = fmul contract double %43, %48
  %50 = fadd contract double %46, %49
  %51 = getelementptr inbounds %struct.Step, ptr %23, i64 0, i32 8
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Step, ptr %23, i64 0, i32 5
  %54 = load ptr, ptr %53, align 8
  store double %50, ptr %10, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 14
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i64, ptr %56, i64 2
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 2
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %63 = load ptr, ptr %62, align 8
  call void %61(ptr %10, ptr %52, ptr %54, ptr %18, ptr %63)
  %64 = load double, ptr %19, align 8
  %65 = fmul contract double %64, %2
  %66 = load double, ptr %21, align 8
  %67 = fmul contract double %66, %2
  %68 = load ptr, ptr %0, align 8
  %69 = getelementptr inbounds %struct.Step, ptr %68, i64 0, i32 2
  %70 = load double, ptr %69, align 8
  %71 = fmul contract double %67, %70
  %72 = fcmp contract ugt double %65, 0.000000e+00
  br i1 %72, label %73, label %118

73:
  %74 = fcmp contract ogt double %65, 0.000000e+00
  %75 = fcmp contract ord double %71, 0.000000e+00
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %77, label %118

77:
  %78 = fcmp contract olt double %71, 0.000000e+00
  br i1 %78, label %79, label %83

79:
  %80 = icmp eq i32 %27, -1
  %81 = fmul contract double %28, 5.000000e-01
  %82 = select i1 %80, double %81, double %28
  br label %87

83:
  %84 = icmp eq i32 %27, 1
  %85 = fmul contract double %29, 5.000000e-01
  %86 = select i1 %84, double %85, double %29
  br label %87

87:
  %88 = phi double [ %33, %79 ], [ %65, %83 ]
  %89 = phi double [ %32, %79 ], [ %71, %83 ]
  %90 = phi double [ %31, %79 ], [ %43, %83 ]
  %91 = phi double [ %71, %79 ], [ %30, %83 ]
  %92 = phi double [ %71, %79 ], [ %86, %83 ]
  %93 = phi double [ %82, %79 ], [ %71, %83 ]
  %94 = phi i32 [ -1, %79 ], [ 1, %83 ]
  %95 = phi double [ %65, %79 ], [ %25, %83 ]
  %96 = phi double [ %43, %79 ], [ %24, %83 ]
  %97 = fcmp contract ogt double %89, %91
  br i1 %97, label %98, label %106

98:
  %99 = fsub contract double %88, %95
  %100 = fmul contract double %91, %96
  %101 = fadd contract double %99, %100
  %102 = fmul contract double %89, %90
  %103 = fsub contract double %101, %102
  %104 = fsub contract double %91, %89
  %105 = fdiv contract double %103, %104
  br label %106

106:
  %107 = phi contract double [ %105, %98 ], [ %96, %87 ]
  %108 = fsub contract double %107, %96
  %109 = fmul contract double %91, %108
  %110 = fadd contract double %95, %109
  %111 = fcmp contract ogt double %110, 0.000000e+00
  %112 = fsub contract double %90, %96
  %113 = fcmp contract olt double %112, 1.000000e-09
  %114 = select i1 %111, i1 true, i1 %113
  %115 = add nsw i32 %26, 1
  %116 = icmp eq i32 %115, 60
  %117 = select i1 %114, i1 true, i1 %116
  br i1 %117, label %118, label %22

118:
  %119 = phi double [ -1.000000e+00, %106 ], [ -1.000000e+00, %73 ], [ %43, %22 ]
  ret double %119
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
  %25 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 7
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %26, i64 %1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 %1
  %32 = load double, ptr %31, align 8
  %33 = fcmp contract ord double %28, 0.000000e+00
  %34 = tail call contract double @llvm.fabs.f64(double %28)
  %35 = select contract i1 %33, double %34, double 0.000000e+00
  %36 = fcmp contract ord double %32, 0.000000e+00
  %37 = tail call contract double @llvm.fabs.f64(double %32)
  %38 = select contract i1 %36, double %37, double 0.000000e+00
  %39 = fadd contract double %35, %38
  %40 = fcmp contract oeq double %39, 0.000000e+00
  br i1 %40, label %41, label %49

41:
  %42 = fcmp contract ord double %3, 0.000000e+00
  %43 = tail call contract double @llvm.fabs.f64(double %3)
  %44 = select contract i1 %42, double %43, double 0.000000e+00
  %45 = fcmp contract ord double %5, 0.000000e+00
  %46 = tail call contract double @llvm.fabs.f64(double %5)
  %47 = select contract i1 %45, double %46, double 0.000000e+00
  %48 = fadd contract double %44, %47
  br label %49

49:
  %50 = phi double [ %48, %41 ], [ %39, %6 ]
  %51 = fcmp contract ogt double %24, %23
  br i1 %51, label %52, label %140

52:
  %53 = fmul contract double %23, 5.000000e-01
  %54 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %55 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %56 = getelementptr inbounds double, ptr %12, i64 %1
  br label %57

57:
  %58 = phi double [ %24, %52 ], [ %134, %126 ]
  %59 = phi i32 [ 0, %52 ], [ %138, %126 ]
  %60 = phi i32 [ 0, %52 ], [ %133, %126 ]
  %61 = phi double [ %5, %52 ], [ %132, %126 ]
  %62 = phi double [ %3, %52 ], [ %131, %126 ]
  %63 = phi double [ %2, %52 ], [ %130, %126 ]
  %64 = phi double [ %3, %52 ], [ %129, %126 ]
  %65 = phi double [ %4, %52 ], [ %128, %126 ]
  %66 = phi double [ %5, %52 ], [ %127, %126 ]
  %67 = fmul contract double %66, %58
  %68 = fsub contract double %66, %64
  %69 = fdiv contract double %67, %68
  %70 = fsub contract double %65, %69
  %71 = icmp sgt i32 %59, 1
  %72 = fcmp contract ugt double %63, %70
  %73 = select i1 %71, i1 true, i1 %72
  %74 = fcmp contract ugt double %70, %65
  %75 = select i1 %73, i1 true, i1 %74
  %76 = fadd contract double %65, %63
  %77 = fmul contract double %76, 5.000000e-01
  %78 = select i1 %75, double %77, double %70
  %79 = fadd contract double %53, %63
  %80 = call contract double @llvm.maxnum.f64(double %78, double %79)
  %81 = fsub contract double %65, %53
  %82 = call contract double @llvm.minnum.f64(double %80, double %81)
  %83 = fcmp contract olt double %63, %82
  %84 = fcmp contract olt double %82, %65
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %88, label %86

86:
  %87 = fsub contract double %65, %63
  br label %140

88:
  call fastcc void @look_at(ptr %8, double %82)
  %89 = load ptr, ptr %8, align 8
  %90 = load double, ptr %14, align 8
  %91 = load double, ptr %16, align 8
  %92 = fmul contract double %82, %91
  %93 = fadd contract double %90, %92
  %94 = load ptr, ptr %54, align 8
  %95 = load ptr, ptr %55, align 8
  store double %93, ptr %7, align 8
  %96 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 14
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i64, ptr %97, i64 2
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %98, align 8
  %101 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 2
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 13
  %104 = load ptr, ptr %103, align 8
  call void %102(ptr %7, ptr %94, ptr %95, ptr %12, ptr %104)
  %105 = load double, ptr %56, align 8
  %106 = fcmp contract uno double %105, 0.000000e+00
  br i1 %106, label %107, label %114

107:
  %108 = load ptr, ptr %9, align 8
  %109 = getelementptr inbounds %struct.Watch, ptr %108, i64 0, i32 13
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds i64, ptr %110, i64 3
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %111, align 8
  br label %162

114:
  %115 = fneg contract double %105
  %116 = select contract i1 %13, double %105, double %115
  %117 = fcmp contract ogt double %116, 0.000000e+00
  br i1 %117, label %118, label %122

118:
  %119 = icmp eq i32 %60, -1
  %120 = fmul contract double %66, 5.000000e-01
  %121 = select i1 %119, double %120, double %66
  br label %126

122:
  %123 = icmp eq i32 %60, 1
  %124 = fmul contract double %64, 5.000000e-01
  %125 = select i1 %123, double %124, double %64
  br label %126

126:
  %127 = phi double [ %121, %118 ], [ %105, %122 ]
  %128 = phi double [ %65, %118 ], [ %82, %122 ]
  %129 = phi double [ %105, %118 ], [ %125, %122 ]
  %130 = phi double [ %82, %118 ], [ %63, %122 ]
  %131 = phi double [ %105, %118 ], [ %62, %122 ]
  %132 = phi double [ %61, %118 ], [ %105, %122 ]
  %133 = phi i32 [ -1, %118 ], [ 1, %122 ]
  %134 = fsub contract double %128, %130
  %135 = fmul contract double %58, 5.000000e-01
  %136 = fcmp contract ogt double %134, %135
  %137 = add nsw i32 %59, 1
  %138 = select i1 %136, i32 %137, i32 0
  %139 = fcmp contract ogt double %134, %23
  br i1 %139, label %57, label %140

140:
  %141 = phi double [ %24, %49 ], [ %87, %86 ], [ %134, %126 ]
  %142 = phi double [ %4, %49 ], [ %65, %86 ], [ %128, %126 ]
  %143 = phi double [ %3, %49 ], [ %62, %86 ], [ %131, %126 ]
  %144 = phi double [ %5, %49 ], [ %61, %86 ], [ %132, %126 ]
  %145 = fcmp contract olt double %141, 0x3EB0C6F7A0B5ED8D
  br i1 %145, label %148, label %146

146:
  %147 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 0, ptr %147, align 8
  br label %162

148:
  %149 = fsub contract double %144, %143
  %150 = call contract double @llvm.fabs.f64(double %149)
  %151 = fmul contract double %50, 0x3EB0C6F7A0B5ED8D
  %152 = fcmp contract ogt double %150, %151
  %153 = zext i1 %152 to i32
  %154 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 %153, ptr %154, align 8
  br i1 %152, label %155, label %162

155:
  %156 = call contract double @llvm.fabs.f64(double %143)
  %157 = call contract double @llvm.fabs.f64(double %144)
  %158 = call contract double @llvm.minnum.f64(double %156, double %157)
  %159 = fmul contract double %158, 0x3EB0C6F7A0B5ED8D
  %160 = fcmp contract ogt double %159, %50
  br i1 %160, label %161, label %162

161:
  store i32 2, ptr %154, align 8
  br label %162

162:
  %163 = phi double [ %142, %161 ], [ %142, %155 ], [ %142, %148 ], [ 2.000000e+00, %107 ], [ %142, %146 ]
  ret double %163
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
