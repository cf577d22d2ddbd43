; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }
%struct.Courses = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@DOP853_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@integral.place = internal constant [5 x double] [double 0xBFECFF6CE0533A69, double 0xBFE13B23FD99B705, double 0.000000e+00, double 0x3FE13B23FD99B705, double 0x3FECFF6CE0533A69], align 16
@integral.weight = internal constant [5 x double] [double 0x3FCE539EC36E038C, double 0x3FDEA1DA25AE415B, double 0x3FE23456789ABCDF, double 0x3FDEA1DA25AE415B, double 0x3FCE539EC36E038C], align 16

define i64 @begin(ptr %0, i64 %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.Step, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %19 = load ptr, ptr %18, align 8
  store double %13, ptr %5, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 14
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %28 = load ptr, ptr %27, align 8
  call void %26(ptr %5, ptr %15, ptr %17, ptr %19, ptr %28)
  %29 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %34, label %32

32:
  %33 = load double, ptr %5, align 8
  call fastcc void @complete_pivoted(ptr %0, double %33, ptr %17, ptr %19)
  br label %34

34:
  %35 = load ptr, ptr %18, align 8
  %36 = shl nsw i64 %8, 1
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = getelementptr double, ptr %37, i64 1
  %39 = load ptr, ptr %16, align 8
  %40 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = sub i64 0, %10
  %44 = getelementptr double, ptr %42, i64 %43
  %45 = icmp sgt i64 %10, 0
  br i1 %45, label %46, label %53

46:
  %47 = phi i64 [ %51, %46 ], [ 0, %34 ]
  %48 = getelementptr inbounds double, ptr %38, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %44, i64 %47
  store double %49, ptr %50, align 8
  %51 = add nsw i64 %47, 1
  %52 = icmp eq i64 %51, %10
  br i1 %52, label %53, label %46

53:
  %54 = load ptr, ptr %11, align 8
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %14, align 8
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %29, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %67

61:
  store double %55, ptr %4, align 8
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %62, align 8
  %65 = load ptr, ptr %0, align 8
  %66 = load ptr, ptr %27, align 8
  call void %65(ptr %4, ptr %56, ptr %39, ptr %58, ptr %66)
  br label %71

67:
  %68 = load ptr, ptr %20, align 8
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8
  call fastcc void @rate_pivoted(ptr %0, i32 1, double %55, ptr %56, ptr %39, ptr %58)
  br label %71

71:
  %72 = load ptr, ptr %18, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %36
  %74 = load double, ptr %73, align 8
  %75 = load ptr, ptr %11, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 4
  store double %74, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 9
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %112

82:
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 10
  %84 = load i64, ptr %83, align 8
  %85 = load ptr, ptr %16, align 8
  %86 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 12
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 11
  %89 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %90 = load ptr, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ 0, %82 ], [ %110, %97 ]
  %93 = icmp slt i64 %92, %84
  br i1 %93, label %97, label %94

94:
  %95 = load i64, ptr %88, align 8
  %96 = sub nsw i64 %92, %95
  br label %97

97:
  %98 = phi i64 [ 3, %94 ], [ 2, %91 ]
  %99 = phi i64 [ %78, %94 ], [ 0, %91 ]
  %100 = phi i64 [ %96, %94 ], [ %92, %91 ]
  %101 = add nsw i64 %100, %87
  %102 = getelementptr inbounds double, ptr %85, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = add nsw i64 %99, %92
  %105 = getelementptr inbounds double, ptr %90, i64 %104
  store double %103, ptr %105, align 8
  %106 = fdiv contract double 1.000000e+00, %103
  %107 = mul nsw i64 %98, %78
  %108 = add nsw i64 %107, %92
  %109 = getelementptr inbounds double, ptr %90, i64 %108
  store double %106, ptr %109, align 8
  %110 = add nsw i64 %92, 1
  %111 = icmp eq i64 %110, %80
  br i1 %111, label %112, label %91

112:
  call fastcc void @take_size(ptr %0)
  %113 = load ptr, ptr %11, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 1
  %115 = load double, ptr %114, align 8
  %116 = fcmp contract oeq double %115, 0.000000e+00
  br i1 %116, label %117, label %415

117:
  %118 = load i64, ptr %7, align 8
  %119 = load i64, ptr %77, align 8
  %120 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %121, i64 %119
  %123 = shl nsw i64 %119, 4
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = mul nsw i64 %119, 18
  %126 = getelementptr inbounds double, ptr %121, i64 %125
  %127 = getelementptr inbounds double, ptr %113, i64 2
  %128 = load double, ptr %127, align 8
  %129 = load double, ptr %113, align 8
  %130 = fcmp contract oge double %128, %129
  %131 = select contract i1 %130, double 1.000000e+00, double -1.000000e+00
  %132 = fsub contract double %128, %129
  %133 = call contract double @llvm.fabs.f64(double %132)
  %134 = fcmp contract oeq double %132, 0.000000e+00
  %135 = select i1 %134, double 0x7FF0000000000000, double %133
  %136 = getelementptr inbounds double, ptr %113, i64 3
  %137 = load double, ptr %136, align 8
  %138 = call contract double @llvm.minnum.f64(double %137, double %135)
  %139 = fcmp contract olt double %138, 0x7FF0000000000000
  %140 = select contract i1 %139, double %138, double 1.000000e+00
  %141 = load ptr, ptr %14, align 8
  %142 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %194, label %145

145:
  %146 = fmul contract double %140, 1.000000e-03
  %147 = call contract double @llvm.fabs.f64(double %129)
  %148 = call contract double @llvm.fabs.f64(double %146)
  %149 = fmul contract double %148, 1.000000e+07
  %150 = call contract double @llvm.minnum.f64(double %147, double %149)
  %151 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %152 = load double, ptr %151, align 8
  %153 = fdiv contract double 1.000000e-15, %152
  %154 = getelementptr inbounds double, ptr %113, i64 7
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %113, i64 8
  %157 = load double, ptr %156, align 8
  %158 = fmul contract double %148, %157
  %159 = fadd contract double %155, %158
  %160 = fmul contract double %159, 1.000000e-02
  %161 = fmul contract double %150, %157
  %162 = fadd contract double %155, %161
  %163 = fmul contract double %153, %162
  %164 = fadd contract double %160, %163
  %165 = fmul contract double %148, %164
  %166 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %167 = load ptr, ptr %166, align 8
  %168 = shl nsw i64 %119, 1
  %169 = getelementptr inbounds double, ptr %167, i64 %168
  %170 = icmp sgt i64 %119, 0
  br i1 %170, label %171, label %185

171:
  %172 = phi i64 [ %183, %171 ], [ 0, %145 ]
  %173 = phi <2 x double> [ %182, %171 ], [ zeroinitializer, %145 ]
  %174 = getelementptr inbounds double, ptr %141, i64 %172
  %175 = load <2 x i64>, ptr %174, align 16
  %176 = and <2 x i64> %175, <i64 9223372036854775807, i64 9223372036854775807>
  %177 = bitcast <2 x i64> %176 to <2 x double>
  %178 = getelementptr inbounds double, ptr %169, i64 %172
  %179 = load <2 x double>, ptr %178, align 16
  %180 = fmul contract <2 x double> %179, %177
  %181 = fcmp contract ogt <2 x double> %180, %173
  %182 = select <2 x i1> %181, <2 x double> %180, <2 x double> %173
  %183 = add nsw i64 %172, 2
  %184 = icmp slt i64 %183, %119
  br i1 %184, label %171, label %185

185:
  %186 = phi <2 x double> [ zeroinitializer, %145 ], [ %182, %171 ]
  %187 = extractelement <2 x double> %186, i64 0
  %188 = extractelement <2 x double> %186, i64 1
  %189 = call contract double @llvm.maxnum.f64(double %187, double %188)
  %190 = fmul contract double %150, %155
  %191 = fadd contract double %190, %189
  %192 = fmul contract double %153, %191
  %193 = fadd contract double %165, %192
  br label %194

194:
  %195 = phi double [ %193, %185 ], [ 0.000000e+00, %117 ]
  %196 = phi double [ %164, %185 ], [ 0.000000e+00, %117 ]
  %197 = icmp sgt i64 %119, 0
  br i1 %197, label %198, label %266

198:
  %199 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %200 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %201 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %202 = insertelement <2 x double> poison, double %196, i64 0
  %203 = shufflevector <2 x double> %202, <2 x double> poison, <2 x i32> zeroinitializer
  %204 = insertelement <2 x double> poison, double %195, i64 0
  %205 = shufflevector <2 x double> %204, <2 x double> poison, <2 x i32> zeroinitializer
  br label %206

206:
  %207 = phi i64 [ 0, %198 ], [ %242, %206 ]
  %208 = load ptr, ptr %199, align 8
  %209 = getelementptr inbounds double, ptr %208, i64 %207
  %210 = getelementptr inbounds double, ptr %208, i64 %119
  %211 = getelementptr inbounds double, ptr %210, i64 %207
  %212 = load ptr, ptr %14, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %207
  %214 = load <2 x i64>, ptr %213, align 16
  %215 = and <2 x i64> %214, <i64 9223372036854775807, i64 9223372036854775807>
  %216 = bitcast <2 x i64> %215 to <2 x double>
  %217 = getelementptr inbounds double, ptr %141, i64 %207
  %218 = load <2 x i64>, ptr %217, align 16
  %219 = and <2 x i64> %218, <i64 9223372036854775807, i64 9223372036854775807>
  %220 = bitcast <2 x i64> %219 to <2 x double>
  %221 = fcmp contract ogt <2 x double> %216, %220
  %222 = select <2 x i1> %221, <2 x i64> %215, <2 x i64> %219
  %223 = bitcast <2 x i64> %222 to <2 x double>
  %224 = load ptr, ptr %200, align 8
  %225 = getelementptr inbounds double, ptr %224, i64 %207
  %226 = load <2 x double>, ptr %225, align 16
  %227 = load double, ptr %201, align 8
  %228 = insertelement <2 x double> poison, double %227, i64 0
  %229 = shufflevector <2 x double> %228, <2 x double> poison, <2 x i32> zeroinitializer
  %230 = load <2 x double>, ptr %211, align 16
  %231 = fmul contract <2 x double> %203, %230
  %232 = fadd contract <2 x double> %231, %223
  %233 = load <2 x double>, ptr %209, align 16
  %234 = fmul contract <2 x double> %205, %233
  %235 = fadd contract <2 x double> %232, %234
  %236 = fmul contract <2 x double> %229, %235
  %237 = fadd contract <2 x double> %226, %236
  %238 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %237
  %239 = fcmp contract ogt <2 x double> %237, zeroinitializer
  %240 = select <2 x i1> %239, <2 x double> %238, <2 x double> zeroinitializer
  %241 = getelementptr inbounds double, ptr %126, i64 %207
  store <2 x double> %240, ptr %241, align 16
  %242 = add nsw i64 %207, 2
  %243 = icmp slt i64 %242, %119
  br i1 %243, label %206, label %244

244:
  %245 = load ptr, ptr %14, align 8
  br label %246

246:
  %247 = phi <2 x double> [ %261, %246 ], [ zeroinitializer, %244 ]
  %248 = phi <2 x double> [ %263, %246 ], [ zeroinitializer, %244 ]
  %249 = phi i64 [ %264, %246 ], [ 0, %244 ]
  %250 = getelementptr inbounds double, ptr %245, i64 %249
  %251 = load <2 x double>, ptr %250, align 16
  %252 = getelementptr inbounds double, ptr %126, i64 %249
  %253 = load <2 x double>, ptr %252, align 16
  %254 = fmul contract <2 x double> %251, %253
  %255 = getelementptr inbounds double, ptr %250, i64 2
  %256 = load <2 x double>, ptr %255, align 16
  %257 = getelementptr inbounds double, ptr %252, i64 2
  %258 = load <2 x double>, ptr %257, align 16
  %259 = fmul contract <2 x double> %256, %258
  %260 = fmul contract <2 x double> %254, %254
  %261 = fadd contract <2 x double> %247, %260
  %262 = fmul contract <2 x double> %259, %259
  %263 = fadd contract <2 x double> %248, %262
  %264 = add nsw i64 %249, 4
  %265 = icmp slt i64 %264, %119
  br i1 %265, label %246, label %266

266:
  %267 = phi ptr [ %141, %194 ], [ %245, %246 ]
  %268 = phi <2 x double> [ zeroinitializer, %194 ], [ %263, %246 ]
  %269 = phi <2 x double> [ zeroinitializer, %194 ], [ %261, %246 ]
  %270 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %271 = fadd contract <2 x double> %269, %270
  %272 = shufflevector <2 x double> %268, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %273 = fadd contract <2 x double> %268, %272
  %274 = fadd contract <2 x double> %273, %271
  %275 = extractelement <2 x double> %274, i64 0
  %276 = sitofp i64 %118 to double
  %277 = fdiv contract double %275, %276
  %278 = call contract double @llvm.sqrt.f64(double %277)
  %279 = load ptr, ptr %57, align 8
  br i1 %197, label %280, label %300

280:
  %281 = phi <2 x double> [ %295, %280 ], [ zeroinitializer, %266 ]
  %282 = phi <2 x double> [ %297, %280 ], [ zeroinitializer, %266 ]
  %283 = phi i64 [ %298, %280 ], [ 0, %266 ]
  %284 = getelementptr inbounds double, ptr %279, i64 %283
  %285 = load <2 x double>, ptr %284, align 16
  %286 = getelementptr inbounds double, ptr %126, i64 %283
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
  %299 = icmp slt i64 %298, %119
  br i1 %299, label %280, label %300

300:
  %301 = phi <2 x double> [ zeroinitializer, %266 ], [ %297, %280 ]
  %302 = phi <2 x double> [ zeroinitializer, %266 ], [ %295, %280 ]
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %304 = fadd contract <2 x double> %302, %303
  %305 = shufflevector <2 x double> %301, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %306 = fadd contract <2 x double> %301, %305
  %307 = fadd contract <2 x double> %306, %304
  %308 = extractelement <2 x double> %307, i64 0
  %309 = fdiv contract double %308, %276
  %310 = call contract double @llvm.sqrt.f64(double %309)
  %311 = fcmp contract olt double %278, 1.000000e-05
  %312 = fcmp contract olt double %310, 1.000000e-05
  %313 = select i1 %311, i1 true, i1 %312
  %314 = fmul contract double %140, 0x3EB0C6F7A0B5ED8D
  %315 = fmul contract double %278, 1.000000e-02
  %316 = fdiv contract double %315, %310
  %317 = select contract i1 %313, double %314, double %316
  %318 = load double, ptr %113, align 8
  %319 = call contract double @llvm.fabs.f64(double %318)
  %320 = fmul contract double %319, 0x3D4F400000000000
  %321 = call contract double @llvm.maxnum.f64(double %317, double %320)
  %322 = call contract double @llvm.minnum.f64(double %321, double %138)
  %323 = icmp sgt i64 %118, 0
  %324 = fmul contract double %131, %322
  br i1 %323, label %343, label %327

325:
  %326 = load double, ptr %113, align 8
  br label %327

327:
  %328 = phi double [ %326, %325 ], [ %318, %300 ]
  %329 = fadd contract double %324, %328
  %330 = load ptr, ptr %16, align 8
  store double %329, ptr %3, align 8
  %331 = load ptr, ptr %20, align 8
  %332 = load i64, ptr %331, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %331, align 8
  %334 = load ptr, ptr %29, align 8
  %335 = icmp eq ptr %334, null
  br i1 %335, label %336, label %339

336:
  %337 = load ptr, ptr %0, align 8
  %338 = load ptr, ptr %27, align 8
  call void %337(ptr %3, ptr %124, ptr %330, ptr %122, ptr %338)
  br label %340

339:
  call fastcc void @rate_pivoted(ptr %0, i32 0, double %329, ptr %124, ptr %330, ptr %122)
  br label %340

340:
  br i1 %323, label %341, label %354

341:
  %342 = load ptr, ptr %57, align 8
  br label %390

343:
  %344 = phi i64 [ %352, %343 ], [ 0, %300 ]
  %345 = getelementptr inbounds double, ptr %267, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = getelementptr inbounds double, ptr %279, i64 %344
  %348 = load double, ptr %347, align 8
  %349 = fmul contract double %324, %348
  %350 = fadd contract double %346, %349
  %351 = getelementptr inbounds double, ptr %124, i64 %344
  store double %350, ptr %351, align 8
  %352 = add nsw i64 %344, 1
  %353 = icmp eq i64 %352, %118
  br i1 %353, label %325, label %343

354:
  br i1 %197, label %355, label %375

355:
  %356 = phi <2 x double> [ %370, %355 ], [ zeroinitializer, %354 ]
  %357 = phi <2 x double> [ %372, %355 ], [ zeroinitializer, %354 ]
  %358 = phi i64 [ %373, %355 ], [ 0, %354 ]
  %359 = getelementptr inbounds double, ptr %122, i64 %358
  %360 = load <2 x double>, ptr %359, align 16
  %361 = getelementptr inbounds double, ptr %126, i64 %358
  %362 = load <2 x double>, ptr %361, align 16
  %363 = fmul contract <2 x double> %360, %362
  %364 = getelementptr inbounds double, ptr %359, i64 2
  %365 = load <2 x double>, ptr %364, align 16
  %366 = getelementptr inbounds double, ptr %361, i64 2
  %367 = load <2 x double>, ptr %366, align 16
  %368 = fmul contract <2 x double> %365, %367
  %369 = fmul contract <2 x double> %363, %363
  %370 = fadd contract <2 x double> %356, %369
  %371 = fmul contract <2 x double> %368, %368
  %372 = fadd contract <2 x double> %357, %371
  %373 = add nsw i64 %358, 4
  %374 = icmp slt i64 %373, %119
  br i1 %374, label %355, label %375

375:
  %376 = phi <2 x double> [ zeroinitializer, %354 ], [ %372, %355 ]
  %377 = phi <2 x double> [ zeroinitializer, %354 ], [ %370, %355 ]
  %378 = shufflevector <2 x double> %377, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %379 = fadd contract <2 x double> %377, %378
  %380 = shufflevector <2 x double> %376, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %381 = fadd contract <2 x double> %376, %380
  %382 = fadd contract <2 x double> %381, %379
  %383 = extractelement <2 x double> %382, i64 0
  %384 = fdiv contract double %383, %276
  %385 = call contract double @llvm.sqrt.f64(double %384)
  %386 = fdiv contract double %385, %322
  %387 = call contract double @llvm.maxnum.f64(double %310, double %386)
  %388 = fmul contract double %140, %387
  %389 = fcmp contract ugt double %388, 1.000000e-15
  br i1 %389, label %402, label %399

390:
  %391 = phi i64 [ 0, %341 ], [ %397, %390 ]
  %392 = getelementptr inbounds double, ptr %342, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = getelementptr inbounds double, ptr %122, i64 %391
  %395 = load double, ptr %394, align 8
  %396 = fsub contract double %395, %393
  store double %396, ptr %394, align 8
  %397 = add nsw i64 %391, 1
  %398 = icmp eq i64 %397, %118
  br i1 %398, label %354, label %390

399:
  %400 = fmul contract double %322, 1.000000e-03
  %401 = call contract double @llvm.maxnum.f64(double %314, double %400)
  br label %407

402:
  %403 = fdiv contract double 1.000000e-02, %387
  %404 = call contract double @llvm.sqrt.f64(double %403)
  %405 = call contract double @llvm.sqrt.f64(double %404)
  %406 = call contract double @llvm.sqrt.f64(double %405)
  br label %407

407:
  %408 = phi contract double [ %401, %399 ], [ %406, %402 ]
  %409 = fmul contract double %322, 1.000000e+02
  %410 = call contract double @llvm.minnum.f64(double %409, double %408)
  %411 = call contract double @llvm.minnum.f64(double %410, double %138)
  %412 = fmul contract double %131, %411
  %413 = load ptr, ptr %11, align 8
  %414 = getelementptr inbounds double, ptr %413, i64 1
  store double %412, ptr %414, align 8
  br label %415

415:
  %416 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %468, label %419

419:
  store ptr %0, ptr %6, align 8
  %420 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 1
  %421 = load ptr, ptr %11, align 8
  %422 = load double, ptr %421, align 8
  store double %422, ptr %420, align 8
  %423 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  store double 0.000000e+00, ptr %423, align 8
  %424 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 3
  %425 = getelementptr inbounds double, ptr %421, i64 6
  %426 = load double, ptr %425, align 8
  store double %426, ptr %424, align 8
  %427 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 4
  store double 1.000000e+00, ptr %427, align 8
  %428 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 5
  %429 = load ptr, ptr %16, align 8
  store ptr %429, ptr %428, align 8
  %430 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 6
  %431 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %432 = load ptr, ptr %431, align 8
  store ptr %432, ptr %430, align 8
  %433 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 7
  %434 = load ptr, ptr %18, align 8
  store ptr %434, ptr %433, align 8
  %435 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 8
  %436 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %437 = load ptr, ptr %436, align 8
  store ptr %437, ptr %435, align 8
  %438 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 9
  %439 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %440 = load ptr, ptr %439, align 8
  store ptr %440, ptr %438, align 8
  %441 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 10
  store i64 0, ptr %441, align 8
  %442 = load ptr, ptr %14, align 8
  %443 = icmp sgt i64 %8, 0
  br i1 %443, label %444, label %461

444:
  %445 = phi i64 [ %449, %444 ], [ 0, %419 ]
  %446 = getelementptr inbounds double, ptr %442, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = getelementptr inbounds double, ptr %440, i64 %445
  store double %447, ptr %448, align 8
  %449 = add nsw i64 %445, 1
  %450 = icmp eq i64 %449, %8
  br i1 %450, label %451, label %444

451:
  %452 = load ptr, ptr %57, align 8
  %453 = getelementptr double, ptr %440, i64 %8
  br label %454

454:
  %455 = phi i64 [ %459, %454 ], [ 0, %451 ]
  %456 = getelementptr inbounds double, ptr %452, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %453, i64 %455
  store double %457, ptr %458, align 8
  %459 = add nsw i64 %455, 1
  %460 = icmp eq i64 %459, %8
  br i1 %460, label %461, label %454

461:
  %462 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %463 = icmp ne i64 %1, 0
  %464 = zext i1 %463 to i32
  %465 = call fastcc i32 @begin_watch(ptr %6, ptr %462, i32 %464)
  %466 = icmp eq i32 %465, 0
  %467 = select i1 %466, i64 1, i64 2
  br label %468

468:
  %469 = phi i64 [ %467, %461 ], [ 1, %415 ]
  ret i64 %469
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

define internal fastcc i32 @begin_watch(ptr %0, ptr %1, i32 %2) {
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
  br i1 %46, label %167, label %159

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
  %164 = getelementptr inbounds i64, ptr %161, i64 5
  store i64 0, ptr %164, align 8
  %165 = getelementptr inbounds i64, ptr %161, i64 3
  store i64 0, ptr %165, align 8
  %166 = load i64, ptr %1, align 8
  br label %167

167:
  %168 = phi i64 [ %166, %159 ], [ %45, %43 ]
  %169 = load ptr, ptr %17, align 8
  %170 = icmp sgt i64 %168, 0
  br i1 %170, label %171, label %190

171:
  %172 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %175

175:
  %176 = phi i64 [ 0, %171 ], [ %188, %187 ]
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %187, label %180

180:
  %181 = load ptr, ptr %174, align 8
  %182 = shl nsw i64 %176, 2
  %183 = or i64 %182, 1
  %184 = getelementptr inbounds i64, ptr %181, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds double, ptr %169, i64 %185
  store double 0.000000e+00, ptr %186, align 8
  br label %187

187:
  %188 = add nsw i64 %176, 1
  %189 = icmp eq i64 %188, %168
  br i1 %189, label %190, label %175

190:
  %191 = shl nsw i64 %7, 1
  %192 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %193 = load ptr, ptr %192, align 8
  %194 = icmp sgt i64 %7, 0
  br i1 %194, label %195, label %202

195:
  %196 = phi i64 [ %200, %195 ], [ 0, %190 ]
  %197 = getelementptr inbounds double, ptr %169, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds double, ptr %193, i64 %196
  store double %198, ptr %199, align 8
  %200 = add nsw i64 %196, 1
  %201 = icmp eq i64 %200, %191
  br i1 %201, label %202, label %195

202:
  %203 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 6
  %204 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %205 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %206 = load ptr, ptr %204, align 8
  %207 = getelementptr inbounds i64, ptr %206, i64 1
  %208 = load i64, ptr %207, align 8
  %209 = load i64, ptr %205, align 8
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %211, label %225

211:
  %212 = phi i64 [ %222, %218 ], [ %208, %202 ]
  %213 = load ptr, ptr %203, align 8
  %214 = getelementptr inbounds double, ptr %213, i64 %212
  %215 = load double, ptr %214, align 8
  %216 = load double, ptr %11, align 8
  %217 = fcmp contract oeq double %215, %216
  br i1 %217, label %218, label %225

218:
  %219 = load ptr, ptr %192, align 8
  call fastcc void @keep_samples(ptr %1, ptr %219)
  %220 = load ptr, ptr %204, align 8
  %221 = getelementptr inbounds i64, ptr %220, i64 1
  %222 = load i64, ptr %221, align 8
  %223 = load i64, ptr %205, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %211, label %225

225:
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

define fastcc void @crude_middle(ptr %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %103

10:
  %11 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  br label %15

13:
  %14 = icmp eq i32 %22, 0
  br i1 %14, label %103, label %25

15:
  %16 = phi i32 [ 0, %10 ], [ %22, %15 ]
  %17 = phi i64 [ 0, %10 ], [ %23, %15 ]
  %18 = getelementptr inbounds i64, ptr %12, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = zext i1 %20 to i32
  %22 = or i32 %16, %21
  %23 = add nsw i64 %17, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %13, label %15

25:
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %29 = load double, ptr %28, align 8
  %30 = fmul contract double %27, %29
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, 20
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %6, 0
  br i1 %39, label %44, label %40

40:
  %41 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = fmul contract double %30, 0x3FDA827997709F7A
  br label %49

44:
  %45 = fmul contract double %30, 0x3FDA827997709F7A
  %46 = fmul contract double %30, 0x3FE2BEC33447B043
  %47 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  br label %68

49:
  %50 = phi double [ %43, %40 ], [ %45, %68 ]
  %51 = phi ptr [ %42, %40 ], [ %48, %68 ]
  %52 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = fadd contract double %50, %53
  %55 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 9
  %58 = load ptr, ptr %57, align 8
  store double %54, ptr %3, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 2
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %61, align 8
  %64 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %67 = load ptr, ptr %66, align 8
  call void %65(ptr %3, ptr %51, ptr %56, ptr %58, ptr %67)
  br label %103

68:
  %69 = phi i64 [ 0, %44 ], [ %101, %68 ]
  %70 = getelementptr inbounds double, ptr %36, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul contract double %71, 0x3FFD413CCBB84FBD
  %73 = getelementptr inbounds double, ptr %32, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %45, %74
  %76 = fadd contract double %72, %75
  %77 = fmul contract double %76, 0x3FD5F6199B087E2F
  %78 = getelementptr inbounds double, ptr %38, i64 %69
  %79 = load double, ptr %78, align 8
  %80 = fmul contract double %79, 0x40015F619A23D822
  %81 = add nsw i64 %69, %6
  %82 = getelementptr inbounds double, ptr %38, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %46, %83
  %85 = fsub contract double %80, %84
  %86 = fmul contract double %85, 0x3FC5F61993D37A46
  %87 = fadd contract double %77, %86
  %88 = getelementptr inbounds double, ptr %48, i64 %69
  store double %87, ptr %88, align 8
  %89 = load double, ptr %78, align 8
  %90 = load double, ptr %70, align 8
  %91 = fsub contract double %89, %90
  %92 = fmul contract double %91, 0x3FF74B23344A5383
  %93 = fdiv contract double %92, %30
  %94 = load double, ptr %73, align 8
  %95 = fmul contract double %94, 0x3FC23180000A8CFF
  %96 = fsub contract double %93, %95
  %97 = load double, ptr %82, align 8
  %98 = fmul contract double %97, 0x3FD413CCD124078A
  %99 = fsub contract double %96, %98
  %100 = getelementptr inbounds double, ptr %48, i64 %81
  store double %99, ptr %100, align 8
  %101 = add nsw i64 %69, 1
  %102 = icmp eq i64 %101, %6
  br i1 %102, label %49, label %68

103:
  ret void
}

define fastcc double @overlooked(ptr %0, double %1) {
  %3 = alloca %struct.Step, align 8
  %4 = alloca %struct.Look, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 8
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc i32 @are_marks_straight(ptr %9, i64 %8, i64 3, double 0x3FDA827997709F7A, double %1, ptr %11, ptr %13, ptr %15)
  store ptr %0, ptr %3, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 1
  %18 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load double, ptr %19, align 8
  store double %20, ptr %17, align 8
  %21 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 3
  %23 = getelementptr inbounds double, ptr %19, i64 6
  %24 = load double, ptr %23, align 8
  store double %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 4
  store double 1.000000e+00, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 5
  %27 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 6
  %30 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 8
  %36 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 23
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 10
  store i64 0, ptr %41, align 8
  store double %1, ptr %21, align 8
  store ptr %3, ptr %4, align 8
  %42 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 1
  store ptr %9, ptr %42, align 8
  %43 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 2
  store double 2.000000e+00, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Look, ptr %4, i64 0, i32 3
  %45 = icmp sgt i64 %8, 0
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %44, i8 0, i64 24, i1 false)
  br i1 %45, label %46, label %52

46:
  %47 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %48 = load ptr, ptr %47, align 8
  %49 = mul nsw i64 %8, 124
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = shl i64 %8, 3
  call void @llvm.memset.p0.i64(ptr align 8 %50, i8 0, i64 %51, i1 false)
  br label %52

52:
  %53 = mul nsw i64 %6, 19
  %54 = getelementptr inbounds double, ptr %31, i64 %53
  %55 = mul nsw i64 %6, 17
  %56 = getelementptr inbounds double, ptr %31, i64 %55
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 13
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %111, label %60

60:
  %61 = load double, ptr %19, align 8
  %62 = call contract double @llvm.fabs.f64(double %61)
  %63 = call contract double @llvm.fabs.f64(double %1)
  %64 = fmul contract double %63, 1.000000e+07
  %65 = call contract double @llvm.minnum.f64(double %62, double %64)
  %66 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %67 = load double, ptr %66, align 8
  %68 = fdiv contract double 1.000000e-15, %67
  %69 = getelementptr inbounds double, ptr %19, i64 7
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %19, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fmul contract double %63, %72
  %74 = fadd contract double %70, %73
  %75 = fmul contract double %74, 1.000000e-02
  %76 = fmul contract double %65, %72
  %77 = fadd contract double %70, %76
  %78 = fmul contract double %68, %77
  %79 = fadd contract double %75, %78
  %80 = fmul contract double %63, %79
  %81 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %84 = load ptr, ptr %83, align 8
  %85 = shl nsw i64 %6, 1
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = icmp sgt i64 %6, 0
  br i1 %87, label %88, label %102

88:
  %89 = phi i64 [ %100, %88 ], [ 0, %60 ]
  %90 = phi <2 x double> [ %99, %88 ], [ zeroinitializer, %60 ]
  %91 = getelementptr inbounds double, ptr %82, i64 %89
  %92 = load <2 x i64>, ptr %91, align 16
  %93 = and <2 x i64> %92, <i64 9223372036854775807, i64 9223372036854775807>
  %94 = bitcast <2 x i64> %93 to <2 x double>
  %95 = getelementptr inbounds double, ptr %86, i64 %89
  %96 = load <2 x double>, ptr %95, align 16
  %97 = fmul contract <2 x double> %96, %94
  %98 = fcmp contract ogt <2 x double> %97, %90
  %99 = select <2 x i1> %98, <2 x double> %97, <2 x double> %90
  %100 = add nsw i64 %89, 2
  %101 = icmp slt i64 %100, %6
  br i1 %101, label %88, label %102

102:
  %103 = phi <2 x double> [ zeroinitializer, %60 ], [ %99, %88 ]
  %104 = extractelement <2 x double> %103, i64 0
  %105 = extractelement <2 x double> %103, i64 1
  %106 = call contract double @llvm.maxnum.f64(double %104, double %105)
  %107 = fmul contract double %70, %65
  %108 = fadd contract double %107, %106
  %109 = fmul contract double %68, %108
  %110 = fadd contract double %80, %109
  br label %111

111:
  %112 = phi double [ %110, %102 ], [ 0.000000e+00, %52 ]
  %113 = phi double [ %79, %102 ], [ 0.000000e+00, %52 ]
  %114 = icmp sgt i64 %6, 0
  br i1 %114, label %115, label %165

115:
  %116 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %117 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %118 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 7
  %119 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 5
  %120 = insertelement <2 x double> poison, double %113, i64 0
  %121 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> zeroinitializer
  %122 = insertelement <2 x double> poison, double %112, i64 0
  %123 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> zeroinitializer
  br label %124

124:
  %125 = phi i64 [ 0, %115 ], [ %160, %124 ]
  %126 = load ptr, ptr %116, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %125
  %128 = getelementptr inbounds double, ptr %126, i64 %6
  %129 = getelementptr inbounds double, ptr %128, i64 %125
  %130 = load ptr, ptr %117, align 8
  %131 = getelementptr inbounds double, ptr %130, i64 %125
  %132 = load <2 x i64>, ptr %131, align 16
  %133 = and <2 x i64> %132, <i64 9223372036854775807, i64 9223372036854775807>
  %134 = bitcast <2 x i64> %133 to <2 x double>
  %135 = getelementptr inbounds double, ptr %56, i64 %125
  %136 = load <2 x i64>, ptr %135, align 16
  %137 = and <2 x i64> %136, <i64 9223372036854775807, i64 9223372036854775807>
  %138 = bitcast <2 x i64> %137 to <2 x double>
  %139 = fcmp contract ogt <2 x double> %134, %138
  %140 = select <2 x i1> %139, <2 x i64> %133, <2 x i64> %137
  %141 = bitcast <2 x i64> %140 to <2 x double>
  %142 = load ptr, ptr %118, align 8
  %143 = getelementptr inbounds double, ptr %142, i64 %125
  %144 = load <2 x double>, ptr %143, align 16
  %145 = load double, ptr %119, align 8
  %146 = insertelement <2 x double> poison, double %145, i64 0
  %147 = shufflevector <2 x double> %146, <2 x double> poison, <2 x i32> zeroinitializer
  %148 = load <2 x double>, ptr %129, align 16
  %149 = fmul contract <2 x double> %121, %148
  %150 = fadd contract <2 x double> %149, %141
  %151 = load <2 x double>, ptr %127, align 16
  %152 = fmul contract <2 x double> %123, %151
  %153 = fadd contract <2 x double> %150, %152
  %154 = fmul contract <2 x double> %147, %153
  %155 = fadd contract <2 x double> %144, %154
  %156 = fdiv contract <2 x double> <double 1.000000e+00, double 1.000000e+00>, %155
  %157 = fcmp contract ogt <2 x double> %155, zeroinitializer
  %158 = select <2 x i1> %157, <2 x double> %156, <2 x double> zeroinitializer
  %159 = getelementptr inbounds double, ptr %54, i64 %125
  store <2 x double> %158, ptr %159, align 16
  %160 = add nsw i64 %125, 2
  %161 = icmp slt i64 %160, %6
  br i1 %161, label %124, label %162

162:
  %163 = load ptr, ptr %10, align 8
  %164 = load ptr, ptr %14, align 8
  br label %165

165:
  %166 = phi ptr [ %164, %162 ], [ %15, %111 ]
  %167 = phi ptr [ %163, %162 ], [ %11, %111 ]
  %168 = icmp eq i32 %16, 0
  %169 = select i1 %168, ptr @push_within, ptr @push_between
  %170 = call contract double %169(ptr %0, ptr %4, i64 0, double 0.000000e+00, ptr %167, double 1.000000e+00, ptr %166, ptr %54)
  ret double %170
}

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
  br i1 %16, label %17, label %1933

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
  br i1 %100, label %101, label %1933

101:
  %102 = load ptr, ptr %32, align 8
  %103 = load ptr, ptr %33, align 8
  br label %106

104:
  %105 = icmp eq i64 %113, 0
  br i1 %105, label %1933, label %141

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
  br label %1128

558:
  %559 = phi i32 [ 0, %554 ], [ %1135, %1128 ], [ 0, %465 ]
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
  br i1 %590, label %1933, label %644

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
  br i1 %639, label %1933, label %640

640:
  %641 = load ptr, ptr %586, align 8
  %642 = load double, ptr %641, align 8
  %643 = call contract double @llvm.minnum.f64(double %642, double %39)
  br label %1102

644:
  %645 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  %646 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %647 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %648 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %649 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %650 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %651 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %652 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 34
  %653 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %654 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %655 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %656 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 28
  %657 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  br label %658

658:
  %659 = phi double [ %5, %644 ], [ %983, %982 ]
  %660 = phi i32 [ 0, %644 ], [ %984, %982 ]
  %661 = load ptr, ptr %645, align 8
  store double 0.000000e+00, ptr %661, align 8
  %662 = load ptr, ptr %31, align 8
  %663 = load ptr, ptr %646, align 8
  %664 = getelementptr inbounds i8, ptr %663, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %664, i8 0, i64 64, i1 false)
  %665 = load ptr, ptr %647, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %665, i8 0, i64 48, i1 false)
  %666 = getelementptr inbounds double, ptr %663, i64 6
  store double %2, ptr %666, align 8
  store double %2, ptr %663, align 8
  %667 = getelementptr inbounds double, ptr %663, i64 2
  store double %659, ptr %667, align 8
  %668 = getelementptr inbounds double, ptr %663, i64 3
  store double 0x7FF0000000000000, ptr %668, align 8
  %669 = load i64, ptr %648, align 8
  %670 = load ptr, ptr %649, align 8
  %671 = icmp sgt i64 %669, 0
  br i1 %671, label %672, label %679

672:
  %673 = phi i64 [ %677, %672 ], [ 0, %658 ]
  %674 = getelementptr inbounds double, ptr %3, i64 %673
  %675 = load double, ptr %674, align 8
  %676 = getelementptr inbounds double, ptr %670, i64 %673
  store double %675, ptr %676, align 8
  %677 = add nsw i64 %673, 1
  %678 = icmp eq i64 %677, %669
  br i1 %678, label %679, label %672

679:
  %680 = load i64, ptr %650, align 8
  %681 = load ptr, ptr %651, align 8
  %682 = icmp sgt i64 %680, 0
  br i1 %682, label %683, label %690

683:
  %684 = phi i64 [ %688, %683 ], [ 0, %679 ]
  %685 = getelementptr inbounds double, ptr %662, i64 %684
  %686 = load double, ptr %685, align 8
  %687 = getelementptr inbounds double, ptr %681, i64 %684
  store double %686, ptr %687, align 8
  %688 = add nsw i64 %684, 1
  %689 = icmp eq i64 %688, %680
  br i1 %689, label %690, label %683

690:
  %691 = call i64 @begin(ptr %1, i64 1)
  %692 = load ptr, ptr %646, align 8
  %693 = load double, ptr %692, align 8
  %694 = load ptr, ptr %645, align 8
  %695 = load double, ptr %694, align 8
  br label %696

696:
  %697 = phi double [ %695, %690 ], [ %707, %711 ]
  %698 = phi double [ %693, %690 ], [ %709, %711 ]
  %699 = phi i32 [ 0, %690 ], [ %716, %711 ]
  %700 = call i64 @advance(ptr %1, i64 1)
  %701 = icmp ugt i64 %700, 1
  %702 = load ptr, ptr %646, align 8
  %703 = load double, ptr %702, align 8
  br i1 %701, label %719, label %704

704:
  %705 = fsub contract double %703, %698
  %706 = fcmp contract ogt double %697, %705
  %707 = select contract i1 %706, double %697, double %705
  %708 = load ptr, ptr %645, align 8
  store double %707, ptr %708, align 8
  %709 = load double, ptr %702, align 8
  %710 = fcmp contract oeq double %709, %659
  br i1 %710, label %719, label %711

711:
  %712 = fcmp contract ule double %705, 0.000000e+00
  %713 = fmul contract double %697, 1.500000e+00
  %714 = fcmp contract uge double %705, %713
  %715 = select i1 %712, i1 true, i1 %714
  %716 = add nsw i32 %699, 1
  %717 = icmp ult i32 %699, 7
  %718 = select i1 %715, i1 %717, i1 false
  br i1 %718, label %696, label %719

719:
  %720 = phi double [ %703, %696 ], [ %709, %704 ], [ %709, %711 ]
  %721 = fsub contract double %720, %2
  %722 = load ptr, ptr %649, align 8
  %723 = load ptr, ptr %31, align 8
  %724 = load ptr, ptr %36, align 8
  store double %720, ptr %9, align 8
  %725 = load ptr, ptr %0, align 8
  %726 = load ptr, ptr %37, align 8
  call void %725(ptr %9, ptr %722, ptr %723, ptr %724, ptr %726)
  %727 = load i64, ptr %18, align 8
  %728 = icmp sgt i64 %727, 0
  br i1 %728, label %729, label %988

729:
  %730 = load ptr, ptr %36, align 8
  %731 = load i64, ptr %43, align 8
  %732 = shl nsw i64 %731, 1
  %733 = getelementptr inbounds double, ptr %730, i64 %732
  %734 = load i64, ptr %44, align 8
  %735 = getelementptr inbounds double, ptr %733, i64 %734
  %736 = load ptr, ptr %32, align 8
  %737 = load ptr, ptr %652, align 8
  %738 = load ptr, ptr %33, align 8
  br label %741

739:
  %740 = icmp eq i32 %773, 0
  br i1 %740, label %776, label %986

741:
  %742 = phi i64 [ 0, %729 ], [ %774, %764 ]
  %743 = phi i32 [ 1, %729 ], [ %773, %764 ]
  %744 = mul nsw i64 %742, 11
  %745 = getelementptr inbounds i64, ptr %736, i64 %744
  %746 = getelementptr inbounds i64, ptr %745, i64 1
  %747 = load i64, ptr %746, align 8
  %748 = getelementptr inbounds double, ptr %730, i64 %747
  %749 = getelementptr inbounds double, ptr %735, i64 %747
  %750 = getelementptr inbounds i64, ptr %745, i64 2
  %751 = load i64, ptr %750, align 8
  %752 = icmp sgt i64 %751, 0
  br i1 %752, label %753, label %764

753:
  %754 = phi i64 [ %762, %753 ], [ 0, %741 ]
  %755 = phi double [ %761, %753 ], [ 0.000000e+00, %741 ]
  %756 = getelementptr inbounds double, ptr %748, i64 %754
  %757 = load double, ptr %756, align 8
  %758 = getelementptr inbounds double, ptr %749, i64 %754
  %759 = load double, ptr %758, align 8
  %760 = fmul contract double %757, %759
  %761 = fadd contract double %755, %760
  %762 = add nsw i64 %754, 1
  %763 = icmp eq i64 %762, %751
  br i1 %763, label %764, label %753

764:
  %765 = phi double [ 0.000000e+00, %741 ], [ %761, %753 ]
  %766 = getelementptr inbounds double, ptr %737, i64 %742
  store double %765, ptr %766, align 8
  %767 = getelementptr inbounds i64, ptr %738, i64 %742
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 0
  %770 = fcmp contract ogt double %765, 0.000000e+00
  %771 = select i1 %769, i1 true, i1 %770
  %772 = zext i1 %771 to i32
  %773 = and i32 %743, %772
  %774 = add nsw i64 %742, 1
  %775 = icmp eq i64 %774, %727
  br i1 %775, label %739, label %741

776:
  %777 = and i32 %660, 1
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %786, label %779

779:
  %780 = getelementptr inbounds i64, ptr %736, i64 5
  br label %968

781:
  %782 = add nsw i64 %791, 1
  %783 = fmul contract double %721, %721
  %784 = fdiv contract double 0.000000e+00, %721
  %785 = getelementptr inbounds double, ptr %730, i64 %731
  br label %804

786:
  %787 = phi i64 [ %791, %786 ], [ 0, %776 ]
  %788 = phi i64 [ %792, %786 ], [ 0, %776 ]
  %789 = getelementptr inbounds i64, ptr %738, i64 %788
  %790 = load i64, ptr %789, align 8
  %791 = add nsw i64 %790, %787
  %792 = add nsw i64 %788, 1
  %793 = icmp eq i64 %792, %727
  br i1 %793, label %781, label %786

794:
  %795 = load ptr, ptr %655, align 8
  %796 = load ptr, ptr %657, align 8
  %797 = call fastcc double @solve_square(ptr %795, ptr %796, i64 %791)
  %798 = fcmp contract oeq double %797, 0.000000e+00
  br i1 %798, label %982, label %799

799:
  %800 = load i64, ptr %18, align 8
  %801 = icmp sgt i64 %800, 0
  br i1 %801, label %802, label %982

802:
  %803 = load ptr, ptr %33, align 8
  br label %938

804:
  %805 = phi i64 [ 0, %781 ], [ %936, %934 ]
  %806 = phi i64 [ 0, %781 ], [ %935, %934 ]
  %807 = mul nsw i64 %805, 11
  %808 = getelementptr inbounds i64, ptr %736, i64 %807
  %809 = getelementptr inbounds i64, ptr %738, i64 %805
  %810 = load i64, ptr %809, align 8
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %934, label %812

812:
  %813 = mul nsw i64 %806, %791
  br label %912

814:
  %815 = load ptr, ptr %569, align 8
  %816 = load ptr, ptr %656, align 8
  %817 = load i64, ptr %45, align 8
  %818 = getelementptr inbounds double, ptr %816, i64 %817
  %819 = getelementptr inbounds double, ptr %815, i64 %732
  %820 = getelementptr inbounds double, ptr %819, i64 %734
  %821 = getelementptr inbounds double, ptr %820, i64 %731
  %822 = mul nsw i64 %817, %731
  %823 = getelementptr inbounds double, ptr %821, i64 %822
  %824 = getelementptr inbounds i64, ptr %808, i64 1
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds i64, ptr %808, i64 2
  %827 = load i64, ptr %826, align 8
  %828 = add nsw i64 %827, %825
  %829 = icmp sgt i64 %827, 0
  br i1 %829, label %837, label %830

830:
  %831 = load ptr, ptr %655, align 8
  %832 = mul nsw i64 %806, %782
  %833 = getelementptr inbounds double, ptr %831, i64 %832
  %834 = load double, ptr %833, align 8
  %835 = fadd contract double %834, 0.000000e+00
  %836 = fadd contract double %784, %835
  store double %836, ptr %833, align 8
  br label %905

837:
  %838 = icmp sgt i64 %817, 0
  br label %839

839:
  %840 = phi i64 [ %825, %837 ], [ %864, %857 ]
  %841 = phi double [ 0.000000e+00, %837 ], [ %863, %857 ]
  %842 = getelementptr inbounds double, ptr %815, i64 %840
  %843 = load double, ptr %842, align 8
  %844 = mul nsw i64 %840, %817
  %845 = getelementptr inbounds double, ptr %821, i64 %844
  br i1 %838, label %846, label %857

846:
  %847 = phi i64 [ %855, %846 ], [ 0, %839 ]
  %848 = phi double [ %854, %846 ], [ 0.000000e+00, %839 ]
  %849 = getelementptr inbounds double, ptr %845, i64 %847
  %850 = load double, ptr %849, align 8
  %851 = getelementptr inbounds double, ptr %818, i64 %847
  %852 = load double, ptr %851, align 8
  %853 = fmul contract double %850, %852
  %854 = fadd contract double %848, %853
  %855 = add nsw i64 %847, 1
  %856 = icmp eq i64 %855, %817
  br i1 %856, label %857, label %846

857:
  %858 = phi double [ 0.000000e+00, %839 ], [ %854, %846 ]
  %859 = getelementptr inbounds double, ptr %823, i64 %840
  %860 = load double, ptr %859, align 8
  %861 = fsub contract double %858, %860
  %862 = fmul contract double %843, %861
  %863 = fadd contract double %841, %862
  %864 = add nsw i64 %840, 1
  %865 = icmp slt i64 %864, %828
  br i1 %865, label %839, label %866

866:
  %867 = fmul contract double %863, 2.000000e+00
  %868 = load ptr, ptr %655, align 8
  %869 = mul nsw i64 %806, %782
  %870 = getelementptr inbounds double, ptr %868, i64 %869
  %871 = load double, ptr %870, align 8
  %872 = fadd contract double %867, %871
  store double %872, ptr %870, align 8
  %873 = getelementptr inbounds double, ptr %815, i64 %825
  %874 = getelementptr inbounds double, ptr %820, i64 %825
  br label %875

875:
  %876 = phi i64 [ %884, %875 ], [ 0, %866 ]
  %877 = phi double [ %883, %875 ], [ 0.000000e+00, %866 ]
  %878 = getelementptr inbounds double, ptr %873, i64 %876
  %879 = load double, ptr %878, align 8
  %880 = getelementptr inbounds double, ptr %874, i64 %876
  %881 = load double, ptr %880, align 8
  %882 = fmul contract double %879, %881
  %883 = fadd contract double %877, %882
  %884 = add nsw i64 %876, 1
  %885 = icmp eq i64 %884, %827
  br i1 %885, label %886, label %875

886:
  %887 = fcmp contract ogt double %883, 0.000000e+00
  %888 = select contract i1 %887, double %883, double 0.000000e+00
  %889 = fmul contract double %888, 2.000000e+00
  %890 = fdiv contract double %889, %721
  %891 = fadd contract double %872, %890
  store double %891, ptr %870, align 8
  %892 = getelementptr inbounds double, ptr %785, i64 %825
  %893 = getelementptr inbounds double, ptr %735, i64 %825
  br label %894

894:
  %895 = phi i64 [ %903, %894 ], [ 0, %886 ]
  %896 = phi double [ %902, %894 ], [ 0.000000e+00, %886 ]
  %897 = getelementptr inbounds double, ptr %892, i64 %895
  %898 = load double, ptr %897, align 8
  %899 = getelementptr inbounds double, ptr %893, i64 %895
  %900 = load double, ptr %899, align 8
  %901 = fmul contract double %898, %900
  %902 = fadd contract double %896, %901
  %903 = add nsw i64 %895, 1
  %904 = icmp eq i64 %903, %827
  br i1 %904, label %905, label %894

905:
  %906 = phi double [ 0.000000e+00, %830 ], [ %902, %894 ]
  %907 = fmul contract double %906, 2.000000e+00
  %908 = fdiv contract double %907, %783
  %909 = load ptr, ptr %657, align 8
  %910 = add nsw i64 %806, 1
  %911 = getelementptr inbounds double, ptr %909, i64 %806
  store double %908, ptr %911, align 8
  br label %934

912:
  %913 = phi i64 [ 0, %812 ], [ %931, %930 ]
  %914 = phi i64 [ 0, %812 ], [ %932, %930 ]
  %915 = getelementptr inbounds i64, ptr %738, i64 %914
  %916 = load i64, ptr %915, align 8
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %930, label %918

918:
  %919 = load ptr, ptr %653, align 8
  %920 = mul nsw i64 %914, %727
  %921 = add nsw i64 %920, %805
  %922 = load i64, ptr %654, align 8
  %923 = mul nsw i64 %922, %921
  %924 = getelementptr inbounds double, ptr %919, i64 %923
  %925 = load double, ptr %924, align 8
  %926 = load ptr, ptr %655, align 8
  %927 = add nsw i64 %913, 1
  %928 = add nsw i64 %913, %813
  %929 = getelementptr inbounds double, ptr %926, i64 %928
  store double %925, ptr %929, align 8
  br label %930

930:
  %931 = phi i64 [ %927, %918 ], [ %913, %912 ]
  %932 = add nsw i64 %914, 1
  %933 = icmp eq i64 %932, %727
  br i1 %933, label %814, label %912

934:
  %935 = phi i64 [ %910, %905 ], [ %806, %804 ]
  %936 = add nsw i64 %805, 1
  %937 = icmp eq i64 %936, %727
  br i1 %937, label %794, label %804

938:
  %939 = phi i64 [ 0, %802 ], [ %963, %961 ]
  %940 = phi i64 [ 0, %802 ], [ %962, %961 ]
  %941 = getelementptr inbounds i64, ptr %803, i64 %939
  %942 = load i64, ptr %941, align 8
  %943 = icmp eq i64 %942, 0
  br i1 %943, label %961, label %944

944:
  %945 = load ptr, ptr %657, align 8
  %946 = add nsw i64 %940, 1
  %947 = getelementptr inbounds double, ptr %945, i64 %940
  %948 = load double, ptr %947, align 8
  %949 = load ptr, ptr %31, align 8
  %950 = load i64, ptr %41, align 8
  %951 = add nsw i64 %950, 1
  %952 = getelementptr inbounds double, ptr %949, i64 %951
  %953 = load double, ptr %952, align 8
  %954 = fdiv contract double %948, %953
  %955 = load ptr, ptr %32, align 8
  %956 = mul nsw i64 %939, 11
  %957 = getelementptr inbounds i64, ptr %955, i64 5
  %958 = getelementptr inbounds i64, ptr %957, i64 %956
  %959 = load i64, ptr %958, align 8
  %960 = getelementptr inbounds double, ptr %949, i64 %959
  store double %954, ptr %960, align 8
  br label %961

961:
  %962 = phi i64 [ %946, %944 ], [ %940, %938 ]
  %963 = add nsw i64 %939, 1
  %964 = icmp eq i64 %963, %800
  br i1 %964, label %982, label %938

965:
  %966 = fmul contract double %721, 1.250000e-01
  %967 = fadd contract double %966, %2
  br label %982

968:
  %969 = phi i64 [ %980, %979 ], [ 0, %779 ]
  %970 = getelementptr inbounds i64, ptr %738, i64 %969
  %971 = load i64, ptr %970, align 8
  %972 = icmp eq i64 %971, 0
  br i1 %972, label %979, label %973

973:
  %974 = load ptr, ptr %31, align 8
  %975 = mul nsw i64 %969, 11
  %976 = getelementptr inbounds i64, ptr %780, i64 %975
  %977 = load i64, ptr %976, align 8
  %978 = getelementptr inbounds double, ptr %974, i64 %977
  store double 0.000000e+00, ptr %978, align 8
  br label %979

979:
  %980 = add nsw i64 %969, 1
  %981 = icmp eq i64 %980, %727
  br i1 %981, label %965, label %968

982:
  %983 = phi double [ %659, %799 ], [ %659, %794 ], [ %967, %965 ], [ %659, %961 ]
  %984 = add nsw i32 %660, 1
  %985 = icmp eq i32 %984, 12
  br i1 %985, label %1933, label %658

986:
  %987 = fcmp contract ogt double %721, 0.000000e+00
  br i1 %987, label %993, label %1933

988:
  %989 = fcmp contract ogt double %721, 0.000000e+00
  br i1 %989, label %990, label %1933

990:
  %991 = load ptr, ptr %645, align 8
  %992 = load double, ptr %991, align 8
  br label %1102

993:
  %994 = load ptr, ptr %645, align 8
  %995 = load double, ptr %994, align 8
  %996 = fcmp contract ogt double %568, 4.000000e+01
  %997 = select contract i1 %996, double %568, double 4.000000e+01
  %998 = fmul contract double %721, %721
  %999 = add nsw i64 %727, 1
  %1000 = getelementptr inbounds double, ptr %570, i64 %732
  %1001 = getelementptr inbounds double, ptr %1000, i64 %734
  %1002 = getelementptr inbounds double, ptr %1001, i64 %731
  br label %1003

1003:
  %1004 = phi double [ %995, %993 ], [ %1099, %1098 ]
  %1005 = phi i64 [ 0, %993 ], [ %1100, %1098 ]
  %1006 = getelementptr inbounds i64, ptr %738, i64 %1005
  %1007 = load i64, ptr %1006, align 8
  %1008 = icmp eq i64 %1007, 0
  br i1 %1008, label %1098, label %1009

1009:
  %1010 = mul nsw i64 %1005, 11
  %1011 = getelementptr inbounds i64, ptr %736, i64 %1010
  %1012 = getelementptr inbounds i64, ptr %1011, i64 1
  %1013 = load i64, ptr %1012, align 8
  %1014 = getelementptr inbounds double, ptr %570, i64 %1013
  %1015 = getelementptr inbounds double, ptr %1001, i64 %1013
  %1016 = getelementptr inbounds i64, ptr %1011, i64 2
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp sgt i64 %1017, 0
  br i1 %1018, label %1019, label %1065

1019:
  %1020 = phi i64 [ %1028, %1019 ], [ 0, %1009 ]
  %1021 = phi double [ %1027, %1019 ], [ 0.000000e+00, %1009 ]
  %1022 = getelementptr inbounds double, ptr %1014, i64 %1020
  %1023 = load double, ptr %1022, align 8
  %1024 = getelementptr inbounds double, ptr %1015, i64 %1020
  %1025 = load double, ptr %1024, align 8
  %1026 = fmul contract double %1023, %1025
  %1027 = fadd contract double %1021, %1026
  %1028 = add nsw i64 %1020, 1
  %1029 = icmp eq i64 %1028, %1017
  br i1 %1029, label %1030, label %1019

1030:
  %1031 = load ptr, ptr %656, align 8
  %1032 = load i64, ptr %45, align 8
  %1033 = getelementptr inbounds double, ptr %1031, i64 %1032
  %1034 = mul nsw i64 %1032, %731
  %1035 = getelementptr inbounds double, ptr %1002, i64 %1034
  %1036 = add nsw i64 %1017, %1013
  %1037 = icmp sgt i64 %1032, 0
  br label %1038

1038:
  %1039 = phi i64 [ %1013, %1030 ], [ %1063, %1056 ]
  %1040 = phi double [ 0.000000e+00, %1030 ], [ %1062, %1056 ]
  %1041 = getelementptr inbounds double, ptr %570, i64 %1039
  %1042 = load double, ptr %1041, align 8
  %1043 = mul nsw i64 %1039, %1032
  %1044 = getelementptr inbounds double, ptr %1002, i64 %1043
  br i1 %1037, label %1045, label %1056

1045:
  %1046 = phi i64 [ %1054, %1045 ], [ 0, %1038 ]
  %1047 = phi double [ %1053, %1045 ], [ 0.000000e+00, %1038 ]
  %1048 = getelementptr inbounds double, ptr %1044, i64 %1046
  %1049 = load double, ptr %1048, align 8
  %1050 = getelementptr inbounds double, ptr %1033, i64 %1046
  %1051 = load double, ptr %1050, align 8
  %1052 = fmul contract double %1049, %1051
  %1053 = fadd contract double %1047, %1052
  %1054 = add nsw i64 %1046, 1
  %1055 = icmp eq i64 %1054, %1032
  br i1 %1055, label %1056, label %1045

1056:
  %1057 = phi double [ 0.000000e+00, %1038 ], [ %1053, %1045 ]
  %1058 = getelementptr inbounds double, ptr %1035, i64 %1039
  %1059 = load double, ptr %1058, align 8
  %1060 = fsub contract double %1057, %1059
  %1061 = fmul contract double %1042, %1060
  %1062 = fadd contract double %1040, %1061
  %1063 = add nsw i64 %1039, 1
  %1064 = icmp slt i64 %1063, %1036
  br i1 %1064, label %1038, label %1065

1065:
  %1066 = phi double [ 0.000000e+00, %1009 ], [ %1027, %1056 ]
  %1067 = phi double [ 0.000000e+00, %1009 ], [ %1062, %1056 ]
  %1068 = getelementptr inbounds double, ptr %737, i64 %1005
  %1069 = load double, ptr %1068, align 8
  %1070 = fsub contract double %1069, %1066
  %1071 = fmul contract double %721, %1067
  %1072 = fsub contract double %1070, %1071
  %1073 = fmul contract double %1072, 2.000000e+00
  %1074 = fdiv contract double %1073, %998
  %1075 = load ptr, ptr %653, align 8
  %1076 = mul nsw i64 %1005, %999
  %1077 = load i64, ptr %654, align 8
  %1078 = mul nsw i64 %1076, %1077
  %1079 = getelementptr inbounds double, ptr %1075, i64 %1078
  %1080 = load double, ptr %1079, align 8
  %1081 = call contract double @llvm.fabs.f64(double %1080)
  %1082 = fdiv contract double %1081, %997
  %1083 = fsub contract double %1082, %1067
  %1084 = fmul contract double %1083, %1083
  %1085 = fmul contract double %1074, 2.000000e+00
  %1086 = fmul contract double %1066, %1085
  %1087 = fsub contract double %1084, %1086
  %1088 = fcmp contract ogt double %1074, 0.000000e+00
  %1089 = fcmp contract ogt double %1083, 0.000000e+00
  %1090 = select i1 %1088, i1 %1089, i1 false
  %1091 = fcmp contract ogt double %1087, 0.000000e+00
  %1092 = select i1 %1090, i1 %1091, i1 false
  br i1 %1092, label %1093, label %1098

1093:
  %1094 = call contract double @llvm.sqrt.f64(double %1087)
  %1095 = fadd contract double %1083, %1094
  %1096 = fdiv contract double %1095, %1074
  %1097 = call contract double @llvm.minnum.f64(double %1004, double %1096)
  br label %1098

1098:
  %1099 = phi double [ %1004, %1003 ], [ %1097, %1093 ], [ %1004, %1065 ]
  %1100 = add nsw i64 %1005, 1
  %1101 = icmp eq i64 %1100, %727
  br i1 %1101, label %1102, label %1003

1102:
  %1103 = phi double [ %643, %640 ], [ %992, %990 ], [ %1099, %1098 ]
  %1104 = fcmp contract ogt double %1103, 0.000000e+00
  br i1 %1104, label %1105, label %1933

1105:
  %1106 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 7
  %1107 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 32
  %1108 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 11
  %1109 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 33
  %1110 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 35
  %1111 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 15
  %1112 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 4
  %1113 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 1
  %1114 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 20
  %1115 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 2
  %1116 = getelementptr inbounds %struct.Code, ptr %1, i64 0, i32 6
  %1117 = getelementptr inbounds %struct.Run, ptr %1, i64 0, i32 4
  %1118 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 25
  %1119 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 13
  %1120 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 1
  %1121 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 30
  %1122 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 31
  %1123 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 14
  %1124 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 37
  %1125 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 36
  %1126 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 16
  %1127 = getelementptr inbounds %struct.Courses, ptr %0, i64 0, i32 17
  br label %1138

1128:
  %1129 = phi i32 [ 0, %556 ], [ %1135, %1128 ]
  %1130 = phi i64 [ 0, %556 ], [ %1136, %1128 ]
  %1131 = getelementptr inbounds i64, ptr %557, i64 %1130
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp ne i64 %1132, 0
  %1134 = zext i1 %1133 to i32
  %1135 = or i32 %1129, %1134
  %1136 = add nsw i64 %1130, 1
  %1137 = icmp eq i64 %1136, %548
  br i1 %1137, label %558, label %1128

1138:
  %1139 = phi i32 [ 0, %1105 ], [ %1926, %1919 ]
  %1140 = phi double [ %1103, %1105 ], [ %1925, %1919 ]
  %1141 = load ptr, ptr %31, align 8
  %1142 = load i64, ptr %40, align 8
  %1143 = icmp sgt i64 %1142, 0
  %1144 = load i64, ptr %41, align 8
  br i1 %1143, label %1145, label %1149

1145:
  %1146 = shl i64 %1144, 3
  %1147 = getelementptr i8, ptr %1141, i64 %1146
  %1148 = shl i64 %1142, 3
  call void @llvm.memset.p0.i64(ptr align 8 %1147, i8 0, i64 %1148, i1 false)
  br label %1149

1149:
  %1150 = getelementptr inbounds double, ptr %1141, i64 %1144
  store double %2, ptr %1150, align 8
  %1151 = fdiv contract double 1.000000e+00, %1140
  %1152 = add nsw i64 %1144, 1
  %1153 = getelementptr inbounds double, ptr %1141, i64 %1152
  store double %1151, ptr %1153, align 8
  %1154 = load i64, ptr %18, align 8
  %1155 = icmp sgt i64 %1154, 0
  br i1 %1155, label %1156, label %1193

1156:
  %1157 = load ptr, ptr %33, align 8
  br label %1158

1158:
  %1159 = phi i64 [ 0, %1156 ], [ %1191, %1190 ]
  %1160 = getelementptr inbounds i64, ptr %1157, i64 %1159
  %1161 = load i64, ptr %1160, align 8
  %1162 = icmp eq i64 %1161, 0
  br i1 %1162, label %1190, label %1163

1163:
  %1164 = load ptr, ptr %32, align 8
  %1165 = mul nsw i64 %1159, 11
  %1166 = getelementptr inbounds i64, ptr %1164, i64 %1165
  %1167 = getelementptr inbounds i64, ptr %1166, i64 3
  %1168 = load i64, ptr %1167, align 8
  %1169 = getelementptr inbounds double, ptr %1141, i64 %1168
  store double 1.000000e+00, ptr %1169, align 8
  %1170 = getelementptr inbounds i64, ptr %1166, i64 7
  %1171 = load i64, ptr %1170, align 8
  %1172 = getelementptr inbounds double, ptr %1141, i64 %1171
  store double 0x5F138D352E5096AF, ptr %1172, align 8
  %1173 = getelementptr inbounds i64, ptr %1166, i64 2
  %1174 = load i64, ptr %1173, align 8
  %1175 = load ptr, ptr %38, align 8
  %1176 = getelementptr inbounds i64, ptr %1166, i64 1
  %1177 = load i64, ptr %1176, align 8
  %1178 = getelementptr double, ptr %1175, i64 %1177
  %1179 = getelementptr inbounds i64, ptr %1166, i64 4
  %1180 = load i64, ptr %1179, align 8
  %1181 = getelementptr double, ptr %1141, i64 %1180
  %1182 = icmp sgt i64 %1174, 0
  br i1 %1182, label %1183, label %1190

1183:
  %1184 = phi i64 [ %1188, %1183 ], [ 0, %1163 ]
  %1185 = getelementptr inbounds double, ptr %1178, i64 %1184
  %1186 = load double, ptr %1185, align 8
  %1187 = getelementptr inbounds double, ptr %1181, i64 %1184
  store double %1186, ptr %1187, align 8
  %1188 = add nsw i64 %1184, 1
  %1189 = icmp eq i64 %1188, %1174
  br i1 %1189, label %1190, label %1183

1190:
  %1191 = add nsw i64 %1159, 1
  %1192 = icmp eq i64 %1191, %1154
  br i1 %1192, label %1193, label %1158

1193:
  %1194 = load i64, ptr %1106, align 8
  %1195 = load ptr, ptr %36, align 8
  store double %2, ptr %8, align 8
  %1196 = load ptr, ptr %0, align 8
  %1197 = load ptr, ptr %37, align 8
  call void %1196(ptr %8, ptr %3, ptr %1141, ptr %1195, ptr %1197)
  %1198 = load i64, ptr %18, align 8
  %1199 = icmp sgt i64 %1198, 0
  br i1 %1199, label %1200, label %1219

1200:
  %1201 = load ptr, ptr %36, align 8
  %1202 = load i64, ptr %43, align 8
  %1203 = shl nsw i64 %1202, 1
  %1204 = getelementptr inbounds double, ptr %1201, i64 %1203
  %1205 = load i64, ptr %44, align 8
  %1206 = getelementptr inbounds double, ptr %1204, i64 %1205
  %1207 = load ptr, ptr %32, align 8
  %1208 = getelementptr inbounds double, ptr %1201, i64 %1202
  %1209 = load ptr, ptr %1107, align 8
  %1210 = shl nsw i64 %1202, 2
  %1211 = getelementptr inbounds double, ptr %1201, i64 %1210
  %1212 = getelementptr inbounds double, ptr %1211, i64 %1205
  %1213 = load i64, ptr %45, align 8
  %1214 = mul nsw i64 %1213, %1202
  %1215 = getelementptr inbounds double, ptr %1212, i64 %1214
  %1216 = load ptr, ptr %1109, align 8
  %1217 = icmp sgt i64 %1194, 0
  %1218 = shl i64 %1194, 3
  br label %1223

1219:
  %1220 = icmp sgt i64 %1194, 0
  %1221 = fadd contract double %1140, %2
  %1222 = add nsw i64 %1194, -1
  br label %1261

1223:
  %1224 = phi i64 [ 0, %1200 ], [ %1259, %1258 ]
  %1225 = mul i64 %1224, %1218
  %1226 = mul nsw i64 %1224, 11
  %1227 = getelementptr inbounds i64, ptr %1207, i64 %1226
  %1228 = getelementptr inbounds i64, ptr %1227, i64 1
  %1229 = load i64, ptr %1228, align 8
  %1230 = getelementptr inbounds double, ptr %1208, i64 %1229
  %1231 = getelementptr inbounds double, ptr %1206, i64 %1229
  %1232 = getelementptr inbounds i64, ptr %1227, i64 2
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp sgt i64 %1233, 0
  br i1 %1234, label %1235, label %1246

1235:
  %1236 = phi i64 [ %1244, %1235 ], [ 0, %1223 ]
  %1237 = phi double [ %1243, %1235 ], [ 0.000000e+00, %1223 ]
  %1238 = getelementptr inbounds double, ptr %1230, i64 %1236
  %1239 = load double, ptr %1238, align 8
  %1240 = getelementptr inbounds double, ptr %1231, i64 %1236
  %1241 = load double, ptr %1240, align 8
  %1242 = fmul contract double %1239, %1241
  %1243 = fadd contract double %1237, %1242
  %1244 = add nsw i64 %1236, 1
  %1245 = icmp eq i64 %1244, %1233
  br i1 %1245, label %1246, label %1235

1246:
  %1247 = phi double [ 0.000000e+00, %1223 ], [ %1243, %1235 ]
  %1248 = getelementptr inbounds double, ptr %1209, i64 %1224
  store double %1247, ptr %1248, align 8
  %1249 = load i64, ptr %1227, align 8
  %1250 = getelementptr inbounds double, ptr %1215, i64 %1249
  %1251 = load double, ptr %1250, align 8
  %1252 = load double, ptr %1108, align 8
  %1253 = fdiv contract double %1251, %1252
  %1254 = getelementptr inbounds double, ptr %1216, i64 %1224
  store double %1253, ptr %1254, align 8
  br i1 %1217, label %1255, label %1258

1255:
  %1256 = load ptr, ptr %1110, align 8
  %1257 = getelementptr i8, ptr %1256, i64 %1225
  call void @llvm.memset.p0.i64(ptr align 8 %1257, i8 0, i64 %1218, i1 false)
  br label %1258

1258:
  %1259 = add nsw i64 %1224, 1
  %1260 = icmp eq i64 %1259, %1198
  br i1 %1260, label %1219, label %1223

1261:
  %1262 = phi i64 [ %1198, %1219 ], [ %1673, %1728 ]
  %1263 = phi double [ 0x7FF0000000000000, %1219 ], [ %1478, %1728 ]
  %1264 = phi i32 [ 0, %1219 ], [ %1729, %1728 ]
  %1265 = icmp sgt i64 %1262, 0
  br i1 %1265, label %1266, label %1284

1266:
  %1267 = phi i64 [ %1386, %1385 ], [ 0, %1261 ]
  br i1 %1220, label %1268, label %1385

1268:
  %1269 = load ptr, ptr %33, align 8
  %1270 = getelementptr inbounds i64, ptr %1269, i64 %1267
  %1271 = load i64, ptr %1270, align 8
  %1272 = icmp eq i64 %1271, 0
  br i1 %1272, label %1385, label %1273

1273:
  %1274 = mul nsw i64 %1267, 11
  %1275 = mul nsw i64 %1267, %1194
  %1276 = load ptr, ptr %1111, align 8
  %1277 = load ptr, ptr %1110, align 8
  %1278 = getelementptr inbounds double, ptr %1277, i64 %1275
  %1279 = load ptr, ptr %31, align 8
  %1280 = load ptr, ptr %32, align 8
  %1281 = getelementptr inbounds i64, ptr %1280, i64 5
  %1282 = getelementptr inbounds i64, ptr %1281, i64 %1274
  %1283 = load i64, ptr %1282, align 8
  br label %1381

1284:
  %1285 = load i64, ptr %1112, align 8
  %1286 = load i64, ptr %1106, align 8
  %1287 = shl i64 %1286, 1
  %1288 = add nsw i64 %1287, -1
  %1289 = load ptr, ptr %31, align 8
  %1290 = load ptr, ptr %1113, align 8
  %1291 = getelementptr inbounds i8, ptr %1290, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(72) %1291, i8 0, i64 64, i1 false)
  %1292 = load ptr, ptr %1114, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1292, i8 0, i64 48, i1 false)
  %1293 = getelementptr inbounds double, ptr %1290, i64 6
  store double %2, ptr %1293, align 8
  store double %2, ptr %1290, align 8
  %1294 = getelementptr inbounds double, ptr %1290, i64 2
  store double %1221, ptr %1294, align 8
  %1295 = getelementptr inbounds double, ptr %1290, i64 3
  store double 0x7FF0000000000000, ptr %1295, align 8
  %1296 = load i64, ptr %1112, align 8
  %1297 = load ptr, ptr %1115, align 8
  %1298 = icmp sgt i64 %1296, 0
  br i1 %1298, label %1299, label %1306

1299:
  %1300 = phi i64 [ %1304, %1299 ], [ 0, %1284 ]
  %1301 = getelementptr inbounds double, ptr %3, i64 %1300
  %1302 = load double, ptr %1301, align 8
  %1303 = getelementptr inbounds double, ptr %1297, i64 %1300
  store double %1302, ptr %1303, align 8
  %1304 = add nsw i64 %1300, 1
  %1305 = icmp eq i64 %1304, %1296
  br i1 %1305, label %1306, label %1299

1306:
  %1307 = load i64, ptr %1116, align 8
  %1308 = load ptr, ptr %1117, align 8
  %1309 = icmp sgt i64 %1307, 0
  br i1 %1309, label %1310, label %1317

1310:
  %1311 = phi i64 [ %1315, %1310 ], [ 0, %1306 ]
  %1312 = getelementptr inbounds double, ptr %1289, i64 %1311
  %1313 = load double, ptr %1312, align 8
  %1314 = getelementptr inbounds double, ptr %1308, i64 %1311
  store double %1313, ptr %1314, align 8
  %1315 = add nsw i64 %1311, 1
  %1316 = icmp eq i64 %1315, %1307
  br i1 %1316, label %1317, label %1310

1317:
  %1318 = call i64 @begin(ptr %1, i64 1)
  %1319 = icmp slt i64 %1286, 1
  br i1 %1319, label %1404, label %1320

1320:
  %1321 = icmp sgt i64 %1285, 0
  %1322 = call i64 @llvm.smax.i64(i64 %1287, i64 1)
  br label %1323

1323:
  %1324 = phi i1 [ false, %1320 ], [ %1377, %1368 ]
  %1325 = phi i64 [ 0, %1320 ], [ %1376, %1368 ]
  %1326 = load ptr, ptr %1118, align 8
  %1327 = mul nsw i64 %1325, %1285
  %1328 = getelementptr double, ptr %1326, i64 %1327
  %1329 = icmp eq i64 %1325, %1288
  br i1 %1329, label %1334, label %1330

1330:
  %1331 = load ptr, ptr %1119, align 8
  %1332 = getelementptr inbounds double, ptr %1331, i64 %1325
  %1333 = load double, ptr %1332, align 8
  br label %1334

1334:
  %1335 = phi contract double [ %1333, %1330 ], [ 1.000000e+00, %1323 ]
  %1336 = fmul contract double %1140, %1335
  %1337 = fadd contract double %1336, %2
  %1338 = load ptr, ptr %1113, align 8
  %1339 = getelementptr inbounds double, ptr %1338, i64 2
  store double %1337, ptr %1339, align 8
  %1340 = call i64 @advance(ptr %1, i64 40)
  %1341 = icmp eq i64 %1340, 0
  br i1 %1341, label %1342, label %1379

1342:
  %1343 = load ptr, ptr %1115, align 8
  br i1 %1321, label %1347, label %1344

1344:
  %1345 = load ptr, ptr %1114, align 8
  %1346 = getelementptr inbounds i64, ptr %1345, i64 2
  store i64 0, ptr %1346, align 8
  br label %1368

1347:
  %1348 = phi i64 [ %1354, %1347 ], [ 0, %1342 ]
  %1349 = phi double [ %1353, %1347 ], [ 0.000000e+00, %1342 ]
  %1350 = getelementptr inbounds double, ptr %1343, i64 %1348
  %1351 = load double, ptr %1350, align 8
  %1352 = fmul contract double %1351, 0.000000e+00
  %1353 = fadd contract double %1349, %1352
  %1354 = add nsw i64 %1348, 1
  %1355 = icmp eq i64 %1354, %1285
  br i1 %1355, label %1356, label %1347

1356:
  %1357 = fcmp contract une double %1353, 0.000000e+00
  br i1 %1357, label %1379, label %1358

1358:
  %1359 = load ptr, ptr %1114, align 8
  %1360 = getelementptr inbounds i64, ptr %1359, i64 2
  store i64 0, ptr %1360, align 8
  br label %1361

1361:
  %1362 = phi i64 [ %1366, %1361 ], [ 0, %1358 ]
  %1363 = getelementptr inbounds double, ptr %1343, i64 %1362
  %1364 = load double, ptr %1363, align 8
  %1365 = getelementptr inbounds double, ptr %1328, i64 %1362
  store double %1364, ptr %1365, align 8
  %1366 = add nsw i64 %1362, 1
  %1367 = icmp eq i64 %1366, %1285
  br i1 %1367, label %1368, label %1361

1368:
  %1369 = load ptr, ptr %31, align 8
  %1370 = load ptr, ptr %569, align 8
  %1371 = load i64, ptr %1120, align 8
  %1372 = mul nsw i64 %1371, %1325
  %1373 = getelementptr inbounds double, ptr %1370, i64 %1372
  store double %1337, ptr %7, align 8
  %1374 = load ptr, ptr %0, align 8
  %1375 = load ptr, ptr %37, align 8
  call void %1374(ptr %7, ptr %1328, ptr %1369, ptr %1373, ptr %1375)
  %1376 = add nsw i64 %1325, 1
  %1377 = icmp sge i64 %1376, %1287
  %1378 = icmp eq i64 %1376, %1322
  br i1 %1378, label %1379, label %1323

1379:
  %1380 = phi i1 [ %1324, %1356 ], [ %1324, %1334 ], [ %1377, %1368 ]
  br i1 %1380, label %1404, label %1919

1381:
  %1382 = phi i64 [ 0, %1273 ], [ %1402, %1399 ]
  %1383 = mul nsw i64 %1382, %1194
  %1384 = getelementptr inbounds double, ptr %1276, i64 %1383
  br label %1388

1385:
  %1386 = add nsw i64 %1267, 1
  %1387 = icmp eq i64 %1386, %1262
  br i1 %1387, label %1284, label %1266

1388:
  %1389 = phi i64 [ %1397, %1388 ], [ 0, %1381 ]
  %1390 = phi double [ %1396, %1388 ], [ 0.000000e+00, %1381 ]
  %1391 = getelementptr inbounds double, ptr %1384, i64 %1389
  %1392 = load double, ptr %1391, align 8
  %1393 = getelementptr inbounds double, ptr %1278, i64 %1389
  %1394 = load double, ptr %1393, align 8
  %1395 = fmul contract double %1392, %1394
  %1396 = fadd contract double %1390, %1395
  %1397 = add nsw i64 %1389, 1
  %1398 = icmp eq i64 %1397, %1194
  br i1 %1398, label %1399, label %1388

1399:
  %1400 = add nsw i64 %1382, %1283
  %1401 = getelementptr inbounds double, ptr %1279, i64 %1400
  store double %1396, ptr %1401, align 8
  %1402 = add nsw i64 %1382, 1
  %1403 = icmp eq i64 %1402, %1194
  br i1 %1403, label %1385, label %1381

1404:
  %1405 = load i64, ptr %18, align 8
  %1406 = icmp sgt i64 %1405, 0
  br i1 %1406, label %1407, label %1787

1407:
  %1408 = load i64, ptr %1106, align 8
  %1409 = shl nsw i64 %1408, 1
  %1410 = icmp sgt i64 %1408, 0
  br label %1411

1411:
  %1412 = phi double [ 0.000000e+00, %1407 ], [ %1478, %1477 ]
  %1413 = phi i64 [ 0, %1407 ], [ %1479, %1477 ]
  br i1 %1410, label %1414, label %1477

1414:
  %1415 = load ptr, ptr %33, align 8
  %1416 = getelementptr inbounds i64, ptr %1415, i64 %1413
  %1417 = load i64, ptr %1416, align 8
  %1418 = icmp eq i64 %1417, 0
  br i1 %1418, label %1477, label %1419

1419:
  %1420 = mul nsw i64 %1413, 11
  %1421 = load ptr, ptr %569, align 8
  %1422 = load i64, ptr %1120, align 8
  %1423 = load i64, ptr %43, align 8
  %1424 = shl nsw i64 %1423, 1
  %1425 = load i64, ptr %44, align 8
  %1426 = load ptr, ptr %32, align 8
  %1427 = getelementptr inbounds i64, ptr %1426, i64 %1420
  %1428 = getelementptr inbounds i64, ptr %1427, i64 1
  %1429 = load i64, ptr %1428, align 8
  %1430 = getelementptr inbounds i64, ptr %1427, i64 2
  %1431 = load i64, ptr %1430, align 8
  %1432 = icmp sgt i64 %1431, 0
  %1433 = load ptr, ptr %1107, align 8
  %1434 = getelementptr inbounds double, ptr %1433, i64 %1413
  %1435 = load double, ptr %1434, align 8
  %1436 = load ptr, ptr %1119, align 8
  %1437 = load ptr, ptr %1109, align 8
  %1438 = getelementptr inbounds double, ptr %1437, i64 %1413
  %1439 = load double, ptr %1438, align 8
  br label %1440

1440:
  %1441 = phi double [ %1412, %1419 ], [ %1472, %1474 ]
  %1442 = phi i64 [ 1, %1419 ], [ %1475, %1474 ]
  %1443 = mul nsw i64 %1442, %1422
  %1444 = getelementptr inbounds double, ptr %1421, i64 %1443
  %1445 = getelementptr inbounds double, ptr %1444, i64 %1424
  %1446 = getelementptr inbounds double, ptr %1445, i64 %1425
  %1447 = getelementptr inbounds double, ptr %1444, i64 %1423
  %1448 = getelementptr inbounds double, ptr %1447, i64 %1429
  %1449 = getelementptr inbounds double, ptr %1446, i64 %1429
  br i1 %1432, label %1450, label %1461

1450:
  %1451 = phi i64 [ %1459, %1450 ], [ 0, %1440 ]
  %1452 = phi double [ %1458, %1450 ], [ 0.000000e+00, %1440 ]
  %1453 = getelementptr inbounds double, ptr %1448, i64 %1451
  %1454 = load double, ptr %1453, align 8
  %1455 = getelementptr inbounds double, ptr %1449, i64 %1451
  %1456 = load double, ptr %1455, align 8
  %1457 = fmul contract double %1454, %1456
  %1458 = fadd contract double %1452, %1457
  %1459 = add nsw i64 %1451, 1
  %1460 = icmp eq i64 %1459, %1431
  br i1 %1460, label %1461, label %1450

1461:
  %1462 = phi double [ 0.000000e+00, %1440 ], [ %1458, %1450 ]
  %1463 = getelementptr inbounds double, ptr %1436, i64 %1442
  %1464 = load double, ptr %1463, align 8
  %1465 = fsub contract double 1.000000e+00, %1464
  %1466 = fmul contract double %1435, %1465
  %1467 = fsub contract double %1462, %1466
  %1468 = call contract double @llvm.fabs.f64(double %1467)
  %1469 = fmul contract double %1439, %1441
  %1470 = fcmp contract ugt double %1468, %1469
  %1471 = fdiv contract double %1468, %1439
  %1472 = select i1 %1470, double %1471, double %1441
  %1473 = fcmp contract ord double %1472, 0.000000e+00
  br i1 %1473, label %1474, label %1731

1474:
  %1475 = add nsw i64 %1442, 2
  %1476 = icmp slt i64 %1475, %1409
  br i1 %1476, label %1440, label %1477

1477:
  %1478 = phi double [ %1412, %1411 ], [ %1412, %1414 ], [ %1472, %1474 ]
  %1479 = add nsw i64 %1413, 1
  %1480 = icmp eq i64 %1479, %1405
  br i1 %1480, label %1481, label %1411

1481:
  %1482 = fcmp contract ugt double %1478, 1.000000e-03
  %1483 = fmul contract double %1263, 3.000000e-01
  %1484 = fcmp contract olt double %1478, %1483
  %1485 = select i1 %1482, i1 %1484, i1 false
  br i1 %1485, label %1486, label %1731

1486:
  %1487 = icmp ult i32 %1264, 2
  %1488 = select i1 %1220, i1 %1487, i1 false
  br i1 %1488, label %1705, label %1492

1489:
  %1490 = load i64, ptr %1106, align 8
  %1491 = load i64, ptr %18, align 8
  br label %1492

1492:
  %1493 = phi i64 [ %1491, %1489 ], [ %1405, %1486 ]
  %1494 = phi i64 [ %1490, %1489 ], [ %1408, %1486 ]
  %1495 = icmp sgt i64 %1493, 0
  br i1 %1495, label %1496, label %1511

1496:
  %1497 = load ptr, ptr %33, align 8
  br label %1501

1498:
  %1499 = icmp slt i64 %1494, 1
  %1500 = icmp sgt i64 %1494, 0
  br label %1517

1501:
  %1502 = phi i64 [ 0, %1496 ], [ %1508, %1501 ]
  %1503 = phi i64 [ 0, %1496 ], [ %1509, %1501 ]
  %1504 = getelementptr inbounds i64, ptr %1497, i64 %1503
  %1505 = load i64, ptr %1504, align 8
  %1506 = icmp eq i64 %1505, 0
  %1507 = select i1 %1506, i64 0, i64 %1494
  %1508 = add nsw i64 %1507, %1502
  %1509 = add nsw i64 %1503, 1
  %1510 = icmp eq i64 %1509, %1493
  br i1 %1510, label %1498, label %1501

1511:
  %1512 = phi i64 [ 0, %1492 ], [ %1508, %1666 ]
  %1513 = load ptr, ptr %1124, align 8
  %1514 = load ptr, ptr %1125, align 8
  %1515 = call fastcc double @solve_square(ptr %1513, ptr %1514, i64 %1512)
  %1516 = fcmp contract oeq double %1515, 0.000000e+00
  br i1 %1516, label %1670, label %1672

1517:
  %1518 = phi i64 [ 0, %1498 ], [ %1667, %1666 ]
  %1519 = phi i64 [ 0, %1498 ], [ %1668, %1666 ]
  %1520 = getelementptr inbounds i64, ptr %1497, i64 %1519
  %1521 = load i64, ptr %1520, align 8
  %1522 = icmp eq i64 %1521, 0
  %1523 = select i1 %1522, i1 true, i1 %1499
  br i1 %1523, label %1666, label %1524

1524:
  %1525 = load ptr, ptr %569, align 8
  %1526 = load i64, ptr %1120, align 8
  %1527 = load ptr, ptr %32, align 8
  %1528 = mul nsw i64 %1519, 11
  %1529 = getelementptr inbounds i64, ptr %1527, i64 %1528
  %1530 = load i64, ptr %43, align 8
  %1531 = shl nsw i64 %1530, 1
  %1532 = load i64, ptr %1529, align 8
  %1533 = add nsw i64 %1531, %1532
  %1534 = getelementptr inbounds i64, ptr %1529, i64 1
  %1535 = getelementptr inbounds i64, ptr %1529, i64 2
  %1536 = load i64, ptr %44, align 8
  %1537 = load i64, ptr %1534, align 8
  %1538 = load i64, ptr %1535, align 8
  %1539 = icmp sgt i64 %1538, 0
  %1540 = load ptr, ptr %1107, align 8
  %1541 = getelementptr inbounds double, ptr %1540, i64 %1519
  %1542 = load ptr, ptr %1119, align 8
  %1543 = load ptr, ptr %1125, align 8
  br label %1544

1544:
  %1545 = phi i64 [ %1518, %1524 ], [ %1582, %1572 ]
  %1546 = phi i64 [ 0, %1524 ], [ %1581, %1572 ]
  %1547 = shl nsw i64 %1546, 1
  %1548 = or i64 %1547, 1
  %1549 = mul nsw i64 %1548, %1526
  %1550 = getelementptr inbounds double, ptr %1525, i64 %1549
  %1551 = getelementptr inbounds double, ptr %1550, i64 %1533
  %1552 = load double, ptr %1551, align 8
  %1553 = getelementptr inbounds double, ptr %1550, i64 %1531
  %1554 = mul nsw i64 %1545, %1508
  %1555 = getelementptr inbounds double, ptr %1553, i64 %1536
  %1556 = getelementptr inbounds double, ptr %1550, i64 %1537
  %1557 = getelementptr inbounds double, ptr %1555, i64 %1537
  br label %1584

1558:
  %1559 = getelementptr inbounds double, ptr %1550, i64 %1530
  %1560 = getelementptr inbounds double, ptr %1559, i64 %1537
  br i1 %1539, label %1561, label %1572

1561:
  %1562 = phi i64 [ %1570, %1561 ], [ 0, %1558 ]
  %1563 = phi double [ %1569, %1561 ], [ 0.000000e+00, %1558 ]
  %1564 = getelementptr inbounds double, ptr %1560, i64 %1562
  %1565 = load double, ptr %1564, align 8
  %1566 = getelementptr inbounds double, ptr %1557, i64 %1562
  %1567 = load double, ptr %1566, align 8
  %1568 = fmul contract double %1565, %1567
  %1569 = fadd contract double %1563, %1568
  %1570 = add nsw i64 %1562, 1
  %1571 = icmp eq i64 %1570, %1538
  br i1 %1571, label %1572, label %1561

1572:
  %1573 = phi double [ 0.000000e+00, %1558 ], [ %1569, %1561 ]
  %1574 = load double, ptr %1541, align 8
  %1575 = getelementptr inbounds double, ptr %1542, i64 %1548
  %1576 = load double, ptr %1575, align 8
  %1577 = fsub contract double 1.000000e+00, %1576
  %1578 = fmul contract double %1574, %1577
  %1579 = fsub contract double %1573, %1578
  %1580 = getelementptr inbounds double, ptr %1543, i64 %1545
  store double %1579, ptr %1580, align 8
  %1581 = add nsw i64 %1546, 1
  %1582 = add nsw i64 %1545, 1
  %1583 = icmp eq i64 %1581, %1494
  br i1 %1583, label %1666, label %1544

1584:
  %1585 = phi i64 [ 0, %1544 ], [ %1664, %1662 ]
  %1586 = phi i64 [ 0, %1544 ], [ %1663, %1662 ]
  %1587 = getelementptr inbounds i64, ptr %1497, i64 %1585
  %1588 = load i64, ptr %1587, align 8
  %1589 = icmp eq i64 %1588, 0
  br i1 %1589, label %1662, label %1590

1590:
  %1591 = load ptr, ptr %1110, align 8
  %1592 = mul nsw i64 %1585, %1494
  %1593 = add nsw i64 %1592, %1546
  %1594 = getelementptr inbounds double, ptr %1591, i64 %1593
  %1595 = load double, ptr %1594, align 8
  br i1 %1500, label %1596, label %1662

1596:
  %1597 = mul nsw i64 %1585, %1493
  %1598 = add nsw i64 %1597, %1519
  %1599 = mul nsw i64 %1598, %1494
  %1600 = add nsw i64 %1599, %1546
  %1601 = fmul contract double %1595, %1595
  %1602 = fadd contract double %1601, 1.000000e+00
  %1603 = load ptr, ptr %1121, align 8
  %1604 = getelementptr inbounds double, ptr %1603, i64 %1600
  %1605 = load ptr, ptr %1122, align 8
  %1606 = getelementptr inbounds double, ptr %1605, i64 %1600
  %1607 = load ptr, ptr %1123, align 8
  %1608 = icmp eq i64 %1585, %1519
  %1609 = load ptr, ptr %1124, align 8
  br label %1610

1610:
  %1611 = phi i64 [ 0, %1596 ], [ %1659, %1654 ]
  %1612 = phi i64 [ %1586, %1596 ], [ %1660, %1654 ]
  %1613 = add nsw i64 %1611, %1592
  %1614 = getelementptr inbounds double, ptr %1591, i64 %1613
  %1615 = load double, ptr %1614, align 8
  %1616 = fmul contract double %1615, %1615
  %1617 = fadd contract double %1616, 1.000000e+00
  %1618 = fmul contract double %1602, %1617
  %1619 = call contract double @llvm.sqrt.f64(double %1618)
  %1620 = load double, ptr %1604, align 8
  %1621 = fmul contract double %1595, %1615
  %1622 = fadd contract double %1621, 1.000000e+00
  %1623 = fmul contract double %1620, %1622
  %1624 = load double, ptr %1606, align 8
  %1625 = fsub contract double %1595, %1615
  %1626 = fmul contract double %1625, %1624
  %1627 = fadd contract double %1623, %1626
  %1628 = fdiv contract double %1627, %1619
  %1629 = mul nsw i64 %1611, %1494
  %1630 = add nsw i64 %1629, %1546
  %1631 = getelementptr inbounds double, ptr %1607, i64 %1630
  %1632 = load double, ptr %1631, align 8
  %1633 = fmul contract double %1140, %1632
  %1634 = fmul contract double %1633, %1628
  %1635 = icmp eq i64 %1611, %1546
  %1636 = select i1 %1608, i1 %1635, i1 false
  br i1 %1636, label %1637, label %1654

1637:
  br i1 %1539, label %1638, label %1649

1638:
  %1639 = phi i64 [ %1647, %1638 ], [ 0, %1637 ]
  %1640 = phi double [ %1646, %1638 ], [ 0.000000e+00, %1637 ]
  %1641 = getelementptr inbounds double, ptr %1556, i64 %1639
  %1642 = load double, ptr %1641, align 8
  %1643 = getelementptr inbounds double, ptr %1557, i64 %1639
  %1644 = load double, ptr %1643, align 8
  %1645 = fmul contract double %1642, %1644
  %1646 = fadd contract double %1640, %1645
  %1647 = add nsw i64 %1639, 1
  %1648 = icmp eq i64 %1647, %1538
  br i1 %1648, label %1649, label %1638

1649:
  %1650 = phi double [ 0.000000e+00, %1637 ], [ %1646, %1638 ]
  %1651 = fcmp contract ogt double %1650, 0.000000e+00
  %1652 = select contract i1 %1651, double %1650, double 0.000000e+00
  %1653 = fadd contract double %1634, %1652
  br label %1654

1654:
  %1655 = phi double [ %1653, %1649 ], [ %1634, %1610 ]
  %1656 = fmul contract double %1552, %1655
  %1657 = add nsw i64 %1612, %1554
  %1658 = getelementptr inbounds double, ptr %1609, i64 %1657
  store double %1656, ptr %1658, align 8
  %1659 = add nsw i64 %1611, 1
  %1660 = add nsw i64 %1612, 1
  %1661 = icmp eq i64 %1659, %1494
  br i1 %1661, label %1662, label %1610

1662:
  %1663 = phi i64 [ %1586, %1584 ], [ %1586, %1590 ], [ %1660, %1654 ]
  %1664 = add nsw i64 %1585, 1
  %1665 = icmp eq i64 %1664, %1493
  br i1 %1665, label %1558, label %1584

1666:
  %1667 = phi i64 [ %1518, %1517 ], [ %1582, %1572 ]
  %1668 = add nsw i64 %1519, 1
  %1669 = icmp eq i64 %1668, %1493
  br i1 %1669, label %1511, label %1517

1670:
  %1671 = load ptr, ptr %1125, align 8
  store double 0x7FF8000000000000, ptr %1671, align 8
  br label %1672

1672:
  %1673 = load i64, ptr %18, align 8
  %1674 = icmp sgt i64 %1673, 0
  br i1 %1674, label %1675, label %1728

1675:
  %1676 = icmp sgt i64 %1494, 0
  br label %1677

1677:
  %1678 = phi i64 [ 0, %1675 ], [ %1703, %1701 ]
  %1679 = phi i64 [ 0, %1675 ], [ %1702, %1701 ]
  br i1 %1676, label %1680, label %1701

1680:
  %1681 = load ptr, ptr %33, align 8
  %1682 = getelementptr inbounds i64, ptr %1681, i64 %1678
  %1683 = load i64, ptr %1682, align 8
  %1684 = icmp eq i64 %1683, 0
  %1685 = mul nsw i64 %1678, %1494
  br i1 %1684, label %1701, label %1686

1686:
  %1687 = load ptr, ptr %1125, align 8
  %1688 = load ptr, ptr %1110, align 8
  br label %1689

1689:
  %1690 = phi i64 [ 0, %1686 ], [ %1699, %1689 ]
  %1691 = phi i64 [ %1679, %1686 ], [ %1692, %1689 ]
  %1692 = add nsw i64 %1691, 1
  %1693 = getelementptr inbounds double, ptr %1687, i64 %1691
  %1694 = load double, ptr %1693, align 8
  %1695 = add nsw i64 %1690, %1685
  %1696 = getelementptr inbounds double, ptr %1688, i64 %1695
  %1697 = load double, ptr %1696, align 8
  %1698 = fadd contract double %1694, %1697
  store double %1698, ptr %1696, align 8
  %1699 = add nsw i64 %1690, 1
  %1700 = icmp eq i64 %1699, %1494
  br i1 %1700, label %1701, label %1689

1701:
  %1702 = phi i64 [ %1679, %1677 ], [ %1679, %1680 ], [ %1692, %1689 ]
  %1703 = add nsw i64 %1678, 1
  %1704 = icmp eq i64 %1703, %1673
  br i1 %1704, label %1728, label %1677

1705:
  %1706 = phi i64 [ %1726, %1714 ], [ 0, %1486 ]
  %1707 = shl nsw i64 %1706, 1
  %1708 = or i64 %1707, 1
  %1709 = icmp eq i64 %1706, %1222
  br i1 %1709, label %1714, label %1710

1710:
  %1711 = load ptr, ptr %1119, align 8
  %1712 = getelementptr inbounds double, ptr %1711, i64 %1708
  %1713 = load double, ptr %1712, align 8
  br label %1714

1714:
  %1715 = phi contract double [ %1713, %1710 ], [ 1.000000e+00, %1705 ]
  %1716 = fmul contract double %1140, %1715
  %1717 = fadd contract double %1716, %2
  %1718 = load ptr, ptr %1118, align 8
  %1719 = load i64, ptr %1112, align 8
  %1720 = mul nsw i64 %1719, %1708
  %1721 = getelementptr inbounds double, ptr %1718, i64 %1720
  %1722 = load ptr, ptr %569, align 8
  %1723 = load i64, ptr %1120, align 8
  %1724 = mul nsw i64 %1723, %1708
  %1725 = getelementptr inbounds double, ptr %1722, i64 %1724
  call fastcc void @respond(ptr %0, ptr %1, double %1717, ptr %1721, ptr %1725, i64 %1706)
  %1726 = add nsw i64 %1706, 1
  %1727 = icmp eq i64 %1726, %1194
  br i1 %1727, label %1489, label %1705

1728:
  %1729 = add nsw i32 %1264, 1
  %1730 = icmp eq i32 %1729, 12
  br i1 %1730, label %1731, label %1261

1731:
  %1732 = phi i64 [ %1405, %1461 ], [ %1673, %1728 ], [ %1405, %1481 ]
  %1733 = call i64 @llvm.smax.i64(i64 %1732, i64 0)
  %1734 = icmp slt i64 %1732, 1
  br i1 %1734, label %1787, label %1735

1735:
  %1736 = load i64, ptr %1106, align 8
  %1737 = shl nsw i64 %1736, 1
  %1738 = icmp sgt i64 %1736, 0
  br label %1739

1739:
  %1740 = phi i64 [ 0, %1735 ], [ %1785, %1784 ]
  br i1 %1738, label %1741, label %1784

1741:
  %1742 = load ptr, ptr %33, align 8
  %1743 = getelementptr inbounds i64, ptr %1742, i64 %1740
  %1744 = load i64, ptr %1743, align 8
  %1745 = icmp eq i64 %1744, 0
  br i1 %1745, label %1784, label %1746

1746:
  %1747 = mul nsw i64 %1740, 11
  %1748 = load ptr, ptr %569, align 8
  %1749 = load i64, ptr %1120, align 8
  %1750 = load i64, ptr %43, align 8
  %1751 = shl nsw i64 %1750, 1
  %1752 = load i64, ptr %44, align 8
  %1753 = load ptr, ptr %32, align 8
  %1754 = getelementptr inbounds i64, ptr %1753, i64 %1747
  %1755 = getelementptr inbounds i64, ptr %1754, i64 1
  %1756 = load i64, ptr %1755, align 8
  %1757 = getelementptr inbounds i64, ptr %1754, i64 2
  %1758 = load i64, ptr %1757, align 8
  %1759 = icmp sgt i64 %1758, 0
  br i1 %1759, label %1763, label %1787

1760:
  %1761 = add nsw i64 %1764, 2
  %1762 = icmp slt i64 %1761, %1737
  br i1 %1762, label %1763, label %1784

1763:
  %1764 = phi i64 [ %1761, %1760 ], [ 1, %1746 ]
  %1765 = mul nsw i64 %1764, %1749
  %1766 = getelementptr inbounds double, ptr %1748, i64 %1765
  %1767 = getelementptr inbounds double, ptr %1766, i64 %1751
  %1768 = getelementptr inbounds double, ptr %1767, i64 %1752
  %1769 = getelementptr inbounds double, ptr %1766, i64 %1756
  %1770 = getelementptr inbounds double, ptr %1768, i64 %1756
  br label %1771

1771:
  %1772 = phi i64 [ %1780, %1771 ], [ 0, %1763 ]
  %1773 = phi double [ %1779, %1771 ], [ 0.000000e+00, %1763 ]
  %1774 = getelementptr inbounds double, ptr %1769, i64 %1772
  %1775 = load double, ptr %1774, align 8
  %1776 = getelementptr inbounds double, ptr %1770, i64 %1772
  %1777 = load double, ptr %1776, align 8
  %1778 = fmul contract double %1775, %1777
  %1779 = fadd contract double %1773, %1778
  %1780 = add nsw i64 %1772, 1
  %1781 = icmp eq i64 %1780, %1758
  br i1 %1781, label %1782, label %1771

1782:
  %1783 = fcmp contract ogt double %1779, 0.000000e+00
  br i1 %1783, label %1760, label %1787

1784:
  %1785 = add nsw i64 %1740, 1
  %1786 = icmp eq i64 %1785, %1733
  br i1 %1786, label %1791, label %1739

1787:
  %1788 = phi i64 [ %1732, %1731 ], [ %1732, %1782 ], [ %1732, %1746 ], [ %1405, %1404 ]
  %1789 = phi i64 [ 0, %1731 ], [ %1740, %1782 ], [ %1740, %1746 ], [ 0, %1404 ]
  %1790 = icmp slt i64 %1789, %1788
  br i1 %1790, label %1919, label %1791

1791:
  %1792 = phi i64 [ %1788, %1787 ], [ %1732, %1784 ]
  %1793 = icmp sgt i64 %1792, 0
  %1794 = load i64, ptr %1106, align 8
  br i1 %1793, label %1795, label %1871

1795:
  %1796 = shl i64 %1794, 1
  %1797 = icmp sgt i64 %1794, 0
  %1798 = call i64 @llvm.smax.i64(i64 %1796, i64 1)
  br label %1799

1799:
  %1800 = phi double [ 0.000000e+00, %1795 ], [ %1866, %1865 ]
  %1801 = phi i64 [ 0, %1795 ], [ %1867, %1865 ]
  br i1 %1797, label %1802, label %1865

1802:
  %1803 = load ptr, ptr %33, align 8
  %1804 = getelementptr inbounds i64, ptr %1803, i64 %1801
  %1805 = load i64, ptr %1804, align 8
  %1806 = icmp eq i64 %1805, 0
  br i1 %1806, label %1865, label %1807

1807:
  %1808 = mul nsw i64 %1801, 11
  %1809 = load ptr, ptr %569, align 8
  %1810 = load i64, ptr %1120, align 8
  %1811 = load i64, ptr %43, align 8
  %1812 = shl nsw i64 %1811, 1
  %1813 = load i64, ptr %44, align 8
  %1814 = load ptr, ptr %32, align 8
  %1815 = getelementptr inbounds i64, ptr %1814, i64 %1808
  %1816 = getelementptr inbounds i64, ptr %1815, i64 1
  %1817 = load i64, ptr %1816, align 8
  %1818 = getelementptr inbounds i64, ptr %1815, i64 2
  %1819 = load i64, ptr %1818, align 8
  %1820 = icmp sgt i64 %1819, 0
  %1821 = load ptr, ptr %1107, align 8
  %1822 = getelementptr inbounds double, ptr %1821, i64 %1801
  %1823 = load double, ptr %1822, align 8
  %1824 = load ptr, ptr %1119, align 8
  %1825 = load ptr, ptr %1109, align 8
  %1826 = getelementptr inbounds double, ptr %1825, i64 %1801
  %1827 = load double, ptr %1826, align 8
  br label %1828

1828:
  %1829 = phi double [ %1800, %1807 ], [ %1860, %1862 ]
  %1830 = phi i64 [ 0, %1807 ], [ %1863, %1862 ]
  %1831 = mul nsw i64 %1830, %1810
  %1832 = getelementptr inbounds double, ptr %1809, i64 %1831
  %1833 = getelementptr inbounds double, ptr %1832, i64 %1812
  %1834 = getelementptr inbounds double, ptr %1833, i64 %1813
  %1835 = getelementptr inbounds double, ptr %1832, i64 %1811
  %1836 = getelementptr inbounds double, ptr %1835, i64 %1817
  %1837 = getelementptr inbounds double, ptr %1834, i64 %1817
  br i1 %1820, label %1838, label %1849

1838:
  %1839 = phi i64 [ %1847, %1838 ], [ 0, %1828 ]
  %1840 = phi double [ %1846, %1838 ], [ 0.000000e+00, %1828 ]
  %1841 = getelementptr inbounds double, ptr %1836, i64 %1839
  %1842 = load double, ptr %1841, align 8
  %1843 = getelementptr inbounds double, ptr %1837, i64 %1839
  %1844 = load double, ptr %1843, align 8
  %1845 = fmul contract double %1842, %1844
  %1846 = fadd contract double %1840, %1845
  %1847 = add nsw i64 %1839, 1
  %1848 = icmp eq i64 %1847, %1819
  br i1 %1848, label %1849, label %1838

1849:
  %1850 = phi double [ 0.000000e+00, %1828 ], [ %1846, %1838 ]
  %1851 = getelementptr inbounds double, ptr %1824, i64 %1830
  %1852 = load double, ptr %1851, align 8
  %1853 = fsub contract double 1.000000e+00, %1852
  %1854 = fmul contract double %1823, %1853
  %1855 = fsub contract double %1850, %1854
  %1856 = call contract double @llvm.fabs.f64(double %1855)
  %1857 = fmul contract double %1827, %1829
  %1858 = fcmp contract ugt double %1856, %1857
  %1859 = fdiv contract double %1856, %1827
  %1860 = select i1 %1858, double %1859, double %1829
  %1861 = fcmp contract ord double %1860, 0.000000e+00
  br i1 %1861, label %1862, label %1919

1862:
  %1863 = add nsw i64 %1830, 1
  %1864 = icmp eq i64 %1863, %1798
  br i1 %1864, label %1865, label %1828

1865:
  %1866 = phi double [ %1800, %1799 ], [ %1800, %1802 ], [ %1860, %1862 ]
  %1867 = add nsw i64 %1801, 1
  %1868 = icmp eq i64 %1867, %1792
  br i1 %1868, label %1869, label %1799

1869:
  %1870 = fcmp contract olt double %1866, 0x7FF0000000000000
  br i1 %1870, label %1871, label %1904

1871:
  %1872 = phi double [ %1866, %1869 ], [ 0.000000e+00, %1791 ]
  %1873 = fmul contract double %1140, 9.000000e-01
  %1874 = fcmp contract ogt double %1872, 1.000000e-03
  %1875 = select contract i1 %1874, double %1872, double 1.000000e-03
  %1876 = add nsw i64 %1794, 1
  %1877 = fcmp contract ogt double %1875, 1.000000e+00
  %1878 = select contract i1 %1877, double %1875, double 1.000000e+00
  %1879 = icmp sgt i64 %1794, 0
  %1880 = sitofp i64 %1876 to double
  br label %1884

1881:
  %1882 = add nsw i32 %1886, 1
  %1883 = icmp eq i32 %1882, 400
  br i1 %1883, label %1901, label %1884

1884:
  %1885 = phi double [ %1878, %1871 ], [ %1893, %1881 ]
  %1886 = phi i32 [ 0, %1871 ], [ %1882, %1881 ]
  br i1 %1879, label %1895, label %1887

1887:
  %1888 = phi double [ 1.000000e+00, %1884 ], [ %1898, %1895 ]
  %1889 = fmul contract double %1885, %1888
  %1890 = fsub contract double %1889, %1875
  %1891 = fmul contract double %1888, %1880
  %1892 = fdiv contract double %1890, %1891
  %1893 = fsub contract double %1885, %1892
  %1894 = fcmp contract olt double %1893, %1885
  br i1 %1894, label %1881, label %1901

1895:
  %1896 = phi i64 [ %1899, %1895 ], [ 1, %1884 ]
  %1897 = phi double [ %1898, %1895 ], [ 1.000000e+00, %1884 ]
  %1898 = fmul contract double %1885, %1897
  %1899 = add nsw i64 %1896, 1
  %1900 = icmp eq i64 %1896, %1794
  br i1 %1900, label %1887, label %1895

1901:
  %1902 = phi double [ %1893, %1881 ], [ %1885, %1887 ]
  %1903 = fdiv contract double %1873, %1902
  br label %1904

1904:
  %1905 = phi double [ %1872, %1901 ], [ %1866, %1869 ]
  %1906 = phi contract double [ %1903, %1901 ], [ 0.000000e+00, %1869 ]
  %1907 = fcmp contract ugt double %1905, 1.000000e+00
  br i1 %1907, label %1919, label %1908

1908:
  %1909 = load i64, ptr %30, align 8
  %1910 = load ptr, ptr %31, align 8
  %1911 = icmp sgt i64 %1909, 0
  br i1 %1911, label %1912, label %1930

1912:
  %1913 = phi i64 [ %1917, %1912 ], [ 0, %1908 ]
  %1914 = getelementptr inbounds double, ptr %1910, i64 %1913
  %1915 = load double, ptr %1914, align 8
  %1916 = getelementptr inbounds double, ptr %4, i64 %1913
  store double %1915, ptr %1916, align 8
  %1917 = add nsw i64 %1913, 1
  %1918 = icmp eq i64 %1917, %1909
  br i1 %1918, label %1930, label %1912

1919:
  %1920 = phi double [ %1906, %1904 ], [ 0.000000e+00, %1787 ], [ 0.000000e+00, %1849 ], [ 0.000000e+00, %1379 ]
  %1921 = fmul contract double %1140, 2.000000e-01
  %1922 = fcmp contract ogt double %1920, %1921
  %1923 = select contract i1 %1922, double %1920, double %1921
  %1924 = fmul contract double %1140, 0x3FE6666666666666
  %1925 = call contract double @llvm.minnum.f64(double %1923, double %1924)
  %1926 = add nsw i32 %1139, 1
  %1927 = icmp ult i32 %1139, 4
  %1928 = fcmp contract ogt double %1925, 0.000000e+00
  %1929 = select i1 %1927, i1 %1928, i1 false
  br i1 %1929, label %1138, label %1933

1930:
  %1931 = load ptr, ptr %1126, align 8
  store double %1221, ptr %1931, align 8
  %1932 = load ptr, ptr %1127, align 8
  store double %1906, ptr %1932, align 8
  br label %1933

1933:
  %1934 = phi i64 [ 0, %6 ], [ 0, %1102 ], [ 0, %638 ], [ 0, %986 ], [ 0, %988 ], [ 0, %589 ], [ 1, %1930 ], [ 0, %1919 ], [ 0, %982 ], [ 0, %104 ], [ 0, %99 ]
  ret i64 %1934
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

define fastcc void @complete_pivoted(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  br label %29

12:
  %13 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %16, 1
  %18 = sub i64 %14, %7
  br label %19

19:
  %20 = phi i64 [ 0, %12 ], [ %24, %19 ]
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = add nsw i64 %20, 1
  %25 = add i64 %24, %17
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = load double, ptr %26, align 8
  store double %27, ptr %22, align 8
  store double %23, ptr %26, align 8
  %28 = icmp eq i64 %24, %7
  br i1 %28, label %29, label %19

29:
  %30 = phi i64 [ %11, %9 ], [ %16, %19 ]
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %32 = getelementptr inbounds double, ptr %3, i64 %30
  store double %1, ptr %5, align 8
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %34 = load ptr, ptr %33, align 8
  store double 0.000000e+00, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %44 = load ptr, ptr %43, align 8
  %45 = call contract double %36(ptr %38, i64 %40, i64 %42, ptr %5, ptr %3, ptr %2, ptr %32, ptr %34, ptr %44)
  %46 = load i64, ptr %31, align 8
  %47 = shl nsw i64 %46, 1
  %48 = getelementptr inbounds double, ptr %3, i64 %47
  store double %45, ptr %48, align 8
  %49 = load i64, ptr %6, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %65

51:
  %52 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %53, %49
  br label %55

55:
  %56 = phi i64 [ 0, %51 ], [ %60, %55 ]
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds double, ptr %2, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = add nsw i64 %56, 1
  %61 = add i64 %60, %47
  %62 = getelementptr inbounds double, ptr %3, i64 %61
  %63 = load double, ptr %62, align 8
  store double %63, ptr %58, align 8
  store double %59, ptr %62, align 8
  %64 = icmp eq i64 %60, %49
  br i1 %64, label %65, label %55

65:
  ret void
}

define fastcc void @rate_pivoted(ptr %0, i32 %1, double %2, ptr %3, ptr %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %10, label %25

10:
  store double %2, ptr %8, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %12 = load ptr, ptr %11, align 8
  store double 1.000000e+00, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %22 = load ptr, ptr %21, align 8
  %23 = call contract double %14(ptr %16, i64 %18, i64 %20, ptr %8, ptr %3, ptr %4, ptr %5, ptr %12, ptr %22)
  %24 = fcmp contract olt double %23, 0x7FF0000000000000
  br i1 %24, label %39, label %25

25:
  store double %2, ptr %7, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 12
  %27 = load ptr, ptr %26, align 8
  store double 0.000000e+00, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 11
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %37 = load ptr, ptr %36, align 8
  %38 = call contract double %29(ptr %31, i64 %33, i64 %35, ptr %7, ptr %3, ptr %4, ptr %5, ptr %27, ptr %37)
  br label %39

39:
  ret void
}

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

declare fastcc void @take_step_one(ptr, double, double, ptr, ptr noalias)

define fastcc double @moved_beyond_rounding(ptr %0, ptr %1) {
  %3 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %6, 17
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 %6
  %14 = mul nsw i64 %6, 19
  %15 = getelementptr inbounds double, ptr %8, i64 %14
  %16 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 2
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %17, align 8
  %21 = fsub contract double %19, %20
  %22 = tail call contract double @llvm.fabs.f64(double %21)
  %23 = getelementptr inbounds double, ptr %17, i64 7
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %17, i64 8
  %26 = load double, ptr %25, align 8
  %27 = fmul contract double %26, %22
  %28 = fadd contract double %24, %27
  %29 = fmul contract double %28, 2.000000e-13
  %30 = fmul contract double %22, %29
  %31 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = shl nsw i64 %6, 1
  %34 = getelementptr inbounds double, ptr %12, i64 %33
  %35 = icmp sgt i64 %6, 0
  br i1 %35, label %36, label %79

36:
  %37 = phi i64 [ %48, %36 ], [ 0, %2 ]
  %38 = phi <2 x double> [ %47, %36 ], [ zeroinitializer, %2 ]
  %39 = getelementptr inbounds double, ptr %32, i64 %37
  %40 = load <2 x i64>, ptr %39, align 16
  %41 = and <2 x i64> %40, <i64 9223372036854775807, i64 9223372036854775807>
  %42 = bitcast <2 x i64> %41 to <2 x double>
  %43 = getelementptr inbounds double, ptr %34, i64 %37
  %44 = load <2 x double>, ptr %43, align 16
  %45 = fmul contract <2 x double> %44, %42
  %46 = fcmp contract ogt <2 x double> %45, %38
  %47 = select <2 x i1> %46, <2 x double> %45, <2 x double> %38
  %48 = add nsw i64 %37, 2
  %49 = icmp slt i64 %48, %6
  br i1 %49, label %36, label %50

50:
  %51 = extractelement <2 x double> %47, i64 0
  %52 = extractelement <2 x double> %47, i64 1
  %53 = tail call contract double @llvm.maxnum.f64(double %51, double %52)
  %54 = fmul contract double %53, 2.000000e-13
  %55 = fadd contract double %30, %54
  br i1 %35, label %56, label %79

56:
  %57 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 22
  br label %91

58:
  br i1 %35, label %59, label %79

59:
  %60 = phi <2 x double> [ %74, %59 ], [ zeroinitializer, %58 ]
  %61 = phi <2 x double> [ %76, %59 ], [ zeroinitializer, %58 ]
  %62 = phi i64 [ %77, %59 ], [ 0, %58 ]
  %63 = getelementptr inbounds double, ptr %15, i64 %62
  %64 = load <2 x double>, ptr %63, align 16
  %65 = getelementptr inbounds double, ptr %1, i64 %62
  %66 = load <2 x double>, ptr %65, align 16
  %67 = fmul contract <2 x double> %64, %66
  %68 = getelementptr inbounds double, ptr %63, i64 2
  %69 = load <2 x double>, ptr %68, align 16
  %70 = getelementptr inbounds double, ptr %65, i64 2
  %71 = load <2 x double>, ptr %70, align 16
  %72 = fmul contract <2 x double> %69, %71
  %73 = fmul contract <2 x double> %67, %67
  %74 = fadd contract <2 x double> %60, %73
  %75 = fmul contract <2 x double> %72, %72
  %76 = fadd contract <2 x double> %61, %75
  %77 = add nsw i64 %62, 4
  %78 = icmp slt i64 %77, %6
  br i1 %78, label %59, label %79

79:
  %80 = phi <2 x double> [ zeroinitializer, %58 ], [ zeroinitializer, %50 ], [ zeroinitializer, %2 ], [ %76, %59 ]
  %81 = phi <2 x double> [ zeroinitializer, %58 ], [ zeroinitializer, %50 ], [ zeroinitializer, %2 ], [ %74, %59 ]
  %82 = shufflevector <2 x double> %81, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %83 = fadd contract <2 x double> %81, %82
  %84 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %85 = fadd contract <2 x double> %80, %84
  %86 = fadd contract <2 x double> %85, %83
  %87 = extractelement <2 x double> %86, i64 0
  %88 = sitofp i64 %4 to double
  %89 = fdiv contract double %87, %88
  %90 = tail call contract double @llvm.sqrt.f64(double %89)
  ret double %90

91:
  %92 = phi i64 [ 0, %56 ], [ %121, %118 ]
  %93 = icmp slt i64 %92, %4
  br i1 %93, label %94, label %118

94:
  %95 = getelementptr inbounds double, ptr %12, i64 %92
  %96 = load double, ptr %95, align 8
  %97 = fmul contract double %55, %96
  %98 = getelementptr inbounds double, ptr %13, i64 %92
  %99 = load double, ptr %98, align 8
  %100 = fmul contract double %29, %99
  %101 = fadd contract double %97, %100
  %102 = getelementptr inbounds double, ptr %32, i64 %92
  %103 = load double, ptr %102, align 8
  %104 = tail call contract double @llvm.fabs.f64(double %103)
  %105 = fmul contract double %104, 2.000000e-13
  %106 = fadd contract double %101, %105
  %107 = load ptr, ptr %57, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 %92
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %10, i64 %92
  %111 = load double, ptr %110, align 8
  %112 = fsub contract double %109, %111
  %113 = getelementptr inbounds double, ptr %1, i64 %92
  %114 = load double, ptr %113, align 8
  %115 = fmul contract double %106, %114
  %116 = fadd contract double %115, 1.000000e+00
  %117 = fdiv contract double %112, %116
  br label %118

118:
  %119 = phi contract double [ %117, %94 ], [ 0.000000e+00, %91 ]
  %120 = getelementptr inbounds double, ptr %15, i64 %92
  store double %119, ptr %120, align 8
  %121 = add nsw i64 %92, 1
  %122 = icmp eq i64 %121, %6
  br i1 %122, label %58, label %91
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

declare fastcc i32 @are_marks_straight(ptr, i64, i64, double, double, ptr, ptr, ptr)

define internal double @push_between(ptr %0, ptr %1, i64 %2, double %3, ptr %4, double %5, ptr %6, ptr %7) {
  %9 = alloca i64, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i64 6
  %13 = load double, ptr %12, align 8
  %14 = load ptr, ptr %1, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %14, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fdiv contract double %13, %16
  %18 = tail call contract double @llvm.fabs.f64(double %17)
  %19 = fmul contract double %18, 0x3D83880000000000
  %20 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %21 = load ptr, ptr %20, align 8
  %22 = shl nsw i64 %2, 1
  %23 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %22, %24
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = call contract fastcc double @mark_between(ptr %1, i64 3, double %3, ptr %4, double %5, ptr %6, ptr %9)
  %28 = fcmp contract olt double %27, 0x3FEFFFFDE7210BE9
  br i1 %28, label %29, label %50

29:
  %30 = phi double [ %48, %47 ], [ %27, %8 ]
  %31 = fcmp contract ule double %30, %19
  br i1 %31, label %44, label %32

32:
  %33 = phi double [ %42, %39 ], [ 0.000000e+00, %29 ]
  %34 = fmul contract double %30, %33
  %35 = fsub contract double %30, %34
  %36 = load ptr, ptr %1, align 8
  %37 = tail call contract fastcc double @defect(ptr %0, ptr %36, double %35, ptr %7)
  %38 = fcmp contract ugt double %37, 1.000000e+03
  br i1 %38, label %50, label %39

39:
  %40 = fcmp contract oeq double %33, 0.000000e+00
  %41 = fmul contract double %33, 1.000000e+02
  %42 = select contract i1 %40, double 1.000000e-10, double %41
  %43 = fcmp contract uge double %42, 5.000000e-02
  br i1 %43, label %44, label %32

44:
  %45 = fadd contract double %30, 0x3E7AD7F29ABCAF48
  %46 = fcmp contract ult double %45, %5
  br i1 %46, label %47, label %50

47:
  tail call fastcc void @look_closer(ptr %1, double %45, ptr %26)
  %48 = call contract fastcc double @mark_between(ptr %1, i64 3, double %45, ptr %26, double %5, ptr %6, ptr %9)
  %49 = fcmp contract olt double %48, 0x3FEFFFFDE7210BE9
  br i1 %49, label %29, label %50

50:
  %51 = phi double [ 1.000000e+00, %8 ], [ %35, %32 ], [ 1.000000e+00, %47 ], [ 1.000000e+00, %44 ]
  ret double %51
}

define internal double @push_within(ptr %0, ptr %1, i64 %2, double %3, ptr %4, double %5, ptr %6, ptr %7) {
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25
  %11 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 25, i32 11
  %12 = getelementptr inbounds %struct.Look, ptr %1, i64 0, i32 4
  %13 = tail call i64 @llvm.smax.i64(i64 %2, i64 59)
  br label %14

14:
  %15 = phi i64 [ %2, %8 ], [ %40, %50 ]
  %16 = phi double [ %3, %8 ], [ %21, %50 ]
  %17 = phi ptr [ %4, %8 ], [ %29, %50 ]
  %18 = load i64, ptr %9, align 8
  %19 = fsub contract double %5, %16
  %20 = fmul contract double %19, 0x3FDA827997709F7A
  %21 = fadd contract double %16, %20
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds %struct.Step, ptr %22, i64 0, i32 2
  %24 = load double, ptr %23, align 8
  %25 = fmul contract double %19, %24
  %26 = load ptr, ptr %11, align 8
  %27 = shl nsw i64 %15, 1
  %28 = mul nsw i64 %27, %18
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  tail call fastcc void @look_closer(ptr %1, double %21, ptr %29)
  %30 = tail call fastcc i32 @are_marks_straight(ptr %10, i64 %18, i64 3, double 0x3FDA827997709F7A, double %25, ptr %17, ptr %29, ptr %6)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:
  %33 = shl nsw i64 %18, 1
  %34 = getelementptr inbounds double, ptr %29, i64 %33
  %35 = fmul contract double %19, 0x3FE76CF5D1FEBADC
  %36 = fadd contract double %16, %35
  tail call fastcc void @look_closer(ptr %1, double %36, ptr %34)
  %37 = tail call fastcc i32 @are_marks_straight(ptr %10, i64 %18, i64 3, double 0x3FE76CF5D1FEBADC, double %25, ptr %17, ptr %34, ptr %6)
  br label %38

38:
  %39 = phi i32 [ %37, %32 ], [ 0, %14 ]
  %40 = add i64 %15, 1
  %41 = icmp eq i64 %15, %13
  br i1 %41, label %47, label %42

42:
  %43 = load i64, ptr %12, align 8
  %44 = icmp sgt i64 %43, 16383
  %45 = icmp ne i32 %39, 0
  %46 = select i1 %44, i1 true, i1 %45
  br i1 %46, label %47, label %50

47:
  %48 = phi i64 [ %15, %42 ], [ %13, %38 ]
  %49 = tail call contract double @push_between(ptr %0, ptr %1, i64 %48, double %16, ptr %17, double %5, ptr %6, ptr %7)
  br label %53

50:
  %51 = tail call contract double @push_within(ptr %0, ptr %1, i64 %40, double %16, ptr %17, double %21, ptr %29, ptr %7)
  %52 = fcmp contract olt double %51, 1.000000e+00
  br i1 %52, label %53, label %14

53:
  %54 = phi double [ %49, %47 ], [ %51, %50 ]
  ret double %54
}

define internal fastcc double @mark_between(ptr %0, i64 %1, double %2, ptr %3, double %4, ptr %5, ptr %6) {
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %9, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 2
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Step, ptr %8, i64 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fdiv contract double %15, %13
  %17 = tail call contract double @llvm.fabs.f64(double %16)
  %18 = fadd contract double %17, 1.000000e+00
  %19 = fmul contract double %18, 1.000000e-13
  %20 = icmp sgt i64 %11, 0
  br i1 %20, label %21, label %31

21:
  %22 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 11
  %26 = mul nsw i64 %11, 124
  %27 = fsub contract double %4, %2
  %28 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %29 = fadd contract double %19, %2
  %30 = fsub contract double %4, %19
  br label %33

31:
  %32 = phi double [ 2.000000e+00, %7 ], [ %92, %91 ]
  ret double %32

33:
  %34 = phi double [ 2.000000e+00, %21 ], [ %92, %91 ]
  %35 = phi i64 [ 0, %21 ], [ %93, %91 ]
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
  %48 = load ptr, ptr %24, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 %35
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %52, label %91

52:
  %53 = load ptr, ptr %25, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 %26
  %55 = getelementptr inbounds double, ptr %54, i64 %35
  %56 = load double, ptr %55, align 8
  %57 = fmul contract double %27, %43
  %58 = fmul contract double %27, %46
  %59 = tail call fastcc i32 @passes(double %56, double %37, double %57, double %39, double %58)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %91, label %61

61:
  %62 = fmul contract double %37, %39
  %63 = fcmp contract ogt double %62, 0.000000e+00
  br i1 %63, label %64, label %69

64:
  %65 = tail call contract fastcc double @turning(ptr %0, i64 %35, double %2, double %43, double %4, double %46, double %19)
  %66 = load ptr, ptr %28, align 8
  %67 = getelementptr inbounds double, ptr %66, i64 %35
  %68 = load double, ptr %67, align 8
  br label %69

69:
  %70 = phi double [ %65, %64 ], [ %4, %61 ]
  %71 = phi double [ %68, %64 ], [ %39, %61 ]
  %72 = fneg contract double %71
  %73 = select contract i1 %47, double %71, double %72
  %74 = tail call contract double @llvm.fabs.f64(double %37)
  %75 = tail call contract double @llvm.fabs.f64(double %39)
  %76 = tail call contract double @llvm.maxnum.f64(double %74, double %75)
  %77 = fmul contract double %76, 1.000000e-01
  %78 = fcmp contract ugt double %73, %77
  br i1 %78, label %91, label %79

79:
  %80 = fcmp contract ogt double %73, 0.000000e+00
  br i1 %80, label %83, label %81

81:
  %82 = tail call contract fastcc double @find_root(ptr %0, i64 %35, double %2, double %37, double %70, double %71)
  br label %83

83:
  %84 = phi contract double [ %82, %81 ], [ %70, %79 ]
  %85 = fcmp contract olt double %29, %84
  %86 = fcmp contract olt double %84, %30
  %87 = and i1 %85, %86
  %88 = fcmp contract olt double %84, %34
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %91

90:
  store i64 %35, ptr %6, align 8
  br label %91

91:
  %92 = phi double [ %34, %52 ], [ %34, %33 ], [ %34, %69 ], [ %84, %90 ], [ %34, %83 ]
  %93 = add nsw i64 %35, 1
  %94 = icmp eq i64 %93, %11
  br i1 %94, label %31, label %33
}

define internal fastcc double @defect(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 21
  %11 = load ptr, ptr %10, align 8
  %12 = mul nsw i64 %9, 18
  %13 = getelementptr double, ptr %11, i64 %12
  %14 = shl nsw i64 %9, 4
  %15 = getelementptr double, ptr %11, i64 %14
  %16 = fsub contract double 1.000000e+00, %2
  %17 = tail call contract double @llvm.minnum.f64(double %2, double %16)
  %18 = fmul contract double %17, 1.000000e-03
  %19 = fsub contract double %2, %18
  tail call fastcc void @polynomial(ptr %1, double %19)
  %20 = icmp sgt i64 %9, 0
  br i1 %20, label %21, label %28

21:
  %22 = phi i64 [ %26, %21 ], [ 0, %4 ]
  %23 = getelementptr inbounds double, ptr %15, i64 %22
  %24 = load <2 x double>, ptr %23, align 16
  %25 = getelementptr inbounds double, ptr %13, i64 %22
  store <2 x double> %24, ptr %25, align 16
  %26 = add nsw i64 %22, 2
  %27 = icmp slt i64 %26, %9
  br i1 %27, label %21, label %28

28:
  %29 = fadd contract double %18, %2
  tail call fastcc void @polynomial(ptr %1, double %29)
  %30 = icmp sgt i64 %7, 0
  br i1 %30, label %31, label %33

31:
  %32 = fmul contract double %18, 2.000000e+00
  br label %59

33:
  tail call fastcc void @polynomial(ptr %1, double %2)
  %34 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Step, ptr %1, i64 0, i32 2
  %37 = load double, ptr %36, align 8
  %38 = fmul contract double %37, %2
  %39 = fadd contract double %35, %38
  %40 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Run, ptr %0, i64 0, i32 24
  %43 = load ptr, ptr %42, align 8
  store double %39, ptr %5, align 8
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
  call void %52(ptr %5, ptr %15, ptr %41, ptr %43, ptr %54)
  br label %56

55:
  tail call fastcc void @rate_pivoted(ptr %0, i32 0, double %39, ptr %15, ptr %41, ptr %43)
  br label %56

56:
  br i1 %30, label %57, label %69

57:
  %58 = load ptr, ptr %42, align 8
  br label %102

59:
  %60 = phi i64 [ 0, %31 ], [ %67, %59 ]
  %61 = getelementptr inbounds double, ptr %15, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %13, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = fsub contract double %62, %64
  %66 = fdiv contract double %65, %32
  store double %66, ptr %63, align 8
  %67 = add nsw i64 %60, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %33, label %59

69:
  br i1 %20, label %70, label %90

70:
  %71 = phi <2 x double> [ %85, %70 ], [ zeroinitializer, %69 ]
  %72 = phi <2 x double> [ %87, %70 ], [ zeroinitializer, %69 ]
  %73 = phi i64 [ %88, %70 ], [ 0, %69 ]
  %74 = getelementptr inbounds double, ptr %13, i64 %73
  %75 = load <2 x double>, ptr %74, align 16
  %76 = getelementptr inbounds double, ptr %3, i64 %73
  %77 = load <2 x double>, ptr %76, align 16
  %78 = fmul contract <2 x double> %75, %77
  %79 = getelementptr inbounds double, ptr %74, i64 2
  %80 = load <2 x double>, ptr %79, align 16
  %81 = getelementptr inbounds double, ptr %76, i64 2
  %82 = load <2 x double>, ptr %81, align 16
  %83 = fmul contract <2 x double> %80, %82
  %84 = fmul contract <2 x double> %78, %78
  %85 = fadd contract <2 x double> %71, %84
  %86 = fmul contract <2 x double> %83, %83
  %87 = fadd contract <2 x double> %72, %86
  %88 = add nsw i64 %73, 4
  %89 = icmp slt i64 %88, %9
  br i1 %89, label %70, label %90

90:
  %91 = phi <2 x double> [ zeroinitializer, %69 ], [ %87, %70 ]
  %92 = phi <2 x double> [ zeroinitializer, %69 ], [ %85, %70 ]
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %94 = fadd contract <2 x double> %92, %93
  %95 = shufflevector <2 x double> %91, <2 x double> poison, <2 x i32> <i32 1, i32 undef>
  %96 = fadd contract <2 x double> %91, %95
  %97 = fadd contract <2 x double> %96, %94
  %98 = extractelement <2 x double> %97, i64 0
  %99 = sitofp i64 %7 to double
  %100 = fdiv contract double %98, %99
  %101 = call contract double @llvm.sqrt.f64(double %100)
  ret double %101

102:
  %103 = phi i64 [ 0, %57 ], [ %111, %102 ]
  %104 = load double, ptr %36, align 8
  %105 = getelementptr inbounds double, ptr %58, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = fmul contract double %104, %106
  %108 = getelementptr inbounds double, ptr %13, i64 %103
  %109 = load double, ptr %108, align 8
  %110 = fsub contract double %109, %107
  store double %110, ptr %108, align 8
  %111 = add nsw i64 %103, 1
  %112 = icmp eq i64 %111, %7
  br i1 %112, label %69, label %102
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
  %13 = mul nsw i64 %8, 124
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
  %41 = phi i64 [ %52, %51 ], [ 0, %3 ]
  %42 = getelementptr inbounds double, ptr %2, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = call contract double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds double, ptr %14, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fcmp contract ogt double %44, %46
  %48 = fcmp contract olt double %44, 0x7FF0000000000000
  %49 = and i1 %47, %48
  br i1 %49, label %50, label %51

50:
  store double %44, ptr %45, align 8
  br label %51

51:
  %52 = add nsw i64 %41, 1
  %53 = icmp eq i64 %52, %8
  br i1 %53, label %39, label %40
}

define internal fastcc double @turning(ptr %0, i64 %1, double %2, double %3, double %4, double %5, double %6) {
  %8 = alloca double, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Code, ptr %10, i64 0, i32 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Watch, ptr %14, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = add nsw i64 %12, %1
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  br label %19

19:
  %20 = phi double [ %2, %7 ], [ %75, %70 ]
  %21 = phi i32 [ 0, %7 ], [ %80, %70 ]
  %22 = phi i32 [ 0, %7 ], [ %74, %70 ]
  %23 = phi double [ %3, %7 ], [ %73, %70 ]
  %24 = phi double [ %4, %7 ], [ %72, %70 ]
  %25 = phi double [ %5, %7 ], [ %71, %70 ]
  %26 = fsub contract double %24, %20
  %27 = fmul contract double %25, %26
  %28 = fsub contract double %25, %23
  %29 = fdiv contract double %27, %28
  %30 = fsub contract double %24, %29
  %31 = fmul contract double %26, 1.000000e-03
  %32 = fadd contract double %20, %31
  %33 = call contract double @llvm.maxnum.f64(double %30, double %32)
  %34 = fsub contract double %24, %31
  %35 = call contract double @llvm.minnum.f64(double %33, double %34)
  %36 = load ptr, ptr %0, align 8
  call fastcc void @look_at(ptr %36, double %35)
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 2
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %35, %41
  %43 = fadd contract double %39, %42
  %44 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Step, ptr %36, i64 0, i32 5
  %47 = load ptr, ptr %46, align 8
  store double %43, ptr %8, align 8
  %48 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 14
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i64, ptr %49, i64 2
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  %53 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Code, ptr %37, i64 0, i32 13
  %56 = load ptr, ptr %55, align 8
  call void %54(ptr %8, ptr %45, ptr %47, ptr %16, ptr %56)
  %57 = load double, ptr %18, align 8
  %58 = fcmp contract uno double %57, 0.000000e+00
  br i1 %58, label %83, label %59

59:
  %60 = fmul contract double %57, %3
  %61 = fcmp contract ogt double %60, 0.000000e+00
  br i1 %61, label %62, label %66

62:
  %63 = icmp eq i32 %22, -1
  %64 = fmul contract double %25, 5.000000e-01
  %65 = select i1 %63, double %64, double %25
  br label %70

66:
  %67 = icmp eq i32 %22, 1
  %68 = fmul contract double %23, 5.000000e-01
  %69 = select i1 %67, double %68, double %23
  br label %70

70:
  %71 = phi double [ %65, %62 ], [ %57, %66 ]
  %72 = phi double [ %24, %62 ], [ %35, %66 ]
  %73 = phi double [ %57, %62 ], [ %69, %66 ]
  %74 = phi i32 [ -1, %62 ], [ 1, %66 ]
  %75 = phi double [ %35, %62 ], [ %20, %66 ]
  %76 = fsub contract double %72, %75
  %77 = fcmp contract olt double %76, %6
  %78 = fcmp contract oeq double %57, 0.000000e+00
  %79 = select i1 %77, i1 true, i1 %78
  %80 = add nsw i32 %21, 1
  %81 = icmp eq i32 %80, 60
  %82 = select i1 %79, i1 true, i1 %81
  br i1 %82, label %83, label %19

83:
  ret double %35
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

define fastcc void @look_at(ptr %0, double %1) {
  %3 = alloca double, align 8
  tail call fastcc void @polynomial(ptr %0, double %1)
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %8 = load double, ptr %7, align 8
  %9 = fmul contract double %8, %1
  %10 = fadd contract double %6, %9
  %11 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 7
  %14 = load i64, ptr %13, align 8
  %15 = shl nsw i64 %14, 4
  %16 = getelementptr inbounds double, ptr %12, i64 %15
  %17 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %20 = load ptr, ptr %19, align 8
  store double %10, ptr %3, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 14
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  call void %27(ptr %3, ptr %16, ptr %18, ptr %20, ptr %29)
  %30 = getelementptr inbounds %struct.Code, ptr %4, i64 0, i32 9
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %35, label %33

33:
  %34 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %4, double %34, ptr %18, ptr %20)
  br label %35

35:
  ret void
}

define internal fastcc void @polynomial(ptr %0, double %1) {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Code, ptr %3, i64 0, i32 7
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 2
  %7 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @make_dense(ptr %0)
  %9 = icmp sgt i64 %5, 1
  br i1 %9, label %10, label %16

10:
  %11 = fsub contract double 1.000000e+00, %1
  %12 = mul nsw i64 %6, 20
  %13 = shl nsw i64 %6, 4
  br label %14

14:
  %15 = phi i64 [ 0, %10 ], [ %24, %17 ]
  br label %26

16:
  ret void

17:
  %18 = add nsw i64 %15, %12
  %19 = getelementptr inbounds <2 x double>, ptr %8, i64 %18
  %20 = load <2 x double>, ptr %19, align 16
  %21 = fadd contract <2 x double> %40, %20
  %22 = add nsw i64 %15, %13
  %23 = getelementptr inbounds <2 x double>, ptr %8, i64 %22
  store <2 x double> %21, ptr %23, align 16
  %24 = add nsw i64 %15, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %16, label %14

26:
  %27 = phi i64 [ 6, %14 ], [ %41, %26 ]
  %28 = phi <2 x double> [ zeroinitializer, %14 ], [ %40, %26 ]
  %29 = add nsw i64 %27, 21
  %30 = mul nsw i64 %6, %29
  %31 = add nsw i64 %30, %15
  %32 = getelementptr inbounds <2 x double>, ptr %8, i64 %31
  %33 = load <2 x double>, ptr %32, align 16
  %34 = fadd contract <2 x double> %28, %33
  %35 = and i64 %27, 1
  %36 = icmp eq i64 %35, 0
  %37 = select contract i1 %36, double %1, double %11
  %38 = insertelement <2 x double> poison, double %37, i64 0
  %39 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> zeroinitializer
  %40 = fmul contract <2 x double> %39, %34
  %41 = add nsw i64 %27, -1
  %42 = icmp eq i64 %27, 0
  br i1 %42, label %17, label %26
}

define internal fastcc void @make_dense(ptr %0) {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %446, label %9

9:
  %10 = icmp eq i64 %7, -1
  br i1 %10, label %11, label %21

11:
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @take_step_one(ptr %12, double %14, double %16, ptr %18, ptr %20)
  br label %21

21:
  store i64 1, ptr %6, align 8
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 7
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %24, 2
  %26 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %31 = load ptr, ptr %30, align 8
  %32 = shl nsw i64 %24, 4
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = shl nsw i64 %25, 4
  %35 = getelementptr inbounds <2 x double>, ptr %31, i64 %34
  %36 = fadd contract double %27, %29
  %37 = mul nsw i64 %24, 17
  %38 = getelementptr inbounds double, ptr %31, i64 %37
  %39 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %40 = load ptr, ptr %39, align 8
  %41 = mul nsw i64 %24, 12
  %42 = getelementptr inbounds double, ptr %31, i64 %41
  store double %36, ptr %5, align 8
  %43 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 14
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %54

50:
  %51 = load ptr, ptr %22, align 8
  %52 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %53 = load ptr, ptr %52, align 8
  call void %51(ptr %5, ptr %38, ptr %40, ptr %42, ptr %53)
  br label %55

54:
  tail call fastcc void @rate_pivoted(ptr %22, i32 0, double %36, ptr %38, ptr %40, ptr %42)
  br label %55

55:
  %56 = icmp sgt i64 %24, 1
  br i1 %56, label %57, label %68

57:
  %58 = mul nsw i64 %25, 20
  %59 = insertelement <2 x double> poison, double %27, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = mul nsw i64 %25, 6
  %62 = mul nsw i64 %25, 7
  %63 = shl nsw i64 %25, 3
  %64 = mul nsw i64 %25, 9
  %65 = mul nsw i64 %25, 10
  %66 = mul nsw i64 %25, 11
  %67 = mul nsw i64 %25, 12
  br label %96

68:
  %69 = fmul contract double %27, 1.000000e-01
  %70 = fadd contract double %29, %69
  %71 = load ptr, ptr %39, align 8
  %72 = mul nsw i64 %24, 13
  %73 = getelementptr inbounds double, ptr %31, i64 %72
  store double %70, ptr %4, align 8
  %74 = load ptr, ptr %43, align 8
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = load ptr, ptr %47, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %79, label %83

79:
  %80 = load ptr, ptr %22, align 8
  %81 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %82 = load ptr, ptr %81, align 8
  call void %80(ptr %4, ptr %33, ptr %71, ptr %73, ptr %82)
  br label %84

83:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %70, ptr %33, ptr %71, ptr %73)
  br label %84

84:
  br i1 %56, label %85, label %144

85:
  %86 = mul nsw i64 %25, 20
  %87 = insertelement <2 x double> poison, double %27, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = mul nsw i64 %25, 5
  %90 = mul nsw i64 %25, 6
  %91 = mul nsw i64 %25, 7
  %92 = mul nsw i64 %25, 10
  %93 = mul nsw i64 %25, 11
  %94 = mul nsw i64 %25, 12
  %95 = mul nsw i64 %25, 13
  br label %172

96:
  %97 = phi i64 [ 0, %57 ], [ %142, %96 ]
  %98 = add nsw i64 %97, %58
  %99 = getelementptr inbounds <2 x double>, ptr %31, i64 %98
  %100 = load <2 x double>, ptr %99, align 16
  %101 = getelementptr inbounds <2 x double>, ptr %31, i64 %97
  %102 = load <2 x double>, ptr %101, align 16
  %103 = fmul contract <2 x double> %102, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %104 = add nsw i64 %97, %61
  %105 = getelementptr inbounds <2 x double>, ptr %31, i64 %104
  %106 = load <2 x double>, ptr %105, align 16
  %107 = fmul contract <2 x double> %106, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %108 = fadd contract <2 x double> %103, %107
  %109 = add nsw i64 %97, %62
  %110 = getelementptr inbounds <2 x double>, ptr %31, i64 %109
  %111 = load <2 x double>, ptr %110, align 16
  %112 = fmul contract <2 x double> %111, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %113 = fsub contract <2 x double> %108, %112
  %114 = add nsw i64 %97, %63
  %115 = getelementptr inbounds <2 x double>, ptr %31, i64 %114
  %116 = load <2 x double>, ptr %115, align 16
  %117 = fmul contract <2 x double> %116, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %118 = fsub contract <2 x double> %113, %117
  %119 = add nsw i64 %97, %64
  %120 = getelementptr inbounds <2 x double>, ptr %31, i64 %119
  %121 = load <2 x double>, ptr %120, align 16
  %122 = fmul contract <2 x double> %121, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %123 = fadd contract <2 x double> %118, %122
  %124 = add nsw i64 %97, %65
  %125 = getelementptr inbounds <2 x double>, ptr %31, i64 %124
  %126 = load <2 x double>, ptr %125, align 16
  %127 = fmul contract <2 x double> %126, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %128 = fadd contract <2 x double> %123, %127
  %129 = add nsw i64 %97, %66
  %130 = getelementptr inbounds <2 x double>, ptr %31, i64 %129
  %131 = load <2 x double>, ptr %130, align 16
  %132 = fmul contract <2 x double> %131, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %133 = fadd contract <2 x double> %128, %132
  %134 = add nsw i64 %97, %67
  %135 = getelementptr inbounds <2 x double>, ptr %31, i64 %134
  %136 = load <2 x double>, ptr %135, align 16
  %137 = fmul contract <2 x double> %136, <double 8.298000e-03, double 8.298000e-03>
  %138 = fsub contract <2 x double> %133, %137
  %139 = fmul contract <2 x double> %60, %138
  %140 = fadd contract <2 x double> %100, %139
  %141 = getelementptr inbounds <2 x double>, ptr %35, i64 %97
  store <2 x double> %140, ptr %141, align 16
  %142 = add nsw i64 %97, 1
  %143 = icmp eq i64 %142, %25
  br i1 %143, label %68, label %96

144:
  %145 = fmul contract double %27, 2.000000e-01
  %146 = fadd contract double %29, %145
  %147 = load ptr, ptr %39, align 8
  %148 = mul nsw i64 %24, 14
  %149 = getelementptr inbounds double, ptr %31, i64 %148
  store double %146, ptr %3, align 8
  %150 = load ptr, ptr %43, align 8
  %151 = load i64, ptr %150, align 8
  %152 = add nsw i64 %151, 1
  store i64 %152, ptr %150, align 8
  %153 = load ptr, ptr %47, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %159

155:
  %156 = load ptr, ptr %22, align 8
  %157 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %158 = load ptr, ptr %157, align 8
  call void %156(ptr %3, ptr %33, ptr %147, ptr %149, ptr %158)
  br label %160

159:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %146, ptr %33, ptr %147, ptr %149)
  br label %160

160:
  br i1 %56, label %161, label %220

161:
  %162 = mul nsw i64 %25, 20
  %163 = insertelement <2 x double> poison, double %27, i64 0
  %164 = shufflevector <2 x double> %163, <2 x double> poison, <2 x i32> zeroinitializer
  %165 = mul nsw i64 %25, 5
  %166 = mul nsw i64 %25, 6
  %167 = mul nsw i64 %25, 7
  %168 = shl nsw i64 %25, 3
  %169 = mul nsw i64 %25, 12
  %170 = mul nsw i64 %25, 13
  %171 = mul nsw i64 %25, 14
  br label %256

172:
  %173 = phi i64 [ 0, %85 ], [ %218, %172 ]
  %174 = add nsw i64 %173, %86
  %175 = getelementptr inbounds <2 x double>, ptr %31, i64 %174
  %176 = load <2 x double>, ptr %175, align 16
  %177 = getelementptr inbounds <2 x double>, ptr %31, i64 %173
  %178 = load <2 x double>, ptr %177, align 16
  %179 = fmul contract <2 x double> %178, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %180 = add nsw i64 %173, %89
  %181 = getelementptr inbounds <2 x double>, ptr %31, i64 %180
  %182 = load <2 x double>, ptr %181, align 16
  %183 = fmul contract <2 x double> %182, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %184 = fadd contract <2 x double> %179, %183
  %185 = add nsw i64 %173, %90
  %186 = getelementptr inbounds <2 x double>, ptr %31, i64 %185
  %187 = load <2 x double>, ptr %186, align 16
  %188 = fmul contract <2 x double> %187, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %189 = fadd contract <2 x double> %184, %188
  %190 = add nsw i64 %173, %91
  %191 = getelementptr inbounds <2 x double>, ptr %31, i64 %190
  %192 = load <2 x double>, ptr %191, align 16
  %193 = fmul contract <2 x double> %192, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %194 = fsub contract <2 x double> %189, %193
  %195 = add nsw i64 %173, %92
  %196 = getelementptr inbounds <2 x double>, ptr %31, i64 %195
  %197 = load <2 x double>, ptr %196, align 16
  %198 = fmul contract <2 x double> %197, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %199 = fsub contract <2 x double> %194, %198
  %200 = add nsw i64 %173, %93
  %201 = getelementptr inbounds <2 x double>, ptr %31, i64 %200
  %202 = load <2 x double>, ptr %201, align 16
  %203 = fmul contract <2 x double> %202, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %204 = fadd contract <2 x double> %199, %203
  %205 = add nsw i64 %173, %94
  %206 = getelementptr inbounds <2 x double>, ptr %31, i64 %205
  %207 = load <2 x double>, ptr %206, align 16
  %208 = fmul contract <2 x double> %207, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %209 = fsub contract <2 x double> %204, %208
  %210 = add nsw i64 %173, %95
  %211 = getelementptr inbounds <2 x double>, ptr %31, i64 %210
  %212 = load <2 x double>, ptr %211, align 16
  %213 = fmul contract <2 x double> %212, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %214 = fadd contract <2 x double> %209, %213
  %215 = fmul contract <2 x double> %88, %214
  %216 = fadd contract <2 x double> %176, %215
  %217 = getelementptr inbounds <2 x double>, ptr %35, i64 %173
  store <2 x double> %216, ptr %217, align 16
  %218 = add nsw i64 %173, 1
  %219 = icmp eq i64 %218, %25
  br i1 %219, label %144, label %172

220:
  %221 = fmul contract double %27, 0x3FE8E38E38E38E39
  %222 = fadd contract double %29, %221
  %223 = load ptr, ptr %39, align 8
  %224 = mul nsw i64 %24, 15
  %225 = getelementptr inbounds double, ptr %31, i64 %224
  store double %222, ptr %2, align 8
  %226 = load ptr, ptr %43, align 8
  %227 = load i64, ptr %226, align 8
  %228 = add nsw i64 %227, 1
  store i64 %228, ptr %226, align 8
  %229 = load ptr, ptr %47, align 8
  %230 = icmp eq ptr %229, null
  br i1 %230, label %231, label %235

231:
  %232 = load ptr, ptr %22, align 8
  %233 = getelementptr inbounds %struct.Code, ptr %22, i64 0, i32 13
  %234 = load ptr, ptr %233, align 8
  call void %232(ptr %2, ptr %33, ptr %223, ptr %225, ptr %234)
  br label %236

235:
  call fastcc void @rate_pivoted(ptr %22, i32 0, double %222, ptr %33, ptr %223, ptr %225)
  br label %236

236:
  br i1 %56, label %237, label %446

237:
  %238 = mul nsw i64 %25, 17
  %239 = mul nsw i64 %25, 20
  %240 = mul nsw i64 %25, 21
  %241 = insertelement <2 x double> poison, double %27, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  %243 = mul nsw i64 %25, 22
  %244 = mul nsw i64 %25, 12
  %245 = mul nsw i64 %25, 23
  %246 = mul nsw i64 %25, 5
  %247 = mul nsw i64 %25, 6
  %248 = mul nsw i64 %25, 7
  %249 = shl nsw i64 %25, 3
  %250 = mul nsw i64 %25, 9
  %251 = mul nsw i64 %25, 10
  %252 = mul nsw i64 %25, 11
  %253 = mul nsw i64 %25, 13
  %254 = mul nsw i64 %25, 14
  %255 = mul nsw i64 %25, 15
  br label %304

256:
  %257 = phi i64 [ 0, %161 ], [ %302, %256 ]
  %258 = add nsw i64 %257, %162
  %259 = getelementptr inbounds <2 x double>, ptr %31, i64 %258
  %260 = load <2 x double>, ptr %259, align 16
  %261 = getelementptr inbounds <2 x double>, ptr %31, i64 %257
  %262 = load <2 x double>, ptr %261, align 16
  %263 = fmul contract <2 x double> %262, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %264 = add nsw i64 %257, %165
  %265 = getelementptr inbounds <2 x double>, ptr %31, i64 %264
  %266 = load <2 x double>, ptr %265, align 16
  %267 = fmul contract <2 x double> %266, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %268 = fsub contract <2 x double> %263, %267
  %269 = add nsw i64 %257, %166
  %270 = getelementptr inbounds <2 x double>, ptr %31, i64 %269
  %271 = load <2 x double>, ptr %270, align 16
  %272 = fmul contract <2 x double> %271, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %273 = fadd contract <2 x double> %268, %272
  %274 = add nsw i64 %257, %167
  %275 = getelementptr inbounds <2 x double>, ptr %31, i64 %274
  %276 = load <2 x double>, ptr %275, align 16
  %277 = fmul contract <2 x double> %276, <double 0x401046A54457171C, double 0x401046A54457171C>
  %278 = fadd contract <2 x double> %273, %277
  %279 = add nsw i64 %257, %168
  %280 = getelementptr inbounds <2 x double>, ptr %31, i64 %279
  %281 = load <2 x double>, ptr %280, align 16
  %282 = fmul contract <2 x double> %281, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %283 = fadd contract <2 x double> %278, %282
  %284 = add nsw i64 %257, %169
  %285 = getelementptr inbounds <2 x double>, ptr %31, i64 %284
  %286 = load <2 x double>, ptr %285, align 16
  %287 = fmul contract <2 x double> %286, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %288 = fsub contract <2 x double> %283, %287
  %289 = add nsw i64 %257, %170
  %290 = getelementptr inbounds <2 x double>, ptr %31, i64 %289
  %291 = load <2 x double>, ptr %290, align 16
  %292 = fmul contract <2 x double> %291, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %293 = fadd contract <2 x double> %288, %292
  %294 = add nsw i64 %257, %171
  %295 = getelementptr inbounds <2 x double>, ptr %31, i64 %294
  %296 = load <2 x double>, ptr %295, align 16
  %297 = fmul contract <2 x double> %296, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %298 = fsub contract <2 x double> %293, %297
  %299 = fmul contract <2 x double> %164, %298
  %300 = fadd contract <2 x double> %260, %299
  %301 = getelementptr inbounds <2 x double>, ptr %35, i64 %257
  store <2 x double> %300, ptr %301, align 16
  %302 = add nsw i64 %257, 1
  %303 = icmp eq i64 %302, %25
  br i1 %303, label %220, label %256

304:
  %305 = phi i64 [ 0, %237 ], [ %352, %351 ]
  %306 = add nsw i64 %305, %238
  %307 = getelementptr inbounds <2 x double>, ptr %31, i64 %306
  %308 = load <2 x double>, ptr %307, align 16
  %309 = add nsw i64 %305, %239
  %310 = getelementptr inbounds <2 x double>, ptr %31, i64 %309
  %311 = load <2 x double>, ptr %310, align 16
  %312 = fsub contract <2 x double> %308, %311
  %313 = add nsw i64 %305, %240
  %314 = getelementptr inbounds <2 x double>, ptr %31, i64 %313
  store <2 x double> %312, ptr %314, align 16
  %315 = getelementptr inbounds <2 x double>, ptr %31, i64 %305
  %316 = load <2 x double>, ptr %315, align 16
  %317 = fmul contract <2 x double> %242, %316
  %318 = fsub contract <2 x double> %317, %312
  %319 = add nsw i64 %305, %243
  %320 = getelementptr inbounds <2 x double>, ptr %31, i64 %319
  store <2 x double> %318, ptr %320, align 16
  %321 = fmul contract <2 x double> %312, <double 2.000000e+00, double 2.000000e+00>
  %322 = add nsw i64 %305, %244
  %323 = getelementptr inbounds <2 x double>, ptr %31, i64 %322
  %324 = load <2 x double>, ptr %323, align 16
  %325 = load <2 x double>, ptr %315, align 16
  %326 = fadd contract <2 x double> %324, %325
  %327 = fmul contract <2 x double> %242, %326
  %328 = fsub contract <2 x double> %321, %327
  %329 = add nsw i64 %305, %245
  %330 = getelementptr inbounds <2 x double>, ptr %31, i64 %329
  store <2 x double> %328, ptr %330, align 16
  %331 = add nsw i64 %305, %246
  %332 = getelementptr inbounds <2 x double>, ptr %31, i64 %331
  %333 = add nsw i64 %305, %247
  %334 = getelementptr inbounds <2 x double>, ptr %31, i64 %333
  %335 = add nsw i64 %305, %248
  %336 = getelementptr inbounds <2 x double>, ptr %31, i64 %335
  %337 = add nsw i64 %305, %249
  %338 = getelementptr inbounds <2 x double>, ptr %31, i64 %337
  %339 = add nsw i64 %305, %250
  %340 = getelementptr inbounds <2 x double>, ptr %31, i64 %339
  %341 = add nsw i64 %305, %251
  %342 = getelementptr inbounds <2 x double>, ptr %31, i64 %341
  %343 = add nsw i64 %305, %252
  %344 = getelementptr inbounds <2 x double>, ptr %31, i64 %343
  %345 = add nsw i64 %305, %253
  %346 = getelementptr inbounds <2 x double>, ptr %31, i64 %345
  %347 = add nsw i64 %305, %254
  %348 = getelementptr inbounds <2 x double>, ptr %31, i64 %347
  %349 = add nsw i64 %305, %255
  %350 = getelementptr inbounds <2 x double>, ptr %31, i64 %349
  br label %354

351:
  %352 = add nsw i64 %305, 1
  %353 = icmp eq i64 %352, %25
  br i1 %353, label %446, label %304

354:
  %355 = phi i64 [ 0, %304 ], [ %444, %354 ]
  %356 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355
  %357 = load double, ptr %356, align 16
  %358 = insertelement <2 x double> poison, double %357, i64 0
  %359 = shufflevector <2 x double> %358, <2 x double> poison, <2 x i32> zeroinitializer
  %360 = load <2 x double>, ptr %315, align 16
  %361 = fmul contract <2 x double> %360, %359
  %362 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 5
  %363 = load double, ptr %362, align 8
  %364 = insertelement <2 x double> poison, double %363, i64 0
  %365 = shufflevector <2 x double> %364, <2 x double> poison, <2 x i32> zeroinitializer
  %366 = load <2 x double>, ptr %332, align 16
  %367 = fmul contract <2 x double> %366, %365
  %368 = fadd contract <2 x double> %361, %367
  %369 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 6
  %370 = load double, ptr %369, align 16
  %371 = insertelement <2 x double> poison, double %370, i64 0
  %372 = shufflevector <2 x double> %371, <2 x double> poison, <2 x i32> zeroinitializer
  %373 = load <2 x double>, ptr %334, align 16
  %374 = fmul contract <2 x double> %373, %372
  %375 = fadd contract <2 x double> %368, %374
  %376 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 7
  %377 = load double, ptr %376, align 8
  %378 = insertelement <2 x double> poison, double %377, i64 0
  %379 = shufflevector <2 x double> %378, <2 x double> poison, <2 x i32> zeroinitializer
  %380 = load <2 x double>, ptr %336, align 16
  %381 = fmul contract <2 x double> %380, %379
  %382 = fadd contract <2 x double> %375, %381
  %383 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 8
  %384 = load double, ptr %383, align 16
  %385 = insertelement <2 x double> poison, double %384, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = load <2 x double>, ptr %338, align 16
  %388 = fmul contract <2 x double> %387, %386
  %389 = fadd contract <2 x double> %382, %388
  %390 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 9
  %391 = load double, ptr %390, align 8
  %392 = insertelement <2 x double> poison, double %391, i64 0
  %393 = shufflevector <2 x double> %392, <2 x double> poison, <2 x i32> zeroinitializer
  %394 = load <2 x double>, ptr %340, align 16
  %395 = fmul contract <2 x double> %394, %393
  %396 = fadd contract <2 x double> %389, %395
  %397 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 10
  %398 = load double, ptr %397, align 16
  %399 = insertelement <2 x double> poison, double %398, i64 0
  %400 = shufflevector <2 x double> %399, <2 x double> poison, <2 x i32> zeroinitializer
  %401 = load <2 x double>, ptr %342, align 16
  %402 = fmul contract <2 x double> %401, %400
  %403 = fadd contract <2 x double> %396, %402
  %404 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 11
  %405 = load double, ptr %404, align 8
  %406 = insertelement <2 x double> poison, double %405, i64 0
  %407 = shufflevector <2 x double> %406, <2 x double> poison, <2 x i32> zeroinitializer
  %408 = load <2 x double>, ptr %344, align 16
  %409 = fmul contract <2 x double> %408, %407
  %410 = fadd contract <2 x double> %403, %409
  %411 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 12
  %412 = load double, ptr %411, align 16
  %413 = insertelement <2 x double> poison, double %412, i64 0
  %414 = shufflevector <2 x double> %413, <2 x double> poison, <2 x i32> zeroinitializer
  %415 = load <2 x double>, ptr %323, align 16
  %416 = fmul contract <2 x double> %415, %414
  %417 = fadd contract <2 x double> %410, %416
  %418 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 13
  %419 = load double, ptr %418, align 8
  %420 = insertelement <2 x double> poison, double %419, i64 0
  %421 = shufflevector <2 x double> %420, <2 x double> poison, <2 x i32> zeroinitializer
  %422 = load <2 x double>, ptr %346, align 16
  %423 = fmul contract <2 x double> %422, %421
  %424 = fadd contract <2 x double> %417, %423
  %425 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 14
  %426 = load double, ptr %425, align 16
  %427 = insertelement <2 x double> poison, double %426, i64 0
  %428 = shufflevector <2 x double> %427, <2 x double> poison, <2 x i32> zeroinitializer
  %429 = load <2 x double>, ptr %348, align 16
  %430 = fmul contract <2 x double> %429, %428
  %431 = fadd contract <2 x double> %424, %430
  %432 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %355, i64 15
  %433 = load double, ptr %432, align 8
  %434 = insertelement <2 x double> poison, double %433, i64 0
  %435 = shufflevector <2 x double> %434, <2 x double> poison, <2 x i32> zeroinitializer
  %436 = load <2 x double>, ptr %350, align 16
  %437 = fmul contract <2 x double> %436, %435
  %438 = fadd contract <2 x double> %431, %437
  %439 = fmul contract <2 x double> %242, %438
  %440 = add nsw i64 %355, 24
  %441 = mul nsw i64 %25, %440
  %442 = add nsw i64 %441, %305
  %443 = getelementptr inbounds <2 x double>, ptr %31, i64 %442
  store <2 x double> %439, ptr %443, align 16
  %444 = add nsw i64 %355, 1
  %445 = icmp eq i64 %444, 4
  br i1 %445, label %351, label %354

446:
  ret void
}

define fastcc void @look_into(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %5, i64 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 7
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  br i1 %8, label %13, label %21

13:
  %14 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 11
  %15 = load ptr, ptr %14, align 8
  %16 = mul nsw i64 %7, 124
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = mul nsw i64 %7, 126
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = getelementptr inbounds double, ptr %17, i64 %7
  br label %39

21:
  %22 = getelementptr inbounds %struct.Step, ptr %2, i64 0, i32 4
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 8
  tail call fastcc void @visit(ptr %0, i32 0, double 0.000000e+00, ptr %10, double %23, ptr %12)
  %25 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 6
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 5
  store i64 %27, ptr %30, align 8
  %31 = load i64, ptr %4, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %60

33:
  %34 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 4
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 11
  %37 = mul nsw i64 %7, 126
  %38 = getelementptr inbounds %struct.Watch, ptr %4, i64 0, i32 10
  br label %65

39:
  %40 = phi i64 [ 0, %13 ], [ %58, %39 ]
  %41 = getelementptr inbounds double, ptr %10, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %12, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fcmp contract ord double %42, 0.000000e+00
  %46 = tail call contract double @llvm.fabs.f64(double %42)
  %47 = select contract i1 %45, double %46, double 0.000000e+00
  %48 = fcmp contract ord double %44, 0.000000e+00
  %49 = tail call contract double @llvm.fabs.f64(double %44)
  %50 = select contract i1 %48, double %49, double 0.000000e+00
  %51 = fadd contract double %47, %50
  %52 = getelementptr inbounds double, ptr %17, i64 %40
  store double %51, ptr %52, align 8
  %53 = shl nsw i64 %40, 1
  %54 = or i64 %53, 1
  %55 = getelementptr inbounds double, ptr %19, i64 %54
  store double 0.000000e+00, ptr %55, align 8
  %56 = getelementptr inbounds double, ptr %19, i64 %53
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds double, ptr %20, i64 %40
  store double 0.000000e+00, ptr %57, align 8
  %58 = add nsw i64 %40, 1
  %59 = icmp eq i64 %58, %7
  br i1 %59, label %21, label %39

60:
  tail call fastcc void @report(ptr %0)
  %61 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %62 = load double, ptr %61, align 8
  %63 = load double, ptr %22, align 8
  %64 = fcmp contract olt double %62, %63
  br i1 %64, label %93, label %95

65:
  %66 = phi i64 [ 0, %33 ], [ %91, %90 ]
  %67 = shl nsw i64 %66, 2
  %68 = getelementptr inbounds i64, ptr %35, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 5
  br i1 %70, label %71, label %90

71:
  %72 = load ptr, ptr %36, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %37
  %74 = or i64 %67, 1
  %75 = getelementptr inbounds i64, ptr %35, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = shl nsw i64 %76, 1
  %78 = getelementptr inbounds double, ptr %73, i64 %77
  %79 = getelementptr inbounds double, ptr %78, i64 1
  %80 = load double, ptr %79, align 8
  %81 = load double, ptr %78, align 8
  %82 = fmul contract double %81, 1.000000e-05
  %83 = fcmp contract ugt double %80, %82
  br i1 %83, label %84, label %90

84:
  %85 = load ptr, ptr %38, align 8
  %86 = or i64 %67, 2
  %87 = getelementptr inbounds i64, ptr %35, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %85, i64 %88
  store double 0x7FF8000000000000, ptr %89, align 8
  br label %90

90:
  %91 = add nsw i64 %66, 1
  %92 = icmp eq i64 %91, %31
  br i1 %92, label %60, label %65

93:
  %94 = load ptr, ptr %24, align 8
  tail call fastcc void @ask_inside(ptr %2, double %62, ptr %94)
  br label %95

95:
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

define internal fastcc void @visit(ptr %0, i32 %1, double %2, ptr %3, double %4, ptr %5) {
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fcmp contract ugt double %16, %2
  br i1 %17, label %18, label %146

18:
  %19 = icmp sgt i64 %14, 0
  br i1 %19, label %20, label %37

20:
  %21 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %22 = load ptr, ptr %21, align 8
  br label %25

23:
  %24 = icmp eq i32 %34, 0
  br i1 %24, label %37, label %38

25:
  %26 = phi i32 [ 0, %20 ], [ %34, %25 ]
  %27 = phi i64 [ 0, %20 ], [ %35, %25 ]
  %28 = getelementptr inbounds i64, ptr %22, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp ne i64 %29, 0
  %31 = icmp ne i64 %29, 3
  %32 = and i1 %30, %31
  %33 = zext i1 %32 to i32
  %34 = or i32 %26, %33
  %35 = add nsw i64 %27, 1
  %36 = icmp eq i64 %35, %14
  br i1 %36, label %23, label %25

37:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %4, ptr %5, i32 0)
  br label %146

38:
  %39 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 4
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 16383
  store i64 0, ptr %7, align 8
  %42 = icmp sgt i32 %1, 58
  %43 = select i1 %42, i1 true, i1 %41
  br i1 %43, label %80, label %44

44:
  %45 = call contract fastcc double @mark_between(ptr %0, i64 2, double %2, ptr %3, double %4, ptr %5, ptr %7)
  %46 = fcmp contract olt double %45, 2.000000e+00
  br i1 %46, label %47, label %80

47:
  %48 = load i64, ptr %7, align 8
  %49 = load ptr, ptr %0, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 8
  %52 = load i64, ptr %51, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = getelementptr inbounds %struct.Watch, ptr %53, i64 0, i32 11
  %55 = load ptr, ptr %54, align 8
  %56 = shl nsw i32 %1, 1
  %57 = sext i32 %56 to i64
  %58 = mul nsw i64 %52, %57
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = shl nsw i64 %52, 1
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Step, ptr %49, i64 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = fdiv contract double %63, %65
  %67 = tail call contract double @llvm.fabs.f64(double %66)
  %68 = fadd contract double %67, 1.000000e+00
  %69 = fmul contract double %68, 1.000000e-13
  %70 = fsub contract double %45, %69
  tail call fastcc void @look_closer(ptr %0, double %70, ptr %59)
  tail call fastcc void @look_closer(ptr %0, double %45, ptr %61)
  %71 = getelementptr inbounds double, ptr %61, i64 %48
  %72 = load double, ptr %71, align 8
  %73 = fcmp contract oeq double %72, 0.000000e+00
  br i1 %73, label %74, label %78

74:
  %75 = getelementptr inbounds double, ptr %59, i64 %48
  %76 = load double, ptr %75, align 8
  %77 = fmul contract double %76, 0xBCB0000000000000
  store double %77, ptr %71, align 8
  br label %78

78:
  %79 = add nsw i32 %1, 2
  tail call fastcc void @visit(ptr %0, i32 %79, double %2, ptr %3, double %70, ptr %59)
  tail call fastcc void @take(ptr %0, double %70, ptr %59, double %45, ptr %61, i32 1)
  tail call fastcc void @visit(ptr %0, i32 %79, double %45, ptr %61, double %4, ptr %5)
  br label %145

80:
  %81 = fsub contract double %4, %2
  %82 = fmul contract double %81, 0x3FDA827997709F7A
  %83 = fadd contract double %82, %2
  %84 = fmul contract double %81, 0x3FE76CF5D1FEBADC
  %85 = fadd contract double %84, %2
  %86 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %87 = load ptr, ptr %86, align 8
  %88 = shl nsw i32 %1, 1
  %89 = sext i32 %88 to i64
  %90 = mul nsw i64 %14, %89
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = shl nsw i64 %14, 1
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  tail call fastcc void @look_closer(ptr %0, double %83, ptr %91)
  %94 = icmp eq i32 %1, 60
  br i1 %94, label %106, label %95

95:
  %96 = load ptr, ptr %0, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %96, i64 0, i32 1
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Step, ptr %96, i64 0, i32 2
  %100 = load double, ptr %99, align 8
  %101 = fdiv contract double %98, %100
  %102 = tail call contract double @llvm.fabs.f64(double %101)
  %103 = fadd contract double %102, 1.000000e+00
  %104 = fmul contract double %103, 1.000000e-13
  %105 = fcmp contract ole double %81, %104
  br label %106

106:
  %107 = phi i1 [ true, %80 ], [ %105, %95 ]
  %108 = zext i1 %107 to i32
  store i32 0, ptr %8, align 4
  %109 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FDA827997709F7A, double %81, ptr %3, ptr %91, ptr %5, ptr %8)
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i1 true, i1 %107
  %112 = select i1 %111, i1 true, i1 %41
  br i1 %112, label %123, label %113

113:
  %114 = icmp eq i32 %1, 0
  br i1 %114, label %115, label %121

115:
  %116 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %117, i64 5
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %140, label %121

121:
  tail call fastcc void @look_closer(ptr %0, double %85, ptr %93)
  %122 = call fastcc i32 @is_settled(ptr %0, i32 %1, double 0x3FE76CF5D1FEBADC, double %81, ptr %3, ptr %93, ptr %5, ptr %8)
  br label %135

123:
  %124 = load i32, ptr %8, align 4
  %125 = icmp eq i32 %124, 0
  %126 = select i1 %125, i1 true, i1 %107
  %127 = xor i1 %126, true
  %128 = select i1 %127, i1 %41, i1 false
  br i1 %128, label %129, label %135

129:
  %130 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 13
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 3
  %133 = load i64, ptr %132, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %132, align 8
  br label %140

135:
  %136 = phi i32 [ %109, %123 ], [ %122, %121 ]
  %137 = icmp ne i32 %136, 0
  %138 = select i1 %137, i1 true, i1 %107
  %139 = select i1 %138, i1 true, i1 %41
  br i1 %139, label %140, label %141

140:
  tail call fastcc void @take(ptr %0, double %2, ptr %3, double %83, ptr %91, i32 %108)
  tail call fastcc void @take(ptr %0, double %83, ptr %91, double %4, ptr %5, i32 %108)
  br label %144

141:
  %142 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 6
  store i32 1, ptr %142, align 4
  %143 = add nsw i32 %1, 1
  tail call fastcc void @visit(ptr %0, i32 %143, double %2, ptr %3, double %83, ptr %91)
  tail call fastcc void @visit(ptr %0, i32 %143, double %83, ptr %91, double %4, ptr %5)
  br label %144

144:
  br label %145

145:
  br label %146

146:
  ret void
}

define internal fastcc void @report(ptr %0) {
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

define internal fastcc void @take(ptr %0, double %1, ptr %2, double %3, ptr %4, i32 %5) {
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
  br i1 %17, label %18, label %408

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
  %236 = mul nsw i64 %14, 122
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
  br i1 %244, label %245, label %408

245:
  %246 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %247 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %248 = fadd contract double %243, %1
  %249 = fmul contract double %248, 5.000000e-01
  %250 = fsub contract double %243, %1
  %251 = fmul contract double %250, 5.000000e-01
  %252 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 9
  br label %253

253:
  %254 = phi i64 [ 0, %245 ], [ %405, %404 ]
  %255 = load ptr, ptr %246, align 8
  %256 = shl nsw i64 %254, 2
  %257 = getelementptr inbounds i64, ptr %255, i64 %256
  %258 = getelementptr inbounds i64, ptr %257, i64 1
  %259 = load i64, ptr %258, align 8
  %260 = load i64, ptr %257, align 8
  %261 = load ptr, ptr %247, align 8
  %262 = getelementptr inbounds i64, ptr %257, i64 2
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds double, ptr %261, i64 %263
  %265 = icmp eq i64 %260, 5
  br i1 %265, label %266, label %344

266:
  %267 = load ptr, ptr %9, align 8
  %268 = getelementptr inbounds %struct.Watch, ptr %267, i64 0, i32 9
  %269 = load ptr, ptr %268, align 8
  br label %270

270:
  %271 = phi ptr [ %269, %266 ], [ %303, %270 ]
  %272 = phi i64 [ 0, %266 ], [ %312, %270 ]
  %273 = phi double [ 0.000000e+00, %266 ], [ %309, %270 ]
  %274 = phi double [ 0xFFF0000000000000, %266 ], [ %311, %270 ]
  %275 = phi double [ 0x7FF0000000000000, %266 ], [ %310, %270 ]
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds [5 x double], ptr @integral.place, i64 0, i64 %272
  %278 = load double, ptr %277, align 8
  %279 = fmul contract double %251, %278
  %280 = fadd contract double %249, %279
  call fastcc void @look_at(ptr %276, double %280)
  %281 = load ptr, ptr %276, align 8
  %282 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 1
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 2
  %285 = load double, ptr %284, align 8
  %286 = fmul contract double %280, %285
  %287 = fadd contract double %283, %286
  %288 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 8
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds %struct.Step, ptr %276, i64 0, i32 5
  %291 = load ptr, ptr %290, align 8
  store double %287, ptr %7, align 8
  %292 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 14
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr inbounds i64, ptr %293, i64 2
  %295 = load i64, ptr %294, align 8
  %296 = add nsw i64 %295, 1
  store i64 %296, ptr %294, align 8
  %297 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 2
  %298 = load ptr, ptr %297, align 8
  %299 = getelementptr inbounds %struct.Code, ptr %281, i64 0, i32 13
  %300 = load ptr, ptr %299, align 8
  call void %298(ptr %7, ptr %289, ptr %291, ptr %271, ptr %300)
  %301 = load ptr, ptr %9, align 8
  %302 = getelementptr inbounds %struct.Watch, ptr %301, i64 0, i32 9
  %303 = load ptr, ptr %302, align 8
  %304 = getelementptr inbounds double, ptr %303, i64 %259
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds [5 x double], ptr @integral.weight, i64 0, i64 %272
  %307 = load double, ptr %306, align 8
  %308 = fmul contract double %305, %307
  %309 = fadd contract double %273, %308
  %310 = call contract double @llvm.minnum.f64(double %275, double %305)
  %311 = call contract double @llvm.maxnum.f64(double %274, double %305)
  %312 = add nsw i64 %272, 1
  %313 = icmp eq i64 %312, 5
  br i1 %313, label %314, label %270

314:
  %315 = fsub contract double %311, %310
  %316 = call contract double @llvm.fabs.f64(double %311)
  %317 = call contract double @llvm.fabs.f64(double %310)
  %318 = call contract double @llvm.maxnum.f64(double %316, double %317)
  %319 = fmul contract double %318, 4.000000e-02
  %320 = fcmp contract ogt double %315, %319
  %321 = zext i1 %320 to i32
  %322 = and i32 %321, %5
  %323 = load ptr, ptr %0, align 8
  %324 = getelementptr inbounds %struct.Step, ptr %323, i64 0, i32 2
  %325 = load double, ptr %324, align 8
  %326 = fmul contract double %251, %325
  %327 = fmul contract double %309, %326
  %328 = call contract double @llvm.fabs.f64(double %327)
  %329 = load ptr, ptr %323, align 8
  %330 = getelementptr inbounds %struct.Code, ptr %329, i64 0, i32 8
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Watch, ptr %301, i64 0, i32 11
  %333 = load ptr, ptr %332, align 8
  %334 = mul nsw i64 %331, 126
  %335 = getelementptr inbounds double, ptr %333, i64 %334
  %336 = shl nsw i64 %259, 1
  %337 = zext i32 %322 to i64
  %338 = or i64 %336, %337
  %339 = getelementptr inbounds double, ptr %335, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fadd contract double %328, %340
  store double %341, ptr %339, align 8
  %342 = load double, ptr %264, align 8
  %343 = fadd contract double %327, %342
  store double %343, ptr %264, align 8
  br label %344

344:
  %345 = add i64 %260, -3
  %346 = icmp ult i64 %345, -2
  br i1 %346, label %404, label %347

347:
  %348 = icmp eq i64 %260, 1
  %349 = select contract i1 %348, double 1.000000e+00, double -1.000000e+00
  %350 = load ptr, ptr %0, align 8
  %351 = getelementptr inbounds %struct.Step, ptr %350, i64 0, i32 2
  %352 = load double, ptr %351, align 8
  %353 = fmul contract double %250, %352
  %354 = add nsw i64 %259, %14
  %355 = getelementptr inbounds double, ptr %2, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fmul contract double %356, %353
  %358 = getelementptr inbounds double, ptr %242, i64 %354
  %359 = load double, ptr %358, align 8
  %360 = fmul contract double %353, %359
  %361 = load double, ptr %264, align 8
  %362 = getelementptr inbounds double, ptr %242, i64 %259
  %363 = load double, ptr %362, align 8
  %364 = fcmp contract uno double %361, 0.000000e+00
  br i1 %364, label %365, label %367

365:
  %366 = fmul contract double %349, %363
  br label %371

367:
  %368 = fmul contract double %349, %361
  %369 = fmul contract double %349, %363
  %370 = call contract double @llvm.minnum.f64(double %368, double %369)
  br label %371

371:
  %372 = phi contract double [ %366, %365 ], [ %370, %367 ]
  %373 = fmul contract double %349, %357
  %374 = fmul contract double %349, %360
  %375 = fcmp contract olt double %373, 0.000000e+00
  %376 = fcmp contract ogt double %374, 0.000000e+00
  %377 = and i1 %375, %376
  br i1 %377, label %378, label %401

378:
  %379 = fmul contract double %349, %363
  %380 = getelementptr inbounds double, ptr %2, i64 %259
  %381 = load double, ptr %380, align 8
  %382 = fmul contract double %349, %381
  %383 = fsub contract double %379, %382
  %384 = fsub contract double %383, %374
  %385 = fsub contract double %373, %374
  %386 = fdiv contract double %384, %385
  %387 = fmul contract double %373, %386
  %388 = fadd contract double %382, %387
  %389 = call contract double @llvm.minnum.f64(double %382, double %379)
  %390 = fsub contract double %389, %388
  %391 = fmul contract double %390, 2.500000e-01
  %392 = fsub contract double %388, %391
  %393 = fcmp contract uge double %392, %372
  br i1 %393, label %401, label %394

394:
  %395 = call contract fastcc double @turning(ptr %0, i64 %259, double %1, double %356, double %243, double %359, double 1.000000e-10)
  %396 = load ptr, ptr %252, align 8
  %397 = getelementptr inbounds double, ptr %396, i64 %259
  %398 = load double, ptr %397, align 8
  %399 = fmul contract double %349, %398
  %400 = call contract double @llvm.minnum.f64(double %372, double %399)
  br label %401

401:
  %402 = phi double [ %400, %394 ], [ %372, %378 ], [ %372, %371 ]
  %403 = fmul contract double %349, %402
  store double %403, ptr %264, align 8
  br label %404

404:
  %405 = add nsw i64 %254, 1
  %406 = load i64, ptr %10, align 8
  %407 = icmp slt i64 %405, %406
  br i1 %407, label %253, label %408

408:
  ret void
}

define internal fastcc i32 @is_settled(ptr %0, i32 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, ptr %7) {
  %9 = getelementptr inbounds %struct.Look, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Code, ptr %12, i64 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Step, ptr %11, i64 0, i32 2
  %16 = load double, ptr %15, align 8
  %17 = fmul contract double %16, %3
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %19, label %40

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 11
  %23 = mul nsw i64 %14, 124
  %24 = fsub contract double 1.000000e+00, %2
  %25 = fmul contract double %2, 6.000000e+00
  %26 = fmul contract double %25, %24
  %27 = fmul contract double %2, 3.000000e+00
  %28 = fsub contract double 1.000000e+00, %27
  %29 = fmul contract double %24, %28
  %30 = fadd contract double %27, -2.000000e+00
  %31 = fmul contract double %30, %2
  %32 = fmul contract double %24, %24
  %33 = fmul contract double %2, 2.000000e+00
  %34 = fadd contract double %33, 1.000000e+00
  %35 = fmul contract double %2, %2
  %36 = fsub contract double 3.000000e+00, %33
  %37 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 4
  %38 = getelementptr inbounds %struct.Watch, ptr %10, i64 0, i32 10
  %39 = icmp slt i32 %1, 4
  br label %42

40:
  %41 = phi i32 [ 1, %8 ], [ %248, %247 ]
  ret i32 %41

42:
  %43 = phi i32 [ 1, %19 ], [ %248, %247 ]
  %44 = phi i64 [ 0, %19 ], [ %249, %247 ]
  %45 = getelementptr inbounds i64, ptr %21, i64 %44
  %46 = load i64, ptr %45, align 8
  switch i64 %46, label %47 [
    i64 3, label %247
    i64 0, label %247
  ]

47:
  %48 = load ptr, ptr %22, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %23
  %50 = getelementptr inbounds double, ptr %49, i64 %44
  %51 = load double, ptr %50, align 8
  %52 = add nsw i64 %44, %14
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul contract double %17, %54
  %56 = getelementptr inbounds double, ptr %5, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %17, %57
  %59 = getelementptr inbounds double, ptr %6, i64 %52
  %60 = load double, ptr %59, align 8
  %61 = fmul contract double %17, %60
  %62 = icmp eq i64 %46, 2
  %63 = getelementptr inbounds double, ptr %5, i64 %44
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %4, i64 %44
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %6, i64 %44
  %68 = load double, ptr %67, align 8
  %69 = fcmp uno double %55, %61
  br i1 %69, label %70, label %72

70:
  %71 = fcmp contract uno double %58, 0.000000e+00
  br i1 %71, label %223, label %116

72:
  %73 = select contract i1 %62, double 1.000000e+10, double 1.000000e+00
  %74 = fmul contract double %73, %51
  %75 = fsub contract double %68, %66
  %76 = fmul contract double %26, %75
  %77 = fmul contract double %29, %55
  %78 = fadd contract double %77, %76
  %79 = fmul contract double %31, %61
  %80 = fadd contract double %79, %78
  %81 = tail call contract double @llvm.fabs.f64(double %75)
  %82 = fsub contract double %64, %66
  %83 = tail call contract double @llvm.fabs.f64(double %82)
  %84 = fsub contract double %64, %68
  %85 = tail call contract double @llvm.fabs.f64(double %84)
  %86 = tail call contract double @llvm.maxnum.f64(double %83, double %85)
  %87 = tail call contract double @llvm.maxnum.f64(double %81, double %86)
  %88 = tail call contract double @llvm.fabs.f64(double %66)
  %89 = tail call contract double @llvm.fabs.f64(double %68)
  %90 = fadd contract double %88, %89
  %91 = fmul contract double %90, 1.000000e-09
  %92 = fmul contract double %74, 0x3D06849B86A12B9B
  %93 = fadd contract double %92, %91
  %94 = fcmp contract olt double %87, 0x7FF0000000000000
  br i1 %94, label %95, label %122

95:
  %96 = fmul contract double %34, %66
  %97 = fmul contract double %55, %2
  %98 = fadd contract double %97, %96
  %99 = fmul contract double %32, %98
  %100 = fmul contract double %36, %68
  %101 = fmul contract double %24, %61
  %102 = fsub contract double %100, %101
  %103 = fmul contract double %35, %102
  %104 = fadd contract double %99, %103
  %105 = fsub contract double %64, %104
  %106 = tail call contract double @llvm.fabs.f64(double %105)
  %107 = fmul contract double %87, 5.000000e-03
  %108 = fadd contract double %93, %107
  %109 = fcmp contract ugt double %106, %108
  br i1 %109, label %122, label %110

110:
  %111 = fsub contract double %58, %80
  %112 = tail call contract double @llvm.fabs.f64(double %111)
  %113 = fmul contract double %87, 5.000000e-02
  %114 = fadd contract double %93, %113
  %115 = fcmp contract ugt double %112, %114
  br i1 %115, label %116, label %223

116:
  %117 = fsub contract double %64, %66
  %118 = tail call contract double @llvm.fabs.f64(double %117)
  %119 = fsub contract double %64, %68
  %120 = tail call contract double @llvm.fabs.f64(double %119)
  %121 = tail call contract double @llvm.maxnum.f64(double %118, double %120)
  br label %122

122:
  %123 = phi double [ %121, %116 ], [ %86, %72 ], [ %86, %95 ]
  %124 = tail call contract double @llvm.fabs.f64(double %58)
  %125 = tail call contract double @llvm.fabs.f64(double %55)
  %126 = tail call contract double @llvm.fabs.f64(double %61)
  %127 = tail call contract double @llvm.maxnum.f64(double %125, double %126)
  %128 = tail call contract double @llvm.maxnum.f64(double %124, double %127)
  br i1 %62, label %218, label %129

129:
  %130 = load i64, ptr %10, align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %163

132:
  %133 = load ptr, ptr %37, align 8
  %134 = load ptr, ptr %38, align 8
  br label %135

135:
  %136 = phi i1 [ true, %132 ], [ %159, %157 ]
  %137 = phi i64 [ 0, %132 ], [ %158, %157 ]
  %138 = shl nsw i64 %137, 2
  %139 = getelementptr inbounds i64, ptr %133, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds i64, ptr %139, i64 2
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %134, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds i64, ptr %139, i64 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, %44
  br i1 %147, label %148, label %157

148:
  %149 = add i64 %140, -5
  %150 = icmp ult i64 %149, -2
  %151 = icmp slt i64 %140, 7
  %152 = and i1 %151, %150
  br i1 %152, label %157, label %153

153:
  %154 = icmp eq i64 %140, 3
  %155 = fcmp contract ord double %144, 0.000000e+00
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %161

157:
  %158 = add nsw i64 %137, 1
  %159 = icmp slt i64 %158, %130
  %160 = icmp eq i64 %158, %130
  br i1 %160, label %161, label %135

161:
  %162 = phi i1 [ %136, %153 ], [ %159, %157 ]
  br i1 %162, label %172, label %163

163:
  %164 = getelementptr inbounds double, ptr %49, i64 %14
  %165 = getelementptr inbounds double, ptr %164, i64 %44
  %166 = fmul contract double %128, 8.000000e+00
  %167 = fcmp contract oge double %166, %123
  %168 = select contract i1 %167, double -1.000000e+00, double 1.000000e+00
  %169 = load double, ptr %165, align 8
  %170 = fadd contract double %168, %169
  store double %170, ptr %165, align 8
  %171 = fcmp contract ugt double %170, 1.024000e+03
  br i1 %171, label %223, label %172

172:
  br i1 %131, label %173, label %218

173:
  %174 = load ptr, ptr %37, align 8
  %175 = load ptr, ptr %38, align 8
  br label %176

176:
  %177 = phi i1 [ true, %173 ], [ %200, %198 ]
  %178 = phi i64 [ 0, %173 ], [ %199, %198 ]
  %179 = shl nsw i64 %178, 2
  %180 = getelementptr inbounds i64, ptr %174, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds i64, ptr %180, i64 2
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %175, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds i64, ptr %180, i64 1
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, %44
  br i1 %188, label %189, label %198

189:
  %190 = add i64 %181, -5
  %191 = icmp ult i64 %190, -2
  %192 = icmp slt i64 %181, 7
  %193 = and i1 %192, %191
  br i1 %193, label %198, label %194

194:
  %195 = icmp eq i64 %181, 3
  %196 = fcmp contract ord double %185, 0.000000e+00
  %197 = select i1 %195, i1 %196, i1 false
  br i1 %197, label %198, label %202

198:
  %199 = add nsw i64 %178, 1
  %200 = icmp slt i64 %199, %130
  %201 = icmp eq i64 %199, %130
  br i1 %201, label %202, label %176

202:
  %203 = phi i1 [ %177, %194 ], [ %200, %198 ]
  br i1 %203, label %218, label %204

204:
  %205 = phi i1 [ %216, %214 ], [ true, %202 ]
  %206 = phi i64 [ %215, %214 ], [ 0, %202 ]
  %207 = shl nsw i64 %206, 2
  %208 = getelementptr inbounds i64, ptr %174, i64 %207
  %209 = getelementptr inbounds i64, ptr %208, i64 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, %44
  br i1 %211, label %212, label %214

212:
  %213 = load i64, ptr %208, align 8
  switch i64 %213, label %214 [
    i64 5, label %218
    i64 2, label %218
    i64 1, label %218
  ]

214:
  %215 = add nsw i64 %206, 1
  %216 = icmp slt i64 %215, %130
  %217 = icmp eq i64 %215, %130
  br i1 %217, label %218, label %204

218:
  %219 = phi i1 [ true, %202 ], [ true, %122 ], [ false, %172 ], [ %216, %214 ], [ %205, %212 ], [ %205, %212 ], [ %205, %212 ]
  %220 = zext i1 %219 to i32
  %221 = load i32, ptr %7, align 4
  %222 = or i32 %221, %220
  store i32 %222, ptr %7, align 4
  br label %223

223:
  %224 = phi i32 [ %43, %110 ], [ 0, %218 ], [ %43, %163 ], [ %43, %70 ]
  %225 = load double, ptr %65, align 8
  %226 = load double, ptr %63, align 8
  br i1 %62, label %227, label %235

227:
  %228 = tail call fastcc i32 @passes(double %51, double %225, double %55, double %226, double %58)
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %234

230:
  %231 = load double, ptr %67, align 8
  %232 = tail call fastcc i32 @passes(double %51, double %226, double %58, double %231, double %61)
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %235, label %234

234:
  br label %235

235:
  %236 = phi i32 [ 0, %234 ], [ %224, %230 ], [ %224, %223 ]
  %237 = load double, ptr %67, align 8
  %238 = fcmp contract uno double %225, 0.000000e+00
  %239 = fcmp contract uno double %237, 0.000000e+00
  %240 = fcmp contract uno double %226, 0.000000e+00
  %241 = xor i1 %238, %240
  %242 = xor i1 %238, %239
  %243 = or i1 %241, %242
  %244 = and i1 %39, %240
  %245 = or i1 %244, %243
  %246 = select i1 %245, i32 0, i32 %236
  br label %247

247:
  %248 = phi i32 [ %43, %42 ], [ %246, %235 ], [ %43, %42 ]
  %249 = add nsw i64 %44, 1
  %250 = icmp eq i64 %249, %14
  br i1 %250, label %40, label %42
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

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2) {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %124, label %7

5:
  %6 = icmp eq i64 %60, %2
  br i1 %6, label %91, label %7

7:
  %8 = phi i1 [ %61, %5 ], [ true, %3 ]
  %9 = phi double [ %44, %5 ], [ 1.000000e+00, %3 ]
  %10 = phi i64 [ %60, %5 ], [ 0, %3 ]
  %11 = mul nsw i64 %10, %2
  br label %17

12:
  %13 = add nsw i64 %36, %11
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract ueq double %15, 0.000000e+00
  br i1 %16, label %91, label %39

17:
  %18 = phi i64 [ 0, %7 ], [ %37, %35 ]
  %19 = phi double [ 0.000000e+00, %7 ], [ %26, %35 ]
  %20 = phi i64 [ %10, %7 ], [ %36, %35 ]
  %21 = add nsw i64 %18, %11
  %22 = getelementptr inbounds double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call contract double @llvm.fabs.f64(double %23)
  %25 = fcmp contract ogt double %19, %24
  %26 = select contract i1 %25, double %19, double %24
  %27 = icmp ugt i64 %18, %10
  br i1 %27, label %28, label %35

28:
  %29 = add nsw i64 %20, %11
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = tail call contract double @llvm.fabs.f64(double %31)
  %33 = fcmp contract ogt double %24, %32
  br i1 %33, label %34, label %35

34:
  br label %35

35:
  %36 = phi i64 [ %18, %34 ], [ %20, %28 ], [ %20, %17 ]
  %37 = add nsw i64 %18, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %12, label %17

39:
  %40 = tail call contract double @llvm.fabs.f64(double %15)
  %41 = fmul contract double %9, %26
  %42 = fcmp contract olt double %40, %41
  %43 = fdiv contract double %40, %26
  %44 = select i1 %42, double %43, double %9
  br label %45

45:
  %46 = phi i64 [ %53, %45 ], [ %10, %39 ]
  %47 = mul nsw i64 %46, %2
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = getelementptr inbounds double, ptr %48, i64 %10
  %50 = getelementptr inbounds double, ptr %48, i64 %36
  %51 = load double, ptr %49, align 8
  %52 = load double, ptr %50, align 8
  store double %52, ptr %49, align 8
  store double %51, ptr %50, align 8
  %53 = add nsw i64 %46, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %55, label %45

55:
  %56 = getelementptr inbounds double, ptr %1, i64 %10
  %57 = getelementptr inbounds double, ptr %1, i64 %36
  %58 = load double, ptr %56, align 8
  %59 = load double, ptr %57, align 8
  store double %59, ptr %56, align 8
  store double %58, ptr %57, align 8
  %60 = add nsw i64 %10, 1
  %61 = icmp slt i64 %60, %2
  br i1 %61, label %62, label %5

62:
  %63 = phi i64 [ %89, %88 ], [ %60, %55 ]
  %64 = add nsw i64 %63, %11
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fdiv contract double %66, %15
  %68 = fcmp contract oeq double %67, 0.000000e+00
  br i1 %68, label %88, label %69

69:
  %70 = phi i64 [ %80, %69 ], [ %60, %62 ]
  %71 = mul nsw i64 %70, %2
  %72 = add nsw i64 %71, %10
  %73 = getelementptr inbounds double, ptr %0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul contract double %67, %74
  %76 = add nsw i64 %71, %63
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fsub contract double %78, %75
  store double %79, ptr %77, align 8
  %80 = add nsw i64 %70, 1
  %81 = icmp eq i64 %80, %2
  br i1 %81, label %82, label %69

82:
  %83 = load double, ptr %56, align 8
  %84 = fmul contract double %67, %83
  %85 = getelementptr inbounds double, ptr %1, i64 %63
  %86 = load double, ptr %85, align 8
  %87 = fsub contract double %86, %84
  store double %87, ptr %85, align 8
  br label %88

88:
  %89 = add nsw i64 %63, 1
  %90 = icmp eq i64 %89, %2
  br i1 %90, label %5, label %62

91:
  %92 = phi i1 [ %8, %12 ], [ %61, %5 ]
  %93 = phi double [ %9, %12 ], [ %44, %5 ]
  %94 = or i1 %92, %4
  %95 = select i1 %92, double 0.000000e+00, double %93
  br i1 %94, label %124, label %96

96:
  %97 = add i64 %2, 1
  br label %98

98:
  %99 = phi i64 [ %2, %96 ], [ %100, %104 ]
  %100 = add nsw i64 %99, -1
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = icmp slt i64 %99, %2
  br i1 %103, label %111, label %104

104:
  %105 = phi double [ %102, %98 ], [ %121, %111 ]
  %106 = mul i64 %100, %97
  %107 = getelementptr inbounds double, ptr %0, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fdiv contract double %105, %108
  store double %109, ptr %101, align 8
  %110 = icmp sgt i64 %99, 1
  br i1 %110, label %98, label %124

111:
  %112 = phi i64 [ %122, %111 ], [ %99, %98 ]
  %113 = phi double [ %121, %111 ], [ %102, %98 ]
  %114 = mul nsw i64 %112, %2
  %115 = add nsw i64 %114, %100
  %116 = getelementptr inbounds double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %1, i64 %112
  %119 = load double, ptr %118, align 8
  %120 = fmul contract double %117, %119
  %121 = fsub contract double %113, %120
  %122 = add nsw i64 %112, 1
  %123 = icmp eq i64 %122, %2
  br i1 %123, label %104, label %111

124:
  %125 = phi double [ %95, %91 ], [ 1.000000e+00, %3 ], [ %93, %104 ]
  ret double %125
}

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

declare i64 @llvm.smax.i64(i64, i64)
