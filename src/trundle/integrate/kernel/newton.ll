; source ba06035d34bb40dd872ea306c0e66f2d9cdde3f27627dc89515a2ba4849beb01
define void @solve_rows(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, ptr %13) {
  %15 = getelementptr inbounds double, ptr %11, i64 %10
  %16 = mul nsw i64 %9, %8
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds double, ptr %17, i64 %9
  %19 = getelementptr inbounds double, ptr %18, i64 %8
  %20 = getelementptr double, ptr %19, i64 %8
  %21 = getelementptr inbounds double, ptr %20, i64 %5
  %22 = getelementptr inbounds double, ptr %21, i64 %5
  %23 = icmp sgt i64 %4, 0
  br i1 %23, label %24, label %35

24:
  %25 = icmp sgt i64 %5, 0
  %26 = icmp sgt i64 %9, 0
  %27 = icmp sgt i64 %8, 0
  %28 = icmp slt i64 %9, %8
  %29 = icmp slt i64 %8, 1
  %30 = add i64 %9, 1
  %31 = add i64 %5, 1
  %32 = mul i64 %31, %9
  %33 = icmp sge i64 %32, %10
  %34 = getelementptr inbounds double, ptr %11, i64 %32
  br label %36

35:
  ret void

36:
  %37 = phi i64 [ 0, %24 ], [ %453, %452 ]
  %38 = getelementptr inbounds i64, ptr %13, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 1
  br i1 %40, label %41, label %452

41:
  %42 = mul nsw i64 %37, %5
  %43 = getelementptr inbounds double, ptr %2, i64 %42
  %44 = mul nsw i64 %37, %6
  %45 = getelementptr inbounds double, ptr %3, i64 %44
  br i1 %25, label %61, label %46

46:
  tail call void %0(ptr %1, ptr %43, ptr %45, ptr %11, ptr %22)
  br i1 %26, label %47, label %56

47:
  %48 = phi i64 [ %54, %47 ], [ 0, %46 ]
  %49 = phi double [ %53, %47 ], [ 0.000000e+00, %46 ]
  %50 = getelementptr inbounds double, ptr %11, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = fmul contract double %51, %51
  %53 = fadd contract double %49, %52
  %54 = add nsw i64 %48, 1
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %56, label %47

56:
  %57 = phi double [ 0.000000e+00, %46 ], [ %53, %47 ]
  %58 = tail call contract double @llvm.sqrt.f64(double %57)
  %59 = fcmp contract une double %58, 0.000000e+00
  %60 = select i1 %27, i1 %59, i1 false
  br i1 %60, label %74, label %366

61:
  %62 = phi i64 [ %67, %61 ], [ 0, %41 ]
  %63 = getelementptr inbounds double, ptr %43, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call contract double @llvm.fabs.f64(double %64)
  %66 = getelementptr inbounds double, ptr %21, i64 %62
  store double %65, ptr %66, align 8
  %67 = add nsw i64 %62, 1
  %68 = icmp eq i64 %67, %5
  br i1 %68, label %46, label %61

69:
  %70 = add nsw i32 %75, 1
  %71 = icmp ult i32 %75, 59
  %72 = fcmp contract une double %310, 0.000000e+00
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %366

74:
  %75 = phi i32 [ %70, %69 ], [ 0, %56 ]
  %76 = phi double [ %310, %69 ], [ %58, %56 ]
  %77 = fsub contract double %76, %76
  %78 = fcmp contract oeq double %77, 0.000000e+00
  br i1 %78, label %79, label %449

79:
  %80 = phi i64 [ %94, %93 ], [ 0, %74 ]
  br i1 %26, label %81, label %90

81:
  %82 = getelementptr inbounds i64, ptr %7, i64 %80
  %83 = load i64, ptr %82, align 8
  %84 = add i64 %83, 1
  %85 = mul i64 %84, %9
  %86 = mul nsw i64 %80, %9
  br label %95

87:
  %88 = add nsw i64 %80, 1
  %89 = icmp eq i64 %88, %8
  br i1 %89, label %279, label %93

90:
  %91 = add nsw i64 %80, 1
  %92 = icmp eq i64 %91, %8
  br i1 %92, label %104, label %93

93:
  %94 = phi i64 [ %88, %87 ], [ %91, %90 ]
  br label %79

95:
  %96 = phi i64 [ 0, %81 ], [ %102, %95 ]
  %97 = add nsw i64 %96, %85
  %98 = getelementptr inbounds double, ptr %11, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = add nsw i64 %96, %86
  %101 = getelementptr inbounds double, ptr %15, i64 %100
  store double %99, ptr %101, align 8
  %102 = add nsw i64 %96, 1
  %103 = icmp eq i64 %102, %9
  br i1 %103, label %87, label %95

104:
  br i1 %28, label %449, label %105

105:
  br i1 %29, label %106, label %107

106:
  br label %287

107:
  %108 = phi i64 [ %127, %126 ], [ 0, %105 ]
  %109 = getelementptr inbounds i64, ptr %12, i64 %108
  store i64 %108, ptr %109, align 8
  %110 = mul nsw i64 %108, %9
  %111 = getelementptr inbounds double, ptr %15, i64 %110
  br i1 %26, label %112, label %125

112:
  %113 = phi i64 [ %119, %112 ], [ 0, %107 ]
  %114 = phi double [ %118, %112 ], [ 0.000000e+00, %107 ]
  %115 = getelementptr inbounds double, ptr %111, i64 %113
  %116 = load double, ptr %115, align 8
  %117 = fmul contract double %116, %116
  %118 = fadd contract double %114, %117
  %119 = add nsw i64 %113, 1
  %120 = icmp eq i64 %119, %9
  br i1 %120, label %121, label %112

121:
  %122 = tail call contract double @llvm.sqrt.f64(double %118)
  %123 = getelementptr inbounds double, ptr %19, i64 %108
  store double %122, ptr %123, align 8
  %124 = fcmp contract ogt double %122, 0.000000e+00
  br i1 %124, label %129, label %449

125:
  store double 0.000000e+00, ptr %19, align 8
  br label %449

126:
  %127 = add nsw i64 %108, 1
  %128 = icmp eq i64 %127, %8
  br i1 %128, label %138, label %107

129:
  %130 = phi i64 [ %136, %129 ], [ 0, %121 ]
  %131 = load double, ptr %123, align 8
  %132 = add nsw i64 %130, %110
  %133 = getelementptr inbounds double, ptr %15, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = fdiv contract double %134, %131
  store double %135, ptr %133, align 8
  %136 = add nsw i64 %130, 1
  %137 = icmp eq i64 %136, %9
  br i1 %137, label %126, label %129

138:
  %139 = phi i1 [ %235, %233 ], [ true, %126 ]
  %140 = phi i64 [ %234, %233 ], [ 0, %126 ]
  %141 = getelementptr double, ptr %15, i64 %140
  %142 = sub nsw i64 %9, %140
  %143 = icmp sgt i64 %142, 0
  br label %146

144:
  %145 = fcmp contract ogt double %165, 0x3BC79CA10C924224
  br i1 %145, label %168, label %237

146:
  %147 = phi i64 [ %140, %138 ], [ %166, %161 ]
  %148 = phi double [ -1.000000e+00, %138 ], [ %165, %161 ]
  %149 = phi i64 [ %140, %138 ], [ %164, %161 ]
  %150 = mul nsw i64 %147, %9
  %151 = getelementptr double, ptr %141, i64 %150
  br i1 %143, label %152, label %161

152:
  %153 = phi i64 [ %159, %152 ], [ 0, %146 ]
  %154 = phi double [ %158, %152 ], [ 0.000000e+00, %146 ]
  %155 = getelementptr inbounds double, ptr %151, i64 %153
  %156 = load double, ptr %155, align 8
  %157 = fmul contract double %156, %156
  %158 = fadd contract double %154, %157
  %159 = add nsw i64 %153, 1
  %160 = icmp eq i64 %159, %142
  br i1 %160, label %161, label %152

161:
  %162 = phi double [ 0.000000e+00, %146 ], [ %158, %152 ]
  %163 = fcmp contract ogt double %162, %148
  %164 = select i1 %163, i64 %147, i64 %149
  %165 = select i1 %163, double %162, double %148
  %166 = add nsw i64 %147, 1
  %167 = icmp eq i64 %166, %8
  br i1 %167, label %144, label %146

168:
  %169 = getelementptr inbounds i64, ptr %12, i64 %140
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds i64, ptr %12, i64 %164
  %172 = load i64, ptr %171, align 8
  store i64 %172, ptr %169, align 8
  store i64 %170, ptr %171, align 8
  %173 = mul nsw i64 %140, %9
  %174 = mul nsw i64 %164, %9
  br label %223

175:
  %176 = getelementptr inbounds double, ptr %15, i64 %173
  %177 = getelementptr inbounds double, ptr %176, i64 %140
  %178 = load double, ptr %177, align 8
  %179 = fcmp contract ogt double %178, 0.000000e+00
  %180 = tail call contract double @llvm.sqrt.f64(double %165)
  %181 = fneg contract double %180
  %182 = select contract i1 %179, double %181, double %180
  %183 = fsub contract double %178, %182
  %184 = fmul contract double %178, %178
  %185 = fsub contract double %165, %184
  %186 = fmul contract double %183, %183
  %187 = fadd contract double %185, %186
  store double %183, ptr %177, align 8
  br i1 %139, label %188, label %233

188:
  %189 = icmp slt i64 %140, %9
  br label %192

190:
  %191 = icmp eq i64 %194, %8
  br i1 %191, label %233, label %192

192:
  %193 = phi i64 [ %140, %188 ], [ %194, %190 ]
  %194 = add nsw i64 %193, 1
  %195 = icmp slt i64 %194, %8
  %196 = mul nsw i64 %194, %9
  %197 = getelementptr inbounds double, ptr %15, i64 %196
  %198 = select i1 %195, ptr %197, ptr %17
  br i1 %189, label %202, label %190

199:
  %200 = fmul contract double %210, 2.000000e+00
  %201 = fdiv contract double %200, %187
  br label %213

202:
  %203 = phi i64 [ %211, %202 ], [ %140, %192 ]
  %204 = phi double [ %210, %202 ], [ 0.000000e+00, %192 ]
  %205 = getelementptr inbounds double, ptr %176, i64 %203
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %198, i64 %203
  %208 = load double, ptr %207, align 8
  %209 = fmul contract double %206, %208
  %210 = fadd contract double %204, %209
  %211 = add nsw i64 %203, 1
  %212 = icmp eq i64 %211, %9
  br i1 %212, label %199, label %202

213:
  %214 = phi i64 [ %140, %199 ], [ %221, %213 ]
  %215 = getelementptr inbounds double, ptr %176, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fmul contract double %201, %216
  %218 = getelementptr inbounds double, ptr %198, i64 %214
  %219 = load double, ptr %218, align 8
  %220 = fsub contract double %219, %217
  store double %220, ptr %218, align 8
  %221 = add nsw i64 %214, 1
  %222 = icmp eq i64 %221, %9
  br i1 %222, label %190, label %213

223:
  %224 = phi i64 [ 0, %168 ], [ %231, %223 ]
  %225 = add nsw i64 %224, %173
  %226 = getelementptr inbounds double, ptr %15, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = add nsw i64 %224, %174
  %229 = getelementptr inbounds double, ptr %15, i64 %228
  %230 = load double, ptr %229, align 8
  store double %230, ptr %226, align 8
  store double %227, ptr %229, align 8
  %231 = add nsw i64 %224, 1
  %232 = icmp eq i64 %231, %9
  br i1 %232, label %175, label %223

233:
  store double %182, ptr %177, align 8
  %234 = add nsw i64 %140, 1
  %235 = icmp slt i64 %234, %8
  %236 = icmp eq i64 %234, %8
  br i1 %236, label %238, label %138

237:
  br i1 %139, label %449, label %238

238:
  br label %239

239:
  %240 = phi i64 [ %241, %245 ], [ %8, %238 ]
  %241 = add nsw i64 %240, -1
  %242 = getelementptr inbounds double, ptr %17, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = icmp slt i64 %240, %8
  br i1 %244, label %255, label %245

245:
  %246 = phi double [ %243, %239 ], [ %267, %255 ]
  %247 = mul i64 %241, %30
  %248 = getelementptr inbounds double, ptr %15, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fdiv contract double %246, %249
  %251 = getelementptr inbounds i64, ptr %12, i64 %241
  %252 = load i64, ptr %251, align 8
  %253 = getelementptr inbounds double, ptr %18, i64 %252
  store double %250, ptr %253, align 8
  %254 = icmp sgt i64 %240, 1
  br i1 %254, label %239, label %270

255:
  %256 = phi i64 [ %268, %255 ], [ %240, %239 ]
  %257 = phi double [ %267, %255 ], [ %243, %239 ]
  %258 = mul nsw i64 %256, %9
  %259 = add nsw i64 %258, %241
  %260 = getelementptr inbounds double, ptr %15, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds i64, ptr %12, i64 %256
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds double, ptr %18, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fmul contract double %261, %265
  %267 = fsub contract double %257, %266
  %268 = add nsw i64 %256, 1
  %269 = icmp eq i64 %268, %8
  br i1 %269, label %245, label %255

270:
  %271 = phi i64 [ %277, %270 ], [ 0, %245 ]
  %272 = getelementptr inbounds double, ptr %19, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds double, ptr %18, i64 %271
  %275 = load double, ptr %274, align 8
  %276 = fdiv contract double %275, %273
  store double %276, ptr %274, align 8
  %277 = add nsw i64 %271, 1
  %278 = icmp eq i64 %277, %8
  br i1 %278, label %106, label %270

279:
  %280 = phi i64 [ %285, %279 ], [ 0, %87 ]
  %281 = getelementptr inbounds double, ptr %11, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fneg contract double %282
  %284 = getelementptr inbounds double, ptr %17, i64 %280
  store double %283, ptr %284, align 8
  %285 = add nsw i64 %280, 1
  %286 = icmp eq i64 %285, %9
  br i1 %286, label %104, label %279

287:
  %288 = phi i32 [ %325, %324 ], [ 0, %106 ]
  %289 = phi double [ %326, %324 ], [ 1.000000e+00, %106 ]
  br i1 %25, label %291, label %290

290:
  br label %312

291:
  %292 = phi i64 [ %296, %291 ], [ 0, %287 ]
  %293 = getelementptr inbounds double, ptr %43, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = getelementptr inbounds double, ptr %20, i64 %292
  store double %294, ptr %295, align 8
  %296 = add nsw i64 %292, 1
  %297 = icmp eq i64 %296, %5
  br i1 %297, label %290, label %291

298:
  tail call void %0(ptr %1, ptr %20, ptr %45, ptr %11, ptr %22)
  br i1 %26, label %299, label %308

299:
  %300 = phi i64 [ %306, %299 ], [ 0, %298 ]
  %301 = phi double [ %305, %299 ], [ 0.000000e+00, %298 ]
  %302 = getelementptr inbounds double, ptr %11, i64 %300
  %303 = load double, ptr %302, align 8
  %304 = fmul contract double %303, %303
  %305 = fadd contract double %301, %304
  %306 = add nsw i64 %300, 1
  %307 = icmp eq i64 %306, %9
  br i1 %307, label %308, label %299

308:
  %309 = phi double [ 0.000000e+00, %298 ], [ %305, %299 ]
  %310 = tail call contract double @llvm.sqrt.f64(double %309)
  %311 = fcmp contract uge double %310, %76
  br i1 %311, label %324, label %328

312:
  %313 = phi i64 [ %322, %312 ], [ 0, %290 ]
  %314 = getelementptr inbounds double, ptr %18, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = fmul contract double %289, %315
  %317 = getelementptr inbounds i64, ptr %7, i64 %313
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %20, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = fadd contract double %316, %320
  store double %321, ptr %319, align 8
  %322 = add nsw i64 %313, 1
  %323 = icmp eq i64 %322, %8
  br i1 %323, label %298, label %312

324:
  %325 = add nsw i32 %288, 1
  %326 = fmul contract double %289, 4.000000e-01
  %327 = icmp eq i32 %325, 6
  br i1 %327, label %332, label %287

328:
  %329 = fcmp contract oeq double %289, 0.000000e+00
  br i1 %329, label %332, label %330

330:
  br i1 %25, label %354, label %331

331:
  br label %333

332:
  tail call void %0(ptr %1, ptr %43, ptr %45, ptr %11, ptr %22)
  br label %366

333:
  %334 = phi i64 [ %340, %333 ], [ 0, %331 ]
  %335 = phi double [ %339, %333 ], [ 0.000000e+00, %331 ]
  %336 = getelementptr inbounds double, ptr %18, i64 %334
  %337 = load double, ptr %336, align 8
  %338 = fmul contract double %337, %337
  %339 = fadd contract double %335, %338
  %340 = add nsw i64 %334, 1
  %341 = icmp eq i64 %340, %8
  br i1 %341, label %342, label %333

342:
  %343 = tail call contract double @llvm.sqrt.f64(double %339)
  %344 = fmul contract double %289, %343
  br i1 %25, label %345, label %361

345:
  %346 = phi i64 [ %352, %345 ], [ 0, %342 ]
  %347 = phi double [ %351, %345 ], [ 0.000000e+00, %342 ]
  %348 = getelementptr inbounds double, ptr %43, i64 %346
  %349 = load double, ptr %348, align 8
  %350 = fmul contract double %349, %349
  %351 = fadd contract double %347, %350
  %352 = add nsw i64 %346, 1
  %353 = icmp eq i64 %352, %5
  br i1 %353, label %361, label %345

354:
  %355 = phi i64 [ %359, %354 ], [ 0, %330 ]
  %356 = getelementptr inbounds double, ptr %20, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = getelementptr inbounds double, ptr %43, i64 %355
  store double %357, ptr %358, align 8
  %359 = add nsw i64 %355, 1
  %360 = icmp eq i64 %359, %5
  br i1 %360, label %331, label %354

361:
  %362 = phi double [ 0.000000e+00, %342 ], [ %351, %345 ]
  %363 = tail call contract double @llvm.sqrt.f64(double %362)
  %364 = fmul contract double %363, 1.000000e-15
  %365 = fcmp contract ugt double %344, %364
  br i1 %365, label %69, label %366

366:
  br i1 %25, label %367, label %380

367:
  %368 = phi i64 [ %376, %367 ], [ 0, %366 ]
  %369 = getelementptr inbounds double, ptr %21, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %43, i64 %368
  %372 = load double, ptr %371, align 8
  %373 = tail call contract double @llvm.fabs.f64(double %372)
  %374 = fcmp contract ogt double %370, %373
  %375 = select contract i1 %374, double %370, double %373
  store double %375, ptr %369, align 8
  %376 = add nsw i64 %368, 1
  %377 = icmp eq i64 %376, %5
  br i1 %377, label %382, label %367

378:
  %379 = fmul contract double %388, 1.000000e-10
  br label %380

380:
  %381 = phi double [ %379, %378 ], [ 0.000000e+00, %366 ]
  br i1 %26, label %395, label %434

382:
  %383 = phi double [ %388, %382 ], [ 0.000000e+00, %367 ]
  %384 = phi i64 [ %389, %382 ], [ 0, %367 ]
  %385 = getelementptr inbounds double, ptr %21, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = fcmp contract ogt double %383, %386
  %388 = select contract i1 %387, double %383, double %386
  %389 = add nsw i64 %384, 1
  %390 = icmp eq i64 %389, %5
  br i1 %390, label %378, label %382

391:
  %392 = add nsw i64 %397, 1
  %393 = icmp slt i64 %392, %9
  %394 = icmp eq i64 %392, %9
  br i1 %394, label %434, label %395

395:
  %396 = phi i1 [ %393, %391 ], [ true, %380 ]
  %397 = phi i64 [ %392, %391 ], [ 0, %380 ]
  br i1 %25, label %411, label %398

398:
  %399 = phi double [ 0.000000e+00, %395 ], [ %421, %428 ]
  %400 = phi double [ 0.000000e+00, %395 ], [ %429, %428 ]
  %401 = fmul contract double %400, 1.000000e-08
  %402 = select contract i1 %27, double %381, double %401
  %403 = getelementptr inbounds double, ptr %11, i64 %397
  %404 = load double, ptr %403, align 8
  %405 = tail call contract double @llvm.fabs.f64(double %404)
  %406 = fcmp contract ogt double %399, 0.000000e+00
  %407 = tail call contract double @llvm.sqrt.f64(double %399)
  %408 = select contract i1 %406, double %407, double 1.000000e+00
  %409 = fmul contract double %408, %402
  %410 = fcmp contract ugt double %405, %409
  br i1 %410, label %431, label %391

411:
  %412 = phi i64 [ %415, %428 ], [ 0, %395 ]
  %413 = phi double [ %429, %428 ], [ 0.000000e+00, %395 ]
  %414 = phi double [ %421, %428 ], [ 0.000000e+00, %395 ]
  %415 = add nsw i64 %412, 1
  %416 = mul i64 %415, %9
  %417 = add nsw i64 %416, %397
  %418 = getelementptr inbounds double, ptr %11, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fmul contract double %419, %419
  %421 = fadd contract double %414, %420
  %422 = fcmp contract une double %419, 0.000000e+00
  br i1 %422, label %423, label %428

423:
  %424 = getelementptr inbounds double, ptr %21, i64 %412
  %425 = load double, ptr %424, align 8
  %426 = fcmp contract ogt double %413, %425
  %427 = select contract i1 %426, double %413, double %425
  br label %428

428:
  %429 = phi double [ %427, %423 ], [ %413, %411 ]
  %430 = icmp eq i64 %415, %5
  br i1 %430, label %398, label %411

431:
  %432 = or i1 %396, %33
  %433 = xor i1 %396, true
  br i1 %432, label %449, label %435

434:
  br i1 %33, label %449, label %435

435:
  %436 = load double, ptr %34, align 8
  %437 = fcmp contract ogt double %436, 0.000000e+00
  br i1 %437, label %438, label %449

438:
  %439 = phi i64 [ %440, %442 ], [ %32, %435 ]
  %440 = add i64 %439, 1
  %441 = icmp eq i64 %440, %10
  br i1 %441, label %446, label %442

442:
  %443 = getelementptr inbounds double, ptr %11, i64 %440
  %444 = load double, ptr %443, align 8
  %445 = fcmp contract ogt double %444, 0.000000e+00
  br i1 %445, label %438, label %446

446:
  %447 = phi i64 [ %440, %442 ], [ %10, %438 ]
  %448 = icmp sge i64 %447, %10
  br label %449

449:
  %450 = phi i1 [ %433, %431 ], [ false, %125 ], [ true, %434 ], [ false, %435 ], [ %448, %446 ], [ false, %121 ], [ false, %237 ], [ false, %104 ], [ false, %74 ]
  %451 = zext i1 %450 to i64
  store i64 %451, ptr %38, align 8
  br label %452

452:
  %453 = add nsw i64 %37, 1
  %454 = icmp eq i64 %453, %4
  br i1 %454, label %35, label %36
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)
