; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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
  %6 = alloca %struct.Step, align 8
  %7 = alloca %struct.Step, align 8
  %8 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %1248

13:
  %14 = getelementptr inbounds double, ptr %9, i64 2
  %15 = getelementptr inbounds i64, ptr %11, i64 2
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %19 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %20 = getelementptr inbounds double, ptr %9, i64 1
  %21 = getelementptr inbounds double, ptr %9, i64 3
  %22 = getelementptr inbounds double, ptr %9, i64 6
  %23 = getelementptr inbounds i64, ptr %11, i64 4
  %24 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %35 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %40 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  %46 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %47 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %48 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %49 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %51 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %52 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %53 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  %54 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %55 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %56 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %58 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %59 = getelementptr inbounds i64, ptr %11, i64 1
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %61 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %62 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %66 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %67 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %68 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 3
  %69 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 4
  %70 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 5
  %71 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 6
  %72 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 7
  %73 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 8
  %74 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 9
  %75 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 10
  %76 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 1
  %77 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 2
  %78 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 3
  %79 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 4
  %80 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %81 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %82 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  %84 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %85 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %86 = getelementptr inbounds double, ptr %9, i64 4
  %87 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %88

88:
  %89 = phi i1 [ true, %13 ], [ %1244, %1242 ]
  %90 = phi i64 [ 0, %13 ], [ %1243, %1242 ]
  %91 = load double, ptr %9, align 8
  %92 = load double, ptr %14, align 8
  %93 = fcmp contract oeq double %91, %92
  br i1 %93, label %94, label %97

94:
  %95 = call i64 @pass_knot(ptr %0)
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %1260

97:
  %98 = load i64, ptr %15, align 8
  %99 = load i64, ptr %16, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %1260

101:
  %102 = load ptr, ptr %18, align 8
  %103 = load i64, ptr %102, align 8
  %104 = load i64, ptr %17, align 8
  %105 = add nsw i64 %104, %103
  %106 = load i64, ptr %19, align 8
  %107 = icmp sgt i64 %105, %106
  br i1 %107, label %1260, label %108

108:
  %109 = load double, ptr %9, align 8
  %110 = load double, ptr %14, align 8
  %111 = fsub contract double %110, %109
  %112 = load double, ptr %20, align 8
  %113 = call contract double @llvm.fabs.f64(double %112)
  %114 = load double, ptr %21, align 8
  %115 = call contract double @llvm.minnum.f64(double %113, double %114)
  %116 = call contract double @llvm.copysign.f64(double %115, double %111)
  %117 = fadd contract double %109, %116
  store double %117, ptr %22, align 8
  %118 = call contract double @llvm.fabs.f64(double %115)
  %119 = fmul contract double %118, 1.010000e+00
  %120 = call contract double @llvm.fabs.f64(double %111)
  %121 = fcmp contract ult double %119, %120
  br i1 %121, label %123, label %122

122:
  store double %110, ptr %22, align 8
  br label %142

123:
  %124 = call contract double @llvm.fabs.f64(double %109)
  %125 = fmul contract double %124, 0x3CE4000000000000
  %126 = fcmp contract ole double %118, %125
  %127 = fcmp contract oeq double %116, 0.000000e+00
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %132, label %129

129:
  %130 = load i64, ptr %23, align 8
  %131 = icmp sgt i64 %130, 20
  br i1 %131, label %132, label %140

132:
  %133 = getelementptr inbounds i64, ptr %11, i64 5
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %1260

136:
  %137 = load i64, ptr %23, align 8
  %138 = icmp sgt i64 %137, 0
  %139 = select i1 %138, i64 4, i64 3
  br label %1260

140:
  %141 = fsub contract double %117, %109
  br label %142

142:
  %143 = phi double [ %111, %122 ], [ %141, %140 ]
  %144 = load i64, ptr %24, align 8
  %145 = load i64, ptr %25, align 8
  %146 = load ptr, ptr %8, align 8
  %147 = load ptr, ptr %26, align 8
  %148 = mul nsw i64 %145, 18
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = mul nsw i64 %145, 19
  %151 = getelementptr inbounds double, ptr %147, i64 %150
  %152 = mul nsw i64 %145, 17
  %153 = getelementptr inbounds double, ptr %147, i64 %152
  %154 = shl nsw i64 %145, 4
  %155 = getelementptr inbounds double, ptr %147, i64 %154
  %156 = load ptr, ptr %27, align 8
  %157 = mul nsw i64 %145, 20
  %158 = getelementptr double, ptr %147, i64 %157
  %159 = icmp sgt i64 %145, 0
  br i1 %159, label %160, label %176

160:
  %161 = phi i64 [ %165, %160 ], [ 0, %142 ]
  %162 = getelementptr inbounds double, ptr %156, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = getelementptr inbounds double, ptr %158, i64 %161
  store <2 x double> %163, ptr %164, align 16
  %165 = add nsw i64 %161, 2
  %166 = icmp slt i64 %165, %145
  br i1 %166, label %160, label %167

167:
  %168 = load ptr, ptr %28, align 8
  br label %169

169:
  %170 = phi i64 [ %174, %169 ], [ 0, %167 ]
  %171 = getelementptr inbounds double, ptr %168, i64 %170
  %172 = load <2 x double>, ptr %171, align 16
  %173 = getelementptr inbounds double, ptr %147, i64 %170
  store <2 x double> %172, ptr %173, align 16
  %174 = add nsw i64 %170, 2
  %175 = icmp slt i64 %174, %145
  br i1 %175, label %169, label %176

176:
  %177 = load double, ptr %146, align 8
  %178 = load ptr, ptr %29, align 8
  call fastcc void @take_step_one(ptr %0, double %177, double %143, ptr %178, ptr %147)
  %179 = load i64, ptr %25, align 8
  %180 = load i64, ptr %30, align 8
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %231, label %182

182:
  %183 = load ptr, ptr %8, align 8
  %184 = load double, ptr %183, align 8
  %185 = call contract double @llvm.fabs.f64(double %184)
  %186 = call contract double @llvm.fabs.f64(double %143)
  %187 = fmul contract double %186, 1.000000e+07
  %188 = call contract double @llvm.minnum.f64(double %185, double %187)
  %189 = load double, ptr %31, align 8
  %190 = fdiv contract double 1.000000e-15, %189
  %191 = getelementptr inbounds double, ptr %183, i64 7
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds double, ptr %183, i64 8
  %194 = load double, ptr %193, align 8
  %195 = fmul contract double %186, %194
  %196 = fadd contract double %192, %195
  %197 = fmul contract double %196, 1.000000e-02
  %198 = fmul contract double %188, %194
  %199 = fadd contract double %192, %198
  %200 = fmul contract double %190, %199
  %201 = fadd contract double %197, %200
  %202 = fmul contract double %186, %201
  %203 = load ptr, ptr %27, align 8
  %204 = load ptr, ptr %32, align 8
  %205 = shl nsw i64 %179, 1
  %206 = getelementptr inbounds double, ptr %204, i64 %205
  %207 = icmp sgt i64 %179, 0
  br i1 %207, label %208, label %222

208:
  %209 = phi i64 [ %220, %208 ], [ 0, %182 ]
  %210 = phi <2 x double> [ %219, %208 ], [ zeroinitializer, %182 ]
  %211 = getelementptr inbounds double, ptr %203, i64 %209
  %212 = load <2 x i64>, ptr %211, align 16
  %213 = and <2 x i64> %212, <i64 9223372036854775807, i64 9223372036854775807>
  %214 = bitcast <2 x i64> %213 to <2 x double>
  %215 = getelementptr inbounds double, ptr %206, i64 %209
  %216 = load <2 x double>, ptr %215, align 16
  %217 = fmul contract <2 x double> %216, %214
  %218 = fcmp contract ogt <2 x double> %217, %210
  %219 = select <2 x i1> %218, <2 x double> %217, <2 x double> %210
  %220 = add nsw i64 %209, 2
  %221 = icmp slt i64 %220, %179
  br i1 %221, label %208, label %222

222:
  %223 = phi <2 x double> [ zeroinitializer, %182 ], [ %219, %208 ]
  %224 = extractelement <2 x double> %223, i64 0
  %225 = extractelement <2 x double> %223, i64 1
  %226 = call contract double @llvm.maxnum.f64(double %224, double %225)
  %227 = fmul contract double %192, %188
  %228 = fadd contract double %227, %226
  %229 = fmul contract double %190, %228
  %230 = fadd contract double %202, %229
  br label %231

231:
  %232 = phi double [ %230, %222 ], [ 0.000000e+00, %176 ]
  %233 = phi double [ %201, %222 ], [ 0.000000e+00, %176 ]
  %234 = icmp sgt i64 %179, 0
  br i1 %234, label %235, label %278

235:
  %236 = insertelement <2 x double> poison, double %233, i64 0
  %237 = shufflevector <2 x double> %236, <2 x double> poison, <2 x i32> zeroinitializer
  %238 = insertelement <2 x double> poison, double %232, i64 0
  %239 = shufflevector <2 x double> %238, <2 x double> poison, <2 x i32> zeroinitializer
  br label %240

240:
  %241 = phi i64 [ 0, %235 ], [ %276, %240 ]
  %242 = load ptr, ptr %32, align 8
  %243 = getelementptr inbounds double, ptr %242, i64 %241
  %244 = getelementptr inbounds double, ptr %242, i64 %179
  %245 = getelementptr inbounds double, ptr %244, i64 %241
  %246 = load ptr, ptr %27, align 8
  %247 = getelementptr inbounds double, ptr %246, i64 %241
  %248 = load <2 x i64>, ptr %247, align 16
  %249 = and <2 x i64> %248, <i64 9223372036854775807, i64 9223372036854775807>
  %250 = bitcast <2 x i64> %249 to <2 x double>
  %251 = getelementptr inbounds double, ptr %153, i64 %241
  %252 = load <2 x i64>, ptr %251, align 16
  %253 = and <2 x i64> %252, <i64 9223372036854775807, i64 9223372036854775807>
  %254 = bitcast <2 x i64> %253 to <2 x double>
  %255 = fcmp contract ogt <2 x double> %250, %254
  %256 = select <2 x i1> %255, <2 x i64> %249, <2 x i64> %253
  %257 = bitcast <2 x i64> %256 to <2 x double>
  %258 = load ptr, ptr %33, align 8
  %259 = getelementptr inbounds double, ptr %258, i64 %241
  %260 = load <2 x double>, ptr %259, align 16
  %261 = load double, ptr %31, align 8
  %262 = insertelement <2 x double> poison, double %261, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> poison, <2 x i32> zeroinitializer
  %264 = load <2 x double>, ptr %245, align 16
  %265 = fmul contract <2 x double> %237, %264
  %266 = fadd contract <2 x double> %265, %257
  %267 = load <2 x double>, ptr %243, align 16
  %268 = fmul contract <2 x double> %239, %267
  %269 = fadd contract <2 x double> %266, %268
  %270 = fmul contract <2 x double> %263, %269
  %271 = fadd contract <2 x double> %260, %270
  %272 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %271
  %273 = fcmp contract ogt <2 x double> %271, zeroinitializer
  %274 = select <2 x i1> %273, <2 x double> %272, <2 x double> zeroinitializer
  %275 = getelementptr inbounds double, ptr %155, i64 %241
  store <2 x double> %274, ptr %275, align 16
  %276 = add nsw i64 %241, 2
  %277 = icmp slt i64 %276, %179
  br i1 %277, label %240, label %278

278:
  %279 = call contract double @llvm.fabs.f64(double %143)
  br i1 %159, label %280, label %300

280:
  %281 = phi <2 x double> [ %295, %280 ], [ zeroinitializer, %278 ]
  %282 = phi <2 x double> [ %297, %280 ], [ zeroinitializer, %278 ]
  %283 = phi i64 [ %298, %280 ], [ 0, %278 ]
  %284 = getelementptr inbounds double, ptr %149, i64 %283
  %285 = load <2 x double>, ptr %284, align 16
  %286 = getelementptr inbounds double, ptr %155, i64 %283
  %287 = load <2 x double>, ptr %286, align 16
  %288 = fmul contract <2 x double> %285, %287
  %289 = getelementptr inbounds double, ptr %284, i64 2
  %290 = load <2 x double>, ptr %289, align 16
  %291 = getelementptr inbounds double, ptr %286, i64 2
  %292 = load <2 x double>, ptr %291, align 16
  %293 = fmul contract <2 x double> %290, %292
  %294 = fmul contract <2 x double> %288, %288
  %295 = fadd contract <2 x double> %281, %294
  %296 = fmul contract <2 x double> %293, %293
  %297 = fadd contract <2 x double> %282, %296
  %298 = add nsw i64 %283, 4
  %299 = icmp slt i64 %298, %145
  br i1 %299, label %280, label %300

300:
  %301 = phi <2 x double> [ zeroinitializer, %278 ], [ %297, %280 ]
  %302 = phi <2 x double> [ zeroinitializer, %278 ], [ %295, %280 ]
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %304 = fadd contract <2 x double> %302, %303
  %305 = shufflevector <2 x double> %301, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %306 = fadd contract <2 x double> %301, %305
  %307 = fadd contract <2 x double> %306, %304
  %308 = extractelement <2 x double> %307, i64 0
  %309 = sitofp i64 %144 to double
  %310 = fdiv contract double %308, %309
  br i1 %159, label %311, label %331

311:
  %312 = phi <2 x double> [ %326, %311 ], [ zeroinitializer, %300 ]
  %313 = phi <2 x double> [ %328, %311 ], [ zeroinitializer, %300 ]
  %314 = phi i64 [ %329, %311 ], [ 0, %300 ]
  %315 = getelementptr inbounds double, ptr %151, i64 %314
  %316 = load <2 x double>, ptr %315, align 16
  %317 = getelementptr inbounds double, ptr %155, i64 %314
  %318 = load <2 x double>, ptr %317, align 16
  %319 = fmul contract <2 x double> %316, %318
  %320 = getelementptr inbounds double, ptr %315, i64 2
  %321 = load <2 x double>, ptr %320, align 16
  %322 = getelementptr inbounds double, ptr %317, i64 2
  %323 = load <2 x double>, ptr %322, align 16
  %324 = fmul contract <2 x double> %321, %323
  %325 = fmul contract <2 x double> %319, %319
  %326 = fadd contract <2 x double> %312, %325
  %327 = fmul contract <2 x double> %324, %324
  %328 = fadd contract <2 x double> %313, %327
  %329 = add nsw i64 %314, 4
  %330 = icmp slt i64 %329, %145
  br i1 %330, label %311, label %331

331:
  %332 = phi <2 x double> [ zeroinitializer, %300 ], [ %328, %311 ]
  %333 = phi <2 x double> [ zeroinitializer, %300 ], [ %326, %311 ]
  %334 = shufflevector <2 x double> %333, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %335 = fadd contract <2 x double> %333, %334
  %336 = shufflevector <2 x double> %332, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %337 = fadd contract <2 x double> %332, %336
  %338 = fadd contract <2 x double> %337, %335
  %339 = extractelement <2 x double> %338, i64 0
  %340 = fdiv contract double %339, %309
  %341 = fcmp contract oeq double %310, 0.000000e+00
  %342 = fcmp contract oeq double %340, 0.000000e+00
  %343 = and i1 %341, %342
  br i1 %343, label %361, label %344

344:
  %345 = fmul contract double %279, %310
  %346 = fmul contract double %340, 1.000000e-02
  %347 = fadd contract double %310, %346
  %348 = call contract double @llvm.sqrt.f64(double %347)
  %349 = fdiv contract double %345, %348
  %350 = fcmp contract oeq double %349, 0.000000e+00
  br i1 %350, label %358, label %351

351:
  %352 = call contract double @llvm.sqrt.f64(double %349)
  %353 = call contract double @llvm.sqrt.f64(double %352)
  %354 = call contract double @llvm.sqrt.f64(double %353)
  %355 = fdiv contract double 8.500000e-01, %354
  %356 = call contract double @llvm.maxnum.f64(double %355, double 0x3FD5555555555555)
  %357 = call contract double @llvm.minnum.f64(double %356, double 6.000000e+00)
  br label %358

358:
  %359 = phi double [ %357, %351 ], [ 6.000000e+00, %344 ]
  %360 = fcmp contract ugt double %349, 1.000000e+00
  br i1 %360, label %484, label %361

361:
  %362 = phi double [ %359, %358 ], [ 6.000000e+00, %331 ]
  %363 = phi double [ %349, %358 ], [ 0.000000e+00, %331 ]
  %364 = getelementptr inbounds double, ptr %146, i64 6
  %365 = load double, ptr %364, align 8
  %366 = load ptr, ptr %29, align 8
  %367 = load ptr, ptr %34, align 8
  store double %365, ptr %5, align 8
  %368 = load ptr, ptr %35, align 8
  %369 = getelementptr inbounds i64, ptr %368, i64 1
  %370 = load i64, ptr %369, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %369, align 8
  %372 = load ptr, ptr %36, align 8
  %373 = load ptr, ptr %37, align 8
  call void %372(ptr %5, ptr %153, ptr %366, ptr %367, ptr %373)
  %374 = load ptr, ptr %38, align 8
  %375 = icmp eq ptr %374, null
  br i1 %375, label %378, label %376

376:
  %377 = load double, ptr %5, align 8
  call fastcc void @complete_pivoted(ptr %0, double %377, ptr %366, ptr %367)
  br label %378

378:
  %379 = load i64, ptr %39, align 8
  %380 = load ptr, ptr %26, align 8
  %381 = load i64, ptr %25, align 8
  %382 = mul nsw i64 %381, 17
  %383 = getelementptr inbounds double, ptr %380, i64 %382
  %384 = icmp sgt i64 %379, 0
  br i1 %384, label %385, label %387

385:
  %386 = load ptr, ptr %34, align 8
  br label %400

387:
  %388 = phi <2 x double> [ zeroinitializer, %378 ], [ %420, %400 ]
  %389 = phi <2 x double> [ zeroinitializer, %378 ], [ %422, %400 ]
  %390 = shufflevector <2 x double> %389, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %391 = fadd contract <2 x double> %389, %390
  %392 = shufflevector <2 x double> %388, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %393 = fadd contract <2 x double> %388, %392
  %394 = fadd contract <2 x double> %393, %391
  %395 = extractelement <2 x double> %394, i64 0
  %396 = sitofp i64 %379 to double
  %397 = fdiv contract double %395, %396
  %398 = call contract double @llvm.sqrt.f64(double %397)
  %399 = fcmp contract ugt double %398, 1.000000e+00
  br i1 %399, label %425, label %430

400:
  %401 = phi <2 x double> [ zeroinitializer, %385 ], [ %422, %400 ]
  %402 = phi i64 [ 0, %385 ], [ %423, %400 ]
  %403 = phi <2 x double> [ zeroinitializer, %385 ], [ %420, %400 ]
  %404 = getelementptr inbounds double, ptr %386, i64 %402
  %405 = load <2 x double>, ptr %404, align 16
  %406 = getelementptr inbounds double, ptr %383, i64 %402
  %407 = load <2 x double>, ptr %406, align 16
  %408 = fsub contract <2 x double> %405, %407
  %409 = getelementptr inbounds double, ptr %155, i64 %402
  %410 = load <2 x double>, ptr %409, align 16
  %411 = fmul contract <2 x double> %408, %410
  %412 = or i64 %402, 1
  %413 = icmp eq i64 %412, %379
  %414 = insertelement <2 x double> %411, double 0.000000e+00, i64 1
  %415 = select i1 %413, <2 x double> %414, <2 x double> %411
  %416 = and i64 %402, 2
  %417 = icmp eq i64 %416, 0
  %418 = fmul contract <2 x double> %415, %415
  %419 = select i1 %417, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %418
  %420 = fadd contract <2 x double> %403, %419
  %421 = select i1 %417, <2 x double> %418, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %422 = fadd contract <2 x double> %401, %421
  %423 = add nsw i64 %402, 2
  %424 = icmp slt i64 %423, %379
  br i1 %424, label %400, label %387

425:
  %426 = load i64, ptr %40, align 8
  %427 = icmp eq i64 %426, 0
  br i1 %427, label %430, label %428

428:
  %429 = call contract fastcc double @moved_beyond_rounding(ptr %0, ptr %155)
  br label %430

430:
  %431 = phi contract double [ %429, %428 ], [ %398, %425 ], [ %398, %387 ]
  %432 = shl nsw i64 %144, 1
  %433 = load ptr, ptr %34, align 8
  %434 = icmp sgt i64 %144, 0
  br i1 %434, label %435, label %454

435:
  %436 = phi i64 [ %449, %435 ], [ 1, %430 ]
  %437 = phi i64 [ %448, %435 ], [ 0, %430 ]
  %438 = phi double [ %447, %435 ], [ 0.000000e+00, %430 ]
  %439 = phi double [ %443, %435 ], [ 0.000000e+00, %430 ]
  %440 = getelementptr inbounds double, ptr %433, i64 %437
  %441 = load double, ptr %440, align 8
  %442 = fmul contract double %441, 0.000000e+00
  %443 = fadd contract double %439, %442
  %444 = getelementptr inbounds double, ptr %433, i64 %436
  %445 = load double, ptr %444, align 8
  %446 = fmul contract double %445, 0.000000e+00
  %447 = fadd contract double %438, %446
  %448 = add nsw i64 %437, 2
  %449 = or i64 %448, 1
  %450 = icmp slt i64 %449, %432
  br i1 %450, label %435, label %451

451:
  %452 = fadd contract double %443, %447
  %453 = fcmp contract une double %452, 0.000000e+00
  br i1 %453, label %493, label %454

454:
  %455 = fcmp contract ogt double %431, %363
  br i1 %455, label %456, label %465

456:
  %457 = fcmp contract oeq double %431, 0.000000e+00
  br i1 %457, label %465, label %458

458:
  %459 = call contract double @llvm.sqrt.f64(double %431)
  %460 = call contract double @llvm.sqrt.f64(double %459)
  %461 = call contract double @llvm.sqrt.f64(double %460)
  %462 = fdiv contract double 8.500000e-01, %461
  %463 = call contract double @llvm.maxnum.f64(double %462, double 0x3FD5555555555555)
  %464 = call contract double @llvm.minnum.f64(double %463, double 6.000000e+00)
  br label %465

465:
  %466 = phi double [ %363, %454 ], [ %431, %456 ], [ %431, %458 ]
  %467 = phi double [ %362, %454 ], [ 6.000000e+00, %456 ], [ %464, %458 ]
  %468 = fcmp contract ugt double %466, 1.000000e+00
  br i1 %468, label %484, label %469

469:
  %470 = load ptr, ptr %10, align 8
  %471 = getelementptr inbounds i64, ptr %470, i64 3
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, 0
  %474 = call contract double @llvm.minnum.f64(double %467, double 1.000000e+00)
  %475 = select i1 %473, double %467, double %474
  %476 = load double, ptr %364, align 8
  %477 = getelementptr inbounds double, ptr %146, i64 2
  %478 = load double, ptr %477, align 8
  %479 = fcmp contract oeq double %476, %478
  br i1 %479, label %480, label %516

480:
  %481 = getelementptr inbounds double, ptr %146, i64 1
  %482 = load double, ptr %481, align 8
  %483 = call contract double @llvm.fabs.f64(double %482)
  br label %516

484:
  %485 = phi double [ %467, %465 ], [ %359, %358 ]
  %486 = phi double [ %466, %465 ], [ %349, %358 ]
  %487 = phi double [ %431, %465 ], [ 0.000000e+00, %358 ]
  %488 = fcmp contract olt double %486, 0x7FF0000000000000
  br i1 %488, label %489, label %493

489:
  %490 = fmul contract double %143, %485
  %491 = getelementptr inbounds double, ptr %146, i64 1
  store double %490, ptr %491, align 8
  %492 = load ptr, ptr %10, align 8
  br label %501

493:
  %494 = phi double [ %487, %484 ], [ %431, %451 ]
  %495 = fmul contract double %143, 1.000000e-01
  %496 = getelementptr inbounds double, ptr %146, i64 1
  store double %495, ptr %496, align 8
  %497 = load ptr, ptr %10, align 8
  %498 = getelementptr inbounds i64, ptr %497, i64 4
  %499 = load i64, ptr %498, align 8
  %500 = add nsw i64 %499, 1
  store i64 %500, ptr %498, align 8
  br label %501

501:
  %502 = phi ptr [ %497, %493 ], [ %492, %489 ]
  %503 = phi double [ %494, %493 ], [ %487, %489 ]
  %504 = fcmp contract ogt double %503, 1.000000e+00
  br i1 %504, label %505, label %509

505:
  %506 = getelementptr inbounds i64, ptr %502, i64 5
  %507 = load i64, ptr %506, align 8
  %508 = add nsw i64 %507, 1
  br label %509

509:
  %510 = phi i64 [ %508, %505 ], [ 0, %501 ]
  %511 = getelementptr inbounds i64, ptr %502, i64 5
  store i64 %510, ptr %511, align 8
  %512 = getelementptr inbounds i64, ptr %502, i64 3
  store i64 1, ptr %512, align 8
  %513 = getelementptr inbounds i64, ptr %502, i64 1
  %514 = load i64, ptr %513, align 8
  %515 = add nsw i64 %514, 1
  store i64 %515, ptr %513, align 8
  br label %1242

516:
  %517 = phi contract double [ %483, %480 ], [ 0.000000e+00, %469 ]
  %518 = fmul contract double %279, %475
  %519 = call contract double @llvm.maxnum.f64(double %518, double %517)
  %520 = call contract double @llvm.copysign.f64(double %519, double %143)
  %521 = getelementptr inbounds double, ptr %146, i64 1
  store double %520, ptr %521, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %471, i8 0, i64 24, i1 false)
  %522 = load i64, ptr %470, align 8
  %523 = add nsw i64 %522, 1
  store i64 %523, ptr %470, align 8
  %524 = load i64, ptr %41, align 8
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %635, label %526

526:
  store ptr %0, ptr %6, align 8
  %527 = load ptr, ptr %8, align 8
  %528 = load double, ptr %527, align 8
  store double %528, ptr %42, align 8
  %529 = getelementptr inbounds double, ptr %527, i64 6
  %530 = load double, ptr %529, align 8
  store double %530, ptr %44, align 8
  store double 1.000000e+00, ptr %45, align 8
  %531 = load ptr, ptr %29, align 8
  store ptr %531, ptr %46, align 8
  %532 = load ptr, ptr %26, align 8
  store ptr %532, ptr %47, align 8
  %533 = load ptr, ptr %34, align 8
  store ptr %533, ptr %48, align 8
  %534 = load ptr, ptr %50, align 8
  store ptr %534, ptr %49, align 8
  %535 = load ptr, ptr %52, align 8
  store ptr %535, ptr %51, align 8
  store i64 0, ptr %53, align 8
  store double %143, ptr %43, align 8
  %536 = load double, ptr %22, align 8
  %537 = load ptr, ptr %54, align 8
  store double %536, ptr %4, align 8
  %538 = load ptr, ptr %35, align 8
  %539 = getelementptr inbounds i64, ptr %538, i64 2
  %540 = load i64, ptr %539, align 8
  %541 = add nsw i64 %540, 1
  store i64 %541, ptr %539, align 8
  %542 = load ptr, ptr %55, align 8
  %543 = load ptr, ptr %37, align 8
  call void %542(ptr %4, ptr %533, ptr %531, ptr %537, ptr %543)
  call fastcc void @crude_middle(ptr %6, ptr %17)
  %544 = load i64, ptr %41, align 8
  %545 = icmp sgt i64 %544, 0
  br i1 %545, label %546, label %619

546:
  %547 = load ptr, ptr %56, align 8
  br label %548

548:
  %549 = phi i64 [ 0, %546 ], [ %617, %616 ]
  %550 = getelementptr inbounds i64, ptr %547, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = icmp eq i64 %551, 3
  br i1 %552, label %553, label %616

553:
  %554 = load ptr, ptr %57, align 8
  %555 = getelementptr inbounds double, ptr %554, i64 %549
  %556 = load double, ptr %555, align 8
  %557 = add nsw i64 %549, %544
  %558 = getelementptr inbounds double, ptr %554, i64 %557
  %559 = load double, ptr %558, align 8
  %560 = fmul contract double %143, %559
  %561 = load ptr, ptr %54, align 8
  %562 = getelementptr inbounds double, ptr %561, i64 %549
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %561, i64 %557
  %565 = load double, ptr %564, align 8
  %566 = fmul contract double %143, %565
  %567 = call contract double @llvm.fabs.f64(double %556)
  %568 = call contract double @llvm.fabs.f64(double %563)
  %569 = call contract double @llvm.maxnum.f64(double %567, double %568)
  %570 = fcmp contract ugt double %569, 0.000000e+00
  br i1 %570, label %571, label %616

571:
  %572 = fcmp contract oeq double %556, 0.000000e+00
  %573 = fcmp contract oeq double %563, 0.000000e+00
  %574 = or i1 %572, %573
  br i1 %574, label %616, label %575

575:
  %576 = fcmp contract olt double %556, 0.000000e+00
  %577 = fcmp contract ogt double %563, 0.000000e+00
  %578 = and i1 %576, %577
  br i1 %578, label %625, label %579

579:
  %580 = fcmp contract ogt double %556, 0.000000e+00
  %581 = fcmp contract olt double %563, 0.000000e+00
  %582 = and i1 %580, %581
  br i1 %582, label %625, label %583

583:
  %584 = fcmp contract olt double %560, 0.000000e+00
  %585 = fcmp contract ogt double %566, 0.000000e+00
  %586 = and i1 %584, %585
  %587 = and i1 %577, %586
  %588 = and i1 %580, %587
  br i1 %588, label %595, label %589

589:
  %590 = fcmp contract ogt double %560, 0.000000e+00
  %591 = fcmp contract olt double %566, 0.000000e+00
  %592 = and i1 %590, %591
  %593 = and i1 %581, %592
  %594 = and i1 %576, %593
  br i1 %594, label %595, label %616

595:
  %596 = select contract i1 %580, double 1.000000e+00, double -1.000000e+00
  %597 = fmul contract double %596, %560
  %598 = fmul contract double %596, %566
  %599 = fcmp contract olt double %597, 0.000000e+00
  %600 = fcmp contract ogt double %598, 0.000000e+00
  %601 = and i1 %599, %600
  br i1 %601, label %602, label %616

602:
  %603 = fmul contract double %596, %563
  %604 = fmul contract double %556, %596
  %605 = fsub contract double %603, %604
  %606 = fsub contract double %605, %598
  %607 = fsub contract double %597, %598
  %608 = fdiv contract double %606, %607
  %609 = fmul contract double %597, %608
  %610 = fadd contract double %604, %609
  %611 = call contract double @llvm.minnum.f64(double %604, double %603)
  %612 = fsub contract double %611, %610
  %613 = fmul contract double %612, 2.500000e-01
  %614 = fsub contract double %610, %613
  %615 = fcmp contract uge double %614, 0.000000e+00
  br i1 %615, label %616, label %625

616:
  %617 = add nsw i64 %549, 1
  %618 = icmp eq i64 %617, %544
  br i1 %618, label %619, label %548

619:
  %620 = load ptr, ptr %57, align 8
  %621 = load ptr, ptr %58, align 8
  %622 = load ptr, ptr %54, align 8
  %623 = call fastcc i32 @are_marks_straight(ptr %17, i64 %544, i64 3, double 0x3FDA827997709F7A, double %143, ptr %620, ptr %621, ptr %622)
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %628

625:
  %626 = call contract fastcc double @overlooked(ptr %0, double %143)
  %627 = fcmp contract uge double %626, 1.000000e+00
  br i1 %627, label %628, label %629

628:
  br label %635

629:
  %630 = fmul contract double %143, %626
  store double %630, ptr %20, align 8
  %631 = load i64, ptr %11, align 8
  %632 = add nsw i64 %631, -1
  store i64 %632, ptr %11, align 8
  %633 = load i64, ptr %59, align 8
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %59, align 8
  br label %1242

635:
  %636 = load i64, ptr %24, align 8
  %637 = load i64, ptr %60, align 8
  %638 = load ptr, ptr %10, align 8
  %639 = getelementptr inbounds i64, ptr %638, i64 2
  %640 = load i64, ptr %639, align 8
  %641 = add nsw i64 %640, 1
  store i64 %641, ptr %639, align 8
  %642 = load ptr, ptr %8, align 8
  %643 = load double, ptr %642, align 8
  %644 = load ptr, ptr %61, align 8
  %645 = getelementptr inbounds double, ptr %644, i64 %640
  store double %643, ptr %645, align 8
  %646 = load ptr, ptr %62, align 8
  %647 = getelementptr inbounds double, ptr %646, i64 %640
  store double %143, ptr %647, align 8
  %648 = load ptr, ptr %27, align 8
  %649 = load ptr, ptr %63, align 8
  %650 = mul nsw i64 %640, %636
  %651 = getelementptr double, ptr %649, i64 %650
  %652 = icmp sgt i64 %636, 0
  br i1 %652, label %653, label %660

653:
  %654 = phi i64 [ %658, %653 ], [ 0, %635 ]
  %655 = getelementptr inbounds double, ptr %648, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds double, ptr %651, i64 %654
  store double %656, ptr %657, align 8
  %658 = add nsw i64 %654, 1
  %659 = icmp eq i64 %658, %636
  br i1 %659, label %660, label %653

660:
  %661 = load ptr, ptr %29, align 8
  %662 = load i64, ptr %64, align 8
  %663 = getelementptr inbounds double, ptr %661, i64 %662
  %664 = sub i64 0, %637
  %665 = getelementptr double, ptr %663, i64 %664
  %666 = load ptr, ptr %65, align 8
  %667 = mul nsw i64 %640, %637
  %668 = getelementptr double, ptr %666, i64 %667
  %669 = icmp sgt i64 %637, 0
  br i1 %669, label %670, label %677

670:
  %671 = phi i64 [ %675, %670 ], [ 0, %660 ]
  %672 = getelementptr inbounds double, ptr %665, i64 %671
  %673 = load double, ptr %672, align 8
  %674 = getelementptr inbounds double, ptr %668, i64 %671
  store double %673, ptr %674, align 8
  %675 = add nsw i64 %671, 1
  %676 = icmp eq i64 %675, %637
  br i1 %676, label %677, label %670

677:
  %678 = load i64, ptr %41, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %1116, label %680

680:
  store ptr %0, ptr %7, align 8
  %681 = load double, ptr %642, align 8
  store double %681, ptr %66, align 8
  %682 = getelementptr inbounds double, ptr %642, i64 6
  %683 = load double, ptr %682, align 8
  store double %683, ptr %68, align 8
  store double 1.000000e+00, ptr %69, align 8
  store ptr %661, ptr %70, align 8
  %684 = load ptr, ptr %26, align 8
  store ptr %684, ptr %71, align 8
  %685 = load ptr, ptr %34, align 8
  store ptr %685, ptr %72, align 8
  %686 = load ptr, ptr %50, align 8
  store ptr %686, ptr %73, align 8
  %687 = load ptr, ptr %52, align 8
  store ptr %687, ptr %74, align 8
  store i64 0, ptr %75, align 8
  store double %143, ptr %67, align 8
  store ptr %7, ptr %3, align 8
  store ptr %17, ptr %76, align 8
  store double 2.000000e+00, ptr %77, align 8
  %688 = load ptr, ptr %18, align 8
  %689 = load i64, ptr %688, align 8
  store i64 %689, ptr %78, align 8
  %690 = getelementptr inbounds i64, ptr %688, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %79, i8 0, i64 16, i1 false)
  store i64 -1, ptr %690, align 8
  %691 = getelementptr inbounds i64, ptr %688, i64 4
  store i64 0, ptr %691, align 8
  %692 = load i64, ptr %17, align 8
  %693 = icmp sgt i64 %692, 0
  br i1 %693, label %694, label %696

694:
  %695 = load ptr, ptr %80, align 8
  br label %1018

696:
  %697 = phi i64 [ %692, %680 ], [ %1022, %1018 ]
  %698 = getelementptr inbounds i64, ptr %688, i64 5
  %699 = load i64, ptr %698, align 8
  %700 = icmp eq i64 %699, 0
  br i1 %700, label %701, label %1024

701:
  %702 = load ptr, ptr %57, align 8
  %703 = load ptr, ptr %54, align 8
  %704 = getelementptr inbounds double, ptr %702, i64 %678
  %705 = getelementptr inbounds double, ptr %703, i64 %678
  %706 = icmp sgt i64 %678, 0
  br i1 %706, label %707, label %783

707:
  %708 = load ptr, ptr %56, align 8
  br label %709

709:
  %710 = phi i64 [ 0, %707 ], [ %781, %780 ]
  %711 = getelementptr inbounds i64, ptr %708, i64 %710
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq i64 %712, 2
  br i1 %713, label %714, label %780

714:
  %715 = getelementptr inbounds double, ptr %702, i64 %710
  %716 = load double, ptr %715, align 8
  %717 = getelementptr inbounds double, ptr %703, i64 %710
  %718 = load double, ptr %717, align 8
  %719 = fcmp contract ord double %716, 0.000000e+00
  %720 = call contract double @llvm.fabs.f64(double %716)
  %721 = select contract i1 %719, double %720, double 0.000000e+00
  %722 = fcmp contract ord double %718, 0.000000e+00
  %723 = call contract double @llvm.fabs.f64(double %718)
  %724 = select contract i1 %722, double %723, double 0.000000e+00
  %725 = fadd contract double %721, %724
  %726 = getelementptr inbounds double, ptr %704, i64 %710
  %727 = load double, ptr %726, align 8
  %728 = fmul contract double %143, %727
  %729 = getelementptr inbounds double, ptr %705, i64 %710
  %730 = load double, ptr %729, align 8
  %731 = fmul contract double %143, %730
  %732 = call contract double @llvm.maxnum.f64(double %720, double %723)
  %733 = fmul contract double %725, 0x3D06849B86A12B9B
  %734 = fcmp contract ugt double %732, %733
  br i1 %734, label %735, label %780

735:
  %736 = fcmp contract oeq double %716, 0.000000e+00
  %737 = fcmp contract oeq double %718, 0.000000e+00
  %738 = or i1 %736, %737
  br i1 %738, label %780, label %739

739:
  %740 = fcmp contract olt double %716, 0.000000e+00
  %741 = fcmp contract ogt double %718, 0.000000e+00
  %742 = and i1 %740, %741
  br i1 %742, label %1024, label %743

743:
  %744 = fcmp contract ogt double %716, 0.000000e+00
  %745 = fcmp contract olt double %718, 0.000000e+00
  %746 = and i1 %744, %745
  br i1 %746, label %1024, label %747

747:
  %748 = fcmp contract olt double %728, 0.000000e+00
  %749 = fcmp contract ogt double %731, 0.000000e+00
  %750 = and i1 %748, %749
  %751 = and i1 %741, %750
  %752 = and i1 %744, %751
  br i1 %752, label %759, label %753

753:
  %754 = fcmp contract ogt double %728, 0.000000e+00
  %755 = fcmp contract olt double %731, 0.000000e+00
  %756 = and i1 %754, %755
  %757 = and i1 %745, %756
  %758 = and i1 %740, %757
  br i1 %758, label %759, label %780

759:
  %760 = select contract i1 %744, double 1.000000e+00, double -1.000000e+00
  %761 = fmul contract double %760, %728
  %762 = fmul contract double %760, %731
  %763 = fcmp contract olt double %761, 0.000000e+00
  %764 = fcmp contract ogt double %762, 0.000000e+00
  %765 = and i1 %763, %764
  br i1 %765, label %766, label %780

766:
  %767 = fmul contract double %718, %760
  %768 = fmul contract double %716, %760
  %769 = fsub contract double %767, %768
  %770 = fsub contract double %769, %762
  %771 = fsub contract double %761, %762
  %772 = fdiv contract double %770, %771
  %773 = fmul contract double %761, %772
  %774 = fadd contract double %768, %773
  %775 = call contract double @llvm.minnum.f64(double %768, double %767)
  %776 = fsub contract double %775, %774
  %777 = fmul contract double %776, 2.500000e-01
  %778 = fsub contract double %774, %777
  %779 = fcmp contract uge double %778, 0.000000e+00
  br i1 %779, label %780, label %1024

780:
  %781 = add nsw i64 %710, 1
  %782 = icmp eq i64 %781, %678
  br i1 %782, label %783, label %709

783:
  %784 = load ptr, ptr %58, align 8
  %785 = call fastcc i32 @are_marks_straight(ptr %17, i64 %678, i64 2, double 0x3FDA827997709F7A, double %143, ptr %702, ptr %784, ptr %703)
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %1024, label %787

787:
  %788 = icmp sgt i64 %697, 0
  br i1 %788, label %789, label %1056

789:
  %790 = load ptr, ptr %81, align 8
  %791 = load ptr, ptr %82, align 8
  br label %792

792:
  %793 = phi i1 [ true, %789 ], [ %1014, %1012 ]
  %794 = phi i64 [ 0, %789 ], [ %1013, %1012 ]
  %795 = shl nsw i64 %794, 2
  %796 = getelementptr inbounds i64, ptr %790, i64 %795
  %797 = getelementptr inbounds i64, ptr %796, i64 1
  %798 = load i64, ptr %797, align 8
  %799 = load i64, ptr %796, align 8
  %800 = getelementptr inbounds i64, ptr %796, i64 2
  %801 = load i64, ptr %800, align 8
  %802 = getelementptr inbounds double, ptr %791, i64 %801
  %803 = load double, ptr %802, align 8
  switch i64 %799, label %806 [
    i64 6, label %1012
    i64 0, label %1012
    i64 3, label %804
    i64 5, label %1016
    i64 10, label %814
  ]

804:
  %805 = fcmp contract ord double %803, 0.000000e+00
  br i1 %805, label %1012, label %806

806:
  %807 = getelementptr inbounds double, ptr %702, i64 %798
  %808 = load double, ptr %807, align 8
  %809 = fcmp contract uno double %808, 0.000000e+00
  br i1 %809, label %1016, label %810

810:
  %811 = getelementptr inbounds double, ptr %703, i64 %798
  %812 = load double, ptr %811, align 8
  %813 = fcmp contract uno double %812, 0.000000e+00
  br i1 %813, label %1016, label %814

814:
  %815 = load ptr, ptr %56, align 8
  %816 = getelementptr inbounds i64, ptr %815, i64 %798
  %817 = load i64, ptr %816, align 8
  %818 = icmp eq i64 %817, 0
  br i1 %818, label %886, label %819

819:
  %820 = getelementptr inbounds double, ptr %702, i64 %798
  %821 = load double, ptr %820, align 8
  %822 = getelementptr inbounds double, ptr %703, i64 %798
  %823 = load double, ptr %822, align 8
  %824 = getelementptr inbounds double, ptr %784, i64 %798
  %825 = load double, ptr %824, align 8
  %826 = add nsw i64 %798, %678
  %827 = getelementptr inbounds double, ptr %784, i64 %826
  %828 = load double, ptr %827, align 8
  %829 = fmul contract double %143, %828
  %830 = getelementptr inbounds double, ptr %704, i64 %798
  %831 = load double, ptr %830, align 8
  %832 = fmul contract double %143, %831
  %833 = getelementptr inbounds double, ptr %705, i64 %798
  %834 = load double, ptr %833, align 8
  %835 = fmul contract double %143, %834
  %836 = fcmp uno double %832, %835
  br i1 %836, label %837, label %839

837:
  %838 = fcmp contract uno double %829, 0.000000e+00
  br i1 %838, label %886, label %1016

839:
  %840 = fcmp contract ord double %821, 0.000000e+00
  %841 = call contract double @llvm.fabs.f64(double %821)
  %842 = select contract i1 %840, double %841, double 0.000000e+00
  %843 = fcmp contract ord double %823, 0.000000e+00
  %844 = call contract double @llvm.fabs.f64(double %823)
  %845 = select contract i1 %843, double %844, double 0.000000e+00
  %846 = fadd contract double %842, %845
  %847 = fsub contract double %823, %821
  %848 = fmul contract double %847, 0x3FF74B23344A5383
  %849 = fmul contract double %832, 0x3FC23180000A8CFF
  %850 = fsub contract double %848, %849
  %851 = fmul contract double %835, 0x3FD413CCD124078A
  %852 = fsub contract double %850, %851
  %853 = call contract double @llvm.fabs.f64(double %847)
  %854 = fsub contract double %825, %821
  %855 = call contract double @llvm.fabs.f64(double %854)
  %856 = fsub contract double %825, %823
  %857 = call contract double @llvm.fabs.f64(double %856)
  %858 = call contract double @llvm.maxnum.f64(double %855, double %857)
  %859 = call contract double @llvm.maxnum.f64(double %853, double %858)
  %860 = fadd contract double %841, %844
  %861 = fmul contract double %860, 1.000000e-09
  %862 = fmul contract double %846, 0x3D06849B86A12B9B
  %863 = fadd contract double %861, %862
  %864 = fcmp contract olt double %859, 0x7FF0000000000000
  br i1 %864, label %865, label %1016

865:
  %866 = fmul contract double %821, 0x3FFD413CCBB84FBD
  %867 = fmul contract double %832, 0x3FDA827997709F7A
  %868 = fadd contract double %866, %867
  %869 = fmul contract double %868, 0x3FD5F6199B087E2F
  %870 = fmul contract double %823, 0x40015F619A23D822
  %871 = fmul contract double %835, 0x3FE2BEC33447B043
  %872 = fsub contract double %870, %871
  %873 = fmul contract double %872, 0x3FC5F61993D37A46
  %874 = fadd contract double %869, %873
  %875 = fsub contract double %825, %874
  %876 = call contract double @llvm.fabs.f64(double %875)
  %877 = fmul contract double %859, 5.000000e-03
  %878 = fadd contract double %863, %877
  %879 = fcmp contract ugt double %876, %878
  br i1 %879, label %1016, label %880

880:
  %881 = fsub contract double %829, %852
  %882 = call contract double @llvm.fabs.f64(double %881)
  %883 = fmul contract double %859, 5.000000e-02
  %884 = fadd contract double %863, %883
  %885 = fcmp contract ugt double %882, %884
  br i1 %885, label %1016, label %886

886:
  %887 = add i64 %799, -5
  %888 = icmp ult i64 %887, -2
  %889 = icmp slt i64 %799, 7
  %890 = and i1 %889, %888
  br i1 %890, label %971, label %891

891:
  %892 = getelementptr inbounds double, ptr %702, i64 %798
  %893 = load double, ptr %892, align 8
  %894 = getelementptr inbounds double, ptr %704, i64 %798
  %895 = load double, ptr %894, align 8
  %896 = fmul contract double %143, %895
  %897 = getelementptr inbounds double, ptr %703, i64 %798
  %898 = load double, ptr %897, align 8
  %899 = getelementptr inbounds double, ptr %705, i64 %798
  %900 = load double, ptr %899, align 8
  %901 = fmul contract double %143, %900
  %902 = icmp ne i64 %799, 9
  %903 = fcmp contract une double %893, 0.000000e+00
  %904 = or i1 %902, %903
  %905 = fcmp contract ogt double %896, 0.000000e+00
  %906 = fcmp contract uge double %898, 0.000000e+00
  %907 = or i1 %904, %906
  %908 = or i1 %905, %907
  br i1 %908, label %909, label %1016

909:
  %910 = fcmp contract oeq double %893, 0.000000e+00
  br i1 %910, label %911, label %918

911:
  %912 = fcmp contract olt double %898, 0.000000e+00
  %913 = and i1 %905, %912
  %914 = fcmp contract olt double %896, 0.000000e+00
  %915 = fcmp contract ogt double %898, 0.000000e+00
  %916 = and i1 %914, %915
  %917 = or i1 %913, %916
  br i1 %917, label %939, label %1012

918:
  %919 = fcmp contract oeq double %898, 0.000000e+00
  br i1 %919, label %939, label %920

920:
  %921 = fcmp contract olt double %893, 0.000000e+00
  %922 = fcmp contract ogt double %898, 0.000000e+00
  %923 = and i1 %921, %922
  br i1 %923, label %939, label %924

924:
  %925 = fcmp contract ogt double %893, 0.000000e+00
  %926 = fcmp contract olt double %898, 0.000000e+00
  %927 = and i1 %925, %926
  br i1 %927, label %939, label %928

928:
  %929 = fcmp contract olt double %896, 0.000000e+00
  %930 = fcmp contract ogt double %901, 0.000000e+00
  %931 = and i1 %929, %930
  %932 = and i1 %922, %931
  %933 = and i1 %925, %932
  br i1 %933, label %948, label %934

934:
  %935 = fcmp contract olt double %901, 0.000000e+00
  %936 = and i1 %905, %935
  %937 = and i1 %926, %936
  %938 = and i1 %921, %937
  br i1 %938, label %948, label %1012

939:
  %940 = getelementptr inbounds i64, ptr %796, i64 3
  %941 = load i64, ptr %940, align 8
  %942 = icmp eq i64 %941, 0
  br i1 %942, label %1016, label %943

943:
  %944 = select contract i1 %910, double %896, double %893
  %945 = sitofp i64 %941 to double
  %946 = fmul contract double %944, %945
  %947 = fcmp contract olt double %946, 0.000000e+00
  br i1 %947, label %1016, label %1012

948:
  %949 = select contract i1 %925, double 1.000000e+00, double -1.000000e+00
  %950 = fmul contract double %895, %949
  %951 = fmul contract double %143, %950
  %952 = fmul contract double %949, %900
  %953 = fmul contract double %143, %952
  %954 = fcmp contract olt double %951, 0.000000e+00
  %955 = fcmp contract ogt double %953, 0.000000e+00
  %956 = and i1 %954, %955
  br i1 %956, label %957, label %1012

957:
  %958 = fmul contract double %949, %898
  %959 = fmul contract double %893, %949
  %960 = fsub contract double %958, %959
  %961 = fsub contract double %960, %953
  %962 = fsub contract double %951, %953
  %963 = fdiv contract double %961, %962
  %964 = fmul contract double %951, %963
  %965 = fadd contract double %959, %964
  %966 = call contract double @llvm.minnum.f64(double %959, double %958)
  %967 = fsub contract double %966, %965
  %968 = fmul contract double %967, 2.500000e-01
  %969 = fsub contract double %965, %968
  %970 = fcmp contract uge double %969, 0.000000e+00
  br i1 %970, label %1012, label %1016

971:
  %972 = icmp eq i64 %799, 1
  %973 = select contract i1 %972, double 1.000000e+00, double -1.000000e+00
  %974 = getelementptr inbounds double, ptr %703, i64 %798
  %975 = load double, ptr %974, align 8
  %976 = fcmp contract uno double %803, 0.000000e+00
  br i1 %976, label %977, label %979

977:
  %978 = fmul contract double %973, %975
  br label %983

979:
  %980 = fmul contract double %973, %803
  %981 = fmul contract double %973, %975
  %982 = call contract double @llvm.minnum.f64(double %980, double %981)
  br label %983

983:
  %984 = phi contract double [ %978, %977 ], [ %982, %979 ]
  %985 = getelementptr inbounds double, ptr %704, i64 %798
  %986 = load double, ptr %985, align 8
  %987 = fmul contract double %973, %986
  %988 = fmul contract double %143, %987
  %989 = getelementptr inbounds double, ptr %705, i64 %798
  %990 = load double, ptr %989, align 8
  %991 = fmul contract double %973, %990
  %992 = fmul contract double %143, %991
  %993 = fcmp contract olt double %988, 0.000000e+00
  %994 = fcmp contract ogt double %992, 0.000000e+00
  %995 = and i1 %993, %994
  br i1 %995, label %996, label %1012

996:
  %997 = fmul contract double %973, %975
  %998 = getelementptr inbounds double, ptr %702, i64 %798
  %999 = load double, ptr %998, align 8
  %1000 = fmul contract double %973, %999
  %1001 = fsub contract double %997, %1000
  %1002 = fsub contract double %1001, %992
  %1003 = fsub contract double %988, %992
  %1004 = fdiv contract double %1002, %1003
  %1005 = fmul contract double %988, %1004
  %1006 = fadd contract double %1000, %1005
  %1007 = call contract double @llvm.minnum.f64(double %1000, double %997)
  %1008 = fsub contract double %1007, %1006
  %1009 = fmul contract double %1008, 2.500000e-01
  %1010 = fsub contract double %1006, %1009
  %1011 = fcmp contract uge double %1010, %984
  br i1 %1011, label %1012, label %1016

1012:
  %1013 = add nsw i64 %794, 1
  %1014 = icmp slt i64 %1013, %697
  %1015 = icmp eq i64 %1013, %697
  br i1 %1015, label %1016, label %792

1016:
  %1017 = phi i1 [ %793, %837 ], [ %1014, %1012 ], [ %793, %957 ], [ %793, %891 ], [ %793, %996 ], [ %793, %810 ], [ %793, %806 ], [ %793, %880 ], [ %793, %792 ], [ %793, %865 ], [ %793, %839 ], [ %793, %939 ], [ %793, %943 ]
  br i1 %1017, label %1024, label %1025

1018:
  %1019 = phi i64 [ 0, %694 ], [ %1021, %1018 ]
  %1020 = getelementptr inbounds i64, ptr %695, i64 %1019
  store i64 0, ptr %1020, align 8
  %1021 = add nsw i64 %1019, 1
  %1022 = load i64, ptr %17, align 8
  %1023 = icmp slt i64 %1021, %1022
  br i1 %1023, label %1018, label %696

1024:
  call fastcc void @look_into(ptr %3)
  br label %1056

1025:
  %1026 = phi i64 [ %1054, %1053 ], [ 0, %1016 ]
  %1027 = shl nsw i64 %1026, 2
  %1028 = getelementptr inbounds i64, ptr %790, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = add i64 %1029, -3
  %1031 = icmp ult i64 %1030, -2
  br i1 %1031, label %1053, label %1032

1032:
  %1033 = icmp eq i64 %1029, 1
  %1034 = select contract i1 %1033, double 1.000000e+00, double -1.000000e+00
  %1035 = getelementptr inbounds i64, ptr %1028, i64 2
  %1036 = load i64, ptr %1035, align 8
  %1037 = getelementptr inbounds double, ptr %791, i64 %1036
  %1038 = load double, ptr %1037, align 8
  %1039 = getelementptr inbounds i64, ptr %1028, i64 1
  %1040 = load i64, ptr %1039, align 8
  %1041 = getelementptr inbounds double, ptr %703, i64 %1040
  %1042 = load double, ptr %1041, align 8
  %1043 = fcmp contract uno double %1038, 0.000000e+00
  br i1 %1043, label %1044, label %1046

1044:
  %1045 = fmul contract double %1034, %1042
  br label %1050

1046:
  %1047 = fmul contract double %1034, %1038
  %1048 = fmul contract double %1034, %1042
  %1049 = call contract double @llvm.minnum.f64(double %1047, double %1048)
  br label %1050

1050:
  %1051 = phi contract double [ %1045, %1044 ], [ %1049, %1046 ]
  %1052 = fmul contract double %1034, %1051
  store double %1052, ptr %1037, align 8
  br label %1053

1053:
  %1054 = add nsw i64 %1026, 1
  %1055 = icmp eq i64 %1054, %697
  br i1 %1055, label %1056, label %1025

1056:
  %1057 = load i64, ptr %83, align 8
  %1058 = icmp eq i64 %1057, 0
  br i1 %1058, label %1073, label %1059

1059:
  %1060 = load double, ptr %77, align 8
  %1061 = load double, ptr %69, align 8
  %1062 = call contract double @llvm.minnum.f64(double %1060, double %1061)
  %1063 = fcmp contract olt double %1060, %1061
  br i1 %1063, label %1064, label %1069

1064:
  %1065 = load double, ptr %66, align 8
  %1066 = load double, ptr %67, align 8
  %1067 = fmul contract double %1060, %1066
  %1068 = fadd contract double %1065, %1067
  br label %1071

1069:
  %1070 = load double, ptr %68, align 8
  br label %1071

1071:
  %1072 = phi contract double [ %1068, %1064 ], [ %1070, %1069 ]
  call fastcc void @take_samples(ptr %7, ptr %17, double %1062, double %1072)
  br label %1073

1073:
  %1074 = load double, ptr %77, align 8
  %1075 = load double, ptr %69, align 8
  %1076 = fcmp contract olt double %1074, %1075
  br i1 %1076, label %1077, label %1078

1077:
  call fastcc void @look_at(ptr %7, double %1074)
  br label %1078

1078:
  %1079 = load ptr, ptr %54, align 8
  %1080 = load i64, ptr %17, align 8
  %1081 = icmp sgt i64 %1080, 0
  br i1 %1081, label %1082, label %1099

1082:
  %1083 = load ptr, ptr %80, align 8
  br label %1084

1084:
  %1085 = phi i64 [ 0, %1082 ], [ %1097, %1096 ]
  %1086 = getelementptr inbounds i64, ptr %1083, i64 %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = icmp eq i64 %1087, 0
  br i1 %1088, label %1096, label %1089

1089:
  %1090 = load ptr, ptr %81, align 8
  %1091 = shl nsw i64 %1085, 2
  %1092 = or i64 %1091, 1
  %1093 = getelementptr inbounds i64, ptr %1090, i64 %1092
  %1094 = load i64, ptr %1093, align 8
  %1095 = getelementptr inbounds double, ptr %1079, i64 %1094
  store double 0.000000e+00, ptr %1095, align 8
  br label %1096

1096:
  %1097 = add nsw i64 %1085, 1
  %1098 = icmp eq i64 %1097, %1080
  br i1 %1098, label %1099, label %1084

1099:
  %1100 = shl nsw i64 %678, 1
  %1101 = load ptr, ptr %57, align 8
  %1102 = icmp sgt i64 %678, 0
  br i1 %1102, label %1103, label %1110

1103:
  %1104 = phi i64 [ %1108, %1103 ], [ 0, %1099 ]
  %1105 = getelementptr inbounds double, ptr %1079, i64 %1104
  %1106 = load double, ptr %1105, align 8
  %1107 = getelementptr inbounds double, ptr %1101, i64 %1104
  store double %1106, ptr %1107, align 8
  %1108 = add nsw i64 %1104, 1
  %1109 = icmp eq i64 %1108, %1100
  br i1 %1109, label %1110, label %1103

1110:
  %1111 = load double, ptr %77, align 8
  %1112 = fcmp contract olt double %1111, 1.000000e+00
  br i1 %1112, label %1113, label %1116

1113:
  %1114 = fmul contract double %143, %1111
  %1115 = fadd contract double %109, %1114
  br label %1118

1116:
  %1117 = load double, ptr %22, align 8
  br label %1118

1118:
  %1119 = phi ptr [ %50, %1113 ], [ %34, %1116 ]
  %1120 = phi contract double [ %1115, %1113 ], [ %1117, %1116 ]
  %1121 = load ptr, ptr %1119, align 8
  %1122 = load i64, ptr %24, align 8
  %1123 = load i64, ptr %60, align 8
  %1124 = load ptr, ptr %27, align 8
  %1125 = icmp sgt i64 %1122, 0
  br i1 %1125, label %1128, label %1126

1126:
  %1127 = load ptr, ptr %28, align 8
  br label %1145

1128:
  %1129 = phi i64 [ %1133, %1128 ], [ 0, %1118 ]
  %1130 = getelementptr inbounds double, ptr %1121, i64 %1129
  %1131 = load double, ptr %1130, align 8
  %1132 = getelementptr inbounds double, ptr %1124, i64 %1129
  store double %1131, ptr %1132, align 8
  %1133 = add nsw i64 %1129, 1
  %1134 = icmp eq i64 %1133, %1122
  br i1 %1134, label %1135, label %1128

1135:
  %1136 = getelementptr double, ptr %1121, i64 %1122
  %1137 = load ptr, ptr %28, align 8
  br label %1138

1138:
  %1139 = phi i64 [ %1143, %1138 ], [ 0, %1135 ]
  %1140 = getelementptr inbounds double, ptr %1136, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds double, ptr %1137, i64 %1139
  store double %1141, ptr %1142, align 8
  %1143 = add nsw i64 %1139, 1
  %1144 = icmp eq i64 %1143, %1122
  br i1 %1144, label %1145, label %1138

1145:
  %1146 = phi ptr [ %1127, %1126 ], [ %1137, %1138 ]
  %1147 = shl nsw i64 %1122, 1
  %1148 = getelementptr inbounds double, ptr %1121, i64 %1147
  %1149 = getelementptr double, ptr %1148, i64 1
  %1150 = load ptr, ptr %29, align 8
  %1151 = load i64, ptr %64, align 8
  %1152 = getelementptr inbounds double, ptr %1150, i64 %1151
  %1153 = sub i64 0, %1123
  %1154 = getelementptr double, ptr %1152, i64 %1153
  %1155 = icmp sgt i64 %1123, 0
  br i1 %1155, label %1156, label %1163

1156:
  %1157 = phi i64 [ %1161, %1156 ], [ 0, %1145 ]
  %1158 = getelementptr inbounds double, ptr %1149, i64 %1157
  %1159 = load double, ptr %1158, align 8
  %1160 = getelementptr inbounds double, ptr %1154, i64 %1157
  store double %1159, ptr %1160, align 8
  %1161 = add nsw i64 %1157, 1
  %1162 = icmp eq i64 %1161, %1123
  br i1 %1162, label %1163, label %1156

1163:
  %1164 = load ptr, ptr %8, align 8
  store double %1120, ptr %1164, align 8
  %1165 = load double, ptr %1148, align 8
  %1166 = getelementptr inbounds double, ptr %1164, i64 4
  store double %1165, ptr %1166, align 8
  %1167 = getelementptr inbounds double, ptr %1164, i64 5
  %1168 = load double, ptr %1167, align 8
  %1169 = load double, ptr %1148, align 8
  %1170 = fcmp contract ogt double %1169, %1168
  %1171 = fcmp contract uno double %1169, 0.000000e+00
  %1172 = or i1 %1170, %1171
  %1173 = select contract i1 %1172, double %1169, double %1168
  store double %1173, ptr %1167, align 8
  %1174 = load i64, ptr %25, align 8
  %1175 = load ptr, ptr %32, align 8
  %1176 = mul nsw i64 %1174, 3
  %1177 = getelementptr inbounds double, ptr %1175, i64 %1176
  %1178 = icmp sgt i64 %1174, 0
  br i1 %1178, label %1179, label %1200

1179:
  %1180 = phi i64 [ %1191, %1179 ], [ 0, %1163 ]
  %1181 = phi <2 x double> [ %1190, %1179 ], [ zeroinitializer, %1163 ]
  %1182 = getelementptr inbounds double, ptr %1124, i64 %1180
  %1183 = load <2 x i64>, ptr %1182, align 16
  %1184 = and <2 x i64> %1183, <i64 9223372036854775807, i64 9223372036854775807>
  %1185 = bitcast <2 x i64> %1184 to <2 x double>
  %1186 = getelementptr inbounds double, ptr %1177, i64 %1180
  %1187 = load <2 x double>, ptr %1186, align 16
  %1188 = fmul contract <2 x double> %1187, %1185
  %1189 = fcmp contract ogt <2 x double> %1188, %1181
  %1190 = select <2 x i1> %1189, <2 x double> %1188, <2 x double> %1181
  %1191 = add nsw i64 %1180, 2
  %1192 = icmp slt i64 %1191, %1174
  br i1 %1192, label %1179, label %1193

1193:
  %1194 = extractelement <2 x double> %1190, i64 0
  %1195 = extractelement <2 x double> %1190, i64 1
  %1196 = call contract double @llvm.maxnum.f64(double %1194, double %1195)
  %1197 = getelementptr inbounds double, ptr %1164, i64 7
  store double %1196, ptr %1197, align 8
  %1198 = load i64, ptr %40, align 8
  %1199 = icmp eq i64 %1198, 0
  br i1 %1199, label %1231, label %1204

1200:
  %1201 = getelementptr inbounds double, ptr %1164, i64 7
  store double 0.000000e+00, ptr %1201, align 8
  %1202 = load i64, ptr %40, align 8
  %1203 = icmp eq i64 %1202, 0
  br i1 %1203, label %1231, label %1218

1204:
  %1205 = phi i64 [ %1216, %1204 ], [ 0, %1193 ]
  %1206 = phi <2 x double> [ %1215, %1204 ], [ zeroinitializer, %1193 ]
  %1207 = getelementptr inbounds double, ptr %1146, i64 %1205
  %1208 = load <2 x i64>, ptr %1207, align 16
  %1209 = and <2 x i64> %1208, <i64 9223372036854775807, i64 9223372036854775807>
  %1210 = bitcast <2 x i64> %1209 to <2 x double>
  %1211 = getelementptr inbounds double, ptr %1177, i64 %1205
  %1212 = load <2 x double>, ptr %1211, align 16
  %1213 = fmul contract <2 x double> %1212, %1210
  %1214 = fcmp contract ogt <2 x double> %1213, %1206
  %1215 = select <2 x i1> %1214, <2 x double> %1213, <2 x double> %1206
  %1216 = add nsw i64 %1205, 2
  %1217 = icmp slt i64 %1216, %1174
  br i1 %1217, label %1204, label %1218

1218:
  %1219 = phi i64 [ %1202, %1200 ], [ %1198, %1204 ]
  %1220 = phi <2 x double> [ zeroinitializer, %1200 ], [ %1215, %1204 ]
  %1221 = extractelement <2 x double> %1220, i64 0
  %1222 = extractelement <2 x double> %1220, i64 1
  %1223 = call contract double @llvm.maxnum.f64(double %1221, double %1222)
  %1224 = load i64, ptr %84, align 8
  %1225 = add nsw i64 %1224, %1219
  %1226 = load i64, ptr %85, align 8
  %1227 = sub i64 %1225, %1226
  %1228 = getelementptr inbounds double, ptr %1150, i64 %1227
  %1229 = load double, ptr %1228, align 8
  %1230 = fadd contract double %1223, %1229
  br label %1231

1231:
  %1232 = phi contract double [ %1230, %1218 ], [ 0.000000e+00, %1193 ], [ 0.000000e+00, %1200 ]
  %1233 = getelementptr inbounds double, ptr %1164, i64 8
  store double %1232, ptr %1233, align 8
  %1234 = load ptr, ptr %18, align 8
  %1235 = getelementptr inbounds i64, ptr %1234, i64 2
  %1236 = load i64, ptr %1235, align 8
  %1237 = icmp sgt i64 %1236, -1
  br i1 %1237, label %1246, label %1238

1238:
  %1239 = load double, ptr %86, align 8
  %1240 = load double, ptr %87, align 8
  %1241 = fcmp contract ugt double %1239, %1240
  br i1 %1241, label %1246, label %1242

1242:
  %1243 = add nsw i64 %90, 1
  %1244 = icmp slt i64 %1243, %1
  %1245 = icmp eq i64 %1243, %1
  br i1 %1245, label %1248, label %88

1246:
  %1247 = phi i64 [ 2, %1231 ], [ 6, %1238 ]
  br i1 %89, label %1260, label %1248

1248:
  %1249 = load double, ptr %9, align 8
  %1250 = getelementptr inbounds double, ptr %9, i64 2
  %1251 = load double, ptr %1250, align 8
  %1252 = fcmp contract oeq double %1249, %1251
  br i1 %1252, label %1253, label %1260

1253:
  %1254 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %1255 = load i64, ptr %1254, align 8
  %1256 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %1257 = load i64, ptr %1256, align 8
  %1258 = icmp slt i64 %1255, %1257
  %1259 = zext i1 %1258 to i64
  br label %1260

1260:
  %1261 = phi i64 [ %1247, %1246 ], [ 1, %1248 ], [ %1259, %1253 ], [ %139, %136 ], [ 7, %132 ], [ %95, %94 ], [ 5, %101 ], [ 5, %97 ]
  ret i64 %1261
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

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

declare fastcc void @rate_pivoted(ptr, i32, double, ptr, ptr, ptr)

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
  %17 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8
  %19 = sdiv i64 %18, 2
  %20 = shl nsw i64 %19, 4
  %21 = getelementptr inbounds <2 x double>, ptr %4, i64 %20
  %22 = mul nsw i64 %19, 20
  %23 = getelementptr inbounds <2 x double>, ptr %4, i64 %22
  %24 = icmp sgt i64 %18, 1
  br i1 %24, label %25, label %40

25:
  %26 = insertelement <2 x double> poison, double %2, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  br label %28

28:
  %29 = phi i64 [ 0, %25 ], [ %38, %28 ]
  %30 = getelementptr inbounds <2 x double>, ptr %23, i64 %29
  %31 = load <2 x double>, ptr %30, align 16
  %32 = getelementptr inbounds <2 x double>, ptr %4, i64 %29
  %33 = load <2 x double>, ptr %32, align 16
  %34 = fmul contract <2 x double> %33, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %35 = fmul contract <2 x double> %27, %34
  %36 = fadd contract <2 x double> %31, %35
  %37 = getelementptr inbounds <2 x double>, ptr %21, i64 %29
  store <2 x double> %36, ptr %37, align 16
  %38 = add nsw i64 %29, 1
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %40, label %28

40:
  %41 = fmul contract double %2, 0x3FAAEE6838DAE63A
  %42 = fadd contract double %41, %1
  %43 = getelementptr inbounds <2 x double>, ptr %4, i64 %19
  store double %42, ptr %16, align 8
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %45 = load ptr, ptr %44, align 8
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %45, align 8
  %48 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %55

51:
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %54 = load ptr, ptr %53, align 8
  call void %52(ptr %16, ptr %21, ptr %3, ptr %43, ptr %54)
  br label %56

55:
  tail call fastcc void @rate_pivoted(ptr %0, i32 0, double %42, ptr %21, ptr %3, ptr %43)
  br label %56

56:
  br i1 %24, label %57, label %77

57:
  %58 = insertelement <2 x double> poison, double %2, i64 0
  %59 = shufflevector <2 x double> %58, <2 x double> poison, <2 x i32> zeroinitializer
  br label %60

60:
  %61 = phi i64 [ 0, %57 ], [ %75, %60 ]
  %62 = getelementptr inbounds <2 x double>, ptr %23, i64 %61
  %63 = load <2 x double>, ptr %62, align 16
  %64 = getelementptr inbounds <2 x double>, ptr %4, i64 %61
  %65 = load <2 x double>, ptr %64, align 16
  %66 = fmul contract <2 x double> %65, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %67 = add nsw i64 %61, %19
  %68 = getelementptr inbounds <2 x double>, ptr %4, i64 %67
  %69 = load <2 x double>, ptr %68, align 16
  %70 = fmul contract <2 x double> %69, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %71 = fadd contract <2 x double> %66, %70
  %72 = fmul contract <2 x double> %59, %71
  %73 = fadd contract <2 x double> %63, %72
  %74 = getelementptr inbounds <2 x double>, ptr %21, i64 %61
  store <2 x double> %73, ptr %74, align 16
  %75 = add nsw i64 %61, 1
  %76 = icmp eq i64 %75, %19
  br i1 %76, label %77, label %60

77:
  %78 = fmul contract double %2, 0x3FB432CE2AA42CAC
  %79 = fadd contract double %78, %1
  %80 = shl nsw i64 %19, 1
  %81 = getelementptr inbounds <2 x double>, ptr %4, i64 %80
  store double %79, ptr %15, align 8
  %82 = load ptr, ptr %44, align 8
  %83 = load i64, ptr %82, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %82, align 8
  %85 = load ptr, ptr %48, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %91

87:
  %88 = load ptr, ptr %0, align 8
  %89 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %90 = load ptr, ptr %89, align 8
  call void %88(ptr %15, ptr %21, ptr %3, ptr %81, ptr %90)
  br label %92

91:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %79, ptr %21, ptr %3, ptr %81)
  br label %92

92:
  br i1 %24, label %93, label %113

93:
  %94 = insertelement <2 x double> poison, double %2, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %111, %96 ]
  %98 = getelementptr inbounds <2 x double>, ptr %23, i64 %97
  %99 = load <2 x double>, ptr %98, align 16
  %100 = getelementptr inbounds <2 x double>, ptr %4, i64 %97
  %101 = load <2 x double>, ptr %100, align 16
  %102 = fmul contract <2 x double> %101, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %103 = add nsw i64 %97, %80
  %104 = getelementptr inbounds <2 x double>, ptr %4, i64 %103
  %105 = load <2 x double>, ptr %104, align 16
  %106 = fmul contract <2 x double> %105, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %107 = fadd contract <2 x double> %102, %106
  %108 = fmul contract <2 x double> %95, %107
  %109 = fadd contract <2 x double> %99, %108
  %110 = getelementptr inbounds <2 x double>, ptr %21, i64 %97
  store <2 x double> %109, ptr %110, align 16
  %111 = add nsw i64 %97, 1
  %112 = icmp eq i64 %111, %19
  br i1 %112, label %113, label %96

113:
  %114 = fmul contract double %2, 0x3FBE4C353FF64302
  %115 = fadd contract double %114, %1
  %116 = mul nsw i64 %19, 3
  %117 = getelementptr inbounds <2 x double>, ptr %4, i64 %116
  store double %115, ptr %14, align 8
  %118 = load ptr, ptr %44, align 8
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load ptr, ptr %48, align 8
  %122 = icmp eq ptr %121, null
  br i1 %122, label %123, label %127

123:
  %124 = load ptr, ptr %0, align 8
  %125 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %126 = load ptr, ptr %125, align 8
  call void %124(ptr %14, ptr %21, ptr %3, ptr %117, ptr %126)
  br label %128

127:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %115, ptr %21, ptr %3, ptr %117)
  br label %128

128:
  br i1 %24, label %129, label %154

129:
  %130 = insertelement <2 x double> poison, double %2, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  br label %132

132:
  %133 = phi i64 [ 0, %129 ], [ %152, %132 ]
  %134 = getelementptr inbounds <2 x double>, ptr %23, i64 %133
  %135 = load <2 x double>, ptr %134, align 16
  %136 = getelementptr inbounds <2 x double>, ptr %4, i64 %133
  %137 = load <2 x double>, ptr %136, align 16
  %138 = fmul contract <2 x double> %137, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %139 = add nsw i64 %133, %80
  %140 = getelementptr inbounds <2 x double>, ptr %4, i64 %139
  %141 = load <2 x double>, ptr %140, align 16
  %142 = fmul contract <2 x double> %141, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %143 = fsub contract <2 x double> %138, %142
  %144 = add nsw i64 %133, %116
  %145 = getelementptr inbounds <2 x double>, ptr %4, i64 %144
  %146 = load <2 x double>, ptr %145, align 16
  %147 = fmul contract <2 x double> %146, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %148 = fadd contract <2 x double> %143, %147
  %149 = fmul contract <2 x double> %131, %148
  %150 = fadd contract <2 x double> %135, %149
  %151 = getelementptr inbounds <2 x double>, ptr %21, i64 %133
  store <2 x double> %150, ptr %151, align 16
  %152 = add nsw i64 %133, 1
  %153 = icmp eq i64 %152, %19
  br i1 %153, label %154, label %132

154:
  %155 = fmul contract double %2, 0x3FD2068C499C08D9
  %156 = fadd contract double %155, %1
  %157 = shl nsw i64 %19, 2
  %158 = getelementptr inbounds <2 x double>, ptr %4, i64 %157
  store double %156, ptr %13, align 8
  %159 = load ptr, ptr %44, align 8
  %160 = load i64, ptr %159, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %159, align 8
  %162 = load ptr, ptr %48, align 8
  %163 = icmp eq ptr %162, null
  br i1 %163, label %164, label %168

164:
  %165 = load ptr, ptr %0, align 8
  %166 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %167 = load ptr, ptr %166, align 8
  call void %165(ptr %13, ptr %21, ptr %3, ptr %158, ptr %167)
  br label %169

168:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %156, ptr %21, ptr %3, ptr %158)
  br label %169

169:
  br i1 %24, label %170, label %195

170:
  %171 = insertelement <2 x double> poison, double %2, i64 0
  %172 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> zeroinitializer
  br label %173

173:
  %174 = phi i64 [ 0, %170 ], [ %193, %173 ]
  %175 = getelementptr inbounds <2 x double>, ptr %23, i64 %174
  %176 = load <2 x double>, ptr %175, align 16
  %177 = getelementptr inbounds <2 x double>, ptr %4, i64 %174
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul contract <2 x double> %178, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %180 = add nsw i64 %174, %116
  %181 = getelementptr inbounds <2 x double>, ptr %4, i64 %180
  %182 = load <2 x double>, ptr %181, align 16
  %183 = fmul contract <2 x double> %182, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %184 = fadd contract <2 x double> %179, %183
  %185 = add nsw i64 %174, %157
  %186 = getelementptr inbounds <2 x double>, ptr %4, i64 %185
  %187 = load <2 x double>, ptr %186, align 16
  %188 = fmul contract <2 x double> %187, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %189 = fadd contract <2 x double> %184, %188
  %190 = fmul contract <2 x double> %172, %189
  %191 = fadd contract <2 x double> %176, %190
  %192 = getelementptr inbounds <2 x double>, ptr %21, i64 %174
  store <2 x double> %191, ptr %192, align 16
  %193 = add nsw i64 %174, 1
  %194 = icmp eq i64 %193, %19
  br i1 %194, label %195, label %173

195:
  %196 = fmul contract double %2, 0x3FD5555555555555
  %197 = fadd contract double %196, %1
  %198 = mul nsw i64 %19, 5
  %199 = getelementptr inbounds <2 x double>, ptr %4, i64 %198
  store double %197, ptr %12, align 8
  %200 = load ptr, ptr %44, align 8
  %201 = load i64, ptr %200, align 8
  %202 = add nsw i64 %201, 1
  store i64 %202, ptr %200, align 8
  %203 = load ptr, ptr %48, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %205, label %209

205:
  %206 = load ptr, ptr %0, align 8
  %207 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %208 = load ptr, ptr %207, align 8
  call void %206(ptr %12, ptr %21, ptr %3, ptr %199, ptr %208)
  br label %210

209:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %197, ptr %21, ptr %3, ptr %199)
  br label %210

210:
  br i1 %24, label %211, label %241

211:
  %212 = insertelement <2 x double> poison, double %2, i64 0
  %213 = shufflevector <2 x double> %212, <2 x double> poison, <2 x i32> zeroinitializer
  br label %214

214:
  %215 = phi i64 [ 0, %211 ], [ %239, %214 ]
  %216 = getelementptr inbounds <2 x double>, ptr %23, i64 %215
  %217 = load <2 x double>, ptr %216, align 16
  %218 = getelementptr inbounds <2 x double>, ptr %4, i64 %215
  %219 = load <2 x double>, ptr %218, align 16
  %220 = fmul contract <2 x double> %219, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %221 = add nsw i64 %215, %116
  %222 = getelementptr inbounds <2 x double>, ptr %4, i64 %221
  %223 = load <2 x double>, ptr %222, align 16
  %224 = fmul contract <2 x double> %223, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %225 = fadd contract <2 x double> %220, %224
  %226 = add nsw i64 %215, %157
  %227 = getelementptr inbounds <2 x double>, ptr %4, i64 %226
  %228 = load <2 x double>, ptr %227, align 16
  %229 = fmul contract <2 x double> %228, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %230 = fadd contract <2 x double> %225, %229
  %231 = add nsw i64 %215, %198
  %232 = getelementptr inbounds <2 x double>, ptr %4, i64 %231
  %233 = load <2 x double>, ptr %232, align 16
  %234 = fmul contract <2 x double> %233, <double 0x3F92000000000000, double 0x3F92000000000000>
  %235 = fsub contract <2 x double> %230, %234
  %236 = fmul contract <2 x double> %213, %235
  %237 = fadd contract <2 x double> %217, %236
  %238 = getelementptr inbounds <2 x double>, ptr %21, i64 %215
  store <2 x double> %237, ptr %238, align 16
  %239 = add nsw i64 %215, 1
  %240 = icmp eq i64 %239, %19
  br i1 %240, label %241, label %214

241:
  %242 = fmul contract double %2, 2.500000e-01
  %243 = fadd contract double %242, %1
  %244 = mul nsw i64 %19, 6
  %245 = getelementptr inbounds <2 x double>, ptr %4, i64 %244
  store double %243, ptr %11, align 8
  %246 = load ptr, ptr %44, align 8
  %247 = load i64, ptr %246, align 8
  %248 = add nsw i64 %247, 1
  store i64 %248, ptr %246, align 8
  %249 = load ptr, ptr %48, align 8
  %250 = icmp eq ptr %249, null
  br i1 %250, label %251, label %255

251:
  %252 = load ptr, ptr %0, align 8
  %253 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %254 = load ptr, ptr %253, align 8
  call void %252(ptr %11, ptr %21, ptr %3, ptr %245, ptr %254)
  br label %256

255:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %243, ptr %21, ptr %3, ptr %245)
  br label %256

256:
  br i1 %24, label %257, label %292

257:
  %258 = insertelement <2 x double> poison, double %2, i64 0
  %259 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> zeroinitializer
  br label %260

260:
  %261 = phi i64 [ 0, %257 ], [ %290, %260 ]
  %262 = getelementptr inbounds <2 x double>, ptr %23, i64 %261
  %263 = load <2 x double>, ptr %262, align 16
  %264 = getelementptr inbounds <2 x double>, ptr %4, i64 %261
  %265 = load <2 x double>, ptr %264, align 16
  %266 = fmul contract <2 x double> %265, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %267 = add nsw i64 %261, %116
  %268 = getelementptr inbounds <2 x double>, ptr %4, i64 %267
  %269 = load <2 x double>, ptr %268, align 16
  %270 = fmul contract <2 x double> %269, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %271 = fadd contract <2 x double> %266, %270
  %272 = add nsw i64 %261, %157
  %273 = getelementptr inbounds <2 x double>, ptr %4, i64 %272
  %274 = load <2 x double>, ptr %273, align 16
  %275 = fmul contract <2 x double> %274, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %276 = fadd contract <2 x double> %271, %275
  %277 = add nsw i64 %261, %198
  %278 = getelementptr inbounds <2 x double>, ptr %4, i64 %277
  %279 = load <2 x double>, ptr %278, align 16
  %280 = fmul contract <2 x double> %279, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %281 = fsub contract <2 x double> %276, %280
  %282 = add nsw i64 %261, %244
  %283 = getelementptr inbounds <2 x double>, ptr %4, i64 %282
  %284 = load <2 x double>, ptr %283, align 16
  %285 = fmul contract <2 x double> %284, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %286 = fadd contract <2 x double> %281, %285
  %287 = fmul contract <2 x double> %259, %286
  %288 = fadd contract <2 x double> %263, %287
  %289 = getelementptr inbounds <2 x double>, ptr %21, i64 %261
  store <2 x double> %288, ptr %289, align 16
  %290 = add nsw i64 %261, 1
  %291 = icmp eq i64 %290, %19
  br i1 %291, label %292, label %260

292:
  %293 = fmul contract double %2, 0x3FD3B13B13B13B14
  %294 = fadd contract double %293, %1
  %295 = mul nsw i64 %19, 7
  %296 = getelementptr inbounds <2 x double>, ptr %4, i64 %295
  store double %294, ptr %10, align 8
  %297 = load ptr, ptr %44, align 8
  %298 = load i64, ptr %297, align 8
  %299 = add nsw i64 %298, 1
  store i64 %299, ptr %297, align 8
  %300 = load ptr, ptr %48, align 8
  %301 = icmp eq ptr %300, null
  br i1 %301, label %302, label %306

302:
  %303 = load ptr, ptr %0, align 8
  %304 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %305 = load ptr, ptr %304, align 8
  call void %303(ptr %10, ptr %21, ptr %3, ptr %296, ptr %305)
  br label %307

306:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %294, ptr %21, ptr %3, ptr %296)
  br label %307

307:
  br i1 %24, label %308, label %348

308:
  %309 = insertelement <2 x double> poison, double %2, i64 0
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> zeroinitializer
  br label %311

311:
  %312 = phi i64 [ 0, %308 ], [ %346, %311 ]
  %313 = getelementptr inbounds <2 x double>, ptr %23, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = getelementptr inbounds <2 x double>, ptr %4, i64 %312
  %316 = load <2 x double>, ptr %315, align 16
  %317 = fmul contract <2 x double> %316, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %318 = add nsw i64 %312, %116
  %319 = getelementptr inbounds <2 x double>, ptr %4, i64 %318
  %320 = load <2 x double>, ptr %319, align 16
  %321 = fmul contract <2 x double> %320, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %322 = fsub contract <2 x double> %317, %321
  %323 = add nsw i64 %312, %157
  %324 = getelementptr inbounds <2 x double>, ptr %4, i64 %323
  %325 = load <2 x double>, ptr %324, align 16
  %326 = fmul contract <2 x double> %325, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %327 = fsub contract <2 x double> %322, %326
  %328 = add nsw i64 %312, %198
  %329 = getelementptr inbounds <2 x double>, ptr %4, i64 %328
  %330 = load <2 x double>, ptr %329, align 16
  %331 = fmul contract <2 x double> %330, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %332 = fadd contract <2 x double> %327, %331
  %333 = add nsw i64 %312, %244
  %334 = getelementptr inbounds <2 x double>, ptr %4, i64 %333
  %335 = load <2 x double>, ptr %334, align 16
  %336 = fmul contract <2 x double> %335, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %337 = fadd contract <2 x double> %332, %336
  %338 = add nsw i64 %312, %295
  %339 = getelementptr inbounds <2 x double>, ptr %4, i64 %338
  %340 = load <2 x double>, ptr %339, align 16
  %341 = fmul contract <2 x double> %340, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %342 = fsub contract <2 x double> %337, %341
  %343 = fmul contract <2 x double> %310, %342
  %344 = fadd contract <2 x double> %314, %343
  %345 = getelementptr inbounds <2 x double>, ptr %21, i64 %312
  store <2 x double> %344, ptr %345, align 16
  %346 = add nsw i64 %312, 1
  %347 = icmp eq i64 %346, %19
  br i1 %347, label %348, label %311

348:
  %349 = fmul contract double %2, 0x3FE4D74D74D74D75
  %350 = fadd contract double %349, %1
  %351 = shl nsw i64 %19, 3
  %352 = getelementptr inbounds <2 x double>, ptr %4, i64 %351
  store double %350, ptr %9, align 8
  %353 = load ptr, ptr %44, align 8
  %354 = load i64, ptr %353, align 8
  %355 = add nsw i64 %354, 1
  store i64 %355, ptr %353, align 8
  %356 = load ptr, ptr %48, align 8
  %357 = icmp eq ptr %356, null
  br i1 %357, label %358, label %362

358:
  %359 = load ptr, ptr %0, align 8
  %360 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %361 = load ptr, ptr %360, align 8
  call void %359(ptr %9, ptr %21, ptr %3, ptr %352, ptr %361)
  br label %363

362:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %350, ptr %21, ptr %3, ptr %352)
  br label %363

363:
  br i1 %24, label %364, label %409

364:
  %365 = insertelement <2 x double> poison, double %2, i64 0
  %366 = shufflevector <2 x double> %365, <2 x double> poison, <2 x i32> zeroinitializer
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %407, %367 ]
  %369 = getelementptr inbounds <2 x double>, ptr %23, i64 %368
  %370 = load <2 x double>, ptr %369, align 16
  %371 = getelementptr inbounds <2 x double>, ptr %4, i64 %368
  %372 = load <2 x double>, ptr %371, align 16
  %373 = fmul contract <2 x double> %372, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %374 = add nsw i64 %368, %116
  %375 = getelementptr inbounds <2 x double>, ptr %4, i64 %374
  %376 = load <2 x double>, ptr %375, align 16
  %377 = fmul contract <2 x double> %376, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %378 = fsub contract <2 x double> %373, %377
  %379 = add nsw i64 %368, %157
  %380 = getelementptr inbounds <2 x double>, ptr %4, i64 %379
  %381 = load <2 x double>, ptr %380, align 16
  %382 = fmul contract <2 x double> %381, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %383 = fsub contract <2 x double> %378, %382
  %384 = add nsw i64 %368, %198
  %385 = getelementptr inbounds <2 x double>, ptr %4, i64 %384
  %386 = load <2 x double>, ptr %385, align 16
  %387 = fmul contract <2 x double> %386, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %388 = fadd contract <2 x double> %383, %387
  %389 = add nsw i64 %368, %244
  %390 = getelementptr inbounds <2 x double>, ptr %4, i64 %389
  %391 = load <2 x double>, ptr %390, align 16
  %392 = fmul contract <2 x double> %391, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %393 = fadd contract <2 x double> %388, %392
  %394 = add nsw i64 %368, %295
  %395 = getelementptr inbounds <2 x double>, ptr %4, i64 %394
  %396 = load <2 x double>, ptr %395, align 16
  %397 = fmul contract <2 x double> %396, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %398 = fsub contract <2 x double> %393, %397
  %399 = add nsw i64 %368, %351
  %400 = getelementptr inbounds <2 x double>, ptr %4, i64 %399
  %401 = load <2 x double>, ptr %400, align 16
  %402 = fmul contract <2 x double> %401, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %403 = fsub contract <2 x double> %398, %402
  %404 = fmul contract <2 x double> %366, %403
  %405 = fadd contract <2 x double> %370, %404
  %406 = getelementptr inbounds <2 x double>, ptr %21, i64 %368
  store <2 x double> %405, ptr %406, align 16
  %407 = add nsw i64 %368, 1
  %408 = icmp eq i64 %407, %19
  br i1 %408, label %409, label %367

409:
  %410 = fmul contract double %2, 6.000000e-01
  %411 = fadd contract double %410, %1
  %412 = mul nsw i64 %19, 9
  %413 = getelementptr inbounds <2 x double>, ptr %4, i64 %412
  store double %411, ptr %8, align 8
  %414 = load ptr, ptr %44, align 8
  %415 = load i64, ptr %414, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %414, align 8
  %417 = load ptr, ptr %48, align 8
  %418 = icmp eq ptr %417, null
  br i1 %418, label %419, label %423

419:
  %420 = load ptr, ptr %0, align 8
  %421 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %422 = load ptr, ptr %421, align 8
  call void %420(ptr %8, ptr %21, ptr %3, ptr %413, ptr %422)
  br label %424

423:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %411, ptr %21, ptr %3, ptr %413)
  br label %424

424:
  br i1 %24, label %425, label %475

425:
  %426 = insertelement <2 x double> poison, double %2, i64 0
  %427 = shufflevector <2 x double> %426, <2 x double> poison, <2 x i32> zeroinitializer
  br label %428

428:
  %429 = phi i64 [ 0, %425 ], [ %473, %428 ]
  %430 = getelementptr inbounds <2 x double>, ptr %23, i64 %429
  %431 = load <2 x double>, ptr %430, align 16
  %432 = getelementptr inbounds <2 x double>, ptr %4, i64 %429
  %433 = load <2 x double>, ptr %432, align 16
  %434 = fmul contract <2 x double> %433, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %435 = add nsw i64 %429, %116
  %436 = getelementptr inbounds <2 x double>, ptr %4, i64 %435
  %437 = load <2 x double>, ptr %436, align 16
  %438 = fmul contract <2 x double> %437, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %439 = fsub contract <2 x double> %438, %434
  %440 = add nsw i64 %429, %157
  %441 = getelementptr inbounds <2 x double>, ptr %4, i64 %440
  %442 = load <2 x double>, ptr %441, align 16
  %443 = fmul contract <2 x double> %442, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %444 = fadd contract <2 x double> %439, %443
  %445 = add nsw i64 %429, %198
  %446 = getelementptr inbounds <2 x double>, ptr %4, i64 %445
  %447 = load <2 x double>, ptr %446, align 16
  %448 = fmul contract <2 x double> %447, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %449 = fsub contract <2 x double> %444, %448
  %450 = add nsw i64 %429, %244
  %451 = getelementptr inbounds <2 x double>, ptr %4, i64 %450
  %452 = load <2 x double>, ptr %451, align 16
  %453 = fmul contract <2 x double> %452, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %454 = fsub contract <2 x double> %449, %453
  %455 = add nsw i64 %429, %295
  %456 = getelementptr inbounds <2 x double>, ptr %4, i64 %455
  %457 = load <2 x double>, ptr %456, align 16
  %458 = fmul contract <2 x double> %457, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %459 = fadd contract <2 x double> %454, %458
  %460 = add nsw i64 %429, %351
  %461 = getelementptr inbounds <2 x double>, ptr %4, i64 %460
  %462 = load <2 x double>, ptr %461, align 16
  %463 = fmul contract <2 x double> %462, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %464 = fadd contract <2 x double> %459, %463
  %465 = add nsw i64 %429, %412
  %466 = getelementptr inbounds <2 x double>, ptr %4, i64 %465
  %467 = load <2 x double>, ptr %466, align 16
  %468 = fmul contract <2 x double> %467, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %469 = fsub contract <2 x double> %464, %468
  %470 = fmul contract <2 x double> %427, %469
  %471 = fadd contract <2 x double> %431, %470
  %472 = getelementptr inbounds <2 x double>, ptr %21, i64 %429
  store <2 x double> %471, ptr %472, align 16
  %473 = add nsw i64 %429, 1
  %474 = icmp eq i64 %473, %19
  br i1 %474, label %475, label %428

475:
  %476 = fmul contract double %2, 0x3FEB6DB6DB6DB6DB
  %477 = fadd contract double %476, %1
  %478 = mul nsw i64 %19, 10
  %479 = getelementptr inbounds <2 x double>, ptr %4, i64 %478
  store double %477, ptr %7, align 8
  %480 = load ptr, ptr %44, align 8
  %481 = load i64, ptr %480, align 8
  %482 = add nsw i64 %481, 1
  store i64 %482, ptr %480, align 8
  %483 = load ptr, ptr %48, align 8
  %484 = icmp eq ptr %483, null
  br i1 %484, label %485, label %489

485:
  %486 = load ptr, ptr %0, align 8
  %487 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %488 = load ptr, ptr %487, align 8
  call void %486(ptr %7, ptr %21, ptr %3, ptr %479, ptr %488)
  br label %490

489:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %477, ptr %21, ptr %3, ptr %479)
  br label %490

490:
  br i1 %24, label %491, label %546

491:
  %492 = insertelement <2 x double> poison, double %2, i64 0
  %493 = shufflevector <2 x double> %492, <2 x double> poison, <2 x i32> zeroinitializer
  br label %494

494:
  %495 = phi i64 [ 0, %491 ], [ %544, %494 ]
  %496 = getelementptr inbounds <2 x double>, ptr %23, i64 %495
  %497 = load <2 x double>, ptr %496, align 16
  %498 = getelementptr inbounds <2 x double>, ptr %4, i64 %495
  %499 = load <2 x double>, ptr %498, align 16
  %500 = fmul contract <2 x double> %499, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %501 = add nsw i64 %495, %116
  %502 = getelementptr inbounds <2 x double>, ptr %4, i64 %501
  %503 = load <2 x double>, ptr %502, align 16
  %504 = fmul contract <2 x double> %503, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %505 = fsub contract <2 x double> %500, %504
  %506 = add nsw i64 %495, %157
  %507 = getelementptr inbounds <2 x double>, ptr %4, i64 %506
  %508 = load <2 x double>, ptr %507, align 16
  %509 = fmul contract <2 x double> %508, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %510 = fsub contract <2 x double> %505, %509
  %511 = add nsw i64 %495, %198
  %512 = getelementptr inbounds <2 x double>, ptr %4, i64 %511
  %513 = load <2 x double>, ptr %512, align 16
  %514 = fmul contract <2 x double> %513, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %515 = fsub contract <2 x double> %510, %514
  %516 = add nsw i64 %495, %244
  %517 = getelementptr inbounds <2 x double>, ptr %4, i64 %516
  %518 = load <2 x double>, ptr %517, align 16
  %519 = fmul contract <2 x double> %518, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %520 = fadd contract <2 x double> %515, %519
  %521 = add nsw i64 %495, %295
  %522 = getelementptr inbounds <2 x double>, ptr %4, i64 %521
  %523 = load <2 x double>, ptr %522, align 16
  %524 = fmul contract <2 x double> %523, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %525 = fsub contract <2 x double> %520, %524
  %526 = add nsw i64 %495, %351
  %527 = getelementptr inbounds <2 x double>, ptr %4, i64 %526
  %528 = load <2 x double>, ptr %527, align 16
  %529 = fmul contract <2 x double> %528, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %530 = fsub contract <2 x double> %525, %529
  %531 = add nsw i64 %495, %412
  %532 = getelementptr inbounds <2 x double>, ptr %4, i64 %531
  %533 = load <2 x double>, ptr %532, align 16
  %534 = fmul contract <2 x double> %533, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %535 = fadd contract <2 x double> %530, %534
  %536 = add nsw i64 %495, %478
  %537 = getelementptr inbounds <2 x double>, ptr %4, i64 %536
  %538 = load <2 x double>, ptr %537, align 16
  %539 = fmul contract <2 x double> %538, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %540 = fadd contract <2 x double> %535, %539
  %541 = fmul contract <2 x double> %493, %540
  %542 = fadd contract <2 x double> %497, %541
  %543 = getelementptr inbounds <2 x double>, ptr %21, i64 %495
  store <2 x double> %542, ptr %543, align 16
  %544 = add nsw i64 %495, 1
  %545 = icmp eq i64 %544, %19
  br i1 %545, label %546, label %494

546:
  %547 = fadd contract double %1, %2
  %548 = mul nsw i64 %19, 11
  %549 = getelementptr inbounds <2 x double>, ptr %4, i64 %548
  store double %547, ptr %6, align 8
  %550 = load ptr, ptr %44, align 8
  %551 = load i64, ptr %550, align 8
  %552 = add nsw i64 %551, 1
  store i64 %552, ptr %550, align 8
  %553 = load ptr, ptr %48, align 8
  %554 = icmp eq ptr %553, null
  br i1 %554, label %555, label %559

555:
  %556 = load ptr, ptr %0, align 8
  %557 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %558 = load ptr, ptr %557, align 8
  call void %556(ptr %6, ptr %21, ptr %3, ptr %549, ptr %558)
  br label %560

559:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %547, ptr %21, ptr %3, ptr %549)
  br label %560

560:
  br i1 %24, label %561, label %645

561:
  %562 = insertelement <2 x double> poison, double %2, i64 0
  %563 = shufflevector <2 x double> %562, <2 x double> poison, <2 x i32> zeroinitializer
  %564 = mul nsw i64 %19, 17
  %565 = mul nsw i64 %19, 18
  %566 = mul nsw i64 %19, 19
  br label %567

567:
  %568 = phi i64 [ 0, %561 ], [ %643, %567 ]
  %569 = getelementptr inbounds <2 x double>, ptr %4, i64 %568
  %570 = load <2 x double>, ptr %569, align 16
  %571 = add nsw i64 %568, %198
  %572 = getelementptr inbounds <2 x double>, ptr %4, i64 %571
  %573 = load <2 x double>, ptr %572, align 16
  %574 = add nsw i64 %568, %244
  %575 = getelementptr inbounds <2 x double>, ptr %4, i64 %574
  %576 = load <2 x double>, ptr %575, align 16
  %577 = add nsw i64 %568, %295
  %578 = getelementptr inbounds <2 x double>, ptr %4, i64 %577
  %579 = load <2 x double>, ptr %578, align 16
  %580 = add nsw i64 %568, %351
  %581 = getelementptr inbounds <2 x double>, ptr %4, i64 %580
  %582 = load <2 x double>, ptr %581, align 16
  %583 = add nsw i64 %568, %412
  %584 = getelementptr inbounds <2 x double>, ptr %4, i64 %583
  %585 = load <2 x double>, ptr %584, align 16
  %586 = add nsw i64 %568, %478
  %587 = getelementptr inbounds <2 x double>, ptr %4, i64 %586
  %588 = load <2 x double>, ptr %587, align 16
  %589 = add nsw i64 %568, %548
  %590 = getelementptr inbounds <2 x double>, ptr %4, i64 %589
  %591 = load <2 x double>, ptr %590, align 16
  %592 = add nsw i64 %568, %22
  %593 = getelementptr inbounds <2 x double>, ptr %4, i64 %592
  %594 = load <2 x double>, ptr %593, align 16
  %595 = fmul contract <2 x double> %570, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %596 = fmul contract <2 x double> %573, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %597 = fadd contract <2 x double> %595, %596
  %598 = fmul contract <2 x double> %576, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %599 = fadd contract <2 x double> %597, %598
  %600 = fmul contract <2 x double> %579, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %601 = fadd contract <2 x double> %599, %600
  %602 = fmul contract <2 x double> %582, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %603 = fadd contract <2 x double> %601, %602
  %604 = fmul contract <2 x double> %585, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %605 = fadd contract <2 x double> %603, %604
  %606 = fmul contract <2 x double> %588, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %607 = fadd contract <2 x double> %605, %606
  %608 = fmul contract <2 x double> %591, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %609 = fadd contract <2 x double> %607, %608
  %610 = fmul contract <2 x double> %563, %609
  %611 = fadd contract <2 x double> %594, %610
  %612 = add nsw i64 %568, %564
  %613 = getelementptr inbounds <2 x double>, ptr %4, i64 %612
  store <2 x double> %611, ptr %613, align 16
  %614 = fmul contract <2 x double> %570, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %615 = fmul contract <2 x double> %573, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %616 = fsub contract <2 x double> %614, %615
  %617 = fmul contract <2 x double> %576, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %618 = fsub contract <2 x double> %616, %617
  %619 = fmul contract <2 x double> %579, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %620 = fadd contract <2 x double> %618, %619
  %621 = fmul contract <2 x double> %582, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %622 = fsub contract <2 x double> %620, %621
  %623 = fmul contract <2 x double> %585, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %624 = fadd contract <2 x double> %622, %623
  %625 = fmul contract <2 x double> %588, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %626 = fadd contract <2 x double> %624, %625
  %627 = fmul contract <2 x double> %591, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %628 = fsub contract <2 x double> %626, %627
  %629 = add nsw i64 %568, %565
  %630 = getelementptr inbounds <2 x double>, ptr %4, i64 %629
  store <2 x double> %628, ptr %630, align 16
  %631 = fmul contract <2 x double> %570, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %632 = fsub contract <2 x double> %596, %631
  %633 = fadd contract <2 x double> %632, %598
  %634 = fadd contract <2 x double> %633, %600
  %635 = fmul contract <2 x double> %582, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %636 = fsub contract <2 x double> %634, %635
  %637 = fadd contract <2 x double> %636, %604
  %638 = fadd contract <2 x double> %637, %606
  %639 = fmul contract <2 x double> %591, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %640 = fadd contract <2 x double> %638, %639
  %641 = add nsw i64 %568, %566
  %642 = getelementptr inbounds <2 x double>, ptr %4, i64 %641
  store <2 x double> %640, ptr %642, align 16
  %643 = add nsw i64 %568, 1
  %644 = icmp eq i64 %643, %19
  br i1 %644, label %645, label %567

645:
  ret void
}

declare fastcc double @moved_beyond_rounding(ptr, ptr)

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
