; source 64b63388379950a0d935f151b92a1caf919bd70854a2e6c947a5f1e711d54470
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

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

define fastcc void @look_at(ptr %0, double %1) {
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
  %20 = sdiv i64 %19, 2
  %21 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %24 = load i64, ptr %23, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %534, label %26

26:
  tail call fastcc void @make_stages(ptr %0)
  store i64 1, ptr %23, align 8
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 7
  %29 = load i64, ptr %28, align 8
  %30 = sdiv i64 %29, 2
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %21, align 8
  %36 = shl nsw i64 %29, 4
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = shl nsw i64 %30, 4
  %39 = getelementptr inbounds <2 x double>, ptr %35, i64 %38
  %40 = fadd contract double %32, %34
  %41 = mul nsw i64 %29, 17
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = mul nsw i64 %29, 12
  %46 = getelementptr inbounds double, ptr %35, i64 %45
  store double %40, ptr %16, align 8
  %47 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 14
  %48 = load ptr, ptr %47, align 8
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 9
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %58

54:
  %55 = load ptr, ptr %27, align 8
  %56 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %57 = load ptr, ptr %56, align 8
  call void %55(ptr %16, ptr %42, ptr %44, ptr %46, ptr %57)
  br label %80

58:
  store double %40, ptr %15, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 12
  %60 = load ptr, ptr %59, align 8
  store double 1.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 10
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 11
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %68 = load ptr, ptr %67, align 8
  %69 = call contract double %52(ptr %62, i64 %64, i64 %66, ptr %15, ptr %42, ptr %44, ptr %46, ptr %60, ptr %68)
  %70 = fcmp contract olt double %69, 0x7FF0000000000000
  br i1 %70, label %80, label %71

71:
  %72 = load double, ptr %16, align 8
  store double %72, ptr %14, align 8
  %73 = load ptr, ptr %59, align 8
  store double 0.000000e+00, ptr %73, align 8
  %74 = load ptr, ptr %51, align 8
  %75 = load ptr, ptr %61, align 8
  %76 = load i64, ptr %63, align 8
  %77 = load i64, ptr %65, align 8
  %78 = load ptr, ptr %67, align 8
  %79 = call contract double %74(ptr %75, i64 %76, i64 %77, ptr %14, ptr %42, ptr %44, ptr %46, ptr %73, ptr %78)
  br label %80

80:
  %81 = icmp sgt i64 %29, 1
  br i1 %81, label %82, label %93

82:
  %83 = mul nsw i64 %30, 20
  %84 = insertelement <2 x double> poison, double %32, i64 0
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = mul nsw i64 %30, 6
  %87 = mul nsw i64 %30, 7
  %88 = shl nsw i64 %30, 3
  %89 = mul nsw i64 %30, 9
  %90 = mul nsw i64 %30, 10
  %91 = mul nsw i64 %30, 11
  %92 = mul nsw i64 %30, 12
  br label %142

93:
  %94 = fmul contract double %32, 1.000000e-01
  %95 = fadd contract double %34, %94
  %96 = load ptr, ptr %43, align 8
  %97 = mul nsw i64 %29, 13
  %98 = getelementptr inbounds double, ptr %35, i64 %97
  store double %95, ptr %13, align 8
  %99 = load ptr, ptr %47, align 8
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %99, align 8
  %102 = load ptr, ptr %51, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %108

104:
  %105 = load ptr, ptr %27, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %107 = load ptr, ptr %106, align 8
  call void %105(ptr %13, ptr %37, ptr %96, ptr %98, ptr %107)
  br label %130

108:
  store double %95, ptr %12, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 12
  %110 = load ptr, ptr %109, align 8
  store double 1.000000e+00, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 3
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 10
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 11
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %118 = load ptr, ptr %117, align 8
  %119 = call contract double %102(ptr %112, i64 %114, i64 %116, ptr %12, ptr %37, ptr %96, ptr %98, ptr %110, ptr %118)
  %120 = fcmp contract olt double %119, 0x7FF0000000000000
  br i1 %120, label %130, label %121

121:
  %122 = load double, ptr %13, align 8
  store double %122, ptr %11, align 8
  %123 = load ptr, ptr %109, align 8
  store double 0.000000e+00, ptr %123, align 8
  %124 = load ptr, ptr %51, align 8
  %125 = load ptr, ptr %111, align 8
  %126 = load i64, ptr %113, align 8
  %127 = load i64, ptr %115, align 8
  %128 = load ptr, ptr %117, align 8
  %129 = call contract double %124(ptr %125, i64 %126, i64 %127, ptr %11, ptr %37, ptr %96, ptr %98, ptr %123, ptr %128)
  br label %130

130:
  br i1 %81, label %131, label %190

131:
  %132 = mul nsw i64 %30, 20
  %133 = insertelement <2 x double> poison, double %32, i64 0
  %134 = shufflevector <2 x double> %133, <2 x double> poison, <2 x i32> zeroinitializer
  %135 = mul nsw i64 %30, 5
  %136 = mul nsw i64 %30, 6
  %137 = mul nsw i64 %30, 7
  %138 = mul nsw i64 %30, 10
  %139 = mul nsw i64 %30, 11
  %140 = mul nsw i64 %30, 12
  %141 = mul nsw i64 %30, 13
  br label %239

142:
  %143 = phi i64 [ 0, %82 ], [ %188, %142 ]
  %144 = add nsw i64 %143, %83
  %145 = getelementptr inbounds <2 x double>, ptr %35, i64 %144
  %146 = load <2 x double>, ptr %145, align 16
  %147 = getelementptr inbounds <2 x double>, ptr %35, i64 %143
  %148 = load <2 x double>, ptr %147, align 16
  %149 = fmul contract <2 x double> %148, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %150 = add nsw i64 %143, %86
  %151 = getelementptr inbounds <2 x double>, ptr %35, i64 %150
  %152 = load <2 x double>, ptr %151, align 16
  %153 = fmul contract <2 x double> %152, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %154 = fadd contract <2 x double> %149, %153
  %155 = add nsw i64 %143, %87
  %156 = getelementptr inbounds <2 x double>, ptr %35, i64 %155
  %157 = load <2 x double>, ptr %156, align 16
  %158 = fmul contract <2 x double> %157, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %159 = fsub contract <2 x double> %154, %158
  %160 = add nsw i64 %143, %88
  %161 = getelementptr inbounds <2 x double>, ptr %35, i64 %160
  %162 = load <2 x double>, ptr %161, align 16
  %163 = fmul contract <2 x double> %162, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %164 = fsub contract <2 x double> %159, %163
  %165 = add nsw i64 %143, %89
  %166 = getelementptr inbounds <2 x double>, ptr %35, i64 %165
  %167 = load <2 x double>, ptr %166, align 16
  %168 = fmul contract <2 x double> %167, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %169 = fadd contract <2 x double> %164, %168
  %170 = add nsw i64 %143, %90
  %171 = getelementptr inbounds <2 x double>, ptr %35, i64 %170
  %172 = load <2 x double>, ptr %171, align 16
  %173 = fmul contract <2 x double> %172, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %174 = fadd contract <2 x double> %169, %173
  %175 = add nsw i64 %143, %91
  %176 = getelementptr inbounds <2 x double>, ptr %35, i64 %175
  %177 = load <2 x double>, ptr %176, align 16
  %178 = fmul contract <2 x double> %177, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %179 = fadd contract <2 x double> %174, %178
  %180 = add nsw i64 %143, %92
  %181 = getelementptr inbounds <2 x double>, ptr %35, i64 %180
  %182 = load <2 x double>, ptr %181, align 16
  %183 = fmul contract <2 x double> %182, <double 8.298000e-03, double 8.298000e-03>
  %184 = fsub contract <2 x double> %179, %183
  %185 = fmul contract <2 x double> %85, %184
  %186 = fadd contract <2 x double> %146, %185
  %187 = getelementptr inbounds <2 x double>, ptr %39, i64 %143
  store <2 x double> %186, ptr %187, align 16
  %188 = add nsw i64 %143, 1
  %189 = icmp eq i64 %188, %30
  br i1 %189, label %93, label %142

190:
  %191 = fmul contract double %32, 2.000000e-01
  %192 = fadd contract double %34, %191
  %193 = load ptr, ptr %43, align 8
  %194 = mul nsw i64 %29, 14
  %195 = getelementptr inbounds double, ptr %35, i64 %194
  store double %192, ptr %10, align 8
  %196 = load ptr, ptr %47, align 8
  %197 = load i64, ptr %196, align 8
  %198 = add nsw i64 %197, 1
  store i64 %198, ptr %196, align 8
  %199 = load ptr, ptr %51, align 8
  %200 = icmp eq ptr %199, null
  br i1 %200, label %201, label %205

201:
  %202 = load ptr, ptr %27, align 8
  %203 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %204 = load ptr, ptr %203, align 8
  call void %202(ptr %10, ptr %37, ptr %193, ptr %195, ptr %204)
  br label %227

205:
  store double %192, ptr %9, align 8
  %206 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 12
  %207 = load ptr, ptr %206, align 8
  store double 1.000000e+00, ptr %207, align 8
  %208 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 3
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 10
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 11
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %215 = load ptr, ptr %214, align 8
  %216 = call contract double %199(ptr %209, i64 %211, i64 %213, ptr %9, ptr %37, ptr %193, ptr %195, ptr %207, ptr %215)
  %217 = fcmp contract olt double %216, 0x7FF0000000000000
  br i1 %217, label %227, label %218

218:
  %219 = load double, ptr %10, align 8
  store double %219, ptr %8, align 8
  %220 = load ptr, ptr %206, align 8
  store double 0.000000e+00, ptr %220, align 8
  %221 = load ptr, ptr %51, align 8
  %222 = load ptr, ptr %208, align 8
  %223 = load i64, ptr %210, align 8
  %224 = load i64, ptr %212, align 8
  %225 = load ptr, ptr %214, align 8
  %226 = call contract double %221(ptr %222, i64 %223, i64 %224, ptr %8, ptr %37, ptr %193, ptr %195, ptr %220, ptr %225)
  br label %227

227:
  br i1 %81, label %228, label %287

228:
  %229 = mul nsw i64 %30, 20
  %230 = insertelement <2 x double> poison, double %32, i64 0
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> zeroinitializer
  %232 = mul nsw i64 %30, 5
  %233 = mul nsw i64 %30, 6
  %234 = mul nsw i64 %30, 7
  %235 = shl nsw i64 %30, 3
  %236 = mul nsw i64 %30, 12
  %237 = mul nsw i64 %30, 13
  %238 = mul nsw i64 %30, 14
  br label %344

239:
  %240 = phi i64 [ 0, %131 ], [ %285, %239 ]
  %241 = add nsw i64 %240, %132
  %242 = getelementptr inbounds <2 x double>, ptr %35, i64 %241
  %243 = load <2 x double>, ptr %242, align 16
  %244 = getelementptr inbounds <2 x double>, ptr %35, i64 %240
  %245 = load <2 x double>, ptr %244, align 16
  %246 = fmul contract <2 x double> %245, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %247 = add nsw i64 %240, %135
  %248 = getelementptr inbounds <2 x double>, ptr %35, i64 %247
  %249 = load <2 x double>, ptr %248, align 16
  %250 = fmul contract <2 x double> %249, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %251 = fadd contract <2 x double> %246, %250
  %252 = add nsw i64 %240, %136
  %253 = getelementptr inbounds <2 x double>, ptr %35, i64 %252
  %254 = load <2 x double>, ptr %253, align 16
  %255 = fmul contract <2 x double> %254, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %256 = fadd contract <2 x double> %251, %255
  %257 = add nsw i64 %240, %137
  %258 = getelementptr inbounds <2 x double>, ptr %35, i64 %257
  %259 = load <2 x double>, ptr %258, align 16
  %260 = fmul contract <2 x double> %259, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %261 = fsub contract <2 x double> %256, %260
  %262 = add nsw i64 %240, %138
  %263 = getelementptr inbounds <2 x double>, ptr %35, i64 %262
  %264 = load <2 x double>, ptr %263, align 16
  %265 = fmul contract <2 x double> %264, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %266 = fsub contract <2 x double> %261, %265
  %267 = add nsw i64 %240, %139
  %268 = getelementptr inbounds <2 x double>, ptr %35, i64 %267
  %269 = load <2 x double>, ptr %268, align 16
  %270 = fmul contract <2 x double> %269, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %271 = fadd contract <2 x double> %266, %270
  %272 = add nsw i64 %240, %140
  %273 = getelementptr inbounds <2 x double>, ptr %35, i64 %272
  %274 = load <2 x double>, ptr %273, align 16
  %275 = fmul contract <2 x double> %274, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %276 = fsub contract <2 x double> %271, %275
  %277 = add nsw i64 %240, %141
  %278 = getelementptr inbounds <2 x double>, ptr %35, i64 %277
  %279 = load <2 x double>, ptr %278, align 16
  %280 = fmul contract <2 x double> %279, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %281 = fadd contract <2 x double> %276, %280
  %282 = fmul contract <2 x double> %134, %281
  %283 = fadd contract <2 x double> %243, %282
  %284 = getelementptr inbounds <2 x double>, ptr %39, i64 %240
  store <2 x double> %283, ptr %284, align 16
  %285 = add nsw i64 %240, 1
  %286 = icmp eq i64 %285, %30
  br i1 %286, label %190, label %239

287:
  %288 = fmul contract double %32, 0x3FE8E38E38E38E39
  %289 = fadd contract double %34, %288
  %290 = load ptr, ptr %43, align 8
  %291 = mul nsw i64 %29, 15
  %292 = getelementptr inbounds double, ptr %35, i64 %291
  store double %289, ptr %7, align 8
  %293 = load ptr, ptr %47, align 8
  %294 = load i64, ptr %293, align 8
  %295 = add nsw i64 %294, 1
  store i64 %295, ptr %293, align 8
  %296 = load ptr, ptr %51, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %298, label %302

298:
  %299 = load ptr, ptr %27, align 8
  %300 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %301 = load ptr, ptr %300, align 8
  call void %299(ptr %7, ptr %37, ptr %290, ptr %292, ptr %301)
  br label %324

302:
  store double %289, ptr %6, align 8
  %303 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 12
  %304 = load ptr, ptr %303, align 8
  store double 1.000000e+00, ptr %304, align 8
  %305 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 3
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 10
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 11
  %310 = load i64, ptr %309, align 8
  %311 = getelementptr inbounds %struct.Code, ptr %27, i64 0, i32 13
  %312 = load ptr, ptr %311, align 8
  %313 = call contract double %296(ptr %306, i64 %308, i64 %310, ptr %6, ptr %37, ptr %290, ptr %292, ptr %304, ptr %312)
  %314 = fcmp contract olt double %313, 0x7FF0000000000000
  br i1 %314, label %324, label %315

315:
  %316 = load double, ptr %7, align 8
  store double %316, ptr %5, align 8
  %317 = load ptr, ptr %303, align 8
  store double 0.000000e+00, ptr %317, align 8
  %318 = load ptr, ptr %51, align 8
  %319 = load ptr, ptr %305, align 8
  %320 = load i64, ptr %307, align 8
  %321 = load i64, ptr %309, align 8
  %322 = load ptr, ptr %311, align 8
  %323 = call contract double %318(ptr %319, i64 %320, i64 %321, ptr %5, ptr %37, ptr %290, ptr %292, ptr %317, ptr %322)
  br label %324

324:
  br i1 %81, label %325, label %534

325:
  %326 = mul nsw i64 %30, 17
  %327 = mul nsw i64 %30, 20
  %328 = mul nsw i64 %30, 21
  %329 = insertelement <2 x double> poison, double %32, i64 0
  %330 = shufflevector <2 x double> %329, <2 x double> poison, <2 x i32> zeroinitializer
  %331 = mul nsw i64 %30, 22
  %332 = mul nsw i64 %30, 12
  %333 = mul nsw i64 %30, 23
  %334 = mul nsw i64 %30, 5
  %335 = mul nsw i64 %30, 6
  %336 = mul nsw i64 %30, 7
  %337 = shl nsw i64 %30, 3
  %338 = mul nsw i64 %30, 9
  %339 = mul nsw i64 %30, 10
  %340 = mul nsw i64 %30, 11
  %341 = mul nsw i64 %30, 13
  %342 = mul nsw i64 %30, 14
  %343 = mul nsw i64 %30, 15
  br label %392

344:
  %345 = phi i64 [ 0, %228 ], [ %390, %344 ]
  %346 = add nsw i64 %345, %229
  %347 = getelementptr inbounds <2 x double>, ptr %35, i64 %346
  %348 = load <2 x double>, ptr %347, align 16
  %349 = getelementptr inbounds <2 x double>, ptr %35, i64 %345
  %350 = load <2 x double>, ptr %349, align 16
  %351 = fmul contract <2 x double> %350, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %352 = add nsw i64 %345, %232
  %353 = getelementptr inbounds <2 x double>, ptr %35, i64 %352
  %354 = load <2 x double>, ptr %353, align 16
  %355 = fmul contract <2 x double> %354, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %356 = fsub contract <2 x double> %351, %355
  %357 = add nsw i64 %345, %233
  %358 = getelementptr inbounds <2 x double>, ptr %35, i64 %357
  %359 = load <2 x double>, ptr %358, align 16
  %360 = fmul contract <2 x double> %359, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %361 = fadd contract <2 x double> %356, %360
  %362 = add nsw i64 %345, %234
  %363 = getelementptr inbounds <2 x double>, ptr %35, i64 %362
  %364 = load <2 x double>, ptr %363, align 16
  %365 = fmul contract <2 x double> %364, <double 0x401046A54457171C, double 0x401046A54457171C>
  %366 = fadd contract <2 x double> %361, %365
  %367 = add nsw i64 %345, %235
  %368 = getelementptr inbounds <2 x double>, ptr %35, i64 %367
  %369 = load <2 x double>, ptr %368, align 16
  %370 = fmul contract <2 x double> %369, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %371 = fadd contract <2 x double> %366, %370
  %372 = add nsw i64 %345, %236
  %373 = getelementptr inbounds <2 x double>, ptr %35, i64 %372
  %374 = load <2 x double>, ptr %373, align 16
  %375 = fmul contract <2 x double> %374, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %376 = fsub contract <2 x double> %371, %375
  %377 = add nsw i64 %345, %237
  %378 = getelementptr inbounds <2 x double>, ptr %35, i64 %377
  %379 = load <2 x double>, ptr %378, align 16
  %380 = fmul contract <2 x double> %379, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %381 = fadd contract <2 x double> %376, %380
  %382 = add nsw i64 %345, %238
  %383 = getelementptr inbounds <2 x double>, ptr %35, i64 %382
  %384 = load <2 x double>, ptr %383, align 16
  %385 = fmul contract <2 x double> %384, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %386 = fsub contract <2 x double> %381, %385
  %387 = fmul contract <2 x double> %231, %386
  %388 = fadd contract <2 x double> %348, %387
  %389 = getelementptr inbounds <2 x double>, ptr %39, i64 %345
  store <2 x double> %388, ptr %389, align 16
  %390 = add nsw i64 %345, 1
  %391 = icmp eq i64 %390, %30
  br i1 %391, label %287, label %344

392:
  %393 = phi i64 [ 0, %325 ], [ %440, %439 ]
  %394 = add nsw i64 %393, %326
  %395 = getelementptr inbounds <2 x double>, ptr %35, i64 %394
  %396 = load <2 x double>, ptr %395, align 16
  %397 = add nsw i64 %393, %327
  %398 = getelementptr inbounds <2 x double>, ptr %35, i64 %397
  %399 = load <2 x double>, ptr %398, align 16
  %400 = fsub contract <2 x double> %396, %399
  %401 = add nsw i64 %393, %328
  %402 = getelementptr inbounds <2 x double>, ptr %35, i64 %401
  store <2 x double> %400, ptr %402, align 16
  %403 = getelementptr inbounds <2 x double>, ptr %35, i64 %393
  %404 = load <2 x double>, ptr %403, align 16
  %405 = fmul contract <2 x double> %330, %404
  %406 = fsub contract <2 x double> %405, %400
  %407 = add nsw i64 %393, %331
  %408 = getelementptr inbounds <2 x double>, ptr %35, i64 %407
  store <2 x double> %406, ptr %408, align 16
  %409 = fmul contract <2 x double> %400, <double 2.000000e+00, double 2.000000e+00>
  %410 = add nsw i64 %393, %332
  %411 = getelementptr inbounds <2 x double>, ptr %35, i64 %410
  %412 = load <2 x double>, ptr %411, align 16
  %413 = load <2 x double>, ptr %403, align 16
  %414 = fadd contract <2 x double> %412, %413
  %415 = fmul contract <2 x double> %330, %414
  %416 = fsub contract <2 x double> %409, %415
  %417 = add nsw i64 %393, %333
  %418 = getelementptr inbounds <2 x double>, ptr %35, i64 %417
  store <2 x double> %416, ptr %418, align 16
  %419 = add nsw i64 %393, %334
  %420 = getelementptr inbounds <2 x double>, ptr %35, i64 %419
  %421 = add nsw i64 %393, %335
  %422 = getelementptr inbounds <2 x double>, ptr %35, i64 %421
  %423 = add nsw i64 %393, %336
  %424 = getelementptr inbounds <2 x double>, ptr %35, i64 %423
  %425 = add nsw i64 %393, %337
  %426 = getelementptr inbounds <2 x double>, ptr %35, i64 %425
  %427 = add nsw i64 %393, %338
  %428 = getelementptr inbounds <2 x double>, ptr %35, i64 %427
  %429 = add nsw i64 %393, %339
  %430 = getelementptr inbounds <2 x double>, ptr %35, i64 %429
  %431 = add nsw i64 %393, %340
  %432 = getelementptr inbounds <2 x double>, ptr %35, i64 %431
  %433 = add nsw i64 %393, %341
  %434 = getelementptr inbounds <2 x double>, ptr %35, i64 %433
  %435 = add nsw i64 %393, %342
  %436 = getelementptr inbounds <2 x double>, ptr %35, i64 %435
  %437 = add nsw i64 %393, %343
  %438 = getelementptr inbounds <2 x double>, ptr %35, i64 %437
  br label %442

439:
  %440 = add nsw i64 %393, 1
  %441 = icmp eq i64 %440, %30
  br i1 %441, label %534, label %392

442:
  %443 = phi i64 [ 0, %392 ], [ %532, %442 ]
  %444 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443
  %445 = load double, ptr %444, align 16
  %446 = insertelement <2 x double> poison, double %445, i64 0
  %447 = shufflevector <2 x double> %446, <2 x double> poison, <2 x i32> zeroinitializer
  %448 = load <2 x double>, ptr %403, align 16
  %449 = fmul contract <2 x double> %448, %447
  %450 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 5
  %451 = load double, ptr %450, align 8
  %452 = insertelement <2 x double> poison, double %451, i64 0
  %453 = shufflevector <2 x double> %452, <2 x double> poison, <2 x i32> zeroinitializer
  %454 = load <2 x double>, ptr %420, align 16
  %455 = fmul contract <2 x double> %454, %453
  %456 = fadd contract <2 x double> %449, %455
  %457 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 6
  %458 = load double, ptr %457, align 16
  %459 = insertelement <2 x double> poison, double %458, i64 0
  %460 = shufflevector <2 x double> %459, <2 x double> poison, <2 x i32> zeroinitializer
  %461 = load <2 x double>, ptr %422, align 16
  %462 = fmul contract <2 x double> %461, %460
  %463 = fadd contract <2 x double> %456, %462
  %464 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 7
  %465 = load double, ptr %464, align 8
  %466 = insertelement <2 x double> poison, double %465, i64 0
  %467 = shufflevector <2 x double> %466, <2 x double> poison, <2 x i32> zeroinitializer
  %468 = load <2 x double>, ptr %424, align 16
  %469 = fmul contract <2 x double> %468, %467
  %470 = fadd contract <2 x double> %463, %469
  %471 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 8
  %472 = load double, ptr %471, align 16
  %473 = insertelement <2 x double> poison, double %472, i64 0
  %474 = shufflevector <2 x double> %473, <2 x double> poison, <2 x i32> zeroinitializer
  %475 = load <2 x double>, ptr %426, align 16
  %476 = fmul contract <2 x double> %475, %474
  %477 = fadd contract <2 x double> %470, %476
  %478 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 9
  %479 = load double, ptr %478, align 8
  %480 = insertelement <2 x double> poison, double %479, i64 0
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <2 x i32> zeroinitializer
  %482 = load <2 x double>, ptr %428, align 16
  %483 = fmul contract <2 x double> %482, %481
  %484 = fadd contract <2 x double> %477, %483
  %485 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 10
  %486 = load double, ptr %485, align 16
  %487 = insertelement <2 x double> poison, double %486, i64 0
  %488 = shufflevector <2 x double> %487, <2 x double> poison, <2 x i32> zeroinitializer
  %489 = load <2 x double>, ptr %430, align 16
  %490 = fmul contract <2 x double> %489, %488
  %491 = fadd contract <2 x double> %484, %490
  %492 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 11
  %493 = load double, ptr %492, align 8
  %494 = insertelement <2 x double> poison, double %493, i64 0
  %495 = shufflevector <2 x double> %494, <2 x double> poison, <2 x i32> zeroinitializer
  %496 = load <2 x double>, ptr %432, align 16
  %497 = fmul contract <2 x double> %496, %495
  %498 = fadd contract <2 x double> %491, %497
  %499 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 12
  %500 = load double, ptr %499, align 16
  %501 = insertelement <2 x double> poison, double %500, i64 0
  %502 = shufflevector <2 x double> %501, <2 x double> poison, <2 x i32> zeroinitializer
  %503 = load <2 x double>, ptr %411, align 16
  %504 = fmul contract <2 x double> %503, %502
  %505 = fadd contract <2 x double> %498, %504
  %506 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 13
  %507 = load double, ptr %506, align 8
  %508 = insertelement <2 x double> poison, double %507, i64 0
  %509 = shufflevector <2 x double> %508, <2 x double> poison, <2 x i32> zeroinitializer
  %510 = load <2 x double>, ptr %434, align 16
  %511 = fmul contract <2 x double> %510, %509
  %512 = fadd contract <2 x double> %505, %511
  %513 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 14
  %514 = load double, ptr %513, align 16
  %515 = insertelement <2 x double> poison, double %514, i64 0
  %516 = shufflevector <2 x double> %515, <2 x double> poison, <2 x i32> zeroinitializer
  %517 = load <2 x double>, ptr %436, align 16
  %518 = fmul contract <2 x double> %517, %516
  %519 = fadd contract <2 x double> %512, %518
  %520 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %443, i64 15
  %521 = load double, ptr %520, align 8
  %522 = insertelement <2 x double> poison, double %521, i64 0
  %523 = shufflevector <2 x double> %522, <2 x double> poison, <2 x i32> zeroinitializer
  %524 = load <2 x double>, ptr %438, align 16
  %525 = fmul contract <2 x double> %524, %523
  %526 = fadd contract <2 x double> %519, %525
  %527 = fmul contract <2 x double> %330, %526
  %528 = add nsw i64 %443, 24
  %529 = mul nsw i64 %528, %30
  %530 = add nsw i64 %529, %393
  %531 = getelementptr inbounds <2 x double>, ptr %35, i64 %530
  store <2 x double> %527, ptr %531, align 16
  %532 = add nsw i64 %443, 1
  %533 = icmp eq i64 %532, 4
  br i1 %533, label %439, label %442

534:
  %535 = icmp sgt i64 %19, 1
  br i1 %535, label %536, label %568

536:
  %537 = fsub contract double 1.000000e+00, %1
  %538 = mul nsw i64 %20, 20
  %539 = shl nsw i64 %20, 4
  br label %540

540:
  %541 = phi i64 [ 0, %536 ], [ %549, %542 ]
  br label %551

542:
  %543 = add nsw i64 %541, %538
  %544 = getelementptr inbounds <2 x double>, ptr %22, i64 %543
  %545 = load <2 x double>, ptr %544, align 16
  %546 = fadd contract <2 x double> %565, %545
  %547 = add nsw i64 %541, %539
  %548 = getelementptr inbounds <2 x double>, ptr %22, i64 %547
  store <2 x double> %546, ptr %548, align 16
  %549 = add nsw i64 %541, 1
  %550 = icmp eq i64 %549, %20
  br i1 %550, label %568, label %540

551:
  %552 = phi i64 [ 6, %540 ], [ %566, %551 ]
  %553 = phi <2 x double> [ zeroinitializer, %540 ], [ %565, %551 ]
  %554 = add nsw i64 %552, 21
  %555 = mul nsw i64 %554, %20
  %556 = add nsw i64 %555, %541
  %557 = getelementptr inbounds <2 x double>, ptr %22, i64 %556
  %558 = load <2 x double>, ptr %557, align 16
  %559 = fadd contract <2 x double> %553, %558
  %560 = and i64 %552, 1
  %561 = icmp eq i64 %560, 0
  %562 = select contract i1 %561, double %1, double %537
  %563 = insertelement <2 x double> poison, double %562, i64 0
  %564 = shufflevector <2 x double> %563, <2 x double> poison, <2 x i32> zeroinitializer
  %565 = fmul contract <2 x double> %559, %564
  %566 = add nsw i64 %552, -1
  %567 = icmp eq i64 %552, 0
  br i1 %567, label %542, label %551

568:
  %569 = load ptr, ptr %0, align 8
  %570 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %571 = load double, ptr %570, align 8
  %572 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %573 = load double, ptr %572, align 8
  %574 = fmul contract double %573, %1
  %575 = fadd contract double %571, %574
  %576 = load ptr, ptr %21, align 8
  %577 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 7
  %578 = load i64, ptr %577, align 8
  %579 = shl nsw i64 %578, 4
  %580 = getelementptr inbounds double, ptr %576, i64 %579
  %581 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %582 = load ptr, ptr %581, align 8
  %583 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %584 = load ptr, ptr %583, align 8
  store double %575, ptr %4, align 8
  %585 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 14
  %586 = load ptr, ptr %585, align 8
  %587 = getelementptr inbounds i64, ptr %586, i64 1
  %588 = load i64, ptr %587, align 8
  %589 = add nsw i64 %588, 1
  store i64 %589, ptr %587, align 8
  %590 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 1
  %591 = load ptr, ptr %590, align 8
  %592 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 13
  %593 = load ptr, ptr %592, align 8
  call void %591(ptr %4, ptr %580, ptr %582, ptr %584, ptr %593)
  %594 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 9
  %595 = load ptr, ptr %594, align 8
  %596 = icmp eq ptr %595, null
  br i1 %596, label %655, label %597

597:
  %598 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 5
  %599 = load i64, ptr %598, align 8
  %600 = icmp sgt i64 %599, 0
  br i1 %600, label %604, label %601

601:
  %602 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 4
  %603 = load i64, ptr %602, align 8
  br label %621

604:
  %605 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 6
  %606 = load i64, ptr %605, align 8
  %607 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 4
  %608 = load i64, ptr %607, align 8
  %609 = shl nsw i64 %608, 1
  %610 = sub i64 %606, %599
  br label %611

611:
  %612 = phi i64 [ 0, %604 ], [ %616, %611 ]
  %613 = add i64 %610, %612
  %614 = getelementptr inbounds double, ptr %582, i64 %613
  %615 = load double, ptr %614, align 8
  %616 = add nsw i64 %612, 1
  %617 = add i64 %616, %609
  %618 = getelementptr inbounds double, ptr %584, i64 %617
  %619 = load double, ptr %618, align 8
  store double %619, ptr %614, align 8
  store double %615, ptr %618, align 8
  %620 = icmp eq i64 %616, %599
  br i1 %620, label %621, label %611

621:
  %622 = phi i64 [ %603, %601 ], [ %608, %611 ]
  %623 = load double, ptr %4, align 8
  %624 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 4
  %625 = getelementptr inbounds double, ptr %584, i64 %622
  store double %623, ptr %3, align 8
  %626 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 12
  %627 = load ptr, ptr %626, align 8
  store double 0.000000e+00, ptr %627, align 8
  %628 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 3
  %629 = load ptr, ptr %628, align 8
  %630 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 10
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 11
  %633 = load i64, ptr %632, align 8
  %634 = load ptr, ptr %592, align 8
  %635 = call contract double %595(ptr %629, i64 %631, i64 %633, ptr %3, ptr %584, ptr %582, ptr %625, ptr %627, ptr %634)
  %636 = load i64, ptr %624, align 8
  %637 = shl nsw i64 %636, 1
  %638 = getelementptr inbounds double, ptr %584, i64 %637
  store double %635, ptr %638, align 8
  %639 = load i64, ptr %598, align 8
  %640 = icmp sgt i64 %639, 0
  br i1 %640, label %641, label %655

641:
  %642 = getelementptr inbounds %struct.Code, ptr %569, i64 0, i32 6
  %643 = load i64, ptr %642, align 8
  %644 = sub i64 %643, %639
  br label %645

645:
  %646 = phi i64 [ 0, %641 ], [ %650, %645 ]
  %647 = add i64 %644, %646
  %648 = getelementptr inbounds double, ptr %582, i64 %647
  %649 = load double, ptr %648, align 8
  %650 = add nsw i64 %646, 1
  %651 = add i64 %650, %637
  %652 = getelementptr inbounds double, ptr %584, i64 %651
  %653 = load double, ptr %652, align 8
  store double %653, ptr %648, align 8
  store double %649, ptr %652, align 8
  %654 = icmp eq i64 %650, %639
  br i1 %654, label %655, label %645

655:
  ret void
}

define i64 @replay(ptr %0, i64 %1, i64 %2) {
  %4 = alloca double, align 8
  %5 = alloca %struct.Look, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca %struct.Step, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8
  store ptr %0, ptr %11, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load double, ptr %16, align 8
  store double %17, ptr %14, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  store double 0.000000e+00, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 3
  %20 = getelementptr inbounds double, ptr %16, i64 6
  %21 = load double, ptr %20, align 8
  store double %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 4
  store double 1.000000e+00, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 5
  %24 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 6
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 7
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 8
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 10
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br label %46

46:
  %47 = phi i1 [ false, %3 ], [ %45, %42 ]
  %48 = icmp sgt i64 %1, 0
  br i1 %48, label %49, label %935

49:
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %52 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %53 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %54 = icmp sgt i64 %13, 0
  %55 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %56 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %57 = icmp ne i64 %2, 0
  %58 = zext i1 %57 to i32
  %59 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %67 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %68 = shl nsw i64 %13, 1
  %69 = or i64 %68, 1
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %71 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %72 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %75 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %76 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  %77 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %80 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %81 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %82 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %84 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %85 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  br label %86

86:
  %87 = phi i32 [ 0, %49 ], [ %934, %933 ]
  %88 = phi i64 [ 0, %49 ], [ %177, %933 ]
  %89 = icmp eq i32 %87, 0
  %90 = load ptr, ptr %50, align 8
  %91 = getelementptr inbounds double, ptr %90, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %51, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 %88
  %95 = load double, ptr %94, align 8
  %96 = load ptr, ptr %52, align 8
  %97 = mul nsw i64 %88, %13
  %98 = getelementptr double, ptr %96, i64 %97
  %99 = load ptr, ptr %53, align 8
  %100 = load i64, ptr %39, align 8
  %101 = mul nsw i64 %100, %88
  %102 = getelementptr double, ptr %99, i64 %101
  br i1 %89, label %148, label %103

103:
  %104 = load ptr, ptr %11, align 8
  store double %92, ptr %14, align 8
  store double %95, ptr %18, align 8
  %105 = fadd contract double %92, %95
  store double %105, ptr %19, align 8
  store double 1.000000e+00, ptr %22, align 8
  store i64 -1, ptr %38, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %104, i64 0, i32 4
  %107 = load i64, ptr %106, align 8
  %108 = load ptr, ptr %26, align 8
  %109 = getelementptr inbounds %struct.Code, ptr %104, i64 0, i32 7
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, 20
  %112 = getelementptr double, ptr %108, i64 %111
  %113 = icmp sgt i64 %107, 0
  br i1 %113, label %114, label %121

114:
  %115 = phi i64 [ %119, %114 ], [ 0, %103 ]
  %116 = getelementptr inbounds double, ptr %98, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %112, i64 %115
  store double %117, ptr %118, align 8
  %119 = add nsw i64 %115, 1
  %120 = icmp eq i64 %119, %107
  br i1 %120, label %121, label %114

121:
  %122 = getelementptr inbounds %struct.Code, ptr %104, i64 0, i32 5
  %123 = load i64, ptr %122, align 8
  %124 = load ptr, ptr %23, align 8
  %125 = getelementptr inbounds %struct.Code, ptr %104, i64 0, i32 6
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %124, i64 %126
  %128 = sub i64 0, %123
  %129 = getelementptr double, ptr %127, i64 %128
  %130 = icmp sgt i64 %123, 0
  br i1 %130, label %131, label %138

131:
  %132 = phi i64 [ %136, %131 ], [ 0, %121 ]
  %133 = getelementptr inbounds double, ptr %102, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %129, i64 %132
  store double %134, ptr %135, align 8
  %136 = add nsw i64 %132, 1
  %137 = icmp eq i64 %136, %123
  br i1 %137, label %138, label %131

138:
  %139 = load ptr, ptr %29, align 8
  %140 = getelementptr double, ptr %139, i64 %13
  br i1 %54, label %141, label %151

141:
  %142 = phi i64 [ %146, %141 ], [ 0, %138 ]
  %143 = getelementptr inbounds double, ptr %140, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds double, ptr %108, i64 %142
  store double %144, ptr %145, align 8
  %146 = add nsw i64 %142, 1
  %147 = icmp eq i64 %146, %13
  br i1 %147, label %149, label %141

148:
  call fastcc void @begin_step(ptr %11, double %92, double %95, ptr %98, ptr %102)
  br label %149

149:
  %150 = icmp eq i64 %88, 0
  br i1 %150, label %153, label %176

151:
  %152 = icmp eq i64 %88, 0
  br i1 %152, label %175, label %176

153:
  %154 = load ptr, ptr %26, align 8
  %155 = load i64, ptr %55, align 8
  %156 = mul nsw i64 %155, 20
  %157 = getelementptr double, ptr %154, i64 %156
  %158 = load ptr, ptr %35, align 8
  br i1 %54, label %159, label %175

159:
  %160 = phi i64 [ %164, %159 ], [ 0, %153 ]
  %161 = getelementptr inbounds double, ptr %157, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %158, i64 %160
  store double %162, ptr %163, align 8
  %164 = add nsw i64 %160, 1
  %165 = icmp eq i64 %164, %13
  br i1 %165, label %166, label %159

166:
  %167 = getelementptr double, ptr %158, i64 %13
  br label %168

168:
  %169 = phi i64 [ %173, %168 ], [ 0, %166 ]
  %170 = getelementptr inbounds double, ptr %154, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %167, i64 %169
  store double %171, ptr %172, align 8
  %173 = add nsw i64 %169, 1
  %174 = icmp eq i64 %173, %13
  br i1 %174, label %175, label %168

175:
  call fastcc void @begin_watch(ptr %11, ptr %56, i32 %58)
  br label %176

176:
  %177 = add nsw i64 %88, 1
  %178 = icmp eq i64 %177, %1
  %179 = load double, ptr %18, align 8
  %180 = fcmp contract oeq double %179, 0.000000e+00
  %181 = select i1 %178, i1 true, i1 %180
  br i1 %181, label %935, label %182

182:
  %183 = load ptr, ptr %50, align 8
  %184 = getelementptr inbounds double, ptr %183, i64 %177
  %185 = load double, ptr %184, align 8
  %186 = load double, ptr %14, align 8
  %187 = fsub contract double %185, %186
  %188 = fdiv contract double %187, %179
  %189 = fcmp contract oeq double %185, %186
  br i1 %189, label %933, label %190

190:
  store double %185, ptr %19, align 8
  %191 = fcmp contract olt double %188, 0x3FEFFFFFFF768FA1
  br i1 %191, label %192, label %216

192:
  store double %188, ptr %22, align 8
  call fastcc void @look_at(ptr %11, double %188)
  %193 = load i64, ptr %39, align 8
  %194 = add nsw i64 %69, %193
  %195 = load ptr, ptr %32, align 8
  %196 = load ptr, ptr %29, align 8
  %197 = icmp sgt i64 %194, 0
  br i1 %197, label %198, label %205

198:
  %199 = phi i64 [ %203, %198 ], [ 0, %192 ]
  %200 = getelementptr inbounds double, ptr %195, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds double, ptr %196, i64 %199
  store double %201, ptr %202, align 8
  %203 = add nsw i64 %199, 1
  %204 = icmp eq i64 %203, %194
  br i1 %204, label %205, label %198

205:
  %206 = load ptr, ptr %52, align 8
  %207 = mul nsw i64 %177, %13
  %208 = getelementptr double, ptr %206, i64 %207
  br i1 %54, label %209, label %314

209:
  %210 = phi i64 [ %214, %209 ], [ 0, %205 ]
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds double, ptr %196, i64 %210
  store double %212, ptr %213, align 8
  %214 = add nsw i64 %210, 1
  %215 = icmp eq i64 %214, %13
  br i1 %215, label %314, label %209

216:
  br i1 %47, label %217, label %250

217:
  %218 = load ptr, ptr %52, align 8
  %219 = mul nsw i64 %177, %13
  %220 = getelementptr double, ptr %218, i64 %219
  %221 = load ptr, ptr %29, align 8
  br i1 %54, label %222, label %229

222:
  %223 = phi i64 [ %227, %222 ], [ 0, %217 ]
  %224 = getelementptr inbounds double, ptr %220, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %221, i64 %223
  store double %225, ptr %226, align 8
  %227 = add nsw i64 %223, 1
  %228 = icmp eq i64 %227, %13
  br i1 %228, label %229, label %222

229:
  %230 = load ptr, ptr %23, align 8
  %231 = getelementptr inbounds double, ptr %221, i64 %13
  %232 = load ptr, ptr %62, align 8
  %233 = icmp eq ptr %232, null
  br i1 %233, label %234, label %240

234:
  store double %185, ptr %10, align 8
  %235 = load ptr, ptr %59, align 8
  %236 = load i64, ptr %235, align 8
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %235, align 8
  %238 = load ptr, ptr %0, align 8
  %239 = load ptr, ptr %61, align 8
  call void %238(ptr %10, ptr %221, ptr %230, ptr %231, ptr %239)
  br label %314

240:
  %241 = load ptr, ptr %59, align 8
  %242 = load i64, ptr %241, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %241, align 8
  store double %185, ptr %9, align 8
  %244 = load ptr, ptr %64, align 8
  store double 0.000000e+00, ptr %244, align 8
  %245 = load ptr, ptr %65, align 8
  %246 = load i64, ptr %66, align 8
  %247 = load i64, ptr %67, align 8
  %248 = load ptr, ptr %61, align 8
  %249 = call contract double %232(ptr %245, i64 %246, i64 %247, ptr %9, ptr %221, ptr %230, ptr %231, ptr %244, ptr %248)
  br label %314

250:
  call fastcc void @make_stages(ptr %11)
  %251 = load ptr, ptr %26, align 8
  %252 = load i64, ptr %55, align 8
  %253 = mul nsw i64 %252, 17
  %254 = getelementptr inbounds double, ptr %251, i64 %253
  %255 = load ptr, ptr %23, align 8
  %256 = load ptr, ptr %29, align 8
  store double %185, ptr %8, align 8
  %257 = load ptr, ptr %59, align 8
  %258 = getelementptr inbounds i64, ptr %257, i64 1
  %259 = load i64, ptr %258, align 8
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %258, align 8
  %261 = load ptr, ptr %60, align 8
  %262 = load ptr, ptr %61, align 8
  call void %261(ptr %8, ptr %254, ptr %255, ptr %256, ptr %262)
  %263 = load ptr, ptr %62, align 8
  %264 = icmp eq ptr %263, null
  br i1 %264, label %313, label %265

265:
  %266 = load i64, ptr %39, align 8
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %270, label %268

268:
  %269 = load i64, ptr %12, align 8
  br label %285

270:
  %271 = load i64, ptr %63, align 8
  %272 = load i64, ptr %12, align 8
  %273 = shl nsw i64 %272, 1
  %274 = sub i64 %271, %266
  br label %275

275:
  %276 = phi i64 [ 0, %270 ], [ %280, %275 ]
  %277 = add i64 %274, %276
  %278 = getelementptr inbounds double, ptr %255, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = add nsw i64 %276, 1
  %281 = add i64 %280, %273
  %282 = getelementptr inbounds double, ptr %256, i64 %281
  %283 = load double, ptr %282, align 8
  store double %283, ptr %278, align 8
  store double %279, ptr %282, align 8
  %284 = icmp eq i64 %280, %266
  br i1 %284, label %285, label %275

285:
  %286 = phi i64 [ %269, %268 ], [ %272, %275 ]
  %287 = load double, ptr %8, align 8
  %288 = getelementptr inbounds double, ptr %256, i64 %286
  store double %287, ptr %7, align 8
  %289 = load ptr, ptr %64, align 8
  store double 0.000000e+00, ptr %289, align 8
  %290 = load ptr, ptr %65, align 8
  %291 = load i64, ptr %66, align 8
  %292 = load i64, ptr %67, align 8
  %293 = load ptr, ptr %61, align 8
  %294 = call contract double %263(ptr %290, i64 %291, i64 %292, ptr %7, ptr %256, ptr %255, ptr %288, ptr %289, ptr %293)
  %295 = load i64, ptr %12, align 8
  %296 = shl nsw i64 %295, 1
  %297 = getelementptr inbounds double, ptr %256, i64 %296
  store double %294, ptr %297, align 8
  %298 = load i64, ptr %39, align 8
  %299 = icmp sgt i64 %298, 0
  br i1 %299, label %300, label %313

300:
  %301 = load i64, ptr %63, align 8
  %302 = sub i64 %301, %298
  br label %303

303:
  %304 = phi i64 [ 0, %300 ], [ %308, %303 ]
  %305 = add i64 %302, %304
  %306 = getelementptr inbounds double, ptr %255, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = add nsw i64 %304, 1
  %309 = add i64 %308, %296
  %310 = getelementptr inbounds double, ptr %256, i64 %309
  %311 = load double, ptr %310, align 8
  store double %311, ptr %306, align 8
  store double %307, ptr %310, align 8
  %312 = icmp eq i64 %308, %298
  br i1 %312, label %313, label %303

313:
  br label %314

314:
  %315 = phi i32 [ 0, %313 ], [ 0, %205 ], [ 1, %234 ], [ 1, %240 ], [ 0, %209 ]
  %316 = load ptr, ptr %29, align 8
  %317 = load ptr, ptr %23, align 8
  %318 = load ptr, ptr %70, align 8
  store double %185, ptr %6, align 8
  %319 = load ptr, ptr %59, align 8
  %320 = getelementptr inbounds i64, ptr %319, i64 2
  %321 = load i64, ptr %320, align 8
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %320, align 8
  %323 = load ptr, ptr %71, align 8
  %324 = load ptr, ptr %61, align 8
  call void %323(ptr %6, ptr %316, ptr %317, ptr %318, ptr %324)
  call fastcc void @crude_middle(ptr %11, ptr %56)
  %325 = load ptr, ptr %11, align 8
  %326 = getelementptr inbounds %struct.Code, ptr %325, i64 0, i32 8
  %327 = load i64, ptr %326, align 8
  store ptr %11, ptr %5, align 8
  store ptr %56, ptr %72, align 8
  store double 2.000000e+00, ptr %73, align 8
  %328 = load ptr, ptr %75, align 8
  %329 = load i64, ptr %328, align 8
  store i64 %329, ptr %74, align 8
  %330 = getelementptr inbounds i64, ptr %328, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %76, i8 0, i64 16, i1 false)
  store i64 -1, ptr %330, align 8
  %331 = getelementptr inbounds i64, ptr %328, i64 4
  store i64 0, ptr %331, align 8
  %332 = load i64, ptr %56, align 8
  %333 = icmp sgt i64 %332, 0
  br i1 %333, label %334, label %336

334:
  %335 = load ptr, ptr %78, align 8
  br label %743

336:
  %337 = phi i64 [ %332, %314 ], [ %747, %743 ]
  %338 = load double, ptr %18, align 8
  %339 = load double, ptr %22, align 8
  %340 = fmul contract double %338, %339
  %341 = getelementptr inbounds i64, ptr %328, i64 5
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 0
  %344 = load ptr, ptr %79, align 8
  %345 = load ptr, ptr %70, align 8
  br i1 %343, label %346, label %749

346:
  %347 = getelementptr inbounds double, ptr %344, i64 %327
  %348 = getelementptr inbounds double, ptr %345, i64 %327
  %349 = icmp sgt i64 %327, 0
  br i1 %349, label %352, label %350

350:
  %351 = load ptr, ptr %80, align 8
  br label %511

352:
  %353 = load ptr, ptr %81, align 8
  br label %354

354:
  %355 = phi i64 [ 0, %352 ], [ %426, %425 ]
  %356 = getelementptr inbounds i64, ptr %353, i64 %355
  %357 = load i64, ptr %356, align 8
  %358 = icmp eq i64 %357, 2
  br i1 %358, label %359, label %425

359:
  %360 = getelementptr inbounds double, ptr %344, i64 %355
  %361 = load double, ptr %360, align 8
  %362 = getelementptr inbounds double, ptr %345, i64 %355
  %363 = load double, ptr %362, align 8
  %364 = fcmp contract ord double %361, 0.000000e+00
  %365 = call contract double @llvm.fabs.f64(double %361)
  %366 = select contract i1 %364, double %365, double 0.000000e+00
  %367 = fcmp contract ord double %363, 0.000000e+00
  %368 = call contract double @llvm.fabs.f64(double %363)
  %369 = select contract i1 %367, double %368, double 0.000000e+00
  %370 = fadd contract double %366, %369
  %371 = getelementptr inbounds double, ptr %347, i64 %355
  %372 = load double, ptr %371, align 8
  %373 = fmul contract double %340, %372
  %374 = getelementptr inbounds double, ptr %348, i64 %355
  %375 = load double, ptr %374, align 8
  %376 = fmul contract double %340, %375
  %377 = call contract double @llvm.maxnum.f64(double %365, double %368)
  %378 = fmul contract double %370, 0x3D06849B86A12B9B
  %379 = fcmp contract ugt double %377, %378
  br i1 %379, label %380, label %425

380:
  %381 = fcmp contract oeq double %361, 0.000000e+00
  %382 = fcmp contract oeq double %363, 0.000000e+00
  %383 = or i1 %381, %382
  br i1 %383, label %425, label %384

384:
  %385 = fcmp contract olt double %361, 0.000000e+00
  %386 = fcmp contract ogt double %363, 0.000000e+00
  %387 = and i1 %385, %386
  br i1 %387, label %749, label %388

388:
  %389 = fcmp contract ogt double %361, 0.000000e+00
  %390 = fcmp contract olt double %363, 0.000000e+00
  %391 = and i1 %389, %390
  br i1 %391, label %749, label %392

392:
  %393 = fcmp contract olt double %373, 0.000000e+00
  %394 = fcmp contract ogt double %376, 0.000000e+00
  %395 = and i1 %393, %394
  %396 = and i1 %386, %395
  %397 = and i1 %389, %396
  br i1 %397, label %404, label %398

398:
  %399 = fcmp contract ogt double %373, 0.000000e+00
  %400 = fcmp contract olt double %376, 0.000000e+00
  %401 = and i1 %399, %400
  %402 = and i1 %390, %401
  %403 = and i1 %385, %402
  br i1 %403, label %404, label %425

404:
  %405 = select contract i1 %389, double 1.000000e+00, double -1.000000e+00
  %406 = fmul contract double %405, %373
  %407 = fmul contract double %405, %376
  %408 = fcmp contract olt double %406, 0.000000e+00
  %409 = fcmp contract ogt double %407, 0.000000e+00
  %410 = and i1 %408, %409
  br i1 %410, label %411, label %425

411:
  %412 = fmul contract double %363, %405
  %413 = fmul contract double %361, %405
  %414 = fsub contract double %412, %413
  %415 = fsub contract double %414, %407
  %416 = fsub contract double %406, %407
  %417 = fdiv contract double %415, %416
  %418 = fmul contract double %406, %417
  %419 = fadd contract double %413, %418
  %420 = call contract double @llvm.minnum.f64(double %413, double %412)
  %421 = fsub contract double %420, %419
  %422 = fmul contract double %421, 2.500000e-01
  %423 = fsub contract double %419, %422
  %424 = fcmp contract uge double %423, 0.000000e+00
  br i1 %424, label %425, label %749

425:
  %426 = add nsw i64 %355, 1
  %427 = icmp eq i64 %426, %327
  br i1 %427, label %428, label %354

428:
  %429 = load ptr, ptr %80, align 8
  %430 = icmp slt i64 %327, 1
  br i1 %430, label %511, label %431

431:
  %432 = phi i1 [ %507, %505 ], [ false, %428 ]
  %433 = phi i64 [ %506, %505 ], [ 0, %428 ]
  %434 = getelementptr inbounds i64, ptr %353, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, 2
  br i1 %436, label %437, label %505

437:
  %438 = getelementptr inbounds double, ptr %344, i64 %433
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds double, ptr %345, i64 %433
  %441 = load double, ptr %440, align 8
  %442 = getelementptr inbounds double, ptr %429, i64 %433
  %443 = load double, ptr %442, align 8
  %444 = add nsw i64 %433, %327
  %445 = getelementptr inbounds double, ptr %429, i64 %444
  %446 = load double, ptr %445, align 8
  %447 = fmul contract double %340, %446
  %448 = getelementptr inbounds double, ptr %344, i64 %444
  %449 = load double, ptr %448, align 8
  %450 = fmul contract double %340, %449
  %451 = getelementptr inbounds double, ptr %345, i64 %444
  %452 = load double, ptr %451, align 8
  %453 = fmul contract double %340, %452
  %454 = fcmp uno double %450, %453
  br i1 %454, label %455, label %457

455:
  %456 = fcmp contract uno double %447, 0.000000e+00
  br i1 %456, label %505, label %509

457:
  %458 = fcmp contract ord double %439, 0.000000e+00
  %459 = call contract double @llvm.fabs.f64(double %439)
  %460 = select contract i1 %458, double %459, double 0.000000e+00
  %461 = fcmp contract ord double %441, 0.000000e+00
  %462 = call contract double @llvm.fabs.f64(double %441)
  %463 = select contract i1 %461, double %462, double 0.000000e+00
  %464 = fadd contract double %460, %463
  %465 = fmul contract double %464, 1.000000e+10
  %466 = fsub contract double %441, %439
  %467 = fmul contract double %466, 0x3FF74B23344A5383
  %468 = fmul contract double %450, 0x3FC23180000A8CFF
  %469 = fsub contract double %467, %468
  %470 = fmul contract double %453, 0x3FD413CCD124078A
  %471 = fsub contract double %469, %470
  %472 = call contract double @llvm.fabs.f64(double %466)
  %473 = fsub contract double %443, %439
  %474 = call contract double @llvm.fabs.f64(double %473)
  %475 = fsub contract double %443, %441
  %476 = call contract double @llvm.fabs.f64(double %475)
  %477 = call contract double @llvm.maxnum.f64(double %474, double %476)
  %478 = call contract double @llvm.maxnum.f64(double %472, double %477)
  %479 = fadd contract double %459, %462
  %480 = fmul contract double %479, 1.000000e-09
  %481 = fmul contract double %465, 0x3D06849B86A12B9B
  %482 = fadd contract double %480, %481
  %483 = fcmp contract olt double %478, 0x7FF0000000000000
  br i1 %483, label %484, label %509

484:
  %485 = fmul contract double %439, 0x3FFD413CCBB84FBD
  %486 = fmul contract double %450, 0x3FDA827997709F7A
  %487 = fadd contract double %485, %486
  %488 = fmul contract double %487, 0x3FD5F6199B087E2F
  %489 = fmul contract double %441, 0x40015F619A23D822
  %490 = fmul contract double %453, 0x3FE2BEC33447B043
  %491 = fsub contract double %489, %490
  %492 = fmul contract double %491, 0x3FC5F61993D37A46
  %493 = fadd contract double %488, %492
  %494 = fsub contract double %443, %493
  %495 = call contract double @llvm.fabs.f64(double %494)
  %496 = fmul contract double %478, 5.000000e-03
  %497 = fadd contract double %482, %496
  %498 = fcmp contract ugt double %495, %497
  br i1 %498, label %509, label %499

499:
  %500 = fsub contract double %447, %471
  %501 = call contract double @llvm.fabs.f64(double %500)
  %502 = fmul contract double %478, 5.000000e-02
  %503 = fadd contract double %482, %502
  %504 = fcmp contract ugt double %501, %503
  br i1 %504, label %509, label %505

505:
  %506 = add nsw i64 %433, 1
  %507 = icmp sge i64 %506, %327
  %508 = icmp eq i64 %506, %327
  br i1 %508, label %509, label %431

509:
  %510 = phi i1 [ %432, %455 ], [ %432, %457 ], [ %432, %484 ], [ %432, %499 ], [ %507, %505 ]
  br i1 %510, label %511, label %749

511:
  %512 = phi ptr [ %351, %350 ], [ %429, %509 ], [ %429, %428 ]
  %513 = icmp sgt i64 %337, 0
  br i1 %513, label %514, label %874

514:
  %515 = load ptr, ptr %82, align 8
  %516 = load ptr, ptr %83, align 8
  br label %517

517:
  %518 = phi i1 [ true, %514 ], [ %739, %737 ]
  %519 = phi i64 [ 0, %514 ], [ %738, %737 ]
  %520 = shl nsw i64 %519, 2
  %521 = getelementptr inbounds i64, ptr %515, i64 %520
  %522 = getelementptr inbounds i64, ptr %521, i64 1
  %523 = load i64, ptr %522, align 8
  %524 = load i64, ptr %521, align 8
  %525 = getelementptr inbounds i64, ptr %521, i64 2
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %516, i64 %526
  %528 = load double, ptr %527, align 8
  switch i64 %524, label %531 [
    i64 6, label %737
    i64 0, label %737
    i64 3, label %529
    i64 5, label %741
    i64 10, label %539
  ]

529:
  %530 = fcmp contract ord double %528, 0.000000e+00
  br i1 %530, label %737, label %531

531:
  %532 = getelementptr inbounds double, ptr %344, i64 %523
  %533 = load double, ptr %532, align 8
  %534 = fcmp contract uno double %533, 0.000000e+00
  br i1 %534, label %741, label %535

535:
  %536 = getelementptr inbounds double, ptr %345, i64 %523
  %537 = load double, ptr %536, align 8
  %538 = fcmp contract uno double %537, 0.000000e+00
  br i1 %538, label %741, label %539

539:
  %540 = load ptr, ptr %81, align 8
  %541 = getelementptr inbounds i64, ptr %540, i64 %523
  %542 = load i64, ptr %541, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %611, label %544

544:
  %545 = getelementptr inbounds double, ptr %344, i64 %523
  %546 = load double, ptr %545, align 8
  %547 = getelementptr inbounds double, ptr %345, i64 %523
  %548 = load double, ptr %547, align 8
  %549 = getelementptr inbounds double, ptr %512, i64 %523
  %550 = load double, ptr %549, align 8
  %551 = add nsw i64 %523, %327
  %552 = getelementptr inbounds double, ptr %512, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = fmul contract double %340, %553
  %555 = getelementptr inbounds double, ptr %347, i64 %523
  %556 = load double, ptr %555, align 8
  %557 = fmul contract double %340, %556
  %558 = getelementptr inbounds double, ptr %348, i64 %523
  %559 = load double, ptr %558, align 8
  %560 = fmul contract double %340, %559
  %561 = fcmp uno double %557, %560
  br i1 %561, label %562, label %564

562:
  %563 = fcmp contract uno double %554, 0.000000e+00
  br i1 %563, label %611, label %741

564:
  %565 = fcmp contract ord double %546, 0.000000e+00
  %566 = call contract double @llvm.fabs.f64(double %546)
  %567 = select contract i1 %565, double %566, double 0.000000e+00
  %568 = fcmp contract ord double %548, 0.000000e+00
  %569 = call contract double @llvm.fabs.f64(double %548)
  %570 = select contract i1 %568, double %569, double 0.000000e+00
  %571 = fadd contract double %567, %570
  %572 = fsub contract double %548, %546
  %573 = fmul contract double %572, 0x3FF74B23344A5383
  %574 = fmul contract double %557, 0x3FC23180000A8CFF
  %575 = fsub contract double %573, %574
  %576 = fmul contract double %560, 0x3FD413CCD124078A
  %577 = fsub contract double %575, %576
  %578 = call contract double @llvm.fabs.f64(double %572)
  %579 = fsub contract double %550, %546
  %580 = call contract double @llvm.fabs.f64(double %579)
  %581 = fsub contract double %550, %548
  %582 = call contract double @llvm.fabs.f64(double %581)
  %583 = call contract double @llvm.maxnum.f64(double %580, double %582)
  %584 = call contract double @llvm.maxnum.f64(double %578, double %583)
  %585 = fadd contract double %566, %569
  %586 = fmul contract double %585, 1.000000e-09
  %587 = fmul contract double %571, 0x3D06849B86A12B9B
  %588 = fadd contract double %586, %587
  %589 = fcmp contract olt double %584, 0x7FF0000000000000
  br i1 %589, label %590, label %741

590:
  %591 = fmul contract double %546, 0x3FFD413CCBB84FBD
  %592 = fmul contract double %557, 0x3FDA827997709F7A
  %593 = fadd contract double %591, %592
  %594 = fmul contract double %593, 0x3FD5F6199B087E2F
  %595 = fmul contract double %548, 0x40015F619A23D822
  %596 = fmul contract double %560, 0x3FE2BEC33447B043
  %597 = fsub contract double %595, %596
  %598 = fmul contract double %597, 0x3FC5F61993D37A46
  %599 = fadd contract double %594, %598
  %600 = fsub contract double %550, %599
  %601 = call contract double @llvm.fabs.f64(double %600)
  %602 = fmul contract double %584, 5.000000e-03
  %603 = fadd contract double %588, %602
  %604 = fcmp contract ugt double %601, %603
  br i1 %604, label %741, label %605

605:
  %606 = fsub contract double %554, %577
  %607 = call contract double @llvm.fabs.f64(double %606)
  %608 = fmul contract double %584, 5.000000e-02
  %609 = fadd contract double %588, %608
  %610 = fcmp contract ugt double %607, %609
  br i1 %610, label %741, label %611

611:
  %612 = add i64 %524, -5
  %613 = icmp ult i64 %612, -2
  %614 = icmp slt i64 %524, 7
  %615 = and i1 %614, %613
  br i1 %615, label %696, label %616

616:
  %617 = getelementptr inbounds double, ptr %344, i64 %523
  %618 = load double, ptr %617, align 8
  %619 = getelementptr inbounds double, ptr %347, i64 %523
  %620 = load double, ptr %619, align 8
  %621 = fmul contract double %340, %620
  %622 = getelementptr inbounds double, ptr %345, i64 %523
  %623 = load double, ptr %622, align 8
  %624 = getelementptr inbounds double, ptr %348, i64 %523
  %625 = load double, ptr %624, align 8
  %626 = fmul contract double %340, %625
  %627 = icmp ne i64 %524, 9
  %628 = fcmp contract une double %618, 0.000000e+00
  %629 = or i1 %627, %628
  %630 = fcmp contract ogt double %621, 0.000000e+00
  %631 = fcmp contract uge double %623, 0.000000e+00
  %632 = or i1 %629, %631
  %633 = or i1 %630, %632
  br i1 %633, label %634, label %741

634:
  %635 = fcmp contract oeq double %618, 0.000000e+00
  br i1 %635, label %636, label %643

636:
  %637 = fcmp contract olt double %623, 0.000000e+00
  %638 = and i1 %630, %637
  %639 = fcmp contract olt double %621, 0.000000e+00
  %640 = fcmp contract ogt double %623, 0.000000e+00
  %641 = and i1 %639, %640
  %642 = or i1 %638, %641
  br i1 %642, label %664, label %737

643:
  %644 = fcmp contract oeq double %623, 0.000000e+00
  br i1 %644, label %664, label %645

645:
  %646 = fcmp contract olt double %618, 0.000000e+00
  %647 = fcmp contract ogt double %623, 0.000000e+00
  %648 = and i1 %646, %647
  br i1 %648, label %664, label %649

649:
  %650 = fcmp contract ogt double %618, 0.000000e+00
  %651 = fcmp contract olt double %623, 0.000000e+00
  %652 = and i1 %650, %651
  br i1 %652, label %664, label %653

653:
  %654 = fcmp contract olt double %621, 0.000000e+00
  %655 = fcmp contract ogt double %626, 0.000000e+00
  %656 = and i1 %654, %655
  %657 = and i1 %647, %656
  %658 = and i1 %650, %657
  br i1 %658, label %673, label %659

659:
  %660 = fcmp contract olt double %626, 0.000000e+00
  %661 = and i1 %630, %660
  %662 = and i1 %651, %661
  %663 = and i1 %646, %662
  br i1 %663, label %673, label %737

664:
  %665 = getelementptr inbounds i64, ptr %521, i64 3
  %666 = load i64, ptr %665, align 8
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %741, label %668

668:
  %669 = select contract i1 %635, double %621, double %618
  %670 = sitofp i64 %666 to double
  %671 = fmul contract double %669, %670
  %672 = fcmp contract olt double %671, 0.000000e+00
  br i1 %672, label %741, label %737

673:
  %674 = select contract i1 %650, double 1.000000e+00, double -1.000000e+00
  %675 = fmul contract double %620, %674
  %676 = fmul contract double %340, %675
  %677 = fmul contract double %674, %625
  %678 = fmul contract double %340, %677
  %679 = fcmp contract olt double %676, 0.000000e+00
  %680 = fcmp contract ogt double %678, 0.000000e+00
  %681 = and i1 %679, %680
  br i1 %681, label %682, label %737

682:
  %683 = fmul contract double %674, %623
  %684 = fmul contract double %618, %674
  %685 = fsub contract double %683, %684
  %686 = fsub contract double %685, %678
  %687 = fsub contract double %676, %678
  %688 = fdiv contract double %686, %687
  %689 = fmul contract double %676, %688
  %690 = fadd contract double %684, %689
  %691 = call contract double @llvm.minnum.f64(double %684, double %683)
  %692 = fsub contract double %691, %690
  %693 = fmul contract double %692, 2.500000e-01
  %694 = fsub contract double %690, %693
  %695 = fcmp contract uge double %694, 0.000000e+00
  br i1 %695, label %737, label %741

696:
  %697 = icmp eq i64 %524, 1
  %698 = select contract i1 %697, double 1.000000e+00, double -1.000000e+00
  %699 = getelementptr inbounds double, ptr %345, i64 %523
  %700 = load double, ptr %699, align 8
  %701 = fcmp contract uno double %528, 0.000000e+00
  br i1 %701, label %702, label %704

702:
  %703 = fmul contract double %698, %700
  br label %708

704:
  %705 = fmul contract double %698, %528
  %706 = fmul contract double %698, %700
  %707 = call contract double @llvm.minnum.f64(double %705, double %706)
  br label %708

708:
  %709 = phi contract double [ %703, %702 ], [ %707, %704 ]
  %710 = getelementptr inbounds double, ptr %347, i64 %523
  %711 = load double, ptr %710, align 8
  %712 = fmul contract double %698, %711
  %713 = fmul contract double %340, %712
  %714 = getelementptr inbounds double, ptr %348, i64 %523
  %715 = load double, ptr %714, align 8
  %716 = fmul contract double %698, %715
  %717 = fmul contract double %340, %716
  %718 = fcmp contract olt double %713, 0.000000e+00
  %719 = fcmp contract ogt double %717, 0.000000e+00
  %720 = and i1 %718, %719
  br i1 %720, label %721, label %737

721:
  %722 = fmul contract double %698, %700
  %723 = getelementptr inbounds double, ptr %344, i64 %523
  %724 = load double, ptr %723, align 8
  %725 = fmul contract double %698, %724
  %726 = fsub contract double %722, %725
  %727 = fsub contract double %726, %717
  %728 = fsub contract double %713, %717
  %729 = fdiv contract double %727, %728
  %730 = fmul contract double %713, %729
  %731 = fadd contract double %725, %730
  %732 = call contract double @llvm.minnum.f64(double %725, double %722)
  %733 = fsub contract double %732, %731
  %734 = fmul contract double %733, 2.500000e-01
  %735 = fsub contract double %731, %734
  %736 = fcmp contract uge double %735, %709
  br i1 %736, label %737, label %741

737:
  %738 = add nsw i64 %519, 1
  %739 = icmp slt i64 %738, %337
  %740 = icmp eq i64 %738, %337
  br i1 %740, label %741, label %517

741:
  %742 = phi i1 [ %518, %562 ], [ %739, %737 ], [ %518, %682 ], [ %518, %616 ], [ %518, %721 ], [ %518, %535 ], [ %518, %531 ], [ %518, %605 ], [ %518, %517 ], [ %518, %590 ], [ %518, %564 ], [ %518, %664 ], [ %518, %668 ]
  br i1 %742, label %749, label %843

743:
  %744 = phi i64 [ 0, %334 ], [ %746, %743 ]
  %745 = getelementptr inbounds i64, ptr %335, i64 %744
  store i64 0, ptr %745, align 8
  %746 = add nsw i64 %744, 1
  %747 = load i64, ptr %56, align 8
  %748 = icmp slt i64 %746, %747
  br i1 %748, label %743, label %336

749:
  %750 = load i64, ptr %326, align 8
  %751 = icmp sgt i64 %750, 0
  br i1 %751, label %752, label %761

752:
  %753 = load ptr, ptr %84, align 8
  %754 = mul nsw i64 %750, 124
  %755 = getelementptr inbounds double, ptr %753, i64 %754
  %756 = mul nsw i64 %750, 126
  %757 = getelementptr inbounds double, ptr %753, i64 %756
  %758 = getelementptr inbounds double, ptr %755, i64 %750
  br label %772

759:
  %760 = load double, ptr %22, align 8
  br label %761

761:
  %762 = phi double [ %760, %759 ], [ %339, %749 ]
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %344, double %762, ptr %345)
  %763 = load i32, ptr %77, align 4
  %764 = sext i32 %763 to i64
  %765 = load ptr, ptr %75, align 8
  %766 = getelementptr inbounds i64, ptr %765, i64 5
  store i64 %764, ptr %766, align 8
  %767 = load i64, ptr %56, align 8
  %768 = icmp sgt i64 %767, 0
  br i1 %768, label %769, label %793

769:
  %770 = load ptr, ptr %82, align 8
  %771 = mul nsw i64 %750, 126
  br label %797

772:
  %773 = phi i64 [ 0, %752 ], [ %791, %772 ]
  %774 = getelementptr inbounds double, ptr %344, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = getelementptr inbounds double, ptr %345, i64 %773
  %777 = load double, ptr %776, align 8
  %778 = fcmp contract ord double %775, 0.000000e+00
  %779 = call contract double @llvm.fabs.f64(double %775)
  %780 = select contract i1 %778, double %779, double 0.000000e+00
  %781 = fcmp contract ord double %777, 0.000000e+00
  %782 = call contract double @llvm.fabs.f64(double %777)
  %783 = select contract i1 %781, double %782, double 0.000000e+00
  %784 = fadd contract double %780, %783
  %785 = getelementptr inbounds double, ptr %755, i64 %773
  store double %784, ptr %785, align 8
  %786 = shl nsw i64 %773, 1
  %787 = or i64 %786, 1
  %788 = getelementptr inbounds double, ptr %757, i64 %787
  store double 0.000000e+00, ptr %788, align 8
  %789 = getelementptr inbounds double, ptr %757, i64 %786
  store double 0.000000e+00, ptr %789, align 8
  %790 = getelementptr inbounds double, ptr %758, i64 %773
  store double 0.000000e+00, ptr %790, align 8
  %791 = add nsw i64 %773, 1
  %792 = icmp eq i64 %791, %750
  br i1 %792, label %759, label %772

793:
  call fastcc void @report(ptr %5)
  %794 = load double, ptr %73, align 8
  %795 = load double, ptr %22, align 8
  %796 = fcmp contract olt double %794, %795
  br i1 %796, label %825, label %874

797:
  %798 = phi i64 [ 0, %769 ], [ %823, %822 ]
  %799 = shl nsw i64 %798, 2
  %800 = getelementptr inbounds i64, ptr %770, i64 %799
  %801 = load i64, ptr %800, align 8
  %802 = icmp eq i64 %801, 5
  br i1 %802, label %803, label %822

803:
  %804 = load ptr, ptr %84, align 8
  %805 = getelementptr inbounds double, ptr %804, i64 %771
  %806 = or i64 %799, 1
  %807 = getelementptr inbounds i64, ptr %770, i64 %806
  %808 = load i64, ptr %807, align 8
  %809 = shl nsw i64 %808, 1
  %810 = getelementptr inbounds double, ptr %805, i64 %809
  %811 = getelementptr inbounds double, ptr %810, i64 1
  %812 = load double, ptr %811, align 8
  %813 = load double, ptr %810, align 8
  %814 = fmul contract double %813, 1.000000e-05
  %815 = fcmp contract ugt double %812, %814
  br i1 %815, label %816, label %822

816:
  %817 = load ptr, ptr %83, align 8
  %818 = or i64 %799, 2
  %819 = getelementptr inbounds i64, ptr %770, i64 %818
  %820 = load i64, ptr %819, align 8
  %821 = getelementptr inbounds double, ptr %817, i64 %820
  store double 0x7FF8000000000000, ptr %821, align 8
  br label %822

822:
  %823 = add nsw i64 %798, 1
  %824 = icmp eq i64 %823, %767
  br i1 %824, label %793, label %797

825:
  %826 = load ptr, ptr %70, align 8
  call fastcc void @look_at(ptr %11, double %794)
  %827 = load ptr, ptr %11, align 8
  %828 = load double, ptr %14, align 8
  %829 = load double, ptr %18, align 8
  %830 = fmul contract double %794, %829
  %831 = fadd contract double %828, %830
  %832 = load ptr, ptr %32, align 8
  %833 = load ptr, ptr %23, align 8
  store double %831, ptr %4, align 8
  %834 = getelementptr inbounds %struct.Code, ptr %827, i64 0, i32 14
  %835 = load ptr, ptr %834, align 8
  %836 = getelementptr inbounds i64, ptr %835, i64 2
  %837 = load i64, ptr %836, align 8
  %838 = add nsw i64 %837, 1
  store i64 %838, ptr %836, align 8
  %839 = getelementptr inbounds %struct.Code, ptr %827, i64 0, i32 2
  %840 = load ptr, ptr %839, align 8
  %841 = getelementptr inbounds %struct.Code, ptr %827, i64 0, i32 13
  %842 = load ptr, ptr %841, align 8
  call void %840(ptr %4, ptr %832, ptr %833, ptr %826, ptr %842)
  br label %874

843:
  %844 = phi i64 [ %872, %871 ], [ 0, %741 ]
  %845 = shl nsw i64 %844, 2
  %846 = getelementptr inbounds i64, ptr %515, i64 %845
  %847 = load i64, ptr %846, align 8
  %848 = add i64 %847, -3
  %849 = icmp ult i64 %848, -2
  br i1 %849, label %871, label %850

850:
  %851 = icmp eq i64 %847, 1
  %852 = select contract i1 %851, double 1.000000e+00, double -1.000000e+00
  %853 = getelementptr inbounds i64, ptr %846, i64 2
  %854 = load i64, ptr %853, align 8
  %855 = getelementptr inbounds double, ptr %516, i64 %854
  %856 = load double, ptr %855, align 8
  %857 = getelementptr inbounds i64, ptr %846, i64 1
  %858 = load i64, ptr %857, align 8
  %859 = getelementptr inbounds double, ptr %345, i64 %858
  %860 = load double, ptr %859, align 8
  %861 = fcmp contract uno double %856, 0.000000e+00
  br i1 %861, label %862, label %864

862:
  %863 = fmul contract double %852, %860
  br label %868

864:
  %865 = fmul contract double %852, %856
  %866 = fmul contract double %852, %860
  %867 = call contract double @llvm.minnum.f64(double %865, double %866)
  br label %868

868:
  %869 = phi contract double [ %863, %862 ], [ %867, %864 ]
  %870 = fmul contract double %852, %869
  store double %870, ptr %855, align 8
  br label %871

871:
  %872 = add nsw i64 %844, 1
  %873 = icmp eq i64 %872, %337
  br i1 %873, label %874, label %843

874:
  %875 = load i64, ptr %85, align 8
  %876 = icmp eq i64 %875, 0
  br i1 %876, label %891, label %877

877:
  %878 = load double, ptr %73, align 8
  %879 = load double, ptr %22, align 8
  %880 = call contract double @llvm.minnum.f64(double %878, double %879)
  %881 = fcmp contract olt double %878, %879
  br i1 %881, label %882, label %887

882:
  %883 = load double, ptr %14, align 8
  %884 = load double, ptr %18, align 8
  %885 = fmul contract double %878, %884
  %886 = fadd contract double %883, %885
  br label %889

887:
  %888 = load double, ptr %19, align 8
  br label %889

889:
  %890 = phi contract double [ %886, %882 ], [ %888, %887 ]
  call fastcc void @take_samples(ptr %11, ptr %56, double %880, double %890)
  br label %891

891:
  %892 = load double, ptr %73, align 8
  %893 = load double, ptr %22, align 8
  %894 = fcmp contract olt double %892, %893
  br i1 %894, label %895, label %896

895:
  call fastcc void @look_at(ptr %11, double %892)
  br label %896

896:
  %897 = load ptr, ptr %70, align 8
  %898 = load i64, ptr %56, align 8
  %899 = icmp sgt i64 %898, 0
  br i1 %899, label %900, label %917

900:
  %901 = load ptr, ptr %78, align 8
  br label %902

902:
  %903 = phi i64 [ 0, %900 ], [ %915, %914 ]
  %904 = getelementptr inbounds i64, ptr %901, i64 %903
  %905 = load i64, ptr %904, align 8
  %906 = icmp eq i64 %905, 0
  br i1 %906, label %914, label %907

907:
  %908 = load ptr, ptr %82, align 8
  %909 = shl nsw i64 %903, 2
  %910 = or i64 %909, 1
  %911 = getelementptr inbounds i64, ptr %908, i64 %910
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr inbounds double, ptr %897, i64 %912
  store double 0.000000e+00, ptr %913, align 8
  br label %914

914:
  %915 = add nsw i64 %903, 1
  %916 = icmp eq i64 %915, %898
  br i1 %916, label %917, label %902

917:
  %918 = shl nsw i64 %327, 1
  %919 = load ptr, ptr %79, align 8
  %920 = icmp sgt i64 %327, 0
  br i1 %920, label %921, label %928

921:
  %922 = phi i64 [ %926, %921 ], [ 0, %917 ]
  %923 = getelementptr inbounds double, ptr %897, i64 %922
  %924 = load double, ptr %923, align 8
  %925 = getelementptr inbounds double, ptr %919, i64 %922
  store double %924, ptr %925, align 8
  %926 = add nsw i64 %922, 1
  %927 = icmp eq i64 %926, %918
  br i1 %927, label %928, label %921

928:
  %929 = load ptr, ptr %75, align 8
  %930 = getelementptr inbounds i64, ptr %929, i64 4
  %931 = load i64, ptr %930, align 8
  %932 = icmp eq i64 %931, 0
  br i1 %932, label %933, label %965

933:
  %934 = phi i32 [ 0, %182 ], [ %315, %928 ]
  br label %86

935:
  %936 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %937 = load i64, ptr %936, align 8
  %938 = icmp sgt i64 %937, 0
  br i1 %938, label %939, label %965

939:
  %940 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %941 = load ptr, ptr %940, align 8
  %942 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %943 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %944

944:
  %945 = phi i64 [ 0, %939 ], [ %963, %962 ]
  %946 = shl nsw i64 %945, 2
  %947 = getelementptr inbounds i64, ptr %941, i64 %946
  %948 = load i64, ptr %947, align 8
  %949 = icmp eq i64 %948, 0
  br i1 %949, label %950, label %962

950:
  %951 = load ptr, ptr %942, align 8
  %952 = or i64 %946, 1
  %953 = getelementptr inbounds i64, ptr %941, i64 %952
  %954 = load i64, ptr %953, align 8
  %955 = getelementptr inbounds double, ptr %951, i64 %954
  %956 = load double, ptr %955, align 8
  %957 = load ptr, ptr %943, align 8
  %958 = or i64 %946, 2
  %959 = getelementptr inbounds i64, ptr %941, i64 %958
  %960 = load i64, ptr %959, align 8
  %961 = getelementptr inbounds double, ptr %957, i64 %960
  store double %956, ptr %961, align 8
  br label %962

962:
  %963 = add nsw i64 %945, 1
  %964 = icmp eq i64 %963, %937
  br i1 %964, label %965, label %944

965:
  %966 = phi i64 [ 0, %935 ], [ 0, %962 ], [ 1, %928 ]
  ret i64 %966
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
  %35 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, -1
  br i1 %37, label %38, label %908

38:
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 7
  %49 = load i64, ptr %48, align 8
  %50 = sdiv i64 %49, 2
  %51 = shl nsw i64 %50, 4
  %52 = getelementptr inbounds <2 x double>, ptr %47, i64 %51
  %53 = mul nsw i64 %50, 20
  %54 = getelementptr inbounds <2 x double>, ptr %47, i64 %53
  %55 = icmp sgt i64 %49, 1
  br i1 %55, label %56, label %71

56:
  %57 = insertelement <2 x double> poison, double %43, i64 0
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> zeroinitializer
  br label %59

59:
  %60 = phi i64 [ 0, %56 ], [ %69, %59 ]
  %61 = getelementptr inbounds <2 x double>, ptr %54, i64 %60
  %62 = load <2 x double>, ptr %61, align 16
  %63 = getelementptr inbounds <2 x double>, ptr %47, i64 %60
  %64 = load <2 x double>, ptr %63, align 16
  %65 = fmul contract <2 x double> %64, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %66 = fmul contract <2 x double> %58, %65
  %67 = fadd contract <2 x double> %62, %66
  %68 = getelementptr inbounds <2 x double>, ptr %52, i64 %60
  store <2 x double> %67, ptr %68, align 16
  %69 = add nsw i64 %60, 1
  %70 = icmp eq i64 %69, %50
  br i1 %70, label %71, label %59

71:
  %72 = fmul contract double %43, 0x3FAAEE6838DAE63A
  %73 = fadd contract double %41, %72
  %74 = getelementptr inbounds <2 x double>, ptr %47, i64 %50
  store double %73, ptr %34, align 8
  %75 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 14
  %76 = load ptr, ptr %75, align 8
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %76, align 8
  %79 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 9
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %82, label %86

82:
  %83 = load ptr, ptr %39, align 8
  %84 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %85 = load ptr, ptr %84, align 8
  call void %83(ptr %34, ptr %52, ptr %45, ptr %74, ptr %85)
  br label %108

86:
  store double %73, ptr %33, align 8
  %87 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %88 = load ptr, ptr %87, align 8
  store double 1.000000e+00, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %96 = load ptr, ptr %95, align 8
  %97 = call contract double %80(ptr %90, i64 %92, i64 %94, ptr %33, ptr %52, ptr %45, ptr %74, ptr %88, ptr %96)
  %98 = fcmp contract olt double %97, 0x7FF0000000000000
  br i1 %98, label %108, label %99

99:
  %100 = load double, ptr %34, align 8
  store double %100, ptr %32, align 8
  %101 = load ptr, ptr %87, align 8
  store double 0.000000e+00, ptr %101, align 8
  %102 = load ptr, ptr %79, align 8
  %103 = load ptr, ptr %89, align 8
  %104 = load i64, ptr %91, align 8
  %105 = load i64, ptr %93, align 8
  %106 = load ptr, ptr %95, align 8
  %107 = call contract double %102(ptr %103, i64 %104, i64 %105, ptr %32, ptr %52, ptr %45, ptr %74, ptr %101, ptr %106)
  br label %108

108:
  br i1 %55, label %109, label %129

109:
  %110 = insertelement <2 x double> poison, double %43, i64 0
  %111 = shufflevector <2 x double> %110, <2 x double> poison, <2 x i32> zeroinitializer
  br label %112

112:
  %113 = phi i64 [ 0, %109 ], [ %127, %112 ]
  %114 = getelementptr inbounds <2 x double>, ptr %54, i64 %113
  %115 = load <2 x double>, ptr %114, align 16
  %116 = getelementptr inbounds <2 x double>, ptr %47, i64 %113
  %117 = load <2 x double>, ptr %116, align 16
  %118 = fmul contract <2 x double> %117, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %119 = add nsw i64 %113, %50
  %120 = getelementptr inbounds <2 x double>, ptr %47, i64 %119
  %121 = load <2 x double>, ptr %120, align 16
  %122 = fmul contract <2 x double> %121, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %123 = fadd contract <2 x double> %118, %122
  %124 = fmul contract <2 x double> %111, %123
  %125 = fadd contract <2 x double> %115, %124
  %126 = getelementptr inbounds <2 x double>, ptr %52, i64 %113
  store <2 x double> %125, ptr %126, align 16
  %127 = add nsw i64 %113, 1
  %128 = icmp eq i64 %127, %50
  br i1 %128, label %129, label %112

129:
  %130 = fmul contract double %43, 0x3FB432CE2AA42CAC
  %131 = fadd contract double %41, %130
  %132 = shl nsw i64 %50, 1
  %133 = getelementptr inbounds <2 x double>, ptr %47, i64 %132
  store double %131, ptr %31, align 8
  %134 = load ptr, ptr %75, align 8
  %135 = load i64, ptr %134, align 8
  %136 = add nsw i64 %135, 1
  store i64 %136, ptr %134, align 8
  %137 = load ptr, ptr %79, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %139, label %143

139:
  %140 = load ptr, ptr %39, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %142 = load ptr, ptr %141, align 8
  call void %140(ptr %31, ptr %52, ptr %45, ptr %133, ptr %142)
  br label %165

143:
  store double %131, ptr %30, align 8
  %144 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %145 = load ptr, ptr %144, align 8
  store double 1.000000e+00, ptr %145, align 8
  %146 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %153 = load ptr, ptr %152, align 8
  %154 = call contract double %137(ptr %147, i64 %149, i64 %151, ptr %30, ptr %52, ptr %45, ptr %133, ptr %145, ptr %153)
  %155 = fcmp contract olt double %154, 0x7FF0000000000000
  br i1 %155, label %165, label %156

156:
  %157 = load double, ptr %31, align 8
  store double %157, ptr %29, align 8
  %158 = load ptr, ptr %144, align 8
  store double 0.000000e+00, ptr %158, align 8
  %159 = load ptr, ptr %79, align 8
  %160 = load ptr, ptr %146, align 8
  %161 = load i64, ptr %148, align 8
  %162 = load i64, ptr %150, align 8
  %163 = load ptr, ptr %152, align 8
  %164 = call contract double %159(ptr %160, i64 %161, i64 %162, ptr %29, ptr %52, ptr %45, ptr %133, ptr %158, ptr %163)
  br label %165

165:
  br i1 %55, label %166, label %186

166:
  %167 = insertelement <2 x double> poison, double %43, i64 0
  %168 = shufflevector <2 x double> %167, <2 x double> poison, <2 x i32> zeroinitializer
  br label %169

169:
  %170 = phi i64 [ 0, %166 ], [ %184, %169 ]
  %171 = getelementptr inbounds <2 x double>, ptr %54, i64 %170
  %172 = load <2 x double>, ptr %171, align 16
  %173 = getelementptr inbounds <2 x double>, ptr %47, i64 %170
  %174 = load <2 x double>, ptr %173, align 16
  %175 = fmul contract <2 x double> %174, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %176 = add nsw i64 %170, %132
  %177 = getelementptr inbounds <2 x double>, ptr %47, i64 %176
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul contract <2 x double> %178, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %180 = fadd contract <2 x double> %175, %179
  %181 = fmul contract <2 x double> %168, %180
  %182 = fadd contract <2 x double> %172, %181
  %183 = getelementptr inbounds <2 x double>, ptr %52, i64 %170
  store <2 x double> %182, ptr %183, align 16
  %184 = add nsw i64 %170, 1
  %185 = icmp eq i64 %184, %50
  br i1 %185, label %186, label %169

186:
  %187 = fmul contract double %43, 0x3FBE4C353FF64302
  %188 = fadd contract double %41, %187
  %189 = mul nsw i64 %50, 3
  %190 = getelementptr inbounds <2 x double>, ptr %47, i64 %189
  store double %188, ptr %28, align 8
  %191 = load ptr, ptr %75, align 8
  %192 = load i64, ptr %191, align 8
  %193 = add nsw i64 %192, 1
  store i64 %193, ptr %191, align 8
  %194 = load ptr, ptr %79, align 8
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %200

196:
  %197 = load ptr, ptr %39, align 8
  %198 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %199 = load ptr, ptr %198, align 8
  call void %197(ptr %28, ptr %52, ptr %45, ptr %190, ptr %199)
  br label %222

200:
  store double %188, ptr %27, align 8
  %201 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %202 = load ptr, ptr %201, align 8
  store double 1.000000e+00, ptr %202, align 8
  %203 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %210 = load ptr, ptr %209, align 8
  %211 = call contract double %194(ptr %204, i64 %206, i64 %208, ptr %27, ptr %52, ptr %45, ptr %190, ptr %202, ptr %210)
  %212 = fcmp contract olt double %211, 0x7FF0000000000000
  br i1 %212, label %222, label %213

213:
  %214 = load double, ptr %28, align 8
  store double %214, ptr %26, align 8
  %215 = load ptr, ptr %201, align 8
  store double 0.000000e+00, ptr %215, align 8
  %216 = load ptr, ptr %79, align 8
  %217 = load ptr, ptr %203, align 8
  %218 = load i64, ptr %205, align 8
  %219 = load i64, ptr %207, align 8
  %220 = load ptr, ptr %209, align 8
  %221 = call contract double %216(ptr %217, i64 %218, i64 %219, ptr %26, ptr %52, ptr %45, ptr %190, ptr %215, ptr %220)
  br label %222

222:
  br i1 %55, label %223, label %248

223:
  %224 = insertelement <2 x double> poison, double %43, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  br label %226

226:
  %227 = phi i64 [ 0, %223 ], [ %246, %226 ]
  %228 = getelementptr inbounds <2 x double>, ptr %54, i64 %227
  %229 = load <2 x double>, ptr %228, align 16
  %230 = getelementptr inbounds <2 x double>, ptr %47, i64 %227
  %231 = load <2 x double>, ptr %230, align 16
  %232 = fmul contract <2 x double> %231, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %233 = add nsw i64 %227, %132
  %234 = getelementptr inbounds <2 x double>, ptr %47, i64 %233
  %235 = load <2 x double>, ptr %234, align 16
  %236 = fmul contract <2 x double> %235, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %237 = fsub contract <2 x double> %232, %236
  %238 = add nsw i64 %227, %189
  %239 = getelementptr inbounds <2 x double>, ptr %47, i64 %238
  %240 = load <2 x double>, ptr %239, align 16
  %241 = fmul contract <2 x double> %240, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %242 = fadd contract <2 x double> %237, %241
  %243 = fmul contract <2 x double> %225, %242
  %244 = fadd contract <2 x double> %229, %243
  %245 = getelementptr inbounds <2 x double>, ptr %52, i64 %227
  store <2 x double> %244, ptr %245, align 16
  %246 = add nsw i64 %227, 1
  %247 = icmp eq i64 %246, %50
  br i1 %247, label %248, label %226

248:
  %249 = fmul contract double %43, 0x3FD2068C499C08D9
  %250 = fadd contract double %41, %249
  %251 = shl nsw i64 %50, 2
  %252 = getelementptr inbounds <2 x double>, ptr %47, i64 %251
  store double %250, ptr %25, align 8
  %253 = load ptr, ptr %75, align 8
  %254 = load i64, ptr %253, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %253, align 8
  %256 = load ptr, ptr %79, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %258, label %262

258:
  %259 = load ptr, ptr %39, align 8
  %260 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %261 = load ptr, ptr %260, align 8
  call void %259(ptr %25, ptr %52, ptr %45, ptr %252, ptr %261)
  br label %284

262:
  store double %250, ptr %24, align 8
  %263 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %264 = load ptr, ptr %263, align 8
  store double 1.000000e+00, ptr %264, align 8
  %265 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %266 = load ptr, ptr %265, align 8
  %267 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %272 = load ptr, ptr %271, align 8
  %273 = call contract double %256(ptr %266, i64 %268, i64 %270, ptr %24, ptr %52, ptr %45, ptr %252, ptr %264, ptr %272)
  %274 = fcmp contract olt double %273, 0x7FF0000000000000
  br i1 %274, label %284, label %275

275:
  %276 = load double, ptr %25, align 8
  store double %276, ptr %23, align 8
  %277 = load ptr, ptr %263, align 8
  store double 0.000000e+00, ptr %277, align 8
  %278 = load ptr, ptr %79, align 8
  %279 = load ptr, ptr %265, align 8
  %280 = load i64, ptr %267, align 8
  %281 = load i64, ptr %269, align 8
  %282 = load ptr, ptr %271, align 8
  %283 = call contract double %278(ptr %279, i64 %280, i64 %281, ptr %23, ptr %52, ptr %45, ptr %252, ptr %277, ptr %282)
  br label %284

284:
  br i1 %55, label %285, label %310

285:
  %286 = insertelement <2 x double> poison, double %43, i64 0
  %287 = shufflevector <2 x double> %286, <2 x double> poison, <2 x i32> zeroinitializer
  br label %288

288:
  %289 = phi i64 [ 0, %285 ], [ %308, %288 ]
  %290 = getelementptr inbounds <2 x double>, ptr %54, i64 %289
  %291 = load <2 x double>, ptr %290, align 16
  %292 = getelementptr inbounds <2 x double>, ptr %47, i64 %289
  %293 = load <2 x double>, ptr %292, align 16
  %294 = fmul contract <2 x double> %293, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %295 = add nsw i64 %289, %189
  %296 = getelementptr inbounds <2 x double>, ptr %47, i64 %295
  %297 = load <2 x double>, ptr %296, align 16
  %298 = fmul contract <2 x double> %297, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %299 = fadd contract <2 x double> %294, %298
  %300 = add nsw i64 %289, %251
  %301 = getelementptr inbounds <2 x double>, ptr %47, i64 %300
  %302 = load <2 x double>, ptr %301, align 16
  %303 = fmul contract <2 x double> %302, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %304 = fadd contract <2 x double> %299, %303
  %305 = fmul contract <2 x double> %287, %304
  %306 = fadd contract <2 x double> %291, %305
  %307 = getelementptr inbounds <2 x double>, ptr %52, i64 %289
  store <2 x double> %306, ptr %307, align 16
  %308 = add nsw i64 %289, 1
  %309 = icmp eq i64 %308, %50
  br i1 %309, label %310, label %288

310:
  %311 = fmul contract double %43, 0x3FD5555555555555
  %312 = fadd contract double %41, %311
  %313 = mul nsw i64 %50, 5
  %314 = getelementptr inbounds <2 x double>, ptr %47, i64 %313
  store double %312, ptr %22, align 8
  %315 = load ptr, ptr %75, align 8
  %316 = load i64, ptr %315, align 8
  %317 = add nsw i64 %316, 1
  store i64 %317, ptr %315, align 8
  %318 = load ptr, ptr %79, align 8
  %319 = icmp eq ptr %318, null
  br i1 %319, label %320, label %324

320:
  %321 = load ptr, ptr %39, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %323 = load ptr, ptr %322, align 8
  call void %321(ptr %22, ptr %52, ptr %45, ptr %314, ptr %323)
  br label %346

324:
  store double %312, ptr %21, align 8
  %325 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %326 = load ptr, ptr %325, align 8
  store double 1.000000e+00, ptr %326, align 8
  %327 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %328 = load ptr, ptr %327, align 8
  %329 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %330 = load i64, ptr %329, align 8
  %331 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %334 = load ptr, ptr %333, align 8
  %335 = call contract double %318(ptr %328, i64 %330, i64 %332, ptr %21, ptr %52, ptr %45, ptr %314, ptr %326, ptr %334)
  %336 = fcmp contract olt double %335, 0x7FF0000000000000
  br i1 %336, label %346, label %337

337:
  %338 = load double, ptr %22, align 8
  store double %338, ptr %20, align 8
  %339 = load ptr, ptr %325, align 8
  store double 0.000000e+00, ptr %339, align 8
  %340 = load ptr, ptr %79, align 8
  %341 = load ptr, ptr %327, align 8
  %342 = load i64, ptr %329, align 8
  %343 = load i64, ptr %331, align 8
  %344 = load ptr, ptr %333, align 8
  %345 = call contract double %340(ptr %341, i64 %342, i64 %343, ptr %20, ptr %52, ptr %45, ptr %314, ptr %339, ptr %344)
  br label %346

346:
  br i1 %55, label %347, label %377

347:
  %348 = insertelement <2 x double> poison, double %43, i64 0
  %349 = shufflevector <2 x double> %348, <2 x double> poison, <2 x i32> zeroinitializer
  br label %350

350:
  %351 = phi i64 [ 0, %347 ], [ %375, %350 ]
  %352 = getelementptr inbounds <2 x double>, ptr %54, i64 %351
  %353 = load <2 x double>, ptr %352, align 16
  %354 = getelementptr inbounds <2 x double>, ptr %47, i64 %351
  %355 = load <2 x double>, ptr %354, align 16
  %356 = fmul contract <2 x double> %355, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %357 = add nsw i64 %351, %189
  %358 = getelementptr inbounds <2 x double>, ptr %47, i64 %357
  %359 = load <2 x double>, ptr %358, align 16
  %360 = fmul contract <2 x double> %359, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %361 = fadd contract <2 x double> %356, %360
  %362 = add nsw i64 %351, %251
  %363 = getelementptr inbounds <2 x double>, ptr %47, i64 %362
  %364 = load <2 x double>, ptr %363, align 16
  %365 = fmul contract <2 x double> %364, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %366 = fadd contract <2 x double> %361, %365
  %367 = add nsw i64 %351, %313
  %368 = getelementptr inbounds <2 x double>, ptr %47, i64 %367
  %369 = load <2 x double>, ptr %368, align 16
  %370 = fmul contract <2 x double> %369, <double 0x3F92000000000000, double 0x3F92000000000000>
  %371 = fsub contract <2 x double> %366, %370
  %372 = fmul contract <2 x double> %349, %371
  %373 = fadd contract <2 x double> %353, %372
  %374 = getelementptr inbounds <2 x double>, ptr %52, i64 %351
  store <2 x double> %373, ptr %374, align 16
  %375 = add nsw i64 %351, 1
  %376 = icmp eq i64 %375, %50
  br i1 %376, label %377, label %350

377:
  %378 = fmul contract double %43, 2.500000e-01
  %379 = fadd contract double %41, %378
  %380 = mul nsw i64 %50, 6
  %381 = getelementptr inbounds <2 x double>, ptr %47, i64 %380
  store double %379, ptr %19, align 8
  %382 = load ptr, ptr %75, align 8
  %383 = load i64, ptr %382, align 8
  %384 = add nsw i64 %383, 1
  store i64 %384, ptr %382, align 8
  %385 = load ptr, ptr %79, align 8
  %386 = icmp eq ptr %385, null
  br i1 %386, label %387, label %391

387:
  %388 = load ptr, ptr %39, align 8
  %389 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %390 = load ptr, ptr %389, align 8
  call void %388(ptr %19, ptr %52, ptr %45, ptr %381, ptr %390)
  br label %413

391:
  store double %379, ptr %18, align 8
  %392 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %393 = load ptr, ptr %392, align 8
  store double 1.000000e+00, ptr %393, align 8
  %394 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %395 = load ptr, ptr %394, align 8
  %396 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %401 = load ptr, ptr %400, align 8
  %402 = call contract double %385(ptr %395, i64 %397, i64 %399, ptr %18, ptr %52, ptr %45, ptr %381, ptr %393, ptr %401)
  %403 = fcmp contract olt double %402, 0x7FF0000000000000
  br i1 %403, label %413, label %404

404:
  %405 = load double, ptr %19, align 8
  store double %405, ptr %17, align 8
  %406 = load ptr, ptr %392, align 8
  store double 0.000000e+00, ptr %406, align 8
  %407 = load ptr, ptr %79, align 8
  %408 = load ptr, ptr %394, align 8
  %409 = load i64, ptr %396, align 8
  %410 = load i64, ptr %398, align 8
  %411 = load ptr, ptr %400, align 8
  %412 = call contract double %407(ptr %408, i64 %409, i64 %410, ptr %17, ptr %52, ptr %45, ptr %381, ptr %406, ptr %411)
  br label %413

413:
  br i1 %55, label %414, label %449

414:
  %415 = insertelement <2 x double> poison, double %43, i64 0
  %416 = shufflevector <2 x double> %415, <2 x double> poison, <2 x i32> zeroinitializer
  br label %417

417:
  %418 = phi i64 [ 0, %414 ], [ %447, %417 ]
  %419 = getelementptr inbounds <2 x double>, ptr %54, i64 %418
  %420 = load <2 x double>, ptr %419, align 16
  %421 = getelementptr inbounds <2 x double>, ptr %47, i64 %418
  %422 = load <2 x double>, ptr %421, align 16
  %423 = fmul contract <2 x double> %422, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %424 = add nsw i64 %418, %189
  %425 = getelementptr inbounds <2 x double>, ptr %47, i64 %424
  %426 = load <2 x double>, ptr %425, align 16
  %427 = fmul contract <2 x double> %426, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %428 = fadd contract <2 x double> %423, %427
  %429 = add nsw i64 %418, %251
  %430 = getelementptr inbounds <2 x double>, ptr %47, i64 %429
  %431 = load <2 x double>, ptr %430, align 16
  %432 = fmul contract <2 x double> %431, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %433 = fadd contract <2 x double> %428, %432
  %434 = add nsw i64 %418, %313
  %435 = getelementptr inbounds <2 x double>, ptr %47, i64 %434
  %436 = load <2 x double>, ptr %435, align 16
  %437 = fmul contract <2 x double> %436, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %438 = fsub contract <2 x double> %433, %437
  %439 = add nsw i64 %418, %380
  %440 = getelementptr inbounds <2 x double>, ptr %47, i64 %439
  %441 = load <2 x double>, ptr %440, align 16
  %442 = fmul contract <2 x double> %441, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %443 = fadd contract <2 x double> %438, %442
  %444 = fmul contract <2 x double> %416, %443
  %445 = fadd contract <2 x double> %420, %444
  %446 = getelementptr inbounds <2 x double>, ptr %52, i64 %418
  store <2 x double> %445, ptr %446, align 16
  %447 = add nsw i64 %418, 1
  %448 = icmp eq i64 %447, %50
  br i1 %448, label %449, label %417

449:
  %450 = fmul contract double %43, 0x3FD3B13B13B13B14
  %451 = fadd contract double %41, %450
  %452 = mul nsw i64 %50, 7
  %453 = getelementptr inbounds <2 x double>, ptr %47, i64 %452
  store double %451, ptr %16, align 8
  %454 = load ptr, ptr %75, align 8
  %455 = load i64, ptr %454, align 8
  %456 = add nsw i64 %455, 1
  store i64 %456, ptr %454, align 8
  %457 = load ptr, ptr %79, align 8
  %458 = icmp eq ptr %457, null
  br i1 %458, label %459, label %463

459:
  %460 = load ptr, ptr %39, align 8
  %461 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %462 = load ptr, ptr %461, align 8
  call void %460(ptr %16, ptr %52, ptr %45, ptr %453, ptr %462)
  br label %485

463:
  store double %451, ptr %15, align 8
  %464 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %465 = load ptr, ptr %464, align 8
  store double 1.000000e+00, ptr %465, align 8
  %466 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %467 = load ptr, ptr %466, align 8
  %468 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %469 = load i64, ptr %468, align 8
  %470 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %473 = load ptr, ptr %472, align 8
  %474 = call contract double %457(ptr %467, i64 %469, i64 %471, ptr %15, ptr %52, ptr %45, ptr %453, ptr %465, ptr %473)
  %475 = fcmp contract olt double %474, 0x7FF0000000000000
  br i1 %475, label %485, label %476

476:
  %477 = load double, ptr %16, align 8
  store double %477, ptr %14, align 8
  %478 = load ptr, ptr %464, align 8
  store double 0.000000e+00, ptr %478, align 8
  %479 = load ptr, ptr %79, align 8
  %480 = load ptr, ptr %466, align 8
  %481 = load i64, ptr %468, align 8
  %482 = load i64, ptr %470, align 8
  %483 = load ptr, ptr %472, align 8
  %484 = call contract double %479(ptr %480, i64 %481, i64 %482, ptr %14, ptr %52, ptr %45, ptr %453, ptr %478, ptr %483)
  br label %485

485:
  br i1 %55, label %486, label %526

486:
  %487 = insertelement <2 x double> poison, double %43, i64 0
  %488 = shufflevector <2 x double> %487, <2 x double> poison, <2 x i32> zeroinitializer
  br label %489

489:
  %490 = phi i64 [ 0, %486 ], [ %524, %489 ]
  %491 = getelementptr inbounds <2 x double>, ptr %54, i64 %490
  %492 = load <2 x double>, ptr %491, align 16
  %493 = getelementptr inbounds <2 x double>, ptr %47, i64 %490
  %494 = load <2 x double>, ptr %493, align 16
  %495 = fmul contract <2 x double> %494, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %496 = add nsw i64 %490, %189
  %497 = getelementptr inbounds <2 x double>, ptr %47, i64 %496
  %498 = load <2 x double>, ptr %497, align 16
  %499 = fmul contract <2 x double> %498, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %500 = fsub contract <2 x double> %495, %499
  %501 = add nsw i64 %490, %251
  %502 = getelementptr inbounds <2 x double>, ptr %47, i64 %501
  %503 = load <2 x double>, ptr %502, align 16
  %504 = fmul contract <2 x double> %503, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %505 = fsub contract <2 x double> %500, %504
  %506 = add nsw i64 %490, %313
  %507 = getelementptr inbounds <2 x double>, ptr %47, i64 %506
  %508 = load <2 x double>, ptr %507, align 16
  %509 = fmul contract <2 x double> %508, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %510 = fadd contract <2 x double> %505, %509
  %511 = add nsw i64 %490, %380
  %512 = getelementptr inbounds <2 x double>, ptr %47, i64 %511
  %513 = load <2 x double>, ptr %512, align 16
  %514 = fmul contract <2 x double> %513, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %515 = fadd contract <2 x double> %510, %514
  %516 = add nsw i64 %490, %452
  %517 = getelementptr inbounds <2 x double>, ptr %47, i64 %516
  %518 = load <2 x double>, ptr %517, align 16
  %519 = fmul contract <2 x double> %518, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %520 = fsub contract <2 x double> %515, %519
  %521 = fmul contract <2 x double> %488, %520
  %522 = fadd contract <2 x double> %492, %521
  %523 = getelementptr inbounds <2 x double>, ptr %52, i64 %490
  store <2 x double> %522, ptr %523, align 16
  %524 = add nsw i64 %490, 1
  %525 = icmp eq i64 %524, %50
  br i1 %525, label %526, label %489

526:
  %527 = fmul contract double %43, 0x3FE4D74D74D74D75
  %528 = fadd contract double %41, %527
  %529 = shl nsw i64 %50, 3
  %530 = getelementptr inbounds <2 x double>, ptr %47, i64 %529
  store double %528, ptr %13, align 8
  %531 = load ptr, ptr %75, align 8
  %532 = load i64, ptr %531, align 8
  %533 = add nsw i64 %532, 1
  store i64 %533, ptr %531, align 8
  %534 = load ptr, ptr %79, align 8
  %535 = icmp eq ptr %534, null
  br i1 %535, label %536, label %540

536:
  %537 = load ptr, ptr %39, align 8
  %538 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %539 = load ptr, ptr %538, align 8
  call void %537(ptr %13, ptr %52, ptr %45, ptr %530, ptr %539)
  br label %562

540:
  store double %528, ptr %12, align 8
  %541 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %542 = load ptr, ptr %541, align 8
  store double 1.000000e+00, ptr %542, align 8
  %543 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %544 = load ptr, ptr %543, align 8
  %545 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %546 = load i64, ptr %545, align 8
  %547 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %550 = load ptr, ptr %549, align 8
  %551 = call contract double %534(ptr %544, i64 %546, i64 %548, ptr %12, ptr %52, ptr %45, ptr %530, ptr %542, ptr %550)
  %552 = fcmp contract olt double %551, 0x7FF0000000000000
  br i1 %552, label %562, label %553

553:
  %554 = load double, ptr %13, align 8
  store double %554, ptr %11, align 8
  %555 = load ptr, ptr %541, align 8
  store double 0.000000e+00, ptr %555, align 8
  %556 = load ptr, ptr %79, align 8
  %557 = load ptr, ptr %543, align 8
  %558 = load i64, ptr %545, align 8
  %559 = load i64, ptr %547, align 8
  %560 = load ptr, ptr %549, align 8
  %561 = call contract double %556(ptr %557, i64 %558, i64 %559, ptr %11, ptr %52, ptr %45, ptr %530, ptr %555, ptr %560)
  br label %562

562:
  br i1 %55, label %563, label %608

563:
  %564 = insertelement <2 x double> poison, double %43, i64 0
  %565 = shufflevector <2 x double> %564, <2 x double> poison, <2 x i32> zeroinitializer
  br label %566

566:
  %567 = phi i64 [ 0, %563 ], [ %606, %566 ]
  %568 = getelementptr inbounds <2 x double>, ptr %54, i64 %567
  %569 = load <2 x double>, ptr %568, align 16
  %570 = getelementptr inbounds <2 x double>, ptr %47, i64 %567
  %571 = load <2 x double>, ptr %570, align 16
  %572 = fmul contract <2 x double> %571, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %573 = add nsw i64 %567, %189
  %574 = getelementptr inbounds <2 x double>, ptr %47, i64 %573
  %575 = load <2 x double>, ptr %574, align 16
  %576 = fmul contract <2 x double> %575, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %577 = fsub contract <2 x double> %572, %576
  %578 = add nsw i64 %567, %251
  %579 = getelementptr inbounds <2 x double>, ptr %47, i64 %578
  %580 = load <2 x double>, ptr %579, align 16
  %581 = fmul contract <2 x double> %580, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %582 = fsub contract <2 x double> %577, %581
  %583 = add nsw i64 %567, %313
  %584 = getelementptr inbounds <2 x double>, ptr %47, i64 %583
  %585 = load <2 x double>, ptr %584, align 16
  %586 = fmul contract <2 x double> %585, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %587 = fadd contract <2 x double> %582, %586
  %588 = add nsw i64 %567, %380
  %589 = getelementptr inbounds <2 x double>, ptr %47, i64 %588
  %590 = load <2 x double>, ptr %589, align 16
  %591 = fmul contract <2 x double> %590, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %592 = fadd contract <2 x double> %587, %591
  %593 = add nsw i64 %567, %452
  %594 = getelementptr inbounds <2 x double>, ptr %47, i64 %593
  %595 = load <2 x double>, ptr %594, align 16
  %596 = fmul contract <2 x double> %595, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %597 = fsub contract <2 x double> %592, %596
  %598 = add nsw i64 %567, %529
  %599 = getelementptr inbounds <2 x double>, ptr %47, i64 %598
  %600 = load <2 x double>, ptr %599, align 16
  %601 = fmul contract <2 x double> %600, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %602 = fsub contract <2 x double> %597, %601
  %603 = fmul contract <2 x double> %565, %602
  %604 = fadd contract <2 x double> %569, %603
  %605 = getelementptr inbounds <2 x double>, ptr %52, i64 %567
  store <2 x double> %604, ptr %605, align 16
  %606 = add nsw i64 %567, 1
  %607 = icmp eq i64 %606, %50
  br i1 %607, label %608, label %566

608:
  %609 = fmul contract double %43, 6.000000e-01
  %610 = fadd contract double %41, %609
  %611 = mul nsw i64 %50, 9
  %612 = getelementptr inbounds <2 x double>, ptr %47, i64 %611
  store double %610, ptr %10, align 8
  %613 = load ptr, ptr %75, align 8
  %614 = load i64, ptr %613, align 8
  %615 = add nsw i64 %614, 1
  store i64 %615, ptr %613, align 8
  %616 = load ptr, ptr %79, align 8
  %617 = icmp eq ptr %616, null
  br i1 %617, label %618, label %622

618:
  %619 = load ptr, ptr %39, align 8
  %620 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %621 = load ptr, ptr %620, align 8
  call void %619(ptr %10, ptr %52, ptr %45, ptr %612, ptr %621)
  br label %644

622:
  store double %610, ptr %9, align 8
  %623 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %624 = load ptr, ptr %623, align 8
  store double 1.000000e+00, ptr %624, align 8
  %625 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %626 = load ptr, ptr %625, align 8
  %627 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %628 = load i64, ptr %627, align 8
  %629 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %632 = load ptr, ptr %631, align 8
  %633 = call contract double %616(ptr %626, i64 %628, i64 %630, ptr %9, ptr %52, ptr %45, ptr %612, ptr %624, ptr %632)
  %634 = fcmp contract olt double %633, 0x7FF0000000000000
  br i1 %634, label %644, label %635

635:
  %636 = load double, ptr %10, align 8
  store double %636, ptr %8, align 8
  %637 = load ptr, ptr %623, align 8
  store double 0.000000e+00, ptr %637, align 8
  %638 = load ptr, ptr %79, align 8
  %639 = load ptr, ptr %625, align 8
  %640 = load i64, ptr %627, align 8
  %641 = load i64, ptr %629, align 8
  %642 = load ptr, ptr %631, align 8
  %643 = call contract double %638(ptr %639, i64 %640, i64 %641, ptr %8, ptr %52, ptr %45, ptr %612, ptr %637, ptr %642)
  br label %644

644:
  br i1 %55, label %645, label %695

645:
  %646 = insertelement <2 x double> poison, double %43, i64 0
  %647 = shufflevector <2 x double> %646, <2 x double> poison, <2 x i32> zeroinitializer
  br label %648

648:
  %649 = phi i64 [ 0, %645 ], [ %693, %648 ]
  %650 = getelementptr inbounds <2 x double>, ptr %54, i64 %649
  %651 = load <2 x double>, ptr %650, align 16
  %652 = getelementptr inbounds <2 x double>, ptr %47, i64 %649
  %653 = load <2 x double>, ptr %652, align 16
  %654 = fmul contract <2 x double> %653, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %655 = add nsw i64 %649, %189
  %656 = getelementptr inbounds <2 x double>, ptr %47, i64 %655
  %657 = load <2 x double>, ptr %656, align 16
  %658 = fmul contract <2 x double> %657, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %659 = fsub contract <2 x double> %658, %654
  %660 = add nsw i64 %649, %251
  %661 = getelementptr inbounds <2 x double>, ptr %47, i64 %660
  %662 = load <2 x double>, ptr %661, align 16
  %663 = fmul contract <2 x double> %662, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %664 = fadd contract <2 x double> %659, %663
  %665 = add nsw i64 %649, %313
  %666 = getelementptr inbounds <2 x double>, ptr %47, i64 %665
  %667 = load <2 x double>, ptr %666, align 16
  %668 = fmul contract <2 x double> %667, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %669 = fsub contract <2 x double> %664, %668
  %670 = add nsw i64 %649, %380
  %671 = getelementptr inbounds <2 x double>, ptr %47, i64 %670
  %672 = load <2 x double>, ptr %671, align 16
  %673 = fmul contract <2 x double> %672, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %674 = fsub contract <2 x double> %669, %673
  %675 = add nsw i64 %649, %452
  %676 = getelementptr inbounds <2 x double>, ptr %47, i64 %675
  %677 = load <2 x double>, ptr %676, align 16
  %678 = fmul contract <2 x double> %677, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %679 = fadd contract <2 x double> %674, %678
  %680 = add nsw i64 %649, %529
  %681 = getelementptr inbounds <2 x double>, ptr %47, i64 %680
  %682 = load <2 x double>, ptr %681, align 16
  %683 = fmul contract <2 x double> %682, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %684 = fadd contract <2 x double> %679, %683
  %685 = add nsw i64 %649, %611
  %686 = getelementptr inbounds <2 x double>, ptr %47, i64 %685
  %687 = load <2 x double>, ptr %686, align 16
  %688 = fmul contract <2 x double> %687, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %689 = fsub contract <2 x double> %684, %688
  %690 = fmul contract <2 x double> %647, %689
  %691 = fadd contract <2 x double> %651, %690
  %692 = getelementptr inbounds <2 x double>, ptr %52, i64 %649
  store <2 x double> %691, ptr %692, align 16
  %693 = add nsw i64 %649, 1
  %694 = icmp eq i64 %693, %50
  br i1 %694, label %695, label %648

695:
  %696 = fmul contract double %43, 0x3FEB6DB6DB6DB6DB
  %697 = fadd contract double %41, %696
  %698 = mul nsw i64 %50, 10
  %699 = getelementptr inbounds <2 x double>, ptr %47, i64 %698
  store double %697, ptr %7, align 8
  %700 = load ptr, ptr %75, align 8
  %701 = load i64, ptr %700, align 8
  %702 = add nsw i64 %701, 1
  store i64 %702, ptr %700, align 8
  %703 = load ptr, ptr %79, align 8
  %704 = icmp eq ptr %703, null
  br i1 %704, label %705, label %709

705:
  %706 = load ptr, ptr %39, align 8
  %707 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %708 = load ptr, ptr %707, align 8
  call void %706(ptr %7, ptr %52, ptr %45, ptr %699, ptr %708)
  br label %731

709:
  store double %697, ptr %6, align 8
  %710 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %711 = load ptr, ptr %710, align 8
  store double 1.000000e+00, ptr %711, align 8
  %712 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %713 = load ptr, ptr %712, align 8
  %714 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %715 = load i64, ptr %714, align 8
  %716 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %719 = load ptr, ptr %718, align 8
  %720 = call contract double %703(ptr %713, i64 %715, i64 %717, ptr %6, ptr %52, ptr %45, ptr %699, ptr %711, ptr %719)
  %721 = fcmp contract olt double %720, 0x7FF0000000000000
  br i1 %721, label %731, label %722

722:
  %723 = load double, ptr %7, align 8
  store double %723, ptr %5, align 8
  %724 = load ptr, ptr %710, align 8
  store double 0.000000e+00, ptr %724, align 8
  %725 = load ptr, ptr %79, align 8
  %726 = load ptr, ptr %712, align 8
  %727 = load i64, ptr %714, align 8
  %728 = load i64, ptr %716, align 8
  %729 = load ptr, ptr %718, align 8
  %730 = call contract double %725(ptr %726, i64 %727, i64 %728, ptr %5, ptr %52, ptr %45, ptr %699, ptr %724, ptr %729)
  br label %731

731:
  br i1 %55, label %732, label %787

732:
  %733 = insertelement <2 x double> poison, double %43, i64 0
  %734 = shufflevector <2 x double> %733, <2 x double> poison, <2 x i32> zeroinitializer
  br label %735

735:
  %736 = phi i64 [ 0, %732 ], [ %785, %735 ]
  %737 = getelementptr inbounds <2 x double>, ptr %54, i64 %736
  %738 = load <2 x double>, ptr %737, align 16
  %739 = getelementptr inbounds <2 x double>, ptr %47, i64 %736
  %740 = load <2 x double>, ptr %739, align 16
  %741 = fmul contract <2 x double> %740, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %742 = add nsw i64 %736, %189
  %743 = getelementptr inbounds <2 x double>, ptr %47, i64 %742
  %744 = load <2 x double>, ptr %743, align 16
  %745 = fmul contract <2 x double> %744, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %746 = fsub contract <2 x double> %741, %745
  %747 = add nsw i64 %736, %251
  %748 = getelementptr inbounds <2 x double>, ptr %47, i64 %747
  %749 = load <2 x double>, ptr %748, align 16
  %750 = fmul contract <2 x double> %749, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %751 = fsub contract <2 x double> %746, %750
  %752 = add nsw i64 %736, %313
  %753 = getelementptr inbounds <2 x double>, ptr %47, i64 %752
  %754 = load <2 x double>, ptr %753, align 16
  %755 = fmul contract <2 x double> %754, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %756 = fsub contract <2 x double> %751, %755
  %757 = add nsw i64 %736, %380
  %758 = getelementptr inbounds <2 x double>, ptr %47, i64 %757
  %759 = load <2 x double>, ptr %758, align 16
  %760 = fmul contract <2 x double> %759, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %761 = fadd contract <2 x double> %756, %760
  %762 = add nsw i64 %736, %452
  %763 = getelementptr inbounds <2 x double>, ptr %47, i64 %762
  %764 = load <2 x double>, ptr %763, align 16
  %765 = fmul contract <2 x double> %764, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %766 = fsub contract <2 x double> %761, %765
  %767 = add nsw i64 %736, %529
  %768 = getelementptr inbounds <2 x double>, ptr %47, i64 %767
  %769 = load <2 x double>, ptr %768, align 16
  %770 = fmul contract <2 x double> %769, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %771 = fsub contract <2 x double> %766, %770
  %772 = add nsw i64 %736, %611
  %773 = getelementptr inbounds <2 x double>, ptr %47, i64 %772
  %774 = load <2 x double>, ptr %773, align 16
  %775 = fmul contract <2 x double> %774, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %776 = fadd contract <2 x double> %771, %775
  %777 = add nsw i64 %736, %698
  %778 = getelementptr inbounds <2 x double>, ptr %47, i64 %777
  %779 = load <2 x double>, ptr %778, align 16
  %780 = fmul contract <2 x double> %779, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %781 = fadd contract <2 x double> %776, %780
  %782 = fmul contract <2 x double> %734, %781
  %783 = fadd contract <2 x double> %738, %782
  %784 = getelementptr inbounds <2 x double>, ptr %52, i64 %736
  store <2 x double> %783, ptr %784, align 16
  %785 = add nsw i64 %736, 1
  %786 = icmp eq i64 %785, %50
  br i1 %786, label %787, label %735

787:
  %788 = fadd contract double %41, %43
  %789 = mul nsw i64 %50, 11
  %790 = getelementptr inbounds <2 x double>, ptr %47, i64 %789
  store double %788, ptr %4, align 8
  %791 = load ptr, ptr %75, align 8
  %792 = load i64, ptr %791, align 8
  %793 = add nsw i64 %792, 1
  store i64 %793, ptr %791, align 8
  %794 = load ptr, ptr %79, align 8
  %795 = icmp eq ptr %794, null
  br i1 %795, label %796, label %800

796:
  %797 = load ptr, ptr %39, align 8
  %798 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %799 = load ptr, ptr %798, align 8
  call void %797(ptr %4, ptr %52, ptr %45, ptr %790, ptr %799)
  br label %822

800:
  store double %788, ptr %3, align 8
  %801 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 12
  %802 = load ptr, ptr %801, align 8
  store double 1.000000e+00, ptr %802, align 8
  %803 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 3
  %804 = load ptr, ptr %803, align 8
  %805 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 10
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 11
  %808 = load i64, ptr %807, align 8
  %809 = getelementptr inbounds %struct.Code, ptr %39, i64 0, i32 13
  %810 = load ptr, ptr %809, align 8
  %811 = call contract double %794(ptr %804, i64 %806, i64 %808, ptr %3, ptr %52, ptr %45, ptr %790, ptr %802, ptr %810)
  %812 = fcmp contract olt double %811, 0x7FF0000000000000
  br i1 %812, label %822, label %813

813:
  %814 = load double, ptr %4, align 8
  store double %814, ptr %2, align 8
  %815 = load ptr, ptr %801, align 8
  store double 0.000000e+00, ptr %815, align 8
  %816 = load ptr, ptr %79, align 8
  %817 = load ptr, ptr %803, align 8
  %818 = load i64, ptr %805, align 8
  %819 = load i64, ptr %807, align 8
  %820 = load ptr, ptr %809, align 8
  %821 = call contract double %816(ptr %817, i64 %818, i64 %819, ptr %2, ptr %52, ptr %45, ptr %790, ptr %815, ptr %820)
  br label %822

822:
  br i1 %55, label %823, label %907

823:
  %824 = insertelement <2 x double> poison, double %43, i64 0
  %825 = shufflevector <2 x double> %824, <2 x double> poison, <2 x i32> zeroinitializer
  %826 = mul nsw i64 %50, 17
  %827 = mul nsw i64 %50, 18
  %828 = mul nsw i64 %50, 19
  br label %829

829:
  %830 = phi i64 [ 0, %823 ], [ %905, %829 ]
  %831 = getelementptr inbounds <2 x double>, ptr %47, i64 %830
  %832 = load <2 x double>, ptr %831, align 16
  %833 = add nsw i64 %830, %313
  %834 = getelementptr inbounds <2 x double>, ptr %47, i64 %833
  %835 = load <2 x double>, ptr %834, align 16
  %836 = add nsw i64 %830, %380
  %837 = getelementptr inbounds <2 x double>, ptr %47, i64 %836
  %838 = load <2 x double>, ptr %837, align 16
  %839 = add nsw i64 %830, %452
  %840 = getelementptr inbounds <2 x double>, ptr %47, i64 %839
  %841 = load <2 x double>, ptr %840, align 16
  %842 = add nsw i64 %830, %529
  %843 = getelementptr inbounds <2 x double>, ptr %47, i64 %842
  %844 = load <2 x double>, ptr %843, align 16
  %845 = add nsw i64 %830, %611
  %846 = getelementptr inbounds <2 x double>, ptr %47, i64 %845
  %847 = load <2 x double>, ptr %846, align 16
  %848 = add nsw i64 %830, %698
  %849 = getelementptr inbounds <2 x double>, ptr %47, i64 %848
  %850 = load <2 x double>, ptr %849, align 16
  %851 = add nsw i64 %830, %789
  %852 = getelementptr inbounds <2 x double>, ptr %47, i64 %851
  %853 = load <2 x double>, ptr %852, align 16
  %854 = add nsw i64 %830, %53
  %855 = getelementptr inbounds <2 x double>, ptr %47, i64 %854
  %856 = load <2 x double>, ptr %855, align 16
  %857 = fmul contract <2 x double> %832, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %858 = fmul contract <2 x double> %835, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %859 = fadd contract <2 x double> %857, %858
  %860 = fmul contract <2 x double> %838, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %861 = fadd contract <2 x double> %859, %860
  %862 = fmul contract <2 x double> %841, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %863 = fadd contract <2 x double> %861, %862
  %864 = fmul contract <2 x double> %844, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %865 = fadd contract <2 x double> %863, %864
  %866 = fmul contract <2 x double> %847, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %867 = fadd contract <2 x double> %865, %866
  %868 = fmul contract <2 x double> %850, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %869 = fadd contract <2 x double> %867, %868
  %870 = fmul contract <2 x double> %853, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %871 = fadd contract <2 x double> %869, %870
  %872 = fmul contract <2 x double> %825, %871
  %873 = fadd contract <2 x double> %856, %872
  %874 = add nsw i64 %830, %826
  %875 = getelementptr inbounds <2 x double>, ptr %47, i64 %874
  store <2 x double> %873, ptr %875, align 16
  %876 = fmul contract <2 x double> %832, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %877 = fmul contract <2 x double> %835, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %878 = fsub contract <2 x double> %876, %877
  %879 = fmul contract <2 x double> %838, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %880 = fsub contract <2 x double> %878, %879
  %881 = fmul contract <2 x double> %841, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %882 = fadd contract <2 x double> %880, %881
  %883 = fmul contract <2 x double> %844, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %884 = fsub contract <2 x double> %882, %883
  %885 = fmul contract <2 x double> %847, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %886 = fadd contract <2 x double> %884, %885
  %887 = fmul contract <2 x double> %850, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %888 = fadd contract <2 x double> %886, %887
  %889 = fmul contract <2 x double> %853, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %890 = fsub contract <2 x double> %888, %889
  %891 = add nsw i64 %830, %827
  %892 = getelementptr inbounds <2 x double>, ptr %47, i64 %891
  store <2 x double> %890, ptr %892, align 16
  %893 = fmul contract <2 x double> %832, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %894 = fsub contract <2 x double> %858, %893
  %895 = fadd contract <2 x double> %894, %860
  %896 = fadd contract <2 x double> %895, %862
  %897 = fmul contract <2 x double> %844, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %898 = fsub contract <2 x double> %896, %897
  %899 = fadd contract <2 x double> %898, %866
  %900 = fadd contract <2 x double> %899, %868
  %901 = fmul contract <2 x double> %853, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %902 = fadd contract <2 x double> %900, %901
  %903 = add nsw i64 %830, %828
  %904 = getelementptr inbounds <2 x double>, ptr %47, i64 %903
  store <2 x double> %902, ptr %904, align 16
  %905 = add nsw i64 %830, 1
  %906 = icmp eq i64 %905, %50
  br i1 %906, label %907, label %829

907:
  store i64 0, ptr %35, align 8
  br label %908

908:
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

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
