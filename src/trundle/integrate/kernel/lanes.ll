; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@leave_8.reason = internal constant [10 x i64] [i64 1, i64 0, i64 3, i64 4, i64 6, i64 5, i64 1, i64 7, i64 8, i64 2], align 16

define i64 @run_lanes_4(ptr %0, i64 %1) {
  %3 = alloca %struct.Step, align 8
  %4 = alloca <4 x double>, align 32
  %5 = alloca <4 x double>, align 32
  %6 = alloca %struct.Step, align 8
  %7 = alloca <4 x double>, align 32
  %8 = alloca <4 x double>, align 32
  %9 = alloca <4 x double>, align 32
  %10 = alloca <4 x double>, align 32
  %11 = alloca <4 x double>, align 32
  %12 = alloca <4 x double>, align 32
  %13 = alloca <4 x double>, align 32
  %14 = alloca <4 x double>, align 32
  %15 = alloca <4 x double>, align 32
  %16 = alloca <4 x double>, align 32
  %17 = alloca <4 x double>, align 32
  %18 = alloca <4 x double>, align 32
  %19 = tail call fastcc i32 @fill_4(ptr %0)
  %20 = icmp slt i64 %1, 1
  %21 = icmp eq i32 %19, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %1928, label %23

23:
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 5
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %50 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %56 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %58 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 5
  %59 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %67

67:
  %68 = phi i64 [ 0, %23 ], [ %1924, %1921 ]
  %69 = phi i32 [ 0, %23 ], [ %1923, %1921 ]
  %70 = phi i32 [ %19, %23 ], [ %1922, %1921 ]
  br label %71

71:
  %72 = phi i64 [ 0, %67 ], [ %157, %155 ]
  %73 = phi i32 [ 0, %67 ], [ %156, %155 ]
  %74 = load ptr, ptr %24, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %72
  %76 = load ptr, ptr %25, align 8
  %77 = getelementptr inbounds i64, ptr %76, i64 %72
  %78 = load double, ptr %75, align 8
  %79 = getelementptr inbounds double, ptr %75, i64 8
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds double, ptr %75, i64 12
  store double 0.000000e+00, ptr %80, align 8
  %81 = getelementptr inbounds i64, ptr %77, i64 24
  store i64 0, ptr %81, align 8
  %82 = load i64, ptr %77, align 8
  %83 = icmp slt i64 %82, 0
  br i1 %83, label %155, label %84

84:
  %85 = getelementptr inbounds double, ptr %75, i64 36
  %86 = load double, ptr %85, align 8
  %87 = fsub contract double %86, %78
  %88 = getelementptr inbounds double, ptr %75, i64 4
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %75, i64 40
  %91 = load double, ptr %90, align 8
  %92 = call contract double @llvm.minnum.f64(double %89, double %91)
  %93 = fadd contract double %78, %92
  store double %93, ptr %79, align 8
  %94 = fcmp contract oeq double %87, 0.000000e+00
  br i1 %94, label %150, label %95

95:
  %96 = getelementptr inbounds i64, ptr %77, i64 4
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %26, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %150

100:
  %101 = load ptr, ptr %27, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %125, label %103

103:
  %104 = getelementptr inbounds ptr, ptr %101, i64 %82
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %125, label %107

107:
  %108 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 20
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %109, i64 2
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 15
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %115, label %150

115:
  %116 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25
  %117 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25, i32 13
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %116, align 8
  %121 = add nsw i64 %120, %119
  %122 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25, i32 3
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %121, %123
  br i1 %124, label %150, label %125

125:
  %126 = fmul contract double %92, 1.010000e+00
  %127 = fcmp contract ult double %126, %87
  br i1 %127, label %129, label %128

128:
  store double %86, ptr %79, align 8
  store i64 1, ptr %81, align 8
  br label %153

129:
  %130 = call contract double @llvm.fabs.f64(double %78)
  %131 = fmul contract double %130, 0x3CE4000000000000
  %132 = fcmp contract ole double %92, %131
  %133 = fcmp contract oeq double %92, 0.000000e+00
  %134 = or i1 %132, %133
  br i1 %134, label %139, label %135

135:
  %136 = getelementptr inbounds i64, ptr %77, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = icmp sgt i64 %137, 20
  br i1 %138, label %139, label %148

139:
  %140 = getelementptr inbounds i64, ptr %77, i64 20
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %150, label %143

143:
  %144 = getelementptr inbounds i64, ptr %77, i64 8
  %145 = load i64, ptr %144, align 8
  %146 = icmp sgt i64 %145, 0
  %147 = select i1 %146, i64 3, i64 2
  br label %150

148:
  %149 = fsub contract double %93, %78
  br label %153

150:
  %151 = phi i64 [ 7, %139 ], [ %147, %143 ], [ 5, %115 ], [ 6, %95 ], [ 1, %84 ], [ 5, %107 ]
  %152 = trunc i64 %72 to i32
  call fastcc void @release_4(ptr %0, i32 %152, i64 %151)
  br label %155

153:
  %154 = phi double [ %87, %128 ], [ %149, %148 ]
  store double %154, ptr %80, align 8
  br label %155

155:
  %156 = phi i32 [ %73, %71 ], [ 1, %150 ], [ %73, %153 ]
  %157 = add nsw i64 %72, 1
  %158 = icmp eq i64 %157, 4
  br i1 %158, label %159, label %71

159:
  %160 = or i32 %156, %69
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %164, label %162

162:
  %163 = call fastcc i32 @fill_4(ptr %0)
  br label %1921

164:
  %165 = load i64, ptr %28, align 8
  %166 = load ptr, ptr %24, align 8
  %167 = load ptr, ptr %29, align 8
  %168 = load ptr, ptr %30, align 8
  %169 = getelementptr inbounds <4 x double>, ptr %166, i64 3
  %170 = load <4 x double>, ptr %169, align 32
  %171 = shl nsw i64 %165, 4
  %172 = getelementptr inbounds <4 x double>, ptr %167, i64 %171
  %173 = mul nsw i64 %165, 19
  %174 = getelementptr inbounds <4 x double>, ptr %167, i64 %173
  %175 = mul nsw i64 %165, 17
  %176 = getelementptr inbounds <4 x double>, ptr %167, i64 %175
  %177 = getelementptr inbounds <4 x double>, ptr %166, i64 2
  %178 = load <4 x double>, ptr %177, align 32
  store <4 x double> %178, ptr %18, align 32
  %179 = load <4 x double>, ptr %166, align 32
  %180 = load ptr, ptr %31, align 8
  %181 = load i64, ptr %32, align 8
  %182 = sdiv i64 %181, 4
  %183 = shl nsw i64 %182, 4
  %184 = getelementptr inbounds <4 x double>, ptr %167, i64 %183
  %185 = mul nsw i64 %182, 20
  %186 = getelementptr inbounds <4 x double>, ptr %167, i64 %185
  %187 = icmp sgt i64 %181, 3
  br i1 %187, label %188, label %223

188:
  %189 = phi i64 [ %198, %188 ], [ 0, %164 ]
  %190 = getelementptr inbounds <4 x double>, ptr %186, i64 %189
  %191 = load <4 x double>, ptr %190, align 32
  %192 = getelementptr inbounds <4 x double>, ptr %167, i64 %189
  %193 = load <4 x double>, ptr %192, align 32
  %194 = fmul contract <4 x double> %193, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %195 = fmul contract <4 x double> %170, %194
  %196 = fadd contract <4 x double> %191, %195
  %197 = getelementptr inbounds <4 x double>, ptr %184, i64 %189
  store <4 x double> %196, ptr %197, align 32
  %198 = add nsw i64 %189, 1
  %199 = icmp eq i64 %198, %182
  br i1 %199, label %200, label %188

200:
  %201 = fmul contract <4 x double> %170, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %202 = fadd contract <4 x double> %201, %179
  %203 = getelementptr inbounds <4 x double>, ptr %167, i64 %182
  store <4 x double> %202, ptr %17, align 32
  %204 = load ptr, ptr %0, align 8
  %205 = load ptr, ptr %33, align 8
  call void %204(ptr %17, ptr %184, ptr %180, ptr %203, ptr %205)
  br label %206

206:
  %207 = phi i64 [ %221, %206 ], [ 0, %200 ]
  %208 = getelementptr inbounds <4 x double>, ptr %186, i64 %207
  %209 = load <4 x double>, ptr %208, align 32
  %210 = getelementptr inbounds <4 x double>, ptr %167, i64 %207
  %211 = load <4 x double>, ptr %210, align 32
  %212 = fmul contract <4 x double> %211, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %213 = add nsw i64 %207, %182
  %214 = getelementptr inbounds <4 x double>, ptr %167, i64 %213
  %215 = load <4 x double>, ptr %214, align 32
  %216 = fmul contract <4 x double> %215, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %217 = fadd contract <4 x double> %212, %216
  %218 = fmul contract <4 x double> %170, %217
  %219 = fadd contract <4 x double> %209, %218
  %220 = getelementptr inbounds <4 x double>, ptr %184, i64 %207
  store <4 x double> %219, ptr %220, align 32
  %221 = add nsw i64 %207, 1
  %222 = icmp eq i64 %221, %182
  br i1 %222, label %229, label %206

223:
  %224 = fmul contract <4 x double> %170, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %225 = fadd contract <4 x double> %224, %179
  %226 = getelementptr inbounds <4 x double>, ptr %167, i64 %182
  store <4 x double> %225, ptr %17, align 32
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %33, align 8
  call void %227(ptr %17, ptr %184, ptr %180, ptr %226, ptr %228)
  br label %229

229:
  %230 = fmul contract <4 x double> %170, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %231 = fadd contract <4 x double> %230, %179
  %232 = shl nsw i64 %182, 1
  %233 = getelementptr inbounds <4 x double>, ptr %167, i64 %232
  store <4 x double> %231, ptr %16, align 32
  %234 = load ptr, ptr %0, align 8
  %235 = load ptr, ptr %33, align 8
  call void %234(ptr %16, ptr %184, ptr %180, ptr %233, ptr %235)
  br i1 %187, label %236, label %253

236:
  %237 = phi i64 [ %251, %236 ], [ 0, %229 ]
  %238 = getelementptr inbounds <4 x double>, ptr %186, i64 %237
  %239 = load <4 x double>, ptr %238, align 32
  %240 = getelementptr inbounds <4 x double>, ptr %167, i64 %237
  %241 = load <4 x double>, ptr %240, align 32
  %242 = fmul contract <4 x double> %241, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %243 = add nsw i64 %237, %232
  %244 = getelementptr inbounds <4 x double>, ptr %167, i64 %243
  %245 = load <4 x double>, ptr %244, align 32
  %246 = fmul contract <4 x double> %245, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %247 = fadd contract <4 x double> %242, %246
  %248 = fmul contract <4 x double> %170, %247
  %249 = fadd contract <4 x double> %239, %248
  %250 = getelementptr inbounds <4 x double>, ptr %184, i64 %237
  store <4 x double> %249, ptr %250, align 32
  %251 = add nsw i64 %237, 1
  %252 = icmp eq i64 %251, %182
  br i1 %252, label %253, label %236

253:
  %254 = fmul contract <4 x double> %170, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %255 = fadd contract <4 x double> %254, %179
  %256 = mul nsw i64 %182, 3
  %257 = getelementptr inbounds <4 x double>, ptr %167, i64 %256
  store <4 x double> %255, ptr %15, align 32
  %258 = load ptr, ptr %0, align 8
  %259 = load ptr, ptr %33, align 8
  call void %258(ptr %15, ptr %184, ptr %180, ptr %257, ptr %259)
  br i1 %187, label %260, label %282

260:
  %261 = phi i64 [ %280, %260 ], [ 0, %253 ]
  %262 = getelementptr inbounds <4 x double>, ptr %186, i64 %261
  %263 = load <4 x double>, ptr %262, align 32
  %264 = getelementptr inbounds <4 x double>, ptr %167, i64 %261
  %265 = load <4 x double>, ptr %264, align 32
  %266 = fmul contract <4 x double> %265, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %267 = add nsw i64 %261, %232
  %268 = getelementptr inbounds <4 x double>, ptr %167, i64 %267
  %269 = load <4 x double>, ptr %268, align 32
  %270 = fmul contract <4 x double> %269, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %271 = fsub contract <4 x double> %266, %270
  %272 = add nsw i64 %261, %256
  %273 = getelementptr inbounds <4 x double>, ptr %167, i64 %272
  %274 = load <4 x double>, ptr %273, align 32
  %275 = fmul contract <4 x double> %274, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %276 = fadd contract <4 x double> %271, %275
  %277 = fmul contract <4 x double> %170, %276
  %278 = fadd contract <4 x double> %263, %277
  %279 = getelementptr inbounds <4 x double>, ptr %184, i64 %261
  store <4 x double> %278, ptr %279, align 32
  %280 = add nsw i64 %261, 1
  %281 = icmp eq i64 %280, %182
  br i1 %281, label %282, label %260

282:
  %283 = fmul contract <4 x double> %170, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %284 = fadd contract <4 x double> %283, %179
  %285 = shl nsw i64 %182, 2
  %286 = getelementptr inbounds <4 x double>, ptr %167, i64 %285
  store <4 x double> %284, ptr %14, align 32
  %287 = load ptr, ptr %0, align 8
  %288 = load ptr, ptr %33, align 8
  call void %287(ptr %14, ptr %184, ptr %180, ptr %286, ptr %288)
  br i1 %187, label %289, label %311

289:
  %290 = phi i64 [ %309, %289 ], [ 0, %282 ]
  %291 = getelementptr inbounds <4 x double>, ptr %186, i64 %290
  %292 = load <4 x double>, ptr %291, align 32
  %293 = getelementptr inbounds <4 x double>, ptr %167, i64 %290
  %294 = load <4 x double>, ptr %293, align 32
  %295 = fmul contract <4 x double> %294, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %296 = add nsw i64 %290, %256
  %297 = getelementptr inbounds <4 x double>, ptr %167, i64 %296
  %298 = load <4 x double>, ptr %297, align 32
  %299 = fmul contract <4 x double> %298, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %300 = fadd contract <4 x double> %295, %299
  %301 = add nsw i64 %290, %285
  %302 = getelementptr inbounds <4 x double>, ptr %167, i64 %301
  %303 = load <4 x double>, ptr %302, align 32
  %304 = fmul contract <4 x double> %303, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %305 = fadd contract <4 x double> %300, %304
  %306 = fmul contract <4 x double> %170, %305
  %307 = fadd contract <4 x double> %292, %306
  %308 = getelementptr inbounds <4 x double>, ptr %184, i64 %290
  store <4 x double> %307, ptr %308, align 32
  %309 = add nsw i64 %290, 1
  %310 = icmp eq i64 %309, %182
  br i1 %310, label %311, label %289

311:
  %312 = fmul contract <4 x double> %170, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %313 = fadd contract <4 x double> %312, %179
  %314 = mul nsw i64 %182, 5
  %315 = getelementptr inbounds <4 x double>, ptr %167, i64 %314
  store <4 x double> %313, ptr %13, align 32
  %316 = load ptr, ptr %0, align 8
  %317 = load ptr, ptr %33, align 8
  call void %316(ptr %13, ptr %184, ptr %180, ptr %315, ptr %317)
  br i1 %187, label %318, label %345

318:
  %319 = phi i64 [ %343, %318 ], [ 0, %311 ]
  %320 = getelementptr inbounds <4 x double>, ptr %186, i64 %319
  %321 = load <4 x double>, ptr %320, align 32
  %322 = getelementptr inbounds <4 x double>, ptr %167, i64 %319
  %323 = load <4 x double>, ptr %322, align 32
  %324 = fmul contract <4 x double> %323, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %325 = add nsw i64 %319, %256
  %326 = getelementptr inbounds <4 x double>, ptr %167, i64 %325
  %327 = load <4 x double>, ptr %326, align 32
  %328 = fmul contract <4 x double> %327, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %329 = fadd contract <4 x double> %324, %328
  %330 = add nsw i64 %319, %285
  %331 = getelementptr inbounds <4 x double>, ptr %167, i64 %330
  %332 = load <4 x double>, ptr %331, align 32
  %333 = fmul contract <4 x double> %332, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %334 = fadd contract <4 x double> %329, %333
  %335 = add nsw i64 %319, %314
  %336 = getelementptr inbounds <4 x double>, ptr %167, i64 %335
  %337 = load <4 x double>, ptr %336, align 32
  %338 = fmul contract <4 x double> %337, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %339 = fsub contract <4 x double> %334, %338
  %340 = fmul contract <4 x double> %170, %339
  %341 = fadd contract <4 x double> %321, %340
  %342 = getelementptr inbounds <4 x double>, ptr %184, i64 %319
  store <4 x double> %341, ptr %342, align 32
  %343 = add nsw i64 %319, 1
  %344 = icmp eq i64 %343, %182
  br i1 %344, label %345, label %318

345:
  %346 = fmul contract <4 x double> %170, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %347 = fadd contract <4 x double> %346, %179
  %348 = mul nsw i64 %182, 6
  %349 = getelementptr inbounds <4 x double>, ptr %167, i64 %348
  store <4 x double> %347, ptr %12, align 32
  %350 = load ptr, ptr %0, align 8
  %351 = load ptr, ptr %33, align 8
  call void %350(ptr %12, ptr %184, ptr %180, ptr %349, ptr %351)
  br i1 %187, label %352, label %384

352:
  %353 = phi i64 [ %382, %352 ], [ 0, %345 ]
  %354 = getelementptr inbounds <4 x double>, ptr %186, i64 %353
  %355 = load <4 x double>, ptr %354, align 32
  %356 = getelementptr inbounds <4 x double>, ptr %167, i64 %353
  %357 = load <4 x double>, ptr %356, align 32
  %358 = fmul contract <4 x double> %357, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %359 = add nsw i64 %353, %256
  %360 = getelementptr inbounds <4 x double>, ptr %167, i64 %359
  %361 = load <4 x double>, ptr %360, align 32
  %362 = fmul contract <4 x double> %361, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %363 = fadd contract <4 x double> %358, %362
  %364 = add nsw i64 %353, %285
  %365 = getelementptr inbounds <4 x double>, ptr %167, i64 %364
  %366 = load <4 x double>, ptr %365, align 32
  %367 = fmul contract <4 x double> %366, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %368 = fadd contract <4 x double> %363, %367
  %369 = add nsw i64 %353, %314
  %370 = getelementptr inbounds <4 x double>, ptr %167, i64 %369
  %371 = load <4 x double>, ptr %370, align 32
  %372 = fmul contract <4 x double> %371, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %373 = fsub contract <4 x double> %368, %372
  %374 = add nsw i64 %353, %348
  %375 = getelementptr inbounds <4 x double>, ptr %167, i64 %374
  %376 = load <4 x double>, ptr %375, align 32
  %377 = fmul contract <4 x double> %376, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %378 = fadd contract <4 x double> %373, %377
  %379 = fmul contract <4 x double> %170, %378
  %380 = fadd contract <4 x double> %355, %379
  %381 = getelementptr inbounds <4 x double>, ptr %184, i64 %353
  store <4 x double> %380, ptr %381, align 32
  %382 = add nsw i64 %353, 1
  %383 = icmp eq i64 %382, %182
  br i1 %383, label %384, label %352

384:
  %385 = fmul contract <4 x double> %170, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %386 = fadd contract <4 x double> %385, %179
  %387 = mul nsw i64 %182, 7
  %388 = getelementptr inbounds <4 x double>, ptr %167, i64 %387
  store <4 x double> %386, ptr %11, align 32
  %389 = load ptr, ptr %0, align 8
  %390 = load ptr, ptr %33, align 8
  call void %389(ptr %11, ptr %184, ptr %180, ptr %388, ptr %390)
  br i1 %187, label %391, label %428

391:
  %392 = phi i64 [ %426, %391 ], [ 0, %384 ]
  %393 = getelementptr inbounds <4 x double>, ptr %186, i64 %392
  %394 = load <4 x double>, ptr %393, align 32
  %395 = getelementptr inbounds <4 x double>, ptr %167, i64 %392
  %396 = load <4 x double>, ptr %395, align 32
  %397 = fmul contract <4 x double> %396, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %398 = add nsw i64 %392, %256
  %399 = getelementptr inbounds <4 x double>, ptr %167, i64 %398
  %400 = load <4 x double>, ptr %399, align 32
  %401 = fmul contract <4 x double> %400, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %402 = fsub contract <4 x double> %397, %401
  %403 = add nsw i64 %392, %285
  %404 = getelementptr inbounds <4 x double>, ptr %167, i64 %403
  %405 = load <4 x double>, ptr %404, align 32
  %406 = fmul contract <4 x double> %405, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %407 = fsub contract <4 x double> %402, %406
  %408 = add nsw i64 %392, %314
  %409 = getelementptr inbounds <4 x double>, ptr %167, i64 %408
  %410 = load <4 x double>, ptr %409, align 32
  %411 = fmul contract <4 x double> %410, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %412 = fadd contract <4 x double> %407, %411
  %413 = add nsw i64 %392, %348
  %414 = getelementptr inbounds <4 x double>, ptr %167, i64 %413
  %415 = load <4 x double>, ptr %414, align 32
  %416 = fmul contract <4 x double> %415, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %417 = fadd contract <4 x double> %412, %416
  %418 = add nsw i64 %392, %387
  %419 = getelementptr inbounds <4 x double>, ptr %167, i64 %418
  %420 = load <4 x double>, ptr %419, align 32
  %421 = fmul contract <4 x double> %420, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %422 = fsub contract <4 x double> %417, %421
  %423 = fmul contract <4 x double> %170, %422
  %424 = fadd contract <4 x double> %394, %423
  %425 = getelementptr inbounds <4 x double>, ptr %184, i64 %392
  store <4 x double> %424, ptr %425, align 32
  %426 = add nsw i64 %392, 1
  %427 = icmp eq i64 %426, %182
  br i1 %427, label %428, label %391

428:
  %429 = fmul contract <4 x double> %170, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %430 = fadd contract <4 x double> %429, %179
  %431 = shl nsw i64 %182, 3
  %432 = getelementptr inbounds <4 x double>, ptr %167, i64 %431
  store <4 x double> %430, ptr %10, align 32
  %433 = load ptr, ptr %0, align 8
  %434 = load ptr, ptr %33, align 8
  call void %433(ptr %10, ptr %184, ptr %180, ptr %432, ptr %434)
  br i1 %187, label %435, label %477

435:
  %436 = phi i64 [ %475, %435 ], [ 0, %428 ]
  %437 = getelementptr inbounds <4 x double>, ptr %186, i64 %436
  %438 = load <4 x double>, ptr %437, align 32
  %439 = getelementptr inbounds <4 x double>, ptr %167, i64 %436
  %440 = load <4 x double>, ptr %439, align 32
  %441 = fmul contract <4 x double> %440, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %442 = add nsw i64 %436, %256
  %443 = getelementptr inbounds <4 x double>, ptr %167, i64 %442
  %444 = load <4 x double>, ptr %443, align 32
  %445 = fmul contract <4 x double> %444, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %446 = fsub contract <4 x double> %441, %445
  %447 = add nsw i64 %436, %285
  %448 = getelementptr inbounds <4 x double>, ptr %167, i64 %447
  %449 = load <4 x double>, ptr %448, align 32
  %450 = fmul contract <4 x double> %449, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %451 = fsub contract <4 x double> %446, %450
  %452 = add nsw i64 %436, %314
  %453 = getelementptr inbounds <4 x double>, ptr %167, i64 %452
  %454 = load <4 x double>, ptr %453, align 32
  %455 = fmul contract <4 x double> %454, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %456 = fadd contract <4 x double> %451, %455
  %457 = add nsw i64 %436, %348
  %458 = getelementptr inbounds <4 x double>, ptr %167, i64 %457
  %459 = load <4 x double>, ptr %458, align 32
  %460 = fmul contract <4 x double> %459, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %461 = fadd contract <4 x double> %456, %460
  %462 = add nsw i64 %436, %387
  %463 = getelementptr inbounds <4 x double>, ptr %167, i64 %462
  %464 = load <4 x double>, ptr %463, align 32
  %465 = fmul contract <4 x double> %464, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %466 = fsub contract <4 x double> %461, %465
  %467 = add nsw i64 %436, %431
  %468 = getelementptr inbounds <4 x double>, ptr %167, i64 %467
  %469 = load <4 x double>, ptr %468, align 32
  %470 = fmul contract <4 x double> %469, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %471 = fsub contract <4 x double> %466, %470
  %472 = fmul contract <4 x double> %170, %471
  %473 = fadd contract <4 x double> %438, %472
  %474 = getelementptr inbounds <4 x double>, ptr %184, i64 %436
  store <4 x double> %473, ptr %474, align 32
  %475 = add nsw i64 %436, 1
  %476 = icmp eq i64 %475, %182
  br i1 %476, label %477, label %435

477:
  %478 = fmul contract <4 x double> %170, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %479 = fadd contract <4 x double> %478, %179
  %480 = mul nsw i64 %182, 9
  %481 = getelementptr inbounds <4 x double>, ptr %167, i64 %480
  store <4 x double> %479, ptr %9, align 32
  %482 = load ptr, ptr %0, align 8
  %483 = load ptr, ptr %33, align 8
  call void %482(ptr %9, ptr %184, ptr %180, ptr %481, ptr %483)
  br i1 %187, label %484, label %531

484:
  %485 = phi i64 [ %529, %484 ], [ 0, %477 ]
  %486 = getelementptr inbounds <4 x double>, ptr %186, i64 %485
  %487 = load <4 x double>, ptr %486, align 32
  %488 = getelementptr inbounds <4 x double>, ptr %167, i64 %485
  %489 = load <4 x double>, ptr %488, align 32
  %490 = fmul contract <4 x double> %489, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %491 = add nsw i64 %485, %256
  %492 = getelementptr inbounds <4 x double>, ptr %167, i64 %491
  %493 = load <4 x double>, ptr %492, align 32
  %494 = fmul contract <4 x double> %493, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %495 = fsub contract <4 x double> %494, %490
  %496 = add nsw i64 %485, %285
  %497 = getelementptr inbounds <4 x double>, ptr %167, i64 %496
  %498 = load <4 x double>, ptr %497, align 32
  %499 = fmul contract <4 x double> %498, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %500 = fadd contract <4 x double> %495, %499
  %501 = add nsw i64 %485, %314
  %502 = getelementptr inbounds <4 x double>, ptr %167, i64 %501
  %503 = load <4 x double>, ptr %502, align 32
  %504 = fmul contract <4 x double> %503, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %505 = fsub contract <4 x double> %500, %504
  %506 = add nsw i64 %485, %348
  %507 = getelementptr inbounds <4 x double>, ptr %167, i64 %506
  %508 = load <4 x double>, ptr %507, align 32
  %509 = fmul contract <4 x double> %508, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %510 = fsub contract <4 x double> %505, %509
  %511 = add nsw i64 %485, %387
  %512 = getelementptr inbounds <4 x double>, ptr %167, i64 %511
  %513 = load <4 x double>, ptr %512, align 32
  %514 = fmul contract <4 x double> %513, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %515 = fadd contract <4 x double> %510, %514
  %516 = add nsw i64 %485, %431
  %517 = getelementptr inbounds <4 x double>, ptr %167, i64 %516
  %518 = load <4 x double>, ptr %517, align 32
  %519 = fmul contract <4 x double> %518, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %520 = fadd contract <4 x double> %515, %519
  %521 = add nsw i64 %485, %480
  %522 = getelementptr inbounds <4 x double>, ptr %167, i64 %521
  %523 = load <4 x double>, ptr %522, align 32
  %524 = fmul contract <4 x double> %523, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %525 = fsub contract <4 x double> %520, %524
  %526 = fmul contract <4 x double> %170, %525
  %527 = fadd contract <4 x double> %487, %526
  %528 = getelementptr inbounds <4 x double>, ptr %184, i64 %485
  store <4 x double> %527, ptr %528, align 32
  %529 = add nsw i64 %485, 1
  %530 = icmp eq i64 %529, %182
  br i1 %530, label %531, label %484

531:
  %532 = fmul contract <4 x double> %170, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %533 = fadd contract <4 x double> %532, %179
  %534 = mul nsw i64 %182, 10
  %535 = getelementptr inbounds <4 x double>, ptr %167, i64 %534
  store <4 x double> %533, ptr %8, align 32
  %536 = load ptr, ptr %0, align 8
  %537 = load ptr, ptr %33, align 8
  call void %536(ptr %8, ptr %184, ptr %180, ptr %535, ptr %537)
  br i1 %187, label %538, label %590

538:
  %539 = phi i64 [ %588, %538 ], [ 0, %531 ]
  %540 = getelementptr inbounds <4 x double>, ptr %186, i64 %539
  %541 = load <4 x double>, ptr %540, align 32
  %542 = getelementptr inbounds <4 x double>, ptr %167, i64 %539
  %543 = load <4 x double>, ptr %542, align 32
  %544 = fmul contract <4 x double> %543, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %545 = add nsw i64 %539, %256
  %546 = getelementptr inbounds <4 x double>, ptr %167, i64 %545
  %547 = load <4 x double>, ptr %546, align 32
  %548 = fmul contract <4 x double> %547, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %549 = fsub contract <4 x double> %544, %548
  %550 = add nsw i64 %539, %285
  %551 = getelementptr inbounds <4 x double>, ptr %167, i64 %550
  %552 = load <4 x double>, ptr %551, align 32
  %553 = fmul contract <4 x double> %552, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %554 = fsub contract <4 x double> %549, %553
  %555 = add nsw i64 %539, %314
  %556 = getelementptr inbounds <4 x double>, ptr %167, i64 %555
  %557 = load <4 x double>, ptr %556, align 32
  %558 = fmul contract <4 x double> %557, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %559 = fsub contract <4 x double> %554, %558
  %560 = add nsw i64 %539, %348
  %561 = getelementptr inbounds <4 x double>, ptr %167, i64 %560
  %562 = load <4 x double>, ptr %561, align 32
  %563 = fmul contract <4 x double> %562, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %564 = fadd contract <4 x double> %559, %563
  %565 = add nsw i64 %539, %387
  %566 = getelementptr inbounds <4 x double>, ptr %167, i64 %565
  %567 = load <4 x double>, ptr %566, align 32
  %568 = fmul contract <4 x double> %567, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %569 = fsub contract <4 x double> %564, %568
  %570 = add nsw i64 %539, %431
  %571 = getelementptr inbounds <4 x double>, ptr %167, i64 %570
  %572 = load <4 x double>, ptr %571, align 32
  %573 = fmul contract <4 x double> %572, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %574 = fsub contract <4 x double> %569, %573
  %575 = add nsw i64 %539, %480
  %576 = getelementptr inbounds <4 x double>, ptr %167, i64 %575
  %577 = load <4 x double>, ptr %576, align 32
  %578 = fmul contract <4 x double> %577, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %579 = fadd contract <4 x double> %574, %578
  %580 = add nsw i64 %539, %534
  %581 = getelementptr inbounds <4 x double>, ptr %167, i64 %580
  %582 = load <4 x double>, ptr %581, align 32
  %583 = fmul contract <4 x double> %582, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %584 = fadd contract <4 x double> %579, %583
  %585 = fmul contract <4 x double> %170, %584
  %586 = fadd contract <4 x double> %541, %585
  %587 = getelementptr inbounds <4 x double>, ptr %184, i64 %539
  store <4 x double> %586, ptr %587, align 32
  %588 = add nsw i64 %539, 1
  %589 = icmp eq i64 %588, %182
  br i1 %589, label %590, label %538

590:
  %591 = fadd contract <4 x double> %170, %179
  %592 = mul nsw i64 %182, 11
  %593 = getelementptr inbounds <4 x double>, ptr %167, i64 %592
  store <4 x double> %591, ptr %7, align 32
  %594 = load ptr, ptr %0, align 8
  %595 = load ptr, ptr %33, align 8
  call void %594(ptr %7, ptr %184, ptr %180, ptr %593, ptr %595)
  br i1 %187, label %596, label %678

596:
  %597 = mul nsw i64 %182, 17
  %598 = mul nsw i64 %182, 18
  %599 = mul nsw i64 %182, 19
  br label %600

600:
  %601 = phi i64 [ 0, %596 ], [ %676, %600 ]
  %602 = getelementptr inbounds <4 x double>, ptr %167, i64 %601
  %603 = load <4 x double>, ptr %602, align 32
  %604 = add nsw i64 %601, %314
  %605 = getelementptr inbounds <4 x double>, ptr %167, i64 %604
  %606 = load <4 x double>, ptr %605, align 32
  %607 = add nsw i64 %601, %348
  %608 = getelementptr inbounds <4 x double>, ptr %167, i64 %607
  %609 = load <4 x double>, ptr %608, align 32
  %610 = add nsw i64 %601, %387
  %611 = getelementptr inbounds <4 x double>, ptr %167, i64 %610
  %612 = load <4 x double>, ptr %611, align 32
  %613 = add nsw i64 %601, %431
  %614 = getelementptr inbounds <4 x double>, ptr %167, i64 %613
  %615 = load <4 x double>, ptr %614, align 32
  %616 = add nsw i64 %601, %480
  %617 = getelementptr inbounds <4 x double>, ptr %167, i64 %616
  %618 = load <4 x double>, ptr %617, align 32
  %619 = add nsw i64 %601, %534
  %620 = getelementptr inbounds <4 x double>, ptr %167, i64 %619
  %621 = load <4 x double>, ptr %620, align 32
  %622 = add nsw i64 %601, %592
  %623 = getelementptr inbounds <4 x double>, ptr %167, i64 %622
  %624 = load <4 x double>, ptr %623, align 32
  %625 = add nsw i64 %601, %185
  %626 = getelementptr inbounds <4 x double>, ptr %167, i64 %625
  %627 = load <4 x double>, ptr %626, align 32
  %628 = fmul contract <4 x double> %603, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %629 = fmul contract <4 x double> %606, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %630 = fadd contract <4 x double> %628, %629
  %631 = fmul contract <4 x double> %609, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %632 = fadd contract <4 x double> %630, %631
  %633 = fmul contract <4 x double> %612, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %634 = fadd contract <4 x double> %632, %633
  %635 = fmul contract <4 x double> %615, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %636 = fadd contract <4 x double> %634, %635
  %637 = fmul contract <4 x double> %618, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %638 = fadd contract <4 x double> %636, %637
  %639 = fmul contract <4 x double> %621, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %640 = fadd contract <4 x double> %638, %639
  %641 = fmul contract <4 x double> %624, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %642 = fadd contract <4 x double> %640, %641
  %643 = fmul contract <4 x double> %170, %642
  %644 = fadd contract <4 x double> %627, %643
  %645 = add nsw i64 %601, %597
  %646 = getelementptr inbounds <4 x double>, ptr %167, i64 %645
  store <4 x double> %644, ptr %646, align 32
  %647 = fmul contract <4 x double> %603, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %648 = fmul contract <4 x double> %606, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %649 = fsub contract <4 x double> %647, %648
  %650 = fmul contract <4 x double> %609, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %651 = fsub contract <4 x double> %649, %650
  %652 = fmul contract <4 x double> %612, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %653 = fadd contract <4 x double> %651, %652
  %654 = fmul contract <4 x double> %615, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %655 = fsub contract <4 x double> %653, %654
  %656 = fmul contract <4 x double> %618, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %657 = fadd contract <4 x double> %655, %656
  %658 = fmul contract <4 x double> %621, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %659 = fadd contract <4 x double> %657, %658
  %660 = fmul contract <4 x double> %624, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %661 = fsub contract <4 x double> %659, %660
  %662 = add nsw i64 %601, %598
  %663 = getelementptr inbounds <4 x double>, ptr %167, i64 %662
  store <4 x double> %661, ptr %663, align 32
  %664 = fmul contract <4 x double> %603, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %665 = fsub contract <4 x double> %629, %664
  %666 = fadd contract <4 x double> %665, %631
  %667 = fadd contract <4 x double> %666, %633
  %668 = fmul contract <4 x double> %615, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %669 = fsub contract <4 x double> %667, %668
  %670 = fadd contract <4 x double> %669, %637
  %671 = fadd contract <4 x double> %670, %639
  %672 = fmul contract <4 x double> %624, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %673 = fadd contract <4 x double> %671, %672
  %674 = add nsw i64 %601, %599
  %675 = getelementptr inbounds <4 x double>, ptr %167, i64 %674
  store <4 x double> %673, ptr %675, align 32
  %676 = add nsw i64 %601, 1
  %677 = icmp eq i64 %676, %182
  br i1 %677, label %678, label %600

678:
  %679 = mul nsw i64 %165, 20
  %680 = getelementptr inbounds <4 x double>, ptr %167, i64 %679
  %681 = load i64, ptr %28, align 8
  %682 = load i64, ptr %34, align 8
  %683 = icmp eq i64 %682, 0
  br i1 %683, label %734, label %684

684:
  %685 = bitcast <4 x double> %170 to <4 x i64>
  %686 = and <4 x i64> %685, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %687 = bitcast <4 x i64> %686 to <4 x double>
  %688 = load ptr, ptr %24, align 8
  %689 = load double, ptr %35, align 8
  %690 = fdiv contract double 1.000000e-15, %689
  %691 = load <4 x i64>, ptr %688, align 32
  %692 = and <4 x i64> %691, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %693 = bitcast <4 x i64> %692 to <4 x double>
  %694 = fmul contract <4 x double> %687, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %695 = fcmp contract ogt <4 x double> %694, %693
  %696 = select <4 x i1> %695, <4 x double> %693, <4 x double> %694
  %697 = getelementptr inbounds <4 x double>, ptr %688, i64 7
  %698 = load <4 x double>, ptr %697, align 32
  %699 = getelementptr inbounds <4 x double>, ptr %688, i64 8
  %700 = load <4 x double>, ptr %699, align 32
  %701 = fmul contract <4 x double> %700, %687
  %702 = fadd contract <4 x double> %698, %701
  %703 = fmul contract <4 x double> %702, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %704 = insertelement <4 x double> poison, double %690, i64 0
  %705 = shufflevector <4 x double> %704, <4 x double> poison, <4 x i32> zeroinitializer
  %706 = fmul contract <4 x double> %700, %696
  %707 = fadd contract <4 x double> %698, %706
  %708 = fmul contract <4 x double> %705, %707
  %709 = fadd contract <4 x double> %703, %708
  %710 = fmul contract <4 x double> %709, %687
  %711 = load i64, ptr %36, align 8
  %712 = load ptr, ptr %37, align 8
  %713 = icmp sgt i64 %711, 0
  br i1 %713, label %714, label %728

714:
  %715 = phi i64 [ %726, %714 ], [ 0, %684 ]
  %716 = phi <4 x double> [ %725, %714 ], [ zeroinitializer, %684 ]
  %717 = getelementptr inbounds <4 x double>, ptr %680, i64 %715
  %718 = load <4 x i64>, ptr %717, align 32
  %719 = and <4 x i64> %718, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %720 = bitcast <4 x i64> %719 to <4 x double>
  %721 = getelementptr inbounds <4 x double>, ptr %712, i64 %715
  %722 = load <4 x double>, ptr %721, align 32
  %723 = fmul contract <4 x double> %722, %720
  %724 = fcmp contract ogt <4 x double> %723, %716
  %725 = select <4 x i1> %724, <4 x double> %723, <4 x double> %716
  %726 = add nsw i64 %715, 1
  %727 = icmp eq i64 %726, %711
  br i1 %727, label %728, label %714

728:
  %729 = phi <4 x double> [ zeroinitializer, %684 ], [ %725, %714 ]
  %730 = fmul contract <4 x double> %698, %696
  %731 = fadd contract <4 x double> %730, %729
  %732 = fmul contract <4 x double> %705, %731
  %733 = fadd contract <4 x double> %710, %732
  br label %734

734:
  %735 = phi <4 x double> [ %733, %728 ], [ zeroinitializer, %678 ]
  %736 = phi <4 x double> [ %709, %728 ], [ zeroinitializer, %678 ]
  %737 = icmp sgt i64 %681, 0
  br i1 %737, label %738, label %787

738:
  %739 = phi i64 [ %785, %757 ], [ 0, %734 ]
  %740 = load i64, ptr %38, align 8
  %741 = icmp sgt i64 %740, %739
  br i1 %741, label %742, label %757

742:
  %743 = load ptr, ptr %31, align 8
  %744 = load i64, ptr %39, align 8
  %745 = load i64, ptr %36, align 8
  %746 = icmp sgt i64 %745, %739
  br i1 %746, label %750, label %747

747:
  %748 = load i64, ptr %40, align 8
  %749 = sub nsw i64 %739, %748
  br label %750

750:
  %751 = phi <4 x double> [ %735, %742 ], [ %736, %747 ]
  %752 = phi i64 [ %739, %742 ], [ %749, %747 ]
  %753 = add nsw i64 %752, %744
  %754 = getelementptr inbounds <4 x double>, ptr %743, i64 %753
  %755 = load <4 x double>, ptr %754, align 32
  %756 = fmul contract <4 x double> %751, %755
  br label %757

757:
  %758 = phi contract <4 x double> [ %756, %750 ], [ zeroinitializer, %738 ]
  %759 = getelementptr inbounds <4 x double>, ptr %680, i64 %739
  %760 = load <4 x i64>, ptr %759, align 32
  %761 = and <4 x i64> %760, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %762 = bitcast <4 x i64> %761 to <4 x double>
  %763 = getelementptr inbounds <4 x double>, ptr %176, i64 %739
  %764 = load <4 x i64>, ptr %763, align 32
  %765 = and <4 x i64> %764, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %766 = bitcast <4 x i64> %765 to <4 x double>
  %767 = fcmp contract ogt <4 x double> %762, %766
  %768 = select <4 x i1> %767, <4 x i64> %761, <4 x i64> %765
  %769 = bitcast <4 x i64> %768 to <4 x double>
  %770 = load ptr, ptr %41, align 8
  %771 = getelementptr inbounds double, ptr %770, i64 %739
  %772 = load double, ptr %771, align 8
  %773 = insertelement <4 x double> poison, double %772, i64 0
  %774 = shufflevector <4 x double> %773, <4 x double> poison, <4 x i32> zeroinitializer
  %775 = load double, ptr %35, align 8
  %776 = insertelement <4 x double> poison, double %775, i64 0
  %777 = shufflevector <4 x double> %776, <4 x double> poison, <4 x i32> zeroinitializer
  %778 = fadd contract <4 x double> %758, %769
  %779 = fmul contract <4 x double> %777, %778
  %780 = fadd contract <4 x double> %774, %779
  %781 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %780
  %782 = fcmp contract ogt <4 x double> %780, zeroinitializer
  %783 = select <4 x i1> %782, <4 x double> %781, <4 x double> zeroinitializer
  %784 = getelementptr inbounds <4 x double>, ptr %172, i64 %739
  store <4 x double> %783, ptr %784, align 32
  %785 = add nsw i64 %739, 1
  %786 = icmp eq i64 %785, %681
  br i1 %786, label %787, label %738

787:
  %788 = mul nsw i64 %165, 18
  %789 = getelementptr inbounds <4 x double>, ptr %167, i64 %788
  %790 = icmp sgt i64 %165, 0
  br i1 %790, label %796, label %791

791:
  %792 = sitofp i64 %165 to double
  %793 = insertelement <4 x double> poison, double %792, i64 0
  %794 = shufflevector <4 x double> %793, <4 x double> poison, <4 x i32> zeroinitializer
  %795 = fdiv contract <4 x double> zeroinitializer, %794
  br label %914

796:
  %797 = phi i64 [ %806, %796 ], [ 0, %787 ]
  %798 = phi <4 x double> [ %805, %796 ], [ zeroinitializer, %787 ]
  %799 = getelementptr inbounds <4 x double>, ptr %789, i64 %797
  %800 = load <4 x double>, ptr %799, align 32
  %801 = getelementptr inbounds <4 x double>, ptr %172, i64 %797
  %802 = load <4 x double>, ptr %801, align 32
  %803 = fmul contract <4 x double> %800, %802
  %804 = fmul contract <4 x double> %803, %803
  %805 = fadd contract <4 x double> %798, %804
  %806 = add nsw i64 %797, 4
  %807 = icmp slt i64 %806, %165
  br i1 %807, label %796, label %808

808:
  %809 = icmp sgt i64 %165, 1
  br i1 %809, label %810, label %850

810:
  %811 = phi i64 [ %820, %810 ], [ 1, %808 ]
  %812 = phi <4 x double> [ %819, %810 ], [ zeroinitializer, %808 ]
  %813 = getelementptr inbounds <4 x double>, ptr %789, i64 %811
  %814 = load <4 x double>, ptr %813, align 32
  %815 = getelementptr inbounds <4 x double>, ptr %172, i64 %811
  %816 = load <4 x double>, ptr %815, align 32
  %817 = fmul contract <4 x double> %814, %816
  %818 = fmul contract <4 x double> %817, %817
  %819 = fadd contract <4 x double> %812, %818
  %820 = add nsw i64 %811, 4
  %821 = icmp slt i64 %820, %165
  br i1 %821, label %810, label %822

822:
  %823 = icmp sgt i64 %165, 2
  br i1 %823, label %824, label %850

824:
  %825 = phi i64 [ %834, %824 ], [ 2, %822 ]
  %826 = phi <4 x double> [ %833, %824 ], [ zeroinitializer, %822 ]
  %827 = getelementptr inbounds <4 x double>, ptr %789, i64 %825
  %828 = load <4 x double>, ptr %827, align 32
  %829 = getelementptr inbounds <4 x double>, ptr %172, i64 %825
  %830 = load <4 x double>, ptr %829, align 32
  %831 = fmul contract <4 x double> %828, %830
  %832 = fmul contract <4 x double> %831, %831
  %833 = fadd contract <4 x double> %826, %832
  %834 = add nsw i64 %825, 4
  %835 = icmp slt i64 %834, %165
  br i1 %835, label %824, label %836

836:
  %837 = icmp sgt i64 %165, 3
  br i1 %837, label %838, label %850

838:
  %839 = phi i64 [ %848, %838 ], [ 3, %836 ]
  %840 = phi <4 x double> [ %847, %838 ], [ zeroinitializer, %836 ]
  %841 = getelementptr inbounds <4 x double>, ptr %789, i64 %839
  %842 = load <4 x double>, ptr %841, align 32
  %843 = getelementptr inbounds <4 x double>, ptr %172, i64 %839
  %844 = load <4 x double>, ptr %843, align 32
  %845 = fmul contract <4 x double> %842, %844
  %846 = fmul contract <4 x double> %845, %845
  %847 = fadd contract <4 x double> %840, %846
  %848 = add nsw i64 %839, 4
  %849 = icmp slt i64 %848, %165
  br i1 %849, label %838, label %850

850:
  %851 = phi <4 x double> [ %833, %836 ], [ zeroinitializer, %822 ], [ zeroinitializer, %808 ], [ %833, %838 ]
  %852 = phi <4 x double> [ %819, %836 ], [ %819, %822 ], [ zeroinitializer, %808 ], [ %819, %838 ]
  %853 = phi <4 x double> [ zeroinitializer, %836 ], [ zeroinitializer, %822 ], [ zeroinitializer, %808 ], [ %847, %838 ]
  %854 = fadd contract <4 x double> %851, %853
  %855 = sitofp i64 %165 to double
  %856 = insertelement <4 x double> poison, double %855, i64 0
  %857 = shufflevector <4 x double> %856, <4 x double> poison, <4 x i32> zeroinitializer
  br label %858

858:
  %859 = phi i64 [ %868, %858 ], [ 0, %850 ]
  %860 = phi <4 x double> [ %867, %858 ], [ zeroinitializer, %850 ]
  %861 = getelementptr inbounds <4 x double>, ptr %174, i64 %859
  %862 = load <4 x double>, ptr %861, align 32
  %863 = getelementptr inbounds <4 x double>, ptr %172, i64 %859
  %864 = load <4 x double>, ptr %863, align 32
  %865 = fmul contract <4 x double> %862, %864
  %866 = fmul contract <4 x double> %865, %865
  %867 = fadd contract <4 x double> %860, %866
  %868 = add nsw i64 %859, 4
  %869 = icmp slt i64 %868, %165
  br i1 %869, label %858, label %870

870:
  %871 = fadd contract <4 x double> %805, %852
  %872 = fadd contract <4 x double> %871, %854
  %873 = fdiv contract <4 x double> %872, %857
  br i1 %809, label %874, label %914

874:
  %875 = phi i64 [ %884, %874 ], [ 1, %870 ]
  %876 = phi <4 x double> [ %883, %874 ], [ zeroinitializer, %870 ]
  %877 = getelementptr inbounds <4 x double>, ptr %174, i64 %875
  %878 = load <4 x double>, ptr %877, align 32
  %879 = getelementptr inbounds <4 x double>, ptr %172, i64 %875
  %880 = load <4 x double>, ptr %879, align 32
  %881 = fmul contract <4 x double> %878, %880
  %882 = fmul contract <4 x double> %881, %881
  %883 = fadd contract <4 x double> %876, %882
  %884 = add nsw i64 %875, 4
  %885 = icmp slt i64 %884, %165
  br i1 %885, label %874, label %886

886:
  %887 = icmp sgt i64 %165, 2
  br i1 %887, label %888, label %914

888:
  %889 = phi i64 [ %898, %888 ], [ 2, %886 ]
  %890 = phi <4 x double> [ %897, %888 ], [ zeroinitializer, %886 ]
  %891 = getelementptr inbounds <4 x double>, ptr %174, i64 %889
  %892 = load <4 x double>, ptr %891, align 32
  %893 = getelementptr inbounds <4 x double>, ptr %172, i64 %889
  %894 = load <4 x double>, ptr %893, align 32
  %895 = fmul contract <4 x double> %892, %894
  %896 = fmul contract <4 x double> %895, %895
  %897 = fadd contract <4 x double> %890, %896
  %898 = add nsw i64 %889, 4
  %899 = icmp slt i64 %898, %165
  br i1 %899, label %888, label %900

900:
  %901 = icmp sgt i64 %165, 3
  br i1 %901, label %902, label %914

902:
  %903 = phi i64 [ %912, %902 ], [ 3, %900 ]
  %904 = phi <4 x double> [ %911, %902 ], [ zeroinitializer, %900 ]
  %905 = getelementptr inbounds <4 x double>, ptr %174, i64 %903
  %906 = load <4 x double>, ptr %905, align 32
  %907 = getelementptr inbounds <4 x double>, ptr %172, i64 %903
  %908 = load <4 x double>, ptr %907, align 32
  %909 = fmul contract <4 x double> %906, %908
  %910 = fmul contract <4 x double> %909, %909
  %911 = fadd contract <4 x double> %904, %910
  %912 = add nsw i64 %903, 4
  %913 = icmp slt i64 %912, %165
  br i1 %913, label %902, label %914

914:
  %915 = phi <4 x double> [ %873, %900 ], [ %873, %886 ], [ %873, %870 ], [ %795, %791 ], [ %873, %902 ]
  %916 = phi <4 x double> [ %857, %900 ], [ %857, %886 ], [ %857, %870 ], [ %794, %791 ], [ %857, %902 ]
  %917 = phi <4 x double> [ %897, %900 ], [ zeroinitializer, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %897, %902 ]
  %918 = phi <4 x double> [ %867, %900 ], [ %867, %886 ], [ %867, %870 ], [ zeroinitializer, %791 ], [ %867, %902 ]
  %919 = phi <4 x double> [ %883, %900 ], [ %883, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %883, %902 ]
  %920 = phi <4 x double> [ zeroinitializer, %900 ], [ zeroinitializer, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %911, %902 ]
  %921 = fadd contract <4 x double> %918, %919
  %922 = fadd contract <4 x double> %917, %920
  %923 = fadd contract <4 x double> %921, %922
  %924 = fdiv contract <4 x double> %923, %916
  %925 = load ptr, ptr %25, align 8
  br label %933

926:
  %927 = getelementptr inbounds <4 x double>, ptr %166, i64 6
  %928 = load <4 x double>, ptr %927, align 32
  %929 = fadd contract <4 x double> %928, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %929, ptr %927, align 32
  %930 = icmp eq i32 %962, 0
  br i1 %930, label %931, label %983

931:
  %932 = getelementptr inbounds <4 x double>, ptr %166, i64 4
  store <4 x double> %952, ptr %932, align 32
  br label %1639

933:
  %934 = phi i64 [ 0, %914 ], [ %981, %980 ]
  %935 = phi <4 x double> [ undef, %914 ], [ %952, %980 ]
  %936 = phi i32 [ 0, %914 ], [ %962, %980 ]
  %937 = trunc i64 %934 to i32
  %938 = extractelement <4 x double> %915, i32 %937
  %939 = extractelement <4 x double> %924, i32 %937
  %940 = fcmp contract oeq double %938, 0.000000e+00
  %941 = fcmp contract oeq double %939, 0.000000e+00
  %942 = and i1 %940, %941
  br i1 %942, label %950, label %943

943:
  %944 = extractelement <4 x double> %170, i32 %937
  %945 = fmul contract double %944, %938
  %946 = fmul contract double %939, 1.000000e-02
  %947 = fadd contract double %938, %946
  %948 = call contract double @llvm.sqrt.f64(double %947)
  %949 = fdiv contract double %945, %948
  br label %950

950:
  %951 = phi contract double [ %949, %943 ], [ 0.000000e+00, %933 ]
  %952 = insertelement <4 x double> %935, double %951, i32 %937
  %953 = getelementptr inbounds i64, ptr %925, i64 %934
  %954 = load i64, ptr %953, align 8
  %955 = icmp sgt i64 %954, -1
  %956 = fcmp contract ole double %951, 1.000000e+00
  %957 = select i1 %955, i1 %956, i1 false
  %958 = zext i1 %957 to i64
  %959 = add nsw i64 %934, 16
  %960 = getelementptr inbounds i64, ptr %925, i64 %959
  store i64 %958, ptr %960, align 8
  %961 = zext i1 %957 to i32
  %962 = add i32 %936, %961
  br i1 %957, label %966, label %963

963:
  %964 = add nsw i64 %934, 20
  %965 = getelementptr inbounds i64, ptr %925, i64 %964
  store i64 0, ptr %965, align 8
  br i1 %955, label %966, label %980

966:
  %967 = load ptr, ptr %27, align 8
  %968 = icmp eq ptr %967, null
  br i1 %968, label %980, label %969

969:
  %970 = getelementptr inbounds ptr, ptr %967, i64 %954
  %971 = load ptr, ptr %970, align 8
  %972 = getelementptr inbounds %struct.Code, ptr %971, i64 0, i32 14
  %973 = load ptr, ptr %972, align 8
  %974 = load i64, ptr %973, align 8
  %975 = add nsw i64 %974, 11
  store i64 %975, ptr %973, align 8
  %976 = load i64, ptr %960, align 8
  %977 = getelementptr inbounds i64, ptr %973, i64 1
  %978 = load i64, ptr %977, align 8
  %979 = add nsw i64 %978, %976
  store i64 %979, ptr %977, align 8
  br label %980

980:
  %981 = add nsw i64 %934, 1
  %982 = icmp eq i64 %981, 4
  br i1 %982, label %926, label %933

983:
  %984 = load ptr, ptr %42, align 8
  %985 = load ptr, ptr %31, align 8
  %986 = load ptr, ptr %30, align 8
  %987 = load ptr, ptr %33, align 8
  call void %984(ptr %18, ptr %176, ptr %985, ptr %986, ptr %987)
  br i1 %790, label %988, label %991

988:
  %989 = shl i64 %165, 1
  %990 = call i64 @llvm.smax.i64(i64 %989, i64 1)
  br label %1253

991:
  %992 = phi <4 x double> [ zeroinitializer, %983 ], [ %1259, %1253 ]
  %993 = load i64, ptr %28, align 8
  %994 = load ptr, ptr %24, align 8
  %995 = load ptr, ptr %29, align 8
  %996 = mul nsw i64 %993, 17
  %997 = getelementptr inbounds <4 x double>, ptr %995, i64 %996
  %998 = load ptr, ptr %30, align 8
  %999 = mul nsw i64 %993, 19
  %1000 = getelementptr inbounds <4 x double>, ptr %995, i64 %999
  %1001 = icmp sgt i64 %993, 0
  br i1 %1001, label %1076, label %1056

1002:
  %1003 = phi i64 [ %1012, %1002 ], [ 0, %1076 ]
  %1004 = phi <4 x double> [ %1011, %1002 ], [ zeroinitializer, %1076 ]
  %1005 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1003
  %1006 = load <4 x double>, ptr %1005, align 32
  %1007 = getelementptr inbounds <4 x double>, ptr %172, i64 %1003
  %1008 = load <4 x double>, ptr %1007, align 32
  %1009 = fmul contract <4 x double> %1006, %1008
  %1010 = fmul contract <4 x double> %1009, %1009
  %1011 = fadd contract <4 x double> %1004, %1010
  %1012 = add nsw i64 %1003, 4
  %1013 = icmp slt i64 %1012, %993
  br i1 %1013, label %1002, label %1014

1014:
  %1015 = icmp sgt i64 %993, 1
  br i1 %1015, label %1016, label %1056

1016:
  %1017 = phi i64 [ %1026, %1016 ], [ 1, %1014 ]
  %1018 = phi <4 x double> [ %1025, %1016 ], [ zeroinitializer, %1014 ]
  %1019 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1017
  %1020 = load <4 x double>, ptr %1019, align 32
  %1021 = getelementptr inbounds <4 x double>, ptr %172, i64 %1017
  %1022 = load <4 x double>, ptr %1021, align 32
  %1023 = fmul contract <4 x double> %1020, %1022
  %1024 = fmul contract <4 x double> %1023, %1023
  %1025 = fadd contract <4 x double> %1018, %1024
  %1026 = add nsw i64 %1017, 4
  %1027 = icmp slt i64 %1026, %993
  br i1 %1027, label %1016, label %1028

1028:
  %1029 = icmp sgt i64 %993, 2
  br i1 %1029, label %1030, label %1056

1030:
  %1031 = phi i64 [ %1040, %1030 ], [ 2, %1028 ]
  %1032 = phi <4 x double> [ %1039, %1030 ], [ zeroinitializer, %1028 ]
  %1033 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1031
  %1034 = load <4 x double>, ptr %1033, align 32
  %1035 = getelementptr inbounds <4 x double>, ptr %172, i64 %1031
  %1036 = load <4 x double>, ptr %1035, align 32
  %1037 = fmul contract <4 x double> %1034, %1036
  %1038 = fmul contract <4 x double> %1037, %1037
  %1039 = fadd contract <4 x double> %1032, %1038
  %1040 = add nsw i64 %1031, 4
  %1041 = icmp slt i64 %1040, %993
  br i1 %1041, label %1030, label %1042

1042:
  %1043 = icmp sgt i64 %993, 3
  br i1 %1043, label %1044, label %1056

1044:
  %1045 = phi i64 [ %1054, %1044 ], [ 3, %1042 ]
  %1046 = phi <4 x double> [ %1053, %1044 ], [ zeroinitializer, %1042 ]
  %1047 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1045
  %1048 = load <4 x double>, ptr %1047, align 32
  %1049 = getelementptr inbounds <4 x double>, ptr %172, i64 %1045
  %1050 = load <4 x double>, ptr %1049, align 32
  %1051 = fmul contract <4 x double> %1048, %1050
  %1052 = fmul contract <4 x double> %1051, %1051
  %1053 = fadd contract <4 x double> %1046, %1052
  %1054 = add nsw i64 %1045, 4
  %1055 = icmp slt i64 %1054, %993
  br i1 %1055, label %1044, label %1056

1056:
  %1057 = phi <4 x double> [ %1039, %1042 ], [ zeroinitializer, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1039, %1044 ]
  %1058 = phi <4 x double> [ %1011, %1042 ], [ %1011, %1028 ], [ %1011, %1014 ], [ zeroinitializer, %991 ], [ %1011, %1044 ]
  %1059 = phi <4 x double> [ %1025, %1042 ], [ %1025, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1025, %1044 ]
  %1060 = phi <4 x double> [ zeroinitializer, %1042 ], [ zeroinitializer, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1053, %1044 ]
  %1061 = fadd contract <4 x double> %1058, %1059
  %1062 = fadd contract <4 x double> %1057, %1060
  %1063 = fadd contract <4 x double> %1061, %1062
  %1064 = sitofp i64 %993 to double
  %1065 = insertelement <4 x double> poison, double %1064, i64 0
  %1066 = shufflevector <4 x double> %1065, <4 x double> poison, <4 x i32> zeroinitializer
  %1067 = fdiv contract <4 x double> %1063, %1066
  br label %1068

1068:
  %1069 = phi i32 [ 0, %1056 ], [ %1074, %1068 ]
  %1070 = phi <4 x double> [ %1067, %1056 ], [ %1073, %1068 ]
  %1071 = extractelement <4 x double> %1070, i32 %1069
  %1072 = call contract double @llvm.sqrt.f64(double %1071)
  %1073 = insertelement <4 x double> %1070, double %1072, i32 %1069
  %1074 = add nsw i32 %1069, 1
  %1075 = icmp eq i32 %1074, 4
  br i1 %1075, label %1088, label %1068

1076:
  %1077 = phi i64 [ %1084, %1076 ], [ 0, %991 ]
  %1078 = getelementptr inbounds <4 x double>, ptr %998, i64 %1077
  %1079 = load <4 x double>, ptr %1078, align 32
  %1080 = getelementptr inbounds <4 x double>, ptr %997, i64 %1077
  %1081 = load <4 x double>, ptr %1080, align 32
  %1082 = fsub contract <4 x double> %1079, %1081
  %1083 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1077
  store <4 x double> %1082, ptr %1083, align 32
  %1084 = add nsw i64 %1077, 1
  %1085 = icmp eq i64 %1084, %993
  br i1 %1085, label %1002, label %1076

1086:
  %1087 = fcmp contract ugt double %1093, 1.000000e+00
  br i1 %1087, label %1097, label %1250

1088:
  %1089 = phi <4 x double> [ %1094, %1088 ], [ zeroinitializer, %1068 ]
  %1090 = phi i32 [ %1095, %1088 ], [ 0, %1068 ]
  %1091 = extractelement <4 x double> %1089, i64 0
  %1092 = extractelement <4 x double> %1073, i32 %1090
  %1093 = call contract double @llvm.maxnum.f64(double %1091, double %1092)
  %1094 = insertelement <4 x double> %1089, double %1093, i64 0
  %1095 = add nsw i32 %1090, 1
  %1096 = icmp eq i32 %1095, 4
  br i1 %1096, label %1086, label %1088

1097:
  %1098 = load i64, ptr %38, align 8
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1250, label %1100

1100:
  %1101 = getelementptr inbounds <4 x double>, ptr %994, i64 9
  %1102 = load <4 x double>, ptr %1101, align 32
  %1103 = load <4 x double>, ptr %994, align 32
  %1104 = fsub contract <4 x double> %1102, %1103
  %1105 = getelementptr inbounds <4 x double>, ptr %994, i64 7
  %1106 = load <4 x double>, ptr %1105, align 32
  %1107 = getelementptr inbounds <4 x double>, ptr %994, i64 8
  %1108 = load <4 x double>, ptr %1107, align 32
  %1109 = fmul contract <4 x double> %1104, %1108
  %1110 = fadd contract <4 x double> %1106, %1109
  %1111 = fmul contract <4 x double> %1110, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1112 = fmul contract <4 x double> %1104, %1111
  %1113 = load ptr, ptr %29, align 8
  %1114 = mul nsw i64 %993, 20
  %1115 = getelementptr inbounds <4 x double>, ptr %1113, i64 %1114
  %1116 = load i64, ptr %36, align 8
  %1117 = load ptr, ptr %37, align 8
  %1118 = icmp sgt i64 %1116, 0
  br i1 %1118, label %1119, label %1135

1119:
  %1120 = phi i64 [ %1131, %1119 ], [ 0, %1100 ]
  %1121 = phi <4 x double> [ %1130, %1119 ], [ zeroinitializer, %1100 ]
  %1122 = getelementptr inbounds <4 x double>, ptr %1115, i64 %1120
  %1123 = load <4 x i64>, ptr %1122, align 32
  %1124 = and <4 x i64> %1123, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1125 = bitcast <4 x i64> %1124 to <4 x double>
  %1126 = getelementptr inbounds <4 x double>, ptr %1117, i64 %1120
  %1127 = load <4 x double>, ptr %1126, align 32
  %1128 = fmul contract <4 x double> %1127, %1125
  %1129 = fcmp contract ogt <4 x double> %1128, %1121
  %1130 = select <4 x i1> %1129, <4 x double> %1128, <4 x double> %1121
  %1131 = add nsw i64 %1120, 1
  %1132 = icmp eq i64 %1131, %1116
  br i1 %1132, label %1133, label %1119

1133:
  %1134 = fmul contract <4 x double> %1130, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1135

1135:
  %1136 = phi <4 x double> [ zeroinitializer, %1100 ], [ %1134, %1133 ]
  %1137 = fadd contract <4 x double> %1112, %1136
  br i1 %1001, label %1212, label %1192

1138:
  %1139 = phi i64 [ %1148, %1138 ], [ 0, %1231 ]
  %1140 = phi <4 x double> [ %1147, %1138 ], [ zeroinitializer, %1231 ]
  %1141 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1139
  %1142 = load <4 x double>, ptr %1141, align 32
  %1143 = getelementptr inbounds <4 x double>, ptr %172, i64 %1139
  %1144 = load <4 x double>, ptr %1143, align 32
  %1145 = fmul contract <4 x double> %1142, %1144
  %1146 = fmul contract <4 x double> %1145, %1145
  %1147 = fadd contract <4 x double> %1140, %1146
  %1148 = add nsw i64 %1139, 4
  %1149 = icmp slt i64 %1148, %993
  br i1 %1149, label %1138, label %1150

1150:
  %1151 = icmp sgt i64 %993, 1
  br i1 %1151, label %1152, label %1192

1152:
  %1153 = phi i64 [ %1162, %1152 ], [ 1, %1150 ]
  %1154 = phi <4 x double> [ %1161, %1152 ], [ zeroinitializer, %1150 ]
  %1155 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1153
  %1156 = load <4 x double>, ptr %1155, align 32
  %1157 = getelementptr inbounds <4 x double>, ptr %172, i64 %1153
  %1158 = load <4 x double>, ptr %1157, align 32
  %1159 = fmul contract <4 x double> %1156, %1158
  %1160 = fmul contract <4 x double> %1159, %1159
  %1161 = fadd contract <4 x double> %1154, %1160
  %1162 = add nsw i64 %1153, 4
  %1163 = icmp slt i64 %1162, %993
  br i1 %1163, label %1152, label %1164

1164:
  %1165 = icmp sgt i64 %993, 2
  br i1 %1165, label %1166, label %1192

1166:
  %1167 = phi i64 [ %1176, %1166 ], [ 2, %1164 ]
  %1168 = phi <4 x double> [ %1175, %1166 ], [ zeroinitializer, %1164 ]
  %1169 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1167
  %1170 = load <4 x double>, ptr %1169, align 32
  %1171 = getelementptr inbounds <4 x double>, ptr %172, i64 %1167
  %1172 = load <4 x double>, ptr %1171, align 32
  %1173 = fmul contract <4 x double> %1170, %1172
  %1174 = fmul contract <4 x double> %1173, %1173
  %1175 = fadd contract <4 x double> %1168, %1174
  %1176 = add nsw i64 %1167, 4
  %1177 = icmp slt i64 %1176, %993
  br i1 %1177, label %1166, label %1178

1178:
  %1179 = icmp sgt i64 %993, 3
  br i1 %1179, label %1180, label %1192

1180:
  %1181 = phi i64 [ %1190, %1180 ], [ 3, %1178 ]
  %1182 = phi <4 x double> [ %1189, %1180 ], [ zeroinitializer, %1178 ]
  %1183 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1181
  %1184 = load <4 x double>, ptr %1183, align 32
  %1185 = getelementptr inbounds <4 x double>, ptr %172, i64 %1181
  %1186 = load <4 x double>, ptr %1185, align 32
  %1187 = fmul contract <4 x double> %1184, %1186
  %1188 = fmul contract <4 x double> %1187, %1187
  %1189 = fadd contract <4 x double> %1182, %1188
  %1190 = add nsw i64 %1181, 4
  %1191 = icmp slt i64 %1190, %993
  br i1 %1191, label %1180, label %1192

1192:
  %1193 = phi <4 x double> [ %1175, %1178 ], [ zeroinitializer, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1175, %1180 ]
  %1194 = phi <4 x double> [ %1147, %1178 ], [ %1147, %1164 ], [ %1147, %1150 ], [ zeroinitializer, %1135 ], [ %1147, %1180 ]
  %1195 = phi <4 x double> [ %1161, %1178 ], [ %1161, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1161, %1180 ]
  %1196 = phi <4 x double> [ zeroinitializer, %1178 ], [ zeroinitializer, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1189, %1180 ]
  %1197 = fadd contract <4 x double> %1194, %1195
  %1198 = fadd contract <4 x double> %1193, %1196
  %1199 = fadd contract <4 x double> %1197, %1198
  %1200 = fdiv contract <4 x double> %1199, %1066
  br label %1201

1201:
  %1202 = phi i32 [ 0, %1192 ], [ %1207, %1201 ]
  %1203 = phi <4 x double> [ %1200, %1192 ], [ %1206, %1201 ]
  %1204 = extractelement <4 x double> %1203, i32 %1202
  %1205 = call contract double @llvm.sqrt.f64(double %1204)
  %1206 = insertelement <4 x double> %1203, double %1205, i32 %1202
  %1207 = add nsw i32 %1202, 1
  %1208 = icmp eq i32 %1207, 4
  br i1 %1208, label %1209, label %1201

1209:
  %1210 = fcmp ole <4 x double> %1073, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1211 = select <4 x i1> %1210, <4 x double> %1073, <4 x double> %1206
  br label %1250

1212:
  %1213 = phi i64 [ %1248, %1231 ], [ 0, %1135 ]
  %1214 = load i64, ptr %38, align 8
  %1215 = icmp sgt i64 %1214, %1213
  br i1 %1215, label %1216, label %1231

1216:
  %1217 = load ptr, ptr %31, align 8
  %1218 = load i64, ptr %39, align 8
  %1219 = load i64, ptr %36, align 8
  %1220 = icmp sgt i64 %1219, %1213
  br i1 %1220, label %1224, label %1221

1221:
  %1222 = load i64, ptr %40, align 8
  %1223 = sub nsw i64 %1213, %1222
  br label %1224

1224:
  %1225 = phi <4 x double> [ %1137, %1216 ], [ %1111, %1221 ]
  %1226 = phi i64 [ %1213, %1216 ], [ %1223, %1221 ]
  %1227 = add nsw i64 %1226, %1218
  %1228 = getelementptr inbounds <4 x double>, ptr %1217, i64 %1227
  %1229 = load <4 x double>, ptr %1228, align 32
  %1230 = fmul contract <4 x double> %1225, %1229
  br label %1231

1231:
  %1232 = phi contract <4 x double> [ %1230, %1224 ], [ zeroinitializer, %1212 ]
  %1233 = getelementptr inbounds <4 x double>, ptr %172, i64 %1213
  %1234 = load <4 x double>, ptr %1233, align 32
  %1235 = load ptr, ptr %29, align 8
  %1236 = add nsw i64 %1213, %1114
  %1237 = getelementptr inbounds <4 x double>, ptr %1235, i64 %1236
  %1238 = load <4 x i64>, ptr %1237, align 32
  %1239 = and <4 x i64> %1238, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1240 = bitcast <4 x i64> %1239 to <4 x double>
  %1241 = fmul contract <4 x double> %1240, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1242 = fadd contract <4 x double> %1232, %1241
  %1243 = fmul contract <4 x double> %1234, %1242
  %1244 = fadd contract <4 x double> %1243, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1245 = getelementptr inbounds <4 x double>, ptr %1000, i64 %1213
  %1246 = load <4 x double>, ptr %1245, align 32
  %1247 = fdiv contract <4 x double> %1246, %1244
  store <4 x double> %1247, ptr %1245, align 32
  %1248 = add nsw i64 %1213, 1
  %1249 = icmp eq i64 %1248, %993
  br i1 %1249, label %1138, label %1212

1250:
  %1251 = phi <4 x double> [ %1211, %1209 ], [ %1073, %1097 ], [ %1073, %1086 ]
  %1252 = load ptr, ptr %25, align 8
  br label %1262

1253:
  %1254 = phi i64 [ %1260, %1253 ], [ 0, %988 ]
  %1255 = phi <4 x double> [ %1259, %1253 ], [ zeroinitializer, %988 ]
  %1256 = getelementptr inbounds <4 x double>, ptr %168, i64 %1254
  %1257 = load <4 x double>, ptr %1256, align 32
  %1258 = fmul contract <4 x double> %1257, zeroinitializer
  %1259 = fadd contract <4 x double> %1255, %1258
  %1260 = add nsw i64 %1254, 1
  %1261 = icmp eq i64 %1260, %990
  br i1 %1261, label %991, label %1253

1262:
  %1263 = phi i64 [ 0, %1250 ], [ %1304, %1301 ]
  %1264 = phi <4 x double> [ %952, %1250 ], [ %1303, %1301 ]
  %1265 = phi i32 [ %962, %1250 ], [ %1302, %1301 ]
  %1266 = add nsw i64 %1263, 16
  %1267 = getelementptr inbounds i64, ptr %1252, i64 %1266
  %1268 = load i64, ptr %1267, align 8
  %1269 = icmp eq i64 %1268, 0
  br i1 %1269, label %1301, label %1270

1270:
  %1271 = trunc i64 %1263 to i32
  %1272 = extractelement <4 x double> %992, i32 %1271
  %1273 = fcmp contract une double %1272, 0.000000e+00
  br i1 %1273, label %1274, label %1277

1274:
  %1275 = insertelement <4 x double> %1264, double 0x7FF8000000000000, i32 %1271
  %1276 = extractelement <4 x double> %1251, i32 %1271
  br label %1283

1277:
  %1278 = extractelement <4 x double> %1251, i32 %1271
  %1279 = extractelement <4 x double> %1264, i32 %1271
  %1280 = fcmp contract ogt double %1278, %1279
  br i1 %1280, label %1281, label %1283

1281:
  %1282 = insertelement <4 x double> %1264, double %1278, i32 %1271
  br label %1283

1283:
  %1284 = phi double [ %1278, %1277 ], [ %1278, %1281 ], [ %1276, %1274 ]
  %1285 = phi <4 x double> [ %1264, %1277 ], [ %1282, %1281 ], [ %1275, %1274 ]
  %1286 = extractelement <4 x double> %1285, i32 %1271
  %1287 = fcmp contract ole double %1286, 1.000000e+00
  %1288 = zext i1 %1287 to i64
  store i64 %1288, ptr %1267, align 8
  %1289 = fcmp contract ogt double %1284, 1.000000e+00
  %1290 = add nsw i64 %1263, 20
  br i1 %1289, label %1291, label %1295

1291:
  %1292 = getelementptr inbounds i64, ptr %1252, i64 %1290
  %1293 = load i64, ptr %1292, align 8
  %1294 = add nsw i64 %1293, 1
  br label %1295

1295:
  %1296 = phi i64 [ %1294, %1291 ], [ 0, %1283 ]
  %1297 = getelementptr inbounds i64, ptr %1252, i64 %1290
  store i64 %1296, ptr %1297, align 8
  %1298 = xor i1 %1287, true
  %1299 = sext i1 %1298 to i32
  %1300 = add i32 %1265, %1299
  br label %1301

1301:
  %1302 = phi i32 [ %1300, %1295 ], [ %1265, %1262 ]
  %1303 = phi <4 x double> [ %1285, %1295 ], [ %1264, %1262 ]
  %1304 = add nsw i64 %1263, 1
  %1305 = icmp eq i64 %1304, 4
  br i1 %1305, label %1306, label %1262

1306:
  %1307 = getelementptr inbounds <4 x double>, ptr %166, i64 4
  store <4 x double> %1303, ptr %1307, align 32
  %1308 = icmp eq i32 %1302, 0
  br i1 %1308, label %1639, label %1309

1309:
  %1310 = load i64, ptr %43, align 8
  %1311 = icmp eq i64 %1310, 0
  br i1 %1311, label %1448, label %1312

1312:
  %1313 = load i64, ptr %28, align 8
  %1314 = load ptr, ptr %29, align 8
  %1315 = load ptr, ptr %30, align 8
  %1316 = load ptr, ptr %44, align 8
  %1317 = load ptr, ptr %24, align 8
  %1318 = getelementptr inbounds <4 x double>, ptr %1317, i64 2
  %1319 = load <4 x double>, ptr %1318, align 32
  store <4 x double> %1319, ptr %4, align 32
  %1320 = getelementptr inbounds <4 x double>, ptr %1317, i64 3
  %1321 = load <4 x double>, ptr %1320, align 32
  %1322 = icmp sgt i64 %1310, 0
  br i1 %1322, label %1323, label %1325

1323:
  %1324 = load ptr, ptr %45, align 8
  br label %1343

1325:
  %1326 = phi i32 [ 0, %1312 ], [ %1354, %1343 ]
  %1327 = phi i32 [ 0, %1312 ], [ %1351, %1343 ]
  %1328 = load ptr, ptr %46, align 8
  %1329 = load ptr, ptr %31, align 8
  %1330 = load ptr, ptr %47, align 8
  %1331 = load ptr, ptr %33, align 8
  call void %1328(ptr %4, ptr %1315, ptr %1329, ptr %1330, ptr %1331)
  %1332 = icmp eq i32 %1327, 0
  br i1 %1332, label %1399, label %1333

1333:
  %1334 = icmp sgt i64 %1313, 0
  br i1 %1334, label %1337, label %1335

1335:
  %1336 = fmul contract <4 x double> %1321, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1357

1337:
  %1338 = mul nsw i64 %1313, 20
  %1339 = fcmp contract ogt <4 x double> %1321, zeroinitializer
  %1340 = select <4 x i1> %1339, <4 x double> %1321, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1341 = fmul contract <4 x double> %1321, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1342 = fmul contract <4 x double> %1321, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1366

1343:
  %1344 = phi i32 [ 0, %1323 ], [ %1351, %1343 ]
  %1345 = phi i32 [ 0, %1323 ], [ %1354, %1343 ]
  %1346 = phi i64 [ 0, %1323 ], [ %1355, %1343 ]
  %1347 = getelementptr inbounds i64, ptr %1324, i64 %1346
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp ne i64 %1348, 0
  %1350 = zext i1 %1349 to i32
  %1351 = or i32 %1344, %1350
  %1352 = icmp eq i64 %1348, 3
  %1353 = zext i1 %1352 to i32
  %1354 = or i32 %1345, %1353
  %1355 = add nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %1310
  br i1 %1356, label %1325, label %1343

1357:
  %1358 = phi <4 x double> [ %1336, %1335 ], [ %1341, %1366 ]
  %1359 = load <4 x double>, ptr %1317, align 32
  %1360 = fadd contract <4 x double> %1358, %1359
  store <4 x double> %1360, ptr %5, align 32
  %1361 = load ptr, ptr %46, align 8
  %1362 = load ptr, ptr %44, align 8
  %1363 = load ptr, ptr %31, align 8
  %1364 = load ptr, ptr %48, align 8
  %1365 = load ptr, ptr %33, align 8
  call void %1361(ptr %5, ptr %1362, ptr %1363, ptr %1364, ptr %1365)
  br label %1399

1366:
  %1367 = phi i64 [ 0, %1337 ], [ %1397, %1366 ]
  %1368 = add nsw i64 %1367, %1338
  %1369 = getelementptr inbounds <4 x double>, ptr %1314, i64 %1368
  %1370 = load <4 x double>, ptr %1369, align 32
  %1371 = getelementptr inbounds <4 x double>, ptr %1314, i64 %1367
  %1372 = load <4 x double>, ptr %1371, align 32
  %1373 = getelementptr inbounds <4 x double>, ptr %1315, i64 %1367
  %1374 = load <4 x double>, ptr %1373, align 32
  %1375 = fsub contract <4 x double> %1374, %1370
  %1376 = fmul contract <4 x double> %1370, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1377 = fmul contract <4 x double> %1341, %1372
  %1378 = fadd contract <4 x double> %1376, %1377
  %1379 = fmul contract <4 x double> %1378, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1380 = fmul contract <4 x double> %1374, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1381 = add nsw i64 %1367, %1313
  %1382 = getelementptr inbounds <4 x double>, ptr %1315, i64 %1381
  %1383 = load <4 x double>, ptr %1382, align 32
  %1384 = fmul contract <4 x double> %1342, %1383
  %1385 = fsub contract <4 x double> %1380, %1384
  %1386 = fmul contract <4 x double> %1385, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1387 = fadd contract <4 x double> %1379, %1386
  %1388 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1367
  store <4 x double> %1387, ptr %1388, align 32
  %1389 = fmul contract <4 x double> %1375, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1390 = fdiv contract <4 x double> %1389, %1340
  %1391 = fmul contract <4 x double> %1372, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1392 = fsub contract <4 x double> %1390, %1391
  %1393 = load <4 x double>, ptr %1382, align 32
  %1394 = fmul contract <4 x double> %1393, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1395 = fsub contract <4 x double> %1392, %1394
  %1396 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1381
  store <4 x double> %1395, ptr %1396, align 32
  %1397 = add nsw i64 %1367, 1
  %1398 = icmp eq i64 %1397, %1313
  br i1 %1398, label %1357, label %1366

1399:
  %1400 = add nsw i32 %1327, 1
  %1401 = zext i32 %1400 to i64
  %1402 = icmp eq i32 %1326, 0
  br label %1403

1403:
  %1404 = phi i64 [ 0, %1399 ], [ %1445, %1443 ]
  %1405 = phi i32 [ 0, %1399 ], [ %1444, %1443 ]
  %1406 = load ptr, ptr %25, align 8
  %1407 = trunc i64 %1404 to i32
  %1408 = and i64 %1404, 4294967279
  %1409 = or i64 %1408, 16
  %1410 = getelementptr inbounds i64, ptr %1406, i64 %1409
  %1411 = load i64, ptr %1410, align 8
  %1412 = icmp eq i64 %1411, 0
  br i1 %1412, label %1443, label %1413

1413:
  %1414 = load ptr, ptr %27, align 8
  %1415 = icmp eq ptr %1414, null
  br i1 %1415, label %1428, label %1416

1416:
  %1417 = getelementptr inbounds i64, ptr %1406, i64 %1404
  %1418 = load i64, ptr %1417, align 8
  %1419 = getelementptr inbounds ptr, ptr %1414, i64 %1418
  %1420 = load ptr, ptr %1419, align 8
  %1421 = icmp eq ptr %1420, null
  br i1 %1421, label %1428, label %1422

1422:
  %1423 = getelementptr inbounds %struct.Code, ptr %1420, i64 0, i32 14
  %1424 = load ptr, ptr %1423, align 8
  %1425 = getelementptr inbounds i64, ptr %1424, i64 2
  %1426 = load i64, ptr %1425, align 8
  %1427 = add nsw i64 %1426, %1401
  store i64 %1427, ptr %1425, align 8
  br label %1428

1428:
  %1429 = phi i1 [ false, %1422 ], [ true, %1416 ], [ true, %1413 ]
  %1430 = phi ptr [ %1420, %1422 ], [ null, %1416 ], [ null, %1413 ]
  br i1 %1402, label %1443, label %1431

1431:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %6, ptr %0, i32 %1407)
  %1432 = getelementptr inbounds %struct.Run, ptr %1430, i64 0, i32 25
  %1433 = select i1 %1429, ptr %49, ptr %1432
  %1434 = load double, ptr %50, align 8
  %1435 = call fastcc i32 @may_peak(ptr %1433, i64 %1310, double %1434)
  %1436 = icmp eq i32 %1435, 0
  br i1 %1436, label %1441, label %1437

1437:
  %1438 = select i1 %1429, i64 5, i64 8
  call fastcc void @release_4(ptr %0, i32 %1407, i64 %1438)
  %1439 = load ptr, ptr %25, align 8
  %1440 = getelementptr inbounds i64, ptr %1439, i64 %1409
  store i64 0, ptr %1440, align 8
  br label %1441

1441:
  %1442 = phi i32 [ 1, %1437 ], [ %1405, %1431 ]
  br label %1443

1443:
  %1444 = phi i32 [ %1405, %1403 ], [ %1442, %1441 ], [ %1405, %1428 ]
  %1445 = add nsw i64 %1404, 1
  %1446 = icmp eq i64 %1445, 4
  br i1 %1446, label %1447, label %1403

1447:
  br label %1448

1448:
  %1449 = phi i32 [ %1444, %1447 ], [ %69, %1309 ]
  %1450 = load ptr, ptr %27, align 8
  %1451 = icmp eq ptr %1450, null
  br i1 %1451, label %1453, label %1452

1452:
  call fastcc void @store_4(ptr %0)
  br label %1453

1453:
  %1454 = load i64, ptr %43, align 8
  %1455 = icmp eq i64 %1454, 0
  br i1 %1455, label %1639, label %1456

1456:
  %1457 = load i64, ptr %28, align 8
  %1458 = load ptr, ptr %29, align 8
  %1459 = load ptr, ptr %24, align 8
  %1460 = shl i64 %1457, 2
  %1461 = icmp sgt i64 %1457, 0
  %1462 = mul nsw i64 %1457, 17
  %1463 = getelementptr inbounds <4 x double>, ptr %1458, i64 %1462
  %1464 = mul nsw i64 %1457, 20
  %1465 = getelementptr inbounds <4 x double>, ptr %1458, i64 %1464
  %1466 = shl nsw i64 %1457, 1
  %1467 = or i64 %1466, 1
  %1468 = getelementptr inbounds <4 x double>, ptr %1459, i64 2
  %1469 = shl i64 %1454, 1
  %1470 = icmp sgt i64 %1454, 0
  %1471 = call i64 @llvm.smax.i64(i64 %1469, i64 1)
  br label %1472

1472:
  %1473 = phi i64 [ 0, %1456 ], [ %1637, %1636 ]
  %1474 = load ptr, ptr %25, align 8
  %1475 = trunc i64 %1473 to i32
  %1476 = and i64 %1473, 4294967279
  %1477 = or i64 %1476, 16
  %1478 = getelementptr inbounds i64, ptr %1474, i64 %1477
  %1479 = load i64, ptr %1478, align 8
  %1480 = icmp eq i64 %1479, 0
  br i1 %1480, label %1636, label %1481

1481:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %1475)
  %1482 = load ptr, ptr %27, align 8
  %1483 = icmp eq ptr %1482, null
  br i1 %1483, label %1490, label %1484

1484:
  %1485 = load ptr, ptr %25, align 8
  %1486 = getelementptr inbounds i64, ptr %1485, i64 %1473
  %1487 = load i64, ptr %1486, align 8
  %1488 = getelementptr inbounds ptr, ptr %1482, i64 %1487
  %1489 = load ptr, ptr %1488, align 8
  br label %1490

1490:
  %1491 = phi ptr [ %1489, %1484 ], [ null, %1481 ]
  %1492 = icmp eq ptr %1491, null
  %1493 = getelementptr inbounds %struct.Run, ptr %1491, i64 0, i32 25
  %1494 = select i1 %1492, ptr %49, ptr %1493
  %1495 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 13
  %1496 = load ptr, ptr %1495, align 8
  %1497 = getelementptr inbounds i64, ptr %1496, i64 1
  %1498 = load i64, ptr %1497, align 8
  %1499 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 2
  %1500 = load i64, ptr %1499, align 8
  %1501 = icmp slt i64 %1498, %1500
  br i1 %1501, label %1502, label %1509

1502:
  %1503 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 6
  %1504 = load ptr, ptr %1503, align 8
  %1505 = getelementptr inbounds double, ptr %1504, i64 %1498
  %1506 = load double, ptr %1505, align 8
  %1507 = load double, ptr %51, align 8
  %1508 = fcmp contract ugt double %1506, %1507
  br i1 %1508, label %1509, label %1513

1509:
  %1510 = load double, ptr %52, align 8
  %1511 = call fastcc i32 @suspicious(ptr %1494, i64 %1454, double %1510)
  %1512 = icmp eq i32 %1511, 0
  br i1 %1512, label %1593, label %1513

1513:
  %1514 = load ptr, ptr %29, align 8
  %1515 = load ptr, ptr %53, align 8
  %1516 = load i64, ptr %54, align 8
  br label %1570

1517:
  %1518 = mul nsw i64 %1516, 17
  %1519 = getelementptr inbounds double, ptr %1515, i64 %1518
  br label %1520

1520:
  %1521 = phi i64 [ %1527, %1520 ], [ 0, %1517 ]
  %1522 = shl nsw i64 %1521, 2
  %1523 = add nsw i64 %1522, %1473
  %1524 = getelementptr inbounds double, ptr %1463, i64 %1523
  %1525 = load double, ptr %1524, align 8
  %1526 = getelementptr inbounds double, ptr %1519, i64 %1521
  store double %1525, ptr %1526, align 8
  %1527 = add nsw i64 %1521, 1
  %1528 = icmp eq i64 %1527, %1457
  br i1 %1528, label %1529, label %1520

1529:
  %1530 = mul nsw i64 %1516, 20
  %1531 = getelementptr inbounds double, ptr %1515, i64 %1530
  br label %1532

1532:
  %1533 = phi i64 [ 0, %1529 ], [ %1539, %1532 ]
  %1534 = shl nsw i64 %1533, 2
  %1535 = add nsw i64 %1534, %1473
  %1536 = getelementptr inbounds double, ptr %1465, i64 %1535
  %1537 = load double, ptr %1536, align 8
  %1538 = getelementptr inbounds double, ptr %1531, i64 %1533
  store double %1537, ptr %1538, align 8
  %1539 = add nsw i64 %1533, 1
  %1540 = icmp eq i64 %1539, %1457
  br i1 %1540, label %1541, label %1532

1541:
  %1542 = load ptr, ptr %30, align 8
  %1543 = load i64, ptr %55, align 8
  %1544 = add nsw i64 %1543, %1467
  %1545 = load ptr, ptr %56, align 8
  %1546 = icmp sgt i64 %1544, 0
  br i1 %1546, label %1547, label %1556

1547:
  %1548 = phi i64 [ %1554, %1547 ], [ 0, %1541 ]
  %1549 = shl nsw i64 %1548, 2
  %1550 = add nsw i64 %1549, %1473
  %1551 = getelementptr inbounds double, ptr %1542, i64 %1550
  %1552 = load double, ptr %1551, align 8
  %1553 = getelementptr inbounds double, ptr %1545, i64 %1548
  store double %1552, ptr %1553, align 8
  %1554 = add nsw i64 %1548, 1
  %1555 = icmp eq i64 %1554, %1544
  br i1 %1555, label %1556, label %1547

1556:
  %1557 = load ptr, ptr %31, align 8
  %1558 = load i64, ptr %57, align 8
  %1559 = load ptr, ptr %58, align 8
  %1560 = icmp sgt i64 %1558, 0
  br i1 %1560, label %1561, label %1593

1561:
  %1562 = phi i64 [ %1568, %1561 ], [ 0, %1556 ]
  %1563 = shl nsw i64 %1562, 2
  %1564 = add nsw i64 %1563, %1473
  %1565 = getelementptr inbounds double, ptr %1557, i64 %1564
  %1566 = load double, ptr %1565, align 8
  %1567 = getelementptr inbounds double, ptr %1559, i64 %1562
  store double %1566, ptr %1567, align 8
  %1568 = add nsw i64 %1562, 1
  %1569 = icmp eq i64 %1568, %1558
  br i1 %1569, label %1593, label %1561

1570:
  %1571 = phi i64 [ 0, %1513 ], [ %1592, %1591 ]
  %1572 = mul i64 %1460, %1571
  %1573 = getelementptr inbounds double, ptr %1514, i64 %1572
  %1574 = mul nsw i64 %1571, %1516
  %1575 = getelementptr inbounds double, ptr %1515, i64 %1574
  br i1 %1461, label %1576, label %1588

1576:
  %1577 = phi i64 [ %1583, %1576 ], [ 0, %1570 ]
  %1578 = shl nsw i64 %1577, 2
  %1579 = add nsw i64 %1578, %1473
  %1580 = getelementptr inbounds double, ptr %1573, i64 %1579
  %1581 = load double, ptr %1580, align 8
  %1582 = getelementptr inbounds double, ptr %1575, i64 %1577
  store double %1581, ptr %1582, align 8
  %1583 = add nsw i64 %1577, 1
  %1584 = icmp eq i64 %1583, %1457
  br i1 %1584, label %1585, label %1576

1585:
  %1586 = add nsw i64 %1571, 1
  %1587 = icmp eq i64 %1586, 12
  br i1 %1587, label %1517, label %1591

1588:
  %1589 = add nsw i64 %1571, 1
  %1590 = icmp eq i64 %1589, 12
  br i1 %1590, label %1541, label %1591

1591:
  %1592 = phi i64 [ %1586, %1585 ], [ %1589, %1588 ]
  br label %1570

1593:
  %1594 = call contract fastcc double @observe(ptr %3, ptr %1494)
  %1595 = fcmp contract olt double %1594, 1.000000e+00
  br i1 %1595, label %1596, label %1618

1596:
  %1597 = load double, ptr %59, align 8
  %1598 = load double, ptr %52, align 8
  %1599 = fmul contract double %1594, %1598
  %1600 = fadd contract double %1597, %1599
  %1601 = load <4 x double>, ptr %1468, align 32
  %1602 = insertelement <4 x double> %1601, double %1600, i32 %1475
  store <4 x double> %1602, ptr %1468, align 32
  %1603 = load i64, ptr %55, align 8
  %1604 = add nsw i64 %1603, %1467
  %1605 = icmp sgt i64 %1604, 0
  br i1 %1605, label %1606, label %1618

1606:
  %1607 = load ptr, ptr %60, align 8
  %1608 = load ptr, ptr %30, align 8
  br label %1609

1609:
  %1610 = phi i64 [ 0, %1606 ], [ %1616, %1609 ]
  %1611 = getelementptr inbounds double, ptr %1607, i64 %1610
  %1612 = load double, ptr %1611, align 8
  %1613 = shl nsw i64 %1610, 2
  %1614 = add nsw i64 %1613, %1473
  %1615 = getelementptr inbounds double, ptr %1608, i64 %1614
  store double %1612, ptr %1615, align 8
  %1616 = add nsw i64 %1610, 1
  %1617 = icmp eq i64 %1616, %1604
  br i1 %1617, label %1618, label %1609

1618:
  br i1 %1492, label %1619, label %1635

1619:
  br i1 %1470, label %1620, label %1624

1620:
  %1621 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 7
  %1622 = load ptr, ptr %1621, align 8
  %1623 = load ptr, ptr %61, align 8
  br label %1626

1624:
  %1625 = load ptr, ptr %1495, align 8
  store i64 0, ptr %1625, align 8
  br label %1635

1626:
  %1627 = phi i64 [ 0, %1620 ], [ %1633, %1626 ]
  %1628 = getelementptr inbounds double, ptr %1622, i64 %1627
  %1629 = load double, ptr %1628, align 8
  %1630 = shl nsw i64 %1627, 2
  %1631 = add nsw i64 %1630, %1473
  %1632 = getelementptr inbounds double, ptr %1623, i64 %1631
  store double %1629, ptr %1632, align 8
  %1633 = add nsw i64 %1627, 1
  %1634 = icmp eq i64 %1633, %1471
  br i1 %1634, label %1624, label %1626

1635:
  br label %1636

1636:
  %1637 = add nsw i64 %1473, 1
  %1638 = icmp eq i64 %1637, 4
  br i1 %1638, label %1639, label %1472

1639:
  %1640 = phi i32 [ %1449, %1453 ], [ %69, %1306 ], [ %69, %931 ], [ %1449, %1636 ]
  %1641 = load i64, ptr %28, align 8
  %1642 = load ptr, ptr %29, align 8
  %1643 = load ptr, ptr %30, align 8
  %1644 = load ptr, ptr %25, align 8
  %1645 = getelementptr inbounds i64, ptr %1644, i64 16
  %1646 = load <4 x i64>, ptr %1645, align 32
  %1647 = icmp ne <4 x i64> %1646, zeroinitializer
  %1648 = sext <4 x i1> %1647 to <4 x i64>
  %1649 = icmp sgt i64 %1641, 0
  %1650 = mul nsw i64 %1641, 20
  br i1 %1649, label %1651, label %1663

1651:
  %1652 = phi i64 [ %1661, %1651 ], [ 0, %1639 ]
  %1653 = getelementptr inbounds <4 x double>, ptr %1643, i64 %1652
  %1654 = load <4 x i64>, ptr %1653, align 32
  %1655 = and <4 x i64> %1654, %1648
  %1656 = add nsw i64 %1652, %1650
  %1657 = getelementptr inbounds <4 x double>, ptr %1642, i64 %1656
  %1658 = load <4 x i64>, ptr %1657, align 32
  %1659 = select <4 x i1> %1647, <4 x i64> zeroinitializer, <4 x i64> %1658
  %1660 = or <4 x i64> %1659, %1655
  store <4 x i64> %1660, ptr %1657, align 32
  %1661 = add nsw i64 %1652, 1
  %1662 = icmp eq i64 %1661, %1641
  br i1 %1662, label %1701, label %1651

1663:
  %1664 = getelementptr inbounds <4 x double>, ptr %1642, i64 %1650
  %1665 = load i64, ptr %36, align 8
  %1666 = load i64, ptr %38, align 8
  %1667 = load ptr, ptr %37, align 8
  %1668 = icmp slt i64 %1665, %1666
  br i1 %1668, label %1669, label %1697

1669:
  %1670 = phi i64 [ %1681, %1669 ], [ %1665, %1663 ]
  %1671 = phi <4 x double> [ %1680, %1669 ], [ zeroinitializer, %1663 ]
  %1672 = getelementptr inbounds <4 x double>, ptr %1664, i64 %1670
  %1673 = load <4 x i64>, ptr %1672, align 32
  %1674 = and <4 x i64> %1673, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1675 = bitcast <4 x i64> %1674 to <4 x double>
  %1676 = getelementptr inbounds <4 x double>, ptr %1667, i64 %1670
  %1677 = load <4 x double>, ptr %1676, align 32
  %1678 = fmul contract <4 x double> %1677, %1675
  %1679 = fcmp contract ogt <4 x double> %1678, %1671
  %1680 = select <4 x i1> %1679, <4 x double> %1678, <4 x double> %1671
  %1681 = add nsw i64 %1670, 1
  %1682 = icmp eq i64 %1681, %1666
  br i1 %1682, label %1683, label %1669

1683:
  %1684 = phi i64 [ %1695, %1683 ], [ %1665, %1669 ]
  %1685 = phi <4 x double> [ %1694, %1683 ], [ zeroinitializer, %1669 ]
  %1686 = getelementptr inbounds <4 x double>, ptr %1642, i64 %1684
  %1687 = load <4 x i64>, ptr %1686, align 32
  %1688 = and <4 x i64> %1687, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1689 = bitcast <4 x i64> %1688 to <4 x double>
  %1690 = getelementptr inbounds <4 x double>, ptr %1667, i64 %1684
  %1691 = load <4 x double>, ptr %1690, align 32
  %1692 = fmul contract <4 x double> %1691, %1689
  %1693 = fcmp contract ogt <4 x double> %1692, %1685
  %1694 = select <4 x i1> %1693, <4 x double> %1692, <4 x double> %1685
  %1695 = add nsw i64 %1684, 1
  %1696 = icmp eq i64 %1695, %1666
  br i1 %1696, label %1697, label %1683

1697:
  %1698 = phi <4 x double> [ zeroinitializer, %1663 ], [ %1680, %1683 ]
  %1699 = phi <4 x double> [ zeroinitializer, %1663 ], [ %1694, %1683 ]
  %1700 = shl nsw i64 %1641, 3
  br label %1713

1701:
  %1702 = phi i64 [ %1711, %1701 ], [ 0, %1651 ]
  %1703 = add nsw i64 %1702, %1641
  %1704 = getelementptr inbounds <4 x double>, ptr %1643, i64 %1703
  %1705 = load <4 x i64>, ptr %1704, align 32
  %1706 = and <4 x i64> %1705, %1648
  %1707 = getelementptr inbounds <4 x double>, ptr %1642, i64 %1702
  %1708 = load <4 x i64>, ptr %1707, align 32
  %1709 = select <4 x i1> %1647, <4 x i64> zeroinitializer, <4 x i64> %1708
  %1710 = or <4 x i64> %1709, %1706
  store <4 x i64> %1710, ptr %1707, align 32
  %1711 = add nsw i64 %1702, 1
  %1712 = icmp eq i64 %1711, %1641
  br i1 %1712, label %1663, label %1701

1713:
  %1714 = phi i64 [ 0, %1697 ], [ %1917, %1915 ]
  %1715 = phi i32 [ 0, %1697 ], [ %1916, %1915 ]
  %1716 = load ptr, ptr %24, align 8
  %1717 = getelementptr inbounds double, ptr %1716, i64 %1714
  %1718 = load ptr, ptr %25, align 8
  %1719 = getelementptr inbounds i64, ptr %1718, i64 %1714
  %1720 = load i64, ptr %1719, align 8
  %1721 = icmp slt i64 %1720, 0
  br i1 %1721, label %1915, label %1722

1722:
  %1723 = getelementptr inbounds double, ptr %1717, i64 12
  %1724 = load double, ptr %1723, align 8
  %1725 = getelementptr inbounds double, ptr %1717, i64 16
  %1726 = load double, ptr %1725, align 8
  %1727 = load ptr, ptr %27, align 8
  %1728 = icmp eq ptr %1727, null
  br i1 %1728, label %1743, label %1729

1729:
  %1730 = getelementptr inbounds ptr, ptr %1727, i64 %1720
  %1731 = load ptr, ptr %1730, align 8
  %1732 = icmp eq ptr %1731, null
  br i1 %1732, label %1743, label %1733

1733:
  %1734 = getelementptr inbounds %struct.Run, ptr %1731, i64 0, i32 20
  %1735 = load ptr, ptr %1734, align 8
  %1736 = getelementptr inbounds i64, ptr %1719, i64 16
  %1737 = load i64, ptr %1736, align 8
  %1738 = icmp eq i64 %1737, 0
  %1739 = zext i1 %1738 to i64
  %1740 = getelementptr inbounds i64, ptr %1735, i64 %1739
  %1741 = load i64, ptr %1740, align 8
  %1742 = add nsw i64 %1741, 1
  store i64 %1742, ptr %1740, align 8
  br label %1743

1743:
  %1744 = phi i1 [ true, %1733 ], [ false, %1729 ], [ false, %1722 ]
  %1745 = phi ptr [ %1731, %1733 ], [ null, %1729 ], [ null, %1722 ]
  %1746 = getelementptr inbounds i64, ptr %1719, i64 16
  %1747 = load i64, ptr %1746, align 8
  %1748 = icmp eq i64 %1747, 0
  br i1 %1748, label %1749, label %1775

1749:
  %1750 = getelementptr inbounds i64, ptr %1719, i64 12
  store i64 1, ptr %1750, align 8
  %1751 = zext i1 %1744 to i64
  %1752 = getelementptr inbounds i64, ptr %1719, i64 4
  %1753 = load i64, ptr %1752, align 8
  %1754 = add nsw i64 %1753, %1751
  store i64 %1754, ptr %1752, align 8
  %1755 = fcmp contract olt double %1726, 0x7FF0000000000000
  br i1 %1755, label %1756, label %1769

1756:
  %1757 = fcmp contract oeq double %1726, 0.000000e+00
  br i1 %1757, label %1765, label %1758

1758:
  %1759 = call contract double @llvm.sqrt.f64(double %1726)
  %1760 = call contract double @llvm.sqrt.f64(double %1759)
  %1761 = call contract double @llvm.sqrt.f64(double %1760)
  %1762 = fdiv contract double 8.500000e-01, %1761
  %1763 = call contract double @llvm.maxnum.f64(double %1762, double 0x3FD5555555555555)
  %1764 = call contract double @llvm.minnum.f64(double %1763, double 6.000000e+00)
  br label %1765

1765:
  %1766 = phi double [ %1764, %1758 ], [ 6.000000e+00, %1756 ]
  %1767 = fmul contract double %1724, %1766
  %1768 = getelementptr inbounds double, ptr %1717, i64 4
  store double %1767, ptr %1768, align 8
  br label %1915

1769:
  %1770 = fmul contract double %1724, 1.000000e-01
  %1771 = getelementptr inbounds double, ptr %1717, i64 4
  store double %1770, ptr %1771, align 8
  %1772 = getelementptr inbounds i64, ptr %1719, i64 8
  %1773 = load i64, ptr %1772, align 8
  %1774 = add nsw i64 %1773, 1
  store i64 %1774, ptr %1772, align 8
  br label %1915

1775:
  %1776 = fcmp contract oeq double %1726, 0.000000e+00
  br i1 %1776, label %1784, label %1777

1777:
  %1778 = call contract double @llvm.sqrt.f64(double %1726)
  %1779 = call contract double @llvm.sqrt.f64(double %1778)
  %1780 = call contract double @llvm.sqrt.f64(double %1779)
  %1781 = fdiv contract double 8.500000e-01, %1780
  %1782 = call contract double @llvm.maxnum.f64(double %1781, double 0x3FD5555555555555)
  %1783 = call contract double @llvm.minnum.f64(double %1782, double 6.000000e+00)
  br label %1784

1784:
  %1785 = phi double [ %1783, %1777 ], [ 6.000000e+00, %1775 ]
  %1786 = getelementptr inbounds i64, ptr %1719, i64 12
  %1787 = load i64, ptr %1786, align 8
  %1788 = icmp eq i64 %1787, 0
  %1789 = call contract double @llvm.minnum.f64(double %1785, double 1.000000e+00)
  %1790 = select i1 %1788, double %1785, double %1789
  %1791 = getelementptr inbounds i64, ptr %1719, i64 24
  %1792 = load i64, ptr %1791, align 8
  %1793 = icmp eq i64 %1792, 0
  br i1 %1793, label %1797, label %1794

1794:
  %1795 = getelementptr inbounds double, ptr %1717, i64 4
  %1796 = load double, ptr %1795, align 8
  br label %1797

1797:
  %1798 = phi contract double [ %1796, %1794 ], [ 0.000000e+00, %1784 ]
  %1799 = fmul contract double %1724, %1790
  %1800 = call contract double @llvm.maxnum.f64(double %1799, double %1798)
  %1801 = getelementptr inbounds double, ptr %1717, i64 4
  store double %1800, ptr %1801, align 8
  %1802 = getelementptr inbounds i64, ptr %1719, i64 20
  store i64 0, ptr %1802, align 8
  %1803 = getelementptr inbounds i64, ptr %1719, i64 8
  store i64 0, ptr %1803, align 8
  store i64 0, ptr %1786, align 8
  %1804 = getelementptr inbounds i64, ptr %1719, i64 4
  %1805 = load i64, ptr %1804, align 8
  %1806 = add nsw i64 %1805, 1
  store i64 %1806, ptr %1804, align 8
  %1807 = getelementptr inbounds double, ptr %1717, i64 24
  %1808 = load double, ptr %1807, align 8
  %1809 = fadd contract double %1808, 1.000000e+00
  store double %1809, ptr %1807, align 8
  %1810 = getelementptr inbounds double, ptr %1717, i64 8
  %1811 = load double, ptr %1810, align 8
  store double %1811, ptr %1717, align 8
  %1812 = trunc i64 %1714 to i32
  %1813 = extractelement <4 x double> %1698, i32 %1812
  %1814 = getelementptr inbounds double, ptr %1717, i64 28
  store double %1813, ptr %1814, align 8
  %1815 = load i64, ptr %38, align 8
  %1816 = icmp eq i64 %1815, 0
  br i1 %1816, label %1829, label %1817

1817:
  %1818 = extractelement <4 x double> %1699, i32 %1812
  %1819 = load ptr, ptr %31, align 8
  %1820 = load i64, ptr %39, align 8
  %1821 = add nsw i64 %1820, %1815
  %1822 = load i64, ptr %40, align 8
  %1823 = sub i64 %1821, %1822
  %1824 = shl nsw i64 %1823, 2
  %1825 = or i64 %1824, %1714
  %1826 = getelementptr inbounds double, ptr %1819, i64 %1825
  %1827 = load double, ptr %1826, align 8
  %1828 = fadd contract double %1818, %1827
  br label %1829

1829:
  %1830 = phi contract double [ %1828, %1817 ], [ 0.000000e+00, %1797 ]
  %1831 = getelementptr inbounds double, ptr %1717, i64 32
  store double %1830, ptr %1831, align 8
  %1832 = load i64, ptr %62, align 8
  %1833 = icmp sgt i64 %1832, 0
  br i1 %1833, label %1836, label %1834

1834:
  %1835 = load ptr, ptr %30, align 8
  br label %1857

1836:
  %1837 = load i64, ptr %63, align 8
  %1838 = load i64, ptr %28, align 8
  %1839 = load ptr, ptr %30, align 8
  %1840 = shl nsw i64 %1838, 1
  %1841 = or i64 %1840, 1
  %1842 = load ptr, ptr %31, align 8
  %1843 = sub i64 %1837, %1832
  br label %1844

1844:
  %1845 = phi i64 [ 0, %1836 ], [ %1855, %1844 ]
  %1846 = add nsw i64 %1841, %1845
  %1847 = shl nsw i64 %1846, 2
  %1848 = add nsw i64 %1847, %1714
  %1849 = getelementptr inbounds double, ptr %1839, i64 %1848
  %1850 = load double, ptr %1849, align 8
  %1851 = add nsw i64 %1843, %1845
  %1852 = shl nsw i64 %1851, 2
  %1853 = add nsw i64 %1852, %1714
  %1854 = getelementptr inbounds double, ptr %1842, i64 %1853
  store double %1850, ptr %1854, align 8
  %1855 = add nsw i64 %1845, 1
  %1856 = icmp eq i64 %1855, %1832
  br i1 %1856, label %1857, label %1844

1857:
  %1858 = phi ptr [ %1835, %1834 ], [ %1839, %1844 ]
  %1859 = or i64 %1714, %1700
  %1860 = getelementptr inbounds double, ptr %1858, i64 %1859
  %1861 = load double, ptr %1860, align 8
  %1862 = getelementptr inbounds double, ptr %1717, i64 20
  %1863 = load double, ptr %1862, align 8
  %1864 = fcmp contract ogt double %1861, %1863
  %1865 = fcmp contract uno double %1861, 0.000000e+00
  %1866 = or i1 %1865, %1864
  %1867 = select contract i1 %1866, double %1861, double %1863
  store double %1867, ptr %1862, align 8
  %1868 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 6
  %1869 = select i1 %1744, ptr %1868, ptr %64
  %1870 = load double, ptr %1869, align 8
  %1871 = fcmp contract ole double %1861, %1870
  %1872 = select i1 %1871, i64 0, i64 4
  %1873 = load i64, ptr %43, align 8
  %1874 = icmp eq i64 %1873, 0
  br i1 %1874, label %1898, label %1875

1875:
  br i1 %1744, label %1876, label %1882

1876:
  %1877 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 25, i32 13
  %1878 = load ptr, ptr %1877, align 8
  %1879 = getelementptr inbounds i64, ptr %1878, i64 2
  %1880 = load i64, ptr %1879, align 8
  %1881 = icmp sgt i64 %1880, -1
  br i1 %1881, label %1895, label %1900

1882:
  %1883 = load ptr, ptr %65, align 8
  %1884 = mul nsw i64 %1714, 6
  %1885 = add nsw i64 %1884, 2
  %1886 = getelementptr inbounds i64, ptr %1883, i64 %1885
  %1887 = load i64, ptr %1886, align 8
  %1888 = icmp sgt i64 %1887, -1
  br i1 %1888, label %1889, label %1910

1889:
  %1890 = load ptr, ptr %66, align 8
  %1891 = shl nsw i64 %1887, 2
  %1892 = getelementptr inbounds i64, ptr %1890, i64 %1891
  %1893 = load i64, ptr %1892, align 8
  %1894 = icmp eq i64 %1893, 8
  br i1 %1894, label %1895, label %1913

1895:
  %1896 = phi i64 [ %1887, %1889 ], [ %1880, %1876 ]
  %1897 = add nsw i64 %1896, 9
  br label %1898

1898:
  %1899 = phi i64 [ %1897, %1895 ], [ %1872, %1857 ]
  br i1 %1744, label %1900, label %1910

1900:
  %1901 = phi i64 [ %1899, %1898 ], [ %1872, %1876 ]
  %1902 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 1
  %1903 = load ptr, ptr %1902, align 8
  %1904 = getelementptr inbounds double, ptr %1903, i64 4
  store double %1861, ptr %1904, align 8
  %1905 = getelementptr inbounds double, ptr %1903, i64 5
  %1906 = load double, ptr %1905, align 8
  %1907 = fcmp contract ogt double %1861, %1906
  %1908 = or i1 %1865, %1907
  %1909 = select contract i1 %1908, double %1861, double %1906
  store double %1909, ptr %1905, align 8
  br label %1910

1910:
  %1911 = phi i64 [ %1901, %1900 ], [ %1899, %1898 ], [ %1872, %1882 ]
  %1912 = icmp eq i64 %1911, 0
  br i1 %1912, label %1915, label %1913

1913:
  %1914 = phi i64 [ %1911, %1910 ], [ 5, %1889 ]
  call fastcc void @release_4(ptr %0, i32 %1812, i64 %1914)
  br label %1915

1915:
  %1916 = phi i32 [ %1715, %1713 ], [ %1715, %1769 ], [ %1715, %1765 ], [ 1, %1913 ], [ %1715, %1910 ]
  %1917 = add nsw i64 %1714, 1
  %1918 = icmp eq i64 %1917, 4
  br i1 %1918, label %1919, label %1713

1919:
  %1920 = or i32 %1916, %1640
  br label %1921

1921:
  %1922 = phi i32 [ %163, %162 ], [ %70, %1919 ]
  %1923 = phi i32 [ 0, %162 ], [ %1920, %1919 ]
  %1924 = add nsw i64 %68, 1
  %1925 = icmp sge i64 %1924, %1
  %1926 = icmp eq i32 %1922, 0
  %1927 = select i1 %1925, i1 true, i1 %1926
  br i1 %1927, label %1928, label %67

1928:
  %1929 = phi i1 [ %20, %2 ], [ %1925, %1921 ]
  %1930 = zext i1 %1929 to i64
  ret i64 %1930
}

define internal fastcc i32 @fill_4(ptr %0) {
  %2 = alloca <4 x double>, align 32
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %18 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %21 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  br label %26

24:
  %25 = icmp eq i64 %186, 0
  br i1 %25, label %842, label %192

26:
  %27 = phi i64 [ 0, %1 ], [ %190, %184 ]
  %28 = phi i32 [ 0, %1 ], [ %189, %184 ]
  %29 = phi i64 [ 0, %1 ], [ %186, %184 ]
  %30 = getelementptr inbounds i64, ptr %5, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %33, label %184

33:
  %34 = load ptr, ptr %6, align 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %7, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %184

38:
  %39 = add nsw i64 %35, 1
  store i64 %39, ptr %34, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %27
  br label %44

44:
  %45 = phi i64 [ 0, %38 ], [ %48, %44 ]
  %46 = shl nsw i64 %45, 2
  %47 = getelementptr inbounds double, ptr %43, i64 %46
  store double 0.000000e+00, ptr %47, align 8
  %48 = add nsw i64 %45, 1
  %49 = icmp eq i64 %48, 11
  br i1 %49, label %57, label %44

50:
  store i64 %35, ptr %30, align 8
  %51 = load ptr, ptr %11, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %66, label %53

53:
  %54 = getelementptr inbounds ptr, ptr %51, i64 %35
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %66, label %63

57:
  %58 = phi i64 [ %61, %57 ], [ 0, %44 ]
  %59 = shl nsw i64 %58, 2
  %60 = getelementptr inbounds i64, ptr %30, i64 %59
  store i64 0, ptr %60, align 8
  %61 = add nsw i64 %58, 1
  %62 = icmp eq i64 %61, 7
  br i1 %62, label %50, label %57

63:
  %64 = getelementptr inbounds %struct.Run, ptr %55, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  br label %70

66:
  %67 = load ptr, ptr %12, align 8
  %68 = mul nsw i64 %40, %35
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  br label %70

70:
  %71 = phi i1 [ false, %63 ], [ true, %66 ]
  %72 = phi ptr [ %55, %63 ], [ null, %66 ]
  %73 = phi ptr [ %65, %63 ], [ %69, %66 ]
  %74 = load ptr, ptr %13, align 8
  %75 = mul i64 %40, 80
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  %77 = icmp sgt i64 %40, 0
  br i1 %77, label %78, label %87

78:
  %79 = phi i64 [ %85, %78 ], [ 0, %70 ]
  %80 = getelementptr inbounds double, ptr %73, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = shl nsw i64 %79, 2
  %83 = add nsw i64 %82, %27
  %84 = getelementptr inbounds double, ptr %76, i64 %83
  store double %81, ptr %84, align 8
  %85 = add nsw i64 %79, 1
  %86 = icmp eq i64 %85, %40
  br i1 %86, label %87, label %78

87:
  br i1 %71, label %91, label %88

88:
  %89 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 4
  %90 = load ptr, ptr %89, align 8
  br label %95

91:
  %92 = load ptr, ptr %14, align 8
  %93 = mul nsw i64 %41, %35
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  br label %95

95:
  %96 = phi ptr [ %90, %88 ], [ %94, %91 ]
  %97 = load ptr, ptr %15, align 8
  %98 = icmp sgt i64 %41, 0
  br i1 %98, label %99, label %108

99:
  %100 = phi i64 [ %106, %99 ], [ 0, %95 ]
  %101 = getelementptr inbounds double, ptr %96, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = shl nsw i64 %100, 2
  %104 = add nsw i64 %103, %27
  %105 = getelementptr inbounds double, ptr %97, i64 %104
  store double %102, ptr %105, align 8
  %106 = add nsw i64 %100, 1
  %107 = icmp eq i64 %106, %41
  br i1 %107, label %108, label %99

108:
  %109 = load i64, ptr %16, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %116

111:
  %112 = load i64, ptr %17, align 8
  %113 = load i64, ptr %18, align 8
  %114 = load ptr, ptr %20, align 8
  %115 = trunc i64 %27 to i32
  br label %122

116:
  %117 = load double, ptr %21, align 8
  store double %117, ptr %43, align 8
  %118 = load double, ptr %22, align 8
  %119 = getelementptr inbounds double, ptr %43, i64 36
  store double %118, ptr %119, align 8
  %120 = load double, ptr %23, align 8
  %121 = getelementptr inbounds double, ptr %43, i64 40
  store double %120, ptr %121, align 8
  br i1 %71, label %181, label %140

122:
  %123 = phi i64 [ 0, %111 ], [ %138, %128 ]
  %124 = icmp sgt i64 %113, %123
  br i1 %124, label %128, label %125

125:
  %126 = load i64, ptr %19, align 8
  %127 = sub nsw i64 %123, %126
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ %123, %122 ]
  %130 = add nsw i64 %129, %112
  %131 = getelementptr inbounds <4 x double>, ptr %97, i64 %130
  %132 = load <4 x double>, ptr %131, align 32
  %133 = extractelement <4 x double> %132, i32 %115
  %134 = fdiv contract double 1.000000e+00, %133
  %135 = shl nsw i64 %123, 2
  %136 = add nsw i64 %135, %27
  %137 = getelementptr inbounds double, ptr %114, i64 %136
  store double %134, ptr %137, align 8
  %138 = add nsw i64 %123, 1
  %139 = icmp eq i64 %138, %109
  br i1 %139, label %116, label %122

140:
  %141 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 3
  %142 = load ptr, ptr %141, align 8
  br i1 %77, label %143, label %152

143:
  %144 = phi i64 [ %150, %143 ], [ 0, %140 ]
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = shl nsw i64 %144, 2
  %148 = add nsw i64 %147, %27
  %149 = getelementptr inbounds double, ptr %74, i64 %148
  store double %146, ptr %149, align 8
  %150 = add nsw i64 %144, 1
  %151 = icmp eq i64 %150, %40
  br i1 %151, label %152, label %143

152:
  %153 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8
  %155 = load double, ptr %154, align 8
  store double %155, ptr %43, align 8
  %156 = getelementptr inbounds double, ptr %154, i64 1
  %157 = load double, ptr %156, align 8
  %158 = tail call contract double @llvm.fabs.f64(double %157)
  %159 = getelementptr inbounds double, ptr %43, i64 4
  store double %158, ptr %159, align 8
  %160 = getelementptr inbounds double, ptr %154, i64 2
  %161 = load double, ptr %160, align 8
  store double %161, ptr %119, align 8
  %162 = getelementptr inbounds double, ptr %154, i64 3
  %163 = load double, ptr %162, align 8
  store double %163, ptr %121, align 8
  %164 = getelementptr inbounds double, ptr %154, i64 7
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %43, i64 28
  store double %165, ptr %166, align 8
  %167 = getelementptr inbounds double, ptr %154, i64 8
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds double, ptr %43, i64 32
  store double %168, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 20
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %171, i64 4
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds i64, ptr %30, i64 8
  store i64 %173, ptr %174, align 8
  %175 = getelementptr inbounds i64, ptr %171, i64 3
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i64, ptr %30, i64 12
  store i64 %176, ptr %177, align 8
  %178 = getelementptr inbounds i64, ptr %171, i64 5
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds i64, ptr %30, i64 20
  store i64 %179, ptr %180, align 8
  br label %181

181:
  %182 = shl i64 1, %27
  %183 = or i64 %182, %29
  br label %184

184:
  %185 = phi i64 [ %35, %181 ], [ %31, %33 ], [ %31, %26 ]
  %186 = phi i64 [ %183, %181 ], [ %29, %33 ], [ %29, %26 ]
  %187 = icmp sgt i64 %185, -1
  %188 = zext i1 %187 to i32
  %189 = or i32 %28, %188
  %190 = add nsw i64 %27, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %24, label %26

192:
  %193 = load ptr, ptr %11, align 8
  %194 = icmp eq ptr %193, null
  br i1 %194, label %195, label %842

195:
  %196 = load i64, ptr %8, align 8
  %197 = load ptr, ptr %13, align 8
  %198 = mul nsw i64 %196, 20
  %199 = getelementptr inbounds <4 x double>, ptr %197, i64 %198
  %200 = shl nsw i64 %196, 4
  %201 = load ptr, ptr %10, align 8
  %202 = load <4 x double>, ptr %201, align 32
  store <4 x double> %202, ptr %2, align 32
  %203 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %204 = load ptr, ptr %203, align 8
  %205 = load ptr, ptr %15, align 8
  %206 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %209 = load ptr, ptr %208, align 8
  call void %204(ptr %2, ptr %199, ptr %205, ptr %207, ptr %209)
  %210 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %211 = shl nsw i64 %196, 3
  br label %257

212:
  %213 = mul nsw i64 %196, 18
  %214 = getelementptr inbounds <4 x double>, ptr %197, i64 %196
  %215 = getelementptr inbounds <4 x double>, ptr %197, i64 %200
  %216 = getelementptr inbounds <4 x double>, ptr %197, i64 %213
  %217 = load ptr, ptr %0, align 8
  %218 = load ptr, ptr %15, align 8
  %219 = load ptr, ptr %208, align 8
  call void %217(ptr %2, ptr %199, ptr %218, ptr %214, ptr %219)
  %220 = load i64, ptr %18, align 8
  %221 = load i64, ptr %16, align 8
  %222 = load ptr, ptr %20, align 8
  %223 = icmp slt i64 %220, %221
  br i1 %223, label %224, label %252

224:
  %225 = phi i64 [ %236, %224 ], [ %220, %212 ]
  %226 = phi <4 x double> [ %235, %224 ], [ zeroinitializer, %212 ]
  %227 = getelementptr inbounds <4 x double>, ptr %199, i64 %225
  %228 = load <4 x i64>, ptr %227, align 32
  %229 = and <4 x i64> %228, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %230 = bitcast <4 x i64> %229 to <4 x double>
  %231 = getelementptr inbounds <4 x double>, ptr %222, i64 %225
  %232 = load <4 x double>, ptr %231, align 32
  %233 = fmul contract <4 x double> %232, %230
  %234 = fcmp contract ogt <4 x double> %233, %226
  %235 = select <4 x i1> %234, <4 x double> %233, <4 x double> %226
  %236 = add nsw i64 %225, 1
  %237 = icmp eq i64 %236, %221
  br i1 %237, label %238, label %224

238:
  %239 = phi i64 [ %250, %238 ], [ %220, %224 ]
  %240 = phi <4 x double> [ %249, %238 ], [ zeroinitializer, %224 ]
  %241 = getelementptr inbounds <4 x double>, ptr %214, i64 %239
  %242 = load <4 x i64>, ptr %241, align 32
  %243 = and <4 x i64> %242, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %244 = bitcast <4 x i64> %243 to <4 x double>
  %245 = getelementptr inbounds <4 x double>, ptr %222, i64 %239
  %246 = load <4 x double>, ptr %245, align 32
  %247 = fmul contract <4 x double> %246, %244
  %248 = fcmp contract ogt <4 x double> %247, %240
  %249 = select <4 x i1> %248, <4 x double> %247, <4 x double> %240
  %250 = add nsw i64 %239, 1
  %251 = icmp eq i64 %250, %221
  br i1 %251, label %252, label %238

252:
  %253 = phi <4 x double> [ zeroinitializer, %212 ], [ %235, %238 ]
  %254 = phi <4 x double> [ zeroinitializer, %212 ], [ %249, %238 ]
  %255 = icmp eq i64 %221, 0
  %256 = icmp sgt i64 %196, 0
  br label %563

257:
  %258 = phi i64 [ 0, %195 ], [ %297, %296 ]
  %259 = shl nsw i64 1, %258
  %260 = and i64 %259, %186
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %296, label %262

262:
  %263 = load i64, ptr %210, align 8
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %267, label %265

265:
  %266 = load ptr, ptr %206, align 8
  br label %288

267:
  %268 = load i64, ptr %9, align 8
  %269 = load i64, ptr %8, align 8
  %270 = load ptr, ptr %206, align 8
  %271 = shl nsw i64 %269, 1
  %272 = or i64 %271, 1
  %273 = load ptr, ptr %15, align 8
  %274 = sub i64 %268, %263
  br label %275

275:
  %276 = phi i64 [ 0, %267 ], [ %286, %275 ]
  %277 = add nsw i64 %272, %276
  %278 = shl nsw i64 %277, 2
  %279 = add nsw i64 %278, %258
  %280 = getelementptr inbounds double, ptr %270, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = add nsw i64 %274, %276
  %283 = shl nsw i64 %282, 2
  %284 = add nsw i64 %283, %258
  %285 = getelementptr inbounds double, ptr %273, i64 %284
  store double %281, ptr %285, align 8
  %286 = add nsw i64 %276, 1
  %287 = icmp eq i64 %286, %263
  br i1 %287, label %288, label %275

288:
  %289 = phi ptr [ %266, %265 ], [ %270, %275 ]
  %290 = add nsw i64 %258, %211
  %291 = getelementptr inbounds double, ptr %289, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = load ptr, ptr %10, align 8
  %294 = add nsw i64 %258, 20
  %295 = getelementptr inbounds double, ptr %293, i64 %294
  store double %292, ptr %295, align 8
  br label %296

296:
  %297 = add nsw i64 %258, 1
  %298 = icmp eq i64 %297, 4
  br i1 %298, label %212, label %257

299:
  %300 = load double, ptr %22, align 8
  %301 = load double, ptr %21, align 8
  %302 = fsub contract double %300, %301
  %303 = load double, ptr %23, align 8
  %304 = call contract double @llvm.minnum.f64(double %303, double %302)
  %305 = load i64, ptr %8, align 8
  %306 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %362, label %309

309:
  %310 = fmul contract double %304, 1.000000e-03
  %311 = fadd contract double %310, 0.000000e+00
  %312 = insertelement <4 x double> poison, double %311, i64 0
  %313 = bitcast <4 x double> %312 to <4 x i64>
  %314 = and <4 x i64> %313, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %315 = bitcast <4 x i64> %314 to <4 x double>
  %316 = shufflevector <4 x double> %315, <4 x double> poison, <4 x i32> zeroinitializer
  %317 = load ptr, ptr %10, align 8
  %318 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %319 = load double, ptr %318, align 8
  %320 = fdiv contract double 1.000000e-15, %319
  %321 = load <4 x i64>, ptr %317, align 32
  %322 = and <4 x i64> %321, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %323 = bitcast <4 x i64> %322 to <4 x double>
  %324 = fmul contract <4 x double> %316, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %325 = fcmp contract ogt <4 x double> %324, %323
  %326 = select <4 x i1> %325, <4 x double> %323, <4 x double> %324
  %327 = getelementptr inbounds <4 x double>, ptr %317, i64 7
  %328 = load <4 x double>, ptr %327, align 32
  %329 = getelementptr inbounds <4 x double>, ptr %317, i64 8
  %330 = load <4 x double>, ptr %329, align 32
  %331 = fmul contract <4 x double> %316, %330
  %332 = fadd contract <4 x double> %328, %331
  %333 = fmul contract <4 x double> %332, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %334 = insertelement <4 x double> poison, double %320, i64 0
  %335 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> zeroinitializer
  %336 = fmul contract <4 x double> %330, %326
  %337 = fadd contract <4 x double> %328, %336
  %338 = fmul contract <4 x double> %335, %337
  %339 = fadd contract <4 x double> %333, %338
  %340 = fmul contract <4 x double> %316, %339
  %341 = icmp sgt i64 %220, 0
  br i1 %341, label %342, label %356

342:
  %343 = phi i64 [ %354, %342 ], [ 0, %309 ]
  %344 = phi <4 x double> [ %353, %342 ], [ zeroinitializer, %309 ]
  %345 = getelementptr inbounds <4 x double>, ptr %199, i64 %343
  %346 = load <4 x i64>, ptr %345, align 32
  %347 = and <4 x i64> %346, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %348 = bitcast <4 x i64> %347 to <4 x double>
  %349 = getelementptr inbounds <4 x double>, ptr %222, i64 %343
  %350 = load <4 x double>, ptr %349, align 32
  %351 = fmul contract <4 x double> %350, %348
  %352 = fcmp contract ogt <4 x double> %351, %344
  %353 = select <4 x i1> %352, <4 x double> %351, <4 x double> %344
  %354 = add nsw i64 %343, 1
  %355 = icmp eq i64 %354, %220
  br i1 %355, label %356, label %342

356:
  %357 = phi <4 x double> [ zeroinitializer, %309 ], [ %353, %342 ]
  %358 = fmul contract <4 x double> %328, %326
  %359 = fadd contract <4 x double> %358, %357
  %360 = fmul contract <4 x double> %335, %359
  %361 = fadd contract <4 x double> %340, %360
  br label %362

362:
  %363 = phi <4 x double> [ %361, %356 ], [ zeroinitializer, %299 ]
  %364 = phi <4 x double> [ %339, %356 ], [ zeroinitializer, %299 ]
  %365 = icmp sgt i64 %305, 0
  br i1 %365, label %366, label %411

366:
  %367 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %368 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %369

369:
  %370 = phi i64 [ 0, %366 ], [ %409, %388 ]
  %371 = load i64, ptr %16, align 8
  %372 = icmp sgt i64 %371, %370
  br i1 %372, label %373, label %388

373:
  %374 = load ptr, ptr %15, align 8
  %375 = load i64, ptr %17, align 8
  %376 = load i64, ptr %18, align 8
  %377 = icmp sgt i64 %376, %370
  br i1 %377, label %381, label %378

378:
  %379 = load i64, ptr %19, align 8
  %380 = sub nsw i64 %370, %379
  br label %381

381:
  %382 = phi <4 x double> [ %363, %373 ], [ %364, %378 ]
  %383 = phi i64 [ %370, %373 ], [ %380, %378 ]
  %384 = add nsw i64 %383, %375
  %385 = getelementptr inbounds <4 x double>, ptr %374, i64 %384
  %386 = load <4 x double>, ptr %385, align 32
  %387 = fmul contract <4 x double> %382, %386
  br label %388

388:
  %389 = phi contract <4 x double> [ %387, %381 ], [ zeroinitializer, %369 ]
  %390 = getelementptr inbounds <4 x double>, ptr %199, i64 %370
  %391 = load <4 x i64>, ptr %390, align 32
  %392 = and <4 x i64> %391, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %393 = bitcast <4 x i64> %392 to <4 x double>
  %394 = load ptr, ptr %367, align 8
  %395 = getelementptr inbounds double, ptr %394, i64 %370
  %396 = load double, ptr %395, align 8
  %397 = insertelement <4 x double> poison, double %396, i64 0
  %398 = shufflevector <4 x double> %397, <4 x double> poison, <4 x i32> zeroinitializer
  %399 = load double, ptr %368, align 8
  %400 = insertelement <4 x double> poison, double %399, i64 0
  %401 = shufflevector <4 x double> %400, <4 x double> poison, <4 x i32> zeroinitializer
  %402 = fadd contract <4 x double> %389, %393
  %403 = fmul contract <4 x double> %402, %401
  %404 = fadd contract <4 x double> %398, %403
  %405 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %404
  %406 = fcmp contract ogt <4 x double> %404, zeroinitializer
  %407 = select <4 x i1> %406, <4 x double> %405, <4 x double> zeroinitializer
  %408 = getelementptr inbounds <4 x double>, ptr %216, i64 %370
  store <4 x double> %407, ptr %408, align 32
  %409 = add nsw i64 %370, 1
  %410 = icmp eq i64 %409, %305
  br i1 %410, label %411, label %369

411:
  br i1 %256, label %412, label %466

412:
  %413 = phi i64 [ %422, %412 ], [ 0, %411 ]
  %414 = phi <4 x double> [ %421, %412 ], [ zeroinitializer, %411 ]
  %415 = getelementptr inbounds <4 x double>, ptr %199, i64 %413
  %416 = load <4 x double>, ptr %415, align 32
  %417 = getelementptr inbounds <4 x double>, ptr %216, i64 %413
  %418 = load <4 x double>, ptr %417, align 32
  %419 = fmul contract <4 x double> %416, %418
  %420 = fmul contract <4 x double> %419, %419
  %421 = fadd contract <4 x double> %414, %420
  %422 = add nsw i64 %413, 4
  %423 = icmp slt i64 %422, %196
  br i1 %423, label %412, label %424

424:
  %425 = icmp sgt i64 %196, 1
  br i1 %425, label %426, label %466

426:
  %427 = phi i64 [ %436, %426 ], [ 1, %424 ]
  %428 = phi <4 x double> [ %435, %426 ], [ zeroinitializer, %424 ]
  %429 = getelementptr inbounds <4 x double>, ptr %199, i64 %427
  %430 = load <4 x double>, ptr %429, align 32
  %431 = getelementptr inbounds <4 x double>, ptr %216, i64 %427
  %432 = load <4 x double>, ptr %431, align 32
  %433 = fmul contract <4 x double> %430, %432
  %434 = fmul contract <4 x double> %433, %433
  %435 = fadd contract <4 x double> %428, %434
  %436 = add nsw i64 %427, 4
  %437 = icmp slt i64 %436, %196
  br i1 %437, label %426, label %438

438:
  %439 = icmp sgt i64 %196, 2
  br i1 %439, label %440, label %466

440:
  %441 = phi i64 [ %450, %440 ], [ 2, %438 ]
  %442 = phi <4 x double> [ %449, %440 ], [ zeroinitializer, %438 ]
  %443 = getelementptr inbounds <4 x double>, ptr %199, i64 %441
  %444 = load <4 x double>, ptr %443, align 32
  %445 = getelementptr inbounds <4 x double>, ptr %216, i64 %441
  %446 = load <4 x double>, ptr %445, align 32
  %447 = fmul contract <4 x double> %444, %446
  %448 = fmul contract <4 x double> %447, %447
  %449 = fadd contract <4 x double> %442, %448
  %450 = add nsw i64 %441, 4
  %451 = icmp slt i64 %450, %196
  br i1 %451, label %440, label %452

452:
  %453 = icmp sgt i64 %196, 3
  br i1 %453, label %454, label %466

454:
  %455 = phi i64 [ %464, %454 ], [ 3, %452 ]
  %456 = phi <4 x double> [ %463, %454 ], [ zeroinitializer, %452 ]
  %457 = getelementptr inbounds <4 x double>, ptr %199, i64 %455
  %458 = load <4 x double>, ptr %457, align 32
  %459 = getelementptr inbounds <4 x double>, ptr %216, i64 %455
  %460 = load <4 x double>, ptr %459, align 32
  %461 = fmul contract <4 x double> %458, %460
  %462 = fmul contract <4 x double> %461, %461
  %463 = fadd contract <4 x double> %456, %462
  %464 = add nsw i64 %455, 4
  %465 = icmp slt i64 %464, %196
  br i1 %465, label %454, label %466

466:
  %467 = phi <4 x double> [ %449, %452 ], [ zeroinitializer, %438 ], [ zeroinitializer, %424 ], [ zeroinitializer, %411 ], [ %449, %454 ]
  %468 = phi <4 x double> [ %421, %452 ], [ %421, %438 ], [ %421, %424 ], [ zeroinitializer, %411 ], [ %421, %454 ]
  %469 = phi <4 x double> [ %435, %452 ], [ %435, %438 ], [ zeroinitializer, %424 ], [ zeroinitializer, %411 ], [ %435, %454 ]
  %470 = phi <4 x double> [ zeroinitializer, %452 ], [ zeroinitializer, %438 ], [ zeroinitializer, %424 ], [ zeroinitializer, %411 ], [ %463, %454 ]
  %471 = fadd contract <4 x double> %468, %469
  %472 = fadd contract <4 x double> %467, %470
  %473 = fadd contract <4 x double> %471, %472
  %474 = sitofp i64 %196 to double
  %475 = insertelement <4 x double> poison, double %474, i64 0
  %476 = shufflevector <4 x double> %475, <4 x double> poison, <4 x i32> zeroinitializer
  %477 = fdiv contract <4 x double> %473, %476
  br label %478

478:
  %479 = phi i32 [ 0, %466 ], [ %484, %478 ]
  %480 = phi <4 x double> [ %477, %466 ], [ %483, %478 ]
  %481 = extractelement <4 x double> %480, i32 %479
  %482 = call contract double @llvm.sqrt.f64(double %481)
  %483 = insertelement <4 x double> %480, double %482, i32 %479
  %484 = add nsw i32 %479, 1
  %485 = icmp eq i32 %484, 4
  br i1 %485, label %486, label %478

486:
  br i1 %256, label %487, label %541

487:
  %488 = phi i64 [ %497, %487 ], [ 0, %486 ]
  %489 = phi <4 x double> [ %496, %487 ], [ zeroinitializer, %486 ]
  %490 = getelementptr inbounds <4 x double>, ptr %197, i64 %488
  %491 = load <4 x double>, ptr %490, align 32
  %492 = getelementptr inbounds <4 x double>, ptr %216, i64 %488
  %493 = load <4 x double>, ptr %492, align 32
  %494 = fmul contract <4 x double> %491, %493
  %495 = fmul contract <4 x double> %494, %494
  %496 = fadd contract <4 x double> %489, %495
  %497 = add nsw i64 %488, 4
  %498 = icmp slt i64 %497, %196
  br i1 %498, label %487, label %499

499:
  %500 = icmp sgt i64 %196, 1
  br i1 %500, label %501, label %541

501:
  %502 = phi i64 [ %511, %501 ], [ 1, %499 ]
  %503 = phi <4 x double> [ %510, %501 ], [ zeroinitializer, %499 ]
  %504 = getelementptr inbounds <4 x double>, ptr %197, i64 %502
  %505 = load <4 x double>, ptr %504, align 32
  %506 = getelementptr inbounds <4 x double>, ptr %216, i64 %502
  %507 = load <4 x double>, ptr %506, align 32
  %508 = fmul contract <4 x double> %505, %507
  %509 = fmul contract <4 x double> %508, %508
  %510 = fadd contract <4 x double> %503, %509
  %511 = add nsw i64 %502, 4
  %512 = icmp slt i64 %511, %196
  br i1 %512, label %501, label %513

513:
  %514 = icmp sgt i64 %196, 2
  br i1 %514, label %515, label %541

515:
  %516 = phi i64 [ %525, %515 ], [ 2, %513 ]
  %517 = phi <4 x double> [ %524, %515 ], [ zeroinitializer, %513 ]
  %518 = getelementptr inbounds <4 x double>, ptr %197, i64 %516
  %519 = load <4 x double>, ptr %518, align 32
  %520 = getelementptr inbounds <4 x double>, ptr %216, i64 %516
  %521 = load <4 x double>, ptr %520, align 32
  %522 = fmul contract <4 x double> %519, %521
  %523 = fmul contract <4 x double> %522, %522
  %524 = fadd contract <4 x double> %517, %523
  %525 = add nsw i64 %516, 4
  %526 = icmp slt i64 %525, %196
  br i1 %526, label %515, label %527

527:
  %528 = icmp sgt i64 %196, 3
  br i1 %528, label %529, label %541

529:
  %530 = phi i64 [ %539, %529 ], [ 3, %527 ]
  %531 = phi <4 x double> [ %538, %529 ], [ zeroinitializer, %527 ]
  %532 = getelementptr inbounds <4 x double>, ptr %197, i64 %530
  %533 = load <4 x double>, ptr %532, align 32
  %534 = getelementptr inbounds <4 x double>, ptr %216, i64 %530
  %535 = load <4 x double>, ptr %534, align 32
  %536 = fmul contract <4 x double> %533, %535
  %537 = fmul contract <4 x double> %536, %536
  %538 = fadd contract <4 x double> %531, %537
  %539 = add nsw i64 %530, 4
  %540 = icmp slt i64 %539, %196
  br i1 %540, label %529, label %541

541:
  %542 = phi <4 x double> [ %524, %527 ], [ zeroinitializer, %513 ], [ zeroinitializer, %499 ], [ zeroinitializer, %486 ], [ %524, %529 ]
  %543 = phi <4 x double> [ %496, %527 ], [ %496, %513 ], [ %496, %499 ], [ zeroinitializer, %486 ], [ %496, %529 ]
  %544 = phi <4 x double> [ %510, %527 ], [ %510, %513 ], [ zeroinitializer, %499 ], [ zeroinitializer, %486 ], [ %510, %529 ]
  %545 = phi <4 x double> [ zeroinitializer, %527 ], [ zeroinitializer, %513 ], [ zeroinitializer, %499 ], [ zeroinitializer, %486 ], [ %538, %529 ]
  %546 = fadd contract <4 x double> %543, %544
  %547 = fadd contract <4 x double> %542, %545
  %548 = fadd contract <4 x double> %546, %547
  %549 = fdiv contract <4 x double> %548, %476
  br label %550

550:
  %551 = phi i32 [ 0, %541 ], [ %556, %550 ]
  %552 = phi <4 x double> [ %549, %541 ], [ %555, %550 ]
  %553 = extractelement <4 x double> %552, i32 %551
  %554 = call contract double @llvm.sqrt.f64(double %553)
  %555 = insertelement <4 x double> %552, double %554, i32 %551
  %556 = add nsw i32 %551, 1
  %557 = icmp eq i32 %556, 4
  br i1 %557, label %558, label %550

558:
  %559 = load double, ptr %21, align 8
  %560 = call contract double @llvm.fabs.f64(double %559)
  %561 = fmul contract double %560, 0x3D4F400000000000
  %562 = fmul contract double %304, 0x3EB0C6F7A0B5ED8D
  br label %608

563:
  %564 = phi i64 [ 0, %252 ], [ %605, %604 ]
  %565 = shl nsw i64 1, %564
  %566 = and i64 %565, %186
  %567 = icmp eq i64 %566, 0
  br i1 %567, label %604, label %568

568:
  %569 = trunc i64 %564 to i32
  %570 = extractelement <4 x double> %253, i32 %569
  %571 = load ptr, ptr %10, align 8
  %572 = and i64 %564, 4294967267
  %573 = or i64 %572, 28
  %574 = getelementptr inbounds double, ptr %571, i64 %573
  store double %570, ptr %574, align 8
  br i1 %255, label %587, label %575

575:
  %576 = extractelement <4 x double> %254, i32 %569
  %577 = load ptr, ptr %15, align 8
  %578 = load i64, ptr %17, align 8
  %579 = add nsw i64 %578, %221
  %580 = load i64, ptr %19, align 8
  %581 = sub i64 %579, %580
  %582 = shl nsw i64 %581, 2
  %583 = or i64 %582, %564
  %584 = getelementptr inbounds double, ptr %577, i64 %583
  %585 = load double, ptr %584, align 8
  %586 = fadd contract double %576, %585
  br label %587

587:
  %588 = phi contract double [ %586, %575 ], [ 0.000000e+00, %568 ]
  %589 = and i64 %564, 4294967263
  %590 = or i64 %589, 32
  %591 = getelementptr inbounds double, ptr %571, i64 %590
  store double %588, ptr %591, align 8
  br i1 %256, label %592, label %604

592:
  %593 = load ptr, ptr %13, align 8
  br label %594

594:
  %595 = phi i64 [ 0, %592 ], [ %602, %594 ]
  %596 = getelementptr inbounds <4 x double>, ptr %214, i64 %595
  %597 = load <4 x double>, ptr %596, align 32
  %598 = extractelement <4 x double> %597, i32 %569
  %599 = shl nsw i64 %595, 2
  %600 = add nsw i64 %599, %564
  %601 = getelementptr inbounds double, ptr %593, i64 %600
  store double %598, ptr %601, align 8
  %602 = add nsw i64 %595, 1
  %603 = icmp eq i64 %602, %196
  br i1 %603, label %604, label %594

604:
  %605 = add nsw i64 %564, 1
  %606 = icmp eq i64 %605, 4
  br i1 %606, label %299, label %563

607:
  br i1 %256, label %632, label %697

608:
  %609 = phi <4 x double> [ undef, %558 ], [ %623, %619 ]
  %610 = phi i32 [ 0, %558 ], [ %624, %619 ]
  %611 = extractelement <4 x double> %483, i32 %610
  %612 = fcmp contract olt double %611, 1.000000e-05
  br i1 %612, label %619, label %613

613:
  %614 = extractelement <4 x double> %555, i32 %610
  %615 = fcmp contract olt double %614, 1.000000e-05
  br i1 %615, label %619, label %616

616:
  %617 = fmul contract double %611, 1.000000e-02
  %618 = fdiv contract double %617, %614
  br label %619

619:
  %620 = phi contract double [ %618, %616 ], [ %562, %613 ], [ %562, %608 ]
  %621 = call contract double @llvm.maxnum.f64(double %620, double %561)
  %622 = call contract double @llvm.minnum.f64(double %621, double %304)
  %623 = insertelement <4 x double> %609, double %622, i32 %610
  %624 = add nsw i32 %610, 1
  %625 = icmp eq i32 %624, 4
  br i1 %625, label %607, label %608

626:
  %627 = load <4 x double>, ptr %2, align 32
  %628 = fadd contract <4 x double> %623, %627
  store <4 x double> %628, ptr %2, align 32
  %629 = load ptr, ptr %0, align 8
  %630 = load ptr, ptr %15, align 8
  %631 = load ptr, ptr %208, align 8
  call void %629(ptr %2, ptr %215, ptr %630, ptr %214, ptr %631)
  br label %720

632:
  %633 = phi i64 [ %641, %632 ], [ 0, %607 ]
  %634 = getelementptr inbounds <4 x double>, ptr %199, i64 %633
  %635 = load <4 x double>, ptr %634, align 32
  %636 = getelementptr inbounds <4 x double>, ptr %197, i64 %633
  %637 = load <4 x double>, ptr %636, align 32
  %638 = fmul contract <4 x double> %623, %637
  %639 = fadd contract <4 x double> %635, %638
  %640 = getelementptr inbounds <4 x double>, ptr %215, i64 %633
  store <4 x double> %639, ptr %640, align 32
  %641 = add nsw i64 %633, 1
  %642 = icmp eq i64 %641, %196
  br i1 %642, label %626, label %632

643:
  %644 = phi i64 [ %653, %643 ], [ 0, %720 ]
  %645 = phi <4 x double> [ %652, %643 ], [ zeroinitializer, %720 ]
  %646 = getelementptr inbounds <4 x double>, ptr %214, i64 %644
  %647 = load <4 x double>, ptr %646, align 32
  %648 = getelementptr inbounds <4 x double>, ptr %216, i64 %644
  %649 = load <4 x double>, ptr %648, align 32
  %650 = fmul contract <4 x double> %647, %649
  %651 = fmul contract <4 x double> %650, %650
  %652 = fadd contract <4 x double> %645, %651
  %653 = add nsw i64 %644, 4
  %654 = icmp slt i64 %653, %196
  br i1 %654, label %643, label %655

655:
  %656 = icmp sgt i64 %196, 1
  br i1 %656, label %657, label %703

657:
  %658 = phi i64 [ %667, %657 ], [ 1, %655 ]
  %659 = phi <4 x double> [ %666, %657 ], [ zeroinitializer, %655 ]
  %660 = getelementptr inbounds <4 x double>, ptr %214, i64 %658
  %661 = load <4 x double>, ptr %660, align 32
  %662 = getelementptr inbounds <4 x double>, ptr %216, i64 %658
  %663 = load <4 x double>, ptr %662, align 32
  %664 = fmul contract <4 x double> %661, %663
  %665 = fmul contract <4 x double> %664, %664
  %666 = fadd contract <4 x double> %659, %665
  %667 = add nsw i64 %658, 4
  %668 = icmp slt i64 %667, %196
  br i1 %668, label %657, label %669

669:
  %670 = icmp sgt i64 %196, 2
  br i1 %670, label %671, label %703

671:
  %672 = phi i64 [ %681, %671 ], [ 2, %669 ]
  %673 = phi <4 x double> [ %680, %671 ], [ zeroinitializer, %669 ]
  %674 = getelementptr inbounds <4 x double>, ptr %214, i64 %672
  %675 = load <4 x double>, ptr %674, align 32
  %676 = getelementptr inbounds <4 x double>, ptr %216, i64 %672
  %677 = load <4 x double>, ptr %676, align 32
  %678 = fmul contract <4 x double> %675, %677
  %679 = fmul contract <4 x double> %678, %678
  %680 = fadd contract <4 x double> %673, %679
  %681 = add nsw i64 %672, 4
  %682 = icmp slt i64 %681, %196
  br i1 %682, label %671, label %683

683:
  %684 = icmp sgt i64 %196, 3
  br i1 %684, label %685, label %703

685:
  %686 = phi i64 [ %695, %685 ], [ 3, %683 ]
  %687 = phi <4 x double> [ %694, %685 ], [ zeroinitializer, %683 ]
  %688 = getelementptr inbounds <4 x double>, ptr %214, i64 %686
  %689 = load <4 x double>, ptr %688, align 32
  %690 = getelementptr inbounds <4 x double>, ptr %216, i64 %686
  %691 = load <4 x double>, ptr %690, align 32
  %692 = fmul contract <4 x double> %689, %691
  %693 = fmul contract <4 x double> %692, %692
  %694 = fadd contract <4 x double> %687, %693
  %695 = add nsw i64 %686, 4
  %696 = icmp slt i64 %695, %196
  br i1 %696, label %685, label %703

697:
  %698 = load <4 x double>, ptr %2, align 32
  %699 = fadd contract <4 x double> %623, %698
  store <4 x double> %699, ptr %2, align 32
  %700 = load ptr, ptr %0, align 8
  %701 = load ptr, ptr %15, align 8
  %702 = load ptr, ptr %208, align 8
  call void %700(ptr %2, ptr %215, ptr %701, ptr %214, ptr %702)
  br label %703

703:
  %704 = phi <4 x double> [ %680, %683 ], [ zeroinitializer, %669 ], [ zeroinitializer, %655 ], [ zeroinitializer, %697 ], [ %680, %685 ]
  %705 = phi <4 x double> [ %652, %683 ], [ %652, %669 ], [ %652, %655 ], [ zeroinitializer, %697 ], [ %652, %685 ]
  %706 = phi <4 x double> [ %666, %683 ], [ %666, %669 ], [ zeroinitializer, %655 ], [ zeroinitializer, %697 ], [ %666, %685 ]
  %707 = phi <4 x double> [ zeroinitializer, %683 ], [ zeroinitializer, %669 ], [ zeroinitializer, %655 ], [ zeroinitializer, %697 ], [ %694, %685 ]
  %708 = fadd contract <4 x double> %705, %706
  %709 = fadd contract <4 x double> %704, %707
  %710 = fadd contract <4 x double> %708, %709
  %711 = fdiv contract <4 x double> %710, %476
  br label %712

712:
  %713 = phi i32 [ 0, %703 ], [ %718, %712 ]
  %714 = phi <4 x double> [ %711, %703 ], [ %717, %712 ]
  %715 = extractelement <4 x double> %714, i32 %713
  %716 = call contract double @llvm.sqrt.f64(double %715)
  %717 = insertelement <4 x double> %714, double %716, i32 %713
  %718 = add nsw i32 %713, 1
  %719 = icmp eq i32 %718, 4
  br i1 %719, label %741, label %712

720:
  %721 = phi i64 [ %727, %720 ], [ 0, %626 ]
  %722 = getelementptr inbounds <4 x double>, ptr %197, i64 %721
  %723 = load <4 x double>, ptr %722, align 32
  %724 = getelementptr inbounds <4 x double>, ptr %214, i64 %721
  %725 = load <4 x double>, ptr %724, align 32
  %726 = fsub contract <4 x double> %725, %723
  store <4 x double> %726, ptr %724, align 32
  %727 = add nsw i64 %721, 1
  %728 = icmp eq i64 %727, %196
  br i1 %728, label %643, label %720

729:
  %730 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %731 = load i64, ptr %730, align 8
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %841, label %733

733:
  %734 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %735 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %736 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %737 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %738 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 13
  %739 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %740 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  br label %776

741:
  %742 = phi i64 [ %774, %773 ], [ 0, %712 ]
  %743 = shl nsw i64 1, %742
  %744 = and i64 %743, %186
  %745 = icmp eq i64 %744, 0
  br i1 %745, label %773, label %746

746:
  %747 = trunc i64 %742 to i32
  %748 = extractelement <4 x double> %555, i32 %747
  %749 = extractelement <4 x double> %717, i32 %747
  %750 = extractelement <4 x double> %623, i32 %747
  %751 = fdiv contract double %749, %750
  %752 = call contract double @llvm.maxnum.f64(double %748, double %751)
  %753 = fmul contract double %304, %752
  %754 = fcmp contract ugt double %753, 1.000000e-15
  br i1 %754, label %758, label %755

755:
  %756 = fmul contract double %750, 1.000000e-03
  %757 = call contract double @llvm.maxnum.f64(double %562, double %756)
  br label %763

758:
  %759 = fdiv contract double 1.000000e-02, %752
  %760 = call contract double @llvm.sqrt.f64(double %759)
  %761 = call contract double @llvm.sqrt.f64(double %760)
  %762 = call contract double @llvm.sqrt.f64(double %761)
  br label %763

763:
  %764 = phi contract double [ %757, %755 ], [ %762, %758 ]
  %765 = fmul contract double %750, 1.000000e+02
  %766 = call contract double @llvm.minnum.f64(double %765, double %764)
  %767 = call contract double @llvm.minnum.f64(double %766, double %304)
  %768 = load ptr, ptr %10, align 8
  %769 = add nsw i64 %742, 4
  %770 = getelementptr inbounds double, ptr %768, i64 %769
  store double %767, ptr %770, align 8
  %771 = add nsw i64 %742, 24
  %772 = getelementptr inbounds double, ptr %768, i64 %771
  store double 3.000000e+00, ptr %772, align 8
  br label %773

773:
  %774 = add nsw i64 %742, 1
  %775 = icmp eq i64 %774, 4
  br i1 %775, label %729, label %741

776:
  %777 = phi i64 [ 0, %733 ], [ %839, %838 ]
  %778 = shl nsw i64 1, %777
  %779 = and i64 %778, %186
  %780 = icmp eq i64 %779, 0
  br i1 %780, label %838, label %781

781:
  %782 = trunc i64 %777 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %782)
  %783 = load ptr, ptr %15, align 8
  %784 = load i64, ptr %734, align 8
  %785 = load ptr, ptr %735, align 8
  %786 = icmp sgt i64 %784, 0
  br i1 %786, label %787, label %796

787:
  %788 = phi i64 [ %794, %787 ], [ 0, %781 ]
  %789 = shl nsw i64 %788, 2
  %790 = add nsw i64 %789, %777
  %791 = getelementptr inbounds double, ptr %783, i64 %790
  %792 = load double, ptr %791, align 8
  %793 = getelementptr inbounds double, ptr %785, i64 %788
  store double %792, ptr %793, align 8
  %794 = add nsw i64 %788, 1
  %795 = icmp eq i64 %794, %784
  br i1 %795, label %796, label %787

796:
  %797 = load ptr, ptr %736, align 8
  br i1 %256, label %798, label %819

798:
  %799 = phi i64 [ %805, %798 ], [ 0, %796 ]
  %800 = shl nsw i64 %799, 2
  %801 = add nsw i64 %800, %777
  %802 = getelementptr inbounds double, ptr %199, i64 %801
  %803 = load double, ptr %802, align 8
  %804 = getelementptr inbounds double, ptr %797, i64 %799
  store double %803, ptr %804, align 8
  %805 = add nsw i64 %799, 1
  %806 = icmp eq i64 %805, %196
  br i1 %806, label %807, label %798

807:
  %808 = load ptr, ptr %13, align 8
  %809 = getelementptr inbounds double, ptr %797, i64 %196
  br label %810

810:
  %811 = phi i64 [ 0, %807 ], [ %817, %810 ]
  %812 = shl nsw i64 %811, 2
  %813 = add nsw i64 %812, %777
  %814 = getelementptr inbounds double, ptr %808, i64 %813
  %815 = load double, ptr %814, align 8
  %816 = getelementptr inbounds double, ptr %809, i64 %811
  store double %815, ptr %816, align 8
  %817 = add nsw i64 %811, 1
  %818 = icmp eq i64 %817, %196
  br i1 %818, label %819, label %810

819:
  %820 = load ptr, ptr %738, align 8
  store i64 0, ptr %820, align 8
  call fastcc void @begin_watch(ptr %3, ptr %737)
  %821 = load i64, ptr %730, align 8
  %822 = icmp sgt i64 %821, 0
  br i1 %822, label %823, label %828

823:
  %824 = shl i64 %821, 1
  %825 = load ptr, ptr %739, align 8
  %826 = load ptr, ptr %740, align 8
  %827 = call i64 @llvm.smax.i64(i64 %824, i64 1)
  br label %829

828:
  br label %838

829:
  %830 = phi i64 [ 0, %823 ], [ %836, %829 ]
  %831 = getelementptr inbounds double, ptr %825, i64 %830
  %832 = load double, ptr %831, align 8
  %833 = shl nsw i64 %830, 2
  %834 = add nsw i64 %833, %777
  %835 = getelementptr inbounds double, ptr %826, i64 %834
  store double %832, ptr %835, align 8
  %836 = add nsw i64 %830, 1
  %837 = icmp eq i64 %836, %827
  br i1 %837, label %828, label %829

838:
  %839 = add nsw i64 %777, 1
  %840 = icmp eq i64 %839, 4
  br i1 %840, label %841, label %776

841:
  br label %842

842:
  ret i32 %189
}

define internal fastcc void @store_4(ptr %0) {
  %2 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %13 = mul i64 %3, 80
  %14 = icmp sgt i64 %3, 0
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %16 = sub nsw i64 %7, %5
  %17 = shl nsw i64 %16, 2
  %18 = icmp sgt i64 %5, 0
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %1 ], [ %85, %84 ]
  %22 = add nsw i64 %21, 16
  %23 = getelementptr inbounds i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %84, label %26

26:
  %27 = load ptr, ptr %10, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %34, label %29

29:
  %30 = getelementptr inbounds i64, ptr %9, i64 %21
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %27, i64 %31
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %29 ], [ null, %26 ]
  %36 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 20
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 2
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  %41 = load ptr, ptr %11, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %21
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 16
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %39
  store double %43, ptr %46, align 8
  %47 = add nsw i64 %21, 12
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 17
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %39
  store double %49, ptr %52, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 %13
  %55 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 18
  %56 = load ptr, ptr %55, align 8
  %57 = mul nsw i64 %39, %3
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  br i1 %14, label %59, label %68

59:
  %60 = phi i64 [ %66, %59 ], [ 0, %34 ]
  %61 = shl nsw i64 %60, 2
  %62 = add nsw i64 %61, %21
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %58, i64 %60
  store double %64, ptr %65, align 8
  %66 = add nsw i64 %60, 1
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %68, label %59

68:
  %69 = load ptr, ptr %15, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %17
  %71 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 19
  %72 = load ptr, ptr %71, align 8
  %73 = mul nsw i64 %39, %5
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  br i1 %18, label %75, label %84

75:
  %76 = phi i64 [ %82, %75 ], [ 0, %68 ]
  %77 = shl nsw i64 %76, 2
  %78 = add nsw i64 %77, %21
  %79 = getelementptr inbounds double, ptr %70, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %74, i64 %76
  store double %80, ptr %81, align 8
  %82 = add nsw i64 %76, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %84, label %75

84:
  %85 = add nsw i64 %21, 1
  %86 = icmp eq i64 %85, 4
  br i1 %86, label %19, label %20
}

define i64 @run_lanes_8(ptr %0, i64 %1) {
  %3 = alloca %struct.Step, align 8
  %4 = alloca <8 x double>, align 64
  %5 = alloca <8 x double>, align 64
  %6 = alloca %struct.Step, align 8
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x double>, align 64
  %10 = alloca <8 x double>, align 64
  %11 = alloca <8 x double>, align 64
  %12 = alloca <8 x double>, align 64
  %13 = alloca <8 x double>, align 64
  %14 = alloca <8 x double>, align 64
  %15 = alloca <8 x double>, align 64
  %16 = alloca <8 x double>, align 64
  %17 = alloca <8 x double>, align 64
  %18 = alloca <8 x double>, align 64
  %19 = tail call fastcc i32 @fill_8(ptr %0)
  %20 = icmp slt i64 %1, 1
  %21 = icmp eq i32 %19, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %1928, label %23

23:
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %28 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %31 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %42 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %45 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 5
  %46 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %49 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %50 = getelementptr inbounds %struct.Step, ptr %6, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 2
  %53 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %56 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 7
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %58 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 5
  %59 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %63 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %67

67:
  %68 = phi i64 [ 0, %23 ], [ %1924, %1921 ]
  %69 = phi i32 [ 0, %23 ], [ %1923, %1921 ]
  %70 = phi i32 [ %19, %23 ], [ %1922, %1921 ]
  br label %71

71:
  %72 = phi i64 [ 0, %67 ], [ %157, %155 ]
  %73 = phi i32 [ 0, %67 ], [ %156, %155 ]
  %74 = load ptr, ptr %24, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %72
  %76 = load ptr, ptr %25, align 8
  %77 = getelementptr inbounds i64, ptr %76, i64 %72
  %78 = load double, ptr %75, align 8
  %79 = getelementptr inbounds double, ptr %75, i64 16
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds double, ptr %75, i64 24
  store double 0.000000e+00, ptr %80, align 8
  %81 = getelementptr inbounds i64, ptr %77, i64 48
  store i64 0, ptr %81, align 8
  %82 = load i64, ptr %77, align 8
  %83 = icmp slt i64 %82, 0
  br i1 %83, label %155, label %84

84:
  %85 = getelementptr inbounds double, ptr %75, i64 72
  %86 = load double, ptr %85, align 8
  %87 = fsub contract double %86, %78
  %88 = getelementptr inbounds double, ptr %75, i64 8
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %75, i64 80
  %91 = load double, ptr %90, align 8
  %92 = call contract double @llvm.minnum.f64(double %89, double %91)
  %93 = fadd contract double %78, %92
  store double %93, ptr %79, align 8
  %94 = fcmp contract oeq double %87, 0.000000e+00
  br i1 %94, label %150, label %95

95:
  %96 = getelementptr inbounds i64, ptr %77, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = load i64, ptr %26, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %150

100:
  %101 = load ptr, ptr %27, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %125, label %103

103:
  %104 = getelementptr inbounds ptr, ptr %101, i64 %82
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %125, label %107

107:
  %108 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 20
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %109, i64 2
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 15
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %115, label %150

115:
  %116 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25
  %117 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25, i32 13
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %116, align 8
  %121 = add nsw i64 %120, %119
  %122 = getelementptr inbounds %struct.Run, ptr %105, i64 0, i32 25, i32 3
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %121, %123
  br i1 %124, label %150, label %125

125:
  %126 = fmul contract double %92, 1.010000e+00
  %127 = fcmp contract ult double %126, %87
  br i1 %127, label %129, label %128

128:
  store double %86, ptr %79, align 8
  store i64 1, ptr %81, align 8
  br label %153

129:
  %130 = call contract double @llvm.fabs.f64(double %78)
  %131 = fmul contract double %130, 0x3CE4000000000000
  %132 = fcmp contract ole double %92, %131
  %133 = fcmp contract oeq double %92, 0.000000e+00
  %134 = or i1 %132, %133
  br i1 %134, label %139, label %135

135:
  %136 = getelementptr inbounds i64, ptr %77, i64 16
  %137 = load i64, ptr %136, align 8
  %138 = icmp sgt i64 %137, 20
  br i1 %138, label %139, label %148

139:
  %140 = getelementptr inbounds i64, ptr %77, i64 40
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %150, label %143

143:
  %144 = getelementptr inbounds i64, ptr %77, i64 16
  %145 = load i64, ptr %144, align 8
  %146 = icmp sgt i64 %145, 0
  %147 = select i1 %146, i64 3, i64 2
  br label %150

148:
  %149 = fsub contract double %93, %78
  br label %153

150:
  %151 = phi i64 [ 7, %139 ], [ %147, %143 ], [ 5, %115 ], [ 6, %95 ], [ 1, %84 ], [ 5, %107 ]
  %152 = trunc i64 %72 to i32
  call fastcc void @release_8(ptr %0, i32 %152, i64 %151)
  br label %155

153:
  %154 = phi double [ %87, %128 ], [ %149, %148 ]
  store double %154, ptr %80, align 8
  br label %155

155:
  %156 = phi i32 [ %73, %71 ], [ 1, %150 ], [ %73, %153 ]
  %157 = add nsw i64 %72, 1
  %158 = icmp eq i64 %157, 8
  br i1 %158, label %159, label %71

159:
  %160 = or i32 %156, %69
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %164, label %162

162:
  %163 = call fastcc i32 @fill_8(ptr %0)
  br label %1921

164:
  %165 = load i64, ptr %28, align 8
  %166 = load ptr, ptr %24, align 8
  %167 = load ptr, ptr %29, align 8
  %168 = load ptr, ptr %30, align 8
  %169 = getelementptr inbounds <8 x double>, ptr %166, i64 3
  %170 = load <8 x double>, ptr %169, align 64
  %171 = shl nsw i64 %165, 4
  %172 = getelementptr inbounds <8 x double>, ptr %167, i64 %171
  %173 = mul nsw i64 %165, 19
  %174 = getelementptr inbounds <8 x double>, ptr %167, i64 %173
  %175 = mul nsw i64 %165, 17
  %176 = getelementptr inbounds <8 x double>, ptr %167, i64 %175
  %177 = getelementptr inbounds <8 x double>, ptr %166, i64 2
  %178 = load <8 x double>, ptr %177, align 64
  store <8 x double> %178, ptr %18, align 64
  %179 = load <8 x double>, ptr %166, align 64
  %180 = load ptr, ptr %31, align 8
  %181 = load i64, ptr %32, align 8
  %182 = sdiv i64 %181, 8
  %183 = shl nsw i64 %182, 4
  %184 = getelementptr inbounds <8 x double>, ptr %167, i64 %183
  %185 = mul nsw i64 %182, 20
  %186 = getelementptr inbounds <8 x double>, ptr %167, i64 %185
  %187 = icmp sgt i64 %181, 7
  br i1 %187, label %188, label %223

188:
  %189 = phi i64 [ %198, %188 ], [ 0, %164 ]
  %190 = getelementptr inbounds <8 x double>, ptr %186, i64 %189
  %191 = load <8 x double>, ptr %190, align 64
  %192 = getelementptr inbounds <8 x double>, ptr %167, i64 %189
  %193 = load <8 x double>, ptr %192, align 64
  %194 = fmul contract <8 x double> %193, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %195 = fmul contract <8 x double> %170, %194
  %196 = fadd contract <8 x double> %191, %195
  %197 = getelementptr inbounds <8 x double>, ptr %184, i64 %189
  store <8 x double> %196, ptr %197, align 64
  %198 = add nsw i64 %189, 1
  %199 = icmp eq i64 %198, %182
  br i1 %199, label %200, label %188

200:
  %201 = fmul contract <8 x double> %170, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %202 = fadd contract <8 x double> %201, %179
  %203 = getelementptr inbounds <8 x double>, ptr %167, i64 %182
  store <8 x double> %202, ptr %17, align 64
  %204 = load ptr, ptr %0, align 8
  %205 = load ptr, ptr %33, align 8
  call void %204(ptr %17, ptr %184, ptr %180, ptr %203, ptr %205)
  br label %206

206:
  %207 = phi i64 [ %221, %206 ], [ 0, %200 ]
  %208 = getelementptr inbounds <8 x double>, ptr %186, i64 %207
  %209 = load <8 x double>, ptr %208, align 64
  %210 = getelementptr inbounds <8 x double>, ptr %167, i64 %207
  %211 = load <8 x double>, ptr %210, align 64
  %212 = fmul contract <8 x double> %211, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %213 = add nsw i64 %207, %182
  %214 = getelementptr inbounds <8 x double>, ptr %167, i64 %213
  %215 = load <8 x double>, ptr %214, align 64
  %216 = fmul contract <8 x double> %215, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %217 = fadd contract <8 x double> %212, %216
  %218 = fmul contract <8 x double> %170, %217
  %219 = fadd contract <8 x double> %209, %218
  %220 = getelementptr inbounds <8 x double>, ptr %184, i64 %207
  store <8 x double> %219, ptr %220, align 64
  %221 = add nsw i64 %207, 1
  %222 = icmp eq i64 %221, %182
  br i1 %222, label %229, label %206

223:
  %224 = fmul contract <8 x double> %170, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %225 = fadd contract <8 x double> %224, %179
  %226 = getelementptr inbounds <8 x double>, ptr %167, i64 %182
  store <8 x double> %225, ptr %17, align 64
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %33, align 8
  call void %227(ptr %17, ptr %184, ptr %180, ptr %226, ptr %228)
  br label %229

229:
  %230 = fmul contract <8 x double> %170, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %231 = fadd contract <8 x double> %230, %179
  %232 = shl nsw i64 %182, 1
  %233 = getelementptr inbounds <8 x double>, ptr %167, i64 %232
  store <8 x double> %231, ptr %16, align 64
  %234 = load ptr, ptr %0, align 8
  %235 = load ptr, ptr %33, align 8
  call void %234(ptr %16, ptr %184, ptr %180, ptr %233, ptr %235)
  br i1 %187, label %236, label %253

236:
  %237 = phi i64 [ %251, %236 ], [ 0, %229 ]
  %238 = getelementptr inbounds <8 x double>, ptr %186, i64 %237
  %239 = load <8 x double>, ptr %238, align 64
  %240 = getelementptr inbounds <8 x double>, ptr %167, i64 %237
  %241 = load <8 x double>, ptr %240, align 64
  %242 = fmul contract <8 x double> %241, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %243 = add nsw i64 %237, %232
  %244 = getelementptr inbounds <8 x double>, ptr %167, i64 %243
  %245 = load <8 x double>, ptr %244, align 64
  %246 = fmul contract <8 x double> %245, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %247 = fadd contract <8 x double> %242, %246
  %248 = fmul contract <8 x double> %170, %247
  %249 = fadd contract <8 x double> %239, %248
  %250 = getelementptr inbounds <8 x double>, ptr %184, i64 %237
  store <8 x double> %249, ptr %250, align 64
  %251 = add nsw i64 %237, 1
  %252 = icmp eq i64 %251, %182
  br i1 %252, label %253, label %236

253:
  %254 = fmul contract <8 x double> %170, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %255 = fadd contract <8 x double> %254, %179
  %256 = mul nsw i64 %182, 3
  %257 = getelementptr inbounds <8 x double>, ptr %167, i64 %256
  store <8 x double> %255, ptr %15, align 64
  %258 = load ptr, ptr %0, align 8
  %259 = load ptr, ptr %33, align 8
  call void %258(ptr %15, ptr %184, ptr %180, ptr %257, ptr %259)
  br i1 %187, label %260, label %282

260:
  %261 = phi i64 [ %280, %260 ], [ 0, %253 ]
  %262 = getelementptr inbounds <8 x double>, ptr %186, i64 %261
  %263 = load <8 x double>, ptr %262, align 64
  %264 = getelementptr inbounds <8 x double>, ptr %167, i64 %261
  %265 = load <8 x double>, ptr %264, align 64
  %266 = fmul contract <8 x double> %265, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %267 = add nsw i64 %261, %232
  %268 = getelementptr inbounds <8 x double>, ptr %167, i64 %267
  %269 = load <8 x double>, ptr %268, align 64
  %270 = fmul contract <8 x double> %269, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %271 = fsub contract <8 x double> %266, %270
  %272 = add nsw i64 %261, %256
  %273 = getelementptr inbounds <8 x double>, ptr %167, i64 %272
  %274 = load <8 x double>, ptr %273, align 64
  %275 = fmul contract <8 x double> %274, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %276 = fadd contract <8 x double> %271, %275
  %277 = fmul contract <8 x double> %170, %276
  %278 = fadd contract <8 x double> %263, %277
  %279 = getelementptr inbounds <8 x double>, ptr %184, i64 %261
  store <8 x double> %278, ptr %279, align 64
  %280 = add nsw i64 %261, 1
  %281 = icmp eq i64 %280, %182
  br i1 %281, label %282, label %260

282:
  %283 = fmul contract <8 x double> %170, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %284 = fadd contract <8 x double> %283, %179
  %285 = shl nsw i64 %182, 2
  %286 = getelementptr inbounds <8 x double>, ptr %167, i64 %285
  store <8 x double> %284, ptr %14, align 64
  %287 = load ptr, ptr %0, align 8
  %288 = load ptr, ptr %33, align 8
  call void %287(ptr %14, ptr %184, ptr %180, ptr %286, ptr %288)
  br i1 %187, label %289, label %311

289:
  %290 = phi i64 [ %309, %289 ], [ 0, %282 ]
  %291 = getelementptr inbounds <8 x double>, ptr %186, i64 %290
  %292 = load <8 x double>, ptr %291, align 64
  %293 = getelementptr inbounds <8 x double>, ptr %167, i64 %290
  %294 = load <8 x double>, ptr %293, align 64
  %295 = fmul contract <8 x double> %294, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %296 = add nsw i64 %290, %256
  %297 = getelementptr inbounds <8 x double>, ptr %167, i64 %296
  %298 = load <8 x double>, ptr %297, align 64
  %299 = fmul contract <8 x double> %298, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %300 = fadd contract <8 x double> %295, %299
  %301 = add nsw i64 %290, %285
  %302 = getelementptr inbounds <8 x double>, ptr %167, i64 %301
  %303 = load <8 x double>, ptr %302, align 64
  %304 = fmul contract <8 x double> %303, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %305 = fadd contract <8 x double> %300, %304
  %306 = fmul contract <8 x double> %170, %305
  %307 = fadd contract <8 x double> %292, %306
  %308 = getelementptr inbounds <8 x double>, ptr %184, i64 %290
  store <8 x double> %307, ptr %308, align 64
  %309 = add nsw i64 %290, 1
  %310 = icmp eq i64 %309, %182
  br i1 %310, label %311, label %289

311:
  %312 = fmul contract <8 x double> %170, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %313 = fadd contract <8 x double> %312, %179
  %314 = mul nsw i64 %182, 5
  %315 = getelementptr inbounds <8 x double>, ptr %167, i64 %314
  store <8 x double> %313, ptr %13, align 64
  %316 = load ptr, ptr %0, align 8
  %317 = load ptr, ptr %33, align 8
  call void %316(ptr %13, ptr %184, ptr %180, ptr %315, ptr %317)
  br i1 %187, label %318, label %345

318:
  %319 = phi i64 [ %343, %318 ], [ 0, %311 ]
  %320 = getelementptr inbounds <8 x double>, ptr %186, i64 %319
  %321 = load <8 x double>, ptr %320, align 64
  %322 = getelementptr inbounds <8 x double>, ptr %167, i64 %319
  %323 = load <8 x double>, ptr %322, align 64
  %324 = fmul contract <8 x double> %323, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %325 = add nsw i64 %319, %256
  %326 = getelementptr inbounds <8 x double>, ptr %167, i64 %325
  %327 = load <8 x double>, ptr %326, align 64
  %328 = fmul contract <8 x double> %327, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %329 = fadd contract <8 x double> %324, %328
  %330 = add nsw i64 %319, %285
  %331 = getelementptr inbounds <8 x double>, ptr %167, i64 %330
  %332 = load <8 x double>, ptr %331, align 64
  %333 = fmul contract <8 x double> %332, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %334 = fadd contract <8 x double> %329, %333
  %335 = add nsw i64 %319, %314
  %336 = getelementptr inbounds <8 x double>, ptr %167, i64 %335
  %337 = load <8 x double>, ptr %336, align 64
  %338 = fmul contract <8 x double> %337, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %339 = fsub contract <8 x double> %334, %338
  %340 = fmul contract <8 x double> %170, %339
  %341 = fadd contract <8 x double> %321, %340
  %342 = getelementptr inbounds <8 x double>, ptr %184, i64 %319
  store <8 x double> %341, ptr %342, align 64
  %343 = add nsw i64 %319, 1
  %344 = icmp eq i64 %343, %182
  br i1 %344, label %345, label %318

345:
  %346 = fmul contract <8 x double> %170, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %347 = fadd contract <8 x double> %346, %179
  %348 = mul nsw i64 %182, 6
  %349 = getelementptr inbounds <8 x double>, ptr %167, i64 %348
  store <8 x double> %347, ptr %12, align 64
  %350 = load ptr, ptr %0, align 8
  %351 = load ptr, ptr %33, align 8
  call void %350(ptr %12, ptr %184, ptr %180, ptr %349, ptr %351)
  br i1 %187, label %352, label %384

352:
  %353 = phi i64 [ %382, %352 ], [ 0, %345 ]
  %354 = getelementptr inbounds <8 x double>, ptr %186, i64 %353
  %355 = load <8 x double>, ptr %354, align 64
  %356 = getelementptr inbounds <8 x double>, ptr %167, i64 %353
  %357 = load <8 x double>, ptr %356, align 64
  %358 = fmul contract <8 x double> %357, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %359 = add nsw i64 %353, %256
  %360 = getelementptr inbounds <8 x double>, ptr %167, i64 %359
  %361 = load <8 x double>, ptr %360, align 64
  %362 = fmul contract <8 x double> %361, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %363 = fadd contract <8 x double> %358, %362
  %364 = add nsw i64 %353, %285
  %365 = getelementptr inbounds <8 x double>, ptr %167, i64 %364
  %366 = load <8 x double>, ptr %365, align 64
  %367 = fmul contract <8 x double> %366, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %368 = fadd contract <8 x double> %363, %367
  %369 = add nsw i64 %353, %314
  %370 = getelementptr inbounds <8 x double>, ptr %167, i64 %369
  %371 = load <8 x double>, ptr %370, align 64
  %372 = fmul contract <8 x double> %371, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %373 = fsub contract <8 x double> %368, %372
  %374 = add nsw i64 %353, %348
  %375 = getelementptr inbounds <8 x double>, ptr %167, i64 %374
  %376 = load <8 x double>, ptr %375, align 64
  %377 = fmul contract <8 x double> %376, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %378 = fadd contract <8 x double> %373, %377
  %379 = fmul contract <8 x double> %170, %378
  %380 = fadd contract <8 x double> %355, %379
  %381 = getelementptr inbounds <8 x double>, ptr %184, i64 %353
  store <8 x double> %380, ptr %381, align 64
  %382 = add nsw i64 %353, 1
  %383 = icmp eq i64 %382, %182
  br i1 %383, label %384, label %352

384:
  %385 = fmul contract <8 x double> %170, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %386 = fadd contract <8 x double> %385, %179
  %387 = mul nsw i64 %182, 7
  %388 = getelementptr inbounds <8 x double>, ptr %167, i64 %387
  store <8 x double> %386, ptr %11, align 64
  %389 = load ptr, ptr %0, align 8
  %390 = load ptr, ptr %33, align 8
  call void %389(ptr %11, ptr %184, ptr %180, ptr %388, ptr %390)
  br i1 %187, label %391, label %428

391:
  %392 = phi i64 [ %426, %391 ], [ 0, %384 ]
  %393 = getelementptr inbounds <8 x double>, ptr %186, i64 %392
  %394 = load <8 x double>, ptr %393, align 64
  %395 = getelementptr inbounds <8 x double>, ptr %167, i64 %392
  %396 = load <8 x double>, ptr %395, align 64
  %397 = fmul contract <8 x double> %396, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %398 = add nsw i64 %392, %256
  %399 = getelementptr inbounds <8 x double>, ptr %167, i64 %398
  %400 = load <8 x double>, ptr %399, align 64
  %401 = fmul contract <8 x double> %400, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %402 = fsub contract <8 x double> %397, %401
  %403 = add nsw i64 %392, %285
  %404 = getelementptr inbounds <8 x double>, ptr %167, i64 %403
  %405 = load <8 x double>, ptr %404, align 64
  %406 = fmul contract <8 x double> %405, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %407 = fsub contract <8 x double> %402, %406
  %408 = add nsw i64 %392, %314
  %409 = getelementptr inbounds <8 x double>, ptr %167, i64 %408
  %410 = load <8 x double>, ptr %409, align 64
  %411 = fmul contract <8 x double> %410, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %412 = fadd contract <8 x double> %407, %411
  %413 = add nsw i64 %392, %348
  %414 = getelementptr inbounds <8 x double>, ptr %167, i64 %413
  %415 = load <8 x double>, ptr %414, align 64
  %416 = fmul contract <8 x double> %415, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %417 = fadd contract <8 x double> %412, %416
  %418 = add nsw i64 %392, %387
  %419 = getelementptr inbounds <8 x double>, ptr %167, i64 %418
  %420 = load <8 x double>, ptr %419, align 64
  %421 = fmul contract <8 x double> %420, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %422 = fsub contract <8 x double> %417, %421
  %423 = fmul contract <8 x double> %170, %422
  %424 = fadd contract <8 x double> %394, %423
  %425 = getelementptr inbounds <8 x double>, ptr %184, i64 %392
  store <8 x double> %424, ptr %425, align 64
  %426 = add nsw i64 %392, 1
  %427 = icmp eq i64 %426, %182
  br i1 %427, label %428, label %391

428:
  %429 = fmul contract <8 x double> %170, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %430 = fadd contract <8 x double> %429, %179
  %431 = shl nsw i64 %182, 3
  %432 = getelementptr inbounds <8 x double>, ptr %167, i64 %431
  store <8 x double> %430, ptr %10, align 64
  %433 = load ptr, ptr %0, align 8
  %434 = load ptr, ptr %33, align 8
  call void %433(ptr %10, ptr %184, ptr %180, ptr %432, ptr %434)
  br i1 %187, label %435, label %477

435:
  %436 = phi i64 [ %475, %435 ], [ 0, %428 ]
  %437 = getelementptr inbounds <8 x double>, ptr %186, i64 %436
  %438 = load <8 x double>, ptr %437, align 64
  %439 = getelementptr inbounds <8 x double>, ptr %167, i64 %436
  %440 = load <8 x double>, ptr %439, align 64
  %441 = fmul contract <8 x double> %440, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %442 = add nsw i64 %436, %256
  %443 = getelementptr inbounds <8 x double>, ptr %167, i64 %442
  %444 = load <8 x double>, ptr %443, align 64
  %445 = fmul contract <8 x double> %444, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %446 = fsub contract <8 x double> %441, %445
  %447 = add nsw i64 %436, %285
  %448 = getelementptr inbounds <8 x double>, ptr %167, i64 %447
  %449 = load <8 x double>, ptr %448, align 64
  %450 = fmul contract <8 x double> %449, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %451 = fsub contract <8 x double> %446, %450
  %452 = add nsw i64 %436, %314
  %453 = getelementptr inbounds <8 x double>, ptr %167, i64 %452
  %454 = load <8 x double>, ptr %453, align 64
  %455 = fmul contract <8 x double> %454, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %456 = fadd contract <8 x double> %451, %455
  %457 = add nsw i64 %436, %348
  %458 = getelementptr inbounds <8 x double>, ptr %167, i64 %457
  %459 = load <8 x double>, ptr %458, align 64
  %460 = fmul contract <8 x double> %459, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %461 = fadd contract <8 x double> %456, %460
  %462 = add nsw i64 %436, %387
  %463 = getelementptr inbounds <8 x double>, ptr %167, i64 %462
  %464 = load <8 x double>, ptr %463, align 64
  %465 = fmul contract <8 x double> %464, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %466 = fsub contract <8 x double> %461, %465
  %467 = add nsw i64 %436, %431
  %468 = getelementptr inbounds <8 x double>, ptr %167, i64 %467
  %469 = load <8 x double>, ptr %468, align 64
  %470 = fmul contract <8 x double> %469, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %471 = fsub contract <8 x double> %466, %470
  %472 = fmul contract <8 x double> %170, %471
  %473 = fadd contract <8 x double> %438, %472
  %474 = getelementptr inbounds <8 x double>, ptr %184, i64 %436
  store <8 x double> %473, ptr %474, align 64
  %475 = add nsw i64 %436, 1
  %476 = icmp eq i64 %475, %182
  br i1 %476, label %477, label %435

477:
  %478 = fmul contract <8 x double> %170, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %479 = fadd contract <8 x double> %478, %179
  %480 = mul nsw i64 %182, 9
  %481 = getelementptr inbounds <8 x double>, ptr %167, i64 %480
  store <8 x double> %479, ptr %9, align 64
  %482 = load ptr, ptr %0, align 8
  %483 = load ptr, ptr %33, align 8
  call void %482(ptr %9, ptr %184, ptr %180, ptr %481, ptr %483)
  br i1 %187, label %484, label %531

484:
  %485 = phi i64 [ %529, %484 ], [ 0, %477 ]
  %486 = getelementptr inbounds <8 x double>, ptr %186, i64 %485
  %487 = load <8 x double>, ptr %486, align 64
  %488 = getelementptr inbounds <8 x double>, ptr %167, i64 %485
  %489 = load <8 x double>, ptr %488, align 64
  %490 = fmul contract <8 x double> %489, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %491 = add nsw i64 %485, %256
  %492 = getelementptr inbounds <8 x double>, ptr %167, i64 %491
  %493 = load <8 x double>, ptr %492, align 64
  %494 = fmul contract <8 x double> %493, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %495 = fsub contract <8 x double> %494, %490
  %496 = add nsw i64 %485, %285
  %497 = getelementptr inbounds <8 x double>, ptr %167, i64 %496
  %498 = load <8 x double>, ptr %497, align 64
  %499 = fmul contract <8 x double> %498, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %500 = fadd contract <8 x double> %495, %499
  %501 = add nsw i64 %485, %314
  %502 = getelementptr inbounds <8 x double>, ptr %167, i64 %501
  %503 = load <8 x double>, ptr %502, align 64
  %504 = fmul contract <8 x double> %503, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %505 = fsub contract <8 x double> %500, %504
  %506 = add nsw i64 %485, %348
  %507 = getelementptr inbounds <8 x double>, ptr %167, i64 %506
  %508 = load <8 x double>, ptr %507, align 64
  %509 = fmul contract <8 x double> %508, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %510 = fsub contract <8 x double> %505, %509
  %511 = add nsw i64 %485, %387
  %512 = getelementptr inbounds <8 x double>, ptr %167, i64 %511
  %513 = load <8 x double>, ptr %512, align 64
  %514 = fmul contract <8 x double> %513, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %515 = fadd contract <8 x double> %510, %514
  %516 = add nsw i64 %485, %431
  %517 = getelementptr inbounds <8 x double>, ptr %167, i64 %516
  %518 = load <8 x double>, ptr %517, align 64
  %519 = fmul contract <8 x double> %518, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %520 = fadd contract <8 x double> %515, %519
  %521 = add nsw i64 %485, %480
  %522 = getelementptr inbounds <8 x double>, ptr %167, i64 %521
  %523 = load <8 x double>, ptr %522, align 64
  %524 = fmul contract <8 x double> %523, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %525 = fsub contract <8 x double> %520, %524
  %526 = fmul contract <8 x double> %170, %525
  %527 = fadd contract <8 x double> %487, %526
  %528 = getelementptr inbounds <8 x double>, ptr %184, i64 %485
  store <8 x double> %527, ptr %528, align 64
  %529 = add nsw i64 %485, 1
  %530 = icmp eq i64 %529, %182
  br i1 %530, label %531, label %484

531:
  %532 = fmul contract <8 x double> %170, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %533 = fadd contract <8 x double> %532, %179
  %534 = mul nsw i64 %182, 10
  %535 = getelementptr inbounds <8 x double>, ptr %167, i64 %534
  store <8 x double> %533, ptr %8, align 64
  %536 = load ptr, ptr %0, align 8
  %537 = load ptr, ptr %33, align 8
  call void %536(ptr %8, ptr %184, ptr %180, ptr %535, ptr %537)
  br i1 %187, label %538, label %590

538:
  %539 = phi i64 [ %588, %538 ], [ 0, %531 ]
  %540 = getelementptr inbounds <8 x double>, ptr %186, i64 %539
  %541 = load <8 x double>, ptr %540, align 64
  %542 = getelementptr inbounds <8 x double>, ptr %167, i64 %539
  %543 = load <8 x double>, ptr %542, align 64
  %544 = fmul contract <8 x double> %543, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %545 = add nsw i64 %539, %256
  %546 = getelementptr inbounds <8 x double>, ptr %167, i64 %545
  %547 = load <8 x double>, ptr %546, align 64
  %548 = fmul contract <8 x double> %547, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %549 = fsub contract <8 x double> %544, %548
  %550 = add nsw i64 %539, %285
  %551 = getelementptr inbounds <8 x double>, ptr %167, i64 %550
  %552 = load <8 x double>, ptr %551, align 64
  %553 = fmul contract <8 x double> %552, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %554 = fsub contract <8 x double> %549, %553
  %555 = add nsw i64 %539, %314
  %556 = getelementptr inbounds <8 x double>, ptr %167, i64 %555
  %557 = load <8 x double>, ptr %556, align 64
  %558 = fmul contract <8 x double> %557, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %559 = fsub contract <8 x double> %554, %558
  %560 = add nsw i64 %539, %348
  %561 = getelementptr inbounds <8 x double>, ptr %167, i64 %560
  %562 = load <8 x double>, ptr %561, align 64
  %563 = fmul contract <8 x double> %562, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %564 = fadd contract <8 x double> %559, %563
  %565 = add nsw i64 %539, %387
  %566 = getelementptr inbounds <8 x double>, ptr %167, i64 %565
  %567 = load <8 x double>, ptr %566, align 64
  %568 = fmul contract <8 x double> %567, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %569 = fsub contract <8 x double> %564, %568
  %570 = add nsw i64 %539, %431
  %571 = getelementptr inbounds <8 x double>, ptr %167, i64 %570
  %572 = load <8 x double>, ptr %571, align 64
  %573 = fmul contract <8 x double> %572, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %574 = fsub contract <8 x double> %569, %573
  %575 = add nsw i64 %539, %480
  %576 = getelementptr inbounds <8 x double>, ptr %167, i64 %575
  %577 = load <8 x double>, ptr %576, align 64
  %578 = fmul contract <8 x double> %577, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %579 = fadd contract <8 x double> %574, %578
  %580 = add nsw i64 %539, %534
  %581 = getelementptr inbounds <8 x double>, ptr %167, i64 %580
  %582 = load <8 x double>, ptr %581, align 64
  %583 = fmul contract <8 x double> %582, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %584 = fadd contract <8 x double> %579, %583
  %585 = fmul contract <8 x double> %170, %584
  %586 = fadd contract <8 x double> %541, %585
  %587 = getelementptr inbounds <8 x double>, ptr %184, i64 %539
  store <8 x double> %586, ptr %587, align 64
  %588 = add nsw i64 %539, 1
  %589 = icmp eq i64 %588, %182
  br i1 %589, label %590, label %538

590:
  %591 = fadd contract <8 x double> %170, %179
  %592 = mul nsw i64 %182, 11
  %593 = getelementptr inbounds <8 x double>, ptr %167, i64 %592
  store <8 x double> %591, ptr %7, align 64
  %594 = load ptr, ptr %0, align 8
  %595 = load ptr, ptr %33, align 8
  call void %594(ptr %7, ptr %184, ptr %180, ptr %593, ptr %595)
  br i1 %187, label %596, label %678

596:
  %597 = mul nsw i64 %182, 17
  %598 = mul nsw i64 %182, 18
  %599 = mul nsw i64 %182, 19
  br label %600

600:
  %601 = phi i64 [ 0, %596 ], [ %676, %600 ]
  %602 = getelementptr inbounds <8 x double>, ptr %167, i64 %601
  %603 = load <8 x double>, ptr %602, align 64
  %604 = add nsw i64 %601, %314
  %605 = getelementptr inbounds <8 x double>, ptr %167, i64 %604
  %606 = load <8 x double>, ptr %605, align 64
  %607 = add nsw i64 %601, %348
  %608 = getelementptr inbounds <8 x double>, ptr %167, i64 %607
  %609 = load <8 x double>, ptr %608, align 64
  %610 = add nsw i64 %601, %387
  %611 = getelementptr inbounds <8 x double>, ptr %167, i64 %610
  %612 = load <8 x double>, ptr %611, align 64
  %613 = add nsw i64 %601, %431
  %614 = getelementptr inbounds <8 x double>, ptr %167, i64 %613
  %615 = load <8 x double>, ptr %614, align 64
  %616 = add nsw i64 %601, %480
  %617 = getelementptr inbounds <8 x double>, ptr %167, i64 %616
  %618 = load <8 x double>, ptr %617, align 64
  %619 = add nsw i64 %601, %534
  %620 = getelementptr inbounds <8 x double>, ptr %167, i64 %619
  %621 = load <8 x double>, ptr %620, align 64
  %622 = add nsw i64 %601, %592
  %623 = getelementptr inbounds <8 x double>, ptr %167, i64 %622
  %624 = load <8 x double>, ptr %623, align 64
  %625 = add nsw i64 %601, %185
  %626 = getelementptr inbounds <8 x double>, ptr %167, i64 %625
  %627 = load <8 x double>, ptr %626, align 64
  %628 = fmul contract <8 x double> %603, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %629 = fmul contract <8 x double> %606, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %630 = fadd contract <8 x double> %628, %629
  %631 = fmul contract <8 x double> %609, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %632 = fadd contract <8 x double> %630, %631
  %633 = fmul contract <8 x double> %612, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %634 = fadd contract <8 x double> %632, %633
  %635 = fmul contract <8 x double> %615, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %636 = fadd contract <8 x double> %634, %635
  %637 = fmul contract <8 x double> %618, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %638 = fadd contract <8 x double> %636, %637
  %639 = fmul contract <8 x double> %621, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %640 = fadd contract <8 x double> %638, %639
  %641 = fmul contract <8 x double> %624, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %642 = fadd contract <8 x double> %640, %641
  %643 = fmul contract <8 x double> %170, %642
  %644 = fadd contract <8 x double> %627, %643
  %645 = add nsw i64 %601, %597
  %646 = getelementptr inbounds <8 x double>, ptr %167, i64 %645
  store <8 x double> %644, ptr %646, align 64
  %647 = fmul contract <8 x double> %603, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %648 = fmul contract <8 x double> %606, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %649 = fsub contract <8 x double> %647, %648
  %650 = fmul contract <8 x double> %609, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %651 = fsub contract <8 x double> %649, %650
  %652 = fmul contract <8 x double> %612, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %653 = fadd contract <8 x double> %651, %652
  %654 = fmul contract <8 x double> %615, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %655 = fsub contract <8 x double> %653, %654
  %656 = fmul contract <8 x double> %618, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %657 = fadd contract <8 x double> %655, %656
  %658 = fmul contract <8 x double> %621, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %659 = fadd contract <8 x double> %657, %658
  %660 = fmul contract <8 x double> %624, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %661 = fsub contract <8 x double> %659, %660
  %662 = add nsw i64 %601, %598
  %663 = getelementptr inbounds <8 x double>, ptr %167, i64 %662
  store <8 x double> %661, ptr %663, align 64
  %664 = fmul contract <8 x double> %603, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %665 = fsub contract <8 x double> %629, %664
  %666 = fadd contract <8 x double> %665, %631
  %667 = fadd contract <8 x double> %666, %633
  %668 = fmul contract <8 x double> %615, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %669 = fsub contract <8 x double> %667, %668
  %670 = fadd contract <8 x double> %669, %637
  %671 = fadd contract <8 x double> %670, %639
  %672 = fmul contract <8 x double> %624, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %673 = fadd contract <8 x double> %671, %672
  %674 = add nsw i64 %601, %599
  %675 = getelementptr inbounds <8 x double>, ptr %167, i64 %674
  store <8 x double> %673, ptr %675, align 64
  %676 = add nsw i64 %601, 1
  %677 = icmp eq i64 %676, %182
  br i1 %677, label %678, label %600

678:
  %679 = mul nsw i64 %165, 20
  %680 = getelementptr inbounds <8 x double>, ptr %167, i64 %679
  %681 = load i64, ptr %28, align 8
  %682 = load i64, ptr %34, align 8
  %683 = icmp eq i64 %682, 0
  br i1 %683, label %734, label %684

684:
  %685 = bitcast <8 x double> %170 to <8 x i64>
  %686 = and <8 x i64> %685, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %687 = bitcast <8 x i64> %686 to <8 x double>
  %688 = load ptr, ptr %24, align 8
  %689 = load double, ptr %35, align 8
  %690 = fdiv contract double 1.000000e-15, %689
  %691 = load <8 x i64>, ptr %688, align 64
  %692 = and <8 x i64> %691, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %693 = bitcast <8 x i64> %692 to <8 x double>
  %694 = fmul contract <8 x double> %687, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %695 = fcmp contract ogt <8 x double> %694, %693
  %696 = select <8 x i1> %695, <8 x double> %693, <8 x double> %694
  %697 = getelementptr inbounds <8 x double>, ptr %688, i64 7
  %698 = load <8 x double>, ptr %697, align 64
  %699 = getelementptr inbounds <8 x double>, ptr %688, i64 8
  %700 = load <8 x double>, ptr %699, align 64
  %701 = fmul contract <8 x double> %700, %687
  %702 = fadd contract <8 x double> %698, %701
  %703 = fmul contract <8 x double> %702, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %704 = insertelement <8 x double> poison, double %690, i64 0
  %705 = shufflevector <8 x double> %704, <8 x double> poison, <8 x i32> zeroinitializer
  %706 = fmul contract <8 x double> %700, %696
  %707 = fadd contract <8 x double> %698, %706
  %708 = fmul contract <8 x double> %705, %707
  %709 = fadd contract <8 x double> %703, %708
  %710 = fmul contract <8 x double> %709, %687
  %711 = load i64, ptr %36, align 8
  %712 = load ptr, ptr %37, align 8
  %713 = icmp sgt i64 %711, 0
  br i1 %713, label %714, label %728

714:
  %715 = phi i64 [ %726, %714 ], [ 0, %684 ]
  %716 = phi <8 x double> [ %725, %714 ], [ zeroinitializer, %684 ]
  %717 = getelementptr inbounds <8 x double>, ptr %680, i64 %715
  %718 = load <8 x i64>, ptr %717, align 64
  %719 = and <8 x i64> %718, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %720 = bitcast <8 x i64> %719 to <8 x double>
  %721 = getelementptr inbounds <8 x double>, ptr %712, i64 %715
  %722 = load <8 x double>, ptr %721, align 64
  %723 = fmul contract <8 x double> %722, %720
  %724 = fcmp contract ogt <8 x double> %723, %716
  %725 = select <8 x i1> %724, <8 x double> %723, <8 x double> %716
  %726 = add nsw i64 %715, 1
  %727 = icmp eq i64 %726, %711
  br i1 %727, label %728, label %714

728:
  %729 = phi <8 x double> [ zeroinitializer, %684 ], [ %725, %714 ]
  %730 = fmul contract <8 x double> %698, %696
  %731 = fadd contract <8 x double> %730, %729
  %732 = fmul contract <8 x double> %705, %731
  %733 = fadd contract <8 x double> %710, %732
  br label %734

734:
  %735 = phi <8 x double> [ %733, %728 ], [ zeroinitializer, %678 ]
  %736 = phi <8 x double> [ %709, %728 ], [ zeroinitializer, %678 ]
  %737 = icmp sgt i64 %681, 0
  br i1 %737, label %738, label %787

738:
  %739 = phi i64 [ %785, %757 ], [ 0, %734 ]
  %740 = load i64, ptr %38, align 8
  %741 = icmp sgt i64 %740, %739
  br i1 %741, label %742, label %757

742:
  %743 = load ptr, ptr %31, align 8
  %744 = load i64, ptr %39, align 8
  %745 = load i64, ptr %36, align 8
  %746 = icmp sgt i64 %745, %739
  br i1 %746, label %750, label %747

747:
  %748 = load i64, ptr %40, align 8
  %749 = sub nsw i64 %739, %748
  br label %750

750:
  %751 = phi <8 x double> [ %735, %742 ], [ %736, %747 ]
  %752 = phi i64 [ %739, %742 ], [ %749, %747 ]
  %753 = add nsw i64 %752, %744
  %754 = getelementptr inbounds <8 x double>, ptr %743, i64 %753
  %755 = load <8 x double>, ptr %754, align 64
  %756 = fmul contract <8 x double> %751, %755
  br label %757

757:
  %758 = phi contract <8 x double> [ %756, %750 ], [ zeroinitializer, %738 ]
  %759 = getelementptr inbounds <8 x double>, ptr %680, i64 %739
  %760 = load <8 x i64>, ptr %759, align 64
  %761 = and <8 x i64> %760, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %762 = bitcast <8 x i64> %761 to <8 x double>
  %763 = getelementptr inbounds <8 x double>, ptr %176, i64 %739
  %764 = load <8 x i64>, ptr %763, align 64
  %765 = and <8 x i64> %764, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %766 = bitcast <8 x i64> %765 to <8 x double>
  %767 = fcmp contract ogt <8 x double> %762, %766
  %768 = select <8 x i1> %767, <8 x i64> %761, <8 x i64> %765
  %769 = bitcast <8 x i64> %768 to <8 x double>
  %770 = load ptr, ptr %41, align 8
  %771 = getelementptr inbounds double, ptr %770, i64 %739
  %772 = load double, ptr %771, align 8
  %773 = insertelement <8 x double> poison, double %772, i64 0
  %774 = shufflevector <8 x double> %773, <8 x double> poison, <8 x i32> zeroinitializer
  %775 = load double, ptr %35, align 8
  %776 = insertelement <8 x double> poison, double %775, i64 0
  %777 = shufflevector <8 x double> %776, <8 x double> poison, <8 x i32> zeroinitializer
  %778 = fadd contract <8 x double> %758, %769
  %779 = fmul contract <8 x double> %777, %778
  %780 = fadd contract <8 x double> %774, %779
  %781 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %780
  %782 = fcmp contract ogt <8 x double> %780, zeroinitializer
  %783 = select <8 x i1> %782, <8 x double> %781, <8 x double> zeroinitializer
  %784 = getelementptr inbounds <8 x double>, ptr %172, i64 %739
  store <8 x double> %783, ptr %784, align 64
  %785 = add nsw i64 %739, 1
  %786 = icmp eq i64 %785, %681
  br i1 %786, label %787, label %738

787:
  %788 = mul nsw i64 %165, 18
  %789 = getelementptr inbounds <8 x double>, ptr %167, i64 %788
  %790 = icmp sgt i64 %165, 0
  br i1 %790, label %796, label %791

791:
  %792 = sitofp i64 %165 to double
  %793 = insertelement <8 x double> poison, double %792, i64 0
  %794 = shufflevector <8 x double> %793, <8 x double> poison, <8 x i32> zeroinitializer
  %795 = fdiv contract <8 x double> zeroinitializer, %794
  br label %914

796:
  %797 = phi i64 [ %806, %796 ], [ 0, %787 ]
  %798 = phi <8 x double> [ %805, %796 ], [ zeroinitializer, %787 ]
  %799 = getelementptr inbounds <8 x double>, ptr %789, i64 %797
  %800 = load <8 x double>, ptr %799, align 64
  %801 = getelementptr inbounds <8 x double>, ptr %172, i64 %797
  %802 = load <8 x double>, ptr %801, align 64
  %803 = fmul contract <8 x double> %800, %802
  %804 = fmul contract <8 x double> %803, %803
  %805 = fadd contract <8 x double> %798, %804
  %806 = add nsw i64 %797, 4
  %807 = icmp slt i64 %806, %165
  br i1 %807, label %796, label %808

808:
  %809 = icmp sgt i64 %165, 1
  br i1 %809, label %810, label %850

810:
  %811 = phi i64 [ %820, %810 ], [ 1, %808 ]
  %812 = phi <8 x double> [ %819, %810 ], [ zeroinitializer, %808 ]
  %813 = getelementptr inbounds <8 x double>, ptr %789, i64 %811
  %814 = load <8 x double>, ptr %813, align 64
  %815 = getelementptr inbounds <8 x double>, ptr %172, i64 %811
  %816 = load <8 x double>, ptr %815, align 64
  %817 = fmul contract <8 x double> %814, %816
  %818 = fmul contract <8 x double> %817, %817
  %819 = fadd contract <8 x double> %812, %818
  %820 = add nsw i64 %811, 4
  %821 = icmp slt i64 %820, %165
  br i1 %821, label %810, label %822

822:
  %823 = icmp sgt i64 %165, 2
  br i1 %823, label %824, label %850

824:
  %825 = phi i64 [ %834, %824 ], [ 2, %822 ]
  %826 = phi <8 x double> [ %833, %824 ], [ zeroinitializer, %822 ]
  %827 = getelementptr inbounds <8 x double>, ptr %789, i64 %825
  %828 = load <8 x double>, ptr %827, align 64
  %829 = getelementptr inbounds <8 x double>, ptr %172, i64 %825
  %830 = load <8 x double>, ptr %829, align 64
  %831 = fmul contract <8 x double> %828, %830
  %832 = fmul contract <8 x double> %831, %831
  %833 = fadd contract <8 x double> %826, %832
  %834 = add nsw i64 %825, 4
  %835 = icmp slt i64 %834, %165
  br i1 %835, label %824, label %836

836:
  %837 = icmp sgt i64 %165, 3
  br i1 %837, label %838, label %850

838:
  %839 = phi i64 [ %848, %838 ], [ 3, %836 ]
  %840 = phi <8 x double> [ %847, %838 ], [ zeroinitializer, %836 ]
  %841 = getelementptr inbounds <8 x double>, ptr %789, i64 %839
  %842 = load <8 x double>, ptr %841, align 64
  %843 = getelementptr inbounds <8 x double>, ptr %172, i64 %839
  %844 = load <8 x double>, ptr %843, align 64
  %845 = fmul contract <8 x double> %842, %844
  %846 = fmul contract <8 x double> %845, %845
  %847 = fadd contract <8 x double> %840, %846
  %848 = add nsw i64 %839, 4
  %849 = icmp slt i64 %848, %165
  br i1 %849, label %838, label %850

850:
  %851 = phi <8 x double> [ %833, %836 ], [ zeroinitializer, %822 ], [ zeroinitializer, %808 ], [ %833, %838 ]
  %852 = phi <8 x double> [ %819, %836 ], [ %819, %822 ], [ zeroinitializer, %808 ], [ %819, %838 ]
  %853 = phi <8 x double> [ zeroinitializer, %836 ], [ zeroinitializer, %822 ], [ zeroinitializer, %808 ], [ %847, %838 ]
  %854 = fadd contract <8 x double> %851, %853
  %855 = sitofp i64 %165 to double
  %856 = insertelement <8 x double> poison, double %855, i64 0
  %857 = shufflevector <8 x double> %856, <8 x double> poison, <8 x i32> zeroinitializer
  br label %858

858:
  %859 = phi i64 [ %868, %858 ], [ 0, %850 ]
  %860 = phi <8 x double> [ %867, %858 ], [ zeroinitializer, %850 ]
  %861 = getelementptr inbounds <8 x double>, ptr %174, i64 %859
  %862 = load <8 x double>, ptr %861, align 64
  %863 = getelementptr inbounds <8 x double>, ptr %172, i64 %859
  %864 = load <8 x double>, ptr %863, align 64
  %865 = fmul contract <8 x double> %862, %864
  %866 = fmul contract <8 x double> %865, %865
  %867 = fadd contract <8 x double> %860, %866
  %868 = add nsw i64 %859, 4
  %869 = icmp slt i64 %868, %165
  br i1 %869, label %858, label %870

870:
  %871 = fadd contract <8 x double> %805, %852
  %872 = fadd contract <8 x double> %871, %854
  %873 = fdiv contract <8 x double> %872, %857
  br i1 %809, label %874, label %914

874:
  %875 = phi i64 [ %884, %874 ], [ 1, %870 ]
  %876 = phi <8 x double> [ %883, %874 ], [ zeroinitializer, %870 ]
  %877 = getelementptr inbounds <8 x double>, ptr %174, i64 %875
  %878 = load <8 x double>, ptr %877, align 64
  %879 = getelementptr inbounds <8 x double>, ptr %172, i64 %875
  %880 = load <8 x double>, ptr %879, align 64
  %881 = fmul contract <8 x double> %878, %880
  %882 = fmul contract <8 x double> %881, %881
  %883 = fadd contract <8 x double> %876, %882
  %884 = add nsw i64 %875, 4
  %885 = icmp slt i64 %884, %165
  br i1 %885, label %874, label %886

886:
  %887 = icmp sgt i64 %165, 2
  br i1 %887, label %888, label %914

888:
  %889 = phi i64 [ %898, %888 ], [ 2, %886 ]
  %890 = phi <8 x double> [ %897, %888 ], [ zeroinitializer, %886 ]
  %891 = getelementptr inbounds <8 x double>, ptr %174, i64 %889
  %892 = load <8 x double>, ptr %891, align 64
  %893 = getelementptr inbounds <8 x double>, ptr %172, i64 %889
  %894 = load <8 x double>, ptr %893, align 64
  %895 = fmul contract <8 x double> %892, %894
  %896 = fmul contract <8 x double> %895, %895
  %897 = fadd contract <8 x double> %890, %896
  %898 = add nsw i64 %889, 4
  %899 = icmp slt i64 %898, %165
  br i1 %899, label %888, label %900

900:
  %901 = icmp sgt i64 %165, 3
  br i1 %901, label %902, label %914

902:
  %903 = phi i64 [ %912, %902 ], [ 3, %900 ]
  %904 = phi <8 x double> [ %911, %902 ], [ zeroinitializer, %900 ]
  %905 = getelementptr inbounds <8 x double>, ptr %174, i64 %903
  %906 = load <8 x double>, ptr %905, align 64
  %907 = getelementptr inbounds <8 x double>, ptr %172, i64 %903
  %908 = load <8 x double>, ptr %907, align 64
  %909 = fmul contract <8 x double> %906, %908
  %910 = fmul contract <8 x double> %909, %909
  %911 = fadd contract <8 x double> %904, %910
  %912 = add nsw i64 %903, 4
  %913 = icmp slt i64 %912, %165
  br i1 %913, label %902, label %914

914:
  %915 = phi <8 x double> [ %873, %900 ], [ %873, %886 ], [ %873, %870 ], [ %795, %791 ], [ %873, %902 ]
  %916 = phi <8 x double> [ %857, %900 ], [ %857, %886 ], [ %857, %870 ], [ %794, %791 ], [ %857, %902 ]
  %917 = phi <8 x double> [ %897, %900 ], [ zeroinitializer, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %897, %902 ]
  %918 = phi <8 x double> [ %867, %900 ], [ %867, %886 ], [ %867, %870 ], [ zeroinitializer, %791 ], [ %867, %902 ]
  %919 = phi <8 x double> [ %883, %900 ], [ %883, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %883, %902 ]
  %920 = phi <8 x double> [ zeroinitializer, %900 ], [ zeroinitializer, %886 ], [ zeroinitializer, %870 ], [ zeroinitializer, %791 ], [ %911, %902 ]
  %921 = fadd contract <8 x double> %918, %919
  %922 = fadd contract <8 x double> %917, %920
  %923 = fadd contract <8 x double> %921, %922
  %924 = fdiv contract <8 x double> %923, %916
  %925 = load ptr, ptr %25, align 8
  br label %933

926:
  %927 = getelementptr inbounds <8 x double>, ptr %166, i64 6
  %928 = load <8 x double>, ptr %927, align 64
  %929 = fadd contract <8 x double> %928, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %929, ptr %927, align 64
  %930 = icmp eq i32 %962, 0
  br i1 %930, label %931, label %983

931:
  %932 = getelementptr inbounds <8 x double>, ptr %166, i64 4
  store <8 x double> %952, ptr %932, align 64
  br label %1639

933:
  %934 = phi i64 [ 0, %914 ], [ %981, %980 ]
  %935 = phi <8 x double> [ undef, %914 ], [ %952, %980 ]
  %936 = phi i32 [ 0, %914 ], [ %962, %980 ]
  %937 = trunc i64 %934 to i32
  %938 = extractelement <8 x double> %915, i32 %937
  %939 = extractelement <8 x double> %924, i32 %937
  %940 = fcmp contract oeq double %938, 0.000000e+00
  %941 = fcmp contract oeq double %939, 0.000000e+00
  %942 = and i1 %940, %941
  br i1 %942, label %950, label %943

943:
  %944 = extractelement <8 x double> %170, i32 %937
  %945 = fmul contract double %944, %938
  %946 = fmul contract double %939, 1.000000e-02
  %947 = fadd contract double %938, %946
  %948 = call contract double @llvm.sqrt.f64(double %947)
  %949 = fdiv contract double %945, %948
  br label %950

950:
  %951 = phi contract double [ %949, %943 ], [ 0.000000e+00, %933 ]
  %952 = insertelement <8 x double> %935, double %951, i32 %937
  %953 = getelementptr inbounds i64, ptr %925, i64 %934
  %954 = load i64, ptr %953, align 8
  %955 = icmp sgt i64 %954, -1
  %956 = fcmp contract ole double %951, 1.000000e+00
  %957 = select i1 %955, i1 %956, i1 false
  %958 = zext i1 %957 to i64
  %959 = add nsw i64 %934, 32
  %960 = getelementptr inbounds i64, ptr %925, i64 %959
  store i64 %958, ptr %960, align 8
  %961 = zext i1 %957 to i32
  %962 = add i32 %936, %961
  br i1 %957, label %966, label %963

963:
  %964 = add nsw i64 %934, 40
  %965 = getelementptr inbounds i64, ptr %925, i64 %964
  store i64 0, ptr %965, align 8
  br i1 %955, label %966, label %980

966:
  %967 = load ptr, ptr %27, align 8
  %968 = icmp eq ptr %967, null
  br i1 %968, label %980, label %969

969:
  %970 = getelementptr inbounds ptr, ptr %967, i64 %954
  %971 = load ptr, ptr %970, align 8
  %972 = getelementptr inbounds %struct.Code, ptr %971, i64 0, i32 14
  %973 = load ptr, ptr %972, align 8
  %974 = load i64, ptr %973, align 8
  %975 = add nsw i64 %974, 11
  store i64 %975, ptr %973, align 8
  %976 = load i64, ptr %960, align 8
  %977 = getelementptr inbounds i64, ptr %973, i64 1
  %978 = load i64, ptr %977, align 8
  %979 = add nsw i64 %978, %976
  store i64 %979, ptr %977, align 8
  br label %980

980:
  %981 = add nsw i64 %934, 1
  %982 = icmp eq i64 %981, 8
  br i1 %982, label %926, label %933

983:
  %984 = load ptr, ptr %42, align 8
  %985 = load ptr, ptr %31, align 8
  %986 = load ptr, ptr %30, align 8
  %987 = load ptr, ptr %33, align 8
  call void %984(ptr %18, ptr %176, ptr %985, ptr %986, ptr %987)
  br i1 %790, label %988, label %991

988:
  %989 = shl i64 %165, 1
  %990 = call i64 @llvm.smax.i64(i64 %989, i64 1)
  br label %1253

991:
  %992 = phi <8 x double> [ zeroinitializer, %983 ], [ %1259, %1253 ]
  %993 = load i64, ptr %28, align 8
  %994 = load ptr, ptr %24, align 8
  %995 = load ptr, ptr %29, align 8
  %996 = mul nsw i64 %993, 17
  %997 = getelementptr inbounds <8 x double>, ptr %995, i64 %996
  %998 = load ptr, ptr %30, align 8
  %999 = mul nsw i64 %993, 19
  %1000 = getelementptr inbounds <8 x double>, ptr %995, i64 %999
  %1001 = icmp sgt i64 %993, 0
  br i1 %1001, label %1076, label %1056

1002:
  %1003 = phi i64 [ %1012, %1002 ], [ 0, %1076 ]
  %1004 = phi <8 x double> [ %1011, %1002 ], [ zeroinitializer, %1076 ]
  %1005 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1003
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = getelementptr inbounds <8 x double>, ptr %172, i64 %1003
  %1008 = load <8 x double>, ptr %1007, align 64
  %1009 = fmul contract <8 x double> %1006, %1008
  %1010 = fmul contract <8 x double> %1009, %1009
  %1011 = fadd contract <8 x double> %1004, %1010
  %1012 = add nsw i64 %1003, 4
  %1013 = icmp slt i64 %1012, %993
  br i1 %1013, label %1002, label %1014

1014:
  %1015 = icmp sgt i64 %993, 1
  br i1 %1015, label %1016, label %1056

1016:
  %1017 = phi i64 [ %1026, %1016 ], [ 1, %1014 ]
  %1018 = phi <8 x double> [ %1025, %1016 ], [ zeroinitializer, %1014 ]
  %1019 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1017
  %1020 = load <8 x double>, ptr %1019, align 64
  %1021 = getelementptr inbounds <8 x double>, ptr %172, i64 %1017
  %1022 = load <8 x double>, ptr %1021, align 64
  %1023 = fmul contract <8 x double> %1020, %1022
  %1024 = fmul contract <8 x double> %1023, %1023
  %1025 = fadd contract <8 x double> %1018, %1024
  %1026 = add nsw i64 %1017, 4
  %1027 = icmp slt i64 %1026, %993
  br i1 %1027, label %1016, label %1028

1028:
  %1029 = icmp sgt i64 %993, 2
  br i1 %1029, label %1030, label %1056

1030:
  %1031 = phi i64 [ %1040, %1030 ], [ 2, %1028 ]
  %1032 = phi <8 x double> [ %1039, %1030 ], [ zeroinitializer, %1028 ]
  %1033 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1031
  %1034 = load <8 x double>, ptr %1033, align 64
  %1035 = getelementptr inbounds <8 x double>, ptr %172, i64 %1031
  %1036 = load <8 x double>, ptr %1035, align 64
  %1037 = fmul contract <8 x double> %1034, %1036
  %1038 = fmul contract <8 x double> %1037, %1037
  %1039 = fadd contract <8 x double> %1032, %1038
  %1040 = add nsw i64 %1031, 4
  %1041 = icmp slt i64 %1040, %993
  br i1 %1041, label %1030, label %1042

1042:
  %1043 = icmp sgt i64 %993, 3
  br i1 %1043, label %1044, label %1056

1044:
  %1045 = phi i64 [ %1054, %1044 ], [ 3, %1042 ]
  %1046 = phi <8 x double> [ %1053, %1044 ], [ zeroinitializer, %1042 ]
  %1047 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1045
  %1048 = load <8 x double>, ptr %1047, align 64
  %1049 = getelementptr inbounds <8 x double>, ptr %172, i64 %1045
  %1050 = load <8 x double>, ptr %1049, align 64
  %1051 = fmul contract <8 x double> %1048, %1050
  %1052 = fmul contract <8 x double> %1051, %1051
  %1053 = fadd contract <8 x double> %1046, %1052
  %1054 = add nsw i64 %1045, 4
  %1055 = icmp slt i64 %1054, %993
  br i1 %1055, label %1044, label %1056

1056:
  %1057 = phi <8 x double> [ %1039, %1042 ], [ zeroinitializer, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1039, %1044 ]
  %1058 = phi <8 x double> [ %1011, %1042 ], [ %1011, %1028 ], [ %1011, %1014 ], [ zeroinitializer, %991 ], [ %1011, %1044 ]
  %1059 = phi <8 x double> [ %1025, %1042 ], [ %1025, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1025, %1044 ]
  %1060 = phi <8 x double> [ zeroinitializer, %1042 ], [ zeroinitializer, %1028 ], [ zeroinitializer, %1014 ], [ zeroinitializer, %991 ], [ %1053, %1044 ]
  %1061 = fadd contract <8 x double> %1058, %1059
  %1062 = fadd contract <8 x double> %1057, %1060
  %1063 = fadd contract <8 x double> %1061, %1062
  %1064 = sitofp i64 %993 to double
  %1065 = insertelement <8 x double> poison, double %1064, i64 0
  %1066 = shufflevector <8 x double> %1065, <8 x double> poison, <8 x i32> zeroinitializer
  %1067 = fdiv contract <8 x double> %1063, %1066
  br label %1068

1068:
  %1069 = phi i32 [ 0, %1056 ], [ %1074, %1068 ]
  %1070 = phi <8 x double> [ %1067, %1056 ], [ %1073, %1068 ]
  %1071 = extractelement <8 x double> %1070, i32 %1069
  %1072 = call contract double @llvm.sqrt.f64(double %1071)
  %1073 = insertelement <8 x double> %1070, double %1072, i32 %1069
  %1074 = add nsw i32 %1069, 1
  %1075 = icmp eq i32 %1074, 8
  br i1 %1075, label %1088, label %1068

1076:
  %1077 = phi i64 [ %1084, %1076 ], [ 0, %991 ]
  %1078 = getelementptr inbounds <8 x double>, ptr %998, i64 %1077
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = getelementptr inbounds <8 x double>, ptr %997, i64 %1077
  %1081 = load <8 x double>, ptr %1080, align 64
  %1082 = fsub contract <8 x double> %1079, %1081
  %1083 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1077
  store <8 x double> %1082, ptr %1083, align 64
  %1084 = add nsw i64 %1077, 1
  %1085 = icmp eq i64 %1084, %993
  br i1 %1085, label %1002, label %1076

1086:
  %1087 = fcmp contract ugt double %1093, 1.000000e+00
  br i1 %1087, label %1097, label %1250

1088:
  %1089 = phi <8 x double> [ %1094, %1088 ], [ zeroinitializer, %1068 ]
  %1090 = phi i32 [ %1095, %1088 ], [ 0, %1068 ]
  %1091 = extractelement <8 x double> %1089, i64 0
  %1092 = extractelement <8 x double> %1073, i32 %1090
  %1093 = call contract double @llvm.maxnum.f64(double %1091, double %1092)
  %1094 = insertelement <8 x double> %1089, double %1093, i64 0
  %1095 = add nsw i32 %1090, 1
  %1096 = icmp eq i32 %1095, 8
  br i1 %1096, label %1086, label %1088

1097:
  %1098 = load i64, ptr %38, align 8
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1250, label %1100

1100:
  %1101 = getelementptr inbounds <8 x double>, ptr %994, i64 9
  %1102 = load <8 x double>, ptr %1101, align 64
  %1103 = load <8 x double>, ptr %994, align 64
  %1104 = fsub contract <8 x double> %1102, %1103
  %1105 = getelementptr inbounds <8 x double>, ptr %994, i64 7
  %1106 = load <8 x double>, ptr %1105, align 64
  %1107 = getelementptr inbounds <8 x double>, ptr %994, i64 8
  %1108 = load <8 x double>, ptr %1107, align 64
  %1109 = fmul contract <8 x double> %1104, %1108
  %1110 = fadd contract <8 x double> %1106, %1109
  %1111 = fmul contract <8 x double> %1110, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1112 = fmul contract <8 x double> %1104, %1111
  %1113 = load ptr, ptr %29, align 8
  %1114 = mul nsw i64 %993, 20
  %1115 = getelementptr inbounds <8 x double>, ptr %1113, i64 %1114
  %1116 = load i64, ptr %36, align 8
  %1117 = load ptr, ptr %37, align 8
  %1118 = icmp sgt i64 %1116, 0
  br i1 %1118, label %1119, label %1135

1119:
  %1120 = phi i64 [ %1131, %1119 ], [ 0, %1100 ]
  %1121 = phi <8 x double> [ %1130, %1119 ], [ zeroinitializer, %1100 ]
  %1122 = getelementptr inbounds <8 x double>, ptr %1115, i64 %1120
  %1123 = load <8 x i64>, ptr %1122, align 64
  %1124 = and <8 x i64> %1123, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1125 = bitcast <8 x i64> %1124 to <8 x double>
  %1126 = getelementptr inbounds <8 x double>, ptr %1117, i64 %1120
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = fmul contract <8 x double> %1127, %1125
  %1129 = fcmp contract ogt <8 x double> %1128, %1121
  %1130 = select <8 x i1> %1129, <8 x double> %1128, <8 x double> %1121
  %1131 = add nsw i64 %1120, 1
  %1132 = icmp eq i64 %1131, %1116
  br i1 %1132, label %1133, label %1119

1133:
  %1134 = fmul contract <8 x double> %1130, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1135

1135:
  %1136 = phi <8 x double> [ zeroinitializer, %1100 ], [ %1134, %1133 ]
  %1137 = fadd contract <8 x double> %1112, %1136
  br i1 %1001, label %1212, label %1192

1138:
  %1139 = phi i64 [ %1148, %1138 ], [ 0, %1231 ]
  %1140 = phi <8 x double> [ %1147, %1138 ], [ zeroinitializer, %1231 ]
  %1141 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1139
  %1142 = load <8 x double>, ptr %1141, align 64
  %1143 = getelementptr inbounds <8 x double>, ptr %172, i64 %1139
  %1144 = load <8 x double>, ptr %1143, align 64
  %1145 = fmul contract <8 x double> %1142, %1144
  %1146 = fmul contract <8 x double> %1145, %1145
  %1147 = fadd contract <8 x double> %1140, %1146
  %1148 = add nsw i64 %1139, 4
  %1149 = icmp slt i64 %1148, %993
  br i1 %1149, label %1138, label %1150

1150:
  %1151 = icmp sgt i64 %993, 1
  br i1 %1151, label %1152, label %1192

1152:
  %1153 = phi i64 [ %1162, %1152 ], [ 1, %1150 ]
  %1154 = phi <8 x double> [ %1161, %1152 ], [ zeroinitializer, %1150 ]
  %1155 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1153
  %1156 = load <8 x double>, ptr %1155, align 64
  %1157 = getelementptr inbounds <8 x double>, ptr %172, i64 %1153
  %1158 = load <8 x double>, ptr %1157, align 64
  %1159 = fmul contract <8 x double> %1156, %1158
  %1160 = fmul contract <8 x double> %1159, %1159
  %1161 = fadd contract <8 x double> %1154, %1160
  %1162 = add nsw i64 %1153, 4
  %1163 = icmp slt i64 %1162, %993
  br i1 %1163, label %1152, label %1164

1164:
  %1165 = icmp sgt i64 %993, 2
  br i1 %1165, label %1166, label %1192

1166:
  %1167 = phi i64 [ %1176, %1166 ], [ 2, %1164 ]
  %1168 = phi <8 x double> [ %1175, %1166 ], [ zeroinitializer, %1164 ]
  %1169 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1167
  %1170 = load <8 x double>, ptr %1169, align 64
  %1171 = getelementptr inbounds <8 x double>, ptr %172, i64 %1167
  %1172 = load <8 x double>, ptr %1171, align 64
  %1173 = fmul contract <8 x double> %1170, %1172
  %1174 = fmul contract <8 x double> %1173, %1173
  %1175 = fadd contract <8 x double> %1168, %1174
  %1176 = add nsw i64 %1167, 4
  %1177 = icmp slt i64 %1176, %993
  br i1 %1177, label %1166, label %1178

1178:
  %1179 = icmp sgt i64 %993, 3
  br i1 %1179, label %1180, label %1192

1180:
  %1181 = phi i64 [ %1190, %1180 ], [ 3, %1178 ]
  %1182 = phi <8 x double> [ %1189, %1180 ], [ zeroinitializer, %1178 ]
  %1183 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1181
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = getelementptr inbounds <8 x double>, ptr %172, i64 %1181
  %1186 = load <8 x double>, ptr %1185, align 64
  %1187 = fmul contract <8 x double> %1184, %1186
  %1188 = fmul contract <8 x double> %1187, %1187
  %1189 = fadd contract <8 x double> %1182, %1188
  %1190 = add nsw i64 %1181, 4
  %1191 = icmp slt i64 %1190, %993
  br i1 %1191, label %1180, label %1192

1192:
  %1193 = phi <8 x double> [ %1175, %1178 ], [ zeroinitializer, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1175, %1180 ]
  %1194 = phi <8 x double> [ %1147, %1178 ], [ %1147, %1164 ], [ %1147, %1150 ], [ zeroinitializer, %1135 ], [ %1147, %1180 ]
  %1195 = phi <8 x double> [ %1161, %1178 ], [ %1161, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1161, %1180 ]
  %1196 = phi <8 x double> [ zeroinitializer, %1178 ], [ zeroinitializer, %1164 ], [ zeroinitializer, %1150 ], [ zeroinitializer, %1135 ], [ %1189, %1180 ]
  %1197 = fadd contract <8 x double> %1194, %1195
  %1198 = fadd contract <8 x double> %1193, %1196
  %1199 = fadd contract <8 x double> %1197, %1198
  %1200 = fdiv contract <8 x double> %1199, %1066
  br label %1201

1201:
  %1202 = phi i32 [ 0, %1192 ], [ %1207, %1201 ]
  %1203 = phi <8 x double> [ %1200, %1192 ], [ %1206, %1201 ]
  %1204 = extractelement <8 x double> %1203, i32 %1202
  %1205 = call contract double @llvm.sqrt.f64(double %1204)
  %1206 = insertelement <8 x double> %1203, double %1205, i32 %1202
  %1207 = add nsw i32 %1202, 1
  %1208 = icmp eq i32 %1207, 8
  br i1 %1208, label %1209, label %1201

1209:
  %1210 = fcmp ole <8 x double> %1073, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1211 = select <8 x i1> %1210, <8 x double> %1073, <8 x double> %1206
  br label %1250

1212:
  %1213 = phi i64 [ %1248, %1231 ], [ 0, %1135 ]
  %1214 = load i64, ptr %38, align 8
  %1215 = icmp sgt i64 %1214, %1213
  br i1 %1215, label %1216, label %1231

1216:
  %1217 = load ptr, ptr %31, align 8
  %1218 = load i64, ptr %39, align 8
  %1219 = load i64, ptr %36, align 8
  %1220 = icmp sgt i64 %1219, %1213
  br i1 %1220, label %1224, label %1221

1221:
  %1222 = load i64, ptr %40, align 8
  %1223 = sub nsw i64 %1213, %1222
  br label %1224

1224:
  %1225 = phi <8 x double> [ %1137, %1216 ], [ %1111, %1221 ]
  %1226 = phi i64 [ %1213, %1216 ], [ %1223, %1221 ]
  %1227 = add nsw i64 %1226, %1218
  %1228 = getelementptr inbounds <8 x double>, ptr %1217, i64 %1227
  %1229 = load <8 x double>, ptr %1228, align 64
  %1230 = fmul contract <8 x double> %1225, %1229
  br label %1231

1231:
  %1232 = phi contract <8 x double> [ %1230, %1224 ], [ zeroinitializer, %1212 ]
  %1233 = getelementptr inbounds <8 x double>, ptr %172, i64 %1213
  %1234 = load <8 x double>, ptr %1233, align 64
  %1235 = load ptr, ptr %29, align 8
  %1236 = add nsw i64 %1213, %1114
  %1237 = getelementptr inbounds <8 x double>, ptr %1235, i64 %1236
  %1238 = load <8 x i64>, ptr %1237, align 64
  %1239 = and <8 x i64> %1238, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1240 = bitcast <8 x i64> %1239 to <8 x double>
  %1241 = fmul contract <8 x double> %1240, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1242 = fadd contract <8 x double> %1232, %1241
  %1243 = fmul contract <8 x double> %1234, %1242
  %1244 = fadd contract <8 x double> %1243, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1245 = getelementptr inbounds <8 x double>, ptr %1000, i64 %1213
  %1246 = load <8 x double>, ptr %1245, align 64
  %1247 = fdiv contract <8 x double> %1246, %1244
  store <8 x double> %1247, ptr %1245, align 64
  %1248 = add nsw i64 %1213, 1
  %1249 = icmp eq i64 %1248, %993
  br i1 %1249, label %1138, label %1212

1250:
  %1251 = phi <8 x double> [ %1211, %1209 ], [ %1073, %1097 ], [ %1073, %1086 ]
  %1252 = load ptr, ptr %25, align 8
  br label %1262

1253:
  %1254 = phi i64 [ %1260, %1253 ], [ 0, %988 ]
  %1255 = phi <8 x double> [ %1259, %1253 ], [ zeroinitializer, %988 ]
  %1256 = getelementptr inbounds <8 x double>, ptr %168, i64 %1254
  %1257 = load <8 x double>, ptr %1256, align 64
  %1258 = fmul contract <8 x double> %1257, zeroinitializer
  %1259 = fadd contract <8 x double> %1255, %1258
  %1260 = add nsw i64 %1254, 1
  %1261 = icmp eq i64 %1260, %990
  br i1 %1261, label %991, label %1253

1262:
  %1263 = phi i64 [ 0, %1250 ], [ %1304, %1301 ]
  %1264 = phi <8 x double> [ %952, %1250 ], [ %1303, %1301 ]
  %1265 = phi i32 [ %962, %1250 ], [ %1302, %1301 ]
  %1266 = add nsw i64 %1263, 32
  %1267 = getelementptr inbounds i64, ptr %1252, i64 %1266
  %1268 = load i64, ptr %1267, align 8
  %1269 = icmp eq i64 %1268, 0
  br i1 %1269, label %1301, label %1270

1270:
  %1271 = trunc i64 %1263 to i32
  %1272 = extractelement <8 x double> %992, i32 %1271
  %1273 = fcmp contract une double %1272, 0.000000e+00
  br i1 %1273, label %1274, label %1277

1274:
  %1275 = insertelement <8 x double> %1264, double 0x7FF8000000000000, i32 %1271
  %1276 = extractelement <8 x double> %1251, i32 %1271
  br label %1283

1277:
  %1278 = extractelement <8 x double> %1251, i32 %1271
  %1279 = extractelement <8 x double> %1264, i32 %1271
  %1280 = fcmp contract ogt double %1278, %1279
  br i1 %1280, label %1281, label %1283

1281:
  %1282 = insertelement <8 x double> %1264, double %1278, i32 %1271
  br label %1283

1283:
  %1284 = phi double [ %1278, %1277 ], [ %1278, %1281 ], [ %1276, %1274 ]
  %1285 = phi <8 x double> [ %1264, %1277 ], [ %1282, %1281 ], [ %1275, %1274 ]
  %1286 = extractelement <8 x double> %1285, i32 %1271
  %1287 = fcmp contract ole double %1286, 1.000000e+00
  %1288 = zext i1 %1287 to i64
  store i64 %1288, ptr %1267, align 8
  %1289 = fcmp contract ogt double %1284, 1.000000e+00
  %1290 = add nsw i64 %1263, 40
  br i1 %1289, label %1291, label %1295

1291:
  %1292 = getelementptr inbounds i64, ptr %1252, i64 %1290
  %1293 = load i64, ptr %1292, align 8
  %1294 = add nsw i64 %1293, 1
  br label %1295

1295:
  %1296 = phi i64 [ %1294, %1291 ], [ 0, %1283 ]
  %1297 = getelementptr inbounds i64, ptr %1252, i64 %1290
  store i64 %1296, ptr %1297, align 8
  %1298 = xor i1 %1287, true
  %1299 = sext i1 %1298 to i32
  %1300 = add i32 %1265, %1299
  br label %1301

1301:
  %1302 = phi i32 [ %1300, %1295 ], [ %1265, %1262 ]
  %1303 = phi <8 x double> [ %1285, %1295 ], [ %1264, %1262 ]
  %1304 = add nsw i64 %1263, 1
  %1305 = icmp eq i64 %1304, 8
  br i1 %1305, label %1306, label %1262

1306:
  %1307 = getelementptr inbounds <8 x double>, ptr %166, i64 4
  store <8 x double> %1303, ptr %1307, align 64
  %1308 = icmp eq i32 %1302, 0
  br i1 %1308, label %1639, label %1309

1309:
  %1310 = load i64, ptr %43, align 8
  %1311 = icmp eq i64 %1310, 0
  br i1 %1311, label %1448, label %1312

1312:
  %1313 = load i64, ptr %28, align 8
  %1314 = load ptr, ptr %29, align 8
  %1315 = load ptr, ptr %30, align 8
  %1316 = load ptr, ptr %44, align 8
  %1317 = load ptr, ptr %24, align 8
  %1318 = getelementptr inbounds <8 x double>, ptr %1317, i64 2
  %1319 = load <8 x double>, ptr %1318, align 64
  store <8 x double> %1319, ptr %4, align 64
  %1320 = getelementptr inbounds <8 x double>, ptr %1317, i64 3
  %1321 = load <8 x double>, ptr %1320, align 64
  %1322 = icmp sgt i64 %1310, 0
  br i1 %1322, label %1323, label %1325

1323:
  %1324 = load ptr, ptr %45, align 8
  br label %1343

1325:
  %1326 = phi i32 [ 0, %1312 ], [ %1354, %1343 ]
  %1327 = phi i32 [ 0, %1312 ], [ %1351, %1343 ]
  %1328 = load ptr, ptr %46, align 8
  %1329 = load ptr, ptr %31, align 8
  %1330 = load ptr, ptr %47, align 8
  %1331 = load ptr, ptr %33, align 8
  call void %1328(ptr %4, ptr %1315, ptr %1329, ptr %1330, ptr %1331)
  %1332 = icmp eq i32 %1327, 0
  br i1 %1332, label %1399, label %1333

1333:
  %1334 = icmp sgt i64 %1313, 0
  br i1 %1334, label %1337, label %1335

1335:
  %1336 = fmul contract <8 x double> %1321, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1357

1337:
  %1338 = mul nsw i64 %1313, 20
  %1339 = fcmp contract ogt <8 x double> %1321, zeroinitializer
  %1340 = select <8 x i1> %1339, <8 x double> %1321, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1341 = fmul contract <8 x double> %1321, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1342 = fmul contract <8 x double> %1321, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1366

1343:
  %1344 = phi i32 [ 0, %1323 ], [ %1351, %1343 ]
  %1345 = phi i32 [ 0, %1323 ], [ %1354, %1343 ]
  %1346 = phi i64 [ 0, %1323 ], [ %1355, %1343 ]
  %1347 = getelementptr inbounds i64, ptr %1324, i64 %1346
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp ne i64 %1348, 0
  %1350 = zext i1 %1349 to i32
  %1351 = or i32 %1344, %1350
  %1352 = icmp eq i64 %1348, 3
  %1353 = zext i1 %1352 to i32
  %1354 = or i32 %1345, %1353
  %1355 = add nsw i64 %1346, 1
  %1356 = icmp eq i64 %1355, %1310
  br i1 %1356, label %1325, label %1343

1357:
  %1358 = phi <8 x double> [ %1336, %1335 ], [ %1341, %1366 ]
  %1359 = load <8 x double>, ptr %1317, align 64
  %1360 = fadd contract <8 x double> %1358, %1359
  store <8 x double> %1360, ptr %5, align 64
  %1361 = load ptr, ptr %46, align 8
  %1362 = load ptr, ptr %44, align 8
  %1363 = load ptr, ptr %31, align 8
  %1364 = load ptr, ptr %48, align 8
  %1365 = load ptr, ptr %33, align 8
  call void %1361(ptr %5, ptr %1362, ptr %1363, ptr %1364, ptr %1365)
  br label %1399

1366:
  %1367 = phi i64 [ 0, %1337 ], [ %1397, %1366 ]
  %1368 = add nsw i64 %1367, %1338
  %1369 = getelementptr inbounds <8 x double>, ptr %1314, i64 %1368
  %1370 = load <8 x double>, ptr %1369, align 64
  %1371 = getelementptr inbounds <8 x double>, ptr %1314, i64 %1367
  %1372 = load <8 x double>, ptr %1371, align 64
  %1373 = getelementptr inbounds <8 x double>, ptr %1315, i64 %1367
  %1374 = load <8 x double>, ptr %1373, align 64
  %1375 = fsub contract <8 x double> %1374, %1370
  %1376 = fmul contract <8 x double> %1370, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1377 = fmul contract <8 x double> %1341, %1372
  %1378 = fadd contract <8 x double> %1376, %1377
  %1379 = fmul contract <8 x double> %1378, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1380 = fmul contract <8 x double> %1374, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1381 = add nsw i64 %1367, %1313
  %1382 = getelementptr inbounds <8 x double>, ptr %1315, i64 %1381
  %1383 = load <8 x double>, ptr %1382, align 64
  %1384 = fmul contract <8 x double> %1342, %1383
  %1385 = fsub contract <8 x double> %1380, %1384
  %1386 = fmul contract <8 x double> %1385, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1387 = fadd contract <8 x double> %1379, %1386
  %1388 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1367
  store <8 x double> %1387, ptr %1388, align 64
  %1389 = fmul contract <8 x double> %1375, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1390 = fdiv contract <8 x double> %1389, %1340
  %1391 = fmul contract <8 x double> %1372, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1392 = fsub contract <8 x double> %1390, %1391
  %1393 = load <8 x double>, ptr %1382, align 64
  %1394 = fmul contract <8 x double> %1393, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1395 = fsub contract <8 x double> %1392, %1394
  %1396 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1381
  store <8 x double> %1395, ptr %1396, align 64
  %1397 = add nsw i64 %1367, 1
  %1398 = icmp eq i64 %1397, %1313
  br i1 %1398, label %1357, label %1366

1399:
  %1400 = add nsw i32 %1327, 1
  %1401 = zext i32 %1400 to i64
  %1402 = icmp eq i32 %1326, 0
  br label %1403

1403:
  %1404 = phi i64 [ 0, %1399 ], [ %1445, %1443 ]
  %1405 = phi i32 [ 0, %1399 ], [ %1444, %1443 ]
  %1406 = load ptr, ptr %25, align 8
  %1407 = trunc i64 %1404 to i32
  %1408 = and i64 %1404, 4294967263
  %1409 = or i64 %1408, 32
  %1410 = getelementptr inbounds i64, ptr %1406, i64 %1409
  %1411 = load i64, ptr %1410, align 8
  %1412 = icmp eq i64 %1411, 0
  br i1 %1412, label %1443, label %1413

1413:
  %1414 = load ptr, ptr %27, align 8
  %1415 = icmp eq ptr %1414, null
  br i1 %1415, label %1428, label %1416

1416:
  %1417 = getelementptr inbounds i64, ptr %1406, i64 %1404
  %1418 = load i64, ptr %1417, align 8
  %1419 = getelementptr inbounds ptr, ptr %1414, i64 %1418
  %1420 = load ptr, ptr %1419, align 8
  %1421 = icmp eq ptr %1420, null
  br i1 %1421, label %1428, label %1422

1422:
  %1423 = getelementptr inbounds %struct.Code, ptr %1420, i64 0, i32 14
  %1424 = load ptr, ptr %1423, align 8
  %1425 = getelementptr inbounds i64, ptr %1424, i64 2
  %1426 = load i64, ptr %1425, align 8
  %1427 = add nsw i64 %1426, %1401
  store i64 %1427, ptr %1425, align 8
  br label %1428

1428:
  %1429 = phi i1 [ false, %1422 ], [ true, %1416 ], [ true, %1413 ]
  %1430 = phi ptr [ %1420, %1422 ], [ null, %1416 ], [ null, %1413 ]
  br i1 %1402, label %1443, label %1431

1431:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %6, ptr %0, i32 %1407)
  %1432 = getelementptr inbounds %struct.Run, ptr %1430, i64 0, i32 25
  %1433 = select i1 %1429, ptr %49, ptr %1432
  %1434 = load double, ptr %50, align 8
  %1435 = call fastcc i32 @may_peak(ptr %1433, i64 %1310, double %1434)
  %1436 = icmp eq i32 %1435, 0
  br i1 %1436, label %1441, label %1437

1437:
  %1438 = select i1 %1429, i64 5, i64 8
  call fastcc void @release_8(ptr %0, i32 %1407, i64 %1438)
  %1439 = load ptr, ptr %25, align 8
  %1440 = getelementptr inbounds i64, ptr %1439, i64 %1409
  store i64 0, ptr %1440, align 8
  br label %1441

1441:
  %1442 = phi i32 [ 1, %1437 ], [ %1405, %1431 ]
  br label %1443

1443:
  %1444 = phi i32 [ %1405, %1403 ], [ %1442, %1441 ], [ %1405, %1428 ]
  %1445 = add nsw i64 %1404, 1
  %1446 = icmp eq i64 %1445, 8
  br i1 %1446, label %1447, label %1403

1447:
  br label %1448

1448:
  %1449 = phi i32 [ %1444, %1447 ], [ %69, %1309 ]
  %1450 = load ptr, ptr %27, align 8
  %1451 = icmp eq ptr %1450, null
  br i1 %1451, label %1453, label %1452

1452:
  call fastcc void @store_8(ptr %0)
  br label %1453

1453:
  %1454 = load i64, ptr %43, align 8
  %1455 = icmp eq i64 %1454, 0
  br i1 %1455, label %1639, label %1456

1456:
  %1457 = load i64, ptr %28, align 8
  %1458 = load ptr, ptr %29, align 8
  %1459 = load ptr, ptr %24, align 8
  %1460 = shl i64 %1457, 3
  %1461 = icmp sgt i64 %1457, 0
  %1462 = mul nsw i64 %1457, 17
  %1463 = getelementptr inbounds <8 x double>, ptr %1458, i64 %1462
  %1464 = mul nsw i64 %1457, 20
  %1465 = getelementptr inbounds <8 x double>, ptr %1458, i64 %1464
  %1466 = shl nsw i64 %1457, 1
  %1467 = or i64 %1466, 1
  %1468 = getelementptr inbounds <8 x double>, ptr %1459, i64 2
  %1469 = shl i64 %1454, 1
  %1470 = icmp sgt i64 %1454, 0
  %1471 = call i64 @llvm.smax.i64(i64 %1469, i64 1)
  br label %1472

1472:
  %1473 = phi i64 [ 0, %1456 ], [ %1637, %1636 ]
  %1474 = load ptr, ptr %25, align 8
  %1475 = trunc i64 %1473 to i32
  %1476 = and i64 %1473, 4294967263
  %1477 = or i64 %1476, 32
  %1478 = getelementptr inbounds i64, ptr %1474, i64 %1477
  %1479 = load i64, ptr %1478, align 8
  %1480 = icmp eq i64 %1479, 0
  br i1 %1480, label %1636, label %1481

1481:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %1475)
  %1482 = load ptr, ptr %27, align 8
  %1483 = icmp eq ptr %1482, null
  br i1 %1483, label %1490, label %1484

1484:
  %1485 = load ptr, ptr %25, align 8
  %1486 = getelementptr inbounds i64, ptr %1485, i64 %1473
  %1487 = load i64, ptr %1486, align 8
  %1488 = getelementptr inbounds ptr, ptr %1482, i64 %1487
  %1489 = load ptr, ptr %1488, align 8
  br label %1490

1490:
  %1491 = phi ptr [ %1489, %1484 ], [ null, %1481 ]
  %1492 = icmp eq ptr %1491, null
  %1493 = getelementptr inbounds %struct.Run, ptr %1491, i64 0, i32 25
  %1494 = select i1 %1492, ptr %49, ptr %1493
  %1495 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 13
  %1496 = load ptr, ptr %1495, align 8
  %1497 = getelementptr inbounds i64, ptr %1496, i64 1
  %1498 = load i64, ptr %1497, align 8
  %1499 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 2
  %1500 = load i64, ptr %1499, align 8
  %1501 = icmp slt i64 %1498, %1500
  br i1 %1501, label %1502, label %1509

1502:
  %1503 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 6
  %1504 = load ptr, ptr %1503, align 8
  %1505 = getelementptr inbounds double, ptr %1504, i64 %1498
  %1506 = load double, ptr %1505, align 8
  %1507 = load double, ptr %51, align 8
  %1508 = fcmp contract ugt double %1506, %1507
  br i1 %1508, label %1509, label %1513

1509:
  %1510 = load double, ptr %52, align 8
  %1511 = call fastcc i32 @suspicious(ptr %1494, i64 %1454, double %1510)
  %1512 = icmp eq i32 %1511, 0
  br i1 %1512, label %1593, label %1513

1513:
  %1514 = load ptr, ptr %29, align 8
  %1515 = load ptr, ptr %53, align 8
  %1516 = load i64, ptr %54, align 8
  br label %1570

1517:
  %1518 = mul nsw i64 %1516, 17
  %1519 = getelementptr inbounds double, ptr %1515, i64 %1518
  br label %1520

1520:
  %1521 = phi i64 [ %1527, %1520 ], [ 0, %1517 ]
  %1522 = shl nsw i64 %1521, 3
  %1523 = add nsw i64 %1522, %1473
  %1524 = getelementptr inbounds double, ptr %1463, i64 %1523
  %1525 = load double, ptr %1524, align 8
  %1526 = getelementptr inbounds double, ptr %1519, i64 %1521
  store double %1525, ptr %1526, align 8
  %1527 = add nsw i64 %1521, 1
  %1528 = icmp eq i64 %1527, %1457
  br i1 %1528, label %1529, label %1520

1529:
  %1530 = mul nsw i64 %1516, 20
  %1531 = getelementptr inbounds double, ptr %1515, i64 %1530
  br label %1532

1532:
  %1533 = phi i64 [ 0, %1529 ], [ %1539, %1532 ]
  %1534 = shl nsw i64 %1533, 3
  %1535 = add nsw i64 %1534, %1473
  %1536 = getelementptr inbounds double, ptr %1465, i64 %1535
  %1537 = load double, ptr %1536, align 8
  %1538 = getelementptr inbounds double, ptr %1531, i64 %1533
  store double %1537, ptr %1538, align 8
  %1539 = add nsw i64 %1533, 1
  %1540 = icmp eq i64 %1539, %1457
  br i1 %1540, label %1541, label %1532

1541:
  %1542 = load ptr, ptr %30, align 8
  %1543 = load i64, ptr %55, align 8
  %1544 = add nsw i64 %1543, %1467
  %1545 = load ptr, ptr %56, align 8
  %1546 = icmp sgt i64 %1544, 0
  br i1 %1546, label %1547, label %1556

1547:
  %1548 = phi i64 [ %1554, %1547 ], [ 0, %1541 ]
  %1549 = shl nsw i64 %1548, 3
  %1550 = add nsw i64 %1549, %1473
  %1551 = getelementptr inbounds double, ptr %1542, i64 %1550
  %1552 = load double, ptr %1551, align 8
  %1553 = getelementptr inbounds double, ptr %1545, i64 %1548
  store double %1552, ptr %1553, align 8
  %1554 = add nsw i64 %1548, 1
  %1555 = icmp eq i64 %1554, %1544
  br i1 %1555, label %1556, label %1547

1556:
  %1557 = load ptr, ptr %31, align 8
  %1558 = load i64, ptr %57, align 8
  %1559 = load ptr, ptr %58, align 8
  %1560 = icmp sgt i64 %1558, 0
  br i1 %1560, label %1561, label %1593

1561:
  %1562 = phi i64 [ %1568, %1561 ], [ 0, %1556 ]
  %1563 = shl nsw i64 %1562, 3
  %1564 = add nsw i64 %1563, %1473
  %1565 = getelementptr inbounds double, ptr %1557, i64 %1564
  %1566 = load double, ptr %1565, align 8
  %1567 = getelementptr inbounds double, ptr %1559, i64 %1562
  store double %1566, ptr %1567, align 8
  %1568 = add nsw i64 %1562, 1
  %1569 = icmp eq i64 %1568, %1558
  br i1 %1569, label %1593, label %1561

1570:
  %1571 = phi i64 [ 0, %1513 ], [ %1592, %1591 ]
  %1572 = mul i64 %1460, %1571
  %1573 = getelementptr inbounds double, ptr %1514, i64 %1572
  %1574 = mul nsw i64 %1571, %1516
  %1575 = getelementptr inbounds double, ptr %1515, i64 %1574
  br i1 %1461, label %1576, label %1588

1576:
  %1577 = phi i64 [ %1583, %1576 ], [ 0, %1570 ]
  %1578 = shl nsw i64 %1577, 3
  %1579 = add nsw i64 %1578, %1473
  %1580 = getelementptr inbounds double, ptr %1573, i64 %1579
  %1581 = load double, ptr %1580, align 8
  %1582 = getelementptr inbounds double, ptr %1575, i64 %1577
  store double %1581, ptr %1582, align 8
  %1583 = add nsw i64 %1577, 1
  %1584 = icmp eq i64 %1583, %1457
  br i1 %1584, label %1585, label %1576

1585:
  %1586 = add nsw i64 %1571, 1
  %1587 = icmp eq i64 %1586, 12
  br i1 %1587, label %1517, label %1591

1588:
  %1589 = add nsw i64 %1571, 1
  %1590 = icmp eq i64 %1589, 12
  br i1 %1590, label %1541, label %1591

1591:
  %1592 = phi i64 [ %1586, %1585 ], [ %1589, %1588 ]
  br label %1570

1593:
  %1594 = call contract fastcc double @observe(ptr %3, ptr %1494)
  %1595 = fcmp contract olt double %1594, 1.000000e+00
  br i1 %1595, label %1596, label %1618

1596:
  %1597 = load double, ptr %59, align 8
  %1598 = load double, ptr %52, align 8
  %1599 = fmul contract double %1594, %1598
  %1600 = fadd contract double %1597, %1599
  %1601 = load <8 x double>, ptr %1468, align 64
  %1602 = insertelement <8 x double> %1601, double %1600, i32 %1475
  store <8 x double> %1602, ptr %1468, align 64
  %1603 = load i64, ptr %55, align 8
  %1604 = add nsw i64 %1603, %1467
  %1605 = icmp sgt i64 %1604, 0
  br i1 %1605, label %1606, label %1618

1606:
  %1607 = load ptr, ptr %60, align 8
  %1608 = load ptr, ptr %30, align 8
  br label %1609

1609:
  %1610 = phi i64 [ 0, %1606 ], [ %1616, %1609 ]
  %1611 = getelementptr inbounds double, ptr %1607, i64 %1610
  %1612 = load double, ptr %1611, align 8
  %1613 = shl nsw i64 %1610, 3
  %1614 = add nsw i64 %1613, %1473
  %1615 = getelementptr inbounds double, ptr %1608, i64 %1614
  store double %1612, ptr %1615, align 8
  %1616 = add nsw i64 %1610, 1
  %1617 = icmp eq i64 %1616, %1604
  br i1 %1617, label %1618, label %1609

1618:
  br i1 %1492, label %1619, label %1635

1619:
  br i1 %1470, label %1620, label %1624

1620:
  %1621 = getelementptr inbounds %struct.Watch, ptr %1494, i64 0, i32 7
  %1622 = load ptr, ptr %1621, align 8
  %1623 = load ptr, ptr %61, align 8
  br label %1626

1624:
  %1625 = load ptr, ptr %1495, align 8
  store i64 0, ptr %1625, align 8
  br label %1635

1626:
  %1627 = phi i64 [ 0, %1620 ], [ %1633, %1626 ]
  %1628 = getelementptr inbounds double, ptr %1622, i64 %1627
  %1629 = load double, ptr %1628, align 8
  %1630 = shl nsw i64 %1627, 3
  %1631 = add nsw i64 %1630, %1473
  %1632 = getelementptr inbounds double, ptr %1623, i64 %1631
  store double %1629, ptr %1632, align 8
  %1633 = add nsw i64 %1627, 1
  %1634 = icmp eq i64 %1633, %1471
  br i1 %1634, label %1624, label %1626

1635:
  br label %1636

1636:
  %1637 = add nsw i64 %1473, 1
  %1638 = icmp eq i64 %1637, 8
  br i1 %1638, label %1639, label %1472

1639:
  %1640 = phi i32 [ %1449, %1453 ], [ %69, %1306 ], [ %69, %931 ], [ %1449, %1636 ]
  %1641 = load i64, ptr %28, align 8
  %1642 = load ptr, ptr %29, align 8
  %1643 = load ptr, ptr %30, align 8
  %1644 = load ptr, ptr %25, align 8
  %1645 = getelementptr inbounds i64, ptr %1644, i64 32
  %1646 = load <8 x i64>, ptr %1645, align 64
  %1647 = icmp ne <8 x i64> %1646, zeroinitializer
  %1648 = sext <8 x i1> %1647 to <8 x i64>
  %1649 = icmp sgt i64 %1641, 0
  %1650 = mul nsw i64 %1641, 20
  br i1 %1649, label %1651, label %1663

1651:
  %1652 = phi i64 [ %1661, %1651 ], [ 0, %1639 ]
  %1653 = getelementptr inbounds <8 x double>, ptr %1643, i64 %1652
  %1654 = load <8 x i64>, ptr %1653, align 64
  %1655 = and <8 x i64> %1654, %1648
  %1656 = add nsw i64 %1652, %1650
  %1657 = getelementptr inbounds <8 x double>, ptr %1642, i64 %1656
  %1658 = load <8 x i64>, ptr %1657, align 64
  %1659 = select <8 x i1> %1647, <8 x i64> zeroinitializer, <8 x i64> %1658
  %1660 = or <8 x i64> %1659, %1655
  store <8 x i64> %1660, ptr %1657, align 64
  %1661 = add nsw i64 %1652, 1
  %1662 = icmp eq i64 %1661, %1641
  br i1 %1662, label %1701, label %1651

1663:
  %1664 = getelementptr inbounds <8 x double>, ptr %1642, i64 %1650
  %1665 = load i64, ptr %36, align 8
  %1666 = load i64, ptr %38, align 8
  %1667 = load ptr, ptr %37, align 8
  %1668 = icmp slt i64 %1665, %1666
  br i1 %1668, label %1669, label %1697

1669:
  %1670 = phi i64 [ %1681, %1669 ], [ %1665, %1663 ]
  %1671 = phi <8 x double> [ %1680, %1669 ], [ zeroinitializer, %1663 ]
  %1672 = getelementptr inbounds <8 x double>, ptr %1664, i64 %1670
  %1673 = load <8 x i64>, ptr %1672, align 64
  %1674 = and <8 x i64> %1673, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1675 = bitcast <8 x i64> %1674 to <8 x double>
  %1676 = getelementptr inbounds <8 x double>, ptr %1667, i64 %1670
  %1677 = load <8 x double>, ptr %1676, align 64
  %1678 = fmul contract <8 x double> %1677, %1675
  %1679 = fcmp contract ogt <8 x double> %1678, %1671
  %1680 = select <8 x i1> %1679, <8 x double> %1678, <8 x double> %1671
  %1681 = add nsw i64 %1670, 1
  %1682 = icmp eq i64 %1681, %1666
  br i1 %1682, label %1683, label %1669

1683:
  %1684 = phi i64 [ %1695, %1683 ], [ %1665, %1669 ]
  %1685 = phi <8 x double> [ %1694, %1683 ], [ zeroinitializer, %1669 ]
  %1686 = getelementptr inbounds <8 x double>, ptr %1642, i64 %1684
  %1687 = load <8 x i64>, ptr %1686, align 64
  %1688 = and <8 x i64> %1687, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1689 = bitcast <8 x i64> %1688 to <8 x double>
  %1690 = getelementptr inbounds <8 x double>, ptr %1667, i64 %1684
  %1691 = load <8 x double>, ptr %1690, align 64
  %1692 = fmul contract <8 x double> %1691, %1689
  %1693 = fcmp contract ogt <8 x double> %1692, %1685
  %1694 = select <8 x i1> %1693, <8 x double> %1692, <8 x double> %1685
  %1695 = add nsw i64 %1684, 1
  %1696 = icmp eq i64 %1695, %1666
  br i1 %1696, label %1697, label %1683

1697:
  %1698 = phi <8 x double> [ zeroinitializer, %1663 ], [ %1680, %1683 ]
  %1699 = phi <8 x double> [ zeroinitializer, %1663 ], [ %1694, %1683 ]
  %1700 = shl nsw i64 %1641, 4
  br label %1713

1701:
  %1702 = phi i64 [ %1711, %1701 ], [ 0, %1651 ]
  %1703 = add nsw i64 %1702, %1641
  %1704 = getelementptr inbounds <8 x double>, ptr %1643, i64 %1703
  %1705 = load <8 x i64>, ptr %1704, align 64
  %1706 = and <8 x i64> %1705, %1648
  %1707 = getelementptr inbounds <8 x double>, ptr %1642, i64 %1702
  %1708 = load <8 x i64>, ptr %1707, align 64
  %1709 = select <8 x i1> %1647, <8 x i64> zeroinitializer, <8 x i64> %1708
  %1710 = or <8 x i64> %1709, %1706
  store <8 x i64> %1710, ptr %1707, align 64
  %1711 = add nsw i64 %1702, 1
  %1712 = icmp eq i64 %1711, %1641
  br i1 %1712, label %1663, label %1701

1713:
  %1714 = phi i64 [ 0, %1697 ], [ %1917, %1915 ]
  %1715 = phi i32 [ 0, %1697 ], [ %1916, %1915 ]
  %1716 = load ptr, ptr %24, align 8
  %1717 = getelementptr inbounds double, ptr %1716, i64 %1714
  %1718 = load ptr, ptr %25, align 8
  %1719 = getelementptr inbounds i64, ptr %1718, i64 %1714
  %1720 = load i64, ptr %1719, align 8
  %1721 = icmp slt i64 %1720, 0
  br i1 %1721, label %1915, label %1722

1722:
  %1723 = getelementptr inbounds double, ptr %1717, i64 24
  %1724 = load double, ptr %1723, align 8
  %1725 = getelementptr inbounds double, ptr %1717, i64 32
  %1726 = load double, ptr %1725, align 8
  %1727 = load ptr, ptr %27, align 8
  %1728 = icmp eq ptr %1727, null
  br i1 %1728, label %1743, label %1729

1729:
  %1730 = getelementptr inbounds ptr, ptr %1727, i64 %1720
  %1731 = load ptr, ptr %1730, align 8
  %1732 = icmp eq ptr %1731, null
  br i1 %1732, label %1743, label %1733

1733:
  %1734 = getelementptr inbounds %struct.Run, ptr %1731, i64 0, i32 20
  %1735 = load ptr, ptr %1734, align 8
  %1736 = getelementptr inbounds i64, ptr %1719, i64 32
  %1737 = load i64, ptr %1736, align 8
  %1738 = icmp eq i64 %1737, 0
  %1739 = zext i1 %1738 to i64
  %1740 = getelementptr inbounds i64, ptr %1735, i64 %1739
  %1741 = load i64, ptr %1740, align 8
  %1742 = add nsw i64 %1741, 1
  store i64 %1742, ptr %1740, align 8
  br label %1743

1743:
  %1744 = phi i1 [ true, %1733 ], [ false, %1729 ], [ false, %1722 ]
  %1745 = phi ptr [ %1731, %1733 ], [ null, %1729 ], [ null, %1722 ]
  %1746 = getelementptr inbounds i64, ptr %1719, i64 32
  %1747 = load i64, ptr %1746, align 8
  %1748 = icmp eq i64 %1747, 0
  br i1 %1748, label %1749, label %1775

1749:
  %1750 = getelementptr inbounds i64, ptr %1719, i64 24
  store i64 1, ptr %1750, align 8
  %1751 = zext i1 %1744 to i64
  %1752 = getelementptr inbounds i64, ptr %1719, i64 8
  %1753 = load i64, ptr %1752, align 8
  %1754 = add nsw i64 %1753, %1751
  store i64 %1754, ptr %1752, align 8
  %1755 = fcmp contract olt double %1726, 0x7FF0000000000000
  br i1 %1755, label %1756, label %1769

1756:
  %1757 = fcmp contract oeq double %1726, 0.000000e+00
  br i1 %1757, label %1765, label %1758

1758:
  %1759 = call contract double @llvm.sqrt.f64(double %1726)
  %1760 = call contract double @llvm.sqrt.f64(double %1759)
  %1761 = call contract double @llvm.sqrt.f64(double %1760)
  %1762 = fdiv contract double 8.500000e-01, %1761
  %1763 = call contract double @llvm.maxnum.f64(double %1762, double 0x3FD5555555555555)
  %1764 = call contract double @llvm.minnum.f64(double %1763, double 6.000000e+00)
  br label %1765

1765:
  %1766 = phi double [ %1764, %1758 ], [ 6.000000e+00, %1756 ]
  %1767 = fmul contract double %1724, %1766
  %1768 = getelementptr inbounds double, ptr %1717, i64 8
  store double %1767, ptr %1768, align 8
  br label %1915

1769:
  %1770 = fmul contract double %1724, 1.000000e-01
  %1771 = getelementptr inbounds double, ptr %1717, i64 8
  store double %1770, ptr %1771, align 8
  %1772 = getelementptr inbounds i64, ptr %1719, i64 16
  %1773 = load i64, ptr %1772, align 8
  %1774 = add nsw i64 %1773, 1
  store i64 %1774, ptr %1772, align 8
  br label %1915

1775:
  %1776 = fcmp contract oeq double %1726, 0.000000e+00
  br i1 %1776, label %1784, label %1777

1777:
  %1778 = call contract double @llvm.sqrt.f64(double %1726)
  %1779 = call contract double @llvm.sqrt.f64(double %1778)
  %1780 = call contract double @llvm.sqrt.f64(double %1779)
  %1781 = fdiv contract double 8.500000e-01, %1780
  %1782 = call contract double @llvm.maxnum.f64(double %1781, double 0x3FD5555555555555)
  %1783 = call contract double @llvm.minnum.f64(double %1782, double 6.000000e+00)
  br label %1784

1784:
  %1785 = phi double [ %1783, %1777 ], [ 6.000000e+00, %1775 ]
  %1786 = getelementptr inbounds i64, ptr %1719, i64 24
  %1787 = load i64, ptr %1786, align 8
  %1788 = icmp eq i64 %1787, 0
  %1789 = call contract double @llvm.minnum.f64(double %1785, double 1.000000e+00)
  %1790 = select i1 %1788, double %1785, double %1789
  %1791 = getelementptr inbounds i64, ptr %1719, i64 48
  %1792 = load i64, ptr %1791, align 8
  %1793 = icmp eq i64 %1792, 0
  br i1 %1793, label %1797, label %1794

1794:
  %1795 = getelementptr inbounds double, ptr %1717, i64 8
  %1796 = load double, ptr %1795, align 8
  br label %1797

1797:
  %1798 = phi contract double [ %1796, %1794 ], [ 0.000000e+00, %1784 ]
  %1799 = fmul contract double %1724, %1790
  %1800 = call contract double @llvm.maxnum.f64(double %1799, double %1798)
  %1801 = getelementptr inbounds double, ptr %1717, i64 8
  store double %1800, ptr %1801, align 8
  %1802 = getelementptr inbounds i64, ptr %1719, i64 40
  store i64 0, ptr %1802, align 8
  %1803 = getelementptr inbounds i64, ptr %1719, i64 16
  store i64 0, ptr %1803, align 8
  store i64 0, ptr %1786, align 8
  %1804 = getelementptr inbounds i64, ptr %1719, i64 8
  %1805 = load i64, ptr %1804, align 8
  %1806 = add nsw i64 %1805, 1
  store i64 %1806, ptr %1804, align 8
  %1807 = getelementptr inbounds double, ptr %1717, i64 48
  %1808 = load double, ptr %1807, align 8
  %1809 = fadd contract double %1808, 1.000000e+00
  store double %1809, ptr %1807, align 8
  %1810 = getelementptr inbounds double, ptr %1717, i64 16
  %1811 = load double, ptr %1810, align 8
  store double %1811, ptr %1717, align 8
  %1812 = trunc i64 %1714 to i32
  %1813 = extractelement <8 x double> %1698, i32 %1812
  %1814 = getelementptr inbounds double, ptr %1717, i64 56
  store double %1813, ptr %1814, align 8
  %1815 = load i64, ptr %38, align 8
  %1816 = icmp eq i64 %1815, 0
  br i1 %1816, label %1829, label %1817

1817:
  %1818 = extractelement <8 x double> %1699, i32 %1812
  %1819 = load ptr, ptr %31, align 8
  %1820 = load i64, ptr %39, align 8
  %1821 = add nsw i64 %1820, %1815
  %1822 = load i64, ptr %40, align 8
  %1823 = sub i64 %1821, %1822
  %1824 = shl nsw i64 %1823, 3
  %1825 = or i64 %1824, %1714
  %1826 = getelementptr inbounds double, ptr %1819, i64 %1825
  %1827 = load double, ptr %1826, align 8
  %1828 = fadd contract double %1818, %1827
  br label %1829

1829:
  %1830 = phi contract double [ %1828, %1817 ], [ 0.000000e+00, %1797 ]
  %1831 = getelementptr inbounds double, ptr %1717, i64 64
  store double %1830, ptr %1831, align 8
  %1832 = load i64, ptr %62, align 8
  %1833 = icmp sgt i64 %1832, 0
  br i1 %1833, label %1836, label %1834

1834:
  %1835 = load ptr, ptr %30, align 8
  br label %1857

1836:
  %1837 = load i64, ptr %63, align 8
  %1838 = load i64, ptr %28, align 8
  %1839 = load ptr, ptr %30, align 8
  %1840 = shl nsw i64 %1838, 1
  %1841 = or i64 %1840, 1
  %1842 = load ptr, ptr %31, align 8
  %1843 = sub i64 %1837, %1832
  br label %1844

1844:
  %1845 = phi i64 [ 0, %1836 ], [ %1855, %1844 ]
  %1846 = add nsw i64 %1841, %1845
  %1847 = shl nsw i64 %1846, 3
  %1848 = add nsw i64 %1847, %1714
  %1849 = getelementptr inbounds double, ptr %1839, i64 %1848
  %1850 = load double, ptr %1849, align 8
  %1851 = add nsw i64 %1843, %1845
  %1852 = shl nsw i64 %1851, 3
  %1853 = add nsw i64 %1852, %1714
  %1854 = getelementptr inbounds double, ptr %1842, i64 %1853
  store double %1850, ptr %1854, align 8
  %1855 = add nsw i64 %1845, 1
  %1856 = icmp eq i64 %1855, %1832
  br i1 %1856, label %1857, label %1844

1857:
  %1858 = phi ptr [ %1835, %1834 ], [ %1839, %1844 ]
  %1859 = or i64 %1714, %1700
  %1860 = getelementptr inbounds double, ptr %1858, i64 %1859
  %1861 = load double, ptr %1860, align 8
  %1862 = getelementptr inbounds double, ptr %1717, i64 40
  %1863 = load double, ptr %1862, align 8
  %1864 = fcmp contract ogt double %1861, %1863
  %1865 = fcmp contract uno double %1861, 0.000000e+00
  %1866 = or i1 %1865, %1864
  %1867 = select contract i1 %1866, double %1861, double %1863
  store double %1867, ptr %1862, align 8
  %1868 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 6
  %1869 = select i1 %1744, ptr %1868, ptr %64
  %1870 = load double, ptr %1869, align 8
  %1871 = fcmp contract ole double %1861, %1870
  %1872 = select i1 %1871, i64 0, i64 4
  %1873 = load i64, ptr %43, align 8
  %1874 = icmp eq i64 %1873, 0
  br i1 %1874, label %1898, label %1875

1875:
  br i1 %1744, label %1876, label %1882

1876:
  %1877 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 25, i32 13
  %1878 = load ptr, ptr %1877, align 8
  %1879 = getelementptr inbounds i64, ptr %1878, i64 2
  %1880 = load i64, ptr %1879, align 8
  %1881 = icmp sgt i64 %1880, -1
  br i1 %1881, label %1895, label %1900

1882:
  %1883 = load ptr, ptr %65, align 8
  %1884 = mul nsw i64 %1714, 6
  %1885 = add nsw i64 %1884, 2
  %1886 = getelementptr inbounds i64, ptr %1883, i64 %1885
  %1887 = load i64, ptr %1886, align 8
  %1888 = icmp sgt i64 %1887, -1
  br i1 %1888, label %1889, label %1910

1889:
  %1890 = load ptr, ptr %66, align 8
  %1891 = shl nsw i64 %1887, 2
  %1892 = getelementptr inbounds i64, ptr %1890, i64 %1891
  %1893 = load i64, ptr %1892, align 8
  %1894 = icmp eq i64 %1893, 8
  br i1 %1894, label %1895, label %1913

1895:
  %1896 = phi i64 [ %1887, %1889 ], [ %1880, %1876 ]
  %1897 = add nsw i64 %1896, 9
  br label %1898

1898:
  %1899 = phi i64 [ %1897, %1895 ], [ %1872, %1857 ]
  br i1 %1744, label %1900, label %1910

1900:
  %1901 = phi i64 [ %1899, %1898 ], [ %1872, %1876 ]
  %1902 = getelementptr inbounds %struct.Run, ptr %1745, i64 0, i32 1
  %1903 = load ptr, ptr %1902, align 8
  %1904 = getelementptr inbounds double, ptr %1903, i64 4
  store double %1861, ptr %1904, align 8
  %1905 = getelementptr inbounds double, ptr %1903, i64 5
  %1906 = load double, ptr %1905, align 8
  %1907 = fcmp contract ogt double %1861, %1906
  %1908 = or i1 %1865, %1907
  %1909 = select contract i1 %1908, double %1861, double %1906
  store double %1909, ptr %1905, align 8
  br label %1910

1910:
  %1911 = phi i64 [ %1901, %1900 ], [ %1899, %1898 ], [ %1872, %1882 ]
  %1912 = icmp eq i64 %1911, 0
  br i1 %1912, label %1915, label %1913

1913:
  %1914 = phi i64 [ %1911, %1910 ], [ 5, %1889 ]
  call fastcc void @release_8(ptr %0, i32 %1812, i64 %1914)
  br label %1915

1915:
  %1916 = phi i32 [ %1715, %1713 ], [ %1715, %1769 ], [ %1715, %1765 ], [ 1, %1913 ], [ %1715, %1910 ]
  %1917 = add nsw i64 %1714, 1
  %1918 = icmp eq i64 %1917, 8
  br i1 %1918, label %1919, label %1713

1919:
  %1920 = or i32 %1916, %1640
  br label %1921

1921:
  %1922 = phi i32 [ %163, %162 ], [ %70, %1919 ]
  %1923 = phi i32 [ 0, %162 ], [ %1920, %1919 ]
  %1924 = add nsw i64 %68, 1
  %1925 = icmp sge i64 %1924, %1
  %1926 = icmp eq i32 %1922, 0
  %1927 = select i1 %1925, i1 true, i1 %1926
  br i1 %1927, label %1928, label %67

1928:
  %1929 = phi i1 [ %20, %2 ], [ %1925, %1921 ]
  %1930 = zext i1 %1929 to i64
  ret i64 %1930
}

define internal fastcc i32 @fill_8(ptr %0) {
  %2 = alloca <8 x double>, align 64
  %3 = alloca %struct.Step, align 8
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %7 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %18 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %21 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  br label %26

24:
  %25 = icmp eq i64 %186, 0
  br i1 %25, label %841, label %192

26:
  %27 = phi i64 [ 0, %1 ], [ %190, %184 ]
  %28 = phi i32 [ 0, %1 ], [ %189, %184 ]
  %29 = phi i64 [ 0, %1 ], [ %186, %184 ]
  %30 = getelementptr inbounds i64, ptr %5, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %33, label %184

33:
  %34 = load ptr, ptr %6, align 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %7, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %184

38:
  %39 = add nsw i64 %35, 1
  store i64 %39, ptr %34, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %27
  br label %44

44:
  %45 = phi i64 [ 0, %38 ], [ %48, %44 ]
  %46 = shl nsw i64 %45, 3
  %47 = getelementptr inbounds double, ptr %43, i64 %46
  store double 0.000000e+00, ptr %47, align 8
  %48 = add nsw i64 %45, 1
  %49 = icmp eq i64 %48, 11
  br i1 %49, label %57, label %44

50:
  store i64 %35, ptr %30, align 8
  %51 = load ptr, ptr %11, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %66, label %53

53:
  %54 = getelementptr inbounds ptr, ptr %51, i64 %35
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %66, label %63

57:
  %58 = phi i64 [ %61, %57 ], [ 0, %44 ]
  %59 = shl nsw i64 %58, 3
  %60 = getelementptr inbounds i64, ptr %30, i64 %59
  store i64 0, ptr %60, align 8
  %61 = add nsw i64 %58, 1
  %62 = icmp eq i64 %61, 7
  br i1 %62, label %50, label %57

63:
  %64 = getelementptr inbounds %struct.Run, ptr %55, i64 0, i32 2
  %65 = load ptr, ptr %64, align 8
  br label %70

66:
  %67 = load ptr, ptr %12, align 8
  %68 = mul nsw i64 %40, %35
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  br label %70

70:
  %71 = phi i1 [ false, %63 ], [ true, %66 ]
  %72 = phi ptr [ %55, %63 ], [ null, %66 ]
  %73 = phi ptr [ %65, %63 ], [ %69, %66 ]
  %74 = load ptr, ptr %13, align 8
  %75 = mul i64 %40, 160
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  %77 = icmp sgt i64 %40, 0
  br i1 %77, label %78, label %87

78:
  %79 = phi i64 [ %85, %78 ], [ 0, %70 ]
  %80 = getelementptr inbounds double, ptr %73, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = shl nsw i64 %79, 3
  %83 = add nsw i64 %82, %27
  %84 = getelementptr inbounds double, ptr %76, i64 %83
  store double %81, ptr %84, align 8
  %85 = add nsw i64 %79, 1
  %86 = icmp eq i64 %85, %40
  br i1 %86, label %87, label %78

87:
  br i1 %71, label %91, label %88

88:
  %89 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 4
  %90 = load ptr, ptr %89, align 8
  br label %95

91:
  %92 = load ptr, ptr %14, align 8
  %93 = mul nsw i64 %41, %35
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  br label %95

95:
  %96 = phi ptr [ %90, %88 ], [ %94, %91 ]
  %97 = load ptr, ptr %15, align 8
  %98 = icmp sgt i64 %41, 0
  br i1 %98, label %99, label %108

99:
  %100 = phi i64 [ %106, %99 ], [ 0, %95 ]
  %101 = getelementptr inbounds double, ptr %96, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = shl nsw i64 %100, 3
  %104 = add nsw i64 %103, %27
  %105 = getelementptr inbounds double, ptr %97, i64 %104
  store double %102, ptr %105, align 8
  %106 = add nsw i64 %100, 1
  %107 = icmp eq i64 %106, %41
  br i1 %107, label %108, label %99

108:
  %109 = load i64, ptr %16, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %116

111:
  %112 = load i64, ptr %17, align 8
  %113 = load i64, ptr %18, align 8
  %114 = load ptr, ptr %20, align 8
  %115 = trunc i64 %27 to i32
  br label %122

116:
  %117 = load double, ptr %21, align 8
  store double %117, ptr %43, align 8
  %118 = load double, ptr %22, align 8
  %119 = getelementptr inbounds double, ptr %43, i64 72
  store double %118, ptr %119, align 8
  %120 = load double, ptr %23, align 8
  %121 = getelementptr inbounds double, ptr %43, i64 80
  store double %120, ptr %121, align 8
  br i1 %71, label %181, label %140

122:
  %123 = phi i64 [ 0, %111 ], [ %138, %128 ]
  %124 = icmp sgt i64 %113, %123
  br i1 %124, label %128, label %125

125:
  %126 = load i64, ptr %19, align 8
  %127 = sub nsw i64 %123, %126
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ %123, %122 ]
  %130 = add nsw i64 %129, %112
  %131 = getelementptr inbounds <8 x double>, ptr %97, i64 %130
  %132 = load <8 x double>, ptr %131, align 64
  %133 = extractelement <8 x double> %132, i32 %115
  %134 = fdiv contract double 1.000000e+00, %133
  %135 = shl nsw i64 %123, 3
  %136 = add nsw i64 %135, %27
  %137 = getelementptr inbounds double, ptr %114, i64 %136
  store double %134, ptr %137, align 8
  %138 = add nsw i64 %123, 1
  %139 = icmp eq i64 %138, %109
  br i1 %139, label %116, label %122

140:
  %141 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 3
  %142 = load ptr, ptr %141, align 8
  br i1 %77, label %143, label %152

143:
  %144 = phi i64 [ %150, %143 ], [ 0, %140 ]
  %145 = getelementptr inbounds double, ptr %142, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = shl nsw i64 %144, 3
  %148 = add nsw i64 %147, %27
  %149 = getelementptr inbounds double, ptr %74, i64 %148
  store double %146, ptr %149, align 8
  %150 = add nsw i64 %144, 1
  %151 = icmp eq i64 %150, %40
  br i1 %151, label %152, label %143

152:
  %153 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 1
  %154 = load ptr, ptr %153, align 8
  %155 = load double, ptr %154, align 8
  store double %155, ptr %43, align 8
  %156 = getelementptr inbounds double, ptr %154, i64 1
  %157 = load double, ptr %156, align 8
  %158 = tail call contract double @llvm.fabs.f64(double %157)
  %159 = getelementptr inbounds double, ptr %43, i64 8
  store double %158, ptr %159, align 8
  %160 = getelementptr inbounds double, ptr %154, i64 2
  %161 = load double, ptr %160, align 8
  store double %161, ptr %119, align 8
  %162 = getelementptr inbounds double, ptr %154, i64 3
  %163 = load double, ptr %162, align 8
  store double %163, ptr %121, align 8
  %164 = getelementptr inbounds double, ptr %154, i64 7
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %43, i64 56
  store double %165, ptr %166, align 8
  %167 = getelementptr inbounds double, ptr %154, i64 8
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds double, ptr %43, i64 64
  store double %168, ptr %169, align 8
  %170 = getelementptr inbounds %struct.Run, ptr %72, i64 0, i32 20
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %171, i64 4
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds i64, ptr %30, i64 16
  store i64 %173, ptr %174, align 8
  %175 = getelementptr inbounds i64, ptr %171, i64 3
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i64, ptr %30, i64 24
  store i64 %176, ptr %177, align 8
  %178 = getelementptr inbounds i64, ptr %171, i64 5
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds i64, ptr %30, i64 40
  store i64 %179, ptr %180, align 8
  br label %181

181:
  %182 = shl i64 1, %27
  %183 = or i64 %182, %29
  br label %184

184:
  %185 = phi i64 [ %35, %181 ], [ %31, %33 ], [ %31, %26 ]
  %186 = phi i64 [ %183, %181 ], [ %29, %33 ], [ %29, %26 ]
  %187 = icmp sgt i64 %185, -1
  %188 = zext i1 %187 to i32
  %189 = or i32 %28, %188
  %190 = add nsw i64 %27, 1
  %191 = icmp eq i64 %190, 8
  br i1 %191, label %24, label %26

192:
  %193 = load ptr, ptr %11, align 8
  %194 = icmp eq ptr %193, null
  br i1 %194, label %195, label %841

195:
  %196 = load i64, ptr %8, align 8
  %197 = load ptr, ptr %13, align 8
  %198 = mul nsw i64 %196, 20
  %199 = getelementptr inbounds <8 x double>, ptr %197, i64 %198
  %200 = shl nsw i64 %196, 4
  %201 = load ptr, ptr %10, align 8
  %202 = load <8 x double>, ptr %201, align 64
  store <8 x double> %202, ptr %2, align 64
  %203 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %204 = load ptr, ptr %203, align 8
  %205 = load ptr, ptr %15, align 8
  %206 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %209 = load ptr, ptr %208, align 8
  call void %204(ptr %2, ptr %199, ptr %205, ptr %207, ptr %209)
  %210 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  br label %256

211:
  %212 = mul nsw i64 %196, 18
  %213 = getelementptr inbounds <8 x double>, ptr %197, i64 %196
  %214 = getelementptr inbounds <8 x double>, ptr %197, i64 %200
  %215 = getelementptr inbounds <8 x double>, ptr %197, i64 %212
  %216 = load ptr, ptr %0, align 8
  %217 = load ptr, ptr %15, align 8
  %218 = load ptr, ptr %208, align 8
  call void %216(ptr %2, ptr %199, ptr %217, ptr %213, ptr %218)
  %219 = load i64, ptr %18, align 8
  %220 = load i64, ptr %16, align 8
  %221 = load ptr, ptr %20, align 8
  %222 = icmp slt i64 %219, %220
  br i1 %222, label %223, label %251

223:
  %224 = phi i64 [ %235, %223 ], [ %219, %211 ]
  %225 = phi <8 x double> [ %234, %223 ], [ zeroinitializer, %211 ]
  %226 = getelementptr inbounds <8 x double>, ptr %199, i64 %224
  %227 = load <8 x i64>, ptr %226, align 64
  %228 = and <8 x i64> %227, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %229 = bitcast <8 x i64> %228 to <8 x double>
  %230 = getelementptr inbounds <8 x double>, ptr %221, i64 %224
  %231 = load <8 x double>, ptr %230, align 64
  %232 = fmul contract <8 x double> %231, %229
  %233 = fcmp contract ogt <8 x double> %232, %225
  %234 = select <8 x i1> %233, <8 x double> %232, <8 x double> %225
  %235 = add nsw i64 %224, 1
  %236 = icmp eq i64 %235, %220
  br i1 %236, label %237, label %223

237:
  %238 = phi i64 [ %249, %237 ], [ %219, %223 ]
  %239 = phi <8 x double> [ %248, %237 ], [ zeroinitializer, %223 ]
  %240 = getelementptr inbounds <8 x double>, ptr %213, i64 %238
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = and <8 x i64> %241, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %243 = bitcast <8 x i64> %242 to <8 x double>
  %244 = getelementptr inbounds <8 x double>, ptr %221, i64 %238
  %245 = load <8 x double>, ptr %244, align 64
  %246 = fmul contract <8 x double> %245, %243
  %247 = fcmp contract ogt <8 x double> %246, %239
  %248 = select <8 x i1> %247, <8 x double> %246, <8 x double> %239
  %249 = add nsw i64 %238, 1
  %250 = icmp eq i64 %249, %220
  br i1 %250, label %251, label %237

251:
  %252 = phi <8 x double> [ zeroinitializer, %211 ], [ %234, %237 ]
  %253 = phi <8 x double> [ zeroinitializer, %211 ], [ %248, %237 ]
  %254 = icmp eq i64 %220, 0
  %255 = icmp sgt i64 %196, 0
  br label %562

256:
  %257 = phi i64 [ 0, %195 ], [ %296, %295 ]
  %258 = shl nsw i64 1, %257
  %259 = and i64 %258, %186
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %295, label %261

261:
  %262 = load i64, ptr %210, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %266, label %264

264:
  %265 = load ptr, ptr %206, align 8
  br label %287

266:
  %267 = load i64, ptr %9, align 8
  %268 = load i64, ptr %8, align 8
  %269 = load ptr, ptr %206, align 8
  %270 = shl nsw i64 %268, 1
  %271 = or i64 %270, 1
  %272 = load ptr, ptr %15, align 8
  %273 = sub i64 %267, %262
  br label %274

274:
  %275 = phi i64 [ 0, %266 ], [ %285, %274 ]
  %276 = add nsw i64 %271, %275
  %277 = shl nsw i64 %276, 3
  %278 = add nsw i64 %277, %257
  %279 = getelementptr inbounds double, ptr %269, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = add nsw i64 %273, %275
  %282 = shl nsw i64 %281, 3
  %283 = add nsw i64 %282, %257
  %284 = getelementptr inbounds double, ptr %272, i64 %283
  store double %280, ptr %284, align 8
  %285 = add nsw i64 %275, 1
  %286 = icmp eq i64 %285, %262
  br i1 %286, label %287, label %274

287:
  %288 = phi ptr [ %265, %264 ], [ %269, %274 ]
  %289 = add nsw i64 %257, %200
  %290 = getelementptr inbounds double, ptr %288, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = load ptr, ptr %10, align 8
  %293 = add nsw i64 %257, 40
  %294 = getelementptr inbounds double, ptr %292, i64 %293
  store double %291, ptr %294, align 8
  br label %295

295:
  %296 = add nsw i64 %257, 1
  %297 = icmp eq i64 %296, 8
  br i1 %297, label %211, label %256

298:
  %299 = load double, ptr %22, align 8
  %300 = load double, ptr %21, align 8
  %301 = fsub contract double %299, %300
  %302 = load double, ptr %23, align 8
  %303 = call contract double @llvm.minnum.f64(double %302, double %301)
  %304 = load i64, ptr %8, align 8
  %305 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %361, label %308

308:
  %309 = fmul contract double %303, 1.000000e-03
  %310 = fadd contract double %309, 0.000000e+00
  %311 = insertelement <8 x double> poison, double %310, i64 0
  %312 = bitcast <8 x double> %311 to <8 x i64>
  %313 = and <8 x i64> %312, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %314 = bitcast <8 x i64> %313 to <8 x double>
  %315 = shufflevector <8 x double> %314, <8 x double> poison, <8 x i32> zeroinitializer
  %316 = load ptr, ptr %10, align 8
  %317 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %318 = load double, ptr %317, align 8
  %319 = fdiv contract double 1.000000e-15, %318
  %320 = load <8 x i64>, ptr %316, align 64
  %321 = and <8 x i64> %320, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %322 = bitcast <8 x i64> %321 to <8 x double>
  %323 = fmul contract <8 x double> %315, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %324 = fcmp contract ogt <8 x double> %323, %322
  %325 = select <8 x i1> %324, <8 x double> %322, <8 x double> %323
  %326 = getelementptr inbounds <8 x double>, ptr %316, i64 7
  %327 = load <8 x double>, ptr %326, align 64
  %328 = getelementptr inbounds <8 x double>, ptr %316, i64 8
  %329 = load <8 x double>, ptr %328, align 64
  %330 = fmul contract <8 x double> %315, %329
  %331 = fadd contract <8 x double> %327, %330
  %332 = fmul contract <8 x double> %331, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %333 = insertelement <8 x double> poison, double %319, i64 0
  %334 = shufflevector <8 x double> %333, <8 x double> poison, <8 x i32> zeroinitializer
  %335 = fmul contract <8 x double> %329, %325
  %336 = fadd contract <8 x double> %327, %335
  %337 = fmul contract <8 x double> %334, %336
  %338 = fadd contract <8 x double> %332, %337
  %339 = fmul contract <8 x double> %315, %338
  %340 = icmp sgt i64 %219, 0
  br i1 %340, label %341, label %355

341:
  %342 = phi i64 [ %353, %341 ], [ 0, %308 ]
  %343 = phi <8 x double> [ %352, %341 ], [ zeroinitializer, %308 ]
  %344 = getelementptr inbounds <8 x double>, ptr %199, i64 %342
  %345 = load <8 x i64>, ptr %344, align 64
  %346 = and <8 x i64> %345, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %347 = bitcast <8 x i64> %346 to <8 x double>
  %348 = getelementptr inbounds <8 x double>, ptr %221, i64 %342
  %349 = load <8 x double>, ptr %348, align 64
  %350 = fmul contract <8 x double> %349, %347
  %351 = fcmp contract ogt <8 x double> %350, %343
  %352 = select <8 x i1> %351, <8 x double> %350, <8 x double> %343
  %353 = add nsw i64 %342, 1
  %354 = icmp eq i64 %353, %219
  br i1 %354, label %355, label %341

355:
  %356 = phi <8 x double> [ zeroinitializer, %308 ], [ %352, %341 ]
  %357 = fmul contract <8 x double> %327, %325
  %358 = fadd contract <8 x double> %357, %356
  %359 = fmul contract <8 x double> %334, %358
  %360 = fadd contract <8 x double> %339, %359
  br label %361

361:
  %362 = phi <8 x double> [ %360, %355 ], [ zeroinitializer, %298 ]
  %363 = phi <8 x double> [ %338, %355 ], [ zeroinitializer, %298 ]
  %364 = icmp sgt i64 %304, 0
  br i1 %364, label %365, label %410

365:
  %366 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %367 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %368

368:
  %369 = phi i64 [ 0, %365 ], [ %408, %387 ]
  %370 = load i64, ptr %16, align 8
  %371 = icmp sgt i64 %370, %369
  br i1 %371, label %372, label %387

372:
  %373 = load ptr, ptr %15, align 8
  %374 = load i64, ptr %17, align 8
  %375 = load i64, ptr %18, align 8
  %376 = icmp sgt i64 %375, %369
  br i1 %376, label %380, label %377

377:
  %378 = load i64, ptr %19, align 8
  %379 = sub nsw i64 %369, %378
  br label %380

380:
  %381 = phi <8 x double> [ %362, %372 ], [ %363, %377 ]
  %382 = phi i64 [ %369, %372 ], [ %379, %377 ]
  %383 = add nsw i64 %382, %374
  %384 = getelementptr inbounds <8 x double>, ptr %373, i64 %383
  %385 = load <8 x double>, ptr %384, align 64
  %386 = fmul contract <8 x double> %381, %385
  br label %387

387:
  %388 = phi contract <8 x double> [ %386, %380 ], [ zeroinitializer, %368 ]
  %389 = getelementptr inbounds <8 x double>, ptr %199, i64 %369
  %390 = load <8 x i64>, ptr %389, align 64
  %391 = and <8 x i64> %390, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %392 = bitcast <8 x i64> %391 to <8 x double>
  %393 = load ptr, ptr %366, align 8
  %394 = getelementptr inbounds double, ptr %393, i64 %369
  %395 = load double, ptr %394, align 8
  %396 = insertelement <8 x double> poison, double %395, i64 0
  %397 = shufflevector <8 x double> %396, <8 x double> poison, <8 x i32> zeroinitializer
  %398 = load double, ptr %367, align 8
  %399 = insertelement <8 x double> poison, double %398, i64 0
  %400 = shufflevector <8 x double> %399, <8 x double> poison, <8 x i32> zeroinitializer
  %401 = fadd contract <8 x double> %388, %392
  %402 = fmul contract <8 x double> %401, %400
  %403 = fadd contract <8 x double> %397, %402
  %404 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %403
  %405 = fcmp contract ogt <8 x double> %403, zeroinitializer
  %406 = select <8 x i1> %405, <8 x double> %404, <8 x double> zeroinitializer
  %407 = getelementptr inbounds <8 x double>, ptr %215, i64 %369
  store <8 x double> %406, ptr %407, align 64
  %408 = add nsw i64 %369, 1
  %409 = icmp eq i64 %408, %304
  br i1 %409, label %410, label %368

410:
  br i1 %255, label %411, label %465

411:
  %412 = phi i64 [ %421, %411 ], [ 0, %410 ]
  %413 = phi <8 x double> [ %420, %411 ], [ zeroinitializer, %410 ]
  %414 = getelementptr inbounds <8 x double>, ptr %199, i64 %412
  %415 = load <8 x double>, ptr %414, align 64
  %416 = getelementptr inbounds <8 x double>, ptr %215, i64 %412
  %417 = load <8 x double>, ptr %416, align 64
  %418 = fmul contract <8 x double> %415, %417
  %419 = fmul contract <8 x double> %418, %418
  %420 = fadd contract <8 x double> %413, %419
  %421 = add nsw i64 %412, 4
  %422 = icmp slt i64 %421, %196
  br i1 %422, label %411, label %423

423:
  %424 = icmp sgt i64 %196, 1
  br i1 %424, label %425, label %465

425:
  %426 = phi i64 [ %435, %425 ], [ 1, %423 ]
  %427 = phi <8 x double> [ %434, %425 ], [ zeroinitializer, %423 ]
  %428 = getelementptr inbounds <8 x double>, ptr %199, i64 %426
  %429 = load <8 x double>, ptr %428, align 64
  %430 = getelementptr inbounds <8 x double>, ptr %215, i64 %426
  %431 = load <8 x double>, ptr %430, align 64
  %432 = fmul contract <8 x double> %429, %431
  %433 = fmul contract <8 x double> %432, %432
  %434 = fadd contract <8 x double> %427, %433
  %435 = add nsw i64 %426, 4
  %436 = icmp slt i64 %435, %196
  br i1 %436, label %425, label %437

437:
  %438 = icmp sgt i64 %196, 2
  br i1 %438, label %439, label %465

439:
  %440 = phi i64 [ %449, %439 ], [ 2, %437 ]
  %441 = phi <8 x double> [ %448, %439 ], [ zeroinitializer, %437 ]
  %442 = getelementptr inbounds <8 x double>, ptr %199, i64 %440
  %443 = load <8 x double>, ptr %442, align 64
  %444 = getelementptr inbounds <8 x double>, ptr %215, i64 %440
  %445 = load <8 x double>, ptr %444, align 64
  %446 = fmul contract <8 x double> %443, %445
  %447 = fmul contract <8 x double> %446, %446
  %448 = fadd contract <8 x double> %441, %447
  %449 = add nsw i64 %440, 4
  %450 = icmp slt i64 %449, %196
  br i1 %450, label %439, label %451

451:
  %452 = icmp sgt i64 %196, 3
  br i1 %452, label %453, label %465

453:
  %454 = phi i64 [ %463, %453 ], [ 3, %451 ]
  %455 = phi <8 x double> [ %462, %453 ], [ zeroinitializer, %451 ]
  %456 = getelementptr inbounds <8 x double>, ptr %199, i64 %454
  %457 = load <8 x double>, ptr %456, align 64
  %458 = getelementptr inbounds <8 x double>, ptr %215, i64 %454
  %459 = load <8 x double>, ptr %458, align 64
  %460 = fmul contract <8 x double> %457, %459
  %461 = fmul contract <8 x double> %460, %460
  %462 = fadd contract <8 x double> %455, %461
  %463 = add nsw i64 %454, 4
  %464 = icmp slt i64 %463, %196
  br i1 %464, label %453, label %465

465:
  %466 = phi <8 x double> [ %448, %451 ], [ zeroinitializer, %437 ], [ zeroinitializer, %423 ], [ zeroinitializer, %410 ], [ %448, %453 ]
  %467 = phi <8 x double> [ %420, %451 ], [ %420, %437 ], [ %420, %423 ], [ zeroinitializer, %410 ], [ %420, %453 ]
  %468 = phi <8 x double> [ %434, %451 ], [ %434, %437 ], [ zeroinitializer, %423 ], [ zeroinitializer, %410 ], [ %434, %453 ]
  %469 = phi <8 x double> [ zeroinitializer, %451 ], [ zeroinitializer, %437 ], [ zeroinitializer, %423 ], [ zeroinitializer, %410 ], [ %462, %453 ]
  %470 = fadd contract <8 x double> %467, %468
  %471 = fadd contract <8 x double> %466, %469
  %472 = fadd contract <8 x double> %470, %471
  %473 = sitofp i64 %196 to double
  %474 = insertelement <8 x double> poison, double %473, i64 0
  %475 = shufflevector <8 x double> %474, <8 x double> poison, <8 x i32> zeroinitializer
  %476 = fdiv contract <8 x double> %472, %475
  br label %477

477:
  %478 = phi i32 [ 0, %465 ], [ %483, %477 ]
  %479 = phi <8 x double> [ %476, %465 ], [ %482, %477 ]
  %480 = extractelement <8 x double> %479, i32 %478
  %481 = call contract double @llvm.sqrt.f64(double %480)
  %482 = insertelement <8 x double> %479, double %481, i32 %478
  %483 = add nsw i32 %478, 1
  %484 = icmp eq i32 %483, 8
  br i1 %484, label %485, label %477

485:
  br i1 %255, label %486, label %540

486:
  %487 = phi i64 [ %496, %486 ], [ 0, %485 ]
  %488 = phi <8 x double> [ %495, %486 ], [ zeroinitializer, %485 ]
  %489 = getelementptr inbounds <8 x double>, ptr %197, i64 %487
  %490 = load <8 x double>, ptr %489, align 64
  %491 = getelementptr inbounds <8 x double>, ptr %215, i64 %487
  %492 = load <8 x double>, ptr %491, align 64
  %493 = fmul contract <8 x double> %490, %492
  %494 = fmul contract <8 x double> %493, %493
  %495 = fadd contract <8 x double> %488, %494
  %496 = add nsw i64 %487, 4
  %497 = icmp slt i64 %496, %196
  br i1 %497, label %486, label %498

498:
  %499 = icmp sgt i64 %196, 1
  br i1 %499, label %500, label %540

500:
  %501 = phi i64 [ %510, %500 ], [ 1, %498 ]
  %502 = phi <8 x double> [ %509, %500 ], [ zeroinitializer, %498 ]
  %503 = getelementptr inbounds <8 x double>, ptr %197, i64 %501
  %504 = load <8 x double>, ptr %503, align 64
  %505 = getelementptr inbounds <8 x double>, ptr %215, i64 %501
  %506 = load <8 x double>, ptr %505, align 64
  %507 = fmul contract <8 x double> %504, %506
  %508 = fmul contract <8 x double> %507, %507
  %509 = fadd contract <8 x double> %502, %508
  %510 = add nsw i64 %501, 4
  %511 = icmp slt i64 %510, %196
  br i1 %511, label %500, label %512

512:
  %513 = icmp sgt i64 %196, 2
  br i1 %513, label %514, label %540

514:
  %515 = phi i64 [ %524, %514 ], [ 2, %512 ]
  %516 = phi <8 x double> [ %523, %514 ], [ zeroinitializer, %512 ]
  %517 = getelementptr inbounds <8 x double>, ptr %197, i64 %515
  %518 = load <8 x double>, ptr %517, align 64
  %519 = getelementptr inbounds <8 x double>, ptr %215, i64 %515
  %520 = load <8 x double>, ptr %519, align 64
  %521 = fmul contract <8 x double> %518, %520
  %522 = fmul contract <8 x double> %521, %521
  %523 = fadd contract <8 x double> %516, %522
  %524 = add nsw i64 %515, 4
  %525 = icmp slt i64 %524, %196
  br i1 %525, label %514, label %526

526:
  %527 = icmp sgt i64 %196, 3
  br i1 %527, label %528, label %540

528:
  %529 = phi i64 [ %538, %528 ], [ 3, %526 ]
  %530 = phi <8 x double> [ %537, %528 ], [ zeroinitializer, %526 ]
  %531 = getelementptr inbounds <8 x double>, ptr %197, i64 %529
  %532 = load <8 x double>, ptr %531, align 64
  %533 = getelementptr inbounds <8 x double>, ptr %215, i64 %529
  %534 = load <8 x double>, ptr %533, align 64
  %535 = fmul contract <8 x double> %532, %534
  %536 = fmul contract <8 x double> %535, %535
  %537 = fadd contract <8 x double> %530, %536
  %538 = add nsw i64 %529, 4
  %539 = icmp slt i64 %538, %196
  br i1 %539, label %528, label %540

540:
  %541 = phi <8 x double> [ %523, %526 ], [ zeroinitializer, %512 ], [ zeroinitializer, %498 ], [ zeroinitializer, %485 ], [ %523, %528 ]
  %542 = phi <8 x double> [ %495, %526 ], [ %495, %512 ], [ %495, %498 ], [ zeroinitializer, %485 ], [ %495, %528 ]
  %543 = phi <8 x double> [ %509, %526 ], [ %509, %512 ], [ zeroinitializer, %498 ], [ zeroinitializer, %485 ], [ %509, %528 ]
  %544 = phi <8 x double> [ zeroinitializer, %526 ], [ zeroinitializer, %512 ], [ zeroinitializer, %498 ], [ zeroinitializer, %485 ], [ %537, %528 ]
  %545 = fadd contract <8 x double> %542, %543
  %546 = fadd contract <8 x double> %541, %544
  %547 = fadd contract <8 x double> %545, %546
  %548 = fdiv contract <8 x double> %547, %475
  br label %549

549:
  %550 = phi i32 [ 0, %540 ], [ %555, %549 ]
  %551 = phi <8 x double> [ %548, %540 ], [ %554, %549 ]
  %552 = extractelement <8 x double> %551, i32 %550
  %553 = call contract double @llvm.sqrt.f64(double %552)
  %554 = insertelement <8 x double> %551, double %553, i32 %550
  %555 = add nsw i32 %550, 1
  %556 = icmp eq i32 %555, 8
  br i1 %556, label %557, label %549

557:
  %558 = load double, ptr %21, align 8
  %559 = call contract double @llvm.fabs.f64(double %558)
  %560 = fmul contract double %559, 0x3D4F400000000000
  %561 = fmul contract double %303, 0x3EB0C6F7A0B5ED8D
  br label %607

562:
  %563 = phi i64 [ 0, %251 ], [ %604, %603 ]
  %564 = shl nsw i64 1, %563
  %565 = and i64 %564, %186
  %566 = icmp eq i64 %565, 0
  br i1 %566, label %603, label %567

567:
  %568 = trunc i64 %563 to i32
  %569 = extractelement <8 x double> %252, i32 %568
  %570 = load ptr, ptr %10, align 8
  %571 = and i64 %563, 4294967239
  %572 = or i64 %571, 56
  %573 = getelementptr inbounds double, ptr %570, i64 %572
  store double %569, ptr %573, align 8
  br i1 %254, label %586, label %574

574:
  %575 = extractelement <8 x double> %253, i32 %568
  %576 = load ptr, ptr %15, align 8
  %577 = load i64, ptr %17, align 8
  %578 = add nsw i64 %577, %220
  %579 = load i64, ptr %19, align 8
  %580 = sub i64 %578, %579
  %581 = shl nsw i64 %580, 3
  %582 = or i64 %581, %563
  %583 = getelementptr inbounds double, ptr %576, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = fadd contract double %575, %584
  br label %586

586:
  %587 = phi contract double [ %585, %574 ], [ 0.000000e+00, %567 ]
  %588 = and i64 %563, 4294967231
  %589 = or i64 %588, 64
  %590 = getelementptr inbounds double, ptr %570, i64 %589
  store double %587, ptr %590, align 8
  br i1 %255, label %591, label %603

591:
  %592 = load ptr, ptr %13, align 8
  br label %593

593:
  %594 = phi i64 [ 0, %591 ], [ %601, %593 ]
  %595 = getelementptr inbounds <8 x double>, ptr %213, i64 %594
  %596 = load <8 x double>, ptr %595, align 64
  %597 = extractelement <8 x double> %596, i32 %568
  %598 = shl nsw i64 %594, 3
  %599 = add nsw i64 %598, %563
  %600 = getelementptr inbounds double, ptr %592, i64 %599
  store double %597, ptr %600, align 8
  %601 = add nsw i64 %594, 1
  %602 = icmp eq i64 %601, %196
  br i1 %602, label %603, label %593

603:
  %604 = add nsw i64 %563, 1
  %605 = icmp eq i64 %604, 8
  br i1 %605, label %298, label %562

606:
  br i1 %255, label %631, label %696

607:
  %608 = phi <8 x double> [ undef, %557 ], [ %622, %618 ]
  %609 = phi i32 [ 0, %557 ], [ %623, %618 ]
  %610 = extractelement <8 x double> %482, i32 %609
  %611 = fcmp contract olt double %610, 1.000000e-05
  br i1 %611, label %618, label %612

612:
  %613 = extractelement <8 x double> %554, i32 %609
  %614 = fcmp contract olt double %613, 1.000000e-05
  br i1 %614, label %618, label %615

615:
  %616 = fmul contract double %610, 1.000000e-02
  %617 = fdiv contract double %616, %613
  br label %618

618:
  %619 = phi contract double [ %617, %615 ], [ %561, %612 ], [ %561, %607 ]
  %620 = call contract double @llvm.maxnum.f64(double %619, double %560)
  %621 = call contract double @llvm.minnum.f64(double %620, double %303)
  %622 = insertelement <8 x double> %608, double %621, i32 %609
  %623 = add nsw i32 %609, 1
  %624 = icmp eq i32 %623, 8
  br i1 %624, label %606, label %607

625:
  %626 = load <8 x double>, ptr %2, align 64
  %627 = fadd contract <8 x double> %622, %626
  store <8 x double> %627, ptr %2, align 64
  %628 = load ptr, ptr %0, align 8
  %629 = load ptr, ptr %15, align 8
  %630 = load ptr, ptr %208, align 8
  call void %628(ptr %2, ptr %214, ptr %629, ptr %213, ptr %630)
  br label %719

631:
  %632 = phi i64 [ %640, %631 ], [ 0, %606 ]
  %633 = getelementptr inbounds <8 x double>, ptr %199, i64 %632
  %634 = load <8 x double>, ptr %633, align 64
  %635 = getelementptr inbounds <8 x double>, ptr %197, i64 %632
  %636 = load <8 x double>, ptr %635, align 64
  %637 = fmul contract <8 x double> %622, %636
  %638 = fadd contract <8 x double> %634, %637
  %639 = getelementptr inbounds <8 x double>, ptr %214, i64 %632
  store <8 x double> %638, ptr %639, align 64
  %640 = add nsw i64 %632, 1
  %641 = icmp eq i64 %640, %196
  br i1 %641, label %625, label %631

642:
  %643 = phi i64 [ %652, %642 ], [ 0, %719 ]
  %644 = phi <8 x double> [ %651, %642 ], [ zeroinitializer, %719 ]
  %645 = getelementptr inbounds <8 x double>, ptr %213, i64 %643
  %646 = load <8 x double>, ptr %645, align 64
  %647 = getelementptr inbounds <8 x double>, ptr %215, i64 %643
  %648 = load <8 x double>, ptr %647, align 64
  %649 = fmul contract <8 x double> %646, %648
  %650 = fmul contract <8 x double> %649, %649
  %651 = fadd contract <8 x double> %644, %650
  %652 = add nsw i64 %643, 4
  %653 = icmp slt i64 %652, %196
  br i1 %653, label %642, label %654

654:
  %655 = icmp sgt i64 %196, 1
  br i1 %655, label %656, label %702

656:
  %657 = phi i64 [ %666, %656 ], [ 1, %654 ]
  %658 = phi <8 x double> [ %665, %656 ], [ zeroinitializer, %654 ]
  %659 = getelementptr inbounds <8 x double>, ptr %213, i64 %657
  %660 = load <8 x double>, ptr %659, align 64
  %661 = getelementptr inbounds <8 x double>, ptr %215, i64 %657
  %662 = load <8 x double>, ptr %661, align 64
  %663 = fmul contract <8 x double> %660, %662
  %664 = fmul contract <8 x double> %663, %663
  %665 = fadd contract <8 x double> %658, %664
  %666 = add nsw i64 %657, 4
  %667 = icmp slt i64 %666, %196
  br i1 %667, label %656, label %668

668:
  %669 = icmp sgt i64 %196, 2
  br i1 %669, label %670, label %702

670:
  %671 = phi i64 [ %680, %670 ], [ 2, %668 ]
  %672 = phi <8 x double> [ %679, %670 ], [ zeroinitializer, %668 ]
  %673 = getelementptr inbounds <8 x double>, ptr %213, i64 %671
  %674 = load <8 x double>, ptr %673, align 64
  %675 = getelementptr inbounds <8 x double>, ptr %215, i64 %671
  %676 = load <8 x double>, ptr %675, align 64
  %677 = fmul contract <8 x double> %674, %676
  %678 = fmul contract <8 x double> %677, %677
  %679 = fadd contract <8 x double> %672, %678
  %680 = add nsw i64 %671, 4
  %681 = icmp slt i64 %680, %196
  br i1 %681, label %670, label %682

682:
  %683 = icmp sgt i64 %196, 3
  br i1 %683, label %684, label %702

684:
  %685 = phi i64 [ %694, %684 ], [ 3, %682 ]
  %686 = phi <8 x double> [ %693, %684 ], [ zeroinitializer, %682 ]
  %687 = getelementptr inbounds <8 x double>, ptr %213, i64 %685
  %688 = load <8 x double>, ptr %687, align 64
  %689 = getelementptr inbounds <8 x double>, ptr %215, i64 %685
  %690 = load <8 x double>, ptr %689, align 64
  %691 = fmul contract <8 x double> %688, %690
  %692 = fmul contract <8 x double> %691, %691
  %693 = fadd contract <8 x double> %686, %692
  %694 = add nsw i64 %685, 4
  %695 = icmp slt i64 %694, %196
  br i1 %695, label %684, label %702

696:
  %697 = load <8 x double>, ptr %2, align 64
  %698 = fadd contract <8 x double> %622, %697
  store <8 x double> %698, ptr %2, align 64
  %699 = load ptr, ptr %0, align 8
  %700 = load ptr, ptr %15, align 8
  %701 = load ptr, ptr %208, align 8
  call void %699(ptr %2, ptr %214, ptr %700, ptr %213, ptr %701)
  br label %702

702:
  %703 = phi <8 x double> [ %679, %682 ], [ zeroinitializer, %668 ], [ zeroinitializer, %654 ], [ zeroinitializer, %696 ], [ %679, %684 ]
  %704 = phi <8 x double> [ %651, %682 ], [ %651, %668 ], [ %651, %654 ], [ zeroinitializer, %696 ], [ %651, %684 ]
  %705 = phi <8 x double> [ %665, %682 ], [ %665, %668 ], [ zeroinitializer, %654 ], [ zeroinitializer, %696 ], [ %665, %684 ]
  %706 = phi <8 x double> [ zeroinitializer, %682 ], [ zeroinitializer, %668 ], [ zeroinitializer, %654 ], [ zeroinitializer, %696 ], [ %693, %684 ]
  %707 = fadd contract <8 x double> %704, %705
  %708 = fadd contract <8 x double> %703, %706
  %709 = fadd contract <8 x double> %707, %708
  %710 = fdiv contract <8 x double> %709, %475
  br label %711

711:
  %712 = phi i32 [ 0, %702 ], [ %717, %711 ]
  %713 = phi <8 x double> [ %710, %702 ], [ %716, %711 ]
  %714 = extractelement <8 x double> %713, i32 %712
  %715 = call contract double @llvm.sqrt.f64(double %714)
  %716 = insertelement <8 x double> %713, double %715, i32 %712
  %717 = add nsw i32 %712, 1
  %718 = icmp eq i32 %717, 8
  br i1 %718, label %740, label %711

719:
  %720 = phi i64 [ %726, %719 ], [ 0, %625 ]
  %721 = getelementptr inbounds <8 x double>, ptr %197, i64 %720
  %722 = load <8 x double>, ptr %721, align 64
  %723 = getelementptr inbounds <8 x double>, ptr %213, i64 %720
  %724 = load <8 x double>, ptr %723, align 64
  %725 = fsub contract <8 x double> %724, %722
  store <8 x double> %725, ptr %723, align 64
  %726 = add nsw i64 %720, 1
  %727 = icmp eq i64 %726, %196
  br i1 %727, label %642, label %719

728:
  %729 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, 0
  br i1 %731, label %840, label %732

732:
  %733 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %734 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %735 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %736 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %737 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 13
  %738 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %739 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  br label %775

740:
  %741 = phi i64 [ %773, %772 ], [ 0, %711 ]
  %742 = shl nsw i64 1, %741
  %743 = and i64 %742, %186
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %772, label %745

745:
  %746 = trunc i64 %741 to i32
  %747 = extractelement <8 x double> %554, i32 %746
  %748 = extractelement <8 x double> %716, i32 %746
  %749 = extractelement <8 x double> %622, i32 %746
  %750 = fdiv contract double %748, %749
  %751 = call contract double @llvm.maxnum.f64(double %747, double %750)
  %752 = fmul contract double %303, %751
  %753 = fcmp contract ugt double %752, 1.000000e-15
  br i1 %753, label %757, label %754

754:
  %755 = fmul contract double %749, 1.000000e-03
  %756 = call contract double @llvm.maxnum.f64(double %561, double %755)
  br label %762

757:
  %758 = fdiv contract double 1.000000e-02, %751
  %759 = call contract double @llvm.sqrt.f64(double %758)
  %760 = call contract double @llvm.sqrt.f64(double %759)
  %761 = call contract double @llvm.sqrt.f64(double %760)
  br label %762

762:
  %763 = phi contract double [ %756, %754 ], [ %761, %757 ]
  %764 = fmul contract double %749, 1.000000e+02
  %765 = call contract double @llvm.minnum.f64(double %764, double %763)
  %766 = call contract double @llvm.minnum.f64(double %765, double %303)
  %767 = load ptr, ptr %10, align 8
  %768 = add nsw i64 %741, 8
  %769 = getelementptr inbounds double, ptr %767, i64 %768
  store double %766, ptr %769, align 8
  %770 = add nsw i64 %741, 48
  %771 = getelementptr inbounds double, ptr %767, i64 %770
  store double 3.000000e+00, ptr %771, align 8
  br label %772

772:
  %773 = add nsw i64 %741, 1
  %774 = icmp eq i64 %773, 8
  br i1 %774, label %728, label %740

775:
  %776 = phi i64 [ 0, %732 ], [ %838, %837 ]
  %777 = shl nsw i64 1, %776
  %778 = and i64 %777, %186
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %837, label %780

780:
  %781 = trunc i64 %776 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %781)
  %782 = load ptr, ptr %15, align 8
  %783 = load i64, ptr %733, align 8
  %784 = load ptr, ptr %734, align 8
  %785 = icmp sgt i64 %783, 0
  br i1 %785, label %786, label %795

786:
  %787 = phi i64 [ %793, %786 ], [ 0, %780 ]
  %788 = shl nsw i64 %787, 3
  %789 = add nsw i64 %788, %776
  %790 = getelementptr inbounds double, ptr %782, i64 %789
  %791 = load double, ptr %790, align 8
  %792 = getelementptr inbounds double, ptr %784, i64 %787
  store double %791, ptr %792, align 8
  %793 = add nsw i64 %787, 1
  %794 = icmp eq i64 %793, %783
  br i1 %794, label %795, label %786

795:
  %796 = load ptr, ptr %735, align 8
  br i1 %255, label %797, label %818

797:
  %798 = phi i64 [ %804, %797 ], [ 0, %795 ]
  %799 = shl nsw i64 %798, 3
  %800 = add nsw i64 %799, %776
  %801 = getelementptr inbounds double, ptr %199, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %796, i64 %798
  store double %802, ptr %803, align 8
  %804 = add nsw i64 %798, 1
  %805 = icmp eq i64 %804, %196
  br i1 %805, label %806, label %797

806:
  %807 = load ptr, ptr %13, align 8
  %808 = getelementptr inbounds double, ptr %796, i64 %196
  br label %809

809:
  %810 = phi i64 [ 0, %806 ], [ %816, %809 ]
  %811 = shl nsw i64 %810, 3
  %812 = add nsw i64 %811, %776
  %813 = getelementptr inbounds double, ptr %807, i64 %812
  %814 = load double, ptr %813, align 8
  %815 = getelementptr inbounds double, ptr %808, i64 %810
  store double %814, ptr %815, align 8
  %816 = add nsw i64 %810, 1
  %817 = icmp eq i64 %816, %196
  br i1 %817, label %818, label %809

818:
  %819 = load ptr, ptr %737, align 8
  store i64 0, ptr %819, align 8
  call fastcc void @begin_watch(ptr %3, ptr %736)
  %820 = load i64, ptr %729, align 8
  %821 = icmp sgt i64 %820, 0
  br i1 %821, label %822, label %827

822:
  %823 = shl i64 %820, 1
  %824 = load ptr, ptr %738, align 8
  %825 = load ptr, ptr %739, align 8
  %826 = call i64 @llvm.smax.i64(i64 %823, i64 1)
  br label %828

827:
  br label %837

828:
  %829 = phi i64 [ 0, %822 ], [ %835, %828 ]
  %830 = getelementptr inbounds double, ptr %824, i64 %829
  %831 = load double, ptr %830, align 8
  %832 = shl nsw i64 %829, 3
  %833 = add nsw i64 %832, %776
  %834 = getelementptr inbounds double, ptr %825, i64 %833
  store double %831, ptr %834, align 8
  %835 = add nsw i64 %829, 1
  %836 = icmp eq i64 %835, %826
  br i1 %836, label %827, label %828

837:
  %838 = add nsw i64 %776, 1
  %839 = icmp eq i64 %838, 8
  br i1 %839, label %840, label %775

840:
  br label %841

841:
  ret i32 %189
}

define internal fastcc void @store_8(ptr %0) {
  %2 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %13 = mul i64 %3, 160
  %14 = icmp sgt i64 %3, 0
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %16 = sub nsw i64 %7, %5
  %17 = shl nsw i64 %16, 3
  %18 = icmp sgt i64 %5, 0
  br label %20

19:
  ret void

20:
  %21 = phi i64 [ 0, %1 ], [ %85, %84 ]
  %22 = add nsw i64 %21, 32
  %23 = getelementptr inbounds i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %84, label %26

26:
  %27 = load ptr, ptr %10, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %34, label %29

29:
  %30 = getelementptr inbounds i64, ptr %9, i64 %21
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %27, i64 %31
  %33 = load ptr, ptr %32, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %29 ], [ null, %26 ]
  %36 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 20
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 2
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  %41 = load ptr, ptr %11, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %21
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 16
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %39
  store double %43, ptr %46, align 8
  %47 = add nsw i64 %21, 24
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 17
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %39
  store double %49, ptr %52, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = getelementptr inbounds double, ptr %53, i64 %13
  %55 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 18
  %56 = load ptr, ptr %55, align 8
  %57 = mul nsw i64 %39, %3
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  br i1 %14, label %59, label %68

59:
  %60 = phi i64 [ %66, %59 ], [ 0, %34 ]
  %61 = shl nsw i64 %60, 3
  %62 = add nsw i64 %61, %21
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %58, i64 %60
  store double %64, ptr %65, align 8
  %66 = add nsw i64 %60, 1
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %68, label %59

68:
  %69 = load ptr, ptr %15, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %17
  %71 = getelementptr inbounds %struct.Run, ptr %35, i64 0, i32 19
  %72 = load ptr, ptr %71, align 8
  %73 = mul nsw i64 %39, %5
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  br i1 %18, label %75, label %84

75:
  %76 = phi i64 [ %82, %75 ], [ 0, %68 ]
  %77 = shl nsw i64 %76, 3
  %78 = add nsw i64 %77, %21
  %79 = getelementptr inbounds double, ptr %70, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %74, i64 %76
  store double %80, ptr %81, align 8
  %82 = add nsw i64 %76, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %84, label %75

84:
  %85 = add nsw i64 %21, 1
  %86 = icmp eq i64 %85, 8
  br i1 %86, label %19, label %20
}

define i64 @size_of_lanes() {
  ret i64 680
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare double @llvm.sqrt.f64(double)

define internal fastcc void @lane_step_4(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 15
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %18, label %10

10:
  %11 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 24
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds ptr, ptr %8, i64 %15
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %10 ], [ null, %3 ]
  %20 = icmp eq ptr %19, null
  %21 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 25
  %22 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 42
  %23 = select i1 %20, ptr %22, ptr %21
  %24 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %25 = load ptr, ptr %24, align 8
  %26 = shl nsw i64 %6, 1
  %27 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp sgt i64 %6, 0
  %30 = sext i32 %2 to i64
  br i1 %29, label %31, label %54

31:
  %32 = phi i64 [ %38, %31 ], [ 0, %18 ]
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, %30
  %35 = getelementptr inbounds double, ptr %25, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %28, i64 %32
  store double %36, ptr %37, align 8
  %38 = add nsw i64 %32, 1
  %39 = icmp eq i64 %38, %26
  br i1 %39, label %40, label %31

40:
  %41 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ 0, %40 ], [ %52, %45 ]
  %47 = shl nsw i64 %46, 2
  %48 = add nsw i64 %47, %30
  %49 = getelementptr inbounds double, ptr %42, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %44, i64 %46
  store double %50, ptr %51, align 8
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %26
  br i1 %53, label %54, label %45

54:
  %55 = select i1 %20, ptr %4, ptr %19
  store ptr %55, ptr %0, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 23
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %30
  %60 = load double, ptr %59, align 8
  store double %60, ptr %56, align 8
  %61 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %62 = add nsw i32 %2, 12
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %58, i64 %63
  %65 = load double, ptr %64, align 8
  store double %65, ptr %61, align 8
  %66 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %67 = add nsw i32 %2, 8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %58, i64 %68
  %70 = load double, ptr %69, align 8
  store double %70, ptr %66, align 8
  %71 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %73 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 4
  %74 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %75 = select i1 %20, ptr %74, ptr %73
  %76 = load ptr, ptr %75, align 8
  store ptr %76, ptr %72, align 8
  %77 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 21
  %79 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %80 = select i1 %20, ptr %79, ptr %78
  %81 = load ptr, ptr %80, align 8
  store ptr %81, ptr %77, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %83 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 22
  %84 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %85 = select i1 %20, ptr %84, ptr %83
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %82, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %88 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
  %90 = select i1 %20, ptr %89, ptr %88
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %87, align 8
  %92 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %93 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 24
  %94 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41
  %95 = select i1 %20, ptr %94, ptr %93
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %92, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %97, align 8
  br i1 %20, label %98, label %131

98:
  %99 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %30
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 10
  store ptr %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i32 %2, 6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i64, ptr %107, i64 %109
  %111 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 13
  store ptr %110, ptr %111, align 8
  %112 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %113 = load ptr, ptr %112, align 8
  %114 = load i64, ptr %23, align 8
  %115 = mul nsw i64 %114, %30
  %116 = getelementptr inbounds i64, ptr %113, i64 %115
  %117 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 14
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 7
  %121 = load ptr, ptr %120, align 8
  br i1 %29, label %122, label %131

122:
  %123 = phi i64 [ %129, %122 ], [ 0, %98 ]
  %124 = shl nsw i64 %123, 2
  %125 = add nsw i64 %124, %30
  %126 = getelementptr inbounds double, ptr %119, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %121, i64 %123
  store double %127, ptr %128, align 8
  %129 = add nsw i64 %123, 1
  %130 = icmp eq i64 %129, %26
  br i1 %130, label %131, label %122

131:
  ret void
}

declare fastcc void @begin_watch(ptr, ptr)

define internal fastcc void @release_4(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %19, label %31

19:
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %21 = load ptr, ptr %20, align 8
  %22 = mul nsw i64 %10, 20
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %24 = load ptr, ptr %23, align 8
  %25 = mul nsw i64 %10, %8
  br label %62

26:
  tail call fastcc void @leave_4(ptr %0, i32 %1, i64 %2)
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %6
  store i64 -1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %30 = load ptr, ptr %29, align 8
  br label %131

31:
  %32 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %6
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %37 = load ptr, ptr %36, align 8
  %38 = mul nsw i64 %8, 3
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  store double %35, ptr %39, align 8
  %40 = add nsw i32 %1, 20
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = add nsw i64 %38, 1
  %45 = getelementptr inbounds double, ptr %37, i64 %44
  store double %43, ptr %45, align 8
  %46 = add nsw i32 %1, 24
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %33, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = add nsw i64 %38, 2
  %51 = getelementptr inbounds double, ptr %37, i64 %50
  store double %49, ptr %51, align 8
  %52 = load i64, ptr %11, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = mul nsw i64 %13, %6
  br label %73

56:
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %61 = mul nsw i64 %13, %6
  br label %94

62:
  %63 = phi i64 [ 0, %19 ], [ %71, %62 ]
  %64 = add nsw i64 %63, %22
  %65 = shl nsw i64 %64, 2
  %66 = add nsw i64 %65, %6
  %67 = getelementptr inbounds double, ptr %21, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = add nsw i64 %63, %25
  %70 = getelementptr inbounds double, ptr %24, i64 %69
  store double %68, ptr %70, align 8
  %71 = add nsw i64 %63, 1
  %72 = icmp eq i64 %71, %10
  br i1 %72, label %31, label %62

73:
  %74 = phi i64 [ %55, %54 ], [ %61, %113 ]
  %75 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr double, ptr %76, i64 %74
  %78 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %79 = load ptr, ptr %78, align 8
  %80 = mul nsw i64 %13, %8
  %81 = getelementptr double, ptr %79, i64 %80
  %82 = icmp sgt i64 %13, 0
  br i1 %82, label %83, label %90

83:
  %84 = phi i64 [ %88, %83 ], [ 0, %73 ]
  %85 = getelementptr inbounds double, ptr %77, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %81, i64 %84
  store double %86, ptr %87, align 8
  %88 = add nsw i64 %84, 1
  %89 = icmp eq i64 %88, %13
  br i1 %89, label %90, label %83

90:
  %91 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %126, label %116

94:
  %95 = phi i64 [ 0, %56 ], [ %114, %113 ]
  %96 = shl nsw i64 %95, 2
  %97 = getelementptr inbounds i64, ptr %58, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %113

100:
  %101 = load ptr, ptr %59, align 8
  %102 = getelementptr inbounds i64, ptr %97, i64 1
  %103 = load i64, ptr %102, align 8
  %104 = shl nsw i64 %103, 2
  %105 = add nsw i64 %104, %6
  %106 = getelementptr inbounds double, ptr %101, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %60, align 8
  %109 = getelementptr inbounds i64, ptr %97, i64 2
  %110 = load i64, ptr %109, align 8
  %111 = add nsw i64 %110, %61
  %112 = getelementptr inbounds double, ptr %108, i64 %111
  store double %107, ptr %112, align 8
  br label %113

113:
  %114 = add nsw i64 %95, 1
  %115 = icmp eq i64 %114, %52
  br i1 %115, label %73, label %94

116:
  %117 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %118 = load ptr, ptr %117, align 8
  %119 = mul nsw i32 %1, 6
  %120 = add nsw i32 %119, 3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i64, ptr %118, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 0
  %125 = select i1 %124, i64 5, i64 %2
  br label %126

126:
  %127 = phi i64 [ %2, %90 ], [ %125, %116 ]
  %128 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %8
  store i64 %127, ptr %130, align 8
  store i64 -1, ptr %7, align 8
  br label %131

131:
  %132 = phi ptr [ %33, %126 ], [ %30, %26 ]
  %133 = add nsw i32 %1, 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  store double 0.000000e+00, ptr %135, align 8
  ret void
}

define internal fastcc void @leave_4(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 %12
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:
  %21 = load i64, ptr %16, align 8
  %22 = getelementptr inbounds ptr, ptr %18, i64 %21
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %20 ], [ null, %3 ]
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %27 = load ptr, ptr %26, align 8
  %28 = mul i64 %5, 80
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp sgt i64 %5, 0
  br i1 %32, label %33, label %54

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %24 ]
  %35 = shl nsw i64 %34, 2
  %36 = add nsw i64 %35, %12
  %37 = getelementptr inbounds double, ptr %29, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %31, i64 %34
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %34, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %42, label %33

42:
  %43 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 3
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %52, %45 ], [ 0, %42 ]
  %47 = shl nsw i64 %46, 2
  %48 = add nsw i64 %47, %12
  %49 = getelementptr inbounds double, ptr %27, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %44, i64 %46
  store double %50, ptr %51, align 8
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %5
  br i1 %53, label %54, label %45

54:
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %56 = load ptr, ptr %55, align 8
  %57 = sub nsw i64 %9, %7
  %58 = shl nsw i64 %57, 2
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 4
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 %9
  %63 = sub i64 0, %7
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = icmp sgt i64 %7, 0
  br i1 %65, label %66, label %75

66:
  %67 = phi i64 [ %73, %66 ], [ 0, %54 ]
  %68 = shl nsw i64 %67, 2
  %69 = add nsw i64 %68, %12
  %70 = getelementptr inbounds double, ptr %59, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %64, i64 %67
  store double %71, ptr %72, align 8
  %73 = add nsw i64 %67, 1
  %74 = icmp eq i64 %73, %7
  br i1 %74, label %75, label %66

75:
  %76 = load double, ptr %13, align 8
  %77 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 1
  %78 = load ptr, ptr %77, align 8
  store double %76, ptr %78, align 8
  %79 = getelementptr inbounds double, ptr %13, i64 4
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %78, i64 1
  store double %80, ptr %81, align 8
  %82 = getelementptr inbounds double, ptr %13, i64 8
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %78, i64 6
  store double %83, ptr %84, align 8
  %85 = getelementptr inbounds double, ptr %13, i64 28
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %78, i64 7
  store double %86, ptr %87, align 8
  %88 = getelementptr inbounds double, ptr %13, i64 32
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %78, i64 8
  store double %89, ptr %90, align 8
  %91 = getelementptr inbounds i64, ptr %16, i64 8
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 20
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 4
  store i64 %92, ptr %95, align 8
  %96 = getelementptr inbounds i64, ptr %16, i64 12
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds i64, ptr %94, i64 3
  store i64 %97, ptr %98, align 8
  %99 = getelementptr inbounds i64, ptr %16, i64 20
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i64, ptr %94, i64 5
  store i64 %100, ptr %101, align 8
  %102 = icmp eq i64 %2, 7
  br i1 %102, label %103, label %139

103:
  %104 = mul i64 %5, 68
  %105 = getelementptr inbounds double, ptr %27, i64 %104
  %106 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 21
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %25, i64 0, i32 7
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %109, 17
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  br i1 %32, label %112, label %121

112:
  %113 = phi i64 [ %119, %112 ], [ 0, %103 ]
  %114 = shl nsw i64 %113, 2
  %115 = add nsw i64 %114, %12
  %116 = getelementptr inbounds double, ptr %105, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %111, i64 %113
  store double %117, ptr %118, align 8
  %119 = add nsw i64 %113, 1
  %120 = icmp eq i64 %119, %5
  br i1 %120, label %121, label %112

121:
  %122 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %123 = load ptr, ptr %122, align 8
  %124 = shl nsw i64 %5, 1
  %125 = or i64 %124, 1
  %126 = add nsw i64 %125, %7
  %127 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 22
  %128 = load ptr, ptr %127, align 8
  %129 = icmp sgt i64 %126, 0
  br i1 %129, label %130, label %139

130:
  %131 = phi i64 [ %137, %130 ], [ 0, %121 ]
  %132 = shl nsw i64 %131, 2
  %133 = add nsw i64 %132, %12
  %134 = getelementptr inbounds double, ptr %123, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %128, i64 %131
  store double %135, ptr %136, align 8
  %137 = add nsw i64 %131, 1
  %138 = icmp eq i64 %137, %126
  br i1 %138, label %139, label %130

139:
  %140 = tail call i64 @llvm.smin.i64(i64 %2, i64 9)
  %141 = getelementptr inbounds [10 x i64], ptr @leave_8.reason, i64 0, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %144 = load ptr, ptr %143, align 8
  %145 = load i64, ptr %16, align 8
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  store i64 %142, ptr %146, align 8
  ret void
}

define internal fastcc i32 @may_peak(ptr %0, i64 %1, double %2) {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %81

5:
  %6 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %9 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  br label %10

10:
  %11 = phi i64 [ 0, %5 ], [ %79, %78 ]
  %12 = getelementptr inbounds i64, ptr %7, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 3
  br i1 %14, label %15, label %78

15:
  %16 = load ptr, ptr %8, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 %11
  %18 = load double, ptr %17, align 8
  %19 = add nsw i64 %11, %1
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul contract double %21, %2
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 %11
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %23, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = fmul contract double %27, %2
  %29 = tail call contract double @llvm.fabs.f64(double %18)
  %30 = tail call contract double @llvm.fabs.f64(double %25)
  %31 = tail call contract double @llvm.maxnum.f64(double %29, double %30)
  %32 = fcmp contract ugt double %31, 0.000000e+00
  br i1 %32, label %33, label %78

33:
  %34 = fcmp contract oeq double %18, 0.000000e+00
  %35 = fcmp contract oeq double %25, 0.000000e+00
  %36 = or i1 %34, %35
  br i1 %36, label %78, label %37

37:
  %38 = fcmp contract olt double %18, 0.000000e+00
  %39 = fcmp contract ogt double %25, 0.000000e+00
  %40 = and i1 %38, %39
  br i1 %40, label %91, label %41

41:
  %42 = fcmp contract ogt double %18, 0.000000e+00
  %43 = fcmp contract olt double %25, 0.000000e+00
  %44 = and i1 %42, %43
  br i1 %44, label %91, label %45

45:
  %46 = fcmp contract olt double %22, 0.000000e+00
  %47 = fcmp contract ogt double %28, 0.000000e+00
  %48 = and i1 %46, %47
  %49 = and i1 %39, %48
  %50 = and i1 %42, %49
  br i1 %50, label %57, label %51

51:
  %52 = fcmp contract ogt double %22, 0.000000e+00
  %53 = fcmp contract olt double %28, 0.000000e+00
  %54 = and i1 %52, %53
  %55 = and i1 %43, %54
  %56 = and i1 %38, %55
  br i1 %56, label %57, label %78

57:
  %58 = select contract i1 %42, double 1.000000e+00, double -1.000000e+00
  %59 = fmul contract double %58, %22
  %60 = fmul contract double %58, %28
  %61 = fcmp contract olt double %59, 0.000000e+00
  %62 = fcmp contract ogt double %60, 0.000000e+00
  %63 = and i1 %61, %62
  br i1 %63, label %64, label %78

64:
  %65 = fmul contract double %58, %25
  %66 = fmul contract double %18, %58
  %67 = fsub contract double %65, %66
  %68 = fsub contract double %67, %60
  %69 = fsub contract double %59, %60
  %70 = fdiv contract double %68, %69
  %71 = fmul contract double %59, %70
  %72 = fadd contract double %66, %71
  %73 = tail call contract double @llvm.minnum.f64(double %66, double %65)
  %74 = fsub contract double %73, %72
  %75 = fmul contract double %74, 2.500000e-01
  %76 = fsub contract double %72, %75
  %77 = fcmp contract uge double %76, 0.000000e+00
  br i1 %77, label %78, label %91

78:
  %79 = add nsw i64 %11, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %10

81:
  %82 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %87 = load ptr, ptr %86, align 8
  %88 = tail call fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 3, double %2, ptr %83, ptr %85, ptr %87)
  %89 = icmp eq i32 %88, 0
  %90 = zext i1 %89 to i32
  br label %91

91:
  %92 = phi i32 [ %90, %81 ], [ 1, %64 ], [ 1, %37 ], [ 1, %41 ]
  ret i32 %92
}

define internal fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, ptr %6) {
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %90, label %9

9:
  %10 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i1 [ false, %9 ], [ %88, %86 ]
  %14 = phi i64 [ 0, %9 ], [ %87, %86 ]
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %18, label %86

18:
  %19 = getelementptr inbounds double, ptr %4, i64 %14
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %6, i64 %14
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %5, i64 %14
  %24 = load double, ptr %23, align 8
  %25 = add nsw i64 %14, %1
  %26 = getelementptr inbounds double, ptr %5, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul contract double %27, %3
  %29 = getelementptr inbounds double, ptr %4, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fmul contract double %30, %3
  %32 = getelementptr inbounds double, ptr %6, i64 %25
  %33 = load double, ptr %32, align 8
  %34 = fmul contract double %33, %3
  %35 = fcmp uno double %31, %34
  br i1 %35, label %36, label %38

36:
  %37 = fcmp contract uno double %28, 0.000000e+00
  br i1 %37, label %86, label %90

38:
  %39 = fcmp contract ord double %20, 0.000000e+00
  %40 = tail call contract double @llvm.fabs.f64(double %20)
  %41 = select contract i1 %39, double %40, double 0.000000e+00
  %42 = fcmp contract ord double %22, 0.000000e+00
  %43 = tail call contract double @llvm.fabs.f64(double %22)
  %44 = select contract i1 %42, double %43, double 0.000000e+00
  %45 = fadd contract double %41, %44
  %46 = fmul contract double %45, 1.000000e+10
  %47 = fsub contract double %22, %20
  %48 = fmul contract double %47, 0x3FF74B23344A5383
  %49 = fmul contract double %31, 0x3FC23180000A8CFF
  %50 = fsub contract double %48, %49
  %51 = fmul contract double %34, 0x3FD413CCD124078A
  %52 = fsub contract double %50, %51
  %53 = tail call contract double @llvm.fabs.f64(double %47)
  %54 = fsub contract double %24, %20
  %55 = tail call contract double @llvm.fabs.f64(double %54)
  %56 = fsub contract double %24, %22
  %57 = tail call contract double @llvm.fabs.f64(double %56)
  %58 = tail call contract double @llvm.maxnum.f64(double %55, double %57)
  %59 = tail call contract double @llvm.maxnum.f64(double %53, double %58)
  %60 = fadd contract double %40, %43
  %61 = fmul contract double %60, 1.000000e-09
  %62 = fmul contract double %46, 0x3D06849B86A12B9B
  %63 = fadd contract double %61, %62
  %64 = fcmp contract olt double %59, 0x7FF0000000000000
  br i1 %64, label %65, label %90

65:
  %66 = fmul contract double %20, 0x3FFD413CCBB84FBD
  %67 = fmul contract double %31, 0x3FDA827997709F7A
  %68 = fadd contract double %66, %67
  %69 = fmul contract double %68, 0x3FD5F6199B087E2F
  %70 = fmul contract double %22, 0x40015F619A23D822
  %71 = fmul contract double %34, 0x3FE2BEC33447B043
  %72 = fsub contract double %70, %71
  %73 = fmul contract double %72, 0x3FC5F61993D37A46
  %74 = fadd contract double %69, %73
  %75 = fsub contract double %24, %74
  %76 = tail call contract double @llvm.fabs.f64(double %75)
  %77 = fmul contract double %59, 5.000000e-03
  %78 = fadd contract double %63, %77
  %79 = fcmp contract ugt double %76, %78
  br i1 %79, label %90, label %80

80:
  %81 = fsub contract double %28, %52
  %82 = tail call contract double @llvm.fabs.f64(double %81)
  %83 = fmul contract double %59, 5.000000e-02
  %84 = fadd contract double %63, %83
  %85 = fcmp contract ugt double %82, %84
  br i1 %85, label %90, label %86

86:
  %87 = add nsw i64 %14, 1
  %88 = icmp sge i64 %87, %1
  %89 = icmp eq i64 %87, %1
  br i1 %89, label %90, label %12

90:
  %91 = phi i1 [ true, %7 ], [ %13, %36 ], [ %13, %38 ], [ %13, %65 ], [ %13, %80 ], [ %88, %86 ]
  %92 = zext i1 %91 to i32
  ret i32 %92
}

define internal fastcc i32 @suspicious(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %335

9:
  %10 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %11, i64 %1
  %15 = getelementptr inbounds double, ptr %13, i64 %1
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %94

17:
  %18 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %92, %91 ]
  %22 = getelementptr inbounds i64, ptr %19, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 2
  br i1 %24, label %25, label %91

25:
  %26 = getelementptr inbounds double, ptr %11, i64 %21
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %13, i64 %21
  %29 = load double, ptr %28, align 8
  %30 = fcmp contract ord double %27, 0.000000e+00
  %31 = tail call contract double @llvm.fabs.f64(double %27)
  %32 = select contract i1 %30, double %31, double 0.000000e+00
  %33 = fcmp contract ord double %29, 0.000000e+00
  %34 = tail call contract double @llvm.fabs.f64(double %29)
  %35 = select contract i1 %33, double %34, double 0.000000e+00
  %36 = fadd contract double %32, %35
  %37 = getelementptr inbounds double, ptr %14, i64 %21
  %38 = load double, ptr %37, align 8
  %39 = fmul contract double %38, %2
  %40 = getelementptr inbounds double, ptr %15, i64 %21
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %41, %2
  %43 = tail call contract double @llvm.maxnum.f64(double %31, double %34)
  %44 = fmul contract double %36, 0x3D06849B86A12B9B
  %45 = fcmp contract ugt double %43, %44
  br i1 %45, label %46, label %91

46:
  %47 = fcmp contract oeq double %27, 0.000000e+00
  %48 = fcmp contract oeq double %29, 0.000000e+00
  %49 = or i1 %47, %48
  br i1 %49, label %91, label %50

50:
  %51 = fcmp contract olt double %27, 0.000000e+00
  %52 = fcmp contract ogt double %29, 0.000000e+00
  %53 = and i1 %51, %52
  br i1 %53, label %335, label %54

54:
  %55 = fcmp contract ogt double %27, 0.000000e+00
  %56 = fcmp contract olt double %29, 0.000000e+00
  %57 = and i1 %55, %56
  br i1 %57, label %335, label %58

58:
  %59 = fcmp contract olt double %39, 0.000000e+00
  %60 = fcmp contract ogt double %42, 0.000000e+00
  %61 = and i1 %59, %60
  %62 = and i1 %52, %61
  %63 = and i1 %55, %62
  br i1 %63, label %70, label %64

64:
  %65 = fcmp contract ogt double %39, 0.000000e+00
  %66 = fcmp contract olt double %42, 0.000000e+00
  %67 = and i1 %65, %66
  %68 = and i1 %56, %67
  %69 = and i1 %51, %68
  br i1 %69, label %70, label %91

70:
  %71 = select contract i1 %55, double 1.000000e+00, double -1.000000e+00
  %72 = fmul contract double %71, %39
  %73 = fmul contract double %71, %42
  %74 = fcmp contract olt double %72, 0.000000e+00
  %75 = fcmp contract ogt double %73, 0.000000e+00
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %91

77:
  %78 = fmul contract double %29, %71
  %79 = fmul contract double %27, %71
  %80 = fsub contract double %78, %79
  %81 = fsub contract double %80, %73
  %82 = fsub contract double %72, %73
  %83 = fdiv contract double %81, %82
  %84 = fmul contract double %72, %83
  %85 = fadd contract double %79, %84
  %86 = tail call contract double @llvm.minnum.f64(double %79, double %78)
  %87 = fsub contract double %86, %85
  %88 = fmul contract double %87, 2.500000e-01
  %89 = fsub contract double %85, %88
  %90 = fcmp contract uge double %89, 0.000000e+00
  br i1 %90, label %91, label %335

91:
  %92 = add nsw i64 %21, 1
  %93 = icmp eq i64 %92, %1
  br i1 %93, label %94, label %20

94:
  %95 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %96 = load ptr, ptr %95, align 8
  %97 = tail call fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 2, double %2, ptr %11, ptr %96, ptr %13)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %335, label %99

99:
  %100 = load i64, ptr %0, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %332

102:
  %103 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  br label %108

108:
  %109 = phi i1 [ true, %102 ], [ %330, %328 ]
  %110 = phi i64 [ 0, %102 ], [ %329, %328 ]
  %111 = shl nsw i64 %110, 2
  %112 = getelementptr inbounds i64, ptr %104, i64 %111
  %113 = getelementptr inbounds i64, ptr %112, i64 1
  %114 = load i64, ptr %113, align 8
  %115 = load i64, ptr %112, align 8
  %116 = getelementptr inbounds i64, ptr %112, i64 2
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %106, i64 %117
  %119 = load double, ptr %118, align 8
  switch i64 %115, label %122 [
    i64 6, label %328
    i64 0, label %328
    i64 3, label %120
    i64 5, label %332
    i64 10, label %130
  ]

120:
  %121 = fcmp contract ord double %119, 0.000000e+00
  br i1 %121, label %328, label %122

122:
  %123 = getelementptr inbounds double, ptr %11, i64 %114
  %124 = load double, ptr %123, align 8
  %125 = fcmp contract uno double %124, 0.000000e+00
  br i1 %125, label %332, label %126

126:
  %127 = getelementptr inbounds double, ptr %13, i64 %114
  %128 = load double, ptr %127, align 8
  %129 = fcmp contract uno double %128, 0.000000e+00
  br i1 %129, label %332, label %130

130:
  %131 = load ptr, ptr %107, align 8
  %132 = getelementptr inbounds i64, ptr %131, i64 %114
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %202, label %135

135:
  %136 = getelementptr inbounds double, ptr %11, i64 %114
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %13, i64 %114
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %96, i64 %114
  %141 = load double, ptr %140, align 8
  %142 = add nsw i64 %114, %1
  %143 = getelementptr inbounds double, ptr %96, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %144, %2
  %146 = getelementptr inbounds double, ptr %14, i64 %114
  %147 = load double, ptr %146, align 8
  %148 = fmul contract double %147, %2
  %149 = getelementptr inbounds double, ptr %15, i64 %114
  %150 = load double, ptr %149, align 8
  %151 = fmul contract double %150, %2
  %152 = fcmp uno double %148, %151
  br i1 %152, label %153, label %155

153:
  %154 = fcmp contract uno double %145, 0.000000e+00
  br i1 %154, label %202, label %332

155:
  %156 = fcmp contract ord double %137, 0.000000e+00
  %157 = tail call contract double @llvm.fabs.f64(double %137)
  %158 = select contract i1 %156, double %157, double 0.000000e+00
  %159 = fcmp contract ord double %139, 0.000000e+00
  %160 = tail call contract double @llvm.fabs.f64(double %139)
  %161 = select contract i1 %159, double %160, double 0.000000e+00
  %162 = fadd contract double %158, %161
  %163 = fsub contract double %139, %137
  %164 = fmul contract double %163, 0x3FF74B23344A5383
  %165 = fmul contract double %148, 0x3FC23180000A8CFF
  %166 = fsub contract double %164, %165
  %167 = fmul contract double %151, 0x3FD413CCD124078A
  %168 = fsub contract double %166, %167
  %169 = tail call contract double @llvm.fabs.f64(double %163)
  %170 = fsub contract double %141, %137
  %171 = tail call contract double @llvm.fabs.f64(double %170)
  %172 = fsub contract double %141, %139
  %173 = tail call contract double @llvm.fabs.f64(double %172)
  %174 = tail call contract double @llvm.maxnum.f64(double %171, double %173)
  %175 = tail call contract double @llvm.maxnum.f64(double %169, double %174)
  %176 = fadd contract double %157, %160
  %177 = fmul contract double %176, 1.000000e-09
  %178 = fmul contract double %162, 0x3D06849B86A12B9B
  %179 = fadd contract double %177, %178
  %180 = fcmp contract olt double %175, 0x7FF0000000000000
  br i1 %180, label %181, label %332

181:
  %182 = fmul contract double %137, 0x3FFD413CCBB84FBD
  %183 = fmul contract double %148, 0x3FDA827997709F7A
  %184 = fadd contract double %182, %183
  %185 = fmul contract double %184, 0x3FD5F6199B087E2F
  %186 = fmul contract double %139, 0x40015F619A23D822
  %187 = fmul contract double %151, 0x3FE2BEC33447B043
  %188 = fsub contract double %186, %187
  %189 = fmul contract double %188, 0x3FC5F61993D37A46
  %190 = fadd contract double %185, %189
  %191 = fsub contract double %141, %190
  %192 = tail call contract double @llvm.fabs.f64(double %191)
  %193 = fmul contract double %175, 5.000000e-03
  %194 = fadd contract double %179, %193
  %195 = fcmp contract ugt double %192, %194
  br i1 %195, label %332, label %196

196:
  %197 = fsub contract double %145, %168
  %198 = tail call contract double @llvm.fabs.f64(double %197)
  %199 = fmul contract double %175, 5.000000e-02
  %200 = fadd contract double %179, %199
  %201 = fcmp contract ugt double %198, %200
  br i1 %201, label %332, label %202

202:
  %203 = add i64 %115, -5
  %204 = icmp ult i64 %203, -2
  %205 = icmp slt i64 %115, 7
  %206 = and i1 %205, %204
  br i1 %206, label %287, label %207

207:
  %208 = getelementptr inbounds double, ptr %11, i64 %114
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds double, ptr %14, i64 %114
  %211 = load double, ptr %210, align 8
  %212 = fmul contract double %211, %2
  %213 = getelementptr inbounds double, ptr %13, i64 %114
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %15, i64 %114
  %216 = load double, ptr %215, align 8
  %217 = fmul contract double %216, %2
  %218 = icmp ne i64 %115, 9
  %219 = fcmp contract une double %209, 0.000000e+00
  %220 = or i1 %218, %219
  %221 = fcmp contract ogt double %212, 0.000000e+00
  %222 = fcmp contract uge double %214, 0.000000e+00
  %223 = or i1 %220, %222
  %224 = or i1 %221, %223
  br i1 %224, label %225, label %332

225:
  %226 = fcmp contract oeq double %209, 0.000000e+00
  br i1 %226, label %227, label %234

227:
  %228 = fcmp contract olt double %214, 0.000000e+00
  %229 = and i1 %221, %228
  %230 = fcmp contract olt double %212, 0.000000e+00
  %231 = fcmp contract ogt double %214, 0.000000e+00
  %232 = and i1 %230, %231
  %233 = or i1 %229, %232
  br i1 %233, label %255, label %328

234:
  %235 = fcmp contract oeq double %214, 0.000000e+00
  br i1 %235, label %255, label %236

236:
  %237 = fcmp contract olt double %209, 0.000000e+00
  %238 = fcmp contract ogt double %214, 0.000000e+00
  %239 = and i1 %237, %238
  br i1 %239, label %255, label %240

240:
  %241 = fcmp contract ogt double %209, 0.000000e+00
  %242 = fcmp contract olt double %214, 0.000000e+00
  %243 = and i1 %241, %242
  br i1 %243, label %255, label %244

244:
  %245 = fcmp contract olt double %212, 0.000000e+00
  %246 = fcmp contract ogt double %217, 0.000000e+00
  %247 = and i1 %245, %246
  %248 = and i1 %238, %247
  %249 = and i1 %241, %248
  br i1 %249, label %264, label %250

250:
  %251 = fcmp contract olt double %217, 0.000000e+00
  %252 = and i1 %221, %251
  %253 = and i1 %242, %252
  %254 = and i1 %237, %253
  br i1 %254, label %264, label %328

255:
  %256 = getelementptr inbounds i64, ptr %112, i64 3
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %332, label %259

259:
  %260 = select contract i1 %226, double %212, double %209
  %261 = sitofp i64 %257 to double
  %262 = fmul contract double %260, %261
  %263 = fcmp contract olt double %262, 0.000000e+00
  br i1 %263, label %332, label %328

264:
  %265 = select contract i1 %241, double 1.000000e+00, double -1.000000e+00
  %266 = fmul contract double %211, %265
  %267 = fmul contract double %266, %2
  %268 = fmul contract double %265, %216
  %269 = fmul contract double %268, %2
  %270 = fcmp contract olt double %267, 0.000000e+00
  %271 = fcmp contract ogt double %269, 0.000000e+00
  %272 = and i1 %270, %271
  br i1 %272, label %273, label %328

273:
  %274 = fmul contract double %265, %214
  %275 = fmul contract double %209, %265
  %276 = fsub contract double %274, %275
  %277 = fsub contract double %276, %269
  %278 = fsub contract double %267, %269
  %279 = fdiv contract double %277, %278
  %280 = fmul contract double %267, %279
  %281 = fadd contract double %275, %280
  %282 = tail call contract double @llvm.minnum.f64(double %275, double %274)
  %283 = fsub contract double %282, %281
  %284 = fmul contract double %283, 2.500000e-01
  %285 = fsub contract double %281, %284
  %286 = fcmp contract uge double %285, 0.000000e+00
  br i1 %286, label %328, label %332

287:
  %288 = icmp eq i64 %115, 1
  %289 = select contract i1 %288, double 1.000000e+00, double -1.000000e+00
  %290 = getelementptr inbounds double, ptr %13, i64 %114
  %291 = load double, ptr %290, align 8
  %292 = fcmp contract uno double %119, 0.000000e+00
  br i1 %292, label %293, label %295

293:
  %294 = fmul contract double %289, %291
  br label %299

295:
  %296 = fmul contract double %289, %119
  %297 = fmul contract double %289, %291
  %298 = tail call contract double @llvm.minnum.f64(double %296, double %297)
  br label %299

299:
  %300 = phi contract double [ %294, %293 ], [ %298, %295 ]
  %301 = getelementptr inbounds double, ptr %14, i64 %114
  %302 = load double, ptr %301, align 8
  %303 = fmul contract double %289, %302
  %304 = fmul contract double %303, %2
  %305 = getelementptr inbounds double, ptr %15, i64 %114
  %306 = load double, ptr %305, align 8
  %307 = fmul contract double %289, %306
  %308 = fmul contract double %307, %2
  %309 = fcmp contract olt double %304, 0.000000e+00
  %310 = fcmp contract ogt double %308, 0.000000e+00
  %311 = and i1 %309, %310
  br i1 %311, label %312, label %328

312:
  %313 = fmul contract double %289, %291
  %314 = getelementptr inbounds double, ptr %11, i64 %114
  %315 = load double, ptr %314, align 8
  %316 = fmul contract double %289, %315
  %317 = fsub contract double %313, %316
  %318 = fsub contract double %317, %308
  %319 = fsub contract double %304, %308
  %320 = fdiv contract double %318, %319
  %321 = fmul contract double %304, %320
  %322 = fadd contract double %316, %321
  %323 = tail call contract double @llvm.minnum.f64(double %316, double %313)
  %324 = fsub contract double %323, %322
  %325 = fmul contract double %324, 2.500000e-01
  %326 = fsub contract double %322, %325
  %327 = fcmp contract uge double %326, %300
  br i1 %327, label %328, label %332

328:
  %329 = add nsw i64 %110, 1
  %330 = icmp slt i64 %329, %100
  %331 = icmp eq i64 %329, %100
  br i1 %331, label %332, label %108

332:
  %333 = phi i1 [ false, %99 ], [ %109, %153 ], [ %330, %328 ], [ %109, %273 ], [ %109, %207 ], [ %109, %312 ], [ %109, %126 ], [ %109, %122 ], [ %109, %196 ], [ %109, %108 ], [ %109, %181 ], [ %109, %155 ], [ %109, %255 ], [ %109, %259 ]
  %334 = zext i1 %333 to i32
  br label %335

335:
  %336 = phi i32 [ 1, %3 ], [ 1, %94 ], [ %334, %332 ], [ 1, %77 ], [ 1, %50 ], [ 1, %54 ]
  ret i32 %336
}

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
  br label %39

23:
  %24 = phi i64 [ %18, %2 ], [ %43, %39 ]
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %26, %28
  %30 = tail call fastcc i32 @suspicious(ptr %1, i64 %7, double %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %45

32:
  %33 = icmp sgt i64 %24, 0
  br i1 %33, label %34, label %183

34:
  %35 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %38 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %150

39:
  %40 = phi i64 [ 0, %20 ], [ %42, %39 ]
  %41 = getelementptr inbounds i64, ptr %22, i64 %40
  store i64 0, ptr %41, align 8
  %42 = add nsw i64 %40, 1
  %43 = load i64, ptr %1, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %39, label %23

45:
  %46 = load i64, ptr %6, align 8
  %47 = icmp sgt i64 %46, 0
  %48 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %51 = load ptr, ptr %50, align 8
  br i1 %47, label %52, label %62

52:
  %53 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %54 = load ptr, ptr %53, align 8
  %55 = mul nsw i64 %46, 124
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = mul nsw i64 %46, 126
  %58 = getelementptr inbounds double, ptr %54, i64 %57
  %59 = getelementptr inbounds double, ptr %56, i64 %46
  br label %76

60:
  %61 = load double, ptr %27, align 8
  br label %62

62:
  %63 = phi double [ %61, %60 ], [ %28, %45 ]
  call fastcc void @visit(ptr %4, i32 0, double 0.000000e+00, ptr %49, double %63, ptr %51)
  %64 = load i32, ptr %15, align 4
  %65 = sext i32 %64 to i64
  %66 = load ptr, ptr %11, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 5
  store i64 %65, ptr %67, align 8
  %68 = load i64, ptr %1, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %97

70:
  %71 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %74 = mul nsw i64 %46, 126
  %75 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %101

76:
  %77 = phi i64 [ 0, %52 ], [ %95, %76 ]
  %78 = getelementptr inbounds double, ptr %49, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds double, ptr %51, i64 %77
  %81 = load double, ptr %80, align 8
  %82 = fcmp contract ord double %79, 0.000000e+00
  %83 = tail call contract double @llvm.fabs.f64(double %79)
  %84 = select contract i1 %82, double %83, double 0.000000e+00
  %85 = fcmp contract ord double %81, 0.000000e+00
  %86 = tail call contract double @llvm.fabs.f64(double %81)
  %87 = select contract i1 %85, double %86, double 0.000000e+00
  %88 = fadd contract double %84, %87
  %89 = getelementptr inbounds double, ptr %56, i64 %77
  store double %88, ptr %89, align 8
  %90 = shl nsw i64 %77, 1
  %91 = or i64 %90, 1
  %92 = getelementptr inbounds double, ptr %58, i64 %91
  store double 0.000000e+00, ptr %92, align 8
  %93 = getelementptr inbounds double, ptr %58, i64 %90
  store double 0.000000e+00, ptr %93, align 8
  %94 = getelementptr inbounds double, ptr %59, i64 %77
  store double 0.000000e+00, ptr %94, align 8
  %95 = add nsw i64 %77, 1
  %96 = icmp eq i64 %95, %46
  br i1 %96, label %60, label %76

97:
  call fastcc void @report(ptr %4)
  %98 = load double, ptr %9, align 8
  %99 = load double, ptr %27, align 8
  %100 = fcmp contract olt double %98, %99
  br i1 %100, label %129, label %183

101:
  %102 = phi i64 [ 0, %70 ], [ %127, %126 ]
  %103 = shl nsw i64 %102, 2
  %104 = getelementptr inbounds i64, ptr %72, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 5
  br i1 %106, label %107, label %126

107:
  %108 = load ptr, ptr %73, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 %74
  %110 = or i64 %103, 1
  %111 = getelementptr inbounds i64, ptr %72, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = shl nsw i64 %112, 1
  %114 = getelementptr inbounds double, ptr %109, i64 %113
  %115 = getelementptr inbounds double, ptr %114, i64 1
  %116 = load double, ptr %115, align 8
  %117 = load double, ptr %114, align 8
  %118 = fmul contract double %117, 1.000000e-05
  %119 = fcmp contract ugt double %116, %118
  br i1 %119, label %120, label %126

120:
  %121 = load ptr, ptr %75, align 8
  %122 = or i64 %103, 2
  %123 = getelementptr inbounds i64, ptr %72, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %121, i64 %124
  store double 0x7FF8000000000000, ptr %125, align 8
  br label %126

126:
  %127 = add nsw i64 %102, 1
  %128 = icmp eq i64 %127, %68
  br i1 %128, label %97, label %101

129:
  %130 = load ptr, ptr %50, align 8
  call fastcc void @look_at(ptr %0, double %98)
  %131 = load ptr, ptr %0, align 8
  %132 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %133 = load double, ptr %132, align 8
  %134 = load double, ptr %25, align 8
  %135 = fmul contract double %98, %134
  %136 = fadd contract double %133, %135
  %137 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %140 = load ptr, ptr %139, align 8
  store double %136, ptr %3, align 8
  %141 = getelementptr inbounds %struct.Code, ptr %131, i64 0, i32 14
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds i64, ptr %142, i64 2
  %144 = load i64, ptr %143, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds %struct.Code, ptr %131, i64 0, i32 2
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Code, ptr %131, i64 0, i32 13
  %149 = load ptr, ptr %148, align 8
  call void %147(ptr %3, ptr %138, ptr %140, ptr %130, ptr %149)
  br label %183

150:
  %151 = phi i64 [ 0, %34 ], [ %181, %180 ]
  %152 = shl nsw i64 %151, 2
  %153 = getelementptr inbounds i64, ptr %36, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = add i64 %154, -3
  %156 = icmp ult i64 %155, -2
  br i1 %156, label %180, label %157

157:
  %158 = icmp eq i64 %154, 1
  %159 = select contract i1 %158, double 1.000000e+00, double -1.000000e+00
  %160 = load ptr, ptr %37, align 8
  %161 = getelementptr inbounds i64, ptr %153, i64 2
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %160, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = load ptr, ptr %38, align 8
  %166 = getelementptr inbounds i64, ptr %153, i64 1
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %165, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fcmp contract uno double %164, 0.000000e+00
  br i1 %170, label %171, label %173

171:
  %172 = fmul contract double %159, %169
  br label %177

173:
  %174 = fmul contract double %159, %164
  %175 = fmul contract double %159, %169
  %176 = tail call contract double @llvm.minnum.f64(double %174, double %175)
  br label %177

177:
  %178 = phi contract double [ %172, %171 ], [ %176, %173 ]
  %179 = fmul contract double %159, %178
  store double %179, ptr %163, align 8
  br label %180

180:
  %181 = add nsw i64 %151, 1
  %182 = icmp eq i64 %181, %24
  br i1 %182, label %183, label %150

183:
  %184 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %203, label %187

187:
  %188 = load double, ptr %9, align 8
  %189 = load double, ptr %27, align 8
  %190 = call contract double @llvm.minnum.f64(double %188, double %189)
  %191 = fcmp contract olt double %188, %189
  br i1 %191, label %192, label %198

192:
  %193 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %194 = load double, ptr %193, align 8
  %195 = load double, ptr %25, align 8
  %196 = fmul contract double %188, %195
  %197 = fadd contract double %194, %196
  br label %201

198:
  %199 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %200 = load double, ptr %199, align 8
  br label %201

201:
  %202 = phi contract double [ %197, %192 ], [ %200, %198 ]
  call fastcc void @take_samples(ptr %0, ptr %1, double %190, double %202)
  br label %203

203:
  %204 = load double, ptr %9, align 8
  %205 = load double, ptr %27, align 8
  %206 = fcmp contract olt double %204, %205
  br i1 %206, label %207, label %208

207:
  call fastcc void @look_at(ptr %0, double %204)
  br label %208

208:
  %209 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %210 = load ptr, ptr %209, align 8
  %211 = load i64, ptr %1, align 8
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %213, label %232

213:
  %214 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %217

217:
  %218 = phi i64 [ 0, %213 ], [ %230, %229 ]
  %219 = getelementptr inbounds i64, ptr %215, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %229, label %222

222:
  %223 = load ptr, ptr %216, align 8
  %224 = shl nsw i64 %218, 2
  %225 = or i64 %224, 1
  %226 = getelementptr inbounds i64, ptr %223, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %210, i64 %227
  store double 0.000000e+00, ptr %228, align 8
  br label %229

229:
  %230 = add nsw i64 %218, 1
  %231 = icmp eq i64 %230, %211
  br i1 %231, label %232, label %217

232:
  %233 = shl nsw i64 %7, 1
  %234 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %235 = load ptr, ptr %234, align 8
  %236 = icmp sgt i64 %7, 0
  br i1 %236, label %237, label %244

237:
  %238 = phi i64 [ %242, %237 ], [ 0, %232 ]
  %239 = getelementptr inbounds double, ptr %210, i64 %238
  %240 = load double, ptr %239, align 8
  %241 = getelementptr inbounds double, ptr %235, i64 %238
  store double %240, ptr %241, align 8
  %242 = add nsw i64 %238, 1
  %243 = icmp eq i64 %242, %233
  br i1 %243, label %244, label %237

244:
  %245 = load double, ptr %9, align 8
  ret double %245
}

declare fastcc void @take_samples(ptr, ptr, double, double)

define fastcc void @look_at(ptr %0, double %1) {
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
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 7
  %21 = load i64, ptr %20, align 8
  %22 = sdiv i64 %21, 2
  %23 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %1086, label %28

28:
  %29 = icmp eq i64 %26, -1
  br i1 %29, label %30, label %662

30:
  %31 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %36 = load ptr, ptr %35, align 8
  %37 = shl nsw i64 %22, 4
  %38 = getelementptr inbounds <2 x double>, ptr %24, i64 %37
  %39 = mul nsw i64 %22, 20
  %40 = getelementptr inbounds <2 x double>, ptr %24, i64 %39
  %41 = icmp sgt i64 %21, 1
  br i1 %41, label %42, label %57

42:
  %43 = insertelement <2 x double> poison, double %34, i64 0
  %44 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> zeroinitializer
  br label %45

45:
  %46 = phi i64 [ 0, %42 ], [ %55, %45 ]
  %47 = getelementptr inbounds <2 x double>, ptr %40, i64 %46
  %48 = load <2 x double>, ptr %47, align 16
  %49 = getelementptr inbounds <2 x double>, ptr %24, i64 %46
  %50 = load <2 x double>, ptr %49, align 16
  %51 = fmul contract <2 x double> %50, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %52 = fmul contract <2 x double> %44, %51
  %53 = fadd contract <2 x double> %48, %52
  %54 = getelementptr inbounds <2 x double>, ptr %38, i64 %46
  store <2 x double> %53, ptr %54, align 16
  %55 = add nsw i64 %46, 1
  %56 = icmp eq i64 %55, %22
  br i1 %56, label %57, label %45

57:
  %58 = fmul contract double %34, 0x3FAAEE6838DAE63A
  %59 = fadd contract double %32, %58
  %60 = getelementptr inbounds <2 x double>, ptr %24, i64 %22
  store double %59, ptr %18, align 8
  %61 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 14
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %62, align 8
  %65 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 9
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %72

68:
  %69 = load ptr, ptr %19, align 8
  %70 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %71 = load ptr, ptr %70, align 8
  call void %69(ptr %18, ptr %38, ptr %36, ptr %60, ptr %71)
  br label %73

72:
  tail call fastcc void @rate_pivoted(ptr %19, double %59, ptr %38, ptr %36, ptr %60)
  br label %73

73:
  br i1 %41, label %74, label %94

74:
  %75 = insertelement <2 x double> poison, double %34, i64 0
  %76 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> zeroinitializer
  br label %77

77:
  %78 = phi i64 [ 0, %74 ], [ %92, %77 ]
  %79 = getelementptr inbounds <2 x double>, ptr %40, i64 %78
  %80 = load <2 x double>, ptr %79, align 16
  %81 = getelementptr inbounds <2 x double>, ptr %24, i64 %78
  %82 = load <2 x double>, ptr %81, align 16
  %83 = fmul contract <2 x double> %82, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %84 = add nsw i64 %78, %22
  %85 = getelementptr inbounds <2 x double>, ptr %24, i64 %84
  %86 = load <2 x double>, ptr %85, align 16
  %87 = fmul contract <2 x double> %86, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %88 = fadd contract <2 x double> %83, %87
  %89 = fmul contract <2 x double> %76, %88
  %90 = fadd contract <2 x double> %80, %89
  %91 = getelementptr inbounds <2 x double>, ptr %38, i64 %78
  store <2 x double> %90, ptr %91, align 16
  %92 = add nsw i64 %78, 1
  %93 = icmp eq i64 %92, %22
  br i1 %93, label %94, label %77

94:
  %95 = fmul contract double %34, 0x3FB432CE2AA42CAC
  %96 = fadd contract double %32, %95
  %97 = shl nsw i64 %22, 1
  %98 = getelementptr inbounds <2 x double>, ptr %24, i64 %97
  store double %96, ptr %17, align 8
  %99 = load ptr, ptr %61, align 8
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %99, align 8
  %102 = load ptr, ptr %65, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %108

104:
  %105 = load ptr, ptr %19, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %107 = load ptr, ptr %106, align 8
  call void %105(ptr %17, ptr %38, ptr %36, ptr %98, ptr %107)
  br label %109

108:
  call fastcc void @rate_pivoted(ptr %19, double %96, ptr %38, ptr %36, ptr %98)
  br label %109

109:
  br i1 %41, label %110, label %130

110:
  %111 = insertelement <2 x double> poison, double %34, i64 0
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> zeroinitializer
  br label %113

113:
  %114 = phi i64 [ 0, %110 ], [ %128, %113 ]
  %115 = getelementptr inbounds <2 x double>, ptr %40, i64 %114
  %116 = load <2 x double>, ptr %115, align 16
  %117 = getelementptr inbounds <2 x double>, ptr %24, i64 %114
  %118 = load <2 x double>, ptr %117, align 16
  %119 = fmul contract <2 x double> %118, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %120 = add nsw i64 %114, %97
  %121 = getelementptr inbounds <2 x double>, ptr %24, i64 %120
  %122 = load <2 x double>, ptr %121, align 16
  %123 = fmul contract <2 x double> %122, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %124 = fadd contract <2 x double> %119, %123
  %125 = fmul contract <2 x double> %112, %124
  %126 = fadd contract <2 x double> %116, %125
  %127 = getelementptr inbounds <2 x double>, ptr %38, i64 %114
  store <2 x double> %126, ptr %127, align 16
  %128 = add nsw i64 %114, 1
  %129 = icmp eq i64 %128, %22
  br i1 %129, label %130, label %113

130:
  %131 = fmul contract double %34, 0x3FBE4C353FF64302
  %132 = fadd contract double %32, %131
  %133 = mul nsw i64 %22, 3
  %134 = getelementptr inbounds <2 x double>, ptr %24, i64 %133
  store double %132, ptr %16, align 8
  %135 = load ptr, ptr %61, align 8
  %136 = load i64, ptr %135, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %135, align 8
  %138 = load ptr, ptr %65, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %144

140:
  %141 = load ptr, ptr %19, align 8
  %142 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %143 = load ptr, ptr %142, align 8
  call void %141(ptr %16, ptr %38, ptr %36, ptr %134, ptr %143)
  br label %145

144:
  call fastcc void @rate_pivoted(ptr %19, double %132, ptr %38, ptr %36, ptr %134)
  br label %145

145:
  br i1 %41, label %146, label %171

146:
  %147 = insertelement <2 x double> poison, double %34, i64 0
  %148 = shufflevector <2 x double> %147, <2 x double> poison, <2 x i32> zeroinitializer
  br label %149

149:
  %150 = phi i64 [ 0, %146 ], [ %169, %149 ]
  %151 = getelementptr inbounds <2 x double>, ptr %40, i64 %150
  %152 = load <2 x double>, ptr %151, align 16
  %153 = getelementptr inbounds <2 x double>, ptr %24, i64 %150
  %154 = load <2 x double>, ptr %153, align 16
  %155 = fmul contract <2 x double> %154, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %156 = add nsw i64 %150, %97
  %157 = getelementptr inbounds <2 x double>, ptr %24, i64 %156
  %158 = load <2 x double>, ptr %157, align 16
  %159 = fmul contract <2 x double> %158, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %160 = fsub contract <2 x double> %155, %159
  %161 = add nsw i64 %150, %133
  %162 = getelementptr inbounds <2 x double>, ptr %24, i64 %161
  %163 = load <2 x double>, ptr %162, align 16
  %164 = fmul contract <2 x double> %163, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %165 = fadd contract <2 x double> %160, %164
  %166 = fmul contract <2 x double> %148, %165
  %167 = fadd contract <2 x double> %152, %166
  %168 = getelementptr inbounds <2 x double>, ptr %38, i64 %150
  store <2 x double> %167, ptr %168, align 16
  %169 = add nsw i64 %150, 1
  %170 = icmp eq i64 %169, %22
  br i1 %170, label %171, label %149

171:
  %172 = fmul contract double %34, 0x3FD2068C499C08D9
  %173 = fadd contract double %32, %172
  %174 = shl nsw i64 %22, 2
  %175 = getelementptr inbounds <2 x double>, ptr %24, i64 %174
  store double %173, ptr %15, align 8
  %176 = load ptr, ptr %61, align 8
  %177 = load i64, ptr %176, align 8
  %178 = add nsw i64 %177, 1
  store i64 %178, ptr %176, align 8
  %179 = load ptr, ptr %65, align 8
  %180 = icmp eq ptr %179, null
  br i1 %180, label %181, label %185

181:
  %182 = load ptr, ptr %19, align 8
  %183 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %184 = load ptr, ptr %183, align 8
  call void %182(ptr %15, ptr %38, ptr %36, ptr %175, ptr %184)
  br label %186

185:
  call fastcc void @rate_pivoted(ptr %19, double %173, ptr %38, ptr %36, ptr %175)
  br label %186

186:
  br i1 %41, label %187, label %212

187:
  %188 = insertelement <2 x double> poison, double %34, i64 0
  %189 = shufflevector <2 x double> %188, <2 x double> poison, <2 x i32> zeroinitializer
  br label %190

190:
  %191 = phi i64 [ 0, %187 ], [ %210, %190 ]
  %192 = getelementptr inbounds <2 x double>, ptr %40, i64 %191
  %193 = load <2 x double>, ptr %192, align 16
  %194 = getelementptr inbounds <2 x double>, ptr %24, i64 %191
  %195 = load <2 x double>, ptr %194, align 16
  %196 = fmul contract <2 x double> %195, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %197 = add nsw i64 %191, %133
  %198 = getelementptr inbounds <2 x double>, ptr %24, i64 %197
  %199 = load <2 x double>, ptr %198, align 16
  %200 = fmul contract <2 x double> %199, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %201 = fadd contract <2 x double> %196, %200
  %202 = add nsw i64 %191, %174
  %203 = getelementptr inbounds <2 x double>, ptr %24, i64 %202
  %204 = load <2 x double>, ptr %203, align 16
  %205 = fmul contract <2 x double> %204, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %206 = fadd contract <2 x double> %201, %205
  %207 = fmul contract <2 x double> %189, %206
  %208 = fadd contract <2 x double> %193, %207
  %209 = getelementptr inbounds <2 x double>, ptr %38, i64 %191
  store <2 x double> %208, ptr %209, align 16
  %210 = add nsw i64 %191, 1
  %211 = icmp eq i64 %210, %22
  br i1 %211, label %212, label %190

212:
  %213 = fmul contract double %34, 0x3FD5555555555555
  %214 = fadd contract double %32, %213
  %215 = mul nsw i64 %22, 5
  %216 = getelementptr inbounds <2 x double>, ptr %24, i64 %215
  store double %214, ptr %14, align 8
  %217 = load ptr, ptr %61, align 8
  %218 = load i64, ptr %217, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %217, align 8
  %220 = load ptr, ptr %65, align 8
  %221 = icmp eq ptr %220, null
  br i1 %221, label %222, label %226

222:
  %223 = load ptr, ptr %19, align 8
  %224 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %225 = load ptr, ptr %224, align 8
  call void %223(ptr %14, ptr %38, ptr %36, ptr %216, ptr %225)
  br label %227

226:
  call fastcc void @rate_pivoted(ptr %19, double %214, ptr %38, ptr %36, ptr %216)
  br label %227

227:
  br i1 %41, label %228, label %258

228:
  %229 = insertelement <2 x double> poison, double %34, i64 0
  %230 = shufflevector <2 x double> %229, <2 x double> poison, <2 x i32> zeroinitializer
  br label %231

231:
  %232 = phi i64 [ 0, %228 ], [ %256, %231 ]
  %233 = getelementptr inbounds <2 x double>, ptr %40, i64 %232
  %234 = load <2 x double>, ptr %233, align 16
  %235 = getelementptr inbounds <2 x double>, ptr %24, i64 %232
  %236 = load <2 x double>, ptr %235, align 16
  %237 = fmul contract <2 x double> %236, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %238 = add nsw i64 %232, %133
  %239 = getelementptr inbounds <2 x double>, ptr %24, i64 %238
  %240 = load <2 x double>, ptr %239, align 16
  %241 = fmul contract <2 x double> %240, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %242 = fadd contract <2 x double> %237, %241
  %243 = add nsw i64 %232, %174
  %244 = getelementptr inbounds <2 x double>, ptr %24, i64 %243
  %245 = load <2 x double>, ptr %244, align 16
  %246 = fmul contract <2 x double> %245, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %247 = fadd contract <2 x double> %242, %246
  %248 = add nsw i64 %232, %215
  %249 = getelementptr inbounds <2 x double>, ptr %24, i64 %248
  %250 = load <2 x double>, ptr %249, align 16
  %251 = fmul contract <2 x double> %250, <double 0x3F92000000000000, double 0x3F92000000000000>
  %252 = fsub contract <2 x double> %247, %251
  %253 = fmul contract <2 x double> %230, %252
  %254 = fadd contract <2 x double> %234, %253
  %255 = getelementptr inbounds <2 x double>, ptr %38, i64 %232
  store <2 x double> %254, ptr %255, align 16
  %256 = add nsw i64 %232, 1
  %257 = icmp eq i64 %256, %22
  br i1 %257, label %258, label %231

258:
  %259 = fmul contract double %34, 2.500000e-01
  %260 = fadd contract double %32, %259
  %261 = mul nsw i64 %22, 6
  %262 = getelementptr inbounds <2 x double>, ptr %24, i64 %261
  store double %260, ptr %13, align 8
  %263 = load ptr, ptr %61, align 8
  %264 = load i64, ptr %263, align 8
  %265 = add nsw i64 %264, 1
  store i64 %265, ptr %263, align 8
  %266 = load ptr, ptr %65, align 8
  %267 = icmp eq ptr %266, null
  br i1 %267, label %268, label %272

268:
  %269 = load ptr, ptr %19, align 8
  %270 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %271 = load ptr, ptr %270, align 8
  call void %269(ptr %13, ptr %38, ptr %36, ptr %262, ptr %271)
  br label %273

272:
  call fastcc void @rate_pivoted(ptr %19, double %260, ptr %38, ptr %36, ptr %262)
  br label %273

273:
  br i1 %41, label %274, label %309

274:
  %275 = insertelement <2 x double> poison, double %34, i64 0
  %276 = shufflevector <2 x double> %275, <2 x double> poison, <2 x i32> zeroinitializer
  br label %277

277:
  %278 = phi i64 [ 0, %274 ], [ %307, %277 ]
  %279 = getelementptr inbounds <2 x double>, ptr %40, i64 %278
  %280 = load <2 x double>, ptr %279, align 16
  %281 = getelementptr inbounds <2 x double>, ptr %24, i64 %278
  %282 = load <2 x double>, ptr %281, align 16
  %283 = fmul contract <2 x double> %282, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %284 = add nsw i64 %278, %133
  %285 = getelementptr inbounds <2 x double>, ptr %24, i64 %284
  %286 = load <2 x double>, ptr %285, align 16
  %287 = fmul contract <2 x double> %286, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %288 = fadd contract <2 x double> %283, %287
  %289 = add nsw i64 %278, %174
  %290 = getelementptr inbounds <2 x double>, ptr %24, i64 %289
  %291 = load <2 x double>, ptr %290, align 16
  %292 = fmul contract <2 x double> %291, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %293 = fadd contract <2 x double> %288, %292
  %294 = add nsw i64 %278, %215
  %295 = getelementptr inbounds <2 x double>, ptr %24, i64 %294
  %296 = load <2 x double>, ptr %295, align 16
  %297 = fmul contract <2 x double> %296, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %298 = fsub contract <2 x double> %293, %297
  %299 = add nsw i64 %278, %261
  %300 = getelementptr inbounds <2 x double>, ptr %24, i64 %299
  %301 = load <2 x double>, ptr %300, align 16
  %302 = fmul contract <2 x double> %301, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %303 = fadd contract <2 x double> %298, %302
  %304 = fmul contract <2 x double> %276, %303
  %305 = fadd contract <2 x double> %280, %304
  %306 = getelementptr inbounds <2 x double>, ptr %38, i64 %278
  store <2 x double> %305, ptr %306, align 16
  %307 = add nsw i64 %278, 1
  %308 = icmp eq i64 %307, %22
  br i1 %308, label %309, label %277

309:
  %310 = fmul contract double %34, 0x3FD3B13B13B13B14
  %311 = fadd contract double %32, %310
  %312 = mul nsw i64 %22, 7
  %313 = getelementptr inbounds <2 x double>, ptr %24, i64 %312
  store double %311, ptr %12, align 8
  %314 = load ptr, ptr %61, align 8
  %315 = load i64, ptr %314, align 8
  %316 = add nsw i64 %315, 1
  store i64 %316, ptr %314, align 8
  %317 = load ptr, ptr %65, align 8
  %318 = icmp eq ptr %317, null
  br i1 %318, label %319, label %323

319:
  %320 = load ptr, ptr %19, align 8
  %321 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %322 = load ptr, ptr %321, align 8
  call void %320(ptr %12, ptr %38, ptr %36, ptr %313, ptr %322)
  br label %324

323:
  call fastcc void @rate_pivoted(ptr %19, double %311, ptr %38, ptr %36, ptr %313)
  br label %324

324:
  br i1 %41, label %325, label %365

325:
  %326 = insertelement <2 x double> poison, double %34, i64 0
  %327 = shufflevector <2 x double> %326, <2 x double> poison, <2 x i32> zeroinitializer
  br label %328

328:
  %329 = phi i64 [ 0, %325 ], [ %363, %328 ]
  %330 = getelementptr inbounds <2 x double>, ptr %40, i64 %329
  %331 = load <2 x double>, ptr %330, align 16
  %332 = getelementptr inbounds <2 x double>, ptr %24, i64 %329
  %333 = load <2 x double>, ptr %332, align 16
  %334 = fmul contract <2 x double> %333, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %335 = add nsw i64 %329, %133
  %336 = getelementptr inbounds <2 x double>, ptr %24, i64 %335
  %337 = load <2 x double>, ptr %336, align 16
  %338 = fmul contract <2 x double> %337, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %339 = fsub contract <2 x double> %334, %338
  %340 = add nsw i64 %329, %174
  %341 = getelementptr inbounds <2 x double>, ptr %24, i64 %340
  %342 = load <2 x double>, ptr %341, align 16
  %343 = fmul contract <2 x double> %342, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %344 = fsub contract <2 x double> %339, %343
  %345 = add nsw i64 %329, %215
  %346 = getelementptr inbounds <2 x double>, ptr %24, i64 %345
  %347 = load <2 x double>, ptr %346, align 16
  %348 = fmul contract <2 x double> %347, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %349 = fadd contract <2 x double> %344, %348
  %350 = add nsw i64 %329, %261
  %351 = getelementptr inbounds <2 x double>, ptr %24, i64 %350
  %352 = load <2 x double>, ptr %351, align 16
  %353 = fmul contract <2 x double> %352, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %354 = fadd contract <2 x double> %349, %353
  %355 = add nsw i64 %329, %312
  %356 = getelementptr inbounds <2 x double>, ptr %24, i64 %355
  %357 = load <2 x double>, ptr %356, align 16
  %358 = fmul contract <2 x double> %357, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %359 = fsub contract <2 x double> %354, %358
  %360 = fmul contract <2 x double> %327, %359
  %361 = fadd contract <2 x double> %331, %360
  %362 = getelementptr inbounds <2 x double>, ptr %38, i64 %329
  store <2 x double> %361, ptr %362, align 16
  %363 = add nsw i64 %329, 1
  %364 = icmp eq i64 %363, %22
  br i1 %364, label %365, label %328

365:
  %366 = fmul contract double %34, 0x3FE4D74D74D74D75
  %367 = fadd contract double %32, %366
  %368 = shl nsw i64 %22, 3
  %369 = getelementptr inbounds <2 x double>, ptr %24, i64 %368
  store double %367, ptr %11, align 8
  %370 = load ptr, ptr %61, align 8
  %371 = load i64, ptr %370, align 8
  %372 = add nsw i64 %371, 1
  store i64 %372, ptr %370, align 8
  %373 = load ptr, ptr %65, align 8
  %374 = icmp eq ptr %373, null
  br i1 %374, label %375, label %379

375:
  %376 = load ptr, ptr %19, align 8
  %377 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %378 = load ptr, ptr %377, align 8
  call void %376(ptr %11, ptr %38, ptr %36, ptr %369, ptr %378)
  br label %380

379:
  call fastcc void @rate_pivoted(ptr %19, double %367, ptr %38, ptr %36, ptr %369)
  br label %380

380:
  br i1 %41, label %381, label %426

381:
  %382 = insertelement <2 x double> poison, double %34, i64 0
  %383 = shufflevector <2 x double> %382, <2 x double> poison, <2 x i32> zeroinitializer
  br label %384

384:
  %385 = phi i64 [ 0, %381 ], [ %424, %384 ]
  %386 = getelementptr inbounds <2 x double>, ptr %40, i64 %385
  %387 = load <2 x double>, ptr %386, align 16
  %388 = getelementptr inbounds <2 x double>, ptr %24, i64 %385
  %389 = load <2 x double>, ptr %388, align 16
  %390 = fmul contract <2 x double> %389, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %391 = add nsw i64 %385, %133
  %392 = getelementptr inbounds <2 x double>, ptr %24, i64 %391
  %393 = load <2 x double>, ptr %392, align 16
  %394 = fmul contract <2 x double> %393, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %395 = fsub contract <2 x double> %390, %394
  %396 = add nsw i64 %385, %174
  %397 = getelementptr inbounds <2 x double>, ptr %24, i64 %396
  %398 = load <2 x double>, ptr %397, align 16
  %399 = fmul contract <2 x double> %398, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %400 = fsub contract <2 x double> %395, %399
  %401 = add nsw i64 %385, %215
  %402 = getelementptr inbounds <2 x double>, ptr %24, i64 %401
  %403 = load <2 x double>, ptr %402, align 16
  %404 = fmul contract <2 x double> %403, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %405 = fadd contract <2 x double> %400, %404
  %406 = add nsw i64 %385, %261
  %407 = getelementptr inbounds <2 x double>, ptr %24, i64 %406
  %408 = load <2 x double>, ptr %407, align 16
  %409 = fmul contract <2 x double> %408, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %410 = fadd contract <2 x double> %405, %409
  %411 = add nsw i64 %385, %312
  %412 = getelementptr inbounds <2 x double>, ptr %24, i64 %411
  %413 = load <2 x double>, ptr %412, align 16
  %414 = fmul contract <2 x double> %413, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %415 = fsub contract <2 x double> %410, %414
  %416 = add nsw i64 %385, %368
  %417 = getelementptr inbounds <2 x double>, ptr %24, i64 %416
  %418 = load <2 x double>, ptr %417, align 16
  %419 = fmul contract <2 x double> %418, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %420 = fsub contract <2 x double> %415, %419
  %421 = fmul contract <2 x double> %383, %420
  %422 = fadd contract <2 x double> %387, %421
  %423 = getelementptr inbounds <2 x double>, ptr %38, i64 %385
  store <2 x double> %422, ptr %423, align 16
  %424 = add nsw i64 %385, 1
  %425 = icmp eq i64 %424, %22
  br i1 %425, label %426, label %384

426:
  %427 = fmul contract double %34, 6.000000e-01
  %428 = fadd contract double %32, %427
  %429 = mul nsw i64 %22, 9
  %430 = getelementptr inbounds <2 x double>, ptr %24, i64 %429
  store double %428, ptr %10, align 8
  %431 = load ptr, ptr %61, align 8
  %432 = load i64, ptr %431, align 8
  %433 = add nsw i64 %432, 1
  store i64 %433, ptr %431, align 8
  %434 = load ptr, ptr %65, align 8
  %435 = icmp eq ptr %434, null
  br i1 %435, label %436, label %440

436:
  %437 = load ptr, ptr %19, align 8
  %438 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %439 = load ptr, ptr %438, align 8
  call void %437(ptr %10, ptr %38, ptr %36, ptr %430, ptr %439)
  br label %441

440:
  call fastcc void @rate_pivoted(ptr %19, double %428, ptr %38, ptr %36, ptr %430)
  br label %441

441:
  br i1 %41, label %442, label %492

442:
  %443 = insertelement <2 x double> poison, double %34, i64 0
  %444 = shufflevector <2 x double> %443, <2 x double> poison, <2 x i32> zeroinitializer
  br label %445

445:
  %446 = phi i64 [ 0, %442 ], [ %490, %445 ]
  %447 = getelementptr inbounds <2 x double>, ptr %40, i64 %446
  %448 = load <2 x double>, ptr %447, align 16
  %449 = getelementptr inbounds <2 x double>, ptr %24, i64 %446
  %450 = load <2 x double>, ptr %449, align 16
  %451 = fmul contract <2 x double> %450, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %452 = add nsw i64 %446, %133
  %453 = getelementptr inbounds <2 x double>, ptr %24, i64 %452
  %454 = load <2 x double>, ptr %453, align 16
  %455 = fmul contract <2 x double> %454, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %456 = fsub contract <2 x double> %455, %451
  %457 = add nsw i64 %446, %174
  %458 = getelementptr inbounds <2 x double>, ptr %24, i64 %457
  %459 = load <2 x double>, ptr %458, align 16
  %460 = fmul contract <2 x double> %459, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %461 = fadd contract <2 x double> %456, %460
  %462 = add nsw i64 %446, %215
  %463 = getelementptr inbounds <2 x double>, ptr %24, i64 %462
  %464 = load <2 x double>, ptr %463, align 16
  %465 = fmul contract <2 x double> %464, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %466 = fsub contract <2 x double> %461, %465
  %467 = add nsw i64 %446, %261
  %468 = getelementptr inbounds <2 x double>, ptr %24, i64 %467
  %469 = load <2 x double>, ptr %468, align 16
  %470 = fmul contract <2 x double> %469, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %471 = fsub contract <2 x double> %466, %470
  %472 = add nsw i64 %446, %312
  %473 = getelementptr inbounds <2 x double>, ptr %24, i64 %472
  %474 = load <2 x double>, ptr %473, align 16
  %475 = fmul contract <2 x double> %474, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %476 = fadd contract <2 x double> %471, %475
  %477 = add nsw i64 %446, %368
  %478 = getelementptr inbounds <2 x double>, ptr %24, i64 %477
  %479 = load <2 x double>, ptr %478, align 16
  %480 = fmul contract <2 x double> %479, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %481 = fadd contract <2 x double> %476, %480
  %482 = add nsw i64 %446, %429
  %483 = getelementptr inbounds <2 x double>, ptr %24, i64 %482
  %484 = load <2 x double>, ptr %483, align 16
  %485 = fmul contract <2 x double> %484, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %486 = fsub contract <2 x double> %481, %485
  %487 = fmul contract <2 x double> %444, %486
  %488 = fadd contract <2 x double> %448, %487
  %489 = getelementptr inbounds <2 x double>, ptr %38, i64 %446
  store <2 x double> %488, ptr %489, align 16
  %490 = add nsw i64 %446, 1
  %491 = icmp eq i64 %490, %22
  br i1 %491, label %492, label %445

492:
  %493 = fmul contract double %34, 0x3FEB6DB6DB6DB6DB
  %494 = fadd contract double %32, %493
  %495 = mul nsw i64 %22, 10
  %496 = getelementptr inbounds <2 x double>, ptr %24, i64 %495
  store double %494, ptr %9, align 8
  %497 = load ptr, ptr %61, align 8
  %498 = load i64, ptr %497, align 8
  %499 = add nsw i64 %498, 1
  store i64 %499, ptr %497, align 8
  %500 = load ptr, ptr %65, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %502, label %506

502:
  %503 = load ptr, ptr %19, align 8
  %504 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %505 = load ptr, ptr %504, align 8
  call void %503(ptr %9, ptr %38, ptr %36, ptr %496, ptr %505)
  br label %507

506:
  call fastcc void @rate_pivoted(ptr %19, double %494, ptr %38, ptr %36, ptr %496)
  br label %507

507:
  br i1 %41, label %508, label %563

508:
  %509 = insertelement <2 x double> poison, double %34, i64 0
  %510 = shufflevector <2 x double> %509, <2 x double> poison, <2 x i32> zeroinitializer
  br label %511

511:
  %512 = phi i64 [ 0, %508 ], [ %561, %511 ]
  %513 = getelementptr inbounds <2 x double>, ptr %40, i64 %512
  %514 = load <2 x double>, ptr %513, align 16
  %515 = getelementptr inbounds <2 x double>, ptr %24, i64 %512
  %516 = load <2 x double>, ptr %515, align 16
  %517 = fmul contract <2 x double> %516, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %518 = add nsw i64 %512, %133
  %519 = getelementptr inbounds <2 x double>, ptr %24, i64 %518
  %520 = load <2 x double>, ptr %519, align 16
  %521 = fmul contract <2 x double> %520, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %522 = fsub contract <2 x double> %517, %521
  %523 = add nsw i64 %512, %174
  %524 = getelementptr inbounds <2 x double>, ptr %24, i64 %523
  %525 = load <2 x double>, ptr %524, align 16
  %526 = fmul contract <2 x double> %525, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %527 = fsub contract <2 x double> %522, %526
  %528 = add nsw i64 %512, %215
  %529 = getelementptr inbounds <2 x double>, ptr %24, i64 %528
  %530 = load <2 x double>, ptr %529, align 16
  %531 = fmul contract <2 x double> %530, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %532 = fsub contract <2 x double> %527, %531
  %533 = add nsw i64 %512, %261
  %534 = getelementptr inbounds <2 x double>, ptr %24, i64 %533
  %535 = load <2 x double>, ptr %534, align 16
  %536 = fmul contract <2 x double> %535, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %537 = fadd contract <2 x double> %532, %536
  %538 = add nsw i64 %512, %312
  %539 = getelementptr inbounds <2 x double>, ptr %24, i64 %538
  %540 = load <2 x double>, ptr %539, align 16
  %541 = fmul contract <2 x double> %540, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %542 = fsub contract <2 x double> %537, %541
  %543 = add nsw i64 %512, %368
  %544 = getelementptr inbounds <2 x double>, ptr %24, i64 %543
  %545 = load <2 x double>, ptr %544, align 16
  %546 = fmul contract <2 x double> %545, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %547 = fsub contract <2 x double> %542, %546
  %548 = add nsw i64 %512, %429
  %549 = getelementptr inbounds <2 x double>, ptr %24, i64 %548
  %550 = load <2 x double>, ptr %549, align 16
  %551 = fmul contract <2 x double> %550, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %552 = fadd contract <2 x double> %547, %551
  %553 = add nsw i64 %512, %495
  %554 = getelementptr inbounds <2 x double>, ptr %24, i64 %553
  %555 = load <2 x double>, ptr %554, align 16
  %556 = fmul contract <2 x double> %555, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %557 = fadd contract <2 x double> %552, %556
  %558 = fmul contract <2 x double> %510, %557
  %559 = fadd contract <2 x double> %514, %558
  %560 = getelementptr inbounds <2 x double>, ptr %38, i64 %512
  store <2 x double> %559, ptr %560, align 16
  %561 = add nsw i64 %512, 1
  %562 = icmp eq i64 %561, %22
  br i1 %562, label %563, label %511

563:
  %564 = fadd contract double %32, %34
  %565 = mul nsw i64 %22, 11
  %566 = getelementptr inbounds <2 x double>, ptr %24, i64 %565
  store double %564, ptr %8, align 8
  %567 = load ptr, ptr %61, align 8
  %568 = load i64, ptr %567, align 8
  %569 = add nsw i64 %568, 1
  store i64 %569, ptr %567, align 8
  %570 = load ptr, ptr %65, align 8
  %571 = icmp eq ptr %570, null
  br i1 %571, label %572, label %576

572:
  %573 = load ptr, ptr %19, align 8
  %574 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %575 = load ptr, ptr %574, align 8
  call void %573(ptr %8, ptr %38, ptr %36, ptr %566, ptr %575)
  br label %577

576:
  call fastcc void @rate_pivoted(ptr %19, double %564, ptr %38, ptr %36, ptr %566)
  br label %577

577:
  br i1 %41, label %578, label %662

578:
  %579 = insertelement <2 x double> poison, double %34, i64 0
  %580 = shufflevector <2 x double> %579, <2 x double> poison, <2 x i32> zeroinitializer
  %581 = mul nsw i64 %22, 17
  %582 = mul nsw i64 %22, 18
  %583 = mul nsw i64 %22, 19
  br label %584

584:
  %585 = phi i64 [ 0, %578 ], [ %660, %584 ]
  %586 = getelementptr inbounds <2 x double>, ptr %24, i64 %585
  %587 = load <2 x double>, ptr %586, align 16
  %588 = add nsw i64 %585, %215
  %589 = getelementptr inbounds <2 x double>, ptr %24, i64 %588
  %590 = load <2 x double>, ptr %589, align 16
  %591 = add nsw i64 %585, %261
  %592 = getelementptr inbounds <2 x double>, ptr %24, i64 %591
  %593 = load <2 x double>, ptr %592, align 16
  %594 = add nsw i64 %585, %312
  %595 = getelementptr inbounds <2 x double>, ptr %24, i64 %594
  %596 = load <2 x double>, ptr %595, align 16
  %597 = add nsw i64 %585, %368
  %598 = getelementptr inbounds <2 x double>, ptr %24, i64 %597
  %599 = load <2 x double>, ptr %598, align 16
  %600 = add nsw i64 %585, %429
  %601 = getelementptr inbounds <2 x double>, ptr %24, i64 %600
  %602 = load <2 x double>, ptr %601, align 16
  %603 = add nsw i64 %585, %495
  %604 = getelementptr inbounds <2 x double>, ptr %24, i64 %603
  %605 = load <2 x double>, ptr %604, align 16
  %606 = add nsw i64 %585, %565
  %607 = getelementptr inbounds <2 x double>, ptr %24, i64 %606
  %608 = load <2 x double>, ptr %607, align 16
  %609 = add nsw i64 %585, %39
  %610 = getelementptr inbounds <2 x double>, ptr %24, i64 %609
  %611 = load <2 x double>, ptr %610, align 16
  %612 = fmul contract <2 x double> %587, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %613 = fmul contract <2 x double> %590, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %614 = fadd contract <2 x double> %612, %613
  %615 = fmul contract <2 x double> %593, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %616 = fadd contract <2 x double> %614, %615
  %617 = fmul contract <2 x double> %596, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %618 = fadd contract <2 x double> %616, %617
  %619 = fmul contract <2 x double> %599, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %620 = fadd contract <2 x double> %618, %619
  %621 = fmul contract <2 x double> %602, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %622 = fadd contract <2 x double> %620, %621
  %623 = fmul contract <2 x double> %605, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %624 = fadd contract <2 x double> %622, %623
  %625 = fmul contract <2 x double> %608, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %626 = fadd contract <2 x double> %624, %625
  %627 = fmul contract <2 x double> %580, %626
  %628 = fadd contract <2 x double> %611, %627
  %629 = add nsw i64 %585, %581
  %630 = getelementptr inbounds <2 x double>, ptr %24, i64 %629
  store <2 x double> %628, ptr %630, align 16
  %631 = fmul contract <2 x double> %587, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %632 = fmul contract <2 x double> %590, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %633 = fsub contract <2 x double> %631, %632
  %634 = fmul contract <2 x double> %593, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %635 = fsub contract <2 x double> %633, %634
  %636 = fmul contract <2 x double> %596, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %637 = fadd contract <2 x double> %635, %636
  %638 = fmul contract <2 x double> %599, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %639 = fsub contract <2 x double> %637, %638
  %640 = fmul contract <2 x double> %602, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %641 = fadd contract <2 x double> %639, %640
  %642 = fmul contract <2 x double> %605, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %643 = fadd contract <2 x double> %641, %642
  %644 = fmul contract <2 x double> %608, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %645 = fsub contract <2 x double> %643, %644
  %646 = add nsw i64 %585, %582
  %647 = getelementptr inbounds <2 x double>, ptr %24, i64 %646
  store <2 x double> %645, ptr %647, align 16
  %648 = fmul contract <2 x double> %587, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %649 = fsub contract <2 x double> %613, %648
  %650 = fadd contract <2 x double> %649, %615
  %651 = fadd contract <2 x double> %650, %617
  %652 = fmul contract <2 x double> %599, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %653 = fsub contract <2 x double> %651, %652
  %654 = fadd contract <2 x double> %653, %621
  %655 = fadd contract <2 x double> %654, %623
  %656 = fmul contract <2 x double> %608, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %657 = fadd contract <2 x double> %655, %656
  %658 = add nsw i64 %585, %583
  %659 = getelementptr inbounds <2 x double>, ptr %24, i64 %658
  store <2 x double> %657, ptr %659, align 16
  %660 = add nsw i64 %585, 1
  %661 = icmp eq i64 %660, %22
  br i1 %661, label %662, label %584

662:
  store i64 1, ptr %25, align 8
  %663 = load ptr, ptr %0, align 8
  %664 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 7
  %665 = load i64, ptr %664, align 8
  %666 = sdiv i64 %665, 2
  %667 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %668 = load double, ptr %667, align 8
  %669 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %670 = load double, ptr %669, align 8
  %671 = load ptr, ptr %23, align 8
  %672 = shl nsw i64 %665, 4
  %673 = getelementptr inbounds double, ptr %671, i64 %672
  %674 = shl nsw i64 %666, 4
  %675 = getelementptr inbounds <2 x double>, ptr %671, i64 %674
  %676 = fadd contract double %668, %670
  %677 = mul nsw i64 %665, 17
  %678 = getelementptr inbounds double, ptr %671, i64 %677
  %679 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %680 = load ptr, ptr %679, align 8
  %681 = mul nsw i64 %665, 12
  %682 = getelementptr inbounds double, ptr %671, i64 %681
  store double %676, ptr %7, align 8
  %683 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 14
  %684 = load ptr, ptr %683, align 8
  %685 = load i64, ptr %684, align 8
  %686 = add nsw i64 %685, 1
  store i64 %686, ptr %684, align 8
  %687 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 9
  %688 = load ptr, ptr %687, align 8
  %689 = icmp eq ptr %688, null
  br i1 %689, label %690, label %694

690:
  %691 = load ptr, ptr %663, align 8
  %692 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 13
  %693 = load ptr, ptr %692, align 8
  call void %691(ptr %7, ptr %678, ptr %680, ptr %682, ptr %693)
  br label %695

694:
  call fastcc void @rate_pivoted(ptr %663, double %676, ptr %678, ptr %680, ptr %682)
  br label %695

695:
  %696 = icmp sgt i64 %665, 1
  br i1 %696, label %697, label %708

697:
  %698 = mul nsw i64 %666, 20
  %699 = insertelement <2 x double> poison, double %668, i64 0
  %700 = shufflevector <2 x double> %699, <2 x double> poison, <2 x i32> zeroinitializer
  %701 = mul nsw i64 %666, 6
  %702 = mul nsw i64 %666, 7
  %703 = shl nsw i64 %666, 3
  %704 = mul nsw i64 %666, 9
  %705 = mul nsw i64 %666, 10
  %706 = mul nsw i64 %666, 11
  %707 = mul nsw i64 %666, 12
  br label %736

708:
  %709 = fmul contract double %668, 1.000000e-01
  %710 = fadd contract double %670, %709
  %711 = load ptr, ptr %679, align 8
  %712 = mul nsw i64 %665, 13
  %713 = getelementptr inbounds double, ptr %671, i64 %712
  store double %710, ptr %6, align 8
  %714 = load ptr, ptr %683, align 8
  %715 = load i64, ptr %714, align 8
  %716 = add nsw i64 %715, 1
  store i64 %716, ptr %714, align 8
  %717 = load ptr, ptr %687, align 8
  %718 = icmp eq ptr %717, null
  br i1 %718, label %719, label %723

719:
  %720 = load ptr, ptr %663, align 8
  %721 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 13
  %722 = load ptr, ptr %721, align 8
  call void %720(ptr %6, ptr %673, ptr %711, ptr %713, ptr %722)
  br label %724

723:
  call fastcc void @rate_pivoted(ptr %663, double %710, ptr %673, ptr %711, ptr %713)
  br label %724

724:
  br i1 %696, label %725, label %784

725:
  %726 = mul nsw i64 %666, 20
  %727 = insertelement <2 x double> poison, double %668, i64 0
  %728 = shufflevector <2 x double> %727, <2 x double> poison, <2 x i32> zeroinitializer
  %729 = mul nsw i64 %666, 5
  %730 = mul nsw i64 %666, 6
  %731 = mul nsw i64 %666, 7
  %732 = mul nsw i64 %666, 10
  %733 = mul nsw i64 %666, 11
  %734 = mul nsw i64 %666, 12
  %735 = mul nsw i64 %666, 13
  br label %812

736:
  %737 = phi i64 [ 0, %697 ], [ %782, %736 ]
  %738 = add nsw i64 %737, %698
  %739 = getelementptr inbounds <2 x double>, ptr %671, i64 %738
  %740 = load <2 x double>, ptr %739, align 16
  %741 = getelementptr inbounds <2 x double>, ptr %671, i64 %737
  %742 = load <2 x double>, ptr %741, align 16
  %743 = fmul contract <2 x double> %742, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %744 = add nsw i64 %737, %701
  %745 = getelementptr inbounds <2 x double>, ptr %671, i64 %744
  %746 = load <2 x double>, ptr %745, align 16
  %747 = fmul contract <2 x double> %746, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %748 = fadd contract <2 x double> %743, %747
  %749 = add nsw i64 %737, %702
  %750 = getelementptr inbounds <2 x double>, ptr %671, i64 %749
  %751 = load <2 x double>, ptr %750, align 16
  %752 = fmul contract <2 x double> %751, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %753 = fsub contract <2 x double> %748, %752
  %754 = add nsw i64 %737, %703
  %755 = getelementptr inbounds <2 x double>, ptr %671, i64 %754
  %756 = load <2 x double>, ptr %755, align 16
  %757 = fmul contract <2 x double> %756, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %758 = fsub contract <2 x double> %753, %757
  %759 = add nsw i64 %737, %704
  %760 = getelementptr inbounds <2 x double>, ptr %671, i64 %759
  %761 = load <2 x double>, ptr %760, align 16
  %762 = fmul contract <2 x double> %761, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %763 = fadd contract <2 x double> %758, %762
  %764 = add nsw i64 %737, %705
  %765 = getelementptr inbounds <2 x double>, ptr %671, i64 %764
  %766 = load <2 x double>, ptr %765, align 16
  %767 = fmul contract <2 x double> %766, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %768 = fadd contract <2 x double> %763, %767
  %769 = add nsw i64 %737, %706
  %770 = getelementptr inbounds <2 x double>, ptr %671, i64 %769
  %771 = load <2 x double>, ptr %770, align 16
  %772 = fmul contract <2 x double> %771, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %773 = fadd contract <2 x double> %768, %772
  %774 = add nsw i64 %737, %707
  %775 = getelementptr inbounds <2 x double>, ptr %671, i64 %774
  %776 = load <2 x double>, ptr %775, align 16
  %777 = fmul contract <2 x double> %776, <double 8.298000e-03, double 8.298000e-03>
  %778 = fsub contract <2 x double> %773, %777
  %779 = fmul contract <2 x double> %700, %778
  %780 = fadd contract <2 x double> %740, %779
  %781 = getelementptr inbounds <2 x double>, ptr %675, i64 %737
  store <2 x double> %780, ptr %781, align 16
  %782 = add nsw i64 %737, 1
  %783 = icmp eq i64 %782, %666
  br i1 %783, label %708, label %736

784:
  %785 = fmul contract double %668, 2.000000e-01
  %786 = fadd contract double %670, %785
  %787 = load ptr, ptr %679, align 8
  %788 = mul nsw i64 %665, 14
  %789 = getelementptr inbounds double, ptr %671, i64 %788
  store double %786, ptr %5, align 8
  %790 = load ptr, ptr %683, align 8
  %791 = load i64, ptr %790, align 8
  %792 = add nsw i64 %791, 1
  store i64 %792, ptr %790, align 8
  %793 = load ptr, ptr %687, align 8
  %794 = icmp eq ptr %793, null
  br i1 %794, label %795, label %799

795:
  %796 = load ptr, ptr %663, align 8
  %797 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 13
  %798 = load ptr, ptr %797, align 8
  call void %796(ptr %5, ptr %673, ptr %787, ptr %789, ptr %798)
  br label %800

799:
  call fastcc void @rate_pivoted(ptr %663, double %786, ptr %673, ptr %787, ptr %789)
  br label %800

800:
  br i1 %696, label %801, label %860

801:
  %802 = mul nsw i64 %666, 20
  %803 = insertelement <2 x double> poison, double %668, i64 0
  %804 = shufflevector <2 x double> %803, <2 x double> poison, <2 x i32> zeroinitializer
  %805 = mul nsw i64 %666, 5
  %806 = mul nsw i64 %666, 6
  %807 = mul nsw i64 %666, 7
  %808 = shl nsw i64 %666, 3
  %809 = mul nsw i64 %666, 12
  %810 = mul nsw i64 %666, 13
  %811 = mul nsw i64 %666, 14
  br label %896

812:
  %813 = phi i64 [ 0, %725 ], [ %858, %812 ]
  %814 = add nsw i64 %813, %726
  %815 = getelementptr inbounds <2 x double>, ptr %671, i64 %814
  %816 = load <2 x double>, ptr %815, align 16
  %817 = getelementptr inbounds <2 x double>, ptr %671, i64 %813
  %818 = load <2 x double>, ptr %817, align 16
  %819 = fmul contract <2 x double> %818, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %820 = add nsw i64 %813, %729
  %821 = getelementptr inbounds <2 x double>, ptr %671, i64 %820
  %822 = load <2 x double>, ptr %821, align 16
  %823 = fmul contract <2 x double> %822, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %824 = fadd contract <2 x double> %819, %823
  %825 = add nsw i64 %813, %730
  %826 = getelementptr inbounds <2 x double>, ptr %671, i64 %825
  %827 = load <2 x double>, ptr %826, align 16
  %828 = fmul contract <2 x double> %827, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %829 = fadd contract <2 x double> %824, %828
  %830 = add nsw i64 %813, %731
  %831 = getelementptr inbounds <2 x double>, ptr %671, i64 %830
  %832 = load <2 x double>, ptr %831, align 16
  %833 = fmul contract <2 x double> %832, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %834 = fsub contract <2 x double> %829, %833
  %835 = add nsw i64 %813, %732
  %836 = getelementptr inbounds <2 x double>, ptr %671, i64 %835
  %837 = load <2 x double>, ptr %836, align 16
  %838 = fmul contract <2 x double> %837, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %839 = fsub contract <2 x double> %834, %838
  %840 = add nsw i64 %813, %733
  %841 = getelementptr inbounds <2 x double>, ptr %671, i64 %840
  %842 = load <2 x double>, ptr %841, align 16
  %843 = fmul contract <2 x double> %842, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %844 = fadd contract <2 x double> %839, %843
  %845 = add nsw i64 %813, %734
  %846 = getelementptr inbounds <2 x double>, ptr %671, i64 %845
  %847 = load <2 x double>, ptr %846, align 16
  %848 = fmul contract <2 x double> %847, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %849 = fsub contract <2 x double> %844, %848
  %850 = add nsw i64 %813, %735
  %851 = getelementptr inbounds <2 x double>, ptr %671, i64 %850
  %852 = load <2 x double>, ptr %851, align 16
  %853 = fmul contract <2 x double> %852, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %854 = fadd contract <2 x double> %849, %853
  %855 = fmul contract <2 x double> %728, %854
  %856 = fadd contract <2 x double> %816, %855
  %857 = getelementptr inbounds <2 x double>, ptr %675, i64 %813
  store <2 x double> %856, ptr %857, align 16
  %858 = add nsw i64 %813, 1
  %859 = icmp eq i64 %858, %666
  br i1 %859, label %784, label %812

860:
  %861 = fmul contract double %668, 0x3FE8E38E38E38E39
  %862 = fadd contract double %670, %861
  %863 = load ptr, ptr %679, align 8
  %864 = mul nsw i64 %665, 15
  %865 = getelementptr inbounds double, ptr %671, i64 %864
  store double %862, ptr %4, align 8
  %866 = load ptr, ptr %683, align 8
  %867 = load i64, ptr %866, align 8
  %868 = add nsw i64 %867, 1
  store i64 %868, ptr %866, align 8
  %869 = load ptr, ptr %687, align 8
  %870 = icmp eq ptr %869, null
  br i1 %870, label %871, label %875

871:
  %872 = load ptr, ptr %663, align 8
  %873 = getelementptr inbounds %struct.Code, ptr %663, i64 0, i32 13
  %874 = load ptr, ptr %873, align 8
  call void %872(ptr %4, ptr %673, ptr %863, ptr %865, ptr %874)
  br label %876

875:
  call fastcc void @rate_pivoted(ptr %663, double %862, ptr %673, ptr %863, ptr %865)
  br label %876

876:
  br i1 %696, label %877, label %1086

877:
  %878 = mul nsw i64 %666, 17
  %879 = mul nsw i64 %666, 20
  %880 = mul nsw i64 %666, 21
  %881 = insertelement <2 x double> poison, double %668, i64 0
  %882 = shufflevector <2 x double> %881, <2 x double> poison, <2 x i32> zeroinitializer
  %883 = mul nsw i64 %666, 22
  %884 = mul nsw i64 %666, 12
  %885 = mul nsw i64 %666, 23
  %886 = mul nsw i64 %666, 5
  %887 = mul nsw i64 %666, 6
  %888 = mul nsw i64 %666, 7
  %889 = shl nsw i64 %666, 3
  %890 = mul nsw i64 %666, 9
  %891 = mul nsw i64 %666, 10
  %892 = mul nsw i64 %666, 11
  %893 = mul nsw i64 %666, 13
  %894 = mul nsw i64 %666, 14
  %895 = mul nsw i64 %666, 15
  br label %944

896:
  %897 = phi i64 [ 0, %801 ], [ %942, %896 ]
  %898 = add nsw i64 %897, %802
  %899 = getelementptr inbounds <2 x double>, ptr %671, i64 %898
  %900 = load <2 x double>, ptr %899, align 16
  %901 = getelementptr inbounds <2 x double>, ptr %671, i64 %897
  %902 = load <2 x double>, ptr %901, align 16
  %903 = fmul contract <2 x double> %902, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %904 = add nsw i64 %897, %805
  %905 = getelementptr inbounds <2 x double>, ptr %671, i64 %904
  %906 = load <2 x double>, ptr %905, align 16
  %907 = fmul contract <2 x double> %906, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %908 = fsub contract <2 x double> %903, %907
  %909 = add nsw i64 %897, %806
  %910 = getelementptr inbounds <2 x double>, ptr %671, i64 %909
  %911 = load <2 x double>, ptr %910, align 16
  %912 = fmul contract <2 x double> %911, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %913 = fadd contract <2 x double> %908, %912
  %914 = add nsw i64 %897, %807
  %915 = getelementptr inbounds <2 x double>, ptr %671, i64 %914
  %916 = load <2 x double>, ptr %915, align 16
  %917 = fmul contract <2 x double> %916, <double 0x401046A54457171C, double 0x401046A54457171C>
  %918 = fadd contract <2 x double> %913, %917
  %919 = add nsw i64 %897, %808
  %920 = getelementptr inbounds <2 x double>, ptr %671, i64 %919
  %921 = load <2 x double>, ptr %920, align 16
  %922 = fmul contract <2 x double> %921, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %923 = fadd contract <2 x double> %918, %922
  %924 = add nsw i64 %897, %809
  %925 = getelementptr inbounds <2 x double>, ptr %671, i64 %924
  %926 = load <2 x double>, ptr %925, align 16
  %927 = fmul contract <2 x double> %926, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %928 = fsub contract <2 x double> %923, %927
  %929 = add nsw i64 %897, %810
  %930 = getelementptr inbounds <2 x double>, ptr %671, i64 %929
  %931 = load <2 x double>, ptr %930, align 16
  %932 = fmul contract <2 x double> %931, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %933 = fadd contract <2 x double> %928, %932
  %934 = add nsw i64 %897, %811
  %935 = getelementptr inbounds <2 x double>, ptr %671, i64 %934
  %936 = load <2 x double>, ptr %935, align 16
  %937 = fmul contract <2 x double> %936, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %938 = fsub contract <2 x double> %933, %937
  %939 = fmul contract <2 x double> %804, %938
  %940 = fadd contract <2 x double> %900, %939
  %941 = getelementptr inbounds <2 x double>, ptr %675, i64 %897
  store <2 x double> %940, ptr %941, align 16
  %942 = add nsw i64 %897, 1
  %943 = icmp eq i64 %942, %666
  br i1 %943, label %860, label %896

944:
  %945 = phi i64 [ 0, %877 ], [ %992, %991 ]
  %946 = add nsw i64 %945, %878
  %947 = getelementptr inbounds <2 x double>, ptr %671, i64 %946
  %948 = load <2 x double>, ptr %947, align 16
  %949 = add nsw i64 %945, %879
  %950 = getelementptr inbounds <2 x double>, ptr %671, i64 %949
  %951 = load <2 x double>, ptr %950, align 16
  %952 = fsub contract <2 x double> %948, %951
  %953 = add nsw i64 %945, %880
  %954 = getelementptr inbounds <2 x double>, ptr %671, i64 %953
  store <2 x double> %952, ptr %954, align 16
  %955 = getelementptr inbounds <2 x double>, ptr %671, i64 %945
  %956 = load <2 x double>, ptr %955, align 16
  %957 = fmul contract <2 x double> %882, %956
  %958 = fsub contract <2 x double> %957, %952
  %959 = add nsw i64 %945, %883
  %960 = getelementptr inbounds <2 x double>, ptr %671, i64 %959
  store <2 x double> %958, ptr %960, align 16
  %961 = fmul contract <2 x double> %952, <double 2.000000e+00, double 2.000000e+00>
  %962 = add nsw i64 %945, %884
  %963 = getelementptr inbounds <2 x double>, ptr %671, i64 %962
  %964 = load <2 x double>, ptr %963, align 16
  %965 = load <2 x double>, ptr %955, align 16
  %966 = fadd contract <2 x double> %964, %965
  %967 = fmul contract <2 x double> %882, %966
  %968 = fsub contract <2 x double> %961, %967
  %969 = add nsw i64 %945, %885
  %970 = getelementptr inbounds <2 x double>, ptr %671, i64 %969
  store <2 x double> %968, ptr %970, align 16
  %971 = add nsw i64 %945, %886
  %972 = getelementptr inbounds <2 x double>, ptr %671, i64 %971
  %973 = add nsw i64 %945, %887
  %974 = getelementptr inbounds <2 x double>, ptr %671, i64 %973
  %975 = add nsw i64 %945, %888
  %976 = getelementptr inbounds <2 x double>, ptr %671, i64 %975
  %977 = add nsw i64 %945, %889
  %978 = getelementptr inbounds <2 x double>, ptr %671, i64 %977
  %979 = add nsw i64 %945, %890
  %980 = getelementptr inbounds <2 x double>, ptr %671, i64 %979
  %981 = add nsw i64 %945, %891
  %982 = getelementptr inbounds <2 x double>, ptr %671, i64 %981
  %983 = add nsw i64 %945, %892
  %984 = getelementptr inbounds <2 x double>, ptr %671, i64 %983
  %985 = add nsw i64 %945, %893
  %986 = getelementptr inbounds <2 x double>, ptr %671, i64 %985
  %987 = add nsw i64 %945, %894
  %988 = getelementptr inbounds <2 x double>, ptr %671, i64 %987
  %989 = add nsw i64 %945, %895
  %990 = getelementptr inbounds <2 x double>, ptr %671, i64 %989
  br label %994

991:
  %992 = add nsw i64 %945, 1
  %993 = icmp eq i64 %992, %666
  br i1 %993, label %1086, label %944

994:
  %995 = phi i64 [ 0, %944 ], [ %1084, %994 ]
  %996 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995
  %997 = load double, ptr %996, align 16
  %998 = insertelement <2 x double> poison, double %997, i64 0
  %999 = shufflevector <2 x double> %998, <2 x double> poison, <2 x i32> zeroinitializer
  %1000 = load <2 x double>, ptr %955, align 16
  %1001 = fmul contract <2 x double> %1000, %999
  %1002 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 5
  %1003 = load double, ptr %1002, align 8
  %1004 = insertelement <2 x double> poison, double %1003, i64 0
  %1005 = shufflevector <2 x double> %1004, <2 x double> poison, <2 x i32> zeroinitializer
  %1006 = load <2 x double>, ptr %972, align 16
  %1007 = fmul contract <2 x double> %1006, %1005
  %1008 = fadd contract <2 x double> %1001, %1007
  %1009 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 6
  %1010 = load double, ptr %1009, align 16
  %1011 = insertelement <2 x double> poison, double %1010, i64 0
  %1012 = shufflevector <2 x double> %1011, <2 x double> poison, <2 x i32> zeroinitializer
  %1013 = load <2 x double>, ptr %974, align 16
  %1014 = fmul contract <2 x double> %1013, %1012
  %1015 = fadd contract <2 x double> %1008, %1014
  %1016 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 7
  %1017 = load double, ptr %1016, align 8
  %1018 = insertelement <2 x double> poison, double %1017, i64 0
  %1019 = shufflevector <2 x double> %1018, <2 x double> poison, <2 x i32> zeroinitializer
  %1020 = load <2 x double>, ptr %976, align 16
  %1021 = fmul contract <2 x double> %1020, %1019
  %1022 = fadd contract <2 x double> %1015, %1021
  %1023 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 8
  %1024 = load double, ptr %1023, align 16
  %1025 = insertelement <2 x double> poison, double %1024, i64 0
  %1026 = shufflevector <2 x double> %1025, <2 x double> poison, <2 x i32> zeroinitializer
  %1027 = load <2 x double>, ptr %978, align 16
  %1028 = fmul contract <2 x double> %1027, %1026
  %1029 = fadd contract <2 x double> %1022, %1028
  %1030 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 9
  %1031 = load double, ptr %1030, align 8
  %1032 = insertelement <2 x double> poison, double %1031, i64 0
  %1033 = shufflevector <2 x double> %1032, <2 x double> poison, <2 x i32> zeroinitializer
  %1034 = load <2 x double>, ptr %980, align 16
  %1035 = fmul contract <2 x double> %1034, %1033
  %1036 = fadd contract <2 x double> %1029, %1035
  %1037 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 10
  %1038 = load double, ptr %1037, align 16
  %1039 = insertelement <2 x double> poison, double %1038, i64 0
  %1040 = shufflevector <2 x double> %1039, <2 x double> poison, <2 x i32> zeroinitializer
  %1041 = load <2 x double>, ptr %982, align 16
  %1042 = fmul contract <2 x double> %1041, %1040
  %1043 = fadd contract <2 x double> %1036, %1042
  %1044 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 11
  %1045 = load double, ptr %1044, align 8
  %1046 = insertelement <2 x double> poison, double %1045, i64 0
  %1047 = shufflevector <2 x double> %1046, <2 x double> poison, <2 x i32> zeroinitializer
  %1048 = load <2 x double>, ptr %984, align 16
  %1049 = fmul contract <2 x double> %1048, %1047
  %1050 = fadd contract <2 x double> %1043, %1049
  %1051 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 12
  %1052 = load double, ptr %1051, align 16
  %1053 = insertelement <2 x double> poison, double %1052, i64 0
  %1054 = shufflevector <2 x double> %1053, <2 x double> poison, <2 x i32> zeroinitializer
  %1055 = load <2 x double>, ptr %963, align 16
  %1056 = fmul contract <2 x double> %1055, %1054
  %1057 = fadd contract <2 x double> %1050, %1056
  %1058 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 13
  %1059 = load double, ptr %1058, align 8
  %1060 = insertelement <2 x double> poison, double %1059, i64 0
  %1061 = shufflevector <2 x double> %1060, <2 x double> poison, <2 x i32> zeroinitializer
  %1062 = load <2 x double>, ptr %986, align 16
  %1063 = fmul contract <2 x double> %1062, %1061
  %1064 = fadd contract <2 x double> %1057, %1063
  %1065 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 14
  %1066 = load double, ptr %1065, align 16
  %1067 = insertelement <2 x double> poison, double %1066, i64 0
  %1068 = shufflevector <2 x double> %1067, <2 x double> poison, <2 x i32> zeroinitializer
  %1069 = load <2 x double>, ptr %988, align 16
  %1070 = fmul contract <2 x double> %1069, %1068
  %1071 = fadd contract <2 x double> %1064, %1070
  %1072 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %995, i64 15
  %1073 = load double, ptr %1072, align 8
  %1074 = insertelement <2 x double> poison, double %1073, i64 0
  %1075 = shufflevector <2 x double> %1074, <2 x double> poison, <2 x i32> zeroinitializer
  %1076 = load <2 x double>, ptr %990, align 16
  %1077 = fmul contract <2 x double> %1076, %1075
  %1078 = fadd contract <2 x double> %1071, %1077
  %1079 = fmul contract <2 x double> %882, %1078
  %1080 = add nsw i64 %995, 24
  %1081 = mul nsw i64 %1080, %666
  %1082 = add nsw i64 %1081, %945
  %1083 = getelementptr inbounds <2 x double>, ptr %671, i64 %1082
  store <2 x double> %1079, ptr %1083, align 16
  %1084 = add nsw i64 %995, 1
  %1085 = icmp eq i64 %1084, 4
  br i1 %1085, label %991, label %994

1086:
  %1087 = icmp sgt i64 %21, 1
  br i1 %1087, label %1088, label %1120

1088:
  %1089 = fsub contract double 1.000000e+00, %1
  %1090 = mul nsw i64 %22, 20
  %1091 = shl nsw i64 %22, 4
  br label %1092

1092:
  %1093 = phi i64 [ 0, %1088 ], [ %1101, %1094 ]
  br label %1103

1094:
  %1095 = add nsw i64 %1093, %1090
  %1096 = getelementptr inbounds <2 x double>, ptr %24, i64 %1095
  %1097 = load <2 x double>, ptr %1096, align 16
  %1098 = fadd contract <2 x double> %1117, %1097
  %1099 = add nsw i64 %1093, %1091
  %1100 = getelementptr inbounds <2 x double>, ptr %24, i64 %1099
  store <2 x double> %1098, ptr %1100, align 16
  %1101 = add nsw i64 %1093, 1
  %1102 = icmp eq i64 %1101, %22
  br i1 %1102, label %1120, label %1092

1103:
  %1104 = phi i64 [ 6, %1092 ], [ %1118, %1103 ]
  %1105 = phi <2 x double> [ zeroinitializer, %1092 ], [ %1117, %1103 ]
  %1106 = add nsw i64 %1104, 21
  %1107 = mul nsw i64 %1106, %22
  %1108 = add nsw i64 %1107, %1093
  %1109 = getelementptr inbounds <2 x double>, ptr %24, i64 %1108
  %1110 = load <2 x double>, ptr %1109, align 16
  %1111 = fadd contract <2 x double> %1105, %1110
  %1112 = and i64 %1104, 1
  %1113 = icmp eq i64 %1112, 0
  %1114 = select contract i1 %1113, double %1, double %1089
  %1115 = insertelement <2 x double> poison, double %1114, i64 0
  %1116 = shufflevector <2 x double> %1115, <2 x double> poison, <2 x i32> zeroinitializer
  %1117 = fmul contract <2 x double> %1111, %1116
  %1118 = add nsw i64 %1104, -1
  %1119 = icmp eq i64 %1104, 0
  br i1 %1119, label %1094, label %1103

1120:
  %1121 = load ptr, ptr %0, align 8
  %1122 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %1123 = load double, ptr %1122, align 8
  %1124 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %1125 = load double, ptr %1124, align 8
  %1126 = fmul contract double %1125, %1
  %1127 = fadd contract double %1123, %1126
  %1128 = load ptr, ptr %23, align 8
  %1129 = getelementptr inbounds %struct.Code, ptr %1121, i64 0, i32 7
  %1130 = load i64, ptr %1129, align 8
  %1131 = shl nsw i64 %1130, 4
  %1132 = getelementptr inbounds double, ptr %1128, i64 %1131
  %1133 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %1134 = load ptr, ptr %1133, align 8
  %1135 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %1136 = load ptr, ptr %1135, align 8
  store double %1127, ptr %3, align 8
  %1137 = getelementptr inbounds %struct.Code, ptr %1121, i64 0, i32 14
  %1138 = load ptr, ptr %1137, align 8
  %1139 = getelementptr inbounds i64, ptr %1138, i64 1
  %1140 = load i64, ptr %1139, align 8
  %1141 = add nsw i64 %1140, 1
  store i64 %1141, ptr %1139, align 8
  %1142 = getelementptr inbounds %struct.Code, ptr %1121, i64 0, i32 1
  %1143 = load ptr, ptr %1142, align 8
  %1144 = getelementptr inbounds %struct.Code, ptr %1121, i64 0, i32 13
  %1145 = load ptr, ptr %1144, align 8
  call void %1143(ptr %3, ptr %1132, ptr %1134, ptr %1136, ptr %1145)
  %1146 = getelementptr inbounds %struct.Code, ptr %1121, i64 0, i32 9
  %1147 = load ptr, ptr %1146, align 8
  %1148 = icmp eq ptr %1147, null
  br i1 %1148, label %1151, label %1149

1149:
  %1150 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %1121, double %1150, ptr %1134, ptr %1136)
  br label %1151

1151:
  ret void
}

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare fastcc void @rate_pivoted(ptr, double, ptr, ptr, ptr)

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

define internal fastcc void @lane_step_8(ptr noalias sret(%struct.Step) %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 1, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 15
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %18, label %10

10:
  %11 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 24
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds ptr, ptr %8, i64 %15
  %17 = load ptr, ptr %16, align 8
  br label %18

18:
  %19 = phi ptr [ %17, %10 ], [ null, %3 ]
  %20 = icmp eq ptr %19, null
  %21 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 25
  %22 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 42
  %23 = select i1 %20, ptr %22, ptr %21
  %24 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 32
  %25 = load ptr, ptr %24, align 8
  %26 = shl nsw i64 %6, 1
  %27 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp sgt i64 %6, 0
  %30 = sext i32 %2 to i64
  br i1 %29, label %31, label %54

31:
  %32 = phi i64 [ %38, %31 ], [ 0, %18 ]
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %33, %30
  %35 = getelementptr inbounds double, ptr %25, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %28, i64 %32
  store double %36, ptr %37, align 8
  %38 = add nsw i64 %32, 1
  %39 = icmp eq i64 %38, %26
  br i1 %39, label %40, label %31

40:
  %41 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 33
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 9
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ 0, %40 ], [ %52, %45 ]
  %47 = shl nsw i64 %46, 3
  %48 = add nsw i64 %47, %30
  %49 = getelementptr inbounds double, ptr %42, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %44, i64 %46
  store double %50, ptr %51, align 8
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %26
  br i1 %53, label %54, label %45

54:
  %55 = select i1 %20, ptr %4, ptr %19
  store ptr %55, ptr %0, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %57 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 23
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %30
  %60 = load double, ptr %59, align 8
  store double %60, ptr %56, align 8
  %61 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %62 = add nsw i32 %2, 24
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %58, i64 %63
  %65 = load double, ptr %64, align 8
  store double %65, ptr %61, align 8
  %66 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %67 = add nsw i32 %2, 16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %58, i64 %68
  %70 = load double, ptr %69, align 8
  store double %70, ptr %66, align 8
  %71 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  store double 1.000000e+00, ptr %71, align 8
  %72 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %73 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 4
  %74 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 37
  %75 = select i1 %20, ptr %74, ptr %73
  %76 = load ptr, ptr %75, align 8
  store ptr %76, ptr %72, align 8
  %77 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 21
  %79 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 38
  %80 = select i1 %20, ptr %79, ptr %78
  %81 = load ptr, ptr %80, align 8
  store ptr %81, ptr %77, align 8
  %82 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 7
  %83 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 22
  %84 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 39
  %85 = select i1 %20, ptr %84, ptr %83
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %82, align 8
  %87 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %88 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 40
  %90 = select i1 %20, ptr %89, ptr %88
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %87, align 8
  %92 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 9
  %93 = getelementptr inbounds %struct.Run, ptr %19, i64 0, i32 24
  %94 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 41
  %95 = select i1 %20, ptr %94, ptr %93
  %96 = load ptr, ptr %95, align 8
  store ptr %96, ptr %92, align 8
  %97 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  store i64 0, ptr %97, align 8
  br i1 %20, label %98, label %131

98:
  %99 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 34
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %30
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 10
  store ptr %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 35
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i32 %2, 6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i64, ptr %107, i64 %109
  %111 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 13
  store ptr %110, ptr %111, align 8
  %112 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 36
  %113 = load ptr, ptr %112, align 8
  %114 = load i64, ptr %23, align 8
  %115 = mul nsw i64 %114, %30
  %116 = getelementptr inbounds i64, ptr %113, i64 %115
  %117 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 14
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds %struct.Lanes, ptr %1, i64 0, i32 31
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.Watch, ptr %23, i64 0, i32 7
  %121 = load ptr, ptr %120, align 8
  br i1 %29, label %122, label %131

122:
  %123 = phi i64 [ %129, %122 ], [ 0, %98 ]
  %124 = shl nsw i64 %123, 3
  %125 = add nsw i64 %124, %30
  %126 = getelementptr inbounds double, ptr %119, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %121, i64 %123
  store double %127, ptr %128, align 8
  %129 = add nsw i64 %123, 1
  %130 = icmp eq i64 %129, %26
  br i1 %130, label %131, label %122

131:
  ret void
}

define internal fastcc void @release_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %5 = load ptr, ptr %4, align 8
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %26

17:
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %19, label %31

19:
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %21 = load ptr, ptr %20, align 8
  %22 = mul nsw i64 %10, 20
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %24 = load ptr, ptr %23, align 8
  %25 = mul nsw i64 %10, %8
  br label %62

26:
  tail call fastcc void @leave_8(ptr %0, i32 %1, i64 %2)
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %6
  store i64 -1, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %30 = load ptr, ptr %29, align 8
  br label %131

31:
  %32 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %6
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  %37 = load ptr, ptr %36, align 8
  %38 = mul nsw i64 %8, 3
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  store double %35, ptr %39, align 8
  %40 = add nsw i32 %1, 40
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = add nsw i64 %38, 1
  %45 = getelementptr inbounds double, ptr %37, i64 %44
  store double %43, ptr %45, align 8
  %46 = add nsw i32 %1, 48
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %33, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = add nsw i64 %38, 2
  %51 = getelementptr inbounds double, ptr %37, i64 %50
  store double %49, ptr %51, align 8
  %52 = load i64, ptr %11, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = mul nsw i64 %13, %6
  br label %73

56:
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %61 = mul nsw i64 %13, %6
  br label %94

62:
  %63 = phi i64 [ 0, %19 ], [ %71, %62 ]
  %64 = add nsw i64 %63, %22
  %65 = shl nsw i64 %64, 3
  %66 = add nsw i64 %65, %6
  %67 = getelementptr inbounds double, ptr %21, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = add nsw i64 %63, %25
  %70 = getelementptr inbounds double, ptr %24, i64 %69
  store double %68, ptr %70, align 8
  %71 = add nsw i64 %63, 1
  %72 = icmp eq i64 %71, %10
  br i1 %72, label %31, label %62

73:
  %74 = phi i64 [ %55, %54 ], [ %61, %113 ]
  %75 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr double, ptr %76, i64 %74
  %78 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %79 = load ptr, ptr %78, align 8
  %80 = mul nsw i64 %13, %8
  %81 = getelementptr double, ptr %79, i64 %80
  %82 = icmp sgt i64 %13, 0
  br i1 %82, label %83, label %90

83:
  %84 = phi i64 [ %88, %83 ], [ 0, %73 ]
  %85 = getelementptr inbounds double, ptr %77, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %81, i64 %84
  store double %86, ptr %87, align 8
  %88 = add nsw i64 %84, 1
  %89 = icmp eq i64 %88, %13
  br i1 %89, label %90, label %83

90:
  %91 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %126, label %116

94:
  %95 = phi i64 [ 0, %56 ], [ %114, %113 ]
  %96 = shl nsw i64 %95, 2
  %97 = getelementptr inbounds i64, ptr %58, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %113

100:
  %101 = load ptr, ptr %59, align 8
  %102 = getelementptr inbounds i64, ptr %97, i64 1
  %103 = load i64, ptr %102, align 8
  %104 = shl nsw i64 %103, 3
  %105 = add nsw i64 %104, %6
  %106 = getelementptr inbounds double, ptr %101, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %60, align 8
  %109 = getelementptr inbounds i64, ptr %97, i64 2
  %110 = load i64, ptr %109, align 8
  %111 = add nsw i64 %110, %61
  %112 = getelementptr inbounds double, ptr %108, i64 %111
  store double %107, ptr %112, align 8
  br label %113

113:
  %114 = add nsw i64 %95, 1
  %115 = icmp eq i64 %114, %52
  br i1 %115, label %73, label %94

116:
  %117 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %118 = load ptr, ptr %117, align 8
  %119 = mul nsw i32 %1, 6
  %120 = add nsw i32 %119, 3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i64, ptr %118, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 0
  %125 = select i1 %124, i64 5, i64 %2
  br label %126

126:
  %127 = phi i64 [ %2, %90 ], [ %125, %116 ]
  %128 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %8
  store i64 %127, ptr %130, align 8
  store i64 -1, ptr %7, align 8
  br label %131

131:
  %132 = phi ptr [ %33, %126 ], [ %30, %26 ]
  %133 = add nsw i32 %1, 8
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  store double 0.000000e+00, ptr %135, align 8
  ret void
}

define internal fastcc void @leave_8(ptr %0, i32 %1, i64 %2) {
  %4 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 %12
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:
  %21 = load i64, ptr %16, align 8
  %22 = getelementptr inbounds ptr, ptr %18, i64 %21
  %23 = load ptr, ptr %22, align 8
  br label %24

24:
  %25 = phi ptr [ %23, %20 ], [ null, %3 ]
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %27 = load ptr, ptr %26, align 8
  %28 = mul i64 %5, 160
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp sgt i64 %5, 0
  br i1 %32, label %33, label %54

33:
  %34 = phi i64 [ %40, %33 ], [ 0, %24 ]
  %35 = shl nsw i64 %34, 3
  %36 = add nsw i64 %35, %12
  %37 = getelementptr inbounds double, ptr %29, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %31, i64 %34
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %34, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %42, label %33

42:
  %43 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 3
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi i64 [ %52, %45 ], [ 0, %42 ]
  %47 = shl nsw i64 %46, 3
  %48 = add nsw i64 %47, %12
  %49 = getelementptr inbounds double, ptr %27, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %44, i64 %46
  store double %50, ptr %51, align 8
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %5
  br i1 %53, label %54, label %45

54:
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %56 = load ptr, ptr %55, align 8
  %57 = sub nsw i64 %9, %7
  %58 = shl nsw i64 %57, 3
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 4
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 %9
  %63 = sub i64 0, %7
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = icmp sgt i64 %7, 0
  br i1 %65, label %66, label %75

66:
  %67 = phi i64 [ %73, %66 ], [ 0, %54 ]
  %68 = shl nsw i64 %67, 3
  %69 = add nsw i64 %68, %12
  %70 = getelementptr inbounds double, ptr %59, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %64, i64 %67
  store double %71, ptr %72, align 8
  %73 = add nsw i64 %67, 1
  %74 = icmp eq i64 %73, %7
  br i1 %74, label %75, label %66

75:
  %76 = load double, ptr %13, align 8
  %77 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 1
  %78 = load ptr, ptr %77, align 8
  store double %76, ptr %78, align 8
  %79 = getelementptr inbounds double, ptr %13, i64 8
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %78, i64 1
  store double %80, ptr %81, align 8
  %82 = getelementptr inbounds double, ptr %13, i64 16
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %78, i64 6
  store double %83, ptr %84, align 8
  %85 = getelementptr inbounds double, ptr %13, i64 56
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %78, i64 7
  store double %86, ptr %87, align 8
  %88 = getelementptr inbounds double, ptr %13, i64 64
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %78, i64 8
  store double %89, ptr %90, align 8
  %91 = getelementptr inbounds i64, ptr %16, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 20
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 4
  store i64 %92, ptr %95, align 8
  %96 = getelementptr inbounds i64, ptr %16, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds i64, ptr %94, i64 3
  store i64 %97, ptr %98, align 8
  %99 = getelementptr inbounds i64, ptr %16, i64 40
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i64, ptr %94, i64 5
  store i64 %100, ptr %101, align 8
  %102 = icmp eq i64 %2, 7
  br i1 %102, label %103, label %139

103:
  %104 = mul i64 %5, 136
  %105 = getelementptr inbounds double, ptr %27, i64 %104
  %106 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 21
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %25, i64 0, i32 7
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %109, 17
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  br i1 %32, label %112, label %121

112:
  %113 = phi i64 [ %119, %112 ], [ 0, %103 ]
  %114 = shl nsw i64 %113, 3
  %115 = add nsw i64 %114, %12
  %116 = getelementptr inbounds double, ptr %105, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %111, i64 %113
  store double %117, ptr %118, align 8
  %119 = add nsw i64 %113, 1
  %120 = icmp eq i64 %119, %5
  br i1 %120, label %121, label %112

121:
  %122 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %123 = load ptr, ptr %122, align 8
  %124 = shl nsw i64 %5, 1
  %125 = or i64 %124, 1
  %126 = add nsw i64 %125, %7
  %127 = getelementptr inbounds %struct.Run, ptr %25, i64 0, i32 22
  %128 = load ptr, ptr %127, align 8
  %129 = icmp sgt i64 %126, 0
  br i1 %129, label %130, label %139

130:
  %131 = phi i64 [ %137, %130 ], [ 0, %121 ]
  %132 = shl nsw i64 %131, 3
  %133 = add nsw i64 %132, %12
  %134 = getelementptr inbounds double, ptr %123, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %128, i64 %131
  store double %135, ptr %136, align 8
  %137 = add nsw i64 %131, 1
  %138 = icmp eq i64 %137, %126
  br i1 %138, label %139, label %130

139:
  %140 = tail call i64 @llvm.smin.i64(i64 %2, i64 9)
  %141 = getelementptr inbounds [10 x i64], ptr @leave_8.reason, i64 0, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %144 = load ptr, ptr %143, align 8
  %145 = load i64, ptr %16, align 8
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  store i64 %142, ptr %146, align 8
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
