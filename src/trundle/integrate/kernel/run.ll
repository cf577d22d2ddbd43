; source 64b63388379950a0d935f151b92a1caf919bd70854a2e6c947a5f1e711d54470
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@__const.size_of.sizes = private constant [4 x i64] [i64 120, i64 120, i64 480, i64 312], align 16

declare i64 @pass_knot(ptr)

define i64 @advance(ptr %0, i64 %1) {
  %3 = alloca %struct.Look, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca %struct.Step, align 8
  %8 = alloca %struct.Step, align 8
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %12 = load ptr, ptr %11, align 8
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %1403

14:
  %15 = getelementptr inbounds double, ptr %10, i64 2
  %16 = getelementptr inbounds i64, ptr %12, i64 2
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %19 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %21 = getelementptr inbounds double, ptr %10, i64 1
  %22 = getelementptr inbounds double, ptr %10, i64 3
  %23 = getelementptr inbounds double, ptr %10, i64 6
  %24 = getelementptr inbounds i64, ptr %12, i64 4
  %25 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %26 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %46 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %47 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %48 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %49 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %50 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 4
  %53 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 6
  %55 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 7
  %56 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 8
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %58 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 9
  %59 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %60 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 10
  %61 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %64 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %66 = getelementptr inbounds i64, ptr %12, i64 1
  %67 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %69 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %71 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %72 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %73 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 3
  %74 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 4
  %75 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %76 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 6
  %77 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 7
  %78 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %79 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 9
  %80 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 10
  %81 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 1
  %82 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 2
  %83 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 3
  %84 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 4
  %85 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %86 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %87 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %88 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  %89 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %90 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %91 = getelementptr inbounds double, ptr %10, i64 4
  %92 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %93

93:
  %94 = phi i1 [ true, %14 ], [ %1399, %1397 ]
  %95 = phi i64 [ 0, %14 ], [ %1398, %1397 ]
  %96 = load double, ptr %10, align 8
  %97 = load double, ptr %15, align 8
  %98 = fcmp contract oeq double %96, %97
  br i1 %98, label %99, label %102

99:
  %100 = call i64 @pass_knot(ptr %0)
  %101 = icmp eq i64 %100, 1
  br i1 %101, label %102, label %1415

102:
  %103 = load i64, ptr %16, align 8
  %104 = load i64, ptr %17, align 8
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %106, label %1415

106:
  %107 = load ptr, ptr %19, align 8
  %108 = load i64, ptr %107, align 8
  %109 = load i64, ptr %18, align 8
  %110 = add nsw i64 %109, %108
  %111 = load i64, ptr %20, align 8
  %112 = icmp sgt i64 %110, %111
  br i1 %112, label %1415, label %113

113:
  %114 = load double, ptr %10, align 8
  %115 = load double, ptr %15, align 8
  %116 = fsub contract double %115, %114
  %117 = load double, ptr %21, align 8
  %118 = call contract double @llvm.fabs.f64(double %117)
  %119 = load double, ptr %22, align 8
  %120 = call contract double @llvm.minnum.f64(double %118, double %119)
  %121 = call contract double @llvm.copysign.f64(double %120, double %116)
  %122 = fadd contract double %114, %121
  store double %122, ptr %23, align 8
  %123 = call contract double @llvm.fabs.f64(double %120)
  %124 = fmul contract double %123, 1.010000e+00
  %125 = call contract double @llvm.fabs.f64(double %116)
  %126 = fcmp contract ult double %124, %125
  br i1 %126, label %128, label %127

127:
  store double %115, ptr %23, align 8
  br label %147

128:
  %129 = call contract double @llvm.fabs.f64(double %114)
  %130 = fmul contract double %129, 0x3CE4000000000000
  %131 = fcmp contract ole double %123, %130
  %132 = fcmp contract oeq double %121, 0.000000e+00
  %133 = select i1 %131, i1 true, i1 %132
  br i1 %133, label %137, label %134

134:
  %135 = load i64, ptr %24, align 8
  %136 = icmp sgt i64 %135, 20
  br i1 %136, label %137, label %145

137:
  %138 = getelementptr inbounds i64, ptr %12, i64 5
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %1415

141:
  %142 = load i64, ptr %24, align 8
  %143 = icmp sgt i64 %142, 0
  %144 = select i1 %143, i64 4, i64 3
  br label %1415

145:
  %146 = fsub contract double %122, %114
  br label %147

147:
  %148 = phi double [ %116, %127 ], [ %146, %145 ]
  %149 = load i64, ptr %25, align 8
  %150 = load i64, ptr %26, align 8
  %151 = load ptr, ptr %9, align 8
  %152 = load ptr, ptr %27, align 8
  %153 = mul nsw i64 %150, 18
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = mul nsw i64 %150, 19
  %156 = getelementptr inbounds double, ptr %152, i64 %155
  %157 = mul nsw i64 %150, 17
  %158 = getelementptr inbounds double, ptr %152, i64 %157
  %159 = shl nsw i64 %150, 4
  %160 = getelementptr inbounds double, ptr %152, i64 %159
  %161 = load ptr, ptr %28, align 8
  %162 = mul nsw i64 %150, 20
  %163 = getelementptr double, ptr %152, i64 %162
  %164 = icmp sgt i64 %150, 0
  br i1 %164, label %165, label %181

165:
  %166 = phi i64 [ %170, %165 ], [ 0, %147 ]
  %167 = getelementptr inbounds double, ptr %161, i64 %166
  %168 = load <2 x double>, ptr %167, align 16
  %169 = getelementptr inbounds double, ptr %163, i64 %166
  store <2 x double> %168, ptr %169, align 16
  %170 = add nsw i64 %166, 2
  %171 = icmp slt i64 %170, %150
  br i1 %171, label %165, label %172

172:
  %173 = load ptr, ptr %29, align 8
  br label %174

174:
  %175 = phi i64 [ %179, %174 ], [ 0, %172 ]
  %176 = getelementptr inbounds double, ptr %173, i64 %175
  %177 = load <2 x double>, ptr %176, align 16
  %178 = getelementptr inbounds double, ptr %152, i64 %175
  store <2 x double> %177, ptr %178, align 16
  %179 = add nsw i64 %175, 2
  %180 = icmp slt i64 %179, %150
  br i1 %180, label %174, label %181

181:
  %182 = load double, ptr %151, align 8
  %183 = load ptr, ptr %30, align 8
  call fastcc void @take_step_one(ptr %0, double %182, double %148, ptr %183, ptr %152)
  %184 = load i64, ptr %26, align 8
  %185 = load i64, ptr %31, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %236, label %187

187:
  %188 = load ptr, ptr %9, align 8
  %189 = load double, ptr %188, align 8
  %190 = call contract double @llvm.fabs.f64(double %189)
  %191 = call contract double @llvm.fabs.f64(double %148)
  %192 = fmul contract double %191, 1.000000e+07
  %193 = call contract double @llvm.minnum.f64(double %190, double %192)
  %194 = load double, ptr %32, align 8
  %195 = fdiv contract double 1.000000e-15, %194
  %196 = getelementptr inbounds double, ptr %188, i64 7
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds double, ptr %188, i64 8
  %199 = load double, ptr %198, align 8
  %200 = fmul contract double %191, %199
  %201 = fadd contract double %197, %200
  %202 = fmul contract double %201, 1.000000e-02
  %203 = fmul contract double %193, %199
  %204 = fadd contract double %197, %203
  %205 = fmul contract double %195, %204
  %206 = fadd contract double %202, %205
  %207 = fmul contract double %191, %206
  %208 = load ptr, ptr %28, align 8
  %209 = load ptr, ptr %33, align 8
  %210 = shl nsw i64 %184, 1
  %211 = getelementptr inbounds double, ptr %209, i64 %210
  %212 = icmp sgt i64 %184, 0
  br i1 %212, label %213, label %227

213:
  %214 = phi i64 [ %225, %213 ], [ 0, %187 ]
  %215 = phi <2 x double> [ %224, %213 ], [ zeroinitializer, %187 ]
  %216 = getelementptr inbounds double, ptr %208, i64 %214
  %217 = load <2 x i64>, ptr %216, align 16
  %218 = and <2 x i64> %217, <i64 9223372036854775807, i64 9223372036854775807>
  %219 = bitcast <2 x i64> %218 to <2 x double>
  %220 = getelementptr inbounds double, ptr %211, i64 %214
  %221 = load <2 x double>, ptr %220, align 16
  %222 = fmul contract <2 x double> %221, %219
  %223 = fcmp contract ogt <2 x double> %222, %215
  %224 = select <2 x i1> %223, <2 x double> %222, <2 x double> %215
  %225 = add nsw i64 %214, 2
  %226 = icmp slt i64 %225, %184
  br i1 %226, label %213, label %227

227:
  %228 = phi <2 x double> [ zeroinitializer, %187 ], [ %224, %213 ]
  %229 = extractelement <2 x double> %228, i64 0
  %230 = extractelement <2 x double> %228, i64 1
  %231 = call contract double @llvm.maxnum.f64(double %229, double %230)
  %232 = fmul contract double %197, %193
  %233 = fadd contract double %232, %231
  %234 = fmul contract double %195, %233
  %235 = fadd contract double %207, %234
  br label %236

236:
  %237 = phi double [ %235, %227 ], [ 0.000000e+00, %181 ]
  %238 = phi double [ %206, %227 ], [ 0.000000e+00, %181 ]
  %239 = icmp sgt i64 %184, 0
  br i1 %239, label %240, label %283

240:
  %241 = insertelement <2 x double> poison, double %238, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  %243 = insertelement <2 x double> poison, double %237, i64 0
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> zeroinitializer
  br label %245

245:
  %246 = phi i64 [ 0, %240 ], [ %281, %245 ]
  %247 = load ptr, ptr %33, align 8
  %248 = getelementptr inbounds double, ptr %247, i64 %246
  %249 = getelementptr inbounds double, ptr %247, i64 %184
  %250 = getelementptr inbounds double, ptr %249, i64 %246
  %251 = load ptr, ptr %28, align 8
  %252 = getelementptr inbounds double, ptr %251, i64 %246
  %253 = load <2 x i64>, ptr %252, align 16
  %254 = and <2 x i64> %253, <i64 9223372036854775807, i64 9223372036854775807>
  %255 = bitcast <2 x i64> %254 to <2 x double>
  %256 = getelementptr inbounds double, ptr %158, i64 %246
  %257 = load <2 x i64>, ptr %256, align 16
  %258 = and <2 x i64> %257, <i64 9223372036854775807, i64 9223372036854775807>
  %259 = bitcast <2 x i64> %258 to <2 x double>
  %260 = fcmp contract ogt <2 x double> %255, %259
  %261 = select <2 x i1> %260, <2 x i64> %254, <2 x i64> %258
  %262 = bitcast <2 x i64> %261 to <2 x double>
  %263 = load ptr, ptr %34, align 8
  %264 = getelementptr inbounds double, ptr %263, i64 %246
  %265 = load <2 x double>, ptr %264, align 16
  %266 = load double, ptr %32, align 8
  %267 = insertelement <2 x double> poison, double %266, i64 0
  %268 = shufflevector <2 x double> %267, <2 x double> poison, <2 x i32> zeroinitializer
  %269 = load <2 x double>, ptr %250, align 16
  %270 = fmul contract <2 x double> %242, %269
  %271 = fadd contract <2 x double> %270, %262
  %272 = load <2 x double>, ptr %248, align 16
  %273 = fmul contract <2 x double> %244, %272
  %274 = fadd contract <2 x double> %271, %273
  %275 = fmul contract <2 x double> %268, %274
  %276 = fadd contract <2 x double> %265, %275
  %277 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %276
  %278 = fcmp contract ogt <2 x double> %276, zeroinitializer
  %279 = select <2 x i1> %278, <2 x double> %277, <2 x double> zeroinitializer
  %280 = getelementptr inbounds double, ptr %160, i64 %246
  store <2 x double> %279, ptr %280, align 16
  %281 = add nsw i64 %246, 2
  %282 = icmp slt i64 %281, %184
  br i1 %282, label %245, label %283

283:
  %284 = call contract double @llvm.fabs.f64(double %148)
  br i1 %164, label %285, label %305

285:
  %286 = phi <2 x double> [ %300, %285 ], [ zeroinitializer, %283 ]
  %287 = phi <2 x double> [ %302, %285 ], [ zeroinitializer, %283 ]
  %288 = phi i64 [ %303, %285 ], [ 0, %283 ]
  %289 = getelementptr inbounds double, ptr %154, i64 %288
  %290 = load <2 x double>, ptr %289, align 16
  %291 = getelementptr inbounds double, ptr %160, i64 %288
  %292 = load <2 x double>, ptr %291, align 16
  %293 = fmul contract <2 x double> %290, %292
  %294 = getelementptr inbounds double, ptr %289, i64 2
  %295 = load <2 x double>, ptr %294, align 16
  %296 = getelementptr inbounds double, ptr %291, i64 2
  %297 = load <2 x double>, ptr %296, align 16
  %298 = fmul contract <2 x double> %295, %297
  %299 = fmul contract <2 x double> %293, %293
  %300 = fadd contract <2 x double> %286, %299
  %301 = fmul contract <2 x double> %298, %298
  %302 = fadd contract <2 x double> %287, %301
  %303 = add nsw i64 %288, 4
  %304 = icmp slt i64 %303, %150
  br i1 %304, label %285, label %305

305:
  %306 = phi <2 x double> [ zeroinitializer, %283 ], [ %302, %285 ]
  %307 = phi <2 x double> [ zeroinitializer, %283 ], [ %300, %285 ]
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %309 = fadd contract <2 x double> %307, %308
  %310 = shufflevector <2 x double> %306, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %311 = fadd contract <2 x double> %306, %310
  %312 = fadd contract <2 x double> %311, %309
  %313 = extractelement <2 x double> %312, i64 0
  %314 = sitofp i64 %149 to double
  %315 = fdiv contract double %313, %314
  br i1 %164, label %316, label %336

316:
  %317 = phi <2 x double> [ %331, %316 ], [ zeroinitializer, %305 ]
  %318 = phi <2 x double> [ %333, %316 ], [ zeroinitializer, %305 ]
  %319 = phi i64 [ %334, %316 ], [ 0, %305 ]
  %320 = getelementptr inbounds double, ptr %156, i64 %319
  %321 = load <2 x double>, ptr %320, align 16
  %322 = getelementptr inbounds double, ptr %160, i64 %319
  %323 = load <2 x double>, ptr %322, align 16
  %324 = fmul contract <2 x double> %321, %323
  %325 = getelementptr inbounds double, ptr %320, i64 2
  %326 = load <2 x double>, ptr %325, align 16
  %327 = getelementptr inbounds double, ptr %322, i64 2
  %328 = load <2 x double>, ptr %327, align 16
  %329 = fmul contract <2 x double> %326, %328
  %330 = fmul contract <2 x double> %324, %324
  %331 = fadd contract <2 x double> %317, %330
  %332 = fmul contract <2 x double> %329, %329
  %333 = fadd contract <2 x double> %318, %332
  %334 = add nsw i64 %319, 4
  %335 = icmp slt i64 %334, %150
  br i1 %335, label %316, label %336

336:
  %337 = phi <2 x double> [ zeroinitializer, %305 ], [ %333, %316 ]
  %338 = phi <2 x double> [ zeroinitializer, %305 ], [ %331, %316 ]
  %339 = shufflevector <2 x double> %338, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %340 = fadd contract <2 x double> %338, %339
  %341 = shufflevector <2 x double> %337, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %342 = fadd contract <2 x double> %337, %341
  %343 = fadd contract <2 x double> %342, %340
  %344 = extractelement <2 x double> %343, i64 0
  %345 = fdiv contract double %344, %314
  %346 = fcmp contract oeq double %315, 0.000000e+00
  %347 = fcmp contract oeq double %345, 0.000000e+00
  %348 = and i1 %346, %347
  br i1 %348, label %366, label %349

349:
  %350 = fmul contract double %284, %315
  %351 = fmul contract double %345, 1.000000e-02
  %352 = fadd contract double %315, %351
  %353 = call contract double @llvm.sqrt.f64(double %352)
  %354 = fdiv contract double %350, %353
  %355 = fcmp contract oeq double %354, 0.000000e+00
  br i1 %355, label %363, label %356

356:
  %357 = call contract double @llvm.sqrt.f64(double %354)
  %358 = call contract double @llvm.sqrt.f64(double %357)
  %359 = call contract double @llvm.sqrt.f64(double %358)
  %360 = fdiv contract double 8.500000e-01, %359
  %361 = call contract double @llvm.maxnum.f64(double %360, double 0x3FD5555555555555)
  %362 = call contract double @llvm.minnum.f64(double %361, double 6.000000e+00)
  br label %363

363:
  %364 = phi double [ %362, %356 ], [ 6.000000e+00, %349 ]
  %365 = fcmp contract ugt double %354, 1.000000e+00
  br i1 %365, label %639, label %366

366:
  %367 = phi double [ %364, %363 ], [ 6.000000e+00, %336 ]
  %368 = phi double [ %354, %363 ], [ 0.000000e+00, %336 ]
  %369 = getelementptr inbounds double, ptr %151, i64 6
  %370 = load double, ptr %369, align 8
  %371 = load ptr, ptr %30, align 8
  %372 = load ptr, ptr %35, align 8
  store double %370, ptr %6, align 8
  %373 = load ptr, ptr %36, align 8
  %374 = getelementptr inbounds i64, ptr %373, i64 1
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %374, align 8
  %377 = load ptr, ptr %37, align 8
  %378 = load ptr, ptr %38, align 8
  call void %377(ptr %6, ptr %158, ptr %371, ptr %372, ptr %378)
  %379 = load ptr, ptr %39, align 8
  %380 = icmp eq ptr %379, null
  br i1 %380, label %429, label %381

381:
  %382 = load i64, ptr %40, align 8
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %386, label %384

384:
  %385 = load i64, ptr %25, align 8
  br label %401

386:
  %387 = load i64, ptr %41, align 8
  %388 = load i64, ptr %25, align 8
  %389 = shl nsw i64 %388, 1
  %390 = sub i64 %387, %382
  br label %391

391:
  %392 = phi i64 [ 0, %386 ], [ %396, %391 ]
  %393 = add i64 %390, %392
  %394 = getelementptr inbounds double, ptr %371, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = add nsw i64 %392, 1
  %397 = add i64 %396, %389
  %398 = getelementptr inbounds double, ptr %372, i64 %397
  %399 = load double, ptr %398, align 8
  store double %399, ptr %394, align 8
  store double %395, ptr %398, align 8
  %400 = icmp eq i64 %396, %382
  br i1 %400, label %401, label %391

401:
  %402 = phi i64 [ %385, %384 ], [ %388, %391 ]
  %403 = load double, ptr %6, align 8
  %404 = getelementptr inbounds double, ptr %372, i64 %402
  store double %403, ptr %5, align 8
  %405 = load ptr, ptr %42, align 8
  store double 0.000000e+00, ptr %405, align 8
  %406 = load ptr, ptr %43, align 8
  %407 = load i64, ptr %44, align 8
  %408 = load i64, ptr %45, align 8
  %409 = load ptr, ptr %38, align 8
  %410 = call contract double %379(ptr %406, i64 %407, i64 %408, ptr %5, ptr %372, ptr %371, ptr %404, ptr %405, ptr %409)
  %411 = load i64, ptr %25, align 8
  %412 = shl nsw i64 %411, 1
  %413 = getelementptr inbounds double, ptr %372, i64 %412
  store double %410, ptr %413, align 8
  %414 = load i64, ptr %40, align 8
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %429

416:
  %417 = load i64, ptr %41, align 8
  %418 = sub i64 %417, %414
  br label %419

419:
  %420 = phi i64 [ 0, %416 ], [ %424, %419 ]
  %421 = add i64 %418, %420
  %422 = getelementptr inbounds double, ptr %371, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = add nsw i64 %420, 1
  %425 = add i64 %424, %412
  %426 = getelementptr inbounds double, ptr %372, i64 %425
  %427 = load double, ptr %426, align 8
  store double %427, ptr %422, align 8
  store double %423, ptr %426, align 8
  %428 = icmp eq i64 %424, %414
  br i1 %428, label %429, label %419

429:
  %430 = load i64, ptr %46, align 8
  %431 = load i64, ptr %26, align 8
  %432 = load ptr, ptr %27, align 8
  %433 = mul nsw i64 %431, 17
  %434 = getelementptr inbounds double, ptr %432, i64 %433
  %435 = load ptr, ptr %33, align 8
  %436 = getelementptr inbounds double, ptr %435, i64 %431
  %437 = mul nsw i64 %431, 19
  %438 = getelementptr inbounds double, ptr %432, i64 %437
  %439 = icmp sgt i64 %430, 0
  br i1 %439, label %440, label %442

440:
  %441 = load ptr, ptr %35, align 8
  br label %455

442:
  %443 = phi <2 x double> [ zeroinitializer, %429 ], [ %475, %455 ]
  %444 = phi <2 x double> [ zeroinitializer, %429 ], [ %477, %455 ]
  %445 = shufflevector <2 x double> %444, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %446 = fadd contract <2 x double> %444, %445
  %447 = shufflevector <2 x double> %443, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %448 = fadd contract <2 x double> %443, %447
  %449 = fadd contract <2 x double> %448, %446
  %450 = extractelement <2 x double> %449, i64 0
  %451 = sitofp i64 %430 to double
  %452 = fdiv contract double %450, %451
  %453 = call contract double @llvm.sqrt.f64(double %452)
  %454 = fcmp contract ugt double %453, 1.000000e+00
  br i1 %454, label %480, label %585

455:
  %456 = phi <2 x double> [ zeroinitializer, %440 ], [ %477, %455 ]
  %457 = phi <2 x double> [ zeroinitializer, %440 ], [ %475, %455 ]
  %458 = phi i64 [ 0, %440 ], [ %478, %455 ]
  %459 = getelementptr inbounds double, ptr %441, i64 %458
  %460 = load <2 x double>, ptr %459, align 16
  %461 = getelementptr inbounds double, ptr %434, i64 %458
  %462 = load <2 x double>, ptr %461, align 16
  %463 = fsub contract <2 x double> %460, %462
  %464 = getelementptr inbounds double, ptr %160, i64 %458
  %465 = load <2 x double>, ptr %464, align 16
  %466 = fmul contract <2 x double> %463, %465
  %467 = or i64 %458, 1
  %468 = icmp eq i64 %467, %430
  %469 = insertelement <2 x double> %466, double 0.000000e+00, i64 1
  %470 = select i1 %468, <2 x double> %469, <2 x double> %466
  %471 = and i64 %458, 2
  %472 = icmp eq i64 %471, 0
  %473 = fmul contract <2 x double> %470, %470
  %474 = select i1 %472, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %473
  %475 = fadd contract <2 x double> %457, %474
  %476 = select i1 %472, <2 x double> %473, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %477 = fadd contract <2 x double> %456, %476
  %478 = add nsw i64 %458, 2
  %479 = icmp slt i64 %478, %430
  br i1 %479, label %455, label %442

480:
  %481 = load i64, ptr %47, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %585, label %483

483:
  %484 = load ptr, ptr %9, align 8
  %485 = getelementptr inbounds double, ptr %484, i64 2
  %486 = load double, ptr %485, align 8
  %487 = load double, ptr %484, align 8
  %488 = fsub contract double %486, %487
  %489 = call contract double @llvm.fabs.f64(double %488)
  %490 = getelementptr inbounds double, ptr %484, i64 7
  %491 = load double, ptr %490, align 8
  %492 = getelementptr inbounds double, ptr %484, i64 8
  %493 = load double, ptr %492, align 8
  %494 = fmul contract double %493, %489
  %495 = fadd contract double %491, %494
  %496 = fmul contract double %495, 2.000000e-13
  %497 = fmul contract double %489, %496
  %498 = load ptr, ptr %28, align 8
  %499 = shl nsw i64 %431, 1
  %500 = getelementptr inbounds double, ptr %435, i64 %499
  %501 = icmp sgt i64 %431, 0
  br i1 %501, label %502, label %542

502:
  %503 = phi i64 [ %514, %502 ], [ 0, %483 ]
  %504 = phi <2 x double> [ %513, %502 ], [ zeroinitializer, %483 ]
  %505 = getelementptr inbounds double, ptr %498, i64 %503
  %506 = load <2 x i64>, ptr %505, align 16
  %507 = and <2 x i64> %506, <i64 9223372036854775807, i64 9223372036854775807>
  %508 = bitcast <2 x i64> %507 to <2 x double>
  %509 = getelementptr inbounds double, ptr %500, i64 %503
  %510 = load <2 x double>, ptr %509, align 16
  %511 = fmul contract <2 x double> %510, %508
  %512 = fcmp contract ogt <2 x double> %511, %504
  %513 = select <2 x i1> %512, <2 x double> %511, <2 x double> %504
  %514 = add nsw i64 %503, 2
  %515 = icmp slt i64 %514, %431
  br i1 %515, label %502, label %516

516:
  %517 = extractelement <2 x double> %513, i64 0
  %518 = extractelement <2 x double> %513, i64 1
  %519 = call contract double @llvm.maxnum.f64(double %517, double %518)
  %520 = fmul contract double %519, 2.000000e-13
  %521 = fadd contract double %497, %520
  br label %553

522:
  %523 = phi <2 x double> [ %537, %522 ], [ zeroinitializer, %580 ]
  %524 = phi <2 x double> [ %539, %522 ], [ zeroinitializer, %580 ]
  %525 = phi i64 [ %540, %522 ], [ 0, %580 ]
  %526 = getelementptr inbounds double, ptr %438, i64 %525
  %527 = load <2 x double>, ptr %526, align 16
  %528 = getelementptr inbounds double, ptr %160, i64 %525
  %529 = load <2 x double>, ptr %528, align 16
  %530 = fmul contract <2 x double> %527, %529
  %531 = getelementptr inbounds double, ptr %526, i64 2
  %532 = load <2 x double>, ptr %531, align 16
  %533 = getelementptr inbounds double, ptr %528, i64 2
  %534 = load <2 x double>, ptr %533, align 16
  %535 = fmul contract <2 x double> %532, %534
  %536 = fmul contract <2 x double> %530, %530
  %537 = fadd contract <2 x double> %523, %536
  %538 = fmul contract <2 x double> %535, %535
  %539 = fadd contract <2 x double> %524, %538
  %540 = add nsw i64 %525, 4
  %541 = icmp slt i64 %540, %431
  br i1 %541, label %522, label %542

542:
  %543 = phi <2 x double> [ zeroinitializer, %483 ], [ %539, %522 ]
  %544 = phi <2 x double> [ zeroinitializer, %483 ], [ %537, %522 ]
  %545 = shufflevector <2 x double> %544, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %546 = fadd contract <2 x double> %544, %545
  %547 = shufflevector <2 x double> %543, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %548 = fadd contract <2 x double> %543, %547
  %549 = fadd contract <2 x double> %548, %546
  %550 = extractelement <2 x double> %549, i64 0
  %551 = fdiv contract double %550, %451
  %552 = call contract double @llvm.sqrt.f64(double %551)
  br label %585

553:
  %554 = phi i64 [ %583, %580 ], [ 0, %516 ]
  %555 = icmp slt i64 %554, %430
  br i1 %555, label %556, label %580

556:
  %557 = getelementptr inbounds double, ptr %435, i64 %554
  %558 = load double, ptr %557, align 8
  %559 = fmul contract double %521, %558
  %560 = getelementptr inbounds double, ptr %436, i64 %554
  %561 = load double, ptr %560, align 8
  %562 = fmul contract double %496, %561
  %563 = fadd contract double %559, %562
  %564 = getelementptr inbounds double, ptr %498, i64 %554
  %565 = load double, ptr %564, align 8
  %566 = call contract double @llvm.fabs.f64(double %565)
  %567 = fmul contract double %566, 2.000000e-13
  %568 = fadd contract double %563, %567
  %569 = load ptr, ptr %35, align 8
  %570 = getelementptr inbounds double, ptr %569, i64 %554
  %571 = load double, ptr %570, align 8
  %572 = getelementptr inbounds double, ptr %434, i64 %554
  %573 = load double, ptr %572, align 8
  %574 = fsub contract double %571, %573
  %575 = getelementptr inbounds double, ptr %160, i64 %554
  %576 = load double, ptr %575, align 8
  %577 = fmul contract double %568, %576
  %578 = fadd contract double %577, 1.000000e+00
  %579 = fdiv contract double %574, %578
  br label %580

580:
  %581 = phi contract double [ %579, %556 ], [ 0.000000e+00, %553 ]
  %582 = getelementptr inbounds double, ptr %438, i64 %554
  store double %581, ptr %582, align 8
  %583 = add nsw i64 %554, 1
  %584 = icmp eq i64 %583, %431
  br i1 %584, label %522, label %553

585:
  %586 = phi double [ %552, %542 ], [ %453, %480 ], [ %453, %442 ]
  %587 = shl nsw i64 %149, 1
  %588 = load ptr, ptr %35, align 8
  %589 = icmp sgt i64 %149, 0
  br i1 %589, label %590, label %609

590:
  %591 = phi i64 [ %604, %590 ], [ 1, %585 ]
  %592 = phi i64 [ %603, %590 ], [ 0, %585 ]
  %593 = phi double [ %602, %590 ], [ 0.000000e+00, %585 ]
  %594 = phi double [ %598, %590 ], [ 0.000000e+00, %585 ]
  %595 = getelementptr inbounds double, ptr %588, i64 %592
  %596 = load double, ptr %595, align 8
  %597 = fmul contract double %596, 0.000000e+00
  %598 = fadd contract double %594, %597
  %599 = getelementptr inbounds double, ptr %588, i64 %591
  %600 = load double, ptr %599, align 8
  %601 = fmul contract double %600, 0.000000e+00
  %602 = fadd contract double %593, %601
  %603 = add nsw i64 %592, 2
  %604 = or i64 %603, 1
  %605 = icmp slt i64 %604, %587
  br i1 %605, label %590, label %606

606:
  %607 = fadd contract double %598, %602
  %608 = fcmp contract une double %607, 0.000000e+00
  br i1 %608, label %648, label %609

609:
  %610 = fcmp contract ogt double %586, %368
  br i1 %610, label %611, label %620

611:
  %612 = fcmp contract oeq double %586, 0.000000e+00
  br i1 %612, label %620, label %613

613:
  %614 = call contract double @llvm.sqrt.f64(double %586)
  %615 = call contract double @llvm.sqrt.f64(double %614)
  %616 = call contract double @llvm.sqrt.f64(double %615)
  %617 = fdiv contract double 8.500000e-01, %616
  %618 = call contract double @llvm.maxnum.f64(double %617, double 0x3FD5555555555555)
  %619 = call contract double @llvm.minnum.f64(double %618, double 6.000000e+00)
  br label %620

620:
  %621 = phi double [ %368, %609 ], [ %586, %611 ], [ %586, %613 ]
  %622 = phi double [ %367, %609 ], [ 6.000000e+00, %611 ], [ %619, %613 ]
  %623 = fcmp contract ugt double %621, 1.000000e+00
  br i1 %623, label %639, label %624

624:
  %625 = load ptr, ptr %11, align 8
  %626 = getelementptr inbounds i64, ptr %625, i64 3
  %627 = load i64, ptr %626, align 8
  %628 = icmp eq i64 %627, 0
  %629 = call contract double @llvm.minnum.f64(double %622, double 1.000000e+00)
  %630 = select i1 %628, double %622, double %629
  %631 = load double, ptr %369, align 8
  %632 = getelementptr inbounds double, ptr %151, i64 2
  %633 = load double, ptr %632, align 8
  %634 = fcmp contract oeq double %631, %633
  br i1 %634, label %635, label %671

635:
  %636 = getelementptr inbounds double, ptr %151, i64 1
  %637 = load double, ptr %636, align 8
  %638 = call contract double @llvm.fabs.f64(double %637)
  br label %671

639:
  %640 = phi double [ %622, %620 ], [ %364, %363 ]
  %641 = phi double [ %621, %620 ], [ %354, %363 ]
  %642 = phi double [ %586, %620 ], [ 0.000000e+00, %363 ]
  %643 = fcmp contract olt double %641, 0x7FF0000000000000
  br i1 %643, label %644, label %648

644:
  %645 = fmul contract double %148, %640
  %646 = getelementptr inbounds double, ptr %151, i64 1
  store double %645, ptr %646, align 8
  %647 = load ptr, ptr %11, align 8
  br label %656

648:
  %649 = phi double [ %642, %639 ], [ %586, %606 ]
  %650 = fmul contract double %148, 1.000000e-01
  %651 = getelementptr inbounds double, ptr %151, i64 1
  store double %650, ptr %651, align 8
  %652 = load ptr, ptr %11, align 8
  %653 = getelementptr inbounds i64, ptr %652, i64 4
  %654 = load i64, ptr %653, align 8
  %655 = add nsw i64 %654, 1
  store i64 %655, ptr %653, align 8
  br label %656

656:
  %657 = phi ptr [ %652, %648 ], [ %647, %644 ]
  %658 = phi double [ %649, %648 ], [ %642, %644 ]
  %659 = fcmp contract ogt double %658, 1.000000e+00
  br i1 %659, label %660, label %664

660:
  %661 = getelementptr inbounds i64, ptr %657, i64 5
  %662 = load i64, ptr %661, align 8
  %663 = add nsw i64 %662, 1
  br label %664

664:
  %665 = phi i64 [ %663, %660 ], [ 0, %656 ]
  %666 = getelementptr inbounds i64, ptr %657, i64 5
  store i64 %665, ptr %666, align 8
  %667 = getelementptr inbounds i64, ptr %657, i64 3
  store i64 1, ptr %667, align 8
  %668 = getelementptr inbounds i64, ptr %657, i64 1
  %669 = load i64, ptr %668, align 8
  %670 = add nsw i64 %669, 1
  store i64 %670, ptr %668, align 8
  br label %1397

671:
  %672 = phi contract double [ %638, %635 ], [ 0.000000e+00, %624 ]
  %673 = fmul contract double %284, %630
  %674 = call contract double @llvm.maxnum.f64(double %673, double %672)
  %675 = call contract double @llvm.copysign.f64(double %674, double %148)
  %676 = getelementptr inbounds double, ptr %151, i64 1
  store double %675, ptr %676, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %626, i8 0, i64 24, i1 false)
  %677 = load i64, ptr %625, align 8
  %678 = add nsw i64 %677, 1
  store i64 %678, ptr %625, align 8
  %679 = load i64, ptr %48, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %790, label %681

681:
  store ptr %0, ptr %7, align 8
  %682 = load ptr, ptr %9, align 8
  %683 = load double, ptr %682, align 8
  store double %683, ptr %49, align 8
  %684 = getelementptr inbounds double, ptr %682, i64 6
  %685 = load double, ptr %684, align 8
  store double %685, ptr %51, align 8
  store double 1.000000e+00, ptr %52, align 8
  %686 = load ptr, ptr %30, align 8
  store ptr %686, ptr %53, align 8
  %687 = load ptr, ptr %27, align 8
  store ptr %687, ptr %54, align 8
  %688 = load ptr, ptr %35, align 8
  store ptr %688, ptr %55, align 8
  %689 = load ptr, ptr %57, align 8
  store ptr %689, ptr %56, align 8
  %690 = load ptr, ptr %59, align 8
  store ptr %690, ptr %58, align 8
  store i64 0, ptr %60, align 8
  store double %148, ptr %50, align 8
  %691 = load double, ptr %23, align 8
  %692 = load ptr, ptr %61, align 8
  store double %691, ptr %4, align 8
  %693 = load ptr, ptr %36, align 8
  %694 = getelementptr inbounds i64, ptr %693, i64 2
  %695 = load i64, ptr %694, align 8
  %696 = add nsw i64 %695, 1
  store i64 %696, ptr %694, align 8
  %697 = load ptr, ptr %62, align 8
  %698 = load ptr, ptr %38, align 8
  call void %697(ptr %4, ptr %688, ptr %686, ptr %692, ptr %698)
  call fastcc void @crude_middle(ptr %7, ptr %18)
  %699 = load i64, ptr %48, align 8
  %700 = icmp sgt i64 %699, 0
  br i1 %700, label %701, label %774

701:
  %702 = load ptr, ptr %63, align 8
  br label %703

703:
  %704 = phi i64 [ 0, %701 ], [ %772, %771 ]
  %705 = getelementptr inbounds i64, ptr %702, i64 %704
  %706 = load i64, ptr %705, align 8
  %707 = icmp eq i64 %706, 3
  br i1 %707, label %708, label %771

708:
  %709 = load ptr, ptr %64, align 8
  %710 = getelementptr inbounds double, ptr %709, i64 %704
  %711 = load double, ptr %710, align 8
  %712 = add nsw i64 %704, %699
  %713 = getelementptr inbounds double, ptr %709, i64 %712
  %714 = load double, ptr %713, align 8
  %715 = fmul contract double %148, %714
  %716 = load ptr, ptr %61, align 8
  %717 = getelementptr inbounds double, ptr %716, i64 %704
  %718 = load double, ptr %717, align 8
  %719 = getelementptr inbounds double, ptr %716, i64 %712
  %720 = load double, ptr %719, align 8
  %721 = fmul contract double %148, %720
  %722 = call contract double @llvm.fabs.f64(double %711)
  %723 = call contract double @llvm.fabs.f64(double %718)
  %724 = call contract double @llvm.maxnum.f64(double %722, double %723)
  %725 = fcmp contract ugt double %724, 0.000000e+00
  br i1 %725, label %726, label %771

726:
  %727 = fcmp contract oeq double %711, 0.000000e+00
  %728 = fcmp contract oeq double %718, 0.000000e+00
  %729 = or i1 %727, %728
  br i1 %729, label %771, label %730

730:
  %731 = fcmp contract olt double %711, 0.000000e+00
  %732 = fcmp contract ogt double %718, 0.000000e+00
  %733 = and i1 %731, %732
  br i1 %733, label %780, label %734

734:
  %735 = fcmp contract ogt double %711, 0.000000e+00
  %736 = fcmp contract olt double %718, 0.000000e+00
  %737 = and i1 %735, %736
  br i1 %737, label %780, label %738

738:
  %739 = fcmp contract olt double %715, 0.000000e+00
  %740 = fcmp contract ogt double %721, 0.000000e+00
  %741 = and i1 %739, %740
  %742 = and i1 %732, %741
  %743 = and i1 %735, %742
  br i1 %743, label %750, label %744

744:
  %745 = fcmp contract ogt double %715, 0.000000e+00
  %746 = fcmp contract olt double %721, 0.000000e+00
  %747 = and i1 %745, %746
  %748 = and i1 %736, %747
  %749 = and i1 %731, %748
  br i1 %749, label %750, label %771

750:
  %751 = select contract i1 %735, double 1.000000e+00, double -1.000000e+00
  %752 = fmul contract double %751, %715
  %753 = fmul contract double %751, %721
  %754 = fcmp contract olt double %752, 0.000000e+00
  %755 = fcmp contract ogt double %753, 0.000000e+00
  %756 = and i1 %754, %755
  br i1 %756, label %757, label %771

757:
  %758 = fmul contract double %751, %718
  %759 = fmul contract double %711, %751
  %760 = fsub contract double %758, %759
  %761 = fsub contract double %760, %753
  %762 = fsub contract double %752, %753
  %763 = fdiv contract double %761, %762
  %764 = fmul contract double %752, %763
  %765 = fadd contract double %759, %764
  %766 = call contract double @llvm.minnum.f64(double %759, double %758)
  %767 = fsub contract double %766, %765
  %768 = fmul contract double %767, 2.500000e-01
  %769 = fsub contract double %765, %768
  %770 = fcmp contract uge double %769, 0.000000e+00
  br i1 %770, label %771, label %780

771:
  %772 = add nsw i64 %704, 1
  %773 = icmp eq i64 %772, %699
  br i1 %773, label %774, label %703

774:
  %775 = load ptr, ptr %64, align 8
  %776 = load ptr, ptr %65, align 8
  %777 = load ptr, ptr %61, align 8
  %778 = call fastcc i32 @are_marks_straight(ptr %18, i64 %699, i64 3, double 0x3FDA827997709F7A, double %148, ptr %775, ptr %776, ptr %777)
  %779 = icmp eq i32 %778, 0
  br i1 %779, label %780, label %783

780:
  %781 = call contract fastcc double @overlooked(ptr %0, double %148)
  %782 = fcmp contract uge double %781, 1.000000e+00
  br i1 %782, label %783, label %784

783:
  br label %790

784:
  %785 = fmul contract double %148, %781
  store double %785, ptr %21, align 8
  %786 = load i64, ptr %12, align 8
  %787 = add nsw i64 %786, -1
  store i64 %787, ptr %12, align 8
  %788 = load i64, ptr %66, align 8
  %789 = add nsw i64 %788, 1
  store i64 %789, ptr %66, align 8
  br label %1397

790:
  %791 = load i64, ptr %25, align 8
  %792 = load i64, ptr %40, align 8
  %793 = load ptr, ptr %11, align 8
  %794 = getelementptr inbounds i64, ptr %793, i64 2
  %795 = load i64, ptr %794, align 8
  %796 = add nsw i64 %795, 1
  store i64 %796, ptr %794, align 8
  %797 = load ptr, ptr %9, align 8
  %798 = load double, ptr %797, align 8
  %799 = load ptr, ptr %67, align 8
  %800 = getelementptr inbounds double, ptr %799, i64 %795
  store double %798, ptr %800, align 8
  %801 = load ptr, ptr %68, align 8
  %802 = getelementptr inbounds double, ptr %801, i64 %795
  store double %148, ptr %802, align 8
  %803 = load ptr, ptr %28, align 8
  %804 = load ptr, ptr %69, align 8
  %805 = mul nsw i64 %795, %791
  %806 = getelementptr double, ptr %804, i64 %805
  %807 = icmp sgt i64 %791, 0
  br i1 %807, label %808, label %815

808:
  %809 = phi i64 [ %813, %808 ], [ 0, %790 ]
  %810 = getelementptr inbounds double, ptr %803, i64 %809
  %811 = load double, ptr %810, align 8
  %812 = getelementptr inbounds double, ptr %806, i64 %809
  store double %811, ptr %812, align 8
  %813 = add nsw i64 %809, 1
  %814 = icmp eq i64 %813, %791
  br i1 %814, label %815, label %808

815:
  %816 = load ptr, ptr %30, align 8
  %817 = load i64, ptr %41, align 8
  %818 = getelementptr inbounds double, ptr %816, i64 %817
  %819 = sub i64 0, %792
  %820 = getelementptr double, ptr %818, i64 %819
  %821 = load ptr, ptr %70, align 8
  %822 = mul nsw i64 %795, %792
  %823 = getelementptr double, ptr %821, i64 %822
  %824 = icmp sgt i64 %792, 0
  br i1 %824, label %825, label %832

825:
  %826 = phi i64 [ %830, %825 ], [ 0, %815 ]
  %827 = getelementptr inbounds double, ptr %820, i64 %826
  %828 = load double, ptr %827, align 8
  %829 = getelementptr inbounds double, ptr %823, i64 %826
  store double %828, ptr %829, align 8
  %830 = add nsw i64 %826, 1
  %831 = icmp eq i64 %830, %792
  br i1 %831, label %832, label %825

832:
  %833 = load i64, ptr %48, align 8
  %834 = icmp eq i64 %833, 0
  br i1 %834, label %1271, label %835

835:
  store ptr %0, ptr %8, align 8
  %836 = load double, ptr %797, align 8
  store double %836, ptr %71, align 8
  %837 = getelementptr inbounds double, ptr %797, i64 6
  %838 = load double, ptr %837, align 8
  store double %838, ptr %73, align 8
  store double 1.000000e+00, ptr %74, align 8
  store ptr %816, ptr %75, align 8
  %839 = load ptr, ptr %27, align 8
  store ptr %839, ptr %76, align 8
  %840 = load ptr, ptr %35, align 8
  store ptr %840, ptr %77, align 8
  %841 = load ptr, ptr %57, align 8
  store ptr %841, ptr %78, align 8
  %842 = load ptr, ptr %59, align 8
  store ptr %842, ptr %79, align 8
  store i64 0, ptr %80, align 8
  store double %148, ptr %72, align 8
  store ptr %8, ptr %3, align 8
  store ptr %18, ptr %81, align 8
  store double 2.000000e+00, ptr %82, align 8
  %843 = load ptr, ptr %19, align 8
  %844 = load i64, ptr %843, align 8
  store i64 %844, ptr %83, align 8
  %845 = getelementptr inbounds i64, ptr %843, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %84, i8 0, i64 16, i1 false)
  store i64 -1, ptr %845, align 8
  %846 = getelementptr inbounds i64, ptr %843, i64 4
  store i64 0, ptr %846, align 8
  %847 = load i64, ptr %18, align 8
  %848 = icmp sgt i64 %847, 0
  br i1 %848, label %849, label %851

849:
  %850 = load ptr, ptr %85, align 8
  br label %1173

851:
  %852 = phi i64 [ %847, %835 ], [ %1177, %1173 ]
  %853 = getelementptr inbounds i64, ptr %843, i64 5
  %854 = load i64, ptr %853, align 8
  %855 = icmp eq i64 %854, 0
  br i1 %855, label %856, label %1179

856:
  %857 = load ptr, ptr %64, align 8
  %858 = load ptr, ptr %61, align 8
  %859 = getelementptr inbounds double, ptr %857, i64 %833
  %860 = getelementptr inbounds double, ptr %858, i64 %833
  %861 = icmp sgt i64 %833, 0
  br i1 %861, label %862, label %938

862:
  %863 = load ptr, ptr %63, align 8
  br label %864

864:
  %865 = phi i64 [ 0, %862 ], [ %936, %935 ]
  %866 = getelementptr inbounds i64, ptr %863, i64 %865
  %867 = load i64, ptr %866, align 8
  %868 = icmp eq i64 %867, 2
  br i1 %868, label %869, label %935

869:
  %870 = getelementptr inbounds double, ptr %857, i64 %865
  %871 = load double, ptr %870, align 8
  %872 = getelementptr inbounds double, ptr %858, i64 %865
  %873 = load double, ptr %872, align 8
  %874 = fcmp contract ord double %871, 0.000000e+00
  %875 = call contract double @llvm.fabs.f64(double %871)
  %876 = select contract i1 %874, double %875, double 0.000000e+00
  %877 = fcmp contract ord double %873, 0.000000e+00
  %878 = call contract double @llvm.fabs.f64(double %873)
  %879 = select contract i1 %877, double %878, double 0.000000e+00
  %880 = fadd contract double %876, %879
  %881 = getelementptr inbounds double, ptr %859, i64 %865
  %882 = load double, ptr %881, align 8
  %883 = fmul contract double %148, %882
  %884 = getelementptr inbounds double, ptr %860, i64 %865
  %885 = load double, ptr %884, align 8
  %886 = fmul contract double %148, %885
  %887 = call contract double @llvm.maxnum.f64(double %875, double %878)
  %888 = fmul contract double %880, 0x3D06849B86A12B9B
  %889 = fcmp contract ugt double %887, %888
  br i1 %889, label %890, label %935

890:
  %891 = fcmp contract oeq double %871, 0.000000e+00
  %892 = fcmp contract oeq double %873, 0.000000e+00
  %893 = or i1 %891, %892
  br i1 %893, label %935, label %894

894:
  %895 = fcmp contract olt double %871, 0.000000e+00
  %896 = fcmp contract ogt double %873, 0.000000e+00
  %897 = and i1 %895, %896
  br i1 %897, label %1179, label %898

898:
  %899 = fcmp contract ogt double %871, 0.000000e+00
  %900 = fcmp contract olt double %873, 0.000000e+00
  %901 = and i1 %899, %900
  br i1 %901, label %1179, label %902

902:
  %903 = fcmp contract olt double %883, 0.000000e+00
  %904 = fcmp contract ogt double %886, 0.000000e+00
  %905 = and i1 %903, %904
  %906 = and i1 %896, %905
  %907 = and i1 %899, %906
  br i1 %907, label %914, label %908

908:
  %909 = fcmp contract ogt double %883, 0.000000e+00
  %910 = fcmp contract olt double %886, 0.000000e+00
  %911 = and i1 %909, %910
  %912 = and i1 %900, %911
  %913 = and i1 %895, %912
  br i1 %913, label %914, label %935

914:
  %915 = select contract i1 %899, double 1.000000e+00, double -1.000000e+00
  %916 = fmul contract double %915, %883
  %917 = fmul contract double %915, %886
  %918 = fcmp contract olt double %916, 0.000000e+00
  %919 = fcmp contract ogt double %917, 0.000000e+00
  %920 = and i1 %918, %919
  br i1 %920, label %921, label %935

921:
  %922 = fmul contract double %873, %915
  %923 = fmul contract double %871, %915
  %924 = fsub contract double %922, %923
  %925 = fsub contract double %924, %917
  %926 = fsub contract double %916, %917
  %927 = fdiv contract double %925, %926
  %928 = fmul contract double %916, %927
  %929 = fadd contract double %923, %928
  %930 = call contract double @llvm.minnum.f64(double %923, double %922)
  %931 = fsub contract double %930, %929
  %932 = fmul contract double %931, 2.500000e-01
  %933 = fsub contract double %929, %932
  %934 = fcmp contract uge double %933, 0.000000e+00
  br i1 %934, label %935, label %1179

935:
  %936 = add nsw i64 %865, 1
  %937 = icmp eq i64 %936, %833
  br i1 %937, label %938, label %864

938:
  %939 = load ptr, ptr %65, align 8
  %940 = call fastcc i32 @are_marks_straight(ptr %18, i64 %833, i64 2, double 0x3FDA827997709F7A, double %148, ptr %857, ptr %939, ptr %858)
  %941 = icmp eq i32 %940, 0
  br i1 %941, label %1179, label %942

942:
  %943 = icmp sgt i64 %852, 0
  br i1 %943, label %944, label %1211

944:
  %945 = load ptr, ptr %86, align 8
  %946 = load ptr, ptr %87, align 8
  br label %947

947:
  %948 = phi i1 [ true, %944 ], [ %1169, %1167 ]
  %949 = phi i64 [ 0, %944 ], [ %1168, %1167 ]
  %950 = shl nsw i64 %949, 2
  %951 = getelementptr inbounds i64, ptr %945, i64 %950
  %952 = getelementptr inbounds i64, ptr %951, i64 1
  %953 = load i64, ptr %952, align 8
  %954 = load i64, ptr %951, align 8
  %955 = getelementptr inbounds i64, ptr %951, i64 2
  %956 = load i64, ptr %955, align 8
  %957 = getelementptr inbounds double, ptr %946, i64 %956
  %958 = load double, ptr %957, align 8
  switch i64 %954, label %961 [
    i64 6, label %1167
    i64 0, label %1167
    i64 3, label %959
    i64 5, label %1171
    i64 10, label %969
  ]

959:
  %960 = fcmp contract ord double %958, 0.000000e+00
  br i1 %960, label %1167, label %961

961:
  %962 = getelementptr inbounds double, ptr %857, i64 %953
  %963 = load double, ptr %962, align 8
  %964 = fcmp contract uno double %963, 0.000000e+00
  br i1 %964, label %1171, label %965

965:
  %966 = getelementptr inbounds double, ptr %858, i64 %953
  %967 = load double, ptr %966, align 8
  %968 = fcmp contract uno double %967, 0.000000e+00
  br i1 %968, label %1171, label %969

969:
  %970 = load ptr, ptr %63, align 8
  %971 = getelementptr inbounds i64, ptr %970, i64 %953
  %972 = load i64, ptr %971, align 8
  %973 = icmp eq i64 %972, 0
  br i1 %973, label %1041, label %974

974:
  %975 = getelementptr inbounds double, ptr %857, i64 %953
  %976 = load double, ptr %975, align 8
  %977 = getelementptr inbounds double, ptr %858, i64 %953
  %978 = load double, ptr %977, align 8
  %979 = getelementptr inbounds double, ptr %939, i64 %953
  %980 = load double, ptr %979, align 8
  %981 = add nsw i64 %953, %833
  %982 = getelementptr inbounds double, ptr %939, i64 %981
  %983 = load double, ptr %982, align 8
  %984 = fmul contract double %148, %983
  %985 = getelementptr inbounds double, ptr %859, i64 %953
  %986 = load double, ptr %985, align 8
  %987 = fmul contract double %148, %986
  %988 = getelementptr inbounds double, ptr %860, i64 %953
  %989 = load double, ptr %988, align 8
  %990 = fmul contract double %148, %989
  %991 = fcmp uno double %987, %990
  br i1 %991, label %992, label %994

992:
  %993 = fcmp contract uno double %984, 0.000000e+00
  br i1 %993, label %1041, label %1171

994:
  %995 = fcmp contract ord double %976, 0.000000e+00
  %996 = call contract double @llvm.fabs.f64(double %976)
  %997 = select contract i1 %995, double %996, double 0.000000e+00
  %998 = fcmp contract ord double %978, 0.000000e+00
  %999 = call contract double @llvm.fabs.f64(double %978)
  %1000 = select contract i1 %998, double %999, double 0.000000e+00
  %1001 = fadd contract double %997, %1000
  %1002 = fsub contract double %978, %976
  %1003 = fmul contract double %1002, 0x3FF74B23344A5383
  %1004 = fmul contract double %987, 0x3FC23180000A8CFF
  %1005 = fsub contract double %1003, %1004
  %1006 = fmul contract double %990, 0x3FD413CCD124078A
  %1007 = fsub contract double %1005, %1006
  %1008 = call contract double @llvm.fabs.f64(double %1002)
  %1009 = fsub contract double %980, %976
  %1010 = call contract double @llvm.fabs.f64(double %1009)
  %1011 = fsub contract double %980, %978
  %1012 = call contract double @llvm.fabs.f64(double %1011)
  %1013 = call contract double @llvm.maxnum.f64(double %1010, double %1012)
  %1014 = call contract double @llvm.maxnum.f64(double %1008, double %1013)
  %1015 = fadd contract double %996, %999
  %1016 = fmul contract double %1015, 1.000000e-09
  %1017 = fmul contract double %1001, 0x3D06849B86A12B9B
  %1018 = fadd contract double %1016, %1017
  %1019 = fcmp contract olt double %1014, 0x7FF0000000000000
  br i1 %1019, label %1020, label %1171

1020:
  %1021 = fmul contract double %976, 0x3FFD413CCBB84FBD
  %1022 = fmul contract double %987, 0x3FDA827997709F7A
  %1023 = fadd contract double %1021, %1022
  %1024 = fmul contract double %1023, 0x3FD5F6199B087E2F
  %1025 = fmul contract double %978, 0x40015F619A23D822
  %1026 = fmul contract double %990, 0x3FE2BEC33447B043
  %1027 = fsub contract double %1025, %1026
  %1028 = fmul contract double %1027, 0x3FC5F61993D37A46
  %1029 = fadd contract double %1024, %1028
  %1030 = fsub contract double %980, %1029
  %1031 = call contract double @llvm.fabs.f64(double %1030)
  %1032 = fmul contract double %1014, 5.000000e-03
  %1033 = fadd contract double %1018, %1032
  %1034 = fcmp contract ugt double %1031, %1033
  br i1 %1034, label %1171, label %1035

1035:
  %1036 = fsub contract double %984, %1007
  %1037 = call contract double @llvm.fabs.f64(double %1036)
  %1038 = fmul contract double %1014, 5.000000e-02
  %1039 = fadd contract double %1018, %1038
  %1040 = fcmp contract ugt double %1037, %1039
  br i1 %1040, label %1171, label %1041

1041:
  %1042 = add i64 %954, -5
  %1043 = icmp ult i64 %1042, -2
  %1044 = icmp slt i64 %954, 7
  %1045 = and i1 %1044, %1043
  br i1 %1045, label %1126, label %1046

1046:
  %1047 = getelementptr inbounds double, ptr %857, i64 %953
  %1048 = load double, ptr %1047, align 8
  %1049 = getelementptr inbounds double, ptr %859, i64 %953
  %1050 = load double, ptr %1049, align 8
  %1051 = fmul contract double %148, %1050
  %1052 = getelementptr inbounds double, ptr %858, i64 %953
  %1053 = load double, ptr %1052, align 8
  %1054 = getelementptr inbounds double, ptr %860, i64 %953
  %1055 = load double, ptr %1054, align 8
  %1056 = fmul contract double %148, %1055
  %1057 = icmp ne i64 %954, 9
  %1058 = fcmp contract une double %1048, 0.000000e+00
  %1059 = or i1 %1057, %1058
  %1060 = fcmp contract ogt double %1051, 0.000000e+00
  %1061 = fcmp contract uge double %1053, 0.000000e+00
  %1062 = or i1 %1059, %1061
  %1063 = or i1 %1060, %1062
  br i1 %1063, label %1064, label %1171

1064:
  %1065 = fcmp contract oeq double %1048, 0.000000e+00
  br i1 %1065, label %1066, label %1073

1066:
  %1067 = fcmp contract olt double %1053, 0.000000e+00
  %1068 = and i1 %1060, %1067
  %1069 = fcmp contract olt double %1051, 0.000000e+00
  %1070 = fcmp contract ogt double %1053, 0.000000e+00
  %1071 = and i1 %1069, %1070
  %1072 = or i1 %1068, %1071
  br i1 %1072, label %1094, label %1167

1073:
  %1074 = fcmp contract oeq double %1053, 0.000000e+00
  br i1 %1074, label %1094, label %1075

1075:
  %1076 = fcmp contract olt double %1048, 0.000000e+00
  %1077 = fcmp contract ogt double %1053, 0.000000e+00
  %1078 = and i1 %1076, %1077
  br i1 %1078, label %1094, label %1079

1079:
  %1080 = fcmp contract ogt double %1048, 0.000000e+00
  %1081 = fcmp contract olt double %1053, 0.000000e+00
  %1082 = and i1 %1080, %1081
  br i1 %1082, label %1094, label %1083

1083:
  %1084 = fcmp contract olt double %1051, 0.000000e+00
  %1085 = fcmp contract ogt double %1056, 0.000000e+00
  %1086 = and i1 %1084, %1085
  %1087 = and i1 %1077, %1086
  %1088 = and i1 %1080, %1087
  br i1 %1088, label %1103, label %1089

1089:
  %1090 = fcmp contract olt double %1056, 0.000000e+00
  %1091 = and i1 %1060, %1090
  %1092 = and i1 %1081, %1091
  %1093 = and i1 %1076, %1092
  br i1 %1093, label %1103, label %1167

1094:
  %1095 = getelementptr inbounds i64, ptr %951, i64 3
  %1096 = load i64, ptr %1095, align 8
  %1097 = icmp eq i64 %1096, 0
  br i1 %1097, label %1171, label %1098

1098:
  %1099 = select contract i1 %1065, double %1051, double %1048
  %1100 = sitofp i64 %1096 to double
  %1101 = fmul contract double %1099, %1100
  %1102 = fcmp contract olt double %1101, 0.000000e+00
  br i1 %1102, label %1171, label %1167

1103:
  %1104 = select contract i1 %1080, double 1.000000e+00, double -1.000000e+00
  %1105 = fmul contract double %1050, %1104
  %1106 = fmul contract double %148, %1105
  %1107 = fmul contract double %1104, %1055
  %1108 = fmul contract double %148, %1107
  %1109 = fcmp contract olt double %1106, 0.000000e+00
  %1110 = fcmp contract ogt double %1108, 0.000000e+00
  %1111 = and i1 %1109, %1110
  br i1 %1111, label %1112, label %1167

1112:
  %1113 = fmul contract double %1104, %1053
  %1114 = fmul contract double %1048, %1104
  %1115 = fsub contract double %1113, %1114
  %1116 = fsub contract double %1115, %1108
  %1117 = fsub contract double %1106, %1108
  %1118 = fdiv contract double %1116, %1117
  %1119 = fmul contract double %1106, %1118
  %1120 = fadd contract double %1114, %1119
  %1121 = call contract double @llvm.minnum.f64(double %1114, double %1113)
  %1122 = fsub contract double %1121, %1120
  %1123 = fmul contract double %1122, 2.500000e-01
  %1124 = fsub contract double %1120, %1123
  %1125 = fcmp contract uge double %1124, 0.000000e+00
  br i1 %1125, label %1167, label %1171

1126:
  %1127 = icmp eq i64 %954, 1
  %1128 = select contract i1 %1127, double 1.000000e+00, double -1.000000e+00
  %1129 = getelementptr inbounds double, ptr %858, i64 %953
  %1130 = load double, ptr %1129, align 8
  %1131 = fcmp contract uno double %958, 0.000000e+00
  br i1 %1131, label %1132, label %1134

1132:
  %1133 = fmul contract double %1128, %1130
  br label %1138

1134:
  %1135 = fmul contract double %1128, %958
  %1136 = fmul contract double %1128, %1130
  %1137 = call contract double @llvm.minnum.f64(double %1135, double %1136)
  br label %1138

1138:
  %1139 = phi contract double [ %1133, %1132 ], [ %1137, %1134 ]
  %1140 = getelementptr inbounds double, ptr %859, i64 %953
  %1141 = load double, ptr %1140, align 8
  %1142 = fmul contract double %1128, %1141
  %1143 = fmul contract double %148, %1142
  %1144 = getelementptr inbounds double, ptr %860, i64 %953
  %1145 = load double, ptr %1144, align 8
  %1146 = fmul contract double %1128, %1145
  %1147 = fmul contract double %148, %1146
  %1148 = fcmp contract olt double %1143, 0.000000e+00
  %1149 = fcmp contract ogt double %1147, 0.000000e+00
  %1150 = and i1 %1148, %1149
  br i1 %1150, label %1151, label %1167

1151:
  %1152 = fmul contract double %1128, %1130
  %1153 = getelementptr inbounds double, ptr %857, i64 %953
  %1154 = load double, ptr %1153, align 8
  %1155 = fmul contract double %1128, %1154
  %1156 = fsub contract double %1152, %1155
  %1157 = fsub contract double %1156, %1147
  %1158 = fsub contract double %1143, %1147
  %1159 = fdiv contract double %1157, %1158
  %1160 = fmul contract double %1143, %1159
  %1161 = fadd contract double %1155, %1160
  %1162 = call contract double @llvm.minnum.f64(double %1155, double %1152)
  %1163 = fsub contract double %1162, %1161
  %1164 = fmul contract double %1163, 2.500000e-01
  %1165 = fsub contract double %1161, %1164
  %1166 = fcmp contract uge double %1165, %1139
  br i1 %1166, label %1167, label %1171

1167:
  %1168 = add nsw i64 %949, 1
  %1169 = icmp slt i64 %1168, %852
  %1170 = icmp eq i64 %1168, %852
  br i1 %1170, label %1171, label %947

1171:
  %1172 = phi i1 [ %948, %992 ], [ %1169, %1167 ], [ %948, %1112 ], [ %948, %1046 ], [ %948, %1151 ], [ %948, %965 ], [ %948, %961 ], [ %948, %1035 ], [ %948, %947 ], [ %948, %1020 ], [ %948, %994 ], [ %948, %1094 ], [ %948, %1098 ]
  br i1 %1172, label %1179, label %1180

1173:
  %1174 = phi i64 [ 0, %849 ], [ %1176, %1173 ]
  %1175 = getelementptr inbounds i64, ptr %850, i64 %1174
  store i64 0, ptr %1175, align 8
  %1176 = add nsw i64 %1174, 1
  %1177 = load i64, ptr %18, align 8
  %1178 = icmp slt i64 %1176, %1177
  br i1 %1178, label %1173, label %851

1179:
  call fastcc void @look_into(ptr %3)
  br label %1211

1180:
  %1181 = phi i64 [ %1209, %1208 ], [ 0, %1171 ]
  %1182 = shl nsw i64 %1181, 2
  %1183 = getelementptr inbounds i64, ptr %945, i64 %1182
  %1184 = load i64, ptr %1183, align 8
  %1185 = add i64 %1184, -3
  %1186 = icmp ult i64 %1185, -2
  br i1 %1186, label %1208, label %1187

1187:
  %1188 = icmp eq i64 %1184, 1
  %1189 = select contract i1 %1188, double 1.000000e+00, double -1.000000e+00
  %1190 = getelementptr inbounds i64, ptr %1183, i64 2
  %1191 = load i64, ptr %1190, align 8
  %1192 = getelementptr inbounds double, ptr %946, i64 %1191
  %1193 = load double, ptr %1192, align 8
  %1194 = getelementptr inbounds i64, ptr %1183, i64 1
  %1195 = load i64, ptr %1194, align 8
  %1196 = getelementptr inbounds double, ptr %858, i64 %1195
  %1197 = load double, ptr %1196, align 8
  %1198 = fcmp contract uno double %1193, 0.000000e+00
  br i1 %1198, label %1199, label %1201

1199:
  %1200 = fmul contract double %1189, %1197
  br label %1205

1201:
  %1202 = fmul contract double %1189, %1193
  %1203 = fmul contract double %1189, %1197
  %1204 = call contract double @llvm.minnum.f64(double %1202, double %1203)
  br label %1205

1205:
  %1206 = phi contract double [ %1200, %1199 ], [ %1204, %1201 ]
  %1207 = fmul contract double %1189, %1206
  store double %1207, ptr %1192, align 8
  br label %1208

1208:
  %1209 = add nsw i64 %1181, 1
  %1210 = icmp eq i64 %1209, %852
  br i1 %1210, label %1211, label %1180

1211:
  %1212 = load i64, ptr %88, align 8
  %1213 = icmp eq i64 %1212, 0
  br i1 %1213, label %1228, label %1214

1214:
  %1215 = load double, ptr %82, align 8
  %1216 = load double, ptr %74, align 8
  %1217 = call contract double @llvm.minnum.f64(double %1215, double %1216)
  %1218 = fcmp contract olt double %1215, %1216
  br i1 %1218, label %1219, label %1224

1219:
  %1220 = load double, ptr %71, align 8
  %1221 = load double, ptr %72, align 8
  %1222 = fmul contract double %1215, %1221
  %1223 = fadd contract double %1220, %1222
  br label %1226

1224:
  %1225 = load double, ptr %73, align 8
  br label %1226

1226:
  %1227 = phi contract double [ %1223, %1219 ], [ %1225, %1224 ]
  call fastcc void @take_samples(ptr %8, ptr %18, double %1217, double %1227)
  br label %1228

1228:
  %1229 = load double, ptr %82, align 8
  %1230 = load double, ptr %74, align 8
  %1231 = fcmp contract olt double %1229, %1230
  br i1 %1231, label %1232, label %1233

1232:
  call fastcc void @look_at(ptr %8, double %1229)
  br label %1233

1233:
  %1234 = load ptr, ptr %61, align 8
  %1235 = load i64, ptr %18, align 8
  %1236 = icmp sgt i64 %1235, 0
  br i1 %1236, label %1237, label %1254

1237:
  %1238 = load ptr, ptr %85, align 8
  br label %1239

1239:
  %1240 = phi i64 [ 0, %1237 ], [ %1252, %1251 ]
  %1241 = getelementptr inbounds i64, ptr %1238, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, 0
  br i1 %1243, label %1251, label %1244

1244:
  %1245 = load ptr, ptr %86, align 8
  %1246 = shl nsw i64 %1240, 2
  %1247 = or i64 %1246, 1
  %1248 = getelementptr inbounds i64, ptr %1245, i64 %1247
  %1249 = load i64, ptr %1248, align 8
  %1250 = getelementptr inbounds double, ptr %1234, i64 %1249
  store double 0.000000e+00, ptr %1250, align 8
  br label %1251

1251:
  %1252 = add nsw i64 %1240, 1
  %1253 = icmp eq i64 %1252, %1235
  br i1 %1253, label %1254, label %1239

1254:
  %1255 = shl nsw i64 %833, 1
  %1256 = load ptr, ptr %64, align 8
  %1257 = icmp sgt i64 %833, 0
  br i1 %1257, label %1258, label %1265

1258:
  %1259 = phi i64 [ %1263, %1258 ], [ 0, %1254 ]
  %1260 = getelementptr inbounds double, ptr %1234, i64 %1259
  %1261 = load double, ptr %1260, align 8
  %1262 = getelementptr inbounds double, ptr %1256, i64 %1259
  store double %1261, ptr %1262, align 8
  %1263 = add nsw i64 %1259, 1
  %1264 = icmp eq i64 %1263, %1255
  br i1 %1264, label %1265, label %1258

1265:
  %1266 = load double, ptr %82, align 8
  %1267 = fcmp contract olt double %1266, 1.000000e+00
  br i1 %1267, label %1268, label %1271

1268:
  %1269 = fmul contract double %148, %1266
  %1270 = fadd contract double %114, %1269
  br label %1273

1271:
  %1272 = load double, ptr %23, align 8
  br label %1273

1273:
  %1274 = phi ptr [ %57, %1268 ], [ %35, %1271 ]
  %1275 = phi contract double [ %1270, %1268 ], [ %1272, %1271 ]
  %1276 = load ptr, ptr %1274, align 8
  %1277 = load i64, ptr %25, align 8
  %1278 = load i64, ptr %40, align 8
  %1279 = load ptr, ptr %28, align 8
  %1280 = icmp sgt i64 %1277, 0
  br i1 %1280, label %1283, label %1281

1281:
  %1282 = load ptr, ptr %29, align 8
  br label %1300

1283:
  %1284 = phi i64 [ %1288, %1283 ], [ 0, %1273 ]
  %1285 = getelementptr inbounds double, ptr %1276, i64 %1284
  %1286 = load double, ptr %1285, align 8
  %1287 = getelementptr inbounds double, ptr %1279, i64 %1284
  store double %1286, ptr %1287, align 8
  %1288 = add nsw i64 %1284, 1
  %1289 = icmp eq i64 %1288, %1277
  br i1 %1289, label %1290, label %1283

1290:
  %1291 = getelementptr double, ptr %1276, i64 %1277
  %1292 = load ptr, ptr %29, align 8
  br label %1293

1293:
  %1294 = phi i64 [ %1298, %1293 ], [ 0, %1290 ]
  %1295 = getelementptr inbounds double, ptr %1291, i64 %1294
  %1296 = load double, ptr %1295, align 8
  %1297 = getelementptr inbounds double, ptr %1292, i64 %1294
  store double %1296, ptr %1297, align 8
  %1298 = add nsw i64 %1294, 1
  %1299 = icmp eq i64 %1298, %1277
  br i1 %1299, label %1300, label %1293

1300:
  %1301 = phi ptr [ %1282, %1281 ], [ %1292, %1293 ]
  %1302 = shl nsw i64 %1277, 1
  %1303 = getelementptr inbounds double, ptr %1276, i64 %1302
  %1304 = getelementptr double, ptr %1303, i64 1
  %1305 = load ptr, ptr %30, align 8
  %1306 = load i64, ptr %41, align 8
  %1307 = getelementptr inbounds double, ptr %1305, i64 %1306
  %1308 = sub i64 0, %1278
  %1309 = getelementptr double, ptr %1307, i64 %1308
  %1310 = icmp sgt i64 %1278, 0
  br i1 %1310, label %1311, label %1318

1311:
  %1312 = phi i64 [ %1316, %1311 ], [ 0, %1300 ]
  %1313 = getelementptr inbounds double, ptr %1304, i64 %1312
  %1314 = load double, ptr %1313, align 8
  %1315 = getelementptr inbounds double, ptr %1309, i64 %1312
  store double %1314, ptr %1315, align 8
  %1316 = add nsw i64 %1312, 1
  %1317 = icmp eq i64 %1316, %1278
  br i1 %1317, label %1318, label %1311

1318:
  %1319 = load ptr, ptr %9, align 8
  store double %1275, ptr %1319, align 8
  %1320 = load double, ptr %1303, align 8
  %1321 = getelementptr inbounds double, ptr %1319, i64 4
  store double %1320, ptr %1321, align 8
  %1322 = getelementptr inbounds double, ptr %1319, i64 5
  %1323 = load double, ptr %1322, align 8
  %1324 = load double, ptr %1303, align 8
  %1325 = fcmp contract ogt double %1324, %1323
  %1326 = fcmp contract uno double %1324, 0.000000e+00
  %1327 = or i1 %1325, %1326
  %1328 = select contract i1 %1327, double %1324, double %1323
  store double %1328, ptr %1322, align 8
  %1329 = load i64, ptr %26, align 8
  %1330 = load ptr, ptr %33, align 8
  %1331 = mul nsw i64 %1329, 3
  %1332 = getelementptr inbounds double, ptr %1330, i64 %1331
  %1333 = icmp sgt i64 %1329, 0
  br i1 %1333, label %1334, label %1355

1334:
  %1335 = phi i64 [ %1346, %1334 ], [ 0, %1318 ]
  %1336 = phi <2 x double> [ %1345, %1334 ], [ zeroinitializer, %1318 ]
  %1337 = getelementptr inbounds double, ptr %1279, i64 %1335
  %1338 = load <2 x i64>, ptr %1337, align 16
  %1339 = and <2 x i64> %1338, <i64 9223372036854775807, i64 9223372036854775807>
  %1340 = bitcast <2 x i64> %1339 to <2 x double>
  %1341 = getelementptr inbounds double, ptr %1332, i64 %1335
  %1342 = load <2 x double>, ptr %1341, align 16
  %1343 = fmul contract <2 x double> %1342, %1340
  %1344 = fcmp contract ogt <2 x double> %1343, %1336
  %1345 = select <2 x i1> %1344, <2 x double> %1343, <2 x double> %1336
  %1346 = add nsw i64 %1335, 2
  %1347 = icmp slt i64 %1346, %1329
  br i1 %1347, label %1334, label %1348

1348:
  %1349 = extractelement <2 x double> %1345, i64 0
  %1350 = extractelement <2 x double> %1345, i64 1
  %1351 = call contract double @llvm.maxnum.f64(double %1349, double %1350)
  %1352 = getelementptr inbounds double, ptr %1319, i64 7
  store double %1351, ptr %1352, align 8
  %1353 = load i64, ptr %47, align 8
  %1354 = icmp eq i64 %1353, 0
  br i1 %1354, label %1386, label %1359

1355:
  %1356 = getelementptr inbounds double, ptr %1319, i64 7
  store double 0.000000e+00, ptr %1356, align 8
  %1357 = load i64, ptr %47, align 8
  %1358 = icmp eq i64 %1357, 0
  br i1 %1358, label %1386, label %1373

1359:
  %1360 = phi i64 [ %1371, %1359 ], [ 0, %1348 ]
  %1361 = phi <2 x double> [ %1370, %1359 ], [ zeroinitializer, %1348 ]
  %1362 = getelementptr inbounds double, ptr %1301, i64 %1360
  %1363 = load <2 x i64>, ptr %1362, align 16
  %1364 = and <2 x i64> %1363, <i64 9223372036854775807, i64 9223372036854775807>
  %1365 = bitcast <2 x i64> %1364 to <2 x double>
  %1366 = getelementptr inbounds double, ptr %1332, i64 %1360
  %1367 = load <2 x double>, ptr %1366, align 16
  %1368 = fmul contract <2 x double> %1367, %1365
  %1369 = fcmp contract ogt <2 x double> %1368, %1361
  %1370 = select <2 x i1> %1369, <2 x double> %1368, <2 x double> %1361
  %1371 = add nsw i64 %1360, 2
  %1372 = icmp slt i64 %1371, %1329
  br i1 %1372, label %1359, label %1373

1373:
  %1374 = phi i64 [ %1357, %1355 ], [ %1353, %1359 ]
  %1375 = phi <2 x double> [ zeroinitializer, %1355 ], [ %1370, %1359 ]
  %1376 = extractelement <2 x double> %1375, i64 0
  %1377 = extractelement <2 x double> %1375, i64 1
  %1378 = call contract double @llvm.maxnum.f64(double %1376, double %1377)
  %1379 = load i64, ptr %89, align 8
  %1380 = add nsw i64 %1379, %1374
  %1381 = load i64, ptr %90, align 8
  %1382 = sub i64 %1380, %1381
  %1383 = getelementptr inbounds double, ptr %1305, i64 %1382
  %1384 = load double, ptr %1383, align 8
  %1385 = fadd contract double %1378, %1384
  br label %1386

1386:
  %1387 = phi contract double [ %1385, %1373 ], [ 0.000000e+00, %1348 ], [ 0.000000e+00, %1355 ]
  %1388 = getelementptr inbounds double, ptr %1319, i64 8
  store double %1387, ptr %1388, align 8
  %1389 = load ptr, ptr %19, align 8
  %1390 = getelementptr inbounds i64, ptr %1389, i64 2
  %1391 = load i64, ptr %1390, align 8
  %1392 = icmp sgt i64 %1391, -1
  br i1 %1392, label %1401, label %1393

1393:
  %1394 = load double, ptr %91, align 8
  %1395 = load double, ptr %92, align 8
  %1396 = fcmp contract ugt double %1394, %1395
  br i1 %1396, label %1401, label %1397

1397:
  %1398 = add nsw i64 %95, 1
  %1399 = icmp slt i64 %1398, %1
  %1400 = icmp eq i64 %1398, %1
  br i1 %1400, label %1403, label %93

1401:
  %1402 = phi i64 [ 2, %1386 ], [ 6, %1393 ]
  br i1 %94, label %1415, label %1403

1403:
  %1404 = load double, ptr %10, align 8
  %1405 = getelementptr inbounds double, ptr %10, i64 2
  %1406 = load double, ptr %1405, align 8
  %1407 = fcmp contract oeq double %1404, %1406
  br i1 %1407, label %1408, label %1415

1408:
  %1409 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %1410 = load i64, ptr %1409, align 8
  %1411 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %1412 = load i64, ptr %1411, align 8
  %1413 = icmp slt i64 %1410, %1412
  %1414 = zext i1 %1413 to i64
  br label %1415

1415:
  %1416 = phi i64 [ %1402, %1401 ], [ 1, %1403 ], [ %1414, %1408 ], [ %144, %141 ], [ 7, %137 ], [ %100, %99 ], [ 5, %106 ], [ 5, %102 ]
  ret i64 %1416
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

declare fastcc void @crude_middle(ptr, ptr)

declare fastcc double @overlooked(ptr, double)

define i64 @size_of(i64 %0) {
  %2 = getelementptr inbounds [4 x i64], ptr @__const.size_of.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define fastcc void @take_step_one(ptr %0, double %1, double %2, ptr %3, ptr noalias %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  %30 = alloca double, align 8
  %31 = alloca double, align 8
  %32 = alloca double, align 8
  %33 = alloca double, align 8
  %34 = alloca double, align 8
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  %37 = alloca double, align 8
  %38 = alloca double, align 8
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %40 = load i64, ptr %39, align 8
  %41 = sdiv i64 %40, 2
  %42 = shl nsw i64 %41, 4
  %43 = getelementptr inbounds <2 x double>, ptr %4, i64 %42
  %44 = mul nsw i64 %41, 20
  %45 = getelementptr inbounds <2 x double>, ptr %4, i64 %44
  %46 = icmp sgt i64 %40, 1
  br i1 %46, label %47, label %62

47:
  %48 = insertelement <2 x double> poison, double %2, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  br label %50

50:
  %51 = phi i64 [ 0, %47 ], [ %60, %50 ]
  %52 = getelementptr inbounds <2 x double>, ptr %45, i64 %51
  %53 = load <2 x double>, ptr %52, align 16
  %54 = getelementptr inbounds <2 x double>, ptr %4, i64 %51
  %55 = load <2 x double>, ptr %54, align 16
  %56 = fmul contract <2 x double> %55, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %57 = fmul contract <2 x double> %49, %56
  %58 = fadd contract <2 x double> %53, %57
  %59 = getelementptr inbounds <2 x double>, ptr %43, i64 %51
  store <2 x double> %58, ptr %59, align 16
  %60 = add nsw i64 %51, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %62, label %50

62:
  %63 = fmul contract double %2, 0x3FAAEE6838DAE63A
  %64 = fadd contract double %63, %1
  %65 = getelementptr inbounds <2 x double>, ptr %4, i64 %41
  store double %64, ptr %38, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %67 = load ptr, ptr %66, align 8
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %77

73:
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %76 = load ptr, ptr %75, align 8
  call void %74(ptr %38, ptr %43, ptr %3, ptr %65, ptr %76)
  br label %99

77:
  store double %64, ptr %37, align 8
  %78 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %79 = load ptr, ptr %78, align 8
  store double 1.000000e+00, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %87 = load ptr, ptr %86, align 8
  %88 = call contract double %71(ptr %81, i64 %83, i64 %85, ptr %37, ptr %43, ptr %3, ptr %65, ptr %79, ptr %87)
  %89 = fcmp contract olt double %88, 0x7FF0000000000000
  br i1 %89, label %99, label %90

90:
  %91 = load double, ptr %38, align 8
  store double %91, ptr %36, align 8
  %92 = load ptr, ptr %78, align 8
  store double 0.000000e+00, ptr %92, align 8
  %93 = load ptr, ptr %70, align 8
  %94 = load ptr, ptr %80, align 8
  %95 = load i64, ptr %82, align 8
  %96 = load i64, ptr %84, align 8
  %97 = load ptr, ptr %86, align 8
  %98 = call contract double %93(ptr %94, i64 %95, i64 %96, ptr %36, ptr %43, ptr %3, ptr %65, ptr %92, ptr %97)
  br label %99

99:
  br i1 %46, label %100, label %120

100:
  %101 = insertelement <2 x double> poison, double %2, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  br label %103

103:
  %104 = phi i64 [ 0, %100 ], [ %118, %103 ]
  %105 = getelementptr inbounds <2 x double>, ptr %45, i64 %104
  %106 = load <2 x double>, ptr %105, align 16
  %107 = getelementptr inbounds <2 x double>, ptr %4, i64 %104
  %108 = load <2 x double>, ptr %107, align 16
  %109 = fmul contract <2 x double> %108, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %110 = add nsw i64 %104, %41
  %111 = getelementptr inbounds <2 x double>, ptr %4, i64 %110
  %112 = load <2 x double>, ptr %111, align 16
  %113 = fmul contract <2 x double> %112, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %114 = fadd contract <2 x double> %109, %113
  %115 = fmul contract <2 x double> %102, %114
  %116 = fadd contract <2 x double> %106, %115
  %117 = getelementptr inbounds <2 x double>, ptr %43, i64 %104
  store <2 x double> %116, ptr %117, align 16
  %118 = add nsw i64 %104, 1
  %119 = icmp eq i64 %118, %41
  br i1 %119, label %120, label %103

120:
  %121 = fmul contract double %2, 0x3FB432CE2AA42CAC
  %122 = fadd contract double %121, %1
  %123 = shl nsw i64 %41, 1
  %124 = getelementptr inbounds <2 x double>, ptr %4, i64 %123
  store double %122, ptr %35, align 8
  %125 = load ptr, ptr %66, align 8
  %126 = load i64, ptr %125, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %125, align 8
  %128 = load ptr, ptr %70, align 8
  %129 = icmp eq ptr %128, null
  br i1 %129, label %130, label %134

130:
  %131 = load ptr, ptr %0, align 8
  %132 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %133 = load ptr, ptr %132, align 8
  call void %131(ptr %35, ptr %43, ptr %3, ptr %124, ptr %133)
  br label %156

134:
  store double %122, ptr %34, align 8
  %135 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %136 = load ptr, ptr %135, align 8
  store double 1.000000e+00, ptr %136, align 8
  %137 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %144 = load ptr, ptr %143, align 8
  %145 = call contract double %128(ptr %138, i64 %140, i64 %142, ptr %34, ptr %43, ptr %3, ptr %124, ptr %136, ptr %144)
  %146 = fcmp contract olt double %145, 0x7FF0000000000000
  br i1 %146, label %156, label %147

147:
  %148 = load double, ptr %35, align 8
  store double %148, ptr %33, align 8
  %149 = load ptr, ptr %135, align 8
  store double 0.000000e+00, ptr %149, align 8
  %150 = load ptr, ptr %70, align 8
  %151 = load ptr, ptr %137, align 8
  %152 = load i64, ptr %139, align 8
  %153 = load i64, ptr %141, align 8
  %154 = load ptr, ptr %143, align 8
  %155 = call contract double %150(ptr %151, i64 %152, i64 %153, ptr %33, ptr %43, ptr %3, ptr %124, ptr %149, ptr %154)
  br label %156

156:
  br i1 %46, label %157, label %177

157:
  %158 = insertelement <2 x double> poison, double %2, i64 0
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  br label %160

160:
  %161 = phi i64 [ 0, %157 ], [ %175, %160 ]
  %162 = getelementptr inbounds <2 x double>, ptr %45, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = getelementptr inbounds <2 x double>, ptr %4, i64 %161
  %165 = load <2 x double>, ptr %164, align 16
  %166 = fmul contract <2 x double> %165, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %167 = add nsw i64 %161, %123
  %168 = getelementptr inbounds <2 x double>, ptr %4, i64 %167
  %169 = load <2 x double>, ptr %168, align 16
  %170 = fmul contract <2 x double> %169, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %171 = fadd contract <2 x double> %166, %170
  %172 = fmul contract <2 x double> %159, %171
  %173 = fadd contract <2 x double> %163, %172
  %174 = getelementptr inbounds <2 x double>, ptr %43, i64 %161
  store <2 x double> %173, ptr %174, align 16
  %175 = add nsw i64 %161, 1
  %176 = icmp eq i64 %175, %41
  br i1 %176, label %177, label %160

177:
  %178 = fmul contract double %2, 0x3FBE4C353FF64302
  %179 = fadd contract double %178, %1
  %180 = mul nsw i64 %41, 3
  %181 = getelementptr inbounds <2 x double>, ptr %4, i64 %180
  store double %179, ptr %32, align 8
  %182 = load ptr, ptr %66, align 8
  %183 = load i64, ptr %182, align 8
  %184 = add nsw i64 %183, 1
  store i64 %184, ptr %182, align 8
  %185 = load ptr, ptr %70, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %187, label %191

187:
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %190 = load ptr, ptr %189, align 8
  call void %188(ptr %32, ptr %43, ptr %3, ptr %181, ptr %190)
  br label %213

191:
  store double %179, ptr %31, align 8
  %192 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %193 = load ptr, ptr %192, align 8
  store double 1.000000e+00, ptr %193, align 8
  %194 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %201 = load ptr, ptr %200, align 8
  %202 = call contract double %185(ptr %195, i64 %197, i64 %199, ptr %31, ptr %43, ptr %3, ptr %181, ptr %193, ptr %201)
  %203 = fcmp contract olt double %202, 0x7FF0000000000000
  br i1 %203, label %213, label %204

204:
  %205 = load double, ptr %32, align 8
  store double %205, ptr %30, align 8
  %206 = load ptr, ptr %192, align 8
  store double 0.000000e+00, ptr %206, align 8
  %207 = load ptr, ptr %70, align 8
  %208 = load ptr, ptr %194, align 8
  %209 = load i64, ptr %196, align 8
  %210 = load i64, ptr %198, align 8
  %211 = load ptr, ptr %200, align 8
  %212 = call contract double %207(ptr %208, i64 %209, i64 %210, ptr %30, ptr %43, ptr %3, ptr %181, ptr %206, ptr %211)
  br label %213

213:
  br i1 %46, label %214, label %239

214:
  %215 = insertelement <2 x double> poison, double %2, i64 0
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> zeroinitializer
  br label %217

217:
  %218 = phi i64 [ 0, %214 ], [ %237, %217 ]
  %219 = getelementptr inbounds <2 x double>, ptr %45, i64 %218
  %220 = load <2 x double>, ptr %219, align 16
  %221 = getelementptr inbounds <2 x double>, ptr %4, i64 %218
  %222 = load <2 x double>, ptr %221, align 16
  %223 = fmul contract <2 x double> %222, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %224 = add nsw i64 %218, %123
  %225 = getelementptr inbounds <2 x double>, ptr %4, i64 %224
  %226 = load <2 x double>, ptr %225, align 16
  %227 = fmul contract <2 x double> %226, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %228 = fsub contract <2 x double> %223, %227
  %229 = add nsw i64 %218, %180
  %230 = getelementptr inbounds <2 x double>, ptr %4, i64 %229
  %231 = load <2 x double>, ptr %230, align 16
  %232 = fmul contract <2 x double> %231, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %233 = fadd contract <2 x double> %228, %232
  %234 = fmul contract <2 x double> %216, %233
  %235 = fadd contract <2 x double> %220, %234
  %236 = getelementptr inbounds <2 x double>, ptr %43, i64 %218
  store <2 x double> %235, ptr %236, align 16
  %237 = add nsw i64 %218, 1
  %238 = icmp eq i64 %237, %41
  br i1 %238, label %239, label %217

239:
  %240 = fmul contract double %2, 0x3FD2068C499C08D9
  %241 = fadd contract double %240, %1
  %242 = shl nsw i64 %41, 2
  %243 = getelementptr inbounds <2 x double>, ptr %4, i64 %242
  store double %241, ptr %29, align 8
  %244 = load ptr, ptr %66, align 8
  %245 = load i64, ptr %244, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %244, align 8
  %247 = load ptr, ptr %70, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %249, label %253

249:
  %250 = load ptr, ptr %0, align 8
  %251 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %252 = load ptr, ptr %251, align 8
  call void %250(ptr %29, ptr %43, ptr %3, ptr %243, ptr %252)
  br label %275

253:
  store double %241, ptr %28, align 8
  %254 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %255 = load ptr, ptr %254, align 8
  store double 1.000000e+00, ptr %255, align 8
  %256 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %263 = load ptr, ptr %262, align 8
  %264 = call contract double %247(ptr %257, i64 %259, i64 %261, ptr %28, ptr %43, ptr %3, ptr %243, ptr %255, ptr %263)
  %265 = fcmp contract olt double %264, 0x7FF0000000000000
  br i1 %265, label %275, label %266

266:
  %267 = load double, ptr %29, align 8
  store double %267, ptr %27, align 8
  %268 = load ptr, ptr %254, align 8
  store double 0.000000e+00, ptr %268, align 8
  %269 = load ptr, ptr %70, align 8
  %270 = load ptr, ptr %256, align 8
  %271 = load i64, ptr %258, align 8
  %272 = load i64, ptr %260, align 8
  %273 = load ptr, ptr %262, align 8
  %274 = call contract double %269(ptr %270, i64 %271, i64 %272, ptr %27, ptr %43, ptr %3, ptr %243, ptr %268, ptr %273)
  br label %275

275:
  br i1 %46, label %276, label %301

276:
  %277 = insertelement <2 x double> poison, double %2, i64 0
  %278 = shufflevector <2 x double> %277, <2 x double> poison, <2 x i32> zeroinitializer
  br label %279

279:
  %280 = phi i64 [ 0, %276 ], [ %299, %279 ]
  %281 = getelementptr inbounds <2 x double>, ptr %45, i64 %280
  %282 = load <2 x double>, ptr %281, align 16
  %283 = getelementptr inbounds <2 x double>, ptr %4, i64 %280
  %284 = load <2 x double>, ptr %283, align 16
  %285 = fmul contract <2 x double> %284, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %286 = add nsw i64 %280, %180
  %287 = getelementptr inbounds <2 x double>, ptr %4, i64 %286
  %288 = load <2 x double>, ptr %287, align 16
  %289 = fmul contract <2 x double> %288, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %290 = fadd contract <2 x double> %285, %289
  %291 = add nsw i64 %280, %242
  %292 = getelementptr inbounds <2 x double>, ptr %4, i64 %291
  %293 = load <2 x double>, ptr %292, align 16
  %294 = fmul contract <2 x double> %293, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %295 = fadd contract <2 x double> %290, %294
  %296 = fmul contract <2 x double> %278, %295
  %297 = fadd contract <2 x double> %282, %296
  %298 = getelementptr inbounds <2 x double>, ptr %43, i64 %280
  store <2 x double> %297, ptr %298, align 16
  %299 = add nsw i64 %280, 1
  %300 = icmp eq i64 %299, %41
  br i1 %300, label %301, label %279

301:
  %302 = fmul contract double %2, 0x3FD5555555555555
  %303 = fadd contract double %302, %1
  %304 = mul nsw i64 %41, 5
  %305 = getelementptr inbounds <2 x double>, ptr %4, i64 %304
  store double %303, ptr %26, align 8
  %306 = load ptr, ptr %66, align 8
  %307 = load i64, ptr %306, align 8
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %306, align 8
  %309 = load ptr, ptr %70, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %315

311:
  %312 = load ptr, ptr %0, align 8
  %313 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %314 = load ptr, ptr %313, align 8
  call void %312(ptr %26, ptr %43, ptr %3, ptr %305, ptr %314)
  br label %337

315:
  store double %303, ptr %25, align 8
  %316 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %317 = load ptr, ptr %316, align 8
  store double 1.000000e+00, ptr %317, align 8
  %318 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %325 = load ptr, ptr %324, align 8
  %326 = call contract double %309(ptr %319, i64 %321, i64 %323, ptr %25, ptr %43, ptr %3, ptr %305, ptr %317, ptr %325)
  %327 = fcmp contract olt double %326, 0x7FF0000000000000
  br i1 %327, label %337, label %328

328:
  %329 = load double, ptr %26, align 8
  store double %329, ptr %24, align 8
  %330 = load ptr, ptr %316, align 8
  store double 0.000000e+00, ptr %330, align 8
  %331 = load ptr, ptr %70, align 8
  %332 = load ptr, ptr %318, align 8
  %333 = load i64, ptr %320, align 8
  %334 = load i64, ptr %322, align 8
  %335 = load ptr, ptr %324, align 8
  %336 = call contract double %331(ptr %332, i64 %333, i64 %334, ptr %24, ptr %43, ptr %3, ptr %305, ptr %330, ptr %335)
  br label %337

337:
  br i1 %46, label %338, label %368

338:
  %339 = insertelement <2 x double> poison, double %2, i64 0
  %340 = shufflevector <2 x double> %339, <2 x double> poison, <2 x i32> zeroinitializer
  br label %341

341:
  %342 = phi i64 [ 0, %338 ], [ %366, %341 ]
  %343 = getelementptr inbounds <2 x double>, ptr %45, i64 %342
  %344 = load <2 x double>, ptr %343, align 16
  %345 = getelementptr inbounds <2 x double>, ptr %4, i64 %342
  %346 = load <2 x double>, ptr %345, align 16
  %347 = fmul contract <2 x double> %346, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %348 = add nsw i64 %342, %180
  %349 = getelementptr inbounds <2 x double>, ptr %4, i64 %348
  %350 = load <2 x double>, ptr %349, align 16
  %351 = fmul contract <2 x double> %350, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %352 = fadd contract <2 x double> %347, %351
  %353 = add nsw i64 %342, %242
  %354 = getelementptr inbounds <2 x double>, ptr %4, i64 %353
  %355 = load <2 x double>, ptr %354, align 16
  %356 = fmul contract <2 x double> %355, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %357 = fadd contract <2 x double> %352, %356
  %358 = add nsw i64 %342, %304
  %359 = getelementptr inbounds <2 x double>, ptr %4, i64 %358
  %360 = load <2 x double>, ptr %359, align 16
  %361 = fmul contract <2 x double> %360, <double 0x3F92000000000000, double 0x3F92000000000000>
  %362 = fsub contract <2 x double> %357, %361
  %363 = fmul contract <2 x double> %340, %362
  %364 = fadd contract <2 x double> %344, %363
  %365 = getelementptr inbounds <2 x double>, ptr %43, i64 %342
  store <2 x double> %364, ptr %365, align 16
  %366 = add nsw i64 %342, 1
  %367 = icmp eq i64 %366, %41
  br i1 %367, label %368, label %341

368:
  %369 = fmul contract double %2, 2.500000e-01
  %370 = fadd contract double %369, %1
  %371 = mul nsw i64 %41, 6
  %372 = getelementptr inbounds <2 x double>, ptr %4, i64 %371
  store double %370, ptr %23, align 8
  %373 = load ptr, ptr %66, align 8
  %374 = load i64, ptr %373, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %373, align 8
  %376 = load ptr, ptr %70, align 8
  %377 = icmp eq ptr %376, null
  br i1 %377, label %378, label %382

378:
  %379 = load ptr, ptr %0, align 8
  %380 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %381 = load ptr, ptr %380, align 8
  call void %379(ptr %23, ptr %43, ptr %3, ptr %372, ptr %381)
  br label %404

382:
  store double %370, ptr %22, align 8
  %383 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %384 = load ptr, ptr %383, align 8
  store double 1.000000e+00, ptr %384, align 8
  %385 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %392 = load ptr, ptr %391, align 8
  %393 = call contract double %376(ptr %386, i64 %388, i64 %390, ptr %22, ptr %43, ptr %3, ptr %372, ptr %384, ptr %392)
  %394 = fcmp contract olt double %393, 0x7FF0000000000000
  br i1 %394, label %404, label %395

395:
  %396 = load double, ptr %23, align 8
  store double %396, ptr %21, align 8
  %397 = load ptr, ptr %383, align 8
  store double 0.000000e+00, ptr %397, align 8
  %398 = load ptr, ptr %70, align 8
  %399 = load ptr, ptr %385, align 8
  %400 = load i64, ptr %387, align 8
  %401 = load i64, ptr %389, align 8
  %402 = load ptr, ptr %391, align 8
  %403 = call contract double %398(ptr %399, i64 %400, i64 %401, ptr %21, ptr %43, ptr %3, ptr %372, ptr %397, ptr %402)
  br label %404

404:
  br i1 %46, label %405, label %440

405:
  %406 = insertelement <2 x double> poison, double %2, i64 0
  %407 = shufflevector <2 x double> %406, <2 x double> poison, <2 x i32> zeroinitializer
  br label %408

408:
  %409 = phi i64 [ 0, %405 ], [ %438, %408 ]
  %410 = getelementptr inbounds <2 x double>, ptr %45, i64 %409
  %411 = load <2 x double>, ptr %410, align 16
  %412 = getelementptr inbounds <2 x double>, ptr %4, i64 %409
  %413 = load <2 x double>, ptr %412, align 16
  %414 = fmul contract <2 x double> %413, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %415 = add nsw i64 %409, %180
  %416 = getelementptr inbounds <2 x double>, ptr %4, i64 %415
  %417 = load <2 x double>, ptr %416, align 16
  %418 = fmul contract <2 x double> %417, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %419 = fadd contract <2 x double> %414, %418
  %420 = add nsw i64 %409, %242
  %421 = getelementptr inbounds <2 x double>, ptr %4, i64 %420
  %422 = load <2 x double>, ptr %421, align 16
  %423 = fmul contract <2 x double> %422, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %424 = fadd contract <2 x double> %419, %423
  %425 = add nsw i64 %409, %304
  %426 = getelementptr inbounds <2 x double>, ptr %4, i64 %425
  %427 = load <2 x double>, ptr %426, align 16
  %428 = fmul contract <2 x double> %427, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %429 = fsub contract <2 x double> %424, %428
  %430 = add nsw i64 %409, %371
  %431 = getelementptr inbounds <2 x double>, ptr %4, i64 %430
  %432 = load <2 x double>, ptr %431, align 16
  %433 = fmul contract <2 x double> %432, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %434 = fadd contract <2 x double> %429, %433
  %435 = fmul contract <2 x double> %407, %434
  %436 = fadd contract <2 x double> %411, %435
  %437 = getelementptr inbounds <2 x double>, ptr %43, i64 %409
  store <2 x double> %436, ptr %437, align 16
  %438 = add nsw i64 %409, 1
  %439 = icmp eq i64 %438, %41
  br i1 %439, label %440, label %408

440:
  %441 = fmul contract double %2, 0x3FD3B13B13B13B14
  %442 = fadd contract double %441, %1
  %443 = mul nsw i64 %41, 7
  %444 = getelementptr inbounds <2 x double>, ptr %4, i64 %443
  store double %442, ptr %20, align 8
  %445 = load ptr, ptr %66, align 8
  %446 = load i64, ptr %445, align 8
  %447 = add nsw i64 %446, 1
  store i64 %447, ptr %445, align 8
  %448 = load ptr, ptr %70, align 8
  %449 = icmp eq ptr %448, null
  br i1 %449, label %450, label %454

450:
  %451 = load ptr, ptr %0, align 8
  %452 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %453 = load ptr, ptr %452, align 8
  call void %451(ptr %20, ptr %43, ptr %3, ptr %444, ptr %453)
  br label %476

454:
  store double %442, ptr %19, align 8
  %455 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %456 = load ptr, ptr %455, align 8
  store double 1.000000e+00, ptr %456, align 8
  %457 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %458 = load ptr, ptr %457, align 8
  %459 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %464 = load ptr, ptr %463, align 8
  %465 = call contract double %448(ptr %458, i64 %460, i64 %462, ptr %19, ptr %43, ptr %3, ptr %444, ptr %456, ptr %464)
  %466 = fcmp contract olt double %465, 0x7FF0000000000000
  br i1 %466, label %476, label %467

467:
  %468 = load double, ptr %20, align 8
  store double %468, ptr %18, align 8
  %469 = load ptr, ptr %455, align 8
  store double 0.000000e+00, ptr %469, align 8
  %470 = load ptr, ptr %70, align 8
  %471 = load ptr, ptr %457, align 8
  %472 = load i64, ptr %459, align 8
  %473 = load i64, ptr %461, align 8
  %474 = load ptr, ptr %463, align 8
  %475 = call contract double %470(ptr %471, i64 %472, i64 %473, ptr %18, ptr %43, ptr %3, ptr %444, ptr %469, ptr %474)
  br label %476

476:
  br i1 %46, label %477, label %517

477:
  %478 = insertelement <2 x double> poison, double %2, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  br label %480

480:
  %481 = phi i64 [ 0, %477 ], [ %515, %480 ]
  %482 = getelementptr inbounds <2 x double>, ptr %45, i64 %481
  %483 = load <2 x double>, ptr %482, align 16
  %484 = getelementptr inbounds <2 x double>, ptr %4, i64 %481
  %485 = load <2 x double>, ptr %484, align 16
  %486 = fmul contract <2 x double> %485, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %487 = add nsw i64 %481, %180
  %488 = getelementptr inbounds <2 x double>, ptr %4, i64 %487
  %489 = load <2 x double>, ptr %488, align 16
  %490 = fmul contract <2 x double> %489, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %491 = fsub contract <2 x double> %486, %490
  %492 = add nsw i64 %481, %242
  %493 = getelementptr inbounds <2 x double>, ptr %4, i64 %492
  %494 = load <2 x double>, ptr %493, align 16
  %495 = fmul contract <2 x double> %494, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %496 = fsub contract <2 x double> %491, %495
  %497 = add nsw i64 %481, %304
  %498 = getelementptr inbounds <2 x double>, ptr %4, i64 %497
  %499 = load <2 x double>, ptr %498, align 16
  %500 = fmul contract <2 x double> %499, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %501 = fadd contract <2 x double> %496, %500
  %502 = add nsw i64 %481, %371
  %503 = getelementptr inbounds <2 x double>, ptr %4, i64 %502
  %504 = load <2 x double>, ptr %503, align 16
  %505 = fmul contract <2 x double> %504, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %506 = fadd contract <2 x double> %501, %505
  %507 = add nsw i64 %481, %443
  %508 = getelementptr inbounds <2 x double>, ptr %4, i64 %507
  %509 = load <2 x double>, ptr %508, align 16
  %510 = fmul contract <2 x double> %509, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %511 = fsub contract <2 x double> %506, %510
  %512 = fmul contract <2 x double> %479, %511
  %513 = fadd contract <2 x double> %483, %512
  %514 = getelementptr inbounds <2 x double>, ptr %43, i64 %481
  store <2 x double> %513, ptr %514, align 16
  %515 = add nsw i64 %481, 1
  %516 = icmp eq i64 %515, %41
  br i1 %516, label %517, label %480

517:
  %518 = fmul contract double %2, 0x3FE4D74D74D74D75
  %519 = fadd contract double %518, %1
  %520 = shl nsw i64 %41, 3
  %521 = getelementptr inbounds <2 x double>, ptr %4, i64 %520
  store double %519, ptr %17, align 8
  %522 = load ptr, ptr %66, align 8
  %523 = load i64, ptr %522, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %522, align 8
  %525 = load ptr, ptr %70, align 8
  %526 = icmp eq ptr %525, null
  br i1 %526, label %527, label %531

527:
  %528 = load ptr, ptr %0, align 8
  %529 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %530 = load ptr, ptr %529, align 8
  call void %528(ptr %17, ptr %43, ptr %3, ptr %521, ptr %530)
  br label %553

531:
  store double %519, ptr %16, align 8
  %532 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %533 = load ptr, ptr %532, align 8
  store double 1.000000e+00, ptr %533, align 8
  %534 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %535 = load ptr, ptr %534, align 8
  %536 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %537 = load i64, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %541 = load ptr, ptr %540, align 8
  %542 = call contract double %525(ptr %535, i64 %537, i64 %539, ptr %16, ptr %43, ptr %3, ptr %521, ptr %533, ptr %541)
  %543 = fcmp contract olt double %542, 0x7FF0000000000000
  br i1 %543, label %553, label %544

544:
  %545 = load double, ptr %17, align 8
  store double %545, ptr %15, align 8
  %546 = load ptr, ptr %532, align 8
  store double 0.000000e+00, ptr %546, align 8
  %547 = load ptr, ptr %70, align 8
  %548 = load ptr, ptr %534, align 8
  %549 = load i64, ptr %536, align 8
  %550 = load i64, ptr %538, align 8
  %551 = load ptr, ptr %540, align 8
  %552 = call contract double %547(ptr %548, i64 %549, i64 %550, ptr %15, ptr %43, ptr %3, ptr %521, ptr %546, ptr %551)
  br label %553

553:
  br i1 %46, label %554, label %599

554:
  %555 = insertelement <2 x double> poison, double %2, i64 0
  %556 = shufflevector <2 x double> %555, <2 x double> poison, <2 x i32> zeroinitializer
  br label %557

557:
  %558 = phi i64 [ 0, %554 ], [ %597, %557 ]
  %559 = getelementptr inbounds <2 x double>, ptr %45, i64 %558
  %560 = load <2 x double>, ptr %559, align 16
  %561 = getelementptr inbounds <2 x double>, ptr %4, i64 %558
  %562 = load <2 x double>, ptr %561, align 16
  %563 = fmul contract <2 x double> %562, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %564 = add nsw i64 %558, %180
  %565 = getelementptr inbounds <2 x double>, ptr %4, i64 %564
  %566 = load <2 x double>, ptr %565, align 16
  %567 = fmul contract <2 x double> %566, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %568 = fsub contract <2 x double> %563, %567
  %569 = add nsw i64 %558, %242
  %570 = getelementptr inbounds <2 x double>, ptr %4, i64 %569
  %571 = load <2 x double>, ptr %570, align 16
  %572 = fmul contract <2 x double> %571, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %573 = fsub contract <2 x double> %568, %572
  %574 = add nsw i64 %558, %304
  %575 = getelementptr inbounds <2 x double>, ptr %4, i64 %574
  %576 = load <2 x double>, ptr %575, align 16
  %577 = fmul contract <2 x double> %576, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %578 = fadd contract <2 x double> %573, %577
  %579 = add nsw i64 %558, %371
  %580 = getelementptr inbounds <2 x double>, ptr %4, i64 %579
  %581 = load <2 x double>, ptr %580, align 16
  %582 = fmul contract <2 x double> %581, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %583 = fadd contract <2 x double> %578, %582
  %584 = add nsw i64 %558, %443
  %585 = getelementptr inbounds <2 x double>, ptr %4, i64 %584
  %586 = load <2 x double>, ptr %585, align 16
  %587 = fmul contract <2 x double> %586, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %588 = fsub contract <2 x double> %583, %587
  %589 = add nsw i64 %558, %520
  %590 = getelementptr inbounds <2 x double>, ptr %4, i64 %589
  %591 = load <2 x double>, ptr %590, align 16
  %592 = fmul contract <2 x double> %591, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %593 = fsub contract <2 x double> %588, %592
  %594 = fmul contract <2 x double> %556, %593
  %595 = fadd contract <2 x double> %560, %594
  %596 = getelementptr inbounds <2 x double>, ptr %43, i64 %558
  store <2 x double> %595, ptr %596, align 16
  %597 = add nsw i64 %558, 1
  %598 = icmp eq i64 %597, %41
  br i1 %598, label %599, label %557

599:
  %600 = fmul contract double %2, 6.000000e-01
  %601 = fadd contract double %600, %1
  %602 = mul nsw i64 %41, 9
  %603 = getelementptr inbounds <2 x double>, ptr %4, i64 %602
  store double %601, ptr %14, align 8
  %604 = load ptr, ptr %66, align 8
  %605 = load i64, ptr %604, align 8
  %606 = add nsw i64 %605, 1
  store i64 %606, ptr %604, align 8
  %607 = load ptr, ptr %70, align 8
  %608 = icmp eq ptr %607, null
  br i1 %608, label %609, label %613

609:
  %610 = load ptr, ptr %0, align 8
  %611 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %612 = load ptr, ptr %611, align 8
  call void %610(ptr %14, ptr %43, ptr %3, ptr %603, ptr %612)
  br label %635

613:
  store double %601, ptr %13, align 8
  %614 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %615 = load ptr, ptr %614, align 8
  store double 1.000000e+00, ptr %615, align 8
  %616 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %617 = load ptr, ptr %616, align 8
  %618 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %623 = load ptr, ptr %622, align 8
  %624 = call contract double %607(ptr %617, i64 %619, i64 %621, ptr %13, ptr %43, ptr %3, ptr %603, ptr %615, ptr %623)
  %625 = fcmp contract olt double %624, 0x7FF0000000000000
  br i1 %625, label %635, label %626

626:
  %627 = load double, ptr %14, align 8
  store double %627, ptr %12, align 8
  %628 = load ptr, ptr %614, align 8
  store double 0.000000e+00, ptr %628, align 8
  %629 = load ptr, ptr %70, align 8
  %630 = load ptr, ptr %616, align 8
  %631 = load i64, ptr %618, align 8
  %632 = load i64, ptr %620, align 8
  %633 = load ptr, ptr %622, align 8
  %634 = call contract double %629(ptr %630, i64 %631, i64 %632, ptr %12, ptr %43, ptr %3, ptr %603, ptr %628, ptr %633)
  br label %635

635:
  br i1 %46, label %636, label %686

636:
  %637 = insertelement <2 x double> poison, double %2, i64 0
  %638 = shufflevector <2 x double> %637, <2 x double> poison, <2 x i32> zeroinitializer
  br label %639

639:
  %640 = phi i64 [ 0, %636 ], [ %684, %639 ]
  %641 = getelementptr inbounds <2 x double>, ptr %45, i64 %640
  %642 = load <2 x double>, ptr %641, align 16
  %643 = getelementptr inbounds <2 x double>, ptr %4, i64 %640
  %644 = load <2 x double>, ptr %643, align 16
  %645 = fmul contract <2 x double> %644, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %646 = add nsw i64 %640, %180
  %647 = getelementptr inbounds <2 x double>, ptr %4, i64 %646
  %648 = load <2 x double>, ptr %647, align 16
  %649 = fmul contract <2 x double> %648, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %650 = fsub contract <2 x double> %649, %645
  %651 = add nsw i64 %640, %242
  %652 = getelementptr inbounds <2 x double>, ptr %4, i64 %651
  %653 = load <2 x double>, ptr %652, align 16
  %654 = fmul contract <2 x double> %653, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %655 = fadd contract <2 x double> %650, %654
  %656 = add nsw i64 %640, %304
  %657 = getelementptr inbounds <2 x double>, ptr %4, i64 %656
  %658 = load <2 x double>, ptr %657, align 16
  %659 = fmul contract <2 x double> %658, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %660 = fsub contract <2 x double> %655, %659
  %661 = add nsw i64 %640, %371
  %662 = getelementptr inbounds <2 x double>, ptr %4, i64 %661
  %663 = load <2 x double>, ptr %662, align 16
  %664 = fmul contract <2 x double> %663, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %665 = fsub contract <2 x double> %660, %664
  %666 = add nsw i64 %640, %443
  %667 = getelementptr inbounds <2 x double>, ptr %4, i64 %666
  %668 = load <2 x double>, ptr %667, align 16
  %669 = fmul contract <2 x double> %668, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %670 = fadd contract <2 x double> %665, %669
  %671 = add nsw i64 %640, %520
  %672 = getelementptr inbounds <2 x double>, ptr %4, i64 %671
  %673 = load <2 x double>, ptr %672, align 16
  %674 = fmul contract <2 x double> %673, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %675 = fadd contract <2 x double> %670, %674
  %676 = add nsw i64 %640, %602
  %677 = getelementptr inbounds <2 x double>, ptr %4, i64 %676
  %678 = load <2 x double>, ptr %677, align 16
  %679 = fmul contract <2 x double> %678, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %680 = fsub contract <2 x double> %675, %679
  %681 = fmul contract <2 x double> %638, %680
  %682 = fadd contract <2 x double> %642, %681
  %683 = getelementptr inbounds <2 x double>, ptr %43, i64 %640
  store <2 x double> %682, ptr %683, align 16
  %684 = add nsw i64 %640, 1
  %685 = icmp eq i64 %684, %41
  br i1 %685, label %686, label %639

686:
  %687 = fmul contract double %2, 0x3FEB6DB6DB6DB6DB
  %688 = fadd contract double %687, %1
  %689 = mul nsw i64 %41, 10
  %690 = getelementptr inbounds <2 x double>, ptr %4, i64 %689
  store double %688, ptr %11, align 8
  %691 = load ptr, ptr %66, align 8
  %692 = load i64, ptr %691, align 8
  %693 = add nsw i64 %692, 1
  store i64 %693, ptr %691, align 8
  %694 = load ptr, ptr %70, align 8
  %695 = icmp eq ptr %694, null
  br i1 %695, label %696, label %700

696:
  %697 = load ptr, ptr %0, align 8
  %698 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %699 = load ptr, ptr %698, align 8
  call void %697(ptr %11, ptr %43, ptr %3, ptr %690, ptr %699)
  br label %722

700:
  store double %688, ptr %10, align 8
  %701 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %702 = load ptr, ptr %701, align 8
  store double 1.000000e+00, ptr %702, align 8
  %703 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %704 = load ptr, ptr %703, align 8
  %705 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %710 = load ptr, ptr %709, align 8
  %711 = call contract double %694(ptr %704, i64 %706, i64 %708, ptr %10, ptr %43, ptr %3, ptr %690, ptr %702, ptr %710)
  %712 = fcmp contract olt double %711, 0x7FF0000000000000
  br i1 %712, label %722, label %713

713:
  %714 = load double, ptr %11, align 8
  store double %714, ptr %9, align 8
  %715 = load ptr, ptr %701, align 8
  store double 0.000000e+00, ptr %715, align 8
  %716 = load ptr, ptr %70, align 8
  %717 = load ptr, ptr %703, align 8
  %718 = load i64, ptr %705, align 8
  %719 = load i64, ptr %707, align 8
  %720 = load ptr, ptr %709, align 8
  %721 = call contract double %716(ptr %717, i64 %718, i64 %719, ptr %9, ptr %43, ptr %3, ptr %690, ptr %715, ptr %720)
  br label %722

722:
  br i1 %46, label %723, label %778

723:
  %724 = insertelement <2 x double> poison, double %2, i64 0
  %725 = shufflevector <2 x double> %724, <2 x double> poison, <2 x i32> zeroinitializer
  br label %726

726:
  %727 = phi i64 [ 0, %723 ], [ %776, %726 ]
  %728 = getelementptr inbounds <2 x double>, ptr %45, i64 %727
  %729 = load <2 x double>, ptr %728, align 16
  %730 = getelementptr inbounds <2 x double>, ptr %4, i64 %727
  %731 = load <2 x double>, ptr %730, align 16
  %732 = fmul contract <2 x double> %731, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %733 = add nsw i64 %727, %180
  %734 = getelementptr inbounds <2 x double>, ptr %4, i64 %733
  %735 = load <2 x double>, ptr %734, align 16
  %736 = fmul contract <2 x double> %735, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %737 = fsub contract <2 x double> %732, %736
  %738 = add nsw i64 %727, %242
  %739 = getelementptr inbounds <2 x double>, ptr %4, i64 %738
  %740 = load <2 x double>, ptr %739, align 16
  %741 = fmul contract <2 x double> %740, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %742 = fsub contract <2 x double> %737, %741
  %743 = add nsw i64 %727, %304
  %744 = getelementptr inbounds <2 x double>, ptr %4, i64 %743
  %745 = load <2 x double>, ptr %744, align 16
  %746 = fmul contract <2 x double> %745, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %747 = fsub contract <2 x double> %742, %746
  %748 = add nsw i64 %727, %371
  %749 = getelementptr inbounds <2 x double>, ptr %4, i64 %748
  %750 = load <2 x double>, ptr %749, align 16
  %751 = fmul contract <2 x double> %750, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %752 = fadd contract <2 x double> %747, %751
  %753 = add nsw i64 %727, %443
  %754 = getelementptr inbounds <2 x double>, ptr %4, i64 %753
  %755 = load <2 x double>, ptr %754, align 16
  %756 = fmul contract <2 x double> %755, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %757 = fsub contract <2 x double> %752, %756
  %758 = add nsw i64 %727, %520
  %759 = getelementptr inbounds <2 x double>, ptr %4, i64 %758
  %760 = load <2 x double>, ptr %759, align 16
  %761 = fmul contract <2 x double> %760, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %762 = fsub contract <2 x double> %757, %761
  %763 = add nsw i64 %727, %602
  %764 = getelementptr inbounds <2 x double>, ptr %4, i64 %763
  %765 = load <2 x double>, ptr %764, align 16
  %766 = fmul contract <2 x double> %765, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %767 = fadd contract <2 x double> %762, %766
  %768 = add nsw i64 %727, %689
  %769 = getelementptr inbounds <2 x double>, ptr %4, i64 %768
  %770 = load <2 x double>, ptr %769, align 16
  %771 = fmul contract <2 x double> %770, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %772 = fadd contract <2 x double> %767, %771
  %773 = fmul contract <2 x double> %725, %772
  %774 = fadd contract <2 x double> %729, %773
  %775 = getelementptr inbounds <2 x double>, ptr %43, i64 %727
  store <2 x double> %774, ptr %775, align 16
  %776 = add nsw i64 %727, 1
  %777 = icmp eq i64 %776, %41
  br i1 %777, label %778, label %726

778:
  %779 = fadd contract double %1, %2
  %780 = mul nsw i64 %41, 11
  %781 = getelementptr inbounds <2 x double>, ptr %4, i64 %780
  store double %779, ptr %8, align 8
  %782 = load ptr, ptr %66, align 8
  %783 = load i64, ptr %782, align 8
  %784 = add nsw i64 %783, 1
  store i64 %784, ptr %782, align 8
  %785 = load ptr, ptr %70, align 8
  %786 = icmp eq ptr %785, null
  br i1 %786, label %787, label %791

787:
  %788 = load ptr, ptr %0, align 8
  %789 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %790 = load ptr, ptr %789, align 8
  call void %788(ptr %8, ptr %43, ptr %3, ptr %781, ptr %790)
  br label %813

791:
  store double %779, ptr %7, align 8
  %792 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %793 = load ptr, ptr %792, align 8
  store double 1.000000e+00, ptr %793, align 8
  %794 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %795 = load ptr, ptr %794, align 8
  %796 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %799 = load i64, ptr %798, align 8
  %800 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %801 = load ptr, ptr %800, align 8
  %802 = call contract double %785(ptr %795, i64 %797, i64 %799, ptr %7, ptr %43, ptr %3, ptr %781, ptr %793, ptr %801)
  %803 = fcmp contract olt double %802, 0x7FF0000000000000
  br i1 %803, label %813, label %804

804:
  %805 = load double, ptr %8, align 8
  store double %805, ptr %6, align 8
  %806 = load ptr, ptr %792, align 8
  store double 0.000000e+00, ptr %806, align 8
  %807 = load ptr, ptr %70, align 8
  %808 = load ptr, ptr %794, align 8
  %809 = load i64, ptr %796, align 8
  %810 = load i64, ptr %798, align 8
  %811 = load ptr, ptr %800, align 8
  %812 = call contract double %807(ptr %808, i64 %809, i64 %810, ptr %6, ptr %43, ptr %3, ptr %781, ptr %806, ptr %811)
  br label %813

813:
  br i1 %46, label %814, label %898

814:
  %815 = insertelement <2 x double> poison, double %2, i64 0
  %816 = shufflevector <2 x double> %815, <2 x double> poison, <2 x i32> zeroinitializer
  %817 = mul nsw i64 %41, 17
  %818 = mul nsw i64 %41, 18
  %819 = mul nsw i64 %41, 19
  br label %820

820:
  %821 = phi i64 [ 0, %814 ], [ %896, %820 ]
  %822 = getelementptr inbounds <2 x double>, ptr %4, i64 %821
  %823 = load <2 x double>, ptr %822, align 16
  %824 = add nsw i64 %821, %304
  %825 = getelementptr inbounds <2 x double>, ptr %4, i64 %824
  %826 = load <2 x double>, ptr %825, align 16
  %827 = add nsw i64 %821, %371
  %828 = getelementptr inbounds <2 x double>, ptr %4, i64 %827
  %829 = load <2 x double>, ptr %828, align 16
  %830 = add nsw i64 %821, %443
  %831 = getelementptr inbounds <2 x double>, ptr %4, i64 %830
  %832 = load <2 x double>, ptr %831, align 16
  %833 = add nsw i64 %821, %520
  %834 = getelementptr inbounds <2 x double>, ptr %4, i64 %833
  %835 = load <2 x double>, ptr %834, align 16
  %836 = add nsw i64 %821, %602
  %837 = getelementptr inbounds <2 x double>, ptr %4, i64 %836
  %838 = load <2 x double>, ptr %837, align 16
  %839 = add nsw i64 %821, %689
  %840 = getelementptr inbounds <2 x double>, ptr %4, i64 %839
  %841 = load <2 x double>, ptr %840, align 16
  %842 = add nsw i64 %821, %780
  %843 = getelementptr inbounds <2 x double>, ptr %4, i64 %842
  %844 = load <2 x double>, ptr %843, align 16
  %845 = add nsw i64 %821, %44
  %846 = getelementptr inbounds <2 x double>, ptr %4, i64 %845
  %847 = load <2 x double>, ptr %846, align 16
  %848 = fmul contract <2 x double> %823, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %849 = fmul contract <2 x double> %826, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %850 = fadd contract <2 x double> %848, %849
  %851 = fmul contract <2 x double> %829, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %852 = fadd contract <2 x double> %850, %851
  %853 = fmul contract <2 x double> %832, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %854 = fadd contract <2 x double> %852, %853
  %855 = fmul contract <2 x double> %835, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %856 = fadd contract <2 x double> %854, %855
  %857 = fmul contract <2 x double> %838, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %858 = fadd contract <2 x double> %856, %857
  %859 = fmul contract <2 x double> %841, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %860 = fadd contract <2 x double> %858, %859
  %861 = fmul contract <2 x double> %844, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %862 = fadd contract <2 x double> %860, %861
  %863 = fmul contract <2 x double> %816, %862
  %864 = fadd contract <2 x double> %847, %863
  %865 = add nsw i64 %821, %817
  %866 = getelementptr inbounds <2 x double>, ptr %4, i64 %865
  store <2 x double> %864, ptr %866, align 16
  %867 = fmul contract <2 x double> %823, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %868 = fmul contract <2 x double> %826, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %869 = fsub contract <2 x double> %867, %868
  %870 = fmul contract <2 x double> %829, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %871 = fsub contract <2 x double> %869, %870
  %872 = fmul contract <2 x double> %832, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %873 = fadd contract <2 x double> %871, %872
  %874 = fmul contract <2 x double> %835, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %875 = fsub contract <2 x double> %873, %874
  %876 = fmul contract <2 x double> %838, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %877 = fadd contract <2 x double> %875, %876
  %878 = fmul contract <2 x double> %841, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %879 = fadd contract <2 x double> %877, %878
  %880 = fmul contract <2 x double> %844, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %881 = fsub contract <2 x double> %879, %880
  %882 = add nsw i64 %821, %818
  %883 = getelementptr inbounds <2 x double>, ptr %4, i64 %882
  store <2 x double> %881, ptr %883, align 16
  %884 = fmul contract <2 x double> %823, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %885 = fsub contract <2 x double> %849, %884
  %886 = fadd contract <2 x double> %885, %851
  %887 = fadd contract <2 x double> %886, %853
  %888 = fmul contract <2 x double> %835, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %889 = fsub contract <2 x double> %887, %888
  %890 = fadd contract <2 x double> %889, %857
  %891 = fadd contract <2 x double> %890, %859
  %892 = fmul contract <2 x double> %844, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %893 = fadd contract <2 x double> %891, %892
  %894 = add nsw i64 %821, %819
  %895 = getelementptr inbounds <2 x double>, ptr %4, i64 %894
  store <2 x double> %893, ptr %895, align 16
  %896 = add nsw i64 %821, 1
  %897 = icmp eq i64 %896, %41
  br i1 %897, label %898, label %820

898:
  ret void
}

define fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, ptr %7) {
  %9 = fsub contract double 1.000000e+00, %3
  %10 = fmul contract double %9, %9
  %11 = fmul contract double %3, 2.000000e+00
  %12 = fadd contract double %11, 1.000000e+00
  %13 = icmp slt i64 %1, 1
  br i1 %13, label %104, label %14

14:
  %15 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  %17 = fmul contract double %3, 6.000000e+00
  %18 = fmul contract double %17, %9
  %19 = fmul contract double %3, 3.000000e+00
  %20 = fsub contract double 1.000000e+00, %19
  %21 = fmul contract double %9, %20
  %22 = fadd contract double %19, -2.000000e+00
  %23 = fmul contract double %22, %3
  %24 = fmul contract double %3, %3
  %25 = fsub contract double 3.000000e+00, %11
  br label %26

26:
  %27 = phi i1 [ false, %14 ], [ %102, %100 ]
  %28 = phi i64 [ 0, %14 ], [ %101, %100 ]
  %29 = getelementptr inbounds i64, ptr %16, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %32, label %100

32:
  %33 = getelementptr inbounds double, ptr %5, i64 %28
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %7, i64 %28
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %6, i64 %28
  %38 = load double, ptr %37, align 8
  %39 = add nsw i64 %28, %1
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %41, %4
  %43 = getelementptr inbounds double, ptr %5, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = fmul contract double %44, %4
  %46 = getelementptr inbounds double, ptr %7, i64 %39
  %47 = load double, ptr %46, align 8
  %48 = fmul contract double %47, %4
  %49 = fcmp uno double %45, %48
  br i1 %49, label %50, label %52

50:
  %51 = fcmp contract uno double %42, 0.000000e+00
  br i1 %51, label %100, label %104

52:
  %53 = fcmp contract ord double %34, 0.000000e+00
  %54 = tail call contract double @llvm.fabs.f64(double %34)
  %55 = select contract i1 %53, double %54, double 0.000000e+00
  %56 = fcmp contract ord double %36, 0.000000e+00
  %57 = tail call contract double @llvm.fabs.f64(double %36)
  %58 = select contract i1 %56, double %57, double 0.000000e+00
  %59 = fadd contract double %55, %58
  %60 = fmul contract double %59, 1.000000e+10
  %61 = fsub contract double %36, %34
  %62 = fmul contract double %18, %61
  %63 = fmul contract double %21, %45
  %64 = fadd contract double %62, %63
  %65 = fmul contract double %23, %48
  %66 = fadd contract double %65, %64
  %67 = tail call contract double @llvm.fabs.f64(double %61)
  %68 = fsub contract double %38, %34
  %69 = tail call contract double @llvm.fabs.f64(double %68)
  %70 = fsub contract double %38, %36
  %71 = tail call contract double @llvm.fabs.f64(double %70)
  %72 = tail call contract double @llvm.maxnum.f64(double %69, double %71)
  %73 = tail call contract double @llvm.maxnum.f64(double %67, double %72)
  %74 = fadd contract double %54, %57
  %75 = fmul contract double %74, 1.000000e-09
  %76 = fmul contract double %60, 0x3D06849B86A12B9B
  %77 = fadd contract double %75, %76
  %78 = fcmp contract olt double %73, 0x7FF0000000000000
  br i1 %78, label %79, label %104

79:
  %80 = fmul contract double %12, %34
  %81 = fmul contract double %45, %3
  %82 = fadd contract double %80, %81
  %83 = fmul contract double %10, %82
  %84 = fmul contract double %25, %36
  %85 = fmul contract double %9, %48
  %86 = fsub contract double %84, %85
  %87 = fmul contract double %24, %86
  %88 = fadd contract double %83, %87
  %89 = fsub contract double %38, %88
  %90 = tail call contract double @llvm.fabs.f64(double %89)
  %91 = fmul contract double %73, 5.000000e-03
  %92 = fadd contract double %77, %91
  %93 = fcmp contract ugt double %90, %92
  br i1 %93, label %104, label %94

94:
  %95 = fsub contract double %42, %66
  %96 = tail call contract double @llvm.fabs.f64(double %95)
  %97 = fmul contract double %73, 5.000000e-02
  %98 = fadd contract double %77, %97
  %99 = fcmp contract ugt double %96, %98
  br i1 %99, label %104, label %100

100:
  %101 = add nsw i64 %28, 1
  %102 = icmp sge i64 %101, %1
  %103 = icmp eq i64 %101, %1
  br i1 %103, label %104, label %26

104:
  %105 = phi i1 [ true, %8 ], [ %27, %50 ], [ %27, %52 ], [ %27, %79 ], [ %27, %94 ], [ %102, %100 ]
  %106 = zext i1 %105 to i32
  ret i32 %106
}

declare fastcc void @look_at(ptr, double)

declare fastcc void @look_into(ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
