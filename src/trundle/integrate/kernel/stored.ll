; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
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
  br i1 %47, label %48, label %989

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
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %69 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %71 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %72 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %73 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  %74 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  %75 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %76 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  %77 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %80 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  br label %81

81:
  %82 = phi i32 [ 0, %48 ], [ %988, %987 ]
  %83 = phi i64 [ 0, %48 ], [ %213, %987 ]
  %84 = icmp eq i32 %82, 0
  %85 = load ptr, ptr %49, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %83
  %87 = load double, ptr %86, align 8
  %88 = load ptr, ptr %50, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 %83
  %90 = load double, ptr %89, align 8
  %91 = load ptr, ptr %51, align 8
  %92 = mul nsw i64 %83, %12
  %93 = getelementptr double, ptr %91, i64 %92
  %94 = load ptr, ptr %52, align 8
  %95 = load i64, ptr %38, align 8
  %96 = mul nsw i64 %95, %83
  %97 = getelementptr double, ptr %94, i64 %96
  %98 = load ptr, ptr %10, align 8
  store double %87, ptr %13, align 8
  store double %90, ptr %17, align 8
  %99 = fadd double %87, %90
  store double %99, ptr %18, align 8
  store double 1.000000e+00, ptr %21, align 8
  store i64 -1, ptr %37, align 8
  %100 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 4
  %101 = load i64, ptr %100, align 8
  %102 = load ptr, ptr %25, align 8
  %103 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 7
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %104, 20
  %106 = getelementptr double, ptr %102, i64 %105
  %107 = icmp sgt i64 %101, 0
  br i1 %84, label %143, label %108

108:
  br i1 %107, label %109, label %116

109:
  %110 = phi i64 [ %114, %109 ], [ 0, %108 ]
  %111 = getelementptr inbounds double, ptr %93, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %106, i64 %110
  store double %112, ptr %113, align 8
  %114 = add nsw i64 %110, 1
  %115 = icmp eq i64 %114, %101
  br i1 %115, label %116, label %109

116:
  %117 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 5
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %22, align 8
  %120 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 6
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %119, i64 %121
  %123 = sub i64 0, %118
  %124 = getelementptr double, ptr %122, i64 %123
  %125 = icmp sgt i64 %118, 0
  br i1 %125, label %126, label %133

126:
  %127 = phi i64 [ %131, %126 ], [ 0, %116 ]
  %128 = getelementptr inbounds double, ptr %97, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %124, i64 %127
  store double %129, ptr %130, align 8
  %131 = add nsw i64 %127, 1
  %132 = icmp eq i64 %131, %118
  br i1 %132, label %133, label %126

133:
  %134 = load ptr, ptr %28, align 8
  %135 = getelementptr double, ptr %134, i64 %12
  br i1 %53, label %136, label %187

136:
  %137 = phi i64 [ %141, %136 ], [ 0, %133 ]
  %138 = getelementptr inbounds double, ptr %135, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %102, i64 %137
  store double %139, ptr %140, align 8
  %141 = add nsw i64 %137, 1
  %142 = icmp eq i64 %141, %12
  br i1 %142, label %185, label %136

143:
  br i1 %107, label %144, label %151

144:
  %145 = phi i64 [ %149, %144 ], [ 0, %143 ]
  %146 = getelementptr inbounds double, ptr %93, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %106, i64 %145
  store double %147, ptr %148, align 8
  %149 = add nsw i64 %145, 1
  %150 = icmp eq i64 %149, %101
  br i1 %150, label %151, label %144

151:
  %152 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 5
  %153 = load i64, ptr %152, align 8
  %154 = load ptr, ptr %22, align 8
  %155 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 6
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %154, i64 %156
  %158 = sub i64 0, %153
  %159 = getelementptr double, ptr %157, i64 %158
  %160 = icmp sgt i64 %153, 0
  br i1 %160, label %161, label %168

161:
  %162 = phi i64 [ %166, %161 ], [ 0, %151 ]
  %163 = getelementptr inbounds double, ptr %97, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds double, ptr %159, i64 %162
  store double %164, ptr %165, align 8
  %166 = add nsw i64 %162, 1
  %167 = icmp eq i64 %166, %153
  br i1 %167, label %168, label %161

168:
  %169 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 9
  %170 = load ptr, ptr %169, align 8
  %171 = icmp eq ptr %170, null
  br i1 %171, label %172, label %180

172:
  store double %87, ptr %9, align 8
  %173 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 14
  %174 = load ptr, ptr %173, align 8
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %174, align 8
  %177 = load ptr, ptr %98, align 8
  %178 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 13
  %179 = load ptr, ptr %178, align 8
  call void %177(ptr %9, ptr %106, ptr %154, ptr %102, ptr %179)
  br label %185

180:
  %181 = getelementptr inbounds %struct.Code, ptr %98, i64 0, i32 14
  %182 = load ptr, ptr %181, align 8
  %183 = load i64, ptr %182, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %182, align 8
  call fastcc void @rate_pivoted(ptr %98, i32 1, double %87, ptr %106, ptr %154, ptr %102)
  br label %185

185:
  %186 = icmp eq i64 %83, 0
  br i1 %186, label %189, label %212

187:
  %188 = icmp eq i64 %83, 0
  br i1 %188, label %211, label %212

189:
  %190 = load ptr, ptr %25, align 8
  %191 = load i64, ptr %54, align 8
  %192 = mul nsw i64 %191, 20
  %193 = getelementptr double, ptr %190, i64 %192
  %194 = load ptr, ptr %34, align 8
  br i1 %53, label %195, label %211

195:
  %196 = phi i64 [ %200, %195 ], [ 0, %189 ]
  %197 = getelementptr inbounds double, ptr %193, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %194, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %196, 1
  %201 = icmp eq i64 %200, %12
  br i1 %201, label %202, label %195

202:
  %203 = getelementptr double, ptr %194, i64 %12
  br label %204

204:
  %205 = phi i64 [ %209, %204 ], [ 0, %202 ]
  %206 = getelementptr inbounds double, ptr %190, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %203, i64 %205
  store double %207, ptr %208, align 8
  %209 = add nsw i64 %205, 1
  %210 = icmp eq i64 %209, %12
  br i1 %210, label %211, label %204

211:
  call fastcc void @begin_watch(ptr %10, ptr %55, i32 %57)
  br label %212

212:
  %213 = add nsw i64 %83, 1
  %214 = icmp eq i64 %213, %1
  %215 = load double, ptr %17, align 8
  %216 = fcmp oeq double %215, 0.000000e+00
  %217 = select i1 %214, i1 true, i1 %216
  br i1 %217, label %989, label %218

218:
  %219 = load ptr, ptr %49, align 8
  %220 = getelementptr inbounds double, ptr %219, i64 %213
  %221 = load double, ptr %220, align 8
  %222 = load double, ptr %13, align 8
  %223 = fsub double %221, %222
  %224 = fdiv double %223, %215
  %225 = fcmp oeq double %221, %222
  br i1 %225, label %987, label %226

226:
  store double %221, ptr %18, align 8
  %227 = fcmp olt double %224, 0x3FEFFFFFFF768FA1
  br i1 %227, label %228, label %252

228:
  store double %224, ptr %21, align 8
  call fastcc void @look_at(ptr %10, double %224)
  %229 = load i64, ptr %38, align 8
  %230 = add nsw i64 %63, %229
  %231 = load ptr, ptr %31, align 8
  %232 = load ptr, ptr %28, align 8
  %233 = icmp sgt i64 %230, 0
  br i1 %233, label %234, label %241

234:
  %235 = phi i64 [ %239, %234 ], [ 0, %228 ]
  %236 = getelementptr inbounds double, ptr %231, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %232, i64 %235
  store double %237, ptr %238, align 8
  %239 = add nsw i64 %235, 1
  %240 = icmp eq i64 %239, %230
  br i1 %240, label %241, label %234

241:
  %242 = load ptr, ptr %51, align 8
  %243 = mul nsw i64 %213, %12
  %244 = getelementptr double, ptr %242, i64 %243
  br i1 %53, label %245, label %298

245:
  %246 = phi i64 [ %250, %245 ], [ 0, %241 ]
  %247 = getelementptr inbounds double, ptr %244, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds double, ptr %232, i64 %246
  store double %248, ptr %249, align 8
  %250 = add nsw i64 %246, 1
  %251 = icmp eq i64 %250, %12
  br i1 %251, label %298, label %245

252:
  br i1 %46, label %253, label %280

253:
  %254 = load ptr, ptr %51, align 8
  %255 = mul nsw i64 %213, %12
  %256 = getelementptr double, ptr %254, i64 %255
  %257 = load ptr, ptr %28, align 8
  br i1 %53, label %258, label %265

258:
  %259 = phi i64 [ %263, %258 ], [ 0, %253 ]
  %260 = getelementptr inbounds double, ptr %256, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %257, i64 %259
  store double %261, ptr %262, align 8
  %263 = add nsw i64 %259, 1
  %264 = icmp eq i64 %263, %12
  br i1 %264, label %265, label %258

265:
  %266 = load ptr, ptr %22, align 8
  %267 = getelementptr inbounds double, ptr %257, i64 %12
  %268 = load ptr, ptr %61, align 8
  %269 = icmp eq ptr %268, null
  br i1 %269, label %270, label %276

270:
  store double %221, ptr %8, align 8
  %271 = load ptr, ptr %58, align 8
  %272 = load i64, ptr %271, align 8
  %273 = add nsw i64 %272, 1
  store i64 %273, ptr %271, align 8
  %274 = load ptr, ptr %0, align 8
  %275 = load ptr, ptr %60, align 8
  call void %274(ptr %8, ptr %257, ptr %266, ptr %267, ptr %275)
  br label %298

276:
  %277 = load ptr, ptr %58, align 8
  %278 = load i64, ptr %277, align 8
  %279 = add nsw i64 %278, 1
  store i64 %279, ptr %277, align 8
  call fastcc void @rate_pivoted(ptr %0, i32 1, double %221, ptr %257, ptr %266, ptr %267)
  br label %298

280:
  call fastcc void @make_stages(ptr %10)
  %281 = load ptr, ptr %25, align 8
  %282 = load i64, ptr %54, align 8
  %283 = mul nsw i64 %282, 17
  %284 = getelementptr inbounds double, ptr %281, i64 %283
  %285 = load ptr, ptr %22, align 8
  %286 = load ptr, ptr %28, align 8
  store double %221, ptr %7, align 8
  %287 = load ptr, ptr %58, align 8
  %288 = getelementptr inbounds i64, ptr %287, i64 1
  %289 = load i64, ptr %288, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %288, align 8
  %291 = load ptr, ptr %59, align 8
  %292 = load ptr, ptr %60, align 8
  call void %291(ptr %7, ptr %284, ptr %285, ptr %286, ptr %292)
  %293 = load ptr, ptr %61, align 8
  %294 = icmp eq ptr %293, null
  br i1 %294, label %297, label %295

295:
  %296 = load double, ptr %7, align 8
  call fastcc void @complete_pivoted(ptr %0, double %296, ptr %285, ptr %286)
  br label %297

297:
  br label %298

298:
  %299 = phi i32 [ 0, %297 ], [ 0, %241 ], [ 1, %270 ], [ 1, %276 ], [ 0, %245 ]
  %300 = load ptr, ptr %28, align 8
  %301 = load ptr, ptr %22, align 8
  %302 = load ptr, ptr %64, align 8
  store double %221, ptr %6, align 8
  %303 = load ptr, ptr %58, align 8
  %304 = getelementptr inbounds i64, ptr %303, i64 2
  %305 = load i64, ptr %304, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %304, align 8
  %307 = load ptr, ptr %65, align 8
  %308 = load ptr, ptr %60, align 8
  call void %307(ptr %6, ptr %300, ptr %301, ptr %302, ptr %308)
  call fastcc void @crude_middle(ptr %10, ptr %55)
  %309 = load i64, ptr %66, align 8
  %310 = load double, ptr %17, align 8
  %311 = load double, ptr %21, align 8
  %312 = fmul double %310, %311
  %313 = load ptr, ptr %67, align 8
  %314 = getelementptr inbounds i64, ptr %313, i64 5
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %317, label %779

317:
  %318 = load ptr, ptr %68, align 8
  %319 = load ptr, ptr %64, align 8
  %320 = getelementptr inbounds double, ptr %318, i64 %309
  %321 = getelementptr inbounds double, ptr %319, i64 %309
  %322 = icmp sgt i64 %309, 0
  br i1 %322, label %325, label %323

323:
  %324 = load ptr, ptr %69, align 8
  br label %477

325:
  %326 = load ptr, ptr %70, align 8
  br label %327

327:
  %328 = phi i64 [ 0, %325 ], [ %397, %396 ]
  %329 = getelementptr inbounds i64, ptr %326, i64 %328
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, 2
  br i1 %331, label %332, label %396

332:
  %333 = getelementptr inbounds double, ptr %318, i64 %328
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %319, i64 %328
  %336 = load double, ptr %335, align 8
  %337 = fcmp ord double %334, 0.000000e+00
  %338 = call double @llvm.fabs.f64(double %334)
  %339 = select i1 %337, double %338, double 0.000000e+00
  %340 = fcmp ord double %336, 0.000000e+00
  %341 = call double @llvm.fabs.f64(double %336)
  %342 = select i1 %340, double %341, double 0.000000e+00
  %343 = fadd double %339, %342
  %344 = getelementptr inbounds double, ptr %320, i64 %328
  %345 = load double, ptr %344, align 8
  %346 = fmul double %312, %345
  %347 = getelementptr inbounds double, ptr %321, i64 %328
  %348 = load double, ptr %347, align 8
  %349 = fmul double %312, %348
  %350 = call double @llvm.maxnum.f64(double %338, double %341)
  %351 = fmul double %343, 0x3D06849B86A12B9B
  %352 = fcmp ugt double %350, %351
  br i1 %352, label %353, label %396

353:
  %354 = fcmp oeq double %334, 0.000000e+00
  %355 = fcmp oeq double %336, 0.000000e+00
  %356 = or i1 %354, %355
  br i1 %356, label %396, label %357

357:
  %358 = fcmp olt double %334, 0.000000e+00
  %359 = fcmp ogt double %336, 0.000000e+00
  %360 = and i1 %358, %359
  br i1 %360, label %779, label %361

361:
  %362 = fcmp ogt double %334, 0.000000e+00
  %363 = fcmp olt double %336, 0.000000e+00
  %364 = and i1 %362, %363
  br i1 %364, label %779, label %365

365:
  %366 = fcmp olt double %346, 0.000000e+00
  %367 = fcmp ogt double %349, 0.000000e+00
  %368 = and i1 %366, %367
  %369 = and i1 %359, %368
  %370 = and i1 %362, %369
  br i1 %370, label %377, label %371

371:
  %372 = fcmp ogt double %346, 0.000000e+00
  %373 = fcmp olt double %349, 0.000000e+00
  %374 = and i1 %372, %373
  %375 = and i1 %363, %374
  %376 = and i1 %358, %375
  br i1 %376, label %377, label %396

377:
  %378 = select i1 %362, double 1.000000e+00, double -1.000000e+00
  %379 = fmul double %378, %346
  %380 = fmul double %378, %349
  %381 = fcmp olt double %379, 0.000000e+00
  %382 = fcmp ogt double %380, 0.000000e+00
  %383 = and i1 %381, %382
  br i1 %383, label %384, label %396

384:
  %385 = fmul double %336, %378
  %386 = fmul double %334, %378
  %387 = fsub double %385, %386
  %388 = fsub double %387, %380
  %389 = fsub double %379, %380
  %390 = fdiv double %388, %389
  %391 = call double @llvm.fmuladd.f64(double %379, double %390, double %386)
  %392 = call double @llvm.minnum.f64(double %386, double %385)
  %393 = fsub double %392, %391
  %394 = call double @llvm.fmuladd.f64(double %393, double -2.500000e-01, double %391)
  %395 = fcmp uge double %394, 0.000000e+00
  br i1 %395, label %396, label %779

396:
  %397 = add nsw i64 %328, 1
  %398 = icmp eq i64 %397, %309
  br i1 %398, label %399, label %327

399:
  %400 = load ptr, ptr %69, align 8
  %401 = icmp slt i64 %309, 1
  br i1 %401, label %477, label %402

402:
  %403 = phi i1 [ %473, %471 ], [ false, %399 ]
  %404 = phi i64 [ %472, %471 ], [ 0, %399 ]
  %405 = getelementptr inbounds i64, ptr %326, i64 %404
  %406 = load i64, ptr %405, align 8
  %407 = icmp eq i64 %406, 2
  br i1 %407, label %408, label %471

408:
  %409 = getelementptr inbounds double, ptr %318, i64 %404
  %410 = load double, ptr %409, align 8
  %411 = getelementptr inbounds double, ptr %319, i64 %404
  %412 = load double, ptr %411, align 8
  %413 = fcmp ord double %410, 0.000000e+00
  %414 = call double @llvm.fabs.f64(double %410)
  %415 = select i1 %413, double %414, double 0.000000e+00
  %416 = fcmp ord double %412, 0.000000e+00
  %417 = call double @llvm.fabs.f64(double %412)
  %418 = select i1 %416, double %417, double 0.000000e+00
  %419 = fadd double %415, %418
  %420 = add nsw i64 %404, %309
  %421 = getelementptr inbounds double, ptr %318, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = fmul double %312, %422
  %424 = getelementptr inbounds double, ptr %319, i64 %420
  %425 = load double, ptr %424, align 8
  %426 = fmul double %312, %425
  %427 = getelementptr inbounds double, ptr %400, i64 %404
  %428 = load double, ptr %427, align 8
  %429 = getelementptr inbounds double, ptr %400, i64 %420
  %430 = load double, ptr %429, align 8
  %431 = fmul double %312, %430
  %432 = fcmp uno double %423, %426
  br i1 %432, label %433, label %435

433:
  %434 = fcmp uno double %431, 0.000000e+00
  br i1 %434, label %468, label %475

435:
  %436 = fmul double %419, 1.000000e+10
  %437 = fsub double %412, %410
  %438 = fmul double %423, 0xBFC23180000A8CFD
  %439 = call double @llvm.fmuladd.f64(double %437, double 0x3FF74B23344A5383, double %438)
  %440 = call double @llvm.fmuladd.f64(double %426, double 0xBFD413CCD124078A, double %439)
  %441 = call double @llvm.fabs.f64(double %437)
  %442 = fsub double %428, %410
  %443 = call double @llvm.fabs.f64(double %442)
  %444 = fsub double %428, %412
  %445 = call double @llvm.fabs.f64(double %444)
  %446 = call double @llvm.maxnum.f64(double %443, double %445)
  %447 = call double @llvm.maxnum.f64(double %441, double %446)
  %448 = fadd double %414, %417
  %449 = fmul double %436, 0x3D06849B86A12B9B
  %450 = call double @llvm.fmuladd.f64(double %448, double 1.000000e-09, double %449)
  %451 = fcmp olt double %447, 0x7FF0000000000000
  br i1 %451, label %452, label %475

452:
  %453 = fmul double %423, 0x3FDA827997709F7A
  %454 = call double @llvm.fmuladd.f64(double %410, double 0x3FFD413CCBB84FBD, double %453)
  %455 = fmul double %426, 0xBFE2BEC33447B043
  %456 = call double @llvm.fmuladd.f64(double %412, double 0x40015F619A23D822, double %455)
  %457 = fmul double %456, 0x3FC5F61993D37A46
  %458 = call double @llvm.fmuladd.f64(double %454, double 0x3FD5F6199B087E2F, double %457)
  %459 = fsub double %428, %458
  %460 = call double @llvm.fabs.f64(double %459)
  %461 = call double @llvm.fmuladd.f64(double %447, double 5.000000e-03, double %450)
  %462 = fcmp ugt double %460, %461
  br i1 %462, label %475, label %463

463:
  %464 = fsub double %431, %440
  %465 = call double @llvm.fabs.f64(double %464)
  %466 = call double @llvm.fmuladd.f64(double %447, double 5.000000e-02, double %450)
  %467 = fcmp ugt double %465, %466
  br i1 %467, label %475, label %468

468:
  %469 = call fastcc i32 @swerves(double %419, double %410, double %423, double %412, double %426)
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %475

471:
  %472 = add nsw i64 %404, 1
  %473 = icmp sge i64 %472, %309
  %474 = icmp eq i64 %472, %309
  br i1 %474, label %475, label %402

475:
  %476 = phi i1 [ %403, %433 ], [ %403, %435 ], [ %403, %452 ], [ %403, %468 ], [ %403, %463 ], [ %473, %471 ]
  br i1 %476, label %477, label %779

477:
  %478 = phi ptr [ %324, %323 ], [ %400, %475 ], [ %400, %399 ]
  %479 = load i64, ptr %55, align 8
  %480 = icmp sgt i64 %479, 0
  br i1 %480, label %481, label %776

481:
  %482 = load ptr, ptr %71, align 8
  %483 = load ptr, ptr %72, align 8
  br label %484

484:
  %485 = phi i1 [ true, %481 ], [ %774, %772 ]
  %486 = phi i64 [ 0, %481 ], [ %773, %772 ]
  %487 = shl nsw i64 %486, 2
  %488 = getelementptr inbounds i64, ptr %482, i64 %487
  %489 = getelementptr inbounds i64, ptr %488, i64 1
  %490 = load i64, ptr %489, align 8
  %491 = load i64, ptr %488, align 8
  %492 = getelementptr inbounds i64, ptr %488, i64 2
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds double, ptr %483, i64 %493
  %495 = load double, ptr %494, align 8
  switch i64 %491, label %498 [
    i64 6, label %772
    i64 0, label %772
    i64 3, label %496
    i64 5, label %776
    i64 10, label %506
  ]

496:
  %497 = fcmp ord double %495, 0.000000e+00
  br i1 %497, label %772, label %498

498:
  %499 = getelementptr inbounds double, ptr %318, i64 %490
  %500 = load double, ptr %499, align 8
  %501 = fcmp uno double %500, 0.000000e+00
  br i1 %501, label %776, label %502

502:
  %503 = getelementptr inbounds double, ptr %319, i64 %490
  %504 = load double, ptr %503, align 8
  %505 = fcmp uno double %504, 0.000000e+00
  br i1 %505, label %776, label %506

506:
  %507 = load ptr, ptr %70, align 8
  %508 = getelementptr inbounds i64, ptr %507, i64 %490
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %570, label %511

511:
  %512 = getelementptr inbounds double, ptr %318, i64 %490
  %513 = load double, ptr %512, align 8
  %514 = getelementptr inbounds double, ptr %319, i64 %490
  %515 = load double, ptr %514, align 8
  %516 = getelementptr inbounds double, ptr %478, i64 %490
  %517 = load double, ptr %516, align 8
  %518 = add nsw i64 %490, %309
  %519 = getelementptr inbounds double, ptr %478, i64 %518
  %520 = load double, ptr %519, align 8
  %521 = fmul double %312, %520
  %522 = getelementptr inbounds double, ptr %320, i64 %490
  %523 = load double, ptr %522, align 8
  %524 = fmul double %312, %523
  %525 = getelementptr inbounds double, ptr %321, i64 %490
  %526 = load double, ptr %525, align 8
  %527 = fmul double %312, %526
  %528 = fcmp uno double %524, %527
  br i1 %528, label %529, label %531

529:
  %530 = fcmp uno double %521, 0.000000e+00
  br i1 %530, label %570, label %776

531:
  %532 = fcmp ord double %513, 0.000000e+00
  %533 = call double @llvm.fabs.f64(double %513)
  %534 = select i1 %532, double %533, double 0.000000e+00
  %535 = fcmp ord double %515, 0.000000e+00
  %536 = call double @llvm.fabs.f64(double %515)
  %537 = select i1 %535, double %536, double 0.000000e+00
  %538 = fadd double %534, %537
  %539 = fsub double %515, %513
  %540 = fmul double %524, 0xBFC23180000A8CFD
  %541 = call double @llvm.fmuladd.f64(double %539, double 0x3FF74B23344A5383, double %540)
  %542 = call double @llvm.fmuladd.f64(double %527, double 0xBFD413CCD124078A, double %541)
  %543 = call double @llvm.fabs.f64(double %539)
  %544 = fsub double %517, %513
  %545 = call double @llvm.fabs.f64(double %544)
  %546 = fsub double %517, %515
  %547 = call double @llvm.fabs.f64(double %546)
  %548 = call double @llvm.maxnum.f64(double %545, double %547)
  %549 = call double @llvm.maxnum.f64(double %543, double %548)
  %550 = fadd double %533, %536
  %551 = fmul double %538, 0x3D06849B86A12B9B
  %552 = call double @llvm.fmuladd.f64(double %550, double 1.000000e-09, double %551)
  %553 = fcmp olt double %549, 0x7FF0000000000000
  br i1 %553, label %554, label %776

554:
  %555 = fmul double %524, 0x3FDA827997709F7A
  %556 = call double @llvm.fmuladd.f64(double %513, double 0x3FFD413CCBB84FBD, double %555)
  %557 = fmul double %527, 0xBFE2BEC33447B043
  %558 = call double @llvm.fmuladd.f64(double %515, double 0x40015F619A23D822, double %557)
  %559 = fmul double %558, 0x3FC5F61993D37A46
  %560 = call double @llvm.fmuladd.f64(double %556, double 0x3FD5F6199B087E2F, double %559)
  %561 = fsub double %517, %560
  %562 = call double @llvm.fabs.f64(double %561)
  %563 = call double @llvm.fmuladd.f64(double %549, double 5.000000e-03, double %552)
  %564 = fcmp ugt double %562, %563
  br i1 %564, label %776, label %565

565:
  %566 = fsub double %521, %542
  %567 = call double @llvm.fabs.f64(double %566)
  %568 = call double @llvm.fmuladd.f64(double %549, double 5.000000e-02, double %552)
  %569 = fcmp ugt double %567, %568
  br i1 %569, label %776, label %570

570:
  %571 = add i64 %491, -5
  %572 = icmp ult i64 %571, -2
  %573 = icmp slt i64 %491, 7
  %574 = and i1 %573, %572
  br i1 %574, label %669, label %575

575:
  %576 = getelementptr inbounds double, ptr %318, i64 %490
  %577 = load double, ptr %576, align 8
  %578 = getelementptr inbounds double, ptr %320, i64 %490
  %579 = load double, ptr %578, align 8
  %580 = fmul double %312, %579
  %581 = getelementptr inbounds double, ptr %319, i64 %490
  %582 = load double, ptr %581, align 8
  %583 = getelementptr inbounds double, ptr %321, i64 %490
  %584 = load double, ptr %583, align 8
  %585 = fmul double %312, %584
  %586 = icmp ne i64 %491, 9
  %587 = fcmp une double %577, 0.000000e+00
  %588 = or i1 %586, %587
  %589 = fcmp ogt double %580, 0.000000e+00
  %590 = fcmp uge double %582, 0.000000e+00
  %591 = or i1 %588, %590
  %592 = or i1 %589, %591
  br i1 %592, label %593, label %635

593:
  %594 = fcmp oeq double %577, 0.000000e+00
  br i1 %594, label %595, label %602

595:
  %596 = fcmp olt double %582, 0.000000e+00
  %597 = and i1 %589, %596
  %598 = fcmp olt double %580, 0.000000e+00
  %599 = fcmp ogt double %582, 0.000000e+00
  %600 = and i1 %598, %599
  %601 = or i1 %597, %600
  br i1 %601, label %624, label %635

602:
  %603 = fcmp oeq double %582, 0.000000e+00
  br i1 %603, label %624, label %604

604:
  %605 = fcmp olt double %577, 0.000000e+00
  %606 = fcmp ogt double %582, 0.000000e+00
  %607 = and i1 %605, %606
  br i1 %607, label %624, label %608

608:
  %609 = fcmp ogt double %577, 0.000000e+00
  %610 = fcmp olt double %582, 0.000000e+00
  %611 = and i1 %609, %610
  br i1 %611, label %624, label %612

612:
  %613 = fcmp olt double %580, 0.000000e+00
  %614 = fcmp ogt double %585, 0.000000e+00
  %615 = and i1 %613, %614
  %616 = and i1 %606, %615
  %617 = and i1 %609, %616
  br i1 %617, label %635, label %618

618:
  %619 = fcmp olt double %585, 0.000000e+00
  %620 = and i1 %589, %619
  %621 = and i1 %610, %620
  %622 = and i1 %605, %621
  %623 = select i1 %622, i32 3, i32 0
  br label %635

624:
  %625 = phi i32 [ 1, %604 ], [ 1, %608 ], [ 2, %602 ], [ 4, %595 ]
  %626 = getelementptr inbounds i64, ptr %488, i64 3
  %627 = load i64, ptr %626, align 8
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %635, label %629

629:
  %630 = select i1 %594, double %580, double %577
  %631 = sitofp i64 %627 to double
  %632 = fmul double %630, %631
  %633 = fcmp olt double %632, 0.000000e+00
  %634 = select i1 %633, i32 %625, i32 0
  br label %635

635:
  %636 = phi i32 [ 5, %575 ], [ %634, %629 ], [ %625, %624 ], [ 0, %595 ], [ 3, %612 ], [ %623, %618 ]
  %637 = fcmp ogt double %577, 0.000000e+00
  %638 = select i1 %637, double 1.000000e+00, double -1.000000e+00
  %639 = fcmp ord double %577, 0.000000e+00
  %640 = call double @llvm.fabs.f64(double %577)
  %641 = select i1 %639, double %640, double 0.000000e+00
  %642 = fcmp ord double %582, 0.000000e+00
  %643 = call double @llvm.fabs.f64(double %582)
  %644 = select i1 %642, double %643, double 0.000000e+00
  %645 = fadd double %641, %644
  %646 = call fastcc i32 @swerves(double %645, double %577, double %580, double %582, double %585)
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %648, label %776

648:
  switch i32 %636, label %776 [
    i32 0, label %772
    i32 3, label %649
  ]

649:
  %650 = fmul double %579, %638
  %651 = fmul double %312, %650
  %652 = fmul double %638, %584
  %653 = fmul double %312, %652
  %654 = fcmp olt double %651, 0.000000e+00
  %655 = fcmp ogt double %653, 0.000000e+00
  %656 = and i1 %654, %655
  br i1 %656, label %657, label %772

657:
  %658 = fmul double %638, %582
  %659 = fmul double %577, %638
  %660 = fsub double %658, %659
  %661 = fsub double %660, %653
  %662 = fsub double %651, %653
  %663 = fdiv double %661, %662
  %664 = call double @llvm.fmuladd.f64(double %651, double %663, double %659)
  %665 = call double @llvm.minnum.f64(double %659, double %658)
  %666 = fsub double %665, %664
  %667 = call double @llvm.fmuladd.f64(double %666, double -2.500000e-01, double %664)
  %668 = fcmp uge double %667, 0.000000e+00
  br i1 %668, label %772, label %776

669:
  %670 = icmp eq i64 %491, 1
  %671 = select i1 %670, double 1.000000e+00, double -1.000000e+00
  %672 = getelementptr inbounds double, ptr %319, i64 %490
  %673 = load double, ptr %672, align 8
  %674 = fcmp uno double %495, 0.000000e+00
  br i1 %674, label %675, label %677

675:
  %676 = fmul double %671, %673
  br label %681

677:
  %678 = fmul double %671, %495
  %679 = fmul double %671, %673
  %680 = call double @llvm.minnum.f64(double %678, double %679)
  br label %681

681:
  %682 = phi double [ %676, %675 ], [ %680, %677 ]
  %683 = getelementptr inbounds double, ptr %318, i64 %490
  %684 = load double, ptr %683, align 8
  %685 = getelementptr inbounds double, ptr %320, i64 %490
  %686 = load double, ptr %685, align 8
  %687 = fmul double %671, %686
  %688 = fmul double %312, %687
  %689 = getelementptr inbounds double, ptr %321, i64 %490
  %690 = load double, ptr %689, align 8
  %691 = fmul double %671, %690
  %692 = fmul double %312, %691
  %693 = fcmp olt double %688, 0.000000e+00
  %694 = fcmp ogt double %692, 0.000000e+00
  %695 = and i1 %693, %694
  br i1 %695, label %696, label %708

696:
  %697 = fmul double %671, %673
  %698 = fmul double %671, %684
  %699 = fsub double %697, %698
  %700 = fsub double %699, %692
  %701 = fsub double %688, %692
  %702 = fdiv double %700, %701
  %703 = call double @llvm.fmuladd.f64(double %688, double %702, double %698)
  %704 = call double @llvm.minnum.f64(double %698, double %697)
  %705 = fsub double %704, %703
  %706 = call double @llvm.fmuladd.f64(double %705, double -2.500000e-01, double %703)
  %707 = fcmp uge double %706, %682
  br i1 %707, label %708, label %776

708:
  %709 = fcmp ord double %684, 0.000000e+00
  %710 = call double @llvm.fabs.f64(double %684)
  %711 = select i1 %709, double %710, double 0.000000e+00
  %712 = fcmp ord double %673, 0.000000e+00
  %713 = call double @llvm.fabs.f64(double %673)
  %714 = select i1 %712, double %713, double 0.000000e+00
  %715 = fadd double %714, %711
  %716 = fmul double %312, %686
  %717 = fmul double %312, %690
  %718 = fsub double %673, %684
  %719 = fadd double %716, %717
  %720 = call double @llvm.fmuladd.f64(double %718, double -2.000000e+00, double %719)
  %721 = fmul double %720, 3.000000e+00
  %722 = fmul double %716, -2.000000e+00
  %723 = call double @llvm.fmuladd.f64(double %718, double 3.000000e+00, double %722)
  %724 = fsub double %723, %717
  %725 = fmul double %716, %721
  %726 = fneg double %725
  %727 = call double @llvm.fmuladd.f64(double %724, double %724, double %726)
  %728 = fmul double %716, %717
  %729 = fcmp ogt double %728, 0.000000e+00
  br i1 %729, label %730, label %772

730:
  %731 = fcmp ogt double %725, 0.000000e+00
  %732 = fcmp ogt double %727, 0.000000e+00
  %733 = and i1 %731, %732
  br i1 %733, label %734, label %772

734:
  %735 = fneg double %724
  %736 = fmul double %721, %735
  %737 = fcmp ogt double %736, 0.000000e+00
  br i1 %737, label %738, label %772

738:
  %739 = call double @llvm.fabs.f64(double %724)
  %740 = call double @llvm.fabs.f64(double %721)
  %741 = fcmp olt double %739, %740
  br i1 %741, label %742, label %772

742:
  %743 = call double @llvm.sqrt.f64(double %727)
  %744 = call double @llvm.fmuladd.f64(double %743, double -1.000000e+00, double %735)
  %745 = fdiv double %744, %721
  %746 = fmul double %721, %745
  %747 = fdiv double %746, 3.000000e+00
  %748 = fadd double %724, %747
  %749 = call double @llvm.fmuladd.f64(double %745, double %748, double %716)
  %750 = call double @llvm.fmuladd.f64(double %745, double %749, double %684)
  %751 = fsub double %743, %724
  %752 = fdiv double %751, %721
  %753 = fmul double %721, %752
  %754 = fdiv double %753, 3.000000e+00
  %755 = fadd double %724, %754
  %756 = call double @llvm.fmuladd.f64(double %752, double %755, double %716)
  %757 = call double @llvm.fmuladd.f64(double %752, double %756, double %684)
  %758 = call double @llvm.minnum.f64(double %750, double %757)
  %759 = call double @llvm.maxnum.f64(double %750, double %757)
  %760 = fsub double %759, %758
  %761 = fmul double %715, 0x3D06849B86A12B9B
  %762 = fcmp ule double %760, %761
  br i1 %762, label %772, label %763

763:
  %764 = fmul double %760, 2.500000e-01
  %765 = fsub double %758, %764
  %766 = call double @llvm.minnum.f64(double %684, double %673)
  %767 = fcmp olt double %765, %766
  br i1 %767, label %776, label %768

768:
  %769 = fadd double %759, %764
  %770 = call double @llvm.maxnum.f64(double %684, double %673)
  %771 = fcmp ule double %769, %770
  br i1 %771, label %772, label %776

772:
  %773 = add nsw i64 %486, 1
  %774 = icmp slt i64 %773, %479
  %775 = icmp eq i64 %773, %479
  br i1 %775, label %776, label %484

776:
  %777 = phi i1 [ false, %477 ], [ %774, %772 ], [ %485, %768 ], [ %485, %502 ], [ %485, %498 ], [ %485, %565 ], [ %485, %696 ], [ %485, %484 ], [ %485, %554 ], [ %485, %531 ], [ %485, %763 ], [ %485, %635 ], [ %485, %648 ], [ %485, %657 ], [ %485, %529 ]
  %778 = zext i1 %777 to i32
  br label %779

779:
  %780 = phi i32 [ 1, %298 ], [ 1, %475 ], [ %778, %776 ], [ 1, %384 ], [ 1, %361 ], [ 1, %357 ]
  %781 = load ptr, ptr %10, align 8
  %782 = getelementptr inbounds %struct.Code, ptr %781, i64 0, i32 8
  %783 = load i64, ptr %782, align 8
  store ptr %10, ptr %5, align 8
  store ptr %55, ptr %73, align 8
  store double 2.000000e+00, ptr %74, align 8
  %784 = load i64, ptr %313, align 8
  store i64 %784, ptr %75, align 8
  %785 = getelementptr inbounds i64, ptr %313, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  store i64 -1, ptr %785, align 8
  %786 = getelementptr inbounds i64, ptr %313, i64 4
  store i64 0, ptr %786, align 8
  %787 = load i64, ptr %55, align 8
  %788 = icmp sgt i64 %787, 0
  br i1 %788, label %789, label %791

789:
  %790 = load ptr, ptr %78, align 8
  br label %798

791:
  %792 = phi i64 [ %787, %779 ], [ %802, %798 ]
  %793 = icmp eq i32 %780, 0
  br i1 %793, label %794, label %804

794:
  %795 = icmp sgt i64 %792, 0
  br i1 %795, label %796, label %932

796:
  %797 = load ptr, ptr %71, align 8
  br label %899

798:
  %799 = phi i64 [ 0, %789 ], [ %801, %798 ]
  %800 = getelementptr inbounds i64, ptr %790, i64 %799
  store i64 0, ptr %800, align 8
  %801 = add nsw i64 %799, 1
  %802 = load i64, ptr %55, align 8
  %803 = icmp slt i64 %801, %802
  br i1 %803, label %798, label %791

804:
  %805 = load i64, ptr %782, align 8
  %806 = icmp sgt i64 %805, 0
  %807 = load ptr, ptr %68, align 8
  %808 = load ptr, ptr %64, align 8
  br i1 %806, label %809, label %818

809:
  %810 = load ptr, ptr %79, align 8
  %811 = mul nsw i64 %805, 124
  %812 = getelementptr inbounds double, ptr %810, i64 %811
  %813 = mul nsw i64 %805, 126
  %814 = getelementptr inbounds double, ptr %810, i64 %813
  %815 = getelementptr inbounds double, ptr %812, i64 %805
  br label %829

816:
  %817 = load double, ptr %21, align 8
  br label %818

818:
  %819 = phi double [ %817, %816 ], [ %311, %804 ]
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %807, double %819, ptr %808)
  %820 = load i32, ptr %77, align 4
  %821 = sext i32 %820 to i64
  %822 = load ptr, ptr %67, align 8
  %823 = getelementptr inbounds i64, ptr %822, i64 5
  store i64 %821, ptr %823, align 8
  %824 = load i64, ptr %55, align 8
  %825 = icmp sgt i64 %824, 0
  br i1 %825, label %826, label %850

826:
  %827 = load ptr, ptr %71, align 8
  %828 = mul nsw i64 %805, 126
  br label %854

829:
  %830 = phi i64 [ 0, %809 ], [ %848, %829 ]
  %831 = getelementptr inbounds double, ptr %807, i64 %830
  %832 = load double, ptr %831, align 8
  %833 = getelementptr inbounds double, ptr %808, i64 %830
  %834 = load double, ptr %833, align 8
  %835 = fcmp ord double %832, 0.000000e+00
  %836 = call double @llvm.fabs.f64(double %832)
  %837 = select i1 %835, double %836, double 0.000000e+00
  %838 = fcmp ord double %834, 0.000000e+00
  %839 = call double @llvm.fabs.f64(double %834)
  %840 = select i1 %838, double %839, double 0.000000e+00
  %841 = fadd double %837, %840
  %842 = getelementptr inbounds double, ptr %812, i64 %830
  store double %841, ptr %842, align 8
  %843 = shl nsw i64 %830, 1
  %844 = or i64 %843, 1
  %845 = getelementptr inbounds double, ptr %814, i64 %844
  store double 0.000000e+00, ptr %845, align 8
  %846 = getelementptr inbounds double, ptr %814, i64 %843
  store double 0.000000e+00, ptr %846, align 8
  %847 = getelementptr inbounds double, ptr %815, i64 %830
  store double 0.000000e+00, ptr %847, align 8
  %848 = add nsw i64 %830, 1
  %849 = icmp eq i64 %848, %805
  br i1 %849, label %816, label %829

850:
  call fastcc void @report(ptr %5)
  %851 = load double, ptr %74, align 8
  %852 = load double, ptr %21, align 8
  %853 = fcmp olt double %851, %852
  br i1 %853, label %882, label %932

854:
  %855 = phi i64 [ 0, %826 ], [ %880, %879 ]
  %856 = shl nsw i64 %855, 2
  %857 = getelementptr inbounds i64, ptr %827, i64 %856
  %858 = load i64, ptr %857, align 8
  %859 = icmp eq i64 %858, 5
  br i1 %859, label %860, label %879

860:
  %861 = load ptr, ptr %79, align 8
  %862 = getelementptr inbounds double, ptr %861, i64 %828
  %863 = or i64 %856, 1
  %864 = getelementptr inbounds i64, ptr %827, i64 %863
  %865 = load i64, ptr %864, align 8
  %866 = shl nsw i64 %865, 1
  %867 = getelementptr inbounds double, ptr %862, i64 %866
  %868 = getelementptr inbounds double, ptr %867, i64 1
  %869 = load double, ptr %868, align 8
  %870 = load double, ptr %867, align 8
  %871 = fmul double %870, 1.000000e-05
  %872 = fcmp ugt double %869, %871
  br i1 %872, label %873, label %879

873:
  %874 = load ptr, ptr %72, align 8
  %875 = or i64 %856, 2
  %876 = getelementptr inbounds i64, ptr %827, i64 %875
  %877 = load i64, ptr %876, align 8
  %878 = getelementptr inbounds double, ptr %874, i64 %877
  store double 0x7FF8000000000000, ptr %878, align 8
  br label %879

879:
  %880 = add nsw i64 %855, 1
  %881 = icmp eq i64 %880, %824
  br i1 %881, label %850, label %854

882:
  %883 = load ptr, ptr %64, align 8
  call fastcc void @look_at(ptr %10, double %851)
  %884 = load ptr, ptr %10, align 8
  %885 = load double, ptr %13, align 8
  %886 = load double, ptr %17, align 8
  %887 = call double @llvm.fmuladd.f64(double %851, double %886, double %885)
  %888 = load ptr, ptr %31, align 8
  %889 = load ptr, ptr %22, align 8
  store double %887, ptr %4, align 8
  %890 = getelementptr inbounds %struct.Code, ptr %884, i64 0, i32 14
  %891 = load ptr, ptr %890, align 8
  %892 = getelementptr inbounds i64, ptr %891, i64 2
  %893 = load i64, ptr %892, align 8
  %894 = add nsw i64 %893, 1
  store i64 %894, ptr %892, align 8
  %895 = getelementptr inbounds %struct.Code, ptr %884, i64 0, i32 2
  %896 = load ptr, ptr %895, align 8
  %897 = getelementptr inbounds %struct.Code, ptr %884, i64 0, i32 13
  %898 = load ptr, ptr %897, align 8
  call void %896(ptr %4, ptr %888, ptr %889, ptr %883, ptr %898)
  br label %932

899:
  %900 = phi i64 [ 0, %796 ], [ %930, %929 ]
  %901 = shl nsw i64 %900, 2
  %902 = getelementptr inbounds i64, ptr %797, i64 %901
  %903 = load i64, ptr %902, align 8
  %904 = add i64 %903, -3
  %905 = icmp ult i64 %904, -2
  br i1 %905, label %929, label %906

906:
  %907 = icmp eq i64 %903, 1
  %908 = select i1 %907, double 1.000000e+00, double -1.000000e+00
  %909 = load ptr, ptr %72, align 8
  %910 = getelementptr inbounds i64, ptr %902, i64 2
  %911 = load i64, ptr %910, align 8
  %912 = getelementptr inbounds double, ptr %909, i64 %911
  %913 = load double, ptr %912, align 8
  %914 = load ptr, ptr %64, align 8
  %915 = getelementptr inbounds i64, ptr %902, i64 1
  %916 = load i64, ptr %915, align 8
  %917 = getelementptr inbounds double, ptr %914, i64 %916
  %918 = load double, ptr %917, align 8
  %919 = fcmp uno double %913, 0.000000e+00
  br i1 %919, label %920, label %922

920:
  %921 = fmul double %908, %918
  br label %926

922:
  %923 = fmul double %908, %913
  %924 = fmul double %908, %918
  %925 = call double @llvm.minnum.f64(double %923, double %924)
  br label %926

926:
  %927 = phi double [ %921, %920 ], [ %925, %922 ]
  %928 = fmul double %908, %927
  store double %928, ptr %912, align 8
  br label %929

929:
  %930 = add nsw i64 %900, 1
  %931 = icmp eq i64 %930, %792
  br i1 %931, label %932, label %899

932:
  %933 = load i64, ptr %80, align 8
  %934 = icmp eq i64 %933, 0
  br i1 %934, label %945, label %935

935:
  %936 = load double, ptr %74, align 8
  %937 = load double, ptr %21, align 8
  %938 = call double @llvm.minnum.f64(double %936, double %937)
  %939 = fcmp olt double %936, %937
  %940 = load double, ptr %13, align 8
  %941 = load double, ptr %17, align 8
  %942 = call double @llvm.fmuladd.f64(double %936, double %941, double %940)
  %943 = load double, ptr %18, align 8
  %944 = select i1 %939, double %942, double %943
  call fastcc void @take_samples(ptr %10, ptr %55, double %938, double %944)
  br label %945

945:
  %946 = load double, ptr %74, align 8
  %947 = load double, ptr %21, align 8
  %948 = fcmp olt double %946, %947
  br i1 %948, label %949, label %950

949:
  call fastcc void @look_at(ptr %10, double %946)
  br label %950

950:
  %951 = load ptr, ptr %64, align 8
  %952 = load i64, ptr %55, align 8
  %953 = icmp sgt i64 %952, 0
  br i1 %953, label %954, label %971

954:
  %955 = load ptr, ptr %78, align 8
  br label %956

956:
  %957 = phi i64 [ 0, %954 ], [ %969, %968 ]
  %958 = getelementptr inbounds i64, ptr %955, i64 %957
  %959 = load i64, ptr %958, align 8
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %968, label %961

961:
  %962 = load ptr, ptr %71, align 8
  %963 = shl nsw i64 %957, 2
  %964 = or i64 %963, 1
  %965 = getelementptr inbounds i64, ptr %962, i64 %964
  %966 = load i64, ptr %965, align 8
  %967 = getelementptr inbounds double, ptr %951, i64 %966
  store double 0.000000e+00, ptr %967, align 8
  br label %968

968:
  %969 = add nsw i64 %957, 1
  %970 = icmp eq i64 %969, %952
  br i1 %970, label %971, label %956

971:
  %972 = shl nsw i64 %783, 1
  %973 = load ptr, ptr %68, align 8
  %974 = icmp sgt i64 %783, 0
  br i1 %974, label %975, label %982

975:
  %976 = phi i64 [ %980, %975 ], [ 0, %971 ]
  %977 = getelementptr inbounds double, ptr %951, i64 %976
  %978 = load double, ptr %977, align 8
  %979 = getelementptr inbounds double, ptr %973, i64 %976
  store double %978, ptr %979, align 8
  %980 = add nsw i64 %976, 1
  %981 = icmp eq i64 %980, %972
  br i1 %981, label %982, label %975

982:
  %983 = load ptr, ptr %67, align 8
  %984 = getelementptr inbounds i64, ptr %983, i64 4
  %985 = load i64, ptr %984, align 8
  %986 = icmp eq i64 %985, 0
  br i1 %986, label %987, label %1019

987:
  %988 = phi i32 [ 0, %218 ], [ %299, %982 ]
  br label %81

989:
  %990 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %991 = load i64, ptr %990, align 8
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %993, label %1019

993:
  %994 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %995 = load ptr, ptr %994, align 8
  %996 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %997 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %998

998:
  %999 = phi i64 [ 0, %993 ], [ %1017, %1016 ]
  %1000 = shl nsw i64 %999, 2
  %1001 = getelementptr inbounds i64, ptr %995, i64 %1000
  %1002 = load i64, ptr %1001, align 8
  %1003 = icmp eq i64 %1002, 0
  br i1 %1003, label %1004, label %1016

1004:
  %1005 = load ptr, ptr %996, align 8
  %1006 = or i64 %1000, 1
  %1007 = getelementptr inbounds i64, ptr %995, i64 %1006
  %1008 = load i64, ptr %1007, align 8
  %1009 = getelementptr inbounds double, ptr %1005, i64 %1008
  %1010 = load double, ptr %1009, align 8
  %1011 = load ptr, ptr %997, align 8
  %1012 = or i64 %1000, 2
  %1013 = getelementptr inbounds i64, ptr %995, i64 %1012
  %1014 = load i64, ptr %1013, align 8
  %1015 = getelementptr inbounds double, ptr %1011, i64 %1014
  store double %1010, ptr %1015, align 8
  br label %1016

1016:
  %1017 = add nsw i64 %999, 1
  %1018 = icmp eq i64 %1017, %991
  br i1 %1018, label %1019, label %998

1019:
  %1020 = phi i64 [ 0, %989 ], [ 0, %1016 ], [ 1, %982 ]
  ret i64 %1020
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

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

define fastcc i32 @swerves(double %0, double %1, double %2, double %3, double %4) {
  %6 = fmul double %1, %3
  %7 = fcmp ogt double %6, 0.000000e+00
  %8 = fmul double %1, %2
  %9 = fcmp olt double %8, 0.000000e+00
  %10 = and i1 %9, %7
  %11 = fmul double %1, %4
  %12 = fcmp ogt double %11, 0.000000e+00
  %13 = and i1 %10, %12
  br i1 %13, label %14, label %60

14:
  %15 = fcmp ogt double %1, 0.000000e+00
  %16 = select i1 %15, double 1.000000e+00, double -1.000000e+00
  %17 = fsub double %3, %1
  %18 = fadd double %2, %4
  %19 = tail call double @llvm.fmuladd.f64(double %17, double -2.000000e+00, double %18)
  %20 = fmul double %19, 3.000000e+00
  %21 = fmul double %2, -2.000000e+00
  %22 = tail call double @llvm.fmuladd.f64(double %17, double 3.000000e+00, double %21)
  %23 = fsub double %22, %4
  %24 = fneg double %20
  %25 = fmul double %24, %2
  %26 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %25)
  %27 = tail call double @llvm.maxnum.f64(double %26, double 0.000000e+00)
  %28 = tail call double @llvm.sqrt.f64(double %27)
  %29 = fneg double %2
  %30 = fcmp olt double %2, 0.000000e+00
  %31 = fneg double %28
  %32 = select i1 %30, double %28, double %31
  %33 = fadd double %23, %32
  %34 = fdiv double %29, %33
  %35 = fmul double %20, %34
  %36 = fdiv double %35, 3.000000e+00
  %37 = fadd double %23, %36
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %2)
  %39 = tail call double @llvm.fmuladd.f64(double %34, double %38, double %1)
  %40 = fmul double %16, %39
  %41 = fcmp olt double %40, 0.000000e+00
  br i1 %41, label %42, label %112

42:
  %43 = fmul double %16, %2
  %44 = fmul double %16, %4
  %45 = fcmp olt double %43, 0.000000e+00
  %46 = fcmp ogt double %44, 0.000000e+00
  %47 = and i1 %45, %46
  br i1 %47, label %48, label %112

48:
  %49 = fmul double %16, %3
  %50 = fmul double %16, %1
  %51 = fsub double %49, %50
  %52 = fsub double %51, %44
  %53 = fsub double %43, %44
  %54 = fdiv double %52, %53
  %55 = tail call double @llvm.fmuladd.f64(double %43, double %54, double %50)
  %56 = tail call double @llvm.minnum.f64(double %50, double %49)
  %57 = fsub double %56, %55
  %58 = tail call double @llvm.fmuladd.f64(double %57, double -2.500000e-01, double %55)
  %59 = fcmp uge double %58, 0.000000e+00
  br label %112

60:
  %61 = fsub double %3, %1
  %62 = fadd double %2, %4
  %63 = tail call double @llvm.fmuladd.f64(double %61, double -2.000000e+00, double %62)
  %64 = fmul double %63, 3.000000e+00
  %65 = fmul double %2, -2.000000e+00
  %66 = tail call double @llvm.fmuladd.f64(double %61, double 3.000000e+00, double %65)
  %67 = fsub double %66, %4
  %68 = fmul double %64, %2
  %69 = fneg double %68
  %70 = tail call double @llvm.fmuladd.f64(double %67, double %67, double %69)
  %71 = fmul double %2, %4
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %73, label %112

73:
  %74 = fcmp ogt double %68, 0.000000e+00
  %75 = fcmp ogt double %70, 0.000000e+00
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %112

77:
  %78 = fneg double %67
  %79 = fmul double %64, %78
  %80 = fcmp ogt double %79, 0.000000e+00
  br i1 %80, label %81, label %112

81:
  %82 = tail call double @llvm.fabs.f64(double %67)
  %83 = tail call double @llvm.fabs.f64(double %64)
  %84 = fcmp olt double %82, %83
  br i1 %84, label %85, label %112

85:
  %86 = tail call double @llvm.sqrt.f64(double %70)
  %87 = tail call double @llvm.fmuladd.f64(double %86, double -1.000000e+00, double %78)
  %88 = fdiv double %87, %64
  %89 = fmul double %64, %88
  %90 = fdiv double %89, 3.000000e+00
  %91 = fadd double %67, %90
  %92 = tail call double @llvm.fmuladd.f64(double %88, double %91, double %2)
  %93 = tail call double @llvm.fmuladd.f64(double %88, double %92, double %1)
  %94 = fsub double %86, %67
  %95 = fdiv double %94, %64
  %96 = fmul double %64, %95
  %97 = fdiv double %96, 3.000000e+00
  %98 = fadd double %67, %97
  %99 = tail call double @llvm.fmuladd.f64(double %95, double %98, double %2)
  %100 = tail call double @llvm.fmuladd.f64(double %95, double %99, double %1)
  %101 = tail call double @llvm.minnum.f64(double %93, double %100)
  %102 = tail call double @llvm.maxnum.f64(double %93, double %100)
  %103 = fsub double %102, %101
  %104 = fmul double %0, 0x3D06849B86A12B9B
  %105 = fcmp ule double %103, %104
  br i1 %105, label %112, label %106

106:
  %107 = fmul double %103, 2.500000e-01
  %108 = fcmp olt double %101, %107
  %109 = fneg double %107
  %110 = fcmp ogt double %102, %109
  %111 = select i1 %108, i1 %110, i1 false
  br label %112

112:
  %113 = phi i1 [ %111, %106 ], [ false, %85 ], [ false, %14 ], [ %59, %48 ], [ true, %42 ], [ false, %81 ], [ false, %77 ], [ false, %73 ], [ false, %60 ]
  %114 = zext i1 %113 to i32
  ret i32 %114
}

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
