; source a8788518cda7491d7b105da8e5f309811ae4129a88a9e7ad44f27e77528b256b
define void @solve_rows(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, i64 %10, ptr %11, ptr %12, ptr %13) {
  %15 = getelementptr inbounds double, ptr %11, i64 %10
  %16 = mul nsw i64 %9, %8
  %17 = getelementptr double, ptr %15, i64 %16
  %18 = getelementptr inbounds double, ptr %17, i64 %9
  %19 = getelementptr inbounds double, ptr %18, i64 %8
  %20 = getelementptr double, ptr %19, i64 %8
  %21 = getelementptr double, ptr %20, i64 %5
  %22 = getelementptr inbounds double, ptr %21, i64 %5
  %23 = icmp sgt i64 %4, 0
  br i1 %23, label %24, label %36

24:
  %25 = icmp sgt i64 %5, 0
  %26 = icmp sgt i64 %9, 0
  %27 = icmp sgt i64 %8, 0
  %28 = icmp slt i64 %9, %8
  %29 = icmp slt i64 %8, 1
  %30 = add i64 %9, 1
  %31 = select contract i1 %27, double 1.000000e-10, double 1.000000e-08
  %32 = add i64 %5, 1
  %33 = mul i64 %32, %9
  %34 = icmp sge i64 %33, %10
  %35 = getelementptr inbounds double, ptr %11, i64 %33
  br label %37

36:
  ret void

37:
  %38 = phi i64 [ 0, %24 ], [ %498, %497 ]
  %39 = getelementptr inbounds i64, ptr %13, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %42, label %497

42:
  %43 = mul nsw i64 %38, %5
  %44 = getelementptr inbounds double, ptr %2, i64 %43
  %45 = mul nsw i64 %38, %6
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  br i1 %25, label %62, label %47

47:
  tail call void %0(ptr %1, ptr %44, ptr %46, ptr %11, ptr %22)
  br i1 %26, label %48, label %57

48:
  %49 = phi i64 [ %55, %48 ], [ 0, %47 ]
  %50 = phi double [ %54, %48 ], [ 0.000000e+00, %47 ]
  %51 = getelementptr inbounds double, ptr %11, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = fmul contract double %52, %52
  %54 = fadd contract double %50, %53
  %55 = add nsw i64 %49, 1
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %57, label %48

57:
  %58 = phi double [ 0.000000e+00, %47 ], [ %54, %48 ]
  %59 = tail call contract double @llvm.sqrt.f64(double %58)
  %60 = fcmp contract une double %59, 0.000000e+00
  %61 = select i1 %27, i1 %60, i1 false
  br i1 %61, label %75, label %367

62:
  %63 = phi i64 [ %68, %62 ], [ 0, %42 ]
  %64 = getelementptr inbounds double, ptr %44, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = tail call contract double @llvm.fabs.f64(double %65)
  %67 = getelementptr inbounds double, ptr %21, i64 %63
  store double %66, ptr %67, align 8
  %68 = add nsw i64 %63, 1
  %69 = icmp eq i64 %68, %5
  br i1 %69, label %47, label %62

70:
  %71 = add nsw i32 %76, 1
  %72 = icmp ult i32 %76, 59
  %73 = fcmp contract une double %311, 0.000000e+00
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %367

75:
  %76 = phi i32 [ %71, %70 ], [ 0, %57 ]
  %77 = phi double [ %311, %70 ], [ %59, %57 ]
  %78 = fsub contract double %77, %77
  %79 = fcmp contract oeq double %78, 0.000000e+00
  br i1 %79, label %80, label %494

80:
  %81 = phi i64 [ %95, %94 ], [ 0, %75 ]
  br i1 %26, label %82, label %91

82:
  %83 = getelementptr inbounds i64, ptr %7, i64 %81
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  %86 = mul i64 %85, %9
  %87 = mul nsw i64 %81, %9
  br label %96

88:
  %89 = add nsw i64 %81, 1
  %90 = icmp eq i64 %89, %8
  br i1 %90, label %280, label %94

91:
  %92 = add nsw i64 %81, 1
  %93 = icmp eq i64 %92, %8
  br i1 %93, label %105, label %94

94:
  %95 = phi i64 [ %89, %88 ], [ %92, %91 ]
  br label %80

96:
  %97 = phi i64 [ 0, %82 ], [ %103, %96 ]
  %98 = add nsw i64 %97, %86
  %99 = getelementptr inbounds double, ptr %11, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = add nsw i64 %97, %87
  %102 = getelementptr inbounds double, ptr %15, i64 %101
  store double %100, ptr %102, align 8
  %103 = add nsw i64 %97, 1
  %104 = icmp eq i64 %103, %9
  br i1 %104, label %88, label %96

105:
  br i1 %28, label %494, label %106

106:
  br i1 %29, label %107, label %108

107:
  br label %288

108:
  %109 = phi i64 [ %128, %127 ], [ 0, %106 ]
  %110 = getelementptr inbounds i64, ptr %12, i64 %109
  store i64 %109, ptr %110, align 8
  %111 = mul nsw i64 %109, %9
  %112 = getelementptr inbounds double, ptr %15, i64 %111
  br i1 %26, label %113, label %126

113:
  %114 = phi i64 [ %120, %113 ], [ 0, %108 ]
  %115 = phi double [ %119, %113 ], [ 0.000000e+00, %108 ]
  %116 = getelementptr inbounds double, ptr %112, i64 %114
  %117 = load double, ptr %116, align 8
  %118 = fmul contract double %117, %117
  %119 = fadd contract double %115, %118
  %120 = add nsw i64 %114, 1
  %121 = icmp eq i64 %120, %9
  br i1 %121, label %122, label %113

122:
  %123 = tail call contract double @llvm.sqrt.f64(double %119)
  %124 = getelementptr inbounds double, ptr %19, i64 %109
  store double %123, ptr %124, align 8
  %125 = fcmp contract ogt double %123, 0.000000e+00
  br i1 %125, label %130, label %494

126:
  store double 0.000000e+00, ptr %19, align 8
  br label %494

127:
  %128 = add nsw i64 %109, 1
  %129 = icmp eq i64 %128, %8
  br i1 %129, label %139, label %108

130:
  %131 = phi i64 [ %137, %130 ], [ 0, %122 ]
  %132 = load double, ptr %124, align 8
  %133 = add nsw i64 %131, %111
  %134 = getelementptr inbounds double, ptr %15, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fdiv contract double %135, %132
  store double %136, ptr %134, align 8
  %137 = add nsw i64 %131, 1
  %138 = icmp eq i64 %137, %9
  br i1 %138, label %127, label %130

139:
  %140 = phi i1 [ %236, %234 ], [ true, %127 ]
  %141 = phi i64 [ %235, %234 ], [ 0, %127 ]
  %142 = getelementptr double, ptr %15, i64 %141
  %143 = sub nsw i64 %9, %141
  %144 = icmp sgt i64 %143, 0
  br label %147

145:
  %146 = fcmp contract ogt double %166, 0x3BC79CA10C924224
  br i1 %146, label %169, label %238

147:
  %148 = phi i64 [ %141, %139 ], [ %167, %162 ]
  %149 = phi double [ -1.000000e+00, %139 ], [ %166, %162 ]
  %150 = phi i64 [ %141, %139 ], [ %165, %162 ]
  %151 = mul nsw i64 %148, %9
  %152 = getelementptr double, ptr %142, i64 %151
  br i1 %144, label %153, label %162

153:
  %154 = phi i64 [ %160, %153 ], [ 0, %147 ]
  %155 = phi double [ %159, %153 ], [ 0.000000e+00, %147 ]
  %156 = getelementptr inbounds double, ptr %152, i64 %154
  %157 = load double, ptr %156, align 8
  %158 = fmul contract double %157, %157
  %159 = fadd contract double %155, %158
  %160 = add nsw i64 %154, 1
  %161 = icmp eq i64 %160, %143
  br i1 %161, label %162, label %153

162:
  %163 = phi double [ 0.000000e+00, %147 ], [ %159, %153 ]
  %164 = fcmp contract ogt double %163, %149
  %165 = select i1 %164, i64 %148, i64 %150
  %166 = select i1 %164, double %163, double %149
  %167 = add nsw i64 %148, 1
  %168 = icmp eq i64 %167, %8
  br i1 %168, label %145, label %147

169:
  %170 = getelementptr inbounds i64, ptr %12, i64 %141
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %12, i64 %165
  %173 = load i64, ptr %172, align 8
  store i64 %173, ptr %170, align 8
  store i64 %171, ptr %172, align 8
  %174 = mul nsw i64 %141, %9
  %175 = mul nsw i64 %165, %9
  br label %224

176:
  %177 = getelementptr inbounds double, ptr %15, i64 %174
  %178 = getelementptr inbounds double, ptr %177, i64 %141
  %179 = load double, ptr %178, align 8
  %180 = fcmp contract ogt double %179, 0.000000e+00
  %181 = tail call contract double @llvm.sqrt.f64(double %166)
  %182 = fneg contract double %181
  %183 = select contract i1 %180, double %182, double %181
  %184 = fsub contract double %179, %183
  %185 = fmul contract double %179, %179
  %186 = fsub contract double %166, %185
  %187 = fmul contract double %184, %184
  %188 = fadd contract double %186, %187
  store double %184, ptr %178, align 8
  br i1 %140, label %189, label %234

189:
  %190 = icmp slt i64 %141, %9
  br label %193

191:
  %192 = icmp eq i64 %195, %8
  br i1 %192, label %234, label %193

193:
  %194 = phi i64 [ %141, %189 ], [ %195, %191 ]
  %195 = add nsw i64 %194, 1
  %196 = icmp slt i64 %195, %8
  %197 = mul nsw i64 %195, %9
  %198 = getelementptr inbounds double, ptr %15, i64 %197
  %199 = select i1 %196, ptr %198, ptr %17
  br i1 %190, label %203, label %191

200:
  %201 = fmul contract double %211, 2.000000e+00
  %202 = fdiv contract double %201, %188
  br label %214

203:
  %204 = phi i64 [ %212, %203 ], [ %141, %193 ]
  %205 = phi double [ %211, %203 ], [ 0.000000e+00, %193 ]
  %206 = getelementptr inbounds double, ptr %177, i64 %204
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %199, i64 %204
  %209 = load double, ptr %208, align 8
  %210 = fmul contract double %207, %209
  %211 = fadd contract double %205, %210
  %212 = add nsw i64 %204, 1
  %213 = icmp eq i64 %212, %9
  br i1 %213, label %200, label %203

214:
  %215 = phi i64 [ %141, %200 ], [ %222, %214 ]
  %216 = getelementptr inbounds double, ptr %177, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = fmul contract double %202, %217
  %219 = getelementptr inbounds double, ptr %199, i64 %215
  %220 = load double, ptr %219, align 8
  %221 = fsub contract double %220, %218
  store double %221, ptr %219, align 8
  %222 = add nsw i64 %215, 1
  %223 = icmp eq i64 %222, %9
  br i1 %223, label %191, label %214

224:
  %225 = phi i64 [ 0, %169 ], [ %232, %224 ]
  %226 = add nsw i64 %225, %174
  %227 = getelementptr inbounds double, ptr %15, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = add nsw i64 %225, %175
  %230 = getelementptr inbounds double, ptr %15, i64 %229
  %231 = load double, ptr %230, align 8
  store double %231, ptr %227, align 8
  store double %228, ptr %230, align 8
  %232 = add nsw i64 %225, 1
  %233 = icmp eq i64 %232, %9
  br i1 %233, label %176, label %224

234:
  store double %183, ptr %178, align 8
  %235 = add nsw i64 %141, 1
  %236 = icmp slt i64 %235, %8
  %237 = icmp eq i64 %235, %8
  br i1 %237, label %239, label %139

238:
  br i1 %140, label %494, label %239

239:
  br label %240

240:
  %241 = phi i64 [ %242, %246 ], [ %8, %239 ]
  %242 = add nsw i64 %241, -1
  %243 = getelementptr inbounds double, ptr %17, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = icmp slt i64 %241, %8
  br i1 %245, label %256, label %246

246:
  %247 = phi double [ %244, %240 ], [ %268, %256 ]
  %248 = mul i64 %242, %30
  %249 = getelementptr inbounds double, ptr %15, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fdiv contract double %247, %250
  %252 = getelementptr inbounds i64, ptr %12, i64 %242
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds double, ptr %18, i64 %253
  store double %251, ptr %254, align 8
  %255 = icmp sgt i64 %241, 1
  br i1 %255, label %240, label %271

256:
  %257 = phi i64 [ %269, %256 ], [ %241, %240 ]
  %258 = phi double [ %268, %256 ], [ %244, %240 ]
  %259 = mul nsw i64 %257, %9
  %260 = add nsw i64 %259, %242
  %261 = getelementptr inbounds double, ptr %15, i64 %260
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds i64, ptr %12, i64 %257
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds double, ptr %18, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fmul contract double %262, %266
  %268 = fsub contract double %258, %267
  %269 = add nsw i64 %257, 1
  %270 = icmp eq i64 %269, %8
  br i1 %270, label %246, label %256

271:
  %272 = phi i64 [ %278, %271 ], [ 0, %246 ]
  %273 = getelementptr inbounds double, ptr %19, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %18, i64 %272
  %276 = load double, ptr %275, align 8
  %277 = fdiv contract double %276, %274
  store double %277, ptr %275, align 8
  %278 = add nsw i64 %272, 1
  %279 = icmp eq i64 %278, %8
  br i1 %279, label %107, label %271

280:
  %281 = phi i64 [ %286, %280 ], [ 0, %88 ]
  %282 = getelementptr inbounds double, ptr %11, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = fneg contract double %283
  %285 = getelementptr inbounds double, ptr %17, i64 %281
  store double %284, ptr %285, align 8
  %286 = add nsw i64 %281, 1
  %287 = icmp eq i64 %286, %9
  br i1 %287, label %105, label %280

288:
  %289 = phi i32 [ %326, %325 ], [ 0, %107 ]
  %290 = phi double [ %327, %325 ], [ 1.000000e+00, %107 ]
  br i1 %25, label %292, label %291

291:
  br label %313

292:
  %293 = phi i64 [ %297, %292 ], [ 0, %288 ]
  %294 = getelementptr inbounds double, ptr %44, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %20, i64 %293
  store double %295, ptr %296, align 8
  %297 = add nsw i64 %293, 1
  %298 = icmp eq i64 %297, %5
  br i1 %298, label %291, label %292

299:
  tail call void %0(ptr %1, ptr %20, ptr %46, ptr %11, ptr %22)
  br i1 %26, label %300, label %309

300:
  %301 = phi i64 [ %307, %300 ], [ 0, %299 ]
  %302 = phi double [ %306, %300 ], [ 0.000000e+00, %299 ]
  %303 = getelementptr inbounds double, ptr %11, i64 %301
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %304, %304
  %306 = fadd contract double %302, %305
  %307 = add nsw i64 %301, 1
  %308 = icmp eq i64 %307, %9
  br i1 %308, label %309, label %300

309:
  %310 = phi double [ 0.000000e+00, %299 ], [ %306, %300 ]
  %311 = tail call contract double @llvm.sqrt.f64(double %310)
  %312 = fcmp contract uge double %311, %77
  br i1 %312, label %325, label %329

313:
  %314 = phi i64 [ %323, %313 ], [ 0, %291 ]
  %315 = getelementptr inbounds double, ptr %18, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = fmul contract double %290, %316
  %318 = getelementptr inbounds i64, ptr %7, i64 %314
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds double, ptr %20, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fadd contract double %317, %321
  store double %322, ptr %320, align 8
  %323 = add nsw i64 %314, 1
  %324 = icmp eq i64 %323, %8
  br i1 %324, label %299, label %313

325:
  %326 = add nsw i32 %289, 1
  %327 = fmul contract double %290, 4.000000e-01
  %328 = icmp eq i32 %326, 6
  br i1 %328, label %333, label %288

329:
  %330 = fcmp contract oeq double %290, 0.000000e+00
  br i1 %330, label %333, label %331

331:
  br i1 %25, label %355, label %332

332:
  br label %334

333:
  tail call void %0(ptr %1, ptr %44, ptr %46, ptr %11, ptr %22)
  br label %367

334:
  %335 = phi i64 [ %341, %334 ], [ 0, %332 ]
  %336 = phi double [ %340, %334 ], [ 0.000000e+00, %332 ]
  %337 = getelementptr inbounds double, ptr %18, i64 %335
  %338 = load double, ptr %337, align 8
  %339 = fmul contract double %338, %338
  %340 = fadd contract double %336, %339
  %341 = add nsw i64 %335, 1
  %342 = icmp eq i64 %341, %8
  br i1 %342, label %343, label %334

343:
  %344 = tail call contract double @llvm.sqrt.f64(double %340)
  %345 = fmul contract double %290, %344
  br i1 %25, label %346, label %362

346:
  %347 = phi i64 [ %353, %346 ], [ 0, %343 ]
  %348 = phi double [ %352, %346 ], [ 0.000000e+00, %343 ]
  %349 = getelementptr inbounds double, ptr %44, i64 %347
  %350 = load double, ptr %349, align 8
  %351 = fmul contract double %350, %350
  %352 = fadd contract double %348, %351
  %353 = add nsw i64 %347, 1
  %354 = icmp eq i64 %353, %5
  br i1 %354, label %362, label %346

355:
  %356 = phi i64 [ %360, %355 ], [ 0, %331 ]
  %357 = getelementptr inbounds double, ptr %20, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %44, i64 %356
  store double %358, ptr %359, align 8
  %360 = add nsw i64 %356, 1
  %361 = icmp eq i64 %360, %5
  br i1 %361, label %332, label %355

362:
  %363 = phi double [ 0.000000e+00, %343 ], [ %352, %346 ]
  %364 = tail call contract double @llvm.sqrt.f64(double %363)
  %365 = fmul contract double %364, 1.000000e-15
  %366 = fcmp contract ugt double %345, %365
  br i1 %366, label %70, label %367

367:
  br i1 %25, label %427, label %375

368:
  %369 = phi i64 [ %373, %368 ], [ 0, %427 ]
  %370 = getelementptr inbounds double, ptr %21, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = getelementptr inbounds double, ptr %20, i64 %369
  store double %371, ptr %372, align 8
  %373 = add nsw i64 %369, 1
  %374 = icmp eq i64 %373, %5
  br i1 %374, label %375, label %368

375:
  br label %376

376:
  %377 = phi i1 [ false, %408 ], [ true, %375 ]
  br i1 %26, label %379, label %378

378:
  br i1 %25, label %402, label %408

379:
  %380 = phi i64 [ %383, %382 ], [ 0, %376 ]
  %381 = getelementptr inbounds double, ptr %17, i64 %380
  store double 0.000000e+00, ptr %381, align 8
  br i1 %25, label %385, label %382

382:
  %383 = add nsw i64 %380, 1
  %384 = icmp eq i64 %383, %9
  br i1 %384, label %378, label %379

385:
  %386 = phi double [ %400, %399 ], [ 0.000000e+00, %379 ]
  %387 = phi i64 [ %388, %399 ], [ 0, %379 ]
  %388 = add nsw i64 %387, 1
  %389 = mul i64 %388, %9
  %390 = add nsw i64 %389, %380
  %391 = getelementptr inbounds double, ptr %11, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = fcmp contract une double %392, 0.000000e+00
  br i1 %393, label %394, label %399

394:
  %395 = getelementptr inbounds double, ptr %20, i64 %387
  %396 = load double, ptr %395, align 8
  %397 = fcmp contract ogt double %386, %396
  %398 = select contract i1 %397, double %386, double %396
  store double %398, ptr %381, align 8
  br label %399

399:
  %400 = phi double [ %386, %385 ], [ %398, %394 ]
  %401 = icmp eq i64 %388, %5
  br i1 %401, label %382, label %385

402:
  %403 = phi i64 [ %404, %410 ], [ 0, %378 ]
  %404 = add nsw i64 %403, 1
  br i1 %26, label %405, label %410

405:
  %406 = mul i64 %404, %9
  %407 = getelementptr inbounds double, ptr %20, i64 %403
  br label %412

408:
  br i1 %377, label %376, label %409

409:
  br i1 %26, label %442, label %479

410:
  %411 = icmp eq i64 %404, %5
  br i1 %411, label %408, label %402

412:
  %413 = phi i64 [ 0, %405 ], [ %425, %424 ]
  %414 = add nsw i64 %413, %406
  %415 = getelementptr inbounds double, ptr %11, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = fcmp contract une double %416, 0.000000e+00
  br i1 %417, label %418, label %424

418:
  %419 = load double, ptr %407, align 8
  %420 = getelementptr inbounds double, ptr %17, i64 %413
  %421 = load double, ptr %420, align 8
  %422 = fcmp contract ogt double %419, %421
  %423 = select contract i1 %422, double %419, double %421
  store double %423, ptr %407, align 8
  br label %424

424:
  %425 = add nsw i64 %413, 1
  %426 = icmp eq i64 %425, %9
  br i1 %426, label %410, label %412

427:
  %428 = phi i64 [ %436, %427 ], [ 0, %367 ]
  %429 = getelementptr inbounds double, ptr %21, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds double, ptr %44, i64 %428
  %432 = load double, ptr %431, align 8
  %433 = tail call contract double @llvm.fabs.f64(double %432)
  %434 = fcmp contract ogt double %430, %433
  %435 = select contract i1 %434, double %430, double %433
  store double %435, ptr %429, align 8
  %436 = add nsw i64 %428, 1
  %437 = icmp eq i64 %436, %5
  br i1 %437, label %368, label %427

438:
  %439 = add nsw i64 %444, 1
  %440 = icmp slt i64 %439, %9
  %441 = icmp eq i64 %439, %9
  br i1 %441, label %479, label %442

442:
  %443 = phi i1 [ %440, %438 ], [ true, %409 ]
  %444 = phi i64 [ %439, %438 ], [ 0, %409 ]
  br i1 %25, label %459, label %445

445:
  %446 = phi double [ 0.000000e+00, %442 ], [ %469, %459 ]
  %447 = phi double [ 0.000000e+00, %442 ], [ %474, %459 ]
  %448 = getelementptr inbounds double, ptr %17, i64 %444
  %449 = load double, ptr %448, align 8
  %450 = fmul contract double %449, 0x3D06849B86A12B9B
  %451 = tail call contract double @llvm.sqrt.f64(double %446)
  %452 = fmul contract double %451, %450
  %453 = getelementptr inbounds double, ptr %11, i64 %444
  %454 = load double, ptr %453, align 8
  %455 = tail call contract double @llvm.fabs.f64(double %454)
  %456 = fmul contract double %31, %447
  %457 = fadd contract double %456, %452
  %458 = fcmp contract ugt double %455, %457
  br i1 %458, label %476, label %438

459:
  %460 = phi i64 [ %463, %459 ], [ 0, %442 ]
  %461 = phi double [ %474, %459 ], [ 0.000000e+00, %442 ]
  %462 = phi double [ %469, %459 ], [ 0.000000e+00, %442 ]
  %463 = add nsw i64 %460, 1
  %464 = mul i64 %463, %9
  %465 = add nsw i64 %464, %444
  %466 = getelementptr inbounds double, ptr %11, i64 %465
  %467 = load double, ptr %466, align 8
  %468 = fmul contract double %467, %467
  %469 = fadd contract double %462, %468
  %470 = tail call contract double @llvm.fabs.f64(double %467)
  %471 = getelementptr inbounds double, ptr %21, i64 %460
  %472 = load double, ptr %471, align 8
  %473 = fmul contract double %470, %472
  %474 = fadd contract double %461, %473
  %475 = icmp eq i64 %463, %5
  br i1 %475, label %445, label %459

476:
  %477 = or i1 %443, %34
  %478 = xor i1 %443, true
  br i1 %477, label %494, label %480

479:
  br i1 %34, label %494, label %480

480:
  %481 = load double, ptr %35, align 8
  %482 = fcmp contract ogt double %481, 0.000000e+00
  br i1 %482, label %483, label %494

483:
  %484 = phi i64 [ %485, %487 ], [ %33, %480 ]
  %485 = add i64 %484, 1
  %486 = icmp eq i64 %485, %10
  br i1 %486, label %491, label %487

487:
  %488 = getelementptr inbounds double, ptr %11, i64 %485
  %489 = load double, ptr %488, align 8
  %490 = fcmp contract ogt double %489, 0.000000e+00
  br i1 %490, label %483, label %491

491:
  %492 = phi i64 [ %485, %487 ], [ %10, %483 ]
  %493 = icmp sge i64 %492, %10
  br label %494

494:
  %495 = phi i1 [ %478, %476 ], [ false, %126 ], [ true, %479 ], [ false, %480 ], [ %493, %491 ], [ false, %122 ], [ false, %238 ], [ false, %105 ], [ false, %75 ]
  %496 = zext i1 %495 to i64
  store i64 %496, ptr %39, align 8
  br label %497

497:
  %498 = add nsw i64 %38, 1
  %499 = icmp eq i64 %498, %4
  br i1 %499, label %36, label %37
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)
