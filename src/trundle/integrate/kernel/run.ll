; source 9718af2d23ded417dc2dc77ab5635a334301d1d948a174c839509662e8135519
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }
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
  %7 = alloca %struct.Step, align 8
  %8 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 20
  %11 = load ptr, ptr %10, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %971

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
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %44 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %45 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %46 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %47 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %48 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %49 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %50 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  %52 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %53 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %56 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %57 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %58 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %59 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  %60 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %62 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 5
  %63 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %64 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %65 = getelementptr inbounds i64, ptr %11, i64 1
  %66 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 16
  %67 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 17
  %68 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 18
  %69 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 19
  %70 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 1
  %71 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 2
  %72 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 3
  %73 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 4
  %74 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 5
  %75 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 6
  %76 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 7
  %77 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 8
  %78 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 9
  %79 = getelementptr inbounds %struct.Step, ptr %7, i64 0, i32 10
  %80 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %81 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %82 = getelementptr inbounds double, ptr %9, i64 4
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 6
  br label %84

84:
  %85 = phi i1 [ true, %13 ], [ %967, %965 ]
  %86 = phi i64 [ 0, %13 ], [ %966, %965 ]
  %87 = load double, ptr %9, align 8
  %88 = load double, ptr %14, align 8
  %89 = fcmp contract oeq double %87, %88
  br i1 %89, label %90, label %93

90:
  %91 = call i64 @pass_knot(ptr %0)
  %92 = icmp eq i64 %91, 1
  br i1 %92, label %93, label %983

93:
  %94 = load i64, ptr %15, align 8
  %95 = load i64, ptr %16, align 8
  %96 = icmp slt i64 %94, %95
  br i1 %96, label %97, label %983

97:
  %98 = load ptr, ptr %18, align 8
  %99 = load i64, ptr %98, align 8
  %100 = load i64, ptr %17, align 8
  %101 = add nsw i64 %100, %99
  %102 = load i64, ptr %19, align 8
  %103 = icmp sgt i64 %101, %102
  br i1 %103, label %983, label %104

104:
  %105 = load double, ptr %9, align 8
  %106 = load double, ptr %14, align 8
  %107 = fsub contract double %106, %105
  %108 = load double, ptr %20, align 8
  %109 = call contract double @llvm.fabs.f64(double %108)
  %110 = load double, ptr %21, align 8
  %111 = call contract double @llvm.minnum.f64(double %109, double %110)
  %112 = call contract double @llvm.copysign.f64(double %111, double %107)
  %113 = fadd contract double %105, %112
  store double %113, ptr %22, align 8
  %114 = call contract double @llvm.fabs.f64(double %111)
  %115 = fmul contract double %114, 1.010000e+00
  %116 = call contract double @llvm.fabs.f64(double %107)
  %117 = fcmp contract ult double %115, %116
  br i1 %117, label %119, label %118

118:
  store double %106, ptr %22, align 8
  br label %138

119:
  %120 = call contract double @llvm.fabs.f64(double %105)
  %121 = fmul contract double %120, 0x3CE4000000000000
  %122 = fcmp contract ole double %114, %121
  %123 = fcmp contract oeq double %112, 0.000000e+00
  %124 = select i1 %122, i1 true, i1 %123
  br i1 %124, label %128, label %125

125:
  %126 = load i64, ptr %23, align 8
  %127 = icmp sgt i64 %126, 20
  br i1 %127, label %128, label %136

128:
  %129 = getelementptr inbounds i64, ptr %11, i64 5
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %983

132:
  %133 = load i64, ptr %23, align 8
  %134 = icmp sgt i64 %133, 0
  %135 = select i1 %134, i64 4, i64 3
  br label %983

136:
  %137 = fsub contract double %113, %105
  br label %138

138:
  %139 = phi double [ %107, %118 ], [ %137, %136 ]
  %140 = load i64, ptr %24, align 8
  %141 = load i64, ptr %25, align 8
  %142 = load ptr, ptr %8, align 8
  %143 = load ptr, ptr %26, align 8
  %144 = mul nsw i64 %141, 18
  %145 = getelementptr inbounds double, ptr %143, i64 %144
  %146 = mul nsw i64 %141, 19
  %147 = getelementptr inbounds double, ptr %143, i64 %146
  %148 = mul nsw i64 %141, 17
  %149 = getelementptr inbounds double, ptr %143, i64 %148
  %150 = shl nsw i64 %141, 4
  %151 = getelementptr inbounds double, ptr %143, i64 %150
  %152 = load ptr, ptr %27, align 8
  %153 = mul nsw i64 %141, 20
  %154 = getelementptr double, ptr %143, i64 %153
  %155 = icmp sgt i64 %141, 0
  br i1 %155, label %156, label %172

156:
  %157 = phi i64 [ %161, %156 ], [ 0, %138 ]
  %158 = getelementptr inbounds double, ptr %152, i64 %157
  %159 = load <2 x double>, ptr %158, align 16
  %160 = getelementptr inbounds double, ptr %154, i64 %157
  store <2 x double> %159, ptr %160, align 16
  %161 = add nsw i64 %157, 2
  %162 = icmp slt i64 %161, %141
  br i1 %162, label %156, label %163

163:
  %164 = load ptr, ptr %28, align 8
  br label %165

165:
  %166 = phi i64 [ %170, %165 ], [ 0, %163 ]
  %167 = getelementptr inbounds double, ptr %164, i64 %166
  %168 = load <2 x double>, ptr %167, align 16
  %169 = getelementptr inbounds double, ptr %143, i64 %166
  store <2 x double> %168, ptr %169, align 16
  %170 = add nsw i64 %166, 2
  %171 = icmp slt i64 %170, %141
  br i1 %171, label %165, label %172

172:
  %173 = load double, ptr %142, align 8
  %174 = load ptr, ptr %29, align 8
  call fastcc void @take_step_one(ptr %0, double %173, double %139, ptr %174, ptr %143)
  %175 = load i64, ptr %25, align 8
  %176 = load i64, ptr %30, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %227, label %178

178:
  %179 = load ptr, ptr %8, align 8
  %180 = load double, ptr %179, align 8
  %181 = call contract double @llvm.fabs.f64(double %180)
  %182 = call contract double @llvm.fabs.f64(double %139)
  %183 = fmul contract double %182, 1.000000e+07
  %184 = call contract double @llvm.minnum.f64(double %181, double %183)
  %185 = load double, ptr %31, align 8
  %186 = fdiv contract double 1.000000e-15, %185
  %187 = getelementptr inbounds double, ptr %179, i64 7
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %179, i64 8
  %190 = load double, ptr %189, align 8
  %191 = fmul contract double %182, %190
  %192 = fadd contract double %188, %191
  %193 = fmul contract double %192, 1.000000e-02
  %194 = fmul contract double %184, %190
  %195 = fadd contract double %188, %194
  %196 = fmul contract double %186, %195
  %197 = fadd contract double %193, %196
  %198 = fmul contract double %182, %197
  %199 = load ptr, ptr %27, align 8
  %200 = load ptr, ptr %32, align 8
  %201 = shl nsw i64 %175, 1
  %202 = getelementptr inbounds double, ptr %200, i64 %201
  %203 = icmp sgt i64 %175, 0
  br i1 %203, label %204, label %218

204:
  %205 = phi i64 [ %216, %204 ], [ 0, %178 ]
  %206 = phi <2 x double> [ %215, %204 ], [ zeroinitializer, %178 ]
  %207 = getelementptr inbounds double, ptr %199, i64 %205
  %208 = load <2 x i64>, ptr %207, align 16
  %209 = and <2 x i64> %208, <i64 9223372036854775807, i64 9223372036854775807>
  %210 = bitcast <2 x i64> %209 to <2 x double>
  %211 = getelementptr inbounds double, ptr %202, i64 %205
  %212 = load <2 x double>, ptr %211, align 16
  %213 = fmul contract <2 x double> %212, %210
  %214 = fcmp contract ogt <2 x double> %213, %206
  %215 = select <2 x i1> %214, <2 x double> %213, <2 x double> %206
  %216 = add nsw i64 %205, 2
  %217 = icmp slt i64 %216, %175
  br i1 %217, label %204, label %218

218:
  %219 = phi <2 x double> [ zeroinitializer, %178 ], [ %215, %204 ]
  %220 = extractelement <2 x double> %219, i64 0
  %221 = extractelement <2 x double> %219, i64 1
  %222 = call contract double @llvm.maxnum.f64(double %220, double %221)
  %223 = fmul contract double %188, %184
  %224 = fadd contract double %223, %222
  %225 = fmul contract double %186, %224
  %226 = fadd contract double %198, %225
  br label %227

227:
  %228 = phi double [ %226, %218 ], [ 0.000000e+00, %172 ]
  %229 = phi double [ %197, %218 ], [ 0.000000e+00, %172 ]
  %230 = icmp sgt i64 %175, 0
  br i1 %230, label %231, label %274

231:
  %232 = insertelement <2 x double> poison, double %229, i64 0
  %233 = shufflevector <2 x double> %232, <2 x double> poison, <2 x i32> zeroinitializer
  %234 = insertelement <2 x double> poison, double %228, i64 0
  %235 = shufflevector <2 x double> %234, <2 x double> poison, <2 x i32> zeroinitializer
  br label %236

236:
  %237 = phi i64 [ 0, %231 ], [ %272, %236 ]
  %238 = load ptr, ptr %32, align 8
  %239 = getelementptr inbounds double, ptr %238, i64 %237
  %240 = getelementptr inbounds double, ptr %238, i64 %175
  %241 = getelementptr inbounds double, ptr %240, i64 %237
  %242 = load ptr, ptr %27, align 8
  %243 = getelementptr inbounds double, ptr %242, i64 %237
  %244 = load <2 x i64>, ptr %243, align 16
  %245 = and <2 x i64> %244, <i64 9223372036854775807, i64 9223372036854775807>
  %246 = bitcast <2 x i64> %245 to <2 x double>
  %247 = getelementptr inbounds double, ptr %149, i64 %237
  %248 = load <2 x i64>, ptr %247, align 16
  %249 = and <2 x i64> %248, <i64 9223372036854775807, i64 9223372036854775807>
  %250 = bitcast <2 x i64> %249 to <2 x double>
  %251 = fcmp contract ogt <2 x double> %246, %250
  %252 = select <2 x i1> %251, <2 x i64> %245, <2 x i64> %249
  %253 = bitcast <2 x i64> %252 to <2 x double>
  %254 = load ptr, ptr %33, align 8
  %255 = getelementptr inbounds double, ptr %254, i64 %237
  %256 = load <2 x double>, ptr %255, align 16
  %257 = load double, ptr %31, align 8
  %258 = insertelement <2 x double> poison, double %257, i64 0
  %259 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> zeroinitializer
  %260 = load <2 x double>, ptr %241, align 16
  %261 = fmul contract <2 x double> %233, %260
  %262 = fadd contract <2 x double> %261, %253
  %263 = load <2 x double>, ptr %239, align 16
  %264 = fmul contract <2 x double> %235, %263
  %265 = fadd contract <2 x double> %262, %264
  %266 = fmul contract <2 x double> %259, %265
  %267 = fadd contract <2 x double> %256, %266
  %268 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %267
  %269 = fcmp contract ogt <2 x double> %267, zeroinitializer
  %270 = select <2 x i1> %269, <2 x double> %268, <2 x double> zeroinitializer
  %271 = getelementptr inbounds double, ptr %151, i64 %237
  store <2 x double> %270, ptr %271, align 16
  %272 = add nsw i64 %237, 2
  %273 = icmp slt i64 %272, %175
  br i1 %273, label %236, label %274

274:
  %275 = call contract double @llvm.fabs.f64(double %139)
  br i1 %155, label %276, label %296

276:
  %277 = phi <2 x double> [ %291, %276 ], [ zeroinitializer, %274 ]
  %278 = phi <2 x double> [ %293, %276 ], [ zeroinitializer, %274 ]
  %279 = phi i64 [ %294, %276 ], [ 0, %274 ]
  %280 = getelementptr inbounds double, ptr %145, i64 %279
  %281 = load <2 x double>, ptr %280, align 16
  %282 = getelementptr inbounds double, ptr %151, i64 %279
  %283 = load <2 x double>, ptr %282, align 16
  %284 = fmul contract <2 x double> %281, %283
  %285 = getelementptr inbounds double, ptr %280, i64 2
  %286 = load <2 x double>, ptr %285, align 16
  %287 = getelementptr inbounds double, ptr %282, i64 2
  %288 = load <2 x double>, ptr %287, align 16
  %289 = fmul contract <2 x double> %286, %288
  %290 = fmul contract <2 x double> %284, %284
  %291 = fadd contract <2 x double> %277, %290
  %292 = fmul contract <2 x double> %289, %289
  %293 = fadd contract <2 x double> %278, %292
  %294 = add nsw i64 %279, 4
  %295 = icmp slt i64 %294, %141
  br i1 %295, label %276, label %296

296:
  %297 = phi <2 x double> [ zeroinitializer, %274 ], [ %293, %276 ]
  %298 = phi <2 x double> [ zeroinitializer, %274 ], [ %291, %276 ]
  %299 = shufflevector <2 x double> %298, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %300 = fadd contract <2 x double> %298, %299
  %301 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %302 = fadd contract <2 x double> %297, %301
  %303 = fadd contract <2 x double> %302, %300
  %304 = extractelement <2 x double> %303, i64 0
  %305 = sitofp i64 %140 to double
  %306 = fdiv contract double %304, %305
  br i1 %155, label %307, label %327

307:
  %308 = phi <2 x double> [ %322, %307 ], [ zeroinitializer, %296 ]
  %309 = phi <2 x double> [ %324, %307 ], [ zeroinitializer, %296 ]
  %310 = phi i64 [ %325, %307 ], [ 0, %296 ]
  %311 = getelementptr inbounds double, ptr %147, i64 %310
  %312 = load <2 x double>, ptr %311, align 16
  %313 = getelementptr inbounds double, ptr %151, i64 %310
  %314 = load <2 x double>, ptr %313, align 16
  %315 = fmul contract <2 x double> %312, %314
  %316 = getelementptr inbounds double, ptr %311, i64 2
  %317 = load <2 x double>, ptr %316, align 16
  %318 = getelementptr inbounds double, ptr %313, i64 2
  %319 = load <2 x double>, ptr %318, align 16
  %320 = fmul contract <2 x double> %317, %319
  %321 = fmul contract <2 x double> %315, %315
  %322 = fadd contract <2 x double> %308, %321
  %323 = fmul contract <2 x double> %320, %320
  %324 = fadd contract <2 x double> %309, %323
  %325 = add nsw i64 %310, 4
  %326 = icmp slt i64 %325, %141
  br i1 %326, label %307, label %327

327:
  %328 = phi <2 x double> [ zeroinitializer, %296 ], [ %324, %307 ]
  %329 = phi <2 x double> [ zeroinitializer, %296 ], [ %322, %307 ]
  %330 = shufflevector <2 x double> %329, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %331 = fadd contract <2 x double> %329, %330
  %332 = shufflevector <2 x double> %328, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %333 = fadd contract <2 x double> %328, %332
  %334 = fadd contract <2 x double> %333, %331
  %335 = extractelement <2 x double> %334, i64 0
  %336 = fdiv contract double %335, %305
  %337 = fcmp contract oeq double %306, 0.000000e+00
  %338 = fcmp contract oeq double %336, 0.000000e+00
  %339 = and i1 %337, %338
  br i1 %339, label %357, label %340

340:
  %341 = fmul contract double %275, %306
  %342 = fmul contract double %336, 1.000000e-02
  %343 = fadd contract double %306, %342
  %344 = call contract double @llvm.sqrt.f64(double %343)
  %345 = fdiv contract double %341, %344
  %346 = fcmp contract oeq double %345, 0.000000e+00
  br i1 %346, label %354, label %347

347:
  %348 = call contract double @llvm.sqrt.f64(double %345)
  %349 = call contract double @llvm.sqrt.f64(double %348)
  %350 = call contract double @llvm.sqrt.f64(double %349)
  %351 = fdiv contract double 8.500000e-01, %350
  %352 = call contract double @llvm.maxnum.f64(double %351, double 0x3FD5555555555555)
  %353 = call contract double @llvm.minnum.f64(double %352, double 6.000000e+00)
  br label %354

354:
  %355 = phi double [ %353, %347 ], [ 6.000000e+00, %340 ]
  %356 = fcmp contract ugt double %345, 1.000000e+00
  br i1 %356, label %630, label %357

357:
  %358 = phi double [ %355, %354 ], [ 6.000000e+00, %327 ]
  %359 = phi double [ %345, %354 ], [ 0.000000e+00, %327 ]
  %360 = getelementptr inbounds double, ptr %142, i64 6
  %361 = load double, ptr %360, align 8
  %362 = load ptr, ptr %29, align 8
  %363 = load ptr, ptr %34, align 8
  store double %361, ptr %5, align 8
  %364 = load ptr, ptr %35, align 8
  %365 = getelementptr inbounds i64, ptr %364, i64 1
  %366 = load i64, ptr %365, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %365, align 8
  %368 = load ptr, ptr %36, align 8
  %369 = load ptr, ptr %37, align 8
  call void %368(ptr %5, ptr %149, ptr %362, ptr %363, ptr %369)
  %370 = load ptr, ptr %38, align 8
  %371 = icmp eq ptr %370, null
  br i1 %371, label %420, label %372

372:
  %373 = load i64, ptr %39, align 8
  %374 = icmp sgt i64 %373, 0
  br i1 %374, label %377, label %375

375:
  %376 = load i64, ptr %24, align 8
  br label %392

377:
  %378 = load i64, ptr %40, align 8
  %379 = load i64, ptr %24, align 8
  %380 = shl nsw i64 %379, 1
  %381 = sub i64 %378, %373
  br label %382

382:
  %383 = phi i64 [ 0, %377 ], [ %387, %382 ]
  %384 = add i64 %381, %383
  %385 = getelementptr inbounds double, ptr %362, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = add nsw i64 %383, 1
  %388 = add i64 %387, %380
  %389 = getelementptr inbounds double, ptr %363, i64 %388
  %390 = load double, ptr %389, align 8
  store double %390, ptr %385, align 8
  store double %386, ptr %389, align 8
  %391 = icmp eq i64 %387, %373
  br i1 %391, label %392, label %382

392:
  %393 = phi i64 [ %376, %375 ], [ %379, %382 ]
  %394 = load double, ptr %5, align 8
  %395 = getelementptr inbounds double, ptr %363, i64 %393
  store double %394, ptr %4, align 8
  %396 = load ptr, ptr %41, align 8
  store double 0.000000e+00, ptr %396, align 8
  %397 = load ptr, ptr %42, align 8
  %398 = load i64, ptr %43, align 8
  %399 = load i64, ptr %44, align 8
  %400 = load ptr, ptr %37, align 8
  %401 = call contract double %370(ptr %397, i64 %398, i64 %399, ptr %4, ptr %363, ptr %362, ptr %395, ptr %396, ptr %400)
  %402 = load i64, ptr %24, align 8
  %403 = shl nsw i64 %402, 1
  %404 = getelementptr inbounds double, ptr %363, i64 %403
  store double %401, ptr %404, align 8
  %405 = load i64, ptr %39, align 8
  %406 = icmp sgt i64 %405, 0
  br i1 %406, label %407, label %420

407:
  %408 = load i64, ptr %40, align 8
  %409 = sub i64 %408, %405
  br label %410

410:
  %411 = phi i64 [ 0, %407 ], [ %415, %410 ]
  %412 = add i64 %409, %411
  %413 = getelementptr inbounds double, ptr %362, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = add nsw i64 %411, 1
  %416 = add i64 %415, %403
  %417 = getelementptr inbounds double, ptr %363, i64 %416
  %418 = load double, ptr %417, align 8
  store double %418, ptr %413, align 8
  store double %414, ptr %417, align 8
  %419 = icmp eq i64 %415, %405
  br i1 %419, label %420, label %410

420:
  %421 = load i64, ptr %45, align 8
  %422 = load i64, ptr %25, align 8
  %423 = load ptr, ptr %26, align 8
  %424 = mul nsw i64 %422, 17
  %425 = getelementptr inbounds double, ptr %423, i64 %424
  %426 = load ptr, ptr %32, align 8
  %427 = getelementptr inbounds double, ptr %426, i64 %422
  %428 = mul nsw i64 %422, 19
  %429 = getelementptr inbounds double, ptr %423, i64 %428
  %430 = icmp sgt i64 %421, 0
  br i1 %430, label %431, label %433

431:
  %432 = load ptr, ptr %34, align 8
  br label %446

433:
  %434 = phi <2 x double> [ zeroinitializer, %420 ], [ %466, %446 ]
  %435 = phi <2 x double> [ zeroinitializer, %420 ], [ %468, %446 ]
  %436 = shufflevector <2 x double> %435, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %437 = fadd contract <2 x double> %435, %436
  %438 = shufflevector <2 x double> %434, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %439 = fadd contract <2 x double> %434, %438
  %440 = fadd contract <2 x double> %439, %437
  %441 = extractelement <2 x double> %440, i64 0
  %442 = sitofp i64 %421 to double
  %443 = fdiv contract double %441, %442
  %444 = call contract double @llvm.sqrt.f64(double %443)
  %445 = fcmp contract ugt double %444, 1.000000e+00
  br i1 %445, label %471, label %576

446:
  %447 = phi <2 x double> [ zeroinitializer, %431 ], [ %468, %446 ]
  %448 = phi <2 x double> [ zeroinitializer, %431 ], [ %466, %446 ]
  %449 = phi i64 [ 0, %431 ], [ %469, %446 ]
  %450 = getelementptr inbounds double, ptr %432, i64 %449
  %451 = load <2 x double>, ptr %450, align 16
  %452 = getelementptr inbounds double, ptr %425, i64 %449
  %453 = load <2 x double>, ptr %452, align 16
  %454 = fsub contract <2 x double> %451, %453
  %455 = getelementptr inbounds double, ptr %151, i64 %449
  %456 = load <2 x double>, ptr %455, align 16
  %457 = fmul contract <2 x double> %454, %456
  %458 = or i64 %449, 1
  %459 = icmp eq i64 %458, %421
  %460 = insertelement <2 x double> %457, double 0.000000e+00, i64 1
  %461 = select i1 %459, <2 x double> %460, <2 x double> %457
  %462 = and i64 %449, 2
  %463 = icmp eq i64 %462, 0
  %464 = fmul contract <2 x double> %461, %461
  %465 = select i1 %463, <2 x double> <double -0.000000e+00, double -0.000000e+00>, <2 x double> %464
  %466 = fadd contract <2 x double> %448, %465
  %467 = select i1 %463, <2 x double> %464, <2 x double> <double -0.000000e+00, double -0.000000e+00>
  %468 = fadd contract <2 x double> %447, %467
  %469 = add nsw i64 %449, 2
  %470 = icmp slt i64 %469, %421
  br i1 %470, label %446, label %433

471:
  %472 = load i64, ptr %46, align 8
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %576, label %474

474:
  %475 = load ptr, ptr %8, align 8
  %476 = getelementptr inbounds double, ptr %475, i64 2
  %477 = load double, ptr %476, align 8
  %478 = load double, ptr %475, align 8
  %479 = fsub contract double %477, %478
  %480 = call contract double @llvm.fabs.f64(double %479)
  %481 = getelementptr inbounds double, ptr %475, i64 7
  %482 = load double, ptr %481, align 8
  %483 = getelementptr inbounds double, ptr %475, i64 8
  %484 = load double, ptr %483, align 8
  %485 = fmul contract double %484, %480
  %486 = fadd contract double %482, %485
  %487 = fmul contract double %486, 2.000000e-13
  %488 = fmul contract double %480, %487
  %489 = load ptr, ptr %27, align 8
  %490 = shl nsw i64 %422, 1
  %491 = getelementptr inbounds double, ptr %426, i64 %490
  %492 = icmp sgt i64 %422, 0
  br i1 %492, label %493, label %533

493:
  %494 = phi i64 [ %505, %493 ], [ 0, %474 ]
  %495 = phi <2 x double> [ %504, %493 ], [ zeroinitializer, %474 ]
  %496 = getelementptr inbounds double, ptr %489, i64 %494
  %497 = load <2 x i64>, ptr %496, align 16
  %498 = and <2 x i64> %497, <i64 9223372036854775807, i64 9223372036854775807>
  %499 = bitcast <2 x i64> %498 to <2 x double>
  %500 = getelementptr inbounds double, ptr %491, i64 %494
  %501 = load <2 x double>, ptr %500, align 16
  %502 = fmul contract <2 x double> %501, %499
  %503 = fcmp contract ogt <2 x double> %502, %495
  %504 = select <2 x i1> %503, <2 x double> %502, <2 x double> %495
  %505 = add nsw i64 %494, 2
  %506 = icmp slt i64 %505, %422
  br i1 %506, label %493, label %507

507:
  %508 = extractelement <2 x double> %504, i64 0
  %509 = extractelement <2 x double> %504, i64 1
  %510 = call contract double @llvm.maxnum.f64(double %508, double %509)
  %511 = fmul contract double %510, 2.000000e-13
  %512 = fadd contract double %488, %511
  br label %544

513:
  %514 = phi <2 x double> [ %528, %513 ], [ zeroinitializer, %571 ]
  %515 = phi <2 x double> [ %530, %513 ], [ zeroinitializer, %571 ]
  %516 = phi i64 [ %531, %513 ], [ 0, %571 ]
  %517 = getelementptr inbounds double, ptr %429, i64 %516
  %518 = load <2 x double>, ptr %517, align 16
  %519 = getelementptr inbounds double, ptr %151, i64 %516
  %520 = load <2 x double>, ptr %519, align 16
  %521 = fmul contract <2 x double> %518, %520
  %522 = getelementptr inbounds double, ptr %517, i64 2
  %523 = load <2 x double>, ptr %522, align 16
  %524 = getelementptr inbounds double, ptr %519, i64 2
  %525 = load <2 x double>, ptr %524, align 16
  %526 = fmul contract <2 x double> %523, %525
  %527 = fmul contract <2 x double> %521, %521
  %528 = fadd contract <2 x double> %514, %527
  %529 = fmul contract <2 x double> %526, %526
  %530 = fadd contract <2 x double> %515, %529
  %531 = add nsw i64 %516, 4
  %532 = icmp slt i64 %531, %422
  br i1 %532, label %513, label %533

533:
  %534 = phi <2 x double> [ zeroinitializer, %474 ], [ %530, %513 ]
  %535 = phi <2 x double> [ zeroinitializer, %474 ], [ %528, %513 ]
  %536 = shufflevector <2 x double> %535, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %537 = fadd contract <2 x double> %535, %536
  %538 = shufflevector <2 x double> %534, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %539 = fadd contract <2 x double> %534, %538
  %540 = fadd contract <2 x double> %539, %537
  %541 = extractelement <2 x double> %540, i64 0
  %542 = fdiv contract double %541, %442
  %543 = call contract double @llvm.sqrt.f64(double %542)
  br label %576

544:
  %545 = phi i64 [ %574, %571 ], [ 0, %507 ]
  %546 = icmp slt i64 %545, %421
  br i1 %546, label %547, label %571

547:
  %548 = getelementptr inbounds double, ptr %426, i64 %545
  %549 = load double, ptr %548, align 8
  %550 = fmul contract double %512, %549
  %551 = getelementptr inbounds double, ptr %427, i64 %545
  %552 = load double, ptr %551, align 8
  %553 = fmul contract double %487, %552
  %554 = fadd contract double %550, %553
  %555 = getelementptr inbounds double, ptr %489, i64 %545
  %556 = load double, ptr %555, align 8
  %557 = call contract double @llvm.fabs.f64(double %556)
  %558 = fmul contract double %557, 2.000000e-13
  %559 = fadd contract double %554, %558
  %560 = load ptr, ptr %34, align 8
  %561 = getelementptr inbounds double, ptr %560, i64 %545
  %562 = load double, ptr %561, align 8
  %563 = getelementptr inbounds double, ptr %425, i64 %545
  %564 = load double, ptr %563, align 8
  %565 = fsub contract double %562, %564
  %566 = getelementptr inbounds double, ptr %151, i64 %545
  %567 = load double, ptr %566, align 8
  %568 = fmul contract double %559, %567
  %569 = fadd contract double %568, 1.000000e+00
  %570 = fdiv contract double %565, %569
  br label %571

571:
  %572 = phi contract double [ %570, %547 ], [ 0.000000e+00, %544 ]
  %573 = getelementptr inbounds double, ptr %429, i64 %545
  store double %572, ptr %573, align 8
  %574 = add nsw i64 %545, 1
  %575 = icmp eq i64 %574, %422
  br i1 %575, label %513, label %544

576:
  %577 = phi double [ %543, %533 ], [ %444, %471 ], [ %444, %433 ]
  %578 = shl nsw i64 %140, 1
  %579 = load ptr, ptr %34, align 8
  %580 = icmp sgt i64 %140, 0
  br i1 %580, label %581, label %600

581:
  %582 = phi i64 [ %595, %581 ], [ 1, %576 ]
  %583 = phi i64 [ %594, %581 ], [ 0, %576 ]
  %584 = phi double [ %593, %581 ], [ 0.000000e+00, %576 ]
  %585 = phi double [ %589, %581 ], [ 0.000000e+00, %576 ]
  %586 = getelementptr inbounds double, ptr %579, i64 %583
  %587 = load double, ptr %586, align 8
  %588 = fmul contract double %587, 0.000000e+00
  %589 = fadd contract double %585, %588
  %590 = getelementptr inbounds double, ptr %579, i64 %582
  %591 = load double, ptr %590, align 8
  %592 = fmul contract double %591, 0.000000e+00
  %593 = fadd contract double %584, %592
  %594 = add nsw i64 %583, 2
  %595 = or i64 %594, 1
  %596 = icmp slt i64 %595, %578
  br i1 %596, label %581, label %597

597:
  %598 = fadd contract double %589, %593
  %599 = fcmp contract une double %598, 0.000000e+00
  br i1 %599, label %639, label %600

600:
  %601 = fcmp contract ogt double %577, %359
  br i1 %601, label %602, label %611

602:
  %603 = fcmp contract oeq double %577, 0.000000e+00
  br i1 %603, label %611, label %604

604:
  %605 = call contract double @llvm.sqrt.f64(double %577)
  %606 = call contract double @llvm.sqrt.f64(double %605)
  %607 = call contract double @llvm.sqrt.f64(double %606)
  %608 = fdiv contract double 8.500000e-01, %607
  %609 = call contract double @llvm.maxnum.f64(double %608, double 0x3FD5555555555555)
  %610 = call contract double @llvm.minnum.f64(double %609, double 6.000000e+00)
  br label %611

611:
  %612 = phi double [ %359, %600 ], [ %577, %602 ], [ %577, %604 ]
  %613 = phi double [ %358, %600 ], [ 6.000000e+00, %602 ], [ %610, %604 ]
  %614 = fcmp contract ugt double %612, 1.000000e+00
  br i1 %614, label %630, label %615

615:
  %616 = load ptr, ptr %10, align 8
  %617 = getelementptr inbounds i64, ptr %616, i64 3
  %618 = load i64, ptr %617, align 8
  %619 = icmp eq i64 %618, 0
  %620 = call contract double @llvm.minnum.f64(double %613, double 1.000000e+00)
  %621 = select i1 %619, double %613, double %620
  %622 = load double, ptr %360, align 8
  %623 = getelementptr inbounds double, ptr %142, i64 2
  %624 = load double, ptr %623, align 8
  %625 = fcmp contract oeq double %622, %624
  br i1 %625, label %626, label %662

626:
  %627 = getelementptr inbounds double, ptr %142, i64 1
  %628 = load double, ptr %627, align 8
  %629 = call contract double @llvm.fabs.f64(double %628)
  br label %662

630:
  %631 = phi double [ %613, %611 ], [ %355, %354 ]
  %632 = phi double [ %612, %611 ], [ %345, %354 ]
  %633 = phi double [ %577, %611 ], [ 0.000000e+00, %354 ]
  %634 = fcmp contract olt double %632, 0x7FF0000000000000
  br i1 %634, label %635, label %639

635:
  %636 = fmul contract double %139, %631
  %637 = getelementptr inbounds double, ptr %142, i64 1
  store double %636, ptr %637, align 8
  %638 = load ptr, ptr %10, align 8
  br label %647

639:
  %640 = phi double [ %633, %630 ], [ %577, %597 ]
  %641 = fmul contract double %139, 1.000000e-01
  %642 = getelementptr inbounds double, ptr %142, i64 1
  store double %641, ptr %642, align 8
  %643 = load ptr, ptr %10, align 8
  %644 = getelementptr inbounds i64, ptr %643, i64 4
  %645 = load i64, ptr %644, align 8
  %646 = add nsw i64 %645, 1
  store i64 %646, ptr %644, align 8
  br label %647

647:
  %648 = phi ptr [ %643, %639 ], [ %638, %635 ]
  %649 = phi double [ %640, %639 ], [ %633, %635 ]
  %650 = fcmp contract ogt double %649, 1.000000e+00
  br i1 %650, label %651, label %655

651:
  %652 = getelementptr inbounds i64, ptr %648, i64 5
  %653 = load i64, ptr %652, align 8
  %654 = add nsw i64 %653, 1
  br label %655

655:
  %656 = phi i64 [ %654, %651 ], [ 0, %647 ]
  %657 = getelementptr inbounds i64, ptr %648, i64 5
  store i64 %656, ptr %657, align 8
  %658 = getelementptr inbounds i64, ptr %648, i64 3
  store i64 1, ptr %658, align 8
  %659 = getelementptr inbounds i64, ptr %648, i64 1
  %660 = load i64, ptr %659, align 8
  %661 = add nsw i64 %660, 1
  store i64 %661, ptr %659, align 8
  br label %965

662:
  %663 = phi contract double [ %629, %626 ], [ 0.000000e+00, %615 ]
  %664 = fmul contract double %275, %621
  %665 = call contract double @llvm.maxnum.f64(double %664, double %663)
  %666 = call contract double @llvm.copysign.f64(double %665, double %139)
  %667 = getelementptr inbounds double, ptr %142, i64 1
  store double %666, ptr %667, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %617, i8 0, i64 24, i1 false)
  %668 = load i64, ptr %616, align 8
  %669 = add nsw i64 %668, 1
  store i64 %669, ptr %616, align 8
  %670 = load i64, ptr %47, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %781, label %672

672:
  store ptr %0, ptr %6, align 8
  %673 = load ptr, ptr %8, align 8
  %674 = load double, ptr %673, align 8
  store double %674, ptr %48, align 8
  %675 = getelementptr inbounds double, ptr %673, i64 6
  %676 = load double, ptr %675, align 8
  store double %676, ptr %50, align 8
  store double 1.000000e+00, ptr %51, align 8
  %677 = load ptr, ptr %29, align 8
  store ptr %677, ptr %52, align 8
  %678 = load ptr, ptr %26, align 8
  store ptr %678, ptr %53, align 8
  %679 = load ptr, ptr %34, align 8
  store ptr %679, ptr %54, align 8
  %680 = load ptr, ptr %56, align 8
  store ptr %680, ptr %55, align 8
  %681 = load ptr, ptr %58, align 8
  store ptr %681, ptr %57, align 8
  store i64 0, ptr %59, align 8
  store double %139, ptr %49, align 8
  %682 = load double, ptr %22, align 8
  %683 = load ptr, ptr %60, align 8
  store double %682, ptr %3, align 8
  %684 = load ptr, ptr %35, align 8
  %685 = getelementptr inbounds i64, ptr %684, i64 2
  %686 = load i64, ptr %685, align 8
  %687 = add nsw i64 %686, 1
  store i64 %687, ptr %685, align 8
  %688 = load ptr, ptr %61, align 8
  %689 = load ptr, ptr %37, align 8
  call void %688(ptr %3, ptr %679, ptr %677, ptr %683, ptr %689)
  call fastcc void @crude_middle(ptr %6, ptr %17)
  %690 = load i64, ptr %47, align 8
  %691 = icmp sgt i64 %690, 0
  br i1 %691, label %692, label %765

692:
  %693 = load ptr, ptr %62, align 8
  br label %694

694:
  %695 = phi i64 [ 0, %692 ], [ %763, %762 ]
  %696 = getelementptr inbounds i64, ptr %693, i64 %695
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, 3
  br i1 %698, label %699, label %762

699:
  %700 = load ptr, ptr %63, align 8
  %701 = getelementptr inbounds double, ptr %700, i64 %695
  %702 = load double, ptr %701, align 8
  %703 = add nsw i64 %695, %690
  %704 = getelementptr inbounds double, ptr %700, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = fmul contract double %139, %705
  %707 = load ptr, ptr %60, align 8
  %708 = getelementptr inbounds double, ptr %707, i64 %695
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds double, ptr %707, i64 %703
  %711 = load double, ptr %710, align 8
  %712 = fmul contract double %139, %711
  %713 = call contract double @llvm.fabs.f64(double %702)
  %714 = call contract double @llvm.fabs.f64(double %709)
  %715 = call contract double @llvm.maxnum.f64(double %713, double %714)
  %716 = fcmp contract ugt double %715, 0.000000e+00
  br i1 %716, label %717, label %762

717:
  %718 = fcmp contract oeq double %702, 0.000000e+00
  %719 = fcmp contract oeq double %709, 0.000000e+00
  %720 = or i1 %718, %719
  br i1 %720, label %762, label %721

721:
  %722 = fcmp contract olt double %702, 0.000000e+00
  %723 = fcmp contract ogt double %709, 0.000000e+00
  %724 = and i1 %722, %723
  br i1 %724, label %771, label %725

725:
  %726 = fcmp contract ogt double %702, 0.000000e+00
  %727 = fcmp contract olt double %709, 0.000000e+00
  %728 = and i1 %726, %727
  br i1 %728, label %771, label %729

729:
  %730 = fcmp contract olt double %706, 0.000000e+00
  %731 = fcmp contract ogt double %712, 0.000000e+00
  %732 = and i1 %730, %731
  %733 = and i1 %723, %732
  %734 = and i1 %726, %733
  br i1 %734, label %741, label %735

735:
  %736 = fcmp contract ogt double %706, 0.000000e+00
  %737 = fcmp contract olt double %712, 0.000000e+00
  %738 = and i1 %736, %737
  %739 = and i1 %727, %738
  %740 = and i1 %722, %739
  br i1 %740, label %741, label %762

741:
  %742 = select contract i1 %726, double 1.000000e+00, double -1.000000e+00
  %743 = fmul contract double %742, %706
  %744 = fmul contract double %742, %712
  %745 = fcmp contract olt double %743, 0.000000e+00
  %746 = fcmp contract ogt double %744, 0.000000e+00
  %747 = and i1 %745, %746
  br i1 %747, label %748, label %762

748:
  %749 = fmul contract double %742, %709
  %750 = fmul contract double %702, %742
  %751 = fsub contract double %749, %750
  %752 = fsub contract double %751, %744
  %753 = fsub contract double %743, %744
  %754 = fdiv contract double %752, %753
  %755 = fmul contract double %743, %754
  %756 = fadd contract double %750, %755
  %757 = call contract double @llvm.minnum.f64(double %750, double %749)
  %758 = fsub contract double %757, %756
  %759 = fmul contract double %758, 2.500000e-01
  %760 = fsub contract double %756, %759
  %761 = fcmp contract uge double %760, 0.000000e+00
  br i1 %761, label %762, label %771

762:
  %763 = add nsw i64 %695, 1
  %764 = icmp eq i64 %763, %690
  br i1 %764, label %765, label %694

765:
  %766 = load ptr, ptr %63, align 8
  %767 = load ptr, ptr %64, align 8
  %768 = load ptr, ptr %60, align 8
  %769 = call fastcc i32 @are_marks_straight(ptr %17, i64 %690, i64 3, double 0x3FDA827997709F7A, double %139, ptr %766, ptr %767, ptr %768)
  %770 = icmp eq i32 %769, 0
  br i1 %770, label %771, label %774

771:
  %772 = call contract fastcc double @overlooked(ptr %0, double %139)
  %773 = fcmp contract uge double %772, 1.000000e+00
  br i1 %773, label %774, label %775

774:
  br label %781

775:
  %776 = fmul contract double %139, %772
  store double %776, ptr %20, align 8
  %777 = load i64, ptr %11, align 8
  %778 = add nsw i64 %777, -1
  store i64 %778, ptr %11, align 8
  %779 = load i64, ptr %65, align 8
  %780 = add nsw i64 %779, 1
  store i64 %780, ptr %65, align 8
  br label %965

781:
  %782 = load i64, ptr %24, align 8
  %783 = load i64, ptr %39, align 8
  %784 = load ptr, ptr %10, align 8
  %785 = getelementptr inbounds i64, ptr %784, i64 2
  %786 = load i64, ptr %785, align 8
  %787 = add nsw i64 %786, 1
  store i64 %787, ptr %785, align 8
  %788 = load ptr, ptr %8, align 8
  %789 = load double, ptr %788, align 8
  %790 = load ptr, ptr %66, align 8
  %791 = getelementptr inbounds double, ptr %790, i64 %786
  store double %789, ptr %791, align 8
  %792 = load ptr, ptr %67, align 8
  %793 = getelementptr inbounds double, ptr %792, i64 %786
  store double %139, ptr %793, align 8
  %794 = load ptr, ptr %27, align 8
  %795 = load ptr, ptr %68, align 8
  %796 = mul nsw i64 %786, %782
  %797 = getelementptr double, ptr %795, i64 %796
  %798 = icmp sgt i64 %782, 0
  br i1 %798, label %799, label %806

799:
  %800 = phi i64 [ %804, %799 ], [ 0, %781 ]
  %801 = getelementptr inbounds double, ptr %794, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %797, i64 %800
  store double %802, ptr %803, align 8
  %804 = add nsw i64 %800, 1
  %805 = icmp eq i64 %804, %782
  br i1 %805, label %806, label %799

806:
  %807 = load ptr, ptr %29, align 8
  %808 = load i64, ptr %40, align 8
  %809 = getelementptr inbounds double, ptr %807, i64 %808
  %810 = sub i64 0, %783
  %811 = getelementptr double, ptr %809, i64 %810
  %812 = load ptr, ptr %69, align 8
  %813 = mul nsw i64 %786, %783
  %814 = getelementptr double, ptr %812, i64 %813
  %815 = icmp sgt i64 %783, 0
  br i1 %815, label %816, label %823

816:
  %817 = phi i64 [ %821, %816 ], [ 0, %806 ]
  %818 = getelementptr inbounds double, ptr %811, i64 %817
  %819 = load double, ptr %818, align 8
  %820 = getelementptr inbounds double, ptr %814, i64 %817
  store double %819, ptr %820, align 8
  %821 = add nsw i64 %817, 1
  %822 = icmp eq i64 %821, %783
  br i1 %822, label %823, label %816

823:
  %824 = load i64, ptr %47, align 8
  %825 = icmp eq i64 %824, 0
  br i1 %825, label %839, label %826

826:
  store ptr %0, ptr %7, align 8
  %827 = load double, ptr %788, align 8
  store double %827, ptr %70, align 8
  %828 = getelementptr inbounds double, ptr %788, i64 6
  %829 = load double, ptr %828, align 8
  store double %829, ptr %72, align 8
  store double 1.000000e+00, ptr %73, align 8
  store ptr %807, ptr %74, align 8
  %830 = load ptr, ptr %26, align 8
  store ptr %830, ptr %75, align 8
  %831 = load ptr, ptr %34, align 8
  store ptr %831, ptr %76, align 8
  %832 = load ptr, ptr %56, align 8
  store ptr %832, ptr %77, align 8
  %833 = load ptr, ptr %58, align 8
  store ptr %833, ptr %78, align 8
  store i64 0, ptr %79, align 8
  store double %139, ptr %71, align 8
  %834 = call contract fastcc double @observe(ptr %7, ptr %17)
  %835 = fcmp contract olt double %834, 1.000000e+00
  br i1 %835, label %836, label %839

836:
  %837 = fmul contract double %139, %834
  %838 = fadd contract double %105, %837
  br label %841

839:
  %840 = load double, ptr %22, align 8
  br label %841

841:
  %842 = phi ptr [ %56, %836 ], [ %34, %839 ]
  %843 = phi contract double [ %838, %836 ], [ %840, %839 ]
  %844 = load ptr, ptr %842, align 8
  %845 = load i64, ptr %24, align 8
  %846 = load i64, ptr %39, align 8
  %847 = load ptr, ptr %27, align 8
  %848 = icmp sgt i64 %845, 0
  br i1 %848, label %851, label %849

849:
  %850 = load ptr, ptr %28, align 8
  br label %868

851:
  %852 = phi i64 [ %856, %851 ], [ 0, %841 ]
  %853 = getelementptr inbounds double, ptr %844, i64 %852
  %854 = load double, ptr %853, align 8
  %855 = getelementptr inbounds double, ptr %847, i64 %852
  store double %854, ptr %855, align 8
  %856 = add nsw i64 %852, 1
  %857 = icmp eq i64 %856, %845
  br i1 %857, label %858, label %851

858:
  %859 = getelementptr double, ptr %844, i64 %845
  %860 = load ptr, ptr %28, align 8
  br label %861

861:
  %862 = phi i64 [ %866, %861 ], [ 0, %858 ]
  %863 = getelementptr inbounds double, ptr %859, i64 %862
  %864 = load double, ptr %863, align 8
  %865 = getelementptr inbounds double, ptr %860, i64 %862
  store double %864, ptr %865, align 8
  %866 = add nsw i64 %862, 1
  %867 = icmp eq i64 %866, %845
  br i1 %867, label %868, label %861

868:
  %869 = phi ptr [ %850, %849 ], [ %860, %861 ]
  %870 = shl nsw i64 %845, 1
  %871 = getelementptr inbounds double, ptr %844, i64 %870
  %872 = getelementptr double, ptr %871, i64 1
  %873 = load ptr, ptr %29, align 8
  %874 = load i64, ptr %40, align 8
  %875 = getelementptr inbounds double, ptr %873, i64 %874
  %876 = sub i64 0, %846
  %877 = getelementptr double, ptr %875, i64 %876
  %878 = icmp sgt i64 %846, 0
  br i1 %878, label %879, label %886

879:
  %880 = phi i64 [ %884, %879 ], [ 0, %868 ]
  %881 = getelementptr inbounds double, ptr %872, i64 %880
  %882 = load double, ptr %881, align 8
  %883 = getelementptr inbounds double, ptr %877, i64 %880
  store double %882, ptr %883, align 8
  %884 = add nsw i64 %880, 1
  %885 = icmp eq i64 %884, %846
  br i1 %885, label %886, label %879

886:
  %887 = load ptr, ptr %8, align 8
  store double %843, ptr %887, align 8
  %888 = load double, ptr %871, align 8
  %889 = getelementptr inbounds double, ptr %887, i64 4
  store double %888, ptr %889, align 8
  %890 = getelementptr inbounds double, ptr %887, i64 5
  %891 = load double, ptr %890, align 8
  %892 = load double, ptr %871, align 8
  %893 = fcmp contract ogt double %892, %891
  %894 = fcmp contract uno double %892, 0.000000e+00
  %895 = or i1 %893, %894
  %896 = select contract i1 %895, double %892, double %891
  store double %896, ptr %890, align 8
  %897 = load i64, ptr %25, align 8
  %898 = load ptr, ptr %32, align 8
  %899 = mul nsw i64 %897, 3
  %900 = getelementptr inbounds double, ptr %898, i64 %899
  %901 = icmp sgt i64 %897, 0
  br i1 %901, label %902, label %923

902:
  %903 = phi i64 [ %914, %902 ], [ 0, %886 ]
  %904 = phi <2 x double> [ %913, %902 ], [ zeroinitializer, %886 ]
  %905 = getelementptr inbounds double, ptr %847, i64 %903
  %906 = load <2 x i64>, ptr %905, align 16
  %907 = and <2 x i64> %906, <i64 9223372036854775807, i64 9223372036854775807>
  %908 = bitcast <2 x i64> %907 to <2 x double>
  %909 = getelementptr inbounds double, ptr %900, i64 %903
  %910 = load <2 x double>, ptr %909, align 16
  %911 = fmul contract <2 x double> %910, %908
  %912 = fcmp contract ogt <2 x double> %911, %904
  %913 = select <2 x i1> %912, <2 x double> %911, <2 x double> %904
  %914 = add nsw i64 %903, 2
  %915 = icmp slt i64 %914, %897
  br i1 %915, label %902, label %916

916:
  %917 = extractelement <2 x double> %913, i64 0
  %918 = extractelement <2 x double> %913, i64 1
  %919 = call contract double @llvm.maxnum.f64(double %917, double %918)
  %920 = getelementptr inbounds double, ptr %887, i64 7
  store double %919, ptr %920, align 8
  %921 = load i64, ptr %46, align 8
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %954, label %927

923:
  %924 = getelementptr inbounds double, ptr %887, i64 7
  store double 0.000000e+00, ptr %924, align 8
  %925 = load i64, ptr %46, align 8
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %954, label %941

927:
  %928 = phi i64 [ %939, %927 ], [ 0, %916 ]
  %929 = phi <2 x double> [ %938, %927 ], [ zeroinitializer, %916 ]
  %930 = getelementptr inbounds double, ptr %869, i64 %928
  %931 = load <2 x i64>, ptr %930, align 16
  %932 = and <2 x i64> %931, <i64 9223372036854775807, i64 9223372036854775807>
  %933 = bitcast <2 x i64> %932 to <2 x double>
  %934 = getelementptr inbounds double, ptr %900, i64 %928
  %935 = load <2 x double>, ptr %934, align 16
  %936 = fmul contract <2 x double> %935, %933
  %937 = fcmp contract ogt <2 x double> %936, %929
  %938 = select <2 x i1> %937, <2 x double> %936, <2 x double> %929
  %939 = add nsw i64 %928, 2
  %940 = icmp slt i64 %939, %897
  br i1 %940, label %927, label %941

941:
  %942 = phi i64 [ %925, %923 ], [ %921, %927 ]
  %943 = phi <2 x double> [ zeroinitializer, %923 ], [ %938, %927 ]
  %944 = extractelement <2 x double> %943, i64 0
  %945 = extractelement <2 x double> %943, i64 1
  %946 = call contract double @llvm.maxnum.f64(double %944, double %945)
  %947 = load i64, ptr %80, align 8
  %948 = add nsw i64 %947, %942
  %949 = load i64, ptr %81, align 8
  %950 = sub i64 %948, %949
  %951 = getelementptr inbounds double, ptr %873, i64 %950
  %952 = load double, ptr %951, align 8
  %953 = fadd contract double %946, %952
  br label %954

954:
  %955 = phi contract double [ %953, %941 ], [ 0.000000e+00, %916 ], [ 0.000000e+00, %923 ]
  %956 = getelementptr inbounds double, ptr %887, i64 8
  store double %955, ptr %956, align 8
  %957 = load ptr, ptr %18, align 8
  %958 = getelementptr inbounds i64, ptr %957, i64 2
  %959 = load i64, ptr %958, align 8
  %960 = icmp sgt i64 %959, -1
  br i1 %960, label %969, label %961

961:
  %962 = load double, ptr %82, align 8
  %963 = load double, ptr %83, align 8
  %964 = fcmp contract ugt double %962, %963
  br i1 %964, label %969, label %965

965:
  %966 = add nsw i64 %86, 1
  %967 = icmp slt i64 %966, %1
  %968 = icmp eq i64 %966, %1
  br i1 %968, label %971, label %84

969:
  %970 = phi i64 [ 2, %954 ], [ 6, %961 ]
  br i1 %85, label %983, label %971

971:
  %972 = load double, ptr %9, align 8
  %973 = getelementptr inbounds double, ptr %9, i64 2
  %974 = load double, ptr %973, align 8
  %975 = fcmp contract oeq double %972, %974
  br i1 %975, label %976, label %983

976:
  %977 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 27
  %978 = load i64, ptr %977, align 8
  %979 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 26
  %980 = load i64, ptr %979, align 8
  %981 = icmp slt i64 %978, %980
  %982 = zext i1 %981 to i64
  br label %983

983:
  %984 = phi i64 [ %970, %969 ], [ 1, %971 ], [ %982, %976 ], [ %135, %132 ], [ 7, %128 ], [ %91, %90 ], [ 5, %97 ], [ 5, %93 ]
  ret i64 %984
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.copysign.f64(double, double)

declare fastcc void @crude_middle(ptr, ptr)

declare fastcc double @overlooked(ptr, double)

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
  %15 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 6
  %16 = getelementptr inbounds i64, ptr %12, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds i64, ptr %12, i64 4
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %1, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %22 = load ptr, ptr %21, align 8
  br label %378

23:
  %24 = phi i64 [ %18, %2 ], [ %382, %378 ]
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %26, %28
  %30 = getelementptr inbounds i64, ptr %12, i64 5
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %357

33:
  %34 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %35, i64 %7
  %39 = getelementptr inbounds double, ptr %37, i64 %7
  %40 = icmp sgt i64 %7, 0
  br i1 %40, label %41, label %118

41:
  %42 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %43 = load ptr, ptr %42, align 8
  br label %44

44:
  %45 = phi i64 [ 0, %41 ], [ %116, %115 ]
  %46 = getelementptr inbounds i64, ptr %43, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 2
  br i1 %48, label %49, label %115

49:
  %50 = getelementptr inbounds double, ptr %35, i64 %45
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %37, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = fcmp contract ord double %51, 0.000000e+00
  %55 = tail call contract double @llvm.fabs.f64(double %51)
  %56 = select contract i1 %54, double %55, double 0.000000e+00
  %57 = fcmp contract ord double %53, 0.000000e+00
  %58 = tail call contract double @llvm.fabs.f64(double %53)
  %59 = select contract i1 %57, double %58, double 0.000000e+00
  %60 = fadd contract double %56, %59
  %61 = getelementptr inbounds double, ptr %38, i64 %45
  %62 = load double, ptr %61, align 8
  %63 = fmul contract double %29, %62
  %64 = getelementptr inbounds double, ptr %39, i64 %45
  %65 = load double, ptr %64, align 8
  %66 = fmul contract double %29, %65
  %67 = tail call contract double @llvm.maxnum.f64(double %55, double %58)
  %68 = fmul contract double %60, 0x3D06849B86A12B9B
  %69 = fcmp contract ugt double %67, %68
  br i1 %69, label %70, label %115

70:
  %71 = fcmp contract oeq double %51, 0.000000e+00
  %72 = fcmp contract oeq double %53, 0.000000e+00
  %73 = or i1 %71, %72
  br i1 %73, label %115, label %74

74:
  %75 = fcmp contract olt double %51, 0.000000e+00
  %76 = fcmp contract ogt double %53, 0.000000e+00
  %77 = and i1 %75, %76
  br i1 %77, label %357, label %78

78:
  %79 = fcmp contract ogt double %51, 0.000000e+00
  %80 = fcmp contract olt double %53, 0.000000e+00
  %81 = and i1 %79, %80
  br i1 %81, label %357, label %82

82:
  %83 = fcmp contract olt double %63, 0.000000e+00
  %84 = fcmp contract ogt double %66, 0.000000e+00
  %85 = and i1 %83, %84
  %86 = and i1 %76, %85
  %87 = and i1 %79, %86
  br i1 %87, label %94, label %88

88:
  %89 = fcmp contract ogt double %63, 0.000000e+00
  %90 = fcmp contract olt double %66, 0.000000e+00
  %91 = and i1 %89, %90
  %92 = and i1 %80, %91
  %93 = and i1 %75, %92
  br i1 %93, label %94, label %115

94:
  %95 = select contract i1 %79, double 1.000000e+00, double -1.000000e+00
  %96 = fmul contract double %95, %63
  %97 = fmul contract double %95, %66
  %98 = fcmp contract olt double %96, 0.000000e+00
  %99 = fcmp contract ogt double %97, 0.000000e+00
  %100 = and i1 %98, %99
  br i1 %100, label %101, label %115

101:
  %102 = fmul contract double %53, %95
  %103 = fmul contract double %51, %95
  %104 = fsub contract double %102, %103
  %105 = fsub contract double %104, %97
  %106 = fsub contract double %96, %97
  %107 = fdiv contract double %105, %106
  %108 = fmul contract double %96, %107
  %109 = fadd contract double %103, %108
  %110 = tail call contract double @llvm.minnum.f64(double %103, double %102)
  %111 = fsub contract double %110, %109
  %112 = fmul contract double %111, 2.500000e-01
  %113 = fsub contract double %109, %112
  %114 = fcmp contract uge double %113, 0.000000e+00
  br i1 %114, label %115, label %357

115:
  %116 = add nsw i64 %45, 1
  %117 = icmp eq i64 %116, %7
  br i1 %117, label %118, label %44

118:
  %119 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %120 = load ptr, ptr %119, align 8
  %121 = tail call fastcc i32 @are_marks_straight(ptr %1, i64 %7, i64 2, double 0x3FDA827997709F7A, double %29, ptr %35, ptr %120, ptr %37)
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %357, label %123

123:
  %124 = icmp sgt i64 %24, 0
  br i1 %124, label %125, label %508

125:
  %126 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  br label %131

131:
  %132 = phi i1 [ true, %125 ], [ %353, %351 ]
  %133 = phi i64 [ 0, %125 ], [ %352, %351 ]
  %134 = shl nsw i64 %133, 2
  %135 = getelementptr inbounds i64, ptr %127, i64 %134
  %136 = getelementptr inbounds i64, ptr %135, i64 1
  %137 = load i64, ptr %136, align 8
  %138 = load i64, ptr %135, align 8
  %139 = getelementptr inbounds i64, ptr %135, i64 2
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %129, i64 %140
  %142 = load double, ptr %141, align 8
  switch i64 %138, label %145 [
    i64 6, label %351
    i64 0, label %351
    i64 3, label %143
    i64 5, label %355
    i64 10, label %153
  ]

143:
  %144 = fcmp contract ord double %142, 0.000000e+00
  br i1 %144, label %351, label %145

145:
  %146 = getelementptr inbounds double, ptr %35, i64 %137
  %147 = load double, ptr %146, align 8
  %148 = fcmp contract uno double %147, 0.000000e+00
  br i1 %148, label %355, label %149

149:
  %150 = getelementptr inbounds double, ptr %37, i64 %137
  %151 = load double, ptr %150, align 8
  %152 = fcmp contract uno double %151, 0.000000e+00
  br i1 %152, label %355, label %153

153:
  %154 = load ptr, ptr %130, align 8
  %155 = getelementptr inbounds i64, ptr %154, i64 %137
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %225, label %158

158:
  %159 = getelementptr inbounds double, ptr %35, i64 %137
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %37, i64 %137
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %120, i64 %137
  %164 = load double, ptr %163, align 8
  %165 = add nsw i64 %137, %7
  %166 = getelementptr inbounds double, ptr %120, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = fmul contract double %29, %167
  %169 = getelementptr inbounds double, ptr %38, i64 %137
  %170 = load double, ptr %169, align 8
  %171 = fmul contract double %29, %170
  %172 = getelementptr inbounds double, ptr %39, i64 %137
  %173 = load double, ptr %172, align 8
  %174 = fmul contract double %29, %173
  %175 = fcmp uno double %171, %174
  br i1 %175, label %176, label %178

176:
  %177 = fcmp contract uno double %168, 0.000000e+00
  br i1 %177, label %225, label %355

178:
  %179 = fcmp contract ord double %160, 0.000000e+00
  %180 = tail call contract double @llvm.fabs.f64(double %160)
  %181 = select contract i1 %179, double %180, double 0.000000e+00
  %182 = fcmp contract ord double %162, 0.000000e+00
  %183 = tail call contract double @llvm.fabs.f64(double %162)
  %184 = select contract i1 %182, double %183, double 0.000000e+00
  %185 = fadd contract double %181, %184
  %186 = fsub contract double %162, %160
  %187 = fmul contract double %186, 0x3FF74B23344A5383
  %188 = fmul contract double %171, 0x3FC23180000A8CFF
  %189 = fsub contract double %187, %188
  %190 = fmul contract double %174, 0x3FD413CCD124078A
  %191 = fsub contract double %189, %190
  %192 = tail call contract double @llvm.fabs.f64(double %186)
  %193 = fsub contract double %164, %160
  %194 = tail call contract double @llvm.fabs.f64(double %193)
  %195 = fsub contract double %164, %162
  %196 = tail call contract double @llvm.fabs.f64(double %195)
  %197 = tail call contract double @llvm.maxnum.f64(double %194, double %196)
  %198 = tail call contract double @llvm.maxnum.f64(double %192, double %197)
  %199 = fadd contract double %180, %183
  %200 = fmul contract double %199, 1.000000e-09
  %201 = fmul contract double %185, 0x3D06849B86A12B9B
  %202 = fadd contract double %200, %201
  %203 = fcmp contract olt double %198, 0x7FF0000000000000
  br i1 %203, label %204, label %355

204:
  %205 = fmul contract double %160, 0x3FFD413CCBB84FBD
  %206 = fmul contract double %171, 0x3FDA827997709F7A
  %207 = fadd contract double %205, %206
  %208 = fmul contract double %207, 0x3FD5F6199B087E2F
  %209 = fmul contract double %162, 0x40015F619A23D822
  %210 = fmul contract double %174, 0x3FE2BEC33447B043
  %211 = fsub contract double %209, %210
  %212 = fmul contract double %211, 0x3FC5F61993D37A46
  %213 = fadd contract double %208, %212
  %214 = fsub contract double %164, %213
  %215 = tail call contract double @llvm.fabs.f64(double %214)
  %216 = fmul contract double %198, 5.000000e-03
  %217 = fadd contract double %202, %216
  %218 = fcmp contract ugt double %215, %217
  br i1 %218, label %355, label %219

219:
  %220 = fsub contract double %168, %191
  %221 = tail call contract double @llvm.fabs.f64(double %220)
  %222 = fmul contract double %198, 5.000000e-02
  %223 = fadd contract double %202, %222
  %224 = fcmp contract ugt double %221, %223
  br i1 %224, label %355, label %225

225:
  %226 = add i64 %138, -5
  %227 = icmp ult i64 %226, -2
  %228 = icmp slt i64 %138, 7
  %229 = and i1 %228, %227
  br i1 %229, label %310, label %230

230:
  %231 = getelementptr inbounds double, ptr %35, i64 %137
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds double, ptr %38, i64 %137
  %234 = load double, ptr %233, align 8
  %235 = fmul contract double %29, %234
  %236 = getelementptr inbounds double, ptr %37, i64 %137
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %39, i64 %137
  %239 = load double, ptr %238, align 8
  %240 = fmul contract double %29, %239
  %241 = icmp ne i64 %138, 9
  %242 = fcmp contract une double %232, 0.000000e+00
  %243 = or i1 %241, %242
  %244 = fcmp contract ogt double %235, 0.000000e+00
  %245 = fcmp contract uge double %237, 0.000000e+00
  %246 = or i1 %243, %245
  %247 = or i1 %244, %246
  br i1 %247, label %248, label %355

248:
  %249 = fcmp contract oeq double %232, 0.000000e+00
  br i1 %249, label %250, label %257

250:
  %251 = fcmp contract olt double %237, 0.000000e+00
  %252 = and i1 %244, %251
  %253 = fcmp contract olt double %235, 0.000000e+00
  %254 = fcmp contract ogt double %237, 0.000000e+00
  %255 = and i1 %253, %254
  %256 = or i1 %252, %255
  br i1 %256, label %278, label %351

257:
  %258 = fcmp contract oeq double %237, 0.000000e+00
  br i1 %258, label %278, label %259

259:
  %260 = fcmp contract olt double %232, 0.000000e+00
  %261 = fcmp contract ogt double %237, 0.000000e+00
  %262 = and i1 %260, %261
  br i1 %262, label %278, label %263

263:
  %264 = fcmp contract ogt double %232, 0.000000e+00
  %265 = fcmp contract olt double %237, 0.000000e+00
  %266 = and i1 %264, %265
  br i1 %266, label %278, label %267

267:
  %268 = fcmp contract olt double %235, 0.000000e+00
  %269 = fcmp contract ogt double %240, 0.000000e+00
  %270 = and i1 %268, %269
  %271 = and i1 %261, %270
  %272 = and i1 %264, %271
  br i1 %272, label %287, label %273

273:
  %274 = fcmp contract olt double %240, 0.000000e+00
  %275 = and i1 %244, %274
  %276 = and i1 %265, %275
  %277 = and i1 %260, %276
  br i1 %277, label %287, label %351

278:
  %279 = getelementptr inbounds i64, ptr %135, i64 3
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %355, label %282

282:
  %283 = select contract i1 %249, double %235, double %232
  %284 = sitofp i64 %280 to double
  %285 = fmul contract double %283, %284
  %286 = fcmp contract olt double %285, 0.000000e+00
  br i1 %286, label %355, label %351

287:
  %288 = select contract i1 %264, double 1.000000e+00, double -1.000000e+00
  %289 = fmul contract double %234, %288
  %290 = fmul contract double %29, %289
  %291 = fmul contract double %288, %239
  %292 = fmul contract double %29, %291
  %293 = fcmp contract olt double %290, 0.000000e+00
  %294 = fcmp contract ogt double %292, 0.000000e+00
  %295 = and i1 %293, %294
  br i1 %295, label %296, label %351

296:
  %297 = fmul contract double %288, %237
  %298 = fmul contract double %232, %288
  %299 = fsub contract double %297, %298
  %300 = fsub contract double %299, %292
  %301 = fsub contract double %290, %292
  %302 = fdiv contract double %300, %301
  %303 = fmul contract double %290, %302
  %304 = fadd contract double %298, %303
  %305 = tail call contract double @llvm.minnum.f64(double %298, double %297)
  %306 = fsub contract double %305, %304
  %307 = fmul contract double %306, 2.500000e-01
  %308 = fsub contract double %304, %307
  %309 = fcmp contract uge double %308, 0.000000e+00
  br i1 %309, label %351, label %355

310:
  %311 = icmp eq i64 %138, 1
  %312 = select contract i1 %311, double 1.000000e+00, double -1.000000e+00
  %313 = getelementptr inbounds double, ptr %37, i64 %137
  %314 = load double, ptr %313, align 8
  %315 = fcmp contract uno double %142, 0.000000e+00
  br i1 %315, label %316, label %318

316:
  %317 = fmul contract double %312, %314
  br label %322

318:
  %319 = fmul contract double %312, %142
  %320 = fmul contract double %312, %314
  %321 = tail call contract double @llvm.minnum.f64(double %319, double %320)
  br label %322

322:
  %323 = phi contract double [ %317, %316 ], [ %321, %318 ]
  %324 = getelementptr inbounds double, ptr %38, i64 %137
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %312, %325
  %327 = fmul contract double %29, %326
  %328 = getelementptr inbounds double, ptr %39, i64 %137
  %329 = load double, ptr %328, align 8
  %330 = fmul contract double %312, %329
  %331 = fmul contract double %29, %330
  %332 = fcmp contract olt double %327, 0.000000e+00
  %333 = fcmp contract ogt double %331, 0.000000e+00
  %334 = and i1 %332, %333
  br i1 %334, label %335, label %351

335:
  %336 = fmul contract double %312, %314
  %337 = getelementptr inbounds double, ptr %35, i64 %137
  %338 = load double, ptr %337, align 8
  %339 = fmul contract double %312, %338
  %340 = fsub contract double %336, %339
  %341 = fsub contract double %340, %331
  %342 = fsub contract double %327, %331
  %343 = fdiv contract double %341, %342
  %344 = fmul contract double %327, %343
  %345 = fadd contract double %339, %344
  %346 = tail call contract double @llvm.minnum.f64(double %339, double %336)
  %347 = fsub contract double %346, %345
  %348 = fmul contract double %347, 2.500000e-01
  %349 = fsub contract double %345, %348
  %350 = fcmp contract uge double %349, %323
  br i1 %350, label %351, label %355

351:
  %352 = add nsw i64 %133, 1
  %353 = icmp slt i64 %352, %24
  %354 = icmp eq i64 %352, %24
  br i1 %354, label %355, label %131

355:
  %356 = phi i1 [ %132, %176 ], [ %353, %351 ], [ %132, %296 ], [ %132, %230 ], [ %132, %335 ], [ %132, %149 ], [ %132, %145 ], [ %132, %219 ], [ %132, %131 ], [ %132, %204 ], [ %132, %178 ], [ %132, %278 ], [ %132, %282 ]
  br i1 %356, label %357, label %371

357:
  %358 = icmp sgt i64 %7, 0
  %359 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %360 = load ptr, ptr %359, align 8
  %361 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %362 = load ptr, ptr %361, align 8
  br i1 %358, label %363, label %386

363:
  %364 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %365 = load ptr, ptr %364, align 8
  %366 = mul nsw i64 %7, 124
  %367 = getelementptr inbounds double, ptr %365, i64 %366
  %368 = mul nsw i64 %7, 126
  %369 = getelementptr inbounds double, ptr %365, i64 %368
  %370 = getelementptr inbounds double, ptr %367, i64 %7
  br label %401

371:
  %372 = icmp sgt i64 %24, 0
  br i1 %372, label %373, label %508

373:
  %374 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %375 = load ptr, ptr %374, align 8
  %376 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %377 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %475

378:
  %379 = phi i64 [ 0, %20 ], [ %381, %378 ]
  %380 = getelementptr inbounds i64, ptr %22, i64 %379
  store i64 0, ptr %380, align 8
  %381 = add nsw i64 %379, 1
  %382 = load i64, ptr %1, align 8
  %383 = icmp slt i64 %381, %382
  br i1 %383, label %378, label %23

384:
  %385 = load double, ptr %27, align 8
  br label %386

386:
  %387 = phi double [ %385, %384 ], [ %28, %357 ]
  %388 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  call fastcc void @visit(ptr %4, i32 0, double 0.000000e+00, ptr %360, double %387, ptr %362)
  %389 = load i32, ptr %15, align 4
  %390 = sext i32 %389 to i64
  %391 = load ptr, ptr %11, align 8
  %392 = getelementptr inbounds i64, ptr %391, i64 5
  store i64 %390, ptr %392, align 8
  %393 = load i64, ptr %1, align 8
  %394 = icmp sgt i64 %393, 0
  br i1 %394, label %395, label %422

395:
  %396 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %397 = load ptr, ptr %396, align 8
  %398 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %399 = mul nsw i64 %7, 126
  %400 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %426

401:
  %402 = phi i64 [ 0, %363 ], [ %420, %401 ]
  %403 = getelementptr inbounds double, ptr %360, i64 %402
  %404 = load double, ptr %403, align 8
  %405 = getelementptr inbounds double, ptr %362, i64 %402
  %406 = load double, ptr %405, align 8
  %407 = fcmp contract ord double %404, 0.000000e+00
  %408 = tail call contract double @llvm.fabs.f64(double %404)
  %409 = select contract i1 %407, double %408, double 0.000000e+00
  %410 = fcmp contract ord double %406, 0.000000e+00
  %411 = tail call contract double @llvm.fabs.f64(double %406)
  %412 = select contract i1 %410, double %411, double 0.000000e+00
  %413 = fadd contract double %409, %412
  %414 = getelementptr inbounds double, ptr %367, i64 %402
  store double %413, ptr %414, align 8
  %415 = shl nsw i64 %402, 1
  %416 = or i64 %415, 1
  %417 = getelementptr inbounds double, ptr %369, i64 %416
  store double 0.000000e+00, ptr %417, align 8
  %418 = getelementptr inbounds double, ptr %369, i64 %415
  store double 0.000000e+00, ptr %418, align 8
  %419 = getelementptr inbounds double, ptr %370, i64 %402
  store double 0.000000e+00, ptr %419, align 8
  %420 = add nsw i64 %402, 1
  %421 = icmp eq i64 %420, %7
  br i1 %421, label %384, label %401

422:
  call fastcc void @report(ptr %4)
  %423 = load double, ptr %9, align 8
  %424 = load double, ptr %27, align 8
  %425 = fcmp contract olt double %423, %424
  br i1 %425, label %454, label %508

426:
  %427 = phi i64 [ 0, %395 ], [ %452, %451 ]
  %428 = shl nsw i64 %427, 2
  %429 = getelementptr inbounds i64, ptr %397, i64 %428
  %430 = load i64, ptr %429, align 8
  %431 = icmp eq i64 %430, 5
  br i1 %431, label %432, label %451

432:
  %433 = load ptr, ptr %398, align 8
  %434 = getelementptr inbounds double, ptr %433, i64 %399
  %435 = or i64 %428, 1
  %436 = getelementptr inbounds i64, ptr %397, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = shl nsw i64 %437, 1
  %439 = getelementptr inbounds double, ptr %434, i64 %438
  %440 = getelementptr inbounds double, ptr %439, i64 1
  %441 = load double, ptr %440, align 8
  %442 = load double, ptr %439, align 8
  %443 = fmul contract double %442, 1.000000e-05
  %444 = fcmp contract ugt double %441, %443
  br i1 %444, label %445, label %451

445:
  %446 = load ptr, ptr %400, align 8
  %447 = or i64 %428, 2
  %448 = getelementptr inbounds i64, ptr %397, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr inbounds double, ptr %446, i64 %449
  store double 0x7FF8000000000000, ptr %450, align 8
  br label %451

451:
  %452 = add nsw i64 %427, 1
  %453 = icmp eq i64 %452, %393
  br i1 %453, label %422, label %426

454:
  %455 = load ptr, ptr %388, align 8
  call fastcc void @look_at(ptr %0, double %423)
  %456 = load ptr, ptr %0, align 8
  %457 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %458 = load double, ptr %457, align 8
  %459 = load double, ptr %25, align 8
  %460 = fmul contract double %423, %459
  %461 = fadd contract double %458, %460
  %462 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %463 = load ptr, ptr %462, align 8
  %464 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %465 = load ptr, ptr %464, align 8
  store double %461, ptr %3, align 8
  %466 = getelementptr inbounds %struct.Code, ptr %456, i64 0, i32 14
  %467 = load ptr, ptr %466, align 8
  %468 = getelementptr inbounds i64, ptr %467, i64 2
  %469 = load i64, ptr %468, align 8
  %470 = add nsw i64 %469, 1
  store i64 %470, ptr %468, align 8
  %471 = getelementptr inbounds %struct.Code, ptr %456, i64 0, i32 2
  %472 = load ptr, ptr %471, align 8
  %473 = getelementptr inbounds %struct.Code, ptr %456, i64 0, i32 13
  %474 = load ptr, ptr %473, align 8
  call void %472(ptr %3, ptr %463, ptr %465, ptr %455, ptr %474)
  br label %508

475:
  %476 = phi i64 [ 0, %373 ], [ %506, %505 ]
  %477 = shl nsw i64 %476, 2
  %478 = getelementptr inbounds i64, ptr %375, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = add i64 %479, -3
  %481 = icmp ult i64 %480, -2
  br i1 %481, label %505, label %482

482:
  %483 = icmp eq i64 %479, 1
  %484 = select contract i1 %483, double 1.000000e+00, double -1.000000e+00
  %485 = load ptr, ptr %376, align 8
  %486 = getelementptr inbounds i64, ptr %478, i64 2
  %487 = load i64, ptr %486, align 8
  %488 = getelementptr inbounds double, ptr %485, i64 %487
  %489 = load double, ptr %488, align 8
  %490 = load ptr, ptr %377, align 8
  %491 = getelementptr inbounds i64, ptr %478, i64 1
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds double, ptr %490, i64 %492
  %494 = load double, ptr %493, align 8
  %495 = fcmp contract uno double %489, 0.000000e+00
  br i1 %495, label %496, label %498

496:
  %497 = fmul contract double %484, %494
  br label %502

498:
  %499 = fmul contract double %484, %489
  %500 = fmul contract double %484, %494
  %501 = tail call contract double @llvm.minnum.f64(double %499, double %500)
  br label %502

502:
  %503 = phi contract double [ %497, %496 ], [ %501, %498 ]
  %504 = fmul contract double %484, %503
  store double %504, ptr %488, align 8
  br label %505

505:
  %506 = add nsw i64 %476, 1
  %507 = icmp eq i64 %506, %24
  br i1 %507, label %508, label %475

508:
  %509 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %510 = load i64, ptr %509, align 8
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %528, label %512

512:
  %513 = load double, ptr %9, align 8
  %514 = load double, ptr %27, align 8
  %515 = call contract double @llvm.minnum.f64(double %513, double %514)
  %516 = fcmp contract olt double %513, %514
  br i1 %516, label %517, label %523

517:
  %518 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %519 = load double, ptr %518, align 8
  %520 = load double, ptr %25, align 8
  %521 = fmul contract double %513, %520
  %522 = fadd contract double %519, %521
  br label %526

523:
  %524 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %525 = load double, ptr %524, align 8
  br label %526

526:
  %527 = phi contract double [ %522, %517 ], [ %525, %523 ]
  call fastcc void @take_samples(ptr %0, ptr %1, double %515, double %527)
  br label %528

528:
  %529 = load double, ptr %9, align 8
  %530 = load double, ptr %27, align 8
  %531 = fcmp contract olt double %529, %530
  br i1 %531, label %532, label %533

532:
  call fastcc void @look_at(ptr %0, double %529)
  br label %533

533:
  %534 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %535 = load ptr, ptr %534, align 8
  %536 = load i64, ptr %1, align 8
  %537 = icmp sgt i64 %536, 0
  br i1 %537, label %538, label %557

538:
  %539 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %540 = load ptr, ptr %539, align 8
  %541 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %542

542:
  %543 = phi i64 [ 0, %538 ], [ %555, %554 ]
  %544 = getelementptr inbounds i64, ptr %540, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = icmp eq i64 %545, 0
  br i1 %546, label %554, label %547

547:
  %548 = load ptr, ptr %541, align 8
  %549 = shl nsw i64 %543, 2
  %550 = or i64 %549, 1
  %551 = getelementptr inbounds i64, ptr %548, i64 %550
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds double, ptr %535, i64 %552
  store double 0.000000e+00, ptr %553, align 8
  br label %554

554:
  %555 = add nsw i64 %543, 1
  %556 = icmp eq i64 %555, %536
  br i1 %556, label %557, label %542

557:
  %558 = shl nsw i64 %7, 1
  %559 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %560 = load ptr, ptr %559, align 8
  %561 = icmp sgt i64 %7, 0
  br i1 %561, label %562, label %569

562:
  %563 = phi i64 [ %567, %562 ], [ 0, %557 ]
  %564 = getelementptr inbounds double, ptr %535, i64 %563
  %565 = load double, ptr %564, align 8
  %566 = getelementptr inbounds double, ptr %560, i64 %563
  store double %565, ptr %566, align 8
  %567 = add nsw i64 %563, 1
  %568 = icmp eq i64 %567, %558
  br i1 %568, label %569, label %562

569:
  %570 = load double, ptr %9, align 8
  ret double %570
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
