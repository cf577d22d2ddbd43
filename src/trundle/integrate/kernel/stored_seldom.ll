; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }

@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

declare fastcc void @look_at(ptr, double)

define fastcc void @begin_watch(ptr %0, ptr %1, i32 %2) {
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
  br label %46

43:
  %44 = phi i64 [ %28, %3 ], [ %156, %153 ]
  %45 = icmp eq i32 %2, 0
  br i1 %45, label %166, label %158

46:
  %47 = phi i32 [ 0, %30 ], [ %154, %153 ]
  %48 = phi i64 [ 0, %30 ], [ %155, %153 ]
  %49 = shl nsw i64 %48, 2
  %50 = getelementptr inbounds i64, ptr %32, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %50, i64 2
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i64, ptr %50, i64 1
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %34, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %35, i64 %55
  %59 = load double, ptr %58, align 8
  %60 = add i64 %51, -1
  %61 = icmp ult i64 %60, 2
  br i1 %36, label %77, label %62

62:
  br i1 %61, label %63, label %66

63:
  %64 = load ptr, ptr %37, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 %53
  store double %59, ptr %65, align 8
  br label %66

66:
  %67 = and i64 %51, -2
  %68 = icmp eq i64 %67, 4
  br i1 %68, label %69, label %72

69:
  %70 = load ptr, ptr %37, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %53
  store double 0.000000e+00, ptr %71, align 8
  br label %153

72:
  %73 = icmp eq i64 %51, 3
  br i1 %73, label %74, label %153

74:
  %75 = load ptr, ptr %37, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %53
  store double 0x7FF8000000000000, ptr %76, align 8
  br label %153

77:
  br i1 %61, label %78, label %90

78:
  %79 = icmp eq i64 %51, 1
  %80 = load ptr, ptr %37, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %53
  %82 = load double, ptr %81, align 8
  br i1 %79, label %83, label %85

83:
  %84 = call double @llvm.minnum.f64(double %82, double %59)
  br label %87

85:
  %86 = call double @llvm.maxnum.f64(double %82, double %59)
  br label %87

87:
  %88 = phi double [ %84, %83 ], [ %86, %85 ]
  %89 = getelementptr inbounds double, ptr %80, i64 %53
  store double %88, ptr %89, align 8
  br label %90

90:
  %91 = add i64 %51, -3
  %92 = icmp ult i64 %91, 2
  %93 = icmp sgt i64 %51, 6
  %94 = or i1 %93, %92
  %95 = icmp slt i64 %51, 9
  %96 = and i1 %95, %94
  br i1 %96, label %97, label %153

97:
  %98 = load ptr, ptr %38, align 8
  %99 = getelementptr inbounds i64, ptr %98, i64 %48
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 0
  %102 = fmul double %57, %59
  %103 = fcmp olt double %102, 0.000000e+00
  %104 = select i1 %101, i1 %103, i1 false
  br i1 %104, label %105, label %153

105:
  %106 = getelementptr inbounds i64, ptr %50, i64 3
  %107 = load i64, ptr %106, align 8
  %108 = sitofp i64 %107 to double
  %109 = fmul double %57, %108
  %110 = fcmp ugt double %109, 0.000000e+00
  br i1 %110, label %153, label %111

111:
  switch i64 %51, label %124 [
    i64 4, label %112
    i64 3, label %117
  ]

112:
  %113 = load ptr, ptr %37, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 %53
  %115 = load double, ptr %114, align 8
  %116 = fadd double %115, 1.000000e+00
  store double %116, ptr %114, align 8
  br label %153

117:
  %118 = load ptr, ptr %37, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %53
  %120 = load double, ptr %119, align 8
  %121 = fcmp uno double %120, 0.000000e+00
  br i1 %121, label %122, label %153

122:
  %123 = load double, ptr %11, align 8
  store double %123, ptr %119, align 8
  br label %153

124:
  %125 = icmp ult i64 %51, 7
  br i1 %125, label %153, label %126

126:
  %127 = load ptr, ptr %39, align 8
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %40, align 8
  %130 = icmp eq i64 %128, %129
  br i1 %130, label %153, label %131

131:
  %132 = load ptr, ptr %41, align 8
  %133 = add nsw i64 %128, 1
  store i64 %133, ptr %127, align 8
  %134 = mul nsw i64 %128, %10
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  %136 = load double, ptr %11, align 8
  store double %136, ptr %135, align 8
  %137 = sitofp i64 %48 to double
  %138 = getelementptr inbounds double, ptr %135, i64 1
  store double %137, ptr %138, align 8
  %139 = getelementptr inbounds double, ptr %135, i64 2
  store double 1.000000e+00, ptr %139, align 8
  %140 = load ptr, ptr %13, align 8
  %141 = getelementptr double, ptr %135, i64 3
  br i1 %42, label %142, label %149

142:
  %143 = phi i64 [ %147, %142 ], [ 0, %131 ]
  %144 = getelementptr inbounds double, ptr %140, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds double, ptr %141, i64 %143
  store double %145, ptr %146, align 8
  %147 = add nsw i64 %143, 1
  %148 = icmp eq i64 %147, %9
  br i1 %148, label %149, label %142

149:
  %150 = icmp eq i64 %51, 8
  br i1 %150, label %151, label %153

151:
  store i64 1, ptr %99, align 8
  %152 = getelementptr inbounds i64, ptr %127, i64 2
  store i64 %48, ptr %152, align 8
  br label %153

153:
  %154 = phi i32 [ %47, %74 ], [ %47, %72 ], [ %47, %105 ], [ %47, %126 ], [ %47, %124 ], [ 1, %151 ], [ %47, %149 ], [ %47, %90 ], [ %47, %97 ], [ %47, %69 ], [ %47, %112 ], [ %47, %122 ], [ %47, %117 ]
  %155 = add nsw i64 %48, 1
  %156 = load i64, ptr %1, align 8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %46, label %43

158:
  %159 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds i64, ptr %160, i64 1
  store i64 0, ptr %161, align 8
  %162 = getelementptr inbounds i64, ptr %160, i64 2
  store i64 -1, ptr %162, align 8
  %163 = getelementptr inbounds i64, ptr %160, i64 5
  store i64 0, ptr %163, align 8
  %164 = getelementptr inbounds i64, ptr %160, i64 3
  store i64 0, ptr %164, align 8
  %165 = load i64, ptr %1, align 8
  br label %166

166:
  %167 = phi i64 [ %165, %158 ], [ %44, %43 ]
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
  %216 = fcmp oeq double %214, %215
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
  ret void
}

define fastcc void @crude_middle(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %96

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %22, 0
  br i1 %14, label %96, label %25

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
  %30 = fmul double %27, %29
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, 20
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %6, 0
  br i1 %39, label %43, label %40

40:
  %41 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  br label %48

43:
  %44 = fmul double %30, 0x3FDA827997709F7A
  %45 = fmul double %30, 0xBFE2BEC33447B043
  %46 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %47 = load ptr, ptr %46, align 8
  br label %66

48:
  %49 = phi ptr [ %42, %40 ], [ %47, %66 ]
  %50 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %30, double 0x3FDA827997709F7A, double %51)
  %53 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %56 = load ptr, ptr %55, align 8
  store double %52, ptr %3, align 8
  %57 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 2
  %60 = load i64, ptr %59, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %59, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %65 = load ptr, ptr %64, align 8
  call void %63(ptr %3, ptr %49, ptr %54, ptr %56, ptr %65)
  br label %96

66:
  %67 = phi i64 [ 0, %43 ], [ %94, %66 ]
  %68 = getelementptr inbounds double, ptr %36, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %32, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fmul double %44, %71
  %73 = tail call double @llvm.fmuladd.f64(double %69, double 0x3FFD413CCBB84FBD, double %72)
  %74 = getelementptr inbounds double, ptr %38, i64 %67
  %75 = load double, ptr %74, align 8
  %76 = add nsw i64 %67, %6
  %77 = getelementptr inbounds double, ptr %38, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %45, %78
  %80 = tail call double @llvm.fmuladd.f64(double %75, double 0x40015F619A23D822, double %79)
  %81 = fmul double %80, 0x3FC5F61993D37A46
  %82 = tail call double @llvm.fmuladd.f64(double %73, double 0x3FD5F6199B087E2F, double %81)
  %83 = getelementptr inbounds double, ptr %47, i64 %67
  store double %82, ptr %83, align 8
  %84 = load double, ptr %74, align 8
  %85 = load double, ptr %68, align 8
  %86 = fsub double %84, %85
  %87 = fmul double %86, 0x3FF74B23344A5383
  %88 = fdiv double %87, %30
  %89 = load double, ptr %70, align 8
  %90 = tail call double @llvm.fmuladd.f64(double %89, double 0xBFC23180000A8CFF, double %88)
  %91 = load double, ptr %77, align 8
  %92 = tail call double @llvm.fmuladd.f64(double %91, double 0xBFD413CCD124078A, double %90)
  %93 = getelementptr inbounds double, ptr %47, i64 %76
  store double %92, ptr %93, align 8
  %94 = add nsw i64 %67, 1
  %95 = icmp eq i64 %94, %6
  br i1 %95, label %48, label %66

96:
  ret void
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define fastcc void @rate_pivoted(ptr %0, i32 %1, double %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %10, label %25

10:
  store double %2, ptr %8, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %12 = load ptr, ptr %11, align 8
  store double 1.000000e+00, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %22 = load ptr, ptr %21, align 8
  %23 = call double %14(ptr %16, i64 %18, i64 %20, ptr %8, ptr %3, ptr %4, ptr %5, ptr %12, ptr %22)
  %24 = fcmp olt double %23, 0x7FF0000000000000
  br i1 %24, label %39, label %25

25:
  store double %2, ptr %7, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8
  store double 0.000000e+00, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %37 = load ptr, ptr %36, align 8
  %38 = call double %29(ptr %31, i64 %33, i64 %35, ptr %7, ptr %3, ptr %4, ptr %5, ptr %27, ptr %37)
  br label %39

39:
  ret void
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

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

define fastcc void @complete_pivoted(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  br label %29

12:
  %13 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 1
  %18 = sub i64 %14, %7
  br label %19

19:
  %20 = phi i64 [ 0, %12 ], [ %24, %19 ]
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = add nsw i64 %20, 1
  %25 = add i64 %24, %17
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = load double, ptr %26, align 8
  store double %27, ptr %22, align 8
  store double %23, ptr %26, align 8
  %28 = icmp eq i64 %24, %7
  br i1 %28, label %29, label %19

29:
  %30 = phi i64 [ %11, %9 ], [ %16, %19 ]
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %32 = getelementptr inbounds double, ptr %3, i64 %30
  store double %1, ptr %5, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %34 = load ptr, ptr %33, align 8
  store double 0.000000e+00, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %44 = load ptr, ptr %43, align 8
  %45 = call double %36(ptr %38, i64 %40, i64 %42, ptr %5, ptr %3, ptr %2, ptr %32, ptr %34, ptr %44)
  %46 = load i64, ptr %31, align 8
  %47 = shl nsw i64 %46, 1
  %48 = getelementptr inbounds double, ptr %3, i64 %47
  store double %45, ptr %48, align 8
  %49 = load i64, ptr %6, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %65

51:
  %52 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %53, %49
  br label %55

55:
  %56 = phi i64 [ 0, %51 ], [ %60, %55 ]
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds double, ptr %2, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = add nsw i64 %56, 1
  %61 = add i64 %60, %47
  %62 = getelementptr inbounds double, ptr %3, i64 %61
  %63 = load double, ptr %62, align 8
  store double %63, ptr %58, align 8
  store double %59, ptr %62, align 8
  %64 = icmp eq i64 %60, %49
  br i1 %64, label %65, label %55

65:
  ret void
}

define fastcc void @take_samples(ptr %0, ptr %1, double %2, double %3) {
  %5 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %6 = load double, ptr %5, align 8
  %7 = fcmp oge double %6, 0.000000e+00
  %8 = select i1 %7, double 1.000000e+00, double -1.000000e+00
  %9 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %12 = load ptr, ptr %10, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr %11, align 8
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %17, label %46

17:
  %18 = fmul double %8, %3
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %22

22:
  %23 = phi i64 [ %14, %17 ], [ %43, %38 ]
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fmul double %8, %26
  %28 = fcmp ugt double %27, %18
  br i1 %28, label %46, label %29

29:
  %30 = fcmp oeq double %26, %3
  br i1 %30, label %38, label %31

31:
  %32 = load double, ptr %19, align 8
  %33 = fsub double %26, %32
  %34 = load double, ptr %5, align 8
  %35 = fdiv double %33, %34
  %36 = tail call double @llvm.minnum.f64(double %35, double %2)
  %37 = load ptr, ptr %20, align 8
  tail call fastcc void @ask_inside(ptr %0, double %36, ptr %37)
  br label %38

38:
  %39 = phi ptr [ %20, %31 ], [ %21, %29 ]
  %40 = load ptr, ptr %39, align 8
  tail call fastcc void @keep_samples(ptr %1, ptr %40)
  %41 = load ptr, ptr %10, align 8
  %42 = getelementptr inbounds i64, ptr %41, i64 1
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %11, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %22, label %46

46:
  ret void
}

define fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fcmp ugt double %16, %2
  br i1 %17, label %18, label %159

18:
  %19 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %20 = load double, ptr %19, align 8
  %21 = fsub double %4, %2
  %22 = fmul double %21, %20
  %23 = icmp sgt i64 %14, 0
  br i1 %23, label %24, label %55

24:
  %25 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %28 = mul nsw i64 %14, 124
  br label %30

29:
  br i1 %51, label %56, label %55

30:
  %31 = phi i64 [ 0, %24 ], [ %52, %34 ]
  %32 = getelementptr inbounds i64, ptr %26, i64 %31
  %33 = load i64, ptr %32, align 8
  switch i64 %33, label %56 [
    i64 3, label %34
    i64 0, label %34
  ]

34:
  %35 = load ptr, ptr %27, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %28
  %37 = getelementptr inbounds double, ptr %36, i64 %31
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %3, i64 %31
  %40 = load double, ptr %39, align 8
  %41 = add nsw i64 %31, %14
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %22, %43
  %45 = getelementptr inbounds double, ptr %5, i64 %31
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %5, i64 %41
  %48 = load double, ptr %47, align 8
  %49 = fmul double %22, %48
  %50 = tail call fastcc i32 @turns_inside(ptr %10, i64 %31, double %38, double %40, double %44, double %46, double %49)
  %51 = icmp ne i32 %50, 0
  %52 = add nsw i64 %31, 1
  %53 = icmp sge i64 %52, %14
  %54 = select i1 %53, i1 true, i1 %51
  br i1 %54, label %29, label %30

55:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5, i32 0)
  br label %159

56:
  %57 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 16383
  store i64 0, ptr %7, align 8
  %60 = icmp sgt i32 %1, 58
  %61 = select i1 %60, i1 true, i1 %59
  br i1 %61, label %97, label %62

62:
  %63 = call fastcc double @mark_between(ptr %0, double %2, ptr %3, double %4, ptr %5, ptr %7)
  %64 = fcmp olt double %63, 2.000000e+00
  br i1 %64, label %65, label %97

65:
  %66 = load i64, ptr %7, align 8
  %67 = load ptr, ptr %0, align 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Code, ptr %68, i64 0, i32 8
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %9, align 8
  %72 = getelementptr inbounds %struct.Watch, ptr %71, i64 0, i32 11
  %73 = load ptr, ptr %72, align 8
  %74 = shl nsw i32 %1, 1
  %75 = sext i32 %74 to i64
  %76 = mul nsw i64 %70, %75
  %77 = getelementptr inbounds double, ptr %73, i64 %76
  %78 = shl nsw i64 %70, 1
  %79 = getelementptr inbounds double, ptr %77, i64 %78
  %80 = getelementptr inbounds %struct.Step, ptr %67, i64 0, i32 1
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %67, i64 0, i32 2
  %83 = load double, ptr %82, align 8
  %84 = fdiv double %81, %83
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fadd double %85, 1.000000e+00
  %87 = tail call double @llvm.fmuladd.f64(double %86, double -1.000000e-13, double %63)
  tail call fastcc void @look_closer(ptr %0, double %87, ptr %77)
  tail call fastcc void @look_closer(ptr %0, double %63, ptr %79)
  %88 = getelementptr inbounds double, ptr %79, i64 %66
  %89 = load double, ptr %88, align 8
  %90 = fcmp oeq double %89, 0.000000e+00
  br i1 %90, label %91, label %95

91:
  %92 = getelementptr inbounds double, ptr %77, i64 %66
  %93 = load double, ptr %92, align 8
  %94 = fmul double %93, 0xBCB0000000000000
  store double %94, ptr %88, align 8
  br label %95

95:
  %96 = add nsw i32 %1, 2
  tail call fastcc void @visit(ptr %0, i32 %96, double %2, ptr %3, double %87, ptr %77)
  tail call fastcc void @take(ptr %0, double %87, ptr %77, double %63, ptr %79, i32 1)
  tail call fastcc void @visit(ptr %0, i32 %96, double %63, ptr %79, double %4, ptr %5)
  br label %158

97:
  %98 = tail call double @llvm.fmuladd.f64(double %21, double 0x3FDA827997709F7A, double %2)
  %99 = tail call double @llvm.fmuladd.f64(double %21, double 0x3FE76CF5D1FEBADC, double %2)
  %100 = load ptr, ptr %27, align 8
  %101 = shl nsw i32 %1, 1
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %14, %102
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = shl nsw i64 %14, 1
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  tail call fastcc void @look_closer(ptr %0, double %98, ptr %104)
  %107 = icmp eq i32 %1, 60
  br i1 %107, label %119, label %108

108:
  %109 = load ptr, ptr %0, align 8
  %110 = getelementptr inbounds %struct.Step, ptr %109, i64 0, i32 1
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Step, ptr %109, i64 0, i32 2
  %113 = load double, ptr %112, align 8
  %114 = fdiv double %111, %113
  %115 = tail call double @llvm.fabs.f64(double %114)
  %116 = fadd double %115, 1.000000e+00
  %117 = fmul double %116, 1.000000e-13
  %118 = fcmp ole double %21, %117
  br label %119

119:
  %120 = phi i1 [ true, %97 ], [ %118, %108 ]
  %121 = zext i1 %120 to i32
  store i32 0, ptr %8, align 4
  %122 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FDA827997709F7A, double %21, ptr %3, ptr %104, ptr %5, ptr %8)
  %123 = icmp eq i32 %122, 0
  %124 = select i1 %123, i1 true, i1 %120
  %125 = select i1 %124, i1 true, i1 %59
  br i1 %125, label %136, label %126

126:
  %127 = icmp eq i32 %1, 0
  br i1 %127, label %128, label %134

128:
  %129 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds i64, ptr %130, i64 5
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %153, label %134

134:
  tail call fastcc void @look_closer(ptr %0, double %99, ptr %106)
  %135 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FE76CF5D1FEBADC, double %21, ptr %3, ptr %106, ptr %5, ptr %8)
  br label %148

136:
  %137 = load i32, ptr %8, align 4
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %138, i1 true, i1 %120
  %140 = xor i1 %139, true
  %141 = select i1 %140, i1 %59, i1 false
  br i1 %141, label %142, label %148

142:
  %143 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 3
  %146 = load i64, ptr %145, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %145, align 8
  br label %153

148:
  %149 = phi i32 [ %122, %136 ], [ %135, %134 ]
  %150 = icmp ne i32 %149, 0
  %151 = select i1 %150, i1 true, i1 %120
  %152 = select i1 %151, i1 true, i1 %59
  br i1 %152, label %153, label %154

153:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %98, ptr %104, i32 %121)
  tail call fastcc void @take(ptr %0, double %98, ptr %104, double %4, ptr %5, i32 %121)
  br label %157

154:
  %155 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 6
  store i32 1, ptr %155, align 4
  %156 = add nsw i32 %1, 1
  tail call fastcc void @visit(ptr %0, i32 %156, double %2, ptr %3, double %98, ptr %104)
  tail call fastcc void @visit(ptr %0, i32 %156, double %98, ptr %104, double %4, ptr %5)
  br label %157

157:
  br label %158

158:
  br label %159

159:
  ret void
}

define fastcc void @report(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 3
  %9 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 13
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 3
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fdiv double %13, %15
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = tail call double @llvm.maxnum.f64(double %17, double 1.000000e+00)
  %19 = fmul double %18, 0x3CD0000000000000
  %20 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 12
  %23 = icmp slt i64 %21, %11
  br i1 %23, label %24, label %127

24:
  %25 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 4
  %26 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 14
  %28 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 10
  %31 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 7
  %33 = icmp sgt i64 %7, 0
  %34 = load ptr, ptr %22, align 8
  br label %35

35:
  %36 = phi ptr [ %34, %24 ], [ %119, %118 ]
  %37 = phi ptr [ %34, %24 ], [ %120, %118 ]
  %38 = phi i64 [ %21, %24 ], [ %121, %118 ]
  %39 = phi i64 [ %21, %24 ], [ %122, %118 ]
  %40 = mul nsw i64 %39, %8
  %41 = getelementptr inbounds double, ptr %37, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 1
  %44 = load double, ptr %43, align 8
  %45 = fptosi double %44 to i64
  %46 = load ptr, ptr %25, align 8
  %47 = shl nsw i64 %45, 2
  %48 = getelementptr inbounds i64, ptr %46, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = or i64 %47, 2
  %51 = getelementptr inbounds i64, ptr %46, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = load double, ptr %26, align 8
  %54 = fadd double %19, %53
  %55 = fcmp ogt double %42, %54
  br i1 %55, label %124, label %56

56:
  %57 = fcmp uge double %53, 2.000000e+00
  %58 = fsub double %53, %19
  %59 = fcmp ult double %42, %58
  %60 = select i1 %57, i1 true, i1 %59
  br i1 %60, label %71, label %61

61:
  %62 = load ptr, ptr %27, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 %45
  store i64 1, ptr %63, align 8
  %64 = icmp sgt i64 %49, 7
  br i1 %64, label %65, label %71

65:
  %66 = load ptr, ptr %9, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 2
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %68, 0
  br i1 %69, label %70, label %71

70:
  store i64 %45, ptr %67, align 8
  br label %71

71:
  %72 = load double, ptr %28, align 8
  %73 = fcmp olt double %42, %72
  br i1 %73, label %74, label %78

74:
  %75 = load double, ptr %29, align 8
  %76 = load double, ptr %14, align 8
  %77 = tail call double @llvm.fmuladd.f64(double %42, double %76, double %75)
  br label %80

78:
  %79 = load double, ptr %12, align 8
  br label %80

80:
  %81 = phi double [ %77, %74 ], [ %79, %78 ]
  switch i64 %49, label %93 [
    i64 4, label %82
    i64 3, label %87
  ]

82:
  %83 = load ptr, ptr %30, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %52
  %85 = load double, ptr %84, align 8
  %86 = fadd double %85, 1.000000e+00
  store double %86, ptr %84, align 8
  br label %118

87:
  %88 = load ptr, ptr %30, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 %52
  %90 = load double, ptr %89, align 8
  %91 = fcmp uno double %90, 0.000000e+00
  br i1 %91, label %92, label %118

92:
  store double %81, ptr %89, align 8
  br label %118

93:
  br i1 %73, label %94, label %96

94:
  tail call fastcc void @look_at(ptr %2, double %42)
  %95 = load ptr, ptr %22, align 8
  br label %96

96:
  %97 = phi ptr [ %95, %94 ], [ %36, %93 ]
  %98 = getelementptr inbounds double, ptr %41, i64 2
  %99 = load double, ptr %98, align 8
  %100 = add nsw i64 %38, 1
  %101 = mul nsw i64 %38, %8
  %102 = getelementptr inbounds double, ptr %97, i64 %101
  store double %81, ptr %102, align 8
  %103 = sitofp i64 %45 to double
  %104 = getelementptr inbounds double, ptr %102, i64 1
  store double %103, ptr %104, align 8
  %105 = getelementptr inbounds double, ptr %102, i64 2
  store double %99, ptr %105, align 8
  %106 = load double, ptr %28, align 8
  %107 = fcmp olt double %42, %106
  %108 = select i1 %107, ptr %31, ptr %32
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr double, ptr %102, i64 3
  br i1 %33, label %111, label %118

111:
  %112 = phi i64 [ %116, %111 ], [ 0, %96 ]
  %113 = getelementptr inbounds double, ptr %109, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %110, i64 %112
  store double %114, ptr %115, align 8
  %116 = add nsw i64 %112, 1
  %117 = icmp eq i64 %116, %7
  br i1 %117, label %118, label %111

118:
  %119 = phi ptr [ %97, %96 ], [ %36, %82 ], [ %36, %92 ], [ %36, %87 ], [ %97, %111 ]
  %120 = phi ptr [ %97, %96 ], [ %37, %82 ], [ %37, %92 ], [ %37, %87 ], [ %97, %111 ]
  %121 = phi i64 [ %100, %96 ], [ %38, %82 ], [ %38, %92 ], [ %38, %87 ], [ %100, %111 ]
  %122 = add i64 %39, 1
  %123 = icmp eq i64 %122, %11
  br i1 %123, label %124, label %35

124:
  %125 = phi i64 [ %121, %118 ], [ %38, %35 ]
  %126 = load ptr, ptr %9, align 8
  br label %127

127:
  %128 = phi ptr [ %10, %1 ], [ %126, %124 ]
  %129 = phi i64 [ %21, %1 ], [ %125, %124 ]
  store i64 %129, ptr %128, align 8
  ret void
}

define internal fastcc void @ask_inside(ptr %0, double %1, ptr %2) {
  %4 = alloca double, align 8
  tail call fastcc void @look_at(ptr %0, double %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %1, double %9, double %7)
  %11 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  store double %10, ptr %4, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %23 = load ptr, ptr %22, align 8
  call void %21(ptr %4, ptr %12, ptr %14, ptr %2, ptr %23)
  ret void
}

define internal fastcc i32 @turns_inside(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6) {
  %8 = fsub double %5, %3
  %9 = fadd double %4, %6
  %10 = tail call double @llvm.fmuladd.f64(double %8, double -2.000000e+00, double %9)
  %11 = fmul double %10, 3.000000e+00
  %12 = fmul double %4, -2.000000e+00
  %13 = tail call double @llvm.fmuladd.f64(double %8, double 3.000000e+00, double %12)
  %14 = fsub double %13, %6
  %15 = fmul double %11, %4
  %16 = fneg double %15
  %17 = tail call double @llvm.fmuladd.f64(double %14, double %14, double %16)
  %18 = fmul double %4, %6
  %19 = fcmp ogt double %18, 0.000000e+00
  br i1 %19, label %20, label %84

20:
  %21 = fcmp ogt double %15, 0.000000e+00
  %22 = fcmp ogt double %17, 0.000000e+00
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %84

24:
  %25 = fneg double %14
  %26 = fmul double %11, %25
  %27 = fcmp ogt double %26, 0.000000e+00
  br i1 %27, label %28, label %84

28:
  %29 = tail call double @llvm.fabs.f64(double %14)
  %30 = tail call double @llvm.fabs.f64(double %11)
  %31 = fcmp olt double %29, %30
  br i1 %31, label %32, label %84

32:
  %33 = tail call double @llvm.sqrt.f64(double %17)
  %34 = tail call double @llvm.fmuladd.f64(double %33, double -1.000000e+00, double %25)
  %35 = fdiv double %34, %11
  %36 = fmul double %11, %35
  %37 = fdiv double %36, 3.000000e+00
  %38 = fadd double %14, %37
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %38, double %4)
  %40 = tail call double @llvm.fmuladd.f64(double %35, double %39, double %3)
  %41 = fsub double %33, %14
  %42 = fdiv double %41, %11
  %43 = fmul double %11, %42
  %44 = fdiv double %43, 3.000000e+00
  %45 = fadd double %14, %44
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %45, double %4)
  %47 = tail call double @llvm.fmuladd.f64(double %42, double %46, double %3)
  %48 = tail call double @llvm.minnum.f64(double %40, double %47)
  %49 = tail call double @llvm.maxnum.f64(double %40, double %47)
  %50 = fsub double %49, %48
  %51 = fmul double %2, 0x3D06849B86A12B9B
  %52 = fcmp ule double %50, %51
  br i1 %52, label %84, label %53

53:
  %54 = fmul double %50, 2.500000e-01
  %55 = fsub double %48, %54
  %56 = tail call double @llvm.minnum.f64(double %3, double %5)
  %57 = fcmp olt double %55, %56
  br i1 %57, label %62, label %58

58:
  %59 = fadd double %49, %54
  %60 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %61 = fcmp ule double %59, %60
  br i1 %61, label %84, label %62

62:
  %63 = load i64, ptr %0, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %84

65:
  %66 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %67 = load ptr, ptr %66, align 8
  br label %68

68:
  %69 = phi i1 [ true, %65 ], [ %80, %78 ]
  %70 = phi i64 [ 0, %65 ], [ %79, %78 ]
  %71 = shl nsw i64 %70, 2
  %72 = getelementptr inbounds i64, ptr %67, i64 %71
  %73 = getelementptr inbounds i64, ptr %72, i64 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %76, label %78

76:
  %77 = load i64, ptr %72, align 8
  switch i64 %77, label %78 [
    i64 5, label %82
    i64 2, label %82
    i64 1, label %82
  ]

78:
  %79 = add nsw i64 %70, 1
  %80 = icmp slt i64 %79, %63
  %81 = icmp eq i64 %79, %63
  br i1 %81, label %82, label %68

82:
  %83 = phi i1 [ %69, %76 ], [ %69, %76 ], [ %69, %76 ], [ %80, %78 ]
  br i1 %83, label %173, label %84

84:
  %85 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %86, i64 %1
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 2
  br i1 %89, label %129, label %90

90:
  %91 = load i64, ptr %0, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %173

93:
  %94 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %97 = load ptr, ptr %96, align 8
  br label %98

98:
  %99 = phi i1 [ true, %93 ], [ %122, %120 ]
  %100 = phi i64 [ 0, %93 ], [ %121, %120 ]
  %101 = shl nsw i64 %100, 2
  %102 = getelementptr inbounds i64, ptr %95, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %102, i64 2
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %97, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds i64, ptr %102, i64 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, %1
  br i1 %110, label %111, label %120

111:
  %112 = add i64 %103, -5
  %113 = icmp ult i64 %112, -2
  %114 = icmp slt i64 %103, 7
  %115 = and i1 %114, %113
  br i1 %115, label %120, label %116

116:
  %117 = icmp eq i64 %103, 3
  %118 = fcmp ord double %107, 0.000000e+00
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %120, label %124

120:
  %121 = add nsw i64 %100, 1
  %122 = icmp slt i64 %121, %91
  %123 = icmp eq i64 %121, %91
  br i1 %123, label %124, label %98

124:
  %125 = phi i1 [ %99, %116 ], [ %122, %120 ]
  br i1 %125, label %126, label %173

126:
  %127 = tail call fastcc i32 @swerves(double %2, double %3, double %4, double %5, double %6)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %132, label %173

129:
  %130 = tail call fastcc i32 @swerves(double %2, double %3, double %4, double %5, double %6)
  %131 = icmp ne i32 %130, 0
  br label %173

132:
  %133 = tail call double @llvm.fabs.f64(double %3)
  %134 = tail call double @llvm.fabs.f64(double %5)
  %135 = tail call double @llvm.maxnum.f64(double %133, double %134)
  %136 = fneg double %11
  %137 = fmul double %136, %4
  %138 = tail call double @llvm.fmuladd.f64(double %14, double %14, double %137)
  %139 = tail call double @llvm.maxnum.f64(double %138, double 0.000000e+00)
  %140 = tail call double @llvm.sqrt.f64(double %139)
  %141 = fmul double %2, 0x3D719799812DEA11
  %142 = fcmp ogt double %135, %141
  br i1 %142, label %143, label %173

143:
  %144 = fneg double %14
  %145 = fdiv double %144, %11
  %146 = fcmp olt double %18, 0.000000e+00
  br i1 %146, label %147, label %154

147:
  %148 = fneg double %4
  %149 = fcmp olt double %4, 0.000000e+00
  %150 = fneg double %140
  %151 = select i1 %149, double %140, double %150
  %152 = fadd double %14, %151
  %153 = fdiv double %148, %152
  br label %154

154:
  %155 = phi double [ %153, %147 ], [ %145, %143 ]
  %156 = fcmp ogt double %155, 0.000000e+00
  %157 = fcmp olt double %155, 1.000000e+00
  %158 = and i1 %156, %157
  br i1 %158, label %159, label %173

159:
  %160 = fmul double %11, %155
  %161 = fdiv double %160, 3.000000e+00
  %162 = fadd double %14, %161
  %163 = tail call double @llvm.fmuladd.f64(double %155, double %162, double %4)
  %164 = tail call double @llvm.fmuladd.f64(double %155, double %163, double %3)
  %165 = tail call double @llvm.fabs.f64(double %164)
  %166 = fmul double %135, 1.000000e-01
  %167 = fcmp olt double %165, %166
  br i1 %167, label %168, label %173

168:
  %169 = tail call double @llvm.fmuladd.f64(double %14, double 2.000000e+00, double %160)
  %170 = tail call double @llvm.fmuladd.f64(double %155, double %169, double %4)
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = fcmp olt double %171, %166
  br label %173

173:
  %174 = phi i1 [ true, %82 ], [ false, %124 ], [ true, %126 ], [ false, %90 ], [ %131, %129 ], [ false, %132 ], [ false, %154 ], [ false, %159 ], [ %172, %168 ]
  %175 = zext i1 %174 to i32
  ret i32 %175
}

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4, i32 %5) {
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
  %17 = fcmp ugt double %16, %1
  br i1 %17, label %18, label %402

18:
  %19 = load i64, ptr %10, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %23 = fsub double %3, %1
  %24 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  br label %31

25:
  %26 = load double, ptr %15, align 8
  br label %27

27:
  %28 = phi i64 [ %230, %25 ], [ %19, %18 ]
  %29 = phi double [ %26, %25 ], [ %16, %18 ]
  %30 = fcmp olt double %29, %3
  br i1 %30, label %232, label %239

31:
  %32 = phi i64 [ 0, %21 ], [ %229, %228 ]
  %33 = load ptr, ptr %22, align 8
  %34 = shl nsw i64 %32, 2
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -5
  %38 = icmp ult i64 %37, -2
  %39 = icmp slt i64 %36, 7
  %40 = and i1 %39, %38
  br i1 %40, label %228, label %41

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
  %54 = fmul double %23, %53
  %55 = getelementptr inbounds double, ptr %2, i64 %47
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %4, i64 %47
  %58 = load double, ptr %57, align 8
  %59 = add nsw i64 %51, %47
  %60 = getelementptr inbounds double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %54, %61
  %63 = freeze double %62
  %64 = getelementptr inbounds double, ptr %4, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul double %54, %65
  %67 = load i64, ptr %45, align 8
  %68 = icmp ne i64 %67, 9
  %69 = fcmp une double %56, 0.000000e+00
  %70 = or i1 %69, %68
  %71 = fcmp ogt double %63, 0.000000e+00
  %72 = fcmp uge double %58, 0.000000e+00
  %73 = or i1 %72, %70
  %74 = or i1 %71, %73
  br i1 %74, label %77, label %75

75:
  store i32 0, ptr %24, align 8
  %76 = call fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %76, i64 %32)
  br label %228

77:
  %78 = fcmp oeq double %56, 0.000000e+00
  br i1 %78, label %79, label %86

79:
  %80 = fcmp olt double %58, 0.000000e+00
  %81 = and i1 %80, %71
  %82 = fcmp olt double %63, 0.000000e+00
  %83 = fcmp ogt double %58, 0.000000e+00
  %84 = and i1 %83, %82
  %85 = or i1 %81, %84
  br i1 %85, label %107, label %118

86:
  %87 = fcmp oeq double %58, 0.000000e+00
  br i1 %87, label %107, label %88

88:
  %89 = fcmp olt double %56, 0.000000e+00
  %90 = fcmp ogt double %58, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %107, label %92

92:
  %93 = fcmp ogt double %56, 0.000000e+00
  %94 = fcmp olt double %58, 0.000000e+00
  %95 = and i1 %93, %94
  br i1 %95, label %107, label %96

96:
  %97 = fcmp olt double %63, 0.000000e+00
  %98 = fcmp ogt double %66, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %90, %99
  %101 = and i1 %93, %100
  br i1 %101, label %119, label %102

102:
  %103 = fcmp olt double %66, 0.000000e+00
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
  %114 = select i1 %78, double %63, double %56
  %115 = sitofp i64 %111 to double
  %116 = fmul double %114, %115
  %117 = fcmp olt double %116, 0.000000e+00
  br i1 %117, label %121, label %118

118:
  store i32 0, ptr %24, align 8
  br label %228

119:
  store i32 0, ptr %24, align 8
  %120 = select i1 %93, double 1.000000e+00, double -1.000000e+00
  br label %128

121:
  store i32 0, ptr %24, align 8
  br i1 %108, label %122, label %123

122:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %32)
  br label %228

123:
  %124 = fcmp ogt double %56, 0.000000e+00
  %125 = and i1 %78, %71
  %126 = or i1 %124, %125
  %127 = select i1 %126, double 1.000000e+00, double -1.000000e+00
  switch i32 %109, label %193 [
    i32 3, label %128
    i32 4, label %142
  ]

128:
  %129 = phi double [ %120, %119 ], [ %127, %123 ]
  %130 = fmul double %56, %129
  %131 = fmul double %61, %129
  %132 = fmul double %53, %131
  %133 = fmul double %58, %129
  %134 = fmul double %65, %129
  %135 = fmul double %53, %134
  %136 = call fastcc double @find_dip(ptr %0, i64 %47, double %129, double %1, double %130, double %132, double %3, double %133, double %135)
  %137 = load ptr, ptr %9, align 8
  %138 = getelementptr inbounds %struct.Watch, ptr %137, i64 0, i32 9
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %47
  %141 = load double, ptr %140, align 8
  br label %193

142:
  %143 = phi ptr [ %176, %152 ], [ %42, %123 ]
  %144 = phi double [ %145, %152 ], [ %23, %123 ]
  %145 = fmul double %144, 5.000000e-01
  %146 = fcmp ule double %145, 0x3CB0000000000000
  br i1 %146, label %147, label %152

147:
  %148 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %149, i64 %47
  %151 = load double, ptr %150, align 8
  br label %185

152:
  %153 = load ptr, ptr %0, align 8
  %154 = fadd double %145, %1
  %155 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %156 = load ptr, ptr %155, align 8
  call fastcc void @look_at(ptr %153, double %154)
  %157 = load ptr, ptr %153, align 8
  %158 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 1
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 2
  %161 = load double, ptr %160, align 8
  %162 = call double @llvm.fmuladd.f64(double %154, double %161, double %159)
  %163 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 8
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 5
  %166 = load ptr, ptr %165, align 8
  store double %162, ptr %8, align 8
  %167 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 14
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds i64, ptr %168, i64 2
  %170 = load i64, ptr %169, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %169, align 8
  %172 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 2
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 13
  %175 = load ptr, ptr %174, align 8
  call void %173(ptr %8, ptr %164, ptr %166, ptr %156, ptr %175)
  %176 = load ptr, ptr %9, align 8
  %177 = getelementptr inbounds %struct.Watch, ptr %176, i64 0, i32 9
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 %47
  %180 = load double, ptr %179, align 8
  %181 = fmul double %127, %180
  %182 = fcmp ogt double %181, 0.000000e+00
  br i1 %182, label %183, label %142

183:
  %184 = fcmp olt double %154, 0.000000e+00
  br i1 %184, label %185, label %193

185:
  %186 = phi double [ %151, %147 ], [ %180, %183 ]
  %187 = phi double [ -1.000000e+00, %147 ], [ %154, %183 ]
  %188 = load i64, ptr %45, align 8
  %189 = icmp eq i64 %188, 9
  %190 = and i1 %126, %189
  br i1 %190, label %191, label %193

191:
  %192 = call fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %192, i64 %32)
  br label %193

193:
  %194 = phi double [ %1, %128 ], [ %187, %191 ], [ %187, %185 ], [ %154, %183 ], [ %1, %123 ]
  %195 = phi double [ %56, %128 ], [ %186, %191 ], [ %186, %185 ], [ %180, %183 ], [ %56, %123 ]
  %196 = phi double [ %136, %128 ], [ %3, %191 ], [ %3, %185 ], [ %3, %183 ], [ %3, %123 ]
  %197 = phi double [ %141, %128 ], [ %58, %191 ], [ %58, %185 ], [ %58, %183 ], [ %58, %123 ]
  %198 = fcmp olt double %194, 0.000000e+00
  %199 = fcmp olt double %196, 0.000000e+00
  %200 = select i1 %198, i1 true, i1 %199
  br i1 %200, label %228, label %201

201:
  %202 = getelementptr inbounds i64, ptr %45, i64 3
  br label %203

203:
  %204 = phi i1 [ false, %223 ], [ true, %201 ]
  %205 = phi double [ %58, %223 ], [ %197, %201 ]
  %206 = phi double [ %3, %223 ], [ %196, %201 ]
  %207 = phi double [ %205, %223 ], [ %195, %201 ]
  %208 = phi double [ %206, %223 ], [ %194, %201 ]
  %209 = call fastcc double @find_root(ptr %0, i64 %47, double %208, double %207, double %206, double %205)
  %210 = fcmp oeq double %209, 2.000000e+00
  br i1 %210, label %228, label %211

211:
  %212 = load i64, ptr %202, align 8
  %213 = sitofp i64 %212 to double
  %214 = fmul double %207, %213
  %215 = fcmp ugt double %214, 0.000000e+00
  br i1 %215, label %223, label %216

216:
  %217 = load i32, ptr %24, align 8
  %218 = icmp eq i32 %217, 2
  br i1 %218, label %219, label %222

219:
  %220 = load i64, ptr %45, align 8
  %221 = icmp sgt i64 %220, 8
  br i1 %221, label %222, label %223

222:
  call fastcc void @keep_zero(ptr %0, double %209, i64 %32)
  br label %223

223:
  %224 = fcmp une double %206, %3
  %225 = fcmp une double %205, 0.000000e+00
  %226 = and i1 %225, %224
  %227 = and i1 %204, %226
  br i1 %227, label %203, label %228

228:
  %229 = add nsw i64 %32, 1
  %230 = load i64, ptr %10, align 8
  %231 = icmp slt i64 %229, %230
  br i1 %231, label %31, label %25

232:
  %233 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %234 = load ptr, ptr %233, align 8
  %235 = mul nsw i64 %14, 122
  %236 = getelementptr inbounds double, ptr %234, i64 %235
  %237 = load ptr, ptr %0, align 8
  call fastcc void @ask_inside(ptr %237, double %29, ptr %236)
  %238 = load i64, ptr %10, align 8
  br label %239

239:
  %240 = phi i64 [ %238, %232 ], [ %28, %27 ]
  %241 = phi ptr [ %236, %232 ], [ %4, %27 ]
  %242 = phi double [ %29, %232 ], [ %3, %27 ]
  %243 = icmp sgt i64 %240, 0
  br i1 %243, label %244, label %402

244:
  %245 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %246 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %247 = fadd double %242, %1
  %248 = fsub double %242, %1
  %249 = fmul double %248, 5.000000e-01
  %250 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 9
  br label %251

251:
  %252 = phi i64 [ 0, %244 ], [ %399, %398 ]
  %253 = load ptr, ptr %245, align 8
  %254 = shl nsw i64 %252, 2
  %255 = getelementptr inbounds i64, ptr %253, i64 %254
  %256 = getelementptr inbounds i64, ptr %255, i64 1
  %257 = load i64, ptr %256, align 8
  %258 = load i64, ptr %255, align 8
  %259 = load ptr, ptr %246, align 8
  %260 = getelementptr inbounds i64, ptr %255, i64 2
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %259, i64 %261
  %263 = icmp eq i64 %258, 5
  br i1 %263, label %264, label %340

264:
  %265 = load ptr, ptr %9, align 8
  %266 = getelementptr inbounds %struct.Watch, ptr %265, i64 0, i32 9
  %267 = load ptr, ptr %266, align 8
  br label %268

268:
  %269 = phi ptr [ %267, %264 ], [ %300, %268 ]
  %270 = phi i64 [ 0, %264 ], [ %308, %268 ]
  %271 = phi double [ 0.000000e+00, %264 ], [ %305, %268 ]
  %272 = phi double [ 0xFFF0000000000000, %264 ], [ %307, %268 ]
  %273 = phi double [ 0x7FF0000000000000, %264 ], [ %306, %268 ]
  %274 = load ptr, ptr %0, align 8
  %275 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %270
  %276 = load double, ptr %275, align 8
  %277 = fmul double %249, %276
  %278 = call double @llvm.fmuladd.f64(double %247, double 5.000000e-01, double %277)
  call fastcc void @look_at(ptr %274, double %278)
  %279 = load ptr, ptr %274, align 8
  %280 = getelementptr inbounds %struct.Step, ptr %274, i64 0, i32 1
  %281 = load double, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Step, ptr %274, i64 0, i32 2
  %283 = load double, ptr %282, align 8
  %284 = call double @llvm.fmuladd.f64(double %278, double %283, double %281)
  %285 = getelementptr inbounds %struct.Step, ptr %274, i64 0, i32 8
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds %struct.Step, ptr %274, i64 0, i32 5
  %288 = load ptr, ptr %287, align 8
  store double %284, ptr %7, align 8
  %289 = getelementptr inbounds %struct.Code, ptr %279, i64 0, i32 14
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds i64, ptr %290, i64 2
  %292 = load i64, ptr %291, align 8
  %293 = add nsw i64 %292, 1
  store i64 %293, ptr %291, align 8
  %294 = getelementptr inbounds %struct.Code, ptr %279, i64 0, i32 2
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds %struct.Code, ptr %279, i64 0, i32 13
  %297 = load ptr, ptr %296, align 8
  call void %295(ptr %7, ptr %286, ptr %288, ptr %269, ptr %297)
  %298 = load ptr, ptr %9, align 8
  %299 = getelementptr inbounds %struct.Watch, ptr %298, i64 0, i32 9
  %300 = load ptr, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %300, i64 %257
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %270
  %304 = load double, ptr %303, align 8
  %305 = call double @llvm.fmuladd.f64(double %304, double %302, double %271)
  %306 = call double @llvm.minnum.f64(double %273, double %302)
  %307 = call double @llvm.maxnum.f64(double %272, double %302)
  %308 = add nsw i64 %270, 1
  %309 = icmp eq i64 %308, 5
  br i1 %309, label %310, label %268

310:
  %311 = fsub double %307, %306
  %312 = call double @llvm.fabs.f64(double %307)
  %313 = call double @llvm.fabs.f64(double %306)
  %314 = call double @llvm.maxnum.f64(double %312, double %313)
  %315 = fmul double %314, 4.000000e-02
  %316 = fcmp ogt double %311, %315
  %317 = zext i1 %316 to i32
  %318 = and i32 %317, %5
  %319 = load ptr, ptr %0, align 8
  %320 = getelementptr inbounds %struct.Step, ptr %319, i64 0, i32 2
  %321 = load double, ptr %320, align 8
  %322 = fmul double %249, %321
  %323 = fmul double %305, %322
  %324 = call double @llvm.fabs.f64(double %323)
  %325 = load ptr, ptr %319, align 8
  %326 = getelementptr inbounds %struct.Code, ptr %325, i64 0, i32 8
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds %struct.Watch, ptr %298, i64 0, i32 11
  %329 = load ptr, ptr %328, align 8
  %330 = mul nsw i64 %327, 126
  %331 = getelementptr inbounds double, ptr %329, i64 %330
  %332 = shl nsw i64 %257, 1
  %333 = zext i32 %318 to i64
  %334 = or i64 %332, %333
  %335 = getelementptr inbounds double, ptr %331, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = fadd double %324, %336
  store double %337, ptr %335, align 8
  %338 = load double, ptr %262, align 8
  %339 = fadd double %323, %338
  store double %339, ptr %262, align 8
  br label %340

340:
  %341 = add i64 %258, -3
  %342 = icmp ult i64 %341, -2
  br i1 %342, label %398, label %343

343:
  %344 = icmp eq i64 %258, 1
  %345 = select i1 %344, double 1.000000e+00, double -1.000000e+00
  %346 = load ptr, ptr %0, align 8
  %347 = getelementptr inbounds %struct.Step, ptr %346, i64 0, i32 2
  %348 = load double, ptr %347, align 8
  %349 = fmul double %248, %348
  %350 = add nsw i64 %257, %14
  %351 = getelementptr inbounds double, ptr %2, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = fmul double %352, %349
  %354 = getelementptr inbounds double, ptr %241, i64 %350
  %355 = load double, ptr %354, align 8
  %356 = fmul double %349, %355
  %357 = load double, ptr %262, align 8
  %358 = getelementptr inbounds double, ptr %241, i64 %257
  %359 = load double, ptr %358, align 8
  %360 = fcmp uno double %357, 0.000000e+00
  br i1 %360, label %361, label %363

361:
  %362 = fmul double %345, %359
  br label %367

363:
  %364 = fmul double %345, %357
  %365 = fmul double %345, %359
  %366 = call double @llvm.minnum.f64(double %364, double %365)
  br label %367

367:
  %368 = phi double [ %362, %361 ], [ %366, %363 ]
  %369 = fmul double %345, %353
  %370 = fmul double %345, %356
  %371 = fcmp olt double %369, 0.000000e+00
  %372 = fcmp ogt double %370, 0.000000e+00
  %373 = and i1 %371, %372
  br i1 %373, label %374, label %395

374:
  %375 = fmul double %345, %359
  %376 = getelementptr inbounds double, ptr %2, i64 %257
  %377 = load double, ptr %376, align 8
  %378 = fmul double %345, %377
  %379 = fsub double %375, %378
  %380 = fsub double %379, %370
  %381 = fsub double %369, %370
  %382 = fdiv double %380, %381
  %383 = call double @llvm.fmuladd.f64(double %369, double %382, double %378)
  %384 = call double @llvm.minnum.f64(double %378, double %375)
  %385 = fsub double %384, %383
  %386 = call double @llvm.fmuladd.f64(double %385, double -2.500000e-01, double %383)
  %387 = fcmp uge double %386, %368
  br i1 %387, label %395, label %388

388:
  %389 = call fastcc double @turning(ptr %0, i64 %257, double %1, double %352, double %242, double %355, double 1.000000e-10)
  %390 = load ptr, ptr %250, align 8
  %391 = getelementptr inbounds double, ptr %390, i64 %257
  %392 = load double, ptr %391, align 8
  %393 = fmul double %345, %392
  %394 = call double @llvm.minnum.f64(double %368, double %393)
  br label %395

395:
  %396 = phi double [ %394, %388 ], [ %368, %374 ], [ %368, %367 ]
  %397 = fmul double %345, %396
  store double %397, ptr %262, align 8
  br label %398

398:
  %399 = add nsw i64 %252, 1
  %400 = load i64, ptr %10, align 8
  %401 = icmp slt i64 %399, %400
  br i1 %401, label %251, label %402

402:
  ret void
}

define internal fastcc double @mark_between(ptr %0, double %1, ptr %2, double %3, ptr %4, ptr %5) {
  %7 = load ptr, ptr %0, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fdiv double %14, %12
  %16 = tail call double @llvm.fabs.f64(double %15)
  %17 = fadd double %16, 1.000000e+00
  %18 = fmul double %17, 1.000000e-13
  %19 = icmp sgt i64 %10, 0
  br i1 %19, label %20, label %30

20:
  %21 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 5
  %24 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 11
  %25 = mul nsw i64 %10, 124
  %26 = fsub double %3, %1
  %27 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 9
  %28 = fadd double %18, %1
  %29 = fsub double %3, %18
  br label %32

30:
  %31 = phi double [ 2.000000e+00, %6 ], [ %91, %90 ]
  ret double %31

32:
  %33 = phi double [ 2.000000e+00, %20 ], [ %91, %90 ]
  %34 = phi i64 [ 0, %20 ], [ %92, %90 ]
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %4, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = add nsw i64 %34, %10
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %12, %41
  %43 = getelementptr inbounds double, ptr %4, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fmul double %12, %44
  %46 = fcmp ogt double %36, 0.000000e+00
  %47 = load ptr, ptr %23, align 8
  %48 = getelementptr inbounds i64, ptr %47, i64 %34
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 2
  br i1 %50, label %51, label %90

51:
  %52 = load ptr, ptr %24, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %25
  %54 = getelementptr inbounds double, ptr %53, i64 %34
  %55 = load double, ptr %54, align 8
  %56 = fmul double %26, %42
  %57 = fmul double %26, %45
  %58 = tail call fastcc i32 @passes(double %55, double %36, double %56, double %38, double %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %90, label %60

60:
  %61 = fmul double %36, %38
  %62 = fcmp ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %68

63:
  %64 = tail call fastcc double @turning(ptr %0, i64 %34, double %1, double %42, double %3, double %45, double %18)
  %65 = load ptr, ptr %27, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %34
  %67 = load double, ptr %66, align 8
  br label %68

68:
  %69 = phi double [ %64, %63 ], [ %3, %60 ]
  %70 = phi double [ %67, %63 ], [ %38, %60 ]
  %71 = fneg double %70
  %72 = select i1 %46, double %70, double %71
  %73 = tail call double @llvm.fabs.f64(double %36)
  %74 = tail call double @llvm.fabs.f64(double %38)
  %75 = tail call double @llvm.maxnum.f64(double %73, double %74)
  %76 = fmul double %75, 1.000000e-01
  %77 = fcmp ugt double %72, %76
  br i1 %77, label %90, label %78

78:
  %79 = fcmp ogt double %72, 0.000000e+00
  br i1 %79, label %82, label %80

80:
  %81 = tail call fastcc double @find_root(ptr %0, i64 %34, double %1, double %36, double %69, double %70)
  br label %82

82:
  %83 = phi double [ %81, %80 ], [ %69, %78 ]
  %84 = fcmp olt double %28, %83
  %85 = fcmp olt double %83, %29
  %86 = and i1 %84, %85
  %87 = fcmp olt double %83, %33
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %90

89:
  store i64 %34, ptr %5, align 8
  br label %90

90:
  %91 = phi double [ %33, %51 ], [ %33, %32 ], [ %33, %68 ], [ %83, %89 ], [ %33, %82 ]
  %92 = add nsw i64 %34, 1
  %93 = icmp eq i64 %92, %10
  br i1 %93, label %30, label %32
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
  %13 = mul nsw i64 %8, 124
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  tail call fastcc void @look_at(ptr %5, double %1)
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %19 = load double, ptr %18, align 8
  %20 = tail call double @llvm.fmuladd.f64(double %1, double %19, double %17)
  %21 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8
  store double %20, ptr %4, align 8
  %25 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 14
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, 1
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 13
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr %4, ptr %22, ptr %24, ptr %2, ptr %33)
  %34 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr %34, align 8
  %37 = icmp sgt i64 %8, 0
  br i1 %37, label %39, label %38

38:
  ret void

39:
  %40 = phi i64 [ %51, %50 ], [ 0, %3 ]
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = call double @llvm.fabs.f64(double %42)
  %44 = getelementptr inbounds double, ptr %14, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %43, %45
  %47 = fcmp olt double %43, 0x7FF0000000000000
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %50

49:
  store double %43, ptr %44, align 8
  br label %50

50:
  %51 = add nsw i64 %40, 1
  %52 = icmp eq i64 %51, %8
  br i1 %52, label %38, label %39
}

define internal fastcc i32 @is_settled(ptr %0, i32 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, %3
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %19, label %41

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %21 = load ptr, ptr %20, align 8
  %22 = mul nsw i64 %14, 124
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %25 = fsub double 1.000000e+00, %2
  %26 = fmul double %2, 6.000000e+00
  %27 = fmul double %26, %25
  %28 = tail call double @llvm.fmuladd.f64(double %2, double -3.000000e+00, double 1.000000e+00)
  %29 = fmul double %25, %28
  %30 = tail call double @llvm.fmuladd.f64(double %2, double 3.000000e+00, double -2.000000e+00)
  %31 = fmul double %30, %2
  %32 = fmul double %25, %25
  %33 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e+00, double 1.000000e+00)
  %34 = fmul double %2, %2
  %35 = tail call double @llvm.fmuladd.f64(double %2, double -2.000000e+00, double 3.000000e+00)
  %36 = fneg double %25
  %37 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %38 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %39 = getelementptr inbounds double, ptr %23, i64 %14
  %40 = icmp slt i32 %1, 4
  br label %43

41:
  %42 = phi i32 [ 1, %8 ], [ %242, %241 ]
  ret i32 %42

43:
  %44 = phi i32 [ 1, %19 ], [ %242, %241 ]
  %45 = phi i64 [ 0, %19 ], [ %243, %241 ]
  %46 = getelementptr inbounds double, ptr %23, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = add nsw i64 %45, %14
  %49 = getelementptr inbounds double, ptr %4, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %17, %50
  %52 = getelementptr inbounds double, ptr %5, i64 %48
  %53 = load double, ptr %52, align 8
  %54 = fmul double %17, %53
  %55 = getelementptr inbounds double, ptr %6, i64 %48
  %56 = load double, ptr %55, align 8
  %57 = fmul double %17, %56
  %58 = getelementptr inbounds double, ptr %4, i64 %45
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %6, i64 %45
  %61 = load double, ptr %60, align 8
  %62 = tail call fastcc i32 @turns_inside(ptr %10, i64 %45, double %47, double %59, double %51, double %61, double %57)
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i32 %44, i32 0
  %65 = load ptr, ptr %24, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 %45
  %67 = load i64, ptr %66, align 8
  switch i64 %67, label %68 [
    i64 3, label %241
    i64 0, label %241
  ]

68:
  %69 = icmp eq i64 %67, 2
  %70 = getelementptr inbounds double, ptr %5, i64 %45
  %71 = load double, ptr %70, align 8
  %72 = fcmp uno double %51, %57
  br i1 %72, label %73, label %75

73:
  %74 = fcmp uno double %54, 0.000000e+00
  br i1 %74, label %217, label %111

75:
  %76 = select i1 %69, double 1.000000e+10, double 1.000000e+00
  %77 = fmul double %47, %76
  %78 = fsub double %61, %59
  %79 = fmul double %29, %51
  %80 = tail call double @llvm.fmuladd.f64(double %27, double %78, double %79)
  %81 = tail call double @llvm.fmuladd.f64(double %31, double %57, double %80)
  %82 = tail call double @llvm.fabs.f64(double %78)
  %83 = fsub double %71, %59
  %84 = tail call double @llvm.fabs.f64(double %83)
  %85 = fsub double %71, %61
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = tail call double @llvm.maxnum.f64(double %84, double %86)
  %88 = tail call double @llvm.maxnum.f64(double %82, double %87)
  %89 = tail call double @llvm.fabs.f64(double %59)
  %90 = tail call double @llvm.fabs.f64(double %61)
  %91 = fadd double %89, %90
  %92 = fmul double %77, 0x3D06849B86A12B9B
  %93 = tail call double @llvm.fmuladd.f64(double %91, double 1.000000e-09, double %92)
  %94 = fcmp olt double %88, 0x7FF0000000000000
  br i1 %94, label %95, label %117

95:
  %96 = fmul double %51, %2
  %97 = tail call double @llvm.fmuladd.f64(double %33, double %59, double %96)
  %98 = fmul double %57, %36
  %99 = tail call double @llvm.fmuladd.f64(double %35, double %61, double %98)
  %100 = fmul double %34, %99
  %101 = tail call double @llvm.fmuladd.f64(double %32, double %97, double %100)
  %102 = fsub double %71, %101
  %103 = tail call double @llvm.fabs.f64(double %102)
  %104 = tail call double @llvm.fmuladd.f64(double %88, double 5.000000e-03, double %93)
  %105 = fcmp ugt double %103, %104
  br i1 %105, label %117, label %106

106:
  %107 = fsub double %54, %81
  %108 = tail call double @llvm.fabs.f64(double %107)
  %109 = tail call double @llvm.fmuladd.f64(double %88, double 5.000000e-02, double %93)
  %110 = fcmp ugt double %108, %109
  br i1 %110, label %111, label %217

111:
  %112 = fsub double %71, %59
  %113 = tail call double @llvm.fabs.f64(double %112)
  %114 = fsub double %71, %61
  %115 = tail call double @llvm.fabs.f64(double %114)
  %116 = tail call double @llvm.maxnum.f64(double %113, double %115)
  br label %117

117:
  %118 = phi double [ %116, %111 ], [ %87, %75 ], [ %87, %95 ]
  %119 = tail call double @llvm.fabs.f64(double %54)
  %120 = tail call double @llvm.fabs.f64(double %51)
  %121 = tail call double @llvm.fabs.f64(double %57)
  %122 = tail call double @llvm.maxnum.f64(double %120, double %121)
  %123 = tail call double @llvm.maxnum.f64(double %119, double %122)
  br i1 %69, label %212, label %124

124:
  %125 = load i64, ptr %10, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %158

127:
  %128 = load ptr, ptr %37, align 8
  %129 = load ptr, ptr %38, align 8
  br label %130

130:
  %131 = phi i1 [ true, %127 ], [ %154, %152 ]
  %132 = phi i64 [ 0, %127 ], [ %153, %152 ]
  %133 = shl nsw i64 %132, 2
  %134 = getelementptr inbounds i64, ptr %128, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds i64, ptr %134, i64 2
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %129, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds i64, ptr %134, i64 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, %45
  br i1 %142, label %143, label %152

143:
  %144 = add i64 %135, -5
  %145 = icmp ult i64 %144, -2
  %146 = icmp slt i64 %135, 7
  %147 = and i1 %146, %145
  br i1 %147, label %152, label %148

148:
  %149 = icmp eq i64 %135, 3
  %150 = fcmp ord double %139, 0.000000e+00
  %151 = select i1 %149, i1 %150, i1 false
  br i1 %151, label %152, label %156

152:
  %153 = add nsw i64 %132, 1
  %154 = icmp slt i64 %153, %125
  %155 = icmp eq i64 %153, %125
  br i1 %155, label %156, label %130

156:
  %157 = phi i1 [ %131, %148 ], [ %154, %152 ]
  br i1 %157, label %166, label %158

158:
  %159 = getelementptr inbounds double, ptr %39, i64 %45
  %160 = fmul double %123, 8.000000e+00
  %161 = fcmp oge double %160, %118
  %162 = select i1 %161, double -1.000000e+00, double 1.000000e+00
  %163 = load double, ptr %159, align 8
  %164 = fadd double %162, %163
  store double %164, ptr %159, align 8
  %165 = fcmp ugt double %164, 1.024000e+03
  br i1 %165, label %217, label %166

166:
  br i1 %126, label %167, label %212

167:
  %168 = load ptr, ptr %37, align 8
  %169 = load ptr, ptr %38, align 8
  br label %170

170:
  %171 = phi i1 [ true, %167 ], [ %194, %192 ]
  %172 = phi i64 [ 0, %167 ], [ %193, %192 ]
  %173 = shl nsw i64 %172, 2
  %174 = getelementptr inbounds i64, ptr %168, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds i64, ptr %174, i64 2
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %169, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds i64, ptr %174, i64 1
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, %45
  br i1 %182, label %183, label %192

183:
  %184 = add i64 %175, -5
  %185 = icmp ult i64 %184, -2
  %186 = icmp slt i64 %175, 7
  %187 = and i1 %186, %185
  br i1 %187, label %192, label %188

188:
  %189 = icmp eq i64 %175, 3
  %190 = fcmp ord double %179, 0.000000e+00
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %192, label %196

192:
  %193 = add nsw i64 %172, 1
  %194 = icmp slt i64 %193, %125
  %195 = icmp eq i64 %193, %125
  br i1 %195, label %196, label %170

196:
  %197 = phi i1 [ %171, %188 ], [ %194, %192 ]
  br i1 %197, label %212, label %198

198:
  %199 = phi i1 [ %210, %208 ], [ true, %196 ]
  %200 = phi i64 [ %209, %208 ], [ 0, %196 ]
  %201 = shl nsw i64 %200, 2
  %202 = getelementptr inbounds i64, ptr %168, i64 %201
  %203 = getelementptr inbounds i64, ptr %202, i64 1
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, %45
  br i1 %205, label %206, label %208

206:
  %207 = load i64, ptr %202, align 8
  switch i64 %207, label %208 [
    i64 5, label %212
    i64 2, label %212
    i64 1, label %212
  ]

208:
  %209 = add nsw i64 %200, 1
  %210 = icmp slt i64 %209, %125
  %211 = icmp eq i64 %209, %125
  br i1 %211, label %212, label %198

212:
  %213 = phi i1 [ true, %196 ], [ true, %117 ], [ false, %166 ], [ %210, %208 ], [ %199, %206 ], [ %199, %206 ], [ %199, %206 ]
  %214 = zext i1 %213 to i32
  %215 = load i32, ptr %7, align 4
  %216 = or i32 %215, %214
  store i32 %216, ptr %7, align 4
  br label %217

217:
  %218 = phi i32 [ %64, %106 ], [ 0, %212 ], [ %64, %158 ], [ %64, %73 ]
  %219 = load double, ptr %58, align 8
  %220 = load double, ptr %70, align 8
  br i1 %69, label %221, label %229

221:
  %222 = tail call fastcc i32 @passes(double %47, double %219, double %51, double %220, double %54)
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %228

224:
  %225 = load double, ptr %60, align 8
  %226 = tail call fastcc i32 @passes(double %47, double %220, double %54, double %225, double %57)
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %229, label %228

228:
  br label %229

229:
  %230 = phi i32 [ 0, %228 ], [ %218, %224 ], [ %218, %217 ]
  %231 = load double, ptr %60, align 8
  %232 = fcmp uno double %219, 0.000000e+00
  %233 = fcmp uno double %231, 0.000000e+00
  %234 = fcmp uno double %220, 0.000000e+00
  %235 = xor i1 %232, %234
  %236 = xor i1 %232, %233
  %237 = or i1 %235, %236
  %238 = and i1 %40, %234
  %239 = or i1 %238, %237
  %240 = select i1 %239, i32 0, i32 %230
  br label %241

241:
  %242 = phi i32 [ %64, %43 ], [ %240, %229 ], [ %64, %43 ]
  %243 = add nsw i64 %45, 1
  %244 = icmp eq i64 %243, %14
  br i1 %244, label %41, label %43
}

declare fastcc i32 @swerves(double, double, double, double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc double @turning(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6) {
  %8 = alloca double, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %10, i64 0, i32 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = add nsw i64 %12, %1
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  br label %19

19:
  %20 = phi double [ %2, %7 ], [ %73, %68 ]
  %21 = phi i32 [ 0, %7 ], [ %78, %68 ]
  %22 = phi i32 [ 0, %7 ], [ %72, %68 ]
  %23 = phi double [ %3, %7 ], [ %71, %68 ]
  %24 = phi double [ %4, %7 ], [ %70, %68 ]
  %25 = phi double [ %5, %7 ], [ %69, %68 ]
  %26 = fsub double %24, %20
  %27 = fmul double %25, %26
  %28 = fsub double %25, %23
  %29 = fdiv double %27, %28
  %30 = fsub double %24, %29
  %31 = call double @llvm.fmuladd.f64(double %26, double 1.000000e-03, double %20)
  %32 = call double @llvm.maxnum.f64(double %30, double %31)
  %33 = call double @llvm.fmuladd.f64(double %26, double -1.000000e-03, double %24)
  %34 = call double @llvm.minnum.f64(double %32, double %33)
  %35 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %35, double %34)
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Step, ptr %35, i64 0, i32 1
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Step, ptr %35, i64 0, i32 2
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fmuladd.f64(double %34, double %40, double %38)
  %42 = getelementptr inbounds %struct.Step, ptr %35, i64 0, i32 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Step, ptr %35, i64 0, i32 5
  %45 = load ptr, ptr %44, align 8
  store double %41, ptr %8, align 8
  %46 = getelementptr inbounds %struct.Code, ptr %36, i64 0, i32 14
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %47, i64 2
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %36, i64 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %36, i64 0, i32 13
  %54 = load ptr, ptr %53, align 8
  call void %52(ptr %8, ptr %43, ptr %45, ptr %16, ptr %54)
  %55 = load double, ptr %18, align 8
  %56 = fcmp uno double %55, 0.000000e+00
  br i1 %56, label %81, label %57

57:
  %58 = fmul double %55, %3
  %59 = fcmp ogt double %58, 0.000000e+00
  br i1 %59, label %60, label %64

60:
  %61 = icmp eq i32 %22, -1
  %62 = fmul double %25, 5.000000e-01
  %63 = select i1 %61, double %62, double %25
  br label %68

64:
  %65 = icmp eq i32 %22, 1
  %66 = fmul double %23, 5.000000e-01
  %67 = select i1 %65, double %66, double %23
  br label %68

68:
  %69 = phi double [ %63, %60 ], [ %55, %64 ]
  %70 = phi double [ %24, %60 ], [ %34, %64 ]
  %71 = phi double [ %55, %60 ], [ %67, %64 ]
  %72 = phi i32 [ -1, %60 ], [ 1, %64 ]
  %73 = phi double [ %34, %60 ], [ %20, %64 ]
  %74 = fsub double %70, %73
  %75 = fcmp olt double %74, %6
  %76 = fcmp oeq double %55, 0.000000e+00
  %77 = select i1 %75, i1 true, i1 %76
  %78 = add nsw i32 %21, 1
  %79 = icmp eq i32 %78, 60
  %80 = select i1 %77, i1 true, i1 %79
  br i1 %80, label %81, label %19

81:
  ret double %34
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
  %25 = fcmp ogt double %24, %1
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
  %46 = fcmp ogt double %45, %1
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
  %80 = tail call double @llvm.minnum.f64(double %79, double %1)
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
  %91 = tail call double @llvm.minnum.f64(double %88, double %90)
  store double %91, ptr %87, align 8
  br label %92

92:
  ret void
}

define internal fastcc double @find_left(ptr %0, i64 %1, double %2, double %3, double %4) {
  %6 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  br label %7

7:
  %8 = phi double [ %4, %5 ], [ %30, %36 ]
  %9 = phi double [ %3, %5 ], [ %22, %36 ]
  %10 = fsub double %9, %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 1
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fdiv double %13, %15
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fadd double %17, 1.000000e+00
  %19 = fmul double %18, 0x3D06849B86A12B9B
  %20 = fcmp ogt double %10, %19
  br i1 %20, label %21, label %38

21:
  %22 = tail call double @llvm.fmuladd.f64(double %10, double 5.000000e-01, double %2)
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @ask_inside(ptr %11, double %22, ptr %25)
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.Watch, ptr %26, i64 0, i32 9
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %1
  %30 = load double, ptr %29, align 8
  %31 = fcmp ogt double %30, 0.000000e+00
  br i1 %31, label %32, label %36

32:
  %33 = tail call fastcc double @find_root(ptr %0, i64 %1, double %22, double %30, double %9, double %8)
  %34 = fcmp oeq double %33, 2.000000e+00
  %35 = select i1 %34, double %9, double %33
  br label %38

36:
  %37 = fcmp olt double %30, 0.000000e+00
  br i1 %37, label %7, label %38

38:
  %39 = phi double [ %35, %32 ], [ %9, %7 ], [ %9, %36 ]
  ret double %39
}

define internal fastcc double @find_dip(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8) {
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
  %22 = phi ptr [ %10, %9 ], [ %46, %83 ]
  %23 = phi double [ %3, %9 ], [ %74, %83 ]
  %24 = phi double [ %4, %9 ], [ %73, %83 ]
  %25 = phi i32 [ 0, %9 ], [ %91, %83 ]
  %26 = phi i32 [ 0, %9 ], [ %72, %83 ]
  %27 = phi double [ %8, %9 ], [ %71, %83 ]
  %28 = phi double [ %5, %9 ], [ %70, %83 ]
  %29 = phi double [ %5, %9 ], [ %69, %83 ]
  %30 = phi double [ %6, %9 ], [ %68, %83 ]
  %31 = phi double [ %8, %9 ], [ %67, %83 ]
  %32 = phi double [ %7, %9 ], [ %66, %83 ]
  %33 = fsub double %30, %23
  %34 = fmul double %27, %33
  %35 = fsub double %27, %28
  %36 = fdiv double %34, %35
  %37 = fsub double %30, %36
  %38 = tail call double @llvm.fmuladd.f64(double %33, double 1.000000e-02, double %23)
  %39 = tail call double @llvm.maxnum.f64(double %37, double %38)
  %40 = tail call double @llvm.fmuladd.f64(double %33, double -1.000000e-02, double %30)
  %41 = tail call double @llvm.minnum.f64(double %39, double %40)
  tail call fastcc void @ask_inside(ptr %22, double %41, ptr %17)
  %42 = load double, ptr %18, align 8
  %43 = fmul double %42, %2
  %44 = load double, ptr %20, align 8
  %45 = fmul double %44, %2
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds %struct.Step, ptr %46, i64 0, i32 2
  %48 = load double, ptr %47, align 8
  %49 = fmul double %45, %48
  %50 = fcmp ugt double %43, 0.000000e+00
  br i1 %50, label %51, label %94

51:
  %52 = fcmp ogt double %43, 0.000000e+00
  %53 = fcmp ord double %49, 0.000000e+00
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %94

55:
  %56 = fcmp olt double %49, 0.000000e+00
  br i1 %56, label %57, label %61

57:
  %58 = icmp eq i32 %26, -1
  %59 = fmul double %27, 5.000000e-01
  %60 = select i1 %58, double %59, double %27
  br label %65

61:
  %62 = icmp eq i32 %26, 1
  %63 = fmul double %28, 5.000000e-01
  %64 = select i1 %62, double %63, double %28
  br label %65

65:
  %66 = phi double [ %32, %57 ], [ %43, %61 ]
  %67 = phi double [ %31, %57 ], [ %49, %61 ]
  %68 = phi double [ %30, %57 ], [ %41, %61 ]
  %69 = phi double [ %49, %57 ], [ %29, %61 ]
  %70 = phi double [ %49, %57 ], [ %64, %61 ]
  %71 = phi double [ %60, %57 ], [ %49, %61 ]
  %72 = phi i32 [ -1, %57 ], [ 1, %61 ]
  %73 = phi double [ %43, %57 ], [ %24, %61 ]
  %74 = phi double [ %41, %57 ], [ %23, %61 ]
  %75 = fcmp ogt double %67, %69
  br i1 %75, label %76, label %83

76:
  %77 = fsub double %66, %73
  %78 = tail call double @llvm.fmuladd.f64(double %69, double %74, double %77)
  %79 = fneg double %67
  %80 = tail call double @llvm.fmuladd.f64(double %79, double %68, double %78)
  %81 = fsub double %69, %67
  %82 = fdiv double %80, %81
  br label %83

83:
  %84 = phi double [ %82, %76 ], [ %74, %65 ]
  %85 = fsub double %84, %74
  %86 = tail call double @llvm.fmuladd.f64(double %69, double %85, double %73)
  %87 = fcmp ogt double %86, 0.000000e+00
  %88 = fsub double %68, %74
  %89 = fcmp olt double %88, 1.000000e-09
  %90 = select i1 %87, i1 true, i1 %89
  %91 = add nsw i32 %25, 1
  %92 = icmp eq i32 %91, 60
  %93 = select i1 %90, i1 true, i1 %92
  br i1 %93, label %94, label %21

94:
  %95 = phi double [ -1.000000e+00, %83 ], [ -1.000000e+00, %51 ], [ %41, %21 ]
  ret double %95
}

define internal fastcc double @find_root(ptr %0, i64 %1, double %2, double %3, double %4, double %5) {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = fcmp ogt double %3, 0.000000e+00
  %13 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fmuladd.f64(double %4, double %16, double %14)
  %18 = fdiv double %17, %16
  %19 = tail call double @llvm.fabs.f64(double %18)
  %20 = tail call double @llvm.maxnum.f64(double %19, double 1.000000e+00)
  %21 = fmul double %20, 0x3CB0000000000000
  %22 = fsub double %4, %2
  %23 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 7
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %1
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %1
  %30 = load double, ptr %29, align 8
  %31 = fcmp ord double %26, 0.000000e+00
  %32 = tail call double @llvm.fabs.f64(double %26)
  %33 = select i1 %31, double %32, double 0.000000e+00
  %34 = fcmp ord double %30, 0.000000e+00
  %35 = tail call double @llvm.fabs.f64(double %30)
  %36 = select i1 %34, double %35, double 0.000000e+00
  %37 = fadd double %33, %36
  %38 = fcmp oeq double %37, 0.000000e+00
  br i1 %38, label %39, label %47

39:
  %40 = fcmp ord double %3, 0.000000e+00
  %41 = tail call double @llvm.fabs.f64(double %3)
  %42 = select i1 %40, double %41, double 0.000000e+00
  %43 = fcmp ord double %5, 0.000000e+00
  %44 = tail call double @llvm.fabs.f64(double %5)
  %45 = select i1 %43, double %44, double 0.000000e+00
  %46 = fadd double %42, %45
  br label %47

47:
  %48 = phi double [ %46, %39 ], [ %37, %6 ]
  %49 = fcmp ogt double %22, %21
  br i1 %49, label %50, label %119

50:
  %51 = getelementptr inbounds double, ptr %11, i64 %1
  br label %52

52:
  %53 = phi double [ %22, %50 ], [ %113, %105 ]
  %54 = phi i32 [ 0, %50 ], [ %117, %105 ]
  %55 = phi i32 [ 0, %50 ], [ %112, %105 ]
  %56 = phi double [ %5, %50 ], [ %111, %105 ]
  %57 = phi double [ %3, %50 ], [ %110, %105 ]
  %58 = phi double [ %2, %50 ], [ %109, %105 ]
  %59 = phi double [ %3, %50 ], [ %108, %105 ]
  %60 = phi double [ %4, %50 ], [ %107, %105 ]
  %61 = phi double [ %5, %50 ], [ %106, %105 ]
  %62 = fmul double %61, %53
  %63 = fsub double %61, %59
  %64 = fdiv double %62, %63
  %65 = fsub double %60, %64
  %66 = icmp sgt i32 %54, 1
  %67 = fcmp ugt double %58, %65
  %68 = select i1 %66, i1 true, i1 %67
  %69 = fcmp ugt double %65, %60
  %70 = select i1 %68, i1 true, i1 %69
  %71 = fadd double %60, %58
  %72 = fmul double %71, 5.000000e-01
  %73 = select i1 %70, double %72, double %65
  %74 = tail call double @llvm.fmuladd.f64(double %21, double 5.000000e-01, double %58)
  %75 = tail call double @llvm.maxnum.f64(double %73, double %74)
  %76 = tail call double @llvm.fmuladd.f64(double %21, double -5.000000e-01, double %60)
  %77 = tail call double @llvm.minnum.f64(double %75, double %76)
  %78 = fcmp olt double %58, %77
  %79 = fcmp olt double %77, %60
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %83, label %81

81:
  %82 = fsub double %60, %58
  br label %119

83:
  tail call fastcc void @ask_inside(ptr %7, double %77, ptr %11)
  %84 = load double, ptr %51, align 8
  %85 = fcmp uno double %84, 0.000000e+00
  br i1 %85, label %86, label %93

86:
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.Watch, ptr %87, i64 0, i32 13
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i64, ptr %89, i64 3
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %91, 1
  store i64 %92, ptr %90, align 8
  br label %141

93:
  %94 = fneg double %84
  %95 = select i1 %12, double %84, double %94
  %96 = fcmp ogt double %95, 0.000000e+00
  br i1 %96, label %97, label %101

97:
  %98 = icmp eq i32 %55, -1
  %99 = fmul double %61, 5.000000e-01
  %100 = select i1 %98, double %99, double %61
  br label %105

101:
  %102 = icmp eq i32 %55, 1
  %103 = fmul double %59, 5.000000e-01
  %104 = select i1 %102, double %103, double %59
  br label %105

105:
  %106 = phi double [ %100, %97 ], [ %84, %101 ]
  %107 = phi double [ %60, %97 ], [ %77, %101 ]
  %108 = phi double [ %84, %97 ], [ %104, %101 ]
  %109 = phi double [ %77, %97 ], [ %58, %101 ]
  %110 = phi double [ %84, %97 ], [ %57, %101 ]
  %111 = phi double [ %56, %97 ], [ %84, %101 ]
  %112 = phi i32 [ -1, %97 ], [ 1, %101 ]
  %113 = fsub double %107, %109
  %114 = fmul double %53, 5.000000e-01
  %115 = fcmp ogt double %113, %114
  %116 = add nsw i32 %54, 1
  %117 = select i1 %115, i32 %116, i32 0
  %118 = fcmp ogt double %113, %21
  br i1 %118, label %52, label %119

119:
  %120 = phi double [ %22, %47 ], [ %82, %81 ], [ %113, %105 ]
  %121 = phi double [ %4, %47 ], [ %60, %81 ], [ %107, %105 ]
  %122 = phi double [ %3, %47 ], [ %57, %81 ], [ %110, %105 ]
  %123 = phi double [ %5, %47 ], [ %56, %81 ], [ %111, %105 ]
  %124 = fcmp olt double %120, 0x3EB0C6F7A0B5ED8D
  br i1 %124, label %127, label %125

125:
  %126 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 0, ptr %126, align 8
  br label %141

127:
  %128 = fsub double %123, %122
  %129 = tail call double @llvm.fabs.f64(double %128)
  %130 = fmul double %48, 0x3EB0C6F7A0B5ED8D
  %131 = fcmp ogt double %129, %130
  %132 = zext i1 %131 to i32
  %133 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 %132, ptr %133, align 8
  br i1 %131, label %134, label %141

134:
  %135 = tail call double @llvm.fabs.f64(double %122)
  %136 = tail call double @llvm.fabs.f64(double %123)
  %137 = tail call double @llvm.minnum.f64(double %135, double %136)
  %138 = fmul double %137, 0x3EB0C6F7A0B5ED8D
  %139 = fcmp ogt double %138, %48
  br i1 %139, label %140, label %141

140:
  store i32 2, ptr %133, align 8
  br label %141

141:
  %142 = phi double [ %121, %140 ], [ %121, %134 ], [ %121, %127 ], [ 2.000000e+00, %86 ], [ %121, %125 ]
  ret double %142
}

define internal fastcc i32 @passes(double %0, double %1, double %2, double %3, double %4) {
  %6 = tail call double @llvm.fabs.f64(double %1)
  %7 = tail call double @llvm.fabs.f64(double %3)
  %8 = tail call double @llvm.maxnum.f64(double %6, double %7)
  %9 = fmul double %0, 0x3D06849B86A12B9B
  %10 = fcmp ugt double %8, %9
  br i1 %10, label %11, label %55

11:
  %12 = fcmp oeq double %1, 0.000000e+00
  %13 = fcmp oeq double %3, 0.000000e+00
  %14 = or i1 %12, %13
  br i1 %14, label %55, label %15

15:
  %16 = fcmp olt double %1, 0.000000e+00
  %17 = fcmp ogt double %3, 0.000000e+00
  %18 = and i1 %16, %17
  br i1 %18, label %55, label %19

19:
  %20 = fcmp ogt double %1, 0.000000e+00
  %21 = fcmp olt double %3, 0.000000e+00
  %22 = and i1 %20, %21
  br i1 %22, label %55, label %23

23:
  %24 = fcmp olt double %2, 0.000000e+00
  %25 = fcmp ogt double %4, 0.000000e+00
  %26 = and i1 %24, %25
  %27 = and i1 %17, %26
  %28 = and i1 %20, %27
  br i1 %28, label %35, label %29

29:
  %30 = fcmp ogt double %2, 0.000000e+00
  %31 = fcmp olt double %4, 0.000000e+00
  %32 = and i1 %30, %31
  %33 = and i1 %21, %32
  %34 = and i1 %16, %33
  br i1 %34, label %35, label %55

35:
  %36 = select i1 %20, double 1.000000e+00, double -1.000000e+00
  %37 = fmul double %36, %2
  %38 = fmul double %36, %4
  %39 = fcmp olt double %37, 0.000000e+00
  %40 = fcmp ogt double %38, 0.000000e+00
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %55

42:
  %43 = fmul double %36, %3
  %44 = fmul double %36, %1
  %45 = fsub double %43, %44
  %46 = fsub double %45, %38
  %47 = fsub double %37, %38
  %48 = fdiv double %46, %47
  %49 = tail call double @llvm.fmuladd.f64(double %37, double %48, double %44)
  %50 = tail call double @llvm.minnum.f64(double %44, double %43)
  %51 = fsub double %50, %49
  %52 = tail call double @llvm.fmuladd.f64(double %51, double -2.500000e-01, double %49)
  %53 = fcmp olt double %52, 0.000000e+00
  %54 = zext i1 %53 to i32
  br label %55

55:
  %56 = phi i32 [ 0, %5 ], [ %54, %42 ], [ 0, %35 ], [ 0, %29 ], [ 1, %15 ], [ 1, %19 ], [ 0, %11 ]
  ret i32 %56
}
