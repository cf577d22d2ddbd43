; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Elimination = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Vectors = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Factors = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.Space = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

define void @gather(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %15

8:
  %9 = icmp sgt i64 %2, 0
  br label %10

10:
  %11 = phi i64 [ 0, %8 ], [ %17, %16 ]
  br i1 %9, label %12, label %16

12:
  %13 = getelementptr inbounds double, ptr %3, i64 %11
  %14 = mul nsw i64 %11, %2
  br label %19

15:
  ret void

16:
  %17 = add nsw i64 %11, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %15, label %10

19:
  %20 = phi i64 [ 0, %12 ], [ %32, %19 ]
  %21 = load double, ptr %13, align 8
  %22 = fptosi double %21 to i64
  %23 = mul nsw i64 %22, %2
  %24 = getelementptr inbounds double, ptr %4, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fptosi double %25 to i64
  %27 = add nsw i64 %23, %26
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = add nsw i64 %20, %14
  %31 = getelementptr inbounds double, ptr %5, i64 %30
  store double %29, ptr %31, align 8
  %32 = add nsw i64 %20, 1
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %16, label %19
}

define void @eliminate(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = add nsw i64 %4, 1
  %7 = icmp slt i64 %6, %2
  br i1 %7, label %8, label %14

8:
  %9 = mul nsw i64 %4, %3
  %10 = add nsw i64 %9, %4
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = icmp eq ptr %1, null
  %13 = icmp sge i64 %6, %3
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ %6, %8 ], [ %52, %51 ]
  %17 = mul nsw i64 %16, %3
  %18 = add nsw i64 %17, %4
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = load double, ptr %11, align 8
  %22 = fdiv double %20, %21
  br i1 %12, label %28, label %23

23:
  %24 = tail call double @llvm.fabs.f64(double %20)
  %25 = getelementptr inbounds double, ptr %1, i64 %18
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %24, double 0x3CB0000000000000, double %26)
  store double %27, ptr %25, align 8
  br label %28

28:
  store double %22, ptr %19, align 8
  %29 = fcmp oeq double %22, 0.000000e+00
  %30 = select i1 %29, i1 true, i1 %13
  br i1 %30, label %51, label %31

31:
  %32 = phi i64 [ %49, %48 ], [ %6, %28 ]
  %33 = add nsw i64 %32, %9
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %22, %35
  %37 = add nsw i64 %32, %17
  %38 = getelementptr inbounds double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fsub double %39, %36
  store double %40, ptr %38, align 8
  br i1 %12, label %48, label %41

41:
  %42 = tail call double @llvm.fabs.f64(double %36)
  %43 = tail call double @llvm.fabs.f64(double %40)
  %44 = fadd double %42, %43
  %45 = getelementptr inbounds double, ptr %1, i64 %37
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fmuladd.f64(double %44, double 0x3CB0000000000000, double %46)
  store double %47, ptr %45, align 8
  br label %48

48:
  %49 = add nsw i64 %32, 1
  %50 = icmp eq i64 %49, %3
  br i1 %50, label %51, label %31

51:
  %52 = add nsw i64 %16, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %14, label %15
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @find_rank(ptr byval(%struct.Elimination) %0, ptr %1, ptr %2, double %3) {
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  br label %17

10:
  %11 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %23

14:
  %15 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  br label %25

17:
  %18 = phi i64 [ 0, %7 ], [ %21, %17 ]
  %19 = sitofp i64 %18 to double
  %20 = getelementptr inbounds double, ptr %9, i64 %18
  store double %19, ptr %20, align 8
  %21 = add nsw i64 %18, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %10, label %17

23:
  tail call fastcc void @prepare(ptr byval(%struct.Elimination) align 8 %0, ptr %1, ptr %2, i32 0, double %3)
  %24 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %0, i64 0, i64 %12, double 0.000000e+00)
  ret i64 %24

25:
  %26 = phi i64 [ 0, %14 ], [ %29, %25 ]
  %27 = sitofp i64 %26 to double
  %28 = getelementptr inbounds double, ptr %16, i64 %26
  store double %27, ptr %28, align 8
  %29 = add nsw i64 %26, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %23, label %25
}

define internal fastcc void @prepare(ptr byval(%struct.Elimination) %0, ptr %1, ptr %2, i32 %3, double %4) {
  %6 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = icmp sgt i64 %8, 0
  br i1 %15, label %21, label %16

16:
  %17 = getelementptr inbounds i8, ptr %0, i64 48
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load ptr, ptr %19, align 8
  br label %51

21:
  %22 = icmp sgt i64 %7, 0
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %29, %28 ]
  br i1 %22, label %25, label %28

25:
  %26 = getelementptr inbounds double, ptr %10, i64 %24
  %27 = mul nsw i64 %24, %7
  br label %31

28:
  %29 = add nsw i64 %24, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %46, label %23

31:
  %32 = phi i64 [ 0, %25 ], [ %44, %31 ]
  %33 = load double, ptr %26, align 8
  %34 = fptosi double %33 to i64
  %35 = mul nsw i64 %7, %34
  %36 = getelementptr inbounds double, ptr %12, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = fptosi double %37 to i64
  %39 = add nsw i64 %35, %38
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = add nsw i64 %32, %27
  %43 = getelementptr inbounds double, ptr %14, i64 %42
  store double %41, ptr %43, align 8
  %44 = add nsw i64 %32, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %28, label %31

46:
  %47 = getelementptr inbounds i8, ptr %0, i64 48
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 56
  %50 = load ptr, ptr %49, align 8
  br i1 %15, label %55, label %51

51:
  %52 = phi ptr [ %20, %16 ], [ %50, %46 ], [ %50, %55 ]
  %53 = phi ptr [ %18, %16 ], [ %48, %46 ], [ %48, %55 ]
  %54 = icmp sgt i64 %7, 0
  br i1 %54, label %60, label %65

55:
  %56 = phi i64 [ %58, %55 ], [ 0, %46 ]
  %57 = getelementptr inbounds double, ptr %48, i64 %56
  store double 1.000000e+00, ptr %57, align 8
  %58 = add nsw i64 %56, 1
  %59 = icmp eq i64 %58, %8
  br i1 %59, label %51, label %55

60:
  %61 = phi i64 [ %63, %60 ], [ 0, %51 ]
  %62 = getelementptr inbounds double, ptr %52, i64 %61
  store double 1.000000e+00, ptr %62, align 8
  %63 = add nsw i64 %61, 1
  %64 = icmp eq i64 %63, %7
  br i1 %64, label %65, label %60

65:
  br label %66

66:
  %67 = phi i32 [ 0, %65 ], [ %107, %106 ]
  br i1 %15, label %69, label %68

68:
  br i1 %54, label %98, label %108

69:
  %70 = phi i64 [ %96, %95 ], [ 0, %66 ]
  br i1 %54, label %71, label %95

71:
  %72 = mul nsw i64 %70, %7
  %73 = getelementptr inbounds double, ptr %53, i64 %70
  %74 = load double, ptr %73, align 8
  br label %77

75:
  %76 = fcmp ogt double %89, 0.000000e+00
  br i1 %76, label %92, label %95

77:
  %78 = phi i64 [ 0, %71 ], [ %90, %77 ]
  %79 = phi double [ 0.000000e+00, %71 ], [ %89, %77 ]
  %80 = add nsw i64 %78, %72
  %81 = getelementptr inbounds double, ptr %14, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = fmul double %74, %83
  %85 = getelementptr inbounds double, ptr %52, i64 %78
  %86 = load double, ptr %85, align 8
  %87 = fmul double %86, %84
  %88 = fcmp ogt double %79, %87
  %89 = select i1 %88, double %79, double %87
  %90 = add nsw i64 %78, 1
  %91 = icmp eq i64 %90, %7
  br i1 %91, label %75, label %77

92:
  %93 = tail call double @llvm.sqrt.f64(double %89)
  %94 = fdiv double %74, %93
  store double %94, ptr %73, align 8
  br label %95

95:
  %96 = add nsw i64 %70, 1
  %97 = icmp eq i64 %96, %8
  br i1 %97, label %68, label %69

98:
  %99 = phi i64 [ %141, %140 ], [ 0, %68 ]
  br i1 %15, label %100, label %140

100:
  %101 = getelementptr inbounds double, ptr %52, i64 %99
  %102 = load double, ptr %101, align 8
  br label %121

103:
  %104 = add nsw i32 %67, 1
  %105 = icmp eq i32 %104, 10
  br i1 %105, label %111, label %106

106:
  %107 = phi i32 [ %104, %103 ], [ %109, %108 ]
  br label %66

108:
  %109 = add nsw i32 %67, 1
  %110 = icmp eq i32 %109, 10
  br i1 %110, label %143, label %106

111:
  br i1 %54, label %112, label %143

112:
  %113 = add nsw i64 %7, 1
  %114 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 8
  %115 = load ptr, ptr %114, align 8
  %116 = icmp ne i32 %3, 0
  %117 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 9
  %118 = load ptr, ptr %117, align 8
  br label %149

119:
  %120 = fcmp ogt double %134, 0.000000e+00
  br i1 %120, label %137, label %140

121:
  %122 = phi i64 [ 0, %100 ], [ %135, %121 ]
  %123 = phi double [ 0.000000e+00, %100 ], [ %134, %121 ]
  %124 = mul nsw i64 %122, %7
  %125 = add nsw i64 %124, %99
  %126 = getelementptr inbounds double, ptr %14, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fabs.f64(double %127)
  %129 = getelementptr inbounds double, ptr %53, i64 %122
  %130 = load double, ptr %129, align 8
  %131 = fmul double %128, %130
  %132 = fmul double %102, %131
  %133 = fcmp ogt double %123, %132
  %134 = select i1 %133, double %123, double %132
  %135 = add nsw i64 %122, 1
  %136 = icmp eq i64 %135, %8
  br i1 %136, label %119, label %121

137:
  %138 = tail call double @llvm.sqrt.f64(double %134)
  %139 = fdiv double %102, %138
  store double %139, ptr %101, align 8
  br label %140

140:
  %141 = add nsw i64 %99, 1
  %142 = icmp eq i64 %141, %7
  br i1 %142, label %103, label %98

143:
  br i1 %15, label %144, label %172

144:
  %145 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 8
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 3
  %148 = load ptr, ptr %147, align 8
  br label %173

149:
  %150 = phi i64 [ 0, %112 ], [ %170, %167 ]
  %151 = getelementptr inbounds double, ptr %12, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fptosi double %152 to i64
  %154 = mul nsw i64 %113, %153
  %155 = getelementptr inbounds double, ptr %1, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fcmp ogt double %156, 0.000000e+00
  %158 = tail call double @llvm.sqrt.f64(double %156)
  %159 = fdiv double 1.000000e+00, %158
  %160 = select i1 %157, double %159, double 0.000000e+00
  %161 = getelementptr inbounds double, ptr %115, i64 %150
  store double %160, ptr %161, align 8
  %162 = select i1 %116, i1 %157, i1 false
  br i1 %162, label %163, label %167

163:
  %164 = getelementptr inbounds double, ptr %52, i64 %150
  %165 = load double, ptr %164, align 8
  %166 = fdiv double %160, %165
  br label %167

167:
  %168 = phi double [ %166, %163 ], [ 1.000000e+00, %149 ]
  %169 = getelementptr inbounds double, ptr %118, i64 %150
  store double %168, ptr %169, align 8
  %170 = add nsw i64 %150, 1
  %171 = icmp eq i64 %170, %7
  br i1 %171, label %143, label %149

172:
  ret void

173:
  %174 = phi i64 [ 0, %144 ], [ %199, %198 ]
  %175 = mul nsw i64 %174, %7
  %176 = getelementptr inbounds double, ptr %14, i64 %175
  br i1 %54, label %182, label %198

177:
  br i1 %54, label %178, label %198

178:
  %179 = fmul double %190, 0x3CF0000000000000
  %180 = fmul double %195, 0x3CF0000000000000
  %181 = getelementptr inbounds double, ptr %53, i64 %174
  br label %201

182:
  %183 = phi i64 [ %196, %182 ], [ 0, %173 ]
  %184 = phi double [ %195, %182 ], [ 0.000000e+00, %173 ]
  %185 = phi double [ %190, %182 ], [ 0.000000e+00, %173 ]
  %186 = getelementptr inbounds double, ptr %176, i64 %183
  %187 = load double, ptr %186, align 8
  %188 = tail call double @llvm.fabs.f64(double %187)
  %189 = fcmp ogt double %185, %188
  %190 = select i1 %189, double %185, double %188
  %191 = getelementptr inbounds double, ptr %146, i64 %183
  %192 = load double, ptr %191, align 8
  %193 = fmul double %188, %192
  %194 = fcmp ogt double %184, %193
  %195 = select i1 %194, double %184, double %193
  %196 = add nsw i64 %183, 1
  %197 = icmp eq i64 %196, %7
  br i1 %197, label %177, label %182

198:
  %199 = add nsw i64 %174, 1
  %200 = icmp eq i64 %199, %8
  br i1 %200, label %172, label %173

201:
  %202 = phi i64 [ 0, %178 ], [ %230, %226 ]
  %203 = getelementptr inbounds double, ptr %176, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = tail call double @llvm.fabs.f64(double %204)
  %206 = fcmp ugt double %205, %179
  br i1 %206, label %212, label %207

207:
  %208 = getelementptr inbounds double, ptr %146, i64 %202
  %209 = load double, ptr %208, align 8
  %210 = fmul double %205, %209
  %211 = fcmp ole double %210, %180
  br label %212

212:
  %213 = phi i1 [ false, %201 ], [ %211, %207 ]
  %214 = load double, ptr %181, align 8
  %215 = getelementptr inbounds double, ptr %52, i64 %202
  %216 = load double, ptr %215, align 8
  %217 = fmul double %214, %216
  %218 = fmul double %204, %217
  store double %218, ptr %203, align 8
  %219 = fcmp oeq double %218, 0.000000e+00
  br i1 %219, label %226, label %220

220:
  %221 = select i1 %213, double 1.000000e+00, double %4
  %222 = tail call double @llvm.fabs.f64(double %218)
  %223 = fmul double %221, %222
  %224 = fcmp ogt double %223, 0x3CF0000000000000
  %225 = select i1 %224, double %223, double 0x3CF0000000000000
  br label %226

226:
  %227 = phi double [ %225, %220 ], [ 0.000000e+00, %212 ]
  %228 = add nsw i64 %202, %175
  %229 = getelementptr inbounds double, ptr %148, i64 %228
  store double %227, ptr %229, align 8
  %230 = add nsw i64 %202, 1
  %231 = icmp eq i64 %230, %7
  br i1 %231, label %198, label %201
}

define internal fastcc i64 @pivot(ptr byval(%struct.Elimination) %0, i64 %1, i64 %2, double %3) {
  %5 = alloca [2 x ptr], align 16
  %6 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %0, align 8
  %9 = icmp sgt i64 %8, %1
  %10 = icmp slt i64 %1, %2
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %274

12:
  %13 = fcmp ogt double %3, 0.000000e+00
  %14 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 9
  %17 = load ptr, ptr %16, align 8
  %18 = fcmp une double %3, 0.000000e+00
  %19 = getelementptr inbounds i8, ptr %0, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 80
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 40
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %5, i64 1
  %30 = icmp sgt i64 %7, 0
  %31 = icmp sgt i64 %8, 0
  %32 = icmp eq ptr %20, null
  br label %33

33:
  %34 = phi i64 [ %1, %12 ], [ %226, %271 ]
  br i1 %13, label %39, label %35

35:
  %36 = phi double [ 0.000000e+00, %33 ], [ %54, %43 ]
  %37 = fmul double %36, %3
  %38 = icmp sgt i64 %34, 0
  br label %57

39:
  %40 = phi i64 [ %44, %43 ], [ %34, %33 ]
  %41 = phi double [ %54, %43 ], [ 0.000000e+00, %33 ]
  %42 = mul nsw i64 %40, %7
  br label %46

43:
  %44 = add nsw i64 %40, 1
  %45 = icmp slt i64 %44, %8
  br i1 %45, label %39, label %35

46:
  %47 = phi i64 [ %34, %39 ], [ %55, %46 ]
  %48 = phi double [ %41, %39 ], [ %54, %46 ]
  %49 = add nsw i64 %47, %42
  %50 = getelementptr inbounds double, ptr %15, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fabs.f64(double %51)
  %53 = fcmp ogt double %48, %52
  %54 = select i1 %53, double %48, double %52
  %55 = add nsw i64 %47, 1
  %56 = icmp slt i64 %55, %2
  br i1 %56, label %46, label %43

57:
  %58 = phi i64 [ %34, %35 ], [ %66, %65 ]
  %59 = phi i64 [ -1, %35 ], [ %175, %65 ]
  %60 = phi i64 [ -1, %35 ], [ %174, %65 ]
  %61 = phi double [ 0.000000e+00, %35 ], [ %173, %65 ]
  %62 = mul nsw i64 %58, %7
  br label %68

63:
  %64 = icmp slt i64 %174, 0
  br i1 %64, label %274, label %178

65:
  %66 = add nsw i64 %58, 1
  %67 = icmp slt i64 %66, %8
  br i1 %67, label %57, label %63

68:
  %69 = phi i64 [ %34, %57 ], [ %176, %172 ]
  %70 = phi i64 [ %59, %57 ], [ %175, %172 ]
  %71 = phi i64 [ %60, %57 ], [ %174, %172 ]
  %72 = phi double [ %61, %57 ], [ %173, %172 ]
  %73 = add nsw i64 %69, %62
  %74 = getelementptr inbounds double, ptr %15, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fabs.f64(double %75)
  %77 = getelementptr inbounds double, ptr %17, i64 %69
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = fcmp ule double %79, %72
  %81 = fcmp olt double %76, %37
  %82 = select i1 %80, i1 true, i1 %81
  %83 = or i1 %82, %18
  %84 = select i1 %82, double %72, double %79
  %85 = select i1 %82, i64 %71, i64 %58
  %86 = select i1 %82, i64 %70, i64 %69
  br i1 %83, label %172, label %87

87:
  %88 = getelementptr inbounds double, ptr %20, i64 %73
  %89 = load double, ptr %88, align 8
  br i1 %38, label %90, label %166

90:
  %91 = phi i64 [ %92, %101 ], [ %34, %87 ]
  %92 = add nsw i64 %91, -1
  %93 = add nsw i64 %92, %62
  %94 = getelementptr inbounds double, ptr %15, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = mul nsw i64 %92, %7
  %97 = add nsw i64 %96, %69
  %98 = getelementptr inbounds double, ptr %15, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = icmp slt i64 %91, %34
  br i1 %100, label %111, label %101

101:
  %102 = phi double [ %95, %90 ], [ %122, %111 ]
  %103 = phi double [ %99, %90 ], [ %129, %111 ]
  %104 = getelementptr inbounds double, ptr %22, i64 %92
  store double %102, ptr %104, align 8
  %105 = add nsw i64 %96, %92
  %106 = getelementptr inbounds double, ptr %15, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fdiv double %103, %107
  %109 = getelementptr inbounds double, ptr %24, i64 %92
  store double %108, ptr %109, align 8
  %110 = icmp sgt i64 %91, 1
  br i1 %110, label %90, label %132

111:
  %112 = phi i64 [ %130, %111 ], [ %91, %90 ]
  %113 = phi double [ %129, %111 ], [ %99, %90 ]
  %114 = phi double [ %122, %111 ], [ %95, %90 ]
  %115 = getelementptr inbounds double, ptr %22, i64 %112
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %112, %7
  %118 = add nsw i64 %117, %92
  %119 = getelementptr inbounds double, ptr %15, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fneg double %116
  %122 = tail call double @llvm.fmuladd.f64(double %121, double %120, double %114)
  %123 = add nsw i64 %112, %96
  %124 = getelementptr inbounds double, ptr %15, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %24, i64 %112
  %127 = load double, ptr %126, align 8
  %128 = fneg double %125
  %129 = tail call double @llvm.fmuladd.f64(double %128, double %127, double %113)
  %130 = add nsw i64 %112, 1
  %131 = icmp eq i64 %130, %34
  br i1 %131, label %101, label %111

132:
  %133 = phi i64 [ %152, %139 ], [ 0, %101 ]
  %134 = phi double [ %151, %139 ], [ %89, %101 ]
  %135 = mul nsw i64 %133, %7
  %136 = add nsw i64 %135, %69
  %137 = getelementptr inbounds double, ptr %20, i64 %136
  %138 = load double, ptr %137, align 8
  br label %154

139:
  %140 = getelementptr inbounds double, ptr %22, i64 %133
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  %143 = add nsw i64 %133, %62
  %144 = getelementptr inbounds double, ptr %20, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds double, ptr %24, i64 %133
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = fmul double %145, %148
  %150 = tail call double @llvm.fmuladd.f64(double %142, double %163, double %149)
  %151 = fadd double %134, %150
  %152 = add nsw i64 %133, 1
  %153 = icmp eq i64 %152, %34
  br i1 %153, label %166, label %132

154:
  %155 = phi i64 [ %164, %154 ], [ 0, %132 ]
  %156 = phi double [ %163, %154 ], [ %138, %132 ]
  %157 = add nsw i64 %155, %135
  %158 = getelementptr inbounds double, ptr %20, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %24, i64 %155
  %161 = load double, ptr %160, align 8
  %162 = tail call double @llvm.fabs.f64(double %161)
  %163 = tail call double @llvm.fmuladd.f64(double %159, double %162, double %156)
  %164 = add nsw i64 %155, 1
  %165 = icmp eq i64 %164, %34
  br i1 %165, label %139, label %154

166:
  %167 = phi double [ %89, %87 ], [ %151, %139 ]
  %168 = fcmp ugt double %76, %167
  br i1 %168, label %169, label %172

169:
  %170 = load double, ptr %77, align 8
  %171 = fmul double %76, %170
  br label %172

172:
  %173 = phi double [ %84, %68 ], [ %72, %166 ], [ %171, %169 ]
  %174 = phi i64 [ %85, %68 ], [ %71, %166 ], [ %58, %169 ]
  %175 = phi i64 [ %86, %68 ], [ %70, %166 ], [ %69, %169 ]
  %176 = add nsw i64 %69, 1
  %177 = icmp slt i64 %176, %2
  br i1 %177, label %68, label %65

178:
  store ptr %15, ptr %5, align 16
  store ptr %20, ptr %29, align 8
  %179 = getelementptr inbounds double, ptr %26, i64 %34
  %180 = getelementptr inbounds double, ptr %26, i64 %174
  %181 = load double, ptr %179, align 8
  %182 = load double, ptr %180, align 8
  store double %182, ptr %179, align 8
  store double %181, ptr %180, align 8
  %183 = getelementptr inbounds double, ptr %28, i64 %34
  %184 = getelementptr inbounds double, ptr %28, i64 %175
  %185 = load double, ptr %183, align 8
  %186 = load double, ptr %184, align 8
  store double %186, ptr %183, align 8
  store double %185, ptr %184, align 8
  %187 = getelementptr inbounds double, ptr %17, i64 %34
  %188 = getelementptr inbounds double, ptr %17, i64 %175
  %189 = load double, ptr %187, align 8
  %190 = load double, ptr %188, align 8
  store double %190, ptr %187, align 8
  store double %189, ptr %188, align 8
  %191 = mul nsw i64 %7, %34
  %192 = mul nsw i64 %7, %174
  br label %193

193:
  %194 = phi i1 [ true, %178 ], [ false, %213 ]
  %195 = phi i64 [ 0, %178 ], [ 1, %213 ]
  br i1 %30, label %196, label %199

196:
  %197 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 %195
  %198 = load ptr, ptr %197, align 8
  br label %203

199:
  br i1 %31, label %200, label %213

200:
  %201 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 %195
  %202 = load ptr, ptr %201, align 8
  br label %214

203:
  %204 = phi i64 [ 0, %196 ], [ %211, %203 ]
  %205 = add nsw i64 %204, %191
  %206 = getelementptr inbounds double, ptr %198, i64 %205
  %207 = add nsw i64 %204, %192
  %208 = getelementptr inbounds double, ptr %198, i64 %207
  %209 = load double, ptr %206, align 8
  %210 = load double, ptr %208, align 8
  store double %210, ptr %206, align 8
  store double %209, ptr %208, align 8
  %211 = add nsw i64 %204, 1
  %212 = icmp eq i64 %211, %7
  br i1 %212, label %199, label %203

213:
  br i1 %194, label %193, label %225

214:
  %215 = phi i64 [ 0, %200 ], [ %223, %214 ]
  %216 = mul nsw i64 %215, %7
  %217 = add nsw i64 %216, %34
  %218 = getelementptr inbounds double, ptr %202, i64 %217
  %219 = add nsw i64 %216, %175
  %220 = getelementptr inbounds double, ptr %202, i64 %219
  %221 = load double, ptr %218, align 8
  %222 = load double, ptr %220, align 8
  store double %222, ptr %218, align 8
  store double %221, ptr %220, align 8
  %223 = add nsw i64 %215, 1
  %224 = icmp eq i64 %223, %8
  br i1 %224, label %213, label %214

225:
  %226 = add nsw i64 %34, 1
  %227 = icmp slt i64 %226, %8
  br i1 %227, label %228, label %274

228:
  %229 = add nsw i64 %191, %34
  %230 = getelementptr inbounds double, ptr %15, i64 %229
  %231 = icmp sge i64 %226, %7
  br label %232

232:
  %233 = phi i64 [ %226, %228 ], [ %269, %268 ]
  %234 = mul nsw i64 %233, %7
  %235 = add nsw i64 %234, %34
  %236 = getelementptr inbounds double, ptr %15, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = load double, ptr %230, align 8
  %239 = fdiv double %237, %238
  br i1 %32, label %245, label %240

240:
  %241 = tail call double @llvm.fabs.f64(double %237)
  %242 = getelementptr inbounds double, ptr %20, i64 %235
  %243 = load double, ptr %242, align 8
  %244 = tail call double @llvm.fmuladd.f64(double %241, double 0x3CB0000000000000, double %243)
  store double %244, ptr %242, align 8
  br label %245

245:
  store double %239, ptr %236, align 8
  %246 = fcmp oeq double %239, 0.000000e+00
  %247 = select i1 %246, i1 true, i1 %231
  br i1 %247, label %268, label %248

248:
  %249 = phi i64 [ %266, %265 ], [ %226, %245 ]
  %250 = add nsw i64 %249, %191
  %251 = getelementptr inbounds double, ptr %15, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = fmul double %239, %252
  %254 = add nsw i64 %249, %234
  %255 = getelementptr inbounds double, ptr %15, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fsub double %256, %253
  store double %257, ptr %255, align 8
  br i1 %32, label %265, label %258

258:
  %259 = tail call double @llvm.fabs.f64(double %253)
  %260 = tail call double @llvm.fabs.f64(double %257)
  %261 = fadd double %259, %260
  %262 = getelementptr inbounds double, ptr %20, i64 %254
  %263 = load double, ptr %262, align 8
  %264 = tail call double @llvm.fmuladd.f64(double %261, double 0x3CB0000000000000, double %263)
  store double %264, ptr %262, align 8
  br label %265

265:
  %266 = add nsw i64 %249, 1
  %267 = icmp eq i64 %266, %7
  br i1 %267, label %268, label %248

268:
  %269 = add nsw i64 %233, 1
  %270 = icmp eq i64 %269, %8
  br i1 %270, label %271, label %232

271:
  %272 = icmp slt i64 %226, %2
  %273 = and i1 %272, %227
  br i1 %273, label %33, label %274

274:
  %275 = phi i64 [ %1, %4 ], [ %226, %225 ], [ %34, %63 ], [ %226, %271 ]
  ret i64 %275
}

define i32 @find_order(ptr byval(%struct.Elimination) %0, i64 %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = add nsw i64 %7, 1
  %10 = getelementptr inbounds %struct.Elimination, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i1 [ true, %5 ], [ false, %19 ]
  %14 = phi i32 [ 0, %5 ], [ 1, %19 ]
  %15 = phi i64 [ 0, %5 ], [ %20, %19 ]
  br i1 %8, label %21, label %19

16:
  store i64 %1, ptr %0, align 8
  tail call fastcc void @prepare(ptr byval(%struct.Elimination) align 8 %0, ptr %2, ptr %3, i32 1, double %4)
  %17 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %0, i64 0, i64 %15, double 0.000000e+00)
  %18 = icmp eq i64 %17, %15
  br i1 %18, label %38, label %42

19:
  %20 = phi i64 [ %15, %12 ], [ %35, %34 ]
  br i1 %13, label %12, label %16

21:
  %22 = phi i64 [ %36, %34 ], [ 0, %12 ]
  %23 = phi i64 [ %35, %34 ], [ %15, %12 ]
  %24 = mul nsw i64 %9, %22
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp ogt double %26, 0.000000e+00
  %28 = zext i1 %27 to i32
  %29 = icmp eq i32 %14, %28
  br i1 %29, label %30, label %34

30:
  %31 = sitofp i64 %22 to double
  %32 = add nsw i64 %23, 1
  %33 = getelementptr inbounds double, ptr %11, i64 %23
  store double %31, ptr %33, align 8
  br label %34

34:
  %35 = phi i64 [ %32, %30 ], [ %23, %21 ]
  %36 = add nsw i64 %22, 1
  %37 = icmp eq i64 %36, %7
  br i1 %37, label %19, label %21

38:
  %39 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %0, i64 %15, i64 %7, double 0x3EB0000000000000)
  %40 = icmp eq i64 %39, %1
  %41 = zext i1 %40 to i32
  br label %42

42:
  %43 = phi i32 [ 0, %16 ], [ %41, %38 ]
  ret i32 %43
}

define i64 @pivoted_size(i64 %0, i64 %1) {
  %3 = shl i64 %1, 2
  %4 = mul i64 %0, 7
  %5 = shl nsw i64 %1, 3
  %6 = add i64 %4, 8
  %7 = add i64 %6, %3
  %8 = mul i64 %7, %0
  %9 = add i64 %5, 8
  %10 = add i64 %9, %8
  ret i64 %10
}

define double @pivoted_solve(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca double, align 8
  %11 = alloca %struct.Vectors, align 8
  %12 = alloca %struct.Factors, align 8
  %13 = alloca %struct.Factors, align 8
  %14 = alloca %struct.Elimination, align 8
  %15 = alloca %struct.Elimination, align 8
  %16 = alloca %struct.Factors, align 8
  %17 = getelementptr inbounds double, ptr %8, i64 8
  %18 = mul nsw i64 %0, %0
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 %0
  %21 = mul nsw i64 %1, %0
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %22, i64 %1
  %24 = mul nsw i64 %1, 3
  %25 = mul nsw i64 %24, %0
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = mul nsw i64 %0, 6
  %28 = mul nsw i64 %27, %0
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = mul nsw i64 %0, 7
  %31 = getelementptr inbounds double, ptr %29, i64 %30
  %32 = shl nsw i64 %1, 1
  %33 = mul nsw i64 %32, %0
  %34 = getelementptr inbounds double, ptr %23, i64 %33
  store i64 %0, ptr %16, align 8
  %35 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 1
  store i64 %1, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 2
  %37 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 3
  store ptr %26, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 4
  store ptr %23, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 5
  %40 = getelementptr inbounds double, ptr %23, i64 %21
  store ptr %40, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 6
  %42 = getelementptr inbounds double, ptr %26, i64 %18
  store ptr %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Factors, ptr %16, i64 0, i32 7
  %44 = shl nsw i64 %0, 1
  %45 = mul nsw i64 %44, %0
  %46 = getelementptr inbounds double, ptr %26, i64 %45
  store ptr %46, ptr %43, align 8
  %47 = mul nsw i64 %0, 3
  %48 = mul nsw i64 %47, %0
  %49 = getelementptr inbounds double, ptr %26, i64 %48
  %50 = shl nsw i64 %0, 2
  %51 = mul nsw i64 %50, %0
  %52 = getelementptr inbounds double, ptr %26, i64 %51
  %53 = mul nsw i64 %0, 5
  %54 = mul nsw i64 %53, %0
  %55 = getelementptr inbounds double, ptr %26, i64 %54
  %56 = getelementptr inbounds double, ptr %29, i64 %0
  %57 = getelementptr inbounds double, ptr %29, i64 %44
  %58 = getelementptr inbounds double, ptr %29, i64 %47
  %59 = getelementptr double, ptr %29, i64 %50
  %60 = getelementptr inbounds double, ptr %29, i64 %53
  %61 = getelementptr inbounds double, ptr %29, i64 %27
  %62 = getelementptr inbounds double, ptr %31, i64 %1
  %63 = getelementptr inbounds double, ptr %31, i64 %32
  %64 = getelementptr inbounds double, ptr %31, i64 %24
  %65 = shl nsw i64 %1, 2
  %66 = getelementptr inbounds double, ptr %31, i64 %65
  %67 = mul nsw i64 %1, 5
  %68 = getelementptr inbounds double, ptr %31, i64 %67
  %69 = mul nsw i64 %1, 6
  %70 = getelementptr inbounds double, ptr %31, i64 %69
  %71 = getelementptr inbounds double, ptr %8, i64 1
  %72 = load double, ptr %71, align 8
  %73 = fcmp ogt double %72, 0.000000e+00
  br i1 %73, label %75, label %74

74:
  store double 0x3D70000000000000, ptr %71, align 8
  br label %75

75:
  %76 = phi double [ 0x3D70000000000000, %74 ], [ %72, %9 ]
  %77 = getelementptr inbounds double, ptr %8, i64 7
  store double 0.000000e+00, ptr %77, align 8
  %78 = icmp eq i64 %0, 0
  br i1 %78, label %117, label %79

79:
  %80 = phi i64 [ %86, %79 ], [ 0, %75 ]
  %81 = phi double [ %85, %79 ], [ 0.000000e+00, %75 ]
  %82 = getelementptr inbounds double, ptr %2, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = fmul double %83, 0.000000e+00
  %85 = fadd double %81, %84
  %86 = add nsw i64 %80, 1
  %87 = icmp eq i64 %86, %18
  br i1 %87, label %88, label %79

88:
  %89 = fcmp une double %85, 0.000000e+00
  br i1 %89, label %131, label %90

90:
  %91 = icmp sgt i64 %0, 0
  br i1 %91, label %92, label %103

92:
  %93 = phi i64 [ %99, %92 ], [ 0, %90 ]
  %94 = phi double [ %98, %92 ], [ 0.000000e+00, %90 ]
  %95 = getelementptr inbounds double, ptr %3, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = fmul double %96, 0.000000e+00
  %98 = fadd double %94, %97
  %99 = add nsw i64 %93, 1
  %100 = icmp eq i64 %99, %0
  br i1 %100, label %101, label %92

101:
  %102 = fcmp une double %98, 0.000000e+00
  br i1 %102, label %131, label %103

103:
  %104 = phi i1 [ false, %90 ], [ %91, %101 ]
  %105 = icmp sgt i64 %21, 0
  br i1 %105, label %106, label %117

106:
  %107 = phi i64 [ %113, %106 ], [ 0, %103 ]
  %108 = phi double [ %112, %106 ], [ 0.000000e+00, %103 ]
  %109 = getelementptr inbounds double, ptr %4, i64 %107
  %110 = load double, ptr %109, align 8
  %111 = fmul double %110, 0.000000e+00
  %112 = fadd double %108, %111
  %113 = add nsw i64 %107, 1
  %114 = icmp eq i64 %113, %21
  br i1 %114, label %115, label %106

115:
  %116 = fcmp une double %112, 0.000000e+00
  br i1 %116, label %131, label %117

117:
  %118 = phi i1 [ %104, %103 ], [ %104, %115 ], [ false, %75 ]
  %119 = icmp sgt i64 %1, 0
  br i1 %119, label %120, label %149

120:
  %121 = phi i64 [ %127, %120 ], [ 0, %117 ]
  %122 = phi double [ %126, %120 ], [ 0.000000e+00, %117 ]
  %123 = getelementptr inbounds double, ptr %5, i64 %121
  %124 = load double, ptr %123, align 8
  %125 = fmul double %124, 0.000000e+00
  %126 = fadd double %122, %125
  %127 = add nsw i64 %121, 1
  %128 = icmp eq i64 %127, %1
  br i1 %128, label %129, label %120

129:
  %130 = fcmp une double %126, 0.000000e+00
  br i1 %130, label %131, label %149

131:
  %132 = getelementptr inbounds double, ptr %8, i64 2
  store double 4.000000e+00, ptr %132, align 8
  %133 = getelementptr inbounds double, ptr %8, i64 4
  store double 0x7FF0000000000000, ptr %133, align 8
  %134 = getelementptr inbounds double, ptr %8, i64 6
  store double 0x7FF0000000000000, ptr %134, align 8
  %135 = getelementptr inbounds double, ptr %8, i64 5
  store double 0.000000e+00, ptr %135, align 8
  %136 = icmp sgt i64 %0, 0
  br i1 %136, label %139, label %137

137:
  %138 = icmp sgt i64 %1, 0
  br i1 %138, label %144, label %842

139:
  %140 = phi i64 [ %142, %139 ], [ 0, %131 ]
  %141 = getelementptr inbounds double, ptr %6, i64 %140
  store double 0x7FF8000000000000, ptr %141, align 8
  %142 = add nsw i64 %140, 1
  %143 = icmp eq i64 %142, %0
  br i1 %143, label %137, label %139

144:
  %145 = phi i64 [ %147, %144 ], [ 0, %137 ]
  %146 = getelementptr inbounds double, ptr %7, i64 %145
  store double 0x7FF8000000000000, ptr %146, align 8
  %147 = add nsw i64 %145, 1
  %148 = icmp eq i64 %147, %1
  br i1 %148, label %842, label %144

149:
  %150 = load double, ptr %8, align 8
  %151 = fcmp oeq double %150, 0.000000e+00
  br i1 %151, label %152, label %228

152:
  store i64 %1, ptr %15, align 8
  %153 = getelementptr inbounds i8, ptr %15, i64 8
  store i64 %0, ptr %153, align 8
  %154 = getelementptr inbounds i8, ptr %15, i64 16
  store ptr %40, ptr %154, align 8
  %155 = getelementptr inbounds i8, ptr %15, i64 24
  store ptr %34, ptr %155, align 8
  %156 = getelementptr inbounds i8, ptr %15, i64 32
  store ptr %31, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %15, i64 40
  store ptr %61, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %15, i64 48
  store ptr %62, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %15, i64 56
  store ptr %29, ptr %159, align 8
  %160 = getelementptr inbounds i8, ptr %15, i64 64
  store ptr %56, ptr %160, align 8
  %161 = getelementptr inbounds i8, ptr %15, i64 72
  store ptr %57, ptr %161, align 8
  %162 = getelementptr inbounds i8, ptr %15, i64 80
  store ptr %68, ptr %162, align 8
  %163 = getelementptr inbounds i8, ptr %15, i64 88
  store ptr %59, ptr %163, align 8
  br i1 %119, label %165, label %164

164:
  br i1 %118, label %171, label %177

165:
  %166 = phi i64 [ %169, %165 ], [ 0, %152 ]
  %167 = sitofp i64 %166 to double
  %168 = getelementptr inbounds double, ptr %31, i64 %166
  store double %167, ptr %168, align 8
  %169 = add nsw i64 %166, 1
  %170 = icmp eq i64 %169, %1
  br i1 %170, label %164, label %165

171:
  %172 = phi i64 [ %175, %171 ], [ 0, %164 ]
  %173 = sitofp i64 %172 to double
  %174 = getelementptr inbounds double, ptr %61, i64 %172
  store double %173, ptr %174, align 8
  %175 = add nsw i64 %172, 1
  %176 = icmp eq i64 %175, %0
  br i1 %176, label %177, label %171

177:
  tail call fastcc void @prepare(ptr byval(%struct.Elimination) align 8 %15, ptr %2, ptr %4, i32 0, double %76)
  %178 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %15, i64 0, i64 %0, double 0.000000e+00)
  %179 = sitofp i64 %178 to double
  %180 = getelementptr inbounds double, ptr %8, i64 3
  store double %179, ptr %180, align 8
  %181 = load double, ptr %71, align 8
  %182 = getelementptr inbounds i8, ptr %14, i64 8
  store i64 %0, ptr %182, align 8
  %183 = getelementptr inbounds i8, ptr %14, i64 16
  store ptr %40, ptr %183, align 8
  %184 = getelementptr inbounds i8, ptr %14, i64 24
  store ptr %34, ptr %184, align 8
  %185 = getelementptr inbounds i8, ptr %14, i64 32
  store ptr %31, ptr %185, align 8
  %186 = getelementptr inbounds i8, ptr %14, i64 40
  store ptr %61, ptr %186, align 8
  %187 = getelementptr inbounds i8, ptr %14, i64 48
  store ptr %62, ptr %187, align 8
  %188 = getelementptr inbounds i8, ptr %14, i64 56
  store ptr %29, ptr %188, align 8
  %189 = getelementptr inbounds i8, ptr %14, i64 64
  store ptr %56, ptr %189, align 8
  %190 = getelementptr inbounds i8, ptr %14, i64 72
  store ptr %57, ptr %190, align 8
  %191 = getelementptr inbounds i8, ptr %14, i64 80
  store ptr %68, ptr %191, align 8
  %192 = getelementptr inbounds i8, ptr %14, i64 88
  store ptr %59, ptr %192, align 8
  %193 = add nsw i64 %0, 1
  br label %194

194:
  %195 = phi i1 [ true, %177 ], [ false, %204 ]
  %196 = phi i32 [ 0, %177 ], [ 1, %204 ]
  %197 = phi i64 [ 0, %177 ], [ %205, %204 ]
  br i1 %118, label %206, label %204

198:
  store i64 %178, ptr %14, align 8
  tail call fastcc void @prepare(ptr byval(%struct.Elimination) align 8 %14, ptr %2, ptr %4, i32 1, double %181)
  %199 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %14, i64 0, i64 %197, double 0.000000e+00)
  %200 = icmp eq i64 %199, %197
  br i1 %200, label %223, label %201

201:
  %202 = load double, ptr %180, align 8
  %203 = fptosi double %202 to i64
  store i64 %203, ptr %36, align 8
  br label %497

204:
  %205 = phi i64 [ %197, %194 ], [ %220, %219 ]
  br i1 %195, label %194, label %198

206:
  %207 = phi i64 [ %221, %219 ], [ 0, %194 ]
  %208 = phi i64 [ %220, %219 ], [ %197, %194 ]
  %209 = mul nsw i64 %207, %193
  %210 = getelementptr inbounds double, ptr %2, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = fcmp ogt double %211, 0.000000e+00
  %213 = zext i1 %212 to i32
  %214 = icmp eq i32 %196, %213
  br i1 %214, label %215, label %219

215:
  %216 = sitofp i64 %207 to double
  %217 = add nsw i64 %208, 1
  %218 = getelementptr inbounds double, ptr %61, i64 %208
  store double %216, ptr %218, align 8
  br label %219

219:
  %220 = phi i64 [ %217, %215 ], [ %208, %206 ]
  %221 = add nsw i64 %207, 1
  %222 = icmp eq i64 %221, %0
  br i1 %222, label %204, label %206

223:
  %224 = tail call fastcc i64 @pivot(ptr byval(%struct.Elimination) align 8 %14, i64 %197, i64 %0, double 0x3EB0000000000000)
  %225 = icmp eq i64 %224, %178
  %226 = load double, ptr %180, align 8
  %227 = fptosi double %226 to i64
  store i64 %227, ptr %36, align 8
  br i1 %225, label %232, label %497

228:
  %229 = getelementptr inbounds double, ptr %8, i64 3
  %230 = load double, ptr %229, align 8
  %231 = fptosi double %230 to i64
  store i64 %231, ptr %36, align 8
  br label %232

232:
  %233 = phi i64 [ %227, %223 ], [ %231, %228 ]
  br i1 %118, label %234, label %256

234:
  %235 = phi i64 [ %239, %238 ], [ 0, %232 ]
  %236 = getelementptr inbounds double, ptr %61, i64 %235
  %237 = mul nsw i64 %235, %0
  br label %241

238:
  %239 = add nsw i64 %235, 1
  %240 = icmp eq i64 %239, %0
  br i1 %240, label %256, label %234

241:
  %242 = phi i64 [ 0, %234 ], [ %254, %241 ]
  %243 = load double, ptr %236, align 8
  %244 = fptosi double %243 to i64
  %245 = mul nsw i64 %244, %0
  %246 = getelementptr inbounds double, ptr %61, i64 %242
  %247 = load double, ptr %246, align 8
  %248 = fptosi double %247 to i64
  %249 = add nsw i64 %245, %248
  %250 = getelementptr inbounds double, ptr %2, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = add nsw i64 %242, %237
  %253 = getelementptr inbounds double, ptr %26, i64 %252
  store double %251, ptr %253, align 8
  %254 = add nsw i64 %242, 1
  %255 = icmp eq i64 %254, %0
  br i1 %255, label %238, label %241

256:
  br i1 %119, label %257, label %280

257:
  %258 = phi i64 [ %263, %262 ], [ 0, %256 ]
  br i1 %118, label %259, label %262

259:
  %260 = getelementptr inbounds double, ptr %31, i64 %258
  %261 = mul nsw i64 %258, %0
  br label %265

262:
  %263 = add nsw i64 %258, 1
  %264 = icmp eq i64 %263, %1
  br i1 %264, label %280, label %257

265:
  %266 = phi i64 [ 0, %259 ], [ %278, %265 ]
  %267 = load double, ptr %260, align 8
  %268 = fptosi double %267 to i64
  %269 = mul nsw i64 %268, %0
  %270 = getelementptr inbounds double, ptr %61, i64 %266
  %271 = load double, ptr %270, align 8
  %272 = fptosi double %271 to i64
  %273 = add nsw i64 %269, %272
  %274 = getelementptr inbounds double, ptr %4, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = add nsw i64 %266, %261
  %277 = getelementptr inbounds double, ptr %23, i64 %276
  store double %275, ptr %277, align 8
  %278 = add nsw i64 %266, 1
  %279 = icmp eq i64 %278, %0
  br i1 %279, label %262, label %265

280:
  %281 = icmp sgt i64 %233, 0
  br i1 %281, label %282, label %306

282:
  %283 = phi i64 [ %288, %287 ], [ 0, %280 ]
  br i1 %118, label %284, label %287

284:
  %285 = getelementptr inbounds double, ptr %31, i64 %283
  %286 = mul nsw i64 %283, %0
  br label %290

287:
  %288 = add nsw i64 %283, 1
  %289 = icmp eq i64 %288, %233
  br i1 %289, label %305, label %282

290:
  %291 = phi i64 [ 0, %284 ], [ %303, %290 ]
  %292 = load double, ptr %285, align 8
  %293 = fptosi double %292 to i64
  %294 = mul nsw i64 %293, %0
  %295 = getelementptr inbounds double, ptr %61, i64 %291
  %296 = load double, ptr %295, align 8
  %297 = fptosi double %296 to i64
  %298 = add nsw i64 %294, %297
  %299 = getelementptr inbounds double, ptr %4, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = add nsw i64 %291, %286
  %302 = getelementptr inbounds double, ptr %40, i64 %301
  store double %300, ptr %302, align 8
  %303 = add nsw i64 %291, 1
  %304 = icmp eq i64 %303, %0
  br i1 %304, label %287, label %290

305:
  br i1 %281, label %461, label %306

306:
  %307 = add i64 %0, 1
  %308 = sub nsw i64 %0, %233
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %310, label %459

310:
  %311 = phi i64 [ %457, %452 ], [ 1, %306 ]
  %312 = phi i64 [ %456, %452 ], [ 0, %306 ]
  %313 = phi double [ %455, %452 ], [ 1.000000e+00, %306 ]
  br i1 %118, label %314, label %361

314:
  %315 = add i64 %312, %233
  br label %316

316:
  %317 = phi i64 [ %0, %314 ], [ %318, %355 ]
  %318 = add nsw i64 %317, -1
  %319 = icmp sgt i64 %317, %233
  br i1 %319, label %326, label %320

320:
  %321 = mul nsw i64 %318, %0
  %322 = add i64 %321, %315
  %323 = getelementptr inbounds double, ptr %40, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = fneg double %324
  br label %329

326:
  %327 = icmp eq i64 %318, %315
  %328 = select i1 %327, double 1.000000e+00, double 0.000000e+00
  br label %329

329:
  %330 = phi double [ %325, %320 ], [ %328, %326 ]
  %331 = icmp slt i64 %317, %233
  br i1 %331, label %332, label %334

332:
  %333 = mul nsw i64 %318, %0
  br label %336

334:
  %335 = phi double [ %330, %329 ], [ %347, %336 ]
  br i1 %319, label %355, label %350

336:
  %337 = phi i64 [ %317, %332 ], [ %348, %336 ]
  %338 = phi double [ %330, %332 ], [ %347, %336 ]
  %339 = add nsw i64 %337, %333
  %340 = getelementptr inbounds double, ptr %40, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = mul nsw i64 %337, %0
  %343 = add nsw i64 %342, %312
  %344 = getelementptr inbounds double, ptr %42, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fmul double %341, %345
  %347 = fsub double %338, %346
  %348 = add nsw i64 %337, 1
  %349 = icmp slt i64 %348, %233
  br i1 %349, label %336, label %334

350:
  %351 = mul i64 %318, %307
  %352 = getelementptr inbounds double, ptr %40, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = fdiv double %335, %353
  br label %355

355:
  %356 = phi double [ %354, %350 ], [ %335, %334 ]
  %357 = mul nsw i64 %318, %0
  %358 = add nsw i64 %357, %312
  %359 = getelementptr inbounds double, ptr %42, i64 %358
  store double %356, ptr %359, align 8
  %360 = icmp sgt i64 %317, 1
  br i1 %360, label %316, label %364

361:
  %362 = phi double [ 0.000000e+00, %310 ], [ %393, %371 ]
  %363 = mul nsw i64 %312, %0
  br label %396

364:
  %365 = phi i64 [ %372, %371 ], [ 0, %355 ]
  %366 = phi double [ %393, %371 ], [ 0.000000e+00, %355 ]
  %367 = getelementptr inbounds double, ptr %59, i64 %365
  store double 0.000000e+00, ptr %367, align 8
  %368 = mul nsw i64 %365, %0
  %369 = add nsw i64 %368, %312
  %370 = getelementptr inbounds double, ptr %42, i64 %369
  br label %374

371:
  %372 = add nsw i64 %365, 1
  %373 = icmp eq i64 %372, %0
  br i1 %373, label %361, label %364

374:
  %375 = phi double [ 0.000000e+00, %364 ], [ %386, %374 ]
  %376 = phi i64 [ 0, %364 ], [ %394, %374 ]
  %377 = phi double [ %366, %364 ], [ %393, %374 ]
  %378 = add nsw i64 %376, %368
  %379 = getelementptr inbounds double, ptr %26, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = mul nsw i64 %376, %0
  %382 = add nsw i64 %381, %312
  %383 = getelementptr inbounds double, ptr %42, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = fmul double %380, %384
  %386 = fadd double %375, %385
  store double %386, ptr %367, align 8
  %387 = load double, ptr %370, align 8
  %388 = load double, ptr %379, align 8
  %389 = fmul double %387, %388
  %390 = load double, ptr %383, align 8
  %391 = fmul double %389, %390
  %392 = tail call double @llvm.fabs.f64(double %391)
  %393 = fadd double %377, %392
  %394 = add nsw i64 %376, 1
  %395 = icmp eq i64 %394, %0
  br i1 %395, label %371, label %374

396:
  %397 = phi i64 [ 0, %361 ], [ %450, %446 ]
  br i1 %118, label %408, label %403

398:
  %399 = mul i64 %312, %307
  %400 = getelementptr inbounds double, ptr %46, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = fcmp ogt double %401, 0.000000e+00
  br i1 %402, label %452, label %459

403:
  %404 = phi double [ 0.000000e+00, %396 ], [ %418, %408 ]
  %405 = icmp eq i64 %397, 0
  br i1 %405, label %421, label %406

406:
  %407 = mul nsw i64 %397, %0
  br label %424

408:
  %409 = phi i64 [ %419, %408 ], [ 0, %396 ]
  %410 = phi double [ %418, %408 ], [ 0.000000e+00, %396 ]
  %411 = mul nsw i64 %409, %0
  %412 = add nsw i64 %411, %397
  %413 = getelementptr inbounds double, ptr %42, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = getelementptr inbounds double, ptr %59, i64 %409
  %416 = load double, ptr %415, align 8
  %417 = fmul double %414, %416
  %418 = fadd double %410, %417
  %419 = add nsw i64 %409, 1
  %420 = icmp eq i64 %419, %0
  br i1 %420, label %403, label %408

421:
  %422 = phi double [ %404, %403 ], [ %438, %424 ]
  %423 = icmp ult i64 %397, %312
  br i1 %423, label %441, label %446

424:
  %425 = phi i64 [ 0, %406 ], [ %439, %424 ]
  %426 = phi double [ %404, %406 ], [ %438, %424 ]
  %427 = add nsw i64 %425, %363
  %428 = getelementptr inbounds double, ptr %46, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = mul i64 %425, %307
  %431 = getelementptr inbounds double, ptr %46, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fmul double %429, %432
  %434 = add nsw i64 %425, %407
  %435 = getelementptr inbounds double, ptr %46, i64 %434
  %436 = load double, ptr %435, align 8
  %437 = fmul double %433, %436
  %438 = fsub double %426, %437
  %439 = add nsw i64 %425, 1
  %440 = icmp eq i64 %439, %397
  br i1 %440, label %421, label %424

441:
  %442 = mul i64 %397, %307
  %443 = getelementptr inbounds double, ptr %46, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fdiv double %422, %444
  br label %446

446:
  %447 = phi double [ %445, %441 ], [ %422, %421 ]
  %448 = add nsw i64 %397, %363
  %449 = getelementptr inbounds double, ptr %46, i64 %448
  store double %447, ptr %449, align 8
  %450 = add nsw i64 %397, 1
  %451 = icmp eq i64 %450, %311
  br i1 %451, label %398, label %396

452:
  %453 = fdiv double %401, %362
  %454 = fcmp oge double %453, %313
  %455 = select i1 %454, double %313, double %453
  %456 = add nsw i64 %312, 1
  %457 = add i64 %311, 1
  %458 = icmp eq i64 %456, %308
  br i1 %458, label %459, label %310

459:
  %460 = phi double [ 1.000000e+00, %306 ], [ 0.000000e+00, %398 ], [ %455, %452 ]
  store double %460, ptr %77, align 8
  br label %497

461:
  %462 = phi i64 [ %463, %495 ], [ 0, %305 ]
  %463 = add nsw i64 %462, 1
  %464 = icmp slt i64 %463, %233
  br i1 %464, label %465, label %495

465:
  %466 = mul nsw i64 %462, %0
  %467 = add nsw i64 %466, %462
  %468 = getelementptr inbounds double, ptr %40, i64 %467
  %469 = icmp sge i64 %463, %0
  br label %470

470:
  %471 = phi i64 [ %463, %465 ], [ %493, %492 ]
  %472 = mul nsw i64 %471, %0
  %473 = add nsw i64 %472, %462
  %474 = getelementptr inbounds double, ptr %40, i64 %473
  %475 = load double, ptr %474, align 8
  %476 = load double, ptr %468, align 8
  %477 = fdiv double %475, %476
  store double %477, ptr %474, align 8
  %478 = fcmp oeq double %477, 0.000000e+00
  %479 = select i1 %478, i1 true, i1 %469
  br i1 %479, label %492, label %480

480:
  %481 = phi i64 [ %490, %480 ], [ %463, %470 ]
  %482 = add nsw i64 %481, %466
  %483 = getelementptr inbounds double, ptr %40, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = fmul double %477, %484
  %486 = add nsw i64 %481, %472
  %487 = getelementptr inbounds double, ptr %40, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = fsub double %488, %485
  store double %489, ptr %487, align 8
  %490 = add nsw i64 %481, 1
  %491 = icmp eq i64 %490, %0
  br i1 %491, label %492, label %480

492:
  %493 = add nsw i64 %471, 1
  %494 = icmp eq i64 %493, %233
  br i1 %494, label %495, label %470

495:
  %496 = icmp eq i64 %463, %233
  br i1 %496, label %306, label %461

497:
  %498 = phi i64 [ %227, %223 ], [ %233, %459 ], [ %203, %201 ]
  %499 = load double, ptr %77, align 8
  %500 = load double, ptr %71, align 8
  %501 = fcmp ogt double %499, %500
  br i1 %501, label %502, label %503

502:
  br i1 %118, label %520, label %519

503:
  %504 = getelementptr inbounds double, ptr %8, i64 2
  store double 1.000000e+00, ptr %504, align 8
  %505 = getelementptr inbounds double, ptr %8, i64 4
  store double 0x7FF0000000000000, ptr %505, align 8
  %506 = getelementptr inbounds double, ptr %8, i64 6
  store double 0x7FF0000000000000, ptr %506, align 8
  %507 = getelementptr inbounds double, ptr %8, i64 5
  store double 0.000000e+00, ptr %507, align 8
  br i1 %118, label %509, label %508

508:
  br i1 %119, label %514, label %842

509:
  %510 = phi i64 [ %512, %509 ], [ 0, %503 ]
  %511 = getelementptr inbounds double, ptr %6, i64 %510
  store double 0x7FF8000000000000, ptr %511, align 8
  %512 = add nsw i64 %510, 1
  %513 = icmp eq i64 %512, %0
  br i1 %513, label %508, label %509

514:
  %515 = phi i64 [ %517, %514 ], [ 0, %508 ]
  %516 = getelementptr inbounds double, ptr %7, i64 %515
  store double 0x7FF8000000000000, ptr %516, align 8
  %517 = add nsw i64 %515, 1
  %518 = icmp eq i64 %517, %1
  br i1 %518, label %842, label %514

519:
  br i1 %119, label %760, label %530

520:
  %521 = phi i64 [ %528, %520 ], [ 0, %502 ]
  %522 = getelementptr inbounds double, ptr %61, i64 %521
  %523 = load double, ptr %522, align 8
  %524 = fptosi double %523 to i64
  %525 = getelementptr inbounds double, ptr %3, i64 %524
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %60, i64 %521
  store double %526, ptr %527, align 8
  %528 = add nsw i64 %521, 1
  %529 = icmp eq i64 %528, %0
  br i1 %529, label %519, label %520

530:
  store i64 %0, ptr %13, align 8
  %531 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 %1, ptr %531, align 8
  %532 = getelementptr inbounds i8, ptr %13, i64 16
  store i64 %498, ptr %532, align 8
  %533 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %49, ptr %533, align 8
  %534 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %23, ptr %534, align 8
  %535 = getelementptr inbounds i8, ptr %13, i64 40
  store ptr %34, ptr %535, align 8
  %536 = getelementptr inbounds i8, ptr %13, i64 48
  store ptr %52, ptr %536, align 8
  %537 = getelementptr inbounds i8, ptr %13, i64 56
  store ptr %55, ptr %537, align 8
  br i1 %118, label %538, label %541

538:
  %539 = sub i64 %0, %498
  %540 = icmp sgt i64 %539, 0
  br label %543

541:
  %542 = icmp sgt i64 %498, 0
  br i1 %542, label %576, label %573

543:
  %544 = phi i64 [ 0, %538 ], [ %562, %561 ]
  %545 = getelementptr inbounds double, ptr %60, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = fmul double %546, %546
  %548 = getelementptr inbounds double, ptr %29, i64 %544
  store double %547, ptr %548, align 8
  %549 = mul nsw i64 %544, %0
  br label %551

550:
  br i1 %540, label %564, label %561

551:
  %552 = phi i64 [ 0, %543 ], [ %559, %551 ]
  %553 = add nsw i64 %552, %549
  %554 = getelementptr inbounds double, ptr %26, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = fneg double %555
  %557 = fmul double %555, %556
  %558 = getelementptr inbounds double, ptr %49, i64 %553
  store double %557, ptr %558, align 8
  %559 = add nsw i64 %552, 1
  %560 = icmp eq i64 %559, %0
  br i1 %560, label %550, label %551

561:
  %562 = add nsw i64 %544, 1
  %563 = icmp eq i64 %562, %0
  br i1 %563, label %541, label %543

564:
  %565 = phi i64 [ %571, %564 ], [ 0, %550 ]
  %566 = add nsw i64 %565, %549
  %567 = getelementptr inbounds double, ptr %42, i64 %566
  %568 = load double, ptr %567, align 8
  %569 = fmul double %568, %568
  %570 = getelementptr inbounds double, ptr %52, i64 %566
  store double %569, ptr %570, align 8
  %571 = add nsw i64 %565, 1
  %572 = icmp eq i64 %571, %539
  br i1 %572, label %561, label %564

573:
  %574 = sub nsw i64 %0, %498
  %575 = icmp sgt i64 %574, 0
  br i1 %575, label %599, label %603

576:
  %577 = phi i64 [ %585, %584 ], [ 0, %541 ]
  %578 = getelementptr inbounds double, ptr %70, i64 %577
  %579 = load double, ptr %578, align 8
  %580 = fmul double %579, %579
  %581 = getelementptr inbounds double, ptr %62, i64 %577
  store double %580, ptr %581, align 8
  br i1 %118, label %582, label %584

582:
  %583 = mul nsw i64 %577, %0
  br label %587

584:
  %585 = add nsw i64 %577, 1
  %586 = icmp eq i64 %585, %498
  br i1 %586, label %573, label %576

587:
  %588 = phi i64 [ 0, %582 ], [ %597, %587 ]
  %589 = add nsw i64 %588, %583
  %590 = getelementptr inbounds double, ptr %40, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = fmul double %591, %591
  %593 = icmp eq i64 %588, %577
  %594 = fneg double %592
  %595 = select i1 %593, double %592, double %594
  %596 = getelementptr inbounds double, ptr %34, i64 %589
  store double %595, ptr %596, align 8
  %597 = add nsw i64 %588, 1
  %598 = icmp eq i64 %597, %0
  br i1 %598, label %584, label %587

599:
  %600 = phi i64 [ %606, %604 ], [ 1, %573 ]
  %601 = phi i64 [ %605, %604 ], [ 0, %573 ]
  %602 = mul nsw i64 %601, %0
  br label %608

603:
  tail call fastcc void @solve(ptr byval(%struct.Factors) align 8 %13, ptr %29, ptr %62, ptr %56, ptr %63, ptr %68, ptr %59)
  br i1 %118, label %621, label %620

604:
  %605 = add nsw i64 %601, 1
  %606 = add i64 %600, 1
  %607 = icmp eq i64 %605, %574
  br i1 %607, label %603, label %599

608:
  %609 = phi i64 [ 0, %599 ], [ %618, %608 ]
  %610 = add nsw i64 %609, %602
  %611 = getelementptr inbounds double, ptr %46, i64 %610
  %612 = load double, ptr %611, align 8
  %613 = fmul double %612, %612
  %614 = icmp eq i64 %609, %601
  %615 = fneg double %613
  %616 = select i1 %614, double %613, double %615
  %617 = getelementptr inbounds double, ptr %55, i64 %610
  store double %616, ptr %617, align 8
  %618 = add nsw i64 %609, 1
  %619 = icmp eq i64 %618, %600
  br i1 %619, label %604, label %608

620:
  br i1 %119, label %666, label %629

621:
  %622 = phi i64 [ %627, %621 ], [ 0, %603 ]
  %623 = getelementptr inbounds double, ptr %56, i64 %622
  %624 = load double, ptr %623, align 8
  %625 = tail call double @llvm.fabs.f64(double %624)
  %626 = tail call double @llvm.sqrt.f64(double %625)
  store double %626, ptr %623, align 8
  %627 = add nsw i64 %622, 1
  %628 = icmp eq i64 %627, %0
  br i1 %628, label %620, label %621

629:
  br i1 %118, label %630, label %674

630:
  %631 = add nsw i64 %0, 1
  br label %632

632:
  %633 = phi double [ 0.000000e+00, %630 ], [ %639, %632 ]
  %634 = phi i64 [ 0, %630 ], [ %647, %632 ]
  %635 = phi double [ 0.000000e+00, %630 ], [ %646, %632 ]
  %636 = getelementptr inbounds double, ptr %56, i64 %634
  %637 = load double, ptr %636, align 8
  %638 = fcmp ogt double %633, %637
  %639 = select i1 %638, double %633, double %637
  %640 = mul nsw i64 %634, %631
  %641 = getelementptr inbounds double, ptr %26, i64 %640
  %642 = load double, ptr %641, align 8
  %643 = tail call double @llvm.sqrt.f64(double %642)
  %644 = fmul double %637, %643
  %645 = fcmp ogt double %635, %644
  %646 = select i1 %645, double %635, double %644
  %647 = add nsw i64 %634, 1
  %648 = icmp eq i64 %647, %0
  br i1 %648, label %649, label %632

649:
  %650 = phi i64 [ %664, %649 ], [ 0, %632 ]
  %651 = mul nsw i64 %650, %631
  %652 = getelementptr inbounds double, ptr %26, i64 %651
  %653 = load double, ptr %652, align 8
  %654 = tail call double @llvm.sqrt.f64(double %653)
  %655 = fmul double %639, %654
  %656 = fcmp olt double %646, %655
  %657 = fdiv double %646, %654
  %658 = select i1 %656, double %657, double %639
  %659 = getelementptr inbounds double, ptr %56, i64 %650
  %660 = load double, ptr %659, align 8
  %661 = fmul double %658, 0x3CB0000000000000
  %662 = fcmp ogt double %660, %661
  %663 = select i1 %662, double %660, double %661
  store double %663, ptr %659, align 8
  %664 = add nsw i64 %650, 1
  %665 = icmp eq i64 %664, %0
  br i1 %665, label %674, label %649

666:
  %667 = phi i64 [ %672, %666 ], [ 0, %620 ]
  %668 = getelementptr inbounds double, ptr %63, i64 %667
  %669 = load double, ptr %668, align 8
  %670 = tail call double @llvm.fabs.f64(double %669)
  %671 = tail call double @llvm.sqrt.f64(double %670)
  store double %671, ptr %668, align 8
  %672 = add nsw i64 %667, 1
  %673 = icmp eq i64 %672, %1
  br i1 %673, label %629, label %666

674:
  tail call fastcc void @solve(ptr byval(%struct.Factors) align 8 %16, ptr %60, ptr %70, ptr %29, ptr %62, ptr %68, ptr %59)
  store ptr %29, ptr %11, align 8
  %675 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %56, ptr %675, align 8
  %676 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %57, ptr %676, align 8
  %677 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %58, ptr %677, align 8
  %678 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %59, ptr %678, align 8
  %679 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr %60, ptr %679, align 8
  %680 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr %61, ptr %680, align 8
  %681 = getelementptr inbounds i8, ptr %11, i64 56
  store ptr %31, ptr %681, align 8
  %682 = getelementptr inbounds i8, ptr %11, i64 64
  store ptr %62, ptr %682, align 8
  %683 = getelementptr inbounds i8, ptr %11, i64 72
  store ptr %63, ptr %683, align 8
  %684 = getelementptr inbounds i8, ptr %11, i64 80
  store ptr %64, ptr %684, align 8
  %685 = getelementptr inbounds i8, ptr %11, i64 88
  store ptr %66, ptr %685, align 8
  %686 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr %68, ptr %686, align 8
  %687 = getelementptr inbounds i8, ptr %11, i64 104
  store ptr %70, ptr %687, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(64) %12, ptr align 8 dereferenceable(64) %16, i64 64, i1 false)
  %688 = call fastcc double @residuals(ptr byval(%struct.Factors) align 8 %16, ptr byval(%struct.Vectors) align 8 %11, ptr %10)
  %689 = load i64, ptr %12, align 8
  %690 = icmp sgt i64 %689, 0
  %691 = getelementptr inbounds %struct.Factors, ptr %12, i64 0, i32 2
  %692 = load i64, ptr %691, align 8
  %693 = icmp sgt i64 %692, 0
  br label %694

694:
  %695 = phi double [ 0x7FF0000000000000, %674 ], [ %724, %743 ]
  %696 = phi i32 [ 0, %674 ], [ %746, %743 ]
  %697 = phi double [ %688, %674 ], [ %744, %743 ]
  tail call fastcc void @solve(ptr byval(%struct.Factors) align 8 %12, ptr %58, ptr %66, ptr %57, ptr %64, ptr %68, ptr %59)
  br i1 %690, label %704, label %701

698:
  %699 = fmul double %695, 5.000000e-01
  %700 = fcmp olt double %720, %699
  br i1 %700, label %725, label %749

701:
  %702 = fmul double %695, 5.000000e-01
  %703 = fcmp ogt double %702, 0.000000e+00
  br i1 %703, label %723, label %749

704:
  %705 = phi i64 [ %721, %704 ], [ 0, %694 ]
  %706 = phi double [ %720, %704 ], [ 0.000000e+00, %694 ]
  %707 = getelementptr inbounds double, ptr %29, i64 %705
  %708 = load double, ptr %707, align 8
  %709 = tail call double @llvm.fabs.f64(double %708)
  %710 = getelementptr inbounds double, ptr %56, i64 %705
  %711 = load double, ptr %710, align 8
  %712 = fmul double %711, 0x3F50000000000000
  %713 = fadd double %709, %712
  %714 = getelementptr inbounds double, ptr %57, i64 %705
  %715 = load double, ptr %714, align 8
  %716 = tail call double @llvm.fabs.f64(double %715)
  %717 = fmul double %706, %713
  %718 = fcmp ugt double %716, %717
  %719 = fdiv double %716, %713
  %720 = select i1 %718, double %719, double %706
  %721 = add nsw i64 %705, 1
  %722 = icmp eq i64 %721, %689
  br i1 %722, label %698, label %704

723:
  %724 = phi double [ 0.000000e+00, %701 ], [ %720, %725 ]
  br i1 %693, label %734, label %743

725:
  %726 = phi i64 [ %732, %725 ], [ 0, %698 ]
  %727 = getelementptr inbounds double, ptr %57, i64 %726
  %728 = load double, ptr %727, align 8
  %729 = getelementptr inbounds double, ptr %29, i64 %726
  %730 = load double, ptr %729, align 8
  %731 = fadd double %728, %730
  store double %731, ptr %729, align 8
  %732 = add nsw i64 %726, 1
  %733 = icmp eq i64 %732, %689
  br i1 %733, label %723, label %725

734:
  %735 = phi i64 [ %741, %734 ], [ 0, %723 ]
  %736 = getelementptr inbounds double, ptr %64, i64 %735
  %737 = load double, ptr %736, align 8
  %738 = getelementptr inbounds double, ptr %62, i64 %735
  %739 = load double, ptr %738, align 8
  %740 = fadd double %737, %739
  store double %740, ptr %738, align 8
  %741 = add nsw i64 %735, 1
  %742 = icmp eq i64 %741, %692
  br i1 %742, label %743, label %734

743:
  %744 = call fastcc double @residuals(ptr byval(%struct.Factors) align 8 %12, ptr byval(%struct.Vectors) align 8 %11, ptr %10)
  %745 = fcmp ole double %724, 0x3CB0000000000000
  %746 = add nsw i32 %696, 1
  %747 = icmp eq i32 %746, 6
  %748 = select i1 %745, i1 true, i1 %747
  br i1 %748, label %749, label %694

749:
  %750 = phi double [ %744, %743 ], [ %697, %698 ], [ %697, %701 ]
  %751 = phi double [ %724, %743 ], [ %695, %698 ], [ %695, %701 ]
  %752 = getelementptr inbounds double, ptr %8, i64 6
  store double %751, ptr %752, align 8
  %753 = load double, ptr %10, align 8
  %754 = getelementptr inbounds double, ptr %8, i64 5
  store double %753, ptr %754, align 8
  %755 = load double, ptr %8, align 8
  %756 = fcmp une double %755, 0.000000e+00
  %757 = fcmp ogt double %750, %753
  %758 = select i1 %756, i1 true, i1 %757
  %759 = select i1 %758, double %750, double %753
  br i1 %118, label %771, label %770

760:
  %761 = phi i64 [ %768, %760 ], [ 0, %519 ]
  %762 = getelementptr inbounds double, ptr %31, i64 %761
  %763 = load double, ptr %762, align 8
  %764 = fptosi double %763 to i64
  %765 = getelementptr inbounds double, ptr %5, i64 %764
  %766 = load double, ptr %765, align 8
  %767 = getelementptr inbounds double, ptr %70, i64 %761
  store double %766, ptr %767, align 8
  %768 = add nsw i64 %761, 1
  %769 = icmp eq i64 %768, %1
  br i1 %769, label %530, label %760

770:
  br i1 %119, label %783, label %781

771:
  %772 = phi i64 [ %779, %771 ], [ 0, %749 ]
  %773 = getelementptr inbounds double, ptr %29, i64 %772
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds double, ptr %61, i64 %772
  %776 = load double, ptr %775, align 8
  %777 = fptosi double %776 to i64
  %778 = getelementptr inbounds double, ptr %6, i64 %777
  store double %774, ptr %778, align 8
  %779 = add nsw i64 %772, 1
  %780 = icmp eq i64 %779, %0
  br i1 %780, label %770, label %771

781:
  %782 = fcmp olt double %759, 0x7FF0000000000000
  br i1 %782, label %793, label %817

783:
  %784 = phi i64 [ %791, %783 ], [ 0, %770 ]
  %785 = getelementptr inbounds double, ptr %62, i64 %784
  %786 = load double, ptr %785, align 8
  %787 = getelementptr inbounds double, ptr %31, i64 %784
  %788 = load double, ptr %787, align 8
  %789 = fptosi double %788 to i64
  %790 = getelementptr inbounds double, ptr %7, i64 %789
  store double %786, ptr %790, align 8
  %791 = add nsw i64 %784, 1
  %792 = icmp eq i64 %791, %1
  br i1 %792, label %781, label %783

793:
  br i1 %118, label %794, label %805

794:
  %795 = phi i64 [ %801, %794 ], [ 0, %793 ]
  %796 = phi double [ %800, %794 ], [ 0.000000e+00, %793 ]
  %797 = getelementptr inbounds double, ptr %6, i64 %795
  %798 = load double, ptr %797, align 8
  %799 = fmul double %798, 0.000000e+00
  %800 = fadd double %796, %799
  %801 = add nsw i64 %795, 1
  %802 = icmp eq i64 %801, %0
  br i1 %802, label %803, label %794

803:
  %804 = fcmp une double %800, 0.000000e+00
  br i1 %804, label %817, label %805

805:
  br i1 %119, label %806, label %831

806:
  %807 = phi i64 [ %813, %806 ], [ 0, %805 ]
  %808 = phi double [ %812, %806 ], [ 0.000000e+00, %805 ]
  %809 = getelementptr inbounds double, ptr %7, i64 %807
  %810 = load double, ptr %809, align 8
  %811 = fmul double %810, 0.000000e+00
  %812 = fadd double %808, %811
  %813 = add nsw i64 %807, 1
  %814 = icmp eq i64 %813, %1
  br i1 %814, label %815, label %806

815:
  %816 = fcmp une double %812, 0.000000e+00
  br i1 %816, label %817, label %831

817:
  %818 = getelementptr inbounds double, ptr %8, i64 2
  store double 4.000000e+00, ptr %818, align 8
  %819 = getelementptr inbounds double, ptr %8, i64 4
  store double 0x7FF0000000000000, ptr %819, align 8
  store double 0x7FF0000000000000, ptr %752, align 8
  store double 0.000000e+00, ptr %754, align 8
  br i1 %118, label %821, label %820

820:
  br i1 %119, label %826, label %842

821:
  %822 = phi i64 [ %824, %821 ], [ 0, %817 ]
  %823 = getelementptr inbounds double, ptr %6, i64 %822
  store double 0x7FF8000000000000, ptr %823, align 8
  %824 = add nsw i64 %822, 1
  %825 = icmp eq i64 %824, %0
  br i1 %825, label %820, label %821

826:
  %827 = phi i64 [ %829, %826 ], [ 0, %820 ]
  %828 = getelementptr inbounds double, ptr %7, i64 %827
  store double 0x7FF8000000000000, ptr %828, align 8
  %829 = add nsw i64 %827, 1
  %830 = icmp eq i64 %829, %1
  br i1 %830, label %842, label %826

831:
  %832 = load double, ptr %8, align 8
  %833 = fcmp oeq double %832, 0.000000e+00
  br i1 %833, label %834, label %838

834:
  %835 = load double, ptr %754, align 8
  %836 = fcmp ogt double %835, 0x3E50000000000000
  %837 = select i1 %836, double 2.000000e+00, double 0.000000e+00
  br label %838

838:
  %839 = phi double [ 0.000000e+00, %831 ], [ %837, %834 ]
  %840 = getelementptr inbounds double, ptr %8, i64 2
  store double %839, ptr %840, align 8
  %841 = getelementptr inbounds double, ptr %8, i64 4
  store double %759, ptr %841, align 8
  br label %842

842:
  %843 = phi double [ 0x7FF0000000000000, %137 ], [ 0x7FF0000000000000, %508 ], [ 0x7FF0000000000000, %820 ], [ %759, %838 ], [ 0x7FF0000000000000, %144 ], [ 0x7FF0000000000000, %826 ], [ 0x7FF0000000000000, %514 ]
  ret double %843
}

define internal fastcc void @solve(ptr byval(%struct.Factors) %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = load i64, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %8, %10
  %12 = getelementptr double, ptr %3, i64 %10
  %13 = icmp sgt i64 %10, 0
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  br label %24

17:
  %18 = icmp sgt i64 %8, %10
  br i1 %18, label %19, label %47

19:
  %20 = shl i64 %10, 3
  %21 = getelementptr i8, ptr %3, i64 %20
  %22 = sub i64 %8, %10
  %23 = shl i64 %22, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %23, i1 false)
  br label %47

24:
  %25 = phi i64 [ 0, %14 ], [ %33, %32 ]
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %5, i64 %25
  store double %27, ptr %28, align 8
  %29 = icmp eq i64 %25, 0
  br i1 %29, label %32, label %30

30:
  %31 = mul nsw i64 %25, %8
  br label %35

32:
  %33 = add nsw i64 %25, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %17, label %24

35:
  %36 = phi double [ %27, %30 ], [ %44, %35 ]
  %37 = phi i64 [ 0, %30 ], [ %45, %35 ]
  %38 = add nsw i64 %37, %31
  %39 = getelementptr inbounds double, ptr %16, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %5, i64 %37
  %42 = load double, ptr %41, align 8
  %43 = fmul double %40, %42
  %44 = fsub double %36, %43
  store double %44, ptr %28, align 8
  %45 = add nsw i64 %37, 1
  %46 = icmp eq i64 %45, %25
  br i1 %46, label %32, label %35

47:
  %48 = getelementptr inbounds i8, ptr %0, i64 8
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = getelementptr inbounds i8, ptr %0, i64 40
  %51 = load ptr, ptr %50, align 8
  br i1 %13, label %52, label %82

52:
  %53 = add i64 %8, 1
  br label %54

54:
  %55 = phi i64 [ %10, %52 ], [ %56, %62 ]
  %56 = add nsw i64 %55, -1
  %57 = getelementptr inbounds double, ptr %5, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = icmp slt i64 %55, %8
  br i1 %59, label %60, label %62

60:
  %61 = mul nsw i64 %56, %8
  br label %70

62:
  %63 = phi double [ %58, %54 ], [ %79, %70 ]
  %64 = mul i64 %56, %53
  %65 = getelementptr inbounds double, ptr %51, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fdiv double %63, %66
  %68 = getelementptr inbounds double, ptr %3, i64 %56
  store double %67, ptr %68, align 8
  %69 = icmp sgt i64 %55, 1
  br i1 %69, label %54, label %82

70:
  %71 = phi i64 [ %55, %60 ], [ %80, %70 ]
  %72 = phi double [ %58, %60 ], [ %79, %70 ]
  %73 = add nsw i64 %71, %61
  %74 = getelementptr inbounds double, ptr %51, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %3, i64 %71
  %77 = load double, ptr %76, align 8
  %78 = fmul double %75, %77
  %79 = fsub double %72, %78
  %80 = add nsw i64 %71, 1
  %81 = icmp slt i64 %80, %8
  br i1 %81, label %70, label %62

82:
  %83 = icmp sgt i64 %8, 0
  br i1 %83, label %84, label %86

84:
  %85 = load ptr, ptr %49, align 8
  br label %93

86:
  %87 = icmp sgt i64 %11, 0
  br i1 %87, label %88, label %158

88:
  %89 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 6
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 7
  %92 = load ptr, ptr %91, align 8
  br label %120

93:
  %94 = phi i64 [ 0, %84 ], [ %101, %100 ]
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %6, i64 %94
  store double %96, ptr %97, align 8
  br i1 %13, label %98, label %100

98:
  %99 = mul nsw i64 %94, %8
  br label %103

100:
  %101 = add nsw i64 %94, 1
  %102 = icmp eq i64 %101, %8
  br i1 %102, label %86, label %93

103:
  %104 = phi double [ %96, %98 ], [ %112, %103 ]
  %105 = phi i64 [ 0, %98 ], [ %113, %103 ]
  %106 = add nsw i64 %105, %99
  %107 = getelementptr inbounds double, ptr %85, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %3, i64 %105
  %110 = load double, ptr %109, align 8
  %111 = fmul double %108, %110
  %112 = fsub double %104, %111
  store double %112, ptr %97, align 8
  %113 = add nsw i64 %105, 1
  %114 = icmp eq i64 %113, %10
  br i1 %114, label %100, label %103

115:
  br i1 %87, label %116, label %158

116:
  %117 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 7
  %118 = load ptr, ptr %117, align 8
  %119 = add i64 %8, 1
  br label %267

120:
  %121 = phi i64 [ 0, %88 ], [ %142, %141 ]
  %122 = getelementptr inbounds double, ptr %12, i64 %121
  store double 0.000000e+00, ptr %122, align 8
  br i1 %83, label %128, label %123

123:
  %124 = phi double [ 0.000000e+00, %120 ], [ %138, %128 ]
  %125 = icmp eq i64 %121, 0
  br i1 %125, label %141, label %126

126:
  %127 = mul nsw i64 %121, %8
  br label %144

128:
  %129 = phi double [ %138, %128 ], [ 0.000000e+00, %120 ]
  %130 = phi i64 [ %139, %128 ], [ 0, %120 ]
  %131 = mul nsw i64 %130, %8
  %132 = add nsw i64 %131, %121
  %133 = getelementptr inbounds double, ptr %90, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %6, i64 %130
  %136 = load double, ptr %135, align 8
  %137 = fmul double %134, %136
  %138 = fadd double %129, %137
  store double %138, ptr %122, align 8
  %139 = add nsw i64 %130, 1
  %140 = icmp eq i64 %139, %8
  br i1 %140, label %123, label %128

141:
  %142 = add nsw i64 %121, 1
  %143 = icmp eq i64 %142, %11
  br i1 %143, label %115, label %120

144:
  %145 = phi double [ %124, %126 ], [ %153, %144 ]
  %146 = phi i64 [ 0, %126 ], [ %154, %144 ]
  %147 = add nsw i64 %146, %127
  %148 = getelementptr inbounds double, ptr %92, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %12, i64 %146
  %151 = load double, ptr %150, align 8
  %152 = fmul double %149, %151
  %153 = fsub double %145, %152
  store double %153, ptr %122, align 8
  %154 = add nsw i64 %146, 1
  %155 = icmp eq i64 %154, %121
  br i1 %155, label %141, label %144

156:
  %157 = icmp sgt i64 %268, 1
  br i1 %157, label %267, label %158

158:
  br i1 %13, label %159, label %189

159:
  %160 = add i64 %8, 1
  br label %161

161:
  %162 = phi i64 [ %10, %159 ], [ %163, %169 ]
  %163 = add nsw i64 %162, -1
  %164 = getelementptr inbounds double, ptr %5, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = icmp slt i64 %162, %8
  br i1 %166, label %167, label %169

167:
  %168 = mul nsw i64 %163, %8
  br label %177

169:
  %170 = phi double [ %165, %161 ], [ %186, %177 ]
  %171 = mul i64 %163, %160
  %172 = getelementptr inbounds double, ptr %51, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = fdiv double %170, %173
  %175 = getelementptr inbounds double, ptr %3, i64 %163
  store double %174, ptr %175, align 8
  %176 = icmp sgt i64 %162, 1
  br i1 %176, label %161, label %189

177:
  %178 = phi i64 [ %162, %167 ], [ %187, %177 ]
  %179 = phi double [ %165, %167 ], [ %186, %177 ]
  %180 = add nsw i64 %178, %168
  %181 = getelementptr inbounds double, ptr %51, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %3, i64 %178
  %184 = load double, ptr %183, align 8
  %185 = fmul double %182, %184
  %186 = fsub double %179, %185
  %187 = add nsw i64 %178, 1
  %188 = icmp slt i64 %187, %8
  br i1 %188, label %177, label %169

189:
  %190 = load i64, ptr %48, align 8
  %191 = load ptr, ptr %49, align 8
  %192 = icmp sgt i64 %190, 0
  br i1 %192, label %193, label %195

193:
  %194 = add i64 %8, 1
  br label %196

195:
  br i1 %13, label %246, label %266

196:
  %197 = phi i64 [ 0, %193 ], [ %242, %239 ]
  %198 = icmp slt i64 %197, %10
  br i1 %198, label %199, label %239

199:
  %200 = getelementptr inbounds double, ptr %1, i64 %197
  %201 = load double, ptr %200, align 8
  %202 = fneg double %201
  br i1 %83, label %203, label %205

203:
  %204 = mul nsw i64 %197, %8
  br label %208

205:
  %206 = phi double [ %202, %199 ], [ %217, %208 ]
  %207 = icmp eq i64 %197, 0
  br i1 %207, label %220, label %226

208:
  %209 = phi i64 [ 0, %203 ], [ %218, %208 ]
  %210 = phi double [ %202, %203 ], [ %217, %208 ]
  %211 = add nsw i64 %209, %204
  %212 = getelementptr inbounds double, ptr %191, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = getelementptr inbounds double, ptr %3, i64 %209
  %215 = load double, ptr %214, align 8
  %216 = fmul double %213, %215
  %217 = fadd double %210, %216
  %218 = add nsw i64 %209, 1
  %219 = icmp eq i64 %218, %8
  br i1 %219, label %205, label %208

220:
  %221 = phi double [ %206, %205 ], [ %236, %226 ]
  %222 = mul i64 %197, %194
  %223 = getelementptr inbounds double, ptr %51, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = fdiv double %221, %224
  br label %239

226:
  %227 = phi i64 [ %237, %226 ], [ 0, %205 ]
  %228 = phi double [ %236, %226 ], [ %206, %205 ]
  %229 = mul nsw i64 %227, %8
  %230 = add nsw i64 %229, %197
  %231 = getelementptr inbounds double, ptr %51, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds double, ptr %4, i64 %227
  %234 = load double, ptr %233, align 8
  %235 = fmul double %232, %234
  %236 = fsub double %228, %235
  %237 = add nsw i64 %227, 1
  %238 = icmp eq i64 %237, %197
  br i1 %238, label %220, label %226

239:
  %240 = phi double [ %225, %220 ], [ 0.000000e+00, %196 ]
  %241 = getelementptr inbounds double, ptr %4, i64 %197
  store double %240, ptr %241, align 8
  %242 = add nsw i64 %197, 1
  %243 = icmp eq i64 %242, %190
  br i1 %243, label %195, label %196

244:
  %245 = icmp sgt i64 %247, 1
  br i1 %245, label %246, label %266

246:
  %247 = phi i64 [ %248, %244 ], [ %10, %195 ]
  %248 = add nsw i64 %247, -1
  %249 = icmp slt i64 %247, %10
  br i1 %249, label %250, label %244

250:
  %251 = getelementptr inbounds double, ptr %4, i64 %248
  %252 = load double, ptr %251, align 8
  br label %253

253:
  %254 = phi double [ %252, %250 ], [ %263, %253 ]
  %255 = phi i64 [ %247, %250 ], [ %264, %253 ]
  %256 = mul nsw i64 %255, %8
  %257 = add nsw i64 %256, %248
  %258 = getelementptr inbounds double, ptr %51, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = getelementptr inbounds double, ptr %4, i64 %255
  %261 = load double, ptr %260, align 8
  %262 = fmul double %259, %261
  %263 = fsub double %254, %262
  store double %263, ptr %251, align 8
  %264 = add nsw i64 %255, 1
  %265 = icmp eq i64 %264, %10
  br i1 %265, label %244, label %253

266:
  ret void

267:
  %268 = phi i64 [ %11, %116 ], [ %269, %156 ]
  %269 = add nsw i64 %268, -1
  %270 = mul i64 %269, %119
  %271 = getelementptr inbounds double, ptr %118, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds double, ptr %12, i64 %269
  %274 = load double, ptr %273, align 8
  %275 = fdiv double %274, %272
  store double %275, ptr %273, align 8
  %276 = icmp slt i64 %268, %11
  br i1 %276, label %277, label %156

277:
  %278 = phi double [ %287, %277 ], [ %275, %267 ]
  %279 = phi i64 [ %288, %277 ], [ %268, %267 ]
  %280 = mul nsw i64 %279, %8
  %281 = add nsw i64 %280, %269
  %282 = getelementptr inbounds double, ptr %118, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %12, i64 %279
  %285 = load double, ptr %284, align 8
  %286 = fmul double %283, %285
  %287 = fsub double %278, %286
  store double %287, ptr %273, align 8
  %288 = add nsw i64 %279, 1
  %289 = icmp eq i64 %288, %11
  br i1 %289, label %156, label %277
}

define double @pivoted_rhs(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) {
  %10 = getelementptr inbounds double, ptr %7, i64 8
  tail call void %0(ptr %3, ptr %4, ptr %5, ptr %10, ptr %8)
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %20, label %12

12:
  %13 = mul nsw i64 %1, %1
  %14 = getelementptr inbounds double, ptr %10, i64 %13
  %15 = getelementptr inbounds double, ptr %14, i64 %1
  %16 = mul nsw i64 %2, %1
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds double, ptr %6, i64 %1
  %19 = tail call double @pivoted_solve(i64 %1, i64 %2, ptr %10, ptr %14, ptr %15, ptr %17, ptr %18, ptr %17, ptr %7)
  ret double %19

20:
  %21 = phi i64 [ %26, %20 ], [ 0, %9 ]
  %22 = add nsw i64 %21, %1
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %6, i64 %21
  store double %24, ptr %25, align 8
  %26 = add nsw i64 %21, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %12, label %20
}

define i64 @find_space(ptr %0, ptr %1) {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %3, %3
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds double, ptr %9, i64 %3
  %11 = mul nsw i64 %5, %3
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %21, label %16

16:
  %17 = getelementptr inbounds double, ptr %12, i64 %5
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  br label %35

21:
  %22 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %23 = load ptr, ptr %22, align 8
  br label %309

24:
  %25 = getelementptr inbounds double, ptr %12, i64 %5
  %26 = add nsw i64 %3, 2
  %27 = mul nsw i64 %317, %26
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  br i1 %15, label %32, label %35

32:
  %33 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %34 = load ptr, ptr %33, align 8
  br label %58

35:
  %36 = phi ptr [ %31, %24 ], [ %20, %16 ], [ %31, %58 ]
  %37 = phi i64 [ %30, %24 ], [ %19, %16 ], [ %30, %58 ]
  %38 = phi ptr [ %29, %24 ], [ %18, %16 ], [ %29, %58 ]
  %39 = phi ptr [ %25, %24 ], [ %17, %16 ], [ %25, %58 ]
  %40 = phi i64 [ %321, %24 ], [ 0, %16 ], [ %321, %58 ]
  %41 = phi i64 [ %324, %24 ], [ 0, %16 ], [ %324, %58 ]
  %42 = phi i64 [ 0, %24 ], [ 0, %16 ], [ %64, %58 ]
  %43 = getelementptr inbounds double, ptr %12, i64 %5
  %44 = mul nsw i64 %42, %3
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = getelementptr inbounds double, ptr %45, i64 %42
  %47 = getelementptr inbounds double, ptr %46, i64 %42
  %48 = getelementptr inbounds double, ptr %47, i64 %37
  %49 = getelementptr inbounds double, ptr %48, i64 %3
  %50 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %51, %3
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %67

54:
  %55 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  %56 = load ptr, ptr %55, align 8
  %57 = shl i64 %52, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 0, i64 %57, i1 false)
  br label %67

58:
  %59 = phi i64 [ 0, %32 ], [ %64, %58 ]
  %60 = phi i64 [ 0, %32 ], [ %65, %58 ]
  %61 = mul nsw i64 %60, 7
  %62 = getelementptr inbounds i64, ptr %34, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, %59
  %65 = add nsw i64 %60, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %35, label %58

67:
  %68 = icmp sgt i64 %37, 0
  br i1 %68, label %69, label %78

69:
  %70 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %77 = load ptr, ptr %76, align 8
  br label %91

78:
  br i1 %15, label %82, label %79

79:
  %80 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %81 = load ptr, ptr %80, align 8
  br label %104

82:
  %83 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %84 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 22
  %85 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %86 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 19
  %87 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %88 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  %89 = icmp sgt i64 %3, 0
  %90 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  br label %119

91:
  %92 = phi i64 [ 0, %69 ], [ %102, %91 ]
  %93 = mul nsw i64 %92, %3
  %94 = getelementptr inbounds i64, ptr %73, i64 %92
  %95 = load i64, ptr %94, align 8
  %96 = add nsw i64 %95, %93
  %97 = getelementptr inbounds double, ptr %71, i64 %96
  store double 1.000000e+00, ptr %97, align 8
  %98 = getelementptr inbounds double, ptr %75, i64 %92
  store double 0.000000e+00, ptr %98, align 8
  %99 = getelementptr inbounds double, ptr %1, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %77, i64 %92
  store double %100, ptr %101, align 8
  %102 = add nsw i64 %92, 1
  %103 = icmp eq i64 %102, %37
  br i1 %103, label %78, label %91

104:
  %105 = phi ptr [ %81, %79 ], [ %138, %164 ]
  %106 = phi i64 [ %37, %79 ], [ %165, %164 ]
  %107 = phi i64 [ %14, %79 ], [ %172, %164 ]
  %108 = getelementptr inbounds i64, ptr %105, i64 %107
  store i64 %106, ptr %108, align 8
  %109 = icmp sgt i64 %106, 0
  br i1 %109, label %110, label %278

110:
  %111 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  %112 = load ptr, ptr %111, align 8
  %113 = icmp sgt i64 %3, 0
  %114 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %115 = load ptr, ptr %114, align 8
  %116 = load i64, ptr %38, align 8
  %117 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 13
  %118 = load ptr, ptr %117, align 8
  br label %228

119:
  %120 = phi ptr [ %39, %82 ], [ %167, %164 ]
  %121 = phi ptr [ %45, %82 ], [ %168, %164 ]
  %122 = phi ptr [ %46, %82 ], [ %169, %164 ]
  %123 = phi ptr [ %49, %82 ], [ %170, %164 ]
  %124 = phi i64 [ %37, %82 ], [ %165, %164 ]
  %125 = phi i64 [ 0, %82 ], [ %171, %164 ]
  %126 = load ptr, ptr %83, align 8
  %127 = mul nsw i64 %125, 7
  %128 = getelementptr inbounds i64, ptr %126, i64 %127
  %129 = getelementptr inbounds i64, ptr %128, i64 1
  %130 = load i64, ptr %129, align 8
  %131 = load i64, ptr %128, align 8
  %132 = load ptr, ptr %84, align 8
  %133 = getelementptr inbounds double, ptr %132, i64 9
  %134 = getelementptr inbounds double, ptr %132, i64 18
  %135 = mul nsw i64 %131, %130
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %145, label %137

137:
  tail call fastcc void @singular(ptr %132, i64 %130, i64 %131, ptr %133, ptr %134)
  %138 = load ptr, ptr %85, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 %125
  store i64 %124, ptr %139, align 8
  %140 = icmp sgt i64 %131, 0
  br i1 %140, label %141, label %164

141:
  %142 = shl nsw i64 %125, 1
  %143 = icmp eq i64 %131, 1
  %144 = select i1 %143, i64 1, i64 2
  br label %156

145:
  %146 = phi i64 [ %154, %145 ], [ 0, %119 ]
  %147 = getelementptr inbounds double, ptr %123, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = srem i64 %146, %131
  %150 = mul nsw i64 %149, %130
  %151 = sdiv i64 %146, %131
  %152 = add nsw i64 %150, %151
  %153 = getelementptr inbounds double, ptr %132, i64 %152
  store double %148, ptr %153, align 8
  %154 = add nsw i64 %146, 1
  %155 = icmp eq i64 %154, %135
  br i1 %155, label %137, label %145

156:
  %157 = phi i64 [ 0, %141 ], [ %186, %185 ]
  %158 = phi i64 [ %124, %141 ], [ %187, %185 ]
  %159 = getelementptr inbounds double, ptr %134, i64 %157
  %160 = load double, ptr %159, align 8
  %161 = load double, ptr %134, align 8
  %162 = fmul double %161, 1.000000e-10
  %163 = fcmp ogt double %160, %162
  br i1 %163, label %174, label %164

164:
  %165 = phi i64 [ %124, %137 ], [ %158, %156 ], [ %187, %185 ]
  %166 = mul nsw i64 %131, %3
  %167 = getelementptr inbounds double, ptr %120, i64 %166
  %168 = getelementptr inbounds double, ptr %121, i64 %131
  %169 = getelementptr inbounds double, ptr %122, i64 %131
  %170 = getelementptr inbounds double, ptr %123, i64 %135
  %171 = add nsw i64 %125, 1
  %172 = load i64, ptr %13, align 8
  %173 = icmp slt i64 %171, %172
  br i1 %173, label %119, label %104

174:
  %175 = load ptr, ptr %86, align 8
  %176 = add nsw i64 %157, %142
  %177 = mul nsw i64 %176, 3
  %178 = getelementptr double, ptr %175, i64 %177
  %179 = load ptr, ptr %87, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %158
  store double 0.000000e+00, ptr %180, align 8
  %181 = load ptr, ptr %88, align 8
  %182 = getelementptr inbounds double, ptr %181, i64 %158
  store double 0.000000e+00, ptr %182, align 8
  %183 = mul nsw i64 %157, %131
  %184 = mul nsw i64 %158, %3
  br label %189

185:
  %186 = add nsw i64 %157, 1
  %187 = add nsw i64 %158, 1
  %188 = icmp eq i64 %186, %144
  br i1 %188, label %164, label %156

189:
  %190 = phi i64 [ 0, %174 ], [ %213, %200 ]
  %191 = add nsw i64 %190, %183
  %192 = getelementptr inbounds double, ptr %133, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %178, i64 %190
  store double %193, ptr %194, align 8
  br i1 %89, label %195, label %200

195:
  %196 = mul nsw i64 %190, %3
  %197 = load ptr, ptr %90, align 8
  br label %215

198:
  %199 = load double, ptr %194, align 8
  br label %200

200:
  %201 = phi double [ %199, %198 ], [ %193, %189 ]
  %202 = getelementptr inbounds double, ptr %121, i64 %190
  %203 = load double, ptr %202, align 8
  %204 = fmul double %201, %203
  %205 = load double, ptr %182, align 8
  %206 = fadd double %205, %204
  store double %206, ptr %182, align 8
  %207 = load double, ptr %194, align 8
  %208 = getelementptr inbounds double, ptr %122, i64 %190
  %209 = load double, ptr %208, align 8
  %210 = fmul double %207, %209
  %211 = load double, ptr %180, align 8
  %212 = fadd double %211, %210
  store double %212, ptr %180, align 8
  %213 = add nsw i64 %190, 1
  %214 = icmp eq i64 %213, %131
  br i1 %214, label %185, label %189

215:
  %216 = phi i64 [ 0, %195 ], [ %226, %215 ]
  %217 = load double, ptr %194, align 8
  %218 = add nsw i64 %216, %196
  %219 = getelementptr inbounds double, ptr %120, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fmul double %217, %220
  %222 = add nsw i64 %216, %184
  %223 = getelementptr inbounds double, ptr %197, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = fadd double %221, %224
  store double %225, ptr %223, align 8
  %226 = add nsw i64 %216, 1
  %227 = icmp eq i64 %226, %3
  br i1 %227, label %198, label %215

228:
  %229 = phi i64 [ 0, %110 ], [ %276, %272 ]
  %230 = mul nsw i64 %229, %3
  %231 = getelementptr inbounds double, ptr %112, i64 %230
  br i1 %113, label %257, label %232

232:
  %233 = getelementptr inbounds double, ptr %115, i64 %229
  %234 = load double, ptr %233, align 8
  br label %249

235:
  %236 = getelementptr inbounds double, ptr %115, i64 %229
  %237 = load double, ptr %236, align 8
  br label %238

238:
  %239 = phi i64 [ %247, %238 ], [ 0, %235 ]
  %240 = phi double [ %246, %238 ], [ 0.000000e+00, %235 ]
  %241 = getelementptr inbounds double, ptr %231, i64 %239
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %1, i64 %239
  %244 = load double, ptr %243, align 8
  %245 = fmul double %242, %244
  %246 = fadd double %240, %245
  %247 = add nsw i64 %239, 1
  %248 = icmp eq i64 %247, %3
  br i1 %248, label %249, label %238

249:
  %250 = phi double [ %234, %232 ], [ %237, %238 ]
  %251 = phi double [ 0.000000e+00, %232 ], [ %266, %238 ]
  %252 = phi double [ 0.000000e+00, %232 ], [ %246, %238 ]
  %253 = fsub double %250, %252
  %254 = tail call double @llvm.fabs.f64(double %253)
  %255 = fadd double %251, %254
  %256 = icmp slt i64 %229, %116
  br i1 %256, label %269, label %272

257:
  %258 = phi i64 [ %267, %257 ], [ 0, %228 ]
  %259 = phi double [ %266, %257 ], [ 0.000000e+00, %228 ]
  %260 = getelementptr inbounds double, ptr %231, i64 %258
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds double, ptr %1, i64 %258
  %263 = load double, ptr %262, align 8
  %264 = fmul double %261, %263
  %265 = tail call double @llvm.fabs.f64(double %264)
  %266 = fadd double %259, %265
  %267 = add nsw i64 %258, 1
  %268 = icmp eq i64 %267, %3
  br i1 %268, label %235, label %257

269:
  %270 = getelementptr inbounds double, ptr %47, i64 %229
  %271 = load double, ptr %270, align 8
  br label %272

272:
  %273 = phi double [ %271, %269 ], [ 0.000000e+00, %249 ]
  %274 = fadd double %255, %273
  %275 = getelementptr inbounds double, ptr %118, i64 %229
  store double %274, ptr %275, align 8
  %276 = add nsw i64 %229, 1
  %277 = icmp eq i64 %276, %106
  br i1 %277, label %278, label %228

278:
  %279 = load i64, ptr %13, align 8
  %280 = getelementptr inbounds i64, ptr %105, i64 %279
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 18
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %50, align 8
  %285 = add nsw i64 %284, 1
  %286 = mul nsw i64 %285, %5
  %287 = getelementptr double, ptr %283, i64 %286
  %288 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 22
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds double, ptr %289, i64 21
  %291 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 16
  %292 = load ptr, ptr %291, align 8
  %293 = load ptr, ptr %6, align 8
  %294 = load i64, ptr %0, align 8
  %295 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 23
  %296 = load ptr, ptr %295, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %296, i8 0, i64 64, i1 false)
  %297 = mul nsw i64 %294, %294
  %298 = getelementptr inbounds double, ptr %293, i64 %297
  %299 = getelementptr inbounds double, ptr %298, i64 %294
  %300 = load i64, ptr %4, align 8
  %301 = tail call double @pivoted_solve(i64 %294, i64 %300, ptr %293, ptr %9, ptr %299, ptr %12, ptr %292, ptr %283, ptr %296)
  %302 = load ptr, ptr %295, align 8
  %303 = getelementptr inbounds double, ptr %302, i64 2
  %304 = load double, ptr %303, align 8
  %305 = fptosi double %304 to i64
  %306 = icmp sgt i64 %5, 0
  br i1 %306, label %307, label %327

307:
  %308 = shl i64 %5, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %287, i8 0, i64 %308, i1 false)
  br label %327

309:
  %310 = phi i64 [ 0, %21 ], [ %317, %309 ]
  %311 = phi i64 [ 0, %21 ], [ %321, %309 ]
  %312 = phi i64 [ 0, %21 ], [ %324, %309 ]
  %313 = phi i64 [ 0, %21 ], [ %325, %309 ]
  %314 = mul nsw i64 %313, 7
  %315 = getelementptr inbounds i64, ptr %23, i64 %314
  %316 = load i64, ptr %315, align 8
  %317 = add nsw i64 %316, %310
  %318 = getelementptr inbounds i64, ptr %315, i64 1
  %319 = load i64, ptr %318, align 8
  %320 = mul nsw i64 %319, %316
  %321 = add nsw i64 %320, %311
  %322 = getelementptr inbounds i64, ptr %315, i64 6
  %323 = load i64, ptr %322, align 8
  %324 = or i64 %323, %312
  %325 = add nsw i64 %313, 1
  %326 = icmp eq i64 %325, %14
  br i1 %326, label %24, label %309

327:
  %328 = icmp sgt i64 %281, 0
  br i1 %328, label %329, label %332

329:
  %330 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  %331 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 17
  br label %336

332:
  %333 = phi ptr [ %302, %327 ], [ %356, %336 ]
  %334 = phi i64 [ %305, %327 ], [ %360, %336 ]
  %335 = icmp eq i64 %41, 0
  br i1 %335, label %370, label %362

336:
  %337 = phi ptr [ %302, %329 ], [ %356, %336 ]
  %338 = phi i64 [ 0, %329 ], [ %346, %336 ]
  %339 = phi i64 [ %305, %329 ], [ %360, %336 ]
  %340 = load ptr, ptr %330, align 8
  %341 = mul nsw i64 %338, %3
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = load ptr, ptr %331, align 8
  %344 = getelementptr inbounds double, ptr %343, i64 %341
  %345 = load ptr, ptr %282, align 8
  %346 = add nsw i64 %338, 1
  %347 = mul nsw i64 %346, %5
  %348 = getelementptr inbounds double, ptr %345, i64 %347
  %349 = load ptr, ptr %6, align 8
  %350 = load i64, ptr %0, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %337, i8 0, i64 64, i1 false)
  %351 = mul nsw i64 %350, %350
  %352 = getelementptr inbounds double, ptr %349, i64 %351
  %353 = getelementptr inbounds double, ptr %352, i64 %350
  %354 = load i64, ptr %4, align 8
  %355 = tail call double @pivoted_solve(i64 %350, i64 %354, ptr %349, ptr %342, ptr %353, ptr %287, ptr %344, ptr %348, ptr %337)
  %356 = load ptr, ptr %295, align 8
  %357 = getelementptr inbounds double, ptr %356, i64 2
  %358 = load double, ptr %357, align 8
  %359 = fptosi double %358 to i64
  %360 = or i64 %339, %359
  %361 = icmp eq i64 %346, %281
  br i1 %361, label %332, label %336

362:
  %363 = load ptr, ptr %6, align 8
  %364 = load i64, ptr %0, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(64) %333, i8 0, i64 64, i1 false)
  %365 = mul nsw i64 %364, %364
  %366 = getelementptr inbounds double, ptr %363, i64 %365
  %367 = getelementptr inbounds double, ptr %366, i64 %364
  %368 = load i64, ptr %4, align 8
  %369 = tail call double @pivoted_solve(i64 %364, i64 %368, ptr %363, ptr %36, ptr %367, ptr %12, ptr %290, ptr %287, ptr %333)
  br label %370

370:
  br i1 %328, label %371, label %384

371:
  %372 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  %373 = load ptr, ptr %372, align 8
  %374 = load ptr, ptr %291, align 8
  %375 = icmp sgt i64 %3, 0
  %376 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  %377 = load ptr, ptr %376, align 8
  %378 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
  %379 = load ptr, ptr %378, align 8
  %380 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 17
  %381 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 14
  %382 = load ptr, ptr %380, align 8
  %383 = load ptr, ptr %381, align 8
  br label %516

384:
  %385 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %386 = load i64, ptr %385, align 8
  %387 = load i64, ptr %13, align 8
  %388 = icmp sgt i64 %387, 0
  br i1 %388, label %389, label %515

389:
  %390 = getelementptr inbounds double, ptr %36, i64 %3
  %391 = getelementptr inbounds double, ptr %390, i64 %40
  %392 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %393 = load ptr, ptr %392, align 8
  %394 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 20
  %395 = load ptr, ptr %394, align 8
  %396 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 21
  %397 = load ptr, ptr %396, align 8
  %398 = load i64, ptr %50, align 8
  %399 = mul i64 %398, %386
  %400 = icmp sgt i64 %386, 0
  %401 = icmp sgt i64 %399, 0
  %402 = icmp slt i64 %281, 1
  %403 = shl i64 %386, 3
  %404 = shl i64 %399, 3
  br label %405

405:
  %406 = phi ptr [ %391, %389 ], [ %512, %510 ]
  %407 = phi i64 [ 0, %389 ], [ %513, %510 ]
  %408 = mul i64 %407, %404
  %409 = getelementptr i8, ptr %397, i64 %408
  %410 = mul i64 %407, %403
  %411 = getelementptr i8, ptr %395, i64 %410
  %412 = mul nsw i64 %407, 7
  %413 = getelementptr inbounds i64, ptr %393, i64 %412
  %414 = getelementptr inbounds i64, ptr %413, i64 2
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds i64, ptr %413, i64 3
  %417 = load i64, ptr %416, align 8
  %418 = mul nsw i64 %407, %386
  %419 = getelementptr inbounds double, ptr %395, i64 %418
  %420 = mul nsw i64 %407, %399
  %421 = getelementptr inbounds double, ptr %397, i64 %420
  %422 = getelementptr inbounds i64, ptr %413, i64 6
  %423 = load i64, ptr %422, align 8
  %424 = icmp ne i64 %423, 0
  br i1 %424, label %427, label %425

425:
  %426 = load ptr, ptr %282, align 8
  br label %427

427:
  %428 = phi ptr [ %426, %425 ], [ %287, %405 ]
  br i1 %400, label %429, label %430

429:
  tail call void @llvm.memset.p0.i64(ptr align 8 %411, i8 0, i64 %403, i1 false)
  br label %430

430:
  br i1 %401, label %431, label %432

431:
  tail call void @llvm.memset.p0.i64(ptr align 8 %409, i8 0, i64 %404, i1 false)
  br label %432

432:
  %433 = icmp sgt i64 %415, 0
  %434 = getelementptr inbounds i64, ptr %413, i64 5
  %435 = load i64, ptr %434, align 8
  br i1 %433, label %436, label %448

436:
  %437 = icmp slt i64 %435, 0
  %438 = icmp sgt i64 %417, 0
  %439 = or i1 %402, %424
  br i1 %437, label %440, label %493

440:
  %441 = getelementptr inbounds i64, ptr %413, i64 4
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %428, i64 %442
  br label %444

444:
  %445 = phi i64 [ 0, %440 ], [ %469, %468 ]
  %446 = mul nsw i64 %445, %417
  %447 = getelementptr inbounds double, ptr %406, i64 %446
  br i1 %438, label %450, label %461

448:
  %449 = icmp sgt i64 %435, -1
  br i1 %449, label %493, label %496

450:
  %451 = phi i64 [ %459, %450 ], [ 0, %444 ]
  %452 = phi double [ %458, %450 ], [ 0.000000e+00, %444 ]
  %453 = getelementptr inbounds double, ptr %447, i64 %451
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %443, i64 %451
  %456 = load double, ptr %455, align 8
  %457 = fmul double %454, %456
  %458 = fadd double %452, %457
  %459 = add nsw i64 %451, 1
  %460 = icmp eq i64 %459, %417
  br i1 %460, label %461, label %450

461:
  %462 = phi double [ 0.000000e+00, %444 ], [ %458, %450 ]
  %463 = getelementptr inbounds double, ptr %419, i64 %445
  store double %462, ptr %463, align 8
  br i1 %439, label %468, label %464

464:
  %465 = load ptr, ptr %282, align 8
  %466 = load i64, ptr %4, align 8
  %467 = getelementptr double, ptr %465, i64 %442
  br label %471

468:
  %469 = add nsw i64 %445, 1
  %470 = icmp eq i64 %469, %415
  br i1 %470, label %448, label %444

471:
  %472 = phi i64 [ 0, %464 ], [ %473, %487 ]
  %473 = add nsw i64 %472, 1
  %474 = mul nsw i64 %473, %466
  %475 = getelementptr double, ptr %467, i64 %474
  br i1 %438, label %476, label %487

476:
  %477 = phi i64 [ %485, %476 ], [ 0, %471 ]
  %478 = phi double [ %484, %476 ], [ 0.000000e+00, %471 ]
  %479 = getelementptr inbounds double, ptr %447, i64 %477
  %480 = load double, ptr %479, align 8
  %481 = getelementptr inbounds double, ptr %475, i64 %477
  %482 = load double, ptr %481, align 8
  %483 = fmul double %480, %482
  %484 = fadd double %478, %483
  %485 = add nsw i64 %477, 1
  %486 = icmp eq i64 %485, %417
  br i1 %486, label %487, label %476

487:
  %488 = phi double [ 0.000000e+00, %471 ], [ %484, %476 ]
  %489 = mul nsw i64 %472, %386
  %490 = add nsw i64 %489, %445
  %491 = getelementptr inbounds double, ptr %421, i64 %490
  store double %488, ptr %491, align 8
  %492 = icmp eq i64 %473, %281
  br i1 %492, label %468, label %471

493:
  %494 = mul nsw i64 %435, %386
  %495 = getelementptr inbounds double, ptr %421, i64 %494
  store double 1.000000e+00, ptr %495, align 8
  br label %496

496:
  br i1 %424, label %497, label %510

497:
  br i1 %400, label %498, label %507

498:
  %499 = phi i64 [ %505, %498 ], [ 0, %497 ]
  %500 = phi double [ %504, %498 ], [ 0.000000e+00, %497 ]
  %501 = getelementptr inbounds double, ptr %419, i64 %499
  %502 = load double, ptr %501, align 8
  %503 = fmul double %502, %502
  %504 = fadd double %500, %503
  %505 = add nsw i64 %499, 1
  %506 = icmp eq i64 %505, %386
  br i1 %506, label %507, label %498

507:
  %508 = phi double [ 0.000000e+00, %497 ], [ %504, %498 ]
  %509 = tail call double @llvm.sqrt.f64(double %508)
  store double %509, ptr %419, align 8
  br label %510

510:
  %511 = mul nsw i64 %417, %415
  %512 = getelementptr inbounds double, ptr %406, i64 %511
  %513 = add nsw i64 %407, 1
  %514 = icmp eq i64 %513, %387
  br i1 %514, label %515, label %405

515:
  ret i64 %334

516:
  %517 = phi i64 [ 0, %371 ], [ %540, %539 ]
  %518 = mul nsw i64 %517, %3
  %519 = getelementptr inbounds double, ptr %373, i64 %518
  br i1 %375, label %520, label %531

520:
  %521 = phi i64 [ %529, %520 ], [ 0, %516 ]
  %522 = phi double [ %528, %520 ], [ 0.000000e+00, %516 ]
  %523 = getelementptr inbounds double, ptr %519, i64 %521
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds double, ptr %374, i64 %521
  %526 = load double, ptr %525, align 8
  %527 = fmul double %524, %526
  %528 = fadd double %522, %527
  %529 = add nsw i64 %521, 1
  %530 = icmp eq i64 %529, %3
  br i1 %530, label %531, label %520

531:
  %532 = phi double [ 0.000000e+00, %516 ], [ %528, %520 ]
  %533 = getelementptr inbounds double, ptr %377, i64 %517
  %534 = load double, ptr %533, align 8
  %535 = fsub double %532, %534
  %536 = getelementptr inbounds double, ptr %379, i64 %517
  store double %535, ptr %536, align 8
  %537 = getelementptr inbounds double, ptr %382, i64 %518
  %538 = mul nsw i64 %517, %281
  br label %542

539:
  %540 = add nsw i64 %517, 1
  %541 = icmp eq i64 %540, %281
  br i1 %541, label %384, label %516

542:
  %543 = phi i64 [ 0, %531 ], [ %577, %572 ]
  %544 = mul nsw i64 %543, %3
  %545 = getelementptr inbounds double, ptr %382, i64 %544
  br i1 %375, label %546, label %572

546:
  %547 = phi i64 [ %555, %546 ], [ 0, %542 ]
  %548 = phi double [ %554, %546 ], [ 0.000000e+00, %542 ]
  %549 = getelementptr inbounds double, ptr %519, i64 %547
  %550 = load double, ptr %549, align 8
  %551 = getelementptr inbounds double, ptr %545, i64 %547
  %552 = load double, ptr %551, align 8
  %553 = fmul double %550, %552
  %554 = fadd double %548, %553
  %555 = add nsw i64 %547, 1
  %556 = icmp eq i64 %555, %3
  br i1 %556, label %557, label %546

557:
  %558 = getelementptr inbounds double, ptr %373, i64 %544
  br label %559

559:
  %560 = phi i64 [ %568, %559 ], [ 0, %557 ]
  %561 = phi double [ %567, %559 ], [ 0.000000e+00, %557 ]
  %562 = getelementptr inbounds double, ptr %558, i64 %560
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %537, i64 %560
  %565 = load double, ptr %564, align 8
  %566 = fmul double %563, %565
  %567 = fadd double %561, %566
  %568 = add nsw i64 %560, 1
  %569 = icmp eq i64 %568, %3
  br i1 %569, label %570, label %559

570:
  %571 = fadd double %554, %567
  br label %572

572:
  %573 = phi double [ %571, %570 ], [ 0.000000e+00, %542 ]
  %574 = fmul double %573, 5.000000e-01
  %575 = add nsw i64 %543, %538
  %576 = getelementptr inbounds double, ptr %383, i64 %575
  store double %574, ptr %576, align 8
  %577 = add nsw i64 %543, 1
  %578 = icmp eq i64 %577, %281
  br i1 %578, label %539, label %542
}

define i64 @smallest_solution(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, ptr %8) {
  %10 = alloca double, align 8
  %11 = mul nsw i64 %3, %3
  %12 = getelementptr double, ptr %7, i64 %11
  %13 = mul i64 %3, %2
  %14 = getelementptr double, ptr %12, i64 %13
  %15 = mul nsw i64 %4, %3
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %30, label %17

17:
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %39

19:
  %20 = phi i64 [ %26, %19 ], [ 0, %17 ]
  %21 = phi double [ %25, %19 ], [ 0.000000e+00, %17 ]
  %22 = getelementptr inbounds double, ptr %0, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, 0.000000e+00
  %25 = fadd double %21, %24
  %26 = add nsw i64 %20, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %28, label %19

28:
  %29 = fcmp une double %25, 0.000000e+00
  br i1 %29, label %265, label %35

30:
  %31 = phi i64 [ %33, %30 ], [ 0, %9 ]
  %32 = getelementptr inbounds double, ptr %6, i64 %31
  store double 0x7FF8000000000000, ptr %32, align 8
  %33 = add nsw i64 %31, 1
  %34 = icmp eq i64 %33, %15
  br i1 %34, label %17, label %30

35:
  %36 = icmp eq i64 %2, %3
  %37 = icmp sgt i64 %4, 0
  %38 = and i1 %36, %37
  br i1 %38, label %47, label %194

39:
  %40 = icmp eq i64 %2, %3
  %41 = icmp sgt i64 %4, 0
  %42 = and i1 %40, %41
  br i1 %42, label %43, label %194

43:
  %44 = icmp sgt i64 %3, 0
  br i1 %44, label %45, label %54

45:
  %46 = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %46, i1 false)
  br label %54

47:
  %48 = phi i64 [ %52, %47 ], [ 0, %35 ]
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %12, i64 %48
  store double %50, ptr %51, align 8
  %52 = add nsw i64 %48, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %43, label %47

54:
  %55 = call fastcc i64 @triangular(ptr %12, ptr %14, i64 %3, i64 %3, ptr %8, ptr %10)
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %57, label %194

57:
  br i1 %16, label %187, label %58

58:
  br i1 %44, label %61, label %150

59:
  %60 = icmp eq i64 %100, %3
  br i1 %60, label %148, label %61

61:
  %62 = phi i1 [ %101, %59 ], [ true, %58 ]
  %63 = phi i64 [ %100, %59 ], [ 0, %58 ]
  %64 = mul nsw i64 %63, %3
  br label %70

65:
  %66 = add nsw i64 %86, %64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fcmp ueq double %68, 0.000000e+00
  br i1 %69, label %148, label %89

70:
  %71 = phi i64 [ 0, %61 ], [ %87, %85 ]
  %72 = phi i64 [ %63, %61 ], [ %86, %85 ]
  %73 = icmp ugt i64 %71, %63
  br i1 %73, label %74, label %85

74:
  %75 = add nsw i64 %71, %64
  %76 = getelementptr inbounds double, ptr %0, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = tail call double @llvm.fabs.f64(double %77)
  %79 = add nsw i64 %72, %64
  %80 = getelementptr inbounds double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fabs.f64(double %81)
  %83 = fcmp ogt double %78, %82
  br i1 %83, label %84, label %85

84:
  br label %85

85:
  %86 = phi i64 [ %71, %84 ], [ %72, %74 ], [ %72, %70 ]
  %87 = add nsw i64 %71, 1
  %88 = icmp eq i64 %87, %3
  br i1 %88, label %65, label %70

89:
  %90 = phi i64 [ %97, %89 ], [ %63, %65 ]
  %91 = mul nsw i64 %90, %3
  %92 = getelementptr inbounds double, ptr %0, i64 %91
  %93 = getelementptr inbounds double, ptr %92, i64 %63
  %94 = getelementptr inbounds double, ptr %92, i64 %86
  %95 = load double, ptr %93, align 8
  %96 = load double, ptr %94, align 8
  store double %96, ptr %93, align 8
  store double %95, ptr %94, align 8
  %97 = add nsw i64 %90, 1
  %98 = icmp eq i64 %97, %3
  br i1 %98, label %102, label %89

99:
  %100 = add nsw i64 %63, 1
  %101 = icmp slt i64 %100, %3
  br i1 %101, label %112, label %59

102:
  %103 = phi i64 [ %110, %102 ], [ 0, %89 ]
  %104 = mul nsw i64 %103, %3
  %105 = getelementptr inbounds double, ptr %6, i64 %104
  %106 = getelementptr inbounds double, ptr %105, i64 %63
  %107 = getelementptr inbounds double, ptr %105, i64 %86
  %108 = load double, ptr %106, align 8
  %109 = load double, ptr %107, align 8
  store double %109, ptr %106, align 8
  store double %108, ptr %107, align 8
  %110 = add nsw i64 %103, 1
  %111 = icmp eq i64 %110, %4
  br i1 %111, label %99, label %102

112:
  %113 = phi i64 [ %146, %145 ], [ %100, %99 ]
  %114 = add nsw i64 %113, %64
  %115 = getelementptr inbounds double, ptr %0, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fdiv double %116, %68
  %118 = fcmp oeq double %117, 0.000000e+00
  br i1 %118, label %145, label %119

119:
  %120 = phi i64 [ %130, %119 ], [ %100, %112 ]
  %121 = mul nsw i64 %120, %3
  %122 = add nsw i64 %121, %63
  %123 = getelementptr inbounds double, ptr %0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %117, %124
  %126 = add nsw i64 %121, %113
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = fsub double %128, %125
  store double %129, ptr %127, align 8
  %130 = add nsw i64 %120, 1
  %131 = icmp eq i64 %130, %3
  br i1 %131, label %132, label %119

132:
  %133 = phi i64 [ %143, %132 ], [ 0, %119 ]
  %134 = mul nsw i64 %133, %3
  %135 = add nsw i64 %134, %63
  %136 = getelementptr inbounds double, ptr %6, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fmul double %117, %137
  %139 = add nsw i64 %134, %113
  %140 = getelementptr inbounds double, ptr %6, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fsub double %141, %138
  store double %142, ptr %140, align 8
  %143 = add nsw i64 %133, 1
  %144 = icmp eq i64 %143, %4
  br i1 %144, label %145, label %132

145:
  %146 = add nsw i64 %113, 1
  %147 = icmp eq i64 %146, %3
  br i1 %147, label %59, label %112

148:
  %149 = phi i1 [ %62, %65 ], [ %101, %59 ]
  br i1 %149, label %265, label %150

150:
  %151 = add i64 %3, 1
  br label %152

152:
  %153 = phi i64 [ 0, %150 ], [ %157, %156 ]
  br i1 %44, label %154, label %156

154:
  %155 = mul nsw i64 %153, %3
  br label %159

156:
  %157 = add nsw i64 %153, 1
  %158 = icmp eq i64 %157, %4
  br i1 %158, label %265, label %152

159:
  %160 = phi i64 [ %3, %154 ], [ %161, %166 ]
  %161 = add nsw i64 %160, -1
  %162 = add nsw i64 %161, %155
  %163 = getelementptr inbounds double, ptr %6, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = icmp slt i64 %160, %3
  br i1 %165, label %173, label %166

166:
  %167 = phi double [ %164, %159 ], [ %184, %173 ]
  %168 = mul i64 %161, %151
  %169 = getelementptr inbounds double, ptr %0, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fdiv double %167, %170
  store double %171, ptr %163, align 8
  %172 = icmp sgt i64 %160, 1
  br i1 %172, label %159, label %156

173:
  %174 = phi i64 [ %185, %173 ], [ %160, %159 ]
  %175 = phi double [ %184, %173 ], [ %164, %159 ]
  %176 = mul nsw i64 %174, %3
  %177 = add nsw i64 %176, %161
  %178 = getelementptr inbounds double, ptr %0, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = add nsw i64 %174, %155
  %181 = getelementptr inbounds double, ptr %6, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fmul double %179, %182
  %184 = fsub double %175, %183
  %185 = add nsw i64 %174, 1
  %186 = icmp eq i64 %185, %3
  br i1 %186, label %166, label %173

187:
  %188 = phi i64 [ %192, %187 ], [ 0, %57 ]
  %189 = getelementptr inbounds double, ptr %1, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %6, i64 %188
  store double %190, ptr %191, align 8
  %192 = add nsw i64 %188, 1
  %193 = icmp eq i64 %192, %15
  br i1 %193, label %58, label %187

194:
  %195 = phi i1 [ %41, %39 ], [ true, %54 ], [ %37, %35 ]
  tail call fastcc void @singular(ptr %0, i64 %2, i64 %3, ptr %7, ptr %14)
  %196 = icmp sgt i64 %3, 0
  br i1 %196, label %197, label %208

197:
  %198 = load double, ptr %14, align 8
  %199 = fmul double %198, %5
  br label %200

200:
  %201 = phi i64 [ 0, %197 ], [ %206, %205 ]
  %202 = getelementptr inbounds double, ptr %14, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = fcmp ogt double %203, %199
  br i1 %204, label %205, label %208

205:
  %206 = add nsw i64 %201, 1
  %207 = icmp eq i64 %206, %3
  br i1 %207, label %208, label %200

208:
  %209 = phi i64 [ 0, %194 ], [ %201, %200 ], [ %3, %205 ]
  br i1 %195, label %210, label %265

210:
  %211 = icmp eq i64 %209, 0
  %212 = icmp sgt i64 %2, 0
  %213 = shl i64 %3, 3
  br label %214

214:
  %215 = phi i64 [ 0, %210 ], [ %225, %224 ]
  br i1 %196, label %216, label %219

216:
  %217 = mul i64 %215, %213
  %218 = getelementptr i8, ptr %6, i64 %217
  tail call void @llvm.memset.p0.i64(ptr align 8 %218, i8 0, i64 %213, i1 false)
  br label %219

219:
  br i1 %211, label %224, label %220

220:
  %221 = mul nsw i64 %215, %2
  %222 = getelementptr inbounds double, ptr %1, i64 %221
  %223 = mul nsw i64 %215, %3
  br label %227

224:
  %225 = add nsw i64 %215, 1
  %226 = icmp eq i64 %225, %4
  br i1 %226, label %265, label %214

227:
  %228 = phi i64 [ 0, %220 ], [ %251, %250 ]
  %229 = mul nsw i64 %228, %2
  %230 = getelementptr inbounds double, ptr %0, i64 %229
  br i1 %212, label %231, label %242

231:
  %232 = phi i64 [ %240, %231 ], [ 0, %227 ]
  %233 = phi double [ %239, %231 ], [ 0.000000e+00, %227 ]
  %234 = getelementptr inbounds double, ptr %230, i64 %232
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %222, i64 %232
  %237 = load double, ptr %236, align 8
  %238 = fmul double %235, %237
  %239 = fadd double %233, %238
  %240 = add nsw i64 %232, 1
  %241 = icmp eq i64 %240, %2
  br i1 %241, label %242, label %231

242:
  %243 = phi double [ 0.000000e+00, %227 ], [ %239, %231 ]
  %244 = getelementptr inbounds double, ptr %14, i64 %228
  %245 = load double, ptr %244, align 8
  %246 = fmul double %245, %245
  %247 = fdiv double %243, %246
  br i1 %196, label %248, label %250

248:
  %249 = mul nsw i64 %228, %3
  br label %253

250:
  %251 = add nsw i64 %228, 1
  %252 = icmp eq i64 %251, %209
  br i1 %252, label %224, label %227

253:
  %254 = phi i64 [ 0, %248 ], [ %263, %253 ]
  %255 = add nsw i64 %254, %249
  %256 = getelementptr inbounds double, ptr %7, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fmul double %247, %257
  %259 = add nsw i64 %254, %223
  %260 = getelementptr inbounds double, ptr %6, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fadd double %261, %258
  store double %262, ptr %260, align 8
  %263 = add nsw i64 %254, 1
  %264 = icmp eq i64 %263, %3
  br i1 %264, label %250, label %253

265:
  %266 = phi i64 [ -1, %28 ], [ %3, %148 ], [ %209, %208 ], [ %3, %156 ], [ %209, %224 ]
  ret i64 %266
}

define i64 @size_of_space() {
  ret i64 192
}

declare double @llvm.sqrt.f64(double)

define internal fastcc double @residuals(ptr byval(%struct.Factors) %0, ptr byval(%struct.Vectors) %1, ptr %2) {
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8
  store double 0.000000e+00, ptr %2, align 8
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %25

8:
  %9 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp sgt i64 %6, 0
  %17 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 4
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 9
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 3
  %24 = load ptr, ptr %23, align 8
  br label %40

25:
  %26 = phi double [ 0.000000e+00, %3 ], [ %104, %94 ]
  %27 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %153

30:
  %31 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 13
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Factors, ptr %0, i64 0, i32 4
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %1, align 8
  %36 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Vectors, ptr %1, i64 0, i32 11
  %39 = load ptr, ptr %38, align 8
  br label %155

40:
  %41 = phi i64 [ 0, %8 ], [ %105, %94 ]
  %42 = phi double [ 0.000000e+00, %8 ], [ %104, %94 ]
  %43 = getelementptr inbounds double, ptr %10, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = mul nsw i64 %41, %4
  br label %48

47:
  br i1 %16, label %107, label %94

48:
  %49 = phi i64 [ 0, %40 ], [ %92, %48 ]
  %50 = phi double [ %45, %40 ], [ %91, %48 ]
  %51 = phi double [ %44, %40 ], [ %76, %48 ]
  %52 = phi double [ 0.000000e+00, %40 ], [ %83, %48 ]
  %53 = add nsw i64 %49, %46
  %54 = getelementptr inbounds double, ptr %12, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fneg double %55
  %57 = getelementptr inbounds double, ptr %13, i64 %49
  %58 = load double, ptr %57, align 8
  %59 = fmul double %58, %56
  %60 = fmul double %55, 0xC1A0000002000000
  %61 = fadd double %55, %60
  %62 = fsub double %60, %61
  %63 = fsub double %56, %62
  %64 = fmul double %58, 0x41A0000002000000
  %65 = fsub double %64, %58
  %66 = fsub double %64, %65
  %67 = fsub double %58, %66
  %68 = fmul double %62, %66
  %69 = fsub double %68, %59
  %70 = fmul double %62, %67
  %71 = fadd double %69, %70
  %72 = fmul double %63, %66
  %73 = fadd double %72, %71
  %74 = fmul double %63, %67
  %75 = fadd double %74, %73
  %76 = fadd double %51, %59
  %77 = fsub double %76, %51
  %78 = fsub double %76, %77
  %79 = fsub double %51, %78
  %80 = fsub double %59, %77
  %81 = fadd double %80, %79
  %82 = fadd double %81, %75
  %83 = fadd double %52, %82
  %84 = tail call double @llvm.fabs.f64(double %55)
  %85 = tail call double @llvm.fabs.f64(double %58)
  %86 = getelementptr inbounds double, ptr %15, i64 %49
  %87 = load double, ptr %86, align 8
  %88 = fmul double %87, 0x3F50000000000000
  %89 = fadd double %85, %88
  %90 = fmul double %84, %89
  %91 = fadd double %50, %90
  %92 = add nsw i64 %49, 1
  %93 = icmp eq i64 %92, %4
  br i1 %93, label %47, label %48

94:
  %95 = phi double [ %83, %47 ], [ %142, %107 ]
  %96 = phi double [ %76, %47 ], [ %135, %107 ]
  %97 = phi double [ %91, %47 ], [ %150, %107 ]
  %98 = fadd double %95, %96
  %99 = getelementptr inbounds double, ptr %24, i64 %41
  store double %98, ptr %99, align 8
  %100 = tail call double @llvm.fabs.f64(double %98)
  %101 = fmul double %42, %97
  %102 = fcmp ugt double %100, %101
  %103 = fdiv double %100, %97
  %104 = select i1 %102, double %103, double %42
  %105 = add nsw i64 %41, 1
  %106 = icmp eq i64 %105, %4
  br i1 %106, label %25, label %40

107:
  %108 = phi i64 [ %151, %107 ], [ 0, %47 ]
  %109 = phi double [ %150, %107 ], [ %91, %47 ]
  %110 = phi double [ %135, %107 ], [ %76, %47 ]
  %111 = phi double [ %142, %107 ], [ %83, %47 ]
  %112 = mul nsw i64 %108, %4
  %113 = add nsw i64 %112, %41
  %114 = getelementptr inbounds double, ptr %18, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %20, i64 %108
  %117 = load double, ptr %116, align 8
  %118 = fmul double %115, %117
  %119 = fmul double %115, 0x41A0000002000000
  %120 = fsub double %119, %115
  %121 = fsub double %119, %120
  %122 = fsub double %115, %121
  %123 = fmul double %117, 0x41A0000002000000
  %124 = fsub double %123, %117
  %125 = fsub double %123, %124
  %126 = fsub double %117, %125
  %127 = fmul double %121, %125
  %128 = fsub double %127, %118
  %129 = fmul double %121, %126
  %130 = fadd double %128, %129
  %131 = fmul double %122, %125
  %132 = fadd double %131, %130
  %133 = fmul double %122, %126
  %134 = fadd double %133, %132
  %135 = fadd double %110, %118
  %136 = fsub double %135, %110
  %137 = fsub double %135, %136
  %138 = fsub double %110, %137
  %139 = fsub double %118, %136
  %140 = fadd double %139, %138
  %141 = fadd double %140, %134
  %142 = fadd double %111, %141
  %143 = tail call double @llvm.fabs.f64(double %115)
  %144 = tail call double @llvm.fabs.f64(double %117)
  %145 = getelementptr inbounds double, ptr %22, i64 %108
  %146 = load double, ptr %145, align 8
  %147 = fmul double %146, 0x3F50000000000000
  %148 = fadd double %144, %147
  %149 = fmul double %143, %148
  %150 = fadd double %109, %149
  %151 = add nsw i64 %108, 1
  %152 = icmp eq i64 %151, %6
  br i1 %152, label %94, label %107

153:
  %154 = phi double [ %26, %25 ], [ %234, %233 ]
  ret double %154

155:
  %156 = phi i64 [ 0, %30 ], [ %235, %233 ]
  %157 = phi double [ %26, %30 ], [ %234, %233 ]
  %158 = getelementptr inbounds double, ptr %32, i64 %156
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.fabs.f64(double %159)
  br i1 %7, label %161, label %163

161:
  %162 = mul nsw i64 %156, %4
  br label %172

163:
  %164 = phi double [ 0.000000e+00, %155 ], [ %208, %172 ]
  %165 = phi double [ %159, %155 ], [ %201, %172 ]
  %166 = phi double [ %160, %155 ], [ %216, %172 ]
  %167 = phi double [ %160, %155 ], [ %219, %172 ]
  %168 = fadd double %164, %165
  %169 = getelementptr inbounds double, ptr %39, i64 %156
  store double %168, ptr %169, align 8
  %170 = icmp slt i64 %156, %6
  %171 = tail call double @llvm.fabs.f64(double %168)
  br i1 %170, label %222, label %227

172:
  %173 = phi i64 [ 0, %161 ], [ %220, %172 ]
  %174 = phi double [ %160, %161 ], [ %219, %172 ]
  %175 = phi double [ %160, %161 ], [ %216, %172 ]
  %176 = phi double [ %159, %161 ], [ %201, %172 ]
  %177 = phi double [ 0.000000e+00, %161 ], [ %208, %172 ]
  %178 = add nsw i64 %173, %162
  %179 = getelementptr inbounds double, ptr %34, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fneg double %180
  %182 = getelementptr inbounds double, ptr %35, i64 %173
  %183 = load double, ptr %182, align 8
  %184 = fmul double %183, %181
  %185 = fmul double %180, 0xC1A0000002000000
  %186 = fadd double %180, %185
  %187 = fsub double %185, %186
  %188 = fsub double %181, %187
  %189 = fmul double %183, 0x41A0000002000000
  %190 = fsub double %189, %183
  %191 = fsub double %189, %190
  %192 = fsub double %183, %191
  %193 = fmul double %187, %191
  %194 = fsub double %193, %184
  %195 = fmul double %187, %192
  %196 = fadd double %194, %195
  %197 = fmul double %188, %191
  %198 = fadd double %197, %196
  %199 = fmul double %188, %192
  %200 = fadd double %199, %198
  %201 = fadd double %176, %184
  %202 = fsub double %201, %176
  %203 = fsub double %201, %202
  %204 = fsub double %176, %203
  %205 = fsub double %184, %202
  %206 = fadd double %205, %204
  %207 = fadd double %206, %200
  %208 = fadd double %177, %207
  %209 = tail call double @llvm.fabs.f64(double %180)
  %210 = tail call double @llvm.fabs.f64(double %183)
  %211 = getelementptr inbounds double, ptr %37, i64 %173
  %212 = load double, ptr %211, align 8
  %213 = fmul double %212, 0x3F50000000000000
  %214 = fadd double %210, %213
  %215 = fmul double %209, %214
  %216 = fadd double %175, %215
  %217 = fadd double %210, %212
  %218 = fmul double %209, %217
  %219 = fadd double %174, %218
  %220 = add nsw i64 %173, 1
  %221 = icmp eq i64 %220, %4
  br i1 %221, label %163, label %172

222:
  %223 = fmul double %157, %166
  %224 = fcmp ugt double %171, %223
  br i1 %224, label %225, label %233

225:
  %226 = fdiv double %171, %166
  br label %233

227:
  %228 = load double, ptr %2, align 8
  %229 = fmul double %167, %228
  %230 = fcmp ugt double %171, %229
  br i1 %230, label %231, label %233

231:
  %232 = fdiv double %171, %167
  store double %232, ptr %2, align 8
  br label %233

233:
  %234 = phi double [ %157, %231 ], [ %157, %227 ], [ %226, %225 ], [ %157, %222 ]
  %235 = add nsw i64 %156, 1
  %236 = icmp eq i64 %235, %28
  br i1 %236, label %153, label %155
}

define internal fastcc void @singular(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = mul nsw i64 %2, %1
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %19

8:
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = phi double [ %14, %8 ], [ 0.000000e+00, %5 ]
  %11 = getelementptr inbounds double, ptr %0, i64 %9
  %12 = load double, ptr %11, align 8
  %13 = fmul double %12, %12
  %14 = fadd double %10, %13
  %15 = add nsw i64 %9, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %17, label %8

17:
  %18 = fmul double %14, 1.000000e-30
  br label %19

19:
  %20 = phi double [ 0.000000e+00, %5 ], [ %18, %17 ]
  %21 = icmp eq i64 %2, 0
  br i1 %21, label %26, label %22

22:
  %23 = mul i64 %2, %2
  %24 = add nsw i64 %2, 1
  %25 = tail call i64 @llvm.umax.i64(i64 %23, i64 1)
  br label %29

26:
  %27 = icmp sgt i64 %2, 0
  %28 = icmp sgt i64 %1, 0
  br label %37

29:
  %30 = phi i64 [ 0, %22 ], [ %35, %29 ]
  %31 = srem i64 %30, %24
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, double 1.000000e+00, double 0.000000e+00
  %34 = getelementptr inbounds double, ptr %3, i64 %30
  store double %33, ptr %34, align 8
  %35 = add nsw i64 %30, 1
  %36 = icmp eq i64 %35, %25
  br i1 %36, label %26, label %29

37:
  %38 = phi i32 [ 0, %26 ], [ %44, %43 ]
  br i1 %27, label %48, label %172

39:
  br i1 %27, label %153, label %172

40:
  %41 = phi i32 [ %50, %48 ], [ %149, %147 ]
  %42 = icmp eq i64 %51, %2
  br i1 %42, label %43, label %48

43:
  %44 = add nsw i32 %38, 1
  %45 = icmp ult i32 %38, 39
  %46 = icmp ne i32 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %37, label %39

48:
  %49 = phi i64 [ %51, %40 ], [ 0, %37 ]
  %50 = phi i32 [ %41, %40 ], [ 0, %37 ]
  %51 = add nsw i64 %49, 1
  %52 = icmp slt i64 %51, %2
  br i1 %52, label %53, label %40

53:
  %54 = mul nsw i64 %49, %1
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = mul nsw i64 %49, %2
  %57 = getelementptr inbounds double, ptr %3, i64 %56
  br label %58

58:
  %59 = phi i64 [ %51, %53 ], [ %150, %147 ]
  %60 = phi i32 [ %50, %53 ], [ %149, %147 ]
  %61 = mul nsw i64 %59, %1
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  br i1 %28, label %63, label %92

63:
  %64 = phi i64 [ %70, %63 ], [ 0, %58 ]
  %65 = phi double [ %69, %63 ], [ 0.000000e+00, %58 ]
  %66 = getelementptr inbounds double, ptr %55, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = fmul double %67, %67
  %69 = fadd double %65, %68
  %70 = add nsw i64 %64, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %72, label %63

72:
  %73 = phi i64 [ %79, %72 ], [ 0, %63 ]
  %74 = phi double [ %78, %72 ], [ 0.000000e+00, %63 ]
  %75 = getelementptr inbounds double, ptr %62, i64 %73
  %76 = load double, ptr %75, align 8
  %77 = fmul double %76, %76
  %78 = fadd double %74, %77
  %79 = add nsw i64 %73, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %72

81:
  %82 = phi i64 [ %90, %81 ], [ 0, %72 ]
  %83 = phi double [ %89, %81 ], [ 0.000000e+00, %72 ]
  %84 = getelementptr inbounds double, ptr %55, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %62, i64 %82
  %87 = load double, ptr %86, align 8
  %88 = fmul double %85, %87
  %89 = fadd double %83, %88
  %90 = add nsw i64 %82, 1
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %92, label %81

92:
  %93 = phi double [ 0.000000e+00, %58 ], [ %78, %81 ]
  %94 = phi double [ 0.000000e+00, %58 ], [ %69, %81 ]
  %95 = phi double [ 0.000000e+00, %58 ], [ %89, %81 ]
  %96 = tail call double @llvm.fabs.f64(double %95)
  %97 = tail call double @llvm.sqrt.f64(double %94)
  %98 = fmul double %97, 0x3CB0000000000000
  %99 = tail call double @llvm.sqrt.f64(double %93)
  %100 = fmul double %99, %98
  %101 = fcmp ogt double %96, %100
  %102 = fcmp ugt double %94, %20
  %103 = select i1 %101, i1 %102, i1 false
  %104 = fcmp ugt double %93, %20
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %106, label %147

106:
  %107 = fsub double %93, %94
  %108 = fmul double %95, 2.000000e+00
  %109 = fdiv double %107, %108
  %110 = fcmp oge double %109, 0.000000e+00
  %111 = select i1 %110, double 1.000000e+00, double -1.000000e+00
  %112 = tail call double @llvm.fabs.f64(double %109)
  %113 = fmul double %109, %109
  %114 = fadd double %113, 1.000000e+00
  %115 = tail call double @llvm.sqrt.f64(double %114)
  %116 = fadd double %112, %115
  %117 = fdiv double %111, %116
  %118 = fmul double %117, %117
  %119 = fadd double %118, 1.000000e+00
  %120 = tail call double @llvm.sqrt.f64(double %119)
  %121 = fdiv double 1.000000e+00, %120
  %122 = fmul double %117, %121
  %123 = mul nsw i64 %59, %2
  %124 = getelementptr inbounds double, ptr %3, i64 %123
  br label %125

125:
  %126 = phi i1 [ true, %106 ], [ false, %131 ]
  %127 = select i1 %126, ptr %55, ptr %57
  %128 = select i1 %126, ptr %62, ptr %124
  %129 = select i1 %126, i64 %1, i64 %2
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %132, label %131

131:
  br i1 %126, label %125, label %147

132:
  %133 = phi i64 [ %145, %132 ], [ 0, %125 ]
  %134 = getelementptr inbounds double, ptr %127, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fmul double %121, %135
  %137 = getelementptr inbounds double, ptr %128, i64 %133
  %138 = load double, ptr %137, align 8
  %139 = fmul double %122, %138
  %140 = fsub double %136, %139
  store double %140, ptr %134, align 8
  %141 = fmul double %122, %135
  %142 = load double, ptr %137, align 8
  %143 = fmul double %121, %142
  %144 = fadd double %141, %143
  store double %144, ptr %137, align 8
  %145 = add nsw i64 %133, 1
  %146 = icmp eq i64 %145, %129
  br i1 %146, label %131, label %132

147:
  %148 = phi i32 [ 0, %92 ], [ 1, %131 ]
  %149 = or i32 %148, %60
  %150 = add nsw i64 %59, 1
  %151 = icmp eq i64 %150, %2
  br i1 %151, label %40, label %58

152:
  br i1 %27, label %173, label %172

153:
  %154 = phi i64 [ %170, %166 ], [ 0, %39 ]
  %155 = mul nsw i64 %154, %1
  %156 = getelementptr inbounds double, ptr %0, i64 %155
  br i1 %28, label %157, label %166

157:
  %158 = phi i64 [ %164, %157 ], [ 0, %153 ]
  %159 = phi double [ %163, %157 ], [ 0.000000e+00, %153 ]
  %160 = getelementptr inbounds double, ptr %156, i64 %158
  %161 = load double, ptr %160, align 8
  %162 = fmul double %161, %161
  %163 = fadd double %159, %162
  %164 = add nsw i64 %158, 1
  %165 = icmp eq i64 %164, %1
  br i1 %165, label %166, label %157

166:
  %167 = phi double [ 0.000000e+00, %153 ], [ %163, %157 ]
  %168 = tail call double @llvm.sqrt.f64(double %167)
  %169 = getelementptr inbounds double, ptr %4, i64 %154
  store double %168, ptr %169, align 8
  %170 = add nsw i64 %154, 1
  %171 = icmp eq i64 %170, %2
  br i1 %171, label %152, label %153

172:
  ret void

173:
  %174 = phi i64 [ %175, %208 ], [ 0, %152 ]
  %175 = add nsw i64 %174, 1
  %176 = icmp slt i64 %175, %2
  br i1 %176, label %210, label %177

177:
  %178 = phi i64 [ %174, %173 ], [ %218, %210 ]
  %179 = getelementptr inbounds double, ptr %4, i64 %174
  %180 = getelementptr inbounds double, ptr %4, i64 %178
  %181 = load double, ptr %179, align 8
  %182 = load double, ptr %180, align 8
  store double %182, ptr %179, align 8
  store double %181, ptr %180, align 8
  %183 = mul nsw i64 %174, %1
  %184 = getelementptr inbounds double, ptr %0, i64 %183
  %185 = mul nsw i64 %178, %1
  %186 = getelementptr double, ptr %0, i64 %185
  br i1 %28, label %187, label %195

187:
  %188 = phi i64 [ %193, %187 ], [ 0, %177 ]
  %189 = getelementptr inbounds double, ptr %184, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %186, i64 %188
  %192 = load double, ptr %191, align 8
  store double %192, ptr %189, align 8
  store double %190, ptr %191, align 8
  %193 = add nsw i64 %188, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %195, label %187

195:
  %196 = mul nsw i64 %174, %2
  %197 = getelementptr inbounds double, ptr %3, i64 %196
  %198 = mul nsw i64 %178, %2
  %199 = getelementptr double, ptr %3, i64 %198
  br label %200

200:
  %201 = phi i64 [ %206, %200 ], [ 0, %195 ]
  %202 = getelementptr inbounds double, ptr %197, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %199, i64 %201
  %205 = load double, ptr %204, align 8
  store double %205, ptr %202, align 8
  store double %203, ptr %204, align 8
  %206 = add nsw i64 %201, 1
  %207 = icmp eq i64 %206, %2
  br i1 %207, label %208, label %200

208:
  %209 = icmp eq i64 %175, %2
  br i1 %209, label %172, label %173

210:
  %211 = phi i64 [ %219, %210 ], [ %175, %173 ]
  %212 = phi i64 [ %218, %210 ], [ %174, %173 ]
  %213 = getelementptr inbounds double, ptr %4, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %4, i64 %212
  %216 = load double, ptr %215, align 8
  %217 = fcmp ogt double %214, %216
  %218 = select i1 %217, i64 %211, i64 %212
  %219 = add nsw i64 %211, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %177, label %210
}

define internal fastcc i64 @triangular(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  store double 1.000000e+00, ptr %5, align 8
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %121

8:
  br i1 %7, label %9, label %121

9:
  %10 = icmp sgt i64 %2, 0
  br label %16

11:
  %12 = phi i64 [ %14, %11 ], [ 0, %6 ]
  %13 = getelementptr inbounds i64, ptr %4, i64 %12
  store i64 %12, ptr %13, align 8
  %14 = add nsw i64 %12, 1
  %15 = icmp eq i64 %14, %3
  br i1 %15, label %8, label %11

16:
  %17 = phi i1 [ true, %9 ], [ %119, %117 ]
  %18 = phi double [ 0.000000e+00, %9 ], [ %28, %117 ]
  %19 = phi i64 [ 0, %9 ], [ %118, %117 ]
  %20 = getelementptr double, ptr %0, i64 %19
  %21 = icmp slt i64 %19, %2
  %22 = sub nsw i64 %2, %19
  %23 = select i1 %21, i64 %22, i64 0
  %24 = icmp sgt i64 %23, 0
  br label %31

25:
  %26 = icmp eq i64 %19, 0
  %27 = tail call double @llvm.sqrt.f64(double %50)
  %28 = select i1 %26, double %27, double %18
  %29 = fmul double %28, 1.000000e-05
  %30 = fcmp ogt double %27, %29
  br i1 %30, label %53, label %121

31:
  %32 = phi i64 [ %19, %16 ], [ %51, %46 ]
  %33 = phi double [ -1.000000e+00, %16 ], [ %50, %46 ]
  %34 = phi i64 [ %19, %16 ], [ %49, %46 ]
  %35 = mul nsw i64 %32, %2
  %36 = getelementptr double, ptr %20, i64 %35
  br i1 %24, label %37, label %46

37:
  %38 = phi i64 [ %44, %37 ], [ 0, %31 ]
  %39 = phi double [ %43, %37 ], [ 0.000000e+00, %31 ]
  %40 = getelementptr inbounds double, ptr %36, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, %41
  %43 = fadd double %39, %42
  %44 = add nsw i64 %38, 1
  %45 = icmp eq i64 %44, %23
  br i1 %45, label %46, label %37

46:
  %47 = phi double [ 0.000000e+00, %31 ], [ %43, %37 ]
  %48 = fcmp ogt double %47, %33
  %49 = select i1 %48, i64 %32, i64 %34
  %50 = select i1 %48, double %47, double %33
  %51 = add nsw i64 %32, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %25, label %31

53:
  %54 = fdiv double %27, %28
  store double %54, ptr %5, align 8
  %55 = getelementptr inbounds i64, ptr %4, i64 %19
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i64, ptr %4, i64 %49
  %58 = load i64, ptr %57, align 8
  store i64 %58, ptr %55, align 8
  store i64 %56, ptr %57, align 8
  %59 = mul nsw i64 %19, %2
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = mul nsw i64 %49, %2
  %62 = getelementptr double, ptr %0, i64 %61
  br i1 %10, label %63, label %71

63:
  %64 = phi i64 [ %69, %63 ], [ 0, %53 ]
  %65 = getelementptr inbounds double, ptr %60, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %62, i64 %64
  %68 = load double, ptr %67, align 8
  store double %68, ptr %65, align 8
  store double %66, ptr %67, align 8
  %69 = add nsw i64 %64, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %71, label %63

71:
  %72 = getelementptr inbounds double, ptr %60, i64 %19
  %73 = load double, ptr %72, align 8
  %74 = fcmp ogt double %73, 0.000000e+00
  %75 = fneg double %27
  %76 = select i1 %74, double %75, double %27
  %77 = fsub double %73, %76
  %78 = fmul double %73, %73
  %79 = fsub double %50, %78
  %80 = fmul double %77, %77
  %81 = fadd double %79, %80
  store double %77, ptr %72, align 8
  br i1 %17, label %82, label %117

82:
  %83 = icmp slt i64 %19, %2
  br label %86

84:
  %85 = icmp eq i64 %88, %3
  br i1 %85, label %117, label %86

86:
  %87 = phi i64 [ %19, %82 ], [ %88, %84 ]
  %88 = add nsw i64 %87, 1
  %89 = icmp slt i64 %88, %3
  %90 = mul nsw i64 %88, %2
  %91 = getelementptr inbounds double, ptr %0, i64 %90
  %92 = select i1 %89, ptr %91, ptr %1
  br i1 %83, label %96, label %84

93:
  %94 = fmul double %104, 2.000000e+00
  %95 = fdiv double %94, %81
  br label %107

96:
  %97 = phi i64 [ %105, %96 ], [ %19, %86 ]
  %98 = phi double [ %104, %96 ], [ 0.000000e+00, %86 ]
  %99 = getelementptr inbounds double, ptr %60, i64 %97
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %92, i64 %97
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = fadd double %98, %103
  %105 = add nsw i64 %97, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %93, label %96

107:
  %108 = phi i64 [ %19, %93 ], [ %115, %107 ]
  %109 = getelementptr inbounds double, ptr %60, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fmul double %95, %110
  %112 = getelementptr inbounds double, ptr %92, i64 %108
  %113 = load double, ptr %112, align 8
  %114 = fsub double %113, %111
  store double %114, ptr %112, align 8
  %115 = add nsw i64 %108, 1
  %116 = icmp eq i64 %115, %2
  br i1 %116, label %84, label %107

117:
  store double %76, ptr %72, align 8
  %118 = add nsw i64 %19, 1
  %119 = icmp slt i64 %118, %3
  %120 = icmp eq i64 %118, %3
  br i1 %120, label %121, label %16

121:
  %122 = phi i64 [ 0, %8 ], [ 0, %6 ], [ %3, %117 ], [ %19, %25 ]
  %123 = tail call i64 @llvm.smin.i64(i64 %122, i64 %3)
  ret i64 %123
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
