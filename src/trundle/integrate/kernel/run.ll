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
  br i1 %12, label %13, label %1209

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
  %89 = phi i1 [ true, %13 ], [ %1205, %1203 ]
  %90 = phi i64 [ 0, %13 ], [ %1204, %1203 ]
  %91 = load double, ptr %9, align 8
  %92 = load double, ptr %14, align 8
  %93 = fcmp oeq double %91, %92
  br i1 %93, label %94, label %97

94:
  %95 = call i64 @pass_knot(ptr %0)
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %1221

97:
  %98 = load i64, ptr %15, align 8
  %99 = load i64, ptr %16, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %101, label %1221

101:
  %102 = load ptr, ptr %18, align 8
  %103 = load i64, ptr %102, align 8
  %104 = load i64, ptr %17, align 8
  %105 = add nsw i64 %104, %103
  %106 = load i64, ptr %19, align 8
  %107 = icmp sgt i64 %105, %106
  br i1 %107, label %1221, label %108

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
  br i1 %135, label %136, label %1221

136:
  %137 = load i64, ptr %23, align 8
  %138 = icmp sgt i64 %137, 0
  %139 = select i1 %138, i64 4, i64 3
  br label %1221

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
  br label %1203

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
  br i1 %507, label %615, label %508

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
  br i1 %527, label %528, label %599

528:
  %529 = load ptr, ptr %56, align 8
  br label %530

530:
  %531 = phi i64 [ 0, %528 ], [ %597, %596 ]
  %532 = getelementptr inbounds i64, ptr %529, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = icmp eq i64 %533, 3
  br i1 %534, label %535, label %596

535:
  %536 = load ptr, ptr %57, align 8
  %537 = getelementptr inbounds double, ptr %536, i64 %531
  %538 = load double, ptr %537, align 8
  %539 = add nsw i64 %531, %526
  %540 = getelementptr inbounds double, ptr %536, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = fmul double %143, %541
  %543 = load ptr, ptr %54, align 8
  %544 = getelementptr inbounds double, ptr %543, i64 %531
  %545 = load double, ptr %544, align 8
  %546 = getelementptr inbounds double, ptr %543, i64 %539
  %547 = load double, ptr %546, align 8
  %548 = fmul double %143, %547
  %549 = call double @llvm.fabs.f64(double %538)
  %550 = call double @llvm.fabs.f64(double %545)
  %551 = call double @llvm.maxnum.f64(double %549, double %550)
  %552 = fcmp ugt double %551, 0.000000e+00
  br i1 %552, label %553, label %596

553:
  %554 = fcmp oeq double %538, 0.000000e+00
  %555 = fcmp oeq double %545, 0.000000e+00
  %556 = or i1 %554, %555
  br i1 %556, label %596, label %557

557:
  %558 = fcmp olt double %538, 0.000000e+00
  %559 = fcmp ogt double %545, 0.000000e+00
  %560 = and i1 %558, %559
  br i1 %560, label %605, label %561

561:
  %562 = fcmp ogt double %538, 0.000000e+00
  %563 = fcmp olt double %545, 0.000000e+00
  %564 = and i1 %562, %563
  br i1 %564, label %605, label %565

565:
  %566 = fcmp olt double %542, 0.000000e+00
  %567 = fcmp ogt double %548, 0.000000e+00
  %568 = and i1 %566, %567
  %569 = and i1 %559, %568
  %570 = and i1 %562, %569
  br i1 %570, label %577, label %571

571:
  %572 = fcmp ogt double %542, 0.000000e+00
  %573 = fcmp olt double %548, 0.000000e+00
  %574 = and i1 %572, %573
  %575 = and i1 %563, %574
  %576 = and i1 %558, %575
  br i1 %576, label %577, label %596

577:
  %578 = select i1 %562, double 1.000000e+00, double -1.000000e+00
  %579 = fmul double %578, %542
  %580 = fmul double %578, %548
  %581 = fcmp olt double %579, 0.000000e+00
  %582 = fcmp ogt double %580, 0.000000e+00
  %583 = and i1 %581, %582
  br i1 %583, label %584, label %596

584:
  %585 = fmul double %578, %545
  %586 = fmul double %538, %578
  %587 = fsub double %585, %586
  %588 = fsub double %587, %580
  %589 = fsub double %579, %580
  %590 = fdiv double %588, %589
  %591 = call double @llvm.fmuladd.f64(double %579, double %590, double %586)
  %592 = call double @llvm.minnum.f64(double %586, double %585)
  %593 = fsub double %592, %591
  %594 = call double @llvm.fmuladd.f64(double %593, double -2.500000e-01, double %591)
  %595 = fcmp uge double %594, 0.000000e+00
  br i1 %595, label %596, label %605

596:
  %597 = add nsw i64 %531, 1
  %598 = icmp eq i64 %597, %526
  br i1 %598, label %599, label %530

599:
  %600 = load ptr, ptr %57, align 8
  %601 = load ptr, ptr %58, align 8
  %602 = load ptr, ptr %54, align 8
  %603 = call fastcc i32 @are_marks_straight(ptr %17, i64 %526, i64 3, double 0x3FDA827997709F7A, double %143, ptr %600, ptr %601, ptr %602)
  %604 = icmp eq i32 %603, 0
  br i1 %604, label %605, label %608

605:
  %606 = call fastcc double @overlooked(ptr %0, double %143)
  %607 = fcmp uge double %606, 1.000000e+00
  br i1 %607, label %608, label %609

608:
  br label %615

609:
  %610 = fmul double %143, %606
  store double %610, ptr %20, align 8
  %611 = load i64, ptr %11, align 8
  %612 = add nsw i64 %611, -1
  store i64 %612, ptr %11, align 8
  %613 = load i64, ptr %59, align 8
  %614 = add nsw i64 %613, 1
  store i64 %614, ptr %59, align 8
  br label %1203

615:
  %616 = load i64, ptr %24, align 8
  %617 = load i64, ptr %60, align 8
  %618 = load ptr, ptr %10, align 8
  %619 = getelementptr inbounds i64, ptr %618, i64 2
  %620 = load i64, ptr %619, align 8
  %621 = add nsw i64 %620, 1
  store i64 %621, ptr %619, align 8
  %622 = load ptr, ptr %8, align 8
  %623 = load double, ptr %622, align 8
  %624 = load ptr, ptr %61, align 8
  %625 = getelementptr inbounds double, ptr %624, i64 %620
  store double %623, ptr %625, align 8
  %626 = load ptr, ptr %62, align 8
  %627 = getelementptr inbounds double, ptr %626, i64 %620
  store double %143, ptr %627, align 8
  %628 = load ptr, ptr %27, align 8
  %629 = load ptr, ptr %63, align 8
  %630 = mul nsw i64 %620, %616
  %631 = getelementptr double, ptr %629, i64 %630
  %632 = icmp sgt i64 %616, 0
  br i1 %632, label %633, label %640

633:
  %634 = phi i64 [ %638, %633 ], [ 0, %615 ]
  %635 = getelementptr inbounds double, ptr %628, i64 %634
  %636 = load double, ptr %635, align 8
  %637 = getelementptr inbounds double, ptr %631, i64 %634
  store double %636, ptr %637, align 8
  %638 = add nsw i64 %634, 1
  %639 = icmp eq i64 %638, %616
  br i1 %639, label %640, label %633

640:
  %641 = load ptr, ptr %29, align 8
  %642 = load i64, ptr %64, align 8
  %643 = getelementptr inbounds double, ptr %641, i64 %642
  %644 = sub i64 0, %617
  %645 = getelementptr double, ptr %643, i64 %644
  %646 = load ptr, ptr %65, align 8
  %647 = mul nsw i64 %620, %617
  %648 = getelementptr double, ptr %646, i64 %647
  %649 = icmp sgt i64 %617, 0
  br i1 %649, label %650, label %657

650:
  %651 = phi i64 [ %655, %650 ], [ 0, %640 ]
  %652 = getelementptr inbounds double, ptr %645, i64 %651
  %653 = load double, ptr %652, align 8
  %654 = getelementptr inbounds double, ptr %648, i64 %651
  store double %653, ptr %654, align 8
  %655 = add nsw i64 %651, 1
  %656 = icmp eq i64 %655, %617
  br i1 %656, label %657, label %650

657:
  %658 = load i64, ptr %41, align 8
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %1077, label %660

660:
  store ptr %0, ptr %7, align 8
  %661 = load double, ptr %622, align 8
  store double %661, ptr %66, align 8
  %662 = getelementptr inbounds double, ptr %622, i64 6
  %663 = load double, ptr %662, align 8
  store double %663, ptr %68, align 8
  store double 1.000000e+00, ptr %69, align 8
  store ptr %641, ptr %70, align 8
  %664 = load ptr, ptr %26, align 8
  store ptr %664, ptr %71, align 8
  %665 = load ptr, ptr %34, align 8
  store ptr %665, ptr %72, align 8
  %666 = load ptr, ptr %50, align 8
  store ptr %666, ptr %73, align 8
  %667 = load ptr, ptr %52, align 8
  store ptr %667, ptr %74, align 8
  store i64 0, ptr %75, align 8
  store double %143, ptr %67, align 8
  store ptr %7, ptr %3, align 8
  store ptr %17, ptr %76, align 8
  store double 2.000000e+00, ptr %77, align 8
  %668 = load ptr, ptr %18, align 8
  %669 = load i64, ptr %668, align 8
  store i64 %669, ptr %78, align 8
  %670 = getelementptr inbounds i64, ptr %668, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %79, i8 0, i64 16, i1 false)
  store i64 -1, ptr %670, align 8
  %671 = getelementptr inbounds i64, ptr %668, i64 4
  store i64 0, ptr %671, align 8
  %672 = load i64, ptr %17, align 8
  %673 = icmp sgt i64 %672, 0
  br i1 %673, label %674, label %676

674:
  %675 = load ptr, ptr %80, align 8
  br label %984

676:
  %677 = phi i64 [ %672, %660 ], [ %988, %984 ]
  %678 = getelementptr inbounds i64, ptr %668, i64 5
  %679 = load i64, ptr %678, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %681, label %990

681:
  %682 = load ptr, ptr %57, align 8
  %683 = load ptr, ptr %54, align 8
  %684 = getelementptr inbounds double, ptr %682, i64 %658
  %685 = getelementptr inbounds double, ptr %683, i64 %658
  %686 = icmp sgt i64 %658, 0
  br i1 %686, label %687, label %761

687:
  %688 = load ptr, ptr %56, align 8
  br label %689

689:
  %690 = phi i64 [ 0, %687 ], [ %759, %758 ]
  %691 = getelementptr inbounds i64, ptr %688, i64 %690
  %692 = load i64, ptr %691, align 8
  %693 = icmp eq i64 %692, 2
  br i1 %693, label %694, label %758

694:
  %695 = getelementptr inbounds double, ptr %682, i64 %690
  %696 = load double, ptr %695, align 8
  %697 = getelementptr inbounds double, ptr %683, i64 %690
  %698 = load double, ptr %697, align 8
  %699 = fcmp ord double %696, 0.000000e+00
  %700 = call double @llvm.fabs.f64(double %696)
  %701 = select i1 %699, double %700, double 0.000000e+00
  %702 = fcmp ord double %698, 0.000000e+00
  %703 = call double @llvm.fabs.f64(double %698)
  %704 = select i1 %702, double %703, double 0.000000e+00
  %705 = fadd double %701, %704
  %706 = getelementptr inbounds double, ptr %684, i64 %690
  %707 = load double, ptr %706, align 8
  %708 = fmul double %143, %707
  %709 = getelementptr inbounds double, ptr %685, i64 %690
  %710 = load double, ptr %709, align 8
  %711 = fmul double %143, %710
  %712 = call double @llvm.maxnum.f64(double %700, double %703)
  %713 = fmul double %705, 0x3D06849B86A12B9B
  %714 = fcmp ugt double %712, %713
  br i1 %714, label %715, label %758

715:
  %716 = fcmp oeq double %696, 0.000000e+00
  %717 = fcmp oeq double %698, 0.000000e+00
  %718 = or i1 %716, %717
  br i1 %718, label %758, label %719

719:
  %720 = fcmp olt double %696, 0.000000e+00
  %721 = fcmp ogt double %698, 0.000000e+00
  %722 = and i1 %720, %721
  br i1 %722, label %990, label %723

723:
  %724 = fcmp ogt double %696, 0.000000e+00
  %725 = fcmp olt double %698, 0.000000e+00
  %726 = and i1 %724, %725
  br i1 %726, label %990, label %727

727:
  %728 = fcmp olt double %708, 0.000000e+00
  %729 = fcmp ogt double %711, 0.000000e+00
  %730 = and i1 %728, %729
  %731 = and i1 %721, %730
  %732 = and i1 %724, %731
  br i1 %732, label %739, label %733

733:
  %734 = fcmp ogt double %708, 0.000000e+00
  %735 = fcmp olt double %711, 0.000000e+00
  %736 = and i1 %734, %735
  %737 = and i1 %725, %736
  %738 = and i1 %720, %737
  br i1 %738, label %739, label %758

739:
  %740 = select i1 %724, double 1.000000e+00, double -1.000000e+00
  %741 = fmul double %740, %708
  %742 = fmul double %740, %711
  %743 = fcmp olt double %741, 0.000000e+00
  %744 = fcmp ogt double %742, 0.000000e+00
  %745 = and i1 %743, %744
  br i1 %745, label %746, label %758

746:
  %747 = fmul double %698, %740
  %748 = fmul double %696, %740
  %749 = fsub double %747, %748
  %750 = fsub double %749, %742
  %751 = fsub double %741, %742
  %752 = fdiv double %750, %751
  %753 = call double @llvm.fmuladd.f64(double %741, double %752, double %748)
  %754 = call double @llvm.minnum.f64(double %748, double %747)
  %755 = fsub double %754, %753
  %756 = call double @llvm.fmuladd.f64(double %755, double -2.500000e-01, double %753)
  %757 = fcmp uge double %756, 0.000000e+00
  br i1 %757, label %758, label %990

758:
  %759 = add nsw i64 %690, 1
  %760 = icmp eq i64 %759, %658
  br i1 %760, label %761, label %689

761:
  %762 = load ptr, ptr %58, align 8
  %763 = call fastcc i32 @are_marks_straight(ptr %17, i64 %658, i64 2, double 0x3FDA827997709F7A, double %143, ptr %682, ptr %762, ptr %683)
  %764 = icmp eq i32 %763, 0
  br i1 %764, label %990, label %765

765:
  %766 = icmp sgt i64 %677, 0
  br i1 %766, label %767, label %1022

767:
  %768 = load ptr, ptr %81, align 8
  %769 = load ptr, ptr %82, align 8
  br label %770

770:
  %771 = phi i1 [ true, %767 ], [ %980, %978 ]
  %772 = phi i64 [ 0, %767 ], [ %979, %978 ]
  %773 = shl nsw i64 %772, 2
  %774 = getelementptr inbounds i64, ptr %768, i64 %773
  %775 = getelementptr inbounds i64, ptr %774, i64 1
  %776 = load i64, ptr %775, align 8
  %777 = load i64, ptr %774, align 8
  %778 = getelementptr inbounds i64, ptr %774, i64 2
  %779 = load i64, ptr %778, align 8
  %780 = getelementptr inbounds double, ptr %769, i64 %779
  %781 = load double, ptr %780, align 8
  switch i64 %777, label %784 [
    i64 6, label %978
    i64 0, label %978
    i64 3, label %782
    i64 5, label %982
    i64 10, label %792
  ]

782:
  %783 = fcmp ord double %781, 0.000000e+00
  br i1 %783, label %978, label %784

784:
  %785 = getelementptr inbounds double, ptr %682, i64 %776
  %786 = load double, ptr %785, align 8
  %787 = fcmp uno double %786, 0.000000e+00
  br i1 %787, label %982, label %788

788:
  %789 = getelementptr inbounds double, ptr %683, i64 %776
  %790 = load double, ptr %789, align 8
  %791 = fcmp uno double %790, 0.000000e+00
  br i1 %791, label %982, label %792

792:
  %793 = load ptr, ptr %56, align 8
  %794 = getelementptr inbounds i64, ptr %793, i64 %776
  %795 = load i64, ptr %794, align 8
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %856, label %797

797:
  %798 = getelementptr inbounds double, ptr %682, i64 %776
  %799 = load double, ptr %798, align 8
  %800 = getelementptr inbounds double, ptr %683, i64 %776
  %801 = load double, ptr %800, align 8
  %802 = getelementptr inbounds double, ptr %762, i64 %776
  %803 = load double, ptr %802, align 8
  %804 = add nsw i64 %776, %658
  %805 = getelementptr inbounds double, ptr %762, i64 %804
  %806 = load double, ptr %805, align 8
  %807 = fmul double %143, %806
  %808 = getelementptr inbounds double, ptr %684, i64 %776
  %809 = load double, ptr %808, align 8
  %810 = fmul double %143, %809
  %811 = getelementptr inbounds double, ptr %685, i64 %776
  %812 = load double, ptr %811, align 8
  %813 = fmul double %143, %812
  %814 = fcmp uno double %810, %813
  br i1 %814, label %815, label %817

815:
  %816 = fcmp uno double %807, 0.000000e+00
  br i1 %816, label %856, label %982

817:
  %818 = fcmp ord double %799, 0.000000e+00
  %819 = call double @llvm.fabs.f64(double %799)
  %820 = select i1 %818, double %819, double 0.000000e+00
  %821 = fcmp ord double %801, 0.000000e+00
  %822 = call double @llvm.fabs.f64(double %801)
  %823 = select i1 %821, double %822, double 0.000000e+00
  %824 = fadd double %820, %823
  %825 = fsub double %801, %799
  %826 = fmul double %810, 0xBFC23180000A8CFD
  %827 = call double @llvm.fmuladd.f64(double %825, double 0x3FF74B23344A5383, double %826)
  %828 = call double @llvm.fmuladd.f64(double %813, double 0xBFD413CCD124078A, double %827)
  %829 = call double @llvm.fabs.f64(double %825)
  %830 = fsub double %803, %799
  %831 = call double @llvm.fabs.f64(double %830)
  %832 = fsub double %803, %801
  %833 = call double @llvm.fabs.f64(double %832)
  %834 = call double @llvm.maxnum.f64(double %831, double %833)
  %835 = call double @llvm.maxnum.f64(double %829, double %834)
  %836 = fadd double %819, %822
  %837 = fmul double %824, 0x3D06849B86A12B9B
  %838 = call double @llvm.fmuladd.f64(double %836, double 1.000000e-09, double %837)
  %839 = fcmp olt double %835, 0x7FF0000000000000
  br i1 %839, label %840, label %982

840:
  %841 = fmul double %810, 0x3FDA827997709F7A
  %842 = call double @llvm.fmuladd.f64(double %799, double 0x3FFD413CCBB84FBD, double %841)
  %843 = fmul double %813, 0xBFE2BEC33447B043
  %844 = call double @llvm.fmuladd.f64(double %801, double 0x40015F619A23D822, double %843)
  %845 = fmul double %844, 0x3FC5F61993D37A46
  %846 = call double @llvm.fmuladd.f64(double %842, double 0x3FD5F6199B087E2F, double %845)
  %847 = fsub double %803, %846
  %848 = call double @llvm.fabs.f64(double %847)
  %849 = call double @llvm.fmuladd.f64(double %835, double 5.000000e-03, double %838)
  %850 = fcmp ugt double %848, %849
  br i1 %850, label %982, label %851

851:
  %852 = fsub double %807, %828
  %853 = call double @llvm.fabs.f64(double %852)
  %854 = call double @llvm.fmuladd.f64(double %835, double 5.000000e-02, double %838)
  %855 = fcmp ugt double %853, %854
  br i1 %855, label %982, label %856

856:
  %857 = add i64 %777, -5
  %858 = icmp ult i64 %857, -2
  %859 = icmp slt i64 %777, 7
  %860 = and i1 %859, %858
  br i1 %860, label %939, label %861

861:
  %862 = getelementptr inbounds double, ptr %682, i64 %776
  %863 = load double, ptr %862, align 8
  %864 = getelementptr inbounds double, ptr %684, i64 %776
  %865 = load double, ptr %864, align 8
  %866 = fmul double %143, %865
  %867 = getelementptr inbounds double, ptr %683, i64 %776
  %868 = load double, ptr %867, align 8
  %869 = getelementptr inbounds double, ptr %685, i64 %776
  %870 = load double, ptr %869, align 8
  %871 = fmul double %143, %870
  %872 = icmp ne i64 %777, 9
  %873 = fcmp une double %863, 0.000000e+00
  %874 = or i1 %872, %873
  %875 = fcmp ogt double %866, 0.000000e+00
  %876 = fcmp uge double %868, 0.000000e+00
  %877 = or i1 %874, %876
  %878 = or i1 %875, %877
  br i1 %878, label %879, label %982

879:
  %880 = fcmp oeq double %863, 0.000000e+00
  br i1 %880, label %881, label %888

881:
  %882 = fcmp olt double %868, 0.000000e+00
  %883 = and i1 %875, %882
  %884 = fcmp olt double %866, 0.000000e+00
  %885 = fcmp ogt double %868, 0.000000e+00
  %886 = and i1 %884, %885
  %887 = or i1 %883, %886
  br i1 %887, label %909, label %978

888:
  %889 = fcmp oeq double %868, 0.000000e+00
  br i1 %889, label %909, label %890

890:
  %891 = fcmp olt double %863, 0.000000e+00
  %892 = fcmp ogt double %868, 0.000000e+00
  %893 = and i1 %891, %892
  br i1 %893, label %909, label %894

894:
  %895 = fcmp ogt double %863, 0.000000e+00
  %896 = fcmp olt double %868, 0.000000e+00
  %897 = and i1 %895, %896
  br i1 %897, label %909, label %898

898:
  %899 = fcmp olt double %866, 0.000000e+00
  %900 = fcmp ogt double %871, 0.000000e+00
  %901 = and i1 %899, %900
  %902 = and i1 %892, %901
  %903 = and i1 %895, %902
  br i1 %903, label %918, label %904

904:
  %905 = fcmp olt double %871, 0.000000e+00
  %906 = and i1 %875, %905
  %907 = and i1 %896, %906
  %908 = and i1 %891, %907
  br i1 %908, label %918, label %978

909:
  %910 = getelementptr inbounds i64, ptr %774, i64 3
  %911 = load i64, ptr %910, align 8
  %912 = icmp eq i64 %911, 0
  br i1 %912, label %982, label %913

913:
  %914 = select i1 %880, double %866, double %863
  %915 = sitofp i64 %911 to double
  %916 = fmul double %914, %915
  %917 = fcmp olt double %916, 0.000000e+00
  br i1 %917, label %982, label %978

918:
  %919 = select i1 %895, double 1.000000e+00, double -1.000000e+00
  %920 = fmul double %865, %919
  %921 = fmul double %143, %920
  %922 = fmul double %919, %870
  %923 = fmul double %143, %922
  %924 = fcmp olt double %921, 0.000000e+00
  %925 = fcmp ogt double %923, 0.000000e+00
  %926 = and i1 %924, %925
  br i1 %926, label %927, label %978

927:
  %928 = fmul double %919, %868
  %929 = fmul double %863, %919
  %930 = fsub double %928, %929
  %931 = fsub double %930, %923
  %932 = fsub double %921, %923
  %933 = fdiv double %931, %932
  %934 = call double @llvm.fmuladd.f64(double %921, double %933, double %929)
  %935 = call double @llvm.minnum.f64(double %929, double %928)
  %936 = fsub double %935, %934
  %937 = call double @llvm.fmuladd.f64(double %936, double -2.500000e-01, double %934)
  %938 = fcmp uge double %937, 0.000000e+00
  br i1 %938, label %978, label %982

939:
  %940 = icmp eq i64 %777, 1
  %941 = select i1 %940, double 1.000000e+00, double -1.000000e+00
  %942 = getelementptr inbounds double, ptr %683, i64 %776
  %943 = load double, ptr %942, align 8
  %944 = fcmp uno double %781, 0.000000e+00
  br i1 %944, label %945, label %947

945:
  %946 = fmul double %941, %943
  br label %951

947:
  %948 = fmul double %941, %781
  %949 = fmul double %941, %943
  %950 = call double @llvm.minnum.f64(double %948, double %949)
  br label %951

951:
  %952 = phi double [ %946, %945 ], [ %950, %947 ]
  %953 = getelementptr inbounds double, ptr %684, i64 %776
  %954 = load double, ptr %953, align 8
  %955 = fmul double %941, %954
  %956 = fmul double %143, %955
  %957 = getelementptr inbounds double, ptr %685, i64 %776
  %958 = load double, ptr %957, align 8
  %959 = fmul double %941, %958
  %960 = fmul double %143, %959
  %961 = fcmp olt double %956, 0.000000e+00
  %962 = fcmp ogt double %960, 0.000000e+00
  %963 = and i1 %961, %962
  br i1 %963, label %964, label %978

964:
  %965 = fmul double %941, %943
  %966 = getelementptr inbounds double, ptr %682, i64 %776
  %967 = load double, ptr %966, align 8
  %968 = fmul double %941, %967
  %969 = fsub double %965, %968
  %970 = fsub double %969, %960
  %971 = fsub double %956, %960
  %972 = fdiv double %970, %971
  %973 = call double @llvm.fmuladd.f64(double %956, double %972, double %968)
  %974 = call double @llvm.minnum.f64(double %968, double %965)
  %975 = fsub double %974, %973
  %976 = call double @llvm.fmuladd.f64(double %975, double -2.500000e-01, double %973)
  %977 = fcmp uge double %976, %952
  br i1 %977, label %978, label %982

978:
  %979 = add nsw i64 %772, 1
  %980 = icmp slt i64 %979, %677
  %981 = icmp eq i64 %979, %677
  br i1 %981, label %982, label %770

982:
  %983 = phi i1 [ %771, %815 ], [ %980, %978 ], [ %771, %927 ], [ %771, %861 ], [ %771, %964 ], [ %771, %788 ], [ %771, %784 ], [ %771, %851 ], [ %771, %770 ], [ %771, %840 ], [ %771, %817 ], [ %771, %909 ], [ %771, %913 ]
  br i1 %983, label %990, label %991

984:
  %985 = phi i64 [ 0, %674 ], [ %987, %984 ]
  %986 = getelementptr inbounds i64, ptr %675, i64 %985
  store i64 0, ptr %986, align 8
  %987 = add nsw i64 %985, 1
  %988 = load i64, ptr %17, align 8
  %989 = icmp slt i64 %987, %988
  br i1 %989, label %984, label %676

990:
  call fastcc void @look_into(ptr %3)
  br label %1022

991:
  %992 = phi i64 [ %1020, %1019 ], [ 0, %982 ]
  %993 = shl nsw i64 %992, 2
  %994 = getelementptr inbounds i64, ptr %768, i64 %993
  %995 = load i64, ptr %994, align 8
  %996 = add i64 %995, -3
  %997 = icmp ult i64 %996, -2
  br i1 %997, label %1019, label %998

998:
  %999 = icmp eq i64 %995, 1
  %1000 = select i1 %999, double 1.000000e+00, double -1.000000e+00
  %1001 = getelementptr inbounds i64, ptr %994, i64 2
  %1002 = load i64, ptr %1001, align 8
  %1003 = getelementptr inbounds double, ptr %769, i64 %1002
  %1004 = load double, ptr %1003, align 8
  %1005 = getelementptr inbounds i64, ptr %994, i64 1
  %1006 = load i64, ptr %1005, align 8
  %1007 = getelementptr inbounds double, ptr %683, i64 %1006
  %1008 = load double, ptr %1007, align 8
  %1009 = fcmp uno double %1004, 0.000000e+00
  br i1 %1009, label %1010, label %1012

1010:
  %1011 = fmul double %1000, %1008
  br label %1016

1012:
  %1013 = fmul double %1000, %1004
  %1014 = fmul double %1000, %1008
  %1015 = call double @llvm.minnum.f64(double %1013, double %1014)
  br label %1016

1016:
  %1017 = phi double [ %1011, %1010 ], [ %1015, %1012 ]
  %1018 = fmul double %1000, %1017
  store double %1018, ptr %1003, align 8
  br label %1019

1019:
  %1020 = add nsw i64 %992, 1
  %1021 = icmp eq i64 %1020, %677
  br i1 %1021, label %1022, label %991

1022:
  %1023 = load i64, ptr %83, align 8
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1035, label %1025

1025:
  %1026 = load double, ptr %77, align 8
  %1027 = load double, ptr %69, align 8
  %1028 = call double @llvm.minnum.f64(double %1026, double %1027)
  %1029 = fcmp olt double %1026, %1027
  %1030 = load double, ptr %66, align 8
  %1031 = load double, ptr %67, align 8
  %1032 = call double @llvm.fmuladd.f64(double %1026, double %1031, double %1030)
  %1033 = load double, ptr %68, align 8
  %1034 = select i1 %1029, double %1032, double %1033
  call fastcc void @take_samples(ptr %7, ptr %17, double %1028, double %1034)
  br label %1035

1035:
  %1036 = load double, ptr %77, align 8
  %1037 = load double, ptr %69, align 8
  %1038 = fcmp olt double %1036, %1037
  br i1 %1038, label %1039, label %1040

1039:
  call fastcc void @look_at(ptr %7, double %1036)
  br label %1040

1040:
  %1041 = load ptr, ptr %54, align 8
  %1042 = load i64, ptr %17, align 8
  %1043 = icmp sgt i64 %1042, 0
  br i1 %1043, label %1044, label %1061

1044:
  %1045 = load ptr, ptr %80, align 8
  br label %1046

1046:
  %1047 = phi i64 [ 0, %1044 ], [ %1059, %1058 ]
  %1048 = getelementptr inbounds i64, ptr %1045, i64 %1047
  %1049 = load i64, ptr %1048, align 8
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %1058, label %1051

1051:
  %1052 = load ptr, ptr %81, align 8
  %1053 = shl nsw i64 %1047, 2
  %1054 = or i64 %1053, 1
  %1055 = getelementptr inbounds i64, ptr %1052, i64 %1054
  %1056 = load i64, ptr %1055, align 8
  %1057 = getelementptr inbounds double, ptr %1041, i64 %1056
  store double 0.000000e+00, ptr %1057, align 8
  br label %1058

1058:
  %1059 = add nsw i64 %1047, 1
  %1060 = icmp eq i64 %1059, %1042
  br i1 %1060, label %1061, label %1046

1061:
  %1062 = shl nsw i64 %658, 1
  %1063 = load ptr, ptr %57, align 8
  %1064 = icmp sgt i64 %658, 0
  br i1 %1064, label %1065, label %1072

1065:
  %1066 = phi i64 [ %1070, %1065 ], [ 0, %1061 ]
  %1067 = getelementptr inbounds double, ptr %1041, i64 %1066
  %1068 = load double, ptr %1067, align 8
  %1069 = getelementptr inbounds double, ptr %1063, i64 %1066
  store double %1068, ptr %1069, align 8
  %1070 = add nsw i64 %1066, 1
  %1071 = icmp eq i64 %1070, %1062
  br i1 %1071, label %1072, label %1065

1072:
  %1073 = load double, ptr %77, align 8
  %1074 = fcmp olt double %1073, 1.000000e+00
  br i1 %1074, label %1075, label %1077

1075:
  %1076 = call double @llvm.fmuladd.f64(double %1073, double %143, double %109)
  br label %1079

1077:
  %1078 = load double, ptr %22, align 8
  br label %1079

1079:
  %1080 = phi ptr [ %50, %1075 ], [ %34, %1077 ]
  %1081 = phi double [ %1076, %1075 ], [ %1078, %1077 ]
  %1082 = load ptr, ptr %1080, align 8
  %1083 = load i64, ptr %24, align 8
  %1084 = load i64, ptr %60, align 8
  %1085 = load ptr, ptr %27, align 8
  %1086 = icmp sgt i64 %1083, 0
  br i1 %1086, label %1089, label %1087

1087:
  %1088 = load ptr, ptr %28, align 8
  br label %1106

1089:
  %1090 = phi i64 [ %1094, %1089 ], [ 0, %1079 ]
  %1091 = getelementptr inbounds double, ptr %1082, i64 %1090
  %1092 = load double, ptr %1091, align 8
  %1093 = getelementptr inbounds double, ptr %1085, i64 %1090
  store double %1092, ptr %1093, align 8
  %1094 = add nsw i64 %1090, 1
  %1095 = icmp eq i64 %1094, %1083
  br i1 %1095, label %1096, label %1089

1096:
  %1097 = getelementptr double, ptr %1082, i64 %1083
  %1098 = load ptr, ptr %28, align 8
  br label %1099

1099:
  %1100 = phi i64 [ %1104, %1099 ], [ 0, %1096 ]
  %1101 = getelementptr inbounds double, ptr %1097, i64 %1100
  %1102 = load double, ptr %1101, align 8
  %1103 = getelementptr inbounds double, ptr %1098, i64 %1100
  store double %1102, ptr %1103, align 8
  %1104 = add nsw i64 %1100, 1
  %1105 = icmp eq i64 %1104, %1083
  br i1 %1105, label %1106, label %1099

1106:
  %1107 = phi ptr [ %1088, %1087 ], [ %1098, %1099 ]
  %1108 = shl nsw i64 %1083, 1
  %1109 = getelementptr inbounds double, ptr %1082, i64 %1108
  %1110 = getelementptr double, ptr %1109, i64 1
  %1111 = load ptr, ptr %29, align 8
  %1112 = load i64, ptr %64, align 8
  %1113 = getelementptr inbounds double, ptr %1111, i64 %1112
  %1114 = sub i64 0, %1084
  %1115 = getelementptr double, ptr %1113, i64 %1114
  %1116 = icmp sgt i64 %1084, 0
  br i1 %1116, label %1117, label %1124

1117:
  %1118 = phi i64 [ %1122, %1117 ], [ 0, %1106 ]
  %1119 = getelementptr inbounds double, ptr %1110, i64 %1118
  %1120 = load double, ptr %1119, align 8
  %1121 = getelementptr inbounds double, ptr %1115, i64 %1118
  store double %1120, ptr %1121, align 8
  %1122 = add nsw i64 %1118, 1
  %1123 = icmp eq i64 %1122, %1084
  br i1 %1123, label %1124, label %1117

1124:
  %1125 = load ptr, ptr %8, align 8
  store double %1081, ptr %1125, align 8
  %1126 = load double, ptr %1109, align 8
  %1127 = getelementptr inbounds double, ptr %1125, i64 4
  store double %1126, ptr %1127, align 8
  %1128 = getelementptr inbounds double, ptr %1125, i64 5
  %1129 = load double, ptr %1128, align 8
  %1130 = load double, ptr %1109, align 8
  %1131 = fcmp ogt double %1130, %1129
  %1132 = fcmp uno double %1130, 0.000000e+00
  %1133 = or i1 %1131, %1132
  %1134 = select i1 %1133, double %1130, double %1129
  store double %1134, ptr %1128, align 8
  %1135 = load i64, ptr %25, align 8
  %1136 = load ptr, ptr %32, align 8
  %1137 = mul nsw i64 %1135, 3
  %1138 = getelementptr inbounds double, ptr %1136, i64 %1137
  %1139 = icmp sgt i64 %1135, 0
  br i1 %1139, label %1140, label %1161

1140:
  %1141 = phi i64 [ %1152, %1140 ], [ 0, %1124 ]
  %1142 = phi <2 x double> [ %1151, %1140 ], [ zeroinitializer, %1124 ]
  %1143 = getelementptr inbounds double, ptr %1085, i64 %1141
  %1144 = load <2 x i64>, ptr %1143, align 16
  %1145 = and <2 x i64> %1144, <i64 9223372036854775807, i64 9223372036854775807>
  %1146 = bitcast <2 x i64> %1145 to <2 x double>
  %1147 = getelementptr inbounds double, ptr %1138, i64 %1141
  %1148 = load <2 x double>, ptr %1147, align 16
  %1149 = fmul <2 x double> %1148, %1146
  %1150 = fcmp ogt <2 x double> %1149, %1142
  %1151 = select <2 x i1> %1150, <2 x double> %1149, <2 x double> %1142
  %1152 = add nsw i64 %1141, 2
  %1153 = icmp slt i64 %1152, %1135
  br i1 %1153, label %1140, label %1154

1154:
  %1155 = extractelement <2 x double> %1151, i64 0
  %1156 = extractelement <2 x double> %1151, i64 1
  %1157 = call double @llvm.maxnum.f64(double %1155, double %1156)
  %1158 = getelementptr inbounds double, ptr %1125, i64 7
  store double %1157, ptr %1158, align 8
  %1159 = load i64, ptr %40, align 8
  %1160 = icmp eq i64 %1159, 0
  br i1 %1160, label %1192, label %1165

1161:
  %1162 = getelementptr inbounds double, ptr %1125, i64 7
  store double 0.000000e+00, ptr %1162, align 8
  %1163 = load i64, ptr %40, align 8
  %1164 = icmp eq i64 %1163, 0
  br i1 %1164, label %1192, label %1179

1165:
  %1166 = phi i64 [ %1177, %1165 ], [ 0, %1154 ]
  %1167 = phi <2 x double> [ %1176, %1165 ], [ zeroinitializer, %1154 ]
  %1168 = getelementptr inbounds double, ptr %1107, i64 %1166
  %1169 = load <2 x i64>, ptr %1168, align 16
  %1170 = and <2 x i64> %1169, <i64 9223372036854775807, i64 9223372036854775807>
  %1171 = bitcast <2 x i64> %1170 to <2 x double>
  %1172 = getelementptr inbounds double, ptr %1138, i64 %1166
  %1173 = load <2 x double>, ptr %1172, align 16
  %1174 = fmul <2 x double> %1173, %1171
  %1175 = fcmp ogt <2 x double> %1174, %1167
  %1176 = select <2 x i1> %1175, <2 x double> %1174, <2 x double> %1167
  %1177 = add nsw i64 %1166, 2
  %1178 = icmp slt i64 %1177, %1135
  br i1 %1178, label %1165, label %1179

1179:
  %1180 = phi i64 [ %1163, %1161 ], [ %1159, %1165 ]
  %1181 = phi <2 x double> [ zeroinitializer, %1161 ], [ %1176, %1165 ]
  %1182 = extractelement <2 x double> %1181, i64 0
  %1183 = extractelement <2 x double> %1181, i64 1
  %1184 = call double @llvm.maxnum.f64(double %1182, double %1183)
  %1185 = load i64, ptr %84, align 8
  %1186 = add nsw i64 %1185, %1180
  %1187 = load i64, ptr %85, align 8
  %1188 = sub i64 %1186, %1187
  %1189 = getelementptr inbounds double, ptr %1111, i64 %1188
  %1190 = load double, ptr %1189, align 8
  %1191 = fadd double %1184, %1190
  br label %1192

1192:
  %1193 = phi double [ %1191, %1179 ], [ 0.000000e+00, %1154 ], [ 0.000000e+00, %1161 ]
  %1194 = getelementptr inbounds double, ptr %1125, i64 8
  store double %1193, ptr %1194, align 8
  %1195 = load ptr, ptr %18, align 8
  %1196 = getelementptr inbounds i64, ptr %1195, i64 2
  %1197 = load i64, ptr %1196, align 8
  %1198 = icmp sgt i64 %1197, -1
  br i1 %1198, label %1207, label %1199

1199:
  %1200 = load double, ptr %86, align 8
  %1201 = load double, ptr %87, align 8
  %1202 = fcmp ugt double %1200, %1201
  br i1 %1202, label %1207, label %1203

1203:
  %1204 = add nsw i64 %90, 1
  %1205 = icmp slt i64 %1204, %1
  %1206 = icmp eq i64 %1204, %1
  br i1 %1206, label %1209, label %88

1207:
  %1208 = phi i64 [ 2, %1192 ], [ 6, %1199 ]
  br i1 %89, label %1221, label %1209

1209:
  %1210 = load double, ptr %9, align 8
  %1211 = getelementptr inbounds double, ptr %9, i64 2
  %1212 = load double, ptr %1211, align 8
  %1213 = fcmp oeq double %1210, %1212
  br i1 %1213, label %1214, label %1221

1214:
  %1215 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %1216 = load i64, ptr %1215, align 8
  %1217 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %1218 = load i64, ptr %1217, align 8
  %1219 = icmp slt i64 %1216, %1218
  %1220 = zext i1 %1219 to i64
  br label %1221

1221:
  %1222 = phi i64 [ %1208, %1207 ], [ 1, %1209 ], [ %1220, %1214 ], [ %139, %136 ], [ 7, %132 ], [ %95, %94 ], [ 5, %101 ], [ 5, %97 ]
  ret i64 %1222
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
  br i1 %12, label %95, label %13

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
  %26 = phi i1 [ false, %13 ], [ %93, %91 ]
  %27 = phi i64 [ 0, %13 ], [ %92, %91 ]
  %28 = getelementptr inbounds i64, ptr %15, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %31, label %91

31:
  %32 = getelementptr inbounds double, ptr %5, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %7, i64 %27
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %6, i64 %27
  %37 = load double, ptr %36, align 8
  %38 = add nsw i64 %27, %1
  %39 = getelementptr inbounds double, ptr %6, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, %4
  %42 = getelementptr inbounds double, ptr %5, i64 %38
  %43 = load double, ptr %42, align 8
  %44 = fmul double %43, %4
  %45 = getelementptr inbounds double, ptr %7, i64 %38
  %46 = load double, ptr %45, align 8
  %47 = fmul double %46, %4
  %48 = fcmp uno double %44, %47
  br i1 %48, label %49, label %51

49:
  %50 = fcmp uno double %41, 0.000000e+00
  br i1 %50, label %91, label %95

51:
  %52 = fcmp ord double %33, 0.000000e+00
  %53 = tail call double @llvm.fabs.f64(double %33)
  %54 = select i1 %52, double %53, double 0.000000e+00
  %55 = fcmp ord double %35, 0.000000e+00
  %56 = tail call double @llvm.fabs.f64(double %35)
  %57 = select i1 %55, double %56, double 0.000000e+00
  %58 = fadd double %54, %57
  %59 = fmul double %58, 1.000000e+10
  %60 = fsub double %35, %33
  %61 = fmul double %19, %44
  %62 = tail call double @llvm.fmuladd.f64(double %17, double %60, double %61)
  %63 = tail call double @llvm.fmuladd.f64(double %21, double %47, double %62)
  %64 = tail call double @llvm.fabs.f64(double %60)
  %65 = fsub double %37, %33
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = fsub double %37, %35
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = tail call double @llvm.maxnum.f64(double %66, double %68)
  %70 = tail call double @llvm.maxnum.f64(double %64, double %69)
  %71 = fadd double %53, %56
  %72 = fmul double %59, 0x3D06849B86A12B9B
  %73 = tail call double @llvm.fmuladd.f64(double %71, double 1.000000e-09, double %72)
  %74 = fcmp olt double %70, 0x7FF0000000000000
  br i1 %74, label %75, label %95

75:
  %76 = fmul double %44, %3
  %77 = tail call double @llvm.fmuladd.f64(double %11, double %33, double %76)
  %78 = fmul double %47, %24
  %79 = tail call double @llvm.fmuladd.f64(double %23, double %35, double %78)
  %80 = fmul double %22, %79
  %81 = tail call double @llvm.fmuladd.f64(double %10, double %77, double %80)
  %82 = fsub double %37, %81
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = tail call double @llvm.fmuladd.f64(double %70, double 5.000000e-03, double %73)
  %85 = fcmp ugt double %83, %84
  br i1 %85, label %95, label %86

86:
  %87 = fsub double %41, %63
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = tail call double @llvm.fmuladd.f64(double %70, double 5.000000e-02, double %73)
  %90 = fcmp ugt double %88, %89
  br i1 %90, label %95, label %91

91:
  %92 = add nsw i64 %27, 1
  %93 = icmp sge i64 %92, %1
  %94 = icmp eq i64 %92, %1
  br i1 %94, label %95, label %25

95:
  %96 = phi i1 [ true, %8 ], [ %26, %49 ], [ %26, %51 ], [ %26, %75 ], [ %26, %86 ], [ %93, %91 ]
  %97 = zext i1 %96 to i32
  ret i32 %97
}

declare fastcc void @look_at(ptr, double)

declare fastcc void @look_into(ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
