; source e449f938552e6f25fcac6d6e8dae913c83c5e0187facfc4cff2cdd63d549c5c8
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

define i64 @begin(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca %struct.Step, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %21 = load ptr, ptr %20, align 8
  store double %15, ptr %7, align 8
  %22 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %30 = load ptr, ptr %29, align 8
  call void %28(ptr %7, ptr %17, ptr %19, ptr %21, ptr %30)
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %88, label %34

34:
  %35 = load i64, ptr %11, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %39, label %37

37:
  %38 = load i64, ptr %9, align 8
  br label %55

39:
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %9, align 8
  %43 = shl nsw i64 %42, 1
  %44 = sub i64 %41, %35
  br label %45

45:
  %46 = phi i64 [ 0, %39 ], [ %50, %45 ]
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds double, ptr %19, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = add nsw i64 %46, 1
  %51 = add i64 %50, %43
  %52 = getelementptr inbounds double, ptr %21, i64 %51
  %53 = load double, ptr %52, align 8
  store double %53, ptr %48, align 8
  store double %49, ptr %52, align 8
  %54 = icmp eq i64 %50, %35
  br i1 %54, label %55, label %45

55:
  %56 = phi i64 [ %38, %37 ], [ %42, %45 ]
  %57 = load double, ptr %7, align 8
  %58 = getelementptr inbounds double, ptr %21, i64 %56
  store double %57, ptr %6, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %60 = load ptr, ptr %59, align 8
  store double 0.000000e+00, ptr %60, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %66 = load i64, ptr %65, align 8
  %67 = load ptr, ptr %29, align 8
  %68 = call contract double %32(ptr %62, i64 %64, i64 %66, ptr %6, ptr %21, ptr %19, ptr %58, ptr %60, ptr %67)
  %69 = load i64, ptr %9, align 8
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds double, ptr %21, i64 %70
  store double %68, ptr %71, align 8
  %72 = load i64, ptr %11, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %88

74:
  %75 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %76 = load i64, ptr %75, align 8
  %77 = sub i64 %76, %72
  br label %78

78:
  %79 = phi i64 [ 0, %74 ], [ %83, %78 ]
  %80 = add i64 %77, %79
  %81 = getelementptr inbounds double, ptr %19, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = add nsw i64 %79, 1
  %84 = add i64 %83, %70
  %85 = getelementptr inbounds double, ptr %21, i64 %84
  %86 = load double, ptr %85, align 8
  store double %86, ptr %81, align 8
  store double %82, ptr %85, align 8
  %87 = icmp eq i64 %83, %72
  br i1 %87, label %88, label %78

88:
  %89 = load ptr, ptr %20, align 8
  %90 = shl nsw i64 %10, 1
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = getelementptr double, ptr %91, i64 1
  %93 = load ptr, ptr %18, align 8
  %94 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  %97 = sub i64 0, %12
  %98 = getelementptr double, ptr %96, i64 %97
  %99 = icmp sgt i64 %12, 0
  br i1 %99, label %100, label %107

100:
  %101 = phi i64 [ %105, %100 ], [ 0, %88 ]
  %102 = getelementptr inbounds double, ptr %92, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %98, i64 %101
  store double %103, ptr %104, align 8
  %105 = add nsw i64 %101, 1
  %106 = icmp eq i64 %105, %12
  br i1 %106, label %107, label %100

107:
  %108 = load ptr, ptr %13, align 8
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %16, align 8
  %111 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %112 = load ptr, ptr %111, align 8
  call fastcc void @rate_first(ptr %0, double %109, ptr %110, ptr %93, ptr %112)
  %113 = load ptr, ptr %20, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 %90
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %13, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 4
  store double %115, ptr %117, align 8
  %118 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %121 = load i64, ptr %120, align 8
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %153

123:
  %124 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 10
  %125 = load i64, ptr %124, align 8
  %126 = load ptr, ptr %18, align 8
  %127 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %130 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %131 = load ptr, ptr %130, align 8
  br label %132

132:
  %133 = phi i64 [ 0, %123 ], [ %151, %138 ]
  %134 = icmp slt i64 %133, %125
  br i1 %134, label %138, label %135

135:
  %136 = load i64, ptr %129, align 8
  %137 = sub nsw i64 %133, %136
  br label %138

138:
  %139 = phi i64 [ 3, %135 ], [ 2, %132 ]
  %140 = phi i64 [ %119, %135 ], [ 0, %132 ]
  %141 = phi i64 [ %137, %135 ], [ %133, %132 ]
  %142 = add nsw i64 %141, %128
  %143 = getelementptr inbounds double, ptr %126, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = add nsw i64 %140, %133
  %146 = getelementptr inbounds double, ptr %131, i64 %145
  store double %144, ptr %146, align 8
  %147 = fdiv contract double 1.000000e+00, %144
  %148 = mul nsw i64 %139, %119
  %149 = add nsw i64 %148, %133
  %150 = getelementptr inbounds double, ptr %131, i64 %149
  store double %147, ptr %150, align 8
  %151 = add nsw i64 %133, 1
  %152 = icmp eq i64 %151, %121
  br i1 %152, label %153, label %132

153:
  call fastcc void @take_size(ptr %0)
  %154 = load ptr, ptr %13, align 8
  %155 = getelementptr inbounds double, ptr %154, i64 1
  %156 = load double, ptr %155, align 8
  %157 = fcmp contract oeq double %156, 0.000000e+00
  br i1 %157, label %158, label %476

158:
  %159 = load i64, ptr %9, align 8
  %160 = load i64, ptr %118, align 8
  %161 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %162, i64 %160
  %164 = shl nsw i64 %160, 4
  %165 = getelementptr inbounds double, ptr %162, i64 %164
  %166 = mul nsw i64 %160, 18
  %167 = getelementptr inbounds double, ptr %162, i64 %166
  %168 = getelementptr inbounds double, ptr %154, i64 2
  %169 = load double, ptr %168, align 8
  %170 = load double, ptr %154, align 8
  %171 = fcmp contract oge double %169, %170
  %172 = select contract i1 %171, double 1.000000e+00, double -1.000000e+00
  %173 = fsub contract double %169, %170
  %174 = call contract double @llvm.fabs.f64(double %173)
  %175 = fcmp contract oeq double %173, 0.000000e+00
  %176 = select i1 %175, double 0x7FF0000000000000, double %174
  %177 = getelementptr inbounds double, ptr %154, i64 3
  %178 = load double, ptr %177, align 8
  %179 = call contract double @llvm.minnum.f64(double %178, double %176)
  %180 = fcmp contract olt double %179, 0x7FF0000000000000
  %181 = select contract i1 %180, double %179, double 1.000000e+00
  %182 = load ptr, ptr %16, align 8
  %183 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %235, label %186

186:
  %187 = fmul contract double %181, 1.000000e-03
  %188 = call contract double @llvm.fabs.f64(double %170)
  %189 = call contract double @llvm.fabs.f64(double %187)
  %190 = fmul contract double %189, 1.000000e+07
  %191 = call contract double @llvm.minnum.f64(double %188, double %190)
  %192 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %193 = load double, ptr %192, align 8
  %194 = fdiv contract double 1.000000e-15, %193
  %195 = getelementptr inbounds double, ptr %154, i64 7
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds double, ptr %154, i64 8
  %198 = load double, ptr %197, align 8
  %199 = fmul contract double %189, %198
  %200 = fadd contract double %196, %199
  %201 = fmul contract double %200, 1.000000e-02
  %202 = fmul contract double %191, %198
  %203 = fadd contract double %196, %202
  %204 = fmul contract double %194, %203
  %205 = fadd contract double %201, %204
  %206 = fmul contract double %189, %205
  %207 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %208 = load ptr, ptr %207, align 8
  %209 = shl nsw i64 %160, 1
  %210 = getelementptr inbounds double, ptr %208, i64 %209
  %211 = icmp sgt i64 %160, 0
  br i1 %211, label %212, label %226

212:
  %213 = phi i64 [ %224, %212 ], [ 0, %186 ]
  %214 = phi <2 x double> [ %223, %212 ], [ zeroinitializer, %186 ]
  %215 = getelementptr inbounds double, ptr %182, i64 %213
  %216 = load <2 x i64>, ptr %215, align 16
  %217 = and <2 x i64> %216, <i64 9223372036854775807, i64 9223372036854775807>
  %218 = bitcast <2 x i64> %217 to <2 x double>
  %219 = getelementptr inbounds double, ptr %210, i64 %213
  %220 = load <2 x double>, ptr %219, align 16
  %221 = fmul contract <2 x double> %220, %218
  %222 = fcmp contract ogt <2 x double> %221, %214
  %223 = select <2 x i1> %222, <2 x double> %221, <2 x double> %214
  %224 = add nsw i64 %213, 2
  %225 = icmp slt i64 %224, %160
  br i1 %225, label %212, label %226

226:
  %227 = phi <2 x double> [ zeroinitializer, %186 ], [ %223, %212 ]
  %228 = extractelement <2 x double> %227, i64 0
  %229 = extractelement <2 x double> %227, i64 1
  %230 = call contract double @llvm.maxnum.f64(double %228, double %229)
  %231 = fmul contract double %191, %196
  %232 = fadd contract double %231, %230
  %233 = fmul contract double %194, %232
  %234 = fadd contract double %206, %233
  br label %235

235:
  %236 = phi double [ %234, %226 ], [ 0.000000e+00, %158 ]
  %237 = phi double [ %205, %226 ], [ 0.000000e+00, %158 ]
  %238 = icmp sgt i64 %160, 0
  br i1 %238, label %239, label %307

239:
  %240 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %241 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %242 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %243 = insertelement <2 x double> poison, double %237, i64 0
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> zeroinitializer
  %245 = insertelement <2 x double> poison, double %236, i64 0
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> zeroinitializer
  br label %247

247:
  %248 = phi i64 [ 0, %239 ], [ %283, %247 ]
  %249 = load ptr, ptr %240, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %248
  %251 = getelementptr inbounds double, ptr %249, i64 %160
  %252 = getelementptr inbounds double, ptr %251, i64 %248
  %253 = load ptr, ptr %16, align 8
  %254 = getelementptr inbounds double, ptr %253, i64 %248
  %255 = load <2 x i64>, ptr %254, align 16
  %256 = and <2 x i64> %255, <i64 9223372036854775807, i64 9223372036854775807>
  %257 = bitcast <2 x i64> %256 to <2 x double>
  %258 = getelementptr inbounds double, ptr %182, i64 %248
  %259 = load <2 x i64>, ptr %258, align 16
  %260 = and <2 x i64> %259, <i64 9223372036854775807, i64 9223372036854775807>
  %261 = bitcast <2 x i64> %260 to <2 x double>
  %262 = fcmp contract ogt <2 x double> %257, %261
  %263 = select <2 x i1> %262, <2 x i64> %256, <2 x i64> %260
  %264 = bitcast <2 x i64> %263 to <2 x double>
  %265 = load ptr, ptr %241, align 8
  %266 = getelementptr inbounds double, ptr %265, i64 %248
  %267 = load <2 x double>, ptr %266, align 16
  %268 = load double, ptr %242, align 8
  %269 = insertelement <2 x double> poison, double %268, i64 0
  %270 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> zeroinitializer
  %271 = load <2 x double>, ptr %252, align 16
  %272 = fmul contract <2 x double> %244, %271
  %273 = fadd contract <2 x double> %272, %264
  %274 = load <2 x double>, ptr %250, align 16
  %275 = fmul contract <2 x double> %246, %274
  %276 = fadd contract <2 x double> %273, %275
  %277 = fmul contract <2 x double> %270, %276
  %278 = fadd contract <2 x double> %267, %277
  %279 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %278
  %280 = fcmp contract ogt <2 x double> %278, zeroinitializer
  %281 = select <2 x i1> %280, <2 x double> %279, <2 x double> zeroinitializer
  %282 = getelementptr inbounds double, ptr %167, i64 %248
  store <2 x double> %281, ptr %282, align 16
  %283 = add nsw i64 %248, 2
  %284 = icmp slt i64 %283, %160
  br i1 %284, label %247, label %285

285:
  %286 = load ptr, ptr %16, align 8
  br label %287

287:
  %288 = phi <2 x double> [ %302, %287 ], [ zeroinitializer, %285 ]
  %289 = phi <2 x double> [ %304, %287 ], [ zeroinitializer, %285 ]
  %290 = phi i64 [ %305, %287 ], [ 0, %285 ]
  %291 = getelementptr inbounds double, ptr %286, i64 %290
  %292 = load <2 x double>, ptr %291, align 16
  %293 = getelementptr inbounds double, ptr %167, i64 %290
  %294 = load <2 x double>, ptr %293, align 16
  %295 = fmul contract <2 x double> %292, %294
  %296 = getelementptr inbounds double, ptr %291, i64 2
  %297 = load <2 x double>, ptr %296, align 16
  %298 = getelementptr inbounds double, ptr %293, i64 2
  %299 = load <2 x double>, ptr %298, align 16
  %300 = fmul contract <2 x double> %297, %299
  %301 = fmul contract <2 x double> %295, %295
  %302 = fadd contract <2 x double> %288, %301
  %303 = fmul contract <2 x double> %300, %300
  %304 = fadd contract <2 x double> %289, %303
  %305 = add nsw i64 %290, 4
  %306 = icmp slt i64 %305, %160
  br i1 %306, label %287, label %307

307:
  %308 = phi ptr [ %182, %235 ], [ %286, %287 ]
  %309 = phi <2 x double> [ zeroinitializer, %235 ], [ %304, %287 ]
  %310 = phi <2 x double> [ zeroinitializer, %235 ], [ %302, %287 ]
  %311 = shufflevector <2 x double> %310, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %312 = fadd contract <2 x double> %310, %311
  %313 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %314 = fadd contract <2 x double> %309, %313
  %315 = fadd contract <2 x double> %314, %312
  %316 = extractelement <2 x double> %315, i64 0
  %317 = sitofp i64 %159 to double
  %318 = fdiv contract double %316, %317
  %319 = call contract double @llvm.sqrt.f64(double %318)
  %320 = load ptr, ptr %111, align 8
  br i1 %238, label %321, label %341

321:
  %322 = phi <2 x double> [ %336, %321 ], [ zeroinitializer, %307 ]
  %323 = phi <2 x double> [ %338, %321 ], [ zeroinitializer, %307 ]
  %324 = phi i64 [ %339, %321 ], [ 0, %307 ]
  %325 = getelementptr inbounds double, ptr %320, i64 %324
  %326 = load <2 x double>, ptr %325, align 16
  %327 = getelementptr inbounds double, ptr %167, i64 %324
  %328 = load <2 x double>, ptr %327, align 16
  %329 = fmul contract <2 x double> %326, %328
  %330 = getelementptr inbounds double, ptr %325, i64 2
  %331 = load <2 x double>, ptr %330, align 16
  %332 = getelementptr inbounds double, ptr %327, i64 2
  %333 = load <2 x double>, ptr %332, align 16
  %334 = fmul contract <2 x double> %331, %333
  %335 = fmul contract <2 x double> %329, %329
  %336 = fadd contract <2 x double> %322, %335
  %337 = fmul contract <2 x double> %334, %334
  %338 = fadd contract <2 x double> %323, %337
  %339 = add nsw i64 %324, 4
  %340 = icmp slt i64 %339, %160
  br i1 %340, label %321, label %341

341:
  %342 = phi <2 x double> [ zeroinitializer, %307 ], [ %338, %321 ]
  %343 = phi <2 x double> [ zeroinitializer, %307 ], [ %336, %321 ]
  %344 = shufflevector <2 x double> %343, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %345 = fadd contract <2 x double> %343, %344
  %346 = shufflevector <2 x double> %342, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %347 = fadd contract <2 x double> %342, %346
  %348 = fadd contract <2 x double> %347, %345
  %349 = extractelement <2 x double> %348, i64 0
  %350 = fdiv contract double %349, %317
  %351 = call contract double @llvm.sqrt.f64(double %350)
  %352 = fcmp contract olt double %319, 1.000000e-05
  %353 = fcmp contract olt double %351, 1.000000e-05
  %354 = select i1 %352, i1 true, i1 %353
  %355 = fmul contract double %181, 0x3EB0C6F7A0B5ED8D
  %356 = fmul contract double %319, 1.000000e-02
  %357 = fdiv contract double %356, %351
  %358 = select contract i1 %354, double %355, double %357
  %359 = load double, ptr %154, align 8
  %360 = call contract double @llvm.fabs.f64(double %359)
  %361 = fmul contract double %360, 0x3D4F400000000000
  %362 = call contract double @llvm.maxnum.f64(double %358, double %361)
  %363 = call contract double @llvm.minnum.f64(double %362, double %179)
  %364 = icmp sgt i64 %159, 0
  %365 = fmul contract double %172, %363
  br i1 %364, label %404, label %368

366:
  %367 = load double, ptr %154, align 8
  br label %368

368:
  %369 = phi double [ %367, %366 ], [ %359, %341 ]
  %370 = fadd contract double %365, %369
  %371 = load ptr, ptr %18, align 8
  store double %370, ptr %5, align 8
  %372 = load ptr, ptr %22, align 8
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %372, align 8
  %375 = load ptr, ptr %31, align 8
  %376 = icmp eq ptr %375, null
  br i1 %376, label %377, label %380

377:
  %378 = load ptr, ptr %0, align 8
  %379 = load ptr, ptr %29, align 8
  call void %378(ptr %5, ptr %165, ptr %371, ptr %163, ptr %379)
  br label %401

380:
  store double %370, ptr %4, align 8
  %381 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %382 = load ptr, ptr %381, align 8
  store double 1.000000e+00, ptr %382, align 8
  %383 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %384 = load ptr, ptr %383, align 8
  %385 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %388 = load i64, ptr %387, align 8
  %389 = load ptr, ptr %29, align 8
  %390 = call contract double %375(ptr %384, i64 %386, i64 %388, ptr %4, ptr %165, ptr %371, ptr %163, ptr %382, ptr %389)
  %391 = fcmp contract olt double %390, 0x7FF0000000000000
  br i1 %391, label %401, label %392

392:
  %393 = load double, ptr %5, align 8
  store double %393, ptr %3, align 8
  %394 = load ptr, ptr %381, align 8
  store double 0.000000e+00, ptr %394, align 8
  %395 = load ptr, ptr %31, align 8
  %396 = load ptr, ptr %383, align 8
  %397 = load i64, ptr %385, align 8
  %398 = load i64, ptr %387, align 8
  %399 = load ptr, ptr %29, align 8
  %400 = call contract double %395(ptr %396, i64 %397, i64 %398, ptr %3, ptr %165, ptr %371, ptr %163, ptr %394, ptr %399)
  br label %401

401:
  br i1 %364, label %402, label %415

402:
  %403 = load ptr, ptr %111, align 8
  br label %451

404:
  %405 = phi i64 [ %413, %404 ], [ 0, %341 ]
  %406 = getelementptr inbounds double, ptr %308, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds double, ptr %320, i64 %405
  %409 = load double, ptr %408, align 8
  %410 = fmul contract double %365, %409
  %411 = fadd contract double %407, %410
  %412 = getelementptr inbounds double, ptr %165, i64 %405
  store double %411, ptr %412, align 8
  %413 = add nsw i64 %405, 1
  %414 = icmp eq i64 %413, %159
  br i1 %414, label %366, label %404

415:
  br i1 %238, label %416, label %436

416:
  %417 = phi <2 x double> [ %431, %416 ], [ zeroinitializer, %415 ]
  %418 = phi <2 x double> [ %433, %416 ], [ zeroinitializer, %415 ]
  %419 = phi i64 [ %434, %416 ], [ 0, %415 ]
  %420 = getelementptr inbounds double, ptr %163, i64 %419
  %421 = load <2 x double>, ptr %420, align 16
  %422 = getelementptr inbounds double, ptr %167, i64 %419
  %423 = load <2 x double>, ptr %422, align 16
  %424 = fmul contract <2 x double> %421, %423
  %425 = getelementptr inbounds double, ptr %420, i64 2
  %426 = load <2 x double>, ptr %425, align 16
  %427 = getelementptr inbounds double, ptr %422, i64 2
  %428 = load <2 x double>, ptr %427, align 16
  %429 = fmul contract <2 x double> %426, %428
  %430 = fmul contract <2 x double> %424, %424
  %431 = fadd contract <2 x double> %417, %430
  %432 = fmul contract <2 x double> %429, %429
  %433 = fadd contract <2 x double> %418, %432
  %434 = add nsw i64 %419, 4
  %435 = icmp slt i64 %434, %160
  br i1 %435, label %416, label %436

436:
  %437 = phi <2 x double> [ zeroinitializer, %415 ], [ %433, %416 ]
  %438 = phi <2 x double> [ zeroinitializer, %415 ], [ %431, %416 ]
  %439 = shufflevector <2 x double> %438, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %440 = fadd contract <2 x double> %438, %439
  %441 = shufflevector <2 x double> %437, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %442 = fadd contract <2 x double> %437, %441
  %443 = fadd contract <2 x double> %442, %440
  %444 = extractelement <2 x double> %443, i64 0
  %445 = fdiv contract double %444, %317
  %446 = call contract double @llvm.sqrt.f64(double %445)
  %447 = fdiv contract double %446, %363
  %448 = call contract double @llvm.maxnum.f64(double %351, double %447)
  %449 = fmul contract double %181, %448
  %450 = fcmp contract ugt double %449, 1.000000e-15
  br i1 %450, label %463, label %460

451:
  %452 = phi i64 [ 0, %402 ], [ %458, %451 ]
  %453 = getelementptr inbounds double, ptr %403, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %163, i64 %452
  %456 = load double, ptr %455, align 8
  %457 = fsub contract double %456, %454
  store double %457, ptr %455, align 8
  %458 = add nsw i64 %452, 1
  %459 = icmp eq i64 %458, %159
  br i1 %459, label %415, label %451

460:
  %461 = fmul contract double %363, 1.000000e-03
  %462 = call contract double @llvm.maxnum.f64(double %355, double %461)
  br label %468

463:
  %464 = fdiv contract double 1.000000e-02, %448
  %465 = call contract double @llvm.sqrt.f64(double %464)
  %466 = call contract double @llvm.sqrt.f64(double %465)
  %467 = call contract double @llvm.sqrt.f64(double %466)
  br label %468

468:
  %469 = phi contract double [ %462, %460 ], [ %467, %463 ]
  %470 = fmul contract double %363, 1.000000e+02
  %471 = call contract double @llvm.minnum.f64(double %470, double %469)
  %472 = call contract double @llvm.minnum.f64(double %471, double %179)
  %473 = fmul contract double %172, %472
  %474 = load ptr, ptr %13, align 8
  %475 = getelementptr inbounds double, ptr %474, i64 1
  store double %473, ptr %475, align 8
  br label %476

476:
  %477 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %478 = load i64, ptr %477, align 8
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %529, label %480

480:
  store ptr %0, ptr %8, align 8
  %481 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %482 = load ptr, ptr %13, align 8
  %483 = load double, ptr %482, align 8
  store double %483, ptr %481, align 8
  %484 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  store double 0.000000e+00, ptr %484, align 8
  %485 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 3
  %486 = getelementptr inbounds double, ptr %482, i64 6
  %487 = load double, ptr %486, align 8
  store double %487, ptr %485, align 8
  %488 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 4
  store double 1.000000e+00, ptr %488, align 8
  %489 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %490 = load ptr, ptr %18, align 8
  store ptr %490, ptr %489, align 8
  %491 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 6
  %492 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %493 = load ptr, ptr %492, align 8
  store ptr %493, ptr %491, align 8
  %494 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 7
  %495 = load ptr, ptr %20, align 8
  store ptr %495, ptr %494, align 8
  %496 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %497 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %498 = load ptr, ptr %497, align 8
  store ptr %498, ptr %496, align 8
  %499 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 9
  %500 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %501 = load ptr, ptr %500, align 8
  store ptr %501, ptr %499, align 8
  %502 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 10
  store i64 0, ptr %502, align 8
  %503 = load ptr, ptr %16, align 8
  %504 = icmp sgt i64 %10, 0
  br i1 %504, label %505, label %522

505:
  %506 = phi i64 [ %510, %505 ], [ 0, %480 ]
  %507 = getelementptr inbounds double, ptr %503, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = getelementptr inbounds double, ptr %501, i64 %506
  store double %508, ptr %509, align 8
  %510 = add nsw i64 %506, 1
  %511 = icmp eq i64 %510, %10
  br i1 %511, label %512, label %505

512:
  %513 = load ptr, ptr %111, align 8
  %514 = getelementptr double, ptr %501, i64 %10
  br label %515

515:
  %516 = phi i64 [ %520, %515 ], [ 0, %512 ]
  %517 = getelementptr inbounds double, ptr %513, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = getelementptr inbounds double, ptr %514, i64 %516
  store double %518, ptr %519, align 8
  %520 = add nsw i64 %516, 1
  %521 = icmp eq i64 %520, %10
  br i1 %521, label %522, label %515

522:
  %523 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %524 = icmp ne i64 %1, 0
  %525 = zext i1 %524 to i32
  %526 = call fastcc i32 @begin_watch(ptr %8, ptr %523, i32 %525)
  %527 = icmp eq i32 %526, 0
  %528 = select i1 %527, i64 1, i64 2
  br label %529

529:
  %530 = phi i64 [ %528, %522 ], [ 1, %476 ]
  ret i64 %530
}

define internal fastcc void @rate_first(ptr %0, double %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %19

11:
  store double %1, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %18 = load ptr, ptr %17, align 8
  call void %16(ptr %7, ptr %2, ptr %3, ptr %4, ptr %18)
  br label %35

19:
  %20 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %21, align 8
  store double %1, ptr %6, align 8
  %24 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %25 = load ptr, ptr %24, align 8
  store double 0.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %33 = load ptr, ptr %32, align 8
  %34 = call contract double %9(ptr %27, i64 %29, i64 %31, ptr %6, ptr %2, ptr %3, ptr %4, ptr %25, ptr %33)
  br label %35

35:
  ret void
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
  %20 = fmul contract <2 x double> %19, %17
  %21 = fcmp contract ogt <2 x double> %20, %13
  %22 = select <2 x i1> %21, <2 x double> %20, <2 x double> %13
  %23 = add nsw i64 %12, 2
  %24 = icmp slt i64 %23, %3
  br i1 %24, label %11, label %25

25:
  %26 = phi <2 x double> [ zeroinitializer, %1 ], [ %22, %11 ]
  %27 = extractelement <2 x double> %26, i64 0
  %28 = extractelement <2 x double> %26, i64 1
  %29 = tail call contract double @llvm.maxnum.f64(double %27, double %28)
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
  %48 = fmul contract <2 x double> %47, %45
  %49 = fcmp contract ogt <2 x double> %48, %41
  %50 = select <2 x i1> %49, <2 x double> %48, <2 x double> %41
  %51 = add nsw i64 %40, 2
  %52 = icmp slt i64 %51, %3
  br i1 %52, label %39, label %53

53:
  %54 = phi <2 x double> [ zeroinitializer, %36 ], [ %50, %39 ]
  %55 = extractelement <2 x double> %54, i64 0
  %56 = extractelement <2 x double> %54, i64 1
  %57 = tail call contract double @llvm.maxnum.f64(double %55, double %56)
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
  %68 = fadd contract double %57, %67
  br label %69

69:
  %70 = phi contract double [ %68, %53 ], [ 0.000000e+00, %25 ]
  %71 = getelementptr inbounds double, ptr %31, i64 8
  store double %70, ptr %71, align 8
  ret void
}

define fastcc i32 @begin_watch(ptr %0, ptr %1, i32 %2) {
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
  br i1 %46, label %166, label %159

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
  %85 = call contract double @llvm.minnum.f64(double %83, double %60)
  br label %88

86:
  %87 = call contract double @llvm.maxnum.f64(double %83, double %60)
  br label %88

88:
  %89 = phi contract double [ %85, %84 ], [ %87, %86 ]
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
  %103 = fmul contract double %58, %60
  %104 = fcmp contract olt double %103, 0.000000e+00
  %105 = select i1 %102, i1 %104, i1 false
  br i1 %105, label %106, label %154

106:
  %107 = getelementptr inbounds i64, ptr %51, i64 3
  %108 = load i64, ptr %107, align 8
  %109 = sitofp i64 %108 to double
  %110 = fmul contract double %58, %109
  %111 = fcmp contract ugt double %110, 0.000000e+00
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
  %117 = fadd contract double %116, 1.000000e+00
  store double %117, ptr %115, align 8
  br label %154

118:
  %119 = load ptr, ptr %37, align 8
  %120 = getelementptr inbounds double, ptr %119, i64 %54
  %121 = load double, ptr %120, align 8
  %122 = fcmp contract uno double %121, 0.000000e+00
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
  %164 = getelementptr inbounds i64, ptr %161, i64 3
  store i64 0, ptr %164, align 8
  %165 = load i64, ptr %1, align 8
  br label %166

166:
  %167 = phi i64 [ %165, %159 ], [ %45, %43 ]
  %168 = load ptr, ptr %17, align 8
  %169 = icmp sgt i64 %167, 0
  br i1 %169, label %170, label %189

170:
  %171 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %174

174:
  %175 = phi i64 [ 0, %170 ], [ %187, %186 ]
  %176 = getelementptr inbounds i64, ptr %172, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %186, label %179

179:
  %180 = load ptr, ptr %173, align 8
  %181 = shl nsw i64 %175, 2
  %182 = or i64 %181, 1
  %183 = getelementptr inbounds i64, ptr %180, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds double, ptr %168, i64 %184
  store double 0.000000e+00, ptr %185, align 8
  br label %186

186:
  %187 = add nsw i64 %175, 1
  %188 = icmp eq i64 %187, %167
  br i1 %188, label %189, label %174

189:
  %190 = shl nsw i64 %7, 1
  %191 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %192 = load ptr, ptr %191, align 8
  %193 = icmp sgt i64 %7, 0
  br i1 %193, label %194, label %201

194:
  %195 = phi i64 [ %199, %194 ], [ 0, %189 ]
  %196 = getelementptr inbounds double, ptr %168, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %192, i64 %195
  store double %197, ptr %198, align 8
  %199 = add nsw i64 %195, 1
  %200 = icmp eq i64 %199, %190
  br i1 %200, label %201, label %194

201:
  %202 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %203 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %204 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %205 = load ptr, ptr %203, align 8
  %206 = getelementptr inbounds i64, ptr %205, i64 1
  %207 = load i64, ptr %206, align 8
  %208 = load i64, ptr %204, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %210, label %224

210:
  %211 = phi i64 [ %221, %217 ], [ %207, %201 ]
  %212 = load ptr, ptr %202, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = load double, ptr %11, align 8
  %216 = fcmp contract oeq double %214, %215
  br i1 %216, label %217, label %224

217:
  %218 = load ptr, ptr %191, align 8
  call fastcc void @keep_samples(ptr %1, ptr %218)
  %219 = load ptr, ptr %203, align 8
  %220 = getelementptr inbounds i64, ptr %219, i64 1
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %204, align 8
  %223 = icmp slt i64 %221, %222
  br i1 %223, label %210, label %224

224:
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
  %15 = fcmp contract une double %14, %4
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
  %34 = fcmp contract ogt double %33, 0.000000e+00
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
  %55 = fcmp contract oeq double %54, %4
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
  %83 = fcmp contract ugt double %80, %82
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
  %7 = tail call contract double @llvm.fabs.f64(double %6)
  %8 = tail call contract double @llvm.maxnum.f64(double %7, double 1.000000e+00)
  %9 = fmul contract double %8, 0x3CD0000000000000
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %42

13:
  %14 = getelementptr inbounds double, ptr %11, i64 %3
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract ord double %15, 0.000000e+00
  %17 = tail call contract double @llvm.fabs.f64(double %15)
  %18 = select contract i1 %16, double %17, double 0.000000e+00
  %19 = load double, ptr %11, align 8
  %20 = tail call contract double @llvm.fabs.f64(double %19)
  %21 = fmul contract double %9, %18
  %22 = fcmp contract ugt double %20, %21
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
  %31 = fcmp contract ord double %30, 0.000000e+00
  %32 = tail call contract double @llvm.fabs.f64(double %30)
  %33 = select contract i1 %31, double %32, double 0.000000e+00
  %34 = getelementptr inbounds double, ptr %11, i64 %25
  %35 = load double, ptr %34, align 8
  %36 = tail call contract double @llvm.fabs.f64(double %35)
  %37 = fmul contract double %9, %33
  %38 = fcmp contract ugt double %36, %37
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

define fastcc double @overlooked(ptr %0, double %1) {
  %3 = alloca %struct.Step, align 8
  %4 = alloca %struct.Look, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 6
  %13 = load double, ptr %12, align 8
  %14 = fdiv contract double %13, %1
  %15 = tail call contract double @llvm.fabs.f64(double %14)
  %16 = fmul contract double %15, 0x3D83880000000000
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %18 = icmp sgt i64 %9, 0
  br i1 %18, label %19, label %223

19:
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %23 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  br label %26

24:
  %25 = icmp eq i32 %51, 0
  br i1 %25, label %223, label %54

26:
  %27 = phi i32 [ 0, %19 ], [ %51, %48 ]
  %28 = phi i64 [ 0, %19 ], [ %52, %48 ]
  %29 = getelementptr inbounds i64, ptr %21, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %32, label %48

32:
  %33 = load ptr, ptr %22, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %28
  %35 = load double, ptr %34, align 8
  %36 = add nsw i64 %28, %9
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul contract double %38, %1
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %28
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %40, i64 %36
  %44 = load double, ptr %43, align 8
  %45 = fmul contract double %44, %1
  %46 = tail call fastcc i32 @passes(double 0.000000e+00, double %35, double %39, double %42, double %45)
  %47 = icmp ne i32 %46, 0
  br label %48

48:
  %49 = phi i1 [ false, %26 ], [ %47, %32 ]
  %50 = zext i1 %49 to i32
  %51 = or i32 %27, %50
  %52 = add nsw i64 %28, 1
  %53 = icmp eq i64 %52, %9
  br i1 %53, label %24, label %26

54:
  store ptr %0, ptr %3, align 8
  %55 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 1
  %56 = load double, ptr %11, align 8
  store double %56, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 2
  %58 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 3
  store double %13, ptr %58, align 8
  %59 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 4
  store double 1.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 5
  %61 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %60, align 8
  %63 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 7
  %67 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %68 = load ptr, ptr %67, align 8
  store ptr %68, ptr %66, align 8
  %69 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 8
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %69, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %73 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %72, align 8
  %75 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 10
  store i64 0, ptr %75, align 8
  store double %1, ptr %57, align 8
  store ptr %3, ptr %4, align 8
  %76 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 1
  store ptr %17, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 2
  store double 2.000000e+00, ptr %77, align 8
  %78 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 3
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(20) %78, i8 0, i64 20, i1 false)
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %80 = load ptr, ptr %79, align 8
  br i1 %18, label %81, label %85

81:
  %82 = mul nsw i64 %9, 94
  %83 = getelementptr inbounds double, ptr %80, i64 %82
  %84 = shl i64 %9, 3
  call void @llvm.memset.p0.i64(ptr align 8 %83, i8 0, i64 %84, i1 false)
  br label %85

85:
  %86 = mul nsw i64 %7, 19
  %87 = getelementptr inbounds double, ptr %65, i64 %86
  %88 = mul nsw i64 %7, 17
  %89 = getelementptr inbounds double, ptr %65, i64 %88
  %90 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %144, label %93

93:
  %94 = load double, ptr %11, align 8
  %95 = call contract double @llvm.fabs.f64(double %94)
  %96 = call contract double @llvm.fabs.f64(double %1)
  %97 = fmul contract double %96, 1.000000e+07
  %98 = call contract double @llvm.minnum.f64(double %95, double %97)
  %99 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %100 = load double, ptr %99, align 8
  %101 = fdiv contract double 1.000000e-15, %100
  %102 = getelementptr inbounds double, ptr %11, i64 7
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds double, ptr %11, i64 8
  %105 = load double, ptr %104, align 8
  %106 = fmul contract double %96, %105
  %107 = fadd contract double %103, %106
  %108 = fmul contract double %107, 1.000000e-02
  %109 = fmul contract double %98, %105
  %110 = fadd contract double %103, %109
  %111 = fmul contract double %101, %110
  %112 = fadd contract double %108, %111
  %113 = fmul contract double %96, %112
  %114 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %117 = load ptr, ptr %116, align 8
  %118 = shl nsw i64 %7, 1
  %119 = getelementptr inbounds double, ptr %117, i64 %118
  %120 = icmp sgt i64 %7, 0
  br i1 %120, label %121, label %135

121:
  %122 = phi i64 [ %133, %121 ], [ 0, %93 ]
  %123 = phi <2 x double> [ %132, %121 ], [ zeroinitializer, %93 ]
  %124 = getelementptr inbounds double, ptr %115, i64 %122
  %125 = load <2 x i64>, ptr %124, align 16
  %126 = and <2 x i64> %125, <i64 9223372036854775807, i64 9223372036854775807>
  %127 = bitcast <2 x i64> %126 to <2 x double>
  %128 = getelementptr inbounds double, ptr %119, i64 %122
  %129 = load <2 x double>, ptr %128, align 16
  %130 = fmul contract <2 x double> %129, %127
  %131 = fcmp contract ogt <2 x double> %130, %123
  %132 = select <2 x i1> %131, <2 x double> %130, <2 x double> %123
  %133 = add nsw i64 %122, 2
  %134 = icmp slt i64 %133, %7
  br i1 %134, label %121, label %135

135:
  %136 = phi <2 x double> [ zeroinitializer, %93 ], [ %132, %121 ]
  %137 = extractelement <2 x double> %136, i64 0
  %138 = extractelement <2 x double> %136, i64 1
  %139 = call contract double @llvm.maxnum.f64(double %137, double %138)
  %140 = fmul contract double %103, %98
  %141 = fadd contract double %140, %139
  %142 = fmul contract double %101, %141
  %143 = fadd contract double %113, %142
  br label %144

144:
  %145 = phi double [ %143, %135 ], [ 0.000000e+00, %85 ]
  %146 = phi double [ %112, %135 ], [ 0.000000e+00, %85 ]
  %147 = icmp sgt i64 %7, 0
  br i1 %147, label %148, label %195

148:
  %149 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %150 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %151 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %152 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %153 = insertelement <2 x double> poison, double %146, i64 0
  %154 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  %155 = insertelement <2 x double> poison, double %145, i64 0
  %156 = shufflevector <2 x double> %155, <2 x double> poison, <2 x i32> zeroinitializer
  br label %157

157:
  %158 = phi i64 [ 0, %148 ], [ %193, %157 ]
  %159 = load ptr, ptr %149, align 8
  %160 = getelementptr inbounds double, ptr %159, i64 %158
  %161 = getelementptr inbounds double, ptr %159, i64 %7
  %162 = getelementptr inbounds double, ptr %161, i64 %158
  %163 = load ptr, ptr %150, align 8
  %164 = getelementptr inbounds double, ptr %163, i64 %158
  %165 = load <2 x i64>, ptr %164, align 16
  %166 = and <2 x i64> %165, <i64 9223372036854775807, i64 9223372036854775807>
  %167 = bitcast <2 x i64> %166 to <2 x double>
  %168 = getelementptr inbounds double, ptr %89, i64 %158
  %169 = load <2 x i64>, ptr %168, align 16
  %170 = and <2 x i64> %169, <i64 9223372036854775807, i64 9223372036854775807>
  %171 = bitcast <2 x i64> %170 to <2 x double>
  %172 = fcmp contract ogt <2 x double> %167, %171
  %173 = select <2 x i1> %172, <2 x i64> %166, <2 x i64> %170
  %174 = bitcast <2 x i64> %173 to <2 x double>
  %175 = load ptr, ptr %151, align 8
  %176 = getelementptr inbounds double, ptr %175, i64 %158
  %177 = load <2 x double>, ptr %176, align 16
  %178 = load double, ptr %152, align 8
  %179 = insertelement <2 x double> poison, double %178, i64 0
  %180 = shufflevector <2 x double> %179, <2 x double> poison, <2 x i32> zeroinitializer
  %181 = load <2 x double>, ptr %162, align 16
  %182 = fmul contract <2 x double> %154, %181
  %183 = fadd contract <2 x double> %182, %174
  %184 = load <2 x double>, ptr %160, align 16
  %185 = fmul contract <2 x double> %156, %184
  %186 = fadd contract <2 x double> %183, %185
  %187 = fmul contract <2 x double> %180, %186
  %188 = fadd contract <2 x double> %177, %187
  %189 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %188
  %190 = fcmp contract ogt <2 x double> %188, zeroinitializer
  %191 = select <2 x i1> %190, <2 x double> %189, <2 x double> zeroinitializer
  %192 = getelementptr inbounds double, ptr %87, i64 %158
  store <2 x double> %191, ptr %192, align 16
  %193 = add nsw i64 %158, 2
  %194 = icmp slt i64 %193, %7
  br i1 %194, label %157, label %195

195:
  %196 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %199 = load ptr, ptr %198, align 8
  %200 = call contract fastcc double @mark_between(ptr %4, i64 3, double 0.000000e+00, ptr %197, double 1.000000e+00, ptr %199, ptr %5)
  %201 = fcmp contract olt double %200, 0x3FEFFFFDE7210BE9
  br i1 %201, label %202, label %221

202:
  %203 = phi double [ %219, %216 ], [ %200, %195 ]
  %204 = fcmp contract ule double %203, %16
  br i1 %204, label %216, label %205

205:
  %206 = phi double [ %214, %211 ], [ 0.000000e+00, %202 ]
  %207 = fmul contract double %203, %206
  %208 = fsub contract double %203, %207
  %209 = call contract fastcc double @defect(ptr %0, ptr %3, double %208, ptr %87)
  %210 = fcmp contract ugt double %209, 1.000000e+03
  br i1 %210, label %221, label %211

211:
  %212 = fcmp contract oeq double %206, 0.000000e+00
  %213 = fmul contract double %206, 1.000000e+02
  %214 = select contract i1 %212, double 1.000000e-10, double %213
  %215 = fcmp contract uge double %214, 5.000000e-02
  br i1 %215, label %216, label %205

216:
  %217 = fadd contract double %203, 0x3E7AD7F29ABCAF48
  call fastcc void @look_closer(ptr %4, double %217, ptr %80)
  %218 = load ptr, ptr %198, align 8
  %219 = call contract fastcc double @mark_between(ptr %4, i64 3, double %217, ptr %80, double 1.000000e+00, ptr %218, ptr %5)
  %220 = fcmp contract olt double %219, 0x3FEFFFFDE7210BE9
  br i1 %220, label %202, label %221

221:
  %222 = phi double [ 1.000000e+00, %195 ], [ %208, %205 ], [ 1.000000e+00, %216 ]
  br label %223

223:
  %224 = phi double [ %222, %221 ], [ 1.000000e+00, %24 ], [ 1.000000e+00, %2 ]
  ret double %224
}

define fastcc void @crude_middle(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %105

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %24, 0
  br i1 %14, label %105, label %27

15:
  %16 = phi i32 [ 0, %10 ], [ %24, %15 ]
  %17 = phi i64 [ 0, %10 ], [ %25, %15 ]
  %18 = getelementptr inbounds i64, ptr %12, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = icmp ne i64 %19, 3
  %22 = and i1 %20, %21
  %23 = zext i1 %22 to i32
  %24 = or i32 %16, %23
  %25 = add nsw i64 %17, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %13, label %15

27:
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %31 = load double, ptr %30, align 8
  %32 = fmul contract double %29, %31
  %33 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, 20
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %40 = load ptr, ptr %39, align 8
  %41 = icmp sgt i64 %6, 0
  br i1 %41, label %46, label %42

42:
  %43 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  %45 = fmul contract double %32, 0x3FDA827997709F7A
  br label %51

46:
  %47 = fmul contract double %32, 0x3FDA827997709F7A
  %48 = fmul contract double %32, 0x3FE2BEC33447B043
  %49 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %50 = load ptr, ptr %49, align 8
  br label %70

51:
  %52 = phi double [ %45, %42 ], [ %47, %70 ]
  %53 = phi ptr [ %44, %42 ], [ %50, %70 ]
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %55 = load double, ptr %54, align 8
  %56 = fadd contract double %52, %55
  %57 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %60 = load ptr, ptr %59, align 8
  store double %56, ptr %3, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 2
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %69 = load ptr, ptr %68, align 8
  call void %67(ptr %3, ptr %53, ptr %58, ptr %60, ptr %69)
  br label %105

70:
  %71 = phi i64 [ 0, %46 ], [ %103, %70 ]
  %72 = getelementptr inbounds double, ptr %38, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul contract double %73, 0x3FFD413CCBB84FBD
  %75 = getelementptr inbounds double, ptr %34, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %47, %76
  %78 = fadd contract double %74, %77
  %79 = fmul contract double %78, 0x3FD5F6199B087E2F
  %80 = getelementptr inbounds double, ptr %40, i64 %71
  %81 = load double, ptr %80, align 8
  %82 = fmul contract double %81, 0x40015F619A23D822
  %83 = add nsw i64 %71, %6
  %84 = getelementptr inbounds double, ptr %40, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %48, %85
  %87 = fsub contract double %82, %86
  %88 = fmul contract double %87, 0x3FC5F61993D37A46
  %89 = fadd contract double %79, %88
  %90 = getelementptr inbounds double, ptr %50, i64 %71
  store double %89, ptr %90, align 8
  %91 = load double, ptr %80, align 8
  %92 = load double, ptr %72, align 8
  %93 = fsub contract double %91, %92
  %94 = fmul contract double %93, 0x3FF74B23344A5383
  %95 = fdiv contract double %94, %32
  %96 = load double, ptr %75, align 8
  %97 = fmul contract double %96, 0x3FC23180000A8CFF
  %98 = fsub contract double %95, %97
  %99 = load double, ptr %84, align 8
  %100 = fmul contract double %99, 0x3FD413CCD124078A
  %101 = fsub contract double %98, %100
  %102 = getelementptr inbounds double, ptr %50, i64 %83
  store double %101, ptr %102, align 8
  %103 = add nsw i64 %71, 1
  %104 = icmp eq i64 %103, %6
  br i1 %104, label %51, label %70

105:
  ret void
}

declare fastcc void @look_at(ptr, double)

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
  %25 = fcmp contract ogt double %24, 5.000000e-01
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
  %16 = fcmp contract ogt double %5, %2
  br i1 %16, label %17, label %1835

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
  %39 = fsub contract double %5, %2
  %40 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 8
  %42 = fdiv contract double 1.000000e+00, %39
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
  %56 = fcmp contract ogt double %55, 5.000000e-01
  br i1 %56, label %57, label %72

57:
  %58 = getelementptr inbounds i64, ptr %49, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp contract uge double %61, 5.000000e-01
  br i1 %62, label %72, label %63

63:
  %64 = getelementptr inbounds i64, ptr %49, i64 7
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp contract oeq double %67, 0x5F138D352E5096AF
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
  %88 = phi i64 [ %29, %28 ], [ %548, %552 ]
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
  br i1 %100, label %101, label %1835

101:
  %102 = load ptr, ptr %32, align 8
  %103 = load ptr, ptr %33, align 8
  br label %106

104:
  %105 = icmp eq i64 %113, 0
  br i1 %105, label %1835, label %141

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
  br i1 %146, label %147, label %415

147:
  %148 = load ptr, ptr %32, align 8
  %149 = load ptr, ptr %38, align 8
  %150 = load ptr, ptr %33, align 8
  br label %151

151:
  %152 = phi i64 [ 0, %147 ], [ %413, %412 ]
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
  br i1 %163, label %412, label %164

164:
  %165 = getelementptr inbounds i64, ptr %154, i64 2
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %174

168:
  %169 = getelementptr inbounds double, ptr %157, i64 1
  %170 = load double, ptr %169, align 8
  %171 = fneg contract double %170
  store double %171, ptr %160, align 8
  %172 = load double, ptr %157, align 8
  %173 = getelementptr inbounds double, ptr %160, i64 1
  store double %172, ptr %173, align 8
  br label %412

174:
  %175 = load ptr, ptr %36, align 8
  %176 = getelementptr inbounds i64, ptr %154, i64 10
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %175, i64 %177
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(72) %13, ptr align 8 dereferenceable(72) %178, i64 72, i1 false)
  br label %179

179:
  %180 = phi i64 [ %186, %179 ], [ 0, %174 ]
  %181 = phi double [ %185, %179 ], [ 0.000000e+00, %174 ]
  %182 = getelementptr inbounds double, ptr %13, i64 %180
  %183 = load double, ptr %182, align 8
  %184 = fmul contract double %183, %183
  %185 = fadd contract double %181, %184
  %186 = add nsw i64 %180, 1
  %187 = icmp eq i64 %186, 9
  br i1 %187, label %188, label %179

188:
  %189 = phi i64 [ %194, %188 ], [ 0, %179 ]
  %190 = and i64 %189, 3
  %191 = icmp eq i64 %190, 0
  %192 = select contract i1 %191, double 1.000000e+00, double 0.000000e+00
  %193 = getelementptr inbounds double, ptr %14, i64 %189
  store double %192, ptr %193, align 8
  %194 = add nsw i64 %189, 1
  %195 = icmp eq i64 %194, 9
  br i1 %195, label %196, label %188

196:
  %197 = fmul contract double %185, 1.000000e-30
  br label %198

198:
  %199 = phi i32 [ %204, %203 ], [ 0, %196 ]
  br label %208

200:
  %201 = phi i32 [ %210, %208 ], [ %303, %301 ]
  %202 = icmp eq i64 %211, 3
  br i1 %202, label %203, label %208

203:
  %204 = add nsw i32 %199, 1
  %205 = icmp ult i32 %199, 39
  %206 = icmp ne i32 %201, 0
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %198, label %306

208:
  %209 = phi i64 [ 0, %198 ], [ %211, %200 ]
  %210 = phi i32 [ 0, %198 ], [ %201, %200 ]
  %211 = add nsw i64 %209, 1
  %212 = icmp ult i64 %209, 2
  br i1 %212, label %213, label %200

213:
  %214 = mul nsw i64 %209, 3
  %215 = getelementptr inbounds double, ptr %13, i64 %214
  %216 = getelementptr inbounds double, ptr %14, i64 %214
  br label %217

217:
  %218 = phi i64 [ %211, %213 ], [ %304, %301 ]
  %219 = phi i32 [ %210, %213 ], [ %303, %301 ]
  br label %220

220:
  %221 = phi i64 [ %227, %220 ], [ 0, %217 ]
  %222 = phi double [ %226, %220 ], [ 0.000000e+00, %217 ]
  %223 = getelementptr inbounds double, ptr %215, i64 %221
  %224 = load double, ptr %223, align 8
  %225 = fmul contract double %224, %224
  %226 = fadd contract double %222, %225
  %227 = add nsw i64 %221, 1
  %228 = icmp eq i64 %227, 3
  br i1 %228, label %229, label %220

229:
  %230 = mul nsw i64 %218, 3
  %231 = getelementptr inbounds double, ptr %13, i64 %230
  br label %232

232:
  %233 = phi i64 [ %239, %232 ], [ 0, %229 ]
  %234 = phi double [ %238, %232 ], [ 0.000000e+00, %229 ]
  %235 = getelementptr inbounds double, ptr %231, i64 %233
  %236 = load double, ptr %235, align 8
  %237 = fmul contract double %236, %236
  %238 = fadd contract double %234, %237
  %239 = add nsw i64 %233, 1
  %240 = icmp eq i64 %239, 3
  br i1 %240, label %241, label %232

241:
  %242 = phi i64 [ %250, %241 ], [ 0, %232 ]
  %243 = phi double [ %249, %241 ], [ 0.000000e+00, %232 ]
  %244 = getelementptr inbounds double, ptr %215, i64 %242
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %231, i64 %242
  %247 = load double, ptr %246, align 8
  %248 = fmul contract double %245, %247
  %249 = fadd contract double %243, %248
  %250 = add nsw i64 %242, 1
  %251 = icmp eq i64 %250, 3
  br i1 %251, label %252, label %241

252:
  %253 = call contract double @llvm.fabs.f64(double %249)
  %254 = call contract double @llvm.sqrt.f64(double %226)
  %255 = fmul contract double %254, 0x3CB0000000000000
  %256 = call contract double @llvm.sqrt.f64(double %238)
  %257 = fmul contract double %255, %256
  %258 = fcmp contract ogt double %253, %257
  %259 = fcmp contract ugt double %226, %197
  %260 = select i1 %258, i1 %259, i1 false
  %261 = fcmp contract ugt double %238, %197
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %263, label %301

263:
  %264 = fsub contract double %238, %226
  %265 = fmul contract double %249, 2.000000e+00
  %266 = fdiv contract double %264, %265
  %267 = fcmp contract oge double %266, 0.000000e+00
  %268 = select contract i1 %267, double 1.000000e+00, double -1.000000e+00
  %269 = call contract double @llvm.fabs.f64(double %266)
  %270 = fmul contract double %266, %266
  %271 = fadd contract double %270, 1.000000e+00
  %272 = call contract double @llvm.sqrt.f64(double %271)
  %273 = fadd contract double %269, %272
  %274 = fdiv contract double %268, %273
  %275 = fmul contract double %274, %274
  %276 = fadd contract double %275, 1.000000e+00
  %277 = call contract double @llvm.sqrt.f64(double %276)
  %278 = fdiv contract double 1.000000e+00, %277
  %279 = fmul contract double %274, %278
  %280 = getelementptr inbounds double, ptr %14, i64 %230
  br label %281

281:
  %282 = phi i1 [ true, %263 ], [ false, %285 ]
  %283 = select i1 %282, ptr %215, ptr %216
  %284 = select i1 %282, ptr %231, ptr %280
  br label %286

285:
  br i1 %282, label %281, label %301

286:
  %287 = phi i64 [ 0, %281 ], [ %299, %286 ]
  %288 = getelementptr inbounds double, ptr %283, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul contract double %278, %289
  %291 = getelementptr inbounds double, ptr %284, i64 %287
  %292 = load double, ptr %291, align 8
  %293 = fmul contract double %279, %292
  %294 = fsub contract double %290, %293
  store double %294, ptr %288, align 8
  %295 = fmul contract double %279, %289
  %296 = load double, ptr %291, align 8
  %297 = fmul contract double %278, %296
  %298 = fadd contract double %295, %297
  store double %298, ptr %291, align 8
  %299 = add nsw i64 %287, 1
  %300 = icmp eq i64 %299, 3
  br i1 %300, label %285, label %286

301:
  %302 = phi i32 [ 0, %252 ], [ 1, %285 ]
  %303 = or i32 %302, %219
  %304 = add nsw i64 %218, 1
  %305 = icmp eq i64 %304, 3
  br i1 %305, label %200, label %217

306:
  %307 = phi i64 [ %322, %319 ], [ 0, %203 ]
  %308 = mul nsw i64 %307, 3
  %309 = getelementptr inbounds double, ptr %13, i64 %308
  br label %310

310:
  %311 = phi i64 [ %317, %310 ], [ 0, %306 ]
  %312 = phi double [ %316, %310 ], [ 0.000000e+00, %306 ]
  %313 = getelementptr inbounds double, ptr %309, i64 %311
  %314 = load double, ptr %313, align 8
  %315 = fmul contract double %314, %314
  %316 = fadd contract double %312, %315
  %317 = add nsw i64 %311, 1
  %318 = icmp eq i64 %317, 3
  br i1 %318, label %319, label %310

319:
  %320 = call contract double @llvm.sqrt.f64(double %316)
  %321 = getelementptr inbounds double, ptr %15, i64 %307
  store double %320, ptr %321, align 8
  %322 = add nsw i64 %307, 1
  %323 = icmp eq i64 %322, 3
  br i1 %323, label %324, label %306

324:
  %325 = phi i64 [ %326, %357 ], [ 0, %319 ]
  %326 = add nsw i64 %325, 1
  %327 = icmp ult i64 %325, 2
  br i1 %327, label %359, label %328

328:
  %329 = phi i64 [ %325, %324 ], [ %367, %359 ]
  %330 = getelementptr inbounds double, ptr %15, i64 %325
  %331 = getelementptr inbounds double, ptr %15, i64 %329
  %332 = load double, ptr %330, align 8
  %333 = load double, ptr %331, align 8
  store double %333, ptr %330, align 8
  store double %332, ptr %331, align 8
  %334 = mul nsw i64 %325, 3
  %335 = getelementptr inbounds double, ptr %13, i64 %334
  %336 = mul nsw i64 %329, 3
  %337 = getelementptr inbounds double, ptr %13, i64 %336
  br label %338

338:
  %339 = phi i64 [ %344, %338 ], [ 0, %328 ]
  %340 = getelementptr inbounds double, ptr %335, i64 %339
  %341 = load double, ptr %340, align 8
  %342 = getelementptr inbounds double, ptr %337, i64 %339
  %343 = load double, ptr %342, align 8
  store double %343, ptr %340, align 8
  store double %341, ptr %342, align 8
  %344 = add nsw i64 %339, 1
  %345 = icmp eq i64 %344, 3
  br i1 %345, label %346, label %338

346:
  %347 = getelementptr inbounds double, ptr %14, i64 %334
  %348 = getelementptr inbounds double, ptr %14, i64 %336
  br label %349

349:
  %350 = phi i64 [ %355, %349 ], [ 0, %346 ]
  %351 = getelementptr inbounds double, ptr %347, i64 %350
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %348, i64 %350
  %354 = load double, ptr %353, align 8
  store double %354, ptr %351, align 8
  store double %352, ptr %353, align 8
  %355 = add nsw i64 %350, 1
  %356 = icmp eq i64 %355, 3
  br i1 %356, label %357, label %349

357:
  %358 = icmp eq i64 %326, 3
  br i1 %358, label %381, label %324

359:
  %360 = phi i64 [ %368, %359 ], [ %326, %324 ]
  %361 = phi i64 [ %367, %359 ], [ %325, %324 ]
  %362 = getelementptr inbounds double, ptr %15, i64 %360
  %363 = load double, ptr %362, align 8
  %364 = getelementptr inbounds double, ptr %15, i64 %361
  %365 = load double, ptr %364, align 8
  %366 = fcmp contract ogt double %363, %365
  %367 = select i1 %366, i64 %360, i64 %361
  %368 = add nsw i64 %360, 1
  %369 = icmp eq i64 %368, 3
  br i1 %369, label %328, label %359

370:
  %371 = phi i64 [ %377, %370 ], [ 0, %381 ]
  %372 = phi double [ %376, %370 ], [ 0.000000e+00, %381 ]
  %373 = getelementptr inbounds double, ptr %160, i64 %371
  %374 = load double, ptr %373, align 8
  %375 = fmul contract double %374, %374
  %376 = fadd contract double %372, %375
  %377 = add nsw i64 %371, 1
  %378 = icmp eq i64 %377, 3
  br i1 %378, label %379, label %370

379:
  %380 = call contract double @llvm.sqrt.f64(double %376)
  br label %405

381:
  %382 = phi i64 [ %383, %381 ], [ 0, %357 ]
  %383 = add nsw i64 %382, 1
  %384 = add nsw i64 %382, -2
  %385 = icmp ult i64 %382, 2
  %386 = select i1 %385, i64 %383, i64 %384
  %387 = add nsw i64 %386, 6
  %388 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = add nsw i64 %382, -1
  %391 = icmp eq i64 %382, 0
  %392 = select i1 %391, i64 2, i64 %390
  %393 = getelementptr inbounds double, ptr %157, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = fmul contract double %389, %394
  %396 = add nsw i64 %392, 6
  %397 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %396
  %398 = load double, ptr %397, align 8
  %399 = getelementptr inbounds double, ptr %157, i64 %386
  %400 = load double, ptr %399, align 8
  %401 = fmul contract double %398, %400
  %402 = fsub contract double %395, %401
  %403 = getelementptr inbounds double, ptr %160, i64 %382
  store double %402, ptr %403, align 8
  %404 = icmp eq i64 %383, 3
  br i1 %404, label %370, label %381

405:
  %406 = phi i64 [ 0, %379 ], [ %410, %405 ]
  %407 = getelementptr inbounds double, ptr %160, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = fdiv contract double %408, %380
  store double %409, ptr %407, align 8
  %410 = add nsw i64 %406, 1
  %411 = icmp eq i64 %410, 3
  br i1 %411, label %412, label %405

412:
  %413 = add nsw i64 %152, 1
  %414 = icmp eq i64 %413, %145
  br i1 %414, label %415, label %151

415:
  %416 = load ptr, ptr %31, align 8
  %417 = load i64, ptr %40, align 8
  %418 = icmp sgt i64 %417, 0
  %419 = load i64, ptr %41, align 8
  br i1 %418, label %420, label %424

420:
  %421 = shl i64 %419, 3
  %422 = getelementptr i8, ptr %416, i64 %421
  %423 = shl i64 %417, 3
  call void @llvm.memset.p0.i64(ptr align 8 %422, i8 0, i64 %423, i1 false)
  br label %424

424:
  %425 = getelementptr inbounds double, ptr %416, i64 %419
  store double %2, ptr %425, align 8
  %426 = add nsw i64 %419, 1
  %427 = getelementptr inbounds double, ptr %416, i64 %426
  store double %42, ptr %427, align 8
  br i1 %146, label %428, label %465

428:
  %429 = load ptr, ptr %33, align 8
  br label %430

430:
  %431 = phi i64 [ 0, %428 ], [ %463, %462 ]
  %432 = getelementptr inbounds i64, ptr %429, i64 %431
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %462, label %435

435:
  %436 = load ptr, ptr %32, align 8
  %437 = mul nsw i64 %431, 11
  %438 = getelementptr inbounds i64, ptr %436, i64 %437
  %439 = getelementptr inbounds i64, ptr %438, i64 3
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds double, ptr %416, i64 %440
  store double 1.000000e+00, ptr %441, align 8
  %442 = getelementptr inbounds i64, ptr %438, i64 7
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %416, i64 %443
  store double 0x5F138D352E5096AF, ptr %444, align 8
  %445 = getelementptr inbounds i64, ptr %438, i64 2
  %446 = load i64, ptr %445, align 8
  %447 = load ptr, ptr %38, align 8
  %448 = getelementptr inbounds i64, ptr %438, i64 1
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr double, ptr %447, i64 %449
  %451 = getelementptr inbounds i64, ptr %438, i64 4
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr double, ptr %416, i64 %452
  %454 = icmp sgt i64 %446, 0
  br i1 %454, label %455, label %462

455:
  %456 = phi i64 [ %460, %455 ], [ 0, %435 ]
  %457 = getelementptr inbounds double, ptr %450, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds double, ptr %453, i64 %456
  store double %458, ptr %459, align 8
  %460 = add nsw i64 %456, 1
  %461 = icmp eq i64 %460, %446
  br i1 %461, label %462, label %455

462:
  %463 = add nsw i64 %431, 1
  %464 = icmp eq i64 %463, %145
  br i1 %464, label %465, label %430

465:
  %466 = load ptr, ptr %36, align 8
  store double %2, ptr %11, align 8
  %467 = load ptr, ptr %0, align 8
  %468 = load ptr, ptr %37, align 8
  call void %467(ptr %11, ptr %3, ptr %416, ptr %466, ptr %468)
  %469 = load i64, ptr %18, align 8
  %470 = icmp sgt i64 %469, 0
  br i1 %470, label %471, label %558

471:
  %472 = load ptr, ptr %32, align 8
  %473 = load ptr, ptr %33, align 8
  br label %474

474:
  %475 = phi i64 [ %469, %471 ], [ %548, %547 ]
  %476 = phi i64 [ 0, %471 ], [ %550, %547 ]
  %477 = phi i64 [ 0, %471 ], [ %549, %547 ]
  %478 = mul nsw i64 %476, 11
  %479 = getelementptr inbounds i64, ptr %472, i64 %478
  %480 = getelementptr inbounds i64, ptr %473, i64 %476
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %547, label %483

483:
  %484 = load ptr, ptr %34, align 8
  %485 = getelementptr inbounds i64, ptr %484, i64 %476
  %486 = load i64, ptr %485, align 8
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %547

488:
  %489 = load ptr, ptr %36, align 8
  %490 = load i64, ptr %43, align 8
  %491 = shl nsw i64 %490, 2
  %492 = getelementptr inbounds double, ptr %489, i64 %491
  %493 = load i64, ptr %44, align 8
  %494 = getelementptr inbounds double, ptr %492, i64 %493
  %495 = load i64, ptr %45, align 8
  %496 = mul nsw i64 %495, %490
  %497 = getelementptr inbounds double, ptr %494, i64 %496
  %498 = load i64, ptr %479, align 8
  %499 = getelementptr inbounds double, ptr %497, i64 %498
  %500 = load double, ptr %499, align 8
  %501 = shl nsw i64 %490, 1
  %502 = getelementptr inbounds double, ptr %489, i64 %501
  %503 = getelementptr inbounds double, ptr %502, i64 %493
  %504 = getelementptr inbounds double, ptr %489, i64 %490
  %505 = getelementptr inbounds i64, ptr %479, i64 1
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds double, ptr %504, i64 %506
  %508 = getelementptr inbounds double, ptr %503, i64 %506
  %509 = getelementptr inbounds i64, ptr %479, i64 2
  %510 = load i64, ptr %509, align 8
  %511 = icmp sgt i64 %510, 0
  br i1 %511, label %512, label %526

512:
  %513 = phi i64 [ %521, %512 ], [ 0, %488 ]
  %514 = phi double [ %520, %512 ], [ 0.000000e+00, %488 ]
  %515 = getelementptr inbounds double, ptr %507, i64 %513
  %516 = load double, ptr %515, align 8
  %517 = getelementptr inbounds double, ptr %508, i64 %513
  %518 = load double, ptr %517, align 8
  %519 = fmul contract double %516, %518
  %520 = fadd contract double %514, %519
  %521 = add nsw i64 %513, 1
  %522 = icmp eq i64 %521, %510
  br i1 %522, label %523, label %512

523:
  %524 = call contract double @llvm.fabs.f64(double %520)
  %525 = fcmp contract ogt double %524, %500
  br i1 %525, label %545, label %528

526:
  %527 = fcmp contract olt double %500, 0.000000e+00
  br i1 %527, label %545, label %541

528:
  %529 = getelementptr inbounds double, ptr %489, i64 %506
  br label %530

530:
  %531 = phi i64 [ %539, %530 ], [ 0, %528 ]
  %532 = phi double [ %538, %530 ], [ 0.000000e+00, %528 ]
  %533 = getelementptr inbounds double, ptr %529, i64 %531
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds double, ptr %508, i64 %531
  %536 = load double, ptr %535, align 8
  %537 = fmul contract double %534, %536
  %538 = fadd contract double %532, %537
  %539 = add nsw i64 %531, 1
  %540 = icmp eq i64 %539, %510
  br i1 %540, label %541, label %530

541:
  %542 = phi double [ 0.000000e+00, %526 ], [ %538, %530 ]
  %543 = fmul contract double %500, 2.000000e+00
  %544 = fcmp contract olt double %542, %543
  br i1 %544, label %545, label %547

545:
  store i64 0, ptr %480, align 8
  %546 = load i64, ptr %18, align 8
  br label %547

547:
  %548 = phi i64 [ %475, %483 ], [ %475, %474 ], [ %546, %545 ], [ %475, %541 ]
  %549 = phi i64 [ %477, %483 ], [ %477, %474 ], [ 1, %545 ], [ %477, %541 ]
  %550 = add nsw i64 %476, 1
  %551 = icmp slt i64 %550, %548
  br i1 %551, label %474, label %552

552:
  %553 = icmp eq i64 %549, 0
  br i1 %553, label %554, label %87

554:
  %555 = icmp sgt i64 %548, 0
  br i1 %555, label %556, label %558

556:
  %557 = load ptr, ptr %34, align 8
  br label %921

558:
  %559 = phi i32 [ 0, %554 ], [ %928, %921 ], [ 0, %465 ]
  %560 = load ptr, ptr %31, align 8
  %561 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 10
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds double, ptr %560, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = call contract double @llvm.sqrt.f64(double %564)
  %566 = call contract double @llvm.sqrt.f64(double %565)
  %567 = call contract double @llvm.sqrt.f64(double %566)
  %568 = fmul contract double %567, 3.000000e+02
  %569 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 26
  %570 = load ptr, ptr %569, align 8
  store double %2, ptr %10, align 8
  %571 = load ptr, ptr %0, align 8
  %572 = load ptr, ptr %37, align 8
  call void %571(ptr %10, ptr %3, ptr %560, ptr %570, ptr %572)
  call fastcc void @respond(ptr %0, ptr %1, double %2, ptr %3, ptr %570, i64 0)
  %573 = load i64, ptr %18, align 8
  %574 = icmp sgt i64 %573, 0
  br i1 %574, label %575, label %589

575:
  %576 = load i64, ptr %43, align 8
  %577 = shl nsw i64 %576, 1
  %578 = getelementptr inbounds double, ptr %570, i64 %577
  %579 = load i64, ptr %44, align 8
  %580 = getelementptr inbounds double, ptr %578, i64 %579
  %581 = load ptr, ptr %32, align 8
  %582 = load ptr, ptr %33, align 8
  %583 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %584 = add nsw i64 %573, 1
  %585 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %586 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %591

587:
  %588 = icmp eq i32 %559, 0
  br i1 %588, label %638, label %644

589:
  %590 = icmp eq i32 %559, 0
  br i1 %590, label %1835, label %644

591:
  %592 = phi i32 [ 0, %575 ], [ %635, %632 ]
  %593 = phi i64 [ 0, %575 ], [ %636, %632 ]
  %594 = mul nsw i64 %593, 11
  %595 = getelementptr inbounds i64, ptr %581, i64 %594
  %596 = getelementptr inbounds i64, ptr %595, i64 1
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds double, ptr %570, i64 %597
  %599 = getelementptr inbounds double, ptr %580, i64 %597
  %600 = getelementptr inbounds i64, ptr %595, i64 2
  %601 = load i64, ptr %600, align 8
  %602 = icmp sgt i64 %601, 0
  br i1 %602, label %603, label %614

603:
  %604 = phi i64 [ %612, %603 ], [ 0, %591 ]
  %605 = phi double [ %611, %603 ], [ 0.000000e+00, %591 ]
  %606 = getelementptr inbounds double, ptr %598, i64 %604
  %607 = load double, ptr %606, align 8
  %608 = getelementptr inbounds double, ptr %599, i64 %604
  %609 = load double, ptr %608, align 8
  %610 = fmul contract double %607, %609
  %611 = fadd contract double %605, %610
  %612 = add nsw i64 %604, 1
  %613 = icmp eq i64 %612, %601
  br i1 %613, label %614, label %603

614:
  %615 = phi double [ 0.000000e+00, %591 ], [ %611, %603 ]
  %616 = getelementptr inbounds i64, ptr %582, i64 %593
  %617 = load i64, ptr %616, align 8
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %632, label %619

619:
  %620 = load ptr, ptr %583, align 8
  %621 = mul nsw i64 %593, %584
  %622 = load i64, ptr %585, align 8
  %623 = mul nsw i64 %621, %622
  %624 = getelementptr inbounds double, ptr %620, i64 %623
  %625 = load double, ptr %624, align 8
  %626 = call contract double @llvm.fabs.f64(double %625)
  %627 = load ptr, ptr %586, align 8
  %628 = load double, ptr %627, align 8
  %629 = fmul contract double %626, %628
  %630 = fmul contract double %568, %615
  %631 = fcmp contract ogt double %629, %630
  br label %632

632:
  %633 = phi i1 [ false, %614 ], [ %631, %619 ]
  %634 = zext i1 %633 to i32
  %635 = or i32 %592, %634
  %636 = add nsw i64 %593, 1
  %637 = icmp eq i64 %636, %573
  br i1 %637, label %587, label %591

638:
  %639 = icmp eq i32 %635, 0
  br i1 %639, label %1835, label %640

640:
  %641 = load ptr, ptr %586, align 8
  %642 = load double, ptr %641, align 8
  %643 = call contract double @llvm.minnum.f64(double %642, double %39)
  br label %895

644:
  %645 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  %646 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %647 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %648 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %649 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %650 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %651 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %652 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 34
  br label %653

653:
  %654 = phi double [ %5, %644 ], [ %773, %771 ]
  %655 = phi i32 [ 0, %644 ], [ %774, %771 ]
  %656 = load ptr, ptr %645, align 8
  store double 0.000000e+00, ptr %656, align 8
  %657 = load ptr, ptr %31, align 8
  %658 = load ptr, ptr %646, align 8
  %659 = getelementptr inbounds i8, ptr %658, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %659, i8 0, i64 64, i1 false)
  %660 = load ptr, ptr %647, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %660, i8 0, i64 48, i1 false)
  %661 = getelementptr inbounds double, ptr %658, i64 6
  store double %2, ptr %661, align 8
  store double %2, ptr %658, align 8
  %662 = getelementptr inbounds double, ptr %658, i64 2
  store double %654, ptr %662, align 8
  %663 = getelementptr inbounds double, ptr %658, i64 3
  store double 0x7FF0000000000000, ptr %663, align 8
  %664 = load i64, ptr %648, align 8
  %665 = load ptr, ptr %649, align 8
  %666 = icmp sgt i64 %664, 0
  br i1 %666, label %667, label %674

667:
  %668 = phi i64 [ %672, %667 ], [ 0, %653 ]
  %669 = getelementptr inbounds double, ptr %3, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = getelementptr inbounds double, ptr %665, i64 %668
  store double %670, ptr %671, align 8
  %672 = add nsw i64 %668, 1
  %673 = icmp eq i64 %672, %664
  br i1 %673, label %674, label %667

674:
  %675 = load i64, ptr %650, align 8
  %676 = load ptr, ptr %651, align 8
  %677 = icmp sgt i64 %675, 0
  br i1 %677, label %678, label %685

678:
  %679 = phi i64 [ %683, %678 ], [ 0, %674 ]
  %680 = getelementptr inbounds double, ptr %657, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %676, i64 %679
  store double %681, ptr %682, align 8
  %683 = add nsw i64 %679, 1
  %684 = icmp eq i64 %683, %675
  br i1 %684, label %685, label %678

685:
  %686 = call i64 @begin(ptr %1, i64 1)
  %687 = load ptr, ptr %646, align 8
  %688 = load double, ptr %687, align 8
  %689 = load ptr, ptr %645, align 8
  %690 = load double, ptr %689, align 8
  br label %691

691:
  %692 = phi double [ %690, %685 ], [ %702, %706 ]
  %693 = phi double [ %688, %685 ], [ %704, %706 ]
  %694 = phi i32 [ 0, %685 ], [ %711, %706 ]
  %695 = call i64 @advance(ptr %1, i64 1)
  %696 = icmp ugt i64 %695, 1
  %697 = load ptr, ptr %646, align 8
  %698 = load double, ptr %697, align 8
  br i1 %696, label %714, label %699

699:
  %700 = fsub contract double %698, %693
  %701 = fcmp contract ogt double %692, %700
  %702 = select contract i1 %701, double %692, double %700
  %703 = load ptr, ptr %645, align 8
  store double %702, ptr %703, align 8
  %704 = load double, ptr %697, align 8
  %705 = fcmp contract oeq double %704, %654
  br i1 %705, label %714, label %706

706:
  %707 = fcmp contract ule double %700, 0.000000e+00
  %708 = fmul contract double %692, 1.500000e+00
  %709 = fcmp contract uge double %700, %708
  %710 = select i1 %707, i1 true, i1 %709
  %711 = add nsw i32 %694, 1
  %712 = icmp ult i32 %694, 7
  %713 = select i1 %710, i1 %712, i1 false
  br i1 %713, label %691, label %714

714:
  %715 = phi double [ %698, %691 ], [ %704, %699 ], [ %704, %706 ]
  %716 = fsub contract double %715, %2
  %717 = load ptr, ptr %649, align 8
  %718 = load ptr, ptr %31, align 8
  %719 = load ptr, ptr %36, align 8
  store double %715, ptr %9, align 8
  %720 = load ptr, ptr %0, align 8
  %721 = load ptr, ptr %37, align 8
  call void %720(ptr %9, ptr %717, ptr %718, ptr %719, ptr %721)
  %722 = load i64, ptr %18, align 8
  %723 = icmp sgt i64 %722, 0
  br i1 %723, label %724, label %778

724:
  %725 = load ptr, ptr %36, align 8
  %726 = load i64, ptr %43, align 8
  %727 = shl nsw i64 %726, 1
  %728 = getelementptr inbounds double, ptr %725, i64 %727
  %729 = load i64, ptr %44, align 8
  %730 = getelementptr inbounds double, ptr %728, i64 %729
  %731 = load ptr, ptr %32, align 8
  %732 = load ptr, ptr %652, align 8
  %733 = load ptr, ptr %33, align 8
  br label %736

734:
  %735 = icmp eq i32 %768, 0
  br i1 %735, label %771, label %776

736:
  %737 = phi i64 [ 0, %724 ], [ %769, %759 ]
  %738 = phi i32 [ 1, %724 ], [ %768, %759 ]
  %739 = mul nsw i64 %737, 11
  %740 = getelementptr inbounds i64, ptr %731, i64 %739
  %741 = getelementptr inbounds i64, ptr %740, i64 1
  %742 = load i64, ptr %741, align 8
  %743 = getelementptr inbounds double, ptr %725, i64 %742
  %744 = getelementptr inbounds double, ptr %730, i64 %742
  %745 = getelementptr inbounds i64, ptr %740, i64 2
  %746 = load i64, ptr %745, align 8
  %747 = icmp sgt i64 %746, 0
  br i1 %747, label %748, label %759

748:
  %749 = phi i64 [ %757, %748 ], [ 0, %736 ]
  %750 = phi double [ %756, %748 ], [ 0.000000e+00, %736 ]
  %751 = getelementptr inbounds double, ptr %743, i64 %749
  %752 = load double, ptr %751, align 8
  %753 = getelementptr inbounds double, ptr %744, i64 %749
  %754 = load double, ptr %753, align 8
  %755 = fmul contract double %752, %754
  %756 = fadd contract double %750, %755
  %757 = add nsw i64 %749, 1
  %758 = icmp eq i64 %757, %746
  br i1 %758, label %759, label %748

759:
  %760 = phi double [ 0.000000e+00, %736 ], [ %756, %748 ]
  %761 = getelementptr inbounds double, ptr %732, i64 %737
  store double %760, ptr %761, align 8
  %762 = getelementptr inbounds i64, ptr %733, i64 %737
  %763 = load i64, ptr %762, align 8
  %764 = icmp eq i64 %763, 0
  %765 = fcmp contract ogt double %760, 0.000000e+00
  %766 = select i1 %764, i1 true, i1 %765
  %767 = zext i1 %766 to i32
  %768 = and i32 %738, %767
  %769 = add nsw i64 %737, 1
  %770 = icmp eq i64 %769, %722
  br i1 %770, label %734, label %736

771:
  %772 = fmul contract double %716, 1.250000e-01
  %773 = fadd contract double %772, %2
  %774 = add nsw i32 %655, 1
  %775 = icmp eq i32 %774, 6
  br i1 %775, label %1835, label %653

776:
  %777 = fcmp contract ogt double %716, 0.000000e+00
  br i1 %777, label %783, label %1835

778:
  %779 = fcmp contract ogt double %716, 0.000000e+00
  br i1 %779, label %780, label %1835

780:
  %781 = load ptr, ptr %645, align 8
  %782 = load double, ptr %781, align 8
  br label %895

783:
  %784 = load ptr, ptr %645, align 8
  %785 = load double, ptr %784, align 8
  %786 = fcmp contract ogt double %568, 4.000000e+01
  %787 = select contract i1 %786, double %568, double 4.000000e+01
  %788 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %789 = fmul contract double %716, %716
  %790 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %791 = add nsw i64 %722, 1
  %792 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %793 = getelementptr inbounds double, ptr %570, i64 %727
  %794 = getelementptr inbounds double, ptr %793, i64 %729
  %795 = getelementptr inbounds double, ptr %794, i64 %726
  br label %796

796:
  %797 = phi double [ %785, %783 ], [ %892, %891 ]
  %798 = phi i64 [ 0, %783 ], [ %893, %891 ]
  %799 = getelementptr inbounds i64, ptr %733, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %891, label %802

802:
  %803 = mul nsw i64 %798, 11
  %804 = getelementptr inbounds i64, ptr %731, i64 %803
  %805 = getelementptr inbounds i64, ptr %804, i64 1
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr inbounds double, ptr %570, i64 %806
  %808 = getelementptr inbounds double, ptr %794, i64 %806
  %809 = getelementptr inbounds i64, ptr %804, i64 2
  %810 = load i64, ptr %809, align 8
  %811 = icmp sgt i64 %810, 0
  br i1 %811, label %812, label %858

812:
  %813 = phi i64 [ %821, %812 ], [ 0, %802 ]
  %814 = phi double [ %820, %812 ], [ 0.000000e+00, %802 ]
  %815 = getelementptr inbounds double, ptr %807, i64 %813
  %816 = load double, ptr %815, align 8
  %817 = getelementptr inbounds double, ptr %808, i64 %813
  %818 = load double, ptr %817, align 8
  %819 = fmul contract double %816, %818
  %820 = fadd contract double %814, %819
  %821 = add nsw i64 %813, 1
  %822 = icmp eq i64 %821, %810
  br i1 %822, label %823, label %812

823:
  %824 = load ptr, ptr %788, align 8
  %825 = load i64, ptr %45, align 8
  %826 = getelementptr inbounds double, ptr %824, i64 %825
  %827 = mul nsw i64 %825, %726
  %828 = getelementptr inbounds double, ptr %795, i64 %827
  %829 = add nsw i64 %810, %806
  %830 = icmp sgt i64 %825, 0
  br label %831

831:
  %832 = phi i64 [ %806, %823 ], [ %856, %849 ]
  %833 = phi double [ 0.000000e+00, %823 ], [ %855, %849 ]
  %834 = getelementptr inbounds double, ptr %570, i64 %832
  %835 = load double, ptr %834, align 8
  %836 = mul nsw i64 %832, %825
  %837 = getelementptr inbounds double, ptr %795, i64 %836
  br i1 %830, label %838, label %849

838:
  %839 = phi i64 [ %847, %838 ], [ 0, %831 ]
  %840 = phi double [ %846, %838 ], [ 0.000000e+00, %831 ]
  %841 = getelementptr inbounds double, ptr %837, i64 %839
  %842 = load double, ptr %841, align 8
  %843 = getelementptr inbounds double, ptr %826, i64 %839
  %844 = load double, ptr %843, align 8
  %845 = fmul contract double %842, %844
  %846 = fadd contract double %840, %845
  %847 = add nsw i64 %839, 1
  %848 = icmp eq i64 %847, %825
  br i1 %848, label %849, label %838

849:
  %850 = phi double [ 0.000000e+00, %831 ], [ %846, %838 ]
  %851 = getelementptr inbounds double, ptr %828, i64 %832
  %852 = load double, ptr %851, align 8
  %853 = fsub contract double %850, %852
  %854 = fmul contract double %835, %853
  %855 = fadd contract double %833, %854
  %856 = add nsw i64 %832, 1
  %857 = icmp slt i64 %856, %829
  br i1 %857, label %831, label %858

858:
  %859 = phi double [ 0.000000e+00, %802 ], [ %820, %849 ]
  %860 = phi double [ 0.000000e+00, %802 ], [ %855, %849 ]
  %861 = getelementptr inbounds double, ptr %732, i64 %798
  %862 = load double, ptr %861, align 8
  %863 = fsub contract double %862, %859
  %864 = fmul contract double %716, %860
  %865 = fsub contract double %863, %864
  %866 = fmul contract double %865, 2.000000e+00
  %867 = fdiv contract double %866, %789
  %868 = load ptr, ptr %790, align 8
  %869 = mul nsw i64 %798, %791
  %870 = load i64, ptr %792, align 8
  %871 = mul nsw i64 %869, %870
  %872 = getelementptr inbounds double, ptr %868, i64 %871
  %873 = load double, ptr %872, align 8
  %874 = call contract double @llvm.fabs.f64(double %873)
  %875 = fdiv contract double %874, %787
  %876 = fsub contract double %875, %860
  %877 = fmul contract double %876, %876
  %878 = fmul contract double %867, 2.000000e+00
  %879 = fmul contract double %859, %878
  %880 = fsub contract double %877, %879
  %881 = fcmp contract ogt double %867, 0.000000e+00
  %882 = fcmp contract ogt double %876, 0.000000e+00
  %883 = select i1 %881, i1 %882, i1 false
  %884 = fcmp contract ogt double %880, 0.000000e+00
  %885 = select i1 %883, i1 %884, i1 false
  br i1 %885, label %886, label %891

886:
  %887 = call contract double @llvm.sqrt.f64(double %880)
  %888 = fadd contract double %876, %887
  %889 = fdiv contract double %888, %867
  %890 = call contract double @llvm.minnum.f64(double %797, double %889)
  br label %891

891:
  %892 = phi double [ %797, %796 ], [ %890, %886 ], [ %797, %858 ]
  %893 = add nsw i64 %798, 1
  %894 = icmp eq i64 %893, %722
  br i1 %894, label %895, label %796

895:
  %896 = phi double [ %643, %640 ], [ %782, %780 ], [ %892, %891 ]
  %897 = fcmp contract ogt double %896, 0.000000e+00
  br i1 %897, label %898, label %1835

898:
  %899 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %900 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 32
  %901 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 11
  %902 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 33
  %903 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 35
  %904 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 15
  %905 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %906 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %907 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %908 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %909 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %910 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %911 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 25
  %912 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 13
  %913 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 1
  %914 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %915 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  %916 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 14
  %917 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %918 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  %919 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %920 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %931

921:
  %922 = phi i32 [ 0, %556 ], [ %928, %921 ]
  %923 = phi i64 [ 0, %556 ], [ %929, %921 ]
  %924 = getelementptr inbounds i64, ptr %557, i64 %923
  %925 = load i64, ptr %924, align 8
  %926 = icmp ne i64 %925, 0
  %927 = zext i1 %926 to i32
  %928 = or i32 %922, %927
  %929 = add nsw i64 %923, 1
  %930 = icmp eq i64 %929, %548
  br i1 %930, label %558, label %921

931:
  %932 = phi i32 [ 0, %898 ], [ %1828, %1821 ]
  %933 = phi double [ %896, %898 ], [ %1827, %1821 ]
  %934 = load ptr, ptr %31, align 8
  %935 = load i64, ptr %40, align 8
  %936 = icmp sgt i64 %935, 0
  %937 = load i64, ptr %41, align 8
  br i1 %936, label %938, label %942

938:
  %939 = shl i64 %937, 3
  %940 = getelementptr i8, ptr %934, i64 %939
  %941 = shl i64 %935, 3
  call void @llvm.memset.p0.i64(ptr align 8 %940, i8 0, i64 %941, i1 false)
  br label %942

942:
  %943 = getelementptr inbounds double, ptr %934, i64 %937
  store double %2, ptr %943, align 8
  %944 = fdiv contract double 1.000000e+00, %933
  %945 = add nsw i64 %937, 1
  %946 = getelementptr inbounds double, ptr %934, i64 %945
  store double %944, ptr %946, align 8
  %947 = load i64, ptr %18, align 8
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %949, label %986

949:
  %950 = load ptr, ptr %33, align 8
  br label %951

951:
  %952 = phi i64 [ 0, %949 ], [ %984, %983 ]
  %953 = getelementptr inbounds i64, ptr %950, i64 %952
  %954 = load i64, ptr %953, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %983, label %956

956:
  %957 = load ptr, ptr %32, align 8
  %958 = mul nsw i64 %952, 11
  %959 = getelementptr inbounds i64, ptr %957, i64 %958
  %960 = getelementptr inbounds i64, ptr %959, i64 3
  %961 = load i64, ptr %960, align 8
  %962 = getelementptr inbounds double, ptr %934, i64 %961
  store double 1.000000e+00, ptr %962, align 8
  %963 = getelementptr inbounds i64, ptr %959, i64 7
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds double, ptr %934, i64 %964
  store double 0x5F138D352E5096AF, ptr %965, align 8
  %966 = getelementptr inbounds i64, ptr %959, i64 2
  %967 = load i64, ptr %966, align 8
  %968 = load ptr, ptr %38, align 8
  %969 = getelementptr inbounds i64, ptr %959, i64 1
  %970 = load i64, ptr %969, align 8
  %971 = getelementptr double, ptr %968, i64 %970
  %972 = getelementptr inbounds i64, ptr %959, i64 4
  %973 = load i64, ptr %972, align 8
  %974 = getelementptr double, ptr %934, i64 %973
  %975 = icmp sgt i64 %967, 0
  br i1 %975, label %976, label %983

976:
  %977 = phi i64 [ %981, %976 ], [ 0, %956 ]
  %978 = getelementptr inbounds double, ptr %971, i64 %977
  %979 = load double, ptr %978, align 8
  %980 = getelementptr inbounds double, ptr %974, i64 %977
  store double %979, ptr %980, align 8
  %981 = add nsw i64 %977, 1
  %982 = icmp eq i64 %981, %967
  br i1 %982, label %983, label %976

983:
  %984 = add nsw i64 %952, 1
  %985 = icmp eq i64 %984, %947
  br i1 %985, label %986, label %951

986:
  %987 = load i64, ptr %899, align 8
  %988 = load ptr, ptr %36, align 8
  store double %2, ptr %8, align 8
  %989 = load ptr, ptr %0, align 8
  %990 = load ptr, ptr %37, align 8
  call void %989(ptr %8, ptr %3, ptr %934, ptr %988, ptr %990)
  %991 = load i64, ptr %18, align 8
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %993, label %1012

993:
  %994 = load ptr, ptr %36, align 8
  %995 = load i64, ptr %43, align 8
  %996 = shl nsw i64 %995, 1
  %997 = getelementptr inbounds double, ptr %994, i64 %996
  %998 = load i64, ptr %44, align 8
  %999 = getelementptr inbounds double, ptr %997, i64 %998
  %1000 = load ptr, ptr %32, align 8
  %1001 = getelementptr inbounds double, ptr %994, i64 %995
  %1002 = load ptr, ptr %900, align 8
  %1003 = shl nsw i64 %995, 2
  %1004 = getelementptr inbounds double, ptr %994, i64 %1003
  %1005 = getelementptr inbounds double, ptr %1004, i64 %998
  %1006 = load i64, ptr %45, align 8
  %1007 = mul nsw i64 %1006, %995
  %1008 = getelementptr inbounds double, ptr %1005, i64 %1007
  %1009 = load ptr, ptr %902, align 8
  %1010 = icmp sgt i64 %987, 0
  %1011 = shl i64 %987, 3
  br label %1016

1012:
  %1013 = icmp sgt i64 %987, 0
  %1014 = fadd contract double %933, %2
  %1015 = add nsw i64 %987, -1
  br label %1054

1016:
  %1017 = phi i64 [ 0, %993 ], [ %1052, %1051 ]
  %1018 = mul i64 %1017, %1011
  %1019 = mul nsw i64 %1017, 11
  %1020 = getelementptr inbounds i64, ptr %1000, i64 %1019
  %1021 = getelementptr inbounds i64, ptr %1020, i64 1
  %1022 = load i64, ptr %1021, align 8
  %1023 = getelementptr inbounds double, ptr %1001, i64 %1022
  %1024 = getelementptr inbounds double, ptr %999, i64 %1022
  %1025 = getelementptr inbounds i64, ptr %1020, i64 2
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp sgt i64 %1026, 0
  br i1 %1027, label %1028, label %1039

1028:
  %1029 = phi i64 [ %1037, %1028 ], [ 0, %1016 ]
  %1030 = phi double [ %1036, %1028 ], [ 0.000000e+00, %1016 ]
  %1031 = getelementptr inbounds double, ptr %1023, i64 %1029
  %1032 = load double, ptr %1031, align 8
  %1033 = getelementptr inbounds double, ptr %1024, i64 %1029
  %1034 = load double, ptr %1033, align 8
  %1035 = fmul contract double %1032, %1034
  %1036 = fadd contract double %1030, %1035
  %1037 = add nsw i64 %1029, 1
  %1038 = icmp eq i64 %1037, %1026
  br i1 %1038, label %1039, label %1028

1039:
  %1040 = phi double [ 0.000000e+00, %1016 ], [ %1036, %1028 ]
  %1041 = getelementptr inbounds double, ptr %1002, i64 %1017
  store double %1040, ptr %1041, align 8
  %1042 = load i64, ptr %1020, align 8
  %1043 = getelementptr inbounds double, ptr %1008, i64 %1042
  %1044 = load double, ptr %1043, align 8
  %1045 = load double, ptr %901, align 8
  %1046 = fdiv contract double %1044, %1045
  %1047 = getelementptr inbounds double, ptr %1009, i64 %1017
  store double %1046, ptr %1047, align 8
  br i1 %1010, label %1048, label %1051

1048:
  %1049 = load ptr, ptr %903, align 8
  %1050 = getelementptr i8, ptr %1049, i64 %1018
  call void @llvm.memset.p0.i64(ptr align 8 %1050, i8 0, i64 %1011, i1 false)
  br label %1051

1051:
  %1052 = add nsw i64 %1017, 1
  %1053 = icmp eq i64 %1052, %991
  br i1 %1053, label %1012, label %1016

1054:
  %1055 = phi i64 [ %991, %1012 ], [ %1286, %1630 ]
  %1056 = phi double [ 0x7FF0000000000000, %1012 ], [ %1271, %1630 ]
  %1057 = phi i32 [ 0, %1012 ], [ %1631, %1630 ]
  %1058 = icmp sgt i64 %1055, 0
  br i1 %1058, label %1059, label %1077

1059:
  %1060 = phi i64 [ %1179, %1178 ], [ 0, %1054 ]
  br i1 %1013, label %1061, label %1178

1061:
  %1062 = load ptr, ptr %33, align 8
  %1063 = getelementptr inbounds i64, ptr %1062, i64 %1060
  %1064 = load i64, ptr %1063, align 8
  %1065 = icmp eq i64 %1064, 0
  br i1 %1065, label %1178, label %1066

1066:
  %1067 = mul nsw i64 %1060, 11
  %1068 = mul nsw i64 %1060, %987
  %1069 = load ptr, ptr %904, align 8
  %1070 = load ptr, ptr %903, align 8
  %1071 = getelementptr inbounds double, ptr %1070, i64 %1068
  %1072 = load ptr, ptr %31, align 8
  %1073 = load ptr, ptr %32, align 8
  %1074 = getelementptr inbounds i64, ptr %1073, i64 5
  %1075 = getelementptr inbounds i64, ptr %1074, i64 %1067
  %1076 = load i64, ptr %1075, align 8
  br label %1174

1077:
  %1078 = load i64, ptr %905, align 8
  %1079 = load i64, ptr %899, align 8
  %1080 = shl i64 %1079, 1
  %1081 = add nsw i64 %1080, -1
  %1082 = load ptr, ptr %31, align 8
  %1083 = load ptr, ptr %906, align 8
  %1084 = getelementptr inbounds i8, ptr %1083, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %1084, i8 0, i64 64, i1 false)
  %1085 = load ptr, ptr %907, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1085, i8 0, i64 48, i1 false)
  %1086 = getelementptr inbounds double, ptr %1083, i64 6
  store double %2, ptr %1086, align 8
  store double %2, ptr %1083, align 8
  %1087 = getelementptr inbounds double, ptr %1083, i64 2
  store double %1014, ptr %1087, align 8
  %1088 = getelementptr inbounds double, ptr %1083, i64 3
  store double 0x7FF0000000000000, ptr %1088, align 8
  %1089 = load i64, ptr %905, align 8
  %1090 = load ptr, ptr %908, align 8
  %1091 = icmp sgt i64 %1089, 0
  br i1 %1091, label %1092, label %1099

1092:
  %1093 = phi i64 [ %1097, %1092 ], [ 0, %1077 ]
  %1094 = getelementptr inbounds double, ptr %3, i64 %1093
  %1095 = load double, ptr %1094, align 8
  %1096 = getelementptr inbounds double, ptr %1090, i64 %1093
  store double %1095, ptr %1096, align 8
  %1097 = add nsw i64 %1093, 1
  %1098 = icmp eq i64 %1097, %1089
  br i1 %1098, label %1099, label %1092

1099:
  %1100 = load i64, ptr %909, align 8
  %1101 = load ptr, ptr %910, align 8
  %1102 = icmp sgt i64 %1100, 0
  br i1 %1102, label %1103, label %1110

1103:
  %1104 = phi i64 [ %1108, %1103 ], [ 0, %1099 ]
  %1105 = getelementptr inbounds double, ptr %1082, i64 %1104
  %1106 = load double, ptr %1105, align 8
  %1107 = getelementptr inbounds double, ptr %1101, i64 %1104
  store double %1106, ptr %1107, align 8
  %1108 = add nsw i64 %1104, 1
  %1109 = icmp eq i64 %1108, %1100
  br i1 %1109, label %1110, label %1103

1110:
  %1111 = call i64 @begin(ptr %1, i64 1)
  %1112 = icmp slt i64 %1079, 1
  br i1 %1112, label %1197, label %1113

1113:
  %1114 = icmp sgt i64 %1078, 0
  %1115 = call i64 @llvm.smax.i64(i64 %1080, i64 1)
  br label %1116

1116:
  %1117 = phi i1 [ false, %1113 ], [ %1170, %1161 ]
  %1118 = phi i64 [ 0, %1113 ], [ %1169, %1161 ]
  %1119 = load ptr, ptr %911, align 8
  %1120 = mul nsw i64 %1118, %1078
  %1121 = getelementptr double, ptr %1119, i64 %1120
  %1122 = icmp eq i64 %1118, %1081
  br i1 %1122, label %1127, label %1123

1123:
  %1124 = load ptr, ptr %912, align 8
  %1125 = getelementptr inbounds double, ptr %1124, i64 %1118
  %1126 = load double, ptr %1125, align 8
  br label %1127

1127:
  %1128 = phi contract double [ %1126, %1123 ], [ 1.000000e+00, %1116 ]
  %1129 = fmul contract double %933, %1128
  %1130 = fadd contract double %1129, %2
  %1131 = load ptr, ptr %906, align 8
  %1132 = getelementptr inbounds double, ptr %1131, i64 2
  store double %1130, ptr %1132, align 8
  %1133 = call i64 @advance(ptr %1, i64 40)
  %1134 = icmp eq i64 %1133, 0
  br i1 %1134, label %1135, label %1172

1135:
  %1136 = load ptr, ptr %908, align 8
  br i1 %1114, label %1140, label %1137

1137:
  %1138 = load ptr, ptr %907, align 8
  %1139 = getelementptr inbounds i64, ptr %1138, i64 2
  store i64 0, ptr %1139, align 8
  br label %1161

1140:
  %1141 = phi i64 [ %1147, %1140 ], [ 0, %1135 ]
  %1142 = phi double [ %1146, %1140 ], [ 0.000000e+00, %1135 ]
  %1143 = getelementptr inbounds double, ptr %1136, i64 %1141
  %1144 = load double, ptr %1143, align 8
  %1145 = fmul contract double %1144, 0.000000e+00
  %1146 = fadd contract double %1142, %1145
  %1147 = add nsw i64 %1141, 1
  %1148 = icmp eq i64 %1147, %1078
  br i1 %1148, label %1149, label %1140

1149:
  %1150 = fcmp contract une double %1146, 0.000000e+00
  br i1 %1150, label %1172, label %1151

1151:
  %1152 = load ptr, ptr %907, align 8
  %1153 = getelementptr inbounds i64, ptr %1152, i64 2
  store i64 0, ptr %1153, align 8
  br label %1154

1154:
  %1155 = phi i64 [ %1159, %1154 ], [ 0, %1151 ]
  %1156 = getelementptr inbounds double, ptr %1136, i64 %1155
  %1157 = load double, ptr %1156, align 8
  %1158 = getelementptr inbounds double, ptr %1121, i64 %1155
  store double %1157, ptr %1158, align 8
  %1159 = add nsw i64 %1155, 1
  %1160 = icmp eq i64 %1159, %1078
  br i1 %1160, label %1161, label %1154

1161:
  %1162 = load ptr, ptr %31, align 8
  %1163 = load ptr, ptr %569, align 8
  %1164 = load i64, ptr %913, align 8
  %1165 = mul nsw i64 %1164, %1118
  %1166 = getelementptr inbounds double, ptr %1163, i64 %1165
  store double %1130, ptr %7, align 8
  %1167 = load ptr, ptr %0, align 8
  %1168 = load ptr, ptr %37, align 8
  call void %1167(ptr %7, ptr %1121, ptr %1162, ptr %1166, ptr %1168)
  %1169 = add nsw i64 %1118, 1
  %1170 = icmp sge i64 %1169, %1080
  %1171 = icmp eq i64 %1169, %1115
  br i1 %1171, label %1172, label %1116

1172:
  %1173 = phi i1 [ %1117, %1149 ], [ %1117, %1127 ], [ %1170, %1161 ]
  br i1 %1173, label %1197, label %1821

1174:
  %1175 = phi i64 [ 0, %1066 ], [ %1195, %1192 ]
  %1176 = mul nsw i64 %1175, %987
  %1177 = getelementptr inbounds double, ptr %1069, i64 %1176
  br label %1181

1178:
  %1179 = add nsw i64 %1060, 1
  %1180 = icmp eq i64 %1179, %1055
  br i1 %1180, label %1077, label %1059

1181:
  %1182 = phi i64 [ %1190, %1181 ], [ 0, %1174 ]
  %1183 = phi double [ %1189, %1181 ], [ 0.000000e+00, %1174 ]
  %1184 = getelementptr inbounds double, ptr %1177, i64 %1182
  %1185 = load double, ptr %1184, align 8
  %1186 = getelementptr inbounds double, ptr %1071, i64 %1182
  %1187 = load double, ptr %1186, align 8
  %1188 = fmul contract double %1185, %1187
  %1189 = fadd contract double %1183, %1188
  %1190 = add nsw i64 %1182, 1
  %1191 = icmp eq i64 %1190, %987
  br i1 %1191, label %1192, label %1181

1192:
  %1193 = add nsw i64 %1175, %1076
  %1194 = getelementptr inbounds double, ptr %1072, i64 %1193
  store double %1189, ptr %1194, align 8
  %1195 = add nsw i64 %1175, 1
  %1196 = icmp eq i64 %1195, %987
  br i1 %1196, label %1178, label %1174

1197:
  %1198 = load i64, ptr %18, align 8
  %1199 = icmp sgt i64 %1198, 0
  br i1 %1199, label %1200, label %1689

1200:
  %1201 = load i64, ptr %899, align 8
  %1202 = shl nsw i64 %1201, 1
  %1203 = icmp sgt i64 %1201, 0
  br label %1204

1204:
  %1205 = phi double [ 0.000000e+00, %1200 ], [ %1271, %1270 ]
  %1206 = phi i64 [ 0, %1200 ], [ %1272, %1270 ]
  br i1 %1203, label %1207, label %1270

1207:
  %1208 = load ptr, ptr %33, align 8
  %1209 = getelementptr inbounds i64, ptr %1208, i64 %1206
  %1210 = load i64, ptr %1209, align 8
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1270, label %1212

1212:
  %1213 = mul nsw i64 %1206, 11
  %1214 = load ptr, ptr %569, align 8
  %1215 = load i64, ptr %913, align 8
  %1216 = load i64, ptr %43, align 8
  %1217 = shl nsw i64 %1216, 1
  %1218 = load i64, ptr %44, align 8
  %1219 = load ptr, ptr %32, align 8
  %1220 = getelementptr inbounds i64, ptr %1219, i64 %1213
  %1221 = getelementptr inbounds i64, ptr %1220, i64 1
  %1222 = load i64, ptr %1221, align 8
  %1223 = getelementptr inbounds i64, ptr %1220, i64 2
  %1224 = load i64, ptr %1223, align 8
  %1225 = icmp sgt i64 %1224, 0
  %1226 = load ptr, ptr %900, align 8
  %1227 = getelementptr inbounds double, ptr %1226, i64 %1206
  %1228 = load double, ptr %1227, align 8
  %1229 = load ptr, ptr %912, align 8
  %1230 = load ptr, ptr %902, align 8
  %1231 = getelementptr inbounds double, ptr %1230, i64 %1206
  %1232 = load double, ptr %1231, align 8
  br label %1233

1233:
  %1234 = phi double [ %1205, %1212 ], [ %1265, %1267 ]
  %1235 = phi i64 [ 1, %1212 ], [ %1268, %1267 ]
  %1236 = mul nsw i64 %1235, %1215
  %1237 = getelementptr inbounds double, ptr %1214, i64 %1236
  %1238 = getelementptr inbounds double, ptr %1237, i64 %1217
  %1239 = getelementptr inbounds double, ptr %1238, i64 %1218
  %1240 = getelementptr inbounds double, ptr %1237, i64 %1216
  %1241 = getelementptr inbounds double, ptr %1240, i64 %1222
  %1242 = getelementptr inbounds double, ptr %1239, i64 %1222
  br i1 %1225, label %1243, label %1254

1243:
  %1244 = phi i64 [ %1252, %1243 ], [ 0, %1233 ]
  %1245 = phi double [ %1251, %1243 ], [ 0.000000e+00, %1233 ]
  %1246 = getelementptr inbounds double, ptr %1241, i64 %1244
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds double, ptr %1242, i64 %1244
  %1249 = load double, ptr %1248, align 8
  %1250 = fmul contract double %1247, %1249
  %1251 = fadd contract double %1245, %1250
  %1252 = add nsw i64 %1244, 1
  %1253 = icmp eq i64 %1252, %1224
  br i1 %1253, label %1254, label %1243

1254:
  %1255 = phi double [ 0.000000e+00, %1233 ], [ %1251, %1243 ]
  %1256 = getelementptr inbounds double, ptr %1229, i64 %1235
  %1257 = load double, ptr %1256, align 8
  %1258 = fsub contract double 1.000000e+00, %1257
  %1259 = fmul contract double %1228, %1258
  %1260 = fsub contract double %1255, %1259
  %1261 = call contract double @llvm.fabs.f64(double %1260)
  %1262 = fmul contract double %1232, %1234
  %1263 = fcmp contract ugt double %1261, %1262
  %1264 = fdiv contract double %1261, %1232
  %1265 = select i1 %1263, double %1264, double %1234
  %1266 = fcmp contract ord double %1265, 0.000000e+00
  br i1 %1266, label %1267, label %1633

1267:
  %1268 = add nsw i64 %1235, 2
  %1269 = icmp slt i64 %1268, %1202
  br i1 %1269, label %1233, label %1270

1270:
  %1271 = phi double [ %1205, %1204 ], [ %1205, %1207 ], [ %1265, %1267 ]
  %1272 = add nsw i64 %1206, 1
  %1273 = icmp eq i64 %1272, %1198
  br i1 %1273, label %1274, label %1204

1274:
  %1275 = fcmp contract ugt double %1271, 1.000000e-03
  %1276 = fmul contract double %1056, 3.000000e-01
  %1277 = fcmp contract olt double %1271, %1276
  %1278 = select i1 %1275, i1 %1277, i1 false
  br i1 %1278, label %1279, label %1633

1279:
  %1280 = icmp ult i32 %1057, 2
  %1281 = select i1 %1013, i1 %1280, i1 false
  br i1 %1281, label %1607, label %1285

1282:
  %1283 = load i64, ptr %899, align 8
  %1284 = load i64, ptr %18, align 8
  br label %1285

1285:
  %1286 = phi i64 [ %1284, %1282 ], [ %1198, %1279 ]
  %1287 = phi i64 [ %1283, %1282 ], [ %1201, %1279 ]
  %1288 = icmp sgt i64 %1286, 0
  br i1 %1288, label %1289, label %1630

1289:
  %1290 = load ptr, ptr %33, align 8
  br label %1294

1291:
  %1292 = icmp slt i64 %1287, 1
  %1293 = icmp sgt i64 %1287, 0
  br label %1426

1294:
  %1295 = phi i64 [ 0, %1289 ], [ %1301, %1294 ]
  %1296 = phi i64 [ 0, %1289 ], [ %1302, %1294 ]
  %1297 = getelementptr inbounds i64, ptr %1290, i64 %1296
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp eq i64 %1298, 0
  %1300 = select i1 %1299, i64 0, i64 %1287
  %1301 = add nsw i64 %1300, %1295
  %1302 = add nsw i64 %1296, 1
  %1303 = icmp eq i64 %1302, %1286
  br i1 %1303, label %1291, label %1294

1304:
  %1305 = load ptr, ptr %917, align 8
  %1306 = load ptr, ptr %918, align 8
  %1307 = icmp slt i64 %1301, 1
  br i1 %1307, label %1580, label %1310

1308:
  %1309 = icmp eq i64 %1362, %1301
  br i1 %1309, label %1393, label %1310

1310:
  %1311 = phi i1 [ %1363, %1308 ], [ true, %1304 ]
  %1312 = phi double [ %1357, %1308 ], [ 1.000000e+00, %1304 ]
  %1313 = phi i64 [ %1362, %1308 ], [ 0, %1304 ]
  %1314 = mul nsw i64 %1313, %1301
  br label %1320

1315:
  %1316 = add nsw i64 %1339, %1314
  %1317 = getelementptr inbounds double, ptr %1305, i64 %1316
  %1318 = load double, ptr %1317, align 8
  %1319 = fcmp contract ueq double %1318, 0.000000e+00
  br i1 %1319, label %1393, label %1342

1320:
  %1321 = phi i64 [ 0, %1310 ], [ %1340, %1338 ]
  %1322 = phi double [ 0.000000e+00, %1310 ], [ %1329, %1338 ]
  %1323 = phi i64 [ %1313, %1310 ], [ %1339, %1338 ]
  %1324 = add nsw i64 %1321, %1314
  %1325 = getelementptr inbounds double, ptr %1305, i64 %1324
  %1326 = load double, ptr %1325, align 8
  %1327 = call contract double @llvm.fabs.f64(double %1326)
  %1328 = fcmp contract ogt double %1322, %1327
  %1329 = select contract i1 %1328, double %1322, double %1327
  %1330 = icmp ugt i64 %1321, %1313
  br i1 %1330, label %1331, label %1338

1331:
  %1332 = add nsw i64 %1323, %1314
  %1333 = getelementptr inbounds double, ptr %1305, i64 %1332
  %1334 = load double, ptr %1333, align 8
  %1335 = call contract double @llvm.fabs.f64(double %1334)
  %1336 = fcmp contract ogt double %1327, %1335
  br i1 %1336, label %1337, label %1338

1337:
  br label %1338

1338:
  %1339 = phi i64 [ %1321, %1337 ], [ %1323, %1331 ], [ %1323, %1320 ]
  %1340 = add nsw i64 %1321, 1
  %1341 = icmp eq i64 %1340, %1301
  br i1 %1341, label %1315, label %1320

1342:
  %1343 = phi i64 [ %1350, %1342 ], [ %1313, %1315 ]
  %1344 = mul nsw i64 %1343, %1301
  %1345 = getelementptr inbounds double, ptr %1305, i64 %1344
  %1346 = getelementptr inbounds double, ptr %1345, i64 %1313
  %1347 = getelementptr inbounds double, ptr %1345, i64 %1339
  %1348 = load double, ptr %1346, align 8
  %1349 = load double, ptr %1347, align 8
  store double %1349, ptr %1346, align 8
  store double %1348, ptr %1347, align 8
  %1350 = add nsw i64 %1343, 1
  %1351 = icmp eq i64 %1350, %1301
  br i1 %1351, label %1352, label %1342

1352:
  %1353 = fmul contract double %1312, %1329
  %1354 = call contract double @llvm.fabs.f64(double %1318)
  %1355 = fdiv contract double %1354, %1329
  %1356 = fcmp contract olt double %1354, %1353
  %1357 = select i1 %1356, double %1355, double %1312
  %1358 = getelementptr inbounds double, ptr %1306, i64 %1313
  %1359 = getelementptr inbounds double, ptr %1306, i64 %1339
  %1360 = load double, ptr %1358, align 8
  %1361 = load double, ptr %1359, align 8
  store double %1361, ptr %1358, align 8
  store double %1360, ptr %1359, align 8
  %1362 = add nsw i64 %1313, 1
  %1363 = icmp slt i64 %1362, %1301
  br i1 %1363, label %1364, label %1308

1364:
  %1365 = phi i64 [ %1391, %1390 ], [ %1362, %1352 ]
  %1366 = add nsw i64 %1365, %1314
  %1367 = getelementptr inbounds double, ptr %1305, i64 %1366
  %1368 = load double, ptr %1367, align 8
  %1369 = fdiv contract double %1368, %1318
  %1370 = fcmp contract oeq double %1369, 0.000000e+00
  br i1 %1370, label %1390, label %1371

1371:
  %1372 = phi i64 [ %1382, %1371 ], [ %1362, %1364 ]
  %1373 = mul nsw i64 %1372, %1301
  %1374 = add nsw i64 %1373, %1313
  %1375 = getelementptr inbounds double, ptr %1305, i64 %1374
  %1376 = load double, ptr %1375, align 8
  %1377 = fmul contract double %1369, %1376
  %1378 = add nsw i64 %1373, %1365
  %1379 = getelementptr inbounds double, ptr %1305, i64 %1378
  %1380 = load double, ptr %1379, align 8
  %1381 = fsub contract double %1380, %1377
  store double %1381, ptr %1379, align 8
  %1382 = add nsw i64 %1372, 1
  %1383 = icmp eq i64 %1382, %1301
  br i1 %1383, label %1384, label %1371

1384:
  %1385 = load double, ptr %1358, align 8
  %1386 = fmul contract double %1369, %1385
  %1387 = getelementptr inbounds double, ptr %1306, i64 %1365
  %1388 = load double, ptr %1387, align 8
  %1389 = fsub contract double %1388, %1386
  store double %1389, ptr %1387, align 8
  br label %1390

1390:
  %1391 = add nsw i64 %1365, 1
  %1392 = icmp eq i64 %1391, %1301
  br i1 %1392, label %1308, label %1364

1393:
  %1394 = phi i1 [ %1311, %1315 ], [ %1363, %1308 ]
  %1395 = phi double [ %1312, %1315 ], [ %1357, %1308 ]
  br i1 %1394, label %1579, label %1396

1396:
  %1397 = add i64 %1301, 1
  br label %1398

1398:
  %1399 = phi i64 [ %1301, %1396 ], [ %1400, %1404 ]
  %1400 = add nsw i64 %1399, -1
  %1401 = getelementptr inbounds double, ptr %1306, i64 %1400
  %1402 = load double, ptr %1401, align 8
  %1403 = icmp slt i64 %1399, %1301
  br i1 %1403, label %1411, label %1404

1404:
  %1405 = phi double [ %1402, %1398 ], [ %1421, %1411 ]
  %1406 = mul i64 %1400, %1397
  %1407 = getelementptr inbounds double, ptr %1305, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = fdiv contract double %1405, %1408
  store double %1409, ptr %1401, align 8
  %1410 = icmp sgt i64 %1399, 1
  br i1 %1410, label %1398, label %1424

1411:
  %1412 = phi i64 [ %1422, %1411 ], [ %1399, %1398 ]
  %1413 = phi double [ %1421, %1411 ], [ %1402, %1398 ]
  %1414 = mul nsw i64 %1412, %1301
  %1415 = add nsw i64 %1414, %1400
  %1416 = getelementptr inbounds double, ptr %1305, i64 %1415
  %1417 = load double, ptr %1416, align 8
  %1418 = getelementptr inbounds double, ptr %1306, i64 %1412
  %1419 = load double, ptr %1418, align 8
  %1420 = fmul contract double %1417, %1419
  %1421 = fsub contract double %1413, %1420
  %1422 = add nsw i64 %1412, 1
  %1423 = icmp eq i64 %1422, %1301
  br i1 %1423, label %1404, label %1411

1424:
  %1425 = fcmp contract oeq double %1395, 0.000000e+00
  br i1 %1425, label %1579, label %1580

1426:
  %1427 = phi i64 [ 0, %1291 ], [ %1576, %1575 ]
  %1428 = phi i64 [ 0, %1291 ], [ %1577, %1575 ]
  %1429 = getelementptr inbounds i64, ptr %1290, i64 %1428
  %1430 = load i64, ptr %1429, align 8
  %1431 = icmp eq i64 %1430, 0
  %1432 = select i1 %1431, i1 true, i1 %1292
  br i1 %1432, label %1575, label %1433

1433:
  %1434 = load ptr, ptr %569, align 8
  %1435 = load i64, ptr %913, align 8
  %1436 = load ptr, ptr %32, align 8
  %1437 = mul nsw i64 %1428, 11
  %1438 = getelementptr inbounds i64, ptr %1436, i64 %1437
  %1439 = load i64, ptr %43, align 8
  %1440 = shl nsw i64 %1439, 1
  %1441 = load i64, ptr %1438, align 8
  %1442 = add nsw i64 %1440, %1441
  %1443 = getelementptr inbounds i64, ptr %1438, i64 1
  %1444 = getelementptr inbounds i64, ptr %1438, i64 2
  %1445 = load i64, ptr %44, align 8
  %1446 = load i64, ptr %1443, align 8
  %1447 = load i64, ptr %1444, align 8
  %1448 = icmp sgt i64 %1447, 0
  %1449 = load ptr, ptr %900, align 8
  %1450 = getelementptr inbounds double, ptr %1449, i64 %1428
  %1451 = load ptr, ptr %912, align 8
  %1452 = load ptr, ptr %918, align 8
  br label %1453

1453:
  %1454 = phi i64 [ %1427, %1433 ], [ %1491, %1481 ]
  %1455 = phi i64 [ 0, %1433 ], [ %1490, %1481 ]
  %1456 = shl nsw i64 %1455, 1
  %1457 = or i64 %1456, 1
  %1458 = mul nsw i64 %1457, %1435
  %1459 = getelementptr inbounds double, ptr %1434, i64 %1458
  %1460 = getelementptr inbounds double, ptr %1459, i64 %1442
  %1461 = load double, ptr %1460, align 8
  %1462 = getelementptr inbounds double, ptr %1459, i64 %1440
  %1463 = mul nsw i64 %1454, %1301
  %1464 = getelementptr inbounds double, ptr %1462, i64 %1445
  %1465 = getelementptr inbounds double, ptr %1459, i64 %1446
  %1466 = getelementptr inbounds double, ptr %1464, i64 %1446
  br label %1493

1467:
  %1468 = getelementptr inbounds double, ptr %1459, i64 %1439
  %1469 = getelementptr inbounds double, ptr %1468, i64 %1446
  br i1 %1448, label %1470, label %1481

1470:
  %1471 = phi i64 [ %1479, %1470 ], [ 0, %1467 ]
  %1472 = phi double [ %1478, %1470 ], [ 0.000000e+00, %1467 ]
  %1473 = getelementptr inbounds double, ptr %1469, i64 %1471
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds double, ptr %1466, i64 %1471
  %1476 = load double, ptr %1475, align 8
  %1477 = fmul contract double %1474, %1476
  %1478 = fadd contract double %1472, %1477
  %1479 = add nsw i64 %1471, 1
  %1480 = icmp eq i64 %1479, %1447
  br i1 %1480, label %1481, label %1470

1481:
  %1482 = phi double [ 0.000000e+00, %1467 ], [ %1478, %1470 ]
  %1483 = load double, ptr %1450, align 8
  %1484 = getelementptr inbounds double, ptr %1451, i64 %1457
  %1485 = load double, ptr %1484, align 8
  %1486 = fsub contract double 1.000000e+00, %1485
  %1487 = fmul contract double %1483, %1486
  %1488 = fsub contract double %1482, %1487
  %1489 = getelementptr inbounds double, ptr %1452, i64 %1454
  store double %1488, ptr %1489, align 8
  %1490 = add nsw i64 %1455, 1
  %1491 = add nsw i64 %1454, 1
  %1492 = icmp eq i64 %1490, %1287
  br i1 %1492, label %1575, label %1453

1493:
  %1494 = phi i64 [ 0, %1453 ], [ %1573, %1571 ]
  %1495 = phi i64 [ 0, %1453 ], [ %1572, %1571 ]
  %1496 = getelementptr inbounds i64, ptr %1290, i64 %1494
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp eq i64 %1497, 0
  br i1 %1498, label %1571, label %1499

1499:
  %1500 = load ptr, ptr %903, align 8
  %1501 = mul nsw i64 %1494, %1287
  %1502 = add nsw i64 %1501, %1455
  %1503 = getelementptr inbounds double, ptr %1500, i64 %1502
  %1504 = load double, ptr %1503, align 8
  br i1 %1293, label %1505, label %1571

1505:
  %1506 = mul nsw i64 %1494, %1286
  %1507 = add nsw i64 %1506, %1428
  %1508 = mul nsw i64 %1507, %1287
  %1509 = add nsw i64 %1508, %1455
  %1510 = fmul contract double %1504, %1504
  %1511 = fadd contract double %1510, 1.000000e+00
  %1512 = load ptr, ptr %914, align 8
  %1513 = getelementptr inbounds double, ptr %1512, i64 %1509
  %1514 = load ptr, ptr %915, align 8
  %1515 = getelementptr inbounds double, ptr %1514, i64 %1509
  %1516 = load ptr, ptr %916, align 8
  %1517 = icmp eq i64 %1494, %1428
  %1518 = load ptr, ptr %917, align 8
  br label %1519

1519:
  %1520 = phi i64 [ 0, %1505 ], [ %1568, %1563 ]
  %1521 = phi i64 [ %1495, %1505 ], [ %1569, %1563 ]
  %1522 = add nsw i64 %1520, %1501
  %1523 = getelementptr inbounds double, ptr %1500, i64 %1522
  %1524 = load double, ptr %1523, align 8
  %1525 = fmul contract double %1524, %1524
  %1526 = fadd contract double %1525, 1.000000e+00
  %1527 = fmul contract double %1511, %1526
  %1528 = call contract double @llvm.sqrt.f64(double %1527)
  %1529 = load double, ptr %1513, align 8
  %1530 = fmul contract double %1504, %1524
  %1531 = fadd contract double %1530, 1.000000e+00
  %1532 = fmul contract double %1529, %1531
  %1533 = load double, ptr %1515, align 8
  %1534 = fsub contract double %1504, %1524
  %1535 = fmul contract double %1534, %1533
  %1536 = fadd contract double %1532, %1535
  %1537 = fdiv contract double %1536, %1528
  %1538 = mul nsw i64 %1520, %1287
  %1539 = add nsw i64 %1538, %1455
  %1540 = getelementptr inbounds double, ptr %1516, i64 %1539
  %1541 = load double, ptr %1540, align 8
  %1542 = fmul contract double %933, %1541
  %1543 = fmul contract double %1542, %1537
  %1544 = icmp eq i64 %1520, %1455
  %1545 = select i1 %1517, i1 %1544, i1 false
  br i1 %1545, label %1546, label %1563

1546:
  br i1 %1448, label %1547, label %1558

1547:
  %1548 = phi i64 [ %1556, %1547 ], [ 0, %1546 ]
  %1549 = phi double [ %1555, %1547 ], [ 0.000000e+00, %1546 ]
  %1550 = getelementptr inbounds double, ptr %1465, i64 %1548
  %1551 = load double, ptr %1550, align 8
  %1552 = getelementptr inbounds double, ptr %1466, i64 %1548
  %1553 = load double, ptr %1552, align 8
  %1554 = fmul contract double %1551, %1553
  %1555 = fadd contract double %1549, %1554
  %1556 = add nsw i64 %1548, 1
  %1557 = icmp eq i64 %1556, %1447
  br i1 %1557, label %1558, label %1547

1558:
  %1559 = phi double [ 0.000000e+00, %1546 ], [ %1555, %1547 ]
  %1560 = fcmp contract ogt double %1559, 0.000000e+00
  %1561 = select contract i1 %1560, double %1559, double 0.000000e+00
  %1562 = fadd contract double %1543, %1561
  br label %1563

1563:
  %1564 = phi double [ %1562, %1558 ], [ %1543, %1519 ]
  %1565 = fmul contract double %1461, %1564
  %1566 = add nsw i64 %1521, %1463
  %1567 = getelementptr inbounds double, ptr %1518, i64 %1566
  store double %1565, ptr %1567, align 8
  %1568 = add nsw i64 %1520, 1
  %1569 = add nsw i64 %1521, 1
  %1570 = icmp eq i64 %1568, %1287
  br i1 %1570, label %1571, label %1519

1571:
  %1572 = phi i64 [ %1495, %1493 ], [ %1495, %1499 ], [ %1569, %1563 ]
  %1573 = add nsw i64 %1494, 1
  %1574 = icmp eq i64 %1573, %1286
  br i1 %1574, label %1467, label %1493

1575:
  %1576 = phi i64 [ %1427, %1426 ], [ %1491, %1481 ]
  %1577 = add nsw i64 %1428, 1
  %1578 = icmp eq i64 %1577, %1286
  br i1 %1578, label %1304, label %1426

1579:
  store double 0x7FF8000000000000, ptr %1306, align 8
  br label %1580

1580:
  br label %1581

1581:
  %1582 = phi i64 [ %1605, %1603 ], [ 0, %1580 ]
  %1583 = phi i64 [ %1604, %1603 ], [ 0, %1580 ]
  br i1 %1293, label %1584, label %1603

1584:
  %1585 = getelementptr inbounds i64, ptr %1290, i64 %1582
  %1586 = load i64, ptr %1585, align 8
  %1587 = icmp eq i64 %1586, 0
  %1588 = mul nsw i64 %1582, %1287
  br i1 %1587, label %1603, label %1589

1589:
  %1590 = load ptr, ptr %903, align 8
  br label %1591

1591:
  %1592 = phi i64 [ 0, %1589 ], [ %1601, %1591 ]
  %1593 = phi i64 [ %1583, %1589 ], [ %1594, %1591 ]
  %1594 = add nsw i64 %1593, 1
  %1595 = getelementptr inbounds double, ptr %1306, i64 %1593
  %1596 = load double, ptr %1595, align 8
  %1597 = add nsw i64 %1592, %1588
  %1598 = getelementptr inbounds double, ptr %1590, i64 %1597
  %1599 = load double, ptr %1598, align 8
  %1600 = fadd contract double %1596, %1599
  store double %1600, ptr %1598, align 8
  %1601 = add nsw i64 %1592, 1
  %1602 = icmp eq i64 %1601, %1287
  br i1 %1602, label %1603, label %1591

1603:
  %1604 = phi i64 [ %1583, %1581 ], [ %1583, %1584 ], [ %1594, %1591 ]
  %1605 = add nsw i64 %1582, 1
  %1606 = icmp eq i64 %1605, %1286
  br i1 %1606, label %1630, label %1581

1607:
  %1608 = phi i64 [ %1628, %1616 ], [ 0, %1279 ]
  %1609 = shl nsw i64 %1608, 1
  %1610 = or i64 %1609, 1
  %1611 = icmp eq i64 %1608, %1015
  br i1 %1611, label %1616, label %1612

1612:
  %1613 = load ptr, ptr %912, align 8
  %1614 = getelementptr inbounds double, ptr %1613, i64 %1610
  %1615 = load double, ptr %1614, align 8
  br label %1616

1616:
  %1617 = phi contract double [ %1615, %1612 ], [ 1.000000e+00, %1607 ]
  %1618 = fmul contract double %933, %1617
  %1619 = fadd contract double %1618, %2
  %1620 = load ptr, ptr %911, align 8
  %1621 = load i64, ptr %905, align 8
  %1622 = mul nsw i64 %1621, %1610
  %1623 = getelementptr inbounds double, ptr %1620, i64 %1622
  %1624 = load ptr, ptr %569, align 8
  %1625 = load i64, ptr %913, align 8
  %1626 = mul nsw i64 %1625, %1610
  %1627 = getelementptr inbounds double, ptr %1624, i64 %1626
  call fastcc void @respond(ptr %0, ptr %1, double %1619, ptr %1623, ptr %1627, i64 %1608)
  %1628 = add nsw i64 %1608, 1
  %1629 = icmp eq i64 %1628, %987
  br i1 %1629, label %1282, label %1607

1630:
  %1631 = add nsw i32 %1057, 1
  %1632 = icmp eq i32 %1631, 12
  br i1 %1632, label %1633, label %1054

1633:
  %1634 = phi i64 [ %1201, %1254 ], [ %1287, %1630 ], [ %1201, %1274 ]
  %1635 = phi i64 [ %1198, %1254 ], [ %1286, %1630 ], [ %1198, %1274 ]
  %1636 = call i64 @llvm.smax.i64(i64 %1635, i64 0)
  %1637 = icmp slt i64 %1635, 1
  br i1 %1637, label %1689, label %1638

1638:
  %1639 = shl nsw i64 %1634, 1
  %1640 = icmp sgt i64 %1634, 0
  br label %1641

1641:
  %1642 = phi i64 [ 0, %1638 ], [ %1687, %1686 ]
  br i1 %1640, label %1643, label %1686

1643:
  %1644 = load ptr, ptr %33, align 8
  %1645 = getelementptr inbounds i64, ptr %1644, i64 %1642
  %1646 = load i64, ptr %1645, align 8
  %1647 = icmp eq i64 %1646, 0
  br i1 %1647, label %1686, label %1648

1648:
  %1649 = mul nsw i64 %1642, 11
  %1650 = load ptr, ptr %569, align 8
  %1651 = load i64, ptr %913, align 8
  %1652 = load i64, ptr %43, align 8
  %1653 = shl nsw i64 %1652, 1
  %1654 = load i64, ptr %44, align 8
  %1655 = load ptr, ptr %32, align 8
  %1656 = getelementptr inbounds i64, ptr %1655, i64 %1649
  %1657 = getelementptr inbounds i64, ptr %1656, i64 1
  %1658 = load i64, ptr %1657, align 8
  %1659 = getelementptr inbounds i64, ptr %1656, i64 2
  %1660 = load i64, ptr %1659, align 8
  %1661 = icmp sgt i64 %1660, 0
  br i1 %1661, label %1665, label %1689

1662:
  %1663 = add nsw i64 %1666, 2
  %1664 = icmp slt i64 %1663, %1639
  br i1 %1664, label %1665, label %1686

1665:
  %1666 = phi i64 [ %1663, %1662 ], [ 1, %1648 ]
  %1667 = mul nsw i64 %1666, %1651
  %1668 = getelementptr inbounds double, ptr %1650, i64 %1667
  %1669 = getelementptr inbounds double, ptr %1668, i64 %1653
  %1670 = getelementptr inbounds double, ptr %1669, i64 %1654
  %1671 = getelementptr inbounds double, ptr %1668, i64 %1658
  %1672 = getelementptr inbounds double, ptr %1670, i64 %1658
  br label %1673

1673:
  %1674 = phi i64 [ %1682, %1673 ], [ 0, %1665 ]
  %1675 = phi double [ %1681, %1673 ], [ 0.000000e+00, %1665 ]
  %1676 = getelementptr inbounds double, ptr %1671, i64 %1674
  %1677 = load double, ptr %1676, align 8
  %1678 = getelementptr inbounds double, ptr %1672, i64 %1674
  %1679 = load double, ptr %1678, align 8
  %1680 = fmul contract double %1677, %1679
  %1681 = fadd contract double %1675, %1680
  %1682 = add nsw i64 %1674, 1
  %1683 = icmp eq i64 %1682, %1660
  br i1 %1683, label %1684, label %1673

1684:
  %1685 = fcmp contract ogt double %1681, 0.000000e+00
  br i1 %1685, label %1662, label %1689

1686:
  %1687 = add nsw i64 %1642, 1
  %1688 = icmp eq i64 %1687, %1636
  br i1 %1688, label %1693, label %1641

1689:
  %1690 = phi i64 [ %1635, %1633 ], [ %1635, %1684 ], [ %1635, %1648 ], [ %1198, %1197 ]
  %1691 = phi i64 [ 0, %1633 ], [ %1642, %1684 ], [ %1642, %1648 ], [ 0, %1197 ]
  %1692 = icmp slt i64 %1691, %1690
  br i1 %1692, label %1821, label %1693

1693:
  %1694 = phi i64 [ %1690, %1689 ], [ %1635, %1686 ]
  %1695 = icmp sgt i64 %1694, 0
  %1696 = load i64, ptr %899, align 8
  br i1 %1695, label %1697, label %1773

1697:
  %1698 = shl i64 %1696, 1
  %1699 = icmp sgt i64 %1696, 0
  %1700 = call i64 @llvm.smax.i64(i64 %1698, i64 1)
  br label %1701

1701:
  %1702 = phi double [ 0.000000e+00, %1697 ], [ %1768, %1767 ]
  %1703 = phi i64 [ 0, %1697 ], [ %1769, %1767 ]
  br i1 %1699, label %1704, label %1767

1704:
  %1705 = load ptr, ptr %33, align 8
  %1706 = getelementptr inbounds i64, ptr %1705, i64 %1703
  %1707 = load i64, ptr %1706, align 8
  %1708 = icmp eq i64 %1707, 0
  br i1 %1708, label %1767, label %1709

1709:
  %1710 = mul nsw i64 %1703, 11
  %1711 = load ptr, ptr %569, align 8
  %1712 = load i64, ptr %913, align 8
  %1713 = load i64, ptr %43, align 8
  %1714 = shl nsw i64 %1713, 1
  %1715 = load i64, ptr %44, align 8
  %1716 = load ptr, ptr %32, align 8
  %1717 = getelementptr inbounds i64, ptr %1716, i64 %1710
  %1718 = getelementptr inbounds i64, ptr %1717, i64 1
  %1719 = load i64, ptr %1718, align 8
  %1720 = getelementptr inbounds i64, ptr %1717, i64 2
  %1721 = load i64, ptr %1720, align 8
  %1722 = icmp sgt i64 %1721, 0
  %1723 = load ptr, ptr %900, align 8
  %1724 = getelementptr inbounds double, ptr %1723, i64 %1703
  %1725 = load double, ptr %1724, align 8
  %1726 = load ptr, ptr %912, align 8
  %1727 = load ptr, ptr %902, align 8
  %1728 = getelementptr inbounds double, ptr %1727, i64 %1703
  %1729 = load double, ptr %1728, align 8
  br label %1730

1730:
  %1731 = phi double [ %1702, %1709 ], [ %1762, %1764 ]
  %1732 = phi i64 [ 0, %1709 ], [ %1765, %1764 ]
  %1733 = mul nsw i64 %1732, %1712
  %1734 = getelementptr inbounds double, ptr %1711, i64 %1733
  %1735 = getelementptr inbounds double, ptr %1734, i64 %1714
  %1736 = getelementptr inbounds double, ptr %1735, i64 %1715
  %1737 = getelementptr inbounds double, ptr %1734, i64 %1713
  %1738 = getelementptr inbounds double, ptr %1737, i64 %1719
  %1739 = getelementptr inbounds double, ptr %1736, i64 %1719
  br i1 %1722, label %1740, label %1751

1740:
  %1741 = phi i64 [ %1749, %1740 ], [ 0, %1730 ]
  %1742 = phi double [ %1748, %1740 ], [ 0.000000e+00, %1730 ]
  %1743 = getelementptr inbounds double, ptr %1738, i64 %1741
  %1744 = load double, ptr %1743, align 8
  %1745 = getelementptr inbounds double, ptr %1739, i64 %1741
  %1746 = load double, ptr %1745, align 8
  %1747 = fmul contract double %1744, %1746
  %1748 = fadd contract double %1742, %1747
  %1749 = add nsw i64 %1741, 1
  %1750 = icmp eq i64 %1749, %1721
  br i1 %1750, label %1751, label %1740

1751:
  %1752 = phi double [ 0.000000e+00, %1730 ], [ %1748, %1740 ]
  %1753 = getelementptr inbounds double, ptr %1726, i64 %1732
  %1754 = load double, ptr %1753, align 8
  %1755 = fsub contract double 1.000000e+00, %1754
  %1756 = fmul contract double %1725, %1755
  %1757 = fsub contract double %1752, %1756
  %1758 = call contract double @llvm.fabs.f64(double %1757)
  %1759 = fmul contract double %1729, %1731
  %1760 = fcmp contract ugt double %1758, %1759
  %1761 = fdiv contract double %1758, %1729
  %1762 = select i1 %1760, double %1761, double %1731
  %1763 = fcmp contract ord double %1762, 0.000000e+00
  br i1 %1763, label %1764, label %1821

1764:
  %1765 = add nsw i64 %1732, 1
  %1766 = icmp eq i64 %1765, %1700
  br i1 %1766, label %1767, label %1730

1767:
  %1768 = phi double [ %1702, %1701 ], [ %1702, %1704 ], [ %1762, %1764 ]
  %1769 = add nsw i64 %1703, 1
  %1770 = icmp eq i64 %1769, %1694
  br i1 %1770, label %1771, label %1701

1771:
  %1772 = fcmp contract olt double %1768, 0x7FF0000000000000
  br i1 %1772, label %1773, label %1806

1773:
  %1774 = phi double [ %1768, %1771 ], [ 0.000000e+00, %1693 ]
  %1775 = fmul contract double %933, 9.000000e-01
  %1776 = fcmp contract ogt double %1774, 1.000000e-03
  %1777 = select contract i1 %1776, double %1774, double 1.000000e-03
  %1778 = add nsw i64 %1696, 1
  %1779 = fcmp contract ogt double %1777, 1.000000e+00
  %1780 = select contract i1 %1779, double %1777, double 1.000000e+00
  %1781 = icmp sgt i64 %1696, 0
  %1782 = sitofp i64 %1778 to double
  br label %1786

1783:
  %1784 = add nsw i32 %1788, 1
  %1785 = icmp eq i32 %1784, 400
  br i1 %1785, label %1803, label %1786

1786:
  %1787 = phi double [ %1780, %1773 ], [ %1795, %1783 ]
  %1788 = phi i32 [ 0, %1773 ], [ %1784, %1783 ]
  br i1 %1781, label %1797, label %1789

1789:
  %1790 = phi double [ 1.000000e+00, %1786 ], [ %1800, %1797 ]
  %1791 = fmul contract double %1787, %1790
  %1792 = fsub contract double %1791, %1777
  %1793 = fmul contract double %1790, %1782
  %1794 = fdiv contract double %1792, %1793
  %1795 = fsub contract double %1787, %1794
  %1796 = fcmp contract olt double %1795, %1787
  br i1 %1796, label %1783, label %1803

1797:
  %1798 = phi i64 [ %1801, %1797 ], [ 1, %1786 ]
  %1799 = phi double [ %1800, %1797 ], [ 1.000000e+00, %1786 ]
  %1800 = fmul contract double %1787, %1799
  %1801 = add nsw i64 %1798, 1
  %1802 = icmp eq i64 %1798, %1696
  br i1 %1802, label %1789, label %1797

1803:
  %1804 = phi double [ %1795, %1783 ], [ %1787, %1789 ]
  %1805 = fdiv contract double %1775, %1804
  br label %1806

1806:
  %1807 = phi double [ %1774, %1803 ], [ %1768, %1771 ]
  %1808 = phi contract double [ %1805, %1803 ], [ 0.000000e+00, %1771 ]
  %1809 = fcmp contract ugt double %1807, 1.000000e+00
  br i1 %1809, label %1821, label %1810

1810:
  %1811 = load i64, ptr %30, align 8
  %1812 = load ptr, ptr %31, align 8
  %1813 = icmp sgt i64 %1811, 0
  br i1 %1813, label %1814, label %1832

1814:
  %1815 = phi i64 [ %1819, %1814 ], [ 0, %1810 ]
  %1816 = getelementptr inbounds double, ptr %1812, i64 %1815
  %1817 = load double, ptr %1816, align 8
  %1818 = getelementptr inbounds double, ptr %4, i64 %1815
  store double %1817, ptr %1818, align 8
  %1819 = add nsw i64 %1815, 1
  %1820 = icmp eq i64 %1819, %1811
  br i1 %1820, label %1832, label %1814

1821:
  %1822 = phi double [ %1808, %1806 ], [ 0.000000e+00, %1689 ], [ 0.000000e+00, %1751 ], [ 0.000000e+00, %1172 ]
  %1823 = fmul contract double %933, 2.000000e-01
  %1824 = fcmp contract ogt double %1822, %1823
  %1825 = select contract i1 %1824, double %1822, double %1823
  %1826 = fmul contract double %933, 0x3FE6666666666666
  %1827 = call contract double @llvm.minnum.f64(double %1825, double %1826)
  %1828 = add nsw i32 %932, 1
  %1829 = icmp ult i32 %932, 4
  %1830 = fcmp contract ogt double %1827, 0.000000e+00
  %1831 = select i1 %1829, i1 %1830, i1 false
  br i1 %1831, label %931, label %1835

1832:
  %1833 = load ptr, ptr %919, align 8
  store double %1014, ptr %1833, align 8
  %1834 = load ptr, ptr %920, align 8
  store double %1808, ptr %1834, align 8
  br label %1835

1835:
  %1836 = phi i64 [ 0, %6 ], [ 0, %895 ], [ 0, %638 ], [ 0, %776 ], [ 0, %778 ], [ 0, %589 ], [ 1, %1832 ], [ 0, %1821 ], [ 0, %771 ], [ 0, %104 ], [ 0, %99 ]
  ret i64 %1836
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

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

define internal fastcc i32 @passes(double %0, double %1, double %2, double %3, double %4) {
  %6 = tail call contract double @llvm.fabs.f64(double %1)
  %7 = tail call contract double @llvm.fabs.f64(double %3)
  %8 = tail call contract double @llvm.maxnum.f64(double %6, double %7)
  %9 = fmul contract double %0, 0x3D06849B86A12B9B
  %10 = fcmp contract ugt double %8, %9
  br i1 %10, label %11, label %57

11:
  %12 = fcmp contract oeq double %1, 0.000000e+00
  %13 = fcmp contract oeq double %3, 0.000000e+00
  %14 = or i1 %12, %13
  br i1 %14, label %57, label %15

15:
  %16 = fcmp contract olt double %1, 0.000000e+00
  %17 = fcmp contract ogt double %3, 0.000000e+00
  %18 = and i1 %16, %17
  br i1 %18, label %57, label %19

19:
  %20 = fcmp contract ogt double %1, 0.000000e+00
  %21 = fcmp contract olt double %3, 0.000000e+00
  %22 = and i1 %20, %21
  br i1 %22, label %57, label %23

23:
  %24 = fcmp contract olt double %2, 0.000000e+00
  %25 = fcmp contract ogt double %4, 0.000000e+00
  %26 = and i1 %24, %25
  %27 = and i1 %17, %26
  %28 = and i1 %20, %27
  br i1 %28, label %35, label %29

29:
  %30 = fcmp contract ogt double %2, 0.000000e+00
  %31 = fcmp contract olt double %4, 0.000000e+00
  %32 = and i1 %30, %31
  %33 = and i1 %21, %32
  %34 = and i1 %16, %33
  br i1 %34, label %35, label %57

35:
  %36 = select contract i1 %20, double 1.000000e+00, double -1.000000e+00
  %37 = fmul contract double %36, %2
  %38 = fmul contract double %36, %4
  %39 = fcmp contract olt double %37, 0.000000e+00
  %40 = fcmp contract ogt double %38, 0.000000e+00
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %57

42:
  %43 = fmul contract double %36, %3
  %44 = fmul contract double %36, %1
  %45 = fsub contract double %43, %44
  %46 = fsub contract double %45, %38
  %47 = fsub contract double %37, %38
  %48 = fdiv contract double %46, %47
  %49 = fmul contract double %37, %48
  %50 = fadd contract double %44, %49
  %51 = tail call contract double @llvm.minnum.f64(double %44, double %43)
  %52 = fsub contract double %51, %50
  %53 = fmul contract double %52, 2.500000e-01
  %54 = fsub contract double %50, %53
  %55 = fcmp contract olt double %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  br label %57

57:
  %58 = phi i32 [ 0, %5 ], [ %56, %42 ], [ 0, %35 ], [ 0, %29 ], [ 1, %15 ], [ 1, %19 ], [ 0, %11 ]
  ret i32 %58
}

define internal fastcc double @mark_between(ptr %0, i64 %1, double %2, ptr %3, double %4, ptr %5, ptr %6) {
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %9, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = icmp sgt i64 %11, 0
  br i1 %14, label %15, label %31

15:
  %16 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = fdiv contract double %17, %13
  %19 = tail call contract double @llvm.fabs.f64(double %18)
  %20 = fadd contract double %19, 1.000000e+00
  %21 = fmul contract double %20, 1.000000e-13
  %22 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 11
  %26 = mul nsw i64 %11, 94
  %27 = fsub contract double %4, %2
  %28 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %29 = fadd contract double %21, %2
  %30 = fsub contract double %4, %21
  br label %33

31:
  %32 = phi double [ 2.000000e+00, %7 ], [ %86, %85 ]
  ret double %32

33:
  %34 = phi double [ 2.000000e+00, %15 ], [ %86, %85 ]
  %35 = phi i64 [ 0, %15 ], [ %87, %85 ]
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %5, i64 %35
  %39 = load double, ptr %38, align 8
  %40 = add nsw i64 %35, %11
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul contract double %13, %42
  %44 = getelementptr inbounds double, ptr %5, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %13, %45
  %47 = fcmp contract ogt double %37, 0.000000e+00
  %48 = select contract i1 %47, double 1.000000e+00, double -1.000000e+00
  %49 = load ptr, ptr %24, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 %35
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %53, label %85

53:
  %54 = load ptr, ptr %25, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %26
  %56 = getelementptr inbounds double, ptr %55, i64 %35
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %27, %43
  %59 = fmul contract double %27, %46
  %60 = tail call fastcc i32 @passes(double %57, double %37, double %58, double %39, double %59)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %85, label %62

62:
  %63 = fmul contract double %37, %39
  %64 = fcmp contract ogt double %63, 0.000000e+00
  br i1 %64, label %65, label %75

65:
  %66 = fmul contract double %37, %48
  %67 = fmul contract double %48, %43
  %68 = fmul contract double %39, %48
  %69 = fmul contract double %48, %46
  %70 = tail call contract fastcc double @find_dip(ptr %0, i64 %35, double %48, double %2, double %66, double %67, double %4, double %68, double %69)
  %71 = load ptr, ptr %28, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %35
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract olt double %70, 0.000000e+00
  br i1 %74, label %85, label %75

75:
  %76 = phi double [ %70, %65 ], [ %4, %62 ]
  %77 = phi double [ %73, %65 ], [ %39, %62 ]
  %78 = tail call contract fastcc double @find_root(ptr %0, i64 %35, double %2, double %37, double %76, double %77)
  %79 = fcmp contract olt double %29, %78
  %80 = fcmp contract olt double %78, %30
  %81 = and i1 %79, %80
  %82 = fcmp contract olt double %78, %34
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %85

84:
  store i64 %35, ptr %6, align 8
  br label %85

85:
  %86 = phi double [ %34, %53 ], [ %34, %33 ], [ %34, %65 ], [ %78, %84 ], [ %34, %75 ]
  %87 = add nsw i64 %35, 1
  %88 = icmp eq i64 %87, %11
  br i1 %88, label %31, label %33
}

define internal fastcc double @defect(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12, align 8
  %14 = mul nsw i64 %11, 18
  %15 = getelementptr double, ptr %13, i64 %14
  %16 = shl nsw i64 %11, 4
  %17 = getelementptr double, ptr %13, i64 %16
  %18 = fsub contract double 1.000000e+00, %2
  %19 = tail call contract double @llvm.minnum.f64(double %2, double %18)
  %20 = fmul contract double %19, 1.000000e-03
  %21 = fsub contract double %2, %20
  tail call fastcc void @polynomial(ptr %1, double %21)
  %22 = icmp sgt i64 %11, 0
  br i1 %22, label %23, label %30

23:
  %24 = phi i64 [ %28, %23 ], [ 0, %4 ]
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load <2 x double>, ptr %25, align 16
  %27 = getelementptr inbounds double, ptr %15, i64 %24
  store <2 x double> %26, ptr %27, align 16
  %28 = add nsw i64 %24, 2
  %29 = icmp slt i64 %28, %11
  br i1 %29, label %23, label %30

30:
  %31 = fadd contract double %20, %2
  tail call fastcc void @polynomial(ptr %1, double %31)
  %32 = icmp sgt i64 %9, 0
  br i1 %32, label %33, label %35

33:
  %34 = fmul contract double %20, 2.000000e+00
  br label %82

35:
  tail call fastcc void @polynomial(ptr %1, double %2)
  %36 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 1
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 2
  %39 = load double, ptr %38, align 8
  %40 = fmul contract double %39, %2
  %41 = fadd contract double %37, %40
  %42 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %45 = load ptr, ptr %44, align 8
  store double %41, ptr %7, align 8
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %47, align 8
  %50 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %57

53:
  %54 = load ptr, ptr %0, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %56 = load ptr, ptr %55, align 8
  call void %54(ptr %7, ptr %17, ptr %43, ptr %45, ptr %56)
  br label %79

57:
  store double %41, ptr %6, align 8
  %58 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %59 = load ptr, ptr %58, align 8
  store double 1.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %67 = load ptr, ptr %66, align 8
  %68 = call contract double %51(ptr %61, i64 %63, i64 %65, ptr %6, ptr %17, ptr %43, ptr %45, ptr %59, ptr %67)
  %69 = fcmp contract olt double %68, 0x7FF0000000000000
  br i1 %69, label %79, label %70

70:
  %71 = load double, ptr %7, align 8
  store double %71, ptr %5, align 8
  %72 = load ptr, ptr %58, align 8
  store double 0.000000e+00, ptr %72, align 8
  %73 = load ptr, ptr %50, align 8
  %74 = load ptr, ptr %60, align 8
  %75 = load i64, ptr %62, align 8
  %76 = load i64, ptr %64, align 8
  %77 = load ptr, ptr %66, align 8
  %78 = call contract double %73(ptr %74, i64 %75, i64 %76, ptr %5, ptr %17, ptr %43, ptr %45, ptr %72, ptr %77)
  br label %79

79:
  br i1 %32, label %80, label %92

80:
  %81 = load ptr, ptr %44, align 8
  br label %125

82:
  %83 = phi i64 [ 0, %33 ], [ %90, %82 ]
  %84 = getelementptr inbounds double, ptr %17, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %15, i64 %83
  %87 = load double, ptr %86, align 8
  %88 = fsub contract double %85, %87
  %89 = fdiv contract double %88, %34
  store double %89, ptr %86, align 8
  %90 = add nsw i64 %83, 1
  %91 = icmp eq i64 %90, %9
  br i1 %91, label %35, label %82

92:
  br i1 %22, label %93, label %113

93:
  %94 = phi <2 x double> [ %108, %93 ], [ zeroinitializer, %92 ]
  %95 = phi <2 x double> [ %110, %93 ], [ zeroinitializer, %92 ]
  %96 = phi i64 [ %111, %93 ], [ 0, %92 ]
  %97 = getelementptr inbounds double, ptr %15, i64 %96
  %98 = load <2 x double>, ptr %97, align 16
  %99 = getelementptr inbounds double, ptr %3, i64 %96
  %100 = load <2 x double>, ptr %99, align 16
  %101 = fmul contract <2 x double> %98, %100
  %102 = getelementptr inbounds double, ptr %97, i64 2
  %103 = load <2 x double>, ptr %102, align 16
  %104 = getelementptr inbounds double, ptr %99, i64 2
  %105 = load <2 x double>, ptr %104, align 16
  %106 = fmul contract <2 x double> %103, %105
  %107 = fmul contract <2 x double> %101, %101
  %108 = fadd contract <2 x double> %94, %107
  %109 = fmul contract <2 x double> %106, %106
  %110 = fadd contract <2 x double> %95, %109
  %111 = add nsw i64 %96, 4
  %112 = icmp slt i64 %111, %11
  br i1 %112, label %93, label %113

113:
  %114 = phi <2 x double> [ zeroinitializer, %92 ], [ %110, %93 ]
  %115 = phi <2 x double> [ zeroinitializer, %92 ], [ %108, %93 ]
  %116 = shufflevector <2 x double> %115, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %117 = fadd contract <2 x double> %115, %116
  %118 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %119 = fadd contract <2 x double> %114, %118
  %120 = fadd contract <2 x double> %119, %117
  %121 = extractelement <2 x double> %120, i64 0
  %122 = sitofp i64 %9 to double
  %123 = fdiv contract double %121, %122
  %124 = call contract double @llvm.sqrt.f64(double %123)
  ret double %124

125:
  %126 = phi i64 [ 0, %80 ], [ %134, %125 ]
  %127 = load double, ptr %38, align 8
  %128 = getelementptr inbounds double, ptr %81, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %127, %129
  %131 = getelementptr inbounds double, ptr %15, i64 %126
  %132 = load double, ptr %131, align 8
  %133 = fsub contract double %132, %130
  store double %133, ptr %131, align 8
  %134 = add nsw i64 %126, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %92, label %125
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
  %13 = mul nsw i64 %8, 94
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  tail call fastcc void @look_at(ptr %5, double %1)
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %19 = load double, ptr %18, align 8
  %20 = fmul contract double %19, %1
  %21 = fadd contract double %17, %20
  %22 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %25 = load ptr, ptr %24, align 8
  store double %21, ptr %4, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 14
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 2
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 13
  %34 = load ptr, ptr %33, align 8
  call void %32(ptr %4, ptr %23, ptr %25, ptr %2, ptr %34)
  %35 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = icmp sgt i64 %8, 0
  br i1 %38, label %40, label %39

39:
  ret void

40:
  %41 = phi i64 [ %50, %49 ], [ 0, %3 ]
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = call contract double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds double, ptr %14, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fcmp contract ogt double %44, %46
  br i1 %47, label %48, label %49

48:
  store double %44, ptr %45, align 8
  br label %49

49:
  %50 = add nsw i64 %41, 1
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %39, label %40
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
  %22 = phi ptr [ %10, %9 ], [ %47, %85 ]
  %23 = phi double [ %3, %9 ], [ %75, %85 ]
  %24 = phi double [ %4, %9 ], [ %74, %85 ]
  %25 = phi i32 [ 0, %9 ], [ %94, %85 ]
  %26 = phi i32 [ 0, %9 ], [ %73, %85 ]
  %27 = phi double [ %8, %9 ], [ %72, %85 ]
  %28 = phi double [ %5, %9 ], [ %71, %85 ]
  %29 = phi double [ %5, %9 ], [ %70, %85 ]
  %30 = phi double [ %6, %9 ], [ %69, %85 ]
  %31 = phi double [ %8, %9 ], [ %68, %85 ]
  %32 = phi double [ %7, %9 ], [ %67, %85 ]
  %33 = fsub contract double %30, %23
  %34 = fmul contract double %27, %33
  %35 = fsub contract double %27, %28
  %36 = fdiv contract double %34, %35
  %37 = fsub contract double %30, %36
  %38 = fmul contract double %33, 1.000000e-02
  %39 = fadd contract double %23, %38
  %40 = tail call contract double @llvm.maxnum.f64(double %37, double %39)
  %41 = fsub contract double %30, %38
  %42 = tail call contract double @llvm.minnum.f64(double %40, double %41)
  tail call fastcc void @ask_inside(ptr %22, double %42, ptr %17)
  %43 = load double, ptr %18, align 8
  %44 = fmul contract double %43, %2
  %45 = load double, ptr %20, align 8
  %46 = fmul contract double %45, %2
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds %struct.Step, ptr %47, i64 0, i32 2
  %49 = load double, ptr %48, align 8
  %50 = fmul contract double %46, %49
  %51 = fcmp contract ugt double %44, 0.000000e+00
  br i1 %51, label %52, label %97

52:
  %53 = fcmp contract ogt double %44, 0.000000e+00
  %54 = fcmp contract ord double %50, 0.000000e+00
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %97

56:
  %57 = fcmp contract olt double %50, 0.000000e+00
  br i1 %57, label %58, label %62

58:
  %59 = icmp eq i32 %26, -1
  %60 = fmul contract double %27, 5.000000e-01
  %61 = select i1 %59, double %60, double %27
  br label %66

62:
  %63 = icmp eq i32 %26, 1
  %64 = fmul contract double %28, 5.000000e-01
  %65 = select i1 %63, double %64, double %28
  br label %66

66:
  %67 = phi double [ %32, %58 ], [ %44, %62 ]
  %68 = phi double [ %31, %58 ], [ %50, %62 ]
  %69 = phi double [ %30, %58 ], [ %42, %62 ]
  %70 = phi double [ %50, %58 ], [ %29, %62 ]
  %71 = phi double [ %50, %58 ], [ %65, %62 ]
  %72 = phi double [ %61, %58 ], [ %50, %62 ]
  %73 = phi i32 [ -1, %58 ], [ 1, %62 ]
  %74 = phi double [ %44, %58 ], [ %24, %62 ]
  %75 = phi double [ %42, %58 ], [ %23, %62 ]
  %76 = fcmp contract ogt double %68, %70
  br i1 %76, label %77, label %85

77:
  %78 = fsub contract double %67, %74
  %79 = fmul contract double %70, %75
  %80 = fadd contract double %78, %79
  %81 = fmul contract double %68, %69
  %82 = fsub contract double %80, %81
  %83 = fsub contract double %70, %68
  %84 = fdiv contract double %82, %83
  br label %85

85:
  %86 = phi contract double [ %84, %77 ], [ %75, %66 ]
  %87 = fsub contract double %86, %75
  %88 = fmul contract double %70, %87
  %89 = fadd contract double %74, %88
  %90 = fcmp contract ogt double %89, 0.000000e+00
  %91 = fsub contract double %69, %75
  %92 = fcmp contract olt double %91, 1.000000e-09
  %93 = select i1 %90, i1 true, i1 %92
  %94 = add nsw i32 %25, 1
  %95 = icmp eq i32 %94, 60
  %96 = select i1 %93, i1 true, i1 %95
  br i1 %96, label %97, label %21

97:
  %98 = phi double [ -1.000000e+00, %85 ], [ -1.000000e+00, %52 ], [ %42, %21 ]
  ret double %98
}

define internal fastcc double @find_root(ptr %0, i64 %1, double %2, double %3, double %4, double %5) {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = fcmp contract ogt double %3, 0.000000e+00
  %13 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fmul contract double %16, %4
  %18 = fadd contract double %14, %17
  %19 = fdiv contract double %18, %16
  %20 = tail call contract double @llvm.fabs.f64(double %19)
  %21 = tail call contract double @llvm.maxnum.f64(double %20, double 1.000000e+00)
  %22 = fmul contract double %21, 0x3CB0000000000000
  %23 = fsub contract double %4, %2
  %24 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 7
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %1
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ord double %27, 0.000000e+00
  %33 = tail call contract double @llvm.fabs.f64(double %27)
  %34 = select contract i1 %32, double %33, double 0.000000e+00
  %35 = fcmp contract ord double %31, 0.000000e+00
  %36 = tail call contract double @llvm.fabs.f64(double %31)
  %37 = select contract i1 %35, double %36, double 0.000000e+00
  %38 = fadd contract double %34, %37
  %39 = fcmp contract oeq double %38, 0.000000e+00
  br i1 %39, label %40, label %48

40:
  %41 = fcmp contract ord double %3, 0.000000e+00
  %42 = tail call contract double @llvm.fabs.f64(double %3)
  %43 = select contract i1 %41, double %42, double 0.000000e+00
  %44 = fcmp contract ord double %5, 0.000000e+00
  %45 = tail call contract double @llvm.fabs.f64(double %5)
  %46 = select contract i1 %44, double %45, double 0.000000e+00
  %47 = fadd contract double %43, %46
  br label %48

48:
  %49 = phi double [ %47, %40 ], [ %38, %6 ]
  %50 = fcmp contract ogt double %23, %22
  br i1 %50, label %51, label %121

51:
  %52 = fmul contract double %22, 5.000000e-01
  %53 = getelementptr inbounds double, ptr %11, i64 %1
  br label %54

54:
  %55 = phi double [ %23, %51 ], [ %115, %107 ]
  %56 = phi i32 [ 0, %51 ], [ %119, %107 ]
  %57 = phi i32 [ 0, %51 ], [ %114, %107 ]
  %58 = phi double [ %5, %51 ], [ %113, %107 ]
  %59 = phi double [ %3, %51 ], [ %112, %107 ]
  %60 = phi double [ %2, %51 ], [ %111, %107 ]
  %61 = phi double [ %3, %51 ], [ %110, %107 ]
  %62 = phi double [ %4, %51 ], [ %109, %107 ]
  %63 = phi double [ %5, %51 ], [ %108, %107 ]
  %64 = fmul contract double %63, %55
  %65 = fsub contract double %63, %61
  %66 = fdiv contract double %64, %65
  %67 = fsub contract double %62, %66
  %68 = icmp sgt i32 %56, 1
  %69 = fcmp contract ugt double %60, %67
  %70 = select i1 %68, i1 true, i1 %69
  %71 = fcmp contract ugt double %67, %62
  %72 = select i1 %70, i1 true, i1 %71
  %73 = fadd contract double %62, %60
  %74 = fmul contract double %73, 5.000000e-01
  %75 = select i1 %72, double %74, double %67
  %76 = fadd contract double %52, %60
  %77 = tail call contract double @llvm.maxnum.f64(double %75, double %76)
  %78 = fsub contract double %62, %52
  %79 = tail call contract double @llvm.minnum.f64(double %77, double %78)
  %80 = fcmp contract olt double %60, %79
  %81 = fcmp contract olt double %79, %62
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %85, label %83

83:
  %84 = fsub contract double %62, %60
  br label %121

85:
  tail call fastcc void @ask_inside(ptr %7, double %79, ptr %11)
  %86 = load double, ptr %53, align 8
  %87 = fcmp contract uno double %86, 0.000000e+00
  br i1 %87, label %88, label %95

88:
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.Watch, ptr %89, i64 0, i32 13
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 3
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %92, align 8
  br label %143

95:
  %96 = fneg contract double %86
  %97 = select contract i1 %12, double %86, double %96
  %98 = fcmp contract ogt double %97, 0.000000e+00
  br i1 %98, label %99, label %103

99:
  %100 = icmp eq i32 %57, -1
  %101 = fmul contract double %63, 5.000000e-01
  %102 = select i1 %100, double %101, double %63
  br label %107

103:
  %104 = icmp eq i32 %57, 1
  %105 = fmul contract double %61, 5.000000e-01
  %106 = select i1 %104, double %105, double %61
  br label %107

107:
  %108 = phi double [ %102, %99 ], [ %86, %103 ]
  %109 = phi double [ %62, %99 ], [ %79, %103 ]
  %110 = phi double [ %86, %99 ], [ %106, %103 ]
  %111 = phi double [ %79, %99 ], [ %60, %103 ]
  %112 = phi double [ %86, %99 ], [ %59, %103 ]
  %113 = phi double [ %58, %99 ], [ %86, %103 ]
  %114 = phi i32 [ -1, %99 ], [ 1, %103 ]
  %115 = fsub contract double %109, %111
  %116 = fmul contract double %55, 5.000000e-01
  %117 = fcmp contract ogt double %115, %116
  %118 = add nsw i32 %56, 1
  %119 = select i1 %117, i32 %118, i32 0
  %120 = fcmp contract ogt double %115, %22
  br i1 %120, label %54, label %121

121:
  %122 = phi double [ %23, %48 ], [ %84, %83 ], [ %115, %107 ]
  %123 = phi double [ %4, %48 ], [ %62, %83 ], [ %109, %107 ]
  %124 = phi double [ %3, %48 ], [ %59, %83 ], [ %112, %107 ]
  %125 = phi double [ %5, %48 ], [ %58, %83 ], [ %113, %107 ]
  %126 = fcmp contract olt double %122, 0x3EB0C6F7A0B5ED8D
  br i1 %126, label %129, label %127

127:
  %128 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 0, ptr %128, align 8
  br label %143

129:
  %130 = fsub contract double %125, %124
  %131 = tail call contract double @llvm.fabs.f64(double %130)
  %132 = fmul contract double %49, 0x3EB0C6F7A0B5ED8D
  %133 = fcmp contract ogt double %131, %132
  %134 = zext i1 %133 to i32
  %135 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  store i32 %134, ptr %135, align 8
  br i1 %133, label %136, label %143

136:
  %137 = tail call contract double @llvm.fabs.f64(double %124)
  %138 = tail call contract double @llvm.fabs.f64(double %125)
  %139 = tail call contract double @llvm.minnum.f64(double %137, double %138)
  %140 = fmul contract double %139, 0x3EB0C6F7A0B5ED8D
  %141 = fcmp contract ogt double %140, %49
  br i1 %141, label %142, label %143

142:
  store i32 2, ptr %135, align 8
  br label %143

143:
  %144 = phi double [ %123, %142 ], [ %123, %136 ], [ %123, %129 ], [ 2.000000e+00, %88 ], [ %123, %127 ]
  ret double %144
}

define internal fastcc void @ask_inside(ptr %0, double %1, ptr %2) {
  %4 = alloca double, align 8
  tail call fastcc void @look_at(ptr %0, double %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %9, %1
  %11 = fadd contract double %7, %10
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  store double %11, ptr %4, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %24 = load ptr, ptr %23, align 8
  call void %22(ptr %4, ptr %13, ptr %15, ptr %2, ptr %24)
  ret void
}

declare fastcc void @polynomial(ptr, double)

define fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Code, ptr %11, i64 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract ugt double %15, %2
  br i1 %16, label %17, label %349

17:
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %36

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  br label %24

22:
  %23 = icmp eq i32 %33, 0
  br i1 %23, label %36, label %37

24:
  %25 = phi i32 [ 0, %19 ], [ %33, %24 ]
  %26 = phi i64 [ 0, %19 ], [ %34, %24 ]
  %27 = getelementptr inbounds i64, ptr %21, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = icmp ne i64 %28, 3
  %31 = and i1 %29, %30
  %32 = zext i1 %31 to i32
  %33 = or i32 %25, %32
  %34 = add nsw i64 %26, 1
  %35 = icmp eq i64 %34, %13
  br i1 %35, label %22, label %24

36:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5)
  br label %349

37:
  %38 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 16383
  store i64 0, ptr %7, align 8
  %41 = icmp sgt i32 %1, 43
  %42 = select i1 %41, i1 true, i1 %40
  br i1 %42, label %81, label %43

43:
  %44 = call contract fastcc double @mark_between(ptr %0, i64 2, double %2, ptr %3, double %4, ptr %5, ptr %7)
  %45 = fcmp contract olt double %44, 2.000000e+00
  br i1 %45, label %48, label %46

46:
  %47 = load ptr, ptr %0, align 8
  br label %81

48:
  %49 = load i64, ptr %7, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %51, i64 0, i32 8
  %53 = load i64, ptr %52, align 8
  %54 = load ptr, ptr %8, align 8
  %55 = getelementptr inbounds %struct.Watch, ptr %54, i64 0, i32 11
  %56 = load ptr, ptr %55, align 8
  %57 = shl nsw i32 %1, 1
  %58 = sext i32 %57 to i64
  %59 = mul nsw i64 %53, %58
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = shl nsw i64 %53, 1
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  %63 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Step, ptr %50, i64 0, i32 2
  %66 = load double, ptr %65, align 8
  %67 = fdiv contract double %64, %66
  %68 = tail call contract double @llvm.fabs.f64(double %67)
  %69 = fadd contract double %68, 1.000000e+00
  %70 = fmul contract double %69, 1.000000e-13
  %71 = fsub contract double %44, %70
  tail call fastcc void @look_closer(ptr %0, double %71, ptr %60)
  tail call fastcc void @look_closer(ptr %0, double %44, ptr %62)
  %72 = getelementptr inbounds double, ptr %62, i64 %49
  %73 = load double, ptr %72, align 8
  %74 = fcmp contract oeq double %73, 0.000000e+00
  br i1 %74, label %75, label %79

75:
  %76 = getelementptr inbounds double, ptr %60, i64 %49
  %77 = load double, ptr %76, align 8
  %78 = fmul contract double %77, 0xBCB0000000000000
  store double %78, ptr %72, align 8
  br label %79

79:
  %80 = add nsw i32 %1, 2
  tail call fastcc void @visit(ptr %0, i32 %80, double %2, ptr %3, double %71, ptr %60)
  tail call fastcc void @take(ptr %0, double %71, ptr %60, double %44, ptr %62)
  tail call fastcc void @visit(ptr %0, i32 %80, double %44, ptr %62, double %4, ptr %5)
  br label %348

81:
  %82 = phi ptr [ %47, %46 ], [ %10, %37 ]
  %83 = fsub contract double %4, %2
  %84 = fmul contract double %83, 0x3FDA827997709F7A
  %85 = fadd contract double %84, %2
  %86 = getelementptr inbounds %struct.Step, ptr %82, i64 0, i32 2
  %87 = load double, ptr %86, align 8
  %88 = fmul contract double %83, %87
  %89 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 11
  %90 = load ptr, ptr %89, align 8
  %91 = shl nsw i32 %1, 1
  %92 = sext i32 %91 to i64
  %93 = mul nsw i64 %13, %92
  %94 = getelementptr inbounds double, ptr %90, i64 %93
  tail call fastcc void @look_closer(ptr %0, double %85, ptr %94)
  br i1 %18, label %95, label %103

95:
  %96 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 5
  %97 = load ptr, ptr %96, align 8
  %98 = mul nsw i64 %13, 94
  %99 = tail call contract double @llvm.fabs.f64(double %88)
  %100 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 4
  %101 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 10
  %102 = icmp slt i32 %1, 4
  br label %107

103:
  %104 = phi i32 [ 0, %81 ], [ %316, %315 ]
  %105 = phi i32 [ 1, %81 ], [ %317, %315 ]
  %106 = icmp eq i32 %1, 45
  br i1 %106, label %345, label %320

107:
  %108 = phi i32 [ 1, %95 ], [ %317, %315 ]
  %109 = phi i64 [ 0, %95 ], [ %318, %315 ]
  %110 = phi i32 [ 0, %95 ], [ %316, %315 ]
  %111 = getelementptr inbounds i64, ptr %97, i64 %109
  %112 = load i64, ptr %111, align 8
  switch i64 %112, label %113 [
    i64 3, label %315
    i64 0, label %315
  ]

113:
  %114 = icmp eq i64 %112, 2
  %115 = load ptr, ptr %89, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 %98
  %117 = getelementptr inbounds double, ptr %116, i64 %109
  %118 = getelementptr inbounds double, ptr %94, i64 %109
  %119 = add nsw i64 %109, %13
  %120 = getelementptr inbounds double, ptr %94, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul contract double %88, %121
  %123 = getelementptr inbounds double, ptr %3, i64 %109
  %124 = getelementptr inbounds double, ptr %3, i64 %119
  %125 = load double, ptr %124, align 8
  %126 = fmul contract double %88, %125
  %127 = getelementptr inbounds double, ptr %5, i64 %109
  %128 = getelementptr inbounds double, ptr %5, i64 %119
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %88, %129
  %131 = fcmp uno double %126, %130
  br i1 %131, label %278, label %132

132:
  %133 = load double, ptr %127, align 8
  %134 = load double, ptr %123, align 8
  %135 = load double, ptr %118, align 8
  %136 = select contract i1 %114, double 1.000000e+10, double 1.000000e+00
  %137 = load double, ptr %117, align 8
  %138 = fmul contract double %136, %137
  %139 = fsub contract double %133, %134
  %140 = fmul contract double %134, 0x3FFD413CCBB84FBD
  %141 = fmul contract double %126, 0x3FDA827997709F7A
  %142 = fadd contract double %140, %141
  %143 = fmul contract double %142, 0x3FD5F6199B087E2F
  %144 = fmul contract double %133, 0x40015F619A23D822
  %145 = fmul contract double %130, 0x3FE2BEC33447B043
  %146 = fsub contract double %144, %145
  %147 = fmul contract double %146, 0x3FC5F61993D37A46
  %148 = fadd contract double %143, %147
  %149 = tail call contract double @llvm.fabs.f64(double %139)
  %150 = fsub contract double %135, %134
  %151 = tail call contract double @llvm.fabs.f64(double %150)
  %152 = fsub contract double %135, %133
  %153 = tail call contract double @llvm.fabs.f64(double %152)
  %154 = tail call contract double @llvm.maxnum.f64(double %151, double %153)
  %155 = tail call contract double @llvm.maxnum.f64(double %149, double %154)
  %156 = tail call contract double @llvm.fabs.f64(double %134)
  %157 = tail call contract double @llvm.fabs.f64(double %133)
  %158 = fadd contract double %156, %157
  %159 = fmul contract double %158, 1.000000e-09
  %160 = fmul contract double %138, 0x3D06849B86A12B9B
  %161 = fadd contract double %159, %160
  %162 = fsub contract double %135, %148
  %163 = tail call contract double @llvm.fabs.f64(double %162)
  %164 = fmul contract double %155, 5.000000e-03
  %165 = fadd contract double %164, %161
  %166 = fcmp contract ugt double %163, %165
  br i1 %166, label %178, label %167

167:
  %168 = fmul contract double %139, 0x3FF74B23344A5383
  %169 = fmul contract double %126, 0x3FC23180000A8CFF
  %170 = fsub contract double %168, %169
  %171 = fmul contract double %130, 0x3FD413CCD124078A
  %172 = fsub contract double %170, %171
  %173 = fsub contract double %122, %172
  %174 = tail call contract double @llvm.fabs.f64(double %173)
  %175 = fmul contract double %155, 5.000000e-02
  %176 = fadd contract double %175, %161
  %177 = fcmp contract ugt double %174, %176
  br i1 %177, label %178, label %278

178:
  %179 = tail call contract double @llvm.fabs.f64(double %121)
  %180 = tail call contract double @llvm.fabs.f64(double %125)
  %181 = tail call contract double @llvm.fabs.f64(double %129)
  %182 = tail call contract double @llvm.maxnum.f64(double %180, double %181)
  %183 = tail call contract double @llvm.maxnum.f64(double %179, double %182)
  %184 = fmul contract double %99, %183
  br i1 %114, label %274, label %185

185:
  %186 = load i64, ptr %9, align 8
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %188, label %219

188:
  %189 = load ptr, ptr %100, align 8
  %190 = load ptr, ptr %101, align 8
  br label %191

191:
  %192 = phi i1 [ true, %188 ], [ %215, %213 ]
  %193 = phi i64 [ 0, %188 ], [ %214, %213 ]
  %194 = shl nsw i64 %193, 2
  %195 = getelementptr inbounds i64, ptr %189, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds i64, ptr %195, i64 2
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %190, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %195, i64 1
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, %109
  br i1 %203, label %204, label %213

204:
  %205 = add i64 %196, -5
  %206 = icmp ult i64 %205, -2
  %207 = icmp slt i64 %196, 7
  %208 = and i1 %207, %206
  br i1 %208, label %213, label %209

209:
  %210 = icmp eq i64 %196, 3
  %211 = fcmp contract ord double %200, 0.000000e+00
  %212 = select i1 %210, i1 %211, i1 false
  br i1 %212, label %213, label %217

213:
  %214 = add nsw i64 %193, 1
  %215 = icmp slt i64 %214, %186
  %216 = icmp eq i64 %214, %186
  br i1 %216, label %217, label %191

217:
  %218 = phi i1 [ %192, %209 ], [ %215, %213 ]
  br i1 %218, label %228, label %219

219:
  %220 = getelementptr inbounds double, ptr %116, i64 %13
  %221 = getelementptr inbounds double, ptr %220, i64 %109
  %222 = fmul contract double %184, 8.000000e+00
  %223 = fcmp contract oge double %222, %154
  %224 = select contract i1 %223, double -1.000000e+00, double 1.000000e+00
  %225 = load double, ptr %221, align 8
  %226 = fadd contract double %224, %225
  store double %226, ptr %221, align 8
  %227 = fcmp contract ugt double %226, 1.024000e+03
  br i1 %227, label %278, label %228

228:
  br i1 %187, label %229, label %274

229:
  %230 = load ptr, ptr %100, align 8
  %231 = load ptr, ptr %101, align 8
  br label %232

232:
  %233 = phi i1 [ true, %229 ], [ %256, %254 ]
  %234 = phi i64 [ 0, %229 ], [ %255, %254 ]
  %235 = shl nsw i64 %234, 2
  %236 = getelementptr inbounds i64, ptr %230, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds i64, ptr %236, i64 2
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %231, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds i64, ptr %236, i64 1
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, %109
  br i1 %244, label %245, label %254

245:
  %246 = add i64 %237, -5
  %247 = icmp ult i64 %246, -2
  %248 = icmp slt i64 %237, 7
  %249 = and i1 %248, %247
  br i1 %249, label %254, label %250

250:
  %251 = icmp eq i64 %237, 3
  %252 = fcmp contract ord double %241, 0.000000e+00
  %253 = select i1 %251, i1 %252, i1 false
  br i1 %253, label %254, label %258

254:
  %255 = add nsw i64 %234, 1
  %256 = icmp slt i64 %255, %186
  %257 = icmp eq i64 %255, %186
  br i1 %257, label %258, label %232

258:
  %259 = phi i1 [ %233, %250 ], [ %256, %254 ]
  br i1 %259, label %274, label %260

260:
  %261 = phi i1 [ %272, %270 ], [ true, %258 ]
  %262 = phi i64 [ %271, %270 ], [ 0, %258 ]
  %263 = shl nsw i64 %262, 2
  %264 = getelementptr inbounds i64, ptr %230, i64 %263
  %265 = getelementptr inbounds i64, ptr %264, i64 1
  %266 = load i64, ptr %265, align 8
  %267 = icmp eq i64 %266, %109
  br i1 %267, label %268, label %270

268:
  %269 = load i64, ptr %264, align 8
  switch i64 %269, label %270 [
    i64 5, label %274
    i64 2, label %274
    i64 1, label %274
  ]

270:
  %271 = add nsw i64 %262, 1
  %272 = icmp slt i64 %271, %186
  %273 = icmp eq i64 %271, %186
  br i1 %273, label %274, label %260

274:
  %275 = phi i1 [ true, %258 ], [ true, %178 ], [ false, %228 ], [ %272, %270 ], [ %261, %268 ], [ %261, %268 ], [ %261, %268 ]
  %276 = zext i1 %275 to i32
  %277 = or i32 %110, %276
  br label %278

278:
  %279 = phi i32 [ %110, %167 ], [ %277, %274 ], [ %110, %219 ], [ %110, %113 ]
  %280 = phi i32 [ %108, %167 ], [ 0, %274 ], [ %108, %219 ], [ %108, %113 ]
  br i1 %114, label %284, label %281

281:
  %282 = load double, ptr %123, align 8
  %283 = load double, ptr %118, align 8
  br label %301

284:
  %285 = load double, ptr %117, align 8
  %286 = load double, ptr %123, align 8
  %287 = load double, ptr %124, align 8
  %288 = fmul contract double %88, %287
  %289 = load double, ptr %118, align 8
  %290 = load double, ptr %120, align 8
  %291 = fmul contract double %88, %290
  %292 = tail call fastcc i32 @passes(double %285, double %286, double %288, double %289, double %291)
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %300

294:
  %295 = load double, ptr %127, align 8
  %296 = load double, ptr %128, align 8
  %297 = fmul contract double %88, %296
  %298 = tail call fastcc i32 @passes(double %285, double %289, double %291, double %295, double %297)
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %301, label %300

300:
  br label %301

301:
  %302 = phi double [ %289, %300 ], [ %289, %294 ], [ %283, %281 ]
  %303 = phi double [ %286, %300 ], [ %286, %294 ], [ %282, %281 ]
  %304 = phi i32 [ 0, %300 ], [ %280, %294 ], [ %280, %281 ]
  %305 = load double, ptr %127, align 8
  %306 = fcmp contract uno double %303, 0.000000e+00
  %307 = fcmp contract uno double %305, 0.000000e+00
  %308 = fcmp contract uno double %302, 0.000000e+00
  %309 = xor i1 %306, %308
  %310 = xor i1 %306, %307
  %311 = or i1 %309, %310
  %312 = and i1 %102, %308
  %313 = or i1 %312, %311
  %314 = select i1 %313, i32 0, i32 %304
  br label %315

315:
  %316 = phi i32 [ %110, %107 ], [ %279, %301 ], [ %110, %107 ]
  %317 = phi i32 [ %108, %107 ], [ %314, %301 ], [ %108, %107 ]
  %318 = add nsw i64 %109, 1
  %319 = icmp eq i64 %318, %13
  br i1 %319, label %103, label %107

320:
  %321 = load ptr, ptr %0, align 8
  %322 = getelementptr inbounds %struct.Step, ptr %321, i64 0, i32 1
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %321, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fdiv contract double %323, %325
  %327 = tail call contract double @llvm.fabs.f64(double %326)
  %328 = fadd contract double %327, 1.000000e+00
  %329 = fmul contract double %328, 1.000000e-13
  %330 = fcmp contract ole double %83, %329
  %331 = icmp eq i32 %104, 0
  %332 = select i1 %331, i1 true, i1 %330
  %333 = xor i1 %332, true
  %334 = select i1 %333, i1 %40, i1 false
  br i1 %334, label %335, label %341

335:
  %336 = getelementptr inbounds %struct.Watch, ptr %9, i64 0, i32 13
  %337 = load ptr, ptr %336, align 8
  %338 = getelementptr inbounds i64, ptr %337, i64 3
  %339 = load i64, ptr %338, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %338, align 8
  br label %345

341:
  %342 = icmp ne i32 %105, 0
  %343 = select i1 %342, i1 true, i1 %330
  %344 = select i1 %343, i1 true, i1 %40
  br i1 %344, label %345, label %346

345:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %85, ptr %94)
  tail call fastcc void @take(ptr %0, double %85, ptr %94, double %4, ptr %5)
  br label %348

346:
  %347 = add nsw i32 %1, 1
  tail call fastcc void @visit(ptr %0, i32 %347, double %2, ptr %3, double %85, ptr %94)
  tail call fastcc void @visit(ptr %0, i32 %347, double %85, ptr %94, double %4, ptr %5)
  br label %348

348:
  br label %349

349:
  ret void
}

define fastcc void @report(ptr %0) {
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
  %16 = fdiv contract double %13, %15
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = tail call contract double @llvm.maxnum.f64(double %17, double 1.000000e+00)
  %19 = fmul contract double %18, 0x3CD0000000000000
  %20 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 12
  %23 = icmp slt i64 %21, %11
  br i1 %23, label %24, label %128

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
  %36 = phi ptr [ %34, %24 ], [ %120, %119 ]
  %37 = phi ptr [ %34, %24 ], [ %121, %119 ]
  %38 = phi i64 [ %21, %24 ], [ %122, %119 ]
  %39 = phi i64 [ %21, %24 ], [ %123, %119 ]
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
  %54 = fadd contract double %19, %53
  %55 = fcmp contract ogt double %42, %54
  br i1 %55, label %125, label %56

56:
  %57 = fcmp contract uge double %53, 2.000000e+00
  %58 = fsub contract double %53, %19
  %59 = fcmp contract ult double %42, %58
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
  %73 = fcmp contract olt double %42, %72
  br i1 %73, label %74, label %79

74:
  %75 = load double, ptr %29, align 8
  %76 = load double, ptr %14, align 8
  %77 = fmul contract double %42, %76
  %78 = fadd contract double %75, %77
  br label %81

79:
  %80 = load double, ptr %12, align 8
  br label %81

81:
  %82 = phi contract double [ %78, %74 ], [ %80, %79 ]
  switch i64 %49, label %94 [
    i64 4, label %83
    i64 3, label %88
  ]

83:
  %84 = load ptr, ptr %30, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %52
  %86 = load double, ptr %85, align 8
  %87 = fadd contract double %86, 1.000000e+00
  store double %87, ptr %85, align 8
  br label %119

88:
  %89 = load ptr, ptr %30, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %52
  %91 = load double, ptr %90, align 8
  %92 = fcmp contract uno double %91, 0.000000e+00
  br i1 %92, label %93, label %119

93:
  store double %82, ptr %90, align 8
  br label %119

94:
  br i1 %73, label %95, label %97

95:
  tail call fastcc void @look_at(ptr %2, double %42)
  %96 = load ptr, ptr %22, align 8
  br label %97

97:
  %98 = phi ptr [ %96, %95 ], [ %36, %94 ]
  %99 = getelementptr inbounds double, ptr %41, i64 2
  %100 = load double, ptr %99, align 8
  %101 = add nsw i64 %38, 1
  %102 = mul nsw i64 %38, %8
  %103 = getelementptr inbounds double, ptr %98, i64 %102
  store double %82, ptr %103, align 8
  %104 = sitofp i64 %45 to double
  %105 = getelementptr inbounds double, ptr %103, i64 1
  store double %104, ptr %105, align 8
  %106 = getelementptr inbounds double, ptr %103, i64 2
  store double %100, ptr %106, align 8
  %107 = load double, ptr %28, align 8
  %108 = fcmp contract olt double %42, %107
  %109 = select i1 %108, ptr %31, ptr %32
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr double, ptr %103, i64 3
  br i1 %33, label %112, label %119

112:
  %113 = phi i64 [ %117, %112 ], [ 0, %97 ]
  %114 = getelementptr inbounds double, ptr %110, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %111, i64 %113
  store double %115, ptr %116, align 8
  %117 = add nsw i64 %113, 1
  %118 = icmp eq i64 %117, %7
  br i1 %118, label %119, label %112

119:
  %120 = phi ptr [ %98, %97 ], [ %36, %83 ], [ %36, %93 ], [ %36, %88 ], [ %98, %112 ]
  %121 = phi ptr [ %98, %97 ], [ %37, %83 ], [ %37, %93 ], [ %37, %88 ], [ %98, %112 ]
  %122 = phi i64 [ %101, %97 ], [ %38, %83 ], [ %38, %93 ], [ %38, %88 ], [ %101, %112 ]
  %123 = add i64 %39, 1
  %124 = icmp eq i64 %123, %11
  br i1 %124, label %125, label %35

125:
  %126 = phi i64 [ %122, %119 ], [ %38, %35 ]
  %127 = load ptr, ptr %9, align 8
  br label %128

128:
  %129 = phi ptr [ %10, %1 ], [ %127, %125 ]
  %130 = phi i64 [ %21, %1 ], [ %126, %125 ]
  store i64 %130, ptr %129, align 8
  ret void
}

define fastcc void @take_samples(ptr %0, ptr %1, double %2, double %3) {
  %5 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %6 = load double, ptr %5, align 8
  %7 = fcmp contract oge double %6, 0.000000e+00
  %8 = select contract i1 %7, double 1.000000e+00, double -1.000000e+00
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
  %18 = fmul contract double %8, %3
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %22

22:
  %23 = phi i64 [ %14, %17 ], [ %43, %38 ]
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fmul contract double %8, %26
  %28 = fcmp contract ugt double %27, %18
  br i1 %28, label %46, label %29

29:
  %30 = fcmp contract oeq double %26, %3
  br i1 %30, label %38, label %31

31:
  %32 = load double, ptr %19, align 8
  %33 = fsub contract double %26, %32
  %34 = load double, ptr %5, align 8
  %35 = fdiv contract double %33, %34
  %36 = tail call contract double @llvm.minnum.f64(double %35, double %2)
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

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4) {
  %6 = alloca double, align 8
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
  %17 = fcmp contract ugt double %16, %1
  br i1 %17, label %18, label %452

18:
  %19 = load i64, ptr %10, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %23 = fsub contract double %3, %1
  %24 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 5
  br label %31

25:
  %26 = load double, ptr %15, align 8
  br label %27

27:
  %28 = phi i64 [ %231, %25 ], [ %19, %18 ]
  %29 = phi double [ %26, %25 ], [ %16, %18 ]
  %30 = fcmp contract olt double %29, %3
  br i1 %30, label %233, label %240

31:
  %32 = phi i64 [ 0, %21 ], [ %230, %229 ]
  %33 = load ptr, ptr %22, align 8
  %34 = shl nsw i64 %32, 2
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -5
  %38 = icmp ult i64 %37, -2
  %39 = icmp slt i64 %36, 7
  %40 = and i1 %39, %38
  br i1 %40, label %229, label %41

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
  %54 = fmul contract double %23, %53
  %55 = getelementptr inbounds double, ptr %2, i64 %47
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %4, i64 %47
  %58 = load double, ptr %57, align 8
  %59 = add nsw i64 %51, %47
  %60 = getelementptr inbounds double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul contract double %54, %61
  %63 = freeze double %62
  %64 = getelementptr inbounds double, ptr %4, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul contract double %54, %65
  %67 = load i64, ptr %45, align 8
  %68 = icmp ne i64 %67, 9
  %69 = fcmp contract une double %56, 0.000000e+00
  %70 = or i1 %69, %68
  %71 = fcmp contract ogt double %63, 0.000000e+00
  %72 = fcmp contract uge double %58, 0.000000e+00
  %73 = or i1 %72, %70
  %74 = or i1 %71, %73
  br i1 %74, label %77, label %75

75:
  store i32 0, ptr %24, align 8
  %76 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %76, i64 %32)
  br label %229

77:
  %78 = fcmp contract oeq double %56, 0.000000e+00
  br i1 %78, label %79, label %86

79:
  %80 = fcmp contract olt double %58, 0.000000e+00
  %81 = and i1 %80, %71
  %82 = fcmp contract olt double %63, 0.000000e+00
  %83 = fcmp contract ogt double %58, 0.000000e+00
  %84 = and i1 %83, %82
  %85 = or i1 %81, %84
  br i1 %85, label %107, label %118

86:
  %87 = fcmp contract oeq double %58, 0.000000e+00
  br i1 %87, label %107, label %88

88:
  %89 = fcmp contract olt double %56, 0.000000e+00
  %90 = fcmp contract ogt double %58, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %107, label %92

92:
  %93 = fcmp contract ogt double %56, 0.000000e+00
  %94 = fcmp contract olt double %58, 0.000000e+00
  %95 = and i1 %93, %94
  br i1 %95, label %107, label %96

96:
  %97 = fcmp contract olt double %63, 0.000000e+00
  %98 = fcmp contract ogt double %66, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %90, %99
  %101 = and i1 %93, %100
  br i1 %101, label %119, label %102

102:
  %103 = fcmp contract olt double %66, 0.000000e+00
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
  %114 = select contract i1 %78, double %63, double %56
  %115 = sitofp i64 %111 to double
  %116 = fmul contract double %114, %115
  %117 = fcmp contract olt double %116, 0.000000e+00
  br i1 %117, label %121, label %118

118:
  store i32 0, ptr %24, align 8
  br label %229

119:
  store i32 0, ptr %24, align 8
  %120 = select i1 %93, double 1.000000e+00, double -1.000000e+00
  br label %128

121:
  store i32 0, ptr %24, align 8
  br i1 %108, label %122, label %123

122:
  call fastcc void @keep_zero(ptr %0, double %3, i64 %32)
  br label %229

123:
  %124 = fcmp contract ogt double %56, 0.000000e+00
  %125 = and i1 %78, %71
  %126 = or i1 %124, %125
  %127 = select i1 %126, double 1.000000e+00, double -1.000000e+00
  switch i32 %109, label %194 [
    i32 3, label %128
    i32 4, label %142
  ]

128:
  %129 = phi double [ %120, %119 ], [ %127, %123 ]
  %130 = fmul contract double %56, %129
  %131 = fmul contract double %61, %129
  %132 = fmul contract double %53, %131
  %133 = fmul contract double %58, %129
  %134 = fmul contract double %65, %129
  %135 = fmul contract double %53, %134
  %136 = call contract fastcc double @find_dip(ptr %0, i64 %47, double %129, double %1, double %130, double %132, double %3, double %133, double %135)
  %137 = load ptr, ptr %9, align 8
  %138 = getelementptr inbounds %struct.Watch, ptr %137, i64 0, i32 9
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %47
  %141 = load double, ptr %140, align 8
  br label %194

142:
  %143 = phi ptr [ %177, %152 ], [ %42, %123 ]
  %144 = phi double [ %145, %152 ], [ %23, %123 ]
  %145 = fmul contract double %144, 5.000000e-01
  %146 = fcmp contract ule double %145, 0x3CB0000000000000
  br i1 %146, label %147, label %152

147:
  %148 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %149, i64 %47
  %151 = load double, ptr %150, align 8
  br label %186

152:
  %153 = load ptr, ptr %0, align 8
  %154 = fadd contract double %145, %1
  %155 = getelementptr inbounds %struct.Watch, ptr %143, i64 0, i32 9
  %156 = load ptr, ptr %155, align 8
  call fastcc void @look_at(ptr %153, double %154)
  %157 = load ptr, ptr %153, align 8
  %158 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 1
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 2
  %161 = load double, ptr %160, align 8
  %162 = fmul contract double %154, %161
  %163 = fadd contract double %159, %162
  %164 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 8
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds %struct.Step, ptr %153, i64 0, i32 5
  %167 = load ptr, ptr %166, align 8
  store double %163, ptr %8, align 8
  %168 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 14
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds i64, ptr %169, i64 2
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %171, 1
  store i64 %172, ptr %170, align 8
  %173 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 2
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds %struct.Code, ptr %157, i64 0, i32 13
  %176 = load ptr, ptr %175, align 8
  call void %174(ptr %8, ptr %165, ptr %167, ptr %156, ptr %176)
  %177 = load ptr, ptr %9, align 8
  %178 = getelementptr inbounds %struct.Watch, ptr %177, i64 0, i32 9
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %47
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %127, %181
  %183 = fcmp contract ogt double %182, 0.000000e+00
  br i1 %183, label %184, label %142

184:
  %185 = fcmp contract olt double %154, 0.000000e+00
  br i1 %185, label %186, label %194

186:
  %187 = phi double [ %151, %147 ], [ %181, %184 ]
  %188 = phi double [ -1.000000e+00, %147 ], [ %154, %184 ]
  %189 = load i64, ptr %45, align 8
  %190 = icmp eq i64 %189, 9
  %191 = and i1 %126, %190
  br i1 %191, label %192, label %194

192:
  %193 = call contract fastcc double @find_left(ptr %0, i64 %47, double %1, double %3, double %58)
  call fastcc void @keep_zero(ptr %0, double %193, i64 %32)
  br label %194

194:
  %195 = phi double [ %1, %128 ], [ %188, %192 ], [ %188, %186 ], [ %154, %184 ], [ %1, %123 ]
  %196 = phi double [ %56, %128 ], [ %187, %192 ], [ %187, %186 ], [ %181, %184 ], [ %56, %123 ]
  %197 = phi double [ %136, %128 ], [ %3, %192 ], [ %3, %186 ], [ %3, %184 ], [ %3, %123 ]
  %198 = phi double [ %141, %128 ], [ %58, %192 ], [ %58, %186 ], [ %58, %184 ], [ %58, %123 ]
  %199 = fcmp contract olt double %195, 0.000000e+00
  %200 = fcmp contract olt double %197, 0.000000e+00
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %229, label %202

202:
  %203 = getelementptr inbounds i64, ptr %45, i64 3
  br label %204

204:
  %205 = phi i1 [ false, %224 ], [ true, %202 ]
  %206 = phi double [ %58, %224 ], [ %198, %202 ]
  %207 = phi double [ %3, %224 ], [ %197, %202 ]
  %208 = phi double [ %206, %224 ], [ %196, %202 ]
  %209 = phi double [ %207, %224 ], [ %195, %202 ]
  %210 = call contract fastcc double @find_root(ptr %0, i64 %47, double %209, double %208, double %207, double %206)
  %211 = fcmp contract oeq double %210, 2.000000e+00
  br i1 %211, label %229, label %212

212:
  %213 = load i64, ptr %203, align 8
  %214 = sitofp i64 %213 to double
  %215 = fmul contract double %208, %214
  %216 = fcmp contract ugt double %215, 0.000000e+00
  br i1 %216, label %224, label %217

217:
  %218 = load i32, ptr %24, align 8
  %219 = icmp eq i32 %218, 2
  br i1 %219, label %220, label %223

220:
  %221 = load i64, ptr %45, align 8
  %222 = icmp sgt i64 %221, 8
  br i1 %222, label %223, label %224

223:
  call fastcc void @keep_zero(ptr %0, double %210, i64 %32)
  br label %224

224:
  %225 = fcmp contract une double %207, %3
  %226 = fcmp contract une double %206, 0.000000e+00
  %227 = and i1 %226, %225
  %228 = and i1 %205, %227
  br i1 %228, label %204, label %229

229:
  %230 = add nsw i64 %32, 1
  %231 = load i64, ptr %10, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %31, label %25

233:
  %234 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %235 = load ptr, ptr %234, align 8
  %236 = mul nsw i64 %14, 92
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = load ptr, ptr %0, align 8
  call fastcc void @ask_inside(ptr %238, double %29, ptr %237)
  %239 = load i64, ptr %10, align 8
  br label %240

240:
  %241 = phi i64 [ %239, %233 ], [ %28, %27 ]
  %242 = phi ptr [ %237, %233 ], [ %4, %27 ]
  %243 = phi double [ %29, %233 ], [ %3, %27 ]
  %244 = icmp sgt i64 %241, 0
  br i1 %244, label %245, label %452

245:
  %246 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %247 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %248 = fadd contract double %243, %1
  %249 = fmul contract double %248, 5.000000e-01
  %250 = fsub contract double %243, %1
  %251 = fmul contract double %250, 5.000000e-01
  br label %252

252:
  %253 = phi i64 [ 0, %245 ], [ %449, %448 ]
  %254 = load ptr, ptr %246, align 8
  %255 = shl nsw i64 %253, 2
  %256 = getelementptr inbounds i64, ptr %254, i64 %255
  %257 = getelementptr inbounds i64, ptr %256, i64 1
  %258 = load i64, ptr %257, align 8
  %259 = load i64, ptr %256, align 8
  %260 = load ptr, ptr %247, align 8
  %261 = getelementptr inbounds i64, ptr %256, i64 2
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds double, ptr %260, i64 %262
  %264 = icmp eq i64 %259, 5
  br i1 %264, label %265, label %317

265:
  %266 = load ptr, ptr %9, align 8
  %267 = getelementptr inbounds %struct.Watch, ptr %266, i64 0, i32 9
  %268 = load ptr, ptr %267, align 8
  br label %269

269:
  %270 = phi ptr [ %268, %265 ], [ %302, %269 ]
  %271 = phi i64 [ 0, %265 ], [ %307, %269 ]
  %272 = phi double [ 0.000000e+00, %265 ], [ %306, %269 ]
  %273 = load ptr, ptr %0, align 8
  %274 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %271
  %275 = load double, ptr %274, align 8
  %276 = fmul contract double %251, %275
  %277 = fadd contract double %249, %276
  call fastcc void @look_at(ptr %273, double %277)
  %278 = load ptr, ptr %273, align 8
  %279 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 1
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 2
  %282 = load double, ptr %281, align 8
  %283 = fmul contract double %277, %282
  %284 = fadd contract double %280, %283
  %285 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 8
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds %struct.Step, ptr %273, i64 0, i32 5
  %288 = load ptr, ptr %287, align 8
  store double %284, ptr %7, align 8
  %289 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 14
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds i64, ptr %290, i64 2
  %292 = load i64, ptr %291, align 8
  %293 = add nsw i64 %292, 1
  store i64 %293, ptr %291, align 8
  %294 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 2
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds %struct.Code, ptr %278, i64 0, i32 13
  %297 = load ptr, ptr %296, align 8
  call void %295(ptr %7, ptr %286, ptr %288, ptr %270, ptr %297)
  %298 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %271
  %299 = load double, ptr %298, align 8
  %300 = load ptr, ptr %9, align 8
  %301 = getelementptr inbounds %struct.Watch, ptr %300, i64 0, i32 9
  %302 = load ptr, ptr %301, align 8
  %303 = getelementptr inbounds double, ptr %302, i64 %258
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %299, %304
  %306 = fadd contract double %272, %305
  %307 = add nsw i64 %271, 1
  %308 = icmp eq i64 %307, 5
  br i1 %308, label %309, label %269

309:
  %310 = load ptr, ptr %0, align 8
  %311 = getelementptr inbounds %struct.Step, ptr %310, i64 0, i32 2
  %312 = load double, ptr %311, align 8
  %313 = fmul contract double %251, %312
  %314 = fmul contract double %306, %313
  %315 = load double, ptr %263, align 8
  %316 = fadd contract double %315, %314
  store double %316, ptr %263, align 8
  br label %317

317:
  %318 = add i64 %259, -3
  %319 = icmp ult i64 %318, -2
  br i1 %319, label %448, label %320

320:
  %321 = icmp eq i64 %259, 1
  %322 = select contract i1 %321, double 1.000000e+00, double -1.000000e+00
  %323 = load ptr, ptr %0, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %323, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %250, %325
  %327 = add nsw i64 %258, %14
  %328 = getelementptr inbounds double, ptr %2, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fmul contract double %329, %326
  %331 = getelementptr inbounds double, ptr %242, i64 %327
  %332 = load double, ptr %331, align 8
  %333 = fmul contract double %326, %332
  %334 = load double, ptr %263, align 8
  %335 = getelementptr inbounds double, ptr %242, i64 %258
  %336 = load double, ptr %335, align 8
  %337 = fcmp contract uno double %334, 0.000000e+00
  br i1 %337, label %338, label %340

338:
  %339 = fmul contract double %322, %336
  br label %344

340:
  %341 = fmul contract double %322, %334
  %342 = fmul contract double %322, %336
  %343 = call contract double @llvm.minnum.f64(double %341, double %342)
  br label %344

344:
  %345 = phi contract double [ %339, %338 ], [ %343, %340 ]
  %346 = fmul contract double %322, %330
  %347 = fmul contract double %322, %333
  %348 = fcmp contract olt double %346, 0.000000e+00
  %349 = fcmp contract ogt double %347, 0.000000e+00
  %350 = and i1 %348, %349
  br i1 %350, label %351, label %445

351:
  %352 = fmul contract double %322, %336
  %353 = getelementptr inbounds double, ptr %2, i64 %258
  %354 = load double, ptr %353, align 8
  %355 = fmul contract double %322, %354
  %356 = fsub contract double %352, %355
  %357 = fsub contract double %356, %347
  %358 = fsub contract double %346, %347
  %359 = fdiv contract double %357, %358
  %360 = fmul contract double %346, %359
  %361 = fadd contract double %355, %360
  %362 = call contract double @llvm.minnum.f64(double %355, double %352)
  %363 = fsub contract double %362, %361
  %364 = fmul contract double %363, 2.500000e-01
  %365 = fsub contract double %361, %364
  %366 = fcmp contract uge double %365, %345
  br i1 %366, label %445, label %367

367:
  %368 = load ptr, ptr %323, align 8
  %369 = getelementptr inbounds %struct.Code, ptr %368, i64 0, i32 8
  %370 = load i64, ptr %369, align 8
  %371 = load ptr, ptr %9, align 8
  %372 = getelementptr inbounds %struct.Watch, ptr %371, i64 0, i32 9
  %373 = load ptr, ptr %372, align 8
  %374 = add nsw i64 %370, %258
  %375 = getelementptr inbounds double, ptr %373, i64 %374
  br label %376

376:
  %377 = phi double [ %1, %367 ], [ %432, %427 ]
  %378 = phi i32 [ 0, %367 ], [ %437, %427 ]
  %379 = phi i32 [ 0, %367 ], [ %431, %427 ]
  %380 = phi double [ %329, %367 ], [ %430, %427 ]
  %381 = phi double [ %243, %367 ], [ %429, %427 ]
  %382 = phi double [ %332, %367 ], [ %428, %427 ]
  %383 = fsub contract double %381, %377
  %384 = fmul contract double %382, %383
  %385 = fsub contract double %382, %380
  %386 = fdiv contract double %384, %385
  %387 = fsub contract double %381, %386
  %388 = fmul contract double %383, 1.000000e-03
  %389 = fadd contract double %377, %388
  %390 = call contract double @llvm.maxnum.f64(double %387, double %389)
  %391 = fsub contract double %381, %388
  %392 = call contract double @llvm.minnum.f64(double %390, double %391)
  %393 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %393, double %392)
  %394 = load ptr, ptr %393, align 8
  %395 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 1
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 2
  %398 = load double, ptr %397, align 8
  %399 = fmul contract double %392, %398
  %400 = fadd contract double %396, %399
  %401 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 8
  %402 = load ptr, ptr %401, align 8
  %403 = getelementptr inbounds %struct.Step, ptr %393, i64 0, i32 5
  %404 = load ptr, ptr %403, align 8
  store double %400, ptr %6, align 8
  %405 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 14
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds i64, ptr %406, i64 2
  %408 = load i64, ptr %407, align 8
  %409 = add nsw i64 %408, 1
  store i64 %409, ptr %407, align 8
  %410 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 2
  %411 = load ptr, ptr %410, align 8
  %412 = getelementptr inbounds %struct.Code, ptr %394, i64 0, i32 13
  %413 = load ptr, ptr %412, align 8
  call void %411(ptr %6, ptr %402, ptr %404, ptr %373, ptr %413)
  %414 = load double, ptr %375, align 8
  %415 = fcmp contract uno double %414, 0.000000e+00
  br i1 %415, label %440, label %416

416:
  %417 = fmul contract double %329, %414
  %418 = fcmp contract ogt double %417, 0.000000e+00
  br i1 %418, label %419, label %423

419:
  %420 = icmp eq i32 %379, -1
  %421 = fmul contract double %382, 5.000000e-01
  %422 = select i1 %420, double %421, double %382
  br label %427

423:
  %424 = icmp eq i32 %379, 1
  %425 = fmul contract double %380, 5.000000e-01
  %426 = select i1 %424, double %425, double %380
  br label %427

427:
  %428 = phi double [ %422, %419 ], [ %414, %423 ]
  %429 = phi double [ %381, %419 ], [ %392, %423 ]
  %430 = phi double [ %414, %419 ], [ %426, %423 ]
  %431 = phi i32 [ -1, %419 ], [ 1, %423 ]
  %432 = phi double [ %392, %419 ], [ %377, %423 ]
  %433 = fsub contract double %429, %432
  %434 = fcmp contract olt double %433, 1.000000e-10
  %435 = fcmp contract oeq double %414, 0.000000e+00
  %436 = select i1 %434, i1 true, i1 %435
  %437 = add nsw i32 %378, 1
  %438 = icmp eq i32 %437, 60
  %439 = select i1 %436, i1 true, i1 %438
  br i1 %439, label %440, label %376

440:
  %441 = getelementptr inbounds double, ptr %373, i64 %258
  %442 = load double, ptr %441, align 8
  %443 = fmul contract double %322, %442
  %444 = call contract double @llvm.minnum.f64(double %345, double %443)
  br label %445

445:
  %446 = phi double [ %444, %440 ], [ %345, %351 ], [ %345, %344 ]
  %447 = fmul contract double %322, %446
  store double %447, ptr %263, align 8
  br label %448

448:
  %449 = add nsw i64 %253, 1
  %450 = load i64, ptr %10, align 8
  %451 = icmp slt i64 %449, %450
  br i1 %451, label %252, label %452

452:
  ret void
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
  %25 = fcmp contract ogt double %24, %1
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
  %46 = fcmp contract ogt double %45, %1
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
  %80 = tail call contract double @llvm.minnum.f64(double %79, double %1)
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
  %91 = tail call contract double @llvm.minnum.f64(double %88, double %90)
  store double %91, ptr %87, align 8
  br label %92

92:
  ret void
}

define internal fastcc double @find_left(ptr %0, i64 %1, double %2, double %3, double %4) {
  %6 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  br label %7

7:
  %8 = phi double [ %4, %5 ], [ %31, %37 ]
  %9 = phi double [ %3, %5 ], [ %23, %37 ]
  %10 = fsub contract double %9, %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 1
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %15 = load double, ptr %14, align 8
  %16 = fdiv contract double %13, %15
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = fadd contract double %17, 1.000000e+00
  %19 = fmul contract double %18, 0x3D06849B86A12B9B
  %20 = fcmp contract ogt double %10, %19
  br i1 %20, label %21, label %39

21:
  %22 = fmul contract double %10, 5.000000e-01
  %23 = fadd contract double %22, %2
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.Watch, ptr %24, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @ask_inside(ptr %11, double %23, ptr %26)
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.Watch, ptr %27, i64 0, i32 9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %1
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %37

33:
  %34 = tail call contract fastcc double @find_root(ptr %0, i64 %1, double %23, double %31, double %9, double %8)
  %35 = fcmp contract oeq double %34, 2.000000e+00
  %36 = select contract i1 %35, double %9, double %34
  br label %39

37:
  %38 = fcmp contract olt double %31, 0.000000e+00
  br i1 %38, label %7, label %39

39:
  %40 = phi double [ %36, %33 ], [ %9, %7 ], [ %9, %37 ]
  ret double %40
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
  %36 = phi i64 [ 0, %21 ], [ %196, %195 ]
  %37 = load ptr, ptr %22, align 8
  %38 = mul nsw i64 %36, 11
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %36
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %195, label %44

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
  br i1 %28, label %69, label %84

69:
  %70 = load ptr, ptr %15, align 8
  %71 = load ptr, ptr %26, align 8
  br label %99

72:
  %73 = phi i64 [ 0, %60 ], [ %82, %72 ]
  %74 = add nsw i64 %62, %73
  %75 = getelementptr inbounds double, ptr %46, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, 0x3EB0C6F7A0B5ED8D
  %78 = add nsw i64 %64, %73
  %79 = getelementptr inbounds double, ptr %47, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fadd contract double %77, %80
  store double %81, ptr %79, align 8
  %82 = add nsw i64 %73, 1
  %83 = icmp eq i64 %82, %58
  br i1 %83, label %65, label %72

84:
  %85 = load i64, ptr %29, align 8
  %86 = load ptr, ptr %26, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %10
  %88 = load ptr, ptr %22, align 8
  %89 = load i64, ptr %30, align 8
  %90 = shl nsw i64 %89, 1
  %91 = getelementptr inbounds double, ptr %4, i64 %90
  %92 = load i64, ptr %31, align 8
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 %89
  %95 = load i64, ptr %9, align 8
  %96 = getelementptr inbounds double, ptr %4, i64 %89
  %97 = icmp sgt i64 %95, 0
  %98 = load ptr, ptr %33, align 8
  br label %109

99:
  %100 = phi i64 [ %10, %69 ], [ %107, %99 ]
  %101 = getelementptr inbounds double, ptr %70, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %71, i64 %100
  %104 = load double, ptr %103, align 8
  %105 = fsub contract double %102, %104
  %106 = fdiv contract double %105, 0x3EB0C6F7A0B5ED8D
  store double %106, ptr %103, align 8
  %107 = add nsw i64 %100, 1
  %108 = icmp eq i64 %107, %27
  br i1 %108, label %84, label %99

109:
  %110 = phi i64 [ 0, %84 ], [ %193, %187 ]
  %111 = mul nsw i64 %110, %12
  %112 = add nsw i64 %111, %36
  %113 = mul nsw i64 %85, %112
  %114 = add nsw i64 %113, %5
  %115 = mul nsw i64 %110, 11
  %116 = getelementptr inbounds i64, ptr %88, i64 %115
  %117 = getelementptr inbounds i64, ptr %116, i64 1
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i64, ptr %116, i64 2
  %120 = load i64, ptr %119, align 8
  %121 = add nsw i64 %120, %118
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %131, label %123

123:
  %124 = load i64, ptr %39, align 8
  %125 = add nsw i64 %124, %90
  %126 = getelementptr inbounds double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fdiv contract double 0.000000e+00, %127
  %129 = load ptr, ptr %32, align 8
  %130 = getelementptr inbounds double, ptr %129, i64 %114
  store double %128, ptr %130, align 8
  br label %187

131:
  %132 = phi i64 [ %153, %149 ], [ %118, %109 ]
  %133 = phi double [ %152, %149 ], [ 0.000000e+00, %109 ]
  %134 = getelementptr inbounds double, ptr %96, i64 %132
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %132, %95
  %137 = getelementptr inbounds double, ptr %94, i64 %136
  br i1 %97, label %138, label %149

138:
  %139 = phi i64 [ %147, %138 ], [ 0, %131 ]
  %140 = phi double [ %146, %138 ], [ 0.000000e+00, %131 ]
  %141 = getelementptr inbounds double, ptr %137, i64 %139
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %87, i64 %139
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %142, %144
  %146 = fadd contract double %140, %145
  %147 = add nsw i64 %139, 1
  %148 = icmp eq i64 %147, %95
  br i1 %148, label %149, label %138

149:
  %150 = phi double [ 0.000000e+00, %131 ], [ %146, %138 ]
  %151 = fmul contract double %135, %150
  %152 = fadd contract double %133, %151
  %153 = add nsw i64 %132, 1
  %154 = icmp slt i64 %153, %121
  br i1 %154, label %131, label %155

155:
  %156 = load i64, ptr %39, align 8
  %157 = add nsw i64 %156, %90
  %158 = getelementptr inbounds double, ptr %4, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fdiv contract double %152, %159
  %161 = load ptr, ptr %32, align 8
  %162 = getelementptr inbounds double, ptr %161, i64 %114
  store double %160, ptr %162, align 8
  br label %163

163:
  %164 = phi i64 [ %185, %181 ], [ %118, %155 ]
  %165 = phi double [ %184, %181 ], [ 0.000000e+00, %155 ]
  %166 = getelementptr inbounds double, ptr %4, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = mul nsw i64 %164, %95
  %169 = getelementptr inbounds double, ptr %94, i64 %168
  br i1 %97, label %170, label %181

170:
  %171 = phi i64 [ %179, %170 ], [ 0, %163 ]
  %172 = phi double [ %178, %170 ], [ 0.000000e+00, %163 ]
  %173 = getelementptr inbounds double, ptr %169, i64 %171
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %87, i64 %171
  %176 = load double, ptr %175, align 8
  %177 = fmul contract double %174, %176
  %178 = fadd contract double %172, %177
  %179 = add nsw i64 %171, 1
  %180 = icmp eq i64 %179, %95
  br i1 %180, label %181, label %170

181:
  %182 = phi double [ 0.000000e+00, %163 ], [ %178, %170 ]
  %183 = fmul contract double %167, %182
  %184 = fadd contract double %165, %183
  %185 = add nsw i64 %164, 1
  %186 = icmp slt i64 %185, %121
  br i1 %186, label %163, label %187

187:
  %188 = phi ptr [ %126, %123 ], [ %158, %181 ]
  %189 = phi double [ 0.000000e+00, %123 ], [ %184, %181 ]
  %190 = load double, ptr %188, align 8
  %191 = fdiv contract double %189, %190
  %192 = getelementptr inbounds double, ptr %98, i64 %114
  store double %191, ptr %192, align 8
  %193 = add nsw i64 %110, 1
  %194 = icmp eq i64 %193, %12
  br i1 %194, label %195, label %109

195:
  %196 = add nsw i64 %36, 1
  %197 = icmp eq i64 %196, %12
  br i1 %197, label %34, label %35
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
