; source 02bbea0058515c9563cb1295f233b532d571c89d733b1636f78526ff7a4c0e2b
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
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
  %7 = alloca %struct.Look, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca %struct.Step, align 8
  %13 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %16 = load ptr, ptr %15, align 8
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %1217

18:
  %19 = getelementptr inbounds double, ptr %14, i64 2
  %20 = getelementptr inbounds i64, ptr %16, i64 2
  %21 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %23 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %24 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %25 = getelementptr inbounds double, ptr %14, i64 1
  %26 = getelementptr inbounds double, ptr %14, i64 3
  %27 = getelementptr inbounds double, ptr %14, i64 6
  %28 = getelementptr inbounds i64, ptr %16, i64 4
  %29 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %30 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %37 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %38 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %39 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %47 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %49 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %52 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %53 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %54 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %55 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %56 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %57 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %59 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %60 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  %61 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %64 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %66 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %67 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %68 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  %69 = getelementptr inbounds %struct.Look, ptr %7, i64 0, i32 1
  %70 = getelementptr inbounds %struct.Look, ptr %7, i64 0, i32 2
  %71 = getelementptr inbounds %struct.Look, ptr %7, i64 0, i32 3
  %72 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %73 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %74 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %75 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %76 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %77 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 1
  %78 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 2
  %79 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 3
  %80 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 4
  %81 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 5
  %82 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 6
  %83 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 7
  %84 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 8
  %85 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 9
  %86 = getelementptr inbounds %struct.Step, ptr %12, i64 0, i32 10
  %87 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %88 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %89 = getelementptr inbounds double, ptr %14, i64 4
  %90 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %91

91:
  %92 = phi i1 [ true, %18 ], [ %1213, %1211 ]
  %93 = phi i64 [ 0, %18 ], [ %1212, %1211 ]
  %94 = load double, ptr %14, align 8
  %95 = load double, ptr %19, align 8
  %96 = fsub contract double %95, %94
  %97 = fcmp contract oeq double %94, %95
  br i1 %97, label %1223, label %98

98:
  %99 = load i64, ptr %20, align 8
  %100 = load i64, ptr %21, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %102, label %1223

102:
  %103 = load ptr, ptr %23, align 8
  %104 = load i64, ptr %103, align 8
  %105 = load i64, ptr %22, align 8
  %106 = add nsw i64 %105, %104
  %107 = load i64, ptr %24, align 8
  %108 = icmp sgt i64 %106, %107
  br i1 %108, label %1223, label %109

109:
  %110 = load double, ptr %25, align 8
  %111 = call contract double @llvm.fabs.f64(double %110)
  %112 = load double, ptr %26, align 8
  %113 = call contract double @llvm.minnum.f64(double %111, double %112)
  %114 = call contract double @llvm.copysign.f64(double %113, double %96)
  %115 = fadd contract double %94, %114
  store double %115, ptr %27, align 8
  %116 = call contract double @llvm.fabs.f64(double %113)
  %117 = fmul contract double %116, 1.010000e+00
  %118 = call contract double @llvm.fabs.f64(double %96)
  %119 = fcmp contract ult double %117, %118
  br i1 %119, label %121, label %120

120:
  store double %95, ptr %27, align 8
  br label %140

121:
  %122 = call contract double @llvm.fabs.f64(double %94)
  %123 = fmul contract double %122, 0x3CE4000000000000
  %124 = fcmp contract ole double %116, %123
  %125 = fcmp contract oeq double %114, 0.000000e+00
  %126 = select i1 %124, i1 true, i1 %125
  br i1 %126, label %130, label %127

127:
  %128 = load i64, ptr %28, align 8
  %129 = icmp sgt i64 %128, 20
  br i1 %129, label %130, label %138

130:
  %131 = getelementptr inbounds i64, ptr %16, i64 5
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %1223

134:
  %135 = load i64, ptr %28, align 8
  %136 = icmp sgt i64 %135, 0
  %137 = select i1 %136, i64 4, i64 3
  br label %1223

138:
  %139 = fsub contract double %115, %94
  br label %140

140:
  %141 = phi double [ %96, %120 ], [ %139, %138 ]
  %142 = load i64, ptr %29, align 8
  %143 = load i64, ptr %30, align 8
  %144 = load ptr, ptr %13, align 8
  %145 = load ptr, ptr %31, align 8
  %146 = mul nsw i64 %143, 18
  %147 = getelementptr inbounds double, ptr %145, i64 %146
  %148 = mul nsw i64 %143, 19
  %149 = getelementptr inbounds double, ptr %145, i64 %148
  %150 = mul nsw i64 %143, 17
  %151 = getelementptr inbounds double, ptr %145, i64 %150
  %152 = shl nsw i64 %143, 4
  %153 = getelementptr inbounds double, ptr %145, i64 %152
  %154 = load ptr, ptr %32, align 8
  %155 = mul nsw i64 %143, 20
  %156 = getelementptr double, ptr %145, i64 %155
  %157 = icmp sgt i64 %143, 0
  br i1 %157, label %158, label %174

158:
  %159 = phi i64 [ %163, %158 ], [ 0, %140 ]
  %160 = getelementptr inbounds double, ptr %154, i64 %159
  %161 = load <2 x double>, ptr %160, align 16
  %162 = getelementptr inbounds double, ptr %156, i64 %159
  store <2 x double> %161, ptr %162, align 16
  %163 = add nsw i64 %159, 2
  %164 = icmp slt i64 %163, %143
  br i1 %164, label %158, label %165

165:
  %166 = load ptr, ptr %33, align 8
  br label %167

167:
  %168 = phi i64 [ %172, %167 ], [ 0, %165 ]
  %169 = getelementptr inbounds double, ptr %166, i64 %168
  %170 = load <2 x double>, ptr %169, align 16
  %171 = getelementptr inbounds double, ptr %145, i64 %168
  store <2 x double> %170, ptr %171, align 16
  %172 = add nsw i64 %168, 2
  %173 = icmp slt i64 %172, %143
  br i1 %173, label %167, label %174

174:
  %175 = load double, ptr %144, align 8
  %176 = load ptr, ptr %34, align 8
  call fastcc void @take_step_one(ptr %0, double %175, double %141, ptr %176, ptr %145)
  %177 = load i64, ptr %30, align 8
  %178 = load i64, ptr %35, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %229, label %180

180:
  %181 = load ptr, ptr %13, align 8
  %182 = load double, ptr %181, align 8
  %183 = call contract double @llvm.fabs.f64(double %182)
  %184 = call contract double @llvm.fabs.f64(double %141)
  %185 = fmul contract double %184, 1.000000e+07
  %186 = call contract double @llvm.minnum.f64(double %183, double %185)
  %187 = load double, ptr %36, align 8
  %188 = fdiv contract double 1.000000e-15, %187
  %189 = getelementptr inbounds double, ptr %181, i64 7
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %181, i64 8
  %192 = load double, ptr %191, align 8
  %193 = fmul contract double %184, %192
  %194 = fadd contract double %190, %193
  %195 = fmul contract double %194, 1.000000e-02
  %196 = fmul contract double %186, %192
  %197 = fadd contract double %190, %196
  %198 = fmul contract double %188, %197
  %199 = fadd contract double %195, %198
  %200 = fmul contract double %184, %199
  %201 = load ptr, ptr %32, align 8
  %202 = load ptr, ptr %37, align 8
  %203 = shl nsw i64 %177, 1
  %204 = getelementptr inbounds double, ptr %202, i64 %203
  %205 = icmp sgt i64 %177, 0
  br i1 %205, label %206, label %220

206:
  %207 = phi i64 [ %218, %206 ], [ 0, %180 ]
  %208 = phi <2 x double> [ %217, %206 ], [ zeroinitializer, %180 ]
  %209 = getelementptr inbounds double, ptr %201, i64 %207
  %210 = load <2 x i64>, ptr %209, align 16
  %211 = and <2 x i64> %210, <i64 9223372036854775807, i64 9223372036854775807>
  %212 = bitcast <2 x i64> %211 to <2 x double>
  %213 = getelementptr inbounds double, ptr %204, i64 %207
  %214 = load <2 x double>, ptr %213, align 16
  %215 = fmul contract <2 x double> %214, %212
  %216 = fcmp contract ogt <2 x double> %215, %208
  %217 = select <2 x i1> %216, <2 x double> %215, <2 x double> %208
  %218 = add nsw i64 %207, 2
  %219 = icmp slt i64 %218, %177
  br i1 %219, label %206, label %220

220:
  %221 = phi <2 x double> [ zeroinitializer, %180 ], [ %217, %206 ]
  %222 = extractelement <2 x double> %221, i64 0
  %223 = extractelement <2 x double> %221, i64 1
  %224 = call contract double @llvm.maxnum.f64(double %222, double %223)
  %225 = fmul contract double %190, %186
  %226 = fadd contract double %225, %224
  %227 = fmul contract double %188, %226
  %228 = fadd contract double %200, %227
  br label %229

229:
  %230 = phi double [ %228, %220 ], [ 0.000000e+00, %174 ]
  %231 = phi double [ %199, %220 ], [ 0.000000e+00, %174 ]
  %232 = icmp sgt i64 %177, 0
  br i1 %232, label %233, label %276

233:
  %234 = insertelement <2 x double> poison, double %231, i64 0
  %235 = shufflevector <2 x double> %234, <2 x double> poison, <2 x i32> zeroinitializer
  %236 = insertelement <2 x double> poison, double %230, i64 0
  %237 = shufflevector <2 x double> %236, <2 x double> poison, <2 x i32> zeroinitializer
  br label %238

238:
  %239 = phi i64 [ 0, %233 ], [ %274, %238 ]
  %240 = load ptr, ptr %37, align 8
  %241 = getelementptr inbounds double, ptr %240, i64 %239
  %242 = getelementptr inbounds double, ptr %240, i64 %177
  %243 = getelementptr inbounds double, ptr %242, i64 %239
  %244 = load ptr, ptr %32, align 8
  %245 = getelementptr inbounds double, ptr %244, i64 %239
  %246 = load <2 x i64>, ptr %245, align 16
  %247 = and <2 x i64> %246, <i64 9223372036854775807, i64 9223372036854775807>
  %248 = bitcast <2 x i64> %247 to <2 x double>
  %249 = getelementptr inbounds double, ptr %151, i64 %239
  %250 = load <2 x i64>, ptr %249, align 16
  %251 = and <2 x i64> %250, <i64 9223372036854775807, i64 9223372036854775807>
  %252 = bitcast <2 x i64> %251 to <2 x double>
  %253 = fcmp contract ogt <2 x double> %248, %252
  %254 = select <2 x i1> %253, <2 x i64> %247, <2 x i64> %251
  %255 = bitcast <2 x i64> %254 to <2 x double>
  %256 = load ptr, ptr %38, align 8
  %257 = getelementptr inbounds double, ptr %256, i64 %239
  %258 = load <2 x double>, ptr %257, align 16
  %259 = load double, ptr %36, align 8
  %260 = insertelement <2 x double> poison, double %259, i64 0
  %261 = shufflevector <2 x double> %260, <2 x double> poison, <2 x i32> zeroinitializer
  %262 = load <2 x double>, ptr %243, align 16
  %263 = fmul contract <2 x double> %235, %262
  %264 = fadd contract <2 x double> %263, %255
  %265 = load <2 x double>, ptr %241, align 16
  %266 = fmul contract <2 x double> %237, %265
  %267 = fadd contract <2 x double> %264, %266
  %268 = fmul contract <2 x double> %261, %267
  %269 = fadd contract <2 x double> %258, %268
  %270 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %269
  %271 = fcmp contract ogt <2 x double> %269, zeroinitializer
  %272 = select <2 x i1> %271, <2 x double> %270, <2 x double> zeroinitializer
  %273 = getelementptr inbounds double, ptr %153, i64 %239
  store <2 x double> %272, ptr %273, align 16
  %274 = add nsw i64 %239, 2
  %275 = icmp slt i64 %274, %177
  br i1 %275, label %238, label %276

276:
  %277 = call contract double @llvm.fabs.f64(double %141)
  br i1 %157, label %278, label %298

278:
  %279 = phi <2 x double> [ %293, %278 ], [ zeroinitializer, %276 ]
  %280 = phi <2 x double> [ %295, %278 ], [ zeroinitializer, %276 ]
  %281 = phi i64 [ %296, %278 ], [ 0, %276 ]
  %282 = getelementptr inbounds double, ptr %147, i64 %281
  %283 = load <2 x double>, ptr %282, align 16
  %284 = getelementptr inbounds double, ptr %153, i64 %281
  %285 = load <2 x double>, ptr %284, align 16
  %286 = fmul contract <2 x double> %283, %285
  %287 = getelementptr inbounds double, ptr %282, i64 2
  %288 = load <2 x double>, ptr %287, align 16
  %289 = getelementptr inbounds double, ptr %284, i64 2
  %290 = load <2 x double>, ptr %289, align 16
  %291 = fmul contract <2 x double> %288, %290
  %292 = fmul contract <2 x double> %286, %286
  %293 = fadd contract <2 x double> %279, %292
  %294 = fmul contract <2 x double> %291, %291
  %295 = fadd contract <2 x double> %280, %294
  %296 = add nsw i64 %281, 4
  %297 = icmp slt i64 %296, %143
  br i1 %297, label %278, label %298

298:
  %299 = phi <2 x double> [ zeroinitializer, %276 ], [ %295, %278 ]
  %300 = phi <2 x double> [ zeroinitializer, %276 ], [ %293, %278 ]
  %301 = shufflevector <2 x double> %300, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %302 = fadd contract <2 x double> %300, %301
  %303 = shufflevector <2 x double> %299, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %304 = fadd contract <2 x double> %299, %303
  %305 = fadd contract <2 x double> %304, %302
  %306 = extractelement <2 x double> %305, i64 0
  %307 = sitofp i64 %142 to double
  %308 = fdiv contract double %306, %307
  br i1 %157, label %309, label %329

309:
  %310 = phi <2 x double> [ %324, %309 ], [ zeroinitializer, %298 ]
  %311 = phi <2 x double> [ %326, %309 ], [ zeroinitializer, %298 ]
  %312 = phi i64 [ %327, %309 ], [ 0, %298 ]
  %313 = getelementptr inbounds double, ptr %149, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = getelementptr inbounds double, ptr %153, i64 %312
  %316 = load <2 x double>, ptr %315, align 16
  %317 = fmul contract <2 x double> %314, %316
  %318 = getelementptr inbounds double, ptr %313, i64 2
  %319 = load <2 x double>, ptr %318, align 16
  %320 = getelementptr inbounds double, ptr %315, i64 2
  %321 = load <2 x double>, ptr %320, align 16
  %322 = fmul contract <2 x double> %319, %321
  %323 = fmul contract <2 x double> %317, %317
  %324 = fadd contract <2 x double> %310, %323
  %325 = fmul contract <2 x double> %322, %322
  %326 = fadd contract <2 x double> %311, %325
  %327 = add nsw i64 %312, 4
  %328 = icmp slt i64 %327, %143
  br i1 %328, label %309, label %329

329:
  %330 = phi <2 x double> [ zeroinitializer, %298 ], [ %326, %309 ]
  %331 = phi <2 x double> [ zeroinitializer, %298 ], [ %324, %309 ]
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %333 = fadd contract <2 x double> %331, %332
  %334 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %335 = fadd contract <2 x double> %330, %334
  %336 = fadd contract <2 x double> %335, %333
  %337 = extractelement <2 x double> %336, i64 0
  %338 = fdiv contract double %337, %307
  %339 = fcmp contract oeq double %308, 0.000000e+00
  %340 = fcmp contract oeq double %338, 0.000000e+00
  %341 = and i1 %339, %340
  br i1 %341, label %359, label %342

342:
  %343 = fmul contract double %277, %308
  %344 = fmul contract double %338, 1.000000e-02
  %345 = fadd contract double %308, %344
  %346 = call contract double @llvm.sqrt.f64(double %345)
  %347 = fdiv contract double %343, %346
  %348 = fcmp contract oeq double %347, 0.000000e+00
  br i1 %348, label %356, label %349

349:
  %350 = call contract double @llvm.sqrt.f64(double %347)
  %351 = call contract double @llvm.sqrt.f64(double %350)
  %352 = call contract double @llvm.sqrt.f64(double %351)
  %353 = fdiv contract double 8.500000e-01, %352
  %354 = call contract double @llvm.maxnum.f64(double %353, double 0x3FD5555555555555)
  %355 = call contract double @llvm.minnum.f64(double %354, double 6.000000e+00)
  br label %356

356:
  %357 = phi double [ %355, %349 ], [ 6.000000e+00, %342 ]
  %358 = fcmp contract ugt double %347, 1.000000e+00
  br i1 %358, label %632, label %359

359:
  %360 = phi double [ %357, %356 ], [ 6.000000e+00, %329 ]
  %361 = phi double [ %347, %356 ], [ 0.000000e+00, %329 ]
  %362 = getelementptr inbounds double, ptr %144, i64 6
  %363 = load double, ptr %362, align 8
  %364 = load ptr, ptr %34, align 8
  %365 = load ptr, ptr %39, align 8
  store double %363, ptr %11, align 8
  %366 = load ptr, ptr %40, align 8
  %367 = getelementptr inbounds i64, ptr %366, i64 1
  %368 = load i64, ptr %367, align 8
  %369 = add nsw i64 %368, 1
  store i64 %369, ptr %367, align 8
  %370 = load ptr, ptr %41, align 8
  %371 = load ptr, ptr %42, align 8
  call void %370(ptr %11, ptr %151, ptr %364, ptr %365, ptr %371)
  %372 = load ptr, ptr %43, align 8
  %373 = icmp eq ptr %372, null
  br i1 %373, label %422, label %374

374:
  %375 = load i64, ptr %44, align 8
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %379, label %377

377:
  %378 = load i64, ptr %29, align 8
  br label %394

379:
  %380 = load i64, ptr %45, align 8
  %381 = load i64, ptr %29, align 8
  %382 = shl nsw i64 %381, 1
  %383 = sub i64 %380, %375
  br label %384

384:
  %385 = phi i64 [ 0, %379 ], [ %389, %384 ]
  %386 = add i64 %383, %385
  %387 = getelementptr inbounds double, ptr %364, i64 %386
  %388 = load double, ptr %387, align 8
  %389 = add nsw i64 %385, 1
  %390 = add i64 %389, %382
  %391 = getelementptr inbounds double, ptr %365, i64 %390
  %392 = load double, ptr %391, align 8
  store double %392, ptr %387, align 8
  store double %388, ptr %391, align 8
  %393 = icmp eq i64 %389, %375
  br i1 %393, label %394, label %384

394:
  %395 = phi i64 [ %378, %377 ], [ %381, %384 ]
  %396 = load double, ptr %11, align 8
  %397 = getelementptr inbounds double, ptr %365, i64 %395
  store double %396, ptr %10, align 8
  %398 = load ptr, ptr %46, align 8
  store double 0.000000e+00, ptr %398, align 8
  %399 = load ptr, ptr %47, align 8
  %400 = load i64, ptr %48, align 8
  %401 = load i64, ptr %49, align 8
  %402 = load ptr, ptr %42, align 8
  %403 = call contract double %372(ptr %399, i64 %400, i64 %401, ptr %10, ptr %365, ptr %364, ptr %397, ptr %398, ptr %402)
  %404 = load i64, ptr %29, align 8
  %405 = shl nsw i64 %404, 1
  %406 = getelementptr inbounds double, ptr %365, i64 %405
  store double %403, ptr %406, align 8
  %407 = load i64, ptr %44, align 8
  %408 = icmp sgt i64 %407, 0
  br i1 %408, label %409, label %422

409:
  %410 = load i64, ptr %45, align 8
  %411 = sub i64 %410, %407
  br label %412

412:
  %413 = phi i64 [ 0, %409 ], [ %417, %412 ]
  %414 = add i64 %411, %413
  %415 = getelementptr inbounds double, ptr %364, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = add nsw i64 %413, 1
  %418 = add i64 %417, %405
  %419 = getelementptr inbounds double, ptr %365, i64 %418
  %420 = load double, ptr %419, align 8
  store double %420, ptr %415, align 8
  store double %416, ptr %419, align 8
  %421 = icmp eq i64 %417, %407
  br i1 %421, label %422, label %412

422:
  %423 = load i64, ptr %50, align 8
  %424 = load i64, ptr %30, align 8
  %425 = load ptr, ptr %31, align 8
  %426 = mul nsw i64 %424, 17
  %427 = getelementptr inbounds double, ptr %425, i64 %426
  %428 = load ptr, ptr %37, align 8
  %429 = getelementptr inbounds double, ptr %428, i64 %424
  %430 = mul nsw i64 %424, 19
  %431 = getelementptr inbounds double, ptr %425, i64 %430
  %432 = icmp sgt i64 %423, 0
  br i1 %432, label %433, label %435

433:
  %434 = load ptr, ptr %39, align 8
  br label %448

435:
  %436 = phi <2 x double> [ zeroinitializer, %422 ], [ %468, %448 ]
  %437 = phi <2 x double> [ zeroinitializer, %422 ], [ %470, %448 ]
  %438 = shufflevector <2 x double> %437, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %439 = fadd contract <2 x double> %437, %438
  %440 = shufflevector <2 x double> %436, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %441 = fadd contract <2 x double> %436, %440
  %442 = fadd contract <2 x double> %441, %439
  %443 = extractelement <2 x double> %442, i64 0
  %444 = sitofp i64 %423 to double
  %445 = fdiv contract double %443, %444
  %446 = call contract double @llvm.sqrt.f64(double %445)
  %447 = fcmp contract ugt double %446, 1.000000e+00
  br i1 %447, label %473, label %578

448:
  %449 = phi <2 x double> [ zeroinitializer, %433 ], [ %470, %448 ]
  %450 = phi <2 x double> [ zeroinitializer, %433 ], [ %468, %448 ]
  %451 = phi i64 [ 0, %433 ], [ %471, %448 ]
  %452 = getelementptr inbounds double, ptr %434, i64 %451
  %453 = load <2 x double>, ptr %452, align 16
  %454 = getelementptr inbounds double, ptr %427, i64 %451
  %455 = load <2 x double>, ptr %454, align 16
  %456 = fsub contract <2 x double> %453, %455
  %457 = getelementptr inbounds double, ptr %153, i64 %451
  %458 = load <2 x double>, ptr %457, align 16
  %459 = fmul contract <2 x double> %456, %458
  %460 = or i64 %451, 1
  %461 = icmp eq i64 %460, %423
  %462 = insertelement <2 x double> %459, double 0.000000e+00, i64 1
  %463 = select i1 %461, <2 x double> %462, <2 x double> %459
  %464 = and i64 %451, 2
  %465 = icmp eq i64 %464, 0
  %466 = fmul contract <2 x double> %463, %463
  %467 = select i1 %465, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %466
  %468 = fadd contract <2 x double> %450, %467
  %469 = select i1 %465, <2 x double> %466, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %470 = fadd contract <2 x double> %449, %469
  %471 = add nsw i64 %451, 2
  %472 = icmp slt i64 %471, %423
  br i1 %472, label %448, label %435

473:
  %474 = load i64, ptr %51, align 8
  %475 = icmp eq i64 %474, 0
  br i1 %475, label %578, label %476

476:
  %477 = load ptr, ptr %13, align 8
  %478 = getelementptr inbounds double, ptr %477, i64 2
  %479 = load double, ptr %478, align 8
  %480 = load double, ptr %477, align 8
  %481 = fsub contract double %479, %480
  %482 = call contract double @llvm.fabs.f64(double %481)
  %483 = getelementptr inbounds double, ptr %477, i64 7
  %484 = load double, ptr %483, align 8
  %485 = getelementptr inbounds double, ptr %477, i64 8
  %486 = load double, ptr %485, align 8
  %487 = fmul contract double %486, %482
  %488 = fadd contract double %484, %487
  %489 = fmul contract double %488, 2.000000e-13
  %490 = fmul contract double %482, %489
  %491 = load ptr, ptr %32, align 8
  %492 = shl nsw i64 %424, 1
  %493 = getelementptr inbounds double, ptr %428, i64 %492
  %494 = icmp sgt i64 %424, 0
  br i1 %494, label %495, label %535

495:
  %496 = phi i64 [ %507, %495 ], [ 0, %476 ]
  %497 = phi <2 x double> [ %506, %495 ], [ zeroinitializer, %476 ]
  %498 = getelementptr inbounds double, ptr %491, i64 %496
  %499 = load <2 x i64>, ptr %498, align 16
  %500 = and <2 x i64> %499, <i64 9223372036854775807, i64 9223372036854775807>
  %501 = bitcast <2 x i64> %500 to <2 x double>
  %502 = getelementptr inbounds double, ptr %493, i64 %496
  %503 = load <2 x double>, ptr %502, align 16
  %504 = fmul contract <2 x double> %503, %501
  %505 = fcmp contract ogt <2 x double> %504, %497
  %506 = select <2 x i1> %505, <2 x double> %504, <2 x double> %497
  %507 = add nsw i64 %496, 2
  %508 = icmp slt i64 %507, %424
  br i1 %508, label %495, label %509

509:
  %510 = extractelement <2 x double> %506, i64 0
  %511 = extractelement <2 x double> %506, i64 1
  %512 = call contract double @llvm.maxnum.f64(double %510, double %511)
  %513 = fmul contract double %512, 2.000000e-13
  %514 = fadd contract double %490, %513
  br label %546

515:
  %516 = phi <2 x double> [ %530, %515 ], [ zeroinitializer, %573 ]
  %517 = phi <2 x double> [ %532, %515 ], [ zeroinitializer, %573 ]
  %518 = phi i64 [ %533, %515 ], [ 0, %573 ]
  %519 = getelementptr inbounds double, ptr %431, i64 %518
  %520 = load <2 x double>, ptr %519, align 16
  %521 = getelementptr inbounds double, ptr %153, i64 %518
  %522 = load <2 x double>, ptr %521, align 16
  %523 = fmul contract <2 x double> %520, %522
  %524 = getelementptr inbounds double, ptr %519, i64 2
  %525 = load <2 x double>, ptr %524, align 16
  %526 = getelementptr inbounds double, ptr %521, i64 2
  %527 = load <2 x double>, ptr %526, align 16
  %528 = fmul contract <2 x double> %525, %527
  %529 = fmul contract <2 x double> %523, %523
  %530 = fadd contract <2 x double> %516, %529
  %531 = fmul contract <2 x double> %528, %528
  %532 = fadd contract <2 x double> %517, %531
  %533 = add nsw i64 %518, 4
  %534 = icmp slt i64 %533, %424
  br i1 %534, label %515, label %535

535:
  %536 = phi <2 x double> [ zeroinitializer, %476 ], [ %532, %515 ]
  %537 = phi <2 x double> [ zeroinitializer, %476 ], [ %530, %515 ]
  %538 = shufflevector <2 x double> %537, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %539 = fadd contract <2 x double> %537, %538
  %540 = shufflevector <2 x double> %536, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %541 = fadd contract <2 x double> %536, %540
  %542 = fadd contract <2 x double> %541, %539
  %543 = extractelement <2 x double> %542, i64 0
  %544 = fdiv contract double %543, %444
  %545 = call contract double @llvm.sqrt.f64(double %544)
  br label %578

546:
  %547 = phi i64 [ %576, %573 ], [ 0, %509 ]
  %548 = icmp slt i64 %547, %423
  br i1 %548, label %549, label %573

549:
  %550 = getelementptr inbounds double, ptr %428, i64 %547
  %551 = load double, ptr %550, align 8
  %552 = fmul contract double %514, %551
  %553 = getelementptr inbounds double, ptr %429, i64 %547
  %554 = load double, ptr %553, align 8
  %555 = fmul contract double %489, %554
  %556 = fadd contract double %552, %555
  %557 = getelementptr inbounds double, ptr %491, i64 %547
  %558 = load double, ptr %557, align 8
  %559 = call contract double @llvm.fabs.f64(double %558)
  %560 = fmul contract double %559, 2.000000e-13
  %561 = fadd contract double %556, %560
  %562 = load ptr, ptr %39, align 8
  %563 = getelementptr inbounds double, ptr %562, i64 %547
  %564 = load double, ptr %563, align 8
  %565 = getelementptr inbounds double, ptr %427, i64 %547
  %566 = load double, ptr %565, align 8
  %567 = fsub contract double %564, %566
  %568 = getelementptr inbounds double, ptr %153, i64 %547
  %569 = load double, ptr %568, align 8
  %570 = fmul contract double %561, %569
  %571 = fadd contract double %570, 1.000000e+00
  %572 = fdiv contract double %567, %571
  br label %573

573:
  %574 = phi contract double [ %572, %549 ], [ 0.000000e+00, %546 ]
  %575 = getelementptr inbounds double, ptr %431, i64 %547
  store double %574, ptr %575, align 8
  %576 = add nsw i64 %547, 1
  %577 = icmp eq i64 %576, %424
  br i1 %577, label %515, label %546

578:
  %579 = phi double [ %545, %535 ], [ %446, %473 ], [ %446, %435 ]
  %580 = shl nsw i64 %142, 1
  %581 = load ptr, ptr %39, align 8
  %582 = icmp sgt i64 %142, 0
  br i1 %582, label %583, label %602

583:
  %584 = phi i64 [ %597, %583 ], [ 1, %578 ]
  %585 = phi i64 [ %596, %583 ], [ 0, %578 ]
  %586 = phi double [ %595, %583 ], [ 0.000000e+00, %578 ]
  %587 = phi double [ %591, %583 ], [ 0.000000e+00, %578 ]
  %588 = getelementptr inbounds double, ptr %581, i64 %585
  %589 = load double, ptr %588, align 8
  %590 = fmul contract double %589, 0.000000e+00
  %591 = fadd contract double %587, %590
  %592 = getelementptr inbounds double, ptr %581, i64 %584
  %593 = load double, ptr %592, align 8
  %594 = fmul contract double %593, 0.000000e+00
  %595 = fadd contract double %586, %594
  %596 = add nsw i64 %585, 2
  %597 = or i64 %596, 1
  %598 = icmp slt i64 %597, %580
  br i1 %598, label %583, label %599

599:
  %600 = fadd contract double %591, %595
  %601 = fcmp contract une double %600, 0.000000e+00
  br i1 %601, label %641, label %602

602:
  %603 = fcmp contract ogt double %579, %361
  br i1 %603, label %604, label %613

604:
  %605 = fcmp contract oeq double %579, 0.000000e+00
  br i1 %605, label %613, label %606

606:
  %607 = call contract double @llvm.sqrt.f64(double %579)
  %608 = call contract double @llvm.sqrt.f64(double %607)
  %609 = call contract double @llvm.sqrt.f64(double %608)
  %610 = fdiv contract double 8.500000e-01, %609
  %611 = call contract double @llvm.maxnum.f64(double %610, double 0x3FD5555555555555)
  %612 = call contract double @llvm.minnum.f64(double %611, double 6.000000e+00)
  br label %613

613:
  %614 = phi double [ %361, %602 ], [ %579, %604 ], [ %579, %606 ]
  %615 = phi double [ %360, %602 ], [ 6.000000e+00, %604 ], [ %612, %606 ]
  %616 = fcmp contract ugt double %614, 1.000000e+00
  br i1 %616, label %632, label %617

617:
  %618 = load ptr, ptr %15, align 8
  %619 = getelementptr inbounds i64, ptr %618, i64 3
  %620 = load i64, ptr %619, align 8
  %621 = icmp eq i64 %620, 0
  %622 = call contract double @llvm.minnum.f64(double %615, double 1.000000e+00)
  %623 = select i1 %621, double %615, double %622
  %624 = load double, ptr %362, align 8
  %625 = getelementptr inbounds double, ptr %144, i64 2
  %626 = load double, ptr %625, align 8
  %627 = fcmp contract oeq double %624, %626
  br i1 %627, label %628, label %661

628:
  %629 = getelementptr inbounds double, ptr %144, i64 1
  %630 = load double, ptr %629, align 8
  %631 = call contract double @llvm.fabs.f64(double %630)
  br label %661

632:
  %633 = phi double [ %615, %613 ], [ %357, %356 ]
  %634 = phi double [ %614, %613 ], [ %347, %356 ]
  %635 = phi double [ %579, %613 ], [ 0.000000e+00, %356 ]
  %636 = fcmp contract olt double %634, 0x7FF0000000000000
  br i1 %636, label %637, label %641

637:
  %638 = fmul contract double %141, %633
  %639 = getelementptr inbounds double, ptr %144, i64 1
  store double %638, ptr %639, align 8
  %640 = load ptr, ptr %15, align 8
  br label %649

641:
  %642 = phi double [ %635, %632 ], [ %579, %599 ]
  %643 = fmul contract double %141, 1.000000e-01
  %644 = getelementptr inbounds double, ptr %144, i64 1
  store double %643, ptr %644, align 8
  %645 = load ptr, ptr %15, align 8
  %646 = getelementptr inbounds i64, ptr %645, i64 4
  %647 = load i64, ptr %646, align 8
  %648 = add nsw i64 %647, 1
  store i64 %648, ptr %646, align 8
  br label %649

649:
  %650 = phi ptr [ %645, %641 ], [ %640, %637 ]
  %651 = phi double [ %642, %641 ], [ %635, %637 ]
  %652 = fcmp contract ogt double %651, 1.000000e+00
  br i1 %652, label %653, label %657

653:
  %654 = getelementptr inbounds i64, ptr %650, i64 5
  %655 = load i64, ptr %654, align 8
  %656 = add nsw i64 %655, 1
  br label %657

657:
  %658 = phi i64 [ %656, %653 ], [ 0, %649 ]
  %659 = getelementptr inbounds i64, ptr %650, i64 5
  store i64 %658, ptr %659, align 8
  %660 = getelementptr inbounds i64, ptr %650, i64 3
  store i64 1, ptr %660, align 8
  br label %1206

661:
  %662 = phi contract double [ %631, %628 ], [ 0.000000e+00, %617 ]
  %663 = fmul contract double %277, %623
  %664 = call contract double @llvm.maxnum.f64(double %663, double %662)
  %665 = call contract double @llvm.copysign.f64(double %664, double %141)
  %666 = getelementptr inbounds double, ptr %144, i64 1
  store double %665, ptr %666, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %619, i8 0, i64 24, i1 false)
  %667 = load i64, ptr %618, align 8
  %668 = add nsw i64 %667, 1
  store i64 %668, ptr %618, align 8
  %669 = load i64, ptr %52, align 8
  %670 = icmp eq i64 %669, 0
  br i1 %670, label %1022, label %671

671:
  %672 = load double, ptr %27, align 8
  %673 = load ptr, ptr %39, align 8
  %674 = load ptr, ptr %34, align 8
  %675 = load ptr, ptr %53, align 8
  store double %672, ptr %9, align 8
  %676 = load ptr, ptr %40, align 8
  %677 = getelementptr inbounds i64, ptr %676, i64 2
  %678 = load i64, ptr %677, align 8
  %679 = add nsw i64 %678, 1
  store i64 %679, ptr %677, align 8
  %680 = load ptr, ptr %54, align 8
  %681 = load ptr, ptr %42, align 8
  call void %680(ptr %9, ptr %673, ptr %674, ptr %675, ptr %681)
  %682 = load i64, ptr %30, align 8
  %683 = load i64, ptr %52, align 8
  %684 = load ptr, ptr %13, align 8
  %685 = getelementptr inbounds double, ptr %684, i64 6
  %686 = load double, ptr %685, align 8
  %687 = fdiv contract double %686, %141
  %688 = call contract double @llvm.fabs.f64(double %687)
  %689 = fmul contract double %688, 0x3D83880000000000
  %690 = icmp sgt i64 %683, 0
  br i1 %690, label %691, label %1022

691:
  %692 = load ptr, ptr %55, align 8
  br label %695

693:
  %694 = icmp eq i32 %767, 0
  br i1 %694, label %1022, label %770

695:
  %696 = phi i32 [ 0, %691 ], [ %767, %764 ]
  %697 = phi i64 [ 0, %691 ], [ %768, %764 ]
  %698 = getelementptr inbounds i64, ptr %692, i64 %697
  %699 = load i64, ptr %698, align 8
  %700 = icmp eq i64 %699, 3
  br i1 %700, label %701, label %764

701:
  %702 = load ptr, ptr %56, align 8
  %703 = getelementptr inbounds double, ptr %702, i64 %697
  %704 = load double, ptr %703, align 8
  %705 = add nsw i64 %697, %683
  %706 = getelementptr inbounds double, ptr %702, i64 %705
  %707 = load double, ptr %706, align 8
  %708 = fmul contract double %141, %707
  %709 = load ptr, ptr %53, align 8
  %710 = getelementptr inbounds double, ptr %709, i64 %697
  %711 = load double, ptr %710, align 8
  %712 = getelementptr inbounds double, ptr %709, i64 %705
  %713 = load double, ptr %712, align 8
  %714 = fmul contract double %141, %713
  %715 = call contract double @llvm.fabs.f64(double %704)
  %716 = call contract double @llvm.fabs.f64(double %711)
  %717 = call contract double @llvm.maxnum.f64(double %715, double %716)
  %718 = fcmp contract ugt double %717, 0.000000e+00
  br i1 %718, label %719, label %764

719:
  %720 = fcmp contract oeq double %704, 0.000000e+00
  %721 = fcmp contract oeq double %711, 0.000000e+00
  %722 = or i1 %720, %721
  br i1 %722, label %764, label %723

723:
  %724 = fcmp contract olt double %704, 0.000000e+00
  %725 = fcmp contract ogt double %711, 0.000000e+00
  %726 = and i1 %724, %725
  br i1 %726, label %764, label %727

727:
  %728 = fcmp contract ogt double %704, 0.000000e+00
  %729 = fcmp contract olt double %711, 0.000000e+00
  %730 = and i1 %728, %729
  br i1 %730, label %764, label %731

731:
  %732 = fcmp contract olt double %708, 0.000000e+00
  %733 = fcmp contract ogt double %714, 0.000000e+00
  %734 = and i1 %732, %733
  %735 = and i1 %725, %734
  %736 = and i1 %728, %735
  br i1 %736, label %743, label %737

737:
  %738 = fcmp contract ogt double %708, 0.000000e+00
  %739 = fcmp contract olt double %714, 0.000000e+00
  %740 = and i1 %738, %739
  %741 = and i1 %729, %740
  %742 = and i1 %724, %741
  br i1 %742, label %743, label %764

743:
  %744 = select contract i1 %728, double 1.000000e+00, double -1.000000e+00
  %745 = fmul contract double %744, %708
  %746 = fmul contract double %744, %714
  %747 = fcmp contract olt double %745, 0.000000e+00
  %748 = fcmp contract ogt double %746, 0.000000e+00
  %749 = and i1 %747, %748
  br i1 %749, label %750, label %764

750:
  %751 = fmul contract double %744, %711
  %752 = fmul contract double %704, %744
  %753 = fsub contract double %751, %752
  %754 = fsub contract double %753, %746
  %755 = fsub contract double %745, %746
  %756 = fdiv contract double %754, %755
  %757 = fmul contract double %745, %756
  %758 = fadd contract double %752, %757
  %759 = call contract double @llvm.minnum.f64(double %752, double %751)
  %760 = fsub contract double %759, %758
  %761 = fmul contract double %760, 2.500000e-01
  %762 = fsub contract double %758, %761
  %763 = fcmp contract olt double %762, 0.000000e+00
  br label %764

764:
  %765 = phi i1 [ false, %695 ], [ false, %701 ], [ %763, %750 ], [ false, %743 ], [ false, %737 ], [ true, %723 ], [ true, %727 ], [ false, %719 ]
  %766 = zext i1 %765 to i32
  %767 = or i32 %696, %766
  %768 = add nsw i64 %697, 1
  %769 = icmp eq i64 %768, %683
  br i1 %769, label %693, label %695

770:
  store ptr %0, ptr %6, align 8
  %771 = load double, ptr %684, align 8
  store double %771, ptr %57, align 8
  store double %686, ptr %59, align 8
  store double 1.000000e+00, ptr %60, align 8
  %772 = load ptr, ptr %34, align 8
  store ptr %772, ptr %61, align 8
  %773 = load ptr, ptr %31, align 8
  store ptr %773, ptr %62, align 8
  %774 = load ptr, ptr %39, align 8
  store ptr %774, ptr %63, align 8
  %775 = load ptr, ptr %65, align 8
  store ptr %775, ptr %64, align 8
  %776 = load ptr, ptr %67, align 8
  store ptr %776, ptr %66, align 8
  store i64 0, ptr %68, align 8
  store double %141, ptr %58, align 8
  store ptr %6, ptr %7, align 8
  store ptr %22, ptr %69, align 8
  store double 2.000000e+00, ptr %70, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(20) %71, i8 0, i64 20, i1 false)
  %777 = load ptr, ptr %72, align 8
  %778 = mul nsw i64 %683, 94
  %779 = getelementptr inbounds double, ptr %777, i64 %778
  %780 = shl i64 %683, 3
  call void @llvm.memset.p0.i64(ptr align 8 %779, i8 0, i64 %780, i1 false)
  %781 = load ptr, ptr %56, align 8
  %782 = load ptr, ptr %53, align 8
  %783 = call contract fastcc double @mark_between(ptr %7, i64 3, double 0.000000e+00, ptr %781, double 1.000000e+00, ptr %782, ptr %8)
  %784 = fcmp contract olt double %689, %783
  %785 = fcmp contract olt double %783, 0x3FEFFFFDE7210BE9
  %786 = and i1 %784, %785
  br i1 %786, label %787, label %1015

787:
  %788 = load ptr, ptr %31, align 8
  %789 = mul nsw i64 %682, 19
  %790 = getelementptr inbounds double, ptr %788, i64 %789
  %791 = mul nsw i64 %682, 17
  %792 = getelementptr inbounds double, ptr %788, i64 %791
  %793 = load i64, ptr %30, align 8
  %794 = load i64, ptr %35, align 8
  %795 = icmp eq i64 %794, 0
  br i1 %795, label %844, label %796

796:
  %797 = load ptr, ptr %13, align 8
  %798 = load double, ptr %797, align 8
  %799 = call contract double @llvm.fabs.f64(double %798)
  %800 = fmul contract double %277, 1.000000e+07
  %801 = call contract double @llvm.minnum.f64(double %799, double %800)
  %802 = load double, ptr %36, align 8
  %803 = fdiv contract double 1.000000e-15, %802
  %804 = getelementptr inbounds double, ptr %797, i64 7
  %805 = load double, ptr %804, align 8
  %806 = getelementptr inbounds double, ptr %797, i64 8
  %807 = load double, ptr %806, align 8
  %808 = fmul contract double %277, %807
  %809 = fadd contract double %805, %808
  %810 = fmul contract double %809, 1.000000e-02
  %811 = fmul contract double %801, %807
  %812 = fadd contract double %805, %811
  %813 = fmul contract double %803, %812
  %814 = fadd contract double %810, %813
  %815 = fmul contract double %277, %814
  %816 = load ptr, ptr %32, align 8
  %817 = load ptr, ptr %37, align 8
  %818 = shl nsw i64 %793, 1
  %819 = getelementptr inbounds double, ptr %817, i64 %818
  %820 = icmp sgt i64 %793, 0
  br i1 %820, label %821, label %835

821:
  %822 = phi i64 [ %833, %821 ], [ 0, %796 ]
  %823 = phi <2 x double> [ %832, %821 ], [ zeroinitializer, %796 ]
  %824 = getelementptr inbounds double, ptr %816, i64 %822
  %825 = load <2 x i64>, ptr %824, align 16
  %826 = and <2 x i64> %825, <i64 9223372036854775807, i64 9223372036854775807>
  %827 = bitcast <2 x i64> %826 to <2 x double>
  %828 = getelementptr inbounds double, ptr %819, i64 %822
  %829 = load <2 x double>, ptr %828, align 16
  %830 = fmul contract <2 x double> %829, %827
  %831 = fcmp contract ogt <2 x double> %830, %823
  %832 = select <2 x i1> %831, <2 x double> %830, <2 x double> %823
  %833 = add nsw i64 %822, 2
  %834 = icmp slt i64 %833, %793
  br i1 %834, label %821, label %835

835:
  %836 = phi <2 x double> [ zeroinitializer, %796 ], [ %832, %821 ]
  %837 = extractelement <2 x double> %836, i64 0
  %838 = extractelement <2 x double> %836, i64 1
  %839 = call contract double @llvm.maxnum.f64(double %837, double %838)
  %840 = fmul contract double %805, %801
  %841 = fadd contract double %840, %839
  %842 = fmul contract double %803, %841
  %843 = fadd contract double %815, %842
  br label %844

844:
  %845 = phi double [ %843, %835 ], [ 0.000000e+00, %787 ]
  %846 = phi double [ %814, %835 ], [ 0.000000e+00, %787 ]
  %847 = icmp sgt i64 %793, 0
  br i1 %847, label %848, label %891

848:
  %849 = insertelement <2 x double> poison, double %846, i64 0
  %850 = shufflevector <2 x double> %849, <2 x double> poison, <2 x i32> zeroinitializer
  %851 = insertelement <2 x double> poison, double %845, i64 0
  %852 = shufflevector <2 x double> %851, <2 x double> poison, <2 x i32> zeroinitializer
  br label %853

853:
  %854 = phi i64 [ 0, %848 ], [ %889, %853 ]
  %855 = load ptr, ptr %37, align 8
  %856 = getelementptr inbounds double, ptr %855, i64 %854
  %857 = getelementptr inbounds double, ptr %855, i64 %793
  %858 = getelementptr inbounds double, ptr %857, i64 %854
  %859 = load ptr, ptr %32, align 8
  %860 = getelementptr inbounds double, ptr %859, i64 %854
  %861 = load <2 x i64>, ptr %860, align 16
  %862 = and <2 x i64> %861, <i64 9223372036854775807, i64 9223372036854775807>
  %863 = bitcast <2 x i64> %862 to <2 x double>
  %864 = getelementptr inbounds double, ptr %792, i64 %854
  %865 = load <2 x i64>, ptr %864, align 16
  %866 = and <2 x i64> %865, <i64 9223372036854775807, i64 9223372036854775807>
  %867 = bitcast <2 x i64> %866 to <2 x double>
  %868 = fcmp contract ogt <2 x double> %863, %867
  %869 = select <2 x i1> %868, <2 x i64> %862, <2 x i64> %866
  %870 = bitcast <2 x i64> %869 to <2 x double>
  %871 = load ptr, ptr %38, align 8
  %872 = getelementptr inbounds double, ptr %871, i64 %854
  %873 = load <2 x double>, ptr %872, align 16
  %874 = load double, ptr %36, align 8
  %875 = insertelement <2 x double> poison, double %874, i64 0
  %876 = shufflevector <2 x double> %875, <2 x double> poison, <2 x i32> zeroinitializer
  %877 = load <2 x double>, ptr %858, align 16
  %878 = fmul contract <2 x double> %850, %877
  %879 = fadd contract <2 x double> %878, %870
  %880 = load <2 x double>, ptr %856, align 16
  %881 = fmul contract <2 x double> %852, %880
  %882 = fadd contract <2 x double> %879, %881
  %883 = fmul contract <2 x double> %876, %882
  %884 = fadd contract <2 x double> %873, %883
  %885 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %884
  %886 = fcmp contract ogt <2 x double> %884, zeroinitializer
  %887 = select <2 x i1> %886, <2 x double> %885, <2 x double> zeroinitializer
  %888 = getelementptr inbounds double, ptr %790, i64 %854
  store <2 x double> %887, ptr %888, align 16
  %889 = add nsw i64 %854, 2
  %890 = icmp slt i64 %889, %793
  br i1 %890, label %853, label %891

891:
  br label %892

892:
  %893 = phi double [ %1013, %1010 ], [ 0.000000e+00, %891 ]
  %894 = fmul contract double %783, %893
  %895 = fsub contract double %783, %894
  %896 = load i64, ptr %29, align 8
  %897 = load i64, ptr %30, align 8
  %898 = load ptr, ptr %31, align 8
  %899 = mul nsw i64 %897, 18
  %900 = getelementptr double, ptr %898, i64 %899
  %901 = shl nsw i64 %897, 4
  %902 = getelementptr double, ptr %898, i64 %901
  %903 = fsub contract double 1.000000e+00, %895
  %904 = call contract double @llvm.minnum.f64(double %895, double %903)
  %905 = fmul contract double %904, 1.000000e-03
  %906 = fsub contract double %895, %905
  call fastcc void @polynomial(ptr %6, double %906)
  %907 = icmp sgt i64 %897, 0
  br i1 %907, label %908, label %915

908:
  %909 = phi i64 [ %913, %908 ], [ 0, %892 ]
  %910 = getelementptr inbounds double, ptr %902, i64 %909
  %911 = load <2 x double>, ptr %910, align 16
  %912 = getelementptr inbounds double, ptr %900, i64 %909
  store <2 x double> %911, ptr %912, align 16
  %913 = add nsw i64 %909, 2
  %914 = icmp slt i64 %913, %897
  br i1 %914, label %908, label %915

915:
  %916 = fadd contract double %895, %905
  call fastcc void @polynomial(ptr %6, double %916)
  %917 = icmp sgt i64 %896, 0
  br i1 %917, label %918, label %920

918:
  %919 = fmul contract double %905, 2.000000e+00
  br label %955

920:
  call fastcc void @polynomial(ptr %6, double %895)
  %921 = load double, ptr %57, align 8
  %922 = load double, ptr %58, align 8
  %923 = fmul contract double %895, %922
  %924 = fadd contract double %921, %923
  %925 = load ptr, ptr %34, align 8
  %926 = load ptr, ptr %67, align 8
  store double %924, ptr %5, align 8
  %927 = load ptr, ptr %40, align 8
  %928 = load i64, ptr %927, align 8
  %929 = add nsw i64 %928, 1
  store i64 %929, ptr %927, align 8
  %930 = load ptr, ptr %43, align 8
  %931 = icmp eq ptr %930, null
  br i1 %931, label %932, label %935

932:
  %933 = load ptr, ptr %0, align 8
  %934 = load ptr, ptr %42, align 8
  call void %933(ptr %5, ptr %902, ptr %925, ptr %926, ptr %934)
  br label %952

935:
  store double %924, ptr %4, align 8
  %936 = load ptr, ptr %46, align 8
  store double 1.000000e+00, ptr %936, align 8
  %937 = load ptr, ptr %47, align 8
  %938 = load i64, ptr %48, align 8
  %939 = load i64, ptr %49, align 8
  %940 = load ptr, ptr %42, align 8
  %941 = call contract double %930(ptr %937, i64 %938, i64 %939, ptr %4, ptr %902, ptr %925, ptr %926, ptr %936, ptr %940)
  %942 = fcmp contract olt double %941, 0x7FF0000000000000
  br i1 %942, label %952, label %943

943:
  %944 = load double, ptr %5, align 8
  store double %944, ptr %3, align 8
  %945 = load ptr, ptr %46, align 8
  store double 0.000000e+00, ptr %945, align 8
  %946 = load ptr, ptr %43, align 8
  %947 = load ptr, ptr %47, align 8
  %948 = load i64, ptr %48, align 8
  %949 = load i64, ptr %49, align 8
  %950 = load ptr, ptr %42, align 8
  %951 = call contract double %946(ptr %947, i64 %948, i64 %949, ptr %3, ptr %902, ptr %925, ptr %926, ptr %945, ptr %950)
  br label %952

952:
  br i1 %917, label %953, label %965

953:
  %954 = load ptr, ptr %67, align 8
  br label %986

955:
  %956 = phi i64 [ 0, %918 ], [ %963, %955 ]
  %957 = getelementptr inbounds double, ptr %902, i64 %956
  %958 = load double, ptr %957, align 8
  %959 = getelementptr inbounds double, ptr %900, i64 %956
  %960 = load double, ptr %959, align 8
  %961 = fsub contract double %958, %960
  %962 = fdiv contract double %961, %919
  store double %962, ptr %959, align 8
  %963 = add nsw i64 %956, 1
  %964 = icmp eq i64 %963, %896
  br i1 %964, label %920, label %955

965:
  br i1 %907, label %966, label %997

966:
  %967 = phi <2 x double> [ %981, %966 ], [ zeroinitializer, %965 ]
  %968 = phi <2 x double> [ %983, %966 ], [ zeroinitializer, %965 ]
  %969 = phi i64 [ %984, %966 ], [ 0, %965 ]
  %970 = getelementptr inbounds double, ptr %900, i64 %969
  %971 = load <2 x double>, ptr %970, align 16
  %972 = getelementptr inbounds double, ptr %790, i64 %969
  %973 = load <2 x double>, ptr %972, align 16
  %974 = fmul contract <2 x double> %971, %973
  %975 = getelementptr inbounds double, ptr %970, i64 2
  %976 = load <2 x double>, ptr %975, align 16
  %977 = getelementptr inbounds double, ptr %972, i64 2
  %978 = load <2 x double>, ptr %977, align 16
  %979 = fmul contract <2 x double> %976, %978
  %980 = fmul contract <2 x double> %974, %974
  %981 = fadd contract <2 x double> %967, %980
  %982 = fmul contract <2 x double> %979, %979
  %983 = fadd contract <2 x double> %968, %982
  %984 = add nsw i64 %969, 4
  %985 = icmp slt i64 %984, %897
  br i1 %985, label %966, label %997

986:
  %987 = phi i64 [ 0, %953 ], [ %995, %986 ]
  %988 = load double, ptr %58, align 8
  %989 = getelementptr inbounds double, ptr %954, i64 %987
  %990 = load double, ptr %989, align 8
  %991 = fmul contract double %988, %990
  %992 = getelementptr inbounds double, ptr %900, i64 %987
  %993 = load double, ptr %992, align 8
  %994 = fsub contract double %993, %991
  store double %994, ptr %992, align 8
  %995 = add nsw i64 %987, 1
  %996 = icmp eq i64 %995, %896
  br i1 %996, label %965, label %986

997:
  %998 = phi <2 x double> [ zeroinitializer, %965 ], [ %983, %966 ]
  %999 = phi <2 x double> [ zeroinitializer, %965 ], [ %981, %966 ]
  %1000 = shufflevector <2 x double> %999, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %1001 = fadd contract <2 x double> %999, %1000
  %1002 = shufflevector <2 x double> %998, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %1003 = fadd contract <2 x double> %998, %1002
  %1004 = fadd contract <2 x double> %1003, %1001
  %1005 = extractelement <2 x double> %1004, i64 0
  %1006 = sitofp i64 %896 to double
  %1007 = fdiv contract double %1005, %1006
  %1008 = call contract double @llvm.sqrt.f64(double %1007)
  %1009 = fcmp contract ugt double %1008, 1.000000e+03
  br i1 %1009, label %1016, label %1010

1010:
  %1011 = fcmp contract oeq double %893, 0.000000e+00
  %1012 = fmul contract double %893, 1.000000e+02
  %1013 = select i1 %1011, double 1.000000e-10, double %1012
  %1014 = fcmp contract uge double %1013, 5.000000e-02
  br i1 %1014, label %1015, label %892

1015:
  br label %1022

1016:
  %1017 = fcmp contract uge double %895, 1.000000e+00
  br i1 %1017, label %1022, label %1018

1018:
  %1019 = fmul contract double %141, %895
  store double %1019, ptr %25, align 8
  %1020 = load i64, ptr %16, align 8
  %1021 = add nsw i64 %1020, -1
  store i64 %1021, ptr %16, align 8
  br label %1206

1022:
  %1023 = load i64, ptr %29, align 8
  %1024 = load i64, ptr %44, align 8
  %1025 = load ptr, ptr %15, align 8
  %1026 = getelementptr inbounds i64, ptr %1025, i64 2
  %1027 = load i64, ptr %1026, align 8
  %1028 = add nsw i64 %1027, 1
  store i64 %1028, ptr %1026, align 8
  %1029 = load ptr, ptr %13, align 8
  %1030 = load double, ptr %1029, align 8
  %1031 = load ptr, ptr %73, align 8
  %1032 = getelementptr inbounds double, ptr %1031, i64 %1027
  store double %1030, ptr %1032, align 8
  %1033 = load ptr, ptr %74, align 8
  %1034 = getelementptr inbounds double, ptr %1033, i64 %1027
  store double %141, ptr %1034, align 8
  %1035 = load ptr, ptr %32, align 8
  %1036 = load ptr, ptr %75, align 8
  %1037 = mul nsw i64 %1027, %1023
  %1038 = getelementptr double, ptr %1036, i64 %1037
  %1039 = icmp sgt i64 %1023, 0
  br i1 %1039, label %1040, label %1047

1040:
  %1041 = phi i64 [ %1045, %1040 ], [ 0, %1022 ]
  %1042 = getelementptr inbounds double, ptr %1035, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = getelementptr inbounds double, ptr %1038, i64 %1041
  store double %1043, ptr %1044, align 8
  %1045 = add nsw i64 %1041, 1
  %1046 = icmp eq i64 %1045, %1023
  br i1 %1046, label %1047, label %1040

1047:
  %1048 = load ptr, ptr %34, align 8
  %1049 = load i64, ptr %45, align 8
  %1050 = getelementptr inbounds double, ptr %1048, i64 %1049
  %1051 = sub i64 0, %1024
  %1052 = getelementptr double, ptr %1050, i64 %1051
  %1053 = load ptr, ptr %76, align 8
  %1054 = mul nsw i64 %1027, %1024
  %1055 = getelementptr double, ptr %1053, i64 %1054
  %1056 = icmp sgt i64 %1024, 0
  br i1 %1056, label %1057, label %1064

1057:
  %1058 = phi i64 [ %1062, %1057 ], [ 0, %1047 ]
  %1059 = getelementptr inbounds double, ptr %1052, i64 %1058
  %1060 = load double, ptr %1059, align 8
  %1061 = getelementptr inbounds double, ptr %1055, i64 %1058
  store double %1060, ptr %1061, align 8
  %1062 = add nsw i64 %1058, 1
  %1063 = icmp eq i64 %1062, %1024
  br i1 %1063, label %1064, label %1057

1064:
  %1065 = load i64, ptr %52, align 8
  %1066 = icmp eq i64 %1065, 0
  br i1 %1066, label %1080, label %1067

1067:
  store ptr %0, ptr %12, align 8
  %1068 = load double, ptr %1029, align 8
  store double %1068, ptr %77, align 8
  %1069 = getelementptr inbounds double, ptr %1029, i64 6
  %1070 = load double, ptr %1069, align 8
  store double %1070, ptr %79, align 8
  store double 1.000000e+00, ptr %80, align 8
  store ptr %1048, ptr %81, align 8
  %1071 = load ptr, ptr %31, align 8
  store ptr %1071, ptr %82, align 8
  %1072 = load ptr, ptr %39, align 8
  store ptr %1072, ptr %83, align 8
  %1073 = load ptr, ptr %65, align 8
  store ptr %1073, ptr %84, align 8
  %1074 = load ptr, ptr %67, align 8
  store ptr %1074, ptr %85, align 8
  store i64 0, ptr %86, align 8
  store double %141, ptr %78, align 8
  call fastcc void @crude_middle(ptr %12, ptr %22)
  %1075 = call contract fastcc double @observe(ptr %12, ptr %22)
  %1076 = fcmp contract olt double %1075, 1.000000e+00
  br i1 %1076, label %1077, label %1080

1077:
  %1078 = fmul contract double %141, %1075
  %1079 = fadd contract double %94, %1078
  br label %1082

1080:
  %1081 = load double, ptr %27, align 8
  br label %1082

1082:
  %1083 = phi ptr [ %65, %1077 ], [ %39, %1080 ]
  %1084 = phi contract double [ %1079, %1077 ], [ %1081, %1080 ]
  %1085 = load ptr, ptr %1083, align 8
  %1086 = load i64, ptr %29, align 8
  %1087 = load i64, ptr %44, align 8
  %1088 = load ptr, ptr %32, align 8
  %1089 = icmp sgt i64 %1086, 0
  br i1 %1089, label %1092, label %1090

1090:
  %1091 = load ptr, ptr %33, align 8
  br label %1109

1092:
  %1093 = phi i64 [ %1097, %1092 ], [ 0, %1082 ]
  %1094 = getelementptr inbounds double, ptr %1085, i64 %1093
  %1095 = load double, ptr %1094, align 8
  %1096 = getelementptr inbounds double, ptr %1088, i64 %1093
  store double %1095, ptr %1096, align 8
  %1097 = add nsw i64 %1093, 1
  %1098 = icmp eq i64 %1097, %1086
  br i1 %1098, label %1099, label %1092

1099:
  %1100 = getelementptr double, ptr %1085, i64 %1086
  %1101 = load ptr, ptr %33, align 8
  br label %1102

1102:
  %1103 = phi i64 [ %1107, %1102 ], [ 0, %1099 ]
  %1104 = getelementptr inbounds double, ptr %1100, i64 %1103
  %1105 = load double, ptr %1104, align 8
  %1106 = getelementptr inbounds double, ptr %1101, i64 %1103
  store double %1105, ptr %1106, align 8
  %1107 = add nsw i64 %1103, 1
  %1108 = icmp eq i64 %1107, %1086
  br i1 %1108, label %1109, label %1102

1109:
  %1110 = phi ptr [ %1091, %1090 ], [ %1101, %1102 ]
  %1111 = shl nsw i64 %1086, 1
  %1112 = getelementptr inbounds double, ptr %1085, i64 %1111
  %1113 = getelementptr double, ptr %1112, i64 1
  %1114 = load ptr, ptr %34, align 8
  %1115 = load i64, ptr %45, align 8
  %1116 = getelementptr inbounds double, ptr %1114, i64 %1115
  %1117 = sub i64 0, %1087
  %1118 = getelementptr double, ptr %1116, i64 %1117
  %1119 = icmp sgt i64 %1087, 0
  br i1 %1119, label %1120, label %1127

1120:
  %1121 = phi i64 [ %1125, %1120 ], [ 0, %1109 ]
  %1122 = getelementptr inbounds double, ptr %1113, i64 %1121
  %1123 = load double, ptr %1122, align 8
  %1124 = getelementptr inbounds double, ptr %1118, i64 %1121
  store double %1123, ptr %1124, align 8
  %1125 = add nsw i64 %1121, 1
  %1126 = icmp eq i64 %1125, %1087
  br i1 %1126, label %1127, label %1120

1127:
  %1128 = load ptr, ptr %13, align 8
  store double %1084, ptr %1128, align 8
  %1129 = load double, ptr %1112, align 8
  %1130 = getelementptr inbounds double, ptr %1128, i64 4
  store double %1129, ptr %1130, align 8
  %1131 = getelementptr inbounds double, ptr %1128, i64 5
  %1132 = load double, ptr %1131, align 8
  %1133 = load double, ptr %1112, align 8
  %1134 = fcmp contract ogt double %1133, %1132
  %1135 = fcmp contract uno double %1133, 0.000000e+00
  %1136 = or i1 %1134, %1135
  %1137 = select contract i1 %1136, double %1133, double %1132
  store double %1137, ptr %1131, align 8
  %1138 = load i64, ptr %30, align 8
  %1139 = load ptr, ptr %37, align 8
  %1140 = mul nsw i64 %1138, 3
  %1141 = getelementptr inbounds double, ptr %1139, i64 %1140
  %1142 = icmp sgt i64 %1138, 0
  br i1 %1142, label %1143, label %1164

1143:
  %1144 = phi i64 [ %1155, %1143 ], [ 0, %1127 ]
  %1145 = phi <2 x double> [ %1154, %1143 ], [ zeroinitializer, %1127 ]
  %1146 = getelementptr inbounds double, ptr %1088, i64 %1144
  %1147 = load <2 x i64>, ptr %1146, align 16
  %1148 = and <2 x i64> %1147, <i64 9223372036854775807, i64 9223372036854775807>
  %1149 = bitcast <2 x i64> %1148 to <2 x double>
  %1150 = getelementptr inbounds double, ptr %1141, i64 %1144
  %1151 = load <2 x double>, ptr %1150, align 16
  %1152 = fmul contract <2 x double> %1151, %1149
  %1153 = fcmp contract ogt <2 x double> %1152, %1145
  %1154 = select <2 x i1> %1153, <2 x double> %1152, <2 x double> %1145
  %1155 = add nsw i64 %1144, 2
  %1156 = icmp slt i64 %1155, %1138
  br i1 %1156, label %1143, label %1157

1157:
  %1158 = extractelement <2 x double> %1154, i64 0
  %1159 = extractelement <2 x double> %1154, i64 1
  %1160 = call contract double @llvm.maxnum.f64(double %1158, double %1159)
  %1161 = getelementptr inbounds double, ptr %1128, i64 7
  store double %1160, ptr %1161, align 8
  %1162 = load i64, ptr %51, align 8
  %1163 = icmp eq i64 %1162, 0
  br i1 %1163, label %1195, label %1168

1164:
  %1165 = getelementptr inbounds double, ptr %1128, i64 7
  store double 0.000000e+00, ptr %1165, align 8
  %1166 = load i64, ptr %51, align 8
  %1167 = icmp eq i64 %1166, 0
  br i1 %1167, label %1195, label %1182

1168:
  %1169 = phi i64 [ %1180, %1168 ], [ 0, %1157 ]
  %1170 = phi <2 x double> [ %1179, %1168 ], [ zeroinitializer, %1157 ]
  %1171 = getelementptr inbounds double, ptr %1110, i64 %1169
  %1172 = load <2 x i64>, ptr %1171, align 16
  %1173 = and <2 x i64> %1172, <i64 9223372036854775807, i64 9223372036854775807>
  %1174 = bitcast <2 x i64> %1173 to <2 x double>
  %1175 = getelementptr inbounds double, ptr %1141, i64 %1169
  %1176 = load <2 x double>, ptr %1175, align 16
  %1177 = fmul contract <2 x double> %1176, %1174
  %1178 = fcmp contract ogt <2 x double> %1177, %1170
  %1179 = select <2 x i1> %1178, <2 x double> %1177, <2 x double> %1170
  %1180 = add nsw i64 %1169, 2
  %1181 = icmp slt i64 %1180, %1138
  br i1 %1181, label %1168, label %1182

1182:
  %1183 = phi i64 [ %1166, %1164 ], [ %1162, %1168 ]
  %1184 = phi <2 x double> [ zeroinitializer, %1164 ], [ %1179, %1168 ]
  %1185 = extractelement <2 x double> %1184, i64 0
  %1186 = extractelement <2 x double> %1184, i64 1
  %1187 = call contract double @llvm.maxnum.f64(double %1185, double %1186)
  %1188 = load i64, ptr %87, align 8
  %1189 = add nsw i64 %1188, %1183
  %1190 = load i64, ptr %88, align 8
  %1191 = sub i64 %1189, %1190
  %1192 = getelementptr inbounds double, ptr %1114, i64 %1191
  %1193 = load double, ptr %1192, align 8
  %1194 = fadd contract double %1187, %1193
  br label %1195

1195:
  %1196 = phi contract double [ %1194, %1182 ], [ 0.000000e+00, %1157 ], [ 0.000000e+00, %1164 ]
  %1197 = getelementptr inbounds double, ptr %1128, i64 8
  store double %1196, ptr %1197, align 8
  %1198 = load ptr, ptr %23, align 8
  %1199 = getelementptr inbounds i64, ptr %1198, i64 2
  %1200 = load i64, ptr %1199, align 8
  %1201 = icmp sgt i64 %1200, -1
  br i1 %1201, label %1215, label %1202

1202:
  %1203 = load double, ptr %89, align 8
  %1204 = load double, ptr %90, align 8
  %1205 = fcmp contract ugt double %1203, %1204
  br i1 %1205, label %1215, label %1211

1206:
  %1207 = phi ptr [ %650, %657 ], [ %16, %1018 ]
  %1208 = getelementptr inbounds i64, ptr %1207, i64 1
  %1209 = load i64, ptr %1208, align 8
  %1210 = add nsw i64 %1209, 1
  store i64 %1210, ptr %1208, align 8
  br label %1211

1211:
  %1212 = add nsw i64 %93, 1
  %1213 = icmp slt i64 %1212, %1
  %1214 = icmp eq i64 %1212, %1
  br i1 %1214, label %1217, label %91

1215:
  %1216 = phi i64 [ 2, %1195 ], [ 6, %1202 ]
  br i1 %92, label %1223, label %1217

1217:
  %1218 = load double, ptr %14, align 8
  %1219 = getelementptr inbounds double, ptr %14, i64 2
  %1220 = load double, ptr %1219, align 8
  %1221 = fcmp contract une double %1218, %1220
  %1222 = zext i1 %1221 to i64
  br label %1223

1223:
  %1224 = phi i64 [ %1222, %1217 ], [ %1216, %1215 ], [ %137, %134 ], [ 7, %130 ], [ 5, %98 ], [ 5, %102 ], [ 0, %91 ]
  ret i64 %1224
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

define internal fastcc double @mark_between(ptr %0, i64 %1, double %2, ptr %3, double %4, ptr %5, ptr %6) {
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
  %32 = phi double [ 2.000000e+00, %7 ], [ %132, %131 ]
  ret double %32

33:
  %34 = phi double [ 2.000000e+00, %15 ], [ %132, %131 ]
  %35 = phi i64 [ 0, %15 ], [ %133, %131 ]
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
  br i1 %52, label %53, label %131

53:
  %54 = load ptr, ptr %25, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %26
  %56 = getelementptr inbounds double, ptr %55, i64 %35
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %27, %43
  %59 = fmul contract double %27, %46
  %60 = tail call contract double @llvm.fabs.f64(double %37)
  %61 = tail call contract double @llvm.fabs.f64(double %39)
  %62 = tail call contract double @llvm.maxnum.f64(double %60, double %61)
  %63 = fmul contract double %57, 0x3D06849B86A12B9B
  %64 = fcmp contract ugt double %62, %63
  br i1 %64, label %65, label %131

65:
  %66 = fcmp contract oeq double %37, 0.000000e+00
  %67 = fcmp contract oeq double %39, 0.000000e+00
  %68 = or i1 %66, %67
  br i1 %68, label %131, label %69

69:
  %70 = fcmp contract olt double %37, 0.000000e+00
  %71 = fcmp contract ogt double %39, 0.000000e+00
  %72 = and i1 %70, %71
  br i1 %72, label %108, label %73

73:
  %74 = fcmp contract olt double %39, 0.000000e+00
  %75 = and i1 %47, %74
  br i1 %75, label %108, label %76

76:
  %77 = fcmp contract olt double %58, 0.000000e+00
  %78 = fcmp contract ogt double %59, 0.000000e+00
  %79 = and i1 %77, %78
  %80 = and i1 %71, %79
  %81 = and i1 %47, %80
  br i1 %81, label %88, label %82

82:
  %83 = fcmp contract ogt double %58, 0.000000e+00
  %84 = fcmp contract olt double %59, 0.000000e+00
  %85 = and i1 %83, %84
  %86 = and i1 %74, %85
  %87 = and i1 %70, %86
  br i1 %87, label %88, label %131

88:
  %89 = fmul contract double %48, %58
  %90 = fmul contract double %48, %59
  %91 = fcmp contract olt double %89, 0.000000e+00
  %92 = fcmp contract ogt double %90, 0.000000e+00
  %93 = and i1 %91, %92
  br i1 %93, label %94, label %131

94:
  %95 = fmul contract double %39, %48
  %96 = fmul contract double %37, %48
  %97 = fsub contract double %95, %96
  %98 = fsub contract double %97, %90
  %99 = fsub contract double %89, %90
  %100 = fdiv contract double %98, %99
  %101 = fmul contract double %89, %100
  %102 = fadd contract double %96, %101
  %103 = tail call contract double @llvm.minnum.f64(double %96, double %95)
  %104 = fsub contract double %103, %102
  %105 = fmul contract double %104, 2.500000e-01
  %106 = fsub contract double %102, %105
  %107 = fcmp contract uge double %106, 0.000000e+00
  br i1 %107, label %131, label %108

108:
  %109 = fmul contract double %37, %39
  %110 = fcmp contract ogt double %109, 0.000000e+00
  br i1 %110, label %111, label %121

111:
  %112 = fmul contract double %37, %48
  %113 = fmul contract double %48, %43
  %114 = fmul contract double %39, %48
  %115 = fmul contract double %48, %46
  %116 = tail call contract fastcc double @find_dip(ptr %0, i64 %35, double %48, double %2, double %112, double %113, double %4, double %114, double %115)
  %117 = load ptr, ptr %28, align 8
  %118 = getelementptr inbounds double, ptr %117, i64 %35
  %119 = load double, ptr %118, align 8
  %120 = fcmp contract olt double %116, 0.000000e+00
  br i1 %120, label %131, label %121

121:
  %122 = phi double [ %116, %111 ], [ %4, %108 ]
  %123 = phi double [ %119, %111 ], [ %39, %108 ]
  %124 = tail call contract fastcc double @find_root(ptr %0, i64 %35, double %2, double %37, double %122, double %123)
  %125 = fcmp contract olt double %29, %124
  %126 = fcmp contract olt double %124, %30
  %127 = and i1 %125, %126
  %128 = fcmp contract olt double %124, %34
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %130, label %131

130:
  store i64 %35, ptr %6, align 8
  br label %131

131:
  %132 = phi double [ %34, %94 ], [ %34, %33 ], [ %34, %111 ], [ %124, %130 ], [ %34, %121 ], [ %34, %53 ], [ %34, %88 ], [ %34, %82 ], [ %34, %65 ]
  %133 = add nsw i64 %35, 1
  %134 = icmp eq i64 %133, %11
  br i1 %134, label %31, label %33
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

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i64, align 8
  %11 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %14, i64 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %18 = load double, ptr %17, align 8
  %19 = fcmp contract ugt double %18, %2
  br i1 %19, label %20, label %572

20:
  %21 = icmp sgt i64 %16, 0
  br i1 %21, label %22, label %39

22:
  %23 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  br label %27

25:
  %26 = icmp eq i32 %36, 0
  br i1 %26, label %39, label %40

27:
  %28 = phi i32 [ 0, %22 ], [ %36, %27 ]
  %29 = phi i64 [ 0, %22 ], [ %37, %27 ]
  %30 = getelementptr inbounds i64, ptr %24, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %31, 0
  %33 = icmp ne i64 %31, 3
  %34 = and i1 %32, %33
  %35 = zext i1 %34 to i32
  %36 = or i32 %28, %35
  %37 = add nsw i64 %29, 1
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %25, label %27

39:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5)
  br label %572

40:
  %41 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 16383
  store i64 0, ptr %10, align 8
  %44 = icmp sgt i32 %1, 43
  %45 = select i1 %44, i1 true, i1 %43
  br i1 %45, label %169, label %46

46:
  %47 = call contract fastcc double @mark_between(ptr %0, i64 2, double %2, ptr %3, double %4, ptr %5, ptr %10)
  %48 = fcmp contract olt double %47, 2.000000e+00
  br i1 %48, label %55, label %49

49:
  %50 = load ptr, ptr %0, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %51, i64 0, i32 8
  %53 = load i64, ptr %52, align 8
  %54 = load ptr, ptr %11, align 8
  br label %169

55:
  %56 = load i64, ptr %10, align 8
  %57 = load ptr, ptr %0, align 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %58, i64 0, i32 8
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %11, align 8
  %62 = getelementptr inbounds %struct.Watch, ptr %61, i64 0, i32 11
  %63 = load ptr, ptr %62, align 8
  %64 = shl nsw i32 %1, 1
  %65 = sext i32 %64 to i64
  %66 = mul nsw i64 %60, %65
  %67 = getelementptr inbounds double, ptr %63, i64 %66
  %68 = shl nsw i64 %60, 1
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = getelementptr inbounds %struct.Step, ptr %57, i64 0, i32 1
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %57, i64 0, i32 2
  %73 = load double, ptr %72, align 8
  %74 = fdiv contract double %71, %73
  %75 = tail call contract double @llvm.fabs.f64(double %74)
  %76 = fadd contract double %75, 1.000000e+00
  %77 = fmul contract double %76, 1.000000e-13
  %78 = fsub contract double %47, %77
  %79 = mul nsw i64 %60, 94
  %80 = getelementptr inbounds double, ptr %63, i64 %79
  tail call fastcc void @look_at(ptr %57, double %78)
  %81 = load ptr, ptr %57, align 8
  %82 = load double, ptr %70, align 8
  %83 = load double, ptr %72, align 8
  %84 = fmul contract double %83, %78
  %85 = fadd contract double %82, %84
  %86 = getelementptr inbounds %struct.Step, ptr %57, i64 0, i32 8
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Step, ptr %57, i64 0, i32 5
  %89 = load ptr, ptr %88, align 8
  store double %85, ptr %7, align 8
  %90 = getelementptr inbounds %struct.Code, ptr %81, i64 0, i32 14
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 2
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %92, align 8
  %95 = getelementptr inbounds %struct.Code, ptr %81, i64 0, i32 2
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.Code, ptr %81, i64 0, i32 13
  %98 = load ptr, ptr %97, align 8
  call void %96(ptr %7, ptr %87, ptr %89, ptr %67, ptr %98)
  %99 = load i64, ptr %41, align 8
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %41, align 8
  %101 = icmp sgt i64 %60, 0
  br i1 %101, label %102, label %114

102:
  %103 = phi i64 [ %112, %111 ], [ 0, %55 ]
  %104 = getelementptr inbounds double, ptr %67, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = call contract double @llvm.fabs.f64(double %105)
  %107 = getelementptr inbounds double, ptr %80, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = fcmp contract ogt double %106, %108
  br i1 %109, label %110, label %111

110:
  store double %106, ptr %107, align 8
  br label %111

111:
  %112 = add nsw i64 %103, 1
  %113 = icmp eq i64 %112, %60
  br i1 %113, label %114, label %102

114:
  %115 = load ptr, ptr %0, align 8
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Code, ptr %116, i64 0, i32 8
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %11, align 8
  %120 = getelementptr inbounds %struct.Watch, ptr %119, i64 0, i32 11
  %121 = load ptr, ptr %120, align 8
  %122 = mul nsw i64 %118, 94
  %123 = getelementptr inbounds double, ptr %121, i64 %122
  call fastcc void @look_at(ptr %115, double %47)
  %124 = load ptr, ptr %115, align 8
  %125 = getelementptr inbounds %struct.Step, ptr %115, i64 0, i32 1
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds %struct.Step, ptr %115, i64 0, i32 2
  %128 = load double, ptr %127, align 8
  %129 = fmul contract double %47, %128
  %130 = fadd contract double %126, %129
  %131 = getelementptr inbounds %struct.Step, ptr %115, i64 0, i32 8
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds %struct.Step, ptr %115, i64 0, i32 5
  %134 = load ptr, ptr %133, align 8
  store double %130, ptr %8, align 8
  %135 = getelementptr inbounds %struct.Code, ptr %124, i64 0, i32 14
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %136, i64 2
  %138 = load i64, ptr %137, align 8
  %139 = add nsw i64 %138, 1
  store i64 %139, ptr %137, align 8
  %140 = getelementptr inbounds %struct.Code, ptr %124, i64 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Code, ptr %124, i64 0, i32 13
  %143 = load ptr, ptr %142, align 8
  call void %141(ptr %8, ptr %132, ptr %134, ptr %69, ptr %143)
  %144 = load i64, ptr %41, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %41, align 8
  %146 = icmp sgt i64 %118, 0
  br i1 %146, label %147, label %159

147:
  %148 = phi i64 [ %157, %156 ], [ 0, %114 ]
  %149 = getelementptr inbounds double, ptr %69, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = call contract double @llvm.fabs.f64(double %150)
  %152 = getelementptr inbounds double, ptr %123, i64 %148
  %153 = load double, ptr %152, align 8
  %154 = fcmp contract ogt double %151, %153
  br i1 %154, label %155, label %156

155:
  store double %151, ptr %152, align 8
  br label %156

156:
  %157 = add nsw i64 %148, 1
  %158 = icmp eq i64 %157, %118
  br i1 %158, label %159, label %147

159:
  %160 = getelementptr inbounds double, ptr %69, i64 %56
  %161 = load double, ptr %160, align 8
  %162 = fcmp contract oeq double %161, 0.000000e+00
  br i1 %162, label %163, label %167

163:
  %164 = getelementptr inbounds double, ptr %67, i64 %56
  %165 = load double, ptr %164, align 8
  %166 = fmul contract double %165, 0xBCB0000000000000
  store double %166, ptr %160, align 8
  br label %167

167:
  %168 = add nsw i32 %1, 2
  call fastcc void @visit(ptr %0, i32 %168, double %2, ptr %3, double %78, ptr %67)
  call fastcc void @take(ptr %0, double %78, ptr %67, double %47, ptr %69)
  call fastcc void @visit(ptr %0, i32 %168, double %47, ptr %69, double %4, ptr %5)
  br label %571

169:
  %170 = phi ptr [ %54, %49 ], [ %12, %40 ]
  %171 = phi i64 [ %53, %49 ], [ %16, %40 ]
  %172 = phi ptr [ %50, %49 ], [ %13, %40 ]
  %173 = fsub contract double %4, %2
  %174 = fmul contract double %173, 0x3FDA827997709F7A
  %175 = fadd contract double %174, %2
  %176 = getelementptr inbounds %struct.Step, ptr %172, i64 0, i32 2
  %177 = load double, ptr %176, align 8
  %178 = fmul contract double %173, %177
  %179 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 11
  %180 = load ptr, ptr %179, align 8
  %181 = shl nsw i32 %1, 1
  %182 = sext i32 %181 to i64
  %183 = mul nsw i64 %16, %182
  %184 = getelementptr inbounds double, ptr %180, i64 %183
  %185 = getelementptr inbounds %struct.Watch, ptr %170, i64 0, i32 11
  %186 = load ptr, ptr %185, align 8
  %187 = mul nsw i64 %171, 94
  %188 = getelementptr inbounds double, ptr %186, i64 %187
  tail call fastcc void @look_at(ptr %172, double %175)
  %189 = load ptr, ptr %172, align 8
  %190 = getelementptr inbounds %struct.Step, ptr %172, i64 0, i32 1
  %191 = load double, ptr %190, align 8
  %192 = load double, ptr %176, align 8
  %193 = fmul contract double %175, %192
  %194 = fadd contract double %191, %193
  %195 = getelementptr inbounds %struct.Step, ptr %172, i64 0, i32 8
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Step, ptr %172, i64 0, i32 5
  %198 = load ptr, ptr %197, align 8
  store double %194, ptr %9, align 8
  %199 = getelementptr inbounds %struct.Code, ptr %189, i64 0, i32 14
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %200, i64 2
  %202 = load i64, ptr %201, align 8
  %203 = add nsw i64 %202, 1
  store i64 %203, ptr %201, align 8
  %204 = getelementptr inbounds %struct.Code, ptr %189, i64 0, i32 2
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Code, ptr %189, i64 0, i32 13
  %207 = load ptr, ptr %206, align 8
  call void %205(ptr %9, ptr %196, ptr %198, ptr %184, ptr %207)
  %208 = load i64, ptr %41, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %41, align 8
  %210 = icmp sgt i64 %171, 0
  br i1 %210, label %211, label %223

211:
  %212 = phi i64 [ %221, %220 ], [ 0, %169 ]
  %213 = getelementptr inbounds double, ptr %184, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = call contract double @llvm.fabs.f64(double %214)
  %216 = getelementptr inbounds double, ptr %188, i64 %212
  %217 = load double, ptr %216, align 8
  %218 = fcmp contract ogt double %215, %217
  br i1 %218, label %219, label %220

219:
  store double %215, ptr %216, align 8
  br label %220

220:
  %221 = add nsw i64 %212, 1
  %222 = icmp eq i64 %221, %171
  br i1 %222, label %223, label %211

223:
  br i1 %21, label %224, label %232

224:
  %225 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 5
  %226 = load ptr, ptr %225, align 8
  %227 = mul nsw i64 %16, 94
  %228 = call contract double @llvm.fabs.f64(double %178)
  %229 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 4
  %230 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 10
  %231 = icmp slt i32 %1, 4
  br label %236

232:
  %233 = phi i32 [ 0, %223 ], [ %539, %538 ]
  %234 = phi i32 [ 1, %223 ], [ %540, %538 ]
  %235 = icmp eq i32 %1, 45
  br i1 %235, label %568, label %543

236:
  %237 = phi i32 [ 1, %224 ], [ %540, %538 ]
  %238 = phi i64 [ 0, %224 ], [ %541, %538 ]
  %239 = phi i32 [ 0, %224 ], [ %539, %538 ]
  %240 = getelementptr inbounds i64, ptr %226, i64 %238
  %241 = load i64, ptr %240, align 8
  switch i64 %241, label %242 [
    i64 3, label %538
    i64 0, label %538
  ]

242:
  %243 = icmp eq i64 %241, 2
  %244 = load ptr, ptr %179, align 8
  %245 = getelementptr inbounds double, ptr %244, i64 %227
  %246 = getelementptr inbounds double, ptr %245, i64 %238
  %247 = getelementptr inbounds double, ptr %184, i64 %238
  %248 = add nsw i64 %238, %16
  %249 = getelementptr inbounds double, ptr %184, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul contract double %178, %250
  %252 = getelementptr inbounds double, ptr %3, i64 %238
  %253 = getelementptr inbounds double, ptr %3, i64 %248
  %254 = load double, ptr %253, align 8
  %255 = fmul contract double %178, %254
  %256 = getelementptr inbounds double, ptr %5, i64 %238
  %257 = getelementptr inbounds double, ptr %5, i64 %248
  %258 = load double, ptr %257, align 8
  %259 = fmul contract double %178, %258
  %260 = fcmp uno double %255, %259
  br i1 %260, label %407, label %261

261:
  %262 = load double, ptr %256, align 8
  %263 = load double, ptr %252, align 8
  %264 = load double, ptr %247, align 8
  %265 = select contract i1 %243, double 1.000000e+10, double 1.000000e+00
  %266 = load double, ptr %246, align 8
  %267 = fmul contract double %265, %266
  %268 = fsub contract double %262, %263
  %269 = fmul contract double %263, 0x3FFD413CCBB84FBD
  %270 = fmul contract double %255, 0x3FDA827997709F7A
  %271 = fadd contract double %269, %270
  %272 = fmul contract double %271, 0x3FD5F6199B087E2F
  %273 = fmul contract double %262, 0x40015F619A23D822
  %274 = fmul contract double %259, 0x3FE2BEC33447B043
  %275 = fsub contract double %273, %274
  %276 = fmul contract double %275, 0x3FC5F61993D37A46
  %277 = fadd contract double %272, %276
  %278 = call contract double @llvm.fabs.f64(double %268)
  %279 = fsub contract double %264, %263
  %280 = call contract double @llvm.fabs.f64(double %279)
  %281 = fsub contract double %264, %262
  %282 = call contract double @llvm.fabs.f64(double %281)
  %283 = call contract double @llvm.maxnum.f64(double %280, double %282)
  %284 = call contract double @llvm.maxnum.f64(double %278, double %283)
  %285 = call contract double @llvm.fabs.f64(double %263)
  %286 = call contract double @llvm.fabs.f64(double %262)
  %287 = fadd contract double %285, %286
  %288 = fmul contract double %287, 1.000000e-09
  %289 = fmul contract double %267, 0x3D06849B86A12B9B
  %290 = fadd contract double %288, %289
  %291 = fsub contract double %264, %277
  %292 = call contract double @llvm.fabs.f64(double %291)
  %293 = fmul contract double %284, 5.000000e-03
  %294 = fadd contract double %293, %290
  %295 = fcmp contract ugt double %292, %294
  br i1 %295, label %307, label %296

296:
  %297 = fmul contract double %268, 0x3FF74B23344A5383
  %298 = fmul contract double %255, 0x3FC23180000A8CFF
  %299 = fsub contract double %297, %298
  %300 = fmul contract double %259, 0x3FD413CCD124078A
  %301 = fsub contract double %299, %300
  %302 = fsub contract double %251, %301
  %303 = call contract double @llvm.fabs.f64(double %302)
  %304 = fmul contract double %284, 5.000000e-02
  %305 = fadd contract double %304, %290
  %306 = fcmp contract ugt double %303, %305
  br i1 %306, label %307, label %407

307:
  %308 = call contract double @llvm.fabs.f64(double %250)
  %309 = call contract double @llvm.fabs.f64(double %254)
  %310 = call contract double @llvm.fabs.f64(double %258)
  %311 = call contract double @llvm.maxnum.f64(double %309, double %310)
  %312 = call contract double @llvm.maxnum.f64(double %308, double %311)
  %313 = fmul contract double %228, %312
  br i1 %243, label %403, label %314

314:
  %315 = load i64, ptr %12, align 8
  %316 = icmp sgt i64 %315, 0
  br i1 %316, label %317, label %348

317:
  %318 = load ptr, ptr %229, align 8
  %319 = load ptr, ptr %230, align 8
  br label %320

320:
  %321 = phi i1 [ true, %317 ], [ %344, %342 ]
  %322 = phi i64 [ 0, %317 ], [ %343, %342 ]
  %323 = shl nsw i64 %322, 2
  %324 = getelementptr inbounds i64, ptr %318, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = getelementptr inbounds i64, ptr %324, i64 2
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds double, ptr %319, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds i64, ptr %324, i64 1
  %331 = load i64, ptr %330, align 8
  %332 = icmp eq i64 %331, %238
  br i1 %332, label %333, label %342

333:
  %334 = add i64 %325, -5
  %335 = icmp ult i64 %334, -2
  %336 = icmp slt i64 %325, 7
  %337 = and i1 %336, %335
  br i1 %337, label %342, label %338

338:
  %339 = icmp eq i64 %325, 3
  %340 = fcmp contract ord double %329, 0.000000e+00
  %341 = select i1 %339, i1 %340, i1 false
  br i1 %341, label %342, label %346

342:
  %343 = add nsw i64 %322, 1
  %344 = icmp slt i64 %343, %315
  %345 = icmp eq i64 %343, %315
  br i1 %345, label %346, label %320

346:
  %347 = phi i1 [ %321, %338 ], [ %344, %342 ]
  br i1 %347, label %357, label %348

348:
  %349 = getelementptr inbounds double, ptr %245, i64 %16
  %350 = getelementptr inbounds double, ptr %349, i64 %238
  %351 = fmul contract double %313, 8.000000e+00
  %352 = fcmp contract oge double %351, %283
  %353 = select contract i1 %352, double -1.000000e+00, double 1.000000e+00
  %354 = load double, ptr %350, align 8
  %355 = fadd contract double %353, %354
  store double %355, ptr %350, align 8
  %356 = fcmp contract ugt double %355, 1.024000e+03
  br i1 %356, label %407, label %357

357:
  br i1 %316, label %358, label %403

358:
  %359 = load ptr, ptr %229, align 8
  %360 = load ptr, ptr %230, align 8
  br label %361

361:
  %362 = phi i1 [ true, %358 ], [ %385, %383 ]
  %363 = phi i64 [ 0, %358 ], [ %384, %383 ]
  %364 = shl nsw i64 %363, 2
  %365 = getelementptr inbounds i64, ptr %359, i64 %364
  %366 = load i64, ptr %365, align 8
  %367 = getelementptr inbounds i64, ptr %365, i64 2
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %360, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds i64, ptr %365, i64 1
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, %238
  br i1 %373, label %374, label %383

374:
  %375 = add i64 %366, -5
  %376 = icmp ult i64 %375, -2
  %377 = icmp slt i64 %366, 7
  %378 = and i1 %377, %376
  br i1 %378, label %383, label %379

379:
  %380 = icmp eq i64 %366, 3
  %381 = fcmp contract ord double %370, 0.000000e+00
  %382 = select i1 %380, i1 %381, i1 false
  br i1 %382, label %383, label %387

383:
  %384 = add nsw i64 %363, 1
  %385 = icmp slt i64 %384, %315
  %386 = icmp eq i64 %384, %315
  br i1 %386, label %387, label %361

387:
  %388 = phi i1 [ %362, %379 ], [ %385, %383 ]
  br i1 %388, label %403, label %389

389:
  %390 = phi i1 [ %401, %399 ], [ true, %387 ]
  %391 = phi i64 [ %400, %399 ], [ 0, %387 ]
  %392 = shl nsw i64 %391, 2
  %393 = getelementptr inbounds i64, ptr %359, i64 %392
  %394 = getelementptr inbounds i64, ptr %393, i64 1
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %395, %238
  br i1 %396, label %397, label %399

397:
  %398 = load i64, ptr %393, align 8
  switch i64 %398, label %399 [
    i64 5, label %403
    i64 2, label %403
    i64 1, label %403
  ]

399:
  %400 = add nsw i64 %391, 1
  %401 = icmp slt i64 %400, %315
  %402 = icmp eq i64 %400, %315
  br i1 %402, label %403, label %389

403:
  %404 = phi i1 [ true, %387 ], [ true, %307 ], [ false, %357 ], [ %401, %399 ], [ %390, %397 ], [ %390, %397 ], [ %390, %397 ]
  %405 = zext i1 %404 to i32
  %406 = or i32 %239, %405
  br label %407

407:
  %408 = phi i32 [ %239, %296 ], [ %406, %403 ], [ %239, %348 ], [ %239, %242 ]
  %409 = phi i32 [ %237, %296 ], [ 0, %403 ], [ %237, %348 ], [ %237, %242 ]
  br i1 %243, label %413, label %410

410:
  %411 = load double, ptr %252, align 8
  %412 = load double, ptr %247, align 8
  br label %524

413:
  %414 = load double, ptr %246, align 8
  %415 = load double, ptr %252, align 8
  %416 = load double, ptr %253, align 8
  %417 = fmul contract double %178, %416
  %418 = load double, ptr %247, align 8
  %419 = load double, ptr %249, align 8
  %420 = fmul contract double %178, %419
  %421 = call contract double @llvm.fabs.f64(double %415)
  %422 = call contract double @llvm.fabs.f64(double %418)
  %423 = call contract double @llvm.maxnum.f64(double %421, double %422)
  %424 = fmul contract double %414, 0x3D06849B86A12B9B
  %425 = fcmp contract ugt double %423, %424
  br i1 %425, label %426, label %471

426:
  %427 = fcmp contract oeq double %415, 0.000000e+00
  %428 = fcmp contract oeq double %418, 0.000000e+00
  %429 = or i1 %427, %428
  br i1 %429, label %471, label %430

430:
  %431 = fcmp contract olt double %415, 0.000000e+00
  %432 = fcmp contract ogt double %418, 0.000000e+00
  %433 = and i1 %431, %432
  br i1 %433, label %523, label %434

434:
  %435 = fcmp contract ogt double %415, 0.000000e+00
  %436 = fcmp contract olt double %418, 0.000000e+00
  %437 = and i1 %435, %436
  br i1 %437, label %523, label %438

438:
  %439 = fcmp contract olt double %417, 0.000000e+00
  %440 = fcmp contract ogt double %420, 0.000000e+00
  %441 = and i1 %439, %440
  %442 = and i1 %432, %441
  %443 = and i1 %435, %442
  br i1 %443, label %450, label %444

444:
  %445 = fcmp contract ogt double %417, 0.000000e+00
  %446 = fcmp contract olt double %420, 0.000000e+00
  %447 = and i1 %445, %446
  %448 = and i1 %436, %447
  %449 = and i1 %431, %448
  br i1 %449, label %450, label %471

450:
  %451 = select contract i1 %435, double 1.000000e+00, double -1.000000e+00
  %452 = fmul contract double %451, %417
  %453 = fmul contract double %451, %420
  %454 = fcmp contract olt double %452, 0.000000e+00
  %455 = fcmp contract ogt double %453, 0.000000e+00
  %456 = and i1 %454, %455
  br i1 %456, label %457, label %471

457:
  %458 = fmul contract double %451, %418
  %459 = fmul contract double %415, %451
  %460 = fsub contract double %458, %459
  %461 = fsub contract double %460, %453
  %462 = fsub contract double %452, %453
  %463 = fdiv contract double %461, %462
  %464 = fmul contract double %452, %463
  %465 = fadd contract double %459, %464
  %466 = call contract double @llvm.minnum.f64(double %459, double %458)
  %467 = fsub contract double %466, %465
  %468 = fmul contract double %467, 2.500000e-01
  %469 = fsub contract double %465, %468
  %470 = fcmp contract uge double %469, 0.000000e+00
  br i1 %470, label %471, label %523

471:
  %472 = load double, ptr %256, align 8
  %473 = load double, ptr %257, align 8
  %474 = fmul contract double %178, %473
  %475 = call contract double @llvm.fabs.f64(double %472)
  %476 = call contract double @llvm.maxnum.f64(double %422, double %475)
  %477 = fcmp contract ugt double %476, %424
  br i1 %477, label %478, label %524

478:
  %479 = fcmp contract oeq double %418, 0.000000e+00
  %480 = fcmp contract oeq double %472, 0.000000e+00
  %481 = or i1 %479, %480
  br i1 %481, label %524, label %482

482:
  %483 = fcmp contract olt double %418, 0.000000e+00
  %484 = fcmp contract ogt double %472, 0.000000e+00
  %485 = and i1 %483, %484
  br i1 %485, label %523, label %486

486:
  %487 = fcmp contract ogt double %418, 0.000000e+00
  %488 = fcmp contract olt double %472, 0.000000e+00
  %489 = and i1 %487, %488
  br i1 %489, label %523, label %490

490:
  %491 = fcmp contract olt double %420, 0.000000e+00
  %492 = fcmp contract ogt double %474, 0.000000e+00
  %493 = and i1 %491, %492
  %494 = and i1 %484, %493
  %495 = and i1 %487, %494
  br i1 %495, label %502, label %496

496:
  %497 = fcmp contract ogt double %420, 0.000000e+00
  %498 = fcmp contract olt double %474, 0.000000e+00
  %499 = and i1 %497, %498
  %500 = and i1 %488, %499
  %501 = and i1 %483, %500
  br i1 %501, label %502, label %524

502:
  %503 = select contract i1 %487, double 1.000000e+00, double -1.000000e+00
  %504 = fmul contract double %503, %420
  %505 = fmul contract double %503, %474
  %506 = fcmp contract olt double %504, 0.000000e+00
  %507 = fcmp contract ogt double %505, 0.000000e+00
  %508 = and i1 %506, %507
  br i1 %508, label %509, label %524

509:
  %510 = fmul contract double %503, %472
  %511 = fmul contract double %418, %503
  %512 = fsub contract double %510, %511
  %513 = fsub contract double %512, %505
  %514 = fsub contract double %504, %505
  %515 = fdiv contract double %513, %514
  %516 = fmul contract double %504, %515
  %517 = fadd contract double %511, %516
  %518 = call contract double @llvm.minnum.f64(double %511, double %510)
  %519 = fsub contract double %518, %517
  %520 = fmul contract double %519, 2.500000e-01
  %521 = fsub contract double %517, %520
  %522 = fcmp contract uge double %521, 0.000000e+00
  br i1 %522, label %524, label %523

523:
  br label %524

524:
  %525 = phi double [ %418, %523 ], [ %418, %509 ], [ %412, %410 ], [ %418, %471 ], [ %418, %502 ], [ %418, %496 ], [ %418, %478 ]
  %526 = phi double [ %415, %523 ], [ %415, %509 ], [ %411, %410 ], [ %415, %471 ], [ %415, %502 ], [ %415, %496 ], [ %415, %478 ]
  %527 = phi i32 [ 0, %523 ], [ %409, %509 ], [ %409, %410 ], [ %409, %471 ], [ %409, %502 ], [ %409, %496 ], [ %409, %478 ]
  %528 = load double, ptr %256, align 8
  %529 = fcmp contract uno double %526, 0.000000e+00
  %530 = fcmp contract uno double %528, 0.000000e+00
  %531 = fcmp contract uno double %525, 0.000000e+00
  %532 = xor i1 %529, %531
  %533 = xor i1 %529, %530
  %534 = or i1 %532, %533
  %535 = and i1 %231, %531
  %536 = or i1 %535, %534
  %537 = select i1 %536, i32 0, i32 %527
  br label %538

538:
  %539 = phi i32 [ %239, %236 ], [ %408, %524 ], [ %239, %236 ]
  %540 = phi i32 [ %237, %236 ], [ %537, %524 ], [ %237, %236 ]
  %541 = add nsw i64 %238, 1
  %542 = icmp eq i64 %541, %16
  br i1 %542, label %232, label %236

543:
  %544 = load ptr, ptr %0, align 8
  %545 = getelementptr inbounds %struct.Step, ptr %544, i64 0, i32 1
  %546 = load double, ptr %545, align 8
  %547 = getelementptr inbounds %struct.Step, ptr %544, i64 0, i32 2
  %548 = load double, ptr %547, align 8
  %549 = fdiv contract double %546, %548
  %550 = call contract double @llvm.fabs.f64(double %549)
  %551 = fadd contract double %550, 1.000000e+00
  %552 = fmul contract double %551, 1.000000e-13
  %553 = fcmp contract ole double %173, %552
  %554 = icmp eq i32 %233, 0
  %555 = select i1 %554, i1 true, i1 %553
  %556 = xor i1 %555, true
  %557 = select i1 %556, i1 %43, i1 false
  br i1 %557, label %558, label %564

558:
  %559 = getelementptr inbounds %struct.Watch, ptr %12, i64 0, i32 13
  %560 = load ptr, ptr %559, align 8
  %561 = getelementptr inbounds i64, ptr %560, i64 3
  %562 = load i64, ptr %561, align 8
  %563 = add nsw i64 %562, 1
  store i64 %563, ptr %561, align 8
  br label %568

564:
  %565 = icmp ne i32 %234, 0
  %566 = select i1 %565, i1 true, i1 %553
  %567 = select i1 %566, i1 true, i1 %43
  br i1 %567, label %568, label %569

568:
  call fastcc void @take(ptr %0, double %2, ptr %3, double %175, ptr %184)
  call fastcc void @take(ptr %0, double %175, ptr %184, double %4, ptr %5)
  br label %571

569:
  %570 = add nsw i32 %1, 1
  call fastcc void @visit(ptr %0, i32 %570, double %2, ptr %3, double %175, ptr %184)
  call fastcc void @visit(ptr %0, i32 %570, double %175, ptr %184, double %4, ptr %5)
  br label %571

571:
  br label %572

572:
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

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
