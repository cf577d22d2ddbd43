; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
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
  br i1 %12, label %13, label %1310

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
  %76 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %77 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  %78 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 1
  %79 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 2
  %80 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 3
  %81 = getelementptr inbounds %struct.Look, ptr %3, i64 0, i32 4
  %82 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 14
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 2
  %84 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %85 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %86 = getelementptr inbounds double, ptr %9, i64 4
  %87 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %88

88:
  %89 = phi i1 [ true, %13 ], [ %1306, %1304 ]
  %90 = phi i64 [ 0, %13 ], [ %1305, %1304 ]
  %91 = load double, ptr %9, align 8
  %92 = load double, ptr %14, align 8
  %93 = fcmp oeq double %91, %92
  br i1 %93, label %94, label %97

94:
  %95 = call i64 @pass_knot(ptr %0)
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %1322

97:
  %98 = load i64, ptr %15, align 8
  %99 = load i64, ptr %16, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %1322

101:
  %102 = load ptr, ptr %18, align 8
  %103 = load i64, ptr %102, align 8
  %104 = load i64, ptr %17, align 8
  %105 = add nsw i64 %104, %103
  %106 = load i64, ptr %19, align 8
  %107 = icmp sgt i64 %105, %106
  br i1 %107, label %1322, label %108

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
  br i1 %135, label %136, label %1322

136:
  %137 = load i64, ptr %23, align 8
  %138 = icmp sgt i64 %137, 0
  %139 = select i1 %138, i64 4, i64 3
  br label %1322

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
  br label %1304

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
  br label %1304

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
  br i1 %669, label %1178, label %670

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
  %678 = load ptr, ptr %18, align 8
  %679 = getelementptr inbounds i64, ptr %678, i64 5
  %680 = load i64, ptr %679, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %682, label %1067

682:
  %683 = load ptr, ptr %56, align 8
  %684 = load ptr, ptr %54, align 8
  %685 = getelementptr inbounds double, ptr %683, i64 %668
  %686 = getelementptr inbounds double, ptr %684, i64 %668
  %687 = icmp sgt i64 %668, 0
  br i1 %687, label %688, label %762

688:
  %689 = load ptr, ptr %57, align 8
  br label %690

690:
  %691 = phi i64 [ 0, %688 ], [ %760, %759 ]
  %692 = getelementptr inbounds i64, ptr %689, i64 %691
  %693 = load i64, ptr %692, align 8
  %694 = icmp eq i64 %693, 2
  br i1 %694, label %695, label %759

695:
  %696 = getelementptr inbounds double, ptr %683, i64 %691
  %697 = load double, ptr %696, align 8
  %698 = getelementptr inbounds double, ptr %684, i64 %691
  %699 = load double, ptr %698, align 8
  %700 = fcmp ord double %697, 0.000000e+00
  %701 = call double @llvm.fabs.f64(double %697)
  %702 = select i1 %700, double %701, double 0.000000e+00
  %703 = fcmp ord double %699, 0.000000e+00
  %704 = call double @llvm.fabs.f64(double %699)
  %705 = select i1 %703, double %704, double 0.000000e+00
  %706 = fadd double %702, %705
  %707 = getelementptr inbounds double, ptr %685, i64 %691
  %708 = load double, ptr %707, align 8
  %709 = fmul double %143, %708
  %710 = getelementptr inbounds double, ptr %686, i64 %691
  %711 = load double, ptr %710, align 8
  %712 = fmul double %143, %711
  %713 = call double @llvm.maxnum.f64(double %701, double %704)
  %714 = fmul double %706, 0x3D06849B86A12B9B
  %715 = fcmp ugt double %713, %714
  br i1 %715, label %716, label %759

716:
  %717 = fcmp oeq double %697, 0.000000e+00
  %718 = fcmp oeq double %699, 0.000000e+00
  %719 = or i1 %717, %718
  br i1 %719, label %759, label %720

720:
  %721 = fcmp olt double %697, 0.000000e+00
  %722 = fcmp ogt double %699, 0.000000e+00
  %723 = and i1 %721, %722
  br i1 %723, label %1067, label %724

724:
  %725 = fcmp ogt double %697, 0.000000e+00
  %726 = fcmp olt double %699, 0.000000e+00
  %727 = and i1 %725, %726
  br i1 %727, label %1067, label %728

728:
  %729 = fcmp olt double %709, 0.000000e+00
  %730 = fcmp ogt double %712, 0.000000e+00
  %731 = and i1 %729, %730
  %732 = and i1 %722, %731
  %733 = and i1 %725, %732
  br i1 %733, label %740, label %734

734:
  %735 = fcmp ogt double %709, 0.000000e+00
  %736 = fcmp olt double %712, 0.000000e+00
  %737 = and i1 %735, %736
  %738 = and i1 %726, %737
  %739 = and i1 %721, %738
  br i1 %739, label %740, label %759

740:
  %741 = select i1 %725, double 1.000000e+00, double -1.000000e+00
  %742 = fmul double %741, %709
  %743 = fmul double %741, %712
  %744 = fcmp olt double %742, 0.000000e+00
  %745 = fcmp ogt double %743, 0.000000e+00
  %746 = and i1 %744, %745
  br i1 %746, label %747, label %759

747:
  %748 = fmul double %699, %741
  %749 = fmul double %697, %741
  %750 = fsub double %748, %749
  %751 = fsub double %750, %743
  %752 = fsub double %742, %743
  %753 = fdiv double %751, %752
  %754 = call double @llvm.fmuladd.f64(double %742, double %753, double %749)
  %755 = call double @llvm.minnum.f64(double %749, double %748)
  %756 = fsub double %755, %754
  %757 = call double @llvm.fmuladd.f64(double %756, double -2.500000e-01, double %754)
  %758 = fcmp uge double %757, 0.000000e+00
  br i1 %758, label %759, label %1067

759:
  %760 = add nsw i64 %691, 1
  %761 = icmp eq i64 %760, %668
  br i1 %761, label %762, label %690

762:
  %763 = load ptr, ptr %58, align 8
  %764 = call fastcc i32 @are_marks_straight(ptr %17, i64 %668, i64 2, double 0x3FDA827997709F7A, double %143, ptr %683, ptr %763, ptr %684)
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %1067, label %766

766:
  %767 = load i64, ptr %17, align 8
  %768 = icmp sgt i64 %767, 0
  br i1 %768, label %769, label %1064

769:
  %770 = load ptr, ptr %76, align 8
  %771 = load ptr, ptr %77, align 8
  br label %772

772:
  %773 = phi i1 [ true, %769 ], [ %1062, %1060 ]
  %774 = phi i64 [ 0, %769 ], [ %1061, %1060 ]
  %775 = shl nsw i64 %774, 2
  %776 = getelementptr inbounds i64, ptr %770, i64 %775
  %777 = getelementptr inbounds i64, ptr %776, i64 1
  %778 = load i64, ptr %777, align 8
  %779 = load i64, ptr %776, align 8
  %780 = getelementptr inbounds i64, ptr %776, i64 2
  %781 = load i64, ptr %780, align 8
  %782 = getelementptr inbounds double, ptr %771, i64 %781
  %783 = load double, ptr %782, align 8
  switch i64 %779, label %786 [
    i64 6, label %1060
    i64 0, label %1060
    i64 3, label %784
    i64 5, label %1064
    i64 10, label %794
  ]

784:
  %785 = fcmp ord double %783, 0.000000e+00
  br i1 %785, label %1060, label %786

786:
  %787 = getelementptr inbounds double, ptr %683, i64 %778
  %788 = load double, ptr %787, align 8
  %789 = fcmp uno double %788, 0.000000e+00
  br i1 %789, label %1064, label %790

790:
  %791 = getelementptr inbounds double, ptr %684, i64 %778
  %792 = load double, ptr %791, align 8
  %793 = fcmp uno double %792, 0.000000e+00
  br i1 %793, label %1064, label %794

794:
  %795 = load ptr, ptr %57, align 8
  %796 = getelementptr inbounds i64, ptr %795, i64 %778
  %797 = load i64, ptr %796, align 8
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %858, label %799

799:
  %800 = getelementptr inbounds double, ptr %683, i64 %778
  %801 = load double, ptr %800, align 8
  %802 = getelementptr inbounds double, ptr %684, i64 %778
  %803 = load double, ptr %802, align 8
  %804 = getelementptr inbounds double, ptr %763, i64 %778
  %805 = load double, ptr %804, align 8
  %806 = add nsw i64 %778, %668
  %807 = getelementptr inbounds double, ptr %763, i64 %806
  %808 = load double, ptr %807, align 8
  %809 = fmul double %143, %808
  %810 = getelementptr inbounds double, ptr %685, i64 %778
  %811 = load double, ptr %810, align 8
  %812 = fmul double %143, %811
  %813 = getelementptr inbounds double, ptr %686, i64 %778
  %814 = load double, ptr %813, align 8
  %815 = fmul double %143, %814
  %816 = fcmp uno double %812, %815
  br i1 %816, label %817, label %819

817:
  %818 = fcmp uno double %809, 0.000000e+00
  br i1 %818, label %858, label %1064

819:
  %820 = fcmp ord double %801, 0.000000e+00
  %821 = call double @llvm.fabs.f64(double %801)
  %822 = select i1 %820, double %821, double 0.000000e+00
  %823 = fcmp ord double %803, 0.000000e+00
  %824 = call double @llvm.fabs.f64(double %803)
  %825 = select i1 %823, double %824, double 0.000000e+00
  %826 = fadd double %822, %825
  %827 = fsub double %803, %801
  %828 = fmul double %812, 0xBFC23180000A8CFD
  %829 = call double @llvm.fmuladd.f64(double %827, double 0x3FF74B23344A5383, double %828)
  %830 = call double @llvm.fmuladd.f64(double %815, double 0xBFD413CCD124078A, double %829)
  %831 = call double @llvm.fabs.f64(double %827)
  %832 = fsub double %805, %801
  %833 = call double @llvm.fabs.f64(double %832)
  %834 = fsub double %805, %803
  %835 = call double @llvm.fabs.f64(double %834)
  %836 = call double @llvm.maxnum.f64(double %833, double %835)
  %837 = call double @llvm.maxnum.f64(double %831, double %836)
  %838 = fadd double %821, %824
  %839 = fmul double %826, 0x3D06849B86A12B9B
  %840 = call double @llvm.fmuladd.f64(double %838, double 1.000000e-09, double %839)
  %841 = fcmp olt double %837, 0x7FF0000000000000
  br i1 %841, label %842, label %1064

842:
  %843 = fmul double %812, 0x3FDA827997709F7A
  %844 = call double @llvm.fmuladd.f64(double %801, double 0x3FFD413CCBB84FBD, double %843)
  %845 = fmul double %815, 0xBFE2BEC33447B043
  %846 = call double @llvm.fmuladd.f64(double %803, double 0x40015F619A23D822, double %845)
  %847 = fmul double %846, 0x3FC5F61993D37A46
  %848 = call double @llvm.fmuladd.f64(double %844, double 0x3FD5F6199B087E2F, double %847)
  %849 = fsub double %805, %848
  %850 = call double @llvm.fabs.f64(double %849)
  %851 = call double @llvm.fmuladd.f64(double %837, double 5.000000e-03, double %840)
  %852 = fcmp ugt double %850, %851
  br i1 %852, label %1064, label %853

853:
  %854 = fsub double %809, %830
  %855 = call double @llvm.fabs.f64(double %854)
  %856 = call double @llvm.fmuladd.f64(double %837, double 5.000000e-02, double %840)
  %857 = fcmp ugt double %855, %856
  br i1 %857, label %1064, label %858

858:
  %859 = add i64 %779, -5
  %860 = icmp ult i64 %859, -2
  %861 = icmp slt i64 %779, 7
  %862 = and i1 %861, %860
  br i1 %862, label %957, label %863

863:
  %864 = getelementptr inbounds double, ptr %683, i64 %778
  %865 = load double, ptr %864, align 8
  %866 = getelementptr inbounds double, ptr %685, i64 %778
  %867 = load double, ptr %866, align 8
  %868 = fmul double %143, %867
  %869 = getelementptr inbounds double, ptr %684, i64 %778
  %870 = load double, ptr %869, align 8
  %871 = getelementptr inbounds double, ptr %686, i64 %778
  %872 = load double, ptr %871, align 8
  %873 = fmul double %143, %872
  %874 = icmp ne i64 %779, 9
  %875 = fcmp une double %865, 0.000000e+00
  %876 = or i1 %874, %875
  %877 = fcmp ogt double %868, 0.000000e+00
  %878 = fcmp uge double %870, 0.000000e+00
  %879 = or i1 %876, %878
  %880 = or i1 %877, %879
  br i1 %880, label %881, label %923

881:
  %882 = fcmp oeq double %865, 0.000000e+00
  br i1 %882, label %883, label %890

883:
  %884 = fcmp olt double %870, 0.000000e+00
  %885 = and i1 %877, %884
  %886 = fcmp olt double %868, 0.000000e+00
  %887 = fcmp ogt double %870, 0.000000e+00
  %888 = and i1 %886, %887
  %889 = or i1 %885, %888
  br i1 %889, label %912, label %923

890:
  %891 = fcmp oeq double %870, 0.000000e+00
  br i1 %891, label %912, label %892

892:
  %893 = fcmp olt double %865, 0.000000e+00
  %894 = fcmp ogt double %870, 0.000000e+00
  %895 = and i1 %893, %894
  br i1 %895, label %912, label %896

896:
  %897 = fcmp ogt double %865, 0.000000e+00
  %898 = fcmp olt double %870, 0.000000e+00
  %899 = and i1 %897, %898
  br i1 %899, label %912, label %900

900:
  %901 = fcmp olt double %868, 0.000000e+00
  %902 = fcmp ogt double %873, 0.000000e+00
  %903 = and i1 %901, %902
  %904 = and i1 %894, %903
  %905 = and i1 %897, %904
  br i1 %905, label %923, label %906

906:
  %907 = fcmp olt double %873, 0.000000e+00
  %908 = and i1 %877, %907
  %909 = and i1 %898, %908
  %910 = and i1 %893, %909
  %911 = select i1 %910, i32 3, i32 0
  br label %923

912:
  %913 = phi i32 [ 1, %892 ], [ 1, %896 ], [ 2, %890 ], [ 4, %883 ]
  %914 = getelementptr inbounds i64, ptr %776, i64 3
  %915 = load i64, ptr %914, align 8
  %916 = icmp eq i64 %915, 0
  br i1 %916, label %923, label %917

917:
  %918 = select i1 %882, double %868, double %865
  %919 = sitofp i64 %915 to double
  %920 = fmul double %918, %919
  %921 = fcmp olt double %920, 0.000000e+00
  %922 = select i1 %921, i32 %913, i32 0
  br label %923

923:
  %924 = phi i32 [ 5, %863 ], [ %922, %917 ], [ %913, %912 ], [ 0, %883 ], [ 3, %900 ], [ %911, %906 ]
  %925 = fcmp ogt double %865, 0.000000e+00
  %926 = select i1 %925, double 1.000000e+00, double -1.000000e+00
  %927 = fcmp ord double %865, 0.000000e+00
  %928 = call double @llvm.fabs.f64(double %865)
  %929 = select i1 %927, double %928, double 0.000000e+00
  %930 = fcmp ord double %870, 0.000000e+00
  %931 = call double @llvm.fabs.f64(double %870)
  %932 = select i1 %930, double %931, double 0.000000e+00
  %933 = fadd double %929, %932
  %934 = call fastcc i32 @swerves(double %933, double %865, double %868, double %870, double %873)
  %935 = icmp eq i32 %934, 0
  br i1 %935, label %936, label %1064

936:
  switch i32 %924, label %1064 [
    i32 0, label %1060
    i32 3, label %937
  ]

937:
  %938 = fmul double %867, %926
  %939 = fmul double %143, %938
  %940 = fmul double %926, %872
  %941 = fmul double %143, %940
  %942 = fcmp olt double %939, 0.000000e+00
  %943 = fcmp ogt double %941, 0.000000e+00
  %944 = and i1 %942, %943
  br i1 %944, label %945, label %1060

945:
  %946 = fmul double %926, %870
  %947 = fmul double %865, %926
  %948 = fsub double %946, %947
  %949 = fsub double %948, %941
  %950 = fsub double %939, %941
  %951 = fdiv double %949, %950
  %952 = call double @llvm.fmuladd.f64(double %939, double %951, double %947)
  %953 = call double @llvm.minnum.f64(double %947, double %946)
  %954 = fsub double %953, %952
  %955 = call double @llvm.fmuladd.f64(double %954, double -2.500000e-01, double %952)
  %956 = fcmp uge double %955, 0.000000e+00
  br i1 %956, label %1060, label %1064

957:
  %958 = icmp eq i64 %779, 1
  %959 = select i1 %958, double 1.000000e+00, double -1.000000e+00
  %960 = getelementptr inbounds double, ptr %684, i64 %778
  %961 = load double, ptr %960, align 8
  %962 = fcmp uno double %783, 0.000000e+00
  br i1 %962, label %963, label %965

963:
  %964 = fmul double %959, %961
  br label %969

965:
  %966 = fmul double %959, %783
  %967 = fmul double %959, %961
  %968 = call double @llvm.minnum.f64(double %966, double %967)
  br label %969

969:
  %970 = phi double [ %964, %963 ], [ %968, %965 ]
  %971 = getelementptr inbounds double, ptr %683, i64 %778
  %972 = load double, ptr %971, align 8
  %973 = getelementptr inbounds double, ptr %685, i64 %778
  %974 = load double, ptr %973, align 8
  %975 = fmul double %959, %974
  %976 = fmul double %143, %975
  %977 = getelementptr inbounds double, ptr %686, i64 %778
  %978 = load double, ptr %977, align 8
  %979 = fmul double %959, %978
  %980 = fmul double %143, %979
  %981 = fcmp olt double %976, 0.000000e+00
  %982 = fcmp ogt double %980, 0.000000e+00
  %983 = and i1 %981, %982
  br i1 %983, label %984, label %996

984:
  %985 = fmul double %959, %961
  %986 = fmul double %959, %972
  %987 = fsub double %985, %986
  %988 = fsub double %987, %980
  %989 = fsub double %976, %980
  %990 = fdiv double %988, %989
  %991 = call double @llvm.fmuladd.f64(double %976, double %990, double %986)
  %992 = call double @llvm.minnum.f64(double %986, double %985)
  %993 = fsub double %992, %991
  %994 = call double @llvm.fmuladd.f64(double %993, double -2.500000e-01, double %991)
  %995 = fcmp uge double %994, %970
  br i1 %995, label %996, label %1064

996:
  %997 = fcmp ord double %972, 0.000000e+00
  %998 = call double @llvm.fabs.f64(double %972)
  %999 = select i1 %997, double %998, double 0.000000e+00
  %1000 = fcmp ord double %961, 0.000000e+00
  %1001 = call double @llvm.fabs.f64(double %961)
  %1002 = select i1 %1000, double %1001, double 0.000000e+00
  %1003 = fadd double %1002, %999
  %1004 = fmul double %143, %974
  %1005 = fmul double %143, %978
  %1006 = fsub double %961, %972
  %1007 = fadd double %1004, %1005
  %1008 = call double @llvm.fmuladd.f64(double %1006, double -2.000000e+00, double %1007)
  %1009 = fmul double %1008, 3.000000e+00
  %1010 = fmul double %1004, -2.000000e+00
  %1011 = call double @llvm.fmuladd.f64(double %1006, double 3.000000e+00, double %1010)
  %1012 = fsub double %1011, %1005
  %1013 = fmul double %1004, %1009
  %1014 = fneg double %1013
  %1015 = call double @llvm.fmuladd.f64(double %1012, double %1012, double %1014)
  %1016 = fmul double %1004, %1005
  %1017 = fcmp ogt double %1016, 0.000000e+00
  br i1 %1017, label %1018, label %1060

1018:
  %1019 = fcmp ogt double %1013, 0.000000e+00
  %1020 = fcmp ogt double %1015, 0.000000e+00
  %1021 = and i1 %1019, %1020
  br i1 %1021, label %1022, label %1060

1022:
  %1023 = fneg double %1012
  %1024 = fmul double %1009, %1023
  %1025 = fcmp ogt double %1024, 0.000000e+00
  br i1 %1025, label %1026, label %1060

1026:
  %1027 = call double @llvm.fabs.f64(double %1012)
  %1028 = call double @llvm.fabs.f64(double %1009)
  %1029 = fcmp olt double %1027, %1028
  br i1 %1029, label %1030, label %1060

1030:
  %1031 = call double @llvm.sqrt.f64(double %1015)
  %1032 = call double @llvm.fmuladd.f64(double %1031, double -1.000000e+00, double %1023)
  %1033 = fdiv double %1032, %1009
  %1034 = fmul double %1009, %1033
  %1035 = fdiv double %1034, 3.000000e+00
  %1036 = fadd double %1012, %1035
  %1037 = call double @llvm.fmuladd.f64(double %1033, double %1036, double %1004)
  %1038 = call double @llvm.fmuladd.f64(double %1033, double %1037, double %972)
  %1039 = fsub double %1031, %1012
  %1040 = fdiv double %1039, %1009
  %1041 = fmul double %1009, %1040
  %1042 = fdiv double %1041, 3.000000e+00
  %1043 = fadd double %1012, %1042
  %1044 = call double @llvm.fmuladd.f64(double %1040, double %1043, double %1004)
  %1045 = call double @llvm.fmuladd.f64(double %1040, double %1044, double %972)
  %1046 = call double @llvm.minnum.f64(double %1038, double %1045)
  %1047 = call double @llvm.maxnum.f64(double %1038, double %1045)
  %1048 = fsub double %1047, %1046
  %1049 = fmul double %1003, 0x3D06849B86A12B9B
  %1050 = fcmp ule double %1048, %1049
  br i1 %1050, label %1060, label %1051

1051:
  %1052 = fmul double %1048, 2.500000e-01
  %1053 = fsub double %1046, %1052
  %1054 = call double @llvm.minnum.f64(double %972, double %961)
  %1055 = fcmp olt double %1053, %1054
  br i1 %1055, label %1064, label %1056

1056:
  %1057 = fadd double %1047, %1052
  %1058 = call double @llvm.maxnum.f64(double %972, double %961)
  %1059 = fcmp ule double %1057, %1058
  br i1 %1059, label %1060, label %1064

1060:
  %1061 = add nsw i64 %774, 1
  %1062 = icmp slt i64 %1061, %767
  %1063 = icmp eq i64 %1061, %767
  br i1 %1063, label %1064, label %772

1064:
  %1065 = phi i1 [ false, %766 ], [ %1062, %1060 ], [ %773, %1056 ], [ %773, %790 ], [ %773, %786 ], [ %773, %853 ], [ %773, %984 ], [ %773, %772 ], [ %773, %842 ], [ %773, %819 ], [ %773, %1051 ], [ %773, %923 ], [ %773, %936 ], [ %773, %945 ], [ %773, %817 ]
  %1066 = zext i1 %1065 to i32
  br label %1067

1067:
  %1068 = phi i32 [ 1, %670 ], [ 1, %762 ], [ %1066, %1064 ], [ 1, %747 ], [ 1, %724 ], [ 1, %720 ]
  store ptr %7, ptr %3, align 8
  store ptr %17, ptr %78, align 8
  store double 2.000000e+00, ptr %79, align 8
  %1069 = load i64, ptr %678, align 8
  store i64 %1069, ptr %80, align 8
  %1070 = getelementptr inbounds i64, ptr %678, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  store i64 -1, ptr %1070, align 8
  %1071 = getelementptr inbounds i64, ptr %678, i64 4
  store i64 0, ptr %1071, align 8
  %1072 = load i64, ptr %17, align 8
  %1073 = icmp sgt i64 %1072, 0
  br i1 %1073, label %1074, label %1076

1074:
  %1075 = load ptr, ptr %82, align 8
  br label %1083

1076:
  %1077 = phi i64 [ %1072, %1067 ], [ %1087, %1083 ]
  %1078 = icmp eq i32 %1068, 0
  br i1 %1078, label %1079, label %1089

1079:
  %1080 = icmp sgt i64 %1077, 0
  br i1 %1080, label %1081, label %1123

1081:
  %1082 = load ptr, ptr %76, align 8
  br label %1090

1083:
  %1084 = phi i64 [ 0, %1074 ], [ %1086, %1083 ]
  %1085 = getelementptr inbounds i64, ptr %1075, i64 %1084
  store i64 0, ptr %1085, align 8
  %1086 = add nsw i64 %1084, 1
  %1087 = load i64, ptr %17, align 8
  %1088 = icmp slt i64 %1086, %1087
  br i1 %1088, label %1083, label %1076

1089:
  call fastcc void @look_into(ptr %3)
  br label %1123

1090:
  %1091 = phi i64 [ 0, %1081 ], [ %1121, %1120 ]
  %1092 = shl nsw i64 %1091, 2
  %1093 = getelementptr inbounds i64, ptr %1082, i64 %1092
  %1094 = load i64, ptr %1093, align 8
  %1095 = add i64 %1094, -3
  %1096 = icmp ult i64 %1095, -2
  br i1 %1096, label %1120, label %1097

1097:
  %1098 = icmp eq i64 %1094, 1
  %1099 = select i1 %1098, double 1.000000e+00, double -1.000000e+00
  %1100 = load ptr, ptr %77, align 8
  %1101 = getelementptr inbounds i64, ptr %1093, i64 2
  %1102 = load i64, ptr %1101, align 8
  %1103 = getelementptr inbounds double, ptr %1100, i64 %1102
  %1104 = load double, ptr %1103, align 8
  %1105 = load ptr, ptr %54, align 8
  %1106 = getelementptr inbounds i64, ptr %1093, i64 1
  %1107 = load i64, ptr %1106, align 8
  %1108 = getelementptr inbounds double, ptr %1105, i64 %1107
  %1109 = load double, ptr %1108, align 8
  %1110 = fcmp uno double %1104, 0.000000e+00
  br i1 %1110, label %1111, label %1113

1111:
  %1112 = fmul double %1099, %1109
  br label %1117

1113:
  %1114 = fmul double %1099, %1104
  %1115 = fmul double %1099, %1109
  %1116 = call double @llvm.minnum.f64(double %1114, double %1115)
  br label %1117

1117:
  %1118 = phi double [ %1112, %1111 ], [ %1116, %1113 ]
  %1119 = fmul double %1099, %1118
  store double %1119, ptr %1103, align 8
  br label %1120

1120:
  %1121 = add nsw i64 %1091, 1
  %1122 = icmp eq i64 %1121, %1077
  br i1 %1122, label %1123, label %1090

1123:
  %1124 = load i64, ptr %83, align 8
  %1125 = icmp eq i64 %1124, 0
  br i1 %1125, label %1136, label %1126

1126:
  %1127 = load double, ptr %79, align 8
  %1128 = load double, ptr %69, align 8
  %1129 = call double @llvm.minnum.f64(double %1127, double %1128)
  %1130 = fcmp olt double %1127, %1128
  %1131 = load double, ptr %66, align 8
  %1132 = load double, ptr %67, align 8
  %1133 = call double @llvm.fmuladd.f64(double %1127, double %1132, double %1131)
  %1134 = load double, ptr %68, align 8
  %1135 = select i1 %1130, double %1133, double %1134
  call fastcc void @take_samples(ptr %7, ptr %17, double %1129, double %1135)
  br label %1136

1136:
  %1137 = load double, ptr %79, align 8
  %1138 = load double, ptr %69, align 8
  %1139 = fcmp olt double %1137, %1138
  br i1 %1139, label %1140, label %1141

1140:
  call fastcc void @look_at(ptr %7, double %1137)
  br label %1141

1141:
  %1142 = load ptr, ptr %54, align 8
  %1143 = load i64, ptr %17, align 8
  %1144 = icmp sgt i64 %1143, 0
  br i1 %1144, label %1145, label %1162

1145:
  %1146 = load ptr, ptr %82, align 8
  br label %1147

1147:
  %1148 = phi i64 [ 0, %1145 ], [ %1160, %1159 ]
  %1149 = getelementptr inbounds i64, ptr %1146, i64 %1148
  %1150 = load i64, ptr %1149, align 8
  %1151 = icmp eq i64 %1150, 0
  br i1 %1151, label %1159, label %1152

1152:
  %1153 = load ptr, ptr %76, align 8
  %1154 = shl nsw i64 %1148, 2
  %1155 = or i64 %1154, 1
  %1156 = getelementptr inbounds i64, ptr %1153, i64 %1155
  %1157 = load i64, ptr %1156, align 8
  %1158 = getelementptr inbounds double, ptr %1142, i64 %1157
  store double 0.000000e+00, ptr %1158, align 8
  br label %1159

1159:
  %1160 = add nsw i64 %1148, 1
  %1161 = icmp eq i64 %1160, %1143
  br i1 %1161, label %1162, label %1147

1162:
  %1163 = shl nsw i64 %668, 1
  %1164 = load ptr, ptr %56, align 8
  %1165 = icmp sgt i64 %668, 0
  br i1 %1165, label %1166, label %1173

1166:
  %1167 = phi i64 [ %1171, %1166 ], [ 0, %1162 ]
  %1168 = getelementptr inbounds double, ptr %1142, i64 %1167
  %1169 = load double, ptr %1168, align 8
  %1170 = getelementptr inbounds double, ptr %1164, i64 %1167
  store double %1169, ptr %1170, align 8
  %1171 = add nsw i64 %1167, 1
  %1172 = icmp eq i64 %1171, %1163
  br i1 %1172, label %1173, label %1166

1173:
  %1174 = load double, ptr %79, align 8
  %1175 = fcmp olt double %1174, 1.000000e+00
  br i1 %1175, label %1176, label %1178

1176:
  %1177 = call double @llvm.fmuladd.f64(double %1174, double %143, double %109)
  br label %1180

1178:
  %1179 = load double, ptr %22, align 8
  br label %1180

1180:
  %1181 = phi ptr [ %50, %1176 ], [ %34, %1178 ]
  %1182 = phi double [ %1177, %1176 ], [ %1179, %1178 ]
  %1183 = load ptr, ptr %1181, align 8
  %1184 = load i64, ptr %24, align 8
  %1185 = load i64, ptr %60, align 8
  %1186 = load ptr, ptr %27, align 8
  %1187 = icmp sgt i64 %1184, 0
  br i1 %1187, label %1190, label %1188

1188:
  %1189 = load ptr, ptr %28, align 8
  br label %1207

1190:
  %1191 = phi i64 [ %1195, %1190 ], [ 0, %1180 ]
  %1192 = getelementptr inbounds double, ptr %1183, i64 %1191
  %1193 = load double, ptr %1192, align 8
  %1194 = getelementptr inbounds double, ptr %1186, i64 %1191
  store double %1193, ptr %1194, align 8
  %1195 = add nsw i64 %1191, 1
  %1196 = icmp eq i64 %1195, %1184
  br i1 %1196, label %1197, label %1190

1197:
  %1198 = getelementptr double, ptr %1183, i64 %1184
  %1199 = load ptr, ptr %28, align 8
  br label %1200

1200:
  %1201 = phi i64 [ %1205, %1200 ], [ 0, %1197 ]
  %1202 = getelementptr inbounds double, ptr %1198, i64 %1201
  %1203 = load double, ptr %1202, align 8
  %1204 = getelementptr inbounds double, ptr %1199, i64 %1201
  store double %1203, ptr %1204, align 8
  %1205 = add nsw i64 %1201, 1
  %1206 = icmp eq i64 %1205, %1184
  br i1 %1206, label %1207, label %1200

1207:
  %1208 = phi ptr [ %1189, %1188 ], [ %1199, %1200 ]
  %1209 = shl nsw i64 %1184, 1
  %1210 = getelementptr inbounds double, ptr %1183, i64 %1209
  %1211 = getelementptr double, ptr %1210, i64 1
  %1212 = load ptr, ptr %29, align 8
  %1213 = load i64, ptr %64, align 8
  %1214 = getelementptr inbounds double, ptr %1212, i64 %1213
  %1215 = sub i64 0, %1185
  %1216 = getelementptr double, ptr %1214, i64 %1215
  %1217 = icmp sgt i64 %1185, 0
  br i1 %1217, label %1218, label %1225

1218:
  %1219 = phi i64 [ %1223, %1218 ], [ 0, %1207 ]
  %1220 = getelementptr inbounds double, ptr %1211, i64 %1219
  %1221 = load double, ptr %1220, align 8
  %1222 = getelementptr inbounds double, ptr %1216, i64 %1219
  store double %1221, ptr %1222, align 8
  %1223 = add nsw i64 %1219, 1
  %1224 = icmp eq i64 %1223, %1185
  br i1 %1224, label %1225, label %1218

1225:
  %1226 = load ptr, ptr %8, align 8
  store double %1182, ptr %1226, align 8
  %1227 = load double, ptr %1210, align 8
  %1228 = getelementptr inbounds double, ptr %1226, i64 4
  store double %1227, ptr %1228, align 8
  %1229 = getelementptr inbounds double, ptr %1226, i64 5
  %1230 = load double, ptr %1229, align 8
  %1231 = load double, ptr %1210, align 8
  %1232 = fcmp ogt double %1231, %1230
  %1233 = fcmp uno double %1231, 0.000000e+00
  %1234 = or i1 %1232, %1233
  %1235 = select i1 %1234, double %1231, double %1230
  store double %1235, ptr %1229, align 8
  %1236 = load i64, ptr %25, align 8
  %1237 = load ptr, ptr %32, align 8
  %1238 = mul nsw i64 %1236, 3
  %1239 = getelementptr inbounds double, ptr %1237, i64 %1238
  %1240 = icmp sgt i64 %1236, 0
  br i1 %1240, label %1241, label %1262

1241:
  %1242 = phi i64 [ %1253, %1241 ], [ 0, %1225 ]
  %1243 = phi <2 x double> [ %1252, %1241 ], [ zeroinitializer, %1225 ]
  %1244 = getelementptr inbounds double, ptr %1186, i64 %1242
  %1245 = load <2 x i64>, ptr %1244, align 16
  %1246 = and <2 x i64> %1245, <i64 9223372036854775807, i64 9223372036854775807>
  %1247 = bitcast <2 x i64> %1246 to <2 x double>
  %1248 = getelementptr inbounds double, ptr %1239, i64 %1242
  %1249 = load <2 x double>, ptr %1248, align 16
  %1250 = fmul <2 x double> %1249, %1247
  %1251 = fcmp ogt <2 x double> %1250, %1243
  %1252 = select <2 x i1> %1251, <2 x double> %1250, <2 x double> %1243
  %1253 = add nsw i64 %1242, 2
  %1254 = icmp slt i64 %1253, %1236
  br i1 %1254, label %1241, label %1255

1255:
  %1256 = extractelement <2 x double> %1252, i64 0
  %1257 = extractelement <2 x double> %1252, i64 1
  %1258 = call double @llvm.maxnum.f64(double %1256, double %1257)
  %1259 = getelementptr inbounds double, ptr %1226, i64 7
  store double %1258, ptr %1259, align 8
  %1260 = load i64, ptr %40, align 8
  %1261 = icmp eq i64 %1260, 0
  br i1 %1261, label %1293, label %1266

1262:
  %1263 = getelementptr inbounds double, ptr %1226, i64 7
  store double 0.000000e+00, ptr %1263, align 8
  %1264 = load i64, ptr %40, align 8
  %1265 = icmp eq i64 %1264, 0
  br i1 %1265, label %1293, label %1280

1266:
  %1267 = phi i64 [ %1278, %1266 ], [ 0, %1255 ]
  %1268 = phi <2 x double> [ %1277, %1266 ], [ zeroinitializer, %1255 ]
  %1269 = getelementptr inbounds double, ptr %1208, i64 %1267
  %1270 = load <2 x i64>, ptr %1269, align 16
  %1271 = and <2 x i64> %1270, <i64 9223372036854775807, i64 9223372036854775807>
  %1272 = bitcast <2 x i64> %1271 to <2 x double>
  %1273 = getelementptr inbounds double, ptr %1239, i64 %1267
  %1274 = load <2 x double>, ptr %1273, align 16
  %1275 = fmul <2 x double> %1274, %1272
  %1276 = fcmp ogt <2 x double> %1275, %1268
  %1277 = select <2 x i1> %1276, <2 x double> %1275, <2 x double> %1268
  %1278 = add nsw i64 %1267, 2
  %1279 = icmp slt i64 %1278, %1236
  br i1 %1279, label %1266, label %1280

1280:
  %1281 = phi i64 [ %1264, %1262 ], [ %1260, %1266 ]
  %1282 = phi <2 x double> [ zeroinitializer, %1262 ], [ %1277, %1266 ]
  %1283 = extractelement <2 x double> %1282, i64 0
  %1284 = extractelement <2 x double> %1282, i64 1
  %1285 = call double @llvm.maxnum.f64(double %1283, double %1284)
  %1286 = load i64, ptr %84, align 8
  %1287 = add nsw i64 %1286, %1281
  %1288 = load i64, ptr %85, align 8
  %1289 = sub i64 %1287, %1288
  %1290 = getelementptr inbounds double, ptr %1212, i64 %1289
  %1291 = load double, ptr %1290, align 8
  %1292 = fadd double %1285, %1291
  br label %1293

1293:
  %1294 = phi double [ %1292, %1280 ], [ 0.000000e+00, %1255 ], [ 0.000000e+00, %1262 ]
  %1295 = getelementptr inbounds double, ptr %1226, i64 8
  store double %1294, ptr %1295, align 8
  %1296 = load ptr, ptr %18, align 8
  %1297 = getelementptr inbounds i64, ptr %1296, i64 2
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp sgt i64 %1298, -1
  br i1 %1299, label %1308, label %1300

1300:
  %1301 = load double, ptr %86, align 8
  %1302 = load double, ptr %87, align 8
  %1303 = fcmp ugt double %1301, %1302
  br i1 %1303, label %1308, label %1304

1304:
  %1305 = add nsw i64 %90, 1
  %1306 = icmp slt i64 %1305, %1
  %1307 = icmp eq i64 %1305, %1
  br i1 %1307, label %1310, label %88

1308:
  %1309 = phi i64 [ 2, %1293 ], [ 6, %1300 ]
  br i1 %89, label %1322, label %1310

1310:
  %1311 = load double, ptr %9, align 8
  %1312 = getelementptr inbounds double, ptr %9, i64 2
  %1313 = load double, ptr %1312, align 8
  %1314 = fcmp oeq double %1311, %1313
  br i1 %1314, label %1315, label %1322

1315:
  %1316 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %1317 = load i64, ptr %1316, align 8
  %1318 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %1319 = load i64, ptr %1318, align 8
  %1320 = icmp slt i64 %1317, %1319
  %1321 = zext i1 %1320 to i64
  br label %1322

1322:
  %1323 = phi i64 [ %1309, %1308 ], [ 1, %1310 ], [ %1321, %1315 ], [ %139, %136 ], [ 7, %132 ], [ %95, %94 ], [ 5, %101 ], [ 5, %97 ]
  ret i64 %1323
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
  br i1 %12, label %98, label %13

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
  %26 = phi i1 [ false, %13 ], [ %96, %94 ]
  %27 = phi i64 [ 0, %13 ], [ %95, %94 ]
  %28 = getelementptr inbounds i64, ptr %15, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %31, label %94

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
  br i1 %57, label %91, label %98

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
  br i1 %74, label %75, label %98

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
  br i1 %85, label %98, label %86

86:
  %87 = fsub double %54, %63
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = tail call double @llvm.fmuladd.f64(double %70, double 5.000000e-02, double %73)
  %90 = fcmp ugt double %88, %89
  br i1 %90, label %98, label %91

91:
  %92 = tail call fastcc i32 @swerves(double %42, double %33, double %46, double %35, double %49)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %98

94:
  %95 = add nsw i64 %27, 1
  %96 = icmp sge i64 %95, %1
  %97 = icmp eq i64 %95, %1
  br i1 %97, label %98, label %25

98:
  %99 = phi i1 [ true, %8 ], [ %26, %56 ], [ %26, %58 ], [ %26, %75 ], [ %26, %91 ], [ %26, %86 ], [ %96, %94 ]
  %100 = zext i1 %99 to i32
  ret i32 %100
}

define fastcc i32 @swerves(double %0, double %1, double %2, double %3, double %4) {
  %6 = fmul double %1, %3
  %7 = fcmp ogt double %6, 0.000000e+00
  %8 = fmul double %1, %2
  %9 = fcmp olt double %8, 0.000000e+00
  %10 = and i1 %9, %7
  %11 = fmul double %1, %4
  %12 = fcmp ogt double %11, 0.000000e+00
  %13 = and i1 %10, %12
  br i1 %13, label %14, label %60

14:
  %15 = fcmp ogt double %1, 0.000000e+00
  %16 = select i1 %15, double 1.000000e+00, double -1.000000e+00
  %17 = fsub double %3, %1
  %18 = fadd double %2, %4
  %19 = tail call double @llvm.fmuladd.f64(double %17, double -2.000000e+00, double %18)
  %20 = fmul double %19, 3.000000e+00
  %21 = fmul double %2, -2.000000e+00
  %22 = tail call double @llvm.fmuladd.f64(double %17, double 3.000000e+00, double %21)
  %23 = fsub double %22, %4
  %24 = fneg double %20
  %25 = fmul double %24, %2
  %26 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %25)
  %27 = tail call double @llvm.maxnum.f64(double %26, double 0.000000e+00)
  %28 = tail call double @llvm.sqrt.f64(double %27)
  %29 = fneg double %2
  %30 = fcmp olt double %2, 0.000000e+00
  %31 = fneg double %28
  %32 = select i1 %30, double %28, double %31
  %33 = fadd double %23, %32
  %34 = fdiv double %29, %33
  %35 = fmul double %20, %34
  %36 = fdiv double %35, 3.000000e+00
  %37 = fadd double %23, %36
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %2)
  %39 = tail call double @llvm.fmuladd.f64(double %34, double %38, double %1)
  %40 = fmul double %16, %39
  %41 = fcmp olt double %40, 0.000000e+00
  br i1 %41, label %42, label %112

42:
  %43 = fmul double %16, %2
  %44 = fmul double %16, %4
  %45 = fcmp olt double %43, 0.000000e+00
  %46 = fcmp ogt double %44, 0.000000e+00
  %47 = and i1 %45, %46
  br i1 %47, label %48, label %112

48:
  %49 = fmul double %16, %3
  %50 = fmul double %16, %1
  %51 = fsub double %49, %50
  %52 = fsub double %51, %44
  %53 = fsub double %43, %44
  %54 = fdiv double %52, %53
  %55 = tail call double @llvm.fmuladd.f64(double %43, double %54, double %50)
  %56 = tail call double @llvm.minnum.f64(double %50, double %49)
  %57 = fsub double %56, %55
  %58 = tail call double @llvm.fmuladd.f64(double %57, double -2.500000e-01, double %55)
  %59 = fcmp uge double %58, 0.000000e+00
  br label %112

60:
  %61 = fsub double %3, %1
  %62 = fadd double %2, %4
  %63 = tail call double @llvm.fmuladd.f64(double %61, double -2.000000e+00, double %62)
  %64 = fmul double %63, 3.000000e+00
  %65 = fmul double %2, -2.000000e+00
  %66 = tail call double @llvm.fmuladd.f64(double %61, double 3.000000e+00, double %65)
  %67 = fsub double %66, %4
  %68 = fmul double %64, %2
  %69 = fneg double %68
  %70 = tail call double @llvm.fmuladd.f64(double %67, double %67, double %69)
  %71 = fmul double %2, %4
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %73, label %112

73:
  %74 = fcmp ogt double %68, 0.000000e+00
  %75 = fcmp ogt double %70, 0.000000e+00
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %112

77:
  %78 = fneg double %67
  %79 = fmul double %64, %78
  %80 = fcmp ogt double %79, 0.000000e+00
  br i1 %80, label %81, label %112

81:
  %82 = tail call double @llvm.fabs.f64(double %67)
  %83 = tail call double @llvm.fabs.f64(double %64)
  %84 = fcmp olt double %82, %83
  br i1 %84, label %85, label %112

85:
  %86 = tail call double @llvm.sqrt.f64(double %70)
  %87 = tail call double @llvm.fmuladd.f64(double %86, double -1.000000e+00, double %78)
  %88 = fdiv double %87, %64
  %89 = fmul double %64, %88
  %90 = fdiv double %89, 3.000000e+00
  %91 = fadd double %67, %90
  %92 = tail call double @llvm.fmuladd.f64(double %88, double %91, double %2)
  %93 = tail call double @llvm.fmuladd.f64(double %88, double %92, double %1)
  %94 = fsub double %86, %67
  %95 = fdiv double %94, %64
  %96 = fmul double %64, %95
  %97 = fdiv double %96, 3.000000e+00
  %98 = fadd double %67, %97
  %99 = tail call double @llvm.fmuladd.f64(double %95, double %98, double %2)
  %100 = tail call double @llvm.fmuladd.f64(double %95, double %99, double %1)
  %101 = tail call double @llvm.minnum.f64(double %93, double %100)
  %102 = tail call double @llvm.maxnum.f64(double %93, double %100)
  %103 = fsub double %102, %101
  %104 = fmul double %0, 0x3D06849B86A12B9B
  %105 = fcmp ule double %103, %104
  br i1 %105, label %112, label %106

106:
  %107 = fmul double %103, 2.500000e-01
  %108 = fcmp olt double %101, %107
  %109 = fneg double %107
  %110 = fcmp ogt double %102, %109
  %111 = select i1 %108, i1 %110, i1 false
  br label %112

112:
  %113 = phi i1 [ %111, %106 ], [ false, %85 ], [ false, %14 ], [ %59, %48 ], [ true, %42 ], [ false, %81 ], [ false, %77 ], [ false, %73 ], [ false, %60 ]
  %114 = zext i1 %113 to i32
  ret i32 %114
}

declare fastcc void @look_at(ptr, double)

declare fastcc void @look_into(ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
