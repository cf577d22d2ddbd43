; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Problem = type { ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Place = type { ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Feet = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

define fastcc i64 @triangular(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, double %5, ptr %6) {
  store double 1.000000e+00, ptr %6, align 8
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %12, label %118

9:
  br i1 %8, label %10, label %118

10:
  %11 = icmp sgt i64 %2, 0
  br label %17

12:
  %13 = phi i64 [ %15, %12 ], [ 0, %7 ]
  %14 = getelementptr inbounds i64, ptr %4, i64 %13
  store i64 %13, ptr %14, align 8
  %15 = add nsw i64 %13, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %9, label %12

17:
  %18 = phi i1 [ true, %10 ], [ %116, %114 ]
  %19 = phi double [ 0.000000e+00, %10 ], [ %29, %114 ]
  %20 = phi i64 [ 0, %10 ], [ %115, %114 ]
  %21 = getelementptr double, ptr %0, i64 %20
  %22 = icmp slt i64 %20, %2
  %23 = sub nsw i64 %2, %20
  %24 = select i1 %22, i64 %23, i64 0
  %25 = icmp sgt i64 %24, 0
  br label %32

26:
  %27 = icmp eq i64 %20, 0
  %28 = tail call double @llvm.sqrt.f64(double %50)
  %29 = select i1 %27, double %28, double %19
  %30 = fmul double %29, %5
  %31 = fcmp ogt double %28, %30
  br i1 %31, label %53, label %118

32:
  %33 = phi i64 [ %20, %17 ], [ %51, %46 ]
  %34 = phi double [ -1.000000e+00, %17 ], [ %50, %46 ]
  %35 = phi i64 [ %20, %17 ], [ %49, %46 ]
  %36 = mul nsw i64 %33, %2
  %37 = getelementptr double, ptr %21, i64 %36
  br i1 %25, label %38, label %46

38:
  %39 = phi i64 [ %44, %38 ], [ 0, %32 ]
  %40 = phi double [ %43, %38 ], [ 0.000000e+00, %32 ]
  %41 = getelementptr inbounds double, ptr %37, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double %40)
  %44 = add nsw i64 %39, 1
  %45 = icmp eq i64 %44, %24
  br i1 %45, label %46, label %38

46:
  %47 = phi double [ 0.000000e+00, %32 ], [ %43, %38 ]
  %48 = fcmp ogt double %47, %34
  %49 = select i1 %48, i64 %33, i64 %35
  %50 = select i1 %48, double %47, double %34
  %51 = add nsw i64 %33, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %26, label %32

53:
  %54 = fdiv double %28, %29
  store double %54, ptr %6, align 8
  %55 = getelementptr inbounds i64, ptr %4, i64 %20
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i64, ptr %4, i64 %49
  %58 = load i64, ptr %57, align 8
  store i64 %58, ptr %55, align 8
  store i64 %56, ptr %57, align 8
  %59 = mul nsw i64 %20, %2
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = mul nsw i64 %49, %2
  %62 = getelementptr double, ptr %0, i64 %61
  br i1 %11, label %63, label %71

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
  %72 = getelementptr inbounds double, ptr %60, i64 %20
  %73 = load double, ptr %72, align 8
  %74 = fcmp ogt double %73, 0.000000e+00
  %75 = fneg double %28
  %76 = select i1 %74, double %75, double %28
  %77 = fsub double %73, %76
  %78 = fneg double %73
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %73, double %50)
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %77, double %79)
  store double %77, ptr %72, align 8
  br i1 %18, label %81, label %114

81:
  %82 = icmp slt i64 %20, %2
  br label %85

83:
  %84 = icmp eq i64 %87, %3
  br i1 %84, label %114, label %85

85:
  %86 = phi i64 [ %20, %81 ], [ %87, %83 ]
  %87 = add nsw i64 %86, 1
  %88 = icmp slt i64 %87, %3
  %89 = mul nsw i64 %87, %2
  %90 = getelementptr inbounds double, ptr %0, i64 %89
  %91 = select i1 %88, ptr %90, ptr %1
  br i1 %82, label %95, label %83

92:
  %93 = fmul double %102, -2.000000e+00
  %94 = fdiv double %93, %80
  br label %105

95:
  %96 = phi i64 [ %103, %95 ], [ %20, %85 ]
  %97 = phi double [ %102, %95 ], [ 0.000000e+00, %85 ]
  %98 = getelementptr inbounds double, ptr %60, i64 %96
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %91, i64 %96
  %101 = load double, ptr %100, align 8
  %102 = tail call double @llvm.fmuladd.f64(double %99, double %101, double %97)
  %103 = add nsw i64 %96, 1
  %104 = icmp eq i64 %103, %2
  br i1 %104, label %92, label %95

105:
  %106 = phi i64 [ %20, %92 ], [ %112, %105 ]
  %107 = getelementptr inbounds double, ptr %60, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %91, i64 %106
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fmuladd.f64(double %94, double %108, double %110)
  store double %111, ptr %109, align 8
  %112 = add nsw i64 %106, 1
  %113 = icmp eq i64 %112, %2
  br i1 %113, label %83, label %105

114:
  store double %76, ptr %72, align 8
  %115 = add nsw i64 %20, 1
  %116 = icmp slt i64 %115, %3
  %117 = icmp eq i64 %115, %3
  br i1 %117, label %118, label %17

118:
  %119 = phi i64 [ 0, %9 ], [ 0, %7 ], [ %3, %114 ], [ %20, %26 ]
  %120 = tail call i64 @llvm.smin.i64(i64 %119, i64 %3)
  ret i64 %120
}

declare i64 @llvm.smin.i64(i64, i64)
