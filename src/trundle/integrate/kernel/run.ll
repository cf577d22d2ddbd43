; source c200be7357555ec76787cbeb3a61989ad3e552670d060140fdc373b68fe01d4b
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  br i1 %187, label %188, label %202

188:
  %189 = phi i64 [ %200, %188 ], [ 0, %181 ]
  %190 = phi <4 x double> [ %199, %188 ], [ zeroinitializer, %181 ]
  %191 = getelementptr inbounds double, ptr %183, i64 %189
  %192 = load <4 x i64>, ptr %191, align 32
  %193 = and <4 x i64> %192, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %194 = bitcast <4 x i64> %193 to <4 x double>
  %195 = getelementptr inbounds double, ptr %186, i64 %189
  %196 = load <4 x double>, ptr %195, align 32
  %197 = fmul contract <4 x double> %196, %194
  %198 = fcmp contract ogt <4 x double> %197, %190
  %199 = select <4 x i1> %198, <4 x double> %197, <4 x double> %190
  %200 = add nsw i64 %189, 4
  %201 = icmp slt i64 %200, %144
  br i1 %201, label %188, label %202

202:
  %203 = phi <4 x double> [ zeroinitializer, %181 ], [ %199, %188 ]
  %204 = extractelement <4 x double> %203, i64 0
  %205 = extractelement <4 x double> %203, i64 1
  %206 = call contract double @llvm.maxnum.f64(double %204, double %205)
  %207 = extractelement <4 x double> %203, i64 2
  %208 = extractelement <4 x double> %203, i64 3
  %209 = call contract double @llvm.maxnum.f64(double %207, double %208)
  %210 = call contract double @llvm.maxnum.f64(double %206, double %209)
  %211 = getelementptr inbounds double, ptr %141, i64 7
  store double %210, ptr %211, align 8
  %212 = icmp eq i64 %146, 0
  br i1 %212, label %248, label %213

213:
  %214 = load ptr, ptr %113, align 8
  br i1 %187, label %215, label %229

215:
  %216 = phi i64 [ %227, %215 ], [ 0, %213 ]
  %217 = phi <4 x double> [ %226, %215 ], [ zeroinitializer, %213 ]
  %218 = getelementptr inbounds double, ptr %214, i64 %216
  %219 = load <4 x i64>, ptr %218, align 32
  %220 = and <4 x i64> %219, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %221 = bitcast <4 x i64> %220 to <4 x double>
  %222 = getelementptr inbounds double, ptr %186, i64 %216
  %223 = load <4 x double>, ptr %222, align 32
  %224 = fmul contract <4 x double> %223, %221
  %225 = fcmp contract ogt <4 x double> %224, %217
  %226 = select <4 x i1> %225, <4 x double> %224, <4 x double> %217
  %227 = add nsw i64 %216, 4
  %228 = icmp slt i64 %227, %144
  br i1 %228, label %215, label %229

229:
  %230 = phi <4 x double> [ zeroinitializer, %213 ], [ %226, %215 ]
  %231 = extractelement <4 x double> %230, i64 0
  %232 = extractelement <4 x double> %230, i64 1
  %233 = call contract double @llvm.maxnum.f64(double %231, double %232)
  %234 = extractelement <4 x double> %230, i64 2
  %235 = extractelement <4 x double> %230, i64 3
  %236 = call contract double @llvm.maxnum.f64(double %234, double %235)
  %237 = call contract double @llvm.maxnum.f64(double %233, double %236)
  %238 = load ptr, ptr %20, align 8
  %239 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %240 = load i64, ptr %239, align 8
  %241 = add nsw i64 %240, %146
  %242 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %243 = load i64, ptr %242, align 8
  %244 = sub i64 %241, %243
  %245 = getelementptr inbounds double, ptr %238, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fadd contract double %237, %246
  br label %248

248:
  %249 = phi contract double [ %247, %229 ], [ 0.000000e+00, %202 ]
  %250 = getelementptr inbounds double, ptr %141, i64 8
  store double %249, ptr %250, align 8
  %251 = getelementptr inbounds double, ptr %141, i64 1
  %252 = load double, ptr %251, align 8
  %253 = fcmp contract oeq double %252, 0.000000e+00
  br i1 %253, label %254, label %533

254:
  %255 = load i64, ptr %11, align 8
  %256 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %144
  %259 = shl nsw i64 %144, 4
  %260 = getelementptr inbounds double, ptr %257, i64 %259
  %261 = mul nsw i64 %144, 18
  %262 = getelementptr inbounds double, ptr %257, i64 %261
  %263 = getelementptr inbounds double, ptr %141, i64 2
  %264 = load double, ptr %263, align 8
  %265 = load double, ptr %141, align 8
  %266 = fcmp contract oge double %264, %265
  %267 = select contract i1 %266, double 1.000000e+00, double -1.000000e+00
  %268 = fsub contract double %264, %265
  %269 = call contract double @llvm.fabs.f64(double %268)
  %270 = fcmp contract oeq double %268, 0.000000e+00
  %271 = select i1 %270, double 0x7FF0000000000000, double %269
  %272 = getelementptr inbounds double, ptr %141, i64 3
  %273 = load double, ptr %272, align 8
  %274 = call contract double @llvm.minnum.f64(double %273, double %271)
  %275 = fcmp contract olt double %274, 0x7FF0000000000000
  %276 = select contract i1 %275, double %274, double 1.000000e+00
  %277 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %278 = load i64, ptr %277, align 8
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %324, label %280

280:
  %281 = fmul contract double %276, 1.000000e-03
  %282 = call contract double @llvm.fabs.f64(double %281)
  %283 = fmul contract double %249, %282
  %284 = fadd contract double %210, %283
  %285 = fmul contract double %284, 1.000000e-02
  %286 = call contract double @llvm.fabs.f64(double %265)
  %287 = fmul contract double %282, %285
  %288 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %289 = load double, ptr %288, align 8
  %290 = fdiv contract double 1.000000e-15, %289
  %291 = shl nsw i64 %144, 1
  %292 = getelementptr inbounds double, ptr %182, i64 %291
  br i1 %187, label %293, label %307

293:
  %294 = phi i64 [ %305, %293 ], [ 0, %280 ]
  %295 = phi <4 x double> [ %304, %293 ], [ zeroinitializer, %280 ]
  %296 = getelementptr inbounds double, ptr %183, i64 %294
  %297 = load <4 x i64>, ptr %296, align 32
  %298 = and <4 x i64> %297, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %299 = bitcast <4 x i64> %298 to <4 x double>
  %300 = getelementptr inbounds double, ptr %292, i64 %294
  %301 = load <4 x double>, ptr %300, align 32
  %302 = fmul contract <4 x double> %301, %299
  %303 = fcmp contract ogt <4 x double> %302, %295
  %304 = select <4 x i1> %303, <4 x double> %302, <4 x double> %295
  %305 = add nsw i64 %294, 4
  %306 = icmp slt i64 %305, %144
  br i1 %306, label %293, label %307

307:
  %308 = phi <4 x double> [ zeroinitializer, %280 ], [ %304, %293 ]
  %309 = extractelement <4 x double> %308, i64 0
  %310 = extractelement <4 x double> %308, i64 1
  %311 = call contract double @llvm.maxnum.f64(double %309, double %310)
  %312 = extractelement <4 x double> %308, i64 2
  %313 = extractelement <4 x double> %308, i64 3
  %314 = call contract double @llvm.maxnum.f64(double %312, double %313)
  %315 = call contract double @llvm.maxnum.f64(double %311, double %314)
  %316 = fmul contract double %210, %286
  %317 = fadd contract double %316, %315
  %318 = fmul contract double %290, %317
  %319 = fadd contract double %287, %318
  %320 = fmul contract double %249, %286
  %321 = fadd contract double %210, %320
  %322 = fmul contract double %321, %290
  %323 = fadd contract double %285, %322
  br label %324

324:
  %325 = phi double [ %319, %307 ], [ 0.000000e+00, %254 ]
  %326 = phi double [ %323, %307 ], [ 0.000000e+00, %254 ]
  br i1 %187, label %327, label %386

327:
  %328 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %329 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %330 = insertelement <4 x double> poison, double %326, i64 0
  %331 = shufflevector <4 x double> %330, <4 x double> poison, <4 x i32> zeroinitializer
  %332 = insertelement <4 x double> poison, double %325, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  br label %334

334:
  %335 = phi i64 [ 0, %327 ], [ %370, %334 ]
  %336 = load ptr, ptr %184, align 8
  %337 = getelementptr inbounds double, ptr %336, i64 %335
  %338 = getelementptr inbounds double, ptr %336, i64 %144
  %339 = getelementptr inbounds double, ptr %338, i64 %335
  %340 = load ptr, ptr %18, align 8
  %341 = getelementptr inbounds double, ptr %340, i64 %335
  %342 = load <4 x i64>, ptr %341, align 32
  %343 = and <4 x i64> %342, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %344 = bitcast <4 x i64> %343 to <4 x double>
  %345 = getelementptr inbounds double, ptr %183, i64 %335
  %346 = load <4 x i64>, ptr %345, align 32
  %347 = and <4 x i64> %346, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %348 = bitcast <4 x i64> %347 to <4 x double>
  %349 = fcmp contract ogt <4 x double> %344, %348
  %350 = select <4 x i1> %349, <4 x i64> %343, <4 x i64> %347
  %351 = bitcast <4 x i64> %350 to <4 x double>
  %352 = load ptr, ptr %328, align 8
  %353 = getelementptr inbounds double, ptr %352, i64 %335
  %354 = load <4 x double>, ptr %353, align 32
  %355 = load double, ptr %329, align 8
  %356 = insertelement <4 x double> poison, double %355, i64 0
  %357 = shufflevector <4 x double> %356, <4 x double> poison, <4 x i32> zeroinitializer
  %358 = load <4 x double>, ptr %339, align 32
  %359 = fmul contract <4 x double> %331, %358
  %360 = fadd contract <4 x double> %359, %351
  %361 = load <4 x double>, ptr %337, align 32
  %362 = fmul contract <4 x double> %333, %361
  %363 = fadd contract <4 x double> %360, %362
  %364 = fmul contract <4 x double> %357, %363
  %365 = fadd contract <4 x double> %354, %364
  %366 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %365
  %367 = fcmp contract ogt <4 x double> %365, zeroinitializer
  %368 = select <4 x i1> %367, <4 x double> %366, <4 x double> zeroinitializer
  %369 = getelementptr inbounds double, ptr %262, i64 %335
  store <4 x double> %368, ptr %369, align 32
  %370 = add nsw i64 %335, 4
  %371 = icmp slt i64 %370, %144
  br i1 %371, label %334, label %372

372:
  %373 = load ptr, ptr %18, align 8
  br label %374

374:
  %375 = phi <4 x double> [ %383, %374 ], [ zeroinitializer, %372 ]
  %376 = phi i64 [ %384, %374 ], [ 0, %372 ]
  %377 = getelementptr inbounds double, ptr %373, i64 %376
  %378 = load <4 x double>, ptr %377, align 32
  %379 = getelementptr inbounds double, ptr %262, i64 %376
  %380 = load <4 x double>, ptr %379, align 32
  %381 = fmul contract <4 x double> %378, %380
  %382 = fmul contract <4 x double> %381, %381
  %383 = fadd contract <4 x double> %375, %382
  %384 = add nsw i64 %376, 4
  %385 = icmp slt i64 %384, %144
  br i1 %385, label %374, label %386

386:
  %387 = phi ptr [ %183, %324 ], [ %373, %374 ]
  %388 = phi <4 x double> [ zeroinitializer, %324 ], [ %383, %374 ]
  %389 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %390 = fadd contract <4 x double> %388, %389
  %391 = shufflevector <4 x double> %388, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %392 = fadd contract <4 x double> %388, %391
  %393 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %394 = fadd contract <4 x double> %390, %393
  %395 = extractelement <4 x double> %394, i64 0
  %396 = sitofp i64 %255 to double
  %397 = fdiv contract double %395, %396
  %398 = call contract double @llvm.sqrt.f64(double %397)
  %399 = load ptr, ptr %113, align 8
  br i1 %187, label %400, label %412

400:
  %401 = phi <4 x double> [ %409, %400 ], [ zeroinitializer, %386 ]
  %402 = phi i64 [ %410, %400 ], [ 0, %386 ]
  %403 = getelementptr inbounds double, ptr %399, i64 %402
  %404 = load <4 x double>, ptr %403, align 32
  %405 = getelementptr inbounds double, ptr %262, i64 %402
  %406 = load <4 x double>, ptr %405, align 32
  %407 = fmul contract <4 x double> %404, %406
  %408 = fmul contract <4 x double> %407, %407
  %409 = fadd contract <4 x double> %401, %408
  %410 = add nsw i64 %402, 4
  %411 = icmp slt i64 %410, %144
  br i1 %411, label %400, label %412

412:
  %413 = phi <4 x double> [ zeroinitializer, %386 ], [ %409, %400 ]
  %414 = shufflevector <4 x double> %413, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %415 = fadd contract <4 x double> %413, %414
  %416 = shufflevector <4 x double> %413, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %417 = fadd contract <4 x double> %413, %416
  %418 = shufflevector <4 x double> %417, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %419 = fadd contract <4 x double> %415, %418
  %420 = extractelement <4 x double> %419, i64 0
  %421 = fdiv contract double %420, %396
  %422 = call contract double @llvm.sqrt.f64(double %421)
  %423 = fcmp contract olt double %398, 1.000000e-05
  %424 = fcmp contract olt double %422, 1.000000e-05
  %425 = select i1 %423, i1 true, i1 %424
  %426 = fmul contract double %276, 0x3EB0C6F7A0B5ED8D
  %427 = fmul contract double %398, 1.000000e-02
  %428 = fdiv contract double %427, %422
  %429 = select contract i1 %425, double %426, double %428
  %430 = call contract double @llvm.minnum.f64(double %429, double %274)
  %431 = icmp sgt i64 %255, 0
  %432 = fmul contract double %267, %430
  br i1 %431, label %469, label %433

433:
  %434 = load double, ptr %141, align 8
  %435 = fadd contract double %432, %434
  %436 = load ptr, ptr %20, align 8
  store double %435, ptr %5, align 8
  %437 = load ptr, ptr %24, align 8
  %438 = load i64, ptr %437, align 8
  %439 = add nsw i64 %438, 1
  store i64 %439, ptr %437, align 8
  %440 = load ptr, ptr %33, align 8
  %441 = icmp eq ptr %440, null
  br i1 %441, label %442, label %445

442:
  %443 = load ptr, ptr %0, align 8
  %444 = load ptr, ptr %31, align 8
  call void %443(ptr %5, ptr %260, ptr %436, ptr %258, ptr %444)
  br label %466

445:
  store double %435, ptr %4, align 8
  %446 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %447 = load ptr, ptr %446, align 8
  store double 1.000000e+00, ptr %447, align 8
  %448 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %449 = load ptr, ptr %448, align 8
  %450 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %453 = load i64, ptr %452, align 8
  %454 = load ptr, ptr %31, align 8
  %455 = call contract double %440(ptr %449, i64 %451, i64 %453, ptr %4, ptr %260, ptr %436, ptr %258, ptr %447, ptr %454)
  %456 = fcmp contract olt double %455, 0x7FF0000000000000
  br i1 %456, label %466, label %457

457:
  %458 = load double, ptr %5, align 8
  store double %458, ptr %3, align 8
  %459 = load ptr, ptr %446, align 8
  store double 0.000000e+00, ptr %459, align 8
  %460 = load ptr, ptr %33, align 8
  %461 = load ptr, ptr %448, align 8
  %462 = load i64, ptr %450, align 8
  %463 = load i64, ptr %452, align 8
  %464 = load ptr, ptr %31, align 8
  %465 = call contract double %460(ptr %461, i64 %462, i64 %463, ptr %3, ptr %260, ptr %436, ptr %258, ptr %459, ptr %464)
  br label %466

466:
  br i1 %431, label %467, label %480

467:
  %468 = load ptr, ptr %113, align 8
  br label %508

469:
  %470 = phi i64 [ %478, %469 ], [ 0, %412 ]
  %471 = getelementptr inbounds double, ptr %387, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %399, i64 %470
  %474 = load double, ptr %473, align 8
  %475 = fmul contract double %432, %474
  %476 = fadd contract double %472, %475
  %477 = getelementptr inbounds double, ptr %260, i64 %470
  store double %476, ptr %477, align 8
  %478 = add nsw i64 %470, 1
  %479 = icmp eq i64 %478, %255
  br i1 %479, label %433, label %469

480:
  br i1 %187, label %481, label %493

481:
  %482 = phi <4 x double> [ %490, %481 ], [ zeroinitializer, %480 ]
  %483 = phi i64 [ %491, %481 ], [ 0, %480 ]
  %484 = getelementptr inbounds double, ptr %258, i64 %483
  %485 = load <4 x double>, ptr %484, align 32
  %486 = getelementptr inbounds double, ptr %262, i64 %483
  %487 = load <4 x double>, ptr %486, align 32
  %488 = fmul contract <4 x double> %485, %487
  %489 = fmul contract <4 x double> %488, %488
  %490 = fadd contract <4 x double> %482, %489
  %491 = add nsw i64 %483, 4
  %492 = icmp slt i64 %491, %144
  br i1 %492, label %481, label %493

493:
  %494 = phi <4 x double> [ zeroinitializer, %480 ], [ %490, %481 ]
  %495 = shufflevector <4 x double> %494, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %496 = fadd contract <4 x double> %494, %495
  %497 = shufflevector <4 x double> %494, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %498 = fadd contract <4 x double> %494, %497
  %499 = shufflevector <4 x double> %498, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %500 = fadd contract <4 x double> %496, %499
  %501 = extractelement <4 x double> %500, i64 0
  %502 = fdiv contract double %501, %396
  %503 = call contract double @llvm.sqrt.f64(double %502)
  %504 = fdiv contract double %503, %430
  %505 = call contract double @llvm.maxnum.f64(double %422, double %504)
  %506 = fmul contract double %276, %505
  %507 = fcmp contract ugt double %506, 1.000000e-15
  br i1 %507, label %520, label %517

508:
  %509 = phi i64 [ 0, %467 ], [ %515, %508 ]
  %510 = getelementptr inbounds double, ptr %468, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds double, ptr %258, i64 %509
  %513 = load double, ptr %512, align 8
  %514 = fsub contract double %513, %511
  store double %514, ptr %512, align 8
  %515 = add nsw i64 %509, 1
  %516 = icmp eq i64 %515, %255
  br i1 %516, label %480, label %508

517:
  %518 = fmul contract double %430, 1.000000e-03
  %519 = call contract double @llvm.maxnum.f64(double %426, double %518)
  br label %525

520:
  %521 = fdiv contract double 1.000000e-02, %505
  %522 = call contract double @llvm.sqrt.f64(double %521)
  %523 = call contract double @llvm.sqrt.f64(double %522)
  %524 = call contract double @llvm.sqrt.f64(double %523)
  br label %525

525:
  %526 = phi contract double [ %519, %517 ], [ %524, %520 ]
  %527 = fmul contract double %430, 1.000000e+02
  %528 = call contract double @llvm.minnum.f64(double %527, double %526)
  %529 = call contract double @llvm.minnum.f64(double %528, double %274)
  %530 = fmul contract double %267, %529
  %531 = load ptr, ptr %15, align 8
  %532 = getelementptr inbounds double, ptr %531, i64 1
  store double %530, ptr %532, align 8
  br label %533

533:
  %534 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %535 = load i64, ptr %534, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %586, label %537

537:
  store ptr %0, ptr %10, align 8
  %538 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 1
  %539 = load ptr, ptr %15, align 8
  %540 = load double, ptr %539, align 8
  store double %540, ptr %538, align 8
  %541 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 2
  store double 0.000000e+00, ptr %541, align 8
  %542 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 3
  %543 = getelementptr inbounds double, ptr %539, i64 6
  %544 = load double, ptr %543, align 8
  store double %544, ptr %542, align 8
  %545 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 4
  store double 1.000000e+00, ptr %545, align 8
  %546 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 5
  %547 = load ptr, ptr %20, align 8
  store ptr %547, ptr %546, align 8
  %548 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 6
  %549 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %550 = load ptr, ptr %549, align 8
  store ptr %550, ptr %548, align 8
  %551 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 7
  %552 = load ptr, ptr %22, align 8
  store ptr %552, ptr %551, align 8
  %553 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 8
  %554 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %555 = load ptr, ptr %554, align 8
  store ptr %555, ptr %553, align 8
  %556 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 9
  %557 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %558 = load ptr, ptr %557, align 8
  store ptr %558, ptr %556, align 8
  %559 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 10
  store i64 0, ptr %559, align 8
  %560 = load ptr, ptr %18, align 8
  %561 = icmp sgt i64 %12, 0
  br i1 %561, label %562, label %579

562:
  %563 = phi i64 [ %567, %562 ], [ 0, %537 ]
  %564 = getelementptr inbounds double, ptr %560, i64 %563
  %565 = load double, ptr %564, align 8
  %566 = getelementptr inbounds double, ptr %558, i64 %563
  store double %565, ptr %566, align 8
  %567 = add nsw i64 %563, 1
  %568 = icmp eq i64 %567, %12
  br i1 %568, label %569, label %562

569:
  %570 = load ptr, ptr %113, align 8
  %571 = getelementptr double, ptr %558, i64 %12
  br label %572

572:
  %573 = phi i64 [ %577, %572 ], [ 0, %569 ]
  %574 = getelementptr inbounds double, ptr %570, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds double, ptr %571, i64 %573
  store double %575, ptr %576, align 8
  %577 = add nsw i64 %573, 1
  %578 = icmp eq i64 %577, %12
  br i1 %578, label %579, label %572

579:
  %580 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %581 = icmp ne i64 %1, 0
  %582 = zext i1 %581 to i32
  %583 = call fastcc i32 @begin_watch(ptr %10, ptr %580, i32 %582)
  %584 = icmp eq i32 %583, 0
  %585 = select i1 %584, i64 1, i64 2
  br label %586

586:
  %587 = phi i64 [ %585, %579 ], [ 1, %533 ]
  ret i64 %587
}

define internal fastcc i32 @begin_watch(ptr %0, ptr %1, i32 %2) {
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
  %202 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %203 = load ptr, ptr %202, align 8
  %204 = getelementptr inbounds i64, ptr %203, i64 1
  %205 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %206 = load i64, ptr %204, align 8
  %207 = load i64, ptr %205, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %209, label %250

209:
  %210 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %213 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %214

214:
  %215 = phi i64 [ %206, %209 ], [ %247, %246 ]
  %216 = getelementptr inbounds double, ptr %211, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = load double, ptr %11, align 8
  %219 = fcmp contract oeq double %217, %218
  br i1 %219, label %220, label %250

220:
  %221 = load i64, ptr %1, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %246

223:
  %224 = load ptr, ptr %212, align 8
  br label %225

225:
  %226 = phi i64 [ 0, %223 ], [ %244, %243 ]
  %227 = shl nsw i64 %226, 2
  %228 = getelementptr inbounds i64, ptr %224, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, 6
  br i1 %230, label %231, label %243

231:
  %232 = or i64 %227, 1
  %233 = getelementptr inbounds i64, ptr %224, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds double, ptr %192, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = load ptr, ptr %213, align 8
  %238 = or i64 %227, 2
  %239 = getelementptr inbounds i64, ptr %224, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = add nsw i64 %240, %215
  %242 = getelementptr inbounds double, ptr %237, i64 %241
  store double %236, ptr %242, align 8
  br label %243

243:
  %244 = add nsw i64 %226, 1
  %245 = icmp eq i64 %244, %221
  br i1 %245, label %246, label %225

246:
  %247 = add nsw i64 %215, 1
  store i64 %247, ptr %204, align 8
  %248 = load i64, ptr %205, align 8
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %214, label %250

250:
  ret i32 %44
}

define i64 @advance(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.Step, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %832

12:
  %13 = getelementptr inbounds double, ptr %8, i64 2
  %14 = getelementptr inbounds i64, ptr %10, i64 2
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %19 = getelementptr inbounds double, ptr %8, i64 1
  %20 = getelementptr inbounds double, ptr %8, i64 3
  %21 = getelementptr inbounds double, ptr %8, i64 6
  %22 = getelementptr inbounds i64, ptr %10, i64 4
  %23 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %35 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %44 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %45 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %47 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %48 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %50 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %51 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %52 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %54 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  %55 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %56 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %57 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %58 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %60 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %61 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %62 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %66 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %67 = getelementptr inbounds double, ptr %8, i64 4
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %69

69:
  %70 = phi i1 [ true, %12 ], [ %828, %826 ]
  %71 = phi i64 [ 0, %12 ], [ %827, %826 ]
  %72 = load double, ptr %8, align 8
  %73 = load double, ptr %13, align 8
  %74 = fsub contract double %73, %72
  %75 = fcmp contract oeq double %72, %73
  br i1 %75, label %838, label %76

76:
  %77 = load i64, ptr %14, align 8
  %78 = load i64, ptr %15, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %80, label %838

80:
  %81 = load ptr, ptr %17, align 8
  %82 = load i64, ptr %81, align 8
  %83 = load i64, ptr %16, align 8
  %84 = add nsw i64 %83, %82
  %85 = load i64, ptr %18, align 8
  %86 = icmp sgt i64 %84, %85
  br i1 %86, label %838, label %87

87:
  %88 = load double, ptr %19, align 8
  %89 = call contract double @llvm.fabs.f64(double %88)
  %90 = load double, ptr %20, align 8
  %91 = call contract double @llvm.minnum.f64(double %89, double %90)
  %92 = call contract double @llvm.copysign.f64(double %91, double %74)
  %93 = fadd contract double %72, %92
  store double %93, ptr %21, align 8
  %94 = call contract double @llvm.fabs.f64(double %91)
  %95 = fmul contract double %94, 1.010000e+00
  %96 = call contract double @llvm.fabs.f64(double %74)
  %97 = fcmp contract ult double %95, %96
  br i1 %97, label %99, label %98

98:
  store double %73, ptr %21, align 8
  br label %116

99:
  %100 = call contract double @llvm.fabs.f64(double %72)
  %101 = fmul contract double %100, 0x3CE4000000000000
  %102 = fcmp contract ole double %94, %101
  %103 = fcmp contract oeq double %92, 0.000000e+00
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %108, label %105

105:
  %106 = load i64, ptr %22, align 8
  %107 = icmp sgt i64 %106, 20
  br i1 %107, label %108, label %116

108:
  %109 = getelementptr inbounds i64, ptr %10, i64 5
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %838

112:
  %113 = load i64, ptr %22, align 8
  %114 = icmp sgt i64 %113, 0
  %115 = select i1 %114, i64 4, i64 3
  br label %838

116:
  %117 = phi double [ %74, %98 ], [ %92, %105 ]
  %118 = load i64, ptr %23, align 8
  %119 = load i64, ptr %24, align 8
  %120 = load ptr, ptr %7, align 8
  %121 = load ptr, ptr %25, align 8
  %122 = mul nsw i64 %119, 18
  %123 = getelementptr inbounds double, ptr %121, i64 %122
  %124 = mul nsw i64 %119, 19
  %125 = getelementptr inbounds double, ptr %121, i64 %124
  %126 = mul nsw i64 %119, 17
  %127 = getelementptr inbounds double, ptr %121, i64 %126
  %128 = shl nsw i64 %119, 4
  %129 = getelementptr inbounds double, ptr %121, i64 %128
  %130 = load ptr, ptr %26, align 8
  %131 = mul nsw i64 %119, 20
  %132 = getelementptr double, ptr %121, i64 %131
  %133 = icmp sgt i64 %119, 0
  br i1 %133, label %134, label %150

134:
  %135 = phi i64 [ %139, %134 ], [ 0, %116 ]
  %136 = getelementptr inbounds double, ptr %130, i64 %135
  %137 = load <4 x double>, ptr %136, align 32
  %138 = getelementptr inbounds double, ptr %132, i64 %135
  store <4 x double> %137, ptr %138, align 32
  %139 = add nsw i64 %135, 4
  %140 = icmp slt i64 %139, %119
  br i1 %140, label %134, label %141

141:
  %142 = load ptr, ptr %27, align 8
  br label %143

143:
  %144 = phi i64 [ %148, %143 ], [ 0, %141 ]
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  %146 = load <4 x double>, ptr %145, align 32
  %147 = getelementptr inbounds double, ptr %121, i64 %144
  store <4 x double> %146, ptr %147, align 32
  %148 = add nsw i64 %144, 4
  %149 = icmp slt i64 %148, %119
  br i1 %149, label %143, label %150

150:
  %151 = load double, ptr %120, align 8
  %152 = load ptr, ptr %28, align 8
  call fastcc void @take_step_one(ptr %0, double %151, double %117, ptr %152, ptr %121)
  %153 = load i64, ptr %24, align 8
  %154 = load i64, ptr %29, align 8
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %207, label %156

156:
  %157 = load ptr, ptr %7, align 8
  %158 = getelementptr inbounds double, ptr %157, i64 7
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %157, i64 8
  %161 = load double, ptr %160, align 8
  %162 = call contract double @llvm.fabs.f64(double %117)
  %163 = fmul contract double %162, %161
  %164 = fadd contract double %159, %163
  %165 = fmul contract double %164, 1.000000e-02
  %166 = load double, ptr %157, align 8
  %167 = call contract double @llvm.fabs.f64(double %166)
  %168 = fmul contract double %162, %165
  %169 = load double, ptr %30, align 8
  %170 = fdiv contract double 1.000000e-15, %169
  %171 = load ptr, ptr %26, align 8
  %172 = load ptr, ptr %31, align 8
  %173 = shl nsw i64 %153, 1
  %174 = getelementptr inbounds double, ptr %172, i64 %173
  %175 = icmp sgt i64 %153, 0
  br i1 %175, label %176, label %190

176:
  %177 = phi i64 [ %188, %176 ], [ 0, %156 ]
  %178 = phi <4 x double> [ %187, %176 ], [ zeroinitializer, %156 ]
  %179 = getelementptr inbounds double, ptr %171, i64 %177
  %180 = load <4 x i64>, ptr %179, align 32
  %181 = and <4 x i64> %180, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %182 = bitcast <4 x i64> %181 to <4 x double>
  %183 = getelementptr inbounds double, ptr %174, i64 %177
  %184 = load <4 x double>, ptr %183, align 32
  %185 = fmul contract <4 x double> %184, %182
  %186 = fcmp contract ogt <4 x double> %185, %178
  %187 = select <4 x i1> %186, <4 x double> %185, <4 x double> %178
  %188 = add nsw i64 %177, 4
  %189 = icmp slt i64 %188, %153
  br i1 %189, label %176, label %190

190:
  %191 = phi <4 x double> [ zeroinitializer, %156 ], [ %187, %176 ]
  %192 = extractelement <4 x double> %191, i64 0
  %193 = extractelement <4 x double> %191, i64 1
  %194 = call contract double @llvm.maxnum.f64(double %192, double %193)
  %195 = extractelement <4 x double> %191, i64 2
  %196 = extractelement <4 x double> %191, i64 3
  %197 = call contract double @llvm.maxnum.f64(double %195, double %196)
  %198 = call contract double @llvm.maxnum.f64(double %194, double %197)
  %199 = fmul contract double %159, %167
  %200 = fadd contract double %199, %198
  %201 = fmul contract double %170, %200
  %202 = fadd contract double %168, %201
  %203 = fmul contract double %161, %167
  %204 = fadd contract double %159, %203
  %205 = fmul contract double %170, %204
  %206 = fadd contract double %165, %205
  br label %207

207:
  %208 = phi double [ %202, %190 ], [ 0.000000e+00, %150 ]
  %209 = phi double [ %206, %190 ], [ 0.000000e+00, %150 ]
  %210 = icmp sgt i64 %153, 0
  br i1 %210, label %211, label %254

211:
  %212 = insertelement <4 x double> poison, double %209, i64 0
  %213 = shufflevector <4 x double> %212, <4 x double> poison, <4 x i32> zeroinitializer
  %214 = insertelement <4 x double> poison, double %208, i64 0
  %215 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  br label %216

216:
  %217 = phi i64 [ 0, %211 ], [ %252, %216 ]
  %218 = load ptr, ptr %31, align 8
  %219 = getelementptr inbounds double, ptr %218, i64 %217
  %220 = getelementptr inbounds double, ptr %218, i64 %153
  %221 = getelementptr inbounds double, ptr %220, i64 %217
  %222 = load ptr, ptr %26, align 8
  %223 = getelementptr inbounds double, ptr %222, i64 %217
  %224 = load <4 x i64>, ptr %223, align 32
  %225 = and <4 x i64> %224, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %226 = bitcast <4 x i64> %225 to <4 x double>
  %227 = getelementptr inbounds double, ptr %127, i64 %217
  %228 = load <4 x i64>, ptr %227, align 32
  %229 = and <4 x i64> %228, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %230 = bitcast <4 x i64> %229 to <4 x double>
  %231 = fcmp contract ogt <4 x double> %226, %230
  %232 = select <4 x i1> %231, <4 x i64> %225, <4 x i64> %229
  %233 = bitcast <4 x i64> %232 to <4 x double>
  %234 = load ptr, ptr %32, align 8
  %235 = getelementptr inbounds double, ptr %234, i64 %217
  %236 = load <4 x double>, ptr %235, align 32
  %237 = load double, ptr %30, align 8
  %238 = insertelement <4 x double> poison, double %237, i64 0
  %239 = shufflevector <4 x double> %238, <4 x double> poison, <4 x i32> zeroinitializer
  %240 = load <4 x double>, ptr %221, align 32
  %241 = fmul contract <4 x double> %213, %240
  %242 = fadd contract <4 x double> %241, %233
  %243 = load <4 x double>, ptr %219, align 32
  %244 = fmul contract <4 x double> %215, %243
  %245 = fadd contract <4 x double> %242, %244
  %246 = fmul contract <4 x double> %239, %245
  %247 = fadd contract <4 x double> %236, %246
  %248 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %247
  %249 = fcmp contract ogt <4 x double> %247, zeroinitializer
  %250 = select <4 x i1> %249, <4 x double> %248, <4 x double> zeroinitializer
  %251 = getelementptr inbounds double, ptr %129, i64 %217
  store <4 x double> %250, ptr %251, align 32
  %252 = add nsw i64 %217, 4
  %253 = icmp slt i64 %252, %153
  br i1 %253, label %216, label %254

254:
  %255 = call contract double @llvm.fabs.f64(double %117)
  br i1 %133, label %256, label %268

256:
  %257 = phi <4 x double> [ %265, %256 ], [ zeroinitializer, %254 ]
  %258 = phi i64 [ %266, %256 ], [ 0, %254 ]
  %259 = getelementptr inbounds double, ptr %123, i64 %258
  %260 = load <4 x double>, ptr %259, align 32
  %261 = getelementptr inbounds double, ptr %129, i64 %258
  %262 = load <4 x double>, ptr %261, align 32
  %263 = fmul contract <4 x double> %260, %262
  %264 = fmul contract <4 x double> %263, %263
  %265 = fadd contract <4 x double> %257, %264
  %266 = add nsw i64 %258, 4
  %267 = icmp slt i64 %266, %119
  br i1 %267, label %256, label %268

268:
  %269 = phi <4 x double> [ zeroinitializer, %254 ], [ %265, %256 ]
  %270 = shufflevector <4 x double> %269, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %271 = fadd contract <4 x double> %269, %270
  %272 = shufflevector <4 x double> %269, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %273 = fadd contract <4 x double> %269, %272
  %274 = shufflevector <4 x double> %273, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %275 = fadd contract <4 x double> %271, %274
  %276 = extractelement <4 x double> %275, i64 0
  %277 = sitofp i64 %118 to double
  %278 = fdiv contract double %276, %277
  br i1 %133, label %279, label %291

279:
  %280 = phi <4 x double> [ %288, %279 ], [ zeroinitializer, %268 ]
  %281 = phi i64 [ %289, %279 ], [ 0, %268 ]
  %282 = getelementptr inbounds double, ptr %125, i64 %281
  %283 = load <4 x double>, ptr %282, align 32
  %284 = getelementptr inbounds double, ptr %129, i64 %281
  %285 = load <4 x double>, ptr %284, align 32
  %286 = fmul contract <4 x double> %283, %285
  %287 = fmul contract <4 x double> %286, %286
  %288 = fadd contract <4 x double> %280, %287
  %289 = add nsw i64 %281, 4
  %290 = icmp slt i64 %289, %119
  br i1 %290, label %279, label %291

291:
  %292 = phi <4 x double> [ zeroinitializer, %268 ], [ %288, %279 ]
  %293 = shufflevector <4 x double> %292, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %294 = fadd contract <4 x double> %292, %293
  %295 = shufflevector <4 x double> %292, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %296 = fadd contract <4 x double> %292, %295
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %298 = fadd contract <4 x double> %294, %297
  %299 = extractelement <4 x double> %298, i64 0
  %300 = fdiv contract double %299, %277
  %301 = fcmp contract oeq double %278, 0.000000e+00
  %302 = fcmp contract oeq double %300, 0.000000e+00
  %303 = and i1 %301, %302
  br i1 %303, label %321, label %304

304:
  %305 = fmul contract double %255, %278
  %306 = fmul contract double %300, 1.000000e-02
  %307 = fadd contract double %278, %306
  %308 = call contract double @llvm.sqrt.f64(double %307)
  %309 = fdiv contract double %305, %308
  %310 = fcmp contract oeq double %309, 0.000000e+00
  br i1 %310, label %318, label %311

311:
  %312 = call contract double @llvm.sqrt.f64(double %309)
  %313 = call contract double @llvm.sqrt.f64(double %312)
  %314 = call contract double @llvm.sqrt.f64(double %313)
  %315 = fdiv contract double 8.500000e-01, %314
  %316 = call contract double @llvm.maxnum.f64(double %315, double 0x3FD5555555555555)
  %317 = call contract double @llvm.minnum.f64(double %316, double 6.000000e+00)
  br label %318

318:
  %319 = phi double [ %317, %311 ], [ 6.000000e+00, %304 ]
  %320 = fcmp contract ugt double %309, 1.000000e+00
  br i1 %320, label %590, label %321

321:
  %322 = phi double [ %319, %318 ], [ 6.000000e+00, %291 ]
  %323 = phi double [ %309, %318 ], [ 0.000000e+00, %291 ]
  %324 = getelementptr inbounds double, ptr %120, i64 6
  %325 = load double, ptr %324, align 8
  %326 = load ptr, ptr %28, align 8
  %327 = load ptr, ptr %33, align 8
  store double %325, ptr %5, align 8
  %328 = load ptr, ptr %34, align 8
  %329 = getelementptr inbounds i64, ptr %328, i64 1
  %330 = load i64, ptr %329, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %329, align 8
  %332 = load ptr, ptr %35, align 8
  %333 = load ptr, ptr %36, align 8
  call void %332(ptr %5, ptr %127, ptr %326, ptr %327, ptr %333)
  %334 = load ptr, ptr %37, align 8
  %335 = icmp eq ptr %334, null
  br i1 %335, label %384, label %336

336:
  %337 = load i64, ptr %38, align 8
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %341, label %339

339:
  %340 = load i64, ptr %23, align 8
  br label %356

341:
  %342 = load i64, ptr %39, align 8
  %343 = load i64, ptr %23, align 8
  %344 = shl nsw i64 %343, 1
  %345 = sub i64 %342, %337
  br label %346

346:
  %347 = phi i64 [ 0, %341 ], [ %351, %346 ]
  %348 = add i64 %345, %347
  %349 = getelementptr inbounds double, ptr %326, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = add nsw i64 %347, 1
  %352 = add i64 %351, %344
  %353 = getelementptr inbounds double, ptr %327, i64 %352
  %354 = load double, ptr %353, align 8
  store double %354, ptr %349, align 8
  store double %350, ptr %353, align 8
  %355 = icmp eq i64 %351, %337
  br i1 %355, label %356, label %346

356:
  %357 = phi i64 [ %340, %339 ], [ %343, %346 ]
  %358 = load double, ptr %5, align 8
  %359 = getelementptr inbounds double, ptr %327, i64 %357
  store double %358, ptr %4, align 8
  %360 = load ptr, ptr %40, align 8
  store double 0.000000e+00, ptr %360, align 8
  %361 = load ptr, ptr %41, align 8
  %362 = load i64, ptr %42, align 8
  %363 = load i64, ptr %43, align 8
  %364 = load ptr, ptr %36, align 8
  %365 = call contract double %334(ptr %361, i64 %362, i64 %363, ptr %4, ptr %327, ptr %326, ptr %359, ptr %360, ptr %364)
  %366 = load i64, ptr %23, align 8
  %367 = shl nsw i64 %366, 1
  %368 = getelementptr inbounds double, ptr %327, i64 %367
  store double %365, ptr %368, align 8
  %369 = load i64, ptr %38, align 8
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %384

371:
  %372 = load i64, ptr %39, align 8
  %373 = sub i64 %372, %369
  br label %374

374:
  %375 = phi i64 [ 0, %371 ], [ %379, %374 ]
  %376 = add i64 %373, %375
  %377 = getelementptr inbounds double, ptr %326, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = add nsw i64 %375, 1
  %380 = add i64 %379, %367
  %381 = getelementptr inbounds double, ptr %327, i64 %380
  %382 = load double, ptr %381, align 8
  store double %382, ptr %377, align 8
  store double %378, ptr %381, align 8
  %383 = icmp eq i64 %379, %369
  br i1 %383, label %384, label %374

384:
  %385 = load i64, ptr %44, align 8
  %386 = load i64, ptr %24, align 8
  %387 = load ptr, ptr %25, align 8
  %388 = mul nsw i64 %386, 17
  %389 = getelementptr inbounds double, ptr %387, i64 %388
  %390 = load ptr, ptr %31, align 8
  %391 = getelementptr inbounds double, ptr %390, i64 %386
  %392 = mul nsw i64 %386, 19
  %393 = getelementptr inbounds double, ptr %387, i64 %392
  %394 = icmp sgt i64 %385, 0
  br i1 %394, label %395, label %397

395:
  %396 = load ptr, ptr %33, align 8
  br label %406

397:
  %398 = icmp sgt i64 %386, %385
  br i1 %398, label %399, label %416

399:
  %400 = mul i64 %386, 152
  %401 = shl i64 %385, 3
  %402 = add i64 %400, %401
  %403 = getelementptr i8, ptr %387, i64 %402
  %404 = sub i64 %386, %385
  %405 = shl i64 %404, 3
  call void @llvm.memset.p0.i64(ptr align 8 %403, i8 0, i64 %405, i1 false)
  br label %416

406:
  %407 = phi i64 [ 0, %395 ], [ %414, %406 ]
  %408 = getelementptr inbounds double, ptr %396, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds double, ptr %389, i64 %407
  %411 = load double, ptr %410, align 8
  %412 = fsub contract double %409, %411
  %413 = getelementptr inbounds double, ptr %393, i64 %407
  store double %412, ptr %413, align 8
  %414 = add nsw i64 %407, 1
  %415 = icmp eq i64 %414, %385
  br i1 %415, label %397, label %406

416:
  %417 = icmp sgt i64 %386, 0
  br i1 %417, label %418, label %430

418:
  %419 = phi <4 x double> [ %427, %418 ], [ zeroinitializer, %416 ]
  %420 = phi i64 [ %428, %418 ], [ 0, %416 ]
  %421 = getelementptr inbounds double, ptr %393, i64 %420
  %422 = load <4 x double>, ptr %421, align 32
  %423 = getelementptr inbounds double, ptr %129, i64 %420
  %424 = load <4 x double>, ptr %423, align 32
  %425 = fmul contract <4 x double> %422, %424
  %426 = fmul contract <4 x double> %425, %425
  %427 = fadd contract <4 x double> %419, %426
  %428 = add nsw i64 %420, 4
  %429 = icmp slt i64 %428, %386
  br i1 %429, label %418, label %430

430:
  %431 = phi <4 x double> [ zeroinitializer, %416 ], [ %427, %418 ]
  %432 = shufflevector <4 x double> %431, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %433 = fadd contract <4 x double> %431, %432
  %434 = shufflevector <4 x double> %431, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %435 = fadd contract <4 x double> %431, %434
  %436 = shufflevector <4 x double> %435, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %437 = fadd contract <4 x double> %433, %436
  %438 = extractelement <4 x double> %437, i64 0
  %439 = sitofp i64 %385 to double
  %440 = fdiv contract double %438, %439
  %441 = call contract double @llvm.sqrt.f64(double %440)
  %442 = fcmp contract ugt double %441, 1.000000e+00
  br i1 %442, label %443, label %536

443:
  %444 = load i64, ptr %45, align 8
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %536, label %446

446:
  %447 = load ptr, ptr %7, align 8
  %448 = getelementptr inbounds double, ptr %447, i64 2
  %449 = load double, ptr %448, align 8
  %450 = load double, ptr %447, align 8
  %451 = fsub contract double %449, %450
  %452 = call contract double @llvm.fabs.f64(double %451)
  %453 = getelementptr inbounds double, ptr %447, i64 7
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %447, i64 8
  %456 = load double, ptr %455, align 8
  %457 = fmul contract double %456, %452
  %458 = fadd contract double %454, %457
  %459 = fmul contract double %458, 2.000000e-13
  %460 = fmul contract double %452, %459
  %461 = load ptr, ptr %26, align 8
  %462 = shl nsw i64 %386, 1
  %463 = getelementptr inbounds double, ptr %390, i64 %462
  br i1 %417, label %464, label %478

464:
  %465 = phi i64 [ %476, %464 ], [ 0, %446 ]
  %466 = phi <4 x double> [ %475, %464 ], [ zeroinitializer, %446 ]
  %467 = getelementptr inbounds double, ptr %461, i64 %465
  %468 = load <4 x i64>, ptr %467, align 32
  %469 = and <4 x i64> %468, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %470 = bitcast <4 x i64> %469 to <4 x double>
  %471 = getelementptr inbounds double, ptr %463, i64 %465
  %472 = load <4 x double>, ptr %471, align 32
  %473 = fmul contract <4 x double> %472, %470
  %474 = fcmp contract ogt <4 x double> %473, %466
  %475 = select <4 x i1> %474, <4 x double> %473, <4 x double> %466
  %476 = add nsw i64 %465, 4
  %477 = icmp slt i64 %476, %386
  br i1 %477, label %464, label %478

478:
  %479 = phi <4 x double> [ zeroinitializer, %446 ], [ %475, %464 ]
  %480 = extractelement <4 x double> %479, i64 0
  %481 = extractelement <4 x double> %479, i64 1
  %482 = call contract double @llvm.maxnum.f64(double %480, double %481)
  %483 = extractelement <4 x double> %479, i64 2
  %484 = extractelement <4 x double> %479, i64 3
  %485 = call contract double @llvm.maxnum.f64(double %483, double %484)
  %486 = call contract double @llvm.maxnum.f64(double %482, double %485)
  %487 = fmul contract double %486, 2.000000e-13
  %488 = fadd contract double %460, %487
  br i1 %394, label %513, label %489

489:
  br i1 %417, label %490, label %502

490:
  %491 = phi <4 x double> [ %499, %490 ], [ zeroinitializer, %489 ]
  %492 = phi i64 [ %500, %490 ], [ 0, %489 ]
  %493 = getelementptr inbounds double, ptr %393, i64 %492
  %494 = load <4 x double>, ptr %493, align 32
  %495 = getelementptr inbounds double, ptr %129, i64 %492
  %496 = load <4 x double>, ptr %495, align 32
  %497 = fmul contract <4 x double> %494, %496
  %498 = fmul contract <4 x double> %497, %497
  %499 = fadd contract <4 x double> %491, %498
  %500 = add nsw i64 %492, 4
  %501 = icmp slt i64 %500, %386
  br i1 %501, label %490, label %502

502:
  %503 = phi <4 x double> [ zeroinitializer, %489 ], [ %499, %490 ]
  %504 = shufflevector <4 x double> %503, <4 x double> poison, <4 x i32> <i32 1, i32 undef, i32 undef, i32 undef>
  %505 = fadd contract <4 x double> %503, %504
  %506 = shufflevector <4 x double> %503, <4 x double> poison, <4 x i32> <i32 undef, i32 undef, i32 3, i32 undef>
  %507 = fadd contract <4 x double> %503, %506
  %508 = shufflevector <4 x double> %507, <4 x double> poison, <4 x i32> <i32 2, i32 undef, i32 undef, i32 undef>
  %509 = fadd contract <4 x double> %505, %508
  %510 = extractelement <4 x double> %509, i64 0
  %511 = fdiv contract double %510, %439
  %512 = call contract double @llvm.sqrt.f64(double %511)
  br label %536

513:
  %514 = phi i64 [ %534, %513 ], [ 0, %478 ]
  %515 = getelementptr inbounds double, ptr %129, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = getelementptr inbounds double, ptr %390, i64 %514
  %518 = load double, ptr %517, align 8
  %519 = fmul contract double %488, %518
  %520 = getelementptr inbounds double, ptr %391, i64 %514
  %521 = load double, ptr %520, align 8
  %522 = fmul contract double %459, %521
  %523 = fadd contract double %519, %522
  %524 = getelementptr inbounds double, ptr %461, i64 %514
  %525 = load double, ptr %524, align 8
  %526 = call contract double @llvm.fabs.f64(double %525)
  %527 = fmul contract double %526, 2.000000e-13
  %528 = fadd contract double %523, %527
  %529 = fmul contract double %516, %528
  %530 = fadd contract double %529, 1.000000e+00
  %531 = getelementptr inbounds double, ptr %393, i64 %514
  %532 = load double, ptr %531, align 8
  %533 = fdiv contract double %532, %530
  store double %533, ptr %531, align 8
  %534 = add nsw i64 %514, 1
  %535 = icmp eq i64 %534, %385
  br i1 %535, label %489, label %513

536:
  %537 = phi double [ %512, %502 ], [ %441, %443 ], [ %441, %430 ]
  %538 = shl nsw i64 %118, 1
  %539 = load ptr, ptr %33, align 8
  %540 = icmp sgt i64 %118, 0
  br i1 %540, label %541, label %560

541:
  %542 = phi i64 [ %555, %541 ], [ 1, %536 ]
  %543 = phi i64 [ %554, %541 ], [ 0, %536 ]
  %544 = phi double [ %553, %541 ], [ 0.000000e+00, %536 ]
  %545 = phi double [ %549, %541 ], [ 0.000000e+00, %536 ]
  %546 = getelementptr inbounds double, ptr %539, i64 %543
  %547 = load double, ptr %546, align 8
  %548 = fmul contract double %547, 0.000000e+00
  %549 = fadd contract double %545, %548
  %550 = getelementptr inbounds double, ptr %539, i64 %542
  %551 = load double, ptr %550, align 8
  %552 = fmul contract double %551, 0.000000e+00
  %553 = fadd contract double %544, %552
  %554 = add nsw i64 %543, 2
  %555 = or i64 %554, 1
  %556 = icmp slt i64 %555, %538
  br i1 %556, label %541, label %557

557:
  %558 = fadd contract double %549, %553
  %559 = fcmp contract une double %558, 0.000000e+00
  br i1 %559, label %599, label %560

560:
  %561 = fcmp contract ogt double %537, %323
  br i1 %561, label %562, label %571

562:
  %563 = fcmp contract oeq double %537, 0.000000e+00
  br i1 %563, label %571, label %564

564:
  %565 = call contract double @llvm.sqrt.f64(double %537)
  %566 = call contract double @llvm.sqrt.f64(double %565)
  %567 = call contract double @llvm.sqrt.f64(double %566)
  %568 = fdiv contract double 8.500000e-01, %567
  %569 = call contract double @llvm.maxnum.f64(double %568, double 0x3FD5555555555555)
  %570 = call contract double @llvm.minnum.f64(double %569, double 6.000000e+00)
  br label %571

571:
  %572 = phi double [ %323, %560 ], [ %537, %562 ], [ %537, %564 ]
  %573 = phi double [ %322, %560 ], [ 6.000000e+00, %562 ], [ %570, %564 ]
  %574 = fcmp contract ugt double %572, 1.000000e+00
  br i1 %574, label %590, label %575

575:
  %576 = load ptr, ptr %9, align 8
  %577 = getelementptr inbounds i64, ptr %576, i64 3
  %578 = load i64, ptr %577, align 8
  %579 = icmp eq i64 %578, 0
  %580 = call contract double @llvm.minnum.f64(double %573, double 1.000000e+00)
  %581 = select i1 %579, double %573, double %580
  %582 = load double, ptr %324, align 8
  %583 = getelementptr inbounds double, ptr %120, i64 2
  %584 = load double, ptr %583, align 8
  %585 = fcmp contract oeq double %582, %584
  br i1 %585, label %586, label %622

586:
  %587 = getelementptr inbounds double, ptr %120, i64 1
  %588 = load double, ptr %587, align 8
  %589 = call contract double @llvm.fabs.f64(double %588)
  br label %622

590:
  %591 = phi double [ %573, %571 ], [ %319, %318 ]
  %592 = phi double [ %572, %571 ], [ %309, %318 ]
  %593 = phi double [ %537, %571 ], [ 0.000000e+00, %318 ]
  %594 = fcmp contract olt double %592, 0x7FF0000000000000
  br i1 %594, label %595, label %599

595:
  %596 = fmul contract double %117, %591
  %597 = getelementptr inbounds double, ptr %120, i64 1
  store double %596, ptr %597, align 8
  %598 = load ptr, ptr %9, align 8
  br label %607

599:
  %600 = phi double [ %593, %590 ], [ %537, %557 ]
  %601 = fmul contract double %117, 1.000000e-01
  %602 = getelementptr inbounds double, ptr %120, i64 1
  store double %601, ptr %602, align 8
  %603 = load ptr, ptr %9, align 8
  %604 = getelementptr inbounds i64, ptr %603, i64 4
  %605 = load i64, ptr %604, align 8
  %606 = add nsw i64 %605, 1
  store i64 %606, ptr %604, align 8
  br label %607

607:
  %608 = phi ptr [ %603, %599 ], [ %598, %595 ]
  %609 = phi double [ %600, %599 ], [ %593, %595 ]
  %610 = fcmp contract ogt double %609, 1.000000e+00
  br i1 %610, label %611, label %615

611:
  %612 = getelementptr inbounds i64, ptr %608, i64 5
  %613 = load i64, ptr %612, align 8
  %614 = add nsw i64 %613, 1
  br label %615

615:
  %616 = phi i64 [ %614, %611 ], [ 0, %607 ]
  %617 = getelementptr inbounds i64, ptr %608, i64 5
  store i64 %616, ptr %617, align 8
  %618 = getelementptr inbounds i64, ptr %608, i64 3
  store i64 1, ptr %618, align 8
  %619 = getelementptr inbounds i64, ptr %608, i64 1
  %620 = load i64, ptr %619, align 8
  %621 = add nsw i64 %620, 1
  store i64 %621, ptr %619, align 8
  br label %826

622:
  %623 = phi contract double [ %589, %586 ], [ 0.000000e+00, %575 ]
  %624 = fmul contract double %255, %581
  %625 = call contract double @llvm.maxnum.f64(double %624, double %623)
  %626 = call contract double @llvm.copysign.f64(double %625, double %117)
  %627 = getelementptr inbounds double, ptr %120, i64 1
  store double %626, ptr %627, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %577, i8 0, i64 24, i1 false)
  %628 = load i64, ptr %576, align 8
  %629 = add nsw i64 %628, 1
  store i64 %629, ptr %576, align 8
  %630 = load i64, ptr %23, align 8
  %631 = load i64, ptr %38, align 8
  %632 = load ptr, ptr %9, align 8
  %633 = getelementptr inbounds i64, ptr %632, i64 2
  %634 = load i64, ptr %633, align 8
  %635 = add nsw i64 %634, 1
  store i64 %635, ptr %633, align 8
  %636 = load ptr, ptr %7, align 8
  %637 = load double, ptr %636, align 8
  %638 = load ptr, ptr %46, align 8
  %639 = getelementptr inbounds double, ptr %638, i64 %634
  store double %637, ptr %639, align 8
  %640 = load ptr, ptr %47, align 8
  %641 = getelementptr inbounds double, ptr %640, i64 %634
  store double %117, ptr %641, align 8
  %642 = load ptr, ptr %26, align 8
  %643 = load ptr, ptr %48, align 8
  %644 = mul nsw i64 %634, %630
  %645 = getelementptr double, ptr %643, i64 %644
  %646 = icmp sgt i64 %630, 0
  br i1 %646, label %647, label %654

647:
  %648 = phi i64 [ %652, %647 ], [ 0, %622 ]
  %649 = getelementptr inbounds double, ptr %642, i64 %648
  %650 = load double, ptr %649, align 8
  %651 = getelementptr inbounds double, ptr %645, i64 %648
  store double %650, ptr %651, align 8
  %652 = add nsw i64 %648, 1
  %653 = icmp eq i64 %652, %630
  br i1 %653, label %654, label %647

654:
  %655 = load ptr, ptr %28, align 8
  %656 = load i64, ptr %39, align 8
  %657 = getelementptr inbounds double, ptr %655, i64 %656
  %658 = sub i64 0, %631
  %659 = getelementptr double, ptr %657, i64 %658
  %660 = load ptr, ptr %49, align 8
  %661 = mul nsw i64 %634, %631
  %662 = getelementptr double, ptr %660, i64 %661
  %663 = icmp sgt i64 %631, 0
  br i1 %663, label %664, label %671

664:
  %665 = phi i64 [ %669, %664 ], [ 0, %654 ]
  %666 = getelementptr inbounds double, ptr %659, i64 %665
  %667 = load double, ptr %666, align 8
  %668 = getelementptr inbounds double, ptr %662, i64 %665
  store double %667, ptr %668, align 8
  %669 = add nsw i64 %665, 1
  %670 = icmp eq i64 %669, %631
  br i1 %670, label %671, label %664

671:
  %672 = load i64, ptr %50, align 8
  %673 = icmp eq i64 %672, 0
  br i1 %673, label %695, label %674

674:
  store ptr %0, ptr %6, align 8
  %675 = load double, ptr %636, align 8
  store double %675, ptr %51, align 8
  %676 = getelementptr inbounds double, ptr %636, i64 6
  %677 = load double, ptr %676, align 8
  store double %677, ptr %53, align 8
  store double 1.000000e+00, ptr %54, align 8
  store ptr %655, ptr %55, align 8
  %678 = load ptr, ptr %25, align 8
  store ptr %678, ptr %56, align 8
  %679 = load ptr, ptr %33, align 8
  store ptr %679, ptr %57, align 8
  %680 = load ptr, ptr %59, align 8
  store ptr %680, ptr %58, align 8
  %681 = load ptr, ptr %61, align 8
  store ptr %681, ptr %60, align 8
  store i64 0, ptr %62, align 8
  store double %117, ptr %52, align 8
  %682 = load double, ptr %21, align 8
  %683 = load ptr, ptr %63, align 8
  store double %682, ptr %3, align 8
  %684 = load ptr, ptr %34, align 8
  %685 = getelementptr inbounds i64, ptr %684, i64 2
  %686 = load i64, ptr %685, align 8
  %687 = add nsw i64 %686, 1
  store i64 %687, ptr %685, align 8
  %688 = load ptr, ptr %64, align 8
  %689 = load ptr, ptr %36, align 8
  call void %688(ptr %3, ptr %679, ptr %655, ptr %683, ptr %689)
  call fastcc void @crude_middle(ptr %6, ptr %16)
  %690 = call contract fastcc double @observe(ptr %6, ptr %16)
  %691 = fcmp contract olt double %690, 1.000000e+00
  br i1 %691, label %692, label %695

692:
  %693 = fmul contract double %117, %690
  %694 = fadd contract double %72, %693
  br label %697

695:
  %696 = load double, ptr %21, align 8
  br label %697

697:
  %698 = phi ptr [ %59, %692 ], [ %33, %695 ]
  %699 = phi contract double [ %694, %692 ], [ %696, %695 ]
  %700 = load ptr, ptr %698, align 8
  %701 = load i64, ptr %23, align 8
  %702 = load i64, ptr %38, align 8
  %703 = load ptr, ptr %26, align 8
  %704 = icmp sgt i64 %701, 0
  br i1 %704, label %707, label %705

705:
  %706 = load ptr, ptr %27, align 8
  br label %724

707:
  %708 = phi i64 [ %712, %707 ], [ 0, %697 ]
  %709 = getelementptr inbounds double, ptr %700, i64 %708
  %710 = load double, ptr %709, align 8
  %711 = getelementptr inbounds double, ptr %703, i64 %708
  store double %710, ptr %711, align 8
  %712 = add nsw i64 %708, 1
  %713 = icmp eq i64 %712, %701
  br i1 %713, label %714, label %707

714:
  %715 = getelementptr double, ptr %700, i64 %701
  %716 = load ptr, ptr %27, align 8
  br label %717

717:
  %718 = phi i64 [ %722, %717 ], [ 0, %714 ]
  %719 = getelementptr inbounds double, ptr %715, i64 %718
  %720 = load double, ptr %719, align 8
  %721 = getelementptr inbounds double, ptr %716, i64 %718
  store double %720, ptr %721, align 8
  %722 = add nsw i64 %718, 1
  %723 = icmp eq i64 %722, %701
  br i1 %723, label %724, label %717

724:
  %725 = phi ptr [ %706, %705 ], [ %716, %717 ]
  %726 = shl nsw i64 %701, 1
  %727 = getelementptr inbounds double, ptr %700, i64 %726
  %728 = getelementptr double, ptr %727, i64 1
  %729 = load ptr, ptr %28, align 8
  %730 = load i64, ptr %39, align 8
  %731 = getelementptr inbounds double, ptr %729, i64 %730
  %732 = sub i64 0, %702
  %733 = getelementptr double, ptr %731, i64 %732
  %734 = icmp sgt i64 %702, 0
  br i1 %734, label %735, label %742

735:
  %736 = phi i64 [ %740, %735 ], [ 0, %724 ]
  %737 = getelementptr inbounds double, ptr %728, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = getelementptr inbounds double, ptr %733, i64 %736
  store double %738, ptr %739, align 8
  %740 = add nsw i64 %736, 1
  %741 = icmp eq i64 %740, %702
  br i1 %741, label %742, label %735

742:
  %743 = load ptr, ptr %7, align 8
  store double %699, ptr %743, align 8
  %744 = load double, ptr %727, align 8
  %745 = getelementptr inbounds double, ptr %743, i64 4
  store double %744, ptr %745, align 8
  %746 = getelementptr inbounds double, ptr %743, i64 5
  %747 = load double, ptr %746, align 8
  %748 = load double, ptr %727, align 8
  %749 = fcmp contract ogt double %748, %747
  %750 = fcmp contract uno double %748, 0.000000e+00
  %751 = or i1 %749, %750
  %752 = select contract i1 %751, double %748, double %747
  store double %752, ptr %746, align 8
  %753 = load i64, ptr %24, align 8
  %754 = load ptr, ptr %31, align 8
  %755 = mul nsw i64 %753, 3
  %756 = getelementptr inbounds double, ptr %754, i64 %755
  %757 = icmp sgt i64 %753, 0
  br i1 %757, label %758, label %772

758:
  %759 = phi i64 [ %770, %758 ], [ 0, %742 ]
  %760 = phi <4 x double> [ %769, %758 ], [ zeroinitializer, %742 ]
  %761 = getelementptr inbounds double, ptr %703, i64 %759
  %762 = load <4 x i64>, ptr %761, align 32
  %763 = and <4 x i64> %762, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %764 = bitcast <4 x i64> %763 to <4 x double>
  %765 = getelementptr inbounds double, ptr %756, i64 %759
  %766 = load <4 x double>, ptr %765, align 32
  %767 = fmul contract <4 x double> %766, %764
  %768 = fcmp contract ogt <4 x double> %767, %760
  %769 = select <4 x i1> %768, <4 x double> %767, <4 x double> %760
  %770 = add nsw i64 %759, 4
  %771 = icmp slt i64 %770, %753
  br i1 %771, label %758, label %772

772:
  %773 = phi <4 x double> [ zeroinitializer, %742 ], [ %769, %758 ]
  %774 = extractelement <4 x double> %773, i64 0
  %775 = extractelement <4 x double> %773, i64 1
  %776 = call contract double @llvm.maxnum.f64(double %774, double %775)
  %777 = extractelement <4 x double> %773, i64 2
  %778 = extractelement <4 x double> %773, i64 3
  %779 = call contract double @llvm.maxnum.f64(double %777, double %778)
  %780 = call contract double @llvm.maxnum.f64(double %776, double %779)
  %781 = getelementptr inbounds double, ptr %743, i64 7
  store double %780, ptr %781, align 8
  %782 = load i64, ptr %45, align 8
  %783 = icmp eq i64 %782, 0
  br i1 %783, label %815, label %784

784:
  br i1 %757, label %785, label %799

785:
  %786 = phi i64 [ %797, %785 ], [ 0, %784 ]
  %787 = phi <4 x double> [ %796, %785 ], [ zeroinitializer, %784 ]
  %788 = getelementptr inbounds double, ptr %725, i64 %786
  %789 = load <4 x i64>, ptr %788, align 32
  %790 = and <4 x i64> %789, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %791 = bitcast <4 x i64> %790 to <4 x double>
  %792 = getelementptr inbounds double, ptr %756, i64 %786
  %793 = load <4 x double>, ptr %792, align 32
  %794 = fmul contract <4 x double> %793, %791
  %795 = fcmp contract ogt <4 x double> %794, %787
  %796 = select <4 x i1> %795, <4 x double> %794, <4 x double> %787
  %797 = add nsw i64 %786, 4
  %798 = icmp slt i64 %797, %753
  br i1 %798, label %785, label %799

799:
  %800 = phi <4 x double> [ zeroinitializer, %784 ], [ %796, %785 ]
  %801 = extractelement <4 x double> %800, i64 0
  %802 = extractelement <4 x double> %800, i64 1
  %803 = call contract double @llvm.maxnum.f64(double %801, double %802)
  %804 = extractelement <4 x double> %800, i64 2
  %805 = extractelement <4 x double> %800, i64 3
  %806 = call contract double @llvm.maxnum.f64(double %804, double %805)
  %807 = call contract double @llvm.maxnum.f64(double %803, double %806)
  %808 = load i64, ptr %65, align 8
  %809 = add nsw i64 %808, %782
  %810 = load i64, ptr %66, align 8
  %811 = sub i64 %809, %810
  %812 = getelementptr inbounds double, ptr %729, i64 %811
  %813 = load double, ptr %812, align 8
  %814 = fadd contract double %807, %813
  br label %815

815:
  %816 = phi contract double [ %814, %799 ], [ 0.000000e+00, %772 ]
  %817 = getelementptr inbounds double, ptr %743, i64 8
  store double %816, ptr %817, align 8
  %818 = load ptr, ptr %17, align 8
  %819 = getelementptr inbounds i64, ptr %818, i64 2
  %820 = load i64, ptr %819, align 8
  %821 = icmp sgt i64 %820, -1
  br i1 %821, label %830, label %822

822:
  %823 = load double, ptr %67, align 8
  %824 = load double, ptr %68, align 8
  %825 = fcmp contract ugt double %823, %824
  br i1 %825, label %830, label %826

826:
  %827 = add nsw i64 %71, 1
  %828 = icmp slt i64 %827, %1
  %829 = icmp eq i64 %827, %1
  br i1 %829, label %832, label %69

830:
  %831 = phi i64 [ 2, %815 ], [ 6, %822 ]
  br i1 %70, label %838, label %832

832:
  %833 = load double, ptr %8, align 8
  %834 = getelementptr inbounds double, ptr %8, i64 2
  %835 = load double, ptr %834, align 8
  %836 = fcmp contract une double %833, %835
  %837 = zext i1 %836 to i64
  br label %838

838:
  %839 = phi i64 [ %837, %832 ], [ %831, %830 ], [ %115, %112 ], [ 7, %108 ], [ 5, %76 ], [ 5, %80 ], [ 0, %69 ]
  ret i64 %839
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

define internal fastcc void @crude_middle(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %103

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %22, 0
  br i1 %14, label %103, label %25

15:
  %16 = phi i32 [ 0, %10 ], [ %22, %15 ]
  %17 = phi i64 [ 0, %10 ], [ %23, %15 ]
  %18 = getelementptr inbounds i64, ptr %12, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = zext i1 %20 to i32
  %22 = or i32 %16, %21
  %23 = add nsw i64 %17, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %13, label %15

25:
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %29 = load double, ptr %28, align 8
  %30 = fmul contract double %27, %29
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, 20
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %6, 0
  br i1 %39, label %44, label %40

40:
  %41 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = fmul contract double %30, 0x3FDA827997709F7A
  br label %49

44:
  %45 = fmul contract double %30, 0x3FDA827997709F7A
  %46 = fmul contract double %30, 0x3FE2BEC33447B043
  %47 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  br label %68

49:
  %50 = phi double [ %43, %40 ], [ %45, %68 ]
  %51 = phi ptr [ %42, %40 ], [ %48, %68 ]
  %52 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = fadd contract double %50, %53
  %55 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %58 = load ptr, ptr %57, align 8
  store double %54, ptr %3, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 2
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %61, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %67 = load ptr, ptr %66, align 8
  call void %65(ptr %3, ptr %51, ptr %56, ptr %58, ptr %67)
  br label %103

68:
  %69 = phi i64 [ 0, %44 ], [ %101, %68 ]
  %70 = getelementptr inbounds double, ptr %36, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul contract double %71, 0x3FFD413CCBB84FBD
  %73 = getelementptr inbounds double, ptr %32, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %45, %74
  %76 = fadd contract double %72, %75
  %77 = fmul contract double %76, 0x3FD5F6199B087E2F
  %78 = getelementptr inbounds double, ptr %38, i64 %69
  %79 = load double, ptr %78, align 8
  %80 = fmul contract double %79, 0x40015F619A23D822
  %81 = add nsw i64 %69, %6
  %82 = getelementptr inbounds double, ptr %38, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %46, %83
  %85 = fsub contract double %80, %84
  %86 = fmul contract double %85, 0x3FC5F61993D37A46
  %87 = fadd contract double %77, %86
  %88 = getelementptr inbounds double, ptr %48, i64 %69
  store double %87, ptr %88, align 8
  %89 = load double, ptr %78, align 8
  %90 = load double, ptr %70, align 8
  %91 = fsub contract double %89, %90
  %92 = fmul contract double %91, 0x3FF74B23344A5383
  %93 = fdiv contract double %92, %30
  %94 = load double, ptr %73, align 8
  %95 = fmul contract double %94, 0x3FC23180000A8CFF
  %96 = fsub contract double %93, %95
  %97 = load double, ptr %82, align 8
  %98 = fmul contract double %97, 0x3FD413CCD124078A
  %99 = fsub contract double %96, %98
  %100 = getelementptr inbounds double, ptr %48, i64 %81
  store double %99, ptr %100, align 8
  %101 = add nsw i64 %69, 1
  %102 = icmp eq i64 %101, %6
  br i1 %102, label %49, label %68

103:
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
  %16 = getelementptr inbounds i64, ptr %13, i64 2
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %1, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %23 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %440

25:
  %26 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8
  br label %253

28:
  %29 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %32 = load double, ptr %31, align 8
  %33 = fmul contract double %30, %32
  %34 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %35, i64 %8
  %39 = getelementptr inbounds double, ptr %37, i64 %8
  %40 = icmp sgt i64 %257, 0
  br i1 %40, label %46, label %440

41:
  br i1 %40, label %42, label %440

42:
  %43 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %408

46:
  %47 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %52 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  br label %53

53:
  %54 = phi i1 [ true, %46 ], [ %249, %247 ]
  %55 = phi i64 [ 0, %46 ], [ %248, %247 ]
  %56 = shl nsw i64 %55, 2
  %57 = getelementptr inbounds i64, ptr %48, i64 %56
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8
  %60 = load i64, ptr %57, align 8
  %61 = getelementptr inbounds i64, ptr %57, i64 2
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %50, i64 %62
  %64 = load double, ptr %63, align 8
  switch i64 %60, label %67 [
    i64 6, label %247
    i64 0, label %247
    i64 3, label %65
    i64 5, label %251
    i64 10, label %75
  ]

65:
  %66 = fcmp contract ord double %64, 0.000000e+00
  br i1 %66, label %247, label %67

67:
  %68 = getelementptr inbounds double, ptr %35, i64 %59
  %69 = load double, ptr %68, align 8
  %70 = fcmp contract uno double %69, 0.000000e+00
  br i1 %70, label %251, label %71

71:
  %72 = getelementptr inbounds double, ptr %37, i64 %59
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract uno double %73, 0.000000e+00
  br i1 %74, label %251, label %75

75:
  %76 = load ptr, ptr %51, align 8
  %77 = getelementptr inbounds i64, ptr %76, i64 %59
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %144, label %80

80:
  %81 = load ptr, ptr %52, align 8
  %82 = add nsw i64 %59, %8
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul contract double %33, %84
  %86 = getelementptr inbounds double, ptr %38, i64 %59
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %33, %87
  %89 = getelementptr inbounds double, ptr %39, i64 %59
  %90 = load double, ptr %89, align 8
  %91 = fmul contract double %33, %90
  %92 = fcmp uno double %88, %91
  br i1 %92, label %144, label %93

93:
  %94 = getelementptr inbounds double, ptr %81, i64 %59
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %35, i64 %59
  %97 = load double, ptr %96, align 8
  %98 = fcmp contract ord double %97, 0.000000e+00
  %99 = tail call contract double @llvm.fabs.f64(double %97)
  %100 = select contract i1 %98, double %99, double 0.000000e+00
  %101 = getelementptr inbounds double, ptr %37, i64 %59
  %102 = load double, ptr %101, align 8
  %103 = fcmp contract ord double %102, 0.000000e+00
  %104 = tail call contract double @llvm.fabs.f64(double %102)
  %105 = select contract i1 %103, double %104, double 0.000000e+00
  %106 = fadd contract double %100, %105
  %107 = fsub contract double %102, %97
  %108 = fmul contract double %97, 0x3FFD413CCBB84FBD
  %109 = fmul contract double %88, 0x3FDA827997709F7A
  %110 = fadd contract double %109, %108
  %111 = fmul contract double %110, 0x3FD5F6199B087E2F
  %112 = fmul contract double %102, 0x40015F619A23D822
  %113 = fmul contract double %91, 0x3FE2BEC33447B043
  %114 = fsub contract double %112, %113
  %115 = fmul contract double %114, 0x3FC5F61993D37A46
  %116 = fadd contract double %111, %115
  %117 = tail call contract double @llvm.fabs.f64(double %107)
  %118 = fsub contract double %95, %97
  %119 = tail call contract double @llvm.fabs.f64(double %118)
  %120 = fsub contract double %95, %102
  %121 = tail call contract double @llvm.fabs.f64(double %120)
  %122 = tail call contract double @llvm.maxnum.f64(double %119, double %121)
  %123 = tail call contract double @llvm.maxnum.f64(double %117, double %122)
  %124 = fadd contract double %99, %104
  %125 = fmul contract double %124, 1.000000e-09
  %126 = fmul contract double %106, 0x3D06849B86A12B9B
  %127 = fadd contract double %125, %126
  %128 = fsub contract double %95, %116
  %129 = tail call contract double @llvm.fabs.f64(double %128)
  %130 = fmul contract double %123, 5.000000e-03
  %131 = fadd contract double %127, %130
  %132 = fcmp contract ugt double %129, %131
  br i1 %132, label %251, label %133

133:
  %134 = fmul contract double %107, 0x3FF74B23344A5383
  %135 = fmul contract double %88, 0x3FC23180000A8CFF
  %136 = fsub contract double %134, %135
  %137 = fmul contract double %91, 0x3FD413CCD124078A
  %138 = fsub contract double %136, %137
  %139 = fsub contract double %85, %138
  %140 = tail call contract double @llvm.fabs.f64(double %139)
  %141 = fmul contract double %123, 5.000000e-02
  %142 = fadd contract double %127, %141
  %143 = fcmp contract ugt double %140, %142
  br i1 %143, label %251, label %144

144:
  %145 = add i64 %60, -5
  %146 = icmp ult i64 %145, -2
  %147 = icmp slt i64 %60, 7
  %148 = and i1 %147, %146
  br i1 %148, label %206, label %149

149:
  %150 = getelementptr inbounds double, ptr %35, i64 %59
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %38, i64 %59
  %153 = load double, ptr %152, align 8
  %154 = fmul contract double %33, %153
  %155 = getelementptr inbounds double, ptr %37, i64 %59
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %39, i64 %59
  %158 = load double, ptr %157, align 8
  %159 = fmul contract double %33, %158
  %160 = icmp ne i64 %60, 9
  %161 = fcmp contract une double %151, 0.000000e+00
  %162 = or i1 %160, %161
  %163 = fcmp contract ogt double %154, 0.000000e+00
  %164 = fcmp contract uge double %156, 0.000000e+00
  %165 = or i1 %162, %164
  %166 = or i1 %163, %165
  br i1 %166, label %167, label %251

167:
  %168 = fcmp contract oeq double %151, 0.000000e+00
  br i1 %168, label %169, label %176

169:
  %170 = fcmp contract olt double %156, 0.000000e+00
  %171 = and i1 %163, %170
  %172 = fcmp contract olt double %154, 0.000000e+00
  %173 = fcmp contract ogt double %156, 0.000000e+00
  %174 = and i1 %172, %173
  %175 = or i1 %171, %174
  br i1 %175, label %197, label %247

176:
  %177 = fcmp contract oeq double %156, 0.000000e+00
  br i1 %177, label %197, label %178

178:
  %179 = fcmp contract olt double %151, 0.000000e+00
  %180 = fcmp contract ogt double %156, 0.000000e+00
  %181 = and i1 %179, %180
  br i1 %181, label %197, label %182

182:
  %183 = fcmp contract ogt double %151, 0.000000e+00
  %184 = fcmp contract olt double %156, 0.000000e+00
  %185 = and i1 %183, %184
  br i1 %185, label %197, label %186

186:
  %187 = fcmp contract olt double %154, 0.000000e+00
  %188 = fcmp contract ogt double %159, 0.000000e+00
  %189 = and i1 %187, %188
  %190 = and i1 %180, %189
  %191 = and i1 %183, %190
  br i1 %191, label %251, label %192

192:
  %193 = fcmp contract olt double %159, 0.000000e+00
  %194 = and i1 %163, %193
  %195 = and i1 %184, %194
  %196 = and i1 %179, %195
  br i1 %196, label %251, label %247

197:
  %198 = getelementptr inbounds i64, ptr %57, i64 3
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %251, label %201

201:
  %202 = select contract i1 %168, double %154, double %151
  %203 = sitofp i64 %199 to double
  %204 = fmul contract double %202, %203
  %205 = fcmp contract olt double %204, 0.000000e+00
  br i1 %205, label %251, label %247

206:
  %207 = icmp eq i64 %60, 1
  %208 = select contract i1 %207, double 1.000000e+00, double -1.000000e+00
  %209 = getelementptr inbounds double, ptr %37, i64 %59
  %210 = load double, ptr %209, align 8
  %211 = fcmp contract uno double %64, 0.000000e+00
  br i1 %211, label %212, label %214

212:
  %213 = fmul contract double %208, %210
  br label %218

214:
  %215 = fmul contract double %208, %64
  %216 = fmul contract double %208, %210
  %217 = tail call contract double @llvm.minnum.f64(double %215, double %216)
  br label %218

218:
  %219 = phi contract double [ %213, %212 ], [ %217, %214 ]
  %220 = getelementptr inbounds double, ptr %38, i64 %59
  %221 = load double, ptr %220, align 8
  %222 = fmul contract double %208, %221
  %223 = fmul contract double %33, %222
  %224 = getelementptr inbounds double, ptr %39, i64 %59
  %225 = load double, ptr %224, align 8
  %226 = fmul contract double %208, %225
  %227 = fmul contract double %33, %226
  %228 = fcmp contract olt double %223, 0.000000e+00
  %229 = fcmp contract ogt double %227, 0.000000e+00
  %230 = and i1 %228, %229
  br i1 %230, label %231, label %247

231:
  %232 = fmul contract double %208, %210
  %233 = getelementptr inbounds double, ptr %35, i64 %59
  %234 = load double, ptr %233, align 8
  %235 = fmul contract double %208, %234
  %236 = fsub contract double %232, %235
  %237 = fsub contract double %236, %227
  %238 = fsub contract double %223, %227
  %239 = fdiv contract double %237, %238
  %240 = fmul contract double %223, %239
  %241 = fadd contract double %235, %240
  %242 = tail call contract double @llvm.minnum.f64(double %235, double %232)
  %243 = fsub contract double %242, %241
  %244 = fmul contract double %243, 2.500000e-01
  %245 = fsub contract double %241, %244
  %246 = fcmp contract uge double %245, %219
  br i1 %246, label %247, label %251

247:
  %248 = add nsw i64 %55, 1
  %249 = icmp slt i64 %248, %257
  %250 = icmp eq i64 %248, %257
  br i1 %250, label %251, label %53

251:
  %252 = phi i1 [ %54, %192 ], [ %54, %201 ], [ %54, %186 ], [ %54, %197 ], [ %54, %149 ], [ %54, %93 ], [ %54, %53 ], [ %54, %133 ], [ %54, %67 ], [ %54, %71 ], [ %54, %231 ], [ %249, %247 ]
  br i1 %252, label %259, label %41

253:
  %254 = phi i64 [ 0, %25 ], [ %256, %253 ]
  %255 = getelementptr inbounds i64, ptr %27, i64 %254
  store i64 0, ptr %255, align 8
  %256 = add nsw i64 %254, 1
  %257 = load i64, ptr %1, align 8
  %258 = icmp slt i64 %256, %257
  br i1 %258, label %253, label %28

259:
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %35, double %32, ptr %37)
  %260 = load ptr, ptr %5, align 8
  %261 = load ptr, ptr %9, align 8
  %262 = load ptr, ptr %260, align 8
  %263 = getelementptr inbounds %struct.Code, ptr %262, i64 0, i32 4
  %264 = load i64, ptr %263, align 8
  %265 = add nsw i64 %264, 3
  %266 = getelementptr inbounds %struct.Watch, ptr %261, i64 0, i32 13
  %267 = load ptr, ptr %266, align 8
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 3
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 2
  %272 = load double, ptr %271, align 8
  %273 = fdiv contract double %270, %272
  %274 = call contract double @llvm.fabs.f64(double %273)
  %275 = call contract double @llvm.maxnum.f64(double %274, double 1.000000e+00)
  %276 = fmul contract double %275, 0x3CD0000000000000
  %277 = load i64, ptr %11, align 8
  %278 = getelementptr inbounds %struct.Watch, ptr %261, i64 0, i32 12
  %279 = icmp slt i64 %277, %268
  br i1 %279, label %280, label %381

280:
  %281 = getelementptr inbounds %struct.Watch, ptr %261, i64 0, i32 4
  %282 = getelementptr inbounds %struct.Watch, ptr %261, i64 0, i32 14
  %283 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 4
  %284 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 1
  %285 = getelementptr inbounds %struct.Watch, ptr %261, i64 0, i32 10
  %286 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 8
  %287 = getelementptr inbounds %struct.Step, ptr %260, i64 0, i32 7
  %288 = icmp sgt i64 %264, 0
  %289 = load ptr, ptr %278, align 8
  br label %290

290:
  %291 = phi ptr [ %289, %280 ], [ %373, %372 ]
  %292 = phi ptr [ %289, %280 ], [ %374, %372 ]
  %293 = phi i64 [ %277, %280 ], [ %375, %372 ]
  %294 = phi i64 [ %277, %280 ], [ %376, %372 ]
  %295 = mul nsw i64 %294, %265
  %296 = getelementptr inbounds double, ptr %292, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = getelementptr inbounds double, ptr %296, i64 1
  %299 = load double, ptr %298, align 8
  %300 = fptosi double %299 to i64
  %301 = load ptr, ptr %281, align 8
  %302 = shl nsw i64 %300, 2
  %303 = getelementptr inbounds i64, ptr %301, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = or i64 %302, 2
  %306 = getelementptr inbounds i64, ptr %301, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = load double, ptr %10, align 8
  %309 = fadd contract double %276, %308
  %310 = fcmp contract ogt double %297, %309
  br i1 %310, label %378, label %311

311:
  %312 = fcmp contract uge double %308, 2.000000e+00
  %313 = fsub contract double %308, %276
  %314 = fcmp contract ult double %297, %313
  %315 = select i1 %312, i1 true, i1 %314
  br i1 %315, label %326, label %316

316:
  %317 = load ptr, ptr %282, align 8
  %318 = getelementptr inbounds i64, ptr %317, i64 %300
  store i64 1, ptr %318, align 8
  %319 = icmp sgt i64 %304, 7
  br i1 %319, label %320, label %326

320:
  %321 = load ptr, ptr %266, align 8
  %322 = getelementptr inbounds i64, ptr %321, i64 2
  %323 = load i64, ptr %322, align 8
  %324 = icmp slt i64 %323, 0
  br i1 %324, label %325, label %326

325:
  store i64 %300, ptr %322, align 8
  br label %326

326:
  %327 = load double, ptr %283, align 8
  %328 = fcmp contract olt double %297, %327
  br i1 %328, label %329, label %334

329:
  %330 = load double, ptr %284, align 8
  %331 = load double, ptr %271, align 8
  %332 = fmul contract double %297, %331
  %333 = fadd contract double %330, %332
  br label %336

334:
  %335 = load double, ptr %269, align 8
  br label %336

336:
  %337 = phi contract double [ %333, %329 ], [ %335, %334 ]
  switch i64 %304, label %349 [
    i64 4, label %338
    i64 3, label %343
  ]

338:
  %339 = load ptr, ptr %285, align 8
  %340 = getelementptr inbounds double, ptr %339, i64 %307
  %341 = load double, ptr %340, align 8
  %342 = fadd contract double %341, 1.000000e+00
  store double %342, ptr %340, align 8
  br label %372

343:
  %344 = load ptr, ptr %285, align 8
  %345 = getelementptr inbounds double, ptr %344, i64 %307
  %346 = load double, ptr %345, align 8
  %347 = fcmp contract uno double %346, 0.000000e+00
  br i1 %347, label %348, label %372

348:
  store double %337, ptr %345, align 8
  br label %372

349:
  br i1 %328, label %350, label %352

350:
  call fastcc void @look_at(ptr %260, double %297)
  %351 = load ptr, ptr %278, align 8
  br label %352

352:
  %353 = phi ptr [ %351, %350 ], [ %291, %349 ]
  %354 = add nsw i64 %293, 1
  %355 = mul nsw i64 %293, %265
  %356 = getelementptr inbounds double, ptr %353, i64 %355
  store double %337, ptr %356, align 8
  %357 = sitofp i64 %300 to double
  %358 = getelementptr inbounds double, ptr %356, i64 1
  store double %357, ptr %358, align 8
  %359 = getelementptr inbounds double, ptr %356, i64 2
  store double 0.000000e+00, ptr %359, align 8
  %360 = load double, ptr %283, align 8
  %361 = fcmp contract olt double %297, %360
  %362 = select i1 %361, ptr %286, ptr %287
  %363 = load ptr, ptr %362, align 8
  %364 = getelementptr double, ptr %356, i64 3
  br i1 %288, label %365, label %372

365:
  %366 = phi i64 [ %370, %365 ], [ 0, %352 ]
  %367 = getelementptr inbounds double, ptr %363, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %364, i64 %366
  store double %368, ptr %369, align 8
  %370 = add nsw i64 %366, 1
  %371 = icmp eq i64 %370, %264
  br i1 %371, label %372, label %365

372:
  %373 = phi ptr [ %353, %352 ], [ %291, %338 ], [ %291, %348 ], [ %291, %343 ], [ %353, %365 ]
  %374 = phi ptr [ %353, %352 ], [ %292, %338 ], [ %292, %348 ], [ %292, %343 ], [ %353, %365 ]
  %375 = phi i64 [ %354, %352 ], [ %293, %338 ], [ %293, %348 ], [ %293, %343 ], [ %354, %365 ]
  %376 = add i64 %294, 1
  %377 = icmp eq i64 %376, %268
  br i1 %377, label %378, label %290

378:
  %379 = phi i64 [ %375, %372 ], [ %293, %290 ]
  %380 = load ptr, ptr %266, align 8
  br label %381

381:
  %382 = phi ptr [ %267, %259 ], [ %380, %378 ]
  %383 = phi i64 [ %277, %259 ], [ %379, %378 ]
  store i64 %383, ptr %382, align 8
  %384 = load double, ptr %10, align 8
  %385 = load double, ptr %31, align 8
  %386 = fcmp contract olt double %384, %385
  br i1 %386, label %387, label %440

387:
  %388 = load ptr, ptr %36, align 8
  call fastcc void @look_at(ptr %0, double %384)
  %389 = load ptr, ptr %0, align 8
  %390 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %391 = load double, ptr %390, align 8
  %392 = load double, ptr %29, align 8
  %393 = fmul contract double %384, %392
  %394 = fadd contract double %391, %393
  %395 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %396 = load ptr, ptr %395, align 8
  %397 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %398 = load ptr, ptr %397, align 8
  store double %394, ptr %4, align 8
  %399 = getelementptr inbounds %struct.Code, ptr %389, i64 0, i32 14
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds i64, ptr %400, i64 2
  %402 = load i64, ptr %401, align 8
  %403 = add nsw i64 %402, 1
  store i64 %403, ptr %401, align 8
  %404 = getelementptr inbounds %struct.Code, ptr %389, i64 0, i32 2
  %405 = load ptr, ptr %404, align 8
  %406 = getelementptr inbounds %struct.Code, ptr %389, i64 0, i32 13
  %407 = load ptr, ptr %406, align 8
  call void %405(ptr %4, ptr %396, ptr %398, ptr %388, ptr %407)
  br label %440

408:
  %409 = phi i64 [ 0, %42 ], [ %438, %437 ]
  %410 = shl nsw i64 %409, 2
  %411 = getelementptr inbounds i64, ptr %44, i64 %410
  %412 = load i64, ptr %411, align 8
  %413 = add i64 %412, -3
  %414 = icmp ult i64 %413, -2
  br i1 %414, label %437, label %415

415:
  %416 = icmp eq i64 %412, 1
  %417 = select contract i1 %416, double 1.000000e+00, double -1.000000e+00
  %418 = load ptr, ptr %45, align 8
  %419 = getelementptr inbounds i64, ptr %411, i64 2
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds double, ptr %418, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = getelementptr inbounds i64, ptr %411, i64 1
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds double, ptr %37, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = fcmp contract uno double %422, 0.000000e+00
  br i1 %427, label %428, label %430

428:
  %429 = fmul contract double %417, %426
  br label %434

430:
  %431 = fmul contract double %417, %422
  %432 = fmul contract double %417, %426
  %433 = tail call contract double @llvm.minnum.f64(double %431, double %432)
  br label %434

434:
  %435 = phi contract double [ %429, %428 ], [ %433, %430 ]
  %436 = fmul contract double %417, %435
  store double %436, ptr %421, align 8
  br label %437

437:
  %438 = add nsw i64 %409, 1
  %439 = icmp eq i64 %438, %257
  br i1 %439, label %440, label %408

440:
  %441 = phi ptr [ %36, %41 ], [ %36, %381 ], [ %36, %387 ], [ %24, %20 ], [ %36, %28 ], [ %36, %437 ]
  %442 = phi ptr [ %34, %41 ], [ %34, %381 ], [ %34, %387 ], [ %23, %20 ], [ %34, %28 ], [ %34, %437 ]
  %443 = phi ptr [ %31, %41 ], [ %31, %381 ], [ %31, %387 ], [ %22, %20 ], [ %31, %28 ], [ %31, %437 ]
  %444 = phi ptr [ %29, %41 ], [ %29, %381 ], [ %29, %387 ], [ %21, %20 ], [ %29, %28 ], [ %29, %437 ]
  %445 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %446 = load i64, ptr %445, align 8
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %584, label %448

448:
  %449 = load double, ptr %10, align 8
  %450 = load double, ptr %443, align 8
  %451 = call contract double @llvm.minnum.f64(double %449, double %450)
  %452 = fcmp contract olt double %449, %450
  %453 = load double, ptr %444, align 8
  br i1 %452, label %454, label %459

454:
  %455 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %456 = load double, ptr %455, align 8
  %457 = fmul contract double %449, %453
  %458 = fadd contract double %456, %457
  br label %462

459:
  %460 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %461 = load double, ptr %460, align 8
  br label %462

462:
  %463 = phi contract double [ %458, %454 ], [ %461, %459 ]
  %464 = fcmp contract oge double %453, 0.000000e+00
  %465 = select contract i1 %464, double 1.000000e+00, double -1.000000e+00
  %466 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %467 = load ptr, ptr %12, align 8
  %468 = getelementptr inbounds i64, ptr %467, i64 1
  %469 = load i64, ptr %468, align 8
  %470 = icmp slt i64 %469, %446
  br i1 %470, label %471, label %584

471:
  %472 = fmul contract double %463, %465
  %473 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %474 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %475 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %476 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %477 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %478 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %479

479:
  %480 = phi ptr [ %467, %471 ], [ %580, %578 ]
  %481 = phi i64 [ %469, %471 ], [ %579, %578 ]
  %482 = phi ptr [ %468, %471 ], [ %581, %578 ]
  %483 = load ptr, ptr %466, align 8
  %484 = getelementptr inbounds double, ptr %483, i64 %481
  %485 = load double, ptr %484, align 8
  %486 = fmul contract double %465, %485
  %487 = fcmp contract ugt double %486, %472
  br i1 %487, label %584, label %488

488:
  %489 = fcmp contract oeq double %485, %463
  br i1 %489, label %490, label %521

490:
  %491 = load ptr, ptr %441, align 8
  %492 = load i64, ptr %1, align 8
  %493 = icmp sgt i64 %492, 0
  br i1 %493, label %494, label %517

494:
  %495 = load ptr, ptr %477, align 8
  br label %496

496:
  %497 = phi i64 [ 0, %494 ], [ %515, %514 ]
  %498 = shl nsw i64 %497, 2
  %499 = getelementptr inbounds i64, ptr %495, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = icmp eq i64 %500, 6
  br i1 %501, label %502, label %514

502:
  %503 = or i64 %498, 1
  %504 = getelementptr inbounds i64, ptr %495, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr inbounds double, ptr %491, i64 %505
  %507 = load double, ptr %506, align 8
  %508 = load ptr, ptr %478, align 8
  %509 = or i64 %498, 2
  %510 = getelementptr inbounds i64, ptr %495, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = add nsw i64 %511, %481
  %513 = getelementptr inbounds double, ptr %508, i64 %512
  store double %507, ptr %513, align 8
  br label %514

514:
  %515 = add nsw i64 %497, 1
  %516 = icmp eq i64 %515, %492
  br i1 %516, label %517, label %496

517:
  %518 = add nsw i64 %481, 1
  store i64 %518, ptr %482, align 8
  %519 = getelementptr inbounds i64, ptr %480, i64 1
  %520 = load i64, ptr %519, align 8
  br label %578

521:
  %522 = load double, ptr %473, align 8
  %523 = fsub contract double %485, %522
  %524 = load double, ptr %444, align 8
  %525 = fdiv contract double %523, %524
  %526 = call contract double @llvm.minnum.f64(double %525, double %451)
  %527 = load ptr, ptr %474, align 8
  call fastcc void @look_at(ptr %0, double %526)
  %528 = load ptr, ptr %0, align 8
  %529 = load double, ptr %473, align 8
  %530 = load double, ptr %444, align 8
  %531 = fmul contract double %526, %530
  %532 = fadd contract double %529, %531
  %533 = load ptr, ptr %475, align 8
  %534 = load ptr, ptr %476, align 8
  store double %532, ptr %3, align 8
  %535 = getelementptr inbounds %struct.Code, ptr %528, i64 0, i32 14
  %536 = load ptr, ptr %535, align 8
  %537 = getelementptr inbounds i64, ptr %536, i64 2
  %538 = load i64, ptr %537, align 8
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %537, align 8
  %540 = getelementptr inbounds %struct.Code, ptr %528, i64 0, i32 2
  %541 = load ptr, ptr %540, align 8
  %542 = getelementptr inbounds %struct.Code, ptr %528, i64 0, i32 13
  %543 = load ptr, ptr %542, align 8
  call void %541(ptr %3, ptr %533, ptr %534, ptr %527, ptr %543)
  %544 = load ptr, ptr %474, align 8
  %545 = load i64, ptr %1, align 8
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %547, label %573

547:
  %548 = load ptr, ptr %477, align 8
  br label %549

549:
  %550 = phi i64 [ 0, %547 ], [ %571, %570 ]
  %551 = shl nsw i64 %550, 2
  %552 = getelementptr inbounds i64, ptr %548, i64 %551
  %553 = load i64, ptr %552, align 8
  %554 = icmp eq i64 %553, 6
  br i1 %554, label %555, label %570

555:
  %556 = or i64 %551, 1
  %557 = getelementptr inbounds i64, ptr %548, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds double, ptr %544, i64 %558
  %560 = load double, ptr %559, align 8
  %561 = load ptr, ptr %478, align 8
  %562 = or i64 %551, 2
  %563 = getelementptr inbounds i64, ptr %548, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = load ptr, ptr %12, align 8
  %566 = getelementptr inbounds i64, ptr %565, i64 1
  %567 = load i64, ptr %566, align 8
  %568 = add nsw i64 %567, %564
  %569 = getelementptr inbounds double, ptr %561, i64 %568
  store double %560, ptr %569, align 8
  br label %570

570:
  %571 = add nsw i64 %550, 1
  %572 = icmp eq i64 %571, %545
  br i1 %572, label %573, label %549

573:
  %574 = load ptr, ptr %12, align 8
  %575 = getelementptr inbounds i64, ptr %574, i64 1
  %576 = load i64, ptr %575, align 8
  %577 = add nsw i64 %576, 1
  store i64 %577, ptr %575, align 8
  br label %578

578:
  %579 = phi i64 [ %577, %573 ], [ %520, %517 ]
  %580 = phi ptr [ %574, %573 ], [ %480, %517 ]
  %581 = getelementptr inbounds i64, ptr %580, i64 1
  %582 = load i64, ptr %445, align 8
  %583 = icmp slt i64 %579, %582
  br i1 %583, label %479, label %584

584:
  %585 = load double, ptr %10, align 8
  %586 = load double, ptr %443, align 8
  %587 = fcmp contract olt double %585, %586
  br i1 %587, label %588, label %589

588:
  call fastcc void @look_at(ptr %0, double %585)
  br label %589

589:
  %590 = load ptr, ptr %441, align 8
  %591 = load i64, ptr %1, align 8
  %592 = icmp sgt i64 %591, 0
  br i1 %592, label %593, label %612

593:
  %594 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %595 = load ptr, ptr %594, align 8
  %596 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %597

597:
  %598 = phi i64 [ 0, %593 ], [ %610, %609 ]
  %599 = getelementptr inbounds i64, ptr %595, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %609, label %602

602:
  %603 = load ptr, ptr %596, align 8
  %604 = shl nsw i64 %598, 2
  %605 = or i64 %604, 1
  %606 = getelementptr inbounds i64, ptr %603, i64 %605
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds double, ptr %590, i64 %607
  store double 0.000000e+00, ptr %608, align 8
  br label %609

609:
  %610 = add nsw i64 %598, 1
  %611 = icmp eq i64 %610, %591
  br i1 %611, label %612, label %597

612:
  %613 = shl nsw i64 %8, 1
  %614 = load ptr, ptr %442, align 8
  %615 = icmp sgt i64 %8, 0
  br i1 %615, label %616, label %623

616:
  %617 = phi i64 [ %621, %616 ], [ 0, %612 ]
  %618 = getelementptr inbounds double, ptr %590, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = getelementptr inbounds double, ptr %614, i64 %617
  store double %619, ptr %620, align 8
  %621 = add nsw i64 %617, 1
  %622 = icmp eq i64 %621, %613
  br i1 %622, label %623, label %616

623:
  %624 = load double, ptr %10, align 8
  ret double %624
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
  %18 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 7
  %19 = load i64, ptr %18, align 8
  %20 = sdiv i64 %19, 4
  %21 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %547, label %26

26:
  %27 = icmp eq i64 %24, -1
  br i1 %27, label %28, label %40

28:
  %29 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %34 = load ptr, ptr %33, align 8
  tail call fastcc void @take_step_one(ptr %17, double %30, double %32, ptr %34, ptr %22)
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds %struct.Code, ptr %35, i64 0, i32 7
  %37 = load i64, ptr %36, align 8
  %38 = load ptr, ptr %21, align 8
  %39 = sdiv i64 %37, 4
  br label %40

40:
  %41 = phi i64 [ %39, %28 ], [ %20, %26 ]
  %42 = phi ptr [ %38, %28 ], [ %22, %26 ]
  %43 = phi i64 [ %37, %28 ], [ %19, %26 ]
  %44 = phi ptr [ %35, %28 ], [ %17, %26 ]
  store i64 1, ptr %23, align 8
  %45 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %48 = load double, ptr %47, align 8
  %49 = shl nsw i64 %43, 4
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  %51 = shl nsw i64 %41, 4
  %52 = getelementptr inbounds <4 x double>, ptr %42, i64 %51
  %53 = fadd contract double %46, %48
  %54 = mul nsw i64 %43, 17
  %55 = getelementptr inbounds double, ptr %42, i64 %54
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %57 = load ptr, ptr %56, align 8
  %58 = mul nsw i64 %43, 12
  %59 = getelementptr inbounds double, ptr %42, i64 %58
  store double %53, ptr %16, align 8
  %60 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 14
  %61 = load ptr, ptr %60, align 8
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %61, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 9
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %71

67:
  %68 = load ptr, ptr %44, align 8
  %69 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %70 = load ptr, ptr %69, align 8
  call void %68(ptr %16, ptr %55, ptr %57, ptr %59, ptr %70)
  br label %93

71:
  store double %53, ptr %15, align 8
  %72 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 12
  %73 = load ptr, ptr %72, align 8
  store double 1.000000e+00, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 10
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 11
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %81 = load ptr, ptr %80, align 8
  %82 = call contract double %65(ptr %75, i64 %77, i64 %79, ptr %15, ptr %55, ptr %57, ptr %59, ptr %73, ptr %81)
  %83 = fcmp contract olt double %82, 0x7FF0000000000000
  br i1 %83, label %93, label %84

84:
  %85 = load double, ptr %16, align 8
  store double %85, ptr %14, align 8
  %86 = load ptr, ptr %72, align 8
  store double 0.000000e+00, ptr %86, align 8
  %87 = load ptr, ptr %64, align 8
  %88 = load ptr, ptr %74, align 8
  %89 = load i64, ptr %76, align 8
  %90 = load i64, ptr %78, align 8
  %91 = load ptr, ptr %80, align 8
  %92 = call contract double %87(ptr %88, i64 %89, i64 %90, ptr %14, ptr %55, ptr %57, ptr %59, ptr %86, ptr %91)
  br label %93

93:
  %94 = icmp sgt i64 %43, 3
  br i1 %94, label %95, label %106

95:
  %96 = mul nsw i64 %41, 20
  %97 = insertelement <4 x double> poison, double %46, i64 0
  %98 = shufflevector <4 x double> %97, <4 x double> poison, <4 x i32> zeroinitializer
  %99 = mul nsw i64 %41, 6
  %100 = mul nsw i64 %41, 7
  %101 = shl nsw i64 %41, 3
  %102 = mul nsw i64 %41, 9
  %103 = mul nsw i64 %41, 10
  %104 = mul nsw i64 %41, 11
  %105 = mul nsw i64 %41, 12
  br label %155

106:
  %107 = fmul contract double %46, 1.000000e-01
  %108 = fadd contract double %48, %107
  %109 = load ptr, ptr %56, align 8
  %110 = mul nsw i64 %43, 13
  %111 = getelementptr inbounds double, ptr %42, i64 %110
  store double %108, ptr %13, align 8
  %112 = load ptr, ptr %60, align 8
  %113 = load i64, ptr %112, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %112, align 8
  %115 = load ptr, ptr %64, align 8
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %121

117:
  %118 = load ptr, ptr %44, align 8
  %119 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %120 = load ptr, ptr %119, align 8
  call void %118(ptr %13, ptr %50, ptr %109, ptr %111, ptr %120)
  br label %143

121:
  store double %108, ptr %12, align 8
  %122 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 12
  %123 = load ptr, ptr %122, align 8
  store double 1.000000e+00, ptr %123, align 8
  %124 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 3
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 10
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 11
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %131 = load ptr, ptr %130, align 8
  %132 = call contract double %115(ptr %125, i64 %127, i64 %129, ptr %12, ptr %50, ptr %109, ptr %111, ptr %123, ptr %131)
  %133 = fcmp contract olt double %132, 0x7FF0000000000000
  br i1 %133, label %143, label %134

134:
  %135 = load double, ptr %13, align 8
  store double %135, ptr %11, align 8
  %136 = load ptr, ptr %122, align 8
  store double 0.000000e+00, ptr %136, align 8
  %137 = load ptr, ptr %64, align 8
  %138 = load ptr, ptr %124, align 8
  %139 = load i64, ptr %126, align 8
  %140 = load i64, ptr %128, align 8
  %141 = load ptr, ptr %130, align 8
  %142 = call contract double %137(ptr %138, i64 %139, i64 %140, ptr %11, ptr %50, ptr %109, ptr %111, ptr %136, ptr %141)
  br label %143

143:
  br i1 %94, label %144, label %203

144:
  %145 = mul nsw i64 %41, 20
  %146 = insertelement <4 x double> poison, double %46, i64 0
  %147 = shufflevector <4 x double> %146, <4 x double> poison, <4 x i32> zeroinitializer
  %148 = mul nsw i64 %41, 5
  %149 = mul nsw i64 %41, 6
  %150 = mul nsw i64 %41, 7
  %151 = mul nsw i64 %41, 10
  %152 = mul nsw i64 %41, 11
  %153 = mul nsw i64 %41, 12
  %154 = mul nsw i64 %41, 13
  br label %252

155:
  %156 = phi i64 [ 0, %95 ], [ %201, %155 ]
  %157 = add nsw i64 %156, %96
  %158 = getelementptr inbounds <4 x double>, ptr %42, i64 %157
  %159 = load <4 x double>, ptr %158, align 32
  %160 = getelementptr inbounds <4 x double>, ptr %42, i64 %156
  %161 = load <4 x double>, ptr %160, align 32
  %162 = fmul contract <4 x double> %161, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %163 = add nsw i64 %156, %99
  %164 = getelementptr inbounds <4 x double>, ptr %42, i64 %163
  %165 = load <4 x double>, ptr %164, align 32
  %166 = fmul contract <4 x double> %165, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %167 = fadd contract <4 x double> %162, %166
  %168 = add nsw i64 %156, %100
  %169 = getelementptr inbounds <4 x double>, ptr %42, i64 %168
  %170 = load <4 x double>, ptr %169, align 32
  %171 = fmul contract <4 x double> %170, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %172 = fsub contract <4 x double> %167, %171
  %173 = add nsw i64 %156, %101
  %174 = getelementptr inbounds <4 x double>, ptr %42, i64 %173
  %175 = load <4 x double>, ptr %174, align 32
  %176 = fmul contract <4 x double> %175, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %177 = fsub contract <4 x double> %172, %176
  %178 = add nsw i64 %156, %102
  %179 = getelementptr inbounds <4 x double>, ptr %42, i64 %178
  %180 = load <4 x double>, ptr %179, align 32
  %181 = fmul contract <4 x double> %180, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %182 = fadd contract <4 x double> %177, %181
  %183 = add nsw i64 %156, %103
  %184 = getelementptr inbounds <4 x double>, ptr %42, i64 %183
  %185 = load <4 x double>, ptr %184, align 32
  %186 = fmul contract <4 x double> %185, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %187 = fadd contract <4 x double> %182, %186
  %188 = add nsw i64 %156, %104
  %189 = getelementptr inbounds <4 x double>, ptr %42, i64 %188
  %190 = load <4 x double>, ptr %189, align 32
  %191 = fmul contract <4 x double> %190, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %192 = fadd contract <4 x double> %187, %191
  %193 = add nsw i64 %156, %105
  %194 = getelementptr inbounds <4 x double>, ptr %42, i64 %193
  %195 = load <4 x double>, ptr %194, align 32
  %196 = fmul contract <4 x double> %195, <double 8.298000e-03, double 8.298000e-03, double 8.298000e-03, double 8.298000e-03>
  %197 = fsub contract <4 x double> %192, %196
  %198 = fmul contract <4 x double> %98, %197
  %199 = fadd contract <4 x double> %159, %198
  %200 = getelementptr inbounds <4 x double>, ptr %52, i64 %156
  store <4 x double> %199, ptr %200, align 32
  %201 = add nsw i64 %156, 1
  %202 = icmp eq i64 %201, %41
  br i1 %202, label %106, label %155

203:
  %204 = fmul contract double %46, 2.000000e-01
  %205 = fadd contract double %48, %204
  %206 = load ptr, ptr %56, align 8
  %207 = mul nsw i64 %43, 14
  %208 = getelementptr inbounds double, ptr %42, i64 %207
  store double %205, ptr %10, align 8
  %209 = load ptr, ptr %60, align 8
  %210 = load i64, ptr %209, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %209, align 8
  %212 = load ptr, ptr %64, align 8
  %213 = icmp eq ptr %212, null
  br i1 %213, label %214, label %218

214:
  %215 = load ptr, ptr %44, align 8
  %216 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %217 = load ptr, ptr %216, align 8
  call void %215(ptr %10, ptr %50, ptr %206, ptr %208, ptr %217)
  br label %240

218:
  store double %205, ptr %9, align 8
  %219 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 12
  %220 = load ptr, ptr %219, align 8
  store double 1.000000e+00, ptr %220, align 8
  %221 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 3
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 10
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 11
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %228 = load ptr, ptr %227, align 8
  %229 = call contract double %212(ptr %222, i64 %224, i64 %226, ptr %9, ptr %50, ptr %206, ptr %208, ptr %220, ptr %228)
  %230 = fcmp contract olt double %229, 0x7FF0000000000000
  br i1 %230, label %240, label %231

231:
  %232 = load double, ptr %10, align 8
  store double %232, ptr %8, align 8
  %233 = load ptr, ptr %219, align 8
  store double 0.000000e+00, ptr %233, align 8
  %234 = load ptr, ptr %64, align 8
  %235 = load ptr, ptr %221, align 8
  %236 = load i64, ptr %223, align 8
  %237 = load i64, ptr %225, align 8
  %238 = load ptr, ptr %227, align 8
  %239 = call contract double %234(ptr %235, i64 %236, i64 %237, ptr %8, ptr %50, ptr %206, ptr %208, ptr %233, ptr %238)
  br label %240

240:
  br i1 %94, label %241, label %300

241:
  %242 = mul nsw i64 %41, 20
  %243 = insertelement <4 x double> poison, double %46, i64 0
  %244 = shufflevector <4 x double> %243, <4 x double> poison, <4 x i32> zeroinitializer
  %245 = mul nsw i64 %41, 5
  %246 = mul nsw i64 %41, 6
  %247 = mul nsw i64 %41, 7
  %248 = shl nsw i64 %41, 3
  %249 = mul nsw i64 %41, 12
  %250 = mul nsw i64 %41, 13
  %251 = mul nsw i64 %41, 14
  br label %357

252:
  %253 = phi i64 [ 0, %144 ], [ %298, %252 ]
  %254 = add nsw i64 %253, %145
  %255 = getelementptr inbounds <4 x double>, ptr %42, i64 %254
  %256 = load <4 x double>, ptr %255, align 32
  %257 = getelementptr inbounds <4 x double>, ptr %42, i64 %253
  %258 = load <4 x double>, ptr %257, align 32
  %259 = fmul contract <4 x double> %258, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %260 = add nsw i64 %253, %148
  %261 = getelementptr inbounds <4 x double>, ptr %42, i64 %260
  %262 = load <4 x double>, ptr %261, align 32
  %263 = fmul contract <4 x double> %262, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %264 = fadd contract <4 x double> %259, %263
  %265 = add nsw i64 %253, %149
  %266 = getelementptr inbounds <4 x double>, ptr %42, i64 %265
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fmul contract <4 x double> %267, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %269 = fadd contract <4 x double> %264, %268
  %270 = add nsw i64 %253, %150
  %271 = getelementptr inbounds <4 x double>, ptr %42, i64 %270
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fmul contract <4 x double> %272, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %274 = fsub contract <4 x double> %269, %273
  %275 = add nsw i64 %253, %151
  %276 = getelementptr inbounds <4 x double>, ptr %42, i64 %275
  %277 = load <4 x double>, ptr %276, align 32
  %278 = fmul contract <4 x double> %277, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %279 = fsub contract <4 x double> %274, %278
  %280 = add nsw i64 %253, %152
  %281 = getelementptr inbounds <4 x double>, ptr %42, i64 %280
  %282 = load <4 x double>, ptr %281, align 32
  %283 = fmul contract <4 x double> %282, <double 0x3F39127A52D32320, double 0x3F39127A52D32320, double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %284 = fadd contract <4 x double> %279, %283
  %285 = add nsw i64 %253, %153
  %286 = getelementptr inbounds <4 x double>, ptr %42, i64 %285
  %287 = load <4 x double>, ptr %286, align 32
  %288 = fmul contract <4 x double> %287, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B, double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %289 = fsub contract <4 x double> %284, %288
  %290 = add nsw i64 %253, %154
  %291 = getelementptr inbounds <4 x double>, ptr %42, i64 %290
  %292 = load <4 x double>, ptr %291, align 32
  %293 = fmul contract <4 x double> %292, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989, double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %294 = fadd contract <4 x double> %289, %293
  %295 = fmul contract <4 x double> %147, %294
  %296 = fadd contract <4 x double> %256, %295
  %297 = getelementptr inbounds <4 x double>, ptr %52, i64 %253
  store <4 x double> %296, ptr %297, align 32
  %298 = add nsw i64 %253, 1
  %299 = icmp eq i64 %298, %41
  br i1 %299, label %203, label %252

300:
  %301 = fmul contract double %46, 0x3FE8E38E38E38E39
  %302 = fadd contract double %48, %301
  %303 = load ptr, ptr %56, align 8
  %304 = mul nsw i64 %43, 15
  %305 = getelementptr inbounds double, ptr %42, i64 %304
  store double %302, ptr %7, align 8
  %306 = load ptr, ptr %60, align 8
  %307 = load i64, ptr %306, align 8
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %306, align 8
  %309 = load ptr, ptr %64, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %315

311:
  %312 = load ptr, ptr %44, align 8
  %313 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %314 = load ptr, ptr %313, align 8
  call void %312(ptr %7, ptr %50, ptr %303, ptr %305, ptr %314)
  br label %337

315:
  store double %302, ptr %6, align 8
  %316 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8
  store double 1.000000e+00, ptr %317, align 8
  %318 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 10
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 11
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Code, ptr %44, i64 0, i32 13
  %325 = load ptr, ptr %324, align 8
  %326 = call contract double %309(ptr %319, i64 %321, i64 %323, ptr %6, ptr %50, ptr %303, ptr %305, ptr %317, ptr %325)
  %327 = fcmp contract olt double %326, 0x7FF0000000000000
  br i1 %327, label %337, label %328

328:
  %329 = load double, ptr %7, align 8
  store double %329, ptr %5, align 8
  %330 = load ptr, ptr %316, align 8
  store double 0.000000e+00, ptr %330, align 8
  %331 = load ptr, ptr %64, align 8
  %332 = load ptr, ptr %318, align 8
  %333 = load i64, ptr %320, align 8
  %334 = load i64, ptr %322, align 8
  %335 = load ptr, ptr %324, align 8
  %336 = call contract double %331(ptr %332, i64 %333, i64 %334, ptr %5, ptr %50, ptr %303, ptr %305, ptr %330, ptr %335)
  br label %337

337:
  br i1 %94, label %338, label %547

338:
  %339 = mul nsw i64 %41, 17
  %340 = mul nsw i64 %41, 20
  %341 = mul nsw i64 %41, 21
  %342 = insertelement <4 x double> poison, double %46, i64 0
  %343 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> zeroinitializer
  %344 = mul nsw i64 %41, 22
  %345 = mul nsw i64 %41, 12
  %346 = mul nsw i64 %41, 23
  %347 = mul nsw i64 %41, 5
  %348 = mul nsw i64 %41, 6
  %349 = mul nsw i64 %41, 7
  %350 = shl nsw i64 %41, 3
  %351 = mul nsw i64 %41, 9
  %352 = mul nsw i64 %41, 10
  %353 = mul nsw i64 %41, 11
  %354 = mul nsw i64 %41, 13
  %355 = mul nsw i64 %41, 14
  %356 = mul nsw i64 %41, 15
  br label %405

357:
  %358 = phi i64 [ 0, %241 ], [ %403, %357 ]
  %359 = add nsw i64 %358, %242
  %360 = getelementptr inbounds <4 x double>, ptr %42, i64 %359
  %361 = load <4 x double>, ptr %360, align 32
  %362 = getelementptr inbounds <4 x double>, ptr %42, i64 %358
  %363 = load <4 x double>, ptr %362, align 32
  %364 = fmul contract <4 x double> %363, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015, double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %365 = add nsw i64 %358, %245
  %366 = getelementptr inbounds <4 x double>, ptr %42, i64 %365
  %367 = load <4 x double>, ptr %366, align 32
  %368 = fmul contract <4 x double> %367, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %369 = fsub contract <4 x double> %364, %368
  %370 = add nsw i64 %358, %246
  %371 = getelementptr inbounds <4 x double>, ptr %42, i64 %370
  %372 = load <4 x double>, ptr %371, align 32
  %373 = fmul contract <4 x double> %372, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %374 = fadd contract <4 x double> %369, %373
  %375 = add nsw i64 %358, %247
  %376 = getelementptr inbounds <4 x double>, ptr %42, i64 %375
  %377 = load <4 x double>, ptr %376, align 32
  %378 = fmul contract <4 x double> %377, <double 0x401046A54457171C, double 0x401046A54457171C, double 0x401046A54457171C, double 0x401046A54457171C>
  %379 = fadd contract <4 x double> %374, %378
  %380 = add nsw i64 %358, %248
  %381 = getelementptr inbounds <4 x double>, ptr %42, i64 %380
  %382 = load <4 x double>, ptr %381, align 32
  %383 = fmul contract <4 x double> %382, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %384 = fadd contract <4 x double> %379, %383
  %385 = add nsw i64 %358, %249
  %386 = getelementptr inbounds <4 x double>, ptr %42, i64 %385
  %387 = load <4 x double>, ptr %386, align 32
  %388 = fmul contract <4 x double> %387, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %389 = fsub contract <4 x double> %384, %388
  %390 = add nsw i64 %358, %250
  %391 = getelementptr inbounds <4 x double>, ptr %42, i64 %390
  %392 = load <4 x double>, ptr %391, align 32
  %393 = fmul contract <4 x double> %392, <double 0x40079482A23F1996, double 0x40079482A23F1996, double 0x40079482A23F1996, double 0x40079482A23F1996>
  %394 = fadd contract <4 x double> %389, %393
  %395 = add nsw i64 %358, %251
  %396 = getelementptr inbounds <4 x double>, ptr %42, i64 %395
  %397 = load <4 x double>, ptr %396, align 32
  %398 = fmul contract <4 x double> %397, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %399 = fsub contract <4 x double> %394, %398
  %400 = fmul contract <4 x double> %244, %399
  %401 = fadd contract <4 x double> %361, %400
  %402 = getelementptr inbounds <4 x double>, ptr %52, i64 %358
  store <4 x double> %401, ptr %402, align 32
  %403 = add nsw i64 %358, 1
  %404 = icmp eq i64 %403, %41
  br i1 %404, label %300, label %357

405:
  %406 = phi i64 [ 0, %338 ], [ %453, %452 ]
  %407 = add nsw i64 %406, %339
  %408 = getelementptr inbounds <4 x double>, ptr %42, i64 %407
  %409 = load <4 x double>, ptr %408, align 32
  %410 = add nsw i64 %406, %340
  %411 = getelementptr inbounds <4 x double>, ptr %42, i64 %410
  %412 = load <4 x double>, ptr %411, align 32
  %413 = fsub contract <4 x double> %409, %412
  %414 = add nsw i64 %406, %341
  %415 = getelementptr inbounds <4 x double>, ptr %42, i64 %414
  store <4 x double> %413, ptr %415, align 32
  %416 = getelementptr inbounds <4 x double>, ptr %42, i64 %406
  %417 = load <4 x double>, ptr %416, align 32
  %418 = fmul contract <4 x double> %343, %417
  %419 = fsub contract <4 x double> %418, %413
  %420 = add nsw i64 %406, %344
  %421 = getelementptr inbounds <4 x double>, ptr %42, i64 %420
  store <4 x double> %419, ptr %421, align 32
  %422 = fmul contract <4 x double> %413, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %423 = add nsw i64 %406, %345
  %424 = getelementptr inbounds <4 x double>, ptr %42, i64 %423
  %425 = load <4 x double>, ptr %424, align 32
  %426 = load <4 x double>, ptr %416, align 32
  %427 = fadd contract <4 x double> %425, %426
  %428 = fmul contract <4 x double> %343, %427
  %429 = fsub contract <4 x double> %422, %428
  %430 = add nsw i64 %406, %346
  %431 = getelementptr inbounds <4 x double>, ptr %42, i64 %430
  store <4 x double> %429, ptr %431, align 32
  %432 = add nsw i64 %406, %347
  %433 = getelementptr inbounds <4 x double>, ptr %42, i64 %432
  %434 = add nsw i64 %406, %348
  %435 = getelementptr inbounds <4 x double>, ptr %42, i64 %434
  %436 = add nsw i64 %406, %349
  %437 = getelementptr inbounds <4 x double>, ptr %42, i64 %436
  %438 = add nsw i64 %406, %350
  %439 = getelementptr inbounds <4 x double>, ptr %42, i64 %438
  %440 = add nsw i64 %406, %351
  %441 = getelementptr inbounds <4 x double>, ptr %42, i64 %440
  %442 = add nsw i64 %406, %352
  %443 = getelementptr inbounds <4 x double>, ptr %42, i64 %442
  %444 = add nsw i64 %406, %353
  %445 = getelementptr inbounds <4 x double>, ptr %42, i64 %444
  %446 = add nsw i64 %406, %354
  %447 = getelementptr inbounds <4 x double>, ptr %42, i64 %446
  %448 = add nsw i64 %406, %355
  %449 = getelementptr inbounds <4 x double>, ptr %42, i64 %448
  %450 = add nsw i64 %406, %356
  %451 = getelementptr inbounds <4 x double>, ptr %42, i64 %450
  br label %455

452:
  %453 = add nsw i64 %406, 1
  %454 = icmp eq i64 %453, %41
  br i1 %454, label %547, label %405

455:
  %456 = phi i64 [ 0, %405 ], [ %545, %455 ]
  %457 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456
  %458 = load double, ptr %457, align 16
  %459 = insertelement <4 x double> poison, double %458, i64 0
  %460 = shufflevector <4 x double> %459, <4 x double> poison, <4 x i32> zeroinitializer
  %461 = load <4 x double>, ptr %416, align 32
  %462 = fmul contract <4 x double> %461, %460
  %463 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 5
  %464 = load double, ptr %463, align 8
  %465 = insertelement <4 x double> poison, double %464, i64 0
  %466 = shufflevector <4 x double> %465, <4 x double> poison, <4 x i32> zeroinitializer
  %467 = load <4 x double>, ptr %433, align 32
  %468 = fmul contract <4 x double> %467, %466
  %469 = fadd contract <4 x double> %462, %468
  %470 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 6
  %471 = load double, ptr %470, align 16
  %472 = insertelement <4 x double> poison, double %471, i64 0
  %473 = shufflevector <4 x double> %472, <4 x double> poison, <4 x i32> zeroinitializer
  %474 = load <4 x double>, ptr %435, align 32
  %475 = fmul contract <4 x double> %474, %473
  %476 = fadd contract <4 x double> %469, %475
  %477 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 7
  %478 = load double, ptr %477, align 8
  %479 = insertelement <4 x double> poison, double %478, i64 0
  %480 = shufflevector <4 x double> %479, <4 x double> poison, <4 x i32> zeroinitializer
  %481 = load <4 x double>, ptr %437, align 32
  %482 = fmul contract <4 x double> %481, %480
  %483 = fadd contract <4 x double> %476, %482
  %484 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 8
  %485 = load double, ptr %484, align 16
  %486 = insertelement <4 x double> poison, double %485, i64 0
  %487 = shufflevector <4 x double> %486, <4 x double> poison, <4 x i32> zeroinitializer
  %488 = load <4 x double>, ptr %439, align 32
  %489 = fmul contract <4 x double> %488, %487
  %490 = fadd contract <4 x double> %483, %489
  %491 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 9
  %492 = load double, ptr %491, align 8
  %493 = insertelement <4 x double> poison, double %492, i64 0
  %494 = shufflevector <4 x double> %493, <4 x double> poison, <4 x i32> zeroinitializer
  %495 = load <4 x double>, ptr %441, align 32
  %496 = fmul contract <4 x double> %495, %494
  %497 = fadd contract <4 x double> %490, %496
  %498 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 10
  %499 = load double, ptr %498, align 16
  %500 = insertelement <4 x double> poison, double %499, i64 0
  %501 = shufflevector <4 x double> %500, <4 x double> poison, <4 x i32> zeroinitializer
  %502 = load <4 x double>, ptr %443, align 32
  %503 = fmul contract <4 x double> %502, %501
  %504 = fadd contract <4 x double> %497, %503
  %505 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 11
  %506 = load double, ptr %505, align 8
  %507 = insertelement <4 x double> poison, double %506, i64 0
  %508 = shufflevector <4 x double> %507, <4 x double> poison, <4 x i32> zeroinitializer
  %509 = load <4 x double>, ptr %445, align 32
  %510 = fmul contract <4 x double> %509, %508
  %511 = fadd contract <4 x double> %504, %510
  %512 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 12
  %513 = load double, ptr %512, align 16
  %514 = insertelement <4 x double> poison, double %513, i64 0
  %515 = shufflevector <4 x double> %514, <4 x double> poison, <4 x i32> zeroinitializer
  %516 = load <4 x double>, ptr %424, align 32
  %517 = fmul contract <4 x double> %516, %515
  %518 = fadd contract <4 x double> %511, %517
  %519 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 13
  %520 = load double, ptr %519, align 8
  %521 = insertelement <4 x double> poison, double %520, i64 0
  %522 = shufflevector <4 x double> %521, <4 x double> poison, <4 x i32> zeroinitializer
  %523 = load <4 x double>, ptr %447, align 32
  %524 = fmul contract <4 x double> %523, %522
  %525 = fadd contract <4 x double> %518, %524
  %526 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 14
  %527 = load double, ptr %526, align 16
  %528 = insertelement <4 x double> poison, double %527, i64 0
  %529 = shufflevector <4 x double> %528, <4 x double> poison, <4 x i32> zeroinitializer
  %530 = load <4 x double>, ptr %449, align 32
  %531 = fmul contract <4 x double> %530, %529
  %532 = fadd contract <4 x double> %525, %531
  %533 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %456, i64 15
  %534 = load double, ptr %533, align 8
  %535 = insertelement <4 x double> poison, double %534, i64 0
  %536 = shufflevector <4 x double> %535, <4 x double> poison, <4 x i32> zeroinitializer
  %537 = load <4 x double>, ptr %451, align 32
  %538 = fmul contract <4 x double> %537, %536
  %539 = fadd contract <4 x double> %532, %538
  %540 = fmul contract <4 x double> %343, %539
  %541 = add nsw i64 %456, 24
  %542 = mul nsw i64 %541, %41
  %543 = add nsw i64 %542, %406
  %544 = getelementptr inbounds <4 x double>, ptr %42, i64 %543
  store <4 x double> %540, ptr %544, align 32
  %545 = add nsw i64 %456, 1
  %546 = icmp eq i64 %545, 4
  br i1 %546, label %452, label %455

547:
  %548 = icmp sgt i64 %19, 3
  br i1 %548, label %549, label %581

549:
  %550 = fsub contract double 1.000000e+00, %1
  %551 = mul nsw i64 %20, 20
  %552 = shl nsw i64 %20, 4
  br label %553

553:
  %554 = phi i64 [ 0, %549 ], [ %562, %555 ]
  br label %564

555:
  %556 = add nsw i64 %554, %551
  %557 = getelementptr inbounds <4 x double>, ptr %22, i64 %556
  %558 = load <4 x double>, ptr %557, align 32
  %559 = fadd contract <4 x double> %578, %558
  %560 = add nsw i64 %554, %552
  %561 = getelementptr inbounds <4 x double>, ptr %22, i64 %560
  store <4 x double> %559, ptr %561, align 32
  %562 = add nsw i64 %554, 1
  %563 = icmp eq i64 %562, %20
  br i1 %563, label %581, label %553

564:
  %565 = phi i64 [ 6, %553 ], [ %579, %564 ]
  %566 = phi <4 x double> [ zeroinitializer, %553 ], [ %578, %564 ]
  %567 = add nsw i64 %565, 21
  %568 = mul nsw i64 %567, %20
  %569 = add nsw i64 %568, %554
  %570 = getelementptr inbounds <4 x double>, ptr %22, i64 %569
  %571 = load <4 x double>, ptr %570, align 32
  %572 = fadd contract <4 x double> %566, %571
  %573 = and i64 %565, 1
  %574 = icmp eq i64 %573, 0
  %575 = select contract i1 %574, double %1, double %550
  %576 = insertelement <4 x double> poison, double %575, i64 0
  %577 = shufflevector <4 x double> %576, <4 x double> poison, <4 x i32> zeroinitializer
  %578 = fmul contract <4 x double> %572, %577
  %579 = add nsw i64 %565, -1
  %580 = icmp eq i64 %565, 0
  br i1 %580, label %555, label %564

581:
  %582 = load ptr, ptr %0, align 8
  %583 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %584 = load double, ptr %583, align 8
  %585 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %586 = load double, ptr %585, align 8
  %587 = fmul contract double %586, %1
  %588 = fadd contract double %584, %587
  %589 = load ptr, ptr %21, align 8
  %590 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 7
  %591 = load i64, ptr %590, align 8
  %592 = shl nsw i64 %591, 4
  %593 = getelementptr inbounds double, ptr %589, i64 %592
  %594 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %595 = load ptr, ptr %594, align 8
  %596 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %597 = load ptr, ptr %596, align 8
  store double %588, ptr %4, align 8
  %598 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 14
  %599 = load ptr, ptr %598, align 8
  %600 = getelementptr inbounds i64, ptr %599, i64 1
  %601 = load i64, ptr %600, align 8
  %602 = add nsw i64 %601, 1
  store i64 %602, ptr %600, align 8
  %603 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 1
  %604 = load ptr, ptr %603, align 8
  %605 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 13
  %606 = load ptr, ptr %605, align 8
  call void %604(ptr %4, ptr %593, ptr %595, ptr %597, ptr %606)
  %607 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 9
  %608 = load ptr, ptr %607, align 8
  %609 = icmp eq ptr %608, null
  br i1 %609, label %668, label %610

610:
  %611 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 5
  %612 = load i64, ptr %611, align 8
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %617, label %614

614:
  %615 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 4
  %616 = load i64, ptr %615, align 8
  br label %634

617:
  %618 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 6
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 4
  %621 = load i64, ptr %620, align 8
  %622 = shl nsw i64 %621, 1
  %623 = sub i64 %619, %612
  br label %624

624:
  %625 = phi i64 [ 0, %617 ], [ %629, %624 ]
  %626 = add i64 %623, %625
  %627 = getelementptr inbounds double, ptr %595, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = add nsw i64 %625, 1
  %630 = add i64 %629, %622
  %631 = getelementptr inbounds double, ptr %597, i64 %630
  %632 = load double, ptr %631, align 8
  store double %632, ptr %627, align 8
  store double %628, ptr %631, align 8
  %633 = icmp eq i64 %629, %612
  br i1 %633, label %634, label %624

634:
  %635 = phi i64 [ %616, %614 ], [ %621, %624 ]
  %636 = load double, ptr %4, align 8
  %637 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 4
  %638 = getelementptr inbounds double, ptr %597, i64 %635
  store double %636, ptr %3, align 8
  %639 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 12
  %640 = load ptr, ptr %639, align 8
  store double 0.000000e+00, ptr %640, align 8
  %641 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 3
  %642 = load ptr, ptr %641, align 8
  %643 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 10
  %644 = load i64, ptr %643, align 8
  %645 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 11
  %646 = load i64, ptr %645, align 8
  %647 = load ptr, ptr %605, align 8
  %648 = call contract double %608(ptr %642, i64 %644, i64 %646, ptr %3, ptr %597, ptr %595, ptr %638, ptr %640, ptr %647)
  %649 = load i64, ptr %637, align 8
  %650 = shl nsw i64 %649, 1
  %651 = getelementptr inbounds double, ptr %597, i64 %650
  store double %648, ptr %651, align 8
  %652 = load i64, ptr %611, align 8
  %653 = icmp sgt i64 %652, 0
  br i1 %653, label %654, label %668

654:
  %655 = getelementptr inbounds %struct.Code, ptr %582, i64 0, i32 6
  %656 = load i64, ptr %655, align 8
  %657 = sub i64 %656, %652
  br label %658

658:
  %659 = phi i64 [ 0, %654 ], [ %663, %658 ]
  %660 = add i64 %657, %659
  %661 = getelementptr inbounds double, ptr %595, i64 %660
  %662 = load double, ptr %661, align 8
  %663 = add nsw i64 %659, 1
  %664 = add i64 %663, %650
  %665 = getelementptr inbounds double, ptr %597, i64 %664
  %666 = load double, ptr %665, align 8
  store double %666, ptr %661, align 8
  store double %662, ptr %665, align 8
  %667 = icmp eq i64 %663, %652
  br i1 %667, label %668, label %658

668:
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

define i64 @size_of(i64 %0) {
  %2 = icmp ult i64 %0, 2
  %3 = select i1 %2, i64 120, i64 432
  ret i64 %3
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

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

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
  %41 = sdiv i64 %40, 4
  %42 = shl nsw i64 %41, 4
  %43 = getelementptr inbounds <4 x double>, ptr %4, i64 %42
  %44 = mul nsw i64 %41, 20
  %45 = getelementptr inbounds <4 x double>, ptr %4, i64 %44
  %46 = icmp sgt i64 %40, 3
  br i1 %46, label %47, label %62

47:
  %48 = insertelement <4 x double> poison, double %2, i64 0
  %49 = shufflevector <4 x double> %48, <4 x double> poison, <4 x i32> zeroinitializer
  br label %50

50:
  %51 = phi i64 [ 0, %47 ], [ %60, %50 ]
  %52 = getelementptr inbounds <4 x double>, ptr %45, i64 %51
  %53 = load <4 x double>, ptr %52, align 32
  %54 = getelementptr inbounds <4 x double>, ptr %4, i64 %51
  %55 = load <4 x double>, ptr %54, align 32
  %56 = fmul contract <4 x double> %55, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %57 = fmul contract <4 x double> %49, %56
  %58 = fadd contract <4 x double> %53, %57
  %59 = getelementptr inbounds <4 x double>, ptr %43, i64 %51
  store <4 x double> %58, ptr %59, align 32
  %60 = add nsw i64 %51, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %62, label %50

62:
  %63 = fmul contract double %2, 0x3FAAEE6838DAE63A
  %64 = fadd contract double %63, %1
  %65 = getelementptr inbounds <4 x double>, ptr %4, i64 %41
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
  %101 = insertelement <4 x double> poison, double %2, i64 0
  %102 = shufflevector <4 x double> %101, <4 x double> poison, <4 x i32> zeroinitializer
  br label %103

103:
  %104 = phi i64 [ 0, %100 ], [ %118, %103 ]
  %105 = getelementptr inbounds <4 x double>, ptr %45, i64 %104
  %106 = load <4 x double>, ptr %105, align 32
  %107 = getelementptr inbounds <4 x double>, ptr %4, i64 %104
  %108 = load <4 x double>, ptr %107, align 32
  %109 = fmul contract <4 x double> %108, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %110 = add nsw i64 %104, %41
  %111 = getelementptr inbounds <4 x double>, ptr %4, i64 %110
  %112 = load <4 x double>, ptr %111, align 32
  %113 = fmul contract <4 x double> %112, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %114 = fadd contract <4 x double> %109, %113
  %115 = fmul contract <4 x double> %102, %114
  %116 = fadd contract <4 x double> %106, %115
  %117 = getelementptr inbounds <4 x double>, ptr %43, i64 %104
  store <4 x double> %116, ptr %117, align 32
  %118 = add nsw i64 %104, 1
  %119 = icmp eq i64 %118, %41
  br i1 %119, label %120, label %103

120:
  %121 = fmul contract double %2, 0x3FB432CE2AA42CAC
  %122 = fadd contract double %121, %1
  %123 = shl nsw i64 %41, 1
  %124 = getelementptr inbounds <4 x double>, ptr %4, i64 %123
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
  %158 = insertelement <4 x double> poison, double %2, i64 0
  %159 = shufflevector <4 x double> %158, <4 x double> poison, <4 x i32> zeroinitializer
  br label %160

160:
  %161 = phi i64 [ 0, %157 ], [ %175, %160 ]
  %162 = getelementptr inbounds <4 x double>, ptr %45, i64 %161
  %163 = load <4 x double>, ptr %162, align 32
  %164 = getelementptr inbounds <4 x double>, ptr %4, i64 %161
  %165 = load <4 x double>, ptr %164, align 32
  %166 = fmul contract <4 x double> %165, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %167 = add nsw i64 %161, %123
  %168 = getelementptr inbounds <4 x double>, ptr %4, i64 %167
  %169 = load <4 x double>, ptr %168, align 32
  %170 = fmul contract <4 x double> %169, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %171 = fadd contract <4 x double> %166, %170
  %172 = fmul contract <4 x double> %159, %171
  %173 = fadd contract <4 x double> %163, %172
  %174 = getelementptr inbounds <4 x double>, ptr %43, i64 %161
  store <4 x double> %173, ptr %174, align 32
  %175 = add nsw i64 %161, 1
  %176 = icmp eq i64 %175, %41
  br i1 %176, label %177, label %160

177:
  %178 = fmul contract double %2, 0x3FBE4C353FF64302
  %179 = fadd contract double %178, %1
  %180 = mul nsw i64 %41, 3
  %181 = getelementptr inbounds <4 x double>, ptr %4, i64 %180
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
  %215 = insertelement <4 x double> poison, double %2, i64 0
  %216 = shufflevector <4 x double> %215, <4 x double> poison, <4 x i32> zeroinitializer
  br label %217

217:
  %218 = phi i64 [ 0, %214 ], [ %237, %217 ]
  %219 = getelementptr inbounds <4 x double>, ptr %45, i64 %218
  %220 = load <4 x double>, ptr %219, align 32
  %221 = getelementptr inbounds <4 x double>, ptr %4, i64 %218
  %222 = load <4 x double>, ptr %221, align 32
  %223 = fmul contract <4 x double> %222, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %224 = add nsw i64 %218, %123
  %225 = getelementptr inbounds <4 x double>, ptr %4, i64 %224
  %226 = load <4 x double>, ptr %225, align 32
  %227 = fmul contract <4 x double> %226, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %228 = fsub contract <4 x double> %223, %227
  %229 = add nsw i64 %218, %180
  %230 = getelementptr inbounds <4 x double>, ptr %4, i64 %229
  %231 = load <4 x double>, ptr %230, align 32
  %232 = fmul contract <4 x double> %231, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %233 = fadd contract <4 x double> %228, %232
  %234 = fmul contract <4 x double> %216, %233
  %235 = fadd contract <4 x double> %220, %234
  %236 = getelementptr inbounds <4 x double>, ptr %43, i64 %218
  store <4 x double> %235, ptr %236, align 32
  %237 = add nsw i64 %218, 1
  %238 = icmp eq i64 %237, %41
  br i1 %238, label %239, label %217

239:
  %240 = fmul contract double %2, 0x3FD2068C499C08D9
  %241 = fadd contract double %240, %1
  %242 = shl nsw i64 %41, 2
  %243 = getelementptr inbounds <4 x double>, ptr %4, i64 %242
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
  %277 = insertelement <4 x double> poison, double %2, i64 0
  %278 = shufflevector <4 x double> %277, <4 x double> poison, <4 x i32> zeroinitializer
  br label %279

279:
  %280 = phi i64 [ 0, %276 ], [ %299, %279 ]
  %281 = getelementptr inbounds <4 x double>, ptr %45, i64 %280
  %282 = load <4 x double>, ptr %281, align 32
  %283 = getelementptr inbounds <4 x double>, ptr %4, i64 %280
  %284 = load <4 x double>, ptr %283, align 32
  %285 = fmul contract <4 x double> %284, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %286 = add nsw i64 %280, %180
  %287 = getelementptr inbounds <4 x double>, ptr %4, i64 %286
  %288 = load <4 x double>, ptr %287, align 32
  %289 = fmul contract <4 x double> %288, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %290 = fadd contract <4 x double> %285, %289
  %291 = add nsw i64 %280, %242
  %292 = getelementptr inbounds <4 x double>, ptr %4, i64 %291
  %293 = load <4 x double>, ptr %292, align 32
  %294 = fmul contract <4 x double> %293, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %295 = fadd contract <4 x double> %290, %294
  %296 = fmul contract <4 x double> %278, %295
  %297 = fadd contract <4 x double> %282, %296
  %298 = getelementptr inbounds <4 x double>, ptr %43, i64 %280
  store <4 x double> %297, ptr %298, align 32
  %299 = add nsw i64 %280, 1
  %300 = icmp eq i64 %299, %41
  br i1 %300, label %301, label %279

301:
  %302 = fmul contract double %2, 0x3FD5555555555555
  %303 = fadd contract double %302, %1
  %304 = mul nsw i64 %41, 5
  %305 = getelementptr inbounds <4 x double>, ptr %4, i64 %304
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
  %339 = insertelement <4 x double> poison, double %2, i64 0
  %340 = shufflevector <4 x double> %339, <4 x double> poison, <4 x i32> zeroinitializer
  br label %341

341:
  %342 = phi i64 [ 0, %338 ], [ %366, %341 ]
  %343 = getelementptr inbounds <4 x double>, ptr %45, i64 %342
  %344 = load <4 x double>, ptr %343, align 32
  %345 = getelementptr inbounds <4 x double>, ptr %4, i64 %342
  %346 = load <4 x double>, ptr %345, align 32
  %347 = fmul contract <4 x double> %346, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %348 = add nsw i64 %342, %180
  %349 = getelementptr inbounds <4 x double>, ptr %4, i64 %348
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fmul contract <4 x double> %350, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %352 = fadd contract <4 x double> %347, %351
  %353 = add nsw i64 %342, %242
  %354 = getelementptr inbounds <4 x double>, ptr %4, i64 %353
  %355 = load <4 x double>, ptr %354, align 32
  %356 = fmul contract <4 x double> %355, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %357 = fadd contract <4 x double> %352, %356
  %358 = add nsw i64 %342, %304
  %359 = getelementptr inbounds <4 x double>, ptr %4, i64 %358
  %360 = load <4 x double>, ptr %359, align 32
  %361 = fmul contract <4 x double> %360, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %362 = fsub contract <4 x double> %357, %361
  %363 = fmul contract <4 x double> %340, %362
  %364 = fadd contract <4 x double> %344, %363
  %365 = getelementptr inbounds <4 x double>, ptr %43, i64 %342
  store <4 x double> %364, ptr %365, align 32
  %366 = add nsw i64 %342, 1
  %367 = icmp eq i64 %366, %41
  br i1 %367, label %368, label %341

368:
  %369 = fmul contract double %2, 2.500000e-01
  %370 = fadd contract double %369, %1
  %371 = mul nsw i64 %41, 6
  %372 = getelementptr inbounds <4 x double>, ptr %4, i64 %371
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
  %406 = insertelement <4 x double> poison, double %2, i64 0
  %407 = shufflevector <4 x double> %406, <4 x double> poison, <4 x i32> zeroinitializer
  br label %408

408:
  %409 = phi i64 [ 0, %405 ], [ %438, %408 ]
  %410 = getelementptr inbounds <4 x double>, ptr %45, i64 %409
  %411 = load <4 x double>, ptr %410, align 32
  %412 = getelementptr inbounds <4 x double>, ptr %4, i64 %409
  %413 = load <4 x double>, ptr %412, align 32
  %414 = fmul contract <4 x double> %413, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %415 = add nsw i64 %409, %180
  %416 = getelementptr inbounds <4 x double>, ptr %4, i64 %415
  %417 = load <4 x double>, ptr %416, align 32
  %418 = fmul contract <4 x double> %417, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %419 = fadd contract <4 x double> %414, %418
  %420 = add nsw i64 %409, %242
  %421 = getelementptr inbounds <4 x double>, ptr %4, i64 %420
  %422 = load <4 x double>, ptr %421, align 32
  %423 = fmul contract <4 x double> %422, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %424 = fadd contract <4 x double> %419, %423
  %425 = add nsw i64 %409, %304
  %426 = getelementptr inbounds <4 x double>, ptr %4, i64 %425
  %427 = load <4 x double>, ptr %426, align 32
  %428 = fmul contract <4 x double> %427, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %429 = fsub contract <4 x double> %424, %428
  %430 = add nsw i64 %409, %371
  %431 = getelementptr inbounds <4 x double>, ptr %4, i64 %430
  %432 = load <4 x double>, ptr %431, align 32
  %433 = fmul contract <4 x double> %432, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %434 = fadd contract <4 x double> %429, %433
  %435 = fmul contract <4 x double> %407, %434
  %436 = fadd contract <4 x double> %411, %435
  %437 = getelementptr inbounds <4 x double>, ptr %43, i64 %409
  store <4 x double> %436, ptr %437, align 32
  %438 = add nsw i64 %409, 1
  %439 = icmp eq i64 %438, %41
  br i1 %439, label %440, label %408

440:
  %441 = fmul contract double %2, 0x3FD3B13B13B13B14
  %442 = fadd contract double %441, %1
  %443 = mul nsw i64 %41, 7
  %444 = getelementptr inbounds <4 x double>, ptr %4, i64 %443
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
  %478 = insertelement <4 x double> poison, double %2, i64 0
  %479 = shufflevector <4 x double> %478, <4 x double> poison, <4 x i32> zeroinitializer
  br label %480

480:
  %481 = phi i64 [ 0, %477 ], [ %515, %480 ]
  %482 = getelementptr inbounds <4 x double>, ptr %45, i64 %481
  %483 = load <4 x double>, ptr %482, align 32
  %484 = getelementptr inbounds <4 x double>, ptr %4, i64 %481
  %485 = load <4 x double>, ptr %484, align 32
  %486 = fmul contract <4 x double> %485, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %487 = add nsw i64 %481, %180
  %488 = getelementptr inbounds <4 x double>, ptr %4, i64 %487
  %489 = load <4 x double>, ptr %488, align 32
  %490 = fmul contract <4 x double> %489, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %491 = fsub contract <4 x double> %486, %490
  %492 = add nsw i64 %481, %242
  %493 = getelementptr inbounds <4 x double>, ptr %4, i64 %492
  %494 = load <4 x double>, ptr %493, align 32
  %495 = fmul contract <4 x double> %494, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %496 = fsub contract <4 x double> %491, %495
  %497 = add nsw i64 %481, %304
  %498 = getelementptr inbounds <4 x double>, ptr %4, i64 %497
  %499 = load <4 x double>, ptr %498, align 32
  %500 = fmul contract <4 x double> %499, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %501 = fadd contract <4 x double> %496, %500
  %502 = add nsw i64 %481, %371
  %503 = getelementptr inbounds <4 x double>, ptr %4, i64 %502
  %504 = load <4 x double>, ptr %503, align 32
  %505 = fmul contract <4 x double> %504, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %506 = fadd contract <4 x double> %501, %505
  %507 = add nsw i64 %481, %443
  %508 = getelementptr inbounds <4 x double>, ptr %4, i64 %507
  %509 = load <4 x double>, ptr %508, align 32
  %510 = fmul contract <4 x double> %509, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %511 = fsub contract <4 x double> %506, %510
  %512 = fmul contract <4 x double> %479, %511
  %513 = fadd contract <4 x double> %483, %512
  %514 = getelementptr inbounds <4 x double>, ptr %43, i64 %481
  store <4 x double> %513, ptr %514, align 32
  %515 = add nsw i64 %481, 1
  %516 = icmp eq i64 %515, %41
  br i1 %516, label %517, label %480

517:
  %518 = fmul contract double %2, 0x3FE4D74D74D74D75
  %519 = fadd contract double %518, %1
  %520 = shl nsw i64 %41, 3
  %521 = getelementptr inbounds <4 x double>, ptr %4, i64 %520
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
  %555 = insertelement <4 x double> poison, double %2, i64 0
  %556 = shufflevector <4 x double> %555, <4 x double> poison, <4 x i32> zeroinitializer
  br label %557

557:
  %558 = phi i64 [ 0, %554 ], [ %597, %557 ]
  %559 = getelementptr inbounds <4 x double>, ptr %45, i64 %558
  %560 = load <4 x double>, ptr %559, align 32
  %561 = getelementptr inbounds <4 x double>, ptr %4, i64 %558
  %562 = load <4 x double>, ptr %561, align 32
  %563 = fmul contract <4 x double> %562, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %564 = add nsw i64 %558, %180
  %565 = getelementptr inbounds <4 x double>, ptr %4, i64 %564
  %566 = load <4 x double>, ptr %565, align 32
  %567 = fmul contract <4 x double> %566, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %568 = fsub contract <4 x double> %563, %567
  %569 = add nsw i64 %558, %242
  %570 = getelementptr inbounds <4 x double>, ptr %4, i64 %569
  %571 = load <4 x double>, ptr %570, align 32
  %572 = fmul contract <4 x double> %571, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %573 = fsub contract <4 x double> %568, %572
  %574 = add nsw i64 %558, %304
  %575 = getelementptr inbounds <4 x double>, ptr %4, i64 %574
  %576 = load <4 x double>, ptr %575, align 32
  %577 = fmul contract <4 x double> %576, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %578 = fadd contract <4 x double> %573, %577
  %579 = add nsw i64 %558, %371
  %580 = getelementptr inbounds <4 x double>, ptr %4, i64 %579
  %581 = load <4 x double>, ptr %580, align 32
  %582 = fmul contract <4 x double> %581, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %583 = fadd contract <4 x double> %578, %582
  %584 = add nsw i64 %558, %443
  %585 = getelementptr inbounds <4 x double>, ptr %4, i64 %584
  %586 = load <4 x double>, ptr %585, align 32
  %587 = fmul contract <4 x double> %586, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %588 = fsub contract <4 x double> %583, %587
  %589 = add nsw i64 %558, %520
  %590 = getelementptr inbounds <4 x double>, ptr %4, i64 %589
  %591 = load <4 x double>, ptr %590, align 32
  %592 = fmul contract <4 x double> %591, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %593 = fsub contract <4 x double> %588, %592
  %594 = fmul contract <4 x double> %556, %593
  %595 = fadd contract <4 x double> %560, %594
  %596 = getelementptr inbounds <4 x double>, ptr %43, i64 %558
  store <4 x double> %595, ptr %596, align 32
  %597 = add nsw i64 %558, 1
  %598 = icmp eq i64 %597, %41
  br i1 %598, label %599, label %557

599:
  %600 = fmul contract double %2, 6.000000e-01
  %601 = fadd contract double %600, %1
  %602 = mul nsw i64 %41, 9
  %603 = getelementptr inbounds <4 x double>, ptr %4, i64 %602
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
  %637 = insertelement <4 x double> poison, double %2, i64 0
  %638 = shufflevector <4 x double> %637, <4 x double> poison, <4 x i32> zeroinitializer
  br label %639

639:
  %640 = phi i64 [ 0, %636 ], [ %684, %639 ]
  %641 = getelementptr inbounds <4 x double>, ptr %45, i64 %640
  %642 = load <4 x double>, ptr %641, align 32
  %643 = getelementptr inbounds <4 x double>, ptr %4, i64 %640
  %644 = load <4 x double>, ptr %643, align 32
  %645 = fmul contract <4 x double> %644, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %646 = add nsw i64 %640, %180
  %647 = getelementptr inbounds <4 x double>, ptr %4, i64 %646
  %648 = load <4 x double>, ptr %647, align 32
  %649 = fmul contract <4 x double> %648, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %650 = fsub contract <4 x double> %649, %645
  %651 = add nsw i64 %640, %242
  %652 = getelementptr inbounds <4 x double>, ptr %4, i64 %651
  %653 = load <4 x double>, ptr %652, align 32
  %654 = fmul contract <4 x double> %653, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %655 = fadd contract <4 x double> %650, %654
  %656 = add nsw i64 %640, %304
  %657 = getelementptr inbounds <4 x double>, ptr %4, i64 %656
  %658 = load <4 x double>, ptr %657, align 32
  %659 = fmul contract <4 x double> %658, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %660 = fsub contract <4 x double> %655, %659
  %661 = add nsw i64 %640, %371
  %662 = getelementptr inbounds <4 x double>, ptr %4, i64 %661
  %663 = load <4 x double>, ptr %662, align 32
  %664 = fmul contract <4 x double> %663, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %665 = fsub contract <4 x double> %660, %664
  %666 = add nsw i64 %640, %443
  %667 = getelementptr inbounds <4 x double>, ptr %4, i64 %666
  %668 = load <4 x double>, ptr %667, align 32
  %669 = fmul contract <4 x double> %668, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %670 = fadd contract <4 x double> %665, %669
  %671 = add nsw i64 %640, %520
  %672 = getelementptr inbounds <4 x double>, ptr %4, i64 %671
  %673 = load <4 x double>, ptr %672, align 32
  %674 = fmul contract <4 x double> %673, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %675 = fadd contract <4 x double> %670, %674
  %676 = add nsw i64 %640, %602
  %677 = getelementptr inbounds <4 x double>, ptr %4, i64 %676
  %678 = load <4 x double>, ptr %677, align 32
  %679 = fmul contract <4 x double> %678, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %680 = fsub contract <4 x double> %675, %679
  %681 = fmul contract <4 x double> %638, %680
  %682 = fadd contract <4 x double> %642, %681
  %683 = getelementptr inbounds <4 x double>, ptr %43, i64 %640
  store <4 x double> %682, ptr %683, align 32
  %684 = add nsw i64 %640, 1
  %685 = icmp eq i64 %684, %41
  br i1 %685, label %686, label %639

686:
  %687 = fmul contract double %2, 0x3FEB6DB6DB6DB6DB
  %688 = fadd contract double %687, %1
  %689 = mul nsw i64 %41, 10
  %690 = getelementptr inbounds <4 x double>, ptr %4, i64 %689
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
  %724 = insertelement <4 x double> poison, double %2, i64 0
  %725 = shufflevector <4 x double> %724, <4 x double> poison, <4 x i32> zeroinitializer
  br label %726

726:
  %727 = phi i64 [ 0, %723 ], [ %776, %726 ]
  %728 = getelementptr inbounds <4 x double>, ptr %45, i64 %727
  %729 = load <4 x double>, ptr %728, align 32
  %730 = getelementptr inbounds <4 x double>, ptr %4, i64 %727
  %731 = load <4 x double>, ptr %730, align 32
  %732 = fmul contract <4 x double> %731, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %733 = add nsw i64 %727, %180
  %734 = getelementptr inbounds <4 x double>, ptr %4, i64 %733
  %735 = load <4 x double>, ptr %734, align 32
  %736 = fmul contract <4 x double> %735, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %737 = fsub contract <4 x double> %732, %736
  %738 = add nsw i64 %727, %242
  %739 = getelementptr inbounds <4 x double>, ptr %4, i64 %738
  %740 = load <4 x double>, ptr %739, align 32
  %741 = fmul contract <4 x double> %740, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %742 = fsub contract <4 x double> %737, %741
  %743 = add nsw i64 %727, %304
  %744 = getelementptr inbounds <4 x double>, ptr %4, i64 %743
  %745 = load <4 x double>, ptr %744, align 32
  %746 = fmul contract <4 x double> %745, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %747 = fsub contract <4 x double> %742, %746
  %748 = add nsw i64 %727, %371
  %749 = getelementptr inbounds <4 x double>, ptr %4, i64 %748
  %750 = load <4 x double>, ptr %749, align 32
  %751 = fmul contract <4 x double> %750, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %752 = fadd contract <4 x double> %747, %751
  %753 = add nsw i64 %727, %443
  %754 = getelementptr inbounds <4 x double>, ptr %4, i64 %753
  %755 = load <4 x double>, ptr %754, align 32
  %756 = fmul contract <4 x double> %755, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %757 = fsub contract <4 x double> %752, %756
  %758 = add nsw i64 %727, %520
  %759 = getelementptr inbounds <4 x double>, ptr %4, i64 %758
  %760 = load <4 x double>, ptr %759, align 32
  %761 = fmul contract <4 x double> %760, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %762 = fsub contract <4 x double> %757, %761
  %763 = add nsw i64 %727, %602
  %764 = getelementptr inbounds <4 x double>, ptr %4, i64 %763
  %765 = load <4 x double>, ptr %764, align 32
  %766 = fmul contract <4 x double> %765, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %767 = fadd contract <4 x double> %762, %766
  %768 = add nsw i64 %727, %689
  %769 = getelementptr inbounds <4 x double>, ptr %4, i64 %768
  %770 = load <4 x double>, ptr %769, align 32
  %771 = fmul contract <4 x double> %770, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %772 = fadd contract <4 x double> %767, %771
  %773 = fmul contract <4 x double> %725, %772
  %774 = fadd contract <4 x double> %729, %773
  %775 = getelementptr inbounds <4 x double>, ptr %43, i64 %727
  store <4 x double> %774, ptr %775, align 32
  %776 = add nsw i64 %727, 1
  %777 = icmp eq i64 %776, %41
  br i1 %777, label %778, label %726

778:
  %779 = fadd contract double %1, %2
  %780 = mul nsw i64 %41, 11
  %781 = getelementptr inbounds <4 x double>, ptr %4, i64 %780
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
  %815 = insertelement <4 x double> poison, double %2, i64 0
  %816 = shufflevector <4 x double> %815, <4 x double> poison, <4 x i32> zeroinitializer
  %817 = mul nsw i64 %41, 17
  %818 = mul nsw i64 %41, 18
  %819 = mul nsw i64 %41, 19
  br label %820

820:
  %821 = phi i64 [ 0, %814 ], [ %896, %820 ]
  %822 = getelementptr inbounds <4 x double>, ptr %4, i64 %821
  %823 = load <4 x double>, ptr %822, align 32
  %824 = add nsw i64 %821, %304
  %825 = getelementptr inbounds <4 x double>, ptr %4, i64 %824
  %826 = load <4 x double>, ptr %825, align 32
  %827 = add nsw i64 %821, %371
  %828 = getelementptr inbounds <4 x double>, ptr %4, i64 %827
  %829 = load <4 x double>, ptr %828, align 32
  %830 = add nsw i64 %821, %443
  %831 = getelementptr inbounds <4 x double>, ptr %4, i64 %830
  %832 = load <4 x double>, ptr %831, align 32
  %833 = add nsw i64 %821, %520
  %834 = getelementptr inbounds <4 x double>, ptr %4, i64 %833
  %835 = load <4 x double>, ptr %834, align 32
  %836 = add nsw i64 %821, %602
  %837 = getelementptr inbounds <4 x double>, ptr %4, i64 %836
  %838 = load <4 x double>, ptr %837, align 32
  %839 = add nsw i64 %821, %689
  %840 = getelementptr inbounds <4 x double>, ptr %4, i64 %839
  %841 = load <4 x double>, ptr %840, align 32
  %842 = add nsw i64 %821, %780
  %843 = getelementptr inbounds <4 x double>, ptr %4, i64 %842
  %844 = load <4 x double>, ptr %843, align 32
  %845 = add nsw i64 %821, %44
  %846 = getelementptr inbounds <4 x double>, ptr %4, i64 %845
  %847 = load <4 x double>, ptr %846, align 32
  %848 = fmul contract <4 x double> %823, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %849 = fmul contract <4 x double> %826, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %850 = fadd contract <4 x double> %848, %849
  %851 = fmul contract <4 x double> %829, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %852 = fadd contract <4 x double> %850, %851
  %853 = fmul contract <4 x double> %832, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %854 = fadd contract <4 x double> %852, %853
  %855 = fmul contract <4 x double> %835, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %856 = fadd contract <4 x double> %854, %855
  %857 = fmul contract <4 x double> %838, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %858 = fadd contract <4 x double> %856, %857
  %859 = fmul contract <4 x double> %841, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %860 = fadd contract <4 x double> %858, %859
  %861 = fmul contract <4 x double> %844, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %862 = fadd contract <4 x double> %860, %861
  %863 = fmul contract <4 x double> %816, %862
  %864 = fadd contract <4 x double> %847, %863
  %865 = add nsw i64 %821, %817
  %866 = getelementptr inbounds <4 x double>, ptr %4, i64 %865
  store <4 x double> %864, ptr %866, align 32
  %867 = fmul contract <4 x double> %823, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %868 = fmul contract <4 x double> %826, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %869 = fsub contract <4 x double> %867, %868
  %870 = fmul contract <4 x double> %829, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %871 = fsub contract <4 x double> %869, %870
  %872 = fmul contract <4 x double> %832, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %873 = fadd contract <4 x double> %871, %872
  %874 = fmul contract <4 x double> %835, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %875 = fsub contract <4 x double> %873, %874
  %876 = fmul contract <4 x double> %838, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %877 = fadd contract <4 x double> %875, %876
  %878 = fmul contract <4 x double> %841, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %879 = fadd contract <4 x double> %877, %878
  %880 = fmul contract <4 x double> %844, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %881 = fsub contract <4 x double> %879, %880
  %882 = add nsw i64 %821, %818
  %883 = getelementptr inbounds <4 x double>, ptr %4, i64 %882
  store <4 x double> %881, ptr %883, align 32
  %884 = fmul contract <4 x double> %823, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %885 = fsub contract <4 x double> %849, %884
  %886 = fadd contract <4 x double> %885, %851
  %887 = fadd contract <4 x double> %886, %853
  %888 = fmul contract <4 x double> %835, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %889 = fsub contract <4 x double> %887, %888
  %890 = fadd contract <4 x double> %889, %857
  %891 = fadd contract <4 x double> %890, %859
  %892 = fmul contract <4 x double> %844, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %893 = fadd contract <4 x double> %891, %892
  %894 = add nsw i64 %821, %819
  %895 = getelementptr inbounds <4 x double>, ptr %4, i64 %894
  store <4 x double> %893, ptr %895, align 32
  %896 = add nsw i64 %821, 1
  %897 = icmp eq i64 %896, %41
  br i1 %897, label %898, label %820

898:
  ret void
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

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
