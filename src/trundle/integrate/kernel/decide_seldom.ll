; source 0d396ce19b44eff624200d9aee6ea70d1145988cac00a21c91e92e8b7e6b3b9b
%struct.Set = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Search = type { i64, i64, ptr, ptr }
%struct.Space = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Choices = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, ptr, i64, ptr, ptr, ptr }
%struct.Affine = type { i64, i64, ptr, ptr, ptr, ptr }
%struct.Rate = type { ptr, ptr, ptr, i64, ptr }
%struct.Loads = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@GUESS = internal constant [7 x double] [double 1.000000e+00, double 1.000000e-01, double 1.000000e+01, double 1.000000e-02, double 1.000000e+02, double 1.000000e-04, double 1.000000e+04], align 16
@__const.ways_of.now = private constant [2 x double] [double 0x3FEFD712F9A817C1, double 0x3FB98EAECB8BCB2C], align 16
@MARGIN = internal constant [3 x double] [double 1.000000e-01, double 1.000000e-02, double 0.000000e+00], align 16

define i64 @decide(ptr %0) {
  %2 = alloca [4 x double], align 16
  %3 = alloca %struct.Set, align 8
  %4 = alloca %struct.Search, align 8
  %5 = alloca %struct.Set, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = shl nsw i64 %10, 2
  %12 = getelementptr inbounds %struct.Space, ptr %6, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 %10
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  %17 = add i64 %8, 1
  %18 = add i64 %17, %11
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 17
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Search, ptr %4, i64 0, i32 1
  %23 = getelementptr inbounds %struct.Search, ptr %4, i64 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  store ptr %21, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Search, ptr %4, i64 0, i32 3
  %25 = shl nsw i64 %19, 5
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds double, ptr %26, i64 %19
  %28 = getelementptr inbounds double, ptr %27, i64 %8
  %29 = getelementptr inbounds double, ptr %28, i64 %10
  %30 = shl nsw i64 %10, 1
  %31 = getelementptr inbounds double, ptr %29, i64 %30
  store ptr %27, ptr %5, align 8
  %32 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 1
  store ptr %28, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 2
  store ptr %29, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 3
  store ptr %31, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 4
  %36 = getelementptr inbounds double, ptr %31, i64 %15
  store ptr %36, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 5
  %38 = getelementptr inbounds double, ptr %31, i64 %16
  store ptr %38, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Set, ptr %5, i64 0, i32 6
  %40 = getelementptr inbounds double, ptr %38, i64 %10
  store ptr %40, ptr %39, align 8
  tail call fastcc void @measure(ptr %0)
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr inbounds %struct.Space, ptr %41, i64 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %47 = load ptr, ptr %46, align 8
  br label %57

48:
  %49 = phi i64 [ 0, %1 ], [ %63, %57 ]
  %50 = getelementptr inbounds %struct.Space, ptr %41, i64 0, i32 3
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %66

53:
  %54 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Space, ptr %41, i64 0, i32 7
  br label %69

57:
  %58 = phi i64 [ 0, %45 ], [ %64, %57 ]
  %59 = phi i64 [ 0, %45 ], [ %63, %57 ]
  %60 = getelementptr inbounds i64, ptr %47, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = and i64 %61, 1
  %63 = add nsw i64 %62, %59
  %64 = add nsw i64 %58, 1
  %65 = icmp eq i64 %64, %43
  br i1 %65, label %48, label %57

66:
  %67 = phi i64 [ %49, %48 ], [ %86, %83 ]
  call fastcc void @begin_modes(ptr %0, ptr %5, i64 0, i64 0)
  %68 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  br label %89

69:
  %70 = phi i64 [ 0, %53 ], [ %87, %83 ]
  %71 = phi i64 [ %49, %53 ], [ %86, %83 ]
  %72 = getelementptr inbounds i64, ptr %55, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = and i64 %73, 1
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %83, label %76

76:
  %77 = load ptr, ptr %56, align 8
  %78 = mul nsw i64 %70, 7
  %79 = getelementptr inbounds i64, ptr %77, i64 5
  %80 = getelementptr inbounds i64, ptr %79, i64 %78
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %81, 0
  br label %83

83:
  %84 = phi i1 [ false, %69 ], [ %82, %76 ]
  %85 = zext i1 %84 to i64
  %86 = add nsw i64 %71, %85
  %87 = add nsw i64 %70, 1
  %88 = icmp eq i64 %87, %51
  br i1 %88, label %66, label %69

89:
  %90 = phi i64 [ 0, %66 ], [ %121, %123 ]
  %91 = phi i64 [ 0, %66 ], [ %124, %123 ]
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr inbounds %struct.Space, ptr %92, i64 0, i32 3
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %117

96:
  %97 = phi i64 [ %115, %112 ], [ 0, %89 ]
  %98 = phi i64 [ %114, %112 ], [ 0, %89 ]
  %99 = getelementptr inbounds double, ptr %28, i64 %97
  %100 = load double, ptr %99, align 8
  %101 = fcmp contract oeq double %100, 2.000000e+00
  br i1 %101, label %102, label %112

102:
  %103 = load ptr, ptr %68, align 8
  %104 = getelementptr inbounds i64, ptr %103, i64 %97
  %105 = load i64, ptr %104, align 8
  %106 = and i64 %105, 4
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %117

108:
  %109 = lshr i64 %105, 1
  %110 = and i64 %109, 1
  %111 = xor i64 %110, 1
  br label %112

112:
  %113 = phi i64 [ %111, %108 ], [ 0, %96 ]
  %114 = add nsw i64 %113, %98
  %115 = add nsw i64 %97, 1
  %116 = icmp eq i64 %115, %94
  br i1 %116, label %117, label %96

117:
  %118 = phi i64 [ 0, %89 ], [ %114, %112 ], [ -1, %102 ]
  %119 = icmp sgt i64 %118, -1
  %120 = zext i1 %119 to i64
  %121 = add nsw i64 %90, %120
  %122 = icmp ult i64 %121, 301
  br i1 %122, label %123, label %127

123:
  %124 = tail call i64 @llvm.smax.i64(i64 %118, i64 %91)
  %125 = call fastcc i32 @next_modes(ptr %0, ptr %5)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %454, label %89

127:
  %128 = getelementptr inbounds %struct.Space, ptr %92, i64 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds i64, ptr %27, i64 %129
  %131 = getelementptr inbounds i64, ptr %130, i64 %94
  %132 = getelementptr inbounds %struct.Space, ptr %92, i64 0, i32 9
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds i64, ptr %133, i64 %94
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %131, i64 %129
  %137 = getelementptr inbounds double, ptr %136, i64 %94
  %138 = shl nsw i64 %135, 1
  %139 = shl nsw i64 %94, 2
  %140 = add i64 %129, 1
  %141 = add i64 %140, %139
  %142 = add i64 %141, %138
  %143 = getelementptr inbounds double, ptr %131, i64 %142
  %144 = icmp sgt i64 %129, 0
  br i1 %144, label %145, label %148

145:
  %146 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %147 = load ptr, ptr %146, align 8
  br label %151

148:
  br i1 %95, label %149, label %160

149:
  %150 = load ptr, ptr %68, align 8
  br label %178

151:
  %152 = phi i64 [ 0, %145 ], [ %158, %151 ]
  %153 = getelementptr inbounds i64, ptr %147, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %154, 1
  %156 = zext i1 %155 to i64
  %157 = getelementptr inbounds i64, ptr %27, i64 %152
  store i64 %156, ptr %157, align 8
  %158 = add nsw i64 %152, 1
  %159 = icmp eq i64 %158, %129
  br i1 %159, label %148, label %151

160:
  %161 = add nsw i64 %94, %129
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %841

163:
  %164 = shl i64 %161, 2
  %165 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %166 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %167 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %168 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %169 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %170 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %171 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %172 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %173 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %174 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %175 = tail call i64 @llvm.smax.i64(i64 %164, i64 1)
  %176 = load i64, ptr %4, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %200, label %841

178:
  %179 = phi i64 [ 0, %149 ], [ %189, %178 ]
  %180 = getelementptr inbounds i64, ptr %150, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = and i64 %181, 4
  %183 = icmp ne i64 %182, 0
  %184 = and i64 %181, 10
  %185 = icmp eq i64 %184, 0
  %186 = or i1 %183, %185
  %187 = zext i1 %186 to i64
  %188 = getelementptr inbounds i64, ptr %130, i64 %179
  store i64 %187, ptr %188, align 8
  %189 = add nsw i64 %179, 1
  %190 = icmp eq i64 %189, %94
  br i1 %190, label %160, label %178

191:
  %192 = getelementptr inbounds %struct.Space, ptr %354, i64 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %131, i64 %193
  %195 = getelementptr inbounds %struct.Space, ptr %354, i64 0, i32 3
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds double, ptr %194, i64 %196
  %198 = load i64, ptr %4, align 8
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %841

200:
  %201 = phi ptr [ %194, %191 ], [ %136, %163 ]
  %202 = phi ptr [ %197, %191 ], [ %137, %163 ]
  %203 = phi i64 [ %452, %191 ], [ 0, %163 ]
  %204 = phi ptr [ %354, %191 ], [ %92, %163 ]
  br i1 %144, label %255, label %205

205:
  %206 = getelementptr inbounds %struct.Space, ptr %204, i64 0, i32 2
  %207 = load i64, ptr %206, align 8
  %208 = icmp sgt i64 %207, %129
  br i1 %208, label %209, label %211

209:
  %210 = load ptr, ptr %165, align 8
  br label %218

211:
  %212 = getelementptr inbounds %struct.Space, ptr %204, i64 0, i32 3
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %215, label %254

215:
  %216 = load ptr, ptr %68, align 8
  %217 = getelementptr inbounds %struct.Space, ptr %204, i64 0, i32 7
  br label %227

218:
  %219 = phi i64 [ %129, %209 ], [ %225, %218 ]
  %220 = getelementptr inbounds i64, ptr %210, i64 %219
  %221 = load i64, ptr %220, align 8
  %222 = icmp eq i64 %221, 1
  %223 = uitofp i1 %222 to double
  %224 = getelementptr inbounds double, ptr %131, i64 %219
  store double %223, ptr %224, align 8
  %225 = add nsw i64 %219, 1
  %226 = icmp eq i64 %225, %207
  br i1 %226, label %211, label %218

227:
  %228 = phi i64 [ 0, %215 ], [ %252, %248 ]
  %229 = getelementptr inbounds i64, ptr %216, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = and i64 %230, 1
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %248, label %233

233:
  %234 = load ptr, ptr %217, align 8
  %235 = mul nsw i64 %228, 7
  %236 = getelementptr i64, ptr %234, i64 5
  %237 = getelementptr i64, ptr %236, i64 %235
  %238 = load i64, ptr %237, align 8
  %239 = icmp slt i64 %238, 0
  br i1 %239, label %244, label %240

240:
  %241 = getelementptr inbounds double, ptr %131, i64 %238
  %242 = load double, ptr %241, align 8
  %243 = fcmp contract ogt double %242, 0.000000e+00
  br i1 %243, label %244, label %248

244:
  %245 = and i64 %230, 2
  %246 = icmp eq i64 %245, 0
  %247 = select i1 %246, i32 1, i32 2
  br label %248

248:
  %249 = phi i32 [ %247, %244 ], [ 0, %240 ], [ 0, %227 ]
  %250 = sitofp i32 %249 to double
  %251 = getelementptr inbounds double, ptr %201, i64 %228
  store double %250, ptr %251, align 8
  %252 = add nsw i64 %228, 1
  %253 = icmp eq i64 %252, %213
  br i1 %253, label %254, label %227

254:
  br i1 %95, label %302, label %263

255:
  %256 = phi i64 [ %261, %255 ], [ 0, %200 ]
  %257 = getelementptr inbounds i64, ptr %27, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = sitofp i64 %258 to double
  %260 = getelementptr inbounds double, ptr %131, i64 %256
  store double %259, ptr %260, align 8
  %261 = add nsw i64 %256, 1
  %262 = icmp eq i64 %261, %129
  br i1 %262, label %205, label %255

263:
  br i1 %214, label %264, label %284

264:
  %265 = shl i64 %213, 1
  %266 = load ptr, ptr %68, align 8
  %267 = tail call i64 @llvm.smax.i64(i64 %265, i64 1)
  br label %268

268:
  %269 = phi i64 [ 0, %264 ], [ %282, %279 ]
  %270 = lshr i64 %269, 1
  %271 = getelementptr inbounds i64, ptr %266, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = and i64 %272, 2
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %279, label %275

275:
  %276 = load ptr, ptr %166, align 8
  %277 = getelementptr inbounds double, ptr %276, i64 %269
  %278 = load double, ptr %277, align 8
  br label %279

279:
  %280 = phi contract double [ %278, %275 ], [ 0.000000e+00, %268 ]
  %281 = getelementptr inbounds double, ptr %202, i64 %269
  store double %280, ptr %281, align 8
  %282 = add nsw i64 %269, 1
  %283 = icmp eq i64 %282, %267
  br i1 %283, label %284, label %268

284:
  store i64 0, ptr %22, align 8
  call fastcc void @consider_ways(ptr %0, ptr %131, ptr %4, ptr %143)
  %285 = load ptr, ptr %24, align 8
  %286 = load ptr, ptr %0, align 8
  %287 = getelementptr inbounds %struct.Space, ptr %286, i64 0, i32 2
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds %struct.Space, ptr %286, i64 0, i32 3
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds %struct.Space, ptr %286, i64 0, i32 9
  %292 = load ptr, ptr %291, align 8
  %293 = getelementptr inbounds i64, ptr %292, i64 %290
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds double, ptr %285, i64 %288
  %296 = getelementptr inbounds double, ptr %295, i64 %290
  %297 = shl nsw i64 %290, 1
  %298 = getelementptr inbounds double, ptr %296, i64 %297
  %299 = getelementptr inbounds double, ptr %298, i64 %294
  %300 = load i64, ptr %22, align 8
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %841, label %315

302:
  %303 = phi i64 [ %313, %312 ], [ 0, %254 ]
  %304 = getelementptr inbounds double, ptr %201, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fcmp contract oeq double %305, 1.000000e+00
  br i1 %306, label %307, label %312

307:
  %308 = getelementptr inbounds i64, ptr %130, i64 %303
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %312

311:
  store double 2.000000e+00, ptr %304, align 8
  br label %312

312:
  %313 = add nsw i64 %303, 1
  %314 = icmp eq i64 %313, %94
  br i1 %314, label %263, label %302

315:
  %316 = icmp sgt i64 %288, 0
  br i1 %316, label %317, label %320

317:
  %318 = load ptr, ptr %165, align 8
  %319 = load ptr, ptr %167, align 8
  br label %324

320:
  %321 = phi ptr [ null, %315 ], [ %349, %341 ]
  %322 = phi double [ 0.000000e+00, %315 ], [ %350, %341 ]
  %323 = icmp sgt i64 %290, 0
  br i1 %323, label %357, label %353

324:
  %325 = phi double [ 0.000000e+00, %317 ], [ %350, %341 ]
  %326 = phi ptr [ null, %317 ], [ %349, %341 ]
  %327 = phi i64 [ 0, %317 ], [ %351, %341 ]
  %328 = getelementptr inbounds double, ptr %285, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fcmp contract ogt double %329, 0.000000e+00
  %331 = getelementptr inbounds double, ptr %319, i64 %327
  %332 = load double, ptr %331, align 8
  br i1 %330, label %333, label %337

333:
  %334 = getelementptr inbounds double, ptr %298, i64 %327
  %335 = load double, ptr %334, align 8
  %336 = fmul contract double %332, %335
  br label %341

337:
  %338 = getelementptr inbounds double, ptr %299, i64 %327
  %339 = load double, ptr %338, align 8
  %340 = fdiv contract double %339, %332
  br label %341

341:
  %342 = phi contract double [ %336, %333 ], [ %340, %337 ]
  %343 = getelementptr inbounds i64, ptr %318, i64 %327
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 1
  %346 = fcmp contract olt double %342, %325
  %347 = select i1 %345, i1 %346, i1 false
  %348 = getelementptr inbounds i64, ptr %27, i64 %327
  %349 = select i1 %347, ptr %348, ptr %326
  %350 = select i1 %347, double %342, double %325
  %351 = add nsw i64 %327, 1
  %352 = icmp eq i64 %351, %288
  br i1 %352, label %320, label %324

353:
  %354 = phi ptr [ %286, %320 ], [ %441, %440 ]
  %355 = phi ptr [ %321, %320 ], [ %442, %440 ]
  %356 = icmp eq ptr %355, null
  br i1 %356, label %841, label %448

357:
  %358 = phi ptr [ %441, %440 ], [ %286, %320 ]
  %359 = phi double [ %443, %440 ], [ %322, %320 ]
  %360 = phi i64 [ %444, %440 ], [ 0, %320 ]
  %361 = phi ptr [ %442, %440 ], [ %321, %320 ]
  %362 = getelementptr inbounds double, ptr %295, i64 %360
  %363 = load double, ptr %362, align 8
  %364 = fcmp contract une double %363, 1.000000e+00
  br i1 %364, label %440, label %365

365:
  %366 = load ptr, ptr %68, align 8
  %367 = getelementptr inbounds i64, ptr %366, i64 %360
  %368 = load i64, ptr %367, align 8
  %369 = and i64 %368, 4
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %371, label %440

371:
  %372 = tail call contract fastcc double @pressing(ptr %0, i64 %360, ptr %298)
  %373 = load ptr, ptr %168, align 8
  %374 = getelementptr inbounds double, ptr %373, i64 %360
  %375 = load double, ptr %374, align 8
  %376 = load ptr, ptr %169, align 8
  %377 = icmp eq ptr %376, null
  br i1 %377, label %394, label %378

378:
  %379 = getelementptr inbounds ptr, ptr %376, i64 %360
  %380 = load ptr, ptr %379, align 8
  %381 = icmp eq ptr %380, null
  br i1 %381, label %394, label %382

382:
  %383 = load ptr, ptr %170, align 8
  %384 = load i64, ptr %171, align 8
  %385 = getelementptr inbounds double, ptr %383, i64 %384
  store double %372, ptr %385, align 8
  %386 = load ptr, ptr %172, align 8
  %387 = load ptr, ptr %173, align 8
  %388 = load ptr, ptr %174, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 3
  tail call void %380(ptr %386, ptr %383, ptr %387, ptr %388, ptr %389)
  %390 = load ptr, ptr %174, align 8
  %391 = getelementptr inbounds i8, ptr %390, i64 16
  %392 = load double, ptr %391, align 8
  %393 = load ptr, ptr %0, align 8
  br label %394

394:
  %395 = phi ptr [ %358, %371 ], [ %358, %378 ], [ %393, %382 ]
  %396 = phi double [ %375, %371 ], [ %375, %378 ], [ %392, %382 ]
  %397 = fmul contract double %372, %396
  %398 = getelementptr inbounds %struct.Space, ptr %395, i64 0, i32 9
  %399 = load ptr, ptr %398, align 8
  %400 = getelementptr inbounds i64, ptr %399, i64 %360
  %401 = load i64, ptr %400, align 8
  %402 = getelementptr inbounds double, ptr %298, i64 %401
  %403 = add nsw i64 %360, 1
  %404 = getelementptr inbounds i64, ptr %399, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = sub nsw i64 %405, %401
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %417

408:
  %409 = phi i64 [ %415, %408 ], [ 0, %394 ]
  %410 = phi double [ %414, %408 ], [ 0.000000e+00, %394 ]
  %411 = getelementptr inbounds double, ptr %402, i64 %409
  %412 = load double, ptr %411, align 8
  %413 = fmul contract double %412, %412
  %414 = fadd contract double %410, %413
  %415 = add nsw i64 %409, 1
  %416 = icmp eq i64 %415, %406
  br i1 %416, label %417, label %408

417:
  %418 = phi double [ 0.000000e+00, %394 ], [ %414, %408 ]
  %419 = tail call contract double @llvm.sqrt.f64(double %418)
  %420 = fsub contract double %397, %419
  %421 = icmp sgt i64 %405, %401
  br i1 %421, label %422, label %433

422:
  %423 = load ptr, ptr %167, align 8
  br label %424

424:
  %425 = phi i64 [ %401, %422 ], [ %431, %424 ]
  %426 = phi double [ 0.000000e+00, %422 ], [ %430, %424 ]
  %427 = getelementptr inbounds double, ptr %423, i64 %425
  %428 = load double, ptr %427, align 8
  %429 = fcmp contract ogt double %426, %428
  %430 = select contract i1 %429, double %426, double %428
  %431 = add nsw i64 %425, 1
  %432 = icmp eq i64 %431, %405
  br i1 %432, label %433, label %424

433:
  %434 = phi double [ 0.000000e+00, %417 ], [ %430, %424 ]
  %435 = fmul contract double %420, %434
  %436 = fcmp contract olt double %435, %359
  %437 = getelementptr inbounds i64, ptr %130, i64 %360
  %438 = select i1 %436, ptr %437, ptr %361
  %439 = select i1 %436, double %435, double %359
  br label %440

440:
  %441 = phi ptr [ %358, %357 ], [ %358, %365 ], [ %395, %433 ]
  %442 = phi ptr [ %361, %357 ], [ %361, %365 ], [ %438, %433 ]
  %443 = phi double [ %359, %357 ], [ %359, %365 ], [ %439, %433 ]
  %444 = add nsw i64 %360, 1
  %445 = getelementptr inbounds %struct.Space, ptr %441, i64 0, i32 3
  %446 = load i64, ptr %445, align 8
  %447 = icmp slt i64 %444, %446
  br i1 %447, label %357, label %353

448:
  %449 = load i64, ptr %355, align 8
  %450 = icmp eq i64 %449, 0
  %451 = zext i1 %450 to i64
  store i64 %451, ptr %355, align 8
  %452 = add nsw i64 %203, 1
  %453 = icmp eq i64 %452, %175
  br i1 %453, label %841, label %191

454:
  %455 = load ptr, ptr %0, align 8
  %456 = getelementptr inbounds %struct.Space, ptr %455, i64 0, i32 2
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds %struct.Space, ptr %455, i64 0, i32 3
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr inbounds %struct.Space, ptr %455, i64 0, i32 9
  %461 = load ptr, ptr %460, align 8
  %462 = getelementptr inbounds i64, ptr %461, i64 %459
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %27, i64 %457
  %465 = getelementptr inbounds double, ptr %464, i64 %459
  %466 = shl i64 %459, 1
  %467 = getelementptr inbounds double, ptr %465, i64 %466
  store ptr %27, ptr %3, align 8
  %468 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 1
  store ptr %464, ptr %468, align 8
  %469 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 2
  store ptr %465, ptr %469, align 8
  %470 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 3
  store ptr %467, ptr %470, align 8
  %471 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 4
  %472 = getelementptr inbounds double, ptr %467, i64 %463
  store ptr %472, ptr %471, align 8
  %473 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 5
  %474 = shl nsw i64 %463, 1
  %475 = getelementptr inbounds double, ptr %467, i64 %474
  store ptr %475, ptr %473, align 8
  %476 = getelementptr inbounds %struct.Set, ptr %3, i64 0, i32 6
  %477 = getelementptr inbounds double, ptr %475, i64 %459
  store ptr %477, ptr %476, align 8
  %478 = shl nsw i64 %459, 2
  %479 = add i64 %457, 1
  %480 = add i64 %479, %478
  %481 = add i64 %480, %474
  %482 = getelementptr inbounds double, ptr %27, i64 %481
  %483 = icmp sgt i64 %459, 0
  br i1 %483, label %484, label %486

484:
  %485 = load ptr, ptr %68, align 8
  br label %492

486:
  %487 = phi i64 [ -1, %454 ], [ %501, %492 ]
  %488 = icmp sgt i64 %457, 0
  br i1 %488, label %489, label %513

489:
  %490 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %491 = load ptr, ptr %490, align 8
  br label %504

492:
  %493 = phi i64 [ -1, %484 ], [ %501, %492 ]
  %494 = phi i64 [ 0, %484 ], [ %502, %492 ]
  %495 = getelementptr inbounds i64, ptr %485, i64 %494
  %496 = load i64, ptr %495, align 8
  %497 = and i64 %496, 1
  %498 = icmp eq i64 %497, 0
  %499 = icmp slt i64 %493, 0
  %500 = select i1 %499, i64 %494, i64 %459
  %501 = select i1 %498, i64 %493, i64 %500
  %502 = add nsw i64 %494, 1
  %503 = icmp eq i64 %502, %459
  br i1 %503, label %486, label %492

504:
  %505 = phi i64 [ 0, %489 ], [ %511, %510 ]
  %506 = getelementptr inbounds i64, ptr %491, i64 %505
  %507 = load i64, ptr %506, align 8
  %508 = and i64 %507, 1
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %510, label %513

510:
  %511 = add nsw i64 %505, 1
  %512 = icmp eq i64 %511, %457
  br i1 %512, label %513, label %504

513:
  %514 = phi i64 [ 0, %486 ], [ %457, %510 ], [ %505, %504 ]
  %515 = icmp ne i64 %67, 1
  %516 = icmp slt i64 %487, 0
  %517 = select i1 %515, i1 true, i1 %516
  %518 = icmp eq i64 %487, %459
  %519 = select i1 %517, i1 true, i1 %518
  br i1 %519, label %724, label %520

520:
  %521 = getelementptr inbounds %struct.Space, ptr %455, i64 0, i32 7
  %522 = load ptr, ptr %521, align 8
  %523 = mul nsw i64 %487, 7
  %524 = getelementptr inbounds i64, ptr %522, i64 %523
  %525 = getelementptr inbounds i64, ptr %524, i64 5
  %526 = load i64, ptr %525, align 8
  %527 = icmp eq i64 %526, %514
  br i1 %527, label %528, label %724

528:
  %529 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %530 = load ptr, ptr %529, align 8
  %531 = getelementptr inbounds i64, ptr %530, i64 %514
  %532 = load i64, ptr %531, align 8
  %533 = and i64 %532, 2
  %534 = icmp eq i64 %533, 0
  br i1 %534, label %535, label %724

535:
  %536 = load ptr, ptr %68, align 8
  %537 = getelementptr inbounds i64, ptr %536, i64 %487
  %538 = load i64, ptr %537, align 8
  %539 = icmp eq i64 %538, 1
  br i1 %539, label %540, label %724

540:
  %541 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %542 = load ptr, ptr %541, align 8
  %543 = icmp eq ptr %542, null
  br i1 %543, label %548, label %544

544:
  %545 = getelementptr inbounds ptr, ptr %542, i64 %487
  %546 = load ptr, ptr %545, align 8
  %547 = icmp eq ptr %546, null
  br i1 %547, label %548, label %724

548:
  %549 = getelementptr inbounds %struct.Space, ptr %455, i64 0, i32 14
  %550 = load ptr, ptr %549, align 8
  %551 = mul nsw i64 %514, %463
  %552 = add nsw i64 %551, %514
  %553 = getelementptr inbounds double, ptr %550, i64 %552
  %554 = load double, ptr %553, align 8
  %555 = getelementptr inbounds double, ptr %550, i64 %551
  %556 = getelementptr inbounds i64, ptr %461, i64 %487
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds double, ptr %555, i64 %557
  call void @llvm.memset.p0.i64(ptr align 16 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  %559 = add nsw i64 %487, 1
  %560 = getelementptr inbounds i64, ptr %461, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = sub i64 %561, %557
  %563 = fcmp contract ogt double %554, 0.000000e+00
  br i1 %563, label %564, label %635

564:
  %565 = icmp sgt i64 %562, 0
  br i1 %565, label %566, label %580

566:
  %567 = phi i64 [ %597, %596 ], [ 0, %564 ]
  %568 = add nsw i64 %567, %557
  %569 = mul nsw i64 %568, %463
  %570 = add nsw i64 %569, %557
  %571 = getelementptr inbounds double, ptr %558, i64 %567
  %572 = load double, ptr %571, align 8
  %573 = shl nsw i64 %567, 1
  br label %599

574:
  %575 = load double, ptr %2, align 16
  %576 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 3
  %577 = load double, ptr %576, align 8
  %578 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 1
  %579 = load double, ptr %578, align 8
  br label %580

580:
  %581 = phi double [ %579, %574 ], [ 0.000000e+00, %564 ]
  %582 = phi double [ %577, %574 ], [ 0.000000e+00, %564 ]
  %583 = phi double [ %575, %574 ], [ 0.000000e+00, %564 ]
  %584 = fadd contract double %582, %583
  %585 = fmul contract double %584, 5.000000e-01
  %586 = fsub contract double %583, %582
  %587 = fmul contract double %586, 2.500000e-01
  %588 = fmul contract double %586, %587
  %589 = fmul contract double %581, %581
  %590 = fadd contract double %589, %588
  %591 = tail call contract double @llvm.sqrt.f64(double %590)
  %592 = icmp eq i64 %562, 1
  %593 = fsub contract double %585, %591
  %594 = select contract i1 %592, double %583, double %593
  %595 = fcmp contract ogt double %594, 0.000000e+00
  br i1 %595, label %613, label %635

596:
  %597 = add nsw i64 %567, 1
  %598 = icmp eq i64 %597, %562
  br i1 %598, label %574, label %566

599:
  %600 = phi i64 [ 0, %566 ], [ %611, %599 ]
  %601 = add nsw i64 %570, %600
  %602 = getelementptr inbounds double, ptr %550, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = getelementptr inbounds double, ptr %558, i64 %600
  %605 = load double, ptr %604, align 8
  %606 = fmul contract double %572, %605
  %607 = fdiv contract double %606, %554
  %608 = fsub contract double %603, %607
  %609 = add nsw i64 %600, %573
  %610 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %609
  store double %608, ptr %610, align 8
  %611 = add nsw i64 %600, 1
  %612 = icmp eq i64 %611, %562
  br i1 %612, label %596, label %599

613:
  %614 = fadd contract double %585, %591
  %615 = select contract i1 %592, double %583, double %614
  %616 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %617 = load ptr, ptr %616, align 8
  %618 = getelementptr inbounds double, ptr %617, i64 %487
  %619 = load double, ptr %618, align 8
  %620 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %621 = load ptr, ptr %620, align 8
  %622 = getelementptr inbounds double, ptr %621, i64 %487
  %623 = load double, ptr %622, align 8
  %624 = fcmp contract ogt double %619, %623
  %625 = select contract i1 %624, double %619, double %623
  br i1 %565, label %626, label %636

626:
  %627 = phi i64 [ %633, %626 ], [ 0, %613 ]
  %628 = phi double [ %632, %626 ], [ 0.000000e+00, %613 ]
  %629 = getelementptr inbounds double, ptr %558, i64 %627
  %630 = load double, ptr %629, align 8
  %631 = fmul contract double %630, %630
  %632 = fadd contract double %628, %631
  %633 = add nsw i64 %627, 1
  %634 = icmp eq i64 %633, %562
  br i1 %634, label %636, label %626

635:
  br label %724

636:
  %637 = phi double [ 0.000000e+00, %613 ], [ %632, %626 ]
  %638 = tail call contract double @llvm.sqrt.f64(double %637)
  %639 = fmul contract double %625, %638
  %640 = fmul contract double %615, %639
  %641 = fmul contract double %554, %594
  %642 = fcmp contract uge double %640, %641
  br i1 %642, label %724, label %643

643:
  br i1 %488, label %647, label %644

644:
  br i1 %483, label %645, label %700

645:
  %646 = getelementptr i64, ptr %522, i64 5
  br label %656

647:
  %648 = phi i64 [ %654, %647 ], [ 0, %643 ]
  %649 = getelementptr inbounds i64, ptr %530, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, 1
  %652 = uitofp i1 %651 to double
  %653 = getelementptr inbounds double, ptr %27, i64 %648
  store double %652, ptr %653, align 8
  %654 = add nsw i64 %648, 1
  %655 = icmp eq i64 %654, %457
  br i1 %655, label %644, label %647

656:
  %657 = phi i64 [ 0, %645 ], [ %679, %675 ]
  %658 = getelementptr inbounds i64, ptr %536, i64 %657
  %659 = load i64, ptr %658, align 8
  %660 = and i64 %659, 1
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %675, label %662

662:
  %663 = mul nsw i64 %657, 7
  %664 = getelementptr i64, ptr %646, i64 %663
  %665 = load i64, ptr %664, align 8
  %666 = icmp slt i64 %665, 0
  br i1 %666, label %671, label %667

667:
  %668 = getelementptr inbounds double, ptr %27, i64 %665
  %669 = load double, ptr %668, align 8
  %670 = fcmp contract ogt double %669, 0.000000e+00
  br i1 %670, label %671, label %675

671:
  %672 = and i64 %659, 2
  %673 = icmp eq i64 %672, 0
  %674 = select i1 %673, i32 1, i32 2
  br label %675

675:
  %676 = phi i32 [ %674, %671 ], [ 0, %667 ], [ 0, %656 ]
  %677 = sitofp i32 %676 to double
  %678 = getelementptr inbounds double, ptr %464, i64 %657
  store double %677, ptr %678, align 8
  %679 = add nsw i64 %657, 1
  %680 = icmp eq i64 %679, %459
  br i1 %680, label %681, label %656

681:
  %682 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  %683 = tail call i64 @llvm.smax.i64(i64 %466, i64 1)
  br label %684

684:
  %685 = phi i64 [ 0, %681 ], [ %698, %695 ]
  %686 = lshr i64 %685, 1
  %687 = getelementptr inbounds i64, ptr %536, i64 %686
  %688 = load i64, ptr %687, align 8
  %689 = and i64 %688, 2
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %695, label %691

691:
  %692 = load ptr, ptr %682, align 8
  %693 = getelementptr inbounds double, ptr %692, i64 %685
  %694 = load double, ptr %693, align 8
  br label %695

695:
  %696 = phi contract double [ %694, %691 ], [ 0.000000e+00, %684 ]
  %697 = getelementptr inbounds double, ptr %465, i64 %685
  store double %696, ptr %697, align 8
  %698 = add nsw i64 %685, 1
  %699 = icmp eq i64 %698, %683
  br i1 %699, label %700, label %684

700:
  call fastcc void @consider_ways(ptr %0, ptr %27, ptr %4, ptr %482)
  %701 = load i64, ptr %4, align 8
  %702 = icmp eq i64 %701, 0
  br i1 %702, label %723, label %703

703:
  %704 = load ptr, ptr %23, align 8
  %705 = load ptr, ptr %0, align 8
  %706 = getelementptr inbounds %struct.Space, ptr %705, i64 0, i32 2
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds %struct.Space, ptr %705, i64 0, i32 3
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds %struct.Space, ptr %705, i64 0, i32 9
  %711 = load ptr, ptr %710, align 8
  %712 = getelementptr inbounds i64, ptr %711, i64 %709
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr inbounds double, ptr %704, i64 %707
  %715 = getelementptr inbounds double, ptr %714, i64 %709
  %716 = shl nsw i64 %709, 1
  %717 = getelementptr inbounds double, ptr %715, i64 %716
  %718 = shl nsw i64 %713, 1
  %719 = getelementptr inbounds double, ptr %717, i64 %718
  %720 = getelementptr inbounds double, ptr %719, i64 %709
  %721 = load double, ptr %720, align 8
  %722 = fcmp contract oeq double %721, 0.000000e+00
  br i1 %722, label %839, label %723

723:
  store i64 0, ptr %4, align 8
  br label %724

724:
  %725 = icmp ult i64 %67, 3
  %726 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %727 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 3
  br label %728

728:
  %729 = phi i64 [ 0, %724 ], [ %837, %836 ]
  %730 = load i64, ptr %4, align 8
  %731 = icmp eq i64 %730, 0
  %732 = or i1 %725, %731
  br i1 %732, label %733, label %839

733:
  %734 = load ptr, ptr %0, align 8
  %735 = getelementptr inbounds %struct.Space, ptr %734, i64 0, i32 2
  %736 = load i64, ptr %735, align 8
  %737 = icmp sgt i64 %736, 0
  br i1 %737, label %738, label %740

738:
  %739 = load ptr, ptr %726, align 8
  br label %747

740:
  %741 = getelementptr inbounds %struct.Space, ptr %734, i64 0, i32 3
  %742 = load i64, ptr %741, align 8
  %743 = icmp sgt i64 %742, 0
  br i1 %743, label %744, label %783

744:
  %745 = load ptr, ptr %68, align 8
  %746 = getelementptr inbounds %struct.Space, ptr %734, i64 0, i32 7
  br label %756

747:
  %748 = phi i64 [ 0, %738 ], [ %754, %747 ]
  %749 = getelementptr inbounds i64, ptr %739, i64 %748
  %750 = load i64, ptr %749, align 8
  %751 = icmp eq i64 %750, 1
  %752 = uitofp i1 %751 to double
  %753 = getelementptr inbounds double, ptr %27, i64 %748
  store double %752, ptr %753, align 8
  %754 = add nsw i64 %748, 1
  %755 = icmp eq i64 %754, %736
  br i1 %755, label %740, label %747

756:
  %757 = phi i64 [ 0, %744 ], [ %781, %777 ]
  %758 = getelementptr inbounds i64, ptr %745, i64 %757
  %759 = load i64, ptr %758, align 8
  %760 = and i64 %759, 1
  %761 = icmp eq i64 %760, 0
  br i1 %761, label %777, label %762

762:
  %763 = load ptr, ptr %746, align 8
  %764 = mul nsw i64 %757, 7
  %765 = getelementptr i64, ptr %763, i64 5
  %766 = getelementptr i64, ptr %765, i64 %764
  %767 = load i64, ptr %766, align 8
  %768 = icmp slt i64 %767, 0
  br i1 %768, label %773, label %769

769:
  %770 = getelementptr inbounds double, ptr %27, i64 %767
  %771 = load double, ptr %770, align 8
  %772 = fcmp contract ogt double %771, 0.000000e+00
  br i1 %772, label %773, label %777

773:
  %774 = and i64 %759, 2
  %775 = icmp eq i64 %774, 0
  %776 = select i1 %775, i32 1, i32 2
  br label %777

777:
  %778 = phi i32 [ %776, %773 ], [ 0, %769 ], [ 0, %756 ]
  %779 = sitofp i32 %778 to double
  %780 = getelementptr inbounds double, ptr %464, i64 %757
  store double %779, ptr %780, align 8
  %781 = add nsw i64 %757, 1
  %782 = icmp eq i64 %781, %742
  br i1 %782, label %783, label %756

783:
  br label %784

784:
  %785 = load ptr, ptr %0, align 8
  %786 = getelementptr inbounds %struct.Space, ptr %785, i64 0, i32 3
  %787 = load i64, ptr %786, align 8
  %788 = icmp sgt i64 %787, 0
  br i1 %788, label %789, label %829

789:
  %790 = shl i64 %787, 1
  %791 = load ptr, ptr %68, align 8
  %792 = tail call i64 @llvm.smax.i64(i64 %790, i64 1)
  br label %793

793:
  %794 = phi i64 [ 0, %789 ], [ %807, %804 ]
  %795 = lshr i64 %794, 1
  %796 = getelementptr inbounds i64, ptr %791, i64 %795
  %797 = load i64, ptr %796, align 8
  %798 = and i64 %797, 2
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %804, label %800

800:
  %801 = load ptr, ptr %727, align 8
  %802 = getelementptr inbounds double, ptr %801, i64 %794
  %803 = load double, ptr %802, align 8
  br label %804

804:
  %805 = phi contract double [ %803, %800 ], [ 0.000000e+00, %793 ]
  %806 = getelementptr inbounds double, ptr %465, i64 %794
  store double %805, ptr %806, align 8
  %807 = add nsw i64 %794, 1
  %808 = icmp eq i64 %807, %792
  br i1 %808, label %809, label %793

809:
  %810 = phi i64 [ %827, %824 ], [ 0, %804 ]
  %811 = phi i64 [ %826, %824 ], [ 0, %804 ]
  %812 = getelementptr inbounds double, ptr %464, i64 %810
  %813 = load double, ptr %812, align 8
  %814 = fcmp contract oeq double %813, 2.000000e+00
  br i1 %814, label %815, label %824

815:
  %816 = getelementptr inbounds i64, ptr %791, i64 %810
  %817 = load i64, ptr %816, align 8
  %818 = and i64 %817, 4
  %819 = icmp eq i64 %818, 0
  br i1 %819, label %820, label %833

820:
  %821 = lshr i64 %817, 1
  %822 = and i64 %821, 1
  %823 = xor i64 %822, 1
  br label %824

824:
  %825 = phi i64 [ %823, %820 ], [ 0, %809 ]
  %826 = add nsw i64 %825, %811
  %827 = add nsw i64 %810, 1
  %828 = icmp eq i64 %827, %787
  br i1 %828, label %829, label %809

829:
  %830 = phi i64 [ 0, %784 ], [ %826, %824 ]
  %831 = icmp eq i64 %830, %729
  br i1 %831, label %832, label %833

832:
  call fastcc void @consider_ways(ptr %0, ptr %27, ptr %4, ptr %482)
  br label %833

833:
  %834 = call fastcc i32 @next_modes(ptr %0, ptr %3)
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %836, label %784

836:
  %837 = add i64 %729, 1
  %838 = icmp eq i64 %729, %124
  br i1 %838, label %839, label %728

839:
  %840 = load ptr, ptr %24, align 8
  br label %841

841:
  %842 = phi ptr [ %26, %160 ], [ %840, %839 ], [ %26, %163 ], [ %285, %448 ], [ %285, %353 ], [ %285, %284 ], [ %285, %191 ]
  %843 = load ptr, ptr %0, align 8
  %844 = getelementptr inbounds %struct.Space, ptr %843, i64 0, i32 2
  %845 = load i64, ptr %844, align 8
  %846 = getelementptr inbounds %struct.Space, ptr %843, i64 0, i32 3
  %847 = load i64, ptr %846, align 8
  %848 = shl nsw i64 %847, 2
  %849 = getelementptr inbounds %struct.Space, ptr %843, i64 0, i32 9
  %850 = load ptr, ptr %849, align 8
  %851 = getelementptr inbounds i64, ptr %850, i64 %847
  %852 = load i64, ptr %851, align 8
  %853 = shl nsw i64 %852, 1
  %854 = add i64 %845, 1
  %855 = add i64 %854, %848
  %856 = add i64 %855, %853
  %857 = load i64, ptr %4, align 8
  %858 = icmp sgt i64 %857, 0
  br i1 %858, label %859, label %1016

859:
  %860 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %861 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %862 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 6
  %863 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 8
  %864 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 11
  %865 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 7
  %866 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 9
  %867 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 10
  %868 = load ptr, ptr %23, align 8
  br label %894

869:
  %870 = load ptr, ptr %0, align 8
  %871 = getelementptr inbounds %struct.Space, ptr %870, i64 0, i32 2
  %872 = load i64, ptr %871, align 8
  %873 = getelementptr inbounds %struct.Space, ptr %870, i64 0, i32 3
  %874 = load i64, ptr %873, align 8
  %875 = getelementptr inbounds %struct.Space, ptr %870, i64 0, i32 9
  %876 = load ptr, ptr %875, align 8
  %877 = getelementptr inbounds i64, ptr %876, i64 %874
  %878 = load i64, ptr %877, align 8
  %879 = shl nsw i64 %874, 1
  %880 = shl nsw i64 %878, 1
  %881 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %882 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 12
  %883 = icmp sgt i64 %878, 0
  %884 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 4
  %885 = icmp sgt i64 %874, 0
  %886 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %887 = icmp sgt i64 %872, 0
  %888 = add nsw i64 %874, 1
  %889 = shl nsw i64 %874, 2
  %890 = add i64 %872, 1
  %891 = add i64 %890, %889
  %892 = add i64 %880, %891
  %893 = icmp sgt i64 %892, 0
  br label %1021

894:
  %895 = phi i64 [ 0, %859 ], [ %919, %914 ]
  %896 = mul nsw i64 %895, %856
  %897 = getelementptr inbounds double, ptr %868, i64 %896
  %898 = load ptr, ptr %0, align 8
  %899 = getelementptr inbounds %struct.Space, ptr %898, i64 0, i32 2
  %900 = load i64, ptr %899, align 8
  %901 = getelementptr inbounds %struct.Space, ptr %898, i64 0, i32 3
  %902 = load i64, ptr %901, align 8
  %903 = getelementptr inbounds %struct.Space, ptr %898, i64 0, i32 9
  %904 = load ptr, ptr %903, align 8
  %905 = getelementptr inbounds i64, ptr %904, i64 %902
  %906 = load i64, ptr %905, align 8
  %907 = getelementptr inbounds double, ptr %897, i64 %900
  %908 = getelementptr inbounds double, ptr %907, i64 %902
  %909 = shl nsw i64 %902, 1
  %910 = getelementptr inbounds double, ptr %908, i64 %909
  %911 = shl nsw i64 %906, 1
  %912 = getelementptr inbounds double, ptr %910, i64 %911
  %913 = getelementptr inbounds double, ptr %912, i64 %902
  br label %921

914:
  %915 = icmp eq i32 %1013, 0
  %916 = select i1 %915, double 0.000000e+00, double 2.000000e+00
  %917 = load double, ptr %913, align 8
  %918 = fadd contract double %916, %917
  store double %918, ptr %913, align 8
  %919 = add nsw i64 %895, 1
  %920 = icmp eq i64 %919, %857
  br i1 %920, label %869, label %894

921:
  %922 = phi i64 [ %1014, %1009 ], [ 0, %894 ]
  %923 = phi i32 [ %1013, %1009 ], [ 0, %894 ]
  %924 = mul nsw i64 %922, %856
  %925 = getelementptr inbounds double, ptr %868, i64 %924
  %926 = load ptr, ptr %0, align 8
  %927 = getelementptr inbounds %struct.Space, ptr %926, i64 0, i32 2
  %928 = load i64, ptr %927, align 8
  %929 = getelementptr inbounds %struct.Space, ptr %926, i64 0, i32 3
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr inbounds double, ptr %925, i64 %928
  %932 = getelementptr inbounds double, ptr %931, i64 %930
  %933 = shl nsw i64 %930, 1
  %934 = getelementptr inbounds double, ptr %932, i64 %933
  %935 = icmp eq i64 %895, %922
  br i1 %935, label %1009, label %936

936:
  %937 = icmp sgt i64 %928, 0
  br i1 %937, label %943, label %941

938:
  %939 = add nsw i64 %944, 1
  %940 = icmp eq i64 %939, %928
  br i1 %940, label %941, label %943

941:
  %942 = icmp sgt i64 %930, 0
  br i1 %942, label %950, label %1006

943:
  %944 = phi i64 [ %939, %938 ], [ 0, %936 ]
  %945 = getelementptr inbounds double, ptr %897, i64 %944
  %946 = load double, ptr %945, align 8
  %947 = getelementptr inbounds double, ptr %925, i64 %944
  %948 = load double, ptr %947, align 8
  %949 = fcmp contract une double %946, %948
  br i1 %949, label %1006, label %938

950:
  %951 = phi ptr [ %1000, %999 ], [ %926, %941 ]
  %952 = phi i64 [ %1002, %999 ], [ 0, %941 ]
  %953 = phi i32 [ %1001, %999 ], [ 0, %941 ]
  %954 = getelementptr inbounds double, ptr %907, i64 %952
  %955 = load double, ptr %954, align 8
  %956 = getelementptr inbounds double, ptr %931, i64 %952
  %957 = load double, ptr %956, align 8
  %958 = fcmp contract oeq double %955, %957
  br i1 %958, label %999, label %959

959:
  %960 = fcmp contract une double %955, 1.000000e+00
  %961 = fcmp contract une double %957, 1.000000e+00
  %962 = select i1 %960, i1 %961, i1 false
  br i1 %962, label %999, label %963

963:
  %964 = tail call contract fastcc double @pressing(ptr %0, i64 %952, ptr %934)
  %965 = load ptr, ptr %860, align 8
  %966 = getelementptr inbounds double, ptr %965, i64 %952
  %967 = load double, ptr %966, align 8
  %968 = load ptr, ptr %861, align 8
  %969 = getelementptr inbounds double, ptr %968, i64 %952
  %970 = load double, ptr %969, align 8
  %971 = load ptr, ptr %862, align 8
  %972 = icmp eq ptr %971, null
  br i1 %972, label %990, label %973

973:
  %974 = getelementptr inbounds ptr, ptr %971, i64 %952
  %975 = load ptr, ptr %974, align 8
  %976 = icmp eq ptr %975, null
  br i1 %976, label %990, label %977

977:
  %978 = load ptr, ptr %863, align 8
  %979 = load i64, ptr %864, align 8
  %980 = getelementptr inbounds double, ptr %978, i64 %979
  store double %964, ptr %980, align 8
  %981 = load ptr, ptr %865, align 8
  %982 = load ptr, ptr %866, align 8
  %983 = load ptr, ptr %867, align 8
  %984 = getelementptr inbounds double, ptr %983, i64 3
  tail call void %975(ptr %981, ptr %978, ptr %982, ptr %983, ptr %984)
  %985 = load ptr, ptr %867, align 8
  %986 = load double, ptr %985, align 8
  %987 = getelementptr inbounds i8, ptr %985, i64 16
  %988 = load double, ptr %987, align 8
  %989 = load double, ptr %954, align 8
  br label %990

990:
  %991 = phi double [ %955, %963 ], [ %955, %973 ], [ %989, %977 ]
  %992 = phi double [ %970, %963 ], [ %970, %973 ], [ %988, %977 ]
  %993 = phi double [ %967, %963 ], [ %967, %973 ], [ %986, %977 ]
  %994 = fcmp contract une double %991, 1.000000e+00
  %995 = fcmp contract ogt double %992, %993
  %996 = select i1 %994, i1 %995, i1 false
  br i1 %996, label %997, label %1006

997:
  %998 = load ptr, ptr %0, align 8
  br label %999

999:
  %1000 = phi ptr [ %951, %950 ], [ %951, %959 ], [ %998, %997 ]
  %1001 = phi i32 [ %953, %950 ], [ %953, %959 ], [ 1, %997 ]
  %1002 = add nsw i64 %952, 1
  %1003 = getelementptr inbounds %struct.Space, ptr %1000, i64 0, i32 3
  %1004 = load i64, ptr %1003, align 8
  %1005 = icmp slt i64 %1002, %1004
  br i1 %1005, label %950, label %1006

1006:
  %1007 = phi i32 [ 0, %941 ], [ %1001, %999 ], [ 0, %990 ], [ 0, %943 ]
  %1008 = icmp ne i32 %1007, 0
  br label %1009

1009:
  %1010 = phi i1 [ false, %921 ], [ %1008, %1006 ]
  %1011 = freeze i1 %1010
  %1012 = zext i1 %1011 to i32
  %1013 = or i32 %923, %1012
  %1014 = add nsw i64 %922, 1
  %1015 = icmp eq i64 %1014, %857
  br i1 %1015, label %914, label %921

1016:
  %1017 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 0, ptr %1017, align 8
  br label %1459

1018:
  %1019 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  store i64 %1204, ptr %1019, align 8
  %1020 = icmp eq i64 %1204, 0
  br i1 %1020, label %1459, label %1207

1021:
  %1022 = phi i64 [ 0, %869 ], [ %1204, %1202 ]
  %1023 = phi i64 [ 0, %869 ], [ %1205, %1202 ]
  %1024 = phi i64 [ -1, %869 ], [ %1203, %1202 ]
  %1025 = mul nsw i64 %1023, %856
  %1026 = getelementptr inbounds double, ptr %868, i64 %1025
  %1027 = getelementptr inbounds double, ptr %1026, i64 %872
  %1028 = getelementptr inbounds double, ptr %1027, i64 %874
  %1029 = getelementptr inbounds double, ptr %1028, i64 %879
  %1030 = getelementptr inbounds double, ptr %1029, i64 %878
  %1031 = getelementptr inbounds double, ptr %1029, i64 %880
  %1032 = getelementptr inbounds double, ptr %1031, i64 %874
  %1033 = load double, ptr %1032, align 8
  %1034 = fcmp contract ult double %1033, 2.000000e+00
  br i1 %1034, label %1035, label %1202

1035:
  %1036 = icmp sgt i64 %1022, 0
  br i1 %1036, label %1037, label %1044

1037:
  %1038 = load ptr, ptr %881, align 8
  %1039 = load double, ptr %882, align 8
  %1040 = getelementptr double, ptr %1038, i64 %872
  %1041 = getelementptr double, ptr %1040, i64 %874
  %1042 = getelementptr double, ptr %1041, i64 %879
  %1043 = getelementptr double, ptr %1042, i64 %878
  br label %1071

1044:
  %1045 = phi i32 [ 0, %1035 ], [ %1148, %1142 ]
  br i1 %887, label %1048, label %1046

1046:
  %1047 = phi i64 [ 0, %1044 ], [ %1055, %1048 ]
  br i1 %885, label %1058, label %1068

1048:
  %1049 = phi i64 [ %1056, %1048 ], [ 0, %1044 ]
  %1050 = phi i64 [ %1055, %1048 ], [ 0, %1044 ]
  %1051 = getelementptr inbounds double, ptr %1026, i64 %1049
  %1052 = load double, ptr %1051, align 8
  %1053 = fcmp contract ogt double %1052, 0.000000e+00
  %1054 = select i1 %1053, i64 %888, i64 0
  %1055 = add nsw i64 %1054, %1050
  %1056 = add nsw i64 %1049, 1
  %1057 = icmp eq i64 %1056, %872
  br i1 %1057, label %1046, label %1048

1058:
  %1059 = phi i64 [ %1066, %1058 ], [ 0, %1046 ]
  %1060 = phi i64 [ %1065, %1058 ], [ %1047, %1046 ]
  %1061 = getelementptr inbounds double, ptr %1027, i64 %1059
  %1062 = load double, ptr %1061, align 8
  %1063 = fcmp contract oeq double %1062, 1.000000e+00
  %1064 = zext i1 %1063 to i64
  %1065 = add nsw i64 %1060, %1064
  %1066 = add nsw i64 %1059, 1
  %1067 = icmp eq i64 %1066, %874
  br i1 %1067, label %1068, label %1058

1068:
  %1069 = phi i64 [ %1047, %1046 ], [ %1065, %1058 ]
  %1070 = icmp sgt i64 %1069, %1024
  br i1 %1070, label %1151, label %1183

1071:
  %1072 = phi i64 [ 0, %1037 ], [ %1149, %1142 ]
  %1073 = phi i32 [ 0, %1037 ], [ %1148, %1142 ]
  %1074 = mul nsw i64 %1072, %856
  %1075 = getelementptr double, ptr %1043, i64 %1074
  br i1 %883, label %1076, label %1142

1076:
  %1077 = phi i64 [ %1140, %1137 ], [ 0, %1071 ]
  %1078 = phi double [ %1139, %1137 ], [ 0.000000e+00, %1071 ]
  %1079 = phi double [ %1138, %1137 ], [ %1039, %1071 ]
  %1080 = icmp slt i64 %1077, %872
  br i1 %1080, label %1081, label %1087

1081:
  %1082 = load ptr, ptr %884, align 8
  %1083 = getelementptr inbounds i64, ptr %1082, i64 %1077
  %1084 = load i64, ptr %1083, align 8
  %1085 = and i64 %1084, 1
  %1086 = icmp ne i64 %1085, 0
  br label %1087

1087:
  %1088 = phi i1 [ false, %1076 ], [ %1086, %1081 ]
  %1089 = zext i1 %1088 to i32
  br i1 %885, label %1090, label %1092

1090:
  %1091 = load ptr, ptr %68, align 8
  br label %1095

1092:
  %1093 = phi i32 [ %1089, %1087 ], [ %1114, %1111 ]
  %1094 = icmp eq i32 %1093, 0
  br i1 %1094, label %1137, label %1117

1095:
  %1096 = phi i64 [ 0, %1090 ], [ %1115, %1111 ]
  %1097 = phi i32 [ %1089, %1090 ], [ %1114, %1111 ]
  %1098 = getelementptr inbounds i64, ptr %1091, i64 %1096
  %1099 = load i64, ptr %1098, align 8
  %1100 = and i64 %1099, 1
  %1101 = icmp eq i64 %1100, 0
  br i1 %1101, label %1111, label %1102

1102:
  %1103 = getelementptr inbounds i64, ptr %876, i64 %1096
  %1104 = load i64, ptr %1103, align 8
  %1105 = icmp sgt i64 %1104, %1077
  br i1 %1105, label %1111, label %1106

1106:
  %1107 = add nsw i64 %1096, 1
  %1108 = getelementptr inbounds i64, ptr %876, i64 %1107
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp slt i64 %1077, %1109
  br label %1111

1111:
  %1112 = phi i1 [ false, %1102 ], [ false, %1095 ], [ %1110, %1106 ]
  %1113 = zext i1 %1112 to i32
  %1114 = or i32 %1097, %1113
  %1115 = add nsw i64 %1096, 1
  %1116 = icmp eq i64 %1115, %874
  br i1 %1116, label %1092, label %1095

1117:
  %1118 = getelementptr inbounds double, ptr %1030, i64 %1077
  %1119 = load double, ptr %1118, align 8
  %1120 = tail call contract double @llvm.fabs.f64(double %1119)
  %1121 = getelementptr inbounds double, ptr %1075, i64 %1077
  %1122 = load double, ptr %1121, align 8
  %1123 = tail call contract double @llvm.fabs.f64(double %1122)
  %1124 = fcmp contract ogt double %1120, %1123
  %1125 = select contract i1 %1124, double %1120, double %1123
  %1126 = load ptr, ptr %886, align 8
  %1127 = getelementptr inbounds double, ptr %1126, i64 %1077
  %1128 = load double, ptr %1127, align 8
  %1129 = fdiv contract double %1125, %1128
  %1130 = fcmp contract ogt double %1079, %1129
  %1131 = select contract i1 %1130, double %1079, double %1129
  %1132 = fsub contract double %1119, %1122
  %1133 = tail call contract double @llvm.fabs.f64(double %1132)
  %1134 = fdiv contract double %1133, %1128
  %1135 = fcmp contract ogt double %1078, %1134
  %1136 = select contract i1 %1135, double %1078, double %1134
  br label %1137

1137:
  %1138 = phi double [ %1131, %1117 ], [ %1079, %1092 ]
  %1139 = phi double [ %1136, %1117 ], [ %1078, %1092 ]
  %1140 = add nsw i64 %1077, 1
  %1141 = icmp eq i64 %1140, %878
  br i1 %1141, label %1142, label %1076

1142:
  %1143 = phi double [ %1039, %1071 ], [ %1138, %1137 ]
  %1144 = phi double [ 0.000000e+00, %1071 ], [ %1139, %1137 ]
  %1145 = fmul contract double %1143, 0x3E7AD7F29ABCAF48
  %1146 = fcmp contract ole double %1144, %1145
  %1147 = zext i1 %1146 to i32
  %1148 = or i32 %1073, %1147
  %1149 = add nsw i64 %1072, 1
  %1150 = icmp eq i64 %1149, %1022
  br i1 %1150, label %1044, label %1071

1151:
  br i1 %887, label %1154, label %1152

1152:
  %1153 = phi i64 [ 0, %1151 ], [ %1161, %1154 ]
  br i1 %885, label %1164, label %1174

1154:
  %1155 = phi i64 [ %1162, %1154 ], [ 0, %1151 ]
  %1156 = phi i64 [ %1161, %1154 ], [ 0, %1151 ]
  %1157 = getelementptr inbounds double, ptr %1026, i64 %1155
  %1158 = load double, ptr %1157, align 8
  %1159 = fcmp contract ogt double %1158, 0.000000e+00
  %1160 = select i1 %1159, i64 %888, i64 0
  %1161 = add nsw i64 %1160, %1156
  %1162 = add nsw i64 %1155, 1
  %1163 = icmp eq i64 %1162, %872
  br i1 %1163, label %1152, label %1154

1164:
  %1165 = phi i64 [ %1172, %1164 ], [ 0, %1152 ]
  %1166 = phi i64 [ %1171, %1164 ], [ %1153, %1152 ]
  %1167 = getelementptr inbounds double, ptr %1027, i64 %1165
  %1168 = load double, ptr %1167, align 8
  %1169 = fcmp contract oeq double %1168, 1.000000e+00
  %1170 = zext i1 %1169 to i64
  %1171 = add nsw i64 %1166, %1170
  %1172 = add nsw i64 %1165, 1
  %1173 = icmp eq i64 %1172, %874
  br i1 %1173, label %1174, label %1164

1174:
  %1175 = phi i64 [ %1153, %1152 ], [ %1171, %1164 ]
  br i1 %893, label %1176, label %1186

1176:
  %1177 = phi i64 [ %1181, %1176 ], [ 0, %1174 ]
  %1178 = getelementptr inbounds double, ptr %1026, i64 %1177
  %1179 = load double, ptr %1178, align 8
  %1180 = getelementptr inbounds double, ptr %842, i64 %1177
  store double %1179, ptr %1180, align 8
  %1181 = add nsw i64 %1177, 1
  %1182 = icmp eq i64 %1181, %892
  br i1 %1182, label %1183, label %1176

1183:
  %1184 = phi i64 [ %1024, %1068 ], [ %1175, %1176 ]
  %1185 = icmp eq i32 %1045, 0
  br i1 %1185, label %1190, label %1202

1186:
  %1187 = icmp eq i32 %1045, 0
  %1188 = zext i1 %1187 to i64
  %1189 = add nsw i64 %1022, %1188
  br label %1202

1190:
  %1191 = load ptr, ptr %881, align 8
  %1192 = add nsw i64 %1022, 1
  %1193 = mul nsw i64 %1022, %856
  %1194 = getelementptr double, ptr %1191, i64 %1193
  br i1 %893, label %1195, label %1202

1195:
  %1196 = phi i64 [ %1200, %1195 ], [ 0, %1190 ]
  %1197 = getelementptr inbounds double, ptr %1026, i64 %1196
  %1198 = load double, ptr %1197, align 8
  %1199 = getelementptr inbounds double, ptr %1194, i64 %1196
  store double %1198, ptr %1199, align 8
  %1200 = add nsw i64 %1196, 1
  %1201 = icmp eq i64 %1200, %892
  br i1 %1201, label %1202, label %1195

1202:
  %1203 = phi i64 [ %1024, %1021 ], [ %1184, %1183 ], [ %1184, %1190 ], [ %1175, %1186 ], [ %1184, %1195 ]
  %1204 = phi i64 [ %1022, %1021 ], [ %1022, %1183 ], [ %1192, %1190 ], [ %1189, %1186 ], [ %1192, %1195 ]
  %1205 = add nsw i64 %1023, 1
  %1206 = icmp eq i64 %1205, %857
  br i1 %1206, label %1018, label %1021

1207:
  %1208 = load ptr, ptr %881, align 8
  %1209 = mul nsw i64 %1204, %856
  %1210 = getelementptr double, ptr %1208, i64 %1209
  %1211 = load i64, ptr %877, align 8
  %1212 = shl nsw i64 %1211, 1
  %1213 = add i64 %1212, %891
  %1214 = icmp sgt i64 %1213, 0
  br i1 %1214, label %1215, label %1222

1215:
  %1216 = phi i64 [ %1220, %1215 ], [ 0, %1207 ]
  %1217 = getelementptr inbounds double, ptr %842, i64 %1216
  %1218 = load double, ptr %1217, align 8
  %1219 = getelementptr inbounds double, ptr %1210, i64 %1216
  store double %1218, ptr %1219, align 8
  %1220 = add nsw i64 %1216, 1
  %1221 = icmp eq i64 %1220, %1213
  br i1 %1221, label %1222, label %1215

1222:
  %1223 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 14
  %1224 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 15
  %1225 = load ptr, ptr %1224, align 8
  %1226 = mul nsw i64 %1204, %19
  %1227 = getelementptr inbounds double, ptr %1225, i64 %1226
  %1228 = load ptr, ptr %0, align 8
  %1229 = getelementptr inbounds %struct.Space, ptr %1228, i64 0, i32 2
  %1230 = load i64, ptr %1229, align 8
  %1231 = getelementptr inbounds %struct.Space, ptr %1228, i64 0, i32 3
  %1232 = load i64, ptr %1231, align 8
  %1233 = getelementptr inbounds %struct.Space, ptr %1228, i64 0, i32 9
  %1234 = load ptr, ptr %1233, align 8
  %1235 = getelementptr inbounds i64, ptr %1234, i64 %1232
  %1236 = load i64, ptr %1235, align 8
  %1237 = getelementptr inbounds double, ptr %1227, i64 %1230
  %1238 = getelementptr inbounds double, ptr %1237, i64 %1232
  %1239 = shl nsw i64 %1232, 1
  %1240 = getelementptr inbounds double, ptr %1238, i64 %1239
  %1241 = shl nsw i64 %1236, 1
  %1242 = getelementptr inbounds double, ptr %1240, i64 %1241
  %1243 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 16
  %1244 = load ptr, ptr %1243, align 8
  %1245 = icmp sgt i64 %1230, 0
  br i1 %1245, label %1253, label %1248

1246:
  %1247 = load i64, ptr %1231, align 8
  br label %1248

1248:
  %1249 = phi i64 [ %1230, %1222 ], [ %1265, %1246 ]
  %1250 = phi i64 [ %1232, %1222 ], [ %1247, %1246 ]
  %1251 = phi i64 [ 0, %1222 ], [ %1266, %1246 ]
  %1252 = icmp sgt i64 %1250, 0
  br i1 %1252, label %1269, label %1305

1253:
  %1254 = phi i64 [ %1265, %1264 ], [ %1230, %1222 ]
  %1255 = phi i64 [ %1267, %1264 ], [ 0, %1222 ]
  %1256 = phi i64 [ %1266, %1264 ], [ 0, %1222 ]
  %1257 = getelementptr inbounds double, ptr %1227, i64 %1255
  %1258 = load double, ptr %1257, align 8
  %1259 = fcmp contract ogt double %1258, 0.000000e+00
  br i1 %1259, label %1260, label %1264

1260:
  %1261 = add nsw i64 %1256, 1
  %1262 = getelementptr inbounds i64, ptr %27, i64 %1256
  store i64 %1255, ptr %1262, align 8
  %1263 = load i64, ptr %1229, align 8
  br label %1264

1264:
  %1265 = phi i64 [ %1263, %1260 ], [ %1254, %1253 ]
  %1266 = phi i64 [ %1261, %1260 ], [ %1256, %1253 ]
  %1267 = add nsw i64 %1255, 1
  %1268 = icmp slt i64 %1267, %1265
  br i1 %1268, label %1253, label %1246

1269:
  %1270 = phi i64 [ %1287, %1286 ], [ %1250, %1248 ]
  %1271 = phi i64 [ %1288, %1286 ], [ %1250, %1248 ]
  %1272 = phi i64 [ %1277, %1286 ], [ 0, %1248 ]
  %1273 = phi i64 [ %1289, %1286 ], [ %1251, %1248 ]
  %1274 = getelementptr inbounds double, ptr %1237, i64 %1272
  %1275 = load double, ptr %1274, align 8
  %1276 = fcmp contract oeq double %1275, 1.000000e+00
  %1277 = add nsw i64 %1272, 1
  br i1 %1276, label %1278, label %1286

1278:
  %1279 = getelementptr inbounds i64, ptr %1234, i64 %1277
  %1280 = getelementptr inbounds i64, ptr %1234, i64 %1272
  %1281 = load i64, ptr %1279, align 8
  %1282 = load i64, ptr %1280, align 8
  %1283 = icmp sgt i64 %1281, %1282
  br i1 %1283, label %1291, label %1286

1284:
  %1285 = load i64, ptr %1231, align 8
  br label %1286

1286:
  %1287 = phi i64 [ %1270, %1278 ], [ %1285, %1284 ], [ %1270, %1269 ]
  %1288 = phi i64 [ %1270, %1278 ], [ %1285, %1284 ], [ %1271, %1269 ]
  %1289 = phi i64 [ %1273, %1278 ], [ %1296, %1284 ], [ %1273, %1269 ]
  %1290 = icmp slt i64 %1277, %1288
  br i1 %1290, label %1269, label %1303

1291:
  %1292 = phi i64 [ %1300, %1291 ], [ %1282, %1278 ]
  %1293 = phi i64 [ %1296, %1291 ], [ %1273, %1278 ]
  %1294 = phi i64 [ %1298, %1291 ], [ 0, %1278 ]
  %1295 = add nsw i64 %1294, %1292
  %1296 = add nsw i64 %1293, 1
  %1297 = getelementptr inbounds i64, ptr %27, i64 %1293
  store i64 %1295, ptr %1297, align 8
  %1298 = add nsw i64 %1294, 1
  %1299 = load i64, ptr %1279, align 8
  %1300 = load i64, ptr %1280, align 8
  %1301 = sub nsw i64 %1299, %1300
  %1302 = icmp slt i64 %1298, %1301
  br i1 %1302, label %1291, label %1284

1303:
  %1304 = load i64, ptr %1229, align 8
  br label %1305

1305:
  %1306 = phi i64 [ %1249, %1248 ], [ %1304, %1303 ]
  %1307 = phi i64 [ %1251, %1248 ], [ %1289, %1303 ]
  %1308 = getelementptr inbounds i64, ptr %27, i64 %1236
  %1309 = mul nsw i64 %1307, %1307
  %1310 = getelementptr inbounds double, ptr %1308, i64 %1309
  %1311 = getelementptr inbounds double, ptr %1310, i64 %1309
  %1312 = icmp sgt i64 %1306, 0
  br i1 %1312, label %1320, label %1313

1313:
  %1314 = icmp sgt i64 %1307, 0
  br i1 %1314, label %1315, label %1332

1315:
  %1316 = getelementptr inbounds %struct.Space, ptr %1228, i64 0, i32 14
  %1317 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %1318 = load ptr, ptr %1316, align 8
  %1319 = load ptr, ptr %1317, align 8
  br label %1326

1320:
  %1321 = phi i64 [ %1323, %1320 ], [ 0, %1305 ]
  %1322 = getelementptr inbounds i64, ptr %1244, i64 %1321
  store i64 0, ptr %1322, align 8
  %1323 = add nsw i64 %1321, 1
  %1324 = load i64, ptr %1229, align 8
  %1325 = icmp slt i64 %1323, %1324
  br i1 %1325, label %1320, label %1313

1326:
  %1327 = phi i64 [ 0, %1315 ], [ %1335, %1334 ]
  %1328 = getelementptr inbounds i64, ptr %27, i64 %1327
  %1329 = load i64, ptr %1328, align 8
  %1330 = getelementptr inbounds double, ptr %1319, i64 %1329
  %1331 = mul nsw i64 %1327, %1307
  br label %1337

1332:
  %1333 = icmp eq i64 %1307, 0
  br i1 %1333, label %1435, label %1354

1334:
  %1335 = add nsw i64 %1327, 1
  %1336 = icmp eq i64 %1335, %1307
  br i1 %1336, label %1332, label %1326

1337:
  %1338 = phi i64 [ 0, %1326 ], [ %1352, %1337 ]
  %1339 = getelementptr inbounds i64, ptr %27, i64 %1338
  %1340 = load i64, ptr %1339, align 8
  %1341 = mul nsw i64 %1340, %1236
  %1342 = add nsw i64 %1341, %1329
  %1343 = getelementptr inbounds double, ptr %1318, i64 %1342
  %1344 = load double, ptr %1343, align 8
  %1345 = getelementptr inbounds double, ptr %1319, i64 %1340
  %1346 = load double, ptr %1345, align 8
  %1347 = load double, ptr %1330, align 8
  %1348 = fmul contract double %1346, %1347
  %1349 = fdiv contract double %1344, %1348
  %1350 = add nsw i64 %1338, %1331
  %1351 = getelementptr inbounds double, ptr %1308, i64 %1350
  store double %1349, ptr %1351, align 8
  %1352 = add nsw i64 %1338, 1
  %1353 = icmp eq i64 %1352, %1307
  br i1 %1353, label %1334, label %1337

1354:
  %1355 = phi i64 [ %1361, %1354 ], [ 0, %1332 ]
  %1356 = phi double [ %1360, %1354 ], [ 0.000000e+00, %1332 ]
  %1357 = getelementptr inbounds double, ptr %1308, i64 %1355
  %1358 = load double, ptr %1357, align 8
  %1359 = fmul contract double %1358, 0.000000e+00
  %1360 = fadd contract double %1356, %1359
  %1361 = add nsw i64 %1355, 1
  %1362 = icmp eq i64 %1361, %1309
  br i1 %1362, label %1363, label %1354

1363:
  %1364 = fcmp contract une double %1360, 0.000000e+00
  br i1 %1364, label %1435, label %1365

1365:
  tail call fastcc void @singular(ptr %1308, i64 %1307, i64 %1307, ptr %1310, ptr %1311)
  br i1 %1314, label %1366, label %1373

1366:
  %1367 = sitofp i64 %1307 to double
  %1368 = fmul contract double %1367, 0x3DA5FD7FE1796495
  %1369 = load ptr, ptr %0, align 8
  %1370 = getelementptr inbounds %struct.Space, ptr %1369, i64 0, i32 3
  %1371 = getelementptr inbounds %struct.Space, ptr %1369, i64 0, i32 9
  %1372 = getelementptr inbounds %struct.Space, ptr %1369, i64 0, i32 7
  br label %1376

1373:
  %1374 = phi i64 [ 0, %1365 ], [ %1432, %1431 ]
  %1375 = trunc i64 %1374 to i32
  br label %1435

1376:
  %1377 = phi i64 [ 0, %1366 ], [ %1433, %1431 ]
  %1378 = phi i64 [ 0, %1366 ], [ %1432, %1431 ]
  %1379 = getelementptr inbounds i64, ptr %27, i64 %1377
  %1380 = load i64, ptr %1379, align 8
  br label %1386

1381:
  %1382 = load i64, ptr %1370, align 8
  %1383 = icmp sgt i64 %1382, 0
  br i1 %1383, label %1384, label %1404

1384:
  %1385 = load ptr, ptr %1371, align 8
  br label %1409

1386:
  %1387 = phi i64 [ %1402, %1400 ], [ 0, %1376 ]
  %1388 = phi double [ %1401, %1400 ], [ 0.000000e+00, %1376 ]
  %1389 = getelementptr inbounds double, ptr %1311, i64 %1387
  %1390 = load double, ptr %1389, align 8
  %1391 = fcmp contract ugt double %1390, %1368
  br i1 %1391, label %1400, label %1392

1392:
  %1393 = mul nsw i64 %1387, %1307
  %1394 = add nsw i64 %1393, %1377
  %1395 = getelementptr inbounds double, ptr %1310, i64 %1394
  %1396 = load double, ptr %1395, align 8
  %1397 = tail call contract double @llvm.fabs.f64(double %1396)
  %1398 = fcmp contract ogt double %1388, %1397
  %1399 = select contract i1 %1398, double %1388, double %1397
  br label %1400

1400:
  %1401 = phi double [ %1399, %1392 ], [ %1388, %1386 ]
  %1402 = add nsw i64 %1387, 1
  %1403 = icmp eq i64 %1402, %1307
  br i1 %1403, label %1381, label %1386

1404:
  %1405 = phi i64 [ %1380, %1381 ], [ %1427, %1426 ]
  %1406 = icmp sgt i64 %1405, -1
  %1407 = fcmp contract ogt double %1401, 0x3EB0C6F7A0B5ED8D
  %1408 = select i1 %1406, i1 %1407, i1 false
  br i1 %1408, label %1429, label %1431

1409:
  %1410 = phi i64 [ 0, %1384 ], [ %1415, %1426 ]
  %1411 = phi i64 [ %1380, %1384 ], [ %1427, %1426 ]
  %1412 = getelementptr inbounds i64, ptr %1385, i64 %1410
  %1413 = load i64, ptr %1412, align 8
  %1414 = icmp sgt i64 %1413, %1380
  %1415 = add nsw i64 %1410, 1
  br i1 %1414, label %1426, label %1416

1416:
  %1417 = getelementptr inbounds i64, ptr %1385, i64 %1415
  %1418 = load i64, ptr %1417, align 8
  %1419 = icmp slt i64 %1380, %1418
  br i1 %1419, label %1420, label %1426

1420:
  %1421 = load ptr, ptr %1372, align 8
  %1422 = mul nsw i64 %1410, 7
  %1423 = getelementptr inbounds i64, ptr %1421, i64 5
  %1424 = getelementptr inbounds i64, ptr %1423, i64 %1422
  %1425 = load i64, ptr %1424, align 8
  br label %1426

1426:
  %1427 = phi i64 [ %1411, %1416 ], [ %1425, %1420 ], [ %1411, %1409 ]
  %1428 = icmp eq i64 %1415, %1382
  br i1 %1428, label %1404, label %1409

1429:
  %1430 = getelementptr inbounds i64, ptr %1244, i64 %1405
  store i64 1, ptr %1430, align 8
  br label %1431

1431:
  %1432 = phi i64 [ 1, %1429 ], [ %1378, %1404 ]
  %1433 = add nsw i64 %1377, 1
  %1434 = icmp eq i64 %1433, %1307
  br i1 %1434, label %1373, label %1376

1435:
  %1436 = phi i32 [ %1375, %1373 ], [ 0, %1363 ], [ 0, %1332 ]
  %1437 = load i64, ptr %1223, align 8
  %1438 = icmp sgt i64 %1437, 1
  br i1 %1438, label %1439, label %1444

1439:
  %1440 = icmp ugt i64 %49, 2
  %1441 = icmp ne i32 %1436, 0
  %1442 = select i1 %1440, i1 %1441, i1 false
  %1443 = select i1 %1442, i64 0, i64 2
  br label %1459

1444:
  %1445 = load ptr, ptr %0, align 8
  %1446 = getelementptr inbounds %struct.Space, ptr %1445, i64 0, i32 3
  %1447 = load i64, ptr %1446, align 8
  %1448 = icmp eq i64 %1437, 1
  %1449 = icmp sgt i64 %1447, 0
  %1450 = select i1 %1449, i1 %1448, i1 false
  br i1 %1450, label %1454, label %1459

1451:
  %1452 = add nsw i64 %1455, 1
  %1453 = icmp slt i64 %1452, %1447
  br i1 %1453, label %1454, label %1459

1454:
  %1455 = phi i64 [ %1452, %1451 ], [ 0, %1444 ]
  %1456 = getelementptr inbounds double, ptr %1242, i64 %1455
  %1457 = load double, ptr %1456, align 8
  %1458 = fcmp contract ogt double %1457, 0.000000e+00
  br i1 %1458, label %1451, label %1459

1459:
  %1460 = phi i64 [ 0, %1444 ], [ 1, %1016 ], [ 1, %1018 ], [ %1443, %1439 ], [ 3, %1454 ], [ 0, %1451 ]
  ret i64 %1460
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
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 9
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %7, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %3, i64 %11
  %13 = icmp sgt i64 %9, 0
  br i1 %13, label %14, label %40

14:
  %15 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 7
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %19 = getelementptr inbounds i64, ptr %16, i64 5
  br label %20

20:
  %21 = phi i64 [ 0, %14 ], [ %38, %37 ]
  %22 = mul nsw i64 %21, 7
  %23 = getelementptr inbounds i64, ptr %19, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %26, label %37

26:
  %27 = load ptr, ptr %17, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %21
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %37, label %32

32:
  %33 = load ptr, ptr %18, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %21
  %35 = load double, ptr %34, align 8
  %36 = fcmp contract oeq double %35, 1.000000e+00
  br i1 %36, label %586, label %37

37:
  %38 = add nsw i64 %21, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %40, label %20

40:
  %41 = getelementptr inbounds i64, ptr %12, i64 %11
  %42 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %49

45:
  %46 = load ptr, ptr %1, align 8
  br label %56

47:
  %48 = load i64, ptr %8, align 8
  br label %49

49:
  %50 = phi i64 [ %9, %40 ], [ %48, %47 ]
  %51 = phi i64 [ 0, %40 ], [ %69, %47 ]
  %52 = icmp sgt i64 %50, 0
  br i1 %52, label %53, label %106

53:
  %54 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %55 = load ptr, ptr %54, align 8
  br label %72

56:
  %57 = phi i64 [ %43, %45 ], [ %68, %67 ]
  %58 = phi i64 [ 0, %45 ], [ %70, %67 ]
  %59 = phi i64 [ 0, %45 ], [ %69, %67 ]
  %60 = getelementptr inbounds double, ptr %46, i64 %58
  %61 = load double, ptr %60, align 8
  %62 = fcmp contract ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %67

63:
  %64 = add nsw i64 %59, 1
  %65 = getelementptr inbounds i64, ptr %3, i64 %59
  store i64 %58, ptr %65, align 8
  %66 = load i64, ptr %42, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %63 ], [ %57, %56 ]
  %69 = phi i64 [ %64, %63 ], [ %59, %56 ]
  %70 = add nsw i64 %58, 1
  %71 = icmp slt i64 %70, %68
  br i1 %71, label %56, label %47

72:
  %73 = phi i64 [ %50, %53 ], [ %90, %89 ]
  %74 = phi i64 [ %50, %53 ], [ %91, %89 ]
  %75 = phi i64 [ 0, %53 ], [ %80, %89 ]
  %76 = phi i64 [ %51, %53 ], [ %92, %89 ]
  %77 = getelementptr inbounds double, ptr %55, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = fcmp contract oeq double %78, 1.000000e+00
  %80 = add nsw i64 %75, 1
  br i1 %79, label %81, label %89

81:
  %82 = getelementptr inbounds i64, ptr %7, i64 %80
  %83 = getelementptr inbounds i64, ptr %7, i64 %75
  %84 = load i64, ptr %82, align 8
  %85 = load i64, ptr %83, align 8
  %86 = icmp sgt i64 %84, %85
  br i1 %86, label %94, label %89

87:
  %88 = load i64, ptr %8, align 8
  br label %89

89:
  %90 = phi i64 [ %73, %81 ], [ %88, %87 ], [ %73, %72 ]
  %91 = phi i64 [ %73, %81 ], [ %88, %87 ], [ %74, %72 ]
  %92 = phi i64 [ %76, %81 ], [ %99, %87 ], [ %76, %72 ]
  %93 = icmp slt i64 %80, %91
  br i1 %93, label %72, label %106

94:
  %95 = phi i64 [ %103, %94 ], [ %85, %81 ]
  %96 = phi i64 [ %99, %94 ], [ %76, %81 ]
  %97 = phi i64 [ %101, %94 ], [ 0, %81 ]
  %98 = add nsw i64 %95, %97
  %99 = add nsw i64 %96, 1
  %100 = getelementptr inbounds i64, ptr %3, i64 %96
  store i64 %98, ptr %100, align 8
  %101 = add nsw i64 %97, 1
  %102 = load i64, ptr %82, align 8
  %103 = load i64, ptr %83, align 8
  %104 = sub nsw i64 %102, %103
  %105 = icmp slt i64 %101, %104
  br i1 %105, label %94, label %87

106:
  %107 = phi i64 [ %51, %49 ], [ %92, %89 ]
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %586

109:
  %110 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %111 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 7
  br label %112

112:
  %113 = phi i64 [ 0, %109 ], [ %159, %158 ]
  %114 = phi i64 [ 0, %109 ], [ %160, %158 ]
  %115 = load i64, ptr %8, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %153

117:
  %118 = load ptr, ptr %110, align 8
  %119 = getelementptr inbounds i64, ptr %3, i64 %114
  br label %133

120:
  %121 = mul nsw i64 %159, %11
  %122 = getelementptr inbounds double, ptr %41, i64 %121
  %123 = mul nsw i64 %159, %159
  %124 = getelementptr inbounds double, ptr %122, i64 %123
  %125 = getelementptr double, ptr %124, i64 %159
  %126 = icmp sgt i64 %159, 0
  br i1 %126, label %127, label %171

127:
  %128 = icmp sgt i64 %11, 0
  %129 = getelementptr inbounds %struct.Space, ptr %5, i64 0, i32 14
  %130 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %162

131:
  %132 = icmp eq i32 %150, 0
  br i1 %132, label %153, label %158

133:
  %134 = phi i64 [ 0, %117 ], [ %151, %147 ]
  %135 = phi i32 [ 0, %117 ], [ %150, %147 ]
  %136 = getelementptr inbounds double, ptr %118, i64 %134
  %137 = load double, ptr %136, align 8
  %138 = fcmp contract oeq double %137, 2.000000e+00
  br i1 %138, label %139, label %147

139:
  %140 = load ptr, ptr %111, align 8
  %141 = mul nsw i64 %134, 7
  %142 = getelementptr inbounds i64, ptr %140, i64 5
  %143 = getelementptr inbounds i64, ptr %142, i64 %141
  %144 = load i64, ptr %143, align 8
  %145 = load i64, ptr %119, align 8
  %146 = icmp eq i64 %144, %145
  br label %147

147:
  %148 = phi i1 [ false, %133 ], [ %146, %139 ]
  %149 = zext i1 %148 to i32
  %150 = or i32 %135, %149
  %151 = add nsw i64 %134, 1
  %152 = icmp eq i64 %151, %115
  br i1 %152, label %131, label %133

153:
  %154 = getelementptr inbounds i64, ptr %3, i64 %114
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %113, 1
  %157 = getelementptr inbounds i64, ptr %3, i64 %113
  store i64 %155, ptr %157, align 8
  br label %158

158:
  %159 = phi i64 [ %113, %131 ], [ %156, %153 ]
  %160 = add nsw i64 %114, 1
  %161 = icmp eq i64 %160, %107
  br i1 %161, label %120, label %112

162:
  %163 = phi i64 [ 0, %127 ], [ %175, %174 ]
  br i1 %128, label %164, label %174

164:
  %165 = load ptr, ptr %129, align 8
  %166 = getelementptr inbounds i64, ptr %3, i64 %163
  %167 = load i64, ptr %166, align 8
  %168 = load ptr, ptr %130, align 8
  %169 = getelementptr inbounds double, ptr %168, i64 %167
  %170 = mul nsw i64 %163, %11
  br label %177

171:
  %172 = phi i1 [ false, %120 ], [ %126, %174 ]
  %173 = icmp eq i64 %159, 0
  br i1 %173, label %586, label %192

174:
  %175 = add nsw i64 %163, 1
  %176 = icmp eq i64 %175, %159
  br i1 %176, label %171, label %162

177:
  %178 = phi i64 [ 0, %164 ], [ %190, %177 ]
  %179 = mul nsw i64 %178, %11
  %180 = add nsw i64 %167, %179
  %181 = getelementptr inbounds double, ptr %165, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %168, i64 %178
  %184 = load double, ptr %183, align 8
  %185 = load double, ptr %169, align 8
  %186 = fmul contract double %184, %185
  %187 = fdiv contract double %182, %186
  %188 = add nsw i64 %178, %170
  %189 = getelementptr inbounds double, ptr %41, i64 %188
  store double %187, ptr %189, align 8
  %190 = add nsw i64 %178, 1
  %191 = icmp eq i64 %190, %11
  br i1 %191, label %174, label %177

192:
  %193 = icmp sgt i64 %121, 0
  br i1 %193, label %194, label %205

194:
  %195 = phi i64 [ %201, %194 ], [ 0, %192 ]
  %196 = phi double [ %200, %194 ], [ 0.000000e+00, %192 ]
  %197 = getelementptr inbounds double, ptr %41, i64 %195
  %198 = load double, ptr %197, align 8
  %199 = fmul contract double %198, 0.000000e+00
  %200 = fadd contract double %196, %199
  %201 = add nsw i64 %195, 1
  %202 = icmp eq i64 %201, %121
  br i1 %202, label %203, label %194

203:
  %204 = fcmp contract une double %200, 0.000000e+00
  br i1 %204, label %586, label %205

205:
  tail call fastcc void @singular(ptr %41, i64 %11, i64 %159, ptr %122, ptr %124)
  br i1 %172, label %206, label %217

206:
  %207 = sitofp i64 %107 to double
  %208 = fmul contract double %207, 0x3DA5FD7FE1796495
  br label %209

209:
  %210 = phi i64 [ 0, %206 ], [ %215, %214 ]
  %211 = getelementptr inbounds double, ptr %124, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fcmp contract ogt double %212, %208
  br i1 %213, label %214, label %217

214:
  %215 = add nsw i64 %210, 1
  %216 = icmp eq i64 %215, %159
  br i1 %216, label %217, label %209

217:
  %218 = phi i64 [ 0, %205 ], [ %159, %214 ], [ %210, %209 ]
  %219 = icmp eq i64 %159, %218
  br i1 %219, label %586, label %220

220:
  %221 = sub nsw i64 %159, %218
  %222 = mul i64 %221, %11
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %226

224:
  %225 = shl i64 %222, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %125, i8 0, i64 %225, i1 false)
  br label %226

226:
  %227 = icmp sgt i64 %159, %218
  br i1 %227, label %228, label %237

228:
  %229 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  br label %230

230:
  %231 = phi i64 [ %218, %228 ], [ %570, %569 ]
  br i1 %172, label %232, label %569

232:
  %233 = mul nsw i64 %231, %159
  %234 = load ptr, ptr %229, align 8
  %235 = sub nsw i64 %231, %218
  %236 = mul nsw i64 %235, %11
  br label %572

237:
  %238 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 6
  %239 = load ptr, ptr %238, align 8
  store double 1.000000e+00, ptr %239, align 8
  %240 = getelementptr double, ptr %125, i64 %222
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
  %260 = fmul contract double %2, 0.000000e+00
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
  %271 = fmul contract double %268, %270
  %272 = tail call contract double @llvm.fabs.f64(double %271)
  %273 = fcmp contract ogt double %266, %272
  %274 = select contract i1 %273, double %266, double %272
  %275 = add nsw i64 %265, 1
  %276 = icmp eq i64 %275, %247
  br i1 %276, label %292, label %264

277:
  %278 = fmul contract double %274, %2
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
  br label %305

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
  %300 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 1
  %301 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %302 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 13
  %303 = icmp sgt i64 %221, 0
  %304 = icmp sgt i64 %221, 1
  br label %351

305:
  %306 = phi ptr [ %241, %284 ], [ %345, %344 ]
  %307 = phi ptr [ %241, %284 ], [ %346, %344 ]
  %308 = phi i64 [ 0, %284 ], [ %347, %344 ]
  %309 = getelementptr inbounds %struct.Space, ptr %307, i64 0, i32 7
  %310 = load ptr, ptr %309, align 8
  %311 = mul nsw i64 %308, 7
  %312 = getelementptr inbounds i64, ptr %310, i64 5
  %313 = getelementptr inbounds i64, ptr %312, i64 %311
  %314 = load i64, ptr %313, align 8
  %315 = icmp slt i64 %314, 0
  br i1 %315, label %344, label %316

316:
  %317 = getelementptr inbounds double, ptr %240, i64 %314
  %318 = load double, ptr %317, align 8
  %319 = load ptr, ptr %285, align 8
  %320 = getelementptr inbounds double, ptr %319, i64 %308
  %321 = load double, ptr %320, align 8
  %322 = load ptr, ptr %286, align 8
  %323 = icmp eq ptr %322, null
  br i1 %323, label %340, label %324

324:
  %325 = getelementptr inbounds ptr, ptr %322, i64 %308
  %326 = load ptr, ptr %325, align 8
  %327 = icmp eq ptr %326, null
  br i1 %327, label %340, label %328

328:
  %329 = load ptr, ptr %287, align 8
  %330 = load i64, ptr %288, align 8
  %331 = getelementptr inbounds double, ptr %329, i64 %330
  store double %318, ptr %331, align 8
  %332 = load ptr, ptr %289, align 8
  %333 = load ptr, ptr %290, align 8
  %334 = load ptr, ptr %291, align 8
  %335 = getelementptr inbounds double, ptr %334, i64 3
  tail call void %326(ptr %332, ptr %329, ptr %333, ptr %334, ptr %335)
  %336 = load ptr, ptr %291, align 8
  %337 = getelementptr inbounds i8, ptr %336, i64 16
  %338 = load double, ptr %337, align 8
  %339 = load ptr, ptr %0, align 8
  br label %340

340:
  %341 = phi ptr [ %306, %316 ], [ %306, %324 ], [ %339, %328 ]
  %342 = phi double [ %321, %316 ], [ %321, %324 ], [ %338, %328 ]
  %343 = getelementptr inbounds double, ptr %251, i64 %308
  store double %342, ptr %343, align 8
  br label %344

344:
  %345 = phi ptr [ %306, %305 ], [ %341, %340 ]
  %346 = phi ptr [ %307, %305 ], [ %341, %340 ]
  %347 = add nsw i64 %308, 1
  %348 = getelementptr inbounds %struct.Space, ptr %346, i64 0, i32 3
  %349 = load i64, ptr %348, align 8
  %350 = icmp slt i64 %347, %349
  br i1 %350, label %305, label %299

351:
  %352 = phi i1 [ true, %299 ], [ %564, %562 ]
  %353 = phi i64 [ 0, %299 ], [ %563, %562 ]
  br i1 %258, label %354, label %356

354:
  %355 = load ptr, ptr %256, align 8
  br label %358

356:
  %357 = getelementptr inbounds [3 x double], ptr @MARGIN, i64 0, i64 %353
  br label %365

358:
  %359 = phi i64 [ 0, %354 ], [ %363, %358 ]
  %360 = getelementptr inbounds double, ptr %240, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = getelementptr inbounds double, ptr %355, i64 %359
  store double %361, ptr %362, align 8
  %363 = add nsw i64 %359, 1
  %364 = icmp eq i64 %363, %247
  br i1 %364, label %356, label %358

365:
  %366 = phi i64 [ 0, %356 ], [ %559, %554 ]
  %367 = load ptr, ptr %0, align 8
  %368 = getelementptr inbounds %struct.Space, ptr %367, i64 0, i32 9
  %369 = load ptr, ptr %368, align 8
  %370 = getelementptr inbounds %struct.Space, ptr %367, i64 0, i32 3
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr inbounds i64, ptr %369, i64 %371
  %373 = load i64, ptr %372, align 8
  %374 = getelementptr inbounds %struct.Space, ptr %367, i64 0, i32 2
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, %371
  %377 = icmp sgt i64 %376, 0
  br i1 %377, label %378, label %382

378:
  %379 = load double, ptr %357, align 8
  %380 = getelementptr inbounds %struct.Space, ptr %367, i64 0, i32 7
  %381 = fsub contract double 1.000000e+00, %379
  br label %386

382:
  %383 = phi i64 [ 0, %365 ], [ %496, %495 ]
  br i1 %304, label %384, label %516

384:
  %385 = icmp sgt i64 %383, 0
  br label %499

386:
  %387 = phi i64 [ 0, %378 ], [ %496, %495 ]
  %388 = phi i64 [ 0, %378 ], [ %497, %495 ]
  %389 = sub nsw i64 %388, %375
  %390 = icmp slt i64 %389, 0
  br i1 %390, label %391, label %398

391:
  %392 = load ptr, ptr %1, align 8
  %393 = getelementptr inbounds double, ptr %392, i64 %388
  %394 = load double, ptr %393, align 8
  %395 = fcmp contract ogt double %394, 0.000000e+00
  br i1 %395, label %396, label %495

396:
  %397 = load ptr, ptr %256, align 8
  br label %439

398:
  %399 = load ptr, ptr %380, align 8
  %400 = mul nsw i64 %389, 7
  %401 = getelementptr i64, ptr %399, i64 5
  %402 = getelementptr i64, ptr %401, i64 %400
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr inbounds i64, ptr %369, i64 %389
  %405 = load i64, ptr %404, align 8
  %406 = add nsw i64 %389, 1
  %407 = getelementptr inbounds i64, ptr %369, i64 %406
  %408 = load i64, ptr %407, align 8
  %409 = sub nsw i64 %408, %405
  %410 = load ptr, ptr %300, align 8
  %411 = getelementptr inbounds double, ptr %410, i64 %389
  %412 = load double, ptr %411, align 8
  %413 = fcmp contract une double %412, 1.000000e+00
  br i1 %413, label %495, label %414

414:
  %415 = load ptr, ptr %301, align 8
  %416 = getelementptr inbounds i64, ptr %415, i64 %389
  %417 = load i64, ptr %416, align 8
  %418 = and i64 %417, 4
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %420, label %495

420:
  %421 = getelementptr inbounds double, ptr %251, i64 %389
  %422 = load double, ptr %421, align 8
  %423 = fmul contract double %381, %422
  %424 = load ptr, ptr %256, align 8
  %425 = getelementptr inbounds double, ptr %424, i64 %405
  %426 = icmp sgt i64 %409, 0
  br i1 %426, label %427, label %436

427:
  %428 = phi i64 [ %434, %427 ], [ 0, %420 ]
  %429 = phi double [ %433, %427 ], [ 0.000000e+00, %420 ]
  %430 = getelementptr inbounds double, ptr %425, i64 %428
  %431 = load double, ptr %430, align 8
  %432 = fmul contract double %431, %431
  %433 = fadd contract double %429, %432
  %434 = add nsw i64 %428, 1
  %435 = icmp eq i64 %434, %409
  br i1 %435, label %436, label %427

436:
  %437 = phi double [ 0.000000e+00, %420 ], [ %433, %427 ]
  %438 = tail call contract double @llvm.sqrt.f64(double %437)
  br label %439

439:
  %440 = phi ptr [ %424, %436 ], [ %397, %396 ]
  %441 = phi double [ %423, %436 ], [ 1.000000e+00, %396 ]
  %442 = phi i64 [ %409, %436 ], [ 0, %396 ]
  %443 = phi i64 [ %403, %436 ], [ %388, %396 ]
  %444 = phi i64 [ %405, %436 ], [ 0, %396 ]
  %445 = phi contract double [ %438, %436 ], [ 0.000000e+00, %396 ]
  %446 = getelementptr inbounds double, ptr %440, i64 %443
  %447 = load double, ptr %446, align 8
  %448 = fmul contract double %441, %447
  %449 = fsub contract double %445, %448
  %450 = load ptr, ptr %302, align 8
  %451 = getelementptr inbounds double, ptr %450, i64 %443
  %452 = load double, ptr %451, align 8
  %453 = fmul contract double %449, %452
  %454 = fcmp contract ogt double %453, %280
  br i1 %454, label %455, label %495

455:
  br i1 %303, label %456, label %461

456:
  %457 = fneg contract double %441
  %458 = fcmp contract ogt double %445, 0.000000e+00
  %459 = icmp sgt i64 %442, 0
  %460 = select i1 %459, i1 %458, i1 false
  br label %465

461:
  %462 = fneg contract double %453
  %463 = add nsw i64 %387, 1
  %464 = getelementptr inbounds double, ptr %252, i64 %387
  store double %462, ptr %464, align 8
  br label %495

465:
  %466 = phi i64 [ 0, %456 ], [ %479, %472 ]
  %467 = mul nsw i64 %466, %373
  %468 = add nsw i64 %467, %443
  %469 = getelementptr inbounds double, ptr %125, i64 %468
  %470 = load double, ptr %469, align 8
  %471 = fmul contract double %470, %457
  br i1 %460, label %481, label %472

472:
  %473 = phi double [ %471, %465 ], [ %492, %481 ]
  %474 = load double, ptr %451, align 8
  %475 = fmul contract double %473, %474
  %476 = mul nsw i64 %466, %376
  %477 = add nsw i64 %476, %387
  %478 = getelementptr inbounds double, ptr %253, i64 %477
  store double %475, ptr %478, align 8
  %479 = add nsw i64 %466, 1
  %480 = icmp eq i64 %479, %221
  br i1 %480, label %461, label %465

481:
  %482 = phi i64 [ %493, %481 ], [ 0, %465 ]
  %483 = phi double [ %492, %481 ], [ %471, %465 ]
  %484 = add i64 %482, %444
  %485 = getelementptr inbounds double, ptr %440, i64 %484
  %486 = load double, ptr %485, align 8
  %487 = fdiv contract double %486, %445
  %488 = add i64 %484, %467
  %489 = getelementptr inbounds double, ptr %125, i64 %488
  %490 = load double, ptr %489, align 8
  %491 = fmul contract double %487, %490
  %492 = fadd contract double %483, %491
  %493 = add nsw i64 %482, 1
  %494 = icmp eq i64 %493, %442
  br i1 %494, label %472, label %481

495:
  %496 = phi i64 [ %387, %414 ], [ %387, %398 ], [ %387, %391 ], [ %463, %461 ], [ %387, %439 ]
  %497 = add nsw i64 %388, 1
  %498 = icmp eq i64 %497, %376
  br i1 %498, label %382, label %386

499:
  %500 = phi i64 [ 1, %384 ], [ %505, %504 ]
  br i1 %385, label %501, label %504

501:
  %502 = mul nsw i64 %500, %376
  %503 = mul nsw i64 %500, %383
  br label %507

504:
  %505 = add nsw i64 %500, 1
  %506 = icmp eq i64 %505, %221
  br i1 %506, label %516, label %499

507:
  %508 = phi i64 [ 0, %501 ], [ %514, %507 ]
  %509 = add nsw i64 %508, %502
  %510 = getelementptr inbounds double, ptr %253, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = add nsw i64 %508, %503
  %513 = getelementptr inbounds double, ptr %253, i64 %512
  store double %511, ptr %513, align 8
  %514 = add nsw i64 %508, 1
  %515 = icmp eq i64 %514, %383
  br i1 %515, label %504, label %507

516:
  %517 = icmp eq i64 %383, 0
  br i1 %517, label %566, label %518

518:
  %519 = tail call fastcc i64 @least_solution(ptr %253, ptr %252, i64 %383, i64 %221, i64 1, double 1.000000e-10, ptr %255, ptr %282, ptr %281)
  %520 = icmp slt i64 %519, 0
  br i1 %520, label %562, label %521

521:
  br i1 %258, label %522, label %554

522:
  %523 = load ptr, ptr %256, align 8
  br label %524

524:
  %525 = phi i64 [ 0, %522 ], [ %539, %528 ]
  %526 = phi double [ 0.000000e+00, %522 ], [ %534, %528 ]
  %527 = phi double [ 0.000000e+00, %522 ], [ %537, %528 ]
  br i1 %303, label %541, label %528

528:
  %529 = phi double [ 0.000000e+00, %524 ], [ %551, %541 ]
  %530 = getelementptr inbounds double, ptr %523, i64 %525
  %531 = load double, ptr %530, align 8
  %532 = tail call contract double @llvm.fabs.f64(double %531)
  %533 = fcmp contract ogt double %526, %532
  %534 = select contract i1 %533, double %526, double %532
  %535 = tail call contract double @llvm.fabs.f64(double %529)
  %536 = fcmp contract ogt double %527, %535
  %537 = select contract i1 %536, double %527, double %535
  %538 = fadd contract double %529, %531
  store double %538, ptr %530, align 8
  %539 = add nsw i64 %525, 1
  %540 = icmp eq i64 %539, %247
  br i1 %540, label %554, label %524

541:
  %542 = phi i64 [ %552, %541 ], [ 0, %524 ]
  %543 = phi double [ %551, %541 ], [ 0.000000e+00, %524 ]
  %544 = mul nsw i64 %542, %247
  %545 = add nsw i64 %544, %525
  %546 = getelementptr inbounds double, ptr %125, i64 %545
  %547 = load double, ptr %546, align 8
  %548 = getelementptr inbounds double, ptr %255, i64 %542
  %549 = load double, ptr %548, align 8
  %550 = fmul contract double %547, %549
  %551 = fadd contract double %543, %550
  %552 = add nsw i64 %542, 1
  %553 = icmp eq i64 %552, %221
  br i1 %553, label %528, label %541

554:
  %555 = phi double [ 0.000000e+00, %521 ], [ %537, %528 ]
  %556 = phi double [ 0.000000e+00, %521 ], [ %534, %528 ]
  %557 = fmul contract double %556, 1.000000e-15
  %558 = fcmp contract ogt double %555, %557
  %559 = add nsw i64 %366, 1
  %560 = icmp ult i64 %366, 39
  %561 = select i1 %558, i1 %560, i1 false
  br i1 %561, label %365, label %562

562:
  %563 = add nsw i64 %353, 1
  %564 = icmp ult i64 %353, 2
  %565 = icmp eq i64 %563, 3
  br i1 %565, label %566, label %351

566:
  %567 = phi i1 [ %352, %516 ], [ %564, %562 ]
  %568 = zext i1 %567 to i32
  br label %586

569:
  %570 = add nsw i64 %231, 1
  %571 = icmp eq i64 %570, %159
  br i1 %571, label %237, label %230

572:
  %573 = phi i64 [ 0, %232 ], [ %584, %572 ]
  %574 = add nsw i64 %573, %233
  %575 = getelementptr inbounds double, ptr %122, i64 %574
  %576 = load double, ptr %575, align 8
  %577 = getelementptr inbounds i64, ptr %3, i64 %573
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds double, ptr %234, i64 %578
  %580 = load double, ptr %579, align 8
  %581 = fdiv contract double %576, %580
  %582 = add nsw i64 %578, %236
  %583 = getelementptr inbounds double, ptr %125, i64 %582
  store double %581, ptr %583, align 8
  %584 = add nsw i64 %573, 1
  %585 = icmp eq i64 %584, %159
  br i1 %585, label %569, label %572

586:
  %587 = phi i32 [ 0, %203 ], [ 0, %171 ], [ %568, %566 ], [ 0, %217 ], [ 0, %106 ], [ 0, %32 ]
  ret i32 %587
}

declare double @llvm.sqrt.f64(double)

declare double @llvm.fabs.f64(double)

define internal fastcc void @consider_ways(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [16 x double], align 16
  %6 = alloca [8 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca %struct.Set, align 8
  %9 = alloca i32, align 4
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds %struct.Space, ptr %10, i64 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Space, ptr %10, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Space, ptr %10, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 %12
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %1, i64 %14
  %20 = getelementptr inbounds double, ptr %19, i64 %12
  %21 = shl nsw i64 %12, 1
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  store ptr %1, ptr %8, align 8
  %23 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 1
  store ptr %19, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 2
  store ptr %20, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 3
  store ptr %22, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 4
  %27 = getelementptr inbounds double, ptr %22, i64 %18
  store ptr %27, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 5
  %29 = shl nsw i64 %18, 1
  %30 = getelementptr inbounds double, ptr %22, i64 %29
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Set, ptr %8, i64 0, i32 6
  %32 = getelementptr inbounds double, ptr %30, i64 %12
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %3, i64 %12
  %34 = getelementptr inbounds i64, ptr %33, i64 %12
  %35 = getelementptr inbounds i64, ptr %34, i64 %12
  %36 = getelementptr inbounds i64, ptr %35, i64 %12
  %37 = getelementptr inbounds double, ptr %36, i64 16
  %38 = getelementptr inbounds double, ptr %37, i64 8
  %39 = icmp sgt i64 %12, 0
  br i1 %39, label %40, label %191

40:
  %41 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 5
  %42 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Choices, ptr %0, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Space, ptr %10, i64 0, i32 7
  br label %111

45:
  %46 = icmp sgt i64 %182, 0
  br i1 %46, label %50, label %47

47:
  %48 = phi i1 [ false, %45 ], [ %46, %50 ]
  %49 = icmp eq i64 %182, 0
  br i1 %49, label %107, label %60

50:
  %51 = phi i64 [ %58, %50 ], [ 0, %45 ]
  %52 = getelementptr inbounds i64, ptr %3, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = shl nsw i64 %53, 1
  %55 = getelementptr inbounds double, ptr %20, i64 %54
  store double 1.000000e+00, ptr %55, align 8
  %56 = or i64 %54, 1
  %57 = getelementptr inbounds double, ptr %20, i64 %56
  store double 0.000000e+00, ptr %57, align 8
  %58 = add nsw i64 %51, 1
  %59 = icmp eq i64 %58, %182
  br i1 %59, label %47, label %50

60:
  %61 = call fastcc i32 @solve_with(ptr %0, ptr %8, ptr %3, i64 %182, double 2.000000e+00, ptr %35, i64 %179, ptr %38)
  %62 = icmp ne i32 %61, 0
  %63 = and i1 %48, %62
  br i1 %63, label %64, label %107

64:
  %65 = load ptr, ptr %0, align 8
  %66 = getelementptr inbounds %struct.Space, ptr %65, i64 0, i32 9
  %67 = load ptr, ptr %66, align 8
  br label %68

68:
  %69 = phi i64 [ 0, %64 ], [ %105, %104 ]
  %70 = getelementptr inbounds i64, ptr %3, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %67, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %27, i64 %73
  %75 = add nsw i64 %71, 1
  %76 = getelementptr inbounds i64, ptr %67, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = sub nsw i64 %77, %73
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %104

80:
  %81 = phi i64 [ %87, %80 ], [ 0, %68 ]
  %82 = phi double [ %86, %80 ], [ 0.000000e+00, %68 ]
  %83 = getelementptr inbounds double, ptr %74, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = fmul contract double %84, %84
  %86 = fadd contract double %82, %85
  %87 = add nsw i64 %81, 1
  %88 = icmp eq i64 %87, %78
  br i1 %88, label %89, label %80

89:
  %90 = tail call contract double @llvm.sqrt.f64(double %86)
  %91 = fcmp contract ogt double %90, 0.000000e+00
  br i1 %91, label %92, label %104

92:
  %93 = shl nsw i64 %71, 1
  br label %94

94:
  %95 = phi i64 [ 0, %92 ], [ %102, %94 ]
  %96 = add nsw i64 %95, %73
  %97 = getelementptr inbounds double, ptr %27, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fdiv contract double %98, %90
  %100 = add nsw i64 %95, %93
  %101 = getelementptr inbounds double, ptr %20, i64 %100
  store double %99, ptr %101, align 8
  %102 = add nsw i64 %95, 1
  %103 = icmp eq i64 %102, %78
  br i1 %103, label %104, label %94

104:
  %105 = add nsw i64 %69, 1
  %106 = icmp eq i64 %105, %182
  br i1 %106, label %107, label %68

107:
  %108 = icmp ne i64 %179, 0
  %109 = icmp ne i64 %180, 0
  %110 = select i1 %108, i1 %109, i1 false
  br i1 %110, label %185, label %189

111:
  %112 = phi i64 [ 0, %40 ], [ %183, %177 ]
  %113 = phi i64 [ 0, %40 ], [ %182, %177 ]
  %114 = phi i64 [ 0, %40 ], [ %181, %177 ]
  %115 = phi i64 [ 1, %40 ], [ %180, %177 ]
  %116 = phi i64 [ 0, %40 ], [ %179, %177 ]
  %117 = phi i64 [ 0, %40 ], [ %178, %177 ]
  %118 = getelementptr inbounds double, ptr %19, i64 %112
  %119 = load double, ptr %118, align 8
  %120 = fcmp contract oeq double %119, 2.000000e+00
  br i1 %120, label %121, label %177

121:
  %122 = load ptr, ptr %41, align 8
  %123 = getelementptr inbounds i64, ptr %122, i64 %112
  %124 = load i64, ptr %123, align 8
  %125 = and i64 %124, 2
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %127, label %177

127:
  %128 = load ptr, ptr %42, align 8
  %129 = getelementptr inbounds double, ptr %128, i64 %112
  %130 = load double, ptr %129, align 8
  %131 = fcmp contract oeq double %130, 0.000000e+00
  br i1 %131, label %132, label %140

132:
  %133 = load ptr, ptr %43, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %112
  %135 = load double, ptr %134, align 8
  %136 = fcmp contract oeq double %135, 0.000000e+00
  br i1 %136, label %137, label %140

137:
  %138 = add nsw i64 %113, 1
  %139 = getelementptr inbounds i64, ptr %3, i64 %113
  br label %170

140:
  %141 = add nsw i64 %116, 1
  %142 = getelementptr inbounds i64, ptr %35, i64 %116
  store i64 %112, ptr %142, align 8
  %143 = load i64, ptr %123, align 8
  %144 = and i64 %143, 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %153

146:
  %147 = load ptr, ptr %44, align 8
  %148 = mul nsw i64 %112, 7
  %149 = getelementptr inbounds i64, ptr %147, i64 5
  %150 = getelementptr inbounds i64, ptr %149, i64 %148
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %151, 0
  br label %153

153:
  %154 = phi i1 [ true, %140 ], [ %152, %146 ]
  %155 = zext i1 %154 to i64
  %156 = and i64 %115, %155
  %157 = add nsw i64 %112, 1
  %158 = getelementptr inbounds i64, ptr %16, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i64, ptr %16, i64 %112
  %161 = load i64, ptr %160, align 8
  %162 = sub nsw i64 %159, %161
  %163 = icmp eq i64 %162, 1
  br i1 %163, label %164, label %167

164:
  %165 = add nsw i64 %114, 1
  %166 = getelementptr inbounds i64, ptr %33, i64 %114
  br label %170

167:
  %168 = add nsw i64 %117, 1
  %169 = getelementptr inbounds i64, ptr %34, i64 %117
  br label %170

170:
  %171 = phi ptr [ %166, %164 ], [ %169, %167 ], [ %139, %137 ]
  %172 = phi i64 [ %117, %164 ], [ %168, %167 ], [ %117, %137 ]
  %173 = phi i64 [ %141, %164 ], [ %141, %167 ], [ %116, %137 ]
  %174 = phi i64 [ %156, %164 ], [ %156, %167 ], [ %115, %137 ]
  %175 = phi i64 [ %165, %164 ], [ %114, %167 ], [ %114, %137 ]
  %176 = phi i64 [ %113, %164 ], [ %113, %167 ], [ %138, %137 ]
  store i64 %112, ptr %171, align 8
  br label %177

177:
  %178 = phi i64 [ %117, %121 ], [ %117, %111 ], [ %172, %170 ]
  %179 = phi i64 [ %116, %121 ], [ %116, %111 ], [ %173, %170 ]
  %180 = phi i64 [ %115, %121 ], [ %115, %111 ], [ %174, %170 ]
  %181 = phi i64 [ %114, %121 ], [ %114, %111 ], [ %175, %170 ]
  %182 = phi i64 [ %113, %121 ], [ %113, %111 ], [ %176, %170 ]
  %183 = add nsw i64 %112, 1
  %184 = icmp eq i64 %183, %12
  br i1 %184, label %45, label %111

185:
  %186 = call fastcc i32 @let_go_against(ptr %0, ptr %8, ptr %35, i64 %179, ptr %9, ptr %38)
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %38)
  br label %189

189:
  %190 = icmp eq i64 %181, 63
  br i1 %190, label %204, label %191

191:
  %192 = phi i64 [ %178, %189 ], [ 0, %4 ]
  %193 = phi i64 [ %181, %189 ], [ 0, %4 ]
  %194 = shl nsw i64 1, %193
  %195 = icmp sgt i64 %193, 0
  %196 = icmp eq i64 %192, 0
  %197 = icmp sgt i64 %192, 1
  %198 = shl nsw i64 %192, 1
  %199 = getelementptr inbounds double, ptr %38, i64 %198
  %200 = icmp eq i64 %192, 1
  %201 = tail call i64 @llvm.smax.i64(i64 %194, i64 1)
  br label %202

202:
  %203 = phi i64 [ 0, %191 ], [ %319, %318 ]
  br i1 %195, label %206, label %205

204:
  ret void

205:
  br i1 %196, label %312, label %220

206:
  %207 = phi i64 [ %218, %206 ], [ 0, %202 ]
  %208 = xor i64 %207, -1
  %209 = add i64 %193, %208
  %210 = shl i64 1, %209
  %211 = and i64 %210, %203
  %212 = icmp eq i64 %211, 0
  %213 = select contract i1 %212, double 1.000000e+00, double -1.000000e+00
  %214 = getelementptr inbounds i64, ptr %33, i64 %207
  %215 = load i64, ptr %214, align 8
  %216 = shl nsw i64 %215, 1
  %217 = getelementptr inbounds double, ptr %20, i64 %216
  store double %213, ptr %217, align 8
  %218 = add nsw i64 %207, 1
  %219 = icmp eq i64 %218, %193
  br i1 %219, label %205, label %206

220:
  br i1 %197, label %221, label %313

221:
  %222 = call fastcc i32 @let_go_against(ptr %0, ptr %8, ptr %34, i64 %192, ptr %7, ptr %199)
  %223 = load i32, ptr %7, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %226

225:
  br label %318

226:
  %227 = phi i64 [ %245, %244 ], [ 0, %221 ]
  br label %228

228:
  %229 = phi i64 [ 0, %226 ], [ %242, %228 ]
  %230 = getelementptr inbounds i64, ptr %34, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = shl nsw i64 %231, 1
  %233 = shl nsw i64 %229, 1
  %234 = getelementptr inbounds double, ptr %20, i64 %232
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %38, i64 %233
  store double %235, ptr %236, align 8
  %237 = or i64 %232, 1
  %238 = getelementptr inbounds double, ptr %20, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = or i64 %233, 1
  %241 = getelementptr inbounds double, ptr %38, i64 %240
  store double %239, ptr %241, align 8
  %242 = add nsw i64 %229, 1
  %243 = icmp eq i64 %242, %192
  br i1 %243, label %249, label %228

244:
  %245 = add nsw i64 %227, 1
  %246 = icmp ult i64 %227, 59
  %247 = fcmp contract uge double %310, 0x3D06849B86A12B9B
  %248 = select i1 %246, i1 %247, i1 false
  br i1 %248, label %226, label %311

249:
  %250 = phi double [ %310, %295 ], [ 0.000000e+00, %228 ]
  %251 = phi i64 [ %296, %295 ], [ 0, %228 ]
  %252 = getelementptr inbounds i64, ptr %34, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = call fastcc i64 @ways_of(ptr %0, ptr %8, i64 %253, ptr %5, ptr %6, ptr %199)
  %255 = load i64, ptr %252, align 8
  %256 = shl nsw i64 %255, 1
  %257 = getelementptr inbounds double, ptr %20, i64 %256
  %258 = icmp sgt i64 %254, 0
  %259 = shl nsw i64 %251, 1
  br i1 %258, label %261, label %260

260:
  br label %298

261:
  %262 = getelementptr inbounds double, ptr %38, i64 %259
  %263 = getelementptr inbounds double, ptr %257, i64 1
  br label %264

264:
  %265 = phi i64 [ 0, %261 ], [ %293, %291 ]
  %266 = phi double [ 0xFFF0000000000000, %261 ], [ %292, %291 ]
  %267 = shl nsw i64 %265, 1
  %268 = getelementptr inbounds double, ptr %5, i64 %267
  br label %269

269:
  %270 = phi i64 [ %278, %269 ], [ 0, %264 ]
  %271 = phi double [ %277, %269 ], [ 0.000000e+00, %264 ]
  %272 = getelementptr inbounds double, ptr %268, i64 %270
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds double, ptr %262, i64 %270
  %275 = load double, ptr %274, align 8
  %276 = fmul contract double %273, %275
  %277 = fadd contract double %271, %276
  %278 = add nsw i64 %270, 1
  %279 = icmp eq i64 %278, 2
  br i1 %279, label %280, label %269

280:
  %281 = getelementptr inbounds [8 x double], ptr %6, i64 0, i64 %265
  %282 = load double, ptr %281, align 8
  %283 = fcmp contract ogt double %282, 0.000000e+00
  %284 = fcmp contract ogt double %277, %266
  %285 = select i1 %283, i1 %284, i1 false
  br i1 %285, label %286, label %291

286:
  %287 = load double, ptr %268, align 16
  store double %287, ptr %257, align 8
  %288 = or i64 %267, 1
  %289 = getelementptr inbounds [16 x double], ptr %5, i64 0, i64 %288
  %290 = load double, ptr %289, align 8
  store double %290, ptr %263, align 8
  br label %291

291:
  %292 = phi double [ %277, %286 ], [ %266, %280 ]
  %293 = add nsw i64 %265, 1
  %294 = icmp eq i64 %293, %254
  br i1 %294, label %260, label %264

295:
  %296 = add nsw i64 %251, 1
  %297 = icmp eq i64 %296, %192
  br i1 %297, label %244, label %249

298:
  %299 = phi i1 [ false, %298 ], [ true, %260 ]
  %300 = phi i64 [ 1, %298 ], [ 0, %260 ]
  %301 = phi double [ %310, %298 ], [ %250, %260 ]
  %302 = getelementptr inbounds double, ptr %257, i64 %300
  %303 = load double, ptr %302, align 8
  %304 = or i64 %300, %259
  %305 = getelementptr inbounds double, ptr %38, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = fsub contract double %303, %306
  %308 = tail call contract double @llvm.fabs.f64(double %307)
  %309 = fcmp contract ogt double %301, %308
  %310 = select contract i1 %309, double %301, double %308
  br i1 %299, label %298, label %295

311:
  br label %312

312:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %38)
  br label %313

313:
  br i1 %200, label %314, label %318

314:
  %315 = load i64, ptr %34, align 8
  %316 = call fastcc i64 @ways_of(ptr %0, ptr %8, i64 %315, ptr %36, ptr %37, ptr %38)
  %317 = icmp sgt i64 %316, 0
  br i1 %317, label %321, label %318

318:
  %319 = add nsw i64 %203, 1
  %320 = icmp eq i64 %319, %201
  br i1 %320, label %204, label %202

321:
  %322 = phi i64 [ %334, %321 ], [ 0, %314 ]
  %323 = shl nsw i64 %322, 1
  %324 = getelementptr inbounds double, ptr %36, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = load i64, ptr %34, align 8
  %327 = shl nsw i64 %326, 1
  %328 = getelementptr inbounds double, ptr %20, i64 %327
  store double %325, ptr %328, align 8
  %329 = or i64 %323, 1
  %330 = getelementptr inbounds double, ptr %36, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = or i64 %327, 1
  %333 = getelementptr inbounds double, ptr %20, i64 %332
  store double %331, ptr %333, align 8
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %38)
  %334 = add nsw i64 %322, 1
  %335 = icmp eq i64 %334, %316
  br i1 %335, label %318, label %321
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

define internal fastcc i32 @let_go_against(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = tail call fastcc i32 @solve_with(ptr %0, ptr %1, ptr %2, i64 %3, double 1.000000e+00, ptr %2, i64 0, ptr %5)
  store i32 %7, ptr %4, align 4
  %8 = icmp ne i32 %7, 0
  %9 = icmp sgt i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %21

11:
  %12 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds %struct.Space, ptr %16, i64 0, i32 9
  %18 = load ptr, ptr %17, align 8
  br label %25

19:
  %20 = icmp ne i32 %67, 0
  br label %21

21:
  %22 = phi i1 [ true, %6 ], [ %20, %19 ]
  %23 = select i1 %8, i1 %22, i1 false
  %24 = zext i1 %23 to i32
  ret i32 %24

25:
  %26 = phi i64 [ 0, %11 ], [ %68, %65 ]
  %27 = phi i32 [ 1, %11 ], [ %67, %65 ]
  %28 = getelementptr inbounds i64, ptr %2, i64 %26
  %29 = load i64, ptr %28, align 8
  %30 = shl nsw i64 %29, 1
  %31 = getelementptr inbounds double, ptr %13, i64 %30
  store double 1.000000e+00, ptr %31, align 8
  %32 = or i64 %30, 1
  %33 = getelementptr inbounds double, ptr %13, i64 %32
  store double 0.000000e+00, ptr %33, align 8
  %34 = getelementptr inbounds i64, ptr %18, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %15, i64 %35
  %37 = add nsw i64 %29, 1
  %38 = getelementptr inbounds i64, ptr %18, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = sub nsw i64 %39, %35
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %65

42:
  %43 = phi i64 [ %49, %42 ], [ 0, %25 ]
  %44 = phi double [ %48, %42 ], [ 0.000000e+00, %25 ]
  %45 = getelementptr inbounds double, ptr %36, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = fmul contract double %46, %46
  %48 = fadd contract double %44, %47
  %49 = add nsw i64 %43, 1
  %50 = icmp eq i64 %49, %40
  br i1 %50, label %51, label %42

51:
  %52 = tail call contract double @llvm.sqrt.f64(double %48)
  %53 = fcmp contract ogt double %52, 0.000000e+00
  br i1 %53, label %54, label %65

54:
  %55 = phi i64 [ %63, %54 ], [ 0, %51 ]
  %56 = add nsw i64 %55, %35
  %57 = getelementptr inbounds double, ptr %15, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fneg contract double %58
  %60 = fdiv contract double %59, %52
  %61 = add nsw i64 %55, %30
  %62 = getelementptr inbounds double, ptr %13, i64 %61
  store double %60, ptr %62, align 8
  %63 = add nsw i64 %55, 1
  %64 = icmp eq i64 %63, %40
  br i1 %64, label %65, label %54

65:
  %66 = phi i32 [ 0, %51 ], [ 0, %25 ], [ 1, %54 ]
  %67 = and i32 %27, %66
  %68 = add nsw i64 %26, 1
  %69 = icmp slt i64 %68, %3
  br i1 %69, label %25, label %19
}

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
  br label %73

54:
  %55 = phi i32 [ 0, %4 ], [ %88, %85 ]
  %56 = call fastcc i32 @find_affine(ptr %0, ptr %6, i64 -1, ptr %8, ptr %5)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %272, label %58

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
  %68 = getelementptr inbounds %struct.Search, ptr %2, i64 0, i32 1
  %69 = getelementptr inbounds %struct.Search, ptr %2, i64 0, i32 3
  %70 = icmp eq i32 %55, 0
  %71 = select contract i1 %70, double 1.000000e-09, double 1.000000e-13
  %72 = getelementptr inbounds %struct.Search, ptr %2, i64 0, i32 2
  br label %91

73:
  %74 = phi i32 [ 0, %52 ], [ %88, %85 ]
  %75 = phi i64 [ 0, %52 ], [ %89, %85 ]
  %76 = getelementptr inbounds double, ptr %23, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fcmp contract oeq double %77, 1.000000e+00
  br i1 %78, label %79, label %85

79:
  %80 = load ptr, ptr %53, align 8
  %81 = getelementptr inbounds i64, ptr %80, i64 %75
  %82 = load i64, ptr %81, align 8
  %83 = and i64 %82, 8
  %84 = icmp ne i64 %83, 0
  br label %85

85:
  %86 = phi i1 [ false, %73 ], [ %84, %79 ]
  %87 = zext i1 %86 to i32
  %88 = or i32 %74, %87
  %89 = add nsw i64 %75, 1
  %90 = icmp eq i64 %89, %13
  br i1 %90, label %54, label %73

91:
  %92 = phi i64 [ %271, %269 ], [ 0, %58 ]
  %93 = phi i64 [ %270, %269 ], [ 0, %58 ]
  br i1 %61, label %94, label %108

94:
  %95 = load ptr, ptr %62, align 8
  %96 = icmp eq ptr %95, null
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %106, %105 ]
  br i1 %96, label %105, label %99

99:
  %100 = getelementptr inbounds i64, ptr %63, i64 %98
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds ptr, ptr %95, i64 %101
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %108

105:
  %106 = add nsw i64 %98, 1
  %107 = icmp eq i64 %106, %60
  br i1 %107, label %108, label %97

108:
  %109 = phi i64 [ 1, %91 ], [ 1, %105 ], [ 7, %99 ]
  %110 = icmp ult i64 %92, %109
  br i1 %110, label %111, label %272

111:
  %112 = call fastcc i32 @fill_set(ptr %0, ptr %8, i64 %92, ptr %6, ptr %64)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %269, label %114

114:
  %115 = load double, ptr %65, align 8
  %116 = load ptr, ptr %0, align 8
  %117 = getelementptr inbounds %struct.Space, ptr %116, i64 0, i32 9
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds %struct.Space, ptr %116, i64 0, i32 3
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %118, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %139

124:
  %125 = load ptr, ptr %66, align 8
  br label %126

126:
  %127 = phi i64 [ 0, %124 ], [ %137, %126 ]
  %128 = phi double [ 0.000000e+00, %124 ], [ %136, %126 ]
  %129 = getelementptr inbounds double, ptr %26, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %125, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = fmul contract double %130, %132
  %134 = tail call contract double @llvm.fabs.f64(double %133)
  %135 = fcmp contract ogt double %128, %134
  %136 = select contract i1 %135, double %128, double %134
  %137 = add nsw i64 %127, 1
  %138 = icmp eq i64 %137, %122
  br i1 %138, label %139, label %126

139:
  %140 = phi double [ 0.000000e+00, %114 ], [ %136, %126 ]
  %141 = icmp sgt i64 %93, 0
  br i1 %141, label %142, label %154

142:
  %143 = fcmp contract ogt double %115, %140
  %144 = select contract i1 %143, double %115, double %140
  %145 = fmul contract double %144, 1.000000e-09
  br label %146

146:
  %147 = phi i64 [ 0, %142 ], [ %162, %157 ]
  %148 = phi i32 [ 0, %142 ], [ %161, %157 ]
  br i1 %67, label %149, label %157

149:
  %150 = mul nsw i64 %147, %15
  %151 = load ptr, ptr %66, align 8
  br label %164

152:
  %153 = icmp eq i32 %161, 0
  br i1 %153, label %154, label %269

154:
  br i1 %67, label %155, label %181

155:
  %156 = mul nsw i64 %93, %15
  br label %185

157:
  %158 = phi double [ 0.000000e+00, %146 ], [ %178, %164 ]
  %159 = fcmp contract ole double %158, %145
  %160 = zext i1 %159 to i32
  %161 = or i32 %148, %160
  %162 = add nsw i64 %147, 1
  %163 = icmp eq i64 %162, %93
  br i1 %163, label %152, label %146

164:
  %165 = phi i64 [ 0, %149 ], [ %179, %164 ]
  %166 = phi double [ 0.000000e+00, %149 ], [ %178, %164 ]
  %167 = getelementptr inbounds double, ptr %26, i64 %165
  %168 = load double, ptr %167, align 8
  %169 = add nsw i64 %165, %150
  %170 = getelementptr inbounds double, ptr %48, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = fsub contract double %168, %171
  %173 = tail call contract double @llvm.fabs.f64(double %172)
  %174 = getelementptr inbounds double, ptr %151, i64 %165
  %175 = load double, ptr %174, align 8
  %176 = fmul contract double %173, %175
  %177 = fcmp contract ogt double %166, %176
  %178 = select contract i1 %177, double %166, double %176
  %179 = add nsw i64 %165, 1
  %180 = icmp eq i64 %179, %15
  br i1 %180, label %157, label %164

181:
  %182 = add nsw i64 %93, 1
  %183 = load i64, ptr %68, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %193, label %211

185:
  %186 = phi i64 [ 0, %155 ], [ %191, %185 ]
  %187 = getelementptr inbounds double, ptr %26, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = add nsw i64 %186, %156
  %190 = getelementptr inbounds double, ptr %48, i64 %189
  store double %188, ptr %190, align 8
  %191 = add nsw i64 %186, 1
  %192 = icmp eq i64 %191, %15
  br i1 %192, label %181, label %185

193:
  %194 = load ptr, ptr %69, align 8
  %195 = getelementptr inbounds %struct.Space, ptr %116, i64 0, i32 2
  %196 = load i64, ptr %195, align 8
  %197 = shl nsw i64 %120, 2
  %198 = shl nsw i64 %122, 1
  %199 = or i64 %197, 1
  %200 = add i64 %199, %198
  %201 = add i64 %200, %196
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %210

203:
  %204 = phi i64 [ %208, %203 ], [ 0, %193 ]
  %205 = getelementptr inbounds double, ptr %1, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %194, i64 %204
  store double %206, ptr %207, align 8
  %208 = add nsw i64 %204, 1
  %209 = icmp eq i64 %208, %201
  br i1 %209, label %210, label %203

210:
  store i64 1, ptr %68, align 8
  br label %211

211:
  %212 = load i64, ptr %2, align 8
  %213 = icmp eq i64 %212, 32
  br i1 %213, label %272, label %214

214:
  %215 = getelementptr inbounds %struct.Space, ptr %116, i64 0, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = shl nsw i64 %120, 2
  %218 = load i64, ptr %121, align 8
  %219 = shl nsw i64 %218, 1
  %220 = or i64 %217, 1
  %221 = add i64 %220, %216
  %222 = add i64 %221, %219
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %231

224:
  %225 = phi i64 [ %229, %224 ], [ 0, %214 ]
  %226 = getelementptr inbounds double, ptr %1, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %3, i64 %225
  store double %227, ptr %228, align 8
  %229 = add nsw i64 %225, 1
  %230 = icmp eq i64 %229, %222
  br i1 %230, label %231, label %224

231:
  br i1 %70, label %232, label %235

232:
  %233 = call fastcc i32 @is_possible(ptr %0, ptr %6, double 1.000000e-09)
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %241

235:
  %236 = call fastcc i32 @find_other_forces(ptr %0, ptr %7, double %71, ptr %64)
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %269, label %238

238:
  %239 = call fastcc i32 @is_possible(ptr %0, ptr %7, double %71)
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %269, label %241

241:
  %242 = load ptr, ptr %72, align 8
  %243 = load i64, ptr %2, align 8
  %244 = add nsw i64 %243, 1
  store i64 %244, ptr %2, align 8
  %245 = mul nsw i64 %243, %22
  %246 = getelementptr double, ptr %242, i64 %245
  %247 = load ptr, ptr %0, align 8
  %248 = getelementptr inbounds %struct.Space, ptr %247, i64 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds %struct.Space, ptr %247, i64 0, i32 3
  %251 = load i64, ptr %250, align 8
  %252 = shl nsw i64 %251, 2
  %253 = getelementptr inbounds %struct.Space, ptr %247, i64 0, i32 9
  %254 = load ptr, ptr %253, align 8
  %255 = getelementptr inbounds i64, ptr %254, i64 %251
  %256 = load i64, ptr %255, align 8
  %257 = shl nsw i64 %256, 1
  %258 = add i64 %249, 1
  %259 = add i64 %258, %252
  %260 = add i64 %259, %257
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %262, label %269

262:
  %263 = phi i64 [ %267, %262 ], [ 0, %241 ]
  %264 = getelementptr inbounds double, ptr %3, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds double, ptr %246, i64 %263
  store double %265, ptr %266, align 8
  %267 = add nsw i64 %263, 1
  %268 = icmp eq i64 %267, %260
  br i1 %268, label %269, label %262

269:
  %270 = phi i64 [ %93, %111 ], [ %182, %241 ], [ %182, %235 ], [ %182, %238 ], [ %93, %152 ], [ %182, %262 ]
  %271 = add nsw i64 %92, 1
  br label %91

272:
  ret void
}

define internal fastcc i64 @ways_of(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %struct.Affine, align 8
  %11 = alloca [2 x double], align 16
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca %struct.Rate, align 8
  %15 = alloca double, align 8
  store ptr %5, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %11, ptr align 16 dereferenceable(16) @__const.ways_of.now, i64 16, i1 false)
  %16 = call fastcc i32 @find_affine(ptr %0, ptr %1, i64 %2, ptr %10, ptr %9)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %137, label %18

18:
  store ptr %0, ptr %14, align 8
  %19 = getelementptr inbounds %struct.Rate, ptr %14, i64 0, i32 1
  store ptr %10, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Rate, ptr %14, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Set, ptr %1, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.Rate, ptr %14, i64 0, i32 3
  store i64 %2, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Rate, ptr %14, i64 0, i32 4
  %25 = load ptr, ptr %9, align 8
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %11, i64 1
  br label %28

27:
  br label %137

28:
  %29 = phi double [ 0x3FB98EAECB8BCB2C, %18 ], [ %132, %120 ]
  %30 = phi double [ 0x7FF8000000000000, %18 ], [ %38, %120 ]
  %31 = phi double [ 0x7FF8000000000000, %18 ], [ %122, %120 ]
  %32 = phi i64 [ 0, %18 ], [ %121, %120 ]
  %33 = phi i64 [ 0, %18 ], [ %133, %120 ]
  %34 = phi double [ undef, %18 ], [ %36, %120 ]
  %35 = phi double [ undef, %18 ], [ %29, %120 ]
  %36 = phi double [ 0x3FEFD712F9A817C1, %18 ], [ %131, %120 ]
  call fastcc void @rate_along(ptr %14, ptr %11, ptr %12, ptr %13)
  %37 = icmp ne i64 %33, 0
  %38 = load double, ptr %12, align 8
  %39 = fmul contract double %30, %38
  %40 = fcmp contract olt double %39, 0.000000e+00
  %41 = select i1 %37, i1 %40, i1 false
  br i1 %41, label %42, label %120

42:
  %43 = fcmp contract olt double %31, 0.000000e+00
  %44 = load double, ptr %13, align 8
  %45 = fcmp contract olt double %44, 0.000000e+00
  %46 = select i1 %43, i1 %45, i1 false
  br i1 %46, label %120, label %47

47:
  %48 = shl nsw i64 %32, 1
  %49 = getelementptr inbounds double, ptr %3, i64 %48
  %50 = fsub contract double %36, %34
  %51 = fadd contract double %34, %50
  store double %51, ptr %49, align 8
  %52 = fsub contract double %29, %35
  %53 = fadd contract double %35, %52
  %54 = getelementptr inbounds double, ptr %49, i64 1
  store double %53, ptr %54, align 8
  br label %55

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %47 ]
  %57 = phi double [ %61, %55 ], [ 0.000000e+00, %47 ]
  %58 = getelementptr inbounds double, ptr %49, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %59, %59
  %61 = fadd contract double %57, %60
  %62 = add nsw i64 %56, 1
  %63 = icmp eq i64 %62, 2
  br i1 %63, label %64, label %55

64:
  %65 = call contract double @llvm.sqrt.f64(double %61)
  %66 = fdiv contract double %51, %65
  store double %66, ptr %49, align 8
  %67 = fdiv contract double %53, %65
  store double %67, ptr %54, align 8
  %68 = fcmp contract une double %30, %38
  br i1 %68, label %69, label %117

69:
  %70 = phi i64 [ %113, %106 ], [ 0, %64 ]
  %71 = phi double [ %112, %106 ], [ %30, %64 ]
  %72 = phi double [ %82, %106 ], [ 1.000000e+00, %64 ]
  %73 = phi double [ %111, %106 ], [ 0.000000e+00, %64 ]
  %74 = phi double [ %100, %106 ], [ %38, %64 ]
  %75 = fsub contract double %72, %73
  %76 = call contract double @llvm.fabs.f64(double %75)
  %77 = fcmp contract ult double %76, 0x3CB0000000000000
  br i1 %77, label %117, label %78

78:
  %79 = fmul contract double %74, %75
  %80 = fsub contract double %74, %71
  %81 = fdiv contract double %79, %80
  %82 = fsub contract double %72, %81
  %83 = fmul contract double %50, %82
  %84 = fadd contract double %34, %83
  store double %84, ptr %49, align 8
  %85 = fmul contract double %52, %82
  %86 = fadd contract double %35, %85
  store double %86, ptr %54, align 8
  br label %87

87:
  %88 = phi i64 [ %94, %87 ], [ 0, %78 ]
  %89 = phi double [ %93, %87 ], [ 0.000000e+00, %78 ]
  %90 = getelementptr inbounds double, ptr %49, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = fmul contract double %91, %91
  %93 = fadd contract double %89, %92
  %94 = add nsw i64 %88, 1
  %95 = icmp eq i64 %94, 2
  br i1 %95, label %96, label %87

96:
  %97 = call contract double @llvm.sqrt.f64(double %93)
  %98 = fdiv contract double %84, %97
  store double %98, ptr %49, align 8
  %99 = fdiv contract double %86, %97
  store double %99, ptr %54, align 8
  call fastcc void @rate_along(ptr %14, ptr %49, ptr %7, ptr %8)
  %100 = load double, ptr %7, align 8
  %101 = fcmp contract ueq double %100, 0.000000e+00
  br i1 %101, label %117, label %102

102:
  %103 = fsub contract double %82, %72
  %104 = call contract double @llvm.fabs.f64(double %103)
  %105 = fcmp contract olt double %104, 0x3CB0000000000000
  br i1 %105, label %117, label %106

106:
  %107 = fcmp contract uge double %100, 0.000000e+00
  %108 = fcmp contract olt double %74, 0.000000e+00
  %109 = xor i1 %108, %107
  %110 = fmul contract double %71, 5.000000e-01
  %111 = select i1 %109, double %73, double %72
  %112 = select i1 %109, double %110, double %74
  %113 = add nsw i64 %70, 1
  %114 = icmp ult i64 %70, 59
  %115 = fcmp contract une double %112, %100
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %69, label %117

117:
  %118 = add nsw i64 %32, 1
  %119 = getelementptr inbounds double, ptr %4, i64 %32
  call fastcc void @rate_along(ptr %14, ptr %49, ptr %15, ptr %119)
  br label %120

120:
  %121 = phi i64 [ %32, %42 ], [ %118, %117 ], [ %32, %28 ]
  %122 = load double, ptr %13, align 8
  %123 = fmul contract double %29, 0x3FB665A8349D55E1
  %124 = fsub contract double %36, %123
  %125 = fmul contract double %36, 0x3FB665A8349D55E1
  %126 = fadd contract double %29, %125
  %127 = fmul contract double %124, %124
  %128 = fmul contract double %126, %126
  %129 = fadd contract double %128, %127
  %130 = call contract double @llvm.sqrt.f64(double %129)
  %131 = fdiv contract double %124, %130
  store double %131, ptr %11, align 16
  %132 = fdiv contract double %126, %130
  store double %132, ptr %26, align 8
  %133 = add nsw i64 %33, 1
  %134 = icmp ult i64 %33, 72
  %135 = icmp slt i64 %121, 8
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %28, label %27

137:
  %138 = phi i64 [ %121, %27 ], [ 0, %6 ]
  ret i64 %138
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

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)
