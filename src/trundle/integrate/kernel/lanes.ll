; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Step = type { ptr, double, double, double, double, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.Lanes = type { %struct.Code, %struct.Code, double, double, double, double, double, i64, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch }
%struct.Code = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr }
%struct.Watch = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Run = type { %struct.Code, ptr, ptr, ptr, ptr, double, double, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, %struct.Watch, i64, i64, double, ptr, ptr, ptr }
%struct.Look = type { ptr, ptr, double, i64, i64, i32, i32 }

@DOP853_D = constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@leave_8.reason = internal constant [10 x i64] [i64 1, i64 0, i64 3, i64 4, i64 6, i64 5, i64 1, i64 7, i64 8, i64 2], align 16

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
  br i1 %21, label %1798, label %22

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
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %66

66:
  %67 = phi i64 [ 0, %22 ], [ %1794, %1791 ]
  %68 = phi i32 [ 0, %22 ], [ %1793, %1791 ]
  %69 = phi i32 [ %18, %22 ], [ %1792, %1791 ]
  br label %70

70:
  %71 = phi i64 [ 0, %66 ], [ %156, %154 ]
  %72 = phi i32 [ 0, %66 ], [ %155, %154 ]
  %73 = load ptr, ptr %23, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 %71
  %75 = load ptr, ptr %24, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 %71
  %77 = load double, ptr %74, align 8
  %78 = getelementptr inbounds double, ptr %74, i64 8
  store double %77, ptr %78, align 8
  %79 = getelementptr inbounds double, ptr %74, i64 12
  store double 0.000000e+00, ptr %79, align 8
  %80 = getelementptr inbounds i64, ptr %76, i64 24
  store i64 0, ptr %80, align 8
  %81 = load i64, ptr %76, align 8
  %82 = icmp slt i64 %81, 0
  br i1 %82, label %154, label %83

83:
  %84 = getelementptr inbounds double, ptr %74, i64 36
  %85 = load double, ptr %84, align 8
  %86 = fsub double %85, %77
  %87 = getelementptr inbounds double, ptr %74, i64 4
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %74, i64 40
  %90 = load double, ptr %89, align 8
  %91 = call double @llvm.minnum.f64(double %88, double %90)
  %92 = fadd double %77, %91
  store double %92, ptr %78, align 8
  %93 = fcmp oeq double %86, 0.000000e+00
  br i1 %93, label %149, label %94

94:
  %95 = getelementptr inbounds i64, ptr %76, i64 4
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %25, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %99, label %149

99:
  %100 = load ptr, ptr %26, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %124, label %102

102:
  %103 = getelementptr inbounds ptr, ptr %100, i64 %81
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %124, label %106

106:
  %107 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 20
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 2
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 15
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %114, label %149

114:
  %115 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25
  %116 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25, i32 13
  %117 = load ptr, ptr %116, align 8
  %118 = load i64, ptr %117, align 8
  %119 = load i64, ptr %115, align 8
  %120 = add nsw i64 %119, %118
  %121 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25, i32 3
  %122 = load i64, ptr %121, align 8
  %123 = icmp sgt i64 %120, %122
  br i1 %123, label %149, label %124

124:
  %125 = fmul double %91, 1.010000e+00
  %126 = fcmp ult double %125, %86
  br i1 %126, label %128, label %127

127:
  store double %85, ptr %78, align 8
  store i64 1, ptr %80, align 8
  br label %152

128:
  %129 = call double @llvm.fabs.f64(double %77)
  %130 = fmul double %129, 0x3CE4000000000000
  %131 = fcmp ole double %91, %130
  %132 = fcmp oeq double %91, 0.000000e+00
  %133 = or i1 %131, %132
  br i1 %133, label %138, label %134

134:
  %135 = getelementptr inbounds i64, ptr %76, i64 8
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, 20
  br i1 %137, label %138, label %147

138:
  %139 = getelementptr inbounds i64, ptr %76, i64 20
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %149, label %142

142:
  %143 = getelementptr inbounds i64, ptr %76, i64 8
  %144 = load i64, ptr %143, align 8
  %145 = icmp sgt i64 %144, 0
  %146 = select i1 %145, i64 3, i64 2
  br label %149

147:
  %148 = fsub double %92, %77
  br label %152

149:
  %150 = phi i64 [ 7, %138 ], [ %146, %142 ], [ 5, %114 ], [ 6, %94 ], [ 1, %83 ], [ 5, %106 ]
  %151 = trunc i64 %71 to i32
  call fastcc void @release_4(ptr %0, i32 %151, i64 %150)
  br label %154

152:
  %153 = phi double [ %86, %127 ], [ %148, %147 ]
  store double %153, ptr %79, align 8
  br label %154

154:
  %155 = phi i32 [ %72, %70 ], [ 1, %149 ], [ %72, %152 ]
  %156 = add nsw i64 %71, 1
  %157 = icmp eq i64 %156, 4
  br i1 %157, label %158, label %70

158:
  %159 = or i32 %155, %68
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %163, label %161

161:
  %162 = call fastcc i32 @fill_4(ptr %0)
  br label %1791

163:
  %164 = load i64, ptr %27, align 8
  %165 = load ptr, ptr %23, align 8
  %166 = load ptr, ptr %28, align 8
  %167 = load ptr, ptr %29, align 8
  %168 = getelementptr inbounds <4 x double>, ptr %165, i64 3
  %169 = load <4 x double>, ptr %168, align 32
  %170 = shl nsw i64 %164, 4
  %171 = getelementptr inbounds <4 x double>, ptr %166, i64 %170
  %172 = mul nsw i64 %164, 19
  %173 = getelementptr inbounds <4 x double>, ptr %166, i64 %172
  %174 = mul nsw i64 %164, 17
  %175 = getelementptr inbounds <4 x double>, ptr %166, i64 %174
  %176 = getelementptr inbounds <4 x double>, ptr %165, i64 2
  %177 = load <4 x double>, ptr %176, align 32
  store <4 x double> %177, ptr %17, align 32
  %178 = load <4 x double>, ptr %165, align 32
  %179 = load ptr, ptr %30, align 8
  %180 = load i64, ptr %31, align 8
  %181 = sdiv i64 %180, 4
  %182 = shl nsw i64 %181, 4
  %183 = getelementptr inbounds <4 x double>, ptr %166, i64 %182
  %184 = mul nsw i64 %181, 20
  %185 = getelementptr inbounds <4 x double>, ptr %166, i64 %184
  %186 = icmp sgt i64 %180, 3
  br i1 %186, label %187, label %218

187:
  %188 = phi i64 [ %196, %187 ], [ 0, %163 ]
  %189 = getelementptr inbounds <4 x double>, ptr %185, i64 %188
  %190 = load <4 x double>, ptr %189, align 32
  %191 = getelementptr inbounds <4 x double>, ptr %166, i64 %188
  %192 = load <4 x double>, ptr %191, align 32
  %193 = fmul <4 x double> %192, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %194 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %193, <4 x double> %190)
  %195 = getelementptr inbounds <4 x double>, ptr %183, i64 %188
  store <4 x double> %194, ptr %195, align 32
  %196 = add nsw i64 %188, 1
  %197 = icmp eq i64 %196, %181
  br i1 %197, label %198, label %187

198:
  %199 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>, <4 x double> %178)
  %200 = getelementptr inbounds <4 x double>, ptr %166, i64 %181
  store <4 x double> %199, ptr %16, align 32
  %201 = load ptr, ptr %0, align 8
  %202 = load ptr, ptr %32, align 8
  call void %201(ptr %16, ptr %183, ptr %179, ptr %200, ptr %202)
  br label %203

203:
  %204 = phi i64 [ %216, %203 ], [ 0, %198 ]
  %205 = getelementptr inbounds <4 x double>, ptr %185, i64 %204
  %206 = load <4 x double>, ptr %205, align 32
  %207 = getelementptr inbounds <4 x double>, ptr %166, i64 %204
  %208 = load <4 x double>, ptr %207, align 32
  %209 = add nsw i64 %204, %181
  %210 = getelementptr inbounds <4 x double>, ptr %166, i64 %209
  %211 = load <4 x double>, ptr %210, align 32
  %212 = fmul <4 x double> %211, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %213 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %208, <4 x double> <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>, <4 x double> %212)
  %214 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %213, <4 x double> %206)
  %215 = getelementptr inbounds <4 x double>, ptr %183, i64 %204
  store <4 x double> %214, ptr %215, align 32
  %216 = add nsw i64 %204, 1
  %217 = icmp eq i64 %216, %181
  br i1 %217, label %223, label %203

218:
  %219 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>, <4 x double> %178)
  %220 = getelementptr inbounds <4 x double>, ptr %166, i64 %181
  store <4 x double> %219, ptr %16, align 32
  %221 = load ptr, ptr %0, align 8
  %222 = load ptr, ptr %32, align 8
  call void %221(ptr %16, ptr %183, ptr %179, ptr %220, ptr %222)
  br label %223

223:
  %224 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>, <4 x double> %178)
  %225 = shl nsw i64 %181, 1
  %226 = getelementptr inbounds <4 x double>, ptr %166, i64 %225
  store <4 x double> %224, ptr %15, align 32
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %32, align 8
  call void %227(ptr %15, ptr %183, ptr %179, ptr %226, ptr %228)
  br i1 %186, label %229, label %244

229:
  %230 = phi i64 [ %242, %229 ], [ 0, %223 ]
  %231 = getelementptr inbounds <4 x double>, ptr %185, i64 %230
  %232 = load <4 x double>, ptr %231, align 32
  %233 = getelementptr inbounds <4 x double>, ptr %166, i64 %230
  %234 = load <4 x double>, ptr %233, align 32
  %235 = add nsw i64 %230, %225
  %236 = getelementptr inbounds <4 x double>, ptr %166, i64 %235
  %237 = load <4 x double>, ptr %236, align 32
  %238 = fmul <4 x double> %237, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %239 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %234, <4 x double> <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>, <4 x double> %238)
  %240 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %239, <4 x double> %232)
  %241 = getelementptr inbounds <4 x double>, ptr %183, i64 %230
  store <4 x double> %240, ptr %241, align 32
  %242 = add nsw i64 %230, 1
  %243 = icmp eq i64 %242, %181
  br i1 %243, label %244, label %229

244:
  %245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>, <4 x double> %178)
  %246 = mul nsw i64 %181, 3
  %247 = getelementptr inbounds <4 x double>, ptr %166, i64 %246
  store <4 x double> %245, ptr %14, align 32
  %248 = load ptr, ptr %0, align 8
  %249 = load ptr, ptr %32, align 8
  call void %248(ptr %14, ptr %183, ptr %179, ptr %247, ptr %249)
  br i1 %186, label %250, label %269

250:
  %251 = phi i64 [ %267, %250 ], [ 0, %244 ]
  %252 = getelementptr inbounds <4 x double>, ptr %185, i64 %251
  %253 = load <4 x double>, ptr %252, align 32
  %254 = getelementptr inbounds <4 x double>, ptr %166, i64 %251
  %255 = load <4 x double>, ptr %254, align 32
  %256 = add nsw i64 %251, %225
  %257 = getelementptr inbounds <4 x double>, ptr %166, i64 %256
  %258 = load <4 x double>, ptr %257, align 32
  %259 = fmul <4 x double> %258, <double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507>
  %260 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %255, <4 x double> <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>, <4 x double> %259)
  %261 = add nsw i64 %251, %246
  %262 = getelementptr inbounds <4 x double>, ptr %166, i64 %261
  %263 = load <4 x double>, ptr %262, align 32
  %264 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %263, <4 x double> <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>, <4 x double> %260)
  %265 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %264, <4 x double> %253)
  %266 = getelementptr inbounds <4 x double>, ptr %183, i64 %251
  store <4 x double> %265, ptr %266, align 32
  %267 = add nsw i64 %251, 1
  %268 = icmp eq i64 %267, %181
  br i1 %268, label %269, label %250

269:
  %270 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>, <4 x double> %178)
  %271 = shl nsw i64 %181, 2
  %272 = getelementptr inbounds <4 x double>, ptr %166, i64 %271
  store <4 x double> %270, ptr %13, align 32
  %273 = load ptr, ptr %0, align 8
  %274 = load ptr, ptr %32, align 8
  call void %273(ptr %13, ptr %183, ptr %179, ptr %272, ptr %274)
  br i1 %186, label %275, label %294

275:
  %276 = phi i64 [ %292, %275 ], [ 0, %269 ]
  %277 = getelementptr inbounds <4 x double>, ptr %185, i64 %276
  %278 = load <4 x double>, ptr %277, align 32
  %279 = getelementptr inbounds <4 x double>, ptr %166, i64 %276
  %280 = load <4 x double>, ptr %279, align 32
  %281 = add nsw i64 %276, %246
  %282 = getelementptr inbounds <4 x double>, ptr %166, i64 %281
  %283 = load <4 x double>, ptr %282, align 32
  %284 = fmul <4 x double> %283, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %285 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %280, <4 x double> <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>, <4 x double> %284)
  %286 = add nsw i64 %276, %271
  %287 = getelementptr inbounds <4 x double>, ptr %166, i64 %286
  %288 = load <4 x double>, ptr %287, align 32
  %289 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %288, <4 x double> <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>, <4 x double> %285)
  %290 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %289, <4 x double> %278)
  %291 = getelementptr inbounds <4 x double>, ptr %183, i64 %276
  store <4 x double> %290, ptr %291, align 32
  %292 = add nsw i64 %276, 1
  %293 = icmp eq i64 %292, %181
  br i1 %293, label %294, label %275

294:
  %295 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>, <4 x double> %178)
  %296 = mul nsw i64 %181, 5
  %297 = getelementptr inbounds <4 x double>, ptr %166, i64 %296
  store <4 x double> %295, ptr %12, align 32
  %298 = load ptr, ptr %0, align 8
  %299 = load ptr, ptr %32, align 8
  call void %298(ptr %12, ptr %183, ptr %179, ptr %297, ptr %299)
  br i1 %186, label %300, label %323

300:
  %301 = phi i64 [ %321, %300 ], [ 0, %294 ]
  %302 = getelementptr inbounds <4 x double>, ptr %185, i64 %301
  %303 = load <4 x double>, ptr %302, align 32
  %304 = getelementptr inbounds <4 x double>, ptr %166, i64 %301
  %305 = load <4 x double>, ptr %304, align 32
  %306 = add nsw i64 %301, %246
  %307 = getelementptr inbounds <4 x double>, ptr %166, i64 %306
  %308 = load <4 x double>, ptr %307, align 32
  %309 = fmul <4 x double> %308, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %310 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %305, <4 x double> <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>, <4 x double> %309)
  %311 = add nsw i64 %301, %271
  %312 = getelementptr inbounds <4 x double>, ptr %166, i64 %311
  %313 = load <4 x double>, ptr %312, align 32
  %314 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %313, <4 x double> <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>, <4 x double> %310)
  %315 = add nsw i64 %301, %296
  %316 = getelementptr inbounds <4 x double>, ptr %166, i64 %315
  %317 = load <4 x double>, ptr %316, align 32
  %318 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %317, <4 x double> <double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000>, <4 x double> %314)
  %319 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %318, <4 x double> %303)
  %320 = getelementptr inbounds <4 x double>, ptr %183, i64 %301
  store <4 x double> %319, ptr %320, align 32
  %321 = add nsw i64 %301, 1
  %322 = icmp eq i64 %321, %181
  br i1 %322, label %323, label %300

323:
  %324 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>, <4 x double> %178)
  %325 = mul nsw i64 %181, 6
  %326 = getelementptr inbounds <4 x double>, ptr %166, i64 %325
  store <4 x double> %324, ptr %11, align 32
  %327 = load ptr, ptr %0, align 8
  %328 = load ptr, ptr %32, align 8
  call void %327(ptr %11, ptr %183, ptr %179, ptr %326, ptr %328)
  br i1 %186, label %329, label %356

329:
  %330 = phi i64 [ %354, %329 ], [ 0, %323 ]
  %331 = getelementptr inbounds <4 x double>, ptr %185, i64 %330
  %332 = load <4 x double>, ptr %331, align 32
  %333 = getelementptr inbounds <4 x double>, ptr %166, i64 %330
  %334 = load <4 x double>, ptr %333, align 32
  %335 = add nsw i64 %330, %246
  %336 = getelementptr inbounds <4 x double>, ptr %166, i64 %335
  %337 = load <4 x double>, ptr %336, align 32
  %338 = fmul <4 x double> %337, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %339 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %334, <4 x double> <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>, <4 x double> %338)
  %340 = add nsw i64 %330, %271
  %341 = getelementptr inbounds <4 x double>, ptr %166, i64 %340
  %342 = load <4 x double>, ptr %341, align 32
  %343 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %342, <4 x double> <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>, <4 x double> %339)
  %344 = add nsw i64 %330, %296
  %345 = getelementptr inbounds <4 x double>, ptr %166, i64 %344
  %346 = load <4 x double>, ptr %345, align 32
  %347 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %346, <4 x double> <double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F>, <4 x double> %343)
  %348 = add nsw i64 %330, %325
  %349 = getelementptr inbounds <4 x double>, ptr %166, i64 %348
  %350 = load <4 x double>, ptr %349, align 32
  %351 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %350, <4 x double> <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>, <4 x double> %347)
  %352 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %351, <4 x double> %332)
  %353 = getelementptr inbounds <4 x double>, ptr %183, i64 %330
  store <4 x double> %352, ptr %353, align 32
  %354 = add nsw i64 %330, 1
  %355 = icmp eq i64 %354, %181
  br i1 %355, label %356, label %329

356:
  %357 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>, <4 x double> %178)
  %358 = mul nsw i64 %181, 7
  %359 = getelementptr inbounds <4 x double>, ptr %166, i64 %358
  store <4 x double> %357, ptr %10, align 32
  %360 = load ptr, ptr %0, align 8
  %361 = load ptr, ptr %32, align 8
  call void %360(ptr %10, ptr %183, ptr %179, ptr %359, ptr %361)
  br i1 %186, label %362, label %393

362:
  %363 = phi i64 [ %391, %362 ], [ 0, %356 ]
  %364 = getelementptr inbounds <4 x double>, ptr %185, i64 %363
  %365 = load <4 x double>, ptr %364, align 32
  %366 = getelementptr inbounds <4 x double>, ptr %166, i64 %363
  %367 = load <4 x double>, ptr %366, align 32
  %368 = add nsw i64 %363, %246
  %369 = getelementptr inbounds <4 x double>, ptr %166, i64 %368
  %370 = load <4 x double>, ptr %369, align 32
  %371 = fmul <4 x double> %370, <double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A>
  %372 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>, <4 x double> %371)
  %373 = add nsw i64 %363, %271
  %374 = getelementptr inbounds <4 x double>, ptr %166, i64 %373
  %375 = load <4 x double>, ptr %374, align 32
  %376 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %375, <4 x double> <double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9>, <4 x double> %372)
  %377 = add nsw i64 %363, %296
  %378 = getelementptr inbounds <4 x double>, ptr %166, i64 %377
  %379 = load <4 x double>, ptr %378, align 32
  %380 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %379, <4 x double> <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>, <4 x double> %376)
  %381 = add nsw i64 %363, %325
  %382 = getelementptr inbounds <4 x double>, ptr %166, i64 %381
  %383 = load <4 x double>, ptr %382, align 32
  %384 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %383, <4 x double> <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>, <4 x double> %380)
  %385 = add nsw i64 %363, %358
  %386 = getelementptr inbounds <4 x double>, ptr %166, i64 %385
  %387 = load <4 x double>, ptr %386, align 32
  %388 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %387, <4 x double> <double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9>, <4 x double> %384)
  %389 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %388, <4 x double> %365)
  %390 = getelementptr inbounds <4 x double>, ptr %183, i64 %363
  store <4 x double> %389, ptr %390, align 32
  %391 = add nsw i64 %363, 1
  %392 = icmp eq i64 %391, %181
  br i1 %392, label %393, label %362

393:
  %394 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>, <4 x double> %178)
  %395 = shl nsw i64 %181, 3
  %396 = getelementptr inbounds <4 x double>, ptr %166, i64 %395
  store <4 x double> %394, ptr %9, align 32
  %397 = load ptr, ptr %0, align 8
  %398 = load ptr, ptr %32, align 8
  call void %397(ptr %9, ptr %183, ptr %179, ptr %396, ptr %398)
  br i1 %186, label %399, label %434

399:
  %400 = phi i64 [ %432, %399 ], [ 0, %393 ]
  %401 = getelementptr inbounds <4 x double>, ptr %185, i64 %400
  %402 = load <4 x double>, ptr %401, align 32
  %403 = getelementptr inbounds <4 x double>, ptr %166, i64 %400
  %404 = load <4 x double>, ptr %403, align 32
  %405 = add nsw i64 %400, %246
  %406 = getelementptr inbounds <4 x double>, ptr %166, i64 %405
  %407 = load <4 x double>, ptr %406, align 32
  %408 = fmul <4 x double> %407, <double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F>
  %409 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %404, <4 x double> <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>, <4 x double> %408)
  %410 = add nsw i64 %400, %271
  %411 = getelementptr inbounds <4 x double>, ptr %166, i64 %410
  %412 = load <4 x double>, ptr %411, align 32
  %413 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %412, <4 x double> <double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8>, <4 x double> %409)
  %414 = add nsw i64 %400, %296
  %415 = getelementptr inbounds <4 x double>, ptr %166, i64 %414
  %416 = load <4 x double>, ptr %415, align 32
  %417 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %416, <4 x double> <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>, <4 x double> %413)
  %418 = add nsw i64 %400, %325
  %419 = getelementptr inbounds <4 x double>, ptr %166, i64 %418
  %420 = load <4 x double>, ptr %419, align 32
  %421 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %420, <4 x double> <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>, <4 x double> %417)
  %422 = add nsw i64 %400, %358
  %423 = getelementptr inbounds <4 x double>, ptr %166, i64 %422
  %424 = load <4 x double>, ptr %423, align 32
  %425 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %424, <4 x double> <double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9>, <4 x double> %421)
  %426 = add nsw i64 %400, %395
  %427 = getelementptr inbounds <4 x double>, ptr %166, i64 %426
  %428 = load <4 x double>, ptr %427, align 32
  %429 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %428, <4 x double> <double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876>, <4 x double> %425)
  %430 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %429, <4 x double> %402)
  %431 = getelementptr inbounds <4 x double>, ptr %183, i64 %400
  store <4 x double> %430, ptr %431, align 32
  %432 = add nsw i64 %400, 1
  %433 = icmp eq i64 %432, %181
  br i1 %433, label %434, label %399

434:
  %435 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>, <4 x double> %178)
  %436 = mul nsw i64 %181, 9
  %437 = getelementptr inbounds <4 x double>, ptr %166, i64 %436
  store <4 x double> %435, ptr %8, align 32
  %438 = load ptr, ptr %0, align 8
  %439 = load ptr, ptr %32, align 8
  call void %438(ptr %8, ptr %183, ptr %179, ptr %437, ptr %439)
  br i1 %186, label %440, label %479

440:
  %441 = phi i64 [ %477, %440 ], [ 0, %434 ]
  %442 = getelementptr inbounds <4 x double>, ptr %185, i64 %441
  %443 = load <4 x double>, ptr %442, align 32
  %444 = getelementptr inbounds <4 x double>, ptr %166, i64 %441
  %445 = load <4 x double>, ptr %444, align 32
  %446 = add nsw i64 %441, %246
  %447 = getelementptr inbounds <4 x double>, ptr %166, i64 %446
  %448 = load <4 x double>, ptr %447, align 32
  %449 = fmul <4 x double> %448, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %450 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %445, <4 x double> <double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B>, <4 x double> %449)
  %451 = add nsw i64 %441, %271
  %452 = getelementptr inbounds <4 x double>, ptr %166, i64 %451
  %453 = load <4 x double>, ptr %452, align 32
  %454 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %453, <4 x double> <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>, <4 x double> %450)
  %455 = add nsw i64 %441, %296
  %456 = getelementptr inbounds <4 x double>, ptr %166, i64 %455
  %457 = load <4 x double>, ptr %456, align 32
  %458 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %457, <4 x double> <double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C>, <4 x double> %454)
  %459 = add nsw i64 %441, %325
  %460 = getelementptr inbounds <4 x double>, ptr %166, i64 %459
  %461 = load <4 x double>, ptr %460, align 32
  %462 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %461, <4 x double> <double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8>, <4 x double> %458)
  %463 = add nsw i64 %441, %358
  %464 = getelementptr inbounds <4 x double>, ptr %166, i64 %463
  %465 = load <4 x double>, ptr %464, align 32
  %466 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %465, <4 x double> <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>, <4 x double> %462)
  %467 = add nsw i64 %441, %395
  %468 = getelementptr inbounds <4 x double>, ptr %166, i64 %467
  %469 = load <4 x double>, ptr %468, align 32
  %470 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %469, <4 x double> <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>, <4 x double> %466)
  %471 = add nsw i64 %441, %436
  %472 = getelementptr inbounds <4 x double>, ptr %166, i64 %471
  %473 = load <4 x double>, ptr %472, align 32
  %474 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %473, <4 x double> <double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C>, <4 x double> %470)
  %475 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %474, <4 x double> %443)
  %476 = getelementptr inbounds <4 x double>, ptr %183, i64 %441
  store <4 x double> %475, ptr %476, align 32
  %477 = add nsw i64 %441, 1
  %478 = icmp eq i64 %477, %181
  br i1 %478, label %479, label %440

479:
  %480 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>, <4 x double> %178)
  %481 = mul nsw i64 %181, 10
  %482 = getelementptr inbounds <4 x double>, ptr %166, i64 %481
  store <4 x double> %480, ptr %7, align 32
  %483 = load ptr, ptr %0, align 8
  %484 = load ptr, ptr %32, align 8
  call void %483(ptr %7, ptr %183, ptr %179, ptr %482, ptr %484)
  br i1 %186, label %485, label %528

485:
  %486 = phi i64 [ %526, %485 ], [ 0, %479 ]
  %487 = getelementptr inbounds <4 x double>, ptr %185, i64 %486
  %488 = load <4 x double>, ptr %487, align 32
  %489 = getelementptr inbounds <4 x double>, ptr %166, i64 %486
  %490 = load <4 x double>, ptr %489, align 32
  %491 = add nsw i64 %486, %246
  %492 = getelementptr inbounds <4 x double>, ptr %166, i64 %491
  %493 = load <4 x double>, ptr %492, align 32
  %494 = fmul <4 x double> %493, <double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55>
  %495 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %490, <4 x double> <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>, <4 x double> %494)
  %496 = add nsw i64 %486, %271
  %497 = getelementptr inbounds <4 x double>, ptr %166, i64 %496
  %498 = load <4 x double>, ptr %497, align 32
  %499 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %498, <4 x double> <double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC>, <4 x double> %495)
  %500 = add nsw i64 %486, %296
  %501 = getelementptr inbounds <4 x double>, ptr %166, i64 %500
  %502 = load <4 x double>, ptr %501, align 32
  %503 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %502, <4 x double> <double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006>, <4 x double> %499)
  %504 = add nsw i64 %486, %325
  %505 = getelementptr inbounds <4 x double>, ptr %166, i64 %504
  %506 = load <4 x double>, ptr %505, align 32
  %507 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %506, <4 x double> <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>, <4 x double> %503)
  %508 = add nsw i64 %486, %358
  %509 = getelementptr inbounds <4 x double>, ptr %166, i64 %508
  %510 = load <4 x double>, ptr %509, align 32
  %511 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %510, <4 x double> <double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13>, <4 x double> %507)
  %512 = add nsw i64 %486, %395
  %513 = getelementptr inbounds <4 x double>, ptr %166, i64 %512
  %514 = load <4 x double>, ptr %513, align 32
  %515 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %514, <4 x double> <double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9>, <4 x double> %511)
  %516 = add nsw i64 %486, %436
  %517 = getelementptr inbounds <4 x double>, ptr %166, i64 %516
  %518 = load <4 x double>, ptr %517, align 32
  %519 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %518, <4 x double> <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>, <4 x double> %515)
  %520 = add nsw i64 %486, %481
  %521 = getelementptr inbounds <4 x double>, ptr %166, i64 %520
  %522 = load <4 x double>, ptr %521, align 32
  %523 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %522, <4 x double> <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>, <4 x double> %519)
  %524 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %523, <4 x double> %488)
  %525 = getelementptr inbounds <4 x double>, ptr %183, i64 %486
  store <4 x double> %524, ptr %525, align 32
  %526 = add nsw i64 %486, 1
  %527 = icmp eq i64 %526, %181
  br i1 %527, label %528, label %485

528:
  %529 = fadd <4 x double> %169, %178
  %530 = mul nsw i64 %181, 11
  %531 = getelementptr inbounds <4 x double>, ptr %166, i64 %530
  store <4 x double> %529, ptr %6, align 32
  %532 = load ptr, ptr %0, align 8
  %533 = load ptr, ptr %32, align 8
  call void %532(ptr %6, ptr %183, ptr %179, ptr %531, ptr %533)
  br i1 %186, label %534, label %598

534:
  %535 = mul nsw i64 %181, 17
  %536 = mul nsw i64 %181, 18
  %537 = mul nsw i64 %181, 19
  br label %538

538:
  %539 = phi i64 [ 0, %534 ], [ %596, %538 ]
  %540 = getelementptr inbounds <4 x double>, ptr %166, i64 %539
  %541 = load <4 x double>, ptr %540, align 32
  %542 = add nsw i64 %539, %296
  %543 = getelementptr inbounds <4 x double>, ptr %166, i64 %542
  %544 = load <4 x double>, ptr %543, align 32
  %545 = add nsw i64 %539, %325
  %546 = getelementptr inbounds <4 x double>, ptr %166, i64 %545
  %547 = load <4 x double>, ptr %546, align 32
  %548 = add nsw i64 %539, %358
  %549 = getelementptr inbounds <4 x double>, ptr %166, i64 %548
  %550 = load <4 x double>, ptr %549, align 32
  %551 = add nsw i64 %539, %395
  %552 = getelementptr inbounds <4 x double>, ptr %166, i64 %551
  %553 = load <4 x double>, ptr %552, align 32
  %554 = add nsw i64 %539, %436
  %555 = getelementptr inbounds <4 x double>, ptr %166, i64 %554
  %556 = load <4 x double>, ptr %555, align 32
  %557 = add nsw i64 %539, %481
  %558 = getelementptr inbounds <4 x double>, ptr %166, i64 %557
  %559 = load <4 x double>, ptr %558, align 32
  %560 = add nsw i64 %539, %530
  %561 = getelementptr inbounds <4 x double>, ptr %166, i64 %560
  %562 = load <4 x double>, ptr %561, align 32
  %563 = add nsw i64 %539, %184
  %564 = getelementptr inbounds <4 x double>, ptr %166, i64 %563
  %565 = load <4 x double>, ptr %564, align 32
  %566 = fmul <4 x double> %544, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %567 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %541, <4 x double> <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>, <4 x double> %566)
  %568 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %547, <4 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <4 x double> %567)
  %569 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %550, <4 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <4 x double> %568)
  %570 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %553, <4 x double> <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>, <4 x double> %569)
  %571 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %556, <4 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <4 x double> %570)
  %572 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %559, <4 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <4 x double> %571)
  %573 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %562, <4 x double> <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>, <4 x double> %572)
  %574 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %169, <4 x double> %573, <4 x double> %565)
  %575 = add nsw i64 %539, %535
  %576 = getelementptr inbounds <4 x double>, ptr %166, i64 %575
  store <4 x double> %574, ptr %576, align 32
  %577 = fmul <4 x double> %544, <double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3>
  %578 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %541, <4 x double> <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>, <4 x double> %577)
  %579 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %547, <4 x double> <double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72>, <4 x double> %578)
  %580 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %550, <4 x double> <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>, <4 x double> %579)
  %581 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %553, <4 x double> <double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71>, <4 x double> %580)
  %582 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %556, <4 x double> <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>, <4 x double> %581)
  %583 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %559, <4 x double> <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>, <4 x double> %582)
  %584 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %562, <4 x double> <double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2>, <4 x double> %583)
  %585 = add nsw i64 %539, %536
  %586 = getelementptr inbounds <4 x double>, ptr %166, i64 %585
  store <4 x double> %584, ptr %586, align 32
  %587 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %541, <4 x double> <double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1>, <4 x double> %566)
  %588 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %547, <4 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <4 x double> %587)
  %589 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %550, <4 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <4 x double> %588)
  %590 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %553, <4 x double> <double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716>, <4 x double> %589)
  %591 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %556, <4 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <4 x double> %590)
  %592 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %559, <4 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <4 x double> %591)
  %593 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %562, <4 x double> <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>, <4 x double> %592)
  %594 = add nsw i64 %539, %537
  %595 = getelementptr inbounds <4 x double>, ptr %166, i64 %594
  store <4 x double> %593, ptr %595, align 32
  %596 = add nsw i64 %539, 1
  %597 = icmp eq i64 %596, %181
  br i1 %597, label %598, label %538

598:
  %599 = mul nsw i64 %164, 20
  %600 = getelementptr inbounds <4 x double>, ptr %166, i64 %599
  %601 = load i64, ptr %27, align 8
  %602 = bitcast <4 x double> %169 to <4 x i64>
  %603 = and <4 x i64> %602, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %604 = bitcast <4 x i64> %603 to <4 x double>
  %605 = load i64, ptr %33, align 8
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %649, label %607

607:
  %608 = load ptr, ptr %23, align 8
  %609 = load double, ptr %34, align 8
  %610 = fdiv double 1.000000e-15, %609
  %611 = load <4 x i64>, ptr %608, align 32
  %612 = and <4 x i64> %611, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %613 = bitcast <4 x i64> %612 to <4 x double>
  %614 = fmul <4 x double> %604, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %615 = fcmp ogt <4 x double> %614, %613
  %616 = select <4 x i1> %615, <4 x double> %613, <4 x double> %614
  %617 = getelementptr inbounds <4 x double>, ptr %608, i64 7
  %618 = load <4 x double>, ptr %617, align 32
  %619 = getelementptr inbounds <4 x double>, ptr %608, i64 8
  %620 = load <4 x double>, ptr %619, align 32
  %621 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %620, <4 x double> %604, <4 x double> %618)
  %622 = insertelement <4 x double> poison, double %610, i64 0
  %623 = shufflevector <4 x double> %622, <4 x double> poison, <4 x i32> zeroinitializer
  %624 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %620, <4 x double> %616, <4 x double> %618)
  %625 = fmul <4 x double> %623, %624
  %626 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %621, <4 x double> <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>, <4 x double> %625)
  %627 = load i64, ptr %35, align 8
  %628 = load ptr, ptr %36, align 8
  %629 = icmp sgt i64 %627, 0
  br i1 %629, label %630, label %644

630:
  %631 = phi i64 [ %642, %630 ], [ 0, %607 ]
  %632 = phi <4 x double> [ %641, %630 ], [ zeroinitializer, %607 ]
  %633 = getelementptr inbounds <4 x double>, ptr %600, i64 %631
  %634 = load <4 x i64>, ptr %633, align 32
  %635 = and <4 x i64> %634, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %636 = bitcast <4 x i64> %635 to <4 x double>
  %637 = getelementptr inbounds <4 x double>, ptr %628, i64 %631
  %638 = load <4 x double>, ptr %637, align 32
  %639 = fmul <4 x double> %638, %636
  %640 = fcmp ogt <4 x double> %639, %632
  %641 = select <4 x i1> %640, <4 x double> %639, <4 x double> %632
  %642 = add nsw i64 %631, 1
  %643 = icmp eq i64 %642, %627
  br i1 %643, label %644, label %630

644:
  %645 = phi <4 x double> [ zeroinitializer, %607 ], [ %641, %630 ]
  %646 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %618, <4 x double> %616, <4 x double> %645)
  %647 = fmul <4 x double> %623, %646
  %648 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %626, <4 x double> %604, <4 x double> %647)
  br label %649

649:
  %650 = phi <4 x double> [ %648, %644 ], [ zeroinitializer, %598 ]
  %651 = phi <4 x double> [ %626, %644 ], [ zeroinitializer, %598 ]
  %652 = icmp sgt i64 %601, 0
  br i1 %652, label %653, label %701

653:
  %654 = phi i64 [ %699, %672 ], [ 0, %649 ]
  %655 = load i64, ptr %37, align 8
  %656 = icmp sgt i64 %655, %654
  br i1 %656, label %657, label %672

657:
  %658 = load ptr, ptr %30, align 8
  %659 = load i64, ptr %38, align 8
  %660 = load i64, ptr %35, align 8
  %661 = icmp sgt i64 %660, %654
  br i1 %661, label %665, label %662

662:
  %663 = load i64, ptr %39, align 8
  %664 = sub nsw i64 %654, %663
  br label %665

665:
  %666 = phi <4 x double> [ %650, %657 ], [ %651, %662 ]
  %667 = phi i64 [ %654, %657 ], [ %664, %662 ]
  %668 = add nsw i64 %667, %659
  %669 = getelementptr inbounds <4 x double>, ptr %658, i64 %668
  %670 = load <4 x double>, ptr %669, align 32
  %671 = fmul <4 x double> %666, %670
  br label %672

672:
  %673 = phi <4 x double> [ %671, %665 ], [ zeroinitializer, %653 ]
  %674 = getelementptr inbounds <4 x double>, ptr %600, i64 %654
  %675 = load <4 x i64>, ptr %674, align 32
  %676 = and <4 x i64> %675, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %677 = bitcast <4 x i64> %676 to <4 x double>
  %678 = getelementptr inbounds <4 x double>, ptr %175, i64 %654
  %679 = load <4 x i64>, ptr %678, align 32
  %680 = and <4 x i64> %679, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %681 = bitcast <4 x i64> %680 to <4 x double>
  %682 = fcmp ogt <4 x double> %677, %681
  %683 = select <4 x i1> %682, <4 x i64> %676, <4 x i64> %680
  %684 = bitcast <4 x i64> %683 to <4 x double>
  %685 = load ptr, ptr %40, align 8
  %686 = getelementptr inbounds double, ptr %685, i64 %654
  %687 = load double, ptr %686, align 8
  %688 = insertelement <4 x double> poison, double %687, i64 0
  %689 = shufflevector <4 x double> %688, <4 x double> poison, <4 x i32> zeroinitializer
  %690 = load double, ptr %34, align 8
  %691 = insertelement <4 x double> poison, double %690, i64 0
  %692 = shufflevector <4 x double> %691, <4 x double> poison, <4 x i32> zeroinitializer
  %693 = fadd <4 x double> %673, %684
  %694 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %692, <4 x double> %693, <4 x double> %689)
  %695 = fdiv <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %694
  %696 = fcmp ogt <4 x double> %694, zeroinitializer
  %697 = select <4 x i1> %696, <4 x double> %695, <4 x double> zeroinitializer
  %698 = getelementptr inbounds <4 x double>, ptr %171, i64 %654
  store <4 x double> %697, ptr %698, align 32
  %699 = add nsw i64 %654, 1
  %700 = icmp eq i64 %699, %601
  br i1 %700, label %701, label %653

701:
  %702 = mul nsw i64 %164, 18
  %703 = getelementptr inbounds <4 x double>, ptr %166, i64 %702
  %704 = icmp sgt i64 %164, 0
  br i1 %704, label %710, label %705

705:
  %706 = sitofp i64 %164 to double
  %707 = insertelement <4 x double> poison, double %706, i64 0
  %708 = shufflevector <4 x double> %707, <4 x double> poison, <4 x i32> zeroinitializer
  %709 = fdiv <4 x double> zeroinitializer, %708
  br label %820

710:
  %711 = phi i64 [ %719, %710 ], [ 0, %701 ]
  %712 = phi <4 x double> [ %718, %710 ], [ zeroinitializer, %701 ]
  %713 = getelementptr inbounds <4 x double>, ptr %703, i64 %711
  %714 = load <4 x double>, ptr %713, align 32
  %715 = getelementptr inbounds <4 x double>, ptr %171, i64 %711
  %716 = load <4 x double>, ptr %715, align 32
  %717 = fmul <4 x double> %714, %716
  %718 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %717, <4 x double> %717, <4 x double> %712)
  %719 = add nsw i64 %711, 4
  %720 = icmp slt i64 %719, %164
  br i1 %720, label %710, label %721

721:
  %722 = icmp sgt i64 %164, 1
  br i1 %722, label %723, label %760

723:
  %724 = phi i64 [ %732, %723 ], [ 1, %721 ]
  %725 = phi <4 x double> [ %731, %723 ], [ zeroinitializer, %721 ]
  %726 = getelementptr inbounds <4 x double>, ptr %703, i64 %724
  %727 = load <4 x double>, ptr %726, align 32
  %728 = getelementptr inbounds <4 x double>, ptr %171, i64 %724
  %729 = load <4 x double>, ptr %728, align 32
  %730 = fmul <4 x double> %727, %729
  %731 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %730, <4 x double> %730, <4 x double> %725)
  %732 = add nsw i64 %724, 4
  %733 = icmp slt i64 %732, %164
  br i1 %733, label %723, label %734

734:
  %735 = icmp sgt i64 %164, 2
  br i1 %735, label %736, label %760

736:
  %737 = phi i64 [ %745, %736 ], [ 2, %734 ]
  %738 = phi <4 x double> [ %744, %736 ], [ zeroinitializer, %734 ]
  %739 = getelementptr inbounds <4 x double>, ptr %703, i64 %737
  %740 = load <4 x double>, ptr %739, align 32
  %741 = getelementptr inbounds <4 x double>, ptr %171, i64 %737
  %742 = load <4 x double>, ptr %741, align 32
  %743 = fmul <4 x double> %740, %742
  %744 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %743, <4 x double> %743, <4 x double> %738)
  %745 = add nsw i64 %737, 4
  %746 = icmp slt i64 %745, %164
  br i1 %746, label %736, label %747

747:
  %748 = icmp sgt i64 %164, 3
  br i1 %748, label %749, label %760

749:
  %750 = phi i64 [ %758, %749 ], [ 3, %747 ]
  %751 = phi <4 x double> [ %757, %749 ], [ zeroinitializer, %747 ]
  %752 = getelementptr inbounds <4 x double>, ptr %703, i64 %750
  %753 = load <4 x double>, ptr %752, align 32
  %754 = getelementptr inbounds <4 x double>, ptr %171, i64 %750
  %755 = load <4 x double>, ptr %754, align 32
  %756 = fmul <4 x double> %753, %755
  %757 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %756, <4 x double> %756, <4 x double> %751)
  %758 = add nsw i64 %750, 4
  %759 = icmp slt i64 %758, %164
  br i1 %759, label %749, label %760

760:
  %761 = phi <4 x double> [ %744, %747 ], [ zeroinitializer, %734 ], [ zeroinitializer, %721 ], [ %744, %749 ]
  %762 = phi <4 x double> [ %731, %747 ], [ %731, %734 ], [ zeroinitializer, %721 ], [ %731, %749 ]
  %763 = phi <4 x double> [ zeroinitializer, %747 ], [ zeroinitializer, %734 ], [ zeroinitializer, %721 ], [ %757, %749 ]
  %764 = fadd <4 x double> %761, %763
  %765 = sitofp i64 %164 to double
  %766 = insertelement <4 x double> poison, double %765, i64 0
  %767 = shufflevector <4 x double> %766, <4 x double> poison, <4 x i32> zeroinitializer
  br label %768

768:
  %769 = phi i64 [ %777, %768 ], [ 0, %760 ]
  %770 = phi <4 x double> [ %776, %768 ], [ zeroinitializer, %760 ]
  %771 = getelementptr inbounds <4 x double>, ptr %173, i64 %769
  %772 = load <4 x double>, ptr %771, align 32
  %773 = getelementptr inbounds <4 x double>, ptr %171, i64 %769
  %774 = load <4 x double>, ptr %773, align 32
  %775 = fmul <4 x double> %772, %774
  %776 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %775, <4 x double> %775, <4 x double> %770)
  %777 = add nsw i64 %769, 4
  %778 = icmp slt i64 %777, %164
  br i1 %778, label %768, label %779

779:
  %780 = fadd <4 x double> %718, %762
  %781 = fadd <4 x double> %780, %764
  %782 = fdiv <4 x double> %781, %767
  br i1 %722, label %783, label %820

783:
  %784 = phi i64 [ %792, %783 ], [ 1, %779 ]
  %785 = phi <4 x double> [ %791, %783 ], [ zeroinitializer, %779 ]
  %786 = getelementptr inbounds <4 x double>, ptr %173, i64 %784
  %787 = load <4 x double>, ptr %786, align 32
  %788 = getelementptr inbounds <4 x double>, ptr %171, i64 %784
  %789 = load <4 x double>, ptr %788, align 32
  %790 = fmul <4 x double> %787, %789
  %791 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %790, <4 x double> %790, <4 x double> %785)
  %792 = add nsw i64 %784, 4
  %793 = icmp slt i64 %792, %164
  br i1 %793, label %783, label %794

794:
  %795 = icmp sgt i64 %164, 2
  br i1 %795, label %796, label %820

796:
  %797 = phi i64 [ %805, %796 ], [ 2, %794 ]
  %798 = phi <4 x double> [ %804, %796 ], [ zeroinitializer, %794 ]
  %799 = getelementptr inbounds <4 x double>, ptr %173, i64 %797
  %800 = load <4 x double>, ptr %799, align 32
  %801 = getelementptr inbounds <4 x double>, ptr %171, i64 %797
  %802 = load <4 x double>, ptr %801, align 32
  %803 = fmul <4 x double> %800, %802
  %804 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %803, <4 x double> %803, <4 x double> %798)
  %805 = add nsw i64 %797, 4
  %806 = icmp slt i64 %805, %164
  br i1 %806, label %796, label %807

807:
  %808 = icmp sgt i64 %164, 3
  br i1 %808, label %809, label %820

809:
  %810 = phi i64 [ %818, %809 ], [ 3, %807 ]
  %811 = phi <4 x double> [ %817, %809 ], [ zeroinitializer, %807 ]
  %812 = getelementptr inbounds <4 x double>, ptr %173, i64 %810
  %813 = load <4 x double>, ptr %812, align 32
  %814 = getelementptr inbounds <4 x double>, ptr %171, i64 %810
  %815 = load <4 x double>, ptr %814, align 32
  %816 = fmul <4 x double> %813, %815
  %817 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %816, <4 x double> %816, <4 x double> %811)
  %818 = add nsw i64 %810, 4
  %819 = icmp slt i64 %818, %164
  br i1 %819, label %809, label %820

820:
  %821 = phi <4 x double> [ %782, %807 ], [ %782, %794 ], [ %782, %779 ], [ %709, %705 ], [ %782, %809 ]
  %822 = phi <4 x double> [ %767, %807 ], [ %767, %794 ], [ %767, %779 ], [ %708, %705 ], [ %767, %809 ]
  %823 = phi <4 x double> [ %804, %807 ], [ zeroinitializer, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %804, %809 ]
  %824 = phi <4 x double> [ %776, %807 ], [ %776, %794 ], [ %776, %779 ], [ zeroinitializer, %705 ], [ %776, %809 ]
  %825 = phi <4 x double> [ %791, %807 ], [ %791, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %791, %809 ]
  %826 = phi <4 x double> [ zeroinitializer, %807 ], [ zeroinitializer, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %817, %809 ]
  %827 = fadd <4 x double> %824, %825
  %828 = fadd <4 x double> %823, %826
  %829 = fadd <4 x double> %827, %828
  %830 = fdiv <4 x double> %829, %822
  %831 = load ptr, ptr %24, align 8
  br label %839

832:
  %833 = getelementptr inbounds <4 x double>, ptr %165, i64 6
  %834 = load <4 x double>, ptr %833, align 32
  %835 = fadd <4 x double> %834, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <4 x double> %835, ptr %833, align 32
  %836 = icmp eq i32 %865, 0
  br i1 %836, label %837, label %886

837:
  %838 = getelementptr inbounds <4 x double>, ptr %165, i64 4
  store <4 x double> %855, ptr %838, align 32
  br label %1509

839:
  %840 = phi i64 [ 0, %820 ], [ %884, %883 ]
  %841 = phi <4 x double> [ undef, %820 ], [ %855, %883 ]
  %842 = phi i32 [ 0, %820 ], [ %865, %883 ]
  %843 = trunc i64 %840 to i32
  %844 = extractelement <4 x double> %169, i32 %843
  %845 = extractelement <4 x double> %821, i32 %843
  %846 = extractelement <4 x double> %830, i32 %843
  %847 = fcmp oeq double %845, 0.000000e+00
  %848 = fcmp oeq double %846, 0.000000e+00
  %849 = and i1 %847, %848
  %850 = fmul double %844, %845
  %851 = call double @llvm.fmuladd.f64(double %846, double 1.000000e-02, double %845)
  %852 = call double @llvm.sqrt.f64(double %851)
  %853 = fdiv double %850, %852
  %854 = select i1 %849, double 0.000000e+00, double %853
  %855 = insertelement <4 x double> %841, double %854, i32 %843
  %856 = getelementptr inbounds i64, ptr %831, i64 %840
  %857 = load i64, ptr %856, align 8
  %858 = icmp sgt i64 %857, -1
  %859 = fcmp ole double %854, 1.000000e+00
  %860 = select i1 %858, i1 %859, i1 false
  %861 = zext i1 %860 to i64
  %862 = add nsw i64 %840, 16
  %863 = getelementptr inbounds i64, ptr %831, i64 %862
  store i64 %861, ptr %863, align 8
  %864 = zext i1 %860 to i32
  %865 = add i32 %842, %864
  br i1 %860, label %869, label %866

866:
  %867 = add nsw i64 %840, 20
  %868 = getelementptr inbounds i64, ptr %831, i64 %867
  store i64 0, ptr %868, align 8
  br i1 %858, label %869, label %883

869:
  %870 = load ptr, ptr %26, align 8
  %871 = icmp eq ptr %870, null
  br i1 %871, label %883, label %872

872:
  %873 = getelementptr inbounds ptr, ptr %870, i64 %857
  %874 = load ptr, ptr %873, align 8
  %875 = getelementptr inbounds %struct.Code, ptr %874, i64 0, i32 14
  %876 = load ptr, ptr %875, align 8
  %877 = load i64, ptr %876, align 8
  %878 = add nsw i64 %877, 11
  store i64 %878, ptr %876, align 8
  %879 = load i64, ptr %863, align 8
  %880 = getelementptr inbounds i64, ptr %876, i64 1
  %881 = load i64, ptr %880, align 8
  %882 = add nsw i64 %881, %879
  store i64 %882, ptr %880, align 8
  br label %883

883:
  %884 = add nsw i64 %840, 1
  %885 = icmp eq i64 %884, 4
  br i1 %885, label %832, label %839

886:
  %887 = load ptr, ptr %41, align 8
  %888 = load ptr, ptr %30, align 8
  %889 = load ptr, ptr %29, align 8
  %890 = load ptr, ptr %32, align 8
  call void %887(ptr %17, ptr %175, ptr %888, ptr %889, ptr %890)
  br i1 %704, label %891, label %894

891:
  %892 = shl i64 %164, 1
  %893 = call i64 @llvm.smax.i64(i64 %892, i64 1)
  br label %1144

894:
  %895 = phi <4 x double> [ zeroinitializer, %886 ], [ %1149, %1144 ]
  %896 = load i64, ptr %27, align 8
  %897 = load ptr, ptr %23, align 8
  %898 = load ptr, ptr %28, align 8
  %899 = mul nsw i64 %896, 17
  %900 = getelementptr inbounds <4 x double>, ptr %898, i64 %899
  %901 = load ptr, ptr %29, align 8
  %902 = mul nsw i64 %896, 19
  %903 = getelementptr inbounds <4 x double>, ptr %898, i64 %902
  %904 = icmp sgt i64 %896, 0
  br i1 %904, label %975, label %955

905:
  %906 = phi i64 [ %914, %905 ], [ 0, %975 ]
  %907 = phi <4 x double> [ %913, %905 ], [ zeroinitializer, %975 ]
  %908 = getelementptr inbounds <4 x double>, ptr %903, i64 %906
  %909 = load <4 x double>, ptr %908, align 32
  %910 = getelementptr inbounds <4 x double>, ptr %171, i64 %906
  %911 = load <4 x double>, ptr %910, align 32
  %912 = fmul <4 x double> %909, %911
  %913 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %912, <4 x double> %912, <4 x double> %907)
  %914 = add nsw i64 %906, 4
  %915 = icmp slt i64 %914, %896
  br i1 %915, label %905, label %916

916:
  %917 = icmp sgt i64 %896, 1
  br i1 %917, label %918, label %955

918:
  %919 = phi i64 [ %927, %918 ], [ 1, %916 ]
  %920 = phi <4 x double> [ %926, %918 ], [ zeroinitializer, %916 ]
  %921 = getelementptr inbounds <4 x double>, ptr %903, i64 %919
  %922 = load <4 x double>, ptr %921, align 32
  %923 = getelementptr inbounds <4 x double>, ptr %171, i64 %919
  %924 = load <4 x double>, ptr %923, align 32
  %925 = fmul <4 x double> %922, %924
  %926 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %925, <4 x double> %925, <4 x double> %920)
  %927 = add nsw i64 %919, 4
  %928 = icmp slt i64 %927, %896
  br i1 %928, label %918, label %929

929:
  %930 = icmp sgt i64 %896, 2
  br i1 %930, label %931, label %955

931:
  %932 = phi i64 [ %940, %931 ], [ 2, %929 ]
  %933 = phi <4 x double> [ %939, %931 ], [ zeroinitializer, %929 ]
  %934 = getelementptr inbounds <4 x double>, ptr %903, i64 %932
  %935 = load <4 x double>, ptr %934, align 32
  %936 = getelementptr inbounds <4 x double>, ptr %171, i64 %932
  %937 = load <4 x double>, ptr %936, align 32
  %938 = fmul <4 x double> %935, %937
  %939 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %938, <4 x double> %938, <4 x double> %933)
  %940 = add nsw i64 %932, 4
  %941 = icmp slt i64 %940, %896
  br i1 %941, label %931, label %942

942:
  %943 = icmp sgt i64 %896, 3
  br i1 %943, label %944, label %955

944:
  %945 = phi i64 [ %953, %944 ], [ 3, %942 ]
  %946 = phi <4 x double> [ %952, %944 ], [ zeroinitializer, %942 ]
  %947 = getelementptr inbounds <4 x double>, ptr %903, i64 %945
  %948 = load <4 x double>, ptr %947, align 32
  %949 = getelementptr inbounds <4 x double>, ptr %171, i64 %945
  %950 = load <4 x double>, ptr %949, align 32
  %951 = fmul <4 x double> %948, %950
  %952 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %951, <4 x double> %951, <4 x double> %946)
  %953 = add nsw i64 %945, 4
  %954 = icmp slt i64 %953, %896
  br i1 %954, label %944, label %955

955:
  %956 = phi <4 x double> [ %939, %942 ], [ zeroinitializer, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %939, %944 ]
  %957 = phi <4 x double> [ %913, %942 ], [ %913, %929 ], [ %913, %916 ], [ zeroinitializer, %894 ], [ %913, %944 ]
  %958 = phi <4 x double> [ %926, %942 ], [ %926, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %926, %944 ]
  %959 = phi <4 x double> [ zeroinitializer, %942 ], [ zeroinitializer, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %952, %944 ]
  %960 = fadd <4 x double> %957, %958
  %961 = fadd <4 x double> %956, %959
  %962 = fadd <4 x double> %960, %961
  %963 = sitofp i64 %896 to double
  %964 = insertelement <4 x double> poison, double %963, i64 0
  %965 = shufflevector <4 x double> %964, <4 x double> poison, <4 x i32> zeroinitializer
  %966 = fdiv <4 x double> %962, %965
  br label %967

967:
  %968 = phi i32 [ 0, %955 ], [ %973, %967 ]
  %969 = phi <4 x double> [ %966, %955 ], [ %972, %967 ]
  %970 = extractelement <4 x double> %969, i32 %968
  %971 = call double @llvm.sqrt.f64(double %970)
  %972 = insertelement <4 x double> %969, double %971, i32 %968
  %973 = add nsw i32 %968, 1
  %974 = icmp eq i32 %973, 4
  br i1 %974, label %987, label %967

975:
  %976 = phi i64 [ %983, %975 ], [ 0, %894 ]
  %977 = getelementptr inbounds <4 x double>, ptr %901, i64 %976
  %978 = load <4 x double>, ptr %977, align 32
  %979 = getelementptr inbounds <4 x double>, ptr %900, i64 %976
  %980 = load <4 x double>, ptr %979, align 32
  %981 = fsub <4 x double> %978, %980
  %982 = getelementptr inbounds <4 x double>, ptr %903, i64 %976
  store <4 x double> %981, ptr %982, align 32
  %983 = add nsw i64 %976, 1
  %984 = icmp eq i64 %983, %896
  br i1 %984, label %905, label %975

985:
  %986 = fcmp ugt double %992, 1.000000e+00
  br i1 %986, label %996, label %1141

987:
  %988 = phi <4 x double> [ %993, %987 ], [ zeroinitializer, %967 ]
  %989 = phi i32 [ %994, %987 ], [ 0, %967 ]
  %990 = extractelement <4 x double> %988, i64 0
  %991 = extractelement <4 x double> %972, i32 %989
  %992 = call double @llvm.maxnum.f64(double %990, double %991)
  %993 = insertelement <4 x double> %988, double %992, i64 0
  %994 = add nsw i32 %989, 1
  %995 = icmp eq i32 %994, 4
  br i1 %995, label %985, label %987

996:
  %997 = load i64, ptr %37, align 8
  %998 = icmp eq i64 %997, 0
  br i1 %998, label %1141, label %999

999:
  %1000 = getelementptr inbounds <4 x double>, ptr %897, i64 9
  %1001 = load <4 x double>, ptr %1000, align 32
  %1002 = load <4 x double>, ptr %897, align 32
  %1003 = fsub <4 x double> %1001, %1002
  %1004 = getelementptr inbounds <4 x double>, ptr %897, i64 7
  %1005 = load <4 x double>, ptr %1004, align 32
  %1006 = getelementptr inbounds <4 x double>, ptr %897, i64 8
  %1007 = load <4 x double>, ptr %1006, align 32
  %1008 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1007, <4 x double> %1003, <4 x double> %1005)
  %1009 = fmul <4 x double> %1008, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1010 = load ptr, ptr %28, align 8
  %1011 = mul nsw i64 %896, 20
  %1012 = getelementptr inbounds <4 x double>, ptr %1010, i64 %1011
  %1013 = load i64, ptr %35, align 8
  %1014 = load ptr, ptr %36, align 8
  %1015 = icmp sgt i64 %1013, 0
  br i1 %1015, label %1016, label %1032

1016:
  %1017 = phi i64 [ %1028, %1016 ], [ 0, %999 ]
  %1018 = phi <4 x double> [ %1027, %1016 ], [ zeroinitializer, %999 ]
  %1019 = getelementptr inbounds <4 x double>, ptr %1012, i64 %1017
  %1020 = load <4 x i64>, ptr %1019, align 32
  %1021 = and <4 x i64> %1020, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1022 = bitcast <4 x i64> %1021 to <4 x double>
  %1023 = getelementptr inbounds <4 x double>, ptr %1014, i64 %1017
  %1024 = load <4 x double>, ptr %1023, align 32
  %1025 = fmul <4 x double> %1024, %1022
  %1026 = fcmp ogt <4 x double> %1025, %1018
  %1027 = select <4 x i1> %1026, <4 x double> %1025, <4 x double> %1018
  %1028 = add nsw i64 %1017, 1
  %1029 = icmp eq i64 %1028, %1013
  br i1 %1029, label %1030, label %1016

1030:
  %1031 = fmul <4 x double> %1027, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1032

1032:
  %1033 = phi <4 x double> [ zeroinitializer, %999 ], [ %1031, %1030 ]
  %1034 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1009, <4 x double> %1003, <4 x double> %1033)
  br i1 %904, label %1105, label %1085

1035:
  %1036 = phi i64 [ %1044, %1035 ], [ 0, %1124 ]
  %1037 = phi <4 x double> [ %1043, %1035 ], [ zeroinitializer, %1124 ]
  %1038 = getelementptr inbounds <4 x double>, ptr %903, i64 %1036
  %1039 = load <4 x double>, ptr %1038, align 32
  %1040 = getelementptr inbounds <4 x double>, ptr %171, i64 %1036
  %1041 = load <4 x double>, ptr %1040, align 32
  %1042 = fmul <4 x double> %1039, %1041
  %1043 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1042, <4 x double> %1042, <4 x double> %1037)
  %1044 = add nsw i64 %1036, 4
  %1045 = icmp slt i64 %1044, %896
  br i1 %1045, label %1035, label %1046

1046:
  %1047 = icmp sgt i64 %896, 1
  br i1 %1047, label %1048, label %1085

1048:
  %1049 = phi i64 [ %1057, %1048 ], [ 1, %1046 ]
  %1050 = phi <4 x double> [ %1056, %1048 ], [ zeroinitializer, %1046 ]
  %1051 = getelementptr inbounds <4 x double>, ptr %903, i64 %1049
  %1052 = load <4 x double>, ptr %1051, align 32
  %1053 = getelementptr inbounds <4 x double>, ptr %171, i64 %1049
  %1054 = load <4 x double>, ptr %1053, align 32
  %1055 = fmul <4 x double> %1052, %1054
  %1056 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1055, <4 x double> %1055, <4 x double> %1050)
  %1057 = add nsw i64 %1049, 4
  %1058 = icmp slt i64 %1057, %896
  br i1 %1058, label %1048, label %1059

1059:
  %1060 = icmp sgt i64 %896, 2
  br i1 %1060, label %1061, label %1085

1061:
  %1062 = phi i64 [ %1070, %1061 ], [ 2, %1059 ]
  %1063 = phi <4 x double> [ %1069, %1061 ], [ zeroinitializer, %1059 ]
  %1064 = getelementptr inbounds <4 x double>, ptr %903, i64 %1062
  %1065 = load <4 x double>, ptr %1064, align 32
  %1066 = getelementptr inbounds <4 x double>, ptr %171, i64 %1062
  %1067 = load <4 x double>, ptr %1066, align 32
  %1068 = fmul <4 x double> %1065, %1067
  %1069 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1068, <4 x double> %1068, <4 x double> %1063)
  %1070 = add nsw i64 %1062, 4
  %1071 = icmp slt i64 %1070, %896
  br i1 %1071, label %1061, label %1072

1072:
  %1073 = icmp sgt i64 %896, 3
  br i1 %1073, label %1074, label %1085

1074:
  %1075 = phi i64 [ %1083, %1074 ], [ 3, %1072 ]
  %1076 = phi <4 x double> [ %1082, %1074 ], [ zeroinitializer, %1072 ]
  %1077 = getelementptr inbounds <4 x double>, ptr %903, i64 %1075
  %1078 = load <4 x double>, ptr %1077, align 32
  %1079 = getelementptr inbounds <4 x double>, ptr %171, i64 %1075
  %1080 = load <4 x double>, ptr %1079, align 32
  %1081 = fmul <4 x double> %1078, %1080
  %1082 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1081, <4 x double> %1081, <4 x double> %1076)
  %1083 = add nsw i64 %1075, 4
  %1084 = icmp slt i64 %1083, %896
  br i1 %1084, label %1074, label %1085

1085:
  %1086 = phi <4 x double> [ %1069, %1072 ], [ zeroinitializer, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1069, %1074 ]
  %1087 = phi <4 x double> [ %1043, %1072 ], [ %1043, %1059 ], [ %1043, %1046 ], [ zeroinitializer, %1032 ], [ %1043, %1074 ]
  %1088 = phi <4 x double> [ %1056, %1072 ], [ %1056, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1056, %1074 ]
  %1089 = phi <4 x double> [ zeroinitializer, %1072 ], [ zeroinitializer, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1082, %1074 ]
  %1090 = fadd <4 x double> %1087, %1088
  %1091 = fadd <4 x double> %1086, %1089
  %1092 = fadd <4 x double> %1090, %1091
  %1093 = fdiv <4 x double> %1092, %965
  br label %1094

1094:
  %1095 = phi i32 [ 0, %1085 ], [ %1100, %1094 ]
  %1096 = phi <4 x double> [ %1093, %1085 ], [ %1099, %1094 ]
  %1097 = extractelement <4 x double> %1096, i32 %1095
  %1098 = call double @llvm.sqrt.f64(double %1097)
  %1099 = insertelement <4 x double> %1096, double %1098, i32 %1095
  %1100 = add nsw i32 %1095, 1
  %1101 = icmp eq i32 %1100, 4
  br i1 %1101, label %1102, label %1094

1102:
  %1103 = fcmp ole <4 x double> %972, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1104 = select <4 x i1> %1103, <4 x double> %972, <4 x double> %1099
  br label %1141

1105:
  %1106 = phi i64 [ %1139, %1124 ], [ 0, %1032 ]
  %1107 = load i64, ptr %37, align 8
  %1108 = icmp sgt i64 %1107, %1106
  br i1 %1108, label %1109, label %1124

1109:
  %1110 = load ptr, ptr %30, align 8
  %1111 = load i64, ptr %38, align 8
  %1112 = load i64, ptr %35, align 8
  %1113 = icmp sgt i64 %1112, %1106
  br i1 %1113, label %1117, label %1114

1114:
  %1115 = load i64, ptr %39, align 8
  %1116 = sub nsw i64 %1106, %1115
  br label %1117

1117:
  %1118 = phi <4 x double> [ %1034, %1109 ], [ %1009, %1114 ]
  %1119 = phi i64 [ %1106, %1109 ], [ %1116, %1114 ]
  %1120 = add nsw i64 %1119, %1111
  %1121 = getelementptr inbounds <4 x double>, ptr %1110, i64 %1120
  %1122 = load <4 x double>, ptr %1121, align 32
  %1123 = fmul <4 x double> %1118, %1122
  br label %1124

1124:
  %1125 = phi <4 x double> [ %1123, %1117 ], [ zeroinitializer, %1105 ]
  %1126 = getelementptr inbounds <4 x double>, ptr %171, i64 %1106
  %1127 = load <4 x double>, ptr %1126, align 32
  %1128 = load ptr, ptr %28, align 8
  %1129 = add nsw i64 %1106, %1011
  %1130 = getelementptr inbounds <4 x double>, ptr %1128, i64 %1129
  %1131 = load <4 x i64>, ptr %1130, align 32
  %1132 = and <4 x i64> %1131, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1133 = bitcast <4 x i64> %1132 to <4 x double>
  %1134 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1133, <4 x double> <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>, <4 x double> %1125)
  %1135 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1127, <4 x double> %1134, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %1136 = getelementptr inbounds <4 x double>, ptr %903, i64 %1106
  %1137 = load <4 x double>, ptr %1136, align 32
  %1138 = fdiv <4 x double> %1137, %1135
  store <4 x double> %1138, ptr %1136, align 32
  %1139 = add nsw i64 %1106, 1
  %1140 = icmp eq i64 %1139, %896
  br i1 %1140, label %1035, label %1105

1141:
  %1142 = phi <4 x double> [ %1104, %1102 ], [ %972, %996 ], [ %972, %985 ]
  %1143 = load ptr, ptr %24, align 8
  br label %1152

1144:
  %1145 = phi i64 [ %1150, %1144 ], [ 0, %891 ]
  %1146 = phi <4 x double> [ %1149, %1144 ], [ zeroinitializer, %891 ]
  %1147 = getelementptr inbounds <4 x double>, ptr %167, i64 %1145
  %1148 = load <4 x double>, ptr %1147, align 32
  %1149 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1148, <4 x double> zeroinitializer, <4 x double> %1146)
  %1150 = add nsw i64 %1145, 1
  %1151 = icmp eq i64 %1150, %893
  br i1 %1151, label %894, label %1144

1152:
  %1153 = phi i64 [ 0, %1141 ], [ %1194, %1191 ]
  %1154 = phi <4 x double> [ %855, %1141 ], [ %1193, %1191 ]
  %1155 = phi i32 [ %865, %1141 ], [ %1192, %1191 ]
  %1156 = add nsw i64 %1153, 16
  %1157 = getelementptr inbounds i64, ptr %1143, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = icmp eq i64 %1158, 0
  br i1 %1159, label %1191, label %1160

1160:
  %1161 = trunc i64 %1153 to i32
  %1162 = extractelement <4 x double> %895, i32 %1161
  %1163 = fcmp une double %1162, 0.000000e+00
  br i1 %1163, label %1164, label %1167

1164:
  %1165 = insertelement <4 x double> %1154, double 0x7FF8000000000000, i32 %1161
  %1166 = extractelement <4 x double> %1142, i32 %1161
  br label %1173

1167:
  %1168 = extractelement <4 x double> %1142, i32 %1161
  %1169 = extractelement <4 x double> %1154, i32 %1161
  %1170 = fcmp ogt double %1168, %1169
  br i1 %1170, label %1171, label %1173

1171:
  %1172 = insertelement <4 x double> %1154, double %1168, i32 %1161
  br label %1173

1173:
  %1174 = phi double [ %1168, %1167 ], [ %1168, %1171 ], [ %1166, %1164 ]
  %1175 = phi <4 x double> [ %1154, %1167 ], [ %1172, %1171 ], [ %1165, %1164 ]
  %1176 = extractelement <4 x double> %1175, i32 %1161
  %1177 = fcmp ole double %1176, 1.000000e+00
  %1178 = zext i1 %1177 to i64
  store i64 %1178, ptr %1157, align 8
  %1179 = fcmp ogt double %1174, 1.000000e+00
  %1180 = add nsw i64 %1153, 20
  br i1 %1179, label %1181, label %1185

1181:
  %1182 = getelementptr inbounds i64, ptr %1143, i64 %1180
  %1183 = load i64, ptr %1182, align 8
  %1184 = add nsw i64 %1183, 1
  br label %1185

1185:
  %1186 = phi i64 [ %1184, %1181 ], [ 0, %1173 ]
  %1187 = getelementptr inbounds i64, ptr %1143, i64 %1180
  store i64 %1186, ptr %1187, align 8
  %1188 = xor i1 %1177, true
  %1189 = sext i1 %1188 to i32
  %1190 = add i32 %1155, %1189
  br label %1191

1191:
  %1192 = phi i32 [ %1190, %1185 ], [ %1155, %1152 ]
  %1193 = phi <4 x double> [ %1175, %1185 ], [ %1154, %1152 ]
  %1194 = add nsw i64 %1153, 1
  %1195 = icmp eq i64 %1194, 4
  br i1 %1195, label %1196, label %1152

1196:
  %1197 = getelementptr inbounds <4 x double>, ptr %165, i64 4
  store <4 x double> %1193, ptr %1197, align 32
  %1198 = icmp eq i32 %1192, 0
  br i1 %1198, label %1509, label %1199

1199:
  %1200 = load i64, ptr %42, align 8
  %1201 = icmp eq i64 %1200, 0
  br i1 %1201, label %1202, label %1205

1202:
  %1203 = load ptr, ptr %26, align 8
  %1204 = icmp eq ptr %1203, null
  br i1 %1204, label %1509, label %1283

1205:
  %1206 = load i64, ptr %27, align 8
  %1207 = load ptr, ptr %28, align 8
  %1208 = load ptr, ptr %29, align 8
  %1209 = load ptr, ptr %43, align 8
  %1210 = load ptr, ptr %23, align 8
  %1211 = getelementptr inbounds <4 x double>, ptr %1210, i64 2
  %1212 = load <4 x double>, ptr %1211, align 32
  store <4 x double> %1212, ptr %3, align 32
  %1213 = getelementptr inbounds <4 x double>, ptr %1210, i64 3
  %1214 = load <4 x double>, ptr %1213, align 32
  %1215 = icmp sgt i64 %1200, 0
  br i1 %1215, label %1216, label %1218

1216:
  %1217 = load ptr, ptr %44, align 8
  br label %1233

1218:
  %1219 = phi i32 [ 0, %1205 ], [ %1240, %1233 ]
  %1220 = load ptr, ptr %45, align 8
  %1221 = load ptr, ptr %30, align 8
  %1222 = load ptr, ptr %46, align 8
  %1223 = load ptr, ptr %32, align 8
  call void %1220(ptr %3, ptr %1208, ptr %1221, ptr %1222, ptr %1223)
  %1224 = icmp eq i32 %1219, 0
  br i1 %1224, label %1279, label %1225

1225:
  %1226 = icmp sgt i64 %1206, 0
  br i1 %1226, label %1227, label %1243

1227:
  %1228 = mul nsw i64 %1206, 20
  %1229 = fcmp ogt <4 x double> %1214, zeroinitializer
  %1230 = select <4 x i1> %1229, <4 x double> %1214, <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1231 = fmul <4 x double> %1214, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1232 = fmul <4 x double> %1214, <double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043>
  br label %1251

1233:
  %1234 = phi i32 [ 0, %1216 ], [ %1240, %1233 ]
  %1235 = phi i64 [ 0, %1216 ], [ %1241, %1233 ]
  %1236 = getelementptr inbounds i64, ptr %1217, i64 %1235
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp ne i64 %1237, 0
  %1239 = zext i1 %1238 to i32
  %1240 = or i32 %1234, %1239
  %1241 = add nsw i64 %1235, 1
  %1242 = icmp eq i64 %1241, %1200
  br i1 %1242, label %1218, label %1233

1243:
  %1244 = load <4 x double>, ptr %1210, align 32
  %1245 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1214, <4 x double> <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>, <4 x double> %1244)
  store <4 x double> %1245, ptr %4, align 32
  %1246 = load ptr, ptr %45, align 8
  %1247 = load ptr, ptr %43, align 8
  %1248 = load ptr, ptr %30, align 8
  %1249 = load ptr, ptr %47, align 8
  %1250 = load ptr, ptr %32, align 8
  call void %1246(ptr %4, ptr %1247, ptr %1248, ptr %1249, ptr %1250)
  br label %1279

1251:
  %1252 = phi i64 [ 0, %1227 ], [ %1277, %1251 ]
  %1253 = add nsw i64 %1252, %1228
  %1254 = getelementptr inbounds <4 x double>, ptr %1207, i64 %1253
  %1255 = load <4 x double>, ptr %1254, align 32
  %1256 = getelementptr inbounds <4 x double>, ptr %1207, i64 %1252
  %1257 = load <4 x double>, ptr %1256, align 32
  %1258 = getelementptr inbounds <4 x double>, ptr %1208, i64 %1252
  %1259 = load <4 x double>, ptr %1258, align 32
  %1260 = fsub <4 x double> %1259, %1255
  %1261 = fmul <4 x double> %1231, %1257
  %1262 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1255, <4 x double> <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>, <4 x double> %1261)
  %1263 = add nsw i64 %1252, %1206
  %1264 = getelementptr inbounds <4 x double>, ptr %1208, i64 %1263
  %1265 = load <4 x double>, ptr %1264, align 32
  %1266 = fmul <4 x double> %1232, %1265
  %1267 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1259, <4 x double> <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>, <4 x double> %1266)
  %1268 = fmul <4 x double> %1267, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1269 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1262, <4 x double> <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>, <4 x double> %1268)
  %1270 = getelementptr inbounds <4 x double>, ptr %1209, i64 %1252
  store <4 x double> %1269, ptr %1270, align 32
  %1271 = fmul <4 x double> %1260, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1272 = fdiv <4 x double> %1271, %1230
  %1273 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1257, <4 x double> <double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF>, <4 x double> %1272)
  %1274 = load <4 x double>, ptr %1264, align 32
  %1275 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %1274, <4 x double> <double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A>, <4 x double> %1273)
  %1276 = getelementptr inbounds <4 x double>, ptr %1209, i64 %1263
  store <4 x double> %1275, ptr %1276, align 32
  %1277 = add nsw i64 %1252, 1
  %1278 = icmp eq i64 %1277, %1206
  br i1 %1278, label %1243, label %1251

1279:
  %1280 = phi i64 [ 1, %1218 ], [ 2, %1243 ]
  br i1 %1215, label %1281, label %1283

1281:
  %1282 = load ptr, ptr %44, align 8
  br label %1287

1283:
  %1284 = phi i64 [ %1280, %1279 ], [ 1, %1202 ], [ %1280, %1287 ]
  %1285 = phi i32 [ 0, %1279 ], [ 0, %1202 ], [ %1294, %1287 ]
  %1286 = icmp eq i32 %1285, 0
  br label %1297

1287:
  %1288 = phi i32 [ 0, %1281 ], [ %1294, %1287 ]
  %1289 = phi i64 [ 0, %1281 ], [ %1295, %1287 ]
  %1290 = getelementptr inbounds i64, ptr %1282, i64 %1289
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp eq i64 %1291, 3
  %1293 = zext i1 %1292 to i32
  %1294 = or i32 %1288, %1293
  %1295 = add nsw i64 %1289, 1
  %1296 = icmp eq i64 %1295, %1200
  br i1 %1296, label %1283, label %1287

1297:
  %1298 = phi i64 [ 0, %1283 ], [ %1507, %1505 ]
  %1299 = phi i32 [ 0, %1283 ], [ %1506, %1505 ]
  %1300 = load ptr, ptr %24, align 8
  %1301 = trunc i64 %1298 to i32
  %1302 = and i64 %1298, 4294967279
  %1303 = or i64 %1302, 16
  %1304 = getelementptr inbounds i64, ptr %1300, i64 %1303
  %1305 = load i64, ptr %1304, align 8
  %1306 = icmp eq i64 %1305, 0
  br i1 %1306, label %1505, label %1307

1307:
  %1308 = load ptr, ptr %26, align 8
  %1309 = icmp eq ptr %1308, null
  br i1 %1309, label %1315, label %1310

1310:
  %1311 = getelementptr inbounds i64, ptr %1300, i64 %1298
  %1312 = load i64, ptr %1311, align 8
  %1313 = getelementptr inbounds ptr, ptr %1308, i64 %1312
  %1314 = load ptr, ptr %1313, align 8
  br i1 %1201, label %1317, label %1320

1315:
  br i1 %1201, label %1505, label %1316

1316:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1301)
  br label %1329

1317:
  %1318 = icmp eq ptr %1314, null
  br i1 %1318, label %1505, label %1319

1319:
  call fastcc void @store_4(ptr %0, i32 %1301)
  br label %1505

1320:
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1301)
  %1321 = icmp eq ptr %1314, null
  br i1 %1321, label %1329, label %1322

1322:
  %1323 = getelementptr inbounds %struct.Run, ptr %1314, i64 0, i32 25
  %1324 = getelementptr inbounds %struct.Code, ptr %1314, i64 0, i32 14
  %1325 = load ptr, ptr %1324, align 8
  %1326 = getelementptr inbounds i64, ptr %1325, i64 2
  %1327 = load i64, ptr %1326, align 8
  %1328 = add nsw i64 %1327, %1284
  store i64 %1328, ptr %1326, align 8
  br label %1329

1329:
  %1330 = phi ptr [ %48, %1316 ], [ %1323, %1322 ], [ %48, %1320 ]
  %1331 = phi i1 [ true, %1316 ], [ false, %1322 ], [ true, %1320 ]
  br i1 %1286, label %1340, label %1332

1332:
  %1333 = load double, ptr %49, align 8
  %1334 = call fastcc i32 @may_peak(ptr %1330, i64 %1200, double %1333)
  %1335 = icmp eq i32 %1334, 0
  br i1 %1335, label %1340, label %1336

1336:
  %1337 = select i1 %1331, i64 5, i64 8
  call fastcc void @release_4(ptr %0, i32 %1301, i64 %1337)
  %1338 = load ptr, ptr %24, align 8
  %1339 = getelementptr inbounds i64, ptr %1338, i64 %1303
  br label %1500

1340:
  br i1 %1331, label %1342, label %1341

1341:
  call fastcc void @store_4(ptr %0, i32 %1301)
  br label %1342

1342:
  %1343 = load i64, ptr %42, align 8
  %1344 = load i64, ptr %27, align 8
  %1345 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 13
  %1346 = load ptr, ptr %1345, align 8
  %1347 = getelementptr inbounds i64, ptr %1346, i64 1
  %1348 = load i64, ptr %1347, align 8
  %1349 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 2
  %1350 = load i64, ptr %1349, align 8
  %1351 = icmp slt i64 %1348, %1350
  br i1 %1351, label %1352, label %1359

1352:
  %1353 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 6
  %1354 = load ptr, ptr %1353, align 8
  %1355 = getelementptr inbounds double, ptr %1354, i64 %1348
  %1356 = load double, ptr %1355, align 8
  %1357 = load double, ptr %50, align 8
  %1358 = fcmp ole double %1356, %1357
  br label %1359

1359:
  %1360 = phi i1 [ false, %1342 ], [ %1358, %1352 ]
  %1361 = load double, ptr %49, align 8
  %1362 = call fastcc i32 @suspicious(ptr %1330, i64 %1343, double %1361)
  %1363 = icmp ne i32 %1362, 0
  %1364 = select i1 %1360, i1 true, i1 %1363
  br i1 %1364, label %1365, label %1453

1365:
  %1366 = load ptr, ptr %28, align 8
  %1367 = shl i64 %1344, 2
  %1368 = load ptr, ptr %51, align 8
  %1369 = load i64, ptr %52, align 8
  %1370 = icmp sgt i64 %1344, 0
  br label %1430

1371:
  %1372 = mul i64 %1344, 68
  %1373 = getelementptr inbounds double, ptr %1366, i64 %1372
  %1374 = mul nsw i64 %1369, 17
  %1375 = getelementptr inbounds double, ptr %1368, i64 %1374
  br label %1376

1376:
  %1377 = phi i64 [ %1383, %1376 ], [ 0, %1371 ]
  %1378 = shl nsw i64 %1377, 2
  %1379 = add nsw i64 %1378, %1298
  %1380 = getelementptr inbounds double, ptr %1373, i64 %1379
  %1381 = load double, ptr %1380, align 8
  %1382 = getelementptr inbounds double, ptr %1375, i64 %1377
  store double %1381, ptr %1382, align 8
  %1383 = add nsw i64 %1377, 1
  %1384 = icmp eq i64 %1383, %1344
  br i1 %1384, label %1385, label %1376

1385:
  %1386 = mul i64 %1344, 80
  %1387 = getelementptr inbounds double, ptr %1366, i64 %1386
  %1388 = mul nsw i64 %1369, 20
  %1389 = getelementptr inbounds double, ptr %1368, i64 %1388
  br label %1390

1390:
  %1391 = phi i64 [ 0, %1385 ], [ %1397, %1390 ]
  %1392 = shl nsw i64 %1391, 2
  %1393 = add nsw i64 %1392, %1298
  %1394 = getelementptr inbounds double, ptr %1387, i64 %1393
  %1395 = load double, ptr %1394, align 8
  %1396 = getelementptr inbounds double, ptr %1389, i64 %1391
  store double %1395, ptr %1396, align 8
  %1397 = add nsw i64 %1391, 1
  %1398 = icmp eq i64 %1397, %1344
  br i1 %1398, label %1399, label %1390

1399:
  %1400 = load ptr, ptr %29, align 8
  %1401 = shl nsw i64 %1344, 1
  %1402 = or i64 %1401, 1
  %1403 = load i64, ptr %53, align 8
  %1404 = add nsw i64 %1402, %1403
  %1405 = load ptr, ptr %54, align 8
  %1406 = icmp sgt i64 %1404, 0
  br i1 %1406, label %1407, label %1416

1407:
  %1408 = phi i64 [ %1414, %1407 ], [ 0, %1399 ]
  %1409 = shl nsw i64 %1408, 2
  %1410 = add nsw i64 %1409, %1298
  %1411 = getelementptr inbounds double, ptr %1400, i64 %1410
  %1412 = load double, ptr %1411, align 8
  %1413 = getelementptr inbounds double, ptr %1405, i64 %1408
  store double %1412, ptr %1413, align 8
  %1414 = add nsw i64 %1408, 1
  %1415 = icmp eq i64 %1414, %1404
  br i1 %1415, label %1416, label %1407

1416:
  %1417 = load ptr, ptr %30, align 8
  %1418 = load i64, ptr %55, align 8
  %1419 = load ptr, ptr %56, align 8
  %1420 = icmp sgt i64 %1418, 0
  br i1 %1420, label %1421, label %1453

1421:
  %1422 = phi i64 [ %1428, %1421 ], [ 0, %1416 ]
  %1423 = shl nsw i64 %1422, 2
  %1424 = add nsw i64 %1423, %1298
  %1425 = getelementptr inbounds double, ptr %1417, i64 %1424
  %1426 = load double, ptr %1425, align 8
  %1427 = getelementptr inbounds double, ptr %1419, i64 %1422
  store double %1426, ptr %1427, align 8
  %1428 = add nsw i64 %1422, 1
  %1429 = icmp eq i64 %1428, %1418
  br i1 %1429, label %1453, label %1421

1430:
  %1431 = phi i64 [ 0, %1365 ], [ %1452, %1451 ]
  %1432 = mul i64 %1367, %1431
  %1433 = getelementptr inbounds double, ptr %1366, i64 %1432
  %1434 = mul nsw i64 %1431, %1369
  %1435 = getelementptr inbounds double, ptr %1368, i64 %1434
  br i1 %1370, label %1436, label %1448

1436:
  %1437 = phi i64 [ %1443, %1436 ], [ 0, %1430 ]
  %1438 = shl nsw i64 %1437, 2
  %1439 = add nsw i64 %1438, %1298
  %1440 = getelementptr inbounds double, ptr %1433, i64 %1439
  %1441 = load double, ptr %1440, align 8
  %1442 = getelementptr inbounds double, ptr %1435, i64 %1437
  store double %1441, ptr %1442, align 8
  %1443 = add nsw i64 %1437, 1
  %1444 = icmp eq i64 %1443, %1344
  br i1 %1444, label %1445, label %1436

1445:
  %1446 = add nsw i64 %1431, 1
  %1447 = icmp eq i64 %1446, 12
  br i1 %1447, label %1371, label %1451

1448:
  %1449 = add nsw i64 %1431, 1
  %1450 = icmp eq i64 %1449, 12
  br i1 %1450, label %1399, label %1451

1451:
  %1452 = phi i64 [ %1446, %1445 ], [ %1449, %1448 ]
  br label %1430

1453:
  %1454 = call fastcc double @observe(ptr %5, ptr %1330, i32 %1362)
  %1455 = fcmp olt double %1454, 1.000000e+00
  br i1 %1455, label %1456, label %1480

1456:
  %1457 = load double, ptr %57, align 8
  %1458 = load double, ptr %49, align 8
  %1459 = call double @llvm.fmuladd.f64(double %1454, double %1458, double %1457)
  %1460 = load ptr, ptr %23, align 8
  %1461 = add nsw i64 %1298, 8
  %1462 = getelementptr inbounds double, ptr %1460, i64 %1461
  store double %1459, ptr %1462, align 8
  %1463 = shl nsw i64 %1344, 1
  %1464 = or i64 %1463, 1
  %1465 = load i64, ptr %53, align 8
  %1466 = add nsw i64 %1464, %1465
  %1467 = icmp sgt i64 %1466, 0
  br i1 %1467, label %1468, label %1480

1468:
  %1469 = load ptr, ptr %58, align 8
  %1470 = load ptr, ptr %29, align 8
  br label %1471

1471:
  %1472 = phi i64 [ 0, %1468 ], [ %1478, %1471 ]
  %1473 = getelementptr inbounds double, ptr %1469, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = shl nsw i64 %1472, 2
  %1476 = add nsw i64 %1475, %1298
  %1477 = getelementptr inbounds double, ptr %1470, i64 %1476
  store double %1474, ptr %1477, align 8
  %1478 = add nsw i64 %1472, 1
  %1479 = icmp eq i64 %1478, %1466
  br i1 %1479, label %1480, label %1471

1480:
  %1481 = icmp eq ptr %48, %1330
  br i1 %1481, label %1482, label %1503

1482:
  %1483 = icmp sgt i64 %1343, 0
  br i1 %1483, label %1484, label %1489

1484:
  %1485 = shl i64 %1343, 1
  %1486 = load ptr, ptr %60, align 8
  %1487 = load ptr, ptr %59, align 8
  %1488 = call i64 @llvm.smax.i64(i64 %1485, i64 1)
  br label %1491

1489:
  %1490 = load ptr, ptr %1345, align 8
  br label %1500

1491:
  %1492 = phi i64 [ 0, %1484 ], [ %1498, %1491 ]
  %1493 = getelementptr inbounds double, ptr %1486, i64 %1492
  %1494 = load double, ptr %1493, align 8
  %1495 = shl nsw i64 %1492, 2
  %1496 = add nsw i64 %1495, %1298
  %1497 = getelementptr inbounds double, ptr %1487, i64 %1496
  store double %1494, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1488
  br i1 %1499, label %1489, label %1491

1500:
  %1501 = phi ptr [ %1490, %1489 ], [ %1339, %1336 ]
  %1502 = phi i32 [ %1299, %1489 ], [ 1, %1336 ]
  store i64 0, ptr %1501, align 8
  br label %1503

1503:
  %1504 = phi i32 [ %1299, %1480 ], [ %1502, %1500 ]
  br label %1505

1505:
  %1506 = phi i32 [ %1299, %1297 ], [ %1504, %1503 ], [ %1299, %1319 ], [ %1299, %1317 ], [ %1299, %1315 ]
  %1507 = add nsw i64 %1298, 1
  %1508 = icmp eq i64 %1507, 4
  br i1 %1508, label %1509, label %1297

1509:
  %1510 = phi i32 [ %68, %1202 ], [ %68, %1196 ], [ %68, %837 ], [ %1506, %1505 ]
  %1511 = load i64, ptr %27, align 8
  %1512 = load ptr, ptr %28, align 8
  %1513 = load ptr, ptr %29, align 8
  %1514 = load ptr, ptr %24, align 8
  %1515 = getelementptr inbounds i64, ptr %1514, i64 16
  %1516 = load <4 x i64>, ptr %1515, align 32
  %1517 = icmp ne <4 x i64> %1516, zeroinitializer
  %1518 = sext <4 x i1> %1517 to <4 x i64>
  %1519 = icmp sgt i64 %1511, 0
  %1520 = mul nsw i64 %1511, 20
  br i1 %1519, label %1521, label %1533

1521:
  %1522 = phi i64 [ %1531, %1521 ], [ 0, %1509 ]
  %1523 = getelementptr inbounds <4 x double>, ptr %1513, i64 %1522
  %1524 = load <4 x i64>, ptr %1523, align 32
  %1525 = and <4 x i64> %1524, %1518
  %1526 = add nsw i64 %1522, %1520
  %1527 = getelementptr inbounds <4 x double>, ptr %1512, i64 %1526
  %1528 = load <4 x i64>, ptr %1527, align 32
  %1529 = select <4 x i1> %1517, <4 x i64> zeroinitializer, <4 x i64> %1528
  %1530 = or <4 x i64> %1529, %1525
  store <4 x i64> %1530, ptr %1527, align 32
  %1531 = add nsw i64 %1522, 1
  %1532 = icmp eq i64 %1531, %1511
  br i1 %1532, label %1571, label %1521

1533:
  %1534 = getelementptr inbounds <4 x double>, ptr %1512, i64 %1520
  %1535 = load i64, ptr %35, align 8
  %1536 = load i64, ptr %37, align 8
  %1537 = load ptr, ptr %36, align 8
  %1538 = icmp slt i64 %1535, %1536
  br i1 %1538, label %1539, label %1567

1539:
  %1540 = phi i64 [ %1551, %1539 ], [ %1535, %1533 ]
  %1541 = phi <4 x double> [ %1550, %1539 ], [ zeroinitializer, %1533 ]
  %1542 = getelementptr inbounds <4 x double>, ptr %1534, i64 %1540
  %1543 = load <4 x i64>, ptr %1542, align 32
  %1544 = and <4 x i64> %1543, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1545 = bitcast <4 x i64> %1544 to <4 x double>
  %1546 = getelementptr inbounds <4 x double>, ptr %1537, i64 %1540
  %1547 = load <4 x double>, ptr %1546, align 32
  %1548 = fmul <4 x double> %1547, %1545
  %1549 = fcmp ogt <4 x double> %1548, %1541
  %1550 = select <4 x i1> %1549, <4 x double> %1548, <4 x double> %1541
  %1551 = add nsw i64 %1540, 1
  %1552 = icmp eq i64 %1551, %1536
  br i1 %1552, label %1553, label %1539

1553:
  %1554 = phi i64 [ %1565, %1553 ], [ %1535, %1539 ]
  %1555 = phi <4 x double> [ %1564, %1553 ], [ zeroinitializer, %1539 ]
  %1556 = getelementptr inbounds <4 x double>, ptr %1512, i64 %1554
  %1557 = load <4 x i64>, ptr %1556, align 32
  %1558 = and <4 x i64> %1557, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1559 = bitcast <4 x i64> %1558 to <4 x double>
  %1560 = getelementptr inbounds <4 x double>, ptr %1537, i64 %1554
  %1561 = load <4 x double>, ptr %1560, align 32
  %1562 = fmul <4 x double> %1561, %1559
  %1563 = fcmp ogt <4 x double> %1562, %1555
  %1564 = select <4 x i1> %1563, <4 x double> %1562, <4 x double> %1555
  %1565 = add nsw i64 %1554, 1
  %1566 = icmp eq i64 %1565, %1536
  br i1 %1566, label %1567, label %1553

1567:
  %1568 = phi <4 x double> [ zeroinitializer, %1533 ], [ %1550, %1553 ]
  %1569 = phi <4 x double> [ zeroinitializer, %1533 ], [ %1564, %1553 ]
  %1570 = shl nsw i64 %1511, 3
  br label %1583

1571:
  %1572 = phi i64 [ %1581, %1571 ], [ 0, %1521 ]
  %1573 = add nsw i64 %1572, %1511
  %1574 = getelementptr inbounds <4 x double>, ptr %1513, i64 %1573
  %1575 = load <4 x i64>, ptr %1574, align 32
  %1576 = and <4 x i64> %1575, %1518
  %1577 = getelementptr inbounds <4 x double>, ptr %1512, i64 %1572
  %1578 = load <4 x i64>, ptr %1577, align 32
  %1579 = select <4 x i1> %1517, <4 x i64> zeroinitializer, <4 x i64> %1578
  %1580 = or <4 x i64> %1579, %1576
  store <4 x i64> %1580, ptr %1577, align 32
  %1581 = add nsw i64 %1572, 1
  %1582 = icmp eq i64 %1581, %1511
  br i1 %1582, label %1533, label %1571

1583:
  %1584 = phi i64 [ 0, %1567 ], [ %1787, %1785 ]
  %1585 = phi i32 [ 0, %1567 ], [ %1786, %1785 ]
  %1586 = load ptr, ptr %23, align 8
  %1587 = getelementptr inbounds double, ptr %1586, i64 %1584
  %1588 = load ptr, ptr %24, align 8
  %1589 = getelementptr inbounds i64, ptr %1588, i64 %1584
  %1590 = load i64, ptr %1589, align 8
  %1591 = icmp slt i64 %1590, 0
  br i1 %1591, label %1785, label %1592

1592:
  %1593 = getelementptr inbounds double, ptr %1587, i64 12
  %1594 = load double, ptr %1593, align 8
  %1595 = getelementptr inbounds double, ptr %1587, i64 16
  %1596 = load double, ptr %1595, align 8
  %1597 = load ptr, ptr %26, align 8
  %1598 = icmp eq ptr %1597, null
  br i1 %1598, label %1613, label %1599

1599:
  %1600 = getelementptr inbounds ptr, ptr %1597, i64 %1590
  %1601 = load ptr, ptr %1600, align 8
  %1602 = icmp eq ptr %1601, null
  br i1 %1602, label %1613, label %1603

1603:
  %1604 = getelementptr inbounds %struct.Run, ptr %1601, i64 0, i32 20
  %1605 = load ptr, ptr %1604, align 8
  %1606 = getelementptr inbounds i64, ptr %1589, i64 16
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp eq i64 %1607, 0
  %1609 = zext i1 %1608 to i64
  %1610 = getelementptr inbounds i64, ptr %1605, i64 %1609
  %1611 = load i64, ptr %1610, align 8
  %1612 = add nsw i64 %1611, 1
  store i64 %1612, ptr %1610, align 8
  br label %1613

1613:
  %1614 = phi i1 [ true, %1603 ], [ false, %1599 ], [ false, %1592 ]
  %1615 = phi ptr [ %1601, %1603 ], [ null, %1599 ], [ null, %1592 ]
  %1616 = getelementptr inbounds i64, ptr %1589, i64 16
  %1617 = load i64, ptr %1616, align 8
  %1618 = icmp eq i64 %1617, 0
  br i1 %1618, label %1619, label %1645

1619:
  %1620 = getelementptr inbounds i64, ptr %1589, i64 12
  store i64 1, ptr %1620, align 8
  %1621 = zext i1 %1614 to i64
  %1622 = getelementptr inbounds i64, ptr %1589, i64 4
  %1623 = load i64, ptr %1622, align 8
  %1624 = add nsw i64 %1623, %1621
  store i64 %1624, ptr %1622, align 8
  %1625 = fcmp olt double %1596, 0x7FF0000000000000
  br i1 %1625, label %1626, label %1639

1626:
  %1627 = fcmp oeq double %1596, 0.000000e+00
  br i1 %1627, label %1635, label %1628

1628:
  %1629 = call double @llvm.sqrt.f64(double %1596)
  %1630 = call double @llvm.sqrt.f64(double %1629)
  %1631 = call double @llvm.sqrt.f64(double %1630)
  %1632 = fdiv double 8.500000e-01, %1631
  %1633 = call double @llvm.maxnum.f64(double %1632, double 0x3FD5555555555555)
  %1634 = call double @llvm.minnum.f64(double %1633, double 6.000000e+00)
  br label %1635

1635:
  %1636 = phi double [ %1634, %1628 ], [ 6.000000e+00, %1626 ]
  %1637 = fmul double %1594, %1636
  %1638 = getelementptr inbounds double, ptr %1587, i64 4
  store double %1637, ptr %1638, align 8
  br label %1785

1639:
  %1640 = fmul double %1594, 1.000000e-01
  %1641 = getelementptr inbounds double, ptr %1587, i64 4
  store double %1640, ptr %1641, align 8
  %1642 = getelementptr inbounds i64, ptr %1589, i64 8
  %1643 = load i64, ptr %1642, align 8
  %1644 = add nsw i64 %1643, 1
  store i64 %1644, ptr %1642, align 8
  br label %1785

1645:
  %1646 = fcmp oeq double %1596, 0.000000e+00
  br i1 %1646, label %1654, label %1647

1647:
  %1648 = call double @llvm.sqrt.f64(double %1596)
  %1649 = call double @llvm.sqrt.f64(double %1648)
  %1650 = call double @llvm.sqrt.f64(double %1649)
  %1651 = fdiv double 8.500000e-01, %1650
  %1652 = call double @llvm.maxnum.f64(double %1651, double 0x3FD5555555555555)
  %1653 = call double @llvm.minnum.f64(double %1652, double 6.000000e+00)
  br label %1654

1654:
  %1655 = phi double [ %1653, %1647 ], [ 6.000000e+00, %1645 ]
  %1656 = getelementptr inbounds i64, ptr %1589, i64 12
  %1657 = load i64, ptr %1656, align 8
  %1658 = icmp eq i64 %1657, 0
  %1659 = call double @llvm.minnum.f64(double %1655, double 1.000000e+00)
  %1660 = select i1 %1658, double %1655, double %1659
  %1661 = getelementptr inbounds i64, ptr %1589, i64 24
  %1662 = load i64, ptr %1661, align 8
  %1663 = icmp eq i64 %1662, 0
  br i1 %1663, label %1667, label %1664

1664:
  %1665 = getelementptr inbounds double, ptr %1587, i64 4
  %1666 = load double, ptr %1665, align 8
  br label %1667

1667:
  %1668 = phi double [ %1666, %1664 ], [ 0.000000e+00, %1654 ]
  %1669 = fmul double %1594, %1660
  %1670 = call double @llvm.maxnum.f64(double %1669, double %1668)
  %1671 = getelementptr inbounds double, ptr %1587, i64 4
  store double %1670, ptr %1671, align 8
  %1672 = getelementptr inbounds i64, ptr %1589, i64 20
  store i64 0, ptr %1672, align 8
  %1673 = getelementptr inbounds i64, ptr %1589, i64 8
  store i64 0, ptr %1673, align 8
  store i64 0, ptr %1656, align 8
  %1674 = getelementptr inbounds i64, ptr %1589, i64 4
  %1675 = load i64, ptr %1674, align 8
  %1676 = add nsw i64 %1675, 1
  store i64 %1676, ptr %1674, align 8
  %1677 = getelementptr inbounds double, ptr %1587, i64 24
  %1678 = load double, ptr %1677, align 8
  %1679 = fadd double %1678, 1.000000e+00
  store double %1679, ptr %1677, align 8
  %1680 = getelementptr inbounds double, ptr %1587, i64 8
  %1681 = load double, ptr %1680, align 8
  store double %1681, ptr %1587, align 8
  %1682 = trunc i64 %1584 to i32
  %1683 = extractelement <4 x double> %1568, i32 %1682
  %1684 = getelementptr inbounds double, ptr %1587, i64 28
  store double %1683, ptr %1684, align 8
  %1685 = load i64, ptr %37, align 8
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1699, label %1687

1687:
  %1688 = extractelement <4 x double> %1569, i32 %1682
  %1689 = load ptr, ptr %30, align 8
  %1690 = load i64, ptr %38, align 8
  %1691 = add nsw i64 %1690, %1685
  %1692 = load i64, ptr %39, align 8
  %1693 = sub i64 %1691, %1692
  %1694 = shl nsw i64 %1693, 2
  %1695 = or i64 %1694, %1584
  %1696 = getelementptr inbounds double, ptr %1689, i64 %1695
  %1697 = load double, ptr %1696, align 8
  %1698 = fadd double %1688, %1697
  br label %1699

1699:
  %1700 = phi double [ %1698, %1687 ], [ 0.000000e+00, %1667 ]
  %1701 = getelementptr inbounds double, ptr %1587, i64 32
  store double %1700, ptr %1701, align 8
  %1702 = load i64, ptr %61, align 8
  %1703 = icmp sgt i64 %1702, 0
  br i1 %1703, label %1706, label %1704

1704:
  %1705 = load ptr, ptr %29, align 8
  br label %1727

1706:
  %1707 = load i64, ptr %62, align 8
  %1708 = load i64, ptr %27, align 8
  %1709 = load ptr, ptr %29, align 8
  %1710 = shl nsw i64 %1708, 1
  %1711 = or i64 %1710, 1
  %1712 = load ptr, ptr %30, align 8
  %1713 = sub i64 %1707, %1702
  br label %1714

1714:
  %1715 = phi i64 [ 0, %1706 ], [ %1725, %1714 ]
  %1716 = add nsw i64 %1711, %1715
  %1717 = shl nsw i64 %1716, 2
  %1718 = add nsw i64 %1717, %1584
  %1719 = getelementptr inbounds double, ptr %1709, i64 %1718
  %1720 = load double, ptr %1719, align 8
  %1721 = add nsw i64 %1713, %1715
  %1722 = shl nsw i64 %1721, 2
  %1723 = add nsw i64 %1722, %1584
  %1724 = getelementptr inbounds double, ptr %1712, i64 %1723
  store double %1720, ptr %1724, align 8
  %1725 = add nsw i64 %1715, 1
  %1726 = icmp eq i64 %1725, %1702
  br i1 %1726, label %1727, label %1714

1727:
  %1728 = phi ptr [ %1705, %1704 ], [ %1709, %1714 ]
  %1729 = or i64 %1584, %1570
  %1730 = getelementptr inbounds double, ptr %1728, i64 %1729
  %1731 = load double, ptr %1730, align 8
  %1732 = getelementptr inbounds double, ptr %1587, i64 20
  %1733 = load double, ptr %1732, align 8
  %1734 = fcmp ogt double %1731, %1733
  %1735 = fcmp uno double %1731, 0.000000e+00
  %1736 = or i1 %1735, %1734
  %1737 = select i1 %1736, double %1731, double %1733
  store double %1737, ptr %1732, align 8
  %1738 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 6
  %1739 = select i1 %1614, ptr %1738, ptr %63
  %1740 = load double, ptr %1739, align 8
  %1741 = fcmp ole double %1731, %1740
  %1742 = select i1 %1741, i64 0, i64 4
  %1743 = load i64, ptr %42, align 8
  %1744 = icmp eq i64 %1743, 0
  br i1 %1744, label %1768, label %1745

1745:
  br i1 %1614, label %1746, label %1752

1746:
  %1747 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 25, i32 13
  %1748 = load ptr, ptr %1747, align 8
  %1749 = getelementptr inbounds i64, ptr %1748, i64 2
  %1750 = load i64, ptr %1749, align 8
  %1751 = icmp sgt i64 %1750, -1
  br i1 %1751, label %1765, label %1770

1752:
  %1753 = load ptr, ptr %64, align 8
  %1754 = mul nsw i64 %1584, 6
  %1755 = add nsw i64 %1754, 2
  %1756 = getelementptr inbounds i64, ptr %1753, i64 %1755
  %1757 = load i64, ptr %1756, align 8
  %1758 = icmp sgt i64 %1757, -1
  br i1 %1758, label %1759, label %1780

1759:
  %1760 = load ptr, ptr %65, align 8
  %1761 = shl nsw i64 %1757, 2
  %1762 = getelementptr inbounds i64, ptr %1760, i64 %1761
  %1763 = load i64, ptr %1762, align 8
  %1764 = icmp eq i64 %1763, 8
  br i1 %1764, label %1765, label %1783

1765:
  %1766 = phi i64 [ %1757, %1759 ], [ %1750, %1746 ]
  %1767 = add nsw i64 %1766, 9
  br label %1768

1768:
  %1769 = phi i64 [ %1767, %1765 ], [ %1742, %1727 ]
  br i1 %1614, label %1770, label %1780

1770:
  %1771 = phi i64 [ %1769, %1768 ], [ %1742, %1746 ]
  %1772 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 1
  %1773 = load ptr, ptr %1772, align 8
  %1774 = getelementptr inbounds double, ptr %1773, i64 4
  store double %1731, ptr %1774, align 8
  %1775 = getelementptr inbounds double, ptr %1773, i64 5
  %1776 = load double, ptr %1775, align 8
  %1777 = fcmp ogt double %1731, %1776
  %1778 = or i1 %1735, %1777
  %1779 = select i1 %1778, double %1731, double %1776
  store double %1779, ptr %1775, align 8
  br label %1780

1780:
  %1781 = phi i64 [ %1771, %1770 ], [ %1769, %1768 ], [ %1742, %1752 ]
  %1782 = icmp eq i64 %1781, 0
  br i1 %1782, label %1785, label %1783

1783:
  %1784 = phi i64 [ %1781, %1780 ], [ 5, %1759 ]
  call fastcc void @release_4(ptr %0, i32 %1682, i64 %1784)
  br label %1785

1785:
  %1786 = phi i32 [ %1585, %1583 ], [ %1585, %1639 ], [ %1585, %1635 ], [ 1, %1783 ], [ %1585, %1780 ]
  %1787 = add nsw i64 %1584, 1
  %1788 = icmp eq i64 %1787, 4
  br i1 %1788, label %1789, label %1583

1789:
  %1790 = or i32 %1786, %1510
  br label %1791

1791:
  %1792 = phi i32 [ %162, %161 ], [ %69, %1789 ]
  %1793 = phi i32 [ 0, %161 ], [ %1790, %1789 ]
  %1794 = add nsw i64 %67, 1
  %1795 = icmp sge i64 %1794, %1
  %1796 = icmp eq i32 %1792, 0
  %1797 = select i1 %1795, i1 true, i1 %1796
  br i1 %1797, label %1798, label %66

1798:
  %1799 = phi i1 [ %19, %2 ], [ %1795, %1791 ]
  %1800 = zext i1 %1799 to i64
  ret i64 %1800
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
  br i1 %25, label %823, label %192

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
  %134 = fdiv double 1.000000e+00, %133
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
  %158 = tail call double @llvm.fabs.f64(double %157)
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
  br i1 %194, label %195, label %823

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
  %233 = fmul <4 x double> %232, %230
  %234 = fcmp ogt <4 x double> %233, %226
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
  %247 = fmul <4 x double> %246, %244
  %248 = fcmp ogt <4 x double> %247, %240
  %249 = select <4 x i1> %248, <4 x double> %247, <4 x double> %240
  %250 = add nsw i64 %239, 1
  %251 = icmp eq i64 %250, %221
  br i1 %251, label %252, label %238

252:
  %253 = phi <4 x double> [ zeroinitializer, %212 ], [ %235, %238 ]
  %254 = phi <4 x double> [ zeroinitializer, %212 ], [ %249, %238 ]
  %255 = icmp eq i64 %221, 0
  %256 = icmp sgt i64 %196, 0
  br label %549

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
  %302 = fsub double %300, %301
  %303 = load double, ptr %23, align 8
  %304 = call double @llvm.minnum.f64(double %303, double %302)
  %305 = fmul double %304, 1.000000e-03
  %306 = fadd double %305, 0.000000e+00
  %307 = insertelement <4 x double> poison, double %306, i64 0
  %308 = load i64, ptr %8, align 8
  %309 = bitcast <4 x double> %307 to <4 x i64>
  %310 = and <4 x i64> %309, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison>
  %311 = bitcast <4 x i64> %310 to <4 x double>
  %312 = shufflevector <4 x double> %311, <4 x double> poison, <4 x i32> zeroinitializer
  %313 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %314 = load i64, ptr %313, align 8
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %357, label %316

316:
  %317 = load ptr, ptr %10, align 8
  %318 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %319 = load double, ptr %318, align 8
  %320 = fdiv double 1.000000e-15, %319
  %321 = load <4 x i64>, ptr %317, align 32
  %322 = and <4 x i64> %321, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %323 = bitcast <4 x i64> %322 to <4 x double>
  %324 = fmul <4 x double> %312, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %325 = fcmp ogt <4 x double> %324, %323
  %326 = select <4 x i1> %325, <4 x double> %323, <4 x double> %324
  %327 = getelementptr inbounds <4 x double>, ptr %317, i64 7
  %328 = load <4 x double>, ptr %327, align 32
  %329 = getelementptr inbounds <4 x double>, ptr %317, i64 8
  %330 = load <4 x double>, ptr %329, align 32
  %331 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %330, <4 x double> %312, <4 x double> %328)
  %332 = insertelement <4 x double> poison, double %320, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %330, <4 x double> %326, <4 x double> %328)
  %335 = fmul <4 x double> %333, %334
  %336 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %331, <4 x double> <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>, <4 x double> %335)
  %337 = icmp sgt i64 %220, 0
  br i1 %337, label %338, label %352

338:
  %339 = phi i64 [ %350, %338 ], [ 0, %316 ]
  %340 = phi <4 x double> [ %349, %338 ], [ zeroinitializer, %316 ]
  %341 = getelementptr inbounds <4 x double>, ptr %199, i64 %339
  %342 = load <4 x i64>, ptr %341, align 32
  %343 = and <4 x i64> %342, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %344 = bitcast <4 x i64> %343 to <4 x double>
  %345 = getelementptr inbounds <4 x double>, ptr %222, i64 %339
  %346 = load <4 x double>, ptr %345, align 32
  %347 = fmul <4 x double> %346, %344
  %348 = fcmp ogt <4 x double> %347, %340
  %349 = select <4 x i1> %348, <4 x double> %347, <4 x double> %340
  %350 = add nsw i64 %339, 1
  %351 = icmp eq i64 %350, %220
  br i1 %351, label %352, label %338

352:
  %353 = phi <4 x double> [ zeroinitializer, %316 ], [ %349, %338 ]
  %354 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %328, <4 x double> %326, <4 x double> %353)
  %355 = fmul <4 x double> %333, %354
  %356 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %336, <4 x double> %312, <4 x double> %355)
  br label %357

357:
  %358 = phi <4 x double> [ %356, %352 ], [ zeroinitializer, %299 ]
  %359 = phi <4 x double> [ %336, %352 ], [ zeroinitializer, %299 ]
  %360 = icmp sgt i64 %308, 0
  br i1 %360, label %361, label %405

361:
  %362 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %363 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %364

364:
  %365 = phi i64 [ 0, %361 ], [ %403, %383 ]
  %366 = load i64, ptr %16, align 8
  %367 = icmp sgt i64 %366, %365
  br i1 %367, label %368, label %383

368:
  %369 = load ptr, ptr %15, align 8
  %370 = load i64, ptr %17, align 8
  %371 = load i64, ptr %18, align 8
  %372 = icmp sgt i64 %371, %365
  br i1 %372, label %376, label %373

373:
  %374 = load i64, ptr %19, align 8
  %375 = sub nsw i64 %365, %374
  br label %376

376:
  %377 = phi <4 x double> [ %358, %368 ], [ %359, %373 ]
  %378 = phi i64 [ %365, %368 ], [ %375, %373 ]
  %379 = add nsw i64 %378, %370
  %380 = getelementptr inbounds <4 x double>, ptr %369, i64 %379
  %381 = load <4 x double>, ptr %380, align 32
  %382 = fmul <4 x double> %377, %381
  br label %383

383:
  %384 = phi <4 x double> [ %382, %376 ], [ zeroinitializer, %364 ]
  %385 = getelementptr inbounds <4 x double>, ptr %199, i64 %365
  %386 = load <4 x i64>, ptr %385, align 32
  %387 = and <4 x i64> %386, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %388 = bitcast <4 x i64> %387 to <4 x double>
  %389 = load ptr, ptr %362, align 8
  %390 = getelementptr inbounds double, ptr %389, i64 %365
  %391 = load double, ptr %390, align 8
  %392 = insertelement <4 x double> poison, double %391, i64 0
  %393 = shufflevector <4 x double> %392, <4 x double> poison, <4 x i32> zeroinitializer
  %394 = load double, ptr %363, align 8
  %395 = insertelement <4 x double> poison, double %394, i64 0
  %396 = shufflevector <4 x double> %395, <4 x double> poison, <4 x i32> zeroinitializer
  %397 = fadd <4 x double> %384, %388
  %398 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %396, <4 x double> %397, <4 x double> %393)
  %399 = fdiv <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %398
  %400 = fcmp ogt <4 x double> %398, zeroinitializer
  %401 = select <4 x i1> %400, <4 x double> %399, <4 x double> zeroinitializer
  %402 = getelementptr inbounds <4 x double>, ptr %216, i64 %365
  store <4 x double> %401, ptr %402, align 32
  %403 = add nsw i64 %365, 1
  %404 = icmp eq i64 %403, %308
  br i1 %404, label %405, label %364

405:
  br i1 %256, label %406, label %456

406:
  %407 = phi i64 [ %415, %406 ], [ 0, %405 ]
  %408 = phi <4 x double> [ %414, %406 ], [ zeroinitializer, %405 ]
  %409 = getelementptr inbounds <4 x double>, ptr %199, i64 %407
  %410 = load <4 x double>, ptr %409, align 32
  %411 = getelementptr inbounds <4 x double>, ptr %216, i64 %407
  %412 = load <4 x double>, ptr %411, align 32
  %413 = fmul <4 x double> %410, %412
  %414 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %413, <4 x double> %413, <4 x double> %408)
  %415 = add nsw i64 %407, 4
  %416 = icmp slt i64 %415, %196
  br i1 %416, label %406, label %417

417:
  %418 = icmp sgt i64 %196, 1
  br i1 %418, label %419, label %456

419:
  %420 = phi i64 [ %428, %419 ], [ 1, %417 ]
  %421 = phi <4 x double> [ %427, %419 ], [ zeroinitializer, %417 ]
  %422 = getelementptr inbounds <4 x double>, ptr %199, i64 %420
  %423 = load <4 x double>, ptr %422, align 32
  %424 = getelementptr inbounds <4 x double>, ptr %216, i64 %420
  %425 = load <4 x double>, ptr %424, align 32
  %426 = fmul <4 x double> %423, %425
  %427 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %426, <4 x double> %426, <4 x double> %421)
  %428 = add nsw i64 %420, 4
  %429 = icmp slt i64 %428, %196
  br i1 %429, label %419, label %430

430:
  %431 = icmp sgt i64 %196, 2
  br i1 %431, label %432, label %456

432:
  %433 = phi i64 [ %441, %432 ], [ 2, %430 ]
  %434 = phi <4 x double> [ %440, %432 ], [ zeroinitializer, %430 ]
  %435 = getelementptr inbounds <4 x double>, ptr %199, i64 %433
  %436 = load <4 x double>, ptr %435, align 32
  %437 = getelementptr inbounds <4 x double>, ptr %216, i64 %433
  %438 = load <4 x double>, ptr %437, align 32
  %439 = fmul <4 x double> %436, %438
  %440 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %439, <4 x double> %439, <4 x double> %434)
  %441 = add nsw i64 %433, 4
  %442 = icmp slt i64 %441, %196
  br i1 %442, label %432, label %443

443:
  %444 = icmp sgt i64 %196, 3
  br i1 %444, label %445, label %456

445:
  %446 = phi i64 [ %454, %445 ], [ 3, %443 ]
  %447 = phi <4 x double> [ %453, %445 ], [ zeroinitializer, %443 ]
  %448 = getelementptr inbounds <4 x double>, ptr %199, i64 %446
  %449 = load <4 x double>, ptr %448, align 32
  %450 = getelementptr inbounds <4 x double>, ptr %216, i64 %446
  %451 = load <4 x double>, ptr %450, align 32
  %452 = fmul <4 x double> %449, %451
  %453 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %452, <4 x double> %452, <4 x double> %447)
  %454 = add nsw i64 %446, 4
  %455 = icmp slt i64 %454, %196
  br i1 %455, label %445, label %456

456:
  %457 = phi <4 x double> [ %440, %443 ], [ zeroinitializer, %430 ], [ zeroinitializer, %417 ], [ zeroinitializer, %405 ], [ %440, %445 ]
  %458 = phi <4 x double> [ %414, %443 ], [ %414, %430 ], [ %414, %417 ], [ zeroinitializer, %405 ], [ %414, %445 ]
  %459 = phi <4 x double> [ %427, %443 ], [ %427, %430 ], [ zeroinitializer, %417 ], [ zeroinitializer, %405 ], [ %427, %445 ]
  %460 = phi <4 x double> [ zeroinitializer, %443 ], [ zeroinitializer, %430 ], [ zeroinitializer, %417 ], [ zeroinitializer, %405 ], [ %453, %445 ]
  %461 = fadd <4 x double> %458, %459
  %462 = fadd <4 x double> %457, %460
  %463 = fadd <4 x double> %461, %462
  %464 = sitofp i64 %196 to double
  %465 = insertelement <4 x double> poison, double %464, i64 0
  %466 = shufflevector <4 x double> %465, <4 x double> poison, <4 x i32> zeroinitializer
  %467 = fdiv <4 x double> %463, %466
  br label %468

468:
  %469 = phi i32 [ 0, %456 ], [ %474, %468 ]
  %470 = phi <4 x double> [ %467, %456 ], [ %473, %468 ]
  %471 = extractelement <4 x double> %470, i32 %469
  %472 = call double @llvm.sqrt.f64(double %471)
  %473 = insertelement <4 x double> %470, double %472, i32 %469
  %474 = add nsw i32 %469, 1
  %475 = icmp eq i32 %474, 4
  br i1 %475, label %476, label %468

476:
  br i1 %256, label %477, label %527

477:
  %478 = phi i64 [ %486, %477 ], [ 0, %476 ]
  %479 = phi <4 x double> [ %485, %477 ], [ zeroinitializer, %476 ]
  %480 = getelementptr inbounds <4 x double>, ptr %197, i64 %478
  %481 = load <4 x double>, ptr %480, align 32
  %482 = getelementptr inbounds <4 x double>, ptr %216, i64 %478
  %483 = load <4 x double>, ptr %482, align 32
  %484 = fmul <4 x double> %481, %483
  %485 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %484, <4 x double> %484, <4 x double> %479)
  %486 = add nsw i64 %478, 4
  %487 = icmp slt i64 %486, %196
  br i1 %487, label %477, label %488

488:
  %489 = icmp sgt i64 %196, 1
  br i1 %489, label %490, label %527

490:
  %491 = phi i64 [ %499, %490 ], [ 1, %488 ]
  %492 = phi <4 x double> [ %498, %490 ], [ zeroinitializer, %488 ]
  %493 = getelementptr inbounds <4 x double>, ptr %197, i64 %491
  %494 = load <4 x double>, ptr %493, align 32
  %495 = getelementptr inbounds <4 x double>, ptr %216, i64 %491
  %496 = load <4 x double>, ptr %495, align 32
  %497 = fmul <4 x double> %494, %496
  %498 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %497, <4 x double> %497, <4 x double> %492)
  %499 = add nsw i64 %491, 4
  %500 = icmp slt i64 %499, %196
  br i1 %500, label %490, label %501

501:
  %502 = icmp sgt i64 %196, 2
  br i1 %502, label %503, label %527

503:
  %504 = phi i64 [ %512, %503 ], [ 2, %501 ]
  %505 = phi <4 x double> [ %511, %503 ], [ zeroinitializer, %501 ]
  %506 = getelementptr inbounds <4 x double>, ptr %197, i64 %504
  %507 = load <4 x double>, ptr %506, align 32
  %508 = getelementptr inbounds <4 x double>, ptr %216, i64 %504
  %509 = load <4 x double>, ptr %508, align 32
  %510 = fmul <4 x double> %507, %509
  %511 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %510, <4 x double> %510, <4 x double> %505)
  %512 = add nsw i64 %504, 4
  %513 = icmp slt i64 %512, %196
  br i1 %513, label %503, label %514

514:
  %515 = icmp sgt i64 %196, 3
  br i1 %515, label %516, label %527

516:
  %517 = phi i64 [ %525, %516 ], [ 3, %514 ]
  %518 = phi <4 x double> [ %524, %516 ], [ zeroinitializer, %514 ]
  %519 = getelementptr inbounds <4 x double>, ptr %197, i64 %517
  %520 = load <4 x double>, ptr %519, align 32
  %521 = getelementptr inbounds <4 x double>, ptr %216, i64 %517
  %522 = load <4 x double>, ptr %521, align 32
  %523 = fmul <4 x double> %520, %522
  %524 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %523, <4 x double> %523, <4 x double> %518)
  %525 = add nsw i64 %517, 4
  %526 = icmp slt i64 %525, %196
  br i1 %526, label %516, label %527

527:
  %528 = phi <4 x double> [ %511, %514 ], [ zeroinitializer, %501 ], [ zeroinitializer, %488 ], [ zeroinitializer, %476 ], [ %511, %516 ]
  %529 = phi <4 x double> [ %485, %514 ], [ %485, %501 ], [ %485, %488 ], [ zeroinitializer, %476 ], [ %485, %516 ]
  %530 = phi <4 x double> [ %498, %514 ], [ %498, %501 ], [ zeroinitializer, %488 ], [ zeroinitializer, %476 ], [ %498, %516 ]
  %531 = phi <4 x double> [ zeroinitializer, %514 ], [ zeroinitializer, %501 ], [ zeroinitializer, %488 ], [ zeroinitializer, %476 ], [ %524, %516 ]
  %532 = fadd <4 x double> %529, %530
  %533 = fadd <4 x double> %528, %531
  %534 = fadd <4 x double> %532, %533
  %535 = fdiv <4 x double> %534, %466
  br label %536

536:
  %537 = phi i32 [ 0, %527 ], [ %542, %536 ]
  %538 = phi <4 x double> [ %535, %527 ], [ %541, %536 ]
  %539 = extractelement <4 x double> %538, i32 %537
  %540 = call double @llvm.sqrt.f64(double %539)
  %541 = insertelement <4 x double> %538, double %540, i32 %537
  %542 = add nsw i32 %537, 1
  %543 = icmp eq i32 %542, 4
  br i1 %543, label %544, label %536

544:
  %545 = load double, ptr %21, align 8
  %546 = call double @llvm.fabs.f64(double %545)
  %547 = fmul double %546, 0x3D4F400000000000
  %548 = fmul double %304, 0x3EB0C6F7A0B5ED8D
  br label %594

549:
  %550 = phi i64 [ 0, %252 ], [ %591, %590 ]
  %551 = shl nsw i64 1, %550
  %552 = and i64 %551, %186
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %590, label %554

554:
  %555 = trunc i64 %550 to i32
  %556 = extractelement <4 x double> %253, i32 %555
  %557 = load ptr, ptr %10, align 8
  %558 = and i64 %550, 4294967267
  %559 = or i64 %558, 28
  %560 = getelementptr inbounds double, ptr %557, i64 %559
  store double %556, ptr %560, align 8
  br i1 %255, label %573, label %561

561:
  %562 = extractelement <4 x double> %254, i32 %555
  %563 = load ptr, ptr %15, align 8
  %564 = load i64, ptr %17, align 8
  %565 = add nsw i64 %564, %221
  %566 = load i64, ptr %19, align 8
  %567 = sub i64 %565, %566
  %568 = shl nsw i64 %567, 2
  %569 = or i64 %568, %550
  %570 = getelementptr inbounds double, ptr %563, i64 %569
  %571 = load double, ptr %570, align 8
  %572 = fadd double %562, %571
  br label %573

573:
  %574 = phi double [ %572, %561 ], [ 0.000000e+00, %554 ]
  %575 = and i64 %550, 4294967263
  %576 = or i64 %575, 32
  %577 = getelementptr inbounds double, ptr %557, i64 %576
  store double %574, ptr %577, align 8
  br i1 %256, label %578, label %590

578:
  %579 = load ptr, ptr %13, align 8
  br label %580

580:
  %581 = phi i64 [ 0, %578 ], [ %588, %580 ]
  %582 = getelementptr inbounds <4 x double>, ptr %214, i64 %581
  %583 = load <4 x double>, ptr %582, align 32
  %584 = extractelement <4 x double> %583, i32 %555
  %585 = shl nsw i64 %581, 2
  %586 = add nsw i64 %585, %550
  %587 = getelementptr inbounds double, ptr %579, i64 %586
  store double %584, ptr %587, align 8
  %588 = add nsw i64 %581, 1
  %589 = icmp eq i64 %588, %196
  br i1 %589, label %590, label %580

590:
  %591 = add nsw i64 %550, 1
  %592 = icmp eq i64 %591, 4
  br i1 %592, label %299, label %549

593:
  br i1 %256, label %618, label %678

594:
  %595 = phi <4 x double> [ undef, %544 ], [ %609, %605 ]
  %596 = phi i32 [ 0, %544 ], [ %610, %605 ]
  %597 = extractelement <4 x double> %473, i32 %596
  %598 = fcmp olt double %597, 1.000000e-05
  br i1 %598, label %605, label %599

599:
  %600 = extractelement <4 x double> %541, i32 %596
  %601 = fcmp olt double %600, 1.000000e-05
  br i1 %601, label %605, label %602

602:
  %603 = fmul double %597, 1.000000e-02
  %604 = fdiv double %603, %600
  br label %605

605:
  %606 = phi double [ %604, %602 ], [ %548, %599 ], [ %548, %594 ]
  %607 = call double @llvm.maxnum.f64(double %606, double %547)
  %608 = call double @llvm.minnum.f64(double %607, double %304)
  %609 = insertelement <4 x double> %595, double %608, i32 %596
  %610 = add nsw i32 %596, 1
  %611 = icmp eq i32 %610, 4
  br i1 %611, label %593, label %594

612:
  %613 = load <4 x double>, ptr %2, align 32
  %614 = fadd <4 x double> %609, %613
  store <4 x double> %614, ptr %2, align 32
  %615 = load ptr, ptr %0, align 8
  %616 = load ptr, ptr %15, align 8
  %617 = load ptr, ptr %208, align 8
  call void %615(ptr %2, ptr %215, ptr %616, ptr %214, ptr %617)
  br label %701

618:
  %619 = phi i64 [ %626, %618 ], [ 0, %593 ]
  %620 = getelementptr inbounds <4 x double>, ptr %199, i64 %619
  %621 = load <4 x double>, ptr %620, align 32
  %622 = getelementptr inbounds <4 x double>, ptr %197, i64 %619
  %623 = load <4 x double>, ptr %622, align 32
  %624 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %609, <4 x double> %623, <4 x double> %621)
  %625 = getelementptr inbounds <4 x double>, ptr %215, i64 %619
  store <4 x double> %624, ptr %625, align 32
  %626 = add nsw i64 %619, 1
  %627 = icmp eq i64 %626, %196
  br i1 %627, label %612, label %618

628:
  %629 = phi i64 [ %637, %628 ], [ 0, %701 ]
  %630 = phi <4 x double> [ %636, %628 ], [ zeroinitializer, %701 ]
  %631 = getelementptr inbounds <4 x double>, ptr %214, i64 %629
  %632 = load <4 x double>, ptr %631, align 32
  %633 = getelementptr inbounds <4 x double>, ptr %216, i64 %629
  %634 = load <4 x double>, ptr %633, align 32
  %635 = fmul <4 x double> %632, %634
  %636 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %635, <4 x double> %635, <4 x double> %630)
  %637 = add nsw i64 %629, 4
  %638 = icmp slt i64 %637, %196
  br i1 %638, label %628, label %639

639:
  %640 = icmp sgt i64 %196, 1
  br i1 %640, label %641, label %684

641:
  %642 = phi i64 [ %650, %641 ], [ 1, %639 ]
  %643 = phi <4 x double> [ %649, %641 ], [ zeroinitializer, %639 ]
  %644 = getelementptr inbounds <4 x double>, ptr %214, i64 %642
  %645 = load <4 x double>, ptr %644, align 32
  %646 = getelementptr inbounds <4 x double>, ptr %216, i64 %642
  %647 = load <4 x double>, ptr %646, align 32
  %648 = fmul <4 x double> %645, %647
  %649 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %648, <4 x double> %648, <4 x double> %643)
  %650 = add nsw i64 %642, 4
  %651 = icmp slt i64 %650, %196
  br i1 %651, label %641, label %652

652:
  %653 = icmp sgt i64 %196, 2
  br i1 %653, label %654, label %684

654:
  %655 = phi i64 [ %663, %654 ], [ 2, %652 ]
  %656 = phi <4 x double> [ %662, %654 ], [ zeroinitializer, %652 ]
  %657 = getelementptr inbounds <4 x double>, ptr %214, i64 %655
  %658 = load <4 x double>, ptr %657, align 32
  %659 = getelementptr inbounds <4 x double>, ptr %216, i64 %655
  %660 = load <4 x double>, ptr %659, align 32
  %661 = fmul <4 x double> %658, %660
  %662 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %661, <4 x double> %661, <4 x double> %656)
  %663 = add nsw i64 %655, 4
  %664 = icmp slt i64 %663, %196
  br i1 %664, label %654, label %665

665:
  %666 = icmp sgt i64 %196, 3
  br i1 %666, label %667, label %684

667:
  %668 = phi i64 [ %676, %667 ], [ 3, %665 ]
  %669 = phi <4 x double> [ %675, %667 ], [ zeroinitializer, %665 ]
  %670 = getelementptr inbounds <4 x double>, ptr %214, i64 %668
  %671 = load <4 x double>, ptr %670, align 32
  %672 = getelementptr inbounds <4 x double>, ptr %216, i64 %668
  %673 = load <4 x double>, ptr %672, align 32
  %674 = fmul <4 x double> %671, %673
  %675 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %674, <4 x double> %674, <4 x double> %669)
  %676 = add nsw i64 %668, 4
  %677 = icmp slt i64 %676, %196
  br i1 %677, label %667, label %684

678:
  %679 = load <4 x double>, ptr %2, align 32
  %680 = fadd <4 x double> %609, %679
  store <4 x double> %680, ptr %2, align 32
  %681 = load ptr, ptr %0, align 8
  %682 = load ptr, ptr %15, align 8
  %683 = load ptr, ptr %208, align 8
  call void %681(ptr %2, ptr %215, ptr %682, ptr %214, ptr %683)
  br label %684

684:
  %685 = phi <4 x double> [ %662, %665 ], [ zeroinitializer, %652 ], [ zeroinitializer, %639 ], [ zeroinitializer, %678 ], [ %662, %667 ]
  %686 = phi <4 x double> [ %636, %665 ], [ %636, %652 ], [ %636, %639 ], [ zeroinitializer, %678 ], [ %636, %667 ]
  %687 = phi <4 x double> [ %649, %665 ], [ %649, %652 ], [ zeroinitializer, %639 ], [ zeroinitializer, %678 ], [ %649, %667 ]
  %688 = phi <4 x double> [ zeroinitializer, %665 ], [ zeroinitializer, %652 ], [ zeroinitializer, %639 ], [ zeroinitializer, %678 ], [ %675, %667 ]
  %689 = fadd <4 x double> %686, %687
  %690 = fadd <4 x double> %685, %688
  %691 = fadd <4 x double> %689, %690
  %692 = fdiv <4 x double> %691, %466
  br label %693

693:
  %694 = phi i32 [ 0, %684 ], [ %699, %693 ]
  %695 = phi <4 x double> [ %692, %684 ], [ %698, %693 ]
  %696 = extractelement <4 x double> %695, i32 %694
  %697 = call double @llvm.sqrt.f64(double %696)
  %698 = insertelement <4 x double> %695, double %697, i32 %694
  %699 = add nsw i32 %694, 1
  %700 = icmp eq i32 %699, 4
  br i1 %700, label %722, label %693

701:
  %702 = phi i64 [ %708, %701 ], [ 0, %612 ]
  %703 = getelementptr inbounds <4 x double>, ptr %197, i64 %702
  %704 = load <4 x double>, ptr %703, align 32
  %705 = getelementptr inbounds <4 x double>, ptr %214, i64 %702
  %706 = load <4 x double>, ptr %705, align 32
  %707 = fsub <4 x double> %706, %704
  store <4 x double> %707, ptr %705, align 32
  %708 = add nsw i64 %702, 1
  %709 = icmp eq i64 %708, %196
  br i1 %709, label %628, label %701

710:
  %711 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %822, label %714

714:
  %715 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %716 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %717 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %718 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %719 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 13
  %720 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %721 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  br label %757

722:
  %723 = phi i64 [ %755, %754 ], [ 0, %693 ]
  %724 = shl nsw i64 1, %723
  %725 = and i64 %724, %186
  %726 = icmp eq i64 %725, 0
  br i1 %726, label %754, label %727

727:
  %728 = trunc i64 %723 to i32
  %729 = extractelement <4 x double> %541, i32 %728
  %730 = extractelement <4 x double> %698, i32 %728
  %731 = extractelement <4 x double> %609, i32 %728
  %732 = fdiv double %730, %731
  %733 = call double @llvm.maxnum.f64(double %729, double %732)
  %734 = fmul double %304, %733
  %735 = fcmp ugt double %734, 1.000000e-15
  br i1 %735, label %739, label %736

736:
  %737 = fmul double %731, 1.000000e-03
  %738 = call double @llvm.maxnum.f64(double %548, double %737)
  br label %744

739:
  %740 = fdiv double 1.000000e-02, %733
  %741 = call double @llvm.sqrt.f64(double %740)
  %742 = call double @llvm.sqrt.f64(double %741)
  %743 = call double @llvm.sqrt.f64(double %742)
  br label %744

744:
  %745 = phi double [ %738, %736 ], [ %743, %739 ]
  %746 = fmul double %731, 1.000000e+02
  %747 = call double @llvm.minnum.f64(double %746, double %745)
  %748 = call double @llvm.minnum.f64(double %747, double %304)
  %749 = load ptr, ptr %10, align 8
  %750 = add nsw i64 %723, 4
  %751 = getelementptr inbounds double, ptr %749, i64 %750
  store double %748, ptr %751, align 8
  %752 = add nsw i64 %723, 24
  %753 = getelementptr inbounds double, ptr %749, i64 %752
  store double 3.000000e+00, ptr %753, align 8
  br label %754

754:
  %755 = add nsw i64 %723, 1
  %756 = icmp eq i64 %755, 4
  br i1 %756, label %710, label %722

757:
  %758 = phi i64 [ 0, %714 ], [ %820, %819 ]
  %759 = shl nsw i64 1, %758
  %760 = and i64 %759, %186
  %761 = icmp eq i64 %760, 0
  br i1 %761, label %819, label %762

762:
  %763 = trunc i64 %758 to i32
  call fastcc void @lane_step_4(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %763)
  %764 = load ptr, ptr %15, align 8
  %765 = load i64, ptr %715, align 8
  %766 = load ptr, ptr %716, align 8
  %767 = icmp sgt i64 %765, 0
  br i1 %767, label %768, label %777

768:
  %769 = phi i64 [ %775, %768 ], [ 0, %762 ]
  %770 = shl nsw i64 %769, 2
  %771 = add nsw i64 %770, %758
  %772 = getelementptr inbounds double, ptr %764, i64 %771
  %773 = load double, ptr %772, align 8
  %774 = getelementptr inbounds double, ptr %766, i64 %769
  store double %773, ptr %774, align 8
  %775 = add nsw i64 %769, 1
  %776 = icmp eq i64 %775, %765
  br i1 %776, label %777, label %768

777:
  %778 = load ptr, ptr %717, align 8
  br i1 %256, label %779, label %800

779:
  %780 = phi i64 [ %786, %779 ], [ 0, %777 ]
  %781 = shl nsw i64 %780, 2
  %782 = add nsw i64 %781, %758
  %783 = getelementptr inbounds double, ptr %199, i64 %782
  %784 = load double, ptr %783, align 8
  %785 = getelementptr inbounds double, ptr %778, i64 %780
  store double %784, ptr %785, align 8
  %786 = add nsw i64 %780, 1
  %787 = icmp eq i64 %786, %196
  br i1 %787, label %788, label %779

788:
  %789 = load ptr, ptr %13, align 8
  %790 = getelementptr inbounds double, ptr %778, i64 %196
  br label %791

791:
  %792 = phi i64 [ 0, %788 ], [ %798, %791 ]
  %793 = shl nsw i64 %792, 2
  %794 = add nsw i64 %793, %758
  %795 = getelementptr inbounds double, ptr %789, i64 %794
  %796 = load double, ptr %795, align 8
  %797 = getelementptr inbounds double, ptr %790, i64 %792
  store double %796, ptr %797, align 8
  %798 = add nsw i64 %792, 1
  %799 = icmp eq i64 %798, %196
  br i1 %799, label %800, label %791

800:
  %801 = load ptr, ptr %719, align 8
  store i64 0, ptr %801, align 8
  call fastcc void @begin_watch(ptr %3, ptr %718)
  %802 = load i64, ptr %711, align 8
  %803 = icmp sgt i64 %802, 0
  br i1 %803, label %804, label %809

804:
  %805 = shl i64 %802, 1
  %806 = load ptr, ptr %720, align 8
  %807 = load ptr, ptr %721, align 8
  %808 = call i64 @llvm.smax.i64(i64 %805, i64 1)
  br label %810

809:
  br label %819

810:
  %811 = phi i64 [ 0, %804 ], [ %817, %810 ]
  %812 = getelementptr inbounds double, ptr %806, i64 %811
  %813 = load double, ptr %812, align 8
  %814 = shl nsw i64 %811, 2
  %815 = add nsw i64 %814, %758
  %816 = getelementptr inbounds double, ptr %807, i64 %815
  store double %813, ptr %816, align 8
  %817 = add nsw i64 %811, 1
  %818 = icmp eq i64 %817, %808
  br i1 %818, label %809, label %810

819:
  %820 = add nsw i64 %758, 1
  %821 = icmp eq i64 %820, 4
  br i1 %821, label %822, label %757

822:
  br label %823

823:
  ret i32 %189
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
  br i1 %21, label %1798, label %22

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
  %49 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 2
  %50 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 7
  %53 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 5
  %54 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 7
  %55 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %56 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 5
  %57 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Step, ptr %5, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %60 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %61 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %62 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %64 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 4
  br label %66

66:
  %67 = phi i64 [ 0, %22 ], [ %1794, %1791 ]
  %68 = phi i32 [ 0, %22 ], [ %1793, %1791 ]
  %69 = phi i32 [ %18, %22 ], [ %1792, %1791 ]
  br label %70

70:
  %71 = phi i64 [ 0, %66 ], [ %156, %154 ]
  %72 = phi i32 [ 0, %66 ], [ %155, %154 ]
  %73 = load ptr, ptr %23, align 8
  %74 = getelementptr inbounds double, ptr %73, i64 %71
  %75 = load ptr, ptr %24, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 %71
  %77 = load double, ptr %74, align 8
  %78 = getelementptr inbounds double, ptr %74, i64 16
  store double %77, ptr %78, align 8
  %79 = getelementptr inbounds double, ptr %74, i64 24
  store double 0.000000e+00, ptr %79, align 8
  %80 = getelementptr inbounds i64, ptr %76, i64 48
  store i64 0, ptr %80, align 8
  %81 = load i64, ptr %76, align 8
  %82 = icmp slt i64 %81, 0
  br i1 %82, label %154, label %83

83:
  %84 = getelementptr inbounds double, ptr %74, i64 72
  %85 = load double, ptr %84, align 8
  %86 = fsub double %85, %77
  %87 = getelementptr inbounds double, ptr %74, i64 8
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %74, i64 80
  %90 = load double, ptr %89, align 8
  %91 = call double @llvm.minnum.f64(double %88, double %90)
  %92 = fadd double %77, %91
  store double %92, ptr %78, align 8
  %93 = fcmp oeq double %86, 0.000000e+00
  br i1 %93, label %149, label %94

94:
  %95 = getelementptr inbounds i64, ptr %76, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %25, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %99, label %149

99:
  %100 = load ptr, ptr %26, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %124, label %102

102:
  %103 = getelementptr inbounds ptr, ptr %100, i64 %81
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %124, label %106

106:
  %107 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 20
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 2
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 15
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %114, label %149

114:
  %115 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25
  %116 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25, i32 13
  %117 = load ptr, ptr %116, align 8
  %118 = load i64, ptr %117, align 8
  %119 = load i64, ptr %115, align 8
  %120 = add nsw i64 %119, %118
  %121 = getelementptr inbounds %struct.Run, ptr %104, i64 0, i32 25, i32 3
  %122 = load i64, ptr %121, align 8
  %123 = icmp sgt i64 %120, %122
  br i1 %123, label %149, label %124

124:
  %125 = fmul double %91, 1.010000e+00
  %126 = fcmp ult double %125, %86
  br i1 %126, label %128, label %127

127:
  store double %85, ptr %78, align 8
  store i64 1, ptr %80, align 8
  br label %152

128:
  %129 = call double @llvm.fabs.f64(double %77)
  %130 = fmul double %129, 0x3CE4000000000000
  %131 = fcmp ole double %91, %130
  %132 = fcmp oeq double %91, 0.000000e+00
  %133 = or i1 %131, %132
  br i1 %133, label %138, label %134

134:
  %135 = getelementptr inbounds i64, ptr %76, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, 20
  br i1 %137, label %138, label %147

138:
  %139 = getelementptr inbounds i64, ptr %76, i64 40
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %149, label %142

142:
  %143 = getelementptr inbounds i64, ptr %76, i64 16
  %144 = load i64, ptr %143, align 8
  %145 = icmp sgt i64 %144, 0
  %146 = select i1 %145, i64 3, i64 2
  br label %149

147:
  %148 = fsub double %92, %77
  br label %152

149:
  %150 = phi i64 [ 7, %138 ], [ %146, %142 ], [ 5, %114 ], [ 6, %94 ], [ 1, %83 ], [ 5, %106 ]
  %151 = trunc i64 %71 to i32
  call fastcc void @release_8(ptr %0, i32 %151, i64 %150)
  br label %154

152:
  %153 = phi double [ %86, %127 ], [ %148, %147 ]
  store double %153, ptr %79, align 8
  br label %154

154:
  %155 = phi i32 [ %72, %70 ], [ 1, %149 ], [ %72, %152 ]
  %156 = add nsw i64 %71, 1
  %157 = icmp eq i64 %156, 8
  br i1 %157, label %158, label %70

158:
  %159 = or i32 %155, %68
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %163, label %161

161:
  %162 = call fastcc i32 @fill_8(ptr %0)
  br label %1791

163:
  %164 = load i64, ptr %27, align 8
  %165 = load ptr, ptr %23, align 8
  %166 = load ptr, ptr %28, align 8
  %167 = load ptr, ptr %29, align 8
  %168 = getelementptr inbounds <8 x double>, ptr %165, i64 3
  %169 = load <8 x double>, ptr %168, align 64
  %170 = shl nsw i64 %164, 4
  %171 = getelementptr inbounds <8 x double>, ptr %166, i64 %170
  %172 = mul nsw i64 %164, 19
  %173 = getelementptr inbounds <8 x double>, ptr %166, i64 %172
  %174 = mul nsw i64 %164, 17
  %175 = getelementptr inbounds <8 x double>, ptr %166, i64 %174
  %176 = getelementptr inbounds <8 x double>, ptr %165, i64 2
  %177 = load <8 x double>, ptr %176, align 64
  store <8 x double> %177, ptr %17, align 64
  %178 = load <8 x double>, ptr %165, align 64
  %179 = load ptr, ptr %30, align 8
  %180 = load i64, ptr %31, align 8
  %181 = sdiv i64 %180, 8
  %182 = shl nsw i64 %181, 4
  %183 = getelementptr inbounds <8 x double>, ptr %166, i64 %182
  %184 = mul nsw i64 %181, 20
  %185 = getelementptr inbounds <8 x double>, ptr %166, i64 %184
  %186 = icmp sgt i64 %180, 7
  br i1 %186, label %187, label %218

187:
  %188 = phi i64 [ %196, %187 ], [ 0, %163 ]
  %189 = getelementptr inbounds <8 x double>, ptr %185, i64 %188
  %190 = load <8 x double>, ptr %189, align 64
  %191 = getelementptr inbounds <8 x double>, ptr %166, i64 %188
  %192 = load <8 x double>, ptr %191, align 64
  %193 = fmul <8 x double> %192, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %193, <8 x double> %190)
  %195 = getelementptr inbounds <8 x double>, ptr %183, i64 %188
  store <8 x double> %194, ptr %195, align 64
  %196 = add nsw i64 %188, 1
  %197 = icmp eq i64 %196, %181
  br i1 %197, label %198, label %187

198:
  %199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>, <8 x double> %178)
  %200 = getelementptr inbounds <8 x double>, ptr %166, i64 %181
  store <8 x double> %199, ptr %16, align 64
  %201 = load ptr, ptr %0, align 8
  %202 = load ptr, ptr %32, align 8
  call void %201(ptr %16, ptr %183, ptr %179, ptr %200, ptr %202)
  br label %203

203:
  %204 = phi i64 [ %216, %203 ], [ 0, %198 ]
  %205 = getelementptr inbounds <8 x double>, ptr %185, i64 %204
  %206 = load <8 x double>, ptr %205, align 64
  %207 = getelementptr inbounds <8 x double>, ptr %166, i64 %204
  %208 = load <8 x double>, ptr %207, align 64
  %209 = add nsw i64 %204, %181
  %210 = getelementptr inbounds <8 x double>, ptr %166, i64 %209
  %211 = load <8 x double>, ptr %210, align 64
  %212 = fmul <8 x double> %211, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %208, <8 x double> <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>, <8 x double> %212)
  %214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %213, <8 x double> %206)
  %215 = getelementptr inbounds <8 x double>, ptr %183, i64 %204
  store <8 x double> %214, ptr %215, align 64
  %216 = add nsw i64 %204, 1
  %217 = icmp eq i64 %216, %181
  br i1 %217, label %223, label %203

218:
  %219 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>, <8 x double> %178)
  %220 = getelementptr inbounds <8 x double>, ptr %166, i64 %181
  store <8 x double> %219, ptr %16, align 64
  %221 = load ptr, ptr %0, align 8
  %222 = load ptr, ptr %32, align 8
  call void %221(ptr %16, ptr %183, ptr %179, ptr %220, ptr %222)
  br label %223

223:
  %224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC, double 0x3FB432CE2AA42CAC>, <8 x double> %178)
  %225 = shl nsw i64 %181, 1
  %226 = getelementptr inbounds <8 x double>, ptr %166, i64 %225
  store <8 x double> %224, ptr %15, align 64
  %227 = load ptr, ptr %0, align 8
  %228 = load ptr, ptr %32, align 8
  call void %227(ptr %15, ptr %183, ptr %179, ptr %226, ptr %228)
  br i1 %186, label %229, label %244

229:
  %230 = phi i64 [ %242, %229 ], [ 0, %223 ]
  %231 = getelementptr inbounds <8 x double>, ptr %185, i64 %230
  %232 = load <8 x double>, ptr %231, align 64
  %233 = getelementptr inbounds <8 x double>, ptr %166, i64 %230
  %234 = load <8 x double>, ptr %233, align 64
  %235 = add nsw i64 %230, %225
  %236 = getelementptr inbounds <8 x double>, ptr %166, i64 %235
  %237 = load <8 x double>, ptr %236, align 64
  %238 = fmul <8 x double> %237, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %234, <8 x double> <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>, <8 x double> %238)
  %240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %239, <8 x double> %232)
  %241 = getelementptr inbounds <8 x double>, ptr %183, i64 %230
  store <8 x double> %240, ptr %241, align 64
  %242 = add nsw i64 %230, 1
  %243 = icmp eq i64 %242, %181
  br i1 %243, label %244, label %229

244:
  %245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302, double 0x3FBE4C353FF64302>, <8 x double> %178)
  %246 = mul nsw i64 %181, 3
  %247 = getelementptr inbounds <8 x double>, ptr %166, i64 %246
  store <8 x double> %245, ptr %14, align 64
  %248 = load ptr, ptr %0, align 8
  %249 = load ptr, ptr %32, align 8
  call void %248(ptr %14, ptr %183, ptr %179, ptr %247, ptr %249)
  br i1 %186, label %250, label %269

250:
  %251 = phi i64 [ %267, %250 ], [ 0, %244 ]
  %252 = getelementptr inbounds <8 x double>, ptr %185, i64 %251
  %253 = load <8 x double>, ptr %252, align 64
  %254 = getelementptr inbounds <8 x double>, ptr %166, i64 %251
  %255 = load <8 x double>, ptr %254, align 64
  %256 = add nsw i64 %251, %225
  %257 = getelementptr inbounds <8 x double>, ptr %166, i64 %256
  %258 = load <8 x double>, ptr %257, align 64
  %259 = fmul <8 x double> %258, <double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507>
  %260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %255, <8 x double> <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>, <8 x double> %259)
  %261 = add nsw i64 %251, %246
  %262 = getelementptr inbounds <8 x double>, ptr %166, i64 %261
  %263 = load <8 x double>, ptr %262, align 64
  %264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %263, <8 x double> <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>, <8 x double> %260)
  %265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %264, <8 x double> %253)
  %266 = getelementptr inbounds <8 x double>, ptr %183, i64 %251
  store <8 x double> %265, ptr %266, align 64
  %267 = add nsw i64 %251, 1
  %268 = icmp eq i64 %267, %181
  br i1 %268, label %269, label %250

269:
  %270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9, double 0x3FD2068C499C08D9>, <8 x double> %178)
  %271 = shl nsw i64 %181, 2
  %272 = getelementptr inbounds <8 x double>, ptr %166, i64 %271
  store <8 x double> %270, ptr %13, align 64
  %273 = load ptr, ptr %0, align 8
  %274 = load ptr, ptr %32, align 8
  call void %273(ptr %13, ptr %183, ptr %179, ptr %272, ptr %274)
  br i1 %186, label %275, label %294

275:
  %276 = phi i64 [ %292, %275 ], [ 0, %269 ]
  %277 = getelementptr inbounds <8 x double>, ptr %185, i64 %276
  %278 = load <8 x double>, ptr %277, align 64
  %279 = getelementptr inbounds <8 x double>, ptr %166, i64 %276
  %280 = load <8 x double>, ptr %279, align 64
  %281 = add nsw i64 %276, %246
  %282 = getelementptr inbounds <8 x double>, ptr %166, i64 %281
  %283 = load <8 x double>, ptr %282, align 64
  %284 = fmul <8 x double> %283, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %280, <8 x double> <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>, <8 x double> %284)
  %286 = add nsw i64 %276, %271
  %287 = getelementptr inbounds <8 x double>, ptr %166, i64 %286
  %288 = load <8 x double>, ptr %287, align 64
  %289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %288, <8 x double> <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>, <8 x double> %285)
  %290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %289, <8 x double> %278)
  %291 = getelementptr inbounds <8 x double>, ptr %183, i64 %276
  store <8 x double> %290, ptr %291, align 64
  %292 = add nsw i64 %276, 1
  %293 = icmp eq i64 %292, %181
  br i1 %293, label %294, label %275

294:
  %295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555, double 0x3FD5555555555555>, <8 x double> %178)
  %296 = mul nsw i64 %181, 5
  %297 = getelementptr inbounds <8 x double>, ptr %166, i64 %296
  store <8 x double> %295, ptr %12, align 64
  %298 = load ptr, ptr %0, align 8
  %299 = load ptr, ptr %32, align 8
  call void %298(ptr %12, ptr %183, ptr %179, ptr %297, ptr %299)
  br i1 %186, label %300, label %323

300:
  %301 = phi i64 [ %321, %300 ], [ 0, %294 ]
  %302 = getelementptr inbounds <8 x double>, ptr %185, i64 %301
  %303 = load <8 x double>, ptr %302, align 64
  %304 = getelementptr inbounds <8 x double>, ptr %166, i64 %301
  %305 = load <8 x double>, ptr %304, align 64
  %306 = add nsw i64 %301, %246
  %307 = getelementptr inbounds <8 x double>, ptr %166, i64 %306
  %308 = load <8 x double>, ptr %307, align 64
  %309 = fmul <8 x double> %308, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %305, <8 x double> <double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000, double 0x3FA3000000000000>, <8 x double> %309)
  %311 = add nsw i64 %301, %271
  %312 = getelementptr inbounds <8 x double>, ptr %166, i64 %311
  %313 = load <8 x double>, ptr %312, align 64
  %314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %313, <8 x double> <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>, <8 x double> %310)
  %315 = add nsw i64 %301, %296
  %316 = getelementptr inbounds <8 x double>, ptr %166, i64 %315
  %317 = load <8 x double>, ptr %316, align 64
  %318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %317, <8 x double> <double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000, double 0xBF92000000000000>, <8 x double> %314)
  %319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %318, <8 x double> %303)
  %320 = getelementptr inbounds <8 x double>, ptr %183, i64 %301
  store <8 x double> %319, ptr %320, align 64
  %321 = add nsw i64 %301, 1
  %322 = icmp eq i64 %321, %181
  br i1 %322, label %323, label %300

323:
  %324 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01, double 2.500000e-01>, <8 x double> %178)
  %325 = mul nsw i64 %181, 6
  %326 = getelementptr inbounds <8 x double>, ptr %166, i64 %325
  store <8 x double> %324, ptr %11, align 64
  %327 = load ptr, ptr %0, align 8
  %328 = load ptr, ptr %32, align 8
  call void %327(ptr %11, ptr %183, ptr %179, ptr %326, ptr %328)
  br i1 %186, label %329, label %356

329:
  %330 = phi i64 [ %354, %329 ], [ 0, %323 ]
  %331 = getelementptr inbounds <8 x double>, ptr %185, i64 %330
  %332 = load <8 x double>, ptr %331, align 64
  %333 = getelementptr inbounds <8 x double>, ptr %166, i64 %330
  %334 = load <8 x double>, ptr %333, align 64
  %335 = add nsw i64 %330, %246
  %336 = getelementptr inbounds <8 x double>, ptr %166, i64 %335
  %337 = load <8 x double>, ptr %336, align 64
  %338 = fmul <8 x double> %337, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %339 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %334, <8 x double> <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>, <8 x double> %338)
  %340 = add nsw i64 %330, %271
  %341 = getelementptr inbounds <8 x double>, ptr %166, i64 %340
  %342 = load <8 x double>, ptr %341, align 64
  %343 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %342, <8 x double> <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>, <8 x double> %339)
  %344 = add nsw i64 %330, %296
  %345 = getelementptr inbounds <8 x double>, ptr %166, i64 %344
  %346 = load <8 x double>, ptr %345, align 64
  %347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %346, <8 x double> <double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F>, <8 x double> %343)
  %348 = add nsw i64 %330, %325
  %349 = getelementptr inbounds <8 x double>, ptr %166, i64 %348
  %350 = load <8 x double>, ptr %349, align 64
  %351 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %350, <8 x double> <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>, <8 x double> %347)
  %352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %351, <8 x double> %332)
  %353 = getelementptr inbounds <8 x double>, ptr %183, i64 %330
  store <8 x double> %352, ptr %353, align 64
  %354 = add nsw i64 %330, 1
  %355 = icmp eq i64 %354, %181
  br i1 %355, label %356, label %329

356:
  %357 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14, double 0x3FD3B13B13B13B14>, <8 x double> %178)
  %358 = mul nsw i64 %181, 7
  %359 = getelementptr inbounds <8 x double>, ptr %166, i64 %358
  store <8 x double> %357, ptr %10, align 64
  %360 = load ptr, ptr %0, align 8
  %361 = load ptr, ptr %32, align 8
  call void %360(ptr %10, ptr %183, ptr %179, ptr %359, ptr %361)
  br i1 %186, label %362, label %393

362:
  %363 = phi i64 [ %391, %362 ], [ 0, %356 ]
  %364 = getelementptr inbounds <8 x double>, ptr %185, i64 %363
  %365 = load <8 x double>, ptr %364, align 64
  %366 = getelementptr inbounds <8 x double>, ptr %166, i64 %363
  %367 = load <8 x double>, ptr %366, align 64
  %368 = add nsw i64 %363, %246
  %369 = getelementptr inbounds <8 x double>, ptr %166, i64 %368
  %370 = load <8 x double>, ptr %369, align 64
  %371 = fmul <8 x double> %370, <double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A>
  %372 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %367, <8 x double> <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>, <8 x double> %371)
  %373 = add nsw i64 %363, %271
  %374 = getelementptr inbounds <8 x double>, ptr %166, i64 %373
  %375 = load <8 x double>, ptr %374, align 64
  %376 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %375, <8 x double> <double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9>, <8 x double> %372)
  %377 = add nsw i64 %363, %296
  %378 = getelementptr inbounds <8 x double>, ptr %166, i64 %377
  %379 = load <8 x double>, ptr %378, align 64
  %380 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %379, <8 x double> <double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855, double 0x403B9793D88D1855>, <8 x double> %376)
  %381 = add nsw i64 %363, %325
  %382 = getelementptr inbounds <8 x double>, ptr %166, i64 %381
  %383 = load <8 x double>, ptr %382, align 64
  %384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %383, <8 x double> <double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69, double 0x40342770F892AD69>, <8 x double> %380)
  %385 = add nsw i64 %363, %358
  %386 = getelementptr inbounds <8 x double>, ptr %166, i64 %385
  %387 = load <8 x double>, ptr %386, align 64
  %388 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %387, <8 x double> <double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9>, <8 x double> %384)
  %389 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %388, <8 x double> %365)
  %390 = getelementptr inbounds <8 x double>, ptr %183, i64 %363
  store <8 x double> %389, ptr %390, align 64
  %391 = add nsw i64 %363, 1
  %392 = icmp eq i64 %391, %181
  br i1 %392, label %393, label %362

393:
  %394 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75, double 0x3FE4D74D74D74D75>, <8 x double> %178)
  %395 = shl nsw i64 %181, 3
  %396 = getelementptr inbounds <8 x double>, ptr %166, i64 %395
  store <8 x double> %394, ptr %9, align 64
  %397 = load ptr, ptr %0, align 8
  %398 = load ptr, ptr %32, align 8
  call void %397(ptr %9, ptr %183, ptr %179, ptr %396, ptr %398)
  br i1 %186, label %399, label %434

399:
  %400 = phi i64 [ %432, %399 ], [ 0, %393 ]
  %401 = getelementptr inbounds <8 x double>, ptr %185, i64 %400
  %402 = load <8 x double>, ptr %401, align 64
  %403 = getelementptr inbounds <8 x double>, ptr %166, i64 %400
  %404 = load <8 x double>, ptr %403, align 64
  %405 = add nsw i64 %400, %246
  %406 = getelementptr inbounds <8 x double>, ptr %166, i64 %405
  %407 = load <8 x double>, ptr %406, align 64
  %408 = fmul <8 x double> %407, <double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F>
  %409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %404, <8 x double> <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>, <8 x double> %408)
  %410 = add nsw i64 %400, %271
  %411 = getelementptr inbounds <8 x double>, ptr %166, i64 %410
  %412 = load <8 x double>, ptr %411, align 64
  %413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %412, <8 x double> <double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8>, <8 x double> %409)
  %414 = add nsw i64 %400, %296
  %415 = getelementptr inbounds <8 x double>, ptr %166, i64 %414
  %416 = load <8 x double>, ptr %415, align 64
  %417 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %416, <8 x double> <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>, <8 x double> %413)
  %418 = add nsw i64 %400, %325
  %419 = getelementptr inbounds <8 x double>, ptr %166, i64 %418
  %420 = load <8 x double>, ptr %419, align 64
  %421 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %420, <8 x double> <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>, <8 x double> %417)
  %422 = add nsw i64 %400, %358
  %423 = getelementptr inbounds <8 x double>, ptr %166, i64 %422
  %424 = load <8 x double>, ptr %423, align 64
  %425 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %424, <8 x double> <double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9, double 0xC040A4E418D711B9>, <8 x double> %421)
  %426 = add nsw i64 %400, %395
  %427 = getelementptr inbounds <8 x double>, ptr %166, i64 %426
  %428 = load <8 x double>, ptr %427, align 64
  %429 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %428, <8 x double> <double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876>, <8 x double> %425)
  %430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %429, <8 x double> %402)
  %431 = getelementptr inbounds <8 x double>, ptr %183, i64 %400
  store <8 x double> %430, ptr %431, align 64
  %432 = add nsw i64 %400, 1
  %433 = icmp eq i64 %432, %181
  br i1 %433, label %434, label %399

434:
  %435 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01, double 6.000000e-01>, <8 x double> %178)
  %436 = mul nsw i64 %181, 9
  %437 = getelementptr inbounds <8 x double>, ptr %166, i64 %436
  store <8 x double> %435, ptr %8, align 64
  %438 = load ptr, ptr %0, align 8
  %439 = load ptr, ptr %32, align 8
  call void %438(ptr %8, ptr %183, ptr %179, ptr %437, ptr %439)
  br i1 %186, label %440, label %479

440:
  %441 = phi i64 [ %477, %440 ], [ 0, %434 ]
  %442 = getelementptr inbounds <8 x double>, ptr %185, i64 %441
  %443 = load <8 x double>, ptr %442, align 64
  %444 = getelementptr inbounds <8 x double>, ptr %166, i64 %441
  %445 = load <8 x double>, ptr %444, align 64
  %446 = add nsw i64 %441, %246
  %447 = getelementptr inbounds <8 x double>, ptr %166, i64 %446
  %448 = load <8 x double>, ptr %447, align 64
  %449 = fmul <8 x double> %448, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %450 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %445, <8 x double> <double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B>, <8 x double> %449)
  %451 = add nsw i64 %441, %271
  %452 = getelementptr inbounds <8 x double>, ptr %166, i64 %451
  %453 = load <8 x double>, ptr %452, align 64
  %454 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %453, <8 x double> <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>, <8 x double> %450)
  %455 = add nsw i64 %441, %296
  %456 = getelementptr inbounds <8 x double>, ptr %166, i64 %455
  %457 = load <8 x double>, ptr %456, align 64
  %458 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %457, <8 x double> <double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C>, <8 x double> %454)
  %459 = add nsw i64 %441, %325
  %460 = getelementptr inbounds <8 x double>, ptr %166, i64 %459
  %461 = load <8 x double>, ptr %460, align 64
  %462 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %461, <8 x double> <double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8, double 0xC032852305E975A8>, <8 x double> %458)
  %463 = add nsw i64 %441, %358
  %464 = getelementptr inbounds <8 x double>, ptr %166, i64 %463
  %465 = load <8 x double>, ptr %464, align 64
  %466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %465, <8 x double> <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>, <8 x double> %462)
  %467 = add nsw i64 %441, %395
  %468 = getelementptr inbounds <8 x double>, ptr %166, i64 %467
  %469 = load <8 x double>, ptr %468, align 64
  %470 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %469, <8 x double> <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>, <8 x double> %466)
  %471 = add nsw i64 %441, %436
  %472 = getelementptr inbounds <8 x double>, ptr %166, i64 %471
  %473 = load <8 x double>, ptr %472, align 64
  %474 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %473, <8 x double> <double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C>, <8 x double> %470)
  %475 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %474, <8 x double> %443)
  %476 = getelementptr inbounds <8 x double>, ptr %183, i64 %441
  store <8 x double> %475, ptr %476, align 64
  %477 = add nsw i64 %441, 1
  %478 = icmp eq i64 %477, %181
  br i1 %478, label %479, label %440

479:
  %480 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> <double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB, double 0x3FEB6DB6DB6DB6DB>, <8 x double> %178)
  %481 = mul nsw i64 %181, 10
  %482 = getelementptr inbounds <8 x double>, ptr %166, i64 %481
  store <8 x double> %480, ptr %7, align 64
  %483 = load ptr, ptr %0, align 8
  %484 = load ptr, ptr %32, align 8
  call void %483(ptr %7, ptr %183, ptr %179, ptr %482, ptr %484)
  br i1 %186, label %485, label %528

485:
  %486 = phi i64 [ %526, %485 ], [ 0, %479 ]
  %487 = getelementptr inbounds <8 x double>, ptr %185, i64 %486
  %488 = load <8 x double>, ptr %487, align 64
  %489 = getelementptr inbounds <8 x double>, ptr %166, i64 %486
  %490 = load <8 x double>, ptr %489, align 64
  %491 = add nsw i64 %486, %246
  %492 = getelementptr inbounds <8 x double>, ptr %166, i64 %491
  %493 = load <8 x double>, ptr %492, align 64
  %494 = fmul <8 x double> %493, <double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55, double 0xC02511A963CAFE55>
  %495 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %490, <8 x double> <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>, <8 x double> %494)
  %496 = add nsw i64 %486, %271
  %497 = getelementptr inbounds <8 x double>, ptr %166, i64 %496
  %498 = load <8 x double>, ptr %497, align 64
  %499 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %498, <8 x double> <double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC, double 0xC00001C935AC72AC>, <8 x double> %495)
  %500 = add nsw i64 %486, %296
  %501 = getelementptr inbounds <8 x double>, ptr %166, i64 %500
  %502 = load <8 x double>, ptr %501, align 64
  %503 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %502, <8 x double> <double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006>, <8 x double> %499)
  %504 = add nsw i64 %486, %325
  %505 = getelementptr inbounds <8 x double>, ptr %166, i64 %504
  %506 = load <8 x double>, ptr %505, align 64
  %507 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %506, <8 x double> <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>, <8 x double> %503)
  %508 = add nsw i64 %486, %358
  %509 = getelementptr inbounds <8 x double>, ptr %166, i64 %508
  %510 = load <8 x double>, ptr %509, align 64
  %511 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %510, <8 x double> <double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13>, <8 x double> %507)
  %512 = add nsw i64 %486, %395
  %513 = getelementptr inbounds <8 x double>, ptr %166, i64 %512
  %514 = load <8 x double>, ptr %513, align 64
  %515 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %514, <8 x double> <double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9>, <8 x double> %511)
  %516 = add nsw i64 %486, %436
  %517 = getelementptr inbounds <8 x double>, ptr %166, i64 %516
  %518 = load <8 x double>, ptr %517, align 64
  %519 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %518, <8 x double> <double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861, double 0x4028B89C42C81861>, <8 x double> %515)
  %520 = add nsw i64 %486, %481
  %521 = getelementptr inbounds <8 x double>, ptr %166, i64 %520
  %522 = load <8 x double>, ptr %521, align 64
  %523 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %522, <8 x double> <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>, <8 x double> %519)
  %524 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %523, <8 x double> %488)
  %525 = getelementptr inbounds <8 x double>, ptr %183, i64 %486
  store <8 x double> %524, ptr %525, align 64
  %526 = add nsw i64 %486, 1
  %527 = icmp eq i64 %526, %181
  br i1 %527, label %528, label %485

528:
  %529 = fadd <8 x double> %169, %178
  %530 = mul nsw i64 %181, 11
  %531 = getelementptr inbounds <8 x double>, ptr %166, i64 %530
  store <8 x double> %529, ptr %6, align 64
  %532 = load ptr, ptr %0, align 8
  %533 = load ptr, ptr %32, align 8
  call void %532(ptr %6, ptr %183, ptr %179, ptr %531, ptr %533)
  br i1 %186, label %534, label %598

534:
  %535 = mul nsw i64 %181, 17
  %536 = mul nsw i64 %181, 18
  %537 = mul nsw i64 %181, 19
  br label %538

538:
  %539 = phi i64 [ 0, %534 ], [ %596, %538 ]
  %540 = getelementptr inbounds <8 x double>, ptr %166, i64 %539
  %541 = load <8 x double>, ptr %540, align 64
  %542 = add nsw i64 %539, %296
  %543 = getelementptr inbounds <8 x double>, ptr %166, i64 %542
  %544 = load <8 x double>, ptr %543, align 64
  %545 = add nsw i64 %539, %325
  %546 = getelementptr inbounds <8 x double>, ptr %166, i64 %545
  %547 = load <8 x double>, ptr %546, align 64
  %548 = add nsw i64 %539, %358
  %549 = getelementptr inbounds <8 x double>, ptr %166, i64 %548
  %550 = load <8 x double>, ptr %549, align 64
  %551 = add nsw i64 %539, %395
  %552 = getelementptr inbounds <8 x double>, ptr %166, i64 %551
  %553 = load <8 x double>, ptr %552, align 64
  %554 = add nsw i64 %539, %436
  %555 = getelementptr inbounds <8 x double>, ptr %166, i64 %554
  %556 = load <8 x double>, ptr %555, align 64
  %557 = add nsw i64 %539, %481
  %558 = getelementptr inbounds <8 x double>, ptr %166, i64 %557
  %559 = load <8 x double>, ptr %558, align 64
  %560 = add nsw i64 %539, %530
  %561 = getelementptr inbounds <8 x double>, ptr %166, i64 %560
  %562 = load <8 x double>, ptr %561, align 64
  %563 = add nsw i64 %539, %184
  %564 = getelementptr inbounds <8 x double>, ptr %166, i64 %563
  %565 = load <8 x double>, ptr %564, align 64
  %566 = fmul <8 x double> %544, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %541, <8 x double> <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>, <8 x double> %566)
  %568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %547, <8 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <8 x double> %567)
  %569 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %550, <8 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <8 x double> %568)
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %553, <8 x double> <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>, <8 x double> %569)
  %571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <8 x double> %570)
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <8 x double> %571)
  %573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %562, <8 x double> <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>, <8 x double> %572)
  %574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %169, <8 x double> %573, <8 x double> %565)
  %575 = add nsw i64 %539, %535
  %576 = getelementptr inbounds <8 x double>, ptr %166, i64 %575
  store <8 x double> %574, ptr %576, align 64
  %577 = fmul <8 x double> %544, <double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3>
  %578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %541, <8 x double> <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>, <8 x double> %577)
  %579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %547, <8 x double> <double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72>, <8 x double> %578)
  %580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %550, <8 x double> <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>, <8 x double> %579)
  %581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %553, <8 x double> <double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71>, <8 x double> %580)
  %582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> <double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989, double 0x3FD56330D0783989>, <8 x double> %581)
  %583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>, <8 x double> %582)
  %584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %562, <8 x double> <double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2>, <8 x double> %583)
  %585 = add nsw i64 %539, %536
  %586 = getelementptr inbounds <8 x double>, ptr %166, i64 %585
  store <8 x double> %584, ptr %586, align 64
  %587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %541, <8 x double> <double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1>, <8 x double> %566)
  %588 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %547, <8 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <8 x double> %587)
  %589 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %550, <8 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <8 x double> %588)
  %590 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %553, <8 x double> <double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716>, <8 x double> %589)
  %591 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <8 x double> %590)
  %592 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %559, <8 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <8 x double> %591)
  %593 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %562, <8 x double> <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>, <8 x double> %592)
  %594 = add nsw i64 %539, %537
  %595 = getelementptr inbounds <8 x double>, ptr %166, i64 %594
  store <8 x double> %593, ptr %595, align 64
  %596 = add nsw i64 %539, 1
  %597 = icmp eq i64 %596, %181
  br i1 %597, label %598, label %538

598:
  %599 = mul nsw i64 %164, 20
  %600 = getelementptr inbounds <8 x double>, ptr %166, i64 %599
  %601 = load i64, ptr %27, align 8
  %602 = bitcast <8 x double> %169 to <8 x i64>
  %603 = and <8 x i64> %602, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %604 = bitcast <8 x i64> %603 to <8 x double>
  %605 = load i64, ptr %33, align 8
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %649, label %607

607:
  %608 = load ptr, ptr %23, align 8
  %609 = load double, ptr %34, align 8
  %610 = fdiv double 1.000000e-15, %609
  %611 = load <8 x i64>, ptr %608, align 64
  %612 = and <8 x i64> %611, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %613 = bitcast <8 x i64> %612 to <8 x double>
  %614 = fmul <8 x double> %604, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %615 = fcmp ogt <8 x double> %614, %613
  %616 = select <8 x i1> %615, <8 x double> %613, <8 x double> %614
  %617 = getelementptr inbounds <8 x double>, ptr %608, i64 7
  %618 = load <8 x double>, ptr %617, align 64
  %619 = getelementptr inbounds <8 x double>, ptr %608, i64 8
  %620 = load <8 x double>, ptr %619, align 64
  %621 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %620, <8 x double> %604, <8 x double> %618)
  %622 = insertelement <8 x double> poison, double %610, i64 0
  %623 = shufflevector <8 x double> %622, <8 x double> poison, <8 x i32> zeroinitializer
  %624 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %620, <8 x double> %616, <8 x double> %618)
  %625 = fmul <8 x double> %623, %624
  %626 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %621, <8 x double> <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>, <8 x double> %625)
  %627 = load i64, ptr %35, align 8
  %628 = load ptr, ptr %36, align 8
  %629 = icmp sgt i64 %627, 0
  br i1 %629, label %630, label %644

630:
  %631 = phi i64 [ %642, %630 ], [ 0, %607 ]
  %632 = phi <8 x double> [ %641, %630 ], [ zeroinitializer, %607 ]
  %633 = getelementptr inbounds <8 x double>, ptr %600, i64 %631
  %634 = load <8 x i64>, ptr %633, align 64
  %635 = and <8 x i64> %634, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %636 = bitcast <8 x i64> %635 to <8 x double>
  %637 = getelementptr inbounds <8 x double>, ptr %628, i64 %631
  %638 = load <8 x double>, ptr %637, align 64
  %639 = fmul <8 x double> %638, %636
  %640 = fcmp ogt <8 x double> %639, %632
  %641 = select <8 x i1> %640, <8 x double> %639, <8 x double> %632
  %642 = add nsw i64 %631, 1
  %643 = icmp eq i64 %642, %627
  br i1 %643, label %644, label %630

644:
  %645 = phi <8 x double> [ zeroinitializer, %607 ], [ %641, %630 ]
  %646 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %618, <8 x double> %616, <8 x double> %645)
  %647 = fmul <8 x double> %623, %646
  %648 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %626, <8 x double> %604, <8 x double> %647)
  br label %649

649:
  %650 = phi <8 x double> [ %648, %644 ], [ zeroinitializer, %598 ]
  %651 = phi <8 x double> [ %626, %644 ], [ zeroinitializer, %598 ]
  %652 = icmp sgt i64 %601, 0
  br i1 %652, label %653, label %701

653:
  %654 = phi i64 [ %699, %672 ], [ 0, %649 ]
  %655 = load i64, ptr %37, align 8
  %656 = icmp sgt i64 %655, %654
  br i1 %656, label %657, label %672

657:
  %658 = load ptr, ptr %30, align 8
  %659 = load i64, ptr %38, align 8
  %660 = load i64, ptr %35, align 8
  %661 = icmp sgt i64 %660, %654
  br i1 %661, label %665, label %662

662:
  %663 = load i64, ptr %39, align 8
  %664 = sub nsw i64 %654, %663
  br label %665

665:
  %666 = phi <8 x double> [ %650, %657 ], [ %651, %662 ]
  %667 = phi i64 [ %654, %657 ], [ %664, %662 ]
  %668 = add nsw i64 %667, %659
  %669 = getelementptr inbounds <8 x double>, ptr %658, i64 %668
  %670 = load <8 x double>, ptr %669, align 64
  %671 = fmul <8 x double> %666, %670
  br label %672

672:
  %673 = phi <8 x double> [ %671, %665 ], [ zeroinitializer, %653 ]
  %674 = getelementptr inbounds <8 x double>, ptr %600, i64 %654
  %675 = load <8 x i64>, ptr %674, align 64
  %676 = and <8 x i64> %675, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %677 = bitcast <8 x i64> %676 to <8 x double>
  %678 = getelementptr inbounds <8 x double>, ptr %175, i64 %654
  %679 = load <8 x i64>, ptr %678, align 64
  %680 = and <8 x i64> %679, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %681 = bitcast <8 x i64> %680 to <8 x double>
  %682 = fcmp ogt <8 x double> %677, %681
  %683 = select <8 x i1> %682, <8 x i64> %676, <8 x i64> %680
  %684 = bitcast <8 x i64> %683 to <8 x double>
  %685 = load ptr, ptr %40, align 8
  %686 = getelementptr inbounds double, ptr %685, i64 %654
  %687 = load double, ptr %686, align 8
  %688 = insertelement <8 x double> poison, double %687, i64 0
  %689 = shufflevector <8 x double> %688, <8 x double> poison, <8 x i32> zeroinitializer
  %690 = load double, ptr %34, align 8
  %691 = insertelement <8 x double> poison, double %690, i64 0
  %692 = shufflevector <8 x double> %691, <8 x double> poison, <8 x i32> zeroinitializer
  %693 = fadd <8 x double> %673, %684
  %694 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %692, <8 x double> %693, <8 x double> %689)
  %695 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %694
  %696 = fcmp ogt <8 x double> %694, zeroinitializer
  %697 = select <8 x i1> %696, <8 x double> %695, <8 x double> zeroinitializer
  %698 = getelementptr inbounds <8 x double>, ptr %171, i64 %654
  store <8 x double> %697, ptr %698, align 64
  %699 = add nsw i64 %654, 1
  %700 = icmp eq i64 %699, %601
  br i1 %700, label %701, label %653

701:
  %702 = mul nsw i64 %164, 18
  %703 = getelementptr inbounds <8 x double>, ptr %166, i64 %702
  %704 = icmp sgt i64 %164, 0
  br i1 %704, label %710, label %705

705:
  %706 = sitofp i64 %164 to double
  %707 = insertelement <8 x double> poison, double %706, i64 0
  %708 = shufflevector <8 x double> %707, <8 x double> poison, <8 x i32> zeroinitializer
  %709 = fdiv <8 x double> zeroinitializer, %708
  br label %820

710:
  %711 = phi i64 [ %719, %710 ], [ 0, %701 ]
  %712 = phi <8 x double> [ %718, %710 ], [ zeroinitializer, %701 ]
  %713 = getelementptr inbounds <8 x double>, ptr %703, i64 %711
  %714 = load <8 x double>, ptr %713, align 64
  %715 = getelementptr inbounds <8 x double>, ptr %171, i64 %711
  %716 = load <8 x double>, ptr %715, align 64
  %717 = fmul <8 x double> %714, %716
  %718 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %717, <8 x double> %717, <8 x double> %712)
  %719 = add nsw i64 %711, 4
  %720 = icmp slt i64 %719, %164
  br i1 %720, label %710, label %721

721:
  %722 = icmp sgt i64 %164, 1
  br i1 %722, label %723, label %760

723:
  %724 = phi i64 [ %732, %723 ], [ 1, %721 ]
  %725 = phi <8 x double> [ %731, %723 ], [ zeroinitializer, %721 ]
  %726 = getelementptr inbounds <8 x double>, ptr %703, i64 %724
  %727 = load <8 x double>, ptr %726, align 64
  %728 = getelementptr inbounds <8 x double>, ptr %171, i64 %724
  %729 = load <8 x double>, ptr %728, align 64
  %730 = fmul <8 x double> %727, %729
  %731 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %730, <8 x double> %730, <8 x double> %725)
  %732 = add nsw i64 %724, 4
  %733 = icmp slt i64 %732, %164
  br i1 %733, label %723, label %734

734:
  %735 = icmp sgt i64 %164, 2
  br i1 %735, label %736, label %760

736:
  %737 = phi i64 [ %745, %736 ], [ 2, %734 ]
  %738 = phi <8 x double> [ %744, %736 ], [ zeroinitializer, %734 ]
  %739 = getelementptr inbounds <8 x double>, ptr %703, i64 %737
  %740 = load <8 x double>, ptr %739, align 64
  %741 = getelementptr inbounds <8 x double>, ptr %171, i64 %737
  %742 = load <8 x double>, ptr %741, align 64
  %743 = fmul <8 x double> %740, %742
  %744 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %743, <8 x double> %743, <8 x double> %738)
  %745 = add nsw i64 %737, 4
  %746 = icmp slt i64 %745, %164
  br i1 %746, label %736, label %747

747:
  %748 = icmp sgt i64 %164, 3
  br i1 %748, label %749, label %760

749:
  %750 = phi i64 [ %758, %749 ], [ 3, %747 ]
  %751 = phi <8 x double> [ %757, %749 ], [ zeroinitializer, %747 ]
  %752 = getelementptr inbounds <8 x double>, ptr %703, i64 %750
  %753 = load <8 x double>, ptr %752, align 64
  %754 = getelementptr inbounds <8 x double>, ptr %171, i64 %750
  %755 = load <8 x double>, ptr %754, align 64
  %756 = fmul <8 x double> %753, %755
  %757 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %756, <8 x double> %756, <8 x double> %751)
  %758 = add nsw i64 %750, 4
  %759 = icmp slt i64 %758, %164
  br i1 %759, label %749, label %760

760:
  %761 = phi <8 x double> [ %744, %747 ], [ zeroinitializer, %734 ], [ zeroinitializer, %721 ], [ %744, %749 ]
  %762 = phi <8 x double> [ %731, %747 ], [ %731, %734 ], [ zeroinitializer, %721 ], [ %731, %749 ]
  %763 = phi <8 x double> [ zeroinitializer, %747 ], [ zeroinitializer, %734 ], [ zeroinitializer, %721 ], [ %757, %749 ]
  %764 = fadd <8 x double> %761, %763
  %765 = sitofp i64 %164 to double
  %766 = insertelement <8 x double> poison, double %765, i64 0
  %767 = shufflevector <8 x double> %766, <8 x double> poison, <8 x i32> zeroinitializer
  br label %768

768:
  %769 = phi i64 [ %777, %768 ], [ 0, %760 ]
  %770 = phi <8 x double> [ %776, %768 ], [ zeroinitializer, %760 ]
  %771 = getelementptr inbounds <8 x double>, ptr %173, i64 %769
  %772 = load <8 x double>, ptr %771, align 64
  %773 = getelementptr inbounds <8 x double>, ptr %171, i64 %769
  %774 = load <8 x double>, ptr %773, align 64
  %775 = fmul <8 x double> %772, %774
  %776 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %775, <8 x double> %775, <8 x double> %770)
  %777 = add nsw i64 %769, 4
  %778 = icmp slt i64 %777, %164
  br i1 %778, label %768, label %779

779:
  %780 = fadd <8 x double> %718, %762
  %781 = fadd <8 x double> %780, %764
  %782 = fdiv <8 x double> %781, %767
  br i1 %722, label %783, label %820

783:
  %784 = phi i64 [ %792, %783 ], [ 1, %779 ]
  %785 = phi <8 x double> [ %791, %783 ], [ zeroinitializer, %779 ]
  %786 = getelementptr inbounds <8 x double>, ptr %173, i64 %784
  %787 = load <8 x double>, ptr %786, align 64
  %788 = getelementptr inbounds <8 x double>, ptr %171, i64 %784
  %789 = load <8 x double>, ptr %788, align 64
  %790 = fmul <8 x double> %787, %789
  %791 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %790, <8 x double> %790, <8 x double> %785)
  %792 = add nsw i64 %784, 4
  %793 = icmp slt i64 %792, %164
  br i1 %793, label %783, label %794

794:
  %795 = icmp sgt i64 %164, 2
  br i1 %795, label %796, label %820

796:
  %797 = phi i64 [ %805, %796 ], [ 2, %794 ]
  %798 = phi <8 x double> [ %804, %796 ], [ zeroinitializer, %794 ]
  %799 = getelementptr inbounds <8 x double>, ptr %173, i64 %797
  %800 = load <8 x double>, ptr %799, align 64
  %801 = getelementptr inbounds <8 x double>, ptr %171, i64 %797
  %802 = load <8 x double>, ptr %801, align 64
  %803 = fmul <8 x double> %800, %802
  %804 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %803, <8 x double> %803, <8 x double> %798)
  %805 = add nsw i64 %797, 4
  %806 = icmp slt i64 %805, %164
  br i1 %806, label %796, label %807

807:
  %808 = icmp sgt i64 %164, 3
  br i1 %808, label %809, label %820

809:
  %810 = phi i64 [ %818, %809 ], [ 3, %807 ]
  %811 = phi <8 x double> [ %817, %809 ], [ zeroinitializer, %807 ]
  %812 = getelementptr inbounds <8 x double>, ptr %173, i64 %810
  %813 = load <8 x double>, ptr %812, align 64
  %814 = getelementptr inbounds <8 x double>, ptr %171, i64 %810
  %815 = load <8 x double>, ptr %814, align 64
  %816 = fmul <8 x double> %813, %815
  %817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %816, <8 x double> %816, <8 x double> %811)
  %818 = add nsw i64 %810, 4
  %819 = icmp slt i64 %818, %164
  br i1 %819, label %809, label %820

820:
  %821 = phi <8 x double> [ %782, %807 ], [ %782, %794 ], [ %782, %779 ], [ %709, %705 ], [ %782, %809 ]
  %822 = phi <8 x double> [ %767, %807 ], [ %767, %794 ], [ %767, %779 ], [ %708, %705 ], [ %767, %809 ]
  %823 = phi <8 x double> [ %804, %807 ], [ zeroinitializer, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %804, %809 ]
  %824 = phi <8 x double> [ %776, %807 ], [ %776, %794 ], [ %776, %779 ], [ zeroinitializer, %705 ], [ %776, %809 ]
  %825 = phi <8 x double> [ %791, %807 ], [ %791, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %791, %809 ]
  %826 = phi <8 x double> [ zeroinitializer, %807 ], [ zeroinitializer, %794 ], [ zeroinitializer, %779 ], [ zeroinitializer, %705 ], [ %817, %809 ]
  %827 = fadd <8 x double> %824, %825
  %828 = fadd <8 x double> %823, %826
  %829 = fadd <8 x double> %827, %828
  %830 = fdiv <8 x double> %829, %822
  %831 = load ptr, ptr %24, align 8
  br label %839

832:
  %833 = getelementptr inbounds <8 x double>, ptr %165, i64 6
  %834 = load <8 x double>, ptr %833, align 64
  %835 = fadd <8 x double> %834, <double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01, double 1.100000e+01>
  store <8 x double> %835, ptr %833, align 64
  %836 = icmp eq i32 %865, 0
  br i1 %836, label %837, label %886

837:
  %838 = getelementptr inbounds <8 x double>, ptr %165, i64 4
  store <8 x double> %855, ptr %838, align 64
  br label %1509

839:
  %840 = phi i64 [ 0, %820 ], [ %884, %883 ]
  %841 = phi <8 x double> [ undef, %820 ], [ %855, %883 ]
  %842 = phi i32 [ 0, %820 ], [ %865, %883 ]
  %843 = trunc i64 %840 to i32
  %844 = extractelement <8 x double> %169, i32 %843
  %845 = extractelement <8 x double> %821, i32 %843
  %846 = extractelement <8 x double> %830, i32 %843
  %847 = fcmp oeq double %845, 0.000000e+00
  %848 = fcmp oeq double %846, 0.000000e+00
  %849 = and i1 %847, %848
  %850 = fmul double %844, %845
  %851 = call double @llvm.fmuladd.f64(double %846, double 1.000000e-02, double %845)
  %852 = call double @llvm.sqrt.f64(double %851)
  %853 = fdiv double %850, %852
  %854 = select i1 %849, double 0.000000e+00, double %853
  %855 = insertelement <8 x double> %841, double %854, i32 %843
  %856 = getelementptr inbounds i64, ptr %831, i64 %840
  %857 = load i64, ptr %856, align 8
  %858 = icmp sgt i64 %857, -1
  %859 = fcmp ole double %854, 1.000000e+00
  %860 = select i1 %858, i1 %859, i1 false
  %861 = zext i1 %860 to i64
  %862 = add nsw i64 %840, 32
  %863 = getelementptr inbounds i64, ptr %831, i64 %862
  store i64 %861, ptr %863, align 8
  %864 = zext i1 %860 to i32
  %865 = add i32 %842, %864
  br i1 %860, label %869, label %866

866:
  %867 = add nsw i64 %840, 40
  %868 = getelementptr inbounds i64, ptr %831, i64 %867
  store i64 0, ptr %868, align 8
  br i1 %858, label %869, label %883

869:
  %870 = load ptr, ptr %26, align 8
  %871 = icmp eq ptr %870, null
  br i1 %871, label %883, label %872

872:
  %873 = getelementptr inbounds ptr, ptr %870, i64 %857
  %874 = load ptr, ptr %873, align 8
  %875 = getelementptr inbounds %struct.Code, ptr %874, i64 0, i32 14
  %876 = load ptr, ptr %875, align 8
  %877 = load i64, ptr %876, align 8
  %878 = add nsw i64 %877, 11
  store i64 %878, ptr %876, align 8
  %879 = load i64, ptr %863, align 8
  %880 = getelementptr inbounds i64, ptr %876, i64 1
  %881 = load i64, ptr %880, align 8
  %882 = add nsw i64 %881, %879
  store i64 %882, ptr %880, align 8
  br label %883

883:
  %884 = add nsw i64 %840, 1
  %885 = icmp eq i64 %884, 8
  br i1 %885, label %832, label %839

886:
  %887 = load ptr, ptr %41, align 8
  %888 = load ptr, ptr %30, align 8
  %889 = load ptr, ptr %29, align 8
  %890 = load ptr, ptr %32, align 8
  call void %887(ptr %17, ptr %175, ptr %888, ptr %889, ptr %890)
  br i1 %704, label %891, label %894

891:
  %892 = shl i64 %164, 1
  %893 = call i64 @llvm.smax.i64(i64 %892, i64 1)
  br label %1144

894:
  %895 = phi <8 x double> [ zeroinitializer, %886 ], [ %1149, %1144 ]
  %896 = load i64, ptr %27, align 8
  %897 = load ptr, ptr %23, align 8
  %898 = load ptr, ptr %28, align 8
  %899 = mul nsw i64 %896, 17
  %900 = getelementptr inbounds <8 x double>, ptr %898, i64 %899
  %901 = load ptr, ptr %29, align 8
  %902 = mul nsw i64 %896, 19
  %903 = getelementptr inbounds <8 x double>, ptr %898, i64 %902
  %904 = icmp sgt i64 %896, 0
  br i1 %904, label %975, label %955

905:
  %906 = phi i64 [ %914, %905 ], [ 0, %975 ]
  %907 = phi <8 x double> [ %913, %905 ], [ zeroinitializer, %975 ]
  %908 = getelementptr inbounds <8 x double>, ptr %903, i64 %906
  %909 = load <8 x double>, ptr %908, align 64
  %910 = getelementptr inbounds <8 x double>, ptr %171, i64 %906
  %911 = load <8 x double>, ptr %910, align 64
  %912 = fmul <8 x double> %909, %911
  %913 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %912, <8 x double> %912, <8 x double> %907)
  %914 = add nsw i64 %906, 4
  %915 = icmp slt i64 %914, %896
  br i1 %915, label %905, label %916

916:
  %917 = icmp sgt i64 %896, 1
  br i1 %917, label %918, label %955

918:
  %919 = phi i64 [ %927, %918 ], [ 1, %916 ]
  %920 = phi <8 x double> [ %926, %918 ], [ zeroinitializer, %916 ]
  %921 = getelementptr inbounds <8 x double>, ptr %903, i64 %919
  %922 = load <8 x double>, ptr %921, align 64
  %923 = getelementptr inbounds <8 x double>, ptr %171, i64 %919
  %924 = load <8 x double>, ptr %923, align 64
  %925 = fmul <8 x double> %922, %924
  %926 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %925, <8 x double> %925, <8 x double> %920)
  %927 = add nsw i64 %919, 4
  %928 = icmp slt i64 %927, %896
  br i1 %928, label %918, label %929

929:
  %930 = icmp sgt i64 %896, 2
  br i1 %930, label %931, label %955

931:
  %932 = phi i64 [ %940, %931 ], [ 2, %929 ]
  %933 = phi <8 x double> [ %939, %931 ], [ zeroinitializer, %929 ]
  %934 = getelementptr inbounds <8 x double>, ptr %903, i64 %932
  %935 = load <8 x double>, ptr %934, align 64
  %936 = getelementptr inbounds <8 x double>, ptr %171, i64 %932
  %937 = load <8 x double>, ptr %936, align 64
  %938 = fmul <8 x double> %935, %937
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %938, <8 x double> %938, <8 x double> %933)
  %940 = add nsw i64 %932, 4
  %941 = icmp slt i64 %940, %896
  br i1 %941, label %931, label %942

942:
  %943 = icmp sgt i64 %896, 3
  br i1 %943, label %944, label %955

944:
  %945 = phi i64 [ %953, %944 ], [ 3, %942 ]
  %946 = phi <8 x double> [ %952, %944 ], [ zeroinitializer, %942 ]
  %947 = getelementptr inbounds <8 x double>, ptr %903, i64 %945
  %948 = load <8 x double>, ptr %947, align 64
  %949 = getelementptr inbounds <8 x double>, ptr %171, i64 %945
  %950 = load <8 x double>, ptr %949, align 64
  %951 = fmul <8 x double> %948, %950
  %952 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %951, <8 x double> %951, <8 x double> %946)
  %953 = add nsw i64 %945, 4
  %954 = icmp slt i64 %953, %896
  br i1 %954, label %944, label %955

955:
  %956 = phi <8 x double> [ %939, %942 ], [ zeroinitializer, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %939, %944 ]
  %957 = phi <8 x double> [ %913, %942 ], [ %913, %929 ], [ %913, %916 ], [ zeroinitializer, %894 ], [ %913, %944 ]
  %958 = phi <8 x double> [ %926, %942 ], [ %926, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %926, %944 ]
  %959 = phi <8 x double> [ zeroinitializer, %942 ], [ zeroinitializer, %929 ], [ zeroinitializer, %916 ], [ zeroinitializer, %894 ], [ %952, %944 ]
  %960 = fadd <8 x double> %957, %958
  %961 = fadd <8 x double> %956, %959
  %962 = fadd <8 x double> %960, %961
  %963 = sitofp i64 %896 to double
  %964 = insertelement <8 x double> poison, double %963, i64 0
  %965 = shufflevector <8 x double> %964, <8 x double> poison, <8 x i32> zeroinitializer
  %966 = fdiv <8 x double> %962, %965
  br label %967

967:
  %968 = phi i32 [ 0, %955 ], [ %973, %967 ]
  %969 = phi <8 x double> [ %966, %955 ], [ %972, %967 ]
  %970 = extractelement <8 x double> %969, i32 %968
  %971 = call double @llvm.sqrt.f64(double %970)
  %972 = insertelement <8 x double> %969, double %971, i32 %968
  %973 = add nsw i32 %968, 1
  %974 = icmp eq i32 %973, 8
  br i1 %974, label %987, label %967

975:
  %976 = phi i64 [ %983, %975 ], [ 0, %894 ]
  %977 = getelementptr inbounds <8 x double>, ptr %901, i64 %976
  %978 = load <8 x double>, ptr %977, align 64
  %979 = getelementptr inbounds <8 x double>, ptr %900, i64 %976
  %980 = load <8 x double>, ptr %979, align 64
  %981 = fsub <8 x double> %978, %980
  %982 = getelementptr inbounds <8 x double>, ptr %903, i64 %976
  store <8 x double> %981, ptr %982, align 64
  %983 = add nsw i64 %976, 1
  %984 = icmp eq i64 %983, %896
  br i1 %984, label %905, label %975

985:
  %986 = fcmp ugt double %992, 1.000000e+00
  br i1 %986, label %996, label %1141

987:
  %988 = phi <8 x double> [ %993, %987 ], [ zeroinitializer, %967 ]
  %989 = phi i32 [ %994, %987 ], [ 0, %967 ]
  %990 = extractelement <8 x double> %988, i64 0
  %991 = extractelement <8 x double> %972, i32 %989
  %992 = call double @llvm.maxnum.f64(double %990, double %991)
  %993 = insertelement <8 x double> %988, double %992, i64 0
  %994 = add nsw i32 %989, 1
  %995 = icmp eq i32 %994, 8
  br i1 %995, label %985, label %987

996:
  %997 = load i64, ptr %37, align 8
  %998 = icmp eq i64 %997, 0
  br i1 %998, label %1141, label %999

999:
  %1000 = getelementptr inbounds <8 x double>, ptr %897, i64 9
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = load <8 x double>, ptr %897, align 64
  %1003 = fsub <8 x double> %1001, %1002
  %1004 = getelementptr inbounds <8 x double>, ptr %897, i64 7
  %1005 = load <8 x double>, ptr %1004, align 64
  %1006 = getelementptr inbounds <8 x double>, ptr %897, i64 8
  %1007 = load <8 x double>, ptr %1006, align 64
  %1008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1007, <8 x double> %1003, <8 x double> %1005)
  %1009 = fmul <8 x double> %1008, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  %1010 = load ptr, ptr %28, align 8
  %1011 = mul nsw i64 %896, 20
  %1012 = getelementptr inbounds <8 x double>, ptr %1010, i64 %1011
  %1013 = load i64, ptr %35, align 8
  %1014 = load ptr, ptr %36, align 8
  %1015 = icmp sgt i64 %1013, 0
  br i1 %1015, label %1016, label %1032

1016:
  %1017 = phi i64 [ %1028, %1016 ], [ 0, %999 ]
  %1018 = phi <8 x double> [ %1027, %1016 ], [ zeroinitializer, %999 ]
  %1019 = getelementptr inbounds <8 x double>, ptr %1012, i64 %1017
  %1020 = load <8 x i64>, ptr %1019, align 64
  %1021 = and <8 x i64> %1020, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1022 = bitcast <8 x i64> %1021 to <8 x double>
  %1023 = getelementptr inbounds <8 x double>, ptr %1014, i64 %1017
  %1024 = load <8 x double>, ptr %1023, align 64
  %1025 = fmul <8 x double> %1024, %1022
  %1026 = fcmp ogt <8 x double> %1025, %1018
  %1027 = select <8 x i1> %1026, <8 x double> %1025, <8 x double> %1018
  %1028 = add nsw i64 %1017, 1
  %1029 = icmp eq i64 %1028, %1013
  br i1 %1029, label %1030, label %1016

1030:
  %1031 = fmul <8 x double> %1027, <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>
  br label %1032

1032:
  %1033 = phi <8 x double> [ zeroinitializer, %999 ], [ %1031, %1030 ]
  %1034 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1009, <8 x double> %1003, <8 x double> %1033)
  br i1 %904, label %1105, label %1085

1035:
  %1036 = phi i64 [ %1044, %1035 ], [ 0, %1124 ]
  %1037 = phi <8 x double> [ %1043, %1035 ], [ zeroinitializer, %1124 ]
  %1038 = getelementptr inbounds <8 x double>, ptr %903, i64 %1036
  %1039 = load <8 x double>, ptr %1038, align 64
  %1040 = getelementptr inbounds <8 x double>, ptr %171, i64 %1036
  %1041 = load <8 x double>, ptr %1040, align 64
  %1042 = fmul <8 x double> %1039, %1041
  %1043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1042, <8 x double> %1042, <8 x double> %1037)
  %1044 = add nsw i64 %1036, 4
  %1045 = icmp slt i64 %1044, %896
  br i1 %1045, label %1035, label %1046

1046:
  %1047 = icmp sgt i64 %896, 1
  br i1 %1047, label %1048, label %1085

1048:
  %1049 = phi i64 [ %1057, %1048 ], [ 1, %1046 ]
  %1050 = phi <8 x double> [ %1056, %1048 ], [ zeroinitializer, %1046 ]
  %1051 = getelementptr inbounds <8 x double>, ptr %903, i64 %1049
  %1052 = load <8 x double>, ptr %1051, align 64
  %1053 = getelementptr inbounds <8 x double>, ptr %171, i64 %1049
  %1054 = load <8 x double>, ptr %1053, align 64
  %1055 = fmul <8 x double> %1052, %1054
  %1056 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1055, <8 x double> %1055, <8 x double> %1050)
  %1057 = add nsw i64 %1049, 4
  %1058 = icmp slt i64 %1057, %896
  br i1 %1058, label %1048, label %1059

1059:
  %1060 = icmp sgt i64 %896, 2
  br i1 %1060, label %1061, label %1085

1061:
  %1062 = phi i64 [ %1070, %1061 ], [ 2, %1059 ]
  %1063 = phi <8 x double> [ %1069, %1061 ], [ zeroinitializer, %1059 ]
  %1064 = getelementptr inbounds <8 x double>, ptr %903, i64 %1062
  %1065 = load <8 x double>, ptr %1064, align 64
  %1066 = getelementptr inbounds <8 x double>, ptr %171, i64 %1062
  %1067 = load <8 x double>, ptr %1066, align 64
  %1068 = fmul <8 x double> %1065, %1067
  %1069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1068, <8 x double> %1068, <8 x double> %1063)
  %1070 = add nsw i64 %1062, 4
  %1071 = icmp slt i64 %1070, %896
  br i1 %1071, label %1061, label %1072

1072:
  %1073 = icmp sgt i64 %896, 3
  br i1 %1073, label %1074, label %1085

1074:
  %1075 = phi i64 [ %1083, %1074 ], [ 3, %1072 ]
  %1076 = phi <8 x double> [ %1082, %1074 ], [ zeroinitializer, %1072 ]
  %1077 = getelementptr inbounds <8 x double>, ptr %903, i64 %1075
  %1078 = load <8 x double>, ptr %1077, align 64
  %1079 = getelementptr inbounds <8 x double>, ptr %171, i64 %1075
  %1080 = load <8 x double>, ptr %1079, align 64
  %1081 = fmul <8 x double> %1078, %1080
  %1082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> %1081, <8 x double> %1076)
  %1083 = add nsw i64 %1075, 4
  %1084 = icmp slt i64 %1083, %896
  br i1 %1084, label %1074, label %1085

1085:
  %1086 = phi <8 x double> [ %1069, %1072 ], [ zeroinitializer, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1069, %1074 ]
  %1087 = phi <8 x double> [ %1043, %1072 ], [ %1043, %1059 ], [ %1043, %1046 ], [ zeroinitializer, %1032 ], [ %1043, %1074 ]
  %1088 = phi <8 x double> [ %1056, %1072 ], [ %1056, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1056, %1074 ]
  %1089 = phi <8 x double> [ zeroinitializer, %1072 ], [ zeroinitializer, %1059 ], [ zeroinitializer, %1046 ], [ zeroinitializer, %1032 ], [ %1082, %1074 ]
  %1090 = fadd <8 x double> %1087, %1088
  %1091 = fadd <8 x double> %1086, %1089
  %1092 = fadd <8 x double> %1090, %1091
  %1093 = fdiv <8 x double> %1092, %965
  br label %1094

1094:
  %1095 = phi i32 [ 0, %1085 ], [ %1100, %1094 ]
  %1096 = phi <8 x double> [ %1093, %1085 ], [ %1099, %1094 ]
  %1097 = extractelement <8 x double> %1096, i32 %1095
  %1098 = call double @llvm.sqrt.f64(double %1097)
  %1099 = insertelement <8 x double> %1096, double %1098, i32 %1095
  %1100 = add nsw i32 %1095, 1
  %1101 = icmp eq i32 %1100, 8
  br i1 %1101, label %1102, label %1094

1102:
  %1103 = fcmp ole <8 x double> %972, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1104 = select <8 x i1> %1103, <8 x double> %972, <8 x double> %1099
  br label %1141

1105:
  %1106 = phi i64 [ %1139, %1124 ], [ 0, %1032 ]
  %1107 = load i64, ptr %37, align 8
  %1108 = icmp sgt i64 %1107, %1106
  br i1 %1108, label %1109, label %1124

1109:
  %1110 = load ptr, ptr %30, align 8
  %1111 = load i64, ptr %38, align 8
  %1112 = load i64, ptr %35, align 8
  %1113 = icmp sgt i64 %1112, %1106
  br i1 %1113, label %1117, label %1114

1114:
  %1115 = load i64, ptr %39, align 8
  %1116 = sub nsw i64 %1106, %1115
  br label %1117

1117:
  %1118 = phi <8 x double> [ %1034, %1109 ], [ %1009, %1114 ]
  %1119 = phi i64 [ %1106, %1109 ], [ %1116, %1114 ]
  %1120 = add nsw i64 %1119, %1111
  %1121 = getelementptr inbounds <8 x double>, ptr %1110, i64 %1120
  %1122 = load <8 x double>, ptr %1121, align 64
  %1123 = fmul <8 x double> %1118, %1122
  br label %1124

1124:
  %1125 = phi <8 x double> [ %1123, %1117 ], [ zeroinitializer, %1105 ]
  %1126 = getelementptr inbounds <8 x double>, ptr %171, i64 %1106
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = load ptr, ptr %28, align 8
  %1129 = add nsw i64 %1106, %1011
  %1130 = getelementptr inbounds <8 x double>, ptr %1128, i64 %1129
  %1131 = load <8 x i64>, ptr %1130, align 64
  %1132 = and <8 x i64> %1131, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1133 = bitcast <8 x i64> %1132 to <8 x double>
  %1134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1133, <8 x double> <double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13, double 2.000000e-13>, <8 x double> %1125)
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1134, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>)
  %1136 = getelementptr inbounds <8 x double>, ptr %903, i64 %1106
  %1137 = load <8 x double>, ptr %1136, align 64
  %1138 = fdiv <8 x double> %1137, %1135
  store <8 x double> %1138, ptr %1136, align 64
  %1139 = add nsw i64 %1106, 1
  %1140 = icmp eq i64 %1139, %896
  br i1 %1140, label %1035, label %1105

1141:
  %1142 = phi <8 x double> [ %1104, %1102 ], [ %972, %996 ], [ %972, %985 ]
  %1143 = load ptr, ptr %24, align 8
  br label %1152

1144:
  %1145 = phi i64 [ %1150, %1144 ], [ 0, %891 ]
  %1146 = phi <8 x double> [ %1149, %1144 ], [ zeroinitializer, %891 ]
  %1147 = getelementptr inbounds <8 x double>, ptr %167, i64 %1145
  %1148 = load <8 x double>, ptr %1147, align 64
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1148, <8 x double> zeroinitializer, <8 x double> %1146)
  %1150 = add nsw i64 %1145, 1
  %1151 = icmp eq i64 %1150, %893
  br i1 %1151, label %894, label %1144

1152:
  %1153 = phi i64 [ 0, %1141 ], [ %1194, %1191 ]
  %1154 = phi <8 x double> [ %855, %1141 ], [ %1193, %1191 ]
  %1155 = phi i32 [ %865, %1141 ], [ %1192, %1191 ]
  %1156 = add nsw i64 %1153, 32
  %1157 = getelementptr inbounds i64, ptr %1143, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = icmp eq i64 %1158, 0
  br i1 %1159, label %1191, label %1160

1160:
  %1161 = trunc i64 %1153 to i32
  %1162 = extractelement <8 x double> %895, i32 %1161
  %1163 = fcmp une double %1162, 0.000000e+00
  br i1 %1163, label %1164, label %1167

1164:
  %1165 = insertelement <8 x double> %1154, double 0x7FF8000000000000, i32 %1161
  %1166 = extractelement <8 x double> %1142, i32 %1161
  br label %1173

1167:
  %1168 = extractelement <8 x double> %1142, i32 %1161
  %1169 = extractelement <8 x double> %1154, i32 %1161
  %1170 = fcmp ogt double %1168, %1169
  br i1 %1170, label %1171, label %1173

1171:
  %1172 = insertelement <8 x double> %1154, double %1168, i32 %1161
  br label %1173

1173:
  %1174 = phi double [ %1168, %1167 ], [ %1168, %1171 ], [ %1166, %1164 ]
  %1175 = phi <8 x double> [ %1154, %1167 ], [ %1172, %1171 ], [ %1165, %1164 ]
  %1176 = extractelement <8 x double> %1175, i32 %1161
  %1177 = fcmp ole double %1176, 1.000000e+00
  %1178 = zext i1 %1177 to i64
  store i64 %1178, ptr %1157, align 8
  %1179 = fcmp ogt double %1174, 1.000000e+00
  %1180 = add nsw i64 %1153, 40
  br i1 %1179, label %1181, label %1185

1181:
  %1182 = getelementptr inbounds i64, ptr %1143, i64 %1180
  %1183 = load i64, ptr %1182, align 8
  %1184 = add nsw i64 %1183, 1
  br label %1185

1185:
  %1186 = phi i64 [ %1184, %1181 ], [ 0, %1173 ]
  %1187 = getelementptr inbounds i64, ptr %1143, i64 %1180
  store i64 %1186, ptr %1187, align 8
  %1188 = xor i1 %1177, true
  %1189 = sext i1 %1188 to i32
  %1190 = add i32 %1155, %1189
  br label %1191

1191:
  %1192 = phi i32 [ %1190, %1185 ], [ %1155, %1152 ]
  %1193 = phi <8 x double> [ %1175, %1185 ], [ %1154, %1152 ]
  %1194 = add nsw i64 %1153, 1
  %1195 = icmp eq i64 %1194, 8
  br i1 %1195, label %1196, label %1152

1196:
  %1197 = getelementptr inbounds <8 x double>, ptr %165, i64 4
  store <8 x double> %1193, ptr %1197, align 64
  %1198 = icmp eq i32 %1192, 0
  br i1 %1198, label %1509, label %1199

1199:
  %1200 = load i64, ptr %42, align 8
  %1201 = icmp eq i64 %1200, 0
  br i1 %1201, label %1202, label %1205

1202:
  %1203 = load ptr, ptr %26, align 8
  %1204 = icmp eq ptr %1203, null
  br i1 %1204, label %1509, label %1283

1205:
  %1206 = load i64, ptr %27, align 8
  %1207 = load ptr, ptr %28, align 8
  %1208 = load ptr, ptr %29, align 8
  %1209 = load ptr, ptr %43, align 8
  %1210 = load ptr, ptr %23, align 8
  %1211 = getelementptr inbounds <8 x double>, ptr %1210, i64 2
  %1212 = load <8 x double>, ptr %1211, align 64
  store <8 x double> %1212, ptr %3, align 64
  %1213 = getelementptr inbounds <8 x double>, ptr %1210, i64 3
  %1214 = load <8 x double>, ptr %1213, align 64
  %1215 = icmp sgt i64 %1200, 0
  br i1 %1215, label %1216, label %1218

1216:
  %1217 = load ptr, ptr %44, align 8
  br label %1233

1218:
  %1219 = phi i32 [ 0, %1205 ], [ %1240, %1233 ]
  %1220 = load ptr, ptr %45, align 8
  %1221 = load ptr, ptr %30, align 8
  %1222 = load ptr, ptr %46, align 8
  %1223 = load ptr, ptr %32, align 8
  call void %1220(ptr %3, ptr %1208, ptr %1221, ptr %1222, ptr %1223)
  %1224 = icmp eq i32 %1219, 0
  br i1 %1224, label %1279, label %1225

1225:
  %1226 = icmp sgt i64 %1206, 0
  br i1 %1226, label %1227, label %1243

1227:
  %1228 = mul nsw i64 %1206, 20
  %1229 = fcmp ogt <8 x double> %1214, zeroinitializer
  %1230 = select <8 x i1> %1229, <8 x double> %1214, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %1231 = fmul <8 x double> %1214, <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>
  %1232 = fmul <8 x double> %1214, <double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043, double 0xBFE2BEC33447B043>
  br label %1251

1233:
  %1234 = phi i32 [ 0, %1216 ], [ %1240, %1233 ]
  %1235 = phi i64 [ 0, %1216 ], [ %1241, %1233 ]
  %1236 = getelementptr inbounds i64, ptr %1217, i64 %1235
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp ne i64 %1237, 0
  %1239 = zext i1 %1238 to i32
  %1240 = or i32 %1234, %1239
  %1241 = add nsw i64 %1235, 1
  %1242 = icmp eq i64 %1241, %1200
  br i1 %1242, label %1218, label %1233

1243:
  %1244 = load <8 x double>, ptr %1210, align 64
  %1245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1214, <8 x double> <double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A, double 0x3FDA827997709F7A>, <8 x double> %1244)
  store <8 x double> %1245, ptr %4, align 64
  %1246 = load ptr, ptr %45, align 8
  %1247 = load ptr, ptr %43, align 8
  %1248 = load ptr, ptr %30, align 8
  %1249 = load ptr, ptr %47, align 8
  %1250 = load ptr, ptr %32, align 8
  call void %1246(ptr %4, ptr %1247, ptr %1248, ptr %1249, ptr %1250)
  br label %1279

1251:
  %1252 = phi i64 [ 0, %1227 ], [ %1277, %1251 ]
  %1253 = add nsw i64 %1252, %1228
  %1254 = getelementptr inbounds <8 x double>, ptr %1207, i64 %1253
  %1255 = load <8 x double>, ptr %1254, align 64
  %1256 = getelementptr inbounds <8 x double>, ptr %1207, i64 %1252
  %1257 = load <8 x double>, ptr %1256, align 64
  %1258 = getelementptr inbounds <8 x double>, ptr %1208, i64 %1252
  %1259 = load <8 x double>, ptr %1258, align 64
  %1260 = fsub <8 x double> %1259, %1255
  %1261 = fmul <8 x double> %1231, %1257
  %1262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1255, <8 x double> <double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD, double 0x3FFD413CCBB84FBD>, <8 x double> %1261)
  %1263 = add nsw i64 %1252, %1206
  %1264 = getelementptr inbounds <8 x double>, ptr %1208, i64 %1263
  %1265 = load <8 x double>, ptr %1264, align 64
  %1266 = fmul <8 x double> %1232, %1265
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1259, <8 x double> <double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822, double 0x40015F619A23D822>, <8 x double> %1266)
  %1268 = fmul <8 x double> %1267, <double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46, double 0x3FC5F61993D37A46>
  %1269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> <double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F, double 0x3FD5F6199B087E2F>, <8 x double> %1268)
  %1270 = getelementptr inbounds <8 x double>, ptr %1209, i64 %1252
  store <8 x double> %1269, ptr %1270, align 64
  %1271 = fmul <8 x double> %1260, <double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383, double 0x3FF74B23344A5383>
  %1272 = fdiv <8 x double> %1271, %1230
  %1273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1257, <8 x double> <double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF, double 0xBFC23180000A8CFF>, <8 x double> %1272)
  %1274 = load <8 x double>, ptr %1264, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> <double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A, double 0xBFD413CCD124078A>, <8 x double> %1273)
  %1276 = getelementptr inbounds <8 x double>, ptr %1209, i64 %1263
  store <8 x double> %1275, ptr %1276, align 64
  %1277 = add nsw i64 %1252, 1
  %1278 = icmp eq i64 %1277, %1206
  br i1 %1278, label %1243, label %1251

1279:
  %1280 = phi i64 [ 1, %1218 ], [ 2, %1243 ]
  br i1 %1215, label %1281, label %1283

1281:
  %1282 = load ptr, ptr %44, align 8
  br label %1287

1283:
  %1284 = phi i64 [ %1280, %1279 ], [ 1, %1202 ], [ %1280, %1287 ]
  %1285 = phi i32 [ 0, %1279 ], [ 0, %1202 ], [ %1294, %1287 ]
  %1286 = icmp eq i32 %1285, 0
  br label %1297

1287:
  %1288 = phi i32 [ 0, %1281 ], [ %1294, %1287 ]
  %1289 = phi i64 [ 0, %1281 ], [ %1295, %1287 ]
  %1290 = getelementptr inbounds i64, ptr %1282, i64 %1289
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp eq i64 %1291, 3
  %1293 = zext i1 %1292 to i32
  %1294 = or i32 %1288, %1293
  %1295 = add nsw i64 %1289, 1
  %1296 = icmp eq i64 %1295, %1200
  br i1 %1296, label %1283, label %1287

1297:
  %1298 = phi i64 [ 0, %1283 ], [ %1507, %1505 ]
  %1299 = phi i32 [ 0, %1283 ], [ %1506, %1505 ]
  %1300 = load ptr, ptr %24, align 8
  %1301 = trunc i64 %1298 to i32
  %1302 = and i64 %1298, 4294967263
  %1303 = or i64 %1302, 32
  %1304 = getelementptr inbounds i64, ptr %1300, i64 %1303
  %1305 = load i64, ptr %1304, align 8
  %1306 = icmp eq i64 %1305, 0
  br i1 %1306, label %1505, label %1307

1307:
  %1308 = load ptr, ptr %26, align 8
  %1309 = icmp eq ptr %1308, null
  br i1 %1309, label %1315, label %1310

1310:
  %1311 = getelementptr inbounds i64, ptr %1300, i64 %1298
  %1312 = load i64, ptr %1311, align 8
  %1313 = getelementptr inbounds ptr, ptr %1308, i64 %1312
  %1314 = load ptr, ptr %1313, align 8
  br i1 %1201, label %1317, label %1320

1315:
  br i1 %1201, label %1505, label %1316

1316:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1301)
  br label %1329

1317:
  %1318 = icmp eq ptr %1314, null
  br i1 %1318, label %1505, label %1319

1319:
  call fastcc void @store_8(ptr %0, i32 %1301)
  br label %1505

1320:
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %5, ptr %0, i32 %1301)
  %1321 = icmp eq ptr %1314, null
  br i1 %1321, label %1329, label %1322

1322:
  %1323 = getelementptr inbounds %struct.Run, ptr %1314, i64 0, i32 25
  %1324 = getelementptr inbounds %struct.Code, ptr %1314, i64 0, i32 14
  %1325 = load ptr, ptr %1324, align 8
  %1326 = getelementptr inbounds i64, ptr %1325, i64 2
  %1327 = load i64, ptr %1326, align 8
  %1328 = add nsw i64 %1327, %1284
  store i64 %1328, ptr %1326, align 8
  br label %1329

1329:
  %1330 = phi ptr [ %48, %1316 ], [ %1323, %1322 ], [ %48, %1320 ]
  %1331 = phi i1 [ true, %1316 ], [ false, %1322 ], [ true, %1320 ]
  br i1 %1286, label %1340, label %1332

1332:
  %1333 = load double, ptr %49, align 8
  %1334 = call fastcc i32 @may_peak(ptr %1330, i64 %1200, double %1333)
  %1335 = icmp eq i32 %1334, 0
  br i1 %1335, label %1340, label %1336

1336:
  %1337 = select i1 %1331, i64 5, i64 8
  call fastcc void @release_8(ptr %0, i32 %1301, i64 %1337)
  %1338 = load ptr, ptr %24, align 8
  %1339 = getelementptr inbounds i64, ptr %1338, i64 %1303
  br label %1500

1340:
  br i1 %1331, label %1342, label %1341

1341:
  call fastcc void @store_8(ptr %0, i32 %1301)
  br label %1342

1342:
  %1343 = load i64, ptr %42, align 8
  %1344 = load i64, ptr %27, align 8
  %1345 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 13
  %1346 = load ptr, ptr %1345, align 8
  %1347 = getelementptr inbounds i64, ptr %1346, i64 1
  %1348 = load i64, ptr %1347, align 8
  %1349 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 2
  %1350 = load i64, ptr %1349, align 8
  %1351 = icmp slt i64 %1348, %1350
  br i1 %1351, label %1352, label %1359

1352:
  %1353 = getelementptr inbounds %struct.Watch, ptr %1330, i64 0, i32 6
  %1354 = load ptr, ptr %1353, align 8
  %1355 = getelementptr inbounds double, ptr %1354, i64 %1348
  %1356 = load double, ptr %1355, align 8
  %1357 = load double, ptr %50, align 8
  %1358 = fcmp ole double %1356, %1357
  br label %1359

1359:
  %1360 = phi i1 [ false, %1342 ], [ %1358, %1352 ]
  %1361 = load double, ptr %49, align 8
  %1362 = call fastcc i32 @suspicious(ptr %1330, i64 %1343, double %1361)
  %1363 = icmp ne i32 %1362, 0
  %1364 = select i1 %1360, i1 true, i1 %1363
  br i1 %1364, label %1365, label %1453

1365:
  %1366 = load ptr, ptr %28, align 8
  %1367 = shl i64 %1344, 3
  %1368 = load ptr, ptr %51, align 8
  %1369 = load i64, ptr %52, align 8
  %1370 = icmp sgt i64 %1344, 0
  br label %1430

1371:
  %1372 = mul i64 %1344, 136
  %1373 = getelementptr inbounds double, ptr %1366, i64 %1372
  %1374 = mul nsw i64 %1369, 17
  %1375 = getelementptr inbounds double, ptr %1368, i64 %1374
  br label %1376

1376:
  %1377 = phi i64 [ %1383, %1376 ], [ 0, %1371 ]
  %1378 = shl nsw i64 %1377, 3
  %1379 = add nsw i64 %1378, %1298
  %1380 = getelementptr inbounds double, ptr %1373, i64 %1379
  %1381 = load double, ptr %1380, align 8
  %1382 = getelementptr inbounds double, ptr %1375, i64 %1377
  store double %1381, ptr %1382, align 8
  %1383 = add nsw i64 %1377, 1
  %1384 = icmp eq i64 %1383, %1344
  br i1 %1384, label %1385, label %1376

1385:
  %1386 = mul i64 %1344, 160
  %1387 = getelementptr inbounds double, ptr %1366, i64 %1386
  %1388 = mul nsw i64 %1369, 20
  %1389 = getelementptr inbounds double, ptr %1368, i64 %1388
  br label %1390

1390:
  %1391 = phi i64 [ 0, %1385 ], [ %1397, %1390 ]
  %1392 = shl nsw i64 %1391, 3
  %1393 = add nsw i64 %1392, %1298
  %1394 = getelementptr inbounds double, ptr %1387, i64 %1393
  %1395 = load double, ptr %1394, align 8
  %1396 = getelementptr inbounds double, ptr %1389, i64 %1391
  store double %1395, ptr %1396, align 8
  %1397 = add nsw i64 %1391, 1
  %1398 = icmp eq i64 %1397, %1344
  br i1 %1398, label %1399, label %1390

1399:
  %1400 = load ptr, ptr %29, align 8
  %1401 = shl nsw i64 %1344, 1
  %1402 = or i64 %1401, 1
  %1403 = load i64, ptr %53, align 8
  %1404 = add nsw i64 %1402, %1403
  %1405 = load ptr, ptr %54, align 8
  %1406 = icmp sgt i64 %1404, 0
  br i1 %1406, label %1407, label %1416

1407:
  %1408 = phi i64 [ %1414, %1407 ], [ 0, %1399 ]
  %1409 = shl nsw i64 %1408, 3
  %1410 = add nsw i64 %1409, %1298
  %1411 = getelementptr inbounds double, ptr %1400, i64 %1410
  %1412 = load double, ptr %1411, align 8
  %1413 = getelementptr inbounds double, ptr %1405, i64 %1408
  store double %1412, ptr %1413, align 8
  %1414 = add nsw i64 %1408, 1
  %1415 = icmp eq i64 %1414, %1404
  br i1 %1415, label %1416, label %1407

1416:
  %1417 = load ptr, ptr %30, align 8
  %1418 = load i64, ptr %55, align 8
  %1419 = load ptr, ptr %56, align 8
  %1420 = icmp sgt i64 %1418, 0
  br i1 %1420, label %1421, label %1453

1421:
  %1422 = phi i64 [ %1428, %1421 ], [ 0, %1416 ]
  %1423 = shl nsw i64 %1422, 3
  %1424 = add nsw i64 %1423, %1298
  %1425 = getelementptr inbounds double, ptr %1417, i64 %1424
  %1426 = load double, ptr %1425, align 8
  %1427 = getelementptr inbounds double, ptr %1419, i64 %1422
  store double %1426, ptr %1427, align 8
  %1428 = add nsw i64 %1422, 1
  %1429 = icmp eq i64 %1428, %1418
  br i1 %1429, label %1453, label %1421

1430:
  %1431 = phi i64 [ 0, %1365 ], [ %1452, %1451 ]
  %1432 = mul i64 %1367, %1431
  %1433 = getelementptr inbounds double, ptr %1366, i64 %1432
  %1434 = mul nsw i64 %1431, %1369
  %1435 = getelementptr inbounds double, ptr %1368, i64 %1434
  br i1 %1370, label %1436, label %1448

1436:
  %1437 = phi i64 [ %1443, %1436 ], [ 0, %1430 ]
  %1438 = shl nsw i64 %1437, 3
  %1439 = add nsw i64 %1438, %1298
  %1440 = getelementptr inbounds double, ptr %1433, i64 %1439
  %1441 = load double, ptr %1440, align 8
  %1442 = getelementptr inbounds double, ptr %1435, i64 %1437
  store double %1441, ptr %1442, align 8
  %1443 = add nsw i64 %1437, 1
  %1444 = icmp eq i64 %1443, %1344
  br i1 %1444, label %1445, label %1436

1445:
  %1446 = add nsw i64 %1431, 1
  %1447 = icmp eq i64 %1446, 12
  br i1 %1447, label %1371, label %1451

1448:
  %1449 = add nsw i64 %1431, 1
  %1450 = icmp eq i64 %1449, 12
  br i1 %1450, label %1399, label %1451

1451:
  %1452 = phi i64 [ %1446, %1445 ], [ %1449, %1448 ]
  br label %1430

1453:
  %1454 = call fastcc double @observe(ptr %5, ptr %1330, i32 %1362)
  %1455 = fcmp olt double %1454, 1.000000e+00
  br i1 %1455, label %1456, label %1480

1456:
  %1457 = load double, ptr %57, align 8
  %1458 = load double, ptr %49, align 8
  %1459 = call double @llvm.fmuladd.f64(double %1454, double %1458, double %1457)
  %1460 = load ptr, ptr %23, align 8
  %1461 = add nsw i64 %1298, 16
  %1462 = getelementptr inbounds double, ptr %1460, i64 %1461
  store double %1459, ptr %1462, align 8
  %1463 = shl nsw i64 %1344, 1
  %1464 = or i64 %1463, 1
  %1465 = load i64, ptr %53, align 8
  %1466 = add nsw i64 %1464, %1465
  %1467 = icmp sgt i64 %1466, 0
  br i1 %1467, label %1468, label %1480

1468:
  %1469 = load ptr, ptr %58, align 8
  %1470 = load ptr, ptr %29, align 8
  br label %1471

1471:
  %1472 = phi i64 [ 0, %1468 ], [ %1478, %1471 ]
  %1473 = getelementptr inbounds double, ptr %1469, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = shl nsw i64 %1472, 3
  %1476 = add nsw i64 %1475, %1298
  %1477 = getelementptr inbounds double, ptr %1470, i64 %1476
  store double %1474, ptr %1477, align 8
  %1478 = add nsw i64 %1472, 1
  %1479 = icmp eq i64 %1478, %1466
  br i1 %1479, label %1480, label %1471

1480:
  %1481 = icmp eq ptr %48, %1330
  br i1 %1481, label %1482, label %1503

1482:
  %1483 = icmp sgt i64 %1343, 0
  br i1 %1483, label %1484, label %1489

1484:
  %1485 = shl i64 %1343, 1
  %1486 = load ptr, ptr %60, align 8
  %1487 = load ptr, ptr %59, align 8
  %1488 = call i64 @llvm.smax.i64(i64 %1485, i64 1)
  br label %1491

1489:
  %1490 = load ptr, ptr %1345, align 8
  br label %1500

1491:
  %1492 = phi i64 [ 0, %1484 ], [ %1498, %1491 ]
  %1493 = getelementptr inbounds double, ptr %1486, i64 %1492
  %1494 = load double, ptr %1493, align 8
  %1495 = shl nsw i64 %1492, 3
  %1496 = add nsw i64 %1495, %1298
  %1497 = getelementptr inbounds double, ptr %1487, i64 %1496
  store double %1494, ptr %1497, align 8
  %1498 = add nsw i64 %1492, 1
  %1499 = icmp eq i64 %1498, %1488
  br i1 %1499, label %1489, label %1491

1500:
  %1501 = phi ptr [ %1490, %1489 ], [ %1339, %1336 ]
  %1502 = phi i32 [ %1299, %1489 ], [ 1, %1336 ]
  store i64 0, ptr %1501, align 8
  br label %1503

1503:
  %1504 = phi i32 [ %1299, %1480 ], [ %1502, %1500 ]
  br label %1505

1505:
  %1506 = phi i32 [ %1299, %1297 ], [ %1504, %1503 ], [ %1299, %1319 ], [ %1299, %1317 ], [ %1299, %1315 ]
  %1507 = add nsw i64 %1298, 1
  %1508 = icmp eq i64 %1507, 8
  br i1 %1508, label %1509, label %1297

1509:
  %1510 = phi i32 [ %68, %1202 ], [ %68, %1196 ], [ %68, %837 ], [ %1506, %1505 ]
  %1511 = load i64, ptr %27, align 8
  %1512 = load ptr, ptr %28, align 8
  %1513 = load ptr, ptr %29, align 8
  %1514 = load ptr, ptr %24, align 8
  %1515 = getelementptr inbounds i64, ptr %1514, i64 32
  %1516 = load <8 x i64>, ptr %1515, align 64
  %1517 = icmp ne <8 x i64> %1516, zeroinitializer
  %1518 = sext <8 x i1> %1517 to <8 x i64>
  %1519 = icmp sgt i64 %1511, 0
  %1520 = mul nsw i64 %1511, 20
  br i1 %1519, label %1521, label %1533

1521:
  %1522 = phi i64 [ %1531, %1521 ], [ 0, %1509 ]
  %1523 = getelementptr inbounds <8 x double>, ptr %1513, i64 %1522
  %1524 = load <8 x i64>, ptr %1523, align 64
  %1525 = and <8 x i64> %1524, %1518
  %1526 = add nsw i64 %1522, %1520
  %1527 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1526
  %1528 = load <8 x i64>, ptr %1527, align 64
  %1529 = select <8 x i1> %1517, <8 x i64> zeroinitializer, <8 x i64> %1528
  %1530 = or <8 x i64> %1529, %1525
  store <8 x i64> %1530, ptr %1527, align 64
  %1531 = add nsw i64 %1522, 1
  %1532 = icmp eq i64 %1531, %1511
  br i1 %1532, label %1571, label %1521

1533:
  %1534 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1520
  %1535 = load i64, ptr %35, align 8
  %1536 = load i64, ptr %37, align 8
  %1537 = load ptr, ptr %36, align 8
  %1538 = icmp slt i64 %1535, %1536
  br i1 %1538, label %1539, label %1567

1539:
  %1540 = phi i64 [ %1551, %1539 ], [ %1535, %1533 ]
  %1541 = phi <8 x double> [ %1550, %1539 ], [ zeroinitializer, %1533 ]
  %1542 = getelementptr inbounds <8 x double>, ptr %1534, i64 %1540
  %1543 = load <8 x i64>, ptr %1542, align 64
  %1544 = and <8 x i64> %1543, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1545 = bitcast <8 x i64> %1544 to <8 x double>
  %1546 = getelementptr inbounds <8 x double>, ptr %1537, i64 %1540
  %1547 = load <8 x double>, ptr %1546, align 64
  %1548 = fmul <8 x double> %1547, %1545
  %1549 = fcmp ogt <8 x double> %1548, %1541
  %1550 = select <8 x i1> %1549, <8 x double> %1548, <8 x double> %1541
  %1551 = add nsw i64 %1540, 1
  %1552 = icmp eq i64 %1551, %1536
  br i1 %1552, label %1553, label %1539

1553:
  %1554 = phi i64 [ %1565, %1553 ], [ %1535, %1539 ]
  %1555 = phi <8 x double> [ %1564, %1553 ], [ zeroinitializer, %1539 ]
  %1556 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1554
  %1557 = load <8 x i64>, ptr %1556, align 64
  %1558 = and <8 x i64> %1557, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %1559 = bitcast <8 x i64> %1558 to <8 x double>
  %1560 = getelementptr inbounds <8 x double>, ptr %1537, i64 %1554
  %1561 = load <8 x double>, ptr %1560, align 64
  %1562 = fmul <8 x double> %1561, %1559
  %1563 = fcmp ogt <8 x double> %1562, %1555
  %1564 = select <8 x i1> %1563, <8 x double> %1562, <8 x double> %1555
  %1565 = add nsw i64 %1554, 1
  %1566 = icmp eq i64 %1565, %1536
  br i1 %1566, label %1567, label %1553

1567:
  %1568 = phi <8 x double> [ zeroinitializer, %1533 ], [ %1550, %1553 ]
  %1569 = phi <8 x double> [ zeroinitializer, %1533 ], [ %1564, %1553 ]
  %1570 = shl nsw i64 %1511, 4
  br label %1583

1571:
  %1572 = phi i64 [ %1581, %1571 ], [ 0, %1521 ]
  %1573 = add nsw i64 %1572, %1511
  %1574 = getelementptr inbounds <8 x double>, ptr %1513, i64 %1573
  %1575 = load <8 x i64>, ptr %1574, align 64
  %1576 = and <8 x i64> %1575, %1518
  %1577 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1572
  %1578 = load <8 x i64>, ptr %1577, align 64
  %1579 = select <8 x i1> %1517, <8 x i64> zeroinitializer, <8 x i64> %1578
  %1580 = or <8 x i64> %1579, %1576
  store <8 x i64> %1580, ptr %1577, align 64
  %1581 = add nsw i64 %1572, 1
  %1582 = icmp eq i64 %1581, %1511
  br i1 %1582, label %1533, label %1571

1583:
  %1584 = phi i64 [ 0, %1567 ], [ %1787, %1785 ]
  %1585 = phi i32 [ 0, %1567 ], [ %1786, %1785 ]
  %1586 = load ptr, ptr %23, align 8
  %1587 = getelementptr inbounds double, ptr %1586, i64 %1584
  %1588 = load ptr, ptr %24, align 8
  %1589 = getelementptr inbounds i64, ptr %1588, i64 %1584
  %1590 = load i64, ptr %1589, align 8
  %1591 = icmp slt i64 %1590, 0
  br i1 %1591, label %1785, label %1592

1592:
  %1593 = getelementptr inbounds double, ptr %1587, i64 24
  %1594 = load double, ptr %1593, align 8
  %1595 = getelementptr inbounds double, ptr %1587, i64 32
  %1596 = load double, ptr %1595, align 8
  %1597 = load ptr, ptr %26, align 8
  %1598 = icmp eq ptr %1597, null
  br i1 %1598, label %1613, label %1599

1599:
  %1600 = getelementptr inbounds ptr, ptr %1597, i64 %1590
  %1601 = load ptr, ptr %1600, align 8
  %1602 = icmp eq ptr %1601, null
  br i1 %1602, label %1613, label %1603

1603:
  %1604 = getelementptr inbounds %struct.Run, ptr %1601, i64 0, i32 20
  %1605 = load ptr, ptr %1604, align 8
  %1606 = getelementptr inbounds i64, ptr %1589, i64 32
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp eq i64 %1607, 0
  %1609 = zext i1 %1608 to i64
  %1610 = getelementptr inbounds i64, ptr %1605, i64 %1609
  %1611 = load i64, ptr %1610, align 8
  %1612 = add nsw i64 %1611, 1
  store i64 %1612, ptr %1610, align 8
  br label %1613

1613:
  %1614 = phi i1 [ true, %1603 ], [ false, %1599 ], [ false, %1592 ]
  %1615 = phi ptr [ %1601, %1603 ], [ null, %1599 ], [ null, %1592 ]
  %1616 = getelementptr inbounds i64, ptr %1589, i64 32
  %1617 = load i64, ptr %1616, align 8
  %1618 = icmp eq i64 %1617, 0
  br i1 %1618, label %1619, label %1645

1619:
  %1620 = getelementptr inbounds i64, ptr %1589, i64 24
  store i64 1, ptr %1620, align 8
  %1621 = zext i1 %1614 to i64
  %1622 = getelementptr inbounds i64, ptr %1589, i64 8
  %1623 = load i64, ptr %1622, align 8
  %1624 = add nsw i64 %1623, %1621
  store i64 %1624, ptr %1622, align 8
  %1625 = fcmp olt double %1596, 0x7FF0000000000000
  br i1 %1625, label %1626, label %1639

1626:
  %1627 = fcmp oeq double %1596, 0.000000e+00
  br i1 %1627, label %1635, label %1628

1628:
  %1629 = call double @llvm.sqrt.f64(double %1596)
  %1630 = call double @llvm.sqrt.f64(double %1629)
  %1631 = call double @llvm.sqrt.f64(double %1630)
  %1632 = fdiv double 8.500000e-01, %1631
  %1633 = call double @llvm.maxnum.f64(double %1632, double 0x3FD5555555555555)
  %1634 = call double @llvm.minnum.f64(double %1633, double 6.000000e+00)
  br label %1635

1635:
  %1636 = phi double [ %1634, %1628 ], [ 6.000000e+00, %1626 ]
  %1637 = fmul double %1594, %1636
  %1638 = getelementptr inbounds double, ptr %1587, i64 8
  store double %1637, ptr %1638, align 8
  br label %1785

1639:
  %1640 = fmul double %1594, 1.000000e-01
  %1641 = getelementptr inbounds double, ptr %1587, i64 8
  store double %1640, ptr %1641, align 8
  %1642 = getelementptr inbounds i64, ptr %1589, i64 16
  %1643 = load i64, ptr %1642, align 8
  %1644 = add nsw i64 %1643, 1
  store i64 %1644, ptr %1642, align 8
  br label %1785

1645:
  %1646 = fcmp oeq double %1596, 0.000000e+00
  br i1 %1646, label %1654, label %1647

1647:
  %1648 = call double @llvm.sqrt.f64(double %1596)
  %1649 = call double @llvm.sqrt.f64(double %1648)
  %1650 = call double @llvm.sqrt.f64(double %1649)
  %1651 = fdiv double 8.500000e-01, %1650
  %1652 = call double @llvm.maxnum.f64(double %1651, double 0x3FD5555555555555)
  %1653 = call double @llvm.minnum.f64(double %1652, double 6.000000e+00)
  br label %1654

1654:
  %1655 = phi double [ %1653, %1647 ], [ 6.000000e+00, %1645 ]
  %1656 = getelementptr inbounds i64, ptr %1589, i64 24
  %1657 = load i64, ptr %1656, align 8
  %1658 = icmp eq i64 %1657, 0
  %1659 = call double @llvm.minnum.f64(double %1655, double 1.000000e+00)
  %1660 = select i1 %1658, double %1655, double %1659
  %1661 = getelementptr inbounds i64, ptr %1589, i64 48
  %1662 = load i64, ptr %1661, align 8
  %1663 = icmp eq i64 %1662, 0
  br i1 %1663, label %1667, label %1664

1664:
  %1665 = getelementptr inbounds double, ptr %1587, i64 8
  %1666 = load double, ptr %1665, align 8
  br label %1667

1667:
  %1668 = phi double [ %1666, %1664 ], [ 0.000000e+00, %1654 ]
  %1669 = fmul double %1594, %1660
  %1670 = call double @llvm.maxnum.f64(double %1669, double %1668)
  %1671 = getelementptr inbounds double, ptr %1587, i64 8
  store double %1670, ptr %1671, align 8
  %1672 = getelementptr inbounds i64, ptr %1589, i64 40
  store i64 0, ptr %1672, align 8
  %1673 = getelementptr inbounds i64, ptr %1589, i64 16
  store i64 0, ptr %1673, align 8
  store i64 0, ptr %1656, align 8
  %1674 = getelementptr inbounds i64, ptr %1589, i64 8
  %1675 = load i64, ptr %1674, align 8
  %1676 = add nsw i64 %1675, 1
  store i64 %1676, ptr %1674, align 8
  %1677 = getelementptr inbounds double, ptr %1587, i64 48
  %1678 = load double, ptr %1677, align 8
  %1679 = fadd double %1678, 1.000000e+00
  store double %1679, ptr %1677, align 8
  %1680 = getelementptr inbounds double, ptr %1587, i64 16
  %1681 = load double, ptr %1680, align 8
  store double %1681, ptr %1587, align 8
  %1682 = trunc i64 %1584 to i32
  %1683 = extractelement <8 x double> %1568, i32 %1682
  %1684 = getelementptr inbounds double, ptr %1587, i64 56
  store double %1683, ptr %1684, align 8
  %1685 = load i64, ptr %37, align 8
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1699, label %1687

1687:
  %1688 = extractelement <8 x double> %1569, i32 %1682
  %1689 = load ptr, ptr %30, align 8
  %1690 = load i64, ptr %38, align 8
  %1691 = add nsw i64 %1690, %1685
  %1692 = load i64, ptr %39, align 8
  %1693 = sub i64 %1691, %1692
  %1694 = shl nsw i64 %1693, 3
  %1695 = or i64 %1694, %1584
  %1696 = getelementptr inbounds double, ptr %1689, i64 %1695
  %1697 = load double, ptr %1696, align 8
  %1698 = fadd double %1688, %1697
  br label %1699

1699:
  %1700 = phi double [ %1698, %1687 ], [ 0.000000e+00, %1667 ]
  %1701 = getelementptr inbounds double, ptr %1587, i64 64
  store double %1700, ptr %1701, align 8
  %1702 = load i64, ptr %61, align 8
  %1703 = icmp sgt i64 %1702, 0
  br i1 %1703, label %1706, label %1704

1704:
  %1705 = load ptr, ptr %29, align 8
  br label %1727

1706:
  %1707 = load i64, ptr %62, align 8
  %1708 = load i64, ptr %27, align 8
  %1709 = load ptr, ptr %29, align 8
  %1710 = shl nsw i64 %1708, 1
  %1711 = or i64 %1710, 1
  %1712 = load ptr, ptr %30, align 8
  %1713 = sub i64 %1707, %1702
  br label %1714

1714:
  %1715 = phi i64 [ 0, %1706 ], [ %1725, %1714 ]
  %1716 = add nsw i64 %1711, %1715
  %1717 = shl nsw i64 %1716, 3
  %1718 = add nsw i64 %1717, %1584
  %1719 = getelementptr inbounds double, ptr %1709, i64 %1718
  %1720 = load double, ptr %1719, align 8
  %1721 = add nsw i64 %1713, %1715
  %1722 = shl nsw i64 %1721, 3
  %1723 = add nsw i64 %1722, %1584
  %1724 = getelementptr inbounds double, ptr %1712, i64 %1723
  store double %1720, ptr %1724, align 8
  %1725 = add nsw i64 %1715, 1
  %1726 = icmp eq i64 %1725, %1702
  br i1 %1726, label %1727, label %1714

1727:
  %1728 = phi ptr [ %1705, %1704 ], [ %1709, %1714 ]
  %1729 = or i64 %1584, %1570
  %1730 = getelementptr inbounds double, ptr %1728, i64 %1729
  %1731 = load double, ptr %1730, align 8
  %1732 = getelementptr inbounds double, ptr %1587, i64 40
  %1733 = load double, ptr %1732, align 8
  %1734 = fcmp ogt double %1731, %1733
  %1735 = fcmp uno double %1731, 0.000000e+00
  %1736 = or i1 %1735, %1734
  %1737 = select i1 %1736, double %1731, double %1733
  store double %1737, ptr %1732, align 8
  %1738 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 6
  %1739 = select i1 %1614, ptr %1738, ptr %63
  %1740 = load double, ptr %1739, align 8
  %1741 = fcmp ole double %1731, %1740
  %1742 = select i1 %1741, i64 0, i64 4
  %1743 = load i64, ptr %42, align 8
  %1744 = icmp eq i64 %1743, 0
  br i1 %1744, label %1768, label %1745

1745:
  br i1 %1614, label %1746, label %1752

1746:
  %1747 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 25, i32 13
  %1748 = load ptr, ptr %1747, align 8
  %1749 = getelementptr inbounds i64, ptr %1748, i64 2
  %1750 = load i64, ptr %1749, align 8
  %1751 = icmp sgt i64 %1750, -1
  br i1 %1751, label %1765, label %1770

1752:
  %1753 = load ptr, ptr %64, align 8
  %1754 = mul nsw i64 %1584, 6
  %1755 = add nsw i64 %1754, 2
  %1756 = getelementptr inbounds i64, ptr %1753, i64 %1755
  %1757 = load i64, ptr %1756, align 8
  %1758 = icmp sgt i64 %1757, -1
  br i1 %1758, label %1759, label %1780

1759:
  %1760 = load ptr, ptr %65, align 8
  %1761 = shl nsw i64 %1757, 2
  %1762 = getelementptr inbounds i64, ptr %1760, i64 %1761
  %1763 = load i64, ptr %1762, align 8
  %1764 = icmp eq i64 %1763, 8
  br i1 %1764, label %1765, label %1783

1765:
  %1766 = phi i64 [ %1757, %1759 ], [ %1750, %1746 ]
  %1767 = add nsw i64 %1766, 9
  br label %1768

1768:
  %1769 = phi i64 [ %1767, %1765 ], [ %1742, %1727 ]
  br i1 %1614, label %1770, label %1780

1770:
  %1771 = phi i64 [ %1769, %1768 ], [ %1742, %1746 ]
  %1772 = getelementptr inbounds %struct.Run, ptr %1615, i64 0, i32 1
  %1773 = load ptr, ptr %1772, align 8
  %1774 = getelementptr inbounds double, ptr %1773, i64 4
  store double %1731, ptr %1774, align 8
  %1775 = getelementptr inbounds double, ptr %1773, i64 5
  %1776 = load double, ptr %1775, align 8
  %1777 = fcmp ogt double %1731, %1776
  %1778 = or i1 %1735, %1777
  %1779 = select i1 %1778, double %1731, double %1776
  store double %1779, ptr %1775, align 8
  br label %1780

1780:
  %1781 = phi i64 [ %1771, %1770 ], [ %1769, %1768 ], [ %1742, %1752 ]
  %1782 = icmp eq i64 %1781, 0
  br i1 %1782, label %1785, label %1783

1783:
  %1784 = phi i64 [ %1781, %1780 ], [ 5, %1759 ]
  call fastcc void @release_8(ptr %0, i32 %1682, i64 %1784)
  br label %1785

1785:
  %1786 = phi i32 [ %1585, %1583 ], [ %1585, %1639 ], [ %1585, %1635 ], [ 1, %1783 ], [ %1585, %1780 ]
  %1787 = add nsw i64 %1584, 1
  %1788 = icmp eq i64 %1787, 8
  br i1 %1788, label %1789, label %1583

1789:
  %1790 = or i32 %1786, %1510
  br label %1791

1791:
  %1792 = phi i32 [ %162, %161 ], [ %69, %1789 ]
  %1793 = phi i32 [ 0, %161 ], [ %1790, %1789 ]
  %1794 = add nsw i64 %67, 1
  %1795 = icmp sge i64 %1794, %1
  %1796 = icmp eq i32 %1792, 0
  %1797 = select i1 %1795, i1 true, i1 %1796
  br i1 %1797, label %1798, label %66

1798:
  %1799 = phi i1 [ %19, %2 ], [ %1795, %1791 ]
  %1800 = zext i1 %1799 to i64
  ret i64 %1800
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
  br i1 %25, label %822, label %192

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
  %134 = fdiv double 1.000000e+00, %133
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
  %158 = tail call double @llvm.fabs.f64(double %157)
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
  br i1 %194, label %195, label %822

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
  %232 = fmul <8 x double> %231, %229
  %233 = fcmp ogt <8 x double> %232, %225
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
  %246 = fmul <8 x double> %245, %243
  %247 = fcmp ogt <8 x double> %246, %239
  %248 = select <8 x i1> %247, <8 x double> %246, <8 x double> %239
  %249 = add nsw i64 %238, 1
  %250 = icmp eq i64 %249, %220
  br i1 %250, label %251, label %237

251:
  %252 = phi <8 x double> [ zeroinitializer, %211 ], [ %234, %237 ]
  %253 = phi <8 x double> [ zeroinitializer, %211 ], [ %248, %237 ]
  %254 = icmp eq i64 %220, 0
  %255 = icmp sgt i64 %196, 0
  br label %548

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
  %301 = fsub double %299, %300
  %302 = load double, ptr %23, align 8
  %303 = call double @llvm.minnum.f64(double %302, double %301)
  %304 = fmul double %303, 1.000000e-03
  %305 = fadd double %304, 0.000000e+00
  %306 = insertelement <8 x double> poison, double %305, i64 0
  %307 = load i64, ptr %8, align 8
  %308 = bitcast <8 x double> %306 to <8 x i64>
  %309 = and <8 x i64> %308, <i64 9223372036854775807, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison>
  %310 = bitcast <8 x i64> %309 to <8 x double>
  %311 = shufflevector <8 x double> %310, <8 x double> poison, <8 x i32> zeroinitializer
  %312 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %356, label %315

315:
  %316 = load ptr, ptr %10, align 8
  %317 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %318 = load double, ptr %317, align 8
  %319 = fdiv double 1.000000e-15, %318
  %320 = load <8 x i64>, ptr %316, align 64
  %321 = and <8 x i64> %320, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %322 = bitcast <8 x i64> %321 to <8 x double>
  %323 = fmul <8 x double> %311, <double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07, double 1.000000e+07>
  %324 = fcmp ogt <8 x double> %323, %322
  %325 = select <8 x i1> %324, <8 x double> %322, <8 x double> %323
  %326 = getelementptr inbounds <8 x double>, ptr %316, i64 7
  %327 = load <8 x double>, ptr %326, align 64
  %328 = getelementptr inbounds <8 x double>, ptr %316, i64 8
  %329 = load <8 x double>, ptr %328, align 64
  %330 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %329, <8 x double> %311, <8 x double> %327)
  %331 = insertelement <8 x double> poison, double %319, i64 0
  %332 = shufflevector <8 x double> %331, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %329, <8 x double> %325, <8 x double> %327)
  %334 = fmul <8 x double> %332, %333
  %335 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %330, <8 x double> <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>, <8 x double> %334)
  %336 = icmp sgt i64 %219, 0
  br i1 %336, label %337, label %351

337:
  %338 = phi i64 [ %349, %337 ], [ 0, %315 ]
  %339 = phi <8 x double> [ %348, %337 ], [ zeroinitializer, %315 ]
  %340 = getelementptr inbounds <8 x double>, ptr %199, i64 %338
  %341 = load <8 x i64>, ptr %340, align 64
  %342 = and <8 x i64> %341, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %343 = bitcast <8 x i64> %342 to <8 x double>
  %344 = getelementptr inbounds <8 x double>, ptr %221, i64 %338
  %345 = load <8 x double>, ptr %344, align 64
  %346 = fmul <8 x double> %345, %343
  %347 = fcmp ogt <8 x double> %346, %339
  %348 = select <8 x i1> %347, <8 x double> %346, <8 x double> %339
  %349 = add nsw i64 %338, 1
  %350 = icmp eq i64 %349, %219
  br i1 %350, label %351, label %337

351:
  %352 = phi <8 x double> [ zeroinitializer, %315 ], [ %348, %337 ]
  %353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %327, <8 x double> %325, <8 x double> %352)
  %354 = fmul <8 x double> %332, %353
  %355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %335, <8 x double> %311, <8 x double> %354)
  br label %356

356:
  %357 = phi <8 x double> [ %355, %351 ], [ zeroinitializer, %298 ]
  %358 = phi <8 x double> [ %335, %351 ], [ zeroinitializer, %298 ]
  %359 = icmp sgt i64 %307, 0
  br i1 %359, label %360, label %404

360:
  %361 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %362 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  br label %363

363:
  %364 = phi i64 [ 0, %360 ], [ %402, %382 ]
  %365 = load i64, ptr %16, align 8
  %366 = icmp sgt i64 %365, %364
  br i1 %366, label %367, label %382

367:
  %368 = load ptr, ptr %15, align 8
  %369 = load i64, ptr %17, align 8
  %370 = load i64, ptr %18, align 8
  %371 = icmp sgt i64 %370, %364
  br i1 %371, label %375, label %372

372:
  %373 = load i64, ptr %19, align 8
  %374 = sub nsw i64 %364, %373
  br label %375

375:
  %376 = phi <8 x double> [ %357, %367 ], [ %358, %372 ]
  %377 = phi i64 [ %364, %367 ], [ %374, %372 ]
  %378 = add nsw i64 %377, %369
  %379 = getelementptr inbounds <8 x double>, ptr %368, i64 %378
  %380 = load <8 x double>, ptr %379, align 64
  %381 = fmul <8 x double> %376, %380
  br label %382

382:
  %383 = phi <8 x double> [ %381, %375 ], [ zeroinitializer, %363 ]
  %384 = getelementptr inbounds <8 x double>, ptr %199, i64 %364
  %385 = load <8 x i64>, ptr %384, align 64
  %386 = and <8 x i64> %385, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %387 = bitcast <8 x i64> %386 to <8 x double>
  %388 = load ptr, ptr %361, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %364
  %390 = load double, ptr %389, align 8
  %391 = insertelement <8 x double> poison, double %390, i64 0
  %392 = shufflevector <8 x double> %391, <8 x double> poison, <8 x i32> zeroinitializer
  %393 = load double, ptr %362, align 8
  %394 = insertelement <8 x double> poison, double %393, i64 0
  %395 = shufflevector <8 x double> %394, <8 x double> poison, <8 x i32> zeroinitializer
  %396 = fadd <8 x double> %383, %387
  %397 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %395, <8 x double> %396, <8 x double> %392)
  %398 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %397
  %399 = fcmp ogt <8 x double> %397, zeroinitializer
  %400 = select <8 x i1> %399, <8 x double> %398, <8 x double> zeroinitializer
  %401 = getelementptr inbounds <8 x double>, ptr %215, i64 %364
  store <8 x double> %400, ptr %401, align 64
  %402 = add nsw i64 %364, 1
  %403 = icmp eq i64 %402, %307
  br i1 %403, label %404, label %363

404:
  br i1 %255, label %405, label %455

405:
  %406 = phi i64 [ %414, %405 ], [ 0, %404 ]
  %407 = phi <8 x double> [ %413, %405 ], [ zeroinitializer, %404 ]
  %408 = getelementptr inbounds <8 x double>, ptr %199, i64 %406
  %409 = load <8 x double>, ptr %408, align 64
  %410 = getelementptr inbounds <8 x double>, ptr %215, i64 %406
  %411 = load <8 x double>, ptr %410, align 64
  %412 = fmul <8 x double> %409, %411
  %413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %412, <8 x double> %412, <8 x double> %407)
  %414 = add nsw i64 %406, 4
  %415 = icmp slt i64 %414, %196
  br i1 %415, label %405, label %416

416:
  %417 = icmp sgt i64 %196, 1
  br i1 %417, label %418, label %455

418:
  %419 = phi i64 [ %427, %418 ], [ 1, %416 ]
  %420 = phi <8 x double> [ %426, %418 ], [ zeroinitializer, %416 ]
  %421 = getelementptr inbounds <8 x double>, ptr %199, i64 %419
  %422 = load <8 x double>, ptr %421, align 64
  %423 = getelementptr inbounds <8 x double>, ptr %215, i64 %419
  %424 = load <8 x double>, ptr %423, align 64
  %425 = fmul <8 x double> %422, %424
  %426 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %425, <8 x double> %425, <8 x double> %420)
  %427 = add nsw i64 %419, 4
  %428 = icmp slt i64 %427, %196
  br i1 %428, label %418, label %429

429:
  %430 = icmp sgt i64 %196, 2
  br i1 %430, label %431, label %455

431:
  %432 = phi i64 [ %440, %431 ], [ 2, %429 ]
  %433 = phi <8 x double> [ %439, %431 ], [ zeroinitializer, %429 ]
  %434 = getelementptr inbounds <8 x double>, ptr %199, i64 %432
  %435 = load <8 x double>, ptr %434, align 64
  %436 = getelementptr inbounds <8 x double>, ptr %215, i64 %432
  %437 = load <8 x double>, ptr %436, align 64
  %438 = fmul <8 x double> %435, %437
  %439 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %438, <8 x double> %438, <8 x double> %433)
  %440 = add nsw i64 %432, 4
  %441 = icmp slt i64 %440, %196
  br i1 %441, label %431, label %442

442:
  %443 = icmp sgt i64 %196, 3
  br i1 %443, label %444, label %455

444:
  %445 = phi i64 [ %453, %444 ], [ 3, %442 ]
  %446 = phi <8 x double> [ %452, %444 ], [ zeroinitializer, %442 ]
  %447 = getelementptr inbounds <8 x double>, ptr %199, i64 %445
  %448 = load <8 x double>, ptr %447, align 64
  %449 = getelementptr inbounds <8 x double>, ptr %215, i64 %445
  %450 = load <8 x double>, ptr %449, align 64
  %451 = fmul <8 x double> %448, %450
  %452 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %451, <8 x double> %451, <8 x double> %446)
  %453 = add nsw i64 %445, 4
  %454 = icmp slt i64 %453, %196
  br i1 %454, label %444, label %455

455:
  %456 = phi <8 x double> [ %439, %442 ], [ zeroinitializer, %429 ], [ zeroinitializer, %416 ], [ zeroinitializer, %404 ], [ %439, %444 ]
  %457 = phi <8 x double> [ %413, %442 ], [ %413, %429 ], [ %413, %416 ], [ zeroinitializer, %404 ], [ %413, %444 ]
  %458 = phi <8 x double> [ %426, %442 ], [ %426, %429 ], [ zeroinitializer, %416 ], [ zeroinitializer, %404 ], [ %426, %444 ]
  %459 = phi <8 x double> [ zeroinitializer, %442 ], [ zeroinitializer, %429 ], [ zeroinitializer, %416 ], [ zeroinitializer, %404 ], [ %452, %444 ]
  %460 = fadd <8 x double> %457, %458
  %461 = fadd <8 x double> %456, %459
  %462 = fadd <8 x double> %460, %461
  %463 = sitofp i64 %196 to double
  %464 = insertelement <8 x double> poison, double %463, i64 0
  %465 = shufflevector <8 x double> %464, <8 x double> poison, <8 x i32> zeroinitializer
  %466 = fdiv <8 x double> %462, %465
  br label %467

467:
  %468 = phi i32 [ 0, %455 ], [ %473, %467 ]
  %469 = phi <8 x double> [ %466, %455 ], [ %472, %467 ]
  %470 = extractelement <8 x double> %469, i32 %468
  %471 = call double @llvm.sqrt.f64(double %470)
  %472 = insertelement <8 x double> %469, double %471, i32 %468
  %473 = add nsw i32 %468, 1
  %474 = icmp eq i32 %473, 8
  br i1 %474, label %475, label %467

475:
  br i1 %255, label %476, label %526

476:
  %477 = phi i64 [ %485, %476 ], [ 0, %475 ]
  %478 = phi <8 x double> [ %484, %476 ], [ zeroinitializer, %475 ]
  %479 = getelementptr inbounds <8 x double>, ptr %197, i64 %477
  %480 = load <8 x double>, ptr %479, align 64
  %481 = getelementptr inbounds <8 x double>, ptr %215, i64 %477
  %482 = load <8 x double>, ptr %481, align 64
  %483 = fmul <8 x double> %480, %482
  %484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %483, <8 x double> %483, <8 x double> %478)
  %485 = add nsw i64 %477, 4
  %486 = icmp slt i64 %485, %196
  br i1 %486, label %476, label %487

487:
  %488 = icmp sgt i64 %196, 1
  br i1 %488, label %489, label %526

489:
  %490 = phi i64 [ %498, %489 ], [ 1, %487 ]
  %491 = phi <8 x double> [ %497, %489 ], [ zeroinitializer, %487 ]
  %492 = getelementptr inbounds <8 x double>, ptr %197, i64 %490
  %493 = load <8 x double>, ptr %492, align 64
  %494 = getelementptr inbounds <8 x double>, ptr %215, i64 %490
  %495 = load <8 x double>, ptr %494, align 64
  %496 = fmul <8 x double> %493, %495
  %497 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %496, <8 x double> %496, <8 x double> %491)
  %498 = add nsw i64 %490, 4
  %499 = icmp slt i64 %498, %196
  br i1 %499, label %489, label %500

500:
  %501 = icmp sgt i64 %196, 2
  br i1 %501, label %502, label %526

502:
  %503 = phi i64 [ %511, %502 ], [ 2, %500 ]
  %504 = phi <8 x double> [ %510, %502 ], [ zeroinitializer, %500 ]
  %505 = getelementptr inbounds <8 x double>, ptr %197, i64 %503
  %506 = load <8 x double>, ptr %505, align 64
  %507 = getelementptr inbounds <8 x double>, ptr %215, i64 %503
  %508 = load <8 x double>, ptr %507, align 64
  %509 = fmul <8 x double> %506, %508
  %510 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %509, <8 x double> %509, <8 x double> %504)
  %511 = add nsw i64 %503, 4
  %512 = icmp slt i64 %511, %196
  br i1 %512, label %502, label %513

513:
  %514 = icmp sgt i64 %196, 3
  br i1 %514, label %515, label %526

515:
  %516 = phi i64 [ %524, %515 ], [ 3, %513 ]
  %517 = phi <8 x double> [ %523, %515 ], [ zeroinitializer, %513 ]
  %518 = getelementptr inbounds <8 x double>, ptr %197, i64 %516
  %519 = load <8 x double>, ptr %518, align 64
  %520 = getelementptr inbounds <8 x double>, ptr %215, i64 %516
  %521 = load <8 x double>, ptr %520, align 64
  %522 = fmul <8 x double> %519, %521
  %523 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %522, <8 x double> %522, <8 x double> %517)
  %524 = add nsw i64 %516, 4
  %525 = icmp slt i64 %524, %196
  br i1 %525, label %515, label %526

526:
  %527 = phi <8 x double> [ %510, %513 ], [ zeroinitializer, %500 ], [ zeroinitializer, %487 ], [ zeroinitializer, %475 ], [ %510, %515 ]
  %528 = phi <8 x double> [ %484, %513 ], [ %484, %500 ], [ %484, %487 ], [ zeroinitializer, %475 ], [ %484, %515 ]
  %529 = phi <8 x double> [ %497, %513 ], [ %497, %500 ], [ zeroinitializer, %487 ], [ zeroinitializer, %475 ], [ %497, %515 ]
  %530 = phi <8 x double> [ zeroinitializer, %513 ], [ zeroinitializer, %500 ], [ zeroinitializer, %487 ], [ zeroinitializer, %475 ], [ %523, %515 ]
  %531 = fadd <8 x double> %528, %529
  %532 = fadd <8 x double> %527, %530
  %533 = fadd <8 x double> %531, %532
  %534 = fdiv <8 x double> %533, %465
  br label %535

535:
  %536 = phi i32 [ 0, %526 ], [ %541, %535 ]
  %537 = phi <8 x double> [ %534, %526 ], [ %540, %535 ]
  %538 = extractelement <8 x double> %537, i32 %536
  %539 = call double @llvm.sqrt.f64(double %538)
  %540 = insertelement <8 x double> %537, double %539, i32 %536
  %541 = add nsw i32 %536, 1
  %542 = icmp eq i32 %541, 8
  br i1 %542, label %543, label %535

543:
  %544 = load double, ptr %21, align 8
  %545 = call double @llvm.fabs.f64(double %544)
  %546 = fmul double %545, 0x3D4F400000000000
  %547 = fmul double %303, 0x3EB0C6F7A0B5ED8D
  br label %593

548:
  %549 = phi i64 [ 0, %251 ], [ %590, %589 ]
  %550 = shl nsw i64 1, %549
  %551 = and i64 %550, %186
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %589, label %553

553:
  %554 = trunc i64 %549 to i32
  %555 = extractelement <8 x double> %252, i32 %554
  %556 = load ptr, ptr %10, align 8
  %557 = and i64 %549, 4294967239
  %558 = or i64 %557, 56
  %559 = getelementptr inbounds double, ptr %556, i64 %558
  store double %555, ptr %559, align 8
  br i1 %254, label %572, label %560

560:
  %561 = extractelement <8 x double> %253, i32 %554
  %562 = load ptr, ptr %15, align 8
  %563 = load i64, ptr %17, align 8
  %564 = add nsw i64 %563, %220
  %565 = load i64, ptr %19, align 8
  %566 = sub i64 %564, %565
  %567 = shl nsw i64 %566, 3
  %568 = or i64 %567, %549
  %569 = getelementptr inbounds double, ptr %562, i64 %568
  %570 = load double, ptr %569, align 8
  %571 = fadd double %561, %570
  br label %572

572:
  %573 = phi double [ %571, %560 ], [ 0.000000e+00, %553 ]
  %574 = and i64 %549, 4294967231
  %575 = or i64 %574, 64
  %576 = getelementptr inbounds double, ptr %556, i64 %575
  store double %573, ptr %576, align 8
  br i1 %255, label %577, label %589

577:
  %578 = load ptr, ptr %13, align 8
  br label %579

579:
  %580 = phi i64 [ 0, %577 ], [ %587, %579 ]
  %581 = getelementptr inbounds <8 x double>, ptr %213, i64 %580
  %582 = load <8 x double>, ptr %581, align 64
  %583 = extractelement <8 x double> %582, i32 %554
  %584 = shl nsw i64 %580, 3
  %585 = add nsw i64 %584, %549
  %586 = getelementptr inbounds double, ptr %578, i64 %585
  store double %583, ptr %586, align 8
  %587 = add nsw i64 %580, 1
  %588 = icmp eq i64 %587, %196
  br i1 %588, label %589, label %579

589:
  %590 = add nsw i64 %549, 1
  %591 = icmp eq i64 %590, 8
  br i1 %591, label %298, label %548

592:
  br i1 %255, label %617, label %677

593:
  %594 = phi <8 x double> [ undef, %543 ], [ %608, %604 ]
  %595 = phi i32 [ 0, %543 ], [ %609, %604 ]
  %596 = extractelement <8 x double> %472, i32 %595
  %597 = fcmp olt double %596, 1.000000e-05
  br i1 %597, label %604, label %598

598:
  %599 = extractelement <8 x double> %540, i32 %595
  %600 = fcmp olt double %599, 1.000000e-05
  br i1 %600, label %604, label %601

601:
  %602 = fmul double %596, 1.000000e-02
  %603 = fdiv double %602, %599
  br label %604

604:
  %605 = phi double [ %603, %601 ], [ %547, %598 ], [ %547, %593 ]
  %606 = call double @llvm.maxnum.f64(double %605, double %546)
  %607 = call double @llvm.minnum.f64(double %606, double %303)
  %608 = insertelement <8 x double> %594, double %607, i32 %595
  %609 = add nsw i32 %595, 1
  %610 = icmp eq i32 %609, 8
  br i1 %610, label %592, label %593

611:
  %612 = load <8 x double>, ptr %2, align 64
  %613 = fadd <8 x double> %608, %612
  store <8 x double> %613, ptr %2, align 64
  %614 = load ptr, ptr %0, align 8
  %615 = load ptr, ptr %15, align 8
  %616 = load ptr, ptr %208, align 8
  call void %614(ptr %2, ptr %214, ptr %615, ptr %213, ptr %616)
  br label %700

617:
  %618 = phi i64 [ %625, %617 ], [ 0, %592 ]
  %619 = getelementptr inbounds <8 x double>, ptr %199, i64 %618
  %620 = load <8 x double>, ptr %619, align 64
  %621 = getelementptr inbounds <8 x double>, ptr %197, i64 %618
  %622 = load <8 x double>, ptr %621, align 64
  %623 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %608, <8 x double> %622, <8 x double> %620)
  %624 = getelementptr inbounds <8 x double>, ptr %214, i64 %618
  store <8 x double> %623, ptr %624, align 64
  %625 = add nsw i64 %618, 1
  %626 = icmp eq i64 %625, %196
  br i1 %626, label %611, label %617

627:
  %628 = phi i64 [ %636, %627 ], [ 0, %700 ]
  %629 = phi <8 x double> [ %635, %627 ], [ zeroinitializer, %700 ]
  %630 = getelementptr inbounds <8 x double>, ptr %213, i64 %628
  %631 = load <8 x double>, ptr %630, align 64
  %632 = getelementptr inbounds <8 x double>, ptr %215, i64 %628
  %633 = load <8 x double>, ptr %632, align 64
  %634 = fmul <8 x double> %631, %633
  %635 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %634, <8 x double> %634, <8 x double> %629)
  %636 = add nsw i64 %628, 4
  %637 = icmp slt i64 %636, %196
  br i1 %637, label %627, label %638

638:
  %639 = icmp sgt i64 %196, 1
  br i1 %639, label %640, label %683

640:
  %641 = phi i64 [ %649, %640 ], [ 1, %638 ]
  %642 = phi <8 x double> [ %648, %640 ], [ zeroinitializer, %638 ]
  %643 = getelementptr inbounds <8 x double>, ptr %213, i64 %641
  %644 = load <8 x double>, ptr %643, align 64
  %645 = getelementptr inbounds <8 x double>, ptr %215, i64 %641
  %646 = load <8 x double>, ptr %645, align 64
  %647 = fmul <8 x double> %644, %646
  %648 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %647, <8 x double> %647, <8 x double> %642)
  %649 = add nsw i64 %641, 4
  %650 = icmp slt i64 %649, %196
  br i1 %650, label %640, label %651

651:
  %652 = icmp sgt i64 %196, 2
  br i1 %652, label %653, label %683

653:
  %654 = phi i64 [ %662, %653 ], [ 2, %651 ]
  %655 = phi <8 x double> [ %661, %653 ], [ zeroinitializer, %651 ]
  %656 = getelementptr inbounds <8 x double>, ptr %213, i64 %654
  %657 = load <8 x double>, ptr %656, align 64
  %658 = getelementptr inbounds <8 x double>, ptr %215, i64 %654
  %659 = load <8 x double>, ptr %658, align 64
  %660 = fmul <8 x double> %657, %659
  %661 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %660, <8 x double> %660, <8 x double> %655)
  %662 = add nsw i64 %654, 4
  %663 = icmp slt i64 %662, %196
  br i1 %663, label %653, label %664

664:
  %665 = icmp sgt i64 %196, 3
  br i1 %665, label %666, label %683

666:
  %667 = phi i64 [ %675, %666 ], [ 3, %664 ]
  %668 = phi <8 x double> [ %674, %666 ], [ zeroinitializer, %664 ]
  %669 = getelementptr inbounds <8 x double>, ptr %213, i64 %667
  %670 = load <8 x double>, ptr %669, align 64
  %671 = getelementptr inbounds <8 x double>, ptr %215, i64 %667
  %672 = load <8 x double>, ptr %671, align 64
  %673 = fmul <8 x double> %670, %672
  %674 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %673, <8 x double> %673, <8 x double> %668)
  %675 = add nsw i64 %667, 4
  %676 = icmp slt i64 %675, %196
  br i1 %676, label %666, label %683

677:
  %678 = load <8 x double>, ptr %2, align 64
  %679 = fadd <8 x double> %608, %678
  store <8 x double> %679, ptr %2, align 64
  %680 = load ptr, ptr %0, align 8
  %681 = load ptr, ptr %15, align 8
  %682 = load ptr, ptr %208, align 8
  call void %680(ptr %2, ptr %214, ptr %681, ptr %213, ptr %682)
  br label %683

683:
  %684 = phi <8 x double> [ %661, %664 ], [ zeroinitializer, %651 ], [ zeroinitializer, %638 ], [ zeroinitializer, %677 ], [ %661, %666 ]
  %685 = phi <8 x double> [ %635, %664 ], [ %635, %651 ], [ %635, %638 ], [ zeroinitializer, %677 ], [ %635, %666 ]
  %686 = phi <8 x double> [ %648, %664 ], [ %648, %651 ], [ zeroinitializer, %638 ], [ zeroinitializer, %677 ], [ %648, %666 ]
  %687 = phi <8 x double> [ zeroinitializer, %664 ], [ zeroinitializer, %651 ], [ zeroinitializer, %638 ], [ zeroinitializer, %677 ], [ %674, %666 ]
  %688 = fadd <8 x double> %685, %686
  %689 = fadd <8 x double> %684, %687
  %690 = fadd <8 x double> %688, %689
  %691 = fdiv <8 x double> %690, %465
  br label %692

692:
  %693 = phi i32 [ 0, %683 ], [ %698, %692 ]
  %694 = phi <8 x double> [ %691, %683 ], [ %697, %692 ]
  %695 = extractelement <8 x double> %694, i32 %693
  %696 = call double @llvm.sqrt.f64(double %695)
  %697 = insertelement <8 x double> %694, double %696, i32 %693
  %698 = add nsw i32 %693, 1
  %699 = icmp eq i32 %698, 8
  br i1 %699, label %721, label %692

700:
  %701 = phi i64 [ %707, %700 ], [ 0, %611 ]
  %702 = getelementptr inbounds <8 x double>, ptr %197, i64 %701
  %703 = load <8 x double>, ptr %702, align 64
  %704 = getelementptr inbounds <8 x double>, ptr %213, i64 %701
  %705 = load <8 x double>, ptr %704, align 64
  %706 = fsub <8 x double> %705, %703
  store <8 x double> %706, ptr %704, align 64
  %707 = add nsw i64 %701, 1
  %708 = icmp eq i64 %707, %196
  br i1 %708, label %627, label %700

709:
  %710 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 8
  %711 = load i64, ptr %710, align 8
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %821, label %713

713:
  %714 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1, i32 6
  %715 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 37
  %716 = getelementptr inbounds %struct.Step, ptr %3, i64 0, i32 9
  %717 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42
  %718 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 13
  %719 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 42, i32 7
  %720 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  br label %756

721:
  %722 = phi i64 [ %754, %753 ], [ 0, %692 ]
  %723 = shl nsw i64 1, %722
  %724 = and i64 %723, %186
  %725 = icmp eq i64 %724, 0
  br i1 %725, label %753, label %726

726:
  %727 = trunc i64 %722 to i32
  %728 = extractelement <8 x double> %540, i32 %727
  %729 = extractelement <8 x double> %697, i32 %727
  %730 = extractelement <8 x double> %608, i32 %727
  %731 = fdiv double %729, %730
  %732 = call double @llvm.maxnum.f64(double %728, double %731)
  %733 = fmul double %303, %732
  %734 = fcmp ugt double %733, 1.000000e-15
  br i1 %734, label %738, label %735

735:
  %736 = fmul double %730, 1.000000e-03
  %737 = call double @llvm.maxnum.f64(double %547, double %736)
  br label %743

738:
  %739 = fdiv double 1.000000e-02, %732
  %740 = call double @llvm.sqrt.f64(double %739)
  %741 = call double @llvm.sqrt.f64(double %740)
  %742 = call double @llvm.sqrt.f64(double %741)
  br label %743

743:
  %744 = phi double [ %737, %735 ], [ %742, %738 ]
  %745 = fmul double %730, 1.000000e+02
  %746 = call double @llvm.minnum.f64(double %745, double %744)
  %747 = call double @llvm.minnum.f64(double %746, double %303)
  %748 = load ptr, ptr %10, align 8
  %749 = add nsw i64 %722, 8
  %750 = getelementptr inbounds double, ptr %748, i64 %749
  store double %747, ptr %750, align 8
  %751 = add nsw i64 %722, 48
  %752 = getelementptr inbounds double, ptr %748, i64 %751
  store double 3.000000e+00, ptr %752, align 8
  br label %753

753:
  %754 = add nsw i64 %722, 1
  %755 = icmp eq i64 %754, 8
  br i1 %755, label %709, label %721

756:
  %757 = phi i64 [ 0, %713 ], [ %819, %818 ]
  %758 = shl nsw i64 1, %757
  %759 = and i64 %758, %186
  %760 = icmp eq i64 %759, 0
  br i1 %760, label %818, label %761

761:
  %762 = trunc i64 %757 to i32
  call fastcc void @lane_step_8(ptr sret(%struct.Step) align 8 %3, ptr %0, i32 %762)
  %763 = load ptr, ptr %15, align 8
  %764 = load i64, ptr %714, align 8
  %765 = load ptr, ptr %715, align 8
  %766 = icmp sgt i64 %764, 0
  br i1 %766, label %767, label %776

767:
  %768 = phi i64 [ %774, %767 ], [ 0, %761 ]
  %769 = shl nsw i64 %768, 3
  %770 = add nsw i64 %769, %757
  %771 = getelementptr inbounds double, ptr %763, i64 %770
  %772 = load double, ptr %771, align 8
  %773 = getelementptr inbounds double, ptr %765, i64 %768
  store double %772, ptr %773, align 8
  %774 = add nsw i64 %768, 1
  %775 = icmp eq i64 %774, %764
  br i1 %775, label %776, label %767

776:
  %777 = load ptr, ptr %716, align 8
  br i1 %255, label %778, label %799

778:
  %779 = phi i64 [ %785, %778 ], [ 0, %776 ]
  %780 = shl nsw i64 %779, 3
  %781 = add nsw i64 %780, %757
  %782 = getelementptr inbounds double, ptr %199, i64 %781
  %783 = load double, ptr %782, align 8
  %784 = getelementptr inbounds double, ptr %777, i64 %779
  store double %783, ptr %784, align 8
  %785 = add nsw i64 %779, 1
  %786 = icmp eq i64 %785, %196
  br i1 %786, label %787, label %778

787:
  %788 = load ptr, ptr %13, align 8
  %789 = getelementptr inbounds double, ptr %777, i64 %196
  br label %790

790:
  %791 = phi i64 [ 0, %787 ], [ %797, %790 ]
  %792 = shl nsw i64 %791, 3
  %793 = add nsw i64 %792, %757
  %794 = getelementptr inbounds double, ptr %788, i64 %793
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds double, ptr %789, i64 %791
  store double %795, ptr %796, align 8
  %797 = add nsw i64 %791, 1
  %798 = icmp eq i64 %797, %196
  br i1 %798, label %799, label %790

799:
  %800 = load ptr, ptr %718, align 8
  store i64 0, ptr %800, align 8
  call fastcc void @begin_watch(ptr %3, ptr %717)
  %801 = load i64, ptr %710, align 8
  %802 = icmp sgt i64 %801, 0
  br i1 %802, label %803, label %808

803:
  %804 = shl i64 %801, 1
  %805 = load ptr, ptr %719, align 8
  %806 = load ptr, ptr %720, align 8
  %807 = call i64 @llvm.smax.i64(i64 %804, i64 1)
  br label %809

808:
  br label %818

809:
  %810 = phi i64 [ 0, %803 ], [ %816, %809 ]
  %811 = getelementptr inbounds double, ptr %805, i64 %810
  %812 = load double, ptr %811, align 8
  %813 = shl nsw i64 %810, 3
  %814 = add nsw i64 %813, %757
  %815 = getelementptr inbounds double, ptr %806, i64 %814
  store double %812, ptr %815, align 8
  %816 = add nsw i64 %810, 1
  %817 = icmp eq i64 %816, %807
  br i1 %817, label %808, label %809

818:
  %819 = add nsw i64 %757, 1
  %820 = icmp eq i64 %819, 8
  br i1 %820, label %821, label %756

821:
  br label %822

822:
  ret i32 %189
}

define i64 @size_of_lanes() {
  ret i64 680
}

declare double @llvm.fabs.f64(double)

declare double @llvm.minnum.f64(double, double)

declare double @llvm.maxnum.f64(double, double)

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)

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

declare double @llvm.fmuladd.f64(double, double, double)

define internal fastcc void @store_4(ptr %0, i32 %1) {
  %3 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = sext i32 %1 to i64
  br label %22

14:
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %1 to i64
  %18 = getelementptr inbounds i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds ptr, ptr %10, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %23 = phi i64 [ %13, %12 ], [ %17, %14 ]
  %24 = phi ptr [ null, %12 ], [ %21, %14 ]
  %25 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, 1
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %23
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 16
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %28
  store double %33, ptr %36, align 8
  %37 = add nsw i32 %1, 12
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %31, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %28
  store double %40, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %45 = load ptr, ptr %44, align 8
  %46 = mul i64 %4, 80
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 18
  %49 = load ptr, ptr %48, align 8
  %50 = mul nsw i64 %28, %4
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = icmp sgt i64 %4, 0
  br i1 %52, label %53, label %62

53:
  %54 = phi i64 [ %60, %53 ], [ 0, %22 ]
  %55 = shl nsw i64 %54, 2
  %56 = add nsw i64 %55, %23
  %57 = getelementptr inbounds double, ptr %47, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %51, i64 %54
  store double %58, ptr %59, align 8
  %60 = add nsw i64 %54, 1
  %61 = icmp eq i64 %60, %4
  br i1 %61, label %62, label %53

62:
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %64 = load ptr, ptr %63, align 8
  %65 = sub nsw i64 %8, %6
  %66 = shl nsw i64 %65, 2
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8
  %70 = mul nsw i64 %28, %6
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = icmp sgt i64 %6, 0
  br i1 %72, label %73, label %82

73:
  %74 = phi i64 [ %80, %73 ], [ 0, %62 ]
  %75 = shl nsw i64 %74, 2
  %76 = add nsw i64 %75, %23
  %77 = getelementptr inbounds double, ptr %67, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %71, i64 %74
  store double %78, ptr %79, align 8
  %80 = add nsw i64 %74, 1
  %81 = icmp eq i64 %80, %6
  br i1 %81, label %82, label %73

82:
  ret void
}

define internal fastcc i32 @may_peak(ptr %0, i64 %1, double %2) {
  %4 = icmp sgt i64 %1, 0
  %5 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %8 = load ptr, ptr %7, align 8
  br i1 %4, label %9, label %91

9:
  %10 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %89, %88 ]
  %14 = getelementptr inbounds double, ptr %6, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = add nsw i64 %13, %1
  %17 = getelementptr inbounds double, ptr %6, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %18, %2
  %20 = getelementptr inbounds double, ptr %8, i64 %13
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %8, i64 %16
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, %2
  %25 = getelementptr inbounds i64, ptr %11, i64 %13
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 3
  br i1 %27, label %28, label %88

28:
  %29 = tail call double @llvm.fabs.f64(double %15)
  %30 = tail call double @llvm.fabs.f64(double %21)
  %31 = tail call double @llvm.maxnum.f64(double %29, double %30)
  %32 = fcmp ugt double %31, 0.000000e+00
  br i1 %32, label %33, label %76

33:
  %34 = fcmp oeq double %15, 0.000000e+00
  %35 = fcmp oeq double %21, 0.000000e+00
  %36 = or i1 %34, %35
  br i1 %36, label %76, label %37

37:
  %38 = fcmp olt double %15, 0.000000e+00
  %39 = fcmp ogt double %21, 0.000000e+00
  %40 = and i1 %38, %39
  br i1 %40, label %97, label %41

41:
  %42 = fcmp ogt double %15, 0.000000e+00
  %43 = fcmp olt double %21, 0.000000e+00
  %44 = and i1 %42, %43
  br i1 %44, label %97, label %45

45:
  %46 = fcmp olt double %19, 0.000000e+00
  %47 = fcmp ogt double %24, 0.000000e+00
  %48 = and i1 %46, %47
  %49 = and i1 %39, %48
  %50 = and i1 %42, %49
  br i1 %50, label %57, label %51

51:
  %52 = fcmp ogt double %19, 0.000000e+00
  %53 = fcmp olt double %24, 0.000000e+00
  %54 = and i1 %52, %53
  %55 = and i1 %43, %54
  %56 = and i1 %38, %55
  br i1 %56, label %57, label %76

57:
  %58 = select i1 %42, double 1.000000e+00, double -1.000000e+00
  %59 = fmul double %58, %19
  %60 = fmul double %58, %24
  %61 = fcmp olt double %59, 0.000000e+00
  %62 = fcmp ogt double %60, 0.000000e+00
  %63 = and i1 %61, %62
  br i1 %63, label %64, label %76

64:
  %65 = fmul double %58, %21
  %66 = fmul double %15, %58
  %67 = fsub double %65, %66
  %68 = fsub double %67, %60
  %69 = fsub double %59, %60
  %70 = fdiv double %68, %69
  %71 = tail call double @llvm.fmuladd.f64(double %59, double %70, double %66)
  %72 = tail call double @llvm.minnum.f64(double %66, double %65)
  %73 = fsub double %72, %71
  %74 = tail call double @llvm.fmuladd.f64(double %73, double -2.500000e-01, double %71)
  %75 = fcmp uge double %74, 0.000000e+00
  br i1 %75, label %76, label %97

76:
  %77 = tail call double @llvm.fabs.f64(double %19)
  %78 = fmul double %77, 0x3EB0C6F7A0B5ED8D
  %79 = fcmp uge double %29, %78
  %80 = fcmp uge double %77, 0x7FF0000000000000
  %81 = or i1 %80, %79
  br i1 %81, label %82, label %97

82:
  %83 = tail call double @llvm.fabs.f64(double %24)
  %84 = fmul double %83, 0x3EB0C6F7A0B5ED8D
  %85 = fcmp uge double %30, %84
  %86 = fcmp uge double %83, 0x7FF0000000000000
  %87 = or i1 %86, %85
  br i1 %87, label %88, label %97

88:
  %89 = add nsw i64 %13, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %91, label %12

91:
  %92 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %93 = load ptr, ptr %92, align 8
  %94 = tail call fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 3, double %2, ptr %6, ptr %93, ptr %8)
  %95 = icmp eq i32 %94, 0
  %96 = zext i1 %95 to i32
  br label %97

97:
  %98 = phi i32 [ %96, %91 ], [ 1, %64 ], [ 1, %76 ], [ 1, %82 ], [ 1, %37 ], [ 1, %41 ]
  ret i32 %98
}

define internal fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, ptr %6) {
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %85, label %9

9:
  %10 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi i1 [ false, %9 ], [ %83, %81 ]
  %14 = phi i64 [ 0, %9 ], [ %82, %81 ]
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %18, label %81

18:
  %19 = getelementptr inbounds double, ptr %4, i64 %14
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %6, i64 %14
  %22 = load double, ptr %21, align 8
  %23 = fcmp ord double %20, 0.000000e+00
  %24 = tail call double @llvm.fabs.f64(double %20)
  %25 = select i1 %23, double %24, double 0.000000e+00
  %26 = fcmp ord double %22, 0.000000e+00
  %27 = tail call double @llvm.fabs.f64(double %22)
  %28 = select i1 %26, double %27, double 0.000000e+00
  %29 = fadd double %25, %28
  %30 = add nsw i64 %14, %1
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, %3
  %34 = getelementptr inbounds double, ptr %6, i64 %30
  %35 = load double, ptr %34, align 8
  %36 = fmul double %35, %3
  %37 = getelementptr inbounds double, ptr %5, i64 %14
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %5, i64 %30
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, %3
  %42 = fcmp uno double %33, %36
  br i1 %42, label %43, label %45

43:
  %44 = fcmp uno double %41, 0.000000e+00
  br i1 %44, label %78, label %85

45:
  %46 = fmul double %29, 1.000000e+10
  %47 = fsub double %22, %20
  %48 = fmul double %33, 0xBFC23180000A8CFD
  %49 = tail call double @llvm.fmuladd.f64(double %47, double 0x3FF74B23344A5383, double %48)
  %50 = tail call double @llvm.fmuladd.f64(double %36, double 0xBFD413CCD124078A, double %49)
  %51 = tail call double @llvm.fabs.f64(double %47)
  %52 = fsub double %38, %20
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = fsub double %38, %22
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = tail call double @llvm.maxnum.f64(double %53, double %55)
  %57 = tail call double @llvm.maxnum.f64(double %51, double %56)
  %58 = fadd double %24, %27
  %59 = fmul double %46, 0x3D06849B86A12B9B
  %60 = tail call double @llvm.fmuladd.f64(double %58, double 1.000000e-09, double %59)
  %61 = fcmp olt double %57, 0x7FF0000000000000
  br i1 %61, label %62, label %85

62:
  %63 = fmul double %33, 0x3FDA827997709F7A
  %64 = tail call double @llvm.fmuladd.f64(double %20, double 0x3FFD413CCBB84FBD, double %63)
  %65 = fmul double %36, 0xBFE2BEC33447B043
  %66 = tail call double @llvm.fmuladd.f64(double %22, double 0x40015F619A23D822, double %65)
  %67 = fmul double %66, 0x3FC5F61993D37A46
  %68 = tail call double @llvm.fmuladd.f64(double %64, double 0x3FD5F6199B087E2F, double %67)
  %69 = fsub double %38, %68
  %70 = tail call double @llvm.fabs.f64(double %69)
  %71 = tail call double @llvm.fmuladd.f64(double %57, double 5.000000e-03, double %60)
  %72 = fcmp ugt double %70, %71
  br i1 %72, label %85, label %73

73:
  %74 = fsub double %41, %50
  %75 = tail call double @llvm.fabs.f64(double %74)
  %76 = tail call double @llvm.fmuladd.f64(double %57, double 5.000000e-02, double %60)
  %77 = fcmp ugt double %75, %76
  br i1 %77, label %85, label %78

78:
  %79 = tail call fastcc i32 @swerves(double %29, double %20, double %33, double %22, double %36)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %85

81:
  %82 = add nsw i64 %14, 1
  %83 = icmp sge i64 %82, %1
  %84 = icmp eq i64 %82, %1
  br i1 %84, label %85, label %12

85:
  %86 = phi i1 [ true, %7 ], [ %13, %43 ], [ %13, %45 ], [ %13, %62 ], [ %13, %78 ], [ %13, %73 ], [ %83, %81 ]
  %87 = zext i1 %86 to i32
  ret i32 %87
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

define internal fastcc i32 @suspicious(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 13
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %401

9:
  %10 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %11, i64 %1
  %15 = getelementptr inbounds double, ptr %13, i64 %1
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %92

17:
  %18 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  %19 = load ptr, ptr %18, align 8
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %90, %89 ]
  %22 = getelementptr inbounds i64, ptr %19, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 2
  br i1 %24, label %25, label %89

25:
  %26 = getelementptr inbounds double, ptr %11, i64 %21
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %13, i64 %21
  %29 = load double, ptr %28, align 8
  %30 = fcmp ord double %27, 0.000000e+00
  %31 = tail call double @llvm.fabs.f64(double %27)
  %32 = select i1 %30, double %31, double 0.000000e+00
  %33 = fcmp ord double %29, 0.000000e+00
  %34 = tail call double @llvm.fabs.f64(double %29)
  %35 = select i1 %33, double %34, double 0.000000e+00
  %36 = fadd double %32, %35
  %37 = getelementptr inbounds double, ptr %14, i64 %21
  %38 = load double, ptr %37, align 8
  %39 = fmul double %38, %2
  %40 = getelementptr inbounds double, ptr %15, i64 %21
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, %2
  %43 = tail call double @llvm.maxnum.f64(double %31, double %34)
  %44 = fmul double %36, 0x3D06849B86A12B9B
  %45 = fcmp ugt double %43, %44
  br i1 %45, label %46, label %89

46:
  %47 = fcmp oeq double %27, 0.000000e+00
  %48 = fcmp oeq double %29, 0.000000e+00
  %49 = or i1 %47, %48
  br i1 %49, label %89, label %50

50:
  %51 = fcmp olt double %27, 0.000000e+00
  %52 = fcmp ogt double %29, 0.000000e+00
  %53 = and i1 %51, %52
  br i1 %53, label %401, label %54

54:
  %55 = fcmp ogt double %27, 0.000000e+00
  %56 = fcmp olt double %29, 0.000000e+00
  %57 = and i1 %55, %56
  br i1 %57, label %401, label %58

58:
  %59 = fcmp olt double %39, 0.000000e+00
  %60 = fcmp ogt double %42, 0.000000e+00
  %61 = and i1 %59, %60
  %62 = and i1 %52, %61
  %63 = and i1 %55, %62
  br i1 %63, label %70, label %64

64:
  %65 = fcmp ogt double %39, 0.000000e+00
  %66 = fcmp olt double %42, 0.000000e+00
  %67 = and i1 %65, %66
  %68 = and i1 %56, %67
  %69 = and i1 %51, %68
  br i1 %69, label %70, label %89

70:
  %71 = select i1 %55, double 1.000000e+00, double -1.000000e+00
  %72 = fmul double %71, %39
  %73 = fmul double %71, %42
  %74 = fcmp olt double %72, 0.000000e+00
  %75 = fcmp ogt double %73, 0.000000e+00
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %89

77:
  %78 = fmul double %29, %71
  %79 = fmul double %27, %71
  %80 = fsub double %78, %79
  %81 = fsub double %80, %73
  %82 = fsub double %72, %73
  %83 = fdiv double %81, %82
  %84 = tail call double @llvm.fmuladd.f64(double %72, double %83, double %79)
  %85 = tail call double @llvm.minnum.f64(double %79, double %78)
  %86 = fsub double %85, %84
  %87 = tail call double @llvm.fmuladd.f64(double %86, double -2.500000e-01, double %84)
  %88 = fcmp uge double %87, 0.000000e+00
  br i1 %88, label %89, label %401

89:
  %90 = add nsw i64 %21, 1
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %92, label %20

92:
  %93 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 9
  %94 = load ptr, ptr %93, align 8
  %95 = tail call fastcc i32 @are_marks_straight(ptr %0, i64 %1, i64 2, double %2, ptr %11, ptr %94, ptr %13)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %401, label %97

97:
  %98 = load i64, ptr %0, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %398

100:
  %101 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 4
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 10
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Watch, ptr %0, i64 0, i32 5
  br label %106

106:
  %107 = phi i1 [ true, %100 ], [ %396, %394 ]
  %108 = phi i64 [ 0, %100 ], [ %395, %394 ]
  %109 = shl nsw i64 %108, 2
  %110 = getelementptr inbounds i64, ptr %102, i64 %109
  %111 = getelementptr inbounds i64, ptr %110, i64 1
  %112 = load i64, ptr %111, align 8
  %113 = load i64, ptr %110, align 8
  %114 = getelementptr inbounds i64, ptr %110, i64 2
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %104, i64 %115
  %117 = load double, ptr %116, align 8
  switch i64 %113, label %120 [
    i64 6, label %394
    i64 0, label %394
    i64 3, label %118
    i64 5, label %398
    i64 10, label %128
  ]

118:
  %119 = fcmp ord double %117, 0.000000e+00
  br i1 %119, label %394, label %120

120:
  %121 = getelementptr inbounds double, ptr %11, i64 %112
  %122 = load double, ptr %121, align 8
  %123 = fcmp uno double %122, 0.000000e+00
  br i1 %123, label %398, label %124

124:
  %125 = getelementptr inbounds double, ptr %13, i64 %112
  %126 = load double, ptr %125, align 8
  %127 = fcmp uno double %126, 0.000000e+00
  br i1 %127, label %398, label %128

128:
  %129 = load ptr, ptr %105, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %112
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %192, label %133

133:
  %134 = getelementptr inbounds double, ptr %11, i64 %112
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %13, i64 %112
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %94, i64 %112
  %139 = load double, ptr %138, align 8
  %140 = add nsw i64 %112, %1
  %141 = getelementptr inbounds double, ptr %94, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fmul double %142, %2
  %144 = getelementptr inbounds double, ptr %14, i64 %112
  %145 = load double, ptr %144, align 8
  %146 = fmul double %145, %2
  %147 = getelementptr inbounds double, ptr %15, i64 %112
  %148 = load double, ptr %147, align 8
  %149 = fmul double %148, %2
  %150 = fcmp uno double %146, %149
  br i1 %150, label %151, label %153

151:
  %152 = fcmp uno double %143, 0.000000e+00
  br i1 %152, label %192, label %398

153:
  %154 = fcmp ord double %135, 0.000000e+00
  %155 = tail call double @llvm.fabs.f64(double %135)
  %156 = select i1 %154, double %155, double 0.000000e+00
  %157 = fcmp ord double %137, 0.000000e+00
  %158 = tail call double @llvm.fabs.f64(double %137)
  %159 = select i1 %157, double %158, double 0.000000e+00
  %160 = fadd double %156, %159
  %161 = fsub double %137, %135
  %162 = fmul double %146, 0xBFC23180000A8CFD
  %163 = tail call double @llvm.fmuladd.f64(double %161, double 0x3FF74B23344A5383, double %162)
  %164 = tail call double @llvm.fmuladd.f64(double %149, double 0xBFD413CCD124078A, double %163)
  %165 = tail call double @llvm.fabs.f64(double %161)
  %166 = fsub double %139, %135
  %167 = tail call double @llvm.fabs.f64(double %166)
  %168 = fsub double %139, %137
  %169 = tail call double @llvm.fabs.f64(double %168)
  %170 = tail call double @llvm.maxnum.f64(double %167, double %169)
  %171 = tail call double @llvm.maxnum.f64(double %165, double %170)
  %172 = fadd double %155, %158
  %173 = fmul double %160, 0x3D06849B86A12B9B
  %174 = tail call double @llvm.fmuladd.f64(double %172, double 1.000000e-09, double %173)
  %175 = fcmp olt double %171, 0x7FF0000000000000
  br i1 %175, label %176, label %398

176:
  %177 = fmul double %146, 0x3FDA827997709F7A
  %178 = tail call double @llvm.fmuladd.f64(double %135, double 0x3FFD413CCBB84FBD, double %177)
  %179 = fmul double %149, 0xBFE2BEC33447B043
  %180 = tail call double @llvm.fmuladd.f64(double %137, double 0x40015F619A23D822, double %179)
  %181 = fmul double %180, 0x3FC5F61993D37A46
  %182 = tail call double @llvm.fmuladd.f64(double %178, double 0x3FD5F6199B087E2F, double %181)
  %183 = fsub double %139, %182
  %184 = tail call double @llvm.fabs.f64(double %183)
  %185 = tail call double @llvm.fmuladd.f64(double %171, double 5.000000e-03, double %174)
  %186 = fcmp ugt double %184, %185
  br i1 %186, label %398, label %187

187:
  %188 = fsub double %143, %164
  %189 = tail call double @llvm.fabs.f64(double %188)
  %190 = tail call double @llvm.fmuladd.f64(double %171, double 5.000000e-02, double %174)
  %191 = fcmp ugt double %189, %190
  br i1 %191, label %398, label %192

192:
  %193 = add i64 %113, -5
  %194 = icmp ult i64 %193, -2
  %195 = icmp slt i64 %113, 7
  %196 = and i1 %195, %194
  br i1 %196, label %291, label %197

197:
  %198 = getelementptr inbounds double, ptr %11, i64 %112
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds double, ptr %14, i64 %112
  %201 = load double, ptr %200, align 8
  %202 = fmul double %201, %2
  %203 = getelementptr inbounds double, ptr %13, i64 %112
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds double, ptr %15, i64 %112
  %206 = load double, ptr %205, align 8
  %207 = fmul double %206, %2
  %208 = icmp ne i64 %113, 9
  %209 = fcmp une double %199, 0.000000e+00
  %210 = or i1 %208, %209
  %211 = fcmp ogt double %202, 0.000000e+00
  %212 = fcmp uge double %204, 0.000000e+00
  %213 = or i1 %210, %212
  %214 = or i1 %211, %213
  br i1 %214, label %215, label %257

215:
  %216 = fcmp oeq double %199, 0.000000e+00
  br i1 %216, label %217, label %224

217:
  %218 = fcmp olt double %204, 0.000000e+00
  %219 = and i1 %211, %218
  %220 = fcmp olt double %202, 0.000000e+00
  %221 = fcmp ogt double %204, 0.000000e+00
  %222 = and i1 %220, %221
  %223 = or i1 %219, %222
  br i1 %223, label %246, label %257

224:
  %225 = fcmp oeq double %204, 0.000000e+00
  br i1 %225, label %246, label %226

226:
  %227 = fcmp olt double %199, 0.000000e+00
  %228 = fcmp ogt double %204, 0.000000e+00
  %229 = and i1 %227, %228
  br i1 %229, label %246, label %230

230:
  %231 = fcmp ogt double %199, 0.000000e+00
  %232 = fcmp olt double %204, 0.000000e+00
  %233 = and i1 %231, %232
  br i1 %233, label %246, label %234

234:
  %235 = fcmp olt double %202, 0.000000e+00
  %236 = fcmp ogt double %207, 0.000000e+00
  %237 = and i1 %235, %236
  %238 = and i1 %228, %237
  %239 = and i1 %231, %238
  br i1 %239, label %257, label %240

240:
  %241 = fcmp olt double %207, 0.000000e+00
  %242 = and i1 %211, %241
  %243 = and i1 %232, %242
  %244 = and i1 %227, %243
  %245 = select i1 %244, i32 3, i32 0
  br label %257

246:
  %247 = phi i32 [ 1, %226 ], [ 1, %230 ], [ 2, %224 ], [ 4, %217 ]
  %248 = getelementptr inbounds i64, ptr %110, i64 3
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %257, label %251

251:
  %252 = select i1 %216, double %202, double %199
  %253 = sitofp i64 %249 to double
  %254 = fmul double %252, %253
  %255 = fcmp olt double %254, 0.000000e+00
  %256 = select i1 %255, i32 %247, i32 0
  br label %257

257:
  %258 = phi i32 [ 5, %197 ], [ %256, %251 ], [ %247, %246 ], [ 0, %217 ], [ 3, %234 ], [ %245, %240 ]
  %259 = fcmp ogt double %199, 0.000000e+00
  %260 = select i1 %259, double 1.000000e+00, double -1.000000e+00
  %261 = fcmp ord double %199, 0.000000e+00
  %262 = tail call double @llvm.fabs.f64(double %199)
  %263 = select i1 %261, double %262, double 0.000000e+00
  %264 = fcmp ord double %204, 0.000000e+00
  %265 = tail call double @llvm.fabs.f64(double %204)
  %266 = select i1 %264, double %265, double 0.000000e+00
  %267 = fadd double %263, %266
  %268 = tail call fastcc i32 @swerves(double %267, double %199, double %202, double %204, double %207)
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %398

270:
  switch i32 %258, label %398 [
    i32 0, label %394
    i32 3, label %271
  ]

271:
  %272 = fmul double %201, %260
  %273 = fmul double %272, %2
  %274 = fmul double %260, %206
  %275 = fmul double %274, %2
  %276 = fcmp olt double %273, 0.000000e+00
  %277 = fcmp ogt double %275, 0.000000e+00
  %278 = and i1 %276, %277
  br i1 %278, label %279, label %394

279:
  %280 = fmul double %260, %204
  %281 = fmul double %199, %260
  %282 = fsub double %280, %281
  %283 = fsub double %282, %275
  %284 = fsub double %273, %275
  %285 = fdiv double %283, %284
  %286 = tail call double @llvm.fmuladd.f64(double %273, double %285, double %281)
  %287 = tail call double @llvm.minnum.f64(double %281, double %280)
  %288 = fsub double %287, %286
  %289 = tail call double @llvm.fmuladd.f64(double %288, double -2.500000e-01, double %286)
  %290 = fcmp uge double %289, 0.000000e+00
  br i1 %290, label %394, label %398

291:
  %292 = icmp eq i64 %113, 1
  %293 = select i1 %292, double 1.000000e+00, double -1.000000e+00
  %294 = getelementptr inbounds double, ptr %13, i64 %112
  %295 = load double, ptr %294, align 8
  %296 = fcmp uno double %117, 0.000000e+00
  br i1 %296, label %297, label %299

297:
  %298 = fmul double %293, %295
  br label %303

299:
  %300 = fmul double %293, %117
  %301 = fmul double %293, %295
  %302 = tail call double @llvm.minnum.f64(double %300, double %301)
  br label %303

303:
  %304 = phi double [ %298, %297 ], [ %302, %299 ]
  %305 = getelementptr inbounds double, ptr %11, i64 %112
  %306 = load double, ptr %305, align 8
  %307 = getelementptr inbounds double, ptr %14, i64 %112
  %308 = load double, ptr %307, align 8
  %309 = fmul double %293, %308
  %310 = fmul double %309, %2
  %311 = getelementptr inbounds double, ptr %15, i64 %112
  %312 = load double, ptr %311, align 8
  %313 = fmul double %293, %312
  %314 = fmul double %313, %2
  %315 = fcmp olt double %310, 0.000000e+00
  %316 = fcmp ogt double %314, 0.000000e+00
  %317 = and i1 %315, %316
  br i1 %317, label %318, label %330

318:
  %319 = fmul double %293, %295
  %320 = fmul double %293, %306
  %321 = fsub double %319, %320
  %322 = fsub double %321, %314
  %323 = fsub double %310, %314
  %324 = fdiv double %322, %323
  %325 = tail call double @llvm.fmuladd.f64(double %310, double %324, double %320)
  %326 = tail call double @llvm.minnum.f64(double %320, double %319)
  %327 = fsub double %326, %325
  %328 = tail call double @llvm.fmuladd.f64(double %327, double -2.500000e-01, double %325)
  %329 = fcmp uge double %328, %304
  br i1 %329, label %330, label %398

330:
  %331 = fcmp ord double %306, 0.000000e+00
  %332 = tail call double @llvm.fabs.f64(double %306)
  %333 = select i1 %331, double %332, double 0.000000e+00
  %334 = fcmp ord double %295, 0.000000e+00
  %335 = tail call double @llvm.fabs.f64(double %295)
  %336 = select i1 %334, double %335, double 0.000000e+00
  %337 = fadd double %336, %333
  %338 = fmul double %308, %2
  %339 = fmul double %312, %2
  %340 = fsub double %295, %306
  %341 = fadd double %338, %339
  %342 = tail call double @llvm.fmuladd.f64(double %340, double -2.000000e+00, double %341)
  %343 = fmul double %342, 3.000000e+00
  %344 = fmul double %338, -2.000000e+00
  %345 = tail call double @llvm.fmuladd.f64(double %340, double 3.000000e+00, double %344)
  %346 = fsub double %345, %339
  %347 = fmul double %338, %343
  %348 = fneg double %347
  %349 = tail call double @llvm.fmuladd.f64(double %346, double %346, double %348)
  %350 = fmul double %338, %339
  %351 = fcmp ogt double %350, 0.000000e+00
  br i1 %351, label %352, label %394

352:
  %353 = fcmp ogt double %347, 0.000000e+00
  %354 = fcmp ogt double %349, 0.000000e+00
  %355 = and i1 %353, %354
  br i1 %355, label %356, label %394

356:
  %357 = fneg double %346
  %358 = fmul double %343, %357
  %359 = fcmp ogt double %358, 0.000000e+00
  br i1 %359, label %360, label %394

360:
  %361 = tail call double @llvm.fabs.f64(double %346)
  %362 = tail call double @llvm.fabs.f64(double %343)
  %363 = fcmp olt double %361, %362
  br i1 %363, label %364, label %394

364:
  %365 = tail call double @llvm.sqrt.f64(double %349)
  %366 = tail call double @llvm.fmuladd.f64(double %365, double -1.000000e+00, double %357)
  %367 = fdiv double %366, %343
  %368 = fmul double %343, %367
  %369 = fdiv double %368, 3.000000e+00
  %370 = fadd double %346, %369
  %371 = tail call double @llvm.fmuladd.f64(double %367, double %370, double %338)
  %372 = tail call double @llvm.fmuladd.f64(double %367, double %371, double %306)
  %373 = fsub double %365, %346
  %374 = fdiv double %373, %343
  %375 = fmul double %343, %374
  %376 = fdiv double %375, 3.000000e+00
  %377 = fadd double %346, %376
  %378 = tail call double @llvm.fmuladd.f64(double %374, double %377, double %338)
  %379 = tail call double @llvm.fmuladd.f64(double %374, double %378, double %306)
  %380 = tail call double @llvm.minnum.f64(double %372, double %379)
  %381 = tail call double @llvm.maxnum.f64(double %372, double %379)
  %382 = fsub double %381, %380
  %383 = fmul double %337, 0x3D06849B86A12B9B
  %384 = fcmp ule double %382, %383
  br i1 %384, label %394, label %385

385:
  %386 = fmul double %382, 2.500000e-01
  %387 = fsub double %380, %386
  %388 = tail call double @llvm.minnum.f64(double %306, double %295)
  %389 = fcmp olt double %387, %388
  br i1 %389, label %398, label %390

390:
  %391 = fadd double %381, %386
  %392 = tail call double @llvm.maxnum.f64(double %306, double %295)
  %393 = fcmp ule double %391, %392
  br i1 %393, label %394, label %398

394:
  %395 = add nsw i64 %108, 1
  %396 = icmp slt i64 %395, %98
  %397 = icmp eq i64 %395, %98
  br i1 %397, label %398, label %106

398:
  %399 = phi i1 [ false, %97 ], [ %107, %151 ], [ %107, %279 ], [ %107, %270 ], [ %107, %257 ], [ %107, %385 ], [ %107, %153 ], [ %107, %176 ], [ %107, %106 ], [ %107, %318 ], [ %107, %187 ], [ %107, %120 ], [ %107, %124 ], [ %107, %390 ], [ %396, %394 ]
  %400 = zext i1 %399 to i32
  br label %401

401:
  %402 = phi i32 [ 1, %3 ], [ 1, %92 ], [ %400, %398 ], [ 1, %77 ], [ 1, %50 ], [ 1, %54 ]
  ret i32 %402
}

define internal fastcc double @observe(ptr %0, ptr %1, i32 %2) {
  %4 = alloca double, align 8
  %5 = alloca %struct.Look, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %6, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  store ptr %0, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 1
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 2
  store double 2.000000e+00, ptr %10, align 8
  %11 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 3
  %12 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 13
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %11, align 8
  %15 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 4
  %16 = getelementptr inbounds %struct.Look, ptr %5, i64 0, i32 6
  %17 = getelementptr inbounds i64, ptr %13, i64 2
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i64 -1, ptr %17, align 8
  %18 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 0, ptr %18, align 8
  %19 = load i64, ptr %1, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %23 = load ptr, ptr %22, align 8
  br label %34

24:
  %25 = phi i64 [ %19, %3 ], [ %38, %34 ]
  %26 = icmp eq i32 %2, 0
  br i1 %26, label %27, label %40

27:
  %28 = icmp sgt i64 %25, 0
  br i1 %28, label %29, label %177

29:
  %30 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  %33 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  br label %144

34:
  %35 = phi i64 [ 0, %21 ], [ %37, %34 ]
  %36 = getelementptr inbounds i64, ptr %23, i64 %35
  store i64 0, ptr %36, align 8
  %37 = add nsw i64 %35, 1
  %38 = load i64, ptr %1, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %34, label %24

40:
  %41 = load i64, ptr %7, align 8
  %42 = icmp sgt i64 %41, 0
  %43 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %46 = load ptr, ptr %45, align 8
  br i1 %42, label %47, label %55

47:
  %48 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %49 = load ptr, ptr %48, align 8
  %50 = mul nsw i64 %41, 124
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = mul nsw i64 %41, 126
  %53 = getelementptr inbounds double, ptr %49, i64 %52
  %54 = getelementptr inbounds double, ptr %51, i64 %41
  br label %70

55:
  %56 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %57 = load double, ptr %56, align 8
  call fastcc void @visit(ptr %5, i32 0, double 0.000000e+00, ptr %44, double %57, ptr %46)
  %58 = load i32, ptr %16, align 4
  %59 = sext i32 %58 to i64
  %60 = load ptr, ptr %12, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 5
  store i64 %59, ptr %61, align 8
  %62 = load i64, ptr %1, align 8
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %91

64:
  %65 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 11
  %68 = mul nsw i64 %41, 126
  %69 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 10
  br label %95

70:
  %71 = phi i64 [ 0, %47 ], [ %89, %70 ]
  %72 = getelementptr inbounds double, ptr %44, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %46, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fcmp ord double %73, 0.000000e+00
  %77 = tail call double @llvm.fabs.f64(double %73)
  %78 = select i1 %76, double %77, double 0.000000e+00
  %79 = fcmp ord double %75, 0.000000e+00
  %80 = tail call double @llvm.fabs.f64(double %75)
  %81 = select i1 %79, double %80, double 0.000000e+00
  %82 = fadd double %78, %81
  %83 = getelementptr inbounds double, ptr %51, i64 %71
  store double %82, ptr %83, align 8
  %84 = shl nsw i64 %71, 1
  %85 = or i64 %84, 1
  %86 = getelementptr inbounds double, ptr %53, i64 %85
  store double 0.000000e+00, ptr %86, align 8
  %87 = getelementptr inbounds double, ptr %53, i64 %84
  store double 0.000000e+00, ptr %87, align 8
  %88 = getelementptr inbounds double, ptr %54, i64 %71
  store double 0.000000e+00, ptr %88, align 8
  %89 = add nsw i64 %71, 1
  %90 = icmp eq i64 %89, %41
  br i1 %90, label %55, label %70

91:
  call fastcc void @report(ptr %5)
  %92 = load double, ptr %10, align 8
  %93 = load double, ptr %56, align 8
  %94 = fcmp olt double %92, %93
  br i1 %94, label %123, label %177

95:
  %96 = phi i64 [ 0, %64 ], [ %121, %120 ]
  %97 = shl nsw i64 %96, 2
  %98 = getelementptr inbounds i64, ptr %66, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %99, 5
  br i1 %100, label %101, label %120

101:
  %102 = load ptr, ptr %67, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 %68
  %104 = or i64 %97, 1
  %105 = getelementptr inbounds i64, ptr %66, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = shl nsw i64 %106, 1
  %108 = getelementptr inbounds double, ptr %103, i64 %107
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load double, ptr %108, align 8
  %112 = fmul double %111, 1.000000e-05
  %113 = fcmp ugt double %110, %112
  br i1 %113, label %114, label %120

114:
  %115 = load ptr, ptr %69, align 8
  %116 = or i64 %97, 2
  %117 = getelementptr inbounds i64, ptr %66, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %115, i64 %118
  store double 0x7FF8000000000000, ptr %119, align 8
  br label %120

120:
  %121 = add nsw i64 %96, 1
  %122 = icmp eq i64 %121, %62
  br i1 %122, label %91, label %95

123:
  %124 = load ptr, ptr %45, align 8
  call fastcc void @look_at(ptr %0, double %92)
  %125 = load ptr, ptr %0, align 8
  %126 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %129 = load double, ptr %128, align 8
  %130 = call double @llvm.fmuladd.f64(double %92, double %129, double %127)
  %131 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %134 = load ptr, ptr %133, align 8
  store double %130, ptr %4, align 8
  %135 = getelementptr inbounds %struct.Code, ptr %125, i64 0, i32 14
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %136, i64 2
  %138 = load i64, ptr %137, align 8
  %139 = add nsw i64 %138, 1
  store i64 %139, ptr %137, align 8
  %140 = getelementptr inbounds %struct.Code, ptr %125, i64 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Code, ptr %125, i64 0, i32 13
  %143 = load ptr, ptr %142, align 8
  call void %141(ptr %4, ptr %132, ptr %134, ptr %124, ptr %143)
  br label %177

144:
  %145 = phi i64 [ 0, %29 ], [ %175, %174 ]
  %146 = shl nsw i64 %145, 2
  %147 = getelementptr inbounds i64, ptr %31, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = add i64 %148, -3
  %150 = icmp ult i64 %149, -2
  br i1 %150, label %174, label %151

151:
  %152 = icmp eq i64 %148, 1
  %153 = select i1 %152, double 1.000000e+00, double -1.000000e+00
  %154 = load ptr, ptr %32, align 8
  %155 = getelementptr inbounds i64, ptr %147, i64 2
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %154, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = load ptr, ptr %33, align 8
  %160 = getelementptr inbounds i64, ptr %147, i64 1
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %159, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fcmp uno double %158, 0.000000e+00
  br i1 %164, label %165, label %167

165:
  %166 = fmul double %153, %163
  br label %171

167:
  %168 = fmul double %153, %158
  %169 = fmul double %153, %163
  %170 = tail call double @llvm.minnum.f64(double %168, double %169)
  br label %171

171:
  %172 = phi double [ %166, %165 ], [ %170, %167 ]
  %173 = fmul double %153, %172
  store double %173, ptr %157, align 8
  br label %174

174:
  %175 = add nsw i64 %145, 1
  %176 = icmp eq i64 %175, %25
  br i1 %176, label %177, label %144

177:
  %178 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 2
  %179 = load i64, ptr %178, align 8
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %198, label %181

181:
  %182 = load double, ptr %10, align 8
  %183 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %184 = load double, ptr %183, align 8
  %185 = call double @llvm.minnum.f64(double %182, double %184)
  %186 = fcmp olt double %182, %184
  br i1 %186, label %187, label %193

187:
  %188 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %191 = load double, ptr %190, align 8
  %192 = call double @llvm.fmuladd.f64(double %182, double %191, double %189)
  br label %196

193:
  %194 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 3
  %195 = load double, ptr %194, align 8
  br label %196

196:
  %197 = phi double [ %192, %187 ], [ %195, %193 ]
  call fastcc void @take_samples(ptr %0, ptr %1, double %185, double %197)
  br label %198

198:
  %199 = load double, ptr %10, align 8
  %200 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 4
  %201 = load double, ptr %200, align 8
  %202 = fcmp olt double %199, %201
  br i1 %202, label %203, label %204

203:
  call fastcc void @look_at(ptr %0, double %199)
  br label %204

204:
  %205 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 8
  %206 = load ptr, ptr %205, align 8
  %207 = load i64, ptr %1, align 8
  %208 = icmp sgt i64 %207, 0
  br i1 %208, label %209, label %228

209:
  %210 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 14
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 4
  br label %213

213:
  %214 = phi i64 [ 0, %209 ], [ %226, %225 ]
  %215 = getelementptr inbounds i64, ptr %211, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %225, label %218

218:
  %219 = load ptr, ptr %212, align 8
  %220 = shl nsw i64 %214, 2
  %221 = or i64 %220, 1
  %222 = getelementptr inbounds i64, ptr %219, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %206, i64 %223
  store double 0.000000e+00, ptr %224, align 8
  br label %225

225:
  %226 = add nsw i64 %214, 1
  %227 = icmp eq i64 %226, %207
  br i1 %227, label %228, label %213

228:
  %229 = shl nsw i64 %8, 1
  %230 = getelementptr inbounds %struct.Watch, ptr %1, i64 0, i32 7
  %231 = load ptr, ptr %230, align 8
  %232 = icmp sgt i64 %8, 0
  br i1 %232, label %233, label %240

233:
  %234 = phi i64 [ %238, %233 ], [ 0, %228 ]
  %235 = getelementptr inbounds double, ptr %206, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds double, ptr %231, i64 %234
  store double %236, ptr %237, align 8
  %238 = add nsw i64 %234, 1
  %239 = icmp eq i64 %238, %229
  br i1 %239, label %240, label %233

240:
  %241 = load double, ptr %10, align 8
  ret double %241
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
  br i1 %27, label %970, label %28

28:
  %29 = icmp eq i64 %26, -1
  br i1 %29, label %30, label %584

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
  br i1 %41, label %42, label %56

42:
  %43 = insertelement <2 x double> poison, double %34, i64 0
  %44 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> zeroinitializer
  br label %45

45:
  %46 = phi i64 [ 0, %42 ], [ %54, %45 ]
  %47 = getelementptr inbounds <2 x double>, ptr %40, i64 %46
  %48 = load <2 x double>, ptr %47, align 16
  %49 = getelementptr inbounds <2 x double>, ptr %24, i64 %46
  %50 = load <2 x double>, ptr %49, align 16
  %51 = fmul <2 x double> %50, <double 0x3FAAEE6838DAE63A, double 0x3FAAEE6838DAE63A>
  %52 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %44, <2 x double> %51, <2 x double> %48)
  %53 = getelementptr inbounds <2 x double>, ptr %38, i64 %46
  store <2 x double> %52, ptr %53, align 16
  %54 = add nsw i64 %46, 1
  %55 = icmp eq i64 %54, %22
  br i1 %55, label %56, label %45

56:
  %57 = tail call double @llvm.fmuladd.f64(double %34, double 0x3FAAEE6838DAE63A, double %32)
  %58 = getelementptr inbounds <2 x double>, ptr %24, i64 %22
  store double %57, ptr %18, align 8
  %59 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8
  %63 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 9
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %70

66:
  %67 = load ptr, ptr %19, align 8
  %68 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %69 = load ptr, ptr %68, align 8
  call void %67(ptr %18, ptr %38, ptr %36, ptr %58, ptr %69)
  br label %71

70:
  tail call fastcc void @rate_pivoted(ptr %19, double %57, ptr %38, ptr %36, ptr %58)
  br label %71

71:
  br i1 %41, label %72, label %90

72:
  %73 = insertelement <2 x double> poison, double %34, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  br label %75

75:
  %76 = phi i64 [ 0, %72 ], [ %88, %75 ]
  %77 = getelementptr inbounds <2 x double>, ptr %40, i64 %76
  %78 = load <2 x double>, ptr %77, align 16
  %79 = getelementptr inbounds <2 x double>, ptr %24, i64 %76
  %80 = load <2 x double>, ptr %79, align 16
  %81 = add nsw i64 %76, %22
  %82 = getelementptr inbounds <2 x double>, ptr %24, i64 %81
  %83 = load <2 x double>, ptr %82, align 16
  %84 = fmul <2 x double> %83, <double 0x3FAE4C353FF64302, double 0x3FAE4C353FF64302>
  %85 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %80, <2 x double> <double 0x3F9432CE2AA42CAC, double 0x3F9432CE2AA42CAC>, <2 x double> %84)
  %86 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %74, <2 x double> %85, <2 x double> %78)
  %87 = getelementptr inbounds <2 x double>, ptr %38, i64 %76
  store <2 x double> %86, ptr %87, align 16
  %88 = add nsw i64 %76, 1
  %89 = icmp eq i64 %88, %22
  br i1 %89, label %90, label %75

90:
  %91 = call double @llvm.fmuladd.f64(double %34, double 0x3FB432CE2AA42CAC, double %32)
  %92 = shl nsw i64 %22, 1
  %93 = getelementptr inbounds <2 x double>, ptr %24, i64 %92
  store double %91, ptr %17, align 8
  %94 = load ptr, ptr %59, align 8
  %95 = load i64, ptr %94, align 8
  %96 = add nsw i64 %95, 1
  store i64 %96, ptr %94, align 8
  %97 = load ptr, ptr %63, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %103

99:
  %100 = load ptr, ptr %19, align 8
  %101 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %102 = load ptr, ptr %101, align 8
  call void %100(ptr %17, ptr %38, ptr %36, ptr %93, ptr %102)
  br label %104

103:
  call fastcc void @rate_pivoted(ptr %19, double %91, ptr %38, ptr %36, ptr %93)
  br label %104

104:
  br i1 %41, label %105, label %123

105:
  %106 = insertelement <2 x double> poison, double %34, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  br label %108

108:
  %109 = phi i64 [ 0, %105 ], [ %121, %108 ]
  %110 = getelementptr inbounds <2 x double>, ptr %40, i64 %109
  %111 = load <2 x double>, ptr %110, align 16
  %112 = getelementptr inbounds <2 x double>, ptr %24, i64 %109
  %113 = load <2 x double>, ptr %112, align 16
  %114 = add nsw i64 %109, %92
  %115 = getelementptr inbounds <2 x double>, ptr %24, i64 %114
  %116 = load <2 x double>, ptr %115, align 16
  %117 = fmul <2 x double> %116, <double 0x3FB6B927EFF8B241, double 0x3FB6B927EFF8B241>
  %118 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %113, <2 x double> <double 0x3F9E4C353FF64302, double 0x3F9E4C353FF64302>, <2 x double> %117)
  %119 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %107, <2 x double> %118, <2 x double> %111)
  %120 = getelementptr inbounds <2 x double>, ptr %38, i64 %109
  store <2 x double> %119, ptr %120, align 16
  %121 = add nsw i64 %109, 1
  %122 = icmp eq i64 %121, %22
  br i1 %122, label %123, label %108

123:
  %124 = call double @llvm.fmuladd.f64(double %34, double 0x3FBE4C353FF64302, double %32)
  %125 = mul nsw i64 %22, 3
  %126 = getelementptr inbounds <2 x double>, ptr %24, i64 %125
  store double %124, ptr %16, align 8
  %127 = load ptr, ptr %59, align 8
  %128 = load i64, ptr %127, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %127, align 8
  %130 = load ptr, ptr %63, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %136

132:
  %133 = load ptr, ptr %19, align 8
  %134 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %135 = load ptr, ptr %134, align 8
  call void %133(ptr %16, ptr %38, ptr %36, ptr %126, ptr %135)
  br label %137

136:
  call fastcc void @rate_pivoted(ptr %19, double %124, ptr %38, ptr %36, ptr %126)
  br label %137

137:
  br i1 %41, label %138, label %160

138:
  %139 = insertelement <2 x double> poison, double %34, i64 0
  %140 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  br label %141

141:
  %142 = phi i64 [ 0, %138 ], [ %158, %141 ]
  %143 = getelementptr inbounds <2 x double>, ptr %40, i64 %142
  %144 = load <2 x double>, ptr %143, align 16
  %145 = getelementptr inbounds <2 x double>, ptr %24, i64 %142
  %146 = load <2 x double>, ptr %145, align 16
  %147 = add nsw i64 %142, %92
  %148 = getelementptr inbounds <2 x double>, ptr %24, i64 %147
  %149 = load <2 x double>, ptr %148, align 16
  %150 = fmul <2 x double> %149, <double 0xBFEC4E3AB5AD1507, double 0xBFEC4E3AB5AD1507>
  %151 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %146, <2 x double> <double 0x3FCEE50D7ECDE9FA, double 0x3FCEE50D7ECDE9FA>, <2 x double> %150)
  %152 = add nsw i64 %142, %125
  %153 = getelementptr inbounds <2 x double>, ptr %24, i64 %152
  %154 = load <2 x double>, ptr %153, align 16
  %155 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %154, <2 x double> <double 0x3FED983D7AC79EF5, double 0x3FED983D7AC79EF5>, <2 x double> %151)
  %156 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %140, <2 x double> %155, <2 x double> %144)
  %157 = getelementptr inbounds <2 x double>, ptr %38, i64 %142
  store <2 x double> %156, ptr %157, align 16
  %158 = add nsw i64 %142, 1
  %159 = icmp eq i64 %158, %22
  br i1 %159, label %160, label %141

160:
  %161 = call double @llvm.fmuladd.f64(double %34, double 0x3FD2068C499C08D9, double %32)
  %162 = shl nsw i64 %22, 2
  %163 = getelementptr inbounds <2 x double>, ptr %24, i64 %162
  store double %161, ptr %15, align 8
  %164 = load ptr, ptr %59, align 8
  %165 = load i64, ptr %164, align 8
  %166 = add nsw i64 %165, 1
  store i64 %166, ptr %164, align 8
  %167 = load ptr, ptr %63, align 8
  %168 = icmp eq ptr %167, null
  br i1 %168, label %169, label %173

169:
  %170 = load ptr, ptr %19, align 8
  %171 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %172 = load ptr, ptr %171, align 8
  call void %170(ptr %15, ptr %38, ptr %36, ptr %163, ptr %172)
  br label %174

173:
  call fastcc void @rate_pivoted(ptr %19, double %161, ptr %38, ptr %36, ptr %163)
  br label %174

174:
  br i1 %41, label %175, label %197

175:
  %176 = insertelement <2 x double> poison, double %34, i64 0
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> zeroinitializer
  br label %178

178:
  %179 = phi i64 [ 0, %175 ], [ %195, %178 ]
  %180 = getelementptr inbounds <2 x double>, ptr %40, i64 %179
  %181 = load <2 x double>, ptr %180, align 16
  %182 = getelementptr inbounds <2 x double>, ptr %24, i64 %179
  %183 = load <2 x double>, ptr %182, align 16
  %184 = add nsw i64 %179, %125
  %185 = getelementptr inbounds <2 x double>, ptr %24, i64 %184
  %186 = load <2 x double>, ptr %185, align 16
  %187 = fmul <2 x double> %186, <double 0x3FC5DDB63BDB6D36, double 0x3FC5DDB63BDB6D36>
  %188 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %183, <2 x double> <double 0x3FA2F684BDA12F68, double 0x3FA2F684BDA12F68>, <2 x double> %187)
  %189 = add nsw i64 %179, %162
  %190 = getelementptr inbounds <2 x double>, ptr %24, i64 %189
  %191 = load <2 x double>, ptr %190, align 16
  %192 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %191, <2 x double> <double 0x3FC00F533F66F19A, double 0x3FC00F533F66F19A>, <2 x double> %188)
  %193 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %177, <2 x double> %192, <2 x double> %181)
  %194 = getelementptr inbounds <2 x double>, ptr %38, i64 %179
  store <2 x double> %193, ptr %194, align 16
  %195 = add nsw i64 %179, 1
  %196 = icmp eq i64 %195, %22
  br i1 %196, label %197, label %178

197:
  %198 = call double @llvm.fmuladd.f64(double %34, double 0x3FD5555555555555, double %32)
  %199 = mul nsw i64 %22, 5
  %200 = getelementptr inbounds <2 x double>, ptr %24, i64 %199
  store double %198, ptr %14, align 8
  %201 = load ptr, ptr %59, align 8
  %202 = load i64, ptr %201, align 8
  %203 = add nsw i64 %202, 1
  store i64 %203, ptr %201, align 8
  %204 = load ptr, ptr %63, align 8
  %205 = icmp eq ptr %204, null
  br i1 %205, label %206, label %210

206:
  %207 = load ptr, ptr %19, align 8
  %208 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %209 = load ptr, ptr %208, align 8
  call void %207(ptr %14, ptr %38, ptr %36, ptr %200, ptr %209)
  br label %211

210:
  call fastcc void @rate_pivoted(ptr %19, double %198, ptr %38, ptr %36, ptr %200)
  br label %211

211:
  br i1 %41, label %212, label %238

212:
  %213 = insertelement <2 x double> poison, double %34, i64 0
  %214 = shufflevector <2 x double> %213, <2 x double> poison, <2 x i32> zeroinitializer
  br label %215

215:
  %216 = phi i64 [ 0, %212 ], [ %236, %215 ]
  %217 = getelementptr inbounds <2 x double>, ptr %40, i64 %216
  %218 = load <2 x double>, ptr %217, align 16
  %219 = getelementptr inbounds <2 x double>, ptr %24, i64 %216
  %220 = load <2 x double>, ptr %219, align 16
  %221 = add nsw i64 %216, %125
  %222 = getelementptr inbounds <2 x double>, ptr %24, i64 %221
  %223 = load <2 x double>, ptr %222, align 16
  %224 = fmul <2 x double> %223, <double 0x3FC5CAD30F3347ED, double 0x3FC5CAD30F3347ED>
  %225 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %220, <2 x double> <double 0x3FA3000000000000, double 0x3FA3000000000000>, <2 x double> %224)
  %226 = add nsw i64 %216, %162
  %227 = getelementptr inbounds <2 x double>, ptr %24, i64 %226
  %228 = load <2 x double>, ptr %227, align 16
  %229 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %228, <2 x double> <double 0x3FAED4B3C332E04D, double 0x3FAED4B3C332E04D>, <2 x double> %225)
  %230 = add nsw i64 %216, %199
  %231 = getelementptr inbounds <2 x double>, ptr %24, i64 %230
  %232 = load <2 x double>, ptr %231, align 16
  %233 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %232, <2 x double> <double 0xBF92000000000000, double 0xBF92000000000000>, <2 x double> %229)
  %234 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %214, <2 x double> %233, <2 x double> %218)
  %235 = getelementptr inbounds <2 x double>, ptr %38, i64 %216
  store <2 x double> %234, ptr %235, align 16
  %236 = add nsw i64 %216, 1
  %237 = icmp eq i64 %236, %22
  br i1 %237, label %238, label %215

238:
  %239 = call double @llvm.fmuladd.f64(double %34, double 2.500000e-01, double %32)
  %240 = mul nsw i64 %22, 6
  %241 = getelementptr inbounds <2 x double>, ptr %24, i64 %240
  store double %239, ptr %13, align 8
  %242 = load ptr, ptr %59, align 8
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %243, 1
  store i64 %244, ptr %242, align 8
  %245 = load ptr, ptr %63, align 8
  %246 = icmp eq ptr %245, null
  br i1 %246, label %247, label %251

247:
  %248 = load ptr, ptr %19, align 8
  %249 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %250 = load ptr, ptr %249, align 8
  call void %248(ptr %13, ptr %38, ptr %36, ptr %241, ptr %250)
  br label %252

251:
  call fastcc void @rate_pivoted(ptr %19, double %239, ptr %38, ptr %36, ptr %241)
  br label %252

252:
  br i1 %41, label %253, label %283

253:
  %254 = insertelement <2 x double> poison, double %34, i64 0
  %255 = shufflevector <2 x double> %254, <2 x double> poison, <2 x i32> zeroinitializer
  br label %256

256:
  %257 = phi i64 [ 0, %253 ], [ %281, %256 ]
  %258 = getelementptr inbounds <2 x double>, ptr %40, i64 %257
  %259 = load <2 x double>, ptr %258, align 16
  %260 = getelementptr inbounds <2 x double>, ptr %24, i64 %257
  %261 = load <2 x double>, ptr %260, align 16
  %262 = add nsw i64 %257, %125
  %263 = getelementptr inbounds <2 x double>, ptr %24, i64 %262
  %264 = load <2 x double>, ptr %263, align 16
  %265 = fmul <2 x double> %264, <double 0x3FC5CF23F6595D72, double 0x3FC5CF23F6595D72>
  %266 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %261, <2 x double> <double 0x3FA2FDB8FEE78792, double 0x3FA2FDB8FEE78792>, <2 x double> %265)
  %267 = add nsw i64 %257, %162
  %268 = getelementptr inbounds <2 x double>, ptr %24, i64 %267
  %269 = load <2 x double>, ptr %268, align 16
  %270 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %269, <2 x double> <double 0x3FBB758640DEA698, double 0x3FBB758640DEA698>, <2 x double> %266)
  %271 = add nsw i64 %257, %199
  %272 = getelementptr inbounds <2 x double>, ptr %24, i64 %271
  %273 = load <2 x double>, ptr %272, align 16
  %274 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %273, <2 x double> <double 0xBF8F5FCC20FCD32F, double 0xBF8F5FCC20FCD32F>, <2 x double> %270)
  %275 = add nsw i64 %257, %240
  %276 = getelementptr inbounds <2 x double>, ptr %24, i64 %275
  %277 = load <2 x double>, ptr %276, align 16
  %278 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %277, <2 x double> <double 0x3F80F1D92EFB0B71, double 0x3F80F1D92EFB0B71>, <2 x double> %274)
  %279 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %255, <2 x double> %278, <2 x double> %259)
  %280 = getelementptr inbounds <2 x double>, ptr %38, i64 %257
  store <2 x double> %279, ptr %280, align 16
  %281 = add nsw i64 %257, 1
  %282 = icmp eq i64 %281, %22
  br i1 %282, label %283, label %256

283:
  %284 = call double @llvm.fmuladd.f64(double %34, double 0x3FD3B13B13B13B14, double %32)
  %285 = mul nsw i64 %22, 7
  %286 = getelementptr inbounds <2 x double>, ptr %24, i64 %285
  store double %284, ptr %12, align 8
  %287 = load ptr, ptr %59, align 8
  %288 = load i64, ptr %287, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %287, align 8
  %290 = load ptr, ptr %63, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %292, label %296

292:
  %293 = load ptr, ptr %19, align 8
  %294 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %295 = load ptr, ptr %294, align 8
  call void %293(ptr %12, ptr %38, ptr %36, ptr %286, ptr %295)
  br label %297

296:
  call fastcc void @rate_pivoted(ptr %19, double %284, ptr %38, ptr %36, ptr %286)
  br label %297

297:
  br i1 %41, label %298, label %332

298:
  %299 = insertelement <2 x double> poison, double %34, i64 0
  %300 = shufflevector <2 x double> %299, <2 x double> poison, <2 x i32> zeroinitializer
  br label %301

301:
  %302 = phi i64 [ 0, %298 ], [ %330, %301 ]
  %303 = getelementptr inbounds <2 x double>, ptr %40, i64 %302
  %304 = load <2 x double>, ptr %303, align 16
  %305 = getelementptr inbounds <2 x double>, ptr %24, i64 %302
  %306 = load <2 x double>, ptr %305, align 16
  %307 = add nsw i64 %302, %125
  %308 = getelementptr inbounds <2 x double>, ptr %24, i64 %307
  %309 = load <2 x double>, ptr %308, align 16
  %310 = fmul <2 x double> %309, <double 0xC00AE31BACC6BC8A, double 0xC00AE31BACC6BC8A>
  %311 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %306, <2 x double> <double 0x3FE3F8B78B985813, double 0x3FE3F8B78B985813>, <2 x double> %310)
  %312 = add nsw i64 %302, %162
  %313 = getelementptr inbounds <2 x double>, ptr %24, i64 %312
  %314 = load <2 x double>, ptr %313, align 16
  %315 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %314, <2 x double> <double 0xBFEBC873F08E11F9, double 0xBFEBC873F08E11F9>, <2 x double> %311)
  %316 = add nsw i64 %302, %199
  %317 = getelementptr inbounds <2 x double>, ptr %24, i64 %316
  %318 = load <2 x double>, ptr %317, align 16
  %319 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %318, <2 x double> <double 0x403B9793D88D1855, double 0x403B9793D88D1855>, <2 x double> %315)
  %320 = add nsw i64 %302, %240
  %321 = getelementptr inbounds <2 x double>, ptr %24, i64 %320
  %322 = load <2 x double>, ptr %321, align 16
  %323 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %322, <2 x double> <double 0x40342770F892AD69, double 0x40342770F892AD69>, <2 x double> %319)
  %324 = add nsw i64 %302, %285
  %325 = getelementptr inbounds <2 x double>, ptr %24, i64 %324
  %326 = load <2 x double>, ptr %325, align 16
  %327 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %326, <2 x double> <double 0xC045BEB4865C42F9, double 0xC045BEB4865C42F9>, <2 x double> %323)
  %328 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %300, <2 x double> %327, <2 x double> %304)
  %329 = getelementptr inbounds <2 x double>, ptr %38, i64 %302
  store <2 x double> %328, ptr %329, align 16
  %330 = add nsw i64 %302, 1
  %331 = icmp eq i64 %330, %22
  br i1 %331, label %332, label %301

332:
  %333 = call double @llvm.fmuladd.f64(double %34, double 0x3FE4D74D74D74D75, double %32)
  %334 = shl nsw i64 %22, 3
  %335 = getelementptr inbounds <2 x double>, ptr %24, i64 %334
  store double %333, ptr %11, align 8
  %336 = load ptr, ptr %59, align 8
  %337 = load i64, ptr %336, align 8
  %338 = add nsw i64 %337, 1
  store i64 %338, ptr %336, align 8
  %339 = load ptr, ptr %63, align 8
  %340 = icmp eq ptr %339, null
  br i1 %340, label %341, label %345

341:
  %342 = load ptr, ptr %19, align 8
  %343 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %344 = load ptr, ptr %343, align 8
  call void %342(ptr %11, ptr %38, ptr %36, ptr %335, ptr %344)
  br label %346

345:
  call fastcc void @rate_pivoted(ptr %19, double %333, ptr %38, ptr %36, ptr %335)
  br label %346

346:
  br i1 %41, label %347, label %385

347:
  %348 = insertelement <2 x double> poison, double %34, i64 0
  %349 = shufflevector <2 x double> %348, <2 x double> poison, <2 x i32> zeroinitializer
  br label %350

350:
  %351 = phi i64 [ 0, %347 ], [ %383, %350 ]
  %352 = getelementptr inbounds <2 x double>, ptr %40, i64 %351
  %353 = load <2 x double>, ptr %352, align 16
  %354 = getelementptr inbounds <2 x double>, ptr %24, i64 %351
  %355 = load <2 x double>, ptr %354, align 16
  %356 = add nsw i64 %351, %125
  %357 = getelementptr inbounds <2 x double>, ptr %24, i64 %356
  %358 = load <2 x double>, ptr %357, align 16
  %359 = fmul <2 x double> %358, <double 0xC003E7A8A34BD27F, double 0xC003E7A8A34BD27F>
  %360 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %355, <2 x double> <double 0x3FDE9205E321B655, double 0x3FDE9205E321B655>, <2 x double> %359)
  %361 = add nsw i64 %351, %162
  %362 = getelementptr inbounds <2 x double>, ptr %24, i64 %361
  %363 = load <2 x double>, ptr %362, align 16
  %364 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %363, <2 x double> <double 0xBFE2E3A9968C93C8, double 0xBFE2E3A9968C93C8>, <2 x double> %360)
  %365 = add nsw i64 %351, %199
  %366 = getelementptr inbounds <2 x double>, ptr %24, i64 %365
  %367 = load <2 x double>, ptr %366, align 16
  %368 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %367, <2 x double> <double 0x40353AE4A6D655EE, double 0x40353AE4A6D655EE>, <2 x double> %364)
  %369 = add nsw i64 %351, %240
  %370 = getelementptr inbounds <2 x double>, ptr %24, i64 %369
  %371 = load <2 x double>, ptr %370, align 16
  %372 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %371, <2 x double> <double 0x402E8EF7B5F258B8, double 0x402E8EF7B5F258B8>, <2 x double> %368)
  %373 = add nsw i64 %351, %285
  %374 = getelementptr inbounds <2 x double>, ptr %24, i64 %373
  %375 = load <2 x double>, ptr %374, align 16
  %376 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %375, <2 x double> <double 0xC040A4E418D711B9, double 0xC040A4E418D711B9>, <2 x double> %372)
  %377 = add nsw i64 %351, %334
  %378 = getelementptr inbounds <2 x double>, ptr %24, i64 %377
  %379 = load <2 x double>, ptr %378, align 16
  %380 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %379, <2 x double> <double 0xBF94D1B3D9B4A876, double 0xBF94D1B3D9B4A876>, <2 x double> %376)
  %381 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %349, <2 x double> %380, <2 x double> %353)
  %382 = getelementptr inbounds <2 x double>, ptr %38, i64 %351
  store <2 x double> %381, ptr %382, align 16
  %383 = add nsw i64 %351, 1
  %384 = icmp eq i64 %383, %22
  br i1 %384, label %385, label %350

385:
  %386 = call double @llvm.fmuladd.f64(double %34, double 6.000000e-01, double %32)
  %387 = mul nsw i64 %22, 9
  %388 = getelementptr inbounds <2 x double>, ptr %24, i64 %387
  store double %386, ptr %10, align 8
  %389 = load ptr, ptr %59, align 8
  %390 = load i64, ptr %389, align 8
  %391 = add nsw i64 %390, 1
  store i64 %391, ptr %389, align 8
  %392 = load ptr, ptr %63, align 8
  %393 = icmp eq ptr %392, null
  br i1 %393, label %394, label %398

394:
  %395 = load ptr, ptr %19, align 8
  %396 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %397 = load ptr, ptr %396, align 8
  call void %395(ptr %10, ptr %38, ptr %36, ptr %388, ptr %397)
  br label %399

398:
  call fastcc void @rate_pivoted(ptr %19, double %386, ptr %38, ptr %36, ptr %388)
  br label %399

399:
  br i1 %41, label %400, label %442

400:
  %401 = insertelement <2 x double> poison, double %34, i64 0
  %402 = shufflevector <2 x double> %401, <2 x double> poison, <2 x i32> zeroinitializer
  br label %403

403:
  %404 = phi i64 [ 0, %400 ], [ %440, %403 ]
  %405 = getelementptr inbounds <2 x double>, ptr %40, i64 %404
  %406 = load <2 x double>, ptr %405, align 16
  %407 = getelementptr inbounds <2 x double>, ptr %24, i64 %404
  %408 = load <2 x double>, ptr %407, align 16
  %409 = add nsw i64 %404, %125
  %410 = getelementptr inbounds <2 x double>, ptr %24, i64 %409
  %411 = load <2 x double>, ptr %410, align 16
  %412 = fmul <2 x double> %411, <double 0x4014BED869FB0B9D, double 0x4014BED869FB0B9D>
  %413 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %408, <2 x double> <double 0xBFEDFD121F1D399B, double 0xBFEDFD121F1D399B>, <2 x double> %412)
  %414 = add nsw i64 %404, %162
  %415 = getelementptr inbounds <2 x double>, ptr %24, i64 %414
  %416 = load <2 x double>, ptr %415, align 16
  %417 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %416, <2 x double> <double 0x3FF1768702792EA9, double 0x3FF1768702792EA9>, <2 x double> %413)
  %418 = add nsw i64 %404, %199
  %419 = getelementptr inbounds <2 x double>, ptr %24, i64 %418
  %420 = load <2 x double>, ptr %419, align 16
  %421 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %420, <2 x double> <double 0xC0204CB0E2110C1C, double 0xC0204CB0E2110C1C>, <2 x double> %417)
  %422 = add nsw i64 %404, %240
  %423 = getelementptr inbounds <2 x double>, ptr %24, i64 %422
  %424 = load <2 x double>, ptr %423, align 16
  %425 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %424, <2 x double> <double 0xC032852305E975A8, double 0xC032852305E975A8>, <2 x double> %421)
  %426 = add nsw i64 %404, %285
  %427 = getelementptr inbounds <2 x double>, ptr %24, i64 %426
  %428 = load <2 x double>, ptr %427, align 16
  %429 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %428, <2 x double> <double 0x4036BD4F06CB863A, double 0x4036BD4F06CB863A>, <2 x double> %425)
  %430 = add nsw i64 %404, %334
  %431 = getelementptr inbounds <2 x double>, ptr %24, i64 %430
  %432 = load <2 x double>, ptr %431, align 16
  %433 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %432, <2 x double> <double 0x4003F2E777CF109D, double 0x4003F2E777CF109D>, <2 x double> %429)
  %434 = add nsw i64 %404, %387
  %435 = getelementptr inbounds <2 x double>, ptr %24, i64 %434
  %436 = load <2 x double>, ptr %435, align 16
  %437 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %436, <2 x double> <double 0xC0085FC60D2B572C, double 0xC0085FC60D2B572C>, <2 x double> %433)
  %438 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %402, <2 x double> %437, <2 x double> %406)
  %439 = getelementptr inbounds <2 x double>, ptr %38, i64 %404
  store <2 x double> %438, ptr %439, align 16
  %440 = add nsw i64 %404, 1
  %441 = icmp eq i64 %440, %22
  br i1 %441, label %442, label %403

442:
  %443 = call double @llvm.fmuladd.f64(double %34, double 0x3FEB6DB6DB6DB6DB, double %32)
  %444 = mul nsw i64 %22, 10
  %445 = getelementptr inbounds <2 x double>, ptr %24, i64 %444
  store double %443, ptr %9, align 8
  %446 = load ptr, ptr %59, align 8
  %447 = load i64, ptr %446, align 8
  %448 = add nsw i64 %447, 1
  store i64 %448, ptr %446, align 8
  %449 = load ptr, ptr %63, align 8
  %450 = icmp eq ptr %449, null
  br i1 %450, label %451, label %455

451:
  %452 = load ptr, ptr %19, align 8
  %453 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %454 = load ptr, ptr %453, align 8
  call void %452(ptr %9, ptr %38, ptr %36, ptr %445, ptr %454)
  br label %456

455:
  call fastcc void @rate_pivoted(ptr %19, double %443, ptr %38, ptr %36, ptr %445)
  br label %456

456:
  br i1 %41, label %457, label %503

457:
  %458 = insertelement <2 x double> poison, double %34, i64 0
  %459 = shufflevector <2 x double> %458, <2 x double> poison, <2 x i32> zeroinitializer
  br label %460

460:
  %461 = phi i64 [ 0, %457 ], [ %501, %460 ]
  %462 = getelementptr inbounds <2 x double>, ptr %40, i64 %461
  %463 = load <2 x double>, ptr %462, align 16
  %464 = getelementptr inbounds <2 x double>, ptr %24, i64 %461
  %465 = load <2 x double>, ptr %464, align 16
  %466 = add nsw i64 %461, %125
  %467 = getelementptr inbounds <2 x double>, ptr %24, i64 %466
  %468 = load <2 x double>, ptr %467, align 16
  %469 = fmul <2 x double> %468, <double 0xC02511A963CAFE55, double 0xC02511A963CAFE55>
  %470 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %465, <2 x double> <double 0x40022FBD3B09FCDC, double 0x40022FBD3B09FCDC>, <2 x double> %469)
  %471 = add nsw i64 %461, %162
  %472 = getelementptr inbounds <2 x double>, ptr %24, i64 %471
  %473 = load <2 x double>, ptr %472, align 16
  %474 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %473, <2 x double> <double 0xC00001C935AC72AC, double 0xC00001C935AC72AC>, <2 x double> %470)
  %475 = add nsw i64 %461, %199
  %476 = getelementptr inbounds <2 x double>, ptr %24, i64 %475
  %477 = load <2 x double>, ptr %476, align 16
  %478 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %477, <2 x double> <double 0xC031F57C8EFF3006, double 0xC031F57C8EFF3006>, <2 x double> %474)
  %479 = add nsw i64 %461, %240
  %480 = getelementptr inbounds <2 x double>, ptr %24, i64 %479
  %481 = load <2 x double>, ptr %480, align 16
  %482 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %481, <2 x double> <double 0x403BF2EA18B58A01, double 0x403BF2EA18B58A01>, <2 x double> %478)
  %483 = add nsw i64 %461, %285
  %484 = getelementptr inbounds <2 x double>, ptr %24, i64 %483
  %485 = load <2 x double>, ptr %484, align 16
  %486 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %485, <2 x double> <double 0xC006DF3A7D1CEC13, double 0xC006DF3A7D1CEC13>, <2 x double> %482)
  %487 = add nsw i64 %461, %334
  %488 = getelementptr inbounds <2 x double>, ptr %24, i64 %487
  %489 = load <2 x double>, ptr %488, align 16
  %490 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %489, <2 x double> <double 0xC021BEE71A9F33A9, double 0xC021BEE71A9F33A9>, <2 x double> %486)
  %491 = add nsw i64 %461, %387
  %492 = getelementptr inbounds <2 x double>, ptr %24, i64 %491
  %493 = load <2 x double>, ptr %492, align 16
  %494 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %493, <2 x double> <double 0x4028B89C42C81861, double 0x4028B89C42C81861>, <2 x double> %490)
  %495 = add nsw i64 %461, %444
  %496 = getelementptr inbounds <2 x double>, ptr %24, i64 %495
  %497 = load <2 x double>, ptr %496, align 16
  %498 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %497, <2 x double> <double 0x3FE496AC6253E202, double 0x3FE496AC6253E202>, <2 x double> %494)
  %499 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %459, <2 x double> %498, <2 x double> %463)
  %500 = getelementptr inbounds <2 x double>, ptr %38, i64 %461
  store <2 x double> %499, ptr %500, align 16
  %501 = add nsw i64 %461, 1
  %502 = icmp eq i64 %501, %22
  br i1 %502, label %503, label %460

503:
  %504 = fadd double %32, %34
  %505 = mul nsw i64 %22, 11
  %506 = getelementptr inbounds <2 x double>, ptr %24, i64 %505
  store double %504, ptr %8, align 8
  %507 = load ptr, ptr %59, align 8
  %508 = load i64, ptr %507, align 8
  %509 = add nsw i64 %508, 1
  store i64 %509, ptr %507, align 8
  %510 = load ptr, ptr %63, align 8
  %511 = icmp eq ptr %510, null
  br i1 %511, label %512, label %516

512:
  %513 = load ptr, ptr %19, align 8
  %514 = getelementptr inbounds %struct.Code, ptr %19, i64 0, i32 13
  %515 = load ptr, ptr %514, align 8
  call void %513(ptr %8, ptr %38, ptr %36, ptr %506, ptr %515)
  br label %517

516:
  call fastcc void @rate_pivoted(ptr %19, double %504, ptr %38, ptr %36, ptr %506)
  br label %517

517:
  br i1 %41, label %518, label %584

518:
  %519 = insertelement <2 x double> poison, double %34, i64 0
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> zeroinitializer
  %521 = mul nsw i64 %22, 17
  %522 = mul nsw i64 %22, 18
  %523 = mul nsw i64 %22, 19
  br label %524

524:
  %525 = phi i64 [ 0, %518 ], [ %582, %524 ]
  %526 = getelementptr inbounds <2 x double>, ptr %24, i64 %525
  %527 = load <2 x double>, ptr %526, align 16
  %528 = add nsw i64 %525, %199
  %529 = getelementptr inbounds <2 x double>, ptr %24, i64 %528
  %530 = load <2 x double>, ptr %529, align 16
  %531 = add nsw i64 %525, %240
  %532 = getelementptr inbounds <2 x double>, ptr %24, i64 %531
  %533 = load <2 x double>, ptr %532, align 16
  %534 = add nsw i64 %525, %285
  %535 = getelementptr inbounds <2 x double>, ptr %24, i64 %534
  %536 = load <2 x double>, ptr %535, align 16
  %537 = add nsw i64 %525, %334
  %538 = getelementptr inbounds <2 x double>, ptr %24, i64 %537
  %539 = load <2 x double>, ptr %538, align 16
  %540 = add nsw i64 %525, %387
  %541 = getelementptr inbounds <2 x double>, ptr %24, i64 %540
  %542 = load <2 x double>, ptr %541, align 16
  %543 = add nsw i64 %525, %444
  %544 = getelementptr inbounds <2 x double>, ptr %24, i64 %543
  %545 = load <2 x double>, ptr %544, align 16
  %546 = add nsw i64 %525, %505
  %547 = getelementptr inbounds <2 x double>, ptr %24, i64 %546
  %548 = load <2 x double>, ptr %547, align 16
  %549 = add nsw i64 %525, %39
  %550 = getelementptr inbounds <2 x double>, ptr %24, i64 %549
  %551 = load <2 x double>, ptr %550, align 16
  %552 = fmul <2 x double> %530, <double 0x4011CD1ED2AD5AE2, double 0x4011CD1ED2AD5AE2>
  %553 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %527, <2 x double> <double 0x3FABCC6368D1177C, double 0x3FABCC6368D1177C>, <2 x double> %552)
  %554 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %533, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %553)
  %555 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %536, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %554)
  %556 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %539, <2 x double> <double 0x3FD3EA1DF2F0EB98, double 0x3FD3EA1DF2F0EB98>, <2 x double> %555)
  %557 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %542, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %556)
  %558 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %545, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %557)
  %559 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %548, <2 x double> <double 0x3FA6E44F50AB6BC2, double 0x3FA6E44F50AB6BC2>, <2 x double> %558)
  %560 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %520, <2 x double> %559, <2 x double> %551)
  %561 = add nsw i64 %525, %521
  %562 = getelementptr inbounds <2 x double>, ptr %24, i64 %561
  store <2 x double> %560, ptr %562, align 16
  %563 = fmul <2 x double> %530, <double 0xBFF39A3DA55AB5C3, double 0xBFF39A3DA55AB5C3>
  %564 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %527, <2 x double> <double 0x3F8ADEAEA1607E1A, double 0x3F8ADEAEA1607E1A>, <2 x double> %563)
  %565 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %533, <2 x double> <double 0xBFDFBA83BEDE8A72, double 0xBFDFBA83BEDE8A72>, <2 x double> %564)
  %566 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %536, <2 x double> <double 0x3FFAA149F7EDA509, double 0x3FFAA149F7EDA509>, <2 x double> %565)
  %567 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %539, <2 x double> <double 0xBFD66BC9B10E7E71, double 0xBFD66BC9B10E7E71>, <2 x double> %566)
  %568 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %542, <2 x double> <double 0x3FD56330D0783989, double 0x3FD56330D0783989>, <2 x double> %567)
  %569 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %545, <2 x double> <double 0x3FB4F8EB54A31435, double 0x3FB4F8EB54A31435>, <2 x double> %568)
  %570 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %548, <2 x double> <double 0xBF96E44F50AB6BC2, double 0xBF96E44F50AB6BC2>, <2 x double> %569)
  %571 = add nsw i64 %525, %522
  %572 = getelementptr inbounds <2 x double>, ptr %24, i64 %571
  store <2 x double> %570, ptr %572, align 16
  %573 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %527, <2 x double> <double 0xBFC84B641FBFA1F1, double 0xBFC84B641FBFA1F1>, <2 x double> %552)
  %574 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %533, <2 x double> <double 0x3FFE43A845D5AB9F, double 0x3FFE43A845D5AB9F>, <2 x double> %573)
  %575 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %536, <2 x double> <double 0xC017346ECF96AF43, double 0xC017346ECF96AF43>, <2 x double> %574)
  %576 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %539, <2 x double> <double 0xBFDB0D3A26ABB716, double 0xBFDB0D3A26ABB716>, <2 x double> %575)
  %577 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %542, <2 x double> <double 0xBFC37A028F43B002, double 0xBFC37A028F43B002>, <2 x double> %576)
  %578 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %545, <2 x double> <double 0x3FC9C657697FE72D, double 0x3FC9C657697FE72D>, <2 x double> %577)
  %579 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %548, <2 x double> <double 0x3F9732080AC040ED, double 0x3F9732080AC040ED>, <2 x double> %578)
  %580 = add nsw i64 %525, %523
  %581 = getelementptr inbounds <2 x double>, ptr %24, i64 %580
  store <2 x double> %579, ptr %581, align 16
  %582 = add nsw i64 %525, 1
  %583 = icmp eq i64 %582, %22
  br i1 %583, label %584, label %524

584:
  store i64 1, ptr %25, align 8
  %585 = load ptr, ptr %0, align 8
  %586 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 7
  %587 = load i64, ptr %586, align 8
  %588 = sdiv i64 %587, 2
  %589 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %590 = load double, ptr %589, align 8
  %591 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %592 = load double, ptr %591, align 8
  %593 = load ptr, ptr %23, align 8
  %594 = shl nsw i64 %587, 4
  %595 = getelementptr inbounds double, ptr %593, i64 %594
  %596 = shl nsw i64 %588, 4
  %597 = getelementptr inbounds <2 x double>, ptr %593, i64 %596
  %598 = fadd double %590, %592
  %599 = mul nsw i64 %587, 17
  %600 = getelementptr inbounds double, ptr %593, i64 %599
  %601 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %602 = load ptr, ptr %601, align 8
  %603 = mul nsw i64 %587, 12
  %604 = getelementptr inbounds double, ptr %593, i64 %603
  store double %598, ptr %7, align 8
  %605 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 14
  %606 = load ptr, ptr %605, align 8
  %607 = load i64, ptr %606, align 8
  %608 = add nsw i64 %607, 1
  store i64 %608, ptr %606, align 8
  %609 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 9
  %610 = load ptr, ptr %609, align 8
  %611 = icmp eq ptr %610, null
  br i1 %611, label %612, label %616

612:
  %613 = load ptr, ptr %585, align 8
  %614 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 13
  %615 = load ptr, ptr %614, align 8
  call void %613(ptr %7, ptr %600, ptr %602, ptr %604, ptr %615)
  br label %617

616:
  call fastcc void @rate_pivoted(ptr %585, double %598, ptr %600, ptr %602, ptr %604)
  br label %617

617:
  %618 = icmp sgt i64 %587, 1
  br i1 %618, label %619, label %630

619:
  %620 = mul nsw i64 %588, 20
  %621 = insertelement <2 x double> poison, double %590, i64 0
  %622 = shufflevector <2 x double> %621, <2 x double> poison, <2 x i32> zeroinitializer
  %623 = mul nsw i64 %588, 6
  %624 = mul nsw i64 %588, 7
  %625 = shl nsw i64 %588, 3
  %626 = mul nsw i64 %588, 9
  %627 = mul nsw i64 %588, 10
  %628 = mul nsw i64 %588, 11
  %629 = mul nsw i64 %588, 12
  br label %657

630:
  %631 = call double @llvm.fmuladd.f64(double %590, double 1.000000e-01, double %592)
  %632 = load ptr, ptr %601, align 8
  %633 = mul nsw i64 %587, 13
  %634 = getelementptr inbounds double, ptr %593, i64 %633
  store double %631, ptr %6, align 8
  %635 = load ptr, ptr %605, align 8
  %636 = load i64, ptr %635, align 8
  %637 = add nsw i64 %636, 1
  store i64 %637, ptr %635, align 8
  %638 = load ptr, ptr %609, align 8
  %639 = icmp eq ptr %638, null
  br i1 %639, label %640, label %644

640:
  %641 = load ptr, ptr %585, align 8
  %642 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 13
  %643 = load ptr, ptr %642, align 8
  call void %641(ptr %6, ptr %595, ptr %632, ptr %634, ptr %643)
  br label %645

644:
  call fastcc void @rate_pivoted(ptr %585, double %631, ptr %595, ptr %632, ptr %634)
  br label %645

645:
  br i1 %618, label %646, label %697

646:
  %647 = mul nsw i64 %588, 20
  %648 = insertelement <2 x double> poison, double %590, i64 0
  %649 = shufflevector <2 x double> %648, <2 x double> poison, <2 x i32> zeroinitializer
  %650 = mul nsw i64 %588, 5
  %651 = mul nsw i64 %588, 6
  %652 = mul nsw i64 %588, 7
  %653 = mul nsw i64 %588, 10
  %654 = mul nsw i64 %588, 11
  %655 = mul nsw i64 %588, 12
  %656 = mul nsw i64 %588, 13
  br label %724

657:
  %658 = phi i64 [ 0, %619 ], [ %695, %657 ]
  %659 = add nsw i64 %658, %620
  %660 = getelementptr inbounds <2 x double>, ptr %593, i64 %659
  %661 = load <2 x double>, ptr %660, align 16
  %662 = getelementptr inbounds <2 x double>, ptr %593, i64 %658
  %663 = load <2 x double>, ptr %662, align 16
  %664 = add nsw i64 %658, %623
  %665 = getelementptr inbounds <2 x double>, ptr %593, i64 %664
  %666 = load <2 x double>, ptr %665, align 16
  %667 = fmul <2 x double> %666, <double 0x3FD03958F21A35B8, double 0x3FD03958F21A35B8>
  %668 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %663, <2 x double> <double 0x3FACC1FCA2CEB148, double 0x3FACC1FCA2CEB148>, <2 x double> %667)
  %669 = add nsw i64 %658, %624
  %670 = getelementptr inbounds <2 x double>, ptr %593, i64 %669
  %671 = load <2 x double>, ptr %670, align 16
  %672 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %671, <2 x double> <double 0xBFCF84C2C277C23E, double 0xBFCF84C2C277C23E>, <2 x double> %668)
  %673 = add nsw i64 %658, %625
  %674 = getelementptr inbounds <2 x double>, ptr %593, i64 %673
  %675 = load <2 x double>, ptr %674, align 16
  %676 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %675, <2 x double> <double 0xBFBFCB02555C9DEF, double 0xBFBFCB02555C9DEF>, <2 x double> %672)
  %677 = add nsw i64 %658, %626
  %678 = getelementptr inbounds <2 x double>, ptr %593, i64 %677
  %679 = load <2 x double>, ptr %678, align 16
  %680 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %679, <2 x double> <double 0x3FC39F10CE2D1913, double 0x3FC39F10CE2D1913>, <2 x double> %676)
  %681 = add nsw i64 %658, %627
  %682 = getelementptr inbounds <2 x double>, ptr %593, i64 %681
  %683 = load <2 x double>, ptr %682, align 16
  %684 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %683, <2 x double> <double 0x3F80CBB69B38652C, double 0x3F80CBB69B38652C>, <2 x double> %680)
  %685 = add nsw i64 %658, %628
  %686 = getelementptr inbounds <2 x double>, ptr %593, i64 %685
  %687 = load <2 x double>, ptr %686, align 16
  %688 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %687, <2 x double> <double 0x3F7EFF840F396BA9, double 0x3F7EFF840F396BA9>, <2 x double> %684)
  %689 = add nsw i64 %658, %629
  %690 = getelementptr inbounds <2 x double>, ptr %593, i64 %689
  %691 = load <2 x double>, ptr %690, align 16
  %692 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %691, <2 x double> <double -8.298000e-03, double -8.298000e-03>, <2 x double> %688)
  %693 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %622, <2 x double> %692, <2 x double> %661)
  %694 = getelementptr inbounds <2 x double>, ptr %597, i64 %658
  store <2 x double> %693, ptr %694, align 16
  %695 = add nsw i64 %658, 1
  %696 = icmp eq i64 %695, %588
  br i1 %696, label %630, label %657

697:
  %698 = call double @llvm.fmuladd.f64(double %590, double 2.000000e-01, double %592)
  %699 = load ptr, ptr %601, align 8
  %700 = mul nsw i64 %587, 14
  %701 = getelementptr inbounds double, ptr %593, i64 %700
  store double %698, ptr %5, align 8
  %702 = load ptr, ptr %605, align 8
  %703 = load i64, ptr %702, align 8
  %704 = add nsw i64 %703, 1
  store i64 %704, ptr %702, align 8
  %705 = load ptr, ptr %609, align 8
  %706 = icmp eq ptr %705, null
  br i1 %706, label %707, label %711

707:
  %708 = load ptr, ptr %585, align 8
  %709 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 13
  %710 = load ptr, ptr %709, align 8
  call void %708(ptr %5, ptr %595, ptr %699, ptr %701, ptr %710)
  br label %712

711:
  call fastcc void @rate_pivoted(ptr %585, double %698, ptr %595, ptr %699, ptr %701)
  br label %712

712:
  br i1 %618, label %713, label %764

713:
  %714 = mul nsw i64 %588, 20
  %715 = insertelement <2 x double> poison, double %590, i64 0
  %716 = shufflevector <2 x double> %715, <2 x double> poison, <2 x i32> zeroinitializer
  %717 = mul nsw i64 %588, 5
  %718 = mul nsw i64 %588, 6
  %719 = mul nsw i64 %588, 7
  %720 = shl nsw i64 %588, 3
  %721 = mul nsw i64 %588, 12
  %722 = mul nsw i64 %588, 13
  %723 = mul nsw i64 %588, 14
  br label %800

724:
  %725 = phi i64 [ 0, %646 ], [ %762, %724 ]
  %726 = add nsw i64 %725, %647
  %727 = getelementptr inbounds <2 x double>, ptr %593, i64 %726
  %728 = load <2 x double>, ptr %727, align 16
  %729 = getelementptr inbounds <2 x double>, ptr %593, i64 %725
  %730 = load <2 x double>, ptr %729, align 16
  %731 = add nsw i64 %725, %650
  %732 = getelementptr inbounds <2 x double>, ptr %593, i64 %731
  %733 = load <2 x double>, ptr %732, align 16
  %734 = fmul <2 x double> %733, <double 0x3F9CFAE9E5F59F45, double 0x3F9CFAE9E5F59F45>
  %735 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %730, <2 x double> <double 0x3FA04CA1897BDB63, double 0x3FA04CA1897BDB63>, <2 x double> %734)
  %736 = add nsw i64 %725, %651
  %737 = getelementptr inbounds <2 x double>, ptr %593, i64 %736
  %738 = load <2 x double>, ptr %737, align 16
  %739 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %738, <2 x double> <double 0x3FAB69DB017C8CF9, double 0x3FAB69DB017C8CF9>, <2 x double> %735)
  %740 = add nsw i64 %725, %652
  %741 = getelementptr inbounds <2 x double>, ptr %593, i64 %740
  %742 = load <2 x double>, ptr %741, align 16
  %743 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %742, <2 x double> <double 0xBFAC1EF72FC69469, double 0xBFAC1EF72FC69469>, <2 x double> %739)
  %744 = add nsw i64 %725, %653
  %745 = getelementptr inbounds <2 x double>, ptr %593, i64 %744
  %746 = load <2 x double>, ptr %745, align 16
  %747 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %746, <2 x double> <double 0xBF1C6710EEF6E153, double 0xBF1C6710EEF6E153>, <2 x double> %743)
  %748 = add nsw i64 %725, %654
  %749 = getelementptr inbounds <2 x double>, ptr %593, i64 %748
  %750 = load <2 x double>, ptr %749, align 16
  %751 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %750, <2 x double> <double 0x3F39127A52D32320, double 0x3F39127A52D32320>, <2 x double> %747)
  %752 = add nsw i64 %725, %655
  %753 = getelementptr inbounds <2 x double>, ptr %593, i64 %752
  %754 = load <2 x double>, ptr %753, align 16
  %755 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %754, <2 x double> <double 0xBF36500E13E7149B, double 0xBF36500E13E7149B>, <2 x double> %751)
  %756 = add nsw i64 %725, %656
  %757 = getelementptr inbounds <2 x double>, ptr %593, i64 %756
  %758 = load <2 x double>, ptr %757, align 16
  %759 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %758, <2 x double> <double 0x3FC21686B20CD989, double 0x3FC21686B20CD989>, <2 x double> %755)
  %760 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %649, <2 x double> %759, <2 x double> %728)
  %761 = getelementptr inbounds <2 x double>, ptr %597, i64 %725
  store <2 x double> %760, ptr %761, align 16
  %762 = add nsw i64 %725, 1
  %763 = icmp eq i64 %762, %588
  br i1 %763, label %697, label %724

764:
  %765 = call double @llvm.fmuladd.f64(double %590, double 0x3FE8E38E38E38E39, double %592)
  %766 = load ptr, ptr %601, align 8
  %767 = mul nsw i64 %587, 15
  %768 = getelementptr inbounds double, ptr %593, i64 %767
  store double %765, ptr %4, align 8
  %769 = load ptr, ptr %605, align 8
  %770 = load i64, ptr %769, align 8
  %771 = add nsw i64 %770, 1
  store i64 %771, ptr %769, align 8
  %772 = load ptr, ptr %609, align 8
  %773 = icmp eq ptr %772, null
  br i1 %773, label %774, label %778

774:
  %775 = load ptr, ptr %585, align 8
  %776 = getelementptr inbounds %struct.Code, ptr %585, i64 0, i32 13
  %777 = load ptr, ptr %776, align 8
  call void %775(ptr %4, ptr %595, ptr %766, ptr %768, ptr %777)
  br label %779

778:
  call fastcc void @rate_pivoted(ptr %585, double %765, ptr %595, ptr %766, ptr %768)
  br label %779

779:
  br i1 %618, label %780, label %970

780:
  %781 = mul nsw i64 %588, 17
  %782 = mul nsw i64 %588, 20
  %783 = mul nsw i64 %588, 21
  %784 = insertelement <2 x double> poison, double %590, i64 0
  %785 = shufflevector <2 x double> %784, <2 x double> poison, <2 x i32> zeroinitializer
  %786 = mul nsw i64 %588, 22
  %787 = mul nsw i64 %588, 12
  %788 = fneg <2 x double> %785
  %789 = mul nsw i64 %588, 23
  %790 = mul nsw i64 %588, 5
  %791 = mul nsw i64 %588, 6
  %792 = mul nsw i64 %588, 7
  %793 = shl nsw i64 %588, 3
  %794 = mul nsw i64 %588, 9
  %795 = mul nsw i64 %588, 10
  %796 = mul nsw i64 %588, 11
  %797 = mul nsw i64 %588, 13
  %798 = mul nsw i64 %588, 14
  %799 = mul nsw i64 %588, 15
  br label %840

800:
  %801 = phi i64 [ 0, %713 ], [ %838, %800 ]
  %802 = add nsw i64 %801, %714
  %803 = getelementptr inbounds <2 x double>, ptr %593, i64 %802
  %804 = load <2 x double>, ptr %803, align 16
  %805 = getelementptr inbounds <2 x double>, ptr %593, i64 %801
  %806 = load <2 x double>, ptr %805, align 16
  %807 = add nsw i64 %801, %717
  %808 = getelementptr inbounds <2 x double>, ptr %593, i64 %807
  %809 = load <2 x double>, ptr %808, align 16
  %810 = fmul <2 x double> %809, <double 0xC012CA5D44AFDC9A, double 0xC012CA5D44AFDC9A>
  %811 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %806, <2 x double> <double 0xBFDB7309792B6015, double 0xBFDB7309792B6015>, <2 x double> %810)
  %812 = add nsw i64 %801, %718
  %813 = getelementptr inbounds <2 x double>, ptr %593, i64 %812
  %814 = load <2 x double>, ptr %813, align 16
  %815 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %814, <2 x double> <double 0x401EBBD2C419EDA3, double 0x401EBBD2C419EDA3>, <2 x double> %811)
  %816 = add nsw i64 %801, %719
  %817 = getelementptr inbounds <2 x double>, ptr %593, i64 %816
  %818 = load <2 x double>, ptr %817, align 16
  %819 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %818, <2 x double> <double 0x401046A54457171C, double 0x401046A54457171C>, <2 x double> %815)
  %820 = add nsw i64 %801, %720
  %821 = getelementptr inbounds <2 x double>, ptr %593, i64 %820
  %822 = load <2 x double>, ptr %821, align 16
  %823 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %822, <2 x double> <double 0x3FD6D49E44EDBA44, double 0x3FD6D49E44EDBA44>, <2 x double> %819)
  %824 = add nsw i64 %801, %721
  %825 = getelementptr inbounds <2 x double>, ptr %593, i64 %824
  %826 = load <2 x double>, ptr %825, align 16
  %827 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %826, <2 x double> <double 0xBF56EBEEC24871D4, double 0xBF56EBEEC24871D4>, <2 x double> %823)
  %828 = add nsw i64 %801, %722
  %829 = getelementptr inbounds <2 x double>, ptr %593, i64 %828
  %830 = load <2 x double>, ptr %829, align 16
  %831 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %830, <2 x double> <double 0x40079482A23F1996, double 0x40079482A23F1996>, <2 x double> %827)
  %832 = add nsw i64 %801, %723
  %833 = getelementptr inbounds <2 x double>, ptr %593, i64 %832
  %834 = load <2 x double>, ptr %833, align 16
  %835 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %834, <2 x double> <double 0xC0224D4A6DCA2222, double 0xC0224D4A6DCA2222>, <2 x double> %831)
  %836 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %716, <2 x double> %835, <2 x double> %804)
  %837 = getelementptr inbounds <2 x double>, ptr %597, i64 %801
  store <2 x double> %836, ptr %837, align 16
  %838 = add nsw i64 %801, 1
  %839 = icmp eq i64 %838, %588
  br i1 %839, label %764, label %800

840:
  %841 = phi i64 [ 0, %780 ], [ %887, %886 ]
  %842 = add nsw i64 %841, %781
  %843 = getelementptr inbounds <2 x double>, ptr %593, i64 %842
  %844 = load <2 x double>, ptr %843, align 16
  %845 = add nsw i64 %841, %782
  %846 = getelementptr inbounds <2 x double>, ptr %593, i64 %845
  %847 = load <2 x double>, ptr %846, align 16
  %848 = fsub <2 x double> %844, %847
  %849 = add nsw i64 %841, %783
  %850 = getelementptr inbounds <2 x double>, ptr %593, i64 %849
  store <2 x double> %848, ptr %850, align 16
  %851 = getelementptr inbounds <2 x double>, ptr %593, i64 %841
  %852 = load <2 x double>, ptr %851, align 16
  %853 = fneg <2 x double> %848
  %854 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %785, <2 x double> %852, <2 x double> %853)
  %855 = add nsw i64 %841, %786
  %856 = getelementptr inbounds <2 x double>, ptr %593, i64 %855
  store <2 x double> %854, ptr %856, align 16
  %857 = add nsw i64 %841, %787
  %858 = getelementptr inbounds <2 x double>, ptr %593, i64 %857
  %859 = load <2 x double>, ptr %858, align 16
  %860 = load <2 x double>, ptr %851, align 16
  %861 = fadd <2 x double> %859, %860
  %862 = fmul <2 x double> %861, %788
  %863 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %848, <2 x double> <double 2.000000e+00, double 2.000000e+00>, <2 x double> %862)
  %864 = add nsw i64 %841, %789
  %865 = getelementptr inbounds <2 x double>, ptr %593, i64 %864
  store <2 x double> %863, ptr %865, align 16
  %866 = add nsw i64 %841, %790
  %867 = getelementptr inbounds <2 x double>, ptr %593, i64 %866
  %868 = add nsw i64 %841, %791
  %869 = getelementptr inbounds <2 x double>, ptr %593, i64 %868
  %870 = add nsw i64 %841, %792
  %871 = getelementptr inbounds <2 x double>, ptr %593, i64 %870
  %872 = add nsw i64 %841, %793
  %873 = getelementptr inbounds <2 x double>, ptr %593, i64 %872
  %874 = add nsw i64 %841, %794
  %875 = getelementptr inbounds <2 x double>, ptr %593, i64 %874
  %876 = add nsw i64 %841, %795
  %877 = getelementptr inbounds <2 x double>, ptr %593, i64 %876
  %878 = add nsw i64 %841, %796
  %879 = getelementptr inbounds <2 x double>, ptr %593, i64 %878
  %880 = add nsw i64 %841, %797
  %881 = getelementptr inbounds <2 x double>, ptr %593, i64 %880
  %882 = add nsw i64 %841, %798
  %883 = getelementptr inbounds <2 x double>, ptr %593, i64 %882
  %884 = add nsw i64 %841, %799
  %885 = getelementptr inbounds <2 x double>, ptr %593, i64 %884
  br label %889

886:
  %887 = add nsw i64 %841, 1
  %888 = icmp eq i64 %887, %588
  br i1 %888, label %970, label %840

889:
  %890 = phi i64 [ 0, %840 ], [ %968, %889 ]
  %891 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890
  %892 = load double, ptr %891, align 16
  %893 = insertelement <2 x double> poison, double %892, i64 0
  %894 = shufflevector <2 x double> %893, <2 x double> poison, <2 x i32> zeroinitializer
  %895 = load <2 x double>, ptr %851, align 16
  %896 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 5
  %897 = load double, ptr %896, align 8
  %898 = insertelement <2 x double> poison, double %897, i64 0
  %899 = shufflevector <2 x double> %898, <2 x double> poison, <2 x i32> zeroinitializer
  %900 = load <2 x double>, ptr %867, align 16
  %901 = fmul <2 x double> %900, %899
  %902 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %894, <2 x double> %895, <2 x double> %901)
  %903 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 6
  %904 = load double, ptr %903, align 16
  %905 = insertelement <2 x double> poison, double %904, i64 0
  %906 = shufflevector <2 x double> %905, <2 x double> poison, <2 x i32> zeroinitializer
  %907 = load <2 x double>, ptr %869, align 16
  %908 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %906, <2 x double> %907, <2 x double> %902)
  %909 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 7
  %910 = load double, ptr %909, align 8
  %911 = insertelement <2 x double> poison, double %910, i64 0
  %912 = shufflevector <2 x double> %911, <2 x double> poison, <2 x i32> zeroinitializer
  %913 = load <2 x double>, ptr %871, align 16
  %914 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %912, <2 x double> %913, <2 x double> %908)
  %915 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 8
  %916 = load double, ptr %915, align 16
  %917 = insertelement <2 x double> poison, double %916, i64 0
  %918 = shufflevector <2 x double> %917, <2 x double> poison, <2 x i32> zeroinitializer
  %919 = load <2 x double>, ptr %873, align 16
  %920 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %918, <2 x double> %919, <2 x double> %914)
  %921 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 9
  %922 = load double, ptr %921, align 8
  %923 = insertelement <2 x double> poison, double %922, i64 0
  %924 = shufflevector <2 x double> %923, <2 x double> poison, <2 x i32> zeroinitializer
  %925 = load <2 x double>, ptr %875, align 16
  %926 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %924, <2 x double> %925, <2 x double> %920)
  %927 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 10
  %928 = load double, ptr %927, align 16
  %929 = insertelement <2 x double> poison, double %928, i64 0
  %930 = shufflevector <2 x double> %929, <2 x double> poison, <2 x i32> zeroinitializer
  %931 = load <2 x double>, ptr %877, align 16
  %932 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %930, <2 x double> %931, <2 x double> %926)
  %933 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 11
  %934 = load double, ptr %933, align 8
  %935 = insertelement <2 x double> poison, double %934, i64 0
  %936 = shufflevector <2 x double> %935, <2 x double> poison, <2 x i32> zeroinitializer
  %937 = load <2 x double>, ptr %879, align 16
  %938 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %936, <2 x double> %937, <2 x double> %932)
  %939 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 12
  %940 = load double, ptr %939, align 16
  %941 = insertelement <2 x double> poison, double %940, i64 0
  %942 = shufflevector <2 x double> %941, <2 x double> poison, <2 x i32> zeroinitializer
  %943 = load <2 x double>, ptr %858, align 16
  %944 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %942, <2 x double> %943, <2 x double> %938)
  %945 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 13
  %946 = load double, ptr %945, align 8
  %947 = insertelement <2 x double> poison, double %946, i64 0
  %948 = shufflevector <2 x double> %947, <2 x double> poison, <2 x i32> zeroinitializer
  %949 = load <2 x double>, ptr %881, align 16
  %950 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %948, <2 x double> %949, <2 x double> %944)
  %951 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 14
  %952 = load double, ptr %951, align 16
  %953 = insertelement <2 x double> poison, double %952, i64 0
  %954 = shufflevector <2 x double> %953, <2 x double> poison, <2 x i32> zeroinitializer
  %955 = load <2 x double>, ptr %883, align 16
  %956 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %954, <2 x double> %955, <2 x double> %950)
  %957 = getelementptr inbounds [4 x [16 x double]], ptr @DOP853_D, i64 0, i64 %890, i64 15
  %958 = load double, ptr %957, align 8
  %959 = insertelement <2 x double> poison, double %958, i64 0
  %960 = shufflevector <2 x double> %959, <2 x double> poison, <2 x i32> zeroinitializer
  %961 = load <2 x double>, ptr %885, align 16
  %962 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %960, <2 x double> %961, <2 x double> %956)
  %963 = fmul <2 x double> %785, %962
  %964 = add nsw i64 %890, 24
  %965 = mul nsw i64 %964, %588
  %966 = add nsw i64 %965, %841
  %967 = getelementptr inbounds <2 x double>, ptr %593, i64 %966
  store <2 x double> %963, ptr %967, align 16
  %968 = add nsw i64 %890, 1
  %969 = icmp eq i64 %968, 4
  br i1 %969, label %886, label %889

970:
  %971 = icmp sgt i64 %21, 1
  br i1 %971, label %972, label %1004

972:
  %973 = fsub double 1.000000e+00, %1
  %974 = mul nsw i64 %22, 20
  %975 = shl nsw i64 %22, 4
  br label %976

976:
  %977 = phi i64 [ 0, %972 ], [ %985, %978 ]
  br label %987

978:
  %979 = add nsw i64 %977, %974
  %980 = getelementptr inbounds <2 x double>, ptr %24, i64 %979
  %981 = load <2 x double>, ptr %980, align 16
  %982 = fadd <2 x double> %1001, %981
  %983 = add nsw i64 %977, %975
  %984 = getelementptr inbounds <2 x double>, ptr %24, i64 %983
  store <2 x double> %982, ptr %984, align 16
  %985 = add nsw i64 %977, 1
  %986 = icmp eq i64 %985, %22
  br i1 %986, label %1004, label %976

987:
  %988 = phi i64 [ 6, %976 ], [ %1002, %987 ]
  %989 = phi <2 x double> [ zeroinitializer, %976 ], [ %1001, %987 ]
  %990 = add nsw i64 %988, 21
  %991 = mul nsw i64 %990, %22
  %992 = add nsw i64 %991, %977
  %993 = getelementptr inbounds <2 x double>, ptr %24, i64 %992
  %994 = load <2 x double>, ptr %993, align 16
  %995 = fadd <2 x double> %989, %994
  %996 = and i64 %988, 1
  %997 = icmp eq i64 %996, 0
  %998 = select i1 %997, double %1, double %973
  %999 = insertelement <2 x double> poison, double %998, i64 0
  %1000 = shufflevector <2 x double> %999, <2 x double> poison, <2 x i32> zeroinitializer
  %1001 = fmul <2 x double> %995, %1000
  %1002 = add nsw i64 %988, -1
  %1003 = icmp eq i64 %988, 0
  br i1 %1003, label %978, label %987

1004:
  %1005 = load ptr, ptr %0, align 8
  %1006 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1
  %1007 = load double, ptr %1006, align 8
  %1008 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 2
  %1009 = load double, ptr %1008, align 8
  %1010 = call double @llvm.fmuladd.f64(double %1, double %1009, double %1007)
  %1011 = load ptr, ptr %23, align 8
  %1012 = getelementptr inbounds %struct.Code, ptr %1005, i64 0, i32 7
  %1013 = load i64, ptr %1012, align 8
  %1014 = shl nsw i64 %1013, 4
  %1015 = getelementptr inbounds double, ptr %1011, i64 %1014
  %1016 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 5
  %1017 = load ptr, ptr %1016, align 8
  %1018 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 8
  %1019 = load ptr, ptr %1018, align 8
  store double %1010, ptr %3, align 8
  %1020 = getelementptr inbounds %struct.Code, ptr %1005, i64 0, i32 14
  %1021 = load ptr, ptr %1020, align 8
  %1022 = getelementptr inbounds i64, ptr %1021, i64 1
  %1023 = load i64, ptr %1022, align 8
  %1024 = add nsw i64 %1023, 1
  store i64 %1024, ptr %1022, align 8
  %1025 = getelementptr inbounds %struct.Code, ptr %1005, i64 0, i32 1
  %1026 = load ptr, ptr %1025, align 8
  %1027 = getelementptr inbounds %struct.Code, ptr %1005, i64 0, i32 13
  %1028 = load ptr, ptr %1027, align 8
  call void %1026(ptr %3, ptr %1015, ptr %1017, ptr %1019, ptr %1028)
  %1029 = getelementptr inbounds %struct.Code, ptr %1005, i64 0, i32 9
  %1030 = load ptr, ptr %1029, align 8
  %1031 = icmp eq ptr %1030, null
  br i1 %1031, label %1034, label %1032

1032:
  %1033 = load double, ptr %3, align 8
  call fastcc void @complete_pivoted(ptr %1005, double %1033, ptr %1017, ptr %1019)
  br label %1034

1034:
  ret void
}

declare fastcc void @visit(ptr, i32, double, ptr, double, ptr)

declare fastcc void @report(ptr)

declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>)

declare fastcc void @rate_pivoted(ptr, double, ptr, ptr, ptr)

declare fastcc void @complete_pivoted(ptr, double, ptr, ptr)

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>)

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

define internal fastcc void @store_8(ptr %0, i32 %1) {
  %3 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Code, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = sext i32 %1 to i64
  br label %22

14:
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %1 to i64
  %18 = getelementptr inbounds i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds ptr, ptr %10, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %23 = phi i64 [ %13, %12 ], [ %17, %14 ]
  %24 = phi ptr [ null, %12 ], [ %21, %14 ]
  %25 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 20
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 2
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, 1
  store i64 %29, ptr %27, align 8
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %23
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 16
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %28
  store double %33, ptr %36, align 8
  %37 = add nsw i32 %1, 24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %31, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %28
  store double %40, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %45 = load ptr, ptr %44, align 8
  %46 = mul i64 %4, 160
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 18
  %49 = load ptr, ptr %48, align 8
  %50 = mul nsw i64 %28, %4
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = icmp sgt i64 %4, 0
  br i1 %52, label %53, label %62

53:
  %54 = phi i64 [ %60, %53 ], [ 0, %22 ]
  %55 = shl nsw i64 %54, 3
  %56 = add nsw i64 %55, %23
  %57 = getelementptr inbounds double, ptr %47, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %51, i64 %54
  store double %58, ptr %59, align 8
  %60 = add nsw i64 %54, 1
  %61 = icmp eq i64 %60, %4
  br i1 %61, label %62, label %53

62:
  %63 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %64 = load ptr, ptr %63, align 8
  %65 = sub nsw i64 %8, %6
  %66 = shl nsw i64 %65, 3
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = getelementptr inbounds %struct.Run, ptr %24, i64 0, i32 19
  %69 = load ptr, ptr %68, align 8
  %70 = mul nsw i64 %28, %6
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = icmp sgt i64 %6, 0
  br i1 %72, label %73, label %82

73:
  %74 = phi i64 [ %80, %73 ], [ 0, %62 ]
  %75 = shl nsw i64 %74, 3
  %76 = add nsw i64 %75, %23
  %77 = getelementptr inbounds double, ptr %67, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %71, i64 %74
  store double %78, ptr %79, align 8
  %80 = add nsw i64 %74, 1
  %81 = icmp eq i64 %80, %6
  br i1 %81, label %82, label %73

82:
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )
