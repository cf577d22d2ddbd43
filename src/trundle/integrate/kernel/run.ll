; source e3510fa0bd44181c0b376bced746b2d9e3d7c03fe4ada097f688f2e7776a11cc
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@__const.size_of.sizes = private constant [4 x i64] [i64 120, i64 120, i64 480, i64 312], align 16

declare fastcc i32 @begin_watch(ptr, ptr, i32)

declare i64 @pass_knot(ptr)

define i64 @advance(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.Step, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %866

12:
  %13 = getelementptr inbounds double, ptr %8, i64 2
  %14 = getelementptr inbounds i64, ptr %10, i64 2
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %17 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 3
  %19 = getelementptr inbounds double, ptr %8, i64 1
  %20 = getelementptr inbounds double, ptr %8, i64 3
  %21 = getelementptr inbounds double, ptr %8, i64 6
  %22 = getelementptr inbounds i64, ptr %10, i64 4
  %23 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %26 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %34 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %35 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %44 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %45 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %47 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %48 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %52 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %53 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %54 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %55 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %56 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  %57 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %58 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %59 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %60 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %62 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %64 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %66 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %67 = getelementptr inbounds double, ptr %8, i64 4
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %69

69:
  %70 = phi i1 [ true, %12 ], [ %862, %860 ]
  %71 = phi i64 [ 0, %12 ], [ %861, %860 ]
  %72 = load double, ptr %8, align 8
  %73 = load double, ptr %13, align 8
  %74 = fcmp contract oeq double %72, %73
  br i1 %74, label %75, label %78

75:
  %76 = call i64 @pass_knot(ptr %0)
  %77 = icmp eq i64 %76, 1
  br i1 %77, label %78, label %878

78:
  %79 = load i64, ptr %14, align 8
  %80 = load i64, ptr %15, align 8
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %82, label %878

82:
  %83 = load ptr, ptr %17, align 8
  %84 = load i64, ptr %83, align 8
  %85 = load i64, ptr %16, align 8
  %86 = add nsw i64 %85, %84
  %87 = load i64, ptr %18, align 8
  %88 = icmp sgt i64 %86, %87
  br i1 %88, label %878, label %89

89:
  %90 = load double, ptr %8, align 8
  %91 = load double, ptr %13, align 8
  %92 = fsub contract double %91, %90
  %93 = load double, ptr %19, align 8
  %94 = call contract double @llvm.fabs.f64(double %93)
  %95 = load double, ptr %20, align 8
  %96 = call contract double @llvm.minnum.f64(double %94, double %95)
  %97 = call contract double @llvm.copysign.f64(double %96, double %92)
  %98 = fadd contract double %90, %97
  store double %98, ptr %21, align 8
  %99 = call contract double @llvm.fabs.f64(double %96)
  %100 = fmul contract double %99, 1.010000e+00
  %101 = call contract double @llvm.fabs.f64(double %92)
  %102 = fcmp contract ult double %100, %101
  br i1 %102, label %104, label %103

103:
  store double %91, ptr %21, align 8
  br label %123

104:
  %105 = call contract double @llvm.fabs.f64(double %90)
  %106 = fmul contract double %105, 0x3CE4000000000000
  %107 = fcmp contract ole double %99, %106
  %108 = fcmp contract oeq double %97, 0.000000e+00
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %113, label %110

110:
  %111 = load i64, ptr %22, align 8
  %112 = icmp sgt i64 %111, 20
  br i1 %112, label %113, label %121

113:
  %114 = getelementptr inbounds i64, ptr %10, i64 5
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %878

117:
  %118 = load i64, ptr %22, align 8
  %119 = icmp sgt i64 %118, 0
  %120 = select i1 %119, i64 4, i64 3
  br label %878

121:
  %122 = fsub contract double %98, %90
  br label %123

123:
  %124 = phi double [ %92, %103 ], [ %122, %121 ]
  %125 = load i64, ptr %23, align 8
  %126 = load i64, ptr %24, align 8
  %127 = load ptr, ptr %7, align 8
  %128 = load ptr, ptr %25, align 8
  %129 = mul nsw i64 %126, 18
  %130 = getelementptr inbounds double, ptr %128, i64 %129
  %131 = mul nsw i64 %126, 19
  %132 = getelementptr inbounds double, ptr %128, i64 %131
  %133 = mul nsw i64 %126, 17
  %134 = getelementptr inbounds double, ptr %128, i64 %133
  %135 = shl nsw i64 %126, 4
  %136 = getelementptr inbounds double, ptr %128, i64 %135
  %137 = load ptr, ptr %26, align 8
  %138 = mul nsw i64 %126, 20
  %139 = getelementptr double, ptr %128, i64 %138
  %140 = icmp sgt i64 %126, 0
  br i1 %140, label %141, label %157

141:
  %142 = phi i64 [ %146, %141 ], [ 0, %123 ]
  %143 = getelementptr inbounds double, ptr %137, i64 %142
  %144 = load <2 x double>, ptr %143, align 16
  %145 = getelementptr inbounds double, ptr %139, i64 %142
  store <2 x double> %144, ptr %145, align 16
  %146 = add nsw i64 %142, 2
  %147 = icmp slt i64 %146, %126
  br i1 %147, label %141, label %148

148:
  %149 = load ptr, ptr %27, align 8
  br label %150

150:
  %151 = phi i64 [ %155, %150 ], [ 0, %148 ]
  %152 = getelementptr inbounds double, ptr %149, i64 %151
  %153 = load <2 x double>, ptr %152, align 16
  %154 = getelementptr inbounds double, ptr %128, i64 %151
  store <2 x double> %153, ptr %154, align 16
  %155 = add nsw i64 %151, 2
  %156 = icmp slt i64 %155, %126
  br i1 %156, label %150, label %157

157:
  %158 = load double, ptr %127, align 8
  %159 = load ptr, ptr %28, align 8
  call fastcc void @take_step_one(ptr %0, double %158, double %124, ptr %159, ptr %128)
  %160 = load i64, ptr %24, align 8
  %161 = load i64, ptr %29, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %212, label %163

163:
  %164 = load ptr, ptr %7, align 8
  %165 = load double, ptr %164, align 8
  %166 = call contract double @llvm.fabs.f64(double %165)
  %167 = call contract double @llvm.fabs.f64(double %124)
  %168 = fmul contract double %167, 1.000000e+07
  %169 = call contract double @llvm.minnum.f64(double %166, double %168)
  %170 = load double, ptr %30, align 8
  %171 = fdiv contract double 1.000000e-15, %170
  %172 = getelementptr inbounds double, ptr %164, i64 7
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds double, ptr %164, i64 8
  %175 = load double, ptr %174, align 8
  %176 = fmul contract double %167, %175
  %177 = fadd contract double %173, %176
  %178 = fmul contract double %177, 1.000000e-02
  %179 = fmul contract double %169, %175
  %180 = fadd contract double %173, %179
  %181 = fmul contract double %171, %180
  %182 = fadd contract double %178, %181
  %183 = fmul contract double %167, %182
  %184 = load ptr, ptr %26, align 8
  %185 = load ptr, ptr %31, align 8
  %186 = shl nsw i64 %160, 1
  %187 = getelementptr inbounds double, ptr %185, i64 %186
  %188 = icmp sgt i64 %160, 0
  br i1 %188, label %189, label %203

189:
  %190 = phi i64 [ %201, %189 ], [ 0, %163 ]
  %191 = phi <2 x double> [ %200, %189 ], [ zeroinitializer, %163 ]
  %192 = getelementptr inbounds double, ptr %184, i64 %190
  %193 = load <2 x i64>, ptr %192, align 16
  %194 = and <2 x i64> %193, <i64 9223372036854775807, i64 9223372036854775807>
  %195 = bitcast <2 x i64> %194 to <2 x double>
  %196 = getelementptr inbounds double, ptr %187, i64 %190
  %197 = load <2 x double>, ptr %196, align 16
  %198 = fmul contract <2 x double> %197, %195
  %199 = fcmp contract ogt <2 x double> %198, %191
  %200 = select <2 x i1> %199, <2 x double> %198, <2 x double> %191
  %201 = add nsw i64 %190, 2
  %202 = icmp slt i64 %201, %160
  br i1 %202, label %189, label %203

203:
  %204 = phi <2 x double> [ zeroinitializer, %163 ], [ %200, %189 ]
  %205 = extractelement <2 x double> %204, i64 0
  %206 = extractelement <2 x double> %204, i64 1
  %207 = call contract double @llvm.maxnum.f64(double %205, double %206)
  %208 = fmul contract double %173, %169
  %209 = fadd contract double %208, %207
  %210 = fmul contract double %171, %209
  %211 = fadd contract double %183, %210
  br label %212

212:
  %213 = phi double [ %211, %203 ], [ 0.000000e+00, %157 ]
  %214 = phi double [ %182, %203 ], [ 0.000000e+00, %157 ]
  %215 = icmp sgt i64 %160, 0
  br i1 %215, label %216, label %259

216:
  %217 = insertelement <2 x double> poison, double %214, i64 0
  %218 = shufflevector <2 x double> %217, <2 x double> poison, <2 x i32> zeroinitializer
  %219 = insertelement <2 x double> poison, double %213, i64 0
  %220 = shufflevector <2 x double> %219, <2 x double> poison, <2 x i32> zeroinitializer
  br label %221

221:
  %222 = phi i64 [ 0, %216 ], [ %257, %221 ]
  %223 = load ptr, ptr %31, align 8
  %224 = getelementptr inbounds double, ptr %223, i64 %222
  %225 = getelementptr inbounds double, ptr %223, i64 %160
  %226 = getelementptr inbounds double, ptr %225, i64 %222
  %227 = load ptr, ptr %26, align 8
  %228 = getelementptr inbounds double, ptr %227, i64 %222
  %229 = load <2 x i64>, ptr %228, align 16
  %230 = and <2 x i64> %229, <i64 9223372036854775807, i64 9223372036854775807>
  %231 = bitcast <2 x i64> %230 to <2 x double>
  %232 = getelementptr inbounds double, ptr %134, i64 %222
  %233 = load <2 x i64>, ptr %232, align 16
  %234 = and <2 x i64> %233, <i64 9223372036854775807, i64 9223372036854775807>
  %235 = bitcast <2 x i64> %234 to <2 x double>
  %236 = fcmp contract ogt <2 x double> %231, %235
  %237 = select <2 x i1> %236, <2 x i64> %230, <2 x i64> %234
  %238 = bitcast <2 x i64> %237 to <2 x double>
  %239 = load ptr, ptr %32, align 8
  %240 = getelementptr inbounds double, ptr %239, i64 %222
  %241 = load <2 x double>, ptr %240, align 16
  %242 = load double, ptr %30, align 8
  %243 = insertelement <2 x double> poison, double %242, i64 0
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> zeroinitializer
  %245 = load <2 x double>, ptr %226, align 16
  %246 = fmul contract <2 x double> %218, %245
  %247 = fadd contract <2 x double> %246, %238
  %248 = load <2 x double>, ptr %224, align 16
  %249 = fmul contract <2 x double> %220, %248
  %250 = fadd contract <2 x double> %247, %249
  %251 = fmul contract <2 x double> %244, %250
  %252 = fadd contract <2 x double> %241, %251
  %253 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %252
  %254 = fcmp contract ogt <2 x double> %252, zeroinitializer
  %255 = select <2 x i1> %254, <2 x double> %253, <2 x double> zeroinitializer
  %256 = getelementptr inbounds double, ptr %136, i64 %222
  store <2 x double> %255, ptr %256, align 16
  %257 = add nsw i64 %222, 2
  %258 = icmp slt i64 %257, %160
  br i1 %258, label %221, label %259

259:
  %260 = call contract double @llvm.fabs.f64(double %124)
  br i1 %140, label %261, label %281

261:
  %262 = phi <2 x double> [ %276, %261 ], [ zeroinitializer, %259 ]
  %263 = phi <2 x double> [ %278, %261 ], [ zeroinitializer, %259 ]
  %264 = phi i64 [ %279, %261 ], [ 0, %259 ]
  %265 = getelementptr inbounds double, ptr %130, i64 %264
  %266 = load <2 x double>, ptr %265, align 16
  %267 = getelementptr inbounds double, ptr %136, i64 %264
  %268 = load <2 x double>, ptr %267, align 16
  %269 = fmul contract <2 x double> %266, %268
  %270 = getelementptr inbounds double, ptr %265, i64 2
  %271 = load <2 x double>, ptr %270, align 16
  %272 = getelementptr inbounds double, ptr %267, i64 2
  %273 = load <2 x double>, ptr %272, align 16
  %274 = fmul contract <2 x double> %271, %273
  %275 = fmul contract <2 x double> %269, %269
  %276 = fadd contract <2 x double> %262, %275
  %277 = fmul contract <2 x double> %274, %274
  %278 = fadd contract <2 x double> %263, %277
  %279 = add nsw i64 %264, 4
  %280 = icmp slt i64 %279, %126
  br i1 %280, label %261, label %281

281:
  %282 = phi <2 x double> [ zeroinitializer, %259 ], [ %278, %261 ]
  %283 = phi <2 x double> [ zeroinitializer, %259 ], [ %276, %261 ]
  %284 = shufflevector <2 x double> %283, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %285 = fadd contract <2 x double> %283, %284
  %286 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %287 = fadd contract <2 x double> %282, %286
  %288 = fadd contract <2 x double> %287, %285
  %289 = extractelement <2 x double> %288, i64 0
  %290 = sitofp i64 %125 to double
  %291 = fdiv contract double %289, %290
  br i1 %140, label %292, label %312

292:
  %293 = phi <2 x double> [ %307, %292 ], [ zeroinitializer, %281 ]
  %294 = phi <2 x double> [ %309, %292 ], [ zeroinitializer, %281 ]
  %295 = phi i64 [ %310, %292 ], [ 0, %281 ]
  %296 = getelementptr inbounds double, ptr %132, i64 %295
  %297 = load <2 x double>, ptr %296, align 16
  %298 = getelementptr inbounds double, ptr %136, i64 %295
  %299 = load <2 x double>, ptr %298, align 16
  %300 = fmul contract <2 x double> %297, %299
  %301 = getelementptr inbounds double, ptr %296, i64 2
  %302 = load <2 x double>, ptr %301, align 16
  %303 = getelementptr inbounds double, ptr %298, i64 2
  %304 = load <2 x double>, ptr %303, align 16
  %305 = fmul contract <2 x double> %302, %304
  %306 = fmul contract <2 x double> %300, %300
  %307 = fadd contract <2 x double> %293, %306
  %308 = fmul contract <2 x double> %305, %305
  %309 = fadd contract <2 x double> %294, %308
  %310 = add nsw i64 %295, 4
  %311 = icmp slt i64 %310, %126
  br i1 %311, label %292, label %312

312:
  %313 = phi <2 x double> [ zeroinitializer, %281 ], [ %309, %292 ]
  %314 = phi <2 x double> [ zeroinitializer, %281 ], [ %307, %292 ]
  %315 = shufflevector <2 x double> %314, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %316 = fadd contract <2 x double> %314, %315
  %317 = shufflevector <2 x double> %313, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %318 = fadd contract <2 x double> %313, %317
  %319 = fadd contract <2 x double> %318, %316
  %320 = extractelement <2 x double> %319, i64 0
  %321 = fdiv contract double %320, %290
  %322 = fcmp contract oeq double %291, 0.000000e+00
  %323 = fcmp contract oeq double %321, 0.000000e+00
  %324 = and i1 %322, %323
  br i1 %324, label %342, label %325

325:
  %326 = fmul contract double %260, %291
  %327 = fmul contract double %321, 1.000000e-02
  %328 = fadd contract double %291, %327
  %329 = call contract double @llvm.sqrt.f64(double %328)
  %330 = fdiv contract double %326, %329
  %331 = fcmp contract oeq double %330, 0.000000e+00
  br i1 %331, label %339, label %332

332:
  %333 = call contract double @llvm.sqrt.f64(double %330)
  %334 = call contract double @llvm.sqrt.f64(double %333)
  %335 = call contract double @llvm.sqrt.f64(double %334)
  %336 = fdiv contract double 8.500000e-01, %335
  %337 = call contract double @llvm.maxnum.f64(double %336, double 0x3FD5555555555555)
  %338 = call contract double @llvm.minnum.f64(double %337, double 6.000000e+00)
  br label %339

339:
  %340 = phi double [ %338, %332 ], [ 6.000000e+00, %325 ]
  %341 = fcmp contract ugt double %330, 1.000000e+00
  br i1 %341, label %615, label %342

342:
  %343 = phi double [ %340, %339 ], [ 6.000000e+00, %312 ]
  %344 = phi double [ %330, %339 ], [ 0.000000e+00, %312 ]
  %345 = getelementptr inbounds double, ptr %127, i64 6
  %346 = load double, ptr %345, align 8
  %347 = load ptr, ptr %28, align 8
  %348 = load ptr, ptr %33, align 8
  store double %346, ptr %5, align 8
  %349 = load ptr, ptr %34, align 8
  %350 = getelementptr inbounds i64, ptr %349, i64 1
  %351 = load i64, ptr %350, align 8
  %352 = add nsw i64 %351, 1
  store i64 %352, ptr %350, align 8
  %353 = load ptr, ptr %35, align 8
  %354 = load ptr, ptr %36, align 8
  call void %353(ptr %5, ptr %134, ptr %347, ptr %348, ptr %354)
  %355 = load ptr, ptr %37, align 8
  %356 = icmp eq ptr %355, null
  br i1 %356, label %405, label %357

357:
  %358 = load i64, ptr %38, align 8
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %362, label %360

360:
  %361 = load i64, ptr %23, align 8
  br label %377

362:
  %363 = load i64, ptr %39, align 8
  %364 = load i64, ptr %23, align 8
  %365 = shl nsw i64 %364, 1
  %366 = sub i64 %363, %358
  br label %367

367:
  %368 = phi i64 [ 0, %362 ], [ %372, %367 ]
  %369 = add i64 %366, %368
  %370 = getelementptr inbounds double, ptr %347, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = add nsw i64 %368, 1
  %373 = add i64 %372, %365
  %374 = getelementptr inbounds double, ptr %348, i64 %373
  %375 = load double, ptr %374, align 8
  store double %375, ptr %370, align 8
  store double %371, ptr %374, align 8
  %376 = icmp eq i64 %372, %358
  br i1 %376, label %377, label %367

377:
  %378 = phi i64 [ %361, %360 ], [ %364, %367 ]
  %379 = load double, ptr %5, align 8
  %380 = getelementptr inbounds double, ptr %348, i64 %378
  store double %379, ptr %4, align 8
  %381 = load ptr, ptr %40, align 8
  store double 0.000000e+00, ptr %381, align 8
  %382 = load ptr, ptr %41, align 8
  %383 = load i64, ptr %42, align 8
  %384 = load i64, ptr %43, align 8
  %385 = load ptr, ptr %36, align 8
  %386 = call contract double %355(ptr %382, i64 %383, i64 %384, ptr %4, ptr %348, ptr %347, ptr %380, ptr %381, ptr %385)
  %387 = load i64, ptr %23, align 8
  %388 = shl nsw i64 %387, 1
  %389 = getelementptr inbounds double, ptr %348, i64 %388
  store double %386, ptr %389, align 8
  %390 = load i64, ptr %38, align 8
  %391 = icmp sgt i64 %390, 0
  br i1 %391, label %392, label %405

392:
  %393 = load i64, ptr %39, align 8
  %394 = sub i64 %393, %390
  br label %395

395:
  %396 = phi i64 [ 0, %392 ], [ %400, %395 ]
  %397 = add i64 %394, %396
  %398 = getelementptr inbounds double, ptr %347, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = add nsw i64 %396, 1
  %401 = add i64 %400, %388
  %402 = getelementptr inbounds double, ptr %348, i64 %401
  %403 = load double, ptr %402, align 8
  store double %403, ptr %398, align 8
  store double %399, ptr %402, align 8
  %404 = icmp eq i64 %400, %390
  br i1 %404, label %405, label %395

405:
  %406 = load i64, ptr %44, align 8
  %407 = load i64, ptr %24, align 8
  %408 = load ptr, ptr %25, align 8
  %409 = mul nsw i64 %407, 17
  %410 = getelementptr inbounds double, ptr %408, i64 %409
  %411 = load ptr, ptr %31, align 8
  %412 = getelementptr inbounds double, ptr %411, i64 %407
  %413 = mul nsw i64 %407, 19
  %414 = getelementptr inbounds double, ptr %408, i64 %413
  %415 = icmp sgt i64 %406, 0
  br i1 %415, label %416, label %418

416:
  %417 = load ptr, ptr %33, align 8
  br label %431

418:
  %419 = phi <2 x double> [ zeroinitializer, %405 ], [ %451, %431 ]
  %420 = phi <2 x double> [ zeroinitializer, %405 ], [ %453, %431 ]
  %421 = shufflevector <2 x double> %420, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %422 = fadd contract <2 x double> %420, %421
  %423 = shufflevector <2 x double> %419, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %424 = fadd contract <2 x double> %419, %423
  %425 = fadd contract <2 x double> %424, %422
  %426 = extractelement <2 x double> %425, i64 0
  %427 = sitofp i64 %406 to double
  %428 = fdiv contract double %426, %427
  %429 = call contract double @llvm.sqrt.f64(double %428)
  %430 = fcmp contract ugt double %429, 1.000000e+00
  br i1 %430, label %456, label %561

431:
  %432 = phi <2 x double> [ zeroinitializer, %416 ], [ %453, %431 ]
  %433 = phi <2 x double> [ zeroinitializer, %416 ], [ %451, %431 ]
  %434 = phi i64 [ 0, %416 ], [ %454, %431 ]
  %435 = getelementptr inbounds double, ptr %417, i64 %434
  %436 = load <2 x double>, ptr %435, align 16
  %437 = getelementptr inbounds double, ptr %410, i64 %434
  %438 = load <2 x double>, ptr %437, align 16
  %439 = fsub contract <2 x double> %436, %438
  %440 = getelementptr inbounds double, ptr %136, i64 %434
  %441 = load <2 x double>, ptr %440, align 16
  %442 = fmul contract <2 x double> %439, %441
  %443 = or i64 %434, 1
  %444 = icmp eq i64 %443, %406
  %445 = insertelement <2 x double> %442, double 0.000000e+00, i64 1
  %446 = select i1 %444, <2 x double> %445, <2 x double> %442
  %447 = and i64 %434, 2
  %448 = icmp eq i64 %447, 0
  %449 = fmul contract <2 x double> %446, %446
  %450 = select i1 %448, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %449
  %451 = fadd contract <2 x double> %433, %450
  %452 = select i1 %448, <2 x double> %449, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %453 = fadd contract <2 x double> %432, %452
  %454 = add nsw i64 %434, 2
  %455 = icmp slt i64 %454, %406
  br i1 %455, label %431, label %418

456:
  %457 = load i64, ptr %45, align 8
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %561, label %459

459:
  %460 = load ptr, ptr %7, align 8
  %461 = getelementptr inbounds double, ptr %460, i64 2
  %462 = load double, ptr %461, align 8
  %463 = load double, ptr %460, align 8
  %464 = fsub contract double %462, %463
  %465 = call contract double @llvm.fabs.f64(double %464)
  %466 = getelementptr inbounds double, ptr %460, i64 7
  %467 = load double, ptr %466, align 8
  %468 = getelementptr inbounds double, ptr %460, i64 8
  %469 = load double, ptr %468, align 8
  %470 = fmul contract double %469, %465
  %471 = fadd contract double %467, %470
  %472 = fmul contract double %471, 2.000000e-13
  %473 = fmul contract double %465, %472
  %474 = load ptr, ptr %26, align 8
  %475 = shl nsw i64 %407, 1
  %476 = getelementptr inbounds double, ptr %411, i64 %475
  %477 = icmp sgt i64 %407, 0
  br i1 %477, label %478, label %518

478:
  %479 = phi i64 [ %490, %478 ], [ 0, %459 ]
  %480 = phi <2 x double> [ %489, %478 ], [ zeroinitializer, %459 ]
  %481 = getelementptr inbounds double, ptr %474, i64 %479
  %482 = load <2 x i64>, ptr %481, align 16
  %483 = and <2 x i64> %482, <i64 9223372036854775807, i64 9223372036854775807>
  %484 = bitcast <2 x i64> %483 to <2 x double>
  %485 = getelementptr inbounds double, ptr %476, i64 %479
  %486 = load <2 x double>, ptr %485, align 16
  %487 = fmul contract <2 x double> %486, %484
  %488 = fcmp contract ogt <2 x double> %487, %480
  %489 = select <2 x i1> %488, <2 x double> %487, <2 x double> %480
  %490 = add nsw i64 %479, 2
  %491 = icmp slt i64 %490, %407
  br i1 %491, label %478, label %492

492:
  %493 = extractelement <2 x double> %489, i64 0
  %494 = extractelement <2 x double> %489, i64 1
  %495 = call contract double @llvm.maxnum.f64(double %493, double %494)
  %496 = fmul contract double %495, 2.000000e-13
  %497 = fadd contract double %473, %496
  br label %529

498:
  %499 = phi <2 x double> [ %513, %498 ], [ zeroinitializer, %556 ]
  %500 = phi <2 x double> [ %515, %498 ], [ zeroinitializer, %556 ]
  %501 = phi i64 [ %516, %498 ], [ 0, %556 ]
  %502 = getelementptr inbounds double, ptr %414, i64 %501
  %503 = load <2 x double>, ptr %502, align 16
  %504 = getelementptr inbounds double, ptr %136, i64 %501
  %505 = load <2 x double>, ptr %504, align 16
  %506 = fmul contract <2 x double> %503, %505
  %507 = getelementptr inbounds double, ptr %502, i64 2
  %508 = load <2 x double>, ptr %507, align 16
  %509 = getelementptr inbounds double, ptr %504, i64 2
  %510 = load <2 x double>, ptr %509, align 16
  %511 = fmul contract <2 x double> %508, %510
  %512 = fmul contract <2 x double> %506, %506
  %513 = fadd contract <2 x double> %499, %512
  %514 = fmul contract <2 x double> %511, %511
  %515 = fadd contract <2 x double> %500, %514
  %516 = add nsw i64 %501, 4
  %517 = icmp slt i64 %516, %407
  br i1 %517, label %498, label %518

518:
  %519 = phi <2 x double> [ zeroinitializer, %459 ], [ %515, %498 ]
  %520 = phi <2 x double> [ zeroinitializer, %459 ], [ %513, %498 ]
  %521 = shufflevector <2 x double> %520, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %522 = fadd contract <2 x double> %520, %521
  %523 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %524 = fadd contract <2 x double> %519, %523
  %525 = fadd contract <2 x double> %524, %522
  %526 = extractelement <2 x double> %525, i64 0
  %527 = fdiv contract double %526, %427
  %528 = call contract double @llvm.sqrt.f64(double %527)
  br label %561

529:
  %530 = phi i64 [ %559, %556 ], [ 0, %492 ]
  %531 = icmp slt i64 %530, %406
  br i1 %531, label %532, label %556

532:
  %533 = getelementptr inbounds double, ptr %411, i64 %530
  %534 = load double, ptr %533, align 8
  %535 = fmul contract double %497, %534
  %536 = getelementptr inbounds double, ptr %412, i64 %530
  %537 = load double, ptr %536, align 8
  %538 = fmul contract double %472, %537
  %539 = fadd contract double %535, %538
  %540 = getelementptr inbounds double, ptr %474, i64 %530
  %541 = load double, ptr %540, align 8
  %542 = call contract double @llvm.fabs.f64(double %541)
  %543 = fmul contract double %542, 2.000000e-13
  %544 = fadd contract double %539, %543
  %545 = load ptr, ptr %33, align 8
  %546 = getelementptr inbounds double, ptr %545, i64 %530
  %547 = load double, ptr %546, align 8
  %548 = getelementptr inbounds double, ptr %410, i64 %530
  %549 = load double, ptr %548, align 8
  %550 = fsub contract double %547, %549
  %551 = getelementptr inbounds double, ptr %136, i64 %530
  %552 = load double, ptr %551, align 8
  %553 = fmul contract double %544, %552
  %554 = fadd contract double %553, 1.000000e+00
  %555 = fdiv contract double %550, %554
  br label %556

556:
  %557 = phi contract double [ %555, %532 ], [ 0.000000e+00, %529 ]
  %558 = getelementptr inbounds double, ptr %414, i64 %530
  store double %557, ptr %558, align 8
  %559 = add nsw i64 %530, 1
  %560 = icmp eq i64 %559, %407
  br i1 %560, label %498, label %529

561:
  %562 = phi double [ %528, %518 ], [ %429, %456 ], [ %429, %418 ]
  %563 = shl nsw i64 %125, 1
  %564 = load ptr, ptr %33, align 8
  %565 = icmp sgt i64 %125, 0
  br i1 %565, label %566, label %585

566:
  %567 = phi i64 [ %580, %566 ], [ 1, %561 ]
  %568 = phi i64 [ %579, %566 ], [ 0, %561 ]
  %569 = phi double [ %578, %566 ], [ 0.000000e+00, %561 ]
  %570 = phi double [ %574, %566 ], [ 0.000000e+00, %561 ]
  %571 = getelementptr inbounds double, ptr %564, i64 %568
  %572 = load double, ptr %571, align 8
  %573 = fmul contract double %572, 0.000000e+00
  %574 = fadd contract double %570, %573
  %575 = getelementptr inbounds double, ptr %564, i64 %567
  %576 = load double, ptr %575, align 8
  %577 = fmul contract double %576, 0.000000e+00
  %578 = fadd contract double %569, %577
  %579 = add nsw i64 %568, 2
  %580 = or i64 %579, 1
  %581 = icmp slt i64 %580, %563
  br i1 %581, label %566, label %582

582:
  %583 = fadd contract double %574, %578
  %584 = fcmp contract une double %583, 0.000000e+00
  br i1 %584, label %624, label %585

585:
  %586 = fcmp contract ogt double %562, %344
  br i1 %586, label %587, label %596

587:
  %588 = fcmp contract oeq double %562, 0.000000e+00
  br i1 %588, label %596, label %589

589:
  %590 = call contract double @llvm.sqrt.f64(double %562)
  %591 = call contract double @llvm.sqrt.f64(double %590)
  %592 = call contract double @llvm.sqrt.f64(double %591)
  %593 = fdiv contract double 8.500000e-01, %592
  %594 = call contract double @llvm.maxnum.f64(double %593, double 0x3FD5555555555555)
  %595 = call contract double @llvm.minnum.f64(double %594, double 6.000000e+00)
  br label %596

596:
  %597 = phi double [ %344, %585 ], [ %562, %587 ], [ %562, %589 ]
  %598 = phi double [ %343, %585 ], [ 6.000000e+00, %587 ], [ %595, %589 ]
  %599 = fcmp contract ugt double %597, 1.000000e+00
  br i1 %599, label %615, label %600

600:
  %601 = load ptr, ptr %9, align 8
  %602 = getelementptr inbounds i64, ptr %601, i64 3
  %603 = load i64, ptr %602, align 8
  %604 = icmp eq i64 %603, 0
  %605 = call contract double @llvm.minnum.f64(double %598, double 1.000000e+00)
  %606 = select i1 %604, double %598, double %605
  %607 = load double, ptr %345, align 8
  %608 = getelementptr inbounds double, ptr %127, i64 2
  %609 = load double, ptr %608, align 8
  %610 = fcmp contract oeq double %607, %609
  br i1 %610, label %611, label %644

611:
  %612 = getelementptr inbounds double, ptr %127, i64 1
  %613 = load double, ptr %612, align 8
  %614 = call contract double @llvm.fabs.f64(double %613)
  br label %644

615:
  %616 = phi double [ %598, %596 ], [ %340, %339 ]
  %617 = phi double [ %597, %596 ], [ %330, %339 ]
  %618 = phi double [ %562, %596 ], [ 0.000000e+00, %339 ]
  %619 = fcmp contract olt double %617, 0x7FF0000000000000
  br i1 %619, label %620, label %624

620:
  %621 = fmul contract double %124, %616
  %622 = getelementptr inbounds double, ptr %127, i64 1
  store double %621, ptr %622, align 8
  %623 = load ptr, ptr %9, align 8
  br label %632

624:
  %625 = phi double [ %618, %615 ], [ %562, %582 ]
  %626 = fmul contract double %124, 1.000000e-01
  %627 = getelementptr inbounds double, ptr %127, i64 1
  store double %626, ptr %627, align 8
  %628 = load ptr, ptr %9, align 8
  %629 = getelementptr inbounds i64, ptr %628, i64 4
  %630 = load i64, ptr %629, align 8
  %631 = add nsw i64 %630, 1
  store i64 %631, ptr %629, align 8
  br label %632

632:
  %633 = phi ptr [ %628, %624 ], [ %623, %620 ]
  %634 = phi double [ %625, %624 ], [ %618, %620 ]
  %635 = fcmp contract ogt double %634, 1.000000e+00
  br i1 %635, label %636, label %640

636:
  %637 = getelementptr inbounds i64, ptr %633, i64 5
  %638 = load i64, ptr %637, align 8
  %639 = add nsw i64 %638, 1
  br label %640

640:
  %641 = phi i64 [ %639, %636 ], [ 0, %632 ]
  %642 = getelementptr inbounds i64, ptr %633, i64 5
  store i64 %641, ptr %642, align 8
  %643 = getelementptr inbounds i64, ptr %633, i64 3
  store i64 1, ptr %643, align 8
  br label %855

644:
  %645 = phi contract double [ %614, %611 ], [ 0.000000e+00, %600 ]
  %646 = fmul contract double %260, %606
  %647 = call contract double @llvm.maxnum.f64(double %646, double %645)
  %648 = call contract double @llvm.copysign.f64(double %647, double %124)
  %649 = getelementptr inbounds double, ptr %127, i64 1
  store double %648, ptr %649, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %602, i8 0, i64 24, i1 false)
  %650 = load i64, ptr %601, align 8
  %651 = add nsw i64 %650, 1
  store i64 %651, ptr %601, align 8
  %652 = load i64, ptr %46, align 8
  %653 = icmp eq i64 %652, 0
  br i1 %653, label %671, label %654

654:
  %655 = load double, ptr %21, align 8
  %656 = load ptr, ptr %33, align 8
  %657 = load ptr, ptr %28, align 8
  %658 = load ptr, ptr %47, align 8
  store double %655, ptr %3, align 8
  %659 = load ptr, ptr %34, align 8
  %660 = getelementptr inbounds i64, ptr %659, i64 2
  %661 = load i64, ptr %660, align 8
  %662 = add nsw i64 %661, 1
  store i64 %662, ptr %660, align 8
  %663 = load ptr, ptr %48, align 8
  %664 = load ptr, ptr %36, align 8
  call void %663(ptr %3, ptr %656, ptr %657, ptr %658, ptr %664)
  %665 = call contract fastcc double @overlooked(ptr %0, double %124)
  %666 = fcmp contract uge double %665, 1.000000e+00
  br i1 %666, label %671, label %667

667:
  %668 = fmul contract double %124, %665
  store double %668, ptr %19, align 8
  %669 = load i64, ptr %10, align 8
  %670 = add nsw i64 %669, -1
  store i64 %670, ptr %10, align 8
  br label %855

671:
  %672 = load i64, ptr %23, align 8
  %673 = load i64, ptr %38, align 8
  %674 = load ptr, ptr %9, align 8
  %675 = getelementptr inbounds i64, ptr %674, i64 2
  %676 = load i64, ptr %675, align 8
  %677 = add nsw i64 %676, 1
  store i64 %677, ptr %675, align 8
  %678 = load ptr, ptr %7, align 8
  %679 = load double, ptr %678, align 8
  %680 = load ptr, ptr %49, align 8
  %681 = getelementptr inbounds double, ptr %680, i64 %676
  store double %679, ptr %681, align 8
  %682 = load ptr, ptr %50, align 8
  %683 = getelementptr inbounds double, ptr %682, i64 %676
  store double %124, ptr %683, align 8
  %684 = load ptr, ptr %26, align 8
  %685 = load ptr, ptr %51, align 8
  %686 = mul nsw i64 %676, %672
  %687 = getelementptr double, ptr %685, i64 %686
  %688 = icmp sgt i64 %672, 0
  br i1 %688, label %689, label %696

689:
  %690 = phi i64 [ %694, %689 ], [ 0, %671 ]
  %691 = getelementptr inbounds double, ptr %684, i64 %690
  %692 = load double, ptr %691, align 8
  %693 = getelementptr inbounds double, ptr %687, i64 %690
  store double %692, ptr %693, align 8
  %694 = add nsw i64 %690, 1
  %695 = icmp eq i64 %694, %672
  br i1 %695, label %696, label %689

696:
  %697 = load ptr, ptr %28, align 8
  %698 = load i64, ptr %39, align 8
  %699 = getelementptr inbounds double, ptr %697, i64 %698
  %700 = sub i64 0, %673
  %701 = getelementptr double, ptr %699, i64 %700
  %702 = load ptr, ptr %52, align 8
  %703 = mul nsw i64 %676, %673
  %704 = getelementptr double, ptr %702, i64 %703
  %705 = icmp sgt i64 %673, 0
  br i1 %705, label %706, label %713

706:
  %707 = phi i64 [ %711, %706 ], [ 0, %696 ]
  %708 = getelementptr inbounds double, ptr %701, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds double, ptr %704, i64 %707
  store double %709, ptr %710, align 8
  %711 = add nsw i64 %707, 1
  %712 = icmp eq i64 %711, %673
  br i1 %712, label %713, label %706

713:
  %714 = load i64, ptr %46, align 8
  %715 = icmp eq i64 %714, 0
  br i1 %715, label %729, label %716

716:
  store ptr %0, ptr %6, align 8
  %717 = load double, ptr %678, align 8
  store double %717, ptr %53, align 8
  %718 = getelementptr inbounds double, ptr %678, i64 6
  %719 = load double, ptr %718, align 8
  store double %719, ptr %55, align 8
  store double 1.000000e+00, ptr %56, align 8
  store ptr %697, ptr %57, align 8
  %720 = load ptr, ptr %25, align 8
  store ptr %720, ptr %58, align 8
  %721 = load ptr, ptr %33, align 8
  store ptr %721, ptr %59, align 8
  %722 = load ptr, ptr %61, align 8
  store ptr %722, ptr %60, align 8
  %723 = load ptr, ptr %63, align 8
  store ptr %723, ptr %62, align 8
  store i64 0, ptr %64, align 8
  store double %124, ptr %54, align 8
  call fastcc void @crude_middle(ptr %6, ptr %16)
  %724 = call contract fastcc double @observe(ptr %6, ptr %16)
  %725 = fcmp contract olt double %724, 1.000000e+00
  br i1 %725, label %726, label %729

726:
  %727 = fmul contract double %124, %724
  %728 = fadd contract double %90, %727
  br label %731

729:
  %730 = load double, ptr %21, align 8
  br label %731

731:
  %732 = phi ptr [ %61, %726 ], [ %33, %729 ]
  %733 = phi contract double [ %728, %726 ], [ %730, %729 ]
  %734 = load ptr, ptr %732, align 8
  %735 = load i64, ptr %23, align 8
  %736 = load i64, ptr %38, align 8
  %737 = load ptr, ptr %26, align 8
  %738 = icmp sgt i64 %735, 0
  br i1 %738, label %741, label %739

739:
  %740 = load ptr, ptr %27, align 8
  br label %758

741:
  %742 = phi i64 [ %746, %741 ], [ 0, %731 ]
  %743 = getelementptr inbounds double, ptr %734, i64 %742
  %744 = load double, ptr %743, align 8
  %745 = getelementptr inbounds double, ptr %737, i64 %742
  store double %744, ptr %745, align 8
  %746 = add nsw i64 %742, 1
  %747 = icmp eq i64 %746, %735
  br i1 %747, label %748, label %741

748:
  %749 = getelementptr double, ptr %734, i64 %735
  %750 = load ptr, ptr %27, align 8
  br label %751

751:
  %752 = phi i64 [ %756, %751 ], [ 0, %748 ]
  %753 = getelementptr inbounds double, ptr %749, i64 %752
  %754 = load double, ptr %753, align 8
  %755 = getelementptr inbounds double, ptr %750, i64 %752
  store double %754, ptr %755, align 8
  %756 = add nsw i64 %752, 1
  %757 = icmp eq i64 %756, %735
  br i1 %757, label %758, label %751

758:
  %759 = phi ptr [ %740, %739 ], [ %750, %751 ]
  %760 = shl nsw i64 %735, 1
  %761 = getelementptr inbounds double, ptr %734, i64 %760
  %762 = getelementptr double, ptr %761, i64 1
  %763 = load ptr, ptr %28, align 8
  %764 = load i64, ptr %39, align 8
  %765 = getelementptr inbounds double, ptr %763, i64 %764
  %766 = sub i64 0, %736
  %767 = getelementptr double, ptr %765, i64 %766
  %768 = icmp sgt i64 %736, 0
  br i1 %768, label %769, label %776

769:
  %770 = phi i64 [ %774, %769 ], [ 0, %758 ]
  %771 = getelementptr inbounds double, ptr %762, i64 %770
  %772 = load double, ptr %771, align 8
  %773 = getelementptr inbounds double, ptr %767, i64 %770
  store double %772, ptr %773, align 8
  %774 = add nsw i64 %770, 1
  %775 = icmp eq i64 %774, %736
  br i1 %775, label %776, label %769

776:
  %777 = load ptr, ptr %7, align 8
  store double %733, ptr %777, align 8
  %778 = load double, ptr %761, align 8
  %779 = getelementptr inbounds double, ptr %777, i64 4
  store double %778, ptr %779, align 8
  %780 = getelementptr inbounds double, ptr %777, i64 5
  %781 = load double, ptr %780, align 8
  %782 = load double, ptr %761, align 8
  %783 = fcmp contract ogt double %782, %781
  %784 = fcmp contract uno double %782, 0.000000e+00
  %785 = or i1 %783, %784
  %786 = select contract i1 %785, double %782, double %781
  store double %786, ptr %780, align 8
  %787 = load i64, ptr %24, align 8
  %788 = load ptr, ptr %31, align 8
  %789 = mul nsw i64 %787, 3
  %790 = getelementptr inbounds double, ptr %788, i64 %789
  %791 = icmp sgt i64 %787, 0
  br i1 %791, label %792, label %813

792:
  %793 = phi i64 [ %804, %792 ], [ 0, %776 ]
  %794 = phi <2 x double> [ %803, %792 ], [ zeroinitializer, %776 ]
  %795 = getelementptr inbounds double, ptr %737, i64 %793
  %796 = load <2 x i64>, ptr %795, align 16
  %797 = and <2 x i64> %796, <i64 9223372036854775807, i64 9223372036854775807>
  %798 = bitcast <2 x i64> %797 to <2 x double>
  %799 = getelementptr inbounds double, ptr %790, i64 %793
  %800 = load <2 x double>, ptr %799, align 16
  %801 = fmul contract <2 x double> %800, %798
  %802 = fcmp contract ogt <2 x double> %801, %794
  %803 = select <2 x i1> %802, <2 x double> %801, <2 x double> %794
  %804 = add nsw i64 %793, 2
  %805 = icmp slt i64 %804, %787
  br i1 %805, label %792, label %806

806:
  %807 = extractelement <2 x double> %803, i64 0
  %808 = extractelement <2 x double> %803, i64 1
  %809 = call contract double @llvm.maxnum.f64(double %807, double %808)
  %810 = getelementptr inbounds double, ptr %777, i64 7
  store double %809, ptr %810, align 8
  %811 = load i64, ptr %45, align 8
  %812 = icmp eq i64 %811, 0
  br i1 %812, label %844, label %817

813:
  %814 = getelementptr inbounds double, ptr %777, i64 7
  store double 0.000000e+00, ptr %814, align 8
  %815 = load i64, ptr %45, align 8
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %844, label %831

817:
  %818 = phi i64 [ %829, %817 ], [ 0, %806 ]
  %819 = phi <2 x double> [ %828, %817 ], [ zeroinitializer, %806 ]
  %820 = getelementptr inbounds double, ptr %759, i64 %818
  %821 = load <2 x i64>, ptr %820, align 16
  %822 = and <2 x i64> %821, <i64 9223372036854775807, i64 9223372036854775807>
  %823 = bitcast <2 x i64> %822 to <2 x double>
  %824 = getelementptr inbounds double, ptr %790, i64 %818
  %825 = load <2 x double>, ptr %824, align 16
  %826 = fmul contract <2 x double> %825, %823
  %827 = fcmp contract ogt <2 x double> %826, %819
  %828 = select <2 x i1> %827, <2 x double> %826, <2 x double> %819
  %829 = add nsw i64 %818, 2
  %830 = icmp slt i64 %829, %787
  br i1 %830, label %817, label %831

831:
  %832 = phi i64 [ %815, %813 ], [ %811, %817 ]
  %833 = phi <2 x double> [ zeroinitializer, %813 ], [ %828, %817 ]
  %834 = extractelement <2 x double> %833, i64 0
  %835 = extractelement <2 x double> %833, i64 1
  %836 = call contract double @llvm.maxnum.f64(double %834, double %835)
  %837 = load i64, ptr %65, align 8
  %838 = add nsw i64 %837, %832
  %839 = load i64, ptr %66, align 8
  %840 = sub i64 %838, %839
  %841 = getelementptr inbounds double, ptr %763, i64 %840
  %842 = load double, ptr %841, align 8
  %843 = fadd contract double %836, %842
  br label %844

844:
  %845 = phi contract double [ %843, %831 ], [ 0.000000e+00, %806 ], [ 0.000000e+00, %813 ]
  %846 = getelementptr inbounds double, ptr %777, i64 8
  store double %845, ptr %846, align 8
  %847 = load ptr, ptr %17, align 8
  %848 = getelementptr inbounds i64, ptr %847, i64 2
  %849 = load i64, ptr %848, align 8
  %850 = icmp sgt i64 %849, -1
  br i1 %850, label %864, label %851

851:
  %852 = load double, ptr %67, align 8
  %853 = load double, ptr %68, align 8
  %854 = fcmp contract ugt double %852, %853
  br i1 %854, label %864, label %860

855:
  %856 = phi ptr [ %633, %640 ], [ %10, %667 ]
  %857 = getelementptr inbounds i64, ptr %856, i64 1
  %858 = load i64, ptr %857, align 8
  %859 = add nsw i64 %858, 1
  store i64 %859, ptr %857, align 8
  br label %860

860:
  %861 = add nsw i64 %71, 1
  %862 = icmp slt i64 %861, %1
  %863 = icmp eq i64 %861, %1
  br i1 %863, label %866, label %69

864:
  %865 = phi i64 [ 2, %844 ], [ 6, %851 ]
  br i1 %70, label %878, label %866

866:
  %867 = load double, ptr %8, align 8
  %868 = getelementptr inbounds double, ptr %8, i64 2
  %869 = load double, ptr %868, align 8
  %870 = fcmp contract oeq double %867, %869
  br i1 %870, label %871, label %878

871:
  %872 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %873 = load i64, ptr %872, align 8
  %874 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %875 = load i64, ptr %874, align 8
  %876 = icmp slt i64 %873, %875
  %877 = zext i1 %876 to i64
  br label %878

878:
  %879 = phi i64 [ %865, %864 ], [ 1, %866 ], [ %877, %871 ], [ %120, %117 ], [ 7, %113 ], [ %76, %75 ], [ 5, %82 ], [ 5, %78 ]
  ret i64 %879
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

declare fastcc double @overlooked(ptr, double)

declare fastcc void @crude_middle(ptr, ptr)

define internal fastcc double @observe(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca %struct.Look, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  store ptr %0, ptr %4, align 8
  %8 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 1
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 2
  store double 2.000000e+00, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 3
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %10, align 8
  %14 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 4
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 5
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i64, ptr %12, i64 2
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds i64, ptr %12, i64 4
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %1, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %22 = load ptr, ptr %21, align 8
  br label %400

23:
  %24 = phi i64 [ %18, %2 ], [ %404, %400 ]
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %26, %28
  %30 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %31, i64 %7
  %35 = getelementptr inbounds double, ptr %33, i64 %7
  %36 = icmp sgt i64 %7, 0
  br i1 %36, label %37, label %42

37:
  %38 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %41 = load ptr, ptr %40, align 8
  br label %51

42:
  %43 = icmp sgt i64 %24, 0
  br i1 %43, label %44, label %490

44:
  %45 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %50 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  br label %172

51:
  %52 = phi i64 [ 0, %37 ], [ %170, %169 ]
  %53 = getelementptr inbounds double, ptr %31, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %33, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = fcmp contract ord double %54, 0.000000e+00
  %58 = tail call contract double @llvm.fabs.f64(double %54)
  %59 = select contract i1 %57, double %58, double 0.000000e+00
  %60 = fcmp contract ord double %56, 0.000000e+00
  %61 = tail call contract double @llvm.fabs.f64(double %56)
  %62 = select contract i1 %60, double %61, double 0.000000e+00
  %63 = fadd contract double %59, %62
  %64 = getelementptr inbounds double, ptr %39, i64 %52
  %65 = getelementptr inbounds i64, ptr %41, i64 %52
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 2
  br i1 %67, label %68, label %169

68:
  %69 = getelementptr inbounds double, ptr %34, i64 %52
  %70 = load double, ptr %69, align 8
  %71 = fmul contract double %29, %70
  %72 = getelementptr inbounds double, ptr %35, i64 %52
  %73 = load double, ptr %72, align 8
  %74 = fmul contract double %29, %73
  %75 = tail call contract double @llvm.maxnum.f64(double %58, double %61)
  %76 = fmul contract double %63, 0x3D06849B86A12B9B
  %77 = fcmp contract ugt double %75, %76
  br i1 %77, label %78, label %123

78:
  %79 = fcmp contract oeq double %54, 0.000000e+00
  %80 = fcmp contract oeq double %56, 0.000000e+00
  %81 = or i1 %79, %80
  br i1 %81, label %123, label %82

82:
  %83 = fcmp contract olt double %54, 0.000000e+00
  %84 = fcmp contract ogt double %56, 0.000000e+00
  %85 = and i1 %83, %84
  br i1 %85, label %406, label %86

86:
  %87 = fcmp contract ogt double %54, 0.000000e+00
  %88 = fcmp contract olt double %56, 0.000000e+00
  %89 = and i1 %87, %88
  br i1 %89, label %406, label %90

90:
  %91 = fcmp contract olt double %71, 0.000000e+00
  %92 = fcmp contract ogt double %74, 0.000000e+00
  %93 = and i1 %91, %92
  %94 = and i1 %84, %93
  %95 = and i1 %87, %94
  br i1 %95, label %102, label %96

96:
  %97 = fcmp contract ogt double %71, 0.000000e+00
  %98 = fcmp contract olt double %74, 0.000000e+00
  %99 = and i1 %97, %98
  %100 = and i1 %88, %99
  %101 = and i1 %83, %100
  br i1 %101, label %102, label %123

102:
  %103 = select contract i1 %87, double 1.000000e+00, double -1.000000e+00
  %104 = fmul contract double %103, %71
  %105 = fmul contract double %103, %74
  %106 = fcmp contract olt double %104, 0.000000e+00
  %107 = fcmp contract ogt double %105, 0.000000e+00
  %108 = and i1 %106, %107
  br i1 %108, label %109, label %123

109:
  %110 = fmul contract double %56, %103
  %111 = fmul contract double %54, %103
  %112 = fsub contract double %110, %111
  %113 = fsub contract double %112, %105
  %114 = fsub contract double %104, %105
  %115 = fdiv contract double %113, %114
  %116 = fmul contract double %104, %115
  %117 = fadd contract double %111, %116
  %118 = tail call contract double @llvm.minnum.f64(double %111, double %110)
  %119 = fsub contract double %118, %117
  %120 = fmul contract double %119, 2.500000e-01
  %121 = fsub contract double %117, %120
  %122 = fcmp contract uge double %121, 0.000000e+00
  br i1 %122, label %123, label %406

123:
  %124 = getelementptr inbounds double, ptr %64, i64 %7
  %125 = load double, ptr %124, align 8
  %126 = fmul contract double %29, %125
  %127 = fcmp uno double %71, %74
  br i1 %127, label %169, label %128

128:
  %129 = load double, ptr %64, align 8
  %130 = fmul contract double %63, 1.000000e+10
  %131 = fsub contract double %56, %54
  %132 = fmul contract double %54, 0x3FFD413CCBB84FBD
  %133 = fmul contract double %71, 0x3FDA827997709F7A
  %134 = fadd contract double %132, %133
  %135 = fmul contract double %134, 0x3FD5F6199B087E2F
  %136 = fmul contract double %56, 0x40015F619A23D822
  %137 = fmul contract double %74, 0x3FE2BEC33447B043
  %138 = fsub contract double %136, %137
  %139 = fmul contract double %138, 0x3FC5F61993D37A46
  %140 = fadd contract double %135, %139
  %141 = tail call contract double @llvm.fabs.f64(double %131)
  %142 = fsub contract double %129, %54
  %143 = tail call contract double @llvm.fabs.f64(double %142)
  %144 = fsub contract double %129, %56
  %145 = tail call contract double @llvm.fabs.f64(double %144)
  %146 = tail call contract double @llvm.maxnum.f64(double %143, double %145)
  %147 = tail call contract double @llvm.maxnum.f64(double %141, double %146)
  %148 = fadd contract double %58, %61
  %149 = fmul contract double %148, 1.000000e-09
  %150 = fmul contract double %130, 0x3D06849B86A12B9B
  %151 = fadd contract double %149, %150
  %152 = fsub contract double %129, %140
  %153 = tail call contract double @llvm.fabs.f64(double %152)
  %154 = fmul contract double %147, 5.000000e-03
  %155 = fadd contract double %151, %154
  %156 = fcmp contract ugt double %153, %155
  br i1 %156, label %406, label %157

157:
  %158 = fmul contract double %131, 0x3FF74B23344A5383
  %159 = fmul contract double %71, 0x3FC23180000A8CFF
  %160 = fsub contract double %158, %159
  %161 = fmul contract double %74, 0x3FD413CCD124078A
  %162 = fsub contract double %160, %161
  %163 = fsub contract double %126, %162
  %164 = tail call contract double @llvm.fabs.f64(double %163)
  %165 = fmul contract double %147, 5.000000e-02
  %166 = fadd contract double %151, %165
  %167 = fcmp contract ugt double %164, %166
  %168 = freeze i1 %167
  br i1 %168, label %406, label %169

169:
  %170 = add nsw i64 %52, 1
  %171 = icmp eq i64 %170, %7
  br i1 %171, label %42, label %51

172:
  %173 = phi i1 [ true, %44 ], [ %391, %389 ]
  %174 = phi i64 [ 0, %44 ], [ %390, %389 ]
  %175 = shl nsw i64 %174, 2
  %176 = getelementptr inbounds i64, ptr %46, i64 %175
  %177 = getelementptr inbounds i64, ptr %176, i64 1
  %178 = load i64, ptr %177, align 8
  %179 = load i64, ptr %176, align 8
  %180 = getelementptr inbounds i64, ptr %176, i64 2
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds double, ptr %48, i64 %181
  %183 = load double, ptr %182, align 8
  switch i64 %179, label %186 [
    i64 6, label %389
    i64 0, label %389
    i64 3, label %184
    i64 5, label %393
    i64 10, label %194
  ]

184:
  %185 = fcmp contract ord double %183, 0.000000e+00
  br i1 %185, label %389, label %186

186:
  %187 = getelementptr inbounds double, ptr %31, i64 %178
  %188 = load double, ptr %187, align 8
  %189 = fcmp contract uno double %188, 0.000000e+00
  br i1 %189, label %393, label %190

190:
  %191 = getelementptr inbounds double, ptr %33, i64 %178
  %192 = load double, ptr %191, align 8
  %193 = fcmp contract uno double %192, 0.000000e+00
  br i1 %193, label %393, label %194

194:
  %195 = load ptr, ptr %49, align 8
  %196 = getelementptr inbounds i64, ptr %195, i64 %178
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %263, label %199

199:
  %200 = load ptr, ptr %50, align 8
  %201 = add nsw i64 %178, %7
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = fmul contract double %29, %203
  %205 = getelementptr inbounds double, ptr %34, i64 %178
  %206 = load double, ptr %205, align 8
  %207 = fmul contract double %29, %206
  %208 = getelementptr inbounds double, ptr %35, i64 %178
  %209 = load double, ptr %208, align 8
  %210 = fmul contract double %29, %209
  %211 = fcmp uno double %207, %210
  br i1 %211, label %263, label %212

212:
  %213 = getelementptr inbounds double, ptr %200, i64 %178
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %31, i64 %178
  %216 = load double, ptr %215, align 8
  %217 = fcmp contract ord double %216, 0.000000e+00
  %218 = tail call contract double @llvm.fabs.f64(double %216)
  %219 = select contract i1 %217, double %218, double 0.000000e+00
  %220 = getelementptr inbounds double, ptr %33, i64 %178
  %221 = load double, ptr %220, align 8
  %222 = fcmp contract ord double %221, 0.000000e+00
  %223 = tail call contract double @llvm.fabs.f64(double %221)
  %224 = select contract i1 %222, double %223, double 0.000000e+00
  %225 = fadd contract double %219, %224
  %226 = fsub contract double %221, %216
  %227 = fmul contract double %216, 0x3FFD413CCBB84FBD
  %228 = fmul contract double %207, 0x3FDA827997709F7A
  %229 = fadd contract double %228, %227
  %230 = fmul contract double %229, 0x3FD5F6199B087E2F
  %231 = fmul contract double %221, 0x40015F619A23D822
  %232 = fmul contract double %210, 0x3FE2BEC33447B043
  %233 = fsub contract double %231, %232
  %234 = fmul contract double %233, 0x3FC5F61993D37A46
  %235 = fadd contract double %230, %234
  %236 = tail call contract double @llvm.fabs.f64(double %226)
  %237 = fsub contract double %214, %216
  %238 = tail call contract double @llvm.fabs.f64(double %237)
  %239 = fsub contract double %214, %221
  %240 = tail call contract double @llvm.fabs.f64(double %239)
  %241 = tail call contract double @llvm.maxnum.f64(double %238, double %240)
  %242 = tail call contract double @llvm.maxnum.f64(double %236, double %241)
  %243 = fadd contract double %218, %223
  %244 = fmul contract double %243, 1.000000e-09
  %245 = fmul contract double %225, 0x3D06849B86A12B9B
  %246 = fadd contract double %244, %245
  %247 = fsub contract double %214, %235
  %248 = tail call contract double @llvm.fabs.f64(double %247)
  %249 = fmul contract double %242, 5.000000e-03
  %250 = fadd contract double %246, %249
  %251 = fcmp contract ugt double %248, %250
  br i1 %251, label %393, label %252

252:
  %253 = fmul contract double %226, 0x3FF74B23344A5383
  %254 = fmul contract double %207, 0x3FC23180000A8CFF
  %255 = fsub contract double %253, %254
  %256 = fmul contract double %210, 0x3FD413CCD124078A
  %257 = fsub contract double %255, %256
  %258 = fsub contract double %204, %257
  %259 = tail call contract double @llvm.fabs.f64(double %258)
  %260 = fmul contract double %242, 5.000000e-02
  %261 = fadd contract double %246, %260
  %262 = fcmp contract ugt double %259, %261
  br i1 %262, label %393, label %263

263:
  %264 = add i64 %179, -5
  %265 = icmp ult i64 %264, -2
  %266 = icmp slt i64 %179, 7
  %267 = and i1 %266, %265
  br i1 %267, label %348, label %268

268:
  %269 = getelementptr inbounds double, ptr %31, i64 %178
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds double, ptr %34, i64 %178
  %272 = load double, ptr %271, align 8
  %273 = fmul contract double %29, %272
  %274 = getelementptr inbounds double, ptr %33, i64 %178
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds double, ptr %35, i64 %178
  %277 = load double, ptr %276, align 8
  %278 = fmul contract double %29, %277
  %279 = icmp ne i64 %179, 9
  %280 = fcmp contract une double %270, 0.000000e+00
  %281 = or i1 %279, %280
  %282 = fcmp contract ogt double %273, 0.000000e+00
  %283 = fcmp contract uge double %275, 0.000000e+00
  %284 = or i1 %281, %283
  %285 = or i1 %282, %284
  br i1 %285, label %286, label %393

286:
  %287 = fcmp contract oeq double %270, 0.000000e+00
  br i1 %287, label %288, label %295

288:
  %289 = fcmp contract olt double %275, 0.000000e+00
  %290 = and i1 %282, %289
  %291 = fcmp contract olt double %273, 0.000000e+00
  %292 = fcmp contract ogt double %275, 0.000000e+00
  %293 = and i1 %291, %292
  %294 = or i1 %290, %293
  br i1 %294, label %316, label %389

295:
  %296 = fcmp contract oeq double %275, 0.000000e+00
  br i1 %296, label %316, label %297

297:
  %298 = fcmp contract olt double %270, 0.000000e+00
  %299 = fcmp contract ogt double %275, 0.000000e+00
  %300 = and i1 %298, %299
  br i1 %300, label %316, label %301

301:
  %302 = fcmp contract ogt double %270, 0.000000e+00
  %303 = fcmp contract olt double %275, 0.000000e+00
  %304 = and i1 %302, %303
  br i1 %304, label %316, label %305

305:
  %306 = fcmp contract olt double %273, 0.000000e+00
  %307 = fcmp contract ogt double %278, 0.000000e+00
  %308 = and i1 %306, %307
  %309 = and i1 %299, %308
  %310 = and i1 %302, %309
  br i1 %310, label %325, label %311

311:
  %312 = fcmp contract olt double %278, 0.000000e+00
  %313 = and i1 %282, %312
  %314 = and i1 %303, %313
  %315 = and i1 %298, %314
  br i1 %315, label %325, label %389

316:
  %317 = getelementptr inbounds i64, ptr %176, i64 3
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %393, label %320

320:
  %321 = select contract i1 %287, double %273, double %270
  %322 = sitofp i64 %318 to double
  %323 = fmul contract double %321, %322
  %324 = fcmp contract olt double %323, 0.000000e+00
  br i1 %324, label %393, label %389

325:
  %326 = select contract i1 %302, double 1.000000e+00, double -1.000000e+00
  %327 = fmul contract double %272, %326
  %328 = fmul contract double %29, %327
  %329 = fmul contract double %326, %277
  %330 = fmul contract double %29, %329
  %331 = fcmp contract olt double %328, 0.000000e+00
  %332 = fcmp contract ogt double %330, 0.000000e+00
  %333 = and i1 %331, %332
  br i1 %333, label %334, label %389

334:
  %335 = fmul contract double %326, %275
  %336 = fmul contract double %270, %326
  %337 = fsub contract double %335, %336
  %338 = fsub contract double %337, %330
  %339 = fsub contract double %328, %330
  %340 = fdiv contract double %338, %339
  %341 = fmul contract double %328, %340
  %342 = fadd contract double %336, %341
  %343 = tail call contract double @llvm.minnum.f64(double %336, double %335)
  %344 = fsub contract double %343, %342
  %345 = fmul contract double %344, 2.500000e-01
  %346 = fsub contract double %342, %345
  %347 = fcmp contract uge double %346, 0.000000e+00
  br i1 %347, label %389, label %393

348:
  %349 = icmp eq i64 %179, 1
  %350 = select contract i1 %349, double 1.000000e+00, double -1.000000e+00
  %351 = getelementptr inbounds double, ptr %33, i64 %178
  %352 = load double, ptr %351, align 8
  %353 = fcmp contract uno double %183, 0.000000e+00
  br i1 %353, label %354, label %356

354:
  %355 = fmul contract double %350, %352
  br label %360

356:
  %357 = fmul contract double %350, %183
  %358 = fmul contract double %350, %352
  %359 = tail call contract double @llvm.minnum.f64(double %357, double %358)
  br label %360

360:
  %361 = phi contract double [ %355, %354 ], [ %359, %356 ]
  %362 = getelementptr inbounds double, ptr %34, i64 %178
  %363 = load double, ptr %362, align 8
  %364 = fmul contract double %350, %363
  %365 = fmul contract double %29, %364
  %366 = getelementptr inbounds double, ptr %35, i64 %178
  %367 = load double, ptr %366, align 8
  %368 = fmul contract double %350, %367
  %369 = fmul contract double %29, %368
  %370 = fcmp contract olt double %365, 0.000000e+00
  %371 = fcmp contract ogt double %369, 0.000000e+00
  %372 = and i1 %370, %371
  br i1 %372, label %373, label %389

373:
  %374 = fmul contract double %350, %352
  %375 = getelementptr inbounds double, ptr %31, i64 %178
  %376 = load double, ptr %375, align 8
  %377 = fmul contract double %350, %376
  %378 = fsub contract double %374, %377
  %379 = fsub contract double %378, %369
  %380 = fsub contract double %365, %369
  %381 = fdiv contract double %379, %380
  %382 = fmul contract double %365, %381
  %383 = fadd contract double %377, %382
  %384 = tail call contract double @llvm.minnum.f64(double %377, double %374)
  %385 = fsub contract double %384, %383
  %386 = fmul contract double %385, 2.500000e-01
  %387 = fsub contract double %383, %386
  %388 = fcmp contract uge double %387, %361
  br i1 %388, label %389, label %393

389:
  %390 = add nsw i64 %174, 1
  %391 = icmp slt i64 %390, %24
  %392 = icmp eq i64 %390, %24
  br i1 %392, label %393, label %172

393:
  %394 = phi i1 [ %391, %389 ], [ %173, %334 ], [ %173, %268 ], [ %173, %373 ], [ %173, %190 ], [ %173, %186 ], [ %173, %252 ], [ %173, %172 ], [ %173, %212 ], [ %173, %316 ], [ %173, %320 ]
  br i1 %394, label %406, label %395

395:
  br i1 %43, label %396, label %490

396:
  %397 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %398 = load ptr, ptr %397, align 8
  %399 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %458

400:
  %401 = phi i64 [ 0, %20 ], [ %403, %400 ]
  %402 = getelementptr inbounds i64, ptr %22, i64 %401
  store i64 0, ptr %402, align 8
  %403 = add nsw i64 %401, 1
  %404 = load i64, ptr %1, align 8
  %405 = icmp slt i64 %403, %404
  br i1 %405, label %400, label %23

406:
  br i1 %36, label %407, label %415

407:
  %408 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %409 = load ptr, ptr %408, align 8
  %410 = mul nsw i64 %7, 94
  %411 = getelementptr inbounds double, ptr %409, i64 %410
  %412 = getelementptr inbounds double, ptr %411, i64 %7
  br label %420

413:
  %414 = load double, ptr %27, align 8
  br label %415

415:
  %416 = phi double [ %414, %413 ], [ %28, %406 ]
  call fastcc void @visit(ptr %4, i32 0, double 0.000000e+00, ptr %31, double %416, ptr %33)
  call fastcc void @report(ptr %4)
  %417 = load double, ptr %9, align 8
  %418 = load double, ptr %27, align 8
  %419 = fcmp contract olt double %417, %418
  br i1 %419, label %437, label %490

420:
  %421 = phi i64 [ 0, %407 ], [ %435, %420 ]
  %422 = getelementptr inbounds double, ptr %31, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = getelementptr inbounds double, ptr %33, i64 %421
  %425 = load double, ptr %424, align 8
  %426 = fcmp contract ord double %423, 0.000000e+00
  %427 = tail call contract double @llvm.fabs.f64(double %423)
  %428 = select contract i1 %426, double %427, double 0.000000e+00
  %429 = fcmp contract ord double %425, 0.000000e+00
  %430 = tail call contract double @llvm.fabs.f64(double %425)
  %431 = select contract i1 %429, double %430, double 0.000000e+00
  %432 = fadd contract double %428, %431
  %433 = getelementptr inbounds double, ptr %411, i64 %421
  store double %432, ptr %433, align 8
  %434 = getelementptr inbounds double, ptr %412, i64 %421
  store double 0.000000e+00, ptr %434, align 8
  %435 = add nsw i64 %421, 1
  %436 = icmp eq i64 %435, %7
  br i1 %436, label %413, label %420

437:
  %438 = load ptr, ptr %32, align 8
  call fastcc void @look_at(ptr %0, double %417)
  %439 = load ptr, ptr %0, align 8
  %440 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %441 = load double, ptr %440, align 8
  %442 = load double, ptr %25, align 8
  %443 = fmul contract double %417, %442
  %444 = fadd contract double %441, %443
  %445 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %446 = load ptr, ptr %445, align 8
  %447 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %448 = load ptr, ptr %447, align 8
  store double %444, ptr %3, align 8
  %449 = getelementptr inbounds %struct.Code, ptr %439, i64 0, i32 14
  %450 = load ptr, ptr %449, align 8
  %451 = getelementptr inbounds i64, ptr %450, i64 2
  %452 = load i64, ptr %451, align 8
  %453 = add nsw i64 %452, 1
  store i64 %453, ptr %451, align 8
  %454 = getelementptr inbounds %struct.Code, ptr %439, i64 0, i32 2
  %455 = load ptr, ptr %454, align 8
  %456 = getelementptr inbounds %struct.Code, ptr %439, i64 0, i32 13
  %457 = load ptr, ptr %456, align 8
  call void %455(ptr %3, ptr %446, ptr %448, ptr %438, ptr %457)
  br label %490

458:
  %459 = phi i64 [ 0, %396 ], [ %488, %487 ]
  %460 = shl nsw i64 %459, 2
  %461 = getelementptr inbounds i64, ptr %398, i64 %460
  %462 = load i64, ptr %461, align 8
  %463 = add i64 %462, -3
  %464 = icmp ult i64 %463, -2
  br i1 %464, label %487, label %465

465:
  %466 = icmp eq i64 %462, 1
  %467 = select contract i1 %466, double 1.000000e+00, double -1.000000e+00
  %468 = load ptr, ptr %399, align 8
  %469 = getelementptr inbounds i64, ptr %461, i64 2
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds double, ptr %468, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds i64, ptr %461, i64 1
  %474 = load i64, ptr %473, align 8
  %475 = getelementptr inbounds double, ptr %33, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = fcmp contract uno double %472, 0.000000e+00
  br i1 %477, label %478, label %480

478:
  %479 = fmul contract double %467, %476
  br label %484

480:
  %481 = fmul contract double %467, %472
  %482 = fmul contract double %467, %476
  %483 = tail call contract double @llvm.minnum.f64(double %481, double %482)
  br label %484

484:
  %485 = phi contract double [ %479, %478 ], [ %483, %480 ]
  %486 = fmul contract double %467, %485
  store double %486, ptr %471, align 8
  br label %487

487:
  %488 = add nsw i64 %459, 1
  %489 = icmp eq i64 %488, %24
  br i1 %489, label %490, label %458

490:
  %491 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %492 = load i64, ptr %491, align 8
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %510, label %494

494:
  %495 = load double, ptr %9, align 8
  %496 = load double, ptr %27, align 8
  %497 = call contract double @llvm.minnum.f64(double %495, double %496)
  %498 = fcmp contract olt double %495, %496
  br i1 %498, label %499, label %505

499:
  %500 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %501 = load double, ptr %500, align 8
  %502 = load double, ptr %25, align 8
  %503 = fmul contract double %495, %502
  %504 = fadd contract double %501, %503
  br label %508

505:
  %506 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %507 = load double, ptr %506, align 8
  br label %508

508:
  %509 = phi contract double [ %504, %499 ], [ %507, %505 ]
  call fastcc void @take_samples(ptr %0, ptr %1, double %497, double %509)
  br label %510

510:
  %511 = load double, ptr %9, align 8
  %512 = load double, ptr %27, align 8
  %513 = fcmp contract olt double %511, %512
  br i1 %513, label %514, label %515

514:
  call fastcc void @look_at(ptr %0, double %511)
  br label %515

515:
  %516 = load ptr, ptr %32, align 8
  %517 = load i64, ptr %1, align 8
  %518 = icmp sgt i64 %517, 0
  br i1 %518, label %519, label %538

519:
  %520 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %521 = load ptr, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %523

523:
  %524 = phi i64 [ 0, %519 ], [ %536, %535 ]
  %525 = getelementptr inbounds i64, ptr %521, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %535, label %528

528:
  %529 = load ptr, ptr %522, align 8
  %530 = shl nsw i64 %524, 2
  %531 = or i64 %530, 1
  %532 = getelementptr inbounds i64, ptr %529, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds double, ptr %516, i64 %533
  store double 0.000000e+00, ptr %534, align 8
  br label %535

535:
  %536 = add nsw i64 %524, 1
  %537 = icmp eq i64 %536, %517
  br i1 %537, label %538, label %523

538:
  %539 = shl nsw i64 %7, 1
  %540 = load ptr, ptr %30, align 8
  br i1 %36, label %541, label %548

541:
  %542 = phi i64 [ %546, %541 ], [ 0, %538 ]
  %543 = getelementptr inbounds double, ptr %516, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = getelementptr inbounds double, ptr %540, i64 %542
  store double %544, ptr %545, align 8
  %546 = add nsw i64 %542, 1
  %547 = icmp eq i64 %546, %539
  br i1 %547, label %548, label %541

548:
  %549 = load double, ptr %9, align 8
  ret double %549
}

define double @sample(ptr %0, i64 %1, ptr %2, i64 %3, double %4, ptr %5, ptr %6) {
  %8 = alloca %struct.Step, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  store ptr %0, ptr %8, align 8
  %11 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 5
  %15 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 6
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 7
  %21 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 8
  %24 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 9
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 10
  store i64 -1, ptr %29, align 8
  %30 = icmp sgt i64 %3, 0
  br i1 %30, label %31, label %49

31:
  %32 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %35 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %37 = icmp sgt i64 %10, 0
  %38 = shl nsw i64 %10, 1
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  br label %40

40:
  %41 = phi i64 [ 0, %31 ], [ %141, %139 ]
  %42 = phi i64 [ -1, %31 ], [ %81, %139 ]
  %43 = phi i64 [ 0, %31 ], [ %64, %139 ]
  %44 = phi double [ 0.000000e+00, %31 ], [ %140, %139 ]
  %45 = getelementptr inbounds double, ptr %2, i64 %41
  %46 = add nsw i64 %43, 1
  %47 = tail call i64 @llvm.smax.i64(i64 %1, i64 %46)
  %48 = add nsw i64 %47, -1
  br label %51

49:
  %50 = phi double [ 0.000000e+00, %7 ], [ %140, %139 ]
  ret double %50

51:
  %52 = phi i64 [ %55, %54 ], [ %43, %40 ]
  %53 = icmp eq i64 %52, %48
  br i1 %53, label %63, label %54

54:
  %55 = add nsw i64 %52, 1
  %56 = load ptr, ptr %32, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = fmul contract double %58, %4
  %60 = load double, ptr %45, align 8
  %61 = fmul contract double %60, %4
  %62 = fcmp contract ugt double %59, %61
  br i1 %62, label %63, label %51

63:
  %64 = phi i64 [ %48, %51 ], [ %52, %54 ]
  %65 = icmp eq i64 %42, %64
  br i1 %65, label %80, label %66

66:
  %67 = load ptr, ptr %32, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = load ptr, ptr %33, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %64
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %34, align 8
  %74 = mul nsw i64 %64, %10
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load ptr, ptr %35, align 8
  %77 = load i64, ptr %36, align 8
  %78 = mul nsw i64 %77, %64
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  call fastcc void @begin_step(ptr %8, double %69, double %72, ptr %75, ptr %79)
  br label %80

80:
  %81 = phi i64 [ %64, %66 ], [ %42, %63 ]
  %82 = load double, ptr %45, align 8
  %83 = load double, ptr %11, align 8
  %84 = fcmp contract oeq double %82, %83
  br i1 %84, label %85, label %108

85:
  %86 = load ptr, ptr %17, align 8
  %87 = load i64, ptr %39, align 8
  %88 = mul nsw i64 %87, 20
  %89 = getelementptr double, ptr %86, i64 %88
  %90 = mul nsw i64 %41, %10
  %91 = getelementptr inbounds double, ptr %5, i64 %90
  br i1 %37, label %92, label %139

92:
  %93 = phi i64 [ %97, %92 ], [ 0, %85 ]
  %94 = getelementptr inbounds double, ptr %89, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %91, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nsw i64 %93, 1
  %98 = icmp eq i64 %97, %10
  br i1 %98, label %99, label %92

99:
  %100 = getelementptr inbounds double, ptr %6, i64 %90
  br label %101

101:
  %102 = phi i64 [ %106, %101 ], [ 0, %99 ]
  %103 = getelementptr inbounds double, ptr %86, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds double, ptr %100, i64 %102
  store double %104, ptr %105, align 8
  %106 = add nsw i64 %102, 1
  %107 = icmp eq i64 %106, %10
  br i1 %107, label %139, label %101

108:
  %109 = fsub contract double %82, %83
  %110 = load double, ptr %12, align 8
  %111 = fdiv contract double %109, %110
  call fastcc void @look_at(ptr %8, double %111)
  %112 = load ptr, ptr %23, align 8
  %113 = mul nsw i64 %41, %10
  %114 = getelementptr inbounds double, ptr %5, i64 %113
  br i1 %37, label %115, label %132

115:
  %116 = phi i64 [ %120, %115 ], [ 0, %108 ]
  %117 = getelementptr inbounds double, ptr %112, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %114, i64 %116
  store double %118, ptr %119, align 8
  %120 = add nsw i64 %116, 1
  %121 = icmp eq i64 %120, %10
  br i1 %121, label %122, label %115

122:
  %123 = getelementptr double, ptr %112, i64 %10
  %124 = getelementptr inbounds double, ptr %6, i64 %113
  br label %125

125:
  %126 = phi i64 [ %130, %125 ], [ 0, %122 ]
  %127 = getelementptr inbounds double, ptr %123, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %124, i64 %126
  store double %128, ptr %129, align 8
  %130 = add nsw i64 %126, 1
  %131 = icmp eq i64 %130, %10
  br i1 %131, label %132, label %125

132:
  %133 = getelementptr inbounds double, ptr %112, i64 %38
  %134 = load double, ptr %133, align 8
  %135 = fcmp contract ogt double %134, %44
  %136 = fcmp contract uno double %134, 0.000000e+00
  %137 = or i1 %135, %136
  %138 = select contract i1 %137, double %134, double %44
  br label %139

139:
  %140 = phi double [ %138, %132 ], [ %44, %85 ], [ %44, %101 ]
  %141 = add nsw i64 %41, 1
  %142 = icmp eq i64 %141, %3
  br i1 %142, label %49, label %40
}

define internal fastcc void @begin_step(ptr %0, double %1, double %2, ptr %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  store double %2, ptr %10, align 8
  %11 = fadd contract double %1, %2
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 -1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, 20
  %22 = getelementptr double, ptr %18, i64 %21
  %23 = icmp sgt i64 %16, 0
  br i1 %23, label %24, label %31

24:
  %25 = phi i64 [ %29, %24 ], [ 0, %5 ]
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %22, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nsw i64 %25, 1
  %30 = icmp eq i64 %29, %16
  br i1 %30, label %31, label %24

31:
  %32 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 5
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 6
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = sub i64 0, %33
  %40 = getelementptr double, ptr %38, i64 %39
  %41 = icmp sgt i64 %33, 0
  br i1 %41, label %42, label %49

42:
  %43 = phi i64 [ %47, %42 ], [ 0, %31 ]
  %44 = getelementptr inbounds double, ptr %4, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %40, i64 %43
  store double %45, ptr %46, align 8
  %47 = add nsw i64 %43, 1
  %48 = icmp eq i64 %47, %33
  br i1 %48, label %49, label %42

49:
  %50 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 9
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %61

53:
  store double %1, ptr %7, align 8
  %54 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 14
  %55 = load ptr, ptr %54, align 8
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %55, align 8
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 13
  %60 = load ptr, ptr %59, align 8
  call void %58(ptr %7, ptr %22, ptr %35, ptr %18, ptr %60)
  br label %77

61:
  %62 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 14
  %63 = load ptr, ptr %62, align 8
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  store double %1, ptr %6, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 12
  %67 = load ptr, ptr %66, align 8
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 10
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 11
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Code, ptr %8, i64 0, i32 13
  %75 = load ptr, ptr %74, align 8
  %76 = call contract double %51(ptr %69, i64 %71, i64 %73, ptr %6, ptr %22, ptr %35, ptr %18, ptr %67, ptr %75)
  br label %77

77:
  ret void
}

define fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  tail call fastcc void @polynomial(ptr %0, double %1)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %9, %1
  %11 = fadd contract double %7, %10
  %12 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 7
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 4
  %17 = getelementptr inbounds double, ptr %13, i64 %16
  %18 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8
  store double %11, ptr %4, align 8
  %22 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 13
  %30 = load ptr, ptr %29, align 8
  call void %28(ptr %4, ptr %17, ptr %19, ptr %21, ptr %30)
  %31 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 9
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %92, label %34

34:
  %35 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 5
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %40 = load i64, ptr %39, align 8
  br label %58

41:
  %42 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 6
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %45 = load i64, ptr %44, align 8
  %46 = shl nsw i64 %45, 1
  %47 = sub i64 %43, %36
  br label %48

48:
  %49 = phi i64 [ 0, %41 ], [ %53, %48 ]
  %50 = add i64 %47, %49
  %51 = getelementptr inbounds double, ptr %19, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = add nsw i64 %49, 1
  %54 = add i64 %53, %46
  %55 = getelementptr inbounds double, ptr %21, i64 %54
  %56 = load double, ptr %55, align 8
  store double %56, ptr %51, align 8
  store double %52, ptr %55, align 8
  %57 = icmp eq i64 %53, %36
  br i1 %57, label %58, label %48

58:
  %59 = phi i64 [ %40, %38 ], [ %45, %48 ]
  %60 = load double, ptr %4, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 4
  %62 = getelementptr inbounds double, ptr %21, i64 %59
  store double %60, ptr %3, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 12
  %64 = load ptr, ptr %63, align 8
  store double 0.000000e+00, ptr %64, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 3
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 10
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 11
  %70 = load i64, ptr %69, align 8
  %71 = load ptr, ptr %29, align 8
  %72 = call contract double %32(ptr %66, i64 %68, i64 %70, ptr %3, ptr %21, ptr %19, ptr %62, ptr %64, ptr %71)
  %73 = load i64, ptr %61, align 8
  %74 = shl nsw i64 %73, 1
  %75 = getelementptr inbounds double, ptr %21, i64 %74
  store double %72, ptr %75, align 8
  %76 = load i64, ptr %35, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %92

78:
  %79 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 6
  %80 = load i64, ptr %79, align 8
  %81 = sub i64 %80, %76
  br label %82

82:
  %83 = phi i64 [ 0, %78 ], [ %87, %82 ]
  %84 = add i64 %81, %83
  %85 = getelementptr inbounds double, ptr %19, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = add nsw i64 %83, 1
  %88 = add i64 %87, %74
  %89 = getelementptr inbounds double, ptr %21, i64 %88
  %90 = load double, ptr %89, align 8
  store double %90, ptr %85, align 8
  store double %86, ptr %89, align 8
  %91 = icmp eq i64 %87, %76
  br i1 %91, label %92, label %82

92:
  ret void
}

define i64 @replay(ptr %0, i64 %1, i64 %2) {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca %struct.Step, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  store ptr %0, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = load double, ptr %14, align 8
  store double %15, ptr %12, align 8
  %16 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 2
  store double 0.000000e+00, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 3
  %18 = getelementptr inbounds double, ptr %14, i64 6
  %19 = load double, ptr %18, align 8
  store double %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 4
  store double 1.000000e+00, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 5
  %22 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 6
  %25 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 8
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %30, align 8
  %33 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds %struct.Step, ptr %9, i64 0, i32 10
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %44

40:
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br label %44

44:
  %45 = phi i1 [ false, %3 ], [ %43, %40 ]
  %46 = icmp sgt i64 %1, 0
  br i1 %46, label %47, label %325

47:
  %48 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %49 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %50 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %51 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %52 = icmp sgt i64 %11, 0
  %53 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %54 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %55 = icmp ne i64 %2, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %58 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %64 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %66 = shl nsw i64 %11, 1
  %67 = or i64 %66, 1
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %69 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %70 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 13
  br label %71

71:
  %72 = phi i32 [ 0, %47 ], [ %324, %323 ]
  %73 = phi i64 [ 0, %47 ], [ %163, %323 ]
  %74 = icmp eq i32 %72, 0
  %75 = load ptr, ptr %48, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %73
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %49, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %73
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %50, align 8
  %82 = mul nsw i64 %73, %11
  %83 = getelementptr double, ptr %81, i64 %82
  %84 = load ptr, ptr %51, align 8
  %85 = load i64, ptr %37, align 8
  %86 = mul nsw i64 %85, %73
  %87 = getelementptr double, ptr %84, i64 %86
  br i1 %74, label %133, label %88

88:
  %89 = load ptr, ptr %9, align 8
  store double %77, ptr %12, align 8
  store double %80, ptr %16, align 8
  %90 = fadd contract double %77, %80
  store double %90, ptr %17, align 8
  store double 1.000000e+00, ptr %20, align 8
  store i64 -1, ptr %36, align 8
  %91 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 4
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %24, align 8
  %94 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 7
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %95, 20
  %97 = getelementptr double, ptr %93, i64 %96
  %98 = icmp sgt i64 %92, 0
  br i1 %98, label %99, label %106

99:
  %100 = phi i64 [ %104, %99 ], [ 0, %88 ]
  %101 = getelementptr inbounds double, ptr %83, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %97, i64 %100
  store double %102, ptr %103, align 8
  %104 = add nsw i64 %100, 1
  %105 = icmp eq i64 %104, %92
  br i1 %105, label %106, label %99

106:
  %107 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 5
  %108 = load i64, ptr %107, align 8
  %109 = load ptr, ptr %21, align 8
  %110 = getelementptr inbounds %struct.Code, ptr %89, i64 0, i32 6
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = sub i64 0, %108
  %114 = getelementptr double, ptr %112, i64 %113
  %115 = icmp sgt i64 %108, 0
  br i1 %115, label %116, label %123

116:
  %117 = phi i64 [ %121, %116 ], [ 0, %106 ]
  %118 = getelementptr inbounds double, ptr %87, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %114, i64 %117
  store double %119, ptr %120, align 8
  %121 = add nsw i64 %117, 1
  %122 = icmp eq i64 %121, %108
  br i1 %122, label %123, label %116

123:
  %124 = load ptr, ptr %27, align 8
  %125 = getelementptr double, ptr %124, i64 %11
  br i1 %52, label %126, label %136

126:
  %127 = phi i64 [ %131, %126 ], [ 0, %123 ]
  %128 = getelementptr inbounds double, ptr %125, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %93, i64 %127
  store double %129, ptr %130, align 8
  %131 = add nsw i64 %127, 1
  %132 = icmp eq i64 %131, %11
  br i1 %132, label %134, label %126

133:
  call fastcc void @begin_step(ptr %9, double %77, double %80, ptr %83, ptr %87)
  br label %134

134:
  %135 = icmp eq i64 %73, 0
  br i1 %135, label %138, label %162

136:
  %137 = icmp eq i64 %73, 0
  br i1 %137, label %160, label %162

138:
  %139 = load ptr, ptr %24, align 8
  %140 = load i64, ptr %53, align 8
  %141 = mul nsw i64 %140, 20
  %142 = getelementptr double, ptr %139, i64 %141
  %143 = load ptr, ptr %33, align 8
  br i1 %52, label %144, label %160

144:
  %145 = phi i64 [ %149, %144 ], [ 0, %138 ]
  %146 = getelementptr inbounds double, ptr %142, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %143, i64 %145
  store double %147, ptr %148, align 8
  %149 = add nsw i64 %145, 1
  %150 = icmp eq i64 %149, %11
  br i1 %150, label %151, label %144

151:
  %152 = getelementptr double, ptr %143, i64 %11
  br label %153

153:
  %154 = phi i64 [ %158, %153 ], [ 0, %151 ]
  %155 = getelementptr inbounds double, ptr %139, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %152, i64 %154
  store double %156, ptr %157, align 8
  %158 = add nsw i64 %154, 1
  %159 = icmp eq i64 %158, %11
  br i1 %159, label %160, label %153

160:
  %161 = call fastcc i32 @begin_watch(ptr %9, ptr %54, i32 %56)
  br label %162

162:
  %163 = add nsw i64 %73, 1
  %164 = icmp eq i64 %163, %1
  %165 = load double, ptr %16, align 8
  %166 = fcmp contract oeq double %165, 0.000000e+00
  %167 = select i1 %164, i1 true, i1 %166
  br i1 %167, label %325, label %168

168:
  %169 = load ptr, ptr %48, align 8
  %170 = getelementptr inbounds double, ptr %169, i64 %163
  %171 = load double, ptr %170, align 8
  %172 = load double, ptr %12, align 8
  %173 = fsub contract double %171, %172
  %174 = fdiv contract double %173, %165
  %175 = fcmp contract oeq double %171, %172
  br i1 %175, label %323, label %176

176:
  store double %171, ptr %17, align 8
  %177 = fcmp contract olt double %174, 0x3FEFFFFFFF768FA1
  br i1 %177, label %178, label %202

178:
  store double %174, ptr %20, align 8
  call fastcc void @look_at(ptr %9, double %174)
  %179 = load i64, ptr %37, align 8
  %180 = add nsw i64 %67, %179
  %181 = load ptr, ptr %30, align 8
  %182 = load ptr, ptr %27, align 8
  %183 = icmp sgt i64 %180, 0
  br i1 %183, label %184, label %191

184:
  %185 = phi i64 [ %189, %184 ], [ 0, %178 ]
  %186 = getelementptr inbounds double, ptr %181, i64 %185
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %182, i64 %185
  store double %187, ptr %188, align 8
  %189 = add nsw i64 %185, 1
  %190 = icmp eq i64 %189, %180
  br i1 %190, label %191, label %184

191:
  %192 = load ptr, ptr %50, align 8
  %193 = mul nsw i64 %163, %11
  %194 = getelementptr double, ptr %192, i64 %193
  br i1 %52, label %195, label %307

195:
  %196 = phi i64 [ %200, %195 ], [ 0, %191 ]
  %197 = getelementptr inbounds double, ptr %194, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %182, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %196, 1
  %201 = icmp eq i64 %200, %11
  br i1 %201, label %307, label %195

202:
  br i1 %45, label %203, label %236

203:
  %204 = load ptr, ptr %50, align 8
  %205 = mul nsw i64 %163, %11
  %206 = getelementptr double, ptr %204, i64 %205
  %207 = load ptr, ptr %27, align 8
  br i1 %52, label %208, label %215

208:
  %209 = phi i64 [ %213, %208 ], [ 0, %203 ]
  %210 = getelementptr inbounds double, ptr %206, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr %207, i64 %209
  store double %211, ptr %212, align 8
  %213 = add nsw i64 %209, 1
  %214 = icmp eq i64 %213, %11
  br i1 %214, label %215, label %208

215:
  %216 = load ptr, ptr %21, align 8
  %217 = getelementptr inbounds double, ptr %207, i64 %11
  %218 = load ptr, ptr %60, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %220, label %226

220:
  store double %171, ptr %8, align 8
  %221 = load ptr, ptr %57, align 8
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %221, align 8
  %224 = load ptr, ptr %0, align 8
  %225 = load ptr, ptr %59, align 8
  call void %224(ptr %8, ptr %207, ptr %216, ptr %217, ptr %225)
  br label %307

226:
  %227 = load ptr, ptr %57, align 8
  %228 = load i64, ptr %227, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %227, align 8
  store double %171, ptr %7, align 8
  %230 = load ptr, ptr %62, align 8
  store double 0.000000e+00, ptr %230, align 8
  %231 = load ptr, ptr %63, align 8
  %232 = load i64, ptr %64, align 8
  %233 = load i64, ptr %65, align 8
  %234 = load ptr, ptr %59, align 8
  %235 = call contract double %218(ptr %231, i64 %232, i64 %233, ptr %7, ptr %207, ptr %216, ptr %217, ptr %230, ptr %234)
  br label %307

236:
  %237 = load i64, ptr %36, align 8
  %238 = icmp eq i64 %237, -1
  br i1 %238, label %239, label %243

239:
  %240 = load ptr, ptr %9, align 8
  %241 = load ptr, ptr %21, align 8
  %242 = load ptr, ptr %24, align 8
  call fastcc void @take_step_one(ptr %240, double %172, double %165, ptr %241, ptr %242)
  store i64 0, ptr %36, align 8
  br label %243

243:
  %244 = load ptr, ptr %24, align 8
  %245 = load i64, ptr %53, align 8
  %246 = mul nsw i64 %245, 17
  %247 = getelementptr inbounds double, ptr %244, i64 %246
  %248 = load ptr, ptr %21, align 8
  %249 = load ptr, ptr %27, align 8
  store double %171, ptr %6, align 8
  %250 = load ptr, ptr %57, align 8
  %251 = getelementptr inbounds i64, ptr %250, i64 1
  %252 = load i64, ptr %251, align 8
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %251, align 8
  %254 = load ptr, ptr %58, align 8
  %255 = load ptr, ptr %59, align 8
  call void %254(ptr %6, ptr %247, ptr %248, ptr %249, ptr %255)
  %256 = load ptr, ptr %60, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %306, label %258

258:
  %259 = load i64, ptr %37, align 8
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %263, label %261

261:
  %262 = load i64, ptr %10, align 8
  br label %278

263:
  %264 = load i64, ptr %61, align 8
  %265 = load i64, ptr %10, align 8
  %266 = shl nsw i64 %265, 1
  %267 = sub i64 %264, %259
  br label %268

268:
  %269 = phi i64 [ 0, %263 ], [ %273, %268 ]
  %270 = add i64 %267, %269
  %271 = getelementptr inbounds double, ptr %248, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = add nsw i64 %269, 1
  %274 = add i64 %273, %266
  %275 = getelementptr inbounds double, ptr %249, i64 %274
  %276 = load double, ptr %275, align 8
  store double %276, ptr %271, align 8
  store double %272, ptr %275, align 8
  %277 = icmp eq i64 %273, %259
  br i1 %277, label %278, label %268

278:
  %279 = phi i64 [ %262, %261 ], [ %265, %268 ]
  %280 = load double, ptr %6, align 8
  %281 = getelementptr inbounds double, ptr %249, i64 %279
  store double %280, ptr %5, align 8
  %282 = load ptr, ptr %62, align 8
  store double 0.000000e+00, ptr %282, align 8
  %283 = load ptr, ptr %63, align 8
  %284 = load i64, ptr %64, align 8
  %285 = load i64, ptr %65, align 8
  %286 = load ptr, ptr %59, align 8
  %287 = call contract double %256(ptr %283, i64 %284, i64 %285, ptr %5, ptr %249, ptr %248, ptr %281, ptr %282, ptr %286)
  %288 = load i64, ptr %10, align 8
  %289 = shl nsw i64 %288, 1
  %290 = getelementptr inbounds double, ptr %249, i64 %289
  store double %287, ptr %290, align 8
  %291 = load i64, ptr %37, align 8
  %292 = icmp sgt i64 %291, 0
  br i1 %292, label %293, label %306

293:
  %294 = load i64, ptr %61, align 8
  %295 = sub i64 %294, %291
  br label %296

296:
  %297 = phi i64 [ 0, %293 ], [ %301, %296 ]
  %298 = add i64 %295, %297
  %299 = getelementptr inbounds double, ptr %248, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = add nsw i64 %297, 1
  %302 = add i64 %301, %289
  %303 = getelementptr inbounds double, ptr %249, i64 %302
  %304 = load double, ptr %303, align 8
  store double %304, ptr %299, align 8
  store double %300, ptr %303, align 8
  %305 = icmp eq i64 %301, %291
  br i1 %305, label %306, label %296

306:
  br label %307

307:
  %308 = phi i32 [ 0, %306 ], [ 0, %191 ], [ 1, %220 ], [ 1, %226 ], [ 0, %195 ]
  %309 = load ptr, ptr %27, align 8
  %310 = load ptr, ptr %21, align 8
  %311 = load ptr, ptr %68, align 8
  store double %171, ptr %4, align 8
  %312 = load ptr, ptr %57, align 8
  %313 = getelementptr inbounds i64, ptr %312, i64 2
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %314, 1
  store i64 %315, ptr %313, align 8
  %316 = load ptr, ptr %69, align 8
  %317 = load ptr, ptr %59, align 8
  call void %316(ptr %4, ptr %309, ptr %310, ptr %311, ptr %317)
  call fastcc void @crude_middle(ptr %9, ptr %54)
  %318 = call contract fastcc double @observe(ptr %9, ptr %54)
  %319 = load ptr, ptr %70, align 8
  %320 = getelementptr inbounds i64, ptr %319, i64 4
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %323, label %355

323:
  %324 = phi i32 [ 0, %168 ], [ %308, %307 ]
  br label %71

325:
  %326 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %327 = load i64, ptr %326, align 8
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %355

329:
  %330 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 4
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %333 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 10
  br label %334

334:
  %335 = phi i64 [ 0, %329 ], [ %353, %352 ]
  %336 = shl nsw i64 %335, 2
  %337 = getelementptr inbounds i64, ptr %331, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %352

340:
  %341 = load ptr, ptr %332, align 8
  %342 = or i64 %336, 1
  %343 = getelementptr inbounds i64, ptr %331, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %341, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = load ptr, ptr %333, align 8
  %348 = or i64 %336, 2
  %349 = getelementptr inbounds i64, ptr %331, i64 %348
  %350 = load i64, ptr %349, align 8
  %351 = getelementptr inbounds double, ptr %347, i64 %350
  store double %346, ptr %351, align 8
  br label %352

352:
  %353 = add nsw i64 %335, 1
  %354 = icmp eq i64 %353, %327
  br i1 %354, label %355, label %334

355:
  %356 = phi i64 [ 0, %325 ], [ 0, %352 ], [ 1, %307 ]
  ret i64 %356
}

define void @at_rows(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %14, label %13

13:
  ret void

14:
  %15 = phi i64 [ %25, %14 ], [ 0, %11 ]
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = mul nsw i64 %15, %4
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = getelementptr inbounds i64, ptr %7, i64 %15
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %6
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = mul nsw i64 %15, %9
  %24 = getelementptr inbounds double, ptr %8, i64 %23
  tail call void %0(ptr %16, ptr %18, ptr %22, ptr %24, ptr %10)
  %25 = add nsw i64 %15, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %13, label %14
}

define void @low_points(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, double %7, ptr %8, ptr %9, ptr %10) {
  %12 = alloca <4 x double>, align 32
  %13 = alloca [3 x <4 x double>], align 32
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %18

15:
  %16 = icmp sgt i64 %2, 0
  %17 = icmp sgt i64 %3, 0
  br label %19

18:
  ret void

19:
  %20 = phi ptr [ %4, %15 ], [ %109, %107 ]
  %21 = phi ptr [ %8, %15 ], [ %110, %107 ]
  %22 = phi ptr [ %9, %15 ], [ %111, %107 ]
  %23 = phi i64 [ 0, %15 ], [ %108, %107 ]
  %24 = getelementptr inbounds double, ptr %20, i64 1
  %25 = getelementptr inbounds double, ptr %20, i64 4
  %26 = getelementptr inbounds double, ptr %20, i64 7
  %27 = getelementptr inbounds double, ptr %20, i64 10
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %20, i64 11
  %30 = load double, ptr %20, align 8
  %31 = insertelement <4 x double> poison, double %30, i64 0
  %32 = shufflevector <4 x double> %31, <4 x double> poison, <4 x i32> zeroinitializer
  store <4 x double> %32, ptr %12, align 32
  br i1 %16, label %34, label %107

33:
  br i1 %16, label %98, label %107

34:
  %35 = phi i64 [ %79, %78 ], [ 0, %19 ]
  %36 = getelementptr double, ptr %5, i64 %35
  br label %39

37:
  %38 = getelementptr inbounds double, ptr %21, i64 %35
  call void %0(ptr %12, ptr %13, ptr %13, ptr %38, ptr %10)
  br label %81

39:
  %40 = phi i64 [ 0, %34 ], [ %61, %49 ]
  %41 = phi <4 x double> [ zeroinitializer, %34 ], [ %60, %49 ]
  %42 = getelementptr inbounds double, ptr %24, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = insertelement <4 x double> poison, double %43, i64 0
  %45 = fadd contract <4 x double> %44, <double 0.000000e+00, double poison, double poison, double poison>
  %46 = shufflevector <4 x double> %45, <4 x double> poison, <4 x i32> zeroinitializer
  %47 = getelementptr inbounds [3 x <4 x double>], ptr %13, i64 0, i64 %40
  %48 = mul nsw i64 %40, 3
  br label %63

49:
  store <4 x double> %75, ptr %47, align 32
  %50 = getelementptr inbounds double, ptr %26, i64 %40
  %51 = load double, ptr %50, align 8
  %52 = insertelement <4 x double> poison, double %51, i64 0
  %53 = shufflevector <4 x double> %52, <4 x double> poison, <4 x i32> zeroinitializer
  %54 = getelementptr inbounds double, ptr %25, i64 %40
  %55 = load double, ptr %54, align 8
  %56 = insertelement <4 x double> poison, double %55, i64 0
  %57 = shufflevector <4 x double> %56, <4 x double> poison, <4 x i32> zeroinitializer
  %58 = fsub contract <4 x double> %75, %57
  %59 = fmul contract <4 x double> %53, %58
  %60 = fadd contract <4 x double> %41, %59
  %61 = add nsw i64 %40, 1
  %62 = icmp eq i64 %61, 3
  br i1 %62, label %37, label %39

63:
  %64 = phi i64 [ 0, %39 ], [ %76, %63 ]
  %65 = phi <4 x double> [ %46, %39 ], [ %75, %63 ]
  %66 = add nsw i64 %64, %48
  %67 = getelementptr inbounds double, ptr %29, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = insertelement <4 x double> poison, double %68, i64 0
  %70 = shufflevector <4 x double> %69, <4 x double> poison, <4 x i32> zeroinitializer
  %71 = mul nsw i64 %64, %2
  %72 = getelementptr double, ptr %36, i64 %71
  %73 = load <4 x double>, ptr %72, align 32
  %74 = fmul contract <4 x double> %73, %70
  %75 = fadd contract <4 x double> %65, %74
  %76 = add nsw i64 %64, 1
  %77 = icmp eq i64 %76, 3
  br i1 %77, label %49, label %63

78:
  %79 = add nsw i64 %35, 4
  %80 = icmp slt i64 %79, %2
  br i1 %80, label %34, label %33

81:
  %82 = phi i64 [ 0, %37 ], [ %95, %81 ]
  %83 = trunc i64 %82 to i32
  %84 = extractelement <4 x double> %60, i32 %83
  %85 = fmul contract double %84, 5.000000e-01
  %86 = add nsw i64 %35, %82
  %87 = getelementptr inbounds double, ptr %21, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fcmp contract olt double %85, %7
  %90 = select contract i1 %89, double %85, double %7
  %91 = fmul contract double %28, %90
  %92 = fcmp contract olt double %88, %91
  %93 = zext i1 %92 to i8
  %94 = getelementptr inbounds i8, ptr %22, i64 %86
  store i8 %93, ptr %94, align 1
  %95 = add nsw i64 %82, 1
  %96 = icmp eq i64 %95, 4
  br i1 %96, label %78, label %81

97:
  br i1 %16, label %113, label %107

98:
  %99 = phi i64 [ %105, %104 ], [ 0, %33 ]
  %100 = getelementptr inbounds double, ptr %21, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fcmp contract uno double %101, 0.000000e+00
  br i1 %102, label %103, label %104

103:
  store double 0x7FF0000000000000, ptr %100, align 8
  br label %104

104:
  %105 = add nsw i64 %99, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %97, label %98

107:
  %108 = add nsw i64 %23, 1
  %109 = getelementptr inbounds double, ptr %20, i64 20
  %110 = getelementptr inbounds double, ptr %21, i64 %2
  %111 = getelementptr inbounds i8, ptr %22, i64 %2
  %112 = icmp eq i64 %108, %1
  br i1 %112, label %18, label %19

113:
  %114 = phi i64 [ %144, %141 ], [ 0, %97 ]
  %115 = getelementptr inbounds double, ptr %21, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = call contract double @llvm.fabs.f64(double %116)
  %118 = fcmp contract olt double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i32
  br i1 %17, label %120, label %122

120:
  %121 = mul nsw i64 %114, %3
  br label %125

122:
  %123 = phi i32 [ %119, %113 ], [ %135, %125 ]
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %138, label %141

125:
  %126 = phi i64 [ 0, %120 ], [ %136, %125 ]
  %127 = phi i32 [ %119, %120 ], [ %135, %125 ]
  %128 = add nsw i64 %126, %121
  %129 = getelementptr inbounds i64, ptr %6, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds double, ptr %21, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp contract ole double %116, %132
  %134 = zext i1 %133 to i32
  %135 = and i32 %127, %134
  %136 = add nsw i64 %126, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %122, label %125

138:
  %139 = getelementptr inbounds i8, ptr %22, i64 %114
  %140 = load i8, ptr %139, align 1
  br label %141

141:
  %142 = phi i8 [ %140, %138 ], [ 2, %122 ]
  %143 = getelementptr inbounds i8, ptr %22, i64 %114
  store i8 %142, ptr %143, align 1
  %144 = add nsw i64 %114, 1
  %145 = icmp eq i64 %144, %2
  br i1 %145, label %107, label %113
}

define i64 @size_of(i64 %0) {
  %2 = getelementptr inbounds [4 x i64], ptr @__const.size_of.sizes, i64 0, i64 %0
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @take_step_one(ptr %0, double %1, double %2, ptr %3, ptr noalias %4) {
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

define fastcc void @polynomial(ptr %0, double %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds %struct.Code, ptr %15, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 2
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %545, label %24

24:
  %25 = icmp eq i64 %22, -1
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %32 = load ptr, ptr %31, align 8
  tail call fastcc void @take_step_one(ptr %15, double %28, double %30, ptr %32, ptr %20)
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds %struct.Code, ptr %33, i64 0, i32 7
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %19, align 8
  %37 = sdiv i64 %35, 2
  br label %38

38:
  %39 = phi i64 [ %37, %26 ], [ %18, %24 ]
  %40 = phi ptr [ %36, %26 ], [ %20, %24 ]
  %41 = phi i64 [ %35, %26 ], [ %17, %24 ]
  %42 = phi ptr [ %33, %26 ], [ %15, %24 ]
  store i64 1, ptr %21, align 8
  %43 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %46 = load double, ptr %45, align 8
  %47 = shl nsw i64 %41, 4
  %48 = getelementptr inbounds double, ptr %40, i64 %47
  %49 = shl nsw i64 %39, 4
  %50 = getelementptr inbounds <2 x double>, ptr %40, i64 %49
  %51 = fadd contract double %44, %46
  %52 = mul nsw i64 %41, 17
  %53 = getelementptr inbounds double, ptr %40, i64 %52
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %55 = load ptr, ptr %54, align 8
  %56 = mul nsw i64 %41, 12
  %57 = getelementptr inbounds double, ptr %40, i64 %56
  store double %51, ptr %14, align 8
  %58 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 14
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %59, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %59, align 8
  %62 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 9
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %69

65:
  %66 = load ptr, ptr %42, align 8
  %67 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %68 = load ptr, ptr %67, align 8
  call void %66(ptr %14, ptr %53, ptr %55, ptr %57, ptr %68)
  br label %91

69:
  store double %51, ptr %13, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %71 = load ptr, ptr %70, align 8
  store double 1.000000e+00, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %79 = load ptr, ptr %78, align 8
  %80 = call contract double %63(ptr %73, i64 %75, i64 %77, ptr %13, ptr %53, ptr %55, ptr %57, ptr %71, ptr %79)
  %81 = fcmp contract olt double %80, 0x7FF0000000000000
  br i1 %81, label %91, label %82

82:
  %83 = load double, ptr %14, align 8
  store double %83, ptr %12, align 8
  %84 = load ptr, ptr %70, align 8
  store double 0.000000e+00, ptr %84, align 8
  %85 = load ptr, ptr %62, align 8
  %86 = load ptr, ptr %72, align 8
  %87 = load i64, ptr %74, align 8
  %88 = load i64, ptr %76, align 8
  %89 = load ptr, ptr %78, align 8
  %90 = call contract double %85(ptr %86, i64 %87, i64 %88, ptr %12, ptr %53, ptr %55, ptr %57, ptr %84, ptr %89)
  br label %91

91:
  %92 = icmp sgt i64 %41, 1
  br i1 %92, label %93, label %104

93:
  %94 = mul nsw i64 %39, 20
  %95 = insertelement <2 x double> poison, double %44, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = mul nsw i64 %39, 6
  %98 = mul nsw i64 %39, 7
  %99 = shl nsw i64 %39, 3
  %100 = mul nsw i64 %39, 9
  %101 = mul nsw i64 %39, 10
  %102 = mul nsw i64 %39, 11
  %103 = mul nsw i64 %39, 12
  br label %153

104:
  %105 = fmul contract double %44, 1.000000e-01
  %106 = fadd contract double %46, %105
  %107 = load ptr, ptr %54, align 8
  %108 = mul nsw i64 %41, 13
  %109 = getelementptr inbounds double, ptr %40, i64 %108
  store double %106, ptr %11, align 8
  %110 = load ptr, ptr %58, align 8
  %111 = load i64, ptr %110, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %110, align 8
  %113 = load ptr, ptr %62, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %119

115:
  %116 = load ptr, ptr %42, align 8
  %117 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %118 = load ptr, ptr %117, align 8
  call void %116(ptr %11, ptr %48, ptr %107, ptr %109, ptr %118)
  br label %141

119:
  store double %106, ptr %10, align 8
  %120 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %121 = load ptr, ptr %120, align 8
  store double 1.000000e+00, ptr %121, align 8
  %122 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %129 = load ptr, ptr %128, align 8
  %130 = call contract double %113(ptr %123, i64 %125, i64 %127, ptr %10, ptr %48, ptr %107, ptr %109, ptr %121, ptr %129)
  %131 = fcmp contract olt double %130, 0x7FF0000000000000
  br i1 %131, label %141, label %132

132:
  %133 = load double, ptr %11, align 8
  store double %133, ptr %9, align 8
  %134 = load ptr, ptr %120, align 8
  store double 0.000000e+00, ptr %134, align 8
  %135 = load ptr, ptr %62, align 8
  %136 = load ptr, ptr %122, align 8
  %137 = load i64, ptr %124, align 8
  %138 = load i64, ptr %126, align 8
  %139 = load ptr, ptr %128, align 8
  %140 = call contract double %135(ptr %136, i64 %137, i64 %138, ptr %9, ptr %48, ptr %107, ptr %109, ptr %134, ptr %139)
  br label %141

141:
  br i1 %92, label %142, label %201

142:
  %143 = mul nsw i64 %39, 20
  %144 = insertelement <2 x double> poison, double %44, i64 0
  %145 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> zeroinitializer
  %146 = mul nsw i64 %39, 5
  %147 = mul nsw i64 %39, 6
  %148 = mul nsw i64 %39, 7
  %149 = mul nsw i64 %39, 10
  %150 = mul nsw i64 %39, 11
  %151 = mul nsw i64 %39, 12
  %152 = mul nsw i64 %39, 13
  br label %250

153:
  %154 = phi i64 [ 0, %93 ], [ %199, %153 ]
  %155 = add nsw i64 %154, %94
  %156 = getelementptr inbounds <2 x double>, ptr %40, i64 %155
  %157 = load <2 x double>, ptr %156, align 16
  %158 = getelementptr inbounds <2 x double>, ptr %40, i64 %154
  %159 = load <2 x double>, ptr %158, align 16
  %160 = fmul contract <2 x double> %159, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %161 = add nsw i64 %154, %97
  %162 = getelementptr inbounds <2 x double>, ptr %40, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = fmul contract <2 x double> %163, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %165 = fadd contract <2 x double> %160, %164
  %166 = add nsw i64 %154, %98
  %167 = getelementptr inbounds <2 x double>, ptr %40, i64 %166
  %168 = load <2 x double>, ptr %167, align 16
  %169 = fmul contract <2 x double> %168, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %170 = fsub contract <2 x double> %165, %169
  %171 = add nsw i64 %154, %99
  %172 = getelementptr inbounds <2 x double>, ptr %40, i64 %171
  %173 = load <2 x double>, ptr %172, align 16
  %174 = fmul contract <2 x double> %173, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %175 = fsub contract <2 x double> %170, %174
  %176 = add nsw i64 %154, %100
  %177 = getelementptr inbounds <2 x double>, ptr %40, i64 %176
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul contract <2 x double> %178, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %180 = fadd contract <2 x double> %175, %179
  %181 = add nsw i64 %154, %101
  %182 = getelementptr inbounds <2 x double>, ptr %40, i64 %181
  %183 = load <2 x double>, ptr %182, align 16
  %184 = fmul contract <2 x double> %183, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %185 = fadd contract <2 x double> %180, %184
  %186 = add nsw i64 %154, %102
  %187 = getelementptr inbounds <2 x double>, ptr %40, i64 %186
  %188 = load <2 x double>, ptr %187, align 16
  %189 = fmul contract <2 x double> %188, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %190 = fadd contract <2 x double> %185, %189
  %191 = add nsw i64 %154, %103
  %192 = getelementptr inbounds <2 x double>, ptr %40, i64 %191
  %193 = load <2 x double>, ptr %192, align 16
  %194 = fmul contract <2 x double> %193, <double 8.298000e-03, double 8.298000e-03>
  %195 = fsub contract <2 x double> %190, %194
  %196 = fmul contract <2 x double> %96, %195
  %197 = fadd contract <2 x double> %157, %196
  %198 = getelementptr inbounds <2 x double>, ptr %50, i64 %154
  store <2 x double> %197, ptr %198, align 16
  %199 = add nsw i64 %154, 1
  %200 = icmp eq i64 %199, %39
  br i1 %200, label %104, label %153

201:
  %202 = fmul contract double %44, 2.000000e-01
  %203 = fadd contract double %46, %202
  %204 = load ptr, ptr %54, align 8
  %205 = mul nsw i64 %41, 14
  %206 = getelementptr inbounds double, ptr %40, i64 %205
  store double %203, ptr %8, align 8
  %207 = load ptr, ptr %58, align 8
  %208 = load i64, ptr %207, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %207, align 8
  %210 = load ptr, ptr %62, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %212, label %216

212:
  %213 = load ptr, ptr %42, align 8
  %214 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %215 = load ptr, ptr %214, align 8
  call void %213(ptr %8, ptr %48, ptr %204, ptr %206, ptr %215)
  br label %238

216:
  store double %203, ptr %7, align 8
  %217 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %218 = load ptr, ptr %217, align 8
  store double 1.000000e+00, ptr %218, align 8
  %219 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %226 = load ptr, ptr %225, align 8
  %227 = call contract double %210(ptr %220, i64 %222, i64 %224, ptr %7, ptr %48, ptr %204, ptr %206, ptr %218, ptr %226)
  %228 = fcmp contract olt double %227, 0x7FF0000000000000
  br i1 %228, label %238, label %229

229:
  %230 = load double, ptr %8, align 8
  store double %230, ptr %6, align 8
  %231 = load ptr, ptr %217, align 8
  store double 0.000000e+00, ptr %231, align 8
  %232 = load ptr, ptr %62, align 8
  %233 = load ptr, ptr %219, align 8
  %234 = load i64, ptr %221, align 8
  %235 = load i64, ptr %223, align 8
  %236 = load ptr, ptr %225, align 8
  %237 = call contract double %232(ptr %233, i64 %234, i64 %235, ptr %6, ptr %48, ptr %204, ptr %206, ptr %231, ptr %236)
  br label %238

238:
  br i1 %92, label %239, label %298

239:
  %240 = mul nsw i64 %39, 20
  %241 = insertelement <2 x double> poison, double %44, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  %243 = mul nsw i64 %39, 5
  %244 = mul nsw i64 %39, 6
  %245 = mul nsw i64 %39, 7
  %246 = shl nsw i64 %39, 3
  %247 = mul nsw i64 %39, 12
  %248 = mul nsw i64 %39, 13
  %249 = mul nsw i64 %39, 14
  br label %355

250:
  %251 = phi i64 [ 0, %142 ], [ %296, %250 ]
  %252 = add nsw i64 %251, %143
  %253 = getelementptr inbounds <2 x double>, ptr %40, i64 %252
  %254 = load <2 x double>, ptr %253, align 16
  %255 = getelementptr inbounds <2 x double>, ptr %40, i64 %251
  %256 = load <2 x double>, ptr %255, align 16
  %257 = fmul contract <2 x double> %256, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %258 = add nsw i64 %251, %146
  %259 = getelementptr inbounds <2 x double>, ptr %40, i64 %258
  %260 = load <2 x double>, ptr %259, align 16
  %261 = fmul contract <2 x double> %260, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %262 = fadd contract <2 x double> %257, %261
  %263 = add nsw i64 %251, %147
  %264 = getelementptr inbounds <2 x double>, ptr %40, i64 %263
  %265 = load <2 x double>, ptr %264, align 16
  %266 = fmul contract <2 x double> %265, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %267 = fadd contract <2 x double> %262, %266
  %268 = add nsw i64 %251, %148
  %269 = getelementptr inbounds <2 x double>, ptr %40, i64 %268
  %270 = load <2 x double>, ptr %269, align 16
  %271 = fmul contract <2 x double> %270, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %272 = fsub contract <2 x double> %267, %271
  %273 = add nsw i64 %251, %149
  %274 = getelementptr inbounds <2 x double>, ptr %40, i64 %273
  %275 = load <2 x double>, ptr %274, align 16
  %276 = fmul contract <2 x double> %275, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %277 = fsub contract <2 x double> %272, %276
  %278 = add nsw i64 %251, %150
  %279 = getelementptr inbounds <2 x double>, ptr %40, i64 %278
  %280 = load <2 x double>, ptr %279, align 16
  %281 = fmul contract <2 x double> %280, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %282 = fadd contract <2 x double> %277, %281
  %283 = add nsw i64 %251, %151
  %284 = getelementptr inbounds <2 x double>, ptr %40, i64 %283
  %285 = load <2 x double>, ptr %284, align 16
  %286 = fmul contract <2 x double> %285, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %287 = fsub contract <2 x double> %282, %286
  %288 = add nsw i64 %251, %152
  %289 = getelementptr inbounds <2 x double>, ptr %40, i64 %288
  %290 = load <2 x double>, ptr %289, align 16
  %291 = fmul contract <2 x double> %290, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %292 = fadd contract <2 x double> %287, %291
  %293 = fmul contract <2 x double> %145, %292
  %294 = fadd contract <2 x double> %254, %293
  %295 = getelementptr inbounds <2 x double>, ptr %50, i64 %251
  store <2 x double> %294, ptr %295, align 16
  %296 = add nsw i64 %251, 1
  %297 = icmp eq i64 %296, %39
  br i1 %297, label %201, label %250

298:
  %299 = fmul contract double %44, 0x3FE8E38E38E38E39
  %300 = fadd contract double %46, %299
  %301 = load ptr, ptr %54, align 8
  %302 = mul nsw i64 %41, 15
  %303 = getelementptr inbounds double, ptr %40, i64 %302
  store double %300, ptr %5, align 8
  %304 = load ptr, ptr %58, align 8
  %305 = load i64, ptr %304, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %304, align 8
  %307 = load ptr, ptr %62, align 8
  %308 = icmp eq ptr %307, null
  br i1 %308, label %309, label %313

309:
  %310 = load ptr, ptr %42, align 8
  %311 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %312 = load ptr, ptr %311, align 8
  call void %310(ptr %5, ptr %48, ptr %301, ptr %303, ptr %312)
  br label %335

313:
  store double %300, ptr %4, align 8
  %314 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 12
  %315 = load ptr, ptr %314, align 8
  store double 1.000000e+00, ptr %315, align 8
  %316 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 3
  %317 = load ptr, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 10
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 11
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds %struct.Code, ptr %42, i64 0, i32 13
  %323 = load ptr, ptr %322, align 8
  %324 = call contract double %307(ptr %317, i64 %319, i64 %321, ptr %4, ptr %48, ptr %301, ptr %303, ptr %315, ptr %323)
  %325 = fcmp contract olt double %324, 0x7FF0000000000000
  br i1 %325, label %335, label %326

326:
  %327 = load double, ptr %5, align 8
  store double %327, ptr %3, align 8
  %328 = load ptr, ptr %314, align 8
  store double 0.000000e+00, ptr %328, align 8
  %329 = load ptr, ptr %62, align 8
  %330 = load ptr, ptr %316, align 8
  %331 = load i64, ptr %318, align 8
  %332 = load i64, ptr %320, align 8
  %333 = load ptr, ptr %322, align 8
  %334 = call contract double %329(ptr %330, i64 %331, i64 %332, ptr %3, ptr %48, ptr %301, ptr %303, ptr %328, ptr %333)
  br label %335

335:
  br i1 %92, label %336, label %545

336:
  %337 = mul nsw i64 %39, 17
  %338 = mul nsw i64 %39, 20
  %339 = mul nsw i64 %39, 21
  %340 = insertelement <2 x double> poison, double %44, i64 0
  %341 = shufflevector <2 x double> %340, <2 x double> poison, <2 x i32> zeroinitializer
  %342 = mul nsw i64 %39, 22
  %343 = mul nsw i64 %39, 12
  %344 = mul nsw i64 %39, 23
  %345 = mul nsw i64 %39, 5
  %346 = mul nsw i64 %39, 6
  %347 = mul nsw i64 %39, 7
  %348 = shl nsw i64 %39, 3
  %349 = mul nsw i64 %39, 9
  %350 = mul nsw i64 %39, 10
  %351 = mul nsw i64 %39, 11
  %352 = mul nsw i64 %39, 13
  %353 = mul nsw i64 %39, 14
  %354 = mul nsw i64 %39, 15
  br label %403

355:
  %356 = phi i64 [ 0, %239 ], [ %401, %355 ]
  %357 = add nsw i64 %356, %240
  %358 = getelementptr inbounds <2 x double>, ptr %40, i64 %357
  %359 = load <2 x double>, ptr %358, align 16
  %360 = getelementptr inbounds <2 x double>, ptr %40, i64 %356
  %361 = load <2 x double>, ptr %360, align 16
  %362 = fmul contract <2 x double> %361, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %363 = add nsw i64 %356, %243
  %364 = getelementptr inbounds <2 x double>, ptr %40, i64 %363
  %365 = load <2 x double>, ptr %364, align 16
  %366 = fmul contract <2 x double> %365, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %367 = fsub contract <2 x double> %362, %366
  %368 = add nsw i64 %356, %244
  %369 = getelementptr inbounds <2 x double>, ptr %40, i64 %368
  %370 = load <2 x double>, ptr %369, align 16
  %371 = fmul contract <2 x double> %370, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %372 = fadd contract <2 x double> %367, %371
  %373 = add nsw i64 %356, %245
  %374 = getelementptr inbounds <2 x double>, ptr %40, i64 %373
  %375 = load <2 x double>, ptr %374, align 16
  %376 = fmul contract <2 x double> %375, <double 0x401046A54457171C, double 0x401046A54457171C>
  %377 = fadd contract <2 x double> %372, %376
  %378 = add nsw i64 %356, %246
  %379 = getelementptr inbounds <2 x double>, ptr %40, i64 %378
  %380 = load <2 x double>, ptr %379, align 16
  %381 = fmul contract <2 x double> %380, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %382 = fadd contract <2 x double> %377, %381
  %383 = add nsw i64 %356, %247
  %384 = getelementptr inbounds <2 x double>, ptr %40, i64 %383
  %385 = load <2 x double>, ptr %384, align 16
  %386 = fmul contract <2 x double> %385, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %387 = fsub contract <2 x double> %382, %386
  %388 = add nsw i64 %356, %248
  %389 = getelementptr inbounds <2 x double>, ptr %40, i64 %388
  %390 = load <2 x double>, ptr %389, align 16
  %391 = fmul contract <2 x double> %390, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %392 = fadd contract <2 x double> %387, %391
  %393 = add nsw i64 %356, %249
  %394 = getelementptr inbounds <2 x double>, ptr %40, i64 %393
  %395 = load <2 x double>, ptr %394, align 16
  %396 = fmul contract <2 x double> %395, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %397 = fsub contract <2 x double> %392, %396
  %398 = fmul contract <2 x double> %242, %397
  %399 = fadd contract <2 x double> %359, %398
  %400 = getelementptr inbounds <2 x double>, ptr %50, i64 %356
  store <2 x double> %399, ptr %400, align 16
  %401 = add nsw i64 %356, 1
  %402 = icmp eq i64 %401, %39
  br i1 %402, label %298, label %355

403:
  %404 = phi i64 [ 0, %336 ], [ %451, %450 ]
  %405 = add nsw i64 %404, %337
  %406 = getelementptr inbounds <2 x double>, ptr %40, i64 %405
  %407 = load <2 x double>, ptr %406, align 16
  %408 = add nsw i64 %404, %338
  %409 = getelementptr inbounds <2 x double>, ptr %40, i64 %408
  %410 = load <2 x double>, ptr %409, align 16
  %411 = fsub contract <2 x double> %407, %410
  %412 = add nsw i64 %404, %339
  %413 = getelementptr inbounds <2 x double>, ptr %40, i64 %412
  store <2 x double> %411, ptr %413, align 16
  %414 = getelementptr inbounds <2 x double>, ptr %40, i64 %404
  %415 = load <2 x double>, ptr %414, align 16
  %416 = fmul contract <2 x double> %341, %415
  %417 = fsub contract <2 x double> %416, %411
  %418 = add nsw i64 %404, %342
  %419 = getelementptr inbounds <2 x double>, ptr %40, i64 %418
  store <2 x double> %417, ptr %419, align 16
  %420 = fmul contract <2 x double> %411, <double 2.000000e+00, double 2.000000e+00>
  %421 = add nsw i64 %404, %343
  %422 = getelementptr inbounds <2 x double>, ptr %40, i64 %421
  %423 = load <2 x double>, ptr %422, align 16
  %424 = load <2 x double>, ptr %414, align 16
  %425 = fadd contract <2 x double> %423, %424
  %426 = fmul contract <2 x double> %341, %425
  %427 = fsub contract <2 x double> %420, %426
  %428 = add nsw i64 %404, %344
  %429 = getelementptr inbounds <2 x double>, ptr %40, i64 %428
  store <2 x double> %427, ptr %429, align 16
  %430 = add nsw i64 %404, %345
  %431 = getelementptr inbounds <2 x double>, ptr %40, i64 %430
  %432 = add nsw i64 %404, %346
  %433 = getelementptr inbounds <2 x double>, ptr %40, i64 %432
  %434 = add nsw i64 %404, %347
  %435 = getelementptr inbounds <2 x double>, ptr %40, i64 %434
  %436 = add nsw i64 %404, %348
  %437 = getelementptr inbounds <2 x double>, ptr %40, i64 %436
  %438 = add nsw i64 %404, %349
  %439 = getelementptr inbounds <2 x double>, ptr %40, i64 %438
  %440 = add nsw i64 %404, %350
  %441 = getelementptr inbounds <2 x double>, ptr %40, i64 %440
  %442 = add nsw i64 %404, %351
  %443 = getelementptr inbounds <2 x double>, ptr %40, i64 %442
  %444 = add nsw i64 %404, %352
  %445 = getelementptr inbounds <2 x double>, ptr %40, i64 %444
  %446 = add nsw i64 %404, %353
  %447 = getelementptr inbounds <2 x double>, ptr %40, i64 %446
  %448 = add nsw i64 %404, %354
  %449 = getelementptr inbounds <2 x double>, ptr %40, i64 %448
  br label %453

450:
  %451 = add nsw i64 %404, 1
  %452 = icmp eq i64 %451, %39
  br i1 %452, label %545, label %403

453:
  %454 = phi i64 [ 0, %403 ], [ %543, %453 ]
  %455 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454
  %456 = load double, ptr %455, align 16
  %457 = insertelement <2 x double> poison, double %456, i64 0
  %458 = shufflevector <2 x double> %457, <2 x double> poison, <2 x i32> zeroinitializer
  %459 = load <2 x double>, ptr %414, align 16
  %460 = fmul contract <2 x double> %459, %458
  %461 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 5
  %462 = load double, ptr %461, align 8
  %463 = insertelement <2 x double> poison, double %462, i64 0
  %464 = shufflevector <2 x double> %463, <2 x double> poison, <2 x i32> zeroinitializer
  %465 = load <2 x double>, ptr %431, align 16
  %466 = fmul contract <2 x double> %465, %464
  %467 = fadd contract <2 x double> %460, %466
  %468 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 6
  %469 = load double, ptr %468, align 16
  %470 = insertelement <2 x double> poison, double %469, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = load <2 x double>, ptr %433, align 16
  %473 = fmul contract <2 x double> %472, %471
  %474 = fadd contract <2 x double> %467, %473
  %475 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 7
  %476 = load double, ptr %475, align 8
  %477 = insertelement <2 x double> poison, double %476, i64 0
  %478 = shufflevector <2 x double> %477, <2 x double> poison, <2 x i32> zeroinitializer
  %479 = load <2 x double>, ptr %435, align 16
  %480 = fmul contract <2 x double> %479, %478
  %481 = fadd contract <2 x double> %474, %480
  %482 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 8
  %483 = load double, ptr %482, align 16
  %484 = insertelement <2 x double> poison, double %483, i64 0
  %485 = shufflevector <2 x double> %484, <2 x double> poison, <2 x i32> zeroinitializer
  %486 = load <2 x double>, ptr %437, align 16
  %487 = fmul contract <2 x double> %486, %485
  %488 = fadd contract <2 x double> %481, %487
  %489 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 9
  %490 = load double, ptr %489, align 8
  %491 = insertelement <2 x double> poison, double %490, i64 0
  %492 = shufflevector <2 x double> %491, <2 x double> poison, <2 x i32> zeroinitializer
  %493 = load <2 x double>, ptr %439, align 16
  %494 = fmul contract <2 x double> %493, %492
  %495 = fadd contract <2 x double> %488, %494
  %496 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 10
  %497 = load double, ptr %496, align 16
  %498 = insertelement <2 x double> poison, double %497, i64 0
  %499 = shufflevector <2 x double> %498, <2 x double> poison, <2 x i32> zeroinitializer
  %500 = load <2 x double>, ptr %441, align 16
  %501 = fmul contract <2 x double> %500, %499
  %502 = fadd contract <2 x double> %495, %501
  %503 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 11
  %504 = load double, ptr %503, align 8
  %505 = insertelement <2 x double> poison, double %504, i64 0
  %506 = shufflevector <2 x double> %505, <2 x double> poison, <2 x i32> zeroinitializer
  %507 = load <2 x double>, ptr %443, align 16
  %508 = fmul contract <2 x double> %507, %506
  %509 = fadd contract <2 x double> %502, %508
  %510 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 12
  %511 = load double, ptr %510, align 16
  %512 = insertelement <2 x double> poison, double %511, i64 0
  %513 = shufflevector <2 x double> %512, <2 x double> poison, <2 x i32> zeroinitializer
  %514 = load <2 x double>, ptr %422, align 16
  %515 = fmul contract <2 x double> %514, %513
  %516 = fadd contract <2 x double> %509, %515
  %517 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 13
  %518 = load double, ptr %517, align 8
  %519 = insertelement <2 x double> poison, double %518, i64 0
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> zeroinitializer
  %521 = load <2 x double>, ptr %445, align 16
  %522 = fmul contract <2 x double> %521, %520
  %523 = fadd contract <2 x double> %516, %522
  %524 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 14
  %525 = load double, ptr %524, align 16
  %526 = insertelement <2 x double> poison, double %525, i64 0
  %527 = shufflevector <2 x double> %526, <2 x double> poison, <2 x i32> zeroinitializer
  %528 = load <2 x double>, ptr %447, align 16
  %529 = fmul contract <2 x double> %528, %527
  %530 = fadd contract <2 x double> %523, %529
  %531 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %454, i64 15
  %532 = load double, ptr %531, align 8
  %533 = insertelement <2 x double> poison, double %532, i64 0
  %534 = shufflevector <2 x double> %533, <2 x double> poison, <2 x i32> zeroinitializer
  %535 = load <2 x double>, ptr %449, align 16
  %536 = fmul contract <2 x double> %535, %534
  %537 = fadd contract <2 x double> %530, %536
  %538 = fmul contract <2 x double> %341, %537
  %539 = add nsw i64 %454, 24
  %540 = mul nsw i64 %539, %39
  %541 = add nsw i64 %540, %404
  %542 = getelementptr inbounds <2 x double>, ptr %40, i64 %541
  store <2 x double> %538, ptr %542, align 16
  %543 = add nsw i64 %454, 1
  %544 = icmp eq i64 %543, 4
  br i1 %544, label %450, label %453

545:
  %546 = icmp sgt i64 %17, 1
  br i1 %546, label %547, label %553

547:
  %548 = fsub contract double 1.000000e+00, %1
  %549 = mul nsw i64 %18, 20
  %550 = shl nsw i64 %18, 4
  br label %551

551:
  %552 = phi i64 [ 0, %547 ], [ %561, %554 ]
  br label %563

553:
  ret void

554:
  %555 = add nsw i64 %552, %549
  %556 = getelementptr inbounds <2 x double>, ptr %20, i64 %555
  %557 = load <2 x double>, ptr %556, align 16
  %558 = fadd contract <2 x double> %577, %557
  %559 = add nsw i64 %552, %550
  %560 = getelementptr inbounds <2 x double>, ptr %20, i64 %559
  store <2 x double> %558, ptr %560, align 16
  %561 = add nsw i64 %552, 1
  %562 = icmp eq i64 %561, %18
  br i1 %562, label %553, label %551

563:
  %564 = phi i64 [ 6, %551 ], [ %578, %563 ]
  %565 = phi <2 x double> [ zeroinitializer, %551 ], [ %577, %563 ]
  %566 = add nsw i64 %564, 21
  %567 = mul nsw i64 %18, %566
  %568 = add nsw i64 %567, %552
  %569 = getelementptr inbounds <2 x double>, ptr %20, i64 %568
  %570 = load <2 x double>, ptr %569, align 16
  %571 = fadd contract <2 x double> %565, %570
  %572 = and i64 %564, 1
  %573 = icmp eq i64 %572, 0
  %574 = select contract i1 %573, double %1, double %548
  %575 = insertelement <2 x double> poison, double %574, i64 0
  %576 = shufflevector <2 x double> %575, <2 x double> poison, <2 x i32> zeroinitializer
  %577 = fmul contract <2 x double> %576, %571
  %578 = add nsw i64 %564, -1
  %579 = icmp eq i64 %564, 0
  br i1 %579, label %554, label %563
}

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare fastcc void @take_samples(ptr, ptr, double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
