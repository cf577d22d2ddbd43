; source 59ffa608c31e3c957d3f6a4bceb5532382a46079f6977b50d2943355f9c824b9
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
  br i1 %12, label %13, label %1348

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
  %56 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
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
  %89 = phi i1 [ true, %13 ], [ %1344, %1342 ]
  %90 = phi i64 [ 0, %13 ], [ %1343, %1342 ]
  %91 = load double, ptr %9, align 8
  %92 = load double, ptr %14, align 8
  %93 = fcmp oeq double %91, %92
  br i1 %93, label %94, label %97

94:
  %95 = call i64 @pass_knot(ptr %0)
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %1360

97:
  %98 = load i64, ptr %15, align 8
  %99 = load i64, ptr %16, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %1360

101:
  %102 = load ptr, ptr %18, align 8
  %103 = load i64, ptr %102, align 8
  %104 = load i64, ptr %17, align 8
  %105 = add nsw i64 %104, %103
  %106 = load i64, ptr %19, align 8
  %107 = icmp sgt i64 %105, %106
  br i1 %107, label %1360, label %108

108:
  %109 = load double, ptr %9, align 8
  %110 = load double, ptr %14, align 8
  %111 = fsub double %110, %109
  %112 = load double, ptr %20, align 8
  %113 = call double @llvm.fabs.f64(double %112)
  %114 = load double, ptr %21, align 8
  %115 = call double @llvm.minnum.f64(double %113, double %114)
  %116 = call double @llvm.copysign.f64(double %115, double %111)
  %117 = fadd double %109, %116
  store double %117, ptr %22, align 8
  %118 = call double @llvm.fabs.f64(double %115)
  %119 = fmul double %118, 1.010000e+00
  %120 = call double @llvm.fabs.f64(double %111)
  %121 = fcmp ult double %119, %120
  br i1 %121, label %123, label %122

122:
  store double %110, ptr %22, align 8
  br label %142

123:
  %124 = call double @llvm.fabs.f64(double %109)
  %125 = fmul double %124, 0x3CE4000000000000
  %126 = fcmp ole double %118, %125
  %127 = fcmp oeq double %116, 0.000000e+00
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
  br i1 %135, label %136, label %1360

136:
  %137 = load i64, ptr %23, align 8
  %138 = icmp sgt i64 %137, 0
  %139 = select i1 %138, i64 4, i64 3
  br label %1360

140:
  %141 = fsub double %117, %109
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
  br i1 %181, label %226, label %182

182:
  %183 = load ptr, ptr %8, align 8
  %184 = load double, ptr %183, align 8
  %185 = call double @llvm.fabs.f64(double %184)
  %186 = call double @llvm.fabs.f64(double %143)
  %187 = fmul double %186, 1.000000e+07
  %188 = call double @llvm.minnum.f64(double %185, double %187)
  %189 = load double, ptr %31, align 8
  %190 = fdiv double 1.000000e-15, %189
  %191 = getelementptr inbounds double, ptr %183, i64 7
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds double, ptr %183, i64 8
  %194 = load double, ptr %193, align 8
  %195 = call double @llvm.fmuladd.f64(double %194, double %186, double %192)
  %196 = call double @llvm.fmuladd.f64(double %194, double %188, double %192)
  %197 = fmul double %190, %196
  %198 = call double @llvm.fmuladd.f64(double %195, double 1.000000e-02, double %197)
  %199 = load ptr, ptr %27, align 8
  %200 = load ptr, ptr %32, align 8
  %201 = shl nsw i64 %179, 1
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  %203 = icmp sgt i64 %179, 0
  br i1 %203, label %204, label %218

204:
  %205 = phi i64 [ %216, %204 ], [ 0, %182 ]
  %206 = phi <2 x double> [ %215, %204 ], [ zeroinitializer, %182 ]
  %207 = getelementptr inbounds double, ptr %199, i64 %205
  %208 = load <2 x i64>, ptr %207, align 16
  %209 = and <2 x i64> %208, <i64 9223372036854775807, i64 9223372036854775807>
  %210 = bitcast <2 x i64> %209 to <2 x double>
  %211 = getelementptr inbounds double, ptr %202, i64 %205
  %212 = load <2 x double>, ptr %211, align 16
  %213 = fmul <2 x double> %212, %210
  %214 = fcmp ogt <2 x double> %213, %206
  %215 = select <2 x i1> %214, <2 x double> %213, <2 x double> %206
  %216 = add nsw i64 %205, 2
  %217 = icmp slt i64 %216, %179
  br i1 %217, label %204, label %218

218:
  %219 = phi <2 x double> [ zeroinitializer, %182 ], [ %215, %204 ]
  %220 = extractelement <2 x double> %219, i64 0
  %221 = extractelement <2 x double> %219, i64 1
  %222 = call double @llvm.maxnum.f64(double %220, double %221)
  %223 = call double @llvm.fmuladd.f64(double %192, double %188, double %222)
  %224 = fmul double %190, %223
  %225 = call double @llvm.fmuladd.f64(double %198, double %186, double %224)
  br label %226

226:
  %227 = phi double [ %225, %218 ], [ 0.000000e+00, %176 ]
  %228 = phi double [ %198, %218 ], [ 0.000000e+00, %176 ]
  %229 = icmp sgt i64 %179, 0
  br i1 %229, label %230, label %270

230:
  %231 = insertelement <2 x double> poison, double %228, i64 0
  %232 = shufflevector <2 x double> %231, <2 x double> poison, <2 x i32> zeroinitializer
  %233 = insertelement <2 x double> poison, double %227, i64 0
  %234 = shufflevector <2 x double> %233, <2 x double> poison, <2 x i32> zeroinitializer
  br label %235

235:
  %236 = phi i64 [ 0, %230 ], [ %268, %235 ]
  %237 = load ptr, ptr %32, align 8
  %238 = getelementptr inbounds double, ptr %237, i64 %236
  %239 = getelementptr inbounds double, ptr %237, i64 %179
  %240 = getelementptr inbounds double, ptr %239, i64 %236
  %241 = load ptr, ptr %27, align 8
  %242 = getelementptr inbounds double, ptr %241, i64 %236
  %243 = load <2 x i64>, ptr %242, align 16
  %244 = and <2 x i64> %243, <i64 9223372036854775807, i64 9223372036854775807>
  %245 = bitcast <2 x i64> %244 to <2 x double>
  %246 = getelementptr inbounds double, ptr %153, i64 %236
  %247 = load <2 x i64>, ptr %246, align 16
  %248 = and <2 x i64> %247, <i64 9223372036854775807, i64 9223372036854775807>
  %249 = bitcast <2 x i64> %248 to <2 x double>
  %250 = fcmp ogt <2 x double> %245, %249
  %251 = select <2 x i1> %250, <2 x i64> %244, <2 x i64> %248
  %252 = bitcast <2 x i64> %251 to <2 x double>
  %253 = load ptr, ptr %33, align 8
  %254 = getelementptr inbounds double, ptr %253, i64 %236
  %255 = load <2 x double>, ptr %254, align 16
  %256 = load double, ptr %31, align 8
  %257 = insertelement <2 x double> poison, double %256, i64 0
  %258 = shufflevector <2 x double> %257, <2 x double> poison, <2 x i32> zeroinitializer
  %259 = load <2 x double>, ptr %240, align 16
  %260 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %232, <2 x double> %259, <2 x double> %252)
  %261 = load <2 x double>, ptr %238, align 16
  %262 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %234, <2 x double> %261, <2 x double> %260)
  %263 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %258, <2 x double> %262, <2 x double> %255)
  %264 = fdiv <2 x double> <double 1.000000e+00, double 1.000000e+00>, %263
  %265 = fcmp ogt <2 x double> %263, zeroinitializer
  %266 = select <2 x i1> %265, <2 x double> %264, <2 x double> zeroinitializer
  %267 = getelementptr inbounds double, ptr %155, i64 %236
  store <2 x double> %266, ptr %267, align 16
  %268 = add nsw i64 %236, 2
  %269 = icmp slt i64 %268, %179
  br i1 %269, label %235, label %270

270:
  %271 = call double @llvm.fabs.f64(double %143)
  br i1 %159, label %272, label %290

272:
  %273 = phi <2 x double> [ %286, %272 ], [ zeroinitializer, %270 ]
  %274 = phi <2 x double> [ %287, %272 ], [ zeroinitializer, %270 ]
  %275 = phi i64 [ %288, %272 ], [ 0, %270 ]
  %276 = getelementptr inbounds double, ptr %149, i64 %275
  %277 = load <2 x double>, ptr %276, align 16
  %278 = getelementptr inbounds double, ptr %155, i64 %275
  %279 = load <2 x double>, ptr %278, align 16
  %280 = fmul <2 x double> %277, %279
  %281 = getelementptr inbounds double, ptr %276, i64 2
  %282 = load <2 x double>, ptr %281, align 16
  %283 = getelementptr inbounds double, ptr %278, i64 2
  %284 = load <2 x double>, ptr %283, align 16
  %285 = fmul <2 x double> %282, %284
  %286 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %280, <2 x double> %280, <2 x double> %273)
  %287 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %285, <2 x double> %285, <2 x double> %274)
  %288 = add nsw i64 %275, 4
  %289 = icmp slt i64 %288, %145
  br i1 %289, label %272, label %290

290:
  %291 = phi <2 x double> [ zeroinitializer, %270 ], [ %287, %272 ]
  %292 = phi <2 x double> [ zeroinitializer, %270 ], [ %286, %272 ]
  %293 = shufflevector <2 x double> %292, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %294 = fadd <2 x double> %292, %293
  %295 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %296 = fadd <2 x double> %291, %295
  %297 = fadd <2 x double> %296, %294
  %298 = extractelement <2 x double> %297, i64 0
  %299 = sitofp i64 %144 to double
  %300 = fdiv double %298, %299
  br i1 %159, label %301, label %319

301:
  %302 = phi <2 x double> [ %315, %301 ], [ zeroinitializer, %290 ]
  %303 = phi <2 x double> [ %316, %301 ], [ zeroinitializer, %290 ]
  %304 = phi i64 [ %317, %301 ], [ 0, %290 ]
  %305 = getelementptr inbounds double, ptr %151, i64 %304
  %306 = load <2 x double>, ptr %305, align 16
  %307 = getelementptr inbounds double, ptr %155, i64 %304
  %308 = load <2 x double>, ptr %307, align 16
  %309 = fmul <2 x double> %306, %308
  %310 = getelementptr inbounds double, ptr %305, i64 2
  %311 = load <2 x double>, ptr %310, align 16
  %312 = getelementptr inbounds double, ptr %307, i64 2
  %313 = load <2 x double>, ptr %312, align 16
  %314 = fmul <2 x double> %311, %313
  %315 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %309, <2 x double> %309, <2 x double> %302)
  %316 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %314, <2 x double> %314, <2 x double> %303)
  %317 = add nsw i64 %304, 4
  %318 = icmp slt i64 %317, %145
  br i1 %318, label %301, label %319

319:
  %320 = phi <2 x double> [ zeroinitializer, %290 ], [ %316, %301 ]
  %321 = phi <2 x double> [ zeroinitializer, %290 ], [ %315, %301 ]
  %322 = shufflevector <2 x double> %321, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %323 = fadd <2 x double> %321, %322
  %324 = shufflevector <2 x double> %320, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %325 = fadd <2 x double> %320, %324
  %326 = fadd <2 x double> %325, %323
  %327 = extractelement <2 x double> %326, i64 0
  %328 = fdiv double %327, %299
  %329 = fcmp oeq double %300, 0.000000e+00
  %330 = fcmp oeq double %328, 0.000000e+00
  %331 = and i1 %329, %330
  %332 = fmul double %271, %300
  %333 = call double @llvm.fmuladd.f64(double %328, double 1.000000e-02, double %300)
  %334 = call double @llvm.sqrt.f64(double %333)
  %335 = fdiv double %332, %334
  %336 = select i1 %331, double 0.000000e+00, double %335
  %337 = fcmp oeq double %336, 0.000000e+00
  br i1 %337, label %345, label %338

338:
  %339 = call double @llvm.sqrt.f64(double %336)
  %340 = call double @llvm.sqrt.f64(double %339)
  %341 = call double @llvm.sqrt.f64(double %340)
  %342 = fdiv double 8.500000e-01, %341
  %343 = call double @llvm.maxnum.f64(double %342, double 0x3FD5555555555555)
  %344 = call double @llvm.minnum.f64(double %343, double 6.000000e+00)
  br label %345

345:
  %346 = phi double [ %344, %338 ], [ 6.000000e+00, %319 ]
  %347 = fcmp ugt double %336, 1.000000e+00
  br i1 %347, label %466, label %348

348:
  %349 = getelementptr inbounds double, ptr %146, i64 6
  %350 = load double, ptr %349, align 8
  %351 = load ptr, ptr %29, align 8
  %352 = load ptr, ptr %34, align 8
  store double %350, ptr %5, align 8
  %353 = load ptr, ptr %35, align 8
  %354 = getelementptr inbounds i64, ptr %353, i64 1
  %355 = load i64, ptr %354, align 8
  %356 = add nsw i64 %355, 1
  store i64 %356, ptr %354, align 8
  %357 = load ptr, ptr %36, align 8
  %358 = load ptr, ptr %37, align 8
  call void %357(ptr %5, ptr %153, ptr %351, ptr %352, ptr %358)
  %359 = load ptr, ptr %38, align 8
  %360 = icmp eq ptr %359, null
  br i1 %360, label %363, label %361

361:
  %362 = load double, ptr %5, align 8
  call fastcc void @complete_pivoted(ptr %0, double %362, ptr %351, ptr %352)
  br label %363

363:
  %364 = load i64, ptr %39, align 8
  %365 = load ptr, ptr %26, align 8
  %366 = load i64, ptr %25, align 8
  %367 = mul nsw i64 %366, 17
  %368 = getelementptr inbounds double, ptr %365, i64 %367
  %369 = icmp sgt i64 %364, 0
  br i1 %369, label %370, label %372

370:
  %371 = load ptr, ptr %34, align 8
  br label %385

372:
  %373 = phi <2 x double> [ zeroinitializer, %363 ], [ %405, %385 ]
  %374 = phi <2 x double> [ zeroinitializer, %363 ], [ %406, %385 ]
  %375 = shufflevector <2 x double> %374, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %376 = fadd <2 x double> %374, %375
  %377 = shufflevector <2 x double> %373, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %378 = fadd <2 x double> %373, %377
  %379 = fadd <2 x double> %378, %376
  %380 = extractelement <2 x double> %379, i64 0
  %381 = sitofp i64 %364 to double
  %382 = fdiv double %380, %381
  %383 = call double @llvm.sqrt.f64(double %382)
  %384 = fcmp ugt double %383, 1.000000e+00
  br i1 %384, label %409, label %414

385:
  %386 = phi <2 x double> [ zeroinitializer, %370 ], [ %406, %385 ]
  %387 = phi i64 [ 0, %370 ], [ %407, %385 ]
  %388 = phi <2 x double> [ zeroinitializer, %370 ], [ %405, %385 ]
  %389 = getelementptr inbounds double, ptr %371, i64 %387
  %390 = load <2 x double>, ptr %389, align 16
  %391 = getelementptr inbounds double, ptr %368, i64 %387
  %392 = load <2 x double>, ptr %391, align 16
  %393 = fsub <2 x double> %390, %392
  %394 = getelementptr inbounds double, ptr %155, i64 %387
  %395 = load <2 x double>, ptr %394, align 16
  %396 = fmul <2 x double> %393, %395
  %397 = or i64 %387, 1
  %398 = icmp eq i64 %397, %364
  %399 = insertelement <2 x double> %396, double 0.000000e+00, i64 1
  %400 = select i1 %398, <2 x double> %399, <2 x double> %396
  %401 = and i64 %387, 2
  %402 = icmp eq i64 %401, 0
  %403 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %400, <2 x double> %400, <2 x double> %388)
  %404 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %400, <2 x double> %400, <2 x double> %386)
  %405 = select i1 %402, <2 x double> %388, <2 x double> %403
  %406 = select i1 %402, <2 x double> %404, <2 x double> %386
  %407 = add nsw i64 %387, 2
  %408 = icmp slt i64 %407, %364
  br i1 %408, label %385, label %372

409:
  %410 = load i64, ptr %40, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %414, label %412

412:
  %413 = call fastcc double @moved_beyond_rounding(ptr %0, ptr %155)
  br label %414

414:
  %415 = phi double [ %413, %412 ], [ %383, %409 ], [ %383, %372 ]
  %416 = shl nsw i64 %144, 1
  %417 = load ptr, ptr %34, align 8
  %418 = icmp sgt i64 %144, 0
  br i1 %418, label %419, label %436

419:
  %420 = phi i64 [ %431, %419 ], [ 1, %414 ]
  %421 = phi i64 [ %430, %419 ], [ 0, %414 ]
  %422 = phi double [ %429, %419 ], [ 0.000000e+00, %414 ]
  %423 = phi double [ %426, %419 ], [ 0.000000e+00, %414 ]
  %424 = getelementptr inbounds double, ptr %417, i64 %421
  %425 = load double, ptr %424, align 8
  %426 = call double @llvm.fmuladd.f64(double %425, double 0.000000e+00, double %423)
  %427 = getelementptr inbounds double, ptr %417, i64 %420
  %428 = load double, ptr %427, align 8
  %429 = call double @llvm.fmuladd.f64(double %428, double 0.000000e+00, double %422)
  %430 = add nsw i64 %421, 2
  %431 = or i64 %430, 1
  %432 = icmp slt i64 %431, %416
  br i1 %432, label %419, label %433

433:
  %434 = fadd double %426, %429
  %435 = fcmp une double %434, 0.000000e+00
  br i1 %435, label %475, label %436

436:
  %437 = fcmp ogt double %415, %336
  br i1 %437, label %438, label %447

438:
  %439 = fcmp oeq double %415, 0.000000e+00
  br i1 %439, label %447, label %440

440:
  %441 = call double @llvm.sqrt.f64(double %415)
  %442 = call double @llvm.sqrt.f64(double %441)
  %443 = call double @llvm.sqrt.f64(double %442)
  %444 = fdiv double 8.500000e-01, %443
  %445 = call double @llvm.maxnum.f64(double %444, double 0x3FD5555555555555)
  %446 = call double @llvm.minnum.f64(double %445, double 6.000000e+00)
  br label %447

447:
  %448 = phi double [ %336, %436 ], [ %415, %438 ], [ %415, %440 ]
  %449 = phi double [ %346, %436 ], [ 6.000000e+00, %438 ], [ %446, %440 ]
  %450 = fcmp ugt double %448, 1.000000e+00
  br i1 %450, label %466, label %451

451:
  %452 = load ptr, ptr %10, align 8
  %453 = getelementptr inbounds i64, ptr %452, i64 3
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, 0
  %456 = call double @llvm.minnum.f64(double %449, double 1.000000e+00)
  %457 = select i1 %455, double %449, double %456
  %458 = load double, ptr %349, align 8
  %459 = getelementptr inbounds double, ptr %146, i64 2
  %460 = load double, ptr %459, align 8
  %461 = fcmp oeq double %458, %460
  br i1 %461, label %462, label %498

462:
  %463 = getelementptr inbounds double, ptr %146, i64 1
  %464 = load double, ptr %463, align 8
  %465 = call double @llvm.fabs.f64(double %464)
  br label %498

466:
  %467 = phi double [ %449, %447 ], [ %346, %345 ]
  %468 = phi double [ %448, %447 ], [ %336, %345 ]
  %469 = phi double [ %415, %447 ], [ 0.000000e+00, %345 ]
  %470 = fcmp olt double %468, 0x7FF0000000000000
  br i1 %470, label %471, label %475

471:
  %472 = fmul double %143, %467
  %473 = getelementptr inbounds double, ptr %146, i64 1
  store double %472, ptr %473, align 8
  %474 = load ptr, ptr %10, align 8
  br label %483

475:
  %476 = phi double [ %469, %466 ], [ %415, %433 ]
  %477 = fmul double %143, 1.000000e-01
  %478 = getelementptr inbounds double, ptr %146, i64 1
  store double %477, ptr %478, align 8
  %479 = load ptr, ptr %10, align 8
  %480 = getelementptr inbounds i64, ptr %479, i64 4
  %481 = load i64, ptr %480, align 8
  %482 = add nsw i64 %481, 1
  store i64 %482, ptr %480, align 8
  br label %483

483:
  %484 = phi ptr [ %479, %475 ], [ %474, %471 ]
  %485 = phi double [ %476, %475 ], [ %469, %471 ]
  %486 = fcmp ogt double %485, 1.000000e+00
  br i1 %486, label %487, label %491

487:
  %488 = getelementptr inbounds i64, ptr %484, i64 5
  %489 = load i64, ptr %488, align 8
  %490 = add nsw i64 %489, 1
  br label %491

491:
  %492 = phi i64 [ %490, %487 ], [ 0, %483 ]
  %493 = getelementptr inbounds i64, ptr %484, i64 5
  store i64 %492, ptr %493, align 8
  %494 = getelementptr inbounds i64, ptr %484, i64 3
  store i64 1, ptr %494, align 8
  %495 = getelementptr inbounds i64, ptr %484, i64 1
  %496 = load i64, ptr %495, align 8
  %497 = add nsw i64 %496, 1
  store i64 %497, ptr %495, align 8
  br label %1342

498:
  %499 = phi double [ %465, %462 ], [ 0.000000e+00, %451 ]
  %500 = fmul double %271, %457
  %501 = call double @llvm.maxnum.f64(double %500, double %499)
  %502 = call double @llvm.copysign.f64(double %501, double %143)
  %503 = getelementptr inbounds double, ptr %146, i64 1
  store double %502, ptr %503, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %453, i8 0, i64 24, i1 false)
  %504 = load i64, ptr %452, align 8
  %505 = add nsw i64 %504, 1
  store i64 %505, ptr %452, align 8
  %506 = load i64, ptr %41, align 8
  %507 = icmp eq i64 %506, 0
  br i1 %507, label %625, label %508

508:
  store ptr %0, ptr %6, align 8
  %509 = load ptr, ptr %8, align 8
  %510 = load double, ptr %509, align 8
  store double %510, ptr %42, align 8
  %511 = getelementptr inbounds double, ptr %509, i64 6
  %512 = load double, ptr %511, align 8
  store double %512, ptr %44, align 8
  store double 1.000000e+00, ptr %45, align 8
  %513 = load ptr, ptr %29, align 8
  store ptr %513, ptr %46, align 8
  %514 = load ptr, ptr %26, align 8
  store ptr %514, ptr %47, align 8
  %515 = load ptr, ptr %34, align 8
  store ptr %515, ptr %48, align 8
  %516 = load ptr, ptr %50, align 8
  store ptr %516, ptr %49, align 8
  %517 = load ptr, ptr %52, align 8
  store ptr %517, ptr %51, align 8
  store i64 0, ptr %53, align 8
  store double %143, ptr %43, align 8
  %518 = load double, ptr %22, align 8
  %519 = load ptr, ptr %54, align 8
  store double %518, ptr %4, align 8
  %520 = load ptr, ptr %35, align 8
  %521 = getelementptr inbounds i64, ptr %520, i64 2
  %522 = load i64, ptr %521, align 8
  %523 = add nsw i64 %522, 1
  store i64 %523, ptr %521, align 8
  %524 = load ptr, ptr %55, align 8
  %525 = load ptr, ptr %37, align 8
  call void %524(ptr %4, ptr %515, ptr %513, ptr %519, ptr %525)
  call fastcc void @crude_middle(ptr %6, ptr %17)
  %526 = load i64, ptr %41, align 8
  %527 = icmp sgt i64 %526, 0
  %528 = load ptr, ptr %56, align 8
  %529 = load ptr, ptr %54, align 8
  br i1 %527, label %530, label %611

530:
  %531 = load ptr, ptr %57, align 8
  br label %532

532:
  %533 = phi i64 [ 0, %530 ], [ %609, %608 ]
  %534 = getelementptr inbounds double, ptr %528, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = add nsw i64 %533, %526
  %537 = getelementptr inbounds double, ptr %528, i64 %536
  %538 = load double, ptr %537, align 8
  %539 = fmul double %143, %538
  %540 = getelementptr inbounds double, ptr %529, i64 %533
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %529, i64 %536
  %543 = load double, ptr %542, align 8
  %544 = fmul double %143, %543
  %545 = getelementptr inbounds i64, ptr %531, i64 %533
  %546 = load i64, ptr %545, align 8
  %547 = icmp eq i64 %546, 3
  br i1 %547, label %548, label %608

548:
  %549 = call double @llvm.fabs.f64(double %535)
  %550 = call double @llvm.fabs.f64(double %541)
  %551 = call double @llvm.maxnum.f64(double %549, double %550)
  %552 = fcmp ugt double %551, 0.000000e+00
  br i1 %552, label %553, label %596

553:
  %554 = fcmp oeq double %535, 0.000000e+00
  %555 = fcmp oeq double %541, 0.000000e+00
  %556 = or i1 %554, %555
  br i1 %556, label %596, label %557

557:
  %558 = fcmp olt double %535, 0.000000e+00
  %559 = fcmp ogt double %541, 0.000000e+00
  %560 = and i1 %558, %559
  br i1 %560, label %615, label %561

561:
  %562 = fcmp ogt double %535, 0.000000e+00
  %563 = fcmp olt double %541, 0.000000e+00
  %564 = and i1 %562, %563
  br i1 %564, label %615, label %565

565:
  %566 = fcmp olt double %539, 0.000000e+00
  %567 = fcmp ogt double %544, 0.000000e+00
  %568 = and i1 %566, %567
  %569 = and i1 %559, %568
  %570 = and i1 %562, %569
  br i1 %570, label %577, label %571

571:
  %572 = fcmp ogt double %539, 0.000000e+00
  %573 = fcmp olt double %544, 0.000000e+00
  %574 = and i1 %572, %573
  %575 = and i1 %563, %574
  %576 = and i1 %558, %575
  br i1 %576, label %577, label %596

577:
  %578 = select i1 %562, double 1.000000e+00, double -1.000000e+00
  %579 = fmul double %578, %539
  %580 = fmul double %578, %544
  %581 = fcmp olt double %579, 0.000000e+00
  %582 = fcmp ogt double %580, 0.000000e+00
  %583 = and i1 %581, %582
  br i1 %583, label %584, label %596

584:
  %585 = fmul double %578, %541
  %586 = fmul double %535, %578
  %587 = fsub double %585, %586
  %588 = fsub double %587, %580
  %589 = fsub double %579, %580
  %590 = fdiv double %588, %589
  %591 = call double @llvm.fmuladd.f64(double %579, double %590, double %586)
  %592 = call double @llvm.minnum.f64(double %586, double %585)
  %593 = fsub double %592, %591
  %594 = call double @llvm.fmuladd.f64(double %593, double -2.500000e-01, double %591)
  %595 = fcmp uge double %594, 0.000000e+00
  br i1 %595, label %596, label %615

596:
  %597 = call double @llvm.fabs.f64(double %539)
  %598 = fmul double %597, 0x3EB0C6F7A0B5ED8D
  %599 = fcmp uge double %549, %598
  %600 = fcmp uge double %597, 0x7FF0000000000000
  %601 = or i1 %600, %599
  br i1 %601, label %602, label %615

602:
  %603 = call double @llvm.fabs.f64(double %544)
  %604 = fmul double %603, 0x3EB0C6F7A0B5ED8D
  %605 = fcmp uge double %550, %604
  %606 = fcmp uge double %603, 0x7FF0000000000000
  %607 = or i1 %606, %605
  br i1 %607, label %608, label %615

608:
  %609 = add nsw i64 %533, 1
  %610 = icmp eq i64 %609, %526
  br i1 %610, label %611, label %532

611:
  %612 = load ptr, ptr %58, align 8
  %613 = call fastcc i32 @are_marks_straight(ptr %17, i64 %526, i64 3, double 0x3FDA827997709F7A, double %143, ptr %528, ptr %612, ptr %529)
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %615, label %618

615:
  %616 = call fastcc double @overlooked(ptr %0, double %143)
  %617 = fcmp uge double %616, 1.000000e+00
  br i1 %617, label %618, label %619

618:
  br label %625

619:
  %620 = fmul double %143, %616
  store double %620, ptr %20, align 8
  %621 = load i64, ptr %11, align 8
  %622 = add nsw i64 %621, -1
  store i64 %622, ptr %11, align 8
  %623 = load i64, ptr %59, align 8
  %624 = add nsw i64 %623, 1
  store i64 %624, ptr %59, align 8
  br label %1342

625:
  %626 = load i64, ptr %24, align 8
  %627 = load i64, ptr %60, align 8
  %628 = load ptr, ptr %10, align 8
  %629 = getelementptr inbounds i64, ptr %628, i64 2
  %630 = load i64, ptr %629, align 8
  %631 = add nsw i64 %630, 1
  store i64 %631, ptr %629, align 8
  %632 = load ptr, ptr %8, align 8
  %633 = load double, ptr %632, align 8
  %634 = load ptr, ptr %61, align 8
  %635 = getelementptr inbounds double, ptr %634, i64 %630
  store double %633, ptr %635, align 8
  %636 = load ptr, ptr %62, align 8
  %637 = getelementptr inbounds double, ptr %636, i64 %630
  store double %143, ptr %637, align 8
  %638 = load ptr, ptr %27, align 8
  %639 = load ptr, ptr %63, align 8
  %640 = mul nsw i64 %630, %626
  %641 = getelementptr double, ptr %639, i64 %640
  %642 = icmp sgt i64 %626, 0
  br i1 %642, label %643, label %650

643:
  %644 = phi i64 [ %648, %643 ], [ 0, %625 ]
  %645 = getelementptr inbounds double, ptr %638, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = getelementptr inbounds double, ptr %641, i64 %644
  store double %646, ptr %647, align 8
  %648 = add nsw i64 %644, 1
  %649 = icmp eq i64 %648, %626
  br i1 %649, label %650, label %643

650:
  %651 = load ptr, ptr %29, align 8
  %652 = load i64, ptr %64, align 8
  %653 = getelementptr inbounds double, ptr %651, i64 %652
  %654 = sub i64 0, %627
  %655 = getelementptr double, ptr %653, i64 %654
  %656 = load ptr, ptr %65, align 8
  %657 = mul nsw i64 %630, %627
  %658 = getelementptr double, ptr %656, i64 %657
  %659 = icmp sgt i64 %627, 0
  br i1 %659, label %660, label %667

660:
  %661 = phi i64 [ %665, %660 ], [ 0, %650 ]
  %662 = getelementptr inbounds double, ptr %655, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = getelementptr inbounds double, ptr %658, i64 %661
  store double %663, ptr %664, align 8
  %665 = add nsw i64 %661, 1
  %666 = icmp eq i64 %665, %627
  br i1 %666, label %667, label %660

667:
  %668 = load i64, ptr %41, align 8
  %669 = icmp eq i64 %668, 0
  br i1 %669, label %1216, label %670

670:
  store ptr %0, ptr %7, align 8
  %671 = load double, ptr %632, align 8
  store double %671, ptr %66, align 8
  %672 = getelementptr inbounds double, ptr %632, i64 6
  %673 = load double, ptr %672, align 8
  store double %673, ptr %68, align 8
  store double 1.000000e+00, ptr %69, align 8
  store ptr %651, ptr %70, align 8
  %674 = load ptr, ptr %26, align 8
  store ptr %674, ptr %71, align 8
  %675 = load ptr, ptr %34, align 8
  store ptr %675, ptr %72, align 8
  %676 = load ptr, ptr %50, align 8
  store ptr %676, ptr %73, align 8
  %677 = load ptr, ptr %52, align 8
  store ptr %677, ptr %74, align 8
  store i64 0, ptr %75, align 8
  store double %143, ptr %67, align 8
  store ptr %7, ptr %3, align 8
  store ptr %17, ptr %76, align 8
  store double 2.000000e+00, ptr %77, align 8
  %678 = load ptr, ptr %18, align 8
  %679 = load i64, ptr %678, align 8
  store i64 %679, ptr %78, align 8
  %680 = getelementptr inbounds i64, ptr %678, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %79, i8 0, i64 16, i1 false)
  store i64 -1, ptr %680, align 8
  %681 = getelementptr inbounds i64, ptr %678, i64 4
  store i64 0, ptr %681, align 8
  %682 = load i64, ptr %17, align 8
  %683 = icmp sgt i64 %682, 0
  br i1 %683, label %684, label %686

684:
  %685 = load ptr, ptr %80, align 8
  br label %1123

686:
  %687 = phi i64 [ %682, %670 ], [ %1127, %1123 ]
  %688 = getelementptr inbounds i64, ptr %678, i64 5
  %689 = load i64, ptr %688, align 8
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %691, label %1129

691:
  %692 = load ptr, ptr %56, align 8
  %693 = load ptr, ptr %54, align 8
  %694 = getelementptr inbounds double, ptr %692, i64 %668
  %695 = getelementptr inbounds double, ptr %693, i64 %668
  %696 = icmp sgt i64 %668, 0
  br i1 %696, label %697, label %771

697:
  %698 = load ptr, ptr %57, align 8
  br label %699

699:
  %700 = phi i64 [ 0, %697 ], [ %769, %768 ]
  %701 = getelementptr inbounds i64, ptr %698, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = icmp eq i64 %702, 2
  br i1 %703, label %704, label %768

704:
  %705 = getelementptr inbounds double, ptr %692, i64 %700
  %706 = load double, ptr %705, align 8
  %707 = getelementptr inbounds double, ptr %693, i64 %700
  %708 = load double, ptr %707, align 8
  %709 = fcmp ord double %706, 0.000000e+00
  %710 = call double @llvm.fabs.f64(double %706)
  %711 = select i1 %709, double %710, double 0.000000e+00
  %712 = fcmp ord double %708, 0.000000e+00
  %713 = call double @llvm.fabs.f64(double %708)
  %714 = select i1 %712, double %713, double 0.000000e+00
  %715 = fadd double %711, %714
  %716 = getelementptr inbounds double, ptr %694, i64 %700
  %717 = load double, ptr %716, align 8
  %718 = fmul double %143, %717
  %719 = getelementptr inbounds double, ptr %695, i64 %700
  %720 = load double, ptr %719, align 8
  %721 = fmul double %143, %720
  %722 = call double @llvm.maxnum.f64(double %710, double %713)
  %723 = fmul double %715, 0x3D06849B86A12B9B
  %724 = fcmp ugt double %722, %723
  br i1 %724, label %725, label %768

725:
  %726 = fcmp oeq double %706, 0.000000e+00
  %727 = fcmp oeq double %708, 0.000000e+00
  %728 = or i1 %726, %727
  br i1 %728, label %768, label %729

729:
  %730 = fcmp olt double %706, 0.000000e+00
  %731 = fcmp ogt double %708, 0.000000e+00
  %732 = and i1 %730, %731
  br i1 %732, label %1129, label %733

733:
  %734 = fcmp ogt double %706, 0.000000e+00
  %735 = fcmp olt double %708, 0.000000e+00
  %736 = and i1 %734, %735
  br i1 %736, label %1129, label %737

737:
  %738 = fcmp olt double %718, 0.000000e+00
  %739 = fcmp ogt double %721, 0.000000e+00
  %740 = and i1 %738, %739
  %741 = and i1 %731, %740
  %742 = and i1 %734, %741
  br i1 %742, label %749, label %743

743:
  %744 = fcmp ogt double %718, 0.000000e+00
  %745 = fcmp olt double %721, 0.000000e+00
  %746 = and i1 %744, %745
  %747 = and i1 %735, %746
  %748 = and i1 %730, %747
  br i1 %748, label %749, label %768

749:
  %750 = select i1 %734, double 1.000000e+00, double -1.000000e+00
  %751 = fmul double %750, %718
  %752 = fmul double %750, %721
  %753 = fcmp olt double %751, 0.000000e+00
  %754 = fcmp ogt double %752, 0.000000e+00
  %755 = and i1 %753, %754
  br i1 %755, label %756, label %768

756:
  %757 = fmul double %708, %750
  %758 = fmul double %706, %750
  %759 = fsub double %757, %758
  %760 = fsub double %759, %752
  %761 = fsub double %751, %752
  %762 = fdiv double %760, %761
  %763 = call double @llvm.fmuladd.f64(double %751, double %762, double %758)
  %764 = call double @llvm.minnum.f64(double %758, double %757)
  %765 = fsub double %764, %763
  %766 = call double @llvm.fmuladd.f64(double %765, double -2.500000e-01, double %763)
  %767 = fcmp uge double %766, 0.000000e+00
  br i1 %767, label %768, label %1129

768:
  %769 = add nsw i64 %700, 1
  %770 = icmp eq i64 %769, %668
  br i1 %770, label %771, label %699

771:
  %772 = load ptr, ptr %58, align 8
  %773 = call fastcc i32 @are_marks_straight(ptr %17, i64 %668, i64 2, double 0x3FDA827997709F7A, double %143, ptr %692, ptr %772, ptr %693)
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %1129, label %775

775:
  %776 = icmp sgt i64 %687, 0
  br i1 %776, label %777, label %1161

777:
  %778 = load ptr, ptr %81, align 8
  %779 = load ptr, ptr %82, align 8
  br label %780

780:
  %781 = phi i1 [ true, %777 ], [ %1119, %1117 ]
  %782 = phi i64 [ 0, %777 ], [ %1118, %1117 ]
  %783 = shl nsw i64 %782, 2
  %784 = getelementptr inbounds i64, ptr %778, i64 %783
  %785 = getelementptr inbounds i64, ptr %784, i64 1
  %786 = load i64, ptr %785, align 8
  %787 = load i64, ptr %784, align 8
  %788 = getelementptr inbounds i64, ptr %784, i64 2
  %789 = load i64, ptr %788, align 8
  %790 = getelementptr inbounds double, ptr %779, i64 %789
  %791 = load double, ptr %790, align 8
  switch i64 %787, label %794 [
    i64 6, label %1117
    i64 0, label %1117
    i64 3, label %792
    i64 5, label %1121
    i64 10, label %802
  ]

792:
  %793 = fcmp ord double %791, 0.000000e+00
  br i1 %793, label %1117, label %794

794:
  %795 = getelementptr inbounds double, ptr %692, i64 %786
  %796 = load double, ptr %795, align 8
  %797 = fcmp uno double %796, 0.000000e+00
  br i1 %797, label %1121, label %798

798:
  %799 = getelementptr inbounds double, ptr %693, i64 %786
  %800 = load double, ptr %799, align 8
  %801 = fcmp uno double %800, 0.000000e+00
  br i1 %801, label %1121, label %802

802:
  %803 = load ptr, ptr %57, align 8
  %804 = getelementptr inbounds i64, ptr %803, i64 %786
  %805 = load i64, ptr %804, align 8
  %806 = icmp eq i64 %805, 0
  br i1 %806, label %866, label %807

807:
  %808 = getelementptr inbounds double, ptr %692, i64 %786
  %809 = load double, ptr %808, align 8
  %810 = getelementptr inbounds double, ptr %693, i64 %786
  %811 = load double, ptr %810, align 8
  %812 = getelementptr inbounds double, ptr %772, i64 %786
  %813 = load double, ptr %812, align 8
  %814 = add nsw i64 %786, %668
  %815 = getelementptr inbounds double, ptr %772, i64 %814
  %816 = load double, ptr %815, align 8
  %817 = fmul double %143, %816
  %818 = getelementptr inbounds double, ptr %694, i64 %786
  %819 = load double, ptr %818, align 8
  %820 = fmul double %143, %819
  %821 = getelementptr inbounds double, ptr %695, i64 %786
  %822 = load double, ptr %821, align 8
  %823 = fmul double %143, %822
  %824 = fcmp uno double %820, %823
  br i1 %824, label %825, label %827

825:
  %826 = fcmp uno double %817, 0.000000e+00
  br i1 %826, label %866, label %1121

827:
  %828 = fcmp ord double %809, 0.000000e+00
  %829 = call double @llvm.fabs.f64(double %809)
  %830 = select i1 %828, double %829, double 0.000000e+00
  %831 = fcmp ord double %811, 0.000000e+00
  %832 = call double @llvm.fabs.f64(double %811)
  %833 = select i1 %831, double %832, double 0.000000e+00
  %834 = fadd double %830, %833
  %835 = fsub double %811, %809
  %836 = fmul double %820, 0xBFC23180000A8CFD
  %837 = call double @llvm.fmuladd.f64(double %835, double 0x3FF74B23344A5383, double %836)
  %838 = call double @llvm.fmuladd.f64(double %823, double 0xBFD413CCD124078A, double %837)
  %839 = call double @llvm.fabs.f64(double %835)
  %840 = fsub double %813, %809
  %841 = call double @llvm.fabs.f64(double %840)
  %842 = fsub double %813, %811
  %843 = call double @llvm.fabs.f64(double %842)
  %844 = call double @llvm.maxnum.f64(double %841, double %843)
  %845 = call double @llvm.maxnum.f64(double %839, double %844)
  %846 = fadd double %829, %832
  %847 = fmul double %834, 0x3D06849B86A12B9B
  %848 = call double @llvm.fmuladd.f64(double %846, double 1.000000e-09, double %847)
  %849 = fcmp olt double %845, 0x7FF0000000000000
  br i1 %849, label %850, label %1121

850:
  %851 = fmul double %820, 0x3FDA827997709F7A
  %852 = call double @llvm.fmuladd.f64(double %809, double 0x3FFD413CCBB84FBD, double %851)
  %853 = fmul double %823, 0xBFE2BEC33447B043
  %854 = call double @llvm.fmuladd.f64(double %811, double 0x40015F619A23D822, double %853)
  %855 = fmul double %854, 0x3FC5F61993D37A46
  %856 = call double @llvm.fmuladd.f64(double %852, double 0x3FD5F6199B087E2F, double %855)
  %857 = fsub double %813, %856
  %858 = call double @llvm.fabs.f64(double %857)
  %859 = call double @llvm.fmuladd.f64(double %845, double 5.000000e-03, double %848)
  %860 = fcmp ugt double %858, %859
  br i1 %860, label %1121, label %861

861:
  %862 = fsub double %817, %838
  %863 = call double @llvm.fabs.f64(double %862)
  %864 = call double @llvm.fmuladd.f64(double %845, double 5.000000e-02, double %848)
  %865 = fcmp ugt double %863, %864
  br i1 %865, label %1121, label %866

866:
  %867 = add i64 %787, -5
  %868 = icmp ult i64 %867, -2
  %869 = icmp slt i64 %787, 7
  %870 = and i1 %869, %868
  br i1 %870, label %1014, label %871

871:
  %872 = getelementptr inbounds double, ptr %692, i64 %786
  %873 = load double, ptr %872, align 8
  %874 = getelementptr inbounds double, ptr %694, i64 %786
  %875 = load double, ptr %874, align 8
  %876 = fmul double %143, %875
  %877 = getelementptr inbounds double, ptr %693, i64 %786
  %878 = load double, ptr %877, align 8
  %879 = getelementptr inbounds double, ptr %695, i64 %786
  %880 = load double, ptr %879, align 8
  %881 = fmul double %143, %880
  %882 = icmp ne i64 %787, 9
  %883 = fcmp une double %873, 0.000000e+00
  %884 = or i1 %882, %883
  %885 = fcmp ogt double %876, 0.000000e+00
  %886 = fcmp uge double %878, 0.000000e+00
  %887 = or i1 %884, %886
  %888 = or i1 %885, %887
  br i1 %888, label %889, label %931

889:
  %890 = fcmp oeq double %873, 0.000000e+00
  br i1 %890, label %891, label %898

891:
  %892 = fcmp olt double %878, 0.000000e+00
  %893 = and i1 %885, %892
  %894 = fcmp olt double %876, 0.000000e+00
  %895 = fcmp ogt double %878, 0.000000e+00
  %896 = and i1 %894, %895
  %897 = or i1 %893, %896
  br i1 %897, label %920, label %931

898:
  %899 = fcmp oeq double %878, 0.000000e+00
  br i1 %899, label %920, label %900

900:
  %901 = fcmp olt double %873, 0.000000e+00
  %902 = fcmp ogt double %878, 0.000000e+00
  %903 = and i1 %901, %902
  br i1 %903, label %920, label %904

904:
  %905 = fcmp ogt double %873, 0.000000e+00
  %906 = fcmp olt double %878, 0.000000e+00
  %907 = and i1 %905, %906
  br i1 %907, label %920, label %908

908:
  %909 = fcmp olt double %876, 0.000000e+00
  %910 = fcmp ogt double %881, 0.000000e+00
  %911 = and i1 %909, %910
  %912 = and i1 %902, %911
  %913 = and i1 %905, %912
  br i1 %913, label %931, label %914

914:
  %915 = fcmp olt double %881, 0.000000e+00
  %916 = and i1 %885, %915
  %917 = and i1 %906, %916
  %918 = and i1 %901, %917
  %919 = select i1 %918, i32 3, i32 0
  br label %931

920:
  %921 = phi i32 [ 1, %900 ], [ 1, %904 ], [ 2, %898 ], [ 4, %891 ]
  %922 = getelementptr inbounds i64, ptr %784, i64 3
  %923 = load i64, ptr %922, align 8
  %924 = icmp eq i64 %923, 0
  br i1 %924, label %931, label %925

925:
  %926 = select i1 %890, double %876, double %873
  %927 = sitofp i64 %923 to double
  %928 = fmul double %926, %927
  %929 = fcmp olt double %928, 0.000000e+00
  %930 = select i1 %929, i32 %921, i32 0
  br label %931

931:
  %932 = phi i32 [ 5, %871 ], [ %930, %925 ], [ %921, %920 ], [ 0, %891 ], [ 3, %908 ], [ %919, %914 ]
  %933 = fcmp ogt double %873, 0.000000e+00
  %934 = select i1 %933, double 1.000000e+00, double -1.000000e+00
  %935 = fcmp ord double %873, 0.000000e+00
  %936 = call double @llvm.fabs.f64(double %873)
  %937 = select i1 %935, double %936, double 0.000000e+00
  %938 = fcmp ord double %878, 0.000000e+00
  %939 = call double @llvm.fabs.f64(double %878)
  %940 = select i1 %938, double %939, double 0.000000e+00
  %941 = fadd double %937, %940
  %942 = fsub double %878, %873
  %943 = fadd double %876, %881
  %944 = call double @llvm.fmuladd.f64(double %942, double -2.000000e+00, double %943)
  %945 = fmul double %944, 3.000000e+00
  %946 = fmul double %876, -2.000000e+00
  %947 = call double @llvm.fmuladd.f64(double %942, double 3.000000e+00, double %946)
  %948 = fsub double %947, %881
  %949 = fmul double %876, %945
  %950 = fneg double %949
  %951 = call double @llvm.fmuladd.f64(double %948, double %948, double %950)
  %952 = fmul double %876, %881
  %953 = fcmp ogt double %952, 0.000000e+00
  br i1 %953, label %954, label %993

954:
  %955 = fcmp ogt double %949, 0.000000e+00
  %956 = fcmp ogt double %951, 0.000000e+00
  %957 = and i1 %955, %956
  br i1 %957, label %958, label %993

958:
  %959 = fneg double %948
  %960 = fmul double %945, %959
  %961 = fcmp ogt double %960, 0.000000e+00
  br i1 %961, label %962, label %993

962:
  %963 = call double @llvm.fabs.f64(double %948)
  %964 = call double @llvm.fabs.f64(double %945)
  %965 = fcmp olt double %963, %964
  br i1 %965, label %966, label %993

966:
  %967 = call double @llvm.sqrt.f64(double %951)
  %968 = call double @llvm.fmuladd.f64(double %967, double -1.000000e+00, double %959)
  %969 = fdiv double %968, %945
  %970 = fmul double %945, %969
  %971 = fdiv double %970, 3.000000e+00
  %972 = fadd double %948, %971
  %973 = call double @llvm.fmuladd.f64(double %969, double %972, double %876)
  %974 = call double @llvm.fmuladd.f64(double %969, double %973, double %873)
  %975 = fsub double %967, %948
  %976 = fdiv double %975, %945
  %977 = fmul double %945, %976
  %978 = fdiv double %977, 3.000000e+00
  %979 = fadd double %948, %978
  %980 = call double @llvm.fmuladd.f64(double %976, double %979, double %876)
  %981 = call double @llvm.fmuladd.f64(double %976, double %980, double %873)
  %982 = call double @llvm.minnum.f64(double %974, double %981)
  %983 = call double @llvm.maxnum.f64(double %974, double %981)
  %984 = fsub double %983, %982
  %985 = fmul double %941, 0x3D06849B86A12B9B
  %986 = fcmp ule double %984, %985
  br i1 %986, label %993, label %987

987:
  %988 = fmul double %984, 2.500000e-01
  %989 = fcmp uge double %982, %988
  %990 = fneg double %988
  %991 = fcmp ule double %983, %990
  %992 = select i1 %989, i1 true, i1 %991
  br i1 %992, label %993, label %1121

993:
  switch i32 %932, label %1121 [
    i32 0, label %1117
    i32 3, label %994
  ]

994:
  %995 = fmul double %875, %934
  %996 = fmul double %143, %995
  %997 = fmul double %934, %880
  %998 = fmul double %143, %997
  %999 = fcmp olt double %996, 0.000000e+00
  %1000 = fcmp ogt double %998, 0.000000e+00
  %1001 = and i1 %999, %1000
  br i1 %1001, label %1002, label %1117

1002:
  %1003 = fmul double %934, %878
  %1004 = fmul double %873, %934
  %1005 = fsub double %1003, %1004
  %1006 = fsub double %1005, %998
  %1007 = fsub double %996, %998
  %1008 = fdiv double %1006, %1007
  %1009 = call double @llvm.fmuladd.f64(double %996, double %1008, double %1004)
  %1010 = call double @llvm.minnum.f64(double %1004, double %1003)
  %1011 = fsub double %1010, %1009
  %1012 = call double @llvm.fmuladd.f64(double %1011, double -2.500000e-01, double %1009)
  %1013 = fcmp uge double %1012, 0.000000e+00
  br i1 %1013, label %1117, label %1121

1014:
  %1015 = icmp eq i64 %787, 1
  %1016 = select i1 %1015, double 1.000000e+00, double -1.000000e+00
  %1017 = getelementptr inbounds double, ptr %693, i64 %786
  %1018 = load double, ptr %1017, align 8
  %1019 = fcmp uno double %791, 0.000000e+00
  br i1 %1019, label %1020, label %1022

1020:
  %1021 = fmul double %1016, %1018
  br label %1026

1022:
  %1023 = fmul double %1016, %791
  %1024 = fmul double %1016, %1018
  %1025 = call double @llvm.minnum.f64(double %1023, double %1024)
  br label %1026

1026:
  %1027 = phi double [ %1021, %1020 ], [ %1025, %1022 ]
  %1028 = getelementptr inbounds double, ptr %692, i64 %786
  %1029 = load double, ptr %1028, align 8
  %1030 = getelementptr inbounds double, ptr %694, i64 %786
  %1031 = load double, ptr %1030, align 8
  %1032 = fmul double %1016, %1031
  %1033 = fmul double %143, %1032
  %1034 = getelementptr inbounds double, ptr %695, i64 %786
  %1035 = load double, ptr %1034, align 8
  %1036 = fmul double %1016, %1035
  %1037 = fmul double %143, %1036
  %1038 = fcmp olt double %1033, 0.000000e+00
  %1039 = fcmp ogt double %1037, 0.000000e+00
  %1040 = and i1 %1038, %1039
  br i1 %1040, label %1041, label %1053

1041:
  %1042 = fmul double %1016, %1018
  %1043 = fmul double %1016, %1029
  %1044 = fsub double %1042, %1043
  %1045 = fsub double %1044, %1037
  %1046 = fsub double %1033, %1037
  %1047 = fdiv double %1045, %1046
  %1048 = call double @llvm.fmuladd.f64(double %1033, double %1047, double %1043)
  %1049 = call double @llvm.minnum.f64(double %1043, double %1042)
  %1050 = fsub double %1049, %1048
  %1051 = call double @llvm.fmuladd.f64(double %1050, double -2.500000e-01, double %1048)
  %1052 = fcmp uge double %1051, %1027
  br i1 %1052, label %1053, label %1121

1053:
  %1054 = fcmp ord double %1029, 0.000000e+00
  %1055 = call double @llvm.fabs.f64(double %1029)
  %1056 = select i1 %1054, double %1055, double 0.000000e+00
  %1057 = fcmp ord double %1018, 0.000000e+00
  %1058 = call double @llvm.fabs.f64(double %1018)
  %1059 = select i1 %1057, double %1058, double 0.000000e+00
  %1060 = fadd double %1059, %1056
  %1061 = fmul double %143, %1031
  %1062 = fmul double %143, %1035
  %1063 = fsub double %1018, %1029
  %1064 = fadd double %1061, %1062
  %1065 = call double @llvm.fmuladd.f64(double %1063, double -2.000000e+00, double %1064)
  %1066 = fmul double %1065, 3.000000e+00
  %1067 = fmul double %1061, -2.000000e+00
  %1068 = call double @llvm.fmuladd.f64(double %1063, double 3.000000e+00, double %1067)
  %1069 = fsub double %1068, %1062
  %1070 = fmul double %1061, %1066
  %1071 = fneg double %1070
  %1072 = call double @llvm.fmuladd.f64(double %1069, double %1069, double %1071)
  %1073 = fmul double %1061, %1062
  %1074 = fcmp ogt double %1073, 0.000000e+00
  br i1 %1074, label %1075, label %1117

1075:
  %1076 = fcmp ogt double %1070, 0.000000e+00
  %1077 = fcmp ogt double %1072, 0.000000e+00
  %1078 = and i1 %1076, %1077
  br i1 %1078, label %1079, label %1117

1079:
  %1080 = fneg double %1069
  %1081 = fmul double %1066, %1080
  %1082 = fcmp ogt double %1081, 0.000000e+00
  br i1 %1082, label %1083, label %1117

1083:
  %1084 = call double @llvm.fabs.f64(double %1069)
  %1085 = call double @llvm.fabs.f64(double %1066)
  %1086 = fcmp olt double %1084, %1085
  br i1 %1086, label %1087, label %1117

1087:
  %1088 = call double @llvm.sqrt.f64(double %1072)
  %1089 = call double @llvm.fmuladd.f64(double %1088, double -1.000000e+00, double %1080)
  %1090 = fdiv double %1089, %1066
  %1091 = fmul double %1066, %1090
  %1092 = fdiv double %1091, 3.000000e+00
  %1093 = fadd double %1069, %1092
  %1094 = call double @llvm.fmuladd.f64(double %1090, double %1093, double %1061)
  %1095 = call double @llvm.fmuladd.f64(double %1090, double %1094, double %1029)
  %1096 = fsub double %1088, %1069
  %1097 = fdiv double %1096, %1066
  %1098 = fmul double %1066, %1097
  %1099 = fdiv double %1098, 3.000000e+00
  %1100 = fadd double %1069, %1099
  %1101 = call double @llvm.fmuladd.f64(double %1097, double %1100, double %1061)
  %1102 = call double @llvm.fmuladd.f64(double %1097, double %1101, double %1029)
  %1103 = call double @llvm.minnum.f64(double %1095, double %1102)
  %1104 = call double @llvm.maxnum.f64(double %1095, double %1102)
  %1105 = fsub double %1104, %1103
  %1106 = fmul double %1060, 0x3D06849B86A12B9B
  %1107 = fcmp ule double %1105, %1106
  br i1 %1107, label %1117, label %1108

1108:
  %1109 = fmul double %1105, 2.500000e-01
  %1110 = fsub double %1103, %1109
  %1111 = call double @llvm.minnum.f64(double %1029, double %1018)
  %1112 = fcmp olt double %1110, %1111
  br i1 %1112, label %1121, label %1113

1113:
  %1114 = fadd double %1104, %1109
  %1115 = call double @llvm.maxnum.f64(double %1029, double %1018)
  %1116 = fcmp ule double %1114, %1115
  br i1 %1116, label %1117, label %1121

1117:
  %1118 = add nsw i64 %782, 1
  %1119 = icmp slt i64 %1118, %687
  %1120 = icmp eq i64 %1118, %687
  br i1 %1120, label %1121, label %780

1121:
  %1122 = phi i1 [ %781, %825 ], [ %781, %1002 ], [ %781, %993 ], [ %781, %987 ], [ %781, %1108 ], [ %781, %827 ], [ %781, %850 ], [ %781, %780 ], [ %781, %1041 ], [ %781, %861 ], [ %781, %794 ], [ %781, %798 ], [ %781, %1113 ], [ %1119, %1117 ]
  br i1 %1122, label %1129, label %1130

1123:
  %1124 = phi i64 [ 0, %684 ], [ %1126, %1123 ]
  %1125 = getelementptr inbounds i64, ptr %685, i64 %1124
  store i64 0, ptr %1125, align 8
  %1126 = add nsw i64 %1124, 1
  %1127 = load i64, ptr %17, align 8
  %1128 = icmp slt i64 %1126, %1127
  br i1 %1128, label %1123, label %686

1129:
  call fastcc void @look_into(ptr %3)
  br label %1161

1130:
  %1131 = phi i64 [ %1159, %1158 ], [ 0, %1121 ]
  %1132 = shl nsw i64 %1131, 2
  %1133 = getelementptr inbounds i64, ptr %778, i64 %1132
  %1134 = load i64, ptr %1133, align 8
  %1135 = add i64 %1134, -3
  %1136 = icmp ult i64 %1135, -2
  br i1 %1136, label %1158, label %1137

1137:
  %1138 = icmp eq i64 %1134, 1
  %1139 = select i1 %1138, double 1.000000e+00, double -1.000000e+00
  %1140 = getelementptr inbounds i64, ptr %1133, i64 2
  %1141 = load i64, ptr %1140, align 8
  %1142 = getelementptr inbounds double, ptr %779, i64 %1141
  %1143 = load double, ptr %1142, align 8
  %1144 = getelementptr inbounds i64, ptr %1133, i64 1
  %1145 = load i64, ptr %1144, align 8
  %1146 = getelementptr inbounds double, ptr %693, i64 %1145
  %1147 = load double, ptr %1146, align 8
  %1148 = fcmp uno double %1143, 0.000000e+00
  br i1 %1148, label %1149, label %1151

1149:
  %1150 = fmul double %1139, %1147
  br label %1155

1151:
  %1152 = fmul double %1139, %1143
  %1153 = fmul double %1139, %1147
  %1154 = call double @llvm.minnum.f64(double %1152, double %1153)
  br label %1155

1155:
  %1156 = phi double [ %1150, %1149 ], [ %1154, %1151 ]
  %1157 = fmul double %1139, %1156
  store double %1157, ptr %1142, align 8
  br label %1158

1158:
  %1159 = add nsw i64 %1131, 1
  %1160 = icmp eq i64 %1159, %687
  br i1 %1160, label %1161, label %1130

1161:
  %1162 = load i64, ptr %83, align 8
  %1163 = icmp eq i64 %1162, 0
  br i1 %1163, label %1174, label %1164

1164:
  %1165 = load double, ptr %77, align 8
  %1166 = load double, ptr %69, align 8
  %1167 = call double @llvm.minnum.f64(double %1165, double %1166)
  %1168 = fcmp olt double %1165, %1166
  %1169 = load double, ptr %66, align 8
  %1170 = load double, ptr %67, align 8
  %1171 = call double @llvm.fmuladd.f64(double %1165, double %1170, double %1169)
  %1172 = load double, ptr %68, align 8
  %1173 = select i1 %1168, double %1171, double %1172
  call fastcc void @take_samples(ptr %7, ptr %17, double %1167, double %1173)
  br label %1174

1174:
  %1175 = load double, ptr %77, align 8
  %1176 = load double, ptr %69, align 8
  %1177 = fcmp olt double %1175, %1176
  br i1 %1177, label %1178, label %1179

1178:
  call fastcc void @look_at(ptr %7, double %1175)
  br label %1179

1179:
  %1180 = load ptr, ptr %54, align 8
  %1181 = load i64, ptr %17, align 8
  %1182 = icmp sgt i64 %1181, 0
  br i1 %1182, label %1183, label %1200

1183:
  %1184 = load ptr, ptr %80, align 8
  br label %1185

1185:
  %1186 = phi i64 [ 0, %1183 ], [ %1198, %1197 ]
  %1187 = getelementptr inbounds i64, ptr %1184, i64 %1186
  %1188 = load i64, ptr %1187, align 8
  %1189 = icmp eq i64 %1188, 0
  br i1 %1189, label %1197, label %1190

1190:
  %1191 = load ptr, ptr %81, align 8
  %1192 = shl nsw i64 %1186, 2
  %1193 = or i64 %1192, 1
  %1194 = getelementptr inbounds i64, ptr %1191, i64 %1193
  %1195 = load i64, ptr %1194, align 8
  %1196 = getelementptr inbounds double, ptr %1180, i64 %1195
  store double 0.000000e+00, ptr %1196, align 8
  br label %1197

1197:
  %1198 = add nsw i64 %1186, 1
  %1199 = icmp eq i64 %1198, %1181
  br i1 %1199, label %1200, label %1185

1200:
  %1201 = shl nsw i64 %668, 1
  %1202 = load ptr, ptr %56, align 8
  %1203 = icmp sgt i64 %668, 0
  br i1 %1203, label %1204, label %1211

1204:
  %1205 = phi i64 [ %1209, %1204 ], [ 0, %1200 ]
  %1206 = getelementptr inbounds double, ptr %1180, i64 %1205
  %1207 = load double, ptr %1206, align 8
  %1208 = getelementptr inbounds double, ptr %1202, i64 %1205
  store double %1207, ptr %1208, align 8
  %1209 = add nsw i64 %1205, 1
  %1210 = icmp eq i64 %1209, %1201
  br i1 %1210, label %1211, label %1204

1211:
  %1212 = load double, ptr %77, align 8
  %1213 = fcmp olt double %1212, 1.000000e+00
  br i1 %1213, label %1214, label %1216

1214:
  %1215 = call double @llvm.fmuladd.f64(double %1212, double %143, double %109)
  br label %1218

1216:
  %1217 = load double, ptr %22, align 8
  br label %1218

1218:
  %1219 = phi ptr [ %50, %1214 ], [ %34, %1216 ]
  %1220 = phi double [ %1215, %1214 ], [ %1217, %1216 ]
  %1221 = load ptr, ptr %1219, align 8
  %1222 = load i64, ptr %24, align 8
  %1223 = load i64, ptr %60, align 8
  %1224 = load ptr, ptr %27, align 8
  %1225 = icmp sgt i64 %1222, 0
  br i1 %1225, label %1228, label %1226

1226:
  %1227 = load ptr, ptr %28, align 8
  br label %1245

1228:
  %1229 = phi i64 [ %1233, %1228 ], [ 0, %1218 ]
  %1230 = getelementptr inbounds double, ptr %1221, i64 %1229
  %1231 = load double, ptr %1230, align 8
  %1232 = getelementptr inbounds double, ptr %1224, i64 %1229
  store double %1231, ptr %1232, align 8
  %1233 = add nsw i64 %1229, 1
  %1234 = icmp eq i64 %1233, %1222
  br i1 %1234, label %1235, label %1228

1235:
  %1236 = getelementptr double, ptr %1221, i64 %1222
  %1237 = load ptr, ptr %28, align 8
  br label %1238

1238:
  %1239 = phi i64 [ %1243, %1238 ], [ 0, %1235 ]
  %1240 = getelementptr inbounds double, ptr %1236, i64 %1239
  %1241 = load double, ptr %1240, align 8
  %1242 = getelementptr inbounds double, ptr %1237, i64 %1239
  store double %1241, ptr %1242, align 8
  %1243 = add nsw i64 %1239, 1
  %1244 = icmp eq i64 %1243, %1222
  br i1 %1244, label %1245, label %1238

1245:
  %1246 = phi ptr [ %1227, %1226 ], [ %1237, %1238 ]
  %1247 = shl nsw i64 %1222, 1
  %1248 = getelementptr inbounds double, ptr %1221, i64 %1247
  %1249 = getelementptr double, ptr %1248, i64 1
  %1250 = load ptr, ptr %29, align 8
  %1251 = load i64, ptr %64, align 8
  %1252 = getelementptr inbounds double, ptr %1250, i64 %1251
  %1253 = sub i64 0, %1223
  %1254 = getelementptr double, ptr %1252, i64 %1253
  %1255 = icmp sgt i64 %1223, 0
  br i1 %1255, label %1256, label %1263

1256:
  %1257 = phi i64 [ %1261, %1256 ], [ 0, %1245 ]
  %1258 = getelementptr inbounds double, ptr %1249, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = getelementptr inbounds double, ptr %1254, i64 %1257
  store double %1259, ptr %1260, align 8
  %1261 = add nsw i64 %1257, 1
  %1262 = icmp eq i64 %1261, %1223
  br i1 %1262, label %1263, label %1256

1263:
  %1264 = load ptr, ptr %8, align 8
  store double %1220, ptr %1264, align 8
  %1265 = load double, ptr %1248, align 8
  %1266 = getelementptr inbounds double, ptr %1264, i64 4
  store double %1265, ptr %1266, align 8
  %1267 = getelementptr inbounds double, ptr %1264, i64 5
  %1268 = load double, ptr %1267, align 8
  %1269 = load double, ptr %1248, align 8
  %1270 = fcmp ogt double %1269, %1268
  %1271 = fcmp uno double %1269, 0.000000e+00
  %1272 = or i1 %1270, %1271
  %1273 = select i1 %1272, double %1269, double %1268
  store double %1273, ptr %1267, align 8
  %1274 = load i64, ptr %25, align 8
  %1275 = load ptr, ptr %32, align 8
  %1276 = mul nsw i64 %1274, 3
  %1277 = getelementptr inbounds double, ptr %1275, i64 %1276
  %1278 = icmp sgt i64 %1274, 0
  br i1 %1278, label %1279, label %1300

1279:
  %1280 = phi i64 [ %1291, %1279 ], [ 0, %1263 ]
  %1281 = phi <2 x double> [ %1290, %1279 ], [ zeroinitializer, %1263 ]
  %1282 = getelementptr inbounds double, ptr %1224, i64 %1280
  %1283 = load <2 x i64>, ptr %1282, align 16
  %1284 = and <2 x i64> %1283, <i64 9223372036854775807, i64 9223372036854775807>
  %1285 = bitcast <2 x i64> %1284 to <2 x double>
  %1286 = getelementptr inbounds double, ptr %1277, i64 %1280
  %1287 = load <2 x double>, ptr %1286, align 16
  %1288 = fmul <2 x double> %1287, %1285
  %1289 = fcmp ogt <2 x double> %1288, %1281
  %1290 = select <2 x i1> %1289, <2 x double> %1288, <2 x double> %1281
  %1291 = add nsw i64 %1280, 2
  %1292 = icmp slt i64 %1291, %1274
  br i1 %1292, label %1279, label %1293

1293:
  %1294 = extractelement <2 x double> %1290, i64 0
  %1295 = extractelement <2 x double> %1290, i64 1
  %1296 = call double @llvm.maxnum.f64(double %1294, double %1295)
  %1297 = getelementptr inbounds double, ptr %1264, i64 7
  store double %1296, ptr %1297, align 8
  %1298 = load i64, ptr %40, align 8
  %1299 = icmp eq i64 %1298, 0
  br i1 %1299, label %1331, label %1304

1300:
  %1301 = getelementptr inbounds double, ptr %1264, i64 7
  store double 0.000000e+00, ptr %1301, align 8
  %1302 = load i64, ptr %40, align 8
  %1303 = icmp eq i64 %1302, 0
  br i1 %1303, label %1331, label %1318

1304:
  %1305 = phi i64 [ %1316, %1304 ], [ 0, %1293 ]
  %1306 = phi <2 x double> [ %1315, %1304 ], [ zeroinitializer, %1293 ]
  %1307 = getelementptr inbounds double, ptr %1246, i64 %1305
  %1308 = load <2 x i64>, ptr %1307, align 16
  %1309 = and <2 x i64> %1308, <i64 9223372036854775807, i64 9223372036854775807>
  %1310 = bitcast <2 x i64> %1309 to <2 x double>
  %1311 = getelementptr inbounds double, ptr %1277, i64 %1305
  %1312 = load <2 x double>, ptr %1311, align 16
  %1313 = fmul <2 x double> %1312, %1310
  %1314 = fcmp ogt <2 x double> %1313, %1306
  %1315 = select <2 x i1> %1314, <2 x double> %1313, <2 x double> %1306
  %1316 = add nsw i64 %1305, 2
  %1317 = icmp slt i64 %1316, %1274
  br i1 %1317, label %1304, label %1318

1318:
  %1319 = phi i64 [ %1302, %1300 ], [ %1298, %1304 ]
  %1320 = phi <2 x double> [ zeroinitializer, %1300 ], [ %1315, %1304 ]
  %1321 = extractelement <2 x double> %1320, i64 0
  %1322 = extractelement <2 x double> %1320, i64 1
  %1323 = call double @llvm.maxnum.f64(double %1321, double %1322)
  %1324 = load i64, ptr %84, align 8
  %1325 = add nsw i64 %1324, %1319
  %1326 = load i64, ptr %85, align 8
  %1327 = sub i64 %1325, %1326
  %1328 = getelementptr inbounds double, ptr %1250, i64 %1327
  %1329 = load double, ptr %1328, align 8
  %1330 = fadd double %1323, %1329
  br label %1331

1331:
  %1332 = phi double [ %1330, %1318 ], [ 0.000000e+00, %1293 ], [ 0.000000e+00, %1300 ]
  %1333 = getelementptr inbounds double, ptr %1264, i64 8
  store double %1332, ptr %1333, align 8
  %1334 = load ptr, ptr %18, align 8
  %1335 = getelementptr inbounds i64, ptr %1334, i64 2
  %1336 = load i64, ptr %1335, align 8
  %1337 = icmp sgt i64 %1336, -1
  br i1 %1337, label %1346, label %1338

1338:
  %1339 = load double, ptr %86, align 8
  %1340 = load double, ptr %87, align 8
  %1341 = fcmp ugt double %1339, %1340
  br i1 %1341, label %1346, label %1342

1342:
  %1343 = add nsw i64 %90, 1
  %1344 = icmp slt i64 %1343, %1
  %1345 = icmp eq i64 %1343, %1
  br i1 %1345, label %1348, label %88

1346:
  %1347 = phi i64 [ 2, %1331 ], [ 6, %1338 ]
  br i1 %89, label %1360, label %1348

1348:
  %1349 = load double, ptr %9, align 8
  %1350 = getelementptr inbounds double, ptr %9, i64 2
  %1351 = load double, ptr %1350, align 8
  %1352 = fcmp oeq double %1349, %1351
  br i1 %1352, label %1353, label %1360

1353:
  %1354 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %1355 = load i64, ptr %1354, align 8
  %1356 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %1357 = load i64, ptr %1356, align 8
  %1358 = icmp slt i64 %1355, %1357
  %1359 = zext i1 %1358 to i64
  br label %1360

1360:
  %1361 = phi i64 [ %1347, %1346 ], [ 1, %1348 ], [ %1359, %1353 ], [ %139, %136 ], [ 7, %132 ], [ %95, %94 ], [ 5, %101 ], [ 5, %97 ]
  ret i64 %1361
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

declare fastcc void @crude_middle(ptr, ptr)

declare fastcc double @overlooked(ptr, double)

declare double @llvm.fmuladd.f64(double, double, double)

define i64 @size_of(i64 %0) {
  %2 = getelementptr inbounds [4 x i64], ptr @__const.size_of.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

declare fastcc void @rate_pivoted(ptr, i32, double, ptr, ptr, ptr)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>)

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
  br i1 %24, label %25, label %39

25:
  %26 = insertelement <2 x double> poison, double %2, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  br label %28

28:
  %29 = phi i64 [ 0, %25 ], [ %37, %28 ]
  %30 = getelementptr inbounds <2 x double>, ptr %23, i64 %29
  %31 = load <2 x double>, ptr %30, align 16
  %32 = getelementptr inbounds <2 x double>, ptr %4, i64 %29
  %33 = load <2 x double>, ptr %32, align 16
  %34 = fmul <2 x double> %33, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %35 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %27, <2 x double> %34, <2 x double> %31)
  %36 = getelementptr inbounds <2 x double>, ptr %21, i64 %29
  store <2 x double> %35, ptr %36, align 16
  %37 = add nsw i64 %29, 1
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %39, label %28

39:
  %40 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %1)
  %41 = getelementptr inbounds <2 x double>, ptr %4, i64 %19
  store double %40, ptr %16, align 8
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %43 = load ptr, ptr %42, align 8
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %53

49:
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %52 = load ptr, ptr %51, align 8
  call void %50(ptr %16, ptr %21, ptr %3, ptr %41, ptr %52)
  br label %54

53:
  tail call fastcc void @rate_pivoted(ptr %0, i32 0, double %40, ptr %21, ptr %3, ptr %41)
  br label %54

54:
  br i1 %24, label %55, label %73

55:
  %56 = insertelement <2 x double> poison, double %2, i64 0
  %57 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> zeroinitializer
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %71, %58 ]
  %60 = getelementptr inbounds <2 x double>, ptr %23, i64 %59
  %61 = load <2 x double>, ptr %60, align 16
  %62 = getelementptr inbounds <2 x double>, ptr %4, i64 %59
  %63 = load <2 x double>, ptr %62, align 16
  %64 = add nsw i64 %59, %19
  %65 = getelementptr inbounds <2 x double>, ptr %4, i64 %64
  %66 = load <2 x double>, ptr %65, align 16
  %67 = fmul <2 x double> %66, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %68 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>, <2 x double> %67)
  %69 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %57, <2 x double> %68, <2 x double> %61)
  %70 = getelementptr inbounds <2 x double>, ptr %21, i64 %59
  store <2 x double> %69, ptr %70, align 16
  %71 = add nsw i64 %59, 1
  %72 = icmp eq i64 %71, %19
  br i1 %72, label %73, label %58

73:
  %74 = call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %1)
  %75 = shl nsw i64 %19, 1
  %76 = getelementptr inbounds <2 x double>, ptr %4, i64 %75
  store double %74, ptr %15, align 8
  %77 = load ptr, ptr %42, align 8
  %78 = load i64, ptr %77, align 8
  %79 = add nsw i64 %78, 1
  store i64 %79, ptr %77, align 8
  %80 = load ptr, ptr %46, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %82, label %86

82:
  %83 = load ptr, ptr %0, align 8
  %84 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %85 = load ptr, ptr %84, align 8
  call void %83(ptr %15, ptr %21, ptr %3, ptr %76, ptr %85)
  br label %87

86:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %74, ptr %21, ptr %3, ptr %76)
  br label %87

87:
  br i1 %24, label %88, label %106

88:
  %89 = insertelement <2 x double> poison, double %2, i64 0
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> zeroinitializer
  br label %91

91:
  %92 = phi i64 [ 0, %88 ], [ %104, %91 ]
  %93 = getelementptr inbounds <2 x double>, ptr %23, i64 %92
  %94 = load <2 x double>, ptr %93, align 16
  %95 = getelementptr inbounds <2 x double>, ptr %4, i64 %92
  %96 = load <2 x double>, ptr %95, align 16
  %97 = add nsw i64 %92, %75
  %98 = getelementptr inbounds <2 x double>, ptr %4, i64 %97
  %99 = load <2 x double>, ptr %98, align 16
  %100 = fmul <2 x double> %99, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %101 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %96, <2 x double> <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>, <2 x double> %100)
  %102 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> %101, <2 x double> %94)
  %103 = getelementptr inbounds <2 x double>, ptr %21, i64 %92
  store <2 x double> %102, ptr %103, align 16
  %104 = add nsw i64 %92, 1
  %105 = icmp eq i64 %104, %19
  br i1 %105, label %106, label %91

106:
  %107 = call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %1)
  %108 = mul nsw i64 %19, 3
  %109 = getelementptr inbounds <2 x double>, ptr %4, i64 %108
  store double %107, ptr %14, align 8
  %110 = load ptr, ptr %42, align 8
  %111 = load i64, ptr %110, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %110, align 8
  %113 = load ptr, ptr %46, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %119

115:
  %116 = load ptr, ptr %0, align 8
  %117 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %118 = load ptr, ptr %117, align 8
  call void %116(ptr %14, ptr %21, ptr %3, ptr %109, ptr %118)
  br label %120

119:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %107, ptr %21, ptr %3, ptr %109)
  br label %120

120:
  br i1 %24, label %121, label %143

121:
  %122 = insertelement <2 x double> poison, double %2, i64 0
  %123 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> zeroinitializer
  br label %124

124:
  %125 = phi i64 [ 0, %121 ], [ %141, %124 ]
  %126 = getelementptr inbounds <2 x double>, ptr %23, i64 %125
  %127 = load <2 x double>, ptr %126, align 16
  %128 = getelementptr inbounds <2 x double>, ptr %4, i64 %125
  %129 = load <2 x double>, ptr %128, align 16
  %130 = add nsw i64 %125, %75
  %131 = getelementptr inbounds <2 x double>, ptr %4, i64 %130
  %132 = load <2 x double>, ptr %131, align 16
  %133 = fmul <2 x double> %132, <double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507>
  %134 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %129, <2 x double> <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>, <2 x double> %133)
  %135 = add nsw i64 %125, %108
  %136 = getelementptr inbounds <2 x double>, ptr %4, i64 %135
  %137 = load <2 x double>, ptr %136, align 16
  %138 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %137, <2 x double> <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>, <2 x double> %134)
  %139 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %123, <2 x double> %138, <2 x double> %127)
  %140 = getelementptr inbounds <2 x double>, ptr %21, i64 %125
  store <2 x double> %139, ptr %140, align 16
  %141 = add nsw i64 %125, 1
  %142 = icmp eq i64 %141, %19
  br i1 %142, label %143, label %124

143:
  %144 = call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %1)
  %145 = shl nsw i64 %19, 2
  %146 = getelementptr inbounds <2 x double>, ptr %4, i64 %145
  store double %144, ptr %13, align 8
  %147 = load ptr, ptr %42, align 8
  %148 = load i64, ptr %147, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %147, align 8
  %150 = load ptr, ptr %46, align 8
  %151 = icmp eq ptr %150, null
  br i1 %151, label %152, label %156

152:
  %153 = load ptr, ptr %0, align 8
  %154 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %155 = load ptr, ptr %154, align 8
  call void %153(ptr %13, ptr %21, ptr %3, ptr %146, ptr %155)
  br label %157

156:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %144, ptr %21, ptr %3, ptr %146)
  br label %157

157:
  br i1 %24, label %158, label %180

158:
  %159 = insertelement <2 x double> poison, double %2, i64 0
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %161

161:
  %162 = phi i64 [ 0, %158 ], [ %178, %161 ]
  %163 = getelementptr inbounds <2 x double>, ptr %23, i64 %162
  %164 = load <2 x double>, ptr %163, align 16
  %165 = getelementptr inbounds <2 x double>, ptr %4, i64 %162
  %166 = load <2 x double>, ptr %165, align 16
  %167 = add nsw i64 %162, %108
  %168 = getelementptr inbounds <2 x double>, ptr %4, i64 %167
  %169 = load <2 x double>, ptr %168, align 16
  %170 = fmul <2 x double> %169, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %171 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %166, <2 x double> <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>, <2 x double> %170)
  %172 = add nsw i64 %162, %145
  %173 = getelementptr inbounds <2 x double>, ptr %4, i64 %172
  %174 = load <2 x double>, ptr %173, align 16
  %175 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %174, <2 x double> <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>, <2 x double> %171)
  %176 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %160, <2 x double> %175, <2 x double> %164)
  %177 = getelementptr inbounds <2 x double>, ptr %21, i64 %162
  store <2 x double> %176, ptr %177, align 16
  %178 = add nsw i64 %162, 1
  %179 = icmp eq i64 %178, %19
  br i1 %179, label %180, label %161

180:
  %181 = call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %1)
  %182 = mul nsw i64 %19, 5
  %183 = getelementptr inbounds <2 x double>, ptr %4, i64 %182
  store double %181, ptr %12, align 8
  %184 = load ptr, ptr %42, align 8
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %184, align 8
  %187 = load ptr, ptr %46, align 8
  %188 = icmp eq ptr %187, null
  br i1 %188, label %189, label %193

189:
  %190 = load ptr, ptr %0, align 8
  %191 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %192 = load ptr, ptr %191, align 8
  call void %190(ptr %12, ptr %21, ptr %3, ptr %183, ptr %192)
  br label %194

193:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %181, ptr %21, ptr %3, ptr %183)
  br label %194

194:
  br i1 %24, label %195, label %221

195:
  %196 = insertelement <2 x double> poison, double %2, i64 0
  %197 = shufflevector <2 x double> %196, <2 x double> poison, <2 x i32> zeroinitializer
  br label %198

198:
  %199 = phi i64 [ 0, %195 ], [ %219, %198 ]
  %200 = getelementptr inbounds <2 x double>, ptr %23, i64 %199
  %201 = load <2 x double>, ptr %200, align 16
  %202 = getelementptr inbounds <2 x double>, ptr %4, i64 %199
  %203 = load <2 x double>, ptr %202, align 16
  %204 = add nsw i64 %199, %108
  %205 = getelementptr inbounds <2 x double>, ptr %4, i64 %204
  %206 = load <2 x double>, ptr %205, align 16
  %207 = fmul <2 x double> %206, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %208 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %203, <2 x double> <double 0x3FA3000000000000, double 0x3FA3000000000000>, <2 x double> %207)
  %209 = add nsw i64 %199, %145
  %210 = getelementptr inbounds <2 x double>, ptr %4, i64 %209
  %211 = load <2 x double>, ptr %210, align 16
  %212 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %211, <2 x double> <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>, <2 x double> %208)
  %213 = add nsw i64 %199, %182
  %214 = getelementptr inbounds <2 x double>, ptr %4, i64 %213
  %215 = load <2 x double>, ptr %214, align 16
  %216 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %215, <2 x double> <double 0xBF92000000000000, double 0xBF92000000000000>, <2 x double> %212)
  %217 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %197, <2 x double> %216, <2 x double> %201)
  %218 = getelementptr inbounds <2 x double>, ptr %21, i64 %199
  store <2 x double> %217, ptr %218, align 16
  %219 = add nsw i64 %199, 1
  %220 = icmp eq i64 %219, %19
  br i1 %220, label %221, label %198

221:
  %222 = call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %1)
  %223 = mul nsw i64 %19, 6
  %224 = getelementptr inbounds <2 x double>, ptr %4, i64 %223
  store double %222, ptr %11, align 8
  %225 = load ptr, ptr %42, align 8
  %226 = load i64, ptr %225, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %225, align 8
  %228 = load ptr, ptr %46, align 8
  %229 = icmp eq ptr %228, null
  br i1 %229, label %230, label %234

230:
  %231 = load ptr, ptr %0, align 8
  %232 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %233 = load ptr, ptr %232, align 8
  call void %231(ptr %11, ptr %21, ptr %3, ptr %224, ptr %233)
  br label %235

234:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %222, ptr %21, ptr %3, ptr %224)
  br label %235

235:
  br i1 %24, label %236, label %266

236:
  %237 = insertelement <2 x double> poison, double %2, i64 0
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> zeroinitializer
  br label %239

239:
  %240 = phi i64 [ 0, %236 ], [ %264, %239 ]
  %241 = getelementptr inbounds <2 x double>, ptr %23, i64 %240
  %242 = load <2 x double>, ptr %241, align 16
  %243 = getelementptr inbounds <2 x double>, ptr %4, i64 %240
  %244 = load <2 x double>, ptr %243, align 16
  %245 = add nsw i64 %240, %108
  %246 = getelementptr inbounds <2 x double>, ptr %4, i64 %245
  %247 = load <2 x double>, ptr %246, align 16
  %248 = fmul <2 x double> %247, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %249 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %244, <2 x double> <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>, <2 x double> %248)
  %250 = add nsw i64 %240, %145
  %251 = getelementptr inbounds <2 x double>, ptr %4, i64 %250
  %252 = load <2 x double>, ptr %251, align 16
  %253 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %252, <2 x double> <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>, <2 x double> %249)
  %254 = add nsw i64 %240, %182
  %255 = getelementptr inbounds <2 x double>, ptr %4, i64 %254
  %256 = load <2 x double>, ptr %255, align 16
  %257 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %256, <2 x double> <double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F>, <2 x double> %253)
  %258 = add nsw i64 %240, %223
  %259 = getelementptr inbounds <2 x double>, ptr %4, i64 %258
  %260 = load <2 x double>, ptr %259, align 16
  %261 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %260, <2 x double> <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>, <2 x double> %257)
  %262 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %238, <2 x double> %261, <2 x double> %242)
  %263 = getelementptr inbounds <2 x double>, ptr %21, i64 %240
  store <2 x double> %262, ptr %263, align 16
  %264 = add nsw i64 %240, 1
  %265 = icmp eq i64 %264, %19
  br i1 %265, label %266, label %239

266:
  %267 = call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %1)
  %268 = mul nsw i64 %19, 7
  %269 = getelementptr inbounds <2 x double>, ptr %4, i64 %268
  store double %267, ptr %10, align 8
  %270 = load ptr, ptr %42, align 8
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = load ptr, ptr %46, align 8
  %274 = icmp eq ptr %273, null
  br i1 %274, label %275, label %279

275:
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %278 = load ptr, ptr %277, align 8
  call void %276(ptr %10, ptr %21, ptr %3, ptr %269, ptr %278)
  br label %280

279:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %267, ptr %21, ptr %3, ptr %269)
  br label %280

280:
  br i1 %24, label %281, label %315

281:
  %282 = insertelement <2 x double> poison, double %2, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  br label %284

284:
  %285 = phi i64 [ 0, %281 ], [ %313, %284 ]
  %286 = getelementptr inbounds <2 x double>, ptr %23, i64 %285
  %287 = load <2 x double>, ptr %286, align 16
  %288 = getelementptr inbounds <2 x double>, ptr %4, i64 %285
  %289 = load <2 x double>, ptr %288, align 16
  %290 = add nsw i64 %285, %108
  %291 = getelementptr inbounds <2 x double>, ptr %4, i64 %290
  %292 = load <2 x double>, ptr %291, align 16
  %293 = fmul <2 x double> %292, <double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A>
  %294 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %289, <2 x double> <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>, <2 x double> %293)
  %295 = add nsw i64 %285, %145
  %296 = getelementptr inbounds <2 x double>, ptr %4, i64 %295
  %297 = load <2 x double>, ptr %296, align 16
  %298 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %297, <2 x double> <double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9>, <2 x double> %294)
  %299 = add nsw i64 %285, %182
  %300 = getelementptr inbounds <2 x double>, ptr %4, i64 %299
  %301 = load <2 x double>, ptr %300, align 16
  %302 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %301, <2 x double> <double 0x403B9793D88D1855, double 0x403B9793D88D1855>, <2 x double> %298)
  %303 = add nsw i64 %285, %223
  %304 = getelementptr inbounds <2 x double>, ptr %4, i64 %303
  %305 = load <2 x double>, ptr %304, align 16
  %306 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %305, <2 x double> <double 0x40342770F892AD69, double 0x40342770F892AD69>, <2 x double> %302)
  %307 = add nsw i64 %285, %268
  %308 = getelementptr inbounds <2 x double>, ptr %4, i64 %307
  %309 = load <2 x double>, ptr %308, align 16
  %310 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %309, <2 x double> <double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9>, <2 x double> %306)
  %311 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %283, <2 x double> %310, <2 x double> %287)
  %312 = getelementptr inbounds <2 x double>, ptr %21, i64 %285
  store <2 x double> %311, ptr %312, align 16
  %313 = add nsw i64 %285, 1
  %314 = icmp eq i64 %313, %19
  br i1 %314, label %315, label %284

315:
  %316 = call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %1)
  %317 = shl nsw i64 %19, 3
  %318 = getelementptr inbounds <2 x double>, ptr %4, i64 %317
  store double %316, ptr %9, align 8
  %319 = load ptr, ptr %42, align 8
  %320 = load i64, ptr %319, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %319, align 8
  %322 = load ptr, ptr %46, align 8
  %323 = icmp eq ptr %322, null
  br i1 %323, label %324, label %328

324:
  %325 = load ptr, ptr %0, align 8
  %326 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %327 = load ptr, ptr %326, align 8
  call void %325(ptr %9, ptr %21, ptr %3, ptr %318, ptr %327)
  br label %329

328:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %316, ptr %21, ptr %3, ptr %318)
  br label %329

329:
  br i1 %24, label %330, label %368

330:
  %331 = insertelement <2 x double> poison, double %2, i64 0
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer
  br label %333

333:
  %334 = phi i64 [ 0, %330 ], [ %366, %333 ]
  %335 = getelementptr inbounds <2 x double>, ptr %23, i64 %334
  %336 = load <2 x double>, ptr %335, align 16
  %337 = getelementptr inbounds <2 x double>, ptr %4, i64 %334
  %338 = load <2 x double>, ptr %337, align 16
  %339 = add nsw i64 %334, %108
  %340 = getelementptr inbounds <2 x double>, ptr %4, i64 %339
  %341 = load <2 x double>, ptr %340, align 16
  %342 = fmul <2 x double> %341, <double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F>
  %343 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %338, <2 x double> <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>, <2 x double> %342)
  %344 = add nsw i64 %334, %145
  %345 = getelementptr inbounds <2 x double>, ptr %4, i64 %344
  %346 = load <2 x double>, ptr %345, align 16
  %347 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %346, <2 x double> <double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8>, <2 x double> %343)
  %348 = add nsw i64 %334, %182
  %349 = getelementptr inbounds <2 x double>, ptr %4, i64 %348
  %350 = load <2 x double>, ptr %349, align 16
  %351 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %350, <2 x double> <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>, <2 x double> %347)
  %352 = add nsw i64 %334, %223
  %353 = getelementptr inbounds <2 x double>, ptr %4, i64 %352
  %354 = load <2 x double>, ptr %353, align 16
  %355 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %354, <2 x double> <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>, <2 x double> %351)
  %356 = add nsw i64 %334, %268
  %357 = getelementptr inbounds <2 x double>, ptr %4, i64 %356
  %358 = load <2 x double>, ptr %357, align 16
  %359 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %358, <2 x double> <double 0xC040A4E418D711B9, double 0xC040A4E418D711B9>, <2 x double> %355)
  %360 = add nsw i64 %334, %317
  %361 = getelementptr inbounds <2 x double>, ptr %4, i64 %360
  %362 = load <2 x double>, ptr %361, align 16
  %363 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %362, <2 x double> <double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876>, <2 x double> %359)
  %364 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %332, <2 x double> %363, <2 x double> %336)
  %365 = getelementptr inbounds <2 x double>, ptr %21, i64 %334
  store <2 x double> %364, ptr %365, align 16
  %366 = add nsw i64 %334, 1
  %367 = icmp eq i64 %366, %19
  br i1 %367, label %368, label %333

368:
  %369 = call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %1)
  %370 = mul nsw i64 %19, 9
  %371 = getelementptr inbounds <2 x double>, ptr %4, i64 %370
  store double %369, ptr %8, align 8
  %372 = load ptr, ptr %42, align 8
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %372, align 8
  %375 = load ptr, ptr %46, align 8
  %376 = icmp eq ptr %375, null
  br i1 %376, label %377, label %381

377:
  %378 = load ptr, ptr %0, align 8
  %379 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %380 = load ptr, ptr %379, align 8
  call void %378(ptr %8, ptr %21, ptr %3, ptr %371, ptr %380)
  br label %382

381:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %369, ptr %21, ptr %3, ptr %371)
  br label %382

382:
  br i1 %24, label %383, label %425

383:
  %384 = insertelement <2 x double> poison, double %2, i64 0
  %385 = shufflevector <2 x double> %384, <2 x double> poison, <2 x i32> zeroinitializer
  br label %386

386:
  %387 = phi i64 [ 0, %383 ], [ %423, %386 ]
  %388 = getelementptr inbounds <2 x double>, ptr %23, i64 %387
  %389 = load <2 x double>, ptr %388, align 16
  %390 = getelementptr inbounds <2 x double>, ptr %4, i64 %387
  %391 = load <2 x double>, ptr %390, align 16
  %392 = add nsw i64 %387, %108
  %393 = getelementptr inbounds <2 x double>, ptr %4, i64 %392
  %394 = load <2 x double>, ptr %393, align 16
  %395 = fmul <2 x double> %394, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %396 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %391, <2 x double> <double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B>, <2 x double> %395)
  %397 = add nsw i64 %387, %145
  %398 = getelementptr inbounds <2 x double>, ptr %4, i64 %397
  %399 = load <2 x double>, ptr %398, align 16
  %400 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %399, <2 x double> <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>, <2 x double> %396)
  %401 = add nsw i64 %387, %182
  %402 = getelementptr inbounds <2 x double>, ptr %4, i64 %401
  %403 = load <2 x double>, ptr %402, align 16
  %404 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %403, <2 x double> <double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C>, <2 x double> %400)
  %405 = add nsw i64 %387, %223
  %406 = getelementptr inbounds <2 x double>, ptr %4, i64 %405
  %407 = load <2 x double>, ptr %406, align 16
  %408 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %407, <2 x double> <double 0xC032852305E975A8, double 0xC032852305E975A8>, <2 x double> %404)
  %409 = add nsw i64 %387, %268
  %410 = getelementptr inbounds <2 x double>, ptr %4, i64 %409
  %411 = load <2 x double>, ptr %410, align 16
  %412 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %411, <2 x double> <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>, <2 x double> %408)
  %413 = add nsw i64 %387, %317
  %414 = getelementptr inbounds <2 x double>, ptr %4, i64 %413
  %415 = load <2 x double>, ptr %414, align 16
  %416 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %415, <2 x double> <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>, <2 x double> %412)
  %417 = add nsw i64 %387, %370
  %418 = getelementptr inbounds <2 x double>, ptr %4, i64 %417
  %419 = load <2 x double>, ptr %418, align 16
  %420 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %419, <2 x double> <double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C>, <2 x double> %416)
  %421 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %385, <2 x double> %420, <2 x double> %389)
  %422 = getelementptr inbounds <2 x double>, ptr %21, i64 %387
  store <2 x double> %421, ptr %422, align 16
  %423 = add nsw i64 %387, 1
  %424 = icmp eq i64 %423, %19
  br i1 %424, label %425, label %386

425:
  %426 = call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %1)
  %427 = mul nsw i64 %19, 10
  %428 = getelementptr inbounds <2 x double>, ptr %4, i64 %427
  store double %426, ptr %7, align 8
  %429 = load ptr, ptr %42, align 8
  %430 = load i64, ptr %429, align 8
  %431 = add nsw i64 %430, 1
  store i64 %431, ptr %429, align 8
  %432 = load ptr, ptr %46, align 8
  %433 = icmp eq ptr %432, null
  br i1 %433, label %434, label %438

434:
  %435 = load ptr, ptr %0, align 8
  %436 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %437 = load ptr, ptr %436, align 8
  call void %435(ptr %7, ptr %21, ptr %3, ptr %428, ptr %437)
  br label %439

438:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %426, ptr %21, ptr %3, ptr %428)
  br label %439

439:
  br i1 %24, label %440, label %486

440:
  %441 = insertelement <2 x double> poison, double %2, i64 0
  %442 = shufflevector <2 x double> %441, <2 x double> poison, <2 x i32> zeroinitializer
  br label %443

443:
  %444 = phi i64 [ 0, %440 ], [ %484, %443 ]
  %445 = getelementptr inbounds <2 x double>, ptr %23, i64 %444
  %446 = load <2 x double>, ptr %445, align 16
  %447 = getelementptr inbounds <2 x double>, ptr %4, i64 %444
  %448 = load <2 x double>, ptr %447, align 16
  %449 = add nsw i64 %444, %108
  %450 = getelementptr inbounds <2 x double>, ptr %4, i64 %449
  %451 = load <2 x double>, ptr %450, align 16
  %452 = fmul <2 x double> %451, <double 0xC02511A963CAFE55, double 0xC02511A963CAFE55>
  %453 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %448, <2 x double> <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>, <2 x double> %452)
  %454 = add nsw i64 %444, %145
  %455 = getelementptr inbounds <2 x double>, ptr %4, i64 %454
  %456 = load <2 x double>, ptr %455, align 16
  %457 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %456, <2 x double> <double 0xC00001C935AC72AC, double 0xC00001C935AC72AC>, <2 x double> %453)
  %458 = add nsw i64 %444, %182
  %459 = getelementptr inbounds <2 x double>, ptr %4, i64 %458
  %460 = load <2 x double>, ptr %459, align 16
  %461 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %460, <2 x double> <double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006>, <2 x double> %457)
  %462 = add nsw i64 %444, %223
  %463 = getelementptr inbounds <2 x double>, ptr %4, i64 %462
  %464 = load <2 x double>, ptr %463, align 16
  %465 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %464, <2 x double> <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>, <2 x double> %461)
  %466 = add nsw i64 %444, %268
  %467 = getelementptr inbounds <2 x double>, ptr %4, i64 %466
  %468 = load <2 x double>, ptr %467, align 16
  %469 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %468, <2 x double> <double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13>, <2 x double> %465)
  %470 = add nsw i64 %444, %317
  %471 = getelementptr inbounds <2 x double>, ptr %4, i64 %470
  %472 = load <2 x double>, ptr %471, align 16
  %473 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %472, <2 x double> <double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9>, <2 x double> %469)
  %474 = add nsw i64 %444, %370
  %475 = getelementptr inbounds <2 x double>, ptr %4, i64 %474
  %476 = load <2 x double>, ptr %475, align 16
  %477 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %476, <2 x double> <double 0x4028B89C42C81861, double 0x4028B89C42C81861>, <2 x double> %473)
  %478 = add nsw i64 %444, %427
  %479 = getelementptr inbounds <2 x double>, ptr %4, i64 %478
  %480 = load <2 x double>, ptr %479, align 16
  %481 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %480, <2 x double> <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>, <2 x double> %477)
  %482 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %442, <2 x double> %481, <2 x double> %446)
  %483 = getelementptr inbounds <2 x double>, ptr %21, i64 %444
  store <2 x double> %482, ptr %483, align 16
  %484 = add nsw i64 %444, 1
  %485 = icmp eq i64 %484, %19
  br i1 %485, label %486, label %443

486:
  %487 = fadd double %1, %2
  %488 = mul nsw i64 %19, 11
  %489 = getelementptr inbounds <2 x double>, ptr %4, i64 %488
  store double %487, ptr %6, align 8
  %490 = load ptr, ptr %42, align 8
  %491 = load i64, ptr %490, align 8
  %492 = add nsw i64 %491, 1
  store i64 %492, ptr %490, align 8
  %493 = load ptr, ptr %46, align 8
  %494 = icmp eq ptr %493, null
  br i1 %494, label %495, label %499

495:
  %496 = load ptr, ptr %0, align 8
  %497 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %498 = load ptr, ptr %497, align 8
  call void %496(ptr %6, ptr %21, ptr %3, ptr %489, ptr %498)
  br label %500

499:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %487, ptr %21, ptr %3, ptr %489)
  br label %500

500:
  br i1 %24, label %501, label %567

501:
  %502 = insertelement <2 x double> poison, double %2, i64 0
  %503 = shufflevector <2 x double> %502, <2 x double> poison, <2 x i32> zeroinitializer
  %504 = mul nsw i64 %19, 17
  %505 = mul nsw i64 %19, 18
  %506 = mul nsw i64 %19, 19
  br label %507

507:
  %508 = phi i64 [ 0, %501 ], [ %565, %507 ]
  %509 = getelementptr inbounds <2 x double>, ptr %4, i64 %508
  %510 = load <2 x double>, ptr %509, align 16
  %511 = add nsw i64 %508, %182
  %512 = getelementptr inbounds <2 x double>, ptr %4, i64 %511
  %513 = load <2 x double>, ptr %512, align 16
  %514 = add nsw i64 %508, %223
  %515 = getelementptr inbounds <2 x double>, ptr %4, i64 %514
  %516 = load <2 x double>, ptr %515, align 16
  %517 = add nsw i64 %508, %268
  %518 = getelementptr inbounds <2 x double>, ptr %4, i64 %517
  %519 = load <2 x double>, ptr %518, align 16
  %520 = add nsw i64 %508, %317
  %521 = getelementptr inbounds <2 x double>, ptr %4, i64 %520
  %522 = load <2 x double>, ptr %521, align 16
  %523 = add nsw i64 %508, %370
  %524 = getelementptr inbounds <2 x double>, ptr %4, i64 %523
  %525 = load <2 x double>, ptr %524, align 16
  %526 = add nsw i64 %508, %427
  %527 = getelementptr inbounds <2 x double>, ptr %4, i64 %526
  %528 = load <2 x double>, ptr %527, align 16
  %529 = add nsw i64 %508, %488
  %530 = getelementptr inbounds <2 x double>, ptr %4, i64 %529
  %531 = load <2 x double>, ptr %530, align 16
  %532 = add nsw i64 %508, %22
  %533 = getelementptr inbounds <2 x double>, ptr %4, i64 %532
  %534 = load <2 x double>, ptr %533, align 16
  %535 = fmul <2 x double> %513, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %536 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %510, <2 x double> <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>, <2 x double> %535)
  %537 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %516, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %536)
  %538 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %537)
  %539 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %522, <2 x double> <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>, <2 x double> %538)
  %540 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %539)
  %541 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %540)
  %542 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>, <2 x double> %541)
  %543 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %503, <2 x double> %542, <2 x double> %534)
  %544 = add nsw i64 %508, %504
  %545 = getelementptr inbounds <2 x double>, ptr %4, i64 %544
  store <2 x double> %543, ptr %545, align 16
  %546 = fmul <2 x double> %513, <double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3>
  %547 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %510, <2 x double> <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>, <2 x double> %546)
  %548 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %516, <2 x double> <double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72>, <2 x double> %547)
  %549 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>, <2 x double> %548)
  %550 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %522, <2 x double> <double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71>, <2 x double> %549)
  %551 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0x3FD56330D0783989, double 0x3FD56330D0783989>, <2 x double> %550)
  %552 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>, <2 x double> %551)
  %553 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2>, <2 x double> %552)
  %554 = add nsw i64 %508, %505
  %555 = getelementptr inbounds <2 x double>, ptr %4, i64 %554
  store <2 x double> %553, ptr %555, align 16
  %556 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %510, <2 x double> <double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1>, <2 x double> %535)
  %557 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %516, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %556)
  %558 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %519, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %557)
  %559 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %522, <2 x double> <double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716>, <2 x double> %558)
  %560 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %525, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %559)
  %561 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %528, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %560)
  %562 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %531, <2 x double> <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>, <2 x double> %561)
  %563 = add nsw i64 %508, %506
  %564 = getelementptr inbounds <2 x double>, ptr %4, i64 %563
  store <2 x double> %562, ptr %564, align 16
  %565 = add nsw i64 %508, 1
  %566 = icmp eq i64 %565, %19
  br i1 %566, label %567, label %507

567:
  ret void
}

declare fastcc double @moved_beyond_rounding(ptr, ptr)

define fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, ptr %7) {
  %9 = fsub double 1.000000e+00, %3
  %10 = fmul double %9, %9
  %11 = tail call double @llvm.fmuladd.f64(double %3, double 2.000000e+00, double 1.000000e+00)
  %12 = icmp slt i64 %1, 1
  br i1 %12, label %147, label %13

13:
  %14 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  %16 = fmul double %3, 6.000000e+00
  %17 = fmul double %16, %9
  %18 = tail call double @llvm.fmuladd.f64(double %3, double -3.000000e+00, double 1.000000e+00)
  %19 = fmul double %9, %18
  %20 = tail call double @llvm.fmuladd.f64(double %3, double 3.000000e+00, double -2.000000e+00)
  %21 = fmul double %20, %3
  %22 = fmul double %3, %3
  %23 = tail call double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double 3.000000e+00)
  %24 = fneg double %9
  br label %25

25:
  %26 = phi i1 [ false, %13 ], [ %145, %143 ]
  %27 = phi i64 [ 0, %13 ], [ %144, %143 ]
  %28 = getelementptr inbounds i64, ptr %15, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %31, label %143

31:
  %32 = getelementptr inbounds double, ptr %5, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %7, i64 %27
  %35 = load double, ptr %34, align 8
  %36 = fcmp ord double %33, 0.000000e+00
  %37 = tail call double @llvm.fabs.f64(double %33)
  %38 = select i1 %36, double %37, double 0.000000e+00
  %39 = fcmp ord double %35, 0.000000e+00
  %40 = tail call double @llvm.fabs.f64(double %35)
  %41 = select i1 %39, double %40, double 0.000000e+00
  %42 = fadd double %38, %41
  %43 = add nsw i64 %27, %1
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %45, %4
  %47 = getelementptr inbounds double, ptr %7, i64 %43
  %48 = load double, ptr %47, align 8
  %49 = fmul double %48, %4
  %50 = getelementptr inbounds double, ptr %6, i64 %27
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %6, i64 %43
  %53 = load double, ptr %52, align 8
  %54 = fmul double %53, %4
  %55 = fcmp uno double %46, %49
  br i1 %55, label %56, label %58

56:
  %57 = fcmp uno double %54, 0.000000e+00
  br i1 %57, label %91, label %147

58:
  %59 = fmul double %42, 1.000000e+10
  %60 = fsub double %35, %33
  %61 = fmul double %19, %46
  %62 = tail call double @llvm.fmuladd.f64(double %17, double %60, double %61)
  %63 = tail call double @llvm.fmuladd.f64(double %21, double %49, double %62)
  %64 = tail call double @llvm.fabs.f64(double %60)
  %65 = fsub double %51, %33
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = fsub double %51, %35
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = tail call double @llvm.maxnum.f64(double %66, double %68)
  %70 = tail call double @llvm.maxnum.f64(double %64, double %69)
  %71 = fadd double %37, %40
  %72 = fmul double %59, 0x3D06849B86A12B9B
  %73 = tail call double @llvm.fmuladd.f64(double %71, double 1.000000e-09, double %72)
  %74 = fcmp olt double %70, 0x7FF0000000000000
  br i1 %74, label %75, label %147

75:
  %76 = fmul double %46, %3
  %77 = tail call double @llvm.fmuladd.f64(double %11, double %33, double %76)
  %78 = fmul double %49, %24
  %79 = tail call double @llvm.fmuladd.f64(double %23, double %35, double %78)
  %80 = fmul double %22, %79
  %81 = tail call double @llvm.fmuladd.f64(double %10, double %77, double %80)
  %82 = fsub double %51, %81
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = tail call double @llvm.fmuladd.f64(double %70, double 5.000000e-03, double %73)
  %85 = fcmp ugt double %83, %84
  br i1 %85, label %147, label %86

86:
  %87 = fsub double %54, %63
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = tail call double @llvm.fmuladd.f64(double %70, double 5.000000e-02, double %73)
  %90 = fcmp ugt double %88, %89
  br i1 %90, label %147, label %91

91:
  %92 = fsub double %35, %33
  %93 = fadd double %46, %49
  %94 = tail call double @llvm.fmuladd.f64(double %92, double -2.000000e+00, double %93)
  %95 = fmul double %94, 3.000000e+00
  %96 = fmul double %46, -2.000000e+00
  %97 = tail call double @llvm.fmuladd.f64(double %92, double 3.000000e+00, double %96)
  %98 = fsub double %97, %49
  %99 = fmul double %46, %95
  %100 = fneg double %99
  %101 = tail call double @llvm.fmuladd.f64(double %98, double %98, double %100)
  %102 = fmul double %46, %49
  %103 = fcmp ogt double %102, 0.000000e+00
  br i1 %103, label %104, label %143

104:
  %105 = fcmp ogt double %99, 0.000000e+00
  %106 = fcmp ogt double %101, 0.000000e+00
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %143

108:
  %109 = fneg double %98
  %110 = fmul double %95, %109
  %111 = fcmp ogt double %110, 0.000000e+00
  br i1 %111, label %112, label %143

112:
  %113 = tail call double @llvm.fabs.f64(double %98)
  %114 = tail call double @llvm.fabs.f64(double %95)
  %115 = fcmp olt double %113, %114
  br i1 %115, label %116, label %143

116:
  %117 = tail call double @llvm.sqrt.f64(double %101)
  %118 = tail call double @llvm.fmuladd.f64(double %117, double -1.000000e+00, double %109)
  %119 = fdiv double %118, %95
  %120 = fmul double %95, %119
  %121 = fdiv double %120, 3.000000e+00
  %122 = fadd double %98, %121
  %123 = tail call double @llvm.fmuladd.f64(double %119, double %122, double %46)
  %124 = tail call double @llvm.fmuladd.f64(double %119, double %123, double %33)
  %125 = fsub double %117, %98
  %126 = fdiv double %125, %95
  %127 = fmul double %95, %126
  %128 = fdiv double %127, 3.000000e+00
  %129 = fadd double %98, %128
  %130 = tail call double @llvm.fmuladd.f64(double %126, double %129, double %46)
  %131 = tail call double @llvm.fmuladd.f64(double %126, double %130, double %33)
  %132 = tail call double @llvm.minnum.f64(double %124, double %131)
  %133 = tail call double @llvm.maxnum.f64(double %124, double %131)
  %134 = fsub double %133, %132
  %135 = fmul double %42, 0x3D06849B86A12B9B
  %136 = fcmp ule double %134, %135
  br i1 %136, label %143, label %137

137:
  %138 = fmul double %134, 2.500000e-01
  %139 = fcmp uge double %132, %138
  %140 = fneg double %138
  %141 = fcmp ule double %133, %140
  %142 = select i1 %139, i1 true, i1 %141
  br i1 %142, label %143, label %147

143:
  %144 = add nsw i64 %27, 1
  %145 = icmp sge i64 %144, %1
  %146 = icmp eq i64 %144, %1
  br i1 %146, label %147, label %25

147:
  %148 = phi i1 [ true, %8 ], [ %26, %56 ], [ %26, %58 ], [ %26, %75 ], [ %26, %137 ], [ %26, %86 ], [ %145, %143 ]
  %149 = zext i1 %148 to i32
  ret i32 %149
}

declare fastcc void @look_at(ptr, double)

declare fastcc void @look_into(ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
