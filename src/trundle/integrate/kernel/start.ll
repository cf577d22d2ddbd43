; source 64b63388379950a0d935f151b92a1caf919bd70854a2e6c947a5f1e711d54470
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
  br i1 %13, label %14, label %23

14:
  %15 = phi i64 [ %21, %14 ], [ 0, %4 ]
  %16 = phi double [ %20, %14 ], [ 0.000000e+00, %4 ]
  %17 = getelementptr inbounds double, ptr %10, i64 %15
  %18 = load double, ptr %17, align 8
  %19 = fmul contract double %18, %18
  %20 = fadd contract double %16, %19
  %21 = add nsw i64 %15, 1
  %22 = icmp eq i64 %21, %12
  br i1 %22, label %23, label %14

23:
  %24 = phi double [ 0.000000e+00, %4 ], [ %20, %14 ]
  %25 = tail call contract double @llvm.sqrt.f64(double %24)
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %30 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %31 = load i64, ptr %26, align 8
  %32 = icmp sgt i64 %31, 0
  %33 = fcmp contract une double %25, 0.000000e+00
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %39, label %159

35:
  %36 = icmp sgt i64 %120, 0
  %37 = fcmp contract une double %89, 0.000000e+00
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %159

39:
  %40 = phi double [ %89, %35 ], [ %25, %23 ]
  %41 = phi i32 [ %156, %35 ], [ 0, %23 ]
  %42 = fsub contract double %40, %40
  %43 = fcmp contract oeq double %42, 0.000000e+00
  br i1 %43, label %44, label %448

44:
  %45 = tail call contract fastcc double @least_squares(ptr %0)
  %46 = fcmp contract oeq double %45, 0.000000e+00
  br i1 %46, label %448, label %47

47:
  %48 = phi i32 [ %104, %103 ], [ 0, %44 ]
  %49 = phi double [ %105, %103 ], [ 1.000000e+00, %44 ]
  %50 = load i64, ptr %27, align 8
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %54

52:
  %53 = load ptr, ptr %28, align 8
  br label %63

54:
  %55 = load i64, ptr %26, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %59, label %57

57:
  %58 = load ptr, ptr %28, align 8
  br label %70

59:
  %60 = load ptr, ptr %29, align 8
  %61 = load ptr, ptr %28, align 8
  %62 = load ptr, ptr %30, align 8
  br label %91

63:
  %64 = phi i64 [ 0, %52 ], [ %68, %63 ]
  %65 = getelementptr inbounds double, ptr %2, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %53, i64 %64
  store double %66, ptr %67, align 8
  %68 = add nsw i64 %64, 1
  %69 = icmp eq i64 %68, %50
  br i1 %69, label %54, label %63

70:
  %71 = phi ptr [ %58, %57 ], [ %61, %91 ]
  %72 = load ptr, ptr %0, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = load ptr, ptr %8, align 8
  tail call void %72(ptr %1, ptr %71, ptr %3, ptr %73, ptr %74)
  %75 = load ptr, ptr %6, align 8
  %76 = load i64, ptr %11, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %87

78:
  %79 = phi i64 [ %85, %78 ], [ 0, %70 ]
  %80 = phi double [ %84, %78 ], [ 0.000000e+00, %70 ]
  %81 = getelementptr inbounds double, ptr %75, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = fmul contract double %82, %82
  %84 = fadd contract double %80, %83
  %85 = add nsw i64 %79, 1
  %86 = icmp eq i64 %85, %76
  br i1 %86, label %87, label %78

87:
  %88 = phi double [ 0.000000e+00, %70 ], [ %84, %78 ]
  %89 = tail call contract double @llvm.sqrt.f64(double %88)
  %90 = fcmp contract uge double %89, %40
  br i1 %90, label %103, label %107

91:
  %92 = phi i64 [ 0, %59 ], [ %101, %91 ]
  %93 = getelementptr inbounds double, ptr %60, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul contract double %49, %94
  %96 = getelementptr inbounds i64, ptr %62, i64 %92
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %61, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fadd contract double %95, %99
  store double %100, ptr %98, align 8
  %101 = add nsw i64 %92, 1
  %102 = icmp eq i64 %101, %55
  br i1 %102, label %70, label %91

103:
  %104 = add nsw i32 %48, 1
  %105 = fmul contract double %49, 4.000000e-01
  %106 = icmp eq i32 %104, 6
  br i1 %106, label %114, label %47

107:
  %108 = fcmp contract oeq double %49, 0.000000e+00
  br i1 %108, label %114, label %109

109:
  %110 = load i64, ptr %27, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %118

112:
  %113 = load ptr, ptr %28, align 8
  br label %144

114:
  %115 = load ptr, ptr %0, align 8
  %116 = load ptr, ptr %8, align 8
  tail call void %115(ptr %1, ptr %2, ptr %3, ptr %75, ptr %116)
  %117 = load i64, ptr %11, align 8
  br label %159

118:
  %119 = load ptr, ptr %29, align 8
  %120 = load i64, ptr %26, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %131

122:
  %123 = phi i64 [ %129, %122 ], [ 0, %118 ]
  %124 = phi double [ %128, %122 ], [ 0.000000e+00, %118 ]
  %125 = getelementptr inbounds double, ptr %119, i64 %123
  %126 = load double, ptr %125, align 8
  %127 = fmul contract double %126, %126
  %128 = fadd contract double %124, %127
  %129 = add nsw i64 %123, 1
  %130 = icmp eq i64 %129, %120
  br i1 %130, label %131, label %122

131:
  %132 = phi double [ 0.000000e+00, %118 ], [ %128, %122 ]
  %133 = tail call contract double @llvm.sqrt.f64(double %132)
  %134 = fmul contract double %49, %133
  br i1 %111, label %135, label %151

135:
  %136 = phi i64 [ %142, %135 ], [ 0, %131 ]
  %137 = phi double [ %141, %135 ], [ 0.000000e+00, %131 ]
  %138 = getelementptr inbounds double, ptr %2, i64 %136
  %139 = load double, ptr %138, align 8
  %140 = fmul contract double %139, %139
  %141 = fadd contract double %137, %140
  %142 = add nsw i64 %136, 1
  %143 = icmp eq i64 %142, %110
  br i1 %143, label %151, label %135

144:
  %145 = phi i64 [ 0, %112 ], [ %149, %144 ]
  %146 = getelementptr inbounds double, ptr %113, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %2, i64 %145
  store double %147, ptr %148, align 8
  %149 = add nsw i64 %145, 1
  %150 = icmp eq i64 %149, %110
  br i1 %150, label %118, label %144

151:
  %152 = phi double [ 0.000000e+00, %131 ], [ %141, %135 ]
  %153 = tail call contract double @llvm.sqrt.f64(double %152)
  %154 = fmul contract double %153, 1.000000e-15
  %155 = fcmp contract ole double %134, %154
  %156 = add nsw i32 %41, 1
  %157 = icmp eq i32 %156, 60
  %158 = select i1 %155, i1 true, i1 %157
  br i1 %158, label %159, label %35

159:
  %160 = phi i64 [ %117, %114 ], [ %12, %23 ], [ %76, %151 ], [ %76, %35 ]
  %161 = load i64, ptr %27, align 8
  %162 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %165 = load ptr, ptr %164, align 8
  %166 = icmp sgt i64 %161, 0
  br i1 %166, label %167, label %193

167:
  %168 = shl i64 %161, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %163, i8 0, i64 %168, i1 false)
  %169 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %170 = load ptr, ptr %169, align 8
  br label %175

171:
  %172 = fcmp contract olt double %190, 1.000000e+00
  %173 = select contract i1 %172, double %190, double 1.000000e+00
  %174 = fmul contract double %173, 0x3D719799812DEA11
  br label %198

175:
  %176 = phi double [ 0.000000e+00, %167 ], [ %190, %175 ]
  %177 = phi i64 [ 0, %167 ], [ %191, %175 ]
  %178 = getelementptr inbounds i64, ptr %170, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %163, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = getelementptr inbounds double, ptr %2, i64 %177
  %183 = load double, ptr %182, align 8
  %184 = tail call contract double @llvm.fabs.f64(double %183)
  %185 = fcmp contract ogt double %181, %184
  %186 = select contract i1 %185, double %181, double %184
  store double %186, ptr %180, align 8
  %187 = load double, ptr %182, align 8
  %188 = tail call contract double @llvm.fabs.f64(double %187)
  %189 = fcmp contract ogt double %176, %188
  %190 = select contract i1 %189, double %176, double %188
  %191 = add nsw i64 %177, 1
  %192 = icmp eq i64 %191, %161
  br i1 %192, label %171, label %175

193:
  %194 = icmp sgt i64 %160, 0
  %195 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %197 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  br label %207

198:
  %199 = phi i64 [ 0, %171 ], [ %205, %198 ]
  %200 = getelementptr inbounds double, ptr %163, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = fcmp contract ogt double %201, %174
  %203 = select contract i1 %202, double %201, double 0.000000e+00
  store double %203, ptr %200, align 8
  %204 = getelementptr inbounds double, ptr %165, i64 %199
  store double %203, ptr %204, align 8
  %205 = add nsw i64 %199, 1
  %206 = icmp eq i64 %205, %161
  br i1 %206, label %193, label %198

207:
  %208 = phi i32 [ 0, %193 ], [ %287, %286 ]
  br i1 %194, label %209, label %239

209:
  %210 = load ptr, ptr %195, align 8
  br label %211

211:
  %212 = phi i64 [ 0, %209 ], [ %218, %217 ]
  %213 = getelementptr inbounds double, ptr %210, i64 %212
  store double 0.000000e+00, ptr %213, align 8
  br i1 %166, label %214, label %217

214:
  %215 = load ptr, ptr %6, align 8
  %216 = load ptr, ptr %196, align 8
  br label %220

217:
  %218 = add nsw i64 %212, 1
  %219 = icmp eq i64 %218, %160
  br i1 %219, label %239, label %211

220:
  %221 = phi i64 [ 0, %214 ], [ %223, %220 ]
  %222 = phi double [ 0.000000e+00, %214 ], [ %237, %220 ]
  %223 = add nsw i64 %221, 1
  %224 = mul i64 %223, %160
  %225 = add nsw i64 %224, %212
  %226 = getelementptr inbounds double, ptr %215, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = tail call contract double @llvm.fabs.f64(double %227)
  %229 = fcmp contract olt double %228, 0x7FF0000000000000
  %230 = select contract i1 %229, double %228, double 0.000000e+00
  %231 = getelementptr inbounds i64, ptr %216, i64 %221
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds double, ptr %165, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = fmul contract double %234, %230
  %236 = fcmp contract ogt double %222, %235
  %237 = select contract i1 %236, double %222, double %235
  store double %237, ptr %213, align 8
  %238 = icmp eq i64 %223, %161
  br i1 %238, label %217, label %220

239:
  br i1 %166, label %240, label %344

240:
  %241 = load ptr, ptr %197, align 8
  br label %242

242:
  %243 = phi i64 [ 0, %240 ], [ %245, %242 ]
  %244 = getelementptr inbounds double, ptr %241, i64 %243
  store double 0x7FF0000000000000, ptr %244, align 8
  %245 = add nsw i64 %243, 1
  %246 = icmp eq i64 %245, %161
  br i1 %246, label %249, label %242

247:
  %248 = load ptr, ptr %196, align 8
  br label %291

249:
  %250 = phi i64 [ %262, %261 ], [ 0, %242 ]
  br i1 %194, label %253, label %251

251:
  %252 = add nsw i64 %250, 1
  br label %261

253:
  %254 = load ptr, ptr %6, align 8
  %255 = add nsw i64 %250, 1
  %256 = mul i64 %255, %160
  %257 = load ptr, ptr %196, align 8
  %258 = getelementptr inbounds i64, ptr %257, i64 %250
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds double, ptr %241, i64 %259
  br label %264

261:
  %262 = phi i64 [ %252, %251 ], [ %255, %283 ]
  %263 = icmp eq i64 %262, %161
  br i1 %263, label %247, label %249

264:
  %265 = phi i64 [ 0, %253 ], [ %284, %283 ]
  %266 = add nsw i64 %265, %256
  %267 = getelementptr inbounds double, ptr %254, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = tail call contract double @llvm.fabs.f64(double %268)
  %270 = fcmp contract olt double %269, 0x7FF0000000000000
  %271 = select contract i1 %270, double %269, double 0.000000e+00
  %272 = fcmp contract ogt double %271, 0.000000e+00
  br i1 %272, label %273, label %283

273:
  %274 = load ptr, ptr %195, align 8
  %275 = getelementptr inbounds double, ptr %274, i64 %265
  %276 = load double, ptr %275, align 8
  %277 = fcmp contract ogt double %276, 0.000000e+00
  br i1 %277, label %278, label %283

278:
  %279 = fdiv contract double %276, %271
  %280 = load double, ptr %260, align 8
  %281 = fcmp contract olt double %279, %280
  br i1 %281, label %282, label %283

282:
  store double %279, ptr %260, align 8
  br label %283

283:
  %284 = add nsw i64 %265, 1
  %285 = icmp eq i64 %284, %160
  br i1 %285, label %261, label %264

286:
  %287 = add nsw i32 %208, 1
  %288 = icmp ult i32 %208, 2
  %289 = icmp ne i64 %309, 0
  %290 = select i1 %288, i1 %289, i1 false
  br i1 %290, label %207, label %316

291:
  %292 = phi i64 [ 0, %247 ], [ %310, %302 ]
  %293 = phi i64 [ 0, %247 ], [ %309, %302 ]
  %294 = getelementptr inbounds double, ptr %165, i64 %292
  %295 = load double, ptr %294, align 8
  %296 = fcmp contract oeq double %295, 0.000000e+00
  br i1 %296, label %297, label %302

297:
  %298 = getelementptr inbounds double, ptr %241, i64 %292
  %299 = load double, ptr %298, align 8
  %300 = fcmp contract olt double %299, 0x7FF0000000000000
  br i1 %300, label %301, label %302

301:
  store double %299, ptr %294, align 8
  br label %302

302:
  %303 = getelementptr inbounds i64, ptr %248, i64 %292
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %165, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = fcmp contract oeq double %306, 0.000000e+00
  %308 = zext i1 %307 to i64
  %309 = or i64 %293, %308
  %310 = add nsw i64 %292, 1
  %311 = icmp eq i64 %310, %161
  br i1 %311, label %286, label %291

312:
  %313 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %314 = load i64, ptr %313, align 8
  %315 = icmp sgt i64 %314, -1
  br i1 %315, label %329, label %344

316:
  %317 = phi i64 [ %327, %316 ], [ 0, %286 ]
  %318 = getelementptr inbounds double, ptr %163, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = getelementptr inbounds double, ptr %165, i64 %317
  %321 = load double, ptr %320, align 8
  %322 = fcmp contract oeq double %321, 0.000000e+00
  %323 = fmul contract double %321, 1.000000e-04
  %324 = select i1 %322, double 1.000000e-04, double %323
  %325 = fcmp contract ogt double %319, %324
  %326 = select contract i1 %325, double %319, double %324
  store double %326, ptr %318, align 8
  %327 = add nsw i64 %317, 1
  %328 = icmp eq i64 %327, %161
  br i1 %328, label %312, label %316

329:
  %330 = phi i64 [ %342, %329 ], [ 0, %312 ]
  %331 = getelementptr inbounds i64, ptr %248, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds double, ptr %163, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = add nsw i64 %330, %314
  %336 = getelementptr inbounds double, ptr %3, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = tail call contract double @llvm.fabs.f64(double %337)
  %339 = fmul contract double %338, 1.000000e-04
  %340 = fcmp contract ogt double %334, %339
  %341 = select contract i1 %340, double %334, double %339
  store double %341, ptr %333, align 8
  %342 = add nsw i64 %330, 1
  %343 = icmp eq i64 %342, %161
  br i1 %343, label %344, label %329

344:
  br i1 %194, label %345, label %416

345:
  %346 = load ptr, ptr %195, align 8
  br label %347

347:
  %348 = phi i64 [ 0, %345 ], [ %354, %353 ]
  %349 = getelementptr inbounds double, ptr %346, i64 %348
  store double 0.000000e+00, ptr %349, align 8
  br i1 %166, label %350, label %353

350:
  %351 = load ptr, ptr %6, align 8
  %352 = load ptr, ptr %196, align 8
  br label %356

353:
  %354 = add nsw i64 %348, 1
  %355 = icmp eq i64 %354, %160
  br i1 %355, label %375, label %347

356:
  %357 = phi i64 [ 0, %350 ], [ %359, %356 ]
  %358 = phi double [ 0.000000e+00, %350 ], [ %373, %356 ]
  %359 = add nsw i64 %357, 1
  %360 = mul i64 %359, %160
  %361 = add nsw i64 %360, %348
  %362 = getelementptr inbounds double, ptr %351, i64 %361
  %363 = load double, ptr %362, align 8
  %364 = tail call contract double @llvm.fabs.f64(double %363)
  %365 = fcmp contract olt double %364, 0x7FF0000000000000
  %366 = select contract i1 %365, double %364, double 0.000000e+00
  %367 = getelementptr inbounds i64, ptr %352, i64 %357
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds double, ptr %163, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = fmul contract double %370, %366
  %372 = fcmp contract ogt double %358, %371
  %373 = select contract i1 %372, double %358, double %371
  store double %373, ptr %349, align 8
  %374 = icmp eq i64 %359, %161
  br i1 %374, label %353, label %356

375:
  %376 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %377 = load ptr, ptr %376, align 8
  %378 = shl i64 %160, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %377, i8 0, i64 %378, i1 false)
  %379 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %380 = load ptr, ptr %379, align 8
  br label %381

381:
  %382 = phi i64 [ 0, %375 ], [ %391, %381 ]
  %383 = getelementptr inbounds i64, ptr %380, i64 %382
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds double, ptr %377, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = getelementptr inbounds double, ptr %346, i64 %382
  %388 = load double, ptr %387, align 8
  %389 = fcmp contract ogt double %386, %388
  %390 = select contract i1 %389, double %386, double %388
  store double %390, ptr %385, align 8
  %391 = add nsw i64 %382, 1
  %392 = icmp eq i64 %391, %160
  br i1 %392, label %393, label %381

393:
  %394 = phi i64 [ %406, %393 ], [ 0, %381 ]
  %395 = getelementptr inbounds double, ptr %346, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds i64, ptr %380, i64 %394
  %398 = load i64, ptr %397, align 8
  %399 = getelementptr inbounds double, ptr %377, i64 %398
  %400 = load double, ptr %399, align 8
  %401 = fmul contract double %400, 1.000000e-08
  %402 = fcmp contract ogt double %396, %401
  %403 = select contract i1 %402, double %396, double %401
  %404 = fcmp contract oeq double %403, 0.000000e+00
  %405 = select i1 %404, double 1.000000e-04, double %403
  store double %405, ptr %395, align 8
  %406 = add nsw i64 %394, 1
  %407 = icmp eq i64 %406, %160
  br i1 %407, label %408, label %393

408:
  %409 = load ptr, ptr %6, align 8
  %410 = load i64, ptr %26, align 8
  %411 = icmp sgt i64 %410, 0
  %412 = select contract i1 %411, double 1.000000e-10, double 1.000000e-08
  br label %427

413:
  %414 = add nsw i64 %428, 1
  %415 = icmp eq i64 %414, %160
  br i1 %415, label %416, label %427

416:
  %417 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %418 = load i64, ptr %417, align 8
  %419 = icmp slt i64 %418, 1
  br i1 %419, label %448, label %420

420:
  %421 = load ptr, ptr %6, align 8
  %422 = add i64 %161, 1
  %423 = mul i64 %160, %422
  %424 = getelementptr inbounds double, ptr %421, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = fcmp contract ogt double %425, 0.000000e+00
  br i1 %426, label %436, label %448

427:
  %428 = phi i64 [ 0, %408 ], [ %414, %413 ]
  %429 = getelementptr inbounds double, ptr %409, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = tail call contract double @llvm.fabs.f64(double %430)
  %432 = getelementptr inbounds double, ptr %346, i64 %428
  %433 = load double, ptr %432, align 8
  %434 = fmul contract double %412, %433
  %435 = fcmp contract ugt double %431, %434
  br i1 %435, label %448, label %413

436:
  %437 = phi i64 [ %438, %440 ], [ 0, %420 ]
  %438 = add nsw i64 %437, 1
  %439 = icmp eq i64 %438, %418
  br i1 %439, label %445, label %440

440:
  %441 = add nsw i64 %438, %423
  %442 = getelementptr inbounds double, ptr %421, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fcmp contract ogt double %443, 0.000000e+00
  br i1 %444, label %436, label %445

445:
  %446 = icmp sge i64 %438, %418
  %447 = zext i1 %446 to i32
  br label %448

448:
  %449 = phi i32 [ 1, %416 ], [ 0, %420 ], [ %447, %445 ], [ 0, %427 ], [ 0, %39 ], [ 0, %44 ]
  ret i32 %449
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
  %35 = tail call contract fastcc double @least_squares(ptr %0)
  %36 = fcmp contract ogt double %35, 0x3E7AD7F29ABCAF48
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
  %48 = tail call contract double @llvm.fabs.f64(double %47)
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
  %77 = fsub contract double %74, %76
  %78 = tail call contract double @llvm.fabs.f64(double %77)
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
  %87 = fmul contract double %86, %78
  %88 = getelementptr inbounds double, ptr %13, i64 %83
  %89 = load double, ptr %88, align 8
  %90 = fmul contract double %89, 1.000000e-09
  %91 = fcmp contract ugt double %87, %90
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
  br i1 %15, label %131, label %16

16:
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %20 = load ptr, ptr %19, align 8
  br label %31

21:
  %22 = icmp sgt i64 %6, 0
  br i1 %22, label %23, label %79

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
  %35 = fneg contract double %34
  %36 = getelementptr inbounds double, ptr %12, i64 %32
  store double %35, ptr %36, align 8
  %37 = add nsw i64 %32, 1
  %38 = icmp eq i64 %37, %4
  br i1 %38, label %21, label %31

39:
  %40 = add nsw i64 %43, 1
  %41 = icmp eq i64 %40, %6
  br i1 %41, label %76, label %42

42:
  %43 = phi i64 [ 0, %23 ], [ %40, %39 ]
  %44 = getelementptr inbounds i64, ptr %28, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %45, %4
  %47 = getelementptr inbounds double, ptr %26, i64 %46
  br i1 %17, label %48, label %61

48:
  %49 = phi i64 [ %55, %48 ], [ 0, %42 ]
  %50 = phi double [ %54, %48 ], [ 0.000000e+00, %42 ]
  %51 = getelementptr inbounds double, ptr %47, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = fmul contract double %52, %52
  %54 = fadd contract double %50, %53
  %55 = add nsw i64 %49, 1
  %56 = icmp eq i64 %55, %4
  br i1 %56, label %57, label %48

57:
  %58 = tail call contract double @llvm.sqrt.f64(double %54)
  %59 = getelementptr inbounds double, ptr %30, i64 %43
  store double %58, ptr %59, align 8
  %60 = fcmp contract ogt double %58, 0.000000e+00
  br i1 %60, label %63, label %131

61:
  %62 = getelementptr inbounds double, ptr %30, i64 %43
  store double 0.000000e+00, ptr %62, align 8
  br label %131

63:
  br i1 %17, label %64, label %39

64:
  %65 = mul nsw i64 %43, %4
  br label %66

66:
  %67 = phi i64 [ 0, %64 ], [ %74, %66 ]
  %68 = getelementptr inbounds double, ptr %47, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %59, align 8
  %71 = fdiv contract double %69, %70
  %72 = add nsw i64 %67, %65
  %73 = getelementptr inbounds double, ptr %10, i64 %72
  store double %71, ptr %73, align 8
  %74 = add nsw i64 %67, 1
  %75 = icmp eq i64 %74, %4
  br i1 %75, label %39, label %66

76:
  %77 = call fastcc i64 @triangular(ptr %10, ptr %12, i64 %4, i64 %6, ptr %8, double 1.000000e-10, ptr %2)
  %78 = icmp slt i64 %77, %6
  br i1 %78, label %131, label %82

79:
  %80 = call fastcc i64 @triangular(ptr %10, ptr %12, i64 %4, i64 %6, ptr %8, double 1.000000e-10, ptr %2)
  %81 = icmp slt i64 %80, %6
  br i1 %81, label %131, label %120

82:
  br i1 %22, label %83, label %120

83:
  %84 = add i64 %4, 1
  br label %89

85:
  br i1 %22, label %86, label %120

86:
  %87 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %88 = load ptr, ptr %87, align 8
  br label %122

89:
  %90 = phi i64 [ %6, %83 ], [ %91, %95 ]
  %91 = add nsw i64 %90, -1
  %92 = getelementptr inbounds double, ptr %12, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = icmp slt i64 %90, %6
  br i1 %94, label %105, label %95

95:
  %96 = phi double [ %93, %89 ], [ %117, %105 ]
  %97 = mul i64 %91, %84
  %98 = getelementptr inbounds double, ptr %10, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fdiv contract double %96, %99
  %101 = getelementptr inbounds i64, ptr %8, i64 %91
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %14, i64 %102
  store double %100, ptr %103, align 8
  %104 = icmp sgt i64 %90, 1
  br i1 %104, label %89, label %85

105:
  %106 = phi i64 [ %118, %105 ], [ %90, %89 ]
  %107 = phi double [ %117, %105 ], [ %93, %89 ]
  %108 = mul nsw i64 %106, %4
  %109 = add nsw i64 %108, %91
  %110 = getelementptr inbounds double, ptr %10, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds i64, ptr %8, i64 %106
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %14, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul contract double %111, %115
  %117 = fsub contract double %107, %116
  %118 = add nsw i64 %106, 1
  %119 = icmp eq i64 %118, %6
  br i1 %119, label %95, label %105

120:
  %121 = load double, ptr %2, align 8
  br label %131

122:
  %123 = phi i64 [ 0, %86 ], [ %129, %122 ]
  %124 = getelementptr inbounds double, ptr %88, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %14, i64 %123
  %127 = load double, ptr %126, align 8
  %128 = fdiv contract double %127, %125
  store double %128, ptr %126, align 8
  %129 = add nsw i64 %123, 1
  %130 = icmp eq i64 %129, %6
  br i1 %130, label %120, label %122

131:
  %132 = phi double [ %121, %120 ], [ 0.000000e+00, %1 ], [ 0.000000e+00, %76 ], [ 0.000000e+00, %79 ], [ 0.000000e+00, %61 ], [ 0.000000e+00, %57 ]
  ret double %132
}

declare double @llvm.fabs.f64(double)

define i64 @size_of_start(i64 %0) {
  %2 = getelementptr inbounds [3 x i64], ptr @__const.size_of_start.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare double @llvm.sqrt.f64(double)

define fastcc i64 @triangular(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, double %5, ptr %6) {
  store double 1.000000e+00, ptr %6, align 8
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %12, label %122

9:
  br i1 %8, label %10, label %122

10:
  %11 = icmp sgt i64 %2, 0
  br label %17

12:
  %13 = phi i64 [ %15, %12 ], [ 0, %7 ]
  %14 = getelementptr inbounds i64, ptr %4, i64 %13
  store i64 %13, ptr %14, align 8
  %15 = add nsw i64 %13, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %9, label %12

17:
  %18 = phi i1 [ true, %10 ], [ %120, %118 ]
  %19 = phi double [ 0.000000e+00, %10 ], [ %29, %118 ]
  %20 = phi i64 [ 0, %10 ], [ %119, %118 ]
  %21 = getelementptr double, ptr %0, i64 %20
  %22 = icmp slt i64 %20, %2
  %23 = sub nsw i64 %2, %20
  %24 = select i1 %22, i64 %23, i64 0
  %25 = icmp sgt i64 %24, 0
  br label %32

26:
  %27 = icmp eq i64 %20, 0
  %28 = tail call contract double @llvm.sqrt.f64(double %51)
  %29 = select i1 %27, double %28, double %19
  %30 = fmul contract double %29, %5
  %31 = fcmp contract ogt double %28, %30
  br i1 %31, label %54, label %122

32:
  %33 = phi i64 [ %20, %17 ], [ %52, %47 ]
  %34 = phi double [ -1.000000e+00, %17 ], [ %51, %47 ]
  %35 = phi i64 [ %20, %17 ], [ %50, %47 ]
  %36 = mul nsw i64 %33, %2
  %37 = getelementptr double, ptr %21, i64 %36
  br i1 %25, label %38, label %47

38:
  %39 = phi i64 [ %45, %38 ], [ 0, %32 ]
  %40 = phi double [ %44, %38 ], [ 0.000000e+00, %32 ]
  %41 = getelementptr inbounds double, ptr %37, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = fmul contract double %42, %42
  %44 = fadd contract double %40, %43
  %45 = add nsw i64 %39, 1
  %46 = icmp eq i64 %45, %24
  br i1 %46, label %47, label %38

47:
  %48 = phi double [ 0.000000e+00, %32 ], [ %44, %38 ]
  %49 = fcmp contract ogt double %48, %34
  %50 = select i1 %49, i64 %33, i64 %35
  %51 = select i1 %49, double %48, double %34
  %52 = add nsw i64 %33, 1
  %53 = icmp eq i64 %52, %3
  br i1 %53, label %26, label %32

54:
  %55 = fdiv contract double %28, %29
  store double %55, ptr %6, align 8
  %56 = getelementptr inbounds i64, ptr %4, i64 %20
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %4, i64 %50
  %59 = load i64, ptr %58, align 8
  store i64 %59, ptr %56, align 8
  store i64 %57, ptr %58, align 8
  %60 = mul nsw i64 %20, %2
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = mul nsw i64 %50, %2
  %63 = getelementptr double, ptr %0, i64 %62
  br i1 %11, label %64, label %72

64:
  %65 = phi i64 [ %70, %64 ], [ 0, %54 ]
  %66 = getelementptr inbounds double, ptr %61, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %63, i64 %65
  %69 = load double, ptr %68, align 8
  store double %69, ptr %66, align 8
  store double %67, ptr %68, align 8
  %70 = add nsw i64 %65, 1
  %71 = icmp eq i64 %70, %2
  br i1 %71, label %72, label %64

72:
  %73 = getelementptr inbounds double, ptr %61, i64 %20
  %74 = load double, ptr %73, align 8
  %75 = fcmp contract ogt double %74, 0.000000e+00
  %76 = fneg contract double %28
  %77 = select contract i1 %75, double %76, double %28
  %78 = fsub contract double %74, %77
  %79 = fmul contract double %74, %74
  %80 = fsub contract double %51, %79
  %81 = fmul contract double %78, %78
  %82 = fadd contract double %80, %81
  store double %78, ptr %73, align 8
  br i1 %18, label %83, label %118

83:
  %84 = icmp slt i64 %20, %2
  br label %87

85:
  %86 = icmp eq i64 %89, %3
  br i1 %86, label %118, label %87

87:
  %88 = phi i64 [ %20, %83 ], [ %89, %85 ]
  %89 = add nsw i64 %88, 1
  %90 = icmp slt i64 %89, %3
  %91 = mul nsw i64 %89, %2
  %92 = getelementptr inbounds double, ptr %0, i64 %91
  %93 = select i1 %90, ptr %92, ptr %1
  br i1 %84, label %97, label %85

94:
  %95 = fmul contract double %105, 2.000000e+00
  %96 = fdiv contract double %95, %82
  br label %108

97:
  %98 = phi i64 [ %106, %97 ], [ %20, %87 ]
  %99 = phi double [ %105, %97 ], [ 0.000000e+00, %87 ]
  %100 = getelementptr inbounds double, ptr %61, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds double, ptr %93, i64 %98
  %103 = load double, ptr %102, align 8
  %104 = fmul contract double %101, %103
  %105 = fadd contract double %99, %104
  %106 = add nsw i64 %98, 1
  %107 = icmp eq i64 %106, %2
  br i1 %107, label %94, label %97

108:
  %109 = phi i64 [ %20, %94 ], [ %116, %108 ]
  %110 = getelementptr inbounds double, ptr %61, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fmul contract double %96, %111
  %113 = getelementptr inbounds double, ptr %93, i64 %109
  %114 = load double, ptr %113, align 8
  %115 = fsub contract double %114, %112
  store double %115, ptr %113, align 8
  %116 = add nsw i64 %109, 1
  %117 = icmp eq i64 %116, %2
  br i1 %117, label %85, label %108

118:
  store double %77, ptr %73, align 8
  %119 = add nsw i64 %20, 1
  %120 = icmp slt i64 %119, %3
  %121 = icmp eq i64 %119, %3
  br i1 %121, label %122, label %17

122:
  %123 = phi i64 [ 0, %9 ], [ 0, %7 ], [ %3, %118 ], [ %20, %26 ]
  %124 = tail call i64 @llvm.smin.i64(i64 %123, i64 %3)
  ret i64 %124
}

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
