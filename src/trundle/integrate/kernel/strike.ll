; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Ending = type { i64, i64, double }
%struct.Group = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Course = type { i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.Found = type { i64, ptr, ptr, ptr, ptr }
%struct.Cone = type { i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Stages = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }

define i64 @strike_told(i64 %0) {
  %2 = add nsw i64 %0, 4
  %3 = mul nsw i64 %0, 24
  %4 = add nsw i64 %2, %3
  ret i64 %4
}

define i64 @strike_room(i64 %0) {
  %2 = shl nsw i64 %0, 3
  %3 = add nsw i64 %0, 4
  %4 = mul nsw i64 %0, 24
  %5 = add nsw i64 %3, %4
  %6 = shl nsw i64 %5, 1
  %7 = mul i64 %0, 108
  %8 = mul nsw i64 %2, %2
  %9 = add i64 %7, 980
  %10 = mul i64 %9, %0
  %11 = add i64 %8, 400
  %12 = add i64 %11, %6
  %13 = add i64 %12, %10
  ret i64 %13
}

declare double @llvm.fabs.f64(double)

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

define fastcc i64 @zeros_between(ptr %0, i64 %1, double %2, ptr %3) {
  %5 = alloca [4 x double], align 16
  %6 = alloca [6 x double], align 16
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %109, label %8

8:
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %20, label %10

10:
  %11 = add nsw i64 %1, -1
  %12 = getelementptr inbounds double, ptr %6, i64 1
  %13 = call fastcc i64 @zeros_between(ptr %5, i64 %11, double 0.000000e+00, ptr %12)
  store double -1.000000e+00, ptr %6, align 16
  %14 = add nsw i64 %13, 1
  %15 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %14
  store double 1.000000e+00, ptr %15, align 8
  %16 = icmp sgt i64 %13, -2
  br i1 %16, label %17, label %109

17:
  %18 = getelementptr inbounds double, ptr %0, i64 %1
  %19 = add i64 %13, 1
  br label %32

20:
  %21 = phi i64 [ %22, %20 ], [ 0, %8 ]
  %22 = add nsw i64 %21, 1
  %23 = sitofp i64 %22 to double
  %24 = getelementptr inbounds double, ptr %0, i64 %22
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %23
  %27 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 %21
  store double %26, ptr %27, align 8
  %28 = icmp eq i64 %22, %1
  br i1 %28, label %10, label %20

29:
  %30 = add i64 %33, 1
  %31 = icmp eq i64 %33, %19
  br i1 %31, label %109, label %32

32:
  %33 = phi i64 [ 0, %17 ], [ %30, %29 ]
  %34 = phi double [ 0.000000e+00, %17 ], [ %107, %29 ]
  %35 = phi i64 [ 0, %17 ], [ %106, %29 ]
  %36 = load double, ptr %18, align 8
  br i1 %9, label %37, label %40

37:
  %38 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %39 = load double, ptr %38, align 8
  br label %44

40:
  %41 = phi double [ %36, %32 ], [ %49, %44 ]
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fcmp ugt double %42, %2
  br i1 %43, label %64, label %52

44:
  %45 = phi i64 [ %11, %37 ], [ %50, %44 ]
  %46 = phi double [ %36, %37 ], [ %49, %44 ]
  %47 = getelementptr inbounds double, ptr %0, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %46, double %39, double %48)
  %50 = add nsw i64 %45, -1
  %51 = icmp eq i64 %45, 0
  br i1 %51, label %40, label %44

52:
  %53 = icmp sgt i64 %35, 0
  br i1 %53, label %57, label %54

54:
  %55 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %56 = load double, ptr %55, align 8
  br label %100

57:
  %58 = add nsw i64 %35, -1
  %59 = getelementptr inbounds double, ptr %3, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %62 = load double, ptr %61, align 8
  %63 = fcmp oeq double %60, %62
  br i1 %63, label %105, label %100

64:
  %65 = icmp ne i64 %33, 0
  %66 = fmul double %34, %41
  %67 = fcmp olt double %66, 0.000000e+00
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %69, label %105

69:
  %70 = add nsw i64 %33, -1
  %71 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %74 = load double, ptr %73, align 8
  br label %78

75:
  %76 = fadd double %88, %89
  %77 = fmul double %76, 5.000000e-01
  br label %100

78:
  %79 = phi i64 [ 0, %69 ], [ %90, %84 ]
  %80 = phi double [ %74, %69 ], [ %89, %84 ]
  %81 = phi double [ %72, %69 ], [ %88, %84 ]
  %82 = fadd double %81, %80
  %83 = fmul double %82, 5.000000e-01
  br i1 %9, label %92, label %84

84:
  %85 = phi double [ %36, %78 ], [ %97, %92 ]
  %86 = fmul double %41, %85
  %87 = fcmp ogt double %86, 0.000000e+00
  %88 = select i1 %87, double %81, double %83
  %89 = select i1 %87, double %83, double %80
  %90 = add nsw i64 %79, 1
  %91 = icmp eq i64 %90, 60
  br i1 %91, label %75, label %78

92:
  %93 = phi i64 [ %98, %92 ], [ %11, %78 ]
  %94 = phi double [ %97, %92 ], [ %36, %78 ]
  %95 = getelementptr inbounds double, ptr %0, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %94, double %83, double %96)
  %98 = add nsw i64 %93, -1
  %99 = icmp eq i64 %93, 0
  br i1 %99, label %84, label %92

100:
  %101 = phi double [ %77, %75 ], [ %56, %54 ], [ %62, %57 ]
  %102 = phi double [ %41, %75 ], [ 0.000000e+00, %54 ], [ 0.000000e+00, %57 ]
  %103 = add nsw i64 %35, 1
  %104 = getelementptr inbounds double, ptr %3, i64 %35
  store double %101, ptr %104, align 8
  br label %105

105:
  %106 = phi i64 [ %35, %64 ], [ %35, %57 ], [ %103, %100 ]
  %107 = phi double [ %41, %64 ], [ 0.000000e+00, %57 ], [ %102, %100 ]
  %108 = icmp eq i64 %106, 4
  br i1 %108, label %109, label %29

109:
  %110 = phi i64 [ 0, %4 ], [ 0, %10 ], [ %106, %29 ], [ 4, %105 ]
  ret i64 %110
}

declare i64 @llvm.smin.i64(i64, i64)
