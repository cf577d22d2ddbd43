; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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

define double @scale(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10) {
  %12 = tail call contract fastcc double @find_scales(i64 %0, i64 %1, ptr %2, i64 1, ptr %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10)
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
  %42 = tail call contract double @llvm.fabs.f64(double %41)
  %43 = fcmp contract ogt double %38, %42
  %44 = select contract i1 %43, double %38, double %42
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
  %59 = tail call contract double @llvm.sqrt.f64(double %58)
  %60 = fcmp contract ogt double %59, 0.000000e+00
  %61 = fcmp contract olt double %59, 0x7FF0000000000000
  %62 = and i1 %60, %61
  %63 = fdiv contract double 1.000000e+00, %59
  %64 = select contract i1 %62, double %63, double 0.000000e+00
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
  %91 = fcmp contract ogt double %90, %86
  %92 = select contract i1 %91, double %90, double %86
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
  %101 = tail call contract double @llvm.fabs.f64(double %100)
  %102 = getelementptr inbounds i64, ptr %6, i64 %97
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %51, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul contract double %101, %105
  %107 = fcmp contract ogt double %96, %106
  %108 = select contract i1 %107, double %96, double %106
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
  %119 = fmul contract double %116, 1.000000e-03
  %120 = fcmp contract ogt double %118, %119
  %121 = fmul contract double %116, 1.000000e-08
  %122 = fcmp contract olt double %118, %121
  %123 = or i1 %120, %122
  %124 = select contract i1 %123, double %116, double %118
  %125 = fcmp contract ogt double %124, 0.000000e+00
  %126 = fcmp contract olt double %124, 0x7FF0000000000000
  %127 = and i1 %125, %126
  %128 = fdiv contract double 1.000000e+00, %124
  %129 = select contract i1 %127, double %128, double 0.000000e+00
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
  %153 = tail call contract double @llvm.fabs.f64(double %152)
  %154 = load double, ptr %139, align 8
  %155 = fmul contract double %153, %154
  %156 = fcmp contract ogt double %149, %155
  %157 = select contract i1 %156, double %149, double %155
  store double %157, ptr %148, align 8
  %158 = add nsw i64 %145, 1
  %159 = icmp eq i64 %158, %1
  br i1 %159, label %141, label %144

160:
  %161 = phi i32 [ %185, %179 ], [ 1, %140 ]
  %162 = phi i64 [ %186, %179 ], [ 0, %140 ]
  %163 = getelementptr inbounds double, ptr %11, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp contract oeq double %164, 0.000000e+00
  br i1 %165, label %166, label %176

166:
  %167 = getelementptr inbounds double, ptr %50, i64 %162
  %168 = load double, ptr %167, align 8
  %169 = fcmp contract ogt double %168, 0.000000e+00
  %170 = fcmp contract olt double %168, 0x7FF0000000000000
  %171 = and i1 %169, %170
  %172 = fdiv contract double 1.000000e+00, %168
  %173 = select contract i1 %171, double %172, double 0.000000e+00
  %174 = getelementptr inbounds double, ptr %51, i64 %162
  %175 = load double, ptr %174, align 8
  br label %179

176:
  %177 = getelementptr inbounds double, ptr %51, i64 %162
  %178 = load double, ptr %177, align 8
  br label %179

179:
  %180 = phi double [ %175, %166 ], [ %178, %176 ]
  %181 = phi contract double [ %173, %166 ], [ %178, %176 ]
  %182 = getelementptr inbounds double, ptr %51, i64 %162
  %183 = fcmp contract oeq double %181, %180
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
  %204 = fcmp contract une double %203, 0.000000e+00
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
  %230 = fcmp contract ogt double %229, %225
  %231 = select contract i1 %230, double %229, double %225
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
  %240 = tail call contract double @llvm.fabs.f64(double %239)
  %241 = getelementptr inbounds i64, ptr %6, i64 %236
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %51, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fmul contract double %240, %244
  %246 = fcmp contract ogt double %235, %245
  %247 = select contract i1 %246, double %235, double %245
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
  %258 = fmul contract double %255, 1.000000e-03
  %259 = fcmp contract ogt double %257, %258
  %260 = fmul contract double %255, 1.000000e-08
  %261 = fcmp contract olt double %257, %260
  %262 = or i1 %259, %261
  %263 = select contract i1 %262, double %255, double %257
  %264 = fcmp contract ogt double %263, 0.000000e+00
  %265 = fcmp contract olt double %263, 0x7FF0000000000000
  %266 = and i1 %264, %265
  %267 = fdiv contract double 1.000000e+00, %263
  %268 = select contract i1 %266, double %267, double 0.000000e+00
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
  %292 = tail call contract double @llvm.fabs.f64(double %291)
  %293 = load double, ptr %278, align 8
  %294 = fmul contract double %292, %293
  %295 = fcmp contract ogt double %288, %294
  %296 = select contract i1 %295, double %288, double %294
  store double %296, ptr %287, align 8
  %297 = add nsw i64 %284, 1
  %298 = icmp eq i64 %297, %1
  br i1 %298, label %280, label %283

299:
  %300 = phi i64 [ %318, %315 ], [ 0, %279 ]
  %301 = getelementptr inbounds double, ptr %11, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fcmp contract oeq double %302, 0.000000e+00
  br i1 %303, label %304, label %312

304:
  %305 = getelementptr inbounds double, ptr %50, i64 %300
  %306 = load double, ptr %305, align 8
  %307 = fcmp contract ogt double %306, 0.000000e+00
  %308 = fcmp contract olt double %306, 0x7FF0000000000000
  %309 = and i1 %307, %308
  %310 = fdiv contract double 1.000000e+00, %306
  %311 = select contract i1 %309, double %310, double 0.000000e+00
  br label %315

312:
  %313 = getelementptr inbounds double, ptr %51, i64 %300
  %314 = load double, ptr %313, align 8
  br label %315

315:
  %316 = phi contract double [ %311, %304 ], [ %314, %312 ]
  %317 = getelementptr inbounds double, ptr %51, i64 %300
  store double %316, ptr %317, align 8
  %318 = add nsw i64 %300, 1
  %319 = icmp eq i64 %318, %52
  br i1 %319, label %328, label %299

320:
  %321 = phi i64 [ %326, %320 ], [ 0, %198 ]
  %322 = getelementptr inbounds double, ptr %51, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fcmp contract oeq double %323, 0.000000e+00
  %325 = select contract i1 %324, double 1.000000e+00, double %323
  store double %325, ptr %322, align 8
  %326 = add nsw i64 %321, 1
  %327 = icmp eq i64 %326, %52
  br i1 %327, label %209, label %320

328:
  br i1 %13, label %339, label %329

329:
  %330 = phi double [ 0.000000e+00, %328 ], [ %356, %366 ]
  %331 = fcmp contract olt double %330, 0x7FF0000000000000
  %332 = tail call contract double @llvm.sqrt.f64(double %330)
  %333 = select contract i1 %331, double %332, double 0.000000e+00
  br i1 %53, label %334, label %371

334:
  %335 = fcmp contract ogt double %333, 0.000000e+00
  %336 = fcmp contract olt double %333, 0x7FF0000000000000
  %337 = and i1 %335, %336
  %338 = fdiv contract double 1.000000e+00, %333
  br label %372

339:
  %340 = phi i64 [ %369, %366 ], [ 0, %328 ]
  %341 = phi double [ %356, %366 ], [ 0.000000e+00, %328 ]
  %342 = getelementptr inbounds i64, ptr %6, i64 %340
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds double, ptr %11, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fcmp contract oeq double %345, 0.000000e+00
  %347 = getelementptr inbounds double, ptr %51, i64 %343
  %348 = load double, ptr %347, align 8
  br i1 %346, label %353, label %349

349:
  %350 = getelementptr inbounds double, ptr %4, i64 %340
  %351 = load double, ptr %350, align 8
  %352 = fmul contract double %348, %351
  br label %353

353:
  %354 = phi contract double [ %352, %349 ], [ 0.000000e+00, %339 ]
  %355 = fmul contract double %354, %354
  %356 = fadd contract double %341, %355
  %357 = fcmp contract ogt double %348, 0.000000e+00
  br i1 %357, label %358, label %366

358:
  %359 = bitcast double %348 to i64
  %360 = and i64 %359, -4503599627370496
  %361 = bitcast i64 %360 to double
  %362 = fmul contract double %361, 0x3FF6A09E667F3BCD
  %363 = fcmp contract ole double %362, %348
  %364 = fmul contract double %361, 2.000000e+00
  %365 = select contract i1 %363, double %364, double %361
  br label %366

366:
  %367 = phi double [ %365, %358 ], [ 1.000000e+00, %353 ]
  %368 = getelementptr inbounds double, ptr %9, i64 %340
  store double %367, ptr %368, align 8
  %369 = add nsw i64 %340, 1
  %370 = icmp eq i64 %369, %1
  br i1 %370, label %329, label %339

371:
  ret double %333

372:
  %373 = phi i64 [ 0, %334 ], [ %392, %389 ]
  %374 = getelementptr inbounds double, ptr %10, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = fcmp contract ogt double %375, 0.000000e+00
  %377 = select i1 %376, i1 true, i1 %337
  %378 = select i1 %376, double %375, double %338
  %379 = fcmp contract ogt double %378, 0.000000e+00
  %380 = select i1 %377, i1 %379, i1 false
  br i1 %380, label %381, label %389

381:
  %382 = bitcast double %378 to i64
  %383 = and i64 %382, -4503599627370496
  %384 = bitcast i64 %383 to double
  %385 = fmul contract double %384, 0x3FF6A09E667F3BCD
  %386 = fcmp contract ole double %385, %378
  %387 = fmul contract double %384, 2.000000e+00
  %388 = select contract i1 %386, double %387, double %384
  br label %389

389:
  %390 = phi double [ %388, %381 ], [ 1.000000e+00, %372 ]
  %391 = fmul contract double %390, %8
  store double %391, ptr %374, align 8
  %392 = add nsw i64 %373, 1
  %393 = icmp eq i64 %392, %0
  br i1 %393, label %371, label %372
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
  br label %66

34:
  %35 = phi ptr [ %26, %24 ], [ %32, %66 ]
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
  %51 = tail call contract fastcc double @find_scales(i64 %9, i64 %7, ptr %11, i64 %40, ptr %13, ptr %14, ptr %42, ptr %44, double %46, ptr %48, ptr %50, ptr %19)
  %52 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 21
  %53 = load ptr, ptr %52, align 8
  store double %51, ptr %53, align 8
  %54 = icmp eq i64 %7, 0
  br i1 %54, label %76, label %55

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %34 ]
  %57 = phi double [ %61, %55 ], [ 0.000000e+00, %34 ]
  %58 = getelementptr inbounds double, ptr %11, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %59, 0.000000e+00
  %61 = fadd contract double %57, %60
  %62 = add nsw i64 %56, 1
  %63 = icmp eq i64 %62, %12
  br i1 %63, label %64, label %55

64:
  %65 = fcmp contract une double %61, 0.000000e+00
  br i1 %65, label %474, label %76

66:
  %67 = phi i64 [ 0, %27 ], [ %74, %66 ]
  %68 = getelementptr inbounds double, ptr %2, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %30, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fmul contract double %69, %71
  %73 = getelementptr inbounds double, ptr %32, i64 %67
  store double %72, ptr %73, align 8
  %74 = add nsw i64 %67, 1
  %75 = icmp eq i64 %74, %33
  br i1 %75, label %34, label %66

76:
  %77 = add nsw i64 %15, %9
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %90

79:
  %80 = phi i64 [ %86, %79 ], [ 0, %76 ]
  %81 = phi double [ %85, %79 ], [ 0.000000e+00, %76 ]
  %82 = getelementptr inbounds double, ptr %14, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %83, 0.000000e+00
  %85 = fadd contract double %81, %84
  %86 = add nsw i64 %80, 1
  %87 = icmp eq i64 %86, %77
  br i1 %87, label %88, label %79

88:
  %89 = fcmp contract une double %85, 0.000000e+00
  br i1 %89, label %474, label %90

90:
  %91 = shl nsw i64 %7, 2
  %92 = getelementptr inbounds double, ptr %19, i64 %91
  %93 = shl nsw i64 %9, 1
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  br i1 %23, label %97, label %178

95:
  %96 = icmp slt i64 %7, 1
  br i1 %96, label %178, label %109

97:
  %98 = phi i64 [ %107, %97 ], [ 0, %90 ]
  %99 = mul i64 %98, %40
  %100 = getelementptr inbounds double, ptr %11, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fcmp contract ogt double %101, 0.000000e+00
  %103 = tail call contract double @llvm.sqrt.f64(double %101)
  %104 = fdiv contract double 1.000000e+00, %103
  %105 = select contract i1 %102, double %104, double 1.000000e+00
  %106 = getelementptr inbounds double, ptr %19, i64 %98
  store double %105, ptr %106, align 8
  %107 = add nsw i64 %98, 1
  %108 = icmp eq i64 %107, %7
  br i1 %108, label %95, label %97

109:
  %110 = phi i64 [ %174, %171 ], [ 1, %95 ]
  %111 = phi i1 [ %173, %171 ], [ false, %95 ]
  %112 = phi i64 [ %172, %171 ], [ 0, %95 ]
  %113 = getelementptr inbounds double, ptr %19, i64 %112
  %114 = mul nsw i64 %112, %7
  %115 = add nsw i64 %114, %112
  %116 = getelementptr inbounds double, ptr %94, i64 %115
  br label %117

117:
  %118 = phi i64 [ 0, %109 ], [ %169, %167 ]
  %119 = load double, ptr %113, align 8
  %120 = add nsw i64 %118, %114
  %121 = getelementptr inbounds double, ptr %11, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul contract double %119, %122
  %124 = getelementptr inbounds double, ptr %19, i64 %118
  %125 = load double, ptr %124, align 8
  %126 = fmul contract double %123, %125
  %127 = mul nsw i64 %118, %7
  %128 = add nsw i64 %127, %112
  %129 = getelementptr inbounds double, ptr %11, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fmul contract double %119, %130
  %132 = fmul contract double %125, %131
  %133 = fsub contract double %126, %132
  %134 = tail call contract double @llvm.fabs.f64(double %133)
  %135 = fcmp contract ugt double %134, 0x3D719799812DEA11
  br i1 %135, label %176, label %136

136:
  %137 = icmp eq i64 %112, %118
  %138 = select contract i1 %137, double 5.000000e-10, double 0.000000e+00
  %139 = fadd contract double %138, %126
  %140 = getelementptr inbounds double, ptr %94, i64 %120
  store double %139, ptr %140, align 8
  %141 = icmp eq i64 %118, 0
  br i1 %141, label %142, label %144

142:
  %143 = phi double [ %139, %136 ], [ %154, %144 ]
  br i1 %137, label %157, label %162

144:
  %145 = phi double [ %154, %144 ], [ %139, %136 ]
  %146 = phi i64 [ %155, %144 ], [ 0, %136 ]
  %147 = add nsw i64 %146, %114
  %148 = getelementptr inbounds double, ptr %94, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = add nsw i64 %146, %127
  %151 = getelementptr inbounds double, ptr %94, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fmul contract double %149, %152
  %154 = fsub contract double %145, %153
  store double %154, ptr %140, align 8
  %155 = add nsw i64 %146, 1
  %156 = icmp eq i64 %155, %118
  br i1 %156, label %142, label %144

157:
  %158 = load double, ptr %116, align 8
  %159 = fcmp contract ogt double %158, 0.000000e+00
  br i1 %159, label %160, label %176

160:
  %161 = tail call contract double @llvm.sqrt.f64(double %158)
  br label %167

162:
  %163 = add nsw i64 %127, %118
  %164 = getelementptr inbounds double, ptr %94, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fdiv contract double %143, %165
  br label %167

167:
  %168 = phi contract double [ %161, %160 ], [ %166, %162 ]
  store double %168, ptr %140, align 8
  %169 = add nsw i64 %118, 1
  %170 = icmp eq i64 %169, %110
  br i1 %170, label %171, label %117

171:
  %172 = add nsw i64 %112, 1
  %173 = icmp sge i64 %172, %7
  %174 = add i64 %110, 1
  %175 = icmp eq i64 %172, %7
  br i1 %175, label %176, label %109

176:
  %177 = phi i1 [ %111, %157 ], [ %111, %117 ], [ %173, %171 ]
  br i1 %177, label %178, label %384

178:
  %179 = load ptr, ptr %37, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %12
  %181 = getelementptr inbounds double, ptr %180, i64 %7
  %182 = getelementptr double, ptr %19, i64 %9
  %183 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 3
  %184 = load i64, ptr %183, align 8
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %189, label %250

186:
  %187 = load i64, ptr %6, align 8
  %188 = icmp sgt i64 %187, 0
  br label %195

189:
  %190 = phi i64 [ %193, %189 ], [ 0, %178 ]
  %191 = getelementptr inbounds double, ptr %182, i64 %190
  store double 0.000000e+00, ptr %191, align 8
  %192 = getelementptr inbounds double, ptr %19, i64 %190
  store double 0.000000e+00, ptr %192, align 8
  %193 = add nsw i64 %190, 1
  %194 = icmp eq i64 %193, %184
  br i1 %194, label %186, label %189

195:
  %196 = phi i64 [ 0, %186 ], [ %216, %215 ]
  br i1 %188, label %197, label %215

197:
  %198 = load ptr, ptr %43, align 8
  %199 = getelementptr inbounds i64, ptr %198, i64 %196
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds double, ptr %19, i64 %200
  %202 = mul nsw i64 %196, %187
  %203 = getelementptr inbounds double, ptr %182, i64 %200
  br label %218

204:
  %205 = icmp slt i64 %184, 1
  br i1 %205, label %250, label %206

206:
  %207 = load ptr, ptr %43, align 8
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %19, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds double, ptr %182, i64 %208
  %212 = load double, ptr %211, align 8
  %213 = fmul contract double %212, 1.000000e-09
  %214 = fcmp contract ogt double %210, %213
  br i1 %214, label %235, label %384

215:
  %216 = add nsw i64 %196, 1
  %217 = icmp eq i64 %216, %184
  br i1 %217, label %204, label %195

218:
  %219 = phi i64 [ 0, %197 ], [ %233, %218 ]
  %220 = load double, ptr %201, align 8
  %221 = add nsw i64 %219, %202
  %222 = getelementptr inbounds double, ptr %14, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = tail call contract double @llvm.fabs.f64(double %223)
  %225 = fcmp contract ogt double %220, %224
  %226 = select contract i1 %225, double %220, double %224
  store double %226, ptr %201, align 8
  %227 = load double, ptr %203, align 8
  %228 = getelementptr inbounds double, ptr %181, i64 %221
  %229 = load double, ptr %228, align 8
  %230 = tail call contract double @llvm.fabs.f64(double %229)
  %231 = fcmp contract ogt double %227, %230
  %232 = select contract i1 %231, double %227, double %230
  store double %232, ptr %203, align 8
  %233 = add nsw i64 %219, 1
  %234 = icmp eq i64 %233, %187
  br i1 %234, label %215, label %218

235:
  %236 = phi i64 [ %237, %239 ], [ 0, %206 ]
  %237 = add nsw i64 %236, 1
  %238 = icmp eq i64 %237, %184
  br i1 %238, label %248, label %239

239:
  %240 = getelementptr inbounds i64, ptr %207, i64 %237
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %19, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = getelementptr inbounds double, ptr %182, i64 %241
  %245 = load double, ptr %244, align 8
  %246 = fmul contract double %245, 1.000000e-09
  %247 = fcmp contract ogt double %243, %246
  br i1 %247, label %235, label %248

248:
  %249 = icmp slt i64 %237, %184
  br i1 %249, label %384, label %250

250:
  %251 = load i64, ptr %6, align 8
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %253, label %260

253:
  %254 = phi i64 [ %264, %263 ], [ 0, %250 ]
  br i1 %185, label %255, label %263

255:
  %256 = load ptr, ptr %49, align 8
  %257 = load ptr, ptr %47, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %254
  %259 = mul nsw i64 %254, %184
  br label %266

260:
  br i1 %185, label %261, label %285

261:
  %262 = load ptr, ptr %49, align 8
  br label %291

263:
  %264 = add nsw i64 %254, 1
  %265 = icmp eq i64 %264, %251
  br i1 %265, label %260, label %253

266:
  %267 = phi i64 [ 0, %255 ], [ %281, %266 ]
  %268 = getelementptr inbounds double, ptr %256, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = load double, ptr %45, align 8
  %271 = fdiv contract double %269, %270
  %272 = mul nsw i64 %267, %251
  %273 = add nsw i64 %272, %254
  %274 = getelementptr inbounds double, ptr %14, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fmul contract double %271, %275
  %277 = load double, ptr %258, align 8
  %278 = fmul contract double %276, %277
  %279 = add nsw i64 %267, %259
  %280 = getelementptr inbounds double, ptr %94, i64 %279
  store double %278, ptr %280, align 8
  %281 = add nsw i64 %267, 1
  %282 = icmp eq i64 %281, %184
  br i1 %282, label %263, label %266

283:
  %284 = fmul contract double %304, 1.000000e-09
  br label %285

285:
  %286 = phi double [ 1.000000e-09, %260 ], [ %284, %283 ]
  %287 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 25
  %288 = load ptr, ptr %287, align 8
  %289 = call fastcc i64 @triangular(ptr %94, ptr %19, i64 %184, i64 %251, ptr %288, double 0x3D06849B86A12B9B, ptr %5)
  %290 = icmp slt i64 %289, %184
  br i1 %290, label %313, label %307

291:
  %292 = phi double [ 1.000000e+00, %261 ], [ %304, %291 ]
  %293 = phi i64 [ 0, %261 ], [ %305, %291 ]
  %294 = getelementptr inbounds double, ptr %262, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = load double, ptr %45, align 8
  %297 = fdiv contract double %295, %296
  %298 = getelementptr inbounds double, ptr %16, i64 %293
  %299 = load double, ptr %298, align 8
  %300 = fmul contract double %297, %299
  %301 = getelementptr inbounds double, ptr %19, i64 %293
  store double %300, ptr %301, align 8
  %302 = tail call contract double @llvm.fabs.f64(double %300)
  %303 = fcmp contract ogt double %292, %302
  %304 = select contract i1 %303, double %292, double %302
  %305 = add nsw i64 %293, 1
  %306 = icmp eq i64 %305, %184
  br i1 %306, label %283, label %291

307:
  %308 = phi double [ 0.000000e+00, %285 ], [ %320, %313 ]
  %309 = load double, ptr %5, align 8
  %310 = fcmp contract ule double %309, 1.000000e-04
  %311 = fcmp contract ugt double %308, %286
  %312 = select i1 %310, i1 true, i1 %311
  br i1 %312, label %382, label %323

313:
  %314 = phi i64 [ %321, %313 ], [ %289, %285 ]
  %315 = phi double [ %320, %313 ], [ 0.000000e+00, %285 ]
  %316 = getelementptr inbounds double, ptr %19, i64 %314
  %317 = load double, ptr %316, align 8
  %318 = tail call contract double @llvm.fabs.f64(double %317)
  %319 = fcmp contract ogt double %315, %318
  %320 = select contract i1 %319, double %315, double %318
  %321 = add nsw i64 %314, 1
  %322 = icmp eq i64 %321, %184
  br i1 %322, label %307, label %313

323:
  %324 = add nsw i64 %251, %184
  %325 = icmp sgt i64 %324, 0
  br i1 %325, label %326, label %328

326:
  %327 = shl i64 %324, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %327, i1 false)
  br label %328

328:
  br i1 %252, label %329, label %335

329:
  %330 = load ptr, ptr %47, align 8
  br label %331

331:
  %332 = phi i64 [ 0, %329 ], [ %363, %362 ]
  %333 = getelementptr inbounds double, ptr %330, i64 %332
  %334 = mul nsw i64 %332, %324
  br label %347

335:
  %336 = load ptr, ptr %287, align 8
  %337 = call fastcc i64 @triangular(ptr %94, ptr %19, i64 %324, i64 %251, ptr %336, double 0x3D06849B86A12B9B, ptr %5)
  %338 = icmp eq i64 %337, %251
  %339 = load double, ptr %5, align 8
  %340 = fcmp contract ogt double %339, 1.000000e-04
  %341 = select i1 %338, i1 %340, i1 false
  %342 = zext i1 %341 to i32
  br label %382

343:
  br i1 %185, label %344, label %362

344:
  %345 = load ptr, ptr %49, align 8
  %346 = add nsw i64 %334, %251
  br label %365

347:
  %348 = phi i64 [ 0, %331 ], [ %360, %347 ]
  %349 = getelementptr inbounds double, ptr %330, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = mul nsw i64 %348, %251
  %352 = add nsw i64 %351, %332
  %353 = getelementptr inbounds double, ptr %11, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fmul contract double %350, %354
  %356 = load double, ptr %333, align 8
  %357 = fmul contract double %355, %356
  %358 = add nsw i64 %348, %334
  %359 = getelementptr inbounds double, ptr %94, i64 %358
  store double %357, ptr %359, align 8
  %360 = add nsw i64 %348, 1
  %361 = icmp eq i64 %360, %251
  br i1 %361, label %343, label %347

362:
  %363 = add nsw i64 %332, 1
  %364 = icmp eq i64 %363, %251
  br i1 %364, label %335, label %331

365:
  %366 = phi i64 [ 0, %344 ], [ %380, %365 ]
  %367 = getelementptr inbounds double, ptr %345, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = load double, ptr %45, align 8
  %370 = fdiv contract double %368, %369
  %371 = mul nsw i64 %366, %251
  %372 = add nsw i64 %371, %332
  %373 = getelementptr inbounds double, ptr %14, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fmul contract double %370, %374
  %376 = load double, ptr %333, align 8
  %377 = fmul contract double %375, %376
  %378 = add nsw i64 %346, %366
  %379 = getelementptr inbounds double, ptr %94, i64 %378
  store double %377, ptr %379, align 8
  %380 = add nsw i64 %366, 1
  %381 = icmp eq i64 %380, %184
  br i1 %381, label %362, label %365

382:
  %383 = phi i32 [ %342, %335 ], [ 0, %307 ]
  br label %384

384:
  %385 = phi i32 [ 0, %248 ], [ 0, %176 ], [ %383, %382 ], [ 0, %206 ]
  %386 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 4
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %387, %7
  br i1 %388, label %389, label %396

389:
  %390 = shl nsw i64 %387, 1
  %391 = getelementptr inbounds double, ptr %17, i64 %390
  %392 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 5
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %393, %387
  %395 = getelementptr inbounds double, ptr %391, i64 %394
  br label %396

396:
  %397 = phi ptr [ %395, %389 ], [ %17, %384 ]
  %398 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 6
  %399 = load i64, ptr %398, align 8
  %400 = icmp sgt i64 %399, 0
  br i1 %400, label %409, label %401

401:
  %402 = phi i32 [ %385, %396 ], [ %416, %409 ]
  br i1 %388, label %403, label %472

403:
  %404 = icmp sgt i64 %387, 0
  br i1 %404, label %405, label %419

405:
  %406 = load ptr, ptr %47, align 8
  %407 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 12
  %408 = load ptr, ptr %407, align 8
  br label %442

409:
  %410 = phi i64 [ %417, %409 ], [ 0, %396 ]
  %411 = phi i32 [ %416, %409 ], [ %385, %396 ]
  %412 = getelementptr inbounds double, ptr %397, i64 %410
  %413 = load double, ptr %412, align 8
  %414 = fcmp contract ogt double %413, 0.000000e+00
  %415 = zext i1 %414 to i32
  %416 = and i32 %411, %415
  %417 = add nsw i64 %410, 1
  %418 = icmp eq i64 %417, %399
  br i1 %418, label %401, label %409

419:
  %420 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 5
  %421 = load i64, ptr %420, align 8
  %422 = getelementptr inbounds double, ptr %17, i64 %387
  %423 = shl nsw i64 %387, 1
  %424 = getelementptr inbounds double, ptr %17, i64 %423
  %425 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 9
  %426 = load ptr, ptr %425, align 8
  %427 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 10
  %428 = load ptr, ptr %427, align 8
  %429 = load double, ptr %45, align 8
  %430 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 22
  %431 = load ptr, ptr %430, align 8
  %432 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 23
  %433 = load ptr, ptr %432, align 8
  %434 = tail call contract fastcc double @find_scales(i64 %421, i64 %387, ptr %17, i64 1, ptr %422, ptr %424, ptr %426, ptr %428, double %429, ptr %431, ptr %433, ptr %19)
  %435 = load i64, ptr %420, align 8
  %436 = icmp sgt i64 %435, 0
  br i1 %436, label %437, label %472

437:
  %438 = load ptr, ptr %49, align 8
  %439 = getelementptr inbounds %struct.Place, ptr %0, i64 0, i32 11
  %440 = load ptr, ptr %439, align 8
  %441 = load ptr, ptr %432, align 8
  br label %458

442:
  %443 = phi i64 [ 0, %405 ], [ %456, %455 ]
  %444 = getelementptr inbounds i64, ptr %408, i64 %443
  %445 = load i64, ptr %444, align 8
  %446 = getelementptr inbounds double, ptr %406, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = getelementptr inbounds double, ptr %17, i64 %443
  %449 = load double, ptr %448, align 8
  %450 = tail call contract double @llvm.fabs.f64(double %449)
  %451 = fmul contract double %447, %450
  %452 = fmul contract double %447, %451
  %453 = fcmp contract ogt double %452, 0x3C9CD2B297D889BD
  br i1 %453, label %455, label %454

454:
  store double 0.000000e+00, ptr %448, align 8
  br label %455

455:
  %456 = add nsw i64 %443, 1
  %457 = icmp eq i64 %456, %387
  br i1 %457, label %419, label %442

458:
  %459 = phi i64 [ 0, %437 ], [ %470, %469 ]
  %460 = getelementptr inbounds i64, ptr %440, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds double, ptr %438, i64 %461
  %463 = getelementptr inbounds double, ptr %441, i64 %459
  %464 = load double, ptr %463, align 8
  %465 = load double, ptr %462, align 8
  %466 = fdiv contract double %465, 1.000000e-08
  %467 = fcmp contract ogt double %464, %466
  br i1 %467, label %469, label %468

468:
  store double %464, ptr %462, align 8
  br label %469

469:
  %470 = add nsw i64 %459, 1
  %471 = icmp eq i64 %470, %435
  br i1 %471, label %472, label %458

472:
  %473 = zext i32 %402 to i64
  br label %474

474:
  %475 = phi i64 [ %473, %472 ], [ 0, %88 ], [ 0, %64 ]
  ret i64 %475
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
  %32 = tail call contract fastcc double @size_of_search(ptr %0, ptr %31, ptr %3)
  %33 = getelementptr inbounds double, ptr %5, i64 %16
  %34 = load double, ptr %33, align 8
  %35 = fcmp contract ogt double %32, %34
  %36 = select contract i1 %35, double %32, double %34
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
  br i1 %17, label %18, label %57

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
  %34 = fcmp contract ogt double %33, 0.000000e+00
  %35 = select contract i1 %34, double %33, double 0.000000e+00
  %36 = fadd contract double %24, %35
  br label %57

37:
  %38 = phi i64 [ 0, %18 ], [ %55, %51 ]
  %39 = phi double [ 0.000000e+00, %18 ], [ %54, %51 ]
  %40 = mul nsw i64 %38, 3
  %41 = getelementptr inbounds double, ptr %20, i64 %40
  br label %42

42:
  %43 = phi i64 [ %49, %42 ], [ 0, %37 ]
  %44 = phi double [ %48, %42 ], [ 0.000000e+00, %37 ]
  %45 = getelementptr inbounds double, ptr %41, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = fmul contract double %46, %46
  %48 = fadd contract double %44, %47
  %49 = add nsw i64 %43, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %51, label %42

51:
  %52 = tail call contract double @llvm.sqrt.f64(double %48)
  %53 = fcmp contract ogt double %39, %52
  %54 = select contract i1 %53, double %39, double %52
  %55 = add nsw i64 %38, 1
  %56 = icmp eq i64 %55, %16
  br i1 %56, label %57, label %37

57:
  %58 = phi double [ %36, %21 ], [ 0.000000e+00, %14 ], [ %54, %51 ]
  ret double %58
}

define internal fastcc i32 @settle(ptr %0, ptr %1, ptr %2, ptr %3, double %4) {
  %6 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %31, label %13

11:
  %12 = fmul contract double %38, 0x3D10000000000000
  br label %13

13:
  %14 = phi double [ 0.000000e+00, %5 ], [ %12, %11 ]
  %15 = fmul contract double %4, 1.000000e-09
  %16 = fadd contract double %15, %14
  %17 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 18
  %18 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 17
  %19 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 21
  %22 = add i64 %9, 1
  %23 = mul i64 %22, %7
  %24 = icmp sgt i64 %23, 0
  %25 = icmp sgt i64 %7, 0
  %26 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 19
  %27 = getelementptr inbounds %struct.Feet, ptr %0, i64 0, i32 20
  %28 = icmp slt i64 %9, 1
  %29 = fmul contract double %4, 5.000000e-01
  %30 = load ptr, ptr %17, align 8
  br label %44

31:
  %32 = phi double [ %38, %31 ], [ 0.000000e+00, %5 ]
  %33 = phi i64 [ %39, %31 ], [ 0, %5 ]
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = tail call contract double @llvm.fabs.f64(double %35)
  %37 = fcmp contract ogt double %32, %36
  %38 = select contract i1 %37, double %32, double %36
  %39 = add nsw i64 %33, 1
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %11, label %31

41:
  %42 = add nsw i32 %46, 1
  %43 = icmp eq i32 %42, 14
  br i1 %43, label %296, label %44

44:
  %45 = phi ptr [ %30, %13 ], [ %54, %41 ]
  %46 = phi i32 [ 0, %13 ], [ %42, %41 ]
  %47 = getelementptr inbounds double, ptr %45, i64 %7
  %48 = load ptr, ptr %18, align 8
  br i1 %10, label %49, label %51

49:
  %50 = load ptr, ptr %19, align 8
  br label %70

51:
  %52 = load ptr, ptr %20, align 8
  %53 = load ptr, ptr %21, align 8
  tail call void %52(ptr %1, ptr %48, ptr %2, ptr %45, ptr %53)
  %54 = load ptr, ptr %17, align 8
  br i1 %24, label %55, label %66

55:
  %56 = phi i64 [ %62, %55 ], [ 0, %51 ]
  %57 = phi double [ %61, %55 ], [ 0.000000e+00, %51 ]
  %58 = getelementptr inbounds double, ptr %54, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %59, 0.000000e+00
  %61 = fadd contract double %57, %60
  %62 = add nsw i64 %56, 1
  %63 = icmp eq i64 %62, %23
  br i1 %63, label %64, label %55

64:
  %65 = fcmp contract une double %61, 0.000000e+00
  br i1 %65, label %296, label %66

66:
  br i1 %10, label %67, label %283

67:
  %68 = load ptr, ptr %27, align 8
  %69 = load ptr, ptr %26, align 8
  br label %84

70:
  %71 = phi i64 [ 0, %49 ], [ %77, %70 ]
  %72 = getelementptr inbounds double, ptr %3, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds i64, ptr %50, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %48, i64 %75
  store double %73, ptr %76, align 8
  %77 = add nsw i64 %71, 1
  %78 = icmp eq i64 %77, %9
  br i1 %78, label %51, label %70

79:
  br i1 %10, label %80, label %283

80:
  %81 = fmul contract double %109, 0x3D06849B86A12B9B
  %82 = fadd contract double %81, 1.000000e-300
  %83 = load ptr, ptr %26, align 8
  br label %259

84:
  %85 = phi i64 [ 0, %67 ], [ %110, %103 ]
  %86 = phi double [ 0.000000e+00, %67 ], [ %109, %103 ]
  %87 = mul nsw i64 %85, %7
  %88 = getelementptr inbounds double, ptr %47, i64 %87
  %89 = mul nsw i64 %85, %9
  br label %112

90:
  %91 = getelementptr inbounds double, ptr %47, i64 %87
  br i1 %25, label %92, label %103

92:
  %93 = phi i64 [ %101, %92 ], [ 0, %90 ]
  %94 = phi double [ %100, %92 ], [ 0.000000e+00, %90 ]
  %95 = getelementptr inbounds double, ptr %91, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %54, i64 %93
  %98 = load double, ptr %97, align 8
  %99 = fmul contract double %96, %98
  %100 = fadd contract double %94, %99
  %101 = add nsw i64 %93, 1
  %102 = icmp eq i64 %101, %7
  br i1 %102, label %103, label %92

103:
  %104 = phi double [ 0.000000e+00, %90 ], [ %100, %92 ], [ 0.000000e+00, %134 ]
  %105 = getelementptr inbounds double, ptr %68, i64 %85
  store double %104, ptr %105, align 8
  %106 = mul i64 %85, %22
  %107 = getelementptr inbounds double, ptr %69, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fadd contract double %86, %108
  %110 = add nsw i64 %85, 1
  %111 = icmp eq i64 %110, %9
  br i1 %111, label %79, label %84

112:
  %113 = phi i64 [ 0, %84 ], [ %133, %132 ]
  %114 = mul nsw i64 %113, %7
  %115 = getelementptr inbounds double, ptr %47, i64 %114
  br i1 %25, label %116, label %134

116:
  %117 = phi i64 [ %125, %116 ], [ 0, %112 ]
  %118 = phi double [ %124, %116 ], [ 0.000000e+00, %112 ]
  %119 = getelementptr inbounds double, ptr %88, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %115, i64 %117
  %122 = load double, ptr %121, align 8
  %123 = fmul contract double %120, %122
  %124 = fadd contract double %118, %123
  %125 = add nsw i64 %117, 1
  %126 = icmp eq i64 %125, %7
  br i1 %126, label %127, label %116

127:
  %128 = add nsw i64 %113, %89
  %129 = getelementptr inbounds double, ptr %69, i64 %128
  store double %124, ptr %129, align 8
  %130 = add nsw i64 %113, 1
  %131 = icmp eq i64 %130, %9
  br i1 %131, label %90, label %132

132:
  %133 = phi i64 [ %130, %127 ], [ %137, %134 ]
  br label %112

134:
  %135 = add nsw i64 %113, %89
  %136 = getelementptr inbounds double, ptr %69, i64 %135
  store double 0.000000e+00, ptr %136, align 8
  %137 = add nsw i64 %113, 1
  %138 = icmp eq i64 %137, %9
  br i1 %138, label %103, label %132

139:
  %140 = load ptr, ptr %27, align 8
  br i1 %28, label %283, label %143

141:
  %142 = icmp eq i64 %196, %9
  br i1 %142, label %227, label %143

143:
  %144 = phi i1 [ %197, %141 ], [ true, %139 ]
  %145 = phi double [ %191, %141 ], [ 1.000000e+00, %139 ]
  %146 = phi i64 [ %196, %141 ], [ 0, %139 ]
  %147 = mul nsw i64 %146, %9
  br label %153

148:
  %149 = add nsw i64 %172, %147
  %150 = getelementptr inbounds double, ptr %83, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = fcmp contract ueq double %151, 0.000000e+00
  br i1 %152, label %227, label %175

153:
  %154 = phi i64 [ 0, %143 ], [ %173, %171 ]
  %155 = phi double [ 0.000000e+00, %143 ], [ %162, %171 ]
  %156 = phi i64 [ %146, %143 ], [ %172, %171 ]
  %157 = add nsw i64 %154, %147
  %158 = getelementptr inbounds double, ptr %83, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = tail call contract double @llvm.fabs.f64(double %159)
  %161 = fcmp contract ogt double %155, %160
  %162 = select contract i1 %161, double %155, double %160
  %163 = icmp ugt i64 %154, %146
  br i1 %163, label %164, label %171

164:
  %165 = add nsw i64 %156, %147
  %166 = getelementptr inbounds double, ptr %83, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = tail call contract double @llvm.fabs.f64(double %167)
  %169 = fcmp contract ogt double %160, %168
  br i1 %169, label %170, label %171

170:
  br label %171

171:
  %172 = phi i64 [ %154, %170 ], [ %156, %164 ], [ %156, %153 ]
  %173 = add nsw i64 %154, 1
  %174 = icmp eq i64 %173, %9
  br i1 %174, label %148, label %153

175:
  %176 = tail call contract double @llvm.fabs.f64(double %151)
  %177 = fmul contract double %145, %162
  %178 = fdiv contract double %176, %162
  br label %179

179:
  %180 = phi i64 [ %187, %179 ], [ %146, %175 ]
  %181 = mul nsw i64 %180, %9
  %182 = getelementptr inbounds double, ptr %83, i64 %181
  %183 = getelementptr inbounds double, ptr %182, i64 %146
  %184 = getelementptr inbounds double, ptr %182, i64 %172
  %185 = load double, ptr %183, align 8
  %186 = load double, ptr %184, align 8
  store double %186, ptr %183, align 8
  store double %185, ptr %184, align 8
  %187 = add nsw i64 %180, 1
  %188 = icmp eq i64 %187, %9
  br i1 %188, label %189, label %179

189:
  %190 = fcmp contract olt double %176, %177
  %191 = select i1 %190, double %178, double %145
  %192 = getelementptr inbounds double, ptr %140, i64 %146
  %193 = getelementptr inbounds double, ptr %140, i64 %172
  %194 = load double, ptr %192, align 8
  %195 = load double, ptr %193, align 8
  store double %195, ptr %192, align 8
  store double %194, ptr %193, align 8
  %196 = add nsw i64 %146, 1
  %197 = icmp slt i64 %196, %9
  br i1 %197, label %198, label %141

198:
  %199 = phi i64 [ %225, %224 ], [ %196, %189 ]
  %200 = add nsw i64 %199, %147
  %201 = getelementptr inbounds double, ptr %83, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fdiv contract double %202, %151
  %204 = fcmp contract oeq double %203, 0.000000e+00
  br i1 %204, label %224, label %205

205:
  %206 = phi i64 [ %216, %205 ], [ %196, %198 ]
  %207 = mul nsw i64 %206, %9
  %208 = add nsw i64 %207, %146
  %209 = getelementptr inbounds double, ptr %83, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul contract double %203, %210
  %212 = add nsw i64 %207, %199
  %213 = getelementptr inbounds double, ptr %83, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fsub contract double %214, %211
  store double %215, ptr %213, align 8
  %216 = add nsw i64 %206, 1
  %217 = icmp eq i64 %216, %9
  br i1 %217, label %218, label %205

218:
  %219 = load double, ptr %192, align 8
  %220 = fmul contract double %203, %219
  %221 = getelementptr inbounds double, ptr %140, i64 %199
  %222 = load double, ptr %221, align 8
  %223 = fsub contract double %222, %220
  store double %223, ptr %221, align 8
  br label %224

224:
  %225 = add nsw i64 %199, 1
  %226 = icmp eq i64 %225, %9
  br i1 %226, label %141, label %198

227:
  %228 = phi i1 [ %144, %148 ], [ %197, %141 ]
  %229 = phi double [ %145, %148 ], [ %191, %141 ]
  br i1 %228, label %256, label %230

230:
  %231 = phi i64 [ %232, %236 ], [ %9, %227 ]
  %232 = add nsw i64 %231, -1
  %233 = getelementptr inbounds double, ptr %140, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = icmp slt i64 %231, %9
  br i1 %235, label %243, label %236

236:
  %237 = phi double [ %234, %230 ], [ %253, %243 ]
  %238 = mul i64 %232, %22
  %239 = getelementptr inbounds double, ptr %83, i64 %238
  %240 = load double, ptr %239, align 8
  %241 = fdiv contract double %237, %240
  store double %241, ptr %233, align 8
  %242 = icmp sgt i64 %231, 1
  br i1 %242, label %230, label %256

243:
  %244 = phi i64 [ %254, %243 ], [ %231, %230 ]
  %245 = phi double [ %253, %243 ], [ %234, %230 ]
  %246 = mul nsw i64 %244, %9
  %247 = add nsw i64 %246, %232
  %248 = getelementptr inbounds double, ptr %83, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = getelementptr inbounds double, ptr %140, i64 %244
  %251 = load double, ptr %250, align 8
  %252 = fmul contract double %249, %251
  %253 = fsub contract double %245, %252
  %254 = add nsw i64 %244, 1
  %255 = icmp eq i64 %254, %9
  br i1 %255, label %236, label %243

256:
  %257 = phi double [ 0.000000e+00, %227 ], [ %229, %236 ]
  %258 = fcmp contract oeq double %257, 0.000000e+00
  br i1 %258, label %296, label %267

259:
  %260 = phi i64 [ 0, %80 ], [ %265, %259 ]
  %261 = mul i64 %260, %22
  %262 = getelementptr inbounds double, ptr %83, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = fadd contract double %82, %263
  store double %264, ptr %262, align 8
  %265 = add nsw i64 %260, 1
  %266 = icmp eq i64 %265, %9
  br i1 %266, label %139, label %259

267:
  br i1 %10, label %268, label %283

268:
  %269 = phi i64 [ %275, %268 ], [ 0, %267 ]
  %270 = phi double [ %274, %268 ], [ 0.000000e+00, %267 ]
  %271 = getelementptr inbounds double, ptr %140, i64 %269
  %272 = load double, ptr %271, align 8
  %273 = fmul contract double %272, %272
  %274 = fadd contract double %270, %273
  %275 = add nsw i64 %269, 1
  %276 = icmp eq i64 %275, %9
  br i1 %276, label %277, label %268

277:
  %278 = tail call contract double @llvm.sqrt.f64(double %274)
  br i1 %10, label %279, label %283

279:
  %280 = fcmp contract ogt double %278, %29
  %281 = fdiv contract double %29, %278
  %282 = select contract i1 %280, double %281, double 1.000000e+00
  br label %286

283:
  %284 = phi double [ %278, %277 ], [ 0.000000e+00, %139 ], [ 0.000000e+00, %267 ], [ 0.000000e+00, %79 ], [ 0.000000e+00, %66 ], [ %278, %286 ]
  %285 = fcmp contract ugt double %284, %16
  br i1 %285, label %41, label %296

286:
  %287 = phi i64 [ 0, %279 ], [ %294, %286 ]
  %288 = getelementptr inbounds double, ptr %140, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul contract double %282, %289
  %291 = getelementptr inbounds double, ptr %3, i64 %287
  %292 = load double, ptr %291, align 8
  %293 = fsub contract double %292, %290
  store double %293, ptr %291, align 8
  %294 = add nsw i64 %287, 1
  %295 = icmp eq i64 %294, %9
  br i1 %295, label %283, label %286

296:
  %297 = phi i32 [ 0, %256 ], [ 0, %64 ], [ 1, %283 ], [ 0, %41 ]
  ret i32 %297
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
  %40 = phi ptr [ %1, %19 ], [ %359, %355 ]
  %41 = phi i64 [ 0, %19 ], [ %358, %355 ]
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
  %60 = tail call contract fastcc double @size_of_search(ptr %0, ptr %40, ptr %3)
  %61 = load i64, ptr %22, align 8
  %62 = icmp eq i64 %61, 0
  %63 = select i1 %62, i64 96, i64 32
  %64 = load ptr, ptr %23, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(32) %12, ptr align 8 dereferenceable(32) %64, i64 %63, i1 false)
  br i1 %24, label %355, label %65

65:
  %66 = fneg contract double %60
  %67 = load double, ptr %28, align 8
  %68 = fneg contract double %67
  br label %73

69:
  %70 = icmp sgt i64 %282, 0
  br i1 %70, label %71, label %355

71:
  %72 = fmul contract double %60, 1.000000e-05
  br label %287

73:
  %74 = phi i64 [ 0, %65 ], [ %283, %281 ]
  %75 = phi i64 [ 0, %65 ], [ %282, %281 ]
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
  br i1 %93, label %240, label %103

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
  br label %171

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
  %126 = phi i64 [ %132, %125 ], [ 0, %114 ]
  %127 = phi double [ %131, %125 ], [ 0.000000e+00, %114 ]
  %128 = getelementptr inbounds double, ptr %124, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %129, %129
  %131 = fadd contract double %127, %130
  %132 = add nsw i64 %126, 1
  %133 = icmp eq i64 %132, 3
  br i1 %133, label %134, label %125

134:
  %135 = tail call contract double @llvm.sqrt.f64(double %131)
  %136 = load double, ptr %123, align 8
  %137 = fdiv contract double %136, %135
  %138 = fcmp contract ogt double %137, %60
  %139 = fcmp contract olt double %137, %66
  %140 = select contract i1 %139, double %66, double %137
  %141 = select contract i1 %138, double %60, double %140
  br label %145

142:
  %143 = add nsw i32 %116, 1
  %144 = icmp eq i32 %143, 8
  br i1 %144, label %164, label %114

145:
  %146 = phi i64 [ 0, %134 ], [ %147, %162 ]
  %147 = add nsw i64 %146, 1
  %148 = getelementptr inbounds double, ptr %123, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fdiv contract double %149, %135
  %151 = getelementptr inbounds double, ptr %11, i64 %146
  store double %150, ptr %151, align 8
  %152 = fmul contract double %141, %150
  %153 = getelementptr inbounds double, ptr %9, i64 %146
  %154 = load double, ptr %153, align 8
  %155 = fsub contract double %154, %152
  %156 = tail call contract double @llvm.fabs.f64(double %155)
  %157 = fcmp contract olt double %156, 0x7FF0000000000000
  %158 = select i1 %157, double %155, double 0.000000e+00
  store double %158, ptr %153, align 8
  %159 = tail call contract double @llvm.fabs.f64(double %150)
  %160 = fcmp contract olt double %159, 0x7FF0000000000000
  br i1 %160, label %162, label %161

161:
  store double 0.000000e+00, ptr %151, align 8
  br label %162

162:
  %163 = icmp eq i64 %147, 3
  br i1 %163, label %142, label %145

164:
  %165 = load i64, ptr %22, align 8
  %166 = icmp eq i64 %165, 0
  %167 = select contract i1 %166, double 0.000000e+00, double %68
  %168 = load i64, ptr %31, align 8
  %169 = getelementptr inbounds double, ptr %77, i64 %168
  store double %167, ptr %169, align 8
  %170 = load ptr, ptr %32, align 8
  br label %212

171:
  %172 = phi i64 [ 0, %103 ], [ %203, %198 ]
  %173 = getelementptr inbounds double, ptr %12, i64 %172
  %174 = load double, ptr %173, align 8
  br i1 %109, label %175, label %193

175:
  %176 = getelementptr inbounds double, ptr %28, i64 %172
  %177 = load double, ptr %176, align 8
  %178 = load double, ptr %107, align 8
  %179 = fmul contract double %177, %178
  %180 = add nsw i64 %172, 3
  %181 = getelementptr inbounds double, ptr %28, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = load double, ptr %110, align 8
  %184 = fmul contract double %182, %183
  %185 = fadd contract double %179, %184
  %186 = add nsw i64 %172, 6
  %187 = getelementptr inbounds double, ptr %28, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = load double, ptr %111, align 8
  %190 = fmul contract double %188, %189
  %191 = fadd contract double %185, %190
  %192 = fadd contract double %174, %191
  br label %198

193:
  %194 = getelementptr inbounds double, ptr %107, i64 %172
  %195 = load double, ptr %194, align 8
  %196 = fmul contract double %60, %195
  %197 = fadd contract double %174, %196
  br label %198

198:
  %199 = phi double [ %192, %175 ], [ %197, %193 ]
  %200 = phi contract double [ %192, %175 ], [ %174, %193 ]
  %201 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %172
  store double %199, ptr %201, align 8
  %202 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %172
  store double %200, ptr %202, align 8
  %203 = add nsw i64 %172, 1
  %204 = icmp eq i64 %203, 3
  br i1 %204, label %112, label %171

205:
  %206 = load i64, ptr %33, align 8
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %239

208:
  %209 = load ptr, ptr %34, align 8
  %210 = mul nsw i64 %206, %104
  %211 = load ptr, ptr %35, align 8
  br label %229

212:
  %213 = phi i64 [ 0, %164 ], [ %227, %212 ]
  %214 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds i64, ptr %170, i64 %213
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds double, ptr %77, i64 %217
  store double %215, ptr %218, align 8
  %219 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %213
  %220 = load double, ptr %219, align 8
  %221 = fsub contract double %220, %215
  %222 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 %213
  %223 = load double, ptr %222, align 8
  %224 = fmul contract double %221, %223
  %225 = load double, ptr %169, align 8
  %226 = fadd contract double %225, %224
  store double %226, ptr %169, align 8
  %227 = add nsw i64 %213, 1
  %228 = icmp eq i64 %227, 3
  br i1 %228, label %205, label %212

229:
  %230 = phi i64 [ 0, %208 ], [ %237, %229 ]
  %231 = add nsw i64 %230, %210
  %232 = getelementptr inbounds double, ptr %209, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds i64, ptr %211, i64 %230
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %77, i64 %235
  store double %233, ptr %236, align 8
  %237 = add nsw i64 %230, 1
  %238 = icmp eq i64 %237, %206
  br i1 %238, label %239, label %229

239:
  br label %240

240:
  %241 = tail call fastcc i32 @settle(ptr %0, ptr %40, ptr %3, ptr %77, double %60)
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %281, label %243

243:
  %244 = load i64, ptr %13, align 8
  %245 = icmp sgt i64 %244, 0
  %246 = load ptr, ptr %21, align 8
  br i1 %245, label %247, label %249

247:
  %248 = load ptr, ptr %26, align 8
  br label %259

249:
  %250 = load ptr, ptr %36, align 8
  %251 = load ptr, ptr %23, align 8
  %252 = load ptr, ptr %30, align 8
  tail call void %250(ptr %40, ptr %246, ptr %3, ptr %251, ptr %252)
  %253 = load i64, ptr %37, align 8
  %254 = icmp slt i64 %253, 1
  br i1 %254, label %278, label %255

255:
  %256 = load ptr, ptr %23, align 8
  %257 = load double, ptr %256, align 8
  %258 = fcmp contract ogt double %257, 0.000000e+00
  br i1 %258, label %268, label %281

259:
  %260 = phi i64 [ 0, %247 ], [ %266, %259 ]
  %261 = getelementptr inbounds double, ptr %77, i64 %260
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds i64, ptr %248, i64 %260
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds double, ptr %246, i64 %264
  store double %262, ptr %265, align 8
  %266 = add nsw i64 %260, 1
  %267 = icmp eq i64 %266, %244
  br i1 %267, label %249, label %259

268:
  %269 = phi i64 [ %270, %272 ], [ 0, %255 ]
  %270 = add nsw i64 %269, 1
  %271 = icmp eq i64 %270, %253
  br i1 %271, label %276, label %272

272:
  %273 = getelementptr inbounds double, ptr %256, i64 %270
  %274 = load double, ptr %273, align 8
  %275 = fcmp contract ogt double %274, 0.000000e+00
  br i1 %275, label %268, label %276

276:
  %277 = icmp slt i64 %270, %253
  br i1 %277, label %281, label %278

278:
  %279 = add nsw i64 %75, 1
  %280 = getelementptr inbounds i64, ptr %48, i64 %75
  store i64 %74, ptr %280, align 8
  br label %281

281:
  %282 = phi i64 [ %279, %278 ], [ %75, %276 ], [ %75, %240 ], [ %75, %255 ]
  %283 = add i64 %74, 1
  %284 = icmp eq i64 %74, %16
  br i1 %284, label %69, label %73

285:
  %286 = icmp slt i64 %290, %352
  br i1 %286, label %287, label %355

287:
  %288 = phi i64 [ %282, %71 ], [ %352, %285 ]
  %289 = phi i64 [ 0, %71 ], [ %290, %285 ]
  %290 = add nsw i64 %289, 1
  %291 = icmp slt i64 %289, %288
  br i1 %291, label %292, label %294

292:
  %293 = load i64, ptr %31, align 8
  br label %305

294:
  %295 = phi i64 [ %289, %287 ], [ %321, %305 ]
  %296 = getelementptr inbounds i64, ptr %48, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds i64, ptr %48, i64 %289
  %299 = load i64, ptr %298, align 8
  store i64 %299, ptr %296, align 8
  store i64 %297, ptr %298, align 8
  %300 = icmp slt i64 %290, %288
  br i1 %300, label %301, label %355

301:
  %302 = mul nsw i64 %297, %14
  %303 = getelementptr inbounds double, ptr %47, i64 %302
  %304 = load ptr, ptr %32, align 8
  br label %324

305:
  %306 = phi i64 [ %289, %292 ], [ %322, %305 ]
  %307 = phi i64 [ %289, %292 ], [ %321, %305 ]
  %308 = getelementptr inbounds i64, ptr %48, i64 %306
  %309 = load i64, ptr %308, align 8
  %310 = mul nsw i64 %309, %14
  %311 = add nsw i64 %310, %293
  %312 = getelementptr inbounds double, ptr %47, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = getelementptr inbounds i64, ptr %48, i64 %307
  %315 = load i64, ptr %314, align 8
  %316 = mul nsw i64 %315, %14
  %317 = add nsw i64 %316, %293
  %318 = getelementptr inbounds double, ptr %47, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = fcmp contract olt double %313, %319
  %321 = select i1 %320, i64 %306, i64 %307
  %322 = add nsw i64 %306, 1
  %323 = icmp eq i64 %322, %288
  br i1 %323, label %294, label %305

324:
  %325 = phi i64 [ %290, %301 ], [ %353, %351 ]
  %326 = phi i64 [ %290, %301 ], [ %352, %351 ]
  %327 = getelementptr inbounds i64, ptr %48, i64 %325
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, %14
  %330 = getelementptr inbounds double, ptr %47, i64 %329
  br label %331

331:
  %332 = phi i64 [ 0, %324 ], [ %343, %331 ]
  %333 = phi double [ 0.000000e+00, %324 ], [ %342, %331 ]
  %334 = getelementptr inbounds i64, ptr %304, i64 %332
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds double, ptr %330, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds double, ptr %303, i64 %335
  %339 = load double, ptr %338, align 8
  %340 = fsub contract double %337, %339
  %341 = fmul contract double %340, %340
  %342 = fadd contract double %333, %341
  %343 = add nsw i64 %332, 1
  %344 = icmp eq i64 %343, 3
  br i1 %344, label %345, label %331

345:
  %346 = tail call contract double @llvm.sqrt.f64(double %342)
  %347 = fcmp contract ogt double %346, %72
  br i1 %347, label %348, label %351

348:
  %349 = add nsw i64 %326, 1
  %350 = getelementptr inbounds i64, ptr %48, i64 %326
  store i64 %328, ptr %350, align 8
  br label %351

351:
  %352 = phi i64 [ %349, %348 ], [ %326, %345 ]
  %353 = add nsw i64 %325, 1
  %354 = icmp eq i64 %353, %288
  br i1 %354, label %285, label %324

355:
  %356 = phi i64 [ 0, %69 ], [ 0, %59 ], [ %290, %294 ], [ %290, %285 ]
  %357 = getelementptr inbounds i64, ptr %6, i64 %41
  store i64 %356, ptr %357, align 8
  %358 = add nsw i64 %41, 1
  %359 = getelementptr inbounds double, ptr %40, i64 1
  %360 = icmp eq i64 %358, %7
  br i1 %360, label %38, label %39
}

define i64 @size_of_start(i64 %0) {
  %2 = getelementptr inbounds [3 x i64], ptr @__const.size_of_start.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

declare double @llvm.sqrt.f64(double)

define internal fastcc i64 @triangular(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, double %5, ptr %6) {
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

declare i64 @llvm.smax.i64(i64, i64)
