; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Problem = type { ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Place = type { ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Feet = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@__const.size_of_start.sizes = private constant [3 x i64] [i64 192, i64 208, i64 176], align 16

define void @solve_rows(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %11

8:
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %8 ], [ %27, %26 ]
  %14 = getelementptr inbounds i64, ptr %5, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %26

17:
  %18 = load i64, ptr %9, align 8
  %19 = mul nsw i64 %18, %13
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = load i64, ptr %10, align 8
  %22 = mul nsw i64 %21, %13
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = tail call fastcc i32 @solve_row(ptr %0, ptr %1, ptr %20, ptr %23)
  %25 = zext i32 %24 to i64
  store i64 %25, ptr %14, align 8
  br label %26

26:
  %27 = add nsw i64 %13, 1
  %28 = icmp eq i64 %27, %4
  br i1 %28, label %11, label %12
}

define internal fastcc i32 @solve_row(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %9 = load ptr, ptr %8, align 8
  tail call void %5(ptr %1, ptr %2, ptr %3, ptr %7, ptr %9)
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %22

14:
  %15 = phi i64 [ %20, %14 ], [ 0, %4 ]
  %16 = phi double [ %19, %14 ], [ 0.000000e+00, %4 ]
  %17 = getelementptr inbounds double, ptr %10, i64 %15
  %18 = load double, ptr %17, align 8
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %16)
  %20 = add nsw i64 %15, 1
  %21 = icmp eq i64 %20, %12
  br i1 %21, label %22, label %14

22:
  %23 = phi double [ 0.000000e+00, %4 ], [ %19, %14 ]
  %24 = tail call double @llvm.sqrt.f64(double %23)
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %28 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %30 = load i64, ptr %25, align 8
  %31 = icmp sgt i64 %30, 0
  %32 = fcmp une double %24, 0.000000e+00
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %38, label %154

34:
  %35 = icmp sgt i64 %117, 0
  %36 = fcmp une double %87, 0.000000e+00
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %154

38:
  %39 = phi double [ %87, %34 ], [ %24, %22 ]
  %40 = phi i32 [ %151, %34 ], [ 0, %22 ]
  %41 = fsub double %39, %39
  %42 = fcmp oeq double %41, 0.000000e+00
  br i1 %42, label %43, label %443

43:
  %44 = tail call fastcc double @least_squares(ptr %0)
  %45 = fcmp oeq double %44, 0.000000e+00
  br i1 %45, label %443, label %46

46:
  %47 = phi i32 [ %101, %100 ], [ 0, %43 ]
  %48 = phi double [ %102, %100 ], [ 1.000000e+00, %43 ]
  %49 = load i64, ptr %26, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %53

51:
  %52 = load ptr, ptr %27, align 8
  br label %62

53:
  %54 = load i64, ptr %25, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %58, label %56

56:
  %57 = load ptr, ptr %27, align 8
  br label %69

58:
  %59 = load ptr, ptr %28, align 8
  %60 = load ptr, ptr %27, align 8
  %61 = load ptr, ptr %29, align 8
  br label %89

62:
  %63 = phi i64 [ 0, %51 ], [ %67, %62 ]
  %64 = getelementptr inbounds double, ptr %2, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %52, i64 %63
  store double %65, ptr %66, align 8
  %67 = add nsw i64 %63, 1
  %68 = icmp eq i64 %67, %49
  br i1 %68, label %53, label %62

69:
  %70 = phi ptr [ %57, %56 ], [ %60, %89 ]
  %71 = load ptr, ptr %0, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %8, align 8
  tail call void %71(ptr %1, ptr %70, ptr %3, ptr %72, ptr %73)
  %74 = load ptr, ptr %6, align 8
  %75 = load i64, ptr %11, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %85

77:
  %78 = phi i64 [ %83, %77 ], [ 0, %69 ]
  %79 = phi double [ %82, %77 ], [ 0.000000e+00, %69 ]
  %80 = getelementptr inbounds double, ptr %74, i64 %78
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fmuladd.f64(double %81, double %81, double %79)
  %83 = add nsw i64 %78, 1
  %84 = icmp eq i64 %83, %75
  br i1 %84, label %85, label %77

85:
  %86 = phi double [ 0.000000e+00, %69 ], [ %82, %77 ]
  %87 = tail call double @llvm.sqrt.f64(double %86)
  %88 = fcmp uge double %87, %39
  br i1 %88, label %100, label %104

89:
  %90 = phi i64 [ 0, %58 ], [ %98, %89 ]
  %91 = getelementptr inbounds double, ptr %59, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds i64, ptr %61, i64 %90
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %60, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %48, double %92, double %96)
  store double %97, ptr %95, align 8
  %98 = add nsw i64 %90, 1
  %99 = icmp eq i64 %98, %54
  br i1 %99, label %69, label %89

100:
  %101 = add nsw i32 %47, 1
  %102 = fmul double %48, 4.000000e-01
  %103 = icmp eq i32 %101, 6
  br i1 %103, label %111, label %46

104:
  %105 = fcmp oeq double %48, 0.000000e+00
  br i1 %105, label %111, label %106

106:
  %107 = load i64, ptr %26, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %115

109:
  %110 = load ptr, ptr %27, align 8
  br label %139

111:
  %112 = load ptr, ptr %0, align 8
  %113 = load ptr, ptr %8, align 8
  tail call void %112(ptr %1, ptr %2, ptr %3, ptr %74, ptr %113)
  %114 = load i64, ptr %11, align 8
  br label %154

115:
  %116 = load ptr, ptr %28, align 8
  %117 = load i64, ptr %25, align 8
  %118 = icmp sgt i64 %117, 0
  br i1 %118, label %119, label %127

119:
  %120 = phi i64 [ %125, %119 ], [ 0, %115 ]
  %121 = phi double [ %124, %119 ], [ 0.000000e+00, %115 ]
  %122 = getelementptr inbounds double, ptr %116, i64 %120
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.fmuladd.f64(double %123, double %123, double %121)
  %125 = add nsw i64 %120, 1
  %126 = icmp eq i64 %125, %117
  br i1 %126, label %127, label %119

127:
  %128 = phi double [ 0.000000e+00, %115 ], [ %124, %119 ]
  %129 = tail call double @llvm.sqrt.f64(double %128)
  %130 = fmul double %48, %129
  br i1 %108, label %131, label %146

131:
  %132 = phi i64 [ %137, %131 ], [ 0, %127 ]
  %133 = phi double [ %136, %131 ], [ 0.000000e+00, %127 ]
  %134 = getelementptr inbounds double, ptr %2, i64 %132
  %135 = load double, ptr %134, align 8
  %136 = tail call double @llvm.fmuladd.f64(double %135, double %135, double %133)
  %137 = add nsw i64 %132, 1
  %138 = icmp eq i64 %137, %107
  br i1 %138, label %146, label %131

139:
  %140 = phi i64 [ 0, %109 ], [ %144, %139 ]
  %141 = getelementptr inbounds double, ptr %110, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %2, i64 %140
  store double %142, ptr %143, align 8
  %144 = add nsw i64 %140, 1
  %145 = icmp eq i64 %144, %107
  br i1 %145, label %115, label %139

146:
  %147 = phi double [ 0.000000e+00, %127 ], [ %136, %131 ]
  %148 = tail call double @llvm.sqrt.f64(double %147)
  %149 = fmul double %148, 1.000000e-15
  %150 = fcmp ole double %130, %149
  %151 = add nsw i32 %40, 1
  %152 = icmp eq i32 %151, 60
  %153 = select i1 %150, i1 true, i1 %152
  br i1 %153, label %154, label %34

154:
  %155 = phi i64 [ %114, %111 ], [ %12, %22 ], [ %75, %146 ], [ %75, %34 ]
  %156 = load i64, ptr %26, align 8
  %157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %160 = load ptr, ptr %159, align 8
  %161 = icmp sgt i64 %156, 0
  br i1 %161, label %162, label %188

162:
  %163 = shl i64 %156, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %158, i8 0, i64 %163, i1 false)
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %165 = load ptr, ptr %164, align 8
  br label %170

166:
  %167 = fcmp olt double %185, 1.000000e+00
  %168 = select i1 %167, double %185, double 1.000000e+00
  %169 = fmul double %168, 0x3D719799812DEA11
  br label %193

170:
  %171 = phi double [ 0.000000e+00, %162 ], [ %185, %170 ]
  %172 = phi i64 [ 0, %162 ], [ %186, %170 ]
  %173 = getelementptr inbounds i64, ptr %165, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %158, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds double, ptr %2, i64 %172
  %178 = load double, ptr %177, align 8
  %179 = tail call double @llvm.fabs.f64(double %178)
  %180 = fcmp ogt double %176, %179
  %181 = select i1 %180, double %176, double %179
  store double %181, ptr %175, align 8
  %182 = load double, ptr %177, align 8
  %183 = tail call double @llvm.fabs.f64(double %182)
  %184 = fcmp ogt double %171, %183
  %185 = select i1 %184, double %171, double %183
  %186 = add nsw i64 %172, 1
  %187 = icmp eq i64 %186, %156
  br i1 %187, label %166, label %170

188:
  %189 = icmp sgt i64 %155, 0
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %191 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %192 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  br label %202

193:
  %194 = phi i64 [ 0, %166 ], [ %200, %193 ]
  %195 = getelementptr inbounds double, ptr %158, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fcmp ogt double %196, %169
  %198 = select i1 %197, double %196, double 0.000000e+00
  store double %198, ptr %195, align 8
  %199 = getelementptr inbounds double, ptr %160, i64 %194
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %194, 1
  %201 = icmp eq i64 %200, %156
  br i1 %201, label %188, label %193

202:
  %203 = phi i32 [ 0, %188 ], [ %282, %281 ]
  br i1 %189, label %204, label %234

204:
  %205 = load ptr, ptr %190, align 8
  br label %206

206:
  %207 = phi i64 [ 0, %204 ], [ %213, %212 ]
  %208 = getelementptr inbounds double, ptr %205, i64 %207
  store double 0.000000e+00, ptr %208, align 8
  br i1 %161, label %209, label %212

209:
  %210 = load ptr, ptr %6, align 8
  %211 = load ptr, ptr %191, align 8
  br label %215

212:
  %213 = add nsw i64 %207, 1
  %214 = icmp eq i64 %213, %155
  br i1 %214, label %234, label %206

215:
  %216 = phi i64 [ 0, %209 ], [ %218, %215 ]
  %217 = phi double [ 0.000000e+00, %209 ], [ %232, %215 ]
  %218 = add nsw i64 %216, 1
  %219 = mul i64 %218, %155
  %220 = add nsw i64 %219, %207
  %221 = getelementptr inbounds double, ptr %210, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = tail call double @llvm.fabs.f64(double %222)
  %224 = fcmp olt double %223, 0x7FF0000000000000
  %225 = select i1 %224, double %223, double 0.000000e+00
  %226 = getelementptr inbounds i64, ptr %211, i64 %216
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %160, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fmul double %229, %225
  %231 = fcmp ogt double %217, %230
  %232 = select i1 %231, double %217, double %230
  store double %232, ptr %208, align 8
  %233 = icmp eq i64 %218, %156
  br i1 %233, label %212, label %215

234:
  br i1 %161, label %235, label %339

235:
  %236 = load ptr, ptr %192, align 8
  br label %237

237:
  %238 = phi i64 [ 0, %235 ], [ %240, %237 ]
  %239 = getelementptr inbounds double, ptr %236, i64 %238
  store double 0x7FF0000000000000, ptr %239, align 8
  %240 = add nsw i64 %238, 1
  %241 = icmp eq i64 %240, %156
  br i1 %241, label %244, label %237

242:
  %243 = load ptr, ptr %191, align 8
  br label %286

244:
  %245 = phi i64 [ %257, %256 ], [ 0, %237 ]
  br i1 %189, label %248, label %246

246:
  %247 = add nsw i64 %245, 1
  br label %256

248:
  %249 = load ptr, ptr %6, align 8
  %250 = add nsw i64 %245, 1
  %251 = mul i64 %250, %155
  %252 = load ptr, ptr %191, align 8
  %253 = getelementptr inbounds i64, ptr %252, i64 %245
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds double, ptr %236, i64 %254
  br label %259

256:
  %257 = phi i64 [ %247, %246 ], [ %250, %278 ]
  %258 = icmp eq i64 %257, %156
  br i1 %258, label %242, label %244

259:
  %260 = phi i64 [ 0, %248 ], [ %279, %278 ]
  %261 = add nsw i64 %260, %251
  %262 = getelementptr inbounds double, ptr %249, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = tail call double @llvm.fabs.f64(double %263)
  %265 = fcmp olt double %264, 0x7FF0000000000000
  %266 = select i1 %265, double %264, double 0.000000e+00
  %267 = fcmp ogt double %266, 0.000000e+00
  br i1 %267, label %268, label %278

268:
  %269 = load ptr, ptr %190, align 8
  %270 = getelementptr inbounds double, ptr %269, i64 %260
  %271 = load double, ptr %270, align 8
  %272 = fcmp ogt double %271, 0.000000e+00
  br i1 %272, label %273, label %278

273:
  %274 = fdiv double %271, %266
  %275 = load double, ptr %255, align 8
  %276 = fcmp olt double %274, %275
  br i1 %276, label %277, label %278

277:
  store double %274, ptr %255, align 8
  br label %278

278:
  %279 = add nsw i64 %260, 1
  %280 = icmp eq i64 %279, %155
  br i1 %280, label %256, label %259

281:
  %282 = add nsw i32 %203, 1
  %283 = icmp ult i32 %203, 2
  %284 = icmp ne i64 %304, 0
  %285 = select i1 %283, i1 %284, i1 false
  br i1 %285, label %202, label %311

286:
  %287 = phi i64 [ 0, %242 ], [ %305, %297 ]
  %288 = phi i64 [ 0, %242 ], [ %304, %297 ]
  %289 = getelementptr inbounds double, ptr %160, i64 %287
  %290 = load double, ptr %289, align 8
  %291 = fcmp oeq double %290, 0.000000e+00
  br i1 %291, label %292, label %297

292:
  %293 = getelementptr inbounds double, ptr %236, i64 %287
  %294 = load double, ptr %293, align 8
  %295 = fcmp olt double %294, 0x7FF0000000000000
  br i1 %295, label %296, label %297

296:
  store double %294, ptr %289, align 8
  br label %297

297:
  %298 = getelementptr inbounds i64, ptr %243, i64 %287
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds double, ptr %160, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fcmp oeq double %301, 0.000000e+00
  %303 = zext i1 %302 to i64
  %304 = or i64 %288, %303
  %305 = add nsw i64 %287, 1
  %306 = icmp eq i64 %305, %156
  br i1 %306, label %281, label %286

307:
  %308 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %309 = load i64, ptr %308, align 8
  %310 = icmp sgt i64 %309, -1
  br i1 %310, label %324, label %339

311:
  %312 = phi i64 [ %322, %311 ], [ 0, %281 ]
  %313 = getelementptr inbounds double, ptr %158, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds double, ptr %160, i64 %312
  %316 = load double, ptr %315, align 8
  %317 = fcmp oeq double %316, 0.000000e+00
  %318 = fmul double %316, 1.000000e-04
  %319 = select i1 %317, double 1.000000e-04, double %318
  %320 = fcmp ogt double %314, %319
  %321 = select i1 %320, double %314, double %319
  store double %321, ptr %313, align 8
  %322 = add nsw i64 %312, 1
  %323 = icmp eq i64 %322, %156
  br i1 %323, label %307, label %311

324:
  %325 = phi i64 [ %337, %324 ], [ 0, %307 ]
  %326 = getelementptr inbounds i64, ptr %243, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds double, ptr %158, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = add nsw i64 %325, %309
  %331 = getelementptr inbounds double, ptr %3, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = tail call double @llvm.fabs.f64(double %332)
  %334 = fmul double %333, 1.000000e-04
  %335 = fcmp ogt double %329, %334
  %336 = select i1 %335, double %329, double %334
  store double %336, ptr %328, align 8
  %337 = add nsw i64 %325, 1
  %338 = icmp eq i64 %337, %156
  br i1 %338, label %339, label %324

339:
  br i1 %189, label %340, label %411

340:
  %341 = load ptr, ptr %190, align 8
  br label %342

342:
  %343 = phi i64 [ 0, %340 ], [ %349, %348 ]
  %344 = getelementptr inbounds double, ptr %341, i64 %343
  store double 0.000000e+00, ptr %344, align 8
  br i1 %161, label %345, label %348

345:
  %346 = load ptr, ptr %6, align 8
  %347 = load ptr, ptr %191, align 8
  br label %351

348:
  %349 = add nsw i64 %343, 1
  %350 = icmp eq i64 %349, %155
  br i1 %350, label %370, label %342

351:
  %352 = phi i64 [ 0, %345 ], [ %354, %351 ]
  %353 = phi double [ 0.000000e+00, %345 ], [ %368, %351 ]
  %354 = add nsw i64 %352, 1
  %355 = mul i64 %354, %155
  %356 = add nsw i64 %355, %343
  %357 = getelementptr inbounds double, ptr %346, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = tail call double @llvm.fabs.f64(double %358)
  %360 = fcmp olt double %359, 0x7FF0000000000000
  %361 = select i1 %360, double %359, double 0.000000e+00
  %362 = getelementptr inbounds i64, ptr %347, i64 %352
  %363 = load i64, ptr %362, align 8
  %364 = getelementptr inbounds double, ptr %158, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fmul double %365, %361
  %367 = fcmp ogt double %353, %366
  %368 = select i1 %367, double %353, double %366
  store double %368, ptr %344, align 8
  %369 = icmp eq i64 %354, %156
  br i1 %369, label %348, label %351

370:
  %371 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %372 = load ptr, ptr %371, align 8
  %373 = shl i64 %155, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %372, i8 0, i64 %373, i1 false)
  %374 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %375 = load ptr, ptr %374, align 8
  br label %376

376:
  %377 = phi i64 [ 0, %370 ], [ %386, %376 ]
  %378 = getelementptr inbounds i64, ptr %375, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %372, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds double, ptr %341, i64 %377
  %383 = load double, ptr %382, align 8
  %384 = fcmp ogt double %381, %383
  %385 = select i1 %384, double %381, double %383
  store double %385, ptr %380, align 8
  %386 = add nsw i64 %377, 1
  %387 = icmp eq i64 %386, %155
  br i1 %387, label %388, label %376

388:
  %389 = phi i64 [ %401, %388 ], [ 0, %376 ]
  %390 = getelementptr inbounds double, ptr %341, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds i64, ptr %375, i64 %389
  %393 = load i64, ptr %392, align 8
  %394 = getelementptr inbounds double, ptr %372, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = fmul double %395, 1.000000e-08
  %397 = fcmp ogt double %391, %396
  %398 = select i1 %397, double %391, double %396
  %399 = fcmp oeq double %398, 0.000000e+00
  %400 = select i1 %399, double 1.000000e-04, double %398
  store double %400, ptr %390, align 8
  %401 = add nsw i64 %389, 1
  %402 = icmp eq i64 %401, %155
  br i1 %402, label %403, label %388

403:
  %404 = load ptr, ptr %6, align 8
  %405 = load i64, ptr %25, align 8
  %406 = icmp sgt i64 %405, 0
  %407 = select i1 %406, double 1.000000e-10, double 1.000000e-08
  br label %422

408:
  %409 = add nsw i64 %423, 1
  %410 = icmp eq i64 %409, %155
  br i1 %410, label %411, label %422

411:
  %412 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %413 = load i64, ptr %412, align 8
  %414 = icmp slt i64 %413, 1
  br i1 %414, label %443, label %415

415:
  %416 = load ptr, ptr %6, align 8
  %417 = add i64 %156, 1
  %418 = mul i64 %155, %417
  %419 = getelementptr inbounds double, ptr %416, i64 %418
  %420 = load double, ptr %419, align 8
  %421 = fcmp ogt double %420, 0.000000e+00
  br i1 %421, label %431, label %443

422:
  %423 = phi i64 [ 0, %403 ], [ %409, %408 ]
  %424 = getelementptr inbounds double, ptr %404, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = tail call double @llvm.fabs.f64(double %425)
  %427 = getelementptr inbounds double, ptr %341, i64 %423
  %428 = load double, ptr %427, align 8
  %429 = fmul double %407, %428
  %430 = fcmp ugt double %426, %429
  br i1 %430, label %443, label %408

431:
  %432 = phi i64 [ %433, %435 ], [ 0, %415 ]
  %433 = add nsw i64 %432, 1
  %434 = icmp eq i64 %433, %413
  br i1 %434, label %440, label %435

435:
  %436 = add nsw i64 %433, %418
  %437 = getelementptr inbounds double, ptr %416, i64 %436
  %438 = load double, ptr %437, align 8
  %439 = fcmp ogt double %438, 0.000000e+00
  br i1 %439, label %431, label %440

440:
  %441 = icmp sge i64 %433, %413
  %442 = zext i1 %441 to i32
  br label %443

443:
  %444 = phi i32 [ 1, %411 ], [ 0, %415 ], [ %442, %440 ], [ 0, %422 ], [ 0, %38 ], [ 0, %43 ]
  ret i32 %444
}

define i64 @solve_alone(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) {
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %11 = load ptr, ptr %10, align 8
  %12 = mul i64 %9, %7
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %15, label %99

15:
  %16 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %17 = icmp sgt i64 %12, 0
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %19 = icmp sgt i64 %9, 0
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %21 = icmp sgt i64 %7, 0
  br label %22

22:
  %23 = phi i64 [ 0, %15 ], [ %97, %95 ]
  %24 = phi i64 [ 0, %15 ], [ %96, %95 ]
  %25 = mul nsw i64 %23, %7
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = tail call fastcc i32 @solve_row(ptr %0, ptr %1, ptr %26, ptr %3)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %95, label %29

29:
  %30 = icmp ne i64 %24, 0
  br i1 %30, label %67, label %31

31:
  %32 = load i64, ptr %16, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %37

34:
  %35 = tail call fastcc double @least_squares(ptr %0)
  %36 = fcmp ogt double %35, 0x3E7AD7F29ABCAF48
  br i1 %36, label %37, label %99

37:
  br i1 %17, label %38, label %40

38:
  %39 = load ptr, ptr %18, align 8
  br label %43

40:
  br i1 %19, label %41, label %52

41:
  %42 = load ptr, ptr %20, align 8
  br label %53

43:
  %44 = phi i64 [ 0, %38 ], [ %50, %43 ]
  %45 = add nsw i64 %44, %9
  %46 = getelementptr inbounds double, ptr %39, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = tail call double @llvm.fabs.f64(double %47)
  %49 = getelementptr inbounds double, ptr %11, i64 %44
  store double %48, ptr %49, align 8
  %50 = add nsw i64 %44, 1
  %51 = icmp eq i64 %50, %12
  br i1 %51, label %40, label %43

52:
  br i1 %21, label %60, label %95

53:
  %54 = phi i64 [ 0, %41 ], [ %58, %53 ]
  %55 = getelementptr inbounds double, ptr %42, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %13, i64 %54
  store double %56, ptr %57, align 8
  %58 = add nsw i64 %54, 1
  %59 = icmp eq i64 %58, %9
  br i1 %59, label %52, label %53

60:
  %61 = phi i64 [ %65, %60 ], [ 0, %52 ]
  %62 = getelementptr inbounds double, ptr %26, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %2, i64 %61
  store double %63, ptr %64, align 8
  %65 = add nsw i64 %61, 1
  %66 = icmp eq i64 %65, %7
  br i1 %66, label %67, label %60

67:
  %68 = and i1 %30, %21
  br i1 %68, label %69, label %95

69:
  %70 = phi i64 [ %93, %92 ], [ 0, %67 ]
  br i1 %19, label %71, label %92

71:
  %72 = mul nsw i64 %70, %9
  %73 = getelementptr inbounds double, ptr %26, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %2, i64 %70
  %76 = load double, ptr %75, align 8
  %77 = fsub double %74, %76
  %78 = tail call double @llvm.fabs.f64(double %77)
  br label %82

79:
  %80 = add nsw i64 %83, 1
  %81 = icmp eq i64 %80, %9
  br i1 %81, label %92, label %82

82:
  %83 = phi i64 [ 0, %71 ], [ %80, %79 ]
  %84 = add nsw i64 %83, %72
  %85 = getelementptr inbounds double, ptr %11, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fmul double %86, %78
  %88 = getelementptr inbounds double, ptr %13, i64 %83
  %89 = load double, ptr %88, align 8
  %90 = fmul double %89, 1.000000e-09
  %91 = fcmp ugt double %87, %90
  br i1 %91, label %99, label %79

92:
  %93 = add nsw i64 %70, 1
  %94 = icmp slt i64 %93, %7
  br i1 %94, label %69, label %95

95:
  %96 = phi i64 [ %24, %22 ], [ 1, %67 ], [ 1, %52 ], [ 1, %92 ]
  %97 = add nsw i64 %23, 1
  %98 = icmp eq i64 %97, %4
  br i1 %98, label %99, label %22

99:
  %100 = phi i64 [ 0, %5 ], [ 0, %82 ], [ %96, %95 ], [ 0, %34 ]
  ret i64 %100
}

define internal fastcc double @least_squares(ptr %0) {
  %2 = alloca double, align 8
  %3 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %14 = load ptr, ptr %13, align 8
  %15 = icmp slt i64 %4, %6
  br i1 %15, label %130, label %16

16:
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %20 = load ptr, ptr %19, align 8
  br label %31

21:
  %22 = icmp sgt i64 %6, 0
  br i1 %22, label %23, label %78

23:
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %4
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %30 = load ptr, ptr %29, align 8
  br label %42

31:
  %32 = phi i64 [ 0, %18 ], [ %37, %31 ]
  %33 = getelementptr inbounds double, ptr %20, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fneg double %34
  %36 = getelementptr inbounds double, ptr %12, i64 %32
  store double %35, ptr %36, align 8
  %37 = add nsw i64 %32, 1
  %38 = icmp eq i64 %37, %4
  br i1 %38, label %21, label %31

39:
  %40 = add nsw i64 %43, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %75, label %42

42:
  %43 = phi i64 [ 0, %23 ], [ %40, %39 ]
  %44 = getelementptr inbounds i64, ptr %28, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %45, %4
  %47 = getelementptr inbounds double, ptr %26, i64 %46
  br i1 %17, label %48, label %60

48:
  %49 = phi i64 [ %54, %48 ], [ 0, %42 ]
  %50 = phi double [ %53, %48 ], [ 0.000000e+00, %42 ]
  %51 = getelementptr inbounds double, ptr %47, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %52, double %50)
  %54 = add nsw i64 %49, 1
  %55 = icmp eq i64 %54, %4
  br i1 %55, label %56, label %48

56:
  %57 = tail call double @llvm.sqrt.f64(double %53)
  %58 = getelementptr inbounds double, ptr %30, i64 %43
  store double %57, ptr %58, align 8
  %59 = fcmp ogt double %57, 0.000000e+00
  br i1 %59, label %62, label %130

60:
  %61 = getelementptr inbounds double, ptr %30, i64 %43
  store double 0.000000e+00, ptr %61, align 8
  br label %130

62:
  br i1 %17, label %63, label %39

63:
  %64 = mul nsw i64 %43, %4
  br label %65

65:
  %66 = phi i64 [ 0, %63 ], [ %73, %65 ]
  %67 = getelementptr inbounds double, ptr %47, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = load double, ptr %58, align 8
  %70 = fdiv double %68, %69
  %71 = add nsw i64 %66, %64
  %72 = getelementptr inbounds double, ptr %10, i64 %71
  store double %70, ptr %72, align 8
  %73 = add nsw i64 %66, 1
  %74 = icmp eq i64 %73, %4
  br i1 %74, label %39, label %65

75:
  %76 = call fastcc i64 @triangular(ptr %10, ptr %12, i64 %4, i64 %6, ptr %8, double 1.000000e-10, ptr %2)
  %77 = icmp slt i64 %76, %6
  br i1 %77, label %130, label %81

78:
  %79 = call fastcc i64 @triangular(ptr %10, ptr %12, i64 %4, i64 %6, ptr %8, double 1.000000e-10, ptr %2)
  %80 = icmp slt i64 %79, %6
  br i1 %80, label %130, label %119

81:
  br i1 %22, label %82, label %119

82:
  %83 = add i64 %4, 1
  br label %88

84:
  br i1 %22, label %85, label %119

85:
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %87 = load ptr, ptr %86, align 8
  br label %121

88:
  %89 = phi i64 [ %6, %82 ], [ %90, %94 ]
  %90 = add nsw i64 %89, -1
  %91 = getelementptr inbounds double, ptr %12, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = icmp slt i64 %89, %6
  br i1 %93, label %104, label %94

94:
  %95 = phi double [ %92, %88 ], [ %116, %104 ]
  %96 = mul i64 %90, %83
  %97 = getelementptr inbounds double, ptr %10, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fdiv double %95, %98
  %100 = getelementptr inbounds i64, ptr %8, i64 %90
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %14, i64 %101
  store double %99, ptr %102, align 8
  %103 = icmp sgt i64 %89, 1
  br i1 %103, label %88, label %84

104:
  %105 = phi i64 [ %117, %104 ], [ %89, %88 ]
  %106 = phi double [ %116, %104 ], [ %92, %88 ]
  %107 = mul nsw i64 %105, %4
  %108 = add nsw i64 %107, %90
  %109 = getelementptr inbounds double, ptr %10, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds i64, ptr %8, i64 %105
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %14, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fneg double %110
  %116 = tail call double @llvm.fmuladd.f64(double %115, double %114, double %106)
  %117 = add nsw i64 %105, 1
  %118 = icmp eq i64 %117, %6
  br i1 %118, label %94, label %104

119:
  %120 = load double, ptr %2, align 8
  br label %130

121:
  %122 = phi i64 [ 0, %85 ], [ %128, %121 ]
  %123 = getelementptr inbounds double, ptr %87, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %14, i64 %122
  %126 = load double, ptr %125, align 8
  %127 = fdiv double %126, %124
  store double %127, ptr %125, align 8
  %128 = add nsw i64 %122, 1
  %129 = icmp eq i64 %128, %6
  br i1 %129, label %119, label %121

130:
  %131 = phi double [ %120, %119 ], [ 0.000000e+00, %1 ], [ 0.000000e+00, %75 ], [ 0.000000e+00, %78 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %56 ]
  ret double %131
}

declare double @llvm.fabs.f64(double)

define double @scale(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call fastcc double @find_scales(i64 %0, i64 %1, ptr %2, i64 1, ptr %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10)
  ret double %12
}

define internal fastcc double @find_scales(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, double %8, ptr %9, ptr %10, ptr %11) {
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %21, label %47

14:
  %15 = getelementptr inbounds double, ptr %11, i64 %28
  %16 = getelementptr inbounds double, ptr %15, i64 %28
  %17 = getelementptr double, ptr %16, i64 %28
  %18 = icmp sgt i64 %28, 0
  br i1 %18, label %19, label %31

19:
  %20 = shl i64 %28, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %20, i1 false)
  br label %31

21:
  %22 = phi i64 [ %28, %21 ], [ 0, %12 ]
  %23 = phi i64 [ %29, %21 ], [ 0, %12 ]
  %24 = getelementptr inbounds i64, ptr %6, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %25, %22
  %27 = add nsw i64 %25, 1
  %28 = select i1 %26, i64 %22, i64 %27
  %29 = add nsw i64 %23, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %14, label %21

31:
  br i1 %13, label %33, label %32

32:
  br i1 %18, label %55, label %47

33:
  %34 = phi i64 [ %45, %33 ], [ 0, %31 ]
  %35 = getelementptr inbounds i64, ptr %6, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %11, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = mul nsw i64 %34, %3
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fcmp ogt double %38, %42
  %44 = select i1 %43, double %38, double %42
  store double %44, ptr %37, align 8
  %45 = add nsw i64 %34, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %32, label %33

47:
  %48 = phi i1 [ false, %32 ], [ false, %12 ], [ %18, %55 ]
  %49 = phi ptr [ %17, %32 ], [ %11, %12 ], [ %17, %55 ]
  %50 = phi ptr [ %16, %32 ], [ %11, %12 ], [ %16, %55 ]
  %51 = phi ptr [ %15, %32 ], [ %11, %12 ], [ %15, %55 ]
  %52 = phi i64 [ %28, %32 ], [ 0, %12 ], [ %28, %55 ]
  %53 = icmp sgt i64 %0, 0
  %54 = shl i64 %52, 3
  br label %69

55:
  %56 = phi i64 [ %66, %55 ], [ 0, %32 ]
  %57 = getelementptr inbounds double, ptr %11, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.sqrt.f64(double %58)
  %60 = fcmp ogt double %59, 0.000000e+00
  %61 = fcmp olt double %59, 0x7FF0000000000000
  %62 = and i1 %60, %61
  %63 = fdiv double 1.000000e+00, %59
  %64 = select i1 %62, double %63, double 0.000000e+00
  %65 = getelementptr inbounds double, ptr %15, i64 %56
  store double %64, ptr %65, align 8
  %66 = add nsw i64 %56, 1
  %67 = icmp eq i64 %66, %28
  br i1 %67, label %47, label %55

68:
  br i1 %48, label %199, label %193

69:
  %70 = phi i32 [ 0, %47 ], [ %189, %188 ]
  br i1 %53, label %71, label %132

71:
  %72 = phi i64 [ %75, %71 ], [ 0, %69 ]
  %73 = getelementptr inbounds double, ptr %10, i64 %72
  store double 0.000000e+00, ptr %73, align 8
  %74 = getelementptr inbounds double, ptr %49, i64 %72
  store double 0.000000e+00, ptr %74, align 8
  %75 = add nsw i64 %72, 1
  %76 = icmp eq i64 %75, %0
  br i1 %76, label %77, label %71

77:
  %78 = phi i64 [ %93, %85 ], [ 0, %71 ]
  %79 = getelementptr inbounds double, ptr %10, i64 %78
  br i1 %13, label %82, label %80

80:
  %81 = load double, ptr %79, align 8
  br label %85

82:
  %83 = mul nsw i64 %78, %1
  %84 = load double, ptr %79, align 8
  br label %95

85:
  %86 = phi double [ %81, %80 ], [ %108, %95 ]
  %87 = getelementptr inbounds i64, ptr %7, i64 %78
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %49, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fcmp ogt double %90, %86
  %92 = select i1 %91, double %90, double %86
  store double %92, ptr %89, align 8
  %93 = add nsw i64 %78, 1
  %94 = icmp eq i64 %93, %0
  br i1 %94, label %111, label %77

95:
  %96 = phi double [ %84, %82 ], [ %108, %95 ]
  %97 = phi i64 [ 0, %82 ], [ %109, %95 ]
  %98 = add nsw i64 %97, %83
  %99 = getelementptr inbounds double, ptr %5, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = tail call double @llvm.fabs.f64(double %100)
  %102 = getelementptr inbounds i64, ptr %6, i64 %97
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %51, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul double %101, %105
  %107 = fcmp ogt double %96, %106
  %108 = select i1 %107, double %96, double %106
  store double %108, ptr %79, align 8
  %109 = add nsw i64 %97, 1
  %110 = icmp eq i64 %109, %1
  br i1 %110, label %85, label %95

111:
  %112 = phi i64 [ %130, %111 ], [ 0, %85 ]
  %113 = getelementptr inbounds i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %49, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %10, i64 %112
  %118 = load double, ptr %117, align 8
  %119 = fmul double %116, 1.000000e-03
  %120 = fcmp ogt double %118, %119
  %121 = fmul double %116, 1.000000e-08
  %122 = fcmp olt double %118, %121
  %123 = or i1 %120, %122
  %124 = select i1 %123, double %116, double %118
  %125 = fcmp ogt double %124, 0.000000e+00
  %126 = fcmp olt double %124, 0x7FF0000000000000
  %127 = and i1 %125, %126
  %128 = fdiv double 1.000000e+00, %124
  %129 = select i1 %127, double %128, double 0.000000e+00
  store double %129, ptr %117, align 8
  %130 = add nsw i64 %112, 1
  %131 = icmp eq i64 %130, %0
  br i1 %131, label %132, label %111

132:
  br i1 %48, label %133, label %134

133:
  tail call void @llvm.memset.p0.i64(ptr align 8 %50, i8 0, i64 %54, i1 false)
  br label %134

134:
  br i1 %53, label %135, label %140

135:
  %136 = phi i64 [ %142, %141 ], [ 0, %134 ]
  br i1 %13, label %137, label %141

137:
  %138 = mul nsw i64 %136, %1
  %139 = getelementptr inbounds double, ptr %10, i64 %136
  br label %144

140:
  br i1 %48, label %160, label %193

141:
  %142 = add nsw i64 %136, 1
  %143 = icmp eq i64 %142, %0
  br i1 %143, label %140, label %135

144:
  %145 = phi i64 [ 0, %137 ], [ %158, %144 ]
  %146 = getelementptr inbounds i64, ptr %6, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %50, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = add nsw i64 %145, %138
  %151 = getelementptr inbounds double, ptr %5, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fabs.f64(double %152)
  %154 = load double, ptr %139, align 8
  %155 = fmul double %153, %154
  %156 = fcmp ogt double %149, %155
  %157 = select i1 %156, double %149, double %155
  store double %157, ptr %148, align 8
  %158 = add nsw i64 %145, 1
  %159 = icmp eq i64 %158, %1
  br i1 %159, label %141, label %144

160:
  %161 = phi i32 [ %185, %179 ], [ 1, %140 ]
  %162 = phi i64 [ %186, %179 ], [ 0, %140 ]
  %163 = getelementptr inbounds double, ptr %11, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp oeq double %164, 0.000000e+00
  br i1 %165, label %166, label %176

166:
  %167 = getelementptr inbounds double, ptr %50, i64 %162
  %168 = load double, ptr %167, align 8
  %169 = fcmp ogt double %168, 0.000000e+00
  %170 = fcmp olt double %168, 0x7FF0000000000000
  %171 = and i1 %169, %170
  %172 = fdiv double 1.000000e+00, %168
  %173 = select i1 %171, double %172, double 0.000000e+00
  %174 = getelementptr inbounds double, ptr %51, i64 %162
  %175 = load double, ptr %174, align 8
  br label %179

176:
  %177 = getelementptr inbounds double, ptr %51, i64 %162
  %178 = load double, ptr %177, align 8
  br label %179

179:
  %180 = phi double [ %175, %166 ], [ %178, %176 ]
  %181 = phi double [ %173, %166 ], [ %178, %176 ]
  %182 = getelementptr inbounds double, ptr %51, i64 %162
  %183 = fcmp oeq double %181, %180
  %184 = zext i1 %183 to i32
  %185 = and i32 %161, %184
  store double %181, ptr %182, align 8
  %186 = add nsw i64 %162, 1
  %187 = icmp eq i64 %186, %52
  br i1 %187, label %188, label %160

188:
  %189 = add nsw i32 %70, 1
  %190 = icmp ugt i32 %70, 3
  %191 = icmp ne i32 %185, 0
  %192 = select i1 %190, i1 true, i1 %191
  br i1 %192, label %68, label %69

193:
  %194 = phi i1 [ %191, %68 ], [ %191, %199 ], [ true, %140 ]
  %195 = phi i32 [ 1, %68 ], [ %206, %199 ], [ 1, %140 ]
  %196 = icmp ne i32 %195, 0
  %197 = select i1 %194, i1 %196, i1 false
  br i1 %197, label %328, label %198

198:
  br i1 %48, label %320, label %209

199:
  %200 = phi i64 [ %207, %199 ], [ 0, %68 ]
  %201 = phi i32 [ %206, %199 ], [ 1, %68 ]
  %202 = getelementptr inbounds double, ptr %51, i64 %200
  %203 = load double, ptr %202, align 8
  %204 = fcmp une double %203, 0.000000e+00
  %205 = zext i1 %204 to i32
  %206 = and i32 %201, %205
  %207 = add nsw i64 %200, 1
  %208 = icmp eq i64 %207, %52
  br i1 %208, label %193, label %199

209:
  br i1 %53, label %210, label %271

210:
  %211 = phi i64 [ %214, %210 ], [ 0, %209 ]
  %212 = getelementptr inbounds double, ptr %10, i64 %211
  store double 0.000000e+00, ptr %212, align 8
  %213 = getelementptr inbounds double, ptr %49, i64 %211
  store double 0.000000e+00, ptr %213, align 8
  %214 = add nsw i64 %211, 1
  %215 = icmp eq i64 %214, %0
  br i1 %215, label %216, label %210

216:
  %217 = phi i64 [ %232, %224 ], [ 0, %210 ]
  %218 = getelementptr inbounds double, ptr %10, i64 %217
  br i1 %13, label %221, label %219

219:
  %220 = load double, ptr %218, align 8
  br label %224

221:
  %222 = mul nsw i64 %217, %1
  %223 = load double, ptr %218, align 8
  br label %234

224:
  %225 = phi double [ %220, %219 ], [ %247, %234 ]
  %226 = getelementptr inbounds i64, ptr %7, i64 %217
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %49, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fcmp ogt double %229, %225
  %231 = select i1 %230, double %229, double %225
  store double %231, ptr %228, align 8
  %232 = add nsw i64 %217, 1
  %233 = icmp eq i64 %232, %0
  br i1 %233, label %250, label %216

234:
  %235 = phi double [ %223, %221 ], [ %247, %234 ]
  %236 = phi i64 [ 0, %221 ], [ %248, %234 ]
  %237 = add nsw i64 %236, %222
  %238 = getelementptr inbounds double, ptr %5, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = tail call double @llvm.fabs.f64(double %239)
  %241 = getelementptr inbounds i64, ptr %6, i64 %236
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %51, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fmul double %240, %244
  %246 = fcmp ogt double %235, %245
  %247 = select i1 %246, double %235, double %245
  store double %247, ptr %218, align 8
  %248 = add nsw i64 %236, 1
  %249 = icmp eq i64 %248, %1
  br i1 %249, label %224, label %234

250:
  %251 = phi i64 [ %269, %250 ], [ 0, %224 ]
  %252 = getelementptr inbounds i64, ptr %7, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds double, ptr %49, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = getelementptr inbounds double, ptr %10, i64 %251
  %257 = load double, ptr %256, align 8
  %258 = fmul double %255, 1.000000e-03
  %259 = fcmp ogt double %257, %258
  %260 = fmul double %255, 1.000000e-08
  %261 = fcmp olt double %257, %260
  %262 = or i1 %259, %261
  %263 = select i1 %262, double %255, double %257
  %264 = fcmp ogt double %263, 0.000000e+00
  %265 = fcmp olt double %263, 0x7FF0000000000000
  %266 = and i1 %264, %265
  %267 = fdiv double 1.000000e+00, %263
  %268 = select i1 %266, double %267, double 0.000000e+00
  store double %268, ptr %256, align 8
  %269 = add nsw i64 %251, 1
  %270 = icmp eq i64 %269, %0
  br i1 %270, label %271, label %250

271:
  br i1 %48, label %272, label %273

272:
  tail call void @llvm.memset.p0.i64(ptr align 8 %50, i8 0, i64 %54, i1 false)
  br label %273

273:
  br i1 %53, label %274, label %279

274:
  %275 = phi i64 [ %281, %280 ], [ 0, %273 ]
  br i1 %13, label %276, label %280

276:
  %277 = mul nsw i64 %275, %1
  %278 = getelementptr inbounds double, ptr %10, i64 %275
  br label %283

279:
  br i1 %48, label %299, label %328

280:
  %281 = add nsw i64 %275, 1
  %282 = icmp eq i64 %281, %0
  br i1 %282, label %279, label %274

283:
  %284 = phi i64 [ 0, %276 ], [ %297, %283 ]
  %285 = getelementptr inbounds i64, ptr %6, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %50, i64 %286
  %288 = load double, ptr %287, align 8
  %289 = add nsw i64 %284, %277
  %290 = getelementptr inbounds double, ptr %5, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = tail call double @llvm.fabs.f64(double %291)
  %293 = load double, ptr %278, align 8
  %294 = fmul double %292, %293
  %295 = fcmp ogt double %288, %294
  %296 = select i1 %295, double %288, double %294
  store double %296, ptr %287, align 8
  %297 = add nsw i64 %284, 1
  %298 = icmp eq i64 %297, %1
  br i1 %298, label %280, label %283

299:
  %300 = phi i64 [ %318, %315 ], [ 0, %279 ]
  %301 = getelementptr inbounds double, ptr %11, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fcmp oeq double %302, 0.000000e+00
  br i1 %303, label %304, label %312

304:
  %305 = getelementptr inbounds double, ptr %50, i64 %300
  %306 = load double, ptr %305, align 8
  %307 = fcmp ogt double %306, 0.000000e+00
  %308 = fcmp olt double %306, 0x7FF0000000000000
  %309 = and i1 %307, %308
  %310 = fdiv double 1.000000e+00, %306
  %311 = select i1 %309, double %310, double 0.000000e+00
  br label %315

312:
  %313 = getelementptr inbounds double, ptr %51, i64 %300
  %314 = load double, ptr %313, align 8
  br label %315

315:
  %316 = phi double [ %311, %304 ], [ %314, %312 ]
  %317 = getelementptr inbounds double, ptr %51, i64 %300
  store double %316, ptr %317, align 8
  %318 = add nsw i64 %300, 1
  %319 = icmp eq i64 %318, %52
  br i1 %319, label %328, label %299

320:
  %321 = phi i64 [ %326, %320 ], [ 0, %198 ]
  %322 = getelementptr inbounds double, ptr %51, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fcmp oeq double %323, 0.000000e+00
  %325 = select i1 %324, double 1.000000e+00, double %323
  store double %325, ptr %322, align 8
  %326 = add nsw i64 %321, 1
  %327 = icmp eq i64 %326, %52
  br i1 %327, label %209, label %320

328:
  br i1 %13, label %339, label %329

329:
  %330 = phi double [ 0.000000e+00, %328 ], [ %355, %365 ]
  %331 = fcmp olt double %330, 0x7FF0000000000000
  %332 = tail call double @llvm.sqrt.f64(double %330)
  %333 = select i1 %331, double %332, double 0.000000e+00
  br i1 %53, label %334, label %370

334:
  %335 = fcmp ogt double %333, 0.000000e+00
  %336 = fcmp olt double %333, 0x7FF0000000000000
  %337 = and i1 %335, %336
  %338 = fdiv double 1.000000e+00, %333
  br label %371

339:
  %340 = phi i64 [ %368, %365 ], [ 0, %328 ]
  %341 = phi double [ %355, %365 ], [ 0.000000e+00, %328 ]
  %342 = getelementptr inbounds i64, ptr %6, i64 %340
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds double, ptr %11, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fcmp oeq double %345, 0.000000e+00
  %347 = getelementptr inbounds double, ptr %51, i64 %343
  %348 = load double, ptr %347, align 8
  br i1 %346, label %353, label %349

349:
  %350 = getelementptr inbounds double, ptr %4, i64 %340
  %351 = load double, ptr %350, align 8
  %352 = fmul double %348, %351
  br label %353

353:
  %354 = phi double [ %352, %349 ], [ 0.000000e+00, %339 ]
  %355 = tail call double @llvm.fmuladd.f64(double %354, double %354, double %341)
  %356 = fcmp ogt double %348, 0.000000e+00
  br i1 %356, label %357, label %365

357:
  %358 = bitcast double %348 to i64
  %359 = and i64 %358, -4503599627370496
  %360 = bitcast i64 %359 to double
  %361 = fmul double %360, 0x3FF6A09E667F3BCD
  %362 = fcmp ole double %361, %348
  %363 = fmul double %360, 2.000000e+00
  %364 = select i1 %362, double %363, double %360
  br label %365

365:
  %366 = phi double [ %364, %357 ], [ 1.000000e+00, %353 ]
  %367 = getelementptr inbounds double, ptr %9, i64 %340
  store double %366, ptr %367, align 8
  %368 = add nsw i64 %340, 1
  %369 = icmp eq i64 %368, %1
  br i1 %369, label %329, label %339

370:
  ret double %333

371:
  %372 = phi i64 [ 0, %334 ], [ %391, %388 ]
  %373 = getelementptr inbounds double, ptr %10, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fcmp ogt double %374, 0.000000e+00
  %376 = select i1 %375, i1 true, i1 %337
  %377 = select i1 %375, double %374, double %338
  %378 = fcmp ogt double %377, 0.000000e+00
  %379 = select i1 %376, i1 %378, i1 false
  br i1 %379, label %380, label %388

380:
  %381 = bitcast double %377 to i64
  %382 = and i64 %381, -4503599627370496
  %383 = bitcast i64 %382 to double
  %384 = fmul double %383, 0x3FF6A09E667F3BCD
  %385 = fcmp ole double %384, %377
  %386 = fmul double %383, 2.000000e+00
  %387 = select i1 %385, double %386, double %383
  br label %388

388:
  %389 = phi double [ %387, %380 ], [ 1.000000e+00, %371 ]
  %390 = fmul double %389, %8
  store double %390, ptr %373, align 8
  %391 = add nsw i64 %372, 1
  %392 = icmp eq i64 %391, %0
  br i1 %392, label %370, label %371
}

define i64 @look(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 15
  %11 = load ptr, ptr %10, align 8
  %12 = mul nsw i64 %7, %7
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds double, ptr %13, i64 %7
  %15 = mul nsw i64 %9, %7
  %16 = getelementptr inbounds double, ptr %14, i64 %15
  %17 = getelementptr inbounds double, ptr %16, i64 %9
  %18 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 24
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 18
  %22 = load ptr, ptr %21, align 8
  tail call void %20(ptr %1, ptr %2, ptr %3, ptr %11, ptr %22)
  %23 = icmp sgt i64 %7, 0
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 17
  %26 = load ptr, ptr %25, align 8
  br label %34

27:
  %28 = shl i64 %7, 1
  %29 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 13
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 17
  %32 = load ptr, ptr %31, align 8
  %33 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  br label %65

34:
  %35 = phi ptr [ %26, %24 ], [ %32, %65 ]
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 16
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %21, align 8
  tail call void %36(ptr %1, ptr %35, ptr %3, ptr %38, ptr %39)
  %40 = add nsw i64 %7, 1
  %41 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 7
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 14
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 19
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 20
  %50 = load ptr, ptr %49, align 8
  %51 = tail call fastcc double @find_scales(i64 %9, i64 %7, ptr %11, i64 %40, ptr %13, ptr %14, ptr %42, ptr %44, double %46, ptr %48, ptr %50, ptr %19)
  %52 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 21
  %53 = load ptr, ptr %52, align 8
  store double %51, ptr %53, align 8
  %54 = icmp eq i64 %7, 0
  br i1 %54, label %75, label %55

55:
  %56 = phi i64 [ %61, %55 ], [ 0, %34 ]
  %57 = phi double [ %60, %55 ], [ 0.000000e+00, %34 ]
  %58 = getelementptr inbounds double, ptr %11, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double 0.000000e+00, double %57)
  %61 = add nsw i64 %56, 1
  %62 = icmp eq i64 %61, %12
  br i1 %62, label %63, label %55

63:
  %64 = fcmp une double %60, 0.000000e+00
  br i1 %64, label %472, label %75

65:
  %66 = phi i64 [ 0, %27 ], [ %73, %65 ]
  %67 = getelementptr inbounds double, ptr %2, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds double, ptr %30, i64 %66
  %70 = load double, ptr %69, align 8
  %71 = fmul double %68, %70
  %72 = getelementptr inbounds double, ptr %32, i64 %66
  store double %71, ptr %72, align 8
  %73 = add nsw i64 %66, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %34, label %65

75:
  %76 = add nsw i64 %15, %9
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %88

78:
  %79 = phi i64 [ %84, %78 ], [ 0, %75 ]
  %80 = phi double [ %83, %78 ], [ 0.000000e+00, %75 ]
  %81 = getelementptr inbounds double, ptr %14, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %82, double 0.000000e+00, double %80)
  %84 = add nsw i64 %79, 1
  %85 = icmp eq i64 %84, %76
  br i1 %85, label %86, label %78

86:
  %87 = fcmp une double %83, 0.000000e+00
  br i1 %87, label %472, label %88

88:
  %89 = shl nsw i64 %7, 2
  %90 = getelementptr inbounds double, ptr %19, i64 %89
  %91 = shl nsw i64 %9, 1
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  br i1 %23, label %95, label %176

93:
  %94 = icmp slt i64 %7, 1
  br i1 %94, label %176, label %107

95:
  %96 = phi i64 [ %105, %95 ], [ 0, %88 ]
  %97 = mul i64 %96, %40
  %98 = getelementptr inbounds double, ptr %11, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fcmp ogt double %99, 0.000000e+00
  %101 = tail call double @llvm.sqrt.f64(double %99)
  %102 = fdiv double 1.000000e+00, %101
  %103 = select i1 %100, double %102, double 1.000000e+00
  %104 = getelementptr inbounds double, ptr %19, i64 %96
  store double %103, ptr %104, align 8
  %105 = add nsw i64 %96, 1
  %106 = icmp eq i64 %105, %7
  br i1 %106, label %93, label %95

107:
  %108 = phi i64 [ %172, %169 ], [ 1, %93 ]
  %109 = phi i1 [ %171, %169 ], [ false, %93 ]
  %110 = phi i64 [ %170, %169 ], [ 0, %93 ]
  %111 = getelementptr inbounds double, ptr %19, i64 %110
  %112 = mul nsw i64 %110, %7
  %113 = add nsw i64 %112, %110
  %114 = getelementptr inbounds double, ptr %92, i64 %113
  br label %115

115:
  %116 = phi i64 [ 0, %107 ], [ %167, %165 ]
  %117 = load double, ptr %111, align 8
  %118 = add nsw i64 %116, %112
  %119 = getelementptr inbounds double, ptr %11, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul double %117, %120
  %122 = getelementptr inbounds double, ptr %19, i64 %116
  %123 = load double, ptr %122, align 8
  %124 = fmul double %121, %123
  %125 = mul nsw i64 %116, %7
  %126 = add nsw i64 %125, %110
  %127 = getelementptr inbounds double, ptr %11, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = fmul double %117, %128
  %130 = fmul double %123, %129
  %131 = fsub double %124, %130
  %132 = tail call double @llvm.fabs.f64(double %131)
  %133 = fcmp ugt double %132, 0x3D719799812DEA11
  br i1 %133, label %174, label %134

134:
  %135 = icmp eq i64 %110, %116
  %136 = select i1 %135, double 5.000000e-10, double 0.000000e+00
  %137 = fadd double %136, %124
  %138 = getelementptr inbounds double, ptr %92, i64 %118
  store double %137, ptr %138, align 8
  %139 = icmp eq i64 %116, 0
  br i1 %139, label %140, label %142

140:
  %141 = phi double [ %137, %134 ], [ %152, %142 ]
  br i1 %135, label %155, label %160

142:
  %143 = phi double [ %152, %142 ], [ %137, %134 ]
  %144 = phi i64 [ %153, %142 ], [ 0, %134 ]
  %145 = add nsw i64 %144, %112
  %146 = getelementptr inbounds double, ptr %92, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = add nsw i64 %144, %125
  %149 = getelementptr inbounds double, ptr %92, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fneg double %147
  %152 = tail call double @llvm.fmuladd.f64(double %151, double %150, double %143)
  store double %152, ptr %138, align 8
  %153 = add nsw i64 %144, 1
  %154 = icmp eq i64 %153, %116
  br i1 %154, label %140, label %142

155:
  %156 = load double, ptr %114, align 8
  %157 = fcmp ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %174

158:
  %159 = tail call double @llvm.sqrt.f64(double %156)
  br label %165

160:
  %161 = add nsw i64 %125, %116
  %162 = getelementptr inbounds double, ptr %92, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fdiv double %141, %163
  br label %165

165:
  %166 = phi double [ %159, %158 ], [ %164, %160 ]
  store double %166, ptr %138, align 8
  %167 = add nsw i64 %116, 1
  %168 = icmp eq i64 %167, %108
  br i1 %168, label %169, label %115

169:
  %170 = add nsw i64 %110, 1
  %171 = icmp sge i64 %170, %7
  %172 = add i64 %108, 1
  %173 = icmp eq i64 %170, %7
  br i1 %173, label %174, label %107

174:
  %175 = phi i1 [ %109, %155 ], [ %109, %115 ], [ %171, %169 ]
  br i1 %175, label %176, label %382

176:
  %177 = load ptr, ptr %37, align 8
  %178 = getelementptr inbounds double, ptr %177, i64 %12
  %179 = getelementptr inbounds double, ptr %178, i64 %7
  %180 = getelementptr double, ptr %19, i64 %9
  %181 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 3
  %182 = load i64, ptr %181, align 8
  %183 = icmp sgt i64 %182, 0
  br i1 %183, label %187, label %248

184:
  %185 = load i64, ptr %6, align 8
  %186 = icmp sgt i64 %185, 0
  br label %193

187:
  %188 = phi i64 [ %191, %187 ], [ 0, %176 ]
  %189 = getelementptr inbounds double, ptr %180, i64 %188
  store double 0.000000e+00, ptr %189, align 8
  %190 = getelementptr inbounds double, ptr %19, i64 %188
  store double 0.000000e+00, ptr %190, align 8
  %191 = add nsw i64 %188, 1
  %192 = icmp eq i64 %191, %182
  br i1 %192, label %184, label %187

193:
  %194 = phi i64 [ 0, %184 ], [ %214, %213 ]
  br i1 %186, label %195, label %213

195:
  %196 = load ptr, ptr %43, align 8
  %197 = getelementptr inbounds i64, ptr %196, i64 %194
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %19, i64 %198
  %200 = mul nsw i64 %194, %185
  %201 = getelementptr inbounds double, ptr %180, i64 %198
  br label %216

202:
  %203 = icmp slt i64 %182, 1
  br i1 %203, label %248, label %204

204:
  %205 = load ptr, ptr %43, align 8
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %19, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %180, i64 %206
  %210 = load double, ptr %209, align 8
  %211 = fmul double %210, 1.000000e-09
  %212 = fcmp ogt double %208, %211
  br i1 %212, label %233, label %382

213:
  %214 = add nsw i64 %194, 1
  %215 = icmp eq i64 %214, %182
  br i1 %215, label %202, label %193

216:
  %217 = phi i64 [ 0, %195 ], [ %231, %216 ]
  %218 = load double, ptr %199, align 8
  %219 = add nsw i64 %217, %200
  %220 = getelementptr inbounds double, ptr %14, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fabs.f64(double %221)
  %223 = fcmp ogt double %218, %222
  %224 = select i1 %223, double %218, double %222
  store double %224, ptr %199, align 8
  %225 = load double, ptr %201, align 8
  %226 = getelementptr inbounds double, ptr %179, i64 %219
  %227 = load double, ptr %226, align 8
  %228 = tail call double @llvm.fabs.f64(double %227)
  %229 = fcmp ogt double %225, %228
  %230 = select i1 %229, double %225, double %228
  store double %230, ptr %201, align 8
  %231 = add nsw i64 %217, 1
  %232 = icmp eq i64 %231, %185
  br i1 %232, label %213, label %216

233:
  %234 = phi i64 [ %235, %237 ], [ 0, %204 ]
  %235 = add nsw i64 %234, 1
  %236 = icmp eq i64 %235, %182
  br i1 %236, label %246, label %237

237:
  %238 = getelementptr inbounds i64, ptr %205, i64 %235
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %19, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %180, i64 %239
  %243 = load double, ptr %242, align 8
  %244 = fmul double %243, 1.000000e-09
  %245 = fcmp ogt double %241, %244
  br i1 %245, label %233, label %246

246:
  %247 = icmp slt i64 %235, %182
  br i1 %247, label %382, label %248

248:
  %249 = load i64, ptr %6, align 8
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %251, label %258

251:
  %252 = phi i64 [ %262, %261 ], [ 0, %248 ]
  br i1 %183, label %253, label %261

253:
  %254 = load ptr, ptr %49, align 8
  %255 = load ptr, ptr %47, align 8
  %256 = getelementptr inbounds double, ptr %255, i64 %252
  %257 = mul nsw i64 %252, %182
  br label %264

258:
  br i1 %183, label %259, label %283

259:
  %260 = load ptr, ptr %49, align 8
  br label %289

261:
  %262 = add nsw i64 %252, 1
  %263 = icmp eq i64 %262, %249
  br i1 %263, label %258, label %251

264:
  %265 = phi i64 [ 0, %253 ], [ %279, %264 ]
  %266 = getelementptr inbounds double, ptr %254, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = load double, ptr %45, align 8
  %269 = fdiv double %267, %268
  %270 = mul nsw i64 %265, %249
  %271 = add nsw i64 %270, %252
  %272 = getelementptr inbounds double, ptr %14, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = fmul double %269, %273
  %275 = load double, ptr %256, align 8
  %276 = fmul double %274, %275
  %277 = add nsw i64 %265, %257
  %278 = getelementptr inbounds double, ptr %92, i64 %277
  store double %276, ptr %278, align 8
  %279 = add nsw i64 %265, 1
  %280 = icmp eq i64 %279, %182
  br i1 %280, label %261, label %264

281:
  %282 = fmul double %302, 1.000000e-09
  br label %283

283:
  %284 = phi double [ 1.000000e-09, %258 ], [ %282, %281 ]
  %285 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 25
  %286 = load ptr, ptr %285, align 8
  %287 = call fastcc i64 @triangular(ptr %92, ptr %19, i64 %182, i64 %249, ptr %286, double 0x3D06849B86A12B9B, ptr %5)
  %288 = icmp slt i64 %287, %182
  br i1 %288, label %311, label %305

289:
  %290 = phi double [ 1.000000e+00, %259 ], [ %302, %289 ]
  %291 = phi i64 [ 0, %259 ], [ %303, %289 ]
  %292 = getelementptr inbounds double, ptr %260, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = load double, ptr %45, align 8
  %295 = fdiv double %293, %294
  %296 = getelementptr inbounds double, ptr %16, i64 %291
  %297 = load double, ptr %296, align 8
  %298 = fmul double %295, %297
  %299 = getelementptr inbounds double, ptr %19, i64 %291
  store double %298, ptr %299, align 8
  %300 = tail call double @llvm.fabs.f64(double %298)
  %301 = fcmp ogt double %290, %300
  %302 = select i1 %301, double %290, double %300
  %303 = add nsw i64 %291, 1
  %304 = icmp eq i64 %303, %182
  br i1 %304, label %281, label %289

305:
  %306 = phi double [ 0.000000e+00, %283 ], [ %318, %311 ]
  %307 = load double, ptr %5, align 8
  %308 = fcmp ule double %307, 1.000000e-04
  %309 = fcmp ugt double %306, %284
  %310 = select i1 %308, i1 true, i1 %309
  br i1 %310, label %380, label %321

311:
  %312 = phi i64 [ %319, %311 ], [ %287, %283 ]
  %313 = phi double [ %318, %311 ], [ 0.000000e+00, %283 ]
  %314 = getelementptr inbounds double, ptr %19, i64 %312
  %315 = load double, ptr %314, align 8
  %316 = tail call double @llvm.fabs.f64(double %315)
  %317 = fcmp ogt double %313, %316
  %318 = select i1 %317, double %313, double %316
  %319 = add nsw i64 %312, 1
  %320 = icmp eq i64 %319, %182
  br i1 %320, label %305, label %311

321:
  %322 = add nsw i64 %249, %182
  %323 = icmp sgt i64 %322, 0
  br i1 %323, label %324, label %326

324:
  %325 = shl i64 %322, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %325, i1 false)
  br label %326

326:
  br i1 %250, label %327, label %333

327:
  %328 = load ptr, ptr %47, align 8
  br label %329

329:
  %330 = phi i64 [ 0, %327 ], [ %361, %360 ]
  %331 = getelementptr inbounds double, ptr %328, i64 %330
  %332 = mul nsw i64 %330, %322
  br label %345

333:
  %334 = load ptr, ptr %285, align 8
  %335 = call fastcc i64 @triangular(ptr %92, ptr %19, i64 %322, i64 %249, ptr %334, double 0x3D06849B86A12B9B, ptr %5)
  %336 = icmp eq i64 %335, %249
  %337 = load double, ptr %5, align 8
  %338 = fcmp ogt double %337, 1.000000e-04
  %339 = select i1 %336, i1 %338, i1 false
  %340 = zext i1 %339 to i32
  br label %380

341:
  br i1 %183, label %342, label %360

342:
  %343 = load ptr, ptr %49, align 8
  %344 = add nsw i64 %332, %249
  br label %363

345:
  %346 = phi i64 [ 0, %329 ], [ %358, %345 ]
  %347 = getelementptr inbounds double, ptr %328, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = mul nsw i64 %346, %249
  %350 = add nsw i64 %349, %330
  %351 = getelementptr inbounds double, ptr %11, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = fmul double %348, %352
  %354 = load double, ptr %331, align 8
  %355 = fmul double %353, %354
  %356 = add nsw i64 %346, %332
  %357 = getelementptr inbounds double, ptr %92, i64 %356
  store double %355, ptr %357, align 8
  %358 = add nsw i64 %346, 1
  %359 = icmp eq i64 %358, %249
  br i1 %359, label %341, label %345

360:
  %361 = add nsw i64 %330, 1
  %362 = icmp eq i64 %361, %249
  br i1 %362, label %333, label %329

363:
  %364 = phi i64 [ 0, %342 ], [ %378, %363 ]
  %365 = getelementptr inbounds double, ptr %343, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = load double, ptr %45, align 8
  %368 = fdiv double %366, %367
  %369 = mul nsw i64 %364, %249
  %370 = add nsw i64 %369, %330
  %371 = getelementptr inbounds double, ptr %14, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = fmul double %368, %372
  %374 = load double, ptr %331, align 8
  %375 = fmul double %373, %374
  %376 = add nsw i64 %344, %364
  %377 = getelementptr inbounds double, ptr %92, i64 %376
  store double %375, ptr %377, align 8
  %378 = add nsw i64 %364, 1
  %379 = icmp eq i64 %378, %182
  br i1 %379, label %360, label %363

380:
  %381 = phi i32 [ %340, %333 ], [ 0, %305 ]
  br label %382

382:
  %383 = phi i32 [ 0, %246 ], [ 0, %174 ], [ %381, %380 ], [ 0, %204 ]
  %384 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 4
  %385 = load i64, ptr %384, align 8
  %386 = icmp slt i64 %385, %7
  br i1 %386, label %387, label %394

387:
  %388 = shl nsw i64 %385, 1
  %389 = getelementptr inbounds double, ptr %17, i64 %388
  %390 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 5
  %391 = load i64, ptr %390, align 8
  %392 = mul nsw i64 %391, %385
  %393 = getelementptr inbounds double, ptr %389, i64 %392
  br label %394

394:
  %395 = phi ptr [ %393, %387 ], [ %17, %382 ]
  %396 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 6
  %397 = load i64, ptr %396, align 8
  %398 = icmp sgt i64 %397, 0
  br i1 %398, label %407, label %399

399:
  %400 = phi i32 [ %383, %394 ], [ %414, %407 ]
  br i1 %386, label %401, label %470

401:
  %402 = icmp sgt i64 %385, 0
  br i1 %402, label %403, label %417

403:
  %404 = load ptr, ptr %47, align 8
  %405 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 12
  %406 = load ptr, ptr %405, align 8
  br label %440

407:
  %408 = phi i64 [ %415, %407 ], [ 0, %394 ]
  %409 = phi i32 [ %414, %407 ], [ %383, %394 ]
  %410 = getelementptr inbounds double, ptr %395, i64 %408
  %411 = load double, ptr %410, align 8
  %412 = fcmp ogt double %411, 0.000000e+00
  %413 = zext i1 %412 to i32
  %414 = and i32 %409, %413
  %415 = add nsw i64 %408, 1
  %416 = icmp eq i64 %415, %397
  br i1 %416, label %399, label %407

417:
  %418 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 5
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr inbounds double, ptr %17, i64 %385
  %421 = shl nsw i64 %385, 1
  %422 = getelementptr inbounds double, ptr %17, i64 %421
  %423 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 9
  %424 = load ptr, ptr %423, align 8
  %425 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 10
  %426 = load ptr, ptr %425, align 8
  %427 = load double, ptr %45, align 8
  %428 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 22
  %429 = load ptr, ptr %428, align 8
  %430 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 23
  %431 = load ptr, ptr %430, align 8
  %432 = tail call fastcc double @find_scales(i64 %419, i64 %385, ptr %17, i64 1, ptr %420, ptr %422, ptr %424, ptr %426, double %427, ptr %429, ptr %431, ptr %19)
  %433 = load i64, ptr %418, align 8
  %434 = icmp sgt i64 %433, 0
  br i1 %434, label %435, label %470

435:
  %436 = load ptr, ptr %49, align 8
  %437 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 11
  %438 = load ptr, ptr %437, align 8
  %439 = load ptr, ptr %430, align 8
  br label %456

440:
  %441 = phi i64 [ 0, %403 ], [ %454, %453 ]
  %442 = getelementptr inbounds i64, ptr %406, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %404, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds double, ptr %17, i64 %441
  %447 = load double, ptr %446, align 8
  %448 = tail call double @llvm.fabs.f64(double %447)
  %449 = fmul double %445, %448
  %450 = fmul double %445, %449
  %451 = fcmp ogt double %450, 0x3C9CD2B297D889BD
  br i1 %451, label %453, label %452

452:
  store double 0.000000e+00, ptr %446, align 8
  br label %453

453:
  %454 = add nsw i64 %441, 1
  %455 = icmp eq i64 %454, %385
  br i1 %455, label %417, label %440

456:
  %457 = phi i64 [ 0, %435 ], [ %468, %467 ]
  %458 = getelementptr inbounds i64, ptr %438, i64 %457
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr inbounds double, ptr %436, i64 %459
  %461 = getelementptr inbounds double, ptr %439, i64 %457
  %462 = load double, ptr %461, align 8
  %463 = load double, ptr %460, align 8
  %464 = fdiv double %463, 1.000000e-08
  %465 = fcmp ogt double %462, %464
  br i1 %465, label %467, label %466

466:
  store double %462, ptr %460, align 8
  br label %467

467:
  %468 = add nsw i64 %457, 1
  %469 = icmp eq i64 %468, %433
  br i1 %469, label %470, label %456

470:
  %471 = zext i32 %400 to i64
  br label %472

472:
  %473 = phi i64 [ %471, %470 ], [ 0, %86 ], [ 0, %63 ]
  ret i64 %473
}

define void @settle_feet(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp sgt i64 %7, 0
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 17
  %13 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 6
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %10 ], [ %43, %30 ]
  %17 = load i64, ptr %11, align 8
  %18 = mul nsw i64 %17, %16
  %19 = getelementptr double, ptr %2, i64 %18
  %20 = icmp sgt i64 %17, 0
  br i1 %20, label %21, label %30

21:
  %22 = load ptr, ptr %12, align 8
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %28, %23 ]
  %25 = getelementptr inbounds double, ptr %19, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %22, i64 %24
  store double %26, ptr %27, align 8
  %28 = add nsw i64 %24, 1
  %29 = icmp eq i64 %28, %17
  br i1 %29, label %30, label %23

30:
  %31 = getelementptr inbounds double, ptr %1, i64 %16
  %32 = tail call fastcc double @size_of_search(ptr %0, ptr %31, ptr %3)
  %33 = getelementptr inbounds double, ptr %5, i64 %16
  %34 = load double, ptr %33, align 8
  %35 = fcmp ogt double %32, %34
  %36 = select i1 %35, double %32, double %34
  store double %36, ptr %33, align 8
  %37 = load i64, ptr %13, align 8
  %38 = mul nsw i64 %37, %16
  %39 = getelementptr inbounds double, ptr %4, i64 %38
  %40 = tail call fastcc i32 @settle(ptr %0, ptr %31, ptr %3, ptr %39, double %36)
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i64, ptr %6, i64 %16
  store i64 %41, ptr %42, align 8
  %43 = add nsw i64 %16, 1
  %44 = icmp eq i64 %43, %7
  br i1 %44, label %14, label %15
}

define internal fastcc double @size_of_search(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 17
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 18
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 21
  %10 = load ptr, ptr %9, align 8
  tail call void %4(ptr %1, ptr %6, ptr %2, ptr %8, ptr %10)
  %11 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %21

14:
  %15 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %56

18:
  %19 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 15
  %20 = load ptr, ptr %19, align 8
  br label %37

21:
  %22 = load ptr, ptr %7, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 3
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 11
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %27, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %25, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  %35 = select i1 %34, double %33, double 0.000000e+00
  %36 = fadd double %24, %35
  br label %56

37:
  %38 = phi i64 [ 0, %18 ], [ %54, %50 ]
  %39 = phi double [ 0.000000e+00, %18 ], [ %53, %50 ]
  %40 = mul nsw i64 %38, 3
  %41 = getelementptr inbounds double, ptr %20, i64 %40
  br label %42

42:
  %43 = phi i64 [ %48, %42 ], [ 0, %37 ]
  %44 = phi double [ %47, %42 ], [ 0.000000e+00, %37 ]
  %45 = getelementptr inbounds double, ptr %41, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %46, double %44)
  %48 = add nsw i64 %43, 1
  %49 = icmp eq i64 %48, 3
  br i1 %49, label %50, label %42

50:
  %51 = tail call double @llvm.sqrt.f64(double %47)
  %52 = fcmp ogt double %39, %51
  %53 = select i1 %52, double %39, double %51
  %54 = add nsw i64 %38, 1
  %55 = icmp eq i64 %54, %16
  br i1 %55, label %56, label %37

56:
  %57 = phi double [ %36, %21 ], [ 0.000000e+00, %14 ], [ %53, %50 ]
  ret double %57
}

define internal fastcc i32 @settle(ptr %0, ptr %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %30, label %13

11:
  %12 = fmul double %37, 0x3D10000000000000
  br label %13

13:
  %14 = phi double [ 0.000000e+00, %5 ], [ %12, %11 ]
  %15 = tail call double @llvm.fmuladd.f64(double %4, double 1.000000e-09, double %14)
  %16 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 18
  %17 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 17
  %18 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 12
  %19 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 21
  %21 = add i64 %9, 1
  %22 = mul i64 %21, %7
  %23 = icmp sgt i64 %22, 0
  %24 = icmp sgt i64 %7, 0
  %25 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 19
  %26 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 20
  %27 = icmp slt i64 %9, 1
  %28 = fmul double %4, 5.000000e-01
  %29 = load ptr, ptr %16, align 8
  br label %43

30:
  %31 = phi double [ %37, %30 ], [ 0.000000e+00, %5 ]
  %32 = phi i64 [ %38, %30 ], [ 0, %5 ]
  %33 = getelementptr inbounds double, ptr %3, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fcmp ogt double %31, %35
  %37 = select i1 %36, double %31, double %35
  %38 = add nsw i64 %32, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %11, label %30

40:
  %41 = add nsw i32 %45, 1
  %42 = icmp eq i32 %41, 14
  br i1 %42, label %290, label %43

43:
  %44 = phi ptr [ %29, %13 ], [ %53, %40 ]
  %45 = phi i32 [ 0, %13 ], [ %41, %40 ]
  %46 = getelementptr inbounds double, ptr %44, i64 %7
  %47 = load ptr, ptr %17, align 8
  br i1 %10, label %48, label %50

48:
  %49 = load ptr, ptr %18, align 8
  br label %68

50:
  %51 = load ptr, ptr %19, align 8
  %52 = load ptr, ptr %20, align 8
  tail call void %51(ptr %1, ptr %47, ptr %2, ptr %44, ptr %52)
  %53 = load ptr, ptr %16, align 8
  br i1 %23, label %54, label %64

54:
  %55 = phi i64 [ %60, %54 ], [ 0, %50 ]
  %56 = phi double [ %59, %54 ], [ 0.000000e+00, %50 ]
  %57 = getelementptr inbounds double, ptr %53, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %58, double 0.000000e+00, double %56)
  %60 = add nsw i64 %55, 1
  %61 = icmp eq i64 %60, %22
  br i1 %61, label %62, label %54

62:
  %63 = fcmp une double %59, 0.000000e+00
  br i1 %63, label %290, label %64

64:
  br i1 %10, label %65, label %278

65:
  %66 = load ptr, ptr %26, align 8
  %67 = load ptr, ptr %25, align 8
  br label %81

68:
  %69 = phi i64 [ 0, %48 ], [ %75, %68 ]
  %70 = getelementptr inbounds double, ptr %3, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %49, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %47, i64 %73
  store double %71, ptr %74, align 8
  %75 = add nsw i64 %69, 1
  %76 = icmp eq i64 %75, %9
  br i1 %76, label %50, label %68

77:
  br i1 %10, label %78, label %278

78:
  %79 = tail call double @llvm.fmuladd.f64(double %105, double 0x3D06849B86A12B9B, double 1.000000e-300)
  %80 = load ptr, ptr %25, align 8
  br label %254

81:
  %82 = phi i64 [ 0, %65 ], [ %106, %99 ]
  %83 = phi double [ 0.000000e+00, %65 ], [ %105, %99 ]
  %84 = mul nsw i64 %82, %7
  %85 = getelementptr inbounds double, ptr %46, i64 %84
  %86 = mul nsw i64 %82, %9
  br label %108

87:
  %88 = getelementptr inbounds double, ptr %46, i64 %84
  br i1 %24, label %89, label %99

89:
  %90 = phi i64 [ %97, %89 ], [ 0, %87 ]
  %91 = phi double [ %96, %89 ], [ 0.000000e+00, %87 ]
  %92 = getelementptr inbounds double, ptr %88, i64 %90
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %53, i64 %90
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %91)
  %97 = add nsw i64 %90, 1
  %98 = icmp eq i64 %97, %7
  br i1 %98, label %99, label %89

99:
  %100 = phi double [ 0.000000e+00, %87 ], [ %96, %89 ], [ 0.000000e+00, %129 ]
  %101 = getelementptr inbounds double, ptr %66, i64 %82
  store double %100, ptr %101, align 8
  %102 = mul i64 %82, %21
  %103 = getelementptr inbounds double, ptr %67, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fadd double %83, %104
  %106 = add nsw i64 %82, 1
  %107 = icmp eq i64 %106, %9
  br i1 %107, label %77, label %81

108:
  %109 = phi i64 [ 0, %81 ], [ %128, %127 ]
  %110 = mul nsw i64 %109, %7
  %111 = getelementptr inbounds double, ptr %46, i64 %110
  br i1 %24, label %112, label %129

112:
  %113 = phi i64 [ %120, %112 ], [ 0, %108 ]
  %114 = phi double [ %119, %112 ], [ 0.000000e+00, %108 ]
  %115 = getelementptr inbounds double, ptr %85, i64 %113
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %111, i64 %113
  %118 = load double, ptr %117, align 8
  %119 = tail call double @llvm.fmuladd.f64(double %116, double %118, double %114)
  %120 = add nsw i64 %113, 1
  %121 = icmp eq i64 %120, %7
  br i1 %121, label %122, label %112

122:
  %123 = add nsw i64 %109, %86
  %124 = getelementptr inbounds double, ptr %67, i64 %123
  store double %119, ptr %124, align 8
  %125 = add nsw i64 %109, 1
  %126 = icmp eq i64 %125, %9
  br i1 %126, label %87, label %127

127:
  %128 = phi i64 [ %125, %122 ], [ %132, %129 ]
  br label %108

129:
  %130 = add nsw i64 %109, %86
  %131 = getelementptr inbounds double, ptr %67, i64 %130
  store double 0.000000e+00, ptr %131, align 8
  %132 = add nsw i64 %109, 1
  %133 = icmp eq i64 %132, %9
  br i1 %133, label %99, label %127

134:
  %135 = load ptr, ptr %26, align 8
  br i1 %27, label %278, label %138

136:
  %137 = icmp eq i64 %191, %9
  br i1 %137, label %222, label %138

138:
  %139 = phi i1 [ %192, %136 ], [ true, %134 ]
  %140 = phi double [ %186, %136 ], [ 1.000000e+00, %134 ]
  %141 = phi i64 [ %191, %136 ], [ 0, %134 ]
  %142 = mul nsw i64 %141, %9
  br label %148

143:
  %144 = add nsw i64 %167, %142
  %145 = getelementptr inbounds double, ptr %80, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp ueq double %146, 0.000000e+00
  br i1 %147, label %222, label %170

148:
  %149 = phi i64 [ 0, %138 ], [ %168, %166 ]
  %150 = phi double [ 0.000000e+00, %138 ], [ %157, %166 ]
  %151 = phi i64 [ %141, %138 ], [ %167, %166 ]
  %152 = add nsw i64 %149, %142
  %153 = getelementptr inbounds double, ptr %80, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = tail call double @llvm.fabs.f64(double %154)
  %156 = fcmp ogt double %150, %155
  %157 = select i1 %156, double %150, double %155
  %158 = icmp ugt i64 %149, %141
  br i1 %158, label %159, label %166

159:
  %160 = add nsw i64 %151, %142
  %161 = getelementptr inbounds double, ptr %80, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = tail call double @llvm.fabs.f64(double %162)
  %164 = fcmp ogt double %155, %163
  br i1 %164, label %165, label %166

165:
  br label %166

166:
  %167 = phi i64 [ %149, %165 ], [ %151, %159 ], [ %151, %148 ]
  %168 = add nsw i64 %149, 1
  %169 = icmp eq i64 %168, %9
  br i1 %169, label %143, label %148

170:
  %171 = tail call double @llvm.fabs.f64(double %146)
  %172 = fmul double %140, %157
  %173 = fdiv double %171, %157
  br label %174

174:
  %175 = phi i64 [ %182, %174 ], [ %141, %170 ]
  %176 = mul nsw i64 %175, %9
  %177 = getelementptr inbounds double, ptr %80, i64 %176
  %178 = getelementptr inbounds double, ptr %177, i64 %141
  %179 = getelementptr inbounds double, ptr %177, i64 %167
  %180 = load double, ptr %178, align 8
  %181 = load double, ptr %179, align 8
  store double %181, ptr %178, align 8
  store double %180, ptr %179, align 8
  %182 = add nsw i64 %175, 1
  %183 = icmp eq i64 %182, %9
  br i1 %183, label %184, label %174

184:
  %185 = fcmp olt double %171, %172
  %186 = select i1 %185, double %173, double %140
  %187 = getelementptr inbounds double, ptr %135, i64 %141
  %188 = getelementptr inbounds double, ptr %135, i64 %167
  %189 = load double, ptr %187, align 8
  %190 = load double, ptr %188, align 8
  store double %190, ptr %187, align 8
  store double %189, ptr %188, align 8
  %191 = add nsw i64 %141, 1
  %192 = icmp slt i64 %191, %9
  br i1 %192, label %193, label %136

193:
  %194 = phi i64 [ %220, %219 ], [ %191, %184 ]
  %195 = add nsw i64 %194, %142
  %196 = getelementptr inbounds double, ptr %80, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = fdiv double %197, %146
  %199 = fcmp oeq double %198, 0.000000e+00
  br i1 %199, label %219, label %200

200:
  %201 = fneg double %198
  br label %202

202:
  %203 = phi i64 [ %191, %200 ], [ %212, %202 ]
  %204 = mul nsw i64 %203, %9
  %205 = add nsw i64 %204, %141
  %206 = getelementptr inbounds double, ptr %80, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = add nsw i64 %204, %194
  %209 = getelementptr inbounds double, ptr %80, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = tail call double @llvm.fmuladd.f64(double %201, double %207, double %210)
  store double %211, ptr %209, align 8
  %212 = add nsw i64 %203, 1
  %213 = icmp eq i64 %212, %9
  br i1 %213, label %214, label %202

214:
  %215 = load double, ptr %187, align 8
  %216 = getelementptr inbounds double, ptr %135, i64 %194
  %217 = load double, ptr %216, align 8
  %218 = tail call double @llvm.fmuladd.f64(double %201, double %215, double %217)
  store double %218, ptr %216, align 8
  br label %219

219:
  %220 = add nsw i64 %194, 1
  %221 = icmp eq i64 %220, %9
  br i1 %221, label %136, label %193

222:
  %223 = phi i1 [ %139, %143 ], [ %192, %136 ]
  %224 = phi double [ %140, %143 ], [ %186, %136 ]
  br i1 %223, label %251, label %225

225:
  %226 = phi i64 [ %227, %231 ], [ %9, %222 ]
  %227 = add nsw i64 %226, -1
  %228 = getelementptr inbounds double, ptr %135, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = icmp slt i64 %226, %9
  br i1 %230, label %238, label %231

231:
  %232 = phi double [ %229, %225 ], [ %248, %238 ]
  %233 = mul i64 %227, %21
  %234 = getelementptr inbounds double, ptr %80, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fdiv double %232, %235
  store double %236, ptr %228, align 8
  %237 = icmp sgt i64 %226, 1
  br i1 %237, label %225, label %251

238:
  %239 = phi i64 [ %249, %238 ], [ %226, %225 ]
  %240 = phi double [ %248, %238 ], [ %229, %225 ]
  %241 = mul nsw i64 %239, %9
  %242 = add nsw i64 %241, %227
  %243 = getelementptr inbounds double, ptr %80, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds double, ptr %135, i64 %239
  %246 = load double, ptr %245, align 8
  %247 = fneg double %244
  %248 = tail call double @llvm.fmuladd.f64(double %247, double %246, double %240)
  %249 = add nsw i64 %239, 1
  %250 = icmp eq i64 %249, %9
  br i1 %250, label %231, label %238

251:
  %252 = phi double [ 0.000000e+00, %222 ], [ %224, %231 ]
  %253 = fcmp oeq double %252, 0.000000e+00
  br i1 %253, label %290, label %262

254:
  %255 = phi i64 [ 0, %78 ], [ %260, %254 ]
  %256 = mul i64 %255, %21
  %257 = getelementptr inbounds double, ptr %80, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fadd double %79, %258
  store double %259, ptr %257, align 8
  %260 = add nsw i64 %255, 1
  %261 = icmp eq i64 %260, %9
  br i1 %261, label %134, label %254

262:
  br i1 %10, label %263, label %278

263:
  %264 = phi i64 [ %269, %263 ], [ 0, %262 ]
  %265 = phi double [ %268, %263 ], [ 0.000000e+00, %262 ]
  %266 = getelementptr inbounds double, ptr %135, i64 %264
  %267 = load double, ptr %266, align 8
  %268 = tail call double @llvm.fmuladd.f64(double %267, double %267, double %265)
  %269 = add nsw i64 %264, 1
  %270 = icmp eq i64 %269, %9
  br i1 %270, label %271, label %263

271:
  %272 = tail call double @llvm.sqrt.f64(double %268)
  br i1 %10, label %273, label %278

273:
  %274 = fcmp ogt double %272, %28
  %275 = fdiv double %28, %272
  %276 = select i1 %274, double %275, double 1.000000e+00
  %277 = fneg double %276
  br label %281

278:
  %279 = phi double [ %272, %271 ], [ 0.000000e+00, %134 ], [ 0.000000e+00, %262 ], [ 0.000000e+00, %77 ], [ 0.000000e+00, %64 ], [ %272, %281 ]
  %280 = fcmp ugt double %279, %15
  br i1 %280, label %40, label %290

281:
  %282 = phi i64 [ 0, %273 ], [ %288, %281 ]
  %283 = getelementptr inbounds double, ptr %135, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr %3, i64 %282
  %286 = load double, ptr %285, align 8
  %287 = tail call double @llvm.fmuladd.f64(double %277, double %284, double %286)
  store double %287, ptr %285, align 8
  %288 = add nsw i64 %282, 1
  %289 = icmp eq i64 %288, %9
  br i1 %289, label %278, label %281

290:
  %291 = phi i32 [ 0, %251 ], [ 0, %62 ], [ 1, %278 ], [ 0, %40 ]
  ret i32 %291
}

define void @search_feet(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x double], align 16
  %12 = alloca [12 x double], align 16
  %13 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  %18 = icmp sgt i64 %7, 0
  br i1 %18, label %19, label %38

19:
  %20 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 4
  %21 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 17
  %22 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 10
  %23 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 18
  %24 = icmp slt i64 %16, 0
  %25 = icmp sgt i64 %14, 0
  %26 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 15
  %28 = getelementptr inbounds double, ptr %12, i64 3
  %29 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 21
  %31 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 13
  %33 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 16
  %35 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 14
  %36 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 7
  br label %39

38:
  ret void

39:
  %40 = phi ptr [ %1, %19 ], [ %354, %350 ]
  %41 = phi i64 [ 0, %19 ], [ %353, %350 ]
  %42 = load i64, ptr %20, align 8
  %43 = mul nsw i64 %42, %41
  %44 = getelementptr double, ptr %2, i64 %43
  %45 = mul nsw i64 %41, %17
  %46 = mul nsw i64 %45, %14
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = getelementptr inbounds i64, ptr %5, i64 %45
  %49 = icmp sgt i64 %42, 0
  br i1 %49, label %50, label %59

50:
  %51 = load ptr, ptr %21, align 8
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %57, %52 ]
  %54 = getelementptr inbounds double, ptr %44, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %51, i64 %53
  store double %55, ptr %56, align 8
  %57 = add nsw i64 %53, 1
  %58 = icmp eq i64 %57, %42
  br i1 %58, label %59, label %52

59:
  %60 = tail call fastcc double @size_of_search(ptr %0, ptr %40, ptr %3)
  %61 = load i64, ptr %22, align 8
  %62 = icmp eq i64 %61, 0
  %63 = select i1 %62, i64 96, i64 32
  %64 = load ptr, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(32) %12, ptr align 8 dereferenceable(32) %64, i64 %63, i1 false)
  br i1 %24, label %350, label %65

65:
  %66 = fneg double %60
  %67 = load double, ptr %28, align 8
  %68 = fneg double %67
  br label %73

69:
  %70 = icmp sgt i64 %278, 0
  br i1 %70, label %71, label %350

71:
  %72 = fmul double %60, 1.000000e-05
  br label %283

73:
  %74 = phi i64 [ 0, %65 ], [ %279, %277 ]
  %75 = phi i64 [ 0, %65 ], [ %278, %277 ]
  %76 = mul nsw i64 %74, %14
  %77 = getelementptr inbounds double, ptr %47, i64 %76
  %78 = load i64, ptr %20, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %89

80:
  %81 = load ptr, ptr %21, align 8
  br label %82

82:
  %83 = phi i64 [ 0, %80 ], [ %87, %82 ]
  %84 = getelementptr inbounds double, ptr %44, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %81, i64 %83
  store double %85, ptr %86, align 8
  %87 = add nsw i64 %83, 1
  %88 = icmp eq i64 %87, %78
  br i1 %88, label %89, label %82

89:
  br i1 %25, label %90, label %92

90:
  %91 = load ptr, ptr %26, align 8
  br label %94

92:
  %93 = icmp eq i64 %74, 0
  br i1 %93, label %236, label %103

94:
  %95 = phi i64 [ 0, %90 ], [ %101, %94 ]
  %96 = getelementptr inbounds i64, ptr %91, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %44, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds double, ptr %77, i64 %95
  store double %99, ptr %100, align 8
  %101 = add nsw i64 %95, 1
  %102 = icmp eq i64 %101, %14
  br i1 %102, label %92, label %94

103:
  %104 = add nsw i64 %74, -1
  %105 = load ptr, ptr %27, align 8
  %106 = mul nsw i64 %104, 3
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load i64, ptr %22, align 8
  %109 = icmp eq i64 %108, 0
  %110 = getelementptr inbounds double, ptr %107, i64 1
  %111 = getelementptr inbounds double, ptr %107, i64 2
  br label %170

112:
  %113 = load ptr, ptr %23, align 8
  br label %114

114:
  %115 = phi ptr [ %113, %112 ], [ %123, %142 ]
  %116 = phi i32 [ 0, %112 ], [ %143, %142 ]
  %117 = load ptr, ptr %21, align 8
  %118 = load i64, ptr %20, align 8
  %119 = shl i64 %118, 3
  %120 = getelementptr i8, ptr %117, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %120, ptr align 16 dereferenceable(24) %9, i64 24, i1 false)
  %121 = load ptr, ptr %29, align 8
  %122 = load ptr, ptr %30, align 8
  tail call void %121(ptr %40, ptr %117, ptr %3, ptr %115, ptr %122)
  %123 = load ptr, ptr %23, align 8
  %124 = getelementptr inbounds double, ptr %123, i64 1
  br label %125

125:
  %126 = phi i64 [ %131, %125 ], [ 0, %114 ]
  %127 = phi double [ %130, %125 ], [ 0.000000e+00, %114 ]
  %128 = getelementptr inbounds double, ptr %124, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = tail call double @llvm.fmuladd.f64(double %129, double %129, double %127)
  %131 = add nsw i64 %126, 1
  %132 = icmp eq i64 %131, 3
  br i1 %132, label %133, label %125

133:
  %134 = tail call double @llvm.sqrt.f64(double %130)
  %135 = load double, ptr %123, align 8
  %136 = fdiv double %135, %134
  %137 = fcmp ogt double %136, %60
  %138 = fcmp olt double %136, %66
  %139 = select i1 %138, double %66, double %136
  %140 = select i1 %137, double %60, double %139
  %141 = fneg double %140
  br label %145

142:
  %143 = add nsw i32 %116, 1
  %144 = icmp eq i32 %143, 8
  br i1 %144, label %163, label %114

145:
  %146 = phi i64 [ 0, %133 ], [ %147, %161 ]
  %147 = add nsw i64 %146, 1
  %148 = getelementptr inbounds double, ptr %123, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fdiv double %149, %134
  %151 = getelementptr inbounds double, ptr %11, i64 %146
  store double %150, ptr %151, align 8
  %152 = getelementptr inbounds double, ptr %9, i64 %146
  %153 = load double, ptr %152, align 8
  %154 = tail call double @llvm.fmuladd.f64(double %141, double %150, double %153)
  %155 = tail call double @llvm.fabs.f64(double %154)
  %156 = fcmp olt double %155, 0x7FF0000000000000
  %157 = select i1 %156, double %154, double 0.000000e+00
  store double %157, ptr %152, align 8
  %158 = tail call double @llvm.fabs.f64(double %150)
  %159 = fcmp olt double %158, 0x7FF0000000000000
  br i1 %159, label %161, label %160

160:
  store double 0.000000e+00, ptr %151, align 8
  br label %161

161:
  %162 = icmp eq i64 %147, 3
  br i1 %162, label %142, label %145

163:
  %164 = load i64, ptr %22, align 8
  %165 = icmp eq i64 %164, 0
  %166 = select i1 %165, double 0.000000e+00, double %68
  %167 = load i64, ptr %31, align 8
  %168 = getelementptr inbounds double, ptr %77, i64 %167
  store double %166, ptr %168, align 8
  %169 = load ptr, ptr %32, align 8
  br label %209

170:
  %171 = phi i64 [ 0, %103 ], [ %200, %195 ]
  %172 = getelementptr inbounds double, ptr %12, i64 %171
  %173 = load double, ptr %172, align 8
  br i1 %109, label %174, label %190

174:
  %175 = getelementptr inbounds double, ptr %28, i64 %171
  %176 = load double, ptr %175, align 8
  %177 = load double, ptr %107, align 8
  %178 = add nsw i64 %171, 3
  %179 = getelementptr inbounds double, ptr %28, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %110, align 8
  %182 = fmul double %180, %181
  %183 = tail call double @llvm.fmuladd.f64(double %176, double %177, double %182)
  %184 = add nsw i64 %171, 6
  %185 = getelementptr inbounds double, ptr %28, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = load double, ptr %111, align 8
  %188 = tail call double @llvm.fmuladd.f64(double %186, double %187, double %183)
  %189 = fadd double %173, %188
  br label %195

190:
  %191 = getelementptr inbounds double, ptr %107, i64 %171
  %192 = load double, ptr %191, align 8
  %193 = fmul double %60, %192
  %194 = fadd double %173, %193
  br label %195

195:
  %196 = phi double [ %189, %174 ], [ %194, %190 ]
  %197 = phi double [ %189, %174 ], [ %173, %190 ]
  %198 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %171
  store double %196, ptr %198, align 8
  %199 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %171
  store double %197, ptr %199, align 8
  %200 = add nsw i64 %171, 1
  %201 = icmp eq i64 %200, 3
  br i1 %201, label %112, label %170

202:
  %203 = load i64, ptr %33, align 8
  %204 = icmp sgt i64 %203, 0
  br i1 %204, label %205, label %235

205:
  %206 = load ptr, ptr %34, align 8
  %207 = mul nsw i64 %203, %104
  %208 = load ptr, ptr %35, align 8
  br label %225

209:
  %210 = phi i64 [ 0, %163 ], [ %223, %209 ]
  %211 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds i64, ptr %169, i64 %210
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %77, i64 %214
  store double %212, ptr %215, align 8
  %216 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %210
  %217 = load double, ptr %216, align 8
  %218 = fsub double %217, %212
  %219 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 %210
  %220 = load double, ptr %219, align 8
  %221 = load double, ptr %168, align 8
  %222 = tail call double @llvm.fmuladd.f64(double %218, double %220, double %221)
  store double %222, ptr %168, align 8
  %223 = add nsw i64 %210, 1
  %224 = icmp eq i64 %223, 3
  br i1 %224, label %202, label %209

225:
  %226 = phi i64 [ 0, %205 ], [ %233, %225 ]
  %227 = add nsw i64 %226, %207
  %228 = getelementptr inbounds double, ptr %206, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds i64, ptr %208, i64 %226
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %77, i64 %231
  store double %229, ptr %232, align 8
  %233 = add nsw i64 %226, 1
  %234 = icmp eq i64 %233, %203
  br i1 %234, label %235, label %225

235:
  br label %236

236:
  %237 = tail call fastcc i32 @settle(ptr %0, ptr %40, ptr %3, ptr %77, double %60)
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %277, label %239

239:
  %240 = load i64, ptr %13, align 8
  %241 = icmp sgt i64 %240, 0
  %242 = load ptr, ptr %21, align 8
  br i1 %241, label %243, label %245

243:
  %244 = load ptr, ptr %26, align 8
  br label %255

245:
  %246 = load ptr, ptr %36, align 8
  %247 = load ptr, ptr %23, align 8
  %248 = load ptr, ptr %30, align 8
  tail call void %246(ptr %40, ptr %242, ptr %3, ptr %247, ptr %248)
  %249 = load i64, ptr %37, align 8
  %250 = icmp slt i64 %249, 1
  br i1 %250, label %274, label %251

251:
  %252 = load ptr, ptr %23, align 8
  %253 = load double, ptr %252, align 8
  %254 = fcmp ogt double %253, 0.000000e+00
  br i1 %254, label %264, label %277

255:
  %256 = phi i64 [ 0, %243 ], [ %262, %255 ]
  %257 = getelementptr inbounds double, ptr %77, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds i64, ptr %244, i64 %256
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds double, ptr %242, i64 %260
  store double %258, ptr %261, align 8
  %262 = add nsw i64 %256, 1
  %263 = icmp eq i64 %262, %240
  br i1 %263, label %245, label %255

264:
  %265 = phi i64 [ %266, %268 ], [ 0, %251 ]
  %266 = add nsw i64 %265, 1
  %267 = icmp eq i64 %266, %249
  br i1 %267, label %272, label %268

268:
  %269 = getelementptr inbounds double, ptr %252, i64 %266
  %270 = load double, ptr %269, align 8
  %271 = fcmp ogt double %270, 0.000000e+00
  br i1 %271, label %264, label %272

272:
  %273 = icmp slt i64 %266, %249
  br i1 %273, label %277, label %274

274:
  %275 = add nsw i64 %75, 1
  %276 = getelementptr inbounds i64, ptr %48, i64 %75
  store i64 %74, ptr %276, align 8
  br label %277

277:
  %278 = phi i64 [ %275, %274 ], [ %75, %272 ], [ %75, %236 ], [ %75, %251 ]
  %279 = add i64 %74, 1
  %280 = icmp eq i64 %74, %16
  br i1 %280, label %69, label %73

281:
  %282 = icmp slt i64 %286, %347
  br i1 %282, label %283, label %350

283:
  %284 = phi i64 [ %278, %71 ], [ %347, %281 ]
  %285 = phi i64 [ 0, %71 ], [ %286, %281 ]
  %286 = add nsw i64 %285, 1
  %287 = icmp slt i64 %285, %284
  br i1 %287, label %288, label %290

288:
  %289 = load i64, ptr %31, align 8
  br label %301

290:
  %291 = phi i64 [ %285, %283 ], [ %317, %301 ]
  %292 = getelementptr inbounds i64, ptr %48, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds i64, ptr %48, i64 %285
  %295 = load i64, ptr %294, align 8
  store i64 %295, ptr %292, align 8
  store i64 %293, ptr %294, align 8
  %296 = icmp slt i64 %286, %284
  br i1 %296, label %297, label %350

297:
  %298 = mul nsw i64 %293, %14
  %299 = getelementptr inbounds double, ptr %47, i64 %298
  %300 = load ptr, ptr %32, align 8
  br label %320

301:
  %302 = phi i64 [ %285, %288 ], [ %318, %301 ]
  %303 = phi i64 [ %285, %288 ], [ %317, %301 ]
  %304 = getelementptr inbounds i64, ptr %48, i64 %302
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %305, %14
  %307 = add nsw i64 %306, %289
  %308 = getelementptr inbounds double, ptr %47, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = getelementptr inbounds i64, ptr %48, i64 %303
  %311 = load i64, ptr %310, align 8
  %312 = mul nsw i64 %311, %14
  %313 = add nsw i64 %312, %289
  %314 = getelementptr inbounds double, ptr %47, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = fcmp olt double %309, %315
  %317 = select i1 %316, i64 %302, i64 %303
  %318 = add nsw i64 %302, 1
  %319 = icmp eq i64 %318, %284
  br i1 %319, label %290, label %301

320:
  %321 = phi i64 [ %286, %297 ], [ %348, %346 ]
  %322 = phi i64 [ %286, %297 ], [ %347, %346 ]
  %323 = getelementptr inbounds i64, ptr %48, i64 %321
  %324 = load i64, ptr %323, align 8
  %325 = mul nsw i64 %324, %14
  %326 = getelementptr inbounds double, ptr %47, i64 %325
  br label %327

327:
  %328 = phi i64 [ 0, %320 ], [ %338, %327 ]
  %329 = phi double [ 0.000000e+00, %320 ], [ %337, %327 ]
  %330 = getelementptr inbounds i64, ptr %300, i64 %328
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds double, ptr %326, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds double, ptr %299, i64 %331
  %335 = load double, ptr %334, align 8
  %336 = fsub double %333, %335
  %337 = tail call double @llvm.fmuladd.f64(double %336, double %336, double %329)
  %338 = add nsw i64 %328, 1
  %339 = icmp eq i64 %338, 3
  br i1 %339, label %340, label %327

340:
  %341 = tail call double @llvm.sqrt.f64(double %337)
  %342 = fcmp ogt double %341, %72
  br i1 %342, label %343, label %346

343:
  %344 = add nsw i64 %322, 1
  %345 = getelementptr inbounds i64, ptr %48, i64 %322
  store i64 %324, ptr %345, align 8
  br label %346

346:
  %347 = phi i64 [ %344, %343 ], [ %322, %340 ]
  %348 = add nsw i64 %321, 1
  %349 = icmp eq i64 %348, %284
  br i1 %349, label %281, label %320

350:
  %351 = phi i64 [ 0, %69 ], [ 0, %59 ], [ %286, %290 ], [ %286, %281 ]
  %352 = getelementptr inbounds i64, ptr %6, i64 %41
  store i64 %351, ptr %352, align 8
  %353 = add nsw i64 %41, 1
  %354 = getelementptr inbounds double, ptr %40, i64 1
  %355 = icmp eq i64 %353, %7
  br i1 %355, label %38, label %39
}

define i64 @size_of_start(i64 %0) {
  %2 = getelementptr inbounds [3 x i64], ptr @__const.size_of_start.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare fastcc i64 @triangular(ptr, ptr, i64, i64, ptr, double, ptr)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
