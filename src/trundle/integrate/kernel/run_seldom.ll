; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@DOP853_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

define i64 @begin(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.Step, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %19 = load ptr, ptr %18, align 8
  store double %13, ptr %5, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %28 = load ptr, ptr %27, align 8
  call void %26(ptr %5, ptr %15, ptr %17, ptr %19, ptr %28)
  %29 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %34, label %32

32:
  %33 = load double, ptr %5, align 8
  call fastcc void @complete_pivoted(ptr %0, double %33, ptr %17, ptr %19)
  br label %34

34:
  %35 = load ptr, ptr %18, align 8
  %36 = shl nsw i64 %8, 1
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = getelementptr double, ptr %37, i64 1
  %39 = load ptr, ptr %16, align 8
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = sub i64 0, %10
  %44 = getelementptr double, ptr %42, i64 %43
  %45 = icmp sgt i64 %10, 0
  br i1 %45, label %46, label %53

46:
  %47 = phi i64 [ %51, %46 ], [ 0, %34 ]
  %48 = getelementptr inbounds double, ptr %38, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %44, i64 %47
  store double %49, ptr %50, align 8
  %51 = add nsw i64 %47, 1
  %52 = icmp eq i64 %51, %10
  br i1 %52, label %53, label %46

53:
  %54 = load ptr, ptr %11, align 8
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %14, align 8
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %29, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %67

61:
  store double %55, ptr %4, align 8
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %62, align 8
  %65 = load ptr, ptr %0, align 8
  %66 = load ptr, ptr %27, align 8
  call void %65(ptr %4, ptr %56, ptr %39, ptr %58, ptr %66)
  br label %71

67:
  %68 = load ptr, ptr %20, align 8
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8
  call fastcc void @rate_pivoted(ptr %0, i32 1, double %55, ptr %56, ptr %39, ptr %58)
  br label %71

71:
  %72 = load ptr, ptr %18, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %36
  %74 = load double, ptr %73, align 8
  %75 = load ptr, ptr %11, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 4
  store double %74, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %112

82:
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 10
  %84 = load i64, ptr %83, align 8
  %85 = load ptr, ptr %16, align 8
  %86 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %89 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %90 = load ptr, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ 0, %82 ], [ %110, %97 ]
  %93 = icmp slt i64 %92, %84
  br i1 %93, label %97, label %94

94:
  %95 = load i64, ptr %88, align 8
  %96 = sub nsw i64 %92, %95
  br label %97

97:
  %98 = phi i64 [ 3, %94 ], [ 2, %91 ]
  %99 = phi i64 [ %78, %94 ], [ 0, %91 ]
  %100 = phi i64 [ %96, %94 ], [ %92, %91 ]
  %101 = add nsw i64 %100, %87
  %102 = getelementptr inbounds double, ptr %85, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = add nsw i64 %99, %92
  %105 = getelementptr inbounds double, ptr %90, i64 %104
  store double %103, ptr %105, align 8
  %106 = fdiv double 1.000000e+00, %103
  %107 = mul nsw i64 %98, %78
  %108 = add nsw i64 %107, %92
  %109 = getelementptr inbounds double, ptr %90, i64 %108
  store double %106, ptr %109, align 8
  %110 = add nsw i64 %92, 1
  %111 = icmp eq i64 %110, %80
  br i1 %111, label %112, label %91

112:
  call fastcc void @take_size(ptr %0)
  %113 = load ptr, ptr %11, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 1
  %115 = load double, ptr %114, align 8
  %116 = fcmp oeq double %115, 0.000000e+00
  br i1 %116, label %117, label %401

117:
  %118 = load i64, ptr %7, align 8
  %119 = load i64, ptr %77, align 8
  %120 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %121, i64 %119
  %123 = shl nsw i64 %119, 4
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = mul nsw i64 %119, 18
  %126 = getelementptr inbounds double, ptr %121, i64 %125
  %127 = getelementptr inbounds double, ptr %113, i64 2
  %128 = load double, ptr %127, align 8
  %129 = load double, ptr %113, align 8
  %130 = fcmp oge double %128, %129
  %131 = select i1 %130, double 1.000000e+00, double -1.000000e+00
  %132 = fsub double %128, %129
  %133 = call double @llvm.fabs.f64(double %132)
  %134 = fcmp oeq double %132, 0.000000e+00
  %135 = select i1 %134, double 0x7FF0000000000000, double %133
  %136 = getelementptr inbounds double, ptr %113, i64 3
  %137 = load double, ptr %136, align 8
  %138 = call double @llvm.minnum.f64(double %137, double %135)
  %139 = fcmp olt double %138, 0x7FF0000000000000
  %140 = select i1 %139, double %138, double 1.000000e+00
  %141 = load ptr, ptr %14, align 8
  %142 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %189, label %145

145:
  %146 = fmul double %140, 1.000000e-03
  %147 = call double @llvm.fabs.f64(double %129)
  %148 = call double @llvm.fabs.f64(double %146)
  %149 = fmul double %148, 1.000000e+07
  %150 = call double @llvm.minnum.f64(double %147, double %149)
  %151 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %152 = load double, ptr %151, align 8
  %153 = fdiv double 1.000000e-15, %152
  %154 = getelementptr inbounds double, ptr %113, i64 7
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %113, i64 8
  %157 = load double, ptr %156, align 8
  %158 = call double @llvm.fmuladd.f64(double %157, double %148, double %155)
  %159 = call double @llvm.fmuladd.f64(double %157, double %150, double %155)
  %160 = fmul double %153, %159
  %161 = call double @llvm.fmuladd.f64(double %158, double 1.000000e-02, double %160)
  %162 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %163 = load ptr, ptr %162, align 8
  %164 = shl nsw i64 %119, 1
  %165 = getelementptr inbounds double, ptr %163, i64 %164
  %166 = icmp sgt i64 %119, 0
  br i1 %166, label %167, label %181

167:
  %168 = phi i64 [ %179, %167 ], [ 0, %145 ]
  %169 = phi <2 x double> [ %178, %167 ], [ zeroinitializer, %145 ]
  %170 = getelementptr inbounds double, ptr %141, i64 %168
  %171 = load <2 x i64>, ptr %170, align 16
  %172 = and <2 x i64> %171, <i64 9223372036854775807, i64 9223372036854775807>
  %173 = bitcast <2 x i64> %172 to <2 x double>
  %174 = getelementptr inbounds double, ptr %165, i64 %168
  %175 = load <2 x double>, ptr %174, align 16
  %176 = fmul <2 x double> %175, %173
  %177 = fcmp ogt <2 x double> %176, %169
  %178 = select <2 x i1> %177, <2 x double> %176, <2 x double> %169
  %179 = add nsw i64 %168, 2
  %180 = icmp slt i64 %179, %119
  br i1 %180, label %167, label %181

181:
  %182 = phi <2 x double> [ zeroinitializer, %145 ], [ %178, %167 ]
  %183 = extractelement <2 x double> %182, i64 0
  %184 = extractelement <2 x double> %182, i64 1
  %185 = call double @llvm.maxnum.f64(double %183, double %184)
  %186 = call double @llvm.fmuladd.f64(double %155, double %150, double %185)
  %187 = fmul double %153, %186
  %188 = call double @llvm.fmuladd.f64(double %161, double %148, double %187)
  br label %189

189:
  %190 = phi double [ %188, %181 ], [ 0.000000e+00, %117 ]
  %191 = phi double [ %161, %181 ], [ 0.000000e+00, %117 ]
  %192 = icmp sgt i64 %119, 0
  br i1 %192, label %193, label %256

193:
  %194 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %195 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %196 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %197 = insertelement <2 x double> poison, double %191, i64 0
  %198 = shufflevector <2 x double> %197, <2 x double> poison, <2 x i32> zeroinitializer
  %199 = insertelement <2 x double> poison, double %190, i64 0
  %200 = shufflevector <2 x double> %199, <2 x double> poison, <2 x i32> zeroinitializer
  br label %201

201:
  %202 = phi i64 [ 0, %193 ], [ %234, %201 ]
  %203 = load ptr, ptr %194, align 8
  %204 = getelementptr inbounds double, ptr %203, i64 %202
  %205 = getelementptr inbounds double, ptr %203, i64 %119
  %206 = getelementptr inbounds double, ptr %205, i64 %202
  %207 = load ptr, ptr %14, align 8
  %208 = getelementptr inbounds double, ptr %207, i64 %202
  %209 = load <2 x i64>, ptr %208, align 16
  %210 = and <2 x i64> %209, <i64 9223372036854775807, i64 9223372036854775807>
  %211 = bitcast <2 x i64> %210 to <2 x double>
  %212 = getelementptr inbounds double, ptr %141, i64 %202
  %213 = load <2 x i64>, ptr %212, align 16
  %214 = and <2 x i64> %213, <i64 9223372036854775807, i64 9223372036854775807>
  %215 = bitcast <2 x i64> %214 to <2 x double>
  %216 = fcmp ogt <2 x double> %211, %215
  %217 = select <2 x i1> %216, <2 x i64> %210, <2 x i64> %214
  %218 = bitcast <2 x i64> %217 to <2 x double>
  %219 = load ptr, ptr %195, align 8
  %220 = getelementptr inbounds double, ptr %219, i64 %202
  %221 = load <2 x double>, ptr %220, align 16
  %222 = load double, ptr %196, align 8
  %223 = insertelement <2 x double> poison, double %222, i64 0
  %224 = shufflevector <2 x double> %223, <2 x double> poison, <2 x i32> zeroinitializer
  %225 = load <2 x double>, ptr %206, align 16
  %226 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %198, <2 x double> %225, <2 x double> %218)
  %227 = load <2 x double>, ptr %204, align 16
  %228 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %200, <2 x double> %227, <2 x double> %226)
  %229 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %224, <2 x double> %228, <2 x double> %221)
  %230 = fdiv <2 x double> <double 1.000000e+00, double 1.000000e+00>, %229
  %231 = fcmp ogt <2 x double> %229, zeroinitializer
  %232 = select <2 x i1> %231, <2 x double> %230, <2 x double> zeroinitializer
  %233 = getelementptr inbounds double, ptr %126, i64 %202
  store <2 x double> %232, ptr %233, align 16
  %234 = add nsw i64 %202, 2
  %235 = icmp slt i64 %234, %119
  br i1 %235, label %201, label %236

236:
  %237 = load ptr, ptr %14, align 8
  br label %238

238:
  %239 = phi <2 x double> [ %252, %238 ], [ zeroinitializer, %236 ]
  %240 = phi <2 x double> [ %253, %238 ], [ zeroinitializer, %236 ]
  %241 = phi i64 [ %254, %238 ], [ 0, %236 ]
  %242 = getelementptr inbounds double, ptr %237, i64 %241
  %243 = load <2 x double>, ptr %242, align 16
  %244 = getelementptr inbounds double, ptr %126, i64 %241
  %245 = load <2 x double>, ptr %244, align 16
  %246 = fmul <2 x double> %243, %245
  %247 = getelementptr inbounds double, ptr %242, i64 2
  %248 = load <2 x double>, ptr %247, align 16
  %249 = getelementptr inbounds double, ptr %244, i64 2
  %250 = load <2 x double>, ptr %249, align 16
  %251 = fmul <2 x double> %248, %250
  %252 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %246, <2 x double> %246, <2 x double> %239)
  %253 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %251, <2 x double> %251, <2 x double> %240)
  %254 = add nsw i64 %241, 4
  %255 = icmp slt i64 %254, %119
  br i1 %255, label %238, label %256

256:
  %257 = phi ptr [ %141, %189 ], [ %237, %238 ]
  %258 = phi <2 x double> [ zeroinitializer, %189 ], [ %253, %238 ]
  %259 = phi <2 x double> [ zeroinitializer, %189 ], [ %252, %238 ]
  %260 = shufflevector <2 x double> %259, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %261 = fadd <2 x double> %259, %260
  %262 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %263 = fadd <2 x double> %258, %262
  %264 = fadd <2 x double> %263, %261
  %265 = extractelement <2 x double> %264, i64 0
  %266 = sitofp i64 %118 to double
  %267 = fdiv double %265, %266
  %268 = call double @llvm.sqrt.f64(double %267)
  %269 = load ptr, ptr %57, align 8
  br i1 %192, label %270, label %288

270:
  %271 = phi <2 x double> [ %284, %270 ], [ zeroinitializer, %256 ]
  %272 = phi <2 x double> [ %285, %270 ], [ zeroinitializer, %256 ]
  %273 = phi i64 [ %286, %270 ], [ 0, %256 ]
  %274 = getelementptr inbounds double, ptr %269, i64 %273
  %275 = load <2 x double>, ptr %274, align 16
  %276 = getelementptr inbounds double, ptr %126, i64 %273
  %277 = load <2 x double>, ptr %276, align 16
  %278 = fmul <2 x double> %275, %277
  %279 = getelementptr inbounds double, ptr %274, i64 2
  %280 = load <2 x double>, ptr %279, align 16
  %281 = getelementptr inbounds double, ptr %276, i64 2
  %282 = load <2 x double>, ptr %281, align 16
  %283 = fmul <2 x double> %280, %282
  %284 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %278, <2 x double> %278, <2 x double> %271)
  %285 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %283, <2 x double> %283, <2 x double> %272)
  %286 = add nsw i64 %273, 4
  %287 = icmp slt i64 %286, %119
  br i1 %287, label %270, label %288

288:
  %289 = phi <2 x double> [ zeroinitializer, %256 ], [ %285, %270 ]
  %290 = phi <2 x double> [ zeroinitializer, %256 ], [ %284, %270 ]
  %291 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %292 = fadd <2 x double> %290, %291
  %293 = shufflevector <2 x double> %289, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %294 = fadd <2 x double> %289, %293
  %295 = fadd <2 x double> %294, %292
  %296 = extractelement <2 x double> %295, i64 0
  %297 = fdiv double %296, %266
  %298 = call double @llvm.sqrt.f64(double %297)
  %299 = fcmp olt double %268, 1.000000e-05
  %300 = fcmp olt double %298, 1.000000e-05
  %301 = select i1 %299, i1 true, i1 %300
  %302 = fmul double %140, 0x3EB0C6F7A0B5ED8D
  %303 = fmul double %268, 1.000000e-02
  %304 = fdiv double %303, %298
  %305 = select i1 %301, double %302, double %304
  %306 = load double, ptr %113, align 8
  %307 = call double @llvm.fabs.f64(double %306)
  %308 = fmul double %307, 0x3D4F400000000000
  %309 = call double @llvm.maxnum.f64(double %305, double %308)
  %310 = call double @llvm.minnum.f64(double %309, double %138)
  %311 = icmp sgt i64 %118, 0
  br i1 %311, label %312, label %316

312:
  %313 = fmul double %131, %310
  br label %332

314:
  %315 = load double, ptr %113, align 8
  br label %316

316:
  %317 = phi double [ %315, %314 ], [ %306, %288 ]
  %318 = call double @llvm.fmuladd.f64(double %131, double %310, double %317)
  %319 = load ptr, ptr %16, align 8
  store double %318, ptr %3, align 8
  %320 = load ptr, ptr %20, align 8
  %321 = load i64, ptr %320, align 8
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %320, align 8
  %323 = load ptr, ptr %29, align 8
  %324 = icmp eq ptr %323, null
  br i1 %324, label %325, label %328

325:
  %326 = load ptr, ptr %0, align 8
  %327 = load ptr, ptr %27, align 8
  call void %326(ptr %3, ptr %124, ptr %319, ptr %122, ptr %327)
  br label %329

328:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %318, ptr %124, ptr %319, ptr %122)
  br label %329

329:
  br i1 %311, label %330, label %342

330:
  %331 = load ptr, ptr %57, align 8
  br label %376

332:
  %333 = phi i64 [ 0, %312 ], [ %340, %332 ]
  %334 = getelementptr inbounds double, ptr %257, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = getelementptr inbounds double, ptr %269, i64 %333
  %337 = load double, ptr %336, align 8
  %338 = call double @llvm.fmuladd.f64(double %313, double %337, double %335)
  %339 = getelementptr inbounds double, ptr %124, i64 %333
  store double %338, ptr %339, align 8
  %340 = add nsw i64 %333, 1
  %341 = icmp eq i64 %340, %118
  br i1 %341, label %314, label %332

342:
  br i1 %192, label %343, label %361

343:
  %344 = phi <2 x double> [ %357, %343 ], [ zeroinitializer, %342 ]
  %345 = phi <2 x double> [ %358, %343 ], [ zeroinitializer, %342 ]
  %346 = phi i64 [ %359, %343 ], [ 0, %342 ]
  %347 = getelementptr inbounds double, ptr %122, i64 %346
  %348 = load <2 x double>, ptr %347, align 16
  %349 = getelementptr inbounds double, ptr %126, i64 %346
  %350 = load <2 x double>, ptr %349, align 16
  %351 = fmul <2 x double> %348, %350
  %352 = getelementptr inbounds double, ptr %347, i64 2
  %353 = load <2 x double>, ptr %352, align 16
  %354 = getelementptr inbounds double, ptr %349, i64 2
  %355 = load <2 x double>, ptr %354, align 16
  %356 = fmul <2 x double> %353, %355
  %357 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %351, <2 x double> %351, <2 x double> %344)
  %358 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %356, <2 x double> %356, <2 x double> %345)
  %359 = add nsw i64 %346, 4
  %360 = icmp slt i64 %359, %119
  br i1 %360, label %343, label %361

361:
  %362 = phi <2 x double> [ zeroinitializer, %342 ], [ %358, %343 ]
  %363 = phi <2 x double> [ zeroinitializer, %342 ], [ %357, %343 ]
  %364 = shufflevector <2 x double> %363, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %365 = fadd <2 x double> %363, %364
  %366 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %367 = fadd <2 x double> %362, %366
  %368 = fadd <2 x double> %367, %365
  %369 = extractelement <2 x double> %368, i64 0
  %370 = fdiv double %369, %266
  %371 = call double @llvm.sqrt.f64(double %370)
  %372 = fdiv double %371, %310
  %373 = call double @llvm.maxnum.f64(double %298, double %372)
  %374 = fmul double %140, %373
  %375 = fcmp ugt double %374, 1.000000e-15
  br i1 %375, label %388, label %385

376:
  %377 = phi i64 [ 0, %330 ], [ %383, %376 ]
  %378 = getelementptr inbounds double, ptr %331, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %122, i64 %377
  %381 = load double, ptr %380, align 8
  %382 = fsub double %381, %379
  store double %382, ptr %380, align 8
  %383 = add nsw i64 %377, 1
  %384 = icmp eq i64 %383, %118
  br i1 %384, label %342, label %376

385:
  %386 = fmul double %310, 1.000000e-03
  %387 = call double @llvm.maxnum.f64(double %302, double %386)
  br label %393

388:
  %389 = fdiv double 1.000000e-02, %373
  %390 = call double @llvm.sqrt.f64(double %389)
  %391 = call double @llvm.sqrt.f64(double %390)
  %392 = call double @llvm.sqrt.f64(double %391)
  br label %393

393:
  %394 = phi double [ %387, %385 ], [ %392, %388 ]
  %395 = fmul double %310, 1.000000e+02
  %396 = call double @llvm.minnum.f64(double %395, double %394)
  %397 = call double @llvm.minnum.f64(double %396, double %138)
  %398 = fmul double %131, %397
  %399 = load ptr, ptr %11, align 8
  %400 = getelementptr inbounds double, ptr %399, i64 1
  store double %398, ptr %400, align 8
  br label %401

401:
  %402 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %403 = load i64, ptr %402, align 8
  %404 = icmp eq i64 %403, 0
  br i1 %404, label %454, label %405

405:
  store ptr %0, ptr %6, align 8
  %406 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %407 = load ptr, ptr %11, align 8
  %408 = load double, ptr %407, align 8
  store double %408, ptr %406, align 8
  %409 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  store double 0.000000e+00, ptr %409, align 8
  %410 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %411 = getelementptr inbounds double, ptr %407, i64 6
  %412 = load double, ptr %411, align 8
  store double %412, ptr %410, align 8
  %413 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  store double 1.000000e+00, ptr %413, align 8
  %414 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %415 = load ptr, ptr %16, align 8
  store ptr %415, ptr %414, align 8
  %416 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %417 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %418 = load ptr, ptr %417, align 8
  store ptr %418, ptr %416, align 8
  %419 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %420 = load ptr, ptr %18, align 8
  store ptr %420, ptr %419, align 8
  %421 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %422 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %423 = load ptr, ptr %422, align 8
  store ptr %423, ptr %421, align 8
  %424 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %425 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %426 = load ptr, ptr %425, align 8
  store ptr %426, ptr %424, align 8
  %427 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  store i64 0, ptr %427, align 8
  %428 = load ptr, ptr %14, align 8
  %429 = icmp sgt i64 %8, 0
  br i1 %429, label %430, label %447

430:
  %431 = phi i64 [ %435, %430 ], [ 0, %405 ]
  %432 = getelementptr inbounds double, ptr %428, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds double, ptr %426, i64 %431
  store double %433, ptr %434, align 8
  %435 = add nsw i64 %431, 1
  %436 = icmp eq i64 %435, %8
  br i1 %436, label %437, label %430

437:
  %438 = load ptr, ptr %57, align 8
  %439 = getelementptr double, ptr %426, i64 %8
  br label %440

440:
  %441 = phi i64 [ %445, %440 ], [ 0, %437 ]
  %442 = getelementptr inbounds double, ptr %438, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %439, i64 %441
  store double %443, ptr %444, align 8
  %445 = add nsw i64 %441, 1
  %446 = icmp eq i64 %445, %8
  br i1 %446, label %447, label %440

447:
  %448 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %449 = icmp ne i64 %1, 0
  %450 = zext i1 %449 to i32
  %451 = call fastcc i32 @begin_watch(ptr %6, ptr %448, i32 %450)
  %452 = icmp eq i32 %451, 0
  %453 = select i1 %452, i64 1, i64 2
  br label %454

454:
  %455 = phi i64 [ %453, %447 ], [ 1, %401 ]
  ret i64 %455
}

define internal fastcc void @take_size(ptr %0) {
  %2 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = mul nsw i64 %3, 3
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %25

11:
  %12 = phi i64 [ %23, %11 ], [ 0, %1 ]
  %13 = phi <2 x double> [ %22, %11 ], [ zeroinitializer, %1 ]
  %14 = getelementptr inbounds double, ptr %5, i64 %12
  %15 = load <2 x i64>, ptr %14, align 16
  %16 = and <2 x i64> %15, <i64 9223372036854775807, i64 9223372036854775807>
  %17 = bitcast <2 x i64> %16 to <2 x double>
  %18 = getelementptr inbounds double, ptr %9, i64 %12
  %19 = load <2 x double>, ptr %18, align 16
  %20 = fmul <2 x double> %19, %17
  %21 = fcmp ogt <2 x double> %20, %13
  %22 = select <2 x i1> %21, <2 x double> %20, <2 x double> %13
  %23 = add nsw i64 %12, 2
  %24 = icmp slt i64 %23, %3
  br i1 %24, label %11, label %25

25:
  %26 = phi <2 x double> [ zeroinitializer, %1 ], [ %22, %11 ]
  %27 = extractelement <2 x double> %26, i64 0
  %28 = extractelement <2 x double> %26, i64 1
  %29 = tail call double @llvm.maxnum.f64(double %27, double %28)
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 7
  store double %29, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %69, label %36

36:
  %37 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  br i1 %10, label %39, label %53

39:
  %40 = phi i64 [ %51, %39 ], [ 0, %36 ]
  %41 = phi <2 x double> [ %50, %39 ], [ zeroinitializer, %36 ]
  %42 = getelementptr inbounds double, ptr %38, i64 %40
  %43 = load <2 x i64>, ptr %42, align 16
  %44 = and <2 x i64> %43, <i64 9223372036854775807, i64 9223372036854775807>
  %45 = bitcast <2 x i64> %44 to <2 x double>
  %46 = getelementptr inbounds double, ptr %9, i64 %40
  %47 = load <2 x double>, ptr %46, align 16
  %48 = fmul <2 x double> %47, %45
  %49 = fcmp ogt <2 x double> %48, %41
  %50 = select <2 x i1> %49, <2 x double> %48, <2 x double> %41
  %51 = add nsw i64 %40, 2
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %39, label %53

53:
  %54 = phi <2 x double> [ zeroinitializer, %36 ], [ %50, %39 ]
  %55 = extractelement <2 x double> %54, i64 0
  %56 = extractelement <2 x double> %54, i64 1
  %57 = tail call double @llvm.maxnum.f64(double %55, double %56)
  %58 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %61, %34
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %64 = load i64, ptr %63, align 8
  %65 = sub i64 %62, %64
  %66 = getelementptr inbounds double, ptr %59, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fadd double %57, %67
  br label %69

69:
  %70 = phi double [ %68, %53 ], [ 0.000000e+00, %25 ]
  %71 = getelementptr inbounds double, ptr %31, i64 8
  store double %70, ptr %71, align 8
  ret void
}

define internal fastcc i32 @begin_watch(ptr %0, ptr %1, i32 %2) {
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
  br label %47

43:
  %44 = phi i32 [ 0, %3 ], [ %155, %154 ]
  %45 = phi i64 [ %28, %3 ], [ %157, %154 ]
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %167, label %159

47:
  %48 = phi i32 [ 0, %30 ], [ %155, %154 ]
  %49 = phi i64 [ 0, %30 ], [ %156, %154 ]
  %50 = shl nsw i64 %49, 2
  %51 = getelementptr inbounds i64, ptr %32, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %51, i64 2
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i64, ptr %51, i64 1
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %34, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %35, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = add i64 %52, -1
  %62 = icmp ult i64 %61, 2
  br i1 %36, label %78, label %63

63:
  br i1 %62, label %64, label %67

64:
  %65 = load ptr, ptr %37, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %54
  store double %60, ptr %66, align 8
  br label %67

67:
  %68 = and i64 %52, -2
  %69 = icmp eq i64 %68, 4
  br i1 %69, label %70, label %73

70:
  %71 = load ptr, ptr %37, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %54
  store double 0.000000e+00, ptr %72, align 8
  br label %154

73:
  %74 = icmp eq i64 %52, 3
  br i1 %74, label %75, label %154

75:
  %76 = load ptr, ptr %37, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %54
  store double 0x7FF8000000000000, ptr %77, align 8
  br label %154

78:
  br i1 %62, label %79, label %91

79:
  %80 = icmp eq i64 %52, 1
  %81 = load ptr, ptr %37, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 %54
  %83 = load double, ptr %82, align 8
  br i1 %80, label %84, label %86

84:
  %85 = call double @llvm.minnum.f64(double %83, double %60)
  br label %88

86:
  %87 = call double @llvm.maxnum.f64(double %83, double %60)
  br label %88

88:
  %89 = phi double [ %85, %84 ], [ %87, %86 ]
  %90 = getelementptr inbounds double, ptr %81, i64 %54
  store double %89, ptr %90, align 8
  br label %91

91:
  %92 = add i64 %52, -3
  %93 = icmp ult i64 %92, 2
  %94 = icmp sgt i64 %52, 6
  %95 = or i1 %94, %93
  %96 = icmp slt i64 %52, 9
  %97 = and i1 %96, %95
  br i1 %97, label %98, label %154

98:
  %99 = load ptr, ptr %38, align 8
  %100 = getelementptr inbounds i64, ptr %99, i64 %49
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  %103 = fmul double %58, %60
  %104 = fcmp olt double %103, 0.000000e+00
  %105 = select i1 %102, i1 %104, i1 false
  br i1 %105, label %106, label %154

106:
  %107 = getelementptr inbounds i64, ptr %51, i64 3
  %108 = load i64, ptr %107, align 8
  %109 = sitofp i64 %108 to double
  %110 = fmul double %58, %109
  %111 = fcmp ugt double %110, 0.000000e+00
  br i1 %111, label %154, label %112

112:
  switch i64 %52, label %125 [
    i64 4, label %113
    i64 3, label %118
  ]

113:
  %114 = load ptr, ptr %37, align 8
  %115 = getelementptr inbounds double, ptr %114, i64 %54
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, 1.000000e+00
  store double %117, ptr %115, align 8
  br label %154

118:
  %119 = load ptr, ptr %37, align 8
  %120 = getelementptr inbounds double, ptr %119, i64 %54
  %121 = load double, ptr %120, align 8
  %122 = fcmp uno double %121, 0.000000e+00
  br i1 %122, label %123, label %154

123:
  %124 = load double, ptr %11, align 8
  store double %124, ptr %120, align 8
  br label %154

125:
  %126 = icmp ult i64 %52, 7
  br i1 %126, label %154, label %127

127:
  %128 = load ptr, ptr %39, align 8
  %129 = load i64, ptr %128, align 8
  %130 = load i64, ptr %40, align 8
  %131 = icmp eq i64 %129, %130
  br i1 %131, label %154, label %132

132:
  %133 = load ptr, ptr %41, align 8
  %134 = add nsw i64 %129, 1
  store i64 %134, ptr %128, align 8
  %135 = mul nsw i64 %129, %10
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = load double, ptr %11, align 8
  store double %137, ptr %136, align 8
  %138 = sitofp i64 %49 to double
  %139 = getelementptr inbounds double, ptr %136, i64 1
  store double %138, ptr %139, align 8
  %140 = getelementptr inbounds double, ptr %136, i64 2
  store double 1.000000e+00, ptr %140, align 8
  %141 = load ptr, ptr %13, align 8
  %142 = getelementptr double, ptr %136, i64 3
  br i1 %42, label %143, label %150

143:
  %144 = phi i64 [ %148, %143 ], [ 0, %132 ]
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %142, i64 %144
  store double %146, ptr %147, align 8
  %148 = add nsw i64 %144, 1
  %149 = icmp eq i64 %148, %9
  br i1 %149, label %150, label %143

150:
  %151 = icmp eq i64 %52, 8
  br i1 %151, label %152, label %154

152:
  store i64 1, ptr %100, align 8
  %153 = getelementptr inbounds i64, ptr %128, i64 2
  store i64 %49, ptr %153, align 8
  br label %154

154:
  %155 = phi i32 [ %48, %75 ], [ %48, %73 ], [ %48, %106 ], [ %48, %127 ], [ %48, %125 ], [ 1, %152 ], [ %48, %150 ], [ %48, %91 ], [ %48, %98 ], [ %48, %70 ], [ %48, %113 ], [ %48, %123 ], [ %48, %118 ]
  %156 = add nsw i64 %49, 1
  %157 = load i64, ptr %1, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %47, label %43

159:
  %160 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds i64, ptr %161, i64 1
  store i64 0, ptr %162, align 8
  %163 = getelementptr inbounds i64, ptr %161, i64 2
  store i64 -1, ptr %163, align 8
  %164 = getelementptr inbounds i64, ptr %161, i64 5
  store i64 0, ptr %164, align 8
  %165 = getelementptr inbounds i64, ptr %161, i64 3
  store i64 0, ptr %165, align 8
  %166 = load i64, ptr %1, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %159 ], [ %45, %43 ]
  %169 = load ptr, ptr %17, align 8
  %170 = icmp sgt i64 %168, 0
  br i1 %170, label %171, label %190

171:
  %172 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %175

175:
  %176 = phi i64 [ 0, %171 ], [ %188, %187 ]
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %187, label %180

180:
  %181 = load ptr, ptr %174, align 8
  %182 = shl nsw i64 %176, 2
  %183 = or i64 %182, 1
  %184 = getelementptr inbounds i64, ptr %181, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds double, ptr %169, i64 %185
  store double 0.000000e+00, ptr %186, align 8
  br label %187

187:
  %188 = add nsw i64 %176, 1
  %189 = icmp eq i64 %188, %168
  br i1 %189, label %190, label %175

190:
  %191 = shl nsw i64 %7, 1
  %192 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %193 = load ptr, ptr %192, align 8
  %194 = icmp sgt i64 %7, 0
  br i1 %194, label %195, label %202

195:
  %196 = phi i64 [ %200, %195 ], [ 0, %190 ]
  %197 = getelementptr inbounds double, ptr %169, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %193, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %196, 1
  %201 = icmp eq i64 %200, %191
  br i1 %201, label %202, label %195

202:
  %203 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %204 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %205 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %206 = load ptr, ptr %204, align 8
  %207 = getelementptr inbounds i64, ptr %206, i64 1
  %208 = load i64, ptr %207, align 8
  %209 = load i64, ptr %205, align 8
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %211, label %225

211:
  %212 = phi i64 [ %222, %218 ], [ %208, %202 ]
  %213 = load ptr, ptr %203, align 8
  %214 = getelementptr inbounds double, ptr %213, i64 %212
  %215 = load double, ptr %214, align 8
  %216 = load double, ptr %11, align 8
  %217 = fcmp oeq double %215, %216
  br i1 %217, label %218, label %225

218:
  %219 = load ptr, ptr %192, align 8
  call fastcc void @keep_samples(ptr %1, ptr %219)
  %220 = load ptr, ptr %204, align 8
  %221 = getelementptr inbounds i64, ptr %220, i64 1
  %222 = load i64, ptr %221, align 8
  %223 = load i64, ptr %205, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %211, label %225

225:
  ret i32 %44
}

define i64 @pass_knot(ptr %0) {
  %2 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %6, %8
  br i1 %9, label %10, label %85

10:
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 29
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 %6
  %14 = load double, ptr %13, align 8
  %15 = fcmp une double %14, %4
  br i1 %15, label %85, label %16

16:
  %17 = tail call fastcc i32 @at_zero(ptr %0)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %85

19:
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %35, label %23

23:
  %24 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %21
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %28, %30
  %32 = getelementptr inbounds double, ptr %25, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  br i1 %34, label %35, label %85

35:
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %85

43:
  tail call fastcc void @store(ptr %0, double 0.000000e+00)
  %44 = load i64, ptr %7, align 8
  %45 = icmp slt i64 %6, %44
  br i1 %45, label %46, label %68

46:
  %47 = load ptr, ptr %11, align 8
  %48 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 31
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 30
  br label %51

51:
  %52 = phi i64 [ %6, %46 ], [ %65, %56 ]
  %53 = getelementptr inbounds double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fcmp oeq double %54, %4
  br i1 %55, label %56, label %67

56:
  %57 = load ptr, ptr %48, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %52
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %49, align 8
  %61 = load ptr, ptr %50, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 %52
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %60, i64 %63
  store double %59, ptr %64, align 8
  %65 = add i64 %52, 1
  %66 = icmp eq i64 %65, %44
  br i1 %66, label %68, label %51

67:
  store i64 %52, ptr %5, align 8
  br label %72

68:
  %69 = phi i64 [ %6, %43 ], [ %44, %56 ]
  store i64 %69, ptr %5, align 8
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 28
  %71 = load double, ptr %70, align 8
  br label %72

72:
  %73 = phi double [ %54, %67 ], [ %71, %68 ]
  %74 = getelementptr inbounds double, ptr %3, i64 2
  store double %73, ptr %74, align 8
  %75 = getelementptr inbounds double, ptr %3, i64 1
  store double 0.000000e+00, ptr %75, align 8
  %76 = tail call i64 @begin(ptr %0, i64 0)
  %77 = icmp eq i64 %76, 1
  br i1 %77, label %78, label %84

78:
  %79 = getelementptr inbounds double, ptr %3, i64 4
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  %82 = load double, ptr %81, align 8
  %83 = fcmp ugt double %80, %82
  br i1 %83, label %85, label %84

84:
  br label %85

85:
  %86 = phi i64 [ 0, %16 ], [ 0, %10 ], [ 0, %1 ], [ 0, %23 ], [ 5, %35 ], [ %76, %84 ], [ 6, %78 ]
  ret i64 %86
}

define internal fastcc i32 @at_zero(ptr %0) {
  %2 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load double, ptr %5, align 8
  %7 = tail call double @llvm.fabs.f64(double %6)
  %8 = tail call double @llvm.maxnum.f64(double %7, double 1.000000e+00)
  %9 = fmul double %8, 0x3CD0000000000000
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %42

13:
  %14 = getelementptr inbounds double, ptr %11, i64 %3
  %15 = load double, ptr %14, align 8
  %16 = fcmp ord double %15, 0.000000e+00
  %17 = tail call double @llvm.fabs.f64(double %15)
  %18 = select i1 %16, double %17, double 0.000000e+00
  %19 = load double, ptr %11, align 8
  %20 = tail call double @llvm.fabs.f64(double %19)
  %21 = fmul double %9, %18
  %22 = fcmp ugt double %20, %21
  br i1 %22, label %23, label %42

23:
  %24 = phi i64 [ %25, %27 ], [ 0, %13 ]
  %25 = add nsw i64 %24, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %39, label %27

27:
  %28 = add nsw i64 %25, %3
  %29 = getelementptr inbounds double, ptr %11, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fcmp ord double %30, 0.000000e+00
  %32 = tail call double @llvm.fabs.f64(double %30)
  %33 = select i1 %31, double %32, double 0.000000e+00
  %34 = getelementptr inbounds double, ptr %11, i64 %25
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = fmul double %9, %33
  %38 = fcmp ugt double %36, %37
  br i1 %38, label %23, label %39

39:
  %40 = icmp slt i64 %25, %3
  %41 = zext i1 %40 to i32
  br label %42

42:
  %43 = phi i32 [ 0, %1 ], [ 1, %13 ], [ %41, %39 ]
  ret i32 %43
}

define internal fastcc void @store(ptr %0, double %1) {
  %3 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %8, i64 2
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 %10
  store double %14, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 %10
  store double %1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %24 = load ptr, ptr %23, align 8
  %25 = mul nsw i64 %10, %4
  %26 = getelementptr double, ptr %24, i64 %25
  %27 = icmp sgt i64 %4, 0
  br i1 %27, label %28, label %35

28:
  %29 = phi i64 [ %33, %28 ], [ 0, %2 ]
  %30 = getelementptr inbounds double, ptr %22, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %26, i64 %29
  store double %31, ptr %32, align 8
  %33 = add nsw i64 %29, 1
  %34 = icmp eq i64 %33, %4
  br i1 %34, label %35, label %28

35:
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = sub i64 0, %6
  %42 = getelementptr double, ptr %40, i64 %41
  %43 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %44 = load ptr, ptr %43, align 8
  %45 = mul nsw i64 %10, %6
  %46 = getelementptr double, ptr %44, i64 %45
  %47 = icmp sgt i64 %6, 0
  br i1 %47, label %48, label %55

48:
  %49 = phi i64 [ %53, %48 ], [ 0, %35 ]
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %46, i64 %49
  store double %51, ptr %52, align 8
  %53 = add nsw i64 %49, 1
  %54 = icmp eq i64 %53, %6
  br i1 %54, label %55, label %48

55:
  ret void
}

declare i64 @advance(ptr, i64)

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

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

define fastcc double @overlooked(ptr %0, double %1) {
  %3 = alloca %struct.Step, align 8
  %4 = alloca %struct.Look, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc i32 @are_marks_straight(ptr %9, i64 %8, i64 3, double 0x3FDA827997709F7A, double %1, ptr %11, ptr %13, ptr %15)
  store ptr %0, ptr %3, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 1
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load double, ptr %19, align 8
  store double %20, ptr %17, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 3
  %23 = getelementptr inbounds double, ptr %19, i64 6
  %24 = load double, ptr %23, align 8
  store double %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 4
  store double 1.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 5
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 6
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 8
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 10
  store i64 0, ptr %41, align 8
  store double %1, ptr %21, align 8
  store ptr %3, ptr %4, align 8
  %42 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 1
  store ptr %9, ptr %42, align 8
  %43 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 2
  store double 2.000000e+00, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 3
  %45 = icmp sgt i64 %8, 0
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %44, i8 0, i64 24, i1 false)
  br i1 %45, label %46, label %52

46:
  %47 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %48 = load ptr, ptr %47, align 8
  %49 = mul nsw i64 %8, 124
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = shl i64 %8, 3
  call void @llvm.memset.p0.i64(ptr align 8 %50, i8 0, i64 %51, i1 false)
  br label %52

52:
  %53 = mul nsw i64 %6, 19
  %54 = getelementptr inbounds double, ptr %31, i64 %53
  %55 = mul nsw i64 %6, 17
  %56 = getelementptr inbounds double, ptr %31, i64 %55
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %106, label %60

60:
  %61 = load double, ptr %19, align 8
  %62 = call double @llvm.fabs.f64(double %61)
  %63 = call double @llvm.fabs.f64(double %1)
  %64 = fmul double %63, 1.000000e+07
  %65 = call double @llvm.minnum.f64(double %62, double %64)
  %66 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %67 = load double, ptr %66, align 8
  %68 = fdiv double 1.000000e-15, %67
  %69 = getelementptr inbounds double, ptr %19, i64 7
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %19, i64 8
  %72 = load double, ptr %71, align 8
  %73 = call double @llvm.fmuladd.f64(double %72, double %63, double %70)
  %74 = call double @llvm.fmuladd.f64(double %72, double %65, double %70)
  %75 = fmul double %68, %74
  %76 = call double @llvm.fmuladd.f64(double %73, double 1.000000e-02, double %75)
  %77 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %80 = load ptr, ptr %79, align 8
  %81 = shl nsw i64 %6, 1
  %82 = getelementptr inbounds double, ptr %80, i64 %81
  %83 = icmp sgt i64 %6, 0
  br i1 %83, label %84, label %98

84:
  %85 = phi i64 [ %96, %84 ], [ 0, %60 ]
  %86 = phi <2 x double> [ %95, %84 ], [ zeroinitializer, %60 ]
  %87 = getelementptr inbounds double, ptr %78, i64 %85
  %88 = load <2 x i64>, ptr %87, align 16
  %89 = and <2 x i64> %88, <i64 9223372036854775807, i64 9223372036854775807>
  %90 = bitcast <2 x i64> %89 to <2 x double>
  %91 = getelementptr inbounds double, ptr %82, i64 %85
  %92 = load <2 x double>, ptr %91, align 16
  %93 = fmul <2 x double> %92, %90
  %94 = fcmp ogt <2 x double> %93, %86
  %95 = select <2 x i1> %94, <2 x double> %93, <2 x double> %86
  %96 = add nsw i64 %85, 2
  %97 = icmp slt i64 %96, %6
  br i1 %97, label %84, label %98

98:
  %99 = phi <2 x double> [ zeroinitializer, %60 ], [ %95, %84 ]
  %100 = extractelement <2 x double> %99, i64 0
  %101 = extractelement <2 x double> %99, i64 1
  %102 = call double @llvm.maxnum.f64(double %100, double %101)
  %103 = call double @llvm.fmuladd.f64(double %70, double %65, double %102)
  %104 = fmul double %68, %103
  %105 = call double @llvm.fmuladd.f64(double %76, double %63, double %104)
  br label %106

106:
  %107 = phi double [ %105, %98 ], [ 0.000000e+00, %52 ]
  %108 = phi double [ %76, %98 ], [ 0.000000e+00, %52 ]
  %109 = icmp sgt i64 %6, 0
  br i1 %109, label %110, label %157

110:
  %111 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %112 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %113 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %114 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %115 = insertelement <2 x double> poison, double %108, i64 0
  %116 = shufflevector <2 x double> %115, <2 x double> poison, <2 x i32> zeroinitializer
  %117 = insertelement <2 x double> poison, double %107, i64 0
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> zeroinitializer
  br label %119

119:
  %120 = phi i64 [ 0, %110 ], [ %152, %119 ]
  %121 = load ptr, ptr %111, align 8
  %122 = getelementptr inbounds double, ptr %121, i64 %120
  %123 = getelementptr inbounds double, ptr %121, i64 %6
  %124 = getelementptr inbounds double, ptr %123, i64 %120
  %125 = load ptr, ptr %112, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %120
  %127 = load <2 x i64>, ptr %126, align 16
  %128 = and <2 x i64> %127, <i64 9223372036854775807, i64 9223372036854775807>
  %129 = bitcast <2 x i64> %128 to <2 x double>
  %130 = getelementptr inbounds double, ptr %56, i64 %120
  %131 = load <2 x i64>, ptr %130, align 16
  %132 = and <2 x i64> %131, <i64 9223372036854775807, i64 9223372036854775807>
  %133 = bitcast <2 x i64> %132 to <2 x double>
  %134 = fcmp ogt <2 x double> %129, %133
  %135 = select <2 x i1> %134, <2 x i64> %128, <2 x i64> %132
  %136 = bitcast <2 x i64> %135 to <2 x double>
  %137 = load ptr, ptr %113, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %120
  %139 = load <2 x double>, ptr %138, align 16
  %140 = load double, ptr %114, align 8
  %141 = insertelement <2 x double> poison, double %140, i64 0
  %142 = shufflevector <2 x double> %141, <2 x double> poison, <2 x i32> zeroinitializer
  %143 = load <2 x double>, ptr %124, align 16
  %144 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> %143, <2 x double> %136)
  %145 = load <2 x double>, ptr %122, align 16
  %146 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %118, <2 x double> %145, <2 x double> %144)
  %147 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %142, <2 x double> %146, <2 x double> %139)
  %148 = fdiv <2 x double> <double 1.000000e+00, double 1.000000e+00>, %147
  %149 = fcmp ogt <2 x double> %147, zeroinitializer
  %150 = select <2 x i1> %149, <2 x double> %148, <2 x double> zeroinitializer
  %151 = getelementptr inbounds double, ptr %54, i64 %120
  store <2 x double> %150, ptr %151, align 16
  %152 = add nsw i64 %120, 2
  %153 = icmp slt i64 %152, %6
  br i1 %153, label %119, label %154

154:
  %155 = load ptr, ptr %10, align 8
  %156 = load ptr, ptr %14, align 8
  br label %157

157:
  %158 = phi ptr [ %156, %154 ], [ %15, %106 ]
  %159 = phi ptr [ %155, %154 ], [ %11, %106 ]
  %160 = icmp eq i32 %16, 0
  %161 = select i1 %160, ptr @push_within, ptr @push_between
  %162 = call double %161(ptr %0, ptr %4, i64 0, double 0.000000e+00, ptr %159, double 1.000000e+00, ptr %158, ptr %54)
  %163 = fcmp olt double %162, 1.000000e+00
  br i1 %163, label %166, label %164

164:
  %165 = call fastcc double @push_at_ends(ptr %0, ptr %4, ptr %54)
  br label %166

166:
  %167 = phi double [ %165, %164 ], [ %162, %157 ]
  ret double %167
}

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @end_courses(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %50

9:
  %10 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %11, i64 3
  br label %17

15:
  %16 = icmp eq i64 %28, 0
  br i1 %16, label %39, label %32

17:
  %18 = phi i64 [ 0, %9 ], [ %28, %17 ]
  %19 = phi i64 [ 0, %9 ], [ %29, %17 ]
  %20 = mul nsw i64 %19, 11
  %21 = getelementptr inbounds i64, ptr %14, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %24, 5.000000e-01
  %26 = zext i1 %25 to i64
  %27 = getelementptr inbounds i64, ptr %13, i64 %19
  store i64 %26, ptr %27, align 8
  %28 = add nsw i64 %18, %26
  %29 = add nsw i64 %19, 1
  %30 = load i64, ptr %6, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %17, label %15

32:
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %34 = load ptr, ptr %33, align 8
  store double %1, ptr %5, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 38
  %37 = load ptr, ptr %36, align 8
  call void %35(ptr %5, ptr %2, ptr %3, ptr %34, ptr %37)
  %38 = load i64, ptr %6, align 8
  br label %39

39:
  %40 = phi i64 [ %28, %32 ], [ 0, %15 ]
  %41 = phi i64 [ %38, %32 ], [ %30, %15 ]
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:
  %44 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %49 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 21
  br label %61

50:
  %51 = phi i64 [ %40, %39 ], [ 0, %4 ], [ %40, %100 ]
  %52 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 9
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %103

55:
  %56 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 8
  %57 = load i64, ptr %56, align 8
  %58 = shl i64 %57, 3
  %59 = getelementptr i8, ptr %3, i64 %58
  %60 = shl i64 %53, 3
  call void @llvm.memset.p0.i64(ptr align 8 %59, i8 0, i64 %60, i1 false)
  br label %103

61:
  %62 = phi i64 [ 0, %43 ], [ %101, %100 ]
  %63 = mul nsw i64 %62, 11
  %64 = getelementptr inbounds i64, ptr %45, i64 %63
  %65 = getelementptr inbounds i64, ptr %47, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %100, label %68

68:
  %69 = getelementptr inbounds i64, ptr %64, i64 2
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %48, align 8
  %72 = getelementptr inbounds i64, ptr %64, i64 1
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr double, ptr %71, i64 %73
  %75 = getelementptr inbounds i64, ptr %64, i64 6
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr double, ptr %3, i64 %76
  %78 = icmp sgt i64 %70, 0
  br i1 %78, label %79, label %96

79:
  %80 = phi i64 [ %84, %79 ], [ 0, %68 ]
  %81 = getelementptr inbounds double, ptr %74, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %77, i64 %80
  store double %82, ptr %83, align 8
  %84 = add nsw i64 %80, 1
  %85 = icmp eq i64 %84, %70
  br i1 %85, label %86, label %79

86:
  %87 = load ptr, ptr %49, align 8
  %88 = getelementptr double, ptr %87, i64 %73
  br label %89

89:
  %90 = phi i64 [ %94, %89 ], [ 0, %86 ]
  %91 = getelementptr inbounds double, ptr %74, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %88, i64 %90
  store double %92, ptr %93, align 8
  %94 = add nsw i64 %90, 1
  %95 = icmp eq i64 %94, %70
  br i1 %95, label %96, label %89

96:
  %97 = getelementptr inbounds i64, ptr %64, i64 7
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %3, i64 %98
  store double 0x10000000000000, ptr %99, align 8
  br label %100

100:
  %101 = add nsw i64 %62, 1
  %102 = icmp eq i64 %101, %41
  br i1 %102, label %50, label %61

103:
  %104 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %105 = load ptr, ptr %104, align 8
  store double 0x7FF0000000000000, ptr %105, align 8
  ret i64 %51
}

define i64 @begin_courses(ptr %0, ptr %1, double %2, ptr %3, ptr %4, double %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca [9 x double], align 16
  %14 = alloca [9 x double], align 16
  %15 = alloca [3 x double], align 16
  %16 = fcmp ogt double %5, %2
  br i1 %16, label %17, label %1897

17:
  %18 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %28

21:
  %22 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 18
  %26 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %27 = load ptr, ptr %26, align 8
  br label %46

28:
  %29 = phi i64 [ %19, %17 ], [ %85, %80 ]
  %30 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 23
  %32 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %34 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 19
  %35 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 21
  %36 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 27
  %37 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 38
  %38 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 22
  %39 = fsub double %5, %2
  %40 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 8
  %42 = fdiv double 1.000000e+00, %39
  %43 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 4
  %44 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 5
  %45 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 2
  br label %87

46:
  %47 = phi i64 [ 0, %21 ], [ %84, %80 ]
  %48 = mul nsw i64 %47, 11
  %49 = getelementptr inbounds i64, ptr %23, i64 %48
  %50 = getelementptr inbounds i64, ptr %49, i64 9
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %57, label %53

53:
  %54 = getelementptr inbounds double, ptr %4, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = fcmp ogt double %55, 5.000000e-01
  br i1 %56, label %57, label %72

57:
  %58 = getelementptr inbounds i64, ptr %49, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp uge double %61, 5.000000e-01
  br i1 %62, label %72, label %63

63:
  %64 = getelementptr inbounds i64, ptr %49, i64 7
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp oeq double %67, 0x5F138D352E5096AF
  %69 = zext i1 %68 to i64
  %70 = load ptr, ptr %24, align 8
  %71 = getelementptr inbounds i64, ptr %70, i64 %47
  store i64 %69, ptr %71, align 8
  br i1 %68, label %80, label %75

72:
  %73 = load ptr, ptr %24, align 8
  %74 = getelementptr inbounds i64, ptr %73, i64 %47
  store i64 0, ptr %74, align 8
  br label %80

75:
  %76 = load ptr, ptr %25, align 8
  %77 = getelementptr inbounds i64, ptr %76, i64 %47
  %78 = load i64, ptr %77, align 8
  %79 = icmp ne i64 %78, 0
  br label %80

80:
  %81 = phi i1 [ true, %63 ], [ false, %72 ], [ %79, %75 ]
  %82 = zext i1 %81 to i64
  %83 = getelementptr inbounds i64, ptr %27, i64 %47
  store i64 %82, ptr %83, align 8
  %84 = add nsw i64 %47, 1
  %85 = load i64, ptr %18, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %46, label %28

87:
  %88 = phi i64 [ %29, %28 ], [ %537, %541 ]
  %89 = load i64, ptr %30, align 8
  %90 = load ptr, ptr %31, align 8
  %91 = icmp sgt i64 %89, 0
  br i1 %91, label %92, label %99

92:
  %93 = phi i64 [ %97, %92 ], [ 0, %87 ]
  %94 = getelementptr inbounds double, ptr %4, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %90, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nsw i64 %93, 1
  %98 = icmp eq i64 %97, %89
  br i1 %98, label %99, label %92

99:
  %100 = icmp sgt i64 %88, 0
  br i1 %100, label %101, label %1897

101:
  %102 = load ptr, ptr %32, align 8
  %103 = load ptr, ptr %33, align 8
  br label %106

104:
  %105 = icmp eq i64 %113, 0
  br i1 %105, label %1897, label %141

106:
  %107 = phi i64 [ 0, %101 ], [ %113, %138 ]
  %108 = phi i64 [ 0, %101 ], [ %139, %138 ]
  %109 = mul nsw i64 %108, 11
  %110 = getelementptr inbounds i64, ptr %102, i64 %109
  %111 = getelementptr inbounds i64, ptr %103, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %112, %107
  %114 = icmp eq i64 %112, 0
  br i1 %114, label %138, label %115

115:
  %116 = load ptr, ptr %34, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 %108
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %138

120:
  %121 = getelementptr inbounds i64, ptr %110, i64 2
  %122 = load i64, ptr %121, align 8
  %123 = load ptr, ptr %35, align 8
  %124 = getelementptr inbounds i64, ptr %110, i64 1
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr double, ptr %123, i64 %125
  %127 = getelementptr inbounds i64, ptr %110, i64 6
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr double, ptr %90, i64 %128
  %130 = icmp sgt i64 %122, 0
  br i1 %130, label %131, label %138

131:
  %132 = phi i64 [ %136, %131 ], [ 0, %120 ]
  %133 = getelementptr inbounds double, ptr %126, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %129, i64 %132
  store double %134, ptr %135, align 8
  %136 = add nsw i64 %132, 1
  %137 = icmp eq i64 %136, %122
  br i1 %137, label %138, label %131

138:
  %139 = add nsw i64 %108, 1
  %140 = icmp eq i64 %139, %88
  br i1 %140, label %104, label %106

141:
  %142 = load ptr, ptr %36, align 8
  store double %2, ptr %12, align 8
  %143 = load ptr, ptr %0, align 8
  %144 = load ptr, ptr %37, align 8
  call void %143(ptr %12, ptr %3, ptr %90, ptr %142, ptr %144)
  %145 = load i64, ptr %18, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %406

147:
  %148 = load ptr, ptr %32, align 8
  %149 = load ptr, ptr %38, align 8
  %150 = load ptr, ptr %33, align 8
  br label %151

151:
  %152 = phi i64 [ 0, %147 ], [ %404, %403 ]
  %153 = mul nsw i64 %152, 11
  %154 = getelementptr inbounds i64, ptr %148, i64 %153
  %155 = getelementptr inbounds i64, ptr %154, i64 6
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %90, i64 %156
  %158 = getelementptr inbounds i64, ptr %154, i64 1
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %149, i64 %159
  %161 = getelementptr inbounds i64, ptr %150, i64 %152
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %403, label %164

164:
  %165 = getelementptr inbounds i64, ptr %154, i64 2
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %174

168:
  %169 = getelementptr inbounds double, ptr %157, i64 1
  %170 = load double, ptr %169, align 8
  %171 = fneg double %170
  store double %171, ptr %160, align 8
  %172 = load double, ptr %157, align 8
  %173 = getelementptr inbounds double, ptr %160, i64 1
  store double %172, ptr %173, align 8
  br label %403

174:
  %175 = load ptr, ptr %36, align 8
  %176 = getelementptr inbounds i64, ptr %154, i64 10
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %175, i64 %177
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(72) %13, ptr align 8 dereferenceable(72) %178, i64 72, i1 false)
  br label %179

179:
  %180 = phi i64 [ %185, %179 ], [ 0, %174 ]
  %181 = phi double [ %184, %179 ], [ 0.000000e+00, %174 ]
  %182 = getelementptr inbounds double, ptr %13, i64 %180
  %183 = load double, ptr %182, align 8
  %184 = call double @llvm.fmuladd.f64(double %183, double %183, double %181)
  %185 = add nsw i64 %180, 1
  %186 = icmp eq i64 %185, 9
  br i1 %186, label %187, label %179

187:
  %188 = phi i64 [ %193, %187 ], [ 0, %179 ]
  %189 = and i64 %188, 3
  %190 = icmp eq i64 %189, 0
  %191 = select i1 %190, double 1.000000e+00, double 0.000000e+00
  %192 = getelementptr inbounds double, ptr %14, i64 %188
  store double %191, ptr %192, align 8
  %193 = add nsw i64 %188, 1
  %194 = icmp eq i64 %193, 9
  br i1 %194, label %195, label %187

195:
  %196 = fmul double %184, 1.000000e-30
  br label %197

197:
  %198 = phi i32 [ %203, %202 ], [ 0, %195 ]
  br label %207

199:
  %200 = phi i32 [ %209, %207 ], [ %296, %294 ]
  %201 = icmp eq i64 %210, 3
  br i1 %201, label %202, label %207

202:
  %203 = add nsw i32 %198, 1
  %204 = icmp ult i32 %198, 39
  %205 = icmp ne i32 %200, 0
  %206 = select i1 %204, i1 %205, i1 false
  br i1 %206, label %197, label %299

207:
  %208 = phi i64 [ 0, %197 ], [ %210, %199 ]
  %209 = phi i32 [ 0, %197 ], [ %200, %199 ]
  %210 = add nsw i64 %208, 1
  %211 = icmp ult i64 %208, 2
  br i1 %211, label %212, label %199

212:
  %213 = mul nsw i64 %208, 3
  %214 = getelementptr inbounds double, ptr %13, i64 %213
  %215 = getelementptr inbounds double, ptr %14, i64 %213
  br label %216

216:
  %217 = phi i64 [ %210, %212 ], [ %297, %294 ]
  %218 = phi i32 [ %209, %212 ], [ %296, %294 ]
  br label %219

219:
  %220 = phi i64 [ %225, %219 ], [ 0, %216 ]
  %221 = phi double [ %224, %219 ], [ 0.000000e+00, %216 ]
  %222 = getelementptr inbounds double, ptr %214, i64 %220
  %223 = load double, ptr %222, align 8
  %224 = call double @llvm.fmuladd.f64(double %223, double %223, double %221)
  %225 = add nsw i64 %220, 1
  %226 = icmp eq i64 %225, 3
  br i1 %226, label %227, label %219

227:
  %228 = mul nsw i64 %217, 3
  %229 = getelementptr inbounds double, ptr %13, i64 %228
  br label %230

230:
  %231 = phi i64 [ %236, %230 ], [ 0, %227 ]
  %232 = phi double [ %235, %230 ], [ 0.000000e+00, %227 ]
  %233 = getelementptr inbounds double, ptr %229, i64 %231
  %234 = load double, ptr %233, align 8
  %235 = call double @llvm.fmuladd.f64(double %234, double %234, double %232)
  %236 = add nsw i64 %231, 1
  %237 = icmp eq i64 %236, 3
  br i1 %237, label %238, label %230

238:
  %239 = phi i64 [ %246, %238 ], [ 0, %230 ]
  %240 = phi double [ %245, %238 ], [ 0.000000e+00, %230 ]
  %241 = getelementptr inbounds double, ptr %214, i64 %239
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %229, i64 %239
  %244 = load double, ptr %243, align 8
  %245 = call double @llvm.fmuladd.f64(double %242, double %244, double %240)
  %246 = add nsw i64 %239, 1
  %247 = icmp eq i64 %246, 3
  br i1 %247, label %248, label %238

248:
  %249 = call double @llvm.fabs.f64(double %245)
  %250 = call double @llvm.sqrt.f64(double %224)
  %251 = fmul double %250, 0x3CB0000000000000
  %252 = call double @llvm.sqrt.f64(double %235)
  %253 = fmul double %251, %252
  %254 = fcmp ogt double %249, %253
  %255 = fcmp ugt double %224, %196
  %256 = select i1 %254, i1 %255, i1 false
  %257 = fcmp ugt double %235, %196
  %258 = select i1 %256, i1 %257, i1 false
  br i1 %258, label %259, label %294

259:
  %260 = fsub double %235, %224
  %261 = fmul double %245, 2.000000e+00
  %262 = fdiv double %260, %261
  %263 = fcmp oge double %262, 0.000000e+00
  %264 = select i1 %263, double 1.000000e+00, double -1.000000e+00
  %265 = call double @llvm.fabs.f64(double %262)
  %266 = call double @llvm.fmuladd.f64(double %262, double %262, double 1.000000e+00)
  %267 = call double @llvm.sqrt.f64(double %266)
  %268 = fadd double %265, %267
  %269 = fdiv double %264, %268
  %270 = call double @llvm.fmuladd.f64(double %269, double %269, double 1.000000e+00)
  %271 = call double @llvm.sqrt.f64(double %270)
  %272 = fdiv double 1.000000e+00, %271
  %273 = fmul double %269, %272
  %274 = getelementptr inbounds double, ptr %14, i64 %228
  %275 = fneg double %273
  br label %276

276:
  %277 = phi i1 [ true, %259 ], [ false, %280 ]
  %278 = select i1 %277, ptr %214, ptr %215
  %279 = select i1 %277, ptr %229, ptr %274
  br label %281

280:
  br i1 %277, label %276, label %294

281:
  %282 = phi i64 [ 0, %276 ], [ %292, %281 ]
  %283 = getelementptr inbounds double, ptr %278, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr %279, i64 %282
  %286 = load double, ptr %285, align 8
  %287 = fmul double %286, %275
  %288 = call double @llvm.fmuladd.f64(double %272, double %284, double %287)
  store double %288, ptr %283, align 8
  %289 = load double, ptr %285, align 8
  %290 = fmul double %272, %289
  %291 = call double @llvm.fmuladd.f64(double %273, double %284, double %290)
  store double %291, ptr %285, align 8
  %292 = add nsw i64 %282, 1
  %293 = icmp eq i64 %292, 3
  br i1 %293, label %280, label %281

294:
  %295 = phi i32 [ 0, %248 ], [ 1, %280 ]
  %296 = or i32 %295, %218
  %297 = add nsw i64 %217, 1
  %298 = icmp eq i64 %297, 3
  br i1 %298, label %199, label %216

299:
  %300 = phi i64 [ %314, %311 ], [ 0, %202 ]
  %301 = mul nsw i64 %300, 3
  %302 = getelementptr inbounds double, ptr %13, i64 %301
  br label %303

303:
  %304 = phi i64 [ %309, %303 ], [ 0, %299 ]
  %305 = phi double [ %308, %303 ], [ 0.000000e+00, %299 ]
  %306 = getelementptr inbounds double, ptr %302, i64 %304
  %307 = load double, ptr %306, align 8
  %308 = call double @llvm.fmuladd.f64(double %307, double %307, double %305)
  %309 = add nsw i64 %304, 1
  %310 = icmp eq i64 %309, 3
  br i1 %310, label %311, label %303

311:
  %312 = call double @llvm.sqrt.f64(double %308)
  %313 = getelementptr inbounds double, ptr %15, i64 %300
  store double %312, ptr %313, align 8
  %314 = add nsw i64 %300, 1
  %315 = icmp eq i64 %314, 3
  br i1 %315, label %316, label %299

316:
  %317 = phi i64 [ %318, %349 ], [ 0, %311 ]
  %318 = add nsw i64 %317, 1
  %319 = icmp ult i64 %317, 2
  br i1 %319, label %351, label %320

320:
  %321 = phi i64 [ %317, %316 ], [ %359, %351 ]
  %322 = getelementptr inbounds double, ptr %15, i64 %317
  %323 = getelementptr inbounds double, ptr %15, i64 %321
  %324 = load double, ptr %322, align 8
  %325 = load double, ptr %323, align 8
  store double %325, ptr %322, align 8
  store double %324, ptr %323, align 8
  %326 = mul nsw i64 %317, 3
  %327 = getelementptr inbounds double, ptr %13, i64 %326
  %328 = mul nsw i64 %321, 3
  %329 = getelementptr inbounds double, ptr %13, i64 %328
  br label %330

330:
  %331 = phi i64 [ %336, %330 ], [ 0, %320 ]
  %332 = getelementptr inbounds double, ptr %327, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds double, ptr %329, i64 %331
  %335 = load double, ptr %334, align 8
  store double %335, ptr %332, align 8
  store double %333, ptr %334, align 8
  %336 = add nsw i64 %331, 1
  %337 = icmp eq i64 %336, 3
  br i1 %337, label %338, label %330

338:
  %339 = getelementptr inbounds double, ptr %14, i64 %326
  %340 = getelementptr inbounds double, ptr %14, i64 %328
  br label %341

341:
  %342 = phi i64 [ %347, %341 ], [ 0, %338 ]
  %343 = getelementptr inbounds double, ptr %339, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %340, i64 %342
  %346 = load double, ptr %345, align 8
  store double %346, ptr %343, align 8
  store double %344, ptr %345, align 8
  %347 = add nsw i64 %342, 1
  %348 = icmp eq i64 %347, 3
  br i1 %348, label %349, label %341

349:
  %350 = icmp eq i64 %318, 3
  br i1 %350, label %372, label %316

351:
  %352 = phi i64 [ %360, %351 ], [ %318, %316 ]
  %353 = phi i64 [ %359, %351 ], [ %317, %316 ]
  %354 = getelementptr inbounds double, ptr %15, i64 %352
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds double, ptr %15, i64 %353
  %357 = load double, ptr %356, align 8
  %358 = fcmp ogt double %355, %357
  %359 = select i1 %358, i64 %352, i64 %353
  %360 = add nsw i64 %352, 1
  %361 = icmp eq i64 %360, 3
  br i1 %361, label %320, label %351

362:
  %363 = phi i64 [ %368, %362 ], [ 0, %372 ]
  %364 = phi double [ %367, %362 ], [ 0.000000e+00, %372 ]
  %365 = getelementptr inbounds double, ptr %160, i64 %363
  %366 = load double, ptr %365, align 8
  %367 = call double @llvm.fmuladd.f64(double %366, double %366, double %364)
  %368 = add nsw i64 %363, 1
  %369 = icmp eq i64 %368, 3
  br i1 %369, label %370, label %362

370:
  %371 = call double @llvm.sqrt.f64(double %367)
  br label %396

372:
  %373 = phi i64 [ %374, %372 ], [ 0, %349 ]
  %374 = add nsw i64 %373, 1
  %375 = add nsw i64 %373, -2
  %376 = icmp ult i64 %373, 2
  %377 = select i1 %376, i64 %374, i64 %375
  %378 = add nsw i64 %377, 6
  %379 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = add nsw i64 %373, -1
  %382 = icmp eq i64 %373, 0
  %383 = select i1 %382, i64 2, i64 %381
  %384 = getelementptr inbounds double, ptr %157, i64 %383
  %385 = load double, ptr %384, align 8
  %386 = add nsw i64 %383, 6
  %387 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %386
  %388 = load double, ptr %387, align 8
  %389 = getelementptr inbounds double, ptr %157, i64 %377
  %390 = load double, ptr %389, align 8
  %391 = fneg double %388
  %392 = fmul double %390, %391
  %393 = call double @llvm.fmuladd.f64(double %380, double %385, double %392)
  %394 = getelementptr inbounds double, ptr %160, i64 %373
  store double %393, ptr %394, align 8
  %395 = icmp eq i64 %374, 3
  br i1 %395, label %362, label %372

396:
  %397 = phi i64 [ 0, %370 ], [ %401, %396 ]
  %398 = getelementptr inbounds double, ptr %160, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fdiv double %399, %371
  store double %400, ptr %398, align 8
  %401 = add nsw i64 %397, 1
  %402 = icmp eq i64 %401, 3
  br i1 %402, label %403, label %396

403:
  %404 = add nsw i64 %152, 1
  %405 = icmp eq i64 %404, %145
  br i1 %405, label %406, label %151

406:
  %407 = load ptr, ptr %31, align 8
  %408 = load i64, ptr %40, align 8
  %409 = icmp sgt i64 %408, 0
  %410 = load i64, ptr %41, align 8
  br i1 %409, label %411, label %415

411:
  %412 = shl i64 %410, 3
  %413 = getelementptr i8, ptr %407, i64 %412
  %414 = shl i64 %408, 3
  call void @llvm.memset.p0.i64(ptr align 8 %413, i8 0, i64 %414, i1 false)
  br label %415

415:
  %416 = getelementptr inbounds double, ptr %407, i64 %410
  store double %2, ptr %416, align 8
  %417 = add nsw i64 %410, 1
  %418 = getelementptr inbounds double, ptr %407, i64 %417
  store double %42, ptr %418, align 8
  br i1 %146, label %419, label %456

419:
  %420 = load ptr, ptr %33, align 8
  br label %421

421:
  %422 = phi i64 [ 0, %419 ], [ %454, %453 ]
  %423 = getelementptr inbounds i64, ptr %420, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %453, label %426

426:
  %427 = load ptr, ptr %32, align 8
  %428 = mul nsw i64 %422, 11
  %429 = getelementptr inbounds i64, ptr %427, i64 %428
  %430 = getelementptr inbounds i64, ptr %429, i64 3
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds double, ptr %407, i64 %431
  store double 1.000000e+00, ptr %432, align 8
  %433 = getelementptr inbounds i64, ptr %429, i64 7
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds double, ptr %407, i64 %434
  store double 0x5F138D352E5096AF, ptr %435, align 8
  %436 = getelementptr inbounds i64, ptr %429, i64 2
  %437 = load i64, ptr %436, align 8
  %438 = load ptr, ptr %38, align 8
  %439 = getelementptr inbounds i64, ptr %429, i64 1
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr double, ptr %438, i64 %440
  %442 = getelementptr inbounds i64, ptr %429, i64 4
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr double, ptr %407, i64 %443
  %445 = icmp sgt i64 %437, 0
  br i1 %445, label %446, label %453

446:
  %447 = phi i64 [ %451, %446 ], [ 0, %426 ]
  %448 = getelementptr inbounds double, ptr %441, i64 %447
  %449 = load double, ptr %448, align 8
  %450 = getelementptr inbounds double, ptr %444, i64 %447
  store double %449, ptr %450, align 8
  %451 = add nsw i64 %447, 1
  %452 = icmp eq i64 %451, %437
  br i1 %452, label %453, label %446

453:
  %454 = add nsw i64 %422, 1
  %455 = icmp eq i64 %454, %145
  br i1 %455, label %456, label %421

456:
  %457 = load ptr, ptr %36, align 8
  store double %2, ptr %11, align 8
  %458 = load ptr, ptr %0, align 8
  %459 = load ptr, ptr %37, align 8
  call void %458(ptr %11, ptr %3, ptr %407, ptr %457, ptr %459)
  %460 = load i64, ptr %18, align 8
  %461 = icmp sgt i64 %460, 0
  br i1 %461, label %462, label %547

462:
  %463 = load ptr, ptr %32, align 8
  %464 = load ptr, ptr %33, align 8
  br label %465

465:
  %466 = phi i64 [ %460, %462 ], [ %537, %536 ]
  %467 = phi i64 [ 0, %462 ], [ %539, %536 ]
  %468 = phi i64 [ 0, %462 ], [ %538, %536 ]
  %469 = mul nsw i64 %467, 11
  %470 = getelementptr inbounds i64, ptr %463, i64 %469
  %471 = getelementptr inbounds i64, ptr %464, i64 %467
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %536, label %474

474:
  %475 = load ptr, ptr %34, align 8
  %476 = getelementptr inbounds i64, ptr %475, i64 %467
  %477 = load i64, ptr %476, align 8
  %478 = icmp eq i64 %477, 0
  br i1 %478, label %479, label %536

479:
  %480 = load ptr, ptr %36, align 8
  %481 = load i64, ptr %43, align 8
  %482 = shl nsw i64 %481, 2
  %483 = getelementptr inbounds double, ptr %480, i64 %482
  %484 = load i64, ptr %44, align 8
  %485 = getelementptr inbounds double, ptr %483, i64 %484
  %486 = load i64, ptr %45, align 8
  %487 = mul nsw i64 %486, %481
  %488 = getelementptr inbounds double, ptr %485, i64 %487
  %489 = load i64, ptr %470, align 8
  %490 = getelementptr inbounds double, ptr %488, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = shl nsw i64 %481, 1
  %493 = getelementptr inbounds double, ptr %480, i64 %492
  %494 = getelementptr inbounds double, ptr %493, i64 %484
  %495 = getelementptr inbounds double, ptr %480, i64 %481
  %496 = getelementptr inbounds i64, ptr %470, i64 1
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr inbounds double, ptr %495, i64 %497
  %499 = getelementptr inbounds double, ptr %494, i64 %497
  %500 = getelementptr inbounds i64, ptr %470, i64 2
  %501 = load i64, ptr %500, align 8
  %502 = icmp sgt i64 %501, 0
  br i1 %502, label %503, label %516

503:
  %504 = phi i64 [ %511, %503 ], [ 0, %479 ]
  %505 = phi double [ %510, %503 ], [ 0.000000e+00, %479 ]
  %506 = getelementptr inbounds double, ptr %498, i64 %504
  %507 = load double, ptr %506, align 8
  %508 = getelementptr inbounds double, ptr %499, i64 %504
  %509 = load double, ptr %508, align 8
  %510 = call double @llvm.fmuladd.f64(double %507, double %509, double %505)
  %511 = add nsw i64 %504, 1
  %512 = icmp eq i64 %511, %501
  br i1 %512, label %513, label %503

513:
  %514 = call double @llvm.fabs.f64(double %510)
  %515 = fcmp ogt double %514, %491
  br i1 %515, label %534, label %518

516:
  %517 = fcmp olt double %491, 0.000000e+00
  br i1 %517, label %534, label %530

518:
  %519 = getelementptr inbounds double, ptr %480, i64 %497
  br label %520

520:
  %521 = phi i64 [ %528, %520 ], [ 0, %518 ]
  %522 = phi double [ %527, %520 ], [ 0.000000e+00, %518 ]
  %523 = getelementptr inbounds double, ptr %519, i64 %521
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds double, ptr %499, i64 %521
  %526 = load double, ptr %525, align 8
  %527 = call double @llvm.fmuladd.f64(double %524, double %526, double %522)
  %528 = add nsw i64 %521, 1
  %529 = icmp eq i64 %528, %501
  br i1 %529, label %530, label %520

530:
  %531 = phi double [ 0.000000e+00, %516 ], [ %527, %520 ]
  %532 = fmul double %491, 2.000000e+00
  %533 = fcmp olt double %531, %532
  br i1 %533, label %534, label %536

534:
  store i64 0, ptr %471, align 8
  %535 = load i64, ptr %18, align 8
  br label %536

536:
  %537 = phi i64 [ %466, %474 ], [ %466, %465 ], [ %535, %534 ], [ %466, %530 ]
  %538 = phi i64 [ %468, %474 ], [ %468, %465 ], [ 1, %534 ], [ %468, %530 ]
  %539 = add nsw i64 %467, 1
  %540 = icmp slt i64 %539, %537
  br i1 %540, label %465, label %541

541:
  %542 = icmp eq i64 %538, 0
  br i1 %542, label %543, label %87

543:
  %544 = icmp sgt i64 %537, 0
  br i1 %544, label %545, label %547

545:
  %546 = load ptr, ptr %34, align 8
  br label %1106

547:
  %548 = phi i32 [ 0, %543 ], [ %1113, %1106 ], [ 0, %456 ]
  %549 = load ptr, ptr %31, align 8
  %550 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 10
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr inbounds double, ptr %549, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = call double @llvm.sqrt.f64(double %553)
  %555 = call double @llvm.sqrt.f64(double %554)
  %556 = call double @llvm.sqrt.f64(double %555)
  %557 = fmul double %556, 3.000000e+02
  %558 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 26
  %559 = load ptr, ptr %558, align 8
  store double %2, ptr %10, align 8
  %560 = load ptr, ptr %0, align 8
  %561 = load ptr, ptr %37, align 8
  call void %560(ptr %10, ptr %3, ptr %549, ptr %559, ptr %561)
  call fastcc void @respond(ptr %0, ptr %1, double %2, ptr %3, ptr %559, i64 0)
  %562 = load i64, ptr %18, align 8
  %563 = icmp sgt i64 %562, 0
  br i1 %563, label %564, label %578

564:
  %565 = load i64, ptr %43, align 8
  %566 = shl nsw i64 %565, 1
  %567 = getelementptr inbounds double, ptr %559, i64 %566
  %568 = load i64, ptr %44, align 8
  %569 = getelementptr inbounds double, ptr %567, i64 %568
  %570 = load ptr, ptr %32, align 8
  %571 = load ptr, ptr %33, align 8
  %572 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %573 = add nsw i64 %562, 1
  %574 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %575 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %580

576:
  %577 = icmp eq i32 %548, 0
  br i1 %577, label %626, label %632

578:
  %579 = icmp eq i32 %548, 0
  br i1 %579, label %1897, label %632

580:
  %581 = phi i32 [ 0, %564 ], [ %623, %620 ]
  %582 = phi i64 [ 0, %564 ], [ %624, %620 ]
  %583 = mul nsw i64 %582, 11
  %584 = getelementptr inbounds i64, ptr %570, i64 %583
  %585 = getelementptr inbounds i64, ptr %584, i64 1
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds double, ptr %559, i64 %586
  %588 = getelementptr inbounds double, ptr %569, i64 %586
  %589 = getelementptr inbounds i64, ptr %584, i64 2
  %590 = load i64, ptr %589, align 8
  %591 = icmp sgt i64 %590, 0
  br i1 %591, label %592, label %602

592:
  %593 = phi i64 [ %600, %592 ], [ 0, %580 ]
  %594 = phi double [ %599, %592 ], [ 0.000000e+00, %580 ]
  %595 = getelementptr inbounds double, ptr %587, i64 %593
  %596 = load double, ptr %595, align 8
  %597 = getelementptr inbounds double, ptr %588, i64 %593
  %598 = load double, ptr %597, align 8
  %599 = call double @llvm.fmuladd.f64(double %596, double %598, double %594)
  %600 = add nsw i64 %593, 1
  %601 = icmp eq i64 %600, %590
  br i1 %601, label %602, label %592

602:
  %603 = phi double [ 0.000000e+00, %580 ], [ %599, %592 ]
  %604 = getelementptr inbounds i64, ptr %571, i64 %582
  %605 = load i64, ptr %604, align 8
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %620, label %607

607:
  %608 = load ptr, ptr %572, align 8
  %609 = mul nsw i64 %582, %573
  %610 = load i64, ptr %574, align 8
  %611 = mul nsw i64 %609, %610
  %612 = getelementptr inbounds double, ptr %608, i64 %611
  %613 = load double, ptr %612, align 8
  %614 = call double @llvm.fabs.f64(double %613)
  %615 = load ptr, ptr %575, align 8
  %616 = load double, ptr %615, align 8
  %617 = fmul double %614, %616
  %618 = fmul double %557, %603
  %619 = fcmp ogt double %617, %618
  br label %620

620:
  %621 = phi i1 [ false, %602 ], [ %619, %607 ]
  %622 = zext i1 %621 to i32
  %623 = or i32 %581, %622
  %624 = add nsw i64 %582, 1
  %625 = icmp eq i64 %624, %562
  br i1 %625, label %576, label %580

626:
  %627 = icmp eq i32 %623, 0
  br i1 %627, label %1897, label %628

628:
  %629 = load ptr, ptr %575, align 8
  %630 = load double, ptr %629, align 8
  %631 = call double @llvm.minnum.f64(double %630, double %39)
  br label %1080

632:
  %633 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  %634 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %635 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %636 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %637 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %638 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %639 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %640 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 34
  %641 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %642 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %643 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %644 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %645 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  br label %646

646:
  %647 = phi double [ %5, %632 ], [ %965, %964 ]
  %648 = phi i32 [ 0, %632 ], [ %966, %964 ]
  %649 = load ptr, ptr %633, align 8
  store double 0.000000e+00, ptr %649, align 8
  %650 = load ptr, ptr %31, align 8
  %651 = load ptr, ptr %634, align 8
  %652 = getelementptr inbounds i8, ptr %651, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %652, i8 0, i64 64, i1 false)
  %653 = load ptr, ptr %635, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %653, i8 0, i64 48, i1 false)
  %654 = getelementptr inbounds double, ptr %651, i64 6
  store double %2, ptr %654, align 8
  store double %2, ptr %651, align 8
  %655 = getelementptr inbounds double, ptr %651, i64 2
  store double %647, ptr %655, align 8
  %656 = getelementptr inbounds double, ptr %651, i64 3
  store double 0x7FF0000000000000, ptr %656, align 8
  %657 = load i64, ptr %636, align 8
  %658 = load ptr, ptr %637, align 8
  %659 = icmp sgt i64 %657, 0
  br i1 %659, label %660, label %667

660:
  %661 = phi i64 [ %665, %660 ], [ 0, %646 ]
  %662 = getelementptr inbounds double, ptr %3, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = getelementptr inbounds double, ptr %658, i64 %661
  store double %663, ptr %664, align 8
  %665 = add nsw i64 %661, 1
  %666 = icmp eq i64 %665, %657
  br i1 %666, label %667, label %660

667:
  %668 = load i64, ptr %638, align 8
  %669 = load ptr, ptr %639, align 8
  %670 = icmp sgt i64 %668, 0
  br i1 %670, label %671, label %678

671:
  %672 = phi i64 [ %676, %671 ], [ 0, %667 ]
  %673 = getelementptr inbounds double, ptr %650, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = getelementptr inbounds double, ptr %669, i64 %672
  store double %674, ptr %675, align 8
  %676 = add nsw i64 %672, 1
  %677 = icmp eq i64 %676, %668
  br i1 %677, label %678, label %671

678:
  %679 = call i64 @begin(ptr %1, i64 1)
  %680 = load ptr, ptr %634, align 8
  %681 = load double, ptr %680, align 8
  %682 = load ptr, ptr %633, align 8
  %683 = load double, ptr %682, align 8
  br label %684

684:
  %685 = phi double [ %683, %678 ], [ %695, %699 ]
  %686 = phi double [ %681, %678 ], [ %697, %699 ]
  %687 = phi i32 [ 0, %678 ], [ %704, %699 ]
  %688 = call i64 @advance(ptr %1, i64 1)
  %689 = icmp ugt i64 %688, 1
  %690 = load ptr, ptr %634, align 8
  %691 = load double, ptr %690, align 8
  br i1 %689, label %707, label %692

692:
  %693 = fsub double %691, %686
  %694 = fcmp ogt double %685, %693
  %695 = select i1 %694, double %685, double %693
  %696 = load ptr, ptr %633, align 8
  store double %695, ptr %696, align 8
  %697 = load double, ptr %690, align 8
  %698 = fcmp oeq double %697, %647
  br i1 %698, label %707, label %699

699:
  %700 = fcmp ule double %693, 0.000000e+00
  %701 = fmul double %685, 1.500000e+00
  %702 = fcmp uge double %693, %701
  %703 = select i1 %700, i1 true, i1 %702
  %704 = add nsw i32 %687, 1
  %705 = icmp ult i32 %687, 7
  %706 = select i1 %703, i1 %705, i1 false
  br i1 %706, label %684, label %707

707:
  %708 = phi double [ %691, %684 ], [ %697, %692 ], [ %697, %699 ]
  %709 = fsub double %708, %2
  %710 = load ptr, ptr %637, align 8
  %711 = load ptr, ptr %31, align 8
  %712 = load ptr, ptr %36, align 8
  store double %708, ptr %9, align 8
  %713 = load ptr, ptr %0, align 8
  %714 = load ptr, ptr %37, align 8
  call void %713(ptr %9, ptr %710, ptr %711, ptr %712, ptr %714)
  %715 = load i64, ptr %18, align 8
  %716 = icmp sgt i64 %715, 0
  br i1 %716, label %717, label %970

717:
  %718 = load ptr, ptr %36, align 8
  %719 = load i64, ptr %43, align 8
  %720 = shl nsw i64 %719, 1
  %721 = getelementptr inbounds double, ptr %718, i64 %720
  %722 = load i64, ptr %44, align 8
  %723 = getelementptr inbounds double, ptr %721, i64 %722
  %724 = load ptr, ptr %32, align 8
  %725 = load ptr, ptr %640, align 8
  %726 = load ptr, ptr %33, align 8
  br label %729

727:
  %728 = icmp eq i32 %760, 0
  br i1 %728, label %763, label %968

729:
  %730 = phi i64 [ 0, %717 ], [ %761, %751 ]
  %731 = phi i32 [ 1, %717 ], [ %760, %751 ]
  %732 = mul nsw i64 %730, 11
  %733 = getelementptr inbounds i64, ptr %724, i64 %732
  %734 = getelementptr inbounds i64, ptr %733, i64 1
  %735 = load i64, ptr %734, align 8
  %736 = getelementptr inbounds double, ptr %718, i64 %735
  %737 = getelementptr inbounds double, ptr %723, i64 %735
  %738 = getelementptr inbounds i64, ptr %733, i64 2
  %739 = load i64, ptr %738, align 8
  %740 = icmp sgt i64 %739, 0
  br i1 %740, label %741, label %751

741:
  %742 = phi i64 [ %749, %741 ], [ 0, %729 ]
  %743 = phi double [ %748, %741 ], [ 0.000000e+00, %729 ]
  %744 = getelementptr inbounds double, ptr %736, i64 %742
  %745 = load double, ptr %744, align 8
  %746 = getelementptr inbounds double, ptr %737, i64 %742
  %747 = load double, ptr %746, align 8
  %748 = call double @llvm.fmuladd.f64(double %745, double %747, double %743)
  %749 = add nsw i64 %742, 1
  %750 = icmp eq i64 %749, %739
  br i1 %750, label %751, label %741

751:
  %752 = phi double [ 0.000000e+00, %729 ], [ %748, %741 ]
  %753 = getelementptr inbounds double, ptr %725, i64 %730
  store double %752, ptr %753, align 8
  %754 = getelementptr inbounds i64, ptr %726, i64 %730
  %755 = load i64, ptr %754, align 8
  %756 = icmp eq i64 %755, 0
  %757 = fcmp ogt double %752, 0.000000e+00
  %758 = select i1 %756, i1 true, i1 %757
  %759 = zext i1 %758 to i32
  %760 = and i32 %731, %759
  %761 = add nsw i64 %730, 1
  %762 = icmp eq i64 %761, %715
  br i1 %762, label %727, label %729

763:
  %764 = and i32 %648, 1
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %773, label %766

766:
  %767 = getelementptr inbounds i64, ptr %724, i64 5
  br label %950

768:
  %769 = add nsw i64 %778, 1
  %770 = fmul double %709, %709
  %771 = fdiv double 0.000000e+00, %709
  %772 = getelementptr inbounds double, ptr %718, i64 %719
  br label %791

773:
  %774 = phi i64 [ %778, %773 ], [ 0, %763 ]
  %775 = phi i64 [ %779, %773 ], [ 0, %763 ]
  %776 = getelementptr inbounds i64, ptr %726, i64 %775
  %777 = load i64, ptr %776, align 8
  %778 = add nsw i64 %777, %774
  %779 = add nsw i64 %775, 1
  %780 = icmp eq i64 %779, %715
  br i1 %780, label %768, label %773

781:
  %782 = load ptr, ptr %643, align 8
  %783 = load ptr, ptr %645, align 8
  %784 = call fastcc double @solve_square(ptr %782, ptr %783, i64 %778)
  %785 = fcmp oeq double %784, 0.000000e+00
  br i1 %785, label %964, label %786

786:
  %787 = load i64, ptr %18, align 8
  %788 = icmp sgt i64 %787, 0
  br i1 %788, label %789, label %964

789:
  %790 = load ptr, ptr %33, align 8
  br label %920

791:
  %792 = phi i64 [ 0, %768 ], [ %918, %916 ]
  %793 = phi i64 [ 0, %768 ], [ %917, %916 ]
  %794 = mul nsw i64 %792, 11
  %795 = getelementptr inbounds i64, ptr %724, i64 %794
  %796 = getelementptr inbounds i64, ptr %726, i64 %792
  %797 = load i64, ptr %796, align 8
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %916, label %799

799:
  %800 = mul nsw i64 %793, %778
  br label %894

801:
  %802 = load ptr, ptr %558, align 8
  %803 = load ptr, ptr %644, align 8
  %804 = load i64, ptr %45, align 8
  %805 = getelementptr inbounds double, ptr %803, i64 %804
  %806 = getelementptr inbounds double, ptr %802, i64 %720
  %807 = getelementptr inbounds double, ptr %806, i64 %722
  %808 = getelementptr inbounds double, ptr %807, i64 %719
  %809 = mul nsw i64 %804, %719
  %810 = getelementptr inbounds double, ptr %808, i64 %809
  %811 = getelementptr inbounds i64, ptr %795, i64 1
  %812 = load i64, ptr %811, align 8
  %813 = getelementptr inbounds i64, ptr %795, i64 2
  %814 = load i64, ptr %813, align 8
  %815 = add nsw i64 %814, %812
  %816 = icmp sgt i64 %814, 0
  br i1 %816, label %824, label %817

817:
  %818 = load ptr, ptr %643, align 8
  %819 = mul nsw i64 %793, %769
  %820 = getelementptr inbounds double, ptr %818, i64 %819
  %821 = load double, ptr %820, align 8
  %822 = fadd double %821, 0.000000e+00
  %823 = fadd double %771, %822
  store double %823, ptr %820, align 8
  br label %887

824:
  %825 = icmp sgt i64 %804, 0
  br label %826

826:
  %827 = phi i64 [ %812, %824 ], [ %849, %843 ]
  %828 = phi double [ 0.000000e+00, %824 ], [ %848, %843 ]
  %829 = getelementptr inbounds double, ptr %802, i64 %827
  %830 = load double, ptr %829, align 8
  %831 = mul nsw i64 %827, %804
  %832 = getelementptr inbounds double, ptr %808, i64 %831
  br i1 %825, label %833, label %843

833:
  %834 = phi i64 [ %841, %833 ], [ 0, %826 ]
  %835 = phi double [ %840, %833 ], [ 0.000000e+00, %826 ]
  %836 = getelementptr inbounds double, ptr %832, i64 %834
  %837 = load double, ptr %836, align 8
  %838 = getelementptr inbounds double, ptr %805, i64 %834
  %839 = load double, ptr %838, align 8
  %840 = call double @llvm.fmuladd.f64(double %837, double %839, double %835)
  %841 = add nsw i64 %834, 1
  %842 = icmp eq i64 %841, %804
  br i1 %842, label %843, label %833

843:
  %844 = phi double [ 0.000000e+00, %826 ], [ %840, %833 ]
  %845 = getelementptr inbounds double, ptr %810, i64 %827
  %846 = load double, ptr %845, align 8
  %847 = fsub double %844, %846
  %848 = call double @llvm.fmuladd.f64(double %830, double %847, double %828)
  %849 = add nsw i64 %827, 1
  %850 = icmp slt i64 %849, %815
  br i1 %850, label %826, label %851

851:
  %852 = load ptr, ptr %643, align 8
  %853 = mul nsw i64 %793, %769
  %854 = getelementptr inbounds double, ptr %852, i64 %853
  %855 = load double, ptr %854, align 8
  %856 = call double @llvm.fmuladd.f64(double %848, double 2.000000e+00, double %855)
  store double %856, ptr %854, align 8
  %857 = getelementptr inbounds double, ptr %802, i64 %812
  %858 = getelementptr inbounds double, ptr %807, i64 %812
  br label %859

859:
  %860 = phi i64 [ %867, %859 ], [ 0, %851 ]
  %861 = phi double [ %866, %859 ], [ 0.000000e+00, %851 ]
  %862 = getelementptr inbounds double, ptr %857, i64 %860
  %863 = load double, ptr %862, align 8
  %864 = getelementptr inbounds double, ptr %858, i64 %860
  %865 = load double, ptr %864, align 8
  %866 = call double @llvm.fmuladd.f64(double %863, double %865, double %861)
  %867 = add nsw i64 %860, 1
  %868 = icmp eq i64 %867, %814
  br i1 %868, label %869, label %859

869:
  %870 = fcmp ogt double %866, 0.000000e+00
  %871 = select i1 %870, double %866, double 0.000000e+00
  %872 = fmul double %871, 2.000000e+00
  %873 = fdiv double %872, %709
  %874 = fadd double %856, %873
  store double %874, ptr %854, align 8
  %875 = getelementptr inbounds double, ptr %772, i64 %812
  %876 = getelementptr inbounds double, ptr %723, i64 %812
  br label %877

877:
  %878 = phi i64 [ %885, %877 ], [ 0, %869 ]
  %879 = phi double [ %884, %877 ], [ 0.000000e+00, %869 ]
  %880 = getelementptr inbounds double, ptr %875, i64 %878
  %881 = load double, ptr %880, align 8
  %882 = getelementptr inbounds double, ptr %876, i64 %878
  %883 = load double, ptr %882, align 8
  %884 = call double @llvm.fmuladd.f64(double %881, double %883, double %879)
  %885 = add nsw i64 %878, 1
  %886 = icmp eq i64 %885, %814
  br i1 %886, label %887, label %877

887:
  %888 = phi double [ 0.000000e+00, %817 ], [ %884, %877 ]
  %889 = fmul double %888, 2.000000e+00
  %890 = fdiv double %889, %770
  %891 = load ptr, ptr %645, align 8
  %892 = add nsw i64 %793, 1
  %893 = getelementptr inbounds double, ptr %891, i64 %793
  store double %890, ptr %893, align 8
  br label %916

894:
  %895 = phi i64 [ 0, %799 ], [ %913, %912 ]
  %896 = phi i64 [ 0, %799 ], [ %914, %912 ]
  %897 = getelementptr inbounds i64, ptr %726, i64 %896
  %898 = load i64, ptr %897, align 8
  %899 = icmp eq i64 %898, 0
  br i1 %899, label %912, label %900

900:
  %901 = load ptr, ptr %641, align 8
  %902 = mul nsw i64 %896, %715
  %903 = add nsw i64 %902, %792
  %904 = load i64, ptr %642, align 8
  %905 = mul nsw i64 %904, %903
  %906 = getelementptr inbounds double, ptr %901, i64 %905
  %907 = load double, ptr %906, align 8
  %908 = load ptr, ptr %643, align 8
  %909 = add nsw i64 %895, 1
  %910 = add nsw i64 %895, %800
  %911 = getelementptr inbounds double, ptr %908, i64 %910
  store double %907, ptr %911, align 8
  br label %912

912:
  %913 = phi i64 [ %909, %900 ], [ %895, %894 ]
  %914 = add nsw i64 %896, 1
  %915 = icmp eq i64 %914, %715
  br i1 %915, label %801, label %894

916:
  %917 = phi i64 [ %892, %887 ], [ %793, %791 ]
  %918 = add nsw i64 %792, 1
  %919 = icmp eq i64 %918, %715
  br i1 %919, label %781, label %791

920:
  %921 = phi i64 [ 0, %789 ], [ %945, %943 ]
  %922 = phi i64 [ 0, %789 ], [ %944, %943 ]
  %923 = getelementptr inbounds i64, ptr %790, i64 %921
  %924 = load i64, ptr %923, align 8
  %925 = icmp eq i64 %924, 0
  br i1 %925, label %943, label %926

926:
  %927 = load ptr, ptr %645, align 8
  %928 = add nsw i64 %922, 1
  %929 = getelementptr inbounds double, ptr %927, i64 %922
  %930 = load double, ptr %929, align 8
  %931 = load ptr, ptr %31, align 8
  %932 = load i64, ptr %41, align 8
  %933 = add nsw i64 %932, 1
  %934 = getelementptr inbounds double, ptr %931, i64 %933
  %935 = load double, ptr %934, align 8
  %936 = fdiv double %930, %935
  %937 = load ptr, ptr %32, align 8
  %938 = mul nsw i64 %921, 11
  %939 = getelementptr inbounds i64, ptr %937, i64 5
  %940 = getelementptr inbounds i64, ptr %939, i64 %938
  %941 = load i64, ptr %940, align 8
  %942 = getelementptr inbounds double, ptr %931, i64 %941
  store double %936, ptr %942, align 8
  br label %943

943:
  %944 = phi i64 [ %928, %926 ], [ %922, %920 ]
  %945 = add nsw i64 %921, 1
  %946 = icmp eq i64 %945, %787
  br i1 %946, label %964, label %920

947:
  %948 = fmul double %709, 1.250000e-01
  %949 = fadd double %948, %2
  br label %964

950:
  %951 = phi i64 [ %962, %961 ], [ 0, %766 ]
  %952 = getelementptr inbounds i64, ptr %726, i64 %951
  %953 = load i64, ptr %952, align 8
  %954 = icmp eq i64 %953, 0
  br i1 %954, label %961, label %955

955:
  %956 = load ptr, ptr %31, align 8
  %957 = mul nsw i64 %951, 11
  %958 = getelementptr inbounds i64, ptr %767, i64 %957
  %959 = load i64, ptr %958, align 8
  %960 = getelementptr inbounds double, ptr %956, i64 %959
  store double 0.000000e+00, ptr %960, align 8
  br label %961

961:
  %962 = add nsw i64 %951, 1
  %963 = icmp eq i64 %962, %715
  br i1 %963, label %947, label %950

964:
  %965 = phi double [ %647, %786 ], [ %647, %781 ], [ %949, %947 ], [ %647, %943 ]
  %966 = add nsw i32 %648, 1
  %967 = icmp eq i32 %966, 12
  br i1 %967, label %1897, label %646

968:
  %969 = fcmp ogt double %709, 0.000000e+00
  br i1 %969, label %975, label %1897

970:
  %971 = fcmp ogt double %709, 0.000000e+00
  br i1 %971, label %972, label %1897

972:
  %973 = load ptr, ptr %633, align 8
  %974 = load double, ptr %973, align 8
  br label %1080

975:
  %976 = load ptr, ptr %633, align 8
  %977 = load double, ptr %976, align 8
  %978 = fcmp ogt double %557, 4.000000e+01
  %979 = select i1 %978, double %557, double 4.000000e+01
  %980 = fmul double %709, %709
  %981 = add nsw i64 %715, 1
  %982 = getelementptr inbounds double, ptr %559, i64 %720
  %983 = getelementptr inbounds double, ptr %982, i64 %722
  %984 = getelementptr inbounds double, ptr %983, i64 %719
  br label %985

985:
  %986 = phi double [ %977, %975 ], [ %1077, %1076 ]
  %987 = phi i64 [ 0, %975 ], [ %1078, %1076 ]
  %988 = getelementptr inbounds i64, ptr %726, i64 %987
  %989 = load i64, ptr %988, align 8
  %990 = icmp eq i64 %989, 0
  br i1 %990, label %1076, label %991

991:
  %992 = mul nsw i64 %987, 11
  %993 = getelementptr inbounds i64, ptr %724, i64 %992
  %994 = getelementptr inbounds i64, ptr %993, i64 1
  %995 = load i64, ptr %994, align 8
  %996 = getelementptr inbounds double, ptr %559, i64 %995
  %997 = getelementptr inbounds double, ptr %983, i64 %995
  %998 = getelementptr inbounds i64, ptr %993, i64 2
  %999 = load i64, ptr %998, align 8
  %1000 = icmp sgt i64 %999, 0
  br i1 %1000, label %1001, label %1044

1001:
  %1002 = phi i64 [ %1009, %1001 ], [ 0, %991 ]
  %1003 = phi double [ %1008, %1001 ], [ 0.000000e+00, %991 ]
  %1004 = getelementptr inbounds double, ptr %996, i64 %1002
  %1005 = load double, ptr %1004, align 8
  %1006 = getelementptr inbounds double, ptr %997, i64 %1002
  %1007 = load double, ptr %1006, align 8
  %1008 = call double @llvm.fmuladd.f64(double %1005, double %1007, double %1003)
  %1009 = add nsw i64 %1002, 1
  %1010 = icmp eq i64 %1009, %999
  br i1 %1010, label %1011, label %1001

1011:
  %1012 = load ptr, ptr %644, align 8
  %1013 = load i64, ptr %45, align 8
  %1014 = getelementptr inbounds double, ptr %1012, i64 %1013
  %1015 = mul nsw i64 %1013, %719
  %1016 = getelementptr inbounds double, ptr %984, i64 %1015
  %1017 = add nsw i64 %999, %995
  %1018 = icmp sgt i64 %1013, 0
  br label %1019

1019:
  %1020 = phi i64 [ %995, %1011 ], [ %1042, %1036 ]
  %1021 = phi double [ 0.000000e+00, %1011 ], [ %1041, %1036 ]
  %1022 = getelementptr inbounds double, ptr %559, i64 %1020
  %1023 = load double, ptr %1022, align 8
  %1024 = mul nsw i64 %1020, %1013
  %1025 = getelementptr inbounds double, ptr %984, i64 %1024
  br i1 %1018, label %1026, label %1036

1026:
  %1027 = phi i64 [ %1034, %1026 ], [ 0, %1019 ]
  %1028 = phi double [ %1033, %1026 ], [ 0.000000e+00, %1019 ]
  %1029 = getelementptr inbounds double, ptr %1025, i64 %1027
  %1030 = load double, ptr %1029, align 8
  %1031 = getelementptr inbounds double, ptr %1014, i64 %1027
  %1032 = load double, ptr %1031, align 8
  %1033 = call double @llvm.fmuladd.f64(double %1030, double %1032, double %1028)
  %1034 = add nsw i64 %1027, 1
  %1035 = icmp eq i64 %1034, %1013
  br i1 %1035, label %1036, label %1026

1036:
  %1037 = phi double [ 0.000000e+00, %1019 ], [ %1033, %1026 ]
  %1038 = getelementptr inbounds double, ptr %1016, i64 %1020
  %1039 = load double, ptr %1038, align 8
  %1040 = fsub double %1037, %1039
  %1041 = call double @llvm.fmuladd.f64(double %1023, double %1040, double %1021)
  %1042 = add nsw i64 %1020, 1
  %1043 = icmp slt i64 %1042, %1017
  br i1 %1043, label %1019, label %1044

1044:
  %1045 = phi double [ 0.000000e+00, %991 ], [ %1008, %1036 ]
  %1046 = phi double [ 0.000000e+00, %991 ], [ %1041, %1036 ]
  %1047 = getelementptr inbounds double, ptr %725, i64 %987
  %1048 = load double, ptr %1047, align 8
  %1049 = fsub double %1048, %1045
  %1050 = fneg double %1046
  %1051 = call double @llvm.fmuladd.f64(double %1050, double %709, double %1049)
  %1052 = fmul double %1051, 2.000000e+00
  %1053 = fdiv double %1052, %980
  %1054 = load ptr, ptr %641, align 8
  %1055 = mul nsw i64 %987, %981
  %1056 = load i64, ptr %642, align 8
  %1057 = mul nsw i64 %1055, %1056
  %1058 = getelementptr inbounds double, ptr %1054, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = call double @llvm.fabs.f64(double %1059)
  %1061 = fdiv double %1060, %979
  %1062 = fsub double %1061, %1046
  %1063 = fmul double %1053, -2.000000e+00
  %1064 = fmul double %1045, %1063
  %1065 = call double @llvm.fmuladd.f64(double %1062, double %1062, double %1064)
  %1066 = fcmp ogt double %1053, 0.000000e+00
  %1067 = fcmp ogt double %1062, 0.000000e+00
  %1068 = select i1 %1066, i1 %1067, i1 false
  %1069 = fcmp ogt double %1065, 0.000000e+00
  %1070 = select i1 %1068, i1 %1069, i1 false
  br i1 %1070, label %1071, label %1076

1071:
  %1072 = call double @llvm.sqrt.f64(double %1065)
  %1073 = fadd double %1062, %1072
  %1074 = fdiv double %1073, %1053
  %1075 = call double @llvm.minnum.f64(double %986, double %1074)
  br label %1076

1076:
  %1077 = phi double [ %986, %985 ], [ %1075, %1071 ], [ %986, %1044 ]
  %1078 = add nsw i64 %987, 1
  %1079 = icmp eq i64 %1078, %715
  br i1 %1079, label %1080, label %985

1080:
  %1081 = phi double [ %631, %628 ], [ %974, %972 ], [ %1077, %1076 ]
  %1082 = fcmp ogt double %1081, 0.000000e+00
  br i1 %1082, label %1083, label %1897

1083:
  %1084 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %1085 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 32
  %1086 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 11
  %1087 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 33
  %1088 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 35
  %1089 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 15
  %1090 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %1091 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %1092 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %1093 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %1094 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %1095 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %1096 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 25
  %1097 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 13
  %1098 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 1
  %1099 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %1100 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  %1101 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 14
  %1102 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %1103 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  %1104 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %1105 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %1116

1106:
  %1107 = phi i32 [ 0, %545 ], [ %1113, %1106 ]
  %1108 = phi i64 [ 0, %545 ], [ %1114, %1106 ]
  %1109 = getelementptr inbounds i64, ptr %546, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp ne i64 %1110, 0
  %1112 = zext i1 %1111 to i32
  %1113 = or i32 %1107, %1112
  %1114 = add nsw i64 %1108, 1
  %1115 = icmp eq i64 %1114, %537
  br i1 %1115, label %547, label %1106

1116:
  %1117 = phi i32 [ 0, %1083 ], [ %1890, %1883 ]
  %1118 = phi double [ %1081, %1083 ], [ %1889, %1883 ]
  %1119 = load ptr, ptr %31, align 8
  %1120 = load i64, ptr %40, align 8
  %1121 = icmp sgt i64 %1120, 0
  %1122 = load i64, ptr %41, align 8
  br i1 %1121, label %1123, label %1127

1123:
  %1124 = shl i64 %1122, 3
  %1125 = getelementptr i8, ptr %1119, i64 %1124
  %1126 = shl i64 %1120, 3
  call void @llvm.memset.p0.i64(ptr align 8 %1125, i8 0, i64 %1126, i1 false)
  br label %1127

1127:
  %1128 = getelementptr inbounds double, ptr %1119, i64 %1122
  store double %2, ptr %1128, align 8
  %1129 = fdiv double 1.000000e+00, %1118
  %1130 = add nsw i64 %1122, 1
  %1131 = getelementptr inbounds double, ptr %1119, i64 %1130
  store double %1129, ptr %1131, align 8
  %1132 = load i64, ptr %18, align 8
  %1133 = icmp sgt i64 %1132, 0
  br i1 %1133, label %1134, label %1171

1134:
  %1135 = load ptr, ptr %33, align 8
  br label %1136

1136:
  %1137 = phi i64 [ 0, %1134 ], [ %1169, %1168 ]
  %1138 = getelementptr inbounds i64, ptr %1135, i64 %1137
  %1139 = load i64, ptr %1138, align 8
  %1140 = icmp eq i64 %1139, 0
  br i1 %1140, label %1168, label %1141

1141:
  %1142 = load ptr, ptr %32, align 8
  %1143 = mul nsw i64 %1137, 11
  %1144 = getelementptr inbounds i64, ptr %1142, i64 %1143
  %1145 = getelementptr inbounds i64, ptr %1144, i64 3
  %1146 = load i64, ptr %1145, align 8
  %1147 = getelementptr inbounds double, ptr %1119, i64 %1146
  store double 1.000000e+00, ptr %1147, align 8
  %1148 = getelementptr inbounds i64, ptr %1144, i64 7
  %1149 = load i64, ptr %1148, align 8
  %1150 = getelementptr inbounds double, ptr %1119, i64 %1149
  store double 0x5F138D352E5096AF, ptr %1150, align 8
  %1151 = getelementptr inbounds i64, ptr %1144, i64 2
  %1152 = load i64, ptr %1151, align 8
  %1153 = load ptr, ptr %38, align 8
  %1154 = getelementptr inbounds i64, ptr %1144, i64 1
  %1155 = load i64, ptr %1154, align 8
  %1156 = getelementptr double, ptr %1153, i64 %1155
  %1157 = getelementptr inbounds i64, ptr %1144, i64 4
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr double, ptr %1119, i64 %1158
  %1160 = icmp sgt i64 %1152, 0
  br i1 %1160, label %1161, label %1168

1161:
  %1162 = phi i64 [ %1166, %1161 ], [ 0, %1141 ]
  %1163 = getelementptr inbounds double, ptr %1156, i64 %1162
  %1164 = load double, ptr %1163, align 8
  %1165 = getelementptr inbounds double, ptr %1159, i64 %1162
  store double %1164, ptr %1165, align 8
  %1166 = add nsw i64 %1162, 1
  %1167 = icmp eq i64 %1166, %1152
  br i1 %1167, label %1168, label %1161

1168:
  %1169 = add nsw i64 %1137, 1
  %1170 = icmp eq i64 %1169, %1132
  br i1 %1170, label %1171, label %1136

1171:
  %1172 = load i64, ptr %1084, align 8
  %1173 = load ptr, ptr %36, align 8
  store double %2, ptr %8, align 8
  %1174 = load ptr, ptr %0, align 8
  %1175 = load ptr, ptr %37, align 8
  call void %1174(ptr %8, ptr %3, ptr %1119, ptr %1173, ptr %1175)
  %1176 = load i64, ptr %18, align 8
  %1177 = icmp sgt i64 %1176, 0
  br i1 %1177, label %1178, label %1197

1178:
  %1179 = load ptr, ptr %36, align 8
  %1180 = load i64, ptr %43, align 8
  %1181 = shl nsw i64 %1180, 1
  %1182 = getelementptr inbounds double, ptr %1179, i64 %1181
  %1183 = load i64, ptr %44, align 8
  %1184 = getelementptr inbounds double, ptr %1182, i64 %1183
  %1185 = load ptr, ptr %32, align 8
  %1186 = getelementptr inbounds double, ptr %1179, i64 %1180
  %1187 = load ptr, ptr %1085, align 8
  %1188 = shl nsw i64 %1180, 2
  %1189 = getelementptr inbounds double, ptr %1179, i64 %1188
  %1190 = getelementptr inbounds double, ptr %1189, i64 %1183
  %1191 = load i64, ptr %45, align 8
  %1192 = mul nsw i64 %1191, %1180
  %1193 = getelementptr inbounds double, ptr %1190, i64 %1192
  %1194 = load ptr, ptr %1087, align 8
  %1195 = icmp sgt i64 %1172, 0
  %1196 = shl i64 %1172, 3
  br label %1201

1197:
  %1198 = icmp sgt i64 %1172, 0
  %1199 = fadd double %1118, %2
  %1200 = add nsw i64 %1172, -1
  br label %1238

1201:
  %1202 = phi i64 [ 0, %1178 ], [ %1236, %1235 ]
  %1203 = mul i64 %1202, %1196
  %1204 = mul nsw i64 %1202, 11
  %1205 = getelementptr inbounds i64, ptr %1185, i64 %1204
  %1206 = getelementptr inbounds i64, ptr %1205, i64 1
  %1207 = load i64, ptr %1206, align 8
  %1208 = getelementptr inbounds double, ptr %1186, i64 %1207
  %1209 = getelementptr inbounds double, ptr %1184, i64 %1207
  %1210 = getelementptr inbounds i64, ptr %1205, i64 2
  %1211 = load i64, ptr %1210, align 8
  %1212 = icmp sgt i64 %1211, 0
  br i1 %1212, label %1213, label %1223

1213:
  %1214 = phi i64 [ %1221, %1213 ], [ 0, %1201 ]
  %1215 = phi double [ %1220, %1213 ], [ 0.000000e+00, %1201 ]
  %1216 = getelementptr inbounds double, ptr %1208, i64 %1214
  %1217 = load double, ptr %1216, align 8
  %1218 = getelementptr inbounds double, ptr %1209, i64 %1214
  %1219 = load double, ptr %1218, align 8
  %1220 = call double @llvm.fmuladd.f64(double %1217, double %1219, double %1215)
  %1221 = add nsw i64 %1214, 1
  %1222 = icmp eq i64 %1221, %1211
  br i1 %1222, label %1223, label %1213

1223:
  %1224 = phi double [ 0.000000e+00, %1201 ], [ %1220, %1213 ]
  %1225 = getelementptr inbounds double, ptr %1187, i64 %1202
  store double %1224, ptr %1225, align 8
  %1226 = load i64, ptr %1205, align 8
  %1227 = getelementptr inbounds double, ptr %1193, i64 %1226
  %1228 = load double, ptr %1227, align 8
  %1229 = load double, ptr %1086, align 8
  %1230 = fdiv double %1228, %1229
  %1231 = getelementptr inbounds double, ptr %1194, i64 %1202
  store double %1230, ptr %1231, align 8
  br i1 %1195, label %1232, label %1235

1232:
  %1233 = load ptr, ptr %1088, align 8
  %1234 = getelementptr i8, ptr %1233, i64 %1203
  call void @llvm.memset.p0.i64(ptr align 8 %1234, i8 0, i64 %1196, i1 false)
  br label %1235

1235:
  %1236 = add nsw i64 %1202, 1
  %1237 = icmp eq i64 %1236, %1176
  br i1 %1237, label %1197, label %1201

1238:
  %1239 = phi i64 [ %1176, %1197 ], [ %1640, %1694 ]
  %1240 = phi double [ 0x7FF0000000000000, %1197 ], [ %1451, %1694 ]
  %1241 = phi i32 [ 0, %1197 ], [ %1695, %1694 ]
  %1242 = icmp sgt i64 %1239, 0
  br i1 %1242, label %1243, label %1261

1243:
  %1244 = phi i64 [ %1361, %1360 ], [ 0, %1238 ]
  br i1 %1198, label %1245, label %1360

1245:
  %1246 = load ptr, ptr %33, align 8
  %1247 = getelementptr inbounds i64, ptr %1246, i64 %1244
  %1248 = load i64, ptr %1247, align 8
  %1249 = icmp eq i64 %1248, 0
  br i1 %1249, label %1360, label %1250

1250:
  %1251 = mul nsw i64 %1244, 11
  %1252 = mul nsw i64 %1244, %1172
  %1253 = load ptr, ptr %1089, align 8
  %1254 = load ptr, ptr %1088, align 8
  %1255 = getelementptr inbounds double, ptr %1254, i64 %1252
  %1256 = load ptr, ptr %31, align 8
  %1257 = load ptr, ptr %32, align 8
  %1258 = getelementptr inbounds i64, ptr %1257, i64 5
  %1259 = getelementptr inbounds i64, ptr %1258, i64 %1251
  %1260 = load i64, ptr %1259, align 8
  br label %1356

1261:
  %1262 = load i64, ptr %1090, align 8
  %1263 = load i64, ptr %1084, align 8
  %1264 = shl i64 %1263, 1
  %1265 = add nsw i64 %1264, -1
  %1266 = load ptr, ptr %31, align 8
  %1267 = load ptr, ptr %1091, align 8
  %1268 = getelementptr inbounds i8, ptr %1267, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %1268, i8 0, i64 64, i1 false)
  %1269 = load ptr, ptr %1092, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1269, i8 0, i64 48, i1 false)
  %1270 = getelementptr inbounds double, ptr %1267, i64 6
  store double %2, ptr %1270, align 8
  store double %2, ptr %1267, align 8
  %1271 = getelementptr inbounds double, ptr %1267, i64 2
  store double %1199, ptr %1271, align 8
  %1272 = getelementptr inbounds double, ptr %1267, i64 3
  store double 0x7FF0000000000000, ptr %1272, align 8
  %1273 = load i64, ptr %1090, align 8
  %1274 = load ptr, ptr %1093, align 8
  %1275 = icmp sgt i64 %1273, 0
  br i1 %1275, label %1276, label %1283

1276:
  %1277 = phi i64 [ %1281, %1276 ], [ 0, %1261 ]
  %1278 = getelementptr inbounds double, ptr %3, i64 %1277
  %1279 = load double, ptr %1278, align 8
  %1280 = getelementptr inbounds double, ptr %1274, i64 %1277
  store double %1279, ptr %1280, align 8
  %1281 = add nsw i64 %1277, 1
  %1282 = icmp eq i64 %1281, %1273
  br i1 %1282, label %1283, label %1276

1283:
  %1284 = load i64, ptr %1094, align 8
  %1285 = load ptr, ptr %1095, align 8
  %1286 = icmp sgt i64 %1284, 0
  br i1 %1286, label %1287, label %1294

1287:
  %1288 = phi i64 [ %1292, %1287 ], [ 0, %1283 ]
  %1289 = getelementptr inbounds double, ptr %1266, i64 %1288
  %1290 = load double, ptr %1289, align 8
  %1291 = getelementptr inbounds double, ptr %1285, i64 %1288
  store double %1290, ptr %1291, align 8
  %1292 = add nsw i64 %1288, 1
  %1293 = icmp eq i64 %1292, %1284
  br i1 %1293, label %1294, label %1287

1294:
  %1295 = call i64 @begin(ptr %1, i64 1)
  %1296 = icmp slt i64 %1263, 1
  br i1 %1296, label %1378, label %1297

1297:
  %1298 = icmp sgt i64 %1262, 0
  %1299 = call i64 @llvm.smax.i64(i64 %1264, i64 1)
  br label %1300

1300:
  %1301 = phi i1 [ false, %1297 ], [ %1352, %1343 ]
  %1302 = phi i64 [ 0, %1297 ], [ %1351, %1343 ]
  %1303 = load ptr, ptr %1096, align 8
  %1304 = mul nsw i64 %1302, %1262
  %1305 = getelementptr double, ptr %1303, i64 %1304
  %1306 = icmp eq i64 %1302, %1265
  br i1 %1306, label %1311, label %1307

1307:
  %1308 = load ptr, ptr %1097, align 8
  %1309 = getelementptr inbounds double, ptr %1308, i64 %1302
  %1310 = load double, ptr %1309, align 8
  br label %1311

1311:
  %1312 = phi double [ %1310, %1307 ], [ 1.000000e+00, %1300 ]
  %1313 = call double @llvm.fmuladd.f64(double %1118, double %1312, double %2)
  %1314 = load ptr, ptr %1091, align 8
  %1315 = getelementptr inbounds double, ptr %1314, i64 2
  store double %1313, ptr %1315, align 8
  %1316 = call i64 @advance(ptr %1, i64 40)
  %1317 = icmp eq i64 %1316, 0
  br i1 %1317, label %1318, label %1354

1318:
  %1319 = load ptr, ptr %1093, align 8
  br i1 %1298, label %1323, label %1320

1320:
  %1321 = load ptr, ptr %1092, align 8
  %1322 = getelementptr inbounds i64, ptr %1321, i64 2
  store i64 0, ptr %1322, align 8
  br label %1343

1323:
  %1324 = phi i64 [ %1329, %1323 ], [ 0, %1318 ]
  %1325 = phi double [ %1328, %1323 ], [ 0.000000e+00, %1318 ]
  %1326 = getelementptr inbounds double, ptr %1319, i64 %1324
  %1327 = load double, ptr %1326, align 8
  %1328 = call double @llvm.fmuladd.f64(double %1327, double 0.000000e+00, double %1325)
  %1329 = add nsw i64 %1324, 1
  %1330 = icmp eq i64 %1329, %1262
  br i1 %1330, label %1331, label %1323

1331:
  %1332 = fcmp une double %1328, 0.000000e+00
  br i1 %1332, label %1354, label %1333

1333:
  %1334 = load ptr, ptr %1092, align 8
  %1335 = getelementptr inbounds i64, ptr %1334, i64 2
  store i64 0, ptr %1335, align 8
  br label %1336

1336:
  %1337 = phi i64 [ %1341, %1336 ], [ 0, %1333 ]
  %1338 = getelementptr inbounds double, ptr %1319, i64 %1337
  %1339 = load double, ptr %1338, align 8
  %1340 = getelementptr inbounds double, ptr %1305, i64 %1337
  store double %1339, ptr %1340, align 8
  %1341 = add nsw i64 %1337, 1
  %1342 = icmp eq i64 %1341, %1262
  br i1 %1342, label %1343, label %1336

1343:
  %1344 = load ptr, ptr %31, align 8
  %1345 = load ptr, ptr %558, align 8
  %1346 = load i64, ptr %1098, align 8
  %1347 = mul nsw i64 %1346, %1302
  %1348 = getelementptr inbounds double, ptr %1345, i64 %1347
  store double %1313, ptr %7, align 8
  %1349 = load ptr, ptr %0, align 8
  %1350 = load ptr, ptr %37, align 8
  call void %1349(ptr %7, ptr %1305, ptr %1344, ptr %1348, ptr %1350)
  %1351 = add nsw i64 %1302, 1
  %1352 = icmp sge i64 %1351, %1264
  %1353 = icmp eq i64 %1351, %1299
  br i1 %1353, label %1354, label %1300

1354:
  %1355 = phi i1 [ %1301, %1331 ], [ %1301, %1311 ], [ %1352, %1343 ]
  br i1 %1355, label %1378, label %1883

1356:
  %1357 = phi i64 [ 0, %1250 ], [ %1376, %1373 ]
  %1358 = mul nsw i64 %1357, %1172
  %1359 = getelementptr inbounds double, ptr %1253, i64 %1358
  br label %1363

1360:
  %1361 = add nsw i64 %1244, 1
  %1362 = icmp eq i64 %1361, %1239
  br i1 %1362, label %1261, label %1243

1363:
  %1364 = phi i64 [ %1371, %1363 ], [ 0, %1356 ]
  %1365 = phi double [ %1370, %1363 ], [ 0.000000e+00, %1356 ]
  %1366 = getelementptr inbounds double, ptr %1359, i64 %1364
  %1367 = load double, ptr %1366, align 8
  %1368 = getelementptr inbounds double, ptr %1255, i64 %1364
  %1369 = load double, ptr %1368, align 8
  %1370 = call double @llvm.fmuladd.f64(double %1367, double %1369, double %1365)
  %1371 = add nsw i64 %1364, 1
  %1372 = icmp eq i64 %1371, %1172
  br i1 %1372, label %1373, label %1363

1373:
  %1374 = add nsw i64 %1357, %1260
  %1375 = getelementptr inbounds double, ptr %1256, i64 %1374
  store double %1370, ptr %1375, align 8
  %1376 = add nsw i64 %1357, 1
  %1377 = icmp eq i64 %1376, %1172
  br i1 %1377, label %1360, label %1356

1378:
  %1379 = load i64, ptr %18, align 8
  %1380 = icmp sgt i64 %1379, 0
  br i1 %1380, label %1381, label %1752

1381:
  %1382 = load i64, ptr %1084, align 8
  %1383 = shl nsw i64 %1382, 1
  %1384 = icmp sgt i64 %1382, 0
  br label %1385

1385:
  %1386 = phi double [ 0.000000e+00, %1381 ], [ %1451, %1450 ]
  %1387 = phi i64 [ 0, %1381 ], [ %1452, %1450 ]
  br i1 %1384, label %1388, label %1450

1388:
  %1389 = load ptr, ptr %33, align 8
  %1390 = getelementptr inbounds i64, ptr %1389, i64 %1387
  %1391 = load i64, ptr %1390, align 8
  %1392 = icmp eq i64 %1391, 0
  br i1 %1392, label %1450, label %1393

1393:
  %1394 = mul nsw i64 %1387, 11
  %1395 = load ptr, ptr %558, align 8
  %1396 = load i64, ptr %1098, align 8
  %1397 = load i64, ptr %43, align 8
  %1398 = shl nsw i64 %1397, 1
  %1399 = load i64, ptr %44, align 8
  %1400 = load ptr, ptr %32, align 8
  %1401 = getelementptr inbounds i64, ptr %1400, i64 %1394
  %1402 = getelementptr inbounds i64, ptr %1401, i64 1
  %1403 = load i64, ptr %1402, align 8
  %1404 = getelementptr inbounds i64, ptr %1401, i64 2
  %1405 = load i64, ptr %1404, align 8
  %1406 = icmp sgt i64 %1405, 0
  %1407 = load ptr, ptr %1085, align 8
  %1408 = getelementptr inbounds double, ptr %1407, i64 %1387
  %1409 = load double, ptr %1408, align 8
  %1410 = load ptr, ptr %1097, align 8
  %1411 = fneg double %1409
  %1412 = load ptr, ptr %1087, align 8
  %1413 = getelementptr inbounds double, ptr %1412, i64 %1387
  %1414 = load double, ptr %1413, align 8
  br label %1415

1415:
  %1416 = phi double [ %1386, %1393 ], [ %1445, %1447 ]
  %1417 = phi i64 [ 1, %1393 ], [ %1448, %1447 ]
  %1418 = mul nsw i64 %1417, %1396
  %1419 = getelementptr inbounds double, ptr %1395, i64 %1418
  %1420 = getelementptr inbounds double, ptr %1419, i64 %1398
  %1421 = getelementptr inbounds double, ptr %1420, i64 %1399
  %1422 = getelementptr inbounds double, ptr %1419, i64 %1397
  %1423 = getelementptr inbounds double, ptr %1422, i64 %1403
  %1424 = getelementptr inbounds double, ptr %1421, i64 %1403
  br i1 %1406, label %1425, label %1435

1425:
  %1426 = phi i64 [ %1433, %1425 ], [ 0, %1415 ]
  %1427 = phi double [ %1432, %1425 ], [ 0.000000e+00, %1415 ]
  %1428 = getelementptr inbounds double, ptr %1423, i64 %1426
  %1429 = load double, ptr %1428, align 8
  %1430 = getelementptr inbounds double, ptr %1424, i64 %1426
  %1431 = load double, ptr %1430, align 8
  %1432 = call double @llvm.fmuladd.f64(double %1429, double %1431, double %1427)
  %1433 = add nsw i64 %1426, 1
  %1434 = icmp eq i64 %1433, %1405
  br i1 %1434, label %1435, label %1425

1435:
  %1436 = phi double [ 0.000000e+00, %1415 ], [ %1432, %1425 ]
  %1437 = getelementptr inbounds double, ptr %1410, i64 %1417
  %1438 = load double, ptr %1437, align 8
  %1439 = fsub double 1.000000e+00, %1438
  %1440 = call double @llvm.fmuladd.f64(double %1411, double %1439, double %1436)
  %1441 = call double @llvm.fabs.f64(double %1440)
  %1442 = fmul double %1414, %1416
  %1443 = fcmp ugt double %1441, %1442
  %1444 = fdiv double %1441, %1414
  %1445 = select i1 %1443, double %1444, double %1416
  %1446 = fcmp ord double %1445, 0.000000e+00
  br i1 %1446, label %1447, label %1697

1447:
  %1448 = add nsw i64 %1417, 2
  %1449 = icmp slt i64 %1448, %1383
  br i1 %1449, label %1415, label %1450

1450:
  %1451 = phi double [ %1386, %1385 ], [ %1386, %1388 ], [ %1445, %1447 ]
  %1452 = add nsw i64 %1387, 1
  %1453 = icmp eq i64 %1452, %1379
  br i1 %1453, label %1454, label %1385

1454:
  %1455 = fcmp ugt double %1451, 1.000000e-03
  %1456 = fmul double %1240, 3.000000e-01
  %1457 = fcmp olt double %1451, %1456
  %1458 = select i1 %1455, i1 %1457, i1 false
  br i1 %1458, label %1459, label %1697

1459:
  %1460 = icmp ult i32 %1241, 2
  %1461 = select i1 %1198, i1 %1460, i1 false
  br i1 %1461, label %1672, label %1465

1462:
  %1463 = load i64, ptr %1084, align 8
  %1464 = load i64, ptr %18, align 8
  br label %1465

1465:
  %1466 = phi i64 [ %1464, %1462 ], [ %1379, %1459 ]
  %1467 = phi i64 [ %1463, %1462 ], [ %1382, %1459 ]
  %1468 = icmp sgt i64 %1466, 0
  br i1 %1468, label %1469, label %1484

1469:
  %1470 = load ptr, ptr %33, align 8
  br label %1474

1471:
  %1472 = icmp slt i64 %1467, 1
  %1473 = icmp sgt i64 %1467, 0
  br label %1490

1474:
  %1475 = phi i64 [ 0, %1469 ], [ %1481, %1474 ]
  %1476 = phi i64 [ 0, %1469 ], [ %1482, %1474 ]
  %1477 = getelementptr inbounds i64, ptr %1470, i64 %1476
  %1478 = load i64, ptr %1477, align 8
  %1479 = icmp eq i64 %1478, 0
  %1480 = select i1 %1479, i64 0, i64 %1467
  %1481 = add nsw i64 %1480, %1475
  %1482 = add nsw i64 %1476, 1
  %1483 = icmp eq i64 %1482, %1466
  br i1 %1483, label %1471, label %1474

1484:
  %1485 = phi i64 [ 0, %1465 ], [ %1481, %1633 ]
  %1486 = load ptr, ptr %1102, align 8
  %1487 = load ptr, ptr %1103, align 8
  %1488 = call fastcc double @solve_square(ptr %1486, ptr %1487, i64 %1485)
  %1489 = fcmp oeq double %1488, 0.000000e+00
  br i1 %1489, label %1637, label %1639

1490:
  %1491 = phi i64 [ 0, %1471 ], [ %1634, %1633 ]
  %1492 = phi i64 [ 0, %1471 ], [ %1635, %1633 ]
  %1493 = getelementptr inbounds i64, ptr %1470, i64 %1492
  %1494 = load i64, ptr %1493, align 8
  %1495 = icmp eq i64 %1494, 0
  %1496 = select i1 %1495, i1 true, i1 %1472
  br i1 %1496, label %1633, label %1497

1497:
  %1498 = load ptr, ptr %558, align 8
  %1499 = load i64, ptr %1098, align 8
  %1500 = load ptr, ptr %32, align 8
  %1501 = mul nsw i64 %1492, 11
  %1502 = getelementptr inbounds i64, ptr %1500, i64 %1501
  %1503 = load i64, ptr %43, align 8
  %1504 = shl nsw i64 %1503, 1
  %1505 = load i64, ptr %1502, align 8
  %1506 = add nsw i64 %1504, %1505
  %1507 = getelementptr inbounds i64, ptr %1502, i64 1
  %1508 = getelementptr inbounds i64, ptr %1502, i64 2
  %1509 = load i64, ptr %44, align 8
  %1510 = load i64, ptr %1507, align 8
  %1511 = load i64, ptr %1508, align 8
  %1512 = icmp sgt i64 %1511, 0
  %1513 = load ptr, ptr %1085, align 8
  %1514 = getelementptr inbounds double, ptr %1513, i64 %1492
  %1515 = load ptr, ptr %1097, align 8
  %1516 = load ptr, ptr %1103, align 8
  br label %1517

1517:
  %1518 = phi i64 [ %1491, %1497 ], [ %1554, %1544 ]
  %1519 = phi i64 [ 0, %1497 ], [ %1553, %1544 ]
  %1520 = shl nsw i64 %1519, 1
  %1521 = or i64 %1520, 1
  %1522 = mul nsw i64 %1521, %1499
  %1523 = getelementptr inbounds double, ptr %1498, i64 %1522
  %1524 = getelementptr inbounds double, ptr %1523, i64 %1506
  %1525 = load double, ptr %1524, align 8
  %1526 = getelementptr inbounds double, ptr %1523, i64 %1504
  %1527 = mul nsw i64 %1518, %1481
  %1528 = getelementptr inbounds double, ptr %1526, i64 %1509
  %1529 = getelementptr inbounds double, ptr %1523, i64 %1510
  %1530 = getelementptr inbounds double, ptr %1528, i64 %1510
  br label %1556

1531:
  %1532 = getelementptr inbounds double, ptr %1523, i64 %1503
  %1533 = getelementptr inbounds double, ptr %1532, i64 %1510
  br i1 %1512, label %1534, label %1544

1534:
  %1535 = phi i64 [ %1542, %1534 ], [ 0, %1531 ]
  %1536 = phi double [ %1541, %1534 ], [ 0.000000e+00, %1531 ]
  %1537 = getelementptr inbounds double, ptr %1533, i64 %1535
  %1538 = load double, ptr %1537, align 8
  %1539 = getelementptr inbounds double, ptr %1530, i64 %1535
  %1540 = load double, ptr %1539, align 8
  %1541 = call double @llvm.fmuladd.f64(double %1538, double %1540, double %1536)
  %1542 = add nsw i64 %1535, 1
  %1543 = icmp eq i64 %1542, %1511
  br i1 %1543, label %1544, label %1534

1544:
  %1545 = phi double [ 0.000000e+00, %1531 ], [ %1541, %1534 ]
  %1546 = load double, ptr %1514, align 8
  %1547 = getelementptr inbounds double, ptr %1515, i64 %1521
  %1548 = load double, ptr %1547, align 8
  %1549 = fsub double 1.000000e+00, %1548
  %1550 = fneg double %1546
  %1551 = call double @llvm.fmuladd.f64(double %1550, double %1549, double %1545)
  %1552 = getelementptr inbounds double, ptr %1516, i64 %1518
  store double %1551, ptr %1552, align 8
  %1553 = add nsw i64 %1519, 1
  %1554 = add nsw i64 %1518, 1
  %1555 = icmp eq i64 %1553, %1467
  br i1 %1555, label %1633, label %1517

1556:
  %1557 = phi i64 [ 0, %1517 ], [ %1631, %1629 ]
  %1558 = phi i64 [ 0, %1517 ], [ %1630, %1629 ]
  %1559 = getelementptr inbounds i64, ptr %1470, i64 %1557
  %1560 = load i64, ptr %1559, align 8
  %1561 = icmp eq i64 %1560, 0
  br i1 %1561, label %1629, label %1562

1562:
  %1563 = load ptr, ptr %1088, align 8
  %1564 = mul nsw i64 %1557, %1467
  %1565 = add nsw i64 %1564, %1519
  %1566 = getelementptr inbounds double, ptr %1563, i64 %1565
  %1567 = load double, ptr %1566, align 8
  br i1 %1473, label %1568, label %1629

1568:
  %1569 = mul nsw i64 %1557, %1466
  %1570 = add nsw i64 %1569, %1492
  %1571 = mul nsw i64 %1570, %1467
  %1572 = add nsw i64 %1571, %1519
  %1573 = call double @llvm.fmuladd.f64(double %1567, double %1567, double 1.000000e+00)
  %1574 = load ptr, ptr %1099, align 8
  %1575 = getelementptr inbounds double, ptr %1574, i64 %1572
  %1576 = load ptr, ptr %1100, align 8
  %1577 = getelementptr inbounds double, ptr %1576, i64 %1572
  %1578 = load ptr, ptr %1101, align 8
  %1579 = icmp eq i64 %1557, %1492
  %1580 = load ptr, ptr %1102, align 8
  br label %1581

1581:
  %1582 = phi i64 [ 0, %1568 ], [ %1626, %1621 ]
  %1583 = phi i64 [ %1558, %1568 ], [ %1627, %1621 ]
  %1584 = add nsw i64 %1582, %1564
  %1585 = getelementptr inbounds double, ptr %1563, i64 %1584
  %1586 = load double, ptr %1585, align 8
  %1587 = call double @llvm.fmuladd.f64(double %1586, double %1586, double 1.000000e+00)
  %1588 = fmul double %1573, %1587
  %1589 = call double @llvm.sqrt.f64(double %1588)
  %1590 = load double, ptr %1575, align 8
  %1591 = call double @llvm.fmuladd.f64(double %1567, double %1586, double 1.000000e+00)
  %1592 = load double, ptr %1577, align 8
  %1593 = fsub double %1567, %1586
  %1594 = fmul double %1593, %1592
  %1595 = call double @llvm.fmuladd.f64(double %1590, double %1591, double %1594)
  %1596 = fdiv double %1595, %1589
  %1597 = mul nsw i64 %1582, %1467
  %1598 = add nsw i64 %1597, %1519
  %1599 = getelementptr inbounds double, ptr %1578, i64 %1598
  %1600 = load double, ptr %1599, align 8
  %1601 = fmul double %1118, %1600
  %1602 = fmul double %1601, %1596
  %1603 = icmp eq i64 %1582, %1519
  %1604 = select i1 %1579, i1 %1603, i1 false
  br i1 %1604, label %1605, label %1621

1605:
  br i1 %1512, label %1606, label %1616

1606:
  %1607 = phi i64 [ %1614, %1606 ], [ 0, %1605 ]
  %1608 = phi double [ %1613, %1606 ], [ 0.000000e+00, %1605 ]
  %1609 = getelementptr inbounds double, ptr %1529, i64 %1607
  %1610 = load double, ptr %1609, align 8
  %1611 = getelementptr inbounds double, ptr %1530, i64 %1607
  %1612 = load double, ptr %1611, align 8
  %1613 = call double @llvm.fmuladd.f64(double %1610, double %1612, double %1608)
  %1614 = add nsw i64 %1607, 1
  %1615 = icmp eq i64 %1614, %1511
  br i1 %1615, label %1616, label %1606

1616:
  %1617 = phi double [ 0.000000e+00, %1605 ], [ %1613, %1606 ]
  %1618 = fcmp ogt double %1617, 0.000000e+00
  %1619 = select i1 %1618, double %1617, double 0.000000e+00
  %1620 = fadd double %1602, %1619
  br label %1621

1621:
  %1622 = phi double [ %1620, %1616 ], [ %1602, %1581 ]
  %1623 = fmul double %1525, %1622
  %1624 = add nsw i64 %1583, %1527
  %1625 = getelementptr inbounds double, ptr %1580, i64 %1624
  store double %1623, ptr %1625, align 8
  %1626 = add nsw i64 %1582, 1
  %1627 = add nsw i64 %1583, 1
  %1628 = icmp eq i64 %1626, %1467
  br i1 %1628, label %1629, label %1581

1629:
  %1630 = phi i64 [ %1558, %1556 ], [ %1558, %1562 ], [ %1627, %1621 ]
  %1631 = add nsw i64 %1557, 1
  %1632 = icmp eq i64 %1631, %1466
  br i1 %1632, label %1531, label %1556

1633:
  %1634 = phi i64 [ %1491, %1490 ], [ %1554, %1544 ]
  %1635 = add nsw i64 %1492, 1
  %1636 = icmp eq i64 %1635, %1466
  br i1 %1636, label %1484, label %1490

1637:
  %1638 = load ptr, ptr %1103, align 8
  store double 0x7FF8000000000000, ptr %1638, align 8
  br label %1639

1639:
  %1640 = load i64, ptr %18, align 8
  %1641 = icmp sgt i64 %1640, 0
  br i1 %1641, label %1642, label %1694

1642:
  %1643 = icmp sgt i64 %1467, 0
  br label %1644

1644:
  %1645 = phi i64 [ 0, %1642 ], [ %1670, %1668 ]
  %1646 = phi i64 [ 0, %1642 ], [ %1669, %1668 ]
  br i1 %1643, label %1647, label %1668

1647:
  %1648 = load ptr, ptr %33, align 8
  %1649 = getelementptr inbounds i64, ptr %1648, i64 %1645
  %1650 = load i64, ptr %1649, align 8
  %1651 = icmp eq i64 %1650, 0
  %1652 = mul nsw i64 %1645, %1467
  br i1 %1651, label %1668, label %1653

1653:
  %1654 = load ptr, ptr %1103, align 8
  %1655 = load ptr, ptr %1088, align 8
  br label %1656

1656:
  %1657 = phi i64 [ 0, %1653 ], [ %1666, %1656 ]
  %1658 = phi i64 [ %1646, %1653 ], [ %1659, %1656 ]
  %1659 = add nsw i64 %1658, 1
  %1660 = getelementptr inbounds double, ptr %1654, i64 %1658
  %1661 = load double, ptr %1660, align 8
  %1662 = add nsw i64 %1657, %1652
  %1663 = getelementptr inbounds double, ptr %1655, i64 %1662
  %1664 = load double, ptr %1663, align 8
  %1665 = fadd double %1661, %1664
  store double %1665, ptr %1663, align 8
  %1666 = add nsw i64 %1657, 1
  %1667 = icmp eq i64 %1666, %1467
  br i1 %1667, label %1668, label %1656

1668:
  %1669 = phi i64 [ %1646, %1644 ], [ %1646, %1647 ], [ %1659, %1656 ]
  %1670 = add nsw i64 %1645, 1
  %1671 = icmp eq i64 %1670, %1640
  br i1 %1671, label %1694, label %1644

1672:
  %1673 = phi i64 [ %1692, %1681 ], [ 0, %1459 ]
  %1674 = shl nsw i64 %1673, 1
  %1675 = or i64 %1674, 1
  %1676 = icmp eq i64 %1673, %1200
  br i1 %1676, label %1681, label %1677

1677:
  %1678 = load ptr, ptr %1097, align 8
  %1679 = getelementptr inbounds double, ptr %1678, i64 %1675
  %1680 = load double, ptr %1679, align 8
  br label %1681

1681:
  %1682 = phi double [ %1680, %1677 ], [ 1.000000e+00, %1672 ]
  %1683 = call double @llvm.fmuladd.f64(double %1118, double %1682, double %2)
  %1684 = load ptr, ptr %1096, align 8
  %1685 = load i64, ptr %1090, align 8
  %1686 = mul nsw i64 %1685, %1675
  %1687 = getelementptr inbounds double, ptr %1684, i64 %1686
  %1688 = load ptr, ptr %558, align 8
  %1689 = load i64, ptr %1098, align 8
  %1690 = mul nsw i64 %1689, %1675
  %1691 = getelementptr inbounds double, ptr %1688, i64 %1690
  call fastcc void @respond(ptr %0, ptr %1, double %1683, ptr %1687, ptr %1691, i64 %1673)
  %1692 = add nsw i64 %1673, 1
  %1693 = icmp eq i64 %1692, %1172
  br i1 %1693, label %1462, label %1672

1694:
  %1695 = add nsw i32 %1241, 1
  %1696 = icmp eq i32 %1695, 12
  br i1 %1696, label %1697, label %1238

1697:
  %1698 = phi i64 [ %1379, %1435 ], [ %1640, %1694 ], [ %1379, %1454 ]
  %1699 = call i64 @llvm.smax.i64(i64 %1698, i64 0)
  %1700 = icmp slt i64 %1698, 1
  br i1 %1700, label %1752, label %1701

1701:
  %1702 = load i64, ptr %1084, align 8
  %1703 = shl nsw i64 %1702, 1
  %1704 = icmp sgt i64 %1702, 0
  br label %1705

1705:
  %1706 = phi i64 [ 0, %1701 ], [ %1750, %1749 ]
  br i1 %1704, label %1707, label %1749

1707:
  %1708 = load ptr, ptr %33, align 8
  %1709 = getelementptr inbounds i64, ptr %1708, i64 %1706
  %1710 = load i64, ptr %1709, align 8
  %1711 = icmp eq i64 %1710, 0
  br i1 %1711, label %1749, label %1712

1712:
  %1713 = mul nsw i64 %1706, 11
  %1714 = load ptr, ptr %558, align 8
  %1715 = load i64, ptr %1098, align 8
  %1716 = load i64, ptr %43, align 8
  %1717 = shl nsw i64 %1716, 1
  %1718 = load i64, ptr %44, align 8
  %1719 = load ptr, ptr %32, align 8
  %1720 = getelementptr inbounds i64, ptr %1719, i64 %1713
  %1721 = getelementptr inbounds i64, ptr %1720, i64 1
  %1722 = load i64, ptr %1721, align 8
  %1723 = getelementptr inbounds i64, ptr %1720, i64 2
  %1724 = load i64, ptr %1723, align 8
  %1725 = icmp sgt i64 %1724, 0
  br i1 %1725, label %1729, label %1752

1726:
  %1727 = add nsw i64 %1730, 2
  %1728 = icmp slt i64 %1727, %1703
  br i1 %1728, label %1729, label %1749

1729:
  %1730 = phi i64 [ %1727, %1726 ], [ 1, %1712 ]
  %1731 = mul nsw i64 %1730, %1715
  %1732 = getelementptr inbounds double, ptr %1714, i64 %1731
  %1733 = getelementptr inbounds double, ptr %1732, i64 %1717
  %1734 = getelementptr inbounds double, ptr %1733, i64 %1718
  %1735 = getelementptr inbounds double, ptr %1732, i64 %1722
  %1736 = getelementptr inbounds double, ptr %1734, i64 %1722
  br label %1737

1737:
  %1738 = phi i64 [ %1745, %1737 ], [ 0, %1729 ]
  %1739 = phi double [ %1744, %1737 ], [ 0.000000e+00, %1729 ]
  %1740 = getelementptr inbounds double, ptr %1735, i64 %1738
  %1741 = load double, ptr %1740, align 8
  %1742 = getelementptr inbounds double, ptr %1736, i64 %1738
  %1743 = load double, ptr %1742, align 8
  %1744 = call double @llvm.fmuladd.f64(double %1741, double %1743, double %1739)
  %1745 = add nsw i64 %1738, 1
  %1746 = icmp eq i64 %1745, %1724
  br i1 %1746, label %1747, label %1737

1747:
  %1748 = fcmp ogt double %1744, 0.000000e+00
  br i1 %1748, label %1726, label %1752

1749:
  %1750 = add nsw i64 %1706, 1
  %1751 = icmp eq i64 %1750, %1699
  br i1 %1751, label %1756, label %1705

1752:
  %1753 = phi i64 [ %1698, %1697 ], [ %1698, %1747 ], [ %1698, %1712 ], [ %1379, %1378 ]
  %1754 = phi i64 [ 0, %1697 ], [ %1706, %1747 ], [ %1706, %1712 ], [ 0, %1378 ]
  %1755 = icmp slt i64 %1754, %1753
  br i1 %1755, label %1883, label %1756

1756:
  %1757 = phi i64 [ %1753, %1752 ], [ %1698, %1749 ]
  %1758 = icmp sgt i64 %1757, 0
  %1759 = load i64, ptr %1084, align 8
  br i1 %1758, label %1760, label %1835

1760:
  %1761 = shl i64 %1759, 1
  %1762 = icmp sgt i64 %1759, 0
  %1763 = call i64 @llvm.smax.i64(i64 %1761, i64 1)
  br label %1764

1764:
  %1765 = phi double [ 0.000000e+00, %1760 ], [ %1830, %1829 ]
  %1766 = phi i64 [ 0, %1760 ], [ %1831, %1829 ]
  br i1 %1762, label %1767, label %1829

1767:
  %1768 = load ptr, ptr %33, align 8
  %1769 = getelementptr inbounds i64, ptr %1768, i64 %1766
  %1770 = load i64, ptr %1769, align 8
  %1771 = icmp eq i64 %1770, 0
  br i1 %1771, label %1829, label %1772

1772:
  %1773 = mul nsw i64 %1766, 11
  %1774 = load ptr, ptr %558, align 8
  %1775 = load i64, ptr %1098, align 8
  %1776 = load i64, ptr %43, align 8
  %1777 = shl nsw i64 %1776, 1
  %1778 = load i64, ptr %44, align 8
  %1779 = load ptr, ptr %32, align 8
  %1780 = getelementptr inbounds i64, ptr %1779, i64 %1773
  %1781 = getelementptr inbounds i64, ptr %1780, i64 1
  %1782 = load i64, ptr %1781, align 8
  %1783 = getelementptr inbounds i64, ptr %1780, i64 2
  %1784 = load i64, ptr %1783, align 8
  %1785 = icmp sgt i64 %1784, 0
  %1786 = load ptr, ptr %1085, align 8
  %1787 = getelementptr inbounds double, ptr %1786, i64 %1766
  %1788 = load double, ptr %1787, align 8
  %1789 = load ptr, ptr %1097, align 8
  %1790 = fneg double %1788
  %1791 = load ptr, ptr %1087, align 8
  %1792 = getelementptr inbounds double, ptr %1791, i64 %1766
  %1793 = load double, ptr %1792, align 8
  br label %1794

1794:
  %1795 = phi double [ %1765, %1772 ], [ %1824, %1826 ]
  %1796 = phi i64 [ 0, %1772 ], [ %1827, %1826 ]
  %1797 = mul nsw i64 %1796, %1775
  %1798 = getelementptr inbounds double, ptr %1774, i64 %1797
  %1799 = getelementptr inbounds double, ptr %1798, i64 %1777
  %1800 = getelementptr inbounds double, ptr %1799, i64 %1778
  %1801 = getelementptr inbounds double, ptr %1798, i64 %1776
  %1802 = getelementptr inbounds double, ptr %1801, i64 %1782
  %1803 = getelementptr inbounds double, ptr %1800, i64 %1782
  br i1 %1785, label %1804, label %1814

1804:
  %1805 = phi i64 [ %1812, %1804 ], [ 0, %1794 ]
  %1806 = phi double [ %1811, %1804 ], [ 0.000000e+00, %1794 ]
  %1807 = getelementptr inbounds double, ptr %1802, i64 %1805
  %1808 = load double, ptr %1807, align 8
  %1809 = getelementptr inbounds double, ptr %1803, i64 %1805
  %1810 = load double, ptr %1809, align 8
  %1811 = call double @llvm.fmuladd.f64(double %1808, double %1810, double %1806)
  %1812 = add nsw i64 %1805, 1
  %1813 = icmp eq i64 %1812, %1784
  br i1 %1813, label %1814, label %1804

1814:
  %1815 = phi double [ 0.000000e+00, %1794 ], [ %1811, %1804 ]
  %1816 = getelementptr inbounds double, ptr %1789, i64 %1796
  %1817 = load double, ptr %1816, align 8
  %1818 = fsub double 1.000000e+00, %1817
  %1819 = call double @llvm.fmuladd.f64(double %1790, double %1818, double %1815)
  %1820 = call double @llvm.fabs.f64(double %1819)
  %1821 = fmul double %1793, %1795
  %1822 = fcmp ugt double %1820, %1821
  %1823 = fdiv double %1820, %1793
  %1824 = select i1 %1822, double %1823, double %1795
  %1825 = fcmp ord double %1824, 0.000000e+00
  br i1 %1825, label %1826, label %1883

1826:
  %1827 = add nsw i64 %1796, 1
  %1828 = icmp eq i64 %1827, %1763
  br i1 %1828, label %1829, label %1794

1829:
  %1830 = phi double [ %1765, %1764 ], [ %1765, %1767 ], [ %1824, %1826 ]
  %1831 = add nsw i64 %1766, 1
  %1832 = icmp eq i64 %1831, %1757
  br i1 %1832, label %1833, label %1764

1833:
  %1834 = fcmp olt double %1830, 0x7FF0000000000000
  br i1 %1834, label %1835, label %1868

1835:
  %1836 = phi double [ %1830, %1833 ], [ 0.000000e+00, %1756 ]
  %1837 = fmul double %1118, 9.000000e-01
  %1838 = fcmp ogt double %1836, 1.000000e-03
  %1839 = select i1 %1838, double %1836, double 1.000000e-03
  %1840 = add nsw i64 %1759, 1
  %1841 = fcmp ogt double %1839, 1.000000e+00
  %1842 = select i1 %1841, double %1839, double 1.000000e+00
  %1843 = fneg double %1839
  %1844 = icmp sgt i64 %1759, 0
  %1845 = sitofp i64 %1840 to double
  br label %1849

1846:
  %1847 = add nsw i32 %1851, 1
  %1848 = icmp eq i32 %1847, 400
  br i1 %1848, label %1865, label %1849

1849:
  %1850 = phi double [ %1842, %1835 ], [ %1857, %1846 ]
  %1851 = phi i32 [ 0, %1835 ], [ %1847, %1846 ]
  br i1 %1844, label %1859, label %1852

1852:
  %1853 = phi double [ 1.000000e+00, %1849 ], [ %1862, %1859 ]
  %1854 = call double @llvm.fmuladd.f64(double %1850, double %1853, double %1843)
  %1855 = fmul double %1853, %1845
  %1856 = fdiv double %1854, %1855
  %1857 = fsub double %1850, %1856
  %1858 = fcmp olt double %1857, %1850
  br i1 %1858, label %1846, label %1865

1859:
  %1860 = phi i64 [ %1863, %1859 ], [ 1, %1849 ]
  %1861 = phi double [ %1862, %1859 ], [ 1.000000e+00, %1849 ]
  %1862 = fmul double %1850, %1861
  %1863 = add nsw i64 %1860, 1
  %1864 = icmp eq i64 %1860, %1759
  br i1 %1864, label %1852, label %1859

1865:
  %1866 = phi double [ %1857, %1846 ], [ %1850, %1852 ]
  %1867 = fdiv double %1837, %1866
  br label %1868

1868:
  %1869 = phi double [ %1836, %1865 ], [ %1830, %1833 ]
  %1870 = phi double [ %1867, %1865 ], [ 0.000000e+00, %1833 ]
  %1871 = fcmp ugt double %1869, 1.000000e+00
  br i1 %1871, label %1883, label %1872

1872:
  %1873 = load i64, ptr %30, align 8
  %1874 = load ptr, ptr %31, align 8
  %1875 = icmp sgt i64 %1873, 0
  br i1 %1875, label %1876, label %1894

1876:
  %1877 = phi i64 [ %1881, %1876 ], [ 0, %1872 ]
  %1878 = getelementptr inbounds double, ptr %1874, i64 %1877
  %1879 = load double, ptr %1878, align 8
  %1880 = getelementptr inbounds double, ptr %4, i64 %1877
  store double %1879, ptr %1880, align 8
  %1881 = add nsw i64 %1877, 1
  %1882 = icmp eq i64 %1881, %1873
  br i1 %1882, label %1894, label %1876

1883:
  %1884 = phi double [ %1870, %1868 ], [ 0.000000e+00, %1752 ], [ 0.000000e+00, %1814 ], [ 0.000000e+00, %1354 ]
  %1885 = fmul double %1118, 2.000000e-01
  %1886 = fcmp ogt double %1884, %1885
  %1887 = select i1 %1886, double %1884, double %1885
  %1888 = fmul double %1118, 0x3FE6666666666666
  %1889 = call double @llvm.minnum.f64(double %1887, double %1888)
  %1890 = add nsw i32 %1117, 1
  %1891 = icmp ult i32 %1117, 4
  %1892 = fcmp ogt double %1889, 0.000000e+00
  %1893 = select i1 %1891, i1 %1892, i1 false
  br i1 %1893, label %1116, label %1897

1894:
  %1895 = load ptr, ptr %1104, align 8
  store double %1199, ptr %1895, align 8
  %1896 = load ptr, ptr %1105, align 8
  store double %1870, ptr %1896, align 8
  br label %1897

1897:
  %1898 = phi i64 [ 0, %6 ], [ 0, %1080 ], [ 0, %626 ], [ 0, %968 ], [ 0, %970 ], [ 0, %578 ], [ 1, %1894 ], [ 0, %1883 ], [ 0, %964 ], [ 0, %104 ], [ 0, %99 ]
  ret i64 %1898
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

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

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>)

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

declare fastcc void @take_step_one(ptr, double, double, ptr, ptr noalias)

define fastcc double @moved_beyond_rounding(ptr %0, ptr %1) {
  %3 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 17
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 %6
  %14 = mul nsw i64 %6, 19
  %15 = getelementptr inbounds double, ptr %8, i64 %14
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 2
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %17, align 8
  %21 = fsub double %19, %20
  %22 = tail call double @llvm.fabs.f64(double %21)
  %23 = getelementptr inbounds double, ptr %17, i64 7
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %17, i64 8
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %22, double %24)
  %28 = fmul double %27, 2.000000e-13
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = shl nsw i64 %6, 1
  %32 = getelementptr inbounds double, ptr %12, i64 %31
  %33 = icmp sgt i64 %6, 0
  br i1 %33, label %34, label %75

34:
  %35 = phi i64 [ %46, %34 ], [ 0, %2 ]
  %36 = phi <2 x double> [ %45, %34 ], [ zeroinitializer, %2 ]
  %37 = getelementptr inbounds double, ptr %30, i64 %35
  %38 = load <2 x i64>, ptr %37, align 16
  %39 = and <2 x i64> %38, <i64 9223372036854775807, i64 9223372036854775807>
  %40 = bitcast <2 x i64> %39 to <2 x double>
  %41 = getelementptr inbounds double, ptr %32, i64 %35
  %42 = load <2 x double>, ptr %41, align 16
  %43 = fmul <2 x double> %42, %40
  %44 = fcmp ogt <2 x double> %43, %36
  %45 = select <2 x i1> %44, <2 x double> %43, <2 x double> %36
  %46 = add nsw i64 %35, 2
  %47 = icmp slt i64 %46, %6
  br i1 %47, label %34, label %48

48:
  %49 = extractelement <2 x double> %45, i64 0
  %50 = extractelement <2 x double> %45, i64 1
  %51 = tail call double @llvm.maxnum.f64(double %49, double %50)
  %52 = fmul double %51, 2.000000e-13
  %53 = tail call double @llvm.fmuladd.f64(double %28, double %22, double %52)
  br i1 %33, label %54, label %75

54:
  %55 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  br label %87

56:
  br i1 %33, label %57, label %75

57:
  %58 = phi <2 x double> [ %71, %57 ], [ zeroinitializer, %56 ]
  %59 = phi <2 x double> [ %72, %57 ], [ zeroinitializer, %56 ]
  %60 = phi i64 [ %73, %57 ], [ 0, %56 ]
  %61 = getelementptr inbounds double, ptr %15, i64 %60
  %62 = load <2 x double>, ptr %61, align 16
  %63 = getelementptr inbounds double, ptr %1, i64 %60
  %64 = load <2 x double>, ptr %63, align 16
  %65 = fmul <2 x double> %62, %64
  %66 = getelementptr inbounds double, ptr %61, i64 2
  %67 = load <2 x double>, ptr %66, align 16
  %68 = getelementptr inbounds double, ptr %63, i64 2
  %69 = load <2 x double>, ptr %68, align 16
  %70 = fmul <2 x double> %67, %69
  %71 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %65, <2 x double> %65, <2 x double> %58)
  %72 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %70, <2 x double> %70, <2 x double> %59)
  %73 = add nsw i64 %60, 4
  %74 = icmp slt i64 %73, %6
  br i1 %74, label %57, label %75

75:
  %76 = phi <2 x double> [ zeroinitializer, %56 ], [ zeroinitializer, %48 ], [ zeroinitializer, %2 ], [ %72, %57 ]
  %77 = phi <2 x double> [ zeroinitializer, %56 ], [ zeroinitializer, %48 ], [ zeroinitializer, %2 ], [ %71, %57 ]
  %78 = shufflevector <2 x double> %77, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %79 = fadd <2 x double> %77, %78
  %80 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %81 = fadd <2 x double> %76, %80
  %82 = fadd <2 x double> %81, %79
  %83 = extractelement <2 x double> %82, i64 0
  %84 = sitofp i64 %4 to double
  %85 = fdiv double %83, %84
  %86 = tail call double @llvm.sqrt.f64(double %85)
  ret double %86

87:
  %88 = phi i64 [ 0, %54 ], [ %114, %111 ]
  %89 = icmp slt i64 %88, %4
  br i1 %89, label %90, label %111

90:
  %91 = getelementptr inbounds double, ptr %30, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = getelementptr inbounds double, ptr %12, i64 %88
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %13, i64 %88
  %97 = load double, ptr %96, align 8
  %98 = fmul double %28, %97
  %99 = tail call double @llvm.fmuladd.f64(double %95, double %53, double %98)
  %100 = tail call double @llvm.fmuladd.f64(double %93, double 2.000000e-13, double %99)
  %101 = load ptr, ptr %55, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 %88
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %10, i64 %88
  %105 = load double, ptr %104, align 8
  %106 = fsub double %103, %105
  %107 = getelementptr inbounds double, ptr %1, i64 %88
  %108 = load double, ptr %107, align 8
  %109 = tail call double @llvm.fmuladd.f64(double %108, double %100, double 1.000000e+00)
  %110 = fdiv double %106, %109
  br label %111

111:
  %112 = phi double [ %110, %90 ], [ 0.000000e+00, %87 ]
  %113 = getelementptr inbounds double, ptr %15, i64 %88
  store double %112, ptr %113, align 8
  %114 = add nsw i64 %88, 1
  %115 = icmp eq i64 %114, %6
  br i1 %115, label %56, label %87
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

declare fastcc i32 @are_marks_straight(ptr, i64, i64, double, double, ptr, ptr, ptr)

declare fastcc i32 @swerves(double, double, double, double, double)

define internal double @push_between(ptr %0, ptr %1, i64 %2, double %3, ptr %4, double %5, ptr %6, ptr %7) {
  %9 = alloca i64, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 6
  %13 = load double, ptr %12, align 8
  %14 = load ptr, ptr %1, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %14, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fdiv double %13, %16
  %18 = tail call double @llvm.fabs.f64(double %17)
  %19 = fmul double %18, 0x3D83880000000000
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %21 = load ptr, ptr %20, align 8
  %22 = shl nsw i64 %2, 1
  %23 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %22, %24
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = call fastcc double @mark_between(ptr %1, i64 3, double %3, ptr %4, double %5, ptr %6, ptr %9)
  %28 = fcmp olt double %27, 0x3FEFFFFDE7210BE9
  br i1 %28, label %29, label %78

29:
  %30 = phi double [ %76, %75 ], [ %27, %8 ]
  %31 = fcmp ogt double %30, %19
  br i1 %31, label %32, label %72

32:
  %33 = phi double [ %50, %45 ], [ 0.000000e+00, %29 ]
  %34 = phi double [ %47, %45 ], [ 1.000000e+03, %29 ]
  %35 = phi double [ %46, %45 ], [ 1.000000e+00, %29 ]
  %36 = load ptr, ptr %1, align 8
  %37 = fneg double %33
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %30, double %30)
  %39 = tail call fastcc double @defect(ptr %0, ptr %36, double %38, ptr %7)
  %40 = fcmp ugt double %39, %34
  br i1 %40, label %41, label %45

41:
  %42 = fcmp uno double %39, 0.000000e+00
  br i1 %42, label %52, label %43

43:
  %44 = fmul double %39, 1.000000e+03
  br label %45

45:
  %46 = phi double [ %35, %32 ], [ %38, %43 ]
  %47 = phi double [ %34, %32 ], [ %44, %43 ]
  %48 = fcmp oeq double %33, 0.000000e+00
  %49 = fmul double %33, 1.000000e+02
  %50 = select i1 %48, double 1.000000e-10, double %49
  %51 = fcmp olt double %50, 5.000000e-02
  br i1 %51, label %32, label %52

52:
  %53 = phi double [ %46, %45 ], [ %38, %41 ]
  %54 = fcmp oeq double %53, 1.000000e+00
  %55 = select i1 %31, i1 %54, i1 false
  br i1 %55, label %56, label %58

56:
  %57 = fsub double 1.000000e+00, %30
  br label %61

58:
  %59 = phi double [ %53, %52 ], [ %67, %61 ]
  %60 = fcmp olt double %59, 1.000000e+00
  br i1 %60, label %78, label %72

61:
  %62 = phi double [ 1.000000e-08, %56 ], [ %68, %61 ]
  %63 = load ptr, ptr %1, align 8
  %64 = tail call double @llvm.fmuladd.f64(double %62, double %57, double %30)
  %65 = tail call fastcc double @defect(ptr %0, ptr %63, double %64, ptr %7)
  %66 = fcmp ugt double %65, 1.000000e+03
  %67 = select i1 %66, double %64, double 1.000000e+00
  %68 = fmul double %62, 1.000000e+02
  %69 = fcmp oeq double %67, 1.000000e+00
  %70 = fcmp olt double %68, 5.000000e-02
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %61, label %58

72:
  %73 = fadd double %30, 0x3E7AD7F29ABCAF48
  %74 = fcmp ult double %73, %5
  br i1 %74, label %75, label %78

75:
  tail call fastcc void @look_closer(ptr %1, double %73, ptr %26)
  %76 = call fastcc double @mark_between(ptr %1, i64 3, double %73, ptr %26, double %5, ptr %6, ptr %9)
  %77 = fcmp olt double %76, 0x3FEFFFFDE7210BE9
  br i1 %77, label %29, label %78

78:
  %79 = phi double [ 1.000000e+00, %8 ], [ 1.000000e+00, %75 ], [ %59, %58 ], [ 1.000000e+00, %72 ]
  ret double %79
}

define internal double @push_within(ptr %0, ptr %1, i64 %2, double %3, ptr %4, double %5, ptr %6, ptr %7) {
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %12 = getelementptr inbounds %struct.Look, ptr %1, i64 0, i32 4
  %13 = tail call i64 @llvm.smax.i64(i64 %2, i64 59)
  br label %14

14:
  %15 = phi i64 [ %2, %8 ], [ %38, %48 ]
  %16 = phi double [ %3, %8 ], [ %20, %48 ]
  %17 = phi ptr [ %4, %8 ], [ %28, %48 ]
  %18 = load i64, ptr %9, align 8
  %19 = fsub double %5, %16
  %20 = tail call double @llvm.fmuladd.f64(double %19, double 0x3FDA827997709F7A, double %16)
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds %struct.Step, ptr %21, i64 0, i32 2
  %23 = load double, ptr %22, align 8
  %24 = fmul double %19, %23
  %25 = load ptr, ptr %11, align 8
  %26 = shl nsw i64 %15, 1
  %27 = mul nsw i64 %26, %18
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  tail call fastcc void @look_closer(ptr %1, double %20, ptr %28)
  %29 = tail call fastcc i32 @are_marks_straight(ptr %10, i64 %18, i64 3, double 0x3FDA827997709F7A, double %24, ptr %17, ptr %28, ptr %6)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %36, label %31

31:
  %32 = shl nsw i64 %18, 1
  %33 = getelementptr inbounds double, ptr %28, i64 %32
  %34 = tail call double @llvm.fmuladd.f64(double %19, double 0x3FE76CF5D1FEBADC, double %16)
  tail call fastcc void @look_closer(ptr %1, double %34, ptr %33)
  %35 = tail call fastcc i32 @are_marks_straight(ptr %10, i64 %18, i64 3, double 0x3FE76CF5D1FEBADC, double %24, ptr %17, ptr %33, ptr %6)
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ 0, %14 ]
  %38 = add i64 %15, 1
  %39 = icmp eq i64 %15, %13
  br i1 %39, label %45, label %40

40:
  %41 = load i64, ptr %12, align 8
  %42 = icmp sgt i64 %41, 16383
  %43 = icmp ne i32 %37, 0
  %44 = select i1 %42, i1 true, i1 %43
  br i1 %44, label %45, label %48

45:
  %46 = phi i64 [ %15, %40 ], [ %13, %36 ]
  %47 = tail call double @push_between(ptr %0, ptr %1, i64 %46, double %16, ptr %17, double %5, ptr %6, ptr %7)
  br label %51

48:
  %49 = tail call double @push_within(ptr %0, ptr %1, i64 %38, double %16, ptr %17, double %20, ptr %28, ptr %7)
  %50 = fcmp olt double %49, 1.000000e+00
  br i1 %50, label %51, label %14

51:
  %52 = phi double [ %47, %45 ], [ %49, %48 ]
  ret double %52
}

define internal fastcc double @push_at_ends(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %52

7:
  %8 = shl i64 %5, 1
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %12 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  br label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %50, %49 ]
  %15 = icmp slt i64 %14, %5
  %16 = load ptr, ptr %9, align 8
  %17 = srem i64 %14, %5
  %18 = getelementptr inbounds i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 3
  br i1 %20, label %21, label %49

21:
  %22 = select i1 %15, ptr %10, ptr %11
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 %17
  %25 = load double, ptr %24, align 8
  %26 = add nsw i64 %17, %5
  %27 = getelementptr inbounds double, ptr %23, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %1, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %29, i64 0, i32 2
  %31 = load double, ptr %30, align 8
  %32 = fmul double %28, %31
  %33 = tail call double @llvm.fabs.f64(double %25)
  %34 = tail call double @llvm.fabs.f64(double %32)
  %35 = fmul double %34, 0x3EB0C6F7A0B5ED8D
  %36 = fcmp uge double %33, %35
  %37 = fcmp uge double %34, 0x7FF0000000000000
  %38 = or i1 %37, %36
  br i1 %38, label %49, label %39

39:
  %40 = phi double [ %47, %46 ], [ 1.000000e-08, %21 ]
  %41 = fsub double 1.000000e+00, %40
  %42 = select i1 %15, double %40, double %41
  %43 = load ptr, ptr %1, align 8
  %44 = tail call fastcc double @defect(ptr %0, ptr %43, double %42, ptr %2)
  %45 = fcmp ugt double %44, 1.000000e+03
  br i1 %45, label %52, label %46

46:
  %47 = fmul double %40, 1.000000e+02
  %48 = fcmp uge double %47, 5.000000e-02
  br i1 %48, label %49, label %39

49:
  %50 = add nsw i64 %14, 1
  %51 = icmp eq i64 %50, %12
  br i1 %51, label %52, label %13

52:
  %53 = phi double [ 1.000000e+00, %3 ], [ %42, %39 ], [ 1.000000e+00, %49 ]
  ret double %53
}

define internal fastcc double @mark_between(ptr %0, i64 %1, double %2, ptr %3, double %4, ptr %5, ptr %6) {
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %9, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fdiv double %15, %13
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fadd double %17, 1.000000e+00
  %19 = fmul double %18, 1.000000e-13
  %20 = icmp sgt i64 %11, 0
  br i1 %20, label %21, label %32

21:
  %22 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 5
  %25 = icmp eq i64 %1, 3
  %26 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 11
  %27 = mul nsw i64 %11, 124
  %28 = fsub double %4, %2
  %29 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %30 = fadd double %19, %2
  %31 = fsub double %4, %19
  br label %34

32:
  %33 = phi double [ 2.000000e+00, %7 ], [ %96, %95 ]
  ret double %33

34:
  %35 = phi double [ 2.000000e+00, %21 ], [ %96, %95 ]
  %36 = phi i64 [ 0, %21 ], [ %97, %95 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %5, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = add nsw i64 %36, %11
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %13, %43
  %45 = getelementptr inbounds double, ptr %5, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fmul double %13, %46
  %48 = fcmp ogt double %38, 0.000000e+00
  %49 = load ptr, ptr %24, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %36
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %53, label %95

53:
  br i1 %25, label %59, label %54

54:
  %55 = load ptr, ptr %26, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %27
  %57 = getelementptr inbounds double, ptr %56, i64 %36
  %58 = load double, ptr %57, align 8
  br label %59

59:
  %60 = phi double [ %58, %54 ], [ 0.000000e+00, %53 ]
  %61 = fmul double %28, %44
  %62 = fmul double %28, %47
  %63 = tail call fastcc i32 @passes(double %60, double %38, double %61, double %40, double %62)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %95, label %65

65:
  %66 = fmul double %38, %40
  %67 = fcmp ogt double %66, 0.000000e+00
  br i1 %67, label %68, label %73

68:
  %69 = tail call fastcc double @turning(ptr %0, i64 %36, double %2, double %44, double %4, double %47, double %19)
  %70 = load ptr, ptr %29, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %36
  %72 = load double, ptr %71, align 8
  br label %73

73:
  %74 = phi double [ %69, %68 ], [ %4, %65 ]
  %75 = phi double [ %72, %68 ], [ %40, %65 ]
  %76 = fneg double %75
  %77 = select i1 %48, double %75, double %76
  %78 = tail call double @llvm.fabs.f64(double %38)
  %79 = tail call double @llvm.fabs.f64(double %40)
  %80 = tail call double @llvm.maxnum.f64(double %78, double %79)
  %81 = fmul double %80, 1.000000e-01
  %82 = fcmp ugt double %77, %81
  br i1 %82, label %95, label %83

83:
  %84 = fcmp ogt double %77, 0.000000e+00
  br i1 %84, label %87, label %85

85:
  %86 = tail call fastcc double @find_root(ptr %0, i64 %36, double %2, double %38, double %74, double %75)
  br label %87

87:
  %88 = phi double [ %86, %85 ], [ %74, %83 ]
  %89 = fcmp olt double %30, %88
  %90 = fcmp olt double %88, %31
  %91 = and i1 %89, %90
  %92 = fcmp olt double %88, %35
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %95

94:
  store i64 %36, ptr %6, align 8
  br label %95

95:
  %96 = phi double [ %35, %59 ], [ %35, %34 ], [ %35, %73 ], [ %88, %94 ], [ %35, %87 ]
  %97 = add nsw i64 %36, 1
  %98 = icmp eq i64 %97, %11
  br i1 %98, label %32, label %34
}

define internal fastcc double @defect(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %11 = load ptr, ptr %10, align 8
  %12 = mul nsw i64 %9, 18
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = shl nsw i64 %9, 4
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = fsub double 1.000000e+00, %2
  %17 = tail call double @llvm.minnum.f64(double %2, double %16)
  %18 = fmul double %17, 1.000000e-03
  %19 = fsub double %2, %18
  tail call fastcc void @polynomial(ptr %1, double %19)
  %20 = icmp sgt i64 %9, 0
  br i1 %20, label %21, label %28

21:
  %22 = phi i64 [ %26, %21 ], [ 0, %4 ]
  %23 = getelementptr inbounds double, ptr %15, i64 %22
  %24 = load <2 x double>, ptr %23, align 16
  %25 = getelementptr inbounds double, ptr %13, i64 %22
  store <2 x double> %24, ptr %25, align 16
  %26 = add nsw i64 %22, 2
  %27 = icmp slt i64 %26, %9
  br i1 %27, label %21, label %28

28:
  %29 = fadd double %18, %2
  tail call fastcc void @polynomial(ptr %1, double %29)
  %30 = icmp sgt i64 %7, 0
  br i1 %30, label %31, label %33

31:
  %32 = fmul double %18, 2.000000e+00
  br label %58

33:
  tail call fastcc void @polynomial(ptr %1, double %2)
  %34 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 2
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %2, double %37, double %35)
  %39 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %42 = load ptr, ptr %41, align 8
  store double %38, ptr %5, align 8
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %54

50:
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %53 = load ptr, ptr %52, align 8
  call void %51(ptr %5, ptr %15, ptr %40, ptr %42, ptr %53)
  br label %55

54:
  tail call fastcc void @rate_pivoted(ptr %0, i32 0, double %38, ptr %15, ptr %40, ptr %42)
  br label %55

55:
  br i1 %30, label %56, label %68

56:
  %57 = load ptr, ptr %41, align 8
  br label %99

58:
  %59 = phi i64 [ 0, %31 ], [ %66, %58 ]
  %60 = getelementptr inbounds double, ptr %15, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %13, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = fsub double %61, %63
  %65 = fdiv double %64, %32
  store double %65, ptr %62, align 8
  %66 = add nsw i64 %59, 1
  %67 = icmp eq i64 %66, %7
  br i1 %67, label %33, label %58

68:
  br i1 %20, label %69, label %87

69:
  %70 = phi <2 x double> [ %83, %69 ], [ zeroinitializer, %68 ]
  %71 = phi <2 x double> [ %84, %69 ], [ zeroinitializer, %68 ]
  %72 = phi i64 [ %85, %69 ], [ 0, %68 ]
  %73 = getelementptr inbounds double, ptr %13, i64 %72
  %74 = load <2 x double>, ptr %73, align 16
  %75 = getelementptr inbounds double, ptr %3, i64 %72
  %76 = load <2 x double>, ptr %75, align 16
  %77 = fmul <2 x double> %74, %76
  %78 = getelementptr inbounds double, ptr %73, i64 2
  %79 = load <2 x double>, ptr %78, align 16
  %80 = getelementptr inbounds double, ptr %75, i64 2
  %81 = load <2 x double>, ptr %80, align 16
  %82 = fmul <2 x double> %79, %81
  %83 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %77, <2 x double> %77, <2 x double> %70)
  %84 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %82, <2 x double> %82, <2 x double> %71)
  %85 = add nsw i64 %72, 4
  %86 = icmp slt i64 %85, %9
  br i1 %86, label %69, label %87

87:
  %88 = phi <2 x double> [ zeroinitializer, %68 ], [ %84, %69 ]
  %89 = phi <2 x double> [ zeroinitializer, %68 ], [ %83, %69 ]
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %91 = fadd <2 x double> %89, %90
  %92 = shufflevector <2 x double> %88, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %93 = fadd <2 x double> %88, %92
  %94 = fadd <2 x double> %93, %91
  %95 = extractelement <2 x double> %94, i64 0
  %96 = sitofp i64 %7 to double
  %97 = fdiv double %95, %96
  %98 = call double @llvm.sqrt.f64(double %97)
  ret double %98

99:
  %100 = phi i64 [ 0, %56 ], [ %108, %99 ]
  %101 = load double, ptr %36, align 8
  %102 = getelementptr inbounds double, ptr %57, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %13, i64 %100
  %105 = load double, ptr %104, align 8
  %106 = fneg double %101
  %107 = call double @llvm.fmuladd.f64(double %106, double %103, double %105)
  store double %107, ptr %104, align 8
  %108 = add nsw i64 %100, 1
  %109 = icmp eq i64 %108, %7
  br i1 %109, label %68, label %99
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

define fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  tail call fastcc void @polynomial(ptr %0, double %1)
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.fmuladd.f64(double %1, double %8, double %6)
  %10 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %13 = load i64, ptr %12, align 8
  %14 = shl nsw i64 %13, 4
  %15 = getelementptr inbounds double, ptr %11, i64 %14
  %16 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %19 = load ptr, ptr %18, align 8
  store double %9, ptr %3, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %28 = load ptr, ptr %27, align 8
  call void %26(ptr %3, ptr %15, ptr %17, ptr %19, ptr %28)
  %29 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 9
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %34, label %32

32:
  %33 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %4, double %33, ptr %17, ptr %19)
  br label %34

34:
  ret void
}

define internal fastcc void @polynomial(ptr %0, double %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Code, ptr %3, i64 0, i32 7
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 2
  %7 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @make_dense(ptr %0)
  %9 = icmp sgt i64 %5, 1
  br i1 %9, label %10, label %16

10:
  %11 = fsub double 1.000000e+00, %1
  %12 = mul nsw i64 %6, 20
  %13 = shl nsw i64 %6, 4
  br label %14

14:
  %15 = phi i64 [ 0, %10 ], [ %24, %17 ]
  br label %26

16:
  ret void

17:
  %18 = add nsw i64 %15, %12
  %19 = getelementptr inbounds <2 x double>, ptr %8, i64 %18
  %20 = load <2 x double>, ptr %19, align 16
  %21 = fadd <2 x double> %40, %20
  %22 = add nsw i64 %15, %13
  %23 = getelementptr inbounds <2 x double>, ptr %8, i64 %22
  store <2 x double> %21, ptr %23, align 16
  %24 = add nsw i64 %15, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %16, label %14

26:
  %27 = phi i64 [ 6, %14 ], [ %41, %26 ]
  %28 = phi <2 x double> [ zeroinitializer, %14 ], [ %40, %26 ]
  %29 = add nsw i64 %27, 21
  %30 = mul nsw i64 %6, %29
  %31 = add nsw i64 %30, %15
  %32 = getelementptr inbounds <2 x double>, ptr %8, i64 %31
  %33 = load <2 x double>, ptr %32, align 16
  %34 = fadd <2 x double> %28, %33
  %35 = and i64 %27, 1
  %36 = icmp eq i64 %35, 0
  %37 = select i1 %36, double %1, double %11
  %38 = insertelement <2 x double> poison, double %37, i64 0
  %39 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> zeroinitializer
  %40 = fmul <2 x double> %39, %34
  %41 = add nsw i64 %27, -1
  %42 = icmp eq i64 %27, 0
  br i1 %42, label %17, label %26
}

define internal fastcc void @make_dense(ptr %0) {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %408, label %9

9:
  %10 = icmp eq i64 %7, -1
  br i1 %10, label %11, label %21

11:
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @take_step_one(ptr %12, double %14, double %16, ptr %18, ptr %20)
  br label %21

21:
  store i64 1, ptr %6, align 8
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 7
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %24, 2
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %31 = load ptr, ptr %30, align 8
  %32 = shl nsw i64 %24, 4
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = shl nsw i64 %25, 4
  %35 = getelementptr inbounds <2 x double>, ptr %31, i64 %34
  %36 = fadd double %27, %29
  %37 = mul nsw i64 %24, 17
  %38 = getelementptr inbounds double, ptr %31, i64 %37
  %39 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %40 = load ptr, ptr %39, align 8
  %41 = mul nsw i64 %24, 12
  %42 = getelementptr inbounds double, ptr %31, i64 %41
  store double %36, ptr %5, align 8
  %43 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 14
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %54

50:
  %51 = load ptr, ptr %22, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %53 = load ptr, ptr %52, align 8
  call void %51(ptr %5, ptr %38, ptr %40, ptr %42, ptr %53)
  br label %55

54:
  tail call fastcc void @rate_pivoted(ptr %22, i32 0, double %36, ptr %38, ptr %40, ptr %42)
  br label %55

55:
  %56 = icmp sgt i64 %24, 1
  br i1 %56, label %57, label %68

57:
  %58 = mul nsw i64 %25, 20
  %59 = insertelement <2 x double> poison, double %27, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = mul nsw i64 %25, 6
  %62 = mul nsw i64 %25, 7
  %63 = shl nsw i64 %25, 3
  %64 = mul nsw i64 %25, 9
  %65 = mul nsw i64 %25, 10
  %66 = mul nsw i64 %25, 11
  %67 = mul nsw i64 %25, 12
  br label %95

68:
  %69 = call double @llvm.fmuladd.f64(double %27, double 1.000000e-01, double %29)
  %70 = load ptr, ptr %39, align 8
  %71 = mul nsw i64 %24, 13
  %72 = getelementptr inbounds double, ptr %31, i64 %71
  store double %69, ptr %4, align 8
  %73 = load ptr, ptr %43, align 8
  %74 = load i64, ptr %73, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %73, align 8
  %76 = load ptr, ptr %47, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %78, label %82

78:
  %79 = load ptr, ptr %22, align 8
  %80 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %81 = load ptr, ptr %80, align 8
  call void %79(ptr %4, ptr %33, ptr %70, ptr %72, ptr %81)
  br label %83

82:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %69, ptr %33, ptr %70, ptr %72)
  br label %83

83:
  br i1 %56, label %84, label %135

84:
  %85 = mul nsw i64 %25, 20
  %86 = insertelement <2 x double> poison, double %27, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = mul nsw i64 %25, 5
  %89 = mul nsw i64 %25, 6
  %90 = mul nsw i64 %25, 7
  %91 = mul nsw i64 %25, 10
  %92 = mul nsw i64 %25, 11
  %93 = mul nsw i64 %25, 12
  %94 = mul nsw i64 %25, 13
  br label %162

95:
  %96 = phi i64 [ 0, %57 ], [ %133, %95 ]
  %97 = add nsw i64 %96, %58
  %98 = getelementptr inbounds <2 x double>, ptr %31, i64 %97
  %99 = load <2 x double>, ptr %98, align 16
  %100 = getelementptr inbounds <2 x double>, ptr %31, i64 %96
  %101 = load <2 x double>, ptr %100, align 16
  %102 = add nsw i64 %96, %61
  %103 = getelementptr inbounds <2 x double>, ptr %31, i64 %102
  %104 = load <2 x double>, ptr %103, align 16
  %105 = fmul <2 x double> %104, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %106 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %101, <2 x double> <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>, <2 x double> %105)
  %107 = add nsw i64 %96, %62
  %108 = getelementptr inbounds <2 x double>, ptr %31, i64 %107
  %109 = load <2 x double>, ptr %108, align 16
  %110 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %109, <2 x double> <double 0xBFCF84C2C277C23E, double 0xBFCF84C2C277C23E>, <2 x double> %106)
  %111 = add nsw i64 %96, %63
  %112 = getelementptr inbounds <2 x double>, ptr %31, i64 %111
  %113 = load <2 x double>, ptr %112, align 16
  %114 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %113, <2 x double> <double 0xBFBFCB02555C9DEF, double 0xBFBFCB02555C9DEF>, <2 x double> %110)
  %115 = add nsw i64 %96, %64
  %116 = getelementptr inbounds <2 x double>, ptr %31, i64 %115
  %117 = load <2 x double>, ptr %116, align 16
  %118 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %117, <2 x double> <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>, <2 x double> %114)
  %119 = add nsw i64 %96, %65
  %120 = getelementptr inbounds <2 x double>, ptr %31, i64 %119
  %121 = load <2 x double>, ptr %120, align 16
  %122 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %121, <2 x double> <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>, <2 x double> %118)
  %123 = add nsw i64 %96, %66
  %124 = getelementptr inbounds <2 x double>, ptr %31, i64 %123
  %125 = load <2 x double>, ptr %124, align 16
  %126 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %125, <2 x double> <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>, <2 x double> %122)
  %127 = add nsw i64 %96, %67
  %128 = getelementptr inbounds <2 x double>, ptr %31, i64 %127
  %129 = load <2 x double>, ptr %128, align 16
  %130 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %129, <2 x double> <double -8.298000e-03, double -8.298000e-03>, <2 x double> %126)
  %131 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %60, <2 x double> %130, <2 x double> %99)
  %132 = getelementptr inbounds <2 x double>, ptr %35, i64 %96
  store <2 x double> %131, ptr %132, align 16
  %133 = add nsw i64 %96, 1
  %134 = icmp eq i64 %133, %25
  br i1 %134, label %68, label %95

135:
  %136 = call double @llvm.fmuladd.f64(double %27, double 2.000000e-01, double %29)
  %137 = load ptr, ptr %39, align 8
  %138 = mul nsw i64 %24, 14
  %139 = getelementptr inbounds double, ptr %31, i64 %138
  store double %136, ptr %3, align 8
  %140 = load ptr, ptr %43, align 8
  %141 = load i64, ptr %140, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %140, align 8
  %143 = load ptr, ptr %47, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %145, label %149

145:
  %146 = load ptr, ptr %22, align 8
  %147 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %148 = load ptr, ptr %147, align 8
  call void %146(ptr %3, ptr %33, ptr %137, ptr %139, ptr %148)
  br label %150

149:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %136, ptr %33, ptr %137, ptr %139)
  br label %150

150:
  br i1 %56, label %151, label %202

151:
  %152 = mul nsw i64 %25, 20
  %153 = insertelement <2 x double> poison, double %27, i64 0
  %154 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  %155 = mul nsw i64 %25, 5
  %156 = mul nsw i64 %25, 6
  %157 = mul nsw i64 %25, 7
  %158 = shl nsw i64 %25, 3
  %159 = mul nsw i64 %25, 12
  %160 = mul nsw i64 %25, 13
  %161 = mul nsw i64 %25, 14
  br label %238

162:
  %163 = phi i64 [ 0, %84 ], [ %200, %162 ]
  %164 = add nsw i64 %163, %85
  %165 = getelementptr inbounds <2 x double>, ptr %31, i64 %164
  %166 = load <2 x double>, ptr %165, align 16
  %167 = getelementptr inbounds <2 x double>, ptr %31, i64 %163
  %168 = load <2 x double>, ptr %167, align 16
  %169 = add nsw i64 %163, %88
  %170 = getelementptr inbounds <2 x double>, ptr %31, i64 %169
  %171 = load <2 x double>, ptr %170, align 16
  %172 = fmul <2 x double> %171, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %173 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %168, <2 x double> <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>, <2 x double> %172)
  %174 = add nsw i64 %163, %89
  %175 = getelementptr inbounds <2 x double>, ptr %31, i64 %174
  %176 = load <2 x double>, ptr %175, align 16
  %177 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %176, <2 x double> <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>, <2 x double> %173)
  %178 = add nsw i64 %163, %90
  %179 = getelementptr inbounds <2 x double>, ptr %31, i64 %178
  %180 = load <2 x double>, ptr %179, align 16
  %181 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %180, <2 x double> <double 0xBFAC1EF72FC69469, double 0xBFAC1EF72FC69469>, <2 x double> %177)
  %182 = add nsw i64 %163, %91
  %183 = getelementptr inbounds <2 x double>, ptr %31, i64 %182
  %184 = load <2 x double>, ptr %183, align 16
  %185 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %184, <2 x double> <double 0xBF1C6710EEF6E153, double 0xBF1C6710EEF6E153>, <2 x double> %181)
  %186 = add nsw i64 %163, %92
  %187 = getelementptr inbounds <2 x double>, ptr %31, i64 %186
  %188 = load <2 x double>, ptr %187, align 16
  %189 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %188, <2 x double> <double 0x3F39127A52D32320, double 0x3F39127A52D32320>, <2 x double> %185)
  %190 = add nsw i64 %163, %93
  %191 = getelementptr inbounds <2 x double>, ptr %31, i64 %190
  %192 = load <2 x double>, ptr %191, align 16
  %193 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %192, <2 x double> <double 0xBF36500E13E7149B, double 0xBF36500E13E7149B>, <2 x double> %189)
  %194 = add nsw i64 %163, %94
  %195 = getelementptr inbounds <2 x double>, ptr %31, i64 %194
  %196 = load <2 x double>, ptr %195, align 16
  %197 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %196, <2 x double> <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>, <2 x double> %193)
  %198 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %87, <2 x double> %197, <2 x double> %166)
  %199 = getelementptr inbounds <2 x double>, ptr %35, i64 %163
  store <2 x double> %198, ptr %199, align 16
  %200 = add nsw i64 %163, 1
  %201 = icmp eq i64 %200, %25
  br i1 %201, label %135, label %162

202:
  %203 = call double @llvm.fmuladd.f64(double %27, double 0x3FE8E38E38E38E39, double %29)
  %204 = load ptr, ptr %39, align 8
  %205 = mul nsw i64 %24, 15
  %206 = getelementptr inbounds double, ptr %31, i64 %205
  store double %203, ptr %2, align 8
  %207 = load ptr, ptr %43, align 8
  %208 = load i64, ptr %207, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %207, align 8
  %210 = load ptr, ptr %47, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %212, label %216

212:
  %213 = load ptr, ptr %22, align 8
  %214 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %215 = load ptr, ptr %214, align 8
  call void %213(ptr %2, ptr %33, ptr %204, ptr %206, ptr %215)
  br label %217

216:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %203, ptr %33, ptr %204, ptr %206)
  br label %217

217:
  br i1 %56, label %218, label %408

218:
  %219 = mul nsw i64 %25, 17
  %220 = mul nsw i64 %25, 20
  %221 = mul nsw i64 %25, 21
  %222 = insertelement <2 x double> poison, double %27, i64 0
  %223 = shufflevector <2 x double> %222, <2 x double> poison, <2 x i32> zeroinitializer
  %224 = mul nsw i64 %25, 22
  %225 = mul nsw i64 %25, 12
  %226 = fneg <2 x double> %223
  %227 = mul nsw i64 %25, 23
  %228 = mul nsw i64 %25, 5
  %229 = mul nsw i64 %25, 6
  %230 = mul nsw i64 %25, 7
  %231 = shl nsw i64 %25, 3
  %232 = mul nsw i64 %25, 9
  %233 = mul nsw i64 %25, 10
  %234 = mul nsw i64 %25, 11
  %235 = mul nsw i64 %25, 13
  %236 = mul nsw i64 %25, 14
  %237 = mul nsw i64 %25, 15
  br label %278

238:
  %239 = phi i64 [ 0, %151 ], [ %276, %238 ]
  %240 = add nsw i64 %239, %152
  %241 = getelementptr inbounds <2 x double>, ptr %31, i64 %240
  %242 = load <2 x double>, ptr %241, align 16
  %243 = getelementptr inbounds <2 x double>, ptr %31, i64 %239
  %244 = load <2 x double>, ptr %243, align 16
  %245 = add nsw i64 %239, %155
  %246 = getelementptr inbounds <2 x double>, ptr %31, i64 %245
  %247 = load <2 x double>, ptr %246, align 16
  %248 = fmul <2 x double> %247, <double 0xC012CA5D44AFDC9A, double 0xC012CA5D44AFDC9A>
  %249 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %244, <2 x double> <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>, <2 x double> %248)
  %250 = add nsw i64 %239, %156
  %251 = getelementptr inbounds <2 x double>, ptr %31, i64 %250
  %252 = load <2 x double>, ptr %251, align 16
  %253 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %252, <2 x double> <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>, <2 x double> %249)
  %254 = add nsw i64 %239, %157
  %255 = getelementptr inbounds <2 x double>, ptr %31, i64 %254
  %256 = load <2 x double>, ptr %255, align 16
  %257 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %256, <2 x double> <double 0x401046A54457171C, double 0x401046A54457171C>, <2 x double> %253)
  %258 = add nsw i64 %239, %158
  %259 = getelementptr inbounds <2 x double>, ptr %31, i64 %258
  %260 = load <2 x double>, ptr %259, align 16
  %261 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %260, <2 x double> <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>, <2 x double> %257)
  %262 = add nsw i64 %239, %159
  %263 = getelementptr inbounds <2 x double>, ptr %31, i64 %262
  %264 = load <2 x double>, ptr %263, align 16
  %265 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %264, <2 x double> <double 0xBF56EBEEC24871D4, double 0xBF56EBEEC24871D4>, <2 x double> %261)
  %266 = add nsw i64 %239, %160
  %267 = getelementptr inbounds <2 x double>, ptr %31, i64 %266
  %268 = load <2 x double>, ptr %267, align 16
  %269 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %268, <2 x double> <double 0x40079482A23F1996, double 0x40079482A23F1996>, <2 x double> %265)
  %270 = add nsw i64 %239, %161
  %271 = getelementptr inbounds <2 x double>, ptr %31, i64 %270
  %272 = load <2 x double>, ptr %271, align 16
  %273 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %272, <2 x double> <double 0xC0224D4A6DCA2222, double 0xC0224D4A6DCA2222>, <2 x double> %269)
  %274 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %154, <2 x double> %273, <2 x double> %242)
  %275 = getelementptr inbounds <2 x double>, ptr %35, i64 %239
  store <2 x double> %274, ptr %275, align 16
  %276 = add nsw i64 %239, 1
  %277 = icmp eq i64 %276, %25
  br i1 %277, label %202, label %238

278:
  %279 = phi i64 [ 0, %218 ], [ %325, %324 ]
  %280 = add nsw i64 %279, %219
  %281 = getelementptr inbounds <2 x double>, ptr %31, i64 %280
  %282 = load <2 x double>, ptr %281, align 16
  %283 = add nsw i64 %279, %220
  %284 = getelementptr inbounds <2 x double>, ptr %31, i64 %283
  %285 = load <2 x double>, ptr %284, align 16
  %286 = fsub <2 x double> %282, %285
  %287 = add nsw i64 %279, %221
  %288 = getelementptr inbounds <2 x double>, ptr %31, i64 %287
  store <2 x double> %286, ptr %288, align 16
  %289 = getelementptr inbounds <2 x double>, ptr %31, i64 %279
  %290 = load <2 x double>, ptr %289, align 16
  %291 = fneg <2 x double> %286
  %292 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %223, <2 x double> %290, <2 x double> %291)
  %293 = add nsw i64 %279, %224
  %294 = getelementptr inbounds <2 x double>, ptr %31, i64 %293
  store <2 x double> %292, ptr %294, align 16
  %295 = add nsw i64 %279, %225
  %296 = getelementptr inbounds <2 x double>, ptr %31, i64 %295
  %297 = load <2 x double>, ptr %296, align 16
  %298 = load <2 x double>, ptr %289, align 16
  %299 = fadd <2 x double> %297, %298
  %300 = fmul <2 x double> %299, %226
  %301 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %286, <2 x double> <double 2.000000e+00, double 2.000000e+00>, <2 x double> %300)
  %302 = add nsw i64 %279, %227
  %303 = getelementptr inbounds <2 x double>, ptr %31, i64 %302
  store <2 x double> %301, ptr %303, align 16
  %304 = add nsw i64 %279, %228
  %305 = getelementptr inbounds <2 x double>, ptr %31, i64 %304
  %306 = add nsw i64 %279, %229
  %307 = getelementptr inbounds <2 x double>, ptr %31, i64 %306
  %308 = add nsw i64 %279, %230
  %309 = getelementptr inbounds <2 x double>, ptr %31, i64 %308
  %310 = add nsw i64 %279, %231
  %311 = getelementptr inbounds <2 x double>, ptr %31, i64 %310
  %312 = add nsw i64 %279, %232
  %313 = getelementptr inbounds <2 x double>, ptr %31, i64 %312
  %314 = add nsw i64 %279, %233
  %315 = getelementptr inbounds <2 x double>, ptr %31, i64 %314
  %316 = add nsw i64 %279, %234
  %317 = getelementptr inbounds <2 x double>, ptr %31, i64 %316
  %318 = add nsw i64 %279, %235
  %319 = getelementptr inbounds <2 x double>, ptr %31, i64 %318
  %320 = add nsw i64 %279, %236
  %321 = getelementptr inbounds <2 x double>, ptr %31, i64 %320
  %322 = add nsw i64 %279, %237
  %323 = getelementptr inbounds <2 x double>, ptr %31, i64 %322
  br label %327

324:
  %325 = add nsw i64 %279, 1
  %326 = icmp eq i64 %325, %25
  br i1 %326, label %408, label %278

327:
  %328 = phi i64 [ 0, %278 ], [ %406, %327 ]
  %329 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328
  %330 = load double, ptr %329, align 16
  %331 = insertelement <2 x double> poison, double %330, i64 0
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer
  %333 = load <2 x double>, ptr %289, align 16
  %334 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 5
  %335 = load double, ptr %334, align 8
  %336 = insertelement <2 x double> poison, double %335, i64 0
  %337 = shufflevector <2 x double> %336, <2 x double> poison, <2 x i32> zeroinitializer
  %338 = load <2 x double>, ptr %305, align 16
  %339 = fmul <2 x double> %338, %337
  %340 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %332, <2 x double> %333, <2 x double> %339)
  %341 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 6
  %342 = load double, ptr %341, align 16
  %343 = insertelement <2 x double> poison, double %342, i64 0
  %344 = shufflevector <2 x double> %343, <2 x double> poison, <2 x i32> zeroinitializer
  %345 = load <2 x double>, ptr %307, align 16
  %346 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %344, <2 x double> %345, <2 x double> %340)
  %347 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 7
  %348 = load double, ptr %347, align 8
  %349 = insertelement <2 x double> poison, double %348, i64 0
  %350 = shufflevector <2 x double> %349, <2 x double> poison, <2 x i32> zeroinitializer
  %351 = load <2 x double>, ptr %309, align 16
  %352 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %350, <2 x double> %351, <2 x double> %346)
  %353 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 8
  %354 = load double, ptr %353, align 16
  %355 = insertelement <2 x double> poison, double %354, i64 0
  %356 = shufflevector <2 x double> %355, <2 x double> poison, <2 x i32> zeroinitializer
  %357 = load <2 x double>, ptr %311, align 16
  %358 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %356, <2 x double> %357, <2 x double> %352)
  %359 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 9
  %360 = load double, ptr %359, align 8
  %361 = insertelement <2 x double> poison, double %360, i64 0
  %362 = shufflevector <2 x double> %361, <2 x double> poison, <2 x i32> zeroinitializer
  %363 = load <2 x double>, ptr %313, align 16
  %364 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %362, <2 x double> %363, <2 x double> %358)
  %365 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 10
  %366 = load double, ptr %365, align 16
  %367 = insertelement <2 x double> poison, double %366, i64 0
  %368 = shufflevector <2 x double> %367, <2 x double> poison, <2 x i32> zeroinitializer
  %369 = load <2 x double>, ptr %315, align 16
  %370 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %368, <2 x double> %369, <2 x double> %364)
  %371 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 11
  %372 = load double, ptr %371, align 8
  %373 = insertelement <2 x double> poison, double %372, i64 0
  %374 = shufflevector <2 x double> %373, <2 x double> poison, <2 x i32> zeroinitializer
  %375 = load <2 x double>, ptr %317, align 16
  %376 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %374, <2 x double> %375, <2 x double> %370)
  %377 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 12
  %378 = load double, ptr %377, align 16
  %379 = insertelement <2 x double> poison, double %378, i64 0
  %380 = shufflevector <2 x double> %379, <2 x double> poison, <2 x i32> zeroinitializer
  %381 = load <2 x double>, ptr %296, align 16
  %382 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %380, <2 x double> %381, <2 x double> %376)
  %383 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 13
  %384 = load double, ptr %383, align 8
  %385 = insertelement <2 x double> poison, double %384, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = load <2 x double>, ptr %319, align 16
  %388 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %386, <2 x double> %387, <2 x double> %382)
  %389 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 14
  %390 = load double, ptr %389, align 16
  %391 = insertelement <2 x double> poison, double %390, i64 0
  %392 = shufflevector <2 x double> %391, <2 x double> poison, <2 x i32> zeroinitializer
  %393 = load <2 x double>, ptr %321, align 16
  %394 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %392, <2 x double> %393, <2 x double> %388)
  %395 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %328, i64 15
  %396 = load double, ptr %395, align 8
  %397 = insertelement <2 x double> poison, double %396, i64 0
  %398 = shufflevector <2 x double> %397, <2 x double> poison, <2 x i32> zeroinitializer
  %399 = load <2 x double>, ptr %323, align 16
  %400 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %398, <2 x double> %399, <2 x double> %394)
  %401 = fmul <2 x double> %223, %400
  %402 = add nsw i64 %328, 24
  %403 = mul nsw i64 %25, %402
  %404 = add nsw i64 %403, %279
  %405 = getelementptr inbounds <2 x double>, ptr %31, i64 %404
  store <2 x double> %401, ptr %405, align 16
  %406 = add nsw i64 %328, 1
  %407 = icmp eq i64 %406, 4
  br i1 %407, label %324, label %327

408:
  ret void
}

define fastcc void @look_into(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  br i1 %8, label %13, label %21

13:
  %14 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 11
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %7, 124
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = mul nsw i64 %7, 126
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = getelementptr inbounds double, ptr %17, i64 %7
  br label %39

21:
  %22 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 4
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 8
  tail call fastcc void @visit(ptr %0, i32 0, double 0.000000e+00, ptr %10, double %23, ptr %12)
  %25 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 6
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 5
  store i64 %27, ptr %30, align 8
  %31 = load i64, ptr %4, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %60

33:
  %34 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 4
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 11
  %37 = mul nsw i64 %7, 126
  %38 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 10
  br label %65

39:
  %40 = phi i64 [ 0, %13 ], [ %58, %39 ]
  %41 = getelementptr inbounds double, ptr %10, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %12, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fcmp ord double %42, 0.000000e+00
  %46 = tail call double @llvm.fabs.f64(double %42)
  %47 = select i1 %45, double %46, double 0.000000e+00
  %48 = fcmp ord double %44, 0.000000e+00
  %49 = tail call double @llvm.fabs.f64(double %44)
  %50 = select i1 %48, double %49, double 0.000000e+00
  %51 = fadd double %47, %50
  %52 = getelementptr inbounds double, ptr %17, i64 %40
  store double %51, ptr %52, align 8
  %53 = shl nsw i64 %40, 1
  %54 = or i64 %53, 1
  %55 = getelementptr inbounds double, ptr %19, i64 %54
  store double 0.000000e+00, ptr %55, align 8
  %56 = getelementptr inbounds double, ptr %19, i64 %53
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds double, ptr %20, i64 %40
  store double 0.000000e+00, ptr %57, align 8
  %58 = add nsw i64 %40, 1
  %59 = icmp eq i64 %58, %7
  br i1 %59, label %21, label %39

60:
  tail call fastcc void @report(ptr %0)
  %61 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %62 = load double, ptr %61, align 8
  %63 = load double, ptr %22, align 8
  %64 = fcmp olt double %62, %63
  br i1 %64, label %93, label %95

65:
  %66 = phi i64 [ 0, %33 ], [ %91, %90 ]
  %67 = shl nsw i64 %66, 2
  %68 = getelementptr inbounds i64, ptr %35, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 5
  br i1 %70, label %71, label %90

71:
  %72 = load ptr, ptr %36, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %37
  %74 = or i64 %67, 1
  %75 = getelementptr inbounds i64, ptr %35, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = shl nsw i64 %76, 1
  %78 = getelementptr inbounds double, ptr %73, i64 %77
  %79 = getelementptr inbounds double, ptr %78, i64 1
  %80 = load double, ptr %79, align 8
  %81 = load double, ptr %78, align 8
  %82 = fmul double %81, 1.000000e-05
  %83 = fcmp ugt double %80, %82
  br i1 %83, label %84, label %90

84:
  %85 = load ptr, ptr %38, align 8
  %86 = or i64 %67, 2
  %87 = getelementptr inbounds i64, ptr %35, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %85, i64 %88
  store double 0x7FF8000000000000, ptr %89, align 8
  br label %90

90:
  %91 = add nsw i64 %66, 1
  %92 = icmp eq i64 %91, %31
  br i1 %92, label %60, label %65

93:
  %94 = load ptr, ptr %24, align 8
  tail call fastcc void @ask_inside(ptr %2, double %62, ptr %94)
  br label %95

95:
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

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
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
  %63 = call fastcc double @mark_between(ptr %0, i64 2, double %2, ptr %3, double %4, ptr %5, ptr %7)
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

define internal fastcc void @report(ptr %0) {
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

define internal fastcc void @respond(ptr %0, ptr %1, double %2, ptr %3, ptr %4, i64 %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 23
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %16 = load ptr, ptr %15, align 8
  store double %2, ptr %8, align 8
  %17 = load ptr, ptr %1, align 8
  %18 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 13
  %19 = load ptr, ptr %18, align 8
  call void %17(ptr %8, ptr %3, ptr %14, ptr %16, ptr %19)
  %20 = icmp sgt i64 %12, 0
  br i1 %20, label %21, label %34

21:
  %22 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 12
  %23 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 20
  %24 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 29
  %27 = shl i64 %10, 1
  %28 = icmp slt i64 %10, %27
  %29 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %30 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 4
  %31 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 5
  %32 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %33 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  br label %35

34:
  ret void

35:
  %36 = phi i64 [ 0, %21 ], [ %191, %190 ]
  %37 = load ptr, ptr %22, align 8
  %38 = mul nsw i64 %36, 11
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %36
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %190, label %44

44:
  %45 = load i64, ptr %24, align 8
  %46 = load ptr, ptr %13, align 8
  %47 = load ptr, ptr %25, align 8
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %49, label %56

49:
  %50 = phi i64 [ %54, %49 ], [ 0, %44 ]
  %51 = getelementptr inbounds double, ptr %46, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %47, i64 %50
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %50, 1
  %55 = icmp eq i64 %54, %45
  br i1 %55, label %56, label %49

56:
  %57 = getelementptr inbounds i64, ptr %39, i64 2
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds i64, ptr %39, i64 4
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %39, i64 6
  %64 = load i64, ptr %63, align 8
  br label %72

65:
  %66 = load ptr, ptr %26, align 8
  store double %2, ptr %7, align 8
  %67 = load ptr, ptr %1, align 8
  %68 = load ptr, ptr %18, align 8
  call void %67(ptr %7, ptr %3, ptr %47, ptr %66, ptr %68)
  br i1 %28, label %69, label %83

69:
  %70 = load ptr, ptr %15, align 8
  %71 = load ptr, ptr %26, align 8
  br label %98

72:
  %73 = phi i64 [ 0, %60 ], [ %81, %72 ]
  %74 = add nsw i64 %62, %73
  %75 = getelementptr inbounds double, ptr %46, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = add nsw i64 %64, %73
  %78 = getelementptr inbounds double, ptr %47, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = call double @llvm.fmuladd.f64(double %76, double 0x3EB0C6F7A0B5ED8D, double %79)
  store double %80, ptr %78, align 8
  %81 = add nsw i64 %73, 1
  %82 = icmp eq i64 %81, %58
  br i1 %82, label %65, label %72

83:
  %84 = load i64, ptr %29, align 8
  %85 = load ptr, ptr %26, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %10
  %87 = load ptr, ptr %22, align 8
  %88 = load i64, ptr %30, align 8
  %89 = shl nsw i64 %88, 1
  %90 = getelementptr inbounds double, ptr %4, i64 %89
  %91 = load i64, ptr %31, align 8
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = getelementptr inbounds double, ptr %92, i64 %88
  %94 = load i64, ptr %9, align 8
  %95 = getelementptr inbounds double, ptr %4, i64 %88
  %96 = icmp sgt i64 %94, 0
  %97 = load ptr, ptr %33, align 8
  br label %108

98:
  %99 = phi i64 [ %10, %69 ], [ %106, %98 ]
  %100 = getelementptr inbounds double, ptr %70, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %71, i64 %99
  %103 = load double, ptr %102, align 8
  %104 = fsub double %101, %103
  %105 = fdiv double %104, 0x3EB0C6F7A0B5ED8D
  store double %105, ptr %102, align 8
  %106 = add nsw i64 %99, 1
  %107 = icmp eq i64 %106, %27
  br i1 %107, label %83, label %98

108:
  %109 = phi i64 [ 0, %83 ], [ %188, %182 ]
  %110 = mul nsw i64 %109, %12
  %111 = add nsw i64 %110, %36
  %112 = mul nsw i64 %84, %111
  %113 = add nsw i64 %112, %5
  %114 = mul nsw i64 %109, 11
  %115 = getelementptr inbounds i64, ptr %87, i64 %114
  %116 = getelementptr inbounds i64, ptr %115, i64 1
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %115, i64 2
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, %117
  %121 = icmp sgt i64 %119, 0
  br i1 %121, label %130, label %122

122:
  %123 = load i64, ptr %39, align 8
  %124 = add nsw i64 %123, %89
  %125 = getelementptr inbounds double, ptr %4, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = fdiv double 0.000000e+00, %126
  %128 = load ptr, ptr %32, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %113
  store double %127, ptr %129, align 8
  br label %182

130:
  %131 = phi i64 [ %150, %147 ], [ %117, %108 ]
  %132 = phi double [ %149, %147 ], [ 0.000000e+00, %108 ]
  %133 = getelementptr inbounds double, ptr %95, i64 %131
  %134 = load double, ptr %133, align 8
  %135 = mul nsw i64 %131, %94
  %136 = getelementptr inbounds double, ptr %93, i64 %135
  br i1 %96, label %137, label %147

137:
  %138 = phi i64 [ %145, %137 ], [ 0, %130 ]
  %139 = phi double [ %144, %137 ], [ 0.000000e+00, %130 ]
  %140 = getelementptr inbounds double, ptr %136, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %86, i64 %138
  %143 = load double, ptr %142, align 8
  %144 = call double @llvm.fmuladd.f64(double %141, double %143, double %139)
  %145 = add nsw i64 %138, 1
  %146 = icmp eq i64 %145, %94
  br i1 %146, label %147, label %137

147:
  %148 = phi double [ 0.000000e+00, %130 ], [ %144, %137 ]
  %149 = call double @llvm.fmuladd.f64(double %134, double %148, double %132)
  %150 = add nsw i64 %131, 1
  %151 = icmp slt i64 %150, %120
  br i1 %151, label %130, label %152

152:
  %153 = load i64, ptr %39, align 8
  %154 = add nsw i64 %153, %89
  %155 = getelementptr inbounds double, ptr %4, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fdiv double %149, %156
  %158 = load ptr, ptr %32, align 8
  %159 = getelementptr inbounds double, ptr %158, i64 %113
  store double %157, ptr %159, align 8
  br label %160

160:
  %161 = phi i64 [ %180, %177 ], [ %117, %152 ]
  %162 = phi double [ %179, %177 ], [ 0.000000e+00, %152 ]
  %163 = getelementptr inbounds double, ptr %4, i64 %161
  %164 = load double, ptr %163, align 8
  %165 = mul nsw i64 %161, %94
  %166 = getelementptr inbounds double, ptr %93, i64 %165
  br i1 %96, label %167, label %177

167:
  %168 = phi i64 [ %175, %167 ], [ 0, %160 ]
  %169 = phi double [ %174, %167 ], [ 0.000000e+00, %160 ]
  %170 = getelementptr inbounds double, ptr %166, i64 %168
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %86, i64 %168
  %173 = load double, ptr %172, align 8
  %174 = call double @llvm.fmuladd.f64(double %171, double %173, double %169)
  %175 = add nsw i64 %168, 1
  %176 = icmp eq i64 %175, %94
  br i1 %176, label %177, label %167

177:
  %178 = phi double [ 0.000000e+00, %160 ], [ %174, %167 ]
  %179 = call double @llvm.fmuladd.f64(double %164, double %178, double %162)
  %180 = add nsw i64 %161, 1
  %181 = icmp slt i64 %180, %120
  br i1 %181, label %160, label %182

182:
  %183 = phi ptr [ %125, %122 ], [ %155, %177 ]
  %184 = phi double [ 0.000000e+00, %122 ], [ %179, %177 ]
  %185 = load double, ptr %183, align 8
  %186 = fdiv double %184, %185
  %187 = getelementptr inbounds double, ptr %97, i64 %113
  store double %186, ptr %187, align 8
  %188 = add nsw i64 %109, 1
  %189 = icmp eq i64 %188, %12
  br i1 %189, label %190, label %108

190:
  %191 = add nsw i64 %36, 1
  %192 = icmp eq i64 %191, %12
  br i1 %192, label %34, label %35
}

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %124, label %7

5:
  %6 = icmp eq i64 %60, %2
  br i1 %6, label %91, label %7

7:
  %8 = phi i1 [ %61, %5 ], [ true, %3 ]
  %9 = phi double [ %44, %5 ], [ 1.000000e+00, %3 ]
  %10 = phi i64 [ %60, %5 ], [ 0, %3 ]
  %11 = mul nsw i64 %10, %2
  br label %17

12:
  %13 = add nsw i64 %36, %11
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp ueq double %15, 0.000000e+00
  br i1 %16, label %91, label %39

17:
  %18 = phi i64 [ 0, %7 ], [ %37, %35 ]
  %19 = phi double [ 0.000000e+00, %7 ], [ %26, %35 ]
  %20 = phi i64 [ %10, %7 ], [ %36, %35 ]
  %21 = add nsw i64 %18, %11
  %22 = getelementptr inbounds double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fcmp ogt double %19, %24
  %26 = select i1 %25, double %19, double %24
  %27 = icmp ugt i64 %18, %10
  br i1 %27, label %28, label %35

28:
  %29 = add nsw i64 %20, %11
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fabs.f64(double %31)
  %33 = fcmp ogt double %24, %32
  br i1 %33, label %34, label %35

34:
  br label %35

35:
  %36 = phi i64 [ %18, %34 ], [ %20, %28 ], [ %20, %17 ]
  %37 = add nsw i64 %18, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %12, label %17

39:
  %40 = tail call double @llvm.fabs.f64(double %15)
  %41 = fmul double %9, %26
  %42 = fcmp olt double %40, %41
  %43 = fdiv double %40, %26
  %44 = select i1 %42, double %43, double %9
  br label %45

45:
  %46 = phi i64 [ %53, %45 ], [ %10, %39 ]
  %47 = mul nsw i64 %46, %2
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = getelementptr inbounds double, ptr %48, i64 %10
  %50 = getelementptr inbounds double, ptr %48, i64 %36
  %51 = load double, ptr %49, align 8
  %52 = load double, ptr %50, align 8
  store double %52, ptr %49, align 8
  store double %51, ptr %50, align 8
  %53 = add nsw i64 %46, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %55, label %45

55:
  %56 = getelementptr inbounds double, ptr %1, i64 %10
  %57 = getelementptr inbounds double, ptr %1, i64 %36
  %58 = load double, ptr %56, align 8
  %59 = load double, ptr %57, align 8
  store double %59, ptr %56, align 8
  store double %58, ptr %57, align 8
  %60 = add nsw i64 %10, 1
  %61 = icmp slt i64 %60, %2
  br i1 %61, label %62, label %5

62:
  %63 = phi i64 [ %89, %88 ], [ %60, %55 ]
  %64 = add nsw i64 %63, %11
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fdiv double %66, %15
  %68 = fcmp oeq double %67, 0.000000e+00
  br i1 %68, label %88, label %69

69:
  %70 = fneg double %67
  br label %71

71:
  %72 = phi i64 [ %60, %69 ], [ %81, %71 ]
  %73 = mul nsw i64 %72, %2
  %74 = add nsw i64 %73, %10
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = add nsw i64 %73, %63
  %78 = getelementptr inbounds double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %70, double %76, double %79)
  store double %80, ptr %78, align 8
  %81 = add nsw i64 %72, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %83, label %71

83:
  %84 = load double, ptr %56, align 8
  %85 = getelementptr inbounds double, ptr %1, i64 %63
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %70, double %84, double %86)
  store double %87, ptr %85, align 8
  br label %88

88:
  %89 = add nsw i64 %63, 1
  %90 = icmp eq i64 %89, %2
  br i1 %90, label %5, label %62

91:
  %92 = phi i1 [ %8, %12 ], [ %61, %5 ]
  %93 = phi double [ %9, %12 ], [ %44, %5 ]
  %94 = or i1 %92, %4
  %95 = select i1 %92, double 0.000000e+00, double %93
  br i1 %94, label %124, label %96

96:
  %97 = add i64 %2, 1
  br label %98

98:
  %99 = phi i64 [ %2, %96 ], [ %100, %104 ]
  %100 = add nsw i64 %99, -1
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = icmp slt i64 %99, %2
  br i1 %103, label %111, label %104

104:
  %105 = phi double [ %102, %98 ], [ %121, %111 ]
  %106 = mul i64 %100, %97
  %107 = getelementptr inbounds double, ptr %0, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fdiv double %105, %108
  store double %109, ptr %101, align 8
  %110 = icmp sgt i64 %99, 1
  br i1 %110, label %98, label %124

111:
  %112 = phi i64 [ %122, %111 ], [ %99, %98 ]
  %113 = phi double [ %121, %111 ], [ %102, %98 ]
  %114 = mul nsw i64 %112, %2
  %115 = add nsw i64 %114, %100
  %116 = getelementptr inbounds double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %1, i64 %112
  %119 = load double, ptr %118, align 8
  %120 = fneg double %117
  %121 = tail call double @llvm.fmuladd.f64(double %120, double %119, double %113)
  %122 = add nsw i64 %112, 1
  %123 = icmp eq i64 %122, %2
  br i1 %123, label %104, label %111

124:
  %125 = phi double [ %95, %91 ], [ 1.000000e+00, %3 ], [ %93, %104 ]
  ret double %125
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
