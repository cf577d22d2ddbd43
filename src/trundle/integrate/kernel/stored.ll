; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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
  %61 = fmul contract double %60, %4
  %62 = load double, ptr %47, align 8
  %63 = fmul contract double %62, %4
  %64 = fcmp contract ugt double %61, %63
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
  %85 = fadd contract double %73, %76
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
  %139 = fcmp contract oeq double %138, %136
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
  %164 = fsub contract double %138, %136
  %165 = load double, ptr %13, align 8
  %166 = fdiv contract double %164, %165
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
  %190 = fcmp contract ogt double %189, %46
  %191 = fcmp contract uno double %189, 0.000000e+00
  %192 = or i1 %190, %191
  %193 = select contract i1 %192, double %189, double %46
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
  br i1 %16, label %441, label %17

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
  %31 = fadd contract double %23, %25
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
  br label %91

63:
  %64 = fmul contract double %23, 1.000000e-01
  %65 = fadd contract double %25, %64
  %66 = load ptr, ptr %34, align 8
  %67 = mul nsw i64 %20, 13
  %68 = getelementptr inbounds double, ptr %26, i64 %67
  store double %65, ptr %6, align 8
  %69 = load ptr, ptr %38, align 8
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8
  %72 = load ptr, ptr %42, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %74, label %78

74:
  %75 = load ptr, ptr %18, align 8
  %76 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %77 = load ptr, ptr %76, align 8
  call void %75(ptr %6, ptr %28, ptr %66, ptr %68, ptr %77)
  br label %79

78:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %65, ptr %28, ptr %66, ptr %68)
  br label %79

79:
  br i1 %51, label %80, label %139

80:
  %81 = mul nsw i64 %21, 20
  %82 = insertelement <2 x double> poison, double %23, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = mul nsw i64 %21, 5
  %85 = mul nsw i64 %21, 6
  %86 = mul nsw i64 %21, 7
  %87 = mul nsw i64 %21, 10
  %88 = mul nsw i64 %21, 11
  %89 = mul nsw i64 %21, 12
  %90 = mul nsw i64 %21, 13
  br label %167

91:
  %92 = phi i64 [ 0, %52 ], [ %137, %91 ]
  %93 = add nsw i64 %92, %53
  %94 = getelementptr inbounds <2 x double>, ptr %26, i64 %93
  %95 = load <2 x double>, ptr %94, align 16
  %96 = getelementptr inbounds <2 x double>, ptr %26, i64 %92
  %97 = load <2 x double>, ptr %96, align 16
  %98 = fmul contract <2 x double> %97, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %99 = add nsw i64 %92, %56
  %100 = getelementptr inbounds <2 x double>, ptr %26, i64 %99
  %101 = load <2 x double>, ptr %100, align 16
  %102 = fmul contract <2 x double> %101, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %103 = fadd contract <2 x double> %98, %102
  %104 = add nsw i64 %92, %57
  %105 = getelementptr inbounds <2 x double>, ptr %26, i64 %104
  %106 = load <2 x double>, ptr %105, align 16
  %107 = fmul contract <2 x double> %106, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %108 = fsub contract <2 x double> %103, %107
  %109 = add nsw i64 %92, %58
  %110 = getelementptr inbounds <2 x double>, ptr %26, i64 %109
  %111 = load <2 x double>, ptr %110, align 16
  %112 = fmul contract <2 x double> %111, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %113 = fsub contract <2 x double> %108, %112
  %114 = add nsw i64 %92, %59
  %115 = getelementptr inbounds <2 x double>, ptr %26, i64 %114
  %116 = load <2 x double>, ptr %115, align 16
  %117 = fmul contract <2 x double> %116, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %118 = fadd contract <2 x double> %113, %117
  %119 = add nsw i64 %92, %60
  %120 = getelementptr inbounds <2 x double>, ptr %26, i64 %119
  %121 = load <2 x double>, ptr %120, align 16
  %122 = fmul contract <2 x double> %121, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %123 = fadd contract <2 x double> %118, %122
  %124 = add nsw i64 %92, %61
  %125 = getelementptr inbounds <2 x double>, ptr %26, i64 %124
  %126 = load <2 x double>, ptr %125, align 16
  %127 = fmul contract <2 x double> %126, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %128 = fadd contract <2 x double> %123, %127
  %129 = add nsw i64 %92, %62
  %130 = getelementptr inbounds <2 x double>, ptr %26, i64 %129
  %131 = load <2 x double>, ptr %130, align 16
  %132 = fmul contract <2 x double> %131, <double 8.298000e-03, double 8.298000e-03>
  %133 = fsub contract <2 x double> %128, %132
  %134 = fmul contract <2 x double> %55, %133
  %135 = fadd contract <2 x double> %95, %134
  %136 = getelementptr inbounds <2 x double>, ptr %30, i64 %92
  store <2 x double> %135, ptr %136, align 16
  %137 = add nsw i64 %92, 1
  %138 = icmp eq i64 %137, %21
  br i1 %138, label %63, label %91

139:
  %140 = fmul contract double %23, 2.000000e-01
  %141 = fadd contract double %25, %140
  %142 = load ptr, ptr %34, align 8
  %143 = mul nsw i64 %20, 14
  %144 = getelementptr inbounds double, ptr %26, i64 %143
  store double %141, ptr %5, align 8
  %145 = load ptr, ptr %38, align 8
  %146 = load i64, ptr %145, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %145, align 8
  %148 = load ptr, ptr %42, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %154

150:
  %151 = load ptr, ptr %18, align 8
  %152 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %153 = load ptr, ptr %152, align 8
  call void %151(ptr %5, ptr %28, ptr %142, ptr %144, ptr %153)
  br label %155

154:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %141, ptr %28, ptr %142, ptr %144)
  br label %155

155:
  br i1 %51, label %156, label %215

156:
  %157 = mul nsw i64 %21, 20
  %158 = insertelement <2 x double> poison, double %23, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  %160 = mul nsw i64 %21, 5
  %161 = mul nsw i64 %21, 6
  %162 = mul nsw i64 %21, 7
  %163 = shl nsw i64 %21, 3
  %164 = mul nsw i64 %21, 12
  %165 = mul nsw i64 %21, 13
  %166 = mul nsw i64 %21, 14
  br label %251

167:
  %168 = phi i64 [ 0, %80 ], [ %213, %167 ]
  %169 = add nsw i64 %168, %81
  %170 = getelementptr inbounds <2 x double>, ptr %26, i64 %169
  %171 = load <2 x double>, ptr %170, align 16
  %172 = getelementptr inbounds <2 x double>, ptr %26, i64 %168
  %173 = load <2 x double>, ptr %172, align 16
  %174 = fmul contract <2 x double> %173, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %175 = add nsw i64 %168, %84
  %176 = getelementptr inbounds <2 x double>, ptr %26, i64 %175
  %177 = load <2 x double>, ptr %176, align 16
  %178 = fmul contract <2 x double> %177, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %179 = fadd contract <2 x double> %174, %178
  %180 = add nsw i64 %168, %85
  %181 = getelementptr inbounds <2 x double>, ptr %26, i64 %180
  %182 = load <2 x double>, ptr %181, align 16
  %183 = fmul contract <2 x double> %182, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %184 = fadd contract <2 x double> %179, %183
  %185 = add nsw i64 %168, %86
  %186 = getelementptr inbounds <2 x double>, ptr %26, i64 %185
  %187 = load <2 x double>, ptr %186, align 16
  %188 = fmul contract <2 x double> %187, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %189 = fsub contract <2 x double> %184, %188
  %190 = add nsw i64 %168, %87
  %191 = getelementptr inbounds <2 x double>, ptr %26, i64 %190
  %192 = load <2 x double>, ptr %191, align 16
  %193 = fmul contract <2 x double> %192, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %194 = fsub contract <2 x double> %189, %193
  %195 = add nsw i64 %168, %88
  %196 = getelementptr inbounds <2 x double>, ptr %26, i64 %195
  %197 = load <2 x double>, ptr %196, align 16
  %198 = fmul contract <2 x double> %197, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %199 = fadd contract <2 x double> %194, %198
  %200 = add nsw i64 %168, %89
  %201 = getelementptr inbounds <2 x double>, ptr %26, i64 %200
  %202 = load <2 x double>, ptr %201, align 16
  %203 = fmul contract <2 x double> %202, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %204 = fsub contract <2 x double> %199, %203
  %205 = add nsw i64 %168, %90
  %206 = getelementptr inbounds <2 x double>, ptr %26, i64 %205
  %207 = load <2 x double>, ptr %206, align 16
  %208 = fmul contract <2 x double> %207, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %209 = fadd contract <2 x double> %204, %208
  %210 = fmul contract <2 x double> %83, %209
  %211 = fadd contract <2 x double> %171, %210
  %212 = getelementptr inbounds <2 x double>, ptr %30, i64 %168
  store <2 x double> %211, ptr %212, align 16
  %213 = add nsw i64 %168, 1
  %214 = icmp eq i64 %213, %21
  br i1 %214, label %139, label %167

215:
  %216 = fmul contract double %23, 0x3FE8E38E38E38E39
  %217 = fadd contract double %25, %216
  %218 = load ptr, ptr %34, align 8
  %219 = mul nsw i64 %20, 15
  %220 = getelementptr inbounds double, ptr %26, i64 %219
  store double %217, ptr %4, align 8
  %221 = load ptr, ptr %38, align 8
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %221, align 8
  %224 = load ptr, ptr %42, align 8
  %225 = icmp eq ptr %224, null
  br i1 %225, label %226, label %230

226:
  %227 = load ptr, ptr %18, align 8
  %228 = getelementptr inbounds %struct.Code, ptr %18, i64 0, i32 13
  %229 = load ptr, ptr %228, align 8
  call void %227(ptr %4, ptr %28, ptr %218, ptr %220, ptr %229)
  br label %231

230:
  call fastcc void @rate_pivoted(ptr %18, i32 0, double %217, ptr %28, ptr %218, ptr %220)
  br label %231

231:
  br i1 %51, label %232, label %441

232:
  %233 = mul nsw i64 %21, 17
  %234 = mul nsw i64 %21, 20
  %235 = mul nsw i64 %21, 21
  %236 = insertelement <2 x double> poison, double %23, i64 0
  %237 = shufflevector <2 x double> %236, <2 x double> poison, <2 x i32> zeroinitializer
  %238 = mul nsw i64 %21, 22
  %239 = mul nsw i64 %21, 12
  %240 = mul nsw i64 %21, 23
  %241 = mul nsw i64 %21, 5
  %242 = mul nsw i64 %21, 6
  %243 = mul nsw i64 %21, 7
  %244 = shl nsw i64 %21, 3
  %245 = mul nsw i64 %21, 9
  %246 = mul nsw i64 %21, 10
  %247 = mul nsw i64 %21, 11
  %248 = mul nsw i64 %21, 13
  %249 = mul nsw i64 %21, 14
  %250 = mul nsw i64 %21, 15
  br label %299

251:
  %252 = phi i64 [ 0, %156 ], [ %297, %251 ]
  %253 = add nsw i64 %252, %157
  %254 = getelementptr inbounds <2 x double>, ptr %26, i64 %253
  %255 = load <2 x double>, ptr %254, align 16
  %256 = getelementptr inbounds <2 x double>, ptr %26, i64 %252
  %257 = load <2 x double>, ptr %256, align 16
  %258 = fmul contract <2 x double> %257, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %259 = add nsw i64 %252, %160
  %260 = getelementptr inbounds <2 x double>, ptr %26, i64 %259
  %261 = load <2 x double>, ptr %260, align 16
  %262 = fmul contract <2 x double> %261, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %263 = fsub contract <2 x double> %258, %262
  %264 = add nsw i64 %252, %161
  %265 = getelementptr inbounds <2 x double>, ptr %26, i64 %264
  %266 = load <2 x double>, ptr %265, align 16
  %267 = fmul contract <2 x double> %266, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %268 = fadd contract <2 x double> %263, %267
  %269 = add nsw i64 %252, %162
  %270 = getelementptr inbounds <2 x double>, ptr %26, i64 %269
  %271 = load <2 x double>, ptr %270, align 16
  %272 = fmul contract <2 x double> %271, <double 0x401046A54457171C, double 0x401046A54457171C>
  %273 = fadd contract <2 x double> %268, %272
  %274 = add nsw i64 %252, %163
  %275 = getelementptr inbounds <2 x double>, ptr %26, i64 %274
  %276 = load <2 x double>, ptr %275, align 16
  %277 = fmul contract <2 x double> %276, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %278 = fadd contract <2 x double> %273, %277
  %279 = add nsw i64 %252, %164
  %280 = getelementptr inbounds <2 x double>, ptr %26, i64 %279
  %281 = load <2 x double>, ptr %280, align 16
  %282 = fmul contract <2 x double> %281, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %283 = fsub contract <2 x double> %278, %282
  %284 = add nsw i64 %252, %165
  %285 = getelementptr inbounds <2 x double>, ptr %26, i64 %284
  %286 = load <2 x double>, ptr %285, align 16
  %287 = fmul contract <2 x double> %286, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %288 = fadd contract <2 x double> %283, %287
  %289 = add nsw i64 %252, %166
  %290 = getelementptr inbounds <2 x double>, ptr %26, i64 %289
  %291 = load <2 x double>, ptr %290, align 16
  %292 = fmul contract <2 x double> %291, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %293 = fsub contract <2 x double> %288, %292
  %294 = fmul contract <2 x double> %159, %293
  %295 = fadd contract <2 x double> %255, %294
  %296 = getelementptr inbounds <2 x double>, ptr %30, i64 %252
  store <2 x double> %295, ptr %296, align 16
  %297 = add nsw i64 %252, 1
  %298 = icmp eq i64 %297, %21
  br i1 %298, label %215, label %251

299:
  %300 = phi i64 [ 0, %232 ], [ %347, %346 ]
  %301 = add nsw i64 %300, %233
  %302 = getelementptr inbounds <2 x double>, ptr %26, i64 %301
  %303 = load <2 x double>, ptr %302, align 16
  %304 = add nsw i64 %300, %234
  %305 = getelementptr inbounds <2 x double>, ptr %26, i64 %304
  %306 = load <2 x double>, ptr %305, align 16
  %307 = fsub contract <2 x double> %303, %306
  %308 = add nsw i64 %300, %235
  %309 = getelementptr inbounds <2 x double>, ptr %26, i64 %308
  store <2 x double> %307, ptr %309, align 16
  %310 = getelementptr inbounds <2 x double>, ptr %26, i64 %300
  %311 = load <2 x double>, ptr %310, align 16
  %312 = fmul contract <2 x double> %237, %311
  %313 = fsub contract <2 x double> %312, %307
  %314 = add nsw i64 %300, %238
  %315 = getelementptr inbounds <2 x double>, ptr %26, i64 %314
  store <2 x double> %313, ptr %315, align 16
  %316 = fmul contract <2 x double> %307, <double 2.000000e+00, double 2.000000e+00>
  %317 = add nsw i64 %300, %239
  %318 = getelementptr inbounds <2 x double>, ptr %26, i64 %317
  %319 = load <2 x double>, ptr %318, align 16
  %320 = load <2 x double>, ptr %310, align 16
  %321 = fadd contract <2 x double> %319, %320
  %322 = fmul contract <2 x double> %237, %321
  %323 = fsub contract <2 x double> %316, %322
  %324 = add nsw i64 %300, %240
  %325 = getelementptr inbounds <2 x double>, ptr %26, i64 %324
  store <2 x double> %323, ptr %325, align 16
  %326 = add nsw i64 %300, %241
  %327 = getelementptr inbounds <2 x double>, ptr %26, i64 %326
  %328 = add nsw i64 %300, %242
  %329 = getelementptr inbounds <2 x double>, ptr %26, i64 %328
  %330 = add nsw i64 %300, %243
  %331 = getelementptr inbounds <2 x double>, ptr %26, i64 %330
  %332 = add nsw i64 %300, %244
  %333 = getelementptr inbounds <2 x double>, ptr %26, i64 %332
  %334 = add nsw i64 %300, %245
  %335 = getelementptr inbounds <2 x double>, ptr %26, i64 %334
  %336 = add nsw i64 %300, %246
  %337 = getelementptr inbounds <2 x double>, ptr %26, i64 %336
  %338 = add nsw i64 %300, %247
  %339 = getelementptr inbounds <2 x double>, ptr %26, i64 %338
  %340 = add nsw i64 %300, %248
  %341 = getelementptr inbounds <2 x double>, ptr %26, i64 %340
  %342 = add nsw i64 %300, %249
  %343 = getelementptr inbounds <2 x double>, ptr %26, i64 %342
  %344 = add nsw i64 %300, %250
  %345 = getelementptr inbounds <2 x double>, ptr %26, i64 %344
  br label %349

346:
  %347 = add nsw i64 %300, 1
  %348 = icmp eq i64 %347, %21
  br i1 %348, label %441, label %299

349:
  %350 = phi i64 [ 0, %299 ], [ %439, %349 ]
  %351 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350
  %352 = load double, ptr %351, align 16
  %353 = insertelement <2 x double> poison, double %352, i64 0
  %354 = shufflevector <2 x double> %353, <2 x double> poison, <2 x i32> zeroinitializer
  %355 = load <2 x double>, ptr %310, align 16
  %356 = fmul contract <2 x double> %355, %354
  %357 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 5
  %358 = load double, ptr %357, align 8
  %359 = insertelement <2 x double> poison, double %358, i64 0
  %360 = shufflevector <2 x double> %359, <2 x double> poison, <2 x i32> zeroinitializer
  %361 = load <2 x double>, ptr %327, align 16
  %362 = fmul contract <2 x double> %361, %360
  %363 = fadd contract <2 x double> %356, %362
  %364 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 6
  %365 = load double, ptr %364, align 16
  %366 = insertelement <2 x double> poison, double %365, i64 0
  %367 = shufflevector <2 x double> %366, <2 x double> poison, <2 x i32> zeroinitializer
  %368 = load <2 x double>, ptr %329, align 16
  %369 = fmul contract <2 x double> %368, %367
  %370 = fadd contract <2 x double> %363, %369
  %371 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 7
  %372 = load double, ptr %371, align 8
  %373 = insertelement <2 x double> poison, double %372, i64 0
  %374 = shufflevector <2 x double> %373, <2 x double> poison, <2 x i32> zeroinitializer
  %375 = load <2 x double>, ptr %331, align 16
  %376 = fmul contract <2 x double> %375, %374
  %377 = fadd contract <2 x double> %370, %376
  %378 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 8
  %379 = load double, ptr %378, align 16
  %380 = insertelement <2 x double> poison, double %379, i64 0
  %381 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> zeroinitializer
  %382 = load <2 x double>, ptr %333, align 16
  %383 = fmul contract <2 x double> %382, %381
  %384 = fadd contract <2 x double> %377, %383
  %385 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 9
  %386 = load double, ptr %385, align 8
  %387 = insertelement <2 x double> poison, double %386, i64 0
  %388 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> zeroinitializer
  %389 = load <2 x double>, ptr %335, align 16
  %390 = fmul contract <2 x double> %389, %388
  %391 = fadd contract <2 x double> %384, %390
  %392 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 10
  %393 = load double, ptr %392, align 16
  %394 = insertelement <2 x double> poison, double %393, i64 0
  %395 = shufflevector <2 x double> %394, <2 x double> poison, <2 x i32> zeroinitializer
  %396 = load <2 x double>, ptr %337, align 16
  %397 = fmul contract <2 x double> %396, %395
  %398 = fadd contract <2 x double> %391, %397
  %399 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 11
  %400 = load double, ptr %399, align 8
  %401 = insertelement <2 x double> poison, double %400, i64 0
  %402 = shufflevector <2 x double> %401, <2 x double> poison, <2 x i32> zeroinitializer
  %403 = load <2 x double>, ptr %339, align 16
  %404 = fmul contract <2 x double> %403, %402
  %405 = fadd contract <2 x double> %398, %404
  %406 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 12
  %407 = load double, ptr %406, align 16
  %408 = insertelement <2 x double> poison, double %407, i64 0
  %409 = shufflevector <2 x double> %408, <2 x double> poison, <2 x i32> zeroinitializer
  %410 = load <2 x double>, ptr %318, align 16
  %411 = fmul contract <2 x double> %410, %409
  %412 = fadd contract <2 x double> %405, %411
  %413 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 13
  %414 = load double, ptr %413, align 8
  %415 = insertelement <2 x double> poison, double %414, i64 0
  %416 = shufflevector <2 x double> %415, <2 x double> poison, <2 x i32> zeroinitializer
  %417 = load <2 x double>, ptr %341, align 16
  %418 = fmul contract <2 x double> %417, %416
  %419 = fadd contract <2 x double> %412, %418
  %420 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 14
  %421 = load double, ptr %420, align 16
  %422 = insertelement <2 x double> poison, double %421, i64 0
  %423 = shufflevector <2 x double> %422, <2 x double> poison, <2 x i32> zeroinitializer
  %424 = load <2 x double>, ptr %343, align 16
  %425 = fmul contract <2 x double> %424, %423
  %426 = fadd contract <2 x double> %419, %425
  %427 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %350, i64 15
  %428 = load double, ptr %427, align 8
  %429 = insertelement <2 x double> poison, double %428, i64 0
  %430 = shufflevector <2 x double> %429, <2 x double> poison, <2 x i32> zeroinitializer
  %431 = load <2 x double>, ptr %345, align 16
  %432 = fmul contract <2 x double> %431, %430
  %433 = fadd contract <2 x double> %426, %432
  %434 = fmul contract <2 x double> %237, %433
  %435 = add nsw i64 %350, 24
  %436 = mul nsw i64 %435, %21
  %437 = add nsw i64 %436, %300
  %438 = getelementptr inbounds <2 x double>, ptr %26, i64 %437
  store <2 x double> %434, ptr %438, align 16
  %439 = add nsw i64 %350, 1
  %440 = icmp eq i64 %439, 4
  br i1 %440, label %346, label %349

441:
  %442 = icmp sgt i64 %10, 1
  br i1 %442, label %443, label %475

443:
  %444 = fsub contract double 1.000000e+00, %1
  %445 = mul nsw i64 %11, 20
  %446 = shl nsw i64 %11, 4
  br label %447

447:
  %448 = phi i64 [ 0, %443 ], [ %456, %449 ]
  br label %458

449:
  %450 = add nsw i64 %448, %445
  %451 = getelementptr inbounds <2 x double>, ptr %13, i64 %450
  %452 = load <2 x double>, ptr %451, align 16
  %453 = fadd contract <2 x double> %472, %452
  %454 = add nsw i64 %448, %446
  %455 = getelementptr inbounds <2 x double>, ptr %13, i64 %454
  store <2 x double> %453, ptr %455, align 16
  %456 = add nsw i64 %448, 1
  %457 = icmp eq i64 %456, %11
  br i1 %457, label %475, label %447

458:
  %459 = phi i64 [ 6, %447 ], [ %473, %458 ]
  %460 = phi <2 x double> [ zeroinitializer, %447 ], [ %472, %458 ]
  %461 = add nsw i64 %459, 21
  %462 = mul nsw i64 %461, %11
  %463 = add nsw i64 %462, %448
  %464 = getelementptr inbounds <2 x double>, ptr %13, i64 %463
  %465 = load <2 x double>, ptr %464, align 16
  %466 = fadd contract <2 x double> %460, %465
  %467 = and i64 %459, 1
  %468 = icmp eq i64 %467, 0
  %469 = select contract i1 %468, double %1, double %444
  %470 = insertelement <2 x double> poison, double %469, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = fmul contract <2 x double> %466, %471
  %473 = add nsw i64 %459, -1
  %474 = icmp eq i64 %459, 0
  br i1 %474, label %449, label %458

475:
  %476 = load ptr, ptr %0, align 8
  %477 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %478 = load double, ptr %477, align 8
  %479 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %480 = load double, ptr %479, align 8
  %481 = fmul contract double %480, %1
  %482 = fadd contract double %478, %481
  %483 = load ptr, ptr %12, align 8
  %484 = getelementptr inbounds %struct.Code, ptr %476, i64 0, i32 7
  %485 = load i64, ptr %484, align 8
  %486 = shl nsw i64 %485, 4
  %487 = getelementptr inbounds double, ptr %483, i64 %486
  %488 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %489 = load ptr, ptr %488, align 8
  %490 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %491 = load ptr, ptr %490, align 8
  store double %482, ptr %3, align 8
  %492 = getelementptr inbounds %struct.Code, ptr %476, i64 0, i32 14
  %493 = load ptr, ptr %492, align 8
  %494 = getelementptr inbounds i64, ptr %493, i64 1
  %495 = load i64, ptr %494, align 8
  %496 = add nsw i64 %495, 1
  store i64 %496, ptr %494, align 8
  %497 = getelementptr inbounds %struct.Code, ptr %476, i64 0, i32 1
  %498 = load ptr, ptr %497, align 8
  %499 = getelementptr inbounds %struct.Code, ptr %476, i64 0, i32 13
  %500 = load ptr, ptr %499, align 8
  call void %498(ptr %3, ptr %487, ptr %489, ptr %491, ptr %500)
  %501 = getelementptr inbounds %struct.Code, ptr %476, i64 0, i32 9
  %502 = load ptr, ptr %501, align 8
  %503 = icmp eq ptr %502, null
  br i1 %503, label %506, label %504

504:
  %505 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %476, double %505, ptr %489, ptr %491)
  br label %506

506:
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
  br i1 %47, label %48, label %918

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
  %81 = phi i32 [ 0, %48 ], [ %917, %916 ]
  %82 = phi i64 [ 0, %48 ], [ %212, %916 ]
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
  %98 = fadd contract double %86, %89
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
  %215 = fcmp contract oeq double %214, 0.000000e+00
  %216 = select i1 %213, i1 true, i1 %215
  br i1 %216, label %918, label %217

217:
  %218 = load ptr, ptr %49, align 8
  %219 = getelementptr inbounds double, ptr %218, i64 %212
  %220 = load double, ptr %219, align 8
  %221 = load double, ptr %13, align 8
  %222 = fsub contract double %220, %221
  %223 = fdiv contract double %222, %214
  %224 = fcmp contract oeq double %220, %221
  br i1 %224, label %916, label %225

225:
  store double %220, ptr %18, align 8
  %226 = fcmp contract olt double %223, 0x3FEFFFFFFF768FA1
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
  br label %726

319:
  %320 = phi i64 [ %315, %297 ], [ %730, %726 ]
  %321 = load double, ptr %17, align 8
  %322 = load double, ptr %21, align 8
  %323 = fmul contract double %321, %322
  %324 = getelementptr inbounds i64, ptr %311, i64 5
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  %327 = load ptr, ptr %73, align 8
  %328 = load ptr, ptr %64, align 8
  br i1 %326, label %329, label %732

329:
  %330 = getelementptr inbounds double, ptr %327, i64 %310
  %331 = getelementptr inbounds double, ptr %328, i64 %310
  %332 = icmp sgt i64 %310, 0
  br i1 %332, label %335, label %333

333:
  %334 = load ptr, ptr %74, align 8
  br label %494

335:
  %336 = load ptr, ptr %75, align 8
  br label %337

337:
  %338 = phi i64 [ 0, %335 ], [ %409, %408 ]
  %339 = getelementptr inbounds i64, ptr %336, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 2
  br i1 %341, label %342, label %408

342:
  %343 = getelementptr inbounds double, ptr %327, i64 %338
  %344 = load double, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %328, i64 %338
  %346 = load double, ptr %345, align 8
  %347 = fcmp contract ord double %344, 0.000000e+00
  %348 = call contract double @llvm.fabs.f64(double %344)
  %349 = select contract i1 %347, double %348, double 0.000000e+00
  %350 = fcmp contract ord double %346, 0.000000e+00
  %351 = call contract double @llvm.fabs.f64(double %346)
  %352 = select contract i1 %350, double %351, double 0.000000e+00
  %353 = fadd contract double %349, %352
  %354 = getelementptr inbounds double, ptr %330, i64 %338
  %355 = load double, ptr %354, align 8
  %356 = fmul contract double %323, %355
  %357 = getelementptr inbounds double, ptr %331, i64 %338
  %358 = load double, ptr %357, align 8
  %359 = fmul contract double %323, %358
  %360 = call contract double @llvm.maxnum.f64(double %348, double %351)
  %361 = fmul contract double %353, 0x3D06849B86A12B9B
  %362 = fcmp contract ugt double %360, %361
  br i1 %362, label %363, label %408

363:
  %364 = fcmp contract oeq double %344, 0.000000e+00
  %365 = fcmp contract oeq double %346, 0.000000e+00
  %366 = or i1 %364, %365
  br i1 %366, label %408, label %367

367:
  %368 = fcmp contract olt double %344, 0.000000e+00
  %369 = fcmp contract ogt double %346, 0.000000e+00
  %370 = and i1 %368, %369
  br i1 %370, label %732, label %371

371:
  %372 = fcmp contract ogt double %344, 0.000000e+00
  %373 = fcmp contract olt double %346, 0.000000e+00
  %374 = and i1 %372, %373
  br i1 %374, label %732, label %375

375:
  %376 = fcmp contract olt double %356, 0.000000e+00
  %377 = fcmp contract ogt double %359, 0.000000e+00
  %378 = and i1 %376, %377
  %379 = and i1 %369, %378
  %380 = and i1 %372, %379
  br i1 %380, label %387, label %381

381:
  %382 = fcmp contract ogt double %356, 0.000000e+00
  %383 = fcmp contract olt double %359, 0.000000e+00
  %384 = and i1 %382, %383
  %385 = and i1 %373, %384
  %386 = and i1 %368, %385
  br i1 %386, label %387, label %408

387:
  %388 = select contract i1 %372, double 1.000000e+00, double -1.000000e+00
  %389 = fmul contract double %388, %356
  %390 = fmul contract double %388, %359
  %391 = fcmp contract olt double %389, 0.000000e+00
  %392 = fcmp contract ogt double %390, 0.000000e+00
  %393 = and i1 %391, %392
  br i1 %393, label %394, label %408

394:
  %395 = fmul contract double %346, %388
  %396 = fmul contract double %344, %388
  %397 = fsub contract double %395, %396
  %398 = fsub contract double %397, %390
  %399 = fsub contract double %389, %390
  %400 = fdiv contract double %398, %399
  %401 = fmul contract double %389, %400
  %402 = fadd contract double %396, %401
  %403 = call contract double @llvm.minnum.f64(double %396, double %395)
  %404 = fsub contract double %403, %402
  %405 = fmul contract double %404, 2.500000e-01
  %406 = fsub contract double %402, %405
  %407 = fcmp contract uge double %406, 0.000000e+00
  br i1 %407, label %408, label %732

408:
  %409 = add nsw i64 %338, 1
  %410 = icmp eq i64 %409, %310
  br i1 %410, label %411, label %337

411:
  %412 = load ptr, ptr %74, align 8
  %413 = icmp slt i64 %310, 1
  br i1 %413, label %494, label %414

414:
  %415 = phi i1 [ %490, %488 ], [ false, %411 ]
  %416 = phi i64 [ %489, %488 ], [ 0, %411 ]
  %417 = getelementptr inbounds i64, ptr %336, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = icmp eq i64 %418, 2
  br i1 %419, label %420, label %488

420:
  %421 = getelementptr inbounds double, ptr %327, i64 %416
  %422 = load double, ptr %421, align 8
  %423 = getelementptr inbounds double, ptr %328, i64 %416
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds double, ptr %412, i64 %416
  %426 = load double, ptr %425, align 8
  %427 = add nsw i64 %416, %310
  %428 = getelementptr inbounds double, ptr %412, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = fmul contract double %323, %429
  %431 = getelementptr inbounds double, ptr %327, i64 %427
  %432 = load double, ptr %431, align 8
  %433 = fmul contract double %323, %432
  %434 = getelementptr inbounds double, ptr %328, i64 %427
  %435 = load double, ptr %434, align 8
  %436 = fmul contract double %323, %435
  %437 = fcmp uno double %433, %436
  br i1 %437, label %438, label %440

438:
  %439 = fcmp contract uno double %430, 0.000000e+00
  br i1 %439, label %488, label %492

440:
  %441 = fcmp contract ord double %422, 0.000000e+00
  %442 = call contract double @llvm.fabs.f64(double %422)
  %443 = select contract i1 %441, double %442, double 0.000000e+00
  %444 = fcmp contract ord double %424, 0.000000e+00
  %445 = call contract double @llvm.fabs.f64(double %424)
  %446 = select contract i1 %444, double %445, double 0.000000e+00
  %447 = fadd contract double %443, %446
  %448 = fmul contract double %447, 1.000000e+10
  %449 = fsub contract double %424, %422
  %450 = fmul contract double %449, 0x3FF74B23344A5383
  %451 = fmul contract double %433, 0x3FC23180000A8CFF
  %452 = fsub contract double %450, %451
  %453 = fmul contract double %436, 0x3FD413CCD124078A
  %454 = fsub contract double %452, %453
  %455 = call contract double @llvm.fabs.f64(double %449)
  %456 = fsub contract double %426, %422
  %457 = call contract double @llvm.fabs.f64(double %456)
  %458 = fsub contract double %426, %424
  %459 = call contract double @llvm.fabs.f64(double %458)
  %460 = call contract double @llvm.maxnum.f64(double %457, double %459)
  %461 = call contract double @llvm.maxnum.f64(double %455, double %460)
  %462 = fadd contract double %442, %445
  %463 = fmul contract double %462, 1.000000e-09
  %464 = fmul contract double %448, 0x3D06849B86A12B9B
  %465 = fadd contract double %463, %464
  %466 = fcmp contract olt double %461, 0x7FF0000000000000
  br i1 %466, label %467, label %492

467:
  %468 = fmul contract double %422, 0x3FFD413CCBB84FBD
  %469 = fmul contract double %433, 0x3FDA827997709F7A
  %470 = fadd contract double %468, %469
  %471 = fmul contract double %470, 0x3FD5F6199B087E2F
  %472 = fmul contract double %424, 0x40015F619A23D822
  %473 = fmul contract double %436, 0x3FE2BEC33447B043
  %474 = fsub contract double %472, %473
  %475 = fmul contract double %474, 0x3FC5F61993D37A46
  %476 = fadd contract double %471, %475
  %477 = fsub contract double %426, %476
  %478 = call contract double @llvm.fabs.f64(double %477)
  %479 = fmul contract double %461, 5.000000e-03
  %480 = fadd contract double %465, %479
  %481 = fcmp contract ugt double %478, %480
  br i1 %481, label %492, label %482

482:
  %483 = fsub contract double %430, %454
  %484 = call contract double @llvm.fabs.f64(double %483)
  %485 = fmul contract double %461, 5.000000e-02
  %486 = fadd contract double %465, %485
  %487 = fcmp contract ugt double %484, %486
  br i1 %487, label %492, label %488

488:
  %489 = add nsw i64 %416, 1
  %490 = icmp sge i64 %489, %310
  %491 = icmp eq i64 %489, %310
  br i1 %491, label %492, label %414

492:
  %493 = phi i1 [ %415, %438 ], [ %415, %440 ], [ %415, %467 ], [ %415, %482 ], [ %490, %488 ]
  br i1 %493, label %494, label %732

494:
  %495 = phi ptr [ %334, %333 ], [ %412, %492 ], [ %412, %411 ]
  %496 = icmp sgt i64 %320, 0
  br i1 %496, label %497, label %857

497:
  %498 = load ptr, ptr %76, align 8
  %499 = load ptr, ptr %77, align 8
  br label %500

500:
  %501 = phi i1 [ true, %497 ], [ %722, %720 ]
  %502 = phi i64 [ 0, %497 ], [ %721, %720 ]
  %503 = shl nsw i64 %502, 2
  %504 = getelementptr inbounds i64, ptr %498, i64 %503
  %505 = getelementptr inbounds i64, ptr %504, i64 1
  %506 = load i64, ptr %505, align 8
  %507 = load i64, ptr %504, align 8
  %508 = getelementptr inbounds i64, ptr %504, i64 2
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds double, ptr %499, i64 %509
  %511 = load double, ptr %510, align 8
  switch i64 %507, label %514 [
    i64 6, label %720
    i64 0, label %720
    i64 3, label %512
    i64 5, label %724
    i64 10, label %522
  ]

512:
  %513 = fcmp contract ord double %511, 0.000000e+00
  br i1 %513, label %720, label %514

514:
  %515 = getelementptr inbounds double, ptr %327, i64 %506
  %516 = load double, ptr %515, align 8
  %517 = fcmp contract uno double %516, 0.000000e+00
  br i1 %517, label %724, label %518

518:
  %519 = getelementptr inbounds double, ptr %328, i64 %506
  %520 = load double, ptr %519, align 8
  %521 = fcmp contract uno double %520, 0.000000e+00
  br i1 %521, label %724, label %522

522:
  %523 = load ptr, ptr %75, align 8
  %524 = getelementptr inbounds i64, ptr %523, i64 %506
  %525 = load i64, ptr %524, align 8
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %594, label %527

527:
  %528 = getelementptr inbounds double, ptr %327, i64 %506
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %328, i64 %506
  %531 = load double, ptr %530, align 8
  %532 = getelementptr inbounds double, ptr %495, i64 %506
  %533 = load double, ptr %532, align 8
  %534 = add nsw i64 %506, %310
  %535 = getelementptr inbounds double, ptr %495, i64 %534
  %536 = load double, ptr %535, align 8
  %537 = fmul contract double %323, %536
  %538 = getelementptr inbounds double, ptr %330, i64 %506
  %539 = load double, ptr %538, align 8
  %540 = fmul contract double %323, %539
  %541 = getelementptr inbounds double, ptr %331, i64 %506
  %542 = load double, ptr %541, align 8
  %543 = fmul contract double %323, %542
  %544 = fcmp uno double %540, %543
  br i1 %544, label %545, label %547

545:
  %546 = fcmp contract uno double %537, 0.000000e+00
  br i1 %546, label %594, label %724

547:
  %548 = fcmp contract ord double %529, 0.000000e+00
  %549 = call contract double @llvm.fabs.f64(double %529)
  %550 = select contract i1 %548, double %549, double 0.000000e+00
  %551 = fcmp contract ord double %531, 0.000000e+00
  %552 = call contract double @llvm.fabs.f64(double %531)
  %553 = select contract i1 %551, double %552, double 0.000000e+00
  %554 = fadd contract double %550, %553
  %555 = fsub contract double %531, %529
  %556 = fmul contract double %555, 0x3FF74B23344A5383
  %557 = fmul contract double %540, 0x3FC23180000A8CFF
  %558 = fsub contract double %556, %557
  %559 = fmul contract double %543, 0x3FD413CCD124078A
  %560 = fsub contract double %558, %559
  %561 = call contract double @llvm.fabs.f64(double %555)
  %562 = fsub contract double %533, %529
  %563 = call contract double @llvm.fabs.f64(double %562)
  %564 = fsub contract double %533, %531
  %565 = call contract double @llvm.fabs.f64(double %564)
  %566 = call contract double @llvm.maxnum.f64(double %563, double %565)
  %567 = call contract double @llvm.maxnum.f64(double %561, double %566)
  %568 = fadd contract double %549, %552
  %569 = fmul contract double %568, 1.000000e-09
  %570 = fmul contract double %554, 0x3D06849B86A12B9B
  %571 = fadd contract double %569, %570
  %572 = fcmp contract olt double %567, 0x7FF0000000000000
  br i1 %572, label %573, label %724

573:
  %574 = fmul contract double %529, 0x3FFD413CCBB84FBD
  %575 = fmul contract double %540, 0x3FDA827997709F7A
  %576 = fadd contract double %574, %575
  %577 = fmul contract double %576, 0x3FD5F6199B087E2F
  %578 = fmul contract double %531, 0x40015F619A23D822
  %579 = fmul contract double %543, 0x3FE2BEC33447B043
  %580 = fsub contract double %578, %579
  %581 = fmul contract double %580, 0x3FC5F61993D37A46
  %582 = fadd contract double %577, %581
  %583 = fsub contract double %533, %582
  %584 = call contract double @llvm.fabs.f64(double %583)
  %585 = fmul contract double %567, 5.000000e-03
  %586 = fadd contract double %571, %585
  %587 = fcmp contract ugt double %584, %586
  br i1 %587, label %724, label %588

588:
  %589 = fsub contract double %537, %560
  %590 = call contract double @llvm.fabs.f64(double %589)
  %591 = fmul contract double %567, 5.000000e-02
  %592 = fadd contract double %571, %591
  %593 = fcmp contract ugt double %590, %592
  br i1 %593, label %724, label %594

594:
  %595 = add i64 %507, -5
  %596 = icmp ult i64 %595, -2
  %597 = icmp slt i64 %507, 7
  %598 = and i1 %597, %596
  br i1 %598, label %679, label %599

599:
  %600 = getelementptr inbounds double, ptr %327, i64 %506
  %601 = load double, ptr %600, align 8
  %602 = getelementptr inbounds double, ptr %330, i64 %506
  %603 = load double, ptr %602, align 8
  %604 = fmul contract double %323, %603
  %605 = getelementptr inbounds double, ptr %328, i64 %506
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %331, i64 %506
  %608 = load double, ptr %607, align 8
  %609 = fmul contract double %323, %608
  %610 = icmp ne i64 %507, 9
  %611 = fcmp contract une double %601, 0.000000e+00
  %612 = or i1 %610, %611
  %613 = fcmp contract ogt double %604, 0.000000e+00
  %614 = fcmp contract uge double %606, 0.000000e+00
  %615 = or i1 %612, %614
  %616 = or i1 %613, %615
  br i1 %616, label %617, label %724

617:
  %618 = fcmp contract oeq double %601, 0.000000e+00
  br i1 %618, label %619, label %626

619:
  %620 = fcmp contract olt double %606, 0.000000e+00
  %621 = and i1 %613, %620
  %622 = fcmp contract olt double %604, 0.000000e+00
  %623 = fcmp contract ogt double %606, 0.000000e+00
  %624 = and i1 %622, %623
  %625 = or i1 %621, %624
  br i1 %625, label %647, label %720

626:
  %627 = fcmp contract oeq double %606, 0.000000e+00
  br i1 %627, label %647, label %628

628:
  %629 = fcmp contract olt double %601, 0.000000e+00
  %630 = fcmp contract ogt double %606, 0.000000e+00
  %631 = and i1 %629, %630
  br i1 %631, label %647, label %632

632:
  %633 = fcmp contract ogt double %601, 0.000000e+00
  %634 = fcmp contract olt double %606, 0.000000e+00
  %635 = and i1 %633, %634
  br i1 %635, label %647, label %636

636:
  %637 = fcmp contract olt double %604, 0.000000e+00
  %638 = fcmp contract ogt double %609, 0.000000e+00
  %639 = and i1 %637, %638
  %640 = and i1 %630, %639
  %641 = and i1 %633, %640
  br i1 %641, label %656, label %642

642:
  %643 = fcmp contract olt double %609, 0.000000e+00
  %644 = and i1 %613, %643
  %645 = and i1 %634, %644
  %646 = and i1 %629, %645
  br i1 %646, label %656, label %720

647:
  %648 = getelementptr inbounds i64, ptr %504, i64 3
  %649 = load i64, ptr %648, align 8
  %650 = icmp eq i64 %649, 0
  br i1 %650, label %724, label %651

651:
  %652 = select contract i1 %618, double %604, double %601
  %653 = sitofp i64 %649 to double
  %654 = fmul contract double %652, %653
  %655 = fcmp contract olt double %654, 0.000000e+00
  br i1 %655, label %724, label %720

656:
  %657 = select contract i1 %633, double 1.000000e+00, double -1.000000e+00
  %658 = fmul contract double %603, %657
  %659 = fmul contract double %323, %658
  %660 = fmul contract double %657, %608
  %661 = fmul contract double %323, %660
  %662 = fcmp contract olt double %659, 0.000000e+00
  %663 = fcmp contract ogt double %661, 0.000000e+00
  %664 = and i1 %662, %663
  br i1 %664, label %665, label %720

665:
  %666 = fmul contract double %657, %606
  %667 = fmul contract double %601, %657
  %668 = fsub contract double %666, %667
  %669 = fsub contract double %668, %661
  %670 = fsub contract double %659, %661
  %671 = fdiv contract double %669, %670
  %672 = fmul contract double %659, %671
  %673 = fadd contract double %667, %672
  %674 = call contract double @llvm.minnum.f64(double %667, double %666)
  %675 = fsub contract double %674, %673
  %676 = fmul contract double %675, 2.500000e-01
  %677 = fsub contract double %673, %676
  %678 = fcmp contract uge double %677, 0.000000e+00
  br i1 %678, label %720, label %724

679:
  %680 = icmp eq i64 %507, 1
  %681 = select contract i1 %680, double 1.000000e+00, double -1.000000e+00
  %682 = getelementptr inbounds double, ptr %328, i64 %506
  %683 = load double, ptr %682, align 8
  %684 = fcmp contract uno double %511, 0.000000e+00
  br i1 %684, label %685, label %687

685:
  %686 = fmul contract double %681, %683
  br label %691

687:
  %688 = fmul contract double %681, %511
  %689 = fmul contract double %681, %683
  %690 = call contract double @llvm.minnum.f64(double %688, double %689)
  br label %691

691:
  %692 = phi contract double [ %686, %685 ], [ %690, %687 ]
  %693 = getelementptr inbounds double, ptr %330, i64 %506
  %694 = load double, ptr %693, align 8
  %695 = fmul contract double %681, %694
  %696 = fmul contract double %323, %695
  %697 = getelementptr inbounds double, ptr %331, i64 %506
  %698 = load double, ptr %697, align 8
  %699 = fmul contract double %681, %698
  %700 = fmul contract double %323, %699
  %701 = fcmp contract olt double %696, 0.000000e+00
  %702 = fcmp contract ogt double %700, 0.000000e+00
  %703 = and i1 %701, %702
  br i1 %703, label %704, label %720

704:
  %705 = fmul contract double %681, %683
  %706 = getelementptr inbounds double, ptr %327, i64 %506
  %707 = load double, ptr %706, align 8
  %708 = fmul contract double %681, %707
  %709 = fsub contract double %705, %708
  %710 = fsub contract double %709, %700
  %711 = fsub contract double %696, %700
  %712 = fdiv contract double %710, %711
  %713 = fmul contract double %696, %712
  %714 = fadd contract double %708, %713
  %715 = call contract double @llvm.minnum.f64(double %708, double %705)
  %716 = fsub contract double %715, %714
  %717 = fmul contract double %716, 2.500000e-01
  %718 = fsub contract double %714, %717
  %719 = fcmp contract uge double %718, %692
  br i1 %719, label %720, label %724

720:
  %721 = add nsw i64 %502, 1
  %722 = icmp slt i64 %721, %320
  %723 = icmp eq i64 %721, %320
  br i1 %723, label %724, label %500

724:
  %725 = phi i1 [ %501, %545 ], [ %722, %720 ], [ %501, %665 ], [ %501, %599 ], [ %501, %704 ], [ %501, %518 ], [ %501, %514 ], [ %501, %588 ], [ %501, %500 ], [ %501, %573 ], [ %501, %547 ], [ %501, %647 ], [ %501, %651 ]
  br i1 %725, label %732, label %826

726:
  %727 = phi i64 [ 0, %317 ], [ %729, %726 ]
  %728 = getelementptr inbounds i64, ptr %318, i64 %727
  store i64 0, ptr %728, align 8
  %729 = add nsw i64 %727, 1
  %730 = load i64, ptr %55, align 8
  %731 = icmp slt i64 %729, %730
  br i1 %731, label %726, label %319

732:
  %733 = load i64, ptr %309, align 8
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %744

735:
  %736 = load ptr, ptr %78, align 8
  %737 = mul nsw i64 %733, 124
  %738 = getelementptr inbounds double, ptr %736, i64 %737
  %739 = mul nsw i64 %733, 126
  %740 = getelementptr inbounds double, ptr %736, i64 %739
  %741 = getelementptr inbounds double, ptr %738, i64 %733
  br label %755

742:
  %743 = load double, ptr %21, align 8
  br label %744

744:
  %745 = phi double [ %743, %742 ], [ %322, %732 ]
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %327, double %745, ptr %328)
  %746 = load i32, ptr %71, align 4
  %747 = sext i32 %746 to i64
  %748 = load ptr, ptr %69, align 8
  %749 = getelementptr inbounds i64, ptr %748, i64 5
  store i64 %747, ptr %749, align 8
  %750 = load i64, ptr %55, align 8
  %751 = icmp sgt i64 %750, 0
  br i1 %751, label %752, label %776

752:
  %753 = load ptr, ptr %76, align 8
  %754 = mul nsw i64 %733, 126
  br label %780

755:
  %756 = phi i64 [ 0, %735 ], [ %774, %755 ]
  %757 = getelementptr inbounds double, ptr %327, i64 %756
  %758 = load double, ptr %757, align 8
  %759 = getelementptr inbounds double, ptr %328, i64 %756
  %760 = load double, ptr %759, align 8
  %761 = fcmp contract ord double %758, 0.000000e+00
  %762 = call contract double @llvm.fabs.f64(double %758)
  %763 = select contract i1 %761, double %762, double 0.000000e+00
  %764 = fcmp contract ord double %760, 0.000000e+00
  %765 = call contract double @llvm.fabs.f64(double %760)
  %766 = select contract i1 %764, double %765, double 0.000000e+00
  %767 = fadd contract double %763, %766
  %768 = getelementptr inbounds double, ptr %738, i64 %756
  store double %767, ptr %768, align 8
  %769 = shl nsw i64 %756, 1
  %770 = or i64 %769, 1
  %771 = getelementptr inbounds double, ptr %740, i64 %770
  store double 0.000000e+00, ptr %771, align 8
  %772 = getelementptr inbounds double, ptr %740, i64 %769
  store double 0.000000e+00, ptr %772, align 8
  %773 = getelementptr inbounds double, ptr %741, i64 %756
  store double 0.000000e+00, ptr %773, align 8
  %774 = add nsw i64 %756, 1
  %775 = icmp eq i64 %774, %733
  br i1 %775, label %742, label %755

776:
  call fastcc void @report(ptr %5)
  %777 = load double, ptr %67, align 8
  %778 = load double, ptr %21, align 8
  %779 = fcmp contract olt double %777, %778
  br i1 %779, label %808, label %857

780:
  %781 = phi i64 [ 0, %752 ], [ %806, %805 ]
  %782 = shl nsw i64 %781, 2
  %783 = getelementptr inbounds i64, ptr %753, i64 %782
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 5
  br i1 %785, label %786, label %805

786:
  %787 = load ptr, ptr %78, align 8
  %788 = getelementptr inbounds double, ptr %787, i64 %754
  %789 = or i64 %782, 1
  %790 = getelementptr inbounds i64, ptr %753, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = shl nsw i64 %791, 1
  %793 = getelementptr inbounds double, ptr %788, i64 %792
  %794 = getelementptr inbounds double, ptr %793, i64 1
  %795 = load double, ptr %794, align 8
  %796 = load double, ptr %793, align 8
  %797 = fmul contract double %796, 1.000000e-05
  %798 = fcmp contract ugt double %795, %797
  br i1 %798, label %799, label %805

799:
  %800 = load ptr, ptr %77, align 8
  %801 = or i64 %782, 2
  %802 = getelementptr inbounds i64, ptr %753, i64 %801
  %803 = load i64, ptr %802, align 8
  %804 = getelementptr inbounds double, ptr %800, i64 %803
  store double 0x7FF8000000000000, ptr %804, align 8
  br label %805

805:
  %806 = add nsw i64 %781, 1
  %807 = icmp eq i64 %806, %750
  br i1 %807, label %776, label %780

808:
  %809 = load ptr, ptr %64, align 8
  call fastcc void @look_at(ptr %10, double %777)
  %810 = load ptr, ptr %10, align 8
  %811 = load double, ptr %13, align 8
  %812 = load double, ptr %17, align 8
  %813 = fmul contract double %777, %812
  %814 = fadd contract double %811, %813
  %815 = load ptr, ptr %31, align 8
  %816 = load ptr, ptr %22, align 8
  store double %814, ptr %4, align 8
  %817 = getelementptr inbounds %struct.Code, ptr %810, i64 0, i32 14
  %818 = load ptr, ptr %817, align 8
  %819 = getelementptr inbounds i64, ptr %818, i64 2
  %820 = load i64, ptr %819, align 8
  %821 = add nsw i64 %820, 1
  store i64 %821, ptr %819, align 8
  %822 = getelementptr inbounds %struct.Code, ptr %810, i64 0, i32 2
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Code, ptr %810, i64 0, i32 13
  %825 = load ptr, ptr %824, align 8
  call void %823(ptr %4, ptr %815, ptr %816, ptr %809, ptr %825)
  br label %857

826:
  %827 = phi i64 [ %855, %854 ], [ 0, %724 ]
  %828 = shl nsw i64 %827, 2
  %829 = getelementptr inbounds i64, ptr %498, i64 %828
  %830 = load i64, ptr %829, align 8
  %831 = add i64 %830, -3
  %832 = icmp ult i64 %831, -2
  br i1 %832, label %854, label %833

833:
  %834 = icmp eq i64 %830, 1
  %835 = select contract i1 %834, double 1.000000e+00, double -1.000000e+00
  %836 = getelementptr inbounds i64, ptr %829, i64 2
  %837 = load i64, ptr %836, align 8
  %838 = getelementptr inbounds double, ptr %499, i64 %837
  %839 = load double, ptr %838, align 8
  %840 = getelementptr inbounds i64, ptr %829, i64 1
  %841 = load i64, ptr %840, align 8
  %842 = getelementptr inbounds double, ptr %328, i64 %841
  %843 = load double, ptr %842, align 8
  %844 = fcmp contract uno double %839, 0.000000e+00
  br i1 %844, label %845, label %847

845:
  %846 = fmul contract double %835, %843
  br label %851

847:
  %848 = fmul contract double %835, %839
  %849 = fmul contract double %835, %843
  %850 = call contract double @llvm.minnum.f64(double %848, double %849)
  br label %851

851:
  %852 = phi contract double [ %846, %845 ], [ %850, %847 ]
  %853 = fmul contract double %835, %852
  store double %853, ptr %838, align 8
  br label %854

854:
  %855 = add nsw i64 %827, 1
  %856 = icmp eq i64 %855, %320
  br i1 %856, label %857, label %826

857:
  %858 = load i64, ptr %79, align 8
  %859 = icmp eq i64 %858, 0
  br i1 %859, label %874, label %860

860:
  %861 = load double, ptr %67, align 8
  %862 = load double, ptr %21, align 8
  %863 = call contract double @llvm.minnum.f64(double %861, double %862)
  %864 = fcmp contract olt double %861, %862
  br i1 %864, label %865, label %870

865:
  %866 = load double, ptr %13, align 8
  %867 = load double, ptr %17, align 8
  %868 = fmul contract double %861, %867
  %869 = fadd contract double %866, %868
  br label %872

870:
  %871 = load double, ptr %18, align 8
  br label %872

872:
  %873 = phi contract double [ %869, %865 ], [ %871, %870 ]
  call fastcc void @take_samples(ptr %10, ptr %55, double %863, double %873)
  br label %874

874:
  %875 = load double, ptr %67, align 8
  %876 = load double, ptr %21, align 8
  %877 = fcmp contract olt double %875, %876
  br i1 %877, label %878, label %879

878:
  call fastcc void @look_at(ptr %10, double %875)
  br label %879

879:
  %880 = load ptr, ptr %64, align 8
  %881 = load i64, ptr %55, align 8
  %882 = icmp sgt i64 %881, 0
  br i1 %882, label %883, label %900

883:
  %884 = load ptr, ptr %72, align 8
  br label %885

885:
  %886 = phi i64 [ 0, %883 ], [ %898, %897 ]
  %887 = getelementptr inbounds i64, ptr %884, i64 %886
  %888 = load i64, ptr %887, align 8
  %889 = icmp eq i64 %888, 0
  br i1 %889, label %897, label %890

890:
  %891 = load ptr, ptr %76, align 8
  %892 = shl nsw i64 %886, 2
  %893 = or i64 %892, 1
  %894 = getelementptr inbounds i64, ptr %891, i64 %893
  %895 = load i64, ptr %894, align 8
  %896 = getelementptr inbounds double, ptr %880, i64 %895
  store double 0.000000e+00, ptr %896, align 8
  br label %897

897:
  %898 = add nsw i64 %886, 1
  %899 = icmp eq i64 %898, %881
  br i1 %899, label %900, label %885

900:
  %901 = shl nsw i64 %310, 1
  %902 = load ptr, ptr %73, align 8
  %903 = icmp sgt i64 %310, 0
  br i1 %903, label %904, label %911

904:
  %905 = phi i64 [ %909, %904 ], [ 0, %900 ]
  %906 = getelementptr inbounds double, ptr %880, i64 %905
  %907 = load double, ptr %906, align 8
  %908 = getelementptr inbounds double, ptr %902, i64 %905
  store double %907, ptr %908, align 8
  %909 = add nsw i64 %905, 1
  %910 = icmp eq i64 %909, %901
  br i1 %910, label %911, label %904

911:
  %912 = load ptr, ptr %69, align 8
  %913 = getelementptr inbounds i64, ptr %912, i64 4
  %914 = load i64, ptr %913, align 8
  %915 = icmp eq i64 %914, 0
  br i1 %915, label %916, label %948

916:
  %917 = phi i32 [ 0, %217 ], [ %298, %911 ]
  br label %80

918:
  %919 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %920 = load i64, ptr %919, align 8
  %921 = icmp sgt i64 %920, 0
  br i1 %921, label %922, label %948

922:
  %923 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %924 = load ptr, ptr %923, align 8
  %925 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %926 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %927

927:
  %928 = phi i64 [ 0, %922 ], [ %946, %945 ]
  %929 = shl nsw i64 %928, 2
  %930 = getelementptr inbounds i64, ptr %924, i64 %929
  %931 = load i64, ptr %930, align 8
  %932 = icmp eq i64 %931, 0
  br i1 %932, label %933, label %945

933:
  %934 = load ptr, ptr %925, align 8
  %935 = or i64 %929, 1
  %936 = getelementptr inbounds i64, ptr %924, i64 %935
  %937 = load i64, ptr %936, align 8
  %938 = getelementptr inbounds double, ptr %934, i64 %937
  %939 = load double, ptr %938, align 8
  %940 = load ptr, ptr %926, align 8
  %941 = or i64 %929, 2
  %942 = getelementptr inbounds i64, ptr %924, i64 %941
  %943 = load i64, ptr %942, align 8
  %944 = getelementptr inbounds double, ptr %940, i64 %943
  store double %939, ptr %944, align 8
  br label %945

945:
  %946 = add nsw i64 %928, 1
  %947 = icmp eq i64 %946, %920
  br i1 %947, label %948, label %927

948:
  %949 = phi i64 [ 0, %918 ], [ 0, %945 ], [ 1, %911 ]
  ret i64 %949
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
  br i1 %15, label %16, label %655

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
  br i1 %33, label %34, label %49

34:
  %35 = insertelement <2 x double> poison, double %21, i64 0
  %36 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  br label %37

37:
  %38 = phi i64 [ 0, %34 ], [ %47, %37 ]
  %39 = getelementptr inbounds <2 x double>, ptr %32, i64 %38
  %40 = load <2 x double>, ptr %39, align 16
  %41 = getelementptr inbounds <2 x double>, ptr %25, i64 %38
  %42 = load <2 x double>, ptr %41, align 16
  %43 = fmul contract <2 x double> %42, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %44 = fmul contract <2 x double> %36, %43
  %45 = fadd contract <2 x double> %40, %44
  %46 = getelementptr inbounds <2 x double>, ptr %30, i64 %38
  store <2 x double> %45, ptr %46, align 16
  %47 = add nsw i64 %38, 1
  %48 = icmp eq i64 %47, %28
  br i1 %48, label %49, label %37

49:
  %50 = fmul contract double %21, 0x3FAAEE6838DAE63A
  %51 = fadd contract double %19, %50
  %52 = getelementptr inbounds <2 x double>, ptr %25, i64 %28
  store double %51, ptr %12, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 14
  %54 = load ptr, ptr %53, align 8
  %55 = load i64, ptr %54, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %54, align 8
  %57 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 9
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %64

60:
  %61 = load ptr, ptr %17, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %63 = load ptr, ptr %62, align 8
  call void %61(ptr %12, ptr %30, ptr %23, ptr %52, ptr %63)
  br label %65

64:
  tail call fastcc void @rate_pivoted(ptr %17, i32 0, double %51, ptr %30, ptr %23, ptr %52)
  br label %65

65:
  br i1 %33, label %66, label %86

66:
  %67 = insertelement <2 x double> poison, double %21, i64 0
  %68 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> zeroinitializer
  br label %69

69:
  %70 = phi i64 [ 0, %66 ], [ %84, %69 ]
  %71 = getelementptr inbounds <2 x double>, ptr %32, i64 %70
  %72 = load <2 x double>, ptr %71, align 16
  %73 = getelementptr inbounds <2 x double>, ptr %25, i64 %70
  %74 = load <2 x double>, ptr %73, align 16
  %75 = fmul contract <2 x double> %74, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %76 = add nsw i64 %70, %28
  %77 = getelementptr inbounds <2 x double>, ptr %25, i64 %76
  %78 = load <2 x double>, ptr %77, align 16
  %79 = fmul contract <2 x double> %78, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %80 = fadd contract <2 x double> %75, %79
  %81 = fmul contract <2 x double> %68, %80
  %82 = fadd contract <2 x double> %72, %81
  %83 = getelementptr inbounds <2 x double>, ptr %30, i64 %70
  store <2 x double> %82, ptr %83, align 16
  %84 = add nsw i64 %70, 1
  %85 = icmp eq i64 %84, %28
  br i1 %85, label %86, label %69

86:
  %87 = fmul contract double %21, 0x3FB432CE2AA42CAC
  %88 = fadd contract double %19, %87
  %89 = shl nsw i64 %28, 1
  %90 = getelementptr inbounds <2 x double>, ptr %25, i64 %89
  store double %88, ptr %11, align 8
  %91 = load ptr, ptr %53, align 8
  %92 = load i64, ptr %91, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %91, align 8
  %94 = load ptr, ptr %57, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %100

96:
  %97 = load ptr, ptr %17, align 8
  %98 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %99 = load ptr, ptr %98, align 8
  call void %97(ptr %11, ptr %30, ptr %23, ptr %90, ptr %99)
  br label %101

100:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %88, ptr %30, ptr %23, ptr %90)
  br label %101

101:
  br i1 %33, label %102, label %122

102:
  %103 = insertelement <2 x double> poison, double %21, i64 0
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  br label %105

105:
  %106 = phi i64 [ 0, %102 ], [ %120, %105 ]
  %107 = getelementptr inbounds <2 x double>, ptr %32, i64 %106
  %108 = load <2 x double>, ptr %107, align 16
  %109 = getelementptr inbounds <2 x double>, ptr %25, i64 %106
  %110 = load <2 x double>, ptr %109, align 16
  %111 = fmul contract <2 x double> %110, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %112 = add nsw i64 %106, %89
  %113 = getelementptr inbounds <2 x double>, ptr %25, i64 %112
  %114 = load <2 x double>, ptr %113, align 16
  %115 = fmul contract <2 x double> %114, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %116 = fadd contract <2 x double> %111, %115
  %117 = fmul contract <2 x double> %104, %116
  %118 = fadd contract <2 x double> %108, %117
  %119 = getelementptr inbounds <2 x double>, ptr %30, i64 %106
  store <2 x double> %118, ptr %119, align 16
  %120 = add nsw i64 %106, 1
  %121 = icmp eq i64 %120, %28
  br i1 %121, label %122, label %105

122:
  %123 = fmul contract double %21, 0x3FBE4C353FF64302
  %124 = fadd contract double %19, %123
  %125 = mul nsw i64 %28, 3
  %126 = getelementptr inbounds <2 x double>, ptr %25, i64 %125
  store double %124, ptr %10, align 8
  %127 = load ptr, ptr %53, align 8
  %128 = load i64, ptr %127, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %127, align 8
  %130 = load ptr, ptr %57, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %136

132:
  %133 = load ptr, ptr %17, align 8
  %134 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %135 = load ptr, ptr %134, align 8
  call void %133(ptr %10, ptr %30, ptr %23, ptr %126, ptr %135)
  br label %137

136:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %124, ptr %30, ptr %23, ptr %126)
  br label %137

137:
  br i1 %33, label %138, label %163

138:
  %139 = insertelement <2 x double> poison, double %21, i64 0
  %140 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  br label %141

141:
  %142 = phi i64 [ 0, %138 ], [ %161, %141 ]
  %143 = getelementptr inbounds <2 x double>, ptr %32, i64 %142
  %144 = load <2 x double>, ptr %143, align 16
  %145 = getelementptr inbounds <2 x double>, ptr %25, i64 %142
  %146 = load <2 x double>, ptr %145, align 16
  %147 = fmul contract <2 x double> %146, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %148 = add nsw i64 %142, %89
  %149 = getelementptr inbounds <2 x double>, ptr %25, i64 %148
  %150 = load <2 x double>, ptr %149, align 16
  %151 = fmul contract <2 x double> %150, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %152 = fsub contract <2 x double> %147, %151
  %153 = add nsw i64 %142, %125
  %154 = getelementptr inbounds <2 x double>, ptr %25, i64 %153
  %155 = load <2 x double>, ptr %154, align 16
  %156 = fmul contract <2 x double> %155, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %157 = fadd contract <2 x double> %152, %156
  %158 = fmul contract <2 x double> %140, %157
  %159 = fadd contract <2 x double> %144, %158
  %160 = getelementptr inbounds <2 x double>, ptr %30, i64 %142
  store <2 x double> %159, ptr %160, align 16
  %161 = add nsw i64 %142, 1
  %162 = icmp eq i64 %161, %28
  br i1 %162, label %163, label %141

163:
  %164 = fmul contract double %21, 0x3FD2068C499C08D9
  %165 = fadd contract double %19, %164
  %166 = shl nsw i64 %28, 2
  %167 = getelementptr inbounds <2 x double>, ptr %25, i64 %166
  store double %165, ptr %9, align 8
  %168 = load ptr, ptr %53, align 8
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %168, align 8
  %171 = load ptr, ptr %57, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %177

173:
  %174 = load ptr, ptr %17, align 8
  %175 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %176 = load ptr, ptr %175, align 8
  call void %174(ptr %9, ptr %30, ptr %23, ptr %167, ptr %176)
  br label %178

177:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %165, ptr %30, ptr %23, ptr %167)
  br label %178

178:
  br i1 %33, label %179, label %204

179:
  %180 = insertelement <2 x double> poison, double %21, i64 0
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> zeroinitializer
  br label %182

182:
  %183 = phi i64 [ 0, %179 ], [ %202, %182 ]
  %184 = getelementptr inbounds <2 x double>, ptr %32, i64 %183
  %185 = load <2 x double>, ptr %184, align 16
  %186 = getelementptr inbounds <2 x double>, ptr %25, i64 %183
  %187 = load <2 x double>, ptr %186, align 16
  %188 = fmul contract <2 x double> %187, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %189 = add nsw i64 %183, %125
  %190 = getelementptr inbounds <2 x double>, ptr %25, i64 %189
  %191 = load <2 x double>, ptr %190, align 16
  %192 = fmul contract <2 x double> %191, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %193 = fadd contract <2 x double> %188, %192
  %194 = add nsw i64 %183, %166
  %195 = getelementptr inbounds <2 x double>, ptr %25, i64 %194
  %196 = load <2 x double>, ptr %195, align 16
  %197 = fmul contract <2 x double> %196, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %198 = fadd contract <2 x double> %193, %197
  %199 = fmul contract <2 x double> %181, %198
  %200 = fadd contract <2 x double> %185, %199
  %201 = getelementptr inbounds <2 x double>, ptr %30, i64 %183
  store <2 x double> %200, ptr %201, align 16
  %202 = add nsw i64 %183, 1
  %203 = icmp eq i64 %202, %28
  br i1 %203, label %204, label %182

204:
  %205 = fmul contract double %21, 0x3FD5555555555555
  %206 = fadd contract double %19, %205
  %207 = mul nsw i64 %28, 5
  %208 = getelementptr inbounds <2 x double>, ptr %25, i64 %207
  store double %206, ptr %8, align 8
  %209 = load ptr, ptr %53, align 8
  %210 = load i64, ptr %209, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %209, align 8
  %212 = load ptr, ptr %57, align 8
  %213 = icmp eq ptr %212, null
  br i1 %213, label %214, label %218

214:
  %215 = load ptr, ptr %17, align 8
  %216 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %217 = load ptr, ptr %216, align 8
  call void %215(ptr %8, ptr %30, ptr %23, ptr %208, ptr %217)
  br label %219

218:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %206, ptr %30, ptr %23, ptr %208)
  br label %219

219:
  br i1 %33, label %220, label %250

220:
  %221 = insertelement <2 x double> poison, double %21, i64 0
  %222 = shufflevector <2 x double> %221, <2 x double> poison, <2 x i32> zeroinitializer
  br label %223

223:
  %224 = phi i64 [ 0, %220 ], [ %248, %223 ]
  %225 = getelementptr inbounds <2 x double>, ptr %32, i64 %224
  %226 = load <2 x double>, ptr %225, align 16
  %227 = getelementptr inbounds <2 x double>, ptr %25, i64 %224
  %228 = load <2 x double>, ptr %227, align 16
  %229 = fmul contract <2 x double> %228, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %230 = add nsw i64 %224, %125
  %231 = getelementptr inbounds <2 x double>, ptr %25, i64 %230
  %232 = load <2 x double>, ptr %231, align 16
  %233 = fmul contract <2 x double> %232, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %234 = fadd contract <2 x double> %229, %233
  %235 = add nsw i64 %224, %166
  %236 = getelementptr inbounds <2 x double>, ptr %25, i64 %235
  %237 = load <2 x double>, ptr %236, align 16
  %238 = fmul contract <2 x double> %237, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %239 = fadd contract <2 x double> %234, %238
  %240 = add nsw i64 %224, %207
  %241 = getelementptr inbounds <2 x double>, ptr %25, i64 %240
  %242 = load <2 x double>, ptr %241, align 16
  %243 = fmul contract <2 x double> %242, <double 0x3F92000000000000, double 0x3F92000000000000>
  %244 = fsub contract <2 x double> %239, %243
  %245 = fmul contract <2 x double> %222, %244
  %246 = fadd contract <2 x double> %226, %245
  %247 = getelementptr inbounds <2 x double>, ptr %30, i64 %224
  store <2 x double> %246, ptr %247, align 16
  %248 = add nsw i64 %224, 1
  %249 = icmp eq i64 %248, %28
  br i1 %249, label %250, label %223

250:
  %251 = fmul contract double %21, 2.500000e-01
  %252 = fadd contract double %19, %251
  %253 = mul nsw i64 %28, 6
  %254 = getelementptr inbounds <2 x double>, ptr %25, i64 %253
  store double %252, ptr %7, align 8
  %255 = load ptr, ptr %53, align 8
  %256 = load i64, ptr %255, align 8
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %255, align 8
  %258 = load ptr, ptr %57, align 8
  %259 = icmp eq ptr %258, null
  br i1 %259, label %260, label %264

260:
  %261 = load ptr, ptr %17, align 8
  %262 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %263 = load ptr, ptr %262, align 8
  call void %261(ptr %7, ptr %30, ptr %23, ptr %254, ptr %263)
  br label %265

264:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %252, ptr %30, ptr %23, ptr %254)
  br label %265

265:
  br i1 %33, label %266, label %301

266:
  %267 = insertelement <2 x double> poison, double %21, i64 0
  %268 = shufflevector <2 x double> %267, <2 x double> poison, <2 x i32> zeroinitializer
  br label %269

269:
  %270 = phi i64 [ 0, %266 ], [ %299, %269 ]
  %271 = getelementptr inbounds <2 x double>, ptr %32, i64 %270
  %272 = load <2 x double>, ptr %271, align 16
  %273 = getelementptr inbounds <2 x double>, ptr %25, i64 %270
  %274 = load <2 x double>, ptr %273, align 16
  %275 = fmul contract <2 x double> %274, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %276 = add nsw i64 %270, %125
  %277 = getelementptr inbounds <2 x double>, ptr %25, i64 %276
  %278 = load <2 x double>, ptr %277, align 16
  %279 = fmul contract <2 x double> %278, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %280 = fadd contract <2 x double> %275, %279
  %281 = add nsw i64 %270, %166
  %282 = getelementptr inbounds <2 x double>, ptr %25, i64 %281
  %283 = load <2 x double>, ptr %282, align 16
  %284 = fmul contract <2 x double> %283, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %285 = fadd contract <2 x double> %280, %284
  %286 = add nsw i64 %270, %207
  %287 = getelementptr inbounds <2 x double>, ptr %25, i64 %286
  %288 = load <2 x double>, ptr %287, align 16
  %289 = fmul contract <2 x double> %288, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %290 = fsub contract <2 x double> %285, %289
  %291 = add nsw i64 %270, %253
  %292 = getelementptr inbounds <2 x double>, ptr %25, i64 %291
  %293 = load <2 x double>, ptr %292, align 16
  %294 = fmul contract <2 x double> %293, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %295 = fadd contract <2 x double> %290, %294
  %296 = fmul contract <2 x double> %268, %295
  %297 = fadd contract <2 x double> %272, %296
  %298 = getelementptr inbounds <2 x double>, ptr %30, i64 %270
  store <2 x double> %297, ptr %298, align 16
  %299 = add nsw i64 %270, 1
  %300 = icmp eq i64 %299, %28
  br i1 %300, label %301, label %269

301:
  %302 = fmul contract double %21, 0x3FD3B13B13B13B14
  %303 = fadd contract double %19, %302
  %304 = mul nsw i64 %28, 7
  %305 = getelementptr inbounds <2 x double>, ptr %25, i64 %304
  store double %303, ptr %6, align 8
  %306 = load ptr, ptr %53, align 8
  %307 = load i64, ptr %306, align 8
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %306, align 8
  %309 = load ptr, ptr %57, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %315

311:
  %312 = load ptr, ptr %17, align 8
  %313 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %314 = load ptr, ptr %313, align 8
  call void %312(ptr %6, ptr %30, ptr %23, ptr %305, ptr %314)
  br label %316

315:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %303, ptr %30, ptr %23, ptr %305)
  br label %316

316:
  br i1 %33, label %317, label %357

317:
  %318 = insertelement <2 x double> poison, double %21, i64 0
  %319 = shufflevector <2 x double> %318, <2 x double> poison, <2 x i32> zeroinitializer
  br label %320

320:
  %321 = phi i64 [ 0, %317 ], [ %355, %320 ]
  %322 = getelementptr inbounds <2 x double>, ptr %32, i64 %321
  %323 = load <2 x double>, ptr %322, align 16
  %324 = getelementptr inbounds <2 x double>, ptr %25, i64 %321
  %325 = load <2 x double>, ptr %324, align 16
  %326 = fmul contract <2 x double> %325, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %327 = add nsw i64 %321, %125
  %328 = getelementptr inbounds <2 x double>, ptr %25, i64 %327
  %329 = load <2 x double>, ptr %328, align 16
  %330 = fmul contract <2 x double> %329, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %331 = fsub contract <2 x double> %326, %330
  %332 = add nsw i64 %321, %166
  %333 = getelementptr inbounds <2 x double>, ptr %25, i64 %332
  %334 = load <2 x double>, ptr %333, align 16
  %335 = fmul contract <2 x double> %334, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %336 = fsub contract <2 x double> %331, %335
  %337 = add nsw i64 %321, %207
  %338 = getelementptr inbounds <2 x double>, ptr %25, i64 %337
  %339 = load <2 x double>, ptr %338, align 16
  %340 = fmul contract <2 x double> %339, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %341 = fadd contract <2 x double> %336, %340
  %342 = add nsw i64 %321, %253
  %343 = getelementptr inbounds <2 x double>, ptr %25, i64 %342
  %344 = load <2 x double>, ptr %343, align 16
  %345 = fmul contract <2 x double> %344, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %346 = fadd contract <2 x double> %341, %345
  %347 = add nsw i64 %321, %304
  %348 = getelementptr inbounds <2 x double>, ptr %25, i64 %347
  %349 = load <2 x double>, ptr %348, align 16
  %350 = fmul contract <2 x double> %349, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %351 = fsub contract <2 x double> %346, %350
  %352 = fmul contract <2 x double> %319, %351
  %353 = fadd contract <2 x double> %323, %352
  %354 = getelementptr inbounds <2 x double>, ptr %30, i64 %321
  store <2 x double> %353, ptr %354, align 16
  %355 = add nsw i64 %321, 1
  %356 = icmp eq i64 %355, %28
  br i1 %356, label %357, label %320

357:
  %358 = fmul contract double %21, 0x3FE4D74D74D74D75
  %359 = fadd contract double %19, %358
  %360 = shl nsw i64 %28, 3
  %361 = getelementptr inbounds <2 x double>, ptr %25, i64 %360
  store double %359, ptr %5, align 8
  %362 = load ptr, ptr %53, align 8
  %363 = load i64, ptr %362, align 8
  %364 = add nsw i64 %363, 1
  store i64 %364, ptr %362, align 8
  %365 = load ptr, ptr %57, align 8
  %366 = icmp eq ptr %365, null
  br i1 %366, label %367, label %371

367:
  %368 = load ptr, ptr %17, align 8
  %369 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %370 = load ptr, ptr %369, align 8
  call void %368(ptr %5, ptr %30, ptr %23, ptr %361, ptr %370)
  br label %372

371:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %359, ptr %30, ptr %23, ptr %361)
  br label %372

372:
  br i1 %33, label %373, label %418

373:
  %374 = insertelement <2 x double> poison, double %21, i64 0
  %375 = shufflevector <2 x double> %374, <2 x double> poison, <2 x i32> zeroinitializer
  br label %376

376:
  %377 = phi i64 [ 0, %373 ], [ %416, %376 ]
  %378 = getelementptr inbounds <2 x double>, ptr %32, i64 %377
  %379 = load <2 x double>, ptr %378, align 16
  %380 = getelementptr inbounds <2 x double>, ptr %25, i64 %377
  %381 = load <2 x double>, ptr %380, align 16
  %382 = fmul contract <2 x double> %381, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %383 = add nsw i64 %377, %125
  %384 = getelementptr inbounds <2 x double>, ptr %25, i64 %383
  %385 = load <2 x double>, ptr %384, align 16
  %386 = fmul contract <2 x double> %385, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %387 = fsub contract <2 x double> %382, %386
  %388 = add nsw i64 %377, %166
  %389 = getelementptr inbounds <2 x double>, ptr %25, i64 %388
  %390 = load <2 x double>, ptr %389, align 16
  %391 = fmul contract <2 x double> %390, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %392 = fsub contract <2 x double> %387, %391
  %393 = add nsw i64 %377, %207
  %394 = getelementptr inbounds <2 x double>, ptr %25, i64 %393
  %395 = load <2 x double>, ptr %394, align 16
  %396 = fmul contract <2 x double> %395, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %397 = fadd contract <2 x double> %392, %396
  %398 = add nsw i64 %377, %253
  %399 = getelementptr inbounds <2 x double>, ptr %25, i64 %398
  %400 = load <2 x double>, ptr %399, align 16
  %401 = fmul contract <2 x double> %400, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %402 = fadd contract <2 x double> %397, %401
  %403 = add nsw i64 %377, %304
  %404 = getelementptr inbounds <2 x double>, ptr %25, i64 %403
  %405 = load <2 x double>, ptr %404, align 16
  %406 = fmul contract <2 x double> %405, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %407 = fsub contract <2 x double> %402, %406
  %408 = add nsw i64 %377, %360
  %409 = getelementptr inbounds <2 x double>, ptr %25, i64 %408
  %410 = load <2 x double>, ptr %409, align 16
  %411 = fmul contract <2 x double> %410, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %412 = fsub contract <2 x double> %407, %411
  %413 = fmul contract <2 x double> %375, %412
  %414 = fadd contract <2 x double> %379, %413
  %415 = getelementptr inbounds <2 x double>, ptr %30, i64 %377
  store <2 x double> %414, ptr %415, align 16
  %416 = add nsw i64 %377, 1
  %417 = icmp eq i64 %416, %28
  br i1 %417, label %418, label %376

418:
  %419 = fmul contract double %21, 6.000000e-01
  %420 = fadd contract double %19, %419
  %421 = mul nsw i64 %28, 9
  %422 = getelementptr inbounds <2 x double>, ptr %25, i64 %421
  store double %420, ptr %4, align 8
  %423 = load ptr, ptr %53, align 8
  %424 = load i64, ptr %423, align 8
  %425 = add nsw i64 %424, 1
  store i64 %425, ptr %423, align 8
  %426 = load ptr, ptr %57, align 8
  %427 = icmp eq ptr %426, null
  br i1 %427, label %428, label %432

428:
  %429 = load ptr, ptr %17, align 8
  %430 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %431 = load ptr, ptr %430, align 8
  call void %429(ptr %4, ptr %30, ptr %23, ptr %422, ptr %431)
  br label %433

432:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %420, ptr %30, ptr %23, ptr %422)
  br label %433

433:
  br i1 %33, label %434, label %484

434:
  %435 = insertelement <2 x double> poison, double %21, i64 0
  %436 = shufflevector <2 x double> %435, <2 x double> poison, <2 x i32> zeroinitializer
  br label %437

437:
  %438 = phi i64 [ 0, %434 ], [ %482, %437 ]
  %439 = getelementptr inbounds <2 x double>, ptr %32, i64 %438
  %440 = load <2 x double>, ptr %439, align 16
  %441 = getelementptr inbounds <2 x double>, ptr %25, i64 %438
  %442 = load <2 x double>, ptr %441, align 16
  %443 = fmul contract <2 x double> %442, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %444 = add nsw i64 %438, %125
  %445 = getelementptr inbounds <2 x double>, ptr %25, i64 %444
  %446 = load <2 x double>, ptr %445, align 16
  %447 = fmul contract <2 x double> %446, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %448 = fsub contract <2 x double> %447, %443
  %449 = add nsw i64 %438, %166
  %450 = getelementptr inbounds <2 x double>, ptr %25, i64 %449
  %451 = load <2 x double>, ptr %450, align 16
  %452 = fmul contract <2 x double> %451, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %453 = fadd contract <2 x double> %448, %452
  %454 = add nsw i64 %438, %207
  %455 = getelementptr inbounds <2 x double>, ptr %25, i64 %454
  %456 = load <2 x double>, ptr %455, align 16
  %457 = fmul contract <2 x double> %456, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %458 = fsub contract <2 x double> %453, %457
  %459 = add nsw i64 %438, %253
  %460 = getelementptr inbounds <2 x double>, ptr %25, i64 %459
  %461 = load <2 x double>, ptr %460, align 16
  %462 = fmul contract <2 x double> %461, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %463 = fsub contract <2 x double> %458, %462
  %464 = add nsw i64 %438, %304
  %465 = getelementptr inbounds <2 x double>, ptr %25, i64 %464
  %466 = load <2 x double>, ptr %465, align 16
  %467 = fmul contract <2 x double> %466, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %468 = fadd contract <2 x double> %463, %467
  %469 = add nsw i64 %438, %360
  %470 = getelementptr inbounds <2 x double>, ptr %25, i64 %469
  %471 = load <2 x double>, ptr %470, align 16
  %472 = fmul contract <2 x double> %471, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %473 = fadd contract <2 x double> %468, %472
  %474 = add nsw i64 %438, %421
  %475 = getelementptr inbounds <2 x double>, ptr %25, i64 %474
  %476 = load <2 x double>, ptr %475, align 16
  %477 = fmul contract <2 x double> %476, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %478 = fsub contract <2 x double> %473, %477
  %479 = fmul contract <2 x double> %436, %478
  %480 = fadd contract <2 x double> %440, %479
  %481 = getelementptr inbounds <2 x double>, ptr %30, i64 %438
  store <2 x double> %480, ptr %481, align 16
  %482 = add nsw i64 %438, 1
  %483 = icmp eq i64 %482, %28
  br i1 %483, label %484, label %437

484:
  %485 = fmul contract double %21, 0x3FEB6DB6DB6DB6DB
  %486 = fadd contract double %19, %485
  %487 = mul nsw i64 %28, 10
  %488 = getelementptr inbounds <2 x double>, ptr %25, i64 %487
  store double %486, ptr %3, align 8
  %489 = load ptr, ptr %53, align 8
  %490 = load i64, ptr %489, align 8
  %491 = add nsw i64 %490, 1
  store i64 %491, ptr %489, align 8
  %492 = load ptr, ptr %57, align 8
  %493 = icmp eq ptr %492, null
  br i1 %493, label %494, label %498

494:
  %495 = load ptr, ptr %17, align 8
  %496 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %497 = load ptr, ptr %496, align 8
  call void %495(ptr %3, ptr %30, ptr %23, ptr %488, ptr %497)
  br label %499

498:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %486, ptr %30, ptr %23, ptr %488)
  br label %499

499:
  br i1 %33, label %500, label %555

500:
  %501 = insertelement <2 x double> poison, double %21, i64 0
  %502 = shufflevector <2 x double> %501, <2 x double> poison, <2 x i32> zeroinitializer
  br label %503

503:
  %504 = phi i64 [ 0, %500 ], [ %553, %503 ]
  %505 = getelementptr inbounds <2 x double>, ptr %32, i64 %504
  %506 = load <2 x double>, ptr %505, align 16
  %507 = getelementptr inbounds <2 x double>, ptr %25, i64 %504
  %508 = load <2 x double>, ptr %507, align 16
  %509 = fmul contract <2 x double> %508, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %510 = add nsw i64 %504, %125
  %511 = getelementptr inbounds <2 x double>, ptr %25, i64 %510
  %512 = load <2 x double>, ptr %511, align 16
  %513 = fmul contract <2 x double> %512, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %514 = fsub contract <2 x double> %509, %513
  %515 = add nsw i64 %504, %166
  %516 = getelementptr inbounds <2 x double>, ptr %25, i64 %515
  %517 = load <2 x double>, ptr %516, align 16
  %518 = fmul contract <2 x double> %517, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %519 = fsub contract <2 x double> %514, %518
  %520 = add nsw i64 %504, %207
  %521 = getelementptr inbounds <2 x double>, ptr %25, i64 %520
  %522 = load <2 x double>, ptr %521, align 16
  %523 = fmul contract <2 x double> %522, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %524 = fsub contract <2 x double> %519, %523
  %525 = add nsw i64 %504, %253
  %526 = getelementptr inbounds <2 x double>, ptr %25, i64 %525
  %527 = load <2 x double>, ptr %526, align 16
  %528 = fmul contract <2 x double> %527, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %529 = fadd contract <2 x double> %524, %528
  %530 = add nsw i64 %504, %304
  %531 = getelementptr inbounds <2 x double>, ptr %25, i64 %530
  %532 = load <2 x double>, ptr %531, align 16
  %533 = fmul contract <2 x double> %532, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %534 = fsub contract <2 x double> %529, %533
  %535 = add nsw i64 %504, %360
  %536 = getelementptr inbounds <2 x double>, ptr %25, i64 %535
  %537 = load <2 x double>, ptr %536, align 16
  %538 = fmul contract <2 x double> %537, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %539 = fsub contract <2 x double> %534, %538
  %540 = add nsw i64 %504, %421
  %541 = getelementptr inbounds <2 x double>, ptr %25, i64 %540
  %542 = load <2 x double>, ptr %541, align 16
  %543 = fmul contract <2 x double> %542, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %544 = fadd contract <2 x double> %539, %543
  %545 = add nsw i64 %504, %487
  %546 = getelementptr inbounds <2 x double>, ptr %25, i64 %545
  %547 = load <2 x double>, ptr %546, align 16
  %548 = fmul contract <2 x double> %547, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %549 = fadd contract <2 x double> %544, %548
  %550 = fmul contract <2 x double> %502, %549
  %551 = fadd contract <2 x double> %506, %550
  %552 = getelementptr inbounds <2 x double>, ptr %30, i64 %504
  store <2 x double> %551, ptr %552, align 16
  %553 = add nsw i64 %504, 1
  %554 = icmp eq i64 %553, %28
  br i1 %554, label %555, label %503

555:
  %556 = fadd contract double %19, %21
  %557 = mul nsw i64 %28, 11
  %558 = getelementptr inbounds <2 x double>, ptr %25, i64 %557
  store double %556, ptr %2, align 8
  %559 = load ptr, ptr %53, align 8
  %560 = load i64, ptr %559, align 8
  %561 = add nsw i64 %560, 1
  store i64 %561, ptr %559, align 8
  %562 = load ptr, ptr %57, align 8
  %563 = icmp eq ptr %562, null
  br i1 %563, label %564, label %568

564:
  %565 = load ptr, ptr %17, align 8
  %566 = getelementptr inbounds %struct.Code, ptr %17, i64 0, i32 13
  %567 = load ptr, ptr %566, align 8
  call void %565(ptr %2, ptr %30, ptr %23, ptr %558, ptr %567)
  br label %569

568:
  call fastcc void @rate_pivoted(ptr %17, i32 0, double %556, ptr %30, ptr %23, ptr %558)
  br label %569

569:
  br i1 %33, label %570, label %654

570:
  %571 = insertelement <2 x double> poison, double %21, i64 0
  %572 = shufflevector <2 x double> %571, <2 x double> poison, <2 x i32> zeroinitializer
  %573 = mul nsw i64 %28, 17
  %574 = mul nsw i64 %28, 18
  %575 = mul nsw i64 %28, 19
  br label %576

576:
  %577 = phi i64 [ 0, %570 ], [ %652, %576 ]
  %578 = getelementptr inbounds <2 x double>, ptr %25, i64 %577
  %579 = load <2 x double>, ptr %578, align 16
  %580 = add nsw i64 %577, %207
  %581 = getelementptr inbounds <2 x double>, ptr %25, i64 %580
  %582 = load <2 x double>, ptr %581, align 16
  %583 = add nsw i64 %577, %253
  %584 = getelementptr inbounds <2 x double>, ptr %25, i64 %583
  %585 = load <2 x double>, ptr %584, align 16
  %586 = add nsw i64 %577, %304
  %587 = getelementptr inbounds <2 x double>, ptr %25, i64 %586
  %588 = load <2 x double>, ptr %587, align 16
  %589 = add nsw i64 %577, %360
  %590 = getelementptr inbounds <2 x double>, ptr %25, i64 %589
  %591 = load <2 x double>, ptr %590, align 16
  %592 = add nsw i64 %577, %421
  %593 = getelementptr inbounds <2 x double>, ptr %25, i64 %592
  %594 = load <2 x double>, ptr %593, align 16
  %595 = add nsw i64 %577, %487
  %596 = getelementptr inbounds <2 x double>, ptr %25, i64 %595
  %597 = load <2 x double>, ptr %596, align 16
  %598 = add nsw i64 %577, %557
  %599 = getelementptr inbounds <2 x double>, ptr %25, i64 %598
  %600 = load <2 x double>, ptr %599, align 16
  %601 = add nsw i64 %577, %31
  %602 = getelementptr inbounds <2 x double>, ptr %25, i64 %601
  %603 = load <2 x double>, ptr %602, align 16
  %604 = fmul contract <2 x double> %579, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %605 = fmul contract <2 x double> %582, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %606 = fadd contract <2 x double> %604, %605
  %607 = fmul contract <2 x double> %585, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %608 = fadd contract <2 x double> %606, %607
  %609 = fmul contract <2 x double> %588, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %610 = fadd contract <2 x double> %608, %609
  %611 = fmul contract <2 x double> %591, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %612 = fadd contract <2 x double> %610, %611
  %613 = fmul contract <2 x double> %594, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %614 = fadd contract <2 x double> %612, %613
  %615 = fmul contract <2 x double> %597, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %616 = fadd contract <2 x double> %614, %615
  %617 = fmul contract <2 x double> %600, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %618 = fadd contract <2 x double> %616, %617
  %619 = fmul contract <2 x double> %572, %618
  %620 = fadd contract <2 x double> %603, %619
  %621 = add nsw i64 %577, %573
  %622 = getelementptr inbounds <2 x double>, ptr %25, i64 %621
  store <2 x double> %620, ptr %622, align 16
  %623 = fmul contract <2 x double> %579, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %624 = fmul contract <2 x double> %582, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %625 = fsub contract <2 x double> %623, %624
  %626 = fmul contract <2 x double> %585, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %627 = fsub contract <2 x double> %625, %626
  %628 = fmul contract <2 x double> %588, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %629 = fadd contract <2 x double> %627, %628
  %630 = fmul contract <2 x double> %591, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %631 = fsub contract <2 x double> %629, %630
  %632 = fmul contract <2 x double> %594, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %633 = fadd contract <2 x double> %631, %632
  %634 = fmul contract <2 x double> %597, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %635 = fadd contract <2 x double> %633, %634
  %636 = fmul contract <2 x double> %600, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %637 = fsub contract <2 x double> %635, %636
  %638 = add nsw i64 %577, %574
  %639 = getelementptr inbounds <2 x double>, ptr %25, i64 %638
  store <2 x double> %637, ptr %639, align 16
  %640 = fmul contract <2 x double> %579, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %641 = fsub contract <2 x double> %605, %640
  %642 = fadd contract <2 x double> %641, %607
  %643 = fadd contract <2 x double> %642, %609
  %644 = fmul contract <2 x double> %591, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %645 = fsub contract <2 x double> %643, %644
  %646 = fadd contract <2 x double> %645, %613
  %647 = fadd contract <2 x double> %646, %615
  %648 = fmul contract <2 x double> %600, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %649 = fadd contract <2 x double> %647, %648
  %650 = add nsw i64 %577, %575
  %651 = getelementptr inbounds <2 x double>, ptr %25, i64 %650
  store <2 x double> %649, ptr %651, align 16
  %652 = add nsw i64 %577, 1
  %653 = icmp eq i64 %652, %28
  br i1 %653, label %654, label %576

654:
  store i64 0, ptr %13, align 8
  br label %655

655:
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

declare fastcc void @rate_pivoted(ptr, i32, double, ptr, ptr, ptr)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
