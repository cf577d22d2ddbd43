; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
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
  %4 = alloca [3 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca %struct.Giving, align 8
  %7 = alloca %struct.Set, align 8
  %8 = alloca [4 x double], align 16
  %9 = alloca %struct.Set, align 8
  %10 = alloca %struct.Search, align 8
  %11 = alloca %struct.Set, align 8
  %12 = alloca %struct.Set, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds %struct.Space, ptr %13, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Space, ptr %13, i64 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = shl nsw i64 %17, 2
  %19 = getelementptr inbounds %struct.Space, ptr %13, i64 0, i32 9
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %20, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = shl nsw i64 %22, 1
  %24 = add i64 %15, 1
  %25 = add i64 %24, %18
  %26 = add i64 %25, %23
  %27 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 17
  %28 = load ptr, ptr %27, align 8
  store i64 0, ptr %10, align 8
  %29 = getelementptr inbounds %struct.Search, ptr %10, i64 0, i32 1
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Search, ptr %10, i64 0, i32 2
  %31 = shl nsw i64 %26, 5
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  store ptr %32, ptr %30, align 8
  %33 = getelementptr double, ptr %32, i64 %26
  %34 = getelementptr inbounds double, ptr %33, i64 %15
  %35 = getelementptr inbounds double, ptr %34, i64 %17
  %36 = shl nsw i64 %17, 1
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  store ptr %33, ptr %11, align 8
  %38 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 1
  store ptr %34, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 2
  store ptr %35, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 3
  store ptr %37, ptr %40, align 8
  %41 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 4
  %42 = getelementptr inbounds double, ptr %37, i64 %22
  store ptr %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 5
  %44 = getelementptr inbounds double, ptr %37, i64 %23
  store ptr %44, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Set, ptr %11, i64 0, i32 6
  %46 = getelementptr inbounds double, ptr %44, i64 %17
  store ptr %46, ptr %45, align 8
  tail call fastcc void @measure(ptr %0)
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds %struct.Space, ptr %47, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %54

51:
  %52 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %53 = load ptr, ptr %52, align 8
  br label %63

54:
  %55 = phi i64 [ 0, %1 ], [ %69, %63 ]
  %56 = getelementptr inbounds %struct.Space, ptr %47, i64 0, i32 3
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %72

59:
  %60 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Space, ptr %47, i64 0, i32 7
  br label %75

63:
  %64 = phi i64 [ 0, %51 ], [ %70, %63 ]
  %65 = phi i64 [ 0, %51 ], [ %69, %63 ]
  %66 = getelementptr inbounds i64, ptr %53, i64 %64
  %67 = load i64, ptr %66, align 8
  %68 = and i64 %67, 1
  %69 = add nsw i64 %68, %65
  %70 = add nsw i64 %64, 1
  %71 = icmp eq i64 %70, %49
  br i1 %71, label %54, label %63

72:
  %73 = phi i64 [ %55, %54 ], [ %92, %89 ]
  call fastcc void @begin_modes(ptr %0, ptr %11, i64 0, i64 0)
  %74 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  br label %95

75:
  %76 = phi i64 [ 0, %59 ], [ %93, %89 ]
  %77 = phi i64 [ %55, %59 ], [ %92, %89 ]
  %78 = getelementptr inbounds i64, ptr %61, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 1
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %89, label %82

82:
  %83 = load ptr, ptr %62, align 8
  %84 = mul nsw i64 %76, 7
  %85 = getelementptr inbounds i64, ptr %83, i64 5
  %86 = getelementptr inbounds i64, ptr %85, i64 %84
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %87, 0
  br label %89

89:
  %90 = phi i1 [ false, %75 ], [ %88, %82 ]
  %91 = zext i1 %90 to i64
  %92 = add nsw i64 %77, %91
  %93 = add nsw i64 %76, 1
  %94 = icmp eq i64 %93, %57
  br i1 %94, label %72, label %75

95:
  %96 = phi i64 [ 0, %72 ], [ %127, %130 ]
  %97 = phi i64 [ 0, %72 ], [ %128, %130 ]
  %98 = load ptr, ptr %0, align 8
  %99 = getelementptr inbounds %struct.Space, ptr %98, i64 0, i32 3
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %123

102:
  %103 = phi i64 [ %121, %118 ], [ 0, %95 ]
  %104 = phi i64 [ %120, %118 ], [ 0, %95 ]
  %105 = getelementptr inbounds double, ptr %34, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = fcmp oeq double %106, 2.000000e+00
  br i1 %107, label %108, label %118

108:
  %109 = load ptr, ptr %74, align 8
  %110 = getelementptr inbounds i64, ptr %109, i64 %103
  %111 = load i64, ptr %110, align 8
  %112 = and i64 %111, 4
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %123

114:
  %115 = lshr i64 %111, 1
  %116 = and i64 %115, 1
  %117 = xor i64 %116, 1
  br label %118

118:
  %119 = phi i64 [ %117, %114 ], [ 0, %102 ]
  %120 = add nsw i64 %119, %104
  %121 = add nsw i64 %103, 1
  %122 = icmp eq i64 %121, %100
  br i1 %122, label %123, label %102

123:
  %124 = phi i64 [ 0, %95 ], [ %120, %118 ], [ -1, %108 ]
  %125 = icmp sgt i64 %124, -1
  %126 = zext i1 %125 to i64
  %127 = add nsw i64 %96, %126
  %128 = tail call i64 @llvm.smax.i64(i64 %124, i64 %97)
  %129 = icmp ult i64 %127, 301
  br i1 %129, label %130, label %137

130:
  %131 = call fastcc i32 @next_modes(ptr %0, ptr %11)
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %95

133:
  %134 = load ptr, ptr %0, align 8
  %135 = getelementptr inbounds %struct.Space, ptr %134, i64 0, i32 3
  %136 = load i64, ptr %135, align 8
  br label %137

137:
  %138 = phi i64 [ %136, %133 ], [ %100, %123 ]
  %139 = phi ptr [ %134, %133 ], [ %98, %123 ]
  %140 = icmp ugt i64 %73, 2
  %141 = select i1 %140, i64 0, i64 %128
  %142 = getelementptr inbounds %struct.Space, ptr %139, i64 0, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds %struct.Space, ptr %139, i64 0, i32 9
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds i64, ptr %145, i64 %138
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %33, i64 %143
  %149 = getelementptr inbounds double, ptr %148, i64 %138
  %150 = shl i64 %138, 1
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  store ptr %33, ptr %9, align 8
  %152 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 1
  store ptr %148, ptr %152, align 8
  %153 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 2
  store ptr %149, ptr %153, align 8
  %154 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 3
  store ptr %151, ptr %154, align 8
  %155 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 4
  %156 = getelementptr inbounds double, ptr %151, i64 %147
  store ptr %156, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 5
  %158 = shl nsw i64 %147, 1
  %159 = getelementptr inbounds double, ptr %151, i64 %158
  store ptr %159, ptr %157, align 8
  %160 = getelementptr inbounds %struct.Set, ptr %9, i64 0, i32 6
  %161 = getelementptr inbounds double, ptr %159, i64 %138
  store ptr %161, ptr %160, align 8
  %162 = shl nsw i64 %138, 2
  %163 = add i64 %143, 1
  %164 = add i64 %163, %162
  %165 = add i64 %164, %158
  %166 = getelementptr inbounds double, ptr %33, i64 %165
  %167 = icmp sgt i64 %138, 0
  br i1 %167, label %168, label %170

168:
  %169 = load ptr, ptr %74, align 8
  br label %176

170:
  %171 = phi i64 [ -1, %137 ], [ %185, %176 ]
  %172 = icmp sgt i64 %143, 0
  br i1 %172, label %173, label %197

173:
  %174 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %175 = load ptr, ptr %174, align 8
  br label %188

176:
  %177 = phi i64 [ -1, %168 ], [ %185, %176 ]
  %178 = phi i64 [ 0, %168 ], [ %186, %176 ]
  %179 = getelementptr inbounds i64, ptr %169, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = and i64 %180, 1
  %182 = icmp eq i64 %181, 0
  %183 = icmp slt i64 %177, 0
  %184 = select i1 %183, i64 %178, i64 %138
  %185 = select i1 %182, i64 %177, i64 %184
  %186 = add nsw i64 %178, 1
  %187 = icmp eq i64 %186, %138
  br i1 %187, label %170, label %176

188:
  %189 = phi i64 [ 0, %173 ], [ %195, %194 ]
  %190 = getelementptr inbounds i64, ptr %175, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = and i64 %191, 1
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %197

194:
  %195 = add nsw i64 %189, 1
  %196 = icmp eq i64 %195, %143
  br i1 %196, label %197, label %188

197:
  %198 = phi i64 [ 0, %170 ], [ %143, %194 ], [ %189, %188 ]
  %199 = icmp ne i64 %73, 1
  %200 = icmp slt i64 %171, 0
  %201 = select i1 %199, i1 true, i1 %200
  %202 = icmp eq i64 %171, %138
  %203 = select i1 %201, i1 true, i1 %202
  br i1 %203, label %406, label %204

204:
  %205 = getelementptr inbounds %struct.Space, ptr %139, i64 0, i32 7
  %206 = load ptr, ptr %205, align 8
  %207 = mul nsw i64 %171, 7
  %208 = getelementptr inbounds i64, ptr %206, i64 %207
  %209 = getelementptr inbounds i64, ptr %208, i64 5
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, %198
  br i1 %211, label %212, label %406

212:
  %213 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds i64, ptr %214, i64 %198
  %216 = load i64, ptr %215, align 8
  %217 = and i64 %216, 2
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %406

219:
  %220 = load ptr, ptr %74, align 8
  %221 = getelementptr inbounds i64, ptr %220, i64 %171
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, 1
  br i1 %223, label %224, label %406

224:
  %225 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %226 = load ptr, ptr %225, align 8
  %227 = icmp eq ptr %226, null
  br i1 %227, label %232, label %228

228:
  %229 = getelementptr inbounds ptr, ptr %226, i64 %171
  %230 = load ptr, ptr %229, align 8
  %231 = icmp eq ptr %230, null
  br i1 %231, label %232, label %406

232:
  %233 = getelementptr inbounds %struct.Space, ptr %139, i64 0, i32 14
  %234 = load ptr, ptr %233, align 8
  %235 = mul nsw i64 %198, %147
  %236 = add nsw i64 %235, %198
  %237 = getelementptr inbounds double, ptr %234, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %234, i64 %235
  %240 = getelementptr inbounds i64, ptr %145, i64 %171
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %239, i64 %241
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %243 = add nsw i64 %171, 1
  %244 = getelementptr inbounds i64, ptr %145, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = sub i64 %245, %241
  %247 = fcmp ogt double %238, 0.000000e+00
  br i1 %247, label %248, label %317

248:
  %249 = icmp sgt i64 %246, 0
  br i1 %249, label %250, label %264

250:
  %251 = phi i64 [ %280, %279 ], [ 0, %248 ]
  %252 = add nsw i64 %251, %241
  %253 = mul nsw i64 %252, %147
  %254 = add nsw i64 %253, %241
  %255 = getelementptr inbounds double, ptr %242, i64 %251
  %256 = load double, ptr %255, align 8
  %257 = shl nsw i64 %251, 1
  br label %282

258:
  %259 = load double, ptr %8, align 16
  %260 = getelementptr inbounds [4 x double], ptr %8, i64 0, i64 3
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds [4 x double], ptr %8, i64 0, i64 1
  %263 = load double, ptr %262, align 8
  br label %264

264:
  %265 = phi double [ %263, %258 ], [ 0.000000e+00, %248 ]
  %266 = phi double [ %261, %258 ], [ 0.000000e+00, %248 ]
  %267 = phi double [ %259, %258 ], [ 0.000000e+00, %248 ]
  %268 = fadd double %266, %267
  %269 = fmul double %268, 5.000000e-01
  %270 = fsub double %267, %266
  %271 = fmul double %270, 2.500000e-01
  %272 = fmul double %265, %265
  %273 = tail call double @llvm.fmuladd.f64(double %271, double %270, double %272)
  %274 = tail call double @llvm.sqrt.f64(double %273)
  %275 = icmp eq i64 %246, 1
  %276 = fsub double %269, %274
  %277 = select i1 %275, double %267, double %276
  %278 = fcmp ogt double %277, 0.000000e+00
  br i1 %278, label %296, label %317

279:
  %280 = add nsw i64 %251, 1
  %281 = icmp eq i64 %280, %246
  br i1 %281, label %258, label %250

282:
  %283 = phi i64 [ 0, %250 ], [ %294, %282 ]
  %284 = add nsw i64 %254, %283
  %285 = getelementptr inbounds double, ptr %234, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %242, i64 %283
  %288 = load double, ptr %287, align 8
  %289 = fmul double %256, %288
  %290 = fdiv double %289, %238
  %291 = fsub double %286, %290
  %292 = add nsw i64 %283, %257
  %293 = getelementptr inbounds [4 x double], ptr %8, i64 0, i64 %292
  store double %291, ptr %293, align 8
  %294 = add nsw i64 %283, 1
  %295 = icmp eq i64 %294, %246
  br i1 %295, label %279, label %282

296:
  %297 = fadd double %269, %274
  %298 = select i1 %275, double %267, double %297
  %299 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %300 = load ptr, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %300, i64 %171
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %304, i64 %171
  %306 = load double, ptr %305, align 8
  %307 = fcmp ogt double %302, %306
  %308 = select i1 %307, double %302, double %306
  br i1 %249, label %309, label %318

309:
  %310 = phi i64 [ %315, %309 ], [ 0, %296 ]
  %311 = phi double [ %314, %309 ], [ 0.000000e+00, %296 ]
  %312 = getelementptr inbounds double, ptr %242, i64 %310
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.fmuladd.f64(double %313, double %313, double %311)
  %315 = add nsw i64 %310, 1
  %316 = icmp eq i64 %315, %246
  br i1 %316, label %318, label %309

317:
  br label %406

318:
  %319 = phi double [ 0.000000e+00, %296 ], [ %314, %309 ]
  %320 = tail call double @llvm.sqrt.f64(double %319)
  %321 = fmul double %308, %320
  %322 = fmul double %298, %321
  %323 = fmul double %238, %277
  %324 = fcmp uge double %322, %323
  br i1 %324, label %406, label %325

325:
  br i1 %172, label %329, label %326

326:
  br i1 %167, label %327, label %382

327:
  %328 = getelementptr i64, ptr %206, i64 5
  br label %338

329:
  %330 = phi i64 [ %336, %329 ], [ 0, %325 ]
  %331 = getelementptr inbounds i64, ptr %214, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %332, 1
  %334 = uitofp i1 %333 to double
  %335 = getelementptr inbounds double, ptr %33, i64 %330
  store double %334, ptr %335, align 8
  %336 = add nsw i64 %330, 1
  %337 = icmp eq i64 %336, %143
  br i1 %337, label %326, label %329

338:
  %339 = phi i64 [ 0, %327 ], [ %361, %357 ]
  %340 = getelementptr inbounds i64, ptr %220, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = and i64 %341, 1
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %357, label %344

344:
  %345 = mul nsw i64 %339, 7
  %346 = getelementptr i64, ptr %328, i64 %345
  %347 = load i64, ptr %346, align 8
  %348 = icmp slt i64 %347, 0
  br i1 %348, label %353, label %349

349:
  %350 = getelementptr inbounds double, ptr %33, i64 %347
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %351, 0.000000e+00
  br i1 %352, label %353, label %357

353:
  %354 = and i64 %341, 2
  %355 = icmp eq i64 %354, 0
  %356 = select i1 %355, i32 1, i32 2
  br label %357

357:
  %358 = phi i32 [ %356, %353 ], [ 0, %349 ], [ 0, %338 ]
  %359 = sitofp i32 %358 to double
  %360 = getelementptr inbounds double, ptr %148, i64 %339
  store double %359, ptr %360, align 8
  %361 = add nsw i64 %339, 1
  %362 = icmp eq i64 %361, %138
  br i1 %362, label %363, label %338

363:
  %364 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %365 = tail call i64 @llvm.smax.i64(i64 %150, i64 1)
  br label %366

366:
  %367 = phi i64 [ 0, %363 ], [ %380, %377 ]
  %368 = lshr i64 %367, 1
  %369 = getelementptr inbounds i64, ptr %220, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = and i64 %370, 2
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %377, label %373

373:
  %374 = load ptr, ptr %364, align 8
  %375 = getelementptr inbounds double, ptr %374, i64 %367
  %376 = load double, ptr %375, align 8
  br label %377

377:
  %378 = phi double [ %376, %373 ], [ 0.000000e+00, %366 ]
  %379 = getelementptr inbounds double, ptr %149, i64 %367
  store double %378, ptr %379, align 8
  %380 = add nsw i64 %367, 1
  %381 = icmp eq i64 %380, %365
  br i1 %381, label %382, label %366

382:
  call fastcc void @consider_ways(ptr %0, ptr %33, ptr %10, ptr %166)
  %383 = load i64, ptr %10, align 8
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %405, label %385

385:
  %386 = load ptr, ptr %29, align 8
  %387 = load ptr, ptr %0, align 8
  %388 = getelementptr inbounds %struct.Space, ptr %387, i64 0, i32 2
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Space, ptr %387, i64 0, i32 3
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds %struct.Space, ptr %387, i64 0, i32 9
  %393 = load ptr, ptr %392, align 8
  %394 = getelementptr inbounds i64, ptr %393, i64 %391
  %395 = load i64, ptr %394, align 8
  %396 = getelementptr inbounds double, ptr %386, i64 %389
  %397 = getelementptr inbounds double, ptr %396, i64 %391
  %398 = shl nsw i64 %391, 1
  %399 = getelementptr inbounds double, ptr %397, i64 %398
  %400 = shl nsw i64 %395, 1
  %401 = getelementptr inbounds double, ptr %399, i64 %400
  %402 = getelementptr inbounds double, ptr %401, i64 %391
  %403 = load double, ptr %402, align 8
  %404 = fcmp oeq double %403, 0.000000e+00
  br i1 %404, label %517, label %405

405:
  store i64 0, ptr %10, align 8
  br label %406

406:
  %407 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %408 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  br label %409

409:
  %410 = phi i64 [ 0, %406 ], [ %515, %514 ]
  %411 = load ptr, ptr %0, align 8
  %412 = getelementptr inbounds %struct.Space, ptr %411, i64 0, i32 2
  %413 = load i64, ptr %412, align 8
  %414 = icmp sgt i64 %413, 0
  br i1 %414, label %415, label %417

415:
  %416 = load ptr, ptr %407, align 8
  br label %424

417:
  %418 = getelementptr inbounds %struct.Space, ptr %411, i64 0, i32 3
  %419 = load i64, ptr %418, align 8
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %460

421:
  %422 = load ptr, ptr %74, align 8
  %423 = getelementptr inbounds %struct.Space, ptr %411, i64 0, i32 7
  br label %433

424:
  %425 = phi i64 [ 0, %415 ], [ %431, %424 ]
  %426 = getelementptr inbounds i64, ptr %416, i64 %425
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, 1
  %429 = uitofp i1 %428 to double
  %430 = getelementptr inbounds double, ptr %33, i64 %425
  store double %429, ptr %430, align 8
  %431 = add nsw i64 %425, 1
  %432 = icmp eq i64 %431, %413
  br i1 %432, label %417, label %424

433:
  %434 = phi i64 [ 0, %421 ], [ %458, %454 ]
  %435 = getelementptr inbounds i64, ptr %422, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = and i64 %436, 1
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %454, label %439

439:
  %440 = load ptr, ptr %423, align 8
  %441 = mul nsw i64 %434, 7
  %442 = getelementptr i64, ptr %440, i64 5
  %443 = getelementptr i64, ptr %442, i64 %441
  %444 = load i64, ptr %443, align 8
  %445 = icmp slt i64 %444, 0
  br i1 %445, label %450, label %446

446:
  %447 = getelementptr inbounds double, ptr %33, i64 %444
  %448 = load double, ptr %447, align 8
  %449 = fcmp ogt double %448, 0.000000e+00
  br i1 %449, label %450, label %454

450:
  %451 = and i64 %436, 2
  %452 = icmp eq i64 %451, 0
  %453 = select i1 %452, i32 1, i32 2
  br label %454

454:
  %455 = phi i32 [ %453, %450 ], [ 0, %446 ], [ 0, %433 ]
  %456 = sitofp i32 %455 to double
  %457 = getelementptr inbounds double, ptr %148, i64 %434
  store double %456, ptr %457, align 8
  %458 = add nsw i64 %434, 1
  %459 = icmp eq i64 %458, %419
  br i1 %459, label %460, label %433

460:
  br label %461

461:
  %462 = load ptr, ptr %0, align 8
  %463 = getelementptr inbounds %struct.Space, ptr %462, i64 0, i32 3
  %464 = load i64, ptr %463, align 8
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %466, label %506

466:
  %467 = shl i64 %464, 1
  %468 = load ptr, ptr %74, align 8
  %469 = tail call i64 @llvm.smax.i64(i64 %467, i64 1)
  br label %470

470:
  %471 = phi i64 [ 0, %466 ], [ %484, %481 ]
  %472 = lshr i64 %471, 1
  %473 = getelementptr inbounds i64, ptr %468, i64 %472
  %474 = load i64, ptr %473, align 8
  %475 = and i64 %474, 2
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %481, label %477

477:
  %478 = load ptr, ptr %408, align 8
  %479 = getelementptr inbounds double, ptr %478, i64 %471
  %480 = load double, ptr %479, align 8
  br label %481

481:
  %482 = phi double [ %480, %477 ], [ 0.000000e+00, %470 ]
  %483 = getelementptr inbounds double, ptr %149, i64 %471
  store double %482, ptr %483, align 8
  %484 = add nsw i64 %471, 1
  %485 = icmp eq i64 %484, %469
  br i1 %485, label %486, label %470

486:
  %487 = phi i64 [ %504, %501 ], [ 0, %481 ]
  %488 = phi i64 [ %503, %501 ], [ 0, %481 ]
  %489 = getelementptr inbounds double, ptr %148, i64 %487
  %490 = load double, ptr %489, align 8
  %491 = fcmp oeq double %490, 2.000000e+00
  br i1 %491, label %492, label %501

492:
  %493 = getelementptr inbounds i64, ptr %468, i64 %487
  %494 = load i64, ptr %493, align 8
  %495 = and i64 %494, 4
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %497, label %510

497:
  %498 = lshr i64 %494, 1
  %499 = and i64 %498, 1
  %500 = xor i64 %499, 1
  br label %501

501:
  %502 = phi i64 [ %500, %497 ], [ 0, %486 ]
  %503 = add nsw i64 %502, %488
  %504 = add nsw i64 %487, 1
  %505 = icmp eq i64 %504, %464
  br i1 %505, label %506, label %486

506:
  %507 = phi i64 [ 0, %461 ], [ %503, %501 ]
  %508 = icmp eq i64 %507, %410
  br i1 %508, label %509, label %510

509:
  call fastcc void @consider_ways(ptr %0, ptr %33, ptr %10, ptr %166)
  br label %510

510:
  br i1 %129, label %511, label %514

511:
  %512 = call fastcc i32 @next_modes(ptr %0, ptr %9)
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %461

514:
  %515 = add i64 %410, 1
  %516 = icmp eq i64 %410, %141
  br i1 %516, label %517, label %409

517:
  %518 = icmp ugt i64 %73, 1
  br i1 %518, label %519, label %965

519:
  %520 = load i64, ptr %10, align 8
  %521 = icmp ne i64 %520, 0
  %522 = select i1 %140, i1 %521, i1 false
  br i1 %522, label %965, label %523

523:
  %524 = load ptr, ptr %0, align 8
  %525 = getelementptr inbounds %struct.Space, ptr %524, i64 0, i32 2
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds %struct.Space, ptr %524, i64 0, i32 3
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds %struct.Space, ptr %524, i64 0, i32 9
  %530 = load ptr, ptr %529, align 8
  %531 = getelementptr inbounds i64, ptr %530, i64 %528
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds double, ptr %33, i64 %526
  %534 = getelementptr inbounds double, ptr %533, i64 %528
  %535 = shl nsw i64 %528, 1
  %536 = getelementptr inbounds double, ptr %534, i64 %535
  store ptr %33, ptr %7, align 8
  %537 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 1
  store ptr %533, ptr %537, align 8
  %538 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 2
  store ptr %534, ptr %538, align 8
  %539 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 3
  store ptr %536, ptr %539, align 8
  %540 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 4
  %541 = getelementptr inbounds double, ptr %536, i64 %532
  store ptr %541, ptr %540, align 8
  %542 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 5
  %543 = shl nsw i64 %532, 1
  %544 = getelementptr inbounds double, ptr %536, i64 %543
  store ptr %544, ptr %542, align 8
  %545 = getelementptr inbounds %struct.Set, ptr %7, i64 0, i32 6
  %546 = getelementptr inbounds double, ptr %544, i64 %528
  store ptr %546, ptr %545, align 8
  %547 = shl nsw i64 %528, 2
  %548 = add i64 %526, 1
  %549 = add i64 %548, %547
  %550 = add i64 %549, %543
  %551 = getelementptr inbounds double, ptr %33, i64 %550
  %552 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %553 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %554 = getelementptr inbounds i8, ptr %6, i64 8
  %555 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 4
  %556 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 9
  %557 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 7
  %558 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 3
  %559 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 8
  %560 = getelementptr inbounds %struct.Giving, ptr %6, i64 0, i32 10
  %561 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 2
  br label %562

562:
  %563 = phi i64 [ 0, %523 ], [ %962, %961 ]
  %564 = icmp ugt i64 %563, 1
  %565 = load i64, ptr %10, align 8
  %566 = icmp sgt i64 %565, %520
  %567 = select i1 %564, i1 %566, i1 false
  br i1 %567, label %964, label %568

568:
  %569 = load ptr, ptr %0, align 8
  %570 = getelementptr inbounds %struct.Space, ptr %569, i64 0, i32 2
  %571 = load i64, ptr %570, align 8
  %572 = icmp sgt i64 %571, 0
  br i1 %572, label %573, label %575

573:
  %574 = load ptr, ptr %552, align 8
  br label %582

575:
  %576 = getelementptr inbounds %struct.Space, ptr %569, i64 0, i32 3
  %577 = load i64, ptr %576, align 8
  %578 = icmp sgt i64 %577, 0
  br i1 %578, label %579, label %637

579:
  %580 = load ptr, ptr %74, align 8
  %581 = getelementptr inbounds %struct.Space, ptr %569, i64 0, i32 7
  br label %591

582:
  %583 = phi i64 [ 0, %573 ], [ %589, %582 ]
  %584 = getelementptr inbounds i64, ptr %574, i64 %583
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %585, 1
  %587 = uitofp i1 %586 to double
  %588 = getelementptr inbounds double, ptr %33, i64 %583
  store double %587, ptr %588, align 8
  %589 = add nsw i64 %583, 1
  %590 = icmp eq i64 %589, %571
  br i1 %590, label %575, label %582

591:
  %592 = phi i64 [ 0, %579 ], [ %616, %612 ]
  %593 = getelementptr inbounds i64, ptr %580, i64 %592
  %594 = load i64, ptr %593, align 8
  %595 = and i64 %594, 1
  %596 = icmp eq i64 %595, 0
  br i1 %596, label %612, label %597

597:
  %598 = load ptr, ptr %581, align 8
  %599 = mul nsw i64 %592, 7
  %600 = getelementptr i64, ptr %598, i64 5
  %601 = getelementptr i64, ptr %600, i64 %599
  %602 = load i64, ptr %601, align 8
  %603 = icmp slt i64 %602, 0
  br i1 %603, label %608, label %604

604:
  %605 = getelementptr inbounds double, ptr %33, i64 %602
  %606 = load double, ptr %605, align 8
  %607 = fcmp ogt double %606, 0.000000e+00
  br i1 %607, label %608, label %612

608:
  %609 = and i64 %594, 2
  %610 = icmp eq i64 %609, 0
  %611 = select i1 %610, i32 1, i32 2
  br label %612

612:
  %613 = phi i32 [ %611, %608 ], [ 0, %604 ], [ 0, %591 ]
  %614 = sitofp i32 %613 to double
  %615 = getelementptr inbounds double, ptr %533, i64 %592
  store double %614, ptr %615, align 8
  %616 = add nsw i64 %592, 1
  %617 = icmp eq i64 %616, %577
  br i1 %617, label %618, label %591

618:
  %619 = shl i64 %577, 1
  %620 = tail call i64 @llvm.smax.i64(i64 %619, i64 1)
  br label %621

621:
  %622 = phi i64 [ 0, %618 ], [ %635, %632 ]
  %623 = lshr i64 %622, 1
  %624 = getelementptr inbounds i64, ptr %580, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = and i64 %625, 2
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %632, label %628

628:
  %629 = load ptr, ptr %553, align 8
  %630 = getelementptr inbounds double, ptr %629, i64 %622
  %631 = load double, ptr %630, align 8
  br label %632

632:
  %633 = phi double [ %631, %628 ], [ 0.000000e+00, %621 ]
  %634 = getelementptr inbounds double, ptr %534, i64 %622
  store double %633, ptr %634, align 8
  %635 = add nsw i64 %622, 1
  %636 = icmp eq i64 %635, %620
  br i1 %636, label %637, label %621

637:
  %638 = getelementptr inbounds [4 x [2 x double]], ptr @READING, i64 0, i64 %563
  %639 = load double, ptr %638, align 16
  %640 = getelementptr inbounds [4 x [2 x double]], ptr @READING, i64 0, i64 %563, i64 1
  %641 = load double, ptr %640, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(96) %554, i8 0, i64 88, i1 false)
  store ptr %0, ptr %6, align 8
  %642 = call fastcc ptr @solve_giving(ptr %6, ptr %7, double %641, ptr %551)
  %643 = load ptr, ptr %6, align 8
  %644 = load double, ptr %555, align 8
  %645 = fadd double %644, 1.000000e+00
  %646 = fdiv double 1.000000e+00, %645
  %647 = load i64, ptr %554, align 8
  %648 = icmp sgt i64 %647, 0
  br i1 %648, label %649, label %652

649:
  %650 = load ptr, ptr %556, align 8
  %651 = load ptr, ptr %557, align 8
  br label %666

652:
  %653 = phi double [ 0.000000e+00, %637 ], [ %678, %666 ]
  %654 = load ptr, ptr %643, align 8
  %655 = getelementptr inbounds %struct.Space, ptr %654, i64 0, i32 3
  %656 = load i64, ptr %655, align 8
  %657 = icmp sgt i64 %656, 0
  br i1 %657, label %658, label %681

658:
  %659 = getelementptr inbounds %struct.Choices, ptr %643, i64 0, i32 5
  %660 = fneg double %646
  %661 = fmul double %639, %653
  %662 = load ptr, ptr %558, align 8
  %663 = load ptr, ptr %560, align 8
  %664 = load ptr, ptr %559, align 8
  %665 = load ptr, ptr %556, align 8
  br label %694

666:
  %667 = phi double [ 0.000000e+00, %649 ], [ %678, %666 ]
  %668 = phi i64 [ 0, %649 ], [ %679, %666 ]
  %669 = getelementptr inbounds double, ptr %650, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = tail call double @llvm.fabs.f64(double %670)
  %672 = getelementptr inbounds double, ptr %651, i64 %668
  %673 = load double, ptr %672, align 8
  %674 = tail call double @llvm.fabs.f64(double %673)
  %675 = fcmp ogt double %671, %674
  %676 = select i1 %675, double %671, double %674
  %677 = fcmp ogt double %667, %676
  %678 = select i1 %677, double %667, double %676
  %679 = add nsw i64 %668, 1
  %680 = icmp eq i64 %679, %647
  br i1 %680, label %652, label %666

681:
  %682 = phi ptr [ %654, %652 ], [ %791, %790 ]
  %683 = phi i64 [ %656, %652 ], [ %793, %790 ]
  %684 = getelementptr inbounds %struct.Space, ptr %682, i64 0, i32 2
  %685 = load i64, ptr %684, align 8
  %686 = icmp sgt i64 %685, 0
  br i1 %686, label %687, label %826

687:
  %688 = load ptr, ptr %558, align 8
  %689 = fneg double %646
  %690 = icmp sgt i64 %683, 0
  %691 = getelementptr inbounds %struct.Space, ptr %682, i64 0, i32 7
  %692 = load ptr, ptr %559, align 8
  %693 = load ptr, ptr %556, align 8
  br label %795

694:
  %695 = phi ptr [ %654, %658 ], [ %791, %790 ]
  %696 = phi i64 [ 0, %658 ], [ %703, %790 ]
  %697 = getelementptr inbounds %struct.Space, ptr %695, i64 0, i32 9
  %698 = load ptr, ptr %697, align 8
  %699 = getelementptr inbounds i64, ptr %698, i64 %696
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds i64, ptr %662, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = add nsw i64 %696, 1
  %704 = getelementptr inbounds i64, ptr %698, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = sub i64 %705, %700
  %707 = getelementptr inbounds double, ptr %533, i64 %696
  %708 = load double, ptr %707, align 8
  %709 = fcmp oeq double %708, 0.000000e+00
  br i1 %709, label %790, label %710

710:
  %711 = load ptr, ptr %659, align 8
  %712 = getelementptr inbounds i64, ptr %711, i64 %696
  %713 = load i64, ptr %712, align 8
  %714 = and i64 %713, 2
  %715 = icmp eq i64 %714, 0
  br i1 %715, label %716, label %790

716:
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %717 = icmp sgt i64 %706, 0
  br i1 %717, label %749, label %718

718:
  call fastcc void @load_of(ptr %6, i64 %696, ptr %4, ptr %663)
  br label %740

719:
  call fastcc void @load_of(ptr %6, i64 %696, ptr %4, ptr %663)
  br label %720

720:
  %721 = phi i64 [ %726, %720 ], [ 0, %719 ]
  %722 = phi double [ %725, %720 ], [ 0.000000e+00, %719 ]
  %723 = getelementptr inbounds double, ptr %5, i64 %721
  %724 = load double, ptr %723, align 8
  %725 = tail call double @llvm.fmuladd.f64(double %724, double %724, double %722)
  %726 = add nsw i64 %721, 1
  %727 = icmp eq i64 %726, %706
  br i1 %727, label %728, label %720

728:
  %729 = getelementptr inbounds double, ptr %665, i64 %702
  br label %730

730:
  %731 = phi i64 [ %736, %730 ], [ 0, %728 ]
  %732 = phi double [ %735, %730 ], [ 0.000000e+00, %728 ]
  %733 = getelementptr inbounds double, ptr %729, i64 %731
  %734 = load double, ptr %733, align 8
  %735 = tail call double @llvm.fmuladd.f64(double %734, double %734, double %732)
  %736 = add nsw i64 %731, 1
  %737 = icmp eq i64 %736, %706
  br i1 %737, label %738, label %730

738:
  %739 = tail call double @llvm.sqrt.f64(double %725)
  br label %740

740:
  %741 = phi double [ 0.000000e+00, %718 ], [ %739, %738 ]
  %742 = phi double [ 0.000000e+00, %718 ], [ %735, %738 ]
  %743 = tail call double @llvm.sqrt.f64(double %742)
  %744 = load ptr, ptr %659, align 8
  %745 = getelementptr inbounds i64, ptr %744, i64 %696
  %746 = load i64, ptr %745, align 8
  %747 = and i64 %746, 8
  %748 = icmp eq i64 %747, 0
  br i1 %748, label %760, label %767

749:
  %750 = phi i64 [ %758, %749 ], [ 0, %716 ]
  %751 = add nsw i64 %750, %702
  %752 = getelementptr inbounds double, ptr %664, i64 %751
  %753 = load double, ptr %752, align 8
  %754 = getelementptr inbounds double, ptr %665, i64 %751
  %755 = load double, ptr %754, align 8
  %756 = tail call double @llvm.fmuladd.f64(double %660, double %755, double %753)
  %757 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %750
  store double %756, ptr %757, align 8
  %758 = add nsw i64 %750, 1
  %759 = icmp eq i64 %758, %706
  br i1 %759, label %719, label %749

760:
  %761 = load double, ptr %561, align 16
  %762 = fcmp ugt double %741, %761
  br i1 %762, label %763, label %766

763:
  %764 = fcmp ole double %743, %661
  %765 = freeze i1 %764
  br i1 %765, label %766, label %767

766:
  br label %767

767:
  %768 = phi double [ 1.000000e+00, %766 ], [ 2.000000e+00, %763 ], [ 2.000000e+00, %740 ]
  store double %768, ptr %707, align 8
  br i1 %717, label %769, label %772

769:
  %770 = fcmp ogt double %741, 0.000000e+00
  %771 = shl nsw i64 %696, 1
  br label %774

772:
  %773 = load ptr, ptr %643, align 8
  br label %790

774:
  %775 = phi i64 [ 0, %769 ], [ %788, %784 ]
  br i1 %770, label %776, label %781

776:
  %777 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %775
  %778 = load double, ptr %777, align 8
  %779 = fneg double %778
  %780 = fdiv double %779, %741
  br label %784

781:
  %782 = icmp eq i64 %775, 0
  %783 = uitofp i1 %782 to double
  br label %784

784:
  %785 = phi double [ %780, %776 ], [ %783, %781 ]
  %786 = add nsw i64 %775, %771
  %787 = getelementptr inbounds double, ptr %534, i64 %786
  store double %785, ptr %787, align 8
  %788 = add nsw i64 %775, 1
  %789 = icmp eq i64 %788, %706
  br i1 %789, label %772, label %774

790:
  %791 = phi ptr [ %695, %694 ], [ %695, %710 ], [ %773, %772 ]
  %792 = getelementptr inbounds %struct.Space, ptr %791, i64 0, i32 3
  %793 = load i64, ptr %792, align 8
  %794 = icmp slt i64 %703, %793
  br i1 %794, label %694, label %681

795:
  %796 = phi i64 [ 0, %687 ], [ %824, %823 ]
  %797 = getelementptr inbounds i64, ptr %688, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = icmp slt i64 %798, 0
  br i1 %799, label %823, label %800

800:
  %801 = getelementptr inbounds double, ptr %692, i64 %798
  %802 = load double, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %693, i64 %798
  %804 = load double, ptr %803, align 8
  %805 = tail call double @llvm.fmuladd.f64(double %689, double %804, double %802)
  %806 = fcmp ogt double %805, 0.000000e+00
  br i1 %806, label %823, label %807

807:
  %808 = getelementptr inbounds double, ptr %33, i64 %796
  store double 0.000000e+00, ptr %808, align 8
  br i1 %690, label %809, label %823

809:
  %810 = load ptr, ptr %691, align 8
  %811 = getelementptr inbounds i64, ptr %810, i64 5
  br label %812

812:
  %813 = phi i64 [ 0, %809 ], [ %821, %820 ]
  %814 = mul nsw i64 %813, 7
  %815 = getelementptr inbounds i64, ptr %811, i64 %814
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, %796
  br i1 %817, label %818, label %820

818:
  %819 = getelementptr inbounds double, ptr %533, i64 %813
  store double 0.000000e+00, ptr %819, align 8
  br label %820

820:
  %821 = add nsw i64 %813, 1
  %822 = icmp eq i64 %821, %683
  br i1 %822, label %823, label %812

823:
  %824 = add nsw i64 %796, 1
  %825 = icmp eq i64 %824, %685
  br i1 %825, label %826, label %795

826:
  %827 = load ptr, ptr %0, align 8
  %828 = getelementptr inbounds %struct.Space, ptr %827, i64 0, i32 3
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds i64, ptr %642, i64 %829
  %831 = getelementptr inbounds double, ptr %830, i64 %829
  %832 = getelementptr inbounds double, ptr %831, i64 %829
  %833 = icmp sgt i64 %829, 0
  br i1 %833, label %834, label %961

834:
  %835 = getelementptr inbounds %struct.Space, ptr %827, i64 0, i32 9
  br label %842

836:
  %837 = mul nsw i64 %870, %870
  %838 = getelementptr inbounds double, ptr %832, i64 %837
  %839 = icmp eq i64 %870, 0
  br i1 %839, label %961, label %840

840:
  %841 = icmp slt i64 %870, 1
  br label %873

842:
  %843 = phi i64 [ 0, %834 ], [ %870, %869 ]
  %844 = phi i64 [ 0, %834 ], [ %871, %869 ]
  %845 = getelementptr inbounds double, ptr %533, i64 %844
  %846 = load double, ptr %845, align 8
  %847 = fcmp oeq double %846, 2.000000e+00
  br i1 %847, label %848, label %869

848:
  %849 = load ptr, ptr %74, align 8
  %850 = getelementptr inbounds i64, ptr %849, i64 %844
  %851 = load i64, ptr %850, align 8
  %852 = and i64 %851, 2
  %853 = icmp eq i64 %852, 0
  br i1 %853, label %854, label %869

854:
  %855 = load ptr, ptr %835, align 8
  %856 = add nsw i64 %844, 1
  %857 = getelementptr inbounds i64, ptr %855, i64 %856
  %858 = load i64, ptr %857, align 8
  %859 = getelementptr inbounds i64, ptr %855, i64 %844
  %860 = load i64, ptr %859, align 8
  %861 = sub nsw i64 %858, %860
  %862 = icmp eq i64 %861, 2
  %863 = and i64 %851, 8
  %864 = icmp eq i64 %863, 0
  %865 = select i1 %862, i1 %864, i1 false
  br i1 %865, label %866, label %869

866:
  %867 = add nsw i64 %843, 1
  %868 = getelementptr inbounds i64, ptr %642, i64 %843
  store i64 %844, ptr %868, align 8
  br label %869

869:
  %870 = phi i64 [ %867, %866 ], [ %843, %854 ], [ %843, %848 ], [ %843, %842 ]
  %871 = add nsw i64 %844, 1
  %872 = icmp eq i64 %871, %829
  br i1 %872, label %836, label %842

873:
  %874 = phi i64 [ 0, %840 ], [ %930, %928 ]
  %875 = call fastcc i32 @find_turns(ptr %0, ptr %7, ptr %642, i64 %870, ptr %830, ptr %838)
  %876 = icmp eq i32 %875, 0
  br i1 %876, label %961, label %877

877:
  br i1 %841, label %916, label %881

878:
  store double %887, ptr %886, align 8
  store double %889, ptr %888, align 8
  %879 = add nsw i64 %882, 1
  %880 = icmp eq i64 %879, %870
  br i1 %880, label %913, label %881

881:
  %882 = phi i64 [ %879, %878 ], [ 0, %877 ]
  %883 = getelementptr inbounds i64, ptr %642, i64 %882
  %884 = load i64, ptr %883, align 8
  %885 = shl nsw i64 %884, 1
  %886 = getelementptr inbounds double, ptr %534, i64 %885
  %887 = load double, ptr %886, align 8
  %888 = getelementptr inbounds double, ptr %886, i64 1
  %889 = load double, ptr %888, align 8
  %890 = tail call double @llvm.fmuladd.f64(double %889, double 0xBEB0C6F7A0B5ED8D, double %887)
  %891 = tail call double @llvm.fmuladd.f64(double %887, double 0x3EB0C6F7A0B5ED8D, double %889)
  %892 = fmul double %891, %891
  %893 = tail call double @llvm.fmuladd.f64(double %890, double %890, double %892)
  %894 = tail call double @llvm.sqrt.f64(double %893)
  %895 = fdiv double %890, %894
  store double %895, ptr %886, align 8
  %896 = fdiv double %891, %894
  store double %896, ptr %888, align 8
  %897 = call fastcc i32 @find_turns(ptr %0, ptr %7, ptr %642, i64 %870, ptr %831, ptr %838)
  %898 = icmp eq i32 %897, 0
  br i1 %898, label %961, label %899

899:
  %900 = mul nsw i64 %882, %870
  br label %901

901:
  %902 = phi i64 [ 0, %899 ], [ %911, %901 ]
  %903 = getelementptr inbounds double, ptr %831, i64 %902
  %904 = load double, ptr %903, align 8
  %905 = getelementptr inbounds double, ptr %830, i64 %902
  %906 = load double, ptr %905, align 8
  %907 = fsub double %904, %906
  %908 = fdiv double %907, 0x3EB0C6F7A0B5ED8D
  %909 = add nsw i64 %902, %900
  %910 = getelementptr inbounds double, ptr %832, i64 %909
  store double %908, ptr %910, align 8
  %911 = add nsw i64 %902, 1
  %912 = icmp eq i64 %911, %870
  br i1 %912, label %878, label %901

913:
  %914 = tail call fastcc double @solve_square(ptr %832, ptr %830, i64 %870, i64 1)
  %915 = fcmp oeq double %914, 0.000000e+00
  br i1 %915, label %961, label %918

916:
  %917 = tail call fastcc double @solve_square(ptr %832, ptr %830, i64 %870, i64 1)
  br label %961

918:
  %919 = phi i64 [ %924, %918 ], [ 0, %913 ]
  %920 = phi double [ %923, %918 ], [ 0.000000e+00, %913 ]
  %921 = getelementptr inbounds double, ptr %830, i64 %919
  %922 = load double, ptr %921, align 8
  %923 = tail call double @llvm.fmuladd.f64(double %922, double 0.000000e+00, double %920)
  %924 = add nsw i64 %919, 1
  %925 = icmp eq i64 %924, %870
  br i1 %925, label %926, label %918

926:
  %927 = fcmp une double %923, 0.000000e+00
  br i1 %927, label %961, label %933

928:
  %929 = fcmp ogt double %940, 0x3D06849B86A12B9B
  %930 = add nsw i64 %874, 1
  %931 = icmp ult i64 %874, 11
  %932 = select i1 %929, i1 %931, i1 false
  br i1 %932, label %873, label %961

933:
  %934 = phi i64 [ %959, %933 ], [ 0, %926 ]
  %935 = phi double [ %940, %933 ], [ 0.000000e+00, %926 ]
  %936 = getelementptr inbounds double, ptr %830, i64 %934
  %937 = load double, ptr %936, align 8
  %938 = tail call double @llvm.fabs.f64(double %937)
  %939 = fcmp ogt double %935, %938
  %940 = select i1 %939, double %935, double %938
  %941 = getelementptr inbounds i64, ptr %642, i64 %934
  %942 = load i64, ptr %941, align 8
  %943 = shl nsw i64 %942, 1
  %944 = getelementptr inbounds double, ptr %534, i64 %943
  %945 = fneg double %937
  %946 = tail call double @llvm.maxnum.f64(double %945, double -5.000000e-01)
  %947 = tail call double @llvm.minnum.f64(double %946, double 5.000000e-01)
  %948 = load double, ptr %944, align 8
  %949 = getelementptr inbounds double, ptr %944, i64 1
  %950 = load double, ptr %949, align 8
  %951 = fneg double %947
  %952 = tail call double @llvm.fmuladd.f64(double %951, double %950, double %948)
  %953 = tail call double @llvm.fmuladd.f64(double %947, double %948, double %950)
  %954 = fmul double %953, %953
  %955 = tail call double @llvm.fmuladd.f64(double %952, double %952, double %954)
  %956 = tail call double @llvm.sqrt.f64(double %955)
  %957 = fdiv double %952, %956
  store double %957, ptr %944, align 8
  %958 = fdiv double %953, %956
  store double %958, ptr %949, align 8
  %959 = add nsw i64 %934, 1
  %960 = icmp eq i64 %959, %870
  br i1 %960, label %928, label %933

961:
  call fastcc void @consider(ptr %0, ptr %33, ptr %10, ptr %551)
  %962 = add nsw i64 %563, 1
  %963 = icmp eq i64 %962, 4
  br i1 %963, label %964, label %562

964:
  br label %965

965:
  %966 = load ptr, ptr %0, align 8
  %967 = getelementptr inbounds %struct.Space, ptr %966, i64 0, i32 2
  %968 = load i64, ptr %967, align 8
  %969 = getelementptr inbounds %struct.Space, ptr %966, i64 0, i32 3
  %970 = load i64, ptr %969, align 8
  %971 = shl nsw i64 %970, 2
  %972 = getelementptr inbounds %struct.Space, ptr %966, i64 0, i32 9
  %973 = load ptr, ptr %972, align 8
  %974 = getelementptr inbounds i64, ptr %973, i64 %970
  %975 = load i64, ptr %974, align 8
  %976 = shl nsw i64 %975, 1
  %977 = add i64 %968, 1
  %978 = add i64 %977, %971
  %979 = add i64 %978, %976
  %980 = load ptr, ptr %30, align 8
  %981 = load i64, ptr %10, align 8
  %982 = icmp sgt i64 %981, 0
  br i1 %982, label %983, label %1215

983:
  %984 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %985 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %986 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %987 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %988 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %989 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %990 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %991 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %992 = load ptr, ptr %29, align 8
  br label %1018

993:
  %994 = load ptr, ptr %0, align 8
  %995 = getelementptr inbounds %struct.Space, ptr %994, i64 0, i32 2
  %996 = load i64, ptr %995, align 8
  %997 = getelementptr inbounds %struct.Space, ptr %994, i64 0, i32 3
  %998 = load i64, ptr %997, align 8
  %999 = getelementptr inbounds %struct.Space, ptr %994, i64 0, i32 9
  %1000 = load ptr, ptr %999, align 8
  %1001 = getelementptr inbounds i64, ptr %1000, i64 %998
  %1002 = load i64, ptr %1001, align 8
  %1003 = shl nsw i64 %998, 1
  %1004 = shl nsw i64 %1002, 1
  %1005 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %1006 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %1007 = icmp sgt i64 %1002, 0
  %1008 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %1009 = icmp sgt i64 %998, 0
  %1010 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %1011 = icmp sgt i64 %996, 0
  %1012 = add nsw i64 %998, 1
  %1013 = shl nsw i64 %998, 2
  %1014 = add i64 %996, 1
  %1015 = add i64 %1014, %1013
  %1016 = add i64 %1004, %1015
  %1017 = icmp sgt i64 %1016, 0
  br label %1220

1018:
  %1019 = phi i64 [ 0, %983 ], [ %1043, %1038 ]
  %1020 = mul nsw i64 %1019, %979
  %1021 = getelementptr inbounds double, ptr %992, i64 %1020
  %1022 = load ptr, ptr %0, align 8
  %1023 = getelementptr inbounds %struct.Space, ptr %1022, i64 0, i32 2
  %1024 = load i64, ptr %1023, align 8
  %1025 = getelementptr inbounds %struct.Space, ptr %1022, i64 0, i32 3
  %1026 = load i64, ptr %1025, align 8
  %1027 = getelementptr inbounds %struct.Space, ptr %1022, i64 0, i32 9
  %1028 = load ptr, ptr %1027, align 8
  %1029 = getelementptr inbounds i64, ptr %1028, i64 %1026
  %1030 = load i64, ptr %1029, align 8
  %1031 = getelementptr inbounds double, ptr %1021, i64 %1024
  %1032 = getelementptr inbounds double, ptr %1031, i64 %1026
  %1033 = shl nsw i64 %1026, 1
  %1034 = getelementptr inbounds double, ptr %1032, i64 %1033
  %1035 = shl nsw i64 %1030, 1
  %1036 = getelementptr inbounds double, ptr %1034, i64 %1035
  %1037 = getelementptr inbounds double, ptr %1036, i64 %1026
  br label %1045

1038:
  %1039 = icmp eq i32 %1212, 0
  %1040 = select i1 %1039, double 0.000000e+00, double 2.000000e+00
  %1041 = load double, ptr %1037, align 8
  %1042 = fadd double %1040, %1041
  store double %1042, ptr %1037, align 8
  %1043 = add nsw i64 %1019, 1
  %1044 = icmp eq i64 %1043, %981
  br i1 %1044, label %993, label %1018

1045:
  %1046 = phi i64 [ %1213, %1208 ], [ 0, %1018 ]
  %1047 = phi i32 [ %1212, %1208 ], [ 0, %1018 ]
  %1048 = mul nsw i64 %1046, %979
  %1049 = getelementptr inbounds double, ptr %992, i64 %1048
  %1050 = load ptr, ptr %0, align 8
  %1051 = getelementptr inbounds %struct.Space, ptr %1050, i64 0, i32 2
  %1052 = load i64, ptr %1051, align 8
  %1053 = getelementptr inbounds %struct.Space, ptr %1050, i64 0, i32 3
  %1054 = load i64, ptr %1053, align 8
  %1055 = getelementptr inbounds double, ptr %1049, i64 %1052
  %1056 = getelementptr inbounds double, ptr %1055, i64 %1054
  %1057 = shl nsw i64 %1054, 1
  %1058 = getelementptr inbounds double, ptr %1056, i64 %1057
  %1059 = icmp eq i64 %1019, %1046
  br i1 %1059, label %1208, label %1060

1060:
  %1061 = icmp sgt i64 %1052, 0
  br i1 %1061, label %1067, label %1065

1062:
  %1063 = add nsw i64 %1068, 1
  %1064 = icmp eq i64 %1063, %1052
  br i1 %1064, label %1065, label %1067

1065:
  %1066 = icmp sgt i64 %1054, 0
  br i1 %1066, label %1074, label %1205

1067:
  %1068 = phi i64 [ %1063, %1062 ], [ 0, %1060 ]
  %1069 = getelementptr inbounds double, ptr %1021, i64 %1068
  %1070 = load double, ptr %1069, align 8
  %1071 = getelementptr inbounds double, ptr %1049, i64 %1068
  %1072 = load double, ptr %1071, align 8
  %1073 = fcmp une double %1070, %1072
  br i1 %1073, label %1205, label %1062

1074:
  %1075 = phi ptr [ %1199, %1198 ], [ %1050, %1065 ]
  %1076 = phi i64 [ %1203, %1198 ], [ %1054, %1065 ]
  %1077 = phi i64 [ %1201, %1198 ], [ 0, %1065 ]
  %1078 = phi i32 [ %1200, %1198 ], [ 0, %1065 ]
  %1079 = getelementptr inbounds double, ptr %1031, i64 %1077
  %1080 = load double, ptr %1079, align 8
  %1081 = getelementptr inbounds double, ptr %1055, i64 %1077
  %1082 = load double, ptr %1081, align 8
  %1083 = fcmp oeq double %1080, %1082
  br i1 %1083, label %1198, label %1084

1084:
  %1085 = fcmp une double %1080, 1.000000e+00
  %1086 = fcmp une double %1082, 1.000000e+00
  %1087 = select i1 %1085, i1 %1086, i1 false
  br i1 %1087, label %1198, label %1088

1088:
  %1089 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 5
  %1090 = load i64, ptr %1089, align 8
  %1091 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 9
  %1092 = load ptr, ptr %1091, align 8
  %1093 = getelementptr inbounds i64, ptr %1092, i64 %1076
  %1094 = load i64, ptr %1093, align 8
  %1095 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 7
  %1096 = load ptr, ptr %1095, align 8
  %1097 = mul nsw i64 %1077, 7
  %1098 = getelementptr inbounds i64, ptr %1096, i64 %1097
  %1099 = getelementptr inbounds i64, ptr %1098, i64 5
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp sgt i64 %1100, -1
  %1102 = getelementptr inbounds i64, ptr %1098, i64 6
  %1103 = getelementptr inbounds i64, ptr %1098, i64 2
  %1104 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 20
  %1105 = mul nsw i64 %1090, %1077
  %1106 = icmp sgt i64 %1094, 0
  %1107 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 21
  %1108 = getelementptr inbounds %struct.Space, ptr %1075, i64 0, i32 4
  br label %1109

1109:
  %1110 = phi i64 [ 0, %1088 ], [ %1133, %1132 ]
  br i1 %1101, label %1119, label %1111

1111:
  %1112 = load i64, ptr %1102, align 8
  %1113 = icmp eq i64 %1112, 0
  br i1 %1113, label %1114, label %1117

1114:
  %1115 = load i64, ptr %1103, align 8
  %1116 = icmp slt i64 %1110, %1115
  br i1 %1116, label %1121, label %1149

1117:
  %1118 = icmp eq i64 %1110, 0
  br i1 %1118, label %1121, label %1147

1119:
  %1120 = icmp eq i64 %1110, 0
  br i1 %1120, label %1121, label %1147

1121:
  %1122 = load ptr, ptr %1104, align 8
  %1123 = add nsw i64 %1110, %1105
  %1124 = getelementptr inbounds double, ptr %1122, i64 %1123
  %1125 = load double, ptr %1124, align 8
  %1126 = getelementptr inbounds double, ptr %3, i64 %1110
  store double %1125, ptr %1126, align 8
  br i1 %1106, label %1127, label %1132

1127:
  %1128 = load ptr, ptr %1107, align 8
  %1129 = load i64, ptr %1108, align 8
  %1130 = mul nsw i64 %1129, %1077
  br label %1134

1131:
  store double %1144, ptr %1126, align 8
  br label %1132

1132:
  %1133 = add nsw i64 %1110, 1
  br label %1109

1134:
  %1135 = phi double [ %1125, %1127 ], [ %1144, %1134 ]
  %1136 = phi i64 [ 0, %1127 ], [ %1145, %1134 ]
  %1137 = add nsw i64 %1136, %1130
  %1138 = mul nsw i64 %1137, %1090
  %1139 = add nsw i64 %1138, %1110
  %1140 = getelementptr inbounds double, ptr %1128, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds double, ptr %1058, i64 %1136
  %1143 = load double, ptr %1142, align 8
  %1144 = tail call double @llvm.fmuladd.f64(double %1141, double %1143, double %1135)
  %1145 = add nsw i64 %1136, 1
  %1146 = icmp eq i64 %1145, %1094
  br i1 %1146, label %1131, label %1134

1147:
  %1148 = load double, ptr %3, align 16
  br label %1162

1149:
  %1150 = icmp sgt i64 %1115, 0
  br i1 %1150, label %1151, label %1159

1151:
  %1152 = phi i64 [ %1157, %1151 ], [ 0, %1149 ]
  %1153 = phi double [ %1156, %1151 ], [ 0.000000e+00, %1149 ]
  %1154 = getelementptr inbounds double, ptr %3, i64 %1152
  %1155 = load double, ptr %1154, align 8
  %1156 = tail call double @llvm.fmuladd.f64(double %1155, double %1155, double %1153)
  %1157 = add nsw i64 %1152, 1
  %1158 = icmp eq i64 %1157, %1115
  br i1 %1158, label %1159, label %1151

1159:
  %1160 = phi double [ 0.000000e+00, %1149 ], [ %1156, %1151 ]
  %1161 = tail call double @llvm.sqrt.f64(double %1160)
  br label %1162

1162:
  %1163 = phi double [ %1148, %1147 ], [ %1161, %1159 ]
  %1164 = load ptr, ptr %984, align 8
  %1165 = getelementptr inbounds double, ptr %1164, i64 %1077
  %1166 = load double, ptr %1165, align 8
  %1167 = load ptr, ptr %985, align 8
  %1168 = getelementptr inbounds double, ptr %1167, i64 %1077
  %1169 = load double, ptr %1168, align 8
  %1170 = load ptr, ptr %986, align 8
  %1171 = icmp eq ptr %1170, null
  br i1 %1171, label %1189, label %1172

1172:
  %1173 = getelementptr inbounds ptr, ptr %1170, i64 %1077
  %1174 = load ptr, ptr %1173, align 8
  %1175 = icmp eq ptr %1174, null
  br i1 %1175, label %1189, label %1176

1176:
  %1177 = load ptr, ptr %987, align 8
  %1178 = load i64, ptr %988, align 8
  %1179 = getelementptr inbounds double, ptr %1177, i64 %1178
  store double %1163, ptr %1179, align 8
  %1180 = load ptr, ptr %989, align 8
  %1181 = load ptr, ptr %990, align 8
  %1182 = load ptr, ptr %991, align 8
  %1183 = getelementptr inbounds double, ptr %1182, i64 3
  tail call void %1174(ptr %1180, ptr %1177, ptr %1181, ptr %1182, ptr %1183)
  %1184 = load ptr, ptr %991, align 8
  %1185 = load double, ptr %1184, align 8
  %1186 = getelementptr inbounds i8, ptr %1184, i64 16
  %1187 = load double, ptr %1186, align 8
  %1188 = load double, ptr %1079, align 8
  br label %1189

1189:
  %1190 = phi double [ %1080, %1162 ], [ %1080, %1172 ], [ %1188, %1176 ]
  %1191 = phi double [ %1169, %1162 ], [ %1169, %1172 ], [ %1187, %1176 ]
  %1192 = phi double [ %1166, %1162 ], [ %1166, %1172 ], [ %1185, %1176 ]
  %1193 = fcmp une double %1190, 1.000000e+00
  %1194 = fcmp ogt double %1191, %1192
  %1195 = select i1 %1193, i1 %1194, i1 false
  br i1 %1195, label %1196, label %1205

1196:
  %1197 = load ptr, ptr %0, align 8
  br label %1198

1198:
  %1199 = phi ptr [ %1075, %1074 ], [ %1075, %1084 ], [ %1197, %1196 ]
  %1200 = phi i32 [ %1078, %1074 ], [ %1078, %1084 ], [ 1, %1196 ]
  %1201 = add nsw i64 %1077, 1
  %1202 = getelementptr inbounds %struct.Space, ptr %1199, i64 0, i32 3
  %1203 = load i64, ptr %1202, align 8
  %1204 = icmp slt i64 %1201, %1203
  br i1 %1204, label %1074, label %1205

1205:
  %1206 = phi i32 [ 0, %1065 ], [ %1200, %1198 ], [ 0, %1189 ], [ 0, %1067 ]
  %1207 = icmp ne i32 %1206, 0
  br label %1208

1208:
  %1209 = phi i1 [ false, %1045 ], [ %1207, %1205 ]
  %1210 = freeze i1 %1209
  %1211 = zext i1 %1210 to i32
  %1212 = or i32 %1047, %1211
  %1213 = add nsw i64 %1046, 1
  %1214 = icmp eq i64 %1213, %981
  br i1 %1214, label %1038, label %1045

1215:
  %1216 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 0, ptr %1216, align 8
  br label %1527

1217:
  %1218 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 %1403, ptr %1218, align 8
  %1219 = icmp eq i64 %1403, 0
  br i1 %1219, label %1527, label %1406

1220:
  %1221 = phi i64 [ 0, %993 ], [ %1403, %1401 ]
  %1222 = phi i64 [ 0, %993 ], [ %1404, %1401 ]
  %1223 = phi i64 [ -1, %993 ], [ %1402, %1401 ]
  %1224 = mul nsw i64 %1222, %979
  %1225 = getelementptr inbounds double, ptr %992, i64 %1224
  %1226 = getelementptr inbounds double, ptr %1225, i64 %996
  %1227 = getelementptr inbounds double, ptr %1226, i64 %998
  %1228 = getelementptr inbounds double, ptr %1227, i64 %1003
  %1229 = getelementptr inbounds double, ptr %1228, i64 %1002
  %1230 = getelementptr inbounds double, ptr %1228, i64 %1004
  %1231 = getelementptr inbounds double, ptr %1230, i64 %998
  %1232 = load double, ptr %1231, align 8
  %1233 = fcmp ult double %1232, 2.000000e+00
  br i1 %1233, label %1234, label %1401

1234:
  %1235 = icmp sgt i64 %1221, 0
  br i1 %1235, label %1236, label %1243

1236:
  %1237 = load ptr, ptr %1005, align 8
  %1238 = load double, ptr %1006, align 8
  %1239 = getelementptr double, ptr %1237, i64 %996
  %1240 = getelementptr double, ptr %1239, i64 %998
  %1241 = getelementptr double, ptr %1240, i64 %1003
  %1242 = getelementptr double, ptr %1241, i64 %1002
  br label %1270

1243:
  %1244 = phi i32 [ 0, %1234 ], [ %1347, %1341 ]
  br i1 %1011, label %1247, label %1245

1245:
  %1246 = phi i64 [ 0, %1243 ], [ %1254, %1247 ]
  br i1 %1009, label %1257, label %1267

1247:
  %1248 = phi i64 [ %1255, %1247 ], [ 0, %1243 ]
  %1249 = phi i64 [ %1254, %1247 ], [ 0, %1243 ]
  %1250 = getelementptr inbounds double, ptr %1225, i64 %1248
  %1251 = load double, ptr %1250, align 8
  %1252 = fcmp ogt double %1251, 0.000000e+00
  %1253 = select i1 %1252, i64 %1012, i64 0
  %1254 = add nsw i64 %1253, %1249
  %1255 = add nsw i64 %1248, 1
  %1256 = icmp eq i64 %1255, %996
  br i1 %1256, label %1245, label %1247

1257:
  %1258 = phi i64 [ %1265, %1257 ], [ 0, %1245 ]
  %1259 = phi i64 [ %1264, %1257 ], [ %1246, %1245 ]
  %1260 = getelementptr inbounds double, ptr %1226, i64 %1258
  %1261 = load double, ptr %1260, align 8
  %1262 = fcmp oeq double %1261, 1.000000e+00
  %1263 = zext i1 %1262 to i64
  %1264 = add nsw i64 %1259, %1263
  %1265 = add nsw i64 %1258, 1
  %1266 = icmp eq i64 %1265, %998
  br i1 %1266, label %1267, label %1257

1267:
  %1268 = phi i64 [ %1246, %1245 ], [ %1264, %1257 ]
  %1269 = icmp sgt i64 %1268, %1223
  br i1 %1269, label %1350, label %1382

1270:
  %1271 = phi i64 [ 0, %1236 ], [ %1348, %1341 ]
  %1272 = phi i32 [ 0, %1236 ], [ %1347, %1341 ]
  %1273 = mul nsw i64 %1271, %979
  %1274 = getelementptr double, ptr %1242, i64 %1273
  br i1 %1007, label %1275, label %1341

1275:
  %1276 = phi i64 [ %1339, %1336 ], [ 0, %1270 ]
  %1277 = phi double [ %1338, %1336 ], [ 0.000000e+00, %1270 ]
  %1278 = phi double [ %1337, %1336 ], [ %1238, %1270 ]
  %1279 = icmp slt i64 %1276, %996
  br i1 %1279, label %1280, label %1286

1280:
  %1281 = load ptr, ptr %1008, align 8
  %1282 = getelementptr inbounds i64, ptr %1281, i64 %1276
  %1283 = load i64, ptr %1282, align 8
  %1284 = and i64 %1283, 1
  %1285 = icmp ne i64 %1284, 0
  br label %1286

1286:
  %1287 = phi i1 [ false, %1275 ], [ %1285, %1280 ]
  %1288 = zext i1 %1287 to i32
  br i1 %1009, label %1289, label %1291

1289:
  %1290 = load ptr, ptr %74, align 8
  br label %1294

1291:
  %1292 = phi i32 [ %1288, %1286 ], [ %1313, %1310 ]
  %1293 = icmp eq i32 %1292, 0
  br i1 %1293, label %1336, label %1316

1294:
  %1295 = phi i64 [ 0, %1289 ], [ %1314, %1310 ]
  %1296 = phi i32 [ %1288, %1289 ], [ %1313, %1310 ]
  %1297 = getelementptr inbounds i64, ptr %1290, i64 %1295
  %1298 = load i64, ptr %1297, align 8
  %1299 = and i64 %1298, 1
  %1300 = icmp eq i64 %1299, 0
  br i1 %1300, label %1310, label %1301

1301:
  %1302 = getelementptr inbounds i64, ptr %1000, i64 %1295
  %1303 = load i64, ptr %1302, align 8
  %1304 = icmp sgt i64 %1303, %1276
  br i1 %1304, label %1310, label %1305

1305:
  %1306 = add nsw i64 %1295, 1
  %1307 = getelementptr inbounds i64, ptr %1000, i64 %1306
  %1308 = load i64, ptr %1307, align 8
  %1309 = icmp slt i64 %1276, %1308
  br label %1310

1310:
  %1311 = phi i1 [ false, %1301 ], [ false, %1294 ], [ %1309, %1305 ]
  %1312 = zext i1 %1311 to i32
  %1313 = or i32 %1296, %1312
  %1314 = add nsw i64 %1295, 1
  %1315 = icmp eq i64 %1314, %998
  br i1 %1315, label %1291, label %1294

1316:
  %1317 = getelementptr inbounds double, ptr %1229, i64 %1276
  %1318 = load double, ptr %1317, align 8
  %1319 = tail call double @llvm.fabs.f64(double %1318)
  %1320 = getelementptr inbounds double, ptr %1274, i64 %1276
  %1321 = load double, ptr %1320, align 8
  %1322 = tail call double @llvm.fabs.f64(double %1321)
  %1323 = fcmp ogt double %1319, %1322
  %1324 = select i1 %1323, double %1319, double %1322
  %1325 = load ptr, ptr %1010, align 8
  %1326 = getelementptr inbounds double, ptr %1325, i64 %1276
  %1327 = load double, ptr %1326, align 8
  %1328 = fdiv double %1324, %1327
  %1329 = fcmp ogt double %1278, %1328
  %1330 = select i1 %1329, double %1278, double %1328
  %1331 = fsub double %1318, %1321
  %1332 = tail call double @llvm.fabs.f64(double %1331)
  %1333 = fdiv double %1332, %1327
  %1334 = fcmp ogt double %1277, %1333
  %1335 = select i1 %1334, double %1277, double %1333
  br label %1336

1336:
  %1337 = phi double [ %1330, %1316 ], [ %1278, %1291 ]
  %1338 = phi double [ %1335, %1316 ], [ %1277, %1291 ]
  %1339 = add nsw i64 %1276, 1
  %1340 = icmp eq i64 %1339, %1002
  br i1 %1340, label %1341, label %1275

1341:
  %1342 = phi double [ %1238, %1270 ], [ %1337, %1336 ]
  %1343 = phi double [ 0.000000e+00, %1270 ], [ %1338, %1336 ]
  %1344 = fmul double %1342, 0x3E7AD7F29ABCAF48
  %1345 = fcmp ole double %1343, %1344
  %1346 = zext i1 %1345 to i32
  %1347 = or i32 %1272, %1346
  %1348 = add nsw i64 %1271, 1
  %1349 = icmp eq i64 %1348, %1221
  br i1 %1349, label %1243, label %1270

1350:
  br i1 %1011, label %1353, label %1351

1351:
  %1352 = phi i64 [ 0, %1350 ], [ %1360, %1353 ]
  br i1 %1009, label %1363, label %1373

1353:
  %1354 = phi i64 [ %1361, %1353 ], [ 0, %1350 ]
  %1355 = phi i64 [ %1360, %1353 ], [ 0, %1350 ]
  %1356 = getelementptr inbounds double, ptr %1225, i64 %1354
  %1357 = load double, ptr %1356, align 8
  %1358 = fcmp ogt double %1357, 0.000000e+00
  %1359 = select i1 %1358, i64 %1012, i64 0
  %1360 = add nsw i64 %1359, %1355
  %1361 = add nsw i64 %1354, 1
  %1362 = icmp eq i64 %1361, %996
  br i1 %1362, label %1351, label %1353

1363:
  %1364 = phi i64 [ %1371, %1363 ], [ 0, %1351 ]
  %1365 = phi i64 [ %1370, %1363 ], [ %1352, %1351 ]
  %1366 = getelementptr inbounds double, ptr %1226, i64 %1364
  %1367 = load double, ptr %1366, align 8
  %1368 = fcmp oeq double %1367, 1.000000e+00
  %1369 = zext i1 %1368 to i64
  %1370 = add nsw i64 %1365, %1369
  %1371 = add nsw i64 %1364, 1
  %1372 = icmp eq i64 %1371, %998
  br i1 %1372, label %1373, label %1363

1373:
  %1374 = phi i64 [ %1352, %1351 ], [ %1370, %1363 ]
  br i1 %1017, label %1375, label %1385

1375:
  %1376 = phi i64 [ %1380, %1375 ], [ 0, %1373 ]
  %1377 = getelementptr inbounds double, ptr %1225, i64 %1376
  %1378 = load double, ptr %1377, align 8
  %1379 = getelementptr inbounds double, ptr %980, i64 %1376
  store double %1378, ptr %1379, align 8
  %1380 = add nsw i64 %1376, 1
  %1381 = icmp eq i64 %1380, %1016
  br i1 %1381, label %1382, label %1375

1382:
  %1383 = phi i64 [ %1223, %1267 ], [ %1374, %1375 ]
  %1384 = icmp eq i32 %1244, 0
  br i1 %1384, label %1389, label %1401

1385:
  %1386 = icmp eq i32 %1244, 0
  %1387 = zext i1 %1386 to i64
  %1388 = add nsw i64 %1221, %1387
  br label %1401

1389:
  %1390 = load ptr, ptr %1005, align 8
  %1391 = add nsw i64 %1221, 1
  %1392 = mul nsw i64 %1221, %979
  %1393 = getelementptr double, ptr %1390, i64 %1392
  br i1 %1017, label %1394, label %1401

1394:
  %1395 = phi i64 [ %1399, %1394 ], [ 0, %1389 ]
  %1396 = getelementptr inbounds double, ptr %1225, i64 %1395
  %1397 = load double, ptr %1396, align 8
  %1398 = getelementptr inbounds double, ptr %1393, i64 %1395
  store double %1397, ptr %1398, align 8
  %1399 = add nsw i64 %1395, 1
  %1400 = icmp eq i64 %1399, %1016
  br i1 %1400, label %1401, label %1394

1401:
  %1402 = phi i64 [ %1223, %1220 ], [ %1383, %1382 ], [ %1383, %1389 ], [ %1374, %1385 ], [ %1383, %1394 ]
  %1403 = phi i64 [ %1221, %1220 ], [ %1221, %1382 ], [ %1391, %1389 ], [ %1388, %1385 ], [ %1391, %1394 ]
  %1404 = add nsw i64 %1222, 1
  %1405 = icmp eq i64 %1404, %981
  br i1 %1405, label %1217, label %1220

1406:
  %1407 = load ptr, ptr %1005, align 8
  %1408 = mul nsw i64 %1403, %979
  %1409 = getelementptr double, ptr %1407, i64 %1408
  %1410 = load i64, ptr %1001, align 8
  %1411 = shl nsw i64 %1410, 1
  %1412 = add i64 %1411, %1015
  %1413 = icmp sgt i64 %1412, 0
  br i1 %1413, label %1414, label %1421

1414:
  %1415 = phi i64 [ %1419, %1414 ], [ 0, %1406 ]
  %1416 = getelementptr inbounds double, ptr %980, i64 %1415
  %1417 = load double, ptr %1416, align 8
  %1418 = getelementptr inbounds double, ptr %1409, i64 %1415
  store double %1417, ptr %1418, align 8
  %1419 = add nsw i64 %1415, 1
  %1420 = icmp eq i64 %1419, %1412
  br i1 %1420, label %1421, label %1414

1421:
  %1422 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  %1423 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %1424 = load ptr, ptr %1423, align 8
  %1425 = mul nsw i64 %1403, %26
  %1426 = getelementptr double, ptr %1424, i64 %1425
  %1427 = load ptr, ptr %0, align 8
  %1428 = getelementptr inbounds %struct.Space, ptr %1427, i64 0, i32 2
  %1429 = load i64, ptr %1428, align 8
  %1430 = getelementptr inbounds %struct.Space, ptr %1427, i64 0, i32 3
  %1431 = load i64, ptr %1430, align 8
  %1432 = getelementptr inbounds %struct.Space, ptr %1427, i64 0, i32 9
  %1433 = load ptr, ptr %1432, align 8
  %1434 = getelementptr inbounds i64, ptr %1433, i64 %1431
  %1435 = load i64, ptr %1434, align 8
  %1436 = getelementptr inbounds double, ptr %1426, i64 %1429
  %1437 = getelementptr inbounds double, ptr %1436, i64 %1431
  %1438 = shl nsw i64 %1431, 1
  %1439 = getelementptr inbounds double, ptr %1437, i64 %1438
  store ptr %1426, ptr %12, align 8
  %1440 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 1
  store ptr %1436, ptr %1440, align 8
  %1441 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 2
  store ptr %1437, ptr %1441, align 8
  %1442 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 3
  store ptr %1439, ptr %1442, align 8
  %1443 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 4
  %1444 = getelementptr inbounds double, ptr %1439, i64 %1435
  store ptr %1444, ptr %1443, align 8
  %1445 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 5
  %1446 = shl nsw i64 %1435, 1
  %1447 = getelementptr inbounds double, ptr %1439, i64 %1446
  store ptr %1447, ptr %1445, align 8
  %1448 = getelementptr inbounds %struct.Set, ptr %12, i64 0, i32 6
  %1449 = getelementptr inbounds double, ptr %1447, i64 %1431
  store ptr %1449, ptr %1448, align 8
  %1450 = icmp sgt i64 %1403, 1
  br i1 %1450, label %1451, label %1506

1451:
  %1452 = icmp ugt i64 %55, 2
  br i1 %1452, label %1453, label %1525

1453:
  %1454 = shl nsw i64 %1431, 2
  %1455 = add i64 %1429, 1
  %1456 = add i64 %1455, %1454
  %1457 = add i64 %1456, %1446
  %1458 = getelementptr inbounds double, ptr %33, i64 %1429
  %1459 = getelementptr inbounds double, ptr %1458, i64 %1431
  %1460 = getelementptr inbounds double, ptr %1459, i64 %1438
  store ptr %33, ptr %2, align 8
  %1461 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 1
  store ptr %1458, ptr %1461, align 8
  %1462 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 2
  store ptr %1459, ptr %1462, align 8
  %1463 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 3
  store ptr %1460, ptr %1463, align 8
  %1464 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 4
  %1465 = getelementptr inbounds double, ptr %1460, i64 %1435
  store ptr %1465, ptr %1464, align 8
  %1466 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 5
  %1467 = getelementptr inbounds double, ptr %1460, i64 %1446
  store ptr %1467, ptr %1466, align 8
  %1468 = getelementptr inbounds %struct.Set, ptr %2, i64 0, i32 6
  %1469 = getelementptr inbounds double, ptr %1467, i64 %1431
  store ptr %1469, ptr %1468, align 8
  %1470 = icmp sgt i64 %1457, 0
  br i1 %1470, label %1471, label %1480

1471:
  %1472 = phi i64 [ %1476, %1471 ], [ 0, %1453 ]
  %1473 = getelementptr inbounds double, ptr %1426, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds double, ptr %33, i64 %1472
  store double %1474, ptr %1475, align 8
  %1476 = add nsw i64 %1472, 1
  %1477 = icmp eq i64 %1476, %1457
  br i1 %1477, label %1478, label %1471

1478:
  %1479 = icmp sgt i64 %1403, 0
  br i1 %1479, label %1480, label %1500

1480:
  %1481 = icmp sgt i64 %1429, 0
  br label %1482

1482:
  %1483 = phi i64 [ 0, %1480 ], [ %1487, %1486 ]
  br i1 %1481, label %1484, label %1486

1484:
  %1485 = mul nsw i64 %1483, %1457
  br label %1489

1486:
  %1487 = add nsw i64 %1483, 1
  %1488 = icmp eq i64 %1487, %1403
  br i1 %1488, label %1500, label %1482

1489:
  %1490 = phi i64 [ 0, %1484 ], [ %1498, %1489 ]
  %1491 = getelementptr inbounds double, ptr %33, i64 %1490
  %1492 = load double, ptr %1491, align 8
  %1493 = add nsw i64 %1490, %1485
  %1494 = getelementptr inbounds double, ptr %1424, i64 %1493
  %1495 = load double, ptr %1494, align 8
  %1496 = fcmp ogt double %1492, %1495
  %1497 = select i1 %1496, double %1492, double %1495
  store double %1497, ptr %1491, align 8
  %1498 = add nsw i64 %1490, 1
  %1499 = icmp eq i64 %1498, %1429
  br i1 %1499, label %1486, label %1489

1500:
  %1501 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  %1502 = load ptr, ptr %1501, align 8
  %1503 = getelementptr inbounds double, ptr %33, i64 %1457
  %1504 = call fastcc i32 @mark_shared(ptr %0, ptr %2, ptr %1502, ptr %1503)
  %1505 = icmp eq i32 %1504, 0
  br i1 %1505, label %1525, label %1506

1506:
  %1507 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  %1508 = load ptr, ptr %1507, align 8
  %1509 = call fastcc i32 @mark_shared(ptr %0, ptr %12, ptr %1508, ptr %33)
  %1510 = load ptr, ptr %0, align 8
  %1511 = getelementptr inbounds %struct.Space, ptr %1510, i64 0, i32 3
  %1512 = load i64, ptr %1511, align 8
  %1513 = icmp sgt i64 %1512, 0
  br i1 %1513, label %1514, label %1525

1514:
  %1515 = load i64, ptr %1422, align 8
  %1516 = icmp eq i64 %1515, 1
  br i1 %1516, label %1520, label %1525

1517:
  %1518 = add nsw i64 %1521, 1
  %1519 = icmp eq i64 %1518, %1512
  br i1 %1519, label %1525, label %1520

1520:
  %1521 = phi i64 [ %1518, %1517 ], [ 0, %1514 ]
  %1522 = getelementptr inbounds double, ptr %1447, i64 %1521
  %1523 = load double, ptr %1522, align 8
  %1524 = fcmp ogt double %1523, 0.000000e+00
  br i1 %1524, label %1517, label %1525

1525:
  %1526 = phi i64 [ 2, %1500 ], [ 2, %1451 ], [ 0, %1506 ], [ 0, %1514 ], [ 0, %1517 ], [ 3, %1520 ]
  br label %1527

1527:
  %1528 = phi i64 [ %1526, %1525 ], [ 1, %1215 ], [ 1, %1217 ]
  ret i64 %1528
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
  %31 = fcmp ogt double %30, 0.000000e+00
  %32 = tail call double @llvm.sqrt.f64(double %30)
  %33 = select i1 %31, double %32, double 1.000000e+00
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
  %58 = fdiv double %54, %57
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = fcmp ogt double %51, %59
  %61 = select i1 %60, double %51, double %59
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
  %93 = fdiv double %90, %92
  %94 = tail call double @llvm.fabs.f64(double %93)
  %95 = fcmp ogt double %87, %94
  %96 = select i1 %95, double %87, double %94
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
  %49 = fcmp ogt double %48, 0.000000e+00
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
  %16 = fcmp une double %15, 1.000000e+00
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
  %45 = fcmp ogt double %44, 0.000000e+00
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
  %69 = fcmp ogt double %68, 0.000000e+00
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
  %108 = fcmp ogt double %107, 0.000000e+00
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
  %33 = fcmp ogt double %32, 0.000000e+00
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
  %50 = fcmp oeq double %49, 1.000000e+00
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
  br i1 %107, label %208, label %128

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
  %122 = fmul double %120, %121
  %123 = fdiv double %118, %122
  %124 = add nsw i64 %112, %105
  %125 = getelementptr inbounds double, ptr %82, i64 %124
  store double %123, ptr %125, align 8
  %126 = add nsw i64 %112, 1
  %127 = icmp eq i64 %126, %81
  br i1 %127, label %108, label %111

128:
  %129 = phi i64 [ %134, %128 ], [ 0, %106 ]
  %130 = phi double [ %133, %128 ], [ 0.000000e+00, %106 ]
  %131 = getelementptr inbounds double, ptr %82, i64 %129
  %132 = load double, ptr %131, align 8
  %133 = tail call double @llvm.fmuladd.f64(double %132, double 0.000000e+00, double %130)
  %134 = add nsw i64 %129, 1
  %135 = icmp eq i64 %134, %83
  br i1 %135, label %136, label %128

136:
  %137 = fcmp une double %133, 0.000000e+00
  br i1 %137, label %208, label %138

138:
  tail call fastcc void @singular(ptr %82, i64 %81, i64 %81, ptr %84, ptr %85)
  br i1 %88, label %139, label %146

139:
  %140 = sitofp i64 %81 to double
  %141 = fmul double %140, 0x3DA5FD7FE1796495
  %142 = load ptr, ptr %0, align 8
  %143 = getelementptr inbounds %struct.Space, ptr %142, i64 0, i32 3
  %144 = getelementptr inbounds %struct.Space, ptr %142, i64 0, i32 9
  %145 = getelementptr inbounds %struct.Space, ptr %142, i64 0, i32 7
  br label %149

146:
  %147 = phi i64 [ 0, %138 ], [ %205, %204 ]
  %148 = trunc i64 %147 to i32
  br label %208

149:
  %150 = phi i64 [ 0, %139 ], [ %206, %204 ]
  %151 = phi i64 [ 0, %139 ], [ %205, %204 ]
  %152 = getelementptr inbounds i64, ptr %3, i64 %150
  %153 = load i64, ptr %152, align 8
  br label %159

154:
  %155 = load i64, ptr %143, align 8
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %177

157:
  %158 = load ptr, ptr %144, align 8
  br label %182

159:
  %160 = phi i64 [ %175, %173 ], [ 0, %149 ]
  %161 = phi double [ %174, %173 ], [ 0.000000e+00, %149 ]
  %162 = getelementptr inbounds double, ptr %85, i64 %160
  %163 = load double, ptr %162, align 8
  %164 = fcmp ugt double %163, %141
  br i1 %164, label %173, label %165

165:
  %166 = mul nsw i64 %160, %81
  %167 = add nsw i64 %166, %150
  %168 = getelementptr inbounds double, ptr %84, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = tail call double @llvm.fabs.f64(double %169)
  %171 = fcmp ogt double %161, %170
  %172 = select i1 %171, double %161, double %170
  br label %173

173:
  %174 = phi double [ %172, %165 ], [ %161, %159 ]
  %175 = add nsw i64 %160, 1
  %176 = icmp eq i64 %175, %81
  br i1 %176, label %154, label %159

177:
  %178 = phi i64 [ %153, %154 ], [ %200, %199 ]
  %179 = icmp sgt i64 %178, -1
  %180 = fcmp ogt double %174, 0x3EB0C6F7A0B5ED8D
  %181 = select i1 %179, i1 %180, i1 false
  br i1 %181, label %202, label %204

182:
  %183 = phi i64 [ 0, %157 ], [ %188, %199 ]
  %184 = phi i64 [ %153, %157 ], [ %200, %199 ]
  %185 = getelementptr inbounds i64, ptr %158, i64 %183
  %186 = load i64, ptr %185, align 8
  %187 = icmp sgt i64 %186, %153
  %188 = add nsw i64 %183, 1
  br i1 %187, label %199, label %189

189:
  %190 = getelementptr inbounds i64, ptr %158, i64 %188
  %191 = load i64, ptr %190, align 8
  %192 = icmp slt i64 %153, %191
  br i1 %192, label %193, label %199

193:
  %194 = load ptr, ptr %145, align 8
  %195 = mul nsw i64 %183, 7
  %196 = getelementptr inbounds i64, ptr %194, i64 5
  %197 = getelementptr inbounds i64, ptr %196, i64 %195
  %198 = load i64, ptr %197, align 8
  br label %199

199:
  %200 = phi i64 [ %184, %189 ], [ %198, %193 ], [ %184, %182 ]
  %201 = icmp eq i64 %188, %155
  br i1 %201, label %177, label %182

202:
  %203 = getelementptr inbounds i64, ptr %2, i64 %178
  store i64 1, ptr %203, align 8
  br label %204

204:
  %205 = phi i64 [ 1, %202 ], [ %151, %177 ]
  %206 = add nsw i64 %150, 1
  %207 = icmp eq i64 %206, %81
  br i1 %207, label %146, label %149

208:
  %209 = phi i32 [ %148, %146 ], [ 0, %136 ], [ 0, %106 ]
  ret i32 %209
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
  %59 = phi double [ %57, %54 ], [ 0.000000e+00, %47 ]
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
  br label %161

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
  br label %161

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
  br i1 %103, label %161, label %104

104:
  %105 = call fastcc i32 @is_possible(ptr %0, ptr %4, double 1.000000e-13)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %161, label %107

107:
  %108 = load ptr, ptr %0, align 8
  %109 = getelementptr inbounds %struct.Space, ptr %108, i64 0, i32 3
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %161

112:
  %113 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  br label %114

114:
  %115 = phi ptr [ %108, %112 ], [ %150, %148 ]
  %116 = phi i64 [ 0, %112 ], [ %149, %148 ]
  %117 = getelementptr inbounds double, ptr %16, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fcmp oeq double %118, 1.000000e+00
  br i1 %119, label %122, label %120

120:
  %121 = add nsw i64 %116, 1
  br label %148

122:
  %123 = getelementptr inbounds %struct.Space, ptr %115, i64 0, i32 9
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds i64, ptr %124, i64 %116
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %19, i64 %126
  %128 = add nsw i64 %116, 1
  %129 = getelementptr inbounds i64, ptr %124, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = sub nsw i64 %130, %126
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %141

133:
  %134 = phi i64 [ %139, %133 ], [ 0, %122 ]
  %135 = phi double [ %138, %133 ], [ 0.000000e+00, %122 ]
  %136 = getelementptr inbounds double, ptr %127, i64 %134
  %137 = load double, ptr %136, align 8
  %138 = tail call double @llvm.fmuladd.f64(double %137, double %137, double %135)
  %139 = add nsw i64 %134, 1
  %140 = icmp eq i64 %139, %131
  br i1 %140, label %141, label %133

141:
  %142 = phi double [ 0.000000e+00, %122 ], [ %138, %133 ]
  %143 = tail call double @llvm.sqrt.f64(double %142)
  %144 = tail call fastcc double @most_friction(ptr %0, i64 %116, ptr %19)
  %145 = fmul double %144, 0x3FEFFFFDE7210BE9
  %146 = fcmp oge double %143, %145
  %147 = load ptr, ptr %0, align 8
  br label %148

148:
  %149 = phi i64 [ %121, %120 ], [ %128, %141 ]
  %150 = phi ptr [ %115, %120 ], [ %147, %141 ]
  %151 = phi i1 [ false, %120 ], [ %146, %141 ]
  %152 = zext i1 %151 to i64
  %153 = load ptr, ptr %113, align 8
  %154 = getelementptr inbounds %struct.Space, ptr %150, i64 0, i32 2
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, %116
  %157 = getelementptr inbounds i64, ptr %153, i64 %156
  store i64 %152, ptr %157, align 8
  %158 = getelementptr inbounds %struct.Space, ptr %150, i64 0, i32 3
  %159 = load i64, ptr %158, align 8
  %160 = icmp slt i64 %149, %159
  br i1 %160, label %114, label %161

161:
  %162 = phi i64 [ 0, %104 ], [ 0, %101 ], [ 0, %66 ], [ 0, %93 ], [ 1, %107 ], [ 1, %148 ]
  ret i64 %162
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
  %26 = fmul double %23, %25
  %27 = tail call double @llvm.fabs.f64(double %26)
  %28 = fcmp ogt double %21, %27
  %29 = select i1 %28, double %21, double %27
  %30 = add nsw i64 %20, 1
  %31 = icmp eq i64 %30, %14
  br i1 %31, label %32, label %19

32:
  %33 = phi double [ 0.000000e+00, %3 ], [ %29, %19 ]
  %34 = fcmp ogt double %5, %33
  %35 = select i1 %34, double %5, double %33
  %36 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 2
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %46

39:
  %40 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 4
  %43 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %44 = fneg double %2
  %45 = fmul double %35, %44
  br label %57

46:
  %47 = icmp slt i64 %12, 1
  br i1 %47, label %270, label %48

48:
  %49 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %50 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %51 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 4
  %52 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %53 = fmul double %35, 1.000000e-09
  %54 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %55 = fmul double %35, %2
  %56 = fadd double %2, 1.000000e+00
  br label %89

57:
  %58 = phi i64 [ 0, %39 ], [ %87, %86 ]
  %59 = getelementptr inbounds i64, ptr %41, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = and i64 %60, 1
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %86, label %63

63:
  %64 = load ptr, ptr %1, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 %58
  %66 = load double, ptr %65, align 8
  %67 = fcmp ogt double %66, 0.000000e+00
  br i1 %67, label %68, label %75

68:
  %69 = getelementptr inbounds double, ptr %7, i64 %58
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %43, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %58
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  br label %83

75:
  %76 = load ptr, ptr %42, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %58
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %43, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %58
  %81 = load double, ptr %80, align 8
  %82 = fdiv double %78, %81
  br label %83

83:
  %84 = phi double [ %74, %68 ], [ %82, %75 ]
  %85 = fcmp olt double %84, %45
  br i1 %85, label %270, label %86

86:
  %87 = add nsw i64 %58, 1
  %88 = icmp eq i64 %87, %37
  br i1 %88, label %46, label %57

89:
  %90 = phi ptr [ %8, %48 ], [ %264, %263 ]
  %91 = phi ptr [ %7, %48 ], [ %265, %263 ]
  %92 = phi i64 [ 0, %48 ], [ %266, %263 ]
  %93 = load ptr, ptr %49, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = fcmp oeq double %95, 2.000000e+00
  br i1 %96, label %97, label %204

97:
  %98 = load ptr, ptr %50, align 8
  %99 = getelementptr inbounds i64, ptr %98, i64 %92
  %100 = load i64, ptr %99, align 8
  %101 = and i64 %100, 2
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %204

103:
  %104 = getelementptr inbounds %struct.Space, ptr %90, i64 0, i32 9
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i64, ptr %105, i64 %92
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %92, 1
  %109 = getelementptr inbounds i64, ptr %105, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = sub nsw i64 %110, %107
  %112 = load ptr, ptr %51, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 %107
  %114 = load ptr, ptr %52, align 8
  %115 = shl nsw i64 %92, 1
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = icmp sgt i64 %111, 0
  br i1 %117, label %118, label %128

118:
  %119 = phi i64 [ %126, %118 ], [ 0, %103 ]
  %120 = phi double [ %125, %118 ], [ 0.000000e+00, %103 ]
  %121 = getelementptr inbounds double, ptr %113, i64 %119
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %116, i64 %119
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fmuladd.f64(double %122, double %124, double %120)
  %126 = add nsw i64 %119, 1
  %127 = icmp eq i64 %126, %111
  br i1 %127, label %128, label %118

128:
  %129 = phi double [ 0.000000e+00, %103 ], [ %125, %118 ]
  %130 = icmp sgt i64 %110, %107
  br i1 %130, label %131, label %142

131:
  %132 = load ptr, ptr %54, align 8
  br label %133

133:
  %134 = phi i64 [ %107, %131 ], [ %140, %133 ]
  %135 = phi double [ 0.000000e+00, %131 ], [ %139, %133 ]
  %136 = getelementptr inbounds double, ptr %132, i64 %134
  %137 = load double, ptr %136, align 8
  %138 = fcmp ogt double %135, %137
  %139 = select i1 %138, double %135, double %137
  %140 = add nsw i64 %134, 1
  %141 = icmp eq i64 %140, %110
  br i1 %141, label %142, label %133

142:
  %143 = phi double [ 0.000000e+00, %128 ], [ %139, %133 ]
  %144 = fmul double %53, %143
  br i1 %117, label %145, label %147

145:
  %146 = fneg double %129
  br label %156

147:
  %148 = phi double [ 0.000000e+00, %142 ], [ %166, %156 ]
  %149 = getelementptr inbounds %struct.Space, ptr %90, i64 0, i32 7
  %150 = load ptr, ptr %149, align 8
  %151 = mul nsw i64 %92, 7
  %152 = getelementptr inbounds i64, ptr %150, i64 5
  %153 = getelementptr inbounds i64, ptr %152, i64 %151
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %154, 0
  br i1 %155, label %172, label %169

156:
  %157 = phi double [ 0.000000e+00, %145 ], [ %166, %156 ]
  %158 = phi i64 [ 0, %145 ], [ %167, %156 ]
  %159 = add nsw i64 %158, %107
  %160 = getelementptr inbounds double, ptr %112, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = add nsw i64 %158, %115
  %163 = getelementptr inbounds double, ptr %114, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = tail call double @llvm.fmuladd.f64(double %146, double %164, double %161)
  %166 = tail call double @llvm.fmuladd.f64(double %165, double %165, double %157)
  %167 = add nsw i64 %158, 1
  %168 = icmp eq i64 %167, %111
  br i1 %168, label %147, label %156

169:
  %170 = tail call fastcc i32 @is_smooth(ptr %0, ptr %1, i64 %92)
  %171 = icmp eq i32 %170, 0
  br label %172

172:
  %173 = phi i1 [ false, %147 ], [ %171, %169 ]
  %174 = and i64 %100, 8
  %175 = icmp ne i64 %174, 0
  %176 = select i1 %175, i1 true, i1 %173
  br i1 %176, label %190, label %177

177:
  br i1 %117, label %178, label %186

178:
  %179 = phi i64 [ %184, %178 ], [ 0, %177 ]
  %180 = phi double [ %183, %178 ], [ 0.000000e+00, %177 ]
  %181 = getelementptr inbounds double, ptr %113, i64 %179
  %182 = load double, ptr %181, align 8
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %182, double %180)
  %184 = add nsw i64 %179, 1
  %185 = icmp eq i64 %184, %111
  br i1 %185, label %186, label %178

186:
  %187 = phi double [ 0.000000e+00, %177 ], [ %183, %178 ]
  %188 = tail call double @llvm.sqrt.f64(double %187)
  %189 = fcmp ole double %188, %144
  br label %190

190:
  %191 = phi i1 [ %175, %172 ], [ %189, %186 ]
  %192 = fcmp ugt double %129, %144
  %193 = select i1 %192, i1 true, i1 %191
  %194 = fmul double %144, -1.000000e+03
  %195 = fcmp uge double %129, %194
  %196 = and i1 %195, %193
  br i1 %196, label %197, label %270

197:
  %198 = tail call double @llvm.sqrt.f64(double %148)
  %199 = tail call double @llvm.fabs.f64(double %129)
  %200 = select i1 %191, double 1.000000e+03, double 1.000000e+00
  %201 = fmul double %144, %200
  %202 = tail call double @llvm.fmuladd.f64(double %199, double 0x3EB0C6F7A0B5ED8D, double %201)
  %203 = fcmp ugt double %198, %202
  br i1 %203, label %270, label %204

204:
  %205 = fcmp une double %95, 1.000000e+00
  br i1 %205, label %263, label %206

206:
  %207 = load ptr, ptr %50, align 8
  %208 = getelementptr inbounds i64, ptr %207, i64 %92
  %209 = load i64, ptr %208, align 8
  %210 = and i64 %209, 4
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %263

212:
  %213 = getelementptr inbounds %struct.Space, ptr %90, i64 0, i32 9
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds i64, ptr %214, i64 %92
  %216 = load i64, ptr %215, align 8
  %217 = add nsw i64 %92, 1
  %218 = getelementptr inbounds i64, ptr %214, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %216, %219
  br i1 %220, label %221, label %232

221:
  %222 = load ptr, ptr %54, align 8
  br label %223

223:
  %224 = phi i64 [ %216, %221 ], [ %230, %223 ]
  %225 = phi double [ 0.000000e+00, %221 ], [ %229, %223 ]
  %226 = getelementptr inbounds double, ptr %222, i64 %224
  %227 = load double, ptr %226, align 8
  %228 = fcmp ogt double %225, %227
  %229 = select i1 %228, double %225, double %227
  %230 = add nsw i64 %224, 1
  %231 = icmp eq i64 %230, %219
  br i1 %231, label %232, label %223

232:
  %233 = phi double [ 0.000000e+00, %212 ], [ %229, %223 ]
  %234 = fdiv double %55, %233
  %235 = tail call fastcc double @most_friction(ptr %0, i64 %92, ptr %91)
  %236 = load ptr, ptr %6, align 8
  %237 = load ptr, ptr %0, align 8
  %238 = getelementptr inbounds %struct.Space, ptr %237, i64 0, i32 9
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds i64, ptr %239, i64 %92
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %236, i64 %241
  %243 = getelementptr inbounds i64, ptr %239, i64 %217
  %244 = load i64, ptr %243, align 8
  %245 = sub nsw i64 %244, %241
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %255

247:
  %248 = phi i64 [ %253, %247 ], [ 0, %232 ]
  %249 = phi double [ %252, %247 ], [ 0.000000e+00, %232 ]
  %250 = getelementptr inbounds double, ptr %242, i64 %248
  %251 = load double, ptr %250, align 8
  %252 = tail call double @llvm.fmuladd.f64(double %251, double %251, double %249)
  %253 = add nsw i64 %248, 1
  %254 = icmp eq i64 %253, %245
  br i1 %254, label %255, label %247

255:
  %256 = phi double [ 0.000000e+00, %232 ], [ %252, %247 ]
  %257 = tail call double @llvm.sqrt.f64(double %256)
  %258 = tail call double @llvm.fmuladd.f64(double %235, double %56, double %234)
  %259 = fcmp ogt double %257, %258
  br i1 %259, label %270, label %260

260:
  %261 = tail call fastcc i32 @is_smooth(ptr %0, ptr %1, i64 %92)
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %270

263:
  %264 = phi ptr [ %237, %260 ], [ %90, %204 ], [ %90, %206 ]
  %265 = phi ptr [ %236, %260 ], [ %91, %204 ], [ %91, %206 ]
  %266 = add nsw i64 %92, 1
  %267 = getelementptr inbounds %struct.Space, ptr %264, i64 0, i32 3
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %89, label %270

270:
  %271 = phi i32 [ 1, %46 ], [ 0, %190 ], [ 0, %260 ], [ 0, %255 ], [ 0, %197 ], [ 1, %263 ], [ 0, %83 ]
  ret i32 %271
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
  %37 = fcmp oeq double %36, 1.000000e+00
  br i1 %37, label %670, label %38

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
  %63 = fcmp ogt double %62, 0.000000e+00
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
  %80 = fcmp oeq double %79, 1.000000e+00
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
  br i1 %109, label %110, label %670

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
  %139 = fcmp oeq double %138, 2.000000e+00
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
  br i1 %174, label %670, label %193

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
  %187 = fmul double %185, %186
  %188 = fdiv double %183, %187
  %189 = add nsw i64 %179, %171
  %190 = getelementptr inbounds double, ptr %42, i64 %189
  store double %188, ptr %190, align 8
  %191 = add nsw i64 %179, 1
  %192 = icmp eq i64 %191, %12
  br i1 %192, label %175, label %178

193:
  %194 = icmp sgt i64 %122, 0
  br i1 %194, label %195, label %205

195:
  %196 = phi i64 [ %201, %195 ], [ 0, %193 ]
  %197 = phi double [ %200, %195 ], [ 0.000000e+00, %193 ]
  %198 = getelementptr inbounds double, ptr %42, i64 %196
  %199 = load double, ptr %198, align 8
  %200 = tail call double @llvm.fmuladd.f64(double %199, double 0.000000e+00, double %197)
  %201 = add nsw i64 %196, 1
  %202 = icmp eq i64 %201, %122
  br i1 %202, label %203, label %195

203:
  %204 = fcmp une double %200, 0.000000e+00
  br i1 %204, label %670, label %205

205:
  tail call fastcc void @singular(ptr %42, i64 %12, i64 %160, ptr %123, ptr %125)
  br i1 %173, label %206, label %217

206:
  %207 = sitofp i64 %108 to double
  %208 = fmul double %207, 0x3DA5FD7FE1796495
  br label %209

209:
  %210 = phi i64 [ 0, %206 ], [ %215, %214 ]
  %211 = getelementptr inbounds double, ptr %125, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fcmp ogt double %212, %208
  br i1 %213, label %214, label %217

214:
  %215 = add nsw i64 %210, 1
  %216 = icmp eq i64 %215, %160
  br i1 %216, label %217, label %209

217:
  %218 = phi i64 [ 0, %205 ], [ %160, %214 ], [ %210, %209 ]
  %219 = icmp eq i64 %160, %218
  br i1 %219, label %670, label %220

220:
  %221 = sub nsw i64 %160, %218
  %222 = mul i64 %221, %12
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %226

224:
  %225 = shl i64 %222, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %126, i8 0, i64 %225, i1 false)
  br label %226

226:
  %227 = icmp sgt i64 %160, %218
  br i1 %227, label %228, label %237

228:
  %229 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %230

230:
  %231 = phi i64 [ %218, %228 ], [ %654, %653 ]
  br i1 %173, label %232, label %653

232:
  %233 = mul nsw i64 %231, %160
  %234 = load ptr, ptr %229, align 8
  %235 = sub nsw i64 %231, %218
  %236 = mul nsw i64 %235, %12
  br label %656

237:
  %238 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 6
  %239 = load ptr, ptr %238, align 8
  store double 1.000000e+00, ptr %239, align 8
  %240 = getelementptr double, ptr %126, i64 %222
  %241 = load ptr, ptr %0, align 8
  %242 = getelementptr inbounds %struct.Space, ptr %241, i64 0, i32 9
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds %struct.Space, ptr %241, i64 0, i32 3
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds i64, ptr %243, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Space, ptr %241, i64 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = add i64 %249, %245
  %251 = getelementptr inbounds double, ptr %240, i64 %247
  %252 = getelementptr inbounds double, ptr %251, i64 %250
  %253 = getelementptr inbounds double, ptr %252, i64 %250
  %254 = mul nsw i64 %250, %221
  %255 = getelementptr inbounds double, ptr %253, i64 %254
  %256 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 3
  %257 = load ptr, ptr %256, align 8
  %258 = icmp sgt i64 %247, 0
  br i1 %258, label %261, label %259

259:
  %260 = fmul double %2, 0.000000e+00
  br label %279

261:
  %262 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %263 = load ptr, ptr %262, align 8
  br label %264

264:
  %265 = phi i64 [ 0, %261 ], [ %275, %264 ]
  %266 = phi double [ 0.000000e+00, %261 ], [ %274, %264 ]
  %267 = getelementptr inbounds double, ptr %257, i64 %265
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds double, ptr %263, i64 %265
  %270 = load double, ptr %269, align 8
  %271 = fmul double %268, %270
  %272 = tail call double @llvm.fabs.f64(double %271)
  %273 = fcmp ogt double %266, %272
  %274 = select i1 %273, double %266, double %272
  %275 = add nsw i64 %265, 1
  %276 = icmp eq i64 %275, %247
  br i1 %276, label %292, label %264

277:
  %278 = fmul double %274, %2
  br label %279

279:
  %280 = phi double [ %260, %259 ], [ %278, %277 ]
  %281 = getelementptr inbounds double, ptr %255, i64 %221
  %282 = getelementptr inbounds i64, ptr %281, i64 %221
  %283 = icmp sgt i64 %245, 0
  br i1 %283, label %284, label %299

284:
  %285 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %286 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %287 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %288 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %289 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %290 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %291 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  br label %309

292:
  %293 = phi i64 [ %297, %292 ], [ 0, %264 ]
  %294 = getelementptr inbounds double, ptr %257, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %240, i64 %293
  store double %295, ptr %296, align 8
  %297 = add nsw i64 %293, 1
  %298 = icmp eq i64 %297, %247
  br i1 %298, label %277, label %292

299:
  %300 = getelementptr inbounds i8, ptr %5, i64 8
  %301 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 3
  %302 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 8
  %303 = getelementptr inbounds %struct.Giving, ptr %5, i64 0, i32 5
  %304 = icmp sgt i64 %221, 0
  %305 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %306 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %307 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %308 = icmp sgt i64 %221, 1
  br label %355

309:
  %310 = phi ptr [ %241, %284 ], [ %349, %348 ]
  %311 = phi ptr [ %241, %284 ], [ %350, %348 ]
  %312 = phi i64 [ 0, %284 ], [ %351, %348 ]
  %313 = getelementptr inbounds %struct.Space, ptr %311, i64 0, i32 7
  %314 = load ptr, ptr %313, align 8
  %315 = mul nsw i64 %312, 7
  %316 = getelementptr inbounds i64, ptr %314, i64 5
  %317 = getelementptr inbounds i64, ptr %316, i64 %315
  %318 = load i64, ptr %317, align 8
  %319 = icmp slt i64 %318, 0
  br i1 %319, label %348, label %320

320:
  %321 = getelementptr inbounds double, ptr %240, i64 %318
  %322 = load double, ptr %321, align 8
  %323 = load ptr, ptr %285, align 8
  %324 = getelementptr inbounds double, ptr %323, i64 %312
  %325 = load double, ptr %324, align 8
  %326 = load ptr, ptr %286, align 8
  %327 = icmp eq ptr %326, null
  br i1 %327, label %344, label %328

328:
  %329 = getelementptr inbounds ptr, ptr %326, i64 %312
  %330 = load ptr, ptr %329, align 8
  %331 = icmp eq ptr %330, null
  br i1 %331, label %344, label %332

332:
  %333 = load ptr, ptr %287, align 8
  %334 = load i64, ptr %288, align 8
  %335 = getelementptr inbounds double, ptr %333, i64 %334
  store double %322, ptr %335, align 8
  %336 = load ptr, ptr %289, align 8
  %337 = load ptr, ptr %290, align 8
  %338 = load ptr, ptr %291, align 8
  %339 = getelementptr inbounds double, ptr %338, i64 3
  tail call void %330(ptr %336, ptr %333, ptr %337, ptr %338, ptr %339)
  %340 = load ptr, ptr %291, align 8
  %341 = getelementptr inbounds i8, ptr %340, i64 16
  %342 = load double, ptr %341, align 8
  %343 = load ptr, ptr %0, align 8
  br label %344

344:
  %345 = phi ptr [ %310, %320 ], [ %310, %328 ], [ %343, %332 ]
  %346 = phi double [ %325, %320 ], [ %325, %328 ], [ %342, %332 ]
  %347 = getelementptr inbounds double, ptr %251, i64 %312
  store double %346, ptr %347, align 8
  br label %348

348:
  %349 = phi ptr [ %310, %309 ], [ %345, %344 ]
  %350 = phi ptr [ %311, %309 ], [ %345, %344 ]
  %351 = add nsw i64 %312, 1
  %352 = getelementptr inbounds %struct.Space, ptr %350, i64 0, i32 3
  %353 = load i64, ptr %352, align 8
  %354 = icmp slt i64 %351, %353
  br i1 %354, label %309, label %299

355:
  %356 = phi i1 [ true, %299 ], [ %449, %647 ]
  %357 = phi i64 [ 0, %299 ], [ %648, %647 ]
  br i1 %258, label %358, label %360

358:
  %359 = load ptr, ptr %256, align 8
  br label %362

360:
  %361 = icmp eq i64 %357, 3
  br i1 %361, label %369, label %448

362:
  %363 = phi i64 [ 0, %358 ], [ %367, %362 ]
  %364 = getelementptr inbounds double, ptr %240, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = getelementptr inbounds double, ptr %359, i64 %363
  store double %365, ptr %366, align 8
  %367 = add nsw i64 %363, 1
  %368 = icmp eq i64 %367, %247
  br i1 %368, label %360, label %362

369:
  %370 = load ptr, ptr %0, align 8
  %371 = getelementptr inbounds %struct.Space, ptr %370, i64 0, i32 9
  %372 = load ptr, ptr %371, align 8
  %373 = getelementptr inbounds %struct.Space, ptr %370, i64 0, i32 3
  %374 = load i64, ptr %373, align 8
  %375 = getelementptr inbounds i64, ptr %372, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %282, i64 %376
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(96) %300, i8 0, i64 88, i1 false)
  store ptr %0, ptr %5, align 8
  %378 = call fastcc ptr @solve_giving(ptr %5, ptr %1, double 1.000000e-01, ptr %377)
  %379 = load ptr, ptr %0, align 8
  %380 = getelementptr inbounds %struct.Space, ptr %379, i64 0, i32 9
  %381 = load ptr, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Space, ptr %379, i64 0, i32 3
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds i64, ptr %381, i64 %383
  %385 = load i64, ptr %384, align 8
  %386 = icmp sgt i64 %385, 0
  br i1 %386, label %387, label %407

387:
  %388 = load ptr, ptr %301, align 8
  %389 = load ptr, ptr %302, align 8
  %390 = load ptr, ptr %303, align 8
  br label %391

391:
  %392 = phi i64 [ 0, %387 ], [ %405, %402 ]
  %393 = getelementptr inbounds i64, ptr %388, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = icmp slt i64 %394, 0
  br i1 %395, label %402, label %396

396:
  %397 = getelementptr inbounds double, ptr %389, i64 %394
  %398 = load double, ptr %397, align 8
  %399 = getelementptr inbounds double, ptr %390, i64 %392
  %400 = load double, ptr %399, align 8
  %401 = fdiv double %398, %400
  br label %402

402:
  %403 = phi double [ %401, %396 ], [ 0.000000e+00, %391 ]
  %404 = getelementptr inbounds double, ptr %282, i64 %392
  store double %403, ptr %404, align 8
  %405 = add nsw i64 %392, 1
  %406 = icmp eq i64 %405, %385
  br i1 %406, label %407, label %391

407:
  br i1 %304, label %408, label %448

408:
  %409 = icmp sgt i64 %376, 0
  br label %410

410:
  %411 = phi i64 [ 0, %408 ], [ %436, %435 ]
  br i1 %409, label %412, label %435

412:
  %413 = mul nsw i64 %411, %376
  %414 = load ptr, ptr %305, align 8
  br label %417

415:
  %416 = load ptr, ptr %256, align 8
  br label %438

417:
  %418 = phi i64 [ 0, %412 ], [ %433, %417 ]
  %419 = phi double [ 0.000000e+00, %412 ], [ %432, %417 ]
  %420 = add nsw i64 %418, %413
  %421 = getelementptr inbounds double, ptr %126, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = getelementptr inbounds double, ptr %414, i64 %418
  %424 = load double, ptr %423, align 8
  %425 = fmul double %422, %424
  %426 = fmul double %424, %425
  %427 = getelementptr inbounds double, ptr %282, i64 %418
  %428 = load double, ptr %427, align 8
  %429 = getelementptr inbounds double, ptr %240, i64 %418
  %430 = load double, ptr %429, align 8
  %431 = fsub double %428, %430
  %432 = tail call double @llvm.fmuladd.f64(double %426, double %431, double %419)
  %433 = add nsw i64 %418, 1
  %434 = icmp eq i64 %433, %376
  br i1 %434, label %415, label %417

435:
  %436 = add nsw i64 %411, 1
  %437 = icmp eq i64 %436, %221
  br i1 %437, label %448, label %410

438:
  %439 = phi i64 [ 0, %415 ], [ %446, %438 ]
  %440 = add nsw i64 %439, %413
  %441 = getelementptr inbounds double, ptr %126, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %416, i64 %439
  %444 = load double, ptr %443, align 8
  %445 = tail call double @llvm.fmuladd.f64(double %442, double %432, double %444)
  store double %445, ptr %443, align 8
  %446 = add nsw i64 %439, 1
  %447 = icmp eq i64 %446, %376
  br i1 %447, label %435, label %438

448:
  %449 = icmp ult i64 %357, 3
  %450 = getelementptr inbounds [3 x double], ptr @MARGIN, i64 0, i64 %357
  br label %451

451:
  %452 = phi i64 [ 0, %448 ], [ %644, %639 ]
  br i1 %449, label %453, label %455

453:
  %454 = load double, ptr %450, align 8
  br label %455

455:
  %456 = phi double [ %454, %453 ], [ 0.000000e+00, %451 ]
  %457 = load ptr, ptr %0, align 8
  %458 = getelementptr inbounds %struct.Space, ptr %457, i64 0, i32 9
  %459 = load ptr, ptr %458, align 8
  %460 = getelementptr inbounds %struct.Space, ptr %457, i64 0, i32 3
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds i64, ptr %459, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds %struct.Space, ptr %457, i64 0, i32 2
  %465 = load i64, ptr %464, align 8
  %466 = add nsw i64 %465, %461
  %467 = icmp sgt i64 %466, 0
  br i1 %467, label %468, label %471

468:
  %469 = getelementptr inbounds %struct.Space, ptr %457, i64 0, i32 7
  %470 = fsub double 1.000000e+00, %456
  br label %475

471:
  %472 = phi i64 [ 0, %455 ], [ %582, %581 ]
  br i1 %308, label %473, label %602

473:
  %474 = icmp sgt i64 %472, 0
  br label %585

475:
  %476 = phi i64 [ 0, %468 ], [ %582, %581 ]
  %477 = phi i64 [ 0, %468 ], [ %583, %581 ]
  %478 = sub nsw i64 %477, %465
  %479 = icmp slt i64 %478, 0
  br i1 %479, label %480, label %487

480:
  %481 = load ptr, ptr %1, align 8
  %482 = getelementptr inbounds double, ptr %481, i64 %477
  %483 = load double, ptr %482, align 8
  %484 = fcmp ogt double %483, 0.000000e+00
  br i1 %484, label %485, label %581

485:
  %486 = load ptr, ptr %256, align 8
  br label %527

487:
  %488 = load ptr, ptr %469, align 8
  %489 = mul nsw i64 %478, 7
  %490 = getelementptr i64, ptr %488, i64 5
  %491 = getelementptr i64, ptr %490, i64 %489
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds i64, ptr %459, i64 %478
  %494 = load i64, ptr %493, align 8
  %495 = add nsw i64 %478, 1
  %496 = getelementptr inbounds i64, ptr %459, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = sub nsw i64 %497, %494
  %499 = load ptr, ptr %306, align 8
  %500 = getelementptr inbounds double, ptr %499, i64 %478
  %501 = load double, ptr %500, align 8
  %502 = fcmp une double %501, 1.000000e+00
  br i1 %502, label %581, label %503

503:
  %504 = load ptr, ptr %307, align 8
  %505 = getelementptr inbounds i64, ptr %504, i64 %478
  %506 = load i64, ptr %505, align 8
  %507 = and i64 %506, 4
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %509, label %581

509:
  %510 = getelementptr inbounds double, ptr %251, i64 %478
  %511 = load double, ptr %510, align 8
  %512 = fmul double %470, %511
  %513 = load ptr, ptr %256, align 8
  %514 = getelementptr inbounds double, ptr %513, i64 %494
  %515 = icmp sgt i64 %498, 0
  br i1 %515, label %516, label %524

516:
  %517 = phi i64 [ %522, %516 ], [ 0, %509 ]
  %518 = phi double [ %521, %516 ], [ 0.000000e+00, %509 ]
  %519 = getelementptr inbounds double, ptr %514, i64 %517
  %520 = load double, ptr %519, align 8
  %521 = tail call double @llvm.fmuladd.f64(double %520, double %520, double %518)
  %522 = add nsw i64 %517, 1
  %523 = icmp eq i64 %522, %498
  br i1 %523, label %524, label %516

524:
  %525 = phi double [ 0.000000e+00, %509 ], [ %521, %516 ]
  %526 = tail call double @llvm.sqrt.f64(double %525)
  br label %527

527:
  %528 = phi ptr [ %513, %524 ], [ %486, %485 ]
  %529 = phi double [ %512, %524 ], [ 1.000000e+00, %485 ]
  %530 = phi i64 [ %498, %524 ], [ 0, %485 ]
  %531 = phi i64 [ %492, %524 ], [ %477, %485 ]
  %532 = phi i64 [ %494, %524 ], [ 0, %485 ]
  %533 = phi double [ %526, %524 ], [ 0.000000e+00, %485 ]
  %534 = getelementptr inbounds double, ptr %528, i64 %531
  %535 = load double, ptr %534, align 8
  %536 = fneg double %529
  %537 = tail call double @llvm.fmuladd.f64(double %536, double %535, double %533)
  %538 = load ptr, ptr %305, align 8
  %539 = getelementptr inbounds double, ptr %538, i64 %531
  %540 = load double, ptr %539, align 8
  %541 = fmul double %537, %540
  %542 = fcmp ogt double %541, %280
  br i1 %542, label %543, label %581

543:
  br i1 %304, label %544, label %548

544:
  %545 = fcmp ogt double %533, 0.000000e+00
  %546 = icmp sgt i64 %530, 0
  %547 = select i1 %546, i1 %545, i1 false
  br label %552

548:
  %549 = fneg double %541
  %550 = add nsw i64 %476, 1
  %551 = getelementptr inbounds double, ptr %252, i64 %476
  store double %549, ptr %551, align 8
  br label %581

552:
  %553 = phi i64 [ 0, %544 ], [ %566, %559 ]
  %554 = mul nsw i64 %553, %463
  %555 = add nsw i64 %554, %531
  %556 = getelementptr inbounds double, ptr %126, i64 %555
  %557 = load double, ptr %556, align 8
  %558 = fmul double %557, %536
  br i1 %547, label %568, label %559

559:
  %560 = phi double [ %558, %552 ], [ %578, %568 ]
  %561 = load double, ptr %539, align 8
  %562 = fmul double %560, %561
  %563 = mul nsw i64 %553, %466
  %564 = add nsw i64 %563, %476
  %565 = getelementptr inbounds double, ptr %253, i64 %564
  store double %562, ptr %565, align 8
  %566 = add nsw i64 %553, 1
  %567 = icmp eq i64 %566, %221
  br i1 %567, label %548, label %552

568:
  %569 = phi i64 [ %579, %568 ], [ 0, %552 ]
  %570 = phi double [ %578, %568 ], [ %558, %552 ]
  %571 = add i64 %569, %532
  %572 = getelementptr inbounds double, ptr %528, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = fdiv double %573, %533
  %575 = add i64 %571, %554
  %576 = getelementptr inbounds double, ptr %126, i64 %575
  %577 = load double, ptr %576, align 8
  %578 = tail call double @llvm.fmuladd.f64(double %574, double %577, double %570)
  %579 = add nsw i64 %569, 1
  %580 = icmp eq i64 %579, %530
  br i1 %580, label %559, label %568

581:
  %582 = phi i64 [ %476, %503 ], [ %476, %487 ], [ %476, %480 ], [ %550, %548 ], [ %476, %527 ]
  %583 = add nsw i64 %477, 1
  %584 = icmp eq i64 %583, %466
  br i1 %584, label %471, label %475

585:
  %586 = phi i64 [ 1, %473 ], [ %591, %590 ]
  br i1 %474, label %587, label %590

587:
  %588 = mul nsw i64 %586, %466
  %589 = mul nsw i64 %586, %472
  br label %593

590:
  %591 = add nsw i64 %586, 1
  %592 = icmp eq i64 %591, %221
  br i1 %592, label %602, label %585

593:
  %594 = phi i64 [ 0, %587 ], [ %600, %593 ]
  %595 = add nsw i64 %594, %588
  %596 = getelementptr inbounds double, ptr %253, i64 %595
  %597 = load double, ptr %596, align 8
  %598 = add nsw i64 %594, %589
  %599 = getelementptr inbounds double, ptr %253, i64 %598
  store double %597, ptr %599, align 8
  %600 = add nsw i64 %594, 1
  %601 = icmp eq i64 %600, %472
  br i1 %601, label %590, label %593

602:
  %603 = icmp eq i64 %472, 0
  br i1 %603, label %650, label %604

604:
  %605 = tail call fastcc i64 @least_solution(ptr %253, ptr %252, i64 %472, i64 %221, i64 1, double 1.000000e-10, ptr %255, ptr %282, ptr %281)
  %606 = icmp slt i64 %605, 0
  br i1 %606, label %647, label %607

607:
  br i1 %258, label %608, label %639

608:
  %609 = load ptr, ptr %256, align 8
  br label %610

610:
  %611 = phi i64 [ 0, %608 ], [ %625, %614 ]
  %612 = phi double [ 0.000000e+00, %608 ], [ %620, %614 ]
  %613 = phi double [ 0.000000e+00, %608 ], [ %623, %614 ]
  br i1 %304, label %627, label %614

614:
  %615 = phi double [ 0.000000e+00, %610 ], [ %636, %627 ]
  %616 = getelementptr inbounds double, ptr %609, i64 %611
  %617 = load double, ptr %616, align 8
  %618 = tail call double @llvm.fabs.f64(double %617)
  %619 = fcmp ogt double %612, %618
  %620 = select i1 %619, double %612, double %618
  %621 = tail call double @llvm.fabs.f64(double %615)
  %622 = fcmp ogt double %613, %621
  %623 = select i1 %622, double %613, double %621
  %624 = fadd double %615, %617
  store double %624, ptr %616, align 8
  %625 = add nsw i64 %611, 1
  %626 = icmp eq i64 %625, %247
  br i1 %626, label %639, label %610

627:
  %628 = phi i64 [ %637, %627 ], [ 0, %610 ]
  %629 = phi double [ %636, %627 ], [ 0.000000e+00, %610 ]
  %630 = mul nsw i64 %628, %247
  %631 = add nsw i64 %630, %611
  %632 = getelementptr inbounds double, ptr %126, i64 %631
  %633 = load double, ptr %632, align 8
  %634 = getelementptr inbounds double, ptr %255, i64 %628
  %635 = load double, ptr %634, align 8
  %636 = tail call double @llvm.fmuladd.f64(double %633, double %635, double %629)
  %637 = add nsw i64 %628, 1
  %638 = icmp eq i64 %637, %221
  br i1 %638, label %614, label %627

639:
  %640 = phi double [ 0.000000e+00, %607 ], [ %623, %614 ]
  %641 = phi double [ 0.000000e+00, %607 ], [ %620, %614 ]
  %642 = fmul double %641, 1.000000e-15
  %643 = fcmp ogt double %640, %642
  %644 = add nsw i64 %452, 1
  %645 = icmp ult i64 %452, 39
  %646 = select i1 %643, i1 %645, i1 false
  br i1 %646, label %451, label %647

647:
  %648 = add nsw i64 %357, 1
  %649 = icmp eq i64 %648, 4
  br i1 %649, label %650, label %355

650:
  %651 = phi i1 [ %356, %602 ], [ %449, %647 ]
  %652 = zext i1 %651 to i32
  br label %670

653:
  %654 = add nsw i64 %231, 1
  %655 = icmp eq i64 %654, %160
  br i1 %655, label %237, label %230

656:
  %657 = phi i64 [ 0, %232 ], [ %668, %656 ]
  %658 = add nsw i64 %657, %233
  %659 = getelementptr inbounds double, ptr %123, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds i64, ptr %3, i64 %657
  %662 = load i64, ptr %661, align 8
  %663 = getelementptr inbounds double, ptr %234, i64 %662
  %664 = load double, ptr %663, align 8
  %665 = fdiv double %660, %664
  %666 = add nsw i64 %662, %236
  %667 = getelementptr inbounds double, ptr %126, i64 %666
  store double %665, ptr %667, align 8
  %668 = add nsw i64 %657, 1
  %669 = icmp eq i64 %668, %160
  br i1 %669, label %653, label %656

670:
  %671 = phi i32 [ 0, %203 ], [ 0, %172 ], [ %652, %650 ], [ 0, %217 ], [ 0, %107 ], [ 0, %33 ]
  ret i32 %671
}

define internal fastcc double @most_friction(ptr %0, i64 %1, ptr %2) {
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
  br i1 %35, label %40, label %68

36:
  %37 = icmp eq i64 %29, 0
  br i1 %37, label %40, label %66

38:
  %39 = icmp eq i64 %29, 0
  br i1 %39, label %40, label %66

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
  store double %63, ptr %45, align 8
  br label %51

51:
  %52 = add nsw i64 %29, 1
  br label %28

53:
  %54 = phi double [ %44, %46 ], [ %63, %53 ]
  %55 = phi i64 [ 0, %46 ], [ %64, %53 ]
  %56 = add nsw i64 %55, %49
  %57 = mul nsw i64 %56, %7
  %58 = add nsw i64 %57, %29
  %59 = getelementptr inbounds double, ptr %47, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %2, i64 %55
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %60, double %62, double %54)
  %64 = add nsw i64 %55, 1
  %65 = icmp eq i64 %64, %13
  br i1 %65, label %50, label %53

66:
  %67 = load double, ptr %4, align 16
  br label %81

68:
  %69 = icmp sgt i64 %34, 0
  br i1 %69, label %70, label %78

70:
  %71 = phi i64 [ %76, %70 ], [ 0, %68 ]
  %72 = phi double [ %75, %70 ], [ 0.000000e+00, %68 ]
  %73 = getelementptr inbounds double, ptr %4, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %74, double %72)
  %76 = add nsw i64 %71, 1
  %77 = icmp eq i64 %76, %34
  br i1 %77, label %78, label %70

78:
  %79 = phi double [ 0.000000e+00, %68 ], [ %75, %70 ]
  %80 = tail call double @llvm.sqrt.f64(double %79)
  br label %81

81:
  %82 = phi double [ %67, %66 ], [ %80, %78 ]
  %83 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %1
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %110, label %90

90:
  %91 = getelementptr inbounds ptr, ptr %88, i64 %1
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %110, label %94

94:
  %95 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  store double %82, ptr %99, align 8
  %100 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 3
  tail call void %92(ptr %101, ptr %96, ptr %103, ptr %105, ptr %106)
  %107 = load ptr, ptr %104, align 8
  %108 = getelementptr inbounds i8, ptr %107, i64 16
  %109 = load double, ptr %108, align 8
  br label %110

110:
  %111 = phi double [ %86, %81 ], [ %86, %90 ], [ %109, %94 ]
  %112 = fmul double %82, %111
  ret double %112
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
  br i1 %43, label %44, label %243

44:
  %45 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %46 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %47 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Space, ptr %15, i64 0, i32 7
  br label %114

49:
  %50 = icmp sgt i64 %178, 0
  br i1 %50, label %54, label %51

51:
  %52 = phi i1 [ false, %49 ], [ %50, %54 ]
  %53 = icmp eq i64 %178, 0
  br i1 %53, label %110, label %64

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
  %63 = icmp eq i64 %62, %178
  br i1 %63, label %51, label %54

64:
  %65 = call fastcc i32 @solve_with(ptr %0, ptr %14, ptr %3, i64 %178, double 2.000000e+00, ptr %39, i64 %176, ptr %42)
  %66 = icmp ne i32 %65, 0
  %67 = and i1 %52, %66
  br i1 %67, label %68, label %110

68:
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds %struct.Space, ptr %69, i64 0, i32 9
  %71 = load ptr, ptr %70, align 8
  br label %72

72:
  %73 = phi i64 [ 0, %68 ], [ %108, %107 ]
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
  br i1 %83, label %84, label %107

84:
  %85 = phi i64 [ %90, %84 ], [ 0, %72 ]
  %86 = phi double [ %89, %84 ], [ 0.000000e+00, %72 ]
  %87 = getelementptr inbounds double, ptr %78, i64 %85
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %88, double %86)
  %90 = add nsw i64 %85, 1
  %91 = icmp eq i64 %90, %82
  br i1 %91, label %92, label %84

92:
  %93 = tail call double @llvm.sqrt.f64(double %89)
  %94 = fcmp ogt double %93, 0.000000e+00
  br i1 %94, label %95, label %107

95:
  %96 = shl nsw i64 %75, 1
  br label %97

97:
  %98 = phi i64 [ 0, %95 ], [ %105, %97 ]
  %99 = add nsw i64 %98, %77
  %100 = getelementptr inbounds double, ptr %32, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fdiv double %101, %93
  %103 = add nsw i64 %98, %96
  %104 = getelementptr inbounds double, ptr %25, i64 %103
  store double %102, ptr %104, align 8
  %105 = add nsw i64 %98, 1
  %106 = icmp eq i64 %105, %82
  br i1 %106, label %107, label %97

107:
  %108 = add nsw i64 %73, 1
  %109 = icmp eq i64 %108, %178
  br i1 %109, label %110, label %72

110:
  %111 = icmp ne i64 %176, 0
  %112 = icmp ne i64 %177, 0
  %113 = select i1 %111, i1 %112, i1 false
  br i1 %113, label %182, label %241

114:
  %115 = phi i64 [ 0, %44 ], [ %180, %173 ]
  %116 = phi i64 [ -1, %44 ], [ %179, %173 ]
  %117 = phi i64 [ 0, %44 ], [ %178, %173 ]
  %118 = phi i64 [ 1, %44 ], [ %177, %173 ]
  %119 = phi i64 [ 0, %44 ], [ %176, %173 ]
  %120 = phi i64 [ 0, %44 ], [ %175, %173 ]
  %121 = phi i64 [ 0, %44 ], [ %174, %173 ]
  %122 = getelementptr inbounds double, ptr %24, i64 %115
  %123 = load double, ptr %122, align 8
  %124 = fcmp oeq double %123, 2.000000e+00
  br i1 %124, label %125, label %173

125:
  %126 = load ptr, ptr %45, align 8
  %127 = getelementptr inbounds i64, ptr %126, i64 %115
  %128 = load i64, ptr %127, align 8
  %129 = and i64 %128, 2
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %173

131:
  %132 = load ptr, ptr %46, align 8
  %133 = getelementptr inbounds double, ptr %132, i64 %115
  %134 = load double, ptr %133, align 8
  %135 = fcmp oeq double %134, 0.000000e+00
  br i1 %135, label %136, label %144

136:
  %137 = load ptr, ptr %47, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %115
  %139 = load double, ptr %138, align 8
  %140 = fcmp oeq double %139, 0.000000e+00
  br i1 %140, label %141, label %144

141:
  %142 = add nsw i64 %117, 1
  %143 = getelementptr inbounds i64, ptr %3, i64 %117
  store i64 %115, ptr %143, align 8
  br label %173

144:
  %145 = add nsw i64 %119, 1
  %146 = getelementptr inbounds i64, ptr %39, i64 %119
  store i64 %115, ptr %146, align 8
  %147 = load i64, ptr %127, align 8
  %148 = and i64 %147, 8
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %157

150:
  %151 = load ptr, ptr %48, align 8
  %152 = mul nsw i64 %115, 7
  %153 = getelementptr inbounds i64, ptr %151, i64 5
  %154 = getelementptr inbounds i64, ptr %153, i64 %152
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %155, 0
  br label %157

157:
  %158 = phi i1 [ true, %144 ], [ %156, %150 ]
  %159 = zext i1 %158 to i64
  %160 = and i64 %118, %159
  %161 = add nsw i64 %115, 1
  %162 = getelementptr inbounds i64, ptr %21, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds i64, ptr %21, i64 %115
  %165 = load i64, ptr %164, align 8
  %166 = sub nsw i64 %163, %165
  %167 = icmp eq i64 %166, 1
  br i1 %167, label %168, label %171

168:
  %169 = add nsw i64 %121, 1
  %170 = getelementptr inbounds i64, ptr %38, i64 %121
  store i64 %115, ptr %170, align 8
  br label %173

171:
  %172 = add nsw i64 %120, 1
  br label %173

173:
  %174 = phi i64 [ %121, %141 ], [ %169, %168 ], [ %121, %171 ], [ %121, %125 ], [ %121, %114 ]
  %175 = phi i64 [ %120, %141 ], [ %120, %168 ], [ %172, %171 ], [ %120, %125 ], [ %120, %114 ]
  %176 = phi i64 [ %119, %141 ], [ %145, %168 ], [ %145, %171 ], [ %119, %125 ], [ %119, %114 ]
  %177 = phi i64 [ %118, %141 ], [ %160, %168 ], [ %160, %171 ], [ %118, %125 ], [ %118, %114 ]
  %178 = phi i64 [ %142, %141 ], [ %117, %168 ], [ %117, %171 ], [ %117, %125 ], [ %117, %114 ]
  %179 = phi i64 [ %116, %141 ], [ %116, %168 ], [ %115, %171 ], [ %116, %125 ], [ %116, %114 ]
  %180 = add nsw i64 %115, 1
  %181 = icmp eq i64 %180, %17
  br i1 %181, label %49, label %114

182:
  %183 = call fastcc i32 @solve_with(ptr %0, ptr %14, ptr %39, i64 %176, double 1.000000e+00, ptr %39, i64 0, ptr %42)
  %184 = icmp ne i32 %183, 0
  %185 = icmp sgt i64 %176, 0
  %186 = and i1 %185, %184
  br i1 %186, label %187, label %237

187:
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds %struct.Space, ptr %188, i64 0, i32 9
  %190 = load ptr, ptr %189, align 8
  br label %193

191:
  %192 = icmp ne i32 %234, 0
  br label %237

193:
  %194 = phi i64 [ 0, %187 ], [ %235, %232 ]
  %195 = phi i32 [ 1, %187 ], [ %234, %232 ]
  %196 = getelementptr inbounds i64, ptr %39, i64 %194
  %197 = load i64, ptr %196, align 8
  %198 = shl nsw i64 %197, 1
  %199 = getelementptr inbounds double, ptr %25, i64 %198
  store double 1.000000e+00, ptr %199, align 8
  %200 = or i64 %198, 1
  %201 = getelementptr inbounds double, ptr %25, i64 %200
  store double 0.000000e+00, ptr %201, align 8
  %202 = getelementptr inbounds i64, ptr %190, i64 %197
  %203 = load i64, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %27, i64 %203
  %205 = add nsw i64 %197, 1
  %206 = getelementptr inbounds i64, ptr %190, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = sub nsw i64 %207, %203
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %232

210:
  %211 = phi i64 [ %216, %210 ], [ 0, %193 ]
  %212 = phi double [ %215, %210 ], [ 0.000000e+00, %193 ]
  %213 = getelementptr inbounds double, ptr %204, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = tail call double @llvm.fmuladd.f64(double %214, double %214, double %212)
  %216 = add nsw i64 %211, 1
  %217 = icmp eq i64 %216, %208
  br i1 %217, label %218, label %210

218:
  %219 = tail call double @llvm.sqrt.f64(double %215)
  %220 = fcmp ogt double %219, 0.000000e+00
  br i1 %220, label %221, label %232

221:
  %222 = phi i64 [ %230, %221 ], [ 0, %218 ]
  %223 = add nsw i64 %222, %203
  %224 = getelementptr inbounds double, ptr %27, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = fneg double %225
  %227 = fdiv double %226, %219
  %228 = add nsw i64 %222, %198
  %229 = getelementptr inbounds double, ptr %25, i64 %228
  store double %227, ptr %229, align 8
  %230 = add nsw i64 %222, 1
  %231 = icmp eq i64 %230, %208
  br i1 %231, label %232, label %221

232:
  %233 = phi i32 [ 0, %218 ], [ 0, %193 ], [ 1, %221 ]
  %234 = and i32 %233, %195
  %235 = add nsw i64 %194, 1
  %236 = icmp eq i64 %235, %176
  br i1 %236, label %191, label %193

237:
  %238 = phi i1 [ true, %182 ], [ %192, %191 ]
  %239 = select i1 %184, i1 %238, i1 false
  br i1 %239, label %240, label %241

240:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  br label %241

241:
  %242 = icmp eq i64 %174, 63
  br i1 %242, label %261, label %243

243:
  %244 = phi i64 [ %174, %241 ], [ 0, %4 ]
  %245 = phi i64 [ %175, %241 ], [ 0, %4 ]
  %246 = phi i64 [ %179, %241 ], [ -1, %4 ]
  %247 = shl nsw i64 1, %244
  %248 = icmp sgt i64 %244, 0
  %249 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 1
  %250 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 2
  %251 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 3
  %252 = getelementptr inbounds %struct.Rate, ptr %12, i64 0, i32 4
  %253 = getelementptr inbounds double, ptr %9, i64 1
  %254 = shl nsw i64 %246, 1
  %255 = getelementptr inbounds double, ptr %25, i64 %254
  %256 = or i64 %254, 1
  %257 = getelementptr inbounds double, ptr %25, i64 %256
  %258 = tail call i64 @llvm.smax.i64(i64 %247, i64 1)
  br label %259

259:
  %260 = phi i64 [ 0, %243 ], [ %391, %390 ]
  br i1 %248, label %263, label %262

261:
  ret void

262:
  switch i64 %245, label %390 [
    i64 0, label %277
    i64 1, label %278
  ]

263:
  %264 = phi i64 [ %275, %263 ], [ 0, %259 ]
  %265 = xor i64 %264, -1
  %266 = add i64 %244, %265
  %267 = shl i64 1, %266
  %268 = and i64 %267, %260
  %269 = icmp eq i64 %268, 0
  %270 = select i1 %269, double 1.000000e+00, double -1.000000e+00
  %271 = getelementptr inbounds i64, ptr %38, i64 %264
  %272 = load i64, ptr %271, align 8
  %273 = shl nsw i64 %272, 1
  %274 = getelementptr inbounds double, ptr %25, i64 %273
  store double %270, ptr %274, align 8
  %275 = add nsw i64 %264, 1
  %276 = icmp eq i64 %275, %244
  br i1 %276, label %262, label %263

277:
  call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  br label %390

278:
  store ptr %42, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %9, ptr align 16 dereferenceable(16) @__const.ways_of.now, i64 16, i1 false)
  %279 = call fastcc i32 @find_affine(ptr %0, ptr %14, i64 %246, ptr %8, ptr %7)
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %282

281:
  br label %390

282:
  store ptr %0, ptr %12, align 8
  store ptr %8, ptr %249, align 8
  store ptr %25, ptr %250, align 8
  store i64 %246, ptr %251, align 8
  %283 = load ptr, ptr %7, align 8
  store ptr %283, ptr %252, align 8
  br label %284

284:
  %285 = phi double [ 0x3FB98EAECB8BCB2C, %282 ], [ %383, %374 ]
  %286 = phi double [ 0x7FF8000000000000, %282 ], [ %294, %374 ]
  %287 = phi double [ 0x7FF8000000000000, %282 ], [ %375, %374 ]
  %288 = phi i64 [ 0, %282 ], [ %376, %374 ]
  %289 = phi i64 [ 0, %282 ], [ %384, %374 ]
  %290 = phi double [ undef, %282 ], [ %292, %374 ]
  %291 = phi double [ undef, %282 ], [ %285, %374 ]
  %292 = phi double [ 0x3FEFD712F9A817C1, %282 ], [ %382, %374 ]
  call fastcc void @rate_along(ptr %12, ptr %9, ptr %10, ptr %11)
  %293 = icmp ne i64 %289, 0
  %294 = load double, ptr %10, align 8
  %295 = fmul double %286, %294
  %296 = fcmp olt double %295, 0.000000e+00
  %297 = select i1 %293, i1 %296, i1 false
  br i1 %297, label %300, label %298

298:
  %299 = load double, ptr %11, align 8
  br label %374

300:
  %301 = fcmp olt double %287, 0.000000e+00
  %302 = load double, ptr %11, align 8
  %303 = fcmp olt double %302, 0.000000e+00
  %304 = select i1 %301, i1 %303, i1 false
  br i1 %304, label %374, label %305

305:
  %306 = shl nsw i64 %288, 1
  %307 = getelementptr inbounds double, ptr %40, i64 %306
  %308 = fsub double %292, %290
  %309 = fadd double %290, %308
  store double %309, ptr %307, align 8
  %310 = fsub double %285, %291
  %311 = fadd double %291, %310
  %312 = getelementptr inbounds double, ptr %307, i64 1
  store double %311, ptr %312, align 8
  br label %313

313:
  %314 = phi i64 [ %319, %313 ], [ 0, %305 ]
  %315 = phi double [ %318, %313 ], [ 0.000000e+00, %305 ]
  %316 = getelementptr inbounds double, ptr %307, i64 %314
  %317 = load double, ptr %316, align 8
  %318 = call double @llvm.fmuladd.f64(double %317, double %317, double %315)
  %319 = add nsw i64 %314, 1
  %320 = icmp eq i64 %319, 2
  br i1 %320, label %321, label %313

321:
  %322 = call double @llvm.sqrt.f64(double %318)
  %323 = fdiv double %309, %322
  store double %323, ptr %307, align 8
  %324 = fdiv double %311, %322
  store double %324, ptr %312, align 8
  %325 = fcmp une double %286, %294
  br i1 %325, label %326, label %371

326:
  %327 = phi i64 [ %367, %360 ], [ 0, %321 ]
  %328 = phi double [ %366, %360 ], [ %286, %321 ]
  %329 = phi double [ %339, %360 ], [ 1.000000e+00, %321 ]
  %330 = phi double [ %365, %360 ], [ 0.000000e+00, %321 ]
  %331 = phi double [ %354, %360 ], [ %294, %321 ]
  %332 = fsub double %329, %330
  %333 = call double @llvm.fabs.f64(double %332)
  %334 = fcmp ult double %333, 0x3CB0000000000000
  br i1 %334, label %371, label %335

335:
  %336 = fmul double %331, %332
  %337 = fsub double %331, %328
  %338 = fdiv double %336, %337
  %339 = fsub double %329, %338
  %340 = call double @llvm.fmuladd.f64(double %339, double %308, double %290)
  store double %340, ptr %307, align 8
  %341 = call double @llvm.fmuladd.f64(double %339, double %310, double %291)
  store double %341, ptr %312, align 8
  br label %342

342:
  %343 = phi i64 [ %348, %342 ], [ 0, %335 ]
  %344 = phi double [ %347, %342 ], [ 0.000000e+00, %335 ]
  %345 = getelementptr inbounds double, ptr %307, i64 %343
  %346 = load double, ptr %345, align 8
  %347 = call double @llvm.fmuladd.f64(double %346, double %346, double %344)
  %348 = add nsw i64 %343, 1
  %349 = icmp eq i64 %348, 2
  br i1 %349, label %350, label %342

350:
  %351 = call double @llvm.sqrt.f64(double %347)
  %352 = fdiv double %340, %351
  store double %352, ptr %307, align 8
  %353 = fdiv double %341, %351
  store double %353, ptr %312, align 8
  call fastcc void @rate_along(ptr %12, ptr %307, ptr %5, ptr %6)
  %354 = load double, ptr %5, align 8
  %355 = fcmp ueq double %354, 0.000000e+00
  br i1 %355, label %371, label %356

356:
  %357 = fsub double %339, %329
  %358 = call double @llvm.fabs.f64(double %357)
  %359 = fcmp olt double %358, 0x3CB0000000000000
  br i1 %359, label %371, label %360

360:
  %361 = fcmp uge double %354, 0.000000e+00
  %362 = fcmp olt double %331, 0.000000e+00
  %363 = xor i1 %362, %361
  %364 = fmul double %328, 5.000000e-01
  %365 = select i1 %363, double %330, double %329
  %366 = select i1 %363, double %364, double %331
  %367 = add nsw i64 %327, 1
  %368 = icmp ult i64 %327, 59
  %369 = fcmp une double %366, %354
  %370 = select i1 %368, i1 %369, i1 false
  br i1 %370, label %326, label %371

371:
  %372 = add nsw i64 %288, 1
  %373 = getelementptr inbounds double, ptr %41, i64 %288
  call fastcc void @rate_along(ptr %12, ptr %307, ptr %13, ptr %373)
  br label %374

374:
  %375 = phi double [ %302, %300 ], [ %302, %371 ], [ %299, %298 ]
  %376 = phi i64 [ %288, %300 ], [ %372, %371 ], [ %288, %298 ]
  %377 = call double @llvm.fmuladd.f64(double %285, double 0xBFB665A8349D55E1, double %292)
  %378 = call double @llvm.fmuladd.f64(double %292, double 0x3FB665A8349D55E1, double %285)
  %379 = fmul double %378, %378
  %380 = call double @llvm.fmuladd.f64(double %377, double %377, double %379)
  %381 = call double @llvm.sqrt.f64(double %380)
  %382 = fdiv double %377, %381
  store double %382, ptr %9, align 16
  %383 = fdiv double %378, %381
  store double %383, ptr %253, align 8
  %384 = add nsw i64 %289, 1
  %385 = icmp ult i64 %289, 72
  %386 = icmp slt i64 %376, 8
  %387 = select i1 %385, i1 %386, i1 false
  br i1 %387, label %284, label %388

388:
  %389 = icmp sgt i64 %376, 0
  br i1 %389, label %393, label %390

390:
  %391 = add nsw i64 %260, 1
  %392 = icmp eq i64 %391, %258
  br i1 %392, label %261, label %259

393:
  %394 = phi i64 [ %401, %393 ], [ 0, %388 ]
  %395 = shl nsw i64 %394, 1
  %396 = getelementptr inbounds double, ptr %40, i64 %395
  %397 = load double, ptr %396, align 8
  store double %397, ptr %255, align 8
  %398 = or i64 %395, 1
  %399 = getelementptr inbounds double, ptr %40, i64 %398
  %400 = load double, ptr %399, align 8
  store double %400, ptr %257, align 8
  call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %42)
  %401 = add nsw i64 %394, 1
  %402 = icmp eq i64 %401, %376
  br i1 %402, label %390, label %393
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare double @llvm.fmuladd.f64(double, double, double)

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
  %69 = select i1 %68, double 1.000000e-09, double 1.000000e-13
  %70 = getelementptr inbounds %struct.Search, ptr %2, i64 0, i32 1
  br label %89

71:
  %72 = phi i32 [ 0, %52 ], [ %86, %83 ]
  %73 = phi i64 [ 0, %52 ], [ %87, %83 ]
  %74 = getelementptr inbounds double, ptr %23, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fcmp oeq double %75, 1.000000e+00
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
  %131 = fmul double %128, %130
  %132 = tail call double @llvm.fabs.f64(double %131)
  %133 = fcmp ogt double %126, %132
  %134 = select i1 %133, double %126, double %132
  %135 = add nsw i64 %125, 1
  %136 = icmp eq i64 %135, %120
  br i1 %136, label %137, label %124

137:
  %138 = phi double [ 0.000000e+00, %112 ], [ %134, %124 ]
  %139 = icmp sgt i64 %91, 0
  br i1 %139, label %140, label %152

140:
  %141 = fcmp ogt double %113, %138
  %142 = select i1 %141, double %113, double %138
  %143 = fmul double %142, 1.000000e-09
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
  %157 = fcmp ole double %156, %143
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
  %170 = fsub double %166, %169
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = getelementptr inbounds double, ptr %149, i64 %163
  %173 = load double, ptr %172, align 8
  %174 = fmul double %171, %173
  %175 = fcmp ogt double %164, %174
  %176 = select i1 %175, double %164, double %174
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
  %44 = fcmp ogt double %43, 0.000000e+00
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
  %61 = fcmp oeq double %60, 1.000000e+00
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
  %128 = fcmp une double %127, 2.000000e+00
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
  %185 = fneg double %184
  %186 = add nsw i64 %183, %179
  %187 = getelementptr inbounds double, ptr %178, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fmul double %188, %185
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
  br i1 %204, label %413, label %214

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
  br i1 %242, label %243, label %309

243:
  %244 = load ptr, ptr %19, align 8
  %245 = getelementptr inbounds %struct.Space, ptr %219, i64 0, i32 14
  %246 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %297

247:
  %248 = phi double [ 0.000000e+00, %231 ], [ %266, %265 ]
  %249 = phi i64 [ 0, %231 ], [ %267, %265 ]
  %250 = getelementptr inbounds i64, ptr %23, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %251, %225
  %253 = getelementptr inbounds double, ptr %233, i64 %252
  %254 = getelementptr inbounds double, ptr %235, i64 %251
  %255 = load double, ptr %254, align 8
  %256 = fneg double %255
  %257 = getelementptr inbounds double, ptr %237, i64 %251
  %258 = load double, ptr %257, align 8
  %259 = fdiv double %256, %258
  %260 = getelementptr inbounds double, ptr %229, i64 %249
  store double %259, ptr %260, align 8
  %261 = getelementptr inbounds double, ptr %227, i64 %249
  store double %259, ptr %261, align 8
  %262 = load double, ptr %260, align 8
  %263 = tail call double @llvm.fabs.f64(double %262)
  %264 = fcmp ogt double %248, %263
  br label %269

265:
  %266 = select i1 %264, double %248, double %263
  %267 = add nsw i64 %249, 1
  %268 = icmp eq i64 %267, %89
  br i1 %268, label %239, label %247

269:
  %270 = phi i64 [ %295, %283 ], [ 0, %247 ]
  %271 = mul nsw i64 %270, %225
  %272 = getelementptr inbounds double, ptr %90, i64 %271
  br i1 %238, label %273, label %283

273:
  %274 = phi i64 [ %281, %273 ], [ 0, %269 ]
  %275 = phi double [ %280, %273 ], [ 0.000000e+00, %269 ]
  %276 = getelementptr inbounds double, ptr %253, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds double, ptr %272, i64 %274
  %279 = load double, ptr %278, align 8
  %280 = tail call double @llvm.fmuladd.f64(double %277, double %279, double %275)
  %281 = add nsw i64 %274, 1
  %282 = icmp eq i64 %281, %225
  br i1 %282, label %283, label %273

283:
  %284 = phi double [ 0.000000e+00, %269 ], [ %280, %273 ]
  %285 = load double, ptr %257, align 8
  %286 = getelementptr inbounds i64, ptr %23, i64 %270
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds double, ptr %237, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul double %285, %289
  %291 = fdiv double %284, %290
  %292 = mul nsw i64 %270, %89
  %293 = add nsw i64 %292, %249
  %294 = getelementptr inbounds double, ptr %218, i64 %293
  store double %291, ptr %294, align 8
  %295 = add nsw i64 %270, 1
  %296 = icmp eq i64 %295, %89
  br i1 %296, label %265, label %269

297:
  %298 = phi i64 [ 0, %243 ], [ %321, %319 ]
  %299 = phi i64 [ 1, %243 ], [ %320, %319 ]
  %300 = getelementptr inbounds i64, ptr %244, i64 %298
  %301 = load i64, ptr %300, align 8
  %302 = add nsw i64 %301, 1
  %303 = getelementptr inbounds i64, ptr %221, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds i64, ptr %221, i64 %301
  %306 = load i64, ptr %305, align 8
  %307 = sub nsw i64 %304, %306
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %311, label %319

309:
  %310 = tail call i64 @llvm.umax.i64(i64 %226, i64 1)
  br label %350

311:
  %312 = phi i64 [ %324, %323 ], [ 0, %297 ]
  %313 = phi i64 [ %325, %323 ], [ %299, %297 ]
  br i1 %97, label %314, label %323

314:
  %315 = load ptr, ptr %245, align 8
  %316 = add i64 %312, %306
  %317 = load ptr, ptr %246, align 8
  %318 = mul nsw i64 %313, %89
  br label %327

319:
  %320 = phi i64 [ %299, %297 ], [ %325, %323 ]
  %321 = add nsw i64 %298, 1
  %322 = icmp eq i64 %321, %241
  br i1 %322, label %309, label %297

323:
  %324 = add nsw i64 %312, 1
  %325 = add nsw i64 %313, 1
  %326 = icmp eq i64 %324, %307
  br i1 %326, label %319, label %311

327:
  %328 = phi i64 [ 0, %314 ], [ %341, %327 ]
  %329 = getelementptr inbounds i64, ptr %23, i64 %328
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %330, %225
  %332 = add i64 %316, %331
  %333 = getelementptr inbounds double, ptr %315, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = fneg double %334
  %336 = getelementptr inbounds double, ptr %317, i64 %330
  %337 = load double, ptr %336, align 8
  %338 = fdiv double %335, %337
  %339 = add nsw i64 %328, %318
  %340 = getelementptr inbounds double, ptr %227, i64 %339
  store double %338, ptr %340, align 8
  %341 = add nsw i64 %328, 1
  %342 = icmp eq i64 %341, %89
  br i1 %342, label %323, label %327

343:
  %344 = getelementptr inbounds i64, ptr %230, i64 %89
  %345 = tail call fastcc i64 @least_solution(ptr %218, ptr %227, i64 %89, i64 %89, i64 %216, double 0x3DA5FD7FE1796495, ptr %92, ptr %344, ptr %230)
  %346 = icmp slt i64 %345, 0
  br i1 %346, label %485, label %347

347:
  %348 = icmp slt i64 %345, %89
  %349 = and i1 %97, %348
  br i1 %349, label %362, label %357

350:
  %351 = phi i64 [ %355, %350 ], [ 0, %309 ]
  %352 = getelementptr inbounds double, ptr %218, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = getelementptr inbounds double, ptr %228, i64 %351
  store double %353, ptr %354, align 8
  %355 = add nsw i64 %351, 1
  %356 = icmp eq i64 %355, %310
  br i1 %356, label %343, label %350

357:
  %358 = phi double [ 0.000000e+00, %347 ], [ %371, %368 ]
  %359 = icmp slt i64 %215, 0
  br i1 %359, label %406, label %360

360:
  %361 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %386

362:
  %363 = phi i64 [ %372, %368 ], [ 0, %347 ]
  %364 = phi double [ %371, %368 ], [ 0.000000e+00, %347 ]
  %365 = getelementptr inbounds double, ptr %229, i64 %363
  %366 = load double, ptr %365, align 8
  %367 = fneg double %366
  br label %374

368:
  %369 = tail call double @llvm.fabs.f64(double %383)
  %370 = fcmp ogt double %364, %369
  %371 = select i1 %370, double %364, double %369
  %372 = add nsw i64 %363, 1
  %373 = icmp eq i64 %372, %89
  br i1 %373, label %357, label %362

374:
  %375 = phi i64 [ %384, %374 ], [ 0, %362 ]
  %376 = phi double [ %383, %374 ], [ %367, %362 ]
  %377 = mul nsw i64 %375, %89
  %378 = add nsw i64 %377, %363
  %379 = getelementptr inbounds double, ptr %228, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = getelementptr inbounds double, ptr %92, i64 %375
  %382 = load double, ptr %381, align 8
  %383 = tail call double @llvm.fmuladd.f64(double %380, double %382, double %376)
  %384 = add nsw i64 %375, 1
  %385 = icmp eq i64 %384, %89
  br i1 %385, label %368, label %374

386:
  %387 = phi i64 [ 0, %360 ], [ %392, %391 ]
  br i1 %97, label %388, label %391

388:
  %389 = load ptr, ptr %361, align 8
  %390 = mul nsw i64 %387, %89
  br label %394

391:
  %392 = add i64 %387, 1
  %393 = icmp eq i64 %387, %215
  br i1 %393, label %406, label %386

394:
  %395 = phi i64 [ 0, %388 ], [ %404, %394 ]
  %396 = getelementptr inbounds i64, ptr %23, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %389, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = add nsw i64 %395, %390
  %401 = getelementptr inbounds double, ptr %92, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = fdiv double %402, %399
  store double %403, ptr %401, align 8
  %404 = add nsw i64 %395, 1
  %405 = icmp eq i64 %404, %89
  br i1 %405, label %391, label %394

406:
  %407 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %408 = load double, ptr %407, align 8
  %409 = fcmp ogt double %240, %408
  %410 = select i1 %409, double %240, double %408
  %411 = fmul double %410, 1.000000e-09
  %412 = fcmp ogt double %358, %411
  br i1 %412, label %485, label %413

413:
  %414 = load i64, ptr %106, align 8
  %415 = icmp slt i64 %414, 0
  br i1 %415, label %419, label %416

416:
  %417 = load ptr, ptr %14, align 8
  %418 = icmp sgt i64 %12, 0
  br label %427

419:
  %420 = load i64, ptr %3, align 8
  %421 = icmp sgt i64 %420, 0
  br i1 %421, label %422, label %485

422:
  %423 = load ptr, ptr %19, align 8
  %424 = load ptr, ptr %0, align 8
  %425 = getelementptr inbounds %struct.Space, ptr %424, i64 0, i32 9
  %426 = load ptr, ptr %425, align 8
  br label %455

427:
  %428 = phi i64 [ 0, %416 ], [ %434, %433 ]
  %429 = mul nsw i64 %428, %12
  %430 = getelementptr inbounds double, ptr %417, i64 %429
  br i1 %418, label %431, label %433

431:
  %432 = mul nsw i64 %428, %89
  br label %436

433:
  %434 = add i64 %428, 1
  %435 = icmp eq i64 %428, %414
  br i1 %435, label %419, label %427

436:
  %437 = phi i64 [ 0, %431 ], [ %440, %439 ]
  %438 = getelementptr inbounds double, ptr %430, i64 %437
  store double 0.000000e+00, ptr %438, align 8
  br i1 %97, label %442, label %439

439:
  %440 = add nsw i64 %437, 1
  %441 = icmp eq i64 %440, %12
  br i1 %441, label %433, label %436

442:
  %443 = phi double [ %452, %442 ], [ 0.000000e+00, %436 ]
  %444 = phi i64 [ %453, %442 ], [ 0, %436 ]
  %445 = mul nsw i64 %444, %12
  %446 = add nsw i64 %445, %437
  %447 = getelementptr inbounds double, ptr %90, i64 %446
  %448 = load double, ptr %447, align 8
  %449 = add nsw i64 %444, %432
  %450 = getelementptr inbounds double, ptr %92, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = tail call double @llvm.fmuladd.f64(double %448, double %451, double %443)
  store double %452, ptr %438, align 8
  %453 = add nsw i64 %444, 1
  %454 = icmp eq i64 %453, %89
  br i1 %454, label %439, label %442

455:
  %456 = phi i64 [ 0, %422 ], [ %472, %471 ]
  %457 = getelementptr inbounds i64, ptr %423, i64 %456
  %458 = load i64, ptr %457, align 8
  %459 = add nsw i64 %458, 1
  %460 = getelementptr inbounds i64, ptr %426, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds i64, ptr %426, i64 %458
  %463 = load i64, ptr %462, align 8
  %464 = sub nsw i64 %461, %463
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %466, label %471

466:
  %467 = load ptr, ptr %16, align 8
  %468 = load ptr, ptr %21, align 8
  %469 = getelementptr inbounds i64, ptr %468, i64 %456
  %470 = load i64, ptr %469, align 8
  br label %474

471:
  %472 = add nsw i64 %456, 1
  %473 = icmp eq i64 %472, %420
  br i1 %473, label %485, label %455

474:
  %475 = phi i64 [ 0, %466 ], [ %483, %474 ]
  %476 = add nsw i64 %470, %475
  %477 = mul nsw i64 %476, %12
  %478 = add i64 %463, %475
  %479 = add i64 %478, %477
  %480 = getelementptr inbounds double, ptr %467, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = fadd double %481, 1.000000e+00
  store double %482, ptr %480, align 8
  %483 = add nsw i64 %475, 1
  %484 = icmp eq i64 %483, %464
  br i1 %484, label %471, label %474

485:
  %486 = phi i32 [ 0, %406 ], [ 0, %343 ], [ 1, %419 ], [ 1, %471 ]
  ret i32 %486
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
  %10 = alloca double, align 8
  %11 = mul nsw i64 %3, %3
  %12 = getelementptr double, ptr %7, i64 %11
  %13 = mul i64 %3, %2
  %14 = getelementptr double, ptr %12, i64 %13
  %15 = mul nsw i64 %4, %3
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %29, label %17

17:
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %38

19:
  %20 = phi i64 [ %25, %19 ], [ 0, %17 ]
  %21 = phi double [ %24, %19 ], [ 0.000000e+00, %17 ]
  %22 = getelementptr inbounds double, ptr %0, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fmuladd.f64(double %23, double 0.000000e+00, double %21)
  %25 = add nsw i64 %20, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %27, label %19

27:
  %28 = fcmp une double %24, 0.000000e+00
  br i1 %28, label %137, label %34

29:
  %30 = phi i64 [ %32, %29 ], [ 0, %9 ]
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  store double 0x7FF8000000000000, ptr %31, align 8
  %32 = add nsw i64 %30, 1
  %33 = icmp eq i64 %32, %15
  br i1 %33, label %17, label %29

34:
  %35 = icmp eq i64 %2, %3
  %36 = icmp sgt i64 %4, 0
  %37 = and i1 %35, %36
  br i1 %37, label %42, label %68

38:
  %39 = icmp eq i64 %2, %3
  %40 = icmp sgt i64 %4, 0
  %41 = and i1 %39, %40
  br i1 %41, label %43, label %68

42:
  br i1 %18, label %48, label %43

43:
  %44 = phi i1 [ %36, %42 ], [ %40, %38 ], [ %36, %48 ]
  %45 = icmp sgt i64 %3, 0
  br i1 %45, label %46, label %55

46:
  %47 = shl i64 %3, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %47, i1 false)
  br label %55

48:
  %49 = phi i64 [ %53, %48 ], [ 0, %42 ]
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %12, i64 %49
  store double %51, ptr %52, align 8
  %53 = add nsw i64 %49, 1
  %54 = icmp eq i64 %53, %13
  br i1 %54, label %43, label %48

55:
  %56 = call fastcc i64 @triangular(ptr %12, ptr %14, i64 %3, i64 %3, ptr %8, ptr %10)
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %58, label %68

58:
  br i1 %16, label %61, label %59

59:
  %60 = tail call fastcc double @solve_square(ptr %0, ptr %6, i64 %3, i64 %4)
  br label %137

61:
  %62 = phi i64 [ %66, %61 ], [ 0, %58 ]
  %63 = getelementptr inbounds double, ptr %1, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %6, i64 %62
  store double %64, ptr %65, align 8
  %66 = add nsw i64 %62, 1
  %67 = icmp eq i64 %66, %15
  br i1 %67, label %59, label %61

68:
  %69 = phi i1 [ %40, %38 ], [ %44, %55 ], [ %36, %34 ]
  tail call fastcc void @singular(ptr %0, i64 %2, i64 %3, ptr %7, ptr %14)
  %70 = icmp sgt i64 %3, 0
  br i1 %70, label %71, label %82

71:
  %72 = load double, ptr %14, align 8
  %73 = fmul double %72, %5
  br label %74

74:
  %75 = phi i64 [ 0, %71 ], [ %80, %79 ]
  %76 = getelementptr inbounds double, ptr %14, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fcmp ogt double %77, %73
  br i1 %78, label %79, label %82

79:
  %80 = add nsw i64 %75, 1
  %81 = icmp eq i64 %80, %3
  br i1 %81, label %82, label %74

82:
  %83 = phi i64 [ 0, %68 ], [ %3, %79 ], [ %75, %74 ]
  br i1 %69, label %84, label %137

84:
  %85 = icmp eq i64 %83, 0
  %86 = icmp sgt i64 %2, 0
  %87 = shl i64 %3, 3
  br label %88

88:
  %89 = phi i64 [ 0, %84 ], [ %99, %98 ]
  br i1 %70, label %90, label %93

90:
  %91 = mul i64 %87, %89
  %92 = getelementptr i8, ptr %6, i64 %91
  tail call void @llvm.memset.p0.i64(ptr align 8 %92, i8 0, i64 %87, i1 false)
  br label %93

93:
  br i1 %85, label %98, label %94

94:
  %95 = mul nsw i64 %89, %2
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = mul nsw i64 %89, %3
  br label %101

98:
  %99 = add nsw i64 %89, 1
  %100 = icmp eq i64 %99, %4
  br i1 %100, label %137, label %88

101:
  %102 = phi i64 [ 0, %94 ], [ %124, %123 ]
  %103 = mul nsw i64 %102, %2
  %104 = getelementptr inbounds double, ptr %0, i64 %103
  br i1 %86, label %105, label %115

105:
  %106 = phi i64 [ %113, %105 ], [ 0, %101 ]
  %107 = phi double [ %112, %105 ], [ 0.000000e+00, %101 ]
  %108 = getelementptr inbounds double, ptr %104, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %96, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = tail call double @llvm.fmuladd.f64(double %109, double %111, double %107)
  %113 = add nsw i64 %106, 1
  %114 = icmp eq i64 %113, %2
  br i1 %114, label %115, label %105

115:
  %116 = phi double [ 0.000000e+00, %101 ], [ %112, %105 ]
  %117 = getelementptr inbounds double, ptr %14, i64 %102
  %118 = load double, ptr %117, align 8
  %119 = fmul double %118, %118
  %120 = fdiv double %116, %119
  br i1 %70, label %121, label %123

121:
  %122 = mul nsw i64 %102, %3
  br label %126

123:
  %124 = add nsw i64 %102, 1
  %125 = icmp eq i64 %124, %83
  br i1 %125, label %98, label %101

126:
  %127 = phi i64 [ 0, %121 ], [ %135, %126 ]
  %128 = add nsw i64 %127, %122
  %129 = getelementptr inbounds double, ptr %7, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = add nsw i64 %127, %97
  %132 = getelementptr inbounds double, ptr %6, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = tail call double @llvm.fmuladd.f64(double %120, double %130, double %133)
  store double %134, ptr %132, align 8
  %135 = add nsw i64 %127, 1
  %136 = icmp eq i64 %135, %3
  br i1 %136, label %123, label %126

137:
  %138 = phi i64 [ %3, %59 ], [ -1, %27 ], [ %83, %82 ], [ %83, %98 ]
  ret i64 %138
}

declare fastcc i64 @triangular(ptr, ptr, i64, i64, ptr, ptr)

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %114

6:
  %7 = icmp sgt i64 %3, 0
  br label %10

8:
  %9 = icmp eq i64 %60, %2
  br i1 %9, label %111, label %10

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
  %19 = fcmp ueq double %18, 0.000000e+00
  br i1 %19, label %111, label %42

20:
  %21 = phi i64 [ 0, %10 ], [ %40, %38 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %29, %38 ]
  %23 = phi i64 [ %13, %10 ], [ %39, %38 ]
  %24 = add nsw i64 %21, %14
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fabs.f64(double %26)
  %28 = fcmp ogt double %22, %27
  %29 = select i1 %28, double %22, double %27
  %30 = icmp ugt i64 %21, %13
  br i1 %30, label %31, label %38

31:
  %32 = add nsw i64 %23, %14
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fcmp ogt double %27, %35
  br i1 %36, label %37, label %38

37:
  br label %38

38:
  %39 = phi i64 [ %21, %37 ], [ %23, %31 ], [ %23, %20 ]
  %40 = add nsw i64 %21, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %15, label %20

42:
  %43 = tail call double @llvm.fabs.f64(double %18)
  %44 = fmul double %12, %29
  %45 = fcmp olt double %43, %44
  %46 = fdiv double %43, %29
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
  %73 = phi i64 [ %109, %108 ], [ %60, %59 ]
  %74 = add nsw i64 %73, %14
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %76, %18
  %78 = fcmp oeq double %77, 0.000000e+00
  br i1 %78, label %108, label %79

79:
  %80 = fneg double %77
  br label %84

81:
  br i1 %7, label %82, label %108

82:
  %83 = fneg double %77
  br label %96

84:
  %85 = phi i64 [ %60, %79 ], [ %94, %84 ]
  %86 = mul nsw i64 %85, %2
  %87 = add nsw i64 %86, %13
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = add nsw i64 %86, %73
  %91 = getelementptr inbounds double, ptr %0, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %80, double %89, double %92)
  store double %93, ptr %91, align 8
  %94 = add nsw i64 %85, 1
  %95 = icmp eq i64 %94, %2
  br i1 %95, label %81, label %84

96:
  %97 = phi i64 [ 0, %82 ], [ %106, %96 ]
  %98 = mul nsw i64 %97, %2
  %99 = add nsw i64 %98, %13
  %100 = getelementptr inbounds double, ptr %1, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = add nsw i64 %98, %73
  %103 = getelementptr inbounds double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fmuladd.f64(double %83, double %101, double %104)
  store double %105, ptr %103, align 8
  %106 = add nsw i64 %97, 1
  %107 = icmp eq i64 %106, %3
  br i1 %107, label %108, label %96

108:
  %109 = add nsw i64 %73, 1
  %110 = icmp eq i64 %109, %2
  br i1 %110, label %8, label %72

111:
  %112 = phi i1 [ %11, %15 ], [ %61, %8 ]
  %113 = phi double [ %12, %15 ], [ %47, %8 ]
  br i1 %112, label %154, label %114

114:
  %115 = phi double [ %113, %111 ], [ 1.000000e+00, %4 ]
  %116 = icmp sgt i64 %3, 0
  br i1 %116, label %117, label %154

117:
  %118 = add i64 %2, 1
  br label %119

119:
  %120 = phi i64 [ 0, %117 ], [ %124, %123 ]
  br i1 %5, label %121, label %123

121:
  %122 = mul nsw i64 %120, %2
  br label %126

123:
  %124 = add nsw i64 %120, 1
  %125 = icmp eq i64 %124, %3
  br i1 %125, label %154, label %119

126:
  %127 = phi i64 [ %2, %121 ], [ %128, %133 ]
  %128 = add nsw i64 %127, -1
  %129 = add nsw i64 %128, %122
  %130 = getelementptr inbounds double, ptr %1, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = icmp slt i64 %127, %2
  br i1 %132, label %140, label %133

133:
  %134 = phi double [ %131, %126 ], [ %151, %140 ]
  %135 = mul i64 %128, %118
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fdiv double %134, %137
  store double %138, ptr %130, align 8
  %139 = icmp sgt i64 %127, 1
  br i1 %139, label %126, label %123

140:
  %141 = phi i64 [ %152, %140 ], [ %127, %126 ]
  %142 = phi double [ %151, %140 ], [ %131, %126 ]
  %143 = mul nsw i64 %141, %2
  %144 = add nsw i64 %143, %128
  %145 = getelementptr inbounds double, ptr %0, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = add nsw i64 %141, %122
  %148 = getelementptr inbounds double, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fneg double %146
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %149, double %142)
  %152 = add nsw i64 %141, 1
  %153 = icmp eq i64 %152, %2
  br i1 %153, label %133, label %140

154:
  %155 = phi double [ 0.000000e+00, %111 ], [ %115, %114 ], [ %115, %123 ]
  ret double %155
}

define internal fastcc void @singular(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = mul nsw i64 %2, %1
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %18

8:
  %9 = phi i64 [ %14, %8 ], [ 0, %5 ]
  %10 = phi double [ %13, %8 ], [ 0.000000e+00, %5 ]
  %11 = getelementptr inbounds double, ptr %0, i64 %9
  %12 = load double, ptr %11, align 8
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %12, double %10)
  %14 = add nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %16, label %8

16:
  %17 = fmul double %13, 1.000000e-30
  br label %18

18:
  %19 = phi double [ 0.000000e+00, %5 ], [ %17, %16 ]
  %20 = icmp eq i64 %2, 0
  br i1 %20, label %25, label %21

21:
  %22 = mul i64 %2, %2
  %23 = add nsw i64 %2, 1
  %24 = tail call i64 @llvm.umax.i64(i64 %22, i64 1)
  br label %28

25:
  %26 = icmp sgt i64 %2, 0
  %27 = icmp sgt i64 %1, 0
  br label %36

28:
  %29 = phi i64 [ 0, %21 ], [ %34, %28 ]
  %30 = srem i64 %29, %23
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, double 1.000000e+00, double 0.000000e+00
  %33 = getelementptr inbounds double, ptr %3, i64 %29
  store double %32, ptr %33, align 8
  %34 = add nsw i64 %29, 1
  %35 = icmp eq i64 %34, %24
  br i1 %35, label %25, label %28

36:
  %37 = phi i32 [ 0, %25 ], [ %43, %42 ]
  br i1 %26, label %47, label %164

38:
  br i1 %26, label %146, label %164

39:
  %40 = phi i32 [ %49, %47 ], [ %142, %140 ]
  %41 = icmp eq i64 %50, %2
  br i1 %41, label %42, label %47

42:
  %43 = add nsw i32 %37, 1
  %44 = icmp ult i32 %37, 39
  %45 = icmp ne i32 %40, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %36, label %38

47:
  %48 = phi i64 [ %50, %39 ], [ 0, %36 ]
  %49 = phi i32 [ %40, %39 ], [ 0, %36 ]
  %50 = add nsw i64 %48, 1
  %51 = icmp slt i64 %50, %2
  br i1 %51, label %52, label %39

52:
  %53 = mul nsw i64 %48, %1
  %54 = getelementptr inbounds double, ptr %0, i64 %53
  %55 = mul nsw i64 %48, %2
  %56 = getelementptr inbounds double, ptr %3, i64 %55
  br label %57

57:
  %58 = phi i64 [ %50, %52 ], [ %143, %140 ]
  %59 = phi i32 [ %49, %52 ], [ %142, %140 ]
  %60 = mul nsw i64 %58, %1
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  br i1 %27, label %62, label %88

62:
  %63 = phi i64 [ %68, %62 ], [ 0, %57 ]
  %64 = phi double [ %67, %62 ], [ 0.000000e+00, %57 ]
  %65 = getelementptr inbounds double, ptr %54, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %64)
  %68 = add nsw i64 %63, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %70, label %62

70:
  %71 = phi i64 [ %76, %70 ], [ 0, %62 ]
  %72 = phi double [ %75, %70 ], [ 0.000000e+00, %62 ]
  %73 = getelementptr inbounds double, ptr %61, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %74, double %72)
  %76 = add nsw i64 %71, 1
  %77 = icmp eq i64 %76, %1
  br i1 %77, label %78, label %70

78:
  %79 = phi i64 [ %86, %78 ], [ 0, %70 ]
  %80 = phi double [ %85, %78 ], [ 0.000000e+00, %70 ]
  %81 = getelementptr inbounds double, ptr %54, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %61, i64 %79
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %82, double %84, double %80)
  %86 = add nsw i64 %79, 1
  %87 = icmp eq i64 %86, %1
  br i1 %87, label %88, label %78

88:
  %89 = phi double [ 0.000000e+00, %57 ], [ %75, %78 ]
  %90 = phi double [ 0.000000e+00, %57 ], [ %67, %78 ]
  %91 = phi double [ 0.000000e+00, %57 ], [ %85, %78 ]
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = tail call double @llvm.sqrt.f64(double %90)
  %94 = fmul double %93, 0x3CB0000000000000
  %95 = tail call double @llvm.sqrt.f64(double %89)
  %96 = fmul double %95, %94
  %97 = fcmp ogt double %92, %96
  %98 = fcmp ugt double %90, %19
  %99 = select i1 %97, i1 %98, i1 false
  %100 = fcmp ugt double %89, %19
  %101 = select i1 %99, i1 %100, i1 false
  br i1 %101, label %102, label %140

102:
  %103 = fsub double %89, %90
  %104 = fmul double %91, 2.000000e+00
  %105 = fdiv double %103, %104
  %106 = fcmp oge double %105, 0.000000e+00
  %107 = select i1 %106, double 1.000000e+00, double -1.000000e+00
  %108 = tail call double @llvm.fabs.f64(double %105)
  %109 = tail call double @llvm.fmuladd.f64(double %105, double %105, double 1.000000e+00)
  %110 = tail call double @llvm.sqrt.f64(double %109)
  %111 = fadd double %108, %110
  %112 = fdiv double %107, %111
  %113 = tail call double @llvm.fmuladd.f64(double %112, double %112, double 1.000000e+00)
  %114 = tail call double @llvm.sqrt.f64(double %113)
  %115 = fdiv double 1.000000e+00, %114
  %116 = fmul double %112, %115
  %117 = mul nsw i64 %58, %2
  %118 = getelementptr inbounds double, ptr %3, i64 %117
  %119 = fneg double %116
  br label %120

120:
  %121 = phi i1 [ true, %102 ], [ false, %126 ]
  %122 = select i1 %121, ptr %54, ptr %56
  %123 = select i1 %121, ptr %61, ptr %118
  %124 = select i1 %121, i64 %1, i64 %2
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %127, label %126

126:
  br i1 %121, label %120, label %140

127:
  %128 = phi i64 [ %138, %127 ], [ 0, %120 ]
  %129 = getelementptr inbounds double, ptr %122, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %123, i64 %128
  %132 = load double, ptr %131, align 8
  %133 = fmul double %132, %119
  %134 = tail call double @llvm.fmuladd.f64(double %115, double %130, double %133)
  store double %134, ptr %129, align 8
  %135 = load double, ptr %131, align 8
  %136 = fmul double %115, %135
  %137 = tail call double @llvm.fmuladd.f64(double %116, double %130, double %136)
  store double %137, ptr %131, align 8
  %138 = add nsw i64 %128, 1
  %139 = icmp eq i64 %138, %124
  br i1 %139, label %126, label %127

140:
  %141 = phi i32 [ 0, %88 ], [ 1, %126 ]
  %142 = or i32 %141, %59
  %143 = add nsw i64 %58, 1
  %144 = icmp eq i64 %143, %2
  br i1 %144, label %39, label %57

145:
  br i1 %26, label %165, label %164

146:
  %147 = phi i64 [ %162, %158 ], [ 0, %38 ]
  %148 = mul nsw i64 %147, %1
  %149 = getelementptr inbounds double, ptr %0, i64 %148
  br i1 %27, label %150, label %158

150:
  %151 = phi i64 [ %156, %150 ], [ 0, %146 ]
  %152 = phi double [ %155, %150 ], [ 0.000000e+00, %146 ]
  %153 = getelementptr inbounds double, ptr %149, i64 %151
  %154 = load double, ptr %153, align 8
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %154, double %152)
  %156 = add nsw i64 %151, 1
  %157 = icmp eq i64 %156, %1
  br i1 %157, label %158, label %150

158:
  %159 = phi double [ 0.000000e+00, %146 ], [ %155, %150 ]
  %160 = tail call double @llvm.sqrt.f64(double %159)
  %161 = getelementptr inbounds double, ptr %4, i64 %147
  store double %160, ptr %161, align 8
  %162 = add nsw i64 %147, 1
  %163 = icmp eq i64 %162, %2
  br i1 %163, label %145, label %146

164:
  ret void

165:
  %166 = phi i64 [ %167, %200 ], [ 0, %145 ]
  %167 = add nsw i64 %166, 1
  %168 = icmp slt i64 %167, %2
  br i1 %168, label %202, label %169

169:
  %170 = phi i64 [ %166, %165 ], [ %210, %202 ]
  %171 = getelementptr inbounds double, ptr %4, i64 %166
  %172 = getelementptr inbounds double, ptr %4, i64 %170
  %173 = load double, ptr %171, align 8
  %174 = load double, ptr %172, align 8
  store double %174, ptr %171, align 8
  store double %173, ptr %172, align 8
  %175 = mul nsw i64 %166, %1
  %176 = getelementptr inbounds double, ptr %0, i64 %175
  %177 = mul nsw i64 %170, %1
  %178 = getelementptr double, ptr %0, i64 %177
  br i1 %27, label %179, label %187

179:
  %180 = phi i64 [ %185, %179 ], [ 0, %169 ]
  %181 = getelementptr inbounds double, ptr %176, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %178, i64 %180
  %184 = load double, ptr %183, align 8
  store double %184, ptr %181, align 8
  store double %182, ptr %183, align 8
  %185 = add nsw i64 %180, 1
  %186 = icmp eq i64 %185, %1
  br i1 %186, label %187, label %179

187:
  %188 = mul nsw i64 %166, %2
  %189 = getelementptr inbounds double, ptr %3, i64 %188
  %190 = mul nsw i64 %170, %2
  %191 = getelementptr double, ptr %3, i64 %190
  br label %192

192:
  %193 = phi i64 [ %198, %192 ], [ 0, %187 ]
  %194 = getelementptr inbounds double, ptr %189, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds double, ptr %191, i64 %193
  %197 = load double, ptr %196, align 8
  store double %197, ptr %194, align 8
  store double %195, ptr %196, align 8
  %198 = add nsw i64 %193, 1
  %199 = icmp eq i64 %198, %2
  br i1 %199, label %200, label %192

200:
  %201 = icmp eq i64 %167, %2
  br i1 %201, label %164, label %165

202:
  %203 = phi i64 [ %211, %202 ], [ %167, %165 ]
  %204 = phi i64 [ %210, %202 ], [ %166, %165 ]
  %205 = getelementptr inbounds double, ptr %4, i64 %203
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %4, i64 %204
  %208 = load double, ptr %207, align 8
  %209 = fcmp ogt double %206, %208
  %210 = select i1 %209, i64 %203, i64 %204
  %211 = add nsw i64 %203, 1
  %212 = icmp eq i64 %211, %2
  br i1 %212, label %169, label %202
}

define internal fastcc i32 @find_friction(ptr %0, ptr %1, ptr %2, double %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca [3 x double], align 16
  %9 = alloca %struct.Loads, align 8
  %10 = load i64, ptr %1, align 8
  %11 = getelementptr inbounds double, ptr %6, i64 %10
  %12 = mul nsw i64 %10, 3
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = mul nsw i64 %12, %10
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = getelementptr inbounds double, ptr %15, i64 %12
  %17 = mul i64 %10, %10
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  store ptr %6, ptr %9, align 8
  %19 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 1
  store ptr %11, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 2
  store ptr %13, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 3
  store ptr %15, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 4
  %23 = getelementptr inbounds double, ptr %15, i64 %10
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 5
  %25 = shl nsw i64 %10, 1
  %26 = getelementptr inbounds double, ptr %15, i64 %25
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 6
  store ptr %16, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Loads, ptr %9, i64 0, i32 7
  store ptr %18, ptr %28, align 8
  %29 = mul nsw i64 %25, %10
  %30 = getelementptr double, ptr %18, i64 %29
  %31 = icmp sgt i64 %10, 0
  br i1 %31, label %32, label %57

32:
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 9
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 3
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  %41 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  %42 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 5
  %43 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 5
  %45 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 7
  %46 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 21
  %47 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 4
  %48 = load ptr, ptr %41, align 8
  %49 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 4
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %44, align 8
  %52 = load ptr, ptr %45, align 8
  %53 = getelementptr inbounds %struct.Space, ptr %33, i64 0, i32 20
  %54 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br label %60

57:
  %58 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %59 = getelementptr inbounds %struct.Affine, ptr %1, i64 0, i32 2
  br label %265

60:
  %61 = phi i64 [ 0, %32 ], [ %263, %260 ]
  br i1 %40, label %63, label %62

62:
  br label %153

63:
  %64 = getelementptr inbounds i64, ptr %48, i64 %61
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %65, 1
  %67 = getelementptr inbounds i64, ptr %35, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i64, ptr %35, i64 %65
  %70 = load i64, ptr %69, align 8
  %71 = sub nsw i64 %68, %70
  %72 = icmp sgt i64 %71, 0
  %73 = shl nsw i64 %65, 1
  br label %74

74:
  %75 = phi i64 [ 0, %63 ], [ %83, %82 ]
  %76 = getelementptr inbounds double, ptr %30, i64 %75
  store double 0.000000e+00, ptr %76, align 8
  br i1 %72, label %77, label %82

77:
  %78 = load ptr, ptr %42, align 8
  %79 = load ptr, ptr %43, align 8
  %80 = getelementptr inbounds i64, ptr %79, i64 %61
  %81 = load i64, ptr %80, align 8
  br label %85

82:
  %83 = add nsw i64 %75, 1
  %84 = icmp eq i64 %83, %39
  br i1 %84, label %62, label %74

85:
  %86 = phi double [ 0.000000e+00, %77 ], [ %97, %85 ]
  %87 = phi i64 [ 0, %77 ], [ %98, %85 ]
  %88 = add nsw i64 %87, %81
  %89 = mul nsw i64 %88, %39
  %90 = add nsw i64 %89, %75
  %91 = getelementptr inbounds double, ptr %78, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = add nsw i64 %87, %73
  %94 = getelementptr inbounds double, ptr %2, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fneg double %92
  %97 = tail call double @llvm.fmuladd.f64(double %96, double %95, double %86)
  store double %97, ptr %76, align 8
  %98 = add nsw i64 %87, 1
  %99 = icmp eq i64 %98, %71
  br i1 %99, label %82, label %85

100:
  %101 = getelementptr inbounds i64, ptr %48, i64 %61
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %61, 3
  %104 = getelementptr inbounds double, ptr %11, i64 %103
  %105 = mul nsw i64 %102, 7
  %106 = getelementptr inbounds i64, ptr %52, i64 %105
  %107 = getelementptr inbounds i64, ptr %106, i64 5
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, -1
  %110 = getelementptr inbounds i64, ptr %106, i64 6
  %111 = getelementptr inbounds i64, ptr %106, i64 2
  %112 = mul nsw i64 %51, %102
  br label %113

113:
  %114 = phi i64 [ 0, %100 ], [ %134, %133 ]
  br i1 %109, label %120, label %115

115:
  %116 = load i64, ptr %110, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %120

118:
  %119 = load i64, ptr %111, align 8
  br label %120

120:
  %121 = phi i64 [ %119, %118 ], [ 1, %115 ], [ 1, %113 ]
  %122 = icmp slt i64 %114, %121
  br i1 %122, label %123, label %148

123:
  %124 = load ptr, ptr %53, align 8
  %125 = add nsw i64 %114, %112
  %126 = getelementptr inbounds double, ptr %124, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %104, i64 %114
  store double %127, ptr %128, align 8
  br i1 %40, label %129, label %133

129:
  %130 = load ptr, ptr %46, align 8
  %131 = load i64, ptr %47, align 8
  %132 = mul nsw i64 %131, %102
  br label %135

133:
  %134 = add nsw i64 %114, 1
  br label %113

135:
  %136 = phi double [ %127, %129 ], [ %145, %135 ]
  %137 = phi i64 [ 0, %129 ], [ %146, %135 ]
  %138 = add nsw i64 %137, %132
  %139 = mul nsw i64 %138, %51
  %140 = add nsw i64 %139, %114
  %141 = getelementptr inbounds double, ptr %130, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %50, i64 %137
  %144 = load double, ptr %143, align 8
  %145 = tail call double @llvm.fmuladd.f64(double %142, double %144, double %136)
  store double %145, ptr %128, align 8
  %146 = add nsw i64 %137, 1
  %147 = icmp eq i64 %146, %39
  br i1 %147, label %133, label %135

148:
  br i1 %56, label %260, label %149

149:
  %150 = getelementptr inbounds ptr, ptr %55, i64 %102
  %151 = load ptr, ptr %150, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %260, label %202

153:
  %154 = phi i64 [ %200, %199 ], [ 0, %62 ]
  %155 = getelementptr inbounds i64, ptr %48, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %154, %10
  %158 = add nsw i64 %157, %61
  %159 = mul nsw i64 %158, 3
  %160 = getelementptr inbounds double, ptr %13, i64 %159
  %161 = mul nsw i64 %156, 7
  %162 = getelementptr inbounds i64, ptr %52, i64 %161
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
  br i1 %177, label %178, label %199

178:
  %179 = getelementptr inbounds double, ptr %160, i64 %169
  store double 0.000000e+00, ptr %179, align 8
  br i1 %40, label %180, label %184

180:
  %181 = load ptr, ptr %46, align 8
  %182 = load i64, ptr %47, align 8
  %183 = mul nsw i64 %182, %156
  br label %186

184:
  %185 = add nsw i64 %169, 1
  br label %168

186:
  %187 = phi double [ 0.000000e+00, %180 ], [ %196, %186 ]
  %188 = phi i64 [ 0, %180 ], [ %197, %186 ]
  %189 = add nsw i64 %188, %183
  %190 = mul nsw i64 %189, %51
  %191 = add nsw i64 %190, %169
  %192 = getelementptr inbounds double, ptr %181, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %30, i64 %188
  %195 = load double, ptr %194, align 8
  %196 = tail call double @llvm.fmuladd.f64(double %193, double %195, double %187)
  store double %196, ptr %179, align 8
  %197 = add nsw i64 %188, 1
  %198 = icmp eq i64 %197, %39
  br i1 %198, label %184, label %186

199:
  %200 = add nsw i64 %154, 1
  %201 = icmp eq i64 %200, %10
  br i1 %201, label %100, label %153

202:
  br label %203

203:
  %204 = phi i64 [ 0, %202 ], [ %227, %226 ]
  br i1 %109, label %213, label %205

205:
  %206 = load i64, ptr %110, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %208, label %211

208:
  %209 = load i64, ptr %111, align 8
  %210 = icmp slt i64 %204, %209
  br i1 %210, label %215, label %243

211:
  %212 = icmp eq i64 %204, 0
  br i1 %212, label %215, label %241

213:
  %214 = icmp eq i64 %204, 0
  br i1 %214, label %215, label %241

215:
  %216 = load ptr, ptr %53, align 8
  %217 = add nsw i64 %204, %112
  %218 = getelementptr inbounds double, ptr %216, i64 %217
  %219 = load double, ptr %218, align 8
  %220 = getelementptr inbounds double, ptr %8, i64 %204
  store double %219, ptr %220, align 8
  br i1 %40, label %221, label %226

221:
  %222 = load ptr, ptr %46, align 8
  %223 = load i64, ptr %47, align 8
  %224 = mul nsw i64 %223, %102
  br label %228

225:
  store double %238, ptr %220, align 8
  br label %226

226:
  %227 = add nsw i64 %204, 1
  br label %203

228:
  %229 = phi double [ %219, %221 ], [ %238, %228 ]
  %230 = phi i64 [ 0, %221 ], [ %239, %228 ]
  %231 = add nsw i64 %230, %224
  %232 = mul nsw i64 %231, %51
  %233 = add nsw i64 %232, %204
  %234 = getelementptr inbounds double, ptr %222, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %50, i64 %230
  %237 = load double, ptr %236, align 8
  %238 = tail call double @llvm.fmuladd.f64(double %235, double %237, double %229)
  %239 = add nsw i64 %230, 1
  %240 = icmp eq i64 %239, %39
  br i1 %240, label %225, label %228

241:
  %242 = load double, ptr %8, align 16
  br label %256

243:
  %244 = icmp sgt i64 %209, 0
  br i1 %244, label %245, label %253

245:
  %246 = phi i64 [ %251, %245 ], [ 0, %243 ]
  %247 = phi double [ %250, %245 ], [ 0.000000e+00, %243 ]
  %248 = getelementptr inbounds double, ptr %8, i64 %246
  %249 = load double, ptr %248, align 8
  %250 = tail call double @llvm.fmuladd.f64(double %249, double %249, double %247)
  %251 = add nsw i64 %246, 1
  %252 = icmp eq i64 %251, %209
  br i1 %252, label %253, label %245

253:
  %254 = phi double [ 0.000000e+00, %243 ], [ %250, %245 ]
  %255 = tail call double @llvm.sqrt.f64(double %254)
  br label %256

256:
  %257 = phi double [ %242, %241 ], [ %255, %253 ]
  %258 = tail call double @llvm.fabs.f64(double %257)
  %259 = fmul double %258, %3
  br label %260

260:
  %261 = phi double [ %259, %256 ], [ 0.000000e+00, %149 ], [ 0.000000e+00, %148 ]
  %262 = getelementptr inbounds double, ptr %6, i64 %61
  store double %261, ptr %262, align 8
  %263 = add nsw i64 %61, 1
  %264 = icmp eq i64 %263, %10
  br i1 %264, label %57, label %60

265:
  %266 = phi i64 [ 0, %57 ], [ %278, %273 ]
  call fastcc void @find_load(ptr %0, ptr %1, ptr %9)
  %267 = tail call fastcc double @solve_square(ptr %18, ptr %26, i64 %10, i64 1)
  %268 = fcmp oeq double %267, 0.000000e+00
  br i1 %268, label %364, label %269

269:
  br i1 %31, label %270, label %273

270:
  %271 = load ptr, ptr %58, align 8
  %272 = icmp eq ptr %271, null
  br label %281

273:
  %274 = phi double [ 0.000000e+00, %269 ], [ %310, %302 ]
  %275 = phi double [ 0.000000e+00, %269 ], [ %307, %302 ]
  %276 = fmul double %274, 0x3D06849B86A12B9B
  %277 = fcmp ule double %275, %276
  %278 = add nsw i64 %266, 1
  %279 = icmp eq i64 %278, 30
  %280 = select i1 %277, i1 true, i1 %279
  br i1 %280, label %313, label %265

281:
  %282 = phi double [ 0.000000e+00, %270 ], [ %307, %302 ]
  %283 = phi i64 [ 0, %270 ], [ %311, %302 ]
  %284 = phi double [ 0.000000e+00, %270 ], [ %310, %302 ]
  %285 = getelementptr inbounds double, ptr %6, i64 %283
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %26, i64 %283
  %288 = load double, ptr %287, align 8
  %289 = fsub double %286, %288
  br i1 %272, label %302, label %290

290:
  %291 = load ptr, ptr %59, align 8
  %292 = getelementptr inbounds i64, ptr %291, i64 %283
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds ptr, ptr %271, i64 %293
  %295 = load ptr, ptr %294, align 8
  %296 = icmp eq ptr %295, null
  %297 = fmul double %286, %289
  %298 = fcmp ugt double %297, 0.000000e+00
  %299 = select i1 %296, i1 true, i1 %298
  %300 = fmul double %286, 1.250000e-01
  %301 = select i1 %299, double %289, double %300
  br label %302

302:
  %303 = phi double [ %289, %281 ], [ %301, %290 ]
  %304 = fsub double %286, %303
  %305 = tail call double @llvm.fabs.f64(double %304)
  %306 = fcmp ogt double %282, %305
  %307 = select i1 %306, double %282, double %305
  %308 = tail call double @llvm.fabs.f64(double %303)
  %309 = fcmp ogt double %284, %308
  %310 = select i1 %309, double %284, double %308
  store double %303, ptr %285, align 8
  %311 = add nsw i64 %283, 1
  %312 = icmp eq i64 %311, %10
  br i1 %312, label %273, label %281

313:
  %314 = fmul double %274, 1.000000e-09
  %315 = fcmp ugt double %275, %314
  br i1 %315, label %364, label %316

316:
  call fastcc void @find_load(ptr %0, ptr %1, ptr %9)
  %317 = getelementptr inbounds double, ptr %18, i64 %17
  %318 = icmp eq i64 %10, 0
  br i1 %318, label %319, label %321

319:
  %320 = tail call fastcc double @solve_square(ptr %18, ptr %317, i64 %10, i64 %10)
  br label %364

321:
  %322 = add nsw i64 %10, 1
  %323 = tail call i64 @llvm.umax.i64(i64 %17, i64 1)
  br label %329

324:
  %325 = tail call fastcc double @solve_square(ptr %18, ptr %317, i64 %10, i64 %10)
  %326 = fcmp ogt double %325, 0.000000e+00
  br i1 %31, label %327, label %364

327:
  %328 = add nsw i64 %10, 1
  br label %349

329:
  %330 = phi i64 [ 0, %321 ], [ %335, %329 ]
  %331 = srem i64 %330, %322
  %332 = icmp eq i64 %331, 0
  %333 = uitofp i1 %332 to double
  %334 = getelementptr inbounds double, ptr %317, i64 %330
  store double %333, ptr %334, align 8
  %335 = add nsw i64 %330, 1
  %336 = icmp eq i64 %335, %323
  br i1 %336, label %324, label %329

337:
  br i1 %31, label %341, label %364

338:
  %339 = fcmp oeq double %346, 0.000000e+00
  %340 = zext i1 %339 to i32
  br label %364

341:
  %342 = phi i64 [ %347, %341 ], [ 0, %337 ]
  %343 = phi double [ %346, %341 ], [ 0.000000e+00, %337 ]
  %344 = getelementptr inbounds double, ptr %4, i64 %342
  %345 = load double, ptr %344, align 8
  %346 = tail call double @llvm.fmuladd.f64(double %345, double 0.000000e+00, double %343)
  %347 = add nsw i64 %342, 1
  %348 = icmp eq i64 %347, %10
  br i1 %348, label %338, label %341

349:
  %350 = phi i64 [ 0, %327 ], [ %362, %359 ]
  %351 = getelementptr inbounds double, ptr %15, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %4, i64 %350
  store double %352, ptr %353, align 8
  br i1 %326, label %354, label %359

354:
  %355 = mul nsw i64 %350, %328
  %356 = getelementptr inbounds double, ptr %317, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = fdiv double 1.000000e+00, %357
  br label %359

359:
  %360 = phi double [ %358, %354 ], [ 0.000000e+00, %349 ]
  %361 = getelementptr inbounds double, ptr %5, i64 %350
  store double %360, ptr %361, align 8
  %362 = add nsw i64 %350, 1
  %363 = icmp eq i64 %362, %10
  br i1 %363, label %337, label %349

364:
  %365 = phi i32 [ 0, %313 ], [ 1, %337 ], [ %340, %338 ], [ 1, %319 ], [ 1, %324 ], [ 0, %265 ]
  ret i32 %365
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
  br i1 %15, label %34, label %95

34:
  %35 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 15
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 14
  %38 = load ptr, ptr %37, align 8
  br label %96

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
  %75 = fneg double %71
  %76 = tail call double @llvm.fmuladd.f64(double %75, double %74, double %65)
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
  %86 = phi i64 [ 0, %80 ], [ %93, %85 ]
  %87 = load double, ptr %81, align 8
  %88 = getelementptr inbounds double, ptr %6, i64 %86
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %4, i64 %86
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fmuladd.f64(double %87, double %89, double %91)
  store double %92, ptr %90, align 8
  %93 = add nsw i64 %86, 1
  %94 = icmp eq i64 %93, %14
  br i1 %94, label %82, label %85

95:
  ret void

96:
  %97 = phi i64 [ 0, %34 ], [ %115, %112 ]
  %98 = getelementptr inbounds double, ptr %36, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = mul nsw i64 %97, %14
  %101 = getelementptr inbounds double, ptr %38, i64 %100
  br label %102

102:
  %103 = phi i64 [ %110, %102 ], [ 0, %96 ]
  %104 = phi double [ %109, %102 ], [ 0.000000e+00, %96 ]
  %105 = getelementptr inbounds double, ptr %101, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds double, ptr %4, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = tail call double @llvm.fmuladd.f64(double %106, double %108, double %104)
  %110 = add nsw i64 %103, 1
  %111 = icmp eq i64 %110, %14
  br i1 %111, label %112, label %102

112:
  %113 = fadd double %99, %109
  %114 = getelementptr inbounds double, ptr %5, i64 %97
  store double %113, ptr %114, align 8
  %115 = add nsw i64 %97, 1
  %116 = icmp eq i64 %115, %14
  br i1 %116, label %95, label %96
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
  %74 = fmul double %73, %70
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
  br i1 %82, label %202, label %83

83:
  %84 = mul i64 %5, %5
  %85 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Loads, ptr %2, i64 0, i32 7
  %88 = load ptr, ptr %87, align 8
  %89 = tail call i64 @llvm.umax.i64(i64 %84, i64 1)
  br label %203

90:
  %91 = phi i64 [ 0, %20 ], [ %166, %165 ]
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
  br i1 %119, label %144, label %142

120:
  %121 = phi i64 [ 0, %107 ], [ %127, %126 ]
  %122 = add nsw i64 %121, %111
  %123 = getelementptr inbounds double, ptr %110, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %121
  br label %129

126:
  store double %139, ptr %125, align 8
  %127 = add nsw i64 %121, 1
  %128 = icmp eq i64 %127, %109
  br i1 %128, label %115, label %120

129:
  %130 = phi double [ %124, %120 ], [ %139, %129 ]
  %131 = phi i64 [ 0, %120 ], [ %140, %129 ]
  %132 = getelementptr inbounds double, ptr %113, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = add nsw i64 %131, %112
  %135 = mul nsw i64 %134, 3
  %136 = add nsw i64 %135, %121
  %137 = getelementptr inbounds double, ptr %114, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = tail call double @llvm.fmuladd.f64(double %133, double %138, double %130)
  %140 = add nsw i64 %131, 1
  %141 = icmp eq i64 %140, %5
  br i1 %141, label %126, label %129

142:
  %143 = load double, ptr %4, align 16
  br label %156

144:
  br i1 %116, label %145, label %153

145:
  %146 = phi i64 [ %151, %145 ], [ 0, %144 ]
  %147 = phi double [ %150, %145 ], [ 0.000000e+00, %144 ]
  %148 = getelementptr inbounds double, ptr %4, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = tail call double @llvm.fmuladd.f64(double %149, double %149, double %147)
  %151 = add nsw i64 %146, 1
  %152 = icmp eq i64 %151, %118
  br i1 %152, label %153, label %145

153:
  %154 = phi double [ 0.000000e+00, %144 ], [ %150, %145 ]
  %155 = tail call double @llvm.sqrt.f64(double %154)
  br label %156

156:
  %157 = phi double [ %143, %142 ], [ %155, %153 ]
  %158 = getelementptr inbounds double, ptr %29, i64 %91
  %159 = load double, ptr %158, align 8
  %160 = fsub double %159, %157
  %161 = getelementptr inbounds double, ptr %31, i64 %91
  store double %160, ptr %161, align 8
  %162 = mul nsw i64 %91, %5
  %163 = fcmp ogt double %157, 1.000000e-300
  %164 = select i1 %163, double %157, double 1.000000e-300
  br label %168

165:
  %166 = add nsw i64 %91, 1
  %167 = icmp eq i64 %166, %5
  br i1 %167, label %81, label %90

168:
  %169 = phi i64 [ 0, %156 ], [ %200, %189 ]
  %170 = add nsw i64 %169, %162
  %171 = mul nsw i64 %170, 3
  %172 = getelementptr inbounds double, ptr %34, i64 %171
  br i1 %119, label %175, label %173

173:
  %174 = load double, ptr %172, align 8
  br label %189

175:
  br i1 %116, label %176, label %186

176:
  %177 = phi i64 [ %184, %176 ], [ 0, %175 ]
  %178 = phi double [ %183, %176 ], [ 0.000000e+00, %175 ]
  %179 = getelementptr inbounds double, ptr %4, i64 %177
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %172, i64 %177
  %182 = load double, ptr %181, align 8
  %183 = tail call double @llvm.fmuladd.f64(double %180, double %182, double %178)
  %184 = add nsw i64 %177, 1
  %185 = icmp eq i64 %184, %118
  br i1 %185, label %186, label %176

186:
  %187 = phi double [ 0.000000e+00, %175 ], [ %183, %176 ]
  %188 = fdiv double %187, %164
  br label %189

189:
  %190 = phi double [ %174, %173 ], [ %188, %186 ]
  %191 = icmp eq i64 %169, %91
  %192 = uitofp i1 %191 to double
  %193 = getelementptr inbounds double, ptr %35, i64 %169
  %194 = load double, ptr %193, align 8
  %195 = fneg double %190
  %196 = tail call double @llvm.fmuladd.f64(double %195, double %194, double %192)
  %197 = mul nsw i64 %169, %5
  %198 = add nsw i64 %197, %91
  %199 = getelementptr inbounds double, ptr %36, i64 %198
  store double %196, ptr %199, align 8
  %200 = add nsw i64 %169, 1
  %201 = icmp eq i64 %200, %5
  br i1 %201, label %165, label %168

202:
  ret void

203:
  %204 = phi i64 [ 0, %83 ], [ %208, %203 ]
  %205 = getelementptr inbounds double, ptr %86, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %88, i64 %204
  store double %206, ptr %207, align 8
  %208 = add nsw i64 %204, 1
  %209 = icmp eq i64 %208, %89
  br i1 %209, label %202, label %203
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
  br i1 %41, label %68, label %49

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
  %56 = load double, ptr %32, align 8
  %57 = getelementptr inbounds double, ptr %22, i64 %16
  %58 = load double, ptr %57, align 8
  %59 = fneg double %56
  %60 = fmul double %58, %59
  %61 = tail call double @llvm.fmuladd.f64(double %52, double %55, double %60)
  store double %61, ptr %2, align 8
  %62 = load double, ptr %1, align 8
  %63 = load double, ptr %57, align 8
  %64 = load double, ptr %32, align 8
  %65 = load double, ptr %54, align 8
  %66 = fmul double %64, %65
  %67 = tail call double @llvm.fmuladd.f64(double %62, double %63, double %66)
  store double %67, ptr %3, align 8
  br label %68

68:
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
  %57 = fcmp ogt double %56, 0.000000e+00
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
  %80 = fcmp une double %79, 0.000000e+00
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
  %112 = fcmp ogt double %109, %111
  %113 = select i1 %112, double %109, double %111
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
  %126 = fcmp une double %125, 0.000000e+00
  br i1 %126, label %91, label %97

127:
  %128 = phi i64 [ 0, %86 ], [ %140, %139 ]
  %129 = getelementptr inbounds i64, ptr %3, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %88, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds double, ptr %18, i64 %130
  %134 = load double, ptr %133, align 8
  %135 = fdiv double %132, %134
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
  %152 = fmul double %149, %151
  %153 = fdiv double %148, %152
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
  br i1 %161, label %363, label %162

162:
  %163 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %164 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 2
  br label %165

165:
  %166 = tail call fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %33)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %356

168:
  %169 = load ptr, ptr %0, align 8
  %170 = getelementptr inbounds %struct.Choices, ptr %169, i64 0, i32 5
  %171 = getelementptr inbounds %struct.Choices, ptr %169, i64 0, i32 3
  %172 = load ptr, ptr %169, align 8
  br label %173

173:
  %174 = phi ptr [ %172, %168 ], [ %226, %225 ]
  %175 = phi i64 [ 0, %168 ], [ %227, %225 ]
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
  br i1 %184, label %229, label %225

185:
  %186 = phi i64 [ 0, %179 ], [ %223, %222 ]
  %187 = getelementptr inbounds i64, ptr %180, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, -1
  br i1 %189, label %190, label %222

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
  br i1 %201, label %202, label %212

202:
  %203 = phi i64 [ %210, %202 ], [ 0, %190 ]
  %204 = phi double [ %209, %202 ], [ 0.000000e+00, %190 ]
  %205 = getelementptr inbounds double, ptr %200, i64 %203
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %191, i64 %203
  %208 = load double, ptr %207, align 8
  %209 = tail call double @llvm.fmuladd.f64(double %206, double %208, double %204)
  %210 = add nsw i64 %203, 1
  %211 = icmp eq i64 %210, %198
  br i1 %211, label %212, label %202

212:
  %213 = phi double [ 0.000000e+00, %190 ], [ %209, %202 ]
  %214 = fadd double %196, %213
  %215 = load double, ptr %160, align 8
  %216 = tail call double @llvm.fmuladd.f64(double %215, double %193, double %214)
  %217 = fadd double %215, 1.000000e+00
  %218 = fdiv double %216, %217
  %219 = fsub double %193, %218
  %220 = fcmp ogt double %219, 0.000000e+00
  %221 = select i1 %220, double %219, double 0.000000e+00
  store double %221, ptr %192, align 8
  br label %222

222:
  %223 = add nsw i64 %186, 1
  %224 = icmp eq i64 %223, %177
  br i1 %224, label %181, label %185

225:
  %226 = phi ptr [ %174, %181 ], [ %350, %349 ]
  %227 = add nsw i64 %175, 1
  %228 = icmp eq i64 %227, 300
  br i1 %228, label %354, label %173

229:
  %230 = phi ptr [ %350, %349 ], [ %174, %181 ]
  %231 = phi i64 [ %239, %349 ], [ 0, %181 ]
  %232 = load ptr, ptr %16, align 8
  %233 = getelementptr inbounds %struct.Space, ptr %230, i64 0, i32 9
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds i64, ptr %234, i64 %231
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds i64, ptr %232, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = add nsw i64 %231, 1
  %240 = getelementptr inbounds i64, ptr %234, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = sub i64 %241, %236
  %243 = getelementptr inbounds %struct.Space, ptr %230, i64 0, i32 7
  %244 = load ptr, ptr %243, align 8
  %245 = mul nsw i64 %231, 7
  %246 = getelementptr inbounds i64, ptr %244, i64 5
  %247 = getelementptr inbounds i64, ptr %246, i64 %245
  %248 = load i64, ptr %247, align 8
  %249 = load ptr, ptr %163, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %231
  %251 = load double, ptr %250, align 8
  %252 = fcmp oeq double %251, 0.000000e+00
  br i1 %252, label %349, label %253

253:
  %254 = icmp sgt i64 %248, -1
  br i1 %254, label %255, label %260

255:
  %256 = load ptr, ptr %28, align 8
  %257 = getelementptr inbounds i64, ptr %232, i64 %248
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds double, ptr %256, i64 %258
  store double 0.000000e+00, ptr %259, align 8
  br label %260

260:
  call fastcc void @load_of(ptr %0, i64 %231, ptr %5, ptr %33)
  %261 = icmp sgt i64 %242, 0
  br i1 %261, label %262, label %349

262:
  %263 = load ptr, ptr %24, align 8
  %264 = load ptr, ptr %21, align 8
  %265 = load i64, ptr %34, align 8
  %266 = load ptr, ptr %26, align 8
  %267 = icmp sgt i64 %265, 0
  %268 = load ptr, ptr %28, align 8
  br label %279

269:
  %270 = getelementptr inbounds double, ptr %266, i64 %238
  %271 = load ptr, ptr %170, align 8
  %272 = getelementptr inbounds i64, ptr %271, i64 %231
  %273 = load i64, ptr %272, align 8
  %274 = and i64 %273, 2
  %275 = icmp eq i64 %274, 0
  %276 = load double, ptr %5, align 16
  %277 = fneg double %276
  %278 = shl nsw i64 %231, 1
  br label %322

279:
  %280 = phi i64 [ 0, %262 ], [ %306, %296 ]
  %281 = add nsw i64 %280, %238
  %282 = getelementptr inbounds double, ptr %263, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = mul nsw i64 %281, %265
  %285 = getelementptr inbounds double, ptr %264, i64 %284
  br i1 %267, label %286, label %296

286:
  %287 = phi i64 [ %294, %286 ], [ 0, %279 ]
  %288 = phi double [ %293, %286 ], [ 0.000000e+00, %279 ]
  %289 = getelementptr inbounds double, ptr %285, i64 %287
  %290 = load double, ptr %289, align 8
  %291 = getelementptr inbounds double, ptr %266, i64 %287
  %292 = load double, ptr %291, align 8
  %293 = tail call double @llvm.fmuladd.f64(double %290, double %292, double %288)
  %294 = add nsw i64 %287, 1
  %295 = icmp eq i64 %294, %265
  br i1 %295, label %296, label %286

296:
  %297 = phi double [ 0.000000e+00, %279 ], [ %293, %286 ]
  %298 = fadd double %283, %297
  %299 = load double, ptr %160, align 8
  %300 = getelementptr inbounds double, ptr %266, i64 %281
  %301 = load double, ptr %300, align 8
  %302 = tail call double @llvm.fmuladd.f64(double %299, double %301, double %298)
  %303 = fadd double %299, 2.000000e+00
  %304 = fdiv double %302, %303
  %305 = getelementptr inbounds double, ptr %268, i64 %281
  store double %304, ptr %305, align 8
  %306 = add nsw i64 %280, 1
  %307 = icmp eq i64 %306, %242
  br i1 %307, label %269, label %279

308:
  %309 = phi i64 [ %314, %308 ], [ 0, %337 ]
  %310 = phi double [ %313, %308 ], [ 0.000000e+00, %337 ]
  %311 = getelementptr inbounds double, ptr %270, i64 %309
  %312 = load double, ptr %311, align 8
  %313 = tail call double @llvm.fmuladd.f64(double %312, double %312, double %310)
  %314 = add nsw i64 %309, 1
  %315 = icmp eq i64 %314, %242
  br i1 %315, label %316, label %308

316:
  %317 = tail call double @llvm.sqrt.f64(double %313)
  %318 = load double, ptr %164, align 16
  %319 = fcmp ogt double %317, %318
  br i1 %319, label %320, label %349

320:
  %321 = fdiv double %276, %317
  br i1 %275, label %342, label %349

322:
  %323 = phi i64 [ 0, %269 ], [ %340, %337 ]
  br i1 %275, label %330, label %324

324:
  %325 = load ptr, ptr %171, align 8
  %326 = add nsw i64 %323, %278
  %327 = getelementptr inbounds double, ptr %325, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = fmul double %328, %277
  br label %337

330:
  %331 = getelementptr inbounds double, ptr %270, i64 %323
  %332 = load double, ptr %331, align 8
  %333 = add nsw i64 %323, %238
  %334 = getelementptr inbounds double, ptr %268, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = fsub double %332, %335
  br label %337

337:
  %338 = phi double [ %329, %324 ], [ %336, %330 ]
  %339 = getelementptr inbounds double, ptr %270, i64 %323
  store double %338, ptr %339, align 8
  %340 = add nsw i64 %323, 1
  %341 = icmp eq i64 %340, %242
  br i1 %341, label %308, label %322

342:
  %343 = phi i64 [ %347, %342 ], [ 0, %320 ]
  %344 = getelementptr inbounds double, ptr %270, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fmul double %321, %345
  store double %346, ptr %344, align 8
  %347 = add nsw i64 %343, 1
  %348 = icmp eq i64 %347, %242
  br i1 %348, label %349, label %342

349:
  %350 = load ptr, ptr %169, align 8
  %351 = getelementptr inbounds %struct.Space, ptr %350, i64 0, i32 3
  %352 = load i64, ptr %351, align 8
  %353 = icmp slt i64 %239, %352
  br i1 %353, label %229, label %225

354:
  %355 = tail call fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %33)
  br label %356

356:
  %357 = load double, ptr %160, align 8
  %358 = fcmp ugt double %357, 1.000000e-10
  br i1 %358, label %359, label %363

359:
  %360 = fmul double %357, %2
  store double %360, ptr %160, align 8
  %361 = load i64, ptr %34, align 8
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %363, label %165

363:
  ret ptr %33
}

define internal fastcc i32 @settle_forces(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %2, i64 %5
  %7 = getelementptr inbounds double, ptr %6, i64 %5
  %8 = tail call fastcc double @find_off(ptr %0, ptr %1, ptr %7)
  %9 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %10 = icmp sgt i64 %5, 0
  %11 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %12 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  br label %14

14:
  %15 = phi i64 [ 0, %3 ], [ %89, %88 ]
  %16 = phi double [ %8, %3 ], [ %69, %88 ]
  br i1 %10, label %17, label %21

17:
  %18 = load ptr, ptr %11, align 8
  %19 = load ptr, ptr %12, align 8
  %20 = load ptr, ptr %13, align 8
  br label %26

21:
  %22 = phi double [ 0.000000e+00, %14 ], [ %38, %26 ]
  %23 = fmul double %22, 1.000000e-26
  %24 = fmul double %22, %23
  %25 = fcmp ogt double %16, %24
  br i1 %25, label %46, label %91

26:
  %27 = phi i64 [ 0, %17 ], [ %44, %26 ]
  %28 = phi double [ 0.000000e+00, %17 ], [ %38, %26 ]
  %29 = getelementptr inbounds double, ptr %18, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fabs.f64(double %30)
  %32 = getelementptr inbounds double, ptr %19, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fabs.f64(double %33)
  %35 = fcmp ogt double %31, %34
  %36 = select i1 %35, double %31, double %34
  %37 = fcmp ogt double %28, %36
  %38 = select i1 %37, double %28, double %36
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
  %48 = tail call fastcc double @solve_square(ptr %47, ptr %2, i64 %5, i64 1)
  %49 = fcmp oeq double %48, 0.000000e+00
  br i1 %49, label %91, label %50

50:
  br i1 %10, label %51, label %61

51:
  %52 = phi i64 [ %57, %51 ], [ 0, %50 ]
  %53 = phi double [ %56, %51 ], [ 0.000000e+00, %50 ]
  %54 = getelementptr inbounds double, ptr %2, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %55, double 0.000000e+00, double %53)
  %57 = add nsw i64 %52, 1
  %58 = icmp eq i64 %57, %5
  br i1 %58, label %59, label %51

59:
  %60 = fcmp une double %56, 0.000000e+00
  br i1 %60, label %91, label %61

61:
  br label %62

62:
  %63 = phi i64 [ %85, %84 ], [ 0, %61 ]
  %64 = phi double [ %86, %84 ], [ 1.000000e+00, %61 ]
  br i1 %10, label %65, label %68

65:
  %66 = fneg double %64
  %67 = load ptr, ptr %11, align 8
  br label %74

68:
  %69 = tail call fastcc double @find_off(ptr %0, ptr %1, ptr %7)
  %70 = tail call double @llvm.fmuladd.f64(double %64, double -1.000000e-01, double 1.000000e+00)
  %71 = fmul double %70, %70
  %72 = fmul double %16, %71
  %73 = fcmp olt double %69, %72
  br i1 %73, label %88, label %84

74:
  %75 = phi i64 [ 0, %65 ], [ %82, %74 ]
  %76 = getelementptr inbounds double, ptr %6, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %2, i64 %75
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %66, double %79, double %77)
  %81 = getelementptr inbounds double, ptr %67, i64 %75
  store double %80, ptr %81, align 8
  %82 = add nsw i64 %75, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %68, label %74

84:
  %85 = add nsw i64 %63, 1
  %86 = fmul double %64, 5.000000e-01
  %87 = icmp eq i64 %85, 10
  br i1 %87, label %88, label %62

88:
  %89 = add nsw i64 %15, 1
  %90 = icmp eq i64 %89, 25
  br i1 %90, label %91, label %14

91:
  %92 = phi i32 [ 0, %46 ], [ 0, %59 ], [ 1, %21 ], [ 0, %88 ]
  ret i32 %92
}

define internal fastcc double @find_off(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [3 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 4
  %9 = load double, ptr %8, align 8
  %10 = fadd double %9, 1.000000e+00
  %11 = fdiv double 1.000000e+00, %10
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
  br i1 %23, label %55, label %24

24:
  %25 = mul i64 %7, %7
  %26 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i64 @llvm.umax.i64(i64 %25, i64 1)
  %29 = shl i64 %28, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 %29, i1 false)
  br label %55

30:
  %31 = phi i64 [ 0, %13 ], [ %53, %46 ]
  %32 = getelementptr inbounds double, ptr %15, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = mul nsw i64 %31, %7
  %35 = getelementptr inbounds double, ptr %17, i64 %34
  br label %36

36:
  %37 = phi i64 [ %44, %36 ], [ 0, %30 ]
  %38 = phi double [ %43, %36 ], [ 0.000000e+00, %30 ]
  %39 = getelementptr inbounds double, ptr %35, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %19, i64 %37
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %40, double %42, double %38)
  %44 = add nsw i64 %37, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %46, label %36

46:
  %47 = fadd double %33, %43
  %48 = load double, ptr %8, align 8
  %49 = getelementptr inbounds double, ptr %19, i64 %31
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fmuladd.f64(double %48, double %50, double %47)
  %52 = getelementptr inbounds double, ptr %21, i64 %31
  store double %51, ptr %52, align 8
  %53 = add nsw i64 %31, 1
  %54 = icmp eq i64 %53, %7
  br i1 %54, label %22, label %30

55:
  %56 = load ptr, ptr %0, align 8
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Space, ptr %57, i64 0, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %71

61:
  %62 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %65 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %66 = fneg double %11
  %67 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %68 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %69 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %70 = add i64 %7, 1
  br label %85

71:
  %72 = getelementptr inbounds %struct.Space, ptr %57, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %142

75:
  %76 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %77 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %78 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %79 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %80 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 2
  %81 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %82 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 11
  %83 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %84 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 1
  br label %155

85:
  %86 = phi i64 [ 0, %61 ], [ %140, %139 ]
  %87 = getelementptr inbounds i64, ptr %63, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %88, 0
  br i1 %89, label %139, label %90

90:
  %91 = load ptr, ptr %64, align 8
  %92 = getelementptr inbounds double, ptr %91, i64 %88
  %93 = load double, ptr %92, align 8
  %94 = load ptr, ptr %65, align 8
  %95 = getelementptr inbounds double, ptr %94, i64 %88
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %66, double %96, double %93)
  %98 = fcmp ogt double %97, 0.000000e+00
  %99 = fmul double %11, %96
  %100 = select i1 %98, double %99, double %93
  %101 = load ptr, ptr %67, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 %88
  store double %100, ptr %102, align 8
  br i1 %98, label %105, label %103

103:
  %104 = load ptr, ptr %68, align 8
  br label %133

105:
  %106 = load double, ptr %8, align 8
  %107 = load ptr, ptr %68, align 8
  %108 = mul nsw i64 %88, %7
  %109 = add nsw i64 %108, %88
  %110 = getelementptr inbounds double, ptr %107, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fadd double %111, -1.000000e+00
  store double %112, ptr %110, align 8
  br i1 %12, label %113, label %133

113:
  %114 = fadd double %106, 1.000000e+00
  %115 = load ptr, ptr %69, align 8
  %116 = fdiv double 1.000000e+00, %114
  br label %117

117:
  %118 = phi i64 [ 0, %113 ], [ %131, %117 ]
  %119 = add nsw i64 %118, %108
  %120 = getelementptr inbounds double, ptr %115, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = icmp eq i64 %118, %88
  %123 = uitofp i1 %122 to double
  %124 = load double, ptr %8, align 8
  %125 = tail call double @llvm.fmuladd.f64(double %123, double %124, double %121)
  %126 = mul nsw i64 %118, %7
  %127 = add nsw i64 %126, %88
  %128 = getelementptr inbounds double, ptr %107, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = tail call double @llvm.fmuladd.f64(double %116, double %125, double %129)
  store double %130, ptr %128, align 8
  %131 = add nsw i64 %118, 1
  %132 = icmp eq i64 %131, %7
  br i1 %132, label %133, label %117

133:
  %134 = phi ptr [ %104, %103 ], [ %107, %105 ], [ %107, %117 ]
  %135 = mul i64 %88, %70
  %136 = getelementptr inbounds double, ptr %134, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fadd double %137, 1.000000e+00
  store double %138, ptr %136, align 8
  br label %139

139:
  %140 = add nsw i64 %86, 1
  %141 = icmp eq i64 %140, %59
  br i1 %141, label %71, label %85

142:
  %143 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 10
  %144 = load ptr, ptr %143, align 8
  br i1 %12, label %145, label %153

145:
  %146 = phi i64 [ %151, %145 ], [ 0, %142 ]
  %147 = phi double [ %150, %145 ], [ 0.000000e+00, %142 ]
  %148 = getelementptr inbounds double, ptr %144, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = tail call double @llvm.fmuladd.f64(double %149, double %149, double %147)
  %151 = add nsw i64 %146, 1
  %152 = icmp eq i64 %151, %7
  br i1 %152, label %153, label %145

153:
  %154 = phi double [ 0.000000e+00, %142 ], [ %150, %145 ]
  ret double %154

155:
  %156 = phi ptr [ %57, %75 ], [ %386, %384 ]
  %157 = phi ptr [ %56, %75 ], [ %387, %384 ]
  %158 = phi i64 [ 0, %75 ], [ %385, %384 ]
  %159 = load ptr, ptr %76, align 8
  %160 = getelementptr inbounds double, ptr %159, i64 %158
  %161 = load double, ptr %160, align 8
  %162 = fcmp une double %161, 0.000000e+00
  br i1 %162, label %165, label %163

163:
  %164 = add nsw i64 %158, 1
  br label %384

165:
  %166 = load ptr, ptr %77, align 8
  %167 = getelementptr inbounds %struct.Space, ptr %156, i64 0, i32 9
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds i64, ptr %168, i64 %158
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds i64, ptr %166, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %158, 1
  %174 = getelementptr inbounds i64, ptr %168, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = sub i64 %175, %170
  %177 = load i64, ptr %6, align 8
  %178 = load double, ptr %8, align 8
  %179 = fadd double %178, 1.000000e+00
  %180 = fdiv double 1.000000e+00, %179
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call fastcc void @load_of(ptr %0, i64 %158, ptr %4, ptr %2)
  %181 = icmp sgt i64 %176, 0
  br i1 %181, label %182, label %194

182:
  %183 = load ptr, ptr %78, align 8
  %184 = load ptr, ptr %79, align 8
  %185 = fneg double %180
  br label %220

186:
  %187 = phi i64 [ %192, %186 ], [ 0, %220 ]
  %188 = phi double [ %191, %186 ], [ 0.000000e+00, %220 ]
  %189 = getelementptr inbounds double, ptr %5, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = tail call double @llvm.fmuladd.f64(double %190, double %190, double %188)
  %192 = add nsw i64 %187, 1
  %193 = icmp eq i64 %192, %176
  br i1 %193, label %201, label %186

194:
  %195 = getelementptr inbounds %struct.Choices, ptr %157, i64 0, i32 5
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds i64, ptr %196, i64 %158
  %198 = load i64, ptr %197, align 8
  %199 = trunc i64 %198 to i32
  %200 = and i32 %199, 2
  br label %231

201:
  %202 = tail call double @llvm.sqrt.f64(double %191)
  %203 = getelementptr inbounds %struct.Choices, ptr %157, i64 0, i32 5
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds i64, ptr %204, i64 %158
  %206 = load i64, ptr %205, align 8
  %207 = trunc i64 %206 to i32
  %208 = and i32 %207, 2
  %209 = icmp ne i32 %208, 0
  %210 = load double, ptr %80, align 16
  %211 = fcmp ugt double %202, %210
  %212 = select i1 %209, i1 true, i1 %211
  %213 = getelementptr inbounds %struct.Choices, ptr %157, i64 0, i32 3
  %214 = shl nsw i64 %158, 1
  %215 = load double, ptr %4, align 16
  %216 = fneg double %215
  %217 = icmp sgt i64 %177, 0
  %218 = load double, ptr %84, align 8
  %219 = add i64 %177, 1
  br label %235

220:
  %221 = phi i64 [ 0, %182 ], [ %229, %220 ]
  %222 = add nsw i64 %221, %172
  %223 = getelementptr inbounds double, ptr %183, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %184, i64 %222
  %226 = load double, ptr %225, align 8
  %227 = tail call double @llvm.fmuladd.f64(double %185, double %226, double %224)
  %228 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %221
  store double %227, ptr %228, align 8
  %229 = add nsw i64 %221, 1
  %230 = icmp eq i64 %229, %176
  br i1 %230, label %186, label %220

231:
  %232 = phi i32 [ %200, %194 ], [ %208, %316 ]
  %233 = phi double [ 0.000000e+00, %194 ], [ %202, %316 ]
  %234 = icmp eq i32 %232, 0
  br i1 %234, label %319, label %381

235:
  %236 = phi i64 [ 0, %201 ], [ %317, %316 ]
  br i1 %212, label %278, label %237

237:
  %238 = add i64 %236, %172
  %239 = getelementptr inbounds double, ptr %184, i64 %238
  %240 = load double, ptr %239, align 8
  %241 = fmul double %180, %240
  %242 = load ptr, ptr %81, align 8
  %243 = getelementptr inbounds double, ptr %242, i64 %238
  store double %241, ptr %243, align 8
  %244 = load double, ptr %8, align 8
  %245 = load ptr, ptr %82, align 8
  %246 = load i64, ptr %6, align 8
  %247 = mul nsw i64 %246, %238
  %248 = add nsw i64 %247, %238
  %249 = getelementptr inbounds double, ptr %245, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fadd double %250, -1.000000e+00
  store double %251, ptr %249, align 8
  %252 = icmp sgt i64 %246, 0
  br i1 %252, label %253, label %273

253:
  %254 = fadd double %244, 1.000000e+00
  %255 = load ptr, ptr %83, align 8
  %256 = fdiv double 1.000000e+00, %254
  br label %257

257:
  %258 = phi i64 [ 0, %253 ], [ %271, %257 ]
  %259 = add nsw i64 %258, %247
  %260 = getelementptr inbounds double, ptr %255, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = icmp eq i64 %258, %238
  %263 = uitofp i1 %262 to double
  %264 = load double, ptr %8, align 8
  %265 = tail call double @llvm.fmuladd.f64(double %263, double %264, double %261)
  %266 = mul nsw i64 %258, %246
  %267 = add nsw i64 %266, %238
  %268 = getelementptr inbounds double, ptr %245, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = tail call double @llvm.fmuladd.f64(double %256, double %265, double %269)
  store double %270, ptr %268, align 8
  %271 = add nsw i64 %258, 1
  %272 = icmp eq i64 %271, %246
  br i1 %272, label %273, label %257

273:
  %274 = mul i64 %238, %219
  %275 = getelementptr inbounds double, ptr %245, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fadd double %276, 1.000000e+00
  store double %277, ptr %275, align 8
  br label %316

278:
  br i1 %209, label %279, label %285

279:
  %280 = load ptr, ptr %213, align 8
  %281 = add nsw i64 %236, %214
  %282 = getelementptr inbounds double, ptr %280, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = fneg double %283
  br label %289

285:
  %286 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %236
  %287 = load double, ptr %286, align 8
  %288 = fdiv double %287, %202
  br label %289

289:
  %290 = phi double [ %284, %279 ], [ %288, %285 ]
  %291 = add i64 %236, %172
  %292 = getelementptr inbounds double, ptr %183, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = tail call double @llvm.fmuladd.f64(double %216, double %290, double %293)
  %295 = load ptr, ptr %81, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %291
  store double %294, ptr %296, align 8
  %297 = load ptr, ptr %82, align 8
  %298 = mul i64 %291, %219
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = fadd double %300, 1.000000e+00
  store double %301, ptr %299, align 8
  br i1 %217, label %302, label %316

302:
  %303 = fneg double %290
  %304 = fmul double %218, %303
  br label %305

305:
  %306 = phi i64 [ 0, %302 ], [ %314, %305 ]
  %307 = getelementptr inbounds double, ptr %2, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = mul nsw i64 %306, %177
  %310 = add i64 %309, %291
  %311 = getelementptr inbounds double, ptr %297, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = tail call double @llvm.fmuladd.f64(double %304, double %308, double %312)
  store double %313, ptr %311, align 8
  %314 = add nsw i64 %306, 1
  %315 = icmp eq i64 %314, %177
  br i1 %315, label %316, label %305

316:
  %317 = add nsw i64 %236, 1
  %318 = icmp eq i64 %317, %176
  br i1 %318, label %231, label %235

319:
  %320 = load double, ptr %80, align 16
  %321 = fcmp ugt double %233, %320
  %322 = icmp sgt i64 %176, 1
  %323 = select i1 %321, i1 %322, i1 false
  br i1 %323, label %324, label %381

324:
  %325 = load double, ptr %4, align 16
  %326 = fneg double %325
  %327 = fdiv double %326, %233
  %328 = load ptr, ptr %82, align 8
  %329 = load i64, ptr %6, align 8
  %330 = icmp sgt i64 %329, 0
  br label %331

331:
  %332 = phi i64 [ 0, %324 ], [ %339, %338 ]
  %333 = add nsw i64 %332, %172
  %334 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %332
  %335 = load double, ptr %334, align 8
  %336 = fneg double %335
  %337 = fdiv double %336, %233
  br label %341

338:
  %339 = add nsw i64 %332, 1
  %340 = icmp eq i64 %339, %176
  br i1 %340, label %381, label %331

341:
  %342 = phi i64 [ 0, %331 ], [ %379, %378 ]
  %343 = add nsw i64 %342, %172
  %344 = icmp eq i64 %332, %342
  %345 = uitofp i1 %344 to double
  %346 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %342
  %347 = load double, ptr %346, align 8
  %348 = fdiv double %347, %233
  %349 = tail call double @llvm.fmuladd.f64(double %337, double %348, double %345)
  %350 = fmul double %327, %349
  %351 = load double, ptr %8, align 8
  %352 = mul nsw i64 %343, %329
  %353 = add nsw i64 %352, %333
  %354 = getelementptr inbounds double, ptr %328, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = fadd double %355, %350
  store double %356, ptr %354, align 8
  br i1 %330, label %357, label %378

357:
  %358 = fadd double %351, 1.000000e+00
  %359 = load ptr, ptr %83, align 8
  %360 = fdiv double -1.000000e+00, %358
  %361 = fmul double %360, %350
  br label %362

362:
  %363 = phi i64 [ 0, %357 ], [ %376, %362 ]
  %364 = add nsw i64 %363, %352
  %365 = getelementptr inbounds double, ptr %359, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = icmp eq i64 %363, %343
  %368 = uitofp i1 %367 to double
  %369 = load double, ptr %8, align 8
  %370 = tail call double @llvm.fmuladd.f64(double %368, double %369, double %366)
  %371 = mul nsw i64 %363, %329
  %372 = add nsw i64 %371, %333
  %373 = getelementptr inbounds double, ptr %328, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = tail call double @llvm.fmuladd.f64(double %361, double %370, double %374)
  store double %375, ptr %373, align 8
  %376 = add nsw i64 %363, 1
  %377 = icmp eq i64 %376, %329
  br i1 %377, label %378, label %362

378:
  %379 = add nsw i64 %342, 1
  %380 = icmp eq i64 %379, %176
  br i1 %380, label %338, label %341

381:
  %382 = load ptr, ptr %0, align 8
  %383 = load ptr, ptr %382, align 8
  br label %384

384:
  %385 = phi i64 [ %164, %163 ], [ %173, %381 ]
  %386 = phi ptr [ %156, %163 ], [ %383, %381 ]
  %387 = phi ptr [ %157, %163 ], [ %382, %381 ]
  %388 = getelementptr inbounds %struct.Space, ptr %386, i64 0, i32 3
  %389 = load i64, ptr %388, align 8
  %390 = icmp slt i64 %385, %389
  br i1 %390, label %155, label %142
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
  %19 = fadd double %18, 1.000000e+00
  %20 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 9
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 %1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = icmp sgt i64 %16, 0
  br i1 %28, label %29, label %31

29:
  %30 = shl i64 %16, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %30, i1 false)
  br label %31

31:
  %32 = icmp sgt i64 %14, -1
  br i1 %32, label %33, label %74

33:
  %34 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 3
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %14
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %37
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 9
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %37
  %45 = load double, ptr %44, align 8
  %46 = fdiv double -1.000000e+00, %19
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %45, double %41)
  %48 = fcmp ogt double %47, 0.000000e+00
  %49 = select i1 %48, double %47, double 0.000000e+00
  %50 = getelementptr inbounds double, ptr %21, i64 %14
  %51 = load double, ptr %50, align 8
  %52 = fdiv double %49, %51
  %53 = fcmp ogt double %52, 0.000000e+00
  %54 = select i1 %28, i1 %53, i1 false
  br i1 %54, label %55, label %190

55:
  %56 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 6
  %57 = load ptr, ptr %56, align 8
  %58 = mul nsw i64 %37, %16
  br label %59

59:
  %60 = phi i64 [ 0, %55 ], [ %72, %59 ]
  %61 = icmp eq i64 %37, %60
  %62 = uitofp i1 %61 to double
  %63 = add nsw i64 %60, %58
  %64 = getelementptr inbounds double, ptr %57, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %17, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %62, double %66, double %65)
  %68 = tail call double @llvm.fmuladd.f64(double %46, double %67, double %62)
  %69 = load double, ptr %50, align 8
  %70 = fdiv double %68, %69
  %71 = getelementptr inbounds double, ptr %3, i64 %60
  store double %70, ptr %71, align 8
  %72 = add nsw i64 %60, 1
  %73 = icmp slt i64 %72, %16
  br i1 %73, label %59, label %190

74:
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(24) %6, ptr align 16 dereferenceable(24) @__const.load_of.unit, i64 24, i1 false)
  %75 = getelementptr inbounds i64, ptr %12, i64 6
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %82

78:
  %79 = getelementptr inbounds i64, ptr %12, i64 2
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %167

82:
  %83 = phi i64 [ %80, %78 ], [ 1, %74 ]
  %84 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 20
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 5
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %87, %1
  %89 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 21
  %90 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 4
  %91 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 2
  %92 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 8
  br label %94

93:
  br i1 %77, label %131, label %129

94:
  %95 = phi i64 [ 0, %82 ], [ %108, %107 ]
  %96 = add nsw i64 %88, %95
  %97 = getelementptr inbounds double, ptr %85, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %95
  store double %98, ptr %99, align 8
  br i1 %28, label %100, label %107

100:
  %101 = load ptr, ptr %89, align 8
  %102 = load i64, ptr %90, align 8
  %103 = mul nsw i64 %102, %1
  %104 = load ptr, ptr %91, align 8
  %105 = load ptr, ptr %92, align 8
  br label %110

106:
  store double %126, ptr %99, align 8
  br label %107

107:
  %108 = add nsw i64 %95, 1
  %109 = icmp eq i64 %108, %83
  br i1 %109, label %93, label %94

110:
  %111 = phi double [ %98, %100 ], [ %126, %110 ]
  %112 = phi i64 [ 0, %100 ], [ %127, %110 ]
  %113 = getelementptr inbounds i64, ptr %104, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = add nsw i64 %114, %103
  %116 = mul nsw i64 %115, %87
  %117 = add nsw i64 %116, %95
  %118 = getelementptr inbounds double, ptr %101, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %105, i64 %112
  %121 = load double, ptr %120, align 8
  %122 = fmul double %119, %121
  %123 = getelementptr inbounds double, ptr %21, i64 %114
  %124 = load double, ptr %123, align 8
  %125 = fdiv double %122, %124
  %126 = fadd double %111, %125
  %127 = add nsw i64 %112, 1
  %128 = icmp eq i64 %127, %16
  br i1 %128, label %106, label %110

129:
  %130 = load double, ptr %5, align 16
  br label %151

131:
  %132 = phi i64 [ %137, %131 ], [ 0, %93 ]
  %133 = phi double [ %136, %131 ], [ 0.000000e+00, %93 ]
  %134 = getelementptr inbounds double, ptr %5, i64 %132
  %135 = load double, ptr %134, align 8
  %136 = tail call double @llvm.fmuladd.f64(double %135, double %135, double %133)
  %137 = add nsw i64 %132, 1
  %138 = icmp eq i64 %137, %83
  br i1 %138, label %139, label %131

139:
  %140 = tail call double @llvm.sqrt.f64(double %136)
  %141 = fcmp ogt double %140, 0.000000e+00
  %142 = select i1 %77, i1 %141, i1 false
  br i1 %142, label %143, label %151

143:
  %144 = phi i64 [ %149, %143 ], [ 0, %139 ]
  %145 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fdiv double %146, %140
  %148 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %144
  store double %147, ptr %148, align 8
  %149 = add nsw i64 %144, 1
  %150 = icmp eq i64 %149, %83
  br i1 %150, label %151, label %143

151:
  %152 = phi double [ %140, %139 ], [ %130, %129 ], [ %140, %143 ]
  %153 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 21
  %154 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 5
  %155 = getelementptr inbounds %struct.Space, ptr %8, i64 0, i32 4
  %156 = getelementptr inbounds %struct.Giving, ptr %0, i64 0, i32 2
  br label %157

157:
  %158 = phi i64 [ 0, %151 ], [ %170, %169 ]
  br i1 %28, label %159, label %169

159:
  %160 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %158
  %161 = load double, ptr %160, align 8
  %162 = load ptr, ptr %153, align 8
  %163 = load i64, ptr %154, align 8
  %164 = load i64, ptr %155, align 8
  %165 = mul nsw i64 %164, %1
  %166 = load ptr, ptr %156, align 8
  br label %172

167:
  %168 = phi double [ 0.000000e+00, %78 ], [ %152, %169 ]
  br label %190

169:
  %170 = add nsw i64 %158, 1
  %171 = icmp eq i64 %170, %83
  br i1 %171, label %167, label %157

172:
  %173 = phi i64 [ 0, %159 ], [ %188, %172 ]
  %174 = getelementptr inbounds i64, ptr %166, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, %165
  %177 = mul nsw i64 %176, %163
  %178 = add nsw i64 %177, %158
  %179 = getelementptr inbounds double, ptr %162, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fmul double %161, %180
  %182 = getelementptr inbounds double, ptr %21, i64 %175
  %183 = load double, ptr %182, align 8
  %184 = fdiv double %181, %183
  %185 = getelementptr inbounds double, ptr %3, i64 %173
  %186 = load double, ptr %185, align 8
  %187 = fadd double %186, %184
  store double %187, ptr %185, align 8
  %188 = add nsw i64 %173, 1
  %189 = icmp eq i64 %188, %16
  br i1 %189, label %169, label %172

190:
  %191 = phi double [ %168, %167 ], [ %52, %33 ], [ %52, %59 ]
  %192 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 1
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %193, i64 %1
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds double, ptr %2, i64 1
  store double %195, ptr %196, align 8
  store double %195, ptr %2, align 8
  %197 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 2
  %198 = load ptr, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %198, i64 %1
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds double, ptr %2, i64 2
  store double %200, ptr %201, align 8
  %202 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 6
  %203 = load ptr, ptr %202, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %230, label %205

205:
  %206 = getelementptr inbounds ptr, ptr %203, i64 %1
  %207 = load ptr, ptr %206, align 8
  %208 = icmp eq ptr %207, null
  br i1 %208, label %230, label %209

209:
  %210 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 8
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 11
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds double, ptr %211, i64 %213
  store double %191, ptr %214, align 8
  %215 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 7
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 9
  %218 = load ptr, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 10
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds double, ptr %220, i64 3
  tail call void %207(ptr %216, ptr %211, ptr %218, ptr %220, ptr %221)
  %222 = load ptr, ptr %219, align 8
  br label %223

223:
  %224 = phi i64 [ 0, %209 ], [ %228, %223 ]
  %225 = getelementptr inbounds double, ptr %222, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds double, ptr %2, i64 %224
  store double %226, ptr %227, align 8
  %228 = add nsw i64 %224, 1
  %229 = icmp eq i64 %228, 3
  br i1 %229, label %230, label %223

230:
  %231 = getelementptr inbounds %struct.Choices, ptr %7, i64 0, i32 5
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds i64, ptr %232, i64 %1
  %234 = load i64, ptr %233, align 8
  %235 = and i64 %234, 4
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %240, label %237

237:
  %238 = fcmp ogt double %191, 0.000000e+00
  %239 = select i1 %238, double 0x7FF0000000000000, double 0.000000e+00
  br label %249

240:
  %241 = and i64 %234, 8
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %246, label %243

243:
  %244 = load double, ptr %2, align 8
  %245 = fmul double %191, %244
  br label %249

246:
  %247 = load double, ptr %201, align 8
  %248 = fmul double %191, %247
  br label %249

249:
  %250 = phi double [ %239, %237 ], [ %245, %243 ], [ %248, %246 ]
  store double %250, ptr %201, align 8
  %251 = load double, ptr %2, align 8
  %252 = fmul double %191, %251
  store double %252, ptr %2, align 8
  br label %254

253:
  ret void

254:
  %255 = phi i64 [ 0, %249 ], [ %259, %254 ]
  %256 = getelementptr inbounds double, ptr %2, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fmul double %27, %257
  store double %258, ptr %256, align 8
  %259 = add nsw i64 %255, 1
  %260 = icmp eq i64 %259, 3
  br i1 %260, label %253, label %254
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
  %65 = getelementptr inbounds double, ptr %61, i64 1
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %59, align 8
  %68 = fneg double %66
  %69 = fmul double %67, %68
  %70 = tail call double @llvm.fmuladd.f64(double %62, double %64, double %69)
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

define internal fastcc i32 @is_smooth(ptr %0, ptr %1, i64 %2) {
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds double, ptr %6, i64 %2
  %8 = load double, ptr %7, align 8
  %9 = fcmp oeq double %8, 0.000000e+00
  br i1 %9, label %91, label %10

10:
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 7
  %13 = load ptr, ptr %12, align 8
  %14 = mul nsw i64 %2, 7
  %15 = getelementptr inbounds i64, ptr %13, i64 %14
  %16 = getelementptr inbounds i64, ptr %15, i64 5
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %91

19:
  %20 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 9
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %15, i64 6
  %31 = getelementptr inbounds i64, ptr %15, i64 2
  %32 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 20
  %33 = mul nsw i64 %23, %2
  %34 = icmp sgt i64 %29, 0
  %35 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 21
  %36 = getelementptr inbounds %struct.Space, ptr %11, i64 0, i32 4
  %37 = load i64, ptr %30, align 8
  %38 = icmp eq i64 %37, 0
  br label %39

39:
  %40 = phi i64 [ 0, %19 ], [ %58, %57 ]
  br i1 %38, label %41, label %44

41:
  %42 = load i64, ptr %31, align 8
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %46, label %74

44:
  %45 = icmp eq i64 %40, 0
  br i1 %45, label %46, label %72

46:
  %47 = load ptr, ptr %32, align 8
  %48 = add nsw i64 %40, %33
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %4, i64 %40
  store double %50, ptr %51, align 8
  br i1 %34, label %52, label %57

52:
  %53 = load ptr, ptr %35, align 8
  %54 = load i64, ptr %36, align 8
  %55 = mul nsw i64 %54, %2
  br label %59

56:
  store double %69, ptr %51, align 8
  br label %57

57:
  %58 = add nsw i64 %40, 1
  br label %39

59:
  %60 = phi double [ %50, %52 ], [ %69, %59 ]
  %61 = phi i64 [ 0, %52 ], [ %70, %59 ]
  %62 = add nsw i64 %61, %55
  %63 = mul nsw i64 %62, %23
  %64 = add nsw i64 %63, %40
  %65 = getelementptr inbounds double, ptr %53, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %21, i64 %61
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.fmuladd.f64(double %66, double %68, double %60)
  %70 = add nsw i64 %61, 1
  %71 = icmp eq i64 %70, %29
  br i1 %71, label %56, label %59

72:
  %73 = load double, ptr %4, align 16
  br label %87

74:
  %75 = icmp sgt i64 %42, 0
  br i1 %75, label %76, label %84

76:
  %77 = phi i64 [ %82, %76 ], [ 0, %74 ]
  %78 = phi double [ %81, %76 ], [ 0.000000e+00, %74 ]
  %79 = getelementptr inbounds double, ptr %4, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %80, double %78)
  %82 = add nsw i64 %77, 1
  %83 = icmp eq i64 %82, %42
  br i1 %83, label %84, label %76

84:
  %85 = phi double [ 0.000000e+00, %74 ], [ %81, %76 ]
  %86 = tail call double @llvm.sqrt.f64(double %85)
  br label %87

87:
  %88 = phi double [ %73, %72 ], [ %86, %84 ]
  %89 = fcmp oeq double %88, 0.000000e+00
  %90 = zext i1 %89 to i32
  br label %91

91:
  %92 = phi i32 [ 1, %3 ], [ 0, %10 ], [ %90, %87 ]
  ret i32 %92
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)
