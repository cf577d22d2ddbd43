; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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
  %84 = call contract double @llvm.minnum.f64(double %82, double %59)
  br label %87

85:
  %86 = call contract double @llvm.maxnum.f64(double %82, double %59)
  br label %87

87:
  %88 = phi contract double [ %84, %83 ], [ %86, %85 ]
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
  %102 = fmul contract double %57, %59
  %103 = fcmp contract olt double %102, 0.000000e+00
  %104 = select i1 %101, i1 %103, i1 false
  br i1 %104, label %105, label %153

105:
  %106 = getelementptr inbounds i64, ptr %50, i64 3
  %107 = load i64, ptr %106, align 8
  %108 = sitofp i64 %107 to double
  %109 = fmul contract double %57, %108
  %110 = fcmp contract ugt double %109, 0.000000e+00
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
  %116 = fadd contract double %115, 1.000000e+00
  store double %116, ptr %114, align 8
  br label %153

117:
  %118 = load ptr, ptr %37, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %53
  %120 = load double, ptr %119, align 8
  %121 = fcmp contract uno double %120, 0.000000e+00
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
  %216 = fcmp contract oeq double %214, %215
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
  br i1 %9, label %10, label %103

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %22, 0
  br i1 %14, label %103, label %25

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
  %30 = fmul contract double %27, %29
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, 20
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %6, 0
  br i1 %39, label %44, label %40

40:
  %41 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = fmul contract double %30, 0x3FDA827997709F7A
  br label %49

44:
  %45 = fmul contract double %30, 0x3FDA827997709F7A
  %46 = fmul contract double %30, 0x3FE2BEC33447B043
  %47 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  br label %68

49:
  %50 = phi double [ %43, %40 ], [ %45, %68 ]
  %51 = phi ptr [ %42, %40 ], [ %48, %68 ]
  %52 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = fadd contract double %50, %53
  %55 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %58 = load ptr, ptr %57, align 8
  store double %54, ptr %3, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 2
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %61, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %67 = load ptr, ptr %66, align 8
  call void %65(ptr %3, ptr %51, ptr %56, ptr %58, ptr %67)
  br label %103

68:
  %69 = phi i64 [ 0, %44 ], [ %101, %68 ]
  %70 = getelementptr inbounds double, ptr %36, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul contract double %71, 0x3FFD413CCBB84FBD
  %73 = getelementptr inbounds double, ptr %32, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %45, %74
  %76 = fadd contract double %72, %75
  %77 = fmul contract double %76, 0x3FD5F6199B087E2F
  %78 = getelementptr inbounds double, ptr %38, i64 %69
  %79 = load double, ptr %78, align 8
  %80 = fmul contract double %79, 0x40015F619A23D822
  %81 = add nsw i64 %69, %6
  %82 = getelementptr inbounds double, ptr %38, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %46, %83
  %85 = fsub contract double %80, %84
  %86 = fmul contract double %85, 0x3FC5F61993D37A46
  %87 = fadd contract double %77, %86
  %88 = getelementptr inbounds double, ptr %48, i64 %69
  store double %87, ptr %88, align 8
  %89 = load double, ptr %78, align 8
  %90 = load double, ptr %70, align 8
  %91 = fsub contract double %89, %90
  %92 = fmul contract double %91, 0x3FF74B23344A5383
  %93 = fdiv contract double %92, %30
  %94 = load double, ptr %73, align 8
  %95 = fmul contract double %94, 0x3FC23180000A8CFF
  %96 = fsub contract double %93, %95
  %97 = load double, ptr %82, align 8
  %98 = fmul contract double %97, 0x3FD413CCD124078A
  %99 = fsub contract double %96, %98
  %100 = getelementptr inbounds double, ptr %48, i64 %81
  store double %99, ptr %100, align 8
  %101 = add nsw i64 %69, 1
  %102 = icmp eq i64 %101, %6
  br i1 %102, label %49, label %68

103:
  ret void
}

declare double @llvm.fabs.f64(double)

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
  %23 = call contract double %14(ptr %16, i64 %18, i64 %20, ptr %8, ptr %3, ptr %4, ptr %5, ptr %12, ptr %22)
  %24 = fcmp contract olt double %23, 0x7FF0000000000000
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
  %38 = call contract double %29(ptr %31, i64 %33, i64 %35, ptr %7, ptr %3, ptr %4, ptr %5, ptr %27, ptr %37)
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
  %45 = call contract double %36(ptr %38, i64 %40, i64 %42, ptr %5, ptr %3, ptr %2, ptr %32, ptr %34, ptr %44)
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
  %7 = fcmp contract oge double %6, 0.000000e+00
  %8 = select contract i1 %7, double 1.000000e+00, double -1.000000e+00
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
  %18 = fmul contract double %8, %3
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %22

22:
  %23 = phi i64 [ %14, %17 ], [ %43, %38 ]
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fmul contract double %8, %26
  %28 = fcmp contract ugt double %27, %18
  br i1 %28, label %46, label %29

29:
  %30 = fcmp contract oeq double %26, %3
  br i1 %30, label %38, label %31

31:
  %32 = load double, ptr %19, align 8
  %33 = fsub contract double %26, %32
  %34 = load double, ptr %5, align 8
  %35 = fdiv contract double %33, %34
  %36 = tail call contract double @llvm.minnum.f64(double %35, double %2)
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

define internal fastcc i32 @passes(double %0, double %1, double %2, double %3, double %4) {
  %6 = tail call contract double @llvm.fabs.f64(double %1)
  %7 = tail call contract double @llvm.fabs.f64(double %3)
  %8 = tail call contract double @llvm.maxnum.f64(double %6, double %7)
  %9 = fmul contract double %0, 0x3D06849B86A12B9B
  %10 = fcmp contract ugt double %8, %9
  br i1 %10, label %11, label %57

11:
  %12 = fcmp contract oeq double %1, 0.000000e+00
  %13 = fcmp contract oeq double %3, 0.000000e+00
  %14 = or i1 %12, %13
  br i1 %14, label %57, label %15

15:
  %16 = fcmp contract olt double %1, 0.000000e+00
  %17 = fcmp contract ogt double %3, 0.000000e+00
  %18 = and i1 %16, %17
  br i1 %18, label %57, label %19

19:
  %20 = fcmp contract ogt double %1, 0.000000e+00
  %21 = fcmp contract olt double %3, 0.000000e+00
  %22 = and i1 %20, %21
  br i1 %22, label %57, label %23

23:
  %24 = fcmp contract olt double %2, 0.000000e+00
  %25 = fcmp contract ogt double %4, 0.000000e+00
  %26 = and i1 %24, %25
  %27 = and i1 %17, %26
  %28 = and i1 %20, %27
  br i1 %28, label %35, label %29

29:
  %30 = fcmp contract ogt double %2, 0.000000e+00
  %31 = fcmp contract olt double %4, 0.000000e+00
  %32 = and i1 %30, %31
  %33 = and i1 %21, %32
  %34 = and i1 %16, %33
  br i1 %34, label %35, label %57

35:
  %36 = select contract i1 %20, double 1.000000e+00, double -1.000000e+00
  %37 = fmul contract double %36, %2
  %38 = fmul contract double %36, %4
  %39 = fcmp contract olt double %37, 0.000000e+00
  %40 = fcmp contract ogt double %38, 0.000000e+00
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %57

42:
  %43 = fmul contract double %36, %3
  %44 = fmul contract double %36, %1
  %45 = fsub contract double %43, %44
  %46 = fsub contract double %45, %38
  %47 = fsub contract double %37, %38
  %48 = fdiv contract double %46, %47
  %49 = fmul contract double %37, %48
  %50 = fadd contract double %44, %49
  %51 = tail call contract double @llvm.minnum.f64(double %44, double %43)
  %52 = fsub contract double %51, %50
  %53 = fmul contract double %52, 2.500000e-01
  %54 = fsub contract double %50, %53
  %55 = fcmp contract olt double %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  br label %57

57:
  %58 = phi i32 [ 0, %5 ], [ %56, %42 ], [ 0, %35 ], [ 0, %29 ], [ 1, %15 ], [ 1, %19 ], [ 0, %11 ]
  ret i32 %58
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
  %17 = fcmp contract ugt double %16, %2
  br i1 %17, label %18, label %146

18:
  %19 = icmp sgt i64 %14, 0
  br i1 %19, label %20, label %37

20:
  %21 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8
  br label %25

23:
  %24 = icmp eq i32 %34, 0
  br i1 %24, label %37, label %38

25:
  %26 = phi i32 [ 0, %20 ], [ %34, %25 ]
  %27 = phi i64 [ 0, %20 ], [ %35, %25 ]
  %28 = getelementptr inbounds i64, ptr %22, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp ne i64 %29, 0
  %31 = icmp ne i64 %29, 3
  %32 = and i1 %30, %31
  %33 = zext i1 %32 to i32
  %34 = or i32 %26, %33
  %35 = add nsw i64 %27, 1
  %36 = icmp eq i64 %35, %14
  br i1 %36, label %23, label %25

37:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5, i32 0)
  br label %146

38:
  %39 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 16383
  store i64 0, ptr %7, align 8
  %42 = icmp sgt i32 %1, 58
  %43 = select i1 %42, i1 true, i1 %41
  br i1 %43, label %80, label %44

44:
  %45 = call fastcc double @mark_between(ptr %0, double %2, ptr %3, double %4, ptr %5, ptr %7)
  %46 = fcmp contract olt double %45, 2.000000e+00
  br i1 %46, label %47, label %80

47:
  %48 = load i64, ptr %7, align 8
  %49 = load ptr, ptr %0, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 8
  %52 = load i64, ptr %51, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = getelementptr inbounds %struct.Watch, ptr %53, i64 0, i32 11
  %55 = load ptr, ptr %54, align 8
  %56 = shl nsw i32 %1, 1
  %57 = sext i32 %56 to i64
  %58 = mul nsw i64 %52, %57
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = shl nsw i64 %52, 1
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = fdiv contract double %63, %65
  %67 = tail call contract double @llvm.fabs.f64(double %66)
  %68 = fadd contract double %67, 1.000000e+00
  %69 = fmul contract double %68, 1.000000e-13
  %70 = fsub contract double %45, %69
  tail call fastcc void @look_closer(ptr %0, double %70, ptr %59)
  tail call fastcc void @look_closer(ptr %0, double %45, ptr %61)
  %71 = getelementptr inbounds double, ptr %61, i64 %48
  %72 = load double, ptr %71, align 8
  %73 = fcmp contract oeq double %72, 0.000000e+00
  br i1 %73, label %74, label %78

74:
  %75 = getelementptr inbounds double, ptr %59, i64 %48
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, 0xBCB0000000000000
  store double %77, ptr %71, align 8
  br label %78

78:
  %79 = add nsw i32 %1, 2
  tail call fastcc void @visit(ptr %0, i32 %79, double %2, ptr %3, double %70, ptr %59)
  tail call fastcc void @take(ptr %0, double %70, ptr %59, double %45, ptr %61, i32 1)
  tail call fastcc void @visit(ptr %0, i32 %79, double %45, ptr %61, double %4, ptr %5)
  br label %145

80:
  %81 = fsub contract double %4, %2
  %82 = fmul contract double %81, 0x3FDA827997709F7A
  %83 = fadd contract double %82, %2
  %84 = fmul contract double %81, 0x3FE76CF5D1FEBADC
  %85 = fadd contract double %84, %2
  %86 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %87 = load ptr, ptr %86, align 8
  %88 = shl nsw i32 %1, 1
  %89 = sext i32 %88 to i64
  %90 = mul nsw i64 %14, %89
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = shl nsw i64 %14, 1
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  tail call fastcc void @look_closer(ptr %0, double %83, ptr %91)
  %94 = icmp eq i32 %1, 60
  br i1 %94, label %106, label %95

95:
  %96 = load ptr, ptr %0, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %96, i64 0, i32 1
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Step, ptr %96, i64 0, i32 2
  %100 = load double, ptr %99, align 8
  %101 = fdiv contract double %98, %100
  %102 = tail call contract double @llvm.fabs.f64(double %101)
  %103 = fadd contract double %102, 1.000000e+00
  %104 = fmul contract double %103, 1.000000e-13
  %105 = fcmp contract ole double %81, %104
  br label %106

106:
  %107 = phi i1 [ true, %80 ], [ %105, %95 ]
  %108 = zext i1 %107 to i32
  store i32 0, ptr %8, align 4
  %109 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FDA827997709F7A, double %81, ptr %3, ptr %91, ptr %5, ptr %8)
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i1 true, i1 %107
  %112 = select i1 %111, i1 true, i1 %41
  br i1 %112, label %123, label %113

113:
  %114 = icmp eq i32 %1, 0
  br i1 %114, label %115, label %121

115:
  %116 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %117, i64 5
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %140, label %121

121:
  tail call fastcc void @look_closer(ptr %0, double %85, ptr %93)
  %122 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FE76CF5D1FEBADC, double %81, ptr %3, ptr %93, ptr %5, ptr %8)
  br label %135

123:
  %124 = load i32, ptr %8, align 4
  %125 = icmp eq i32 %124, 0
  %126 = select i1 %125, i1 true, i1 %107
  %127 = xor i1 %126, true
  %128 = select i1 %127, i1 %41, i1 false
  br i1 %128, label %129, label %135

129:
  %130 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 3
  %133 = load i64, ptr %132, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8
  br label %140

135:
  %136 = phi i32 [ %109, %123 ], [ %122, %121 ]
  %137 = icmp ne i32 %136, 0
  %138 = select i1 %137, i1 true, i1 %107
  %139 = select i1 %138, i1 true, i1 %41
  br i1 %139, label %140, label %141

140:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %83, ptr %91, i32 %108)
  tail call fastcc void @take(ptr %0, double %83, ptr %91, double %4, ptr %5, i32 %108)
  br label %144

141:
  %142 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 6
  store i32 1, ptr %142, align 4
  %143 = add nsw i32 %1, 1
  tail call fastcc void @visit(ptr %0, i32 %143, double %2, ptr %3, double %83, ptr %91)
  tail call fastcc void @visit(ptr %0, i32 %143, double %83, ptr %91, double %4, ptr %5)
  br label %144

144:
  br label %145

145:
  br label %146

146:
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
  %16 = fdiv contract double %13, %15
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = tail call contract double @llvm.maxnum.f64(double %17, double 1.000000e+00)
  %19 = fmul contract double %18, 0x3CD0000000000000
  %20 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 12
  %23 = icmp slt i64 %21, %11
  br i1 %23, label %24, label %128

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
  %36 = phi ptr [ %34, %24 ], [ %120, %119 ]
  %37 = phi ptr [ %34, %24 ], [ %121, %119 ]
  %38 = phi i64 [ %21, %24 ], [ %122, %119 ]
  %39 = phi i64 [ %21, %24 ], [ %123, %119 ]
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
  %54 = fadd contract double %19, %53
  %55 = fcmp contract ogt double %42, %54
  br i1 %55, label %125, label %56

56:
  %57 = fcmp contract uge double %53, 2.000000e+00
  %58 = fsub contract double %53, %19
  %59 = fcmp contract ult double %42, %58
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
  %73 = fcmp contract olt double %42, %72
  br i1 %73, label %74, label %79

74:
  %75 = load double, ptr %29, align 8
  %76 = load double, ptr %14, align 8
  %77 = fmul contract double %42, %76
  %78 = fadd contract double %75, %77
  br label %81

79:
  %80 = load double, ptr %12, align 8
  br label %81

81:
  %82 = phi contract double [ %78, %74 ], [ %80, %79 ]
  switch i64 %49, label %94 [
    i64 4, label %83
    i64 3, label %88
  ]

83:
  %84 = load ptr, ptr %30, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %52
  %86 = load double, ptr %85, align 8
  %87 = fadd contract double %86, 1.000000e+00
  store double %87, ptr %85, align 8
  br label %119

88:
  %89 = load ptr, ptr %30, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %52
  %91 = load double, ptr %90, align 8
  %92 = fcmp contract uno double %91, 0.000000e+00
  br i1 %92, label %93, label %119

93:
  store double %82, ptr %90, align 8
  br label %119

94:
  br i1 %73, label %95, label %97

95:
  tail call fastcc void @look_at(ptr %2, double %42)
  %96 = load ptr, ptr %22, align 8
  br label %97

97:
  %98 = phi ptr [ %96, %95 ], [ %36, %94 ]
  %99 = getelementptr inbounds double, ptr %41, i64 2
  %100 = load double, ptr %99, align 8
  %101 = add nsw i64 %38, 1
  %102 = mul nsw i64 %38, %8
  %103 = getelementptr inbounds double, ptr %98, i64 %102
  store double %82, ptr %103, align 8
  %104 = sitofp i64 %45 to double
  %105 = getelementptr inbounds double, ptr %103, i64 1
  store double %104, ptr %105, align 8
  %106 = getelementptr inbounds double, ptr %103, i64 2
  store double %100, ptr %106, align 8
  %107 = load double, ptr %28, align 8
  %108 = fcmp contract olt double %42, %107
  %109 = select i1 %108, ptr %31, ptr %32
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr double, ptr %103, i64 3
  br i1 %33, label %112, label %119

112:
  %113 = phi i64 [ %117, %112 ], [ 0, %97 ]
  %114 = getelementptr inbounds double, ptr %110, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %111, i64 %113
  store double %115, ptr %116, align 8
  %117 = add nsw i64 %113, 1
  %118 = icmp eq i64 %117, %7
  br i1 %118, label %119, label %112

119:
  %120 = phi ptr [ %98, %97 ], [ %36, %83 ], [ %36, %93 ], [ %36, %88 ], [ %98, %112 ]
  %121 = phi ptr [ %98, %97 ], [ %37, %83 ], [ %37, %93 ], [ %37, %88 ], [ %98, %112 ]
  %122 = phi i64 [ %101, %97 ], [ %38, %83 ], [ %38, %93 ], [ %38, %88 ], [ %101, %112 ]
  %123 = add i64 %39, 1
  %124 = icmp eq i64 %123, %11
  br i1 %124, label %125, label %35

125:
  %126 = phi i64 [ %122, %119 ], [ %38, %35 ]
  %127 = load ptr, ptr %9, align 8
  br label %128

128:
  %129 = phi ptr [ %10, %1 ], [ %127, %125 ]
  %130 = phi i64 [ %21, %1 ], [ %126, %125 ]
  store i64 %130, ptr %129, align 8
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
  %10 = fmul contract double %9, %1
  %11 = fadd contract double %7, %10
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  store double %11, ptr %4, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %24 = load ptr, ptr %23, align 8
  call void %22(ptr %4, ptr %13, ptr %15, ptr %2, ptr %24)
  ret void
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
  %17 = fcmp contract ugt double %16, %1
  br i1 %17, label %18, label %408

18:
  %19 = load i64, ptr %10, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %23 = fsub contract double %3, %1
  %24 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  br label %31

25:
  %26 = load double, ptr %15, align 8
  br label %27

27:
  %28 = phi i64 [ %231, %25 ], [ %19, %18 ]
  %29 = phi double [ %26, %25 ], [ %16, %18 ]
  %30 = fcmp contract olt double %29, %3
  br i1 %30, label %233, label %240

31:
  %32 = phi i64 [ 0, %21 ], [ %230, %229 ]
  %33 = load ptr, ptr %22, align 8
  %34 = shl nsw i64 %32, 2
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -5
  %38 = icmp ult i64 %37, -2
  %39 = icmp slt i64 %36, 7
  %40 = and i1 %39, %38
  br i1 %40, label %229, label %41

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
  %54 = fmul contract double %23, %53
  %55 = getelementptr inbounds double, ptr %2, i64 %47
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %4, i64 %47
  %58 = load double, ptr %57, align 8
  %59 = add nsw i64 %51, %47
  %60 = getelementptr inbounds double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul contract double %54, %61
  %63 = freeze double %62
  %64 = getelementptr inbounds double, ptr %4, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul contract double %54, %65
  %67 = load i64, ptr %45, align 8
  %68 = icmp ne i64 %67, 9
  %69 = fcmp contract une double %56, 0.000000e+00
  %70 = or i1 %69, %68
  %71 = fcmp contract ogt double %63, 0.000000e+00
  %72 = fcmp contract uge double %58, 0.000000e+00
  %73 = or i1 %72, %70
  %74 = or i1 %71, %73
  br i1 %74, label %77, label %75

75:
  store i32 0, ptr %24, align 8
  %76 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %76, i64 %32)
  br label %229

77:
  %78 = fcmp contract oeq double %56, 0.000000e+00
  br i1 %78, label %79, label %86

79:
  %80 = fcmp contract olt double %58, 0.000000e+00
  %81 = and i1 %80, %71
  %82 = fcmp contract olt double %63, 0.000000e+00
  %83 = fcmp contract ogt double %58, 0.000000e+00
  %84 = and i1 %83, %82
  %85 = or i1 %81, %84
  br i1 %85, label %107, label %118

86:
  %87 = fcmp contract oeq double %58, 0.000000e+00
  br i1 %87, label %107, label %88

88:
  %89 = fcmp contract olt double %56, 0.000000e+00
  %90 = fcmp contract ogt double %58, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %107, label %92

92:
  %93 = fcmp contract ogt double %56, 0.000000e+00
  %94 = fcmp contract olt double %58, 0.000000e+00
  %95 = and i1 %93, %94
  br i1 %95, label %107, label %96

96:
  %97 = fcmp contract olt double %63, 0.000000e+00
  %98 = fcmp contract ogt double %66, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %90, %99
  %101 = and i1 %93, %100
  br i1 %101, label %119, label %102

102:
  %103 = fcmp contract olt double %66, 0.000000e+00
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
  %114 = select contract i1 %78, double %63, double %56
  %115 = sitofp i64 %111 to double
  %116 = fmul contract double %114, %115
  %117 = fcmp contract olt double %116, 0.000000e+00
  br i1 %117, label %121, label %118

118:
  store i32 0, ptr %24, align 8
  br label %229

119:
  store i32 0, ptr %24, align 8
  %120 = select i1 %93, double 1.000000e+00, double -1.000000e+00
  br label %128

121:
  store i32 0, ptr %24, align 8
  br i1 %108, label %122, label %123

122:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %32)
  br label %229

123:
  %124 = fcmp contract ogt double %56, 0.000000e+00
  %125 = and i1 %78, %71
  %126 = or i1 %124, %125
  %127 = select i1 %126, double 1.000000e+00, double -1.000000e+00
  switch i32 %109, label %194 [
    i32 3, label %128
    i32 4, label %142
  ]

128:
  %129 = phi double [ %120, %119 ], [ %127, %123 ]
  %130 = fmul contract double %56, %129
  %131 = fmul contract double %61, %129
  %132 = fmul contract double %53, %131
  %133 = fmul contract double %58, %129
  %134 = fmul contract double %65, %129
  %135 = fmul contract double %53, %134
  %136 = call contract fastcc double @find_dip(ptr %0, i64 %47, double %129, double %1, double %130, double %132, double %3, double %133, double %135)
  %137 = load ptr, ptr %9, align 8
  %138 = getelementptr inbounds %struct.Watch, ptr %137, i64 0, i32 9
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %47
  %141 = load double, ptr %140, align 8
  br label %194

142:
  %143 = phi ptr [ %177, %152 ], [ %42, %123 ]
  %144 = phi double [ %145, %152 ], [ %23, %123 ]
  %145 = fmul contract double %144, 5.000000e-01
  %146 = fcmp contract ule double %145, 0x3CB0000000000000
  br i1 %146, label %147, label %152

147:
  %148 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %149, i64 %47
  %151 = load double, ptr %150, align 8
  br label %186

152:
  %153 = load ptr, ptr %0, align 8
  %154 = fadd contract double %145, %1
  %155 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %156 = load ptr, ptr %155, align 8
  call fastcc void @look_at(ptr %153, double %154)
  %157 = load ptr, ptr %153, align 8
  %158 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 1
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 2
  %161 = load double, ptr %160, align 8
  %162 = fmul contract double %154, %161
  %163 = fadd contract double %159, %162
  %164 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 8
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 5
  %167 = load ptr, ptr %166, align 8
  store double %163, ptr %8, align 8
  %168 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 14
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds i64, ptr %169, i64 2
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %171, 1
  store i64 %172, ptr %170, align 8
  %173 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 2
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 13
  %176 = load ptr, ptr %175, align 8
  call void %174(ptr %8, ptr %165, ptr %167, ptr %156, ptr %176)
  %177 = load ptr, ptr %9, align 8
  %178 = getelementptr inbounds %struct.Watch, ptr %177, i64 0, i32 9
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %47
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %127, %181
  %183 = fcmp contract ogt double %182, 0.000000e+00
  br i1 %183, label %184, label %142

184:
  %185 = fcmp contract olt double %154, 0.000000e+00
  br i1 %185, label %186, label %194

186:
  %187 = phi double [ %151, %147 ], [ %181, %184 ]
  %188 = phi double [ -1.000000e+00, %147 ], [ %154, %184 ]
  %189 = load i64, ptr %45, align 8
  %190 = icmp eq i64 %189, 9
  %191 = and i1 %126, %190
  br i1 %191, label %192, label %194

192:
  %193 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %193, i64 %32)
  br label %194

194:
  %195 = phi double [ %1, %128 ], [ %188, %192 ], [ %188, %186 ], [ %154, %184 ], [ %1, %123 ]
  %196 = phi double [ %56, %128 ], [ %187, %192 ], [ %187, %186 ], [ %181, %184 ], [ %56, %123 ]
  %197 = phi double [ %136, %128 ], [ %3, %192 ], [ %3, %186 ], [ %3, %184 ], [ %3, %123 ]
  %198 = phi double [ %141, %128 ], [ %58, %192 ], [ %58, %186 ], [ %58, %184 ], [ %58, %123 ]
  %199 = fcmp contract olt double %195, 0.000000e+00
  %200 = fcmp contract olt double %197, 0.000000e+00
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %229, label %202

202:
  %203 = getelementptr inbounds i64, ptr %45, i64 3
  br label %204

204:
  %205 = phi i1 [ false, %224 ], [ true, %202 ]
  %206 = phi double [ %58, %224 ], [ %198, %202 ]
  %207 = phi double [ %3, %224 ], [ %197, %202 ]
  %208 = phi double [ %206, %224 ], [ %196, %202 ]
  %209 = phi double [ %207, %224 ], [ %195, %202 ]
  %210 = call contract fastcc double @find_root(ptr %0, i64 %47, double %209, double %208, double %207, double %206)
  %211 = fcmp contract oeq double %210, 2.000000e+00
  br i1 %211, label %229, label %212

212:
  %213 = load i64, ptr %203, align 8
  %214 = sitofp i64 %213 to double
  %215 = fmul contract double %208, %214
  %216 = fcmp contract ugt double %215, 0.000000e+00
  br i1 %216, label %224, label %217

217:
  %218 = load i32, ptr %24, align 8
  %219 = icmp eq i32 %218, 2
  br i1 %219, label %220, label %223

220:
  %221 = load i64, ptr %45, align 8
  %222 = icmp sgt i64 %221, 8
  br i1 %222, label %223, label %224

223:
  call fastcc void @keep_zero(ptr %0, double %210, i64 %32)
  br label %224

224:
  %225 = fcmp contract une double %207, %3
  %226 = fcmp contract une double %206, 0.000000e+00
  %227 = and i1 %226, %225
  %228 = and i1 %205, %227
  br i1 %228, label %204, label %229

229:
  %230 = add nsw i64 %32, 1
  %231 = load i64, ptr %10, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %31, label %25

233:
  %234 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %235 = load ptr, ptr %234, align 8
  %236 = mul nsw i64 %14, 122
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = load ptr, ptr %0, align 8
  call fastcc void @ask_inside(ptr %238, double %29, ptr %237)
  %239 = load i64, ptr %10, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ %28, %27 ]
  %242 = phi ptr [ %237, %233 ], [ %4, %27 ]
  %243 = phi double [ %29, %233 ], [ %3, %27 ]
  %244 = icmp sgt i64 %241, 0
  br i1 %244, label %245, label %408

245:
  %246 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %247 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %248 = fadd contract double %243, %1
  %249 = fmul contract double %248, 5.000000e-01
  %250 = fsub contract double %243, %1
  %251 = fmul contract double %250, 5.000000e-01
  %252 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 9
  br label %253

253:
  %254 = phi i64 [ 0, %245 ], [ %405, %404 ]
  %255 = load ptr, ptr %246, align 8
  %256 = shl nsw i64 %254, 2
  %257 = getelementptr inbounds i64, ptr %255, i64 %256
  %258 = getelementptr inbounds i64, ptr %257, i64 1
  %259 = load i64, ptr %258, align 8
  %260 = load i64, ptr %257, align 8
  %261 = load ptr, ptr %247, align 8
  %262 = getelementptr inbounds i64, ptr %257, i64 2
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds double, ptr %261, i64 %263
  %265 = icmp eq i64 %260, 5
  br i1 %265, label %266, label %344

266:
  %267 = load ptr, ptr %9, align 8
  %268 = getelementptr inbounds %struct.Watch, ptr %267, i64 0, i32 9
  %269 = load ptr, ptr %268, align 8
  br label %270

270:
  %271 = phi ptr [ %269, %266 ], [ %303, %270 ]
  %272 = phi i64 [ 0, %266 ], [ %312, %270 ]
  %273 = phi double [ 0.000000e+00, %266 ], [ %309, %270 ]
  %274 = phi double [ 0xFFF0000000000000, %266 ], [ %311, %270 ]
  %275 = phi double [ 0x7FF0000000000000, %266 ], [ %310, %270 ]
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %272
  %278 = load double, ptr %277, align 8
  %279 = fmul contract double %251, %278
  %280 = fadd contract double %249, %279
  call fastcc void @look_at(ptr %276, double %280)
  %281 = load ptr, ptr %276, align 8
  %282 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 1
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 2
  %285 = load double, ptr %284, align 8
  %286 = fmul contract double %280, %285
  %287 = fadd contract double %283, %286
  %288 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 8
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 5
  %291 = load ptr, ptr %290, align 8
  store double %287, ptr %7, align 8
  %292 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 14
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr inbounds i64, ptr %293, i64 2
  %295 = load i64, ptr %294, align 8
  %296 = add nsw i64 %295, 1
  store i64 %296, ptr %294, align 8
  %297 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 2
  %298 = load ptr, ptr %297, align 8
  %299 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 13
  %300 = load ptr, ptr %299, align 8
  call void %298(ptr %7, ptr %289, ptr %291, ptr %271, ptr %300)
  %301 = load ptr, ptr %9, align 8
  %302 = getelementptr inbounds %struct.Watch, ptr %301, i64 0, i32 9
  %303 = load ptr, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %259
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %272
  %307 = load double, ptr %306, align 8
  %308 = fmul contract double %305, %307
  %309 = fadd contract double %273, %308
  %310 = call contract double @llvm.minnum.f64(double %275, double %305)
  %311 = call contract double @llvm.maxnum.f64(double %274, double %305)
  %312 = add nsw i64 %272, 1
  %313 = icmp eq i64 %312, 5
  br i1 %313, label %314, label %270

314:
  %315 = fsub contract double %311, %310
  %316 = call contract double @llvm.fabs.f64(double %311)
  %317 = call contract double @llvm.fabs.f64(double %310)
  %318 = call contract double @llvm.maxnum.f64(double %316, double %317)
  %319 = fmul contract double %318, 4.000000e-02
  %320 = fcmp contract ogt double %315, %319
  %321 = zext i1 %320 to i32
  %322 = and i32 %321, %5
  %323 = load ptr, ptr %0, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %323, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %251, %325
  %327 = fmul contract double %309, %326
  %328 = call contract double @llvm.fabs.f64(double %327)
  %329 = load ptr, ptr %323, align 8
  %330 = getelementptr inbounds %struct.Code, ptr %329, i64 0, i32 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Watch, ptr %301, i64 0, i32 11
  %333 = load ptr, ptr %332, align 8
  %334 = mul nsw i64 %331, 126
  %335 = getelementptr inbounds double, ptr %333, i64 %334
  %336 = shl nsw i64 %259, 1
  %337 = zext i32 %322 to i64
  %338 = or i64 %336, %337
  %339 = getelementptr inbounds double, ptr %335, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fadd contract double %328, %340
  store double %341, ptr %339, align 8
  %342 = load double, ptr %264, align 8
  %343 = fadd contract double %327, %342
  store double %343, ptr %264, align 8
  br label %344

344:
  %345 = add i64 %260, -3
  %346 = icmp ult i64 %345, -2
  br i1 %346, label %404, label %347

347:
  %348 = icmp eq i64 %260, 1
  %349 = select contract i1 %348, double 1.000000e+00, double -1.000000e+00
  %350 = load ptr, ptr %0, align 8
  %351 = getelementptr inbounds %struct.Step, ptr %350, i64 0, i32 2
  %352 = load double, ptr %351, align 8
  %353 = fmul contract double %250, %352
  %354 = add nsw i64 %259, %14
  %355 = getelementptr inbounds double, ptr %2, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fmul contract double %356, %353
  %358 = getelementptr inbounds double, ptr %242, i64 %354
  %359 = load double, ptr %358, align 8
  %360 = fmul contract double %353, %359
  %361 = load double, ptr %264, align 8
  %362 = getelementptr inbounds double, ptr %242, i64 %259
  %363 = load double, ptr %362, align 8
  %364 = fcmp contract uno double %361, 0.000000e+00
  br i1 %364, label %365, label %367

365:
  %366 = fmul contract double %349, %363
  br label %371

367:
  %368 = fmul contract double %349, %361
  %369 = fmul contract double %349, %363
  %370 = call contract double @llvm.minnum.f64(double %368, double %369)
  br label %371

371:
  %372 = phi contract double [ %366, %365 ], [ %370, %367 ]
  %373 = fmul contract double %349, %357
  %374 = fmul contract double %349, %360
  %375 = fcmp contract olt double %373, 0.000000e+00
  %376 = fcmp contract ogt double %374, 0.000000e+00
  %377 = and i1 %375, %376
  br i1 %377, label %378, label %401

378:
  %379 = fmul contract double %349, %363
  %380 = getelementptr inbounds double, ptr %2, i64 %259
  %381 = load double, ptr %380, align 8
  %382 = fmul contract double %349, %381
  %383 = fsub contract double %379, %382
  %384 = fsub contract double %383, %374
  %385 = fsub contract double %373, %374
  %386 = fdiv contract double %384, %385
  %387 = fmul contract double %373, %386
  %388 = fadd contract double %382, %387
  %389 = call contract double @llvm.minnum.f64(double %382, double %379)
  %390 = fsub contract double %389, %388
  %391 = fmul contract double %390, 2.500000e-01
  %392 = fsub contract double %388, %391
  %393 = fcmp contract uge double %392, %372
  br i1 %393, label %401, label %394

394:
  %395 = call contract fastcc double @turning(ptr %0, i64 %259, double %1, double %356, double %243, double %359, double 1.000000e-10)
  %396 = load ptr, ptr %252, align 8
  %397 = getelementptr inbounds double, ptr %396, i64 %259
  %398 = load double, ptr %397, align 8
  %399 = fmul contract double %349, %398
  %400 = call contract double @llvm.minnum.f64(double %372, double %399)
  br label %401

401:
  %402 = phi double [ %400, %394 ], [ %372, %378 ], [ %372, %371 ]
  %403 = fmul contract double %349, %402
  store double %403, ptr %264, align 8
  br label %404

404:
  %405 = add nsw i64 %254, 1
  %406 = load i64, ptr %10, align 8
  %407 = icmp slt i64 %405, %406
  br i1 %407, label %253, label %408

408:
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
  %15 = fdiv contract double %14, %12
  %16 = tail call contract double @llvm.fabs.f64(double %15)
  %17 = fadd contract double %16, 1.000000e+00
  %18 = fmul contract double %17, 1.000000e-13
  %19 = icmp sgt i64 %10, 0
  br i1 %19, label %20, label %30

20:
  %21 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 5
  %24 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 11
  %25 = mul nsw i64 %10, 124
  %26 = fsub contract double %3, %1
  %27 = getelementptr inbounds %struct.Watch, ptr %22, i64 0, i32 9
  %28 = fadd contract double %18, %1
  %29 = fsub contract double %3, %18
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
  %42 = fmul contract double %12, %41
  %43 = getelementptr inbounds double, ptr %4, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fmul contract double %12, %44
  %46 = fcmp contract ogt double %36, 0.000000e+00
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
  %56 = fmul contract double %26, %42
  %57 = fmul contract double %26, %45
  %58 = tail call fastcc i32 @passes(double %55, double %36, double %56, double %38, double %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %90, label %60

60:
  %61 = fmul contract double %36, %38
  %62 = fcmp contract ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %68

63:
  %64 = tail call contract fastcc double @turning(ptr %0, i64 %34, double %1, double %42, double %3, double %45, double %18)
  %65 = load ptr, ptr %27, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %34
  %67 = load double, ptr %66, align 8
  br label %68

68:
  %69 = phi double [ %64, %63 ], [ %3, %60 ]
  %70 = phi double [ %67, %63 ], [ %38, %60 ]
  %71 = fneg contract double %70
  %72 = select contract i1 %46, double %70, double %71
  %73 = tail call contract double @llvm.fabs.f64(double %36)
  %74 = tail call contract double @llvm.fabs.f64(double %38)
  %75 = tail call contract double @llvm.maxnum.f64(double %73, double %74)
  %76 = fmul contract double %75, 1.000000e-01
  %77 = fcmp contract ugt double %72, %76
  br i1 %77, label %90, label %78

78:
  %79 = fcmp contract ogt double %72, 0.000000e+00
  br i1 %79, label %82, label %80

80:
  %81 = tail call contract fastcc double @find_root(ptr %0, i64 %34, double %1, double %36, double %69, double %70)
  br label %82

82:
  %83 = phi contract double [ %81, %80 ], [ %69, %78 ]
  %84 = fcmp contract olt double %28, %83
  %85 = fcmp contract olt double %83, %29
  %86 = and i1 %84, %85
  %87 = fcmp contract olt double %83, %33
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
  %20 = fmul contract double %19, %1
  %21 = fadd contract double %17, %20
  %22 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %25 = load ptr, ptr %24, align 8
  store double %21, ptr %4, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 2
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 13
  %34 = load ptr, ptr %33, align 8
  call void %32(ptr %4, ptr %23, ptr %25, ptr %2, ptr %34)
  %35 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = icmp sgt i64 %8, 0
  br i1 %38, label %40, label %39

39:
  ret void

40:
  %41 = phi i64 [ %52, %51 ], [ 0, %3 ]
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = call contract double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds double, ptr %14, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fcmp contract ogt double %44, %46
  %48 = fcmp contract olt double %44, 0x7FF0000000000000
  %49 = and i1 %47, %48
  br i1 %49, label %50, label %51

50:
  store double %44, ptr %45, align 8
  br label %51

51:
  %52 = add nsw i64 %41, 1
  %53 = icmp eq i64 %52, %8
  br i1 %53, label %39, label %40
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
  %17 = fmul contract double %16, %3
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %19, label %40

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %23 = mul nsw i64 %14, 124
  %24 = fsub contract double 1.000000e+00, %2
  %25 = fmul contract double %2, 6.000000e+00
  %26 = fmul contract double %25, %24
  %27 = fmul contract double %2, 3.000000e+00
  %28 = fsub contract double 1.000000e+00, %27
  %29 = fmul contract double %24, %28
  %30 = fadd contract double %27, -2.000000e+00
  %31 = fmul contract double %30, %2
  %32 = fmul contract double %24, %24
  %33 = fmul contract double %2, 2.000000e+00
  %34 = fadd contract double %33, 1.000000e+00
  %35 = fmul contract double %2, %2
  %36 = fsub contract double 3.000000e+00, %33
  %37 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %38 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %39 = icmp slt i32 %1, 4
  br label %42

40:
  %41 = phi i32 [ 1, %8 ], [ %248, %247 ]
  ret i32 %41

42:
  %43 = phi i32 [ 1, %19 ], [ %248, %247 ]
  %44 = phi i64 [ 0, %19 ], [ %249, %247 ]
  %45 = getelementptr inbounds i64, ptr %21, i64 %44
  %46 = load i64, ptr %45, align 8
  switch i64 %46, label %47 [
    i64 3, label %247
    i64 0, label %247
  ]

47:
  %48 = load ptr, ptr %22, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %23
  %50 = getelementptr inbounds double, ptr %49, i64 %44
  %51 = load double, ptr %50, align 8
  %52 = add nsw i64 %44, %14
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul contract double %17, %54
  %56 = getelementptr inbounds double, ptr %5, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %17, %57
  %59 = getelementptr inbounds double, ptr %6, i64 %52
  %60 = load double, ptr %59, align 8
  %61 = fmul contract double %17, %60
  %62 = icmp eq i64 %46, 2
  %63 = getelementptr inbounds double, ptr %5, i64 %44
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %4, i64 %44
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %6, i64 %44
  %68 = load double, ptr %67, align 8
  %69 = fcmp uno double %55, %61
  br i1 %69, label %70, label %72

70:
  %71 = fcmp contract uno double %58, 0.000000e+00
  br i1 %71, label %223, label %116

72:
  %73 = select contract i1 %62, double 1.000000e+10, double 1.000000e+00
  %74 = fmul contract double %73, %51
  %75 = fsub contract double %68, %66
  %76 = fmul contract double %26, %75
  %77 = fmul contract double %29, %55
  %78 = fadd contract double %77, %76
  %79 = fmul contract double %31, %61
  %80 = fadd contract double %79, %78
  %81 = tail call contract double @llvm.fabs.f64(double %75)
  %82 = fsub contract double %64, %66
  %83 = tail call contract double @llvm.fabs.f64(double %82)
  %84 = fsub contract double %64, %68
  %85 = tail call contract double @llvm.fabs.f64(double %84)
  %86 = tail call contract double @llvm.maxnum.f64(double %83, double %85)
  %87 = tail call contract double @llvm.maxnum.f64(double %81, double %86)
  %88 = tail call contract double @llvm.fabs.f64(double %66)
  %89 = tail call contract double @llvm.fabs.f64(double %68)
  %90 = fadd contract double %88, %89
  %91 = fmul contract double %90, 1.000000e-09
  %92 = fmul contract double %74, 0x3D06849B86A12B9B
  %93 = fadd contract double %92, %91
  %94 = fcmp contract olt double %87, 0x7FF0000000000000
  br i1 %94, label %95, label %122

95:
  %96 = fmul contract double %34, %66
  %97 = fmul contract double %55, %2
  %98 = fadd contract double %97, %96
  %99 = fmul contract double %32, %98
  %100 = fmul contract double %36, %68
  %101 = fmul contract double %24, %61
  %102 = fsub contract double %100, %101
  %103 = fmul contract double %35, %102
  %104 = fadd contract double %99, %103
  %105 = fsub contract double %64, %104
  %106 = tail call contract double @llvm.fabs.f64(double %105)
  %107 = fmul contract double %87, 5.000000e-03
  %108 = fadd contract double %93, %107
  %109 = fcmp contract ugt double %106, %108
  br i1 %109, label %122, label %110

110:
  %111 = fsub contract double %58, %80
  %112 = tail call contract double @llvm.fabs.f64(double %111)
  %113 = fmul contract double %87, 5.000000e-02
  %114 = fadd contract double %93, %113
  %115 = fcmp contract ugt double %112, %114
  br i1 %115, label %116, label %223

116:
  %117 = fsub contract double %64, %66
  %118 = tail call contract double @llvm.fabs.f64(double %117)
  %119 = fsub contract double %64, %68
  %120 = tail call contract double @llvm.fabs.f64(double %119)
  %121 = tail call contract double @llvm.maxnum.f64(double %118, double %120)
  br label %122

122:
  %123 = phi double [ %121, %116 ], [ %86, %72 ], [ %86, %95 ]
  %124 = tail call contract double @llvm.fabs.f64(double %58)
  %125 = tail call contract double @llvm.fabs.f64(double %55)
  %126 = tail call contract double @llvm.fabs.f64(double %61)
  %127 = tail call contract double @llvm.maxnum.f64(double %125, double %126)
  %128 = tail call contract double @llvm.maxnum.f64(double %124, double %127)
  br i1 %62, label %218, label %129

129:
  %130 = load i64, ptr %10, align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %163

132:
  %133 = load ptr, ptr %37, align 8
  %134 = load ptr, ptr %38, align 8
  br label %135

135:
  %136 = phi i1 [ true, %132 ], [ %159, %157 ]
  %137 = phi i64 [ 0, %132 ], [ %158, %157 ]
  %138 = shl nsw i64 %137, 2
  %139 = getelementptr inbounds i64, ptr %133, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds i64, ptr %139, i64 2
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %134, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %139, i64 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, %44
  br i1 %147, label %148, label %157

148:
  %149 = add i64 %140, -5
  %150 = icmp ult i64 %149, -2
  %151 = icmp slt i64 %140, 7
  %152 = and i1 %151, %150
  br i1 %152, label %157, label %153

153:
  %154 = icmp eq i64 %140, 3
  %155 = fcmp contract ord double %144, 0.000000e+00
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %161

157:
  %158 = add nsw i64 %137, 1
  %159 = icmp slt i64 %158, %130
  %160 = icmp eq i64 %158, %130
  br i1 %160, label %161, label %135

161:
  %162 = phi i1 [ %136, %153 ], [ %159, %157 ]
  br i1 %162, label %172, label %163

163:
  %164 = getelementptr inbounds double, ptr %49, i64 %14
  %165 = getelementptr inbounds double, ptr %164, i64 %44
  %166 = fmul contract double %128, 8.000000e+00
  %167 = fcmp contract oge double %166, %123
  %168 = select contract i1 %167, double -1.000000e+00, double 1.000000e+00
  %169 = load double, ptr %165, align 8
  %170 = fadd contract double %168, %169
  store double %170, ptr %165, align 8
  %171 = fcmp contract ugt double %170, 1.024000e+03
  br i1 %171, label %223, label %172

172:
  br i1 %131, label %173, label %218

173:
  %174 = load ptr, ptr %37, align 8
  %175 = load ptr, ptr %38, align 8
  br label %176

176:
  %177 = phi i1 [ true, %173 ], [ %200, %198 ]
  %178 = phi i64 [ 0, %173 ], [ %199, %198 ]
  %179 = shl nsw i64 %178, 2
  %180 = getelementptr inbounds i64, ptr %174, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds i64, ptr %180, i64 2
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %175, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds i64, ptr %180, i64 1
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, %44
  br i1 %188, label %189, label %198

189:
  %190 = add i64 %181, -5
  %191 = icmp ult i64 %190, -2
  %192 = icmp slt i64 %181, 7
  %193 = and i1 %192, %191
  br i1 %193, label %198, label %194

194:
  %195 = icmp eq i64 %181, 3
  %196 = fcmp contract ord double %185, 0.000000e+00
  %197 = select i1 %195, i1 %196, i1 false
  br i1 %197, label %198, label %202

198:
  %199 = add nsw i64 %178, 1
  %200 = icmp slt i64 %199, %130
  %201 = icmp eq i64 %199, %130
  br i1 %201, label %202, label %176

202:
  %203 = phi i1 [ %177, %194 ], [ %200, %198 ]
  br i1 %203, label %218, label %204

204:
  %205 = phi i1 [ %216, %214 ], [ true, %202 ]
  %206 = phi i64 [ %215, %214 ], [ 0, %202 ]
  %207 = shl nsw i64 %206, 2
  %208 = getelementptr inbounds i64, ptr %174, i64 %207
  %209 = getelementptr inbounds i64, ptr %208, i64 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, %44
  br i1 %211, label %212, label %214

212:
  %213 = load i64, ptr %208, align 8
  switch i64 %213, label %214 [
    i64 5, label %218
    i64 2, label %218
    i64 1, label %218
  ]

214:
  %215 = add nsw i64 %206, 1
  %216 = icmp slt i64 %215, %130
  %217 = icmp eq i64 %215, %130
  br i1 %217, label %218, label %204

218:
  %219 = phi i1 [ true, %202 ], [ true, %122 ], [ false, %172 ], [ %216, %214 ], [ %205, %212 ], [ %205, %212 ], [ %205, %212 ]
  %220 = zext i1 %219 to i32
  %221 = load i32, ptr %7, align 4
  %222 = or i32 %221, %220
  store i32 %222, ptr %7, align 4
  br label %223

223:
  %224 = phi i32 [ %43, %110 ], [ 0, %218 ], [ %43, %163 ], [ %43, %70 ]
  %225 = load double, ptr %65, align 8
  %226 = load double, ptr %63, align 8
  br i1 %62, label %227, label %235

227:
  %228 = tail call fastcc i32 @passes(double %51, double %225, double %55, double %226, double %58)
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %234

230:
  %231 = load double, ptr %67, align 8
  %232 = tail call fastcc i32 @passes(double %51, double %226, double %58, double %231, double %61)
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %235, label %234

234:
  br label %235

235:
  %236 = phi i32 [ 0, %234 ], [ %224, %230 ], [ %224, %223 ]
  %237 = load double, ptr %67, align 8
  %238 = fcmp contract uno double %225, 0.000000e+00
  %239 = fcmp contract uno double %237, 0.000000e+00
  %240 = fcmp contract uno double %226, 0.000000e+00
  %241 = xor i1 %238, %240
  %242 = xor i1 %238, %239
  %243 = or i1 %241, %242
  %244 = and i1 %39, %240
  %245 = or i1 %244, %243
  %246 = select i1 %245, i32 0, i32 %236
  br label %247

247:
  %248 = phi i32 [ %43, %42 ], [ %246, %235 ], [ %43, %42 ]
  %249 = add nsw i64 %44, 1
  %250 = icmp eq i64 %249, %14
  br i1 %250, label %40, label %42
}

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
  %20 = phi double [ %2, %7 ], [ %75, %70 ]
  %21 = phi i32 [ 0, %7 ], [ %80, %70 ]
  %22 = phi i32 [ 0, %7 ], [ %74, %70 ]
  %23 = phi double [ %3, %7 ], [ %73, %70 ]
  %24 = phi double [ %4, %7 ], [ %72, %70 ]
  %25 = phi double [ %5, %7 ], [ %71, %70 ]
  %26 = fsub contract double %24, %20
  %27 = fmul contract double %25, %26
  %28 = fsub contract double %25, %23
  %29 = fdiv contract double %27, %28
  %30 = fsub contract double %24, %29
  %31 = fmul contract double %26, 1.000000e-03
  %32 = fadd contract double %20, %31
  %33 = call contract double @llvm.maxnum.f64(double %30, double %32)
  %34 = fsub contract double %24, %31
  %35 = call contract double @llvm.minnum.f64(double %33, double %34)
  %36 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %36, double %35)
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 2
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %35, %41
  %43 = fadd contract double %39, %42
  %44 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 5
  %47 = load ptr, ptr %46, align 8
  store double %43, ptr %8, align 8
  %48 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 14
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 2
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 13
  %56 = load ptr, ptr %55, align 8
  call void %54(ptr %8, ptr %45, ptr %47, ptr %16, ptr %56)
  %57 = load double, ptr %18, align 8
  %58 = fcmp contract uno double %57, 0.000000e+00
  br i1 %58, label %83, label %59

59:
  %60 = fmul contract double %57, %3
  %61 = fcmp contract ogt double %60, 0.000000e+00
  br i1 %61, label %62, label %66

62:
  %63 = icmp eq i32 %22, -1
  %64 = fmul contract double %25, 5.000000e-01
  %65 = select i1 %63, double %64, double %25
  br label %70

66:
  %67 = icmp eq i32 %22, 1
  %68 = fmul contract double %23, 5.000000e-01
  %69 = select i1 %67, double %68, double %23
  br label %70

70:
  %71 = phi double [ %65, %62 ], [ %57, %66 ]
  %72 = phi double [ %24, %62 ], [ %35, %66 ]
  %73 = phi double [ %57, %62 ], [ %69, %66 ]
  %74 = phi i32 [ -1, %62 ], [ 1, %66 ]
  %75 = phi double [ %35, %62 ], [ %20, %66 ]
  %76 = fsub contract double %72, %75
  %77 = fcmp contract olt double %76, %6
  %78 = fcmp contract oeq double %57, 0.000000e+00
  %79 = select i1 %77, i1 true, i1 %78
  %80 = add nsw i32 %21, 1
  %81 = icmp eq i32 %80, 60
  %82 = select i1 %79, i1 true, i1 %81
  br i1 %82, label %83, label %19

83:
  ret double %35
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
  %6 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  br label %7

7:
  %8 = phi double [ %4, %5 ], [ %31, %37 ]
  %9 = phi double [ %3, %5 ], [ %23, %37 ]
  %10 = fsub contract double %9, %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 1
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fdiv contract double %13, %15
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = fadd contract double %17, 1.000000e+00
  %19 = fmul contract double %18, 0x3D06849B86A12B9B
  %20 = fcmp contract ogt double %10, %19
  br i1 %20, label %21, label %39

21:
  %22 = fmul contract double %10, 5.000000e-01
  %23 = fadd contract double %22, %2
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.Watch, ptr %24, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @ask_inside(ptr %11, double %23, ptr %26)
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %27, i64 0, i32 9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %37

33:
  %34 = tail call contract fastcc double @find_root(ptr %0, i64 %1, double %23, double %31, double %9, double %8)
  %35 = fcmp contract oeq double %34, 2.000000e+00
  %36 = select contract i1 %35, double %9, double %34
  br label %39

37:
  %38 = fcmp contract olt double %31, 0.000000e+00
  br i1 %38, label %7, label %39

39:
  %40 = phi double [ %36, %33 ], [ %9, %7 ], [ %9, %37 ]
  ret double %40
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
  %22 = phi ptr [ %10, %9 ], [ %47, %85 ]
  %23 = phi double [ %3, %9 ], [ %75, %85 ]
  %24 = phi double [ %4, %9 ], [ %74, %85 ]
  %25 = phi i32 [ 0, %9 ], [ %94, %85 ]
  %26 = phi i32 [ 0, %9 ], [ %73, %85 ]
  %27 = phi double [ %8, %9 ], [ %72, %85 ]
  %28 = phi double [ %5, %9 ], [ %71, %85 ]
  %29 = phi double [ %5, %9 ], [ %70, %85 ]
  %30 = phi double [ %6, %9 ], [ %69, %85 ]
  %31 = phi double [ %8, %9 ], [ %68, %85 ]
  %32 = phi double [ %7, %9 ], [ %67, %85 ]
  %33 = fsub contract double %30, %23
  %34 = fmul contract double %27, %33
  %35 = fsub contract double %27, %28
  %36 = fdiv contract double %34, %35
  %37 = fsub contract double %30, %36
  %38 = fmul contract double %33, 1.000000e-02
  %39 = fadd contract double %23, %38
  %40 = tail call contract double @llvm.maxnum.f64(double %37, double %39)
  %41 = fsub contract double %30, %38
  %42 = tail call contract double @llvm.minnum.f64(double %40, double %41)
  tail call fastcc void @ask_inside(ptr %22, double %42, ptr %17)
  %43 = load double, ptr %18, align 8
  %44 = fmul contract double %43, %2
  %45 = load double, ptr %20, align 8
  %46 = fmul contract double %45, %2
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds %struct.Step, ptr %47, i64 0, i32 2
  %49 = load double, ptr %48, align 8
  %50 = fmul contract double %46, %49
  %51 = fcmp contract ugt double %44, 0.000000e+00
  br i1 %51, label %52, label %97

52:
  %53 = fcmp contract ogt double %44, 0.000000e+00
  %54 = fcmp contract ord double %50, 0.000000e+00
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %97

56:
  %57 = fcmp contract olt double %50, 0.000000e+00
  br i1 %57, label %58, label %62

58:
  %59 = icmp eq i32 %26, -1
  %60 = fmul contract double %27, 5.000000e-01
  %61 = select i1 %59, double %60, double %27
  br label %66

62:
  %63 = icmp eq i32 %26, 1
  %64 = fmul contract double %28, 5.000000e-01
  %65 = select i1 %63, double %64, double %28
  br label %66

66:
  %67 = phi double [ %32, %58 ], [ %44, %62 ]
  %68 = phi double [ %31, %58 ], [ %50, %62 ]
  %69 = phi double [ %30, %58 ], [ %42, %62 ]
  %70 = phi double [ %50, %58 ], [ %29, %62 ]
  %71 = phi double [ %50, %58 ], [ %65, %62 ]
  %72 = phi double [ %61, %58 ], [ %50, %62 ]
  %73 = phi i32 [ -1, %58 ], [ 1, %62 ]
  %74 = phi double [ %44, %58 ], [ %24, %62 ]
  %75 = phi double [ %42, %58 ], [ %23, %62 ]
  %76 = fcmp contract ogt double %68, %70
  br i1 %76, label %77, label %85

77:
  %78 = fsub contract double %67, %74
  %79 = fmul contract double %70, %75
  %80 = fadd contract double %78, %79
  %81 = fmul contract double %68, %69
  %82 = fsub contract double %80, %81
  %83 = fsub contract double %70, %68
  %84 = fdiv contract double %82, %83
  br label %85

85:
  %86 = phi contract double [ %84, %77 ], [ %75, %66 ]
  %87 = fsub contract double %86, %75
  %88 = fmul contract double %70, %87
  %89 = fadd contract double %74, %88
  %90 = fcmp contract ogt double %89, 0.000000e+00
  %91 = fsub contract double %69, %75
  %92 = fcmp contract olt double %91, 1.000000e-09
  %93 = select i1 %90, i1 true, i1 %92
  %94 = add nsw i32 %25, 1
  %95 = icmp eq i32 %94, 60
  %96 = select i1 %93, i1 true, i1 %95
  br i1 %96, label %97, label %21

97:
  %98 = phi double [ -1.000000e+00, %85 ], [ -1.000000e+00, %52 ], [ %42, %21 ]
  ret double %98
}

define internal fastcc double @find_root(ptr %0, i64 %1, double %2, double %3, double %4, double %5) {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = fcmp contract ogt double %3, 0.000000e+00
  %13 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fmul contract double %16, %4
  %18 = fadd contract double %14, %17
  %19 = fdiv contract double %18, %16
  %20 = tail call contract double @llvm.fabs.f64(double %19)
  %21 = tail call contract double @llvm.maxnum.f64(double %20, double 1.000000e+00)
  %22 = fmul contract double %21, 0x3CB0000000000000
  %23 = fsub contract double %4, %2
  %24 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %1
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ord double %27, 0.000000e+00
  %33 = tail call contract double @llvm.fabs.f64(double %27)
  %34 = select contract i1 %32, double %33, double 0.000000e+00
  %35 = fcmp contract ord double %31, 0.000000e+00
  %36 = tail call contract double @llvm.fabs.f64(double %31)
  %37 = select contract i1 %35, double %36, double 0.000000e+00
  %38 = fadd contract double %34, %37
  %39 = fcmp contract oeq double %38, 0.000000e+00
  br i1 %39, label %40, label %48

40:
  %41 = fcmp contract ord double %3, 0.000000e+00
  %42 = tail call contract double @llvm.fabs.f64(double %3)
  %43 = select contract i1 %41, double %42, double 0.000000e+00
  %44 = fcmp contract ord double %5, 0.000000e+00
  %45 = tail call contract double @llvm.fabs.f64(double %5)
  %46 = select contract i1 %44, double %45, double 0.000000e+00
  %47 = fadd contract double %43, %46
  br label %48

48:
  %49 = phi double [ %47, %40 ], [ %38, %6 ]
  %50 = fcmp contract ogt double %23, %22
  br i1 %50, label %51, label %121

51:
  %52 = fmul contract double %22, 5.000000e-01
  %53 = getelementptr inbounds double, ptr %11, i64 %1
  br label %54

54:
  %55 = phi double [ %23, %51 ], [ %115, %107 ]
  %56 = phi i32 [ 0, %51 ], [ %119, %107 ]
  %57 = phi i32 [ 0, %51 ], [ %114, %107 ]
  %58 = phi double [ %5, %51 ], [ %113, %107 ]
  %59 = phi double [ %3, %51 ], [ %112, %107 ]
  %60 = phi double [ %2, %51 ], [ %111, %107 ]
  %61 = phi double [ %3, %51 ], [ %110, %107 ]
  %62 = phi double [ %4, %51 ], [ %109, %107 ]
  %63 = phi double [ %5, %51 ], [ %108, %107 ]
  %64 = fmul contract double %63, %55
  %65 = fsub contract double %63, %61
  %66 = fdiv contract double %64, %65
  %67 = fsub contract double %62, %66
  %68 = icmp sgt i32 %56, 1
  %69 = fcmp contract ugt double %60, %67
  %70 = select i1 %68, i1 true, i1 %69
  %71 = fcmp contract ugt double %67, %62
  %72 = select i1 %70, i1 true, i1 %71
  %73 = fadd contract double %62, %60
  %74 = fmul contract double %73, 5.000000e-01
  %75 = select i1 %72, double %74, double %67
  %76 = fadd contract double %52, %60
  %77 = tail call contract double @llvm.maxnum.f64(double %75, double %76)
  %78 = fsub contract double %62, %52
  %79 = tail call contract double @llvm.minnum.f64(double %77, double %78)
  %80 = fcmp contract olt double %60, %79
  %81 = fcmp contract olt double %79, %62
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %85, label %83

83:
  %84 = fsub contract double %62, %60
  br label %121

85:
  tail call fastcc void @ask_inside(ptr %7, double %79, ptr %11)
  %86 = load double, ptr %53, align 8
  %87 = fcmp contract uno double %86, 0.000000e+00
  br i1 %87, label %88, label %95

88:
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.Watch, ptr %89, i64 0, i32 13
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 3
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %92, align 8
  br label %143

95:
  %96 = fneg contract double %86
  %97 = select contract i1 %12, double %86, double %96
  %98 = fcmp contract ogt double %97, 0.000000e+00
  br i1 %98, label %99, label %103

99:
  %100 = icmp eq i32 %57, -1
  %101 = fmul contract double %63, 5.000000e-01
  %102 = select i1 %100, double %101, double %63
  br label %107

103:
  %104 = icmp eq i32 %57, 1
  %105 = fmul contract double %61, 5.000000e-01
  %106 = select i1 %104, double %105, double %61
  br label %107

107:
  %108 = phi double [ %102, %99 ], [ %86, %103 ]
  %109 = phi double [ %62, %99 ], [ %79, %103 ]
  %110 = phi double [ %86, %99 ], [ %106, %103 ]
  %111 = phi double [ %79, %99 ], [ %60, %103 ]
  %112 = phi double [ %86, %99 ], [ %59, %103 ]
  %113 = phi double [ %58, %99 ], [ %86, %103 ]
  %114 = phi i32 [ -1, %99 ], [ 1, %103 ]
  %115 = fsub contract double %109, %111
  %116 = fmul contract double %55, 5.000000e-01
  %117 = fcmp contract ogt double %115, %116
  %118 = add nsw i32 %56, 1
  %119 = select i1 %117, i32 %118, i32 0
  %120 = fcmp contract ogt double %115, %22
  br i1 %120, label %54, label %121

121:
  %122 = phi double [ %23, %48 ], [ %84, %83 ], [ %115, %107 ]
  %123 = phi double [ %4, %48 ], [ %62, %83 ], [ %109, %107 ]
  %124 = phi double [ %3, %48 ], [ %59, %83 ], [ %112, %107 ]
  %125 = phi double [ %5, %48 ], [ %58, %83 ], [ %113, %107 ]
  %126 = fcmp contract olt double %122, 0x3EB0C6F7A0B5ED8D
  br i1 %126, label %129, label %127

127:
  %128 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 0, ptr %128, align 8
  br label %143

129:
  %130 = fsub contract double %125, %124
  %131 = tail call contract double @llvm.fabs.f64(double %130)
  %132 = fmul contract double %49, 0x3EB0C6F7A0B5ED8D
  %133 = fcmp contract ogt double %131, %132
  %134 = zext i1 %133 to i32
  %135 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 %134, ptr %135, align 8
  br i1 %133, label %136, label %143

136:
  %137 = tail call contract double @llvm.fabs.f64(double %124)
  %138 = tail call contract double @llvm.fabs.f64(double %125)
  %139 = tail call contract double @llvm.minnum.f64(double %137, double %138)
  %140 = fmul contract double %139, 0x3EB0C6F7A0B5ED8D
  %141 = fcmp contract ogt double %140, %49
  br i1 %141, label %142, label %143

142:
  store i32 2, ptr %135, align 8
  br label %143

143:
  %144 = phi double [ %123, %142 ], [ %123, %136 ], [ %123, %129 ], [ 2.000000e+00, %88 ], [ %123, %127 ]
  ret double %144
}
