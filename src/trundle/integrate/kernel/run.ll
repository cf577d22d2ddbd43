; source d500b080e1c0c9fb4f82d3edbf8675822728e658d278366c76fe9f827215adf4
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@DOP853_C = constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DOP853_A = constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DOP853_B = constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DOP853_E5 = constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP853_E3 = constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@__const.size_of.sizes = private constant [4 x i64] [i64 120, i64 120, i64 432, i64 312], align 16
@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

define i64 @begin(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca %struct.Step, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %23 = load ptr, ptr %22, align 8
  store double %17, ptr %9, align 8
  %24 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 1
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %32 = load ptr, ptr %31, align 8
  call void %30(ptr %9, ptr %19, ptr %21, ptr %23, ptr %32)
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %90, label %36

36:
  %37 = load i64, ptr %13, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %41, label %39

39:
  %40 = load i64, ptr %11, align 8
  br label %57

41:
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %11, align 8
  %45 = shl nsw i64 %44, 1
  %46 = sub i64 %43, %37
  br label %47

47:
  %48 = phi i64 [ 0, %41 ], [ %52, %47 ]
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds double, ptr %21, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = add nsw i64 %48, 1
  %53 = add i64 %52, %45
  %54 = getelementptr inbounds double, ptr %23, i64 %53
  %55 = load double, ptr %54, align 8
  store double %55, ptr %50, align 8
  store double %51, ptr %54, align 8
  %56 = icmp eq i64 %52, %37
  br i1 %56, label %57, label %47

57:
  %58 = phi i64 [ %40, %39 ], [ %44, %47 ]
  %59 = load double, ptr %9, align 8
  %60 = getelementptr inbounds double, ptr %23, i64 %58
  store double %59, ptr %8, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %62 = load ptr, ptr %61, align 8
  store double 0.000000e+00, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %68 = load i64, ptr %67, align 8
  %69 = load ptr, ptr %31, align 8
  %70 = call contract double %34(ptr %64, i64 %66, i64 %68, ptr %8, ptr %23, ptr %21, ptr %60, ptr %62, ptr %69)
  %71 = load i64, ptr %11, align 8
  %72 = shl nsw i64 %71, 1
  %73 = getelementptr inbounds double, ptr %23, i64 %72
  store double %70, ptr %73, align 8
  %74 = load i64, ptr %13, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %90

76:
  %77 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %78 = load i64, ptr %77, align 8
  %79 = sub i64 %78, %74
  br label %80

80:
  %81 = phi i64 [ 0, %76 ], [ %85, %80 ]
  %82 = add i64 %79, %81
  %83 = getelementptr inbounds double, ptr %21, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = add nsw i64 %81, 1
  %86 = add i64 %85, %72
  %87 = getelementptr inbounds double, ptr %23, i64 %86
  %88 = load double, ptr %87, align 8
  store double %88, ptr %83, align 8
  store double %84, ptr %87, align 8
  %89 = icmp eq i64 %85, %74
  br i1 %89, label %90, label %80

90:
  %91 = load ptr, ptr %22, align 8
  %92 = shl nsw i64 %12, 1
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = getelementptr double, ptr %93, i64 1
  %95 = load ptr, ptr %20, align 8
  %96 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = sub i64 0, %14
  %100 = getelementptr double, ptr %98, i64 %99
  %101 = icmp sgt i64 %14, 0
  br i1 %101, label %102, label %109

102:
  %103 = phi i64 [ %107, %102 ], [ 0, %90 ]
  %104 = getelementptr inbounds double, ptr %94, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %100, i64 %103
  store double %105, ptr %106, align 8
  %107 = add nsw i64 %103, 1
  %108 = icmp eq i64 %107, %14
  br i1 %108, label %109, label %102

109:
  %110 = load ptr, ptr %15, align 8
  %111 = load double, ptr %110, align 8
  %112 = load ptr, ptr %18, align 8
  %113 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %114 = load ptr, ptr %113, align 8
  %115 = load ptr, ptr %33, align 8
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %123

117:
  store double %111, ptr %7, align 8
  %118 = load ptr, ptr %24, align 8
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load ptr, ptr %0, align 8
  %122 = load ptr, ptr %31, align 8
  call void %121(ptr %7, ptr %112, ptr %95, ptr %114, ptr %122)
  br label %137

123:
  %124 = load ptr, ptr %24, align 8
  %125 = load i64, ptr %124, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %124, align 8
  store double %111, ptr %6, align 8
  %127 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %128 = load ptr, ptr %127, align 8
  store double 0.000000e+00, ptr %128, align 8
  %129 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %134 = load i64, ptr %133, align 8
  %135 = load ptr, ptr %31, align 8
  %136 = call contract double %115(ptr %130, i64 %132, i64 %134, ptr %6, ptr %112, ptr %95, ptr %114, ptr %128, ptr %135)
  br label %137

137:
  %138 = load ptr, ptr %22, align 8
  %139 = getelementptr inbounds double, ptr %138, i64 %92
  %140 = load double, ptr %139, align 8
  %141 = load ptr, ptr %15, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 4
  store double %140, ptr %142, align 8
  %143 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %146 = load i64, ptr %145, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %151, label %148

148:
  %149 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %150 = load ptr, ptr %149, align 8
  br label %181

151:
  %152 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 10
  %153 = load i64, ptr %152, align 8
  %154 = load ptr, ptr %20, align 8
  %155 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %158 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %159 = load ptr, ptr %158, align 8
  br label %160

160:
  %161 = phi i64 [ 0, %151 ], [ %179, %166 ]
  %162 = icmp slt i64 %161, %153
  br i1 %162, label %166, label %163

163:
  %164 = load i64, ptr %157, align 8
  %165 = sub nsw i64 %161, %164
  br label %166

166:
  %167 = phi i64 [ 3, %163 ], [ 2, %160 ]
  %168 = phi i64 [ %144, %163 ], [ 0, %160 ]
  %169 = phi i64 [ %165, %163 ], [ %161, %160 ]
  %170 = add nsw i64 %169, %156
  %171 = getelementptr inbounds double, ptr %154, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = add nsw i64 %168, %161
  %174 = getelementptr inbounds double, ptr %159, i64 %173
  store double %172, ptr %174, align 8
  %175 = fdiv contract double 1.000000e+00, %172
  %176 = mul nsw i64 %167, %144
  %177 = add nsw i64 %176, %161
  %178 = getelementptr inbounds double, ptr %159, i64 %177
  store double %175, ptr %178, align 8
  %179 = add nsw i64 %161, 1
  %180 = icmp eq i64 %179, %146
  br i1 %180, label %181, label %160

181:
  %182 = phi ptr [ %150, %148 ], [ %159, %166 ]
  %183 = load ptr, ptr %18, align 8
  %184 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %185 = mul nsw i64 %144, 3
  %186 = getelementptr inbounds double, ptr %182, i64 %185
  %187 = icmp sgt i64 %144, 0
  br i1 %187, label %188, label %208

188:
  %189 = phi i64 [ %200, %188 ], [ 0, %181 ]
  %190 = phi <2 x double> [ %199, %188 ], [ zeroinitializer, %181 ]
  %191 = getelementptr inbounds double, ptr %183, i64 %189
  %192 = load <2 x i64>, ptr %191, align 16
  %193 = and <2 x i64> %192, <i64 9223372036854775807, i64 9223372036854775807>
  %194 = bitcast <2 x i64> %193 to <2 x double>
  %195 = getelementptr inbounds double, ptr %186, i64 %189
  %196 = load <2 x double>, ptr %195, align 16
  %197 = fmul contract <2 x double> %196, %194
  %198 = fcmp contract ogt <2 x double> %197, %190
  %199 = select <2 x i1> %198, <2 x double> %197, <2 x double> %190
  %200 = add nsw i64 %189, 2
  %201 = icmp slt i64 %200, %144
  br i1 %201, label %188, label %202

202:
  %203 = extractelement <2 x double> %199, i64 0
  %204 = extractelement <2 x double> %199, i64 1
  %205 = call contract double @llvm.maxnum.f64(double %203, double %204)
  %206 = getelementptr inbounds double, ptr %141, i64 7
  store double %205, ptr %206, align 8
  %207 = icmp eq i64 %146, 0
  br i1 %207, label %243, label %211

208:
  %209 = getelementptr inbounds double, ptr %141, i64 7
  store double 0.000000e+00, ptr %209, align 8
  %210 = icmp eq i64 %146, 0
  br i1 %210, label %243, label %227

211:
  %212 = load ptr, ptr %113, align 8
  br label %213

213:
  %214 = phi i64 [ %225, %213 ], [ 0, %211 ]
  %215 = phi <2 x double> [ %224, %213 ], [ zeroinitializer, %211 ]
  %216 = getelementptr inbounds double, ptr %212, i64 %214
  %217 = load <2 x i64>, ptr %216, align 16
  %218 = and <2 x i64> %217, <i64 9223372036854775807, i64 9223372036854775807>
  %219 = bitcast <2 x i64> %218 to <2 x double>
  %220 = getelementptr inbounds double, ptr %186, i64 %214
  %221 = load <2 x double>, ptr %220, align 16
  %222 = fmul contract <2 x double> %221, %219
  %223 = fcmp contract ogt <2 x double> %222, %215
  %224 = select <2 x i1> %223, <2 x double> %222, <2 x double> %215
  %225 = add nsw i64 %214, 2
  %226 = icmp slt i64 %225, %144
  br i1 %226, label %213, label %227

227:
  %228 = phi double [ 0.000000e+00, %208 ], [ %205, %213 ]
  %229 = phi <2 x double> [ zeroinitializer, %208 ], [ %224, %213 ]
  %230 = extractelement <2 x double> %229, i64 0
  %231 = extractelement <2 x double> %229, i64 1
  %232 = call contract double @llvm.maxnum.f64(double %230, double %231)
  %233 = load ptr, ptr %20, align 8
  %234 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %235 = load i64, ptr %234, align 8
  %236 = add nsw i64 %235, %146
  %237 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %238 = load i64, ptr %237, align 8
  %239 = sub i64 %236, %238
  %240 = getelementptr inbounds double, ptr %233, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = fadd contract double %232, %241
  br label %243

243:
  %244 = phi double [ %228, %227 ], [ %205, %202 ], [ 0.000000e+00, %208 ]
  %245 = phi contract double [ %242, %227 ], [ 0.000000e+00, %202 ], [ 0.000000e+00, %208 ]
  %246 = getelementptr inbounds double, ptr %141, i64 8
  store double %245, ptr %246, align 8
  %247 = getelementptr inbounds double, ptr %141, i64 1
  %248 = load double, ptr %247, align 8
  %249 = fcmp contract oeq double %248, 0.000000e+00
  br i1 %249, label %250, label %557

250:
  %251 = load i64, ptr %11, align 8
  %252 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds double, ptr %253, i64 %144
  %255 = shl nsw i64 %144, 4
  %256 = getelementptr inbounds double, ptr %253, i64 %255
  %257 = mul nsw i64 %144, 18
  %258 = getelementptr inbounds double, ptr %253, i64 %257
  %259 = getelementptr inbounds double, ptr %141, i64 2
  %260 = load double, ptr %259, align 8
  %261 = load double, ptr %141, align 8
  %262 = fcmp contract oge double %260, %261
  %263 = select contract i1 %262, double 1.000000e+00, double -1.000000e+00
  %264 = fsub contract double %260, %261
  %265 = call contract double @llvm.fabs.f64(double %264)
  %266 = fcmp contract oeq double %264, 0.000000e+00
  %267 = select i1 %266, double 0x7FF0000000000000, double %265
  %268 = getelementptr inbounds double, ptr %141, i64 3
  %269 = load double, ptr %268, align 8
  %270 = call contract double @llvm.minnum.f64(double %269, double %267)
  %271 = fcmp contract olt double %270, 0x7FF0000000000000
  %272 = select contract i1 %271, double %270, double 1.000000e+00
  %273 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %318, label %276

276:
  %277 = fmul contract double %272, 1.000000e-03
  %278 = call contract double @llvm.fabs.f64(double %261)
  %279 = call contract double @llvm.fabs.f64(double %277)
  %280 = fmul contract double %279, 1.000000e+07
  %281 = call contract double @llvm.minnum.f64(double %278, double %280)
  %282 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %283 = load double, ptr %282, align 8
  %284 = fdiv contract double 1.000000e-15, %283
  %285 = fmul contract double %245, %279
  %286 = fadd contract double %244, %285
  %287 = fmul contract double %286, 1.000000e-02
  %288 = fmul contract double %245, %281
  %289 = fadd contract double %244, %288
  %290 = fmul contract double %289, %284
  %291 = fadd contract double %287, %290
  %292 = fmul contract double %279, %291
  %293 = shl nsw i64 %144, 1
  %294 = getelementptr inbounds double, ptr %182, i64 %293
  br i1 %187, label %295, label %309

295:
  %296 = phi i64 [ %307, %295 ], [ 0, %276 ]
  %297 = phi <2 x double> [ %306, %295 ], [ zeroinitializer, %276 ]
  %298 = getelementptr inbounds double, ptr %183, i64 %296
  %299 = load <2 x i64>, ptr %298, align 16
  %300 = and <2 x i64> %299, <i64 9223372036854775807, i64 9223372036854775807>
  %301 = bitcast <2 x i64> %300 to <2 x double>
  %302 = getelementptr inbounds double, ptr %294, i64 %296
  %303 = load <2 x double>, ptr %302, align 16
  %304 = fmul contract <2 x double> %303, %301
  %305 = fcmp contract ogt <2 x double> %304, %297
  %306 = select <2 x i1> %305, <2 x double> %304, <2 x double> %297
  %307 = add nsw i64 %296, 2
  %308 = icmp slt i64 %307, %144
  br i1 %308, label %295, label %309

309:
  %310 = phi <2 x double> [ zeroinitializer, %276 ], [ %306, %295 ]
  %311 = extractelement <2 x double> %310, i64 0
  %312 = extractelement <2 x double> %310, i64 1
  %313 = call contract double @llvm.maxnum.f64(double %311, double %312)
  %314 = fmul contract double %244, %281
  %315 = fadd contract double %314, %313
  %316 = fmul contract double %284, %315
  %317 = fadd contract double %292, %316
  br label %318

318:
  %319 = phi double [ %317, %309 ], [ 0.000000e+00, %250 ]
  %320 = phi double [ %291, %309 ], [ 0.000000e+00, %250 ]
  br i1 %187, label %321, label %388

321:
  %322 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %323 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %324 = insertelement <2 x double> poison, double %320, i64 0
  %325 = shufflevector <2 x double> %324, <2 x double> poison, <2 x i32> zeroinitializer
  %326 = insertelement <2 x double> poison, double %319, i64 0
  %327 = shufflevector <2 x double> %326, <2 x double> poison, <2 x i32> zeroinitializer
  br label %328

328:
  %329 = phi i64 [ 0, %321 ], [ %364, %328 ]
  %330 = load ptr, ptr %184, align 8
  %331 = getelementptr inbounds double, ptr %330, i64 %329
  %332 = getelementptr inbounds double, ptr %330, i64 %144
  %333 = getelementptr inbounds double, ptr %332, i64 %329
  %334 = load ptr, ptr %18, align 8
  %335 = getelementptr inbounds double, ptr %334, i64 %329
  %336 = load <2 x i64>, ptr %335, align 16
  %337 = and <2 x i64> %336, <i64 9223372036854775807, i64 9223372036854775807>
  %338 = bitcast <2 x i64> %337 to <2 x double>
  %339 = getelementptr inbounds double, ptr %183, i64 %329
  %340 = load <2 x i64>, ptr %339, align 16
  %341 = and <2 x i64> %340, <i64 9223372036854775807, i64 9223372036854775807>
  %342 = bitcast <2 x i64> %341 to <2 x double>
  %343 = fcmp contract ogt <2 x double> %338, %342
  %344 = select <2 x i1> %343, <2 x i64> %337, <2 x i64> %341
  %345 = bitcast <2 x i64> %344 to <2 x double>
  %346 = load ptr, ptr %322, align 8
  %347 = getelementptr inbounds double, ptr %346, i64 %329
  %348 = load <2 x double>, ptr %347, align 16
  %349 = load double, ptr %323, align 8
  %350 = insertelement <2 x double> poison, double %349, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  %352 = load <2 x double>, ptr %333, align 16
  %353 = fmul contract <2 x double> %325, %352
  %354 = fadd contract <2 x double> %353, %345
  %355 = load <2 x double>, ptr %331, align 16
  %356 = fmul contract <2 x double> %327, %355
  %357 = fadd contract <2 x double> %354, %356
  %358 = fmul contract <2 x double> %351, %357
  %359 = fadd contract <2 x double> %348, %358
  %360 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %359
  %361 = fcmp contract ogt <2 x double> %359, zeroinitializer
  %362 = select <2 x i1> %361, <2 x double> %360, <2 x double> zeroinitializer
  %363 = getelementptr inbounds double, ptr %258, i64 %329
  store <2 x double> %362, ptr %363, align 16
  %364 = add nsw i64 %329, 2
  %365 = icmp slt i64 %364, %144
  br i1 %365, label %328, label %366

366:
  %367 = load ptr, ptr %18, align 8
  br label %368

368:
  %369 = phi <2 x double> [ %383, %368 ], [ zeroinitializer, %366 ]
  %370 = phi <2 x double> [ %385, %368 ], [ zeroinitializer, %366 ]
  %371 = phi i64 [ %386, %368 ], [ 0, %366 ]
  %372 = getelementptr inbounds double, ptr %367, i64 %371
  %373 = load <2 x double>, ptr %372, align 16
  %374 = getelementptr inbounds double, ptr %258, i64 %371
  %375 = load <2 x double>, ptr %374, align 16
  %376 = fmul contract <2 x double> %373, %375
  %377 = getelementptr inbounds double, ptr %372, i64 2
  %378 = load <2 x double>, ptr %377, align 16
  %379 = getelementptr inbounds double, ptr %374, i64 2
  %380 = load <2 x double>, ptr %379, align 16
  %381 = fmul contract <2 x double> %378, %380
  %382 = fmul contract <2 x double> %376, %376
  %383 = fadd contract <2 x double> %369, %382
  %384 = fmul contract <2 x double> %381, %381
  %385 = fadd contract <2 x double> %370, %384
  %386 = add nsw i64 %371, 4
  %387 = icmp slt i64 %386, %144
  br i1 %387, label %368, label %388

388:
  %389 = phi ptr [ %183, %318 ], [ %367, %368 ]
  %390 = phi <2 x double> [ zeroinitializer, %318 ], [ %385, %368 ]
  %391 = phi <2 x double> [ zeroinitializer, %318 ], [ %383, %368 ]
  %392 = shufflevector <2 x double> %391, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %393 = fadd contract <2 x double> %391, %392
  %394 = shufflevector <2 x double> %390, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %395 = fadd contract <2 x double> %390, %394
  %396 = fadd contract <2 x double> %395, %393
  %397 = extractelement <2 x double> %396, i64 0
  %398 = sitofp i64 %251 to double
  %399 = fdiv contract double %397, %398
  %400 = call contract double @llvm.sqrt.f64(double %399)
  %401 = load ptr, ptr %113, align 8
  br i1 %187, label %402, label %422

402:
  %403 = phi <2 x double> [ %417, %402 ], [ zeroinitializer, %388 ]
  %404 = phi <2 x double> [ %419, %402 ], [ zeroinitializer, %388 ]
  %405 = phi i64 [ %420, %402 ], [ 0, %388 ]
  %406 = getelementptr inbounds double, ptr %401, i64 %405
  %407 = load <2 x double>, ptr %406, align 16
  %408 = getelementptr inbounds double, ptr %258, i64 %405
  %409 = load <2 x double>, ptr %408, align 16
  %410 = fmul contract <2 x double> %407, %409
  %411 = getelementptr inbounds double, ptr %406, i64 2
  %412 = load <2 x double>, ptr %411, align 16
  %413 = getelementptr inbounds double, ptr %408, i64 2
  %414 = load <2 x double>, ptr %413, align 16
  %415 = fmul contract <2 x double> %412, %414
  %416 = fmul contract <2 x double> %410, %410
  %417 = fadd contract <2 x double> %403, %416
  %418 = fmul contract <2 x double> %415, %415
  %419 = fadd contract <2 x double> %404, %418
  %420 = add nsw i64 %405, 4
  %421 = icmp slt i64 %420, %144
  br i1 %421, label %402, label %422

422:
  %423 = phi <2 x double> [ zeroinitializer, %388 ], [ %419, %402 ]
  %424 = phi <2 x double> [ zeroinitializer, %388 ], [ %417, %402 ]
  %425 = shufflevector <2 x double> %424, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %426 = fadd contract <2 x double> %424, %425
  %427 = shufflevector <2 x double> %423, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %428 = fadd contract <2 x double> %423, %427
  %429 = fadd contract <2 x double> %428, %426
  %430 = extractelement <2 x double> %429, i64 0
  %431 = fdiv contract double %430, %398
  %432 = call contract double @llvm.sqrt.f64(double %431)
  %433 = fcmp contract olt double %400, 1.000000e-05
  %434 = fcmp contract olt double %432, 1.000000e-05
  %435 = select i1 %433, i1 true, i1 %434
  %436 = fmul contract double %272, 0x3EB0C6F7A0B5ED8D
  %437 = fmul contract double %400, 1.000000e-02
  %438 = fdiv contract double %437, %432
  %439 = select contract i1 %435, double %436, double %438
  %440 = load double, ptr %141, align 8
  %441 = call contract double @llvm.fabs.f64(double %440)
  %442 = fmul contract double %441, 0x3D4F400000000000
  %443 = call contract double @llvm.maxnum.f64(double %439, double %442)
  %444 = call contract double @llvm.minnum.f64(double %443, double %270)
  %445 = icmp sgt i64 %251, 0
  %446 = fmul contract double %263, %444
  br i1 %445, label %485, label %449

447:
  %448 = load double, ptr %141, align 8
  br label %449

449:
  %450 = phi double [ %448, %447 ], [ %440, %422 ]
  %451 = fadd contract double %446, %450
  %452 = load ptr, ptr %20, align 8
  store double %451, ptr %5, align 8
  %453 = load ptr, ptr %24, align 8
  %454 = load i64, ptr %453, align 8
  %455 = add nsw i64 %454, 1
  store i64 %455, ptr %453, align 8
  %456 = load ptr, ptr %33, align 8
  %457 = icmp eq ptr %456, null
  br i1 %457, label %458, label %461

458:
  %459 = load ptr, ptr %0, align 8
  %460 = load ptr, ptr %31, align 8
  call void %459(ptr %5, ptr %256, ptr %452, ptr %254, ptr %460)
  br label %482

461:
  store double %451, ptr %4, align 8
  %462 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %463 = load ptr, ptr %462, align 8
  store double 1.000000e+00, ptr %463, align 8
  %464 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %465 = load ptr, ptr %464, align 8
  %466 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %467 = load i64, ptr %466, align 8
  %468 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %469 = load i64, ptr %468, align 8
  %470 = load ptr, ptr %31, align 8
  %471 = call contract double %456(ptr %465, i64 %467, i64 %469, ptr %4, ptr %256, ptr %452, ptr %254, ptr %463, ptr %470)
  %472 = fcmp contract olt double %471, 0x7FF0000000000000
  br i1 %472, label %482, label %473

473:
  %474 = load double, ptr %5, align 8
  store double %474, ptr %3, align 8
  %475 = load ptr, ptr %462, align 8
  store double 0.000000e+00, ptr %475, align 8
  %476 = load ptr, ptr %33, align 8
  %477 = load ptr, ptr %464, align 8
  %478 = load i64, ptr %466, align 8
  %479 = load i64, ptr %468, align 8
  %480 = load ptr, ptr %31, align 8
  %481 = call contract double %476(ptr %477, i64 %478, i64 %479, ptr %3, ptr %256, ptr %452, ptr %254, ptr %475, ptr %480)
  br label %482

482:
  br i1 %445, label %483, label %496

483:
  %484 = load ptr, ptr %113, align 8
  br label %532

485:
  %486 = phi i64 [ %494, %485 ], [ 0, %422 ]
  %487 = getelementptr inbounds double, ptr %389, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = getelementptr inbounds double, ptr %401, i64 %486
  %490 = load double, ptr %489, align 8
  %491 = fmul contract double %446, %490
  %492 = fadd contract double %488, %491
  %493 = getelementptr inbounds double, ptr %256, i64 %486
  store double %492, ptr %493, align 8
  %494 = add nsw i64 %486, 1
  %495 = icmp eq i64 %494, %251
  br i1 %495, label %447, label %485

496:
  br i1 %187, label %497, label %517

497:
  %498 = phi <2 x double> [ %512, %497 ], [ zeroinitializer, %496 ]
  %499 = phi <2 x double> [ %514, %497 ], [ zeroinitializer, %496 ]
  %500 = phi i64 [ %515, %497 ], [ 0, %496 ]
  %501 = getelementptr inbounds double, ptr %254, i64 %500
  %502 = load <2 x double>, ptr %501, align 16
  %503 = getelementptr inbounds double, ptr %258, i64 %500
  %504 = load <2 x double>, ptr %503, align 16
  %505 = fmul contract <2 x double> %502, %504
  %506 = getelementptr inbounds double, ptr %501, i64 2
  %507 = load <2 x double>, ptr %506, align 16
  %508 = getelementptr inbounds double, ptr %503, i64 2
  %509 = load <2 x double>, ptr %508, align 16
  %510 = fmul contract <2 x double> %507, %509
  %511 = fmul contract <2 x double> %505, %505
  %512 = fadd contract <2 x double> %498, %511
  %513 = fmul contract <2 x double> %510, %510
  %514 = fadd contract <2 x double> %499, %513
  %515 = add nsw i64 %500, 4
  %516 = icmp slt i64 %515, %144
  br i1 %516, label %497, label %517

517:
  %518 = phi <2 x double> [ zeroinitializer, %496 ], [ %514, %497 ]
  %519 = phi <2 x double> [ zeroinitializer, %496 ], [ %512, %497 ]
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %521 = fadd contract <2 x double> %519, %520
  %522 = shufflevector <2 x double> %518, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %523 = fadd contract <2 x double> %518, %522
  %524 = fadd contract <2 x double> %523, %521
  %525 = extractelement <2 x double> %524, i64 0
  %526 = fdiv contract double %525, %398
  %527 = call contract double @llvm.sqrt.f64(double %526)
  %528 = fdiv contract double %527, %444
  %529 = call contract double @llvm.maxnum.f64(double %432, double %528)
  %530 = fmul contract double %272, %529
  %531 = fcmp contract ugt double %530, 1.000000e-15
  br i1 %531, label %544, label %541

532:
  %533 = phi i64 [ 0, %483 ], [ %539, %532 ]
  %534 = getelementptr inbounds double, ptr %484, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds double, ptr %254, i64 %533
  %537 = load double, ptr %536, align 8
  %538 = fsub contract double %537, %535
  store double %538, ptr %536, align 8
  %539 = add nsw i64 %533, 1
  %540 = icmp eq i64 %539, %251
  br i1 %540, label %496, label %532

541:
  %542 = fmul contract double %444, 1.000000e-03
  %543 = call contract double @llvm.maxnum.f64(double %436, double %542)
  br label %549

544:
  %545 = fdiv contract double 1.000000e-02, %529
  %546 = call contract double @llvm.sqrt.f64(double %545)
  %547 = call contract double @llvm.sqrt.f64(double %546)
  %548 = call contract double @llvm.sqrt.f64(double %547)
  br label %549

549:
  %550 = phi contract double [ %543, %541 ], [ %548, %544 ]
  %551 = fmul contract double %444, 1.000000e+02
  %552 = call contract double @llvm.minnum.f64(double %551, double %550)
  %553 = call contract double @llvm.minnum.f64(double %552, double %270)
  %554 = fmul contract double %263, %553
  %555 = load ptr, ptr %15, align 8
  %556 = getelementptr inbounds double, ptr %555, i64 1
  store double %554, ptr %556, align 8
  br label %557

557:
  %558 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %559 = load i64, ptr %558, align 8
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %610, label %561

561:
  store ptr %0, ptr %10, align 8
  %562 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 1
  %563 = load ptr, ptr %15, align 8
  %564 = load double, ptr %563, align 8
  store double %564, ptr %562, align 8
  %565 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 2
  store double 0.000000e+00, ptr %565, align 8
  %566 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 3
  %567 = getelementptr inbounds double, ptr %563, i64 6
  %568 = load double, ptr %567, align 8
  store double %568, ptr %566, align 8
  %569 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 4
  store double 1.000000e+00, ptr %569, align 8
  %570 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 5
  %571 = load ptr, ptr %20, align 8
  store ptr %571, ptr %570, align 8
  %572 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 6
  %573 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %574 = load ptr, ptr %573, align 8
  store ptr %574, ptr %572, align 8
  %575 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 7
  %576 = load ptr, ptr %22, align 8
  store ptr %576, ptr %575, align 8
  %577 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 8
  %578 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %579 = load ptr, ptr %578, align 8
  store ptr %579, ptr %577, align 8
  %580 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 9
  %581 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %582 = load ptr, ptr %581, align 8
  store ptr %582, ptr %580, align 8
  %583 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 10
  store i64 0, ptr %583, align 8
  %584 = load ptr, ptr %18, align 8
  %585 = icmp sgt i64 %12, 0
  br i1 %585, label %586, label %603

586:
  %587 = phi i64 [ %591, %586 ], [ 0, %561 ]
  %588 = getelementptr inbounds double, ptr %584, i64 %587
  %589 = load double, ptr %588, align 8
  %590 = getelementptr inbounds double, ptr %582, i64 %587
  store double %589, ptr %590, align 8
  %591 = add nsw i64 %587, 1
  %592 = icmp eq i64 %591, %12
  br i1 %592, label %593, label %586

593:
  %594 = load ptr, ptr %113, align 8
  %595 = getelementptr double, ptr %582, i64 %12
  br label %596

596:
  %597 = phi i64 [ %601, %596 ], [ 0, %593 ]
  %598 = getelementptr inbounds double, ptr %594, i64 %597
  %599 = load double, ptr %598, align 8
  %600 = getelementptr inbounds double, ptr %595, i64 %597
  store double %599, ptr %600, align 8
  %601 = add nsw i64 %597, 1
  %602 = icmp eq i64 %601, %12
  br i1 %602, label %603, label %596

603:
  %604 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %605 = icmp ne i64 %1, 0
  %606 = zext i1 %605 to i32
  %607 = call fastcc i32 @begin_watch(ptr %10, ptr %604, i32 %606)
  %608 = icmp eq i32 %607, 0
  %609 = select i1 %608, i64 1, i64 2
  br label %610

610:
  %611 = phi i64 [ %609, %603 ], [ 1, %557 ]
  ret i64 %611
}

define internal fastcc i32 @begin_watch(ptr %0, ptr %1, i32 %2) noinline optnone {
  %4 = alloca double, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, 3
  %11 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %18 = load ptr, ptr %17, align 8
  store double %12, ptr %4, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 2
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %27 = load ptr, ptr %26, align 8
  call void %25(ptr %4, ptr %14, ptr %16, ptr %18, ptr %27)
  %28 = load i64, ptr %1, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %43

30:
  %31 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %17, align 8
  %36 = icmp eq i32 %2, 0
  %37 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %38 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %39 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %40 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 12
  %42 = icmp sgt i64 %9, 0
  br label %47

43:
  %44 = phi i32 [ 0, %3 ], [ %155, %154 ]
  %45 = phi i64 [ %28, %3 ], [ %157, %154 ]
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %166, label %159

47:
  %48 = phi i32 [ 0, %30 ], [ %155, %154 ]
  %49 = phi i64 [ 0, %30 ], [ %156, %154 ]
  %50 = shl nsw i64 %49, 2
  %51 = getelementptr inbounds i64, ptr %32, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %51, i64 2
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %51, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %34, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %35, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = add i64 %52, -1
  %62 = icmp ult i64 %61, 2
  br i1 %36, label %78, label %63

63:
  br i1 %62, label %64, label %67

64:
  %65 = load ptr, ptr %37, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %54
  store double %60, ptr %66, align 8
  br label %67

67:
  %68 = and i64 %52, -2
  %69 = icmp eq i64 %68, 4
  br i1 %69, label %70, label %73

70:
  %71 = load ptr, ptr %37, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %54
  store double 0.000000e+00, ptr %72, align 8
  br label %154

73:
  %74 = icmp eq i64 %52, 3
  br i1 %74, label %75, label %154

75:
  %76 = load ptr, ptr %37, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %54
  store double 0x7FF8000000000000, ptr %77, align 8
  br label %154

78:
  br i1 %62, label %79, label %91

79:
  %80 = icmp eq i64 %52, 1
  %81 = load ptr, ptr %37, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 %54
  %83 = load double, ptr %82, align 8
  br i1 %80, label %84, label %86

84:
  %85 = call contract double @llvm.minnum.f64(double %83, double %60)
  br label %88

86:
  %87 = call contract double @llvm.maxnum.f64(double %83, double %60)
  br label %88

88:
  %89 = phi contract double [ %85, %84 ], [ %87, %86 ]
  %90 = getelementptr inbounds double, ptr %81, i64 %54
  store double %89, ptr %90, align 8
  br label %91

91:
  %92 = add i64 %52, -3
  %93 = icmp ult i64 %92, 2
  %94 = icmp sgt i64 %52, 6
  %95 = or i1 %94, %93
  %96 = icmp slt i64 %52, 9
  %97 = and i1 %96, %95
  br i1 %97, label %98, label %154

98:
  %99 = load ptr, ptr %38, align 8
  %100 = getelementptr inbounds i64, ptr %99, i64 %49
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  %103 = fmul contract double %58, %60
  %104 = fcmp contract olt double %103, 0.000000e+00
  %105 = select i1 %102, i1 %104, i1 false
  br i1 %105, label %106, label %154

106:
  %107 = getelementptr inbounds i64, ptr %51, i64 3
  %108 = load i64, ptr %107, align 8
  %109 = sitofp i64 %108 to double
  %110 = fmul contract double %58, %109
  %111 = fcmp contract ugt double %110, 0.000000e+00
  br i1 %111, label %154, label %112

112:
  switch i64 %52, label %125 [
    i64 4, label %113
    i64 3, label %118
  ]

113:
  %114 = load ptr, ptr %37, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %54
  %116 = load double, ptr %115, align 8
  %117 = fadd contract double %116, 1.000000e+00
  store double %117, ptr %115, align 8
  br label %154

118:
  %119 = load ptr, ptr %37, align 8
  %120 = getelementptr inbounds double, ptr %119, i64 %54
  %121 = load double, ptr %120, align 8
  %122 = fcmp contract uno double %121, 0.000000e+00
  br i1 %122, label %123, label %154

123:
  %124 = load double, ptr %11, align 8
  store double %124, ptr %120, align 8
  br label %154

125:
  %126 = icmp ult i64 %52, 7
  br i1 %126, label %154, label %127

127:
  %128 = load ptr, ptr %39, align 8
  %129 = load i64, ptr %128, align 8
  %130 = load i64, ptr %40, align 8
  %131 = icmp eq i64 %129, %130
  br i1 %131, label %154, label %132

132:
  %133 = load ptr, ptr %41, align 8
  %134 = add nsw i64 %129, 1
  store i64 %134, ptr %128, align 8
  %135 = mul nsw i64 %129, %10
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = load double, ptr %11, align 8
  store double %137, ptr %136, align 8
  %138 = sitofp i64 %49 to double
  %139 = getelementptr inbounds double, ptr %136, i64 1
  store double %138, ptr %139, align 8
  %140 = getelementptr inbounds double, ptr %136, i64 2
  store double 1.000000e+00, ptr %140, align 8
  %141 = load ptr, ptr %13, align 8
  %142 = getelementptr double, ptr %136, i64 3
  br i1 %42, label %143, label %150

143:
  %144 = phi i64 [ %148, %143 ], [ 0, %132 ]
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %142, i64 %144
  store double %146, ptr %147, align 8
  %148 = add nsw i64 %144, 1
  %149 = icmp eq i64 %148, %9
  br i1 %149, label %150, label %143

150:
  %151 = icmp eq i64 %52, 8
  br i1 %151, label %152, label %154

152:
  store i64 1, ptr %100, align 8
  %153 = getelementptr inbounds i64, ptr %128, i64 2
  store i64 %49, ptr %153, align 8
  br label %154

154:
  %155 = phi i32 [ %48, %75 ], [ %48, %73 ], [ %48, %106 ], [ %48, %127 ], [ %48, %125 ], [ 1, %152 ], [ %48, %150 ], [ %48, %91 ], [ %48, %98 ], [ %48, %70 ], [ %48, %113 ], [ %48, %123 ], [ %48, %118 ]
  %156 = add nsw i64 %49, 1
  %157 = load i64, ptr %1, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %47, label %43

159:
  %160 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds i64, ptr %161, i64 1
  store i64 0, ptr %162, align 8
  %163 = getelementptr inbounds i64, ptr %161, i64 2
  store i64 -1, ptr %163, align 8
  %164 = getelementptr inbounds i64, ptr %161, i64 3
  store i64 0, ptr %164, align 8
  %165 = load i64, ptr %1, align 8
  br label %166

166:
  %167 = phi i64 [ %165, %159 ], [ %45, %43 ]
  %168 = load ptr, ptr %17, align 8
  %169 = icmp sgt i64 %167, 0
  br i1 %169, label %170, label %189

170:
  %171 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %174

174:
  %175 = phi i64 [ 0, %170 ], [ %187, %186 ]
  %176 = getelementptr inbounds i64, ptr %172, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %186, label %179

179:
  %180 = load ptr, ptr %173, align 8
  %181 = shl nsw i64 %175, 2
  %182 = or i64 %181, 1
  %183 = getelementptr inbounds i64, ptr %180, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds double, ptr %168, i64 %184
  store double 0.000000e+00, ptr %185, align 8
  br label %186

186:
  %187 = add nsw i64 %175, 1
  %188 = icmp eq i64 %187, %167
  br i1 %188, label %189, label %174

189:
  %190 = shl nsw i64 %7, 1
  %191 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %192 = load ptr, ptr %191, align 8
  %193 = icmp sgt i64 %7, 0
  br i1 %193, label %194, label %201

194:
  %195 = phi i64 [ %199, %194 ], [ 0, %189 ]
  %196 = getelementptr inbounds double, ptr %168, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %192, i64 %195
  store double %197, ptr %198, align 8
  %199 = add nsw i64 %195, 1
  %200 = icmp eq i64 %199, %190
  br i1 %200, label %201, label %194

201:
  %202 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %203 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %204 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %205 = load ptr, ptr %203, align 8
  %206 = getelementptr inbounds i64, ptr %205, i64 1
  %207 = load i64, ptr %206, align 8
  %208 = load i64, ptr %204, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %210, label %224

210:
  %211 = phi i64 [ %221, %217 ], [ %207, %201 ]
  %212 = load ptr, ptr %202, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = load double, ptr %11, align 8
  %216 = fcmp contract oeq double %214, %215
  br i1 %216, label %217, label %224

217:
  %218 = load ptr, ptr %191, align 8
  call fastcc void @keep_samples(ptr %1, ptr %218)
  %219 = load ptr, ptr %203, align 8
  %220 = getelementptr inbounds i64, ptr %219, i64 1
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %204, align 8
  %223 = icmp slt i64 %221, %222
  br i1 %223, label %210, label %224

224:
  ret i32 %44
}

define i64 @advance(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca %struct.Step, align 8
  %5 = alloca %struct.Look, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca %struct.Step, align 8
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %14 = load ptr, ptr %13, align 8
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %1151

16:
  %17 = getelementptr inbounds double, ptr %12, i64 2
  %18 = getelementptr inbounds i64, ptr %14, i64 2
  %19 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %21 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %23 = getelementptr inbounds double, ptr %12, i64 1
  %24 = getelementptr inbounds double, ptr %12, i64 3
  %25 = getelementptr inbounds double, ptr %12, i64 6
  %26 = getelementptr inbounds i64, ptr %14, i64 4
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %37 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %50 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %52 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %54 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %55 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 1
  %56 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 2
  %57 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 3
  %58 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 4
  %59 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 5
  %60 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 6
  %61 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 7
  %62 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 8
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %64 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 9
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %66 = getelementptr inbounds %struct.Step, ptr %4, i64 0, i32 10
  %67 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  %68 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  %69 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %70 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  %71 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %72 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %73 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %75 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %76 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 1
  %77 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 2
  %78 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 3
  %79 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 4
  %80 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 5
  %81 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 6
  %82 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 7
  %83 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 8
  %84 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 9
  %85 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 10
  %86 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %87 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %88 = getelementptr inbounds double, ptr %12, i64 4
  %89 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %90

90:
  %91 = phi i1 [ true, %16 ], [ %1147, %1145 ]
  %92 = phi i64 [ 0, %16 ], [ %1146, %1145 ]
  %93 = load double, ptr %12, align 8
  %94 = load double, ptr %17, align 8
  %95 = fsub contract double %94, %93
  %96 = fcmp contract oeq double %93, %94
  br i1 %96, label %1157, label %97

97:
  %98 = load i64, ptr %18, align 8
  %99 = load i64, ptr %19, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %1157

101:
  %102 = load ptr, ptr %21, align 8
  %103 = load i64, ptr %102, align 8
  %104 = load i64, ptr %20, align 8
  %105 = add nsw i64 %104, %103
  %106 = load i64, ptr %22, align 8
  %107 = icmp sgt i64 %105, %106
  br i1 %107, label %1157, label %108

108:
  %109 = load double, ptr %23, align 8
  %110 = call contract double @llvm.fabs.f64(double %109)
  %111 = load double, ptr %24, align 8
  %112 = call contract double @llvm.minnum.f64(double %110, double %111)
  %113 = call contract double @llvm.copysign.f64(double %112, double %95)
  %114 = fadd contract double %93, %113
  store double %114, ptr %25, align 8
  %115 = call contract double @llvm.fabs.f64(double %112)
  %116 = fmul contract double %115, 1.010000e+00
  %117 = call contract double @llvm.fabs.f64(double %95)
  %118 = fcmp contract ult double %116, %117
  br i1 %118, label %120, label %119

119:
  store double %94, ptr %25, align 8
  br label %139

120:
  %121 = call contract double @llvm.fabs.f64(double %93)
  %122 = fmul contract double %121, 0x3CE4000000000000
  %123 = fcmp contract ole double %115, %122
  %124 = fcmp contract oeq double %113, 0.000000e+00
  %125 = select i1 %123, i1 true, i1 %124
  br i1 %125, label %129, label %126

126:
  %127 = load i64, ptr %26, align 8
  %128 = icmp sgt i64 %127, 20
  br i1 %128, label %129, label %137

129:
  %130 = getelementptr inbounds i64, ptr %14, i64 5
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %1157

133:
  %134 = load i64, ptr %26, align 8
  %135 = icmp sgt i64 %134, 0
  %136 = select i1 %135, i64 4, i64 3
  br label %1157

137:
  %138 = fsub contract double %114, %93
  br label %139

139:
  %140 = phi double [ %95, %119 ], [ %138, %137 ]
  %141 = load i64, ptr %27, align 8
  %142 = load i64, ptr %28, align 8
  %143 = load ptr, ptr %11, align 8
  %144 = load ptr, ptr %29, align 8
  %145 = mul nsw i64 %142, 18
  %146 = getelementptr inbounds double, ptr %144, i64 %145
  %147 = mul nsw i64 %142, 19
  %148 = getelementptr inbounds double, ptr %144, i64 %147
  %149 = mul nsw i64 %142, 17
  %150 = getelementptr inbounds double, ptr %144, i64 %149
  %151 = shl nsw i64 %142, 4
  %152 = getelementptr inbounds double, ptr %144, i64 %151
  %153 = load ptr, ptr %30, align 8
  %154 = mul nsw i64 %142, 20
  %155 = getelementptr double, ptr %144, i64 %154
  %156 = icmp sgt i64 %142, 0
  br i1 %156, label %157, label %173

157:
  %158 = phi i64 [ %162, %157 ], [ 0, %139 ]
  %159 = getelementptr inbounds double, ptr %153, i64 %158
  %160 = load <2 x double>, ptr %159, align 16
  %161 = getelementptr inbounds double, ptr %155, i64 %158
  store <2 x double> %160, ptr %161, align 16
  %162 = add nsw i64 %158, 2
  %163 = icmp slt i64 %162, %142
  br i1 %163, label %157, label %164

164:
  %165 = load ptr, ptr %31, align 8
  br label %166

166:
  %167 = phi i64 [ %171, %166 ], [ 0, %164 ]
  %168 = getelementptr inbounds double, ptr %165, i64 %167
  %169 = load <2 x double>, ptr %168, align 16
  %170 = getelementptr inbounds double, ptr %144, i64 %167
  store <2 x double> %169, ptr %170, align 16
  %171 = add nsw i64 %167, 2
  %172 = icmp slt i64 %171, %142
  br i1 %172, label %166, label %173

173:
  %174 = load double, ptr %143, align 8
  %175 = load ptr, ptr %32, align 8
  call fastcc void @take_step_one(ptr %0, double %174, double %140, ptr %175, ptr %144)
  %176 = load i64, ptr %28, align 8
  %177 = load i64, ptr %33, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %228, label %179

179:
  %180 = load ptr, ptr %11, align 8
  %181 = load double, ptr %180, align 8
  %182 = call contract double @llvm.fabs.f64(double %181)
  %183 = call contract double @llvm.fabs.f64(double %140)
  %184 = fmul contract double %183, 1.000000e+07
  %185 = call contract double @llvm.minnum.f64(double %182, double %184)
  %186 = load double, ptr %34, align 8
  %187 = fdiv contract double 1.000000e-15, %186
  %188 = getelementptr inbounds double, ptr %180, i64 7
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %180, i64 8
  %191 = load double, ptr %190, align 8
  %192 = fmul contract double %183, %191
  %193 = fadd contract double %189, %192
  %194 = fmul contract double %193, 1.000000e-02
  %195 = fmul contract double %185, %191
  %196 = fadd contract double %189, %195
  %197 = fmul contract double %187, %196
  %198 = fadd contract double %194, %197
  %199 = fmul contract double %183, %198
  %200 = load ptr, ptr %30, align 8
  %201 = load ptr, ptr %35, align 8
  %202 = shl nsw i64 %176, 1
  %203 = getelementptr inbounds double, ptr %201, i64 %202
  %204 = icmp sgt i64 %176, 0
  br i1 %204, label %205, label %219

205:
  %206 = phi i64 [ %217, %205 ], [ 0, %179 ]
  %207 = phi <2 x double> [ %216, %205 ], [ zeroinitializer, %179 ]
  %208 = getelementptr inbounds double, ptr %200, i64 %206
  %209 = load <2 x i64>, ptr %208, align 16
  %210 = and <2 x i64> %209, <i64 9223372036854775807, i64 9223372036854775807>
  %211 = bitcast <2 x i64> %210 to <2 x double>
  %212 = getelementptr inbounds double, ptr %203, i64 %206
  %213 = load <2 x double>, ptr %212, align 16
  %214 = fmul contract <2 x double> %213, %211
  %215 = fcmp contract ogt <2 x double> %214, %207
  %216 = select <2 x i1> %215, <2 x double> %214, <2 x double> %207
  %217 = add nsw i64 %206, 2
  %218 = icmp slt i64 %217, %176
  br i1 %218, label %205, label %219

219:
  %220 = phi <2 x double> [ zeroinitializer, %179 ], [ %216, %205 ]
  %221 = extractelement <2 x double> %220, i64 0
  %222 = extractelement <2 x double> %220, i64 1
  %223 = call contract double @llvm.maxnum.f64(double %221, double %222)
  %224 = fmul contract double %189, %185
  %225 = fadd contract double %224, %223
  %226 = fmul contract double %187, %225
  %227 = fadd contract double %199, %226
  br label %228

228:
  %229 = phi double [ %227, %219 ], [ 0.000000e+00, %173 ]
  %230 = phi double [ %198, %219 ], [ 0.000000e+00, %173 ]
  %231 = icmp sgt i64 %176, 0
  br i1 %231, label %232, label %275

232:
  %233 = insertelement <2 x double> poison, double %230, i64 0
  %234 = shufflevector <2 x double> %233, <2 x double> poison, <2 x i32> zeroinitializer
  %235 = insertelement <2 x double> poison, double %229, i64 0
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> zeroinitializer
  br label %237

237:
  %238 = phi i64 [ 0, %232 ], [ %273, %237 ]
  %239 = load ptr, ptr %35, align 8
  %240 = getelementptr inbounds double, ptr %239, i64 %238
  %241 = getelementptr inbounds double, ptr %239, i64 %176
  %242 = getelementptr inbounds double, ptr %241, i64 %238
  %243 = load ptr, ptr %30, align 8
  %244 = getelementptr inbounds double, ptr %243, i64 %238
  %245 = load <2 x i64>, ptr %244, align 16
  %246 = and <2 x i64> %245, <i64 9223372036854775807, i64 9223372036854775807>
  %247 = bitcast <2 x i64> %246 to <2 x double>
  %248 = getelementptr inbounds double, ptr %150, i64 %238
  %249 = load <2 x i64>, ptr %248, align 16
  %250 = and <2 x i64> %249, <i64 9223372036854775807, i64 9223372036854775807>
  %251 = bitcast <2 x i64> %250 to <2 x double>
  %252 = fcmp contract ogt <2 x double> %247, %251
  %253 = select <2 x i1> %252, <2 x i64> %246, <2 x i64> %250
  %254 = bitcast <2 x i64> %253 to <2 x double>
  %255 = load ptr, ptr %36, align 8
  %256 = getelementptr inbounds double, ptr %255, i64 %238
  %257 = load <2 x double>, ptr %256, align 16
  %258 = load double, ptr %34, align 8
  %259 = insertelement <2 x double> poison, double %258, i64 0
  %260 = shufflevector <2 x double> %259, <2 x double> poison, <2 x i32> zeroinitializer
  %261 = load <2 x double>, ptr %242, align 16
  %262 = fmul contract <2 x double> %234, %261
  %263 = fadd contract <2 x double> %262, %254
  %264 = load <2 x double>, ptr %240, align 16
  %265 = fmul contract <2 x double> %236, %264
  %266 = fadd contract <2 x double> %263, %265
  %267 = fmul contract <2 x double> %260, %266
  %268 = fadd contract <2 x double> %257, %267
  %269 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %268
  %270 = fcmp contract ogt <2 x double> %268, zeroinitializer
  %271 = select <2 x i1> %270, <2 x double> %269, <2 x double> zeroinitializer
  %272 = getelementptr inbounds double, ptr %152, i64 %238
  store <2 x double> %271, ptr %272, align 16
  %273 = add nsw i64 %238, 2
  %274 = icmp slt i64 %273, %176
  br i1 %274, label %237, label %275

275:
  %276 = call contract double @llvm.fabs.f64(double %140)
  br i1 %156, label %277, label %297

277:
  %278 = phi <2 x double> [ %292, %277 ], [ zeroinitializer, %275 ]
  %279 = phi <2 x double> [ %294, %277 ], [ zeroinitializer, %275 ]
  %280 = phi i64 [ %295, %277 ], [ 0, %275 ]
  %281 = getelementptr inbounds double, ptr %146, i64 %280
  %282 = load <2 x double>, ptr %281, align 16
  %283 = getelementptr inbounds double, ptr %152, i64 %280
  %284 = load <2 x double>, ptr %283, align 16
  %285 = fmul contract <2 x double> %282, %284
  %286 = getelementptr inbounds double, ptr %281, i64 2
  %287 = load <2 x double>, ptr %286, align 16
  %288 = getelementptr inbounds double, ptr %283, i64 2
  %289 = load <2 x double>, ptr %288, align 16
  %290 = fmul contract <2 x double> %287, %289
  %291 = fmul contract <2 x double> %285, %285
  %292 = fadd contract <2 x double> %278, %291
  %293 = fmul contract <2 x double> %290, %290
  %294 = fadd contract <2 x double> %279, %293
  %295 = add nsw i64 %280, 4
  %296 = icmp slt i64 %295, %142
  br i1 %296, label %277, label %297

297:
  %298 = phi <2 x double> [ zeroinitializer, %275 ], [ %294, %277 ]
  %299 = phi <2 x double> [ zeroinitializer, %275 ], [ %292, %277 ]
  %300 = shufflevector <2 x double> %299, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %301 = fadd contract <2 x double> %299, %300
  %302 = shufflevector <2 x double> %298, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %303 = fadd contract <2 x double> %298, %302
  %304 = fadd contract <2 x double> %303, %301
  %305 = extractelement <2 x double> %304, i64 0
  %306 = sitofp i64 %141 to double
  %307 = fdiv contract double %305, %306
  br i1 %156, label %308, label %328

308:
  %309 = phi <2 x double> [ %323, %308 ], [ zeroinitializer, %297 ]
  %310 = phi <2 x double> [ %325, %308 ], [ zeroinitializer, %297 ]
  %311 = phi i64 [ %326, %308 ], [ 0, %297 ]
  %312 = getelementptr inbounds double, ptr %148, i64 %311
  %313 = load <2 x double>, ptr %312, align 16
  %314 = getelementptr inbounds double, ptr %152, i64 %311
  %315 = load <2 x double>, ptr %314, align 16
  %316 = fmul contract <2 x double> %313, %315
  %317 = getelementptr inbounds double, ptr %312, i64 2
  %318 = load <2 x double>, ptr %317, align 16
  %319 = getelementptr inbounds double, ptr %314, i64 2
  %320 = load <2 x double>, ptr %319, align 16
  %321 = fmul contract <2 x double> %318, %320
  %322 = fmul contract <2 x double> %316, %316
  %323 = fadd contract <2 x double> %309, %322
  %324 = fmul contract <2 x double> %321, %321
  %325 = fadd contract <2 x double> %310, %324
  %326 = add nsw i64 %311, 4
  %327 = icmp slt i64 %326, %142
  br i1 %327, label %308, label %328

328:
  %329 = phi <2 x double> [ zeroinitializer, %297 ], [ %325, %308 ]
  %330 = phi <2 x double> [ zeroinitializer, %297 ], [ %323, %308 ]
  %331 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %332 = fadd contract <2 x double> %330, %331
  %333 = shufflevector <2 x double> %329, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %334 = fadd contract <2 x double> %329, %333
  %335 = fadd contract <2 x double> %334, %332
  %336 = extractelement <2 x double> %335, i64 0
  %337 = fdiv contract double %336, %306
  %338 = fcmp contract oeq double %307, 0.000000e+00
  %339 = fcmp contract oeq double %337, 0.000000e+00
  %340 = and i1 %338, %339
  br i1 %340, label %358, label %341

341:
  %342 = fmul contract double %276, %307
  %343 = fmul contract double %337, 1.000000e-02
  %344 = fadd contract double %307, %343
  %345 = call contract double @llvm.sqrt.f64(double %344)
  %346 = fdiv contract double %342, %345
  %347 = fcmp contract oeq double %346, 0.000000e+00
  br i1 %347, label %355, label %348

348:
  %349 = call contract double @llvm.sqrt.f64(double %346)
  %350 = call contract double @llvm.sqrt.f64(double %349)
  %351 = call contract double @llvm.sqrt.f64(double %350)
  %352 = fdiv contract double 8.500000e-01, %351
  %353 = call contract double @llvm.maxnum.f64(double %352, double 0x3FD5555555555555)
  %354 = call contract double @llvm.minnum.f64(double %353, double 6.000000e+00)
  br label %355

355:
  %356 = phi double [ %354, %348 ], [ 6.000000e+00, %341 ]
  %357 = fcmp contract ugt double %346, 1.000000e+00
  br i1 %357, label %631, label %358

358:
  %359 = phi double [ %356, %355 ], [ 6.000000e+00, %328 ]
  %360 = phi double [ %346, %355 ], [ 0.000000e+00, %328 ]
  %361 = getelementptr inbounds double, ptr %143, i64 6
  %362 = load double, ptr %361, align 8
  %363 = load ptr, ptr %32, align 8
  %364 = load ptr, ptr %37, align 8
  store double %362, ptr %9, align 8
  %365 = load ptr, ptr %38, align 8
  %366 = getelementptr inbounds i64, ptr %365, i64 1
  %367 = load i64, ptr %366, align 8
  %368 = add nsw i64 %367, 1
  store i64 %368, ptr %366, align 8
  %369 = load ptr, ptr %39, align 8
  %370 = load ptr, ptr %40, align 8
  call void %369(ptr %9, ptr %150, ptr %363, ptr %364, ptr %370)
  %371 = load ptr, ptr %41, align 8
  %372 = icmp eq ptr %371, null
  br i1 %372, label %421, label %373

373:
  %374 = load i64, ptr %42, align 8
  %375 = icmp sgt i64 %374, 0
  br i1 %375, label %378, label %376

376:
  %377 = load i64, ptr %27, align 8
  br label %393

378:
  %379 = load i64, ptr %43, align 8
  %380 = load i64, ptr %27, align 8
  %381 = shl nsw i64 %380, 1
  %382 = sub i64 %379, %374
  br label %383

383:
  %384 = phi i64 [ 0, %378 ], [ %388, %383 ]
  %385 = add i64 %382, %384
  %386 = getelementptr inbounds double, ptr %363, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = add nsw i64 %384, 1
  %389 = add i64 %388, %381
  %390 = getelementptr inbounds double, ptr %364, i64 %389
  %391 = load double, ptr %390, align 8
  store double %391, ptr %386, align 8
  store double %387, ptr %390, align 8
  %392 = icmp eq i64 %388, %374
  br i1 %392, label %393, label %383

393:
  %394 = phi i64 [ %377, %376 ], [ %380, %383 ]
  %395 = load double, ptr %9, align 8
  %396 = getelementptr inbounds double, ptr %364, i64 %394
  store double %395, ptr %8, align 8
  %397 = load ptr, ptr %44, align 8
  store double 0.000000e+00, ptr %397, align 8
  %398 = load ptr, ptr %45, align 8
  %399 = load i64, ptr %46, align 8
  %400 = load i64, ptr %47, align 8
  %401 = load ptr, ptr %40, align 8
  %402 = call contract double %371(ptr %398, i64 %399, i64 %400, ptr %8, ptr %364, ptr %363, ptr %396, ptr %397, ptr %401)
  %403 = load i64, ptr %27, align 8
  %404 = shl nsw i64 %403, 1
  %405 = getelementptr inbounds double, ptr %364, i64 %404
  store double %402, ptr %405, align 8
  %406 = load i64, ptr %42, align 8
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %421

408:
  %409 = load i64, ptr %43, align 8
  %410 = sub i64 %409, %406
  br label %411

411:
  %412 = phi i64 [ 0, %408 ], [ %416, %411 ]
  %413 = add i64 %410, %412
  %414 = getelementptr inbounds double, ptr %363, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = add nsw i64 %412, 1
  %417 = add i64 %416, %404
  %418 = getelementptr inbounds double, ptr %364, i64 %417
  %419 = load double, ptr %418, align 8
  store double %419, ptr %414, align 8
  store double %415, ptr %418, align 8
  %420 = icmp eq i64 %416, %406
  br i1 %420, label %421, label %411

421:
  %422 = load i64, ptr %48, align 8
  %423 = load i64, ptr %28, align 8
  %424 = load ptr, ptr %29, align 8
  %425 = mul nsw i64 %423, 17
  %426 = getelementptr inbounds double, ptr %424, i64 %425
  %427 = load ptr, ptr %35, align 8
  %428 = getelementptr inbounds double, ptr %427, i64 %423
  %429 = mul nsw i64 %423, 19
  %430 = getelementptr inbounds double, ptr %424, i64 %429
  %431 = icmp sgt i64 %422, 0
  br i1 %431, label %432, label %434

432:
  %433 = load ptr, ptr %37, align 8
  br label %447

434:
  %435 = phi <2 x double> [ zeroinitializer, %421 ], [ %467, %447 ]
  %436 = phi <2 x double> [ zeroinitializer, %421 ], [ %469, %447 ]
  %437 = shufflevector <2 x double> %436, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %438 = fadd contract <2 x double> %436, %437
  %439 = shufflevector <2 x double> %435, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %440 = fadd contract <2 x double> %435, %439
  %441 = fadd contract <2 x double> %440, %438
  %442 = extractelement <2 x double> %441, i64 0
  %443 = sitofp i64 %422 to double
  %444 = fdiv contract double %442, %443
  %445 = call contract double @llvm.sqrt.f64(double %444)
  %446 = fcmp contract ugt double %445, 1.000000e+00
  br i1 %446, label %472, label %577

447:
  %448 = phi <2 x double> [ zeroinitializer, %432 ], [ %469, %447 ]
  %449 = phi <2 x double> [ zeroinitializer, %432 ], [ %467, %447 ]
  %450 = phi i64 [ 0, %432 ], [ %470, %447 ]
  %451 = getelementptr inbounds double, ptr %433, i64 %450
  %452 = load <2 x double>, ptr %451, align 16
  %453 = getelementptr inbounds double, ptr %426, i64 %450
  %454 = load <2 x double>, ptr %453, align 16
  %455 = fsub contract <2 x double> %452, %454
  %456 = getelementptr inbounds double, ptr %152, i64 %450
  %457 = load <2 x double>, ptr %456, align 16
  %458 = fmul contract <2 x double> %455, %457
  %459 = or i64 %450, 1
  %460 = icmp eq i64 %459, %422
  %461 = insertelement <2 x double> %458, double 0.000000e+00, i64 1
  %462 = select i1 %460, <2 x double> %461, <2 x double> %458
  %463 = and i64 %450, 2
  %464 = icmp eq i64 %463, 0
  %465 = fmul contract <2 x double> %462, %462
  %466 = select i1 %464, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %465
  %467 = fadd contract <2 x double> %449, %466
  %468 = select i1 %464, <2 x double> %465, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %469 = fadd contract <2 x double> %448, %468
  %470 = add nsw i64 %450, 2
  %471 = icmp slt i64 %470, %422
  br i1 %471, label %447, label %434

472:
  %473 = load i64, ptr %49, align 8
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %577, label %475

475:
  %476 = load ptr, ptr %11, align 8
  %477 = getelementptr inbounds double, ptr %476, i64 2
  %478 = load double, ptr %477, align 8
  %479 = load double, ptr %476, align 8
  %480 = fsub contract double %478, %479
  %481 = call contract double @llvm.fabs.f64(double %480)
  %482 = getelementptr inbounds double, ptr %476, i64 7
  %483 = load double, ptr %482, align 8
  %484 = getelementptr inbounds double, ptr %476, i64 8
  %485 = load double, ptr %484, align 8
  %486 = fmul contract double %485, %481
  %487 = fadd contract double %483, %486
  %488 = fmul contract double %487, 2.000000e-13
  %489 = fmul contract double %481, %488
  %490 = load ptr, ptr %30, align 8
  %491 = shl nsw i64 %423, 1
  %492 = getelementptr inbounds double, ptr %427, i64 %491
  %493 = icmp sgt i64 %423, 0
  br i1 %493, label %494, label %534

494:
  %495 = phi i64 [ %506, %494 ], [ 0, %475 ]
  %496 = phi <2 x double> [ %505, %494 ], [ zeroinitializer, %475 ]
  %497 = getelementptr inbounds double, ptr %490, i64 %495
  %498 = load <2 x i64>, ptr %497, align 16
  %499 = and <2 x i64> %498, <i64 9223372036854775807, i64 9223372036854775807>
  %500 = bitcast <2 x i64> %499 to <2 x double>
  %501 = getelementptr inbounds double, ptr %492, i64 %495
  %502 = load <2 x double>, ptr %501, align 16
  %503 = fmul contract <2 x double> %502, %500
  %504 = fcmp contract ogt <2 x double> %503, %496
  %505 = select <2 x i1> %504, <2 x double> %503, <2 x double> %496
  %506 = add nsw i64 %495, 2
  %507 = icmp slt i64 %506, %423
  br i1 %507, label %494, label %508

508:
  %509 = extractelement <2 x double> %505, i64 0
  %510 = extractelement <2 x double> %505, i64 1
  %511 = call contract double @llvm.maxnum.f64(double %509, double %510)
  %512 = fmul contract double %511, 2.000000e-13
  %513 = fadd contract double %489, %512
  br label %545

514:
  %515 = phi <2 x double> [ %529, %514 ], [ zeroinitializer, %572 ]
  %516 = phi <2 x double> [ %531, %514 ], [ zeroinitializer, %572 ]
  %517 = phi i64 [ %532, %514 ], [ 0, %572 ]
  %518 = getelementptr inbounds double, ptr %430, i64 %517
  %519 = load <2 x double>, ptr %518, align 16
  %520 = getelementptr inbounds double, ptr %152, i64 %517
  %521 = load <2 x double>, ptr %520, align 16
  %522 = fmul contract <2 x double> %519, %521
  %523 = getelementptr inbounds double, ptr %518, i64 2
  %524 = load <2 x double>, ptr %523, align 16
  %525 = getelementptr inbounds double, ptr %520, i64 2
  %526 = load <2 x double>, ptr %525, align 16
  %527 = fmul contract <2 x double> %524, %526
  %528 = fmul contract <2 x double> %522, %522
  %529 = fadd contract <2 x double> %515, %528
  %530 = fmul contract <2 x double> %527, %527
  %531 = fadd contract <2 x double> %516, %530
  %532 = add nsw i64 %517, 4
  %533 = icmp slt i64 %532, %423
  br i1 %533, label %514, label %534

534:
  %535 = phi <2 x double> [ zeroinitializer, %475 ], [ %531, %514 ]
  %536 = phi <2 x double> [ zeroinitializer, %475 ], [ %529, %514 ]
  %537 = shufflevector <2 x double> %536, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %538 = fadd contract <2 x double> %536, %537
  %539 = shufflevector <2 x double> %535, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %540 = fadd contract <2 x double> %535, %539
  %541 = fadd contract <2 x double> %540, %538
  %542 = extractelement <2 x double> %541, i64 0
  %543 = fdiv contract double %542, %443
  %544 = call contract double @llvm.sqrt.f64(double %543)
  br label %577

545:
  %546 = phi i64 [ %575, %572 ], [ 0, %508 ]
  %547 = icmp slt i64 %546, %422
  br i1 %547, label %548, label %572

548:
  %549 = getelementptr inbounds double, ptr %427, i64 %546
  %550 = load double, ptr %549, align 8
  %551 = fmul contract double %513, %550
  %552 = getelementptr inbounds double, ptr %428, i64 %546
  %553 = load double, ptr %552, align 8
  %554 = fmul contract double %488, %553
  %555 = fadd contract double %551, %554
  %556 = getelementptr inbounds double, ptr %490, i64 %546
  %557 = load double, ptr %556, align 8
  %558 = call contract double @llvm.fabs.f64(double %557)
  %559 = fmul contract double %558, 2.000000e-13
  %560 = fadd contract double %555, %559
  %561 = load ptr, ptr %37, align 8
  %562 = getelementptr inbounds double, ptr %561, i64 %546
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %426, i64 %546
  %565 = load double, ptr %564, align 8
  %566 = fsub contract double %563, %565
  %567 = getelementptr inbounds double, ptr %152, i64 %546
  %568 = load double, ptr %567, align 8
  %569 = fmul contract double %560, %568
  %570 = fadd contract double %569, 1.000000e+00
  %571 = fdiv contract double %566, %570
  br label %572

572:
  %573 = phi contract double [ %571, %548 ], [ 0.000000e+00, %545 ]
  %574 = getelementptr inbounds double, ptr %430, i64 %546
  store double %573, ptr %574, align 8
  %575 = add nsw i64 %546, 1
  %576 = icmp eq i64 %575, %423
  br i1 %576, label %514, label %545

577:
  %578 = phi double [ %544, %534 ], [ %445, %472 ], [ %445, %434 ]
  %579 = shl nsw i64 %141, 1
  %580 = load ptr, ptr %37, align 8
  %581 = icmp sgt i64 %141, 0
  br i1 %581, label %582, label %601

582:
  %583 = phi i64 [ %596, %582 ], [ 1, %577 ]
  %584 = phi i64 [ %595, %582 ], [ 0, %577 ]
  %585 = phi double [ %594, %582 ], [ 0.000000e+00, %577 ]
  %586 = phi double [ %590, %582 ], [ 0.000000e+00, %577 ]
  %587 = getelementptr inbounds double, ptr %580, i64 %584
  %588 = load double, ptr %587, align 8
  %589 = fmul contract double %588, 0.000000e+00
  %590 = fadd contract double %586, %589
  %591 = getelementptr inbounds double, ptr %580, i64 %583
  %592 = load double, ptr %591, align 8
  %593 = fmul contract double %592, 0.000000e+00
  %594 = fadd contract double %585, %593
  %595 = add nsw i64 %584, 2
  %596 = or i64 %595, 1
  %597 = icmp slt i64 %596, %579
  br i1 %597, label %582, label %598

598:
  %599 = fadd contract double %590, %594
  %600 = fcmp contract une double %599, 0.000000e+00
  br i1 %600, label %640, label %601

601:
  %602 = fcmp contract ogt double %578, %360
  br i1 %602, label %603, label %612

603:
  %604 = fcmp contract oeq double %578, 0.000000e+00
  br i1 %604, label %612, label %605

605:
  %606 = call contract double @llvm.sqrt.f64(double %578)
  %607 = call contract double @llvm.sqrt.f64(double %606)
  %608 = call contract double @llvm.sqrt.f64(double %607)
  %609 = fdiv contract double 8.500000e-01, %608
  %610 = call contract double @llvm.maxnum.f64(double %609, double 0x3FD5555555555555)
  %611 = call contract double @llvm.minnum.f64(double %610, double 6.000000e+00)
  br label %612

612:
  %613 = phi double [ %360, %601 ], [ %578, %603 ], [ %578, %605 ]
  %614 = phi double [ %359, %601 ], [ 6.000000e+00, %603 ], [ %611, %605 ]
  %615 = fcmp contract ugt double %613, 1.000000e+00
  br i1 %615, label %631, label %616

616:
  %617 = load ptr, ptr %13, align 8
  %618 = getelementptr inbounds i64, ptr %617, i64 3
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %619, 0
  %621 = call contract double @llvm.minnum.f64(double %614, double 1.000000e+00)
  %622 = select i1 %620, double %614, double %621
  %623 = load double, ptr %361, align 8
  %624 = getelementptr inbounds double, ptr %143, i64 2
  %625 = load double, ptr %624, align 8
  %626 = fcmp contract oeq double %623, %625
  br i1 %626, label %627, label %660

627:
  %628 = getelementptr inbounds double, ptr %143, i64 1
  %629 = load double, ptr %628, align 8
  %630 = call contract double @llvm.fabs.f64(double %629)
  br label %660

631:
  %632 = phi double [ %614, %612 ], [ %356, %355 ]
  %633 = phi double [ %613, %612 ], [ %346, %355 ]
  %634 = phi double [ %578, %612 ], [ 0.000000e+00, %355 ]
  %635 = fcmp contract olt double %633, 0x7FF0000000000000
  br i1 %635, label %636, label %640

636:
  %637 = fmul contract double %140, %632
  %638 = getelementptr inbounds double, ptr %143, i64 1
  store double %637, ptr %638, align 8
  %639 = load ptr, ptr %13, align 8
  br label %648

640:
  %641 = phi double [ %634, %631 ], [ %578, %598 ]
  %642 = fmul contract double %140, 1.000000e-01
  %643 = getelementptr inbounds double, ptr %143, i64 1
  store double %642, ptr %643, align 8
  %644 = load ptr, ptr %13, align 8
  %645 = getelementptr inbounds i64, ptr %644, i64 4
  %646 = load i64, ptr %645, align 8
  %647 = add nsw i64 %646, 1
  store i64 %647, ptr %645, align 8
  br label %648

648:
  %649 = phi ptr [ %644, %640 ], [ %639, %636 ]
  %650 = phi double [ %641, %640 ], [ %634, %636 ]
  %651 = fcmp contract ogt double %650, 1.000000e+00
  br i1 %651, label %652, label %656

652:
  %653 = getelementptr inbounds i64, ptr %649, i64 5
  %654 = load i64, ptr %653, align 8
  %655 = add nsw i64 %654, 1
  br label %656

656:
  %657 = phi i64 [ %655, %652 ], [ 0, %648 ]
  %658 = getelementptr inbounds i64, ptr %649, i64 5
  store i64 %657, ptr %658, align 8
  %659 = getelementptr inbounds i64, ptr %649, i64 3
  store i64 1, ptr %659, align 8
  br label %1140

660:
  %661 = phi contract double [ %630, %627 ], [ 0.000000e+00, %616 ]
  %662 = fmul contract double %276, %622
  %663 = call contract double @llvm.maxnum.f64(double %662, double %661)
  %664 = call contract double @llvm.copysign.f64(double %663, double %140)
  %665 = getelementptr inbounds double, ptr %143, i64 1
  store double %664, ptr %665, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %618, i8 0, i64 24, i1 false)
  %666 = load i64, ptr %617, align 8
  %667 = add nsw i64 %666, 1
  store i64 %667, ptr %617, align 8
  %668 = load i64, ptr %50, align 8
  %669 = icmp eq i64 %668, 0
  br i1 %669, label %956, label %670

670:
  %671 = load double, ptr %25, align 8
  %672 = load ptr, ptr %37, align 8
  %673 = load ptr, ptr %32, align 8
  %674 = load ptr, ptr %51, align 8
  store double %671, ptr %7, align 8
  %675 = load ptr, ptr %38, align 8
  %676 = getelementptr inbounds i64, ptr %675, i64 2
  %677 = load i64, ptr %676, align 8
  %678 = add nsw i64 %677, 1
  store i64 %678, ptr %676, align 8
  %679 = load ptr, ptr %52, align 8
  %680 = load ptr, ptr %40, align 8
  call void %679(ptr %7, ptr %672, ptr %673, ptr %674, ptr %680)
  %681 = load i64, ptr %28, align 8
  %682 = load i64, ptr %50, align 8
  %683 = load ptr, ptr %11, align 8
  %684 = getelementptr inbounds double, ptr %683, i64 6
  %685 = load double, ptr %684, align 8
  %686 = fdiv contract double %685, %140
  %687 = call contract double @llvm.fabs.f64(double %686)
  %688 = fmul contract double %687, 0x3D83880000000000
  %689 = icmp sgt i64 %682, 0
  br i1 %689, label %690, label %956

690:
  %691 = load ptr, ptr %53, align 8
  br label %694

692:
  %693 = icmp eq i32 %766, 0
  br i1 %693, label %956, label %769

694:
  %695 = phi i32 [ 0, %690 ], [ %766, %763 ]
  %696 = phi i64 [ 0, %690 ], [ %767, %763 ]
  %697 = getelementptr inbounds i64, ptr %691, i64 %696
  %698 = load i64, ptr %697, align 8
  %699 = icmp eq i64 %698, 3
  br i1 %699, label %700, label %763

700:
  %701 = load ptr, ptr %54, align 8
  %702 = getelementptr inbounds double, ptr %701, i64 %696
  %703 = load double, ptr %702, align 8
  %704 = add nsw i64 %696, %682
  %705 = getelementptr inbounds double, ptr %701, i64 %704
  %706 = load double, ptr %705, align 8
  %707 = fmul contract double %140, %706
  %708 = load ptr, ptr %51, align 8
  %709 = getelementptr inbounds double, ptr %708, i64 %696
  %710 = load double, ptr %709, align 8
  %711 = getelementptr inbounds double, ptr %708, i64 %704
  %712 = load double, ptr %711, align 8
  %713 = fmul contract double %140, %712
  %714 = call contract double @llvm.fabs.f64(double %703)
  %715 = call contract double @llvm.fabs.f64(double %710)
  %716 = call contract double @llvm.maxnum.f64(double %714, double %715)
  %717 = fcmp contract ugt double %716, 0.000000e+00
  br i1 %717, label %718, label %763

718:
  %719 = fcmp contract oeq double %703, 0.000000e+00
  %720 = fcmp contract oeq double %710, 0.000000e+00
  %721 = or i1 %719, %720
  br i1 %721, label %763, label %722

722:
  %723 = fcmp contract olt double %703, 0.000000e+00
  %724 = fcmp contract ogt double %710, 0.000000e+00
  %725 = and i1 %723, %724
  br i1 %725, label %763, label %726

726:
  %727 = fcmp contract ogt double %703, 0.000000e+00
  %728 = fcmp contract olt double %710, 0.000000e+00
  %729 = and i1 %727, %728
  br i1 %729, label %763, label %730

730:
  %731 = fcmp contract olt double %707, 0.000000e+00
  %732 = fcmp contract ogt double %713, 0.000000e+00
  %733 = and i1 %731, %732
  %734 = and i1 %724, %733
  %735 = and i1 %727, %734
  br i1 %735, label %742, label %736

736:
  %737 = fcmp contract ogt double %707, 0.000000e+00
  %738 = fcmp contract olt double %713, 0.000000e+00
  %739 = and i1 %737, %738
  %740 = and i1 %728, %739
  %741 = and i1 %723, %740
  br i1 %741, label %742, label %763

742:
  %743 = select contract i1 %727, double 1.000000e+00, double -1.000000e+00
  %744 = fmul contract double %743, %707
  %745 = fmul contract double %743, %713
  %746 = fcmp contract olt double %744, 0.000000e+00
  %747 = fcmp contract ogt double %745, 0.000000e+00
  %748 = and i1 %746, %747
  br i1 %748, label %749, label %763

749:
  %750 = fmul contract double %743, %710
  %751 = fmul contract double %703, %743
  %752 = fsub contract double %750, %751
  %753 = fsub contract double %752, %745
  %754 = fsub contract double %744, %745
  %755 = fdiv contract double %753, %754
  %756 = fmul contract double %744, %755
  %757 = fadd contract double %751, %756
  %758 = call contract double @llvm.minnum.f64(double %751, double %750)
  %759 = fsub contract double %758, %757
  %760 = fmul contract double %759, 2.500000e-01
  %761 = fsub contract double %757, %760
  %762 = fcmp contract olt double %761, 0.000000e+00
  br label %763

763:
  %764 = phi i1 [ false, %694 ], [ false, %700 ], [ %762, %749 ], [ false, %742 ], [ false, %736 ], [ true, %722 ], [ true, %726 ], [ false, %718 ]
  %765 = zext i1 %764 to i32
  %766 = or i32 %695, %765
  %767 = add nsw i64 %696, 1
  %768 = icmp eq i64 %767, %682
  br i1 %768, label %692, label %694

769:
  store ptr %0, ptr %4, align 8
  %770 = load double, ptr %683, align 8
  store double %770, ptr %55, align 8
  store double %685, ptr %57, align 8
  store double 1.000000e+00, ptr %58, align 8
  %771 = load ptr, ptr %32, align 8
  store ptr %771, ptr %59, align 8
  %772 = load ptr, ptr %29, align 8
  store ptr %772, ptr %60, align 8
  %773 = load ptr, ptr %37, align 8
  store ptr %773, ptr %61, align 8
  %774 = load ptr, ptr %63, align 8
  store ptr %774, ptr %62, align 8
  %775 = load ptr, ptr %65, align 8
  store ptr %775, ptr %64, align 8
  store i64 0, ptr %66, align 8
  store double %140, ptr %56, align 8
  store ptr %4, ptr %5, align 8
  store ptr %20, ptr %67, align 8
  store double 2.000000e+00, ptr %68, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(20) %69, i8 0, i64 20, i1 false)
  %776 = load ptr, ptr %71, align 8
  %777 = mul nsw i64 %682, 94
  %778 = getelementptr inbounds double, ptr %776, i64 %777
  %779 = shl i64 %682, 3
  call void @llvm.memset.p0.i64(ptr align 8 %778, i8 0, i64 %779, i1 false)
  %780 = mul nsw i64 %681, 19
  %781 = getelementptr inbounds double, ptr %772, i64 %780
  %782 = mul nsw i64 %681, 17
  %783 = getelementptr inbounds double, ptr %772, i64 %782
  %784 = load i64, ptr %33, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %833, label %786

786:
  %787 = load double, ptr %683, align 8
  %788 = call contract double @llvm.fabs.f64(double %787)
  %789 = fmul contract double %276, 1.000000e+07
  %790 = call contract double @llvm.minnum.f64(double %788, double %789)
  %791 = load double, ptr %34, align 8
  %792 = fdiv contract double 1.000000e-15, %791
  %793 = getelementptr inbounds double, ptr %683, i64 7
  %794 = load double, ptr %793, align 8
  %795 = getelementptr inbounds double, ptr %683, i64 8
  %796 = load double, ptr %795, align 8
  %797 = fmul contract double %276, %796
  %798 = fadd contract double %794, %797
  %799 = fmul contract double %798, 1.000000e-02
  %800 = fmul contract double %790, %796
  %801 = fadd contract double %794, %800
  %802 = fmul contract double %792, %801
  %803 = fadd contract double %799, %802
  %804 = fmul contract double %276, %803
  %805 = load ptr, ptr %30, align 8
  %806 = load ptr, ptr %35, align 8
  %807 = shl nsw i64 %681, 1
  %808 = getelementptr inbounds double, ptr %806, i64 %807
  %809 = icmp sgt i64 %681, 0
  br i1 %809, label %810, label %824

810:
  %811 = phi i64 [ %822, %810 ], [ 0, %786 ]
  %812 = phi <2 x double> [ %821, %810 ], [ zeroinitializer, %786 ]
  %813 = getelementptr inbounds double, ptr %805, i64 %811
  %814 = load <2 x i64>, ptr %813, align 16
  %815 = and <2 x i64> %814, <i64 9223372036854775807, i64 9223372036854775807>
  %816 = bitcast <2 x i64> %815 to <2 x double>
  %817 = getelementptr inbounds double, ptr %808, i64 %811
  %818 = load <2 x double>, ptr %817, align 16
  %819 = fmul contract <2 x double> %818, %816
  %820 = fcmp contract ogt <2 x double> %819, %812
  %821 = select <2 x i1> %820, <2 x double> %819, <2 x double> %812
  %822 = add nsw i64 %811, 2
  %823 = icmp slt i64 %822, %681
  br i1 %823, label %810, label %824

824:
  %825 = phi <2 x double> [ zeroinitializer, %786 ], [ %821, %810 ]
  %826 = extractelement <2 x double> %825, i64 0
  %827 = extractelement <2 x double> %825, i64 1
  %828 = call contract double @llvm.maxnum.f64(double %826, double %827)
  %829 = fmul contract double %794, %790
  %830 = fadd contract double %829, %828
  %831 = fmul contract double %792, %830
  %832 = fadd contract double %804, %831
  br label %833

833:
  %834 = phi double [ %832, %824 ], [ 0.000000e+00, %769 ]
  %835 = phi double [ %803, %824 ], [ 0.000000e+00, %769 ]
  %836 = icmp sgt i64 %681, 0
  br i1 %836, label %837, label %880

837:
  %838 = insertelement <2 x double> poison, double %835, i64 0
  %839 = shufflevector <2 x double> %838, <2 x double> poison, <2 x i32> zeroinitializer
  %840 = insertelement <2 x double> poison, double %834, i64 0
  %841 = shufflevector <2 x double> %840, <2 x double> poison, <2 x i32> zeroinitializer
  br label %842

842:
  %843 = phi i64 [ 0, %837 ], [ %878, %842 ]
  %844 = load ptr, ptr %35, align 8
  %845 = getelementptr inbounds double, ptr %844, i64 %843
  %846 = getelementptr inbounds double, ptr %844, i64 %681
  %847 = getelementptr inbounds double, ptr %846, i64 %843
  %848 = load ptr, ptr %30, align 8
  %849 = getelementptr inbounds double, ptr %848, i64 %843
  %850 = load <2 x i64>, ptr %849, align 16
  %851 = and <2 x i64> %850, <i64 9223372036854775807, i64 9223372036854775807>
  %852 = bitcast <2 x i64> %851 to <2 x double>
  %853 = getelementptr inbounds double, ptr %783, i64 %843
  %854 = load <2 x i64>, ptr %853, align 16
  %855 = and <2 x i64> %854, <i64 9223372036854775807, i64 9223372036854775807>
  %856 = bitcast <2 x i64> %855 to <2 x double>
  %857 = fcmp contract ogt <2 x double> %852, %856
  %858 = select <2 x i1> %857, <2 x i64> %851, <2 x i64> %855
  %859 = bitcast <2 x i64> %858 to <2 x double>
  %860 = load ptr, ptr %36, align 8
  %861 = getelementptr inbounds double, ptr %860, i64 %843
  %862 = load <2 x double>, ptr %861, align 16
  %863 = load double, ptr %34, align 8
  %864 = insertelement <2 x double> poison, double %863, i64 0
  %865 = shufflevector <2 x double> %864, <2 x double> poison, <2 x i32> zeroinitializer
  %866 = load <2 x double>, ptr %847, align 16
  %867 = fmul contract <2 x double> %839, %866
  %868 = fadd contract <2 x double> %867, %859
  %869 = load <2 x double>, ptr %845, align 16
  %870 = fmul contract <2 x double> %841, %869
  %871 = fadd contract <2 x double> %868, %870
  %872 = fmul contract <2 x double> %865, %871
  %873 = fadd contract <2 x double> %862, %872
  %874 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %873
  %875 = fcmp contract ogt <2 x double> %873, zeroinitializer
  %876 = select <2 x i1> %875, <2 x double> %874, <2 x double> zeroinitializer
  %877 = getelementptr inbounds double, ptr %781, i64 %843
  store <2 x double> %876, ptr %877, align 16
  %878 = add nsw i64 %843, 2
  %879 = icmp slt i64 %878, %681
  br i1 %879, label %842, label %880

880:
  %881 = load ptr, ptr %54, align 8
  %882 = load ptr, ptr %51, align 8
  %883 = call contract fastcc double @mark_between(ptr %5, i64 3, double 0.000000e+00, ptr %881, double 1.000000e+00, ptr %882, ptr %6)
  %884 = fcmp contract olt double %883, 0x3FEFFFFDE7210BE9
  br i1 %884, label %885, label %949

885:
  %886 = phi double [ %947, %945 ], [ %883, %880 ]
  %887 = fcmp contract ule double %886, %688
  br i1 %887, label %899, label %888

888:
  %889 = phi double [ %897, %894 ], [ 0.000000e+00, %885 ]
  %890 = fmul contract double %886, %889
  %891 = fsub contract double %886, %890
  %892 = call contract fastcc double @defect(ptr %0, ptr %4, double %891, ptr %781)
  %893 = fcmp contract ugt double %892, 1.000000e+03
  br i1 %893, label %950, label %894

894:
  %895 = fcmp contract oeq double %889, 0.000000e+00
  %896 = fmul contract double %889, 1.000000e+02
  %897 = select contract i1 %895, double 1.000000e-10, double %896
  %898 = fcmp contract uge double %897, 5.000000e-02
  br i1 %898, label %899, label %888

899:
  %900 = fadd contract double %886, 0x3E7AD7F29ABCAF48
  %901 = load ptr, ptr %5, align 8
  %902 = load ptr, ptr %901, align 8
  %903 = getelementptr inbounds %struct.Code, ptr %902, i64 0, i32 8
  %904 = load i64, ptr %903, align 8
  %905 = load ptr, ptr %67, align 8
  %906 = getelementptr inbounds %struct.Watch, ptr %905, i64 0, i32 11
  %907 = load ptr, ptr %906, align 8
  %908 = mul nsw i64 %904, 94
  %909 = getelementptr inbounds double, ptr %907, i64 %908
  call fastcc void @look_at(ptr %901, double %900)
  %910 = load ptr, ptr %901, align 8
  %911 = getelementptr inbounds %struct.Step, ptr %901, i64 0, i32 1
  %912 = load double, ptr %911, align 8
  %913 = getelementptr inbounds %struct.Step, ptr %901, i64 0, i32 2
  %914 = load double, ptr %913, align 8
  %915 = fmul contract double %900, %914
  %916 = fadd contract double %912, %915
  %917 = getelementptr inbounds %struct.Step, ptr %901, i64 0, i32 8
  %918 = load ptr, ptr %917, align 8
  %919 = getelementptr inbounds %struct.Step, ptr %901, i64 0, i32 5
  %920 = load ptr, ptr %919, align 8
  store double %916, ptr %3, align 8
  %921 = getelementptr inbounds %struct.Code, ptr %910, i64 0, i32 14
  %922 = load ptr, ptr %921, align 8
  %923 = getelementptr inbounds i64, ptr %922, i64 2
  %924 = load i64, ptr %923, align 8
  %925 = add nsw i64 %924, 1
  store i64 %925, ptr %923, align 8
  %926 = getelementptr inbounds %struct.Code, ptr %910, i64 0, i32 2
  %927 = load ptr, ptr %926, align 8
  %928 = getelementptr inbounds %struct.Code, ptr %910, i64 0, i32 13
  %929 = load ptr, ptr %928, align 8
  call void %927(ptr %3, ptr %918, ptr %920, ptr %776, ptr %929)
  %930 = load i64, ptr %70, align 8
  %931 = add nsw i64 %930, 1
  store i64 %931, ptr %70, align 8
  %932 = icmp sgt i64 %904, 0
  br i1 %932, label %933, label %945

933:
  %934 = phi i64 [ %943, %942 ], [ 0, %899 ]
  %935 = getelementptr inbounds double, ptr %776, i64 %934
  %936 = load double, ptr %935, align 8
  %937 = call contract double @llvm.fabs.f64(double %936)
  %938 = getelementptr inbounds double, ptr %909, i64 %934
  %939 = load double, ptr %938, align 8
  %940 = fcmp contract ogt double %937, %939
  br i1 %940, label %941, label %942

941:
  store double %937, ptr %938, align 8
  br label %942

942:
  %943 = add nsw i64 %934, 1
  %944 = icmp eq i64 %943, %904
  br i1 %944, label %945, label %933

945:
  %946 = load ptr, ptr %51, align 8
  %947 = call contract fastcc double @mark_between(ptr %5, i64 3, double %900, ptr %776, double 1.000000e+00, ptr %946, ptr %6)
  %948 = fcmp contract olt double %947, 0x3FEFFFFDE7210BE9
  br i1 %948, label %885, label %949

949:
  br label %956

950:
  %951 = fcmp contract uge double %891, 1.000000e+00
  br i1 %951, label %956, label %952

952:
  %953 = fmul contract double %140, %891
  store double %953, ptr %23, align 8
  %954 = load i64, ptr %14, align 8
  %955 = add nsw i64 %954, -1
  store i64 %955, ptr %14, align 8
  br label %1140

956:
  %957 = load i64, ptr %27, align 8
  %958 = load i64, ptr %42, align 8
  %959 = load ptr, ptr %13, align 8
  %960 = getelementptr inbounds i64, ptr %959, i64 2
  %961 = load i64, ptr %960, align 8
  %962 = add nsw i64 %961, 1
  store i64 %962, ptr %960, align 8
  %963 = load ptr, ptr %11, align 8
  %964 = load double, ptr %963, align 8
  %965 = load ptr, ptr %72, align 8
  %966 = getelementptr inbounds double, ptr %965, i64 %961
  store double %964, ptr %966, align 8
  %967 = load ptr, ptr %73, align 8
  %968 = getelementptr inbounds double, ptr %967, i64 %961
  store double %140, ptr %968, align 8
  %969 = load ptr, ptr %30, align 8
  %970 = load ptr, ptr %74, align 8
  %971 = mul nsw i64 %961, %957
  %972 = getelementptr double, ptr %970, i64 %971
  %973 = icmp sgt i64 %957, 0
  br i1 %973, label %974, label %981

974:
  %975 = phi i64 [ %979, %974 ], [ 0, %956 ]
  %976 = getelementptr inbounds double, ptr %969, i64 %975
  %977 = load double, ptr %976, align 8
  %978 = getelementptr inbounds double, ptr %972, i64 %975
  store double %977, ptr %978, align 8
  %979 = add nsw i64 %975, 1
  %980 = icmp eq i64 %979, %957
  br i1 %980, label %981, label %974

981:
  %982 = load ptr, ptr %32, align 8
  %983 = load i64, ptr %43, align 8
  %984 = getelementptr inbounds double, ptr %982, i64 %983
  %985 = sub i64 0, %958
  %986 = getelementptr double, ptr %984, i64 %985
  %987 = load ptr, ptr %75, align 8
  %988 = mul nsw i64 %961, %958
  %989 = getelementptr double, ptr %987, i64 %988
  %990 = icmp sgt i64 %958, 0
  br i1 %990, label %991, label %998

991:
  %992 = phi i64 [ %996, %991 ], [ 0, %981 ]
  %993 = getelementptr inbounds double, ptr %986, i64 %992
  %994 = load double, ptr %993, align 8
  %995 = getelementptr inbounds double, ptr %989, i64 %992
  store double %994, ptr %995, align 8
  %996 = add nsw i64 %992, 1
  %997 = icmp eq i64 %996, %958
  br i1 %997, label %998, label %991

998:
  %999 = load i64, ptr %50, align 8
  %1000 = icmp eq i64 %999, 0
  br i1 %1000, label %1014, label %1001

1001:
  store ptr %0, ptr %10, align 8
  %1002 = load double, ptr %963, align 8
  store double %1002, ptr %76, align 8
  %1003 = getelementptr inbounds double, ptr %963, i64 6
  %1004 = load double, ptr %1003, align 8
  store double %1004, ptr %78, align 8
  store double 1.000000e+00, ptr %79, align 8
  store ptr %982, ptr %80, align 8
  %1005 = load ptr, ptr %29, align 8
  store ptr %1005, ptr %81, align 8
  %1006 = load ptr, ptr %37, align 8
  store ptr %1006, ptr %82, align 8
  %1007 = load ptr, ptr %63, align 8
  store ptr %1007, ptr %83, align 8
  %1008 = load ptr, ptr %65, align 8
  store ptr %1008, ptr %84, align 8
  store i64 0, ptr %85, align 8
  store double %140, ptr %77, align 8
  call fastcc void @crude_middle(ptr %10, ptr %20)
  %1009 = call contract fastcc double @observe(ptr %10, ptr %20)
  %1010 = fcmp contract olt double %1009, 1.000000e+00
  br i1 %1010, label %1011, label %1014

1011:
  %1012 = fmul contract double %140, %1009
  %1013 = fadd contract double %93, %1012
  br label %1016

1014:
  %1015 = load double, ptr %25, align 8
  br label %1016

1016:
  %1017 = phi ptr [ %63, %1011 ], [ %37, %1014 ]
  %1018 = phi contract double [ %1013, %1011 ], [ %1015, %1014 ]
  %1019 = load ptr, ptr %1017, align 8
  %1020 = load i64, ptr %27, align 8
  %1021 = load i64, ptr %42, align 8
  %1022 = load ptr, ptr %30, align 8
  %1023 = icmp sgt i64 %1020, 0
  br i1 %1023, label %1026, label %1024

1024:
  %1025 = load ptr, ptr %31, align 8
  br label %1043

1026:
  %1027 = phi i64 [ %1031, %1026 ], [ 0, %1016 ]
  %1028 = getelementptr inbounds double, ptr %1019, i64 %1027
  %1029 = load double, ptr %1028, align 8
  %1030 = getelementptr inbounds double, ptr %1022, i64 %1027
  store double %1029, ptr %1030, align 8
  %1031 = add nsw i64 %1027, 1
  %1032 = icmp eq i64 %1031, %1020
  br i1 %1032, label %1033, label %1026

1033:
  %1034 = getelementptr double, ptr %1019, i64 %1020
  %1035 = load ptr, ptr %31, align 8
  br label %1036

1036:
  %1037 = phi i64 [ %1041, %1036 ], [ 0, %1033 ]
  %1038 = getelementptr inbounds double, ptr %1034, i64 %1037
  %1039 = load double, ptr %1038, align 8
  %1040 = getelementptr inbounds double, ptr %1035, i64 %1037
  store double %1039, ptr %1040, align 8
  %1041 = add nsw i64 %1037, 1
  %1042 = icmp eq i64 %1041, %1020
  br i1 %1042, label %1043, label %1036

1043:
  %1044 = phi ptr [ %1025, %1024 ], [ %1035, %1036 ]
  %1045 = shl nsw i64 %1020, 1
  %1046 = getelementptr inbounds double, ptr %1019, i64 %1045
  %1047 = getelementptr double, ptr %1046, i64 1
  %1048 = load ptr, ptr %32, align 8
  %1049 = load i64, ptr %43, align 8
  %1050 = getelementptr inbounds double, ptr %1048, i64 %1049
  %1051 = sub i64 0, %1021
  %1052 = getelementptr double, ptr %1050, i64 %1051
  %1053 = icmp sgt i64 %1021, 0
  br i1 %1053, label %1054, label %1061

1054:
  %1055 = phi i64 [ %1059, %1054 ], [ 0, %1043 ]
  %1056 = getelementptr inbounds double, ptr %1047, i64 %1055
  %1057 = load double, ptr %1056, align 8
  %1058 = getelementptr inbounds double, ptr %1052, i64 %1055
  store double %1057, ptr %1058, align 8
  %1059 = add nsw i64 %1055, 1
  %1060 = icmp eq i64 %1059, %1021
  br i1 %1060, label %1061, label %1054

1061:
  %1062 = load ptr, ptr %11, align 8
  store double %1018, ptr %1062, align 8
  %1063 = load double, ptr %1046, align 8
  %1064 = getelementptr inbounds double, ptr %1062, i64 4
  store double %1063, ptr %1064, align 8
  %1065 = getelementptr inbounds double, ptr %1062, i64 5
  %1066 = load double, ptr %1065, align 8
  %1067 = load double, ptr %1046, align 8
  %1068 = fcmp contract ogt double %1067, %1066
  %1069 = fcmp contract uno double %1067, 0.000000e+00
  %1070 = or i1 %1068, %1069
  %1071 = select contract i1 %1070, double %1067, double %1066
  store double %1071, ptr %1065, align 8
  %1072 = load i64, ptr %28, align 8
  %1073 = load ptr, ptr %35, align 8
  %1074 = mul nsw i64 %1072, 3
  %1075 = getelementptr inbounds double, ptr %1073, i64 %1074
  %1076 = icmp sgt i64 %1072, 0
  br i1 %1076, label %1077, label %1098

1077:
  %1078 = phi i64 [ %1089, %1077 ], [ 0, %1061 ]
  %1079 = phi <2 x double> [ %1088, %1077 ], [ zeroinitializer, %1061 ]
  %1080 = getelementptr inbounds double, ptr %1022, i64 %1078
  %1081 = load <2 x i64>, ptr %1080, align 16
  %1082 = and <2 x i64> %1081, <i64 9223372036854775807, i64 9223372036854775807>
  %1083 = bitcast <2 x i64> %1082 to <2 x double>
  %1084 = getelementptr inbounds double, ptr %1075, i64 %1078
  %1085 = load <2 x double>, ptr %1084, align 16
  %1086 = fmul contract <2 x double> %1085, %1083
  %1087 = fcmp contract ogt <2 x double> %1086, %1079
  %1088 = select <2 x i1> %1087, <2 x double> %1086, <2 x double> %1079
  %1089 = add nsw i64 %1078, 2
  %1090 = icmp slt i64 %1089, %1072
  br i1 %1090, label %1077, label %1091

1091:
  %1092 = extractelement <2 x double> %1088, i64 0
  %1093 = extractelement <2 x double> %1088, i64 1
  %1094 = call contract double @llvm.maxnum.f64(double %1092, double %1093)
  %1095 = getelementptr inbounds double, ptr %1062, i64 7
  store double %1094, ptr %1095, align 8
  %1096 = load i64, ptr %49, align 8
  %1097 = icmp eq i64 %1096, 0
  br i1 %1097, label %1129, label %1102

1098:
  %1099 = getelementptr inbounds double, ptr %1062, i64 7
  store double 0.000000e+00, ptr %1099, align 8
  %1100 = load i64, ptr %49, align 8
  %1101 = icmp eq i64 %1100, 0
  br i1 %1101, label %1129, label %1116

1102:
  %1103 = phi i64 [ %1114, %1102 ], [ 0, %1091 ]
  %1104 = phi <2 x double> [ %1113, %1102 ], [ zeroinitializer, %1091 ]
  %1105 = getelementptr inbounds double, ptr %1044, i64 %1103
  %1106 = load <2 x i64>, ptr %1105, align 16
  %1107 = and <2 x i64> %1106, <i64 9223372036854775807, i64 9223372036854775807>
  %1108 = bitcast <2 x i64> %1107 to <2 x double>
  %1109 = getelementptr inbounds double, ptr %1075, i64 %1103
  %1110 = load <2 x double>, ptr %1109, align 16
  %1111 = fmul contract <2 x double> %1110, %1108
  %1112 = fcmp contract ogt <2 x double> %1111, %1104
  %1113 = select <2 x i1> %1112, <2 x double> %1111, <2 x double> %1104
  %1114 = add nsw i64 %1103, 2
  %1115 = icmp slt i64 %1114, %1072
  br i1 %1115, label %1102, label %1116

1116:
  %1117 = phi i64 [ %1100, %1098 ], [ %1096, %1102 ]
  %1118 = phi <2 x double> [ zeroinitializer, %1098 ], [ %1113, %1102 ]
  %1119 = extractelement <2 x double> %1118, i64 0
  %1120 = extractelement <2 x double> %1118, i64 1
  %1121 = call contract double @llvm.maxnum.f64(double %1119, double %1120)
  %1122 = load i64, ptr %86, align 8
  %1123 = add nsw i64 %1122, %1117
  %1124 = load i64, ptr %87, align 8
  %1125 = sub i64 %1123, %1124
  %1126 = getelementptr inbounds double, ptr %1048, i64 %1125
  %1127 = load double, ptr %1126, align 8
  %1128 = fadd contract double %1121, %1127
  br label %1129

1129:
  %1130 = phi contract double [ %1128, %1116 ], [ 0.000000e+00, %1091 ], [ 0.000000e+00, %1098 ]
  %1131 = getelementptr inbounds double, ptr %1062, i64 8
  store double %1130, ptr %1131, align 8
  %1132 = load ptr, ptr %21, align 8
  %1133 = getelementptr inbounds i64, ptr %1132, i64 2
  %1134 = load i64, ptr %1133, align 8
  %1135 = icmp sgt i64 %1134, -1
  br i1 %1135, label %1149, label %1136

1136:
  %1137 = load double, ptr %88, align 8
  %1138 = load double, ptr %89, align 8
  %1139 = fcmp contract ugt double %1137, %1138
  br i1 %1139, label %1149, label %1145

1140:
  %1141 = phi ptr [ %649, %656 ], [ %14, %952 ]
  %1142 = getelementptr inbounds i64, ptr %1141, i64 1
  %1143 = load i64, ptr %1142, align 8
  %1144 = add nsw i64 %1143, 1
  store i64 %1144, ptr %1142, align 8
  br label %1145

1145:
  %1146 = add nsw i64 %92, 1
  %1147 = icmp slt i64 %1146, %1
  %1148 = icmp eq i64 %1146, %1
  br i1 %1148, label %1151, label %90

1149:
  %1150 = phi i64 [ 2, %1129 ], [ 6, %1136 ]
  br i1 %91, label %1157, label %1151

1151:
  %1152 = load double, ptr %12, align 8
  %1153 = getelementptr inbounds double, ptr %12, i64 2
  %1154 = load double, ptr %1153, align 8
  %1155 = fcmp contract une double %1152, %1154
  %1156 = zext i1 %1155 to i64
  br label %1157

1157:
  %1158 = phi i64 [ %1156, %1151 ], [ %1150, %1149 ], [ %136, %133 ], [ 7, %129 ], [ 5, %97 ], [ 5, %101 ], [ 0, %90 ]
  ret i64 %1158
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

define internal fastcc void @crude_middle(ptr %0, ptr %1) noinline optnone {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %105

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %24, 0
  br i1 %14, label %105, label %27

15:
  %16 = phi i32 [ 0, %10 ], [ %24, %15 ]
  %17 = phi i64 [ 0, %10 ], [ %25, %15 ]
  %18 = getelementptr inbounds i64, ptr %12, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = icmp ne i64 %19, 3
  %22 = and i1 %20, %21
  %23 = zext i1 %22 to i32
  %24 = or i32 %16, %23
  %25 = add nsw i64 %17, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %13, label %15

27:
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %31 = load double, ptr %30, align 8
  %32 = fmul contract double %29, %31
  %33 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, 20
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %40 = load ptr, ptr %39, align 8
  %41 = icmp sgt i64 %6, 0
  br i1 %41, label %46, label %42

42:
  %43 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  %45 = fmul contract double %32, 0x3FDA827997709F7A
  br label %51

46:
  %47 = fmul contract double %32, 0x3FDA827997709F7A
  %48 = fmul contract double %32, 0x3FE2BEC33447B043
  %49 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %50 = load ptr, ptr %49, align 8
  br label %70

51:
  %52 = phi double [ %45, %42 ], [ %47, %70 ]
  %53 = phi ptr [ %44, %42 ], [ %50, %70 ]
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %55 = load double, ptr %54, align 8
  %56 = fadd contract double %52, %55
  %57 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %60 = load ptr, ptr %59, align 8
  store double %56, ptr %3, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 2
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %69 = load ptr, ptr %68, align 8
  call void %67(ptr %3, ptr %53, ptr %58, ptr %60, ptr %69)
  br label %105

70:
  %71 = phi i64 [ 0, %46 ], [ %103, %70 ]
  %72 = getelementptr inbounds double, ptr %38, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul contract double %73, 0x3FFD413CCBB84FBD
  %75 = getelementptr inbounds double, ptr %34, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %47, %76
  %78 = fadd contract double %74, %77
  %79 = fmul contract double %78, 0x3FD5F6199B087E2F
  %80 = getelementptr inbounds double, ptr %40, i64 %71
  %81 = load double, ptr %80, align 8
  %82 = fmul contract double %81, 0x40015F619A23D822
  %83 = add nsw i64 %71, %6
  %84 = getelementptr inbounds double, ptr %40, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %48, %85
  %87 = fsub contract double %82, %86
  %88 = fmul contract double %87, 0x3FC5F61993D37A46
  %89 = fadd contract double %79, %88
  %90 = getelementptr inbounds double, ptr %50, i64 %71
  store double %89, ptr %90, align 8
  %91 = load double, ptr %80, align 8
  %92 = load double, ptr %72, align 8
  %93 = fsub contract double %91, %92
  %94 = fmul contract double %93, 0x3FF74B23344A5383
  %95 = fdiv contract double %94, %32
  %96 = load double, ptr %75, align 8
  %97 = fmul contract double %96, 0x3FC23180000A8CFF
  %98 = fsub contract double %95, %97
  %99 = load double, ptr %84, align 8
  %100 = fmul contract double %99, 0x3FD413CCD124078A
  %101 = fsub contract double %98, %100
  %102 = getelementptr inbounds double, ptr %50, i64 %83
  store double %101, ptr %102, align 8
  %103 = add nsw i64 %71, 1
  %104 = icmp eq i64 %103, %6
  br i1 %104, label %51, label %70

105:
  ret void
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
  br label %409

24:
  %25 = phi i64 [ %19, %2 ], [ %413, %409 ]
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %29 = load double, ptr %28, align 8
  %30 = fmul contract double %27, %29
  %31 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %32, i64 %8
  %36 = getelementptr inbounds double, ptr %34, i64 %8
  %37 = icmp sgt i64 %8, 0
  br i1 %37, label %38, label %43

38:
  %39 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %42 = load ptr, ptr %41, align 8
  br label %52

43:
  %44 = icmp sgt i64 %25, 0
  br i1 %44, label %45, label %618

45:
  %46 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %51 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  br label %173

52:
  %53 = phi i64 [ 0, %38 ], [ %171, %170 ]
  %54 = getelementptr inbounds double, ptr %32, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %34, i64 %53
  %57 = load double, ptr %56, align 8
  %58 = fcmp contract ord double %55, 0.000000e+00
  %59 = tail call contract double @llvm.fabs.f64(double %55)
  %60 = select contract i1 %58, double %59, double 0.000000e+00
  %61 = fcmp contract ord double %57, 0.000000e+00
  %62 = tail call contract double @llvm.fabs.f64(double %57)
  %63 = select contract i1 %61, double %62, double 0.000000e+00
  %64 = fadd contract double %60, %63
  %65 = getelementptr inbounds double, ptr %40, i64 %53
  %66 = getelementptr inbounds i64, ptr %42, i64 %53
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 2
  br i1 %68, label %69, label %170

69:
  %70 = getelementptr inbounds double, ptr %35, i64 %53
  %71 = load double, ptr %70, align 8
  %72 = fmul contract double %30, %71
  %73 = getelementptr inbounds double, ptr %36, i64 %53
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %30, %74
  %76 = tail call contract double @llvm.maxnum.f64(double %59, double %62)
  %77 = fmul contract double %64, 0x3D06849B86A12B9B
  %78 = fcmp contract ugt double %76, %77
  br i1 %78, label %79, label %124

79:
  %80 = fcmp contract oeq double %55, 0.000000e+00
  %81 = fcmp contract oeq double %57, 0.000000e+00
  %82 = or i1 %80, %81
  br i1 %82, label %124, label %83

83:
  %84 = fcmp contract olt double %55, 0.000000e+00
  %85 = fcmp contract ogt double %57, 0.000000e+00
  %86 = and i1 %84, %85
  br i1 %86, label %396, label %87

87:
  %88 = fcmp contract ogt double %55, 0.000000e+00
  %89 = fcmp contract olt double %57, 0.000000e+00
  %90 = and i1 %88, %89
  br i1 %90, label %396, label %91

91:
  %92 = fcmp contract olt double %72, 0.000000e+00
  %93 = fcmp contract ogt double %75, 0.000000e+00
  %94 = and i1 %92, %93
  %95 = and i1 %85, %94
  %96 = and i1 %88, %95
  br i1 %96, label %103, label %97

97:
  %98 = fcmp contract ogt double %72, 0.000000e+00
  %99 = fcmp contract olt double %75, 0.000000e+00
  %100 = and i1 %98, %99
  %101 = and i1 %89, %100
  %102 = and i1 %84, %101
  br i1 %102, label %103, label %124

103:
  %104 = select contract i1 %88, double 1.000000e+00, double -1.000000e+00
  %105 = fmul contract double %104, %72
  %106 = fmul contract double %104, %75
  %107 = fcmp contract olt double %105, 0.000000e+00
  %108 = fcmp contract ogt double %106, 0.000000e+00
  %109 = and i1 %107, %108
  br i1 %109, label %110, label %124

110:
  %111 = fmul contract double %57, %104
  %112 = fmul contract double %55, %104
  %113 = fsub contract double %111, %112
  %114 = fsub contract double %113, %106
  %115 = fsub contract double %105, %106
  %116 = fdiv contract double %114, %115
  %117 = fmul contract double %105, %116
  %118 = fadd contract double %112, %117
  %119 = tail call contract double @llvm.minnum.f64(double %112, double %111)
  %120 = fsub contract double %119, %118
  %121 = fmul contract double %120, 2.500000e-01
  %122 = fsub contract double %118, %121
  %123 = fcmp contract uge double %122, 0.000000e+00
  br i1 %123, label %124, label %396

124:
  %125 = getelementptr inbounds double, ptr %65, i64 %8
  %126 = load double, ptr %125, align 8
  %127 = fmul contract double %30, %126
  %128 = fcmp uno double %72, %75
  br i1 %128, label %170, label %129

129:
  %130 = load double, ptr %65, align 8
  %131 = fmul contract double %64, 1.000000e+10
  %132 = fsub contract double %57, %55
  %133 = fmul contract double %55, 0x3FFD413CCBB84FBD
  %134 = fmul contract double %72, 0x3FDA827997709F7A
  %135 = fadd contract double %133, %134
  %136 = fmul contract double %135, 0x3FD5F6199B087E2F
  %137 = fmul contract double %57, 0x40015F619A23D822
  %138 = fmul contract double %75, 0x3FE2BEC33447B043
  %139 = fsub contract double %137, %138
  %140 = fmul contract double %139, 0x3FC5F61993D37A46
  %141 = fadd contract double %136, %140
  %142 = tail call contract double @llvm.fabs.f64(double %132)
  %143 = fsub contract double %130, %55
  %144 = tail call contract double @llvm.fabs.f64(double %143)
  %145 = fsub contract double %130, %57
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = tail call contract double @llvm.maxnum.f64(double %144, double %146)
  %148 = tail call contract double @llvm.maxnum.f64(double %142, double %147)
  %149 = fadd contract double %59, %62
  %150 = fmul contract double %149, 1.000000e-09
  %151 = fmul contract double %131, 0x3D06849B86A12B9B
  %152 = fadd contract double %150, %151
  %153 = fsub contract double %130, %141
  %154 = tail call contract double @llvm.fabs.f64(double %153)
  %155 = fmul contract double %148, 5.000000e-03
  %156 = fadd contract double %152, %155
  %157 = fcmp contract ugt double %154, %156
  br i1 %157, label %396, label %158

158:
  %159 = fmul contract double %132, 0x3FF74B23344A5383
  %160 = fmul contract double %72, 0x3FC23180000A8CFF
  %161 = fsub contract double %159, %160
  %162 = fmul contract double %75, 0x3FD413CCD124078A
  %163 = fsub contract double %161, %162
  %164 = fsub contract double %127, %163
  %165 = tail call contract double @llvm.fabs.f64(double %164)
  %166 = fmul contract double %148, 5.000000e-02
  %167 = fadd contract double %152, %166
  %168 = fcmp contract ugt double %165, %167
  %169 = freeze i1 %168
  br i1 %169, label %396, label %170

170:
  %171 = add nsw i64 %53, 1
  %172 = icmp eq i64 %171, %8
  br i1 %172, label %43, label %52

173:
  %174 = phi i1 [ true, %45 ], [ %392, %390 ]
  %175 = phi i64 [ 0, %45 ], [ %391, %390 ]
  %176 = shl nsw i64 %175, 2
  %177 = getelementptr inbounds i64, ptr %47, i64 %176
  %178 = getelementptr inbounds i64, ptr %177, i64 1
  %179 = load i64, ptr %178, align 8
  %180 = load i64, ptr %177, align 8
  %181 = getelementptr inbounds i64, ptr %177, i64 2
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %49, i64 %182
  %184 = load double, ptr %183, align 8
  switch i64 %180, label %187 [
    i64 6, label %390
    i64 0, label %390
    i64 3, label %185
    i64 5, label %394
    i64 10, label %195
  ]

185:
  %186 = fcmp contract ord double %184, 0.000000e+00
  br i1 %186, label %390, label %187

187:
  %188 = getelementptr inbounds double, ptr %32, i64 %179
  %189 = load double, ptr %188, align 8
  %190 = fcmp contract uno double %189, 0.000000e+00
  br i1 %190, label %394, label %191

191:
  %192 = getelementptr inbounds double, ptr %34, i64 %179
  %193 = load double, ptr %192, align 8
  %194 = fcmp contract uno double %193, 0.000000e+00
  br i1 %194, label %394, label %195

195:
  %196 = load ptr, ptr %50, align 8
  %197 = getelementptr inbounds i64, ptr %196, i64 %179
  %198 = load i64, ptr %197, align 8
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %264, label %200

200:
  %201 = load ptr, ptr %51, align 8
  %202 = add nsw i64 %179, %8
  %203 = getelementptr inbounds double, ptr %201, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = fmul contract double %30, %204
  %206 = getelementptr inbounds double, ptr %35, i64 %179
  %207 = load double, ptr %206, align 8
  %208 = fmul contract double %30, %207
  %209 = getelementptr inbounds double, ptr %36, i64 %179
  %210 = load double, ptr %209, align 8
  %211 = fmul contract double %30, %210
  %212 = fcmp uno double %208, %211
  br i1 %212, label %264, label %213

213:
  %214 = getelementptr inbounds double, ptr %201, i64 %179
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds double, ptr %32, i64 %179
  %217 = load double, ptr %216, align 8
  %218 = fcmp contract ord double %217, 0.000000e+00
  %219 = tail call contract double @llvm.fabs.f64(double %217)
  %220 = select contract i1 %218, double %219, double 0.000000e+00
  %221 = getelementptr inbounds double, ptr %34, i64 %179
  %222 = load double, ptr %221, align 8
  %223 = fcmp contract ord double %222, 0.000000e+00
  %224 = tail call contract double @llvm.fabs.f64(double %222)
  %225 = select contract i1 %223, double %224, double 0.000000e+00
  %226 = fadd contract double %220, %225
  %227 = fsub contract double %222, %217
  %228 = fmul contract double %217, 0x3FFD413CCBB84FBD
  %229 = fmul contract double %208, 0x3FDA827997709F7A
  %230 = fadd contract double %229, %228
  %231 = fmul contract double %230, 0x3FD5F6199B087E2F
  %232 = fmul contract double %222, 0x40015F619A23D822
  %233 = fmul contract double %211, 0x3FE2BEC33447B043
  %234 = fsub contract double %232, %233
  %235 = fmul contract double %234, 0x3FC5F61993D37A46
  %236 = fadd contract double %231, %235
  %237 = tail call contract double @llvm.fabs.f64(double %227)
  %238 = fsub contract double %215, %217
  %239 = tail call contract double @llvm.fabs.f64(double %238)
  %240 = fsub contract double %215, %222
  %241 = tail call contract double @llvm.fabs.f64(double %240)
  %242 = tail call contract double @llvm.maxnum.f64(double %239, double %241)
  %243 = tail call contract double @llvm.maxnum.f64(double %237, double %242)
  %244 = fadd contract double %219, %224
  %245 = fmul contract double %244, 1.000000e-09
  %246 = fmul contract double %226, 0x3D06849B86A12B9B
  %247 = fadd contract double %245, %246
  %248 = fsub contract double %215, %236
  %249 = tail call contract double @llvm.fabs.f64(double %248)
  %250 = fmul contract double %243, 5.000000e-03
  %251 = fadd contract double %247, %250
  %252 = fcmp contract ugt double %249, %251
  br i1 %252, label %394, label %253

253:
  %254 = fmul contract double %227, 0x3FF74B23344A5383
  %255 = fmul contract double %208, 0x3FC23180000A8CFF
  %256 = fsub contract double %254, %255
  %257 = fmul contract double %211, 0x3FD413CCD124078A
  %258 = fsub contract double %256, %257
  %259 = fsub contract double %205, %258
  %260 = tail call contract double @llvm.fabs.f64(double %259)
  %261 = fmul contract double %243, 5.000000e-02
  %262 = fadd contract double %247, %261
  %263 = fcmp contract ugt double %260, %262
  br i1 %263, label %394, label %264

264:
  %265 = add i64 %180, -5
  %266 = icmp ult i64 %265, -2
  %267 = icmp slt i64 %180, 7
  %268 = and i1 %267, %266
  br i1 %268, label %349, label %269

269:
  %270 = getelementptr inbounds double, ptr %32, i64 %179
  %271 = load double, ptr %270, align 8
  %272 = getelementptr inbounds double, ptr %35, i64 %179
  %273 = load double, ptr %272, align 8
  %274 = fmul contract double %30, %273
  %275 = getelementptr inbounds double, ptr %34, i64 %179
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds double, ptr %36, i64 %179
  %278 = load double, ptr %277, align 8
  %279 = fmul contract double %30, %278
  %280 = icmp ne i64 %180, 9
  %281 = fcmp contract une double %271, 0.000000e+00
  %282 = or i1 %280, %281
  %283 = fcmp contract ogt double %274, 0.000000e+00
  %284 = fcmp contract uge double %276, 0.000000e+00
  %285 = or i1 %282, %284
  %286 = or i1 %283, %285
  br i1 %286, label %287, label %394

287:
  %288 = fcmp contract oeq double %271, 0.000000e+00
  br i1 %288, label %289, label %296

289:
  %290 = fcmp contract olt double %276, 0.000000e+00
  %291 = and i1 %283, %290
  %292 = fcmp contract olt double %274, 0.000000e+00
  %293 = fcmp contract ogt double %276, 0.000000e+00
  %294 = and i1 %292, %293
  %295 = or i1 %291, %294
  br i1 %295, label %317, label %390

296:
  %297 = fcmp contract oeq double %276, 0.000000e+00
  br i1 %297, label %317, label %298

298:
  %299 = fcmp contract olt double %271, 0.000000e+00
  %300 = fcmp contract ogt double %276, 0.000000e+00
  %301 = and i1 %299, %300
  br i1 %301, label %317, label %302

302:
  %303 = fcmp contract ogt double %271, 0.000000e+00
  %304 = fcmp contract olt double %276, 0.000000e+00
  %305 = and i1 %303, %304
  br i1 %305, label %317, label %306

306:
  %307 = fcmp contract olt double %274, 0.000000e+00
  %308 = fcmp contract ogt double %279, 0.000000e+00
  %309 = and i1 %307, %308
  %310 = and i1 %300, %309
  %311 = and i1 %303, %310
  br i1 %311, label %326, label %312

312:
  %313 = fcmp contract olt double %279, 0.000000e+00
  %314 = and i1 %283, %313
  %315 = and i1 %304, %314
  %316 = and i1 %299, %315
  br i1 %316, label %326, label %390

317:
  %318 = getelementptr inbounds i64, ptr %177, i64 3
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %394, label %321

321:
  %322 = select contract i1 %288, double %274, double %271
  %323 = sitofp i64 %319 to double
  %324 = fmul contract double %322, %323
  %325 = fcmp contract olt double %324, 0.000000e+00
  br i1 %325, label %394, label %390

326:
  %327 = select contract i1 %303, double 1.000000e+00, double -1.000000e+00
  %328 = fmul contract double %273, %327
  %329 = fmul contract double %30, %328
  %330 = fmul contract double %327, %278
  %331 = fmul contract double %30, %330
  %332 = fcmp contract olt double %329, 0.000000e+00
  %333 = fcmp contract ogt double %331, 0.000000e+00
  %334 = and i1 %332, %333
  br i1 %334, label %335, label %390

335:
  %336 = fmul contract double %327, %276
  %337 = fmul contract double %271, %327
  %338 = fsub contract double %336, %337
  %339 = fsub contract double %338, %331
  %340 = fsub contract double %329, %331
  %341 = fdiv contract double %339, %340
  %342 = fmul contract double %329, %341
  %343 = fadd contract double %337, %342
  %344 = tail call contract double @llvm.minnum.f64(double %337, double %336)
  %345 = fsub contract double %344, %343
  %346 = fmul contract double %345, 2.500000e-01
  %347 = fsub contract double %343, %346
  %348 = fcmp contract uge double %347, 0.000000e+00
  br i1 %348, label %390, label %394

349:
  %350 = icmp eq i64 %180, 1
  %351 = select contract i1 %350, double 1.000000e+00, double -1.000000e+00
  %352 = getelementptr inbounds double, ptr %34, i64 %179
  %353 = load double, ptr %352, align 8
  %354 = fcmp contract uno double %184, 0.000000e+00
  br i1 %354, label %355, label %357

355:
  %356 = fmul contract double %351, %353
  br label %361

357:
  %358 = fmul contract double %351, %184
  %359 = fmul contract double %351, %353
  %360 = tail call contract double @llvm.minnum.f64(double %358, double %359)
  br label %361

361:
  %362 = phi contract double [ %356, %355 ], [ %360, %357 ]
  %363 = getelementptr inbounds double, ptr %35, i64 %179
  %364 = load double, ptr %363, align 8
  %365 = fmul contract double %351, %364
  %366 = fmul contract double %30, %365
  %367 = getelementptr inbounds double, ptr %36, i64 %179
  %368 = load double, ptr %367, align 8
  %369 = fmul contract double %351, %368
  %370 = fmul contract double %30, %369
  %371 = fcmp contract olt double %366, 0.000000e+00
  %372 = fcmp contract ogt double %370, 0.000000e+00
  %373 = and i1 %371, %372
  br i1 %373, label %374, label %390

374:
  %375 = fmul contract double %351, %353
  %376 = getelementptr inbounds double, ptr %32, i64 %179
  %377 = load double, ptr %376, align 8
  %378 = fmul contract double %351, %377
  %379 = fsub contract double %375, %378
  %380 = fsub contract double %379, %370
  %381 = fsub contract double %366, %370
  %382 = fdiv contract double %380, %381
  %383 = fmul contract double %366, %382
  %384 = fadd contract double %378, %383
  %385 = tail call contract double @llvm.minnum.f64(double %378, double %375)
  %386 = fsub contract double %385, %384
  %387 = fmul contract double %386, 2.500000e-01
  %388 = fsub contract double %384, %387
  %389 = fcmp contract uge double %388, %362
  br i1 %389, label %390, label %394

390:
  %391 = add nsw i64 %175, 1
  %392 = icmp slt i64 %391, %25
  %393 = icmp eq i64 %391, %25
  br i1 %393, label %394, label %173

394:
  %395 = phi i1 [ %392, %390 ], [ %174, %335 ], [ %174, %269 ], [ %174, %374 ], [ %174, %191 ], [ %174, %187 ], [ %174, %253 ], [ %174, %173 ], [ %174, %213 ], [ %174, %317 ], [ %174, %321 ]
  br i1 %395, label %396, label %403

396:
  br i1 %37, label %397, label %417

397:
  %398 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %399 = load ptr, ptr %398, align 8
  %400 = mul nsw i64 %8, 94
  %401 = getelementptr inbounds double, ptr %399, i64 %400
  %402 = getelementptr inbounds double, ptr %401, i64 %8
  br label %548

403:
  %404 = icmp sgt i64 %25, 0
  br i1 %404, label %405, label %618

405:
  %406 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %586

409:
  %410 = phi i64 [ 0, %21 ], [ %412, %409 ]
  %411 = getelementptr inbounds i64, ptr %23, i64 %410
  store i64 0, ptr %411, align 8
  %412 = add nsw i64 %410, 1
  %413 = load i64, ptr %1, align 8
  %414 = icmp slt i64 %412, %413
  br i1 %414, label %409, label %24

415:
  %416 = load double, ptr %28, align 8
  br label %417

417:
  %418 = phi double [ %416, %415 ], [ %29, %396 ]
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %32, double %418, ptr %34)
  %419 = load ptr, ptr %5, align 8
  %420 = load ptr, ptr %9, align 8
  %421 = load ptr, ptr %419, align 8
  %422 = getelementptr inbounds %struct.Code, ptr %421, i64 0, i32 4
  %423 = load i64, ptr %422, align 8
  %424 = add nsw i64 %423, 3
  %425 = getelementptr inbounds %struct.Watch, ptr %420, i64 0, i32 13
  %426 = load ptr, ptr %425, align 8
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 3
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 2
  %431 = load double, ptr %430, align 8
  %432 = fdiv contract double %429, %431
  %433 = call contract double @llvm.fabs.f64(double %432)
  %434 = call contract double @llvm.maxnum.f64(double %433, double 1.000000e+00)
  %435 = fmul contract double %434, 0x3CD0000000000000
  %436 = load i64, ptr %11, align 8
  %437 = getelementptr inbounds %struct.Watch, ptr %420, i64 0, i32 12
  %438 = icmp slt i64 %436, %427
  br i1 %438, label %439, label %542

439:
  %440 = getelementptr inbounds %struct.Watch, ptr %420, i64 0, i32 4
  %441 = getelementptr inbounds %struct.Watch, ptr %420, i64 0, i32 14
  %442 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 4
  %443 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 1
  %444 = getelementptr inbounds %struct.Watch, ptr %420, i64 0, i32 10
  %445 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 8
  %446 = getelementptr inbounds %struct.Step, ptr %419, i64 0, i32 7
  %447 = icmp sgt i64 %423, 0
  %448 = load ptr, ptr %437, align 8
  br label %449

449:
  %450 = phi ptr [ %448, %439 ], [ %534, %533 ]
  %451 = phi ptr [ %448, %439 ], [ %535, %533 ]
  %452 = phi i64 [ %436, %439 ], [ %536, %533 ]
  %453 = phi i64 [ %436, %439 ], [ %537, %533 ]
  %454 = mul nsw i64 %453, %424
  %455 = getelementptr inbounds double, ptr %451, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = getelementptr inbounds double, ptr %455, i64 1
  %458 = load double, ptr %457, align 8
  %459 = fptosi double %458 to i64
  %460 = load ptr, ptr %440, align 8
  %461 = shl nsw i64 %459, 2
  %462 = getelementptr inbounds i64, ptr %460, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = or i64 %461, 2
  %465 = getelementptr inbounds i64, ptr %460, i64 %464
  %466 = load i64, ptr %465, align 8
  %467 = load double, ptr %10, align 8
  %468 = fadd contract double %435, %467
  %469 = fcmp contract ogt double %456, %468
  br i1 %469, label %539, label %470

470:
  %471 = fcmp contract uge double %467, 2.000000e+00
  %472 = fsub contract double %467, %435
  %473 = fcmp contract ult double %456, %472
  %474 = select i1 %471, i1 true, i1 %473
  br i1 %474, label %485, label %475

475:
  %476 = load ptr, ptr %441, align 8
  %477 = getelementptr inbounds i64, ptr %476, i64 %459
  store i64 1, ptr %477, align 8
  %478 = icmp sgt i64 %463, 7
  br i1 %478, label %479, label %485

479:
  %480 = load ptr, ptr %425, align 8
  %481 = getelementptr inbounds i64, ptr %480, i64 2
  %482 = load i64, ptr %481, align 8
  %483 = icmp slt i64 %482, 0
  br i1 %483, label %484, label %485

484:
  store i64 %459, ptr %481, align 8
  br label %485

485:
  %486 = load double, ptr %442, align 8
  %487 = fcmp contract olt double %456, %486
  br i1 %487, label %488, label %493

488:
  %489 = load double, ptr %443, align 8
  %490 = load double, ptr %430, align 8
  %491 = fmul contract double %456, %490
  %492 = fadd contract double %489, %491
  br label %495

493:
  %494 = load double, ptr %428, align 8
  br label %495

495:
  %496 = phi contract double [ %492, %488 ], [ %494, %493 ]
  switch i64 %463, label %508 [
    i64 4, label %497
    i64 3, label %502
  ]

497:
  %498 = load ptr, ptr %444, align 8
  %499 = getelementptr inbounds double, ptr %498, i64 %466
  %500 = load double, ptr %499, align 8
  %501 = fadd contract double %500, 1.000000e+00
  store double %501, ptr %499, align 8
  br label %533

502:
  %503 = load ptr, ptr %444, align 8
  %504 = getelementptr inbounds double, ptr %503, i64 %466
  %505 = load double, ptr %504, align 8
  %506 = fcmp contract uno double %505, 0.000000e+00
  br i1 %506, label %507, label %533

507:
  store double %496, ptr %504, align 8
  br label %533

508:
  br i1 %487, label %509, label %511

509:
  call fastcc void @look_at(ptr %419, double %456)
  %510 = load ptr, ptr %437, align 8
  br label %511

511:
  %512 = phi ptr [ %510, %509 ], [ %450, %508 ]
  %513 = getelementptr inbounds double, ptr %455, i64 2
  %514 = load double, ptr %513, align 8
  %515 = add nsw i64 %452, 1
  %516 = mul nsw i64 %452, %424
  %517 = getelementptr inbounds double, ptr %512, i64 %516
  store double %496, ptr %517, align 8
  %518 = sitofp i64 %459 to double
  %519 = getelementptr inbounds double, ptr %517, i64 1
  store double %518, ptr %519, align 8
  %520 = getelementptr inbounds double, ptr %517, i64 2
  store double %514, ptr %520, align 8
  %521 = load double, ptr %442, align 8
  %522 = fcmp contract olt double %456, %521
  %523 = select i1 %522, ptr %445, ptr %446
  %524 = load ptr, ptr %523, align 8
  %525 = getelementptr double, ptr %517, i64 3
  br i1 %447, label %526, label %533

526:
  %527 = phi i64 [ %531, %526 ], [ 0, %511 ]
  %528 = getelementptr inbounds double, ptr %524, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %525, i64 %527
  store double %529, ptr %530, align 8
  %531 = add nsw i64 %527, 1
  %532 = icmp eq i64 %531, %423
  br i1 %532, label %533, label %526

533:
  %534 = phi ptr [ %512, %511 ], [ %450, %497 ], [ %450, %507 ], [ %450, %502 ], [ %512, %526 ]
  %535 = phi ptr [ %512, %511 ], [ %451, %497 ], [ %451, %507 ], [ %451, %502 ], [ %512, %526 ]
  %536 = phi i64 [ %515, %511 ], [ %452, %497 ], [ %452, %507 ], [ %452, %502 ], [ %515, %526 ]
  %537 = add i64 %453, 1
  %538 = icmp eq i64 %537, %427
  br i1 %538, label %539, label %449

539:
  %540 = phi i64 [ %536, %533 ], [ %452, %449 ]
  %541 = load ptr, ptr %425, align 8
  br label %542

542:
  %543 = phi ptr [ %426, %417 ], [ %541, %539 ]
  %544 = phi i64 [ %436, %417 ], [ %540, %539 ]
  store i64 %544, ptr %543, align 8
  %545 = load double, ptr %10, align 8
  %546 = load double, ptr %28, align 8
  %547 = fcmp contract olt double %545, %546
  br i1 %547, label %565, label %618

548:
  %549 = phi i64 [ 0, %397 ], [ %563, %548 ]
  %550 = getelementptr inbounds double, ptr %32, i64 %549
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds double, ptr %34, i64 %549
  %553 = load double, ptr %552, align 8
  %554 = fcmp contract ord double %551, 0.000000e+00
  %555 = tail call contract double @llvm.fabs.f64(double %551)
  %556 = select contract i1 %554, double %555, double 0.000000e+00
  %557 = fcmp contract ord double %553, 0.000000e+00
  %558 = tail call contract double @llvm.fabs.f64(double %553)
  %559 = select contract i1 %557, double %558, double 0.000000e+00
  %560 = fadd contract double %556, %559
  %561 = getelementptr inbounds double, ptr %401, i64 %549
  store double %560, ptr %561, align 8
  %562 = getelementptr inbounds double, ptr %402, i64 %549
  store double 0.000000e+00, ptr %562, align 8
  %563 = add nsw i64 %549, 1
  %564 = icmp eq i64 %563, %8
  br i1 %564, label %415, label %548

565:
  %566 = load ptr, ptr %33, align 8
  call fastcc void @look_at(ptr %0, double %545)
  %567 = load ptr, ptr %0, align 8
  %568 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %569 = load double, ptr %568, align 8
  %570 = load double, ptr %26, align 8
  %571 = fmul contract double %545, %570
  %572 = fadd contract double %569, %571
  %573 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %574 = load ptr, ptr %573, align 8
  %575 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %576 = load ptr, ptr %575, align 8
  store double %572, ptr %4, align 8
  %577 = getelementptr inbounds %struct.Code, ptr %567, i64 0, i32 14
  %578 = load ptr, ptr %577, align 8
  %579 = getelementptr inbounds i64, ptr %578, i64 2
  %580 = load i64, ptr %579, align 8
  %581 = add nsw i64 %580, 1
  store i64 %581, ptr %579, align 8
  %582 = getelementptr inbounds %struct.Code, ptr %567, i64 0, i32 2
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds %struct.Code, ptr %567, i64 0, i32 13
  %585 = load ptr, ptr %584, align 8
  call void %583(ptr %4, ptr %574, ptr %576, ptr %566, ptr %585)
  br label %618

586:
  %587 = phi i64 [ 0, %405 ], [ %616, %615 ]
  %588 = shl nsw i64 %587, 2
  %589 = getelementptr inbounds i64, ptr %407, i64 %588
  %590 = load i64, ptr %589, align 8
  %591 = add i64 %590, -3
  %592 = icmp ult i64 %591, -2
  br i1 %592, label %615, label %593

593:
  %594 = icmp eq i64 %590, 1
  %595 = select contract i1 %594, double 1.000000e+00, double -1.000000e+00
  %596 = load ptr, ptr %408, align 8
  %597 = getelementptr inbounds i64, ptr %589, i64 2
  %598 = load i64, ptr %597, align 8
  %599 = getelementptr inbounds double, ptr %596, i64 %598
  %600 = load double, ptr %599, align 8
  %601 = getelementptr inbounds i64, ptr %589, i64 1
  %602 = load i64, ptr %601, align 8
  %603 = getelementptr inbounds double, ptr %34, i64 %602
  %604 = load double, ptr %603, align 8
  %605 = fcmp contract uno double %600, 0.000000e+00
  br i1 %605, label %606, label %608

606:
  %607 = fmul contract double %595, %604
  br label %612

608:
  %609 = fmul contract double %595, %600
  %610 = fmul contract double %595, %604
  %611 = tail call contract double @llvm.minnum.f64(double %609, double %610)
  br label %612

612:
  %613 = phi contract double [ %607, %606 ], [ %611, %608 ]
  %614 = fmul contract double %595, %613
  store double %614, ptr %599, align 8
  br label %615

615:
  %616 = add nsw i64 %587, 1
  %617 = icmp eq i64 %616, %25
  br i1 %617, label %618, label %586

618:
  %619 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %620 = load i64, ptr %619, align 8
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %758, label %622

622:
  %623 = load double, ptr %10, align 8
  %624 = load double, ptr %28, align 8
  %625 = call contract double @llvm.minnum.f64(double %623, double %624)
  %626 = fcmp contract olt double %623, %624
  %627 = load double, ptr %26, align 8
  br i1 %626, label %628, label %633

628:
  %629 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %630 = load double, ptr %629, align 8
  %631 = fmul contract double %623, %627
  %632 = fadd contract double %630, %631
  br label %636

633:
  %634 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %635 = load double, ptr %634, align 8
  br label %636

636:
  %637 = phi contract double [ %632, %628 ], [ %635, %633 ]
  %638 = fcmp contract oge double %627, 0.000000e+00
  %639 = select contract i1 %638, double 1.000000e+00, double -1.000000e+00
  %640 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %641 = load ptr, ptr %12, align 8
  %642 = getelementptr inbounds i64, ptr %641, i64 1
  %643 = load i64, ptr %642, align 8
  %644 = icmp slt i64 %643, %620
  br i1 %644, label %645, label %758

645:
  %646 = fmul contract double %637, %639
  %647 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %648 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %649 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %650 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %651 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %652 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %653

653:
  %654 = phi ptr [ %641, %645 ], [ %754, %752 ]
  %655 = phi i64 [ %643, %645 ], [ %753, %752 ]
  %656 = phi ptr [ %642, %645 ], [ %755, %752 ]
  %657 = load ptr, ptr %640, align 8
  %658 = getelementptr inbounds double, ptr %657, i64 %655
  %659 = load double, ptr %658, align 8
  %660 = fmul contract double %639, %659
  %661 = fcmp contract ugt double %660, %646
  br i1 %661, label %758, label %662

662:
  %663 = fcmp contract oeq double %659, %637
  br i1 %663, label %664, label %695

664:
  %665 = load ptr, ptr %33, align 8
  %666 = load i64, ptr %1, align 8
  %667 = icmp sgt i64 %666, 0
  br i1 %667, label %668, label %691

668:
  %669 = load ptr, ptr %651, align 8
  br label %670

670:
  %671 = phi i64 [ 0, %668 ], [ %689, %688 ]
  %672 = shl nsw i64 %671, 2
  %673 = getelementptr inbounds i64, ptr %669, i64 %672
  %674 = load i64, ptr %673, align 8
  %675 = icmp eq i64 %674, 6
  br i1 %675, label %676, label %688

676:
  %677 = or i64 %672, 1
  %678 = getelementptr inbounds i64, ptr %669, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds double, ptr %665, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = load ptr, ptr %652, align 8
  %683 = or i64 %672, 2
  %684 = getelementptr inbounds i64, ptr %669, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = add nsw i64 %685, %655
  %687 = getelementptr inbounds double, ptr %682, i64 %686
  store double %681, ptr %687, align 8
  br label %688

688:
  %689 = add nsw i64 %671, 1
  %690 = icmp eq i64 %689, %666
  br i1 %690, label %691, label %670

691:
  %692 = add nsw i64 %655, 1
  store i64 %692, ptr %656, align 8
  %693 = getelementptr inbounds i64, ptr %654, i64 1
  %694 = load i64, ptr %693, align 8
  br label %752

695:
  %696 = load double, ptr %647, align 8
  %697 = fsub contract double %659, %696
  %698 = load double, ptr %26, align 8
  %699 = fdiv contract double %697, %698
  %700 = call contract double @llvm.minnum.f64(double %699, double %625)
  %701 = load ptr, ptr %648, align 8
  call fastcc void @look_at(ptr %0, double %700)
  %702 = load ptr, ptr %0, align 8
  %703 = load double, ptr %647, align 8
  %704 = load double, ptr %26, align 8
  %705 = fmul contract double %700, %704
  %706 = fadd contract double %703, %705
  %707 = load ptr, ptr %649, align 8
  %708 = load ptr, ptr %650, align 8
  store double %706, ptr %3, align 8
  %709 = getelementptr inbounds %struct.Code, ptr %702, i64 0, i32 14
  %710 = load ptr, ptr %709, align 8
  %711 = getelementptr inbounds i64, ptr %710, i64 2
  %712 = load i64, ptr %711, align 8
  %713 = add nsw i64 %712, 1
  store i64 %713, ptr %711, align 8
  %714 = getelementptr inbounds %struct.Code, ptr %702, i64 0, i32 2
  %715 = load ptr, ptr %714, align 8
  %716 = getelementptr inbounds %struct.Code, ptr %702, i64 0, i32 13
  %717 = load ptr, ptr %716, align 8
  call void %715(ptr %3, ptr %707, ptr %708, ptr %701, ptr %717)
  %718 = load ptr, ptr %648, align 8
  %719 = load i64, ptr %1, align 8
  %720 = icmp sgt i64 %719, 0
  br i1 %720, label %721, label %747

721:
  %722 = load ptr, ptr %651, align 8
  br label %723

723:
  %724 = phi i64 [ 0, %721 ], [ %745, %744 ]
  %725 = shl nsw i64 %724, 2
  %726 = getelementptr inbounds i64, ptr %722, i64 %725
  %727 = load i64, ptr %726, align 8
  %728 = icmp eq i64 %727, 6
  br i1 %728, label %729, label %744

729:
  %730 = or i64 %725, 1
  %731 = getelementptr inbounds i64, ptr %722, i64 %730
  %732 = load i64, ptr %731, align 8
  %733 = getelementptr inbounds double, ptr %718, i64 %732
  %734 = load double, ptr %733, align 8
  %735 = load ptr, ptr %652, align 8
  %736 = or i64 %725, 2
  %737 = getelementptr inbounds i64, ptr %722, i64 %736
  %738 = load i64, ptr %737, align 8
  %739 = load ptr, ptr %12, align 8
  %740 = getelementptr inbounds i64, ptr %739, i64 1
  %741 = load i64, ptr %740, align 8
  %742 = add nsw i64 %741, %738
  %743 = getelementptr inbounds double, ptr %735, i64 %742
  store double %734, ptr %743, align 8
  br label %744

744:
  %745 = add nsw i64 %724, 1
  %746 = icmp eq i64 %745, %719
  br i1 %746, label %747, label %723

747:
  %748 = load ptr, ptr %12, align 8
  %749 = getelementptr inbounds i64, ptr %748, i64 1
  %750 = load i64, ptr %749, align 8
  %751 = add nsw i64 %750, 1
  store i64 %751, ptr %749, align 8
  br label %752

752:
  %753 = phi i64 [ %751, %747 ], [ %694, %691 ]
  %754 = phi ptr [ %748, %747 ], [ %654, %691 ]
  %755 = getelementptr inbounds i64, ptr %754, i64 1
  %756 = load i64, ptr %619, align 8
  %757 = icmp slt i64 %753, %756
  br i1 %757, label %653, label %758

758:
  %759 = load double, ptr %10, align 8
  %760 = load double, ptr %28, align 8
  %761 = fcmp contract olt double %759, %760
  br i1 %761, label %762, label %763

762:
  call fastcc void @look_at(ptr %0, double %759)
  br label %763

763:
  %764 = load ptr, ptr %33, align 8
  %765 = load i64, ptr %1, align 8
  %766 = icmp sgt i64 %765, 0
  br i1 %766, label %767, label %786

767:
  %768 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %769 = load ptr, ptr %768, align 8
  %770 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %771

771:
  %772 = phi i64 [ 0, %767 ], [ %784, %783 ]
  %773 = getelementptr inbounds i64, ptr %769, i64 %772
  %774 = load i64, ptr %773, align 8
  %775 = icmp eq i64 %774, 0
  br i1 %775, label %783, label %776

776:
  %777 = load ptr, ptr %770, align 8
  %778 = shl nsw i64 %772, 2
  %779 = or i64 %778, 1
  %780 = getelementptr inbounds i64, ptr %777, i64 %779
  %781 = load i64, ptr %780, align 8
  %782 = getelementptr inbounds double, ptr %764, i64 %781
  store double 0.000000e+00, ptr %782, align 8
  br label %783

783:
  %784 = add nsw i64 %772, 1
  %785 = icmp eq i64 %784, %765
  br i1 %785, label %786, label %771

786:
  %787 = shl nsw i64 %8, 1
  %788 = load ptr, ptr %31, align 8
  br i1 %37, label %789, label %796

789:
  %790 = phi i64 [ %794, %789 ], [ 0, %786 ]
  %791 = getelementptr inbounds double, ptr %764, i64 %790
  %792 = load double, ptr %791, align 8
  %793 = getelementptr inbounds double, ptr %788, i64 %790
  store double %792, ptr %793, align 8
  %794 = add nsw i64 %790, 1
  %795 = icmp eq i64 %794, %787
  br i1 %795, label %796, label %789

796:
  %797 = load double, ptr %10, align 8
  ret double %797
}

define double @sample(ptr %0, i64 %1, ptr %2, i64 %3, double %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Step, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  store ptr %0, ptr %8, align 8
  %11 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 6
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 7
  %21 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %24 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 9
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 10
  store i64 -1, ptr %29, align 8
  %30 = icmp sgt i64 %3, 0
  br i1 %30, label %31, label %49

31:
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %37 = icmp sgt i64 %10, 0
  %38 = shl nsw i64 %10, 1
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  br label %40

40:
  %41 = phi i64 [ 0, %31 ], [ %141, %139 ]
  %42 = phi i64 [ -1, %31 ], [ %81, %139 ]
  %43 = phi i64 [ 0, %31 ], [ %64, %139 ]
  %44 = phi double [ 0.000000e+00, %31 ], [ %140, %139 ]
  %45 = getelementptr inbounds double, ptr %2, i64 %41
  %46 = add nsw i64 %43, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %1, i64 %46)
  %48 = add nsw i64 %47, -1
  br label %51

49:
  %50 = phi double [ 0.000000e+00, %7 ], [ %140, %139 ]
  ret double %50

51:
  %52 = phi i64 [ %55, %54 ], [ %43, %40 ]
  %53 = icmp eq i64 %52, %48
  br i1 %53, label %63, label %54

54:
  %55 = add nsw i64 %52, 1
  %56 = load ptr, ptr %32, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = fmul contract double %58, %4
  %60 = load double, ptr %45, align 8
  %61 = fmul contract double %60, %4
  %62 = fcmp contract ugt double %59, %61
  br i1 %62, label %63, label %51

63:
  %64 = phi i64 [ %48, %51 ], [ %52, %54 ]
  %65 = icmp eq i64 %42, %64
  br i1 %65, label %80, label %66

66:
  %67 = load ptr, ptr %32, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = load ptr, ptr %33, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %64
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %34, align 8
  %74 = mul nsw i64 %64, %10
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load ptr, ptr %35, align 8
  %77 = load i64, ptr %36, align 8
  %78 = mul nsw i64 %77, %64
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  call fastcc void @begin_step(ptr %8, double %69, double %72, ptr %75, ptr %79)
  br label %80

80:
  %81 = phi i64 [ %64, %66 ], [ %42, %63 ]
  %82 = load double, ptr %45, align 8
  %83 = load double, ptr %11, align 8
  %84 = fcmp contract oeq double %82, %83
  br i1 %84, label %85, label %108

85:
  %86 = load ptr, ptr %17, align 8
  %87 = load i64, ptr %39, align 8
  %88 = mul nsw i64 %87, 20
  %89 = getelementptr double, ptr %86, i64 %88
  %90 = mul nsw i64 %41, %10
  %91 = getelementptr inbounds double, ptr %5, i64 %90
  br i1 %37, label %92, label %139

92:
  %93 = phi i64 [ %97, %92 ], [ 0, %85 ]
  %94 = getelementptr inbounds double, ptr %89, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %91, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nsw i64 %93, 1
  %98 = icmp eq i64 %97, %10
  br i1 %98, label %99, label %92

99:
  %100 = getelementptr inbounds double, ptr %6, i64 %90
  br label %101

101:
  %102 = phi i64 [ %106, %101 ], [ 0, %99 ]
  %103 = getelementptr inbounds double, ptr %86, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds double, ptr %100, i64 %102
  store double %104, ptr %105, align 8
  %106 = add nsw i64 %102, 1
  %107 = icmp eq i64 %106, %10
  br i1 %107, label %139, label %101

108:
  %109 = fsub contract double %82, %83
  %110 = load double, ptr %12, align 8
  %111 = fdiv contract double %109, %110
  call fastcc void @look_at(ptr %8, double %111)
  %112 = load ptr, ptr %23, align 8
  %113 = mul nsw i64 %41, %10
  %114 = getelementptr inbounds double, ptr %5, i64 %113
  br i1 %37, label %115, label %132

115:
  %116 = phi i64 [ %120, %115 ], [ 0, %108 ]
  %117 = getelementptr inbounds double, ptr %112, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %114, i64 %116
  store double %118, ptr %119, align 8
  %120 = add nsw i64 %116, 1
  %121 = icmp eq i64 %120, %10
  br i1 %121, label %122, label %115

122:
  %123 = getelementptr double, ptr %112, i64 %10
  %124 = getelementptr inbounds double, ptr %6, i64 %113
  br label %125

125:
  %126 = phi i64 [ %130, %125 ], [ 0, %122 ]
  %127 = getelementptr inbounds double, ptr %123, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %124, i64 %126
  store double %128, ptr %129, align 8
  %130 = add nsw i64 %126, 1
  %131 = icmp eq i64 %130, %10
  br i1 %131, label %132, label %125

132:
  %133 = getelementptr inbounds double, ptr %112, i64 %38
  %134 = load double, ptr %133, align 8
  %135 = fcmp contract ogt double %134, %44
  %136 = fcmp contract uno double %134, 0.000000e+00
  %137 = or i1 %135, %136
  %138 = select contract i1 %137, double %134, double %44
  br label %139

139:
  %140 = phi double [ %138, %132 ], [ %44, %85 ], [ %44, %101 ]
  %141 = add nsw i64 %41, 1
  %142 = icmp eq i64 %141, %3
  br i1 %142, label %49, label %40
}

define internal fastcc void @begin_step(ptr %0, double %1, double %2, ptr %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  store double %2, ptr %10, align 8
  %11 = fadd contract double %1, %2
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 -1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, 20
  %22 = getelementptr double, ptr %18, i64 %21
  %23 = icmp sgt i64 %16, 0
  br i1 %23, label %24, label %31

24:
  %25 = phi i64 [ %29, %24 ], [ 0, %5 ]
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %22, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nsw i64 %25, 1
  %30 = icmp eq i64 %29, %16
  br i1 %30, label %31, label %24

31:
  %32 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 5
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 6
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = sub i64 0, %33
  %40 = getelementptr double, ptr %38, i64 %39
  %41 = icmp sgt i64 %33, 0
  br i1 %41, label %42, label %49

42:
  %43 = phi i64 [ %47, %42 ], [ 0, %31 ]
  %44 = getelementptr inbounds double, ptr %4, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %40, i64 %43
  store double %45, ptr %46, align 8
  %47 = add nsw i64 %43, 1
  %48 = icmp eq i64 %47, %33
  br i1 %48, label %49, label %42

49:
  %50 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 9
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %61

53:
  store double %1, ptr %7, align 8
  %54 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 14
  %55 = load ptr, ptr %54, align 8
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %55, align 8
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 13
  %60 = load ptr, ptr %59, align 8
  call void %58(ptr %7, ptr %22, ptr %35, ptr %18, ptr %60)
  br label %77

61:
  %62 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  store double %1, ptr %6, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 12
  %67 = load ptr, ptr %66, align 8
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 10
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 13
  %75 = load ptr, ptr %74, align 8
  %76 = call contract double %51(ptr %69, i64 %71, i64 %73, ptr %6, ptr %22, ptr %35, ptr %18, ptr %67, ptr %75)
  br label %77

77:
  ret void
}

define internal fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  tail call fastcc void @polynomial(ptr %0, double %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %9, %1
  %11 = fadd contract double %7, %10
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 7
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 4
  %17 = getelementptr inbounds double, ptr %13, i64 %16
  %18 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8
  store double %11, ptr %4, align 8
  %22 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %30 = load ptr, ptr %29, align 8
  call void %28(ptr %4, ptr %17, ptr %19, ptr %21, ptr %30)
  %31 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 9
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %92, label %34

34:
  %35 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 5
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %40 = load i64, ptr %39, align 8
  br label %58

41:
  %42 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 6
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %45 = load i64, ptr %44, align 8
  %46 = shl nsw i64 %45, 1
  %47 = sub i64 %43, %36
  br label %48

48:
  %49 = phi i64 [ 0, %41 ], [ %53, %48 ]
  %50 = add i64 %47, %49
  %51 = getelementptr inbounds double, ptr %19, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = add nsw i64 %49, 1
  %54 = add i64 %53, %46
  %55 = getelementptr inbounds double, ptr %21, i64 %54
  %56 = load double, ptr %55, align 8
  store double %56, ptr %51, align 8
  store double %52, ptr %55, align 8
  %57 = icmp eq i64 %53, %36
  br i1 %57, label %58, label %48

58:
  %59 = phi i64 [ %40, %38 ], [ %45, %48 ]
  %60 = load double, ptr %4, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %62 = getelementptr inbounds double, ptr %21, i64 %59
  store double %60, ptr %3, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 12
  %64 = load ptr, ptr %63, align 8
  store double 0.000000e+00, ptr %64, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 3
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 10
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 11
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %29, align 8
  %72 = call contract double %32(ptr %66, i64 %68, i64 %70, ptr %3, ptr %21, ptr %19, ptr %62, ptr %64, ptr %71)
  %73 = load i64, ptr %61, align 8
  %74 = shl nsw i64 %73, 1
  %75 = getelementptr inbounds double, ptr %21, i64 %74
  store double %72, ptr %75, align 8
  %76 = load i64, ptr %35, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %92

78:
  %79 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 6
  %80 = load i64, ptr %79, align 8
  %81 = sub i64 %80, %76
  br label %82

82:
  %83 = phi i64 [ 0, %78 ], [ %87, %82 ]
  %84 = add i64 %81, %83
  %85 = getelementptr inbounds double, ptr %19, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = add nsw i64 %83, 1
  %88 = add i64 %87, %74
  %89 = getelementptr inbounds double, ptr %21, i64 %88
  %90 = load double, ptr %89, align 8
  store double %90, ptr %85, align 8
  store double %86, ptr %89, align 8
  %91 = icmp eq i64 %87, %76
  br i1 %91, label %92, label %82

92:
  ret void
}

define i64 @replay(ptr %0, i64 %1, i64 %2) {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca %struct.Step, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  store ptr %0, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load double, ptr %14, align 8
  store double %15, ptr %12, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 2
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 3
  %18 = getelementptr inbounds double, ptr %14, i64 6
  %19 = load double, ptr %18, align 8
  store double %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 4
  store double 1.000000e+00, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 5
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 6
  %25 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 8
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %30, align 8
  %33 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 10
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br label %44

44:
  %45 = phi i1 [ false, %3 ], [ %43, %40 ]
  %46 = icmp sgt i64 %1, 0
  br i1 %46, label %47, label %325

47:
  %48 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %52 = icmp sgt i64 %11, 0
  %53 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %54 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %55 = icmp ne i64 %2, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %58 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %66 = shl nsw i64 %11, 1
  %67 = or i64 %66, 1
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %69 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  br label %71

71:
  %72 = phi i32 [ 0, %47 ], [ %324, %323 ]
  %73 = phi i64 [ 0, %47 ], [ %163, %323 ]
  %74 = icmp eq i32 %72, 0
  %75 = load ptr, ptr %48, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %73
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %49, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %73
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %50, align 8
  %82 = mul nsw i64 %73, %11
  %83 = getelementptr double, ptr %81, i64 %82
  %84 = load ptr, ptr %51, align 8
  %85 = load i64, ptr %37, align 8
  %86 = mul nsw i64 %85, %73
  %87 = getelementptr double, ptr %84, i64 %86
  br i1 %74, label %133, label %88

88:
  %89 = load ptr, ptr %9, align 8
  store double %77, ptr %12, align 8
  store double %80, ptr %16, align 8
  %90 = fadd contract double %77, %80
  store double %90, ptr %17, align 8
  store double 1.000000e+00, ptr %20, align 8
  store i64 -1, ptr %36, align 8
  %91 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 4
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %24, align 8
  %94 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 7
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %95, 20
  %97 = getelementptr double, ptr %93, i64 %96
  %98 = icmp sgt i64 %92, 0
  br i1 %98, label %99, label %106

99:
  %100 = phi i64 [ %104, %99 ], [ 0, %88 ]
  %101 = getelementptr inbounds double, ptr %83, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %97, i64 %100
  store double %102, ptr %103, align 8
  %104 = add nsw i64 %100, 1
  %105 = icmp eq i64 %104, %92
  br i1 %105, label %106, label %99

106:
  %107 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 5
  %108 = load i64, ptr %107, align 8
  %109 = load ptr, ptr %21, align 8
  %110 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 6
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = sub i64 0, %108
  %114 = getelementptr double, ptr %112, i64 %113
  %115 = icmp sgt i64 %108, 0
  br i1 %115, label %116, label %123

116:
  %117 = phi i64 [ %121, %116 ], [ 0, %106 ]
  %118 = getelementptr inbounds double, ptr %87, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %114, i64 %117
  store double %119, ptr %120, align 8
  %121 = add nsw i64 %117, 1
  %122 = icmp eq i64 %121, %108
  br i1 %122, label %123, label %116

123:
  %124 = load ptr, ptr %27, align 8
  %125 = getelementptr double, ptr %124, i64 %11
  br i1 %52, label %126, label %136

126:
  %127 = phi i64 [ %131, %126 ], [ 0, %123 ]
  %128 = getelementptr inbounds double, ptr %125, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %93, i64 %127
  store double %129, ptr %130, align 8
  %131 = add nsw i64 %127, 1
  %132 = icmp eq i64 %131, %11
  br i1 %132, label %134, label %126

133:
  call fastcc void @begin_step(ptr %9, double %77, double %80, ptr %83, ptr %87)
  br label %134

134:
  %135 = icmp eq i64 %73, 0
  br i1 %135, label %138, label %162

136:
  %137 = icmp eq i64 %73, 0
  br i1 %137, label %160, label %162

138:
  %139 = load ptr, ptr %24, align 8
  %140 = load i64, ptr %53, align 8
  %141 = mul nsw i64 %140, 20
  %142 = getelementptr double, ptr %139, i64 %141
  %143 = load ptr, ptr %33, align 8
  br i1 %52, label %144, label %160

144:
  %145 = phi i64 [ %149, %144 ], [ 0, %138 ]
  %146 = getelementptr inbounds double, ptr %142, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %143, i64 %145
  store double %147, ptr %148, align 8
  %149 = add nsw i64 %145, 1
  %150 = icmp eq i64 %149, %11
  br i1 %150, label %151, label %144

151:
  %152 = getelementptr double, ptr %143, i64 %11
  br label %153

153:
  %154 = phi i64 [ %158, %153 ], [ 0, %151 ]
  %155 = getelementptr inbounds double, ptr %139, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %152, i64 %154
  store double %156, ptr %157, align 8
  %158 = add nsw i64 %154, 1
  %159 = icmp eq i64 %158, %11
  br i1 %159, label %160, label %153

160:
  %161 = call fastcc i32 @begin_watch(ptr %9, ptr %54, i32 %56)
  br label %162

162:
  %163 = add nsw i64 %73, 1
  %164 = icmp eq i64 %163, %1
  %165 = load double, ptr %16, align 8
  %166 = fcmp contract oeq double %165, 0.000000e+00
  %167 = select i1 %164, i1 true, i1 %166
  br i1 %167, label %325, label %168

168:
  %169 = load ptr, ptr %48, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %163
  %171 = load double, ptr %170, align 8
  %172 = load double, ptr %12, align 8
  %173 = fsub contract double %171, %172
  %174 = fdiv contract double %173, %165
  %175 = fcmp contract oeq double %171, %172
  br i1 %175, label %323, label %176

176:
  store double %171, ptr %17, align 8
  %177 = fcmp contract olt double %174, 0x3FEFFFFFFF768FA1
  br i1 %177, label %178, label %202

178:
  store double %174, ptr %20, align 8
  call fastcc void @look_at(ptr %9, double %174)
  %179 = load i64, ptr %37, align 8
  %180 = add nsw i64 %67, %179
  %181 = load ptr, ptr %30, align 8
  %182 = load ptr, ptr %27, align 8
  %183 = icmp sgt i64 %180, 0
  br i1 %183, label %184, label %191

184:
  %185 = phi i64 [ %189, %184 ], [ 0, %178 ]
  %186 = getelementptr inbounds double, ptr %181, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %182, i64 %185
  store double %187, ptr %188, align 8
  %189 = add nsw i64 %185, 1
  %190 = icmp eq i64 %189, %180
  br i1 %190, label %191, label %184

191:
  %192 = load ptr, ptr %50, align 8
  %193 = mul nsw i64 %163, %11
  %194 = getelementptr double, ptr %192, i64 %193
  br i1 %52, label %195, label %307

195:
  %196 = phi i64 [ %200, %195 ], [ 0, %191 ]
  %197 = getelementptr inbounds double, ptr %194, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %182, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %196, 1
  %201 = icmp eq i64 %200, %11
  br i1 %201, label %307, label %195

202:
  br i1 %45, label %203, label %236

203:
  %204 = load ptr, ptr %50, align 8
  %205 = mul nsw i64 %163, %11
  %206 = getelementptr double, ptr %204, i64 %205
  %207 = load ptr, ptr %27, align 8
  br i1 %52, label %208, label %215

208:
  %209 = phi i64 [ %213, %208 ], [ 0, %203 ]
  %210 = getelementptr inbounds double, ptr %206, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr %207, i64 %209
  store double %211, ptr %212, align 8
  %213 = add nsw i64 %209, 1
  %214 = icmp eq i64 %213, %11
  br i1 %214, label %215, label %208

215:
  %216 = load ptr, ptr %21, align 8
  %217 = getelementptr inbounds double, ptr %207, i64 %11
  %218 = load ptr, ptr %60, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %226

220:
  store double %171, ptr %8, align 8
  %221 = load ptr, ptr %57, align 8
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %221, align 8
  %224 = load ptr, ptr %0, align 8
  %225 = load ptr, ptr %59, align 8
  call void %224(ptr %8, ptr %207, ptr %216, ptr %217, ptr %225)
  br label %307

226:
  %227 = load ptr, ptr %57, align 8
  %228 = load i64, ptr %227, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %227, align 8
  store double %171, ptr %7, align 8
  %230 = load ptr, ptr %62, align 8
  store double 0.000000e+00, ptr %230, align 8
  %231 = load ptr, ptr %63, align 8
  %232 = load i64, ptr %64, align 8
  %233 = load i64, ptr %65, align 8
  %234 = load ptr, ptr %59, align 8
  %235 = call contract double %218(ptr %231, i64 %232, i64 %233, ptr %7, ptr %207, ptr %216, ptr %217, ptr %230, ptr %234)
  br label %307

236:
  %237 = load i64, ptr %36, align 8
  %238 = icmp eq i64 %237, -1
  br i1 %238, label %239, label %243

239:
  %240 = load ptr, ptr %9, align 8
  %241 = load ptr, ptr %21, align 8
  %242 = load ptr, ptr %24, align 8
  call fastcc void @take_step_one(ptr %240, double %172, double %165, ptr %241, ptr %242)
  store i64 0, ptr %36, align 8
  br label %243

243:
  %244 = load ptr, ptr %24, align 8
  %245 = load i64, ptr %53, align 8
  %246 = mul nsw i64 %245, 17
  %247 = getelementptr inbounds double, ptr %244, i64 %246
  %248 = load ptr, ptr %21, align 8
  %249 = load ptr, ptr %27, align 8
  store double %171, ptr %6, align 8
  %250 = load ptr, ptr %57, align 8
  %251 = getelementptr inbounds i64, ptr %250, i64 1
  %252 = load i64, ptr %251, align 8
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %251, align 8
  %254 = load ptr, ptr %58, align 8
  %255 = load ptr, ptr %59, align 8
  call void %254(ptr %6, ptr %247, ptr %248, ptr %249, ptr %255)
  %256 = load ptr, ptr %60, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %306, label %258

258:
  %259 = load i64, ptr %37, align 8
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %263, label %261

261:
  %262 = load i64, ptr %10, align 8
  br label %278

263:
  %264 = load i64, ptr %61, align 8
  %265 = load i64, ptr %10, align 8
  %266 = shl nsw i64 %265, 1
  %267 = sub i64 %264, %259
  br label %268

268:
  %269 = phi i64 [ 0, %263 ], [ %273, %268 ]
  %270 = add i64 %267, %269
  %271 = getelementptr inbounds double, ptr %248, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = add nsw i64 %269, 1
  %274 = add i64 %273, %266
  %275 = getelementptr inbounds double, ptr %249, i64 %274
  %276 = load double, ptr %275, align 8
  store double %276, ptr %271, align 8
  store double %272, ptr %275, align 8
  %277 = icmp eq i64 %273, %259
  br i1 %277, label %278, label %268

278:
  %279 = phi i64 [ %262, %261 ], [ %265, %268 ]
  %280 = load double, ptr %6, align 8
  %281 = getelementptr inbounds double, ptr %249, i64 %279
  store double %280, ptr %5, align 8
  %282 = load ptr, ptr %62, align 8
  store double 0.000000e+00, ptr %282, align 8
  %283 = load ptr, ptr %63, align 8
  %284 = load i64, ptr %64, align 8
  %285 = load i64, ptr %65, align 8
  %286 = load ptr, ptr %59, align 8
  %287 = call contract double %256(ptr %283, i64 %284, i64 %285, ptr %5, ptr %249, ptr %248, ptr %281, ptr %282, ptr %286)
  %288 = load i64, ptr %10, align 8
  %289 = shl nsw i64 %288, 1
  %290 = getelementptr inbounds double, ptr %249, i64 %289
  store double %287, ptr %290, align 8
  %291 = load i64, ptr %37, align 8
  %292 = icmp sgt i64 %291, 0
  br i1 %292, label %293, label %306

293:
  %294 = load i64, ptr %61, align 8
  %295 = sub i64 %294, %291
  br label %296

296:
  %297 = phi i64 [ 0, %293 ], [ %301, %296 ]
  %298 = add i64 %295, %297
  %299 = getelementptr inbounds double, ptr %248, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = add nsw i64 %297, 1
  %302 = add i64 %301, %289
  %303 = getelementptr inbounds double, ptr %249, i64 %302
  %304 = load double, ptr %303, align 8
  store double %304, ptr %299, align 8
  store double %300, ptr %303, align 8
  %305 = icmp eq i64 %301, %291
  br i1 %305, label %306, label %296

306:
  br label %307

307:
  %308 = phi i32 [ 0, %306 ], [ 0, %191 ], [ 1, %220 ], [ 1, %226 ], [ 0, %195 ]
  %309 = load ptr, ptr %27, align 8
  %310 = load ptr, ptr %21, align 8
  %311 = load ptr, ptr %68, align 8
  store double %171, ptr %4, align 8
  %312 = load ptr, ptr %57, align 8
  %313 = getelementptr inbounds i64, ptr %312, i64 2
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %314, 1
  store i64 %315, ptr %313, align 8
  %316 = load ptr, ptr %69, align 8
  %317 = load ptr, ptr %59, align 8
  call void %316(ptr %4, ptr %309, ptr %310, ptr %311, ptr %317)
  call fastcc void @crude_middle(ptr %9, ptr %54)
  %318 = call contract fastcc double @observe(ptr %9, ptr %54)
  %319 = load ptr, ptr %70, align 8
  %320 = getelementptr inbounds i64, ptr %319, i64 4
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %323, label %355

323:
  %324 = phi i32 [ 0, %168 ], [ %308, %307 ]
  br label %71

325:
  %326 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %327 = load i64, ptr %326, align 8
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %355

329:
  %330 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %333 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %334

334:
  %335 = phi i64 [ 0, %329 ], [ %353, %352 ]
  %336 = shl nsw i64 %335, 2
  %337 = getelementptr inbounds i64, ptr %331, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %352

340:
  %341 = load ptr, ptr %332, align 8
  %342 = or i64 %336, 1
  %343 = getelementptr inbounds i64, ptr %331, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %341, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = load ptr, ptr %333, align 8
  %348 = or i64 %336, 2
  %349 = getelementptr inbounds i64, ptr %331, i64 %348
  %350 = load i64, ptr %349, align 8
  %351 = getelementptr inbounds double, ptr %347, i64 %350
  store double %346, ptr %351, align 8
  br label %352

352:
  %353 = add nsw i64 %335, 1
  %354 = icmp eq i64 %353, %327
  br i1 %354, label %355, label %334

355:
  %356 = phi i64 [ 0, %325 ], [ 0, %352 ], [ 1, %307 ]
  ret i64 %356
}

define void @at_rows(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %14, label %13

13:
  ret void

14:
  %15 = phi i64 [ %25, %14 ], [ 0, %11 ]
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = mul nsw i64 %15, %4
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = getelementptr inbounds i64, ptr %7, i64 %15
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %6
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = mul nsw i64 %15, %9
  %24 = getelementptr inbounds double, ptr %8, i64 %23
  tail call void %0(ptr %16, ptr %18, ptr %22, ptr %24, ptr %10)
  %25 = add nsw i64 %15, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %13, label %14
}

define void @low_points(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca <4 x double>, align 32
  %13 = alloca [3 x <4 x double>], align 32
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %18

15:
  %16 = icmp sgt i64 %2, 0
  %17 = icmp sgt i64 %3, 0
  br label %19

18:
  ret void

19:
  %20 = phi ptr [ %4, %15 ], [ %109, %107 ]
  %21 = phi ptr [ %8, %15 ], [ %110, %107 ]
  %22 = phi ptr [ %9, %15 ], [ %111, %107 ]
  %23 = phi i64 [ 0, %15 ], [ %108, %107 ]
  %24 = getelementptr inbounds double, ptr %20, i64 1
  %25 = getelementptr inbounds double, ptr %20, i64 4
  %26 = getelementptr inbounds double, ptr %20, i64 7
  %27 = getelementptr inbounds double, ptr %20, i64 10
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %20, i64 11
  %30 = load double, ptr %20, align 8
  %31 = insertelement <4 x double> poison, double %30, i64 0
  %32 = shufflevector <4 x double> %31, <4 x double> poison, <4 x i32> zeroinitializer
  store <4 x double> %32, ptr %12, align 32
  br i1 %16, label %34, label %107

33:
  br i1 %16, label %98, label %107

34:
  %35 = phi i64 [ %79, %78 ], [ 0, %19 ]
  %36 = getelementptr double, ptr %5, i64 %35
  br label %39

37:
  %38 = getelementptr inbounds double, ptr %21, i64 %35
  call void %0(ptr %12, ptr %13, ptr %13, ptr %38, ptr %10)
  br label %81

39:
  %40 = phi i64 [ 0, %34 ], [ %61, %49 ]
  %41 = phi <4 x double> [ zeroinitializer, %34 ], [ %60, %49 ]
  %42 = getelementptr inbounds double, ptr %24, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = insertelement <4 x double> poison, double %43, i64 0
  %45 = fadd contract <4 x double> %44, <double 0.000000e+00, double poison, double poison, double poison>
  %46 = shufflevector <4 x double> %45, <4 x double> poison, <4 x i32> zeroinitializer
  %47 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %40
  %48 = mul nsw i64 %40, 3
  br label %63

49:
  store <4 x double> %75, ptr %47, align 32
  %50 = getelementptr inbounds double, ptr %26, i64 %40
  %51 = load double, ptr %50, align 8
  %52 = insertelement <4 x double> poison, double %51, i64 0
  %53 = shufflevector <4 x double> %52, <4 x double> poison, <4 x i32> zeroinitializer
  %54 = getelementptr inbounds double, ptr %25, i64 %40
  %55 = load double, ptr %54, align 8
  %56 = insertelement <4 x double> poison, double %55, i64 0
  %57 = shufflevector <4 x double> %56, <4 x double> poison, <4 x i32> zeroinitializer
  %58 = fsub contract <4 x double> %75, %57
  %59 = fmul contract <4 x double> %53, %58
  %60 = fadd contract <4 x double> %41, %59
  %61 = add nsw i64 %40, 1
  %62 = icmp eq i64 %61, 3
  br i1 %62, label %37, label %39

63:
  %64 = phi i64 [ 0, %39 ], [ %76, %63 ]
  %65 = phi <4 x double> [ %46, %39 ], [ %75, %63 ]
  %66 = add nsw i64 %64, %48
  %67 = getelementptr inbounds double, ptr %29, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = insertelement <4 x double> poison, double %68, i64 0
  %70 = shufflevector <4 x double> %69, <4 x double> poison, <4 x i32> zeroinitializer
  %71 = mul nsw i64 %64, %2
  %72 = getelementptr double, ptr %36, i64 %71
  %73 = load <4 x double>, ptr %72, align 32
  %74 = fmul contract <4 x double> %73, %70
  %75 = fadd contract <4 x double> %65, %74
  %76 = add nsw i64 %64, 1
  %77 = icmp eq i64 %76, 3
  br i1 %77, label %49, label %63

78:
  %79 = add nsw i64 %35, 4
  %80 = icmp slt i64 %79, %2
  br i1 %80, label %34, label %33

81:
  %82 = phi i64 [ 0, %37 ], [ %95, %81 ]
  %83 = trunc i64 %82 to i32
  %84 = extractelement <4 x double> %60, i32 %83
  %85 = fmul contract double %84, 5.000000e-01
  %86 = add nsw i64 %35, %82
  %87 = getelementptr inbounds double, ptr %21, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fcmp contract olt double %85, %7
  %90 = select contract i1 %89, double %85, double %7
  %91 = fmul contract double %28, %90
  %92 = fcmp contract olt double %88, %91
  %93 = zext i1 %92 to i8
  %94 = getelementptr inbounds i8, ptr %22, i64 %86
  store i8 %93, ptr %94, align 1
  %95 = add nsw i64 %82, 1
  %96 = icmp eq i64 %95, 4
  br i1 %96, label %78, label %81

97:
  br i1 %16, label %113, label %107

98:
  %99 = phi i64 [ %105, %104 ], [ 0, %33 ]
  %100 = getelementptr inbounds double, ptr %21, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fcmp contract uno double %101, 0.000000e+00
  br i1 %102, label %103, label %104

103:
  store double 0x7FF0000000000000, ptr %100, align 8
  br label %104

104:
  %105 = add nsw i64 %99, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %97, label %98

107:
  %108 = add nsw i64 %23, 1
  %109 = getelementptr inbounds double, ptr %20, i64 20
  %110 = getelementptr inbounds double, ptr %21, i64 %2
  %111 = getelementptr inbounds i8, ptr %22, i64 %2
  %112 = icmp eq i64 %108, %1
  br i1 %112, label %18, label %19

113:
  %114 = phi i64 [ %144, %141 ], [ 0, %97 ]
  %115 = getelementptr inbounds double, ptr %21, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = call contract double @llvm.fabs.f64(double %116)
  %118 = fcmp contract olt double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i32
  br i1 %17, label %120, label %122

120:
  %121 = mul nsw i64 %114, %3
  br label %125

122:
  %123 = phi i32 [ %119, %113 ], [ %135, %125 ]
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %138, label %141

125:
  %126 = phi i64 [ 0, %120 ], [ %136, %125 ]
  %127 = phi i32 [ %119, %120 ], [ %135, %125 ]
  %128 = add nsw i64 %126, %121
  %129 = getelementptr inbounds i64, ptr %6, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %21, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp contract ole double %116, %132
  %134 = zext i1 %133 to i32
  %135 = and i32 %127, %134
  %136 = add nsw i64 %126, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %122, label %125

138:
  %139 = getelementptr inbounds i8, ptr %22, i64 %114
  %140 = load i8, ptr %139, align 1
  br label %141

141:
  %142 = phi i8 [ %140, %138 ], [ 2, %122 ]
  %143 = getelementptr inbounds i8, ptr %22, i64 %114
  store i8 %142, ptr %143, align 1
  %144 = add nsw i64 %114, 1
  %145 = icmp eq i64 %144, %2
  br i1 %145, label %107, label %113
}

define i64 @end_courses(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %50

9:
  %10 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %11, i64 3
  br label %17

15:
  %16 = icmp eq i64 %28, 0
  br i1 %16, label %39, label %32

17:
  %18 = phi i64 [ 0, %9 ], [ %28, %17 ]
  %19 = phi i64 [ 0, %9 ], [ %29, %17 ]
  %20 = mul nsw i64 %19, 11
  %21 = getelementptr inbounds i64, ptr %14, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp contract ogt double %24, 5.000000e-01
  %26 = zext i1 %25 to i64
  %27 = getelementptr inbounds i64, ptr %13, i64 %19
  store i64 %26, ptr %27, align 8
  %28 = add nsw i64 %18, %26
  %29 = add nsw i64 %19, 1
  %30 = load i64, ptr %6, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %17, label %15

32:
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %34 = load ptr, ptr %33, align 8
  store double %1, ptr %5, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 38
  %37 = load ptr, ptr %36, align 8
  call void %35(ptr %5, ptr %2, ptr %3, ptr %34, ptr %37)
  %38 = load i64, ptr %6, align 8
  br label %39

39:
  %40 = phi i64 [ %28, %32 ], [ 0, %15 ]
  %41 = phi i64 [ %38, %32 ], [ %30, %15 ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:
  %44 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %49 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 21
  br label %61

50:
  %51 = phi i64 [ %40, %39 ], [ 0, %4 ], [ %40, %100 ]
  %52 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 9
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %103

55:
  %56 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 8
  %57 = load i64, ptr %56, align 8
  %58 = shl i64 %57, 3
  %59 = getelementptr i8, ptr %3, i64 %58
  %60 = shl i64 %53, 3
  call void @llvm.memset.p0.i64(ptr align 8 %59, i8 0, i64 %60, i1 false)
  br label %103

61:
  %62 = phi i64 [ 0, %43 ], [ %101, %100 ]
  %63 = mul nsw i64 %62, 11
  %64 = getelementptr inbounds i64, ptr %45, i64 %63
  %65 = getelementptr inbounds i64, ptr %47, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %100, label %68

68:
  %69 = getelementptr inbounds i64, ptr %64, i64 2
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %48, align 8
  %72 = getelementptr inbounds i64, ptr %64, i64 1
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr double, ptr %71, i64 %73
  %75 = getelementptr inbounds i64, ptr %64, i64 6
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr double, ptr %3, i64 %76
  %78 = icmp sgt i64 %70, 0
  br i1 %78, label %79, label %96

79:
  %80 = phi i64 [ %84, %79 ], [ 0, %68 ]
  %81 = getelementptr inbounds double, ptr %74, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %77, i64 %80
  store double %82, ptr %83, align 8
  %84 = add nsw i64 %80, 1
  %85 = icmp eq i64 %84, %70
  br i1 %85, label %86, label %79

86:
  %87 = load ptr, ptr %49, align 8
  %88 = getelementptr double, ptr %87, i64 %73
  br label %89

89:
  %90 = phi i64 [ %94, %89 ], [ 0, %86 ]
  %91 = getelementptr inbounds double, ptr %74, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %88, i64 %90
  store double %92, ptr %93, align 8
  %94 = add nsw i64 %90, 1
  %95 = icmp eq i64 %94, %70
  br i1 %95, label %96, label %89

96:
  %97 = getelementptr inbounds i64, ptr %64, i64 7
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %3, i64 %98
  store double 0x10000000000000, ptr %99, align 8
  br label %100

100:
  %101 = add nsw i64 %62, 1
  %102 = icmp eq i64 %101, %41
  br i1 %102, label %50, label %61

103:
  %104 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %105 = load ptr, ptr %104, align 8
  store double 0x7FF0000000000000, ptr %105, align 8
  ret i64 %51
}

define i64 @begin_courses(ptr %0, ptr %1, double %2, ptr %3, ptr %4, double %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca [9 x double], align 16
  %14 = alloca [9 x double], align 16
  %15 = alloca [3 x double], align 16
  %16 = fcmp contract ogt double %5, %2
  br i1 %16, label %17, label %1835

17:
  %18 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %28

21:
  %22 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %26 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %27 = load ptr, ptr %26, align 8
  br label %46

28:
  %29 = phi i64 [ %19, %17 ], [ %85, %80 ]
  %30 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 23
  %32 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %34 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 19
  %35 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 21
  %36 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %37 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 38
  %38 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 22
  %39 = fsub contract double %5, %2
  %40 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 8
  %42 = fdiv contract double 1.000000e+00, %39
  %43 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 4
  %44 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 5
  %45 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 2
  br label %87

46:
  %47 = phi i64 [ 0, %21 ], [ %84, %80 ]
  %48 = mul nsw i64 %47, 11
  %49 = getelementptr inbounds i64, ptr %23, i64 %48
  %50 = getelementptr inbounds i64, ptr %49, i64 9
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %57, label %53

53:
  %54 = getelementptr inbounds double, ptr %4, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = fcmp contract ogt double %55, 5.000000e-01
  br i1 %56, label %57, label %72

57:
  %58 = getelementptr inbounds i64, ptr %49, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp contract uge double %61, 5.000000e-01
  br i1 %62, label %72, label %63

63:
  %64 = getelementptr inbounds i64, ptr %49, i64 7
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp contract oeq double %67, 0x5F138D352E5096AF
  %69 = zext i1 %68 to i64
  %70 = load ptr, ptr %24, align 8
  %71 = getelementptr inbounds i64, ptr %70, i64 %47
  store i64 %69, ptr %71, align 8
  br i1 %68, label %80, label %75

72:
  %73 = load ptr, ptr %24, align 8
  %74 = getelementptr inbounds i64, ptr %73, i64 %47
  store i64 0, ptr %74, align 8
  br label %80

75:
  %76 = load ptr, ptr %25, align 8
  %77 = getelementptr inbounds i64, ptr %76, i64 %47
  %78 = load i64, ptr %77, align 8
  %79 = icmp ne i64 %78, 0
  br label %80

80:
  %81 = phi i1 [ true, %63 ], [ false, %72 ], [ %79, %75 ]
  %82 = zext i1 %81 to i64
  %83 = getelementptr inbounds i64, ptr %27, i64 %47
  store i64 %82, ptr %83, align 8
  %84 = add nsw i64 %47, 1
  %85 = load i64, ptr %18, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %46, label %28

87:
  %88 = phi i64 [ %29, %28 ], [ %548, %552 ]
  %89 = load i64, ptr %30, align 8
  %90 = load ptr, ptr %31, align 8
  %91 = icmp sgt i64 %89, 0
  br i1 %91, label %92, label %99

92:
  %93 = phi i64 [ %97, %92 ], [ 0, %87 ]
  %94 = getelementptr inbounds double, ptr %4, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %90, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nsw i64 %93, 1
  %98 = icmp eq i64 %97, %89
  br i1 %98, label %99, label %92

99:
  %100 = icmp sgt i64 %88, 0
  br i1 %100, label %101, label %1835

101:
  %102 = load ptr, ptr %32, align 8
  %103 = load ptr, ptr %33, align 8
  br label %106

104:
  %105 = icmp eq i64 %113, 0
  br i1 %105, label %1835, label %141

106:
  %107 = phi i64 [ 0, %101 ], [ %113, %138 ]
  %108 = phi i64 [ 0, %101 ], [ %139, %138 ]
  %109 = mul nsw i64 %108, 11
  %110 = getelementptr inbounds i64, ptr %102, i64 %109
  %111 = getelementptr inbounds i64, ptr %103, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %112, %107
  %114 = icmp eq i64 %112, 0
  br i1 %114, label %138, label %115

115:
  %116 = load ptr, ptr %34, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 %108
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %138

120:
  %121 = getelementptr inbounds i64, ptr %110, i64 2
  %122 = load i64, ptr %121, align 8
  %123 = load ptr, ptr %35, align 8
  %124 = getelementptr inbounds i64, ptr %110, i64 1
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr double, ptr %123, i64 %125
  %127 = getelementptr inbounds i64, ptr %110, i64 6
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr double, ptr %90, i64 %128
  %130 = icmp sgt i64 %122, 0
  br i1 %130, label %131, label %138

131:
  %132 = phi i64 [ %136, %131 ], [ 0, %120 ]
  %133 = getelementptr inbounds double, ptr %126, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %129, i64 %132
  store double %134, ptr %135, align 8
  %136 = add nsw i64 %132, 1
  %137 = icmp eq i64 %136, %122
  br i1 %137, label %138, label %131

138:
  %139 = add nsw i64 %108, 1
  %140 = icmp eq i64 %139, %88
  br i1 %140, label %104, label %106

141:
  %142 = load ptr, ptr %36, align 8
  store double %2, ptr %12, align 8
  %143 = load ptr, ptr %0, align 8
  %144 = load ptr, ptr %37, align 8
  call void %143(ptr %12, ptr %3, ptr %90, ptr %142, ptr %144)
  %145 = load i64, ptr %18, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %415

147:
  %148 = load ptr, ptr %32, align 8
  %149 = load ptr, ptr %38, align 8
  %150 = load ptr, ptr %33, align 8
  br label %151

151:
  %152 = phi i64 [ 0, %147 ], [ %413, %412 ]
  %153 = mul nsw i64 %152, 11
  %154 = getelementptr inbounds i64, ptr %148, i64 %153
  %155 = getelementptr inbounds i64, ptr %154, i64 6
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %90, i64 %156
  %158 = getelementptr inbounds i64, ptr %154, i64 1
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %149, i64 %159
  %161 = getelementptr inbounds i64, ptr %150, i64 %152
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %412, label %164

164:
  %165 = getelementptr inbounds i64, ptr %154, i64 2
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %174

168:
  %169 = getelementptr inbounds double, ptr %157, i64 1
  %170 = load double, ptr %169, align 8
  %171 = fneg contract double %170
  store double %171, ptr %160, align 8
  %172 = load double, ptr %157, align 8
  %173 = getelementptr inbounds double, ptr %160, i64 1
  store double %172, ptr %173, align 8
  br label %412

174:
  %175 = load ptr, ptr %36, align 8
  %176 = getelementptr inbounds i64, ptr %154, i64 10
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %175, i64 %177
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(72) %13, ptr align 8 dereferenceable(72) %178, i64 72, i1 false)
  br label %179

179:
  %180 = phi i64 [ %186, %179 ], [ 0, %174 ]
  %181 = phi double [ %185, %179 ], [ 0.000000e+00, %174 ]
  %182 = getelementptr inbounds double, ptr %13, i64 %180
  %183 = load double, ptr %182, align 8
  %184 = fmul contract double %183, %183
  %185 = fadd contract double %181, %184
  %186 = add nsw i64 %180, 1
  %187 = icmp eq i64 %186, 9
  br i1 %187, label %188, label %179

188:
  %189 = phi i64 [ %194, %188 ], [ 0, %179 ]
  %190 = and i64 %189, 3
  %191 = icmp eq i64 %190, 0
  %192 = select contract i1 %191, double 1.000000e+00, double 0.000000e+00
  %193 = getelementptr inbounds double, ptr %14, i64 %189
  store double %192, ptr %193, align 8
  %194 = add nsw i64 %189, 1
  %195 = icmp eq i64 %194, 9
  br i1 %195, label %196, label %188

196:
  %197 = fmul contract double %185, 1.000000e-30
  br label %198

198:
  %199 = phi i32 [ %204, %203 ], [ 0, %196 ]
  br label %208

200:
  %201 = phi i32 [ %210, %208 ], [ %303, %301 ]
  %202 = icmp eq i64 %211, 3
  br i1 %202, label %203, label %208

203:
  %204 = add nsw i32 %199, 1
  %205 = icmp ult i32 %199, 39
  %206 = icmp ne i32 %201, 0
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %198, label %306

208:
  %209 = phi i64 [ 0, %198 ], [ %211, %200 ]
  %210 = phi i32 [ 0, %198 ], [ %201, %200 ]
  %211 = add nsw i64 %209, 1
  %212 = icmp ult i64 %209, 2
  br i1 %212, label %213, label %200

213:
  %214 = mul nsw i64 %209, 3
  %215 = getelementptr inbounds double, ptr %13, i64 %214
  %216 = getelementptr inbounds double, ptr %14, i64 %214
  br label %217

217:
  %218 = phi i64 [ %211, %213 ], [ %304, %301 ]
  %219 = phi i32 [ %210, %213 ], [ %303, %301 ]
  br label %220

220:
  %221 = phi i64 [ %227, %220 ], [ 0, %217 ]
  %222 = phi double [ %226, %220 ], [ 0.000000e+00, %217 ]
  %223 = getelementptr inbounds double, ptr %215, i64 %221
  %224 = load double, ptr %223, align 8
  %225 = fmul contract double %224, %224
  %226 = fadd contract double %222, %225
  %227 = add nsw i64 %221, 1
  %228 = icmp eq i64 %227, 3
  br i1 %228, label %229, label %220

229:
  %230 = mul nsw i64 %218, 3
  %231 = getelementptr inbounds double, ptr %13, i64 %230
  br label %232

232:
  %233 = phi i64 [ %239, %232 ], [ 0, %229 ]
  %234 = phi double [ %238, %232 ], [ 0.000000e+00, %229 ]
  %235 = getelementptr inbounds double, ptr %231, i64 %233
  %236 = load double, ptr %235, align 8
  %237 = fmul contract double %236, %236
  %238 = fadd contract double %234, %237
  %239 = add nsw i64 %233, 1
  %240 = icmp eq i64 %239, 3
  br i1 %240, label %241, label %232

241:
  %242 = phi i64 [ %250, %241 ], [ 0, %232 ]
  %243 = phi double [ %249, %241 ], [ 0.000000e+00, %232 ]
  %244 = getelementptr inbounds double, ptr %215, i64 %242
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %231, i64 %242
  %247 = load double, ptr %246, align 8
  %248 = fmul contract double %245, %247
  %249 = fadd contract double %243, %248
  %250 = add nsw i64 %242, 1
  %251 = icmp eq i64 %250, 3
  br i1 %251, label %252, label %241

252:
  %253 = call contract double @llvm.fabs.f64(double %249)
  %254 = call contract double @llvm.sqrt.f64(double %226)
  %255 = fmul contract double %254, 0x3CB0000000000000
  %256 = call contract double @llvm.sqrt.f64(double %238)
  %257 = fmul contract double %255, %256
  %258 = fcmp contract ogt double %253, %257
  %259 = fcmp contract ugt double %226, %197
  %260 = select i1 %258, i1 %259, i1 false
  %261 = fcmp contract ugt double %238, %197
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %263, label %301

263:
  %264 = fsub contract double %238, %226
  %265 = fmul contract double %249, 2.000000e+00
  %266 = fdiv contract double %264, %265
  %267 = fcmp contract oge double %266, 0.000000e+00
  %268 = select contract i1 %267, double 1.000000e+00, double -1.000000e+00
  %269 = call contract double @llvm.fabs.f64(double %266)
  %270 = fmul contract double %266, %266
  %271 = fadd contract double %270, 1.000000e+00
  %272 = call contract double @llvm.sqrt.f64(double %271)
  %273 = fadd contract double %269, %272
  %274 = fdiv contract double %268, %273
  %275 = fmul contract double %274, %274
  %276 = fadd contract double %275, 1.000000e+00
  %277 = call contract double @llvm.sqrt.f64(double %276)
  %278 = fdiv contract double 1.000000e+00, %277
  %279 = fmul contract double %274, %278
  %280 = getelementptr inbounds double, ptr %14, i64 %230
  br label %281

281:
  %282 = phi i1 [ true, %263 ], [ false, %285 ]
  %283 = select i1 %282, ptr %215, ptr %216
  %284 = select i1 %282, ptr %231, ptr %280
  br label %286

285:
  br i1 %282, label %281, label %301

286:
  %287 = phi i64 [ 0, %281 ], [ %299, %286 ]
  %288 = getelementptr inbounds double, ptr %283, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul contract double %278, %289
  %291 = getelementptr inbounds double, ptr %284, i64 %287
  %292 = load double, ptr %291, align 8
  %293 = fmul contract double %279, %292
  %294 = fsub contract double %290, %293
  store double %294, ptr %288, align 8
  %295 = fmul contract double %279, %289
  %296 = load double, ptr %291, align 8
  %297 = fmul contract double %278, %296
  %298 = fadd contract double %295, %297
  store double %298, ptr %291, align 8
  %299 = add nsw i64 %287, 1
  %300 = icmp eq i64 %299, 3
  br i1 %300, label %285, label %286

301:
  %302 = phi i32 [ 0, %252 ], [ 1, %285 ]
  %303 = or i32 %302, %219
  %304 = add nsw i64 %218, 1
  %305 = icmp eq i64 %304, 3
  br i1 %305, label %200, label %217

306:
  %307 = phi i64 [ %322, %319 ], [ 0, %203 ]
  %308 = mul nsw i64 %307, 3
  %309 = getelementptr inbounds double, ptr %13, i64 %308
  br label %310

310:
  %311 = phi i64 [ %317, %310 ], [ 0, %306 ]
  %312 = phi double [ %316, %310 ], [ 0.000000e+00, %306 ]
  %313 = getelementptr inbounds double, ptr %309, i64 %311
  %314 = load double, ptr %313, align 8
  %315 = fmul contract double %314, %314
  %316 = fadd contract double %312, %315
  %317 = add nsw i64 %311, 1
  %318 = icmp eq i64 %317, 3
  br i1 %318, label %319, label %310

319:
  %320 = call contract double @llvm.sqrt.f64(double %316)
  %321 = getelementptr inbounds double, ptr %15, i64 %307
  store double %320, ptr %321, align 8
  %322 = add nsw i64 %307, 1
  %323 = icmp eq i64 %322, 3
  br i1 %323, label %324, label %306

324:
  %325 = phi i64 [ %326, %357 ], [ 0, %319 ]
  %326 = add nsw i64 %325, 1
  %327 = icmp ult i64 %325, 2
  br i1 %327, label %359, label %328

328:
  %329 = phi i64 [ %325, %324 ], [ %367, %359 ]
  %330 = getelementptr inbounds double, ptr %15, i64 %325
  %331 = getelementptr inbounds double, ptr %15, i64 %329
  %332 = load double, ptr %330, align 8
  %333 = load double, ptr %331, align 8
  store double %333, ptr %330, align 8
  store double %332, ptr %331, align 8
  %334 = mul nsw i64 %325, 3
  %335 = getelementptr inbounds double, ptr %13, i64 %334
  %336 = mul nsw i64 %329, 3
  %337 = getelementptr inbounds double, ptr %13, i64 %336
  br label %338

338:
  %339 = phi i64 [ %344, %338 ], [ 0, %328 ]
  %340 = getelementptr inbounds double, ptr %335, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = getelementptr inbounds double, ptr %337, i64 %339
  %343 = load double, ptr %342, align 8
  store double %343, ptr %340, align 8
  store double %341, ptr %342, align 8
  %344 = add nsw i64 %339, 1
  %345 = icmp eq i64 %344, 3
  br i1 %345, label %346, label %338

346:
  %347 = getelementptr inbounds double, ptr %14, i64 %334
  %348 = getelementptr inbounds double, ptr %14, i64 %336
  br label %349

349:
  %350 = phi i64 [ %355, %349 ], [ 0, %346 ]
  %351 = getelementptr inbounds double, ptr %347, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %348, i64 %350
  %354 = load double, ptr %353, align 8
  store double %354, ptr %351, align 8
  store double %352, ptr %353, align 8
  %355 = add nsw i64 %350, 1
  %356 = icmp eq i64 %355, 3
  br i1 %356, label %357, label %349

357:
  %358 = icmp eq i64 %326, 3
  br i1 %358, label %381, label %324

359:
  %360 = phi i64 [ %368, %359 ], [ %326, %324 ]
  %361 = phi i64 [ %367, %359 ], [ %325, %324 ]
  %362 = getelementptr inbounds double, ptr %15, i64 %360
  %363 = load double, ptr %362, align 8
  %364 = getelementptr inbounds double, ptr %15, i64 %361
  %365 = load double, ptr %364, align 8
  %366 = fcmp contract ogt double %363, %365
  %367 = select i1 %366, i64 %360, i64 %361
  %368 = add nsw i64 %360, 1
  %369 = icmp eq i64 %368, 3
  br i1 %369, label %328, label %359

370:
  %371 = phi i64 [ %377, %370 ], [ 0, %381 ]
  %372 = phi double [ %376, %370 ], [ 0.000000e+00, %381 ]
  %373 = getelementptr inbounds double, ptr %160, i64 %371
  %374 = load double, ptr %373, align 8
  %375 = fmul contract double %374, %374
  %376 = fadd contract double %372, %375
  %377 = add nsw i64 %371, 1
  %378 = icmp eq i64 %377, 3
  br i1 %378, label %379, label %370

379:
  %380 = call contract double @llvm.sqrt.f64(double %376)
  br label %405

381:
  %382 = phi i64 [ %383, %381 ], [ 0, %357 ]
  %383 = add nsw i64 %382, 1
  %384 = add nsw i64 %382, -2
  %385 = icmp ult i64 %382, 2
  %386 = select i1 %385, i64 %383, i64 %384
  %387 = add nsw i64 %386, 6
  %388 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = add nsw i64 %382, -1
  %391 = icmp eq i64 %382, 0
  %392 = select i1 %391, i64 2, i64 %390
  %393 = getelementptr inbounds double, ptr %157, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = fmul contract double %389, %394
  %396 = add nsw i64 %392, 6
  %397 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %396
  %398 = load double, ptr %397, align 8
  %399 = getelementptr inbounds double, ptr %157, i64 %386
  %400 = load double, ptr %399, align 8
  %401 = fmul contract double %398, %400
  %402 = fsub contract double %395, %401
  %403 = getelementptr inbounds double, ptr %160, i64 %382
  store double %402, ptr %403, align 8
  %404 = icmp eq i64 %383, 3
  br i1 %404, label %370, label %381

405:
  %406 = phi i64 [ 0, %379 ], [ %410, %405 ]
  %407 = getelementptr inbounds double, ptr %160, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = fdiv contract double %408, %380
  store double %409, ptr %407, align 8
  %410 = add nsw i64 %406, 1
  %411 = icmp eq i64 %410, 3
  br i1 %411, label %412, label %405

412:
  %413 = add nsw i64 %152, 1
  %414 = icmp eq i64 %413, %145
  br i1 %414, label %415, label %151

415:
  %416 = load ptr, ptr %31, align 8
  %417 = load i64, ptr %40, align 8
  %418 = icmp sgt i64 %417, 0
  %419 = load i64, ptr %41, align 8
  br i1 %418, label %420, label %424

420:
  %421 = shl i64 %419, 3
  %422 = getelementptr i8, ptr %416, i64 %421
  %423 = shl i64 %417, 3
  call void @llvm.memset.p0.i64(ptr align 8 %422, i8 0, i64 %423, i1 false)
  br label %424

424:
  %425 = getelementptr inbounds double, ptr %416, i64 %419
  store double %2, ptr %425, align 8
  %426 = add nsw i64 %419, 1
  %427 = getelementptr inbounds double, ptr %416, i64 %426
  store double %42, ptr %427, align 8
  br i1 %146, label %428, label %465

428:
  %429 = load ptr, ptr %33, align 8
  br label %430

430:
  %431 = phi i64 [ 0, %428 ], [ %463, %462 ]
  %432 = getelementptr inbounds i64, ptr %429, i64 %431
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %462, label %435

435:
  %436 = load ptr, ptr %32, align 8
  %437 = mul nsw i64 %431, 11
  %438 = getelementptr inbounds i64, ptr %436, i64 %437
  %439 = getelementptr inbounds i64, ptr %438, i64 3
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds double, ptr %416, i64 %440
  store double 1.000000e+00, ptr %441, align 8
  %442 = getelementptr inbounds i64, ptr %438, i64 7
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %416, i64 %443
  store double 0x5F138D352E5096AF, ptr %444, align 8
  %445 = getelementptr inbounds i64, ptr %438, i64 2
  %446 = load i64, ptr %445, align 8
  %447 = load ptr, ptr %38, align 8
  %448 = getelementptr inbounds i64, ptr %438, i64 1
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr double, ptr %447, i64 %449
  %451 = getelementptr inbounds i64, ptr %438, i64 4
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr double, ptr %416, i64 %452
  %454 = icmp sgt i64 %446, 0
  br i1 %454, label %455, label %462

455:
  %456 = phi i64 [ %460, %455 ], [ 0, %435 ]
  %457 = getelementptr inbounds double, ptr %450, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds double, ptr %453, i64 %456
  store double %458, ptr %459, align 8
  %460 = add nsw i64 %456, 1
  %461 = icmp eq i64 %460, %446
  br i1 %461, label %462, label %455

462:
  %463 = add nsw i64 %431, 1
  %464 = icmp eq i64 %463, %145
  br i1 %464, label %465, label %430

465:
  %466 = load ptr, ptr %36, align 8
  store double %2, ptr %11, align 8
  %467 = load ptr, ptr %0, align 8
  %468 = load ptr, ptr %37, align 8
  call void %467(ptr %11, ptr %3, ptr %416, ptr %466, ptr %468)
  %469 = load i64, ptr %18, align 8
  %470 = icmp sgt i64 %469, 0
  br i1 %470, label %471, label %558

471:
  %472 = load ptr, ptr %32, align 8
  %473 = load ptr, ptr %33, align 8
  br label %474

474:
  %475 = phi i64 [ %469, %471 ], [ %548, %547 ]
  %476 = phi i64 [ 0, %471 ], [ %550, %547 ]
  %477 = phi i64 [ 0, %471 ], [ %549, %547 ]
  %478 = mul nsw i64 %476, 11
  %479 = getelementptr inbounds i64, ptr %472, i64 %478
  %480 = getelementptr inbounds i64, ptr %473, i64 %476
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %547, label %483

483:
  %484 = load ptr, ptr %34, align 8
  %485 = getelementptr inbounds i64, ptr %484, i64 %476
  %486 = load i64, ptr %485, align 8
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %547

488:
  %489 = load ptr, ptr %36, align 8
  %490 = load i64, ptr %43, align 8
  %491 = shl nsw i64 %490, 2
  %492 = getelementptr inbounds double, ptr %489, i64 %491
  %493 = load i64, ptr %44, align 8
  %494 = getelementptr inbounds double, ptr %492, i64 %493
  %495 = load i64, ptr %45, align 8
  %496 = mul nsw i64 %495, %490
  %497 = getelementptr inbounds double, ptr %494, i64 %496
  %498 = load i64, ptr %479, align 8
  %499 = getelementptr inbounds double, ptr %497, i64 %498
  %500 = load double, ptr %499, align 8
  %501 = shl nsw i64 %490, 1
  %502 = getelementptr inbounds double, ptr %489, i64 %501
  %503 = getelementptr inbounds double, ptr %502, i64 %493
  %504 = getelementptr inbounds double, ptr %489, i64 %490
  %505 = getelementptr inbounds i64, ptr %479, i64 1
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds double, ptr %504, i64 %506
  %508 = getelementptr inbounds double, ptr %503, i64 %506
  %509 = getelementptr inbounds i64, ptr %479, i64 2
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %510, 0
  br i1 %511, label %512, label %526

512:
  %513 = phi i64 [ %521, %512 ], [ 0, %488 ]
  %514 = phi double [ %520, %512 ], [ 0.000000e+00, %488 ]
  %515 = getelementptr inbounds double, ptr %507, i64 %513
  %516 = load double, ptr %515, align 8
  %517 = getelementptr inbounds double, ptr %508, i64 %513
  %518 = load double, ptr %517, align 8
  %519 = fmul contract double %516, %518
  %520 = fadd contract double %514, %519
  %521 = add nsw i64 %513, 1
  %522 = icmp eq i64 %521, %510
  br i1 %522, label %523, label %512

523:
  %524 = call contract double @llvm.fabs.f64(double %520)
  %525 = fcmp contract ogt double %524, %500
  br i1 %525, label %545, label %528

526:
  %527 = fcmp contract olt double %500, 0.000000e+00
  br i1 %527, label %545, label %541

528:
  %529 = getelementptr inbounds double, ptr %489, i64 %506
  br label %530

530:
  %531 = phi i64 [ %539, %530 ], [ 0, %528 ]
  %532 = phi double [ %538, %530 ], [ 0.000000e+00, %528 ]
  %533 = getelementptr inbounds double, ptr %529, i64 %531
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %508, i64 %531
  %536 = load double, ptr %535, align 8
  %537 = fmul contract double %534, %536
  %538 = fadd contract double %532, %537
  %539 = add nsw i64 %531, 1
  %540 = icmp eq i64 %539, %510
  br i1 %540, label %541, label %530

541:
  %542 = phi double [ 0.000000e+00, %526 ], [ %538, %530 ]
  %543 = fmul contract double %500, 2.000000e+00
  %544 = fcmp contract olt double %542, %543
  br i1 %544, label %545, label %547

545:
  store i64 0, ptr %480, align 8
  %546 = load i64, ptr %18, align 8
  br label %547

547:
  %548 = phi i64 [ %475, %483 ], [ %475, %474 ], [ %546, %545 ], [ %475, %541 ]
  %549 = phi i64 [ %477, %483 ], [ %477, %474 ], [ 1, %545 ], [ %477, %541 ]
  %550 = add nsw i64 %476, 1
  %551 = icmp slt i64 %550, %548
  br i1 %551, label %474, label %552

552:
  %553 = icmp eq i64 %549, 0
  br i1 %553, label %554, label %87

554:
  %555 = icmp sgt i64 %548, 0
  br i1 %555, label %556, label %558

556:
  %557 = load ptr, ptr %34, align 8
  br label %921

558:
  %559 = phi i32 [ 0, %554 ], [ %928, %921 ], [ 0, %465 ]
  %560 = load ptr, ptr %31, align 8
  %561 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 10
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds double, ptr %560, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = call contract double @llvm.sqrt.f64(double %564)
  %566 = call contract double @llvm.sqrt.f64(double %565)
  %567 = call contract double @llvm.sqrt.f64(double %566)
  %568 = fmul contract double %567, 3.000000e+02
  %569 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 26
  %570 = load ptr, ptr %569, align 8
  store double %2, ptr %10, align 8
  %571 = load ptr, ptr %0, align 8
  %572 = load ptr, ptr %37, align 8
  call void %571(ptr %10, ptr %3, ptr %560, ptr %570, ptr %572)
  call fastcc void @respond(ptr %0, ptr %1, double %2, ptr %3, ptr %570, i64 0)
  %573 = load i64, ptr %18, align 8
  %574 = icmp sgt i64 %573, 0
  br i1 %574, label %575, label %589

575:
  %576 = load i64, ptr %43, align 8
  %577 = shl nsw i64 %576, 1
  %578 = getelementptr inbounds double, ptr %570, i64 %577
  %579 = load i64, ptr %44, align 8
  %580 = getelementptr inbounds double, ptr %578, i64 %579
  %581 = load ptr, ptr %32, align 8
  %582 = load ptr, ptr %33, align 8
  %583 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %584 = add nsw i64 %573, 1
  %585 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %586 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %591

587:
  %588 = icmp eq i32 %559, 0
  br i1 %588, label %638, label %644

589:
  %590 = icmp eq i32 %559, 0
  br i1 %590, label %1835, label %644

591:
  %592 = phi i32 [ 0, %575 ], [ %635, %632 ]
  %593 = phi i64 [ 0, %575 ], [ %636, %632 ]
  %594 = mul nsw i64 %593, 11
  %595 = getelementptr inbounds i64, ptr %581, i64 %594
  %596 = getelementptr inbounds i64, ptr %595, i64 1
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds double, ptr %570, i64 %597
  %599 = getelementptr inbounds double, ptr %580, i64 %597
  %600 = getelementptr inbounds i64, ptr %595, i64 2
  %601 = load i64, ptr %600, align 8
  %602 = icmp sgt i64 %601, 0
  br i1 %602, label %603, label %614

603:
  %604 = phi i64 [ %612, %603 ], [ 0, %591 ]
  %605 = phi double [ %611, %603 ], [ 0.000000e+00, %591 ]
  %606 = getelementptr inbounds double, ptr %598, i64 %604
  %607 = load double, ptr %606, align 8
  %608 = getelementptr inbounds double, ptr %599, i64 %604
  %609 = load double, ptr %608, align 8
  %610 = fmul contract double %607, %609
  %611 = fadd contract double %605, %610
  %612 = add nsw i64 %604, 1
  %613 = icmp eq i64 %612, %601
  br i1 %613, label %614, label %603

614:
  %615 = phi double [ 0.000000e+00, %591 ], [ %611, %603 ]
  %616 = getelementptr inbounds i64, ptr %582, i64 %593
  %617 = load i64, ptr %616, align 8
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %632, label %619

619:
  %620 = load ptr, ptr %583, align 8
  %621 = mul nsw i64 %593, %584
  %622 = load i64, ptr %585, align 8
  %623 = mul nsw i64 %621, %622
  %624 = getelementptr inbounds double, ptr %620, i64 %623
  %625 = load double, ptr %624, align 8
  %626 = call contract double @llvm.fabs.f64(double %625)
  %627 = load ptr, ptr %586, align 8
  %628 = load double, ptr %627, align 8
  %629 = fmul contract double %626, %628
  %630 = fmul contract double %568, %615
  %631 = fcmp contract ogt double %629, %630
  br label %632

632:
  %633 = phi i1 [ false, %614 ], [ %631, %619 ]
  %634 = zext i1 %633 to i32
  %635 = or i32 %592, %634
  %636 = add nsw i64 %593, 1
  %637 = icmp eq i64 %636, %573
  br i1 %637, label %587, label %591

638:
  %639 = icmp eq i32 %635, 0
  br i1 %639, label %1835, label %640

640:
  %641 = load ptr, ptr %586, align 8
  %642 = load double, ptr %641, align 8
  %643 = call contract double @llvm.minnum.f64(double %642, double %39)
  br label %895

644:
  %645 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  %646 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %647 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %648 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %649 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %650 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %651 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %652 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 34
  br label %653

653:
  %654 = phi double [ %5, %644 ], [ %773, %771 ]
  %655 = phi i32 [ 0, %644 ], [ %774, %771 ]
  %656 = load ptr, ptr %645, align 8
  store double 0.000000e+00, ptr %656, align 8
  %657 = load ptr, ptr %31, align 8
  %658 = load ptr, ptr %646, align 8
  %659 = getelementptr inbounds i8, ptr %658, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %659, i8 0, i64 64, i1 false)
  %660 = load ptr, ptr %647, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %660, i8 0, i64 48, i1 false)
  %661 = getelementptr inbounds double, ptr %658, i64 6
  store double %2, ptr %661, align 8
  store double %2, ptr %658, align 8
  %662 = getelementptr inbounds double, ptr %658, i64 2
  store double %654, ptr %662, align 8
  %663 = getelementptr inbounds double, ptr %658, i64 3
  store double 0x7FF0000000000000, ptr %663, align 8
  %664 = load i64, ptr %648, align 8
  %665 = load ptr, ptr %649, align 8
  %666 = icmp sgt i64 %664, 0
  br i1 %666, label %667, label %674

667:
  %668 = phi i64 [ %672, %667 ], [ 0, %653 ]
  %669 = getelementptr inbounds double, ptr %3, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = getelementptr inbounds double, ptr %665, i64 %668
  store double %670, ptr %671, align 8
  %672 = add nsw i64 %668, 1
  %673 = icmp eq i64 %672, %664
  br i1 %673, label %674, label %667

674:
  %675 = load i64, ptr %650, align 8
  %676 = load ptr, ptr %651, align 8
  %677 = icmp sgt i64 %675, 0
  br i1 %677, label %678, label %685

678:
  %679 = phi i64 [ %683, %678 ], [ 0, %674 ]
  %680 = getelementptr inbounds double, ptr %657, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %676, i64 %679
  store double %681, ptr %682, align 8
  %683 = add nsw i64 %679, 1
  %684 = icmp eq i64 %683, %675
  br i1 %684, label %685, label %678

685:
  %686 = call i64 @begin(ptr %1, i64 1)
  %687 = load ptr, ptr %646, align 8
  %688 = load double, ptr %687, align 8
  %689 = load ptr, ptr %645, align 8
  %690 = load double, ptr %689, align 8
  br label %691

691:
  %692 = phi double [ %690, %685 ], [ %702, %706 ]
  %693 = phi double [ %688, %685 ], [ %704, %706 ]
  %694 = phi i32 [ 0, %685 ], [ %711, %706 ]
  %695 = call i64 @advance(ptr %1, i64 1)
  %696 = icmp ugt i64 %695, 1
  %697 = load ptr, ptr %646, align 8
  %698 = load double, ptr %697, align 8
  br i1 %696, label %714, label %699

699:
  %700 = fsub contract double %698, %693
  %701 = fcmp contract ogt double %692, %700
  %702 = select contract i1 %701, double %692, double %700
  %703 = load ptr, ptr %645, align 8
  store double %702, ptr %703, align 8
  %704 = load double, ptr %697, align 8
  %705 = fcmp contract oeq double %704, %654
  br i1 %705, label %714, label %706

706:
  %707 = fcmp contract ule double %700, 0.000000e+00
  %708 = fmul contract double %692, 1.500000e+00
  %709 = fcmp contract uge double %700, %708
  %710 = select i1 %707, i1 true, i1 %709
  %711 = add nsw i32 %694, 1
  %712 = icmp ult i32 %694, 7
  %713 = select i1 %710, i1 %712, i1 false
  br i1 %713, label %691, label %714

714:
  %715 = phi double [ %698, %691 ], [ %704, %699 ], [ %704, %706 ]
  %716 = fsub contract double %715, %2
  %717 = load ptr, ptr %649, align 8
  %718 = load ptr, ptr %31, align 8
  %719 = load ptr, ptr %36, align 8
  store double %715, ptr %9, align 8
  %720 = load ptr, ptr %0, align 8
  %721 = load ptr, ptr %37, align 8
  call void %720(ptr %9, ptr %717, ptr %718, ptr %719, ptr %721)
  %722 = load i64, ptr %18, align 8
  %723 = icmp sgt i64 %722, 0
  br i1 %723, label %724, label %778

724:
  %725 = load ptr, ptr %36, align 8
  %726 = load i64, ptr %43, align 8
  %727 = shl nsw i64 %726, 1
  %728 = getelementptr inbounds double, ptr %725, i64 %727
  %729 = load i64, ptr %44, align 8
  %730 = getelementptr inbounds double, ptr %728, i64 %729
  %731 = load ptr, ptr %32, align 8
  %732 = load ptr, ptr %652, align 8
  %733 = load ptr, ptr %33, align 8
  br label %736

734:
  %735 = icmp eq i32 %768, 0
  br i1 %735, label %771, label %776

736:
  %737 = phi i64 [ 0, %724 ], [ %769, %759 ]
  %738 = phi i32 [ 1, %724 ], [ %768, %759 ]
  %739 = mul nsw i64 %737, 11
  %740 = getelementptr inbounds i64, ptr %731, i64 %739
  %741 = getelementptr inbounds i64, ptr %740, i64 1
  %742 = load i64, ptr %741, align 8
  %743 = getelementptr inbounds double, ptr %725, i64 %742
  %744 = getelementptr inbounds double, ptr %730, i64 %742
  %745 = getelementptr inbounds i64, ptr %740, i64 2
  %746 = load i64, ptr %745, align 8
  %747 = icmp sgt i64 %746, 0
  br i1 %747, label %748, label %759

748:
  %749 = phi i64 [ %757, %748 ], [ 0, %736 ]
  %750 = phi double [ %756, %748 ], [ 0.000000e+00, %736 ]
  %751 = getelementptr inbounds double, ptr %743, i64 %749
  %752 = load double, ptr %751, align 8
  %753 = getelementptr inbounds double, ptr %744, i64 %749
  %754 = load double, ptr %753, align 8
  %755 = fmul contract double %752, %754
  %756 = fadd contract double %750, %755
  %757 = add nsw i64 %749, 1
  %758 = icmp eq i64 %757, %746
  br i1 %758, label %759, label %748

759:
  %760 = phi double [ 0.000000e+00, %736 ], [ %756, %748 ]
  %761 = getelementptr inbounds double, ptr %732, i64 %737
  store double %760, ptr %761, align 8
  %762 = getelementptr inbounds i64, ptr %733, i64 %737
  %763 = load i64, ptr %762, align 8
  %764 = icmp eq i64 %763, 0
  %765 = fcmp contract ogt double %760, 0.000000e+00
  %766 = select i1 %764, i1 true, i1 %765
  %767 = zext i1 %766 to i32
  %768 = and i32 %738, %767
  %769 = add nsw i64 %737, 1
  %770 = icmp eq i64 %769, %722
  br i1 %770, label %734, label %736

771:
  %772 = fmul contract double %716, 1.250000e-01
  %773 = fadd contract double %772, %2
  %774 = add nsw i32 %655, 1
  %775 = icmp eq i32 %774, 6
  br i1 %775, label %1835, label %653

776:
  %777 = fcmp contract ogt double %716, 0.000000e+00
  br i1 %777, label %783, label %1835

778:
  %779 = fcmp contract ogt double %716, 0.000000e+00
  br i1 %779, label %780, label %1835

780:
  %781 = load ptr, ptr %645, align 8
  %782 = load double, ptr %781, align 8
  br label %895

783:
  %784 = load ptr, ptr %645, align 8
  %785 = load double, ptr %784, align 8
  %786 = fcmp contract ogt double %568, 4.000000e+01
  %787 = select contract i1 %786, double %568, double 4.000000e+01
  %788 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %789 = fmul contract double %716, %716
  %790 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %791 = add nsw i64 %722, 1
  %792 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %793 = getelementptr inbounds double, ptr %570, i64 %727
  %794 = getelementptr inbounds double, ptr %793, i64 %729
  %795 = getelementptr inbounds double, ptr %794, i64 %726
  br label %796

796:
  %797 = phi double [ %785, %783 ], [ %892, %891 ]
  %798 = phi i64 [ 0, %783 ], [ %893, %891 ]
  %799 = getelementptr inbounds i64, ptr %733, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %891, label %802

802:
  %803 = mul nsw i64 %798, 11
  %804 = getelementptr inbounds i64, ptr %731, i64 %803
  %805 = getelementptr inbounds i64, ptr %804, i64 1
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr inbounds double, ptr %570, i64 %806
  %808 = getelementptr inbounds double, ptr %794, i64 %806
  %809 = getelementptr inbounds i64, ptr %804, i64 2
  %810 = load i64, ptr %809, align 8
  %811 = icmp sgt i64 %810, 0
  br i1 %811, label %812, label %858

812:
  %813 = phi i64 [ %821, %812 ], [ 0, %802 ]
  %814 = phi double [ %820, %812 ], [ 0.000000e+00, %802 ]
  %815 = getelementptr inbounds double, ptr %807, i64 %813
  %816 = load double, ptr %815, align 8
  %817 = getelementptr inbounds double, ptr %808, i64 %813
  %818 = load double, ptr %817, align 8
  %819 = fmul contract double %816, %818
  %820 = fadd contract double %814, %819
  %821 = add nsw i64 %813, 1
  %822 = icmp eq i64 %821, %810
  br i1 %822, label %823, label %812

823:
  %824 = load ptr, ptr %788, align 8
  %825 = load i64, ptr %45, align 8
  %826 = getelementptr inbounds double, ptr %824, i64 %825
  %827 = mul nsw i64 %825, %726
  %828 = getelementptr inbounds double, ptr %795, i64 %827
  %829 = add nsw i64 %810, %806
  %830 = icmp sgt i64 %825, 0
  br label %831

831:
  %832 = phi i64 [ %806, %823 ], [ %856, %849 ]
  %833 = phi double [ 0.000000e+00, %823 ], [ %855, %849 ]
  %834 = getelementptr inbounds double, ptr %570, i64 %832
  %835 = load double, ptr %834, align 8
  %836 = mul nsw i64 %832, %825
  %837 = getelementptr inbounds double, ptr %795, i64 %836
  br i1 %830, label %838, label %849

838:
  %839 = phi i64 [ %847, %838 ], [ 0, %831 ]
  %840 = phi double [ %846, %838 ], [ 0.000000e+00, %831 ]
  %841 = getelementptr inbounds double, ptr %837, i64 %839
  %842 = load double, ptr %841, align 8
  %843 = getelementptr inbounds double, ptr %826, i64 %839
  %844 = load double, ptr %843, align 8
  %845 = fmul contract double %842, %844
  %846 = fadd contract double %840, %845
  %847 = add nsw i64 %839, 1
  %848 = icmp eq i64 %847, %825
  br i1 %848, label %849, label %838

849:
  %850 = phi double [ 0.000000e+00, %831 ], [ %846, %838 ]
  %851 = getelementptr inbounds double, ptr %828, i64 %832
  %852 = load double, ptr %851, align 8
  %853 = fsub contract double %850, %852
  %854 = fmul contract double %835, %853
  %855 = fadd contract double %833, %854
  %856 = add nsw i64 %832, 1
  %857 = icmp slt i64 %856, %829
  br i1 %857, label %831, label %858

858:
  %859 = phi double [ 0.000000e+00, %802 ], [ %820, %849 ]
  %860 = phi double [ 0.000000e+00, %802 ], [ %855, %849 ]
  %861 = getelementptr inbounds double, ptr %732, i64 %798
  %862 = load double, ptr %861, align 8
  %863 = fsub contract double %862, %859
  %864 = fmul contract double %716, %860
  %865 = fsub contract double %863, %864
  %866 = fmul contract double %865, 2.000000e+00
  %867 = fdiv contract double %866, %789
  %868 = load ptr, ptr %790, align 8
  %869 = mul nsw i64 %798, %791
  %870 = load i64, ptr %792, align 8
  %871 = mul nsw i64 %869, %870
  %872 = getelementptr inbounds double, ptr %868, i64 %871
  %873 = load double, ptr %872, align 8
  %874 = call contract double @llvm.fabs.f64(double %873)
  %875 = fdiv contract double %874, %787
  %876 = fsub contract double %875, %860
  %877 = fmul contract double %876, %876
  %878 = fmul contract double %867, 2.000000e+00
  %879 = fmul contract double %859, %878
  %880 = fsub contract double %877, %879
  %881 = fcmp contract ogt double %867, 0.000000e+00
  %882 = fcmp contract ogt double %876, 0.000000e+00
  %883 = select i1 %881, i1 %882, i1 false
  %884 = fcmp contract ogt double %880, 0.000000e+00
  %885 = select i1 %883, i1 %884, i1 false
  br i1 %885, label %886, label %891

886:
  %887 = call contract double @llvm.sqrt.f64(double %880)
  %888 = fadd contract double %876, %887
  %889 = fdiv contract double %888, %867
  %890 = call contract double @llvm.minnum.f64(double %797, double %889)
  br label %891

891:
  %892 = phi double [ %797, %796 ], [ %890, %886 ], [ %797, %858 ]
  %893 = add nsw i64 %798, 1
  %894 = icmp eq i64 %893, %722
  br i1 %894, label %895, label %796

895:
  %896 = phi double [ %643, %640 ], [ %782, %780 ], [ %892, %891 ]
  %897 = fcmp contract ogt double %896, 0.000000e+00
  br i1 %897, label %898, label %1835

898:
  %899 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %900 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 32
  %901 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 11
  %902 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 33
  %903 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 35
  %904 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 15
  %905 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %906 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %907 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %908 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %909 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %910 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %911 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 25
  %912 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 13
  %913 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 1
  %914 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %915 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  %916 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 14
  %917 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %918 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  %919 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %920 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %931

921:
  %922 = phi i32 [ 0, %556 ], [ %928, %921 ]
  %923 = phi i64 [ 0, %556 ], [ %929, %921 ]
  %924 = getelementptr inbounds i64, ptr %557, i64 %923
  %925 = load i64, ptr %924, align 8
  %926 = icmp ne i64 %925, 0
  %927 = zext i1 %926 to i32
  %928 = or i32 %922, %927
  %929 = add nsw i64 %923, 1
  %930 = icmp eq i64 %929, %548
  br i1 %930, label %558, label %921

931:
  %932 = phi i32 [ 0, %898 ], [ %1828, %1821 ]
  %933 = phi double [ %896, %898 ], [ %1827, %1821 ]
  %934 = load ptr, ptr %31, align 8
  %935 = load i64, ptr %40, align 8
  %936 = icmp sgt i64 %935, 0
  %937 = load i64, ptr %41, align 8
  br i1 %936, label %938, label %942

938:
  %939 = shl i64 %937, 3
  %940 = getelementptr i8, ptr %934, i64 %939
  %941 = shl i64 %935, 3
  call void @llvm.memset.p0.i64(ptr align 8 %940, i8 0, i64 %941, i1 false)
  br label %942

942:
  %943 = getelementptr inbounds double, ptr %934, i64 %937
  store double %2, ptr %943, align 8
  %944 = fdiv contract double 1.000000e+00, %933
  %945 = add nsw i64 %937, 1
  %946 = getelementptr inbounds double, ptr %934, i64 %945
  store double %944, ptr %946, align 8
  %947 = load i64, ptr %18, align 8
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %949, label %986

949:
  %950 = load ptr, ptr %33, align 8
  br label %951

951:
  %952 = phi i64 [ 0, %949 ], [ %984, %983 ]
  %953 = getelementptr inbounds i64, ptr %950, i64 %952
  %954 = load i64, ptr %953, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %983, label %956

956:
  %957 = load ptr, ptr %32, align 8
  %958 = mul nsw i64 %952, 11
  %959 = getelementptr inbounds i64, ptr %957, i64 %958
  %960 = getelementptr inbounds i64, ptr %959, i64 3
  %961 = load i64, ptr %960, align 8
  %962 = getelementptr inbounds double, ptr %934, i64 %961
  store double 1.000000e+00, ptr %962, align 8
  %963 = getelementptr inbounds i64, ptr %959, i64 7
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds double, ptr %934, i64 %964
  store double 0x5F138D352E5096AF, ptr %965, align 8
  %966 = getelementptr inbounds i64, ptr %959, i64 2
  %967 = load i64, ptr %966, align 8
  %968 = load ptr, ptr %38, align 8
  %969 = getelementptr inbounds i64, ptr %959, i64 1
  %970 = load i64, ptr %969, align 8
  %971 = getelementptr double, ptr %968, i64 %970
  %972 = getelementptr inbounds i64, ptr %959, i64 4
  %973 = load i64, ptr %972, align 8
  %974 = getelementptr double, ptr %934, i64 %973
  %975 = icmp sgt i64 %967, 0
  br i1 %975, label %976, label %983

976:
  %977 = phi i64 [ %981, %976 ], [ 0, %956 ]
  %978 = getelementptr inbounds double, ptr %971, i64 %977
  %979 = load double, ptr %978, align 8
  %980 = getelementptr inbounds double, ptr %974, i64 %977
  store double %979, ptr %980, align 8
  %981 = add nsw i64 %977, 1
  %982 = icmp eq i64 %981, %967
  br i1 %982, label %983, label %976

983:
  %984 = add nsw i64 %952, 1
  %985 = icmp eq i64 %984, %947
  br i1 %985, label %986, label %951

986:
  %987 = load i64, ptr %899, align 8
  %988 = load ptr, ptr %36, align 8
  store double %2, ptr %8, align 8
  %989 = load ptr, ptr %0, align 8
  %990 = load ptr, ptr %37, align 8
  call void %989(ptr %8, ptr %3, ptr %934, ptr %988, ptr %990)
  %991 = load i64, ptr %18, align 8
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %993, label %1012

993:
  %994 = load ptr, ptr %36, align 8
  %995 = load i64, ptr %43, align 8
  %996 = shl nsw i64 %995, 1
  %997 = getelementptr inbounds double, ptr %994, i64 %996
  %998 = load i64, ptr %44, align 8
  %999 = getelementptr inbounds double, ptr %997, i64 %998
  %1000 = load ptr, ptr %32, align 8
  %1001 = getelementptr inbounds double, ptr %994, i64 %995
  %1002 = load ptr, ptr %900, align 8
  %1003 = shl nsw i64 %995, 2
  %1004 = getelementptr inbounds double, ptr %994, i64 %1003
  %1005 = getelementptr inbounds double, ptr %1004, i64 %998
  %1006 = load i64, ptr %45, align 8
  %1007 = mul nsw i64 %1006, %995
  %1008 = getelementptr inbounds double, ptr %1005, i64 %1007
  %1009 = load ptr, ptr %902, align 8
  %1010 = icmp sgt i64 %987, 0
  %1011 = shl i64 %987, 3
  br label %1016

1012:
  %1013 = icmp sgt i64 %987, 0
  %1014 = fadd contract double %933, %2
  %1015 = add nsw i64 %987, -1
  br label %1054

1016:
  %1017 = phi i64 [ 0, %993 ], [ %1052, %1051 ]
  %1018 = mul i64 %1017, %1011
  %1019 = mul nsw i64 %1017, 11
  %1020 = getelementptr inbounds i64, ptr %1000, i64 %1019
  %1021 = getelementptr inbounds i64, ptr %1020, i64 1
  %1022 = load i64, ptr %1021, align 8
  %1023 = getelementptr inbounds double, ptr %1001, i64 %1022
  %1024 = getelementptr inbounds double, ptr %999, i64 %1022
  %1025 = getelementptr inbounds i64, ptr %1020, i64 2
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp sgt i64 %1026, 0
  br i1 %1027, label %1028, label %1039

1028:
  %1029 = phi i64 [ %1037, %1028 ], [ 0, %1016 ]
  %1030 = phi double [ %1036, %1028 ], [ 0.000000e+00, %1016 ]
  %1031 = getelementptr inbounds double, ptr %1023, i64 %1029
  %1032 = load double, ptr %1031, align 8
  %1033 = getelementptr inbounds double, ptr %1024, i64 %1029
  %1034 = load double, ptr %1033, align 8
  %1035 = fmul contract double %1032, %1034
  %1036 = fadd contract double %1030, %1035
  %1037 = add nsw i64 %1029, 1
  %1038 = icmp eq i64 %1037, %1026
  br i1 %1038, label %1039, label %1028

1039:
  %1040 = phi double [ 0.000000e+00, %1016 ], [ %1036, %1028 ]
  %1041 = getelementptr inbounds double, ptr %1002, i64 %1017
  store double %1040, ptr %1041, align 8
  %1042 = load i64, ptr %1020, align 8
  %1043 = getelementptr inbounds double, ptr %1008, i64 %1042
  %1044 = load double, ptr %1043, align 8
  %1045 = load double, ptr %901, align 8
  %1046 = fdiv contract double %1044, %1045
  %1047 = getelementptr inbounds double, ptr %1009, i64 %1017
  store double %1046, ptr %1047, align 8
  br i1 %1010, label %1048, label %1051

1048:
  %1049 = load ptr, ptr %903, align 8
  %1050 = getelementptr i8, ptr %1049, i64 %1018
  call void @llvm.memset.p0.i64(ptr align 8 %1050, i8 0, i64 %1011, i1 false)
  br label %1051

1051:
  %1052 = add nsw i64 %1017, 1
  %1053 = icmp eq i64 %1052, %991
  br i1 %1053, label %1012, label %1016

1054:
  %1055 = phi i64 [ %991, %1012 ], [ %1286, %1630 ]
  %1056 = phi double [ 0x7FF0000000000000, %1012 ], [ %1271, %1630 ]
  %1057 = phi i32 [ 0, %1012 ], [ %1631, %1630 ]
  %1058 = icmp sgt i64 %1055, 0
  br i1 %1058, label %1059, label %1077

1059:
  %1060 = phi i64 [ %1179, %1178 ], [ 0, %1054 ]
  br i1 %1013, label %1061, label %1178

1061:
  %1062 = load ptr, ptr %33, align 8
  %1063 = getelementptr inbounds i64, ptr %1062, i64 %1060
  %1064 = load i64, ptr %1063, align 8
  %1065 = icmp eq i64 %1064, 0
  br i1 %1065, label %1178, label %1066

1066:
  %1067 = mul nsw i64 %1060, 11
  %1068 = mul nsw i64 %1060, %987
  %1069 = load ptr, ptr %904, align 8
  %1070 = load ptr, ptr %903, align 8
  %1071 = getelementptr inbounds double, ptr %1070, i64 %1068
  %1072 = load ptr, ptr %31, align 8
  %1073 = load ptr, ptr %32, align 8
  %1074 = getelementptr inbounds i64, ptr %1073, i64 5
  %1075 = getelementptr inbounds i64, ptr %1074, i64 %1067
  %1076 = load i64, ptr %1075, align 8
  br label %1174

1077:
  %1078 = load i64, ptr %905, align 8
  %1079 = load i64, ptr %899, align 8
  %1080 = shl i64 %1079, 1
  %1081 = add nsw i64 %1080, -1
  %1082 = load ptr, ptr %31, align 8
  %1083 = load ptr, ptr %906, align 8
  %1084 = getelementptr inbounds i8, ptr %1083, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %1084, i8 0, i64 64, i1 false)
  %1085 = load ptr, ptr %907, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1085, i8 0, i64 48, i1 false)
  %1086 = getelementptr inbounds double, ptr %1083, i64 6
  store double %2, ptr %1086, align 8
  store double %2, ptr %1083, align 8
  %1087 = getelementptr inbounds double, ptr %1083, i64 2
  store double %1014, ptr %1087, align 8
  %1088 = getelementptr inbounds double, ptr %1083, i64 3
  store double 0x7FF0000000000000, ptr %1088, align 8
  %1089 = load i64, ptr %905, align 8
  %1090 = load ptr, ptr %908, align 8
  %1091 = icmp sgt i64 %1089, 0
  br i1 %1091, label %1092, label %1099

1092:
  %1093 = phi i64 [ %1097, %1092 ], [ 0, %1077 ]
  %1094 = getelementptr inbounds double, ptr %3, i64 %1093
  %1095 = load double, ptr %1094, align 8
  %1096 = getelementptr inbounds double, ptr %1090, i64 %1093
  store double %1095, ptr %1096, align 8
  %1097 = add nsw i64 %1093, 1
  %1098 = icmp eq i64 %1097, %1089
  br i1 %1098, label %1099, label %1092

1099:
  %1100 = load i64, ptr %909, align 8
  %1101 = load ptr, ptr %910, align 8
  %1102 = icmp sgt i64 %1100, 0
  br i1 %1102, label %1103, label %1110

1103:
  %1104 = phi i64 [ %1108, %1103 ], [ 0, %1099 ]
  %1105 = getelementptr inbounds double, ptr %1082, i64 %1104
  %1106 = load double, ptr %1105, align 8
  %1107 = getelementptr inbounds double, ptr %1101, i64 %1104
  store double %1106, ptr %1107, align 8
  %1108 = add nsw i64 %1104, 1
  %1109 = icmp eq i64 %1108, %1100
  br i1 %1109, label %1110, label %1103

1110:
  %1111 = call i64 @begin(ptr %1, i64 1)
  %1112 = icmp slt i64 %1079, 1
  br i1 %1112, label %1197, label %1113

1113:
  %1114 = icmp sgt i64 %1078, 0
  %1115 = call i64 @llvm.smax.i64(i64 %1080, i64 1)
  br label %1116

1116:
  %1117 = phi i1 [ false, %1113 ], [ %1170, %1161 ]
  %1118 = phi i64 [ 0, %1113 ], [ %1169, %1161 ]
  %1119 = load ptr, ptr %911, align 8
  %1120 = mul nsw i64 %1118, %1078
  %1121 = getelementptr double, ptr %1119, i64 %1120
  %1122 = icmp eq i64 %1118, %1081
  br i1 %1122, label %1127, label %1123

1123:
  %1124 = load ptr, ptr %912, align 8
  %1125 = getelementptr inbounds double, ptr %1124, i64 %1118
  %1126 = load double, ptr %1125, align 8
  br label %1127

1127:
  %1128 = phi contract double [ %1126, %1123 ], [ 1.000000e+00, %1116 ]
  %1129 = fmul contract double %933, %1128
  %1130 = fadd contract double %1129, %2
  %1131 = load ptr, ptr %906, align 8
  %1132 = getelementptr inbounds double, ptr %1131, i64 2
  store double %1130, ptr %1132, align 8
  %1133 = call i64 @advance(ptr %1, i64 40)
  %1134 = icmp eq i64 %1133, 0
  br i1 %1134, label %1135, label %1172

1135:
  %1136 = load ptr, ptr %908, align 8
  br i1 %1114, label %1140, label %1137

1137:
  %1138 = load ptr, ptr %907, align 8
  %1139 = getelementptr inbounds i64, ptr %1138, i64 2
  store i64 0, ptr %1139, align 8
  br label %1161

1140:
  %1141 = phi i64 [ %1147, %1140 ], [ 0, %1135 ]
  %1142 = phi double [ %1146, %1140 ], [ 0.000000e+00, %1135 ]
  %1143 = getelementptr inbounds double, ptr %1136, i64 %1141
  %1144 = load double, ptr %1143, align 8
  %1145 = fmul contract double %1144, 0.000000e+00
  %1146 = fadd contract double %1142, %1145
  %1147 = add nsw i64 %1141, 1
  %1148 = icmp eq i64 %1147, %1078
  br i1 %1148, label %1149, label %1140

1149:
  %1150 = fcmp contract une double %1146, 0.000000e+00
  br i1 %1150, label %1172, label %1151

1151:
  %1152 = load ptr, ptr %907, align 8
  %1153 = getelementptr inbounds i64, ptr %1152, i64 2
  store i64 0, ptr %1153, align 8
  br label %1154

1154:
  %1155 = phi i64 [ %1159, %1154 ], [ 0, %1151 ]
  %1156 = getelementptr inbounds double, ptr %1136, i64 %1155
  %1157 = load double, ptr %1156, align 8
  %1158 = getelementptr inbounds double, ptr %1121, i64 %1155
  store double %1157, ptr %1158, align 8
  %1159 = add nsw i64 %1155, 1
  %1160 = icmp eq i64 %1159, %1078
  br i1 %1160, label %1161, label %1154

1161:
  %1162 = load ptr, ptr %31, align 8
  %1163 = load ptr, ptr %569, align 8
  %1164 = load i64, ptr %913, align 8
  %1165 = mul nsw i64 %1164, %1118
  %1166 = getelementptr inbounds double, ptr %1163, i64 %1165
  store double %1130, ptr %7, align 8
  %1167 = load ptr, ptr %0, align 8
  %1168 = load ptr, ptr %37, align 8
  call void %1167(ptr %7, ptr %1121, ptr %1162, ptr %1166, ptr %1168)
  %1169 = add nsw i64 %1118, 1
  %1170 = icmp sge i64 %1169, %1080
  %1171 = icmp eq i64 %1169, %1115
  br i1 %1171, label %1172, label %1116

1172:
  %1173 = phi i1 [ %1117, %1149 ], [ %1117, %1127 ], [ %1170, %1161 ]
  br i1 %1173, label %1197, label %1821

1174:
  %1175 = phi i64 [ 0, %1066 ], [ %1195, %1192 ]
  %1176 = mul nsw i64 %1175, %987
  %1177 = getelementptr inbounds double, ptr %1069, i64 %1176
  br label %1181

1178:
  %1179 = add nsw i64 %1060, 1
  %1180 = icmp eq i64 %1179, %1055
  br i1 %1180, label %1077, label %1059

1181:
  %1182 = phi i64 [ %1190, %1181 ], [ 0, %1174 ]
  %1183 = phi double [ %1189, %1181 ], [ 0.000000e+00, %1174 ]
  %1184 = getelementptr inbounds double, ptr %1177, i64 %1182
  %1185 = load double, ptr %1184, align 8
  %1186 = getelementptr inbounds double, ptr %1071, i64 %1182
  %1187 = load double, ptr %1186, align 8
  %1188 = fmul contract double %1185, %1187
  %1189 = fadd contract double %1183, %1188
  %1190 = add nsw i64 %1182, 1
  %1191 = icmp eq i64 %1190, %987
  br i1 %1191, label %1192, label %1181

1192:
  %1193 = add nsw i64 %1175, %1076
  %1194 = getelementptr inbounds double, ptr %1072, i64 %1193
  store double %1189, ptr %1194, align 8
  %1195 = add nsw i64 %1175, 1
  %1196 = icmp eq i64 %1195, %987
  br i1 %1196, label %1178, label %1174

1197:
  %1198 = load i64, ptr %18, align 8
  %1199 = icmp sgt i64 %1198, 0
  br i1 %1199, label %1200, label %1689

1200:
  %1201 = load i64, ptr %899, align 8
  %1202 = shl nsw i64 %1201, 1
  %1203 = icmp sgt i64 %1201, 0
  br label %1204

1204:
  %1205 = phi double [ 0.000000e+00, %1200 ], [ %1271, %1270 ]
  %1206 = phi i64 [ 0, %1200 ], [ %1272, %1270 ]
  br i1 %1203, label %1207, label %1270

1207:
  %1208 = load ptr, ptr %33, align 8
  %1209 = getelementptr inbounds i64, ptr %1208, i64 %1206
  %1210 = load i64, ptr %1209, align 8
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1270, label %1212

1212:
  %1213 = mul nsw i64 %1206, 11
  %1214 = load ptr, ptr %569, align 8
  %1215 = load i64, ptr %913, align 8
  %1216 = load i64, ptr %43, align 8
  %1217 = shl nsw i64 %1216, 1
  %1218 = load i64, ptr %44, align 8
  %1219 = load ptr, ptr %32, align 8
  %1220 = getelementptr inbounds i64, ptr %1219, i64 %1213
  %1221 = getelementptr inbounds i64, ptr %1220, i64 1
  %1222 = load i64, ptr %1221, align 8
  %1223 = getelementptr inbounds i64, ptr %1220, i64 2
  %1224 = load i64, ptr %1223, align 8
  %1225 = icmp sgt i64 %1224, 0
  %1226 = load ptr, ptr %900, align 8
  %1227 = getelementptr inbounds double, ptr %1226, i64 %1206
  %1228 = load double, ptr %1227, align 8
  %1229 = load ptr, ptr %912, align 8
  %1230 = load ptr, ptr %902, align 8
  %1231 = getelementptr inbounds double, ptr %1230, i64 %1206
  %1232 = load double, ptr %1231, align 8
  br label %1233

1233:
  %1234 = phi double [ %1205, %1212 ], [ %1265, %1267 ]
  %1235 = phi i64 [ 1, %1212 ], [ %1268, %1267 ]
  %1236 = mul nsw i64 %1235, %1215
  %1237 = getelementptr inbounds double, ptr %1214, i64 %1236
  %1238 = getelementptr inbounds double, ptr %1237, i64 %1217
  %1239 = getelementptr inbounds double, ptr %1238, i64 %1218
  %1240 = getelementptr inbounds double, ptr %1237, i64 %1216
  %1241 = getelementptr inbounds double, ptr %1240, i64 %1222
  %1242 = getelementptr inbounds double, ptr %1239, i64 %1222
  br i1 %1225, label %1243, label %1254

1243:
  %1244 = phi i64 [ %1252, %1243 ], [ 0, %1233 ]
  %1245 = phi double [ %1251, %1243 ], [ 0.000000e+00, %1233 ]
  %1246 = getelementptr inbounds double, ptr %1241, i64 %1244
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds double, ptr %1242, i64 %1244
  %1249 = load double, ptr %1248, align 8
  %1250 = fmul contract double %1247, %1249
  %1251 = fadd contract double %1245, %1250
  %1252 = add nsw i64 %1244, 1
  %1253 = icmp eq i64 %1252, %1224
  br i1 %1253, label %1254, label %1243

1254:
  %1255 = phi double [ 0.000000e+00, %1233 ], [ %1251, %1243 ]
  %1256 = getelementptr inbounds double, ptr %1229, i64 %1235
  %1257 = load double, ptr %1256, align 8
  %1258 = fsub contract double 1.000000e+00, %1257
  %1259 = fmul contract double %1228, %1258
  %1260 = fsub contract double %1255, %1259
  %1261 = call contract double @llvm.fabs.f64(double %1260)
  %1262 = fmul contract double %1232, %1234
  %1263 = fcmp contract ugt double %1261, %1262
  %1264 = fdiv contract double %1261, %1232
  %1265 = select i1 %1263, double %1264, double %1234
  %1266 = fcmp contract ord double %1265, 0.000000e+00
  br i1 %1266, label %1267, label %1633

1267:
  %1268 = add nsw i64 %1235, 2
  %1269 = icmp slt i64 %1268, %1202
  br i1 %1269, label %1233, label %1270

1270:
  %1271 = phi double [ %1205, %1204 ], [ %1205, %1207 ], [ %1265, %1267 ]
  %1272 = add nsw i64 %1206, 1
  %1273 = icmp eq i64 %1272, %1198
  br i1 %1273, label %1274, label %1204

1274:
  %1275 = fcmp contract ugt double %1271, 1.000000e-03
  %1276 = fmul contract double %1056, 3.000000e-01
  %1277 = fcmp contract olt double %1271, %1276
  %1278 = select i1 %1275, i1 %1277, i1 false
  br i1 %1278, label %1279, label %1633

1279:
  %1280 = icmp ult i32 %1057, 2
  %1281 = select i1 %1013, i1 %1280, i1 false
  br i1 %1281, label %1607, label %1285

1282:
  %1283 = load i64, ptr %899, align 8
  %1284 = load i64, ptr %18, align 8
  br label %1285

1285:
  %1286 = phi i64 [ %1284, %1282 ], [ %1198, %1279 ]
  %1287 = phi i64 [ %1283, %1282 ], [ %1201, %1279 ]
  %1288 = icmp sgt i64 %1286, 0
  br i1 %1288, label %1289, label %1630

1289:
  %1290 = load ptr, ptr %33, align 8
  br label %1294

1291:
  %1292 = icmp slt i64 %1287, 1
  %1293 = icmp sgt i64 %1287, 0
  br label %1426

1294:
  %1295 = phi i64 [ 0, %1289 ], [ %1301, %1294 ]
  %1296 = phi i64 [ 0, %1289 ], [ %1302, %1294 ]
  %1297 = getelementptr inbounds i64, ptr %1290, i64 %1296
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp eq i64 %1298, 0
  %1300 = select i1 %1299, i64 0, i64 %1287
  %1301 = add nsw i64 %1300, %1295
  %1302 = add nsw i64 %1296, 1
  %1303 = icmp eq i64 %1302, %1286
  br i1 %1303, label %1291, label %1294

1304:
  %1305 = load ptr, ptr %917, align 8
  %1306 = load ptr, ptr %918, align 8
  %1307 = icmp slt i64 %1301, 1
  br i1 %1307, label %1580, label %1310

1308:
  %1309 = icmp eq i64 %1362, %1301
  br i1 %1309, label %1393, label %1310

1310:
  %1311 = phi i1 [ %1363, %1308 ], [ true, %1304 ]
  %1312 = phi double [ %1357, %1308 ], [ 1.000000e+00, %1304 ]
  %1313 = phi i64 [ %1362, %1308 ], [ 0, %1304 ]
  %1314 = mul nsw i64 %1313, %1301
  br label %1320

1315:
  %1316 = add nsw i64 %1339, %1314
  %1317 = getelementptr inbounds double, ptr %1305, i64 %1316
  %1318 = load double, ptr %1317, align 8
  %1319 = fcmp contract ueq double %1318, 0.000000e+00
  br i1 %1319, label %1393, label %1342

1320:
  %1321 = phi i64 [ 0, %1310 ], [ %1340, %1338 ]
  %1322 = phi double [ 0.000000e+00, %1310 ], [ %1329, %1338 ]
  %1323 = phi i64 [ %1313, %1310 ], [ %1339, %1338 ]
  %1324 = add nsw i64 %1321, %1314
  %1325 = getelementptr inbounds double, ptr %1305, i64 %1324
  %1326 = load double, ptr %1325, align 8
  %1327 = call contract double @llvm.fabs.f64(double %1326)
  %1328 = fcmp contract ogt double %1322, %1327
  %1329 = select contract i1 %1328, double %1322, double %1327
  %1330 = icmp ugt i64 %1321, %1313
  br i1 %1330, label %1331, label %1338

1331:
  %1332 = add nsw i64 %1323, %1314
  %1333 = getelementptr inbounds double, ptr %1305, i64 %1332
  %1334 = load double, ptr %1333, align 8
  %1335 = call contract double @llvm.fabs.f64(double %1334)
  %1336 = fcmp contract ogt double %1327, %1335
  br i1 %1336, label %1337, label %1338

1337:
  br label %1338

1338:
  %1339 = phi i64 [ %1321, %1337 ], [ %1323, %1331 ], [ %1323, %1320 ]
  %1340 = add nsw i64 %1321, 1
  %1341 = icmp eq i64 %1340, %1301
  br i1 %1341, label %1315, label %1320

1342:
  %1343 = phi i64 [ %1350, %1342 ], [ %1313, %1315 ]
  %1344 = mul nsw i64 %1343, %1301
  %1345 = getelementptr inbounds double, ptr %1305, i64 %1344
  %1346 = getelementptr inbounds double, ptr %1345, i64 %1313
  %1347 = getelementptr inbounds double, ptr %1345, i64 %1339
  %1348 = load double, ptr %1346, align 8
  %1349 = load double, ptr %1347, align 8
  store double %1349, ptr %1346, align 8
  store double %1348, ptr %1347, align 8
  %1350 = add nsw i64 %1343, 1
  %1351 = icmp eq i64 %1350, %1301
  br i1 %1351, label %1352, label %1342

1352:
  %1353 = fmul contract double %1312, %1329
  %1354 = call contract double @llvm.fabs.f64(double %1318)
  %1355 = fdiv contract double %1354, %1329
  %1356 = fcmp contract olt double %1354, %1353
  %1357 = select i1 %1356, double %1355, double %1312
  %1358 = getelementptr inbounds double, ptr %1306, i64 %1313
  %1359 = getelementptr inbounds double, ptr %1306, i64 %1339
  %1360 = load double, ptr %1358, align 8
  %1361 = load double, ptr %1359, align 8
  store double %1361, ptr %1358, align 8
  store double %1360, ptr %1359, align 8
  %1362 = add nsw i64 %1313, 1
  %1363 = icmp slt i64 %1362, %1301
  br i1 %1363, label %1364, label %1308

1364:
  %1365 = phi i64 [ %1391, %1390 ], [ %1362, %1352 ]
  %1366 = add nsw i64 %1365, %1314
  %1367 = getelementptr inbounds double, ptr %1305, i64 %1366
  %1368 = load double, ptr %1367, align 8
  %1369 = fdiv contract double %1368, %1318
  %1370 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1370, label %1390, label %1371

1371:
  %1372 = phi i64 [ %1382, %1371 ], [ %1362, %1364 ]
  %1373 = mul nsw i64 %1372, %1301
  %1374 = add nsw i64 %1373, %1313
  %1375 = getelementptr inbounds double, ptr %1305, i64 %1374
  %1376 = load double, ptr %1375, align 8
  %1377 = fmul contract double %1369, %1376
  %1378 = add nsw i64 %1373, %1365
  %1379 = getelementptr inbounds double, ptr %1305, i64 %1378
  %1380 = load double, ptr %1379, align 8
  %1381 = fsub contract double %1380, %1377
  store double %1381, ptr %1379, align 8
  %1382 = add nsw i64 %1372, 1
  %1383 = icmp eq i64 %1382, %1301
  br i1 %1383, label %1384, label %1371

1384:
  %1385 = load double, ptr %1358, align 8
  %1386 = fmul contract double %1369, %1385
  %1387 = getelementptr inbounds double, ptr %1306, i64 %1365
  %1388 = load double, ptr %1387, align 8
  %1389 = fsub contract double %1388, %1386
  store double %1389, ptr %1387, align 8
  br label %1390

1390:
  %1391 = add nsw i64 %1365, 1
  %1392 = icmp eq i64 %1391, %1301
  br i1 %1392, label %1308, label %1364

1393:
  %1394 = phi i1 [ %1311, %1315 ], [ %1363, %1308 ]
  %1395 = phi double [ %1312, %1315 ], [ %1357, %1308 ]
  br i1 %1394, label %1579, label %1396

1396:
  %1397 = add i64 %1301, 1
  br label %1398

1398:
  %1399 = phi i64 [ %1301, %1396 ], [ %1400, %1404 ]
  %1400 = add nsw i64 %1399, -1
  %1401 = getelementptr inbounds double, ptr %1306, i64 %1400
  %1402 = load double, ptr %1401, align 8
  %1403 = icmp slt i64 %1399, %1301
  br i1 %1403, label %1411, label %1404

1404:
  %1405 = phi double [ %1402, %1398 ], [ %1421, %1411 ]
  %1406 = mul i64 %1400, %1397
  %1407 = getelementptr inbounds double, ptr %1305, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = fdiv contract double %1405, %1408
  store double %1409, ptr %1401, align 8
  %1410 = icmp sgt i64 %1399, 1
  br i1 %1410, label %1398, label %1424

1411:
  %1412 = phi i64 [ %1422, %1411 ], [ %1399, %1398 ]
  %1413 = phi double [ %1421, %1411 ], [ %1402, %1398 ]
  %1414 = mul nsw i64 %1412, %1301
  %1415 = add nsw i64 %1414, %1400
  %1416 = getelementptr inbounds double, ptr %1305, i64 %1415
  %1417 = load double, ptr %1416, align 8
  %1418 = getelementptr inbounds double, ptr %1306, i64 %1412
  %1419 = load double, ptr %1418, align 8
  %1420 = fmul contract double %1417, %1419
  %1421 = fsub contract double %1413, %1420
  %1422 = add nsw i64 %1412, 1
  %1423 = icmp eq i64 %1422, %1301
  br i1 %1423, label %1404, label %1411

1424:
  %1425 = fcmp contract oeq double %1395, 0.000000e+00
  br i1 %1425, label %1579, label %1580

1426:
  %1427 = phi i64 [ 0, %1291 ], [ %1576, %1575 ]
  %1428 = phi i64 [ 0, %1291 ], [ %1577, %1575 ]
  %1429 = getelementptr inbounds i64, ptr %1290, i64 %1428
  %1430 = load i64, ptr %1429, align 8
  %1431 = icmp eq i64 %1430, 0
  %1432 = select i1 %1431, i1 true, i1 %1292
  br i1 %1432, label %1575, label %1433

1433:
  %1434 = load ptr, ptr %569, align 8
  %1435 = load i64, ptr %913, align 8
  %1436 = load ptr, ptr %32, align 8
  %1437 = mul nsw i64 %1428, 11
  %1438 = getelementptr inbounds i64, ptr %1436, i64 %1437
  %1439 = load i64, ptr %43, align 8
  %1440 = shl nsw i64 %1439, 1
  %1441 = load i64, ptr %1438, align 8
  %1442 = add nsw i64 %1440, %1441
  %1443 = getelementptr inbounds i64, ptr %1438, i64 1
  %1444 = getelementptr inbounds i64, ptr %1438, i64 2
  %1445 = load i64, ptr %44, align 8
  %1446 = load i64, ptr %1443, align 8
  %1447 = load i64, ptr %1444, align 8
  %1448 = icmp sgt i64 %1447, 0
  %1449 = load ptr, ptr %900, align 8
  %1450 = getelementptr inbounds double, ptr %1449, i64 %1428
  %1451 = load ptr, ptr %912, align 8
  %1452 = load ptr, ptr %918, align 8
  br label %1453

1453:
  %1454 = phi i64 [ %1427, %1433 ], [ %1491, %1481 ]
  %1455 = phi i64 [ 0, %1433 ], [ %1490, %1481 ]
  %1456 = shl nsw i64 %1455, 1
  %1457 = or i64 %1456, 1
  %1458 = mul nsw i64 %1457, %1435
  %1459 = getelementptr inbounds double, ptr %1434, i64 %1458
  %1460 = getelementptr inbounds double, ptr %1459, i64 %1442
  %1461 = load double, ptr %1460, align 8
  %1462 = getelementptr inbounds double, ptr %1459, i64 %1440
  %1463 = mul nsw i64 %1454, %1301
  %1464 = getelementptr inbounds double, ptr %1462, i64 %1445
  %1465 = getelementptr inbounds double, ptr %1459, i64 %1446
  %1466 = getelementptr inbounds double, ptr %1464, i64 %1446
  br label %1493

1467:
  %1468 = getelementptr inbounds double, ptr %1459, i64 %1439
  %1469 = getelementptr inbounds double, ptr %1468, i64 %1446
  br i1 %1448, label %1470, label %1481

1470:
  %1471 = phi i64 [ %1479, %1470 ], [ 0, %1467 ]
  %1472 = phi double [ %1478, %1470 ], [ 0.000000e+00, %1467 ]
  %1473 = getelementptr inbounds double, ptr %1469, i64 %1471
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds double, ptr %1466, i64 %1471
  %1476 = load double, ptr %1475, align 8
  %1477 = fmul contract double %1474, %1476
  %1478 = fadd contract double %1472, %1477
  %1479 = add nsw i64 %1471, 1
  %1480 = icmp eq i64 %1479, %1447
  br i1 %1480, label %1481, label %1470

1481:
  %1482 = phi double [ 0.000000e+00, %1467 ], [ %1478, %1470 ]
  %1483 = load double, ptr %1450, align 8
  %1484 = getelementptr inbounds double, ptr %1451, i64 %1457
  %1485 = load double, ptr %1484, align 8
  %1486 = fsub contract double 1.000000e+00, %1485
  %1487 = fmul contract double %1483, %1486
  %1488 = fsub contract double %1482, %1487
  %1489 = getelementptr inbounds double, ptr %1452, i64 %1454
  store double %1488, ptr %1489, align 8
  %1490 = add nsw i64 %1455, 1
  %1491 = add nsw i64 %1454, 1
  %1492 = icmp eq i64 %1490, %1287
  br i1 %1492, label %1575, label %1453

1493:
  %1494 = phi i64 [ 0, %1453 ], [ %1573, %1571 ]
  %1495 = phi i64 [ 0, %1453 ], [ %1572, %1571 ]
  %1496 = getelementptr inbounds i64, ptr %1290, i64 %1494
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp eq i64 %1497, 0
  br i1 %1498, label %1571, label %1499

1499:
  %1500 = load ptr, ptr %903, align 8
  %1501 = mul nsw i64 %1494, %1287
  %1502 = add nsw i64 %1501, %1455
  %1503 = getelementptr inbounds double, ptr %1500, i64 %1502
  %1504 = load double, ptr %1503, align 8
  br i1 %1293, label %1505, label %1571

1505:
  %1506 = mul nsw i64 %1494, %1286
  %1507 = add nsw i64 %1506, %1428
  %1508 = mul nsw i64 %1507, %1287
  %1509 = add nsw i64 %1508, %1455
  %1510 = fmul contract double %1504, %1504
  %1511 = fadd contract double %1510, 1.000000e+00
  %1512 = load ptr, ptr %914, align 8
  %1513 = getelementptr inbounds double, ptr %1512, i64 %1509
  %1514 = load ptr, ptr %915, align 8
  %1515 = getelementptr inbounds double, ptr %1514, i64 %1509
  %1516 = load ptr, ptr %916, align 8
  %1517 = icmp eq i64 %1494, %1428
  %1518 = load ptr, ptr %917, align 8
  br label %1519

1519:
  %1520 = phi i64 [ 0, %1505 ], [ %1568, %1563 ]
  %1521 = phi i64 [ %1495, %1505 ], [ %1569, %1563 ]
  %1522 = add nsw i64 %1520, %1501
  %1523 = getelementptr inbounds double, ptr %1500, i64 %1522
  %1524 = load double, ptr %1523, align 8
  %1525 = fmul contract double %1524, %1524
  %1526 = fadd contract double %1525, 1.000000e+00
  %1527 = fmul contract double %1511, %1526
  %1528 = call contract double @llvm.sqrt.f64(double %1527)
  %1529 = load double, ptr %1513, align 8
  %1530 = fmul contract double %1504, %1524
  %1531 = fadd contract double %1530, 1.000000e+00
  %1532 = fmul contract double %1529, %1531
  %1533 = load double, ptr %1515, align 8
  %1534 = fsub contract double %1504, %1524
  %1535 = fmul contract double %1534, %1533
  %1536 = fadd contract double %1532, %1535
  %1537 = fdiv contract double %1536, %1528
  %1538 = mul nsw i64 %1520, %1287
  %1539 = add nsw i64 %1538, %1455
  %1540 = getelementptr inbounds double, ptr %1516, i64 %1539
  %1541 = load double, ptr %1540, align 8
  %1542 = fmul contract double %933, %1541
  %1543 = fmul contract double %1542, %1537
  %1544 = icmp eq i64 %1520, %1455
  %1545 = select i1 %1517, i1 %1544, i1 false
  br i1 %1545, label %1546, label %1563

1546:
  br i1 %1448, label %1547, label %1558

1547:
  %1548 = phi i64 [ %1556, %1547 ], [ 0, %1546 ]
  %1549 = phi double [ %1555, %1547 ], [ 0.000000e+00, %1546 ]
  %1550 = getelementptr inbounds double, ptr %1465, i64 %1548
  %1551 = load double, ptr %1550, align 8
  %1552 = getelementptr inbounds double, ptr %1466, i64 %1548
  %1553 = load double, ptr %1552, align 8
  %1554 = fmul contract double %1551, %1553
  %1555 = fadd contract double %1549, %1554
  %1556 = add nsw i64 %1548, 1
  %1557 = icmp eq i64 %1556, %1447
  br i1 %1557, label %1558, label %1547

1558:
  %1559 = phi double [ 0.000000e+00, %1546 ], [ %1555, %1547 ]
  %1560 = fcmp contract ogt double %1559, 0.000000e+00
  %1561 = select contract i1 %1560, double %1559, double 0.000000e+00
  %1562 = fadd contract double %1543, %1561
  br label %1563

1563:
  %1564 = phi double [ %1562, %1558 ], [ %1543, %1519 ]
  %1565 = fmul contract double %1461, %1564
  %1566 = add nsw i64 %1521, %1463
  %1567 = getelementptr inbounds double, ptr %1518, i64 %1566
  store double %1565, ptr %1567, align 8
  %1568 = add nsw i64 %1520, 1
  %1569 = add nsw i64 %1521, 1
  %1570 = icmp eq i64 %1568, %1287
  br i1 %1570, label %1571, label %1519

1571:
  %1572 = phi i64 [ %1495, %1493 ], [ %1495, %1499 ], [ %1569, %1563 ]
  %1573 = add nsw i64 %1494, 1
  %1574 = icmp eq i64 %1573, %1286
  br i1 %1574, label %1467, label %1493

1575:
  %1576 = phi i64 [ %1427, %1426 ], [ %1491, %1481 ]
  %1577 = add nsw i64 %1428, 1
  %1578 = icmp eq i64 %1577, %1286
  br i1 %1578, label %1304, label %1426

1579:
  store double 0x7FF8000000000000, ptr %1306, align 8
  br label %1580

1580:
  br label %1581

1581:
  %1582 = phi i64 [ %1605, %1603 ], [ 0, %1580 ]
  %1583 = phi i64 [ %1604, %1603 ], [ 0, %1580 ]
  br i1 %1293, label %1584, label %1603

1584:
  %1585 = getelementptr inbounds i64, ptr %1290, i64 %1582
  %1586 = load i64, ptr %1585, align 8
  %1587 = icmp eq i64 %1586, 0
  %1588 = mul nsw i64 %1582, %1287
  br i1 %1587, label %1603, label %1589

1589:
  %1590 = load ptr, ptr %903, align 8
  br label %1591

1591:
  %1592 = phi i64 [ 0, %1589 ], [ %1601, %1591 ]
  %1593 = phi i64 [ %1583, %1589 ], [ %1594, %1591 ]
  %1594 = add nsw i64 %1593, 1
  %1595 = getelementptr inbounds double, ptr %1306, i64 %1593
  %1596 = load double, ptr %1595, align 8
  %1597 = add nsw i64 %1592, %1588
  %1598 = getelementptr inbounds double, ptr %1590, i64 %1597
  %1599 = load double, ptr %1598, align 8
  %1600 = fadd contract double %1596, %1599
  store double %1600, ptr %1598, align 8
  %1601 = add nsw i64 %1592, 1
  %1602 = icmp eq i64 %1601, %1287
  br i1 %1602, label %1603, label %1591

1603:
  %1604 = phi i64 [ %1583, %1581 ], [ %1583, %1584 ], [ %1594, %1591 ]
  %1605 = add nsw i64 %1582, 1
  %1606 = icmp eq i64 %1605, %1286
  br i1 %1606, label %1630, label %1581

1607:
  %1608 = phi i64 [ %1628, %1616 ], [ 0, %1279 ]
  %1609 = shl nsw i64 %1608, 1
  %1610 = or i64 %1609, 1
  %1611 = icmp eq i64 %1608, %1015
  br i1 %1611, label %1616, label %1612

1612:
  %1613 = load ptr, ptr %912, align 8
  %1614 = getelementptr inbounds double, ptr %1613, i64 %1610
  %1615 = load double, ptr %1614, align 8
  br label %1616

1616:
  %1617 = phi contract double [ %1615, %1612 ], [ 1.000000e+00, %1607 ]
  %1618 = fmul contract double %933, %1617
  %1619 = fadd contract double %1618, %2
  %1620 = load ptr, ptr %911, align 8
  %1621 = load i64, ptr %905, align 8
  %1622 = mul nsw i64 %1621, %1610
  %1623 = getelementptr inbounds double, ptr %1620, i64 %1622
  %1624 = load ptr, ptr %569, align 8
  %1625 = load i64, ptr %913, align 8
  %1626 = mul nsw i64 %1625, %1610
  %1627 = getelementptr inbounds double, ptr %1624, i64 %1626
  call fastcc void @respond(ptr %0, ptr %1, double %1619, ptr %1623, ptr %1627, i64 %1608)
  %1628 = add nsw i64 %1608, 1
  %1629 = icmp eq i64 %1628, %987
  br i1 %1629, label %1282, label %1607

1630:
  %1631 = add nsw i32 %1057, 1
  %1632 = icmp eq i32 %1631, 12
  br i1 %1632, label %1633, label %1054

1633:
  %1634 = phi i64 [ %1201, %1254 ], [ %1287, %1630 ], [ %1201, %1274 ]
  %1635 = phi i64 [ %1198, %1254 ], [ %1286, %1630 ], [ %1198, %1274 ]
  %1636 = call i64 @llvm.smax.i64(i64 %1635, i64 0)
  %1637 = icmp slt i64 %1635, 1
  br i1 %1637, label %1689, label %1638

1638:
  %1639 = shl nsw i64 %1634, 1
  %1640 = icmp sgt i64 %1634, 0
  br label %1641

1641:
  %1642 = phi i64 [ 0, %1638 ], [ %1687, %1686 ]
  br i1 %1640, label %1643, label %1686

1643:
  %1644 = load ptr, ptr %33, align 8
  %1645 = getelementptr inbounds i64, ptr %1644, i64 %1642
  %1646 = load i64, ptr %1645, align 8
  %1647 = icmp eq i64 %1646, 0
  br i1 %1647, label %1686, label %1648

1648:
  %1649 = mul nsw i64 %1642, 11
  %1650 = load ptr, ptr %569, align 8
  %1651 = load i64, ptr %913, align 8
  %1652 = load i64, ptr %43, align 8
  %1653 = shl nsw i64 %1652, 1
  %1654 = load i64, ptr %44, align 8
  %1655 = load ptr, ptr %32, align 8
  %1656 = getelementptr inbounds i64, ptr %1655, i64 %1649
  %1657 = getelementptr inbounds i64, ptr %1656, i64 1
  %1658 = load i64, ptr %1657, align 8
  %1659 = getelementptr inbounds i64, ptr %1656, i64 2
  %1660 = load i64, ptr %1659, align 8
  %1661 = icmp sgt i64 %1660, 0
  br i1 %1661, label %1665, label %1689

1662:
  %1663 = add nsw i64 %1666, 2
  %1664 = icmp slt i64 %1663, %1639
  br i1 %1664, label %1665, label %1686

1665:
  %1666 = phi i64 [ %1663, %1662 ], [ 1, %1648 ]
  %1667 = mul nsw i64 %1666, %1651
  %1668 = getelementptr inbounds double, ptr %1650, i64 %1667
  %1669 = getelementptr inbounds double, ptr %1668, i64 %1653
  %1670 = getelementptr inbounds double, ptr %1669, i64 %1654
  %1671 = getelementptr inbounds double, ptr %1668, i64 %1658
  %1672 = getelementptr inbounds double, ptr %1670, i64 %1658
  br label %1673

1673:
  %1674 = phi i64 [ %1682, %1673 ], [ 0, %1665 ]
  %1675 = phi double [ %1681, %1673 ], [ 0.000000e+00, %1665 ]
  %1676 = getelementptr inbounds double, ptr %1671, i64 %1674
  %1677 = load double, ptr %1676, align 8
  %1678 = getelementptr inbounds double, ptr %1672, i64 %1674
  %1679 = load double, ptr %1678, align 8
  %1680 = fmul contract double %1677, %1679
  %1681 = fadd contract double %1675, %1680
  %1682 = add nsw i64 %1674, 1
  %1683 = icmp eq i64 %1682, %1660
  br i1 %1683, label %1684, label %1673

1684:
  %1685 = fcmp contract ogt double %1681, 0.000000e+00
  br i1 %1685, label %1662, label %1689

1686:
  %1687 = add nsw i64 %1642, 1
  %1688 = icmp eq i64 %1687, %1636
  br i1 %1688, label %1693, label %1641

1689:
  %1690 = phi i64 [ %1635, %1633 ], [ %1635, %1684 ], [ %1635, %1648 ], [ %1198, %1197 ]
  %1691 = phi i64 [ 0, %1633 ], [ %1642, %1684 ], [ %1642, %1648 ], [ 0, %1197 ]
  %1692 = icmp slt i64 %1691, %1690
  br i1 %1692, label %1821, label %1693

1693:
  %1694 = phi i64 [ %1690, %1689 ], [ %1635, %1686 ]
  %1695 = icmp sgt i64 %1694, 0
  %1696 = load i64, ptr %899, align 8
  br i1 %1695, label %1697, label %1773

1697:
  %1698 = shl i64 %1696, 1
  %1699 = icmp sgt i64 %1696, 0
  %1700 = call i64 @llvm.smax.i64(i64 %1698, i64 1)
  br label %1701

1701:
  %1702 = phi double [ 0.000000e+00, %1697 ], [ %1768, %1767 ]
  %1703 = phi i64 [ 0, %1697 ], [ %1769, %1767 ]
  br i1 %1699, label %1704, label %1767

1704:
  %1705 = load ptr, ptr %33, align 8
  %1706 = getelementptr inbounds i64, ptr %1705, i64 %1703
  %1707 = load i64, ptr %1706, align 8
  %1708 = icmp eq i64 %1707, 0
  br i1 %1708, label %1767, label %1709

1709:
  %1710 = mul nsw i64 %1703, 11
  %1711 = load ptr, ptr %569, align 8
  %1712 = load i64, ptr %913, align 8
  %1713 = load i64, ptr %43, align 8
  %1714 = shl nsw i64 %1713, 1
  %1715 = load i64, ptr %44, align 8
  %1716 = load ptr, ptr %32, align 8
  %1717 = getelementptr inbounds i64, ptr %1716, i64 %1710
  %1718 = getelementptr inbounds i64, ptr %1717, i64 1
  %1719 = load i64, ptr %1718, align 8
  %1720 = getelementptr inbounds i64, ptr %1717, i64 2
  %1721 = load i64, ptr %1720, align 8
  %1722 = icmp sgt i64 %1721, 0
  %1723 = load ptr, ptr %900, align 8
  %1724 = getelementptr inbounds double, ptr %1723, i64 %1703
  %1725 = load double, ptr %1724, align 8
  %1726 = load ptr, ptr %912, align 8
  %1727 = load ptr, ptr %902, align 8
  %1728 = getelementptr inbounds double, ptr %1727, i64 %1703
  %1729 = load double, ptr %1728, align 8
  br label %1730

1730:
  %1731 = phi double [ %1702, %1709 ], [ %1762, %1764 ]
  %1732 = phi i64 [ 0, %1709 ], [ %1765, %1764 ]
  %1733 = mul nsw i64 %1732, %1712
  %1734 = getelementptr inbounds double, ptr %1711, i64 %1733
  %1735 = getelementptr inbounds double, ptr %1734, i64 %1714
  %1736 = getelementptr inbounds double, ptr %1735, i64 %1715
  %1737 = getelementptr inbounds double, ptr %1734, i64 %1713
  %1738 = getelementptr inbounds double, ptr %1737, i64 %1719
  %1739 = getelementptr inbounds double, ptr %1736, i64 %1719
  br i1 %1722, label %1740, label %1751

1740:
  %1741 = phi i64 [ %1749, %1740 ], [ 0, %1730 ]
  %1742 = phi double [ %1748, %1740 ], [ 0.000000e+00, %1730 ]
  %1743 = getelementptr inbounds double, ptr %1738, i64 %1741
  %1744 = load double, ptr %1743, align 8
  %1745 = getelementptr inbounds double, ptr %1739, i64 %1741
  %1746 = load double, ptr %1745, align 8
  %1747 = fmul contract double %1744, %1746
  %1748 = fadd contract double %1742, %1747
  %1749 = add nsw i64 %1741, 1
  %1750 = icmp eq i64 %1749, %1721
  br i1 %1750, label %1751, label %1740

1751:
  %1752 = phi double [ 0.000000e+00, %1730 ], [ %1748, %1740 ]
  %1753 = getelementptr inbounds double, ptr %1726, i64 %1732
  %1754 = load double, ptr %1753, align 8
  %1755 = fsub contract double 1.000000e+00, %1754
  %1756 = fmul contract double %1725, %1755
  %1757 = fsub contract double %1752, %1756
  %1758 = call contract double @llvm.fabs.f64(double %1757)
  %1759 = fmul contract double %1729, %1731
  %1760 = fcmp contract ugt double %1758, %1759
  %1761 = fdiv contract double %1758, %1729
  %1762 = select i1 %1760, double %1761, double %1731
  %1763 = fcmp contract ord double %1762, 0.000000e+00
  br i1 %1763, label %1764, label %1821

1764:
  %1765 = add nsw i64 %1732, 1
  %1766 = icmp eq i64 %1765, %1700
  br i1 %1766, label %1767, label %1730

1767:
  %1768 = phi double [ %1702, %1701 ], [ %1702, %1704 ], [ %1762, %1764 ]
  %1769 = add nsw i64 %1703, 1
  %1770 = icmp eq i64 %1769, %1694
  br i1 %1770, label %1771, label %1701

1771:
  %1772 = fcmp contract olt double %1768, 0x7FF0000000000000
  br i1 %1772, label %1773, label %1806

1773:
  %1774 = phi double [ %1768, %1771 ], [ 0.000000e+00, %1693 ]
  %1775 = fmul contract double %933, 9.000000e-01
  %1776 = fcmp contract ogt double %1774, 1.000000e-03
  %1777 = select contract i1 %1776, double %1774, double 1.000000e-03
  %1778 = add nsw i64 %1696, 1
  %1779 = fcmp contract ogt double %1777, 1.000000e+00
  %1780 = select contract i1 %1779, double %1777, double 1.000000e+00
  %1781 = icmp sgt i64 %1696, 0
  %1782 = sitofp i64 %1778 to double
  br label %1786

1783:
  %1784 = add nsw i32 %1788, 1
  %1785 = icmp eq i32 %1784, 400
  br i1 %1785, label %1803, label %1786

1786:
  %1787 = phi double [ %1780, %1773 ], [ %1795, %1783 ]
  %1788 = phi i32 [ 0, %1773 ], [ %1784, %1783 ]
  br i1 %1781, label %1797, label %1789

1789:
  %1790 = phi double [ 1.000000e+00, %1786 ], [ %1800, %1797 ]
  %1791 = fmul contract double %1787, %1790
  %1792 = fsub contract double %1791, %1777
  %1793 = fmul contract double %1790, %1782
  %1794 = fdiv contract double %1792, %1793
  %1795 = fsub contract double %1787, %1794
  %1796 = fcmp contract olt double %1795, %1787
  br i1 %1796, label %1783, label %1803

1797:
  %1798 = phi i64 [ %1801, %1797 ], [ 1, %1786 ]
  %1799 = phi double [ %1800, %1797 ], [ 1.000000e+00, %1786 ]
  %1800 = fmul contract double %1787, %1799
  %1801 = add nsw i64 %1798, 1
  %1802 = icmp eq i64 %1798, %1696
  br i1 %1802, label %1789, label %1797

1803:
  %1804 = phi double [ %1795, %1783 ], [ %1787, %1789 ]
  %1805 = fdiv contract double %1775, %1804
  br label %1806

1806:
  %1807 = phi double [ %1774, %1803 ], [ %1768, %1771 ]
  %1808 = phi contract double [ %1805, %1803 ], [ 0.000000e+00, %1771 ]
  %1809 = fcmp contract ugt double %1807, 1.000000e+00
  br i1 %1809, label %1821, label %1810

1810:
  %1811 = load i64, ptr %30, align 8
  %1812 = load ptr, ptr %31, align 8
  %1813 = icmp sgt i64 %1811, 0
  br i1 %1813, label %1814, label %1832

1814:
  %1815 = phi i64 [ %1819, %1814 ], [ 0, %1810 ]
  %1816 = getelementptr inbounds double, ptr %1812, i64 %1815
  %1817 = load double, ptr %1816, align 8
  %1818 = getelementptr inbounds double, ptr %4, i64 %1815
  store double %1817, ptr %1818, align 8
  %1819 = add nsw i64 %1815, 1
  %1820 = icmp eq i64 %1819, %1811
  br i1 %1820, label %1832, label %1814

1821:
  %1822 = phi double [ %1808, %1806 ], [ 0.000000e+00, %1689 ], [ 0.000000e+00, %1751 ], [ 0.000000e+00, %1172 ]
  %1823 = fmul contract double %933, 2.000000e-01
  %1824 = fcmp contract ogt double %1822, %1823
  %1825 = select contract i1 %1824, double %1822, double %1823
  %1826 = fmul contract double %933, 0x3FE6666666666666
  %1827 = call contract double @llvm.minnum.f64(double %1825, double %1826)
  %1828 = add nsw i32 %932, 1
  %1829 = icmp ult i32 %932, 4
  %1830 = fcmp contract ogt double %1827, 0.000000e+00
  %1831 = select i1 %1829, i1 %1830, i1 false
  br i1 %1831, label %931, label %1835

1832:
  %1833 = load ptr, ptr %919, align 8
  store double %1014, ptr %1833, align 8
  %1834 = load ptr, ptr %920, align 8
  store double %1808, ptr %1834, align 8
  br label %1835

1835:
  %1836 = phi i64 [ 0, %6 ], [ 0, %895 ], [ 0, %638 ], [ 0, %776 ], [ 0, %778 ], [ 0, %589 ], [ 1, %1832 ], [ 0, %1821 ], [ 0, %771 ], [ 0, %104 ], [ 0, %99 ]
  ret i64 %1836
}

define i64 @size_of(i64 %0) {
  %2 = getelementptr inbounds [4 x i64], ptr @__const.size_of.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @keep_samples(ptr %0, ptr %1) {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %9 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 13
  br label %16

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 13
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  ret void

16:
  %17 = phi i64 [ 0, %5 ], [ %38, %37 ]
  %18 = shl nsw i64 %17, 2
  %19 = getelementptr inbounds i64, ptr %7, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 6
  br i1 %21, label %22, label %37

22:
  %23 = or i64 %18, 1
  %24 = getelementptr inbounds i64, ptr %7, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = or i64 %18, 2
  %30 = getelementptr inbounds i64, ptr %7, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds i64, ptr %32, i64 1
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, %31
  %36 = getelementptr inbounds double, ptr %28, i64 %35
  store double %27, ptr %36, align 8
  br label %37

37:
  %38 = add nsw i64 %17, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %10, label %16
}

define internal fastcc void @take_step_one(ptr %0, double %1, double %2, ptr %3, ptr noalias %4) {
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
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %40 = load i64, ptr %39, align 8
  %41 = sdiv i64 %40, 2
  %42 = shl nsw i64 %41, 4
  %43 = getelementptr inbounds <2 x double>, ptr %4, i64 %42
  %44 = mul nsw i64 %41, 20
  %45 = getelementptr inbounds <2 x double>, ptr %4, i64 %44
  %46 = icmp sgt i64 %40, 1
  br i1 %46, label %47, label %62

47:
  %48 = insertelement <2 x double> poison, double %2, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  br label %50

50:
  %51 = phi i64 [ 0, %47 ], [ %60, %50 ]
  %52 = getelementptr inbounds <2 x double>, ptr %45, i64 %51
  %53 = load <2 x double>, ptr %52, align 16
  %54 = getelementptr inbounds <2 x double>, ptr %4, i64 %51
  %55 = load <2 x double>, ptr %54, align 16
  %56 = fmul contract <2 x double> %55, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %57 = fmul contract <2 x double> %49, %56
  %58 = fadd contract <2 x double> %53, %57
  %59 = getelementptr inbounds <2 x double>, ptr %43, i64 %51
  store <2 x double> %58, ptr %59, align 16
  %60 = add nsw i64 %51, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %62, label %50

62:
  %63 = fmul contract double %2, 0x3FAAEE6838DAE63A
  %64 = fadd contract double %63, %1
  %65 = getelementptr inbounds <2 x double>, ptr %4, i64 %41
  store double %64, ptr %38, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %67 = load ptr, ptr %66, align 8
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %77

73:
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %76 = load ptr, ptr %75, align 8
  call void %74(ptr %38, ptr %43, ptr %3, ptr %65, ptr %76)
  br label %99

77:
  store double %64, ptr %37, align 8
  %78 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %79 = load ptr, ptr %78, align 8
  store double 1.000000e+00, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %87 = load ptr, ptr %86, align 8
  %88 = call contract double %71(ptr %81, i64 %83, i64 %85, ptr %37, ptr %43, ptr %3, ptr %65, ptr %79, ptr %87)
  %89 = fcmp contract olt double %88, 0x7FF0000000000000
  br i1 %89, label %99, label %90

90:
  %91 = load double, ptr %38, align 8
  store double %91, ptr %36, align 8
  %92 = load ptr, ptr %78, align 8
  store double 0.000000e+00, ptr %92, align 8
  %93 = load ptr, ptr %70, align 8
  %94 = load ptr, ptr %80, align 8
  %95 = load i64, ptr %82, align 8
  %96 = load i64, ptr %84, align 8
  %97 = load ptr, ptr %86, align 8
  %98 = call contract double %93(ptr %94, i64 %95, i64 %96, ptr %36, ptr %43, ptr %3, ptr %65, ptr %92, ptr %97)
  br label %99

99:
  br i1 %46, label %100, label %120

100:
  %101 = insertelement <2 x double> poison, double %2, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  br label %103

103:
  %104 = phi i64 [ 0, %100 ], [ %118, %103 ]
  %105 = getelementptr inbounds <2 x double>, ptr %45, i64 %104
  %106 = load <2 x double>, ptr %105, align 16
  %107 = getelementptr inbounds <2 x double>, ptr %4, i64 %104
  %108 = load <2 x double>, ptr %107, align 16
  %109 = fmul contract <2 x double> %108, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %110 = add nsw i64 %104, %41
  %111 = getelementptr inbounds <2 x double>, ptr %4, i64 %110
  %112 = load <2 x double>, ptr %111, align 16
  %113 = fmul contract <2 x double> %112, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %114 = fadd contract <2 x double> %109, %113
  %115 = fmul contract <2 x double> %102, %114
  %116 = fadd contract <2 x double> %106, %115
  %117 = getelementptr inbounds <2 x double>, ptr %43, i64 %104
  store <2 x double> %116, ptr %117, align 16
  %118 = add nsw i64 %104, 1
  %119 = icmp eq i64 %118, %41
  br i1 %119, label %120, label %103

120:
  %121 = fmul contract double %2, 0x3FB432CE2AA42CAC
  %122 = fadd contract double %121, %1
  %123 = shl nsw i64 %41, 1
  %124 = getelementptr inbounds <2 x double>, ptr %4, i64 %123
  store double %122, ptr %35, align 8
  %125 = load ptr, ptr %66, align 8
  %126 = load i64, ptr %125, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %125, align 8
  %128 = load ptr, ptr %70, align 8
  %129 = icmp eq ptr %128, null
  br i1 %129, label %130, label %134

130:
  %131 = load ptr, ptr %0, align 8
  %132 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %133 = load ptr, ptr %132, align 8
  call void %131(ptr %35, ptr %43, ptr %3, ptr %124, ptr %133)
  br label %156

134:
  store double %122, ptr %34, align 8
  %135 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %136 = load ptr, ptr %135, align 8
  store double 1.000000e+00, ptr %136, align 8
  %137 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %144 = load ptr, ptr %143, align 8
  %145 = call contract double %128(ptr %138, i64 %140, i64 %142, ptr %34, ptr %43, ptr %3, ptr %124, ptr %136, ptr %144)
  %146 = fcmp contract olt double %145, 0x7FF0000000000000
  br i1 %146, label %156, label %147

147:
  %148 = load double, ptr %35, align 8
  store double %148, ptr %33, align 8
  %149 = load ptr, ptr %135, align 8
  store double 0.000000e+00, ptr %149, align 8
  %150 = load ptr, ptr %70, align 8
  %151 = load ptr, ptr %137, align 8
  %152 = load i64, ptr %139, align 8
  %153 = load i64, ptr %141, align 8
  %154 = load ptr, ptr %143, align 8
  %155 = call contract double %150(ptr %151, i64 %152, i64 %153, ptr %33, ptr %43, ptr %3, ptr %124, ptr %149, ptr %154)
  br label %156

156:
  br i1 %46, label %157, label %177

157:
  %158 = insertelement <2 x double> poison, double %2, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  br label %160

160:
  %161 = phi i64 [ 0, %157 ], [ %175, %160 ]
  %162 = getelementptr inbounds <2 x double>, ptr %45, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = getelementptr inbounds <2 x double>, ptr %4, i64 %161
  %165 = load <2 x double>, ptr %164, align 16
  %166 = fmul contract <2 x double> %165, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %167 = add nsw i64 %161, %123
  %168 = getelementptr inbounds <2 x double>, ptr %4, i64 %167
  %169 = load <2 x double>, ptr %168, align 16
  %170 = fmul contract <2 x double> %169, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %171 = fadd contract <2 x double> %166, %170
  %172 = fmul contract <2 x double> %159, %171
  %173 = fadd contract <2 x double> %163, %172
  %174 = getelementptr inbounds <2 x double>, ptr %43, i64 %161
  store <2 x double> %173, ptr %174, align 16
  %175 = add nsw i64 %161, 1
  %176 = icmp eq i64 %175, %41
  br i1 %176, label %177, label %160

177:
  %178 = fmul contract double %2, 0x3FBE4C353FF64302
  %179 = fadd contract double %178, %1
  %180 = mul nsw i64 %41, 3
  %181 = getelementptr inbounds <2 x double>, ptr %4, i64 %180
  store double %179, ptr %32, align 8
  %182 = load ptr, ptr %66, align 8
  %183 = load i64, ptr %182, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %182, align 8
  %185 = load ptr, ptr %70, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %191

187:
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %190 = load ptr, ptr %189, align 8
  call void %188(ptr %32, ptr %43, ptr %3, ptr %181, ptr %190)
  br label %213

191:
  store double %179, ptr %31, align 8
  %192 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %193 = load ptr, ptr %192, align 8
  store double 1.000000e+00, ptr %193, align 8
  %194 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %201 = load ptr, ptr %200, align 8
  %202 = call contract double %185(ptr %195, i64 %197, i64 %199, ptr %31, ptr %43, ptr %3, ptr %181, ptr %193, ptr %201)
  %203 = fcmp contract olt double %202, 0x7FF0000000000000
  br i1 %203, label %213, label %204

204:
  %205 = load double, ptr %32, align 8
  store double %205, ptr %30, align 8
  %206 = load ptr, ptr %192, align 8
  store double 0.000000e+00, ptr %206, align 8
  %207 = load ptr, ptr %70, align 8
  %208 = load ptr, ptr %194, align 8
  %209 = load i64, ptr %196, align 8
  %210 = load i64, ptr %198, align 8
  %211 = load ptr, ptr %200, align 8
  %212 = call contract double %207(ptr %208, i64 %209, i64 %210, ptr %30, ptr %43, ptr %3, ptr %181, ptr %206, ptr %211)
  br label %213

213:
  br i1 %46, label %214, label %239

214:
  %215 = insertelement <2 x double> poison, double %2, i64 0
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> zeroinitializer
  br label %217

217:
  %218 = phi i64 [ 0, %214 ], [ %237, %217 ]
  %219 = getelementptr inbounds <2 x double>, ptr %45, i64 %218
  %220 = load <2 x double>, ptr %219, align 16
  %221 = getelementptr inbounds <2 x double>, ptr %4, i64 %218
  %222 = load <2 x double>, ptr %221, align 16
  %223 = fmul contract <2 x double> %222, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %224 = add nsw i64 %218, %123
  %225 = getelementptr inbounds <2 x double>, ptr %4, i64 %224
  %226 = load <2 x double>, ptr %225, align 16
  %227 = fmul contract <2 x double> %226, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %228 = fsub contract <2 x double> %223, %227
  %229 = add nsw i64 %218, %180
  %230 = getelementptr inbounds <2 x double>, ptr %4, i64 %229
  %231 = load <2 x double>, ptr %230, align 16
  %232 = fmul contract <2 x double> %231, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %233 = fadd contract <2 x double> %228, %232
  %234 = fmul contract <2 x double> %216, %233
  %235 = fadd contract <2 x double> %220, %234
  %236 = getelementptr inbounds <2 x double>, ptr %43, i64 %218
  store <2 x double> %235, ptr %236, align 16
  %237 = add nsw i64 %218, 1
  %238 = icmp eq i64 %237, %41
  br i1 %238, label %239, label %217

239:
  %240 = fmul contract double %2, 0x3FD2068C499C08D9
  %241 = fadd contract double %240, %1
  %242 = shl nsw i64 %41, 2
  %243 = getelementptr inbounds <2 x double>, ptr %4, i64 %242
  store double %241, ptr %29, align 8
  %244 = load ptr, ptr %66, align 8
  %245 = load i64, ptr %244, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %244, align 8
  %247 = load ptr, ptr %70, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %249, label %253

249:
  %250 = load ptr, ptr %0, align 8
  %251 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %252 = load ptr, ptr %251, align 8
  call void %250(ptr %29, ptr %43, ptr %3, ptr %243, ptr %252)
  br label %275

253:
  store double %241, ptr %28, align 8
  %254 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %255 = load ptr, ptr %254, align 8
  store double 1.000000e+00, ptr %255, align 8
  %256 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %263 = load ptr, ptr %262, align 8
  %264 = call contract double %247(ptr %257, i64 %259, i64 %261, ptr %28, ptr %43, ptr %3, ptr %243, ptr %255, ptr %263)
  %265 = fcmp contract olt double %264, 0x7FF0000000000000
  br i1 %265, label %275, label %266

266:
  %267 = load double, ptr %29, align 8
  store double %267, ptr %27, align 8
  %268 = load ptr, ptr %254, align 8
  store double 0.000000e+00, ptr %268, align 8
  %269 = load ptr, ptr %70, align 8
  %270 = load ptr, ptr %256, align 8
  %271 = load i64, ptr %258, align 8
  %272 = load i64, ptr %260, align 8
  %273 = load ptr, ptr %262, align 8
  %274 = call contract double %269(ptr %270, i64 %271, i64 %272, ptr %27, ptr %43, ptr %3, ptr %243, ptr %268, ptr %273)
  br label %275

275:
  br i1 %46, label %276, label %301

276:
  %277 = insertelement <2 x double> poison, double %2, i64 0
  %278 = shufflevector <2 x double> %277, <2 x double> poison, <2 x i32> zeroinitializer
  br label %279

279:
  %280 = phi i64 [ 0, %276 ], [ %299, %279 ]
  %281 = getelementptr inbounds <2 x double>, ptr %45, i64 %280
  %282 = load <2 x double>, ptr %281, align 16
  %283 = getelementptr inbounds <2 x double>, ptr %4, i64 %280
  %284 = load <2 x double>, ptr %283, align 16
  %285 = fmul contract <2 x double> %284, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %286 = add nsw i64 %280, %180
  %287 = getelementptr inbounds <2 x double>, ptr %4, i64 %286
  %288 = load <2 x double>, ptr %287, align 16
  %289 = fmul contract <2 x double> %288, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %290 = fadd contract <2 x double> %285, %289
  %291 = add nsw i64 %280, %242
  %292 = getelementptr inbounds <2 x double>, ptr %4, i64 %291
  %293 = load <2 x double>, ptr %292, align 16
  %294 = fmul contract <2 x double> %293, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %295 = fadd contract <2 x double> %290, %294
  %296 = fmul contract <2 x double> %278, %295
  %297 = fadd contract <2 x double> %282, %296
  %298 = getelementptr inbounds <2 x double>, ptr %43, i64 %280
  store <2 x double> %297, ptr %298, align 16
  %299 = add nsw i64 %280, 1
  %300 = icmp eq i64 %299, %41
  br i1 %300, label %301, label %279

301:
  %302 = fmul contract double %2, 0x3FD5555555555555
  %303 = fadd contract double %302, %1
  %304 = mul nsw i64 %41, 5
  %305 = getelementptr inbounds <2 x double>, ptr %4, i64 %304
  store double %303, ptr %26, align 8
  %306 = load ptr, ptr %66, align 8
  %307 = load i64, ptr %306, align 8
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %306, align 8
  %309 = load ptr, ptr %70, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %315

311:
  %312 = load ptr, ptr %0, align 8
  %313 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %314 = load ptr, ptr %313, align 8
  call void %312(ptr %26, ptr %43, ptr %3, ptr %305, ptr %314)
  br label %337

315:
  store double %303, ptr %25, align 8
  %316 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8
  store double 1.000000e+00, ptr %317, align 8
  %318 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %325 = load ptr, ptr %324, align 8
  %326 = call contract double %309(ptr %319, i64 %321, i64 %323, ptr %25, ptr %43, ptr %3, ptr %305, ptr %317, ptr %325)
  %327 = fcmp contract olt double %326, 0x7FF0000000000000
  br i1 %327, label %337, label %328

328:
  %329 = load double, ptr %26, align 8
  store double %329, ptr %24, align 8
  %330 = load ptr, ptr %316, align 8
  store double 0.000000e+00, ptr %330, align 8
  %331 = load ptr, ptr %70, align 8
  %332 = load ptr, ptr %318, align 8
  %333 = load i64, ptr %320, align 8
  %334 = load i64, ptr %322, align 8
  %335 = load ptr, ptr %324, align 8
  %336 = call contract double %331(ptr %332, i64 %333, i64 %334, ptr %24, ptr %43, ptr %3, ptr %305, ptr %330, ptr %335)
  br label %337

337:
  br i1 %46, label %338, label %368

338:
  %339 = insertelement <2 x double> poison, double %2, i64 0
  %340 = shufflevector <2 x double> %339, <2 x double> poison, <2 x i32> zeroinitializer
  br label %341

341:
  %342 = phi i64 [ 0, %338 ], [ %366, %341 ]
  %343 = getelementptr inbounds <2 x double>, ptr %45, i64 %342
  %344 = load <2 x double>, ptr %343, align 16
  %345 = getelementptr inbounds <2 x double>, ptr %4, i64 %342
  %346 = load <2 x double>, ptr %345, align 16
  %347 = fmul contract <2 x double> %346, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %348 = add nsw i64 %342, %180
  %349 = getelementptr inbounds <2 x double>, ptr %4, i64 %348
  %350 = load <2 x double>, ptr %349, align 16
  %351 = fmul contract <2 x double> %350, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %352 = fadd contract <2 x double> %347, %351
  %353 = add nsw i64 %342, %242
  %354 = getelementptr inbounds <2 x double>, ptr %4, i64 %353
  %355 = load <2 x double>, ptr %354, align 16
  %356 = fmul contract <2 x double> %355, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %357 = fadd contract <2 x double> %352, %356
  %358 = add nsw i64 %342, %304
  %359 = getelementptr inbounds <2 x double>, ptr %4, i64 %358
  %360 = load <2 x double>, ptr %359, align 16
  %361 = fmul contract <2 x double> %360, <double 0x3F92000000000000, double 0x3F92000000000000>
  %362 = fsub contract <2 x double> %357, %361
  %363 = fmul contract <2 x double> %340, %362
  %364 = fadd contract <2 x double> %344, %363
  %365 = getelementptr inbounds <2 x double>, ptr %43, i64 %342
  store <2 x double> %364, ptr %365, align 16
  %366 = add nsw i64 %342, 1
  %367 = icmp eq i64 %366, %41
  br i1 %367, label %368, label %341

368:
  %369 = fmul contract double %2, 2.500000e-01
  %370 = fadd contract double %369, %1
  %371 = mul nsw i64 %41, 6
  %372 = getelementptr inbounds <2 x double>, ptr %4, i64 %371
  store double %370, ptr %23, align 8
  %373 = load ptr, ptr %66, align 8
  %374 = load i64, ptr %373, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %373, align 8
  %376 = load ptr, ptr %70, align 8
  %377 = icmp eq ptr %376, null
  br i1 %377, label %378, label %382

378:
  %379 = load ptr, ptr %0, align 8
  %380 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %381 = load ptr, ptr %380, align 8
  call void %379(ptr %23, ptr %43, ptr %3, ptr %372, ptr %381)
  br label %404

382:
  store double %370, ptr %22, align 8
  %383 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %384 = load ptr, ptr %383, align 8
  store double 1.000000e+00, ptr %384, align 8
  %385 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %392 = load ptr, ptr %391, align 8
  %393 = call contract double %376(ptr %386, i64 %388, i64 %390, ptr %22, ptr %43, ptr %3, ptr %372, ptr %384, ptr %392)
  %394 = fcmp contract olt double %393, 0x7FF0000000000000
  br i1 %394, label %404, label %395

395:
  %396 = load double, ptr %23, align 8
  store double %396, ptr %21, align 8
  %397 = load ptr, ptr %383, align 8
  store double 0.000000e+00, ptr %397, align 8
  %398 = load ptr, ptr %70, align 8
  %399 = load ptr, ptr %385, align 8
  %400 = load i64, ptr %387, align 8
  %401 = load i64, ptr %389, align 8
  %402 = load ptr, ptr %391, align 8
  %403 = call contract double %398(ptr %399, i64 %400, i64 %401, ptr %21, ptr %43, ptr %3, ptr %372, ptr %397, ptr %402)
  br label %404

404:
  br i1 %46, label %405, label %440

405:
  %406 = insertelement <2 x double> poison, double %2, i64 0
  %407 = shufflevector <2 x double> %406, <2 x double> poison, <2 x i32> zeroinitializer
  br label %408

408:
  %409 = phi i64 [ 0, %405 ], [ %438, %408 ]
  %410 = getelementptr inbounds <2 x double>, ptr %45, i64 %409
  %411 = load <2 x double>, ptr %410, align 16
  %412 = getelementptr inbounds <2 x double>, ptr %4, i64 %409
  %413 = load <2 x double>, ptr %412, align 16
  %414 = fmul contract <2 x double> %413, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %415 = add nsw i64 %409, %180
  %416 = getelementptr inbounds <2 x double>, ptr %4, i64 %415
  %417 = load <2 x double>, ptr %416, align 16
  %418 = fmul contract <2 x double> %417, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %419 = fadd contract <2 x double> %414, %418
  %420 = add nsw i64 %409, %242
  %421 = getelementptr inbounds <2 x double>, ptr %4, i64 %420
  %422 = load <2 x double>, ptr %421, align 16
  %423 = fmul contract <2 x double> %422, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %424 = fadd contract <2 x double> %419, %423
  %425 = add nsw i64 %409, %304
  %426 = getelementptr inbounds <2 x double>, ptr %4, i64 %425
  %427 = load <2 x double>, ptr %426, align 16
  %428 = fmul contract <2 x double> %427, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %429 = fsub contract <2 x double> %424, %428
  %430 = add nsw i64 %409, %371
  %431 = getelementptr inbounds <2 x double>, ptr %4, i64 %430
  %432 = load <2 x double>, ptr %431, align 16
  %433 = fmul contract <2 x double> %432, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %434 = fadd contract <2 x double> %429, %433
  %435 = fmul contract <2 x double> %407, %434
  %436 = fadd contract <2 x double> %411, %435
  %437 = getelementptr inbounds <2 x double>, ptr %43, i64 %409
  store <2 x double> %436, ptr %437, align 16
  %438 = add nsw i64 %409, 1
  %439 = icmp eq i64 %438, %41
  br i1 %439, label %440, label %408

440:
  %441 = fmul contract double %2, 0x3FD3B13B13B13B14
  %442 = fadd contract double %441, %1
  %443 = mul nsw i64 %41, 7
  %444 = getelementptr inbounds <2 x double>, ptr %4, i64 %443
  store double %442, ptr %20, align 8
  %445 = load ptr, ptr %66, align 8
  %446 = load i64, ptr %445, align 8
  %447 = add nsw i64 %446, 1
  store i64 %447, ptr %445, align 8
  %448 = load ptr, ptr %70, align 8
  %449 = icmp eq ptr %448, null
  br i1 %449, label %450, label %454

450:
  %451 = load ptr, ptr %0, align 8
  %452 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %453 = load ptr, ptr %452, align 8
  call void %451(ptr %20, ptr %43, ptr %3, ptr %444, ptr %453)
  br label %476

454:
  store double %442, ptr %19, align 8
  %455 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %456 = load ptr, ptr %455, align 8
  store double 1.000000e+00, ptr %456, align 8
  %457 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %458 = load ptr, ptr %457, align 8
  %459 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %464 = load ptr, ptr %463, align 8
  %465 = call contract double %448(ptr %458, i64 %460, i64 %462, ptr %19, ptr %43, ptr %3, ptr %444, ptr %456, ptr %464)
  %466 = fcmp contract olt double %465, 0x7FF0000000000000
  br i1 %466, label %476, label %467

467:
  %468 = load double, ptr %20, align 8
  store double %468, ptr %18, align 8
  %469 = load ptr, ptr %455, align 8
  store double 0.000000e+00, ptr %469, align 8
  %470 = load ptr, ptr %70, align 8
  %471 = load ptr, ptr %457, align 8
  %472 = load i64, ptr %459, align 8
  %473 = load i64, ptr %461, align 8
  %474 = load ptr, ptr %463, align 8
  %475 = call contract double %470(ptr %471, i64 %472, i64 %473, ptr %18, ptr %43, ptr %3, ptr %444, ptr %469, ptr %474)
  br label %476

476:
  br i1 %46, label %477, label %517

477:
  %478 = insertelement <2 x double> poison, double %2, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  br label %480

480:
  %481 = phi i64 [ 0, %477 ], [ %515, %480 ]
  %482 = getelementptr inbounds <2 x double>, ptr %45, i64 %481
  %483 = load <2 x double>, ptr %482, align 16
  %484 = getelementptr inbounds <2 x double>, ptr %4, i64 %481
  %485 = load <2 x double>, ptr %484, align 16
  %486 = fmul contract <2 x double> %485, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %487 = add nsw i64 %481, %180
  %488 = getelementptr inbounds <2 x double>, ptr %4, i64 %487
  %489 = load <2 x double>, ptr %488, align 16
  %490 = fmul contract <2 x double> %489, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %491 = fsub contract <2 x double> %486, %490
  %492 = add nsw i64 %481, %242
  %493 = getelementptr inbounds <2 x double>, ptr %4, i64 %492
  %494 = load <2 x double>, ptr %493, align 16
  %495 = fmul contract <2 x double> %494, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %496 = fsub contract <2 x double> %491, %495
  %497 = add nsw i64 %481, %304
  %498 = getelementptr inbounds <2 x double>, ptr %4, i64 %497
  %499 = load <2 x double>, ptr %498, align 16
  %500 = fmul contract <2 x double> %499, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %501 = fadd contract <2 x double> %496, %500
  %502 = add nsw i64 %481, %371
  %503 = getelementptr inbounds <2 x double>, ptr %4, i64 %502
  %504 = load <2 x double>, ptr %503, align 16
  %505 = fmul contract <2 x double> %504, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %506 = fadd contract <2 x double> %501, %505
  %507 = add nsw i64 %481, %443
  %508 = getelementptr inbounds <2 x double>, ptr %4, i64 %507
  %509 = load <2 x double>, ptr %508, align 16
  %510 = fmul contract <2 x double> %509, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %511 = fsub contract <2 x double> %506, %510
  %512 = fmul contract <2 x double> %479, %511
  %513 = fadd contract <2 x double> %483, %512
  %514 = getelementptr inbounds <2 x double>, ptr %43, i64 %481
  store <2 x double> %513, ptr %514, align 16
  %515 = add nsw i64 %481, 1
  %516 = icmp eq i64 %515, %41
  br i1 %516, label %517, label %480

517:
  %518 = fmul contract double %2, 0x3FE4D74D74D74D75
  %519 = fadd contract double %518, %1
  %520 = shl nsw i64 %41, 3
  %521 = getelementptr inbounds <2 x double>, ptr %4, i64 %520
  store double %519, ptr %17, align 8
  %522 = load ptr, ptr %66, align 8
  %523 = load i64, ptr %522, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %522, align 8
  %525 = load ptr, ptr %70, align 8
  %526 = icmp eq ptr %525, null
  br i1 %526, label %527, label %531

527:
  %528 = load ptr, ptr %0, align 8
  %529 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %530 = load ptr, ptr %529, align 8
  call void %528(ptr %17, ptr %43, ptr %3, ptr %521, ptr %530)
  br label %553

531:
  store double %519, ptr %16, align 8
  %532 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %533 = load ptr, ptr %532, align 8
  store double 1.000000e+00, ptr %533, align 8
  %534 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %535 = load ptr, ptr %534, align 8
  %536 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %537 = load i64, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %541 = load ptr, ptr %540, align 8
  %542 = call contract double %525(ptr %535, i64 %537, i64 %539, ptr %16, ptr %43, ptr %3, ptr %521, ptr %533, ptr %541)
  %543 = fcmp contract olt double %542, 0x7FF0000000000000
  br i1 %543, label %553, label %544

544:
  %545 = load double, ptr %17, align 8
  store double %545, ptr %15, align 8
  %546 = load ptr, ptr %532, align 8
  store double 0.000000e+00, ptr %546, align 8
  %547 = load ptr, ptr %70, align 8
  %548 = load ptr, ptr %534, align 8
  %549 = load i64, ptr %536, align 8
  %550 = load i64, ptr %538, align 8
  %551 = load ptr, ptr %540, align 8
  %552 = call contract double %547(ptr %548, i64 %549, i64 %550, ptr %15, ptr %43, ptr %3, ptr %521, ptr %546, ptr %551)
  br label %553

553:
  br i1 %46, label %554, label %599

554:
  %555 = insertelement <2 x double> poison, double %2, i64 0
  %556 = shufflevector <2 x double> %555, <2 x double> poison, <2 x i32> zeroinitializer
  br label %557

557:
  %558 = phi i64 [ 0, %554 ], [ %597, %557 ]
  %559 = getelementptr inbounds <2 x double>, ptr %45, i64 %558
  %560 = load <2 x double>, ptr %559, align 16
  %561 = getelementptr inbounds <2 x double>, ptr %4, i64 %558
  %562 = load <2 x double>, ptr %561, align 16
  %563 = fmul contract <2 x double> %562, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %564 = add nsw i64 %558, %180
  %565 = getelementptr inbounds <2 x double>, ptr %4, i64 %564
  %566 = load <2 x double>, ptr %565, align 16
  %567 = fmul contract <2 x double> %566, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %568 = fsub contract <2 x double> %563, %567
  %569 = add nsw i64 %558, %242
  %570 = getelementptr inbounds <2 x double>, ptr %4, i64 %569
  %571 = load <2 x double>, ptr %570, align 16
  %572 = fmul contract <2 x double> %571, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %573 = fsub contract <2 x double> %568, %572
  %574 = add nsw i64 %558, %304
  %575 = getelementptr inbounds <2 x double>, ptr %4, i64 %574
  %576 = load <2 x double>, ptr %575, align 16
  %577 = fmul contract <2 x double> %576, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %578 = fadd contract <2 x double> %573, %577
  %579 = add nsw i64 %558, %371
  %580 = getelementptr inbounds <2 x double>, ptr %4, i64 %579
  %581 = load <2 x double>, ptr %580, align 16
  %582 = fmul contract <2 x double> %581, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %583 = fadd contract <2 x double> %578, %582
  %584 = add nsw i64 %558, %443
  %585 = getelementptr inbounds <2 x double>, ptr %4, i64 %584
  %586 = load <2 x double>, ptr %585, align 16
  %587 = fmul contract <2 x double> %586, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %588 = fsub contract <2 x double> %583, %587
  %589 = add nsw i64 %558, %520
  %590 = getelementptr inbounds <2 x double>, ptr %4, i64 %589
  %591 = load <2 x double>, ptr %590, align 16
  %592 = fmul contract <2 x double> %591, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %593 = fsub contract <2 x double> %588, %592
  %594 = fmul contract <2 x double> %556, %593
  %595 = fadd contract <2 x double> %560, %594
  %596 = getelementptr inbounds <2 x double>, ptr %43, i64 %558
  store <2 x double> %595, ptr %596, align 16
  %597 = add nsw i64 %558, 1
  %598 = icmp eq i64 %597, %41
  br i1 %598, label %599, label %557

599:
  %600 = fmul contract double %2, 6.000000e-01
  %601 = fadd contract double %600, %1
  %602 = mul nsw i64 %41, 9
  %603 = getelementptr inbounds <2 x double>, ptr %4, i64 %602
  store double %601, ptr %14, align 8
  %604 = load ptr, ptr %66, align 8
  %605 = load i64, ptr %604, align 8
  %606 = add nsw i64 %605, 1
  store i64 %606, ptr %604, align 8
  %607 = load ptr, ptr %70, align 8
  %608 = icmp eq ptr %607, null
  br i1 %608, label %609, label %613

609:
  %610 = load ptr, ptr %0, align 8
  %611 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %612 = load ptr, ptr %611, align 8
  call void %610(ptr %14, ptr %43, ptr %3, ptr %603, ptr %612)
  br label %635

613:
  store double %601, ptr %13, align 8
  %614 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %615 = load ptr, ptr %614, align 8
  store double 1.000000e+00, ptr %615, align 8
  %616 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %617 = load ptr, ptr %616, align 8
  %618 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %623 = load ptr, ptr %622, align 8
  %624 = call contract double %607(ptr %617, i64 %619, i64 %621, ptr %13, ptr %43, ptr %3, ptr %603, ptr %615, ptr %623)
  %625 = fcmp contract olt double %624, 0x7FF0000000000000
  br i1 %625, label %635, label %626

626:
  %627 = load double, ptr %14, align 8
  store double %627, ptr %12, align 8
  %628 = load ptr, ptr %614, align 8
  store double 0.000000e+00, ptr %628, align 8
  %629 = load ptr, ptr %70, align 8
  %630 = load ptr, ptr %616, align 8
  %631 = load i64, ptr %618, align 8
  %632 = load i64, ptr %620, align 8
  %633 = load ptr, ptr %622, align 8
  %634 = call contract double %629(ptr %630, i64 %631, i64 %632, ptr %12, ptr %43, ptr %3, ptr %603, ptr %628, ptr %633)
  br label %635

635:
  br i1 %46, label %636, label %686

636:
  %637 = insertelement <2 x double> poison, double %2, i64 0
  %638 = shufflevector <2 x double> %637, <2 x double> poison, <2 x i32> zeroinitializer
  br label %639

639:
  %640 = phi i64 [ 0, %636 ], [ %684, %639 ]
  %641 = getelementptr inbounds <2 x double>, ptr %45, i64 %640
  %642 = load <2 x double>, ptr %641, align 16
  %643 = getelementptr inbounds <2 x double>, ptr %4, i64 %640
  %644 = load <2 x double>, ptr %643, align 16
  %645 = fmul contract <2 x double> %644, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %646 = add nsw i64 %640, %180
  %647 = getelementptr inbounds <2 x double>, ptr %4, i64 %646
  %648 = load <2 x double>, ptr %647, align 16
  %649 = fmul contract <2 x double> %648, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %650 = fsub contract <2 x double> %649, %645
  %651 = add nsw i64 %640, %242
  %652 = getelementptr inbounds <2 x double>, ptr %4, i64 %651
  %653 = load <2 x double>, ptr %652, align 16
  %654 = fmul contract <2 x double> %653, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %655 = fadd contract <2 x double> %650, %654
  %656 = add nsw i64 %640, %304
  %657 = getelementptr inbounds <2 x double>, ptr %4, i64 %656
  %658 = load <2 x double>, ptr %657, align 16
  %659 = fmul contract <2 x double> %658, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %660 = fsub contract <2 x double> %655, %659
  %661 = add nsw i64 %640, %371
  %662 = getelementptr inbounds <2 x double>, ptr %4, i64 %661
  %663 = load <2 x double>, ptr %662, align 16
  %664 = fmul contract <2 x double> %663, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %665 = fsub contract <2 x double> %660, %664
  %666 = add nsw i64 %640, %443
  %667 = getelementptr inbounds <2 x double>, ptr %4, i64 %666
  %668 = load <2 x double>, ptr %667, align 16
  %669 = fmul contract <2 x double> %668, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %670 = fadd contract <2 x double> %665, %669
  %671 = add nsw i64 %640, %520
  %672 = getelementptr inbounds <2 x double>, ptr %4, i64 %671
  %673 = load <2 x double>, ptr %672, align 16
  %674 = fmul contract <2 x double> %673, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %675 = fadd contract <2 x double> %670, %674
  %676 = add nsw i64 %640, %602
  %677 = getelementptr inbounds <2 x double>, ptr %4, i64 %676
  %678 = load <2 x double>, ptr %677, align 16
  %679 = fmul contract <2 x double> %678, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %680 = fsub contract <2 x double> %675, %679
  %681 = fmul contract <2 x double> %638, %680
  %682 = fadd contract <2 x double> %642, %681
  %683 = getelementptr inbounds <2 x double>, ptr %43, i64 %640
  store <2 x double> %682, ptr %683, align 16
  %684 = add nsw i64 %640, 1
  %685 = icmp eq i64 %684, %41
  br i1 %685, label %686, label %639

686:
  %687 = fmul contract double %2, 0x3FEB6DB6DB6DB6DB
  %688 = fadd contract double %687, %1
  %689 = mul nsw i64 %41, 10
  %690 = getelementptr inbounds <2 x double>, ptr %4, i64 %689
  store double %688, ptr %11, align 8
  %691 = load ptr, ptr %66, align 8
  %692 = load i64, ptr %691, align 8
  %693 = add nsw i64 %692, 1
  store i64 %693, ptr %691, align 8
  %694 = load ptr, ptr %70, align 8
  %695 = icmp eq ptr %694, null
  br i1 %695, label %696, label %700

696:
  %697 = load ptr, ptr %0, align 8
  %698 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %699 = load ptr, ptr %698, align 8
  call void %697(ptr %11, ptr %43, ptr %3, ptr %690, ptr %699)
  br label %722

700:
  store double %688, ptr %10, align 8
  %701 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %702 = load ptr, ptr %701, align 8
  store double 1.000000e+00, ptr %702, align 8
  %703 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %704 = load ptr, ptr %703, align 8
  %705 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %710 = load ptr, ptr %709, align 8
  %711 = call contract double %694(ptr %704, i64 %706, i64 %708, ptr %10, ptr %43, ptr %3, ptr %690, ptr %702, ptr %710)
  %712 = fcmp contract olt double %711, 0x7FF0000000000000
  br i1 %712, label %722, label %713

713:
  %714 = load double, ptr %11, align 8
  store double %714, ptr %9, align 8
  %715 = load ptr, ptr %701, align 8
  store double 0.000000e+00, ptr %715, align 8
  %716 = load ptr, ptr %70, align 8
  %717 = load ptr, ptr %703, align 8
  %718 = load i64, ptr %705, align 8
  %719 = load i64, ptr %707, align 8
  %720 = load ptr, ptr %709, align 8
  %721 = call contract double %716(ptr %717, i64 %718, i64 %719, ptr %9, ptr %43, ptr %3, ptr %690, ptr %715, ptr %720)
  br label %722

722:
  br i1 %46, label %723, label %778

723:
  %724 = insertelement <2 x double> poison, double %2, i64 0
  %725 = shufflevector <2 x double> %724, <2 x double> poison, <2 x i32> zeroinitializer
  br label %726

726:
  %727 = phi i64 [ 0, %723 ], [ %776, %726 ]
  %728 = getelementptr inbounds <2 x double>, ptr %45, i64 %727
  %729 = load <2 x double>, ptr %728, align 16
  %730 = getelementptr inbounds <2 x double>, ptr %4, i64 %727
  %731 = load <2 x double>, ptr %730, align 16
  %732 = fmul contract <2 x double> %731, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %733 = add nsw i64 %727, %180
  %734 = getelementptr inbounds <2 x double>, ptr %4, i64 %733
  %735 = load <2 x double>, ptr %734, align 16
  %736 = fmul contract <2 x double> %735, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %737 = fsub contract <2 x double> %732, %736
  %738 = add nsw i64 %727, %242
  %739 = getelementptr inbounds <2 x double>, ptr %4, i64 %738
  %740 = load <2 x double>, ptr %739, align 16
  %741 = fmul contract <2 x double> %740, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %742 = fsub contract <2 x double> %737, %741
  %743 = add nsw i64 %727, %304
  %744 = getelementptr inbounds <2 x double>, ptr %4, i64 %743
  %745 = load <2 x double>, ptr %744, align 16
  %746 = fmul contract <2 x double> %745, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %747 = fsub contract <2 x double> %742, %746
  %748 = add nsw i64 %727, %371
  %749 = getelementptr inbounds <2 x double>, ptr %4, i64 %748
  %750 = load <2 x double>, ptr %749, align 16
  %751 = fmul contract <2 x double> %750, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %752 = fadd contract <2 x double> %747, %751
  %753 = add nsw i64 %727, %443
  %754 = getelementptr inbounds <2 x double>, ptr %4, i64 %753
  %755 = load <2 x double>, ptr %754, align 16
  %756 = fmul contract <2 x double> %755, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %757 = fsub contract <2 x double> %752, %756
  %758 = add nsw i64 %727, %520
  %759 = getelementptr inbounds <2 x double>, ptr %4, i64 %758
  %760 = load <2 x double>, ptr %759, align 16
  %761 = fmul contract <2 x double> %760, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %762 = fsub contract <2 x double> %757, %761
  %763 = add nsw i64 %727, %602
  %764 = getelementptr inbounds <2 x double>, ptr %4, i64 %763
  %765 = load <2 x double>, ptr %764, align 16
  %766 = fmul contract <2 x double> %765, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %767 = fadd contract <2 x double> %762, %766
  %768 = add nsw i64 %727, %689
  %769 = getelementptr inbounds <2 x double>, ptr %4, i64 %768
  %770 = load <2 x double>, ptr %769, align 16
  %771 = fmul contract <2 x double> %770, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %772 = fadd contract <2 x double> %767, %771
  %773 = fmul contract <2 x double> %725, %772
  %774 = fadd contract <2 x double> %729, %773
  %775 = getelementptr inbounds <2 x double>, ptr %43, i64 %727
  store <2 x double> %774, ptr %775, align 16
  %776 = add nsw i64 %727, 1
  %777 = icmp eq i64 %776, %41
  br i1 %777, label %778, label %726

778:
  %779 = fadd contract double %1, %2
  %780 = mul nsw i64 %41, 11
  %781 = getelementptr inbounds <2 x double>, ptr %4, i64 %780
  store double %779, ptr %8, align 8
  %782 = load ptr, ptr %66, align 8
  %783 = load i64, ptr %782, align 8
  %784 = add nsw i64 %783, 1
  store i64 %784, ptr %782, align 8
  %785 = load ptr, ptr %70, align 8
  %786 = icmp eq ptr %785, null
  br i1 %786, label %787, label %791

787:
  %788 = load ptr, ptr %0, align 8
  %789 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %790 = load ptr, ptr %789, align 8
  call void %788(ptr %8, ptr %43, ptr %3, ptr %781, ptr %790)
  br label %813

791:
  store double %779, ptr %7, align 8
  %792 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %793 = load ptr, ptr %792, align 8
  store double 1.000000e+00, ptr %793, align 8
  %794 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %795 = load ptr, ptr %794, align 8
  %796 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %799 = load i64, ptr %798, align 8
  %800 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %801 = load ptr, ptr %800, align 8
  %802 = call contract double %785(ptr %795, i64 %797, i64 %799, ptr %7, ptr %43, ptr %3, ptr %781, ptr %793, ptr %801)
  %803 = fcmp contract olt double %802, 0x7FF0000000000000
  br i1 %803, label %813, label %804

804:
  %805 = load double, ptr %8, align 8
  store double %805, ptr %6, align 8
  %806 = load ptr, ptr %792, align 8
  store double 0.000000e+00, ptr %806, align 8
  %807 = load ptr, ptr %70, align 8
  %808 = load ptr, ptr %794, align 8
  %809 = load i64, ptr %796, align 8
  %810 = load i64, ptr %798, align 8
  %811 = load ptr, ptr %800, align 8
  %812 = call contract double %807(ptr %808, i64 %809, i64 %810, ptr %6, ptr %43, ptr %3, ptr %781, ptr %806, ptr %811)
  br label %813

813:
  br i1 %46, label %814, label %898

814:
  %815 = insertelement <2 x double> poison, double %2, i64 0
  %816 = shufflevector <2 x double> %815, <2 x double> poison, <2 x i32> zeroinitializer
  %817 = mul nsw i64 %41, 17
  %818 = mul nsw i64 %41, 18
  %819 = mul nsw i64 %41, 19
  br label %820

820:
  %821 = phi i64 [ 0, %814 ], [ %896, %820 ]
  %822 = getelementptr inbounds <2 x double>, ptr %4, i64 %821
  %823 = load <2 x double>, ptr %822, align 16
  %824 = add nsw i64 %821, %304
  %825 = getelementptr inbounds <2 x double>, ptr %4, i64 %824
  %826 = load <2 x double>, ptr %825, align 16
  %827 = add nsw i64 %821, %371
  %828 = getelementptr inbounds <2 x double>, ptr %4, i64 %827
  %829 = load <2 x double>, ptr %828, align 16
  %830 = add nsw i64 %821, %443
  %831 = getelementptr inbounds <2 x double>, ptr %4, i64 %830
  %832 = load <2 x double>, ptr %831, align 16
  %833 = add nsw i64 %821, %520
  %834 = getelementptr inbounds <2 x double>, ptr %4, i64 %833
  %835 = load <2 x double>, ptr %834, align 16
  %836 = add nsw i64 %821, %602
  %837 = getelementptr inbounds <2 x double>, ptr %4, i64 %836
  %838 = load <2 x double>, ptr %837, align 16
  %839 = add nsw i64 %821, %689
  %840 = getelementptr inbounds <2 x double>, ptr %4, i64 %839
  %841 = load <2 x double>, ptr %840, align 16
  %842 = add nsw i64 %821, %780
  %843 = getelementptr inbounds <2 x double>, ptr %4, i64 %842
  %844 = load <2 x double>, ptr %843, align 16
  %845 = add nsw i64 %821, %44
  %846 = getelementptr inbounds <2 x double>, ptr %4, i64 %845
  %847 = load <2 x double>, ptr %846, align 16
  %848 = fmul contract <2 x double> %823, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %849 = fmul contract <2 x double> %826, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %850 = fadd contract <2 x double> %848, %849
  %851 = fmul contract <2 x double> %829, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %852 = fadd contract <2 x double> %850, %851
  %853 = fmul contract <2 x double> %832, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %854 = fadd contract <2 x double> %852, %853
  %855 = fmul contract <2 x double> %835, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %856 = fadd contract <2 x double> %854, %855
  %857 = fmul contract <2 x double> %838, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %858 = fadd contract <2 x double> %856, %857
  %859 = fmul contract <2 x double> %841, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %860 = fadd contract <2 x double> %858, %859
  %861 = fmul contract <2 x double> %844, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %862 = fadd contract <2 x double> %860, %861
  %863 = fmul contract <2 x double> %816, %862
  %864 = fadd contract <2 x double> %847, %863
  %865 = add nsw i64 %821, %817
  %866 = getelementptr inbounds <2 x double>, ptr %4, i64 %865
  store <2 x double> %864, ptr %866, align 16
  %867 = fmul contract <2 x double> %823, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %868 = fmul contract <2 x double> %826, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %869 = fsub contract <2 x double> %867, %868
  %870 = fmul contract <2 x double> %829, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %871 = fsub contract <2 x double> %869, %870
  %872 = fmul contract <2 x double> %832, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %873 = fadd contract <2 x double> %871, %872
  %874 = fmul contract <2 x double> %835, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %875 = fsub contract <2 x double> %873, %874
  %876 = fmul contract <2 x double> %838, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %877 = fadd contract <2 x double> %875, %876
  %878 = fmul contract <2 x double> %841, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %879 = fadd contract <2 x double> %877, %878
  %880 = fmul contract <2 x double> %844, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %881 = fsub contract <2 x double> %879, %880
  %882 = add nsw i64 %821, %818
  %883 = getelementptr inbounds <2 x double>, ptr %4, i64 %882
  store <2 x double> %881, ptr %883, align 16
  %884 = fmul contract <2 x double> %823, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %885 = fsub contract <2 x double> %849, %884
  %886 = fadd contract <2 x double> %885, %851
  %887 = fadd contract <2 x double> %886, %853
  %888 = fmul contract <2 x double> %835, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %889 = fsub contract <2 x double> %887, %888
  %890 = fadd contract <2 x double> %889, %857
  %891 = fadd contract <2 x double> %890, %859
  %892 = fmul contract <2 x double> %844, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %893 = fadd contract <2 x double> %891, %892
  %894 = add nsw i64 %821, %819
  %895 = getelementptr inbounds <2 x double>, ptr %4, i64 %894
  store <2 x double> %893, ptr %895, align 16
  %896 = add nsw i64 %821, 1
  %897 = icmp eq i64 %896, %41
  br i1 %897, label %898, label %820

898:
  ret void
}

define internal fastcc i32 @passes(double %0, double %1, double %2, double %3, double %4) {
  %6 = tail call contract double @llvm.fabs.f64(double %1)
  %7 = tail call contract double @llvm.fabs.f64(double %3)
  %8 = tail call contract double @llvm.maxnum.f64(double %6, double %7)
  %9 = fmul contract double %0, 0x3D06849B86A12B9B
  %10 = fcmp contract ugt double %8, %9
  br i1 %10, label %11, label %57

11:
  %12 = fcmp contract oeq double %1, 0.000000e+00
  %13 = fcmp contract oeq double %3, 0.000000e+00
  %14 = or i1 %12, %13
  br i1 %14, label %57, label %15

15:
  %16 = fcmp contract olt double %1, 0.000000e+00
  %17 = fcmp contract ogt double %3, 0.000000e+00
  %18 = and i1 %16, %17
  br i1 %18, label %57, label %19

19:
  %20 = fcmp contract ogt double %1, 0.000000e+00
  %21 = fcmp contract olt double %3, 0.000000e+00
  %22 = and i1 %20, %21
  br i1 %22, label %57, label %23

23:
  %24 = fcmp contract olt double %2, 0.000000e+00
  %25 = fcmp contract ogt double %4, 0.000000e+00
  %26 = and i1 %24, %25
  %27 = and i1 %17, %26
  %28 = and i1 %20, %27
  br i1 %28, label %35, label %29

29:
  %30 = fcmp contract ogt double %2, 0.000000e+00
  %31 = fcmp contract olt double %4, 0.000000e+00
  %32 = and i1 %30, %31
  %33 = and i1 %21, %32
  %34 = and i1 %16, %33
  br i1 %34, label %35, label %57

35:
  %36 = select contract i1 %20, double 1.000000e+00, double -1.000000e+00
  %37 = fmul contract double %36, %2
  %38 = fmul contract double %36, %4
  %39 = fcmp contract olt double %37, 0.000000e+00
  %40 = fcmp contract ogt double %38, 0.000000e+00
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %57

42:
  %43 = fmul contract double %36, %3
  %44 = fmul contract double %36, %1
  %45 = fsub contract double %43, %44
  %46 = fsub contract double %45, %38
  %47 = fsub contract double %37, %38
  %48 = fdiv contract double %46, %47
  %49 = fmul contract double %37, %48
  %50 = fadd contract double %44, %49
  %51 = tail call contract double @llvm.minnum.f64(double %44, double %43)
  %52 = fsub contract double %51, %50
  %53 = fmul contract double %52, 2.500000e-01
  %54 = fsub contract double %50, %53
  %55 = fcmp contract olt double %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  br label %57

57:
  %58 = phi i32 [ 0, %5 ], [ %56, %42 ], [ 0, %35 ], [ 0, %29 ], [ 1, %15 ], [ 1, %19 ], [ 0, %11 ]
  ret i32 %58
}

define internal fastcc double @mark_between(ptr %0, i64 %1, double %2, ptr %3, double %4, ptr %5, ptr %6) noinline optnone {
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %9, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = icmp sgt i64 %11, 0
  br i1 %14, label %15, label %31

15:
  %16 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = fdiv contract double %17, %13
  %19 = tail call contract double @llvm.fabs.f64(double %18)
  %20 = fadd contract double %19, 1.000000e+00
  %21 = fmul contract double %20, 1.000000e-13
  %22 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 11
  %26 = mul nsw i64 %11, 94
  %27 = fsub contract double %4, %2
  %28 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %29 = fadd contract double %21, %2
  %30 = fsub contract double %4, %21
  br label %33

31:
  %32 = phi double [ 2.000000e+00, %7 ], [ %86, %85 ]
  ret double %32

33:
  %34 = phi double [ 2.000000e+00, %15 ], [ %86, %85 ]
  %35 = phi i64 [ 0, %15 ], [ %87, %85 ]
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %5, i64 %35
  %39 = load double, ptr %38, align 8
  %40 = add nsw i64 %35, %11
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul contract double %13, %42
  %44 = getelementptr inbounds double, ptr %5, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %13, %45
  %47 = fcmp contract ogt double %37, 0.000000e+00
  %48 = select contract i1 %47, double 1.000000e+00, double -1.000000e+00
  %49 = load ptr, ptr %24, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %35
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %53, label %85

53:
  %54 = load ptr, ptr %25, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %26
  %56 = getelementptr inbounds double, ptr %55, i64 %35
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %27, %43
  %59 = fmul contract double %27, %46
  %60 = tail call fastcc i32 @passes(double %57, double %37, double %58, double %39, double %59)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %85, label %62

62:
  %63 = fmul contract double %37, %39
  %64 = fcmp contract ogt double %63, 0.000000e+00
  br i1 %64, label %65, label %75

65:
  %66 = fmul contract double %37, %48
  %67 = fmul contract double %48, %43
  %68 = fmul contract double %39, %48
  %69 = fmul contract double %48, %46
  %70 = tail call contract fastcc double @find_dip(ptr %0, i64 %35, double %48, double %2, double %66, double %67, double %4, double %68, double %69)
  %71 = load ptr, ptr %28, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %35
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract olt double %70, 0.000000e+00
  br i1 %74, label %85, label %75

75:
  %76 = phi double [ %70, %65 ], [ %4, %62 ]
  %77 = phi double [ %73, %65 ], [ %39, %62 ]
  %78 = tail call contract fastcc double @find_root(ptr %0, i64 %35, double %2, double %37, double %76, double %77)
  %79 = fcmp contract olt double %29, %78
  %80 = fcmp contract olt double %78, %30
  %81 = and i1 %79, %80
  %82 = fcmp contract olt double %78, %34
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %85

84:
  store i64 %35, ptr %6, align 8
  br label %85

85:
  %86 = phi double [ %34, %53 ], [ %34, %33 ], [ %34, %65 ], [ %78, %84 ], [ %34, %75 ]
  %87 = add nsw i64 %35, 1
  %88 = icmp eq i64 %87, %11
  br i1 %88, label %31, label %33
}

define internal fastcc double @defect(ptr %0, ptr %1, double %2, ptr %3) noinline optnone {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12, align 8
  %14 = mul nsw i64 %11, 18
  %15 = getelementptr double, ptr %13, i64 %14
  %16 = shl nsw i64 %11, 4
  %17 = getelementptr double, ptr %13, i64 %16
  %18 = fsub contract double 1.000000e+00, %2
  %19 = tail call contract double @llvm.minnum.f64(double %2, double %18)
  %20 = fmul contract double %19, 1.000000e-03
  %21 = fsub contract double %2, %20
  tail call fastcc void @polynomial(ptr %1, double %21)
  %22 = icmp sgt i64 %11, 0
  br i1 %22, label %23, label %30

23:
  %24 = phi i64 [ %28, %23 ], [ 0, %4 ]
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load <2 x double>, ptr %25, align 16
  %27 = getelementptr inbounds double, ptr %15, i64 %24
  store <2 x double> %26, ptr %27, align 16
  %28 = add nsw i64 %24, 2
  %29 = icmp slt i64 %28, %11
  br i1 %29, label %23, label %30

30:
  %31 = fadd contract double %20, %2
  tail call fastcc void @polynomial(ptr %1, double %31)
  %32 = icmp sgt i64 %9, 0
  br i1 %32, label %33, label %35

33:
  %34 = fmul contract double %20, 2.000000e+00
  br label %82

35:
  tail call fastcc void @polynomial(ptr %1, double %2)
  %36 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 1
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 2
  %39 = load double, ptr %38, align 8
  %40 = fmul contract double %39, %2
  %41 = fadd contract double %37, %40
  %42 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %45 = load ptr, ptr %44, align 8
  store double %41, ptr %7, align 8
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %47, align 8
  %50 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %57

53:
  %54 = load ptr, ptr %0, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %56 = load ptr, ptr %55, align 8
  call void %54(ptr %7, ptr %17, ptr %43, ptr %45, ptr %56)
  br label %79

57:
  store double %41, ptr %6, align 8
  %58 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %59 = load ptr, ptr %58, align 8
  store double 1.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %67 = load ptr, ptr %66, align 8
  %68 = call contract double %51(ptr %61, i64 %63, i64 %65, ptr %6, ptr %17, ptr %43, ptr %45, ptr %59, ptr %67)
  %69 = fcmp contract olt double %68, 0x7FF0000000000000
  br i1 %69, label %79, label %70

70:
  %71 = load double, ptr %7, align 8
  store double %71, ptr %5, align 8
  %72 = load ptr, ptr %58, align 8
  store double 0.000000e+00, ptr %72, align 8
  %73 = load ptr, ptr %50, align 8
  %74 = load ptr, ptr %60, align 8
  %75 = load i64, ptr %62, align 8
  %76 = load i64, ptr %64, align 8
  %77 = load ptr, ptr %66, align 8
  %78 = call contract double %73(ptr %74, i64 %75, i64 %76, ptr %5, ptr %17, ptr %43, ptr %45, ptr %72, ptr %77)
  br label %79

79:
  br i1 %32, label %80, label %92

80:
  %81 = load ptr, ptr %44, align 8
  br label %125

82:
  %83 = phi i64 [ 0, %33 ], [ %90, %82 ]
  %84 = getelementptr inbounds double, ptr %17, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %15, i64 %83
  %87 = load double, ptr %86, align 8
  %88 = fsub contract double %85, %87
  %89 = fdiv contract double %88, %34
  store double %89, ptr %86, align 8
  %90 = add nsw i64 %83, 1
  %91 = icmp eq i64 %90, %9
  br i1 %91, label %35, label %82

92:
  br i1 %22, label %93, label %113

93:
  %94 = phi <2 x double> [ %108, %93 ], [ zeroinitializer, %92 ]
  %95 = phi <2 x double> [ %110, %93 ], [ zeroinitializer, %92 ]
  %96 = phi i64 [ %111, %93 ], [ 0, %92 ]
  %97 = getelementptr inbounds double, ptr %15, i64 %96
  %98 = load <2 x double>, ptr %97, align 16
  %99 = getelementptr inbounds double, ptr %3, i64 %96
  %100 = load <2 x double>, ptr %99, align 16
  %101 = fmul contract <2 x double> %98, %100
  %102 = getelementptr inbounds double, ptr %97, i64 2
  %103 = load <2 x double>, ptr %102, align 16
  %104 = getelementptr inbounds double, ptr %99, i64 2
  %105 = load <2 x double>, ptr %104, align 16
  %106 = fmul contract <2 x double> %103, %105
  %107 = fmul contract <2 x double> %101, %101
  %108 = fadd contract <2 x double> %94, %107
  %109 = fmul contract <2 x double> %106, %106
  %110 = fadd contract <2 x double> %95, %109
  %111 = add nsw i64 %96, 4
  %112 = icmp slt i64 %111, %11
  br i1 %112, label %93, label %113

113:
  %114 = phi <2 x double> [ zeroinitializer, %92 ], [ %110, %93 ]
  %115 = phi <2 x double> [ zeroinitializer, %92 ], [ %108, %93 ]
  %116 = shufflevector <2 x double> %115, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %117 = fadd contract <2 x double> %115, %116
  %118 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %119 = fadd contract <2 x double> %114, %118
  %120 = fadd contract <2 x double> %119, %117
  %121 = extractelement <2 x double> %120, i64 0
  %122 = sitofp i64 %9 to double
  %123 = fdiv contract double %121, %122
  %124 = call contract double @llvm.sqrt.f64(double %123)
  ret double %124

125:
  %126 = phi i64 [ 0, %80 ], [ %134, %125 ]
  %127 = load double, ptr %38, align 8
  %128 = getelementptr inbounds double, ptr %81, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %127, %129
  %131 = getelementptr inbounds double, ptr %15, i64 %126
  %132 = load double, ptr %131, align 8
  %133 = fsub contract double %132, %130
  store double %133, ptr %131, align 8
  %134 = add nsw i64 %126, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %92, label %125
}

define internal fastcc void @look_closer(ptr %0, double %1, ptr %2) {
  %4 = alloca double, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %6, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %12 = load ptr, ptr %11, align 8
  %13 = mul nsw i64 %8, 94
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  tail call fastcc void @look_at(ptr %5, double %1)
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %19 = load double, ptr %18, align 8
  %20 = fmul contract double %19, %1
  %21 = fadd contract double %17, %20
  %22 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %25 = load ptr, ptr %24, align 8
  store double %21, ptr %4, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 2
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 13
  %34 = load ptr, ptr %33, align 8
  call void %32(ptr %4, ptr %23, ptr %25, ptr %2, ptr %34)
  %35 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = icmp sgt i64 %8, 0
  br i1 %38, label %40, label %39

39:
  ret void

40:
  %41 = phi i64 [ %50, %49 ], [ 0, %3 ]
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = call contract double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds double, ptr %14, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fcmp contract ogt double %44, %46
  br i1 %47, label %48, label %49

48:
  store double %44, ptr %45, align 8
  br label %49

49:
  %50 = add nsw i64 %41, 1
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %39, label %40
}

define internal fastcc double @find_dip(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8) noinline optnone {
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %11, i64 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Watch, ptr %15, i64 0, i32 9
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 %1
  %19 = add nsw i64 %13, %1
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  br label %21

21:
  %22 = phi ptr [ %10, %9 ], [ %47, %85 ]
  %23 = phi double [ %3, %9 ], [ %75, %85 ]
  %24 = phi double [ %4, %9 ], [ %74, %85 ]
  %25 = phi i32 [ 0, %9 ], [ %94, %85 ]
  %26 = phi i32 [ 0, %9 ], [ %73, %85 ]
  %27 = phi double [ %8, %9 ], [ %72, %85 ]
  %28 = phi double [ %5, %9 ], [ %71, %85 ]
  %29 = phi double [ %5, %9 ], [ %70, %85 ]
  %30 = phi double [ %6, %9 ], [ %69, %85 ]
  %31 = phi double [ %8, %9 ], [ %68, %85 ]
  %32 = phi double [ %7, %9 ], [ %67, %85 ]
  %33 = fsub contract double %30, %23
  %34 = fmul contract double %27, %33
  %35 = fsub contract double %27, %28
  %36 = fdiv contract double %34, %35
  %37 = fsub contract double %30, %36
  %38 = fmul contract double %33, 1.000000e-02
  %39 = fadd contract double %23, %38
  %40 = tail call contract double @llvm.maxnum.f64(double %37, double %39)
  %41 = fsub contract double %30, %38
  %42 = tail call contract double @llvm.minnum.f64(double %40, double %41)
  tail call fastcc void @ask_inside(ptr %22, double %42, ptr %17)
  %43 = load double, ptr %18, align 8
  %44 = fmul contract double %43, %2
  %45 = load double, ptr %20, align 8
  %46 = fmul contract double %45, %2
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds %struct.Step, ptr %47, i64 0, i32 2
  %49 = load double, ptr %48, align 8
  %50 = fmul contract double %46, %49
  %51 = fcmp contract ugt double %44, 0.000000e+00
  br i1 %51, label %52, label %97

52:
  %53 = fcmp contract ogt double %44, 0.000000e+00
  %54 = fcmp contract ord double %50, 0.000000e+00
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %97

56:
  %57 = fcmp contract olt double %50, 0.000000e+00
  br i1 %57, label %58, label %62

58:
  %59 = icmp eq i32 %26, -1
  %60 = fmul contract double %27, 5.000000e-01
  %61 = select i1 %59, double %60, double %27
  br label %66

62:
  %63 = icmp eq i32 %26, 1
  %64 = fmul contract double %28, 5.000000e-01
  %65 = select i1 %63, double %64, double %28
  br label %66

66:
  %67 = phi double [ %32, %58 ], [ %44, %62 ]
  %68 = phi double [ %31, %58 ], [ %50, %62 ]
  %69 = phi double [ %30, %58 ], [ %42, %62 ]
  %70 = phi double [ %50, %58 ], [ %29, %62 ]
  %71 = phi double [ %50, %58 ], [ %65, %62 ]
  %72 = phi double [ %61, %58 ], [ %50, %62 ]
  %73 = phi i32 [ -1, %58 ], [ 1, %62 ]
  %74 = phi double [ %44, %58 ], [ %24, %62 ]
  %75 = phi double [ %42, %58 ], [ %23, %62 ]
  %76 = fcmp contract ogt double %68, %70
  br i1 %76, label %77, label %85

77:
  %78 = fsub contract double %67, %74
  %79 = fmul contract double %70, %75
  %80 = fadd contract double %78, %79
  %81 = fmul contract double %68, %69
  %82 = fsub contract double %80, %81
  %83 = fsub contract double %70, %68
  %84 = fdiv contract double %82, %83
  br label %85

85:
  %86 = phi contract double [ %84, %77 ], [ %75, %66 ]
  %87 = fsub contract double %86, %75
  %88 = fmul contract double %70, %87
  %89 = fadd contract double %74, %88
  %90 = fcmp contract ogt double %89, 0.000000e+00
  %91 = fsub contract double %69, %75
  %92 = fcmp contract olt double %91, 1.000000e-09
  %93 = select i1 %90, i1 true, i1 %92
  %94 = add nsw i32 %25, 1
  %95 = icmp eq i32 %94, 60
  %96 = select i1 %93, i1 true, i1 %95
  br i1 %96, label %97, label %21

97:
  %98 = phi double [ -1.000000e+00, %85 ], [ -1.000000e+00, %52 ], [ %42, %21 ]
  ret double %98
}

define internal fastcc double @find_root(ptr %0, i64 %1, double %2, double %3, double %4, double %5) noinline optnone {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = fcmp contract ogt double %3, 0.000000e+00
  %13 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fmul contract double %16, %4
  %18 = fadd contract double %14, %17
  %19 = fdiv contract double %18, %16
  %20 = tail call contract double @llvm.fabs.f64(double %19)
  %21 = tail call contract double @llvm.maxnum.f64(double %20, double 1.000000e+00)
  %22 = fmul contract double %21, 0x3CB0000000000000
  %23 = fsub contract double %4, %2
  %24 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %1
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ord double %27, 0.000000e+00
  %33 = tail call contract double @llvm.fabs.f64(double %27)
  %34 = select contract i1 %32, double %33, double 0.000000e+00
  %35 = fcmp contract ord double %31, 0.000000e+00
  %36 = tail call contract double @llvm.fabs.f64(double %31)
  %37 = select contract i1 %35, double %36, double 0.000000e+00
  %38 = fadd contract double %34, %37
  %39 = fcmp contract oeq double %38, 0.000000e+00
  br i1 %39, label %40, label %48

40:
  %41 = fcmp contract ord double %3, 0.000000e+00
  %42 = tail call contract double @llvm.fabs.f64(double %3)
  %43 = select contract i1 %41, double %42, double 0.000000e+00
  %44 = fcmp contract ord double %5, 0.000000e+00
  %45 = tail call contract double @llvm.fabs.f64(double %5)
  %46 = select contract i1 %44, double %45, double 0.000000e+00
  %47 = fadd contract double %43, %46
  br label %48

48:
  %49 = phi double [ %47, %40 ], [ %38, %6 ]
  %50 = fcmp contract ogt double %23, %22
  br i1 %50, label %51, label %121

51:
  %52 = fmul contract double %22, 5.000000e-01
  %53 = getelementptr inbounds double, ptr %11, i64 %1
  br label %54

54:
  %55 = phi double [ %23, %51 ], [ %115, %107 ]
  %56 = phi i32 [ 0, %51 ], [ %119, %107 ]
  %57 = phi i32 [ 0, %51 ], [ %114, %107 ]
  %58 = phi double [ %5, %51 ], [ %113, %107 ]
  %59 = phi double [ %3, %51 ], [ %112, %107 ]
  %60 = phi double [ %2, %51 ], [ %111, %107 ]
  %61 = phi double [ %3, %51 ], [ %110, %107 ]
  %62 = phi double [ %4, %51 ], [ %109, %107 ]
  %63 = phi double [ %5, %51 ], [ %108, %107 ]
  %64 = fmul contract double %63, %55
  %65 = fsub contract double %63, %61
  %66 = fdiv contract double %64, %65
  %67 = fsub contract double %62, %66
  %68 = icmp sgt i32 %56, 1
  %69 = fcmp contract ugt double %60, %67
  %70 = select i1 %68, i1 true, i1 %69
  %71 = fcmp contract ugt double %67, %62
  %72 = select i1 %70, i1 true, i1 %71
  %73 = fadd contract double %62, %60
  %74 = fmul contract double %73, 5.000000e-01
  %75 = select i1 %72, double %74, double %67
  %76 = fadd contract double %52, %60
  %77 = tail call contract double @llvm.maxnum.f64(double %75, double %76)
  %78 = fsub contract double %62, %52
  %79 = tail call contract double @llvm.minnum.f64(double %77, double %78)
  %80 = fcmp contract olt double %60, %79
  %81 = fcmp contract olt double %79, %62
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %85, label %83

83:
  %84 = fsub contract double %62, %60
  br label %121

85:
  tail call fastcc void @ask_inside(ptr %7, double %79, ptr %11)
  %86 = load double, ptr %53, align 8
  %87 = fcmp contract uno double %86, 0.000000e+00
  br i1 %87, label %88, label %95

88:
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.Watch, ptr %89, i64 0, i32 13
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 3
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %92, align 8
  br label %143

95:
  %96 = fneg contract double %86
  %97 = select contract i1 %12, double %86, double %96
  %98 = fcmp contract ogt double %97, 0.000000e+00
  br i1 %98, label %99, label %103

99:
  %100 = icmp eq i32 %57, -1
  %101 = fmul contract double %63, 5.000000e-01
  %102 = select i1 %100, double %101, double %63
  br label %107

103:
  %104 = icmp eq i32 %57, 1
  %105 = fmul contract double %61, 5.000000e-01
  %106 = select i1 %104, double %105, double %61
  br label %107

107:
  %108 = phi double [ %102, %99 ], [ %86, %103 ]
  %109 = phi double [ %62, %99 ], [ %79, %103 ]
  %110 = phi double [ %86, %99 ], [ %106, %103 ]
  %111 = phi double [ %79, %99 ], [ %60, %103 ]
  %112 = phi double [ %86, %99 ], [ %59, %103 ]
  %113 = phi double [ %58, %99 ], [ %86, %103 ]
  %114 = phi i32 [ -1, %99 ], [ 1, %103 ]
  %115 = fsub contract double %109, %111
  %116 = fmul contract double %55, 5.000000e-01
  %117 = fcmp contract ogt double %115, %116
  %118 = add nsw i32 %56, 1
  %119 = select i1 %117, i32 %118, i32 0
  %120 = fcmp contract ogt double %115, %22
  br i1 %120, label %54, label %121

121:
  %122 = phi double [ %23, %48 ], [ %84, %83 ], [ %115, %107 ]
  %123 = phi double [ %4, %48 ], [ %62, %83 ], [ %109, %107 ]
  %124 = phi double [ %3, %48 ], [ %59, %83 ], [ %112, %107 ]
  %125 = phi double [ %5, %48 ], [ %58, %83 ], [ %113, %107 ]
  %126 = fcmp contract olt double %122, 0x3EB0C6F7A0B5ED8D
  br i1 %126, label %129, label %127

127:
  %128 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 0, ptr %128, align 8
  br label %143

129:
  %130 = fsub contract double %125, %124
  %131 = tail call contract double @llvm.fabs.f64(double %130)
  %132 = fmul contract double %49, 0x3EB0C6F7A0B5ED8D
  %133 = fcmp contract ogt double %131, %132
  %134 = zext i1 %133 to i32
  %135 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 %134, ptr %135, align 8
  br i1 %133, label %136, label %143

136:
  %137 = tail call contract double @llvm.fabs.f64(double %124)
  %138 = tail call contract double @llvm.fabs.f64(double %125)
  %139 = tail call contract double @llvm.minnum.f64(double %137, double %138)
  %140 = fmul contract double %139, 0x3EB0C6F7A0B5ED8D
  %141 = fcmp contract ogt double %140, %49
  br i1 %141, label %142, label %143

142:
  store i32 2, ptr %135, align 8
  br label %143

143:
  %144 = phi double [ %123, %142 ], [ %123, %136 ], [ %123, %129 ], [ 2.000000e+00, %88 ], [ %123, %127 ]
  ret double %144
}

define internal fastcc void @ask_inside(ptr %0, double %1, ptr %2) {
  %4 = alloca double, align 8
  tail call fastcc void @look_at(ptr %0, double %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %9, %1
  %11 = fadd contract double %7, %10
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  store double %11, ptr %4, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %24 = load ptr, ptr %23, align 8
  call void %22(ptr %4, ptr %13, ptr %15, ptr %2, ptr %24)
  ret void
}

define internal fastcc void @polynomial(ptr %0, double %1) {
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
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 2
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %545, label %24

24:
  %25 = icmp eq i64 %22, -1
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %32 = load ptr, ptr %31, align 8
  tail call fastcc void @take_step_one(ptr %15, double %28, double %30, ptr %32, ptr %20)
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds %struct.Code, ptr %33, i64 0, i32 7
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %19, align 8
  %37 = sdiv i64 %35, 2
  br label %38

38:
  %39 = phi i64 [ %37, %26 ], [ %18, %24 ]
  %40 = phi ptr [ %36, %26 ], [ %20, %24 ]
  %41 = phi i64 [ %35, %26 ], [ %17, %24 ]
  %42 = phi ptr [ %33, %26 ], [ %15, %24 ]
  store i64 1, ptr %21, align 8
  %43 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = shl nsw i64 %41, 4
  %48 = getelementptr inbounds double, ptr %40, i64 %47
  %49 = shl nsw i64 %39, 4
  %50 = getelementptr inbounds <2 x double>, ptr %40, i64 %49
  %51 = fadd contract double %44, %46
  %52 = mul nsw i64 %41, 17
  %53 = getelementptr inbounds double, ptr %40, i64 %52
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %55 = load ptr, ptr %54, align 8
  %56 = mul nsw i64 %41, 12
  %57 = getelementptr inbounds double, ptr %40, i64 %56
  store double %51, ptr %14, align 8
  %58 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 14
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %59, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %59, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 9
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %69

65:
  %66 = load ptr, ptr %42, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %68 = load ptr, ptr %67, align 8
  call void %66(ptr %14, ptr %53, ptr %55, ptr %57, ptr %68)
  br label %91

69:
  store double %51, ptr %13, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %71 = load ptr, ptr %70, align 8
  store double 1.000000e+00, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %79 = load ptr, ptr %78, align 8
  %80 = call contract double %63(ptr %73, i64 %75, i64 %77, ptr %13, ptr %53, ptr %55, ptr %57, ptr %71, ptr %79)
  %81 = fcmp contract olt double %80, 0x7FF0000000000000
  br i1 %81, label %91, label %82

82:
  %83 = load double, ptr %14, align 8
  store double %83, ptr %12, align 8
  %84 = load ptr, ptr %70, align 8
  store double 0.000000e+00, ptr %84, align 8
  %85 = load ptr, ptr %62, align 8
  %86 = load ptr, ptr %72, align 8
  %87 = load i64, ptr %74, align 8
  %88 = load i64, ptr %76, align 8
  %89 = load ptr, ptr %78, align 8
  %90 = call contract double %85(ptr %86, i64 %87, i64 %88, ptr %12, ptr %53, ptr %55, ptr %57, ptr %84, ptr %89)
  br label %91

91:
  %92 = icmp sgt i64 %41, 1
  br i1 %92, label %93, label %104

93:
  %94 = mul nsw i64 %39, 20
  %95 = insertelement <2 x double> poison, double %44, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = mul nsw i64 %39, 6
  %98 = mul nsw i64 %39, 7
  %99 = shl nsw i64 %39, 3
  %100 = mul nsw i64 %39, 9
  %101 = mul nsw i64 %39, 10
  %102 = mul nsw i64 %39, 11
  %103 = mul nsw i64 %39, 12
  br label %153

104:
  %105 = fmul contract double %44, 1.000000e-01
  %106 = fadd contract double %46, %105
  %107 = load ptr, ptr %54, align 8
  %108 = mul nsw i64 %41, 13
  %109 = getelementptr inbounds double, ptr %40, i64 %108
  store double %106, ptr %11, align 8
  %110 = load ptr, ptr %58, align 8
  %111 = load i64, ptr %110, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %110, align 8
  %113 = load ptr, ptr %62, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %119

115:
  %116 = load ptr, ptr %42, align 8
  %117 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %118 = load ptr, ptr %117, align 8
  call void %116(ptr %11, ptr %48, ptr %107, ptr %109, ptr %118)
  br label %141

119:
  store double %106, ptr %10, align 8
  %120 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %121 = load ptr, ptr %120, align 8
  store double 1.000000e+00, ptr %121, align 8
  %122 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %129 = load ptr, ptr %128, align 8
  %130 = call contract double %113(ptr %123, i64 %125, i64 %127, ptr %10, ptr %48, ptr %107, ptr %109, ptr %121, ptr %129)
  %131 = fcmp contract olt double %130, 0x7FF0000000000000
  br i1 %131, label %141, label %132

132:
  %133 = load double, ptr %11, align 8
  store double %133, ptr %9, align 8
  %134 = load ptr, ptr %120, align 8
  store double 0.000000e+00, ptr %134, align 8
  %135 = load ptr, ptr %62, align 8
  %136 = load ptr, ptr %122, align 8
  %137 = load i64, ptr %124, align 8
  %138 = load i64, ptr %126, align 8
  %139 = load ptr, ptr %128, align 8
  %140 = call contract double %135(ptr %136, i64 %137, i64 %138, ptr %9, ptr %48, ptr %107, ptr %109, ptr %134, ptr %139)
  br label %141

141:
  br i1 %92, label %142, label %201

142:
  %143 = mul nsw i64 %39, 20
  %144 = insertelement <2 x double> poison, double %44, i64 0
  %145 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> zeroinitializer
  %146 = mul nsw i64 %39, 5
  %147 = mul nsw i64 %39, 6
  %148 = mul nsw i64 %39, 7
  %149 = mul nsw i64 %39, 10
  %150 = mul nsw i64 %39, 11
  %151 = mul nsw i64 %39, 12
  %152 = mul nsw i64 %39, 13
  br label %250

153:
  %154 = phi i64 [ 0, %93 ], [ %199, %153 ]
  %155 = add nsw i64 %154, %94
  %156 = getelementptr inbounds <2 x double>, ptr %40, i64 %155
  %157 = load <2 x double>, ptr %156, align 16
  %158 = getelementptr inbounds <2 x double>, ptr %40, i64 %154
  %159 = load <2 x double>, ptr %158, align 16
  %160 = fmul contract <2 x double> %159, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %161 = add nsw i64 %154, %97
  %162 = getelementptr inbounds <2 x double>, ptr %40, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = fmul contract <2 x double> %163, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %165 = fadd contract <2 x double> %160, %164
  %166 = add nsw i64 %154, %98
  %167 = getelementptr inbounds <2 x double>, ptr %40, i64 %166
  %168 = load <2 x double>, ptr %167, align 16
  %169 = fmul contract <2 x double> %168, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %170 = fsub contract <2 x double> %165, %169
  %171 = add nsw i64 %154, %99
  %172 = getelementptr inbounds <2 x double>, ptr %40, i64 %171
  %173 = load <2 x double>, ptr %172, align 16
  %174 = fmul contract <2 x double> %173, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %175 = fsub contract <2 x double> %170, %174
  %176 = add nsw i64 %154, %100
  %177 = getelementptr inbounds <2 x double>, ptr %40, i64 %176
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul contract <2 x double> %178, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %180 = fadd contract <2 x double> %175, %179
  %181 = add nsw i64 %154, %101
  %182 = getelementptr inbounds <2 x double>, ptr %40, i64 %181
  %183 = load <2 x double>, ptr %182, align 16
  %184 = fmul contract <2 x double> %183, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %185 = fadd contract <2 x double> %180, %184
  %186 = add nsw i64 %154, %102
  %187 = getelementptr inbounds <2 x double>, ptr %40, i64 %186
  %188 = load <2 x double>, ptr %187, align 16
  %189 = fmul contract <2 x double> %188, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %190 = fadd contract <2 x double> %185, %189
  %191 = add nsw i64 %154, %103
  %192 = getelementptr inbounds <2 x double>, ptr %40, i64 %191
  %193 = load <2 x double>, ptr %192, align 16
  %194 = fmul contract <2 x double> %193, <double 8.298000e-03, double 8.298000e-03>
  %195 = fsub contract <2 x double> %190, %194
  %196 = fmul contract <2 x double> %96, %195
  %197 = fadd contract <2 x double> %157, %196
  %198 = getelementptr inbounds <2 x double>, ptr %50, i64 %154
  store <2 x double> %197, ptr %198, align 16
  %199 = add nsw i64 %154, 1
  %200 = icmp eq i64 %199, %39
  br i1 %200, label %104, label %153

201:
  %202 = fmul contract double %44, 2.000000e-01
  %203 = fadd contract double %46, %202
  %204 = load ptr, ptr %54, align 8
  %205 = mul nsw i64 %41, 14
  %206 = getelementptr inbounds double, ptr %40, i64 %205
  store double %203, ptr %8, align 8
  %207 = load ptr, ptr %58, align 8
  %208 = load i64, ptr %207, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %207, align 8
  %210 = load ptr, ptr %62, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %212, label %216

212:
  %213 = load ptr, ptr %42, align 8
  %214 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %215 = load ptr, ptr %214, align 8
  call void %213(ptr %8, ptr %48, ptr %204, ptr %206, ptr %215)
  br label %238

216:
  store double %203, ptr %7, align 8
  %217 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %218 = load ptr, ptr %217, align 8
  store double 1.000000e+00, ptr %218, align 8
  %219 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %226 = load ptr, ptr %225, align 8
  %227 = call contract double %210(ptr %220, i64 %222, i64 %224, ptr %7, ptr %48, ptr %204, ptr %206, ptr %218, ptr %226)
  %228 = fcmp contract olt double %227, 0x7FF0000000000000
  br i1 %228, label %238, label %229

229:
  %230 = load double, ptr %8, align 8
  store double %230, ptr %6, align 8
  %231 = load ptr, ptr %217, align 8
  store double 0.000000e+00, ptr %231, align 8
  %232 = load ptr, ptr %62, align 8
  %233 = load ptr, ptr %219, align 8
  %234 = load i64, ptr %221, align 8
  %235 = load i64, ptr %223, align 8
  %236 = load ptr, ptr %225, align 8
  %237 = call contract double %232(ptr %233, i64 %234, i64 %235, ptr %6, ptr %48, ptr %204, ptr %206, ptr %231, ptr %236)
  br label %238

238:
  br i1 %92, label %239, label %298

239:
  %240 = mul nsw i64 %39, 20
  %241 = insertelement <2 x double> poison, double %44, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  %243 = mul nsw i64 %39, 5
  %244 = mul nsw i64 %39, 6
  %245 = mul nsw i64 %39, 7
  %246 = shl nsw i64 %39, 3
  %247 = mul nsw i64 %39, 12
  %248 = mul nsw i64 %39, 13
  %249 = mul nsw i64 %39, 14
  br label %355

250:
  %251 = phi i64 [ 0, %142 ], [ %296, %250 ]
  %252 = add nsw i64 %251, %143
  %253 = getelementptr inbounds <2 x double>, ptr %40, i64 %252
  %254 = load <2 x double>, ptr %253, align 16
  %255 = getelementptr inbounds <2 x double>, ptr %40, i64 %251
  %256 = load <2 x double>, ptr %255, align 16
  %257 = fmul contract <2 x double> %256, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %258 = add nsw i64 %251, %146
  %259 = getelementptr inbounds <2 x double>, ptr %40, i64 %258
  %260 = load <2 x double>, ptr %259, align 16
  %261 = fmul contract <2 x double> %260, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %262 = fadd contract <2 x double> %257, %261
  %263 = add nsw i64 %251, %147
  %264 = getelementptr inbounds <2 x double>, ptr %40, i64 %263
  %265 = load <2 x double>, ptr %264, align 16
  %266 = fmul contract <2 x double> %265, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %267 = fadd contract <2 x double> %262, %266
  %268 = add nsw i64 %251, %148
  %269 = getelementptr inbounds <2 x double>, ptr %40, i64 %268
  %270 = load <2 x double>, ptr %269, align 16
  %271 = fmul contract <2 x double> %270, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %272 = fsub contract <2 x double> %267, %271
  %273 = add nsw i64 %251, %149
  %274 = getelementptr inbounds <2 x double>, ptr %40, i64 %273
  %275 = load <2 x double>, ptr %274, align 16
  %276 = fmul contract <2 x double> %275, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %277 = fsub contract <2 x double> %272, %276
  %278 = add nsw i64 %251, %150
  %279 = getelementptr inbounds <2 x double>, ptr %40, i64 %278
  %280 = load <2 x double>, ptr %279, align 16
  %281 = fmul contract <2 x double> %280, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %282 = fadd contract <2 x double> %277, %281
  %283 = add nsw i64 %251, %151
  %284 = getelementptr inbounds <2 x double>, ptr %40, i64 %283
  %285 = load <2 x double>, ptr %284, align 16
  %286 = fmul contract <2 x double> %285, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %287 = fsub contract <2 x double> %282, %286
  %288 = add nsw i64 %251, %152
  %289 = getelementptr inbounds <2 x double>, ptr %40, i64 %288
  %290 = load <2 x double>, ptr %289, align 16
  %291 = fmul contract <2 x double> %290, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %292 = fadd contract <2 x double> %287, %291
  %293 = fmul contract <2 x double> %145, %292
  %294 = fadd contract <2 x double> %254, %293
  %295 = getelementptr inbounds <2 x double>, ptr %50, i64 %251
  store <2 x double> %294, ptr %295, align 16
  %296 = add nsw i64 %251, 1
  %297 = icmp eq i64 %296, %39
  br i1 %297, label %201, label %250

298:
  %299 = fmul contract double %44, 0x3FE8E38E38E38E39
  %300 = fadd contract double %46, %299
  %301 = load ptr, ptr %54, align 8
  %302 = mul nsw i64 %41, 15
  %303 = getelementptr inbounds double, ptr %40, i64 %302
  store double %300, ptr %5, align 8
  %304 = load ptr, ptr %58, align 8
  %305 = load i64, ptr %304, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %304, align 8
  %307 = load ptr, ptr %62, align 8
  %308 = icmp eq ptr %307, null
  br i1 %308, label %309, label %313

309:
  %310 = load ptr, ptr %42, align 8
  %311 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %312 = load ptr, ptr %311, align 8
  call void %310(ptr %5, ptr %48, ptr %301, ptr %303, ptr %312)
  br label %335

313:
  store double %300, ptr %4, align 8
  %314 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %315 = load ptr, ptr %314, align 8
  store double 1.000000e+00, ptr %315, align 8
  %316 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %317 = load ptr, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %323 = load ptr, ptr %322, align 8
  %324 = call contract double %307(ptr %317, i64 %319, i64 %321, ptr %4, ptr %48, ptr %301, ptr %303, ptr %315, ptr %323)
  %325 = fcmp contract olt double %324, 0x7FF0000000000000
  br i1 %325, label %335, label %326

326:
  %327 = load double, ptr %5, align 8
  store double %327, ptr %3, align 8
  %328 = load ptr, ptr %314, align 8
  store double 0.000000e+00, ptr %328, align 8
  %329 = load ptr, ptr %62, align 8
  %330 = load ptr, ptr %316, align 8
  %331 = load i64, ptr %318, align 8
  %332 = load i64, ptr %320, align 8
  %333 = load ptr, ptr %322, align 8
  %334 = call contract double %329(ptr %330, i64 %331, i64 %332, ptr %3, ptr %48, ptr %301, ptr %303, ptr %328, ptr %333)
  br label %335

335:
  br i1 %92, label %336, label %545

336:
  %337 = mul nsw i64 %39, 17
  %338 = mul nsw i64 %39, 20
  %339 = mul nsw i64 %39, 21
  %340 = insertelement <2 x double> poison, double %44, i64 0
  %341 = shufflevector <2 x double> %340, <2 x double> poison, <2 x i32> zeroinitializer
  %342 = mul nsw i64 %39, 22
  %343 = mul nsw i64 %39, 12
  %344 = mul nsw i64 %39, 23
  %345 = mul nsw i64 %39, 5
  %346 = mul nsw i64 %39, 6
  %347 = mul nsw i64 %39, 7
  %348 = shl nsw i64 %39, 3
  %349 = mul nsw i64 %39, 9
  %350 = mul nsw i64 %39, 10
  %351 = mul nsw i64 %39, 11
  %352 = mul nsw i64 %39, 13
  %353 = mul nsw i64 %39, 14
  %354 = mul nsw i64 %39, 15
  br label %403

355:
  %356 = phi i64 [ 0, %239 ], [ %401, %355 ]
  %357 = add nsw i64 %356, %240
  %358 = getelementptr inbounds <2 x double>, ptr %40, i64 %357
  %359 = load <2 x double>, ptr %358, align 16
  %360 = getelementptr inbounds <2 x double>, ptr %40, i64 %356
  %361 = load <2 x double>, ptr %360, align 16
  %362 = fmul contract <2 x double> %361, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %363 = add nsw i64 %356, %243
  %364 = getelementptr inbounds <2 x double>, ptr %40, i64 %363
  %365 = load <2 x double>, ptr %364, align 16
  %366 = fmul contract <2 x double> %365, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %367 = fsub contract <2 x double> %362, %366
  %368 = add nsw i64 %356, %244
  %369 = getelementptr inbounds <2 x double>, ptr %40, i64 %368
  %370 = load <2 x double>, ptr %369, align 16
  %371 = fmul contract <2 x double> %370, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %372 = fadd contract <2 x double> %367, %371
  %373 = add nsw i64 %356, %245
  %374 = getelementptr inbounds <2 x double>, ptr %40, i64 %373
  %375 = load <2 x double>, ptr %374, align 16
  %376 = fmul contract <2 x double> %375, <double 0x401046A54457171C, double 0x401046A54457171C>
  %377 = fadd contract <2 x double> %372, %376
  %378 = add nsw i64 %356, %246
  %379 = getelementptr inbounds <2 x double>, ptr %40, i64 %378
  %380 = load <2 x double>, ptr %379, align 16
  %381 = fmul contract <2 x double> %380, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %382 = fadd contract <2 x double> %377, %381
  %383 = add nsw i64 %356, %247
  %384 = getelementptr inbounds <2 x double>, ptr %40, i64 %383
  %385 = load <2 x double>, ptr %384, align 16
  %386 = fmul contract <2 x double> %385, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %387 = fsub contract <2 x double> %382, %386
  %388 = add nsw i64 %356, %248
  %389 = getelementptr inbounds <2 x double>, ptr %40, i64 %388
  %390 = load <2 x double>, ptr %389, align 16
  %391 = fmul contract <2 x double> %390, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %392 = fadd contract <2 x double> %387, %391
  %393 = add nsw i64 %356, %249
  %394 = getelementptr inbounds <2 x double>, ptr %40, i64 %393
  %395 = load <2 x double>, ptr %394, align 16
  %396 = fmul contract <2 x double> %395, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %397 = fsub contract <2 x double> %392, %396
  %398 = fmul contract <2 x double> %242, %397
  %399 = fadd contract <2 x double> %359, %398
  %400 = getelementptr inbounds <2 x double>, ptr %50, i64 %356
  store <2 x double> %399, ptr %400, align 16
  %401 = add nsw i64 %356, 1
  %402 = icmp eq i64 %401, %39
  br i1 %402, label %298, label %355

403:
  %404 = phi i64 [ 0, %336 ], [ %451, %450 ]
  %405 = add nsw i64 %404, %337
  %406 = getelementptr inbounds <2 x double>, ptr %40, i64 %405
  %407 = load <2 x double>, ptr %406, align 16
  %408 = add nsw i64 %404, %338
  %409 = getelementptr inbounds <2 x double>, ptr %40, i64 %408
  %410 = load <2 x double>, ptr %409, align 16
  %411 = fsub contract <2 x double> %407, %410
  %412 = add nsw i64 %404, %339
  %413 = getelementptr inbounds <2 x double>, ptr %40, i64 %412
  store <2 x double> %411, ptr %413, align 16
  %414 = getelementptr inbounds <2 x double>, ptr %40, i64 %404
  %415 = load <2 x double>, ptr %414, align 16
  %416 = fmul contract <2 x double> %341, %415
  %417 = fsub contract <2 x double> %416, %411
  %418 = add nsw i64 %404, %342
  %419 = getelementptr inbounds <2 x double>, ptr %40, i64 %418
  store <2 x double> %417, ptr %419, align 16
  %420 = fmul contract <2 x double> %411, <double 2.000000e+00, double 2.000000e+00>
  %421 = add nsw i64 %404, %343
  %422 = getelementptr inbounds <2 x double>, ptr %40, i64 %421
  %423 = load <2 x double>, ptr %422, align 16
  %424 = load <2 x double>, ptr %414, align 16
  %425 = fadd contract <2 x double> %423, %424
  %426 = fmul contract <2 x double> %341, %425
  %427 = fsub contract <2 x double> %420, %426
  %428 = add nsw i64 %404, %344
  %429 = getelementptr inbounds <2 x double>, ptr %40, i64 %428
  store <2 x double> %427, ptr %429, align 16
  %430 = add nsw i64 %404, %345
  %431 = getelementptr inbounds <2 x double>, ptr %40, i64 %430
  %432 = add nsw i64 %404, %346
  %433 = getelementptr inbounds <2 x double>, ptr %40, i64 %432
  %434 = add nsw i64 %404, %347
  %435 = getelementptr inbounds <2 x double>, ptr %40, i64 %434
  %436 = add nsw i64 %404, %348
  %437 = getelementptr inbounds <2 x double>, ptr %40, i64 %436
  %438 = add nsw i64 %404, %349
  %439 = getelementptr inbounds <2 x double>, ptr %40, i64 %438
  %440 = add nsw i64 %404, %350
  %441 = getelementptr inbounds <2 x double>, ptr %40, i64 %440
  %442 = add nsw i64 %404, %351
  %443 = getelementptr inbounds <2 x double>, ptr %40, i64 %442
  %444 = add nsw i64 %404, %352
  %445 = getelementptr inbounds <2 x double>, ptr %40, i64 %444
  %446 = add nsw i64 %404, %353
  %447 = getelementptr inbounds <2 x double>, ptr %40, i64 %446
  %448 = add nsw i64 %404, %354
  %449 = getelementptr inbounds <2 x double>, ptr %40, i64 %448
  br label %453

450:
  %451 = add nsw i64 %404, 1
  %452 = icmp eq i64 %451, %39
  br i1 %452, label %545, label %403

453:
  %454 = phi i64 [ 0, %403 ], [ %543, %453 ]
  %455 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454
  %456 = load double, ptr %455, align 16
  %457 = insertelement <2 x double> poison, double %456, i64 0
  %458 = shufflevector <2 x double> %457, <2 x double> poison, <2 x i32> zeroinitializer
  %459 = load <2 x double>, ptr %414, align 16
  %460 = fmul contract <2 x double> %459, %458
  %461 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 5
  %462 = load double, ptr %461, align 8
  %463 = insertelement <2 x double> poison, double %462, i64 0
  %464 = shufflevector <2 x double> %463, <2 x double> poison, <2 x i32> zeroinitializer
  %465 = load <2 x double>, ptr %431, align 16
  %466 = fmul contract <2 x double> %465, %464
  %467 = fadd contract <2 x double> %460, %466
  %468 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 6
  %469 = load double, ptr %468, align 16
  %470 = insertelement <2 x double> poison, double %469, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = load <2 x double>, ptr %433, align 16
  %473 = fmul contract <2 x double> %472, %471
  %474 = fadd contract <2 x double> %467, %473
  %475 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 7
  %476 = load double, ptr %475, align 8
  %477 = insertelement <2 x double> poison, double %476, i64 0
  %478 = shufflevector <2 x double> %477, <2 x double> poison, <2 x i32> zeroinitializer
  %479 = load <2 x double>, ptr %435, align 16
  %480 = fmul contract <2 x double> %479, %478
  %481 = fadd contract <2 x double> %474, %480
  %482 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 8
  %483 = load double, ptr %482, align 16
  %484 = insertelement <2 x double> poison, double %483, i64 0
  %485 = shufflevector <2 x double> %484, <2 x double> poison, <2 x i32> zeroinitializer
  %486 = load <2 x double>, ptr %437, align 16
  %487 = fmul contract <2 x double> %486, %485
  %488 = fadd contract <2 x double> %481, %487
  %489 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 9
  %490 = load double, ptr %489, align 8
  %491 = insertelement <2 x double> poison, double %490, i64 0
  %492 = shufflevector <2 x double> %491, <2 x double> poison, <2 x i32> zeroinitializer
  %493 = load <2 x double>, ptr %439, align 16
  %494 = fmul contract <2 x double> %493, %492
  %495 = fadd contract <2 x double> %488, %494
  %496 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 10
  %497 = load double, ptr %496, align 16
  %498 = insertelement <2 x double> poison, double %497, i64 0
  %499 = shufflevector <2 x double> %498, <2 x double> poison, <2 x i32> zeroinitializer
  %500 = load <2 x double>, ptr %441, align 16
  %501 = fmul contract <2 x double> %500, %499
  %502 = fadd contract <2 x double> %495, %501
  %503 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 11
  %504 = load double, ptr %503, align 8
  %505 = insertelement <2 x double> poison, double %504, i64 0
  %506 = shufflevector <2 x double> %505, <2 x double> poison, <2 x i32> zeroinitializer
  %507 = load <2 x double>, ptr %443, align 16
  %508 = fmul contract <2 x double> %507, %506
  %509 = fadd contract <2 x double> %502, %508
  %510 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 12
  %511 = load double, ptr %510, align 16
  %512 = insertelement <2 x double> poison, double %511, i64 0
  %513 = shufflevector <2 x double> %512, <2 x double> poison, <2 x i32> zeroinitializer
  %514 = load <2 x double>, ptr %422, align 16
  %515 = fmul contract <2 x double> %514, %513
  %516 = fadd contract <2 x double> %509, %515
  %517 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 13
  %518 = load double, ptr %517, align 8
  %519 = insertelement <2 x double> poison, double %518, i64 0
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> zeroinitializer
  %521 = load <2 x double>, ptr %445, align 16
  %522 = fmul contract <2 x double> %521, %520
  %523 = fadd contract <2 x double> %516, %522
  %524 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 14
  %525 = load double, ptr %524, align 16
  %526 = insertelement <2 x double> poison, double %525, i64 0
  %527 = shufflevector <2 x double> %526, <2 x double> poison, <2 x i32> zeroinitializer
  %528 = load <2 x double>, ptr %447, align 16
  %529 = fmul contract <2 x double> %528, %527
  %530 = fadd contract <2 x double> %523, %529
  %531 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 15
  %532 = load double, ptr %531, align 8
  %533 = insertelement <2 x double> poison, double %532, i64 0
  %534 = shufflevector <2 x double> %533, <2 x double> poison, <2 x i32> zeroinitializer
  %535 = load <2 x double>, ptr %449, align 16
  %536 = fmul contract <2 x double> %535, %534
  %537 = fadd contract <2 x double> %530, %536
  %538 = fmul contract <2 x double> %341, %537
  %539 = add nsw i64 %454, 24
  %540 = mul nsw i64 %539, %39
  %541 = add nsw i64 %540, %404
  %542 = getelementptr inbounds <2 x double>, ptr %40, i64 %541
  store <2 x double> %538, ptr %542, align 16
  %543 = add nsw i64 %454, 1
  %544 = icmp eq i64 %543, 4
  br i1 %544, label %450, label %453

545:
  %546 = icmp sgt i64 %17, 1
  br i1 %546, label %547, label %553

547:
  %548 = fsub contract double 1.000000e+00, %1
  %549 = mul nsw i64 %18, 20
  %550 = shl nsw i64 %18, 4
  br label %551

551:
  %552 = phi i64 [ 0, %547 ], [ %561, %554 ]
  br label %563

553:
  ret void

554:
  %555 = add nsw i64 %552, %549
  %556 = getelementptr inbounds <2 x double>, ptr %20, i64 %555
  %557 = load <2 x double>, ptr %556, align 16
  %558 = fadd contract <2 x double> %577, %557
  %559 = add nsw i64 %552, %550
  %560 = getelementptr inbounds <2 x double>, ptr %20, i64 %559
  store <2 x double> %558, ptr %560, align 16
  %561 = add nsw i64 %552, 1
  %562 = icmp eq i64 %561, %18
  br i1 %562, label %553, label %551

563:
  %564 = phi i64 [ 6, %551 ], [ %578, %563 ]
  %565 = phi <2 x double> [ zeroinitializer, %551 ], [ %577, %563 ]
  %566 = add nsw i64 %564, 21
  %567 = mul nsw i64 %18, %566
  %568 = add nsw i64 %567, %552
  %569 = getelementptr inbounds <2 x double>, ptr %20, i64 %568
  %570 = load <2 x double>, ptr %569, align 16
  %571 = fadd contract <2 x double> %565, %570
  %572 = and i64 %564, 1
  %573 = icmp eq i64 %572, 0
  %574 = select contract i1 %573, double %1, double %548
  %575 = insertelement <2 x double> poison, double %574, i64 0
  %576 = shufflevector <2 x double> %575, <2 x double> poison, <2 x i32> zeroinitializer
  %577 = fmul contract <2 x double> %576, %571
  %578 = add nsw i64 %564, -1
  %579 = icmp eq i64 %564, 0
  br i1 %579, label %554, label %563
}

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) noinline optnone {
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %11, i64 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract ugt double %15, %2
  br i1 %16, label %17, label %349

17:
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %36

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  br label %24

22:
  %23 = icmp eq i32 %33, 0
  br i1 %23, label %36, label %37

24:
  %25 = phi i32 [ 0, %19 ], [ %33, %24 ]
  %26 = phi i64 [ 0, %19 ], [ %34, %24 ]
  %27 = getelementptr inbounds i64, ptr %21, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = icmp ne i64 %28, 3
  %31 = and i1 %29, %30
  %32 = zext i1 %31 to i32
  %33 = or i32 %25, %32
  %34 = add nsw i64 %26, 1
  %35 = icmp eq i64 %34, %13
  br i1 %35, label %22, label %24

36:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5)
  br label %349

37:
  %38 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 16383
  store i64 0, ptr %7, align 8
  %41 = icmp sgt i32 %1, 43
  %42 = select i1 %41, i1 true, i1 %40
  br i1 %42, label %81, label %43

43:
  %44 = call contract fastcc double @mark_between(ptr %0, i64 2, double %2, ptr %3, double %4, ptr %5, ptr %7)
  %45 = fcmp contract olt double %44, 2.000000e+00
  br i1 %45, label %48, label %46

46:
  %47 = load ptr, ptr %0, align 8
  br label %81

48:
  %49 = load i64, ptr %7, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %51, i64 0, i32 8
  %53 = load i64, ptr %52, align 8
  %54 = load ptr, ptr %8, align 8
  %55 = getelementptr inbounds %struct.Watch, ptr %54, i64 0, i32 11
  %56 = load ptr, ptr %55, align 8
  %57 = shl nsw i32 %1, 1
  %58 = sext i32 %57 to i64
  %59 = mul nsw i64 %53, %58
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = shl nsw i64 %53, 1
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  %63 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 2
  %66 = load double, ptr %65, align 8
  %67 = fdiv contract double %64, %66
  %68 = tail call contract double @llvm.fabs.f64(double %67)
  %69 = fadd contract double %68, 1.000000e+00
  %70 = fmul contract double %69, 1.000000e-13
  %71 = fsub contract double %44, %70
  tail call fastcc void @look_closer(ptr %0, double %71, ptr %60)
  tail call fastcc void @look_closer(ptr %0, double %44, ptr %62)
  %72 = getelementptr inbounds double, ptr %62, i64 %49
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %79

75:
  %76 = getelementptr inbounds double, ptr %60, i64 %49
  %77 = load double, ptr %76, align 8
  %78 = fmul contract double %77, 0xBCB0000000000000
  store double %78, ptr %72, align 8
  br label %79

79:
  %80 = add nsw i32 %1, 2
  tail call fastcc void @visit(ptr %0, i32 %80, double %2, ptr %3, double %71, ptr %60)
  tail call fastcc void @take(ptr %0, double %71, ptr %60, double %44, ptr %62)
  tail call fastcc void @visit(ptr %0, i32 %80, double %44, ptr %62, double %4, ptr %5)
  br label %348

81:
  %82 = phi ptr [ %47, %46 ], [ %10, %37 ]
  %83 = fsub contract double %4, %2
  %84 = fmul contract double %83, 0x3FDA827997709F7A
  %85 = fadd contract double %84, %2
  %86 = getelementptr inbounds %struct.Step, ptr %82, i64 0, i32 2
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %83, %87
  %89 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 11
  %90 = load ptr, ptr %89, align 8
  %91 = shl nsw i32 %1, 1
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %13, %92
  %94 = getelementptr inbounds double, ptr %90, i64 %93
  tail call fastcc void @look_closer(ptr %0, double %85, ptr %94)
  br i1 %18, label %95, label %103

95:
  %96 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %97 = load ptr, ptr %96, align 8
  %98 = mul nsw i64 %13, 94
  %99 = tail call contract double @llvm.fabs.f64(double %88)
  %100 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 4
  %101 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 10
  %102 = icmp slt i32 %1, 4
  br label %107

103:
  %104 = phi i32 [ 0, %81 ], [ %316, %315 ]
  %105 = phi i32 [ 1, %81 ], [ %317, %315 ]
  %106 = icmp eq i32 %1, 45
  br i1 %106, label %345, label %320

107:
  %108 = phi i32 [ 1, %95 ], [ %317, %315 ]
  %109 = phi i64 [ 0, %95 ], [ %318, %315 ]
  %110 = phi i32 [ 0, %95 ], [ %316, %315 ]
  %111 = getelementptr inbounds i64, ptr %97, i64 %109
  %112 = load i64, ptr %111, align 8
  switch i64 %112, label %113 [
    i64 3, label %315
    i64 0, label %315
  ]

113:
  %114 = icmp eq i64 %112, 2
  %115 = load ptr, ptr %89, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 %98
  %117 = getelementptr inbounds double, ptr %116, i64 %109
  %118 = getelementptr inbounds double, ptr %94, i64 %109
  %119 = add nsw i64 %109, %13
  %120 = getelementptr inbounds double, ptr %94, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul contract double %88, %121
  %123 = getelementptr inbounds double, ptr %3, i64 %109
  %124 = getelementptr inbounds double, ptr %3, i64 %119
  %125 = load double, ptr %124, align 8
  %126 = fmul contract double %88, %125
  %127 = getelementptr inbounds double, ptr %5, i64 %109
  %128 = getelementptr inbounds double, ptr %5, i64 %119
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %88, %129
  %131 = fcmp uno double %126, %130
  br i1 %131, label %278, label %132

132:
  %133 = load double, ptr %127, align 8
  %134 = load double, ptr %123, align 8
  %135 = load double, ptr %118, align 8
  %136 = select contract i1 %114, double 1.000000e+10, double 1.000000e+00
  %137 = load double, ptr %117, align 8
  %138 = fmul contract double %136, %137
  %139 = fsub contract double %133, %134
  %140 = fmul contract double %134, 0x3FFD413CCBB84FBD
  %141 = fmul contract double %126, 0x3FDA827997709F7A
  %142 = fadd contract double %140, %141
  %143 = fmul contract double %142, 0x3FD5F6199B087E2F
  %144 = fmul contract double %133, 0x40015F619A23D822
  %145 = fmul contract double %130, 0x3FE2BEC33447B043
  %146 = fsub contract double %144, %145
  %147 = fmul contract double %146, 0x3FC5F61993D37A46
  %148 = fadd contract double %143, %147
  %149 = tail call contract double @llvm.fabs.f64(double %139)
  %150 = fsub contract double %135, %134
  %151 = tail call contract double @llvm.fabs.f64(double %150)
  %152 = fsub contract double %135, %133
  %153 = tail call contract double @llvm.fabs.f64(double %152)
  %154 = tail call contract double @llvm.maxnum.f64(double %151, double %153)
  %155 = tail call contract double @llvm.maxnum.f64(double %149, double %154)
  %156 = tail call contract double @llvm.fabs.f64(double %134)
  %157 = tail call contract double @llvm.fabs.f64(double %133)
  %158 = fadd contract double %156, %157
  %159 = fmul contract double %158, 1.000000e-09
  %160 = fmul contract double %138, 0x3D06849B86A12B9B
  %161 = fadd contract double %159, %160
  %162 = fsub contract double %135, %148
  %163 = tail call contract double @llvm.fabs.f64(double %162)
  %164 = fmul contract double %155, 5.000000e-03
  %165 = fadd contract double %164, %161
  %166 = fcmp contract ugt double %163, %165
  br i1 %166, label %178, label %167

167:
  %168 = fmul contract double %139, 0x3FF74B23344A5383
  %169 = fmul contract double %126, 0x3FC23180000A8CFF
  %170 = fsub contract double %168, %169
  %171 = fmul contract double %130, 0x3FD413CCD124078A
  %172 = fsub contract double %170, %171
  %173 = fsub contract double %122, %172
  %174 = tail call contract double @llvm.fabs.f64(double %173)
  %175 = fmul contract double %155, 5.000000e-02
  %176 = fadd contract double %175, %161
  %177 = fcmp contract ugt double %174, %176
  br i1 %177, label %178, label %278

178:
  %179 = tail call contract double @llvm.fabs.f64(double %121)
  %180 = tail call contract double @llvm.fabs.f64(double %125)
  %181 = tail call contract double @llvm.fabs.f64(double %129)
  %182 = tail call contract double @llvm.maxnum.f64(double %180, double %181)
  %183 = tail call contract double @llvm.maxnum.f64(double %179, double %182)
  %184 = fmul contract double %99, %183
  br i1 %114, label %274, label %185

185:
  %186 = load i64, ptr %9, align 8
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %188, label %219

188:
  %189 = load ptr, ptr %100, align 8
  %190 = load ptr, ptr %101, align 8
  br label %191

191:
  %192 = phi i1 [ true, %188 ], [ %215, %213 ]
  %193 = phi i64 [ 0, %188 ], [ %214, %213 ]
  %194 = shl nsw i64 %193, 2
  %195 = getelementptr inbounds i64, ptr %189, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds i64, ptr %195, i64 2
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %190, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %195, i64 1
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, %109
  br i1 %203, label %204, label %213

204:
  %205 = add i64 %196, -5
  %206 = icmp ult i64 %205, -2
  %207 = icmp slt i64 %196, 7
  %208 = and i1 %207, %206
  br i1 %208, label %213, label %209

209:
  %210 = icmp eq i64 %196, 3
  %211 = fcmp contract ord double %200, 0.000000e+00
  %212 = select i1 %210, i1 %211, i1 false
  br i1 %212, label %213, label %217

213:
  %214 = add nsw i64 %193, 1
  %215 = icmp slt i64 %214, %186
  %216 = icmp eq i64 %214, %186
  br i1 %216, label %217, label %191

217:
  %218 = phi i1 [ %192, %209 ], [ %215, %213 ]
  br i1 %218, label %228, label %219

219:
  %220 = getelementptr inbounds double, ptr %116, i64 %13
  %221 = getelementptr inbounds double, ptr %220, i64 %109
  %222 = fmul contract double %184, 8.000000e+00
  %223 = fcmp contract oge double %222, %154
  %224 = select contract i1 %223, double -1.000000e+00, double 1.000000e+00
  %225 = load double, ptr %221, align 8
  %226 = fadd contract double %224, %225
  store double %226, ptr %221, align 8
  %227 = fcmp contract ugt double %226, 1.024000e+03
  br i1 %227, label %278, label %228

228:
  br i1 %187, label %229, label %274

229:
  %230 = load ptr, ptr %100, align 8
  %231 = load ptr, ptr %101, align 8
  br label %232

232:
  %233 = phi i1 [ true, %229 ], [ %256, %254 ]
  %234 = phi i64 [ 0, %229 ], [ %255, %254 ]
  %235 = shl nsw i64 %234, 2
  %236 = getelementptr inbounds i64, ptr %230, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds i64, ptr %236, i64 2
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %231, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds i64, ptr %236, i64 1
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, %109
  br i1 %244, label %245, label %254

245:
  %246 = add i64 %237, -5
  %247 = icmp ult i64 %246, -2
  %248 = icmp slt i64 %237, 7
  %249 = and i1 %248, %247
  br i1 %249, label %254, label %250

250:
  %251 = icmp eq i64 %237, 3
  %252 = fcmp contract ord double %241, 0.000000e+00
  %253 = select i1 %251, i1 %252, i1 false
  br i1 %253, label %254, label %258

254:
  %255 = add nsw i64 %234, 1
  %256 = icmp slt i64 %255, %186
  %257 = icmp eq i64 %255, %186
  br i1 %257, label %258, label %232

258:
  %259 = phi i1 [ %233, %250 ], [ %256, %254 ]
  br i1 %259, label %274, label %260

260:
  %261 = phi i1 [ %272, %270 ], [ true, %258 ]
  %262 = phi i64 [ %271, %270 ], [ 0, %258 ]
  %263 = shl nsw i64 %262, 2
  %264 = getelementptr inbounds i64, ptr %230, i64 %263
  %265 = getelementptr inbounds i64, ptr %264, i64 1
  %266 = load i64, ptr %265, align 8
  %267 = icmp eq i64 %266, %109
  br i1 %267, label %268, label %270

268:
  %269 = load i64, ptr %264, align 8
  switch i64 %269, label %270 [
    i64 5, label %274
    i64 2, label %274
    i64 1, label %274
  ]

270:
  %271 = add nsw i64 %262, 1
  %272 = icmp slt i64 %271, %186
  %273 = icmp eq i64 %271, %186
  br i1 %273, label %274, label %260

274:
  %275 = phi i1 [ true, %258 ], [ true, %178 ], [ false, %228 ], [ %272, %270 ], [ %261, %268 ], [ %261, %268 ], [ %261, %268 ]
  %276 = zext i1 %275 to i32
  %277 = or i32 %110, %276
  br label %278

278:
  %279 = phi i32 [ %110, %167 ], [ %277, %274 ], [ %110, %219 ], [ %110, %113 ]
  %280 = phi i32 [ %108, %167 ], [ 0, %274 ], [ %108, %219 ], [ %108, %113 ]
  br i1 %114, label %284, label %281

281:
  %282 = load double, ptr %123, align 8
  %283 = load double, ptr %118, align 8
  br label %301

284:
  %285 = load double, ptr %117, align 8
  %286 = load double, ptr %123, align 8
  %287 = load double, ptr %124, align 8
  %288 = fmul contract double %88, %287
  %289 = load double, ptr %118, align 8
  %290 = load double, ptr %120, align 8
  %291 = fmul contract double %88, %290
  %292 = tail call fastcc i32 @passes(double %285, double %286, double %288, double %289, double %291)
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %300

294:
  %295 = load double, ptr %127, align 8
  %296 = load double, ptr %128, align 8
  %297 = fmul contract double %88, %296
  %298 = tail call fastcc i32 @passes(double %285, double %289, double %291, double %295, double %297)
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %301, label %300

300:
  br label %301

301:
  %302 = phi double [ %289, %300 ], [ %289, %294 ], [ %283, %281 ]
  %303 = phi double [ %286, %300 ], [ %286, %294 ], [ %282, %281 ]
  %304 = phi i32 [ 0, %300 ], [ %280, %294 ], [ %280, %281 ]
  %305 = load double, ptr %127, align 8
  %306 = fcmp contract uno double %303, 0.000000e+00
  %307 = fcmp contract uno double %305, 0.000000e+00
  %308 = fcmp contract uno double %302, 0.000000e+00
  %309 = xor i1 %306, %308
  %310 = xor i1 %306, %307
  %311 = or i1 %309, %310
  %312 = and i1 %102, %308
  %313 = or i1 %312, %311
  %314 = select i1 %313, i32 0, i32 %304
  br label %315

315:
  %316 = phi i32 [ %110, %107 ], [ %279, %301 ], [ %110, %107 ]
  %317 = phi i32 [ %108, %107 ], [ %314, %301 ], [ %108, %107 ]
  %318 = add nsw i64 %109, 1
  %319 = icmp eq i64 %318, %13
  br i1 %319, label %103, label %107

320:
  %321 = load ptr, ptr %0, align 8
  %322 = getelementptr inbounds %struct.Step, ptr %321, i64 0, i32 1
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %321, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fdiv contract double %323, %325
  %327 = tail call contract double @llvm.fabs.f64(double %326)
  %328 = fadd contract double %327, 1.000000e+00
  %329 = fmul contract double %328, 1.000000e-13
  %330 = fcmp contract ole double %83, %329
  %331 = icmp eq i32 %104, 0
  %332 = select i1 %331, i1 true, i1 %330
  %333 = xor i1 %332, true
  %334 = select i1 %333, i1 %40, i1 false
  br i1 %334, label %335, label %341

335:
  %336 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 13
  %337 = load ptr, ptr %336, align 8
  %338 = getelementptr inbounds i64, ptr %337, i64 3
  %339 = load i64, ptr %338, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %338, align 8
  br label %345

341:
  %342 = icmp ne i32 %105, 0
  %343 = select i1 %342, i1 true, i1 %330
  %344 = select i1 %343, i1 true, i1 %40
  br i1 %344, label %345, label %346

345:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %85, ptr %94)
  tail call fastcc void @take(ptr %0, double %85, ptr %94, double %4, ptr %5)
  br label %348

346:
  %347 = add nsw i32 %1, 1
  tail call fastcc void @visit(ptr %0, i32 %347, double %2, ptr %3, double %85, ptr %94)
  tail call fastcc void @visit(ptr %0, i32 %347, double %85, ptr %94, double %4, ptr %5)
  br label %348

348:
  br label %349

349:
  ret void
}

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4) noinline optnone {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fcmp contract ugt double %16, %1
  br i1 %17, label %18, label %452

18:
  %19 = load i64, ptr %10, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %23 = fsub contract double %3, %1
  %24 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  br label %31

25:
  %26 = load double, ptr %15, align 8
  br label %27

27:
  %28 = phi i64 [ %231, %25 ], [ %19, %18 ]
  %29 = phi double [ %26, %25 ], [ %16, %18 ]
  %30 = fcmp contract olt double %29, %3
  br i1 %30, label %233, label %240

31:
  %32 = phi i64 [ 0, %21 ], [ %230, %229 ]
  %33 = load ptr, ptr %22, align 8
  %34 = shl nsw i64 %32, 2
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -5
  %38 = icmp ult i64 %37, -2
  %39 = icmp slt i64 %36, 7
  %40 = and i1 %39, %38
  br i1 %40, label %229, label %41

41:
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.Watch, ptr %42, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %44, i64 %34
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Code, ptr %49, i64 0, i32 8
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Step, ptr %48, i64 0, i32 2
  %53 = load double, ptr %52, align 8
  %54 = fmul contract double %23, %53
  %55 = getelementptr inbounds double, ptr %2, i64 %47
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %4, i64 %47
  %58 = load double, ptr %57, align 8
  %59 = add nsw i64 %51, %47
  %60 = getelementptr inbounds double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul contract double %54, %61
  %63 = freeze double %62
  %64 = getelementptr inbounds double, ptr %4, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul contract double %54, %65
  %67 = load i64, ptr %45, align 8
  %68 = icmp ne i64 %67, 9
  %69 = fcmp contract une double %56, 0.000000e+00
  %70 = or i1 %69, %68
  %71 = fcmp contract ogt double %63, 0.000000e+00
  %72 = fcmp contract uge double %58, 0.000000e+00
  %73 = or i1 %72, %70
  %74 = or i1 %71, %73
  br i1 %74, label %77, label %75

75:
  store i32 0, ptr %24, align 8
  %76 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %76, i64 %32)
  br label %229

77:
  %78 = fcmp contract oeq double %56, 0.000000e+00
  br i1 %78, label %79, label %86

79:
  %80 = fcmp contract olt double %58, 0.000000e+00
  %81 = and i1 %80, %71
  %82 = fcmp contract olt double %63, 0.000000e+00
  %83 = fcmp contract ogt double %58, 0.000000e+00
  %84 = and i1 %83, %82
  %85 = or i1 %81, %84
  br i1 %85, label %107, label %118

86:
  %87 = fcmp contract oeq double %58, 0.000000e+00
  br i1 %87, label %107, label %88

88:
  %89 = fcmp contract olt double %56, 0.000000e+00
  %90 = fcmp contract ogt double %58, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %107, label %92

92:
  %93 = fcmp contract ogt double %56, 0.000000e+00
  %94 = fcmp contract olt double %58, 0.000000e+00
  %95 = and i1 %93, %94
  br i1 %95, label %107, label %96

96:
  %97 = fcmp contract olt double %63, 0.000000e+00
  %98 = fcmp contract ogt double %66, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %90, %99
  %101 = and i1 %93, %100
  br i1 %101, label %119, label %102

102:
  %103 = fcmp contract olt double %66, 0.000000e+00
  %104 = and i1 %71, %103
  %105 = and i1 %94, %104
  %106 = and i1 %89, %105
  br i1 %106, label %119, label %118

107:
  %108 = phi i1 [ false, %92 ], [ false, %88 ], [ true, %86 ], [ false, %79 ]
  %109 = phi i32 [ 1, %92 ], [ 1, %88 ], [ 2, %86 ], [ 4, %79 ]
  %110 = getelementptr inbounds i64, ptr %45, i64 3
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %121, label %113

113:
  %114 = select contract i1 %78, double %63, double %56
  %115 = sitofp i64 %111 to double
  %116 = fmul contract double %114, %115
  %117 = fcmp contract olt double %116, 0.000000e+00
  br i1 %117, label %121, label %118

118:
  store i32 0, ptr %24, align 8
  br label %229

119:
  store i32 0, ptr %24, align 8
  %120 = select i1 %93, double 1.000000e+00, double -1.000000e+00
  br label %128

121:
  store i32 0, ptr %24, align 8
  br i1 %108, label %122, label %123

122:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %32)
  br label %229

123:
  %124 = fcmp contract ogt double %56, 0.000000e+00
  %125 = and i1 %78, %71
  %126 = or i1 %124, %125
  %127 = select i1 %126, double 1.000000e+00, double -1.000000e+00
  switch i32 %109, label %194 [
    i32 3, label %128
    i32 4, label %142
  ]

128:
  %129 = phi double [ %120, %119 ], [ %127, %123 ]
  %130 = fmul contract double %56, %129
  %131 = fmul contract double %61, %129
  %132 = fmul contract double %53, %131
  %133 = fmul contract double %58, %129
  %134 = fmul contract double %65, %129
  %135 = fmul contract double %53, %134
  %136 = call contract fastcc double @find_dip(ptr %0, i64 %47, double %129, double %1, double %130, double %132, double %3, double %133, double %135)
  %137 = load ptr, ptr %9, align 8
  %138 = getelementptr inbounds %struct.Watch, ptr %137, i64 0, i32 9
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %47
  %141 = load double, ptr %140, align 8
  br label %194

142:
  %143 = phi ptr [ %177, %152 ], [ %42, %123 ]
  %144 = phi double [ %145, %152 ], [ %23, %123 ]
  %145 = fmul contract double %144, 5.000000e-01
  %146 = fcmp contract ule double %145, 0x3CB0000000000000
  br i1 %146, label %147, label %152

147:
  %148 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %149, i64 %47
  %151 = load double, ptr %150, align 8
  br label %186

152:
  %153 = load ptr, ptr %0, align 8
  %154 = fadd contract double %145, %1
  %155 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %156 = load ptr, ptr %155, align 8
  call fastcc void @look_at(ptr %153, double %154)
  %157 = load ptr, ptr %153, align 8
  %158 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 1
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 2
  %161 = load double, ptr %160, align 8
  %162 = fmul contract double %154, %161
  %163 = fadd contract double %159, %162
  %164 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 8
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 5
  %167 = load ptr, ptr %166, align 8
  store double %163, ptr %8, align 8
  %168 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 14
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds i64, ptr %169, i64 2
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %171, 1
  store i64 %172, ptr %170, align 8
  %173 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 2
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 13
  %176 = load ptr, ptr %175, align 8
  call void %174(ptr %8, ptr %165, ptr %167, ptr %156, ptr %176)
  %177 = load ptr, ptr %9, align 8
  %178 = getelementptr inbounds %struct.Watch, ptr %177, i64 0, i32 9
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %47
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %127, %181
  %183 = fcmp contract ogt double %182, 0.000000e+00
  br i1 %183, label %184, label %142

184:
  %185 = fcmp contract olt double %154, 0.000000e+00
  br i1 %185, label %186, label %194

186:
  %187 = phi double [ %151, %147 ], [ %181, %184 ]
  %188 = phi double [ -1.000000e+00, %147 ], [ %154, %184 ]
  %189 = load i64, ptr %45, align 8
  %190 = icmp eq i64 %189, 9
  %191 = and i1 %126, %190
  br i1 %191, label %192, label %194

192:
  %193 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %193, i64 %32)
  br label %194

194:
  %195 = phi double [ %1, %128 ], [ %188, %192 ], [ %188, %186 ], [ %154, %184 ], [ %1, %123 ]
  %196 = phi double [ %56, %128 ], [ %187, %192 ], [ %187, %186 ], [ %181, %184 ], [ %56, %123 ]
  %197 = phi double [ %136, %128 ], [ %3, %192 ], [ %3, %186 ], [ %3, %184 ], [ %3, %123 ]
  %198 = phi double [ %141, %128 ], [ %58, %192 ], [ %58, %186 ], [ %58, %184 ], [ %58, %123 ]
  %199 = fcmp contract olt double %195, 0.000000e+00
  %200 = fcmp contract olt double %197, 0.000000e+00
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %229, label %202

202:
  %203 = getelementptr inbounds i64, ptr %45, i64 3
  br label %204

204:
  %205 = phi i1 [ false, %224 ], [ true, %202 ]
  %206 = phi double [ %58, %224 ], [ %198, %202 ]
  %207 = phi double [ %3, %224 ], [ %197, %202 ]
  %208 = phi double [ %206, %224 ], [ %196, %202 ]
  %209 = phi double [ %207, %224 ], [ %195, %202 ]
  %210 = call contract fastcc double @find_root(ptr %0, i64 %47, double %209, double %208, double %207, double %206)
  %211 = fcmp contract oeq double %210, 2.000000e+00
  br i1 %211, label %229, label %212

212:
  %213 = load i64, ptr %203, align 8
  %214 = sitofp i64 %213 to double
  %215 = fmul contract double %208, %214
  %216 = fcmp contract ugt double %215, 0.000000e+00
  br i1 %216, label %224, label %217

217:
  %218 = load i32, ptr %24, align 8
  %219 = icmp eq i32 %218, 2
  br i1 %219, label %220, label %223

220:
  %221 = load i64, ptr %45, align 8
  %222 = icmp sgt i64 %221, 8
  br i1 %222, label %223, label %224

223:
  call fastcc void @keep_zero(ptr %0, double %210, i64 %32)
  br label %224

224:
  %225 = fcmp contract une double %207, %3
  %226 = fcmp contract une double %206, 0.000000e+00
  %227 = and i1 %226, %225
  %228 = and i1 %205, %227
  br i1 %228, label %204, label %229

229:
  %230 = add nsw i64 %32, 1
  %231 = load i64, ptr %10, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %31, label %25

233:
  %234 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %235 = load ptr, ptr %234, align 8
  %236 = mul nsw i64 %14, 92
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = load ptr, ptr %0, align 8
  call fastcc void @ask_inside(ptr %238, double %29, ptr %237)
  %239 = load i64, ptr %10, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ %28, %27 ]
  %242 = phi ptr [ %237, %233 ], [ %4, %27 ]
  %243 = phi double [ %29, %233 ], [ %3, %27 ]
  %244 = icmp sgt i64 %241, 0
  br i1 %244, label %245, label %452

245:
  %246 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %247 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %248 = fadd contract double %243, %1
  %249 = fmul contract double %248, 5.000000e-01
  %250 = fsub contract double %243, %1
  %251 = fmul contract double %250, 5.000000e-01
  br label %252

252:
  %253 = phi i64 [ 0, %245 ], [ %449, %448 ]
  %254 = load ptr, ptr %246, align 8
  %255 = shl nsw i64 %253, 2
  %256 = getelementptr inbounds i64, ptr %254, i64 %255
  %257 = getelementptr inbounds i64, ptr %256, i64 1
  %258 = load i64, ptr %257, align 8
  %259 = load i64, ptr %256, align 8
  %260 = load ptr, ptr %247, align 8
  %261 = getelementptr inbounds i64, ptr %256, i64 2
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds double, ptr %260, i64 %262
  %264 = icmp eq i64 %259, 5
  br i1 %264, label %265, label %317

265:
  %266 = load ptr, ptr %9, align 8
  %267 = getelementptr inbounds %struct.Watch, ptr %266, i64 0, i32 9
  %268 = load ptr, ptr %267, align 8
  br label %269

269:
  %270 = phi ptr [ %268, %265 ], [ %302, %269 ]
  %271 = phi i64 [ 0, %265 ], [ %307, %269 ]
  %272 = phi double [ 0.000000e+00, %265 ], [ %306, %269 ]
  %273 = load ptr, ptr %0, align 8
  %274 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %271
  %275 = load double, ptr %274, align 8
  %276 = fmul contract double %251, %275
  %277 = fadd contract double %249, %276
  call fastcc void @look_at(ptr %273, double %277)
  %278 = load ptr, ptr %273, align 8
  %279 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 1
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 2
  %282 = load double, ptr %281, align 8
  %283 = fmul contract double %277, %282
  %284 = fadd contract double %280, %283
  %285 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 8
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 5
  %288 = load ptr, ptr %287, align 8
  store double %284, ptr %7, align 8
  %289 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 14
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds i64, ptr %290, i64 2
  %292 = load i64, ptr %291, align 8
  %293 = add nsw i64 %292, 1
  store i64 %293, ptr %291, align 8
  %294 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 2
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 13
  %297 = load ptr, ptr %296, align 8
  call void %295(ptr %7, ptr %286, ptr %288, ptr %270, ptr %297)
  %298 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %271
  %299 = load double, ptr %298, align 8
  %300 = load ptr, ptr %9, align 8
  %301 = getelementptr inbounds %struct.Watch, ptr %300, i64 0, i32 9
  %302 = load ptr, ptr %301, align 8
  %303 = getelementptr inbounds double, ptr %302, i64 %258
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %299, %304
  %306 = fadd contract double %272, %305
  %307 = add nsw i64 %271, 1
  %308 = icmp eq i64 %307, 5
  br i1 %308, label %309, label %269

309:
  %310 = load ptr, ptr %0, align 8
  %311 = getelementptr inbounds %struct.Step, ptr %310, i64 0, i32 2
  %312 = load double, ptr %311, align 8
  %313 = fmul contract double %251, %312
  %314 = fmul contract double %306, %313
  %315 = load double, ptr %263, align 8
  %316 = fadd contract double %315, %314
  store double %316, ptr %263, align 8
  br label %317

317:
  %318 = add i64 %259, -3
  %319 = icmp ult i64 %318, -2
  br i1 %319, label %448, label %320

320:
  %321 = icmp eq i64 %259, 1
  %322 = select contract i1 %321, double 1.000000e+00, double -1.000000e+00
  %323 = load ptr, ptr %0, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %323, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %250, %325
  %327 = add nsw i64 %258, %14
  %328 = getelementptr inbounds double, ptr %2, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fmul contract double %329, %326
  %331 = getelementptr inbounds double, ptr %242, i64 %327
  %332 = load double, ptr %331, align 8
  %333 = fmul contract double %326, %332
  %334 = load double, ptr %263, align 8
  %335 = getelementptr inbounds double, ptr %242, i64 %258
  %336 = load double, ptr %335, align 8
  %337 = fcmp contract uno double %334, 0.000000e+00
  br i1 %337, label %338, label %340

338:
  %339 = fmul contract double %322, %336
  br label %344

340:
  %341 = fmul contract double %322, %334
  %342 = fmul contract double %322, %336
  %343 = call contract double @llvm.minnum.f64(double %341, double %342)
  br label %344

344:
  %345 = phi contract double [ %339, %338 ], [ %343, %340 ]
  %346 = fmul contract double %322, %330
  %347 = fmul contract double %322, %333
  %348 = fcmp contract olt double %346, 0.000000e+00
  %349 = fcmp contract ogt double %347, 0.000000e+00
  %350 = and i1 %348, %349
  br i1 %350, label %351, label %445

351:
  %352 = fmul contract double %322, %336
  %353 = getelementptr inbounds double, ptr %2, i64 %258
  %354 = load double, ptr %353, align 8
  %355 = fmul contract double %322, %354
  %356 = fsub contract double %352, %355
  %357 = fsub contract double %356, %347
  %358 = fsub contract double %346, %347
  %359 = fdiv contract double %357, %358
  %360 = fmul contract double %346, %359
  %361 = fadd contract double %355, %360
  %362 = call contract double @llvm.minnum.f64(double %355, double %352)
  %363 = fsub contract double %362, %361
  %364 = fmul contract double %363, 2.500000e-01
  %365 = fsub contract double %361, %364
  %366 = fcmp contract uge double %365, %345
  br i1 %366, label %445, label %367

367:
  %368 = load ptr, ptr %323, align 8
  %369 = getelementptr inbounds %struct.Code, ptr %368, i64 0, i32 8
  %370 = load i64, ptr %369, align 8
  %371 = load ptr, ptr %9, align 8
  %372 = getelementptr inbounds %struct.Watch, ptr %371, i64 0, i32 9
  %373 = load ptr, ptr %372, align 8
  %374 = add nsw i64 %370, %258
  %375 = getelementptr inbounds double, ptr %373, i64 %374
  br label %376

376:
  %377 = phi double [ %1, %367 ], [ %432, %427 ]
  %378 = phi i32 [ 0, %367 ], [ %437, %427 ]
  %379 = phi i32 [ 0, %367 ], [ %431, %427 ]
  %380 = phi double [ %329, %367 ], [ %430, %427 ]
  %381 = phi double [ %243, %367 ], [ %429, %427 ]
  %382 = phi double [ %332, %367 ], [ %428, %427 ]
  %383 = fsub contract double %381, %377
  %384 = fmul contract double %382, %383
  %385 = fsub contract double %382, %380
  %386 = fdiv contract double %384, %385
  %387 = fsub contract double %381, %386
  %388 = fmul contract double %383, 1.000000e-03
  %389 = fadd contract double %377, %388
  %390 = call contract double @llvm.maxnum.f64(double %387, double %389)
  %391 = fsub contract double %381, %388
  %392 = call contract double @llvm.minnum.f64(double %390, double %391)
  %393 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %393, double %392)
  %394 = load ptr, ptr %393, align 8
  %395 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 1
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 2
  %398 = load double, ptr %397, align 8
  %399 = fmul contract double %392, %398
  %400 = fadd contract double %396, %399
  %401 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 8
  %402 = load ptr, ptr %401, align 8
  %403 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 5
  %404 = load ptr, ptr %403, align 8
  store double %400, ptr %6, align 8
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
  call void %411(ptr %6, ptr %402, ptr %404, ptr %373, ptr %413)
  %414 = load double, ptr %375, align 8
  %415 = fcmp contract uno double %414, 0.000000e+00
  br i1 %415, label %440, label %416

416:
  %417 = fmul contract double %329, %414
  %418 = fcmp contract ogt double %417, 0.000000e+00
  br i1 %418, label %419, label %423

419:
  %420 = icmp eq i32 %379, -1
  %421 = fmul contract double %382, 5.000000e-01
  %422 = select i1 %420, double %421, double %382
  br label %427

423:
  %424 = icmp eq i32 %379, 1
  %425 = fmul contract double %380, 5.000000e-01
  %426 = select i1 %424, double %425, double %380
  br label %427

427:
  %428 = phi double [ %422, %419 ], [ %414, %423 ]
  %429 = phi double [ %381, %419 ], [ %392, %423 ]
  %430 = phi double [ %414, %419 ], [ %426, %423 ]
  %431 = phi i32 [ -1, %419 ], [ 1, %423 ]
  %432 = phi double [ %392, %419 ], [ %377, %423 ]
  %433 = fsub contract double %429, %432
  %434 = fcmp contract olt double %433, 1.000000e-10
  %435 = fcmp contract oeq double %414, 0.000000e+00
  %436 = select i1 %434, i1 true, i1 %435
  %437 = add nsw i32 %378, 1
  %438 = icmp eq i32 %437, 60
  %439 = select i1 %436, i1 true, i1 %438
  br i1 %439, label %440, label %376

440:
  %441 = getelementptr inbounds double, ptr %373, i64 %258
  %442 = load double, ptr %441, align 8
  %443 = fmul contract double %322, %442
  %444 = call contract double @llvm.minnum.f64(double %345, double %443)
  br label %445

445:
  %446 = phi double [ %444, %440 ], [ %345, %351 ], [ %345, %344 ]
  %447 = fmul contract double %322, %446
  store double %447, ptr %263, align 8
  br label %448

448:
  %449 = add nsw i64 %253, 1
  %450 = load i64, ptr %10, align 8
  %451 = icmp slt i64 %449, %450
  br i1 %451, label %252, label %452

452:
  ret void
}

define internal fastcc void @keep_zero(ptr %0, double %1, i64 %2) noinline optnone {
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

define internal fastcc double @find_left(ptr %0, i64 %1, double %2, double %3, double %4) noinline optnone {
  %6 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  br label %7

7:
  %8 = phi double [ %4, %5 ], [ %31, %37 ]
  %9 = phi double [ %3, %5 ], [ %23, %37 ]
  %10 = fsub contract double %9, %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 1
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fdiv contract double %13, %15
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = fadd contract double %17, 1.000000e+00
  %19 = fmul contract double %18, 0x3D06849B86A12B9B
  %20 = fcmp contract ogt double %10, %19
  br i1 %20, label %21, label %39

21:
  %22 = fmul contract double %10, 5.000000e-01
  %23 = fadd contract double %22, %2
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.Watch, ptr %24, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @ask_inside(ptr %11, double %23, ptr %26)
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %27, i64 0, i32 9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %37

33:
  %34 = tail call contract fastcc double @find_root(ptr %0, i64 %1, double %23, double %31, double %9, double %8)
  %35 = fcmp contract oeq double %34, 2.000000e+00
  %36 = select contract i1 %35, double %9, double %34
  br label %39

37:
  %38 = fcmp contract olt double %31, 0.000000e+00
  br i1 %38, label %7, label %39

39:
  %40 = phi double [ %36, %33 ], [ %9, %7 ], [ %9, %37 ]
  ret double %40
}

define internal fastcc void @respond(ptr %0, ptr %1, double %2, ptr %3, ptr %4, i64 %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 23
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %16 = load ptr, ptr %15, align 8
  store double %2, ptr %8, align 8
  %17 = load ptr, ptr %1, align 8
  %18 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 13
  %19 = load ptr, ptr %18, align 8
  call void %17(ptr %8, ptr %3, ptr %14, ptr %16, ptr %19)
  %20 = icmp sgt i64 %12, 0
  br i1 %20, label %21, label %34

21:
  %22 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %23 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 29
  %27 = shl i64 %10, 1
  %28 = icmp slt i64 %10, %27
  %29 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %30 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 4
  %31 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 5
  %32 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  br label %35

34:
  ret void

35:
  %36 = phi i64 [ 0, %21 ], [ %196, %195 ]
  %37 = load ptr, ptr %22, align 8
  %38 = mul nsw i64 %36, 11
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %36
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %195, label %44

44:
  %45 = load i64, ptr %24, align 8
  %46 = load ptr, ptr %13, align 8
  %47 = load ptr, ptr %25, align 8
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %49, label %56

49:
  %50 = phi i64 [ %54, %49 ], [ 0, %44 ]
  %51 = getelementptr inbounds double, ptr %46, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %47, i64 %50
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %50, 1
  %55 = icmp eq i64 %54, %45
  br i1 %55, label %56, label %49

56:
  %57 = getelementptr inbounds i64, ptr %39, i64 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds i64, ptr %39, i64 4
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %39, i64 6
  %64 = load i64, ptr %63, align 8
  br label %72

65:
  %66 = load ptr, ptr %26, align 8
  store double %2, ptr %7, align 8
  %67 = load ptr, ptr %1, align 8
  %68 = load ptr, ptr %18, align 8
  call void %67(ptr %7, ptr %3, ptr %47, ptr %66, ptr %68)
  br i1 %28, label %69, label %84

69:
  %70 = load ptr, ptr %15, align 8
  %71 = load ptr, ptr %26, align 8
  br label %99

72:
  %73 = phi i64 [ 0, %60 ], [ %82, %72 ]
  %74 = add nsw i64 %62, %73
  %75 = getelementptr inbounds double, ptr %46, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, 0x3EB0C6F7A0B5ED8D
  %78 = add nsw i64 %64, %73
  %79 = getelementptr inbounds double, ptr %47, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fadd contract double %77, %80
  store double %81, ptr %79, align 8
  %82 = add nsw i64 %73, 1
  %83 = icmp eq i64 %82, %58
  br i1 %83, label %65, label %72

84:
  %85 = load i64, ptr %29, align 8
  %86 = load ptr, ptr %26, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %10
  %88 = load ptr, ptr %22, align 8
  %89 = load i64, ptr %30, align 8
  %90 = shl nsw i64 %89, 1
  %91 = getelementptr inbounds double, ptr %4, i64 %90
  %92 = load i64, ptr %31, align 8
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 %89
  %95 = load i64, ptr %9, align 8
  %96 = getelementptr inbounds double, ptr %4, i64 %89
  %97 = icmp sgt i64 %95, 0
  %98 = load ptr, ptr %33, align 8
  br label %109

99:
  %100 = phi i64 [ %10, %69 ], [ %107, %99 ]
  %101 = getelementptr inbounds double, ptr %70, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %71, i64 %100
  %104 = load double, ptr %103, align 8
  %105 = fsub contract double %102, %104
  %106 = fdiv contract double %105, 0x3EB0C6F7A0B5ED8D
  store double %106, ptr %103, align 8
  %107 = add nsw i64 %100, 1
  %108 = icmp eq i64 %107, %27
  br i1 %108, label %84, label %99

109:
  %110 = phi i64 [ 0, %84 ], [ %193, %187 ]
  %111 = mul nsw i64 %110, %12
  %112 = add nsw i64 %111, %36
  %113 = mul nsw i64 %85, %112
  %114 = add nsw i64 %113, %5
  %115 = mul nsw i64 %110, 11
  %116 = getelementptr inbounds i64, ptr %88, i64 %115
  %117 = getelementptr inbounds i64, ptr %116, i64 1
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i64, ptr %116, i64 2
  %120 = load i64, ptr %119, align 8
  %121 = add nsw i64 %120, %118
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %131, label %123

123:
  %124 = load i64, ptr %39, align 8
  %125 = add nsw i64 %124, %90
  %126 = getelementptr inbounds double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fdiv contract double 0.000000e+00, %127
  %129 = load ptr, ptr %32, align 8
  %130 = getelementptr inbounds double, ptr %129, i64 %114
  store double %128, ptr %130, align 8
  br label %187

131:
  %132 = phi i64 [ %153, %149 ], [ %118, %109 ]
  %133 = phi double [ %152, %149 ], [ 0.000000e+00, %109 ]
  %134 = getelementptr inbounds double, ptr %96, i64 %132
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %132, %95
  %137 = getelementptr inbounds double, ptr %94, i64 %136
  br i1 %97, label %138, label %149

138:
  %139 = phi i64 [ %147, %138 ], [ 0, %131 ]
  %140 = phi double [ %146, %138 ], [ 0.000000e+00, %131 ]
  %141 = getelementptr inbounds double, ptr %137, i64 %139
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %87, i64 %139
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %142, %144
  %146 = fadd contract double %140, %145
  %147 = add nsw i64 %139, 1
  %148 = icmp eq i64 %147, %95
  br i1 %148, label %149, label %138

149:
  %150 = phi double [ 0.000000e+00, %131 ], [ %146, %138 ]
  %151 = fmul contract double %135, %150
  %152 = fadd contract double %133, %151
  %153 = add nsw i64 %132, 1
  %154 = icmp slt i64 %153, %121
  br i1 %154, label %131, label %155

155:
  %156 = load i64, ptr %39, align 8
  %157 = add nsw i64 %156, %90
  %158 = getelementptr inbounds double, ptr %4, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fdiv contract double %152, %159
  %161 = load ptr, ptr %32, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %114
  store double %160, ptr %162, align 8
  br label %163

163:
  %164 = phi i64 [ %185, %181 ], [ %118, %155 ]
  %165 = phi double [ %184, %181 ], [ 0.000000e+00, %155 ]
  %166 = getelementptr inbounds double, ptr %4, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = mul nsw i64 %164, %95
  %169 = getelementptr inbounds double, ptr %94, i64 %168
  br i1 %97, label %170, label %181

170:
  %171 = phi i64 [ %179, %170 ], [ 0, %163 ]
  %172 = phi double [ %178, %170 ], [ 0.000000e+00, %163 ]
  %173 = getelementptr inbounds double, ptr %169, i64 %171
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %87, i64 %171
  %176 = load double, ptr %175, align 8
  %177 = fmul contract double %174, %176
  %178 = fadd contract double %172, %177
  %179 = add nsw i64 %171, 1
  %180 = icmp eq i64 %179, %95
  br i1 %180, label %181, label %170

181:
  %182 = phi double [ 0.000000e+00, %163 ], [ %178, %170 ]
  %183 = fmul contract double %167, %182
  %184 = fadd contract double %165, %183
  %185 = add nsw i64 %164, 1
  %186 = icmp slt i64 %185, %121
  br i1 %186, label %163, label %187

187:
  %188 = phi ptr [ %126, %123 ], [ %158, %181 ]
  %189 = phi double [ 0.000000e+00, %123 ], [ %184, %181 ]
  %190 = load double, ptr %188, align 8
  %191 = fdiv contract double %189, %190
  %192 = getelementptr inbounds double, ptr %98, i64 %114
  store double %191, ptr %192, align 8
  %193 = add nsw i64 %110, 1
  %194 = icmp eq i64 %193, %12
  br i1 %194, label %195, label %109

195:
  %196 = add nsw i64 %36, 1
  %197 = icmp eq i64 %196, %12
  br i1 %197, label %34, label %35
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
