; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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

define fastcc i64 @zeros_between(ptr %0, i64 %1, double %2, ptr %3) {
  %5 = alloca [4 x double], align 16
  %6 = alloca [6 x double], align 16
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %111, label %8

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
  br i1 %16, label %17, label %111

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
  %26 = fmul contract double %25, %23
  %27 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 %21
  store double %26, ptr %27, align 8
  %28 = icmp eq i64 %22, %1
  br i1 %28, label %10, label %20

29:
  %30 = add i64 %33, 1
  %31 = icmp eq i64 %33, %19
  br i1 %31, label %111, label %32

32:
  %33 = phi i64 [ 0, %17 ], [ %30, %29 ]
  %34 = phi double [ 0.000000e+00, %17 ], [ %109, %29 ]
  %35 = phi i64 [ 0, %17 ], [ %108, %29 ]
  %36 = load double, ptr %18, align 8
  br i1 %9, label %37, label %40

37:
  %38 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %39 = load double, ptr %38, align 8
  br label %44

40:
  %41 = phi double [ %36, %32 ], [ %50, %44 ]
  %42 = tail call contract double @llvm.fabs.f64(double %41)
  %43 = fcmp contract ugt double %42, %2
  br i1 %43, label %65, label %53

44:
  %45 = phi i64 [ %11, %37 ], [ %51, %44 ]
  %46 = phi double [ %36, %37 ], [ %50, %44 ]
  %47 = fmul contract double %46, %39
  %48 = getelementptr inbounds double, ptr %0, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = fadd contract double %47, %49
  %51 = add nsw i64 %45, -1
  %52 = icmp eq i64 %45, 0
  br i1 %52, label %40, label %44

53:
  %54 = icmp sgt i64 %35, 0
  br i1 %54, label %58, label %55

55:
  %56 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %57 = load double, ptr %56, align 8
  br label %102

58:
  %59 = add nsw i64 %35, -1
  %60 = getelementptr inbounds double, ptr %3, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %63 = load double, ptr %62, align 8
  %64 = fcmp contract oeq double %61, %63
  br i1 %64, label %107, label %102

65:
  %66 = icmp ne i64 %33, 0
  %67 = fmul contract double %34, %41
  %68 = fcmp contract olt double %67, 0.000000e+00
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %70, label %107

70:
  %71 = add nsw i64 %33, -1
  %72 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %33
  %75 = load double, ptr %74, align 8
  br label %79

76:
  %77 = fadd contract double %89, %90
  %78 = fmul contract double %77, 5.000000e-01
  br label %102

79:
  %80 = phi i64 [ 0, %70 ], [ %91, %85 ]
  %81 = phi double [ %75, %70 ], [ %90, %85 ]
  %82 = phi double [ %73, %70 ], [ %89, %85 ]
  %83 = fadd contract double %82, %81
  %84 = fmul contract double %83, 5.000000e-01
  br i1 %9, label %93, label %85

85:
  %86 = phi double [ %36, %79 ], [ %99, %93 ]
  %87 = fmul contract double %41, %86
  %88 = fcmp contract ogt double %87, 0.000000e+00
  %89 = select i1 %88, double %82, double %84
  %90 = select i1 %88, double %84, double %81
  %91 = add nsw i64 %80, 1
  %92 = icmp eq i64 %91, 60
  br i1 %92, label %76, label %79

93:
  %94 = phi i64 [ %100, %93 ], [ %11, %79 ]
  %95 = phi double [ %99, %93 ], [ %36, %79 ]
  %96 = fmul contract double %84, %95
  %97 = getelementptr inbounds double, ptr %0, i64 %94
  %98 = load double, ptr %97, align 8
  %99 = fadd contract double %96, %98
  %100 = add nsw i64 %94, -1
  %101 = icmp eq i64 %94, 0
  br i1 %101, label %85, label %93

102:
  %103 = phi double [ %78, %76 ], [ %57, %55 ], [ %63, %58 ]
  %104 = phi double [ %41, %76 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %58 ]
  %105 = add nsw i64 %35, 1
  %106 = getelementptr inbounds double, ptr %3, i64 %35
  store double %103, ptr %106, align 8
  br label %107

107:
  %108 = phi i64 [ %35, %65 ], [ %35, %58 ], [ %105, %102 ]
  %109 = phi double [ %41, %65 ], [ 0.000000e+00, %58 ], [ %104, %102 ]
  %110 = icmp eq i64 %108, 4
  br i1 %110, label %111, label %29

111:
  %112 = phi i64 [ 0, %4 ], [ 0, %10 ], [ %108, %29 ], [ 4, %107 ]
  ret i64 %112
}
