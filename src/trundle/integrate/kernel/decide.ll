; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Set = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Giving = type { ptr, i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Search = type { i64, ptr, ptr }
%struct.Space = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Choices = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, ptr, i64, ptr, ptr, ptr }
%struct.Affine = type { i64, i64, ptr, ptr, ptr, ptr }
%struct.Rate = type { ptr, ptr, ptr, i64, ptr }
%struct.Loads = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

define i64 @modes_set(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 %6
  %11 = load i64, ptr %10, align 8
  %12 = shl nsw i64 %11, 1
  %13 = add i64 %4, 1
  %14 = add i64 %13, %7
  %15 = add i64 %14, %12
  ret i64 %15
}

define i64 @modes_room(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %4, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %8, %6
  %12 = add i64 %11, %10
  %13 = shl nsw i64 %6, 2
  %14 = shl nsw i64 %8, 1
  %15 = or i64 %13, 1
  %16 = add i64 %15, %10
  %17 = add i64 %16, %14
  %18 = mul i64 %12, %12
  %19 = mul nsw i64 %12, 100
  %20 = add i64 %17, %18
  %21 = mul i64 %20, 40
  %22 = add i64 %19, 200
  %23 = add i64 %22, %21
  ret i64 %23
}

define i64 @size_of_modes() {
  ret i64 144
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define fastcc i64 @triangular(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  store double 1.000000e+00, ptr %5, align 8
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %11, label %117

8:
  br i1 %7, label %9, label %117

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
  %17 = phi i1 [ true, %9 ], [ %115, %113 ]
  %18 = phi double [ 0.000000e+00, %9 ], [ %28, %113 ]
  %19 = phi i64 [ 0, %9 ], [ %114, %113 ]
  %20 = getelementptr double, ptr %0, i64 %19
  %21 = icmp slt i64 %19, %2
  %22 = sub nsw i64 %2, %19
  %23 = select i1 %21, i64 %22, i64 0
  %24 = icmp sgt i64 %23, 0
  br label %31

25:
  %26 = icmp eq i64 %19, 0
  %27 = tail call double @llvm.sqrt.f64(double %49)
  %28 = select i1 %26, double %27, double %18
  %29 = fmul double %28, 1.000000e-05
  %30 = fcmp ogt double %27, %29
  br i1 %30, label %52, label %117

31:
  %32 = phi i64 [ %19, %16 ], [ %50, %45 ]
  %33 = phi double [ -1.000000e+00, %16 ], [ %49, %45 ]
  %34 = phi i64 [ %19, %16 ], [ %48, %45 ]
  %35 = mul nsw i64 %32, %2
  %36 = getelementptr double, ptr %20, i64 %35
  br i1 %24, label %37, label %45

37:
  %38 = phi i64 [ %43, %37 ], [ 0, %31 ]
  %39 = phi double [ %42, %37 ], [ 0.000000e+00, %31 ]
  %40 = getelementptr inbounds double, ptr %36, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %39)
  %43 = add nsw i64 %38, 1
  %44 = icmp eq i64 %43, %23
  br i1 %44, label %45, label %37

45:
  %46 = phi double [ 0.000000e+00, %31 ], [ %42, %37 ]
  %47 = fcmp ogt double %46, %33
  %48 = select i1 %47, i64 %32, i64 %34
  %49 = select i1 %47, double %46, double %33
  %50 = add nsw i64 %32, 1
  %51 = icmp eq i64 %50, %3
  br i1 %51, label %25, label %31

52:
  %53 = fdiv double %27, %28
  store double %53, ptr %5, align 8
  %54 = getelementptr inbounds i64, ptr %4, i64 %19
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i64, ptr %4, i64 %48
  %57 = load i64, ptr %56, align 8
  store i64 %57, ptr %54, align 8
  store i64 %55, ptr %56, align 8
  %58 = mul nsw i64 %19, %2
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = mul nsw i64 %48, %2
  %61 = getelementptr double, ptr %0, i64 %60
  br i1 %10, label %62, label %70

62:
  %63 = phi i64 [ %68, %62 ], [ 0, %52 ]
  %64 = getelementptr inbounds double, ptr %59, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %61, i64 %63
  %67 = load double, ptr %66, align 8
  store double %67, ptr %64, align 8
  store double %65, ptr %66, align 8
  %68 = add nsw i64 %63, 1
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %70, label %62

70:
  %71 = getelementptr inbounds double, ptr %59, i64 %19
  %72 = load double, ptr %71, align 8
  %73 = fcmp ogt double %72, 0.000000e+00
  %74 = fneg double %27
  %75 = select i1 %73, double %74, double %27
  %76 = fsub double %72, %75
  %77 = fneg double %72
  %78 = tail call double @llvm.fmuladd.f64(double %77, double %72, double %49)
  %79 = tail call double @llvm.fmuladd.f64(double %76, double %76, double %78)
  store double %76, ptr %71, align 8
  br i1 %17, label %80, label %113

80:
  %81 = icmp slt i64 %19, %2
  br label %84

82:
  %83 = icmp eq i64 %86, %3
  br i1 %83, label %113, label %84

84:
  %85 = phi i64 [ %19, %80 ], [ %86, %82 ]
  %86 = add nsw i64 %85, 1
  %87 = icmp slt i64 %86, %3
  %88 = mul nsw i64 %86, %2
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = select i1 %87, ptr %89, ptr %1
  br i1 %81, label %94, label %82

91:
  %92 = fmul double %101, -2.000000e+00
  %93 = fdiv double %92, %79
  br label %104

94:
  %95 = phi i64 [ %102, %94 ], [ %19, %84 ]
  %96 = phi double [ %101, %94 ], [ 0.000000e+00, %84 ]
  %97 = getelementptr inbounds double, ptr %59, i64 %95
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %90, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = tail call double @llvm.fmuladd.f64(double %98, double %100, double %96)
  %102 = add nsw i64 %95, 1
  %103 = icmp eq i64 %102, %2
  br i1 %103, label %91, label %94

104:
  %105 = phi i64 [ %19, %91 ], [ %111, %104 ]
  %106 = getelementptr inbounds double, ptr %59, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %90, i64 %105
  %109 = load double, ptr %108, align 8
  %110 = tail call double @llvm.fmuladd.f64(double %93, double %107, double %109)
  store double %110, ptr %108, align 8
  %111 = add nsw i64 %105, 1
  %112 = icmp eq i64 %111, %2
  br i1 %112, label %82, label %104

113:
  store double %75, ptr %71, align 8
  %114 = add nsw i64 %19, 1
  %115 = icmp slt i64 %114, %3
  %116 = icmp eq i64 %114, %3
  br i1 %116, label %117, label %16

117:
  %118 = phi i64 [ 0, %8 ], [ 0, %6 ], [ %3, %113 ], [ %19, %25 ]
  %119 = tail call i64 @llvm.smin.i64(i64 %118, i64 %3)
  ret i64 %119
}

declare i64 @llvm.smin.i64(i64, i64)
