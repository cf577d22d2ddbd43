; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
%struct.Set = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Giving = type { ptr, i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Search = type { i64, ptr, ptr }
%struct.Space = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Choices = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, ptr, i64, ptr, ptr, ptr }
%struct.Affine = type { i64, i64, ptr, ptr, ptr, ptr }
%struct.Rate = type { ptr, ptr, ptr, i64, ptr }
%struct.Loads = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@GUESS = internal constant [7 x double] [double 1.000000e+00, double 1.000000e-01, double 1.000000e+01, double 1.000000e-02, double 1.000000e+02, double 1.000000e-04, double 1.000000e+04], align 16
@__const.ways_of.now = private constant [2 x double] [double 0x3FEFD712F9A817C1, double 0x3FB98EAECB8BCB2C], align 16
@READING = internal constant [4 x [2 x double]] [[2 x double] [double 0.000000e+00, double 1.000000e-01], [2 x double] [double 0x3E7AD7F29ABCAF48, double 1.000000e-01], [2 x double] [double 0.000000e+00, double 6.000000e-01], [2 x double] [double 0x3E7AD7F29ABCAF48, double 6.000000e-01]], align 16
@__const.load_of.unit = private constant [3 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00], align 16
@MARGIN = internal constant [3 x double] [double 1.000000e-01, double 1.000000e-02, double 0.000000e+00], align 16

define i64 @decide(ptr %0) {
  %2 = alloca %struct.Set, align 8
  %3 = alloca [3 x double], align 16
  %4 = alloca [2 x double], align 16
  %5 = alloca %struct.Giving, align 8
  %6 = alloca %struct.Set, align 8
  %7 = alloca [4 x double], align 16
  %8 = alloca %struct.Set, align 8
  %9 = alloca %struct.Search, align 8
  %10 = alloca %struct.Set, align 8
  %11 = alloca %struct.Set, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Space, ptr %12, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Space, ptr %12, i64 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 2
  %18 = getelementptr inbounds %struct.Space, ptr %12, i64 0, i32 9
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 %16
  %21 = load i64, ptr %20, align 8
  %22 = shl nsw i64 %21, 1
  %23 = add i64 %14, 1
  %24 = add i64 %23, %17
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 17
  %27 = load ptr, ptr %26, align 8
  store i64 0, ptr %9, align 8
  %28 = getelementptr inbounds %struct.Search, ptr %9, i64 0, i32 1
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Search, ptr %9, i64 0, i32 2
  %30 = shl nsw i64 %25, 5
  %31 = getelementptr inbounds double, ptr %27, i64 %30
  store ptr %31, ptr %29, align 8
  %32 = getelementptr double, ptr %31, i64 %25
  %33 = getelementptr inbounds double, ptr %32, i64 %14
  %34 = getelementptr inbounds double, ptr %33, i64 %16
  %35 = shl nsw i64 %16, 1
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  store ptr %32, ptr %10, align 8
  %37 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 1
  store ptr %33, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 2
  store ptr %34, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 3
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 4
  %41 = getelementptr inbounds double, ptr %36, i64 %21
  store ptr %41, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 5
  %43 = getelementptr inbounds double, ptr %36, i64 %22
  store ptr %43, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Set, ptr %10, i64 0, i32 6
  %45 = getelementptr inbounds double, ptr %43, i64 %16
  store ptr %45, ptr %44, align 8
  tail call fastcc void @measure(ptr %0)
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds %struct.Space, ptr %46, i64 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %52 = load ptr, ptr %51, align 8
  br label %62

53:
  %54 = phi i64 [ 0, %1 ], [ %68, %62 ]
  %55 = getelementptr inbounds %struct.Space, ptr %46, i64 0, i32 3
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %71

58:
  %59 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Space, ptr %46, i64 0, i32 7
  br label %74

62:
  %63 = phi i64 [ 0, %50 ], [ %69, %62 ]
  %64 = phi i64 [ 0, %50 ], [ %68, %62 ]
  %65 = getelementptr inbounds i64, ptr %52, i64 %63
  %66 = load i64, ptr %65, align 8
  %67 = and i64 %66, 1
  %68 = add nsw i64 %67, %64
  %69 = add nsw i64 %63, 1
  %70 = icmp eq i64 %69, %48
  br i1 %70, label %53, label %62

71:
  %72 = phi i64 [ %54, %53 ], [ %91, %88 ]
  call fastcc void @begin_modes(ptr %0, ptr %10, i64 0, i64 0)
  %73 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  br label %94

74:
  %75 = phi i64 [ 0, %58 ], [ %92, %88 ]
  %76 = phi i64 [ %54, %58 ], [ %91, %88 ]
  %77 = getelementptr inbounds i64, ptr %60, i64 %75
  %78 = load i64, ptr %77, align 8
  %79 = and i64 %78, 1
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %88, label %81

81:
  %82 = load ptr, ptr %61, align 8
  %83 = mul nsw i64 %75, 7
  %84 = getelementptr inbounds i64, ptr %82, i64 5
  %85 = getelementptr inbounds i64, ptr %84, i64 %83
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %86, 0
  br label %88

88:
  %89 = phi i1 [ false, %74 ], [ %87, %81 ]
  %90 = zext i1 %89 to i64
  %91 = add nsw i64 %76, %90
  %92 = add nsw i64 %75, 1
  %93 = icmp eq i64 %92, %56
  br i1 %93, label %71, label %74

94:
  %95 = phi i64 [ 0, %71 ], [ %126, %129 ]
  %96 = phi i64 [ 0, %71 ], [ %127, %129 ]
  %97 = load ptr, ptr %0, align 8
  %98 = getelementptr inbounds %struct.Space, ptr %97, i64 0, i32 3
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %122

101:
  %102 = phi i64 [ %120, %117 ], [ 0, %94 ]
  %103 = phi i64 [ %119, %117 ], [ 0, %94 ]
  %104 = getelementptr inbounds double, ptr %33, i64 %102
  %105 = load double, ptr %104, align 8
  %106 = fcmp contract oeq double %105, 2.000000e+00
  br i1 %106, label %107, label %117

107:
  %108 = load ptr, ptr %73, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 %102
  %110 = load i64, ptr %109, align 8
  %111 = and i64 %110, 4
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %122

113:
  %114 = lshr i64 %110, 1
  %115 = and i64 %114, 1
  %116 = xor i64 %115, 1
  br label %117

117:
  %118 = phi i64 [ %116, %113 ], [ 0, %101 ]
  %119 = add nsw i64 %118, %103
  %120 = add nsw i64 %102, 1
  %121 = icmp eq i64 %120, %99
  br i1 %121, label %122, label %101

122:
  %123 = phi i64 [ 0, %94 ], [ %119, %117 ], [ -1, %107 ]
  %124 = icmp sgt i64 %123, -1
  %125 = zext i1 %124 to i64
  %126 = add nsw i64 %95, %125
  %127 = tail call i64 @llvm.smax.i64(i64 %123, i64 %96)
  %128 = icmp ult i64 %126, 301
  br i1 %128, label %129, label %136

129:
  %130 = call fastcc i32 @next_modes(ptr %0, ptr %10)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %94

132:
  %133 = load ptr, ptr %0, align 8
  %134 = getelementptr inbounds %struct.Space, ptr %133, i64 0, i32 3
  %135 = load i64, ptr %134, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %132 ], [ %99, %122 ]
  %138 = phi ptr [ %133, %132 ], [ %97, %122 ]
  %139 = icmp ugt i64 %72, 2
  %140 = select i1 %139, i64 0, i64 %127
  %141 = getelementptr inbounds %struct.Space, ptr %138, i64 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Space, ptr %138, i64 0, i32 9
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 %137
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %32, i64 %142
  %148 = getelementptr inbounds double, ptr %147, i64 %137
  %149 = shl i64 %137, 1
  %150 = getelementptr inbounds double, ptr %148, i64 %149
  store ptr %32, ptr %8, align 8
  %151 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 1
  store ptr %147, ptr %151, align 8
  %152 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 2
  store ptr %148, ptr %152, align 8
  %153 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 3
  store ptr %150, ptr %153, align 8
  %154 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 4
  %155 = getelementptr inbounds double, ptr %150, i64 %146
  store ptr %155, ptr %154, align 8
  %156 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 5
  %157 = shl nsw i64 %146, 1
  %158 = getelementptr inbounds double, ptr %150, i64 %157
  store ptr %158, ptr %156, align 8
  %159 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 6
  %160 = getelementptr inbounds double, ptr %158, i64 %137
  store ptr %160, ptr %159, align 8
  %161 = shl nsw i64 %137, 2
  %162 = add i64 %142, 1
  %163 = add i64 %162, %161
  %164 = add i64 %163, %157
  %165 = getelementptr inbounds double, ptr %32, i64 %164
  %166 = icmp sgt i64 %137, 0
  br i1 %166, label %167, label %169

167:
  %168 = load ptr, ptr %73, align 8
  br label %175

169:
  %170 = phi i64 [ -1, %136 ], [ %184, %175 ]
  %171 = icmp sgt i64 %142, 0
  br i1 %171, label %172, label %196

172:
  %173 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %174 = load ptr, ptr %173, align 8
  br label %187

175:
  %176 = phi i64 [ -1, %167 ], [ %184, %175 ]
  %177 = phi i64 [ 0, %167 ], [ %185, %175 ]
  %178 = getelementptr inbounds i64, ptr %168, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 1
  %181 = icmp eq i64 %180, 0
  %182 = icmp slt i64 %176, 0
  %183 = select i1 %182, i64 %177, i64 %137
  %184 = select i1 %181, i64 %176, i64 %183
  %185 = add nsw i64 %177, 1
  %186 = icmp eq i64 %185, %137
  br i1 %186, label %169, label %175

187:
  %188 = phi i64 [ 0, %172 ], [ %194, %193 ]
  %189 = getelementptr inbounds i64, ptr %174, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = and i64 %190, 1
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %196

193:
  %194 = add nsw i64 %188, 1
  %195 = icmp eq i64 %194, %142
  br i1 %195, label %196, label %187

196:
  %197 = phi i64 [ 0, %169 ], [ %142, %193 ], [ %188, %187 ]
  %198 = icmp ne i64 %72, 1
  %199 = icmp slt i64 %170, 0
  %200 = select i1 %198, i1 true, i1 %199
  %201 = icmp eq i64 %170, %137
  %202 = select i1 %200, i1 true, i1 %201
  br i1 %202, label %407, label %203

203:
  %204 = getelementptr inbounds %struct.Space, ptr %138, i64 0, i32 7
  %205 = load ptr, ptr %204, align 8
  %206 = mul nsw i64 %170, 7
  %207 = getelementptr inbounds i64, ptr %205, i64 %206
  %208 = getelementptr inbounds i64, ptr %207, i64 5
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, %197
  br i1 %210, label %211, label %407

211:
  %212 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds i64, ptr %213, i64 %197
  %215 = load i64, ptr %214, align 8
  %216 = and i64 %215, 2
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %407

218:
  %219 = load ptr, ptr %73, align 8
  %220 = getelementptr inbounds i64, ptr %219, i64 %170
  %221 = load i64, ptr %220, align 8
  %222 = icmp eq i64 %221, 1
  br i1 %222, label %223, label %407

223:
  %224 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %225 = load ptr, ptr %224, align 8
  %226 = icmp eq ptr %225, null
  br i1 %226, label %231, label %227

227:
  %228 = getelementptr inbounds ptr, ptr %225, i64 %170
  %229 = load ptr, ptr %228, align 8
  %230 = icmp eq ptr %229, null
  br i1 %230, label %231, label %407

231:
  %232 = getelementptr inbounds %struct.Space, ptr %138, i64 0, i32 14
  %233 = load ptr, ptr %232, align 8
  %234 = mul nsw i64 %197, %146
  %235 = add nsw i64 %234, %197
  %236 = getelementptr inbounds double, ptr %233, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %233, i64 %234
  %239 = getelementptr inbounds i64, ptr %144, i64 %170
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds double, ptr %238, i64 %240
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  %242 = add nsw i64 %170, 1
  %243 = getelementptr inbounds i64, ptr %144, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = sub i64 %244, %240
  %246 = fcmp contract ogt double %237, 0.000000e+00
  br i1 %246, label %247, label %318

247:
  %248 = icmp sgt i64 %245, 0
  br i1 %248, label %249, label %263

249:
  %250 = phi i64 [ %280, %279 ], [ 0, %247 ]
  %251 = add nsw i64 %250, %240
  %252 = mul nsw i64 %251, %146
  %253 = add nsw i64 %252, %240
  %254 = getelementptr inbounds double, ptr %241, i64 %250
  %255 = load double, ptr %254, align 8
  %256 = shl nsw i64 %250, 1
  br label %282

257:
  %258 = load double, ptr %7, align 16
  %259 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 3
  %260 = load double, ptr %259, align 8
  %261 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 1
  %262 = load double, ptr %261, align 8
  br label %263

263:
  %264 = phi double [ %262, %257 ], [ 0.000000e+00, %247 ]
  %265 = phi double [ %260, %257 ], [ 0.000000e+00, %247 ]
  %266 = phi double [ %258, %257 ], [ 0.000000e+00, %247 ]
  %267 = fadd contract double %265, %266
  %268 = fmul contract double %267, 5.000000e-01
  %269 = fsub contract double %266, %265
  %270 = fmul contract double %269, 2.500000e-01
  %271 = fmul contract double %269, %270
  %272 = fmul contract double %264, %264
  %273 = fadd contract double %272, %271
  %274 = tail call contract double @llvm.sqrt.f64(double %273)
  %275 = icmp eq i64 %245, 1
  %276 = fsub contract double %268, %274
  %277 = select contract i1 %275, double %266, double %276
  %278 = fcmp contract ogt double %277, 0.000000e+00
  br i1 %278, label %296, label %318

279:
  %280 = add nsw i64 %250, 1
  %281 = icmp eq i64 %280, %245
  br i1 %281, label %257, label %249

282:
  %283 = phi i64 [ 0, %249 ], [ %294, %282 ]
  %284 = add nsw i64 %253, %283
  %285 = getelementptr inbounds double, ptr %233, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %241, i64 %283
  %288 = load double, ptr %287, align 8
  %289 = fmul contract double %255, %288
  %290 = fdiv contract double %289, %237
  %291 = fsub contract double %286, %290
  %292 = add nsw i64 %283, %256
  %293 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 %292
  store double %291, ptr %293, align 8
  %294 = add nsw i64 %283, 1
  %295 = icmp eq i64 %294, %245
  br i1 %295, label %279, label %282

296:
  %297 = fadd contract double %268, %274
  %298 = select contract i1 %275, double %266, double %297
  %299 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %300 = load ptr, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %300, i64 %170
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %304, i64 %170
  %306 = load double, ptr %305, align 8
  %307 = fcmp contract ogt double %302, %306
  %308 = select contract i1 %307, double %302, double %306
  br i1 %248, label %309, label %319

309:
  %310 = phi i64 [ %316, %309 ], [ 0, %296 ]
  %311 = phi double [ %315, %309 ], [ 0.000000e+00, %296 ]
  %312 = getelementptr inbounds double, ptr %241, i64 %310
  %313 = load double, ptr %312, align 8
  %314 = fmul contract double %313, %313
  %315 = fadd contract double %311, %314
  %316 = add nsw i64 %310, 1
  %317 = icmp eq i64 %316, %245
  br i1 %317, label %319, label %309

318:
  br label %407

319:
  %320 = phi double [ 0.000000e+00, %296 ], [ %315, %309 ]
  %321 = tail call contract double @llvm.sqrt.f64(double %320)
  %322 = fmul contract double %308, %321
  %323 = fmul contract double %298, %322
  %324 = fmul contract double %237, %277
  %325 = fcmp contract uge double %323, %324
  br i1 %325, label %407, label %326

326:
  br i1 %171, label %330, label %327

327:
  br i1 %166, label %328, label %383

328:
  %329 = getelementptr i64, ptr %205, i64 5
  br label %339

330:
  %331 = phi i64 [ %337, %330 ], [ 0, %326 ]
  %332 = getelementptr inbounds i64, ptr %213, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 1
  %335 = uitofp i1 %334 to double
  %336 = getelementptr inbounds double, ptr %32, i64 %331
  store double %335, ptr %336, align 8
  %337 = add nsw i64 %331, 1
  %338 = icmp eq i64 %337, %142
  br i1 %338, label %327, label %330

339:
  %340 = phi i64 [ 0, %328 ], [ %362, %358 ]
  %341 = getelementptr inbounds i64, ptr %219, i64 %340
  %342 = load i64, ptr %341, align 8
  %343 = and i64 %342, 1
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %358, label %345

345:
  %346 = mul nsw i64 %340, 7
  %347 = getelementptr i64, ptr %329, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = icmp slt i64 %348, 0
  br i1 %349, label %354, label %350

350:
  %351 = getelementptr inbounds double, ptr %32, i64 %348
  %352 = load double, ptr %351, align 8
  %353 = fcmp contract ogt double %352, 0.000000e+00
  br i1 %353, label %354, label %358

354:
  %355 = and i64 %342, 2
  %356 = icmp eq i64 %355, 0
  %357 = select i1 %356, i32 1, i32 2
  br label %358

358:
  %359 = phi i32 [ %357, %354 ], [ 0, %350 ], [ 0, %339 ]
  %360 = sitofp i32 %359 to double
  %361 = getelementptr inbounds double, ptr %147, i64 %340
  store double %360, ptr %361, align 8
  %362 = add nsw i64 %340, 1
  %363 = icmp eq i64 %362, %137
  br i1 %363, label %364, label %339

364:
  %365 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %366 = tail call i64 @llvm.smax.i64(i64 %149, i64 1)
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %381, %378 ]
  %369 = lshr i64 %368, 1
  %370 = getelementptr inbounds i64, ptr %219, i64 %369
  %371 = load i64, ptr %370, align 8
  %372 = and i64 %371, 2
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %378, label %374

374:
  %375 = load ptr, ptr %365, align 8
  %376 = getelementptr inbounds double, ptr %375, i64 %368
  %377 = load double, ptr %376, align 8
  br label %378

378:
  %379 = phi contract double [ %377, %374 ], [ 0.000000e+00, %367 ]
  %380 = getelementptr inbounds double, ptr %148, i64 %368
  store double %379, ptr %380, align 8
  %381 = add nsw i64 %368, 1
  %382 = icmp eq i64 %381, %366
  br i1 %382, label %383, label %367

383:
  call fastcc void @consider_ways(ptr %0, ptr %32, ptr %9, ptr %165)
  %384 = load i64, ptr %9, align 8
  %385 = icmp eq i64 %384, 0
  br i1 %385, label %406, label %386

386:
  %387 = load ptr, ptr %28, align 8
  %388 = load ptr, ptr %0, align 8
  %389 = getelementptr inbounds %struct.Space, ptr %388, i64 0, i32 2
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds %struct.Space, ptr %388, i64 0, i32 3
  %392 = load i64, ptr %391, align 8
  %393 = getelementptr inbounds %struct.Space, ptr %388, i64 0, i32 9
  %394 = load ptr, ptr %393, align 8
  %395 = getelementptr inbounds i64, ptr %394, i64 %392
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %387, i64 %390
  %398 = getelementptr inbounds double, ptr %397, i64 %392
  %399 = shl nsw i64 %392, 1
  %400 = getelementptr inbounds double, ptr %398, i64 %399
  %401 = shl nsw i64 %396, 1
  %402 = getelementptr inbounds double, ptr %400, i64 %401
  %403 = getelementptr inbounds double, ptr %402, i64 %392
  %404 = load double, ptr %403, align 8
  %405 = fcmp contract oeq double %404, 0.000000e+00
  br i1 %405, label %518, label %406

406:
  store i64 0, ptr %9, align 8
  br label %407

407:
  %408 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %409 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  br label %410

410:
  %411 = phi i64 [ 0, %407 ], [ %516, %515 ]
  %412 = load ptr, ptr %0, align 8
  %413 = getelementptr inbounds %struct.Space, ptr %412, i64 0, i32 2
  %414 = load i64, ptr %413, align 8
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %418

416:
  %417 = load ptr, ptr %408, align 8
  br label %425

418:
  %419 = getelementptr inbounds %struct.Space, ptr %412, i64 0, i32 3
  %420 = load i64, ptr %419, align 8
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %461

422:
  %423 = load ptr, ptr %73, align 8
  %424 = getelementptr inbounds %struct.Space, ptr %412, i64 0, i32 7
  br label %434

425:
  %426 = phi i64 [ 0, %416 ], [ %432, %425 ]
  %427 = getelementptr inbounds i64, ptr %417, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, 1
  %430 = uitofp i1 %429 to double
  %431 = getelementptr inbounds double, ptr %32, i64 %426
  store double %430, ptr %431, align 8
  %432 = add nsw i64 %426, 1
  %433 = icmp eq i64 %432, %414
  br i1 %433, label %418, label %425

434:
  %435 = phi i64 [ 0, %422 ], [ %459, %455 ]
  %436 = getelementptr inbounds i64, ptr %423, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = and i64 %437, 1
  %439 = icmp eq i64 %438, 0
  br i1 %439, label %455, label %440

440:
  %441 = load ptr, ptr %424, align 8
  %442 = mul nsw i64 %435, 7
  %443 = getelementptr i64, ptr %441, i64 5
  %444 = getelementptr i64, ptr %443, i64 %442
  %445 = load i64, ptr %444, align 8
  %446 = icmp slt i64 %445, 0
  br i1 %446, label %451, label %447

447:
  %448 = getelementptr inbounds double, ptr %32, i64 %445
  %449 = load double, ptr %448, align 8
  %450 = fcmp contract ogt double %449, 0.000000e+00
  br i1 %450, label %451, label %455

451:
  %452 = and i64 %437, 2
  %453 = icmp eq i64 %452, 0
  %454 = select i1 %453, i32 1, i32 2
  br label %455

455:
  %456 = phi i32 [ %454, %451 ], [ 0, %447 ], [ 0, %434 ]
  %457 = sitofp i32 %456 to double
  %458 = getelementptr inbounds double, ptr %147, i64 %435
  store double %457, ptr %458, align 8
  %459 = add nsw i64 %435, 1
  %460 = icmp eq i64 %459, %420
  br i1 %460, label %461, label %434

461:
  br label %462

462:
  %463 = load ptr, ptr %0, align 8
  %464 = getelementptr inbounds %struct.Space, ptr %463, i64 0, i32 3
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %507

467:
  %468 = shl i64 %465, 1
  %469 = load ptr, ptr %73, align 8
  %470 = tail call i64 @llvm.smax.i64(i64 %468, i64 1)
  br label %471

471:
  %472 = phi i64 [ 0, %467 ], [ %485, %482 ]
  %473 = lshr i64 %472, 1
  %474 = getelementptr inbounds i64, ptr %469, i64 %473
  %475 = load i64, ptr %474, align 8
  %476 = and i64 %475, 2
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %482, label %478

478:
  %479 = load ptr, ptr %409, align 8
  %480 = getelementptr inbounds double, ptr %479, i64 %472
  %481 = load double, ptr %480, align 8
  br label %482

482:
  %483 = phi contract double [ %481, %478 ], [ 0.000000e+00, %471 ]
  %484 = getelementptr inbounds double, ptr %148, i64 %472
  store double %483, ptr %484, align 8
  %485 = add nsw i64 %472, 1
  %486 = icmp eq i64 %485, %470
  br i1 %486, label %487, label %471

487:
  %488 = phi i64 [ %505, %502 ], [ 0, %482 ]
  %489 = phi i64 [ %504, %502 ], [ 0, %482 ]
  %490 = getelementptr inbounds double, ptr %147, i64 %488
  %491 = load double, ptr %490, align 8
  %492 = fcmp contract oeq double %491, 2.000000e+00
  br i1 %492, label %493, label %502

493:
  %494 = getelementptr inbounds i64, ptr %469, i64 %488
  %495 = load i64, ptr %494, align 8
  %496 = and i64 %495, 4
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %498, label %511

498:
  %499 = lshr i64 %495, 1
  %500 = and i64 %499, 1
  %501 = xor i64 %500, 1
  br label %502

502:
  %503 = phi i64 [ %501, %498 ], [ 0, %487 ]
  %504 = add nsw i64 %503, %489
  %505 = add nsw i64 %488, 1
  %506 = icmp eq i64 %505, %465
  br i1 %506, label %507, label %487

507:
  %508 = phi i64 [ 0, %462 ], [ %504, %502 ]
  %509 = icmp eq i64 %508, %411
  br i1 %509, label %510, label %511

510:
  call fastcc void @consider_ways(ptr %0, ptr %32, ptr %9, ptr %165)
  br label %511

511:
  br i1 %128, label %512, label %515

512:
  %513 = call fastcc i32 @next_modes(ptr %0, ptr %8)
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %462

515:
  %516 = add i64 %411, 1
  %517 = icmp eq i64 %411, %140
  br i1 %517, label %518, label %410

518:
  %519 = icmp ugt i64 %72, 1
  br i1 %519, label %520, label %974

520:
  %521 = load i64, ptr %9, align 8
  %522 = icmp ne i64 %521, 0
  %523 = select i1 %139, i1 %522, i1 false
  br i1 %523, label %974, label %524

524:
  %525 = load ptr, ptr %0, align 8
  %526 = getelementptr inbounds %struct.Space, ptr %525, i64 0, i32 2
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds %struct.Space, ptr %525, i64 0, i32 3
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds %struct.Space, ptr %525, i64 0, i32 9
  %531 = load ptr, ptr %530, align 8
  %532 = getelementptr inbounds i64, ptr %531, i64 %529
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds double, ptr %32, i64 %527
  %535 = getelementptr inbounds double, ptr %534, i64 %529
  %536 = shl nsw i64 %529, 1
  %537 = getelementptr inbounds double, ptr %535, i64 %536
  store ptr %32, ptr %6, align 8
  %538 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 1
  store ptr %534, ptr %538, align 8
  %539 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 2
  store ptr %535, ptr %539, align 8
  %540 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 3
  store ptr %537, ptr %540, align 8
  %541 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 4
  %542 = getelementptr inbounds double, ptr %537, i64 %533
  store ptr %542, ptr %541, align 8
  %543 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 5
  %544 = shl nsw i64 %533, 1
  %545 = getelementptr inbounds double, ptr %537, i64 %544
  store ptr %545, ptr %543, align 8
  %546 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 6
  %547 = getelementptr inbounds double, ptr %545, i64 %529
  store ptr %547, ptr %546, align 8
  %548 = shl nsw i64 %529, 2
  %549 = add i64 %527, 1
  %550 = add i64 %549, %548
  %551 = add i64 %550, %544
  %552 = getelementptr inbounds double, ptr %32, i64 %551
  %553 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %554 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %555 = getelementptr inbounds i8, ptr %5, i64 8
  %556 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 4
  %557 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 9
  %558 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 7
  %559 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 3
  %560 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 8
  %561 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 10
  %562 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 2
  br label %563

563:
  %564 = phi i64 [ 0, %524 ], [ %971, %970 ]
  %565 = icmp ugt i64 %564, 1
  %566 = load i64, ptr %9, align 8
  %567 = icmp sgt i64 %566, %521
  %568 = select i1 %565, i1 %567, i1 false
  br i1 %568, label %973, label %569

569:
  %570 = load ptr, ptr %0, align 8
  %571 = getelementptr inbounds %struct.Space, ptr %570, i64 0, i32 2
  %572 = load i64, ptr %571, align 8
  %573 = icmp sgt i64 %572, 0
  br i1 %573, label %574, label %576

574:
  %575 = load ptr, ptr %553, align 8
  br label %583

576:
  %577 = getelementptr inbounds %struct.Space, ptr %570, i64 0, i32 3
  %578 = load i64, ptr %577, align 8
  %579 = icmp sgt i64 %578, 0
  br i1 %579, label %580, label %638

580:
  %581 = load ptr, ptr %73, align 8
  %582 = getelementptr inbounds %struct.Space, ptr %570, i64 0, i32 7
  br label %592

583:
  %584 = phi i64 [ 0, %574 ], [ %590, %583 ]
  %585 = getelementptr inbounds i64, ptr %575, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = icmp eq i64 %586, 1
  %588 = uitofp i1 %587 to double
  %589 = getelementptr inbounds double, ptr %32, i64 %584
  store double %588, ptr %589, align 8
  %590 = add nsw i64 %584, 1
  %591 = icmp eq i64 %590, %572
  br i1 %591, label %576, label %583

592:
  %593 = phi i64 [ 0, %580 ], [ %617, %613 ]
  %594 = getelementptr inbounds i64, ptr %581, i64 %593
  %595 = load i64, ptr %594, align 8
  %596 = and i64 %595, 1
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %613, label %598

598:
  %599 = load ptr, ptr %582, align 8
  %600 = mul nsw i64 %593, 7
  %601 = getelementptr i64, ptr %599, i64 5
  %602 = getelementptr i64, ptr %601, i64 %600
  %603 = load i64, ptr %602, align 8
  %604 = icmp slt i64 %603, 0
  br i1 %604, label %609, label %605

605:
  %606 = getelementptr inbounds double, ptr %32, i64 %603
  %607 = load double, ptr %606, align 8
  %608 = fcmp contract ogt double %607, 0.000000e+00
  br i1 %608, label %609, label %613

609:
  %610 = and i64 %595, 2
  %611 = icmp eq i64 %610, 0
  %612 = select i1 %611, i32 1, i32 2
  br label %613

613:
  %614 = phi i32 [ %612, %609 ], [ 0, %605 ], [ 0, %592 ]
  %615 = sitofp i32 %614 to double
  %616 = getelementptr inbounds double, ptr %534, i64 %593
  store double %615, ptr %616, align 8
  %617 = add nsw i64 %593, 1
  %618 = icmp eq i64 %617, %578
  br i1 %618, label %619, label %592

619:
  %620 = shl i64 %578, 1
  %621 = tail call i64 @llvm.smax.i64(i64 %620, i64 1)
  br label %622

622:
  %623 = phi i64 [ 0, %619 ], [ %636, %633 ]
  %624 = lshr i64 %623, 1
  %625 = getelementptr inbounds i64, ptr %581, i64 %624
  %626 = load i64, ptr %625, align 8
  %627 = and i64 %626, 2
  %628 = icmp eq i64 %627, 0
  br i1 %628, label %633, label %629

629:
  %630 = load ptr, ptr %554, align 8
  %631 = getelementptr inbounds double, ptr %630, i64 %623
  %632 = load double, ptr %631, align 8
  br label %633

633:
  %634 = phi contract double [ %632, %629 ], [ 0.000000e+00, %622 ]
  %635 = getelementptr inbounds double, ptr %535, i64 %623
  store double %634, ptr %635, align 8
  %636 = add nsw i64 %623, 1
  %637 = icmp eq i64 %636, %621
  br i1 %637, label %638, label %622

638:
  %639 = getelementptr inbounds [4 x [2 x double]], ptr @READING, i64 0, i64 %564
  %640 = load double, ptr %639, align 16
  %641 = getelementptr inbounds [4 x [2 x double]], ptr @READING, i64 0, i64 %564, i64 1
  %642 = load double, ptr %641, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(96) %555, i8 0, i64 88, i1 false)
  store ptr %0, ptr %5, align 8
  %643 = call fastcc ptr @solve_giving(ptr %5, ptr %6, double %642, ptr %552)
  %644 = load ptr, ptr %5, align 8
  %645 = load double, ptr %556, align 8
  %646 = fadd contract double %645, 1.000000e+00
  %647 = fdiv contract double 1.000000e+00, %646
  %648 = load i64, ptr %555, align 8
  %649 = icmp sgt i64 %648, 0
  br i1 %649, label %650, label %653

650:
  %651 = load ptr, ptr %557, align 8
  %652 = load ptr, ptr %558, align 8
  br label %666

653:
  %654 = phi double [ 0.000000e+00, %638 ], [ %678, %666 ]
  %655 = load ptr, ptr %644, align 8
  %656 = getelementptr inbounds %struct.Space, ptr %655, i64 0, i32 3
  %657 = load i64, ptr %656, align 8
  %658 = icmp sgt i64 %657, 0
  br i1 %658, label %659, label %681

659:
  %660 = getelementptr inbounds %struct.Choices, ptr %644, i64 0, i32 5
  %661 = fmul contract double %640, %654
  %662 = load ptr, ptr %559, align 8
  %663 = load ptr, ptr %561, align 8
  %664 = load ptr, ptr %560, align 8
  %665 = load ptr, ptr %557, align 8
  br label %693

666:
  %667 = phi double [ 0.000000e+00, %650 ], [ %678, %666 ]
  %668 = phi i64 [ 0, %650 ], [ %679, %666 ]
  %669 = getelementptr inbounds double, ptr %651, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = tail call contract double @llvm.fabs.f64(double %670)
  %672 = getelementptr inbounds double, ptr %652, i64 %668
  %673 = load double, ptr %672, align 8
  %674 = tail call contract double @llvm.fabs.f64(double %673)
  %675 = fcmp contract ogt double %671, %674
  %676 = select contract i1 %675, double %671, double %674
  %677 = fcmp contract ogt double %667, %676
  %678 = select contract i1 %677, double %667, double %676
  %679 = add nsw i64 %668, 1
  %680 = icmp eq i64 %679, %648
  br i1 %680, label %653, label %666

681:
  %682 = phi ptr [ %655, %653 ], [ %793, %792 ]
  %683 = phi i64 [ %657, %653 ], [ %795, %792 ]
  %684 = getelementptr inbounds %struct.Space, ptr %682, i64 0, i32 2
  %685 = load i64, ptr %684, align 8
  %686 = icmp sgt i64 %685, 0
  br i1 %686, label %687, label %829

687:
  %688 = load ptr, ptr %559, align 8
  %689 = icmp sgt i64 %683, 0
  %690 = getelementptr inbounds %struct.Space, ptr %682, i64 0, i32 7
  %691 = load ptr, ptr %560, align 8
  %692 = load ptr, ptr %557, align 8
  br label %797

693:
  %694 = phi ptr [ %655, %659 ], [ %793, %792 ]
  %695 = phi i64 [ 0, %659 ], [ %702, %792 ]
  %696 = getelementptr inbounds %struct.Space, ptr %694, i64 0, i32 9
  %697 = load ptr, ptr %696, align 8
  %698 = getelementptr inbounds i64, ptr %697, i64 %695
  %699 = load i64, ptr %698, align 8
  %700 = getelementptr inbounds i64, ptr %662, i64 %699
  %701 = load i64, ptr %700, align 8
  %702 = add nsw i64 %695, 1
  %703 = getelementptr inbounds i64, ptr %697, i64 %702
  %704 = load i64, ptr %703, align 8
  %705 = sub i64 %704, %699
  %706 = getelementptr inbounds double, ptr %534, i64 %695
  %707 = load double, ptr %706, align 8
  %708 = fcmp contract oeq double %707, 0.000000e+00
  br i1 %708, label %792, label %709

709:
  %710 = load ptr, ptr %660, align 8
  %711 = getelementptr inbounds i64, ptr %710, i64 %695
  %712 = load i64, ptr %711, align 8
  %713 = and i64 %712, 2
  %714 = icmp eq i64 %713, 0
  br i1 %714, label %715, label %792

715:
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %716 = icmp sgt i64 %705, 0
  br i1 %716, label %750, label %717

717:
  call fastcc void @load_of(ptr %5, i64 %695, ptr %3, ptr %663)
  br label %741

718:
  call fastcc void @load_of(ptr %5, i64 %695, ptr %3, ptr %663)
  br label %719

719:
  %720 = phi i64 [ %726, %719 ], [ 0, %718 ]
  %721 = phi double [ %725, %719 ], [ 0.000000e+00, %718 ]
  %722 = getelementptr inbounds double, ptr %4, i64 %720
  %723 = load double, ptr %722, align 8
  %724 = fmul contract double %723, %723
  %725 = fadd contract double %721, %724
  %726 = add nsw i64 %720, 1
  %727 = icmp eq i64 %726, %705
  br i1 %727, label %728, label %719

728:
  %729 = getelementptr inbounds double, ptr %665, i64 %701
  br label %730

730:
  %731 = phi i64 [ %737, %730 ], [ 0, %728 ]
  %732 = phi double [ %736, %730 ], [ 0.000000e+00, %728 ]
  %733 = getelementptr inbounds double, ptr %729, i64 %731
  %734 = load double, ptr %733, align 8
  %735 = fmul contract double %734, %734
  %736 = fadd contract double %732, %735
  %737 = add nsw i64 %731, 1
  %738 = icmp eq i64 %737, %705
  br i1 %738, label %739, label %730

739:
  %740 = tail call contract double @llvm.sqrt.f64(double %725)
  br label %741

741:
  %742 = phi double [ 0.000000e+00, %717 ], [ %740, %739 ]
  %743 = phi double [ 0.000000e+00, %717 ], [ %736, %739 ]
  %744 = tail call contract double @llvm.sqrt.f64(double %743)
  %745 = load ptr, ptr %660, align 8
  %746 = getelementptr inbounds i64, ptr %745, i64 %695
  %747 = load i64, ptr %746, align 8
  %748 = and i64 %747, 8
  %749 = icmp eq i64 %748, 0
  br i1 %749, label %762, label %769

750:
  %751 = phi i64 [ %760, %750 ], [ 0, %715 ]
  %752 = add nsw i64 %751, %701
  %753 = getelementptr inbounds double, ptr %664, i64 %752
  %754 = load double, ptr %753, align 8
  %755 = getelementptr inbounds double, ptr %665, i64 %752
  %756 = load double, ptr %755, align 8
  %757 = fmul contract double %647, %756
  %758 = fsub contract double %754, %757
  %759 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %751
  store double %758, ptr %759, align 8
  %760 = add nsw i64 %751, 1
  %761 = icmp eq i64 %760, %705
  br i1 %761, label %718, label %750

762:
  %763 = load double, ptr %562, align 16
  %764 = fcmp contract ugt double %742, %763
  br i1 %764, label %765, label %768

765:
  %766 = fcmp contract ole double %744, %661
  %767 = freeze i1 %766
  br i1 %767, label %768, label %769

768:
  br label %769

769:
  %770 = phi double [ 1.000000e+00, %768 ], [ 2.000000e+00, %765 ], [ 2.000000e+00, %741 ]
  store double %770, ptr %706, align 8
  br i1 %716, label %771, label %774

771:
  %772 = fcmp contract ogt double %742, 0.000000e+00
  %773 = shl nsw i64 %695, 1
  br label %776

774:
  %775 = load ptr, ptr %644, align 8
  br label %792

776:
  %777 = phi i64 [ 0, %771 ], [ %790, %786 ]
  br i1 %772, label %778, label %783

778:
  %779 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 %777
  %780 = load double, ptr %779, align 8
  %781 = fneg contract double %780
  %782 = fdiv contract double %781, %742
  br label %786

783:
  %784 = icmp eq i64 %777, 0
  %785 = uitofp i1 %784 to double
  br label %786

786:
  %787 = phi contract double [ %782, %778 ], [ %785, %783 ]
  %788 = add nsw i64 %777, %773
  %789 = getelementptr inbounds double, ptr %535, i64 %788
  store double %787, ptr %789, align 8
  %790 = add nsw i64 %777, 1
  %791 = icmp eq i64 %790, %705
  br i1 %791, label %774, label %776

792:
  %793 = phi ptr [ %694, %693 ], [ %694, %709 ], [ %775, %774 ]
  %794 = getelementptr inbounds %struct.Space, ptr %793, i64 0, i32 3
  %795 = load i64, ptr %794, align 8
  %796 = icmp slt i64 %702, %795
  br i1 %796, label %693, label %681

797:
  %798 = phi i64 [ 0, %687 ], [ %827, %826 ]
  %799 = getelementptr inbounds i64, ptr %688, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = icmp slt i64 %800, 0
  br i1 %801, label %826, label %802

802:
  %803 = getelementptr inbounds double, ptr %691, i64 %800
  %804 = load double, ptr %803, align 8
  %805 = getelementptr inbounds double, ptr %692, i64 %800
  %806 = load double, ptr %805, align 8
  %807 = fmul contract double %647, %806
  %808 = fsub contract double %804, %807
  %809 = fcmp contract ogt double %808, 0.000000e+00
  br i1 %809, label %826, label %810

810:
  %811 = getelementptr inbounds double, ptr %32, i64 %798
  store double 0.000000e+00, ptr %811, align 8
  br i1 %689, label %812, label %826

812:
  %813 = load ptr, ptr %690, align 8
  %814 = getelementptr inbounds i64, ptr %813, i64 5
  br label %815

815:
  %816 = phi i64 [ 0, %812 ], [ %824, %823 ]
  %817 = mul nsw i64 %816, 7
  %818 = getelementptr inbounds i64, ptr %814, i64 %817
  %819 = load i64, ptr %818, align 8
  %820 = icmp eq i64 %819, %798
  br i1 %820, label %821, label %823

821:
  %822 = getelementptr inbounds double, ptr %534, i64 %816
  store double 0.000000e+00, ptr %822, align 8
  br label %823

823:
  %824 = add nsw i64 %816, 1
  %825 = icmp eq i64 %824, %683
  br i1 %825, label %826, label %815

826:
  %827 = add nsw i64 %798, 1
  %828 = icmp eq i64 %827, %685
  br i1 %828, label %829, label %797

829:
  %830 = load ptr, ptr %0, align 8
  %831 = getelementptr inbounds %struct.Space, ptr %830, i64 0, i32 3
  %832 = load i64, ptr %831, align 8
  %833 = getelementptr inbounds i64, ptr %643, i64 %832
  %834 = getelementptr inbounds double, ptr %833, i64 %832
  %835 = getelementptr inbounds double, ptr %834, i64 %832
  %836 = icmp sgt i64 %832, 0
  br i1 %836, label %837, label %970

837:
  %838 = getelementptr inbounds %struct.Space, ptr %830, i64 0, i32 9
  br label %845

839:
  %840 = mul nsw i64 %873, %873
  %841 = getelementptr inbounds double, ptr %835, i64 %840
  %842 = icmp eq i64 %873, 0
  br i1 %842, label %970, label %843

843:
  %844 = icmp slt i64 %873, 1
  br label %876

845:
  %846 = phi i64 [ 0, %837 ], [ %873, %872 ]
  %847 = phi i64 [ 0, %837 ], [ %874, %872 ]
  %848 = getelementptr inbounds double, ptr %534, i64 %847
  %849 = load double, ptr %848, align 8
  %850 = fcmp contract oeq double %849, 2.000000e+00
  br i1 %850, label %851, label %872

851:
  %852 = load ptr, ptr %73, align 8
  %853 = getelementptr inbounds i64, ptr %852, i64 %847
  %854 = load i64, ptr %853, align 8
  %855 = and i64 %854, 2
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %857, label %872

857:
  %858 = load ptr, ptr %838, align 8
  %859 = add nsw i64 %847, 1
  %860 = getelementptr inbounds i64, ptr %858, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds i64, ptr %858, i64 %847
  %863 = load i64, ptr %862, align 8
  %864 = sub nsw i64 %861, %863
  %865 = icmp eq i64 %864, 2
  %866 = and i64 %854, 8
  %867 = icmp eq i64 %866, 0
  %868 = select i1 %865, i1 %867, i1 false
  br i1 %868, label %869, label %872

869:
  %870 = add nsw i64 %846, 1
  %871 = getelementptr inbounds i64, ptr %643, i64 %846
  store i64 %847, ptr %871, align 8
  br label %872

872:
  %873 = phi i64 [ %870, %869 ], [ %846, %857 ], [ %846, %851 ], [ %846, %845 ]
  %874 = add nsw i64 %847, 1
  %875 = icmp eq i64 %874, %832
  br i1 %875, label %839, label %845

876:
  %877 = phi i64 [ 0, %843 ], [ %937, %935 ]
  %878 = call fastcc i32 @find_turns(ptr %0, ptr %6, ptr %643, i64 %873, ptr %833, ptr %841)
  %879 = icmp eq i32 %878, 0
  br i1 %879, label %970, label %880

880:
  br i1 %844, label %922, label %884

881:
  store double %890, ptr %889, align 8
  store double %892, ptr %891, align 8
  %882 = add nsw i64 %885, 1
  %883 = icmp eq i64 %882, %873
  br i1 %883, label %919, label %884

884:
  %885 = phi i64 [ %882, %881 ], [ 0, %880 ]
  %886 = getelementptr inbounds i64, ptr %643, i64 %885
  %887 = load i64, ptr %886, align 8
  %888 = shl nsw i64 %887, 1
  %889 = getelementptr inbounds double, ptr %535, i64 %888
  %890 = load double, ptr %889, align 8
  %891 = getelementptr inbounds double, ptr %889, i64 1
  %892 = load double, ptr %891, align 8
  %893 = fmul contract double %892, 0x3EB0C6F7A0B5ED8D
  %894 = fsub contract double %890, %893
  %895 = fmul contract double %890, 0x3EB0C6F7A0B5ED8D
  %896 = fadd contract double %892, %895
  %897 = fmul contract double %894, %894
  %898 = fmul contract double %896, %896
  %899 = fadd contract double %898, %897
  %900 = tail call contract double @llvm.sqrt.f64(double %899)
  %901 = fdiv contract double %894, %900
  store double %901, ptr %889, align 8
  %902 = fdiv contract double %896, %900
  store double %902, ptr %891, align 8
  %903 = call fastcc i32 @find_turns(ptr %0, ptr %6, ptr %643, i64 %873, ptr %834, ptr %841)
  %904 = icmp eq i32 %903, 0
  br i1 %904, label %970, label %905

905:
  %906 = mul nsw i64 %885, %873
  br label %907

907:
  %908 = phi i64 [ 0, %905 ], [ %917, %907 ]
  %909 = getelementptr inbounds double, ptr %834, i64 %908
  %910 = load double, ptr %909, align 8
  %911 = getelementptr inbounds double, ptr %833, i64 %908
  %912 = load double, ptr %911, align 8
  %913 = fsub contract double %910, %912
  %914 = fdiv contract double %913, 0x3EB0C6F7A0B5ED8D
  %915 = add nsw i64 %908, %906
  %916 = getelementptr inbounds double, ptr %835, i64 %915
  store double %914, ptr %916, align 8
  %917 = add nsw i64 %908, 1
  %918 = icmp eq i64 %917, %873
  br i1 %918, label %881, label %907

919:
  %920 = tail call contract fastcc double @solve_square(ptr %835, ptr %833, i64 %873, i64 1)
  %921 = fcmp contract oeq double %920, 0.000000e+00
  br i1 %921, label %970, label %924

922:
  %923 = tail call contract fastcc double @solve_square(ptr %835, ptr %833, i64 %873, i64 1)
  br label %970

924:
  %925 = phi i64 [ %931, %924 ], [ 0, %919 ]
  %926 = phi double [ %930, %924 ], [ 0.000000e+00, %919 ]
  %927 = getelementptr inbounds double, ptr %833, i64 %925
  %928 = load double, ptr %927, align 8
  %929 = fmul contract double %928, 0.000000e+00
  %930 = fadd contract double %926, %929
  %931 = add nsw i64 %925, 1
  %932 = icmp eq i64 %931, %873
  br i1 %932, label %933, label %924

933:
  %934 = fcmp contract une double %930, 0.000000e+00
  br i1 %934, label %970, label %940

935:
  %936 = fcmp contract ogt double %947, 0x3D06849B86A12B9B
  %937 = add nsw i64 %877, 1
  %938 = icmp ult i64 %877, 11
  %939 = select i1 %936, i1 %938, i1 false
  br i1 %939, label %876, label %970

940:
  %941 = phi i64 [ %968, %940 ], [ 0, %933 ]
  %942 = phi double [ %947, %940 ], [ 0.000000e+00, %933 ]
  %943 = getelementptr inbounds double, ptr %833, i64 %941
  %944 = load double, ptr %943, align 8
  %945 = tail call contract double @llvm.fabs.f64(double %944)
  %946 = fcmp contract ogt double %942, %945
  %947 = select contract i1 %946, double %942, double %945
  %948 = getelementptr inbounds i64, ptr %643, i64 %941
  %949 = load i64, ptr %948, align 8
  %950 = shl nsw i64 %949, 1
  %951 = getelementptr inbounds double, ptr %535, i64 %950
  %952 = fneg contract double %944
  %953 = tail call contract double @llvm.maxnum.f64(double %952, double -5.000000e-01)
  %954 = tail call contract double @llvm.minnum.f64(double %953, double 5.000000e-01)
  %955 = load double, ptr %951, align 8
  %956 = getelementptr inbounds double, ptr %951, i64 1
  %957 = load double, ptr %956, align 8
  %958 = fmul contract double %954, %957
  %959 = fsub contract double %955, %958
  %960 = fmul contract double %954, %955
  %961 = fadd contract double %957, %960
  %962 = fmul contract double %959, %959
  %963 = fmul contract double %961, %961
  %964 = fadd contract double %963, %962
  %965 = tail call contract double @llvm.sqrt.f64(double %964)
  %966 = fdiv contract double %959, %965
  store double %966, ptr %951, align 8
  %967 = fdiv contract double %961, %965
  store double %967, ptr %956, align 8
  %968 = add nsw i64 %941, 1
  %969 = icmp eq i64 %968, %873
  br i1 %969, label %935, label %940

970:
  call fastcc void @consider(ptr %0, ptr %32, ptr %9, ptr %552)
  %971 = add nsw i64 %564, 1
  %972 = icmp eq i64 %971, 4
  br i1 %972, label %973, label %563

973:
  br label %974

974:
  %975 = load ptr, ptr %0, align 8
  %976 = getelementptr inbounds %struct.Space, ptr %975, i64 0, i32 2
  %977 = load i64, ptr %976, align 8
  %978 = getelementptr inbounds %struct.Space, ptr %975, i64 0, i32 3
  %979 = load i64, ptr %978, align 8
  %980 = shl nsw i64 %979, 2
  %981 = getelementptr inbounds %struct.Space, ptr %975, i64 0, i32 9
  %982 = load ptr, ptr %981, align 8
  %983 = getelementptr inbounds i64, ptr %982, i64 %979
  %984 = load i64, ptr %983, align 8
  %985 = shl nsw i64 %984, 1
  %986 = add i64 %977, 1
  %987 = add i64 %986, %980
  %988 = add i64 %987, %985
  %989 = load ptr, ptr %29, align 8
  %990 = load i64, ptr %9, align 8
  %991 = icmp sgt i64 %990, 0
  br i1 %991, label %992, label %1149

992:
  %993 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %994 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %995 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %996 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %997 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %998 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %999 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %1000 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %1001 = load ptr, ptr %28, align 8
  br label %1027

1002:
  %1003 = load ptr, ptr %0, align 8
  %1004 = getelementptr inbounds %struct.Space, ptr %1003, i64 0, i32 2
  %1005 = load i64, ptr %1004, align 8
  %1006 = getelementptr inbounds %struct.Space, ptr %1003, i64 0, i32 3
  %1007 = load i64, ptr %1006, align 8
  %1008 = getelementptr inbounds %struct.Space, ptr %1003, i64 0, i32 9
  %1009 = load ptr, ptr %1008, align 8
  %1010 = getelementptr inbounds i64, ptr %1009, i64 %1007
  %1011 = load i64, ptr %1010, align 8
  %1012 = shl nsw i64 %1007, 1
  %1013 = shl nsw i64 %1011, 1
  %1014 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %1015 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %1016 = icmp sgt i64 %1011, 0
  %1017 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %1018 = icmp sgt i64 %1007, 0
  %1019 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %1020 = icmp sgt i64 %1005, 0
  %1021 = add nsw i64 %1007, 1
  %1022 = shl nsw i64 %1007, 2
  %1023 = add i64 %1005, 1
  %1024 = add i64 %1023, %1022
  %1025 = add i64 %1013, %1024
  %1026 = icmp sgt i64 %1025, 0
  br label %1154

1027:
  %1028 = phi i64 [ 0, %992 ], [ %1052, %1047 ]
  %1029 = mul nsw i64 %1028, %988
  %1030 = getelementptr inbounds double, ptr %1001, i64 %1029
  %1031 = load ptr, ptr %0, align 8
  %1032 = getelementptr inbounds %struct.Space, ptr %1031, i64 0, i32 2
  %1033 = load i64, ptr %1032, align 8
  %1034 = getelementptr inbounds %struct.Space, ptr %1031, i64 0, i32 3
  %1035 = load i64, ptr %1034, align 8
  %1036 = getelementptr inbounds %struct.Space, ptr %1031, i64 0, i32 9
  %1037 = load ptr, ptr %1036, align 8
  %1038 = getelementptr inbounds i64, ptr %1037, i64 %1035
  %1039 = load i64, ptr %1038, align 8
  %1040 = getelementptr inbounds double, ptr %1030, i64 %1033
  %1041 = getelementptr inbounds double, ptr %1040, i64 %1035
  %1042 = shl nsw i64 %1035, 1
  %1043 = getelementptr inbounds double, ptr %1041, i64 %1042
  %1044 = shl nsw i64 %1039, 1
  %1045 = getelementptr inbounds double, ptr %1043, i64 %1044
  %1046 = getelementptr inbounds double, ptr %1045, i64 %1035
  br label %1054

1047:
  %1048 = icmp eq i32 %1146, 0
  %1049 = select i1 %1048, double 0.000000e+00, double 2.000000e+00
  %1050 = load double, ptr %1046, align 8
  %1051 = fadd contract double %1049, %1050
  store double %1051, ptr %1046, align 8
  %1052 = add nsw i64 %1028, 1
  %1053 = icmp eq i64 %1052, %990
  br i1 %1053, label %1002, label %1027

1054:
  %1055 = phi i64 [ %1147, %1142 ], [ 0, %1027 ]
  %1056 = phi i32 [ %1146, %1142 ], [ 0, %1027 ]
  %1057 = mul nsw i64 %1055, %988
  %1058 = getelementptr inbounds double, ptr %1001, i64 %1057
  %1059 = load ptr, ptr %0, align 8
  %1060 = getelementptr inbounds %struct.Space, ptr %1059, i64 0, i32 2
  %1061 = load i64, ptr %1060, align 8
  %1062 = getelementptr inbounds %struct.Space, ptr %1059, i64 0, i32 3
  %1063 = load i64, ptr %1062, align 8
  %1064 = getelementptr inbounds double, ptr %1058, i64 %1061
  %1065 = getelementptr inbounds double, ptr %1064, i64 %1063
  %1066 = shl nsw i64 %1063, 1
  %1067 = getelementptr inbounds double, ptr %1065, i64 %1066
  %1068 = icmp eq i64 %1028, %1055
  br i1 %1068, label %1142, label %1069

1069:
  %1070 = icmp sgt i64 %1061, 0
  br i1 %1070, label %1076, label %1074

1071:
  %1072 = add nsw i64 %1077, 1
  %1073 = icmp eq i64 %1072, %1061
  br i1 %1073, label %1074, label %1076

1074:
  %1075 = icmp sgt i64 %1063, 0
  br i1 %1075, label %1083, label %1139

1076:
  %1077 = phi i64 [ %1072, %1071 ], [ 0, %1069 ]
  %1078 = getelementptr inbounds double, ptr %1030, i64 %1077
  %1079 = load double, ptr %1078, align 8
  %1080 = getelementptr inbounds double, ptr %1058, i64 %1077
  %1081 = load double, ptr %1080, align 8
  %1082 = fcmp contract une double %1079, %1081
  br i1 %1082, label %1139, label %1071

1083:
  %1084 = phi ptr [ %1133, %1132 ], [ %1059, %1074 ]
  %1085 = phi i64 [ %1135, %1132 ], [ 0, %1074 ]
  %1086 = phi i32 [ %1134, %1132 ], [ 0, %1074 ]
  %1087 = getelementptr inbounds double, ptr %1040, i64 %1085
  %1088 = load double, ptr %1087, align 8
  %1089 = getelementptr inbounds double, ptr %1064, i64 %1085
  %1090 = load double, ptr %1089, align 8
  %1091 = fcmp contract oeq double %1088, %1090
  br i1 %1091, label %1132, label %1092

1092:
  %1093 = fcmp contract une double %1088, 1.000000e+00
  %1094 = fcmp contract une double %1090, 1.000000e+00
  %1095 = select i1 %1093, i1 %1094, i1 false
  br i1 %1095, label %1132, label %1096

1096:
  %1097 = tail call contract fastcc double @pressing(ptr %0, i64 %1085, ptr %1067)
  %1098 = load ptr, ptr %993, align 8
  %1099 = getelementptr inbounds double, ptr %1098, i64 %1085
  %1100 = load double, ptr %1099, align 8
  %1101 = load ptr, ptr %994, align 8
  %1102 = getelementptr inbounds double, ptr %1101, i64 %1085
  %1103 = load double, ptr %1102, align 8
  %1104 = load ptr, ptr %995, align 8
  %1105 = icmp eq ptr %1104, null
  br i1 %1105, label %1123, label %1106

1106:
  %1107 = getelementptr inbounds ptr, ptr %1104, i64 %1085
  %1108 = load ptr, ptr %1107, align 8
  %1109 = icmp eq ptr %1108, null
  br i1 %1109, label %1123, label %1110

1110:
  %1111 = load ptr, ptr %996, align 8
  %1112 = load i64, ptr %997, align 8
  %1113 = getelementptr inbounds double, ptr %1111, i64 %1112
  store double %1097, ptr %1113, align 8
  %1114 = load ptr, ptr %998, align 8
  %1115 = load ptr, ptr %999, align 8
  %1116 = load ptr, ptr %1000, align 8
  %1117 = getelementptr inbounds double, ptr %1116, i64 3
  tail call void %1108(ptr %1114, ptr %1111, ptr %1115, ptr %1116, ptr %1117)
  %1118 = load ptr, ptr %1000, align 8
  %1119 = load double, ptr %1118, align 8
  %1120 = getelementptr inbounds i8, ptr %1118, i64 16
  %1121 = load double, ptr %1120, align 8
  %1122 = load double, ptr %1087, align 8
  br label %1123

1123:
  %1124 = phi double [ %1088, %1096 ], [ %1088, %1106 ], [ %1122, %1110 ]
  %1125 = phi double [ %1103, %1096 ], [ %1103, %1106 ], [ %1121, %1110 ]
  %1126 = phi double [ %1100, %1096 ], [ %1100, %1106 ], [ %1119, %1110 ]
  %1127 = fcmp contract une double %1124, 1.000000e+00
  %1128 = fcmp contract ogt double %1125, %1126
  %1129 = select i1 %1127, i1 %1128, i1 false
  br i1 %1129, label %1130, label %1139

1130:
  %1131 = load ptr, ptr %0, align 8
  br label %1132

1132:
  %1133 = phi ptr [ %1084, %1083 ], [ %1084, %1092 ], [ %1131, %1130 ]
  %1134 = phi i32 [ %1086, %1083 ], [ %1086, %1092 ], [ 1, %1130 ]
  %1135 = add nsw i64 %1085, 1
  %1136 = getelementptr inbounds %struct.Space, ptr %1133, i64 0, i32 3
  %1137 = load i64, ptr %1136, align 8
  %1138 = icmp slt i64 %1135, %1137
  br i1 %1138, label %1083, label %1139

1139:
  %1140 = phi i32 [ 0, %1074 ], [ %1134, %1132 ], [ 0, %1123 ], [ 0, %1076 ]
  %1141 = icmp ne i32 %1140, 0
  br label %1142

1142:
  %1143 = phi i1 [ false, %1054 ], [ %1141, %1139 ]
  %1144 = freeze i1 %1143
  %1145 = zext i1 %1144 to i32
  %1146 = or i32 %1056, %1145
  %1147 = add nsw i64 %1055, 1
  %1148 = icmp eq i64 %1147, %990
  br i1 %1148, label %1047, label %1054

1149:
  %1150 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 0, ptr %1150, align 8
  br label %1461

1151:
  %1152 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 %1337, ptr %1152, align 8
  %1153 = icmp eq i64 %1337, 0
  br i1 %1153, label %1461, label %1340

1154:
  %1155 = phi i64 [ 0, %1002 ], [ %1337, %1335 ]
  %1156 = phi i64 [ 0, %1002 ], [ %1338, %1335 ]
  %1157 = phi i64 [ -1, %1002 ], [ %1336, %1335 ]
  %1158 = mul nsw i64 %1156, %988
  %1159 = getelementptr inbounds double, ptr %1001, i64 %1158
  %1160 = getelementptr inbounds double, ptr %1159, i64 %1005
  %1161 = getelementptr inbounds double, ptr %1160, i64 %1007
  %1162 = getelementptr inbounds double, ptr %1161, i64 %1012
  %1163 = getelementptr inbounds double, ptr %1162, i64 %1011
  %1164 = getelementptr inbounds double, ptr %1162, i64 %1013
  %1165 = getelementptr inbounds double, ptr %1164, i64 %1007
  %1166 = load double, ptr %1165, align 8
  %1167 = fcmp contract ult double %1166, 2.000000e+00
  br i1 %1167, label %1168, label %1335

1168:
  %1169 = icmp sgt i64 %1155, 0
  br i1 %1169, label %1170, label %1177

1170:
  %1171 = load ptr, ptr %1014, align 8
  %1172 = load double, ptr %1015, align 8
  %1173 = getelementptr double, ptr %1171, i64 %1005
  %1174 = getelementptr double, ptr %1173, i64 %1007
  %1175 = getelementptr double, ptr %1174, i64 %1012
  %1176 = getelementptr double, ptr %1175, i64 %1011
  br label %1204

1177:
  %1178 = phi i32 [ 0, %1168 ], [ %1281, %1275 ]
  br i1 %1020, label %1181, label %1179

1179:
  %1180 = phi i64 [ 0, %1177 ], [ %1188, %1181 ]
  br i1 %1018, label %1191, label %1201

1181:
  %1182 = phi i64 [ %1189, %1181 ], [ 0, %1177 ]
  %1183 = phi i64 [ %1188, %1181 ], [ 0, %1177 ]
  %1184 = getelementptr inbounds double, ptr %1159, i64 %1182
  %1185 = load double, ptr %1184, align 8
  %1186 = fcmp contract ogt double %1185, 0.000000e+00
  %1187 = select i1 %1186, i64 %1021, i64 0
  %1188 = add nsw i64 %1187, %1183
  %1189 = add nsw i64 %1182, 1
  %1190 = icmp eq i64 %1189, %1005
  br i1 %1190, label %1179, label %1181

1191:
  %1192 = phi i64 [ %1199, %1191 ], [ 0, %1179 ]
  %1193 = phi i64 [ %1198, %1191 ], [ %1180, %1179 ]
  %1194 = getelementptr inbounds double, ptr %1160, i64 %1192
  %1195 = load double, ptr %1194, align 8
  %1196 = fcmp contract oeq double %1195, 1.000000e+00
  %1197 = zext i1 %1196 to i64
  %1198 = add nsw i64 %1193, %1197
  %1199 = add nsw i64 %1192, 1
  %1200 = icmp eq i64 %1199, %1007
  br i1 %1200, label %1201, label %1191

1201:
  %1202 = phi i64 [ %1180, %1179 ], [ %1198, %1191 ]
  %1203 = icmp sgt i64 %1202, %1157
  br i1 %1203, label %1284, label %1316

1204:
  %1205 = phi i64 [ 0, %1170 ], [ %1282, %1275 ]
  %1206 = phi i32 [ 0, %1170 ], [ %1281, %1275 ]
  %1207 = mul nsw i64 %1205, %988
  %1208 = getelementptr double, ptr %1176, i64 %1207
  br i1 %1016, label %1209, label %1275

1209:
  %1210 = phi i64 [ %1273, %1270 ], [ 0, %1204 ]
  %1211 = phi double [ %1272, %1270 ], [ 0.000000e+00, %1204 ]
  %1212 = phi double [ %1271, %1270 ], [ %1172, %1204 ]
  %1213 = icmp slt i64 %1210, %1005
  br i1 %1213, label %1214, label %1220

1214:
  %1215 = load ptr, ptr %1017, align 8
  %1216 = getelementptr inbounds i64, ptr %1215, i64 %1210
  %1217 = load i64, ptr %1216, align 8
  %1218 = and i64 %1217, 1
  %1219 = icmp ne i64 %1218, 0
  br label %1220

1220:
  %1221 = phi i1 [ false, %1209 ], [ %1219, %1214 ]
  %1222 = zext i1 %1221 to i32
  br i1 %1018, label %1223, label %1225

1223:
  %1224 = load ptr, ptr %73, align 8
  br label %1228

1225:
  %1226 = phi i32 [ %1222, %1220 ], [ %1247, %1244 ]
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1270, label %1250

1228:
  %1229 = phi i64 [ 0, %1223 ], [ %1248, %1244 ]
  %1230 = phi i32 [ %1222, %1223 ], [ %1247, %1244 ]
  %1231 = getelementptr inbounds i64, ptr %1224, i64 %1229
  %1232 = load i64, ptr %1231, align 8
  %1233 = and i64 %1232, 1
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1244, label %1235

1235:
  %1236 = getelementptr inbounds i64, ptr %1009, i64 %1229
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp sgt i64 %1237, %1210
  br i1 %1238, label %1244, label %1239

1239:
  %1240 = add nsw i64 %1229, 1
  %1241 = getelementptr inbounds i64, ptr %1009, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp slt i64 %1210, %1242
  br label %1244

1244:
  %1245 = phi i1 [ false, %1235 ], [ false, %1228 ], [ %1243, %1239 ]
  %1246 = zext i1 %1245 to i32
  %1247 = or i32 %1230, %1246
  %1248 = add nsw i64 %1229, 1
  %1249 = icmp eq i64 %1248, %1007
  br i1 %1249, label %1225, label %1228

1250:
  %1251 = getelementptr inbounds double, ptr %1163, i64 %1210
  %1252 = load double, ptr %1251, align 8
  %1253 = tail call contract double @llvm.fabs.f64(double %1252)
  %1254 = getelementptr inbounds double, ptr %1208, i64 %1210
  %1255 = load double, ptr %1254, align 8
  %1256 = tail call contract double @llvm.fabs.f64(double %1255)
  %1257 = fcmp contract ogt double %1253, %1256
  %1258 = select contract i1 %1257, double %1253, double %1256
  %1259 = load ptr, ptr %1019, align 8
  %1260 = getelementptr inbounds double, ptr %1259, i64 %1210
  %1261 = load double, ptr %1260, align 8
  %1262 = fdiv contract double %1258, %1261
  %1263 = fcmp contract ogt double %1212, %1262
  %1264 = select contract i1 %1263, double %1212, double %1262
  %1265 = fsub contract double %1252, %1255
  %1266 = tail call contract double @llvm.fabs.f64(double %1265)
  %1267 = fdiv contract double %1266, %1261
  %1268 = fcmp contract ogt double %1211, %1267
  %1269 = select contract i1 %1268, double %1211, double %1267
  br label %1270

1270:
  %1271 = phi double [ %1264, %1250 ], [ %1212, %1225 ]
  %1272 = phi double [ %1269, %1250 ], [ %1211, %1225 ]
  %1273 = add nsw i64 %1210, 1
  %1274 = icmp eq i64 %1273, %1011
  br i1 %1274, label %1275, label %1209

1275:
  %1276 = phi double [ %1172, %1204 ], [ %1271, %1270 ]
  %1277 = phi double [ 0.000000e+00, %1204 ], [ %1272, %1270 ]
  %1278 = fmul contract double %1276, 0x3E7AD7F29ABCAF48
  %1279 = fcmp contract ole double %1277, %1278
  %1280 = zext i1 %1279 to i32
  %1281 = or i32 %1206, %1280
  %1282 = add nsw i64 %1205, 1
  %1283 = icmp eq i64 %1282, %1155
  br i1 %1283, label %1177, label %1204

1284:
  br i1 %1020, label %1287, label %1285

1285:
  %1286 = phi i64 [ 0, %1284 ], [ %1294, %1287 ]
  br i1 %1018, label %1297, label %1307

1287:
  %1288 = phi i64 [ %1295, %1287 ], [ 0, %1284 ]
  %1289 = phi i64 [ %1294, %1287 ], [ 0, %1284 ]
  %1290 = getelementptr inbounds double, ptr %1159, i64 %1288
  %1291 = load double, ptr %1290, align 8
  %1292 = fcmp contract ogt double %1291, 0.000000e+00
  %1293 = select i1 %1292, i64 %1021, i64 0
  %1294 = add nsw i64 %1293, %1289
  %1295 = add nsw i64 %1288, 1
  %1296 = icmp eq i64 %1295, %1005
  br i1 %1296, label %1285, label %1287

1297:
  %1298 = phi i64 [ %1305, %1297 ], [ 0, %1285 ]
  %1299 = phi i64 [ %1304, %1297 ], [ %1286, %1285 ]
  %1300 = getelementptr inbounds double, ptr %1160, i64 %1298
  %1301 = load double, ptr %1300, align 8
  %1302 = fcmp contract oeq double %1301, 1.000000e+00
  %1303 = zext i1 %1302 to i64
  %1304 = add nsw i64 %1299, %1303
  %1305 = add nsw i64 %1298, 1
  %1306 = icmp eq i64 %1305, %1007
  br i1 %1306, label %1307, label %1297

1307:
  %1308 = phi i64 [ %1286, %1285 ], [ %1304, %1297 ]
  br i1 %1026, label %1309, label %1319

1309:
  %1310 = phi i64 [ %1314, %1309 ], [ 0, %1307 ]
  %1311 = getelementptr inbounds double, ptr %1159, i64 %1310
  %1312 = load double, ptr %1311, align 8
  %1313 = getelementptr inbounds double, ptr %989, i64 %1310
  store double %1312, ptr %1313, align 8
  %1314 = add nsw i64 %1310, 1
  %1315 = icmp eq i64 %1314, %1025
  br i1 %1315, label %1316, label %1309

1316:
  %1317 = phi i64 [ %1157, %1201 ], [ %1308, %1309 ]
  %1318 = icmp eq i32 %1178, 0
  br i1 %1318, label %1323, label %1335

1319:
  %1320 = icmp eq i32 %1178, 0
  %1321 = zext i1 %1320 to i64
  %1322 = add nsw i64 %1155, %1321
  br label %1335

1323:
  %1324 = load ptr, ptr %1014, align 8
  %1325 = add nsw i64 %1155, 1
  %1326 = mul nsw i64 %1155, %988
  %1327 = getelementptr double, ptr %1324, i64 %1326
  br i1 %1026, label %1328, label %1335

1328:
  %1329 = phi i64 [ %1333, %1328 ], [ 0, %1323 ]
  %1330 = getelementptr inbounds double, ptr %1159, i64 %1329
  %1331 = load double, ptr %1330, align 8
  %1332 = getelementptr inbounds double, ptr %1327, i64 %1329
  store double %1331, ptr %1332, align 8
  %1333 = add nsw i64 %1329, 1
  %1334 = icmp eq i64 %1333, %1025
  br i1 %1334, label %1335, label %1328

1335:
  %1336 = phi i64 [ %1157, %1154 ], [ %1317, %1316 ], [ %1317, %1323 ], [ %1308, %1319 ], [ %1317, %1328 ]
  %1337 = phi i64 [ %1155, %1154 ], [ %1155, %1316 ], [ %1325, %1323 ], [ %1322, %1319 ], [ %1325, %1328 ]
  %1338 = add nsw i64 %1156, 1
  %1339 = icmp eq i64 %1338, %990
  br i1 %1339, label %1151, label %1154

1340:
  %1341 = load ptr, ptr %1014, align 8
  %1342 = mul nsw i64 %1337, %988
  %1343 = getelementptr double, ptr %1341, i64 %1342
  %1344 = load i64, ptr %1010, align 8
  %1345 = shl nsw i64 %1344, 1
  %1346 = add i64 %1345, %1024
  %1347 = icmp sgt i64 %1346, 0
  br i1 %1347, label %1348, label %1355

1348:
  %1349 = phi i64 [ %1353, %1348 ], [ 0, %1340 ]
  %1350 = getelementptr inbounds double, ptr %989, i64 %1349
  %1351 = load double, ptr %1350, align 8
  %1352 = getelementptr inbounds double, ptr %1343, i64 %1349
  store double %1351, ptr %1352, align 8
  %1353 = add nsw i64 %1349, 1
  %1354 = icmp eq i64 %1353, %1346
  br i1 %1354, label %1355, label %1348

1355:
  %1356 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  %1357 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %1358 = load ptr, ptr %1357, align 8
  %1359 = mul nsw i64 %1337, %25
  %1360 = getelementptr double, ptr %1358, i64 %1359
  %1361 = load ptr, ptr %0, align 8
  %1362 = getelementptr inbounds %struct.Space, ptr %1361, i64 0, i32 2
  %1363 = load i64, ptr %1362, align 8
  %1364 = getelementptr inbounds %struct.Space, ptr %1361, i64 0, i32 3
  %1365 = load i64, ptr %1364, align 8
  %1366 = getelementptr inbounds %struct.Space, ptr %1361, i64 0, i32 9
  %1367 = load ptr, ptr %1366, align 8
  %1368 = getelementptr inbounds i64, ptr %1367, i64 %1365
  %1369 = load i64, ptr %1368, align 8
  %1370 = getelementptr inbounds double, ptr %1360, i64 %1363
  %1371 = getelementptr inbounds double, ptr %1370, i64 %1365
  %1372 = shl nsw i64 %1365, 1
  %1373 = getelementptr inbounds double, ptr %1371, i64 %1372
  store ptr %1360, ptr %11, align 8
  %1374 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 1
  store ptr %1370, ptr %1374, align 8
  %1375 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 2
  store ptr %1371, ptr %1375, align 8
  %1376 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 3
  store ptr %1373, ptr %1376, align 8
  %1377 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 4
  %1378 = getelementptr inbounds double, ptr %1373, i64 %1369
  store ptr %1378, ptr %1377, align 8
  %1379 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 5
  %1380 = shl nsw i64 %1369, 1
  %1381 = getelementptr inbounds double, ptr %1373, i64 %1380
  store ptr %1381, ptr %1379, align 8
  %1382 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 6
  %1383 = getelementptr inbounds double, ptr %1381, i64 %1365
  store ptr %1383, ptr %1382, align 8
  %1384 = icmp sgt i64 %1337, 1
  br i1 %1384, label %1385, label %1440

1385:
  %1386 = icmp ugt i64 %54, 2
  br i1 %1386, label %1387, label %1459

1387:
  %1388 = shl nsw i64 %1365, 2
  %1389 = add i64 %1363, 1
  %1390 = add i64 %1389, %1388
  %1391 = add i64 %1390, %1380
  %1392 = getelementptr inbounds double, ptr %32, i64 %1363
  %1393 = getelementptr inbounds double, ptr %1392, i64 %1365
  %1394 = getelementptr inbounds double, ptr %1393, i64 %1372
  store ptr %32, ptr %2, align 8
  %1395 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 1
  store ptr %1392, ptr %1395, align 8
  %1396 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 2
  store ptr %1393, ptr %1396, align 8
  %1397 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 3
  store ptr %1394, ptr %1397, align 8
  %1398 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 4
  %1399 = getelementptr inbounds double, ptr %1394, i64 %1369
  store ptr %1399, ptr %1398, align 8
  %1400 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 5
  %1401 = getelementptr inbounds double, ptr %1394, i64 %1380
  store ptr %1401, ptr %1400, align 8
  %1402 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 6
  %1403 = getelementptr inbounds double, ptr %1401, i64 %1365
  store ptr %1403, ptr %1402, align 8
  %1404 = icmp sgt i64 %1391, 0
  br i1 %1404, label %1405, label %1414

1405:
  %1406 = phi i64 [ %1410, %1405 ], [ 0, %1387 ]
  %1407 = getelementptr inbounds double, ptr %1360, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = getelementptr inbounds double, ptr %32, i64 %1406
  store double %1408, ptr %1409, align 8
  %1410 = add nsw i64 %1406, 1
  %1411 = icmp eq i64 %1410, %1391
  br i1 %1411, label %1412, label %1405

1412:
  %1413 = icmp sgt i64 %1337, 0
  br i1 %1413, label %1414, label %1434

1414:
  %1415 = icmp sgt i64 %1363, 0
  br label %1416

1416:
  %1417 = phi i64 [ 0, %1414 ], [ %1421, %1420 ]
  br i1 %1415, label %1418, label %1420

1418:
  %1419 = mul nsw i64 %1417, %1391
  br label %1423

1420:
  %1421 = add nsw i64 %1417, 1
  %1422 = icmp eq i64 %1421, %1337
  br i1 %1422, label %1434, label %1416

1423:
  %1424 = phi i64 [ 0, %1418 ], [ %1432, %1423 ]
  %1425 = getelementptr inbounds double, ptr %32, i64 %1424
  %1426 = load double, ptr %1425, align 8
  %1427 = add nsw i64 %1424, %1419
  %1428 = getelementptr inbounds double, ptr %1358, i64 %1427
  %1429 = load double, ptr %1428, align 8
  %1430 = fcmp contract ogt double %1426, %1429
  %1431 = select contract i1 %1430, double %1426, double %1429
  store double %1431, ptr %1425, align 8
  %1432 = add nsw i64 %1424, 1
  %1433 = icmp eq i64 %1432, %1363
  br i1 %1433, label %1420, label %1423

1434:
  %1435 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  %1436 = load ptr, ptr %1435, align 8
  %1437 = getelementptr inbounds double, ptr %32, i64 %1391
  %1438 = call fastcc i32 @mark_shared(ptr %0, ptr %2, ptr %1436, ptr %1437)
  %1439 = icmp eq i32 %1438, 0
  br i1 %1439, label %1459, label %1440

1440:
  %1441 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  %1442 = load ptr, ptr %1441, align 8
  %1443 = call fastcc i32 @mark_shared(ptr %0, ptr %11, ptr %1442, ptr %32)
  %1444 = load ptr, ptr %0, align 8
  %1445 = getelementptr inbounds %struct.Space, ptr %1444, i64 0, i32 3
  %1446 = load i64, ptr %1445, align 8
  %1447 = icmp sgt i64 %1446, 0
  br i1 %1447, label %1448, label %1459

1448:
  %1449 = load i64, ptr %1356, align 8
  %1450 = icmp eq i64 %1449, 1
  br i1 %1450, label %1454, label %1459

1451:
  %1452 = add nsw i64 %1455, 1
  %1453 = icmp eq i64 %1452, %1446
  br i1 %1453, label %1459, label %1454

1454:
  %1455 = phi i64 [ %1452, %1451 ], [ 0, %1448 ]
  %1456 = getelementptr inbounds double, ptr %1381, i64 %1455
  %1457 = load double, ptr %1456, align 8
  %1458 = fcmp contract ogt double %1457, 0.000000e+00
  br i1 %1458, label %1451, label %1459

1459:
  %1460 = phi i64 [ 2, %1434 ], [ 2, %1385 ], [ 0, %1440 ], [ 0, %1448 ], [ 0, %1451 ], [ 3, %1454 ]
  br label %1461

1461:
  %1462 = phi i64 [ %1460, %1459 ], [ 1, %1149 ], [ 1, %1151 ]
  ret i64 %1462
}

define internal fastcc void @measure(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %4, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  store double 0.000000e+00, ptr %9, align 8
  %10 = icmp sgt i64 %8, 0
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 14
  %13 = load ptr, ptr %12, align 8
  %14 = add i64 %8, 1
  %15 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %16 = load ptr, ptr %15, align 8
  br label %26

17:
  %18 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %37

21:
  %22 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 15
  %25 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %44

26:
  %27 = phi i64 [ 0, %11 ], [ %35, %26 ]
  %28 = mul i64 %27, %14
  %29 = getelementptr inbounds double, ptr %13, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fcmp contract ogt double %30, 0.000000e+00
  %32 = tail call contract double @llvm.sqrt.f64(double %30)
  %33 = select contract i1 %31, double %32, double 1.000000e+00
  %34 = getelementptr inbounds double, ptr %16, i64 %27
  store double %33, ptr %34, align 8
  %35 = add nsw i64 %27, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %17, label %26

37:
  %38 = icmp sgt i64 %6, 0
  br i1 %38, label %39, label %65

39:
  %40 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %66

44:
  %45 = phi i64 [ 0, %21 ], [ %63, %62 ]
  %46 = getelementptr inbounds i64, ptr %23, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 1
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %62, label %50

50:
  %51 = load double, ptr %9, align 8
  %52 = load ptr, ptr %24, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %45
  %54 = load double, ptr %53, align 8
  %55 = load ptr, ptr %25, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %45
  %57 = load double, ptr %56, align 8
  %58 = fdiv contract double %54, %57
  %59 = tail call contract double @llvm.fabs.f64(double %58)
  %60 = fcmp contract ogt double %51, %59
  %61 = select contract i1 %60, double %51, double %59
  store double %61, ptr %9, align 8
  br label %62

62:
  %63 = add nsw i64 %45, 1
  %64 = icmp eq i64 %63, %19
  br i1 %64, label %37, label %44

65:
  ret void

66:
  %67 = phi i64 [ 0, %39 ], [ %72, %84 ]
  %68 = getelementptr inbounds i64, ptr %41, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = and i64 %69, 1
  %71 = icmp eq i64 %70, 0
  %72 = add nsw i64 %67, 1
  br i1 %71, label %84, label %73

73:
  %74 = getelementptr inbounds i64, ptr %4, i64 %72
  %75 = getelementptr inbounds i64, ptr %4, i64 %67
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %74, align 8
  %78 = tail call i64 @llvm.smax.i64(i64 %76, i64 %77)
  %79 = icmp slt i64 %76, %77
  br i1 %79, label %80, label %84

80:
  %81 = load ptr, ptr %42, align 8
  %82 = load ptr, ptr %43, align 8
  %83 = load double, ptr %9, align 8
  br label %86

84:
  %85 = icmp eq i64 %72, %6
  br i1 %85, label %65, label %66

86:
  %87 = phi double [ %96, %86 ], [ %83, %80 ]
  %88 = phi i64 [ %97, %86 ], [ %76, %80 ]
  %89 = getelementptr inbounds double, ptr %81, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %82, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fdiv contract double %90, %92
  %94 = tail call contract double @llvm.fabs.f64(double %93)
  %95 = fcmp contract ogt double %87, %94
  %96 = select contract i1 %95, double %87, double %94
  store double %96, ptr %9, align 8
  %97 = add i64 %88, 1
  %98 = icmp eq i64 %97, %78
  br i1 %98, label %84, label %86
}

define internal fastcc void @begin_modes(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, %2
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %1, align 8
  br label %23

13:
  %14 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, %3
  br i1 %16, label %17, label %60

17:
  %18 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 7
  %21 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  br label %32

23:
  %24 = phi i64 [ %2, %9 ], [ %30, %23 ]
  %25 = getelementptr inbounds i64, ptr %11, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 1
  %28 = uitofp i1 %27 to double
  %29 = getelementptr inbounds double, ptr %12, i64 %24
  store double %28, ptr %29, align 8
  %30 = add nsw i64 %24, 1
  %31 = icmp eq i64 %30, %7
  br i1 %31, label %13, label %23

32:
  %33 = phi i64 [ %3, %17 ], [ %58, %54 ]
  %34 = getelementptr inbounds i64, ptr %19, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 1
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %54, label %38

38:
  %39 = load ptr, ptr %20, align 8
  %40 = mul nsw i64 %33, 7
  %41 = getelementptr i64, ptr %39, i64 5
  %42 = getelementptr i64, ptr %41, i64 %40
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = load ptr, ptr %1, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %43
  %48 = load double, ptr %47, align 8
  %49 = fcmp contract ogt double %48, 0.000000e+00
  br i1 %49, label %50, label %54

50:
  %51 = and i64 %35, 2
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %52, i32 1, i32 2
  br label %54

54:
  %55 = phi i32 [ %53, %50 ], [ 0, %45 ], [ 0, %32 ]
  %56 = sitofp i32 %55 to double
  %57 = getelementptr inbounds double, ptr %22, i64 %33
  store double %56, ptr %57, align 8
  %58 = add nsw i64 %33, 1
  %59 = icmp eq i64 %58, %15
  br i1 %59, label %60, label %32

60:
  ret void
}

define internal fastcc i32 @next_modes(ptr %0, ptr %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Space, ptr %3, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %58

7:
  %8 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  br label %11

11:
  %12 = phi i64 [ %5, %7 ], [ %13, %56 ]
  %13 = add nsw i64 %12, -1
  %14 = getelementptr inbounds double, ptr %9, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract une double %15, 1.000000e+00
  br i1 %16, label %56, label %17

17:
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 %13
  %20 = load i64, ptr %19, align 8
  %21 = and i64 %20, 4
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %56

23:
  %24 = getelementptr inbounds double, ptr %9, i64 %13
  store double 2.000000e+00, ptr %24, align 8
  %25 = icmp sgt i64 %5, %12
  br i1 %25, label %26, label %121

26:
  %27 = getelementptr inbounds %struct.Space, ptr %3, i64 0, i32 7
  br label %28

28:
  %29 = phi i64 [ %12, %26 ], [ %54, %50 ]
  %30 = getelementptr inbounds i64, ptr %18, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = and i64 %31, 1
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %50, label %34

34:
  %35 = load ptr, ptr %27, align 8
  %36 = mul nsw i64 %29, 7
  %37 = getelementptr i64, ptr %35, i64 5
  %38 = getelementptr i64, ptr %37, i64 %36
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %39, 0
  br i1 %40, label %46, label %41

41:
  %42 = load ptr, ptr %1, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fcmp contract ogt double %44, 0.000000e+00
  br i1 %45, label %46, label %50

46:
  %47 = and i64 %31, 2
  %48 = icmp eq i64 %47, 0
  %49 = select i1 %48, i32 1, i32 2
  br label %50

50:
  %51 = phi i32 [ %49, %46 ], [ 0, %41 ], [ 0, %28 ]
  %52 = sitofp i32 %51 to double
  %53 = getelementptr inbounds double, ptr %9, i64 %29
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %29, 1
  %55 = icmp eq i64 %54, %5
  br i1 %55, label %121, label %28

56:
  %57 = icmp ugt i64 %12, 1
  br i1 %57, label %11, label %58

58:
  %59 = getelementptr inbounds %struct.Space, ptr %3, i64 0, i32 2
  %60 = load i64, ptr %59, align 8
  br label %61

61:
  %62 = phi i64 [ %60, %58 ], [ %65, %64 ]
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %119

64:
  %65 = add nsw i64 %62, -1
  %66 = load ptr, ptr %1, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %65
  %68 = load double, ptr %67, align 8
  %69 = fcmp contract ogt double %68, 0.000000e+00
  br i1 %69, label %70, label %61

70:
  %71 = getelementptr inbounds double, ptr %66, i64 %65
  store double 0.000000e+00, ptr %71, align 8
  %72 = icmp sgt i64 %60, %62
  br i1 %72, label %73, label %76

73:
  %74 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %75 = load ptr, ptr %74, align 8
  br label %83

76:
  br i1 %6, label %77, label %119

77:
  %78 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Space, ptr %3, i64 0, i32 7
  %81 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %82 = load ptr, ptr %81, align 8
  br label %92

83:
  %84 = phi i64 [ %62, %73 ], [ %90, %83 ]
  %85 = getelementptr inbounds i64, ptr %75, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 1
  %88 = uitofp i1 %87 to double
  %89 = getelementptr inbounds double, ptr %66, i64 %84
  store double %88, ptr %89, align 8
  %90 = add nsw i64 %84, 1
  %91 = icmp eq i64 %90, %60
  br i1 %91, label %76, label %83

92:
  %93 = phi i64 [ 0, %77 ], [ %117, %113 ]
  %94 = getelementptr inbounds i64, ptr %79, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = and i64 %95, 1
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %113, label %98

98:
  %99 = load ptr, ptr %80, align 8
  %100 = mul nsw i64 %93, 7
  %101 = getelementptr i64, ptr %99, i64 5
  %102 = getelementptr i64, ptr %101, i64 %100
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %103, 0
  br i1 %104, label %109, label %105

105:
  %106 = getelementptr inbounds double, ptr %66, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = fcmp contract ogt double %107, 0.000000e+00
  br i1 %108, label %109, label %113

109:
  %110 = and i64 %95, 2
  %111 = icmp eq i64 %110, 0
  %112 = select i1 %111, i32 1, i32 2
  br label %113

113:
  %114 = phi i32 [ %112, %109 ], [ 0, %105 ], [ 0, %92 ]
  %115 = sitofp i32 %114 to double
  %116 = getelementptr inbounds double, ptr %82, i64 %93
  store double %115, ptr %116, align 8
  %117 = add nsw i64 %93, 1
  %118 = icmp eq i64 %117, %5
  br i1 %118, label %119, label %92

119:
  %120 = zext i1 %63 to i32
  br label %121

121:
  %122 = phi i32 [ %120, %119 ], [ 1, %23 ], [ 1, %50 ]
  ret i32 %122
}

define internal fastcc i32 @mark_shared(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 9
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %7, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = load ptr, ptr %1, align 8
  br label %27

17:
  %18 = load i64, ptr %8, align 8
  br label %19

19:
  %20 = phi i64 [ %13, %4 ], [ %39, %17 ]
  %21 = phi i64 [ %9, %4 ], [ %18, %17 ]
  %22 = phi i64 [ 0, %4 ], [ %40, %17 ]
  %23 = icmp sgt i64 %21, 0
  br i1 %23, label %24, label %79

24:
  %25 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  br label %43

27:
  %28 = phi i64 [ %13, %15 ], [ %39, %38 ]
  %29 = phi i64 [ 0, %15 ], [ %41, %38 ]
  %30 = phi i64 [ 0, %15 ], [ %40, %38 ]
  %31 = getelementptr inbounds double, ptr %16, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = fcmp contract ogt double %32, 0.000000e+00
  br i1 %33, label %34, label %38

34:
  %35 = add nsw i64 %30, 1
  %36 = getelementptr inbounds i64, ptr %3, i64 %30
  store i64 %29, ptr %36, align 8
  %37 = load i64, ptr %12, align 8
  br label %38

38:
  %39 = phi i64 [ %37, %34 ], [ %28, %27 ]
  %40 = phi i64 [ %35, %34 ], [ %30, %27 ]
  %41 = add nsw i64 %29, 1
  %42 = icmp slt i64 %41, %39
  br i1 %42, label %27, label %17

43:
  %44 = phi i64 [ %21, %24 ], [ %61, %60 ]
  %45 = phi i64 [ %21, %24 ], [ %62, %60 ]
  %46 = phi i64 [ 0, %24 ], [ %51, %60 ]
  %47 = phi i64 [ %22, %24 ], [ %63, %60 ]
  %48 = getelementptr inbounds double, ptr %26, i64 %46
  %49 = load double, ptr %48, align 8
  %50 = fcmp contract oeq double %49, 1.000000e+00
  %51 = add nsw i64 %46, 1
  br i1 %50, label %52, label %60

52:
  %53 = getelementptr inbounds i64, ptr %7, i64 %51
  %54 = getelementptr inbounds i64, ptr %7, i64 %46
  %55 = load i64, ptr %53, align 8
  %56 = load i64, ptr %54, align 8
  %57 = icmp sgt i64 %55, %56
  br i1 %57, label %65, label %60

58:
  %59 = load i64, ptr %8, align 8
  br label %60

60:
  %61 = phi i64 [ %44, %52 ], [ %59, %58 ], [ %44, %43 ]
  %62 = phi i64 [ %44, %52 ], [ %59, %58 ], [ %45, %43 ]
  %63 = phi i64 [ %47, %52 ], [ %70, %58 ], [ %47, %43 ]
  %64 = icmp slt i64 %51, %62
  br i1 %64, label %43, label %77

65:
  %66 = phi i64 [ %74, %65 ], [ %56, %52 ]
  %67 = phi i64 [ %70, %65 ], [ %47, %52 ]
  %68 = phi i64 [ %72, %65 ], [ 0, %52 ]
  %69 = add nsw i64 %66, %68
  %70 = add nsw i64 %67, 1
  %71 = getelementptr inbounds i64, ptr %3, i64 %67
  store i64 %69, ptr %71, align 8
  %72 = add nsw i64 %68, 1
  %73 = load i64, ptr %53, align 8
  %74 = load i64, ptr %54, align 8
  %75 = sub nsw i64 %73, %74
  %76 = icmp slt i64 %72, %75
  br i1 %76, label %65, label %58

77:
  %78 = load i64, ptr %12, align 8
  br label %79

79:
  %80 = phi i64 [ %20, %19 ], [ %78, %77 ]
  %81 = phi i64 [ %22, %19 ], [ %63, %77 ]
  %82 = getelementptr inbounds i64, ptr %3, i64 %11
  %83 = mul nsw i64 %81, %81
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = getelementptr inbounds double, ptr %84, i64 %83
  %86 = icmp sgt i64 %80, 0
  br i1 %86, label %94, label %87

87:
  %88 = icmp sgt i64 %81, 0
  br i1 %88, label %89, label %106

89:
  %90 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 14
  %91 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %92 = load ptr, ptr %90, align 8
  %93 = load ptr, ptr %91, align 8
  br label %100

94:
  %95 = phi i64 [ %97, %94 ], [ 0, %79 ]
  %96 = getelementptr inbounds i64, ptr %2, i64 %95
  store i64 0, ptr %96, align 8
  %97 = add nsw i64 %95, 1
  %98 = load i64, ptr %12, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %94, label %87

100:
  %101 = phi i64 [ 0, %89 ], [ %109, %108 ]
  %102 = getelementptr inbounds i64, ptr %3, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %93, i64 %103
  %105 = mul nsw i64 %101, %81
  br label %111

106:
  %107 = icmp eq i64 %81, 0
  br i1 %107, label %209, label %128

108:
  %109 = add nsw i64 %101, 1
  %110 = icmp eq i64 %109, %81
  br i1 %110, label %106, label %100

111:
  %112 = phi i64 [ 0, %100 ], [ %126, %111 ]
  %113 = getelementptr inbounds i64, ptr %3, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, %11
  %116 = add nsw i64 %115, %103
  %117 = getelementptr inbounds double, ptr %92, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %93, i64 %114
  %120 = load double, ptr %119, align 8
  %121 = load double, ptr %104, align 8
  %122 = fmul contract double %120, %121
  %123 = fdiv contract double %118, %122
  %124 = add nsw i64 %112, %105
  %125 = getelementptr inbounds double, ptr %82, i64 %124
  store double %123, ptr %125, align 8
  %126 = add nsw i64 %112, 1
  %127 = icmp eq i64 %126, %81
  br i1 %127, label %108, label %111

128:
  %129 = phi i64 [ %135, %128 ], [ 0, %106 ]
  %130 = phi double [ %134, %128 ], [ 0.000000e+00, %106 ]
  %131 = getelementptr inbounds double, ptr %82, i64 %129
  %132 = load double, ptr %131, align 8
  %133 = fmul contract double %132, 0.000000e+00
  %134 = fadd contract double %130, %133
  %135 = add nsw i64 %129, 1
  %136 = icmp eq i64 %135, %83
  br i1 %136, label %137, label %128

137:
  %138 = fcmp contract une double %134, 0.000000e+00
  br i1 %138, label %209, label %139

139:
  tail call fastcc void @singular(ptr %82, i64 %81, i64 %81, ptr %84, ptr %85)
  br i1 %88, label %140, label %147

140:
  %141 = sitofp i64 %81 to double
  %142 = fmul contract double %141, 0x3DA5FD7FE1796495
  %143 = load ptr, ptr %0, align 8
  %144 = getelementptr inbounds %struct.Space, ptr %143, i64 0, i32 3
  %145 = getelementptr inbounds %struct.Space, ptr %143, i64 0, i32 9
  %146 = getelementptr inbounds %struct.Space, ptr %143, i64 0, i32 7
  br label %150

147:
  %148 = phi i64 [ 0, %139 ], [ %206, %205 ]
  %149 = trunc i64 %148 to i32
  br label %209

150:
  %151 = phi i64 [ 0, %140 ], [ %207, %205 ]
  %152 = phi i64 [ 0, %140 ], [ %206, %205 ]
  %153 = getelementptr inbounds i64, ptr %3, i64 %151
  %154 = load i64, ptr %153, align 8
  br label %160

155:
  %156 = load i64, ptr %144, align 8
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %158, label %178

158:
  %159 = load ptr, ptr %145, align 8
  br label %183

160:
  %161 = phi i64 [ %176, %174 ], [ 0, %150 ]
  %162 = phi double [ %175, %174 ], [ 0.000000e+00, %150 ]
  %163 = getelementptr inbounds double, ptr %85, i64 %161
  %164 = load double, ptr %163, align 8
  %165 = fcmp contract ugt double %164, %142
  br i1 %165, label %174, label %166

166:
  %167 = mul nsw i64 %161, %81
  %168 = add nsw i64 %167, %151
  %169 = getelementptr inbounds double, ptr %84, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = tail call contract double @llvm.fabs.f64(double %170)
  %172 = fcmp contract ogt double %162, %171
  %173 = select contract i1 %172, double %162, double %171
  br label %174

174:
  %175 = phi double [ %173, %166 ], [ %162, %160 ]
  %176 = add nsw i64 %161, 1
  %177 = icmp eq i64 %176, %81
  br i1 %177, label %155, label %160

178:
  %179 = phi i64 [ %154, %155 ], [ %201, %200 ]
  %180 = icmp sgt i64 %179, -1
  %181 = fcmp contract ogt double %175, 0x3EB0C6F7A0B5ED8D
  %182 = select i1 %180, i1 %181, i1 false
  br i1 %182, label %203, label %205

183:
  %184 = phi i64 [ 0, %158 ], [ %189, %200 ]
  %185 = phi i64 [ %154, %158 ], [ %201, %200 ]
  %186 = getelementptr inbounds i64, ptr %159, i64 %184
  %187 = load i64, ptr %186, align 8
  %188 = icmp sgt i64 %187, %154
  %189 = add nsw i64 %184, 1
  br i1 %188, label %200, label %190

190:
  %191 = getelementptr inbounds i64, ptr %159, i64 %189
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %154, %192
  br i1 %193, label %194, label %200

194:
  %195 = load ptr, ptr %146, align 8
  %196 = mul nsw i64 %184, 7
  %197 = getelementptr inbounds i64, ptr %195, i64 5
  %198 = getelementptr inbounds i64, ptr %197, i64 %196
  %199 = load i64, ptr %198, align 8
  br label %200

200:
  %201 = phi i64 [ %185, %190 ], [ %199, %194 ], [ %185, %183 ]
  %202 = icmp eq i64 %189, %156
  br i1 %202, label %178, label %183

203:
  %204 = getelementptr inbounds i64, ptr %2, i64 %179
  store i64 1, ptr %204, align 8
  br label %205

205:
  %206 = phi i64 [ 1, %203 ], [ %152, %178 ]
  %207 = add nsw i64 %151, 1
  %208 = icmp eq i64 %207, %81
  br i1 %208, label %147, label %150

209:
  %210 = phi i32 [ %149, %147 ], [ 0, %137 ], [ 0, %106 ]
  ret i32 %210
}

define i64 @find_hold(ptr %0) {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Affine, align 8
  %4 = alloca %struct.Set, align 8
  %5 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %6, i64 %9
  %17 = getelementptr inbounds double, ptr %16, i64 %11
  %18 = shl nsw i64 %11, 1
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  store ptr %6, ptr %4, align 8
  %20 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 1
  store ptr %16, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 2
  store ptr %17, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 3
  store ptr %19, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 4
  %24 = getelementptr inbounds double, ptr %19, i64 %15
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 5
  %26 = shl nsw i64 %15, 1
  %27 = getelementptr inbounds double, ptr %19, i64 %26
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.Set, ptr %4, i64 0, i32 6
  %29 = getelementptr inbounds double, ptr %27, i64 %11
  store ptr %29, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 17
  %31 = load ptr, ptr %30, align 8
  %32 = shl nsw i64 %11, 2
  %33 = add i64 %9, 1
  %34 = add i64 %33, %32
  %35 = add i64 %34, %26
  %36 = getelementptr inbounds double, ptr %31, i64 %35
  tail call fastcc void @measure(ptr %0)
  call fastcc void @begin_modes(ptr %0, ptr %4, i64 0, i64 0)
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds %struct.Space, ptr %37, i64 0, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %63

41:
  %42 = shl i64 %39, 1
  %43 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %46 = tail call i64 @llvm.smax.i64(i64 %42, i64 1)
  br label %47

47:
  %48 = phi i64 [ 0, %41 ], [ %61, %58 ]
  %49 = lshr i64 %48, 1
  %50 = getelementptr inbounds i64, ptr %44, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = and i64 %51, 2
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %58, label %54

54:
  %55 = load ptr, ptr %45, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %48
  %57 = load double, ptr %56, align 8
  br label %58

58:
  %59 = phi contract double [ %57, %54 ], [ 0.000000e+00, %47 ]
  %60 = getelementptr inbounds double, ptr %17, i64 %48
  store double %59, ptr %60, align 8
  %61 = add nsw i64 %48, 1
  %62 = icmp eq i64 %61, %46
  br i1 %62, label %63, label %47

63:
  store ptr %36, ptr %2, align 8
  %64 = call fastcc i32 @find_affine(ptr %0, ptr %4, i64 -1, ptr %3, ptr %2)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:
  br label %194

67:
  %68 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 2
  %69 = load i64, ptr %3, align 8
  %70 = icmp sgt i64 %69, 0
  %71 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %72 = load ptr, ptr %68, align 8
  %73 = load ptr, ptr %2, align 8
  br label %74

74:
  %75 = phi i64 [ %97, %94 ], [ 0, %67 ]
  br i1 %70, label %76, label %90

76:
  %77 = load ptr, ptr %71, align 8
  %78 = icmp eq ptr %77, null
  br label %79

79:
  %80 = phi i64 [ 0, %76 ], [ %88, %87 ]
  br i1 %78, label %87, label %81

81:
  %82 = getelementptr inbounds i64, ptr %72, i64 %80
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds ptr, ptr %77, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %90

87:
  %88 = add nsw i64 %80, 1
  %89 = icmp eq i64 %88, %69
  br i1 %89, label %90, label %79

90:
  %91 = phi i64 [ 1, %74 ], [ 7, %81 ], [ 1, %87 ]
  %92 = icmp ult i64 %75, %91
  br i1 %92, label %94, label %93

93:
  br label %194

94:
  %95 = call fastcc i32 @fill_set(ptr %0, ptr %3, i64 %75, ptr %4, ptr %73)
  %96 = icmp eq i32 %95, 0
  %97 = add nsw i64 %75, 1
  br i1 %96, label %74, label %98

98:
  %99 = call fastcc i32 @is_possible(ptr %0, ptr %4, double 1.000000e-13)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %107

101:
  %102 = call fastcc i32 @find_other_forces(ptr %0, ptr %4, double 1.000000e-13, ptr %36)
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %194, label %104

104:
  %105 = call fastcc i32 @is_possible(ptr %0, ptr %4, double 1.000000e-13)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %194, label %107

107:
  %108 = load ptr, ptr %0, align 8
  %109 = getelementptr inbounds %struct.Space, ptr %108, i64 0, i32 3
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %194

112:
  %113 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %114 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %115 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %116 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %117 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %118 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %119 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  br label %120

120:
  %121 = phi ptr [ %108, %112 ], [ %182, %180 ]
  %122 = phi ptr [ %108, %112 ], [ %183, %180 ]
  %123 = phi i64 [ 0, %112 ], [ %181, %180 ]
  %124 = getelementptr inbounds double, ptr %16, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = fcmp contract oeq double %125, 1.000000e+00
  br i1 %126, label %129, label %127

127:
  %128 = add nsw i64 %123, 1
  br label %180

129:
  %130 = getelementptr inbounds %struct.Space, ptr %122, i64 0, i32 9
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 %123
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %19, i64 %133
  %135 = add nsw i64 %123, 1
  %136 = getelementptr inbounds i64, ptr %131, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = sub nsw i64 %137, %133
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %149

140:
  %141 = phi i64 [ %147, %140 ], [ 0, %129 ]
  %142 = phi double [ %146, %140 ], [ 0.000000e+00, %129 ]
  %143 = getelementptr inbounds double, ptr %134, i64 %141
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %144, %144
  %146 = fadd contract double %142, %145
  %147 = add nsw i64 %141, 1
  %148 = icmp eq i64 %147, %138
  br i1 %148, label %149, label %140

149:
  %150 = phi double [ 0.000000e+00, %129 ], [ %146, %140 ]
  %151 = tail call contract double @llvm.sqrt.f64(double %150)
  %152 = tail call contract fastcc double @pressing(ptr %0, i64 %123, ptr %19)
  %153 = load ptr, ptr %113, align 8
  %154 = getelementptr inbounds double, ptr %153, i64 %123
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %71, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %174, label %158

158:
  %159 = getelementptr inbounds ptr, ptr %156, i64 %123
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %174, label %162

162:
  %163 = load ptr, ptr %114, align 8
  %164 = load i64, ptr %115, align 8
  %165 = getelementptr inbounds double, ptr %163, i64 %164
  store double %152, ptr %165, align 8
  %166 = load ptr, ptr %116, align 8
  %167 = load ptr, ptr %117, align 8
  %168 = load ptr, ptr %118, align 8
  %169 = getelementptr inbounds double, ptr %168, i64 3
  tail call void %160(ptr %166, ptr %163, ptr %167, ptr %168, ptr %169)
  %170 = load ptr, ptr %118, align 8
  %171 = getelementptr inbounds i8, ptr %170, i64 16
  %172 = load double, ptr %171, align 8
  %173 = load ptr, ptr %0, align 8
  br label %174

174:
  %175 = phi ptr [ %121, %149 ], [ %121, %158 ], [ %173, %162 ]
  %176 = phi double [ %155, %149 ], [ %155, %158 ], [ %172, %162 ]
  %177 = fmul contract double %152, %176
  %178 = fmul contract double %177, 0x3FEFFFFDE7210BE9
  %179 = fcmp contract oge double %151, %178
  br label %180

180:
  %181 = phi i64 [ %128, %127 ], [ %135, %174 ]
  %182 = phi ptr [ %121, %127 ], [ %175, %174 ]
  %183 = phi ptr [ %122, %127 ], [ %175, %174 ]
  %184 = phi i1 [ false, %127 ], [ %179, %174 ]
  %185 = zext i1 %184 to i64
  %186 = load ptr, ptr %119, align 8
  %187 = getelementptr inbounds %struct.Space, ptr %183, i64 0, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = add nsw i64 %188, %123
  %190 = getelementptr inbounds i64, ptr %186, i64 %189
  store i64 %185, ptr %190, align 8
  %191 = getelementptr inbounds %struct.Space, ptr %183, i64 0, i32 3
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %181, %192
  br i1 %193, label %120, label %194

194:
  %195 = phi i64 [ 0, %104 ], [ 0, %101 ], [ 0, %66 ], [ 0, %93 ], [ 1, %107 ], [ 1, %180 ]
  ret i64 %195
}

define internal fastcc i32 @is_possible(ptr %0, ptr %1, double %2) {
  %4 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %32

16:
  %17 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi i64 [ 0, %16 ], [ %30, %19 ]
  %21 = phi double [ 0.000000e+00, %16 ], [ %29, %19 ]
  %22 = getelementptr inbounds double, ptr %7, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %18, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fmul contract double %23, %25
  %27 = tail call contract double @llvm.fabs.f64(double %26)
  %28 = fcmp contract ogt double %21, %27
  %29 = select contract i1 %28, double %21, double %27
  %30 = add nsw i64 %20, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %32, label %19

32:
  %33 = phi double [ 0.000000e+00, %3 ], [ %29, %19 ]
  %34 = fcmp contract ogt double %5, %33
  %35 = select contract i1 %34, double %5, double %33
  %36 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %46

39:
  %40 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 4
  %43 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %44 = fneg contract double %2
  %45 = fmul contract double %35, %44
  br label %64

46:
  %47 = icmp slt i64 %12, 1
  br i1 %47, label %326, label %48

48:
  %49 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %50 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %51 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 4
  %52 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %53 = fmul contract double %35, 1.000000e-09
  %54 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %55 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %56 = fmul contract double %35, %2
  %57 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %58 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %61 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %62 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %63 = fadd contract double %2, 1.000000e+00
  br label %96

64:
  %65 = phi i64 [ 0, %39 ], [ %94, %93 ]
  %66 = getelementptr inbounds i64, ptr %41, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = and i64 %67, 1
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %93, label %70

70:
  %71 = load ptr, ptr %1, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %65
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract ogt double %73, 0.000000e+00
  br i1 %74, label %75, label %82

75:
  %76 = getelementptr inbounds double, ptr %7, i64 %65
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %43, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %65
  %80 = load double, ptr %79, align 8
  %81 = fmul contract double %77, %80
  br label %90

82:
  %83 = load ptr, ptr %42, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %65
  %85 = load double, ptr %84, align 8
  %86 = load ptr, ptr %43, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %65
  %88 = load double, ptr %87, align 8
  %89 = fdiv contract double %85, %88
  br label %90

90:
  %91 = phi contract double [ %81, %75 ], [ %89, %82 ]
  %92 = fcmp contract olt double %91, %45
  br i1 %92, label %326, label %93

93:
  %94 = add nsw i64 %65, 1
  %95 = icmp eq i64 %94, %37
  br i1 %95, label %46, label %64

96:
  %97 = phi ptr [ %8, %48 ], [ %319, %318 ]
  %98 = phi ptr [ %7, %48 ], [ %320, %318 ]
  %99 = phi ptr [ %7, %48 ], [ %321, %318 ]
  %100 = phi i64 [ 0, %48 ], [ %322, %318 ]
  %101 = load ptr, ptr %49, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = fcmp contract oeq double %103, 2.000000e+00
  br i1 %104, label %105, label %217

105:
  %106 = load ptr, ptr %50, align 8
  %107 = getelementptr inbounds i64, ptr %106, i64 %100
  %108 = load i64, ptr %107, align 8
  %109 = and i64 %108, 2
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %217

111:
  %112 = getelementptr inbounds %struct.Space, ptr %97, i64 0, i32 9
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %113, i64 %100
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %100, 1
  %117 = getelementptr inbounds i64, ptr %113, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 %118, %115
  %120 = load ptr, ptr %51, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %115
  %122 = load ptr, ptr %52, align 8
  %123 = shl nsw i64 %100, 1
  %124 = getelementptr inbounds double, ptr %122, i64 %123
  %125 = icmp sgt i64 %119, 0
  br i1 %125, label %126, label %137

126:
  %127 = phi i64 [ %135, %126 ], [ 0, %111 ]
  %128 = phi double [ %134, %126 ], [ 0.000000e+00, %111 ]
  %129 = getelementptr inbounds double, ptr %121, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %124, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = fmul contract double %130, %132
  %134 = fadd contract double %128, %133
  %135 = add nsw i64 %127, 1
  %136 = icmp eq i64 %135, %119
  br i1 %136, label %137, label %126

137:
  %138 = phi double [ 0.000000e+00, %111 ], [ %134, %126 ]
  %139 = icmp sgt i64 %118, %115
  br i1 %139, label %140, label %151

140:
  %141 = load ptr, ptr %54, align 8
  br label %142

142:
  %143 = phi i64 [ %115, %140 ], [ %149, %142 ]
  %144 = phi double [ 0.000000e+00, %140 ], [ %148, %142 ]
  %145 = getelementptr inbounds double, ptr %141, i64 %143
  %146 = load double, ptr %145, align 8
  %147 = fcmp contract ogt double %144, %146
  %148 = select contract i1 %147, double %144, double %146
  %149 = add nsw i64 %143, 1
  %150 = icmp eq i64 %149, %118
  br i1 %150, label %151, label %142

151:
  %152 = phi double [ 0.000000e+00, %137 ], [ %148, %142 ]
  %153 = fmul contract double %53, %152
  br i1 %125, label %163, label %154

154:
  %155 = phi double [ 0.000000e+00, %151 ], [ %175, %163 ]
  %156 = getelementptr inbounds %struct.Space, ptr %97, i64 0, i32 7
  %157 = load ptr, ptr %156, align 8
  %158 = mul nsw i64 %100, 7
  %159 = getelementptr inbounds i64, ptr %157, i64 5
  %160 = getelementptr inbounds i64, ptr %159, i64 %158
  %161 = load i64, ptr %160, align 8
  %162 = icmp slt i64 %161, 0
  br i1 %162, label %183, label %178

163:
  %164 = phi double [ %175, %163 ], [ 0.000000e+00, %151 ]
  %165 = phi i64 [ %176, %163 ], [ 0, %151 ]
  %166 = add nsw i64 %165, %115
  %167 = getelementptr inbounds double, ptr %120, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = add nsw i64 %165, %123
  %170 = getelementptr inbounds double, ptr %122, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = fmul contract double %138, %171
  %173 = fsub contract double %168, %172
  %174 = fmul contract double %173, %173
  %175 = fadd contract double %164, %174
  %176 = add nsw i64 %165, 1
  %177 = icmp eq i64 %176, %119
  br i1 %177, label %154, label %163

178:
  %179 = load ptr, ptr %55, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %100
  %181 = load double, ptr %180, align 8
  %182 = fcmp contract une double %181, 0.000000e+00
  br label %183

183:
  %184 = phi i1 [ false, %154 ], [ %182, %178 ]
  %185 = and i64 %108, 8
  %186 = icmp ne i64 %185, 0
  %187 = select i1 %186, i1 true, i1 %184
  br i1 %187, label %202, label %188

188:
  br i1 %125, label %189, label %198

189:
  %190 = phi i64 [ %196, %189 ], [ 0, %188 ]
  %191 = phi double [ %195, %189 ], [ 0.000000e+00, %188 ]
  %192 = getelementptr inbounds double, ptr %121, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = fmul contract double %193, %193
  %195 = fadd contract double %191, %194
  %196 = add nsw i64 %190, 1
  %197 = icmp eq i64 %196, %119
  br i1 %197, label %198, label %189

198:
  %199 = phi double [ 0.000000e+00, %188 ], [ %195, %189 ]
  %200 = tail call contract double @llvm.sqrt.f64(double %199)
  %201 = fcmp contract ole double %200, %153
  br label %202

202:
  %203 = phi i1 [ %186, %183 ], [ %201, %198 ]
  %204 = fcmp contract ugt double %138, %153
  %205 = select i1 %204, i1 true, i1 %203
  %206 = fmul contract double %153, -1.000000e+03
  %207 = fcmp contract uge double %138, %206
  %208 = and i1 %207, %205
  br i1 %208, label %209, label %326

209:
  %210 = tail call contract double @llvm.sqrt.f64(double %155)
  %211 = tail call contract double @llvm.fabs.f64(double %138)
  %212 = fmul contract double %211, 0x3EB0C6F7A0B5ED8D
  %213 = select contract i1 %203, double 1.000000e+03, double 1.000000e+00
  %214 = fmul contract double %153, %213
  %215 = fadd contract double %212, %214
  %216 = fcmp contract ugt double %210, %215
  br i1 %216, label %326, label %217

217:
  %218 = fcmp contract une double %103, 1.000000e+00
  br i1 %218, label %318, label %219

219:
  %220 = load ptr, ptr %50, align 8
  %221 = getelementptr inbounds i64, ptr %220, i64 %100
  %222 = load i64, ptr %221, align 8
  %223 = and i64 %222, 4
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %225, label %318

225:
  %226 = getelementptr inbounds %struct.Space, ptr %97, i64 0, i32 9
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds i64, ptr %227, i64 %100
  %229 = load i64, ptr %228, align 8
  %230 = add nsw i64 %100, 1
  %231 = getelementptr inbounds i64, ptr %227, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %229, %232
  br i1 %233, label %234, label %245

234:
  %235 = load ptr, ptr %54, align 8
  br label %236

236:
  %237 = phi i64 [ %229, %234 ], [ %243, %236 ]
  %238 = phi double [ 0.000000e+00, %234 ], [ %242, %236 ]
  %239 = getelementptr inbounds double, ptr %235, i64 %237
  %240 = load double, ptr %239, align 8
  %241 = fcmp contract ogt double %238, %240
  %242 = select contract i1 %241, double %238, double %240
  %243 = add nsw i64 %237, 1
  %244 = icmp eq i64 %243, %232
  br i1 %244, label %245, label %236

245:
  %246 = phi double [ 0.000000e+00, %225 ], [ %242, %236 ]
  %247 = fdiv contract double %56, %246
  %248 = tail call contract fastcc double @pressing(ptr %0, i64 %100, ptr %99)
  %249 = load ptr, ptr %55, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %100
  %251 = load double, ptr %250, align 8
  %252 = load ptr, ptr %57, align 8
  %253 = icmp eq ptr %252, null
  br i1 %253, label %277, label %254

254:
  %255 = getelementptr inbounds ptr, ptr %252, i64 %100
  %256 = load ptr, ptr %255, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %277, label %258

258:
  %259 = load ptr, ptr %58, align 8
  %260 = load i64, ptr %59, align 8
  %261 = getelementptr inbounds double, ptr %259, i64 %260
  store double %248, ptr %261, align 8
  %262 = load ptr, ptr %60, align 8
  %263 = load ptr, ptr %61, align 8
  %264 = load ptr, ptr %62, align 8
  %265 = getelementptr inbounds double, ptr %264, i64 3
  tail call void %256(ptr %262, ptr %259, ptr %263, ptr %264, ptr %265)
  %266 = load ptr, ptr %62, align 8
  %267 = getelementptr inbounds i8, ptr %266, i64 16
  %268 = load double, ptr %267, align 8
  %269 = load ptr, ptr %6, align 8
  %270 = load ptr, ptr %0, align 8
  %271 = getelementptr inbounds %struct.Space, ptr %270, i64 0, i32 9
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds i64, ptr %272, i64 %100
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds i64, ptr %272, i64 %230
  %276 = load i64, ptr %275, align 8
  br label %277

277:
  %278 = phi ptr [ %97, %245 ], [ %97, %254 ], [ %270, %258 ]
  %279 = phi i64 [ %232, %245 ], [ %232, %254 ], [ %276, %258 ]
  %280 = phi i64 [ %229, %245 ], [ %229, %254 ], [ %274, %258 ]
  %281 = phi ptr [ %98, %245 ], [ %98, %254 ], [ %269, %258 ]
  %282 = phi double [ %251, %245 ], [ %251, %254 ], [ %268, %258 ]
  %283 = fmul contract double %248, %282
  %284 = getelementptr inbounds double, ptr %281, i64 %280
  %285 = sub nsw i64 %279, %280
  %286 = icmp sgt i64 %285, 0
  br i1 %286, label %287, label %296

287:
  %288 = phi i64 [ %294, %287 ], [ 0, %277 ]
  %289 = phi double [ %293, %287 ], [ 0.000000e+00, %277 ]
  %290 = getelementptr inbounds double, ptr %284, i64 %288
  %291 = load double, ptr %290, align 8
  %292 = fmul contract double %291, %291
  %293 = fadd contract double %289, %292
  %294 = add nsw i64 %288, 1
  %295 = icmp eq i64 %294, %285
  br i1 %295, label %296, label %287

296:
  %297 = phi double [ 0.000000e+00, %277 ], [ %293, %287 ]
  %298 = tail call contract double @llvm.sqrt.f64(double %297)
  %299 = fmul contract double %63, %283
  %300 = fadd contract double %247, %299
  %301 = fcmp contract ogt double %298, %300
  br i1 %301, label %326, label %302

302:
  %303 = load ptr, ptr %55, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %100
  %305 = load double, ptr %304, align 8
  %306 = fcmp contract oeq double %305, 0.000000e+00
  br i1 %306, label %326, label %307

307:
  %308 = getelementptr inbounds %struct.Space, ptr %278, i64 0, i32 7
  %309 = load ptr, ptr %308, align 8
  %310 = mul nsw i64 %100, 7
  %311 = getelementptr inbounds i64, ptr %309, i64 5
  %312 = getelementptr inbounds i64, ptr %311, i64 %310
  %313 = load i64, ptr %312, align 8
  %314 = icmp slt i64 %313, 0
  br i1 %314, label %315, label %318

315:
  %316 = tail call contract fastcc double @pressing(ptr %0, i64 %100, ptr %281)
  %317 = fcmp contract une double %316, 0.000000e+00
  br i1 %317, label %318, label %326

318:
  %319 = phi ptr [ %278, %307 ], [ %278, %315 ], [ %97, %217 ], [ %97, %219 ]
  %320 = phi ptr [ %281, %307 ], [ %281, %315 ], [ %98, %217 ], [ %98, %219 ]
  %321 = phi ptr [ %281, %307 ], [ %281, %315 ], [ %99, %217 ], [ %99, %219 ]
  %322 = add nsw i64 %100, 1
  %323 = getelementptr inbounds %struct.Space, ptr %319, i64 0, i32 3
  %324 = load i64, ptr %323, align 8
  %325 = icmp slt i64 %322, %324
  br i1 %325, label %96, label %326

326:
  %327 = phi i32 [ 1, %46 ], [ 0, %302 ], [ 0, %202 ], [ 0, %315 ], [ 0, %296 ], [ 0, %209 ], [ 1, %318 ], [ 0, %90 ]
  ret i32 %327
}

define internal fastcc i32 @find_other_forces(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca %struct.Giving, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 9
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %3, i64 %12
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %41

15:
  %16 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 7
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %20 = getelementptr inbounds i64, ptr %17, i64 5
  br label %21

21:
  %22 = phi i64 [ 0, %15 ], [ %39, %38 ]
  %23 = mul nsw i64 %22, 7
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %27, label %38

27:
  %28 = load ptr, ptr %18, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 %22
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %38, label %33

33:
  %34 = load ptr, ptr %19, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 %22
  %36 = load double, ptr %35, align 8
  %37 = fcmp contract oeq double %36, 1.000000e+00
  br i1 %37, label %677, label %38

38:
  %39 = add nsw i64 %22, 1
  %40 = icmp eq i64 %39, %10
  br i1 %40, label %41, label %21

41:
  %42 = getelementptr inbounds i64, ptr %13, i64 %12
  %43 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %50

46:
  %47 = load ptr, ptr %1, align 8
  br label %57

48:
  %49 = load i64, ptr %9, align 8
  br label %50

50:
  %51 = phi i64 [ %10, %41 ], [ %49, %48 ]
  %52 = phi i64 [ 0, %41 ], [ %70, %48 ]
  %53 = icmp sgt i64 %51, 0
  br i1 %53, label %54, label %107

54:
  %55 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %56 = load ptr, ptr %55, align 8
  br label %73

57:
  %58 = phi i64 [ %44, %46 ], [ %69, %68 ]
  %59 = phi i64 [ 0, %46 ], [ %71, %68 ]
  %60 = phi i64 [ 0, %46 ], [ %70, %68 ]
  %61 = getelementptr inbounds double, ptr %47, i64 %59
  %62 = load double, ptr %61, align 8
  %63 = fcmp contract ogt double %62, 0.000000e+00
  br i1 %63, label %64, label %68

64:
  %65 = add nsw i64 %60, 1
  %66 = getelementptr inbounds i64, ptr %3, i64 %60
  store i64 %59, ptr %66, align 8
  %67 = load i64, ptr %43, align 8
  br label %68

68:
  %69 = phi i64 [ %67, %64 ], [ %58, %57 ]
  %70 = phi i64 [ %65, %64 ], [ %60, %57 ]
  %71 = add nsw i64 %59, 1
  %72 = icmp slt i64 %71, %69
  br i1 %72, label %57, label %48

73:
  %74 = phi i64 [ %51, %54 ], [ %91, %90 ]
  %75 = phi i64 [ %51, %54 ], [ %92, %90 ]
  %76 = phi i64 [ 0, %54 ], [ %81, %90 ]
  %77 = phi i64 [ %52, %54 ], [ %93, %90 ]
  %78 = getelementptr inbounds double, ptr %56, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = fcmp contract oeq double %79, 1.000000e+00
  %81 = add nsw i64 %76, 1
  br i1 %80, label %82, label %90

82:
  %83 = getelementptr inbounds i64, ptr %8, i64 %81
  %84 = getelementptr inbounds i64, ptr %8, i64 %76
  %85 = load i64, ptr %83, align 8
  %86 = load i64, ptr %84, align 8
  %87 = icmp sgt i64 %85, %86
  br i1 %87, label %95, label %90

88:
  %89 = load i64, ptr %9, align 8
  br label %90

90:
  %91 = phi i64 [ %74, %82 ], [ %89, %88 ], [ %74, %73 ]
  %92 = phi i64 [ %74, %82 ], [ %89, %88 ], [ %75, %73 ]
  %93 = phi i64 [ %77, %82 ], [ %100, %88 ], [ %77, %73 ]
  %94 = icmp slt i64 %81, %92
  br i1 %94, label %73, label %107

95:
  %96 = phi i64 [ %104, %95 ], [ %86, %82 ]
  %97 = phi i64 [ %100, %95 ], [ %77, %82 ]
  %98 = phi i64 [ %102, %95 ], [ 0, %82 ]
  %99 = add nsw i64 %96, %98
  %100 = add nsw i64 %97, 1
  %101 = getelementptr inbounds i64, ptr %3, i64 %97
  store i64 %99, ptr %101, align 8
  %102 = add nsw i64 %98, 1
  %103 = load i64, ptr %83, align 8
  %104 = load i64, ptr %84, align 8
  %105 = sub nsw i64 %103, %104
  %106 = icmp slt i64 %102, %105
  br i1 %106, label %95, label %88

107:
  %108 = phi i64 [ %52, %50 ], [ %93, %90 ]
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %677

110:
  %111 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %112 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 7
  br label %113

113:
  %114 = phi i64 [ 0, %110 ], [ %160, %159 ]
  %115 = phi i64 [ 0, %110 ], [ %161, %159 ]
  %116 = load i64, ptr %9, align 8
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %154

118:
  %119 = load ptr, ptr %111, align 8
  %120 = getelementptr inbounds i64, ptr %3, i64 %115
  br label %134

121:
  %122 = mul nsw i64 %160, %12
  %123 = getelementptr inbounds double, ptr %42, i64 %122
  %124 = mul nsw i64 %160, %160
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = getelementptr double, ptr %125, i64 %160
  %127 = icmp sgt i64 %160, 0
  br i1 %127, label %128, label %172

128:
  %129 = icmp sgt i64 %12, 0
  %130 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 14
  %131 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %163

132:
  %133 = icmp eq i32 %151, 0
  br i1 %133, label %154, label %159

134:
  %135 = phi i64 [ 0, %118 ], [ %152, %148 ]
  %136 = phi i32 [ 0, %118 ], [ %151, %148 ]
  %137 = getelementptr inbounds double, ptr %119, i64 %135
  %138 = load double, ptr %137, align 8
  %139 = fcmp contract oeq double %138, 2.000000e+00
  br i1 %139, label %140, label %148

140:
  %141 = load ptr, ptr %112, align 8
  %142 = mul nsw i64 %135, 7
  %143 = getelementptr inbounds i64, ptr %141, i64 5
  %144 = getelementptr inbounds i64, ptr %143, i64 %142
  %145 = load i64, ptr %144, align 8
  %146 = load i64, ptr %120, align 8
  %147 = icmp eq i64 %145, %146
  br label %148

148:
  %149 = phi i1 [ false, %134 ], [ %147, %140 ]
  %150 = zext i1 %149 to i32
  %151 = or i32 %136, %150
  %152 = add nsw i64 %135, 1
  %153 = icmp eq i64 %152, %116
  br i1 %153, label %132, label %134

154:
  %155 = getelementptr inbounds i64, ptr %3, i64 %115
  %156 = load i64, ptr %155, align 8
  %157 = add nsw i64 %114, 1
  %158 = getelementptr inbounds i64, ptr %3, i64 %114
  store i64 %156, ptr %158, align 8
  br label %159

159:
  %160 = phi i64 [ %114, %132 ], [ %157, %154 ]
  %161 = add nsw i64 %115, 1
  %162 = icmp eq i64 %161, %108
  br i1 %162, label %121, label %113

163:
  %164 = phi i64 [ 0, %128 ], [ %176, %175 ]
  br i1 %129, label %165, label %175

165:
  %166 = load ptr, ptr %130, align 8
  %167 = getelementptr inbounds i64, ptr %3, i64 %164
  %168 = load i64, ptr %167, align 8
  %169 = load ptr, ptr %131, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %168
  %171 = mul nsw i64 %164, %12
  br label %178

172:
  %173 = phi i1 [ false, %121 ], [ %127, %175 ]
  %174 = icmp eq i64 %160, 0
  br i1 %174, label %677, label %193

175:
  %176 = add nsw i64 %164, 1
  %177 = icmp eq i64 %176, %160
  br i1 %177, label %172, label %163

178:
  %179 = phi i64 [ 0, %165 ], [ %191, %178 ]
  %180 = mul nsw i64 %179, %12
  %181 = add nsw i64 %168, %180
  %182 = getelementptr inbounds double, ptr %166, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %169, i64 %179
  %185 = load double, ptr %184, align 8
  %186 = load double, ptr %170, align 8
  %187 = fmul contract double %185, %186
  %188 = fdiv contract double %183, %187
  %189 = add nsw i64 %179, %171
  %190 = getelementptr inbounds double, ptr %42, i64 %189
  store double %188, ptr %190, align 8
  %191 = add nsw i64 %179, 1
  %192 = icmp eq i64 %191, %12
  br i1 %192, label %175, label %178

193:
  %194 = icmp sgt i64 %122, 0
  br i1 %194, label %195, label %206

195:
  %196 = phi i64 [ %202, %195 ], [ 0, %193 ]
  %197 = phi double [ %201, %195 ], [ 0.000000e+00, %193 ]
  %198 = getelementptr inbounds double, ptr %42, i64 %196
  %199 = load double, ptr %198, align 8
  %200 = fmul contract double %199, 0.000000e+00
  %201 = fadd contract double %197, %200
  %202 = add nsw i64 %196, 1
  %203 = icmp eq i64 %202, %122
  br i1 %203, label %204, label %195

204:
  %205 = fcmp contract une double %201, 0.000000e+00
  br i1 %205, label %677, label %206

206:
  tail call fastcc void @singular(ptr %42, i64 %12, i64 %160, ptr %123, ptr %125)
  br i1 %173, label %207, label %218

207:
  %208 = sitofp i64 %108 to double
  %209 = fmul contract double %208, 0x3DA5FD7FE1796495
  br label %210

210:
  %211 = phi i64 [ 0, %207 ], [ %216, %215 ]
  %212 = getelementptr inbounds double, ptr %125, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fcmp contract ogt double %213, %209
  br i1 %214, label %215, label %218

215:
  %216 = add nsw i64 %211, 1
  %217 = icmp eq i64 %216, %160
  br i1 %217, label %218, label %210

218:
  %219 = phi i64 [ 0, %206 ], [ %160, %215 ], [ %211, %210 ]
  %220 = icmp eq i64 %160, %219
  br i1 %220, label %677, label %221

221:
  %222 = sub nsw i64 %160, %219
  %223 = mul i64 %222, %12
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %227

225:
  %226 = shl i64 %223, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %126, i8 0, i64 %226, i1 false)
  br label %227

227:
  %228 = icmp sgt i64 %160, %219
  br i1 %228, label %229, label %238

229:
  %230 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %231

231:
  %232 = phi i64 [ %219, %229 ], [ %661, %660 ]
  br i1 %173, label %233, label %660

233:
  %234 = mul nsw i64 %232, %160
  %235 = load ptr, ptr %230, align 8
  %236 = sub nsw i64 %232, %219
  %237 = mul nsw i64 %236, %12
  br label %663

238:
  %239 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 6
  %240 = load ptr, ptr %239, align 8
  store double 1.000000e+00, ptr %240, align 8
  %241 = getelementptr double, ptr %126, i64 %223
  %242 = load ptr, ptr %0, align 8
  %243 = getelementptr inbounds %struct.Space, ptr %242, i64 0, i32 9
  %244 = load ptr, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Space, ptr %242, i64 0, i32 3
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds i64, ptr %244, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Space, ptr %242, i64 0, i32 2
  %250 = load i64, ptr %249, align 8
  %251 = add i64 %250, %246
  %252 = getelementptr inbounds double, ptr %241, i64 %248
  %253 = getelementptr inbounds double, ptr %252, i64 %251
  %254 = getelementptr inbounds double, ptr %253, i64 %251
  %255 = mul nsw i64 %251, %222
  %256 = getelementptr inbounds double, ptr %254, i64 %255
  %257 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 3
  %258 = load ptr, ptr %257, align 8
  %259 = icmp sgt i64 %248, 0
  br i1 %259, label %262, label %260

260:
  %261 = fmul contract double %2, 0.000000e+00
  br label %280

262:
  %263 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %264 = load ptr, ptr %263, align 8
  br label %265

265:
  %266 = phi i64 [ 0, %262 ], [ %276, %265 ]
  %267 = phi double [ 0.000000e+00, %262 ], [ %275, %265 ]
  %268 = getelementptr inbounds double, ptr %258, i64 %266
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %264, i64 %266
  %271 = load double, ptr %270, align 8
  %272 = fmul contract double %269, %271
  %273 = tail call contract double @llvm.fabs.f64(double %272)
  %274 = fcmp contract ogt double %267, %273
  %275 = select contract i1 %274, double %267, double %273
  %276 = add nsw i64 %266, 1
  %277 = icmp eq i64 %276, %248
  br i1 %277, label %293, label %265

278:
  %279 = fmul contract double %275, %2
  br label %280

280:
  %281 = phi double [ %261, %260 ], [ %279, %278 ]
  %282 = getelementptr inbounds double, ptr %256, i64 %222
  %283 = getelementptr inbounds i64, ptr %282, i64 %222
  %284 = icmp sgt i64 %246, 0
  br i1 %284, label %285, label %300

285:
  %286 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %287 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %288 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %289 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %290 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %291 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %292 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  br label %310

293:
  %294 = phi i64 [ %298, %293 ], [ 0, %265 ]
  %295 = getelementptr inbounds double, ptr %258, i64 %294
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds double, ptr %241, i64 %294
  store double %296, ptr %297, align 8
  %298 = add nsw i64 %294, 1
  %299 = icmp eq i64 %298, %248
  br i1 %299, label %278, label %293

300:
  %301 = getelementptr inbounds i8, ptr %5, i64 8
  %302 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 3
  %303 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 8
  %304 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 5
  %305 = icmp sgt i64 %222, 0
  %306 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %307 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %308 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %309 = icmp sgt i64 %222, 1
  br label %356

310:
  %311 = phi ptr [ %242, %285 ], [ %350, %349 ]
  %312 = phi ptr [ %242, %285 ], [ %351, %349 ]
  %313 = phi i64 [ 0, %285 ], [ %352, %349 ]
  %314 = getelementptr inbounds %struct.Space, ptr %312, i64 0, i32 7
  %315 = load ptr, ptr %314, align 8
  %316 = mul nsw i64 %313, 7
  %317 = getelementptr inbounds i64, ptr %315, i64 5
  %318 = getelementptr inbounds i64, ptr %317, i64 %316
  %319 = load i64, ptr %318, align 8
  %320 = icmp slt i64 %319, 0
  br i1 %320, label %349, label %321

321:
  %322 = getelementptr inbounds double, ptr %241, i64 %319
  %323 = load double, ptr %322, align 8
  %324 = load ptr, ptr %286, align 8
  %325 = getelementptr inbounds double, ptr %324, i64 %313
  %326 = load double, ptr %325, align 8
  %327 = load ptr, ptr %287, align 8
  %328 = icmp eq ptr %327, null
  br i1 %328, label %345, label %329

329:
  %330 = getelementptr inbounds ptr, ptr %327, i64 %313
  %331 = load ptr, ptr %330, align 8
  %332 = icmp eq ptr %331, null
  br i1 %332, label %345, label %333

333:
  %334 = load ptr, ptr %288, align 8
  %335 = load i64, ptr %289, align 8
  %336 = getelementptr inbounds double, ptr %334, i64 %335
  store double %323, ptr %336, align 8
  %337 = load ptr, ptr %290, align 8
  %338 = load ptr, ptr %291, align 8
  %339 = load ptr, ptr %292, align 8
  %340 = getelementptr inbounds double, ptr %339, i64 3
  tail call void %331(ptr %337, ptr %334, ptr %338, ptr %339, ptr %340)
  %341 = load ptr, ptr %292, align 8
  %342 = getelementptr inbounds i8, ptr %341, i64 16
  %343 = load double, ptr %342, align 8
  %344 = load ptr, ptr %0, align 8
  br label %345

345:
  %346 = phi ptr [ %311, %321 ], [ %311, %329 ], [ %344, %333 ]
  %347 = phi double [ %326, %321 ], [ %326, %329 ], [ %343, %333 ]
  %348 = getelementptr inbounds double, ptr %252, i64 %313
  store double %347, ptr %348, align 8
  br label %349

349:
  %350 = phi ptr [ %311, %310 ], [ %346, %345 ]
  %351 = phi ptr [ %312, %310 ], [ %346, %345 ]
  %352 = add nsw i64 %313, 1
  %353 = getelementptr inbounds %struct.Space, ptr %351, i64 0, i32 3
  %354 = load i64, ptr %353, align 8
  %355 = icmp slt i64 %352, %354
  br i1 %355, label %310, label %300

356:
  %357 = phi i1 [ true, %300 ], [ %452, %654 ]
  %358 = phi i64 [ 0, %300 ], [ %655, %654 ]
  br i1 %259, label %359, label %361

359:
  %360 = load ptr, ptr %257, align 8
  br label %363

361:
  %362 = icmp eq i64 %358, 3
  br i1 %362, label %370, label %451

363:
  %364 = phi i64 [ 0, %359 ], [ %368, %363 ]
  %365 = getelementptr inbounds double, ptr %241, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = getelementptr inbounds double, ptr %360, i64 %364
  store double %366, ptr %367, align 8
  %368 = add nsw i64 %364, 1
  %369 = icmp eq i64 %368, %248
  br i1 %369, label %361, label %363

370:
  %371 = load ptr, ptr %0, align 8
  %372 = getelementptr inbounds %struct.Space, ptr %371, i64 0, i32 9
  %373 = load ptr, ptr %372, align 8
  %374 = getelementptr inbounds %struct.Space, ptr %371, i64 0, i32 3
  %375 = load i64, ptr %374, align 8
  %376 = getelementptr inbounds i64, ptr %373, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = getelementptr inbounds double, ptr %283, i64 %377
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(96) %301, i8 0, i64 88, i1 false)
  store ptr %0, ptr %5, align 8
  %379 = call fastcc ptr @solve_giving(ptr %5, ptr %1, double 1.000000e-01, ptr %378)
  %380 = load ptr, ptr %0, align 8
  %381 = getelementptr inbounds %struct.Space, ptr %380, i64 0, i32 9
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds %struct.Space, ptr %380, i64 0, i32 3
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds i64, ptr %382, i64 %384
  %386 = load i64, ptr %385, align 8
  %387 = icmp sgt i64 %386, 0
  br i1 %387, label %388, label %408

388:
  %389 = load ptr, ptr %302, align 8
  %390 = load ptr, ptr %303, align 8
  %391 = load ptr, ptr %304, align 8
  br label %392

392:
  %393 = phi i64 [ 0, %388 ], [ %406, %403 ]
  %394 = getelementptr inbounds i64, ptr %389, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = icmp slt i64 %395, 0
  br i1 %396, label %403, label %397

397:
  %398 = getelementptr inbounds double, ptr %390, i64 %395
  %399 = load double, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %391, i64 %393
  %401 = load double, ptr %400, align 8
  %402 = fdiv contract double %399, %401
  br label %403

403:
  %404 = phi contract double [ %402, %397 ], [ 0.000000e+00, %392 ]
  %405 = getelementptr inbounds double, ptr %283, i64 %393
  store double %404, ptr %405, align 8
  %406 = add nsw i64 %393, 1
  %407 = icmp eq i64 %406, %386
  br i1 %407, label %408, label %392

408:
  br i1 %305, label %409, label %451

409:
  %410 = icmp sgt i64 %377, 0
  br label %411

411:
  %412 = phi i64 [ 0, %409 ], [ %438, %437 ]
  br i1 %410, label %413, label %437

413:
  %414 = mul nsw i64 %412, %377
  %415 = load ptr, ptr %306, align 8
  br label %418

416:
  %417 = load ptr, ptr %257, align 8
  br label %440

418:
  %419 = phi i64 [ 0, %413 ], [ %435, %418 ]
  %420 = phi double [ 0.000000e+00, %413 ], [ %434, %418 ]
  %421 = add nsw i64 %419, %414
  %422 = getelementptr inbounds double, ptr %126, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = getelementptr inbounds double, ptr %415, i64 %419
  %425 = load double, ptr %424, align 8
  %426 = fmul contract double %423, %425
  %427 = fmul contract double %425, %426
  %428 = getelementptr inbounds double, ptr %283, i64 %419
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds double, ptr %241, i64 %419
  %431 = load double, ptr %430, align 8
  %432 = fsub contract double %429, %431
  %433 = fmul contract double %427, %432
  %434 = fadd contract double %420, %433
  %435 = add nsw i64 %419, 1
  %436 = icmp eq i64 %435, %377
  br i1 %436, label %416, label %418

437:
  %438 = add nsw i64 %412, 1
  %439 = icmp eq i64 %438, %222
  br i1 %439, label %451, label %411

440:
  %441 = phi i64 [ 0, %416 ], [ %449, %440 ]
  %442 = add nsw i64 %441, %414
  %443 = getelementptr inbounds double, ptr %126, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fmul contract double %434, %444
  %446 = getelementptr inbounds double, ptr %417, i64 %441
  %447 = load double, ptr %446, align 8
  %448 = fadd contract double %445, %447
  store double %448, ptr %446, align 8
  %449 = add nsw i64 %441, 1
  %450 = icmp eq i64 %449, %377
  br i1 %450, label %437, label %440

451:
  %452 = icmp ult i64 %358, 3
  %453 = getelementptr inbounds [3 x double], ptr @MARGIN, i64 0, i64 %358
  br label %454

454:
  %455 = phi i64 [ 0, %451 ], [ %651, %646 ]
  br i1 %452, label %456, label %458

456:
  %457 = load double, ptr %453, align 8
  br label %458

458:
  %459 = phi contract double [ %457, %456 ], [ 0.000000e+00, %454 ]
  %460 = load ptr, ptr %0, align 8
  %461 = getelementptr inbounds %struct.Space, ptr %460, i64 0, i32 9
  %462 = load ptr, ptr %461, align 8
  %463 = getelementptr inbounds %struct.Space, ptr %460, i64 0, i32 3
  %464 = load i64, ptr %463, align 8
  %465 = getelementptr inbounds i64, ptr %462, i64 %464
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds %struct.Space, ptr %460, i64 0, i32 2
  %468 = load i64, ptr %467, align 8
  %469 = add nsw i64 %468, %464
  %470 = icmp sgt i64 %469, 0
  br i1 %470, label %471, label %474

471:
  %472 = getelementptr inbounds %struct.Space, ptr %460, i64 0, i32 7
  %473 = fsub contract double 1.000000e+00, %459
  br label %478

474:
  %475 = phi i64 [ 0, %458 ], [ %588, %587 ]
  br i1 %309, label %476, label %608

476:
  %477 = icmp sgt i64 %475, 0
  br label %591

478:
  %479 = phi i64 [ 0, %471 ], [ %588, %587 ]
  %480 = phi i64 [ 0, %471 ], [ %589, %587 ]
  %481 = sub nsw i64 %480, %468
  %482 = icmp slt i64 %481, 0
  br i1 %482, label %483, label %490

483:
  %484 = load ptr, ptr %1, align 8
  %485 = getelementptr inbounds double, ptr %484, i64 %480
  %486 = load double, ptr %485, align 8
  %487 = fcmp contract ogt double %486, 0.000000e+00
  br i1 %487, label %488, label %587

488:
  %489 = load ptr, ptr %257, align 8
  br label %531

490:
  %491 = load ptr, ptr %472, align 8
  %492 = mul nsw i64 %481, 7
  %493 = getelementptr i64, ptr %491, i64 5
  %494 = getelementptr i64, ptr %493, i64 %492
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds i64, ptr %462, i64 %481
  %497 = load i64, ptr %496, align 8
  %498 = add nsw i64 %481, 1
  %499 = getelementptr inbounds i64, ptr %462, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = sub nsw i64 %500, %497
  %502 = load ptr, ptr %307, align 8
  %503 = getelementptr inbounds double, ptr %502, i64 %481
  %504 = load double, ptr %503, align 8
  %505 = fcmp contract une double %504, 1.000000e+00
  br i1 %505, label %587, label %506

506:
  %507 = load ptr, ptr %308, align 8
  %508 = getelementptr inbounds i64, ptr %507, i64 %481
  %509 = load i64, ptr %508, align 8
  %510 = and i64 %509, 4
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %512, label %587

512:
  %513 = getelementptr inbounds double, ptr %252, i64 %481
  %514 = load double, ptr %513, align 8
  %515 = fmul contract double %473, %514
  %516 = load ptr, ptr %257, align 8
  %517 = getelementptr inbounds double, ptr %516, i64 %497
  %518 = icmp sgt i64 %501, 0
  br i1 %518, label %519, label %528

519:
  %520 = phi i64 [ %526, %519 ], [ 0, %512 ]
  %521 = phi double [ %525, %519 ], [ 0.000000e+00, %512 ]
  %522 = getelementptr inbounds double, ptr %517, i64 %520
  %523 = load double, ptr %522, align 8
  %524 = fmul contract double %523, %523
  %525 = fadd contract double %521, %524
  %526 = add nsw i64 %520, 1
  %527 = icmp eq i64 %526, %501
  br i1 %527, label %528, label %519

528:
  %529 = phi double [ 0.000000e+00, %512 ], [ %525, %519 ]
  %530 = tail call contract double @llvm.sqrt.f64(double %529)
  br label %531

531:
  %532 = phi ptr [ %516, %528 ], [ %489, %488 ]
  %533 = phi double [ %515, %528 ], [ 1.000000e+00, %488 ]
  %534 = phi i64 [ %501, %528 ], [ 0, %488 ]
  %535 = phi i64 [ %495, %528 ], [ %480, %488 ]
  %536 = phi i64 [ %497, %528 ], [ 0, %488 ]
  %537 = phi contract double [ %530, %528 ], [ 0.000000e+00, %488 ]
  %538 = getelementptr inbounds double, ptr %532, i64 %535
  %539 = load double, ptr %538, align 8
  %540 = fmul contract double %533, %539
  %541 = fsub contract double %537, %540
  %542 = load ptr, ptr %306, align 8
  %543 = getelementptr inbounds double, ptr %542, i64 %535
  %544 = load double, ptr %543, align 8
  %545 = fmul contract double %541, %544
  %546 = fcmp contract ogt double %545, %281
  br i1 %546, label %547, label %587

547:
  br i1 %305, label %548, label %553

548:
  %549 = fneg contract double %533
  %550 = fcmp contract ogt double %537, 0.000000e+00
  %551 = icmp sgt i64 %534, 0
  %552 = select i1 %551, i1 %550, i1 false
  br label %557

553:
  %554 = fneg contract double %545
  %555 = add nsw i64 %479, 1
  %556 = getelementptr inbounds double, ptr %253, i64 %479
  store double %554, ptr %556, align 8
  br label %587

557:
  %558 = phi i64 [ 0, %548 ], [ %571, %564 ]
  %559 = mul nsw i64 %558, %466
  %560 = add nsw i64 %559, %535
  %561 = getelementptr inbounds double, ptr %126, i64 %560
  %562 = load double, ptr %561, align 8
  %563 = fmul contract double %562, %549
  br i1 %552, label %573, label %564

564:
  %565 = phi double [ %563, %557 ], [ %584, %573 ]
  %566 = load double, ptr %543, align 8
  %567 = fmul contract double %565, %566
  %568 = mul nsw i64 %558, %469
  %569 = add nsw i64 %568, %479
  %570 = getelementptr inbounds double, ptr %254, i64 %569
  store double %567, ptr %570, align 8
  %571 = add nsw i64 %558, 1
  %572 = icmp eq i64 %571, %222
  br i1 %572, label %553, label %557

573:
  %574 = phi i64 [ %585, %573 ], [ 0, %557 ]
  %575 = phi double [ %584, %573 ], [ %563, %557 ]
  %576 = add i64 %574, %536
  %577 = getelementptr inbounds double, ptr %532, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = fdiv contract double %578, %537
  %580 = add i64 %576, %559
  %581 = getelementptr inbounds double, ptr %126, i64 %580
  %582 = load double, ptr %581, align 8
  %583 = fmul contract double %579, %582
  %584 = fadd contract double %575, %583
  %585 = add nsw i64 %574, 1
  %586 = icmp eq i64 %585, %534
  br i1 %586, label %564, label %573

587:
  %588 = phi i64 [ %479, %506 ], [ %479, %490 ], [ %479, %483 ], [ %555, %553 ], [ %479, %531 ]
  %589 = add nsw i64 %480, 1
  %590 = icmp eq i64 %589, %469
  br i1 %590, label %474, label %478

591:
  %592 = phi i64 [ 1, %476 ], [ %597, %596 ]
  br i1 %477, label %593, label %596

593:
  %594 = mul nsw i64 %592, %469
  %595 = mul nsw i64 %592, %475
  br label %599

596:
  %597 = add nsw i64 %592, 1
  %598 = icmp eq i64 %597, %222
  br i1 %598, label %608, label %591

599:
  %600 = phi i64 [ 0, %593 ], [ %606, %599 ]
  %601 = add nsw i64 %600, %594
  %602 = getelementptr inbounds double, ptr %254, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = add nsw i64 %600, %595
  %605 = getelementptr inbounds double, ptr %254, i64 %604
  store double %603, ptr %605, align 8
  %606 = add nsw i64 %600, 1
  %607 = icmp eq i64 %606, %475
  br i1 %607, label %596, label %599

608:
  %609 = icmp eq i64 %475, 0
  br i1 %609, label %657, label %610

610:
  %611 = tail call fastcc i64 @least_solution(ptr %254, ptr %253, i64 %475, i64 %222, i64 1, double 1.000000e-10, ptr %256, ptr %283, ptr %282)
  %612 = icmp slt i64 %611, 0
  br i1 %612, label %654, label %613

613:
  br i1 %259, label %614, label %646

614:
  %615 = load ptr, ptr %257, align 8
  br label %616

616:
  %617 = phi i64 [ 0, %614 ], [ %631, %620 ]
  %618 = phi double [ 0.000000e+00, %614 ], [ %626, %620 ]
  %619 = phi double [ 0.000000e+00, %614 ], [ %629, %620 ]
  br i1 %305, label %633, label %620

620:
  %621 = phi double [ 0.000000e+00, %616 ], [ %643, %633 ]
  %622 = getelementptr inbounds double, ptr %615, i64 %617
  %623 = load double, ptr %622, align 8
  %624 = tail call contract double @llvm.fabs.f64(double %623)
  %625 = fcmp contract ogt double %618, %624
  %626 = select contract i1 %625, double %618, double %624
  %627 = tail call contract double @llvm.fabs.f64(double %621)
  %628 = fcmp contract ogt double %619, %627
  %629 = select contract i1 %628, double %619, double %627
  %630 = fadd contract double %621, %623
  store double %630, ptr %622, align 8
  %631 = add nsw i64 %617, 1
  %632 = icmp eq i64 %631, %248
  br i1 %632, label %646, label %616

633:
  %634 = phi i64 [ %644, %633 ], [ 0, %616 ]
  %635 = phi double [ %643, %633 ], [ 0.000000e+00, %616 ]
  %636 = mul nsw i64 %634, %248
  %637 = add nsw i64 %636, %617
  %638 = getelementptr inbounds double, ptr %126, i64 %637
  %639 = load double, ptr %638, align 8
  %640 = getelementptr inbounds double, ptr %256, i64 %634
  %641 = load double, ptr %640, align 8
  %642 = fmul contract double %639, %641
  %643 = fadd contract double %635, %642
  %644 = add nsw i64 %634, 1
  %645 = icmp eq i64 %644, %222
  br i1 %645, label %620, label %633

646:
  %647 = phi double [ 0.000000e+00, %613 ], [ %629, %620 ]
  %648 = phi double [ 0.000000e+00, %613 ], [ %626, %620 ]
  %649 = fmul contract double %648, 1.000000e-15
  %650 = fcmp contract ogt double %647, %649
  %651 = add nsw i64 %455, 1
  %652 = icmp ult i64 %455, 39
  %653 = select i1 %650, i1 %652, i1 false
  br i1 %653, label %454, label %654

654:
  %655 = add nsw i64 %358, 1
  %656 = icmp eq i64 %655, 4
  br i1 %656, label %657, label %356

657:
  %658 = phi i1 [ %357, %608 ], [ %452, %654 ]
  %659 = zext i1 %658 to i32
  br label %677

660:
  %661 = add nsw i64 %232, 1
  %662 = icmp eq i64 %661, %160
  br i1 %662, label %238, label %231

663:
  %664 = phi i64 [ 0, %233 ], [ %675, %663 ]
  %665 = add nsw i64 %664, %234
  %666 = getelementptr inbounds double, ptr %123, i64 %665
  %667 = load double, ptr %666, align 8
  %668 = getelementptr inbounds i64, ptr %3, i64 %664
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds double, ptr %235, i64 %669
  %671 = load double, ptr %670, align 8
  %672 = fdiv contract double %667, %671
  %673 = add nsw i64 %669, %237
  %674 = getelementptr inbounds double, ptr %126, i64 %673
  store double %672, ptr %674, align 8
  %675 = add nsw i64 %664, 1
  %676 = icmp eq i64 %675, %160
  br i1 %676, label %660, label %663

677:
  %678 = phi i32 [ 0, %204 ], [ 0, %172 ], [ %659, %657 ], [ 0, %218 ], [ 0, %107 ], [ 0, %33 ]
  ret i32 %678
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.fabs.f64(double)

define internal fastcc void @consider_ways(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Affine, align 8
  %9 = alloca [2 x double], align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca %struct.Rate, align 8
  %13 = alloca double, align 8
  %14 = alloca %struct.Set, align 8
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds %struct.Space, ptr %15, i64 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Space, ptr %15, i64 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Space, ptr %15, i64 0, i32 9
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 %17
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %1, i64 %19
  %25 = getelementptr inbounds double, ptr %24, i64 %17
  %26 = shl nsw i64 %17, 1
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  store ptr %1, ptr %14, align 8
  %28 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 1
  store ptr %24, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 2
  store ptr %25, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 3
  store ptr %27, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 4
  %32 = getelementptr inbounds double, ptr %27, i64 %23
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 5
  %34 = shl nsw i64 %23, 1
  %35 = getelementptr inbounds double, ptr %27, i64 %34
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds %struct.Set, ptr %14, i64 0, i32 6
  %37 = getelementptr inbounds double, ptr %35, i64 %17
  store ptr %37, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %3, i64 %17
  %39 = getelementptr inbounds i64, ptr %38, i64 %17
  %40 = getelementptr inbounds i64, ptr %39, i64 %17
  %41 = getelementptr inbounds double, ptr %40, i64 16
  %42 = getelementptr inbounds double, ptr %41, i64 8
  %43 = icmp sgt i64 %17, 0
  br i1 %43, label %44, label %245

44:
  %45 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %46 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %47 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Space, ptr %15, i64 0, i32 7
  br label %115

49:
  %50 = icmp sgt i64 %179, 0
  br i1 %50, label %54, label %51

51:
  %52 = phi i1 [ false, %49 ], [ %50, %54 ]
  %53 = icmp eq i64 %179, 0
  br i1 %53, label %111, label %64

54:
  %55 = phi i64 [ %62, %54 ], [ 0, %49 ]
  %56 = getelementptr inbounds i64, ptr %3, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = shl nsw i64 %57, 1
  %59 = getelementptr inbounds double, ptr %25, i64 %58
  store double 1.000000e+00, ptr %59, align 8
  %60 = or i64 %58, 1
  %61 = getelementptr inbounds double, ptr %25, i64 %60
  store double 0.000000e+00, ptr %61, align 8
  %62 = add nsw i64 %55, 1
  %63 = icmp eq i64 %62, %179
  br i1 %63, label %51, label %54

64:
  %65 = call fastcc i32 @solve_with(ptr %0, ptr %14, ptr %3, i64 %179, double 2.000000e+00, ptr %39, i64 %177, ptr %42)
  %66 = icmp ne i32 %65, 0
  %67 = and i1 %52, %66
  br i1 %67, label %68, label %111

68:
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds %struct.Space, ptr %69, i64 0, i32 9
  %71 = load ptr, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ 0, %68 ], [ %109, %108 ]
  %74 = getelementptr inbounds i64, ptr %3, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %71, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %32, i64 %77
  %79 = add nsw i64 %75, 1
  %80 = getelementptr inbounds i64, ptr %71, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = sub nsw i64 %81, %77
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %108

84:
  %85 = phi i64 [ %91, %84 ], [ 0, %72 ]
  %86 = phi double [ %90, %84 ], [ 0.000000e+00, %72 ]
  %87 = getelementptr inbounds double, ptr %78, i64 %85
  %88 = load double, ptr %87, align 8
  %89 = fmul contract double %88, %88
  %90 = fadd contract double %86, %89
  %91 = add nsw i64 %85, 1
  %92 = icmp eq i64 %91, %82
  br i1 %92, label %93, label %84

93:
  %94 = tail call contract double @llvm.sqrt.f64(double %90)
  %95 = fcmp contract ogt double %94, 0.000000e+00
  br i1 %95, label %96, label %108

96:
  %97 = shl nsw i64 %75, 1
  br label %98

98:
  %99 = phi i64 [ 0, %96 ], [ %106, %98 ]
  %100 = add nsw i64 %99, %77
  %101 = getelementptr inbounds double, ptr %32, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fdiv contract double %102, %94
  %104 = add nsw i64 %99, %97
  %105 = getelementptr inbounds double, ptr %25, i64 %104
  store double %103, ptr %105, align 8
  %106 = add nsw i64 %99, 1
  %107 = icmp eq i64 %106, %82
  br i1 %107, label %108, label %98

108:
  %109 = add nsw i64 %73, 1
  %110 = icmp eq i64 %109, %179
  br i1 %110, label %111, label %72

111:
  %112 = icmp ne i64 %177, 0
  %113 = icmp ne i64 %178, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %183, label %243

115:
  %116 = phi i64 [ 0, %44 ], [ %181, %174 ]
  %117 = phi i64 [ -1, %44 ], [ %180, %174 ]
  %118 = phi i64 [ 0, %44 ], [ %179, %174 ]
  %119 = phi i64 [ 1, %44 ], [ %178, %174 ]
  %120 = phi i64 [ 0, %44 ], [ %177, %174 ]
  %121 = phi i64 [ 0, %44 ], [ %176, %174 ]
  %122 = phi i64 [ 0, %44 ], [ %175, %174 ]
  %123 = getelementptr inbounds double, ptr %24, i64 %116
  %124 = load double, ptr %123, align 8
  %125 = fcmp contract oeq double %124, 2.000000e+00
  br i1 %125, label %126, label %174

126:
  %127 = load ptr, ptr %45, align 8
  %128 = getelementptr inbounds i64, ptr %127, i64 %116
  %129 = load i64, ptr %128, align 8
  %130 = and i64 %129, 2
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %174

132:
  %133 = load ptr, ptr %46, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %116
  %135 = load double, ptr %134, align 8
  %136 = fcmp contract oeq double %135, 0.000000e+00
  br i1 %136, label %137, label %145

137:
  %138 = load ptr, ptr %47, align 8
  %139 = getelementptr inbounds double, ptr %138, i64 %116
  %140 = load double, ptr %139, align 8
  %141 = fcmp contract oeq double %140, 0.000000e+00
  br i1 %141, label %142, label %145

142:
  %143 = add nsw i64 %118, 1
  %144 = getelementptr inbounds i64, ptr %3, i64 %118
  store i64 %116, ptr %144, align 8
  br label %174

145:
  %146 = add nsw i64 %120, 1
  %147 = getelementptr inbounds i64, ptr %39, i64 %120
  store i64 %116, ptr %147, align 8
  %148 = load i64, ptr %128, align 8
  %149 = and i64 %148, 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %158

151:
  %152 = load ptr, ptr %48, align 8
  %153 = mul nsw i64 %116, 7
  %154 = getelementptr inbounds i64, ptr %152, i64 5
  %155 = getelementptr inbounds i64, ptr %154, i64 %153
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %156, 0
  br label %158

158:
  %159 = phi i1 [ true, %145 ], [ %157, %151 ]
  %160 = zext i1 %159 to i64
  %161 = and i64 %119, %160
  %162 = add nsw i64 %116, 1
  %163 = getelementptr inbounds i64, ptr %21, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds i64, ptr %21, i64 %116
  %166 = load i64, ptr %165, align 8
  %167 = sub nsw i64 %164, %166
  %168 = icmp eq i64 %167, 1
  br i1 %168, label %169, label %172

169:
  %170 = add nsw i64 %122, 1
  %171 = getelementptr inbounds i64, ptr %38, i64 %122
  store i64 %116, ptr %171, align 8
  br label %174

172:
  %173 = add nsw i64 %121, 1
  br label %174

174:
  %175 = phi i64 [ %122, %142 ], [ %170, %169 ], [ %122, %172 ], [ %122, %126 ], [ %122, %115 ]
  %176 = phi i64 [ %121, %142 ], [ %121, %169 ], [ %173, %172 ], [ %121, %126 ], [ %121, %115 ]
  %177 = phi i64 [ %120, %142 ], [ %146, %169 ], [ %146, %172 ], [ %120, %126 ], [ %120, %115 ]
  %178 = phi i64 [ %119, %142 ], [ %161, %169 ], [ %161, %172 ], [ %119, %126 ], [ %119, %115 ]
  %179 = phi i64 [ %143, %142 ], [ %118, %169 ], [ %118, %172 ], [ %118, %126 ], [ %118, %115 ]
  %180 = phi i64 [ %117, %142 ], [ %117, %169 ], [ %116, %172 ], [ %117, %126 ], [ %117, %115 ]
  %181 = add nsw i64 %116, 1
  %182 = icmp eq i64 %181, %17
  br i1 %182, label %49, label %115

183:
  %184 = call fastcc i32 @solve_with(ptr %0, ptr %14, ptr %39, i64 %177, double 1.000000e+00, ptr %39, i64 0, ptr %42)
  %185 = icmp ne i32 %184, 0
  %186 = icmp sgt i64 %177, 0
  %187 = and i1 %186, %185
  br i1 %187, label %188, label %239

188:
  %189 = load ptr, ptr %0, align 8
  %190 = getelementptr inbounds %struct.Space, ptr %189, i64 0, i32 9
  %191 = load ptr, ptr %190, align 8
  br label %194

192:
  %193 = icmp ne i32 %236, 0
  br label %239

194:
  %195 = phi i64 [ 0, %188 ], [ %237, %234 ]
  %196 = phi i32 [ 1, %188 ], [ %236, %234 ]
  %197 = getelementptr inbounds i64, ptr %39, i64 %195
  %198 = load i64, ptr %197, align 8
  %199 = shl nsw i64 %198, 1
  %200 = getelementptr inbounds double, ptr %25, i64 %199
  store double 1.000000e+00, ptr %200, align 8
  %201 = or i64 %199, 1
  %202 = getelementptr inbounds double, ptr %25, i64 %201
  store double 0.000000e+00, ptr %202, align 8
  %203 = getelementptr inbounds i64, ptr %191, i64 %198
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds double, ptr %27, i64 %204
  %206 = add nsw i64 %198, 1
  %207 = getelementptr inbounds i64, ptr %191, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = sub nsw i64 %208, %204
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %211, label %234

211:
  %212 = phi i64 [ %218, %211 ], [ 0, %194 ]
  %213 = phi double [ %217, %211 ], [ 0.000000e+00, %194 ]
  %214 = getelementptr inbounds double, ptr %205, i64 %212
  %215 = load double, ptr %214, align 8
  %216 = fmul contract double %215, %215
  %217 = fadd contract double %213, %216
  %218 = add nsw i64 %212, 1
  %219 = icmp eq i64 %218, %209
  br i1 %219, label %220, label %211

220:
  %221 = tail call contract double @llvm.sqrt.f64(double %217)
  %222 = fcmp contract ogt double %221, 0.000000e+00
  br i1 %222, label %223, label %234

223:
  %224 = phi i64 [ %232, %223 ], [ 0, %220 ]
  %225 = add nsw i64 %224, %204
  %226 = getelementptr inbounds double, ptr %27, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = fneg contract double %227
  %229 = fdiv contract double %228, %221
  %230 = add nsw i64 %224, %199
  %231 = getelementptr inbounds double, ptr %25, i64 %230
  store double %229, ptr %231, align 8
  %232 = add nsw i64 %224, 1
  %233 = icmp eq i64 %232, %209
  br i1 %233, label %234, label %223

234:
  %235 = phi i32 [ 0, %220 ], [ 0, %194 ], [ 1, %223 ]
  %236 = and i32 %235, %196
  %237 = add nsw i64 %195, 1
  %238 = icmp eq i64 %237, %177
  br i1 %238, label %192, label %194

239:
  %240 = phi i1 [ true, %183 ], [ %193, %192 ]
  %241 = select i1 %185, i1 %240, i1 false
  br i1 %241, label %242, label %243

242:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  br label %243

243:
  %244 = icmp eq i64 %175, 63
  br i1 %244, label %263, label %245

245:
  %246 = phi i64 [ %175, %243 ], [ 0, %4 ]
  %247 = phi i64 [ %176, %243 ], [ 0, %4 ]
  %248 = phi i64 [ %180, %243 ], [ -1, %4 ]
  %249 = shl nsw i64 1, %246
  %250 = icmp sgt i64 %246, 0
  %251 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 1
  %252 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 2
  %253 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 3
  %254 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 4
  %255 = getelementptr inbounds double, ptr %9, i64 1
  %256 = shl nsw i64 %248, 1
  %257 = getelementptr inbounds double, ptr %25, i64 %256
  %258 = or i64 %256, 1
  %259 = getelementptr inbounds double, ptr %25, i64 %258
  %260 = tail call i64 @llvm.smax.i64(i64 %249, i64 1)
  br label %261

261:
  %262 = phi i64 [ 0, %245 ], [ %400, %399 ]
  br i1 %250, label %265, label %264

263:
  ret void

264:
  switch i64 %247, label %399 [
    i64 0, label %279
    i64 1, label %280
  ]

265:
  %266 = phi i64 [ %277, %265 ], [ 0, %261 ]
  %267 = xor i64 %266, -1
  %268 = add i64 %246, %267
  %269 = shl i64 1, %268
  %270 = and i64 %269, %262
  %271 = icmp eq i64 %270, 0
  %272 = select contract i1 %271, double 1.000000e+00, double -1.000000e+00
  %273 = getelementptr inbounds i64, ptr %38, i64 %266
  %274 = load i64, ptr %273, align 8
  %275 = shl nsw i64 %274, 1
  %276 = getelementptr inbounds double, ptr %25, i64 %275
  store double %272, ptr %276, align 8
  %277 = add nsw i64 %266, 1
  %278 = icmp eq i64 %277, %246
  br i1 %278, label %264, label %265

279:
  call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  br label %399

280:
  store ptr %42, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %9, ptr align 16 dereferenceable(16) @__const.ways_of.now, i64 16, i1 false)
  %281 = call fastcc i32 @find_affine(ptr %0, ptr %14, i64 %248, ptr %8, ptr %7)
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %284

283:
  br label %399

284:
  store ptr %0, ptr %12, align 8
  store ptr %8, ptr %251, align 8
  store ptr %25, ptr %252, align 8
  store i64 %248, ptr %253, align 8
  %285 = load ptr, ptr %7, align 8
  store ptr %285, ptr %254, align 8
  br label %286

286:
  %287 = phi double [ 0x3FB98EAECB8BCB2C, %284 ], [ %392, %380 ]
  %288 = phi double [ 0x7FF8000000000000, %284 ], [ %296, %380 ]
  %289 = phi double [ 0x7FF8000000000000, %284 ], [ %381, %380 ]
  %290 = phi i64 [ 0, %284 ], [ %382, %380 ]
  %291 = phi i64 [ 0, %284 ], [ %393, %380 ]
  %292 = phi double [ undef, %284 ], [ %294, %380 ]
  %293 = phi double [ undef, %284 ], [ %287, %380 ]
  %294 = phi double [ 0x3FEFD712F9A817C1, %284 ], [ %391, %380 ]
  call fastcc void @rate_along(ptr %12, ptr %9, ptr %10, ptr %11)
  %295 = icmp ne i64 %291, 0
  %296 = load double, ptr %10, align 8
  %297 = fmul contract double %288, %296
  %298 = fcmp contract olt double %297, 0.000000e+00
  %299 = select i1 %295, i1 %298, i1 false
  br i1 %299, label %302, label %300

300:
  %301 = load double, ptr %11, align 8
  br label %380

302:
  %303 = fcmp contract olt double %289, 0.000000e+00
  %304 = load double, ptr %11, align 8
  %305 = fcmp contract olt double %304, 0.000000e+00
  %306 = select i1 %303, i1 %305, i1 false
  br i1 %306, label %380, label %307

307:
  %308 = shl nsw i64 %290, 1
  %309 = getelementptr inbounds double, ptr %40, i64 %308
  %310 = fsub contract double %294, %292
  %311 = fadd contract double %292, %310
  store double %311, ptr %309, align 8
  %312 = fsub contract double %287, %293
  %313 = fadd contract double %293, %312
  %314 = getelementptr inbounds double, ptr %309, i64 1
  store double %313, ptr %314, align 8
  br label %315

315:
  %316 = phi i64 [ %322, %315 ], [ 0, %307 ]
  %317 = phi double [ %321, %315 ], [ 0.000000e+00, %307 ]
  %318 = getelementptr inbounds double, ptr %309, i64 %316
  %319 = load double, ptr %318, align 8
  %320 = fmul contract double %319, %319
  %321 = fadd contract double %317, %320
  %322 = add nsw i64 %316, 1
  %323 = icmp eq i64 %322, 2
  br i1 %323, label %324, label %315

324:
  %325 = call contract double @llvm.sqrt.f64(double %321)
  %326 = fdiv contract double %311, %325
  store double %326, ptr %309, align 8
  %327 = fdiv contract double %313, %325
  store double %327, ptr %314, align 8
  %328 = fcmp contract une double %288, %296
  br i1 %328, label %329, label %377

329:
  %330 = phi i64 [ %373, %366 ], [ 0, %324 ]
  %331 = phi double [ %372, %366 ], [ %288, %324 ]
  %332 = phi double [ %342, %366 ], [ 1.000000e+00, %324 ]
  %333 = phi double [ %371, %366 ], [ 0.000000e+00, %324 ]
  %334 = phi double [ %360, %366 ], [ %296, %324 ]
  %335 = fsub contract double %332, %333
  %336 = call contract double @llvm.fabs.f64(double %335)
  %337 = fcmp contract ult double %336, 0x3CB0000000000000
  br i1 %337, label %377, label %338

338:
  %339 = fmul contract double %334, %335
  %340 = fsub contract double %334, %331
  %341 = fdiv contract double %339, %340
  %342 = fsub contract double %332, %341
  %343 = fmul contract double %310, %342
  %344 = fadd contract double %292, %343
  store double %344, ptr %309, align 8
  %345 = fmul contract double %312, %342
  %346 = fadd contract double %293, %345
  store double %346, ptr %314, align 8
  br label %347

347:
  %348 = phi i64 [ %354, %347 ], [ 0, %338 ]
  %349 = phi double [ %353, %347 ], [ 0.000000e+00, %338 ]
  %350 = getelementptr inbounds double, ptr %309, i64 %348
  %351 = load double, ptr %350, align 8
  %352 = fmul contract double %351, %351
  %353 = fadd contract double %349, %352
  %354 = add nsw i64 %348, 1
  %355 = icmp eq i64 %354, 2
  br i1 %355, label %356, label %347

356:
  %357 = call contract double @llvm.sqrt.f64(double %353)
  %358 = fdiv contract double %344, %357
  store double %358, ptr %309, align 8
  %359 = fdiv contract double %346, %357
  store double %359, ptr %314, align 8
  call fastcc void @rate_along(ptr %12, ptr %309, ptr %5, ptr %6)
  %360 = load double, ptr %5, align 8
  %361 = fcmp contract ueq double %360, 0.000000e+00
  br i1 %361, label %377, label %362

362:
  %363 = fsub contract double %342, %332
  %364 = call contract double @llvm.fabs.f64(double %363)
  %365 = fcmp contract olt double %364, 0x3CB0000000000000
  br i1 %365, label %377, label %366

366:
  %367 = fcmp contract uge double %360, 0.000000e+00
  %368 = fcmp contract olt double %334, 0.000000e+00
  %369 = xor i1 %368, %367
  %370 = fmul contract double %331, 5.000000e-01
  %371 = select i1 %369, double %333, double %332
  %372 = select i1 %369, double %370, double %334
  %373 = add nsw i64 %330, 1
  %374 = icmp ult i64 %330, 59
  %375 = fcmp contract une double %372, %360
  %376 = select i1 %374, i1 %375, i1 false
  br i1 %376, label %329, label %377

377:
  %378 = add nsw i64 %290, 1
  %379 = getelementptr inbounds double, ptr %41, i64 %290
  call fastcc void @rate_along(ptr %12, ptr %309, ptr %13, ptr %379)
  br label %380

380:
  %381 = phi double [ %304, %302 ], [ %304, %377 ], [ %301, %300 ]
  %382 = phi i64 [ %290, %302 ], [ %378, %377 ], [ %290, %300 ]
  %383 = fmul contract double %287, 0x3FB665A8349D55E1
  %384 = fsub contract double %294, %383
  %385 = fmul contract double %294, 0x3FB665A8349D55E1
  %386 = fadd contract double %287, %385
  %387 = fmul contract double %384, %384
  %388 = fmul contract double %386, %386
  %389 = fadd contract double %387, %388
  %390 = call contract double @llvm.sqrt.f64(double %389)
  %391 = fdiv contract double %384, %390
  store double %391, ptr %9, align 16
  %392 = fdiv contract double %386, %390
  store double %392, ptr %255, align 8
  %393 = add nsw i64 %291, 1
  %394 = icmp ult i64 %291, 72
  %395 = icmp slt i64 %382, 8
  %396 = select i1 %394, i1 %395, i1 false
  br i1 %396, label %286, label %397

397:
  %398 = icmp sgt i64 %382, 0
  br i1 %398, label %402, label %399

399:
  %400 = add nsw i64 %262, 1
  %401 = icmp eq i64 %400, %260
  br i1 %401, label %263, label %261

402:
  %403 = phi i64 [ %410, %402 ], [ 0, %397 ]
  %404 = shl nsw i64 %403, 1
  %405 = getelementptr inbounds double, ptr %40, i64 %404
  %406 = load double, ptr %405, align 8
  store double %406, ptr %257, align 8
  %407 = or i64 %404, 1
  %408 = getelementptr inbounds double, ptr %40, i64 %407
  %409 = load double, ptr %408, align 8
  store double %409, ptr %259, align 8
  call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  %410 = add nsw i64 %403, 1
  %411 = icmp eq i64 %410, %382
  br i1 %411, label %399, label %402
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

define internal fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Set, align 8
  %7 = alloca %struct.Set, align 8
  %8 = alloca %struct.Affine, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds %struct.Space, ptr %9, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Space, ptr %9, i64 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %11, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Space, ptr %9, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = shl nsw i64 %13, 2
  %19 = shl nsw i64 %15, 1
  %20 = or i64 %18, 1
  %21 = add i64 %20, %17
  %22 = add i64 %21, %19
  %23 = getelementptr inbounds double, ptr %1, i64 %17
  %24 = getelementptr inbounds double, ptr %23, i64 %13
  %25 = shl nsw i64 %13, 1
  %26 = getelementptr double, ptr %24, i64 %25
  store ptr %1, ptr %6, align 8
  %27 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 1
  store ptr %23, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 2
  store ptr %24, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 3
  store ptr %26, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 4
  %31 = getelementptr inbounds double, ptr %26, i64 %15
  store ptr %31, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 5
  %33 = getelementptr inbounds double, ptr %26, i64 %19
  store ptr %33, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Set, ptr %6, i64 0, i32 6
  %35 = getelementptr inbounds double, ptr %33, i64 %13
  store ptr %35, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %3, i64 %17
  %37 = getelementptr inbounds double, ptr %36, i64 %13
  %38 = getelementptr inbounds double, ptr %37, i64 %25
  store ptr %3, ptr %7, align 8
  %39 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 1
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 2
  store ptr %37, ptr %40, align 8
  %41 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 3
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 4
  %43 = getelementptr inbounds double, ptr %38, i64 %15
  store ptr %43, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 5
  %45 = getelementptr inbounds double, ptr %38, i64 %19
  store ptr %45, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 6
  %47 = getelementptr inbounds double, ptr %45, i64 %13
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %3, i64 %22
  %49 = mul nsw i64 %15, 7
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  store ptr %50, ptr %5, align 8
  %51 = icmp sgt i64 %13, 0
  br i1 %51, label %52, label %54

52:
  %53 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  br label %71

54:
  %55 = phi i32 [ 0, %4 ], [ %86, %83 ]
  %56 = call fastcc i32 @find_affine(ptr %0, ptr %6, i64 -1, ptr %8, ptr %5)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %248, label %58

58:
  %59 = getelementptr inbounds %struct.Affine, ptr %8, i64 0, i32 2
  %60 = load i64, ptr %8, align 8
  %61 = icmp sgt i64 %60, 0
  %62 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %63 = load ptr, ptr %59, align 8
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %66 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %67 = icmp sgt i64 %15, 0
  %68 = icmp eq i32 %55, 0
  %69 = select contract i1 %68, double 1.000000e-09, double 1.000000e-13
  %70 = getelementptr inbounds %struct.Search, ptr %2, i64 0, i32 1
  br label %89

71:
  %72 = phi i32 [ 0, %52 ], [ %86, %83 ]
  %73 = phi i64 [ 0, %52 ], [ %87, %83 ]
  %74 = getelementptr inbounds double, ptr %23, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fcmp contract oeq double %75, 1.000000e+00
  br i1 %76, label %77, label %83

77:
  %78 = load ptr, ptr %53, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %73
  %80 = load i64, ptr %79, align 8
  %81 = and i64 %80, 8
  %82 = icmp ne i64 %81, 0
  br label %83

83:
  %84 = phi i1 [ false, %71 ], [ %82, %77 ]
  %85 = zext i1 %84 to i32
  %86 = or i32 %72, %85
  %87 = add nsw i64 %73, 1
  %88 = icmp eq i64 %87, %13
  br i1 %88, label %54, label %71

89:
  %90 = phi i64 [ %247, %245 ], [ 0, %58 ]
  %91 = phi i64 [ %246, %245 ], [ 0, %58 ]
  br i1 %61, label %92, label %106

92:
  %93 = load ptr, ptr %62, align 8
  %94 = icmp eq ptr %93, null
  br label %95

95:
  %96 = phi i64 [ 0, %92 ], [ %104, %103 ]
  br i1 %94, label %103, label %97

97:
  %98 = getelementptr inbounds i64, ptr %63, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds ptr, ptr %93, i64 %99
  %101 = load ptr, ptr %100, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %103, label %106

103:
  %104 = add nsw i64 %96, 1
  %105 = icmp eq i64 %104, %60
  br i1 %105, label %106, label %95

106:
  %107 = phi i64 [ 1, %89 ], [ 1, %103 ], [ 7, %97 ]
  %108 = icmp ult i64 %90, %107
  br i1 %108, label %109, label %248

109:
  %110 = call fastcc i32 @fill_set(ptr %0, ptr %8, i64 %90, ptr %6, ptr %64)
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %245, label %112

112:
  %113 = load double, ptr %65, align 8
  %114 = load ptr, ptr %0, align 8
  %115 = getelementptr inbounds %struct.Space, ptr %114, i64 0, i32 9
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Space, ptr %114, i64 0, i32 3
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i64, ptr %116, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %137

122:
  %123 = load ptr, ptr %66, align 8
  br label %124

124:
  %125 = phi i64 [ 0, %122 ], [ %135, %124 ]
  %126 = phi double [ 0.000000e+00, %122 ], [ %134, %124 ]
  %127 = getelementptr inbounds double, ptr %26, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %123, i64 %125
  %130 = load double, ptr %129, align 8
  %131 = fmul contract double %128, %130
  %132 = tail call contract double @llvm.fabs.f64(double %131)
  %133 = fcmp contract ogt double %126, %132
  %134 = select contract i1 %133, double %126, double %132
  %135 = add nsw i64 %125, 1
  %136 = icmp eq i64 %135, %120
  br i1 %136, label %137, label %124

137:
  %138 = phi double [ 0.000000e+00, %112 ], [ %134, %124 ]
  %139 = icmp sgt i64 %91, 0
  br i1 %139, label %140, label %152

140:
  %141 = fcmp contract ogt double %113, %138
  %142 = select contract i1 %141, double %113, double %138
  %143 = fmul contract double %142, 1.000000e-09
  br label %144

144:
  %145 = phi i64 [ 0, %140 ], [ %160, %155 ]
  %146 = phi i32 [ 0, %140 ], [ %159, %155 ]
  br i1 %67, label %147, label %155

147:
  %148 = mul nsw i64 %145, %15
  %149 = load ptr, ptr %66, align 8
  br label %162

150:
  %151 = icmp eq i32 %159, 0
  br i1 %151, label %152, label %245

152:
  br i1 %67, label %153, label %179

153:
  %154 = mul nsw i64 %91, %15
  br label %183

155:
  %156 = phi double [ 0.000000e+00, %144 ], [ %176, %162 ]
  %157 = fcmp contract ole double %156, %143
  %158 = zext i1 %157 to i32
  %159 = or i32 %146, %158
  %160 = add nsw i64 %145, 1
  %161 = icmp eq i64 %160, %91
  br i1 %161, label %150, label %144

162:
  %163 = phi i64 [ 0, %147 ], [ %177, %162 ]
  %164 = phi double [ 0.000000e+00, %147 ], [ %176, %162 ]
  %165 = getelementptr inbounds double, ptr %26, i64 %163
  %166 = load double, ptr %165, align 8
  %167 = add nsw i64 %163, %148
  %168 = getelementptr inbounds double, ptr %48, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fsub contract double %166, %169
  %171 = tail call contract double @llvm.fabs.f64(double %170)
  %172 = getelementptr inbounds double, ptr %149, i64 %163
  %173 = load double, ptr %172, align 8
  %174 = fmul contract double %171, %173
  %175 = fcmp contract ogt double %164, %174
  %176 = select contract i1 %175, double %164, double %174
  %177 = add nsw i64 %163, 1
  %178 = icmp eq i64 %177, %15
  br i1 %178, label %155, label %162

179:
  %180 = add nsw i64 %91, 1
  %181 = load i64, ptr %2, align 8
  %182 = icmp eq i64 %181, 32
  br i1 %182, label %248, label %191

183:
  %184 = phi i64 [ 0, %153 ], [ %189, %183 ]
  %185 = getelementptr inbounds double, ptr %26, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = add nsw i64 %184, %154
  %188 = getelementptr inbounds double, ptr %48, i64 %187
  store double %186, ptr %188, align 8
  %189 = add nsw i64 %184, 1
  %190 = icmp eq i64 %189, %15
  br i1 %190, label %179, label %183

191:
  %192 = getelementptr inbounds %struct.Space, ptr %114, i64 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = shl nsw i64 %118, 2
  %195 = shl nsw i64 %120, 1
  %196 = or i64 %194, 1
  %197 = add i64 %196, %195
  %198 = add i64 %197, %193
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %207

200:
  %201 = phi i64 [ %205, %200 ], [ 0, %191 ]
  %202 = getelementptr inbounds double, ptr %1, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %3, i64 %201
  store double %203, ptr %204, align 8
  %205 = add nsw i64 %201, 1
  %206 = icmp eq i64 %205, %198
  br i1 %206, label %207, label %200

207:
  br i1 %68, label %208, label %211

208:
  %209 = call fastcc i32 @is_possible(ptr %0, ptr %6, double 1.000000e-09)
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %217

211:
  %212 = call fastcc i32 @find_other_forces(ptr %0, ptr %7, double %69, ptr %64)
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %245, label %214

214:
  %215 = call fastcc i32 @is_possible(ptr %0, ptr %7, double %69)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %245, label %217

217:
  %218 = load ptr, ptr %70, align 8
  %219 = load i64, ptr %2, align 8
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %2, align 8
  %221 = mul nsw i64 %219, %22
  %222 = getelementptr double, ptr %218, i64 %221
  %223 = load ptr, ptr %0, align 8
  %224 = getelementptr inbounds %struct.Space, ptr %223, i64 0, i32 2
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Space, ptr %223, i64 0, i32 3
  %227 = load i64, ptr %226, align 8
  %228 = shl nsw i64 %227, 2
  %229 = getelementptr inbounds %struct.Space, ptr %223, i64 0, i32 9
  %230 = load ptr, ptr %229, align 8
  %231 = getelementptr inbounds i64, ptr %230, i64 %227
  %232 = load i64, ptr %231, align 8
  %233 = shl nsw i64 %232, 1
  %234 = add i64 %225, 1
  %235 = add i64 %234, %228
  %236 = add i64 %235, %233
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %245

238:
  %239 = phi i64 [ %243, %238 ], [ 0, %217 ]
  %240 = getelementptr inbounds double, ptr %3, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %222, i64 %239
  store double %241, ptr %242, align 8
  %243 = add nsw i64 %239, 1
  %244 = icmp eq i64 %243, %236
  br i1 %244, label %245, label %238

245:
  %246 = phi i64 [ %91, %109 ], [ %180, %217 ], [ %180, %211 ], [ %180, %214 ], [ %91, %150 ], [ %180, %238 ]
  %247 = add nsw i64 %90, 1
  br label %89

248:
  ret void
}

define internal fastcc i32 @solve_with(ptr %0, ptr %1, ptr %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7) {
  %9 = alloca ptr, align 8
  %10 = alloca %struct.Affine, align 8
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  br label %20

15:
  %16 = icmp sgt i64 %6, 0
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  br label %67

20:
  %21 = phi i64 [ 0, %12 ], [ %25, %20 ]
  %22 = getelementptr inbounds i64, ptr %2, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %14, i64 %23
  store double %4, ptr %24, align 8
  %25 = add nsw i64 %21, 1
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %15, label %20

27:
  store ptr %7, ptr %9, align 8
  %28 = call fastcc i32 @find_affine(ptr %0, ptr %1, i64 -1, ptr %10, ptr %9)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %62, label %30

30:
  %31 = getelementptr inbounds %struct.Affine, ptr %10, i64 0, i32 2
  %32 = load i64, ptr %10, align 8
  %33 = icmp sgt i64 %32, 0
  %34 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %31, align 8
  %36 = load ptr, ptr %9, align 8
  br label %37

37:
  %38 = phi i64 [ %59, %56 ], [ 0, %30 ]
  br i1 %33, label %39, label %53

39:
  %40 = load ptr, ptr %34, align 8
  %41 = icmp eq ptr %40, null
  br label %42

42:
  %43 = phi i64 [ 0, %39 ], [ %51, %50 ]
  br i1 %41, label %50, label %44

44:
  %45 = getelementptr inbounds i64, ptr %35, i64 %43
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds ptr, ptr %40, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %53

50:
  %51 = add nsw i64 %43, 1
  %52 = icmp eq i64 %51, %32
  br i1 %52, label %53, label %42

53:
  %54 = phi i64 [ 1, %37 ], [ 7, %44 ], [ 1, %50 ]
  %55 = icmp ult i64 %38, %54
  br i1 %55, label %56, label %60

56:
  %57 = call fastcc i32 @fill_set(ptr %0, ptr %10, i64 %38, ptr %1, ptr %36)
  %58 = icmp eq i32 %57, 0
  %59 = add nsw i64 %38, 1
  br i1 %58, label %37, label %60

60:
  %61 = zext i1 %55 to i32
  br label %62

62:
  %63 = phi i32 [ 0, %27 ], [ %61, %60 ]
  br i1 %11, label %64, label %74

64:
  %65 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %66 = load ptr, ptr %65, align 8
  br label %78

67:
  %68 = phi i64 [ 0, %17 ], [ %72, %67 ]
  %69 = getelementptr inbounds i64, ptr %5, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %19, i64 %70
  store double 0.000000e+00, ptr %71, align 8
  %72 = add nsw i64 %68, 1
  %73 = icmp eq i64 %72, %6
  br i1 %73, label %27, label %67

74:
  br i1 %16, label %75, label %85

75:
  %76 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %77 = load ptr, ptr %76, align 8
  br label %86

78:
  %79 = phi i64 [ 0, %64 ], [ %83, %78 ]
  %80 = getelementptr inbounds i64, ptr %2, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %66, i64 %81
  store double 2.000000e+00, ptr %82, align 8
  %83 = add nsw i64 %79, 1
  %84 = icmp eq i64 %83, %3
  br i1 %84, label %74, label %78

85:
  ret i32 %63

86:
  %87 = phi i64 [ 0, %75 ], [ %91, %86 ]
  %88 = getelementptr inbounds i64, ptr %5, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %77, i64 %89
  store double 2.000000e+00, ptr %90, align 8
  %91 = add nsw i64 %87, 1
  %92 = icmp eq i64 %91, %6
  br i1 %92, label %85, label %86
}

define internal fastcc i32 @find_affine(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4) {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 9
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 4
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds double, ptr %13, i64 %12
  %16 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 5
  store ptr %15, ptr %16, align 8
  %17 = mul nsw i64 %12, %12
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 2
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds i64, ptr %18, i64 %10
  %21 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 3
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds i64, ptr %20, i64 %10
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = load ptr, ptr %1, align 8
  br label %38

29:
  %30 = load i64, ptr %9, align 8
  br label %31

31:
  %32 = phi i64 [ %10, %5 ], [ %30, %29 ]
  %33 = phi i64 [ 0, %5 ], [ %51, %29 ]
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %88

35:
  %36 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  br label %54

38:
  %39 = phi i64 [ %25, %27 ], [ %50, %49 ]
  %40 = phi i64 [ 0, %27 ], [ %52, %49 ]
  %41 = phi i64 [ 0, %27 ], [ %51, %49 ]
  %42 = getelementptr inbounds double, ptr %28, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = fcmp contract ogt double %43, 0.000000e+00
  br i1 %44, label %45, label %49

45:
  %46 = add nsw i64 %41, 1
  %47 = getelementptr inbounds i64, ptr %23, i64 %41
  store i64 %40, ptr %47, align 8
  %48 = load i64, ptr %24, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %45 ], [ %39, %38 ]
  %51 = phi i64 [ %46, %45 ], [ %41, %38 ]
  %52 = add nsw i64 %40, 1
  %53 = icmp slt i64 %52, %50
  br i1 %53, label %38, label %29

54:
  %55 = phi i64 [ %32, %35 ], [ %72, %71 ]
  %56 = phi i64 [ %32, %35 ], [ %73, %71 ]
  %57 = phi i64 [ 0, %35 ], [ %62, %71 ]
  %58 = phi i64 [ %33, %35 ], [ %74, %71 ]
  %59 = getelementptr inbounds double, ptr %37, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = fcmp contract oeq double %60, 1.000000e+00
  %62 = add nsw i64 %57, 1
  br i1 %61, label %63, label %71

63:
  %64 = getelementptr inbounds i64, ptr %8, i64 %62
  %65 = getelementptr inbounds i64, ptr %8, i64 %57
  %66 = load i64, ptr %64, align 8
  %67 = load i64, ptr %65, align 8
  %68 = icmp sgt i64 %66, %67
  br i1 %68, label %76, label %71

69:
  %70 = load i64, ptr %9, align 8
  br label %71

71:
  %72 = phi i64 [ %55, %63 ], [ %70, %69 ], [ %55, %54 ]
  %73 = phi i64 [ %55, %63 ], [ %70, %69 ], [ %56, %54 ]
  %74 = phi i64 [ %58, %63 ], [ %81, %69 ], [ %58, %54 ]
  %75 = icmp slt i64 %62, %73
  br i1 %75, label %54, label %88

76:
  %77 = phi i64 [ %85, %76 ], [ %67, %63 ]
  %78 = phi i64 [ %81, %76 ], [ %58, %63 ]
  %79 = phi i64 [ %83, %76 ], [ 0, %63 ]
  %80 = add nsw i64 %77, %79
  %81 = add nsw i64 %78, 1
  %82 = getelementptr inbounds i64, ptr %23, i64 %78
  store i64 %80, ptr %82, align 8
  %83 = add nsw i64 %79, 1
  %84 = load i64, ptr %64, align 8
  %85 = load i64, ptr %65, align 8
  %86 = sub nsw i64 %84, %85
  %87 = icmp slt i64 %83, %86
  br i1 %87, label %76, label %69

88:
  %89 = phi i64 [ %33, %31 ], [ %74, %71 ]
  %90 = getelementptr i64, ptr %23, i64 %12
  %91 = mul i64 %89, %12
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  store ptr %23, ptr %4, align 8
  %93 = icmp sgt i64 %91, 0
  br i1 %93, label %94, label %96

94:
  %95 = shl i64 %91, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %90, i8 0, i64 %95, i1 false)
  br label %96

96:
  %97 = icmp sgt i64 %89, 0
  br i1 %97, label %205, label %98

98:
  %99 = load ptr, ptr %0, align 8
  %100 = getelementptr inbounds %struct.Space, ptr %99, i64 0, i32 9
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.Space, ptr %99, i64 0, i32 3
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %101, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Affine, ptr %3, i64 0, i32 1
  %107 = icmp sgt i64 %103, 0
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  br i1 %107, label %108, label %199

108:
  %109 = getelementptr inbounds %struct.Space, ptr %99, i64 0, i32 7
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %114 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %115 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %116 = getelementptr i64, ptr %110, i64 5
  br label %119

117:
  %118 = load i64, ptr %3, align 8
  br label %199

119:
  %120 = phi i64 [ %103, %108 ], [ %196, %194 ]
  %121 = phi i64 [ 0, %108 ], [ %197, %194 ]
  %122 = phi i64 [ 0, %108 ], [ %195, %194 ]
  %123 = mul nsw i64 %122, 7
  %124 = getelementptr i64, ptr %116, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %112, i64 %122
  %127 = load double, ptr %126, align 8
  %128 = fcmp contract une double %127, 2.000000e+00
  br i1 %128, label %129, label %131

129:
  %130 = add nsw i64 %122, 1
  br label %194

131:
  %132 = icmp slt i64 %125, 0
  br i1 %132, label %144, label %133

133:
  %134 = load ptr, ptr %113, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %140, label %136

136:
  %137 = getelementptr inbounds ptr, ptr %134, i64 %122
  %138 = load ptr, ptr %137, align 8
  %139 = icmp ne ptr %138, null
  br label %140

140:
  %141 = phi i1 [ false, %133 ], [ %139, %136 ]
  %142 = icmp eq i64 %122, %2
  %143 = select i1 %141, i1 true, i1 %142
  br i1 %143, label %144, label %161

144:
  %145 = load ptr, ptr %21, align 8
  %146 = load i64, ptr %3, align 8
  %147 = getelementptr inbounds i64, ptr %145, i64 %146
  store i64 %121, ptr %147, align 8
  %148 = load ptr, ptr %19, align 8
  %149 = load i64, ptr %3, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %3, align 8
  %151 = getelementptr inbounds i64, ptr %148, i64 %149
  store i64 %122, ptr %151, align 8
  %152 = add nsw i64 %122, 1
  %153 = getelementptr inbounds i64, ptr %101, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds i64, ptr %101, i64 %122
  %156 = load i64, ptr %155, align 8
  %157 = sub i64 %154, %156
  %158 = load i64, ptr %106, align 8
  %159 = add nsw i64 %157, %158
  store i64 %159, ptr %106, align 8
  %160 = load i64, ptr %102, align 8
  br label %194

161:
  %162 = phi i64 [ %166, %161 ], [ 0, %140 ]
  %163 = getelementptr inbounds i64, ptr %23, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, %125
  %166 = add nsw i64 %162, 1
  br i1 %165, label %167, label %161

167:
  %168 = add nsw i64 %122, 1
  %169 = getelementptr inbounds i64, ptr %101, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds i64, ptr %101, i64 %122
  %172 = load i64, ptr %171, align 8
  %173 = sub nsw i64 %170, %172
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %194

175:
  %176 = load ptr, ptr %114, align 8
  %177 = getelementptr inbounds double, ptr %176, i64 %122
  %178 = load ptr, ptr %115, align 8
  %179 = shl nsw i64 %122, 1
  %180 = mul nsw i64 %162, %105
  %181 = add i64 %172, %180
  br label %182

182:
  %183 = phi i64 [ 0, %175 ], [ %192, %182 ]
  %184 = load double, ptr %177, align 8
  %185 = fneg contract double %184
  %186 = add nsw i64 %183, %179
  %187 = getelementptr inbounds double, ptr %178, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fmul contract double %188, %185
  %190 = add i64 %181, %183
  %191 = getelementptr inbounds double, ptr %90, i64 %190
  store double %189, ptr %191, align 8
  %192 = add nsw i64 %183, 1
  %193 = icmp eq i64 %192, %173
  br i1 %193, label %194, label %182

194:
  %195 = phi i64 [ %130, %129 ], [ %168, %167 ], [ %152, %144 ], [ %168, %182 ]
  %196 = phi i64 [ %120, %129 ], [ %120, %167 ], [ %160, %144 ], [ %120, %182 ]
  %197 = phi i64 [ %121, %129 ], [ %121, %167 ], [ %159, %144 ], [ %121, %182 ]
  %198 = icmp slt i64 %195, %196
  br i1 %198, label %119, label %117

199:
  %200 = phi i64 [ %118, %117 ], [ 0, %98 ]
  %201 = phi i64 [ %197, %117 ], [ 0, %98 ]
  %202 = load ptr, ptr %21, align 8
  %203 = getelementptr inbounds i64, ptr %202, i64 %200
  store i64 %201, ptr %203, align 8
  %204 = icmp eq i64 %89, 0
  br i1 %204, label %415, label %214

205:
  %206 = phi i64 [ %212, %205 ], [ 0, %96 ]
  %207 = mul nsw i64 %206, %12
  %208 = getelementptr inbounds i64, ptr %23, i64 %206
  %209 = load i64, ptr %208, align 8
  %210 = add nsw i64 %209, %207
  %211 = getelementptr inbounds double, ptr %90, i64 %210
  store double 1.000000e+00, ptr %211, align 8
  %212 = add nsw i64 %206, 1
  %213 = icmp eq i64 %212, %89
  br i1 %213, label %98, label %205

214:
  %215 = load i64, ptr %106, align 8
  %216 = add i64 %215, 1
  %217 = mul nsw i64 %216, %89
  %218 = getelementptr double, ptr %92, i64 %217
  %219 = load ptr, ptr %0, align 8
  %220 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 9
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 3
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds i64, ptr %221, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = mul i64 %89, %89
  %227 = getelementptr inbounds double, ptr %218, i64 %226
  %228 = getelementptr double, ptr %227, i64 %217
  %229 = getelementptr inbounds double, ptr %228, i64 %226
  %230 = getelementptr inbounds double, ptr %229, i64 %89
  br i1 %97, label %231, label %239

231:
  %232 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 14
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 15
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %237 = load ptr, ptr %236, align 8
  %238 = icmp sgt i64 %225, 0
  br label %247

239:
  %240 = phi double [ 0.000000e+00, %214 ], [ %266, %265 ]
  %241 = load i64, ptr %3, align 8
  %242 = icmp sgt i64 %241, 0
  br i1 %242, label %243, label %310

243:
  %244 = load ptr, ptr %19, align 8
  %245 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 14
  %246 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %298

247:
  %248 = phi double [ 0.000000e+00, %231 ], [ %266, %265 ]
  %249 = phi i64 [ 0, %231 ], [ %267, %265 ]
  %250 = getelementptr inbounds i64, ptr %23, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %251, %225
  %253 = getelementptr inbounds double, ptr %233, i64 %252
  %254 = getelementptr inbounds double, ptr %235, i64 %251
  %255 = load double, ptr %254, align 8
  %256 = fneg contract double %255
  %257 = getelementptr inbounds double, ptr %237, i64 %251
  %258 = load double, ptr %257, align 8
  %259 = fdiv contract double %256, %258
  %260 = getelementptr inbounds double, ptr %229, i64 %249
  store double %259, ptr %260, align 8
  %261 = getelementptr inbounds double, ptr %227, i64 %249
  store double %259, ptr %261, align 8
  %262 = load double, ptr %260, align 8
  %263 = tail call contract double @llvm.fabs.f64(double %262)
  %264 = fcmp contract ogt double %248, %263
  br label %269

265:
  %266 = select contract i1 %264, double %248, double %263
  %267 = add nsw i64 %249, 1
  %268 = icmp eq i64 %267, %89
  br i1 %268, label %239, label %247

269:
  %270 = phi i64 [ %296, %284 ], [ 0, %247 ]
  %271 = mul nsw i64 %270, %225
  %272 = getelementptr inbounds double, ptr %90, i64 %271
  br i1 %238, label %273, label %284

273:
  %274 = phi i64 [ %282, %273 ], [ 0, %269 ]
  %275 = phi double [ %281, %273 ], [ 0.000000e+00, %269 ]
  %276 = getelementptr inbounds double, ptr %253, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds double, ptr %272, i64 %274
  %279 = load double, ptr %278, align 8
  %280 = fmul contract double %277, %279
  %281 = fadd contract double %275, %280
  %282 = add nsw i64 %274, 1
  %283 = icmp eq i64 %282, %225
  br i1 %283, label %284, label %273

284:
  %285 = phi double [ 0.000000e+00, %269 ], [ %281, %273 ]
  %286 = load double, ptr %257, align 8
  %287 = getelementptr inbounds i64, ptr %23, i64 %270
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds double, ptr %237, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = fmul contract double %286, %290
  %292 = fdiv contract double %285, %291
  %293 = mul nsw i64 %270, %89
  %294 = add nsw i64 %293, %249
  %295 = getelementptr inbounds double, ptr %218, i64 %294
  store double %292, ptr %295, align 8
  %296 = add nsw i64 %270, 1
  %297 = icmp eq i64 %296, %89
  br i1 %297, label %265, label %269

298:
  %299 = phi i64 [ 0, %243 ], [ %322, %320 ]
  %300 = phi i64 [ 1, %243 ], [ %321, %320 ]
  %301 = getelementptr inbounds i64, ptr %244, i64 %299
  %302 = load i64, ptr %301, align 8
  %303 = add nsw i64 %302, 1
  %304 = getelementptr inbounds i64, ptr %221, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds i64, ptr %221, i64 %302
  %307 = load i64, ptr %306, align 8
  %308 = sub nsw i64 %305, %307
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %312, label %320

310:
  %311 = tail call i64 @llvm.umax.i64(i64 %226, i64 1)
  br label %351

312:
  %313 = phi i64 [ %325, %324 ], [ 0, %298 ]
  %314 = phi i64 [ %326, %324 ], [ %300, %298 ]
  br i1 %97, label %315, label %324

315:
  %316 = load ptr, ptr %245, align 8
  %317 = add i64 %313, %307
  %318 = load ptr, ptr %246, align 8
  %319 = mul nsw i64 %314, %89
  br label %328

320:
  %321 = phi i64 [ %300, %298 ], [ %326, %324 ]
  %322 = add nsw i64 %299, 1
  %323 = icmp eq i64 %322, %241
  br i1 %323, label %310, label %298

324:
  %325 = add nsw i64 %313, 1
  %326 = add nsw i64 %314, 1
  %327 = icmp eq i64 %325, %308
  br i1 %327, label %320, label %312

328:
  %329 = phi i64 [ 0, %315 ], [ %342, %328 ]
  %330 = getelementptr inbounds i64, ptr %23, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = mul nsw i64 %331, %225
  %333 = add i64 %317, %332
  %334 = getelementptr inbounds double, ptr %316, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = fneg contract double %335
  %337 = getelementptr inbounds double, ptr %318, i64 %331
  %338 = load double, ptr %337, align 8
  %339 = fdiv contract double %336, %338
  %340 = add nsw i64 %329, %319
  %341 = getelementptr inbounds double, ptr %227, i64 %340
  store double %339, ptr %341, align 8
  %342 = add nsw i64 %329, 1
  %343 = icmp eq i64 %342, %89
  br i1 %343, label %324, label %328

344:
  %345 = getelementptr inbounds i64, ptr %230, i64 %89
  %346 = tail call fastcc i64 @least_solution(ptr %218, ptr %227, i64 %89, i64 %89, i64 %216, double 0x3DA5FD7FE1796495, ptr %92, ptr %345, ptr %230)
  %347 = icmp slt i64 %346, 0
  br i1 %347, label %488, label %348

348:
  %349 = icmp slt i64 %346, %89
  %350 = and i1 %97, %349
  br i1 %350, label %363, label %358

351:
  %352 = phi i64 [ %356, %351 ], [ 0, %310 ]
  %353 = getelementptr inbounds double, ptr %218, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = getelementptr inbounds double, ptr %228, i64 %352
  store double %354, ptr %355, align 8
  %356 = add nsw i64 %352, 1
  %357 = icmp eq i64 %356, %311
  br i1 %357, label %344, label %351

358:
  %359 = phi double [ 0.000000e+00, %348 ], [ %372, %369 ]
  %360 = icmp slt i64 %215, 0
  br i1 %360, label %408, label %361

361:
  %362 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %388

363:
  %364 = phi i64 [ %373, %369 ], [ 0, %348 ]
  %365 = phi double [ %372, %369 ], [ 0.000000e+00, %348 ]
  %366 = getelementptr inbounds double, ptr %229, i64 %364
  %367 = load double, ptr %366, align 8
  %368 = fneg contract double %367
  br label %375

369:
  %370 = tail call contract double @llvm.fabs.f64(double %385)
  %371 = fcmp contract ogt double %365, %370
  %372 = select contract i1 %371, double %365, double %370
  %373 = add nsw i64 %364, 1
  %374 = icmp eq i64 %373, %89
  br i1 %374, label %358, label %363

375:
  %376 = phi i64 [ %386, %375 ], [ 0, %363 ]
  %377 = phi double [ %385, %375 ], [ %368, %363 ]
  %378 = mul nsw i64 %376, %89
  %379 = add nsw i64 %378, %364
  %380 = getelementptr inbounds double, ptr %228, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds double, ptr %92, i64 %376
  %383 = load double, ptr %382, align 8
  %384 = fmul contract double %381, %383
  %385 = fadd contract double %377, %384
  %386 = add nsw i64 %376, 1
  %387 = icmp eq i64 %386, %89
  br i1 %387, label %369, label %375

388:
  %389 = phi i64 [ 0, %361 ], [ %394, %393 ]
  br i1 %97, label %390, label %393

390:
  %391 = load ptr, ptr %362, align 8
  %392 = mul nsw i64 %389, %89
  br label %396

393:
  %394 = add i64 %389, 1
  %395 = icmp eq i64 %389, %215
  br i1 %395, label %408, label %388

396:
  %397 = phi i64 [ 0, %390 ], [ %406, %396 ]
  %398 = getelementptr inbounds i64, ptr %23, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %391, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = add nsw i64 %397, %392
  %403 = getelementptr inbounds double, ptr %92, i64 %402
  %404 = load double, ptr %403, align 8
  %405 = fdiv contract double %404, %401
  store double %405, ptr %403, align 8
  %406 = add nsw i64 %397, 1
  %407 = icmp eq i64 %406, %89
  br i1 %407, label %393, label %396

408:
  %409 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %410 = load double, ptr %409, align 8
  %411 = fcmp contract ogt double %240, %410
  %412 = select contract i1 %411, double %240, double %410
  %413 = fmul contract double %412, 1.000000e-09
  %414 = fcmp contract ogt double %359, %413
  br i1 %414, label %488, label %415

415:
  %416 = load i64, ptr %106, align 8
  %417 = icmp slt i64 %416, 0
  br i1 %417, label %421, label %418

418:
  %419 = load ptr, ptr %14, align 8
  %420 = icmp sgt i64 %12, 0
  br label %429

421:
  %422 = load i64, ptr %3, align 8
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %488

424:
  %425 = load ptr, ptr %19, align 8
  %426 = load ptr, ptr %0, align 8
  %427 = getelementptr inbounds %struct.Space, ptr %426, i64 0, i32 9
  %428 = load ptr, ptr %427, align 8
  br label %458

429:
  %430 = phi i64 [ 0, %418 ], [ %436, %435 ]
  %431 = mul nsw i64 %430, %12
  %432 = getelementptr inbounds double, ptr %419, i64 %431
  br i1 %420, label %433, label %435

433:
  %434 = mul nsw i64 %430, %89
  br label %438

435:
  %436 = add i64 %430, 1
  %437 = icmp eq i64 %430, %416
  br i1 %437, label %421, label %429

438:
  %439 = phi i64 [ 0, %433 ], [ %442, %441 ]
  %440 = getelementptr inbounds double, ptr %432, i64 %439
  store double 0.000000e+00, ptr %440, align 8
  br i1 %97, label %444, label %441

441:
  %442 = add nsw i64 %439, 1
  %443 = icmp eq i64 %442, %12
  br i1 %443, label %435, label %438

444:
  %445 = phi double [ %455, %444 ], [ 0.000000e+00, %438 ]
  %446 = phi i64 [ %456, %444 ], [ 0, %438 ]
  %447 = mul nsw i64 %446, %12
  %448 = add nsw i64 %447, %439
  %449 = getelementptr inbounds double, ptr %90, i64 %448
  %450 = load double, ptr %449, align 8
  %451 = add nsw i64 %446, %434
  %452 = getelementptr inbounds double, ptr %92, i64 %451
  %453 = load double, ptr %452, align 8
  %454 = fmul contract double %450, %453
  %455 = fadd contract double %445, %454
  store double %455, ptr %440, align 8
  %456 = add nsw i64 %446, 1
  %457 = icmp eq i64 %456, %89
  br i1 %457, label %441, label %444

458:
  %459 = phi i64 [ 0, %424 ], [ %475, %474 ]
  %460 = getelementptr inbounds i64, ptr %425, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = add nsw i64 %461, 1
  %463 = getelementptr inbounds i64, ptr %428, i64 %462
  %464 = load i64, ptr %463, align 8
  %465 = getelementptr inbounds i64, ptr %428, i64 %461
  %466 = load i64, ptr %465, align 8
  %467 = sub nsw i64 %464, %466
  %468 = icmp sgt i64 %467, 0
  br i1 %468, label %469, label %474

469:
  %470 = load ptr, ptr %16, align 8
  %471 = load ptr, ptr %21, align 8
  %472 = getelementptr inbounds i64, ptr %471, i64 %459
  %473 = load i64, ptr %472, align 8
  br label %477

474:
  %475 = add nsw i64 %459, 1
  %476 = icmp eq i64 %475, %422
  br i1 %476, label %488, label %458

477:
  %478 = phi i64 [ 0, %469 ], [ %486, %477 ]
  %479 = add nsw i64 %473, %478
  %480 = mul nsw i64 %479, %12
  %481 = add i64 %466, %478
  %482 = add i64 %481, %480
  %483 = getelementptr inbounds double, ptr %470, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = fadd contract double %484, 1.000000e+00
  store double %485, ptr %483, align 8
  %486 = add nsw i64 %478, 1
  %487 = icmp eq i64 %486, %467
  br i1 %487, label %474, label %477

488:
  %489 = phi i32 [ 0, %408 ], [ 0, %344 ], [ 1, %421 ], [ 1, %474 ]
  ret i32 %489
}

define internal fastcc i32 @fill_set(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4) {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds double, ptr %4, i64 %6
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  br label %19

15:
  %16 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 6
  %17 = load ptr, ptr %16, align 8
  store double 0.000000e+00, ptr %17, align 8
  %18 = icmp eq i64 %6, 0
  br i1 %18, label %40, label %24

19:
  %20 = phi i64 [ 0, %12 ], [ %22, %19 ]
  %21 = getelementptr inbounds double, ptr %14, i64 %20
  store double 1.000000e+00, ptr %21, align 8
  %22 = add nsw i64 %20, 1
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %15, label %19

24:
  %25 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds [7 x double], ptr @GUESS, i64 0, i64 %2
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %7, i64 %6
  %30 = tail call fastcc i32 @find_friction(ptr %0, ptr %1, ptr %26, double %28, ptr %4, ptr %7, ptr %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %58, label %32

32:
  %33 = load i64, ptr %1, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 5
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %39 = load ptr, ptr %38, align 8
  br label %49

40:
  %41 = phi i64 [ %33, %32 ], [ 0, %15 ], [ %33, %49 ]
  %42 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 3
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %7, i64 %41
  tail call fastcc void @add_friction(ptr %0, ptr %1, ptr %43, ptr %4, ptr %45, ptr %47, ptr %48)
  br label %58

49:
  %50 = phi i64 [ 0, %35 ], [ %56, %49 ]
  %51 = getelementptr inbounds double, ptr %7, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %39, i64 %50
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %37, i64 %54
  store double %52, ptr %55, align 8
  %56 = add nsw i64 %50, 1
  %57 = icmp eq i64 %56, %33
  br i1 %57, label %40, label %49

58:
  %59 = phi i32 [ 1, %40 ], [ 0, %24 ]
  ret i32 %59
}

define internal fastcc i64 @least_solution(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, double %5, ptr %6, ptr %7, ptr %8) {
  %10 = mul nsw i64 %3, %3
  %11 = getelementptr double, ptr %7, i64 %10
  %12 = mul i64 %3, %2
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = mul nsw i64 %4, %3
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %29, label %16

16:
  %17 = icmp sgt i64 %12, 0
  br i1 %17, label %18, label %38

18:
  %19 = phi i64 [ %25, %18 ], [ 0, %16 ]
  %20 = phi double [ %24, %18 ], [ 0.000000e+00, %16 ]
  %21 = getelementptr inbounds double, ptr %0, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = fmul contract double %22, 0.000000e+00
  %24 = fadd contract double %20, %23
  %25 = add nsw i64 %19, 1
  %26 = icmp eq i64 %25, %12
  br i1 %26, label %27, label %18

27:
  %28 = fcmp contract une double %24, 0.000000e+00
  br i1 %28, label %246, label %34

29:
  %30 = phi i64 [ %32, %29 ], [ 0, %9 ]
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  store double 0x7FF8000000000000, ptr %31, align 8
  %32 = add nsw i64 %30, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %16, label %29

34:
  %35 = icmp eq i64 %2, %3
  %36 = icmp sgt i64 %4, 0
  %37 = and i1 %35, %36
  br i1 %37, label %42, label %175

38:
  %39 = icmp eq i64 %2, %3
  %40 = icmp sgt i64 %4, 0
  %41 = and i1 %39, %40
  br i1 %41, label %43, label %175

42:
  br i1 %17, label %46, label %43

43:
  %44 = phi i1 [ %36, %42 ], [ %40, %38 ], [ %36, %46 ]
  %45 = icmp sgt i64 %3, 0
  br i1 %45, label %53, label %162

46:
  %47 = phi i64 [ %51, %46 ], [ 0, %42 ]
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %11, i64 %47
  store double %49, ptr %50, align 8
  %51 = add nsw i64 %47, 1
  %52 = icmp eq i64 %51, %12
  br i1 %52, label %43, label %46

53:
  %54 = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 %54, i1 false)
  br label %55

55:
  %56 = phi i64 [ %58, %55 ], [ 0, %53 ]
  %57 = getelementptr inbounds i64, ptr %8, i64 %56
  store i64 %56, ptr %57, align 8
  %58 = add nsw i64 %56, 1
  %59 = icmp eq i64 %58, %3
  br i1 %59, label %60, label %55

60:
  %61 = phi i1 [ %160, %158 ], [ true, %55 ]
  %62 = phi double [ %72, %158 ], [ 0.000000e+00, %55 ]
  %63 = phi i64 [ %159, %158 ], [ 0, %55 ]
  %64 = getelementptr double, ptr %11, i64 %63
  %65 = icmp slt i64 %63, %3
  %66 = sub nsw i64 %3, %63
  %67 = select i1 %65, i64 %66, i64 0
  %68 = icmp sgt i64 %67, 0
  br label %75

69:
  %70 = icmp eq i64 %63, 0
  %71 = tail call contract double @llvm.sqrt.f64(double %94)
  %72 = select i1 %70, double %71, double %62
  %73 = fmul contract double %72, 1.000000e-05
  %74 = fcmp contract ogt double %71, %73
  br i1 %74, label %97, label %162

75:
  %76 = phi i64 [ %63, %60 ], [ %95, %90 ]
  %77 = phi double [ -1.000000e+00, %60 ], [ %94, %90 ]
  %78 = phi i64 [ %63, %60 ], [ %93, %90 ]
  %79 = mul nsw i64 %76, %3
  %80 = getelementptr double, ptr %64, i64 %79
  br i1 %68, label %81, label %90

81:
  %82 = phi i64 [ %88, %81 ], [ 0, %75 ]
  %83 = phi double [ %87, %81 ], [ 0.000000e+00, %75 ]
  %84 = getelementptr inbounds double, ptr %80, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %85, %85
  %87 = fadd contract double %83, %86
  %88 = add nsw i64 %82, 1
  %89 = icmp eq i64 %88, %67
  br i1 %89, label %90, label %81

90:
  %91 = phi double [ 0.000000e+00, %75 ], [ %87, %81 ]
  %92 = fcmp contract ogt double %91, %77
  %93 = select i1 %92, i64 %76, i64 %78
  %94 = select i1 %92, double %91, double %77
  %95 = add nsw i64 %76, 1
  %96 = icmp eq i64 %95, %3
  br i1 %96, label %69, label %75

97:
  %98 = getelementptr inbounds i64, ptr %8, i64 %63
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i64, ptr %8, i64 %93
  %101 = load i64, ptr %100, align 8
  store i64 %101, ptr %98, align 8
  store i64 %99, ptr %100, align 8
  %102 = mul nsw i64 %63, %3
  %103 = getelementptr inbounds double, ptr %11, i64 %102
  %104 = mul nsw i64 %93, %3
  %105 = getelementptr double, ptr %11, i64 %104
  br label %106

106:
  %107 = phi i64 [ %112, %106 ], [ 0, %97 ]
  %108 = getelementptr inbounds double, ptr %103, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %105, i64 %107
  %111 = load double, ptr %110, align 8
  store double %111, ptr %108, align 8
  store double %109, ptr %110, align 8
  %112 = add nsw i64 %107, 1
  %113 = icmp eq i64 %112, %3
  br i1 %113, label %114, label %106

114:
  %115 = getelementptr inbounds double, ptr %103, i64 %63
  %116 = load double, ptr %115, align 8
  %117 = fcmp contract ogt double %116, 0.000000e+00
  %118 = fneg contract double %71
  %119 = select contract i1 %117, double %118, double %71
  %120 = fsub contract double %116, %119
  %121 = fmul contract double %116, %116
  %122 = fsub contract double %94, %121
  %123 = fmul contract double %120, %120
  %124 = fadd contract double %122, %123
  store double %120, ptr %115, align 8
  br i1 %61, label %127, label %158

125:
  %126 = icmp eq i64 %129, %3
  br i1 %126, label %158, label %127

127:
  %128 = phi i64 [ %129, %125 ], [ %63, %114 ]
  %129 = add nsw i64 %128, 1
  %130 = icmp slt i64 %129, %3
  %131 = mul nsw i64 %129, %3
  %132 = getelementptr inbounds double, ptr %11, i64 %131
  %133 = select i1 %130, ptr %132, ptr %13
  br i1 %65, label %137, label %125

134:
  %135 = fmul contract double %145, 2.000000e+00
  %136 = fdiv contract double %135, %124
  br label %148

137:
  %138 = phi i64 [ %146, %137 ], [ %63, %127 ]
  %139 = phi double [ %145, %137 ], [ 0.000000e+00, %127 ]
  %140 = getelementptr inbounds double, ptr %103, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %133, i64 %138
  %143 = load double, ptr %142, align 8
  %144 = fmul contract double %141, %143
  %145 = fadd contract double %139, %144
  %146 = add nsw i64 %138, 1
  %147 = icmp eq i64 %146, %3
  br i1 %147, label %134, label %137

148:
  %149 = phi i64 [ %63, %134 ], [ %156, %148 ]
  %150 = getelementptr inbounds double, ptr %103, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = fmul contract double %136, %151
  %153 = getelementptr inbounds double, ptr %133, i64 %149
  %154 = load double, ptr %153, align 8
  %155 = fsub contract double %154, %152
  store double %155, ptr %153, align 8
  %156 = add nsw i64 %149, 1
  %157 = icmp eq i64 %156, %3
  br i1 %157, label %125, label %148

158:
  store double %119, ptr %115, align 8
  %159 = add nsw i64 %63, 1
  %160 = icmp slt i64 %159, %3
  %161 = icmp eq i64 %159, %3
  br i1 %161, label %165, label %60

162:
  %163 = phi i64 [ 0, %43 ], [ %63, %69 ]
  %164 = icmp slt i64 %163, %3
  br i1 %164, label %175, label %165

165:
  br i1 %15, label %168, label %166

166:
  %167 = tail call contract fastcc double @solve_square(ptr %0, ptr %6, i64 %3, i64 %4)
  br label %246

168:
  %169 = phi i64 [ %173, %168 ], [ 0, %165 ]
  %170 = getelementptr inbounds double, ptr %1, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %6, i64 %169
  store double %171, ptr %172, align 8
  %173 = add nsw i64 %169, 1
  %174 = icmp eq i64 %173, %14
  br i1 %174, label %166, label %168

175:
  %176 = phi i1 [ %40, %38 ], [ %44, %162 ], [ %36, %34 ]
  tail call fastcc void @singular(ptr %0, i64 %2, i64 %3, ptr %7, ptr %13)
  %177 = icmp sgt i64 %3, 0
  br i1 %177, label %178, label %189

178:
  %179 = load double, ptr %13, align 8
  %180 = fmul contract double %179, %5
  br label %181

181:
  %182 = phi i64 [ 0, %178 ], [ %187, %186 ]
  %183 = getelementptr inbounds double, ptr %13, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fcmp contract ogt double %184, %180
  br i1 %185, label %186, label %189

186:
  %187 = add nsw i64 %182, 1
  %188 = icmp eq i64 %187, %3
  br i1 %188, label %189, label %181

189:
  %190 = phi i64 [ 0, %175 ], [ %3, %186 ], [ %182, %181 ]
  br i1 %176, label %191, label %246

191:
  %192 = icmp eq i64 %190, 0
  %193 = icmp sgt i64 %2, 0
  %194 = shl i64 %3, 3
  br label %195

195:
  %196 = phi i64 [ 0, %191 ], [ %206, %205 ]
  br i1 %177, label %197, label %200

197:
  %198 = mul i64 %194, %196
  %199 = getelementptr i8, ptr %6, i64 %198
  tail call void @llvm.memset.p0.i64(ptr align 8 %199, i8 0, i64 %194, i1 false)
  br label %200

200:
  br i1 %192, label %205, label %201

201:
  %202 = mul nsw i64 %196, %2
  %203 = getelementptr inbounds double, ptr %1, i64 %202
  %204 = mul nsw i64 %196, %3
  br label %208

205:
  %206 = add nsw i64 %196, 1
  %207 = icmp eq i64 %206, %4
  br i1 %207, label %246, label %195

208:
  %209 = phi i64 [ 0, %201 ], [ %232, %231 ]
  %210 = mul nsw i64 %209, %2
  %211 = getelementptr inbounds double, ptr %0, i64 %210
  br i1 %193, label %212, label %223

212:
  %213 = phi i64 [ %221, %212 ], [ 0, %208 ]
  %214 = phi double [ %220, %212 ], [ 0.000000e+00, %208 ]
  %215 = getelementptr inbounds double, ptr %211, i64 %213
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds double, ptr %203, i64 %213
  %218 = load double, ptr %217, align 8
  %219 = fmul contract double %216, %218
  %220 = fadd contract double %214, %219
  %221 = add nsw i64 %213, 1
  %222 = icmp eq i64 %221, %2
  br i1 %222, label %223, label %212

223:
  %224 = phi double [ 0.000000e+00, %208 ], [ %220, %212 ]
  %225 = getelementptr inbounds double, ptr %13, i64 %209
  %226 = load double, ptr %225, align 8
  %227 = fmul contract double %226, %226
  %228 = fdiv contract double %224, %227
  br i1 %177, label %229, label %231

229:
  %230 = mul nsw i64 %209, %3
  br label %234

231:
  %232 = add nsw i64 %209, 1
  %233 = icmp eq i64 %232, %190
  br i1 %233, label %205, label %208

234:
  %235 = phi i64 [ 0, %229 ], [ %244, %234 ]
  %236 = add nsw i64 %235, %230
  %237 = getelementptr inbounds double, ptr %7, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fmul contract double %228, %238
  %240 = add nsw i64 %235, %204
  %241 = getelementptr inbounds double, ptr %6, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fadd contract double %242, %239
  store double %243, ptr %241, align 8
  %244 = add nsw i64 %235, 1
  %245 = icmp eq i64 %244, %3
  br i1 %245, label %231, label %234

246:
  %247 = phi i64 [ %3, %166 ], [ -1, %27 ], [ %190, %189 ], [ %190, %205 ]
  ret i64 %247
}

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %112

6:
  %7 = icmp sgt i64 %3, 0
  br label %10

8:
  %9 = icmp eq i64 %60, %2
  br i1 %9, label %109, label %10

10:
  %11 = phi i1 [ true, %6 ], [ %61, %8 ]
  %12 = phi double [ 1.000000e+00, %6 ], [ %47, %8 ]
  %13 = phi i64 [ 0, %6 ], [ %60, %8 ]
  %14 = mul nsw i64 %13, %2
  br label %20

15:
  %16 = add nsw i64 %39, %14
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fcmp contract ueq double %18, 0.000000e+00
  br i1 %19, label %109, label %42

20:
  %21 = phi i64 [ 0, %10 ], [ %40, %38 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %29, %38 ]
  %23 = phi i64 [ %13, %10 ], [ %39, %38 ]
  %24 = add nsw i64 %21, %14
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call contract double @llvm.fabs.f64(double %26)
  %28 = fcmp contract ogt double %22, %27
  %29 = select contract i1 %28, double %22, double %27
  %30 = icmp ugt i64 %21, %13
  br i1 %30, label %31, label %38

31:
  %32 = add nsw i64 %23, %14
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call contract double @llvm.fabs.f64(double %34)
  %36 = fcmp contract ogt double %27, %35
  br i1 %36, label %37, label %38

37:
  br label %38

38:
  %39 = phi i64 [ %21, %37 ], [ %23, %31 ], [ %23, %20 ]
  %40 = add nsw i64 %21, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %15, label %20

42:
  %43 = tail call contract double @llvm.fabs.f64(double %18)
  %44 = fmul contract double %12, %29
  %45 = fcmp contract olt double %43, %44
  %46 = fdiv contract double %43, %29
  %47 = select i1 %45, double %46, double %12
  br label %49

48:
  br i1 %7, label %62, label %59

49:
  %50 = phi i64 [ %57, %49 ], [ %13, %42 ]
  %51 = mul nsw i64 %50, %2
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 %13
  %54 = getelementptr inbounds double, ptr %52, i64 %39
  %55 = load double, ptr %53, align 8
  %56 = load double, ptr %54, align 8
  store double %56, ptr %53, align 8
  store double %55, ptr %54, align 8
  %57 = add nsw i64 %50, 1
  %58 = icmp eq i64 %57, %2
  br i1 %58, label %48, label %49

59:
  %60 = add nsw i64 %13, 1
  %61 = icmp slt i64 %60, %2
  br i1 %61, label %72, label %8

62:
  %63 = phi i64 [ %70, %62 ], [ 0, %48 ]
  %64 = mul nsw i64 %63, %2
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = getelementptr inbounds double, ptr %65, i64 %13
  %67 = getelementptr inbounds double, ptr %65, i64 %39
  %68 = load double, ptr %66, align 8
  %69 = load double, ptr %67, align 8
  store double %69, ptr %66, align 8
  store double %68, ptr %67, align 8
  %70 = add nsw i64 %63, 1
  %71 = icmp eq i64 %70, %3
  br i1 %71, label %59, label %62

72:
  %73 = phi i64 [ %107, %106 ], [ %60, %59 ]
  %74 = add nsw i64 %73, %14
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv contract double %76, %18
  %78 = fcmp contract oeq double %77, 0.000000e+00
  br i1 %78, label %106, label %80

79:
  br i1 %7, label %93, label %106

80:
  %81 = phi i64 [ %91, %80 ], [ %60, %72 ]
  %82 = mul nsw i64 %81, %2
  %83 = add nsw i64 %82, %13
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %77, %85
  %87 = add nsw i64 %82, %73
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub contract double %89, %86
  store double %90, ptr %88, align 8
  %91 = add nsw i64 %81, 1
  %92 = icmp eq i64 %91, %2
  br i1 %92, label %79, label %80

93:
  %94 = phi i64 [ %104, %93 ], [ 0, %79 ]
  %95 = mul nsw i64 %94, %2
  %96 = add nsw i64 %95, %13
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fmul contract double %77, %98
  %100 = add nsw i64 %95, %73
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fsub contract double %102, %99
  store double %103, ptr %101, align 8
  %104 = add nsw i64 %94, 1
  %105 = icmp eq i64 %104, %3
  br i1 %105, label %106, label %93

106:
  %107 = add nsw i64 %73, 1
  %108 = icmp eq i64 %107, %2
  br i1 %108, label %8, label %72

109:
  %110 = phi i1 [ %11, %15 ], [ %61, %8 ]
  %111 = phi double [ %12, %15 ], [ %47, %8 ]
  br i1 %110, label %152, label %112

112:
  %113 = phi double [ %111, %109 ], [ 1.000000e+00, %4 ]
  %114 = icmp sgt i64 %3, 0
  br i1 %114, label %115, label %152

115:
  %116 = add i64 %2, 1
  br label %117

117:
  %118 = phi i64 [ 0, %115 ], [ %122, %121 ]
  br i1 %5, label %119, label %121

119:
  %120 = mul nsw i64 %118, %2
  br label %124

121:
  %122 = add nsw i64 %118, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %152, label %117

124:
  %125 = phi i64 [ %2, %119 ], [ %126, %131 ]
  %126 = add nsw i64 %125, -1
  %127 = add nsw i64 %126, %120
  %128 = getelementptr inbounds double, ptr %1, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = icmp slt i64 %125, %2
  br i1 %130, label %138, label %131

131:
  %132 = phi double [ %129, %124 ], [ %149, %138 ]
  %133 = mul i64 %126, %116
  %134 = getelementptr inbounds double, ptr %0, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fdiv contract double %132, %135
  store double %136, ptr %128, align 8
  %137 = icmp sgt i64 %125, 1
  br i1 %137, label %124, label %121

138:
  %139 = phi i64 [ %150, %138 ], [ %125, %124 ]
  %140 = phi double [ %149, %138 ], [ %129, %124 ]
  %141 = mul nsw i64 %139, %2
  %142 = add nsw i64 %141, %126
  %143 = getelementptr inbounds double, ptr %0, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = add nsw i64 %139, %120
  %146 = getelementptr inbounds double, ptr %1, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fmul contract double %144, %147
  %149 = fsub contract double %140, %148
  %150 = add nsw i64 %139, 1
  %151 = icmp eq i64 %150, %2
  br i1 %151, label %131, label %138

152:
  %153 = phi double [ 0.000000e+00, %109 ], [ %113, %112 ], [ %113, %121 ]
  ret double %153
}

define internal fastcc void @singular(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = mul nsw i64 %2, %1
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %19

8:
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = phi double [ %14, %8 ], [ 0.000000e+00, %5 ]
  %11 = getelementptr inbounds double, ptr %0, i64 %9
  %12 = load double, ptr %11, align 8
  %13 = fmul contract double %12, %12
  %14 = fadd contract double %10, %13
  %15 = add nsw i64 %9, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %17, label %8

17:
  %18 = fmul contract double %14, 1.000000e-30
  br label %19

19:
  %20 = phi double [ 0.000000e+00, %5 ], [ %18, %17 ]
  %21 = icmp eq i64 %2, 0
  br i1 %21, label %26, label %22

22:
  %23 = mul i64 %2, %2
  %24 = add nsw i64 %2, 1
  %25 = tail call i64 @llvm.umax.i64(i64 %23, i64 1)
  br label %29

26:
  %27 = icmp sgt i64 %2, 0
  %28 = icmp sgt i64 %1, 0
  br label %37

29:
  %30 = phi i64 [ 0, %22 ], [ %35, %29 ]
  %31 = srem i64 %30, %24
  %32 = icmp eq i64 %31, 0
  %33 = select contract i1 %32, double 1.000000e+00, double 0.000000e+00
  %34 = getelementptr inbounds double, ptr %3, i64 %30
  store double %33, ptr %34, align 8
  %35 = add nsw i64 %30, 1
  %36 = icmp eq i64 %35, %25
  br i1 %36, label %26, label %29

37:
  %38 = phi i32 [ 0, %26 ], [ %44, %43 ]
  br i1 %27, label %48, label %172

39:
  br i1 %27, label %153, label %172

40:
  %41 = phi i32 [ %50, %48 ], [ %149, %147 ]
  %42 = icmp eq i64 %51, %2
  br i1 %42, label %43, label %48

43:
  %44 = add nsw i32 %38, 1
  %45 = icmp ult i32 %38, 39
  %46 = icmp ne i32 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %37, label %39

48:
  %49 = phi i64 [ %51, %40 ], [ 0, %37 ]
  %50 = phi i32 [ %41, %40 ], [ 0, %37 ]
  %51 = add nsw i64 %49, 1
  %52 = icmp slt i64 %51, %2
  br i1 %52, label %53, label %40

53:
  %54 = mul nsw i64 %49, %1
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = mul nsw i64 %49, %2
  %57 = getelementptr inbounds double, ptr %3, i64 %56
  br label %58

58:
  %59 = phi i64 [ %51, %53 ], [ %150, %147 ]
  %60 = phi i32 [ %50, %53 ], [ %149, %147 ]
  %61 = mul nsw i64 %59, %1
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  br i1 %28, label %63, label %92

63:
  %64 = phi i64 [ %70, %63 ], [ 0, %58 ]
  %65 = phi double [ %69, %63 ], [ 0.000000e+00, %58 ]
  %66 = getelementptr inbounds double, ptr %55, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = fmul contract double %67, %67
  %69 = fadd contract double %65, %68
  %70 = add nsw i64 %64, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %72, label %63

72:
  %73 = phi i64 [ %79, %72 ], [ 0, %63 ]
  %74 = phi double [ %78, %72 ], [ 0.000000e+00, %63 ]
  %75 = getelementptr inbounds double, ptr %62, i64 %73
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, %76
  %78 = fadd contract double %74, %77
  %79 = add nsw i64 %73, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %72

81:
  %82 = phi i64 [ %90, %81 ], [ 0, %72 ]
  %83 = phi double [ %89, %81 ], [ 0.000000e+00, %72 ]
  %84 = getelementptr inbounds double, ptr %55, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %62, i64 %82
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %85, %87
  %89 = fadd contract double %83, %88
  %90 = add nsw i64 %82, 1
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %92, label %81

92:
  %93 = phi double [ 0.000000e+00, %58 ], [ %78, %81 ]
  %94 = phi double [ 0.000000e+00, %58 ], [ %69, %81 ]
  %95 = phi double [ 0.000000e+00, %58 ], [ %89, %81 ]
  %96 = tail call contract double @llvm.fabs.f64(double %95)
  %97 = tail call contract double @llvm.sqrt.f64(double %94)
  %98 = fmul contract double %97, 0x3CB0000000000000
  %99 = tail call contract double @llvm.sqrt.f64(double %93)
  %100 = fmul contract double %99, %98
  %101 = fcmp contract ogt double %96, %100
  %102 = fcmp contract ugt double %94, %20
  %103 = select i1 %101, i1 %102, i1 false
  %104 = fcmp contract ugt double %93, %20
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %106, label %147

106:
  %107 = fsub contract double %93, %94
  %108 = fmul contract double %95, 2.000000e+00
  %109 = fdiv contract double %107, %108
  %110 = fcmp contract oge double %109, 0.000000e+00
  %111 = select contract i1 %110, double 1.000000e+00, double -1.000000e+00
  %112 = tail call contract double @llvm.fabs.f64(double %109)
  %113 = fmul contract double %109, %109
  %114 = fadd contract double %113, 1.000000e+00
  %115 = tail call contract double @llvm.sqrt.f64(double %114)
  %116 = fadd contract double %112, %115
  %117 = fdiv contract double %111, %116
  %118 = fmul contract double %117, %117
  %119 = fadd contract double %118, 1.000000e+00
  %120 = tail call contract double @llvm.sqrt.f64(double %119)
  %121 = fdiv contract double 1.000000e+00, %120
  %122 = fmul contract double %117, %121
  %123 = mul nsw i64 %59, %2
  %124 = getelementptr inbounds double, ptr %3, i64 %123
  br label %125

125:
  %126 = phi i1 [ true, %106 ], [ false, %131 ]
  %127 = select i1 %126, ptr %55, ptr %57
  %128 = select i1 %126, ptr %62, ptr %124
  %129 = select i1 %126, i64 %1, i64 %2
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %132, label %131

131:
  br i1 %126, label %125, label %147

132:
  %133 = phi i64 [ %145, %132 ], [ 0, %125 ]
  %134 = getelementptr inbounds double, ptr %127, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fmul contract double %121, %135
  %137 = getelementptr inbounds double, ptr %128, i64 %133
  %138 = load double, ptr %137, align 8
  %139 = fmul contract double %122, %138
  %140 = fsub contract double %136, %139
  store double %140, ptr %134, align 8
  %141 = fmul contract double %122, %135
  %142 = load double, ptr %137, align 8
  %143 = fmul contract double %121, %142
  %144 = fadd contract double %141, %143
  store double %144, ptr %137, align 8
  %145 = add nsw i64 %133, 1
  %146 = icmp eq i64 %145, %129
  br i1 %146, label %131, label %132

147:
  %148 = phi i32 [ 0, %92 ], [ 1, %131 ]
  %149 = or i32 %148, %60
  %150 = add nsw i64 %59, 1
  %151 = icmp eq i64 %150, %2
  br i1 %151, label %40, label %58

152:
  br i1 %27, label %173, label %172

153:
  %154 = phi i64 [ %170, %166 ], [ 0, %39 ]
  %155 = mul nsw i64 %154, %1
  %156 = getelementptr inbounds double, ptr %0, i64 %155
  br i1 %28, label %157, label %166

157:
  %158 = phi i64 [ %164, %157 ], [ 0, %153 ]
  %159 = phi double [ %163, %157 ], [ 0.000000e+00, %153 ]
  %160 = getelementptr inbounds double, ptr %156, i64 %158
  %161 = load double, ptr %160, align 8
  %162 = fmul contract double %161, %161
  %163 = fadd contract double %159, %162
  %164 = add nsw i64 %158, 1
  %165 = icmp eq i64 %164, %1
  br i1 %165, label %166, label %157

166:
  %167 = phi double [ 0.000000e+00, %153 ], [ %163, %157 ]
  %168 = tail call contract double @llvm.sqrt.f64(double %167)
  %169 = getelementptr inbounds double, ptr %4, i64 %154
  store double %168, ptr %169, align 8
  %170 = add nsw i64 %154, 1
  %171 = icmp eq i64 %170, %2
  br i1 %171, label %152, label %153

172:
  ret void

173:
  %174 = phi i64 [ %175, %208 ], [ 0, %152 ]
  %175 = add nsw i64 %174, 1
  %176 = icmp slt i64 %175, %2
  br i1 %176, label %210, label %177

177:
  %178 = phi i64 [ %174, %173 ], [ %218, %210 ]
  %179 = getelementptr inbounds double, ptr %4, i64 %174
  %180 = getelementptr inbounds double, ptr %4, i64 %178
  %181 = load double, ptr %179, align 8
  %182 = load double, ptr %180, align 8
  store double %182, ptr %179, align 8
  store double %181, ptr %180, align 8
  %183 = mul nsw i64 %174, %1
  %184 = getelementptr inbounds double, ptr %0, i64 %183
  %185 = mul nsw i64 %178, %1
  %186 = getelementptr double, ptr %0, i64 %185
  br i1 %28, label %187, label %195

187:
  %188 = phi i64 [ %193, %187 ], [ 0, %177 ]
  %189 = getelementptr inbounds double, ptr %184, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds double, ptr %186, i64 %188
  %192 = load double, ptr %191, align 8
  store double %192, ptr %189, align 8
  store double %190, ptr %191, align 8
  %193 = add nsw i64 %188, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %195, label %187

195:
  %196 = mul nsw i64 %174, %2
  %197 = getelementptr inbounds double, ptr %3, i64 %196
  %198 = mul nsw i64 %178, %2
  %199 = getelementptr double, ptr %3, i64 %198
  br label %200

200:
  %201 = phi i64 [ %206, %200 ], [ 0, %195 ]
  %202 = getelementptr inbounds double, ptr %197, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %199, i64 %201
  %205 = load double, ptr %204, align 8
  store double %205, ptr %202, align 8
  store double %203, ptr %204, align 8
  %206 = add nsw i64 %201, 1
  %207 = icmp eq i64 %206, %2
  br i1 %207, label %208, label %200

208:
  %209 = icmp eq i64 %175, %2
  br i1 %209, label %172, label %173

210:
  %211 = phi i64 [ %219, %210 ], [ %175, %173 ]
  %212 = phi i64 [ %218, %210 ], [ %174, %173 ]
  %213 = getelementptr inbounds double, ptr %4, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %4, i64 %212
  %216 = load double, ptr %215, align 8
  %217 = fcmp contract ogt double %214, %216
  %218 = select i1 %217, i64 %211, i64 %212
  %219 = add nsw i64 %211, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %177, label %210
}

define internal fastcc i32 @find_friction(ptr %0, ptr %1, ptr %2, double %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Loads, align 8
  %9 = load i64, ptr %1, align 8
  %10 = getelementptr inbounds double, ptr %6, i64 %9
  %11 = mul nsw i64 %9, 3
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = mul nsw i64 %11, %9
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  %15 = getelementptr inbounds double, ptr %14, i64 %11
  %16 = mul i64 %9, %9
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  store ptr %6, ptr %8, align 8
  %18 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 1
  store ptr %10, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 2
  store ptr %12, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 3
  store ptr %14, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 4
  %22 = getelementptr inbounds double, ptr %14, i64 %9
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 5
  %24 = shl nsw i64 %9, 1
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 6
  store ptr %15, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Loads, ptr %8, i64 0, i32 7
  store ptr %17, ptr %27, align 8
  %28 = mul nsw i64 %24, %9
  %29 = getelementptr double, ptr %17, i64 %28
  %30 = icmp sgt i64 %9, 0
  br i1 %30, label %31, label %56

31:
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  %40 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %41 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 5
  %42 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 3
  %43 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 5
  %44 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 7
  %45 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 21
  %46 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 4
  %47 = load ptr, ptr %40, align 8
  %48 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = load i64, ptr %43, align 8
  %51 = load ptr, ptr %44, align 8
  %52 = getelementptr inbounds %struct.Space, ptr %32, i64 0, i32 20
  %53 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br label %59

56:
  %57 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %58 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  br label %212

59:
  %60 = phi i64 [ 0, %31 ], [ %210, %207 ]
  br i1 %39, label %62, label %61

61:
  br label %153

62:
  %63 = getelementptr inbounds i64, ptr %47, i64 %60
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  %66 = getelementptr inbounds i64, ptr %34, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i64, ptr %34, i64 %64
  %69 = load i64, ptr %68, align 8
  %70 = sub nsw i64 %67, %69
  %71 = icmp sgt i64 %70, 0
  %72 = shl nsw i64 %64, 1
  br label %73

73:
  %74 = phi i64 [ 0, %62 ], [ %82, %81 ]
  %75 = getelementptr inbounds double, ptr %29, i64 %74
  store double 0.000000e+00, ptr %75, align 8
  br i1 %71, label %76, label %81

76:
  %77 = load ptr, ptr %41, align 8
  %78 = load ptr, ptr %42, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %60
  %80 = load i64, ptr %79, align 8
  br label %84

81:
  %82 = add nsw i64 %74, 1
  %83 = icmp eq i64 %82, %38
  br i1 %83, label %61, label %73

84:
  %85 = phi double [ 0.000000e+00, %76 ], [ %96, %84 ]
  %86 = phi i64 [ 0, %76 ], [ %97, %84 ]
  %87 = add nsw i64 %86, %80
  %88 = mul nsw i64 %87, %38
  %89 = add nsw i64 %88, %74
  %90 = getelementptr inbounds double, ptr %77, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = add nsw i64 %86, %72
  %93 = getelementptr inbounds double, ptr %2, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul contract double %91, %94
  %96 = fsub contract double %85, %95
  store double %96, ptr %75, align 8
  %97 = add nsw i64 %86, 1
  %98 = icmp eq i64 %97, %70
  br i1 %98, label %81, label %84

99:
  %100 = getelementptr inbounds i64, ptr %47, i64 %60
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %60, 3
  %103 = getelementptr inbounds double, ptr %10, i64 %102
  %104 = mul nsw i64 %101, 7
  %105 = getelementptr inbounds i64, ptr %51, i64 %104
  %106 = getelementptr inbounds i64, ptr %105, i64 5
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, -1
  %109 = getelementptr inbounds i64, ptr %105, i64 6
  %110 = getelementptr inbounds i64, ptr %105, i64 2
  %111 = mul nsw i64 %50, %101
  br label %112

112:
  %113 = phi i64 [ 0, %99 ], [ %133, %132 ]
  br i1 %108, label %119, label %114

114:
  %115 = load i64, ptr %109, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %119

117:
  %118 = load i64, ptr %110, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %117 ], [ 1, %114 ], [ 1, %112 ]
  %121 = icmp slt i64 %113, %120
  br i1 %121, label %122, label %148

122:
  %123 = load ptr, ptr %52, align 8
  %124 = add nsw i64 %113, %111
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %103, i64 %113
  store double %126, ptr %127, align 8
  br i1 %39, label %128, label %132

128:
  %129 = load ptr, ptr %45, align 8
  %130 = load i64, ptr %46, align 8
  %131 = mul nsw i64 %130, %101
  br label %134

132:
  %133 = add nsw i64 %113, 1
  br label %112

134:
  %135 = phi double [ %126, %128 ], [ %145, %134 ]
  %136 = phi i64 [ 0, %128 ], [ %146, %134 ]
  %137 = add nsw i64 %136, %131
  %138 = mul nsw i64 %137, %50
  %139 = add nsw i64 %138, %113
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %49, i64 %136
  %143 = load double, ptr %142, align 8
  %144 = fmul contract double %141, %143
  %145 = fadd contract double %135, %144
  store double %145, ptr %127, align 8
  %146 = add nsw i64 %136, 1
  %147 = icmp eq i64 %146, %38
  br i1 %147, label %132, label %134

148:
  br i1 %55, label %207, label %149

149:
  %150 = getelementptr inbounds ptr, ptr %54, i64 %101
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %207, label %203

153:
  %154 = phi i64 [ %201, %200 ], [ 0, %61 ]
  %155 = getelementptr inbounds i64, ptr %47, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %154, %9
  %158 = add nsw i64 %157, %60
  %159 = mul nsw i64 %158, 3
  %160 = getelementptr inbounds double, ptr %12, i64 %159
  %161 = mul nsw i64 %156, 7
  %162 = getelementptr inbounds i64, ptr %51, i64 %161
  %163 = getelementptr inbounds i64, ptr %162, i64 5
  %164 = load i64, ptr %163, align 8
  %165 = icmp sgt i64 %164, -1
  %166 = getelementptr inbounds i64, ptr %162, i64 6
  %167 = getelementptr inbounds i64, ptr %162, i64 2
  br label %168

168:
  %169 = phi i64 [ 0, %153 ], [ %185, %184 ]
  br i1 %165, label %175, label %170

170:
  %171 = load i64, ptr %166, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %175

173:
  %174 = load i64, ptr %167, align 8
  br label %175

175:
  %176 = phi i64 [ %174, %173 ], [ 1, %170 ], [ 1, %168 ]
  %177 = icmp slt i64 %169, %176
  br i1 %177, label %178, label %200

178:
  %179 = getelementptr inbounds double, ptr %160, i64 %169
  store double 0.000000e+00, ptr %179, align 8
  br i1 %39, label %180, label %184

180:
  %181 = load ptr, ptr %45, align 8
  %182 = load i64, ptr %46, align 8
  %183 = mul nsw i64 %182, %156
  br label %186

184:
  %185 = add nsw i64 %169, 1
  br label %168

186:
  %187 = phi double [ 0.000000e+00, %180 ], [ %197, %186 ]
  %188 = phi i64 [ 0, %180 ], [ %198, %186 ]
  %189 = add nsw i64 %188, %183
  %190 = mul nsw i64 %189, %50
  %191 = add nsw i64 %190, %169
  %192 = getelementptr inbounds double, ptr %181, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %29, i64 %188
  %195 = load double, ptr %194, align 8
  %196 = fmul contract double %193, %195
  %197 = fadd contract double %187, %196
  store double %197, ptr %179, align 8
  %198 = add nsw i64 %188, 1
  %199 = icmp eq i64 %198, %38
  br i1 %199, label %184, label %186

200:
  %201 = add nsw i64 %154, 1
  %202 = icmp eq i64 %201, %9
  br i1 %202, label %99, label %153

203:
  %204 = tail call contract fastcc double @pressing(ptr %0, i64 %101, ptr %49)
  %205 = tail call contract double @llvm.fabs.f64(double %204)
  %206 = fmul contract double %205, %3
  br label %207

207:
  %208 = phi contract double [ %206, %203 ], [ 0.000000e+00, %149 ], [ 0.000000e+00, %148 ]
  %209 = getelementptr inbounds double, ptr %6, i64 %60
  store double %208, ptr %209, align 8
  %210 = add nsw i64 %60, 1
  %211 = icmp eq i64 %210, %9
  br i1 %211, label %56, label %59

212:
  %213 = phi i64 [ 0, %56 ], [ %225, %220 ]
  call fastcc void @find_load(ptr %0, ptr %1, ptr %8)
  %214 = tail call contract fastcc double @solve_square(ptr %17, ptr %25, i64 %9, i64 1)
  %215 = fcmp contract oeq double %214, 0.000000e+00
  br i1 %215, label %312, label %216

216:
  br i1 %30, label %217, label %220

217:
  %218 = load ptr, ptr %57, align 8
  %219 = icmp eq ptr %218, null
  br label %228

220:
  %221 = phi double [ 0.000000e+00, %216 ], [ %257, %249 ]
  %222 = phi double [ 0.000000e+00, %216 ], [ %254, %249 ]
  %223 = fmul contract double %221, 0x3D06849B86A12B9B
  %224 = fcmp contract ule double %222, %223
  %225 = add nsw i64 %213, 1
  %226 = icmp eq i64 %225, 30
  %227 = select i1 %224, i1 true, i1 %226
  br i1 %227, label %260, label %212

228:
  %229 = phi double [ 0.000000e+00, %217 ], [ %254, %249 ]
  %230 = phi i64 [ 0, %217 ], [ %258, %249 ]
  %231 = phi double [ 0.000000e+00, %217 ], [ %257, %249 ]
  %232 = getelementptr inbounds double, ptr %6, i64 %230
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds double, ptr %25, i64 %230
  %235 = load double, ptr %234, align 8
  %236 = fsub contract double %233, %235
  br i1 %219, label %249, label %237

237:
  %238 = load ptr, ptr %58, align 8
  %239 = getelementptr inbounds i64, ptr %238, i64 %230
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds ptr, ptr %218, i64 %240
  %242 = load ptr, ptr %241, align 8
  %243 = icmp eq ptr %242, null
  %244 = fmul contract double %233, %236
  %245 = fcmp contract ugt double %244, 0.000000e+00
  %246 = select i1 %243, i1 true, i1 %245
  %247 = fmul contract double %233, 1.250000e-01
  %248 = select i1 %246, double %236, double %247
  br label %249

249:
  %250 = phi double [ %236, %228 ], [ %248, %237 ]
  %251 = fsub contract double %233, %250
  %252 = tail call contract double @llvm.fabs.f64(double %251)
  %253 = fcmp contract ogt double %229, %252
  %254 = select contract i1 %253, double %229, double %252
  %255 = tail call contract double @llvm.fabs.f64(double %250)
  %256 = fcmp contract ogt double %231, %255
  %257 = select contract i1 %256, double %231, double %255
  store double %250, ptr %232, align 8
  %258 = add nsw i64 %230, 1
  %259 = icmp eq i64 %258, %9
  br i1 %259, label %220, label %228

260:
  %261 = fmul contract double %221, 1.000000e-09
  %262 = fcmp contract ugt double %222, %261
  br i1 %262, label %312, label %263

263:
  call fastcc void @find_load(ptr %0, ptr %1, ptr %8)
  %264 = getelementptr inbounds double, ptr %17, i64 %16
  %265 = icmp eq i64 %9, 0
  br i1 %265, label %266, label %268

266:
  %267 = tail call contract fastcc double @solve_square(ptr %17, ptr %264, i64 %9, i64 %9)
  br label %312

268:
  %269 = add nsw i64 %9, 1
  %270 = tail call i64 @llvm.umax.i64(i64 %16, i64 1)
  br label %276

271:
  %272 = tail call contract fastcc double @solve_square(ptr %17, ptr %264, i64 %9, i64 %9)
  %273 = fcmp contract ogt double %272, 0.000000e+00
  br i1 %30, label %274, label %312

274:
  %275 = add nsw i64 %9, 1
  br label %297

276:
  %277 = phi i64 [ 0, %268 ], [ %282, %276 ]
  %278 = srem i64 %277, %269
  %279 = icmp eq i64 %278, 0
  %280 = uitofp i1 %279 to double
  %281 = getelementptr inbounds double, ptr %264, i64 %277
  store double %280, ptr %281, align 8
  %282 = add nsw i64 %277, 1
  %283 = icmp eq i64 %282, %270
  br i1 %283, label %271, label %276

284:
  br i1 %30, label %288, label %312

285:
  %286 = fcmp contract oeq double %294, 0.000000e+00
  %287 = zext i1 %286 to i32
  br label %312

288:
  %289 = phi i64 [ %295, %288 ], [ 0, %284 ]
  %290 = phi double [ %294, %288 ], [ 0.000000e+00, %284 ]
  %291 = getelementptr inbounds double, ptr %4, i64 %289
  %292 = load double, ptr %291, align 8
  %293 = fmul contract double %292, 0.000000e+00
  %294 = fadd contract double %290, %293
  %295 = add nsw i64 %289, 1
  %296 = icmp eq i64 %295, %9
  br i1 %296, label %285, label %288

297:
  %298 = phi i64 [ 0, %274 ], [ %310, %307 ]
  %299 = getelementptr inbounds double, ptr %14, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %4, i64 %298
  store double %300, ptr %301, align 8
  br i1 %273, label %302, label %307

302:
  %303 = mul nsw i64 %298, %275
  %304 = getelementptr inbounds double, ptr %264, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fdiv contract double 1.000000e+00, %305
  br label %307

307:
  %308 = phi contract double [ %306, %302 ], [ 0.000000e+00, %297 ]
  %309 = getelementptr inbounds double, ptr %5, i64 %298
  store double %308, ptr %309, align 8
  %310 = add nsw i64 %298, 1
  %311 = icmp eq i64 %310, %9
  br i1 %311, label %284, label %297

312:
  %313 = phi i32 [ 0, %260 ], [ 1, %284 ], [ %287, %285 ], [ 1, %266 ], [ 1, %271 ], [ 0, %212 ]
  ret i32 %313
}

define internal fastcc void @add_friction(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 4
  %18 = load ptr, ptr %17, align 8
  br label %26

19:
  %20 = load i64, ptr %1, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %33

22:
  %23 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 3
  br label %39

26:
  %27 = phi i64 [ 0, %16 ], [ %31, %26 ]
  %28 = getelementptr inbounds double, ptr %18, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %4, i64 %27
  store double %29, ptr %30, align 8
  %31 = add nsw i64 %27, 1
  %32 = icmp eq i64 %31, %14
  br i1 %32, label %19, label %26

33:
  br i1 %15, label %34, label %96

34:
  %35 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 15
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 14
  %38 = load ptr, ptr %37, align 8
  br label %97

39:
  %40 = phi i64 [ 0, %22 ], [ %83, %82 ]
  br i1 %15, label %41, label %82

41:
  %42 = load ptr, ptr %23, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  %46 = getelementptr inbounds i64, ptr %10, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %10, i64 %44
  %49 = load i64, ptr %48, align 8
  %50 = sub nsw i64 %47, %49
  %51 = icmp sgt i64 %50, 0
  %52 = shl nsw i64 %44, 1
  br label %53

53:
  %54 = phi i64 [ 0, %41 ], [ %62, %61 ]
  %55 = getelementptr inbounds double, ptr %6, i64 %54
  store double 0.000000e+00, ptr %55, align 8
  br i1 %51, label %56, label %61

56:
  %57 = load ptr, ptr %24, align 8
  %58 = load ptr, ptr %25, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 %40
  %60 = load i64, ptr %59, align 8
  br label %64

61:
  %62 = add nsw i64 %54, 1
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %79, label %53

64:
  %65 = phi double [ 0.000000e+00, %56 ], [ %76, %64 ]
  %66 = phi i64 [ 0, %56 ], [ %77, %64 ]
  %67 = add nsw i64 %66, %60
  %68 = mul nsw i64 %67, %14
  %69 = add nsw i64 %68, %54
  %70 = getelementptr inbounds double, ptr %57, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = add nsw i64 %66, %52
  %73 = getelementptr inbounds double, ptr %2, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %71, %74
  %76 = fsub contract double %65, %75
  store double %76, ptr %55, align 8
  %77 = add nsw i64 %66, 1
  %78 = icmp eq i64 %77, %50
  br i1 %78, label %61, label %64

79:
  br i1 %15, label %80, label %82

80:
  %81 = getelementptr inbounds double, ptr %3, i64 %40
  br label %85

82:
  %83 = add nsw i64 %40, 1
  %84 = icmp eq i64 %83, %20
  br i1 %84, label %33, label %39

85:
  %86 = phi i64 [ 0, %80 ], [ %94, %85 ]
  %87 = load double, ptr %81, align 8
  %88 = getelementptr inbounds double, ptr %6, i64 %86
  %89 = load double, ptr %88, align 8
  %90 = fmul contract double %87, %89
  %91 = getelementptr inbounds double, ptr %4, i64 %86
  %92 = load double, ptr %91, align 8
  %93 = fadd contract double %92, %90
  store double %93, ptr %91, align 8
  %94 = add nsw i64 %86, 1
  %95 = icmp eq i64 %94, %14
  br i1 %95, label %82, label %85

96:
  ret void

97:
  %98 = phi i64 [ 0, %34 ], [ %117, %114 ]
  %99 = getelementptr inbounds double, ptr %36, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = mul nsw i64 %98, %14
  %102 = getelementptr inbounds double, ptr %38, i64 %101
  br label %103

103:
  %104 = phi i64 [ %112, %103 ], [ 0, %97 ]
  %105 = phi double [ %111, %103 ], [ 0.000000e+00, %97 ]
  %106 = getelementptr inbounds double, ptr %102, i64 %104
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %4, i64 %104
  %109 = load double, ptr %108, align 8
  %110 = fmul contract double %107, %109
  %111 = fadd contract double %105, %110
  %112 = add nsw i64 %104, 1
  %113 = icmp eq i64 %112, %14
  br i1 %113, label %114, label %103

114:
  %115 = fadd contract double %100, %111
  %116 = getelementptr inbounds double, ptr %5, i64 %98
  store double %115, ptr %116, align 8
  %117 = add nsw i64 %98, 1
  %118 = icmp eq i64 %117, %14
  br i1 %118, label %96, label %97
}

define internal fastcc double @pressing(ptr %0, i64 %1, ptr %2) {
  %4 = alloca [3 x double], align 16
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %1, 7
  %17 = getelementptr inbounds i64, ptr %15, i64 %16
  %18 = getelementptr inbounds i64, ptr %17, i64 5
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, -1
  %21 = getelementptr inbounds i64, ptr %17, i64 6
  %22 = getelementptr inbounds i64, ptr %17, i64 2
  %23 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 20
  %24 = mul nsw i64 %7, %1
  %25 = icmp sgt i64 %13, 0
  %26 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 21
  %27 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 4
  br label %28

28:
  %29 = phi i64 [ 0, %3 ], [ %52, %51 ]
  br i1 %20, label %38, label %30

30:
  %31 = load i64, ptr %21, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %36

33:
  %34 = load i64, ptr %22, align 8
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %40, label %69

36:
  %37 = icmp eq i64 %29, 0
  br i1 %37, label %40, label %67

38:
  %39 = icmp eq i64 %29, 0
  br i1 %39, label %40, label %67

40:
  %41 = load ptr, ptr %23, align 8
  %42 = add nsw i64 %29, %24
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %4, i64 %29
  store double %44, ptr %45, align 8
  br i1 %25, label %46, label %51

46:
  %47 = load ptr, ptr %26, align 8
  %48 = load i64, ptr %27, align 8
  %49 = mul nsw i64 %48, %1
  br label %53

50:
  store double %64, ptr %45, align 8
  br label %51

51:
  %52 = add nsw i64 %29, 1
  br label %28

53:
  %54 = phi double [ %44, %46 ], [ %64, %53 ]
  %55 = phi i64 [ 0, %46 ], [ %65, %53 ]
  %56 = add nsw i64 %55, %49
  %57 = mul nsw i64 %56, %7
  %58 = add nsw i64 %57, %29
  %59 = getelementptr inbounds double, ptr %47, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %2, i64 %55
  %62 = load double, ptr %61, align 8
  %63 = fmul contract double %60, %62
  %64 = fadd contract double %54, %63
  %65 = add nsw i64 %55, 1
  %66 = icmp eq i64 %65, %13
  br i1 %66, label %50, label %53

67:
  %68 = load double, ptr %4, align 16
  br label %84

69:
  %70 = load i64, ptr %22, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %81

72:
  %73 = phi i64 [ %79, %72 ], [ 0, %69 ]
  %74 = phi double [ %78, %72 ], [ 0.000000e+00, %69 ]
  %75 = getelementptr inbounds double, ptr %4, i64 %73
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, %76
  %78 = fadd contract double %74, %77
  %79 = add nsw i64 %73, 1
  %80 = icmp eq i64 %79, %70
  br i1 %80, label %81, label %72

81:
  %82 = phi double [ 0.000000e+00, %69 ], [ %78, %72 ]
  %83 = tail call contract double @llvm.sqrt.f64(double %82)
  br label %84

84:
  %85 = phi contract double [ %68, %67 ], [ %83, %81 ]
  ret double %85
}

define internal fastcc void @find_load(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [3 x double], align 16
  %5 = load i64, ptr %1, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %81

7:
  %8 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %9 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %14 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %15 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %16 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 3
  %17 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 4
  %18 = load ptr, ptr %2, align 8
  br label %37

19:
  br i1 %6, label %20, label %81

20:
  %21 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds %struct.Space, ptr %23, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 2
  %29 = load ptr, ptr %2, align 8
  %30 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 5
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 4
  %33 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 6
  %34 = load ptr, ptr %28, align 8
  %35 = load ptr, ptr %32, align 8
  %36 = load ptr, ptr %33, align 8
  br label %90

37:
  %38 = phi ptr [ %18, %7 ], [ %71, %69 ]
  %39 = phi i64 [ 0, %7 ], [ %79, %69 ]
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %38, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %9, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %10, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %69, label %50

50:
  %51 = getelementptr inbounds ptr, ptr %48, i64 %42
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %69, label %54

54:
  %55 = load ptr, ptr %11, align 8
  %56 = load i64, ptr %12, align 8
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  store double %44, ptr %57, align 8
  %58 = load ptr, ptr %13, align 8
  %59 = load ptr, ptr %14, align 8
  %60 = load ptr, ptr %15, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 3
  tail call void %52(ptr %58, ptr %55, ptr %59, ptr %60, ptr %61)
  %62 = load ptr, ptr %15, align 8
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %62, i64 8
  %65 = load double, ptr %64, align 8
  %66 = load ptr, ptr %2, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %39
  %68 = load double, ptr %67, align 8
  br label %69

69:
  %70 = phi double [ %44, %37 ], [ %44, %50 ], [ %68, %54 ]
  %71 = phi ptr [ %38, %37 ], [ %38, %50 ], [ %66, %54 ]
  %72 = phi double [ %47, %37 ], [ %47, %50 ], [ %65, %54 ]
  %73 = phi double [ %47, %37 ], [ %47, %50 ], [ %63, %54 ]
  %74 = fmul contract double %73, %70
  %75 = load ptr, ptr %16, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %39
  store double %74, ptr %76, align 8
  %77 = load ptr, ptr %17, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 %39
  store double %72, ptr %78, align 8
  %79 = add nsw i64 %39, 1
  %80 = icmp eq i64 %79, %5
  br i1 %80, label %19, label %37

81:
  %82 = icmp eq i64 %5, 0
  br i1 %82, label %205, label %83

83:
  %84 = mul i64 %5, %5
  %85 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 7
  %88 = load ptr, ptr %87, align 8
  %89 = tail call i64 @llvm.umax.i64(i64 %84, i64 1)
  br label %206

90:
  %91 = phi i64 [ 0, %20 ], [ %168, %167 ]
  %92 = getelementptr inbounds i64, ptr %22, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %93, 7
  %95 = getelementptr inbounds i64, ptr %25, i64 %94
  %96 = getelementptr inbounds i64, ptr %95, i64 5
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, -1
  br i1 %98, label %107, label %99

99:
  %100 = getelementptr inbounds i64, ptr %95, i64 6
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %107

103:
  %104 = getelementptr inbounds i64, ptr %95, i64 2
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %115

107:
  %108 = phi i32 [ 0, %103 ], [ 1, %90 ], [ 1, %99 ]
  %109 = phi i64 [ %105, %103 ], [ 1, %90 ], [ 1, %99 ]
  %110 = load ptr, ptr %26, align 8
  %111 = mul nsw i64 %91, 3
  %112 = mul nsw i64 %91, %5
  %113 = load ptr, ptr %27, align 8
  %114 = load ptr, ptr %28, align 8
  br label %120

115:
  %116 = phi i1 [ false, %103 ], [ true, %126 ]
  %117 = phi i32 [ 0, %103 ], [ %108, %126 ]
  %118 = phi i64 [ %105, %103 ], [ %109, %126 ]
  %119 = icmp eq i32 %117, 0
  br i1 %119, label %145, label %143

120:
  %121 = phi i64 [ 0, %107 ], [ %127, %126 ]
  %122 = add nsw i64 %121, %111
  %123 = getelementptr inbounds double, ptr %110, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %121
  br label %129

126:
  store double %140, ptr %125, align 8
  %127 = add nsw i64 %121, 1
  %128 = icmp eq i64 %127, %109
  br i1 %128, label %115, label %120

129:
  %130 = phi double [ %124, %120 ], [ %140, %129 ]
  %131 = phi i64 [ 0, %120 ], [ %141, %129 ]
  %132 = getelementptr inbounds double, ptr %113, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = add nsw i64 %131, %112
  %135 = mul nsw i64 %134, 3
  %136 = add nsw i64 %135, %121
  %137 = getelementptr inbounds double, ptr %114, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = fmul contract double %133, %138
  %140 = fadd contract double %130, %139
  %141 = add nsw i64 %131, 1
  %142 = icmp eq i64 %141, %5
  br i1 %142, label %126, label %129

143:
  %144 = load double, ptr %4, align 16
  br label %158

145:
  br i1 %116, label %146, label %155

146:
  %147 = phi i64 [ %153, %146 ], [ 0, %145 ]
  %148 = phi double [ %152, %146 ], [ 0.000000e+00, %145 ]
  %149 = getelementptr inbounds double, ptr %4, i64 %147
  %150 = load double, ptr %149, align 8
  %151 = fmul contract double %150, %150
  %152 = fadd contract double %148, %151
  %153 = add nsw i64 %147, 1
  %154 = icmp eq i64 %153, %118
  br i1 %154, label %155, label %146

155:
  %156 = phi double [ 0.000000e+00, %145 ], [ %152, %146 ]
  %157 = tail call contract double @llvm.sqrt.f64(double %156)
  br label %158

158:
  %159 = phi contract double [ %144, %143 ], [ %157, %155 ]
  %160 = getelementptr inbounds double, ptr %29, i64 %91
  %161 = load double, ptr %160, align 8
  %162 = fsub contract double %161, %159
  %163 = getelementptr inbounds double, ptr %31, i64 %91
  store double %162, ptr %163, align 8
  %164 = mul nsw i64 %91, %5
  %165 = fcmp contract ogt double %159, 1.000000e-300
  %166 = select contract i1 %165, double %159, double 1.000000e-300
  br label %170

167:
  %168 = add nsw i64 %91, 1
  %169 = icmp eq i64 %168, %5
  br i1 %169, label %81, label %90

170:
  %171 = phi i64 [ 0, %158 ], [ %203, %192 ]
  %172 = add nsw i64 %171, %164
  %173 = mul nsw i64 %172, 3
  %174 = getelementptr inbounds double, ptr %34, i64 %173
  br i1 %119, label %177, label %175

175:
  %176 = load double, ptr %174, align 8
  br label %192

177:
  br i1 %116, label %178, label %189

178:
  %179 = phi i64 [ %187, %178 ], [ 0, %177 ]
  %180 = phi double [ %186, %178 ], [ 0.000000e+00, %177 ]
  %181 = getelementptr inbounds double, ptr %4, i64 %179
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %174, i64 %179
  %184 = load double, ptr %183, align 8
  %185 = fmul contract double %182, %184
  %186 = fadd contract double %180, %185
  %187 = add nsw i64 %179, 1
  %188 = icmp eq i64 %187, %118
  br i1 %188, label %189, label %178

189:
  %190 = phi double [ 0.000000e+00, %177 ], [ %186, %178 ]
  %191 = fdiv contract double %190, %166
  br label %192

192:
  %193 = phi contract double [ %176, %175 ], [ %191, %189 ]
  %194 = icmp eq i64 %171, %91
  %195 = uitofp i1 %194 to double
  %196 = getelementptr inbounds double, ptr %35, i64 %171
  %197 = load double, ptr %196, align 8
  %198 = fmul contract double %193, %197
  %199 = fsub contract double %195, %198
  %200 = mul nsw i64 %171, %5
  %201 = add nsw i64 %200, %91
  %202 = getelementptr inbounds double, ptr %36, i64 %201
  store double %199, ptr %202, align 8
  %203 = add nsw i64 %171, 1
  %204 = icmp eq i64 %203, %5
  br i1 %204, label %167, label %170

205:
  ret void

206:
  %207 = phi i64 [ 0, %83 ], [ %211, %206 ]
  %208 = getelementptr inbounds double, ptr %86, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds double, ptr %88, i64 %207
  store double %209, ptr %210, align 8
  %211 = add nsw i64 %207, 1
  %212 = icmp eq i64 %211, %89
  br i1 %212, label %205, label %206
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

define internal fastcc void @rate_along(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 9
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Rate, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %8, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Rate, ptr %0, i64 0, i32 4
  %18 = load ptr, ptr %17, align 8
  %19 = shl i64 %10, 1
  %20 = getelementptr inbounds double, ptr %18, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %19
  %22 = getelementptr inbounds double, ptr %21, i64 %12
  %23 = icmp sgt i64 %10, 0
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds %struct.Rate, ptr %0, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = tail call i64 @llvm.smax.i64(i64 %19, i64 1)
  br label %42

28:
  %29 = load double, ptr %1, align 8
  %30 = shl nsw i64 %14, 1
  %31 = getelementptr inbounds double, ptr %18, i64 %30
  store double %29, ptr %31, align 8
  %32 = getelementptr inbounds double, ptr %1, i64 1
  %33 = load double, ptr %32, align 8
  %34 = or i64 %30, 1
  %35 = getelementptr inbounds double, ptr %18, i64 %34
  store double %33, ptr %35, align 8
  store double 0x7FF8000000000000, ptr %3, align 8
  store double 0x7FF8000000000000, ptr %2, align 8
  %36 = getelementptr inbounds %struct.Rate, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %20, i64 %38
  %40 = tail call fastcc i32 @find_friction(ptr %5, ptr %37, ptr %18, double 1.000000e+00, ptr %20, ptr %39, ptr %21)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %69, label %49

42:
  %43 = phi i64 [ 0, %24 ], [ %47, %42 ]
  %44 = getelementptr inbounds double, ptr %26, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %18, i64 %43
  store double %45, ptr %46, align 8
  %47 = add nsw i64 %43, 1
  %48 = icmp eq i64 %47, %27
  br i1 %48, label %28, label %42

49:
  %50 = load ptr, ptr %36, align 8
  %51 = getelementptr inbounds double, ptr %22, i64 %12
  tail call fastcc void @add_friction(ptr %5, ptr %50, ptr %18, ptr %20, ptr %21, ptr %22, ptr %51)
  %52 = load double, ptr %1, align 8
  %53 = add nsw i64 %16, 1
  %54 = getelementptr inbounds double, ptr %22, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %52, %55
  %57 = load double, ptr %32, align 8
  %58 = getelementptr inbounds double, ptr %22, i64 %16
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %57, %59
  %61 = fsub contract double %56, %60
  store double %61, ptr %2, align 8
  %62 = load double, ptr %1, align 8
  %63 = load double, ptr %58, align 8
  %64 = fmul contract double %62, %63
  %65 = load double, ptr %32, align 8
  %66 = load double, ptr %54, align 8
  %67 = fmul contract double %65, %66
  %68 = fadd contract double %64, %67
  store double %68, ptr %3, align 8
  br label %69

69:
  ret void
}

define internal fastcc ptr @solve_giving(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca [3 x double], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 2
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i64, ptr %3, i64 %13
  %16 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  store ptr %15, ptr %16, align 8
  %17 = shl nsw i64 %13, 1
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 5
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds double, ptr %18, i64 %13
  %21 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  store ptr %20, ptr %21, align 8
  %22 = mul nsw i64 %13, %13
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 7
  store ptr %23, ptr %24, align 8
  %25 = getelementptr double, ptr %23, i64 %13
  %26 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %13
  %28 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds double, ptr %27, i64 %13
  %30 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds double, ptr %29, i64 %13
  %32 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %22
  %34 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  store i64 0, ptr %34, align 8
  %35 = icmp sgt i64 %13, 0
  br i1 %35, label %36, label %38

36:
  %37 = shl i64 %13, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 -1, i64 %37, i1 false)
  br label %38

38:
  %39 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %45

42:
  %43 = load ptr, ptr %1, align 8
  %44 = getelementptr inbounds %struct.Choices, ptr %6, i64 0, i32 13
  br label %52

45:
  %46 = load i64, ptr %10, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %83

48:
  %49 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Choices, ptr %6, i64 0, i32 13
  br label %73

52:
  %53 = phi i64 [ %40, %42 ], [ %70, %69 ]
  %54 = phi i64 [ 0, %42 ], [ %71, %69 ]
  %55 = getelementptr inbounds double, ptr %43, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fcmp contract ogt double %56, 0.000000e+00
  br i1 %57, label %58, label %69

58:
  %59 = load ptr, ptr %44, align 8
  %60 = getelementptr inbounds double, ptr %59, i64 %54
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %18, i64 %54
  store double %61, ptr %62, align 8
  %63 = load i64, ptr %34, align 8
  %64 = getelementptr inbounds i64, ptr %15, i64 %54
  store i64 %63, ptr %64, align 8
  %65 = load i64, ptr %34, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %34, align 8
  %67 = getelementptr inbounds i64, ptr %3, i64 %65
  store i64 %54, ptr %67, align 8
  %68 = load i64, ptr %39, align 8
  br label %69

69:
  %70 = phi i64 [ %53, %52 ], [ %68, %58 ]
  %71 = add nsw i64 %54, 1
  %72 = icmp slt i64 %71, %70
  br i1 %72, label %52, label %45

73:
  %74 = phi i64 [ %46, %48 ], [ %100, %99 ]
  %75 = phi i64 [ 0, %48 ], [ %76, %99 ]
  %76 = add nsw i64 %75, 1
  %77 = getelementptr inbounds i64, ptr %9, i64 %76
  %78 = getelementptr inbounds double, ptr %50, i64 %75
  %79 = load double, ptr %78, align 8
  %80 = fcmp contract une double %79, 0.000000e+00
  br i1 %80, label %81, label %99

81:
  %82 = getelementptr inbounds i64, ptr %9, i64 %75
  br label %91

83:
  %84 = load i64, ptr %34, align 8
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %159

86:
  %87 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 15
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Space, ptr %7, i64 0, i32 14
  %90 = load ptr, ptr %89, align 8
  br label %127

91:
  %92 = phi i64 [ 0, %81 ], [ %124, %116 ]
  %93 = load i64, ptr %77, align 8
  %94 = load i64, ptr %82, align 8
  %95 = sub nsw i64 %93, %94
  %96 = icmp slt i64 %92, %95
  br i1 %96, label %102, label %97

97:
  %98 = load i64, ptr %10, align 8
  br label %99

99:
  %100 = phi i64 [ %98, %97 ], [ %74, %73 ]
  %101 = icmp slt i64 %76, %100
  br i1 %101, label %73, label %83

102:
  %103 = add nsw i64 %94, %92
  %104 = icmp sgt i64 %93, %94
  br i1 %104, label %105, label %116

105:
  %106 = load ptr, ptr %51, align 8
  br label %107

107:
  %108 = phi i64 [ %94, %105 ], [ %114, %107 ]
  %109 = phi double [ 0.000000e+00, %105 ], [ %113, %107 ]
  %110 = getelementptr inbounds double, ptr %106, i64 %108
  %111 = load double, ptr %110, align 8
  %112 = fcmp contract ogt double %109, %111
  %113 = select contract i1 %112, double %109, double %111
  %114 = add nsw i64 %108, 1
  %115 = icmp eq i64 %114, %93
  br i1 %115, label %116, label %107

116:
  %117 = phi double [ 0.000000e+00, %102 ], [ %113, %107 ]
  %118 = getelementptr inbounds double, ptr %18, i64 %103
  store double %117, ptr %118, align 8
  %119 = load i64, ptr %34, align 8
  %120 = getelementptr inbounds i64, ptr %15, i64 %103
  store i64 %119, ptr %120, align 8
  %121 = load i64, ptr %34, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %34, align 8
  %123 = getelementptr inbounds i64, ptr %3, i64 %121
  store i64 %103, ptr %123, align 8
  %124 = add nsw i64 %92, 1
  %125 = load double, ptr %78, align 8
  %126 = fcmp contract une double %125, 0.000000e+00
  br i1 %126, label %91, label %97

127:
  %128 = phi i64 [ 0, %86 ], [ %140, %139 ]
  %129 = getelementptr inbounds i64, ptr %3, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %88, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds double, ptr %18, i64 %130
  %134 = load double, ptr %133, align 8
  %135 = fdiv contract double %132, %134
  %136 = getelementptr inbounds double, ptr %23, i64 %128
  store double %135, ptr %136, align 8
  %137 = getelementptr inbounds double, ptr %25, i64 %128
  store double 0.000000e+00, ptr %137, align 8
  %138 = mul nsw i64 %130, %13
  br label %142

139:
  %140 = add nsw i64 %128, 1
  %141 = icmp eq i64 %140, %84
  br i1 %141, label %159, label %127

142:
  %143 = phi i64 [ 0, %127 ], [ %157, %142 ]
  %144 = getelementptr inbounds i64, ptr %3, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = add nsw i64 %145, %138
  %147 = getelementptr inbounds double, ptr %90, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %133, align 8
  %150 = getelementptr inbounds double, ptr %18, i64 %145
  %151 = load double, ptr %150, align 8
  %152 = fmul contract double %149, %151
  %153 = fdiv contract double %148, %152
  %154 = mul nsw i64 %143, %84
  %155 = add nsw i64 %154, %128
  %156 = getelementptr inbounds double, ptr %20, i64 %155
  store double %153, ptr %156, align 8
  %157 = add nsw i64 %143, 1
  %158 = icmp eq i64 %157, %84
  br i1 %158, label %139, label %142

159:
  %160 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %160, align 8
  %161 = icmp eq i64 %84, 0
  br i1 %161, label %368, label %162

162:
  %163 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %164 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 2
  br label %165

165:
  %166 = tail call fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %33)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %361

168:
  %169 = load ptr, ptr %0, align 8
  %170 = getelementptr inbounds %struct.Choices, ptr %169, i64 0, i32 5
  %171 = getelementptr inbounds %struct.Choices, ptr %169, i64 0, i32 3
  %172 = load ptr, ptr %169, align 8
  br label %173

173:
  %174 = phi ptr [ %172, %168 ], [ %228, %227 ]
  %175 = phi i64 [ 0, %168 ], [ %229, %227 ]
  %176 = getelementptr inbounds %struct.Space, ptr %174, i64 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %181

179:
  %180 = load ptr, ptr %16, align 8
  br label %185

181:
  %182 = getelementptr inbounds %struct.Space, ptr %174, i64 0, i32 3
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %231, label %227

185:
  %186 = phi i64 [ 0, %179 ], [ %225, %224 ]
  %187 = getelementptr inbounds i64, ptr %180, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, -1
  br i1 %189, label %190, label %224

190:
  %191 = load ptr, ptr %26, align 8
  %192 = getelementptr inbounds double, ptr %191, i64 %188
  %193 = load double, ptr %192, align 8
  %194 = load ptr, ptr %24, align 8
  %195 = getelementptr inbounds double, ptr %194, i64 %188
  %196 = load double, ptr %195, align 8
  %197 = load ptr, ptr %21, align 8
  %198 = load i64, ptr %34, align 8
  %199 = mul nsw i64 %198, %188
  %200 = getelementptr inbounds double, ptr %197, i64 %199
  %201 = icmp sgt i64 %198, 0
  br i1 %201, label %202, label %213

202:
  %203 = phi i64 [ %211, %202 ], [ 0, %190 ]
  %204 = phi double [ %210, %202 ], [ 0.000000e+00, %190 ]
  %205 = getelementptr inbounds double, ptr %200, i64 %203
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %191, i64 %203
  %208 = load double, ptr %207, align 8
  %209 = fmul contract double %206, %208
  %210 = fadd contract double %204, %209
  %211 = add nsw i64 %203, 1
  %212 = icmp eq i64 %211, %198
  br i1 %212, label %213, label %202

213:
  %214 = phi double [ 0.000000e+00, %190 ], [ %210, %202 ]
  %215 = fadd contract double %196, %214
  %216 = load double, ptr %160, align 8
  %217 = fmul contract double %193, %216
  %218 = fadd contract double %215, %217
  %219 = fadd contract double %216, 1.000000e+00
  %220 = fdiv contract double %218, %219
  %221 = fsub contract double %193, %220
  %222 = fcmp contract ogt double %221, 0.000000e+00
  %223 = select contract i1 %222, double %221, double 0.000000e+00
  store double %223, ptr %192, align 8
  br label %224

224:
  %225 = add nsw i64 %186, 1
  %226 = icmp eq i64 %225, %177
  br i1 %226, label %181, label %185

227:
  %228 = phi ptr [ %174, %181 ], [ %355, %354 ]
  %229 = add nsw i64 %175, 1
  %230 = icmp eq i64 %229, 300
  br i1 %230, label %359, label %173

231:
  %232 = phi ptr [ %355, %354 ], [ %174, %181 ]
  %233 = phi i64 [ %241, %354 ], [ 0, %181 ]
  %234 = load ptr, ptr %16, align 8
  %235 = getelementptr inbounds %struct.Space, ptr %232, i64 0, i32 9
  %236 = load ptr, ptr %235, align 8
  %237 = getelementptr inbounds i64, ptr %236, i64 %233
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds i64, ptr %234, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = add nsw i64 %233, 1
  %242 = getelementptr inbounds i64, ptr %236, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = sub i64 %243, %238
  %245 = getelementptr inbounds %struct.Space, ptr %232, i64 0, i32 7
  %246 = load ptr, ptr %245, align 8
  %247 = mul nsw i64 %233, 7
  %248 = getelementptr inbounds i64, ptr %246, i64 5
  %249 = getelementptr inbounds i64, ptr %248, i64 %247
  %250 = load i64, ptr %249, align 8
  %251 = load ptr, ptr %163, align 8
  %252 = getelementptr inbounds double, ptr %251, i64 %233
  %253 = load double, ptr %252, align 8
  %254 = fcmp contract oeq double %253, 0.000000e+00
  br i1 %254, label %354, label %255

255:
  %256 = icmp sgt i64 %250, -1
  br i1 %256, label %257, label %262

257:
  %258 = load ptr, ptr %28, align 8
  %259 = getelementptr inbounds i64, ptr %234, i64 %250
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds double, ptr %258, i64 %260
  store double 0.000000e+00, ptr %261, align 8
  br label %262

262:
  call fastcc void @load_of(ptr %0, i64 %233, ptr %5, ptr %33)
  %263 = icmp sgt i64 %244, 0
  br i1 %263, label %264, label %354

264:
  %265 = load ptr, ptr %24, align 8
  %266 = load ptr, ptr %21, align 8
  %267 = load i64, ptr %34, align 8
  %268 = load ptr, ptr %26, align 8
  %269 = icmp sgt i64 %267, 0
  %270 = load ptr, ptr %28, align 8
  br label %281

271:
  %272 = getelementptr inbounds double, ptr %268, i64 %240
  %273 = load ptr, ptr %170, align 8
  %274 = getelementptr inbounds i64, ptr %273, i64 %233
  %275 = load i64, ptr %274, align 8
  %276 = and i64 %275, 2
  %277 = icmp eq i64 %276, 0
  %278 = load double, ptr %5, align 16
  %279 = fneg contract double %278
  %280 = shl nsw i64 %233, 1
  br label %327

281:
  %282 = phi i64 [ 0, %264 ], [ %310, %299 ]
  %283 = add nsw i64 %282, %240
  %284 = getelementptr inbounds double, ptr %265, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = mul nsw i64 %283, %267
  %287 = getelementptr inbounds double, ptr %266, i64 %286
  br i1 %269, label %288, label %299

288:
  %289 = phi i64 [ %297, %288 ], [ 0, %281 ]
  %290 = phi double [ %296, %288 ], [ 0.000000e+00, %281 ]
  %291 = getelementptr inbounds double, ptr %287, i64 %289
  %292 = load double, ptr %291, align 8
  %293 = getelementptr inbounds double, ptr %268, i64 %289
  %294 = load double, ptr %293, align 8
  %295 = fmul contract double %292, %294
  %296 = fadd contract double %290, %295
  %297 = add nsw i64 %289, 1
  %298 = icmp eq i64 %297, %267
  br i1 %298, label %299, label %288

299:
  %300 = phi double [ 0.000000e+00, %281 ], [ %296, %288 ]
  %301 = fadd contract double %285, %300
  %302 = load double, ptr %160, align 8
  %303 = getelementptr inbounds double, ptr %268, i64 %283
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %302, %304
  %306 = fadd contract double %301, %305
  %307 = fadd contract double %302, 2.000000e+00
  %308 = fdiv contract double %306, %307
  %309 = getelementptr inbounds double, ptr %270, i64 %283
  store double %308, ptr %309, align 8
  %310 = add nsw i64 %282, 1
  %311 = icmp eq i64 %310, %244
  br i1 %311, label %271, label %281

312:
  %313 = phi i64 [ %319, %312 ], [ 0, %342 ]
  %314 = phi double [ %318, %312 ], [ 0.000000e+00, %342 ]
  %315 = getelementptr inbounds double, ptr %272, i64 %313
  %316 = load double, ptr %315, align 8
  %317 = fmul contract double %316, %316
  %318 = fadd contract double %314, %317
  %319 = add nsw i64 %313, 1
  %320 = icmp eq i64 %319, %244
  br i1 %320, label %321, label %312

321:
  %322 = tail call contract double @llvm.sqrt.f64(double %318)
  %323 = load double, ptr %164, align 16
  %324 = fcmp contract ogt double %322, %323
  br i1 %324, label %325, label %354

325:
  %326 = fdiv contract double %278, %322
  br i1 %277, label %347, label %354

327:
  %328 = phi i64 [ 0, %271 ], [ %345, %342 ]
  br i1 %277, label %335, label %329

329:
  %330 = load ptr, ptr %171, align 8
  %331 = add nsw i64 %328, %280
  %332 = getelementptr inbounds double, ptr %330, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fmul contract double %333, %279
  br label %342

335:
  %336 = getelementptr inbounds double, ptr %272, i64 %328
  %337 = load double, ptr %336, align 8
  %338 = add nsw i64 %328, %240
  %339 = getelementptr inbounds double, ptr %270, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fsub contract double %337, %340
  br label %342

342:
  %343 = phi contract double [ %334, %329 ], [ %341, %335 ]
  %344 = getelementptr inbounds double, ptr %272, i64 %328
  store double %343, ptr %344, align 8
  %345 = add nsw i64 %328, 1
  %346 = icmp eq i64 %345, %244
  br i1 %346, label %312, label %327

347:
  %348 = phi i64 [ %352, %347 ], [ 0, %325 ]
  %349 = getelementptr inbounds double, ptr %272, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = fmul contract double %326, %350
  store double %351, ptr %349, align 8
  %352 = add nsw i64 %348, 1
  %353 = icmp eq i64 %352, %244
  br i1 %353, label %354, label %347

354:
  %355 = load ptr, ptr %169, align 8
  %356 = getelementptr inbounds %struct.Space, ptr %355, i64 0, i32 3
  %357 = load i64, ptr %356, align 8
  %358 = icmp slt i64 %241, %357
  br i1 %358, label %231, label %227

359:
  %360 = tail call fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %33)
  br label %361

361:
  %362 = load double, ptr %160, align 8
  %363 = fcmp contract ugt double %362, 1.000000e-10
  br i1 %363, label %364, label %368

364:
  %365 = fmul contract double %362, %2
  store double %365, ptr %160, align 8
  %366 = load i64, ptr %34, align 8
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %368, label %165

368:
  ret ptr %33
}

define internal fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %2, i64 %5
  %7 = getelementptr inbounds double, ptr %6, i64 %5
  %8 = tail call contract fastcc double @find_off(ptr %0, ptr %1, ptr %7)
  %9 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %10 = icmp sgt i64 %5, 0
  %11 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  br label %14

14:
  %15 = phi i64 [ 0, %3 ], [ %91, %90 ]
  %16 = phi double [ %8, %3 ], [ %69, %90 ]
  br i1 %10, label %17, label %21

17:
  %18 = load ptr, ptr %11, align 8
  %19 = load ptr, ptr %12, align 8
  %20 = load ptr, ptr %13, align 8
  br label %26

21:
  %22 = phi double [ 0.000000e+00, %14 ], [ %38, %26 ]
  %23 = fmul contract double %22, 1.000000e-26
  %24 = fmul contract double %22, %23
  %25 = fcmp contract ogt double %16, %24
  br i1 %25, label %46, label %93

26:
  %27 = phi i64 [ 0, %17 ], [ %44, %26 ]
  %28 = phi double [ 0.000000e+00, %17 ], [ %38, %26 ]
  %29 = getelementptr inbounds double, ptr %18, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call contract double @llvm.fabs.f64(double %30)
  %32 = getelementptr inbounds double, ptr %19, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = tail call contract double @llvm.fabs.f64(double %33)
  %35 = fcmp contract ogt double %31, %34
  %36 = select contract i1 %35, double %31, double %34
  %37 = fcmp contract ogt double %28, %36
  %38 = select contract i1 %37, double %28, double %36
  %39 = getelementptr inbounds double, ptr %20, i64 %27
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %2, i64 %27
  store double %40, ptr %41, align 8
  %42 = load double, ptr %29, align 8
  %43 = getelementptr inbounds double, ptr %6, i64 %27
  store double %42, ptr %43, align 8
  %44 = add nsw i64 %27, 1
  %45 = icmp eq i64 %44, %5
  br i1 %45, label %21, label %26

46:
  %47 = load ptr, ptr %9, align 8
  %48 = tail call contract fastcc double @solve_square(ptr %47, ptr %2, i64 %5, i64 1)
  %49 = fcmp contract oeq double %48, 0.000000e+00
  br i1 %49, label %93, label %50

50:
  br i1 %10, label %51, label %62

51:
  %52 = phi i64 [ %58, %51 ], [ 0, %50 ]
  %53 = phi double [ %57, %51 ], [ 0.000000e+00, %50 ]
  %54 = getelementptr inbounds double, ptr %2, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %55, 0.000000e+00
  %57 = fadd contract double %53, %56
  %58 = add nsw i64 %52, 1
  %59 = icmp eq i64 %58, %5
  br i1 %59, label %60, label %51

60:
  %61 = fcmp contract une double %57, 0.000000e+00
  br i1 %61, label %93, label %62

62:
  br label %63

63:
  %64 = phi i64 [ %87, %86 ], [ 0, %62 ]
  %65 = phi double [ %88, %86 ], [ 1.000000e+00, %62 ]
  br i1 %10, label %66, label %68

66:
  %67 = load ptr, ptr %11, align 8
  br label %75

68:
  %69 = tail call contract fastcc double @find_off(ptr %0, ptr %1, ptr %7)
  %70 = fmul contract double %65, 1.000000e-01
  %71 = fsub contract double 1.000000e+00, %70
  %72 = fmul contract double %71, %71
  %73 = fmul contract double %16, %72
  %74 = fcmp contract olt double %69, %73
  br i1 %74, label %90, label %86

75:
  %76 = phi i64 [ 0, %66 ], [ %84, %75 ]
  %77 = getelementptr inbounds double, ptr %6, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %2, i64 %76
  %80 = load double, ptr %79, align 8
  %81 = fmul contract double %65, %80
  %82 = fsub contract double %78, %81
  %83 = getelementptr inbounds double, ptr %67, i64 %76
  store double %82, ptr %83, align 8
  %84 = add nsw i64 %76, 1
  %85 = icmp eq i64 %84, %5
  br i1 %85, label %68, label %75

86:
  %87 = add nsw i64 %64, 1
  %88 = fmul contract double %65, 5.000000e-01
  %89 = icmp eq i64 %87, 10
  br i1 %89, label %90, label %63

90:
  %91 = add nsw i64 %15, 1
  %92 = icmp eq i64 %91, 25
  br i1 %92, label %93, label %14

93:
  %94 = phi i32 [ 0, %46 ], [ 0, %60 ], [ 1, %21 ], [ 0, %90 ]
  ret i32 %94
}

define internal fastcc double @find_off(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [3 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 4
  %9 = load double, ptr %8, align 8
  %10 = fadd contract double %9, 1.000000e+00
  %11 = fdiv contract double 1.000000e+00, %10
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %13, label %22

13:
  %14 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %21 = load ptr, ptr %20, align 8
  br label %30

22:
  %23 = icmp eq i64 %7, 0
  br i1 %23, label %57, label %24

24:
  %25 = mul i64 %7, %7
  %26 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i64 @llvm.umax.i64(i64 %25, i64 1)
  %29 = shl i64 %28, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %29, i1 false)
  br label %57

30:
  %31 = phi i64 [ 0, %13 ], [ %55, %47 ]
  %32 = getelementptr inbounds double, ptr %15, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = mul nsw i64 %31, %7
  %35 = getelementptr inbounds double, ptr %17, i64 %34
  br label %36

36:
  %37 = phi i64 [ %45, %36 ], [ 0, %30 ]
  %38 = phi double [ %44, %36 ], [ 0.000000e+00, %30 ]
  %39 = getelementptr inbounds double, ptr %35, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %19, i64 %37
  %42 = load double, ptr %41, align 8
  %43 = fmul contract double %40, %42
  %44 = fadd contract double %38, %43
  %45 = add nsw i64 %37, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %47, label %36

47:
  %48 = fadd contract double %33, %44
  %49 = load double, ptr %8, align 8
  %50 = getelementptr inbounds double, ptr %19, i64 %31
  %51 = load double, ptr %50, align 8
  %52 = fmul contract double %49, %51
  %53 = fadd contract double %48, %52
  %54 = getelementptr inbounds double, ptr %21, i64 %31
  store double %53, ptr %54, align 8
  %55 = add nsw i64 %31, 1
  %56 = icmp eq i64 %55, %7
  br i1 %56, label %22, label %30

57:
  %58 = load ptr, ptr %0, align 8
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Space, ptr %59, i64 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %72

63:
  %64 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %68 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %69 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %70 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %71 = add i64 %7, 1
  br label %86

72:
  %73 = getelementptr inbounds %struct.Space, ptr %59, i64 0, i32 3
  %74 = load i64, ptr %73, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %145

76:
  %77 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %78 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %79 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %80 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %81 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 2
  %82 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %83 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %84 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %85 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 1
  br label %159

86:
  %87 = phi i64 [ 0, %63 ], [ %143, %142 ]
  %88 = getelementptr inbounds i64, ptr %65, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = icmp slt i64 %89, 0
  br i1 %90, label %142, label %91

91:
  %92 = load ptr, ptr %66, align 8
  %93 = getelementptr inbounds double, ptr %92, i64 %89
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %67, align 8
  %96 = getelementptr inbounds double, ptr %95, i64 %89
  %97 = load double, ptr %96, align 8
  %98 = fmul contract double %11, %97
  %99 = fsub contract double %94, %98
  %100 = fcmp contract ogt double %99, 0.000000e+00
  %101 = select contract i1 %100, double %98, double %94
  %102 = load ptr, ptr %68, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 %89
  store double %101, ptr %103, align 8
  br i1 %100, label %106, label %104

104:
  %105 = load ptr, ptr %69, align 8
  br label %136

106:
  %107 = load double, ptr %8, align 8
  %108 = load ptr, ptr %69, align 8
  %109 = mul nsw i64 %89, %7
  %110 = add nsw i64 %109, %89
  %111 = getelementptr inbounds double, ptr %108, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fadd contract double %112, -1.000000e+00
  store double %113, ptr %111, align 8
  br i1 %12, label %114, label %136

114:
  %115 = fadd contract double %107, 1.000000e+00
  %116 = fdiv contract double 1.000000e+00, %115
  %117 = load ptr, ptr %70, align 8
  br label %118

118:
  %119 = phi i64 [ 0, %114 ], [ %134, %118 ]
  %120 = add nsw i64 %119, %109
  %121 = getelementptr inbounds double, ptr %117, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = icmp eq i64 %119, %89
  %124 = uitofp i1 %123 to double
  %125 = load double, ptr %8, align 8
  %126 = fmul contract double %125, %124
  %127 = fadd contract double %122, %126
  %128 = fmul contract double %116, %127
  %129 = mul nsw i64 %119, %7
  %130 = add nsw i64 %129, %89
  %131 = getelementptr inbounds double, ptr %108, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fadd contract double %132, %128
  store double %133, ptr %131, align 8
  %134 = add nsw i64 %119, 1
  %135 = icmp eq i64 %134, %7
  br i1 %135, label %136, label %118

136:
  %137 = phi ptr [ %105, %104 ], [ %108, %106 ], [ %108, %118 ]
  %138 = mul i64 %89, %71
  %139 = getelementptr inbounds double, ptr %137, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fadd contract double %140, 1.000000e+00
  store double %141, ptr %139, align 8
  br label %142

142:
  %143 = add nsw i64 %87, 1
  %144 = icmp eq i64 %143, %61
  br i1 %144, label %72, label %86

145:
  %146 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %147 = load ptr, ptr %146, align 8
  br i1 %12, label %148, label %157

148:
  %149 = phi i64 [ %155, %148 ], [ 0, %145 ]
  %150 = phi double [ %154, %148 ], [ 0.000000e+00, %145 ]
  %151 = getelementptr inbounds double, ptr %147, i64 %149
  %152 = load double, ptr %151, align 8
  %153 = fmul contract double %152, %152
  %154 = fadd contract double %150, %153
  %155 = add nsw i64 %149, 1
  %156 = icmp eq i64 %155, %7
  br i1 %156, label %157, label %148

157:
  %158 = phi double [ 0.000000e+00, %145 ], [ %154, %148 ]
  ret double %158

159:
  %160 = phi ptr [ %59, %76 ], [ %395, %393 ]
  %161 = phi ptr [ %58, %76 ], [ %396, %393 ]
  %162 = phi i64 [ 0, %76 ], [ %394, %393 ]
  %163 = load ptr, ptr %77, align 8
  %164 = getelementptr inbounds double, ptr %163, i64 %162
  %165 = load double, ptr %164, align 8
  %166 = fcmp contract une double %165, 0.000000e+00
  br i1 %166, label %169, label %167

167:
  %168 = add nsw i64 %162, 1
  br label %393

169:
  %170 = load ptr, ptr %78, align 8
  %171 = getelementptr inbounds %struct.Space, ptr %160, i64 0, i32 9
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds i64, ptr %172, i64 %162
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds i64, ptr %170, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = add nsw i64 %162, 1
  %178 = getelementptr inbounds i64, ptr %172, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = sub i64 %179, %174
  %181 = load i64, ptr %6, align 8
  %182 = load double, ptr %8, align 8
  %183 = fadd contract double %182, 1.000000e+00
  %184 = fdiv contract double 1.000000e+00, %183
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call fastcc void @load_of(ptr %0, i64 %162, ptr %4, ptr %2)
  %185 = icmp sgt i64 %180, 0
  br i1 %185, label %186, label %198

186:
  %187 = load ptr, ptr %79, align 8
  %188 = load ptr, ptr %80, align 8
  br label %223

189:
  %190 = phi i64 [ %196, %189 ], [ 0, %223 ]
  %191 = phi double [ %195, %189 ], [ 0.000000e+00, %223 ]
  %192 = getelementptr inbounds double, ptr %5, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = fmul contract double %193, %193
  %195 = fadd contract double %191, %194
  %196 = add nsw i64 %190, 1
  %197 = icmp eq i64 %196, %180
  br i1 %197, label %205, label %189

198:
  %199 = getelementptr inbounds %struct.Choices, ptr %161, i64 0, i32 5
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %200, i64 %162
  %202 = load i64, ptr %201, align 8
  %203 = trunc i64 %202 to i32
  %204 = and i32 %203, 2
  br label %235

205:
  %206 = tail call contract double @llvm.sqrt.f64(double %195)
  %207 = getelementptr inbounds %struct.Choices, ptr %161, i64 0, i32 5
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds i64, ptr %208, i64 %162
  %210 = load i64, ptr %209, align 8
  %211 = trunc i64 %210 to i32
  %212 = and i32 %211, 2
  %213 = icmp ne i32 %212, 0
  %214 = load double, ptr %81, align 16
  %215 = fcmp contract ugt double %206, %214
  %216 = select i1 %213, i1 true, i1 %215
  %217 = getelementptr inbounds %struct.Choices, ptr %161, i64 0, i32 3
  %218 = shl nsw i64 %162, 1
  %219 = load double, ptr %4, align 16
  %220 = icmp sgt i64 %181, 0
  %221 = load double, ptr %85, align 8
  %222 = add i64 %181, 1
  br label %239

223:
  %224 = phi i64 [ 0, %186 ], [ %233, %223 ]
  %225 = add nsw i64 %224, %176
  %226 = getelementptr inbounds double, ptr %187, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %188, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = fmul contract double %184, %229
  %231 = fsub contract double %227, %230
  %232 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %224
  store double %231, ptr %232, align 8
  %233 = add nsw i64 %224, 1
  %234 = icmp eq i64 %233, %180
  br i1 %234, label %189, label %223

235:
  %236 = phi i32 [ %204, %198 ], [ %212, %323 ]
  %237 = phi double [ 0.000000e+00, %198 ], [ %206, %323 ]
  %238 = icmp eq i32 %236, 0
  br i1 %238, label %326, label %390

239:
  %240 = phi i64 [ 0, %205 ], [ %324, %323 ]
  br i1 %216, label %284, label %241

241:
  %242 = add i64 %240, %176
  %243 = getelementptr inbounds double, ptr %188, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fmul contract double %184, %244
  %246 = load ptr, ptr %82, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 %242
  store double %245, ptr %247, align 8
  %248 = load double, ptr %8, align 8
  %249 = load ptr, ptr %83, align 8
  %250 = load i64, ptr %6, align 8
  %251 = mul nsw i64 %250, %242
  %252 = add nsw i64 %251, %242
  %253 = getelementptr inbounds double, ptr %249, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = fadd contract double %254, -1.000000e+00
  store double %255, ptr %253, align 8
  %256 = icmp sgt i64 %250, 0
  br i1 %256, label %257, label %279

257:
  %258 = fadd contract double %248, 1.000000e+00
  %259 = fdiv contract double 1.000000e+00, %258
  %260 = load ptr, ptr %84, align 8
  br label %261

261:
  %262 = phi i64 [ 0, %257 ], [ %277, %261 ]
  %263 = add nsw i64 %262, %251
  %264 = getelementptr inbounds double, ptr %260, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = icmp eq i64 %262, %242
  %267 = uitofp i1 %266 to double
  %268 = load double, ptr %8, align 8
  %269 = fmul contract double %268, %267
  %270 = fadd contract double %265, %269
  %271 = fmul contract double %259, %270
  %272 = mul nsw i64 %262, %250
  %273 = add nsw i64 %272, %242
  %274 = getelementptr inbounds double, ptr %249, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fadd contract double %275, %271
  store double %276, ptr %274, align 8
  %277 = add nsw i64 %262, 1
  %278 = icmp eq i64 %277, %250
  br i1 %278, label %279, label %261

279:
  %280 = mul i64 %242, %222
  %281 = getelementptr inbounds double, ptr %249, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fadd contract double %282, 1.000000e+00
  store double %283, ptr %281, align 8
  br label %323

284:
  br i1 %213, label %285, label %291

285:
  %286 = load ptr, ptr %217, align 8
  %287 = add nsw i64 %240, %218
  %288 = getelementptr inbounds double, ptr %286, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fneg contract double %289
  br label %295

291:
  %292 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %240
  %293 = load double, ptr %292, align 8
  %294 = fdiv contract double %293, %206
  br label %295

295:
  %296 = phi contract double [ %290, %285 ], [ %294, %291 ]
  %297 = add i64 %240, %176
  %298 = getelementptr inbounds double, ptr %187, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = fmul contract double %219, %296
  %301 = fsub contract double %299, %300
  %302 = load ptr, ptr %82, align 8
  %303 = getelementptr inbounds double, ptr %302, i64 %297
  store double %301, ptr %303, align 8
  %304 = load ptr, ptr %83, align 8
  %305 = mul i64 %297, %222
  %306 = getelementptr inbounds double, ptr %304, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = fadd contract double %307, 1.000000e+00
  store double %308, ptr %306, align 8
  br i1 %220, label %309, label %323

309:
  %310 = fmul contract double %221, %296
  br label %311

311:
  %312 = phi i64 [ 0, %309 ], [ %321, %311 ]
  %313 = getelementptr inbounds double, ptr %2, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fmul contract double %310, %314
  %316 = mul nsw i64 %312, %181
  %317 = add i64 %316, %297
  %318 = getelementptr inbounds double, ptr %304, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = fsub contract double %319, %315
  store double %320, ptr %318, align 8
  %321 = add nsw i64 %312, 1
  %322 = icmp eq i64 %321, %181
  br i1 %322, label %323, label %311

323:
  %324 = add nsw i64 %240, 1
  %325 = icmp eq i64 %324, %180
  br i1 %325, label %235, label %239

326:
  %327 = load double, ptr %81, align 16
  %328 = fcmp contract ugt double %237, %327
  %329 = icmp sgt i64 %180, 1
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %331, label %390

331:
  %332 = load double, ptr %4, align 16
  %333 = fneg contract double %332
  %334 = fdiv contract double %333, %237
  %335 = load ptr, ptr %83, align 8
  %336 = load i64, ptr %6, align 8
  %337 = icmp sgt i64 %336, 0
  br label %338

338:
  %339 = phi i64 [ 0, %331 ], [ %345, %344 ]
  %340 = add nsw i64 %339, %176
  %341 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %339
  %342 = load double, ptr %341, align 8
  %343 = fdiv contract double %342, %237
  br label %347

344:
  %345 = add nsw i64 %339, 1
  %346 = icmp eq i64 %345, %180
  br i1 %346, label %390, label %338

347:
  %348 = phi i64 [ 0, %338 ], [ %388, %387 ]
  %349 = add nsw i64 %348, %176
  %350 = icmp eq i64 %339, %348
  %351 = uitofp i1 %350 to double
  %352 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %348
  %353 = load double, ptr %352, align 8
  %354 = fdiv contract double %353, %237
  %355 = fmul contract double %343, %354
  %356 = fsub contract double %351, %355
  %357 = fmul contract double %334, %356
  %358 = load double, ptr %8, align 8
  %359 = mul nsw i64 %349, %336
  %360 = add nsw i64 %359, %340
  %361 = getelementptr inbounds double, ptr %335, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = fadd contract double %362, %357
  store double %363, ptr %361, align 8
  br i1 %337, label %364, label %387

364:
  %365 = fadd contract double %358, 1.000000e+00
  %366 = fdiv contract double 1.000000e+00, %365
  %367 = fmul contract double %366, %357
  %368 = load ptr, ptr %84, align 8
  br label %369

369:
  %370 = phi i64 [ 0, %364 ], [ %385, %369 ]
  %371 = add nsw i64 %370, %359
  %372 = getelementptr inbounds double, ptr %368, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = icmp eq i64 %370, %349
  %375 = uitofp i1 %374 to double
  %376 = load double, ptr %8, align 8
  %377 = fmul contract double %376, %375
  %378 = fadd contract double %373, %377
  %379 = fmul contract double %367, %378
  %380 = mul nsw i64 %370, %336
  %381 = add nsw i64 %380, %340
  %382 = getelementptr inbounds double, ptr %335, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = fsub contract double %383, %379
  store double %384, ptr %382, align 8
  %385 = add nsw i64 %370, 1
  %386 = icmp eq i64 %385, %336
  br i1 %386, label %387, label %369

387:
  %388 = add nsw i64 %348, 1
  %389 = icmp eq i64 %388, %180
  br i1 %389, label %344, label %347

390:
  %391 = load ptr, ptr %0, align 8
  %392 = load ptr, ptr %391, align 8
  br label %393

393:
  %394 = phi i64 [ %168, %167 ], [ %177, %390 ]
  %395 = phi ptr [ %160, %167 ], [ %392, %390 ]
  %396 = phi ptr [ %161, %167 ], [ %391, %390 ]
  %397 = getelementptr inbounds %struct.Space, ptr %395, i64 0, i32 3
  %398 = load i64, ptr %397, align 8
  %399 = icmp slt i64 %394, %398
  br i1 %399, label %159, label %145
}

define internal fastcc void @load_of(ptr %0, i64 %1, ptr %2, ptr %3) {
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = mul nsw i64 %1, 7
  %12 = getelementptr inbounds i64, ptr %10, i64 %11
  %13 = getelementptr inbounds i64, ptr %12, i64 5
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 4
  %18 = load double, ptr %17, align 8
  %19 = fadd contract double %18, 1.000000e+00
  %20 = fdiv contract double 1.000000e+00, %19
  %21 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 9
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i64, ptr %24, i64 %1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %22, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = icmp sgt i64 %16, 0
  br i1 %29, label %30, label %32

30:
  %31 = shl i64 %16, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %31, i1 false)
  br label %32

32:
  %33 = icmp sgt i64 %14, -1
  br i1 %33, label %34, label %77

34:
  %35 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %14
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %38
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %38
  %46 = load double, ptr %45, align 8
  %47 = fmul contract double %20, %46
  %48 = fsub contract double %42, %47
  %49 = fcmp contract ogt double %48, 0.000000e+00
  %50 = select contract i1 %49, double %48, double 0.000000e+00
  %51 = getelementptr inbounds double, ptr %22, i64 %14
  %52 = load double, ptr %51, align 8
  %53 = fdiv contract double %50, %52
  %54 = fcmp contract ogt double %53, 0.000000e+00
  %55 = select i1 %29, i1 %54, i1 false
  br i1 %55, label %56, label %194

56:
  %57 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %58 = load ptr, ptr %57, align 8
  %59 = mul nsw i64 %38, %16
  br label %60

60:
  %61 = phi i64 [ 0, %56 ], [ %75, %60 ]
  %62 = icmp eq i64 %38, %61
  %63 = uitofp i1 %62 to double
  %64 = add nsw i64 %61, %59
  %65 = getelementptr inbounds double, ptr %58, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %17, align 8
  %68 = fmul contract double %67, %63
  %69 = fadd contract double %66, %68
  %70 = fmul contract double %20, %69
  %71 = fsub contract double %63, %70
  %72 = load double, ptr %51, align 8
  %73 = fdiv contract double %71, %72
  %74 = getelementptr inbounds double, ptr %3, i64 %61
  store double %73, ptr %74, align 8
  %75 = add nsw i64 %61, 1
  %76 = icmp slt i64 %75, %16
  br i1 %76, label %60, label %194

77:
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(24) %6, ptr align 16 dereferenceable(24) @__const.load_of.unit, i64 24, i1 false)
  %78 = getelementptr inbounds i64, ptr %12, i64 6
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %85

81:
  %82 = getelementptr inbounds i64, ptr %12, i64 2
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %171

85:
  %86 = phi i64 [ %83, %81 ], [ 1, %77 ]
  %87 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 20
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 5
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %1
  %92 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 21
  %93 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 4
  %94 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 2
  %95 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  br label %97

96:
  br i1 %80, label %134, label %132

97:
  %98 = phi i64 [ 0, %85 ], [ %111, %110 ]
  %99 = add nsw i64 %91, %98
  %100 = getelementptr inbounds double, ptr %88, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %98
  store double %101, ptr %102, align 8
  br i1 %29, label %103, label %110

103:
  %104 = load ptr, ptr %92, align 8
  %105 = load i64, ptr %93, align 8
  %106 = mul nsw i64 %105, %1
  %107 = load ptr, ptr %94, align 8
  %108 = load ptr, ptr %95, align 8
  br label %113

109:
  store double %129, ptr %102, align 8
  br label %110

110:
  %111 = add nsw i64 %98, 1
  %112 = icmp eq i64 %111, %86
  br i1 %112, label %96, label %97

113:
  %114 = phi double [ %101, %103 ], [ %129, %113 ]
  %115 = phi i64 [ 0, %103 ], [ %130, %113 ]
  %116 = getelementptr inbounds i64, ptr %107, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %117, %106
  %119 = mul nsw i64 %118, %90
  %120 = add nsw i64 %119, %98
  %121 = getelementptr inbounds double, ptr %104, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %108, i64 %115
  %124 = load double, ptr %123, align 8
  %125 = fmul contract double %122, %124
  %126 = getelementptr inbounds double, ptr %22, i64 %117
  %127 = load double, ptr %126, align 8
  %128 = fdiv contract double %125, %127
  %129 = fadd contract double %114, %128
  %130 = add nsw i64 %115, 1
  %131 = icmp eq i64 %130, %16
  br i1 %131, label %109, label %113

132:
  %133 = load double, ptr %5, align 16
  br label %155

134:
  %135 = phi i64 [ %141, %134 ], [ 0, %96 ]
  %136 = phi double [ %140, %134 ], [ 0.000000e+00, %96 ]
  %137 = getelementptr inbounds double, ptr %5, i64 %135
  %138 = load double, ptr %137, align 8
  %139 = fmul contract double %138, %138
  %140 = fadd contract double %136, %139
  %141 = add nsw i64 %135, 1
  %142 = icmp eq i64 %141, %86
  br i1 %142, label %143, label %134

143:
  %144 = tail call contract double @llvm.sqrt.f64(double %140)
  %145 = fcmp contract ogt double %144, 0.000000e+00
  %146 = select i1 %80, i1 %145, i1 false
  br i1 %146, label %147, label %155

147:
  %148 = phi i64 [ %153, %147 ], [ 0, %143 ]
  %149 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fdiv contract double %150, %144
  %152 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %148
  store double %151, ptr %152, align 8
  %153 = add nsw i64 %148, 1
  %154 = icmp eq i64 %153, %86
  br i1 %154, label %155, label %147

155:
  %156 = phi double [ %144, %143 ], [ %133, %132 ], [ %144, %147 ]
  %157 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 21
  %158 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 5
  %159 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 4
  %160 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 2
  br label %161

161:
  %162 = phi i64 [ 0, %155 ], [ %174, %173 ]
  br i1 %29, label %163, label %173

163:
  %164 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %162
  %165 = load double, ptr %164, align 8
  %166 = load ptr, ptr %157, align 8
  %167 = load i64, ptr %158, align 8
  %168 = load i64, ptr %159, align 8
  %169 = mul nsw i64 %168, %1
  %170 = load ptr, ptr %160, align 8
  br label %176

171:
  %172 = phi double [ 0.000000e+00, %81 ], [ %156, %173 ]
  br label %194

173:
  %174 = add nsw i64 %162, 1
  %175 = icmp eq i64 %174, %86
  br i1 %175, label %171, label %161

176:
  %177 = phi i64 [ 0, %163 ], [ %192, %176 ]
  %178 = getelementptr inbounds i64, ptr %170, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = add nsw i64 %179, %169
  %181 = mul nsw i64 %180, %167
  %182 = add nsw i64 %181, %162
  %183 = getelementptr inbounds double, ptr %166, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fmul contract double %165, %184
  %186 = getelementptr inbounds double, ptr %22, i64 %179
  %187 = load double, ptr %186, align 8
  %188 = fdiv contract double %185, %187
  %189 = getelementptr inbounds double, ptr %3, i64 %177
  %190 = load double, ptr %189, align 8
  %191 = fadd contract double %190, %188
  store double %191, ptr %189, align 8
  %192 = add nsw i64 %177, 1
  %193 = icmp eq i64 %192, %16
  br i1 %193, label %173, label %176

194:
  %195 = phi double [ %172, %171 ], [ %53, %34 ], [ %53, %60 ]
  %196 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 1
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %197, i64 %1
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds double, ptr %2, i64 1
  store double %199, ptr %200, align 8
  store double %199, ptr %2, align 8
  %201 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 2
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds double, ptr %202, i64 %1
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds double, ptr %2, i64 2
  store double %204, ptr %205, align 8
  %206 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 6
  %207 = load ptr, ptr %206, align 8
  %208 = icmp eq ptr %207, null
  br i1 %208, label %234, label %209

209:
  %210 = getelementptr inbounds ptr, ptr %207, i64 %1
  %211 = load ptr, ptr %210, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %234, label %213

213:
  %214 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 8
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 11
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds double, ptr %215, i64 %217
  store double %195, ptr %218, align 8
  %219 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 7
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 9
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 10
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %224, i64 3
  tail call void %211(ptr %220, ptr %215, ptr %222, ptr %224, ptr %225)
  %226 = load ptr, ptr %223, align 8
  br label %227

227:
  %228 = phi i64 [ 0, %213 ], [ %232, %227 ]
  %229 = getelementptr inbounds double, ptr %226, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = getelementptr inbounds double, ptr %2, i64 %228
  store double %230, ptr %231, align 8
  %232 = add nsw i64 %228, 1
  %233 = icmp eq i64 %232, 3
  br i1 %233, label %234, label %227

234:
  %235 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 5
  %236 = load ptr, ptr %235, align 8
  %237 = getelementptr inbounds i64, ptr %236, i64 %1
  %238 = load i64, ptr %237, align 8
  %239 = and i64 %238, 4
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %244, label %241

241:
  %242 = fcmp contract ogt double %195, 0.000000e+00
  %243 = select contract i1 %242, double 0x7FF0000000000000, double 0.000000e+00
  br label %253

244:
  %245 = and i64 %238, 8
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %250, label %247

247:
  %248 = load double, ptr %2, align 8
  %249 = fmul contract double %195, %248
  br label %253

250:
  %251 = load double, ptr %205, align 8
  %252 = fmul contract double %195, %251
  br label %253

253:
  %254 = phi contract double [ %243, %241 ], [ %249, %247 ], [ %252, %250 ]
  store double %254, ptr %205, align 8
  %255 = load double, ptr %2, align 8
  %256 = fmul contract double %195, %255
  store double %256, ptr %2, align 8
  br label %258

257:
  ret void

258:
  %259 = phi i64 [ 0, %253 ], [ %263, %258 ]
  %260 = getelementptr inbounds double, ptr %2, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fmul contract double %28, %261
  store double %262, ptr %260, align 8
  %263 = add nsw i64 %259, 1
  %264 = icmp eq i64 %263, 3
  br i1 %264, label %257, label %258
}

define internal fastcc i32 @find_turns(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Affine, align 8
  store ptr %5, ptr %7, align 8
  %9 = call fastcc i32 @find_affine(ptr %0, ptr %1, i64 -1, ptr %8, ptr %7)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:
  br label %74

12:
  %13 = getelementptr inbounds %struct.Affine, ptr %8, i64 0, i32 2
  %14 = load i64, ptr %8, align 8
  %15 = icmp sgt i64 %14, 0
  %16 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %17 = load ptr, ptr %13, align 8
  %18 = load ptr, ptr %7, align 8
  br label %19

19:
  %20 = phi i64 [ %42, %39 ], [ 0, %12 ]
  br i1 %15, label %21, label %35

21:
  %22 = load ptr, ptr %16, align 8
  %23 = icmp eq ptr %22, null
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %33, %32 ]
  br i1 %23, label %32, label %26

26:
  %27 = getelementptr inbounds i64, ptr %17, i64 %25
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %22, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %35

32:
  %33 = add nsw i64 %25, 1
  %34 = icmp eq i64 %33, %14
  br i1 %34, label %35, label %24

35:
  %36 = phi i64 [ 1, %19 ], [ 7, %26 ], [ 1, %32 ]
  %37 = icmp ult i64 %20, %36
  br i1 %37, label %39, label %38

38:
  br label %74

39:
  %40 = call fastcc i32 @fill_set(ptr %0, ptr %8, i64 %20, ptr %1, ptr %18)
  %41 = icmp eq i32 %40, 0
  %42 = add nsw i64 %20, 1
  br i1 %41, label %19, label %43

43:
  %44 = icmp sgt i64 %3, 0
  br i1 %44, label %45, label %74

45:
  %46 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds %struct.Space, ptr %48, i64 0, i32 9
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %52 = load ptr, ptr %51, align 8
  br label %53

53:
  %54 = phi i64 [ 0, %45 ], [ %72, %53 ]
  %55 = getelementptr inbounds i64, ptr %2, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i64, ptr %50, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %47, i64 %58
  %60 = shl nsw i64 %56, 1
  %61 = getelementptr inbounds double, ptr %52, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %59, i64 1
  %64 = load double, ptr %63, align 8
  %65 = fmul contract double %62, %64
  %66 = getelementptr inbounds double, ptr %61, i64 1
  %67 = load double, ptr %66, align 8
  %68 = load double, ptr %59, align 8
  %69 = fmul contract double %67, %68
  %70 = fsub contract double %65, %69
  %71 = getelementptr inbounds double, ptr %4, i64 %54
  store double %70, ptr %71, align 8
  %72 = add nsw i64 %54, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %74, label %53

74:
  %75 = phi i32 [ 0, %11 ], [ 0, %38 ], [ 1, %43 ], [ 1, %53 ]
  ret i32 %75
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.minnum.f64(double, double)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)
