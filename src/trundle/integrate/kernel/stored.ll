; source 59ffa608c31e3c957d3f6a4bceb5532382a46079f6977b50d2943355f9c824b9
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

define double @sample(ptr %0, i64 %1, ptr %2, i64 %3, double %4, ptr %5, ptr %6) {
  %8 = alloca double, align 8
  %9 = alloca %struct.Step, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  store ptr %0, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 3
  %15 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 5
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 8
  %19 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 6
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 7
  %23 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 8
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 9
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 10
  store i64 -1, ptr %31, align 8
  %32 = icmp sgt i64 %3, 0
  br i1 %32, label %33, label %51

33:
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %37 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %39 = icmp sgt i64 %11, 0
  %40 = shl nsw i64 %11, 1
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  br label %42

42:
  %43 = phi i64 [ 0, %33 ], [ %196, %194 ]
  %44 = phi i64 [ -1, %33 ], [ %137, %194 ]
  %45 = phi i64 [ 0, %33 ], [ %66, %194 ]
  %46 = phi double [ 0.000000e+00, %33 ], [ %195, %194 ]
  %47 = getelementptr inbounds double, ptr %2, i64 %43
  %48 = add nsw i64 %45, 1
  %49 = call i64 @llvm.smax.i64(i64 %1, i64 %48)
  %50 = add nsw i64 %49, -1
  br label %53

51:
  %52 = phi double [ 0.000000e+00, %7 ], [ %195, %194 ]
  ret double %52

53:
  %54 = phi i64 [ %57, %56 ], [ %45, %42 ]
  %55 = icmp eq i64 %54, %50
  br i1 %55, label %65, label %56

56:
  %57 = add nsw i64 %54, 1
  %58 = load ptr, ptr %34, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = fmul double %60, %4
  %62 = load double, ptr %47, align 8
  %63 = fmul double %62, %4
  %64 = fcmp ugt double %61, %63
  br i1 %64, label %65, label %53

65:
  %66 = phi i64 [ %50, %53 ], [ %54, %56 ]
  %67 = icmp eq i64 %44, %66
  br i1 %67, label %68, label %70

68:
  %69 = load double, ptr %12, align 8
  br label %135

70:
  %71 = load ptr, ptr %34, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %66
  %73 = load double, ptr %72, align 8
  %74 = load ptr, ptr %35, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %66
  %76 = load double, ptr %75, align 8
  %77 = load ptr, ptr %36, align 8
  %78 = mul nsw i64 %66, %11
  %79 = getelementptr double, ptr %77, i64 %78
  %80 = load ptr, ptr %37, align 8
  %81 = load i64, ptr %38, align 8
  %82 = mul nsw i64 %81, %66
  %83 = getelementptr double, ptr %80, i64 %82
  %84 = load ptr, ptr %9, align 8
  store double %73, ptr %12, align 8
  store double %76, ptr %13, align 8
  %85 = fadd double %73, %76
  store double %85, ptr %14, align 8
  store double 1.000000e+00, ptr %15, align 8
  store i64 -1, ptr %31, align 8
  %86 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 4
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %19, align 8
  %89 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 7
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, 20
  %92 = getelementptr double, ptr %88, i64 %91
  %93 = icmp sgt i64 %87, 0
  br i1 %93, label %94, label %101

94:
  %95 = phi i64 [ %99, %94 ], [ 0, %70 ]
  %96 = getelementptr inbounds double, ptr %79, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %92, i64 %95
  store double %97, ptr %98, align 8
  %99 = add nsw i64 %95, 1
  %100 = icmp eq i64 %99, %87
  br i1 %100, label %101, label %94

101:
  %102 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 5
  %103 = load i64, ptr %102, align 8
  %104 = load ptr, ptr %16, align 8
  %105 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 6
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds double, ptr %104, i64 %106
  %108 = sub i64 0, %103
  %109 = getelementptr double, ptr %107, i64 %108
  %110 = icmp sgt i64 %103, 0
  br i1 %110, label %111, label %118

111:
  %112 = phi i64 [ %116, %111 ], [ 0, %101 ]
  %113 = getelementptr inbounds double, ptr %83, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %109, i64 %112
  store double %114, ptr %115, align 8
  %116 = add nsw i64 %112, 1
  %117 = icmp eq i64 %116, %103
  br i1 %117, label %118, label %111

118:
  %119 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 9
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %130

122:
  store double %73, ptr %8, align 8
  %123 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 14
  %124 = load ptr, ptr %123, align 8
  %125 = load i64, ptr %124, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %124, align 8
  %127 = load ptr, ptr %84, align 8
  %128 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 13
  %129 = load ptr, ptr %128, align 8
  call void %127(ptr %8, ptr %92, ptr %104, ptr %88, ptr %129)
  br label %135

130:
  %131 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 14
  %132 = load ptr, ptr %131, align 8
  %133 = load i64, ptr %132, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8
  call fastcc void @rate_pivoted(ptr %84, i32 1, double %73, ptr %92, ptr %104, ptr %88)
  br label %135

135:
  %136 = phi double [ %69, %68 ], [ %73, %122 ], [ %73, %130 ]
  %137 = phi i64 [ %44, %68 ], [ %66, %122 ], [ %66, %130 ]
  %138 = load double, ptr %47, align 8
  %139 = fcmp oeq double %138, %136
  br i1 %139, label %140, label %163

140:
  %141 = load ptr, ptr %19, align 8
  %142 = load i64, ptr %41, align 8
  %143 = mul nsw i64 %142, 20
  %144 = getelementptr double, ptr %141, i64 %143
  %145 = mul nsw i64 %43, %11
  %146 = getelementptr inbounds double, ptr %5, i64 %145
  br i1 %39, label %147, label %194

147:
  %148 = phi i64 [ %152, %147 ], [ 0, %140 ]
  %149 = getelementptr inbounds double, ptr %144, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds double, ptr %146, i64 %148
  store double %150, ptr %151, align 8
  %152 = add nsw i64 %148, 1
  %153 = icmp eq i64 %152, %11
  br i1 %153, label %154, label %147

154:
  %155 = getelementptr inbounds double, ptr %6, i64 %145
  br label %156

156:
  %157 = phi i64 [ %161, %156 ], [ 0, %154 ]
  %158 = getelementptr inbounds double, ptr %141, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %155, i64 %157
  store double %159, ptr %160, align 8
  %161 = add nsw i64 %157, 1
  %162 = icmp eq i64 %161, %11
  br i1 %162, label %194, label %156

163:
  %164 = fsub double %138, %136
  %165 = load double, ptr %13, align 8
  %166 = fdiv double %164, %165
  call fastcc void @look_at(ptr %9, double %166)
  %167 = load ptr, ptr %25, align 8
  %168 = mul nsw i64 %43, %11
  %169 = getelementptr inbounds double, ptr %5, i64 %168
  br i1 %39, label %170, label %187

170:
  %171 = phi i64 [ %175, %170 ], [ 0, %163 ]
  %172 = getelementptr inbounds double, ptr %167, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds double, ptr %169, i64 %171
  store double %173, ptr %174, align 8
  %175 = add nsw i64 %171, 1
  %176 = icmp eq i64 %175, %11
  br i1 %176, label %177, label %170

177:
  %178 = getelementptr double, ptr %167, i64 %11
  %179 = getelementptr inbounds double, ptr %6, i64 %168
  br label %180

180:
  %181 = phi i64 [ %185, %180 ], [ 0, %177 ]
  %182 = getelementptr inbounds double, ptr %178, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %179, i64 %181
  store double %183, ptr %184, align 8
  %185 = add nsw i64 %181, 1
  %186 = icmp eq i64 %185, %11
  br i1 %186, label %187, label %180

187:
  %188 = getelementptr inbounds double, ptr %167, i64 %40
  %189 = load double, ptr %188, align 8
  %190 = fcmp ogt double %189, %46
  %191 = fcmp uno double %189, 0.000000e+00
  %192 = or i1 %190, %191
  %193 = select i1 %192, double %189, double %46
  br label %194

194:
  %195 = phi double [ %193, %187 ], [ %46, %140 ], [ %46, %156 ]
  %196 = add nsw i64 %43, 1
  %197 = icmp eq i64 %196, %3
  br i1 %197, label %51, label %42
}

define fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 7
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, 2
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %403, label %17

17:
  tail call fastcc void @make_stages(ptr %0)
  store i64 1, ptr %14, align 8
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %20, 2
  %22 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = shl nsw i64 %20, 4
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = shl nsw i64 %21, 4
  %30 = getelementptr inbounds <2 x double>, ptr %26, i64 %29
  %31 = fadd double %23, %25
  %32 = mul nsw i64 %20, 17
  %33 = getelementptr inbounds double, ptr %26, i64 %32
  %34 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %35 = load ptr, ptr %34, align 8
  %36 = mul nsw i64 %20, 12
  %37 = getelementptr inbounds double, ptr %26, i64 %36
  store double %31, ptr %7, align 8
  %38 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 14
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 9
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %49

45:
  %46 = load ptr, ptr %18, align 8
  %47 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %48 = load ptr, ptr %47, align 8
  call void %46(ptr %7, ptr %33, ptr %35, ptr %37, ptr %48)
  br label %50

49:
  tail call fastcc void @rate_pivoted(ptr %18, i32 0, double %31, ptr %33, ptr %35, ptr %37)
  br label %50

50:
  %51 = icmp sgt i64 %20, 1
  br i1 %51, label %52, label %63

52:
  %53 = mul nsw i64 %21, 20
  %54 = insertelement <2 x double> poison, double %23, i64 0
  %55 = shufflevector <2 x double> %54, <2 x double> poison, <2 x i32> zeroinitializer
  %56 = mul nsw i64 %21, 6
  %57 = mul nsw i64 %21, 7
  %58 = shl nsw i64 %21, 3
  %59 = mul nsw i64 %21, 9
  %60 = mul nsw i64 %21, 10
  %61 = mul nsw i64 %21, 11
  %62 = mul nsw i64 %21, 12
  br label %90

63:
  %64 = call double @llvm.fmuladd.f64(double %23, double 1.000000e-01, double %25)
  %65 = load ptr, ptr %34, align 8
  %66 = mul nsw i64 %20, 13
  %67 = getelementptr inbounds double, ptr %26, i64 %66
  store double %64, ptr %6, align 8
  %68 = load ptr, ptr %38, align 8
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8
  %71 = load ptr, ptr %42, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %77

73:
  %74 = load ptr, ptr %18, align 8
  %75 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %76 = load ptr, ptr %75, align 8
  call void %74(ptr %6, ptr %28, ptr %65, ptr %67, ptr %76)
  br label %78

77:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %64, ptr %28, ptr %65, ptr %67)
  br label %78

78:
  br i1 %51, label %79, label %130

79:
  %80 = mul nsw i64 %21, 20
  %81 = insertelement <2 x double> poison, double %23, i64 0
  %82 = shufflevector <2 x double> %81, <2 x double> poison, <2 x i32> zeroinitializer
  %83 = mul nsw i64 %21, 5
  %84 = mul nsw i64 %21, 6
  %85 = mul nsw i64 %21, 7
  %86 = mul nsw i64 %21, 10
  %87 = mul nsw i64 %21, 11
  %88 = mul nsw i64 %21, 12
  %89 = mul nsw i64 %21, 13
  br label %157

90:
  %91 = phi i64 [ 0, %52 ], [ %128, %90 ]
  %92 = add nsw i64 %91, %53
  %93 = getelementptr inbounds <2 x double>, ptr %26, i64 %92
  %94 = load <2 x double>, ptr %93, align 16
  %95 = getelementptr inbounds <2 x double>, ptr %26, i64 %91
  %96 = load <2 x double>, ptr %95, align 16
  %97 = add nsw i64 %91, %56
  %98 = getelementptr inbounds <2 x double>, ptr %26, i64 %97
  %99 = load <2 x double>, ptr %98, align 16
  %100 = fmul <2 x double> %99, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %101 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %96, <2 x double> <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>, <2 x double> %100)
  %102 = add nsw i64 %91, %57
  %103 = getelementptr inbounds <2 x double>, ptr %26, i64 %102
  %104 = load <2 x double>, ptr %103, align 16
  %105 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %104, <2 x double> <double 0xBFCF84C2C277C23E, double 0xBFCF84C2C277C23E>, <2 x double> %101)
  %106 = add nsw i64 %91, %58
  %107 = getelementptr inbounds <2 x double>, ptr %26, i64 %106
  %108 = load <2 x double>, ptr %107, align 16
  %109 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %108, <2 x double> <double 0xBFBFCB02555C9DEF, double 0xBFBFCB02555C9DEF>, <2 x double> %105)
  %110 = add nsw i64 %91, %59
  %111 = getelementptr inbounds <2 x double>, ptr %26, i64 %110
  %112 = load <2 x double>, ptr %111, align 16
  %113 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %112, <2 x double> <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>, <2 x double> %109)
  %114 = add nsw i64 %91, %60
  %115 = getelementptr inbounds <2 x double>, ptr %26, i64 %114
  %116 = load <2 x double>, ptr %115, align 16
  %117 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>, <2 x double> %113)
  %118 = add nsw i64 %91, %61
  %119 = getelementptr inbounds <2 x double>, ptr %26, i64 %118
  %120 = load <2 x double>, ptr %119, align 16
  %121 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %120, <2 x double> <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>, <2 x double> %117)
  %122 = add nsw i64 %91, %62
  %123 = getelementptr inbounds <2 x double>, ptr %26, i64 %122
  %124 = load <2 x double>, ptr %123, align 16
  %125 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %124, <2 x double> <double -8.298000e-03, double -8.298000e-03>, <2 x double> %121)
  %126 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %55, <2 x double> %125, <2 x double> %94)
  %127 = getelementptr inbounds <2 x double>, ptr %30, i64 %91
  store <2 x double> %126, ptr %127, align 16
  %128 = add nsw i64 %91, 1
  %129 = icmp eq i64 %128, %21
  br i1 %129, label %63, label %90

130:
  %131 = call double @llvm.fmuladd.f64(double %23, double 2.000000e-01, double %25)
  %132 = load ptr, ptr %34, align 8
  %133 = mul nsw i64 %20, 14
  %134 = getelementptr inbounds double, ptr %26, i64 %133
  store double %131, ptr %5, align 8
  %135 = load ptr, ptr %38, align 8
  %136 = load i64, ptr %135, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %135, align 8
  %138 = load ptr, ptr %42, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %144

140:
  %141 = load ptr, ptr %18, align 8
  %142 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %143 = load ptr, ptr %142, align 8
  call void %141(ptr %5, ptr %28, ptr %132, ptr %134, ptr %143)
  br label %145

144:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %131, ptr %28, ptr %132, ptr %134)
  br label %145

145:
  br i1 %51, label %146, label %197

146:
  %147 = mul nsw i64 %21, 20
  %148 = insertelement <2 x double> poison, double %23, i64 0
  %149 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> zeroinitializer
  %150 = mul nsw i64 %21, 5
  %151 = mul nsw i64 %21, 6
  %152 = mul nsw i64 %21, 7
  %153 = shl nsw i64 %21, 3
  %154 = mul nsw i64 %21, 12
  %155 = mul nsw i64 %21, 13
  %156 = mul nsw i64 %21, 14
  br label %233

157:
  %158 = phi i64 [ 0, %79 ], [ %195, %157 ]
  %159 = add nsw i64 %158, %80
  %160 = getelementptr inbounds <2 x double>, ptr %26, i64 %159
  %161 = load <2 x double>, ptr %160, align 16
  %162 = getelementptr inbounds <2 x double>, ptr %26, i64 %158
  %163 = load <2 x double>, ptr %162, align 16
  %164 = add nsw i64 %158, %83
  %165 = getelementptr inbounds <2 x double>, ptr %26, i64 %164
  %166 = load <2 x double>, ptr %165, align 16
  %167 = fmul <2 x double> %166, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %168 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %163, <2 x double> <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>, <2 x double> %167)
  %169 = add nsw i64 %158, %84
  %170 = getelementptr inbounds <2 x double>, ptr %26, i64 %169
  %171 = load <2 x double>, ptr %170, align 16
  %172 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %171, <2 x double> <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>, <2 x double> %168)
  %173 = add nsw i64 %158, %85
  %174 = getelementptr inbounds <2 x double>, ptr %26, i64 %173
  %175 = load <2 x double>, ptr %174, align 16
  %176 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %175, <2 x double> <double 0xBFAC1EF72FC69469, double 0xBFAC1EF72FC69469>, <2 x double> %172)
  %177 = add nsw i64 %158, %86
  %178 = getelementptr inbounds <2 x double>, ptr %26, i64 %177
  %179 = load <2 x double>, ptr %178, align 16
  %180 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %179, <2 x double> <double 0xBF1C6710EEF6E153, double 0xBF1C6710EEF6E153>, <2 x double> %176)
  %181 = add nsw i64 %158, %87
  %182 = getelementptr inbounds <2 x double>, ptr %26, i64 %181
  %183 = load <2 x double>, ptr %182, align 16
  %184 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %183, <2 x double> <double 0x3F39127A52D32320, double 0x3F39127A52D32320>, <2 x double> %180)
  %185 = add nsw i64 %158, %88
  %186 = getelementptr inbounds <2 x double>, ptr %26, i64 %185
  %187 = load <2 x double>, ptr %186, align 16
  %188 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %187, <2 x double> <double 0xBF36500E13E7149B, double 0xBF36500E13E7149B>, <2 x double> %184)
  %189 = add nsw i64 %158, %89
  %190 = getelementptr inbounds <2 x double>, ptr %26, i64 %189
  %191 = load <2 x double>, ptr %190, align 16
  %192 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %191, <2 x double> <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>, <2 x double> %188)
  %193 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %82, <2 x double> %192, <2 x double> %161)
  %194 = getelementptr inbounds <2 x double>, ptr %30, i64 %158
  store <2 x double> %193, ptr %194, align 16
  %195 = add nsw i64 %158, 1
  %196 = icmp eq i64 %195, %21
  br i1 %196, label %130, label %157

197:
  %198 = call double @llvm.fmuladd.f64(double %23, double 0x3FE8E38E38E38E39, double %25)
  %199 = load ptr, ptr %34, align 8
  %200 = mul nsw i64 %20, 15
  %201 = getelementptr inbounds double, ptr %26, i64 %200
  store double %198, ptr %4, align 8
  %202 = load ptr, ptr %38, align 8
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, 1
  store i64 %204, ptr %202, align 8
  %205 = load ptr, ptr %42, align 8
  %206 = icmp eq ptr %205, null
  br i1 %206, label %207, label %211

207:
  %208 = load ptr, ptr %18, align 8
  %209 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %210 = load ptr, ptr %209, align 8
  call void %208(ptr %4, ptr %28, ptr %199, ptr %201, ptr %210)
  br label %212

211:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %198, ptr %28, ptr %199, ptr %201)
  br label %212

212:
  br i1 %51, label %213, label %403

213:
  %214 = mul nsw i64 %21, 17
  %215 = mul nsw i64 %21, 20
  %216 = mul nsw i64 %21, 21
  %217 = insertelement <2 x double> poison, double %23, i64 0
  %218 = shufflevector <2 x double> %217, <2 x double> poison, <2 x i32> zeroinitializer
  %219 = mul nsw i64 %21, 22
  %220 = mul nsw i64 %21, 12
  %221 = fneg <2 x double> %218
  %222 = mul nsw i64 %21, 23
  %223 = mul nsw i64 %21, 5
  %224 = mul nsw i64 %21, 6
  %225 = mul nsw i64 %21, 7
  %226 = shl nsw i64 %21, 3
  %227 = mul nsw i64 %21, 9
  %228 = mul nsw i64 %21, 10
  %229 = mul nsw i64 %21, 11
  %230 = mul nsw i64 %21, 13
  %231 = mul nsw i64 %21, 14
  %232 = mul nsw i64 %21, 15
  br label %273

233:
  %234 = phi i64 [ 0, %146 ], [ %271, %233 ]
  %235 = add nsw i64 %234, %147
  %236 = getelementptr inbounds <2 x double>, ptr %26, i64 %235
  %237 = load <2 x double>, ptr %236, align 16
  %238 = getelementptr inbounds <2 x double>, ptr %26, i64 %234
  %239 = load <2 x double>, ptr %238, align 16
  %240 = add nsw i64 %234, %150
  %241 = getelementptr inbounds <2 x double>, ptr %26, i64 %240
  %242 = load <2 x double>, ptr %241, align 16
  %243 = fmul <2 x double> %242, <double 0xC012CA5D44AFDC9A, double 0xC012CA5D44AFDC9A>
  %244 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %239, <2 x double> <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>, <2 x double> %243)
  %245 = add nsw i64 %234, %151
  %246 = getelementptr inbounds <2 x double>, ptr %26, i64 %245
  %247 = load <2 x double>, ptr %246, align 16
  %248 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %247, <2 x double> <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>, <2 x double> %244)
  %249 = add nsw i64 %234, %152
  %250 = getelementptr inbounds <2 x double>, ptr %26, i64 %249
  %251 = load <2 x double>, ptr %250, align 16
  %252 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %251, <2 x double> <double 0x401046A54457171C, double 0x401046A54457171C>, <2 x double> %248)
  %253 = add nsw i64 %234, %153
  %254 = getelementptr inbounds <2 x double>, ptr %26, i64 %253
  %255 = load <2 x double>, ptr %254, align 16
  %256 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %255, <2 x double> <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>, <2 x double> %252)
  %257 = add nsw i64 %234, %154
  %258 = getelementptr inbounds <2 x double>, ptr %26, i64 %257
  %259 = load <2 x double>, ptr %258, align 16
  %260 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %259, <2 x double> <double 0xBF56EBEEC24871D4, double 0xBF56EBEEC24871D4>, <2 x double> %256)
  %261 = add nsw i64 %234, %155
  %262 = getelementptr inbounds <2 x double>, ptr %26, i64 %261
  %263 = load <2 x double>, ptr %262, align 16
  %264 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %263, <2 x double> <double 0x40079482A23F1996, double 0x40079482A23F1996>, <2 x double> %260)
  %265 = add nsw i64 %234, %156
  %266 = getelementptr inbounds <2 x double>, ptr %26, i64 %265
  %267 = load <2 x double>, ptr %266, align 16
  %268 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %267, <2 x double> <double 0xC0224D4A6DCA2222, double 0xC0224D4A6DCA2222>, <2 x double> %264)
  %269 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %149, <2 x double> %268, <2 x double> %237)
  %270 = getelementptr inbounds <2 x double>, ptr %30, i64 %234
  store <2 x double> %269, ptr %270, align 16
  %271 = add nsw i64 %234, 1
  %272 = icmp eq i64 %271, %21
  br i1 %272, label %197, label %233

273:
  %274 = phi i64 [ 0, %213 ], [ %320, %319 ]
  %275 = add nsw i64 %274, %214
  %276 = getelementptr inbounds <2 x double>, ptr %26, i64 %275
  %277 = load <2 x double>, ptr %276, align 16
  %278 = add nsw i64 %274, %215
  %279 = getelementptr inbounds <2 x double>, ptr %26, i64 %278
  %280 = load <2 x double>, ptr %279, align 16
  %281 = fsub <2 x double> %277, %280
  %282 = add nsw i64 %274, %216
  %283 = getelementptr inbounds <2 x double>, ptr %26, i64 %282
  store <2 x double> %281, ptr %283, align 16
  %284 = getelementptr inbounds <2 x double>, ptr %26, i64 %274
  %285 = load <2 x double>, ptr %284, align 16
  %286 = fneg <2 x double> %281
  %287 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %218, <2 x double> %285, <2 x double> %286)
  %288 = add nsw i64 %274, %219
  %289 = getelementptr inbounds <2 x double>, ptr %26, i64 %288
  store <2 x double> %287, ptr %289, align 16
  %290 = add nsw i64 %274, %220
  %291 = getelementptr inbounds <2 x double>, ptr %26, i64 %290
  %292 = load <2 x double>, ptr %291, align 16
  %293 = load <2 x double>, ptr %284, align 16
  %294 = fadd <2 x double> %292, %293
  %295 = fmul <2 x double> %294, %221
  %296 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %281, <2 x double> <double 2.000000e+00, double 2.000000e+00>, <2 x double> %295)
  %297 = add nsw i64 %274, %222
  %298 = getelementptr inbounds <2 x double>, ptr %26, i64 %297
  store <2 x double> %296, ptr %298, align 16
  %299 = add nsw i64 %274, %223
  %300 = getelementptr inbounds <2 x double>, ptr %26, i64 %299
  %301 = add nsw i64 %274, %224
  %302 = getelementptr inbounds <2 x double>, ptr %26, i64 %301
  %303 = add nsw i64 %274, %225
  %304 = getelementptr inbounds <2 x double>, ptr %26, i64 %303
  %305 = add nsw i64 %274, %226
  %306 = getelementptr inbounds <2 x double>, ptr %26, i64 %305
  %307 = add nsw i64 %274, %227
  %308 = getelementptr inbounds <2 x double>, ptr %26, i64 %307
  %309 = add nsw i64 %274, %228
  %310 = getelementptr inbounds <2 x double>, ptr %26, i64 %309
  %311 = add nsw i64 %274, %229
  %312 = getelementptr inbounds <2 x double>, ptr %26, i64 %311
  %313 = add nsw i64 %274, %230
  %314 = getelementptr inbounds <2 x double>, ptr %26, i64 %313
  %315 = add nsw i64 %274, %231
  %316 = getelementptr inbounds <2 x double>, ptr %26, i64 %315
  %317 = add nsw i64 %274, %232
  %318 = getelementptr inbounds <2 x double>, ptr %26, i64 %317
  br label %322

319:
  %320 = add nsw i64 %274, 1
  %321 = icmp eq i64 %320, %21
  br i1 %321, label %403, label %273

322:
  %323 = phi i64 [ 0, %273 ], [ %401, %322 ]
  %324 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323
  %325 = load double, ptr %324, align 16
  %326 = insertelement <2 x double> poison, double %325, i64 0
  %327 = shufflevector <2 x double> %326, <2 x double> poison, <2 x i32> zeroinitializer
  %328 = load <2 x double>, ptr %284, align 16
  %329 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 5
  %330 = load double, ptr %329, align 8
  %331 = insertelement <2 x double> poison, double %330, i64 0
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer
  %333 = load <2 x double>, ptr %300, align 16
  %334 = fmul <2 x double> %333, %332
  %335 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %327, <2 x double> %328, <2 x double> %334)
  %336 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 6
  %337 = load double, ptr %336, align 16
  %338 = insertelement <2 x double> poison, double %337, i64 0
  %339 = shufflevector <2 x double> %338, <2 x double> poison, <2 x i32> zeroinitializer
  %340 = load <2 x double>, ptr %302, align 16
  %341 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %339, <2 x double> %340, <2 x double> %335)
  %342 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 7
  %343 = load double, ptr %342, align 8
  %344 = insertelement <2 x double> poison, double %343, i64 0
  %345 = shufflevector <2 x double> %344, <2 x double> poison, <2 x i32> zeroinitializer
  %346 = load <2 x double>, ptr %304, align 16
  %347 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %345, <2 x double> %346, <2 x double> %341)
  %348 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 8
  %349 = load double, ptr %348, align 16
  %350 = insertelement <2 x double> poison, double %349, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  %352 = load <2 x double>, ptr %306, align 16
  %353 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %351, <2 x double> %352, <2 x double> %347)
  %354 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 9
  %355 = load double, ptr %354, align 8
  %356 = insertelement <2 x double> poison, double %355, i64 0
  %357 = shufflevector <2 x double> %356, <2 x double> poison, <2 x i32> zeroinitializer
  %358 = load <2 x double>, ptr %308, align 16
  %359 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %357, <2 x double> %358, <2 x double> %353)
  %360 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 10
  %361 = load double, ptr %360, align 16
  %362 = insertelement <2 x double> poison, double %361, i64 0
  %363 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> zeroinitializer
  %364 = load <2 x double>, ptr %310, align 16
  %365 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %363, <2 x double> %364, <2 x double> %359)
  %366 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 11
  %367 = load double, ptr %366, align 8
  %368 = insertelement <2 x double> poison, double %367, i64 0
  %369 = shufflevector <2 x double> %368, <2 x double> poison, <2 x i32> zeroinitializer
  %370 = load <2 x double>, ptr %312, align 16
  %371 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %369, <2 x double> %370, <2 x double> %365)
  %372 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 12
  %373 = load double, ptr %372, align 16
  %374 = insertelement <2 x double> poison, double %373, i64 0
  %375 = shufflevector <2 x double> %374, <2 x double> poison, <2 x i32> zeroinitializer
  %376 = load <2 x double>, ptr %291, align 16
  %377 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %375, <2 x double> %376, <2 x double> %371)
  %378 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 13
  %379 = load double, ptr %378, align 8
  %380 = insertelement <2 x double> poison, double %379, i64 0
  %381 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> zeroinitializer
  %382 = load <2 x double>, ptr %314, align 16
  %383 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %381, <2 x double> %382, <2 x double> %377)
  %384 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 14
  %385 = load double, ptr %384, align 16
  %386 = insertelement <2 x double> poison, double %385, i64 0
  %387 = shufflevector <2 x double> %386, <2 x double> poison, <2 x i32> zeroinitializer
  %388 = load <2 x double>, ptr %316, align 16
  %389 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %387, <2 x double> %388, <2 x double> %383)
  %390 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %323, i64 15
  %391 = load double, ptr %390, align 8
  %392 = insertelement <2 x double> poison, double %391, i64 0
  %393 = shufflevector <2 x double> %392, <2 x double> poison, <2 x i32> zeroinitializer
  %394 = load <2 x double>, ptr %318, align 16
  %395 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %393, <2 x double> %394, <2 x double> %389)
  %396 = fmul <2 x double> %218, %395
  %397 = add nsw i64 %323, 24
  %398 = mul nsw i64 %397, %21
  %399 = add nsw i64 %398, %274
  %400 = getelementptr inbounds <2 x double>, ptr %26, i64 %399
  store <2 x double> %396, ptr %400, align 16
  %401 = add nsw i64 %323, 1
  %402 = icmp eq i64 %401, 4
  br i1 %402, label %319, label %322

403:
  %404 = icmp sgt i64 %10, 1
  br i1 %404, label %405, label %437

405:
  %406 = fsub double 1.000000e+00, %1
  %407 = mul nsw i64 %11, 20
  %408 = shl nsw i64 %11, 4
  br label %409

409:
  %410 = phi i64 [ 0, %405 ], [ %418, %411 ]
  br label %420

411:
  %412 = add nsw i64 %410, %407
  %413 = getelementptr inbounds <2 x double>, ptr %13, i64 %412
  %414 = load <2 x double>, ptr %413, align 16
  %415 = fadd <2 x double> %434, %414
  %416 = add nsw i64 %410, %408
  %417 = getelementptr inbounds <2 x double>, ptr %13, i64 %416
  store <2 x double> %415, ptr %417, align 16
  %418 = add nsw i64 %410, 1
  %419 = icmp eq i64 %418, %11
  br i1 %419, label %437, label %409

420:
  %421 = phi i64 [ 6, %409 ], [ %435, %420 ]
  %422 = phi <2 x double> [ zeroinitializer, %409 ], [ %434, %420 ]
  %423 = add nsw i64 %421, 21
  %424 = mul nsw i64 %423, %11
  %425 = add nsw i64 %424, %410
  %426 = getelementptr inbounds <2 x double>, ptr %13, i64 %425
  %427 = load <2 x double>, ptr %426, align 16
  %428 = fadd <2 x double> %422, %427
  %429 = and i64 %421, 1
  %430 = icmp eq i64 %429, 0
  %431 = select i1 %430, double %1, double %406
  %432 = insertelement <2 x double> poison, double %431, i64 0
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> zeroinitializer
  %434 = fmul <2 x double> %428, %433
  %435 = add nsw i64 %421, -1
  %436 = icmp eq i64 %421, 0
  br i1 %436, label %411, label %420

437:
  %438 = load ptr, ptr %0, align 8
  %439 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %440 = load double, ptr %439, align 8
  %441 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %442 = load double, ptr %441, align 8
  %443 = call double @llvm.fmuladd.f64(double %1, double %442, double %440)
  %444 = load ptr, ptr %12, align 8
  %445 = getelementptr inbounds %struct.Code, ptr %438, i64 0, i32 7
  %446 = load i64, ptr %445, align 8
  %447 = shl nsw i64 %446, 4
  %448 = getelementptr inbounds double, ptr %444, i64 %447
  %449 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %450 = load ptr, ptr %449, align 8
  %451 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %452 = load ptr, ptr %451, align 8
  store double %443, ptr %3, align 8
  %453 = getelementptr inbounds %struct.Code, ptr %438, i64 0, i32 14
  %454 = load ptr, ptr %453, align 8
  %455 = getelementptr inbounds i64, ptr %454, i64 1
  %456 = load i64, ptr %455, align 8
  %457 = add nsw i64 %456, 1
  store i64 %457, ptr %455, align 8
  %458 = getelementptr inbounds %struct.Code, ptr %438, i64 0, i32 1
  %459 = load ptr, ptr %458, align 8
  %460 = getelementptr inbounds %struct.Code, ptr %438, i64 0, i32 13
  %461 = load ptr, ptr %460, align 8
  call void %459(ptr %3, ptr %448, ptr %450, ptr %452, ptr %461)
  %462 = getelementptr inbounds %struct.Code, ptr %438, i64 0, i32 9
  %463 = load ptr, ptr %462, align 8
  %464 = icmp eq ptr %463, null
  br i1 %464, label %467, label %465

465:
  %466 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %438, double %466, ptr %450, ptr %452)
  br label %467

467:
  ret void
}

define i64 @replay(ptr %0, i64 %1, i64 %2) {
  %4 = alloca double, align 8
  %5 = alloca %struct.Look, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca %struct.Step, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  store ptr %0, ptr %10, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 1
  %14 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = load double, ptr %15, align 8
  store double %16, ptr %13, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 2
  store double 0.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 3
  %19 = getelementptr inbounds double, ptr %15, i64 6
  %20 = load double, ptr %19, align 8
  store double %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 4
  store double 1.000000e+00, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 6
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 7
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 8
  %34 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 9
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 8
  %37 = getelementptr inbounds %struct.Step, ptr %10, i64 0, i32 10
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %45

41:
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br label %45

45:
  %46 = phi i1 [ false, %3 ], [ %44, %41 ]
  %47 = icmp sgt i64 %1, 0
  br i1 %47, label %48, label %1074

48:
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %52 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %53 = icmp sgt i64 %12, 0
  %54 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %56 = icmp ne i64 %2, 0
  %57 = zext i1 %56 to i32
  %58 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %59 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %62 = shl nsw i64 %12, 1
  %63 = or i64 %62, 1
  %64 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %66 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  %67 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  %68 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %69 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %70 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  %71 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 6
  %72 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %73 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %74 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %75 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %76 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %77 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %78 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  br label %80

80:
  %81 = phi i32 [ 0, %48 ], [ %1073, %1072 ]
  %82 = phi i64 [ 0, %48 ], [ %212, %1072 ]
  %83 = icmp eq i32 %81, 0
  %84 = load ptr, ptr %49, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %82
  %86 = load double, ptr %85, align 8
  %87 = load ptr, ptr %50, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %82
  %89 = load double, ptr %88, align 8
  %90 = load ptr, ptr %51, align 8
  %91 = mul nsw i64 %82, %12
  %92 = getelementptr double, ptr %90, i64 %91
  %93 = load ptr, ptr %52, align 8
  %94 = load i64, ptr %38, align 8
  %95 = mul nsw i64 %94, %82
  %96 = getelementptr double, ptr %93, i64 %95
  %97 = load ptr, ptr %10, align 8
  store double %86, ptr %13, align 8
  store double %89, ptr %17, align 8
  %98 = fadd double %86, %89
  store double %98, ptr %18, align 8
  store double 1.000000e+00, ptr %21, align 8
  store i64 -1, ptr %37, align 8
  %99 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 4
  %100 = load i64, ptr %99, align 8
  %101 = load ptr, ptr %25, align 8
  %102 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 7
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, 20
  %105 = getelementptr double, ptr %101, i64 %104
  %106 = icmp sgt i64 %100, 0
  br i1 %83, label %142, label %107

107:
  br i1 %106, label %108, label %115

108:
  %109 = phi i64 [ %113, %108 ], [ 0, %107 ]
  %110 = getelementptr inbounds double, ptr %92, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %105, i64 %109
  store double %111, ptr %112, align 8
  %113 = add nsw i64 %109, 1
  %114 = icmp eq i64 %113, %100
  br i1 %114, label %115, label %108

115:
  %116 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 5
  %117 = load i64, ptr %116, align 8
  %118 = load ptr, ptr %22, align 8
  %119 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 6
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = sub i64 0, %117
  %123 = getelementptr double, ptr %121, i64 %122
  %124 = icmp sgt i64 %117, 0
  br i1 %124, label %125, label %132

125:
  %126 = phi i64 [ %130, %125 ], [ 0, %115 ]
  %127 = getelementptr inbounds double, ptr %96, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %123, i64 %126
  store double %128, ptr %129, align 8
  %130 = add nsw i64 %126, 1
  %131 = icmp eq i64 %130, %117
  br i1 %131, label %132, label %125

132:
  %133 = load ptr, ptr %28, align 8
  %134 = getelementptr double, ptr %133, i64 %12
  br i1 %53, label %135, label %186

135:
  %136 = phi i64 [ %140, %135 ], [ 0, %132 ]
  %137 = getelementptr inbounds double, ptr %134, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds double, ptr %101, i64 %136
  store double %138, ptr %139, align 8
  %140 = add nsw i64 %136, 1
  %141 = icmp eq i64 %140, %12
  br i1 %141, label %184, label %135

142:
  br i1 %106, label %143, label %150

143:
  %144 = phi i64 [ %148, %143 ], [ 0, %142 ]
  %145 = getelementptr inbounds double, ptr %92, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %105, i64 %144
  store double %146, ptr %147, align 8
  %148 = add nsw i64 %144, 1
  %149 = icmp eq i64 %148, %100
  br i1 %149, label %150, label %143

150:
  %151 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 5
  %152 = load i64, ptr %151, align 8
  %153 = load ptr, ptr %22, align 8
  %154 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 6
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %153, i64 %155
  %157 = sub i64 0, %152
  %158 = getelementptr double, ptr %156, i64 %157
  %159 = icmp sgt i64 %152, 0
  br i1 %159, label %160, label %167

160:
  %161 = phi i64 [ %165, %160 ], [ 0, %150 ]
  %162 = getelementptr inbounds double, ptr %96, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds double, ptr %158, i64 %161
  store double %163, ptr %164, align 8
  %165 = add nsw i64 %161, 1
  %166 = icmp eq i64 %165, %152
  br i1 %166, label %167, label %160

167:
  %168 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 9
  %169 = load ptr, ptr %168, align 8
  %170 = icmp eq ptr %169, null
  br i1 %170, label %171, label %179

171:
  store double %86, ptr %9, align 8
  %172 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 14
  %173 = load ptr, ptr %172, align 8
  %174 = load i64, ptr %173, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %173, align 8
  %176 = load ptr, ptr %97, align 8
  %177 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 13
  %178 = load ptr, ptr %177, align 8
  call void %176(ptr %9, ptr %105, ptr %153, ptr %101, ptr %178)
  br label %184

179:
  %180 = getelementptr inbounds %struct.Code, ptr %97, i64 0, i32 14
  %181 = load ptr, ptr %180, align 8
  %182 = load i64, ptr %181, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %181, align 8
  call fastcc void @rate_pivoted(ptr %97, i32 1, double %86, ptr %105, ptr %153, ptr %101)
  br label %184

184:
  %185 = icmp eq i64 %82, 0
  br i1 %185, label %188, label %211

186:
  %187 = icmp eq i64 %82, 0
  br i1 %187, label %210, label %211

188:
  %189 = load ptr, ptr %25, align 8
  %190 = load i64, ptr %54, align 8
  %191 = mul nsw i64 %190, 20
  %192 = getelementptr double, ptr %189, i64 %191
  %193 = load ptr, ptr %34, align 8
  br i1 %53, label %194, label %210

194:
  %195 = phi i64 [ %199, %194 ], [ 0, %188 ]
  %196 = getelementptr inbounds double, ptr %192, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %193, i64 %195
  store double %197, ptr %198, align 8
  %199 = add nsw i64 %195, 1
  %200 = icmp eq i64 %199, %12
  br i1 %200, label %201, label %194

201:
  %202 = getelementptr double, ptr %193, i64 %12
  br label %203

203:
  %204 = phi i64 [ %208, %203 ], [ 0, %201 ]
  %205 = getelementptr inbounds double, ptr %189, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %202, i64 %204
  store double %206, ptr %207, align 8
  %208 = add nsw i64 %204, 1
  %209 = icmp eq i64 %208, %12
  br i1 %209, label %210, label %203

210:
  call fastcc void @begin_watch(ptr %10, ptr %55, i32 %57)
  br label %211

211:
  %212 = add nsw i64 %82, 1
  %213 = icmp eq i64 %212, %1
  %214 = load double, ptr %17, align 8
  %215 = fcmp oeq double %214, 0.000000e+00
  %216 = select i1 %213, i1 true, i1 %215
  br i1 %216, label %1074, label %217

217:
  %218 = load ptr, ptr %49, align 8
  %219 = getelementptr inbounds double, ptr %218, i64 %212
  %220 = load double, ptr %219, align 8
  %221 = load double, ptr %13, align 8
  %222 = fsub double %220, %221
  %223 = fdiv double %222, %214
  %224 = fcmp oeq double %220, %221
  br i1 %224, label %1072, label %225

225:
  store double %220, ptr %18, align 8
  %226 = fcmp olt double %223, 0x3FEFFFFFFF768FA1
  br i1 %226, label %227, label %251

227:
  store double %223, ptr %21, align 8
  call fastcc void @look_at(ptr %10, double %223)
  %228 = load i64, ptr %38, align 8
  %229 = add nsw i64 %63, %228
  %230 = load ptr, ptr %31, align 8
  %231 = load ptr, ptr %28, align 8
  %232 = icmp sgt i64 %229, 0
  br i1 %232, label %233, label %240

233:
  %234 = phi i64 [ %238, %233 ], [ 0, %227 ]
  %235 = getelementptr inbounds double, ptr %230, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds double, ptr %231, i64 %234
  store double %236, ptr %237, align 8
  %238 = add nsw i64 %234, 1
  %239 = icmp eq i64 %238, %229
  br i1 %239, label %240, label %233

240:
  %241 = load ptr, ptr %51, align 8
  %242 = mul nsw i64 %212, %12
  %243 = getelementptr double, ptr %241, i64 %242
  br i1 %53, label %244, label %297

244:
  %245 = phi i64 [ %249, %244 ], [ 0, %240 ]
  %246 = getelementptr inbounds double, ptr %243, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds double, ptr %231, i64 %245
  store double %247, ptr %248, align 8
  %249 = add nsw i64 %245, 1
  %250 = icmp eq i64 %249, %12
  br i1 %250, label %297, label %244

251:
  br i1 %46, label %252, label %279

252:
  %253 = load ptr, ptr %51, align 8
  %254 = mul nsw i64 %212, %12
  %255 = getelementptr double, ptr %253, i64 %254
  %256 = load ptr, ptr %28, align 8
  br i1 %53, label %257, label %264

257:
  %258 = phi i64 [ %262, %257 ], [ 0, %252 ]
  %259 = getelementptr inbounds double, ptr %255, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = getelementptr inbounds double, ptr %256, i64 %258
  store double %260, ptr %261, align 8
  %262 = add nsw i64 %258, 1
  %263 = icmp eq i64 %262, %12
  br i1 %263, label %264, label %257

264:
  %265 = load ptr, ptr %22, align 8
  %266 = getelementptr inbounds double, ptr %256, i64 %12
  %267 = load ptr, ptr %61, align 8
  %268 = icmp eq ptr %267, null
  br i1 %268, label %269, label %275

269:
  store double %220, ptr %8, align 8
  %270 = load ptr, ptr %58, align 8
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = load ptr, ptr %0, align 8
  %274 = load ptr, ptr %60, align 8
  call void %273(ptr %8, ptr %256, ptr %265, ptr %266, ptr %274)
  br label %297

275:
  %276 = load ptr, ptr %58, align 8
  %277 = load i64, ptr %276, align 8
  %278 = add nsw i64 %277, 1
  store i64 %278, ptr %276, align 8
  call fastcc void @rate_pivoted(ptr %0, i32 1, double %220, ptr %256, ptr %265, ptr %266)
  br label %297

279:
  call fastcc void @make_stages(ptr %10)
  %280 = load ptr, ptr %25, align 8
  %281 = load i64, ptr %54, align 8
  %282 = mul nsw i64 %281, 17
  %283 = getelementptr inbounds double, ptr %280, i64 %282
  %284 = load ptr, ptr %22, align 8
  %285 = load ptr, ptr %28, align 8
  store double %220, ptr %7, align 8
  %286 = load ptr, ptr %58, align 8
  %287 = getelementptr inbounds i64, ptr %286, i64 1
  %288 = load i64, ptr %287, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %287, align 8
  %290 = load ptr, ptr %59, align 8
  %291 = load ptr, ptr %60, align 8
  call void %290(ptr %7, ptr %283, ptr %284, ptr %285, ptr %291)
  %292 = load ptr, ptr %61, align 8
  %293 = icmp eq ptr %292, null
  br i1 %293, label %296, label %294

294:
  %295 = load double, ptr %7, align 8
  call fastcc void @complete_pivoted(ptr %0, double %295, ptr %284, ptr %285)
  br label %296

296:
  br label %297

297:
  %298 = phi i32 [ 0, %296 ], [ 0, %240 ], [ 1, %269 ], [ 1, %275 ], [ 0, %244 ]
  %299 = load ptr, ptr %28, align 8
  %300 = load ptr, ptr %22, align 8
  %301 = load ptr, ptr %64, align 8
  store double %220, ptr %6, align 8
  %302 = load ptr, ptr %58, align 8
  %303 = getelementptr inbounds i64, ptr %302, i64 2
  %304 = load i64, ptr %303, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %303, align 8
  %306 = load ptr, ptr %65, align 8
  %307 = load ptr, ptr %60, align 8
  call void %306(ptr %6, ptr %299, ptr %300, ptr %301, ptr %307)
  call fastcc void @crude_middle(ptr %10, ptr %55)
  %308 = load ptr, ptr %10, align 8
  %309 = getelementptr inbounds %struct.Code, ptr %308, i64 0, i32 8
  %310 = load i64, ptr %309, align 8
  store ptr %10, ptr %5, align 8
  store ptr %55, ptr %66, align 8
  store double 2.000000e+00, ptr %67, align 8
  %311 = load ptr, ptr %69, align 8
  %312 = load i64, ptr %311, align 8
  store i64 %312, ptr %68, align 8
  %313 = getelementptr inbounds i64, ptr %311, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  store i64 -1, ptr %313, align 8
  %314 = getelementptr inbounds i64, ptr %311, i64 4
  store i64 0, ptr %314, align 8
  %315 = load i64, ptr %55, align 8
  %316 = icmp sgt i64 %315, 0
  br i1 %316, label %317, label %319

317:
  %318 = load ptr, ptr %72, align 8
  br label %887

319:
  %320 = phi i64 [ %315, %297 ], [ %891, %887 ]
  %321 = load double, ptr %17, align 8
  %322 = load double, ptr %21, align 8
  %323 = fmul double %321, %322
  %324 = getelementptr inbounds i64, ptr %311, i64 5
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  %327 = load ptr, ptr %73, align 8
  %328 = load ptr, ptr %64, align 8
  br i1 %326, label %329, label %893

329:
  %330 = getelementptr inbounds double, ptr %327, i64 %310
  %331 = getelementptr inbounds double, ptr %328, i64 %310
  %332 = icmp sgt i64 %310, 0
  br i1 %332, label %335, label %333

333:
  %334 = load ptr, ptr %74, align 8
  br label %538

335:
  %336 = load ptr, ptr %75, align 8
  br label %337

337:
  %338 = phi i64 [ 0, %335 ], [ %407, %406 ]
  %339 = getelementptr inbounds i64, ptr %336, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 2
  br i1 %341, label %342, label %406

342:
  %343 = getelementptr inbounds double, ptr %327, i64 %338
  %344 = load double, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %328, i64 %338
  %346 = load double, ptr %345, align 8
  %347 = fcmp ord double %344, 0.000000e+00
  %348 = call double @llvm.fabs.f64(double %344)
  %349 = select i1 %347, double %348, double 0.000000e+00
  %350 = fcmp ord double %346, 0.000000e+00
  %351 = call double @llvm.fabs.f64(double %346)
  %352 = select i1 %350, double %351, double 0.000000e+00
  %353 = fadd double %349, %352
  %354 = getelementptr inbounds double, ptr %330, i64 %338
  %355 = load double, ptr %354, align 8
  %356 = fmul double %323, %355
  %357 = getelementptr inbounds double, ptr %331, i64 %338
  %358 = load double, ptr %357, align 8
  %359 = fmul double %323, %358
  %360 = call double @llvm.maxnum.f64(double %348, double %351)
  %361 = fmul double %353, 0x3D06849B86A12B9B
  %362 = fcmp ugt double %360, %361
  br i1 %362, label %363, label %406

363:
  %364 = fcmp oeq double %344, 0.000000e+00
  %365 = fcmp oeq double %346, 0.000000e+00
  %366 = or i1 %364, %365
  br i1 %366, label %406, label %367

367:
  %368 = fcmp olt double %344, 0.000000e+00
  %369 = fcmp ogt double %346, 0.000000e+00
  %370 = and i1 %368, %369
  br i1 %370, label %893, label %371

371:
  %372 = fcmp ogt double %344, 0.000000e+00
  %373 = fcmp olt double %346, 0.000000e+00
  %374 = and i1 %372, %373
  br i1 %374, label %893, label %375

375:
  %376 = fcmp olt double %356, 0.000000e+00
  %377 = fcmp ogt double %359, 0.000000e+00
  %378 = and i1 %376, %377
  %379 = and i1 %369, %378
  %380 = and i1 %372, %379
  br i1 %380, label %387, label %381

381:
  %382 = fcmp ogt double %356, 0.000000e+00
  %383 = fcmp olt double %359, 0.000000e+00
  %384 = and i1 %382, %383
  %385 = and i1 %373, %384
  %386 = and i1 %368, %385
  br i1 %386, label %387, label %406

387:
  %388 = select i1 %372, double 1.000000e+00, double -1.000000e+00
  %389 = fmul double %388, %356
  %390 = fmul double %388, %359
  %391 = fcmp olt double %389, 0.000000e+00
  %392 = fcmp ogt double %390, 0.000000e+00
  %393 = and i1 %391, %392
  br i1 %393, label %394, label %406

394:
  %395 = fmul double %346, %388
  %396 = fmul double %344, %388
  %397 = fsub double %395, %396
  %398 = fsub double %397, %390
  %399 = fsub double %389, %390
  %400 = fdiv double %398, %399
  %401 = call double @llvm.fmuladd.f64(double %389, double %400, double %396)
  %402 = call double @llvm.minnum.f64(double %396, double %395)
  %403 = fsub double %402, %401
  %404 = call double @llvm.fmuladd.f64(double %403, double -2.500000e-01, double %401)
  %405 = fcmp uge double %404, 0.000000e+00
  br i1 %405, label %406, label %893

406:
  %407 = add nsw i64 %338, 1
  %408 = icmp eq i64 %407, %310
  br i1 %408, label %409, label %337

409:
  %410 = load ptr, ptr %74, align 8
  %411 = icmp slt i64 %310, 1
  br i1 %411, label %538, label %412

412:
  %413 = phi i1 [ %534, %532 ], [ false, %409 ]
  %414 = phi i64 [ %533, %532 ], [ 0, %409 ]
  %415 = getelementptr inbounds i64, ptr %336, i64 %414
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, 2
  br i1 %417, label %418, label %532

418:
  %419 = getelementptr inbounds double, ptr %327, i64 %414
  %420 = load double, ptr %419, align 8
  %421 = getelementptr inbounds double, ptr %328, i64 %414
  %422 = load double, ptr %421, align 8
  %423 = fcmp ord double %420, 0.000000e+00
  %424 = call double @llvm.fabs.f64(double %420)
  %425 = select i1 %423, double %424, double 0.000000e+00
  %426 = fcmp ord double %422, 0.000000e+00
  %427 = call double @llvm.fabs.f64(double %422)
  %428 = select i1 %426, double %427, double 0.000000e+00
  %429 = fadd double %425, %428
  %430 = add nsw i64 %414, %310
  %431 = getelementptr inbounds double, ptr %327, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fmul double %323, %432
  %434 = getelementptr inbounds double, ptr %328, i64 %430
  %435 = load double, ptr %434, align 8
  %436 = fmul double %323, %435
  %437 = getelementptr inbounds double, ptr %410, i64 %414
  %438 = load double, ptr %437, align 8
  %439 = getelementptr inbounds double, ptr %410, i64 %430
  %440 = load double, ptr %439, align 8
  %441 = fmul double %323, %440
  %442 = fcmp uno double %433, %436
  br i1 %442, label %443, label %447

443:
  %444 = fcmp uno double %441, 0.000000e+00
  br i1 %444, label %445, label %536

445:
  %446 = fsub double %422, %420
  br label %480

447:
  %448 = fmul double %429, 1.000000e+10
  %449 = fsub double %422, %420
  %450 = fmul double %433, 0xBFC23180000A8CFD
  %451 = call double @llvm.fmuladd.f64(double %449, double 0x3FF74B23344A5383, double %450)
  %452 = call double @llvm.fmuladd.f64(double %436, double 0xBFD413CCD124078A, double %451)
  %453 = call double @llvm.fabs.f64(double %449)
  %454 = fsub double %438, %420
  %455 = call double @llvm.fabs.f64(double %454)
  %456 = fsub double %438, %422
  %457 = call double @llvm.fabs.f64(double %456)
  %458 = call double @llvm.maxnum.f64(double %455, double %457)
  %459 = call double @llvm.maxnum.f64(double %453, double %458)
  %460 = fadd double %424, %427
  %461 = fmul double %448, 0x3D06849B86A12B9B
  %462 = call double @llvm.fmuladd.f64(double %460, double 1.000000e-09, double %461)
  %463 = fcmp olt double %459, 0x7FF0000000000000
  br i1 %463, label %464, label %536

464:
  %465 = fmul double %433, 0x3FDA827997709F7A
  %466 = call double @llvm.fmuladd.f64(double %420, double 0x3FFD413CCBB84FBD, double %465)
  %467 = fmul double %436, 0xBFE2BEC33447B043
  %468 = call double @llvm.fmuladd.f64(double %422, double 0x40015F619A23D822, double %467)
  %469 = fmul double %468, 0x3FC5F61993D37A46
  %470 = call double @llvm.fmuladd.f64(double %466, double 0x3FD5F6199B087E2F, double %469)
  %471 = fsub double %438, %470
  %472 = call double @llvm.fabs.f64(double %471)
  %473 = call double @llvm.fmuladd.f64(double %459, double 5.000000e-03, double %462)
  %474 = fcmp ugt double %472, %473
  br i1 %474, label %536, label %475

475:
  %476 = fsub double %441, %452
  %477 = call double @llvm.fabs.f64(double %476)
  %478 = call double @llvm.fmuladd.f64(double %459, double 5.000000e-02, double %462)
  %479 = fcmp ugt double %477, %478
  br i1 %479, label %536, label %480

480:
  %481 = phi double [ %446, %445 ], [ %449, %475 ]
  %482 = fadd double %433, %436
  %483 = call double @llvm.fmuladd.f64(double %481, double -2.000000e+00, double %482)
  %484 = fmul double %483, 3.000000e+00
  %485 = fmul double %433, -2.000000e+00
  %486 = call double @llvm.fmuladd.f64(double %481, double 3.000000e+00, double %485)
  %487 = fsub double %486, %436
  %488 = fmul double %433, %484
  %489 = fneg double %488
  %490 = call double @llvm.fmuladd.f64(double %487, double %487, double %489)
  %491 = fmul double %433, %436
  %492 = fcmp ogt double %491, 0.000000e+00
  br i1 %492, label %493, label %532

493:
  %494 = fcmp ogt double %488, 0.000000e+00
  %495 = fcmp ogt double %490, 0.000000e+00
  %496 = and i1 %494, %495
  br i1 %496, label %497, label %532

497:
  %498 = fneg double %487
  %499 = fmul double %484, %498
  %500 = fcmp ogt double %499, 0.000000e+00
  br i1 %500, label %501, label %532

501:
  %502 = call double @llvm.fabs.f64(double %487)
  %503 = call double @llvm.fabs.f64(double %484)
  %504 = fcmp olt double %502, %503
  br i1 %504, label %505, label %532

505:
  %506 = call double @llvm.sqrt.f64(double %490)
  %507 = call double @llvm.fmuladd.f64(double %506, double -1.000000e+00, double %498)
  %508 = fdiv double %507, %484
  %509 = fmul double %484, %508
  %510 = fdiv double %509, 3.000000e+00
  %511 = fadd double %487, %510
  %512 = call double @llvm.fmuladd.f64(double %508, double %511, double %433)
  %513 = call double @llvm.fmuladd.f64(double %508, double %512, double %420)
  %514 = fsub double %506, %487
  %515 = fdiv double %514, %484
  %516 = fmul double %484, %515
  %517 = fdiv double %516, 3.000000e+00
  %518 = fadd double %487, %517
  %519 = call double @llvm.fmuladd.f64(double %515, double %518, double %433)
  %520 = call double @llvm.fmuladd.f64(double %515, double %519, double %420)
  %521 = call double @llvm.minnum.f64(double %513, double %520)
  %522 = call double @llvm.maxnum.f64(double %513, double %520)
  %523 = fsub double %522, %521
  %524 = fmul double %429, 0x3D06849B86A12B9B
  %525 = fcmp ule double %523, %524
  br i1 %525, label %532, label %526

526:
  %527 = fmul double %523, 2.500000e-01
  %528 = fcmp uge double %521, %527
  %529 = fneg double %527
  %530 = fcmp ule double %522, %529
  %531 = select i1 %528, i1 true, i1 %530
  br i1 %531, label %532, label %536

532:
  %533 = add nsw i64 %414, 1
  %534 = icmp sge i64 %533, %310
  %535 = icmp eq i64 %533, %310
  br i1 %535, label %536, label %412

536:
  %537 = phi i1 [ %413, %443 ], [ %413, %447 ], [ %413, %464 ], [ %413, %526 ], [ %413, %475 ], [ %534, %532 ]
  br i1 %537, label %538, label %893

538:
  %539 = phi ptr [ %334, %333 ], [ %410, %536 ], [ %410, %409 ]
  %540 = icmp sgt i64 %320, 0
  br i1 %540, label %541, label %1017

541:
  %542 = load ptr, ptr %76, align 8
  %543 = load ptr, ptr %77, align 8
  br label %544

544:
  %545 = phi i1 [ true, %541 ], [ %883, %881 ]
  %546 = phi i64 [ 0, %541 ], [ %882, %881 ]
  %547 = shl nsw i64 %546, 2
  %548 = getelementptr inbounds i64, ptr %542, i64 %547
  %549 = getelementptr inbounds i64, ptr %548, i64 1
  %550 = load i64, ptr %549, align 8
  %551 = load i64, ptr %548, align 8
  %552 = getelementptr inbounds i64, ptr %548, i64 2
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds double, ptr %543, i64 %553
  %555 = load double, ptr %554, align 8
  switch i64 %551, label %558 [
    i64 6, label %881
    i64 0, label %881
    i64 3, label %556
    i64 5, label %885
    i64 10, label %566
  ]

556:
  %557 = fcmp ord double %555, 0.000000e+00
  br i1 %557, label %881, label %558

558:
  %559 = getelementptr inbounds double, ptr %327, i64 %550
  %560 = load double, ptr %559, align 8
  %561 = fcmp uno double %560, 0.000000e+00
  br i1 %561, label %885, label %562

562:
  %563 = getelementptr inbounds double, ptr %328, i64 %550
  %564 = load double, ptr %563, align 8
  %565 = fcmp uno double %564, 0.000000e+00
  br i1 %565, label %885, label %566

566:
  %567 = load ptr, ptr %75, align 8
  %568 = getelementptr inbounds i64, ptr %567, i64 %550
  %569 = load i64, ptr %568, align 8
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %630, label %571

571:
  %572 = getelementptr inbounds double, ptr %327, i64 %550
  %573 = load double, ptr %572, align 8
  %574 = getelementptr inbounds double, ptr %328, i64 %550
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds double, ptr %539, i64 %550
  %577 = load double, ptr %576, align 8
  %578 = add nsw i64 %550, %310
  %579 = getelementptr inbounds double, ptr %539, i64 %578
  %580 = load double, ptr %579, align 8
  %581 = fmul double %323, %580
  %582 = getelementptr inbounds double, ptr %330, i64 %550
  %583 = load double, ptr %582, align 8
  %584 = fmul double %323, %583
  %585 = getelementptr inbounds double, ptr %331, i64 %550
  %586 = load double, ptr %585, align 8
  %587 = fmul double %323, %586
  %588 = fcmp uno double %584, %587
  br i1 %588, label %589, label %591

589:
  %590 = fcmp uno double %581, 0.000000e+00
  br i1 %590, label %630, label %885

591:
  %592 = fcmp ord double %573, 0.000000e+00
  %593 = call double @llvm.fabs.f64(double %573)
  %594 = select i1 %592, double %593, double 0.000000e+00
  %595 = fcmp ord double %575, 0.000000e+00
  %596 = call double @llvm.fabs.f64(double %575)
  %597 = select i1 %595, double %596, double 0.000000e+00
  %598 = fadd double %594, %597
  %599 = fsub double %575, %573
  %600 = fmul double %584, 0xBFC23180000A8CFD
  %601 = call double @llvm.fmuladd.f64(double %599, double 0x3FF74B23344A5383, double %600)
  %602 = call double @llvm.fmuladd.f64(double %587, double 0xBFD413CCD124078A, double %601)
  %603 = call double @llvm.fabs.f64(double %599)
  %604 = fsub double %577, %573
  %605 = call double @llvm.fabs.f64(double %604)
  %606 = fsub double %577, %575
  %607 = call double @llvm.fabs.f64(double %606)
  %608 = call double @llvm.maxnum.f64(double %605, double %607)
  %609 = call double @llvm.maxnum.f64(double %603, double %608)
  %610 = fadd double %593, %596
  %611 = fmul double %598, 0x3D06849B86A12B9B
  %612 = call double @llvm.fmuladd.f64(double %610, double 1.000000e-09, double %611)
  %613 = fcmp olt double %609, 0x7FF0000000000000
  br i1 %613, label %614, label %885

614:
  %615 = fmul double %584, 0x3FDA827997709F7A
  %616 = call double @llvm.fmuladd.f64(double %573, double 0x3FFD413CCBB84FBD, double %615)
  %617 = fmul double %587, 0xBFE2BEC33447B043
  %618 = call double @llvm.fmuladd.f64(double %575, double 0x40015F619A23D822, double %617)
  %619 = fmul double %618, 0x3FC5F61993D37A46
  %620 = call double @llvm.fmuladd.f64(double %616, double 0x3FD5F6199B087E2F, double %619)
  %621 = fsub double %577, %620
  %622 = call double @llvm.fabs.f64(double %621)
  %623 = call double @llvm.fmuladd.f64(double %609, double 5.000000e-03, double %612)
  %624 = fcmp ugt double %622, %623
  br i1 %624, label %885, label %625

625:
  %626 = fsub double %581, %602
  %627 = call double @llvm.fabs.f64(double %626)
  %628 = call double @llvm.fmuladd.f64(double %609, double 5.000000e-02, double %612)
  %629 = fcmp ugt double %627, %628
  br i1 %629, label %885, label %630

630:
  %631 = add i64 %551, -5
  %632 = icmp ult i64 %631, -2
  %633 = icmp slt i64 %551, 7
  %634 = and i1 %633, %632
  br i1 %634, label %778, label %635

635:
  %636 = getelementptr inbounds double, ptr %327, i64 %550
  %637 = load double, ptr %636, align 8
  %638 = getelementptr inbounds double, ptr %330, i64 %550
  %639 = load double, ptr %638, align 8
  %640 = fmul double %323, %639
  %641 = getelementptr inbounds double, ptr %328, i64 %550
  %642 = load double, ptr %641, align 8
  %643 = getelementptr inbounds double, ptr %331, i64 %550
  %644 = load double, ptr %643, align 8
  %645 = fmul double %323, %644
  %646 = icmp ne i64 %551, 9
  %647 = fcmp une double %637, 0.000000e+00
  %648 = or i1 %646, %647
  %649 = fcmp ogt double %640, 0.000000e+00
  %650 = fcmp uge double %642, 0.000000e+00
  %651 = or i1 %648, %650
  %652 = or i1 %649, %651
  br i1 %652, label %653, label %695

653:
  %654 = fcmp oeq double %637, 0.000000e+00
  br i1 %654, label %655, label %662

655:
  %656 = fcmp olt double %642, 0.000000e+00
  %657 = and i1 %649, %656
  %658 = fcmp olt double %640, 0.000000e+00
  %659 = fcmp ogt double %642, 0.000000e+00
  %660 = and i1 %658, %659
  %661 = or i1 %657, %660
  br i1 %661, label %684, label %695

662:
  %663 = fcmp oeq double %642, 0.000000e+00
  br i1 %663, label %684, label %664

664:
  %665 = fcmp olt double %637, 0.000000e+00
  %666 = fcmp ogt double %642, 0.000000e+00
  %667 = and i1 %665, %666
  br i1 %667, label %684, label %668

668:
  %669 = fcmp ogt double %637, 0.000000e+00
  %670 = fcmp olt double %642, 0.000000e+00
  %671 = and i1 %669, %670
  br i1 %671, label %684, label %672

672:
  %673 = fcmp olt double %640, 0.000000e+00
  %674 = fcmp ogt double %645, 0.000000e+00
  %675 = and i1 %673, %674
  %676 = and i1 %666, %675
  %677 = and i1 %669, %676
  br i1 %677, label %695, label %678

678:
  %679 = fcmp olt double %645, 0.000000e+00
  %680 = and i1 %649, %679
  %681 = and i1 %670, %680
  %682 = and i1 %665, %681
  %683 = select i1 %682, i32 3, i32 0
  br label %695

684:
  %685 = phi i32 [ 1, %664 ], [ 1, %668 ], [ 2, %662 ], [ 4, %655 ]
  %686 = getelementptr inbounds i64, ptr %548, i64 3
  %687 = load i64, ptr %686, align 8
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %695, label %689

689:
  %690 = select i1 %654, double %640, double %637
  %691 = sitofp i64 %687 to double
  %692 = fmul double %690, %691
  %693 = fcmp olt double %692, 0.000000e+00
  %694 = select i1 %693, i32 %685, i32 0
  br label %695

695:
  %696 = phi i32 [ 5, %635 ], [ %694, %689 ], [ %685, %684 ], [ 0, %655 ], [ 3, %672 ], [ %683, %678 ]
  %697 = fcmp ogt double %637, 0.000000e+00
  %698 = select i1 %697, double 1.000000e+00, double -1.000000e+00
  %699 = fcmp ord double %637, 0.000000e+00
  %700 = call double @llvm.fabs.f64(double %637)
  %701 = select i1 %699, double %700, double 0.000000e+00
  %702 = fcmp ord double %642, 0.000000e+00
  %703 = call double @llvm.fabs.f64(double %642)
  %704 = select i1 %702, double %703, double 0.000000e+00
  %705 = fadd double %701, %704
  %706 = fsub double %642, %637
  %707 = fadd double %640, %645
  %708 = call double @llvm.fmuladd.f64(double %706, double -2.000000e+00, double %707)
  %709 = fmul double %708, 3.000000e+00
  %710 = fmul double %640, -2.000000e+00
  %711 = call double @llvm.fmuladd.f64(double %706, double 3.000000e+00, double %710)
  %712 = fsub double %711, %645
  %713 = fmul double %640, %709
  %714 = fneg double %713
  %715 = call double @llvm.fmuladd.f64(double %712, double %712, double %714)
  %716 = fmul double %640, %645
  %717 = fcmp ogt double %716, 0.000000e+00
  br i1 %717, label %718, label %757

718:
  %719 = fcmp ogt double %713, 0.000000e+00
  %720 = fcmp ogt double %715, 0.000000e+00
  %721 = and i1 %719, %720
  br i1 %721, label %722, label %757

722:
  %723 = fneg double %712
  %724 = fmul double %709, %723
  %725 = fcmp ogt double %724, 0.000000e+00
  br i1 %725, label %726, label %757

726:
  %727 = call double @llvm.fabs.f64(double %712)
  %728 = call double @llvm.fabs.f64(double %709)
  %729 = fcmp olt double %727, %728
  br i1 %729, label %730, label %757

730:
  %731 = call double @llvm.sqrt.f64(double %715)
  %732 = call double @llvm.fmuladd.f64(double %731, double -1.000000e+00, double %723)
  %733 = fdiv double %732, %709
  %734 = fmul double %709, %733
  %735 = fdiv double %734, 3.000000e+00
  %736 = fadd double %712, %735
  %737 = call double @llvm.fmuladd.f64(double %733, double %736, double %640)
  %738 = call double @llvm.fmuladd.f64(double %733, double %737, double %637)
  %739 = fsub double %731, %712
  %740 = fdiv double %739, %709
  %741 = fmul double %709, %740
  %742 = fdiv double %741, 3.000000e+00
  %743 = fadd double %712, %742
  %744 = call double @llvm.fmuladd.f64(double %740, double %743, double %640)
  %745 = call double @llvm.fmuladd.f64(double %740, double %744, double %637)
  %746 = call double @llvm.minnum.f64(double %738, double %745)
  %747 = call double @llvm.maxnum.f64(double %738, double %745)
  %748 = fsub double %747, %746
  %749 = fmul double %705, 0x3D06849B86A12B9B
  %750 = fcmp ule double %748, %749
  br i1 %750, label %757, label %751

751:
  %752 = fmul double %748, 2.500000e-01
  %753 = fcmp uge double %746, %752
  %754 = fneg double %752
  %755 = fcmp ule double %747, %754
  %756 = select i1 %753, i1 true, i1 %755
  br i1 %756, label %757, label %885

757:
  switch i32 %696, label %885 [
    i32 0, label %881
    i32 3, label %758
  ]

758:
  %759 = fmul double %639, %698
  %760 = fmul double %323, %759
  %761 = fmul double %698, %644
  %762 = fmul double %323, %761
  %763 = fcmp olt double %760, 0.000000e+00
  %764 = fcmp ogt double %762, 0.000000e+00
  %765 = and i1 %763, %764
  br i1 %765, label %766, label %881

766:
  %767 = fmul double %698, %642
  %768 = fmul double %637, %698
  %769 = fsub double %767, %768
  %770 = fsub double %769, %762
  %771 = fsub double %760, %762
  %772 = fdiv double %770, %771
  %773 = call double @llvm.fmuladd.f64(double %760, double %772, double %768)
  %774 = call double @llvm.minnum.f64(double %768, double %767)
  %775 = fsub double %774, %773
  %776 = call double @llvm.fmuladd.f64(double %775, double -2.500000e-01, double %773)
  %777 = fcmp uge double %776, 0.000000e+00
  br i1 %777, label %881, label %885

778:
  %779 = icmp eq i64 %551, 1
  %780 = select i1 %779, double 1.000000e+00, double -1.000000e+00
  %781 = getelementptr inbounds double, ptr %328, i64 %550
  %782 = load double, ptr %781, align 8
  %783 = fcmp uno double %555, 0.000000e+00
  br i1 %783, label %784, label %786

784:
  %785 = fmul double %780, %782
  br label %790

786:
  %787 = fmul double %780, %555
  %788 = fmul double %780, %782
  %789 = call double @llvm.minnum.f64(double %787, double %788)
  br label %790

790:
  %791 = phi double [ %785, %784 ], [ %789, %786 ]
  %792 = getelementptr inbounds double, ptr %327, i64 %550
  %793 = load double, ptr %792, align 8
  %794 = getelementptr inbounds double, ptr %330, i64 %550
  %795 = load double, ptr %794, align 8
  %796 = fmul double %780, %795
  %797 = fmul double %323, %796
  %798 = getelementptr inbounds double, ptr %331, i64 %550
  %799 = load double, ptr %798, align 8
  %800 = fmul double %780, %799
  %801 = fmul double %323, %800
  %802 = fcmp olt double %797, 0.000000e+00
  %803 = fcmp ogt double %801, 0.000000e+00
  %804 = and i1 %802, %803
  br i1 %804, label %805, label %817

805:
  %806 = fmul double %780, %782
  %807 = fmul double %780, %793
  %808 = fsub double %806, %807
  %809 = fsub double %808, %801
  %810 = fsub double %797, %801
  %811 = fdiv double %809, %810
  %812 = call double @llvm.fmuladd.f64(double %797, double %811, double %807)
  %813 = call double @llvm.minnum.f64(double %807, double %806)
  %814 = fsub double %813, %812
  %815 = call double @llvm.fmuladd.f64(double %814, double -2.500000e-01, double %812)
  %816 = fcmp uge double %815, %791
  br i1 %816, label %817, label %885

817:
  %818 = fcmp ord double %793, 0.000000e+00
  %819 = call double @llvm.fabs.f64(double %793)
  %820 = select i1 %818, double %819, double 0.000000e+00
  %821 = fcmp ord double %782, 0.000000e+00
  %822 = call double @llvm.fabs.f64(double %782)
  %823 = select i1 %821, double %822, double 0.000000e+00
  %824 = fadd double %823, %820
  %825 = fmul double %323, %795
  %826 = fmul double %323, %799
  %827 = fsub double %782, %793
  %828 = fadd double %825, %826
  %829 = call double @llvm.fmuladd.f64(double %827, double -2.000000e+00, double %828)
  %830 = fmul double %829, 3.000000e+00
  %831 = fmul double %825, -2.000000e+00
  %832 = call double @llvm.fmuladd.f64(double %827, double 3.000000e+00, double %831)
  %833 = fsub double %832, %826
  %834 = fmul double %825, %830
  %835 = fneg double %834
  %836 = call double @llvm.fmuladd.f64(double %833, double %833, double %835)
  %837 = fmul double %825, %826
  %838 = fcmp ogt double %837, 0.000000e+00
  br i1 %838, label %839, label %881

839:
  %840 = fcmp ogt double %834, 0.000000e+00
  %841 = fcmp ogt double %836, 0.000000e+00
  %842 = and i1 %840, %841
  br i1 %842, label %843, label %881

843:
  %844 = fneg double %833
  %845 = fmul double %830, %844
  %846 = fcmp ogt double %845, 0.000000e+00
  br i1 %846, label %847, label %881

847:
  %848 = call double @llvm.fabs.f64(double %833)
  %849 = call double @llvm.fabs.f64(double %830)
  %850 = fcmp olt double %848, %849
  br i1 %850, label %851, label %881

851:
  %852 = call double @llvm.sqrt.f64(double %836)
  %853 = call double @llvm.fmuladd.f64(double %852, double -1.000000e+00, double %844)
  %854 = fdiv double %853, %830
  %855 = fmul double %830, %854
  %856 = fdiv double %855, 3.000000e+00
  %857 = fadd double %833, %856
  %858 = call double @llvm.fmuladd.f64(double %854, double %857, double %825)
  %859 = call double @llvm.fmuladd.f64(double %854, double %858, double %793)
  %860 = fsub double %852, %833
  %861 = fdiv double %860, %830
  %862 = fmul double %830, %861
  %863 = fdiv double %862, 3.000000e+00
  %864 = fadd double %833, %863
  %865 = call double @llvm.fmuladd.f64(double %861, double %864, double %825)
  %866 = call double @llvm.fmuladd.f64(double %861, double %865, double %793)
  %867 = call double @llvm.minnum.f64(double %859, double %866)
  %868 = call double @llvm.maxnum.f64(double %859, double %866)
  %869 = fsub double %868, %867
  %870 = fmul double %824, 0x3D06849B86A12B9B
  %871 = fcmp ule double %869, %870
  br i1 %871, label %881, label %872

872:
  %873 = fmul double %869, 2.500000e-01
  %874 = fsub double %867, %873
  %875 = call double @llvm.minnum.f64(double %793, double %782)
  %876 = fcmp olt double %874, %875
  br i1 %876, label %885, label %877

877:
  %878 = fadd double %868, %873
  %879 = call double @llvm.maxnum.f64(double %793, double %782)
  %880 = fcmp ule double %878, %879
  br i1 %880, label %881, label %885

881:
  %882 = add nsw i64 %546, 1
  %883 = icmp slt i64 %882, %320
  %884 = icmp eq i64 %882, %320
  br i1 %884, label %885, label %544

885:
  %886 = phi i1 [ %545, %589 ], [ %545, %766 ], [ %545, %757 ], [ %545, %751 ], [ %545, %872 ], [ %545, %591 ], [ %545, %614 ], [ %545, %544 ], [ %545, %805 ], [ %545, %625 ], [ %545, %558 ], [ %545, %562 ], [ %545, %877 ], [ %883, %881 ]
  br i1 %886, label %893, label %986

887:
  %888 = phi i64 [ 0, %317 ], [ %890, %887 ]
  %889 = getelementptr inbounds i64, ptr %318, i64 %888
  store i64 0, ptr %889, align 8
  %890 = add nsw i64 %888, 1
  %891 = load i64, ptr %55, align 8
  %892 = icmp slt i64 %890, %891
  br i1 %892, label %887, label %319

893:
  %894 = load i64, ptr %309, align 8
  %895 = icmp sgt i64 %894, 0
  br i1 %895, label %896, label %905

896:
  %897 = load ptr, ptr %78, align 8
  %898 = mul nsw i64 %894, 124
  %899 = getelementptr inbounds double, ptr %897, i64 %898
  %900 = mul nsw i64 %894, 126
  %901 = getelementptr inbounds double, ptr %897, i64 %900
  %902 = getelementptr inbounds double, ptr %899, i64 %894
  br label %916

903:
  %904 = load double, ptr %21, align 8
  br label %905

905:
  %906 = phi double [ %904, %903 ], [ %322, %893 ]
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %327, double %906, ptr %328)
  %907 = load i32, ptr %71, align 4
  %908 = sext i32 %907 to i64
  %909 = load ptr, ptr %69, align 8
  %910 = getelementptr inbounds i64, ptr %909, i64 5
  store i64 %908, ptr %910, align 8
  %911 = load i64, ptr %55, align 8
  %912 = icmp sgt i64 %911, 0
  br i1 %912, label %913, label %937

913:
  %914 = load ptr, ptr %76, align 8
  %915 = mul nsw i64 %894, 126
  br label %941

916:
  %917 = phi i64 [ 0, %896 ], [ %935, %916 ]
  %918 = getelementptr inbounds double, ptr %327, i64 %917
  %919 = load double, ptr %918, align 8
  %920 = getelementptr inbounds double, ptr %328, i64 %917
  %921 = load double, ptr %920, align 8
  %922 = fcmp ord double %919, 0.000000e+00
  %923 = call double @llvm.fabs.f64(double %919)
  %924 = select i1 %922, double %923, double 0.000000e+00
  %925 = fcmp ord double %921, 0.000000e+00
  %926 = call double @llvm.fabs.f64(double %921)
  %927 = select i1 %925, double %926, double 0.000000e+00
  %928 = fadd double %924, %927
  %929 = getelementptr inbounds double, ptr %899, i64 %917
  store double %928, ptr %929, align 8
  %930 = shl nsw i64 %917, 1
  %931 = or i64 %930, 1
  %932 = getelementptr inbounds double, ptr %901, i64 %931
  store double 0.000000e+00, ptr %932, align 8
  %933 = getelementptr inbounds double, ptr %901, i64 %930
  store double 0.000000e+00, ptr %933, align 8
  %934 = getelementptr inbounds double, ptr %902, i64 %917
  store double 0.000000e+00, ptr %934, align 8
  %935 = add nsw i64 %917, 1
  %936 = icmp eq i64 %935, %894
  br i1 %936, label %903, label %916

937:
  call fastcc void @report(ptr %5)
  %938 = load double, ptr %67, align 8
  %939 = load double, ptr %21, align 8
  %940 = fcmp olt double %938, %939
  br i1 %940, label %969, label %1017

941:
  %942 = phi i64 [ 0, %913 ], [ %967, %966 ]
  %943 = shl nsw i64 %942, 2
  %944 = getelementptr inbounds i64, ptr %914, i64 %943
  %945 = load i64, ptr %944, align 8
  %946 = icmp eq i64 %945, 5
  br i1 %946, label %947, label %966

947:
  %948 = load ptr, ptr %78, align 8
  %949 = getelementptr inbounds double, ptr %948, i64 %915
  %950 = or i64 %943, 1
  %951 = getelementptr inbounds i64, ptr %914, i64 %950
  %952 = load i64, ptr %951, align 8
  %953 = shl nsw i64 %952, 1
  %954 = getelementptr inbounds double, ptr %949, i64 %953
  %955 = getelementptr inbounds double, ptr %954, i64 1
  %956 = load double, ptr %955, align 8
  %957 = load double, ptr %954, align 8
  %958 = fmul double %957, 1.000000e-05
  %959 = fcmp ugt double %956, %958
  br i1 %959, label %960, label %966

960:
  %961 = load ptr, ptr %77, align 8
  %962 = or i64 %943, 2
  %963 = getelementptr inbounds i64, ptr %914, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds double, ptr %961, i64 %964
  store double 0x7FF8000000000000, ptr %965, align 8
  br label %966

966:
  %967 = add nsw i64 %942, 1
  %968 = icmp eq i64 %967, %911
  br i1 %968, label %937, label %941

969:
  %970 = load ptr, ptr %64, align 8
  call fastcc void @look_at(ptr %10, double %938)
  %971 = load ptr, ptr %10, align 8
  %972 = load double, ptr %13, align 8
  %973 = load double, ptr %17, align 8
  %974 = call double @llvm.fmuladd.f64(double %938, double %973, double %972)
  %975 = load ptr, ptr %31, align 8
  %976 = load ptr, ptr %22, align 8
  store double %974, ptr %4, align 8
  %977 = getelementptr inbounds %struct.Code, ptr %971, i64 0, i32 14
  %978 = load ptr, ptr %977, align 8
  %979 = getelementptr inbounds i64, ptr %978, i64 2
  %980 = load i64, ptr %979, align 8
  %981 = add nsw i64 %980, 1
  store i64 %981, ptr %979, align 8
  %982 = getelementptr inbounds %struct.Code, ptr %971, i64 0, i32 2
  %983 = load ptr, ptr %982, align 8
  %984 = getelementptr inbounds %struct.Code, ptr %971, i64 0, i32 13
  %985 = load ptr, ptr %984, align 8
  call void %983(ptr %4, ptr %975, ptr %976, ptr %970, ptr %985)
  br label %1017

986:
  %987 = phi i64 [ %1015, %1014 ], [ 0, %885 ]
  %988 = shl nsw i64 %987, 2
  %989 = getelementptr inbounds i64, ptr %542, i64 %988
  %990 = load i64, ptr %989, align 8
  %991 = add i64 %990, -3
  %992 = icmp ult i64 %991, -2
  br i1 %992, label %1014, label %993

993:
  %994 = icmp eq i64 %990, 1
  %995 = select i1 %994, double 1.000000e+00, double -1.000000e+00
  %996 = getelementptr inbounds i64, ptr %989, i64 2
  %997 = load i64, ptr %996, align 8
  %998 = getelementptr inbounds double, ptr %543, i64 %997
  %999 = load double, ptr %998, align 8
  %1000 = getelementptr inbounds i64, ptr %989, i64 1
  %1001 = load i64, ptr %1000, align 8
  %1002 = getelementptr inbounds double, ptr %328, i64 %1001
  %1003 = load double, ptr %1002, align 8
  %1004 = fcmp uno double %999, 0.000000e+00
  br i1 %1004, label %1005, label %1007

1005:
  %1006 = fmul double %995, %1003
  br label %1011

1007:
  %1008 = fmul double %995, %999
  %1009 = fmul double %995, %1003
  %1010 = call double @llvm.minnum.f64(double %1008, double %1009)
  br label %1011

1011:
  %1012 = phi double [ %1006, %1005 ], [ %1010, %1007 ]
  %1013 = fmul double %995, %1012
  store double %1013, ptr %998, align 8
  br label %1014

1014:
  %1015 = add nsw i64 %987, 1
  %1016 = icmp eq i64 %1015, %320
  br i1 %1016, label %1017, label %986

1017:
  %1018 = load i64, ptr %79, align 8
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1030, label %1020

1020:
  %1021 = load double, ptr %67, align 8
  %1022 = load double, ptr %21, align 8
  %1023 = call double @llvm.minnum.f64(double %1021, double %1022)
  %1024 = fcmp olt double %1021, %1022
  %1025 = load double, ptr %13, align 8
  %1026 = load double, ptr %17, align 8
  %1027 = call double @llvm.fmuladd.f64(double %1021, double %1026, double %1025)
  %1028 = load double, ptr %18, align 8
  %1029 = select i1 %1024, double %1027, double %1028
  call fastcc void @take_samples(ptr %10, ptr %55, double %1023, double %1029)
  br label %1030

1030:
  %1031 = load double, ptr %67, align 8
  %1032 = load double, ptr %21, align 8
  %1033 = fcmp olt double %1031, %1032
  br i1 %1033, label %1034, label %1035

1034:
  call fastcc void @look_at(ptr %10, double %1031)
  br label %1035

1035:
  %1036 = load ptr, ptr %64, align 8
  %1037 = load i64, ptr %55, align 8
  %1038 = icmp sgt i64 %1037, 0
  br i1 %1038, label %1039, label %1056

1039:
  %1040 = load ptr, ptr %72, align 8
  br label %1041

1041:
  %1042 = phi i64 [ 0, %1039 ], [ %1054, %1053 ]
  %1043 = getelementptr inbounds i64, ptr %1040, i64 %1042
  %1044 = load i64, ptr %1043, align 8
  %1045 = icmp eq i64 %1044, 0
  br i1 %1045, label %1053, label %1046

1046:
  %1047 = load ptr, ptr %76, align 8
  %1048 = shl nsw i64 %1042, 2
  %1049 = or i64 %1048, 1
  %1050 = getelementptr inbounds i64, ptr %1047, i64 %1049
  %1051 = load i64, ptr %1050, align 8
  %1052 = getelementptr inbounds double, ptr %1036, i64 %1051
  store double 0.000000e+00, ptr %1052, align 8
  br label %1053

1053:
  %1054 = add nsw i64 %1042, 1
  %1055 = icmp eq i64 %1054, %1037
  br i1 %1055, label %1056, label %1041

1056:
  %1057 = shl nsw i64 %310, 1
  %1058 = load ptr, ptr %73, align 8
  %1059 = icmp sgt i64 %310, 0
  br i1 %1059, label %1060, label %1067

1060:
  %1061 = phi i64 [ %1065, %1060 ], [ 0, %1056 ]
  %1062 = getelementptr inbounds double, ptr %1036, i64 %1061
  %1063 = load double, ptr %1062, align 8
  %1064 = getelementptr inbounds double, ptr %1058, i64 %1061
  store double %1063, ptr %1064, align 8
  %1065 = add nsw i64 %1061, 1
  %1066 = icmp eq i64 %1065, %1057
  br i1 %1066, label %1067, label %1060

1067:
  %1068 = load ptr, ptr %69, align 8
  %1069 = getelementptr inbounds i64, ptr %1068, i64 4
  %1070 = load i64, ptr %1069, align 8
  %1071 = icmp eq i64 %1070, 0
  br i1 %1071, label %1072, label %1104

1072:
  %1073 = phi i32 [ 0, %217 ], [ %298, %1067 ]
  br label %80

1074:
  %1075 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %1076 = load i64, ptr %1075, align 8
  %1077 = icmp sgt i64 %1076, 0
  br i1 %1077, label %1078, label %1104

1078:
  %1079 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %1080 = load ptr, ptr %1079, align 8
  %1081 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %1082 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %1083

1083:
  %1084 = phi i64 [ 0, %1078 ], [ %1102, %1101 ]
  %1085 = shl nsw i64 %1084, 2
  %1086 = getelementptr inbounds i64, ptr %1080, i64 %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = icmp eq i64 %1087, 0
  br i1 %1088, label %1089, label %1101

1089:
  %1090 = load ptr, ptr %1081, align 8
  %1091 = or i64 %1085, 1
  %1092 = getelementptr inbounds i64, ptr %1080, i64 %1091
  %1093 = load i64, ptr %1092, align 8
  %1094 = getelementptr inbounds double, ptr %1090, i64 %1093
  %1095 = load double, ptr %1094, align 8
  %1096 = load ptr, ptr %1082, align 8
  %1097 = or i64 %1085, 2
  %1098 = getelementptr inbounds i64, ptr %1080, i64 %1097
  %1099 = load i64, ptr %1098, align 8
  %1100 = getelementptr inbounds double, ptr %1096, i64 %1099
  store double %1095, ptr %1100, align 8
  br label %1101

1101:
  %1102 = add nsw i64 %1084, 1
  %1103 = icmp eq i64 %1102, %1076
  br i1 %1103, label %1104, label %1083

1104:
  %1105 = phi i64 [ 0, %1074 ], [ 0, %1101 ], [ 1, %1067 ]
  ret i64 %1105
}

declare fastcc void @begin_watch(ptr, ptr, i32)

define internal fastcc void @make_stages(ptr %0) {
  %2 = alloca double, align 8
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
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %16, label %577

16:
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 7
  %27 = load i64, ptr %26, align 8
  %28 = sdiv i64 %27, 2
  %29 = shl nsw i64 %28, 4
  %30 = getelementptr inbounds <2 x double>, ptr %25, i64 %29
  %31 = mul nsw i64 %28, 20
  %32 = getelementptr inbounds <2 x double>, ptr %25, i64 %31
  %33 = icmp sgt i64 %27, 1
  br i1 %33, label %34, label %48

34:
  %35 = insertelement <2 x double> poison, double %21, i64 0
  %36 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  br label %37

37:
  %38 = phi i64 [ 0, %34 ], [ %46, %37 ]
  %39 = getelementptr inbounds <2 x double>, ptr %32, i64 %38
  %40 = load <2 x double>, ptr %39, align 16
  %41 = getelementptr inbounds <2 x double>, ptr %25, i64 %38
  %42 = load <2 x double>, ptr %41, align 16
  %43 = fmul <2 x double> %42, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %44 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %36, <2 x double> %43, <2 x double> %40)
  %45 = getelementptr inbounds <2 x double>, ptr %30, i64 %38
  store <2 x double> %44, ptr %45, align 16
  %46 = add nsw i64 %38, 1
  %47 = icmp eq i64 %46, %28
  br i1 %47, label %48, label %37

48:
  %49 = tail call double @llvm.fmuladd.f64(double %21, double 0x3FAAEE6838DAE63A, double %19)
  %50 = getelementptr inbounds <2 x double>, ptr %25, i64 %28
  store double %49, ptr %12, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 14
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 9
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %62

58:
  %59 = load ptr, ptr %17, align 8
  %60 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %61 = load ptr, ptr %60, align 8
  call void %59(ptr %12, ptr %30, ptr %23, ptr %50, ptr %61)
  br label %63

62:
  tail call fastcc void @rate_pivoted(ptr %17, i32 0, double %49, ptr %30, ptr %23, ptr %50)
  br label %63

63:
  br i1 %33, label %64, label %82

64:
  %65 = insertelement <2 x double> poison, double %21, i64 0
  %66 = shufflevector <2 x double> %65, <2 x double> poison, <2 x i32> zeroinitializer
  br label %67

67:
  %68 = phi i64 [ 0, %64 ], [ %80, %67 ]
  %69 = getelementptr inbounds <2 x double>, ptr %32, i64 %68
  %70 = load <2 x double>, ptr %69, align 16
  %71 = getelementptr inbounds <2 x double>, ptr %25, i64 %68
  %72 = load <2 x double>, ptr %71, align 16
  %73 = add nsw i64 %68, %28
  %74 = getelementptr inbounds <2 x double>, ptr %25, i64 %73
  %75 = load <2 x double>, ptr %74, align 16
  %76 = fmul <2 x double> %75, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %77 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %72, <2 x double> <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>, <2 x double> %76)
  %78 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %66, <2 x double> %77, <2 x double> %70)
  %79 = getelementptr inbounds <2 x double>, ptr %30, i64 %68
  store <2 x double> %78, ptr %79, align 16
  %80 = add nsw i64 %68, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %82, label %67

82:
  %83 = call double @llvm.fmuladd.f64(double %21, double 0x3FB432CE2AA42CAC, double %19)
  %84 = shl nsw i64 %28, 1
  %85 = getelementptr inbounds <2 x double>, ptr %25, i64 %84
  store double %83, ptr %11, align 8
  %86 = load ptr, ptr %51, align 8
  %87 = load i64, ptr %86, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %86, align 8
  %89 = load ptr, ptr %55, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %95

91:
  %92 = load ptr, ptr %17, align 8
  %93 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %94 = load ptr, ptr %93, align 8
  call void %92(ptr %11, ptr %30, ptr %23, ptr %85, ptr %94)
  br label %96

95:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %83, ptr %30, ptr %23, ptr %85)
  br label %96

96:
  br i1 %33, label %97, label %115

97:
  %98 = insertelement <2 x double> poison, double %21, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  br label %100

100:
  %101 = phi i64 [ 0, %97 ], [ %113, %100 ]
  %102 = getelementptr inbounds <2 x double>, ptr %32, i64 %101
  %103 = load <2 x double>, ptr %102, align 16
  %104 = getelementptr inbounds <2 x double>, ptr %25, i64 %101
  %105 = load <2 x double>, ptr %104, align 16
  %106 = add nsw i64 %101, %84
  %107 = getelementptr inbounds <2 x double>, ptr %25, i64 %106
  %108 = load <2 x double>, ptr %107, align 16
  %109 = fmul <2 x double> %108, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %110 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %105, <2 x double> <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>, <2 x double> %109)
  %111 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %99, <2 x double> %110, <2 x double> %103)
  %112 = getelementptr inbounds <2 x double>, ptr %30, i64 %101
  store <2 x double> %111, ptr %112, align 16
  %113 = add nsw i64 %101, 1
  %114 = icmp eq i64 %113, %28
  br i1 %114, label %115, label %100

115:
  %116 = call double @llvm.fmuladd.f64(double %21, double 0x3FBE4C353FF64302, double %19)
  %117 = mul nsw i64 %28, 3
  %118 = getelementptr inbounds <2 x double>, ptr %25, i64 %117
  store double %116, ptr %10, align 8
  %119 = load ptr, ptr %51, align 8
  %120 = load i64, ptr %119, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %119, align 8
  %122 = load ptr, ptr %55, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %128

124:
  %125 = load ptr, ptr %17, align 8
  %126 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %127 = load ptr, ptr %126, align 8
  call void %125(ptr %10, ptr %30, ptr %23, ptr %118, ptr %127)
  br label %129

128:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %116, ptr %30, ptr %23, ptr %118)
  br label %129

129:
  br i1 %33, label %130, label %152

130:
  %131 = insertelement <2 x double> poison, double %21, i64 0
  %132 = shufflevector <2 x double> %131, <2 x double> poison, <2 x i32> zeroinitializer
  br label %133

133:
  %134 = phi i64 [ 0, %130 ], [ %150, %133 ]
  %135 = getelementptr inbounds <2 x double>, ptr %32, i64 %134
  %136 = load <2 x double>, ptr %135, align 16
  %137 = getelementptr inbounds <2 x double>, ptr %25, i64 %134
  %138 = load <2 x double>, ptr %137, align 16
  %139 = add nsw i64 %134, %84
  %140 = getelementptr inbounds <2 x double>, ptr %25, i64 %139
  %141 = load <2 x double>, ptr %140, align 16
  %142 = fmul <2 x double> %141, <double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507>
  %143 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %138, <2 x double> <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>, <2 x double> %142)
  %144 = add nsw i64 %134, %117
  %145 = getelementptr inbounds <2 x double>, ptr %25, i64 %144
  %146 = load <2 x double>, ptr %145, align 16
  %147 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %146, <2 x double> <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>, <2 x double> %143)
  %148 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %132, <2 x double> %147, <2 x double> %136)
  %149 = getelementptr inbounds <2 x double>, ptr %30, i64 %134
  store <2 x double> %148, ptr %149, align 16
  %150 = add nsw i64 %134, 1
  %151 = icmp eq i64 %150, %28
  br i1 %151, label %152, label %133

152:
  %153 = call double @llvm.fmuladd.f64(double %21, double 0x3FD2068C499C08D9, double %19)
  %154 = shl nsw i64 %28, 2
  %155 = getelementptr inbounds <2 x double>, ptr %25, i64 %154
  store double %153, ptr %9, align 8
  %156 = load ptr, ptr %51, align 8
  %157 = load i64, ptr %156, align 8
  %158 = add nsw i64 %157, 1
  store i64 %158, ptr %156, align 8
  %159 = load ptr, ptr %55, align 8
  %160 = icmp eq ptr %159, null
  br i1 %160, label %161, label %165

161:
  %162 = load ptr, ptr %17, align 8
  %163 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %164 = load ptr, ptr %163, align 8
  call void %162(ptr %9, ptr %30, ptr %23, ptr %155, ptr %164)
  br label %166

165:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %153, ptr %30, ptr %23, ptr %155)
  br label %166

166:
  br i1 %33, label %167, label %189

167:
  %168 = insertelement <2 x double> poison, double %21, i64 0
  %169 = shufflevector <2 x double> %168, <2 x double> poison, <2 x i32> zeroinitializer
  br label %170

170:
  %171 = phi i64 [ 0, %167 ], [ %187, %170 ]
  %172 = getelementptr inbounds <2 x double>, ptr %32, i64 %171
  %173 = load <2 x double>, ptr %172, align 16
  %174 = getelementptr inbounds <2 x double>, ptr %25, i64 %171
  %175 = load <2 x double>, ptr %174, align 16
  %176 = add nsw i64 %171, %117
  %177 = getelementptr inbounds <2 x double>, ptr %25, i64 %176
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul <2 x double> %178, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %180 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %175, <2 x double> <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>, <2 x double> %179)
  %181 = add nsw i64 %171, %154
  %182 = getelementptr inbounds <2 x double>, ptr %25, i64 %181
  %183 = load <2 x double>, ptr %182, align 16
  %184 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %183, <2 x double> <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>, <2 x double> %180)
  %185 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %169, <2 x double> %184, <2 x double> %173)
  %186 = getelementptr inbounds <2 x double>, ptr %30, i64 %171
  store <2 x double> %185, ptr %186, align 16
  %187 = add nsw i64 %171, 1
  %188 = icmp eq i64 %187, %28
  br i1 %188, label %189, label %170

189:
  %190 = call double @llvm.fmuladd.f64(double %21, double 0x3FD5555555555555, double %19)
  %191 = mul nsw i64 %28, 5
  %192 = getelementptr inbounds <2 x double>, ptr %25, i64 %191
  store double %190, ptr %8, align 8
  %193 = load ptr, ptr %51, align 8
  %194 = load i64, ptr %193, align 8
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %193, align 8
  %196 = load ptr, ptr %55, align 8
  %197 = icmp eq ptr %196, null
  br i1 %197, label %198, label %202

198:
  %199 = load ptr, ptr %17, align 8
  %200 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %201 = load ptr, ptr %200, align 8
  call void %199(ptr %8, ptr %30, ptr %23, ptr %192, ptr %201)
  br label %203

202:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %190, ptr %30, ptr %23, ptr %192)
  br label %203

203:
  br i1 %33, label %204, label %230

204:
  %205 = insertelement <2 x double> poison, double %21, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  br label %207

207:
  %208 = phi i64 [ 0, %204 ], [ %228, %207 ]
  %209 = getelementptr inbounds <2 x double>, ptr %32, i64 %208
  %210 = load <2 x double>, ptr %209, align 16
  %211 = getelementptr inbounds <2 x double>, ptr %25, i64 %208
  %212 = load <2 x double>, ptr %211, align 16
  %213 = add nsw i64 %208, %117
  %214 = getelementptr inbounds <2 x double>, ptr %25, i64 %213
  %215 = load <2 x double>, ptr %214, align 16
  %216 = fmul <2 x double> %215, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %217 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %212, <2 x double> <double 0x3FA3000000000000, double 0x3FA3000000000000>, <2 x double> %216)
  %218 = add nsw i64 %208, %154
  %219 = getelementptr inbounds <2 x double>, ptr %25, i64 %218
  %220 = load <2 x double>, ptr %219, align 16
  %221 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %220, <2 x double> <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>, <2 x double> %217)
  %222 = add nsw i64 %208, %191
  %223 = getelementptr inbounds <2 x double>, ptr %25, i64 %222
  %224 = load <2 x double>, ptr %223, align 16
  %225 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %224, <2 x double> <double 0xBF92000000000000, double 0xBF92000000000000>, <2 x double> %221)
  %226 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %206, <2 x double> %225, <2 x double> %210)
  %227 = getelementptr inbounds <2 x double>, ptr %30, i64 %208
  store <2 x double> %226, ptr %227, align 16
  %228 = add nsw i64 %208, 1
  %229 = icmp eq i64 %228, %28
  br i1 %229, label %230, label %207

230:
  %231 = call double @llvm.fmuladd.f64(double %21, double 2.500000e-01, double %19)
  %232 = mul nsw i64 %28, 6
  %233 = getelementptr inbounds <2 x double>, ptr %25, i64 %232
  store double %231, ptr %7, align 8
  %234 = load ptr, ptr %51, align 8
  %235 = load i64, ptr %234, align 8
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %234, align 8
  %237 = load ptr, ptr %55, align 8
  %238 = icmp eq ptr %237, null
  br i1 %238, label %239, label %243

239:
  %240 = load ptr, ptr %17, align 8
  %241 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %242 = load ptr, ptr %241, align 8
  call void %240(ptr %7, ptr %30, ptr %23, ptr %233, ptr %242)
  br label %244

243:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %231, ptr %30, ptr %23, ptr %233)
  br label %244

244:
  br i1 %33, label %245, label %275

245:
  %246 = insertelement <2 x double> poison, double %21, i64 0
  %247 = shufflevector <2 x double> %246, <2 x double> poison, <2 x i32> zeroinitializer
  br label %248

248:
  %249 = phi i64 [ 0, %245 ], [ %273, %248 ]
  %250 = getelementptr inbounds <2 x double>, ptr %32, i64 %249
  %251 = load <2 x double>, ptr %250, align 16
  %252 = getelementptr inbounds <2 x double>, ptr %25, i64 %249
  %253 = load <2 x double>, ptr %252, align 16
  %254 = add nsw i64 %249, %117
  %255 = getelementptr inbounds <2 x double>, ptr %25, i64 %254
  %256 = load <2 x double>, ptr %255, align 16
  %257 = fmul <2 x double> %256, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %258 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %253, <2 x double> <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>, <2 x double> %257)
  %259 = add nsw i64 %249, %154
  %260 = getelementptr inbounds <2 x double>, ptr %25, i64 %259
  %261 = load <2 x double>, ptr %260, align 16
  %262 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %261, <2 x double> <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>, <2 x double> %258)
  %263 = add nsw i64 %249, %191
  %264 = getelementptr inbounds <2 x double>, ptr %25, i64 %263
  %265 = load <2 x double>, ptr %264, align 16
  %266 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %265, <2 x double> <double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F>, <2 x double> %262)
  %267 = add nsw i64 %249, %232
  %268 = getelementptr inbounds <2 x double>, ptr %25, i64 %267
  %269 = load <2 x double>, ptr %268, align 16
  %270 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %269, <2 x double> <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>, <2 x double> %266)
  %271 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %247, <2 x double> %270, <2 x double> %251)
  %272 = getelementptr inbounds <2 x double>, ptr %30, i64 %249
  store <2 x double> %271, ptr %272, align 16
  %273 = add nsw i64 %249, 1
  %274 = icmp eq i64 %273, %28
  br i1 %274, label %275, label %248

275:
  %276 = call double @llvm.fmuladd.f64(double %21, double 0x3FD3B13B13B13B14, double %19)
  %277 = mul nsw i64 %28, 7
  %278 = getelementptr inbounds <2 x double>, ptr %25, i64 %277
  store double %276, ptr %6, align 8
  %279 = load ptr, ptr %51, align 8
  %280 = load i64, ptr %279, align 8
  %281 = add nsw i64 %280, 1
  store i64 %281, ptr %279, align 8
  %282 = load ptr, ptr %55, align 8
  %283 = icmp eq ptr %282, null
  br i1 %283, label %284, label %288

284:
  %285 = load ptr, ptr %17, align 8
  %286 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %287 = load ptr, ptr %286, align 8
  call void %285(ptr %6, ptr %30, ptr %23, ptr %278, ptr %287)
  br label %289

288:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %276, ptr %30, ptr %23, ptr %278)
  br label %289

289:
  br i1 %33, label %290, label %324

290:
  %291 = insertelement <2 x double> poison, double %21, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  br label %293

293:
  %294 = phi i64 [ 0, %290 ], [ %322, %293 ]
  %295 = getelementptr inbounds <2 x double>, ptr %32, i64 %294
  %296 = load <2 x double>, ptr %295, align 16
  %297 = getelementptr inbounds <2 x double>, ptr %25, i64 %294
  %298 = load <2 x double>, ptr %297, align 16
  %299 = add nsw i64 %294, %117
  %300 = getelementptr inbounds <2 x double>, ptr %25, i64 %299
  %301 = load <2 x double>, ptr %300, align 16
  %302 = fmul <2 x double> %301, <double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A>
  %303 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %298, <2 x double> <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>, <2 x double> %302)
  %304 = add nsw i64 %294, %154
  %305 = getelementptr inbounds <2 x double>, ptr %25, i64 %304
  %306 = load <2 x double>, ptr %305, align 16
  %307 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %306, <2 x double> <double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9>, <2 x double> %303)
  %308 = add nsw i64 %294, %191
  %309 = getelementptr inbounds <2 x double>, ptr %25, i64 %308
  %310 = load <2 x double>, ptr %309, align 16
  %311 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %310, <2 x double> <double 0x403B9793D88D1855, double 0x403B9793D88D1855>, <2 x double> %307)
  %312 = add nsw i64 %294, %232
  %313 = getelementptr inbounds <2 x double>, ptr %25, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %314, <2 x double> <double 0x40342770F892AD69, double 0x40342770F892AD69>, <2 x double> %311)
  %316 = add nsw i64 %294, %277
  %317 = getelementptr inbounds <2 x double>, ptr %25, i64 %316
  %318 = load <2 x double>, ptr %317, align 16
  %319 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %318, <2 x double> <double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9>, <2 x double> %315)
  %320 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %292, <2 x double> %319, <2 x double> %296)
  %321 = getelementptr inbounds <2 x double>, ptr %30, i64 %294
  store <2 x double> %320, ptr %321, align 16
  %322 = add nsw i64 %294, 1
  %323 = icmp eq i64 %322, %28
  br i1 %323, label %324, label %293

324:
  %325 = call double @llvm.fmuladd.f64(double %21, double 0x3FE4D74D74D74D75, double %19)
  %326 = shl nsw i64 %28, 3
  %327 = getelementptr inbounds <2 x double>, ptr %25, i64 %326
  store double %325, ptr %5, align 8
  %328 = load ptr, ptr %51, align 8
  %329 = load i64, ptr %328, align 8
  %330 = add nsw i64 %329, 1
  store i64 %330, ptr %328, align 8
  %331 = load ptr, ptr %55, align 8
  %332 = icmp eq ptr %331, null
  br i1 %332, label %333, label %337

333:
  %334 = load ptr, ptr %17, align 8
  %335 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %336 = load ptr, ptr %335, align 8
  call void %334(ptr %5, ptr %30, ptr %23, ptr %327, ptr %336)
  br label %338

337:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %325, ptr %30, ptr %23, ptr %327)
  br label %338

338:
  br i1 %33, label %339, label %377

339:
  %340 = insertelement <2 x double> poison, double %21, i64 0
  %341 = shufflevector <2 x double> %340, <2 x double> poison, <2 x i32> zeroinitializer
  br label %342

342:
  %343 = phi i64 [ 0, %339 ], [ %375, %342 ]
  %344 = getelementptr inbounds <2 x double>, ptr %32, i64 %343
  %345 = load <2 x double>, ptr %344, align 16
  %346 = getelementptr inbounds <2 x double>, ptr %25, i64 %343
  %347 = load <2 x double>, ptr %346, align 16
  %348 = add nsw i64 %343, %117
  %349 = getelementptr inbounds <2 x double>, ptr %25, i64 %348
  %350 = load <2 x double>, ptr %349, align 16
  %351 = fmul <2 x double> %350, <double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F>
  %352 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %347, <2 x double> <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>, <2 x double> %351)
  %353 = add nsw i64 %343, %154
  %354 = getelementptr inbounds <2 x double>, ptr %25, i64 %353
  %355 = load <2 x double>, ptr %354, align 16
  %356 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %355, <2 x double> <double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8>, <2 x double> %352)
  %357 = add nsw i64 %343, %191
  %358 = getelementptr inbounds <2 x double>, ptr %25, i64 %357
  %359 = load <2 x double>, ptr %358, align 16
  %360 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %359, <2 x double> <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>, <2 x double> %356)
  %361 = add nsw i64 %343, %232
  %362 = getelementptr inbounds <2 x double>, ptr %25, i64 %361
  %363 = load <2 x double>, ptr %362, align 16
  %364 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %363, <2 x double> <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>, <2 x double> %360)
  %365 = add nsw i64 %343, %277
  %366 = getelementptr inbounds <2 x double>, ptr %25, i64 %365
  %367 = load <2 x double>, ptr %366, align 16
  %368 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %367, <2 x double> <double 0xC040A4E418D711B9, double 0xC040A4E418D711B9>, <2 x double> %364)
  %369 = add nsw i64 %343, %326
  %370 = getelementptr inbounds <2 x double>, ptr %25, i64 %369
  %371 = load <2 x double>, ptr %370, align 16
  %372 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %371, <2 x double> <double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876>, <2 x double> %368)
  %373 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %341, <2 x double> %372, <2 x double> %345)
  %374 = getelementptr inbounds <2 x double>, ptr %30, i64 %343
  store <2 x double> %373, ptr %374, align 16
  %375 = add nsw i64 %343, 1
  %376 = icmp eq i64 %375, %28
  br i1 %376, label %377, label %342

377:
  %378 = call double @llvm.fmuladd.f64(double %21, double 6.000000e-01, double %19)
  %379 = mul nsw i64 %28, 9
  %380 = getelementptr inbounds <2 x double>, ptr %25, i64 %379
  store double %378, ptr %4, align 8
  %381 = load ptr, ptr %51, align 8
  %382 = load i64, ptr %381, align 8
  %383 = add nsw i64 %382, 1
  store i64 %383, ptr %381, align 8
  %384 = load ptr, ptr %55, align 8
  %385 = icmp eq ptr %384, null
  br i1 %385, label %386, label %390

386:
  %387 = load ptr, ptr %17, align 8
  %388 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %389 = load ptr, ptr %388, align 8
  call void %387(ptr %4, ptr %30, ptr %23, ptr %380, ptr %389)
  br label %391

390:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %378, ptr %30, ptr %23, ptr %380)
  br label %391

391:
  br i1 %33, label %392, label %434

392:
  %393 = insertelement <2 x double> poison, double %21, i64 0
  %394 = shufflevector <2 x double> %393, <2 x double> poison, <2 x i32> zeroinitializer
  br label %395

395:
  %396 = phi i64 [ 0, %392 ], [ %432, %395 ]
  %397 = getelementptr inbounds <2 x double>, ptr %32, i64 %396
  %398 = load <2 x double>, ptr %397, align 16
  %399 = getelementptr inbounds <2 x double>, ptr %25, i64 %396
  %400 = load <2 x double>, ptr %399, align 16
  %401 = add nsw i64 %396, %117
  %402 = getelementptr inbounds <2 x double>, ptr %25, i64 %401
  %403 = load <2 x double>, ptr %402, align 16
  %404 = fmul <2 x double> %403, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %405 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %400, <2 x double> <double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B>, <2 x double> %404)
  %406 = add nsw i64 %396, %154
  %407 = getelementptr inbounds <2 x double>, ptr %25, i64 %406
  %408 = load <2 x double>, ptr %407, align 16
  %409 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %408, <2 x double> <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>, <2 x double> %405)
  %410 = add nsw i64 %396, %191
  %411 = getelementptr inbounds <2 x double>, ptr %25, i64 %410
  %412 = load <2 x double>, ptr %411, align 16
  %413 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %412, <2 x double> <double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C>, <2 x double> %409)
  %414 = add nsw i64 %396, %232
  %415 = getelementptr inbounds <2 x double>, ptr %25, i64 %414
  %416 = load <2 x double>, ptr %415, align 16
  %417 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %416, <2 x double> <double 0xC032852305E975A8, double 0xC032852305E975A8>, <2 x double> %413)
  %418 = add nsw i64 %396, %277
  %419 = getelementptr inbounds <2 x double>, ptr %25, i64 %418
  %420 = load <2 x double>, ptr %419, align 16
  %421 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %420, <2 x double> <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>, <2 x double> %417)
  %422 = add nsw i64 %396, %326
  %423 = getelementptr inbounds <2 x double>, ptr %25, i64 %422
  %424 = load <2 x double>, ptr %423, align 16
  %425 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %424, <2 x double> <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>, <2 x double> %421)
  %426 = add nsw i64 %396, %379
  %427 = getelementptr inbounds <2 x double>, ptr %25, i64 %426
  %428 = load <2 x double>, ptr %427, align 16
  %429 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %428, <2 x double> <double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C>, <2 x double> %425)
  %430 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %394, <2 x double> %429, <2 x double> %398)
  %431 = getelementptr inbounds <2 x double>, ptr %30, i64 %396
  store <2 x double> %430, ptr %431, align 16
  %432 = add nsw i64 %396, 1
  %433 = icmp eq i64 %432, %28
  br i1 %433, label %434, label %395

434:
  %435 = call double @llvm.fmuladd.f64(double %21, double 0x3FEB6DB6DB6DB6DB, double %19)
  %436 = mul nsw i64 %28, 10
  %437 = getelementptr inbounds <2 x double>, ptr %25, i64 %436
  store double %435, ptr %3, align 8
  %438 = load ptr, ptr %51, align 8
  %439 = load i64, ptr %438, align 8
  %440 = add nsw i64 %439, 1
  store i64 %440, ptr %438, align 8
  %441 = load ptr, ptr %55, align 8
  %442 = icmp eq ptr %441, null
  br i1 %442, label %443, label %447

443:
  %444 = load ptr, ptr %17, align 8
  %445 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %446 = load ptr, ptr %445, align 8
  call void %444(ptr %3, ptr %30, ptr %23, ptr %437, ptr %446)
  br label %448

447:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %435, ptr %30, ptr %23, ptr %437)
  br label %448

448:
  br i1 %33, label %449, label %495

449:
  %450 = insertelement <2 x double> poison, double %21, i64 0
  %451 = shufflevector <2 x double> %450, <2 x double> poison, <2 x i32> zeroinitializer
  br label %452

452:
  %453 = phi i64 [ 0, %449 ], [ %493, %452 ]
  %454 = getelementptr inbounds <2 x double>, ptr %32, i64 %453
  %455 = load <2 x double>, ptr %454, align 16
  %456 = getelementptr inbounds <2 x double>, ptr %25, i64 %453
  %457 = load <2 x double>, ptr %456, align 16
  %458 = add nsw i64 %453, %117
  %459 = getelementptr inbounds <2 x double>, ptr %25, i64 %458
  %460 = load <2 x double>, ptr %459, align 16
  %461 = fmul <2 x double> %460, <double 0xC02511A963CAFE55, double 0xC02511A963CAFE55>
  %462 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %457, <2 x double> <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>, <2 x double> %461)
  %463 = add nsw i64 %453, %154
  %464 = getelementptr inbounds <2 x double>, ptr %25, i64 %463
  %465 = load <2 x double>, ptr %464, align 16
  %466 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %465, <2 x double> <double 0xC00001C935AC72AC, double 0xC00001C935AC72AC>, <2 x double> %462)
  %467 = add nsw i64 %453, %191
  %468 = getelementptr inbounds <2 x double>, ptr %25, i64 %467
  %469 = load <2 x double>, ptr %468, align 16
  %470 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %469, <2 x double> <double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006>, <2 x double> %466)
  %471 = add nsw i64 %453, %232
  %472 = getelementptr inbounds <2 x double>, ptr %25, i64 %471
  %473 = load <2 x double>, ptr %472, align 16
  %474 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %473, <2 x double> <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>, <2 x double> %470)
  %475 = add nsw i64 %453, %277
  %476 = getelementptr inbounds <2 x double>, ptr %25, i64 %475
  %477 = load <2 x double>, ptr %476, align 16
  %478 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %477, <2 x double> <double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13>, <2 x double> %474)
  %479 = add nsw i64 %453, %326
  %480 = getelementptr inbounds <2 x double>, ptr %25, i64 %479
  %481 = load <2 x double>, ptr %480, align 16
  %482 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %481, <2 x double> <double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9>, <2 x double> %478)
  %483 = add nsw i64 %453, %379
  %484 = getelementptr inbounds <2 x double>, ptr %25, i64 %483
  %485 = load <2 x double>, ptr %484, align 16
  %486 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %485, <2 x double> <double 0x4028B89C42C81861, double 0x4028B89C42C81861>, <2 x double> %482)
  %487 = add nsw i64 %453, %436
  %488 = getelementptr inbounds <2 x double>, ptr %25, i64 %487
  %489 = load <2 x double>, ptr %488, align 16
  %490 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %489, <2 x double> <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>, <2 x double> %486)
  %491 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %451, <2 x double> %490, <2 x double> %455)
  %492 = getelementptr inbounds <2 x double>, ptr %30, i64 %453
  store <2 x double> %491, ptr %492, align 16
  %493 = add nsw i64 %453, 1
  %494 = icmp eq i64 %493, %28
  br i1 %494, label %495, label %452

495:
  %496 = fadd double %19, %21
  %497 = mul nsw i64 %28, 11
  %498 = getelementptr inbounds <2 x double>, ptr %25, i64 %497
  store double %496, ptr %2, align 8
  %499 = load ptr, ptr %51, align 8
  %500 = load i64, ptr %499, align 8
  %501 = add nsw i64 %500, 1
  store i64 %501, ptr %499, align 8
  %502 = load ptr, ptr %55, align 8
  %503 = icmp eq ptr %502, null
  br i1 %503, label %504, label %508

504:
  %505 = load ptr, ptr %17, align 8
  %506 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %507 = load ptr, ptr %506, align 8
  call void %505(ptr %2, ptr %30, ptr %23, ptr %498, ptr %507)
  br label %509

508:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %496, ptr %30, ptr %23, ptr %498)
  br label %509

509:
  br i1 %33, label %510, label %576

510:
  %511 = insertelement <2 x double> poison, double %21, i64 0
  %512 = shufflevector <2 x double> %511, <2 x double> poison, <2 x i32> zeroinitializer
  %513 = mul nsw i64 %28, 17
  %514 = mul nsw i64 %28, 18
  %515 = mul nsw i64 %28, 19
  br label %516

516:
  %517 = phi i64 [ 0, %510 ], [ %574, %516 ]
  %518 = getelementptr inbounds <2 x double>, ptr %25, i64 %517
  %519 = load <2 x double>, ptr %518, align 16
  %520 = add nsw i64 %517, %191
  %521 = getelementptr inbounds <2 x double>, ptr %25, i64 %520
  %522 = load <2 x double>, ptr %521, align 16
  %523 = add nsw i64 %517, %232
  %524 = getelementptr inbounds <2 x double>, ptr %25, i64 %523
  %525 = load <2 x double>, ptr %524, align 16
  %526 = add nsw i64 %517, %277
  %527 = getelementptr inbounds <2 x double>, ptr %25, i64 %526
  %528 = load <2 x double>, ptr %527, align 16
  %529 = add nsw i64 %517, %326
  %530 = getelementptr inbounds <2 x double>, ptr %25, i64 %529
  %531 = load <2 x double>, ptr %530, align 16
  %532 = add nsw i64 %517, %379
  %533 = getelementptr inbounds <2 x double>, ptr %25, i64 %532
  %534 = load <2 x double>, ptr %533, align 16
  %535 = add nsw i64 %517, %436
  %536 = getelementptr inbounds <2 x double>, ptr %25, i64 %535
  %537 = load <2 x double>, ptr %536, align 16
  %538 = add nsw i64 %517, %497
  %539 = getelementptr inbounds <2 x double>, ptr %25, i64 %538
  %540 = load <2 x double>, ptr %539, align 16
  %541 = add nsw i64 %517, %31
  %542 = getelementptr inbounds <2 x double>, ptr %25, i64 %541
  %543 = load <2 x double>, ptr %542, align 16
  %544 = fmul <2 x double> %522, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %545 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>, <2 x double> %544)
  %546 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %545)
  %547 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %546)
  %548 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>, <2 x double> %547)
  %549 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %534, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %548)
  %550 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %537, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %549)
  %551 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %540, <2 x double> <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>, <2 x double> %550)
  %552 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %512, <2 x double> %551, <2 x double> %543)
  %553 = add nsw i64 %517, %513
  %554 = getelementptr inbounds <2 x double>, ptr %25, i64 %553
  store <2 x double> %552, ptr %554, align 16
  %555 = fmul <2 x double> %522, <double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3>
  %556 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>, <2 x double> %555)
  %557 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72>, <2 x double> %556)
  %558 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>, <2 x double> %557)
  %559 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71>, <2 x double> %558)
  %560 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %534, <2 x double> <double 0x3FD56330D0783989, double 0x3FD56330D0783989>, <2 x double> %559)
  %561 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %537, <2 x double> <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>, <2 x double> %560)
  %562 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %540, <2 x double> <double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2>, <2 x double> %561)
  %563 = add nsw i64 %517, %514
  %564 = getelementptr inbounds <2 x double>, ptr %25, i64 %563
  store <2 x double> %562, ptr %564, align 16
  %565 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1>, <2 x double> %544)
  %566 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %565)
  %567 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %566)
  %568 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716>, <2 x double> %567)
  %569 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %534, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %568)
  %570 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %537, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %569)
  %571 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %540, <2 x double> <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>, <2 x double> %570)
  %572 = add nsw i64 %517, %515
  %573 = getelementptr inbounds <2 x double>, ptr %25, i64 %572
  store <2 x double> %571, ptr %573, align 16
  %574 = add nsw i64 %517, 1
  %575 = icmp eq i64 %574, %28
  br i1 %575, label %576, label %516

576:
  store i64 0, ptr %13, align 8
  br label %577

577:
  ret void
}

declare fastcc void @crude_middle(ptr, ptr)

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
  %20 = phi ptr [ %4, %15 ], [ %107, %105 ]
  %21 = phi ptr [ %8, %15 ], [ %108, %105 ]
  %22 = phi ptr [ %9, %15 ], [ %109, %105 ]
  %23 = phi i64 [ 0, %15 ], [ %106, %105 ]
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
  br i1 %16, label %34, label %105

33:
  br i1 %16, label %96, label %105

34:
  %35 = phi i64 [ %77, %76 ], [ 0, %19 ]
  %36 = getelementptr double, ptr %5, i64 %35
  br label %39

37:
  %38 = getelementptr inbounds double, ptr %21, i64 %35
  call void %0(ptr %12, ptr %13, ptr %13, ptr %38, ptr %10)
  br label %79

39:
  %40 = phi i64 [ 0, %34 ], [ %60, %49 ]
  %41 = phi <4 x double> [ zeroinitializer, %34 ], [ %59, %49 ]
  %42 = getelementptr inbounds double, ptr %24, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = insertelement <4 x double> poison, double %43, i64 0
  %45 = fadd <4 x double> %44, <double 0.000000e+00, double poison, double poison, double poison>
  %46 = shufflevector <4 x double> %45, <4 x double> poison, <4 x i32> zeroinitializer
  %47 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %40
  %48 = mul nsw i64 %40, 3
  br label %62

49:
  store <4 x double> %73, ptr %47, align 32
  %50 = getelementptr inbounds double, ptr %26, i64 %40
  %51 = load double, ptr %50, align 8
  %52 = insertelement <4 x double> poison, double %51, i64 0
  %53 = shufflevector <4 x double> %52, <4 x double> poison, <4 x i32> zeroinitializer
  %54 = getelementptr inbounds double, ptr %25, i64 %40
  %55 = load double, ptr %54, align 8
  %56 = insertelement <4 x double> poison, double %55, i64 0
  %57 = shufflevector <4 x double> %56, <4 x double> poison, <4 x i32> zeroinitializer
  %58 = fsub <4 x double> %73, %57
  %59 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %53, <4 x double> %58, <4 x double> %41)
  %60 = add nsw i64 %40, 1
  %61 = icmp eq i64 %60, 3
  br i1 %61, label %37, label %39

62:
  %63 = phi i64 [ 0, %39 ], [ %74, %62 ]
  %64 = phi <4 x double> [ %46, %39 ], [ %73, %62 ]
  %65 = add nsw i64 %63, %48
  %66 = getelementptr inbounds double, ptr %29, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = insertelement <4 x double> poison, double %67, i64 0
  %69 = shufflevector <4 x double> %68, <4 x double> poison, <4 x i32> zeroinitializer
  %70 = mul nsw i64 %63, %2
  %71 = getelementptr double, ptr %36, i64 %70
  %72 = load <4 x double>, ptr %71, align 32
  %73 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %69, <4 x double> %72, <4 x double> %64)
  %74 = add nsw i64 %63, 1
  %75 = icmp eq i64 %74, 3
  br i1 %75, label %49, label %62

76:
  %77 = add nsw i64 %35, 4
  %78 = icmp slt i64 %77, %2
  br i1 %78, label %34, label %33

79:
  %80 = phi i64 [ 0, %37 ], [ %93, %79 ]
  %81 = trunc i64 %80 to i32
  %82 = extractelement <4 x double> %59, i32 %81
  %83 = fmul double %82, 5.000000e-01
  %84 = add nsw i64 %35, %80
  %85 = getelementptr inbounds double, ptr %21, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp olt double %83, %7
  %88 = select i1 %87, double %83, double %7
  %89 = fmul double %28, %88
  %90 = fcmp olt double %86, %89
  %91 = zext i1 %90 to i8
  %92 = getelementptr inbounds i8, ptr %22, i64 %84
  store i8 %91, ptr %92, align 1
  %93 = add nsw i64 %80, 1
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %76, label %79

95:
  br i1 %16, label %111, label %105

96:
  %97 = phi i64 [ %103, %102 ], [ 0, %33 ]
  %98 = getelementptr inbounds double, ptr %21, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fcmp uno double %99, 0.000000e+00
  br i1 %100, label %101, label %102

101:
  store double 0x7FF0000000000000, ptr %98, align 8
  br label %102

102:
  %103 = add nsw i64 %97, 1
  %104 = icmp eq i64 %103, %2
  br i1 %104, label %95, label %96

105:
  %106 = add nsw i64 %23, 1
  %107 = getelementptr inbounds double, ptr %20, i64 20
  %108 = getelementptr inbounds double, ptr %21, i64 %2
  %109 = getelementptr inbounds i8, ptr %22, i64 %2
  %110 = icmp eq i64 %106, %1
  br i1 %110, label %18, label %19

111:
  %112 = phi i64 [ %142, %139 ], [ 0, %95 ]
  %113 = getelementptr inbounds double, ptr %21, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = call double @llvm.fabs.f64(double %114)
  %116 = fcmp olt double %115, 0x7FF0000000000000
  %117 = zext i1 %116 to i32
  br i1 %17, label %118, label %120

118:
  %119 = mul nsw i64 %112, %3
  br label %123

120:
  %121 = phi i32 [ %117, %111 ], [ %133, %123 ]
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %136, label %139

123:
  %124 = phi i64 [ 0, %118 ], [ %134, %123 ]
  %125 = phi i32 [ %117, %118 ], [ %133, %123 ]
  %126 = add nsw i64 %124, %119
  %127 = getelementptr inbounds i64, ptr %6, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %21, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fcmp ole double %114, %130
  %132 = zext i1 %131 to i32
  %133 = and i32 %125, %132
  %134 = add nsw i64 %124, 1
  %135 = icmp eq i64 %134, %3
  br i1 %135, label %120, label %123

136:
  %137 = getelementptr inbounds i8, ptr %22, i64 %112
  %138 = load i8, ptr %137, align 1
  br label %139

139:
  %140 = phi i8 [ %138, %136 ], [ 2, %120 ]
  %141 = getelementptr inbounds i8, ptr %22, i64 %112
  store i8 %140, ptr %141, align 1
  %142 = add nsw i64 %112, 1
  %143 = icmp eq i64 %142, %2
  br i1 %143, label %105, label %111
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>)

declare fastcc void @rate_pivoted(ptr, i32, double, ptr, ptr, ptr)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare double @llvm.sqrt.f64(double)

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
