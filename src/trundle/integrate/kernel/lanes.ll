; source e3510fa0bd44181c0b376bced746b2d9e3d7c03fe4ada097f688f2e7776a11cc
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32 }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@leave_8.reason = internal constant [9 x i64] [i64 1, i64 0, i64 3, i64 4, i64 6, i64 5, i64 1, i64 7, i64 2], align 16

define i64 @run_lanes_4(ptr %0, i64 %1) {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  %5 = alloca %struct.Step, align 8
  %6 = alloca <4 x double>, align 32
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
  %18 = tail call fastcc i32 @fill_4(ptr %0)
  %19 = icmp slt i64 %1, 1
  %20 = icmp eq i32 %18, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %1870, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %28 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %33 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 5
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %65

65:
  %66 = phi i64 [ 0, %22 ], [ %1866, %1863 ]
  %67 = phi i32 [ 0, %22 ], [ %1865, %1863 ]
  %68 = phi i32 [ %18, %22 ], [ %1864, %1863 ]
  br label %69

69:
  %70 = phi i64 [ 0, %65 ], [ %155, %153 ]
  %71 = phi i32 [ 0, %65 ], [ %154, %153 ]
  %72 = load ptr, ptr %23, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %70
  %74 = load ptr, ptr %24, align 8
  %75 = getelementptr inbounds i64, ptr %74, i64 %70
  %76 = load double, ptr %73, align 8
  %77 = getelementptr inbounds double, ptr %73, i64 8
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %73, i64 12
  store double 0.000000e+00, ptr %78, align 8
  %79 = getelementptr inbounds i64, ptr %75, i64 24
  store i64 0, ptr %79, align 8
  %80 = load i64, ptr %75, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %153, label %82

82:
  %83 = getelementptr inbounds double, ptr %73, i64 36
  %84 = load double, ptr %83, align 8
  %85 = fsub contract double %84, %76
  %86 = getelementptr inbounds double, ptr %73, i64 4
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %73, i64 40
  %89 = load double, ptr %88, align 8
  %90 = call contract double @llvm.minnum.f64(double %87, double %89)
  %91 = fadd contract double %76, %90
  store double %91, ptr %77, align 8
  %92 = fcmp contract oeq double %85, 0.000000e+00
  br i1 %92, label %148, label %93

93:
  %94 = getelementptr inbounds i64, ptr %75, i64 4
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %25, align 8
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %98, label %148

98:
  %99 = load ptr, ptr %26, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %123, label %101

101:
  %102 = getelementptr inbounds ptr, ptr %99, i64 %80
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %123, label %105

105:
  %106 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 20
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i64, ptr %107, i64 2
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 15
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %113, label %148

113:
  %114 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25
  %115 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25, i32 13
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %114, align 8
  %119 = add nsw i64 %118, %117
  %120 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25, i32 3
  %121 = load i64, ptr %120, align 8
  %122 = icmp sgt i64 %119, %121
  br i1 %122, label %148, label %123

123:
  %124 = fmul contract double %90, 1.010000e+00
  %125 = fcmp contract ult double %124, %85
  br i1 %125, label %127, label %126

126:
  store double %84, ptr %77, align 8
  store i64 1, ptr %79, align 8
  br label %151

127:
  %128 = call contract double @llvm.fabs.f64(double %76)
  %129 = fmul contract double %128, 0x3CE4000000000000
  %130 = fcmp contract ole double %90, %129
  %131 = fcmp contract oeq double %90, 0.000000e+00
  %132 = or i1 %130, %131
  br i1 %132, label %137, label %133

133:
  %134 = getelementptr inbounds i64, ptr %75, i64 8
  %135 = load i64, ptr %134, align 8
  %136 = icmp sgt i64 %135, 20
  br i1 %136, label %137, label %146

137:
  %138 = getelementptr inbounds i64, ptr %75, i64 20
  %139 = load i64, ptr %138, align 8
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %148, label %141

141:
  %142 = getelementptr inbounds i64, ptr %75, i64 8
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 0
  %145 = select i1 %144, i64 3, i64 2
  br label %148

146:
  %147 = fsub contract double %91, %76
  br label %151

148:
  %149 = phi i64 [ 7, %137 ], [ %145, %141 ], [ 5, %113 ], [ 6, %93 ], [ 1, %82 ], [ 5, %105 ]
  %150 = trunc i64 %70 to i32
  call fastcc void @release_4(ptr %0, i32 %150, i64 %149)
  br label %153

151:
  %152 = phi double [ %85, %126 ], [ %147, %146 ]
  store double %152, ptr %78, align 8
  br label %153

153:
  %154 = phi i32 [ %71, %69 ], [ 1, %148 ], [ %71, %151 ]
  %155 = add nsw i64 %70, 1
  %156 = icmp eq i64 %155, 4
  br i1 %156, label %157, label %69

157:
  %158 = or i32 %154, %67
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:
  %161 = call fastcc i32 @fill_4(ptr %0)
  br label %1863

162:
  %163 = load i64, ptr %27, align 8
  %164 = load ptr, ptr %23, align 8
  %165 = load ptr, ptr %28, align 8
  %166 = load ptr, ptr %29, align 8
  %167 = getelementptr inbounds <4 x double>, ptr %164, i64 3
  %168 = load <4 x double>, ptr %167, align 32
  %169 = shl nsw i64 %163, 4
  %170 = getelementptr inbounds <4 x double>, ptr %165, i64 %169
  %171 = mul nsw i64 %163, 19
  %172 = getelementptr inbounds <4 x double>, ptr %165, i64 %171
  %173 = mul nsw i64 %163, 17
  %174 = getelementptr inbounds <4 x double>, ptr %165, i64 %173
  %175 = getelementptr inbounds <4 x double>, ptr %164, i64 2
  %176 = load <4 x double>, ptr %175, align 32
  store <4 x double> %176, ptr %17, align 32
  %177 = load <4 x double>, ptr %164, align 32
  %178 = load ptr, ptr %30, align 8
  %179 = load i64, ptr %31, align 8
  %180 = sdiv i64 %179, 4
  %181 = shl nsw i64 %180, 4
  %182 = getelementptr inbounds <4 x double>, ptr %165, i64 %181
  %183 = mul nsw i64 %180, 20
  %184 = getelementptr inbounds <4 x double>, ptr %165, i64 %183
  %185 = icmp sgt i64 %179, 3
  br i1 %185, label %186, label %221

186:
  %187 = phi i64 [ %196, %186 ], [ 0, %162 ]
  %188 = getelementptr inbounds <4 x double>, ptr %184, i64 %187
  %189 = load <4 x double>, ptr %188, align 32
  %190 = getelementptr inbounds <4 x double>, ptr %165, i64 %187
  %191 = load <4 x double>, ptr %190, align 32
  %192 = fmul contract <4 x double> %191, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %193 = fmul contract <4 x double> %168, %192
  %194 = fadd contract <4 x double> %189, %193
  %195 = getelementptr inbounds <4 x double>, ptr %182, i64 %187
  store <4 x double> %194, ptr %195, align 32
  %196 = add nsw i64 %187, 1
  %197 = icmp eq i64 %196, %180
  br i1 %197, label %198, label %186

198:
  %199 = fmul contract <4 x double> %168, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %200 = fadd contract <4 x double> %199, %177
  %201 = getelementptr inbounds <4 x double>, ptr %165, i64 %180
  store <4 x double> %200, ptr %16, align 32
  %202 = load ptr, ptr %0, align 8
  %203 = load ptr, ptr %32, align 8
  call void %202(ptr %16, ptr %182, ptr %178, ptr %201, ptr %203)
  br label %204

204:
  %205 = phi i64 [ %219, %204 ], [ 0, %198 ]
  %206 = getelementptr inbounds <4 x double>, ptr %184, i64 %205
  %207 = load <4 x double>, ptr %206, align 32
  %208 = getelementptr inbounds <4 x double>, ptr %165, i64 %205
  %209 = load <4 x double>, ptr %208, align 32
  %210 = fmul contract <4 x double> %209, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %211 = add nsw i64 %205, %180
  %212 = getelementptr inbounds <4 x double>, ptr %165, i64 %211
  %213 = load <4 x double>, ptr %212, align 32
  %214 = fmul contract <4 x double> %213, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %215 = fadd contract <4 x double> %210, %214
  %216 = fmul contract <4 x double> %168, %215
  %217 = fadd contract <4 x double> %207, %216
  %218 = getelementptr inbounds <4 x double>, ptr %182, i64 %205
  store <4 x double> %217, ptr %218, align 32
  %219 = add nsw i64 %205, 1
  %220 = icmp eq i64 %219, %180
  br i1 %220, label %227, label %204

221:
  %222 = fmul contract <4 x double> %168, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %223 = fadd contract <4 x double> %222, %177
  %224 = getelementptr inbounds <4 x double>, ptr %165, i64 %180
  store <4 x double> %223, ptr %16, align 32
  %225 = load ptr, ptr %0, align 8
  %226 = load ptr, ptr %32, align 8
  call void %225(ptr %16, ptr %182, ptr %178, ptr %224, ptr %226)
  br label %227

227:
  %228 = fmul contract <4 x double> %168, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %229 = fadd contract <4 x double> %228, %177
  %230 = shl nsw i64 %180, 1
  %231 = getelementptr inbounds <4 x double>, ptr %165, i64 %230
  store <4 x double> %229, ptr %15, align 32
  %232 = load ptr, ptr %0, align 8
  %233 = load ptr, ptr %32, align 8
  call void %232(ptr %15, ptr %182, ptr %178, ptr %231, ptr %233)
  br i1 %185, label %234, label %251

234:
  %235 = phi i64 [ %249, %234 ], [ 0, %227 ]
  %236 = getelementptr inbounds <4 x double>, ptr %184, i64 %235
  %237 = load <4 x double>, ptr %236, align 32
  %238 = getelementptr inbounds <4 x double>, ptr %165, i64 %235
  %239 = load <4 x double>, ptr %238, align 32
  %240 = fmul contract <4 x double> %239, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %241 = add nsw i64 %235, %230
  %242 = getelementptr inbounds <4 x double>, ptr %165, i64 %241
  %243 = load <4 x double>, ptr %242, align 32
  %244 = fmul contract <4 x double> %243, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %245 = fadd contract <4 x double> %240, %244
  %246 = fmul contract <4 x double> %168, %245
  %247 = fadd contract <4 x double> %237, %246
  %248 = getelementptr inbounds <4 x double>, ptr %182, i64 %235
  store <4 x double> %247, ptr %248, align 32
  %249 = add nsw i64 %235, 1
  %250 = icmp eq i64 %249, %180
  br i1 %250, label %251, label %234

251:
  %252 = fmul contract <4 x double> %168, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %253 = fadd contract <4 x double> %252, %177
  %254 = mul nsw i64 %180, 3
  %255 = getelementptr inbounds <4 x double>, ptr %165, i64 %254
  store <4 x double> %253, ptr %14, align 32
  %256 = load ptr, ptr %0, align 8
  %257 = load ptr, ptr %32, align 8
  call void %256(ptr %14, ptr %182, ptr %178, ptr %255, ptr %257)
  br i1 %185, label %258, label %280

258:
  %259 = phi i64 [ %278, %258 ], [ 0, %251 ]
  %260 = getelementptr inbounds <4 x double>, ptr %184, i64 %259
  %261 = load <4 x double>, ptr %260, align 32
  %262 = getelementptr inbounds <4 x double>, ptr %165, i64 %259
  %263 = load <4 x double>, ptr %262, align 32
  %264 = fmul contract <4 x double> %263, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %265 = add nsw i64 %259, %230
  %266 = getelementptr inbounds <4 x double>, ptr %165, i64 %265
  %267 = load <4 x double>, ptr %266, align 32
  %268 = fmul contract <4 x double> %267, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %269 = fsub contract <4 x double> %264, %268
  %270 = add nsw i64 %259, %254
  %271 = getelementptr inbounds <4 x double>, ptr %165, i64 %270
  %272 = load <4 x double>, ptr %271, align 32
  %273 = fmul contract <4 x double> %272, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %274 = fadd contract <4 x double> %269, %273
  %275 = fmul contract <4 x double> %168, %274
  %276 = fadd contract <4 x double> %261, %275
  %277 = getelementptr inbounds <4 x double>, ptr %182, i64 %259
  store <4 x double> %276, ptr %277, align 32
  %278 = add nsw i64 %259, 1
  %279 = icmp eq i64 %278, %180
  br i1 %279, label %280, label %258

280:
  %281 = fmul contract <4 x double> %168, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %282 = fadd contract <4 x double> %281, %177
  %283 = shl nsw i64 %180, 2
  %284 = getelementptr inbounds <4 x double>, ptr %165, i64 %283
  store <4 x double> %282, ptr %13, align 32
  %285 = load ptr, ptr %0, align 8
  %286 = load ptr, ptr %32, align 8
  call void %285(ptr %13, ptr %182, ptr %178, ptr %284, ptr %286)
  br i1 %185, label %287, label %309

287:
  %288 = phi i64 [ %307, %287 ], [ 0, %280 ]
  %289 = getelementptr inbounds <4 x double>, ptr %184, i64 %288
  %290 = load <4 x double>, ptr %289, align 32
  %291 = getelementptr inbounds <4 x double>, ptr %165, i64 %288
  %292 = load <4 x double>, ptr %291, align 32
  %293 = fmul contract <4 x double> %292, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %294 = add nsw i64 %288, %254
  %295 = getelementptr inbounds <4 x double>, ptr %165, i64 %294
  %296 = load <4 x double>, ptr %295, align 32
  %297 = fmul contract <4 x double> %296, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %298 = fadd contract <4 x double> %293, %297
  %299 = add nsw i64 %288, %283
  %300 = getelementptr inbounds <4 x double>, ptr %165, i64 %299
  %301 = load <4 x double>, ptr %300, align 32
  %302 = fmul contract <4 x double> %301, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %303 = fadd contract <4 x double> %298, %302
  %304 = fmul contract <4 x double> %168, %303
  %305 = fadd contract <4 x double> %290, %304
  %306 = getelementptr inbounds <4 x double>, ptr %182, i64 %288
  store <4 x double> %305, ptr %306, align 32
  %307 = add nsw i64 %288, 1
  %308 = icmp eq i64 %307, %180
  br i1 %308, label %309, label %287

309:
  %310 = fmul contract <4 x double> %168, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %311 = fadd contract <4 x double> %310, %177
  %312 = mul nsw i64 %180, 5
  %313 = getelementptr inbounds <4 x double>, ptr %165, i64 %312
  store <4 x double> %311, ptr %12, align 32
  %314 = load ptr, ptr %0, align 8
  %315 = load ptr, ptr %32, align 8
  call void %314(ptr %12, ptr %182, ptr %178, ptr %313, ptr %315)
  br i1 %185, label %316, label %343

316:
  %317 = phi i64 [ %341, %316 ], [ 0, %309 ]
  %318 = getelementptr inbounds <4 x double>, ptr %184, i64 %317
  %319 = load <4 x double>, ptr %318, align 32
  %320 = getelementptr inbounds <4 x double>, ptr %165, i64 %317
  %321 = load <4 x double>, ptr %320, align 32
  %322 = fmul contract <4 x double> %321, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %323 = add nsw i64 %317, %254
  %324 = getelementptr inbounds <4 x double>, ptr %165, i64 %323
  %325 = load <4 x double>, ptr %324, align 32
  %326 = fmul contract <4 x double> %325, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %327 = fadd contract <4 x double> %322, %326
  %328 = add nsw i64 %317, %283
  %329 = getelementptr inbounds <4 x double>, ptr %165, i64 %328
  %330 = load <4 x double>, ptr %329, align 32
  %331 = fmul contract <4 x double> %330, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %332 = fadd contract <4 x double> %327, %331
  %333 = add nsw i64 %317, %312
  %334 = getelementptr inbounds <4 x double>, ptr %165, i64 %333
  %335 = load <4 x double>, ptr %334, align 32
  %336 = fmul contract <4 x double> %335, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %337 = fsub contract <4 x double> %332, %336
  %338 = fmul contract <4 x double> %168, %337
  %339 = fadd contract <4 x double> %319, %338
  %340 = getelementptr inbounds <4 x double>, ptr %182, i64 %317
  store <4 x double> %339, ptr %340, align 32
  %341 = add nsw i64 %317, 1
  %342 = icmp eq i64 %341, %180
  br i1 %342, label %343, label %316

343:
  %344 = fmul contract <4 x double> %168, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %345 = fadd contract <4 x double> %344, %177
  %346 = mul nsw i64 %180, 6
  %347 = getelementptr inbounds <4 x double>, ptr %165, i64 %346
  store <4 x double> %345, ptr %11, align 32
  %348 = load ptr, ptr %0, align 8
  %349 = load ptr, ptr %32, align 8
  call void %348(ptr %11, ptr %182, ptr %178, ptr %347, ptr %349)
  br i1 %185, label %350, label %382

350:
  %351 = phi i64 [ %380, %350 ], [ 0, %343 ]
  %352 = getelementptr inbounds <4 x double>, ptr %184, i64 %351
  %353 = load <4 x double>, ptr %352, align 32
  %354 = getelementptr inbounds <4 x double>, ptr %165, i64 %351
  %355 = load <4 x double>, ptr %354, align 32
  %356 = fmul contract <4 x double> %355, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %357 = add nsw i64 %351, %254
  %358 = getelementptr inbounds <4 x double>, ptr %165, i64 %357
  %359 = load <4 x double>, ptr %358, align 32
  %360 = fmul contract <4 x double> %359, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %361 = fadd contract <4 x double> %356, %360
  %362 = add nsw i64 %351, %283
  %363 = getelementptr inbounds <4 x double>, ptr %165, i64 %362
  %364 = load <4 x double>, ptr %363, align 32
  %365 = fmul contract <4 x double> %364, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %366 = fadd contract <4 x double> %361, %365
  %367 = add nsw i64 %351, %312
  %368 = getelementptr inbounds <4 x double>, ptr %165, i64 %367
  %369 = load <4 x double>, ptr %368, align 32
  %370 = fmul contract <4 x double> %369, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %371 = fsub contract <4 x double> %366, %370
  %372 = add nsw i64 %351, %346
  %373 = getelementptr inbounds <4 x double>, ptr %165, i64 %372
  %374 = load <4 x double>, ptr %373, align 32
  %375 = fmul contract <4 x double> %374, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %376 = fadd contract <4 x double> %371, %375
  %377 = fmul contract <4 x double> %168, %376
  %378 = fadd contract <4 x double> %353, %377
  %379 = getelementptr inbounds <4 x double>, ptr %182, i64 %351
  store <4 x double> %378, ptr %379, align 32
  %380 = add nsw i64 %351, 1
  %381 = icmp eq i64 %380, %180
  br i1 %381, label %382, label %350

382:
  %383 = fmul contract <4 x double> %168, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %384 = fadd contract <4 x double> %383, %177
  %385 = mul nsw i64 %180, 7
  %386 = getelementptr inbounds <4 x double>, ptr %165, i64 %385
  store <4 x double> %384, ptr %10, align 32
  %387 = load ptr, ptr %0, align 8
  %388 = load ptr, ptr %32, align 8
  call void %387(ptr %10, ptr %182, ptr %178, ptr %386, ptr %388)
  br i1 %185, label %389, label %426

389:
  %390 = phi i64 [ %424, %389 ], [ 0, %382 ]
  %391 = getelementptr inbounds <4 x double>, ptr %184, i64 %390
  %392 = load <4 x double>, ptr %391, align 32
  %393 = getelementptr inbounds <4 x double>, ptr %165, i64 %390
  %394 = load <4 x double>, ptr %393, align 32
  %395 = fmul contract <4 x double> %394, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %396 = add nsw i64 %390, %254
  %397 = getelementptr inbounds <4 x double>, ptr %165, i64 %396
  %398 = load <4 x double>, ptr %397, align 32
  %399 = fmul contract <4 x double> %398, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %400 = fsub contract <4 x double> %395, %399
  %401 = add nsw i64 %390, %283
  %402 = getelementptr inbounds <4 x double>, ptr %165, i64 %401
  %403 = load <4 x double>, ptr %402, align 32
  %404 = fmul contract <4 x double> %403, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %405 = fsub contract <4 x double> %400, %404
  %406 = add nsw i64 %390, %312
  %407 = getelementptr inbounds <4 x double>, ptr %165, i64 %406
  %408 = load <4 x double>, ptr %407, align 32
  %409 = fmul contract <4 x double> %408, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %410 = fadd contract <4 x double> %405, %409
  %411 = add nsw i64 %390, %346
  %412 = getelementptr inbounds <4 x double>, ptr %165, i64 %411
  %413 = load <4 x double>, ptr %412, align 32
  %414 = fmul contract <4 x double> %413, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %415 = fadd contract <4 x double> %410, %414
  %416 = add nsw i64 %390, %385
  %417 = getelementptr inbounds <4 x double>, ptr %165, i64 %416
  %418 = load <4 x double>, ptr %417, align 32
  %419 = fmul contract <4 x double> %418, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %420 = fsub contract <4 x double> %415, %419
  %421 = fmul contract <4 x double> %168, %420
  %422 = fadd contract <4 x double> %392, %421
  %423 = getelementptr inbounds <4 x double>, ptr %182, i64 %390
  store <4 x double> %422, ptr %423, align 32
  %424 = add nsw i64 %390, 1
  %425 = icmp eq i64 %424, %180
  br i1 %425, label %426, label %389

426:
  %427 = fmul contract <4 x double> %168, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %428 = fadd contract <4 x double> %427, %177
  %429 = shl nsw i64 %180, 3
  %430 = getelementptr inbounds <4 x double>, ptr %165, i64 %429
  store <4 x double> %428, ptr %9, align 32
  %431 = load ptr, ptr %0, align 8
  %432 = load ptr, ptr %32, align 8
  call void %431(ptr %9, ptr %182, ptr %178, ptr %430, ptr %432)
  br i1 %185, label %433, label %475

433:
  %434 = phi i64 [ %473, %433 ], [ 0, %426 ]
  %435 = getelementptr inbounds <4 x double>, ptr %184, i64 %434
  %436 = load <4 x double>, ptr %435, align 32
  %437 = getelementptr inbounds <4 x double>, ptr %165, i64 %434
  %438 = load <4 x double>, ptr %437, align 32
  %439 = fmul contract <4 x double> %438, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %440 = add nsw i64 %434, %254
  %441 = getelementptr inbounds <4 x double>, ptr %165, i64 %440
  %442 = load <4 x double>, ptr %441, align 32
  %443 = fmul contract <4 x double> %442, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %444 = fsub contract <4 x double> %439, %443
  %445 = add nsw i64 %434, %283
  %446 = getelementptr inbounds <4 x double>, ptr %165, i64 %445
  %447 = load <4 x double>, ptr %446, align 32
  %448 = fmul contract <4 x double> %447, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %449 = fsub contract <4 x double> %444, %448
  %450 = add nsw i64 %434, %312
  %451 = getelementptr inbounds <4 x double>, ptr %165, i64 %450
  %452 = load <4 x double>, ptr %451, align 32
  %453 = fmul contract <4 x double> %452, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %454 = fadd contract <4 x double> %449, %453
  %455 = add nsw i64 %434, %346
  %456 = getelementptr inbounds <4 x double>, ptr %165, i64 %455
  %457 = load <4 x double>, ptr %456, align 32
  %458 = fmul contract <4 x double> %457, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %459 = fadd contract <4 x double> %454, %458
  %460 = add nsw i64 %434, %385
  %461 = getelementptr inbounds <4 x double>, ptr %165, i64 %460
  %462 = load <4 x double>, ptr %461, align 32
  %463 = fmul contract <4 x double> %462, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %464 = fsub contract <4 x double> %459, %463
  %465 = add nsw i64 %434, %429
  %466 = getelementptr inbounds <4 x double>, ptr %165, i64 %465
  %467 = load <4 x double>, ptr %466, align 32
  %468 = fmul contract <4 x double> %467, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %469 = fsub contract <4 x double> %464, %468
  %470 = fmul contract <4 x double> %168, %469
  %471 = fadd contract <4 x double> %436, %470
  %472 = getelementptr inbounds <4 x double>, ptr %182, i64 %434
  store <4 x double> %471, ptr %472, align 32
  %473 = add nsw i64 %434, 1
  %474 = icmp eq i64 %473, %180
  br i1 %474, label %475, label %433

475:
  %476 = fmul contract <4 x double> %168, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %477 = fadd contract <4 x double> %476, %177
  %478 = mul nsw i64 %180, 9
  %479 = getelementptr inbounds <4 x double>, ptr %165, i64 %478
  store <4 x double> %477, ptr %8, align 32
  %480 = load ptr, ptr %0, align 8
  %481 = load ptr, ptr %32, align 8
  call void %480(ptr %8, ptr %182, ptr %178, ptr %479, ptr %481)
  br i1 %185, label %482, label %529

482:
  %483 = phi i64 [ %527, %482 ], [ 0, %475 ]
  %484 = getelementptr inbounds <4 x double>, ptr %184, i64 %483
  %485 = load <4 x double>, ptr %484, align 32
  %486 = getelementptr inbounds <4 x double>, ptr %165, i64 %483
  %487 = load <4 x double>, ptr %486, align 32
  %488 = fmul contract <4 x double> %487, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %489 = add nsw i64 %483, %254
  %490 = getelementptr inbounds <4 x double>, ptr %165, i64 %489
  %491 = load <4 x double>, ptr %490, align 32
  %492 = fmul contract <4 x double> %491, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %493 = fsub contract <4 x double> %492, %488
  %494 = add nsw i64 %483, %283
  %495 = getelementptr inbounds <4 x double>, ptr %165, i64 %494
  %496 = load <4 x double>, ptr %495, align 32
  %497 = fmul contract <4 x double> %496, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %498 = fadd contract <4 x double> %493, %497
  %499 = add nsw i64 %483, %312
  %500 = getelementptr inbounds <4 x double>, ptr %165, i64 %499
  %501 = load <4 x double>, ptr %500, align 32
  %502 = fmul contract <4 x double> %501, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %503 = fsub contract <4 x double> %498, %502
  %504 = add nsw i64 %483, %346
  %505 = getelementptr inbounds <4 x double>, ptr %165, i64 %504
  %506 = load <4 x double>, ptr %505, align 32
  %507 = fmul contract <4 x double> %506, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %508 = fsub contract <4 x double> %503, %507
  %509 = add nsw i64 %483, %385
  %510 = getelementptr inbounds <4 x double>, ptr %165, i64 %509
  %511 = load <4 x double>, ptr %510, align 32
  %512 = fmul contract <4 x double> %511, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %513 = fadd contract <4 x double> %508, %512
  %514 = add nsw i64 %483, %429
  %515 = getelementptr inbounds <4 x double>, ptr %165, i64 %514
  %516 = load <4 x double>, ptr %515, align 32
  %517 = fmul contract <4 x double> %516, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %518 = fadd contract <4 x double> %513, %517
  %519 = add nsw i64 %483, %478
  %520 = getelementptr inbounds <4 x double>, ptr %165, i64 %519
  %521 = load <4 x double>, ptr %520, align 32
  %522 = fmul contract <4 x double> %521, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %523 = fsub contract <4 x double> %518, %522
  %524 = fmul contract <4 x double> %168, %523
  %525 = fadd contract <4 x double> %485, %524
  %526 = getelementptr inbounds <4 x double>, ptr %182, i64 %483
  store <4 x double> %525, ptr %526, align 32
  %527 = add nsw i64 %483, 1
  %528 = icmp eq i64 %527, %180
  br i1 %528, label %529, label %482

529:
  %530 = fmul contract <4 x double> %168, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %531 = fadd contract <4 x double> %530, %177
  %532 = mul nsw i64 %180, 10
  %533 = getelementptr inbounds <4 x double>, ptr %165, i64 %532
  store <4 x double> %531, ptr %7, align 32
  %534 = load ptr, ptr %0, align 8
  %535 = load ptr, ptr %32, align 8
  call void %534(ptr %7, ptr %182, ptr %178, ptr %533, ptr %535)
  br i1 %185, label %536, label %588

536:
  %537 = phi i64 [ %586, %536 ], [ 0, %529 ]
  %538 = getelementptr inbounds <4 x double>, ptr %184, i64 %537
  %539 = load <4 x double>, ptr %538, align 32
  %540 = getelementptr inbounds <4 x double>, ptr %165, i64 %537
  %541 = load <4 x double>, ptr %540, align 32
  %542 = fmul contract <4 x double> %541, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %543 = add nsw i64 %537, %254
  %544 = getelementptr inbounds <4 x double>, ptr %165, i64 %543
  %545 = load <4 x double>, ptr %544, align 32
  %546 = fmul contract <4 x double> %545, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %547 = fsub contract <4 x double> %542, %546
  %548 = add nsw i64 %537, %283
  %549 = getelementptr inbounds <4 x double>, ptr %165, i64 %548
  %550 = load <4 x double>, ptr %549, align 32
  %551 = fmul contract <4 x double> %550, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %552 = fsub contract <4 x double> %547, %551
  %553 = add nsw i64 %537, %312
  %554 = getelementptr inbounds <4 x double>, ptr %165, i64 %553
  %555 = load <4 x double>, ptr %554, align 32
  %556 = fmul contract <4 x double> %555, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %557 = fsub contract <4 x double> %552, %556
  %558 = add nsw i64 %537, %346
  %559 = getelementptr inbounds <4 x double>, ptr %165, i64 %558
  %560 = load <4 x double>, ptr %559, align 32
  %561 = fmul contract <4 x double> %560, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %562 = fadd contract <4 x double> %557, %561
  %563 = add nsw i64 %537, %385
  %564 = getelementptr inbounds <4 x double>, ptr %165, i64 %563
  %565 = load <4 x double>, ptr %564, align 32
  %566 = fmul contract <4 x double> %565, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %567 = fsub contract <4 x double> %562, %566
  %568 = add nsw i64 %537, %429
  %569 = getelementptr inbounds <4 x double>, ptr %165, i64 %568
  %570 = load <4 x double>, ptr %569, align 32
  %571 = fmul contract <4 x double> %570, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %572 = fsub contract <4 x double> %567, %571
  %573 = add nsw i64 %537, %478
  %574 = getelementptr inbounds <4 x double>, ptr %165, i64 %573
  %575 = load <4 x double>, ptr %574, align 32
  %576 = fmul contract <4 x double> %575, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %577 = fadd contract <4 x double> %572, %576
  %578 = add nsw i64 %537, %532
  %579 = getelementptr inbounds <4 x double>, ptr %165, i64 %578
  %580 = load <4 x double>, ptr %579, align 32
  %581 = fmul contract <4 x double> %580, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %582 = fadd contract <4 x double> %577, %581
  %583 = fmul contract <4 x double> %168, %582
  %584 = fadd contract <4 x double> %539, %583
  %585 = getelementptr inbounds <4 x double>, ptr %182, i64 %537
  store <4 x double> %584, ptr %585, align 32
  %586 = add nsw i64 %537, 1
  %587 = icmp eq i64 %586, %180
  br i1 %587, label %588, label %536

588:
  %589 = fadd contract <4 x double> %168, %177
  %590 = mul nsw i64 %180, 11
  %591 = getelementptr inbounds <4 x double>, ptr %165, i64 %590
  store <4 x double> %589, ptr %6, align 32
  %592 = load ptr, ptr %0, align 8
  %593 = load ptr, ptr %32, align 8
  call void %592(ptr %6, ptr %182, ptr %178, ptr %591, ptr %593)
  br i1 %185, label %594, label %676

594:
  %595 = mul nsw i64 %180, 17
  %596 = mul nsw i64 %180, 18
  %597 = mul nsw i64 %180, 19
  br label %598

598:
  %599 = phi i64 [ 0, %594 ], [ %674, %598 ]
  %600 = getelementptr inbounds <4 x double>, ptr %165, i64 %599
  %601 = load <4 x double>, ptr %600, align 32
  %602 = add nsw i64 %599, %312
  %603 = getelementptr inbounds <4 x double>, ptr %165, i64 %602
  %604 = load <4 x double>, ptr %603, align 32
  %605 = add nsw i64 %599, %346
  %606 = getelementptr inbounds <4 x double>, ptr %165, i64 %605
  %607 = load <4 x double>, ptr %606, align 32
  %608 = add nsw i64 %599, %385
  %609 = getelementptr inbounds <4 x double>, ptr %165, i64 %608
  %610 = load <4 x double>, ptr %609, align 32
  %611 = add nsw i64 %599, %429
  %612 = getelementptr inbounds <4 x double>, ptr %165, i64 %611
  %613 = load <4 x double>, ptr %612, align 32
  %614 = add nsw i64 %599, %478
  %615 = getelementptr inbounds <4 x double>, ptr %165, i64 %614
  %616 = load <4 x double>, ptr %615, align 32
  %617 = add nsw i64 %599, %532
  %618 = getelementptr inbounds <4 x double>, ptr %165, i64 %617
  %619 = load <4 x double>, ptr %618, align 32
  %620 = add nsw i64 %599, %590
  %621 = getelementptr inbounds <4 x double>, ptr %165, i64 %620
  %622 = load <4 x double>, ptr %621, align 32
  %623 = add nsw i64 %599, %183
  %624 = getelementptr inbounds <4 x double>, ptr %165, i64 %623
  %625 = load <4 x double>, ptr %624, align 32
  %626 = fmul contract <4 x double> %601, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %627 = fmul contract <4 x double> %604, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %628 = fadd contract <4 x double> %626, %627
  %629 = fmul contract <4 x double> %607, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %630 = fadd contract <4 x double> %628, %629
  %631 = fmul contract <4 x double> %610, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %632 = fadd contract <4 x double> %630, %631
  %633 = fmul contract <4 x double> %613, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %634 = fadd contract <4 x double> %632, %633
  %635 = fmul contract <4 x double> %616, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %636 = fadd contract <4 x double> %634, %635
  %637 = fmul contract <4 x double> %619, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %638 = fadd contract <4 x double> %636, %637
  %639 = fmul contract <4 x double> %622, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %640 = fadd contract <4 x double> %638, %639
  %641 = fmul contract <4 x double> %168, %640
  %642 = fadd contract <4 x double> %625, %641
  %643 = add nsw i64 %599, %595
  %644 = getelementptr inbounds <4 x double>, ptr %165, i64 %643
  store <4 x double> %642, ptr %644, align 32
  %645 = fmul contract <4 x double> %601, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %646 = fmul contract <4 x double> %604, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %647 = fsub contract <4 x double> %645, %646
  %648 = fmul contract <4 x double> %607, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %649 = fsub contract <4 x double> %647, %648
  %650 = fmul contract <4 x double> %610, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %651 = fadd contract <4 x double> %649, %650
  %652 = fmul contract <4 x double> %613, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %653 = fsub contract <4 x double> %651, %652
  %654 = fmul contract <4 x double> %616, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %655 = fadd contract <4 x double> %653, %654
  %656 = fmul contract <4 x double> %619, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %657 = fadd contract <4 x double> %655, %656
  %658 = fmul contract <4 x double> %622, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %659 = fsub contract <4 x double> %657, %658
  %660 = add nsw i64 %599, %596
  %661 = getelementptr inbounds <4 x double>, ptr %165, i64 %660
  store <4 x double> %659, ptr %661, align 32
  %662 = fmul contract <4 x double> %601, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %663 = fsub contract <4 x double> %627, %662
  %664 = fadd contract <4 x double> %663, %629
  %665 = fadd contract <4 x double> %664, %631
  %666 = fmul contract <4 x double> %613, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %667 = fsub contract <4 x double> %665, %666
  %668 = fadd contract <4 x double> %667, %635
  %669 = fadd contract <4 x double> %668, %637
  %670 = fmul contract <4 x double> %622, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %671 = fadd contract <4 x double> %669, %670
  %672 = add nsw i64 %599, %597
  %673 = getelementptr inbounds <4 x double>, ptr %165, i64 %672
  store <4 x double> %671, ptr %673, align 32
  %674 = add nsw i64 %599, 1
  %675 = icmp eq i64 %674, %180
  br i1 %675, label %676, label %598

676:
  %677 = mul nsw i64 %163, 20
  %678 = getelementptr inbounds <4 x double>, ptr %165, i64 %677
  %679 = load i64, ptr %27, align 8
  %680 = load i64, ptr %33, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %732, label %682

682:
  %683 = bitcast <4 x double> %168 to <4 x i64>
  %684 = and <4 x i64> %683, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %685 = bitcast <4 x i64> %684 to <4 x double>
  %686 = load ptr, ptr %23, align 8
  %687 = load double, ptr %34, align 8
  %688 = fdiv contract double 1.000000e-15, %687
  %689 = load <4 x i64>, ptr %686, align 32
  %690 = and <4 x i64> %689, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %691 = bitcast <4 x i64> %690 to <4 x double>
  %692 = fmul contract <4 x double> %685, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %693 = fcmp contract ogt <4 x double> %692, %691
  %694 = select <4 x i1> %693, <4 x double> %691, <4 x double> %692
  %695 = getelementptr inbounds <4 x double>, ptr %686, i64 7
  %696 = load <4 x double>, ptr %695, align 32
  %697 = getelementptr inbounds <4 x double>, ptr %686, i64 8
  %698 = load <4 x double>, ptr %697, align 32
  %699 = fmul contract <4 x double> %698, %685
  %700 = fadd contract <4 x double> %696, %699
  %701 = fmul contract <4 x double> %700, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %702 = insertelement <4 x double> poison, double %688, i64 0
  %703 = shufflevector <4 x double> %702, <4 x double> poison, <4 x i32> zeroinitializer
  %704 = fmul contract <4 x double> %698, %694
  %705 = fadd contract <4 x double> %696, %704
  %706 = fmul contract <4 x double> %703, %705
  %707 = fadd contract <4 x double> %701, %706
  %708 = fmul contract <4 x double> %707, %685
  %709 = load i64, ptr %35, align 8
  %710 = load ptr, ptr %36, align 8
  %711 = icmp sgt i64 %709, 0
  br i1 %711, label %712, label %726

712:
  %713 = phi i64 [ %724, %712 ], [ 0, %682 ]
  %714 = phi <4 x double> [ %723, %712 ], [ zeroinitializer, %682 ]
  %715 = getelementptr inbounds <4 x double>, ptr %678, i64 %713
  %716 = load <4 x i64>, ptr %715, align 32
  %717 = and <4 x i64> %716, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %718 = bitcast <4 x i64> %717 to <4 x double>
  %719 = getelementptr inbounds <4 x double>, ptr %710, i64 %713
  %720 = load <4 x double>, ptr %719, align 32
  %721 = fmul contract <4 x double> %720, %718
  %722 = fcmp contract ogt <4 x double> %721, %714
  %723 = select <4 x i1> %722, <4 x double> %721, <4 x double> %714
  %724 = add nsw i64 %713, 1
  %725 = icmp eq i64 %724, %709
  br i1 %725, label %726, label %712

726:
  %727 = phi <4 x double> [ zeroinitializer, %682 ], [ %723, %712 ]
  %728 = fmul contract <4 x double> %696, %694
  %729 = fadd contract <4 x double> %728, %727
  %730 = fmul contract <4 x double> %703, %729
  %731 = fadd contract <4 x double> %708, %730
  br label %732

732:
  %733 = phi <4 x double> [ %731, %726 ], [ zeroinitializer, %676 ]
  %734 = phi <4 x double> [ %707, %726 ], [ zeroinitializer, %676 ]
  %735 = icmp sgt i64 %679, 0
  br i1 %735, label %736, label %785

736:
  %737 = phi i64 [ %783, %755 ], [ 0, %732 ]
  %738 = load i64, ptr %37, align 8
  %739 = icmp sgt i64 %738, %737
  br i1 %739, label %740, label %755

740:
  %741 = load ptr, ptr %30, align 8
  %742 = load i64, ptr %38, align 8
  %743 = load i64, ptr %35, align 8
  %744 = icmp sgt i64 %743, %737
  br i1 %744, label %748, label %745

745:
  %746 = load i64, ptr %39, align 8
  %747 = sub nsw i64 %737, %746
  br label %748

748:
  %749 = phi <4 x double> [ %733, %740 ], [ %734, %745 ]
  %750 = phi i64 [ %737, %740 ], [ %747, %745 ]
  %751 = add nsw i64 %750, %742
  %752 = getelementptr inbounds <4 x double>, ptr %741, i64 %751
  %753 = load <4 x double>, ptr %752, align 32
  %754 = fmul contract <4 x double> %749, %753
  br label %755

755:
  %756 = phi contract <4 x double> [ %754, %748 ], [ zeroinitializer, %736 ]
  %757 = getelementptr inbounds <4 x double>, ptr %678, i64 %737
  %758 = load <4 x i64>, ptr %757, align 32
  %759 = and <4 x i64> %758, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %760 = bitcast <4 x i64> %759 to <4 x double>
  %761 = getelementptr inbounds <4 x double>, ptr %174, i64 %737
  %762 = load <4 x i64>, ptr %761, align 32
  %763 = and <4 x i64> %762, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %764 = bitcast <4 x i64> %763 to <4 x double>
  %765 = fcmp contract ogt <4 x double> %760, %764
  %766 = select <4 x i1> %765, <4 x i64> %759, <4 x i64> %763
  %767 = bitcast <4 x i64> %766 to <4 x double>
  %768 = load ptr, ptr %40, align 8
  %769 = getelementptr inbounds double, ptr %768, i64 %737
  %770 = load double, ptr %769, align 8
  %771 = insertelement <4 x double> poison, double %770, i64 0
  %772 = shufflevector <4 x double> %771, <4 x double> poison, <4 x i32> zeroinitializer
  %773 = load double, ptr %34, align 8
  %774 = insertelement <4 x double> poison, double %773, i64 0
  %775 = shufflevector <4 x double> %774, <4 x double> poison, <4 x i32> zeroinitializer
  %776 = fadd contract <4 x double> %756, %767
  %777 = fmul contract <4 x double> %775, %776
  %778 = fadd contract <4 x double> %772, %777
  %779 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %778
  %780 = fcmp contract ogt <4 x double> %778, zeroinitializer
  %781 = select <4 x i1> %780, <4 x double> %779, <4 x double> zeroinitializer
  %782 = getelementptr inbounds <4 x double>, ptr %170, i64 %737
  store <4 x double> %781, ptr %782, align 32
  %783 = add nsw i64 %737, 1
  %784 = icmp eq i64 %783, %679
  br i1 %784, label %785, label %736

785:
  %786 = mul nsw i64 %163, 18
  %787 = getelementptr inbounds <4 x double>, ptr %165, i64 %786
  %788 = icmp sgt i64 %163, 0
  br i1 %788, label %794, label %789

789:
  %790 = sitofp i64 %163 to double
  %791 = insertelement <4 x double> poison, double %790, i64 0
  %792 = shufflevector <4 x double> %791, <4 x double> poison, <4 x i32> zeroinitializer
  %793 = fdiv contract <4 x double> zeroinitializer, %792
  br label %912

794:
  %795 = phi i64 [ %804, %794 ], [ 0, %785 ]
  %796 = phi <4 x double> [ %803, %794 ], [ zeroinitializer, %785 ]
  %797 = getelementptr inbounds <4 x double>, ptr %787, i64 %795
  %798 = load <4 x double>, ptr %797, align 32
  %799 = getelementptr inbounds <4 x double>, ptr %170, i64 %795
  %800 = load <4 x double>, ptr %799, align 32
  %801 = fmul contract <4 x double> %798, %800
  %802 = fmul contract <4 x double> %801, %801
  %803 = fadd contract <4 x double> %796, %802
  %804 = add nsw i64 %795, 4
  %805 = icmp slt i64 %804, %163
  br i1 %805, label %794, label %806

806:
  %807 = icmp sgt i64 %163, 1
  br i1 %807, label %808, label %848

808:
  %809 = phi i64 [ %818, %808 ], [ 1, %806 ]
  %810 = phi <4 x double> [ %817, %808 ], [ zeroinitializer, %806 ]
  %811 = getelementptr inbounds <4 x double>, ptr %787, i64 %809
  %812 = load <4 x double>, ptr %811, align 32
  %813 = getelementptr inbounds <4 x double>, ptr %170, i64 %809
  %814 = load <4 x double>, ptr %813, align 32
  %815 = fmul contract <4 x double> %812, %814
  %816 = fmul contract <4 x double> %815, %815
  %817 = fadd contract <4 x double> %810, %816
  %818 = add nsw i64 %809, 4
  %819 = icmp slt i64 %818, %163
  br i1 %819, label %808, label %820

820:
  %821 = icmp sgt i64 %163, 2
  br i1 %821, label %822, label %848

822:
  %823 = phi i64 [ %832, %822 ], [ 2, %820 ]
  %824 = phi <4 x double> [ %831, %822 ], [ zeroinitializer, %820 ]
  %825 = getelementptr inbounds <4 x double>, ptr %787, i64 %823
  %826 = load <4 x double>, ptr %825, align 32
  %827 = getelementptr inbounds <4 x double>, ptr %170, i64 %823
  %828 = load <4 x double>, ptr %827, align 32
  %829 = fmul contract <4 x double> %826, %828
  %830 = fmul contract <4 x double> %829, %829
  %831 = fadd contract <4 x double> %824, %830
  %832 = add nsw i64 %823, 4
  %833 = icmp slt i64 %832, %163
  br i1 %833, label %822, label %834

834:
  %835 = icmp sgt i64 %163, 3
  br i1 %835, label %836, label %848

836:
  %837 = phi i64 [ %846, %836 ], [ 3, %834 ]
  %838 = phi <4 x double> [ %845, %836 ], [ zeroinitializer, %834 ]
  %839 = getelementptr inbounds <4 x double>, ptr %787, i64 %837
  %840 = load <4 x double>, ptr %839, align 32
  %841 = getelementptr inbounds <4 x double>, ptr %170, i64 %837
  %842 = load <4 x double>, ptr %841, align 32
  %843 = fmul contract <4 x double> %840, %842
  %844 = fmul contract <4 x double> %843, %843
  %845 = fadd contract <4 x double> %838, %844
  %846 = add nsw i64 %837, 4
  %847 = icmp slt i64 %846, %163
  br i1 %847, label %836, label %848

848:
  %849 = phi <4 x double> [ %831, %834 ], [ zeroinitializer, %820 ], [ zeroinitializer, %806 ], [ %831, %836 ]
  %850 = phi <4 x double> [ %817, %834 ], [ %817, %820 ], [ zeroinitializer, %806 ], [ %817, %836 ]
  %851 = phi <4 x double> [ zeroinitializer, %834 ], [ zeroinitializer, %820 ], [ zeroinitializer, %806 ], [ %845, %836 ]
  %852 = fadd contract <4 x double> %849, %851
  %853 = sitofp i64 %163 to double
  %854 = insertelement <4 x double> poison, double %853, i64 0
  %855 = shufflevector <4 x double> %854, <4 x double> poison, <4 x i32> zeroinitializer
  br label %856

856:
  %857 = phi i64 [ %866, %856 ], [ 0, %848 ]
  %858 = phi <4 x double> [ %865, %856 ], [ zeroinitializer, %848 ]
  %859 = getelementptr inbounds <4 x double>, ptr %172, i64 %857
  %860 = load <4 x double>, ptr %859, align 32
  %861 = getelementptr inbounds <4 x double>, ptr %170, i64 %857
  %862 = load <4 x double>, ptr %861, align 32
  %863 = fmul contract <4 x double> %860, %862
  %864 = fmul contract <4 x double> %863, %863
  %865 = fadd contract <4 x double> %858, %864
  %866 = add nsw i64 %857, 4
  %867 = icmp slt i64 %866, %163
  br i1 %867, label %856, label %868

868:
  %869 = fadd contract <4 x double> %803, %850
  %870 = fadd contract <4 x double> %869, %852
  %871 = fdiv contract <4 x double> %870, %855
  br i1 %807, label %872, label %912

872:
  %873 = phi i64 [ %882, %872 ], [ 1, %868 ]
  %874 = phi <4 x double> [ %881, %872 ], [ zeroinitializer, %868 ]
  %875 = getelementptr inbounds <4 x double>, ptr %172, i64 %873
  %876 = load <4 x double>, ptr %875, align 32
  %877 = getelementptr inbounds <4 x double>, ptr %170, i64 %873
  %878 = load <4 x double>, ptr %877, align 32
  %879 = fmul contract <4 x double> %876, %878
  %880 = fmul contract <4 x double> %879, %879
  %881 = fadd contract <4 x double> %874, %880
  %882 = add nsw i64 %873, 4
  %883 = icmp slt i64 %882, %163
  br i1 %883, label %872, label %884

884:
  %885 = icmp sgt i64 %163, 2
  br i1 %885, label %886, label %912

886:
  %887 = phi i64 [ %896, %886 ], [ 2, %884 ]
  %888 = phi <4 x double> [ %895, %886 ], [ zeroinitializer, %884 ]
  %889 = getelementptr inbounds <4 x double>, ptr %172, i64 %887
  %890 = load <4 x double>, ptr %889, align 32
  %891 = getelementptr inbounds <4 x double>, ptr %170, i64 %887
  %892 = load <4 x double>, ptr %891, align 32
  %893 = fmul contract <4 x double> %890, %892
  %894 = fmul contract <4 x double> %893, %893
  %895 = fadd contract <4 x double> %888, %894
  %896 = add nsw i64 %887, 4
  %897 = icmp slt i64 %896, %163
  br i1 %897, label %886, label %898

898:
  %899 = icmp sgt i64 %163, 3
  br i1 %899, label %900, label %912

900:
  %901 = phi i64 [ %910, %900 ], [ 3, %898 ]
  %902 = phi <4 x double> [ %909, %900 ], [ zeroinitializer, %898 ]
  %903 = getelementptr inbounds <4 x double>, ptr %172, i64 %901
  %904 = load <4 x double>, ptr %903, align 32
  %905 = getelementptr inbounds <4 x double>, ptr %170, i64 %901
  %906 = load <4 x double>, ptr %905, align 32
  %907 = fmul contract <4 x double> %904, %906
  %908 = fmul contract <4 x double> %907, %907
  %909 = fadd contract <4 x double> %902, %908
  %910 = add nsw i64 %901, 4
  %911 = icmp slt i64 %910, %163
  br i1 %911, label %900, label %912

912:
  %913 = phi <4 x double> [ %871, %898 ], [ %871, %884 ], [ %871, %868 ], [ %793, %789 ], [ %871, %900 ]
  %914 = phi <4 x double> [ %855, %898 ], [ %855, %884 ], [ %855, %868 ], [ %792, %789 ], [ %855, %900 ]
  %915 = phi <4 x double> [ %895, %898 ], [ zeroinitializer, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %895, %900 ]
  %916 = phi <4 x double> [ %865, %898 ], [ %865, %884 ], [ %865, %868 ], [ zeroinitializer, %789 ], [ %865, %900 ]
  %917 = phi <4 x double> [ %881, %898 ], [ %881, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %881, %900 ]
  %918 = phi <4 x double> [ zeroinitializer, %898 ], [ zeroinitializer, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %909, %900 ]
  %919 = fadd contract <4 x double> %916, %917
  %920 = fadd contract <4 x double> %915, %918
  %921 = fadd contract <4 x double> %919, %920
  %922 = fdiv contract <4 x double> %921, %914
  %923 = load ptr, ptr %24, align 8
  br label %931

924:
  %925 = getelementptr inbounds <4 x double>, ptr %164, i64 6
  %926 = load <4 x double>, ptr %925, align 32
  %927 = fadd contract <4 x double> %926, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %927, ptr %925, align 32
  %928 = icmp eq i32 %960, 0
  br i1 %928, label %929, label %981

929:
  %930 = getelementptr inbounds <4 x double>, ptr %164, i64 4
  store <4 x double> %950, ptr %930, align 32
  br label %1584

931:
  %932 = phi i64 [ 0, %912 ], [ %979, %978 ]
  %933 = phi <4 x double> [ undef, %912 ], [ %950, %978 ]
  %934 = phi i32 [ 0, %912 ], [ %960, %978 ]
  %935 = trunc i64 %932 to i32
  %936 = extractelement <4 x double> %913, i32 %935
  %937 = extractelement <4 x double> %922, i32 %935
  %938 = fcmp contract oeq double %936, 0.000000e+00
  %939 = fcmp contract oeq double %937, 0.000000e+00
  %940 = and i1 %938, %939
  br i1 %940, label %948, label %941

941:
  %942 = extractelement <4 x double> %168, i32 %935
  %943 = fmul contract double %942, %936
  %944 = fmul contract double %937, 1.000000e-02
  %945 = fadd contract double %936, %944
  %946 = call contract double @llvm.sqrt.f64(double %945)
  %947 = fdiv contract double %943, %946
  br label %948

948:
  %949 = phi contract double [ %947, %941 ], [ 0.000000e+00, %931 ]
  %950 = insertelement <4 x double> %933, double %949, i32 %935
  %951 = getelementptr inbounds i64, ptr %923, i64 %932
  %952 = load i64, ptr %951, align 8
  %953 = icmp sgt i64 %952, -1
  %954 = fcmp contract ole double %949, 1.000000e+00
  %955 = select i1 %953, i1 %954, i1 false
  %956 = zext i1 %955 to i64
  %957 = add nsw i64 %932, 16
  %958 = getelementptr inbounds i64, ptr %923, i64 %957
  store i64 %956, ptr %958, align 8
  %959 = zext i1 %955 to i32
  %960 = add i32 %934, %959
  br i1 %955, label %964, label %961

961:
  %962 = add nsw i64 %932, 20
  %963 = getelementptr inbounds i64, ptr %923, i64 %962
  store i64 0, ptr %963, align 8
  br i1 %953, label %964, label %978

964:
  %965 = load ptr, ptr %26, align 8
  %966 = icmp eq ptr %965, null
  br i1 %966, label %978, label %967

967:
  %968 = getelementptr inbounds ptr, ptr %965, i64 %952
  %969 = load ptr, ptr %968, align 8
  %970 = getelementptr inbounds %struct.Code, ptr %969, i64 0, i32 14
  %971 = load ptr, ptr %970, align 8
  %972 = load i64, ptr %971, align 8
  %973 = add nsw i64 %972, 11
  store i64 %973, ptr %971, align 8
  %974 = load i64, ptr %958, align 8
  %975 = getelementptr inbounds i64, ptr %971, i64 1
  %976 = load i64, ptr %975, align 8
  %977 = add nsw i64 %976, %974
  store i64 %977, ptr %975, align 8
  br label %978

978:
  %979 = add nsw i64 %932, 1
  %980 = icmp eq i64 %979, 4
  br i1 %980, label %924, label %931

981:
  %982 = load ptr, ptr %41, align 8
  %983 = load ptr, ptr %30, align 8
  %984 = load ptr, ptr %29, align 8
  %985 = load ptr, ptr %32, align 8
  call void %982(ptr %17, ptr %174, ptr %983, ptr %984, ptr %985)
  br i1 %788, label %986, label %989

986:
  %987 = shl i64 %163, 1
  %988 = call i64 @llvm.smax.i64(i64 %987, i64 1)
  br label %1251

989:
  %990 = phi <4 x double> [ zeroinitializer, %981 ], [ %1257, %1251 ]
  %991 = load i64, ptr %27, align 8
  %992 = load ptr, ptr %23, align 8
  %993 = load ptr, ptr %28, align 8
  %994 = mul nsw i64 %991, 17
  %995 = getelementptr inbounds <4 x double>, ptr %993, i64 %994
  %996 = load ptr, ptr %29, align 8
  %997 = mul nsw i64 %991, 19
  %998 = getelementptr inbounds <4 x double>, ptr %993, i64 %997
  %999 = icmp sgt i64 %991, 0
  br i1 %999, label %1074, label %1054

1000:
  %1001 = phi i64 [ %1010, %1000 ], [ 0, %1074 ]
  %1002 = phi <4 x double> [ %1009, %1000 ], [ zeroinitializer, %1074 ]
  %1003 = getelementptr inbounds <4 x double>, ptr %998, i64 %1001
  %1004 = load <4 x double>, ptr %1003, align 32
  %1005 = getelementptr inbounds <4 x double>, ptr %170, i64 %1001
  %1006 = load <4 x double>, ptr %1005, align 32
  %1007 = fmul contract <4 x double> %1004, %1006
  %1008 = fmul contract <4 x double> %1007, %1007
  %1009 = fadd contract <4 x double> %1002, %1008
  %1010 = add nsw i64 %1001, 4
  %1011 = icmp slt i64 %1010, %991
  br i1 %1011, label %1000, label %1012

1012:
  %1013 = icmp sgt i64 %991, 1
  br i1 %1013, label %1014, label %1054

1014:
  %1015 = phi i64 [ %1024, %1014 ], [ 1, %1012 ]
  %1016 = phi <4 x double> [ %1023, %1014 ], [ zeroinitializer, %1012 ]
  %1017 = getelementptr inbounds <4 x double>, ptr %998, i64 %1015
  %1018 = load <4 x double>, ptr %1017, align 32
  %1019 = getelementptr inbounds <4 x double>, ptr %170, i64 %1015
  %1020 = load <4 x double>, ptr %1019, align 32
  %1021 = fmul contract <4 x double> %1018, %1020
  %1022 = fmul contract <4 x double> %1021, %1021
  %1023 = fadd contract <4 x double> %1016, %1022
  %1024 = add nsw i64 %1015, 4
  %1025 = icmp slt i64 %1024, %991
  br i1 %1025, label %1014, label %1026

1026:
  %1027 = icmp sgt i64 %991, 2
  br i1 %1027, label %1028, label %1054

1028:
  %1029 = phi i64 [ %1038, %1028 ], [ 2, %1026 ]
  %1030 = phi <4 x double> [ %1037, %1028 ], [ zeroinitializer, %1026 ]
  %1031 = getelementptr inbounds <4 x double>, ptr %998, i64 %1029
  %1032 = load <4 x double>, ptr %1031, align 32
  %1033 = getelementptr inbounds <4 x double>, ptr %170, i64 %1029
  %1034 = load <4 x double>, ptr %1033, align 32
  %1035 = fmul contract <4 x double> %1032, %1034
  %1036 = fmul contract <4 x double> %1035, %1035
  %1037 = fadd contract <4 x double> %1030, %1036
  %1038 = add nsw i64 %1029, 4
  %1039 = icmp slt i64 %1038, %991
  br i1 %1039, label %1028, label %1040

1040:
  %1041 = icmp sgt i64 %991, 3
  br i1 %1041, label %1042, label %1054

1042:
  %1043 = phi i64 [ %1052, %1042 ], [ 3, %1040 ]
  %1044 = phi <4 x double> [ %1051, %1042 ], [ zeroinitializer, %1040 ]
  %1045 = getelementptr inbounds <4 x double>, ptr %998, i64 %1043
  %1046 = load <4 x double>, ptr %1045, align 32
  %1047 = getelementptr inbounds <4 x double>, ptr %170, i64 %1043
  %1048 = load <4 x double>, ptr %1047, align 32
  %1049 = fmul contract <4 x double> %1046, %1048
  %1050 = fmul contract <4 x double> %1049, %1049
  %1051 = fadd contract <4 x double> %1044, %1050
  %1052 = add nsw i64 %1043, 4
  %1053 = icmp slt i64 %1052, %991
  br i1 %1053, label %1042, label %1054

1054:
  %1055 = phi <4 x double> [ %1037, %1040 ], [ zeroinitializer, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1037, %1042 ]
  %1056 = phi <4 x double> [ %1009, %1040 ], [ %1009, %1026 ], [ %1009, %1012 ], [ zeroinitializer, %989 ], [ %1009, %1042 ]
  %1057 = phi <4 x double> [ %1023, %1040 ], [ %1023, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1023, %1042 ]
  %1058 = phi <4 x double> [ zeroinitializer, %1040 ], [ zeroinitializer, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1051, %1042 ]
  %1059 = fadd contract <4 x double> %1056, %1057
  %1060 = fadd contract <4 x double> %1055, %1058
  %1061 = fadd contract <4 x double> %1059, %1060
  %1062 = sitofp i64 %991 to double
  %1063 = insertelement <4 x double> poison, double %1062, i64 0
  %1064 = shufflevector <4 x double> %1063, <4 x double> poison, <4 x i32> zeroinitializer
  %1065 = fdiv contract <4 x double> %1061, %1064
  br label %1066

1066:
  %1067 = phi i32 [ 0, %1054 ], [ %1072, %1066 ]
  %1068 = phi <4 x double> [ %1065, %1054 ], [ %1071, %1066 ]
  %1069 = extractelement <4 x double> %1068, i32 %1067
  %1070 = call contract double @llvm.sqrt.f64(double %1069)
  %1071 = insertelement <4 x double> %1068, double %1070, i32 %1067
  %1072 = add nsw i32 %1067, 1
  %1073 = icmp eq i32 %1072, 4
  br i1 %1073, label %1086, label %1066

1074:
  %1075 = phi i64 [ %1082, %1074 ], [ 0, %989 ]
  %1076 = getelementptr inbounds <4 x double>, ptr %996, i64 %1075
  %1077 = load <4 x double>, ptr %1076, align 32
  %1078 = getelementptr inbounds <4 x double>, ptr %995, i64 %1075
  %1079 = load <4 x double>, ptr %1078, align 32
  %1080 = fsub contract <4 x double> %1077, %1079
  %1081 = getelementptr inbounds <4 x double>, ptr %998, i64 %1075
  store <4 x double> %1080, ptr %1081, align 32
  %1082 = add nsw i64 %1075, 1
  %1083 = icmp eq i64 %1082, %991
  br i1 %1083, label %1000, label %1074

1084:
  %1085 = fcmp contract ugt double %1091, 1.000000e+00
  br i1 %1085, label %1095, label %1248

1086:
  %1087 = phi <4 x double> [ %1092, %1086 ], [ zeroinitializer, %1066 ]
  %1088 = phi i32 [ %1093, %1086 ], [ 0, %1066 ]
  %1089 = extractelement <4 x double> %1087, i64 0
  %1090 = extractelement <4 x double> %1071, i32 %1088
  %1091 = call contract double @llvm.maxnum.f64(double %1089, double %1090)
  %1092 = insertelement <4 x double> %1087, double %1091, i64 0
  %1093 = add nsw i32 %1088, 1
  %1094 = icmp eq i32 %1093, 4
  br i1 %1094, label %1084, label %1086

1095:
  %1096 = load i64, ptr %37, align 8
  %1097 = icmp eq i64 %1096, 0
  br i1 %1097, label %1248, label %1098

1098:
  %1099 = getelementptr inbounds <4 x double>, ptr %992, i64 9
  %1100 = load <4 x double>, ptr %1099, align 32
  %1101 = load <4 x double>, ptr %992, align 32
  %1102 = fsub contract <4 x double> %1100, %1101
  %1103 = getelementptr inbounds <4 x double>, ptr %992, i64 7
  %1104 = load <4 x double>, ptr %1103, align 32
  %1105 = getelementptr inbounds <4 x double>, ptr %992, i64 8
  %1106 = load <4 x double>, ptr %1105, align 32
  %1107 = fmul contract <4 x double> %1102, %1106
  %1108 = fadd contract <4 x double> %1104, %1107
  %1109 = fmul contract <4 x double> %1108, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1110 = fmul contract <4 x double> %1102, %1109
  %1111 = load ptr, ptr %28, align 8
  %1112 = mul nsw i64 %991, 20
  %1113 = getelementptr inbounds <4 x double>, ptr %1111, i64 %1112
  %1114 = load i64, ptr %35, align 8
  %1115 = load ptr, ptr %36, align 8
  %1116 = icmp sgt i64 %1114, 0
  br i1 %1116, label %1117, label %1133

1117:
  %1118 = phi i64 [ %1129, %1117 ], [ 0, %1098 ]
  %1119 = phi <4 x double> [ %1128, %1117 ], [ zeroinitializer, %1098 ]
  %1120 = getelementptr inbounds <4 x double>, ptr %1113, i64 %1118
  %1121 = load <4 x i64>, ptr %1120, align 32
  %1122 = and <4 x i64> %1121, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1123 = bitcast <4 x i64> %1122 to <4 x double>
  %1124 = getelementptr inbounds <4 x double>, ptr %1115, i64 %1118
  %1125 = load <4 x double>, ptr %1124, align 32
  %1126 = fmul contract <4 x double> %1125, %1123
  %1127 = fcmp contract ogt <4 x double> %1126, %1119
  %1128 = select <4 x i1> %1127, <4 x double> %1126, <4 x double> %1119
  %1129 = add nsw i64 %1118, 1
  %1130 = icmp eq i64 %1129, %1114
  br i1 %1130, label %1131, label %1117

1131:
  %1132 = fmul contract <4 x double> %1128, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1133

1133:
  %1134 = phi <4 x double> [ zeroinitializer, %1098 ], [ %1132, %1131 ]
  %1135 = fadd contract <4 x double> %1110, %1134
  br i1 %999, label %1210, label %1190

1136:
  %1137 = phi i64 [ %1146, %1136 ], [ 0, %1229 ]
  %1138 = phi <4 x double> [ %1145, %1136 ], [ zeroinitializer, %1229 ]
  %1139 = getelementptr inbounds <4 x double>, ptr %998, i64 %1137
  %1140 = load <4 x double>, ptr %1139, align 32
  %1141 = getelementptr inbounds <4 x double>, ptr %170, i64 %1137
  %1142 = load <4 x double>, ptr %1141, align 32
  %1143 = fmul contract <4 x double> %1140, %1142
  %1144 = fmul contract <4 x double> %1143, %1143
  %1145 = fadd contract <4 x double> %1138, %1144
  %1146 = add nsw i64 %1137, 4
  %1147 = icmp slt i64 %1146, %991
  br i1 %1147, label %1136, label %1148

1148:
  %1149 = icmp sgt i64 %991, 1
  br i1 %1149, label %1150, label %1190

1150:
  %1151 = phi i64 [ %1160, %1150 ], [ 1, %1148 ]
  %1152 = phi <4 x double> [ %1159, %1150 ], [ zeroinitializer, %1148 ]
  %1153 = getelementptr inbounds <4 x double>, ptr %998, i64 %1151
  %1154 = load <4 x double>, ptr %1153, align 32
  %1155 = getelementptr inbounds <4 x double>, ptr %170, i64 %1151
  %1156 = load <4 x double>, ptr %1155, align 32
  %1157 = fmul contract <4 x double> %1154, %1156
  %1158 = fmul contract <4 x double> %1157, %1157
  %1159 = fadd contract <4 x double> %1152, %1158
  %1160 = add nsw i64 %1151, 4
  %1161 = icmp slt i64 %1160, %991
  br i1 %1161, label %1150, label %1162

1162:
  %1163 = icmp sgt i64 %991, 2
  br i1 %1163, label %1164, label %1190

1164:
  %1165 = phi i64 [ %1174, %1164 ], [ 2, %1162 ]
  %1166 = phi <4 x double> [ %1173, %1164 ], [ zeroinitializer, %1162 ]
  %1167 = getelementptr inbounds <4 x double>, ptr %998, i64 %1165
  %1168 = load <4 x double>, ptr %1167, align 32
  %1169 = getelementptr inbounds <4 x double>, ptr %170, i64 %1165
  %1170 = load <4 x double>, ptr %1169, align 32
  %1171 = fmul contract <4 x double> %1168, %1170
  %1172 = fmul contract <4 x double> %1171, %1171
  %1173 = fadd contract <4 x double> %1166, %1172
  %1174 = add nsw i64 %1165, 4
  %1175 = icmp slt i64 %1174, %991
  br i1 %1175, label %1164, label %1176

1176:
  %1177 = icmp sgt i64 %991, 3
  br i1 %1177, label %1178, label %1190

1178:
  %1179 = phi i64 [ %1188, %1178 ], [ 3, %1176 ]
  %1180 = phi <4 x double> [ %1187, %1178 ], [ zeroinitializer, %1176 ]
  %1181 = getelementptr inbounds <4 x double>, ptr %998, i64 %1179
  %1182 = load <4 x double>, ptr %1181, align 32
  %1183 = getelementptr inbounds <4 x double>, ptr %170, i64 %1179
  %1184 = load <4 x double>, ptr %1183, align 32
  %1185 = fmul contract <4 x double> %1182, %1184
  %1186 = fmul contract <4 x double> %1185, %1185
  %1187 = fadd contract <4 x double> %1180, %1186
  %1188 = add nsw i64 %1179, 4
  %1189 = icmp slt i64 %1188, %991
  br i1 %1189, label %1178, label %1190

1190:
  %1191 = phi <4 x double> [ %1173, %1176 ], [ zeroinitializer, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1173, %1178 ]
  %1192 = phi <4 x double> [ %1145, %1176 ], [ %1145, %1162 ], [ %1145, %1148 ], [ zeroinitializer, %1133 ], [ %1145, %1178 ]
  %1193 = phi <4 x double> [ %1159, %1176 ], [ %1159, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1159, %1178 ]
  %1194 = phi <4 x double> [ zeroinitializer, %1176 ], [ zeroinitializer, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1187, %1178 ]
  %1195 = fadd contract <4 x double> %1192, %1193
  %1196 = fadd contract <4 x double> %1191, %1194
  %1197 = fadd contract <4 x double> %1195, %1196
  %1198 = fdiv contract <4 x double> %1197, %1064
  br label %1199

1199:
  %1200 = phi i32 [ 0, %1190 ], [ %1205, %1199 ]
  %1201 = phi <4 x double> [ %1198, %1190 ], [ %1204, %1199 ]
  %1202 = extractelement <4 x double> %1201, i32 %1200
  %1203 = call contract double @llvm.sqrt.f64(double %1202)
  %1204 = insertelement <4 x double> %1201, double %1203, i32 %1200
  %1205 = add nsw i32 %1200, 1
  %1206 = icmp eq i32 %1205, 4
  br i1 %1206, label %1207, label %1199

1207:
  %1208 = fcmp ole <4 x double> %1071, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1209 = select <4 x i1> %1208, <4 x double> %1071, <4 x double> %1204
  br label %1248

1210:
  %1211 = phi i64 [ %1246, %1229 ], [ 0, %1133 ]
  %1212 = load i64, ptr %37, align 8
  %1213 = icmp sgt i64 %1212, %1211
  br i1 %1213, label %1214, label %1229

1214:
  %1215 = load ptr, ptr %30, align 8
  %1216 = load i64, ptr %38, align 8
  %1217 = load i64, ptr %35, align 8
  %1218 = icmp sgt i64 %1217, %1211
  br i1 %1218, label %1222, label %1219

1219:
  %1220 = load i64, ptr %39, align 8
  %1221 = sub nsw i64 %1211, %1220
  br label %1222

1222:
  %1223 = phi <4 x double> [ %1135, %1214 ], [ %1109, %1219 ]
  %1224 = phi i64 [ %1211, %1214 ], [ %1221, %1219 ]
  %1225 = add nsw i64 %1224, %1216
  %1226 = getelementptr inbounds <4 x double>, ptr %1215, i64 %1225
  %1227 = load <4 x double>, ptr %1226, align 32
  %1228 = fmul contract <4 x double> %1223, %1227
  br label %1229

1229:
  %1230 = phi contract <4 x double> [ %1228, %1222 ], [ zeroinitializer, %1210 ]
  %1231 = getelementptr inbounds <4 x double>, ptr %170, i64 %1211
  %1232 = load <4 x double>, ptr %1231, align 32
  %1233 = load ptr, ptr %28, align 8
  %1234 = add nsw i64 %1211, %1112
  %1235 = getelementptr inbounds <4 x double>, ptr %1233, i64 %1234
  %1236 = load <4 x i64>, ptr %1235, align 32
  %1237 = and <4 x i64> %1236, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1238 = bitcast <4 x i64> %1237 to <4 x double>
  %1239 = fmul contract <4 x double> %1238, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1240 = fadd contract <4 x double> %1230, %1239
  %1241 = fmul contract <4 x double> %1232, %1240
  %1242 = fadd contract <4 x double> %1241, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1243 = getelementptr inbounds <4 x double>, ptr %998, i64 %1211
  %1244 = load <4 x double>, ptr %1243, align 32
  %1245 = fdiv contract <4 x double> %1244, %1242
  store <4 x double> %1245, ptr %1243, align 32
  %1246 = add nsw i64 %1211, 1
  %1247 = icmp eq i64 %1246, %991
  br i1 %1247, label %1136, label %1210

1248:
  %1249 = phi <4 x double> [ %1209, %1207 ], [ %1071, %1095 ], [ %1071, %1084 ]
  %1250 = load ptr, ptr %24, align 8
  br label %1260

1251:
  %1252 = phi i64 [ %1258, %1251 ], [ 0, %986 ]
  %1253 = phi <4 x double> [ %1257, %1251 ], [ zeroinitializer, %986 ]
  %1254 = getelementptr inbounds <4 x double>, ptr %166, i64 %1252
  %1255 = load <4 x double>, ptr %1254, align 32
  %1256 = fmul contract <4 x double> %1255, zeroinitializer
  %1257 = fadd contract <4 x double> %1253, %1256
  %1258 = add nsw i64 %1252, 1
  %1259 = icmp eq i64 %1258, %988
  br i1 %1259, label %989, label %1251

1260:
  %1261 = phi i64 [ 0, %1248 ], [ %1302, %1299 ]
  %1262 = phi <4 x double> [ %950, %1248 ], [ %1301, %1299 ]
  %1263 = phi i32 [ %960, %1248 ], [ %1300, %1299 ]
  %1264 = add nsw i64 %1261, 16
  %1265 = getelementptr inbounds i64, ptr %1250, i64 %1264
  %1266 = load i64, ptr %1265, align 8
  %1267 = icmp eq i64 %1266, 0
  br i1 %1267, label %1299, label %1268

1268:
  %1269 = trunc i64 %1261 to i32
  %1270 = extractelement <4 x double> %990, i32 %1269
  %1271 = fcmp contract une double %1270, 0.000000e+00
  br i1 %1271, label %1272, label %1275

1272:
  %1273 = insertelement <4 x double> %1262, double 0x7FF8000000000000, i32 %1269
  %1274 = extractelement <4 x double> %1249, i32 %1269
  br label %1281

1275:
  %1276 = extractelement <4 x double> %1249, i32 %1269
  %1277 = extractelement <4 x double> %1262, i32 %1269
  %1278 = fcmp contract ogt double %1276, %1277
  br i1 %1278, label %1279, label %1281

1279:
  %1280 = insertelement <4 x double> %1262, double %1276, i32 %1269
  br label %1281

1281:
  %1282 = phi double [ %1276, %1275 ], [ %1276, %1279 ], [ %1274, %1272 ]
  %1283 = phi <4 x double> [ %1262, %1275 ], [ %1280, %1279 ], [ %1273, %1272 ]
  %1284 = extractelement <4 x double> %1283, i32 %1269
  %1285 = fcmp contract ole double %1284, 1.000000e+00
  %1286 = zext i1 %1285 to i64
  store i64 %1286, ptr %1265, align 8
  %1287 = fcmp contract ogt double %1282, 1.000000e+00
  %1288 = add nsw i64 %1261, 20
  br i1 %1287, label %1289, label %1293

1289:
  %1290 = getelementptr inbounds i64, ptr %1250, i64 %1288
  %1291 = load i64, ptr %1290, align 8
  %1292 = add nsw i64 %1291, 1
  br label %1293

1293:
  %1294 = phi i64 [ %1292, %1289 ], [ 0, %1281 ]
  %1295 = getelementptr inbounds i64, ptr %1250, i64 %1288
  store i64 %1294, ptr %1295, align 8
  %1296 = xor i1 %1285, true
  %1297 = sext i1 %1296 to i32
  %1298 = add i32 %1263, %1297
  br label %1299

1299:
  %1300 = phi i32 [ %1298, %1293 ], [ %1263, %1260 ]
  %1301 = phi <4 x double> [ %1283, %1293 ], [ %1262, %1260 ]
  %1302 = add nsw i64 %1261, 1
  %1303 = icmp eq i64 %1302, 4
  br i1 %1303, label %1304, label %1260

1304:
  %1305 = getelementptr inbounds <4 x double>, ptr %164, i64 4
  store <4 x double> %1301, ptr %1305, align 32
  %1306 = icmp eq i32 %1300, 0
  br i1 %1306, label %1584, label %1307

1307:
  %1308 = load ptr, ptr %26, align 8
  %1309 = icmp eq ptr %1308, null
  br i1 %1309, label %1311, label %1310

1310:
  call fastcc void @store_4(ptr %0)
  br label %1311

1311:
  %1312 = load i64, ptr %42, align 8
  %1313 = icmp eq i64 %1312, 0
  br i1 %1313, label %1584, label %1314

1314:
  %1315 = load i64, ptr %27, align 8
  %1316 = load ptr, ptr %28, align 8
  %1317 = load ptr, ptr %29, align 8
  %1318 = load ptr, ptr %43, align 8
  %1319 = load ptr, ptr %23, align 8
  %1320 = getelementptr inbounds <4 x double>, ptr %1319, i64 2
  %1321 = load <4 x double>, ptr %1320, align 32
  store <4 x double> %1321, ptr %3, align 32
  %1322 = getelementptr inbounds <4 x double>, ptr %1319, i64 3
  %1323 = load <4 x double>, ptr %1322, align 32
  %1324 = icmp sgt i64 %1312, 0
  br i1 %1324, label %1325, label %1327

1325:
  %1326 = load ptr, ptr %44, align 8
  br label %1344

1327:
  %1328 = phi i32 [ 0, %1314 ], [ %1351, %1344 ]
  %1329 = load ptr, ptr %45, align 8
  %1330 = load ptr, ptr %30, align 8
  %1331 = load ptr, ptr %46, align 8
  %1332 = load ptr, ptr %32, align 8
  call void %1329(ptr %3, ptr %1317, ptr %1330, ptr %1331, ptr %1332)
  %1333 = icmp eq i32 %1328, 0
  br i1 %1333, label %1396, label %1334

1334:
  %1335 = icmp sgt i64 %1315, 0
  br i1 %1335, label %1338, label %1336

1336:
  %1337 = fmul contract <4 x double> %1323, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1354

1338:
  %1339 = mul nsw i64 %1315, 20
  %1340 = fcmp contract ogt <4 x double> %1323, zeroinitializer
  %1341 = select <4 x i1> %1340, <4 x double> %1323, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1342 = fmul contract <4 x double> %1323, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1343 = fmul contract <4 x double> %1323, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1363

1344:
  %1345 = phi i32 [ 0, %1325 ], [ %1351, %1344 ]
  %1346 = phi i64 [ 0, %1325 ], [ %1352, %1344 ]
  %1347 = getelementptr inbounds i64, ptr %1326, i64 %1346
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp ne i64 %1348, 0
  %1350 = zext i1 %1349 to i32
  %1351 = or i32 %1345, %1350
  %1352 = add nsw i64 %1346, 1
  %1353 = icmp eq i64 %1352, %1312
  br i1 %1353, label %1327, label %1344

1354:
  %1355 = phi <4 x double> [ %1337, %1336 ], [ %1342, %1363 ]
  %1356 = load <4 x double>, ptr %1319, align 32
  %1357 = fadd contract <4 x double> %1355, %1356
  store <4 x double> %1357, ptr %4, align 32
  %1358 = load ptr, ptr %45, align 8
  %1359 = load ptr, ptr %43, align 8
  %1360 = load ptr, ptr %30, align 8
  %1361 = load ptr, ptr %47, align 8
  %1362 = load ptr, ptr %32, align 8
  call void %1358(ptr %4, ptr %1359, ptr %1360, ptr %1361, ptr %1362)
  br label %1396

1363:
  %1364 = phi i64 [ 0, %1338 ], [ %1394, %1363 ]
  %1365 = add nsw i64 %1364, %1339
  %1366 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1365
  %1367 = load <4 x double>, ptr %1366, align 32
  %1368 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1364
  %1369 = load <4 x double>, ptr %1368, align 32
  %1370 = getelementptr inbounds <4 x double>, ptr %1317, i64 %1364
  %1371 = load <4 x double>, ptr %1370, align 32
  %1372 = fsub contract <4 x double> %1371, %1367
  %1373 = fmul contract <4 x double> %1367, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1374 = fmul contract <4 x double> %1342, %1369
  %1375 = fadd contract <4 x double> %1373, %1374
  %1376 = fmul contract <4 x double> %1375, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1377 = fmul contract <4 x double> %1371, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1378 = add nsw i64 %1364, %1315
  %1379 = getelementptr inbounds <4 x double>, ptr %1317, i64 %1378
  %1380 = load <4 x double>, ptr %1379, align 32
  %1381 = fmul contract <4 x double> %1343, %1380
  %1382 = fsub contract <4 x double> %1377, %1381
  %1383 = fmul contract <4 x double> %1382, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1384 = fadd contract <4 x double> %1376, %1383
  %1385 = getelementptr inbounds <4 x double>, ptr %1318, i64 %1364
  store <4 x double> %1384, ptr %1385, align 32
  %1386 = fmul contract <4 x double> %1372, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1387 = fdiv contract <4 x double> %1386, %1341
  %1388 = fmul contract <4 x double> %1369, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1389 = fsub contract <4 x double> %1387, %1388
  %1390 = load <4 x double>, ptr %1379, align 32
  %1391 = fmul contract <4 x double> %1390, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1392 = fsub contract <4 x double> %1389, %1391
  %1393 = getelementptr inbounds <4 x double>, ptr %1318, i64 %1378
  store <4 x double> %1392, ptr %1393, align 32
  %1394 = add nsw i64 %1364, 1
  %1395 = icmp eq i64 %1394, %1315
  br i1 %1395, label %1354, label %1363

1396:
  %1397 = add nsw i32 %1328, 1
  %1398 = zext i32 %1397 to i64
  %1399 = shl i64 %1315, 2
  %1400 = icmp sgt i64 %1315, 0
  %1401 = mul nsw i64 %1315, 17
  %1402 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1401
  %1403 = mul nsw i64 %1315, 20
  %1404 = getelementptr inbounds <4 x double>, ptr %1316, i64 %1403
  %1405 = shl nsw i64 %1315, 1
  %1406 = or i64 %1405, 1
  %1407 = shl i64 %1312, 1
  %1408 = call i64 @llvm.smax.i64(i64 %1407, i64 1)
  br label %1409

1409:
  %1410 = phi i64 [ 0, %1396 ], [ %1581, %1580 ]
  %1411 = load ptr, ptr %24, align 8
  %1412 = trunc i64 %1410 to i32
  %1413 = and i64 %1410, 4294967279
  %1414 = or i64 %1413, 16
  %1415 = getelementptr inbounds i64, ptr %1411, i64 %1414
  %1416 = load i64, ptr %1415, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1580, label %1418

1418:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1412)
  %1419 = load ptr, ptr %26, align 8
  %1420 = icmp eq ptr %1419, null
  br i1 %1420, label %1436, label %1421

1421:
  %1422 = load ptr, ptr %24, align 8
  %1423 = getelementptr inbounds i64, ptr %1422, i64 %1410
  %1424 = load i64, ptr %1423, align 8
  %1425 = getelementptr inbounds ptr, ptr %1419, i64 %1424
  %1426 = load ptr, ptr %1425, align 8
  %1427 = icmp eq ptr %1426, null
  br i1 %1427, label %1436, label %1428

1428:
  %1429 = getelementptr inbounds %struct.Run, ptr %1426, i64 0, i32 25
  %1430 = load ptr, ptr %5, align 8
  %1431 = getelementptr inbounds %struct.Code, ptr %1430, i64 0, i32 14
  %1432 = load ptr, ptr %1431, align 8
  %1433 = getelementptr inbounds i64, ptr %1432, i64 2
  %1434 = load i64, ptr %1433, align 8
  %1435 = add nsw i64 %1434, %1398
  store i64 %1435, ptr %1433, align 8
  br label %1436

1436:
  %1437 = phi ptr [ %1429, %1428 ], [ %48, %1421 ], [ %48, %1418 ]
  %1438 = phi i1 [ false, %1428 ], [ true, %1421 ], [ true, %1418 ]
  %1439 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 13
  %1440 = load ptr, ptr %1439, align 8
  %1441 = getelementptr inbounds i64, ptr %1440, i64 1
  %1442 = load i64, ptr %1441, align 8
  %1443 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 2
  %1444 = load i64, ptr %1443, align 8
  %1445 = icmp slt i64 %1442, %1444
  br i1 %1445, label %1446, label %1453

1446:
  %1447 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 6
  %1448 = load ptr, ptr %1447, align 8
  %1449 = getelementptr inbounds double, ptr %1448, i64 %1442
  %1450 = load double, ptr %1449, align 8
  %1451 = load double, ptr %49, align 8
  %1452 = fcmp contract ugt double %1450, %1451
  br i1 %1452, label %1453, label %1457

1453:
  %1454 = load double, ptr %50, align 8
  %1455 = call fastcc i32 @suspicious(ptr %1437, i64 %1312, double %1454)
  %1456 = icmp eq i32 %1455, 0
  br i1 %1456, label %1537, label %1457

1457:
  %1458 = load ptr, ptr %28, align 8
  %1459 = load ptr, ptr %51, align 8
  %1460 = load i64, ptr %52, align 8
  br label %1514

1461:
  %1462 = mul nsw i64 %1460, 17
  %1463 = getelementptr inbounds double, ptr %1459, i64 %1462
  br label %1464

1464:
  %1465 = phi i64 [ %1471, %1464 ], [ 0, %1461 ]
  %1466 = shl nsw i64 %1465, 2
  %1467 = add nsw i64 %1466, %1410
  %1468 = getelementptr inbounds double, ptr %1402, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds double, ptr %1463, i64 %1465
  store double %1469, ptr %1470, align 8
  %1471 = add nsw i64 %1465, 1
  %1472 = icmp eq i64 %1471, %1315
  br i1 %1472, label %1473, label %1464

1473:
  %1474 = mul nsw i64 %1460, 20
  %1475 = getelementptr inbounds double, ptr %1459, i64 %1474
  br label %1476

1476:
  %1477 = phi i64 [ 0, %1473 ], [ %1483, %1476 ]
  %1478 = shl nsw i64 %1477, 2
  %1479 = add nsw i64 %1478, %1410
  %1480 = getelementptr inbounds double, ptr %1404, i64 %1479
  %1481 = load double, ptr %1480, align 8
  %1482 = getelementptr inbounds double, ptr %1475, i64 %1477
  store double %1481, ptr %1482, align 8
  %1483 = add nsw i64 %1477, 1
  %1484 = icmp eq i64 %1483, %1315
  br i1 %1484, label %1485, label %1476

1485:
  %1486 = load ptr, ptr %29, align 8
  %1487 = load i64, ptr %53, align 8
  %1488 = add nsw i64 %1487, %1406
  %1489 = load ptr, ptr %54, align 8
  %1490 = icmp sgt i64 %1488, 0
  br i1 %1490, label %1491, label %1500

1491:
  %1492 = phi i64 [ %1498, %1491 ], [ 0, %1485 ]
  %1493 = shl nsw i64 %1492, 2
  %1494 = add nsw i64 %1493, %1410
  %1495 = getelementptr inbounds double, ptr %1486, i64 %1494
  %1496 = load double, ptr %1495, align 8
  %1497 = getelementptr inbounds double, ptr %1489, i64 %1492
  store double %1496, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1488
  br i1 %1499, label %1500, label %1491

1500:
  %1501 = load ptr, ptr %30, align 8
  %1502 = load i64, ptr %55, align 8
  %1503 = load ptr, ptr %56, align 8
  %1504 = icmp sgt i64 %1502, 0
  br i1 %1504, label %1505, label %1537

1505:
  %1506 = phi i64 [ %1512, %1505 ], [ 0, %1500 ]
  %1507 = shl nsw i64 %1506, 2
  %1508 = add nsw i64 %1507, %1410
  %1509 = getelementptr inbounds double, ptr %1501, i64 %1508
  %1510 = load double, ptr %1509, align 8
  %1511 = getelementptr inbounds double, ptr %1503, i64 %1506
  store double %1510, ptr %1511, align 8
  %1512 = add nsw i64 %1506, 1
  %1513 = icmp eq i64 %1512, %1502
  br i1 %1513, label %1537, label %1505

1514:
  %1515 = phi i64 [ 0, %1457 ], [ %1536, %1535 ]
  %1516 = mul i64 %1399, %1515
  %1517 = getelementptr inbounds double, ptr %1458, i64 %1516
  %1518 = mul nsw i64 %1515, %1460
  %1519 = getelementptr inbounds double, ptr %1459, i64 %1518
  br i1 %1400, label %1520, label %1532

1520:
  %1521 = phi i64 [ %1527, %1520 ], [ 0, %1514 ]
  %1522 = shl nsw i64 %1521, 2
  %1523 = add nsw i64 %1522, %1410
  %1524 = getelementptr inbounds double, ptr %1517, i64 %1523
  %1525 = load double, ptr %1524, align 8
  %1526 = getelementptr inbounds double, ptr %1519, i64 %1521
  store double %1525, ptr %1526, align 8
  %1527 = add nsw i64 %1521, 1
  %1528 = icmp eq i64 %1527, %1315
  br i1 %1528, label %1529, label %1520

1529:
  %1530 = add nsw i64 %1515, 1
  %1531 = icmp eq i64 %1530, 12
  br i1 %1531, label %1461, label %1535

1532:
  %1533 = add nsw i64 %1515, 1
  %1534 = icmp eq i64 %1533, 12
  br i1 %1534, label %1485, label %1535

1535:
  %1536 = phi i64 [ %1530, %1529 ], [ %1533, %1532 ]
  br label %1514

1537:
  %1538 = call contract fastcc double @observe(ptr %5, ptr %1437)
  %1539 = fcmp contract olt double %1538, 1.000000e+00
  br i1 %1539, label %1540, label %1562

1540:
  %1541 = load double, ptr %57, align 8
  %1542 = load double, ptr %50, align 8
  %1543 = fmul contract double %1538, %1542
  %1544 = fadd contract double %1541, %1543
  %1545 = load <4 x double>, ptr %1320, align 32
  %1546 = insertelement <4 x double> %1545, double %1544, i32 %1412
  store <4 x double> %1546, ptr %1320, align 32
  %1547 = load i64, ptr %53, align 8
  %1548 = add nsw i64 %1547, %1406
  %1549 = icmp sgt i64 %1548, 0
  br i1 %1549, label %1550, label %1562

1550:
  %1551 = load ptr, ptr %58, align 8
  %1552 = load ptr, ptr %29, align 8
  br label %1553

1553:
  %1554 = phi i64 [ 0, %1550 ], [ %1560, %1553 ]
  %1555 = getelementptr inbounds double, ptr %1551, i64 %1554
  %1556 = load double, ptr %1555, align 8
  %1557 = shl nsw i64 %1554, 2
  %1558 = add nsw i64 %1557, %1410
  %1559 = getelementptr inbounds double, ptr %1552, i64 %1558
  store double %1556, ptr %1559, align 8
  %1560 = add nsw i64 %1554, 1
  %1561 = icmp eq i64 %1560, %1548
  br i1 %1561, label %1562, label %1553

1562:
  br i1 %1438, label %1563, label %1579

1563:
  br i1 %1324, label %1564, label %1568

1564:
  %1565 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 7
  %1566 = load ptr, ptr %1565, align 8
  %1567 = load ptr, ptr %59, align 8
  br label %1570

1568:
  %1569 = load ptr, ptr %1439, align 8
  store i64 0, ptr %1569, align 8
  br label %1579

1570:
  %1571 = phi i64 [ 0, %1564 ], [ %1577, %1570 ]
  %1572 = getelementptr inbounds double, ptr %1566, i64 %1571
  %1573 = load double, ptr %1572, align 8
  %1574 = shl nsw i64 %1571, 2
  %1575 = add nsw i64 %1574, %1410
  %1576 = getelementptr inbounds double, ptr %1567, i64 %1575
  store double %1573, ptr %1576, align 8
  %1577 = add nsw i64 %1571, 1
  %1578 = icmp eq i64 %1577, %1408
  br i1 %1578, label %1568, label %1570

1579:
  br label %1580

1580:
  %1581 = add nsw i64 %1410, 1
  %1582 = icmp eq i64 %1581, 4
  br i1 %1582, label %1583, label %1409

1583:
  br label %1584

1584:
  %1585 = load i64, ptr %27, align 8
  %1586 = load ptr, ptr %28, align 8
  %1587 = load ptr, ptr %29, align 8
  %1588 = load ptr, ptr %24, align 8
  %1589 = getelementptr inbounds i64, ptr %1588, i64 16
  %1590 = load <4 x i64>, ptr %1589, align 32
  %1591 = icmp ne <4 x i64> %1590, zeroinitializer
  %1592 = sext <4 x i1> %1591 to <4 x i64>
  %1593 = icmp sgt i64 %1585, 0
  %1594 = mul nsw i64 %1585, 20
  br i1 %1593, label %1595, label %1607

1595:
  %1596 = phi i64 [ %1605, %1595 ], [ 0, %1584 ]
  %1597 = getelementptr inbounds <4 x double>, ptr %1587, i64 %1596
  %1598 = load <4 x i64>, ptr %1597, align 32
  %1599 = and <4 x i64> %1598, %1592
  %1600 = add nsw i64 %1596, %1594
  %1601 = getelementptr inbounds <4 x double>, ptr %1586, i64 %1600
  %1602 = load <4 x i64>, ptr %1601, align 32
  %1603 = select <4 x i1> %1591, <4 x i64> zeroinitializer, <4 x i64> %1602
  %1604 = or <4 x i64> %1603, %1599
  store <4 x i64> %1604, ptr %1601, align 32
  %1605 = add nsw i64 %1596, 1
  %1606 = icmp eq i64 %1605, %1585
  br i1 %1606, label %1645, label %1595

1607:
  %1608 = getelementptr inbounds <4 x double>, ptr %1586, i64 %1594
  %1609 = load i64, ptr %35, align 8
  %1610 = load i64, ptr %37, align 8
  %1611 = load ptr, ptr %36, align 8
  %1612 = icmp slt i64 %1609, %1610
  br i1 %1612, label %1613, label %1641

1613:
  %1614 = phi i64 [ %1625, %1613 ], [ %1609, %1607 ]
  %1615 = phi <4 x double> [ %1624, %1613 ], [ zeroinitializer, %1607 ]
  %1616 = getelementptr inbounds <4 x double>, ptr %1608, i64 %1614
  %1617 = load <4 x i64>, ptr %1616, align 32
  %1618 = and <4 x i64> %1617, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1619 = bitcast <4 x i64> %1618 to <4 x double>
  %1620 = getelementptr inbounds <4 x double>, ptr %1611, i64 %1614
  %1621 = load <4 x double>, ptr %1620, align 32
  %1622 = fmul contract <4 x double> %1621, %1619
  %1623 = fcmp contract ogt <4 x double> %1622, %1615
  %1624 = select <4 x i1> %1623, <4 x double> %1622, <4 x double> %1615
  %1625 = add nsw i64 %1614, 1
  %1626 = icmp eq i64 %1625, %1610
  br i1 %1626, label %1627, label %1613

1627:
  %1628 = phi i64 [ %1639, %1627 ], [ %1609, %1613 ]
  %1629 = phi <4 x double> [ %1638, %1627 ], [ zeroinitializer, %1613 ]
  %1630 = getelementptr inbounds <4 x double>, ptr %1586, i64 %1628
  %1631 = load <4 x i64>, ptr %1630, align 32
  %1632 = and <4 x i64> %1631, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1633 = bitcast <4 x i64> %1632 to <4 x double>
  %1634 = getelementptr inbounds <4 x double>, ptr %1611, i64 %1628
  %1635 = load <4 x double>, ptr %1634, align 32
  %1636 = fmul contract <4 x double> %1635, %1633
  %1637 = fcmp contract ogt <4 x double> %1636, %1629
  %1638 = select <4 x i1> %1637, <4 x double> %1636, <4 x double> %1629
  %1639 = add nsw i64 %1628, 1
  %1640 = icmp eq i64 %1639, %1610
  br i1 %1640, label %1641, label %1627

1641:
  %1642 = phi <4 x double> [ zeroinitializer, %1607 ], [ %1624, %1627 ]
  %1643 = phi <4 x double> [ zeroinitializer, %1607 ], [ %1638, %1627 ]
  %1644 = shl nsw i64 %1585, 3
  br label %1657

1645:
  %1646 = phi i64 [ %1655, %1645 ], [ 0, %1595 ]
  %1647 = add nsw i64 %1646, %1585
  %1648 = getelementptr inbounds <4 x double>, ptr %1587, i64 %1647
  %1649 = load <4 x i64>, ptr %1648, align 32
  %1650 = and <4 x i64> %1649, %1592
  %1651 = getelementptr inbounds <4 x double>, ptr %1586, i64 %1646
  %1652 = load <4 x i64>, ptr %1651, align 32
  %1653 = select <4 x i1> %1591, <4 x i64> zeroinitializer, <4 x i64> %1652
  %1654 = or <4 x i64> %1653, %1650
  store <4 x i64> %1654, ptr %1651, align 32
  %1655 = add nsw i64 %1646, 1
  %1656 = icmp eq i64 %1655, %1585
  br i1 %1656, label %1607, label %1645

1657:
  %1658 = phi i64 [ 0, %1641 ], [ %1861, %1859 ]
  %1659 = phi i32 [ 0, %1641 ], [ %1860, %1859 ]
  %1660 = load ptr, ptr %23, align 8
  %1661 = getelementptr inbounds double, ptr %1660, i64 %1658
  %1662 = load ptr, ptr %24, align 8
  %1663 = getelementptr inbounds i64, ptr %1662, i64 %1658
  %1664 = load i64, ptr %1663, align 8
  %1665 = icmp slt i64 %1664, 0
  br i1 %1665, label %1859, label %1666

1666:
  %1667 = getelementptr inbounds double, ptr %1661, i64 12
  %1668 = load double, ptr %1667, align 8
  %1669 = getelementptr inbounds double, ptr %1661, i64 16
  %1670 = load double, ptr %1669, align 8
  %1671 = load ptr, ptr %26, align 8
  %1672 = icmp eq ptr %1671, null
  br i1 %1672, label %1687, label %1673

1673:
  %1674 = getelementptr inbounds ptr, ptr %1671, i64 %1664
  %1675 = load ptr, ptr %1674, align 8
  %1676 = icmp eq ptr %1675, null
  br i1 %1676, label %1687, label %1677

1677:
  %1678 = getelementptr inbounds %struct.Run, ptr %1675, i64 0, i32 20
  %1679 = load ptr, ptr %1678, align 8
  %1680 = getelementptr inbounds i64, ptr %1663, i64 16
  %1681 = load i64, ptr %1680, align 8
  %1682 = icmp eq i64 %1681, 0
  %1683 = zext i1 %1682 to i64
  %1684 = getelementptr inbounds i64, ptr %1679, i64 %1683
  %1685 = load i64, ptr %1684, align 8
  %1686 = add nsw i64 %1685, 1
  store i64 %1686, ptr %1684, align 8
  br label %1687

1687:
  %1688 = phi i1 [ true, %1677 ], [ false, %1673 ], [ false, %1666 ]
  %1689 = phi ptr [ %1675, %1677 ], [ null, %1673 ], [ null, %1666 ]
  %1690 = getelementptr inbounds i64, ptr %1663, i64 16
  %1691 = load i64, ptr %1690, align 8
  %1692 = icmp eq i64 %1691, 0
  br i1 %1692, label %1693, label %1719

1693:
  %1694 = getelementptr inbounds i64, ptr %1663, i64 12
  store i64 1, ptr %1694, align 8
  %1695 = zext i1 %1688 to i64
  %1696 = getelementptr inbounds i64, ptr %1663, i64 4
  %1697 = load i64, ptr %1696, align 8
  %1698 = add nsw i64 %1697, %1695
  store i64 %1698, ptr %1696, align 8
  %1699 = fcmp contract olt double %1670, 0x7FF0000000000000
  br i1 %1699, label %1700, label %1713

1700:
  %1701 = fcmp contract oeq double %1670, 0.000000e+00
  br i1 %1701, label %1709, label %1702

1702:
  %1703 = call contract double @llvm.sqrt.f64(double %1670)
  %1704 = call contract double @llvm.sqrt.f64(double %1703)
  %1705 = call contract double @llvm.sqrt.f64(double %1704)
  %1706 = fdiv contract double 8.500000e-01, %1705
  %1707 = call contract double @llvm.maxnum.f64(double %1706, double 0x3FD5555555555555)
  %1708 = call contract double @llvm.minnum.f64(double %1707, double 6.000000e+00)
  br label %1709

1709:
  %1710 = phi double [ %1708, %1702 ], [ 6.000000e+00, %1700 ]
  %1711 = fmul contract double %1668, %1710
  %1712 = getelementptr inbounds double, ptr %1661, i64 4
  store double %1711, ptr %1712, align 8
  br label %1859

1713:
  %1714 = fmul contract double %1668, 1.000000e-01
  %1715 = getelementptr inbounds double, ptr %1661, i64 4
  store double %1714, ptr %1715, align 8
  %1716 = getelementptr inbounds i64, ptr %1663, i64 8
  %1717 = load i64, ptr %1716, align 8
  %1718 = add nsw i64 %1717, 1
  store i64 %1718, ptr %1716, align 8
  br label %1859

1719:
  %1720 = fcmp contract oeq double %1670, 0.000000e+00
  br i1 %1720, label %1728, label %1721

1721:
  %1722 = call contract double @llvm.sqrt.f64(double %1670)
  %1723 = call contract double @llvm.sqrt.f64(double %1722)
  %1724 = call contract double @llvm.sqrt.f64(double %1723)
  %1725 = fdiv contract double 8.500000e-01, %1724
  %1726 = call contract double @llvm.maxnum.f64(double %1725, double 0x3FD5555555555555)
  %1727 = call contract double @llvm.minnum.f64(double %1726, double 6.000000e+00)
  br label %1728

1728:
  %1729 = phi double [ %1727, %1721 ], [ 6.000000e+00, %1719 ]
  %1730 = getelementptr inbounds i64, ptr %1663, i64 12
  %1731 = load i64, ptr %1730, align 8
  %1732 = icmp eq i64 %1731, 0
  %1733 = call contract double @llvm.minnum.f64(double %1729, double 1.000000e+00)
  %1734 = select i1 %1732, double %1729, double %1733
  %1735 = getelementptr inbounds i64, ptr %1663, i64 24
  %1736 = load i64, ptr %1735, align 8
  %1737 = icmp eq i64 %1736, 0
  br i1 %1737, label %1741, label %1738

1738:
  %1739 = getelementptr inbounds double, ptr %1661, i64 4
  %1740 = load double, ptr %1739, align 8
  br label %1741

1741:
  %1742 = phi contract double [ %1740, %1738 ], [ 0.000000e+00, %1728 ]
  %1743 = fmul contract double %1668, %1734
  %1744 = call contract double @llvm.maxnum.f64(double %1743, double %1742)
  %1745 = getelementptr inbounds double, ptr %1661, i64 4
  store double %1744, ptr %1745, align 8
  %1746 = getelementptr inbounds i64, ptr %1663, i64 20
  store i64 0, ptr %1746, align 8
  %1747 = getelementptr inbounds i64, ptr %1663, i64 8
  store i64 0, ptr %1747, align 8
  store i64 0, ptr %1730, align 8
  %1748 = getelementptr inbounds i64, ptr %1663, i64 4
  %1749 = load i64, ptr %1748, align 8
  %1750 = add nsw i64 %1749, 1
  store i64 %1750, ptr %1748, align 8
  %1751 = getelementptr inbounds double, ptr %1661, i64 24
  %1752 = load double, ptr %1751, align 8
  %1753 = fadd contract double %1752, 1.000000e+00
  store double %1753, ptr %1751, align 8
  %1754 = getelementptr inbounds double, ptr %1661, i64 8
  %1755 = load double, ptr %1754, align 8
  store double %1755, ptr %1661, align 8
  %1756 = trunc i64 %1658 to i32
  %1757 = extractelement <4 x double> %1642, i32 %1756
  %1758 = getelementptr inbounds double, ptr %1661, i64 28
  store double %1757, ptr %1758, align 8
  %1759 = load i64, ptr %37, align 8
  %1760 = icmp eq i64 %1759, 0
  br i1 %1760, label %1773, label %1761

1761:
  %1762 = extractelement <4 x double> %1643, i32 %1756
  %1763 = load ptr, ptr %30, align 8
  %1764 = load i64, ptr %38, align 8
  %1765 = add nsw i64 %1764, %1759
  %1766 = load i64, ptr %39, align 8
  %1767 = sub i64 %1765, %1766
  %1768 = shl nsw i64 %1767, 2
  %1769 = or i64 %1768, %1658
  %1770 = getelementptr inbounds double, ptr %1763, i64 %1769
  %1771 = load double, ptr %1770, align 8
  %1772 = fadd contract double %1762, %1771
  br label %1773

1773:
  %1774 = phi contract double [ %1772, %1761 ], [ 0.000000e+00, %1741 ]
  %1775 = getelementptr inbounds double, ptr %1661, i64 32
  store double %1774, ptr %1775, align 8
  %1776 = load i64, ptr %60, align 8
  %1777 = icmp sgt i64 %1776, 0
  br i1 %1777, label %1780, label %1778

1778:
  %1779 = load ptr, ptr %29, align 8
  br label %1801

1780:
  %1781 = load i64, ptr %61, align 8
  %1782 = load i64, ptr %27, align 8
  %1783 = load ptr, ptr %29, align 8
  %1784 = shl nsw i64 %1782, 1
  %1785 = or i64 %1784, 1
  %1786 = load ptr, ptr %30, align 8
  %1787 = sub i64 %1781, %1776
  br label %1788

1788:
  %1789 = phi i64 [ 0, %1780 ], [ %1799, %1788 ]
  %1790 = add nsw i64 %1785, %1789
  %1791 = shl nsw i64 %1790, 2
  %1792 = add nsw i64 %1791, %1658
  %1793 = getelementptr inbounds double, ptr %1783, i64 %1792
  %1794 = load double, ptr %1793, align 8
  %1795 = add nsw i64 %1787, %1789
  %1796 = shl nsw i64 %1795, 2
  %1797 = add nsw i64 %1796, %1658
  %1798 = getelementptr inbounds double, ptr %1786, i64 %1797
  store double %1794, ptr %1798, align 8
  %1799 = add nsw i64 %1789, 1
  %1800 = icmp eq i64 %1799, %1776
  br i1 %1800, label %1801, label %1788

1801:
  %1802 = phi ptr [ %1779, %1778 ], [ %1783, %1788 ]
  %1803 = or i64 %1658, %1644
  %1804 = getelementptr inbounds double, ptr %1802, i64 %1803
  %1805 = load double, ptr %1804, align 8
  %1806 = getelementptr inbounds double, ptr %1661, i64 20
  %1807 = load double, ptr %1806, align 8
  %1808 = fcmp contract ogt double %1805, %1807
  %1809 = fcmp contract uno double %1805, 0.000000e+00
  %1810 = or i1 %1809, %1808
  %1811 = select contract i1 %1810, double %1805, double %1807
  store double %1811, ptr %1806, align 8
  %1812 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 6
  %1813 = select i1 %1688, ptr %1812, ptr %62
  %1814 = load double, ptr %1813, align 8
  %1815 = fcmp contract ole double %1805, %1814
  %1816 = select i1 %1815, i64 0, i64 4
  %1817 = load i64, ptr %42, align 8
  %1818 = icmp eq i64 %1817, 0
  br i1 %1818, label %1842, label %1819

1819:
  br i1 %1688, label %1820, label %1826

1820:
  %1821 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 25, i32 13
  %1822 = load ptr, ptr %1821, align 8
  %1823 = getelementptr inbounds i64, ptr %1822, i64 2
  %1824 = load i64, ptr %1823, align 8
  %1825 = icmp sgt i64 %1824, -1
  br i1 %1825, label %1839, label %1844

1826:
  %1827 = load ptr, ptr %63, align 8
  %1828 = mul nsw i64 %1658, 5
  %1829 = add nsw i64 %1828, 2
  %1830 = getelementptr inbounds i64, ptr %1827, i64 %1829
  %1831 = load i64, ptr %1830, align 8
  %1832 = icmp sgt i64 %1831, -1
  br i1 %1832, label %1833, label %1854

1833:
  %1834 = load ptr, ptr %64, align 8
  %1835 = shl nsw i64 %1831, 2
  %1836 = getelementptr inbounds i64, ptr %1834, i64 %1835
  %1837 = load i64, ptr %1836, align 8
  %1838 = icmp eq i64 %1837, 8
  br i1 %1838, label %1839, label %1857

1839:
  %1840 = phi i64 [ %1831, %1833 ], [ %1824, %1820 ]
  %1841 = add nsw i64 %1840, 8
  br label %1842

1842:
  %1843 = phi i64 [ %1841, %1839 ], [ %1816, %1801 ]
  br i1 %1688, label %1844, label %1854

1844:
  %1845 = phi i64 [ %1843, %1842 ], [ %1816, %1820 ]
  %1846 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 1
  %1847 = load ptr, ptr %1846, align 8
  %1848 = getelementptr inbounds double, ptr %1847, i64 4
  store double %1805, ptr %1848, align 8
  %1849 = getelementptr inbounds double, ptr %1847, i64 5
  %1850 = load double, ptr %1849, align 8
  %1851 = fcmp contract ogt double %1805, %1850
  %1852 = or i1 %1809, %1851
  %1853 = select contract i1 %1852, double %1805, double %1850
  store double %1853, ptr %1849, align 8
  br label %1854

1854:
  %1855 = phi i64 [ %1845, %1844 ], [ %1843, %1842 ], [ %1816, %1826 ]
  %1856 = icmp eq i64 %1855, 0
  br i1 %1856, label %1859, label %1857

1857:
  %1858 = phi i64 [ %1855, %1854 ], [ 5, %1833 ]
  call fastcc void @release_4(ptr %0, i32 %1756, i64 %1858)
  br label %1859

1859:
  %1860 = phi i32 [ %1659, %1657 ], [ %1659, %1713 ], [ %1659, %1709 ], [ 1, %1857 ], [ %1659, %1854 ]
  %1861 = add nsw i64 %1658, 1
  %1862 = icmp eq i64 %1861, 4
  br i1 %1862, label %1863, label %1657

1863:
  %1864 = phi i32 [ %161, %160 ], [ %68, %1859 ]
  %1865 = phi i32 [ 0, %160 ], [ %1860, %1859 ]
  %1866 = add nsw i64 %66, 1
  %1867 = icmp sge i64 %1866, %1
  %1868 = icmp eq i32 %1864, 0
  %1869 = select i1 %1867, i1 true, i1 %1868
  br i1 %1869, label %1870, label %65

1870:
  %1871 = phi i1 [ %19, %2 ], [ %1867, %1863 ]
  %1872 = zext i1 %1871 to i64
  ret i64 %1872
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
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = alloca %struct.Step, align 8
  %6 = alloca <8 x double>, align 64
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
  %18 = tail call fastcc i32 @fill_8(ptr %0)
  %19 = icmp slt i64 %1, 1
  %20 = icmp eq i32 %18, 0
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %1870, label %22

22:
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %27 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %28 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %31 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 7
  %32 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 13
  %33 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %35 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %37 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %38 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %40 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %41 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 1
  %42 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 5
  %45 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 2
  %46 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %47 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %48 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %65

65:
  %66 = phi i64 [ 0, %22 ], [ %1866, %1863 ]
  %67 = phi i32 [ 0, %22 ], [ %1865, %1863 ]
  %68 = phi i32 [ %18, %22 ], [ %1864, %1863 ]
  br label %69

69:
  %70 = phi i64 [ 0, %65 ], [ %155, %153 ]
  %71 = phi i32 [ 0, %65 ], [ %154, %153 ]
  %72 = load ptr, ptr %23, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %70
  %74 = load ptr, ptr %24, align 8
  %75 = getelementptr inbounds i64, ptr %74, i64 %70
  %76 = load double, ptr %73, align 8
  %77 = getelementptr inbounds double, ptr %73, i64 16
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %73, i64 24
  store double 0.000000e+00, ptr %78, align 8
  %79 = getelementptr inbounds i64, ptr %75, i64 48
  store i64 0, ptr %79, align 8
  %80 = load i64, ptr %75, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %153, label %82

82:
  %83 = getelementptr inbounds double, ptr %73, i64 72
  %84 = load double, ptr %83, align 8
  %85 = fsub contract double %84, %76
  %86 = getelementptr inbounds double, ptr %73, i64 8
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %73, i64 80
  %89 = load double, ptr %88, align 8
  %90 = call contract double @llvm.minnum.f64(double %87, double %89)
  %91 = fadd contract double %76, %90
  store double %91, ptr %77, align 8
  %92 = fcmp contract oeq double %85, 0.000000e+00
  br i1 %92, label %148, label %93

93:
  %94 = getelementptr inbounds i64, ptr %75, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %25, align 8
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %98, label %148

98:
  %99 = load ptr, ptr %26, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %123, label %101

101:
  %102 = getelementptr inbounds ptr, ptr %99, i64 %80
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %123, label %105

105:
  %106 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 20
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i64, ptr %107, i64 2
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 15
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %113, label %148

113:
  %114 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25
  %115 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25, i32 13
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %114, align 8
  %119 = add nsw i64 %118, %117
  %120 = getelementptr inbounds %struct.Run, ptr %103, i64 0, i32 25, i32 3
  %121 = load i64, ptr %120, align 8
  %122 = icmp sgt i64 %119, %121
  br i1 %122, label %148, label %123

123:
  %124 = fmul contract double %90, 1.010000e+00
  %125 = fcmp contract ult double %124, %85
  br i1 %125, label %127, label %126

126:
  store double %84, ptr %77, align 8
  store i64 1, ptr %79, align 8
  br label %151

127:
  %128 = call contract double @llvm.fabs.f64(double %76)
  %129 = fmul contract double %128, 0x3CE4000000000000
  %130 = fcmp contract ole double %90, %129
  %131 = fcmp contract oeq double %90, 0.000000e+00
  %132 = or i1 %130, %131
  br i1 %132, label %137, label %133

133:
  %134 = getelementptr inbounds i64, ptr %75, i64 16
  %135 = load i64, ptr %134, align 8
  %136 = icmp sgt i64 %135, 20
  br i1 %136, label %137, label %146

137:
  %138 = getelementptr inbounds i64, ptr %75, i64 40
  %139 = load i64, ptr %138, align 8
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %148, label %141

141:
  %142 = getelementptr inbounds i64, ptr %75, i64 16
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 0
  %145 = select i1 %144, i64 3, i64 2
  br label %148

146:
  %147 = fsub contract double %91, %76
  br label %151

148:
  %149 = phi i64 [ 7, %137 ], [ %145, %141 ], [ 5, %113 ], [ 6, %93 ], [ 1, %82 ], [ 5, %105 ]
  %150 = trunc i64 %70 to i32
  call fastcc void @release_8(ptr %0, i32 %150, i64 %149)
  br label %153

151:
  %152 = phi double [ %85, %126 ], [ %147, %146 ]
  store double %152, ptr %78, align 8
  br label %153

153:
  %154 = phi i32 [ %71, %69 ], [ 1, %148 ], [ %71, %151 ]
  %155 = add nsw i64 %70, 1
  %156 = icmp eq i64 %155, 8
  br i1 %156, label %157, label %69

157:
  %158 = or i32 %154, %67
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:
  %161 = call fastcc i32 @fill_8(ptr %0)
  br label %1863

162:
  %163 = load i64, ptr %27, align 8
  %164 = load ptr, ptr %23, align 8
  %165 = load ptr, ptr %28, align 8
  %166 = load ptr, ptr %29, align 8
  %167 = getelementptr inbounds <8 x double>, ptr %164, i64 3
  %168 = load <8 x double>, ptr %167, align 64
  %169 = shl nsw i64 %163, 4
  %170 = getelementptr inbounds <8 x double>, ptr %165, i64 %169
  %171 = mul nsw i64 %163, 19
  %172 = getelementptr inbounds <8 x double>, ptr %165, i64 %171
  %173 = mul nsw i64 %163, 17
  %174 = getelementptr inbounds <8 x double>, ptr %165, i64 %173
  %175 = getelementptr inbounds <8 x double>, ptr %164, i64 2
  %176 = load <8 x double>, ptr %175, align 64
  store <8 x double> %176, ptr %17, align 64
  %177 = load <8 x double>, ptr %164, align 64
  %178 = load ptr, ptr %30, align 8
  %179 = load i64, ptr %31, align 8
  %180 = sdiv i64 %179, 8
  %181 = shl nsw i64 %180, 4
  %182 = getelementptr inbounds <8 x double>, ptr %165, i64 %181
  %183 = mul nsw i64 %180, 20
  %184 = getelementptr inbounds <8 x double>, ptr %165, i64 %183
  %185 = icmp sgt i64 %179, 7
  br i1 %185, label %186, label %221

186:
  %187 = phi i64 [ %196, %186 ], [ 0, %162 ]
  %188 = getelementptr inbounds <8 x double>, ptr %184, i64 %187
  %189 = load <8 x double>, ptr %188, align 64
  %190 = getelementptr inbounds <8 x double>, ptr %165, i64 %187
  %191 = load <8 x double>, ptr %190, align 64
  %192 = fmul contract <8 x double> %191, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %193 = fmul contract <8 x double> %168, %192
  %194 = fadd contract <8 x double> %189, %193
  %195 = getelementptr inbounds <8 x double>, ptr %182, i64 %187
  store <8 x double> %194, ptr %195, align 64
  %196 = add nsw i64 %187, 1
  %197 = icmp eq i64 %196, %180
  br i1 %197, label %198, label %186

198:
  %199 = fmul contract <8 x double> %168, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %200 = fadd contract <8 x double> %199, %177
  %201 = getelementptr inbounds <8 x double>, ptr %165, i64 %180
  store <8 x double> %200, ptr %16, align 64
  %202 = load ptr, ptr %0, align 8
  %203 = load ptr, ptr %32, align 8
  call void %202(ptr %16, ptr %182, ptr %178, ptr %201, ptr %203)
  br label %204

204:
  %205 = phi i64 [ %219, %204 ], [ 0, %198 ]
  %206 = getelementptr inbounds <8 x double>, ptr %184, i64 %205
  %207 = load <8 x double>, ptr %206, align 64
  %208 = getelementptr inbounds <8 x double>, ptr %165, i64 %205
  %209 = load <8 x double>, ptr %208, align 64
  %210 = fmul contract <8 x double> %209, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %211 = add nsw i64 %205, %180
  %212 = getelementptr inbounds <8 x double>, ptr %165, i64 %211
  %213 = load <8 x double>, ptr %212, align 64
  %214 = fmul contract <8 x double> %213, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %215 = fadd contract <8 x double> %210, %214
  %216 = fmul contract <8 x double> %168, %215
  %217 = fadd contract <8 x double> %207, %216
  %218 = getelementptr inbounds <8 x double>, ptr %182, i64 %205
  store <8 x double> %217, ptr %218, align 64
  %219 = add nsw i64 %205, 1
  %220 = icmp eq i64 %219, %180
  br i1 %220, label %227, label %204

221:
  %222 = fmul contract <8 x double> %168, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %223 = fadd contract <8 x double> %222, %177
  %224 = getelementptr inbounds <8 x double>, ptr %165, i64 %180
  store <8 x double> %223, ptr %16, align 64
  %225 = load ptr, ptr %0, align 8
  %226 = load ptr, ptr %32, align 8
  call void %225(ptr %16, ptr %182, ptr %178, ptr %224, ptr %226)
  br label %227

227:
  %228 = fmul contract <8 x double> %168, <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>
  %229 = fadd contract <8 x double> %228, %177
  %230 = shl nsw i64 %180, 1
  %231 = getelementptr inbounds <8 x double>, ptr %165, i64 %230
  store <8 x double> %229, ptr %15, align 64
  %232 = load ptr, ptr %0, align 8
  %233 = load ptr, ptr %32, align 8
  call void %232(ptr %15, ptr %182, ptr %178, ptr %231, ptr %233)
  br i1 %185, label %234, label %251

234:
  %235 = phi i64 [ %249, %234 ], [ 0, %227 ]
  %236 = getelementptr inbounds <8 x double>, ptr %184, i64 %235
  %237 = load <8 x double>, ptr %236, align 64
  %238 = getelementptr inbounds <8 x double>, ptr %165, i64 %235
  %239 = load <8 x double>, ptr %238, align 64
  %240 = fmul contract <8 x double> %239, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %241 = add nsw i64 %235, %230
  %242 = getelementptr inbounds <8 x double>, ptr %165, i64 %241
  %243 = load <8 x double>, ptr %242, align 64
  %244 = fmul contract <8 x double> %243, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %245 = fadd contract <8 x double> %240, %244
  %246 = fmul contract <8 x double> %168, %245
  %247 = fadd contract <8 x double> %237, %246
  %248 = getelementptr inbounds <8 x double>, ptr %182, i64 %235
  store <8 x double> %247, ptr %248, align 64
  %249 = add nsw i64 %235, 1
  %250 = icmp eq i64 %249, %180
  br i1 %250, label %251, label %234

251:
  %252 = fmul contract <8 x double> %168, <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>
  %253 = fadd contract <8 x double> %252, %177
  %254 = mul nsw i64 %180, 3
  %255 = getelementptr inbounds <8 x double>, ptr %165, i64 %254
  store <8 x double> %253, ptr %14, align 64
  %256 = load ptr, ptr %0, align 8
  %257 = load ptr, ptr %32, align 8
  call void %256(ptr %14, ptr %182, ptr %178, ptr %255, ptr %257)
  br i1 %185, label %258, label %280

258:
  %259 = phi i64 [ %278, %258 ], [ 0, %251 ]
  %260 = getelementptr inbounds <8 x double>, ptr %184, i64 %259
  %261 = load <8 x double>, ptr %260, align 64
  %262 = getelementptr inbounds <8 x double>, ptr %165, i64 %259
  %263 = load <8 x double>, ptr %262, align 64
  %264 = fmul contract <8 x double> %263, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %265 = add nsw i64 %259, %230
  %266 = getelementptr inbounds <8 x double>, ptr %165, i64 %265
  %267 = load <8 x double>, ptr %266, align 64
  %268 = fmul contract <8 x double> %267, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %269 = fsub contract <8 x double> %264, %268
  %270 = add nsw i64 %259, %254
  %271 = getelementptr inbounds <8 x double>, ptr %165, i64 %270
  %272 = load <8 x double>, ptr %271, align 64
  %273 = fmul contract <8 x double> %272, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %274 = fadd contract <8 x double> %269, %273
  %275 = fmul contract <8 x double> %168, %274
  %276 = fadd contract <8 x double> %261, %275
  %277 = getelementptr inbounds <8 x double>, ptr %182, i64 %259
  store <8 x double> %276, ptr %277, align 64
  %278 = add nsw i64 %259, 1
  %279 = icmp eq i64 %278, %180
  br i1 %279, label %280, label %258

280:
  %281 = fmul contract <8 x double> %168, <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>
  %282 = fadd contract <8 x double> %281, %177
  %283 = shl nsw i64 %180, 2
  %284 = getelementptr inbounds <8 x double>, ptr %165, i64 %283
  store <8 x double> %282, ptr %13, align 64
  %285 = load ptr, ptr %0, align 8
  %286 = load ptr, ptr %32, align 8
  call void %285(ptr %13, ptr %182, ptr %178, ptr %284, ptr %286)
  br i1 %185, label %287, label %309

287:
  %288 = phi i64 [ %307, %287 ], [ 0, %280 ]
  %289 = getelementptr inbounds <8 x double>, ptr %184, i64 %288
  %290 = load <8 x double>, ptr %289, align 64
  %291 = getelementptr inbounds <8 x double>, ptr %165, i64 %288
  %292 = load <8 x double>, ptr %291, align 64
  %293 = fmul contract <8 x double> %292, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %294 = add nsw i64 %288, %254
  %295 = getelementptr inbounds <8 x double>, ptr %165, i64 %294
  %296 = load <8 x double>, ptr %295, align 64
  %297 = fmul contract <8 x double> %296, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %298 = fadd contract <8 x double> %293, %297
  %299 = add nsw i64 %288, %283
  %300 = getelementptr inbounds <8 x double>, ptr %165, i64 %299
  %301 = load <8 x double>, ptr %300, align 64
  %302 = fmul contract <8 x double> %301, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %303 = fadd contract <8 x double> %298, %302
  %304 = fmul contract <8 x double> %168, %303
  %305 = fadd contract <8 x double> %290, %304
  %306 = getelementptr inbounds <8 x double>, ptr %182, i64 %288
  store <8 x double> %305, ptr %306, align 64
  %307 = add nsw i64 %288, 1
  %308 = icmp eq i64 %307, %180
  br i1 %308, label %309, label %287

309:
  %310 = fmul contract <8 x double> %168, <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>
  %311 = fadd contract <8 x double> %310, %177
  %312 = mul nsw i64 %180, 5
  %313 = getelementptr inbounds <8 x double>, ptr %165, i64 %312
  store <8 x double> %311, ptr %12, align 64
  %314 = load ptr, ptr %0, align 8
  %315 = load ptr, ptr %32, align 8
  call void %314(ptr %12, ptr %182, ptr %178, ptr %313, ptr %315)
  br i1 %185, label %316, label %343

316:
  %317 = phi i64 [ %341, %316 ], [ 0, %309 ]
  %318 = getelementptr inbounds <8 x double>, ptr %184, i64 %317
  %319 = load <8 x double>, ptr %318, align 64
  %320 = getelementptr inbounds <8 x double>, ptr %165, i64 %317
  %321 = load <8 x double>, ptr %320, align 64
  %322 = fmul contract <8 x double> %321, <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>
  %323 = add nsw i64 %317, %254
  %324 = getelementptr inbounds <8 x double>, ptr %165, i64 %323
  %325 = load <8 x double>, ptr %324, align 64
  %326 = fmul contract <8 x double> %325, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %327 = fadd contract <8 x double> %322, %326
  %328 = add nsw i64 %317, %283
  %329 = getelementptr inbounds <8 x double>, ptr %165, i64 %328
  %330 = load <8 x double>, ptr %329, align 64
  %331 = fmul contract <8 x double> %330, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %332 = fadd contract <8 x double> %327, %331
  %333 = add nsw i64 %317, %312
  %334 = getelementptr inbounds <8 x double>, ptr %165, i64 %333
  %335 = load <8 x double>, ptr %334, align 64
  %336 = fmul contract <8 x double> %335, <double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000, double 0x3F92000000000000>
  %337 = fsub contract <8 x double> %332, %336
  %338 = fmul contract <8 x double> %168, %337
  %339 = fadd contract <8 x double> %319, %338
  %340 = getelementptr inbounds <8 x double>, ptr %182, i64 %317
  store <8 x double> %339, ptr %340, align 64
  %341 = add nsw i64 %317, 1
  %342 = icmp eq i64 %341, %180
  br i1 %342, label %343, label %316

343:
  %344 = fmul contract <8 x double> %168, <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>
  %345 = fadd contract <8 x double> %344, %177
  %346 = mul nsw i64 %180, 6
  %347 = getelementptr inbounds <8 x double>, ptr %165, i64 %346
  store <8 x double> %345, ptr %11, align 64
  %348 = load ptr, ptr %0, align 8
  %349 = load ptr, ptr %32, align 8
  call void %348(ptr %11, ptr %182, ptr %178, ptr %347, ptr %349)
  br i1 %185, label %350, label %382

350:
  %351 = phi i64 [ %380, %350 ], [ 0, %343 ]
  %352 = getelementptr inbounds <8 x double>, ptr %184, i64 %351
  %353 = load <8 x double>, ptr %352, align 64
  %354 = getelementptr inbounds <8 x double>, ptr %165, i64 %351
  %355 = load <8 x double>, ptr %354, align 64
  %356 = fmul contract <8 x double> %355, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %357 = add nsw i64 %351, %254
  %358 = getelementptr inbounds <8 x double>, ptr %165, i64 %357
  %359 = load <8 x double>, ptr %358, align 64
  %360 = fmul contract <8 x double> %359, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %361 = fadd contract <8 x double> %356, %360
  %362 = add nsw i64 %351, %283
  %363 = getelementptr inbounds <8 x double>, ptr %165, i64 %362
  %364 = load <8 x double>, ptr %363, align 64
  %365 = fmul contract <8 x double> %364, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %366 = fadd contract <8 x double> %361, %365
  %367 = add nsw i64 %351, %312
  %368 = getelementptr inbounds <8 x double>, ptr %165, i64 %367
  %369 = load <8 x double>, ptr %368, align 64
  %370 = fmul contract <8 x double> %369, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %371 = fsub contract <8 x double> %366, %370
  %372 = add nsw i64 %351, %346
  %373 = getelementptr inbounds <8 x double>, ptr %165, i64 %372
  %374 = load <8 x double>, ptr %373, align 64
  %375 = fmul contract <8 x double> %374, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %376 = fadd contract <8 x double> %371, %375
  %377 = fmul contract <8 x double> %168, %376
  %378 = fadd contract <8 x double> %353, %377
  %379 = getelementptr inbounds <8 x double>, ptr %182, i64 %351
  store <8 x double> %378, ptr %379, align 64
  %380 = add nsw i64 %351, 1
  %381 = icmp eq i64 %380, %180
  br i1 %381, label %382, label %350

382:
  %383 = fmul contract <8 x double> %168, <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>
  %384 = fadd contract <8 x double> %383, %177
  %385 = mul nsw i64 %180, 7
  %386 = getelementptr inbounds <8 x double>, ptr %165, i64 %385
  store <8 x double> %384, ptr %10, align 64
  %387 = load ptr, ptr %0, align 8
  %388 = load ptr, ptr %32, align 8
  call void %387(ptr %10, ptr %182, ptr %178, ptr %386, ptr %388)
  br i1 %185, label %389, label %426

389:
  %390 = phi i64 [ %424, %389 ], [ 0, %382 ]
  %391 = getelementptr inbounds <8 x double>, ptr %184, i64 %390
  %392 = load <8 x double>, ptr %391, align 64
  %393 = getelementptr inbounds <8 x double>, ptr %165, i64 %390
  %394 = load <8 x double>, ptr %393, align 64
  %395 = fmul contract <8 x double> %394, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %396 = add nsw i64 %390, %254
  %397 = getelementptr inbounds <8 x double>, ptr %165, i64 %396
  %398 = load <8 x double>, ptr %397, align 64
  %399 = fmul contract <8 x double> %398, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %400 = fsub contract <8 x double> %395, %399
  %401 = add nsw i64 %390, %283
  %402 = getelementptr inbounds <8 x double>, ptr %165, i64 %401
  %403 = load <8 x double>, ptr %402, align 64
  %404 = fmul contract <8 x double> %403, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %405 = fsub contract <8 x double> %400, %404
  %406 = add nsw i64 %390, %312
  %407 = getelementptr inbounds <8 x double>, ptr %165, i64 %406
  %408 = load <8 x double>, ptr %407, align 64
  %409 = fmul contract <8 x double> %408, <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %410 = fadd contract <8 x double> %405, %409
  %411 = add nsw i64 %390, %346
  %412 = getelementptr inbounds <8 x double>, ptr %165, i64 %411
  %413 = load <8 x double>, ptr %412, align 64
  %414 = fmul contract <8 x double> %413, <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>
  %415 = fadd contract <8 x double> %410, %414
  %416 = add nsw i64 %390, %385
  %417 = getelementptr inbounds <8 x double>, ptr %165, i64 %416
  %418 = load <8 x double>, ptr %417, align 64
  %419 = fmul contract <8 x double> %418, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %420 = fsub contract <8 x double> %415, %419
  %421 = fmul contract <8 x double> %168, %420
  %422 = fadd contract <8 x double> %392, %421
  %423 = getelementptr inbounds <8 x double>, ptr %182, i64 %390
  store <8 x double> %422, ptr %423, align 64
  %424 = add nsw i64 %390, 1
  %425 = icmp eq i64 %424, %180
  br i1 %425, label %426, label %389

426:
  %427 = fmul contract <8 x double> %168, <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>
  %428 = fadd contract <8 x double> %427, %177
  %429 = shl nsw i64 %180, 3
  %430 = getelementptr inbounds <8 x double>, ptr %165, i64 %429
  store <8 x double> %428, ptr %9, align 64
  %431 = load ptr, ptr %0, align 8
  %432 = load ptr, ptr %32, align 8
  call void %431(ptr %9, ptr %182, ptr %178, ptr %430, ptr %432)
  br i1 %185, label %433, label %475

433:
  %434 = phi i64 [ %473, %433 ], [ 0, %426 ]
  %435 = getelementptr inbounds <8 x double>, ptr %184, i64 %434
  %436 = load <8 x double>, ptr %435, align 64
  %437 = getelementptr inbounds <8 x double>, ptr %165, i64 %434
  %438 = load <8 x double>, ptr %437, align 64
  %439 = fmul contract <8 x double> %438, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %440 = add nsw i64 %434, %254
  %441 = getelementptr inbounds <8 x double>, ptr %165, i64 %440
  %442 = load <8 x double>, ptr %441, align 64
  %443 = fmul contract <8 x double> %442, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %444 = fsub contract <8 x double> %439, %443
  %445 = add nsw i64 %434, %283
  %446 = getelementptr inbounds <8 x double>, ptr %165, i64 %445
  %447 = load <8 x double>, ptr %446, align 64
  %448 = fmul contract <8 x double> %447, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %449 = fsub contract <8 x double> %444, %448
  %450 = add nsw i64 %434, %312
  %451 = getelementptr inbounds <8 x double>, ptr %165, i64 %450
  %452 = load <8 x double>, ptr %451, align 64
  %453 = fmul contract <8 x double> %452, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %454 = fadd contract <8 x double> %449, %453
  %455 = add nsw i64 %434, %346
  %456 = getelementptr inbounds <8 x double>, ptr %165, i64 %455
  %457 = load <8 x double>, ptr %456, align 64
  %458 = fmul contract <8 x double> %457, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %459 = fadd contract <8 x double> %454, %458
  %460 = add nsw i64 %434, %385
  %461 = getelementptr inbounds <8 x double>, ptr %165, i64 %460
  %462 = load <8 x double>, ptr %461, align 64
  %463 = fmul contract <8 x double> %462, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %464 = fsub contract <8 x double> %459, %463
  %465 = add nsw i64 %434, %429
  %466 = getelementptr inbounds <8 x double>, ptr %165, i64 %465
  %467 = load <8 x double>, ptr %466, align 64
  %468 = fmul contract <8 x double> %467, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %469 = fsub contract <8 x double> %464, %468
  %470 = fmul contract <8 x double> %168, %469
  %471 = fadd contract <8 x double> %436, %470
  %472 = getelementptr inbounds <8 x double>, ptr %182, i64 %434
  store <8 x double> %471, ptr %472, align 64
  %473 = add nsw i64 %434, 1
  %474 = icmp eq i64 %473, %180
  br i1 %474, label %475, label %433

475:
  %476 = fmul contract <8 x double> %168, <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>
  %477 = fadd contract <8 x double> %476, %177
  %478 = mul nsw i64 %180, 9
  %479 = getelementptr inbounds <8 x double>, ptr %165, i64 %478
  store <8 x double> %477, ptr %8, align 64
  %480 = load ptr, ptr %0, align 8
  %481 = load ptr, ptr %32, align 8
  call void %480(ptr %8, ptr %182, ptr %178, ptr %479, ptr %481)
  br i1 %185, label %482, label %529

482:
  %483 = phi i64 [ %527, %482 ], [ 0, %475 ]
  %484 = getelementptr inbounds <8 x double>, ptr %184, i64 %483
  %485 = load <8 x double>, ptr %484, align 64
  %486 = getelementptr inbounds <8 x double>, ptr %165, i64 %483
  %487 = load <8 x double>, ptr %486, align 64
  %488 = fmul contract <8 x double> %487, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %489 = add nsw i64 %483, %254
  %490 = getelementptr inbounds <8 x double>, ptr %165, i64 %489
  %491 = load <8 x double>, ptr %490, align 64
  %492 = fmul contract <8 x double> %491, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %493 = fsub contract <8 x double> %492, %488
  %494 = add nsw i64 %483, %283
  %495 = getelementptr inbounds <8 x double>, ptr %165, i64 %494
  %496 = load <8 x double>, ptr %495, align 64
  %497 = fmul contract <8 x double> %496, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %498 = fadd contract <8 x double> %493, %497
  %499 = add nsw i64 %483, %312
  %500 = getelementptr inbounds <8 x double>, ptr %165, i64 %499
  %501 = load <8 x double>, ptr %500, align 64
  %502 = fmul contract <8 x double> %501, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %503 = fsub contract <8 x double> %498, %502
  %504 = add nsw i64 %483, %346
  %505 = getelementptr inbounds <8 x double>, ptr %165, i64 %504
  %506 = load <8 x double>, ptr %505, align 64
  %507 = fmul contract <8 x double> %506, <double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8, double 0x4032852305E975A8>
  %508 = fsub contract <8 x double> %503, %507
  %509 = add nsw i64 %483, %385
  %510 = getelementptr inbounds <8 x double>, ptr %165, i64 %509
  %511 = load <8 x double>, ptr %510, align 64
  %512 = fmul contract <8 x double> %511, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %513 = fadd contract <8 x double> %508, %512
  %514 = add nsw i64 %483, %429
  %515 = getelementptr inbounds <8 x double>, ptr %165, i64 %514
  %516 = load <8 x double>, ptr %515, align 64
  %517 = fmul contract <8 x double> %516, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %518 = fadd contract <8 x double> %513, %517
  %519 = add nsw i64 %483, %478
  %520 = getelementptr inbounds <8 x double>, ptr %165, i64 %519
  %521 = load <8 x double>, ptr %520, align 64
  %522 = fmul contract <8 x double> %521, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %523 = fsub contract <8 x double> %518, %522
  %524 = fmul contract <8 x double> %168, %523
  %525 = fadd contract <8 x double> %485, %524
  %526 = getelementptr inbounds <8 x double>, ptr %182, i64 %483
  store <8 x double> %525, ptr %526, align 64
  %527 = add nsw i64 %483, 1
  %528 = icmp eq i64 %527, %180
  br i1 %528, label %529, label %482

529:
  %530 = fmul contract <8 x double> %168, <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>
  %531 = fadd contract <8 x double> %530, %177
  %532 = mul nsw i64 %180, 10
  %533 = getelementptr inbounds <8 x double>, ptr %165, i64 %532
  store <8 x double> %531, ptr %7, align 64
  %534 = load ptr, ptr %0, align 8
  %535 = load ptr, ptr %32, align 8
  call void %534(ptr %7, ptr %182, ptr %178, ptr %533, ptr %535)
  br i1 %185, label %536, label %588

536:
  %537 = phi i64 [ %586, %536 ], [ 0, %529 ]
  %538 = getelementptr inbounds <8 x double>, ptr %184, i64 %537
  %539 = load <8 x double>, ptr %538, align 64
  %540 = getelementptr inbounds <8 x double>, ptr %165, i64 %537
  %541 = load <8 x double>, ptr %540, align 64
  %542 = fmul contract <8 x double> %541, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %543 = add nsw i64 %537, %254
  %544 = getelementptr inbounds <8 x double>, ptr %165, i64 %543
  %545 = load <8 x double>, ptr %544, align 64
  %546 = fmul contract <8 x double> %545, <double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %547 = fsub contract <8 x double> %542, %546
  %548 = add nsw i64 %537, %283
  %549 = getelementptr inbounds <8 x double>, ptr %165, i64 %548
  %550 = load <8 x double>, ptr %549, align 64
  %551 = fmul contract <8 x double> %550, <double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %552 = fsub contract <8 x double> %547, %551
  %553 = add nsw i64 %537, %312
  %554 = getelementptr inbounds <8 x double>, ptr %165, i64 %553
  %555 = load <8 x double>, ptr %554, align 64
  %556 = fmul contract <8 x double> %555, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %557 = fsub contract <8 x double> %552, %556
  %558 = add nsw i64 %537, %346
  %559 = getelementptr inbounds <8 x double>, ptr %165, i64 %558
  %560 = load <8 x double>, ptr %559, align 64
  %561 = fmul contract <8 x double> %560, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %562 = fadd contract <8 x double> %557, %561
  %563 = add nsw i64 %537, %385
  %564 = getelementptr inbounds <8 x double>, ptr %165, i64 %563
  %565 = load <8 x double>, ptr %564, align 64
  %566 = fmul contract <8 x double> %565, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %567 = fsub contract <8 x double> %562, %566
  %568 = add nsw i64 %537, %429
  %569 = getelementptr inbounds <8 x double>, ptr %165, i64 %568
  %570 = load <8 x double>, ptr %569, align 64
  %571 = fmul contract <8 x double> %570, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %572 = fsub contract <8 x double> %567, %571
  %573 = add nsw i64 %537, %478
  %574 = getelementptr inbounds <8 x double>, ptr %165, i64 %573
  %575 = load <8 x double>, ptr %574, align 64
  %576 = fmul contract <8 x double> %575, <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %577 = fadd contract <8 x double> %572, %576
  %578 = add nsw i64 %537, %532
  %579 = getelementptr inbounds <8 x double>, ptr %165, i64 %578
  %580 = load <8 x double>, ptr %579, align 64
  %581 = fmul contract <8 x double> %580, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %582 = fadd contract <8 x double> %577, %581
  %583 = fmul contract <8 x double> %168, %582
  %584 = fadd contract <8 x double> %539, %583
  %585 = getelementptr inbounds <8 x double>, ptr %182, i64 %537
  store <8 x double> %584, ptr %585, align 64
  %586 = add nsw i64 %537, 1
  %587 = icmp eq i64 %586, %180
  br i1 %587, label %588, label %536

588:
  %589 = fadd contract <8 x double> %168, %177
  %590 = mul nsw i64 %180, 11
  %591 = getelementptr inbounds <8 x double>, ptr %165, i64 %590
  store <8 x double> %589, ptr %6, align 64
  %592 = load ptr, ptr %0, align 8
  %593 = load ptr, ptr %32, align 8
  call void %592(ptr %6, ptr %182, ptr %178, ptr %591, ptr %593)
  br i1 %185, label %594, label %676

594:
  %595 = mul nsw i64 %180, 17
  %596 = mul nsw i64 %180, 18
  %597 = mul nsw i64 %180, 19
  br label %598

598:
  %599 = phi i64 [ 0, %594 ], [ %674, %598 ]
  %600 = getelementptr inbounds <8 x double>, ptr %165, i64 %599
  %601 = load <8 x double>, ptr %600, align 64
  %602 = add nsw i64 %599, %312
  %603 = getelementptr inbounds <8 x double>, ptr %165, i64 %602
  %604 = load <8 x double>, ptr %603, align 64
  %605 = add nsw i64 %599, %346
  %606 = getelementptr inbounds <8 x double>, ptr %165, i64 %605
  %607 = load <8 x double>, ptr %606, align 64
  %608 = add nsw i64 %599, %385
  %609 = getelementptr inbounds <8 x double>, ptr %165, i64 %608
  %610 = load <8 x double>, ptr %609, align 64
  %611 = add nsw i64 %599, %429
  %612 = getelementptr inbounds <8 x double>, ptr %165, i64 %611
  %613 = load <8 x double>, ptr %612, align 64
  %614 = add nsw i64 %599, %478
  %615 = getelementptr inbounds <8 x double>, ptr %165, i64 %614
  %616 = load <8 x double>, ptr %615, align 64
  %617 = add nsw i64 %599, %532
  %618 = getelementptr inbounds <8 x double>, ptr %165, i64 %617
  %619 = load <8 x double>, ptr %618, align 64
  %620 = add nsw i64 %599, %590
  %621 = getelementptr inbounds <8 x double>, ptr %165, i64 %620
  %622 = load <8 x double>, ptr %621, align 64
  %623 = add nsw i64 %599, %183
  %624 = getelementptr inbounds <8 x double>, ptr %165, i64 %623
  %625 = load <8 x double>, ptr %624, align 64
  %626 = fmul contract <8 x double> %601, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %627 = fmul contract <8 x double> %604, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %628 = fadd contract <8 x double> %626, %627
  %629 = fmul contract <8 x double> %607, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %630 = fadd contract <8 x double> %628, %629
  %631 = fmul contract <8 x double> %610, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %632 = fadd contract <8 x double> %630, %631
  %633 = fmul contract <8 x double> %613, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %634 = fadd contract <8 x double> %632, %633
  %635 = fmul contract <8 x double> %616, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %636 = fadd contract <8 x double> %634, %635
  %637 = fmul contract <8 x double> %619, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %638 = fadd contract <8 x double> %636, %637
  %639 = fmul contract <8 x double> %622, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %640 = fadd contract <8 x double> %638, %639
  %641 = fmul contract <8 x double> %168, %640
  %642 = fadd contract <8 x double> %625, %641
  %643 = add nsw i64 %599, %595
  %644 = getelementptr inbounds <8 x double>, ptr %165, i64 %643
  store <8 x double> %642, ptr %644, align 64
  %645 = fmul contract <8 x double> %601, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %646 = fmul contract <8 x double> %604, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %647 = fsub contract <8 x double> %645, %646
  %648 = fmul contract <8 x double> %607, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %649 = fsub contract <8 x double> %647, %648
  %650 = fmul contract <8 x double> %610, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %651 = fadd contract <8 x double> %649, %650
  %652 = fmul contract <8 x double> %613, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %653 = fsub contract <8 x double> %651, %652
  %654 = fmul contract <8 x double> %616, <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %655 = fadd contract <8 x double> %653, %654
  %656 = fmul contract <8 x double> %619, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %657 = fadd contract <8 x double> %655, %656
  %658 = fmul contract <8 x double> %622, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %659 = fsub contract <8 x double> %657, %658
  %660 = add nsw i64 %599, %596
  %661 = getelementptr inbounds <8 x double>, ptr %165, i64 %660
  store <8 x double> %659, ptr %661, align 64
  %662 = fmul contract <8 x double> %601, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %663 = fsub contract <8 x double> %627, %662
  %664 = fadd contract <8 x double> %663, %629
  %665 = fadd contract <8 x double> %664, %631
  %666 = fmul contract <8 x double> %613, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %667 = fsub contract <8 x double> %665, %666
  %668 = fadd contract <8 x double> %667, %635
  %669 = fadd contract <8 x double> %668, %637
  %670 = fmul contract <8 x double> %622, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %671 = fadd contract <8 x double> %669, %670
  %672 = add nsw i64 %599, %597
  %673 = getelementptr inbounds <8 x double>, ptr %165, i64 %672
  store <8 x double> %671, ptr %673, align 64
  %674 = add nsw i64 %599, 1
  %675 = icmp eq i64 %674, %180
  br i1 %675, label %676, label %598

676:
  %677 = mul nsw i64 %163, 20
  %678 = getelementptr inbounds <8 x double>, ptr %165, i64 %677
  %679 = load i64, ptr %27, align 8
  %680 = load i64, ptr %33, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %732, label %682

682:
  %683 = bitcast <8 x double> %168 to <8 x i64>
  %684 = and <8 x i64> %683, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %685 = bitcast <8 x i64> %684 to <8 x double>
  %686 = load ptr, ptr %23, align 8
  %687 = load double, ptr %34, align 8
  %688 = fdiv contract double 1.000000e-15, %687
  %689 = load <8 x i64>, ptr %686, align 64
  %690 = and <8 x i64> %689, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %691 = bitcast <8 x i64> %690 to <8 x double>
  %692 = fmul contract <8 x double> %685, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %693 = fcmp contract ogt <8 x double> %692, %691
  %694 = select <8 x i1> %693, <8 x double> %691, <8 x double> %692
  %695 = getelementptr inbounds <8 x double>, ptr %686, i64 7
  %696 = load <8 x double>, ptr %695, align 64
  %697 = getelementptr inbounds <8 x double>, ptr %686, i64 8
  %698 = load <8 x double>, ptr %697, align 64
  %699 = fmul contract <8 x double> %698, %685
  %700 = fadd contract <8 x double> %696, %699
  %701 = fmul contract <8 x double> %700, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %702 = insertelement <8 x double> poison, double %688, i64 0
  %703 = shufflevector <8 x double> %702, <8 x double> poison, <8 x i32> zeroinitializer
  %704 = fmul contract <8 x double> %698, %694
  %705 = fadd contract <8 x double> %696, %704
  %706 = fmul contract <8 x double> %703, %705
  %707 = fadd contract <8 x double> %701, %706
  %708 = fmul contract <8 x double> %707, %685
  %709 = load i64, ptr %35, align 8
  %710 = load ptr, ptr %36, align 8
  %711 = icmp sgt i64 %709, 0
  br i1 %711, label %712, label %726

712:
  %713 = phi i64 [ %724, %712 ], [ 0, %682 ]
  %714 = phi <8 x double> [ %723, %712 ], [ zeroinitializer, %682 ]
  %715 = getelementptr inbounds <8 x double>, ptr %678, i64 %713
  %716 = load <8 x i64>, ptr %715, align 64
  %717 = and <8 x i64> %716, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %718 = bitcast <8 x i64> %717 to <8 x double>
  %719 = getelementptr inbounds <8 x double>, ptr %710, i64 %713
  %720 = load <8 x double>, ptr %719, align 64
  %721 = fmul contract <8 x double> %720, %718
  %722 = fcmp contract ogt <8 x double> %721, %714
  %723 = select <8 x i1> %722, <8 x double> %721, <8 x double> %714
  %724 = add nsw i64 %713, 1
  %725 = icmp eq i64 %724, %709
  br i1 %725, label %726, label %712

726:
  %727 = phi <8 x double> [ zeroinitializer, %682 ], [ %723, %712 ]
  %728 = fmul contract <8 x double> %696, %694
  %729 = fadd contract <8 x double> %728, %727
  %730 = fmul contract <8 x double> %703, %729
  %731 = fadd contract <8 x double> %708, %730
  br label %732

732:
  %733 = phi <8 x double> [ %731, %726 ], [ zeroinitializer, %676 ]
  %734 = phi <8 x double> [ %707, %726 ], [ zeroinitializer, %676 ]
  %735 = icmp sgt i64 %679, 0
  br i1 %735, label %736, label %785

736:
  %737 = phi i64 [ %783, %755 ], [ 0, %732 ]
  %738 = load i64, ptr %37, align 8
  %739 = icmp sgt i64 %738, %737
  br i1 %739, label %740, label %755

740:
  %741 = load ptr, ptr %30, align 8
  %742 = load i64, ptr %38, align 8
  %743 = load i64, ptr %35, align 8
  %744 = icmp sgt i64 %743, %737
  br i1 %744, label %748, label %745

745:
  %746 = load i64, ptr %39, align 8
  %747 = sub nsw i64 %737, %746
  br label %748

748:
  %749 = phi <8 x double> [ %733, %740 ], [ %734, %745 ]
  %750 = phi i64 [ %737, %740 ], [ %747, %745 ]
  %751 = add nsw i64 %750, %742
  %752 = getelementptr inbounds <8 x double>, ptr %741, i64 %751
  %753 = load <8 x double>, ptr %752, align 64
  %754 = fmul contract <8 x double> %749, %753
  br label %755

755:
  %756 = phi contract <8 x double> [ %754, %748 ], [ zeroinitializer, %736 ]
  %757 = getelementptr inbounds <8 x double>, ptr %678, i64 %737
  %758 = load <8 x i64>, ptr %757, align 64
  %759 = and <8 x i64> %758, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %760 = bitcast <8 x i64> %759 to <8 x double>
  %761 = getelementptr inbounds <8 x double>, ptr %174, i64 %737
  %762 = load <8 x i64>, ptr %761, align 64
  %763 = and <8 x i64> %762, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %764 = bitcast <8 x i64> %763 to <8 x double>
  %765 = fcmp contract ogt <8 x double> %760, %764
  %766 = select <8 x i1> %765, <8 x i64> %759, <8 x i64> %763
  %767 = bitcast <8 x i64> %766 to <8 x double>
  %768 = load ptr, ptr %40, align 8
  %769 = getelementptr inbounds double, ptr %768, i64 %737
  %770 = load double, ptr %769, align 8
  %771 = insertelement <8 x double> poison, double %770, i64 0
  %772 = shufflevector <8 x double> %771, <8 x double> poison, <8 x i32> zeroinitializer
  %773 = load double, ptr %34, align 8
  %774 = insertelement <8 x double> poison, double %773, i64 0
  %775 = shufflevector <8 x double> %774, <8 x double> poison, <8 x i32> zeroinitializer
  %776 = fadd contract <8 x double> %756, %767
  %777 = fmul contract <8 x double> %775, %776
  %778 = fadd contract <8 x double> %772, %777
  %779 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %778
  %780 = fcmp contract ogt <8 x double> %778, zeroinitializer
  %781 = select <8 x i1> %780, <8 x double> %779, <8 x double> zeroinitializer
  %782 = getelementptr inbounds <8 x double>, ptr %170, i64 %737
  store <8 x double> %781, ptr %782, align 64
  %783 = add nsw i64 %737, 1
  %784 = icmp eq i64 %783, %679
  br i1 %784, label %785, label %736

785:
  %786 = mul nsw i64 %163, 18
  %787 = getelementptr inbounds <8 x double>, ptr %165, i64 %786
  %788 = icmp sgt i64 %163, 0
  br i1 %788, label %794, label %789

789:
  %790 = sitofp i64 %163 to double
  %791 = insertelement <8 x double> poison, double %790, i64 0
  %792 = shufflevector <8 x double> %791, <8 x double> poison, <8 x i32> zeroinitializer
  %793 = fdiv contract <8 x double> zeroinitializer, %792
  br label %912

794:
  %795 = phi i64 [ %804, %794 ], [ 0, %785 ]
  %796 = phi <8 x double> [ %803, %794 ], [ zeroinitializer, %785 ]
  %797 = getelementptr inbounds <8 x double>, ptr %787, i64 %795
  %798 = load <8 x double>, ptr %797, align 64
  %799 = getelementptr inbounds <8 x double>, ptr %170, i64 %795
  %800 = load <8 x double>, ptr %799, align 64
  %801 = fmul contract <8 x double> %798, %800
  %802 = fmul contract <8 x double> %801, %801
  %803 = fadd contract <8 x double> %796, %802
  %804 = add nsw i64 %795, 4
  %805 = icmp slt i64 %804, %163
  br i1 %805, label %794, label %806

806:
  %807 = icmp sgt i64 %163, 1
  br i1 %807, label %808, label %848

808:
  %809 = phi i64 [ %818, %808 ], [ 1, %806 ]
  %810 = phi <8 x double> [ %817, %808 ], [ zeroinitializer, %806 ]
  %811 = getelementptr inbounds <8 x double>, ptr %787, i64 %809
  %812 = load <8 x double>, ptr %811, align 64
  %813 = getelementptr inbounds <8 x double>, ptr %170, i64 %809
  %814 = load <8 x double>, ptr %813, align 64
  %815 = fmul contract <8 x double> %812, %814
  %816 = fmul contract <8 x double> %815, %815
  %817 = fadd contract <8 x double> %810, %816
  %818 = add nsw i64 %809, 4
  %819 = icmp slt i64 %818, %163
  br i1 %819, label %808, label %820

820:
  %821 = icmp sgt i64 %163, 2
  br i1 %821, label %822, label %848

822:
  %823 = phi i64 [ %832, %822 ], [ 2, %820 ]
  %824 = phi <8 x double> [ %831, %822 ], [ zeroinitializer, %820 ]
  %825 = getelementptr inbounds <8 x double>, ptr %787, i64 %823
  %826 = load <8 x double>, ptr %825, align 64
  %827 = getelementptr inbounds <8 x double>, ptr %170, i64 %823
  %828 = load <8 x double>, ptr %827, align 64
  %829 = fmul contract <8 x double> %826, %828
  %830 = fmul contract <8 x double> %829, %829
  %831 = fadd contract <8 x double> %824, %830
  %832 = add nsw i64 %823, 4
  %833 = icmp slt i64 %832, %163
  br i1 %833, label %822, label %834

834:
  %835 = icmp sgt i64 %163, 3
  br i1 %835, label %836, label %848

836:
  %837 = phi i64 [ %846, %836 ], [ 3, %834 ]
  %838 = phi <8 x double> [ %845, %836 ], [ zeroinitializer, %834 ]
  %839 = getelementptr inbounds <8 x double>, ptr %787, i64 %837
  %840 = load <8 x double>, ptr %839, align 64
  %841 = getelementptr inbounds <8 x double>, ptr %170, i64 %837
  %842 = load <8 x double>, ptr %841, align 64
  %843 = fmul contract <8 x double> %840, %842
  %844 = fmul contract <8 x double> %843, %843
  %845 = fadd contract <8 x double> %838, %844
  %846 = add nsw i64 %837, 4
  %847 = icmp slt i64 %846, %163
  br i1 %847, label %836, label %848

848:
  %849 = phi <8 x double> [ %831, %834 ], [ zeroinitializer, %820 ], [ zeroinitializer, %806 ], [ %831, %836 ]
  %850 = phi <8 x double> [ %817, %834 ], [ %817, %820 ], [ zeroinitializer, %806 ], [ %817, %836 ]
  %851 = phi <8 x double> [ zeroinitializer, %834 ], [ zeroinitializer, %820 ], [ zeroinitializer, %806 ], [ %845, %836 ]
  %852 = fadd contract <8 x double> %849, %851
  %853 = sitofp i64 %163 to double
  %854 = insertelement <8 x double> poison, double %853, i64 0
  %855 = shufflevector <8 x double> %854, <8 x double> poison, <8 x i32> zeroinitializer
  br label %856

856:
  %857 = phi i64 [ %866, %856 ], [ 0, %848 ]
  %858 = phi <8 x double> [ %865, %856 ], [ zeroinitializer, %848 ]
  %859 = getelementptr inbounds <8 x double>, ptr %172, i64 %857
  %860 = load <8 x double>, ptr %859, align 64
  %861 = getelementptr inbounds <8 x double>, ptr %170, i64 %857
  %862 = load <8 x double>, ptr %861, align 64
  %863 = fmul contract <8 x double> %860, %862
  %864 = fmul contract <8 x double> %863, %863
  %865 = fadd contract <8 x double> %858, %864
  %866 = add nsw i64 %857, 4
  %867 = icmp slt i64 %866, %163
  br i1 %867, label %856, label %868

868:
  %869 = fadd contract <8 x double> %803, %850
  %870 = fadd contract <8 x double> %869, %852
  %871 = fdiv contract <8 x double> %870, %855
  br i1 %807, label %872, label %912

872:
  %873 = phi i64 [ %882, %872 ], [ 1, %868 ]
  %874 = phi <8 x double> [ %881, %872 ], [ zeroinitializer, %868 ]
  %875 = getelementptr inbounds <8 x double>, ptr %172, i64 %873
  %876 = load <8 x double>, ptr %875, align 64
  %877 = getelementptr inbounds <8 x double>, ptr %170, i64 %873
  %878 = load <8 x double>, ptr %877, align 64
  %879 = fmul contract <8 x double> %876, %878
  %880 = fmul contract <8 x double> %879, %879
  %881 = fadd contract <8 x double> %874, %880
  %882 = add nsw i64 %873, 4
  %883 = icmp slt i64 %882, %163
  br i1 %883, label %872, label %884

884:
  %885 = icmp sgt i64 %163, 2
  br i1 %885, label %886, label %912

886:
  %887 = phi i64 [ %896, %886 ], [ 2, %884 ]
  %888 = phi <8 x double> [ %895, %886 ], [ zeroinitializer, %884 ]
  %889 = getelementptr inbounds <8 x double>, ptr %172, i64 %887
  %890 = load <8 x double>, ptr %889, align 64
  %891 = getelementptr inbounds <8 x double>, ptr %170, i64 %887
  %892 = load <8 x double>, ptr %891, align 64
  %893 = fmul contract <8 x double> %890, %892
  %894 = fmul contract <8 x double> %893, %893
  %895 = fadd contract <8 x double> %888, %894
  %896 = add nsw i64 %887, 4
  %897 = icmp slt i64 %896, %163
  br i1 %897, label %886, label %898

898:
  %899 = icmp sgt i64 %163, 3
  br i1 %899, label %900, label %912

900:
  %901 = phi i64 [ %910, %900 ], [ 3, %898 ]
  %902 = phi <8 x double> [ %909, %900 ], [ zeroinitializer, %898 ]
  %903 = getelementptr inbounds <8 x double>, ptr %172, i64 %901
  %904 = load <8 x double>, ptr %903, align 64
  %905 = getelementptr inbounds <8 x double>, ptr %170, i64 %901
  %906 = load <8 x double>, ptr %905, align 64
  %907 = fmul contract <8 x double> %904, %906
  %908 = fmul contract <8 x double> %907, %907
  %909 = fadd contract <8 x double> %902, %908
  %910 = add nsw i64 %901, 4
  %911 = icmp slt i64 %910, %163
  br i1 %911, label %900, label %912

912:
  %913 = phi <8 x double> [ %871, %898 ], [ %871, %884 ], [ %871, %868 ], [ %793, %789 ], [ %871, %900 ]
  %914 = phi <8 x double> [ %855, %898 ], [ %855, %884 ], [ %855, %868 ], [ %792, %789 ], [ %855, %900 ]
  %915 = phi <8 x double> [ %895, %898 ], [ zeroinitializer, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %895, %900 ]
  %916 = phi <8 x double> [ %865, %898 ], [ %865, %884 ], [ %865, %868 ], [ zeroinitializer, %789 ], [ %865, %900 ]
  %917 = phi <8 x double> [ %881, %898 ], [ %881, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %881, %900 ]
  %918 = phi <8 x double> [ zeroinitializer, %898 ], [ zeroinitializer, %884 ], [ zeroinitializer, %868 ], [ zeroinitializer, %789 ], [ %909, %900 ]
  %919 = fadd contract <8 x double> %916, %917
  %920 = fadd contract <8 x double> %915, %918
  %921 = fadd contract <8 x double> %919, %920
  %922 = fdiv contract <8 x double> %921, %914
  %923 = load ptr, ptr %24, align 8
  br label %931

924:
  %925 = getelementptr inbounds <8 x double>, ptr %164, i64 6
  %926 = load <8 x double>, ptr %925, align 64
  %927 = fadd contract <8 x double> %926, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %927, ptr %925, align 64
  %928 = icmp eq i32 %960, 0
  br i1 %928, label %929, label %981

929:
  %930 = getelementptr inbounds <8 x double>, ptr %164, i64 4
  store <8 x double> %950, ptr %930, align 64
  br label %1584

931:
  %932 = phi i64 [ 0, %912 ], [ %979, %978 ]
  %933 = phi <8 x double> [ undef, %912 ], [ %950, %978 ]
  %934 = phi i32 [ 0, %912 ], [ %960, %978 ]
  %935 = trunc i64 %932 to i32
  %936 = extractelement <8 x double> %913, i32 %935
  %937 = extractelement <8 x double> %922, i32 %935
  %938 = fcmp contract oeq double %936, 0.000000e+00
  %939 = fcmp contract oeq double %937, 0.000000e+00
  %940 = and i1 %938, %939
  br i1 %940, label %948, label %941

941:
  %942 = extractelement <8 x double> %168, i32 %935
  %943 = fmul contract double %942, %936
  %944 = fmul contract double %937, 1.000000e-02
  %945 = fadd contract double %936, %944
  %946 = call contract double @llvm.sqrt.f64(double %945)
  %947 = fdiv contract double %943, %946
  br label %948

948:
  %949 = phi contract double [ %947, %941 ], [ 0.000000e+00, %931 ]
  %950 = insertelement <8 x double> %933, double %949, i32 %935
  %951 = getelementptr inbounds i64, ptr %923, i64 %932
  %952 = load i64, ptr %951, align 8
  %953 = icmp sgt i64 %952, -1
  %954 = fcmp contract ole double %949, 1.000000e+00
  %955 = select i1 %953, i1 %954, i1 false
  %956 = zext i1 %955 to i64
  %957 = add nsw i64 %932, 32
  %958 = getelementptr inbounds i64, ptr %923, i64 %957
  store i64 %956, ptr %958, align 8
  %959 = zext i1 %955 to i32
  %960 = add i32 %934, %959
  br i1 %955, label %964, label %961

961:
  %962 = add nsw i64 %932, 40
  %963 = getelementptr inbounds i64, ptr %923, i64 %962
  store i64 0, ptr %963, align 8
  br i1 %953, label %964, label %978

964:
  %965 = load ptr, ptr %26, align 8
  %966 = icmp eq ptr %965, null
  br i1 %966, label %978, label %967

967:
  %968 = getelementptr inbounds ptr, ptr %965, i64 %952
  %969 = load ptr, ptr %968, align 8
  %970 = getelementptr inbounds %struct.Code, ptr %969, i64 0, i32 14
  %971 = load ptr, ptr %970, align 8
  %972 = load i64, ptr %971, align 8
  %973 = add nsw i64 %972, 11
  store i64 %973, ptr %971, align 8
  %974 = load i64, ptr %958, align 8
  %975 = getelementptr inbounds i64, ptr %971, i64 1
  %976 = load i64, ptr %975, align 8
  %977 = add nsw i64 %976, %974
  store i64 %977, ptr %975, align 8
  br label %978

978:
  %979 = add nsw i64 %932, 1
  %980 = icmp eq i64 %979, 8
  br i1 %980, label %924, label %931

981:
  %982 = load ptr, ptr %41, align 8
  %983 = load ptr, ptr %30, align 8
  %984 = load ptr, ptr %29, align 8
  %985 = load ptr, ptr %32, align 8
  call void %982(ptr %17, ptr %174, ptr %983, ptr %984, ptr %985)
  br i1 %788, label %986, label %989

986:
  %987 = shl i64 %163, 1
  %988 = call i64 @llvm.smax.i64(i64 %987, i64 1)
  br label %1251

989:
  %990 = phi <8 x double> [ zeroinitializer, %981 ], [ %1257, %1251 ]
  %991 = load i64, ptr %27, align 8
  %992 = load ptr, ptr %23, align 8
  %993 = load ptr, ptr %28, align 8
  %994 = mul nsw i64 %991, 17
  %995 = getelementptr inbounds <8 x double>, ptr %993, i64 %994
  %996 = load ptr, ptr %29, align 8
  %997 = mul nsw i64 %991, 19
  %998 = getelementptr inbounds <8 x double>, ptr %993, i64 %997
  %999 = icmp sgt i64 %991, 0
  br i1 %999, label %1074, label %1054

1000:
  %1001 = phi i64 [ %1010, %1000 ], [ 0, %1074 ]
  %1002 = phi <8 x double> [ %1009, %1000 ], [ zeroinitializer, %1074 ]
  %1003 = getelementptr inbounds <8 x double>, ptr %998, i64 %1001
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = getelementptr inbounds <8 x double>, ptr %170, i64 %1001
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = fmul contract <8 x double> %1004, %1006
  %1008 = fmul contract <8 x double> %1007, %1007
  %1009 = fadd contract <8 x double> %1002, %1008
  %1010 = add nsw i64 %1001, 4
  %1011 = icmp slt i64 %1010, %991
  br i1 %1011, label %1000, label %1012

1012:
  %1013 = icmp sgt i64 %991, 1
  br i1 %1013, label %1014, label %1054

1014:
  %1015 = phi i64 [ %1024, %1014 ], [ 1, %1012 ]
  %1016 = phi <8 x double> [ %1023, %1014 ], [ zeroinitializer, %1012 ]
  %1017 = getelementptr inbounds <8 x double>, ptr %998, i64 %1015
  %1018 = load <8 x double>, ptr %1017, align 64
  %1019 = getelementptr inbounds <8 x double>, ptr %170, i64 %1015
  %1020 = load <8 x double>, ptr %1019, align 64
  %1021 = fmul contract <8 x double> %1018, %1020
  %1022 = fmul contract <8 x double> %1021, %1021
  %1023 = fadd contract <8 x double> %1016, %1022
  %1024 = add nsw i64 %1015, 4
  %1025 = icmp slt i64 %1024, %991
  br i1 %1025, label %1014, label %1026

1026:
  %1027 = icmp sgt i64 %991, 2
  br i1 %1027, label %1028, label %1054

1028:
  %1029 = phi i64 [ %1038, %1028 ], [ 2, %1026 ]
  %1030 = phi <8 x double> [ %1037, %1028 ], [ zeroinitializer, %1026 ]
  %1031 = getelementptr inbounds <8 x double>, ptr %998, i64 %1029
  %1032 = load <8 x double>, ptr %1031, align 64
  %1033 = getelementptr inbounds <8 x double>, ptr %170, i64 %1029
  %1034 = load <8 x double>, ptr %1033, align 64
  %1035 = fmul contract <8 x double> %1032, %1034
  %1036 = fmul contract <8 x double> %1035, %1035
  %1037 = fadd contract <8 x double> %1030, %1036
  %1038 = add nsw i64 %1029, 4
  %1039 = icmp slt i64 %1038, %991
  br i1 %1039, label %1028, label %1040

1040:
  %1041 = icmp sgt i64 %991, 3
  br i1 %1041, label %1042, label %1054

1042:
  %1043 = phi i64 [ %1052, %1042 ], [ 3, %1040 ]
  %1044 = phi <8 x double> [ %1051, %1042 ], [ zeroinitializer, %1040 ]
  %1045 = getelementptr inbounds <8 x double>, ptr %998, i64 %1043
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = getelementptr inbounds <8 x double>, ptr %170, i64 %1043
  %1048 = load <8 x double>, ptr %1047, align 64
  %1049 = fmul contract <8 x double> %1046, %1048
  %1050 = fmul contract <8 x double> %1049, %1049
  %1051 = fadd contract <8 x double> %1044, %1050
  %1052 = add nsw i64 %1043, 4
  %1053 = icmp slt i64 %1052, %991
  br i1 %1053, label %1042, label %1054

1054:
  %1055 = phi <8 x double> [ %1037, %1040 ], [ zeroinitializer, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1037, %1042 ]
  %1056 = phi <8 x double> [ %1009, %1040 ], [ %1009, %1026 ], [ %1009, %1012 ], [ zeroinitializer, %989 ], [ %1009, %1042 ]
  %1057 = phi <8 x double> [ %1023, %1040 ], [ %1023, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1023, %1042 ]
  %1058 = phi <8 x double> [ zeroinitializer, %1040 ], [ zeroinitializer, %1026 ], [ zeroinitializer, %1012 ], [ zeroinitializer, %989 ], [ %1051, %1042 ]
  %1059 = fadd contract <8 x double> %1056, %1057
  %1060 = fadd contract <8 x double> %1055, %1058
  %1061 = fadd contract <8 x double> %1059, %1060
  %1062 = sitofp i64 %991 to double
  %1063 = insertelement <8 x double> poison, double %1062, i64 0
  %1064 = shufflevector <8 x double> %1063, <8 x double> poison, <8 x i32> zeroinitializer
  %1065 = fdiv contract <8 x double> %1061, %1064
  br label %1066

1066:
  %1067 = phi i32 [ 0, %1054 ], [ %1072, %1066 ]
  %1068 = phi <8 x double> [ %1065, %1054 ], [ %1071, %1066 ]
  %1069 = extractelement <8 x double> %1068, i32 %1067
  %1070 = call contract double @llvm.sqrt.f64(double %1069)
  %1071 = insertelement <8 x double> %1068, double %1070, i32 %1067
  %1072 = add nsw i32 %1067, 1
  %1073 = icmp eq i32 %1072, 8
  br i1 %1073, label %1086, label %1066

1074:
  %1075 = phi i64 [ %1082, %1074 ], [ 0, %989 ]
  %1076 = getelementptr inbounds <8 x double>, ptr %996, i64 %1075
  %1077 = load <8 x double>, ptr %1076, align 64
  %1078 = getelementptr inbounds <8 x double>, ptr %995, i64 %1075
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = fsub contract <8 x double> %1077, %1079
  %1081 = getelementptr inbounds <8 x double>, ptr %998, i64 %1075
  store <8 x double> %1080, ptr %1081, align 64
  %1082 = add nsw i64 %1075, 1
  %1083 = icmp eq i64 %1082, %991
  br i1 %1083, label %1000, label %1074

1084:
  %1085 = fcmp contract ugt double %1091, 1.000000e+00
  br i1 %1085, label %1095, label %1248

1086:
  %1087 = phi <8 x double> [ %1092, %1086 ], [ zeroinitializer, %1066 ]
  %1088 = phi i32 [ %1093, %1086 ], [ 0, %1066 ]
  %1089 = extractelement <8 x double> %1087, i64 0
  %1090 = extractelement <8 x double> %1071, i32 %1088
  %1091 = call contract double @llvm.maxnum.f64(double %1089, double %1090)
  %1092 = insertelement <8 x double> %1087, double %1091, i64 0
  %1093 = add nsw i32 %1088, 1
  %1094 = icmp eq i32 %1093, 8
  br i1 %1094, label %1084, label %1086

1095:
  %1096 = load i64, ptr %37, align 8
  %1097 = icmp eq i64 %1096, 0
  br i1 %1097, label %1248, label %1098

1098:
  %1099 = getelementptr inbounds <8 x double>, ptr %992, i64 9
  %1100 = load <8 x double>, ptr %1099, align 64
  %1101 = load <8 x double>, ptr %992, align 64
  %1102 = fsub contract <8 x double> %1100, %1101
  %1103 = getelementptr inbounds <8 x double>, ptr %992, i64 7
  %1104 = load <8 x double>, ptr %1103, align 64
  %1105 = getelementptr inbounds <8 x double>, ptr %992, i64 8
  %1106 = load <8 x double>, ptr %1105, align 64
  %1107 = fmul contract <8 x double> %1102, %1106
  %1108 = fadd contract <8 x double> %1104, %1107
  %1109 = fmul contract <8 x double> %1108, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1110 = fmul contract <8 x double> %1102, %1109
  %1111 = load ptr, ptr %28, align 8
  %1112 = mul nsw i64 %991, 20
  %1113 = getelementptr inbounds <8 x double>, ptr %1111, i64 %1112
  %1114 = load i64, ptr %35, align 8
  %1115 = load ptr, ptr %36, align 8
  %1116 = icmp sgt i64 %1114, 0
  br i1 %1116, label %1117, label %1133

1117:
  %1118 = phi i64 [ %1129, %1117 ], [ 0, %1098 ]
  %1119 = phi <8 x double> [ %1128, %1117 ], [ zeroinitializer, %1098 ]
  %1120 = getelementptr inbounds <8 x double>, ptr %1113, i64 %1118
  %1121 = load <8 x i64>, ptr %1120, align 64
  %1122 = and <8 x i64> %1121, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1123 = bitcast <8 x i64> %1122 to <8 x double>
  %1124 = getelementptr inbounds <8 x double>, ptr %1115, i64 %1118
  %1125 = load <8 x double>, ptr %1124, align 64
  %1126 = fmul contract <8 x double> %1125, %1123
  %1127 = fcmp contract ogt <8 x double> %1126, %1119
  %1128 = select <8 x i1> %1127, <8 x double> %1126, <8 x double> %1119
  %1129 = add nsw i64 %1118, 1
  %1130 = icmp eq i64 %1129, %1114
  br i1 %1130, label %1131, label %1117

1131:
  %1132 = fmul contract <8 x double> %1128, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1133

1133:
  %1134 = phi <8 x double> [ zeroinitializer, %1098 ], [ %1132, %1131 ]
  %1135 = fadd contract <8 x double> %1110, %1134
  br i1 %999, label %1210, label %1190

1136:
  %1137 = phi i64 [ %1146, %1136 ], [ 0, %1229 ]
  %1138 = phi <8 x double> [ %1145, %1136 ], [ zeroinitializer, %1229 ]
  %1139 = getelementptr inbounds <8 x double>, ptr %998, i64 %1137
  %1140 = load <8 x double>, ptr %1139, align 64
  %1141 = getelementptr inbounds <8 x double>, ptr %170, i64 %1137
  %1142 = load <8 x double>, ptr %1141, align 64
  %1143 = fmul contract <8 x double> %1140, %1142
  %1144 = fmul contract <8 x double> %1143, %1143
  %1145 = fadd contract <8 x double> %1138, %1144
  %1146 = add nsw i64 %1137, 4
  %1147 = icmp slt i64 %1146, %991
  br i1 %1147, label %1136, label %1148

1148:
  %1149 = icmp sgt i64 %991, 1
  br i1 %1149, label %1150, label %1190

1150:
  %1151 = phi i64 [ %1160, %1150 ], [ 1, %1148 ]
  %1152 = phi <8 x double> [ %1159, %1150 ], [ zeroinitializer, %1148 ]
  %1153 = getelementptr inbounds <8 x double>, ptr %998, i64 %1151
  %1154 = load <8 x double>, ptr %1153, align 64
  %1155 = getelementptr inbounds <8 x double>, ptr %170, i64 %1151
  %1156 = load <8 x double>, ptr %1155, align 64
  %1157 = fmul contract <8 x double> %1154, %1156
  %1158 = fmul contract <8 x double> %1157, %1157
  %1159 = fadd contract <8 x double> %1152, %1158
  %1160 = add nsw i64 %1151, 4
  %1161 = icmp slt i64 %1160, %991
  br i1 %1161, label %1150, label %1162

1162:
  %1163 = icmp sgt i64 %991, 2
  br i1 %1163, label %1164, label %1190

1164:
  %1165 = phi i64 [ %1174, %1164 ], [ 2, %1162 ]
  %1166 = phi <8 x double> [ %1173, %1164 ], [ zeroinitializer, %1162 ]
  %1167 = getelementptr inbounds <8 x double>, ptr %998, i64 %1165
  %1168 = load <8 x double>, ptr %1167, align 64
  %1169 = getelementptr inbounds <8 x double>, ptr %170, i64 %1165
  %1170 = load <8 x double>, ptr %1169, align 64
  %1171 = fmul contract <8 x double> %1168, %1170
  %1172 = fmul contract <8 x double> %1171, %1171
  %1173 = fadd contract <8 x double> %1166, %1172
  %1174 = add nsw i64 %1165, 4
  %1175 = icmp slt i64 %1174, %991
  br i1 %1175, label %1164, label %1176

1176:
  %1177 = icmp sgt i64 %991, 3
  br i1 %1177, label %1178, label %1190

1178:
  %1179 = phi i64 [ %1188, %1178 ], [ 3, %1176 ]
  %1180 = phi <8 x double> [ %1187, %1178 ], [ zeroinitializer, %1176 ]
  %1181 = getelementptr inbounds <8 x double>, ptr %998, i64 %1179
  %1182 = load <8 x double>, ptr %1181, align 64
  %1183 = getelementptr inbounds <8 x double>, ptr %170, i64 %1179
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = fmul contract <8 x double> %1182, %1184
  %1186 = fmul contract <8 x double> %1185, %1185
  %1187 = fadd contract <8 x double> %1180, %1186
  %1188 = add nsw i64 %1179, 4
  %1189 = icmp slt i64 %1188, %991
  br i1 %1189, label %1178, label %1190

1190:
  %1191 = phi <8 x double> [ %1173, %1176 ], [ zeroinitializer, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1173, %1178 ]
  %1192 = phi <8 x double> [ %1145, %1176 ], [ %1145, %1162 ], [ %1145, %1148 ], [ zeroinitializer, %1133 ], [ %1145, %1178 ]
  %1193 = phi <8 x double> [ %1159, %1176 ], [ %1159, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1159, %1178 ]
  %1194 = phi <8 x double> [ zeroinitializer, %1176 ], [ zeroinitializer, %1162 ], [ zeroinitializer, %1148 ], [ zeroinitializer, %1133 ], [ %1187, %1178 ]
  %1195 = fadd contract <8 x double> %1192, %1193
  %1196 = fadd contract <8 x double> %1191, %1194
  %1197 = fadd contract <8 x double> %1195, %1196
  %1198 = fdiv contract <8 x double> %1197, %1064
  br label %1199

1199:
  %1200 = phi i32 [ 0, %1190 ], [ %1205, %1199 ]
  %1201 = phi <8 x double> [ %1198, %1190 ], [ %1204, %1199 ]
  %1202 = extractelement <8 x double> %1201, i32 %1200
  %1203 = call contract double @llvm.sqrt.f64(double %1202)
  %1204 = insertelement <8 x double> %1201, double %1203, i32 %1200
  %1205 = add nsw i32 %1200, 1
  %1206 = icmp eq i32 %1205, 8
  br i1 %1206, label %1207, label %1199

1207:
  %1208 = fcmp ole <8 x double> %1071, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1209 = select <8 x i1> %1208, <8 x double> %1071, <8 x double> %1204
  br label %1248

1210:
  %1211 = phi i64 [ %1246, %1229 ], [ 0, %1133 ]
  %1212 = load i64, ptr %37, align 8
  %1213 = icmp sgt i64 %1212, %1211
  br i1 %1213, label %1214, label %1229

1214:
  %1215 = load ptr, ptr %30, align 8
  %1216 = load i64, ptr %38, align 8
  %1217 = load i64, ptr %35, align 8
  %1218 = icmp sgt i64 %1217, %1211
  br i1 %1218, label %1222, label %1219

1219:
  %1220 = load i64, ptr %39, align 8
  %1221 = sub nsw i64 %1211, %1220
  br label %1222

1222:
  %1223 = phi <8 x double> [ %1135, %1214 ], [ %1109, %1219 ]
  %1224 = phi i64 [ %1211, %1214 ], [ %1221, %1219 ]
  %1225 = add nsw i64 %1224, %1216
  %1226 = getelementptr inbounds <8 x double>, ptr %1215, i64 %1225
  %1227 = load <8 x double>, ptr %1226, align 64
  %1228 = fmul contract <8 x double> %1223, %1227
  br label %1229

1229:
  %1230 = phi contract <8 x double> [ %1228, %1222 ], [ zeroinitializer, %1210 ]
  %1231 = getelementptr inbounds <8 x double>, ptr %170, i64 %1211
  %1232 = load <8 x double>, ptr %1231, align 64
  %1233 = load ptr, ptr %28, align 8
  %1234 = add nsw i64 %1211, %1112
  %1235 = getelementptr inbounds <8 x double>, ptr %1233, i64 %1234
  %1236 = load <8 x i64>, ptr %1235, align 64
  %1237 = and <8 x i64> %1236, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1238 = bitcast <8 x i64> %1237 to <8 x double>
  %1239 = fmul contract <8 x double> %1238, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1240 = fadd contract <8 x double> %1230, %1239
  %1241 = fmul contract <8 x double> %1232, %1240
  %1242 = fadd contract <8 x double> %1241, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1243 = getelementptr inbounds <8 x double>, ptr %998, i64 %1211
  %1244 = load <8 x double>, ptr %1243, align 64
  %1245 = fdiv contract <8 x double> %1244, %1242
  store <8 x double> %1245, ptr %1243, align 64
  %1246 = add nsw i64 %1211, 1
  %1247 = icmp eq i64 %1246, %991
  br i1 %1247, label %1136, label %1210

1248:
  %1249 = phi <8 x double> [ %1209, %1207 ], [ %1071, %1095 ], [ %1071, %1084 ]
  %1250 = load ptr, ptr %24, align 8
  br label %1260

1251:
  %1252 = phi i64 [ %1258, %1251 ], [ 0, %986 ]
  %1253 = phi <8 x double> [ %1257, %1251 ], [ zeroinitializer, %986 ]
  %1254 = getelementptr inbounds <8 x double>, ptr %166, i64 %1252
  %1255 = load <8 x double>, ptr %1254, align 64
  %1256 = fmul contract <8 x double> %1255, zeroinitializer
  %1257 = fadd contract <8 x double> %1253, %1256
  %1258 = add nsw i64 %1252, 1
  %1259 = icmp eq i64 %1258, %988
  br i1 %1259, label %989, label %1251

1260:
  %1261 = phi i64 [ 0, %1248 ], [ %1302, %1299 ]
  %1262 = phi <8 x double> [ %950, %1248 ], [ %1301, %1299 ]
  %1263 = phi i32 [ %960, %1248 ], [ %1300, %1299 ]
  %1264 = add nsw i64 %1261, 32
  %1265 = getelementptr inbounds i64, ptr %1250, i64 %1264
  %1266 = load i64, ptr %1265, align 8
  %1267 = icmp eq i64 %1266, 0
  br i1 %1267, label %1299, label %1268

1268:
  %1269 = trunc i64 %1261 to i32
  %1270 = extractelement <8 x double> %990, i32 %1269
  %1271 = fcmp contract une double %1270, 0.000000e+00
  br i1 %1271, label %1272, label %1275

1272:
  %1273 = insertelement <8 x double> %1262, double 0x7FF8000000000000, i32 %1269
  %1274 = extractelement <8 x double> %1249, i32 %1269
  br label %1281

1275:
  %1276 = extractelement <8 x double> %1249, i32 %1269
  %1277 = extractelement <8 x double> %1262, i32 %1269
  %1278 = fcmp contract ogt double %1276, %1277
  br i1 %1278, label %1279, label %1281

1279:
  %1280 = insertelement <8 x double> %1262, double %1276, i32 %1269
  br label %1281

1281:
  %1282 = phi double [ %1276, %1275 ], [ %1276, %1279 ], [ %1274, %1272 ]
  %1283 = phi <8 x double> [ %1262, %1275 ], [ %1280, %1279 ], [ %1273, %1272 ]
  %1284 = extractelement <8 x double> %1283, i32 %1269
  %1285 = fcmp contract ole double %1284, 1.000000e+00
  %1286 = zext i1 %1285 to i64
  store i64 %1286, ptr %1265, align 8
  %1287 = fcmp contract ogt double %1282, 1.000000e+00
  %1288 = add nsw i64 %1261, 40
  br i1 %1287, label %1289, label %1293

1289:
  %1290 = getelementptr inbounds i64, ptr %1250, i64 %1288
  %1291 = load i64, ptr %1290, align 8
  %1292 = add nsw i64 %1291, 1
  br label %1293

1293:
  %1294 = phi i64 [ %1292, %1289 ], [ 0, %1281 ]
  %1295 = getelementptr inbounds i64, ptr %1250, i64 %1288
  store i64 %1294, ptr %1295, align 8
  %1296 = xor i1 %1285, true
  %1297 = sext i1 %1296 to i32
  %1298 = add i32 %1263, %1297
  br label %1299

1299:
  %1300 = phi i32 [ %1298, %1293 ], [ %1263, %1260 ]
  %1301 = phi <8 x double> [ %1283, %1293 ], [ %1262, %1260 ]
  %1302 = add nsw i64 %1261, 1
  %1303 = icmp eq i64 %1302, 8
  br i1 %1303, label %1304, label %1260

1304:
  %1305 = getelementptr inbounds <8 x double>, ptr %164, i64 4
  store <8 x double> %1301, ptr %1305, align 64
  %1306 = icmp eq i32 %1300, 0
  br i1 %1306, label %1584, label %1307

1307:
  %1308 = load ptr, ptr %26, align 8
  %1309 = icmp eq ptr %1308, null
  br i1 %1309, label %1311, label %1310

1310:
  call fastcc void @store_8(ptr %0)
  br label %1311

1311:
  %1312 = load i64, ptr %42, align 8
  %1313 = icmp eq i64 %1312, 0
  br i1 %1313, label %1584, label %1314

1314:
  %1315 = load i64, ptr %27, align 8
  %1316 = load ptr, ptr %28, align 8
  %1317 = load ptr, ptr %29, align 8
  %1318 = load ptr, ptr %43, align 8
  %1319 = load ptr, ptr %23, align 8
  %1320 = getelementptr inbounds <8 x double>, ptr %1319, i64 2
  %1321 = load <8 x double>, ptr %1320, align 64
  store <8 x double> %1321, ptr %3, align 64
  %1322 = getelementptr inbounds <8 x double>, ptr %1319, i64 3
  %1323 = load <8 x double>, ptr %1322, align 64
  %1324 = icmp sgt i64 %1312, 0
  br i1 %1324, label %1325, label %1327

1325:
  %1326 = load ptr, ptr %44, align 8
  br label %1344

1327:
  %1328 = phi i32 [ 0, %1314 ], [ %1351, %1344 ]
  %1329 = load ptr, ptr %45, align 8
  %1330 = load ptr, ptr %30, align 8
  %1331 = load ptr, ptr %46, align 8
  %1332 = load ptr, ptr %32, align 8
  call void %1329(ptr %3, ptr %1317, ptr %1330, ptr %1331, ptr %1332)
  %1333 = icmp eq i32 %1328, 0
  br i1 %1333, label %1396, label %1334

1334:
  %1335 = icmp sgt i64 %1315, 0
  br i1 %1335, label %1338, label %1336

1336:
  %1337 = fmul contract <8 x double> %1323, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  br label %1354

1338:
  %1339 = mul nsw i64 %1315, 20
  %1340 = fcmp contract ogt <8 x double> %1323, zeroinitializer
  %1341 = select <8 x i1> %1340, <8 x double> %1323, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1342 = fmul contract <8 x double> %1323, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1343 = fmul contract <8 x double> %1323, <double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043, double 0x3FE2BEC33447B043>
  br label %1363

1344:
  %1345 = phi i32 [ 0, %1325 ], [ %1351, %1344 ]
  %1346 = phi i64 [ 0, %1325 ], [ %1352, %1344 ]
  %1347 = getelementptr inbounds i64, ptr %1326, i64 %1346
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp ne i64 %1348, 0
  %1350 = zext i1 %1349 to i32
  %1351 = or i32 %1345, %1350
  %1352 = add nsw i64 %1346, 1
  %1353 = icmp eq i64 %1352, %1312
  br i1 %1353, label %1327, label %1344

1354:
  %1355 = phi <8 x double> [ %1337, %1336 ], [ %1342, %1363 ]
  %1356 = load <8 x double>, ptr %1319, align 64
  %1357 = fadd contract <8 x double> %1355, %1356
  store <8 x double> %1357, ptr %4, align 64
  %1358 = load ptr, ptr %45, align 8
  %1359 = load ptr, ptr %43, align 8
  %1360 = load ptr, ptr %30, align 8
  %1361 = load ptr, ptr %47, align 8
  %1362 = load ptr, ptr %32, align 8
  call void %1358(ptr %4, ptr %1359, ptr %1360, ptr %1361, ptr %1362)
  br label %1396

1363:
  %1364 = phi i64 [ 0, %1338 ], [ %1394, %1363 ]
  %1365 = add nsw i64 %1364, %1339
  %1366 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1365
  %1367 = load <8 x double>, ptr %1366, align 64
  %1368 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1364
  %1369 = load <8 x double>, ptr %1368, align 64
  %1370 = getelementptr inbounds <8 x double>, ptr %1317, i64 %1364
  %1371 = load <8 x double>, ptr %1370, align 64
  %1372 = fsub contract <8 x double> %1371, %1367
  %1373 = fmul contract <8 x double> %1367, <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>
  %1374 = fmul contract <8 x double> %1342, %1369
  %1375 = fadd contract <8 x double> %1373, %1374
  %1376 = fmul contract <8 x double> %1375, <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>
  %1377 = fmul contract <8 x double> %1371, <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>
  %1378 = add nsw i64 %1364, %1315
  %1379 = getelementptr inbounds <8 x double>, ptr %1317, i64 %1378
  %1380 = load <8 x double>, ptr %1379, align 64
  %1381 = fmul contract <8 x double> %1343, %1380
  %1382 = fsub contract <8 x double> %1377, %1381
  %1383 = fmul contract <8 x double> %1382, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1384 = fadd contract <8 x double> %1376, %1383
  %1385 = getelementptr inbounds <8 x double>, ptr %1318, i64 %1364
  store <8 x double> %1384, ptr %1385, align 64
  %1386 = fmul contract <8 x double> %1372, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1387 = fdiv contract <8 x double> %1386, %1341
  %1388 = fmul contract <8 x double> %1369, <double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF, double 0x3FC23180000A8CFF>
  %1389 = fsub contract <8 x double> %1387, %1388
  %1390 = load <8 x double>, ptr %1379, align 64
  %1391 = fmul contract <8 x double> %1390, <double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A, double 0x3FD413CCD124078A>
  %1392 = fsub contract <8 x double> %1389, %1391
  %1393 = getelementptr inbounds <8 x double>, ptr %1318, i64 %1378
  store <8 x double> %1392, ptr %1393, align 64
  %1394 = add nsw i64 %1364, 1
  %1395 = icmp eq i64 %1394, %1315
  br i1 %1395, label %1354, label %1363

1396:
  %1397 = add nsw i32 %1328, 1
  %1398 = zext i32 %1397 to i64
  %1399 = shl i64 %1315, 3
  %1400 = icmp sgt i64 %1315, 0
  %1401 = mul nsw i64 %1315, 17
  %1402 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1401
  %1403 = mul nsw i64 %1315, 20
  %1404 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1403
  %1405 = shl nsw i64 %1315, 1
  %1406 = or i64 %1405, 1
  %1407 = shl i64 %1312, 1
  %1408 = call i64 @llvm.smax.i64(i64 %1407, i64 1)
  br label %1409

1409:
  %1410 = phi i64 [ 0, %1396 ], [ %1581, %1580 ]
  %1411 = load ptr, ptr %24, align 8
  %1412 = trunc i64 %1410 to i32
  %1413 = and i64 %1410, 4294967263
  %1414 = or i64 %1413, 32
  %1415 = getelementptr inbounds i64, ptr %1411, i64 %1414
  %1416 = load i64, ptr %1415, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1580, label %1418

1418:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1412)
  %1419 = load ptr, ptr %26, align 8
  %1420 = icmp eq ptr %1419, null
  br i1 %1420, label %1436, label %1421

1421:
  %1422 = load ptr, ptr %24, align 8
  %1423 = getelementptr inbounds i64, ptr %1422, i64 %1410
  %1424 = load i64, ptr %1423, align 8
  %1425 = getelementptr inbounds ptr, ptr %1419, i64 %1424
  %1426 = load ptr, ptr %1425, align 8
  %1427 = icmp eq ptr %1426, null
  br i1 %1427, label %1436, label %1428

1428:
  %1429 = getelementptr inbounds %struct.Run, ptr %1426, i64 0, i32 25
  %1430 = load ptr, ptr %5, align 8
  %1431 = getelementptr inbounds %struct.Code, ptr %1430, i64 0, i32 14
  %1432 = load ptr, ptr %1431, align 8
  %1433 = getelementptr inbounds i64, ptr %1432, i64 2
  %1434 = load i64, ptr %1433, align 8
  %1435 = add nsw i64 %1434, %1398
  store i64 %1435, ptr %1433, align 8
  br label %1436

1436:
  %1437 = phi ptr [ %1429, %1428 ], [ %48, %1421 ], [ %48, %1418 ]
  %1438 = phi i1 [ false, %1428 ], [ true, %1421 ], [ true, %1418 ]
  %1439 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 13
  %1440 = load ptr, ptr %1439, align 8
  %1441 = getelementptr inbounds i64, ptr %1440, i64 1
  %1442 = load i64, ptr %1441, align 8
  %1443 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 2
  %1444 = load i64, ptr %1443, align 8
  %1445 = icmp slt i64 %1442, %1444
  br i1 %1445, label %1446, label %1453

1446:
  %1447 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 6
  %1448 = load ptr, ptr %1447, align 8
  %1449 = getelementptr inbounds double, ptr %1448, i64 %1442
  %1450 = load double, ptr %1449, align 8
  %1451 = load double, ptr %49, align 8
  %1452 = fcmp contract ugt double %1450, %1451
  br i1 %1452, label %1453, label %1457

1453:
  %1454 = load double, ptr %50, align 8
  %1455 = call fastcc i32 @suspicious(ptr %1437, i64 %1312, double %1454)
  %1456 = icmp eq i32 %1455, 0
  br i1 %1456, label %1537, label %1457

1457:
  %1458 = load ptr, ptr %28, align 8
  %1459 = load ptr, ptr %51, align 8
  %1460 = load i64, ptr %52, align 8
  br label %1514

1461:
  %1462 = mul nsw i64 %1460, 17
  %1463 = getelementptr inbounds double, ptr %1459, i64 %1462
  br label %1464

1464:
  %1465 = phi i64 [ %1471, %1464 ], [ 0, %1461 ]
  %1466 = shl nsw i64 %1465, 3
  %1467 = add nsw i64 %1466, %1410
  %1468 = getelementptr inbounds double, ptr %1402, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds double, ptr %1463, i64 %1465
  store double %1469, ptr %1470, align 8
  %1471 = add nsw i64 %1465, 1
  %1472 = icmp eq i64 %1471, %1315
  br i1 %1472, label %1473, label %1464

1473:
  %1474 = mul nsw i64 %1460, 20
  %1475 = getelementptr inbounds double, ptr %1459, i64 %1474
  br label %1476

1476:
  %1477 = phi i64 [ 0, %1473 ], [ %1483, %1476 ]
  %1478 = shl nsw i64 %1477, 3
  %1479 = add nsw i64 %1478, %1410
  %1480 = getelementptr inbounds double, ptr %1404, i64 %1479
  %1481 = load double, ptr %1480, align 8
  %1482 = getelementptr inbounds double, ptr %1475, i64 %1477
  store double %1481, ptr %1482, align 8
  %1483 = add nsw i64 %1477, 1
  %1484 = icmp eq i64 %1483, %1315
  br i1 %1484, label %1485, label %1476

1485:
  %1486 = load ptr, ptr %29, align 8
  %1487 = load i64, ptr %53, align 8
  %1488 = add nsw i64 %1487, %1406
  %1489 = load ptr, ptr %54, align 8
  %1490 = icmp sgt i64 %1488, 0
  br i1 %1490, label %1491, label %1500

1491:
  %1492 = phi i64 [ %1498, %1491 ], [ 0, %1485 ]
  %1493 = shl nsw i64 %1492, 3
  %1494 = add nsw i64 %1493, %1410
  %1495 = getelementptr inbounds double, ptr %1486, i64 %1494
  %1496 = load double, ptr %1495, align 8
  %1497 = getelementptr inbounds double, ptr %1489, i64 %1492
  store double %1496, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1488
  br i1 %1499, label %1500, label %1491

1500:
  %1501 = load ptr, ptr %30, align 8
  %1502 = load i64, ptr %55, align 8
  %1503 = load ptr, ptr %56, align 8
  %1504 = icmp sgt i64 %1502, 0
  br i1 %1504, label %1505, label %1537

1505:
  %1506 = phi i64 [ %1512, %1505 ], [ 0, %1500 ]
  %1507 = shl nsw i64 %1506, 3
  %1508 = add nsw i64 %1507, %1410
  %1509 = getelementptr inbounds double, ptr %1501, i64 %1508
  %1510 = load double, ptr %1509, align 8
  %1511 = getelementptr inbounds double, ptr %1503, i64 %1506
  store double %1510, ptr %1511, align 8
  %1512 = add nsw i64 %1506, 1
  %1513 = icmp eq i64 %1512, %1502
  br i1 %1513, label %1537, label %1505

1514:
  %1515 = phi i64 [ 0, %1457 ], [ %1536, %1535 ]
  %1516 = mul i64 %1399, %1515
  %1517 = getelementptr inbounds double, ptr %1458, i64 %1516
  %1518 = mul nsw i64 %1515, %1460
  %1519 = getelementptr inbounds double, ptr %1459, i64 %1518
  br i1 %1400, label %1520, label %1532

1520:
  %1521 = phi i64 [ %1527, %1520 ], [ 0, %1514 ]
  %1522 = shl nsw i64 %1521, 3
  %1523 = add nsw i64 %1522, %1410
  %1524 = getelementptr inbounds double, ptr %1517, i64 %1523
  %1525 = load double, ptr %1524, align 8
  %1526 = getelementptr inbounds double, ptr %1519, i64 %1521
  store double %1525, ptr %1526, align 8
  %1527 = add nsw i64 %1521, 1
  %1528 = icmp eq i64 %1527, %1315
  br i1 %1528, label %1529, label %1520

1529:
  %1530 = add nsw i64 %1515, 1
  %1531 = icmp eq i64 %1530, 12
  br i1 %1531, label %1461, label %1535

1532:
  %1533 = add nsw i64 %1515, 1
  %1534 = icmp eq i64 %1533, 12
  br i1 %1534, label %1485, label %1535

1535:
  %1536 = phi i64 [ %1530, %1529 ], [ %1533, %1532 ]
  br label %1514

1537:
  %1538 = call contract fastcc double @observe(ptr %5, ptr %1437)
  %1539 = fcmp contract olt double %1538, 1.000000e+00
  br i1 %1539, label %1540, label %1562

1540:
  %1541 = load double, ptr %57, align 8
  %1542 = load double, ptr %50, align 8
  %1543 = fmul contract double %1538, %1542
  %1544 = fadd contract double %1541, %1543
  %1545 = load <8 x double>, ptr %1320, align 64
  %1546 = insertelement <8 x double> %1545, double %1544, i32 %1412
  store <8 x double> %1546, ptr %1320, align 64
  %1547 = load i64, ptr %53, align 8
  %1548 = add nsw i64 %1547, %1406
  %1549 = icmp sgt i64 %1548, 0
  br i1 %1549, label %1550, label %1562

1550:
  %1551 = load ptr, ptr %58, align 8
  %1552 = load ptr, ptr %29, align 8
  br label %1553

1553:
  %1554 = phi i64 [ 0, %1550 ], [ %1560, %1553 ]
  %1555 = getelementptr inbounds double, ptr %1551, i64 %1554
  %1556 = load double, ptr %1555, align 8
  %1557 = shl nsw i64 %1554, 3
  %1558 = add nsw i64 %1557, %1410
  %1559 = getelementptr inbounds double, ptr %1552, i64 %1558
  store double %1556, ptr %1559, align 8
  %1560 = add nsw i64 %1554, 1
  %1561 = icmp eq i64 %1560, %1548
  br i1 %1561, label %1562, label %1553

1562:
  br i1 %1438, label %1563, label %1579

1563:
  br i1 %1324, label %1564, label %1568

1564:
  %1565 = getelementptr inbounds %struct.Watch, ptr %1437, i64 0, i32 7
  %1566 = load ptr, ptr %1565, align 8
  %1567 = load ptr, ptr %59, align 8
  br label %1570

1568:
  %1569 = load ptr, ptr %1439, align 8
  store i64 0, ptr %1569, align 8
  br label %1579

1570:
  %1571 = phi i64 [ 0, %1564 ], [ %1577, %1570 ]
  %1572 = getelementptr inbounds double, ptr %1566, i64 %1571
  %1573 = load double, ptr %1572, align 8
  %1574 = shl nsw i64 %1571, 3
  %1575 = add nsw i64 %1574, %1410
  %1576 = getelementptr inbounds double, ptr %1567, i64 %1575
  store double %1573, ptr %1576, align 8
  %1577 = add nsw i64 %1571, 1
  %1578 = icmp eq i64 %1577, %1408
  br i1 %1578, label %1568, label %1570

1579:
  br label %1580

1580:
  %1581 = add nsw i64 %1410, 1
  %1582 = icmp eq i64 %1581, 8
  br i1 %1582, label %1583, label %1409

1583:
  br label %1584

1584:
  %1585 = load i64, ptr %27, align 8
  %1586 = load ptr, ptr %28, align 8
  %1587 = load ptr, ptr %29, align 8
  %1588 = load ptr, ptr %24, align 8
  %1589 = getelementptr inbounds i64, ptr %1588, i64 32
  %1590 = load <8 x i64>, ptr %1589, align 64
  %1591 = icmp ne <8 x i64> %1590, zeroinitializer
  %1592 = sext <8 x i1> %1591 to <8 x i64>
  %1593 = icmp sgt i64 %1585, 0
  %1594 = mul nsw i64 %1585, 20
  br i1 %1593, label %1595, label %1607

1595:
  %1596 = phi i64 [ %1605, %1595 ], [ 0, %1584 ]
  %1597 = getelementptr inbounds <8 x double>, ptr %1587, i64 %1596
  %1598 = load <8 x i64>, ptr %1597, align 64
  %1599 = and <8 x i64> %1598, %1592
  %1600 = add nsw i64 %1596, %1594
  %1601 = getelementptr inbounds <8 x double>, ptr %1586, i64 %1600
  %1602 = load <8 x i64>, ptr %1601, align 64
  %1603 = select <8 x i1> %1591, <8 x i64> zeroinitializer, <8 x i64> %1602
  %1604 = or <8 x i64> %1603, %1599
  store <8 x i64> %1604, ptr %1601, align 64
  %1605 = add nsw i64 %1596, 1
  %1606 = icmp eq i64 %1605, %1585
  br i1 %1606, label %1645, label %1595

1607:
  %1608 = getelementptr inbounds <8 x double>, ptr %1586, i64 %1594
  %1609 = load i64, ptr %35, align 8
  %1610 = load i64, ptr %37, align 8
  %1611 = load ptr, ptr %36, align 8
  %1612 = icmp slt i64 %1609, %1610
  br i1 %1612, label %1613, label %1641

1613:
  %1614 = phi i64 [ %1625, %1613 ], [ %1609, %1607 ]
  %1615 = phi <8 x double> [ %1624, %1613 ], [ zeroinitializer, %1607 ]
  %1616 = getelementptr inbounds <8 x double>, ptr %1608, i64 %1614
  %1617 = load <8 x i64>, ptr %1616, align 64
  %1618 = and <8 x i64> %1617, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1619 = bitcast <8 x i64> %1618 to <8 x double>
  %1620 = getelementptr inbounds <8 x double>, ptr %1611, i64 %1614
  %1621 = load <8 x double>, ptr %1620, align 64
  %1622 = fmul contract <8 x double> %1621, %1619
  %1623 = fcmp contract ogt <8 x double> %1622, %1615
  %1624 = select <8 x i1> %1623, <8 x double> %1622, <8 x double> %1615
  %1625 = add nsw i64 %1614, 1
  %1626 = icmp eq i64 %1625, %1610
  br i1 %1626, label %1627, label %1613

1627:
  %1628 = phi i64 [ %1639, %1627 ], [ %1609, %1613 ]
  %1629 = phi <8 x double> [ %1638, %1627 ], [ zeroinitializer, %1613 ]
  %1630 = getelementptr inbounds <8 x double>, ptr %1586, i64 %1628
  %1631 = load <8 x i64>, ptr %1630, align 64
  %1632 = and <8 x i64> %1631, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1633 = bitcast <8 x i64> %1632 to <8 x double>
  %1634 = getelementptr inbounds <8 x double>, ptr %1611, i64 %1628
  %1635 = load <8 x double>, ptr %1634, align 64
  %1636 = fmul contract <8 x double> %1635, %1633
  %1637 = fcmp contract ogt <8 x double> %1636, %1629
  %1638 = select <8 x i1> %1637, <8 x double> %1636, <8 x double> %1629
  %1639 = add nsw i64 %1628, 1
  %1640 = icmp eq i64 %1639, %1610
  br i1 %1640, label %1641, label %1627

1641:
  %1642 = phi <8 x double> [ zeroinitializer, %1607 ], [ %1624, %1627 ]
  %1643 = phi <8 x double> [ zeroinitializer, %1607 ], [ %1638, %1627 ]
  %1644 = shl nsw i64 %1585, 4
  br label %1657

1645:
  %1646 = phi i64 [ %1655, %1645 ], [ 0, %1595 ]
  %1647 = add nsw i64 %1646, %1585
  %1648 = getelementptr inbounds <8 x double>, ptr %1587, i64 %1647
  %1649 = load <8 x i64>, ptr %1648, align 64
  %1650 = and <8 x i64> %1649, %1592
  %1651 = getelementptr inbounds <8 x double>, ptr %1586, i64 %1646
  %1652 = load <8 x i64>, ptr %1651, align 64
  %1653 = select <8 x i1> %1591, <8 x i64> zeroinitializer, <8 x i64> %1652
  %1654 = or <8 x i64> %1653, %1650
  store <8 x i64> %1654, ptr %1651, align 64
  %1655 = add nsw i64 %1646, 1
  %1656 = icmp eq i64 %1655, %1585
  br i1 %1656, label %1607, label %1645

1657:
  %1658 = phi i64 [ 0, %1641 ], [ %1861, %1859 ]
  %1659 = phi i32 [ 0, %1641 ], [ %1860, %1859 ]
  %1660 = load ptr, ptr %23, align 8
  %1661 = getelementptr inbounds double, ptr %1660, i64 %1658
  %1662 = load ptr, ptr %24, align 8
  %1663 = getelementptr inbounds i64, ptr %1662, i64 %1658
  %1664 = load i64, ptr %1663, align 8
  %1665 = icmp slt i64 %1664, 0
  br i1 %1665, label %1859, label %1666

1666:
  %1667 = getelementptr inbounds double, ptr %1661, i64 24
  %1668 = load double, ptr %1667, align 8
  %1669 = getelementptr inbounds double, ptr %1661, i64 32
  %1670 = load double, ptr %1669, align 8
  %1671 = load ptr, ptr %26, align 8
  %1672 = icmp eq ptr %1671, null
  br i1 %1672, label %1687, label %1673

1673:
  %1674 = getelementptr inbounds ptr, ptr %1671, i64 %1664
  %1675 = load ptr, ptr %1674, align 8
  %1676 = icmp eq ptr %1675, null
  br i1 %1676, label %1687, label %1677

1677:
  %1678 = getelementptr inbounds %struct.Run, ptr %1675, i64 0, i32 20
  %1679 = load ptr, ptr %1678, align 8
  %1680 = getelementptr inbounds i64, ptr %1663, i64 32
  %1681 = load i64, ptr %1680, align 8
  %1682 = icmp eq i64 %1681, 0
  %1683 = zext i1 %1682 to i64
  %1684 = getelementptr inbounds i64, ptr %1679, i64 %1683
  %1685 = load i64, ptr %1684, align 8
  %1686 = add nsw i64 %1685, 1
  store i64 %1686, ptr %1684, align 8
  br label %1687

1687:
  %1688 = phi i1 [ true, %1677 ], [ false, %1673 ], [ false, %1666 ]
  %1689 = phi ptr [ %1675, %1677 ], [ null, %1673 ], [ null, %1666 ]
  %1690 = getelementptr inbounds i64, ptr %1663, i64 32
  %1691 = load i64, ptr %1690, align 8
  %1692 = icmp eq i64 %1691, 0
  br i1 %1692, label %1693, label %1719

1693:
  %1694 = getelementptr inbounds i64, ptr %1663, i64 24
  store i64 1, ptr %1694, align 8
  %1695 = zext i1 %1688 to i64
  %1696 = getelementptr inbounds i64, ptr %1663, i64 8
  %1697 = load i64, ptr %1696, align 8
  %1698 = add nsw i64 %1697, %1695
  store i64 %1698, ptr %1696, align 8
  %1699 = fcmp contract olt double %1670, 0x7FF0000000000000
  br i1 %1699, label %1700, label %1713

1700:
  %1701 = fcmp contract oeq double %1670, 0.000000e+00
  br i1 %1701, label %1709, label %1702

1702:
  %1703 = call contract double @llvm.sqrt.f64(double %1670)
  %1704 = call contract double @llvm.sqrt.f64(double %1703)
  %1705 = call contract double @llvm.sqrt.f64(double %1704)
  %1706 = fdiv contract double 8.500000e-01, %1705
  %1707 = call contract double @llvm.maxnum.f64(double %1706, double 0x3FD5555555555555)
  %1708 = call contract double @llvm.minnum.f64(double %1707, double 6.000000e+00)
  br label %1709

1709:
  %1710 = phi double [ %1708, %1702 ], [ 6.000000e+00, %1700 ]
  %1711 = fmul contract double %1668, %1710
  %1712 = getelementptr inbounds double, ptr %1661, i64 8
  store double %1711, ptr %1712, align 8
  br label %1859

1713:
  %1714 = fmul contract double %1668, 1.000000e-01
  %1715 = getelementptr inbounds double, ptr %1661, i64 8
  store double %1714, ptr %1715, align 8
  %1716 = getelementptr inbounds i64, ptr %1663, i64 16
  %1717 = load i64, ptr %1716, align 8
  %1718 = add nsw i64 %1717, 1
  store i64 %1718, ptr %1716, align 8
  br label %1859

1719:
  %1720 = fcmp contract oeq double %1670, 0.000000e+00
  br i1 %1720, label %1728, label %1721

1721:
  %1722 = call contract double @llvm.sqrt.f64(double %1670)
  %1723 = call contract double @llvm.sqrt.f64(double %1722)
  %1724 = call contract double @llvm.sqrt.f64(double %1723)
  %1725 = fdiv contract double 8.500000e-01, %1724
  %1726 = call contract double @llvm.maxnum.f64(double %1725, double 0x3FD5555555555555)
  %1727 = call contract double @llvm.minnum.f64(double %1726, double 6.000000e+00)
  br label %1728

1728:
  %1729 = phi double [ %1727, %1721 ], [ 6.000000e+00, %1719 ]
  %1730 = getelementptr inbounds i64, ptr %1663, i64 24
  %1731 = load i64, ptr %1730, align 8
  %1732 = icmp eq i64 %1731, 0
  %1733 = call contract double @llvm.minnum.f64(double %1729, double 1.000000e+00)
  %1734 = select i1 %1732, double %1729, double %1733
  %1735 = getelementptr inbounds i64, ptr %1663, i64 48
  %1736 = load i64, ptr %1735, align 8
  %1737 = icmp eq i64 %1736, 0
  br i1 %1737, label %1741, label %1738

1738:
  %1739 = getelementptr inbounds double, ptr %1661, i64 8
  %1740 = load double, ptr %1739, align 8
  br label %1741

1741:
  %1742 = phi contract double [ %1740, %1738 ], [ 0.000000e+00, %1728 ]
  %1743 = fmul contract double %1668, %1734
  %1744 = call contract double @llvm.maxnum.f64(double %1743, double %1742)
  %1745 = getelementptr inbounds double, ptr %1661, i64 8
  store double %1744, ptr %1745, align 8
  %1746 = getelementptr inbounds i64, ptr %1663, i64 40
  store i64 0, ptr %1746, align 8
  %1747 = getelementptr inbounds i64, ptr %1663, i64 16
  store i64 0, ptr %1747, align 8
  store i64 0, ptr %1730, align 8
  %1748 = getelementptr inbounds i64, ptr %1663, i64 8
  %1749 = load i64, ptr %1748, align 8
  %1750 = add nsw i64 %1749, 1
  store i64 %1750, ptr %1748, align 8
  %1751 = getelementptr inbounds double, ptr %1661, i64 48
  %1752 = load double, ptr %1751, align 8
  %1753 = fadd contract double %1752, 1.000000e+00
  store double %1753, ptr %1751, align 8
  %1754 = getelementptr inbounds double, ptr %1661, i64 16
  %1755 = load double, ptr %1754, align 8
  store double %1755, ptr %1661, align 8
  %1756 = trunc i64 %1658 to i32
  %1757 = extractelement <8 x double> %1642, i32 %1756
  %1758 = getelementptr inbounds double, ptr %1661, i64 56
  store double %1757, ptr %1758, align 8
  %1759 = load i64, ptr %37, align 8
  %1760 = icmp eq i64 %1759, 0
  br i1 %1760, label %1773, label %1761

1761:
  %1762 = extractelement <8 x double> %1643, i32 %1756
  %1763 = load ptr, ptr %30, align 8
  %1764 = load i64, ptr %38, align 8
  %1765 = add nsw i64 %1764, %1759
  %1766 = load i64, ptr %39, align 8
  %1767 = sub i64 %1765, %1766
  %1768 = shl nsw i64 %1767, 3
  %1769 = or i64 %1768, %1658
  %1770 = getelementptr inbounds double, ptr %1763, i64 %1769
  %1771 = load double, ptr %1770, align 8
  %1772 = fadd contract double %1762, %1771
  br label %1773

1773:
  %1774 = phi contract double [ %1772, %1761 ], [ 0.000000e+00, %1741 ]
  %1775 = getelementptr inbounds double, ptr %1661, i64 64
  store double %1774, ptr %1775, align 8
  %1776 = load i64, ptr %60, align 8
  %1777 = icmp sgt i64 %1776, 0
  br i1 %1777, label %1780, label %1778

1778:
  %1779 = load ptr, ptr %29, align 8
  br label %1801

1780:
  %1781 = load i64, ptr %61, align 8
  %1782 = load i64, ptr %27, align 8
  %1783 = load ptr, ptr %29, align 8
  %1784 = shl nsw i64 %1782, 1
  %1785 = or i64 %1784, 1
  %1786 = load ptr, ptr %30, align 8
  %1787 = sub i64 %1781, %1776
  br label %1788

1788:
  %1789 = phi i64 [ 0, %1780 ], [ %1799, %1788 ]
  %1790 = add nsw i64 %1785, %1789
  %1791 = shl nsw i64 %1790, 3
  %1792 = add nsw i64 %1791, %1658
  %1793 = getelementptr inbounds double, ptr %1783, i64 %1792
  %1794 = load double, ptr %1793, align 8
  %1795 = add nsw i64 %1787, %1789
  %1796 = shl nsw i64 %1795, 3
  %1797 = add nsw i64 %1796, %1658
  %1798 = getelementptr inbounds double, ptr %1786, i64 %1797
  store double %1794, ptr %1798, align 8
  %1799 = add nsw i64 %1789, 1
  %1800 = icmp eq i64 %1799, %1776
  br i1 %1800, label %1801, label %1788

1801:
  %1802 = phi ptr [ %1779, %1778 ], [ %1783, %1788 ]
  %1803 = or i64 %1658, %1644
  %1804 = getelementptr inbounds double, ptr %1802, i64 %1803
  %1805 = load double, ptr %1804, align 8
  %1806 = getelementptr inbounds double, ptr %1661, i64 40
  %1807 = load double, ptr %1806, align 8
  %1808 = fcmp contract ogt double %1805, %1807
  %1809 = fcmp contract uno double %1805, 0.000000e+00
  %1810 = or i1 %1809, %1808
  %1811 = select contract i1 %1810, double %1805, double %1807
  store double %1811, ptr %1806, align 8
  %1812 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 6
  %1813 = select i1 %1688, ptr %1812, ptr %62
  %1814 = load double, ptr %1813, align 8
  %1815 = fcmp contract ole double %1805, %1814
  %1816 = select i1 %1815, i64 0, i64 4
  %1817 = load i64, ptr %42, align 8
  %1818 = icmp eq i64 %1817, 0
  br i1 %1818, label %1842, label %1819

1819:
  br i1 %1688, label %1820, label %1826

1820:
  %1821 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 25, i32 13
  %1822 = load ptr, ptr %1821, align 8
  %1823 = getelementptr inbounds i64, ptr %1822, i64 2
  %1824 = load i64, ptr %1823, align 8
  %1825 = icmp sgt i64 %1824, -1
  br i1 %1825, label %1839, label %1844

1826:
  %1827 = load ptr, ptr %63, align 8
  %1828 = mul nsw i64 %1658, 5
  %1829 = add nsw i64 %1828, 2
  %1830 = getelementptr inbounds i64, ptr %1827, i64 %1829
  %1831 = load i64, ptr %1830, align 8
  %1832 = icmp sgt i64 %1831, -1
  br i1 %1832, label %1833, label %1854

1833:
  %1834 = load ptr, ptr %64, align 8
  %1835 = shl nsw i64 %1831, 2
  %1836 = getelementptr inbounds i64, ptr %1834, i64 %1835
  %1837 = load i64, ptr %1836, align 8
  %1838 = icmp eq i64 %1837, 8
  br i1 %1838, label %1839, label %1857

1839:
  %1840 = phi i64 [ %1831, %1833 ], [ %1824, %1820 ]
  %1841 = add nsw i64 %1840, 8
  br label %1842

1842:
  %1843 = phi i64 [ %1841, %1839 ], [ %1816, %1801 ]
  br i1 %1688, label %1844, label %1854

1844:
  %1845 = phi i64 [ %1843, %1842 ], [ %1816, %1820 ]
  %1846 = getelementptr inbounds %struct.Run, ptr %1689, i64 0, i32 1
  %1847 = load ptr, ptr %1846, align 8
  %1848 = getelementptr inbounds double, ptr %1847, i64 4
  store double %1805, ptr %1848, align 8
  %1849 = getelementptr inbounds double, ptr %1847, i64 5
  %1850 = load double, ptr %1849, align 8
  %1851 = fcmp contract ogt double %1805, %1850
  %1852 = or i1 %1809, %1851
  %1853 = select contract i1 %1852, double %1805, double %1850
  store double %1853, ptr %1849, align 8
  br label %1854

1854:
  %1855 = phi i64 [ %1845, %1844 ], [ %1843, %1842 ], [ %1816, %1826 ]
  %1856 = icmp eq i64 %1855, 0
  br i1 %1856, label %1859, label %1857

1857:
  %1858 = phi i64 [ %1855, %1854 ], [ 5, %1833 ]
  call fastcc void @release_8(ptr %0, i32 %1756, i64 %1858)
  br label %1859

1859:
  %1860 = phi i32 [ %1659, %1657 ], [ %1659, %1713 ], [ %1659, %1709 ], [ 1, %1857 ], [ %1659, %1854 ]
  %1861 = add nsw i64 %1658, 1
  %1862 = icmp eq i64 %1861, 8
  br i1 %1862, label %1863, label %1657

1863:
  %1864 = phi i32 [ %161, %160 ], [ %68, %1859 ]
  %1865 = phi i32 [ 0, %160 ], [ %1860, %1859 ]
  %1866 = add nsw i64 %66, 1
  %1867 = icmp sge i64 %1866, %1
  %1868 = icmp eq i32 %1864, 0
  %1869 = select i1 %1867, i1 true, i1 %1868
  br i1 %1869, label %1870, label %65

1870:
  %1871 = phi i1 [ %19, %2 ], [ %1867, %1863 ]
  %1872 = zext i1 %1871 to i64
  ret i64 %1872
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
  %108 = mul nsw i32 %2, 5
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
  %119 = mul nsw i32 %1, 5
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
  %140 = tail call i64 @llvm.smin.i64(i64 %2, i64 8)
  %141 = getelementptr inbounds [9 x i64], ptr @leave_8.reason, i64 0, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %144 = load ptr, ptr %143, align 8
  %145 = load i64, ptr %16, align 8
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  store i64 %142, ptr %146, align 8
  ret void
}

define internal fastcc i32 @suspicious(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %5, i64 %1
  %9 = getelementptr inbounds double, ptr %7, i64 %1
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  br label %26

16:
  %17 = load i64, ptr %0, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %368

19:
  %20 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  br label %147

26:
  %27 = phi i64 [ 0, %11 ], [ %145, %144 ]
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %7, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp contract ord double %29, 0.000000e+00
  %33 = tail call contract double @llvm.fabs.f64(double %29)
  %34 = select contract i1 %32, double %33, double 0.000000e+00
  %35 = fcmp contract ord double %31, 0.000000e+00
  %36 = tail call contract double @llvm.fabs.f64(double %31)
  %37 = select contract i1 %35, double %36, double 0.000000e+00
  %38 = fadd contract double %34, %37
  %39 = getelementptr inbounds double, ptr %13, i64 %27
  %40 = getelementptr inbounds i64, ptr %15, i64 %27
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 2
  br i1 %42, label %43, label %144

43:
  %44 = getelementptr inbounds double, ptr %8, i64 %27
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %45, %2
  %47 = getelementptr inbounds double, ptr %9, i64 %27
  %48 = load double, ptr %47, align 8
  %49 = fmul contract double %48, %2
  %50 = tail call contract double @llvm.maxnum.f64(double %33, double %36)
  %51 = fmul contract double %38, 0x3D06849B86A12B9B
  %52 = fcmp contract ugt double %50, %51
  br i1 %52, label %53, label %98

53:
  %54 = fcmp contract oeq double %29, 0.000000e+00
  %55 = fcmp contract oeq double %31, 0.000000e+00
  %56 = or i1 %54, %55
  br i1 %56, label %98, label %57

57:
  %58 = fcmp contract olt double %29, 0.000000e+00
  %59 = fcmp contract ogt double %31, 0.000000e+00
  %60 = and i1 %58, %59
  br i1 %60, label %371, label %61

61:
  %62 = fcmp contract ogt double %29, 0.000000e+00
  %63 = fcmp contract olt double %31, 0.000000e+00
  %64 = and i1 %62, %63
  br i1 %64, label %371, label %65

65:
  %66 = fcmp contract olt double %46, 0.000000e+00
  %67 = fcmp contract ogt double %49, 0.000000e+00
  %68 = and i1 %66, %67
  %69 = and i1 %59, %68
  %70 = and i1 %62, %69
  br i1 %70, label %77, label %71

71:
  %72 = fcmp contract ogt double %46, 0.000000e+00
  %73 = fcmp contract olt double %49, 0.000000e+00
  %74 = and i1 %72, %73
  %75 = and i1 %63, %74
  %76 = and i1 %58, %75
  br i1 %76, label %77, label %98

77:
  %78 = select contract i1 %62, double 1.000000e+00, double -1.000000e+00
  %79 = fmul contract double %78, %46
  %80 = fmul contract double %78, %49
  %81 = fcmp contract olt double %79, 0.000000e+00
  %82 = fcmp contract ogt double %80, 0.000000e+00
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %98

84:
  %85 = fmul contract double %31, %78
  %86 = fmul contract double %29, %78
  %87 = fsub contract double %85, %86
  %88 = fsub contract double %87, %80
  %89 = fsub contract double %79, %80
  %90 = fdiv contract double %88, %89
  %91 = fmul contract double %79, %90
  %92 = fadd contract double %86, %91
  %93 = tail call contract double @llvm.minnum.f64(double %86, double %85)
  %94 = fsub contract double %93, %92
  %95 = fmul contract double %94, 2.500000e-01
  %96 = fsub contract double %92, %95
  %97 = fcmp contract uge double %96, 0.000000e+00
  br i1 %97, label %98, label %371

98:
  %99 = getelementptr inbounds double, ptr %39, i64 %1
  %100 = load double, ptr %99, align 8
  %101 = fmul contract double %100, %2
  %102 = fcmp uno double %46, %49
  br i1 %102, label %144, label %103

103:
  %104 = load double, ptr %39, align 8
  %105 = fmul contract double %38, 1.000000e+10
  %106 = fsub contract double %31, %29
  %107 = fmul contract double %29, 0x3FFD413CCBB84FBD
  %108 = fmul contract double %46, 0x3FDA827997709F7A
  %109 = fadd contract double %107, %108
  %110 = fmul contract double %109, 0x3FD5F6199B087E2F
  %111 = fmul contract double %31, 0x40015F619A23D822
  %112 = fmul contract double %49, 0x3FE2BEC33447B043
  %113 = fsub contract double %111, %112
  %114 = fmul contract double %113, 0x3FC5F61993D37A46
  %115 = fadd contract double %110, %114
  %116 = tail call contract double @llvm.fabs.f64(double %106)
  %117 = fsub contract double %104, %29
  %118 = tail call contract double @llvm.fabs.f64(double %117)
  %119 = fsub contract double %104, %31
  %120 = tail call contract double @llvm.fabs.f64(double %119)
  %121 = tail call contract double @llvm.maxnum.f64(double %118, double %120)
  %122 = tail call contract double @llvm.maxnum.f64(double %116, double %121)
  %123 = fadd contract double %33, %36
  %124 = fmul contract double %123, 1.000000e-09
  %125 = fmul contract double %105, 0x3D06849B86A12B9B
  %126 = fadd contract double %124, %125
  %127 = fsub contract double %104, %115
  %128 = tail call contract double @llvm.fabs.f64(double %127)
  %129 = fmul contract double %122, 5.000000e-03
  %130 = fadd contract double %126, %129
  %131 = fcmp contract ugt double %128, %130
  br i1 %131, label %371, label %132

132:
  %133 = fmul contract double %106, 0x3FF74B23344A5383
  %134 = fmul contract double %46, 0x3FC23180000A8CFF
  %135 = fsub contract double %133, %134
  %136 = fmul contract double %49, 0x3FD413CCD124078A
  %137 = fsub contract double %135, %136
  %138 = fsub contract double %101, %137
  %139 = tail call contract double @llvm.fabs.f64(double %138)
  %140 = fmul contract double %122, 5.000000e-02
  %141 = fadd contract double %126, %140
  %142 = fcmp contract ugt double %139, %141
  %143 = freeze i1 %142
  br i1 %143, label %371, label %144

144:
  %145 = add nsw i64 %27, 1
  %146 = icmp eq i64 %145, %1
  br i1 %146, label %16, label %26

147:
  %148 = phi i1 [ true, %19 ], [ %366, %364 ]
  %149 = phi i64 [ 0, %19 ], [ %365, %364 ]
  %150 = shl nsw i64 %149, 2
  %151 = getelementptr inbounds i64, ptr %21, i64 %150
  %152 = getelementptr inbounds i64, ptr %151, i64 1
  %153 = load i64, ptr %152, align 8
  %154 = load i64, ptr %151, align 8
  %155 = getelementptr inbounds i64, ptr %151, i64 2
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %23, i64 %156
  %158 = load double, ptr %157, align 8
  switch i64 %154, label %161 [
    i64 6, label %364
    i64 0, label %364
    i64 3, label %159
    i64 5, label %368
    i64 10, label %169
  ]

159:
  %160 = fcmp contract ord double %158, 0.000000e+00
  br i1 %160, label %364, label %161

161:
  %162 = getelementptr inbounds double, ptr %5, i64 %153
  %163 = load double, ptr %162, align 8
  %164 = fcmp contract uno double %163, 0.000000e+00
  br i1 %164, label %368, label %165

165:
  %166 = getelementptr inbounds double, ptr %7, i64 %153
  %167 = load double, ptr %166, align 8
  %168 = fcmp contract uno double %167, 0.000000e+00
  br i1 %168, label %368, label %169

169:
  %170 = load ptr, ptr %24, align 8
  %171 = getelementptr inbounds i64, ptr %170, i64 %153
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %238, label %174

174:
  %175 = load ptr, ptr %25, align 8
  %176 = add nsw i64 %153, %1
  %177 = getelementptr inbounds double, ptr %175, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fmul contract double %178, %2
  %180 = getelementptr inbounds double, ptr %8, i64 %153
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %181, %2
  %183 = getelementptr inbounds double, ptr %9, i64 %153
  %184 = load double, ptr %183, align 8
  %185 = fmul contract double %184, %2
  %186 = fcmp uno double %182, %185
  br i1 %186, label %238, label %187

187:
  %188 = getelementptr inbounds double, ptr %175, i64 %153
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %5, i64 %153
  %191 = load double, ptr %190, align 8
  %192 = fcmp contract ord double %191, 0.000000e+00
  %193 = tail call contract double @llvm.fabs.f64(double %191)
  %194 = select contract i1 %192, double %193, double 0.000000e+00
  %195 = getelementptr inbounds double, ptr %7, i64 %153
  %196 = load double, ptr %195, align 8
  %197 = fcmp contract ord double %196, 0.000000e+00
  %198 = tail call contract double @llvm.fabs.f64(double %196)
  %199 = select contract i1 %197, double %198, double 0.000000e+00
  %200 = fadd contract double %194, %199
  %201 = fsub contract double %196, %191
  %202 = fmul contract double %191, 0x3FFD413CCBB84FBD
  %203 = fmul contract double %182, 0x3FDA827997709F7A
  %204 = fadd contract double %203, %202
  %205 = fmul contract double %204, 0x3FD5F6199B087E2F
  %206 = fmul contract double %196, 0x40015F619A23D822
  %207 = fmul contract double %185, 0x3FE2BEC33447B043
  %208 = fsub contract double %206, %207
  %209 = fmul contract double %208, 0x3FC5F61993D37A46
  %210 = fadd contract double %205, %209
  %211 = tail call contract double @llvm.fabs.f64(double %201)
  %212 = fsub contract double %189, %191
  %213 = tail call contract double @llvm.fabs.f64(double %212)
  %214 = fsub contract double %189, %196
  %215 = tail call contract double @llvm.fabs.f64(double %214)
  %216 = tail call contract double @llvm.maxnum.f64(double %213, double %215)
  %217 = tail call contract double @llvm.maxnum.f64(double %211, double %216)
  %218 = fadd contract double %193, %198
  %219 = fmul contract double %218, 1.000000e-09
  %220 = fmul contract double %200, 0x3D06849B86A12B9B
  %221 = fadd contract double %219, %220
  %222 = fsub contract double %189, %210
  %223 = tail call contract double @llvm.fabs.f64(double %222)
  %224 = fmul contract double %217, 5.000000e-03
  %225 = fadd contract double %221, %224
  %226 = fcmp contract ugt double %223, %225
  br i1 %226, label %368, label %227

227:
  %228 = fmul contract double %201, 0x3FF74B23344A5383
  %229 = fmul contract double %182, 0x3FC23180000A8CFF
  %230 = fsub contract double %228, %229
  %231 = fmul contract double %185, 0x3FD413CCD124078A
  %232 = fsub contract double %230, %231
  %233 = fsub contract double %179, %232
  %234 = tail call contract double @llvm.fabs.f64(double %233)
  %235 = fmul contract double %217, 5.000000e-02
  %236 = fadd contract double %221, %235
  %237 = fcmp contract ugt double %234, %236
  br i1 %237, label %368, label %238

238:
  %239 = add i64 %154, -5
  %240 = icmp ult i64 %239, -2
  %241 = icmp slt i64 %154, 7
  %242 = and i1 %241, %240
  br i1 %242, label %323, label %243

243:
  %244 = getelementptr inbounds double, ptr %5, i64 %153
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %8, i64 %153
  %247 = load double, ptr %246, align 8
  %248 = fmul contract double %247, %2
  %249 = getelementptr inbounds double, ptr %7, i64 %153
  %250 = load double, ptr %249, align 8
  %251 = getelementptr inbounds double, ptr %9, i64 %153
  %252 = load double, ptr %251, align 8
  %253 = fmul contract double %252, %2
  %254 = icmp ne i64 %154, 9
  %255 = fcmp contract une double %245, 0.000000e+00
  %256 = or i1 %254, %255
  %257 = fcmp contract ogt double %248, 0.000000e+00
  %258 = fcmp contract uge double %250, 0.000000e+00
  %259 = or i1 %256, %258
  %260 = or i1 %257, %259
  br i1 %260, label %261, label %368

261:
  %262 = fcmp contract oeq double %245, 0.000000e+00
  br i1 %262, label %263, label %270

263:
  %264 = fcmp contract olt double %250, 0.000000e+00
  %265 = and i1 %257, %264
  %266 = fcmp contract olt double %248, 0.000000e+00
  %267 = fcmp contract ogt double %250, 0.000000e+00
  %268 = and i1 %266, %267
  %269 = or i1 %265, %268
  br i1 %269, label %291, label %364

270:
  %271 = fcmp contract oeq double %250, 0.000000e+00
  br i1 %271, label %291, label %272

272:
  %273 = fcmp contract olt double %245, 0.000000e+00
  %274 = fcmp contract ogt double %250, 0.000000e+00
  %275 = and i1 %273, %274
  br i1 %275, label %291, label %276

276:
  %277 = fcmp contract ogt double %245, 0.000000e+00
  %278 = fcmp contract olt double %250, 0.000000e+00
  %279 = and i1 %277, %278
  br i1 %279, label %291, label %280

280:
  %281 = fcmp contract olt double %248, 0.000000e+00
  %282 = fcmp contract ogt double %253, 0.000000e+00
  %283 = and i1 %281, %282
  %284 = and i1 %274, %283
  %285 = and i1 %277, %284
  br i1 %285, label %300, label %286

286:
  %287 = fcmp contract olt double %253, 0.000000e+00
  %288 = and i1 %257, %287
  %289 = and i1 %278, %288
  %290 = and i1 %273, %289
  br i1 %290, label %300, label %364

291:
  %292 = getelementptr inbounds i64, ptr %151, i64 3
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %368, label %295

295:
  %296 = select contract i1 %262, double %248, double %245
  %297 = sitofp i64 %293 to double
  %298 = fmul contract double %296, %297
  %299 = fcmp contract olt double %298, 0.000000e+00
  br i1 %299, label %368, label %364

300:
  %301 = select contract i1 %277, double 1.000000e+00, double -1.000000e+00
  %302 = fmul contract double %247, %301
  %303 = fmul contract double %302, %2
  %304 = fmul contract double %301, %252
  %305 = fmul contract double %304, %2
  %306 = fcmp contract olt double %303, 0.000000e+00
  %307 = fcmp contract ogt double %305, 0.000000e+00
  %308 = and i1 %306, %307
  br i1 %308, label %309, label %364

309:
  %310 = fmul contract double %301, %250
  %311 = fmul contract double %245, %301
  %312 = fsub contract double %310, %311
  %313 = fsub contract double %312, %305
  %314 = fsub contract double %303, %305
  %315 = fdiv contract double %313, %314
  %316 = fmul contract double %303, %315
  %317 = fadd contract double %311, %316
  %318 = tail call contract double @llvm.minnum.f64(double %311, double %310)
  %319 = fsub contract double %318, %317
  %320 = fmul contract double %319, 2.500000e-01
  %321 = fsub contract double %317, %320
  %322 = fcmp contract uge double %321, 0.000000e+00
  br i1 %322, label %364, label %368

323:
  %324 = icmp eq i64 %154, 1
  %325 = select contract i1 %324, double 1.000000e+00, double -1.000000e+00
  %326 = getelementptr inbounds double, ptr %7, i64 %153
  %327 = load double, ptr %326, align 8
  %328 = fcmp contract uno double %158, 0.000000e+00
  br i1 %328, label %329, label %331

329:
  %330 = fmul contract double %325, %327
  br label %335

331:
  %332 = fmul contract double %325, %158
  %333 = fmul contract double %325, %327
  %334 = tail call contract double @llvm.minnum.f64(double %332, double %333)
  br label %335

335:
  %336 = phi contract double [ %330, %329 ], [ %334, %331 ]
  %337 = getelementptr inbounds double, ptr %8, i64 %153
  %338 = load double, ptr %337, align 8
  %339 = fmul contract double %325, %338
  %340 = fmul contract double %339, %2
  %341 = getelementptr inbounds double, ptr %9, i64 %153
  %342 = load double, ptr %341, align 8
  %343 = fmul contract double %325, %342
  %344 = fmul contract double %343, %2
  %345 = fcmp contract olt double %340, 0.000000e+00
  %346 = fcmp contract ogt double %344, 0.000000e+00
  %347 = and i1 %345, %346
  br i1 %347, label %348, label %364

348:
  %349 = fmul contract double %325, %327
  %350 = getelementptr inbounds double, ptr %5, i64 %153
  %351 = load double, ptr %350, align 8
  %352 = fmul contract double %325, %351
  %353 = fsub contract double %349, %352
  %354 = fsub contract double %353, %344
  %355 = fsub contract double %340, %344
  %356 = fdiv contract double %354, %355
  %357 = fmul contract double %340, %356
  %358 = fadd contract double %352, %357
  %359 = tail call contract double @llvm.minnum.f64(double %352, double %349)
  %360 = fsub contract double %359, %358
  %361 = fmul contract double %360, 2.500000e-01
  %362 = fsub contract double %358, %361
  %363 = fcmp contract uge double %362, %336
  br i1 %363, label %364, label %368

364:
  %365 = add nsw i64 %149, 1
  %366 = icmp slt i64 %365, %17
  %367 = icmp eq i64 %365, %17
  br i1 %367, label %368, label %147

368:
  %369 = phi i1 [ false, %16 ], [ %366, %364 ], [ %148, %309 ], [ %148, %243 ], [ %148, %348 ], [ %148, %165 ], [ %148, %161 ], [ %148, %227 ], [ %148, %147 ], [ %148, %187 ], [ %148, %291 ], [ %148, %295 ]
  %370 = zext i1 %369 to i32
  br label %371

371:
  %372 = phi i32 [ %370, %368 ], [ 1, %84 ], [ 1, %57 ], [ 1, %61 ], [ 1, %103 ], [ 1, %132 ]
  ret i32 %372
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
  br label %51

23:
  %24 = phi i64 [ %18, %2 ], [ %55, %51 ]
  %25 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %26, %28
  %30 = tail call fastcc i32 @suspicious(ptr %1, i64 %7, double %29)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %44, label %32

32:
  %33 = icmp sgt i64 %7, 0
  %34 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %37 = load ptr, ptr %36, align 8
  br i1 %33, label %38, label %59

38:
  %39 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %40 = load ptr, ptr %39, align 8
  %41 = mul nsw i64 %7, 94
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  %43 = getelementptr inbounds double, ptr %42, i64 %7
  br label %64

44:
  %45 = icmp sgt i64 %24, 0
  br i1 %45, label %46, label %136

46:
  %47 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %50 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %103

51:
  %52 = phi i64 [ 0, %20 ], [ %54, %51 ]
  %53 = getelementptr inbounds i64, ptr %22, i64 %52
  store i64 0, ptr %53, align 8
  %54 = add nsw i64 %52, 1
  %55 = load i64, ptr %1, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %51, label %23

57:
  %58 = load double, ptr %27, align 8
  br label %59

59:
  %60 = phi double [ %58, %57 ], [ %28, %32 ]
  call fastcc void @visit(ptr %4, i32 0, double 0.000000e+00, ptr %35, double %60, ptr %37)
  call fastcc void @report(ptr %4)
  %61 = load double, ptr %9, align 8
  %62 = load double, ptr %27, align 8
  %63 = fcmp contract olt double %61, %62
  br i1 %63, label %81, label %136

64:
  %65 = phi i64 [ 0, %38 ], [ %79, %64 ]
  %66 = getelementptr inbounds double, ptr %35, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %37, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = fcmp contract ord double %67, 0.000000e+00
  %71 = tail call contract double @llvm.fabs.f64(double %67)
  %72 = select contract i1 %70, double %71, double 0.000000e+00
  %73 = fcmp contract ord double %69, 0.000000e+00
  %74 = tail call contract double @llvm.fabs.f64(double %69)
  %75 = select contract i1 %73, double %74, double 0.000000e+00
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %42, i64 %65
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %43, i64 %65
  store double 0.000000e+00, ptr %78, align 8
  %79 = add nsw i64 %65, 1
  %80 = icmp eq i64 %79, %7
  br i1 %80, label %57, label %64

81:
  %82 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %83 = load ptr, ptr %82, align 8
  call fastcc void @look_at(ptr %0, double %61)
  %84 = load ptr, ptr %0, align 8
  %85 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %86 = load double, ptr %85, align 8
  %87 = load double, ptr %25, align 8
  %88 = fmul contract double %61, %87
  %89 = fadd contract double %86, %88
  %90 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %93 = load ptr, ptr %92, align 8
  store double %89, ptr %3, align 8
  %94 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 14
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %95, i64 2
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %96, align 8
  %99 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 2
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Code, ptr %84, i64 0, i32 13
  %102 = load ptr, ptr %101, align 8
  call void %100(ptr %3, ptr %91, ptr %93, ptr %83, ptr %102)
  br label %136

103:
  %104 = phi i64 [ 0, %46 ], [ %134, %133 ]
  %105 = shl nsw i64 %104, 2
  %106 = getelementptr inbounds i64, ptr %48, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, -3
  %109 = icmp ult i64 %108, -2
  br i1 %109, label %133, label %110

110:
  %111 = icmp eq i64 %107, 1
  %112 = select contract i1 %111, double 1.000000e+00, double -1.000000e+00
  %113 = load ptr, ptr %49, align 8
  %114 = getelementptr inbounds i64, ptr %106, i64 2
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %50, align 8
  %119 = getelementptr inbounds i64, ptr %106, i64 1
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fcmp contract uno double %117, 0.000000e+00
  br i1 %123, label %124, label %126

124:
  %125 = fmul contract double %112, %122
  br label %130

126:
  %127 = fmul contract double %112, %117
  %128 = fmul contract double %112, %122
  %129 = tail call contract double @llvm.minnum.f64(double %127, double %128)
  br label %130

130:
  %131 = phi contract double [ %125, %124 ], [ %129, %126 ]
  %132 = fmul contract double %112, %131
  store double %132, ptr %116, align 8
  br label %133

133:
  %134 = add nsw i64 %104, 1
  %135 = icmp eq i64 %134, %24
  br i1 %135, label %136, label %103

136:
  %137 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %156, label %140

140:
  %141 = load double, ptr %9, align 8
  %142 = load double, ptr %27, align 8
  %143 = call contract double @llvm.minnum.f64(double %141, double %142)
  %144 = fcmp contract olt double %141, %142
  br i1 %144, label %145, label %151

145:
  %146 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %147 = load double, ptr %146, align 8
  %148 = load double, ptr %25, align 8
  %149 = fmul contract double %141, %148
  %150 = fadd contract double %147, %149
  br label %154

151:
  %152 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %153 = load double, ptr %152, align 8
  br label %154

154:
  %155 = phi contract double [ %150, %145 ], [ %153, %151 ]
  call fastcc void @take_samples(ptr %0, ptr %1, double %143, double %155)
  br label %156

156:
  %157 = load double, ptr %9, align 8
  %158 = load double, ptr %27, align 8
  %159 = fcmp contract olt double %157, %158
  br i1 %159, label %160, label %161

160:
  call fastcc void @look_at(ptr %0, double %157)
  br label %161

161:
  %162 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %1, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %166, label %185

166:
  %167 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %170

170:
  %171 = phi i64 [ 0, %166 ], [ %183, %182 ]
  %172 = getelementptr inbounds i64, ptr %168, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %182, label %175

175:
  %176 = load ptr, ptr %169, align 8
  %177 = shl nsw i64 %171, 2
  %178 = or i64 %177, 1
  %179 = getelementptr inbounds i64, ptr %176, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %163, i64 %180
  store double 0.000000e+00, ptr %181, align 8
  br label %182

182:
  %183 = add nsw i64 %171, 1
  %184 = icmp eq i64 %183, %164
  br i1 %184, label %185, label %170

185:
  %186 = shl nsw i64 %7, 1
  %187 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %188 = load ptr, ptr %187, align 8
  %189 = icmp sgt i64 %7, 0
  br i1 %189, label %190, label %197

190:
  %191 = phi i64 [ %195, %190 ], [ 0, %185 ]
  %192 = getelementptr inbounds double, ptr %163, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds double, ptr %188, i64 %191
  store double %193, ptr %194, align 8
  %195 = add nsw i64 %191, 1
  %196 = icmp eq i64 %195, %186
  br i1 %196, label %197, label %190

197:
  %198 = load double, ptr %9, align 8
  ret double %198
}

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

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
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca double, align 8
  %42 = alloca double, align 8
  %43 = alloca double, align 8
  %44 = alloca double, align 8
  %45 = alloca double, align 8
  %46 = alloca double, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca double, align 8
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 7
  %52 = load i64, ptr %51, align 8
  %53 = sdiv i64 %52, 2
  %54 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 6
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 10
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %1432, label %59

59:
  %60 = icmp eq i64 %57, -1
  br i1 %60, label %61, label %924

61:
  %62 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %67 = load ptr, ptr %66, align 8
  %68 = shl nsw i64 %53, 4
  %69 = getelementptr inbounds <2 x double>, ptr %55, i64 %68
  %70 = mul nsw i64 %53, 20
  %71 = getelementptr inbounds <2 x double>, ptr %55, i64 %70
  %72 = icmp sgt i64 %52, 1
  br i1 %72, label %73, label %88

73:
  %74 = insertelement <2 x double> poison, double %65, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  br label %76

76:
  %77 = phi i64 [ 0, %73 ], [ %86, %76 ]
  %78 = getelementptr inbounds <2 x double>, ptr %71, i64 %77
  %79 = load <2 x double>, ptr %78, align 16
  %80 = getelementptr inbounds <2 x double>, ptr %55, i64 %77
  %81 = load <2 x double>, ptr %80, align 16
  %82 = fmul contract <2 x double> %81, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %83 = fmul contract <2 x double> %75, %82
  %84 = fadd contract <2 x double> %79, %83
  %85 = getelementptr inbounds <2 x double>, ptr %69, i64 %77
  store <2 x double> %84, ptr %85, align 16
  %86 = add nsw i64 %77, 1
  %87 = icmp eq i64 %86, %53
  br i1 %87, label %88, label %76

88:
  %89 = fmul contract double %65, 0x3FAAEE6838DAE63A
  %90 = fadd contract double %63, %89
  %91 = getelementptr inbounds <2 x double>, ptr %55, i64 %53
  store double %90, ptr %49, align 8
  %92 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 14
  %93 = load ptr, ptr %92, align 8
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %93, align 8
  %96 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 9
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %103

99:
  %100 = load ptr, ptr %50, align 8
  %101 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %102 = load ptr, ptr %101, align 8
  call void %100(ptr %49, ptr %69, ptr %67, ptr %91, ptr %102)
  br label %125

103:
  store double %90, ptr %48, align 8
  %104 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %105 = load ptr, ptr %104, align 8
  store double 1.000000e+00, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %113 = load ptr, ptr %112, align 8
  %114 = call contract double %97(ptr %107, i64 %109, i64 %111, ptr %48, ptr %69, ptr %67, ptr %91, ptr %105, ptr %113)
  %115 = fcmp contract olt double %114, 0x7FF0000000000000
  br i1 %115, label %125, label %116

116:
  %117 = load double, ptr %49, align 8
  store double %117, ptr %47, align 8
  %118 = load ptr, ptr %104, align 8
  store double 0.000000e+00, ptr %118, align 8
  %119 = load ptr, ptr %96, align 8
  %120 = load ptr, ptr %106, align 8
  %121 = load i64, ptr %108, align 8
  %122 = load i64, ptr %110, align 8
  %123 = load ptr, ptr %112, align 8
  %124 = call contract double %119(ptr %120, i64 %121, i64 %122, ptr %47, ptr %69, ptr %67, ptr %91, ptr %118, ptr %123)
  br label %125

125:
  br i1 %72, label %126, label %146

126:
  %127 = insertelement <2 x double> poison, double %65, i64 0
  %128 = shufflevector <2 x double> %127, <2 x double> poison, <2 x i32> zeroinitializer
  br label %129

129:
  %130 = phi i64 [ 0, %126 ], [ %144, %129 ]
  %131 = getelementptr inbounds <2 x double>, ptr %71, i64 %130
  %132 = load <2 x double>, ptr %131, align 16
  %133 = getelementptr inbounds <2 x double>, ptr %55, i64 %130
  %134 = load <2 x double>, ptr %133, align 16
  %135 = fmul contract <2 x double> %134, <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>
  %136 = add nsw i64 %130, %53
  %137 = getelementptr inbounds <2 x double>, ptr %55, i64 %136
  %138 = load <2 x double>, ptr %137, align 16
  %139 = fmul contract <2 x double> %138, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %140 = fadd contract <2 x double> %135, %139
  %141 = fmul contract <2 x double> %128, %140
  %142 = fadd contract <2 x double> %132, %141
  %143 = getelementptr inbounds <2 x double>, ptr %69, i64 %130
  store <2 x double> %142, ptr %143, align 16
  %144 = add nsw i64 %130, 1
  %145 = icmp eq i64 %144, %53
  br i1 %145, label %146, label %129

146:
  %147 = fmul contract double %65, 0x3FB432CE2AA42CAC
  %148 = fadd contract double %63, %147
  %149 = shl nsw i64 %53, 1
  %150 = getelementptr inbounds <2 x double>, ptr %55, i64 %149
  store double %148, ptr %46, align 8
  %151 = load ptr, ptr %92, align 8
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %151, align 8
  %154 = load ptr, ptr %96, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %160

156:
  %157 = load ptr, ptr %50, align 8
  %158 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %159 = load ptr, ptr %158, align 8
  call void %157(ptr %46, ptr %69, ptr %67, ptr %150, ptr %159)
  br label %182

160:
  store double %148, ptr %45, align 8
  %161 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %162 = load ptr, ptr %161, align 8
  store double 1.000000e+00, ptr %162, align 8
  %163 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %170 = load ptr, ptr %169, align 8
  %171 = call contract double %154(ptr %164, i64 %166, i64 %168, ptr %45, ptr %69, ptr %67, ptr %150, ptr %162, ptr %170)
  %172 = fcmp contract olt double %171, 0x7FF0000000000000
  br i1 %172, label %182, label %173

173:
  %174 = load double, ptr %46, align 8
  store double %174, ptr %44, align 8
  %175 = load ptr, ptr %161, align 8
  store double 0.000000e+00, ptr %175, align 8
  %176 = load ptr, ptr %96, align 8
  %177 = load ptr, ptr %163, align 8
  %178 = load i64, ptr %165, align 8
  %179 = load i64, ptr %167, align 8
  %180 = load ptr, ptr %169, align 8
  %181 = call contract double %176(ptr %177, i64 %178, i64 %179, ptr %44, ptr %69, ptr %67, ptr %150, ptr %175, ptr %180)
  br label %182

182:
  br i1 %72, label %183, label %203

183:
  %184 = insertelement <2 x double> poison, double %65, i64 0
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> zeroinitializer
  br label %186

186:
  %187 = phi i64 [ 0, %183 ], [ %201, %186 ]
  %188 = getelementptr inbounds <2 x double>, ptr %71, i64 %187
  %189 = load <2 x double>, ptr %188, align 16
  %190 = getelementptr inbounds <2 x double>, ptr %55, i64 %187
  %191 = load <2 x double>, ptr %190, align 16
  %192 = fmul contract <2 x double> %191, <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>
  %193 = add nsw i64 %187, %149
  %194 = getelementptr inbounds <2 x double>, ptr %55, i64 %193
  %195 = load <2 x double>, ptr %194, align 16
  %196 = fmul contract <2 x double> %195, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %197 = fadd contract <2 x double> %192, %196
  %198 = fmul contract <2 x double> %185, %197
  %199 = fadd contract <2 x double> %189, %198
  %200 = getelementptr inbounds <2 x double>, ptr %69, i64 %187
  store <2 x double> %199, ptr %200, align 16
  %201 = add nsw i64 %187, 1
  %202 = icmp eq i64 %201, %53
  br i1 %202, label %203, label %186

203:
  %204 = fmul contract double %65, 0x3FBE4C353FF64302
  %205 = fadd contract double %63, %204
  %206 = mul nsw i64 %53, 3
  %207 = getelementptr inbounds <2 x double>, ptr %55, i64 %206
  store double %205, ptr %43, align 8
  %208 = load ptr, ptr %92, align 8
  %209 = load i64, ptr %208, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %208, align 8
  %211 = load ptr, ptr %96, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %213, label %217

213:
  %214 = load ptr, ptr %50, align 8
  %215 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %216 = load ptr, ptr %215, align 8
  call void %214(ptr %43, ptr %69, ptr %67, ptr %207, ptr %216)
  br label %239

217:
  store double %205, ptr %42, align 8
  %218 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %219 = load ptr, ptr %218, align 8
  store double 1.000000e+00, ptr %219, align 8
  %220 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %227 = load ptr, ptr %226, align 8
  %228 = call contract double %211(ptr %221, i64 %223, i64 %225, ptr %42, ptr %69, ptr %67, ptr %207, ptr %219, ptr %227)
  %229 = fcmp contract olt double %228, 0x7FF0000000000000
  br i1 %229, label %239, label %230

230:
  %231 = load double, ptr %43, align 8
  store double %231, ptr %41, align 8
  %232 = load ptr, ptr %218, align 8
  store double 0.000000e+00, ptr %232, align 8
  %233 = load ptr, ptr %96, align 8
  %234 = load ptr, ptr %220, align 8
  %235 = load i64, ptr %222, align 8
  %236 = load i64, ptr %224, align 8
  %237 = load ptr, ptr %226, align 8
  %238 = call contract double %233(ptr %234, i64 %235, i64 %236, ptr %41, ptr %69, ptr %67, ptr %207, ptr %232, ptr %237)
  br label %239

239:
  br i1 %72, label %240, label %265

240:
  %241 = insertelement <2 x double> poison, double %65, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  br label %243

243:
  %244 = phi i64 [ 0, %240 ], [ %263, %243 ]
  %245 = getelementptr inbounds <2 x double>, ptr %71, i64 %244
  %246 = load <2 x double>, ptr %245, align 16
  %247 = getelementptr inbounds <2 x double>, ptr %55, i64 %244
  %248 = load <2 x double>, ptr %247, align 16
  %249 = fmul contract <2 x double> %248, <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>
  %250 = add nsw i64 %244, %149
  %251 = getelementptr inbounds <2 x double>, ptr %55, i64 %250
  %252 = load <2 x double>, ptr %251, align 16
  %253 = fmul contract <2 x double> %252, <double 0x3FEC4E3AB5AD1507, double 0x3FEC4E3AB5AD1507>
  %254 = fsub contract <2 x double> %249, %253
  %255 = add nsw i64 %244, %206
  %256 = getelementptr inbounds <2 x double>, ptr %55, i64 %255
  %257 = load <2 x double>, ptr %256, align 16
  %258 = fmul contract <2 x double> %257, <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>
  %259 = fadd contract <2 x double> %254, %258
  %260 = fmul contract <2 x double> %242, %259
  %261 = fadd contract <2 x double> %246, %260
  %262 = getelementptr inbounds <2 x double>, ptr %69, i64 %244
  store <2 x double> %261, ptr %262, align 16
  %263 = add nsw i64 %244, 1
  %264 = icmp eq i64 %263, %53
  br i1 %264, label %265, label %243

265:
  %266 = fmul contract double %65, 0x3FD2068C499C08D9
  %267 = fadd contract double %63, %266
  %268 = shl nsw i64 %53, 2
  %269 = getelementptr inbounds <2 x double>, ptr %55, i64 %268
  store double %267, ptr %40, align 8
  %270 = load ptr, ptr %92, align 8
  %271 = load i64, ptr %270, align 8
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8
  %273 = load ptr, ptr %96, align 8
  %274 = icmp eq ptr %273, null
  br i1 %274, label %275, label %279

275:
  %276 = load ptr, ptr %50, align 8
  %277 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %278 = load ptr, ptr %277, align 8
  call void %276(ptr %40, ptr %69, ptr %67, ptr %269, ptr %278)
  br label %301

279:
  store double %267, ptr %39, align 8
  %280 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %281 = load ptr, ptr %280, align 8
  store double 1.000000e+00, ptr %281, align 8
  %282 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %289 = load ptr, ptr %288, align 8
  %290 = call contract double %273(ptr %283, i64 %285, i64 %287, ptr %39, ptr %69, ptr %67, ptr %269, ptr %281, ptr %289)
  %291 = fcmp contract olt double %290, 0x7FF0000000000000
  br i1 %291, label %301, label %292

292:
  %293 = load double, ptr %40, align 8
  store double %293, ptr %38, align 8
  %294 = load ptr, ptr %280, align 8
  store double 0.000000e+00, ptr %294, align 8
  %295 = load ptr, ptr %96, align 8
  %296 = load ptr, ptr %282, align 8
  %297 = load i64, ptr %284, align 8
  %298 = load i64, ptr %286, align 8
  %299 = load ptr, ptr %288, align 8
  %300 = call contract double %295(ptr %296, i64 %297, i64 %298, ptr %38, ptr %69, ptr %67, ptr %269, ptr %294, ptr %299)
  br label %301

301:
  br i1 %72, label %302, label %327

302:
  %303 = insertelement <2 x double> poison, double %65, i64 0
  %304 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> zeroinitializer
  br label %305

305:
  %306 = phi i64 [ 0, %302 ], [ %325, %305 ]
  %307 = getelementptr inbounds <2 x double>, ptr %71, i64 %306
  %308 = load <2 x double>, ptr %307, align 16
  %309 = getelementptr inbounds <2 x double>, ptr %55, i64 %306
  %310 = load <2 x double>, ptr %309, align 16
  %311 = fmul contract <2 x double> %310, <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>
  %312 = add nsw i64 %306, %206
  %313 = getelementptr inbounds <2 x double>, ptr %55, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = fmul contract <2 x double> %314, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %316 = fadd contract <2 x double> %311, %315
  %317 = add nsw i64 %306, %268
  %318 = getelementptr inbounds <2 x double>, ptr %55, i64 %317
  %319 = load <2 x double>, ptr %318, align 16
  %320 = fmul contract <2 x double> %319, <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>
  %321 = fadd contract <2 x double> %316, %320
  %322 = fmul contract <2 x double> %304, %321
  %323 = fadd contract <2 x double> %308, %322
  %324 = getelementptr inbounds <2 x double>, ptr %69, i64 %306
  store <2 x double> %323, ptr %324, align 16
  %325 = add nsw i64 %306, 1
  %326 = icmp eq i64 %325, %53
  br i1 %326, label %327, label %305

327:
  %328 = fmul contract double %65, 0x3FD5555555555555
  %329 = fadd contract double %63, %328
  %330 = mul nsw i64 %53, 5
  %331 = getelementptr inbounds <2 x double>, ptr %55, i64 %330
  store double %329, ptr %37, align 8
  %332 = load ptr, ptr %92, align 8
  %333 = load i64, ptr %332, align 8
  %334 = add nsw i64 %333, 1
  store i64 %334, ptr %332, align 8
  %335 = load ptr, ptr %96, align 8
  %336 = icmp eq ptr %335, null
  br i1 %336, label %337, label %341

337:
  %338 = load ptr, ptr %50, align 8
  %339 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %340 = load ptr, ptr %339, align 8
  call void %338(ptr %37, ptr %69, ptr %67, ptr %331, ptr %340)
  br label %363

341:
  store double %329, ptr %36, align 8
  %342 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %343 = load ptr, ptr %342, align 8
  store double 1.000000e+00, ptr %343, align 8
  %344 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %345 = load ptr, ptr %344, align 8
  %346 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %349 = load i64, ptr %348, align 8
  %350 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %351 = load ptr, ptr %350, align 8
  %352 = call contract double %335(ptr %345, i64 %347, i64 %349, ptr %36, ptr %69, ptr %67, ptr %331, ptr %343, ptr %351)
  %353 = fcmp contract olt double %352, 0x7FF0000000000000
  br i1 %353, label %363, label %354

354:
  %355 = load double, ptr %37, align 8
  store double %355, ptr %35, align 8
  %356 = load ptr, ptr %342, align 8
  store double 0.000000e+00, ptr %356, align 8
  %357 = load ptr, ptr %96, align 8
  %358 = load ptr, ptr %344, align 8
  %359 = load i64, ptr %346, align 8
  %360 = load i64, ptr %348, align 8
  %361 = load ptr, ptr %350, align 8
  %362 = call contract double %357(ptr %358, i64 %359, i64 %360, ptr %35, ptr %69, ptr %67, ptr %331, ptr %356, ptr %361)
  br label %363

363:
  br i1 %72, label %364, label %394

364:
  %365 = insertelement <2 x double> poison, double %65, i64 0
  %366 = shufflevector <2 x double> %365, <2 x double> poison, <2 x i32> zeroinitializer
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %392, %367 ]
  %369 = getelementptr inbounds <2 x double>, ptr %71, i64 %368
  %370 = load <2 x double>, ptr %369, align 16
  %371 = getelementptr inbounds <2 x double>, ptr %55, i64 %368
  %372 = load <2 x double>, ptr %371, align 16
  %373 = fmul contract <2 x double> %372, <double 0x3FA3000000000000, double 0x3FA3000000000000>
  %374 = add nsw i64 %368, %206
  %375 = getelementptr inbounds <2 x double>, ptr %55, i64 %374
  %376 = load <2 x double>, ptr %375, align 16
  %377 = fmul contract <2 x double> %376, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %378 = fadd contract <2 x double> %373, %377
  %379 = add nsw i64 %368, %268
  %380 = getelementptr inbounds <2 x double>, ptr %55, i64 %379
  %381 = load <2 x double>, ptr %380, align 16
  %382 = fmul contract <2 x double> %381, <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>
  %383 = fadd contract <2 x double> %378, %382
  %384 = add nsw i64 %368, %330
  %385 = getelementptr inbounds <2 x double>, ptr %55, i64 %384
  %386 = load <2 x double>, ptr %385, align 16
  %387 = fmul contract <2 x double> %386, <double 0x3F92000000000000, double 0x3F92000000000000>
  %388 = fsub contract <2 x double> %383, %387
  %389 = fmul contract <2 x double> %366, %388
  %390 = fadd contract <2 x double> %370, %389
  %391 = getelementptr inbounds <2 x double>, ptr %69, i64 %368
  store <2 x double> %390, ptr %391, align 16
  %392 = add nsw i64 %368, 1
  %393 = icmp eq i64 %392, %53
  br i1 %393, label %394, label %367

394:
  %395 = fmul contract double %65, 2.500000e-01
  %396 = fadd contract double %63, %395
  %397 = mul nsw i64 %53, 6
  %398 = getelementptr inbounds <2 x double>, ptr %55, i64 %397
  store double %396, ptr %34, align 8
  %399 = load ptr, ptr %92, align 8
  %400 = load i64, ptr %399, align 8
  %401 = add nsw i64 %400, 1
  store i64 %401, ptr %399, align 8
  %402 = load ptr, ptr %96, align 8
  %403 = icmp eq ptr %402, null
  br i1 %403, label %404, label %408

404:
  %405 = load ptr, ptr %50, align 8
  %406 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %407 = load ptr, ptr %406, align 8
  call void %405(ptr %34, ptr %69, ptr %67, ptr %398, ptr %407)
  br label %430

408:
  store double %396, ptr %33, align 8
  %409 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %410 = load ptr, ptr %409, align 8
  store double 1.000000e+00, ptr %410, align 8
  %411 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %412 = load ptr, ptr %411, align 8
  %413 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %418 = load ptr, ptr %417, align 8
  %419 = call contract double %402(ptr %412, i64 %414, i64 %416, ptr %33, ptr %69, ptr %67, ptr %398, ptr %410, ptr %418)
  %420 = fcmp contract olt double %419, 0x7FF0000000000000
  br i1 %420, label %430, label %421

421:
  %422 = load double, ptr %34, align 8
  store double %422, ptr %32, align 8
  %423 = load ptr, ptr %409, align 8
  store double 0.000000e+00, ptr %423, align 8
  %424 = load ptr, ptr %96, align 8
  %425 = load ptr, ptr %411, align 8
  %426 = load i64, ptr %413, align 8
  %427 = load i64, ptr %415, align 8
  %428 = load ptr, ptr %417, align 8
  %429 = call contract double %424(ptr %425, i64 %426, i64 %427, ptr %32, ptr %69, ptr %67, ptr %398, ptr %423, ptr %428)
  br label %430

430:
  br i1 %72, label %431, label %466

431:
  %432 = insertelement <2 x double> poison, double %65, i64 0
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> zeroinitializer
  br label %434

434:
  %435 = phi i64 [ 0, %431 ], [ %464, %434 ]
  %436 = getelementptr inbounds <2 x double>, ptr %71, i64 %435
  %437 = load <2 x double>, ptr %436, align 16
  %438 = getelementptr inbounds <2 x double>, ptr %55, i64 %435
  %439 = load <2 x double>, ptr %438, align 16
  %440 = fmul contract <2 x double> %439, <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>
  %441 = add nsw i64 %435, %206
  %442 = getelementptr inbounds <2 x double>, ptr %55, i64 %441
  %443 = load <2 x double>, ptr %442, align 16
  %444 = fmul contract <2 x double> %443, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %445 = fadd contract <2 x double> %440, %444
  %446 = add nsw i64 %435, %268
  %447 = getelementptr inbounds <2 x double>, ptr %55, i64 %446
  %448 = load <2 x double>, ptr %447, align 16
  %449 = fmul contract <2 x double> %448, <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>
  %450 = fadd contract <2 x double> %445, %449
  %451 = add nsw i64 %435, %330
  %452 = getelementptr inbounds <2 x double>, ptr %55, i64 %451
  %453 = load <2 x double>, ptr %452, align 16
  %454 = fmul contract <2 x double> %453, <double 0x3F8F5FCC20FCD32F, double 0x3F8F5FCC20FCD32F>
  %455 = fsub contract <2 x double> %450, %454
  %456 = add nsw i64 %435, %397
  %457 = getelementptr inbounds <2 x double>, ptr %55, i64 %456
  %458 = load <2 x double>, ptr %457, align 16
  %459 = fmul contract <2 x double> %458, <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>
  %460 = fadd contract <2 x double> %455, %459
  %461 = fmul contract <2 x double> %433, %460
  %462 = fadd contract <2 x double> %437, %461
  %463 = getelementptr inbounds <2 x double>, ptr %69, i64 %435
  store <2 x double> %462, ptr %463, align 16
  %464 = add nsw i64 %435, 1
  %465 = icmp eq i64 %464, %53
  br i1 %465, label %466, label %434

466:
  %467 = fmul contract double %65, 0x3FD3B13B13B13B14
  %468 = fadd contract double %63, %467
  %469 = mul nsw i64 %53, 7
  %470 = getelementptr inbounds <2 x double>, ptr %55, i64 %469
  store double %468, ptr %31, align 8
  %471 = load ptr, ptr %92, align 8
  %472 = load i64, ptr %471, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %471, align 8
  %474 = load ptr, ptr %96, align 8
  %475 = icmp eq ptr %474, null
  br i1 %475, label %476, label %480

476:
  %477 = load ptr, ptr %50, align 8
  %478 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %479 = load ptr, ptr %478, align 8
  call void %477(ptr %31, ptr %69, ptr %67, ptr %470, ptr %479)
  br label %502

480:
  store double %468, ptr %30, align 8
  %481 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %482 = load ptr, ptr %481, align 8
  store double 1.000000e+00, ptr %482, align 8
  %483 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %484 = load ptr, ptr %483, align 8
  %485 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %490 = load ptr, ptr %489, align 8
  %491 = call contract double %474(ptr %484, i64 %486, i64 %488, ptr %30, ptr %69, ptr %67, ptr %470, ptr %482, ptr %490)
  %492 = fcmp contract olt double %491, 0x7FF0000000000000
  br i1 %492, label %502, label %493

493:
  %494 = load double, ptr %31, align 8
  store double %494, ptr %29, align 8
  %495 = load ptr, ptr %481, align 8
  store double 0.000000e+00, ptr %495, align 8
  %496 = load ptr, ptr %96, align 8
  %497 = load ptr, ptr %483, align 8
  %498 = load i64, ptr %485, align 8
  %499 = load i64, ptr %487, align 8
  %500 = load ptr, ptr %489, align 8
  %501 = call contract double %496(ptr %497, i64 %498, i64 %499, ptr %29, ptr %69, ptr %67, ptr %470, ptr %495, ptr %500)
  br label %502

502:
  br i1 %72, label %503, label %543

503:
  %504 = insertelement <2 x double> poison, double %65, i64 0
  %505 = shufflevector <2 x double> %504, <2 x double> poison, <2 x i32> zeroinitializer
  br label %506

506:
  %507 = phi i64 [ 0, %503 ], [ %541, %506 ]
  %508 = getelementptr inbounds <2 x double>, ptr %71, i64 %507
  %509 = load <2 x double>, ptr %508, align 16
  %510 = getelementptr inbounds <2 x double>, ptr %55, i64 %507
  %511 = load <2 x double>, ptr %510, align 16
  %512 = fmul contract <2 x double> %511, <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>
  %513 = add nsw i64 %507, %206
  %514 = getelementptr inbounds <2 x double>, ptr %55, i64 %513
  %515 = load <2 x double>, ptr %514, align 16
  %516 = fmul contract <2 x double> %515, <double 0x400AE31BACC6BC8A, double 0x400AE31BACC6BC8A>
  %517 = fsub contract <2 x double> %512, %516
  %518 = add nsw i64 %507, %268
  %519 = getelementptr inbounds <2 x double>, ptr %55, i64 %518
  %520 = load <2 x double>, ptr %519, align 16
  %521 = fmul contract <2 x double> %520, <double 0x3FEBC873F08E11F9, double 0x3FEBC873F08E11F9>
  %522 = fsub contract <2 x double> %517, %521
  %523 = add nsw i64 %507, %330
  %524 = getelementptr inbounds <2 x double>, ptr %55, i64 %523
  %525 = load <2 x double>, ptr %524, align 16
  %526 = fmul contract <2 x double> %525, <double 0x403B9793D88D1855, double 0x403B9793D88D1855>
  %527 = fadd contract <2 x double> %522, %526
  %528 = add nsw i64 %507, %397
  %529 = getelementptr inbounds <2 x double>, ptr %55, i64 %528
  %530 = load <2 x double>, ptr %529, align 16
  %531 = fmul contract <2 x double> %530, <double 0x40342770F892AD69, double 0x40342770F892AD69>
  %532 = fadd contract <2 x double> %527, %531
  %533 = add nsw i64 %507, %469
  %534 = getelementptr inbounds <2 x double>, ptr %55, i64 %533
  %535 = load <2 x double>, ptr %534, align 16
  %536 = fmul contract <2 x double> %535, <double 0x4045BEB4865C42F9, double 0x4045BEB4865C42F9>
  %537 = fsub contract <2 x double> %532, %536
  %538 = fmul contract <2 x double> %505, %537
  %539 = fadd contract <2 x double> %509, %538
  %540 = getelementptr inbounds <2 x double>, ptr %69, i64 %507
  store <2 x double> %539, ptr %540, align 16
  %541 = add nsw i64 %507, 1
  %542 = icmp eq i64 %541, %53
  br i1 %542, label %543, label %506

543:
  %544 = fmul contract double %65, 0x3FE4D74D74D74D75
  %545 = fadd contract double %63, %544
  %546 = shl nsw i64 %53, 3
  %547 = getelementptr inbounds <2 x double>, ptr %55, i64 %546
  store double %545, ptr %28, align 8
  %548 = load ptr, ptr %92, align 8
  %549 = load i64, ptr %548, align 8
  %550 = add nsw i64 %549, 1
  store i64 %550, ptr %548, align 8
  %551 = load ptr, ptr %96, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %553, label %557

553:
  %554 = load ptr, ptr %50, align 8
  %555 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %556 = load ptr, ptr %555, align 8
  call void %554(ptr %28, ptr %69, ptr %67, ptr %547, ptr %556)
  br label %579

557:
  store double %545, ptr %27, align 8
  %558 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %559 = load ptr, ptr %558, align 8
  store double 1.000000e+00, ptr %559, align 8
  %560 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %561 = load ptr, ptr %560, align 8
  %562 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %567 = load ptr, ptr %566, align 8
  %568 = call contract double %551(ptr %561, i64 %563, i64 %565, ptr %27, ptr %69, ptr %67, ptr %547, ptr %559, ptr %567)
  %569 = fcmp contract olt double %568, 0x7FF0000000000000
  br i1 %569, label %579, label %570

570:
  %571 = load double, ptr %28, align 8
  store double %571, ptr %26, align 8
  %572 = load ptr, ptr %558, align 8
  store double 0.000000e+00, ptr %572, align 8
  %573 = load ptr, ptr %96, align 8
  %574 = load ptr, ptr %560, align 8
  %575 = load i64, ptr %562, align 8
  %576 = load i64, ptr %564, align 8
  %577 = load ptr, ptr %566, align 8
  %578 = call contract double %573(ptr %574, i64 %575, i64 %576, ptr %26, ptr %69, ptr %67, ptr %547, ptr %572, ptr %577)
  br label %579

579:
  br i1 %72, label %580, label %625

580:
  %581 = insertelement <2 x double> poison, double %65, i64 0
  %582 = shufflevector <2 x double> %581, <2 x double> poison, <2 x i32> zeroinitializer
  br label %583

583:
  %584 = phi i64 [ 0, %580 ], [ %623, %583 ]
  %585 = getelementptr inbounds <2 x double>, ptr %71, i64 %584
  %586 = load <2 x double>, ptr %585, align 16
  %587 = getelementptr inbounds <2 x double>, ptr %55, i64 %584
  %588 = load <2 x double>, ptr %587, align 16
  %589 = fmul contract <2 x double> %588, <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>
  %590 = add nsw i64 %584, %206
  %591 = getelementptr inbounds <2 x double>, ptr %55, i64 %590
  %592 = load <2 x double>, ptr %591, align 16
  %593 = fmul contract <2 x double> %592, <double 0x4003E7A8A34BD27F, double 0x4003E7A8A34BD27F>
  %594 = fsub contract <2 x double> %589, %593
  %595 = add nsw i64 %584, %268
  %596 = getelementptr inbounds <2 x double>, ptr %55, i64 %595
  %597 = load <2 x double>, ptr %596, align 16
  %598 = fmul contract <2 x double> %597, <double 0x3FE2E3A9968C93C8, double 0x3FE2E3A9968C93C8>
  %599 = fsub contract <2 x double> %594, %598
  %600 = add nsw i64 %584, %330
  %601 = getelementptr inbounds <2 x double>, ptr %55, i64 %600
  %602 = load <2 x double>, ptr %601, align 16
  %603 = fmul contract <2 x double> %602, <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>
  %604 = fadd contract <2 x double> %599, %603
  %605 = add nsw i64 %584, %397
  %606 = getelementptr inbounds <2 x double>, ptr %55, i64 %605
  %607 = load <2 x double>, ptr %606, align 16
  %608 = fmul contract <2 x double> %607, <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>
  %609 = fadd contract <2 x double> %604, %608
  %610 = add nsw i64 %584, %469
  %611 = getelementptr inbounds <2 x double>, ptr %55, i64 %610
  %612 = load <2 x double>, ptr %611, align 16
  %613 = fmul contract <2 x double> %612, <double 0x4040A4E418D711B9, double 0x4040A4E418D711B9>
  %614 = fsub contract <2 x double> %609, %613
  %615 = add nsw i64 %584, %546
  %616 = getelementptr inbounds <2 x double>, ptr %55, i64 %615
  %617 = load <2 x double>, ptr %616, align 16
  %618 = fmul contract <2 x double> %617, <double 0x3F94D1B3D9B4A876, double 0x3F94D1B3D9B4A876>
  %619 = fsub contract <2 x double> %614, %618
  %620 = fmul contract <2 x double> %582, %619
  %621 = fadd contract <2 x double> %586, %620
  %622 = getelementptr inbounds <2 x double>, ptr %69, i64 %584
  store <2 x double> %621, ptr %622, align 16
  %623 = add nsw i64 %584, 1
  %624 = icmp eq i64 %623, %53
  br i1 %624, label %625, label %583

625:
  %626 = fmul contract double %65, 6.000000e-01
  %627 = fadd contract double %63, %626
  %628 = mul nsw i64 %53, 9
  %629 = getelementptr inbounds <2 x double>, ptr %55, i64 %628
  store double %627, ptr %25, align 8
  %630 = load ptr, ptr %92, align 8
  %631 = load i64, ptr %630, align 8
  %632 = add nsw i64 %631, 1
  store i64 %632, ptr %630, align 8
  %633 = load ptr, ptr %96, align 8
  %634 = icmp eq ptr %633, null
  br i1 %634, label %635, label %639

635:
  %636 = load ptr, ptr %50, align 8
  %637 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %638 = load ptr, ptr %637, align 8
  call void %636(ptr %25, ptr %69, ptr %67, ptr %629, ptr %638)
  br label %661

639:
  store double %627, ptr %24, align 8
  %640 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %641 = load ptr, ptr %640, align 8
  store double 1.000000e+00, ptr %641, align 8
  %642 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %643 = load ptr, ptr %642, align 8
  %644 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %645 = load i64, ptr %644, align 8
  %646 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %649 = load ptr, ptr %648, align 8
  %650 = call contract double %633(ptr %643, i64 %645, i64 %647, ptr %24, ptr %69, ptr %67, ptr %629, ptr %641, ptr %649)
  %651 = fcmp contract olt double %650, 0x7FF0000000000000
  br i1 %651, label %661, label %652

652:
  %653 = load double, ptr %25, align 8
  store double %653, ptr %23, align 8
  %654 = load ptr, ptr %640, align 8
  store double 0.000000e+00, ptr %654, align 8
  %655 = load ptr, ptr %96, align 8
  %656 = load ptr, ptr %642, align 8
  %657 = load i64, ptr %644, align 8
  %658 = load i64, ptr %646, align 8
  %659 = load ptr, ptr %648, align 8
  %660 = call contract double %655(ptr %656, i64 %657, i64 %658, ptr %23, ptr %69, ptr %67, ptr %629, ptr %654, ptr %659)
  br label %661

661:
  br i1 %72, label %662, label %712

662:
  %663 = insertelement <2 x double> poison, double %65, i64 0
  %664 = shufflevector <2 x double> %663, <2 x double> poison, <2 x i32> zeroinitializer
  br label %665

665:
  %666 = phi i64 [ 0, %662 ], [ %710, %665 ]
  %667 = getelementptr inbounds <2 x double>, ptr %71, i64 %666
  %668 = load <2 x double>, ptr %667, align 16
  %669 = getelementptr inbounds <2 x double>, ptr %55, i64 %666
  %670 = load <2 x double>, ptr %669, align 16
  %671 = fmul contract <2 x double> %670, <double 0x3FEDFD121F1D399B, double 0x3FEDFD121F1D399B>
  %672 = add nsw i64 %666, %206
  %673 = getelementptr inbounds <2 x double>, ptr %55, i64 %672
  %674 = load <2 x double>, ptr %673, align 16
  %675 = fmul contract <2 x double> %674, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %676 = fsub contract <2 x double> %675, %671
  %677 = add nsw i64 %666, %268
  %678 = getelementptr inbounds <2 x double>, ptr %55, i64 %677
  %679 = load <2 x double>, ptr %678, align 16
  %680 = fmul contract <2 x double> %679, <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>
  %681 = fadd contract <2 x double> %676, %680
  %682 = add nsw i64 %666, %330
  %683 = getelementptr inbounds <2 x double>, ptr %55, i64 %682
  %684 = load <2 x double>, ptr %683, align 16
  %685 = fmul contract <2 x double> %684, <double 0x40204CB0E2110C1C, double 0x40204CB0E2110C1C>
  %686 = fsub contract <2 x double> %681, %685
  %687 = add nsw i64 %666, %397
  %688 = getelementptr inbounds <2 x double>, ptr %55, i64 %687
  %689 = load <2 x double>, ptr %688, align 16
  %690 = fmul contract <2 x double> %689, <double 0x4032852305E975A8, double 0x4032852305E975A8>
  %691 = fsub contract <2 x double> %686, %690
  %692 = add nsw i64 %666, %469
  %693 = getelementptr inbounds <2 x double>, ptr %55, i64 %692
  %694 = load <2 x double>, ptr %693, align 16
  %695 = fmul contract <2 x double> %694, <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>
  %696 = fadd contract <2 x double> %691, %695
  %697 = add nsw i64 %666, %546
  %698 = getelementptr inbounds <2 x double>, ptr %55, i64 %697
  %699 = load <2 x double>, ptr %698, align 16
  %700 = fmul contract <2 x double> %699, <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>
  %701 = fadd contract <2 x double> %696, %700
  %702 = add nsw i64 %666, %628
  %703 = getelementptr inbounds <2 x double>, ptr %55, i64 %702
  %704 = load <2 x double>, ptr %703, align 16
  %705 = fmul contract <2 x double> %704, <double 0x40085FC60D2B572C, double 0x40085FC60D2B572C>
  %706 = fsub contract <2 x double> %701, %705
  %707 = fmul contract <2 x double> %664, %706
  %708 = fadd contract <2 x double> %668, %707
  %709 = getelementptr inbounds <2 x double>, ptr %69, i64 %666
  store <2 x double> %708, ptr %709, align 16
  %710 = add nsw i64 %666, 1
  %711 = icmp eq i64 %710, %53
  br i1 %711, label %712, label %665

712:
  %713 = fmul contract double %65, 0x3FEB6DB6DB6DB6DB
  %714 = fadd contract double %63, %713
  %715 = mul nsw i64 %53, 10
  %716 = getelementptr inbounds <2 x double>, ptr %55, i64 %715
  store double %714, ptr %22, align 8
  %717 = load ptr, ptr %92, align 8
  %718 = load i64, ptr %717, align 8
  %719 = add nsw i64 %718, 1
  store i64 %719, ptr %717, align 8
  %720 = load ptr, ptr %96, align 8
  %721 = icmp eq ptr %720, null
  br i1 %721, label %722, label %726

722:
  %723 = load ptr, ptr %50, align 8
  %724 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %725 = load ptr, ptr %724, align 8
  call void %723(ptr %22, ptr %69, ptr %67, ptr %716, ptr %725)
  br label %748

726:
  store double %714, ptr %21, align 8
  %727 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %728 = load ptr, ptr %727, align 8
  store double 1.000000e+00, ptr %728, align 8
  %729 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %732 = load i64, ptr %731, align 8
  %733 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %734 = load i64, ptr %733, align 8
  %735 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %736 = load ptr, ptr %735, align 8
  %737 = call contract double %720(ptr %730, i64 %732, i64 %734, ptr %21, ptr %69, ptr %67, ptr %716, ptr %728, ptr %736)
  %738 = fcmp contract olt double %737, 0x7FF0000000000000
  br i1 %738, label %748, label %739

739:
  %740 = load double, ptr %22, align 8
  store double %740, ptr %20, align 8
  %741 = load ptr, ptr %727, align 8
  store double 0.000000e+00, ptr %741, align 8
  %742 = load ptr, ptr %96, align 8
  %743 = load ptr, ptr %729, align 8
  %744 = load i64, ptr %731, align 8
  %745 = load i64, ptr %733, align 8
  %746 = load ptr, ptr %735, align 8
  %747 = call contract double %742(ptr %743, i64 %744, i64 %745, ptr %20, ptr %69, ptr %67, ptr %716, ptr %741, ptr %746)
  br label %748

748:
  br i1 %72, label %749, label %804

749:
  %750 = insertelement <2 x double> poison, double %65, i64 0
  %751 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> zeroinitializer
  br label %752

752:
  %753 = phi i64 [ 0, %749 ], [ %802, %752 ]
  %754 = getelementptr inbounds <2 x double>, ptr %71, i64 %753
  %755 = load <2 x double>, ptr %754, align 16
  %756 = getelementptr inbounds <2 x double>, ptr %55, i64 %753
  %757 = load <2 x double>, ptr %756, align 16
  %758 = fmul contract <2 x double> %757, <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>
  %759 = add nsw i64 %753, %206
  %760 = getelementptr inbounds <2 x double>, ptr %55, i64 %759
  %761 = load <2 x double>, ptr %760, align 16
  %762 = fmul contract <2 x double> %761, <double 0x402511A963CAFE55, double 0x402511A963CAFE55>
  %763 = fsub contract <2 x double> %758, %762
  %764 = add nsw i64 %753, %268
  %765 = getelementptr inbounds <2 x double>, ptr %55, i64 %764
  %766 = load <2 x double>, ptr %765, align 16
  %767 = fmul contract <2 x double> %766, <double 0x400001C935AC72AC, double 0x400001C935AC72AC>
  %768 = fsub contract <2 x double> %763, %767
  %769 = add nsw i64 %753, %330
  %770 = getelementptr inbounds <2 x double>, ptr %55, i64 %769
  %771 = load <2 x double>, ptr %770, align 16
  %772 = fmul contract <2 x double> %771, <double 0x4031F57C8EFF3006, double 0x4031F57C8EFF3006>
  %773 = fsub contract <2 x double> %768, %772
  %774 = add nsw i64 %753, %397
  %775 = getelementptr inbounds <2 x double>, ptr %55, i64 %774
  %776 = load <2 x double>, ptr %775, align 16
  %777 = fmul contract <2 x double> %776, <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>
  %778 = fadd contract <2 x double> %773, %777
  %779 = add nsw i64 %753, %469
  %780 = getelementptr inbounds <2 x double>, ptr %55, i64 %779
  %781 = load <2 x double>, ptr %780, align 16
  %782 = fmul contract <2 x double> %781, <double 0x4006DF3A7D1CEC13, double 0x4006DF3A7D1CEC13>
  %783 = fsub contract <2 x double> %778, %782
  %784 = add nsw i64 %753, %546
  %785 = getelementptr inbounds <2 x double>, ptr %55, i64 %784
  %786 = load <2 x double>, ptr %785, align 16
  %787 = fmul contract <2 x double> %786, <double 0x4021BEE71A9F33A9, double 0x4021BEE71A9F33A9>
  %788 = fsub contract <2 x double> %783, %787
  %789 = add nsw i64 %753, %628
  %790 = getelementptr inbounds <2 x double>, ptr %55, i64 %789
  %791 = load <2 x double>, ptr %790, align 16
  %792 = fmul contract <2 x double> %791, <double 0x4028B89C42C81861, double 0x4028B89C42C81861>
  %793 = fadd contract <2 x double> %788, %792
  %794 = add nsw i64 %753, %715
  %795 = getelementptr inbounds <2 x double>, ptr %55, i64 %794
  %796 = load <2 x double>, ptr %795, align 16
  %797 = fmul contract <2 x double> %796, <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>
  %798 = fadd contract <2 x double> %793, %797
  %799 = fmul contract <2 x double> %751, %798
  %800 = fadd contract <2 x double> %755, %799
  %801 = getelementptr inbounds <2 x double>, ptr %69, i64 %753
  store <2 x double> %800, ptr %801, align 16
  %802 = add nsw i64 %753, 1
  %803 = icmp eq i64 %802, %53
  br i1 %803, label %804, label %752

804:
  %805 = fadd contract double %63, %65
  %806 = mul nsw i64 %53, 11
  %807 = getelementptr inbounds <2 x double>, ptr %55, i64 %806
  store double %805, ptr %19, align 8
  %808 = load ptr, ptr %92, align 8
  %809 = load i64, ptr %808, align 8
  %810 = add nsw i64 %809, 1
  store i64 %810, ptr %808, align 8
  %811 = load ptr, ptr %96, align 8
  %812 = icmp eq ptr %811, null
  br i1 %812, label %813, label %817

813:
  %814 = load ptr, ptr %50, align 8
  %815 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %816 = load ptr, ptr %815, align 8
  call void %814(ptr %19, ptr %69, ptr %67, ptr %807, ptr %816)
  br label %839

817:
  store double %805, ptr %18, align 8
  %818 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 12
  %819 = load ptr, ptr %818, align 8
  store double 1.000000e+00, ptr %819, align 8
  %820 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 3
  %821 = load ptr, ptr %820, align 8
  %822 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 10
  %823 = load i64, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 11
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds %struct.Code, ptr %50, i64 0, i32 13
  %827 = load ptr, ptr %826, align 8
  %828 = call contract double %811(ptr %821, i64 %823, i64 %825, ptr %18, ptr %69, ptr %67, ptr %807, ptr %819, ptr %827)
  %829 = fcmp contract olt double %828, 0x7FF0000000000000
  br i1 %829, label %839, label %830

830:
  %831 = load double, ptr %19, align 8
  store double %831, ptr %17, align 8
  %832 = load ptr, ptr %818, align 8
  store double 0.000000e+00, ptr %832, align 8
  %833 = load ptr, ptr %96, align 8
  %834 = load ptr, ptr %820, align 8
  %835 = load i64, ptr %822, align 8
  %836 = load i64, ptr %824, align 8
  %837 = load ptr, ptr %826, align 8
  %838 = call contract double %833(ptr %834, i64 %835, i64 %836, ptr %17, ptr %69, ptr %67, ptr %807, ptr %832, ptr %837)
  br label %839

839:
  br i1 %72, label %840, label %924

840:
  %841 = insertelement <2 x double> poison, double %65, i64 0
  %842 = shufflevector <2 x double> %841, <2 x double> poison, <2 x i32> zeroinitializer
  %843 = mul nsw i64 %53, 17
  %844 = mul nsw i64 %53, 18
  %845 = mul nsw i64 %53, 19
  br label %846

846:
  %847 = phi i64 [ 0, %840 ], [ %922, %846 ]
  %848 = getelementptr inbounds <2 x double>, ptr %55, i64 %847
  %849 = load <2 x double>, ptr %848, align 16
  %850 = add nsw i64 %847, %330
  %851 = getelementptr inbounds <2 x double>, ptr %55, i64 %850
  %852 = load <2 x double>, ptr %851, align 16
  %853 = add nsw i64 %847, %397
  %854 = getelementptr inbounds <2 x double>, ptr %55, i64 %853
  %855 = load <2 x double>, ptr %854, align 16
  %856 = add nsw i64 %847, %469
  %857 = getelementptr inbounds <2 x double>, ptr %55, i64 %856
  %858 = load <2 x double>, ptr %857, align 16
  %859 = add nsw i64 %847, %546
  %860 = getelementptr inbounds <2 x double>, ptr %55, i64 %859
  %861 = load <2 x double>, ptr %860, align 16
  %862 = add nsw i64 %847, %628
  %863 = getelementptr inbounds <2 x double>, ptr %55, i64 %862
  %864 = load <2 x double>, ptr %863, align 16
  %865 = add nsw i64 %847, %715
  %866 = getelementptr inbounds <2 x double>, ptr %55, i64 %865
  %867 = load <2 x double>, ptr %866, align 16
  %868 = add nsw i64 %847, %806
  %869 = getelementptr inbounds <2 x double>, ptr %55, i64 %868
  %870 = load <2 x double>, ptr %869, align 16
  %871 = add nsw i64 %847, %70
  %872 = getelementptr inbounds <2 x double>, ptr %55, i64 %871
  %873 = load <2 x double>, ptr %872, align 16
  %874 = fmul contract <2 x double> %849, <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>
  %875 = fmul contract <2 x double> %852, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %876 = fadd contract <2 x double> %874, %875
  %877 = fmul contract <2 x double> %855, <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>
  %878 = fadd contract <2 x double> %876, %877
  %879 = fmul contract <2 x double> %858, <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>
  %880 = fadd contract <2 x double> %878, %879
  %881 = fmul contract <2 x double> %861, <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>
  %882 = fadd contract <2 x double> %880, %881
  %883 = fmul contract <2 x double> %864, <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>
  %884 = fadd contract <2 x double> %882, %883
  %885 = fmul contract <2 x double> %867, <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>
  %886 = fadd contract <2 x double> %884, %885
  %887 = fmul contract <2 x double> %870, <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>
  %888 = fadd contract <2 x double> %886, %887
  %889 = fmul contract <2 x double> %842, %888
  %890 = fadd contract <2 x double> %873, %889
  %891 = add nsw i64 %847, %843
  %892 = getelementptr inbounds <2 x double>, ptr %55, i64 %891
  store <2 x double> %890, ptr %892, align 16
  %893 = fmul contract <2 x double> %849, <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>
  %894 = fmul contract <2 x double> %852, <double 0x3FF39A3DA55AB5C3, double 0x3FF39A3DA55AB5C3>
  %895 = fsub contract <2 x double> %893, %894
  %896 = fmul contract <2 x double> %855, <double 0x3FDFBA83BEDE8A72, double 0x3FDFBA83BEDE8A72>
  %897 = fsub contract <2 x double> %895, %896
  %898 = fmul contract <2 x double> %858, <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>
  %899 = fadd contract <2 x double> %897, %898
  %900 = fmul contract <2 x double> %861, <double 0x3FD66BC9B10E7E71, double 0x3FD66BC9B10E7E71>
  %901 = fsub contract <2 x double> %899, %900
  %902 = fmul contract <2 x double> %864, <double 0x3FD56330D0783989, double 0x3FD56330D0783989>
  %903 = fadd contract <2 x double> %901, %902
  %904 = fmul contract <2 x double> %867, <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>
  %905 = fadd contract <2 x double> %903, %904
  %906 = fmul contract <2 x double> %870, <double 0x3F96E44F50AB6BC2, double 0x3F96E44F50AB6BC2>
  %907 = fsub contract <2 x double> %905, %906
  %908 = add nsw i64 %847, %844
  %909 = getelementptr inbounds <2 x double>, ptr %55, i64 %908
  store <2 x double> %907, ptr %909, align 16
  %910 = fmul contract <2 x double> %849, <double 0x3FC84B641FBFA1F1, double 0x3FC84B641FBFA1F1>
  %911 = fsub contract <2 x double> %875, %910
  %912 = fadd contract <2 x double> %911, %877
  %913 = fadd contract <2 x double> %912, %879
  %914 = fmul contract <2 x double> %861, <double 0x3FDB0D3A26ABB716, double 0x3FDB0D3A26ABB716>
  %915 = fsub contract <2 x double> %913, %914
  %916 = fadd contract <2 x double> %915, %883
  %917 = fadd contract <2 x double> %916, %885
  %918 = fmul contract <2 x double> %870, <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>
  %919 = fadd contract <2 x double> %917, %918
  %920 = add nsw i64 %847, %845
  %921 = getelementptr inbounds <2 x double>, ptr %55, i64 %920
  store <2 x double> %919, ptr %921, align 16
  %922 = add nsw i64 %847, 1
  %923 = icmp eq i64 %922, %53
  br i1 %923, label %924, label %846

924:
  store i64 1, ptr %56, align 8
  %925 = load ptr, ptr %0, align 8
  %926 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 7
  %927 = load i64, ptr %926, align 8
  %928 = sdiv i64 %927, 2
  %929 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %930 = load double, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %932 = load double, ptr %931, align 8
  %933 = load ptr, ptr %54, align 8
  %934 = shl nsw i64 %927, 4
  %935 = getelementptr inbounds double, ptr %933, i64 %934
  %936 = shl nsw i64 %928, 4
  %937 = getelementptr inbounds <2 x double>, ptr %933, i64 %936
  %938 = fadd contract double %930, %932
  %939 = mul nsw i64 %927, 17
  %940 = getelementptr inbounds double, ptr %933, i64 %939
  %941 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %942 = load ptr, ptr %941, align 8
  %943 = mul nsw i64 %927, 12
  %944 = getelementptr inbounds double, ptr %933, i64 %943
  store double %938, ptr %16, align 8
  %945 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 14
  %946 = load ptr, ptr %945, align 8
  %947 = load i64, ptr %946, align 8
  %948 = add nsw i64 %947, 1
  store i64 %948, ptr %946, align 8
  %949 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 9
  %950 = load ptr, ptr %949, align 8
  %951 = icmp eq ptr %950, null
  br i1 %951, label %952, label %956

952:
  %953 = load ptr, ptr %925, align 8
  %954 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %955 = load ptr, ptr %954, align 8
  call void %953(ptr %16, ptr %940, ptr %942, ptr %944, ptr %955)
  br label %978

956:
  store double %938, ptr %15, align 8
  %957 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %958 = load ptr, ptr %957, align 8
  store double 1.000000e+00, ptr %958, align 8
  %959 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %960 = load ptr, ptr %959, align 8
  %961 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %962 = load i64, ptr %961, align 8
  %963 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %966 = load ptr, ptr %965, align 8
  %967 = call contract double %950(ptr %960, i64 %962, i64 %964, ptr %15, ptr %940, ptr %942, ptr %944, ptr %958, ptr %966)
  %968 = fcmp contract olt double %967, 0x7FF0000000000000
  br i1 %968, label %978, label %969

969:
  %970 = load double, ptr %16, align 8
  store double %970, ptr %14, align 8
  %971 = load ptr, ptr %957, align 8
  store double 0.000000e+00, ptr %971, align 8
  %972 = load ptr, ptr %949, align 8
  %973 = load ptr, ptr %959, align 8
  %974 = load i64, ptr %961, align 8
  %975 = load i64, ptr %963, align 8
  %976 = load ptr, ptr %965, align 8
  %977 = call contract double %972(ptr %973, i64 %974, i64 %975, ptr %14, ptr %940, ptr %942, ptr %944, ptr %971, ptr %976)
  br label %978

978:
  %979 = icmp sgt i64 %927, 1
  br i1 %979, label %980, label %991

980:
  %981 = mul nsw i64 %928, 20
  %982 = insertelement <2 x double> poison, double %930, i64 0
  %983 = shufflevector <2 x double> %982, <2 x double> poison, <2 x i32> zeroinitializer
  %984 = mul nsw i64 %928, 6
  %985 = mul nsw i64 %928, 7
  %986 = shl nsw i64 %928, 3
  %987 = mul nsw i64 %928, 9
  %988 = mul nsw i64 %928, 10
  %989 = mul nsw i64 %928, 11
  %990 = mul nsw i64 %928, 12
  br label %1040

991:
  %992 = fmul contract double %930, 1.000000e-01
  %993 = fadd contract double %932, %992
  %994 = load ptr, ptr %941, align 8
  %995 = mul nsw i64 %927, 13
  %996 = getelementptr inbounds double, ptr %933, i64 %995
  store double %993, ptr %13, align 8
  %997 = load ptr, ptr %945, align 8
  %998 = load i64, ptr %997, align 8
  %999 = add nsw i64 %998, 1
  store i64 %999, ptr %997, align 8
  %1000 = load ptr, ptr %949, align 8
  %1001 = icmp eq ptr %1000, null
  br i1 %1001, label %1002, label %1006

1002:
  %1003 = load ptr, ptr %925, align 8
  %1004 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1005 = load ptr, ptr %1004, align 8
  call void %1003(ptr %13, ptr %935, ptr %994, ptr %996, ptr %1005)
  br label %1028

1006:
  store double %993, ptr %12, align 8
  %1007 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1008 = load ptr, ptr %1007, align 8
  store double 1.000000e+00, ptr %1008, align 8
  %1009 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1010 = load ptr, ptr %1009, align 8
  %1011 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1012 = load i64, ptr %1011, align 8
  %1013 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1014 = load i64, ptr %1013, align 8
  %1015 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1016 = load ptr, ptr %1015, align 8
  %1017 = call contract double %1000(ptr %1010, i64 %1012, i64 %1014, ptr %12, ptr %935, ptr %994, ptr %996, ptr %1008, ptr %1016)
  %1018 = fcmp contract olt double %1017, 0x7FF0000000000000
  br i1 %1018, label %1028, label %1019

1019:
  %1020 = load double, ptr %13, align 8
  store double %1020, ptr %11, align 8
  %1021 = load ptr, ptr %1007, align 8
  store double 0.000000e+00, ptr %1021, align 8
  %1022 = load ptr, ptr %949, align 8
  %1023 = load ptr, ptr %1009, align 8
  %1024 = load i64, ptr %1011, align 8
  %1025 = load i64, ptr %1013, align 8
  %1026 = load ptr, ptr %1015, align 8
  %1027 = call contract double %1022(ptr %1023, i64 %1024, i64 %1025, ptr %11, ptr %935, ptr %994, ptr %996, ptr %1021, ptr %1026)
  br label %1028

1028:
  br i1 %979, label %1029, label %1088

1029:
  %1030 = mul nsw i64 %928, 20
  %1031 = insertelement <2 x double> poison, double %930, i64 0
  %1032 = shufflevector <2 x double> %1031, <2 x double> poison, <2 x i32> zeroinitializer
  %1033 = mul nsw i64 %928, 5
  %1034 = mul nsw i64 %928, 6
  %1035 = mul nsw i64 %928, 7
  %1036 = mul nsw i64 %928, 10
  %1037 = mul nsw i64 %928, 11
  %1038 = mul nsw i64 %928, 12
  %1039 = mul nsw i64 %928, 13
  br label %1137

1040:
  %1041 = phi i64 [ 0, %980 ], [ %1086, %1040 ]
  %1042 = add nsw i64 %1041, %981
  %1043 = getelementptr inbounds <2 x double>, ptr %933, i64 %1042
  %1044 = load <2 x double>, ptr %1043, align 16
  %1045 = getelementptr inbounds <2 x double>, ptr %933, i64 %1041
  %1046 = load <2 x double>, ptr %1045, align 16
  %1047 = fmul contract <2 x double> %1046, <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>
  %1048 = add nsw i64 %1041, %984
  %1049 = getelementptr inbounds <2 x double>, ptr %933, i64 %1048
  %1050 = load <2 x double>, ptr %1049, align 16
  %1051 = fmul contract <2 x double> %1050, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %1052 = fadd contract <2 x double> %1047, %1051
  %1053 = add nsw i64 %1041, %985
  %1054 = getelementptr inbounds <2 x double>, ptr %933, i64 %1053
  %1055 = load <2 x double>, ptr %1054, align 16
  %1056 = fmul contract <2 x double> %1055, <double 0x3FCF84C2C277C23E, double 0x3FCF84C2C277C23E>
  %1057 = fsub contract <2 x double> %1052, %1056
  %1058 = add nsw i64 %1041, %986
  %1059 = getelementptr inbounds <2 x double>, ptr %933, i64 %1058
  %1060 = load <2 x double>, ptr %1059, align 16
  %1061 = fmul contract <2 x double> %1060, <double 0x3FBFCB02555C9DEF, double 0x3FBFCB02555C9DEF>
  %1062 = fsub contract <2 x double> %1057, %1061
  %1063 = add nsw i64 %1041, %987
  %1064 = getelementptr inbounds <2 x double>, ptr %933, i64 %1063
  %1065 = load <2 x double>, ptr %1064, align 16
  %1066 = fmul contract <2 x double> %1065, <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>
  %1067 = fadd contract <2 x double> %1062, %1066
  %1068 = add nsw i64 %1041, %988
  %1069 = getelementptr inbounds <2 x double>, ptr %933, i64 %1068
  %1070 = load <2 x double>, ptr %1069, align 16
  %1071 = fmul contract <2 x double> %1070, <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>
  %1072 = fadd contract <2 x double> %1067, %1071
  %1073 = add nsw i64 %1041, %989
  %1074 = getelementptr inbounds <2 x double>, ptr %933, i64 %1073
  %1075 = load <2 x double>, ptr %1074, align 16
  %1076 = fmul contract <2 x double> %1075, <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>
  %1077 = fadd contract <2 x double> %1072, %1076
  %1078 = add nsw i64 %1041, %990
  %1079 = getelementptr inbounds <2 x double>, ptr %933, i64 %1078
  %1080 = load <2 x double>, ptr %1079, align 16
  %1081 = fmul contract <2 x double> %1080, <double 8.298000e-03, double 8.298000e-03>
  %1082 = fsub contract <2 x double> %1077, %1081
  %1083 = fmul contract <2 x double> %983, %1082
  %1084 = fadd contract <2 x double> %1044, %1083
  %1085 = getelementptr inbounds <2 x double>, ptr %937, i64 %1041
  store <2 x double> %1084, ptr %1085, align 16
  %1086 = add nsw i64 %1041, 1
  %1087 = icmp eq i64 %1086, %928
  br i1 %1087, label %991, label %1040

1088:
  %1089 = fmul contract double %930, 2.000000e-01
  %1090 = fadd contract double %932, %1089
  %1091 = load ptr, ptr %941, align 8
  %1092 = mul nsw i64 %927, 14
  %1093 = getelementptr inbounds double, ptr %933, i64 %1092
  store double %1090, ptr %10, align 8
  %1094 = load ptr, ptr %945, align 8
  %1095 = load i64, ptr %1094, align 8
  %1096 = add nsw i64 %1095, 1
  store i64 %1096, ptr %1094, align 8
  %1097 = load ptr, ptr %949, align 8
  %1098 = icmp eq ptr %1097, null
  br i1 %1098, label %1099, label %1103

1099:
  %1100 = load ptr, ptr %925, align 8
  %1101 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1102 = load ptr, ptr %1101, align 8
  call void %1100(ptr %10, ptr %935, ptr %1091, ptr %1093, ptr %1102)
  br label %1125

1103:
  store double %1090, ptr %9, align 8
  %1104 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1105 = load ptr, ptr %1104, align 8
  store double 1.000000e+00, ptr %1105, align 8
  %1106 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1107 = load ptr, ptr %1106, align 8
  %1108 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1109 = load i64, ptr %1108, align 8
  %1110 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1111 = load i64, ptr %1110, align 8
  %1112 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1113 = load ptr, ptr %1112, align 8
  %1114 = call contract double %1097(ptr %1107, i64 %1109, i64 %1111, ptr %9, ptr %935, ptr %1091, ptr %1093, ptr %1105, ptr %1113)
  %1115 = fcmp contract olt double %1114, 0x7FF0000000000000
  br i1 %1115, label %1125, label %1116

1116:
  %1117 = load double, ptr %10, align 8
  store double %1117, ptr %8, align 8
  %1118 = load ptr, ptr %1104, align 8
  store double 0.000000e+00, ptr %1118, align 8
  %1119 = load ptr, ptr %949, align 8
  %1120 = load ptr, ptr %1106, align 8
  %1121 = load i64, ptr %1108, align 8
  %1122 = load i64, ptr %1110, align 8
  %1123 = load ptr, ptr %1112, align 8
  %1124 = call contract double %1119(ptr %1120, i64 %1121, i64 %1122, ptr %8, ptr %935, ptr %1091, ptr %1093, ptr %1118, ptr %1123)
  br label %1125

1125:
  br i1 %979, label %1126, label %1185

1126:
  %1127 = mul nsw i64 %928, 20
  %1128 = insertelement <2 x double> poison, double %930, i64 0
  %1129 = shufflevector <2 x double> %1128, <2 x double> poison, <2 x i32> zeroinitializer
  %1130 = mul nsw i64 %928, 5
  %1131 = mul nsw i64 %928, 6
  %1132 = mul nsw i64 %928, 7
  %1133 = shl nsw i64 %928, 3
  %1134 = mul nsw i64 %928, 12
  %1135 = mul nsw i64 %928, 13
  %1136 = mul nsw i64 %928, 14
  br label %1242

1137:
  %1138 = phi i64 [ 0, %1029 ], [ %1183, %1137 ]
  %1139 = add nsw i64 %1138, %1030
  %1140 = getelementptr inbounds <2 x double>, ptr %933, i64 %1139
  %1141 = load <2 x double>, ptr %1140, align 16
  %1142 = getelementptr inbounds <2 x double>, ptr %933, i64 %1138
  %1143 = load <2 x double>, ptr %1142, align 16
  %1144 = fmul contract <2 x double> %1143, <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>
  %1145 = add nsw i64 %1138, %1033
  %1146 = getelementptr inbounds <2 x double>, ptr %933, i64 %1145
  %1147 = load <2 x double>, ptr %1146, align 16
  %1148 = fmul contract <2 x double> %1147, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %1149 = fadd contract <2 x double> %1144, %1148
  %1150 = add nsw i64 %1138, %1034
  %1151 = getelementptr inbounds <2 x double>, ptr %933, i64 %1150
  %1152 = load <2 x double>, ptr %1151, align 16
  %1153 = fmul contract <2 x double> %1152, <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>
  %1154 = fadd contract <2 x double> %1149, %1153
  %1155 = add nsw i64 %1138, %1035
  %1156 = getelementptr inbounds <2 x double>, ptr %933, i64 %1155
  %1157 = load <2 x double>, ptr %1156, align 16
  %1158 = fmul contract <2 x double> %1157, <double 0x3FAC1EF72FC69469, double 0x3FAC1EF72FC69469>
  %1159 = fsub contract <2 x double> %1154, %1158
  %1160 = add nsw i64 %1138, %1036
  %1161 = getelementptr inbounds <2 x double>, ptr %933, i64 %1160
  %1162 = load <2 x double>, ptr %1161, align 16
  %1163 = fmul contract <2 x double> %1162, <double 0x3F1C6710EEF6E153, double 0x3F1C6710EEF6E153>
  %1164 = fsub contract <2 x double> %1159, %1163
  %1165 = add nsw i64 %1138, %1037
  %1166 = getelementptr inbounds <2 x double>, ptr %933, i64 %1165
  %1167 = load <2 x double>, ptr %1166, align 16
  %1168 = fmul contract <2 x double> %1167, <double 0x3F39127A52D32320, double 0x3F39127A52D32320>
  %1169 = fadd contract <2 x double> %1164, %1168
  %1170 = add nsw i64 %1138, %1038
  %1171 = getelementptr inbounds <2 x double>, ptr %933, i64 %1170
  %1172 = load <2 x double>, ptr %1171, align 16
  %1173 = fmul contract <2 x double> %1172, <double 0x3F36500E13E7149B, double 0x3F36500E13E7149B>
  %1174 = fsub contract <2 x double> %1169, %1173
  %1175 = add nsw i64 %1138, %1039
  %1176 = getelementptr inbounds <2 x double>, ptr %933, i64 %1175
  %1177 = load <2 x double>, ptr %1176, align 16
  %1178 = fmul contract <2 x double> %1177, <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>
  %1179 = fadd contract <2 x double> %1174, %1178
  %1180 = fmul contract <2 x double> %1032, %1179
  %1181 = fadd contract <2 x double> %1141, %1180
  %1182 = getelementptr inbounds <2 x double>, ptr %937, i64 %1138
  store <2 x double> %1181, ptr %1182, align 16
  %1183 = add nsw i64 %1138, 1
  %1184 = icmp eq i64 %1183, %928
  br i1 %1184, label %1088, label %1137

1185:
  %1186 = fmul contract double %930, 0x3FE8E38E38E38E39
  %1187 = fadd contract double %932, %1186
  %1188 = load ptr, ptr %941, align 8
  %1189 = mul nsw i64 %927, 15
  %1190 = getelementptr inbounds double, ptr %933, i64 %1189
  store double %1187, ptr %7, align 8
  %1191 = load ptr, ptr %945, align 8
  %1192 = load i64, ptr %1191, align 8
  %1193 = add nsw i64 %1192, 1
  store i64 %1193, ptr %1191, align 8
  %1194 = load ptr, ptr %949, align 8
  %1195 = icmp eq ptr %1194, null
  br i1 %1195, label %1196, label %1200

1196:
  %1197 = load ptr, ptr %925, align 8
  %1198 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1199 = load ptr, ptr %1198, align 8
  call void %1197(ptr %7, ptr %935, ptr %1188, ptr %1190, ptr %1199)
  br label %1222

1200:
  store double %1187, ptr %6, align 8
  %1201 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 12
  %1202 = load ptr, ptr %1201, align 8
  store double 1.000000e+00, ptr %1202, align 8
  %1203 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 3
  %1204 = load ptr, ptr %1203, align 8
  %1205 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 10
  %1206 = load i64, ptr %1205, align 8
  %1207 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 11
  %1208 = load i64, ptr %1207, align 8
  %1209 = getelementptr inbounds %struct.Code, ptr %925, i64 0, i32 13
  %1210 = load ptr, ptr %1209, align 8
  %1211 = call contract double %1194(ptr %1204, i64 %1206, i64 %1208, ptr %6, ptr %935, ptr %1188, ptr %1190, ptr %1202, ptr %1210)
  %1212 = fcmp contract olt double %1211, 0x7FF0000000000000
  br i1 %1212, label %1222, label %1213

1213:
  %1214 = load double, ptr %7, align 8
  store double %1214, ptr %5, align 8
  %1215 = load ptr, ptr %1201, align 8
  store double 0.000000e+00, ptr %1215, align 8
  %1216 = load ptr, ptr %949, align 8
  %1217 = load ptr, ptr %1203, align 8
  %1218 = load i64, ptr %1205, align 8
  %1219 = load i64, ptr %1207, align 8
  %1220 = load ptr, ptr %1209, align 8
  %1221 = call contract double %1216(ptr %1217, i64 %1218, i64 %1219, ptr %5, ptr %935, ptr %1188, ptr %1190, ptr %1215, ptr %1220)
  br label %1222

1222:
  br i1 %979, label %1223, label %1432

1223:
  %1224 = mul nsw i64 %928, 17
  %1225 = mul nsw i64 %928, 20
  %1226 = mul nsw i64 %928, 21
  %1227 = insertelement <2 x double> poison, double %930, i64 0
  %1228 = shufflevector <2 x double> %1227, <2 x double> poison, <2 x i32> zeroinitializer
  %1229 = mul nsw i64 %928, 22
  %1230 = mul nsw i64 %928, 12
  %1231 = mul nsw i64 %928, 23
  %1232 = mul nsw i64 %928, 5
  %1233 = mul nsw i64 %928, 6
  %1234 = mul nsw i64 %928, 7
  %1235 = shl nsw i64 %928, 3
  %1236 = mul nsw i64 %928, 9
  %1237 = mul nsw i64 %928, 10
  %1238 = mul nsw i64 %928, 11
  %1239 = mul nsw i64 %928, 13
  %1240 = mul nsw i64 %928, 14
  %1241 = mul nsw i64 %928, 15
  br label %1290

1242:
  %1243 = phi i64 [ 0, %1126 ], [ %1288, %1242 ]
  %1244 = add nsw i64 %1243, %1127
  %1245 = getelementptr inbounds <2 x double>, ptr %933, i64 %1244
  %1246 = load <2 x double>, ptr %1245, align 16
  %1247 = getelementptr inbounds <2 x double>, ptr %933, i64 %1243
  %1248 = load <2 x double>, ptr %1247, align 16
  %1249 = fmul contract <2 x double> %1248, <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>
  %1250 = add nsw i64 %1243, %1130
  %1251 = getelementptr inbounds <2 x double>, ptr %933, i64 %1250
  %1252 = load <2 x double>, ptr %1251, align 16
  %1253 = fmul contract <2 x double> %1252, <double 0x4012CA5D44AFDC9A, double 0x4012CA5D44AFDC9A>
  %1254 = fsub contract <2 x double> %1249, %1253
  %1255 = add nsw i64 %1243, %1131
  %1256 = getelementptr inbounds <2 x double>, ptr %933, i64 %1255
  %1257 = load <2 x double>, ptr %1256, align 16
  %1258 = fmul contract <2 x double> %1257, <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>
  %1259 = fadd contract <2 x double> %1254, %1258
  %1260 = add nsw i64 %1243, %1132
  %1261 = getelementptr inbounds <2 x double>, ptr %933, i64 %1260
  %1262 = load <2 x double>, ptr %1261, align 16
  %1263 = fmul contract <2 x double> %1262, <double 0x401046A54457171C, double 0x401046A54457171C>
  %1264 = fadd contract <2 x double> %1259, %1263
  %1265 = add nsw i64 %1243, %1133
  %1266 = getelementptr inbounds <2 x double>, ptr %933, i64 %1265
  %1267 = load <2 x double>, ptr %1266, align 16
  %1268 = fmul contract <2 x double> %1267, <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>
  %1269 = fadd contract <2 x double> %1264, %1268
  %1270 = add nsw i64 %1243, %1134
  %1271 = getelementptr inbounds <2 x double>, ptr %933, i64 %1270
  %1272 = load <2 x double>, ptr %1271, align 16
  %1273 = fmul contract <2 x double> %1272, <double 0x3F56EBEEC24871D4, double 0x3F56EBEEC24871D4>
  %1274 = fsub contract <2 x double> %1269, %1273
  %1275 = add nsw i64 %1243, %1135
  %1276 = getelementptr inbounds <2 x double>, ptr %933, i64 %1275
  %1277 = load <2 x double>, ptr %1276, align 16
  %1278 = fmul contract <2 x double> %1277, <double 0x40079482A23F1996, double 0x40079482A23F1996>
  %1279 = fadd contract <2 x double> %1274, %1278
  %1280 = add nsw i64 %1243, %1136
  %1281 = getelementptr inbounds <2 x double>, ptr %933, i64 %1280
  %1282 = load <2 x double>, ptr %1281, align 16
  %1283 = fmul contract <2 x double> %1282, <double 0x40224D4A6DCA2222, double 0x40224D4A6DCA2222>
  %1284 = fsub contract <2 x double> %1279, %1283
  %1285 = fmul contract <2 x double> %1129, %1284
  %1286 = fadd contract <2 x double> %1246, %1285
  %1287 = getelementptr inbounds <2 x double>, ptr %937, i64 %1243
  store <2 x double> %1286, ptr %1287, align 16
  %1288 = add nsw i64 %1243, 1
  %1289 = icmp eq i64 %1288, %928
  br i1 %1289, label %1185, label %1242

1290:
  %1291 = phi i64 [ 0, %1223 ], [ %1338, %1337 ]
  %1292 = add nsw i64 %1291, %1224
  %1293 = getelementptr inbounds <2 x double>, ptr %933, i64 %1292
  %1294 = load <2 x double>, ptr %1293, align 16
  %1295 = add nsw i64 %1291, %1225
  %1296 = getelementptr inbounds <2 x double>, ptr %933, i64 %1295
  %1297 = load <2 x double>, ptr %1296, align 16
  %1298 = fsub contract <2 x double> %1294, %1297
  %1299 = add nsw i64 %1291, %1226
  %1300 = getelementptr inbounds <2 x double>, ptr %933, i64 %1299
  store <2 x double> %1298, ptr %1300, align 16
  %1301 = getelementptr inbounds <2 x double>, ptr %933, i64 %1291
  %1302 = load <2 x double>, ptr %1301, align 16
  %1303 = fmul contract <2 x double> %1228, %1302
  %1304 = fsub contract <2 x double> %1303, %1298
  %1305 = add nsw i64 %1291, %1229
  %1306 = getelementptr inbounds <2 x double>, ptr %933, i64 %1305
  store <2 x double> %1304, ptr %1306, align 16
  %1307 = fmul contract <2 x double> %1298, <double 2.000000e+00, double 2.000000e+00>
  %1308 = add nsw i64 %1291, %1230
  %1309 = getelementptr inbounds <2 x double>, ptr %933, i64 %1308
  %1310 = load <2 x double>, ptr %1309, align 16
  %1311 = load <2 x double>, ptr %1301, align 16
  %1312 = fadd contract <2 x double> %1310, %1311
  %1313 = fmul contract <2 x double> %1228, %1312
  %1314 = fsub contract <2 x double> %1307, %1313
  %1315 = add nsw i64 %1291, %1231
  %1316 = getelementptr inbounds <2 x double>, ptr %933, i64 %1315
  store <2 x double> %1314, ptr %1316, align 16
  %1317 = add nsw i64 %1291, %1232
  %1318 = getelementptr inbounds <2 x double>, ptr %933, i64 %1317
  %1319 = add nsw i64 %1291, %1233
  %1320 = getelementptr inbounds <2 x double>, ptr %933, i64 %1319
  %1321 = add nsw i64 %1291, %1234
  %1322 = getelementptr inbounds <2 x double>, ptr %933, i64 %1321
  %1323 = add nsw i64 %1291, %1235
  %1324 = getelementptr inbounds <2 x double>, ptr %933, i64 %1323
  %1325 = add nsw i64 %1291, %1236
  %1326 = getelementptr inbounds <2 x double>, ptr %933, i64 %1325
  %1327 = add nsw i64 %1291, %1237
  %1328 = getelementptr inbounds <2 x double>, ptr %933, i64 %1327
  %1329 = add nsw i64 %1291, %1238
  %1330 = getelementptr inbounds <2 x double>, ptr %933, i64 %1329
  %1331 = add nsw i64 %1291, %1239
  %1332 = getelementptr inbounds <2 x double>, ptr %933, i64 %1331
  %1333 = add nsw i64 %1291, %1240
  %1334 = getelementptr inbounds <2 x double>, ptr %933, i64 %1333
  %1335 = add nsw i64 %1291, %1241
  %1336 = getelementptr inbounds <2 x double>, ptr %933, i64 %1335
  br label %1340

1337:
  %1338 = add nsw i64 %1291, 1
  %1339 = icmp eq i64 %1338, %928
  br i1 %1339, label %1432, label %1290

1340:
  %1341 = phi i64 [ 0, %1290 ], [ %1430, %1340 ]
  %1342 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341
  %1343 = load double, ptr %1342, align 16
  %1344 = insertelement <2 x double> poison, double %1343, i64 0
  %1345 = shufflevector <2 x double> %1344, <2 x double> poison, <2 x i32> zeroinitializer
  %1346 = load <2 x double>, ptr %1301, align 16
  %1347 = fmul contract <2 x double> %1346, %1345
  %1348 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 5
  %1349 = load double, ptr %1348, align 8
  %1350 = insertelement <2 x double> poison, double %1349, i64 0
  %1351 = shufflevector <2 x double> %1350, <2 x double> poison, <2 x i32> zeroinitializer
  %1352 = load <2 x double>, ptr %1318, align 16
  %1353 = fmul contract <2 x double> %1352, %1351
  %1354 = fadd contract <2 x double> %1347, %1353
  %1355 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 6
  %1356 = load double, ptr %1355, align 16
  %1357 = insertelement <2 x double> poison, double %1356, i64 0
  %1358 = shufflevector <2 x double> %1357, <2 x double> poison, <2 x i32> zeroinitializer
  %1359 = load <2 x double>, ptr %1320, align 16
  %1360 = fmul contract <2 x double> %1359, %1358
  %1361 = fadd contract <2 x double> %1354, %1360
  %1362 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 7
  %1363 = load double, ptr %1362, align 8
  %1364 = insertelement <2 x double> poison, double %1363, i64 0
  %1365 = shufflevector <2 x double> %1364, <2 x double> poison, <2 x i32> zeroinitializer
  %1366 = load <2 x double>, ptr %1322, align 16
  %1367 = fmul contract <2 x double> %1366, %1365
  %1368 = fadd contract <2 x double> %1361, %1367
  %1369 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 8
  %1370 = load double, ptr %1369, align 16
  %1371 = insertelement <2 x double> poison, double %1370, i64 0
  %1372 = shufflevector <2 x double> %1371, <2 x double> poison, <2 x i32> zeroinitializer
  %1373 = load <2 x double>, ptr %1324, align 16
  %1374 = fmul contract <2 x double> %1373, %1372
  %1375 = fadd contract <2 x double> %1368, %1374
  %1376 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 9
  %1377 = load double, ptr %1376, align 8
  %1378 = insertelement <2 x double> poison, double %1377, i64 0
  %1379 = shufflevector <2 x double> %1378, <2 x double> poison, <2 x i32> zeroinitializer
  %1380 = load <2 x double>, ptr %1326, align 16
  %1381 = fmul contract <2 x double> %1380, %1379
  %1382 = fadd contract <2 x double> %1375, %1381
  %1383 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 10
  %1384 = load double, ptr %1383, align 16
  %1385 = insertelement <2 x double> poison, double %1384, i64 0
  %1386 = shufflevector <2 x double> %1385, <2 x double> poison, <2 x i32> zeroinitializer
  %1387 = load <2 x double>, ptr %1328, align 16
  %1388 = fmul contract <2 x double> %1387, %1386
  %1389 = fadd contract <2 x double> %1382, %1388
  %1390 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 11
  %1391 = load double, ptr %1390, align 8
  %1392 = insertelement <2 x double> poison, double %1391, i64 0
  %1393 = shufflevector <2 x double> %1392, <2 x double> poison, <2 x i32> zeroinitializer
  %1394 = load <2 x double>, ptr %1330, align 16
  %1395 = fmul contract <2 x double> %1394, %1393
  %1396 = fadd contract <2 x double> %1389, %1395
  %1397 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 12
  %1398 = load double, ptr %1397, align 16
  %1399 = insertelement <2 x double> poison, double %1398, i64 0
  %1400 = shufflevector <2 x double> %1399, <2 x double> poison, <2 x i32> zeroinitializer
  %1401 = load <2 x double>, ptr %1309, align 16
  %1402 = fmul contract <2 x double> %1401, %1400
  %1403 = fadd contract <2 x double> %1396, %1402
  %1404 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 13
  %1405 = load double, ptr %1404, align 8
  %1406 = insertelement <2 x double> poison, double %1405, i64 0
  %1407 = shufflevector <2 x double> %1406, <2 x double> poison, <2 x i32> zeroinitializer
  %1408 = load <2 x double>, ptr %1332, align 16
  %1409 = fmul contract <2 x double> %1408, %1407
  %1410 = fadd contract <2 x double> %1403, %1409
  %1411 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 14
  %1412 = load double, ptr %1411, align 16
  %1413 = insertelement <2 x double> poison, double %1412, i64 0
  %1414 = shufflevector <2 x double> %1413, <2 x double> poison, <2 x i32> zeroinitializer
  %1415 = load <2 x double>, ptr %1334, align 16
  %1416 = fmul contract <2 x double> %1415, %1414
  %1417 = fadd contract <2 x double> %1410, %1416
  %1418 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %1341, i64 15
  %1419 = load double, ptr %1418, align 8
  %1420 = insertelement <2 x double> poison, double %1419, i64 0
  %1421 = shufflevector <2 x double> %1420, <2 x double> poison, <2 x i32> zeroinitializer
  %1422 = load <2 x double>, ptr %1336, align 16
  %1423 = fmul contract <2 x double> %1422, %1421
  %1424 = fadd contract <2 x double> %1417, %1423
  %1425 = fmul contract <2 x double> %1228, %1424
  %1426 = add nsw i64 %1341, 24
  %1427 = mul nsw i64 %1426, %928
  %1428 = add nsw i64 %1427, %1291
  %1429 = getelementptr inbounds <2 x double>, ptr %933, i64 %1428
  store <2 x double> %1425, ptr %1429, align 16
  %1430 = add nsw i64 %1341, 1
  %1431 = icmp eq i64 %1430, 4
  br i1 %1431, label %1337, label %1340

1432:
  %1433 = icmp sgt i64 %52, 1
  br i1 %1433, label %1434, label %1466

1434:
  %1435 = fsub contract double 1.000000e+00, %1
  %1436 = mul nsw i64 %53, 20
  %1437 = shl nsw i64 %53, 4
  br label %1438

1438:
  %1439 = phi i64 [ 0, %1434 ], [ %1447, %1440 ]
  br label %1449

1440:
  %1441 = add nsw i64 %1439, %1436
  %1442 = getelementptr inbounds <2 x double>, ptr %55, i64 %1441
  %1443 = load <2 x double>, ptr %1442, align 16
  %1444 = fadd contract <2 x double> %1463, %1443
  %1445 = add nsw i64 %1439, %1437
  %1446 = getelementptr inbounds <2 x double>, ptr %55, i64 %1445
  store <2 x double> %1444, ptr %1446, align 16
  %1447 = add nsw i64 %1439, 1
  %1448 = icmp eq i64 %1447, %53
  br i1 %1448, label %1466, label %1438

1449:
  %1450 = phi i64 [ 6, %1438 ], [ %1464, %1449 ]
  %1451 = phi <2 x double> [ zeroinitializer, %1438 ], [ %1463, %1449 ]
  %1452 = add nsw i64 %1450, 21
  %1453 = mul nsw i64 %1452, %53
  %1454 = add nsw i64 %1453, %1439
  %1455 = getelementptr inbounds <2 x double>, ptr %55, i64 %1454
  %1456 = load <2 x double>, ptr %1455, align 16
  %1457 = fadd contract <2 x double> %1451, %1456
  %1458 = and i64 %1450, 1
  %1459 = icmp eq i64 %1458, 0
  %1460 = select contract i1 %1459, double %1, double %1435
  %1461 = insertelement <2 x double> poison, double %1460, i64 0
  %1462 = shufflevector <2 x double> %1461, <2 x double> poison, <2 x i32> zeroinitializer
  %1463 = fmul contract <2 x double> %1457, %1462
  %1464 = add nsw i64 %1450, -1
  %1465 = icmp eq i64 %1450, 0
  br i1 %1465, label %1440, label %1449

1466:
  %1467 = load ptr, ptr %0, align 8
  %1468 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %1471 = load double, ptr %1470, align 8
  %1472 = fmul contract double %1471, %1
  %1473 = fadd contract double %1469, %1472
  %1474 = load ptr, ptr %54, align 8
  %1475 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 7
  %1476 = load i64, ptr %1475, align 8
  %1477 = shl nsw i64 %1476, 4
  %1478 = getelementptr inbounds double, ptr %1474, i64 %1477
  %1479 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %1480 = load ptr, ptr %1479, align 8
  %1481 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %1482 = load ptr, ptr %1481, align 8
  store double %1473, ptr %4, align 8
  %1483 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 14
  %1484 = load ptr, ptr %1483, align 8
  %1485 = getelementptr inbounds i64, ptr %1484, i64 1
  %1486 = load i64, ptr %1485, align 8
  %1487 = add nsw i64 %1486, 1
  store i64 %1487, ptr %1485, align 8
  %1488 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 1
  %1489 = load ptr, ptr %1488, align 8
  %1490 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 13
  %1491 = load ptr, ptr %1490, align 8
  call void %1489(ptr %4, ptr %1478, ptr %1480, ptr %1482, ptr %1491)
  %1492 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 9
  %1493 = load ptr, ptr %1492, align 8
  %1494 = icmp eq ptr %1493, null
  br i1 %1494, label %1553, label %1495

1495:
  %1496 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 5
  %1497 = load i64, ptr %1496, align 8
  %1498 = icmp sgt i64 %1497, 0
  br i1 %1498, label %1502, label %1499

1499:
  %1500 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1501 = load i64, ptr %1500, align 8
  br label %1519

1502:
  %1503 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 6
  %1504 = load i64, ptr %1503, align 8
  %1505 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1506 = load i64, ptr %1505, align 8
  %1507 = shl nsw i64 %1506, 1
  %1508 = sub i64 %1504, %1497
  br label %1509

1509:
  %1510 = phi i64 [ 0, %1502 ], [ %1514, %1509 ]
  %1511 = add i64 %1508, %1510
  %1512 = getelementptr inbounds double, ptr %1480, i64 %1511
  %1513 = load double, ptr %1512, align 8
  %1514 = add nsw i64 %1510, 1
  %1515 = add i64 %1514, %1507
  %1516 = getelementptr inbounds double, ptr %1482, i64 %1515
  %1517 = load double, ptr %1516, align 8
  store double %1517, ptr %1512, align 8
  store double %1513, ptr %1516, align 8
  %1518 = icmp eq i64 %1514, %1497
  br i1 %1518, label %1519, label %1509

1519:
  %1520 = phi i64 [ %1501, %1499 ], [ %1506, %1509 ]
  %1521 = load double, ptr %4, align 8
  %1522 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 4
  %1523 = getelementptr inbounds double, ptr %1482, i64 %1520
  store double %1521, ptr %3, align 8
  %1524 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 12
  %1525 = load ptr, ptr %1524, align 8
  store double 0.000000e+00, ptr %1525, align 8
  %1526 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 3
  %1527 = load ptr, ptr %1526, align 8
  %1528 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 10
  %1529 = load i64, ptr %1528, align 8
  %1530 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 11
  %1531 = load i64, ptr %1530, align 8
  %1532 = load ptr, ptr %1490, align 8
  %1533 = call contract double %1493(ptr %1527, i64 %1529, i64 %1531, ptr %3, ptr %1482, ptr %1480, ptr %1523, ptr %1525, ptr %1532)
  %1534 = load i64, ptr %1522, align 8
  %1535 = shl nsw i64 %1534, 1
  %1536 = getelementptr inbounds double, ptr %1482, i64 %1535
  store double %1533, ptr %1536, align 8
  %1537 = load i64, ptr %1496, align 8
  %1538 = icmp sgt i64 %1537, 0
  br i1 %1538, label %1539, label %1553

1539:
  %1540 = getelementptr inbounds %struct.Code, ptr %1467, i64 0, i32 6
  %1541 = load i64, ptr %1540, align 8
  %1542 = sub i64 %1541, %1537
  br label %1543

1543:
  %1544 = phi i64 [ 0, %1539 ], [ %1548, %1543 ]
  %1545 = add i64 %1542, %1544
  %1546 = getelementptr inbounds double, ptr %1480, i64 %1545
  %1547 = load double, ptr %1546, align 8
  %1548 = add nsw i64 %1544, 1
  %1549 = add i64 %1548, %1535
  %1550 = getelementptr inbounds double, ptr %1482, i64 %1549
  %1551 = load double, ptr %1550, align 8
  store double %1551, ptr %1546, align 8
  store double %1547, ptr %1550, align 8
  %1552 = icmp eq i64 %1548, %1537
  br i1 %1552, label %1553, label %1543

1553:
  ret void
}

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
  %108 = mul nsw i32 %2, 5
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
  %119 = mul nsw i32 %1, 5
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
  %140 = tail call i64 @llvm.smin.i64(i64 %2, i64 8)
  %141 = getelementptr inbounds [9 x i64], ptr @leave_8.reason, i64 0, i64 %140
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
