; source c85be6dc99954b02a5664944e1f8b3fa7ad92e61ccafbdfc6b84c3afe234b4b2
%struct.Ending = type { i64, i64, double }
%struct.Group = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Course = type { i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.Found = type { i64, ptr, ptr, ptr, ptr }
%struct.Cone = type { i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Stages = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@START = internal constant [4 x [2 x double]] [[2 x double] [double 0x3FEE921DD42F09BA, double 0x3FD2E9CD95BABA33], [2 x double] [double 0xBFD2E9CD95BABA33, double 0x3FEE921DD42F09BA], [2 x double] [double 0xBFEE921DD42F09BA, double 0xBFD2E9CD95BABA33], [2 x double] [double 0x3FD2E9CD95BABA33, double 0xBFEE921DD42F09BA]], align 16
@__const.straight_end.first = private constant %struct.Ending { i64 0, i64 0, double 0x7FF0000000000000 }, align 8
@RADAU_C = internal constant [8 x double] [double 0x3F9704D6165A89BF, double 0x3FBD5B9B3EDCC19A, double 0x3FD102B3511E0B6D, double 0x3FDCFB6F5B416FFD, double 0x3FE4B74C5E879B1D, double 0x3FEA3B77DF729CB6, double 0x3FEE3318DBD0267F, double 1.000000e+00], align 16
@RADAU_A = internal constant [8 x [8 x double]] [[8 x double] [double 0x3F9D7E7CCA9ADDB2, double 0xBF8629AFB9C3C6D2, double 0x3F80867C377E38E8, double 0xBF7A987B2BF65792, double 0x3F75B57EED634AA8, double 0xBF714C760D3E268B, double 0x3F692506BE7A9A3A, double 0xBF540D137F89366F], [8 x double] [double 0x3FAF94A116BFF036, double 0x3FB034F2676C3D7C, double 0xBF912B26767373B3, double 0x3F87182C67C8206A, double 0xBF818FFAD18A763D, double 0x3F7B100054D31980, double 0xBF73594812231C2A, double 0x3F5EAC0CAEACF50C], [8 x double] [double 0x3FAC4E63AC58F0BF, double 0x3FC139A7EC1DA1CE, double 0x3FB6BD9326278CEF, double 0xBF94CF6AF02C6B06, double 0x3F89DE4B1AD06C55, double 0xBF825EE07A1028F4, double 0x3F795124F4C6191F, double 0xBF63CD8EEE0D4E20], [8 x double] [double 0x3FADD99667E72A51, double 0x3FBED79FBFF19831, double 0x3FC7DC6C5B53DC7C, double 0x3FB9F7603028E96E, double 0xBF95B474A953571A, double 0x3F8915195482CF1F, double 0xBF7FF176E359D78E, double 0x3F685560094131B6], [8 x double] [double 0x3FAD056C9DB8FC05, double 0x3FC042F347E0377E, double 0x3FC583EB72E5018B, double 0x3FCAC723A8585D19, double 0x3FB96451D1DCBA92, double 0xBF93BCE813D8A9D0, double 0x3F849F6513602EF1, double 0xBF6DAB9205ACEB26], [8 x double] [double 0x3FAD7647C140E413, double 0x3FBFAD7D5AD7BF0E, double 0x3FC68594995E9AC3, double 0x3FC86CC89DBC8FA2, double 0x3FC987CDA77C891F, double 0x3FB51A97C5502198, double 0xBF8E2808A1C4903F, double 0x3F7293151D5BE00F], [8 x double] [double 0x3FAD425E2BD31FD6, double 0x3FC0073B5257592D, double 0x3FC6192D140206F5, double 0x3FC944E0517D3DEC, double 0x3FC7B4FCAB91DB23, double 0x3FC44DB3CD132CAA, double 0x3FAB803401F08231, double 0xBF798749957E8BFC], [8 x double] [double 0x3FAD50731E6E289E, double 0x3FBFF47661DD07F2, double 0x3FC6357D8B9E9C93, double 0x3FC90F84B54EDDEE, double 0x3FC818DD0BF440E1, double 0x3FC376E04758F7CD, double 0x3FB7B9D0E6767D62, double 1.562500e-02]], align 16
@RADAU_BACK = internal constant [8 x double] [double 0x3FF988E7B7B188FE, double 0xBFF0B1558F75B281, double 0x3FE9DACECA09FBC4, double 0xBFE50A7C016DD429, double 0x3FE141A1B2220DBD, double 0xBFDB908A5CE42D33, double 0x3FD40E58C678688D, double -1.250000e-01], align 16

define i64 @strike(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) {
  %14 = alloca [9 x double], align 16
  %15 = alloca [3 x double], align 16
  %16 = alloca double, align 8
  %17 = alloca %struct.Group, align 8
  %18 = alloca [3 x double], align 16
  %19 = alloca %struct.Group, align 8
  %20 = mul i64 %0, 3
  %21 = getelementptr i64, ptr %12, i64 %0
  %22 = getelementptr i64, ptr %21, i64 %0
  %23 = icmp sgt i64 %0, 0
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br i1 %23, label %24, label %26

24:
  %25 = shl i64 %0, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %25, i1 false)
  br label %26

26:
  %27 = icmp sgt i64 %20, 0
  br i1 %27, label %28, label %30

28:
  %29 = mul i64 %0, 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %29, i1 false)
  br label %30

30:
  br i1 %23, label %31, label %53

31:
  %32 = mul i64 %0, %0
  %33 = tail call i64 @llvm.umax.i64(i64 %32, i64 1)
  %34 = add i64 %0, 1
  %35 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 1
  %36 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 2
  %37 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 3
  %38 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 4
  %39 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 5
  %40 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 6
  %41 = getelementptr inbounds %struct.Group, ptr %19, i64 0, i32 7
  %42 = add nsw i64 %0, 4
  %43 = mul nsw i64 %0, 24
  %44 = add nsw i64 %42, %43
  %45 = icmp ne i64 %6, 0
  %46 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 1
  %47 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 3
  %49 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 4
  %50 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 5
  %51 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Group, ptr %17, i64 0, i32 7
  br label %54

53:
  br i1 %27, label %475, label %470

54:
  %55 = phi i64 [ 0, %31 ], [ %465, %464 ]
  %56 = getelementptr inbounds i64, ptr %21, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %464

59:
  br label %60

60:
  %61 = phi i64 [ %65, %60 ], [ 0, %59 ]
  %62 = icmp eq i64 %61, %55
  %63 = zext i1 %62 to i64
  %64 = getelementptr inbounds i64, ptr %12, i64 %61
  store i64 %63, ptr %64, align 8
  %65 = add nsw i64 %61, 1
  %66 = icmp eq i64 %65, %0
  br i1 %66, label %67, label %60

67:
  %68 = phi i64 [ %74, %73 ], [ 0, %60 ]
  %69 = getelementptr inbounds double, ptr %22, i64 %68
  store double 0.000000e+00, ptr %69, align 8
  %70 = sdiv i64 %68, %0
  %71 = mul nsw i64 %70, 3
  %72 = srem i64 %68, %0
  br label %76

73:
  %74 = add nsw i64 %68, 1
  %75 = icmp eq i64 %74, %33
  br i1 %75, label %98, label %67

76:
  %77 = phi i64 [ 0, %67 ], [ %94, %76 ]
  %78 = phi double [ 0.000000e+00, %67 ], [ %93, %76 ]
  %79 = trunc i64 %77 to i8
  %80 = udiv i8 %79, 3
  %81 = zext i8 %80 to i64
  %82 = add nsw i64 %71, %81
  %83 = mul i64 %82, %0
  %84 = urem i8 %79, 3
  %85 = zext i8 %84 to i64
  %86 = add i64 %83, %72
  %87 = mul i64 %86, 3
  %88 = add i64 %87, %85
  %89 = getelementptr inbounds double, ptr %1, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = call double @llvm.fabs.f64(double %90)
  %92 = fcmp ogt double %78, %91
  %93 = select i1 %92, double %78, double %91
  store double %93, ptr %69, align 8
  %94 = add nsw i64 %77, 1
  %95 = icmp eq i64 %94, 9
  br i1 %95, label %73, label %76

96:
  %97 = icmp eq i64 %134, 0
  br i1 %97, label %137, label %108

98:
  %99 = phi i64 [ %109, %108 ], [ 0, %73 ]
  %100 = phi i64 [ %110, %108 ], [ 0, %73 ]
  %101 = getelementptr inbounds i64, ptr %12, i64 %99
  %102 = mul nsw i64 %99, %0
  %103 = add nsw i64 %102, %99
  %104 = getelementptr inbounds double, ptr %22, i64 %103
  br label %111

105:
  %106 = add nsw i64 %99, 1
  %107 = icmp eq i64 %106, %0
  br i1 %107, label %96, label %108

108:
  %109 = phi i64 [ %106, %105 ], [ 0, %96 ]
  %110 = phi i64 [ %134, %105 ], [ 0, %96 ]
  br label %98

111:
  %112 = phi i64 [ 0, %98 ], [ %135, %133 ]
  %113 = phi i64 [ %100, %98 ], [ %134, %133 ]
  %114 = load i64, ptr %101, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %133, label %116

116:
  %117 = add nsw i64 %112, %102
  %118 = getelementptr inbounds double, ptr %22, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load double, ptr %104, align 8
  %121 = mul i64 %112, %34
  %122 = getelementptr inbounds double, ptr %22, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = fmul double %120, %123
  %125 = call double @llvm.sqrt.f64(double %124)
  %126 = fmul double %125, 0x3D719799812DEA11
  %127 = fcmp ogt double %119, %126
  %128 = getelementptr inbounds i64, ptr %12, i64 %112
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  %131 = select i1 %130, i1 %127, i1 false
  br i1 %131, label %132, label %133

132:
  store i64 1, ptr %128, align 8
  br label %133

133:
  %134 = phi i64 [ 1, %132 ], [ %113, %116 ], [ %113, %111 ]
  %135 = add nsw i64 %112, 1
  %136 = icmp eq i64 %135, %0
  br i1 %136, label %105, label %111

137:
  %138 = phi i64 [ %148, %146 ], [ 0, %96 ]
  %139 = phi i64 [ %147, %146 ], [ 0, %96 ]
  %140 = getelementptr inbounds i64, ptr %12, i64 %138
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %146, label %143

143:
  %144 = add nsw i64 %139, 1
  %145 = getelementptr inbounds i64, ptr %12, i64 %139
  store i64 %138, ptr %145, align 8
  br label %146

146:
  %147 = phi i64 [ %144, %143 ], [ %139, %137 ]
  %148 = add nsw i64 %138, 1
  %149 = icmp eq i64 %148, %0
  br i1 %149, label %150, label %137

150:
  store i64 %147, ptr %19, align 8
  store i64 %5, ptr %35, align 8
  store ptr %22, ptr %36, align 8
  %151 = load double, ptr %11, align 8
  %152 = fcmp oeq double %151, 0.000000e+00
  %153 = mul nsw i64 %147, 9
  %154 = mul nsw i64 %153, %147
  %155 = getelementptr inbounds double, ptr %22, i64 %154
  %156 = getelementptr inbounds double, ptr %155, i64 %153
  %157 = select i1 %152, ptr %11, ptr %156
  store ptr %155, ptr %37, align 8
  %158 = mul i64 %147, 3
  %159 = getelementptr double, ptr %155, i64 %158
  store ptr %159, ptr %40, align 8
  %160 = getelementptr inbounds double, ptr %159, i64 %158
  store ptr %160, ptr %38, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %147
  store ptr %161, ptr %39, align 8
  %162 = getelementptr double, ptr %161, i64 %147
  store ptr %162, ptr %41, align 8
  %163 = icmp sgt i64 %147, 0
  br i1 %163, label %164, label %166

164:
  %165 = call i64 @llvm.smax.i64(i64 %158, i64 1)
  br label %172

166:
  %167 = icmp eq i64 %147, 0
  br i1 %167, label %432, label %245

168:
  %169 = mul i64 %158, %158
  %170 = call i64 @llvm.umax.i64(i64 %169, i64 1)
  %171 = fcmp ogt double %196, 0.000000e+00
  br i1 %171, label %214, label %221

172:
  %173 = phi double [ 0.000000e+00, %164 ], [ %195, %194 ]
  %174 = phi double [ 0.000000e+00, %164 ], [ %196, %194 ]
  %175 = phi i64 [ 0, %164 ], [ %197, %194 ]
  %176 = udiv i64 %175, 3
  %177 = getelementptr inbounds i64, ptr %12, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %178, 3
  %180 = urem i64 %175, 3
  %181 = add nsw i64 %179, %180
  %182 = getelementptr inbounds double, ptr %2, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %155, i64 %175
  store double %183, ptr %184, align 8
  %185 = load double, ptr %182, align 8
  %186 = call double @llvm.fabs.f64(double %185)
  %187 = fcmp ogt double %173, %186
  %188 = mul i64 %181, %20
  %189 = add nsw i64 %188, %181
  %190 = getelementptr inbounds double, ptr %1, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = fcmp ogt double %174, %191
  %193 = mul nsw i64 %175, %158
  br label %199

194:
  %195 = select i1 %187, double %173, double %186
  %196 = select i1 %192, double %174, double %191
  %197 = add nsw i64 %175, 1
  %198 = icmp eq i64 %197, %165
  br i1 %198, label %168, label %172

199:
  %200 = phi i64 [ 0, %172 ], [ %212, %199 ]
  %201 = udiv i64 %200, 3
  %202 = getelementptr inbounds i64, ptr %12, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %203, 3
  %205 = urem i64 %200, 3
  %206 = add i64 %205, %188
  %207 = add i64 %206, %204
  %208 = getelementptr inbounds double, ptr %1, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = add nsw i64 %200, %193
  %211 = getelementptr inbounds double, ptr %22, i64 %210
  store double %209, ptr %211, align 8
  %212 = add nsw i64 %200, 1
  %213 = icmp eq i64 %212, %165
  br i1 %213, label %194, label %199

214:
  %215 = phi i64 [ %219, %214 ], [ 0, %168 ]
  %216 = getelementptr inbounds double, ptr %22, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = fdiv double %217, %196
  store double %218, ptr %216, align 8
  %219 = add i64 %215, 1
  %220 = icmp eq i64 %219, %170
  br i1 %220, label %221, label %214

221:
  br i1 %163, label %222, label %245

222:
  %223 = call i64 @llvm.smax.i64(i64 %158, i64 1)
  %224 = fcmp ogt double %195, 0.000000e+00
  br i1 %224, label %225, label %232

225:
  %226 = phi i64 [ %230, %225 ], [ 0, %222 ]
  %227 = getelementptr inbounds double, ptr %155, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fdiv double %228, %195
  store double %229, ptr %227, align 8
  %230 = add nsw i64 %226, 1
  %231 = icmp eq i64 %230, %223
  br i1 %231, label %232, label %225

232:
  br label %233

233:
  %234 = phi i64 [ %243, %233 ], [ 0, %232 ]
  %235 = getelementptr inbounds i64, ptr %12, i64 %234
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds double, ptr %3, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %160, i64 %234
  store double %238, ptr %239, align 8
  %240 = getelementptr inbounds double, ptr %4, i64 %236
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %161, i64 %234
  store double %241, ptr %242, align 8
  %243 = add nsw i64 %234, 1
  %244 = icmp eq i64 %243, %147
  br i1 %244, label %245, label %233

245:
  %246 = phi double [ %196, %221 ], [ 0.000000e+00, %166 ], [ %196, %233 ]
  %247 = phi double [ %195, %221 ], [ 0.000000e+00, %166 ], [ %195, %233 ]
  %248 = icmp sgt i64 %158, 0
  br i1 %248, label %249, label %251

249:
  %250 = mul i64 %147, 24
  call void @llvm.memset.p0.i64(ptr align 8 %159, i8 0, i64 %250, i1 false)
  br label %251

251:
  br i1 %163, label %252, label %254

252:
  %253 = shl i64 %147, 3
  call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %253, i1 false)
  br label %254

254:
  %255 = fcmp ogt double %247, 0.000000e+00
  %256 = fcmp ogt double %246, 0.000000e+00
  %257 = select i1 %255, i1 %256, i1 false
  br i1 %257, label %258, label %427

258:
  %259 = getelementptr double, ptr %162, i64 %44
  %260 = getelementptr double, ptr %259, i64 %147
  %261 = icmp sgt i64 %147, 1
  %262 = select i1 %45, i1 %261, i1 false
  br i1 %262, label %263, label %398

263:
  %264 = getelementptr inbounds double, ptr %260, i64 %158
  store i64 1, ptr %17, align 8
  store i64 %5, ptr %46, align 8
  store ptr %14, ptr %47, align 8
  store ptr %15, ptr %51, align 8
  store ptr %16, ptr %52, align 8
  %265 = call i64 @llvm.smax.i64(i64 %158, i64 1)
  %266 = shl i64 %265, 3
  call void @llvm.memset.p0.i64(ptr align 8 %159, i8 0, i64 %266, i1 false)
  %267 = shl i64 %147, 3
  call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %267, i1 false)
  %268 = add i64 %158, 1
  br label %269

269:
  %270 = phi i1 [ false, %263 ], [ %384, %382 ]
  %271 = phi i64 [ 0, %263 ], [ %383, %382 ]
  br i1 %163, label %273, label %272

272:
  br label %299

273:
  %274 = phi i64 [ %292, %289 ], [ 0, %269 ]
  %275 = getelementptr inbounds double, ptr %155, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = mul i64 %274, %158
  %278 = getelementptr inbounds double, ptr %22, i64 %277
  br label %279

279:
  %280 = phi i64 [ %287, %279 ], [ 0, %273 ]
  %281 = phi double [ %286, %279 ], [ 0.000000e+00, %273 ]
  %282 = getelementptr inbounds double, ptr %278, i64 %280
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %159, i64 %280
  %285 = load double, ptr %284, align 8
  %286 = call double @llvm.fmuladd.f64(double %283, double %285, double %281)
  %287 = add nsw i64 %280, 1
  %288 = icmp eq i64 %287, %158
  br i1 %288, label %289, label %279

289:
  %290 = fadd double %276, %286
  %291 = getelementptr inbounds double, ptr %260, i64 %274
  store double %290, ptr %291, align 8
  %292 = add nsw i64 %274, 1
  %293 = icmp eq i64 %292, %265
  br i1 %293, label %272, label %273

294:
  %295 = mul nsw i64 %309, 3
  %296 = getelementptr inbounds double, ptr %260, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = fcmp ult double %297, -1.000000e-13
  br i1 %298, label %312, label %386

299:
  %300 = phi i64 [ %310, %299 ], [ 1, %272 ]
  %301 = phi i64 [ %309, %299 ], [ 0, %272 ]
  %302 = mul nsw i64 %300, 3
  %303 = getelementptr inbounds double, ptr %260, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = mul nsw i64 %301, 3
  %306 = getelementptr inbounds double, ptr %260, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = fcmp olt double %304, %307
  %309 = select i1 %308, i64 %300, i64 %301
  %310 = add nsw i64 %300, 1
  %311 = icmp eq i64 %310, %147
  br i1 %311, label %294, label %299

312:
  br label %313

313:
  %314 = phi i64 [ 0, %312 ], [ %328, %313 ]
  %315 = phi double [ 0.000000e+00, %312 ], [ %327, %313 ]
  %316 = phi double [ 0.000000e+00, %312 ], [ %322, %313 ]
  %317 = add i64 %314, %295
  %318 = getelementptr inbounds double, ptr %260, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = call double @llvm.fabs.f64(double %319)
  %321 = fcmp ogt double %316, %320
  %322 = select i1 %321, double %316, double %320
  %323 = mul i64 %317, %268
  %324 = getelementptr inbounds double, ptr %22, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fcmp ogt double %315, %325
  %327 = select i1 %326, double %315, double %325
  %328 = add nsw i64 %314, 1
  %329 = icmp eq i64 %328, 3
  br i1 %329, label %330, label %313

330:
  %331 = phi i64 [ %345, %330 ], [ 0, %313 ]
  %332 = trunc i64 %331 to i8
  %333 = udiv i8 %332, 3
  %334 = zext i8 %333 to i64
  %335 = add nsw i64 %295, %334
  %336 = mul nsw i64 %335, %158
  %337 = urem i8 %332, 3
  %338 = zext i8 %337 to i64
  %339 = add i64 %295, %338
  %340 = add i64 %339, %336
  %341 = getelementptr inbounds double, ptr %22, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = fdiv double %342, %327
  %344 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %331
  store double %343, ptr %344, align 8
  %345 = add nsw i64 %331, 1
  %346 = icmp eq i64 %345, 9
  br i1 %346, label %352, label %330

347:
  store ptr %18, ptr %48, align 8
  %348 = getelementptr inbounds double, ptr %160, i64 %309
  store ptr %348, ptr %49, align 8
  %349 = getelementptr inbounds double, ptr %161, i64 %309
  store ptr %349, ptr %50, align 8
  %350 = call fastcc i64 @solve_group(ptr %17, ptr %157, ptr %264)
  %351 = fdiv double %322, %327
  br label %369

352:
  %353 = phi i64 [ %359, %352 ], [ 0, %330 ]
  %354 = add nsw i64 %353, %295
  %355 = getelementptr inbounds double, ptr %260, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fdiv double %356, %322
  %358 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %353
  store double %357, ptr %358, align 8
  %359 = add nsw i64 %353, 1
  %360 = icmp eq i64 %359, 3
  br i1 %360, label %347, label %352

361:
  %362 = load double, ptr %16, align 8
  %363 = fmul double %322, %322
  %364 = fdiv double %363, %327
  %365 = getelementptr inbounds double, ptr %162, i64 %309
  %366 = load double, ptr %365, align 8
  %367 = call double @llvm.fmuladd.f64(double %362, double %364, double %366)
  store double %367, ptr %365, align 8
  %368 = icmp eq i64 %350, 0
  br i1 %368, label %382, label %379

369:
  %370 = phi i64 [ 0, %347 ], [ %377, %369 ]
  %371 = getelementptr inbounds [3 x double], ptr %15, i64 0, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = add nsw i64 %370, %295
  %374 = getelementptr inbounds double, ptr %159, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = call double @llvm.fmuladd.f64(double %372, double %351, double %375)
  store double %376, ptr %374, align 8
  %377 = add nsw i64 %370, 1
  %378 = icmp eq i64 %377, 3
  br i1 %378, label %361, label %369

379:
  %380 = sitofp i64 %309 to double
  %381 = getelementptr inbounds double, ptr %157, i64 4
  store double %380, ptr %381, align 8
  br label %386

382:
  %383 = add nsw i64 %271, 1
  %384 = icmp ugt i64 %271, 4998
  %385 = icmp eq i64 %383, 5000
  br i1 %385, label %388, label %269

386:
  %387 = phi i64 [ %350, %379 ], [ 0, %294 ]
  br i1 %270, label %388, label %396

388:
  %389 = getelementptr inbounds double, ptr %260, i64 %295
  %390 = load double, ptr %389, align 8
  %391 = fneg double %390
  store double 8.000000e+00, ptr %157, align 8
  %392 = getelementptr inbounds double, ptr %157, i64 1
  store double 0.000000e+00, ptr %392, align 8
  %393 = getelementptr inbounds double, ptr %157, i64 2
  store double %391, ptr %393, align 8
  %394 = sitofp i64 %147 to double
  %395 = getelementptr inbounds double, ptr %157, i64 3
  store double %394, ptr %395, align 8
  br label %396

396:
  %397 = phi i64 [ 8, %388 ], [ %387, %386 ]
  br label %400

398:
  %399 = call fastcc i64 @solve_group(ptr %19, ptr %157, ptr %260)
  br label %400

400:
  %401 = phi i64 [ %397, %396 ], [ %399, %398 ]
  %402 = getelementptr inbounds double, ptr %157, i64 3
  %403 = icmp eq i64 %401, 0
  br i1 %403, label %427, label %404

404:
  %405 = getelementptr inbounds double, ptr %157, i64 4
  %406 = load double, ptr %402, align 8
  %407 = fptosi double %406 to i64
  %408 = icmp sgt i64 %407, 0
  br i1 %408, label %409, label %427

409:
  %410 = phi i64 [ %425, %416 ], [ %407, %404 ]
  %411 = phi i64 [ %423, %416 ], [ 0, %404 ]
  %412 = icmp eq i64 %147, %410
  br i1 %412, label %416, label %413

413:
  %414 = load double, ptr %405, align 8
  %415 = fptosi double %414 to i64
  br label %416

416:
  %417 = phi i64 [ %415, %413 ], [ %411, %409 ]
  %418 = getelementptr inbounds i64, ptr %12, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = sitofp i64 %419 to double
  %421 = add nsw i64 %411, 4
  %422 = getelementptr inbounds double, ptr %157, i64 %421
  store double %420, ptr %422, align 8
  %423 = add nsw i64 %411, 1
  %424 = load double, ptr %402, align 8
  %425 = fptosi double %424 to i64
  %426 = icmp slt i64 %423, %425
  br i1 %426, label %409, label %427

427:
  br i1 %163, label %428, label %432

428:
  %429 = fmul double %247, %247
  %430 = fdiv double %429, %246
  %431 = fdiv double %247, %246
  br label %433

432:
  br label %464

433:
  %434 = phi i64 [ 0, %428 ], [ %449, %448 ]
  %435 = getelementptr inbounds i64, ptr %12, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds i64, ptr %21, i64 %436
  store i64 1, ptr %437, align 8
  br i1 %256, label %438, label %442

438:
  %439 = getelementptr inbounds double, ptr %162, i64 %434
  %440 = load double, ptr %439, align 8
  %441 = fmul double %430, %440
  br label %442

442:
  %443 = phi double [ %441, %438 ], [ 0.000000e+00, %433 ]
  %444 = load i64, ptr %435, align 8
  %445 = getelementptr inbounds double, ptr %9, i64 %444
  store double %443, ptr %445, align 8
  %446 = mul nsw i64 %444, 3
  %447 = mul nsw i64 %434, 3
  br label %451

448:
  %449 = add nsw i64 %434, 1
  %450 = icmp eq i64 %449, %147
  br i1 %450, label %432, label %433

451:
  %452 = phi i64 [ 0, %442 ], [ %462, %458 ]
  br i1 %256, label %453, label %458

453:
  %454 = add nsw i64 %452, %447
  %455 = getelementptr inbounds double, ptr %159, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fmul double %431, %456
  br label %458

458:
  %459 = phi double [ %457, %453 ], [ 0.000000e+00, %451 ]
  %460 = add nsw i64 %452, %446
  %461 = getelementptr inbounds double, ptr %7, i64 %460
  store double %459, ptr %461, align 8
  %462 = add nsw i64 %452, 1
  %463 = icmp eq i64 %462, 3
  br i1 %463, label %448, label %451

464:
  %465 = add nsw i64 %55, 1
  %466 = icmp eq i64 %465, %0
  br i1 %466, label %53, label %54

467:
  %468 = fmul double %500, 0x3D06849B86A12B9B
  %469 = fmul double %507, 0x3DA5FD7FE1796495
  br label %470

470:
  %471 = phi double [ 0.000000e+00, %53 ], [ %469, %467 ]
  %472 = phi double [ 0.000000e+00, %53 ], [ %468, %467 ]
  br i1 %23, label %473, label %510

473:
  %474 = getelementptr inbounds double, ptr %8, i64 1
  br label %513

475:
  %476 = phi double [ %500, %493 ], [ 0.000000e+00, %53 ]
  %477 = phi i64 [ %508, %493 ], [ 0, %53 ]
  %478 = phi double [ %507, %493 ], [ 0.000000e+00, %53 ]
  %479 = getelementptr inbounds double, ptr %2, i64 %477
  %480 = load double, ptr %479, align 8
  %481 = mul nsw i64 %477, %20
  %482 = getelementptr inbounds double, ptr %1, i64 %481
  br label %483

483:
  %484 = phi i64 [ %491, %483 ], [ 0, %475 ]
  %485 = phi double [ %490, %483 ], [ 0.000000e+00, %475 ]
  %486 = getelementptr inbounds double, ptr %482, i64 %484
  %487 = load double, ptr %486, align 8
  %488 = getelementptr inbounds double, ptr %7, i64 %484
  %489 = load double, ptr %488, align 8
  %490 = call double @llvm.fmuladd.f64(double %487, double %489, double %485)
  %491 = add nsw i64 %484, 1
  %492 = icmp eq i64 %491, %20
  br i1 %492, label %493, label %483

493:
  %494 = fadd double %480, %490
  %495 = getelementptr inbounds double, ptr %8, i64 %477
  store double %494, ptr %495, align 8
  %496 = getelementptr inbounds double, ptr %7, i64 %477
  %497 = load double, ptr %496, align 8
  %498 = call double @llvm.fabs.f64(double %497)
  %499 = fcmp ogt double %476, %498
  %500 = select i1 %499, double %476, double %498
  %501 = load double, ptr %479, align 8
  %502 = call double @llvm.fabs.f64(double %501)
  %503 = call double @llvm.fabs.f64(double %494)
  %504 = fcmp ogt double %502, %503
  %505 = select i1 %504, double %502, double %503
  %506 = fcmp ogt double %478, %505
  %507 = select i1 %506, double %478, double %505
  %508 = add nsw i64 %477, 1
  %509 = icmp eq i64 %508, %20
  br i1 %509, label %467, label %475

510:
  %511 = load double, ptr %11, align 8
  %512 = fptosi double %511 to i64
  ret i64 %512

513:
  %514 = phi i64 [ 0, %473 ], [ %538, %530 ]
  %515 = getelementptr inbounds double, ptr %3, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = fcmp ogt double %516, 0.000000e+00
  %518 = mul nsw i64 %514, 3
  br i1 %517, label %519, label %530

519:
  %520 = getelementptr inbounds double, ptr %474, i64 %518
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds double, ptr %520, i64 1
  %523 = load double, ptr %522, align 8
  %524 = fmul double %523, %523
  %525 = call double @llvm.fmuladd.f64(double %521, double %521, double %524)
  %526 = call double @llvm.sqrt.f64(double %525)
  %527 = fcmp ole double %526, %471
  %528 = freeze i1 %527
  %529 = select i1 %528, i32 1, i32 2
  br label %530

530:
  %531 = phi i32 [ %529, %519 ], [ 2, %513 ]
  %532 = getelementptr inbounds double, ptr %7, i64 %518
  %533 = load double, ptr %532, align 8
  %534 = fcmp ogt double %533, %472
  %535 = sitofp i32 %531 to double
  %536 = select i1 %534, double %535, double 0.000000e+00
  %537 = getelementptr inbounds double, ptr %10, i64 %514
  store double %536, ptr %537, align 8
  %538 = add nsw i64 %514, 1
  %539 = icmp eq i64 %538, %0
  br i1 %539, label %510, label %513
}

define internal fastcc i64 @solve_group(ptr %0, ptr %1, ptr %2) {
  %4 = alloca [11 x ptr], align 16
  %5 = alloca [3 x ptr], align 16
  %6 = alloca %struct.Course, align 8
  %7 = alloca %struct.Found, align 8
  %8 = alloca %struct.Found, align 8
  %9 = alloca %struct.Cone, align 8
  %10 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 2
  %13 = load i64, ptr %0, align 8
  %14 = mul i64 %13, 3
  br i1 %12, label %15, label %195

15:
  %16 = getelementptr double, ptr %2, i64 %14
  %17 = getelementptr double, ptr %16, i64 %13
  %18 = shl nsw i64 %13, 1
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds i64, ptr %19, i64 %13
  store i64 0, ptr %8, align 8
  %21 = getelementptr inbounds %struct.Found, ptr %8, i64 0, i32 1
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Found, ptr %8, i64 0, i32 2
  %23 = mul nsw i64 %13, 6
  %24 = getelementptr inbounds double, ptr %20, i64 %23
  store ptr %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Found, ptr %8, i64 0, i32 3
  %26 = mul i64 %13, 24
  %27 = getelementptr inbounds double, ptr %20, i64 %26
  store ptr %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.Found, ptr %8, i64 0, i32 4
  %29 = mul nsw i64 %13, 42
  %30 = getelementptr inbounds double, ptr %20, i64 %29
  store ptr %30, ptr %28, align 8
  %31 = mul nsw i64 %13, 54
  %32 = getelementptr inbounds double, ptr %20, i64 %31
  %33 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %34 = load ptr, ptr %33, align 8
  %35 = icmp sgt i64 %13, 0
  br i1 %35, label %36, label %39

36:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %34, i64 %26, i1 false)
  %37 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 5
  %38 = load ptr, ptr %37, align 8
  br label %53

39:
  store i64 %13, ptr %9, align 8
  %40 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 1
  %41 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %42 = load ptr, ptr %41, align 8
  store ptr %42, ptr %40, align 8
  %43 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 2
  store ptr %2, ptr %43, align 8
  %44 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 4
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %44, align 8
  %47 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 4
  store ptr %16, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 5
  store ptr %17, ptr %48, align 8
  %49 = getelementptr inbounds %struct.Cone, ptr %9, i64 0, i32 6
  store ptr %19, ptr %49, align 8
  call fastcc void @find_solutions.1(ptr %9, ptr %8, ptr %32)
  %50 = call fastcc i64 @choose_share(ptr %9, ptr %8, ptr %32)
  br i1 %35, label %51, label %192

51:
  %52 = load ptr, ptr %33, align 8
  br label %81

53:
  %54 = phi i64 [ 0, %36 ], [ %70, %53 ]
  %55 = getelementptr inbounds double, ptr %38, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = mul nsw i64 %54, 3
  %58 = getelementptr inbounds double, ptr %34, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.minnum.f64(double %59, double 0.000000e+00)
  %61 = getelementptr inbounds double, ptr %2, i64 %57
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %56, double %60, double %62)
  store double %63, ptr %61, align 8
  %64 = shl nsw i64 %54, 1
  %65 = or i64 %64, 1
  %66 = getelementptr inbounds double, ptr %17, i64 %65
  store double 0.000000e+00, ptr %66, align 8
  %67 = getelementptr inbounds double, ptr %17, i64 %64
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds double, ptr %16, i64 %54
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds i64, ptr %19, i64 %54
  store i64 1, ptr %69, align 8
  %70 = add nsw i64 %54, 1
  %71 = icmp eq i64 %70, %13
  br i1 %71, label %39, label %53

72:
  %73 = load i64, ptr %8, align 8
  %74 = icmp ne i64 %73, 0
  %75 = icmp ne i32 %89, 0
  %76 = select i1 %74, i1 %75, i1 false
  %77 = load ptr, ptr %22, align 8
  %78 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %79 = load ptr, ptr %78, align 8
  %80 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  br label %95

81:
  %82 = phi i64 [ 0, %51 ], [ %90, %81 ]
  %83 = phi i32 [ 0, %51 ], [ %89, %81 ]
  %84 = mul nsw i64 %82, 3
  %85 = getelementptr inbounds double, ptr %52, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp ule double %86, 1.000000e-13
  %88 = zext i1 %87 to i32
  %89 = or i32 %83, %88
  %90 = add nsw i64 %82, 1
  %91 = icmp eq i64 %90, %13
  br i1 %91, label %72, label %81

92:
  %93 = icmp eq i64 %50, 1
  %94 = select i1 %93, i1 %75, i1 false
  br i1 %94, label %105, label %111

95:
  %96 = phi i64 [ 0, %72 ], [ %103, %100 ]
  br i1 %76, label %97, label %100

97:
  %98 = getelementptr inbounds double, ptr %77, i64 %96
  %99 = load double, ptr %98, align 8
  br label %100

100:
  %101 = phi double [ %99, %97 ], [ 0.000000e+00, %95 ]
  %102 = getelementptr inbounds double, ptr %79, i64 %96
  store double %101, ptr %102, align 8
  %103 = add nsw i64 %96, 1
  %104 = icmp eq i64 %103, %80
  br i1 %104, label %92, label %95

105:
  %106 = getelementptr inbounds double, ptr %1, i64 1
  %107 = load double, ptr %106, align 8
  %108 = sitofp i64 %73 to double
  %109 = fcmp ogt double %107, %108
  %110 = select i1 %109, double %107, double %108
  store double %110, ptr %106, align 8
  br label %192

111:
  %112 = icmp ne i64 %50, 1
  %113 = select i1 %112, i1 %75, i1 false
  br i1 %113, label %114, label %192

114:
  %115 = icmp eq i64 %73, 0
  %116 = select i1 %115, i64 6, i64 7
  %117 = sitofp i64 %116 to double
  store double %117, ptr %1, align 8
  %118 = getelementptr inbounds double, ptr %1, i64 1
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %118, i8 0, i64 16, i1 false)
  %119 = load i64, ptr %0, align 8
  %120 = sitofp i64 %119 to double
  %121 = getelementptr inbounds double, ptr %1, i64 3
  store double %120, ptr %121, align 8
  %122 = icmp sgt i64 %73, 0
  br i1 %122, label %125, label %123

123:
  %124 = sitofp i64 %73 to double
  store double %124, ptr %118, align 8
  br label %157

125:
  %126 = load ptr, ptr %25, align 8
  %127 = mul i64 %119, 3
  %128 = icmp sgt i64 %119, 0
  %129 = tail call i64 @llvm.smax.i64(i64 %127, i64 1)
  br label %160

130:
  %131 = sitofp i64 %73 to double
  store double %131, ptr %118, align 8
  %132 = getelementptr inbounds double, ptr %1, i64 4
  %133 = getelementptr inbounds double, ptr %132, i64 %13
  %134 = load ptr, ptr %21, align 8
  br label %135

135:
  %136 = phi i64 [ 0, %130 ], [ %143, %139 ]
  %137 = phi ptr [ %133, %130 ], [ %142, %139 ]
  %138 = mul nsw i64 %136, %13
  br label %145

139:
  %140 = mul i64 %136, %14
  %141 = getelementptr inbounds double, ptr %126, i64 %140
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %152, ptr align 8 %141, i64 %26, i1 false)
  %142 = getelementptr inbounds double, ptr %152, i64 %14
  %143 = add nsw i64 %136, 1
  %144 = icmp eq i64 %143, %73
  br i1 %144, label %155, label %135

145:
  %146 = phi i64 [ 0, %135 ], [ %153, %145 ]
  %147 = phi ptr [ %137, %135 ], [ %152, %145 ]
  %148 = add nsw i64 %146, %138
  %149 = getelementptr inbounds i64, ptr %134, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = sitofp i64 %150 to double
  %152 = getelementptr inbounds double, ptr %147, i64 1
  store double %151, ptr %147, align 8
  %153 = add nsw i64 %146, 1
  %154 = icmp eq i64 %153, %13
  br i1 %154, label %139, label %145

155:
  %156 = load double, ptr %1, align 8
  br label %157

157:
  %158 = phi double [ %156, %155 ], [ %117, %123 ]
  %159 = fptosi double %158 to i64
  br label %192

160:
  %161 = phi i64 [ 0, %125 ], [ %190, %189 ]
  %162 = mul nsw i64 %161, %14
  %163 = getelementptr inbounds double, ptr %77, i64 %162
  %164 = getelementptr inbounds double, ptr %126, i64 %162
  br i1 %128, label %165, label %189

165:
  %166 = load ptr, ptr %33, align 8
  %167 = load ptr, ptr %41, align 8
  br label %168

168:
  %169 = phi i64 [ 0, %165 ], [ %187, %184 ]
  %170 = getelementptr inbounds double, ptr %166, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = mul i64 %169, %127
  %173 = getelementptr inbounds double, ptr %167, i64 %172
  br label %174

174:
  %175 = phi i64 [ %182, %174 ], [ 0, %168 ]
  %176 = phi double [ %181, %174 ], [ 0.000000e+00, %168 ]
  %177 = getelementptr inbounds double, ptr %173, i64 %175
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %163, i64 %175
  %180 = load double, ptr %179, align 8
  %181 = tail call double @llvm.fmuladd.f64(double %178, double %180, double %176)
  %182 = add nsw i64 %175, 1
  %183 = icmp eq i64 %182, %127
  br i1 %183, label %184, label %174

184:
  %185 = fadd double %171, %181
  %186 = getelementptr inbounds double, ptr %164, i64 %169
  store double %185, ptr %186, align 8
  %187 = add nsw i64 %169, 1
  %188 = icmp eq i64 %187, %129
  br i1 %188, label %189, label %168

189:
  %190 = add nsw i64 %161, 1
  %191 = icmp eq i64 %190, %73
  br i1 %191, label %130, label %160

192:
  %193 = phi i64 [ %159, %157 ], [ 0, %111 ], [ 0, %105 ], [ 0, %39 ]
  %194 = load i64, ptr %0, align 8
  br label %571

195:
  %196 = getelementptr inbounds i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(176) %196, i8 0, i64 152, i1 false)
  store i64 %13, ptr %6, align 8
  %197 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 1
  %198 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %199 = load ptr, ptr %198, align 8
  store ptr %199, ptr %197, align 8
  %200 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 2
  %201 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 4
  %202 = load ptr, ptr %201, align 8
  store ptr %202, ptr %200, align 8
  %203 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 4
  store ptr %203, ptr %4, align 16
  %204 = getelementptr inbounds ptr, ptr %4, i64 1
  %205 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 5
  store ptr %205, ptr %204, align 8
  %206 = getelementptr inbounds ptr, ptr %4, i64 2
  %207 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 10
  store ptr %207, ptr %206, align 16
  %208 = getelementptr inbounds ptr, ptr %4, i64 3
  %209 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 6
  store ptr %209, ptr %208, align 8
  %210 = getelementptr inbounds ptr, ptr %4, i64 4
  %211 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 14
  store ptr %211, ptr %210, align 16
  %212 = getelementptr inbounds ptr, ptr %4, i64 5
  %213 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 15
  store ptr %213, ptr %212, align 8
  %214 = getelementptr inbounds ptr, ptr %4, i64 6
  %215 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 16
  store ptr %215, ptr %214, align 16
  %216 = getelementptr inbounds ptr, ptr %4, i64 7
  %217 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 22
  store ptr %217, ptr %216, align 8
  %218 = getelementptr inbounds ptr, ptr %4, i64 8
  %219 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 7
  store ptr %219, ptr %218, align 16
  %220 = getelementptr inbounds ptr, ptr %4, i64 9
  %221 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 9
  store ptr %221, ptr %220, align 8
  %222 = getelementptr inbounds ptr, ptr %4, i64 10
  %223 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 21
  store ptr %223, ptr %222, align 16
  %224 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 8
  store ptr %224, ptr %5, align 16
  %225 = getelementptr inbounds ptr, ptr %5, i64 1
  %226 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 17
  store ptr %226, ptr %225, align 8
  %227 = getelementptr inbounds ptr, ptr %5, i64 2
  %228 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 18
  store ptr %228, ptr %227, align 16
  br label %229

229:
  %230 = phi ptr [ %2, %195 ], [ %239, %229 ]
  %231 = phi i64 [ 0, %195 ], [ %240, %229 ]
  %232 = getelementptr inbounds [11 x ptr], ptr %4, i64 0, i64 %231
  %233 = load ptr, ptr %232, align 8
  store ptr %230, ptr %233, align 8
  %234 = icmp ult i64 %231, 3
  %235 = icmp ugt i64 %231, 7
  %236 = zext i1 %235 to i64
  %237 = shl nsw i64 %13, %236
  %238 = select i1 %234, i64 %14, i64 %237
  %239 = getelementptr inbounds double, ptr %230, i64 %238
  %240 = add nsw i64 %231, 1
  %241 = icmp eq i64 %240, 11
  br i1 %241, label %242, label %229

242:
  %243 = phi ptr [ %247, %242 ], [ %239, %229 ]
  %244 = phi i64 [ %248, %242 ], [ 0, %229 ]
  %245 = getelementptr inbounds [3 x ptr], ptr %5, i64 0, i64 %244
  %246 = load ptr, ptr %245, align 8
  store ptr %243, ptr %246, align 8
  %247 = getelementptr inbounds double, ptr %243, i64 %13
  %248 = add nsw i64 %244, 1
  %249 = icmp eq i64 %248, 3
  br i1 %249, label %250, label %242

250:
  store i64 0, ptr %7, align 8
  %251 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 1
  store ptr %247, ptr %251, align 8
  %252 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 2
  %253 = mul nsw i64 %13, 6
  %254 = getelementptr inbounds double, ptr %247, i64 %253
  store ptr %254, ptr %252, align 8
  %255 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 3
  %256 = mul i64 %13, 24
  %257 = getelementptr inbounds double, ptr %247, i64 %256
  store ptr %257, ptr %255, align 8
  %258 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 4
  %259 = mul nsw i64 %13, 42
  %260 = getelementptr inbounds double, ptr %247, i64 %259
  store ptr %260, ptr %258, align 8
  %261 = mul nsw i64 %13, 54
  %262 = getelementptr inbounds double, ptr %247, i64 %261
  %263 = icmp sgt i64 %14, 0
  br i1 %263, label %264, label %267

264:
  %265 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %266 = load ptr, ptr %265, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %266, i8 0, i64 %256, i1 false)
  br label %267

267:
  %268 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %269 = icmp sgt i64 %13, 0
  %270 = getelementptr inbounds double, ptr %1, i64 1
  %271 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 20
  %272 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %273 = icmp sgt i64 %13, 1
  %274 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 11
  %275 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 12
  %276 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 13
  %277 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 5
  br label %282

278:
  %279 = add nsw i64 %284, 1
  %280 = icmp ugt i64 %284, 48
  %281 = icmp eq i64 %279, 50
  br i1 %281, label %519, label %282

282:
  %283 = phi i1 [ false, %267 ], [ %280, %278 ]
  %284 = phi i64 [ 0, %267 ], [ %279, %278 ]
  %285 = load ptr, ptr %268, align 8
  %286 = load ptr, ptr %203, align 8
  %287 = load i64, ptr %0, align 8
  %288 = mul i64 %287, 3
  %289 = icmp sgt i64 %287, 0
  br i1 %289, label %290, label %315

290:
  %291 = load ptr, ptr %272, align 8
  %292 = load ptr, ptr %198, align 8
  %293 = call i64 @llvm.smax.i64(i64 %288, i64 1)
  br label %294

294:
  %295 = phi i64 [ 0, %290 ], [ %313, %310 ]
  %296 = getelementptr inbounds double, ptr %291, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = mul i64 %295, %288
  %299 = getelementptr inbounds double, ptr %292, i64 %298
  br label %300

300:
  %301 = phi i64 [ %308, %300 ], [ 0, %294 ]
  %302 = phi double [ %307, %300 ], [ 0.000000e+00, %294 ]
  %303 = getelementptr inbounds double, ptr %299, i64 %301
  %304 = load double, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %285, i64 %301
  %306 = load double, ptr %305, align 8
  %307 = call double @llvm.fmuladd.f64(double %304, double %306, double %302)
  %308 = add nsw i64 %301, 1
  %309 = icmp eq i64 %308, %288
  br i1 %309, label %310, label %300

310:
  %311 = fadd double %297, %307
  %312 = getelementptr inbounds double, ptr %286, i64 %295
  store double %311, ptr %312, align 8
  %313 = add nsw i64 %295, 1
  %314 = icmp eq i64 %313, %293
  br i1 %314, label %315, label %294

315:
  br i1 %269, label %324, label %316

316:
  %317 = phi i32 [ 0, %315 ], [ %332, %324 ]
  %318 = load double, ptr %270, align 8
  %319 = load i64, ptr %271, align 8
  %320 = sitofp i64 %319 to double
  %321 = fcmp ogt double %318, %320
  %322 = select i1 %321, double %318, double %320
  store double %322, ptr %270, align 8
  %323 = icmp eq i32 %317, 0
  br i1 %323, label %335, label %341

324:
  %325 = phi i64 [ %333, %324 ], [ 0, %315 ]
  %326 = phi i32 [ %332, %324 ], [ 0, %315 ]
  %327 = mul nsw i64 %325, 3
  %328 = getelementptr inbounds double, ptr %286, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fcmp olt double %329, -1.000000e-13
  %331 = zext i1 %330 to i32
  %332 = or i32 %326, %331
  %333 = add nsw i64 %325, 1
  %334 = icmp eq i64 %333, %13
  br i1 %334, label %316, label %324

335:
  %336 = icmp ne i64 %284, 0
  %337 = select i1 %336, i1 true, i1 %273
  br i1 %337, label %516, label %338

338:
  %339 = load double, ptr %286, align 8
  %340 = fcmp ogt double %339, 1.000000e-13
  br i1 %340, label %568, label %341

341:
  %342 = icmp sgt i64 %287, 1
  %343 = zext i1 %342 to i32
  br i1 %289, label %344, label %352

344:
  %345 = load ptr, ptr %219, align 8
  %346 = load ptr, ptr %215, align 8
  %347 = load ptr, ptr %209, align 8
  %348 = load ptr, ptr %205, align 8
  %349 = select i1 %342, double 0.000000e+00, double 1.000000e+00
  %350 = load ptr, ptr %211, align 8
  %351 = load ptr, ptr %213, align 8
  br label %374

352:
  store i32 %343, ptr %274, align 8
  store i32 %343, ptr %275, align 4
  store i32 0, ptr %276, align 8
  %353 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %262)
  br i1 %289, label %358, label %354

354:
  %355 = load i64, ptr %10, align 8
  %356 = icmp eq i64 %355, 0
  %357 = select i1 %356, i32 1, i32 2
  store i32 %357, ptr %274, align 8
  br label %462

358:
  %359 = load ptr, ptr %205, align 8
  %360 = load ptr, ptr %213, align 8
  %361 = load i64, ptr %10, align 8
  %362 = icmp eq i64 %361, 0
  %363 = load ptr, ptr %211, align 8
  %364 = load ptr, ptr %209, align 8
  %365 = load ptr, ptr %277, align 8
  %366 = load ptr, ptr %215, align 8
  %367 = load ptr, ptr %203, align 8
  %368 = load i64, ptr %6, align 8
  %369 = icmp sgt i64 %368, 0
  %370 = mul i64 %368, 3
  %371 = load ptr, ptr %197, align 8
  %372 = call i64 @llvm.smax.i64(i64 %370, i64 1)
  %373 = mul i64 %368, 9
  br label %401

374:
  %375 = phi i64 [ 0, %344 ], [ %394, %391 ]
  %376 = mul nsw i64 %375, 24
  %377 = getelementptr i8, ptr %348, i64 %376
  %378 = shl nsw i64 %375, 1
  %379 = or i64 %378, 1
  %380 = getelementptr inbounds double, ptr %345, i64 %379
  store double 0.000000e+00, ptr %380, align 8
  %381 = getelementptr inbounds double, ptr %345, i64 %378
  store double 0.000000e+00, ptr %381, align 8
  %382 = getelementptr inbounds double, ptr %346, i64 %375
  store double 0.000000e+00, ptr %382, align 8
  %383 = getelementptr inbounds double, ptr %347, i64 %375
  store double 0.000000e+00, ptr %383, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %377, i8 0, i64 24, i1 false)
  %384 = getelementptr inbounds double, ptr %350, i64 %375
  store double %349, ptr %384, align 8
  br i1 %342, label %385, label %391

385:
  %386 = mul nsw i64 %375, 3
  %387 = getelementptr inbounds double, ptr %286, i64 %386
  %388 = load double, ptr %387, align 8
  %389 = fneg double %388
  %390 = call double @llvm.maxnum.f64(double %389, double 0.000000e+00)
  br label %391

391:
  %392 = phi double [ %390, %385 ], [ 0.000000e+00, %374 ]
  %393 = getelementptr inbounds double, ptr %351, i64 %375
  store double %392, ptr %393, align 8
  %394 = add nsw i64 %375, 1
  %395 = icmp eq i64 %394, %287
  br i1 %395, label %352, label %374

396:
  %397 = icmp ne i32 %457, 0
  %398 = select i1 %362, i32 1, i32 2
  store i32 %398, ptr %274, align 8
  %399 = icmp eq i64 %353, 0
  %400 = select i1 %399, i1 %397, i1 false
  br i1 %400, label %460, label %462

401:
  %402 = phi i64 [ 0, %358 ], [ %458, %444 ]
  %403 = phi i32 [ 0, %358 ], [ %457, %444 ]
  %404 = mul nsw i64 %402, 3
  %405 = getelementptr inbounds double, ptr %359, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = call double @llvm.maxnum.f64(double %406, double 0.000000e+00)
  %408 = getelementptr inbounds double, ptr %360, i64 %402
  store double 0.000000e+00, ptr %408, align 8
  %409 = getelementptr inbounds double, ptr %365, i64 %402
  %410 = load double, ptr %409, align 8
  br i1 %362, label %411, label %413

411:
  %412 = fmul double %407, %410
  br label %444

413:
  %414 = fcmp ogt double %410, 0.000000e+00
  br i1 %414, label %415, label %444

415:
  %416 = getelementptr inbounds double, ptr %367, i64 %404
  %417 = load double, ptr %416, align 8
  %418 = call double @llvm.fabs.f64(double %417)
  br i1 %369, label %419, label %434

419:
  %420 = mul i64 %373, %402
  br label %421

421:
  %422 = phi i64 [ 0, %419 ], [ %432, %421 ]
  %423 = phi double [ %418, %419 ], [ %431, %421 ]
  %424 = add nsw i64 %422, %420
  %425 = getelementptr inbounds double, ptr %371, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = getelementptr inbounds double, ptr %359, i64 %422
  %428 = load double, ptr %427, align 8
  %429 = fmul double %426, %428
  %430 = call double @llvm.fabs.f64(double %429)
  %431 = fadd double %423, %430
  %432 = add nsw i64 %422, 1
  %433 = icmp eq i64 %432, %372
  br i1 %433, label %434, label %421

434:
  %435 = phi double [ %418, %415 ], [ %431, %421 ]
  %436 = getelementptr inbounds double, ptr %364, i64 %402
  %437 = load double, ptr %436, align 8
  %438 = fneg double %437
  %439 = fmul double %435, 0x3CE0000000000000
  %440 = load double, ptr %405, align 8
  %441 = fmul double %439, %440
  %442 = fcmp uge double %441, %438
  %443 = select i1 %442, double 0.000000e+00, double %407
  br label %444

444:
  %445 = phi double [ %412, %411 ], [ 0.000000e+00, %413 ], [ %443, %434 ]
  %446 = getelementptr inbounds double, ptr %363, i64 %402
  store double %445, ptr %446, align 8
  %447 = getelementptr inbounds double, ptr %364, i64 %402
  %448 = load double, ptr %447, align 8
  %449 = load double, ptr %409, align 8
  %450 = fneg double %449
  %451 = call double @llvm.fmuladd.f64(double %450, double %449, double 1.000000e+00)
  %452 = fmul double %448, %451
  %453 = getelementptr inbounds double, ptr %366, i64 %402
  store double %452, ptr %453, align 8
  %454 = load double, ptr %446, align 8
  %455 = fcmp une double %454, 0.000000e+00
  %456 = zext i1 %455 to i32
  %457 = or i32 %403, %456
  %458 = add nsw i64 %402, 1
  %459 = icmp eq i64 %458, %287
  br i1 %459, label %396, label %401

460:
  %461 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %262)
  br label %462

462:
  %463 = phi i64 [ %461, %460 ], [ %353, %396 ], [ %353, %354 ]
  br i1 %263, label %464, label %467

464:
  %465 = load ptr, ptr %205, align 8
  %466 = load ptr, ptr %268, align 8
  br label %469

467:
  %468 = icmp eq i64 %463, 0
  br i1 %468, label %278, label %478

469:
  %470 = phi i64 [ 0, %464 ], [ %476, %469 ]
  %471 = getelementptr inbounds double, ptr %465, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %466, i64 %470
  %474 = load double, ptr %473, align 8
  %475 = fadd double %472, %474
  store double %475, ptr %473, align 8
  %476 = add nsw i64 %470, 1
  %477 = icmp eq i64 %476, %14
  br i1 %477, label %467, label %469

478:
  %479 = sitofp i64 %463 to double
  store double %479, ptr %1, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %270, i8 0, i64 16, i1 false)
  %480 = load i64, ptr %0, align 8
  %481 = sitofp i64 %480 to double
  %482 = getelementptr inbounds double, ptr %1, i64 3
  store double %481, ptr %482, align 8
  %483 = icmp eq i64 %463, 2
  br i1 %483, label %484, label %516

484:
  %485 = load ptr, ptr %252, align 8
  %486 = load i64, ptr %7, align 8
  %487 = sitofp i64 %486 to double
  store double %487, ptr %270, align 8
  %488 = icmp sgt i64 %486, 0
  br i1 %488, label %489, label %516

489:
  %490 = getelementptr inbounds double, ptr %1, i64 4
  %491 = getelementptr inbounds double, ptr %490, i64 %13
  %492 = load ptr, ptr %251, align 8
  br label %493

493:
  %494 = phi i64 [ 0, %489 ], [ %504, %501 ]
  %495 = phi ptr [ %491, %489 ], [ %503, %501 ]
  br i1 %269, label %496, label %501

496:
  %497 = mul nsw i64 %494, %13
  br label %506

498:
  %499 = mul i64 %494, %14
  %500 = getelementptr inbounds double, ptr %485, i64 %499
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %513, ptr align 8 %500, i64 %256, i1 false)
  br label %501

501:
  %502 = phi ptr [ %513, %498 ], [ %495, %493 ]
  %503 = getelementptr inbounds double, ptr %502, i64 %14
  %504 = add nsw i64 %494, 1
  %505 = icmp eq i64 %504, %486
  br i1 %505, label %516, label %493

506:
  %507 = phi i64 [ 0, %496 ], [ %514, %506 ]
  %508 = phi ptr [ %495, %496 ], [ %513, %506 ]
  %509 = add nsw i64 %507, %497
  %510 = getelementptr inbounds i64, ptr %492, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = sitofp i64 %511 to double
  %513 = getelementptr inbounds double, ptr %508, i64 1
  store double %512, ptr %508, align 8
  %514 = add nsw i64 %507, 1
  %515 = icmp eq i64 %514, %13
  br i1 %515, label %498, label %506

516:
  %517 = phi i64 [ %480, %484 ], [ %480, %478 ], [ %480, %501 ], [ %287, %335 ]
  %518 = phi i64 [ 2, %484 ], [ %463, %478 ], [ 2, %501 ], [ 0, %335 ]
  br i1 %283, label %521, label %568

519:
  %520 = load i64, ptr %0, align 8
  br label %521

521:
  %522 = phi i64 [ %520, %519 ], [ %517, %516 ]
  %523 = load ptr, ptr %268, align 8
  %524 = load ptr, ptr %203, align 8
  %525 = mul i64 %522, 3
  %526 = icmp sgt i64 %522, 0
  br i1 %526, label %527, label %552

527:
  %528 = load ptr, ptr %272, align 8
  %529 = load ptr, ptr %198, align 8
  %530 = call i64 @llvm.smax.i64(i64 %525, i64 1)
  br label %531

531:
  %532 = phi i64 [ 0, %527 ], [ %550, %547 ]
  %533 = getelementptr inbounds double, ptr %528, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = mul i64 %532, %525
  %536 = getelementptr inbounds double, ptr %529, i64 %535
  br label %537

537:
  %538 = phi i64 [ %545, %537 ], [ 0, %531 ]
  %539 = phi double [ %544, %537 ], [ 0.000000e+00, %531 ]
  %540 = getelementptr inbounds double, ptr %536, i64 %538
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %523, i64 %538
  %543 = load double, ptr %542, align 8
  %544 = call double @llvm.fmuladd.f64(double %541, double %543, double %539)
  %545 = add nsw i64 %538, 1
  %546 = icmp eq i64 %545, %525
  br i1 %546, label %547, label %537

547:
  %548 = fadd double %534, %544
  %549 = getelementptr inbounds double, ptr %524, i64 %532
  store double %548, ptr %549, align 8
  %550 = add nsw i64 %532, 1
  %551 = icmp eq i64 %550, %530
  br i1 %551, label %552, label %531

552:
  br i1 %269, label %559, label %553

553:
  %554 = phi double [ 0.000000e+00, %552 ], [ %565, %559 ]
  %555 = fneg double %554
  store double 5.000000e+00, ptr %1, align 8
  store double 0.000000e+00, ptr %270, align 8
  %556 = getelementptr inbounds double, ptr %1, i64 2
  store double %555, ptr %556, align 8
  %557 = sitofp i64 %522 to double
  %558 = getelementptr inbounds double, ptr %1, i64 3
  store double %557, ptr %558, align 8
  br label %568

559:
  %560 = phi i64 [ %566, %559 ], [ 0, %552 ]
  %561 = phi double [ %565, %559 ], [ 0.000000e+00, %552 ]
  %562 = mul nsw i64 %560, 3
  %563 = getelementptr inbounds double, ptr %524, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = call double @llvm.minnum.f64(double %561, double %564)
  %566 = add nsw i64 %560, 1
  %567 = icmp eq i64 %566, %13
  br i1 %567, label %553, label %559

568:
  %569 = phi i64 [ %522, %553 ], [ %517, %516 ], [ %287, %338 ]
  %570 = phi i64 [ 5, %553 ], [ %518, %516 ], [ 0, %338 ]
  br label %571

571:
  %572 = phi i64 [ %194, %192 ], [ %569, %568 ]
  %573 = phi i64 [ %193, %192 ], [ %570, %568 ]
  %574 = icmp sgt i64 %572, 0
  br i1 %574, label %575, label %618

575:
  %576 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7
  %577 = load ptr, ptr %576, align 8
  %578 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %579 = load ptr, ptr %578, align 8
  %580 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %581 = load ptr, ptr %580, align 8
  %582 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %583 = load ptr, ptr %582, align 8
  %584 = mul i64 %572, 3
  br label %585

585:
  %586 = phi i64 [ 0, %575 ], [ %591, %590 ]
  %587 = getelementptr inbounds double, ptr %577, i64 %586
  store double 0.000000e+00, ptr %587, align 8
  %588 = mul nsw i64 %586, 3
  %589 = add nsw i64 %588, 3
  br label %593

590:
  %591 = add nsw i64 %586, 1
  %592 = icmp eq i64 %591, %572
  br i1 %592, label %618, label %585

593:
  %594 = phi i64 [ %588, %585 ], [ %616, %612 ]
  %595 = phi double [ 0.000000e+00, %585 ], [ %615, %612 ]
  %596 = getelementptr inbounds double, ptr %579, i64 %594
  %597 = load double, ptr %596, align 8
  %598 = getelementptr inbounds double, ptr %581, i64 %594
  %599 = load double, ptr %598, align 8
  %600 = mul i64 %594, %584
  %601 = getelementptr inbounds double, ptr %583, i64 %600
  br label %602

602:
  %603 = phi i64 [ %610, %602 ], [ 0, %593 ]
  %604 = phi double [ %609, %602 ], [ 0.000000e+00, %593 ]
  %605 = getelementptr inbounds double, ptr %601, i64 %603
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %579, i64 %603
  %608 = load double, ptr %607, align 8
  %609 = call double @llvm.fmuladd.f64(double %606, double %608, double %604)
  %610 = add nsw i64 %603, 1
  %611 = icmp eq i64 %610, %584
  br i1 %611, label %612, label %602

612:
  %613 = call double @llvm.fmuladd.f64(double %609, double 5.000000e-01, double %599)
  %614 = fneg double %597
  %615 = call double @llvm.fmuladd.f64(double %614, double %613, double %595)
  store double %615, ptr %587, align 8
  %616 = add nsw i64 %594, 1
  %617 = icmp ult i64 %616, %589
  br i1 %617, label %593, label %590

618:
  ret i64 %573
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.minnum.f64(double, double)

define internal fastcc void @find_solutions(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = load i64, ptr %0, align 8
  %6 = shl nsw i64 %5, 2
  %7 = getelementptr inbounds i64, ptr %3, i64 %6
  %8 = getelementptr i64, ptr %7, i64 %5
  %9 = getelementptr inbounds i64, ptr %8, i64 %5
  %10 = getelementptr inbounds i64, ptr %9, i64 %5
  store i64 0, ptr %2, align 8
  %11 = icmp sgt i64 %5, 0
  br i1 %11, label %12, label %17

12:
  %13 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 6
  %15 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %16 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  br label %24

17:
  %18 = icmp ne ptr %1, null
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %21 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  %22 = add nsw i64 %5, -1
  %23 = shl i64 %5, 3
  br label %78

24:
  %25 = phi i64 [ 0, %12 ], [ %76, %73 ]
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr inbounds i64, ptr %3, i64 %26
  %28 = shl nsw i64 %25, 1
  %29 = or i64 %28, 1
  br label %30

30:
  %31 = phi i64 [ 1, %24 ], [ %71, %69 ]
  %32 = phi i64 [ 0, %24 ], [ %70, %69 ]
  switch i64 %31, label %46 [
    i64 1, label %33
    i64 0, label %38
  ]

33:
  %34 = load ptr, ptr %14, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 %25
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %69, label %46

38:
  %39 = load ptr, ptr %13, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %25
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %41, 0.000000e+00
  br i1 %42, label %46, label %43

43:
  %44 = add nsw i64 %32, 1
  %45 = getelementptr inbounds i64, ptr %27, i64 %32
  store i64 0, ptr %45, align 8
  br label %73

46:
  %47 = load ptr, ptr %15, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %25
  %49 = load double, ptr %48, align 8
  %50 = fcmp ogt double %49, 0.000000e+00
  br i1 %50, label %51, label %64

51:
  %52 = load ptr, ptr %16, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %28
  %54 = load double, ptr %53, align 8
  %55 = fcmp oeq double %54, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = getelementptr inbounds double, ptr %52, i64 %29
  %58 = load double, ptr %57, align 8
  %59 = fcmp une double %58, 0.000000e+00
  br i1 %59, label %64, label %60

60:
  %61 = or i64 %31, 4
  %62 = add nsw i64 %32, 1
  %63 = getelementptr inbounds i64, ptr %27, i64 %32
  store i64 %61, ptr %63, align 8
  br label %64

64:
  %65 = phi i64 [ %62, %60 ], [ %32, %56 ], [ %32, %51 ], [ %32, %46 ]
  %66 = or i64 %31, 2
  %67 = add nsw i64 %65, 1
  %68 = getelementptr inbounds i64, ptr %27, i64 %65
  store i64 %66, ptr %68, align 8
  br label %69

69:
  %70 = phi i64 [ %67, %64 ], [ %32, %33 ]
  %71 = add nsw i64 %31, -1
  %72 = icmp eq i64 %31, 0
  br i1 %72, label %73, label %30

73:
  %74 = phi i64 [ %44, %43 ], [ %70, %69 ]
  %75 = getelementptr inbounds i64, ptr %7, i64 %25
  store i64 %74, ptr %75, align 8
  %76 = add nsw i64 %25, 1
  %77 = icmp eq i64 %76, %5
  br i1 %77, label %17, label %24

78:
  %79 = phi i1 [ true, %17 ], [ false, %87 ]
  %80 = phi i32 [ 0, %17 ], [ 1, %87 ]
  br i1 %79, label %85, label %81

81:
  %82 = load i64, ptr %2, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %85, label %84

84:
  ret void

85:
  br i1 %11, label %86, label %89

86:
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %23, i1 false)
  br label %88

87:
  br i1 %79, label %78, label %84

88:
  br i1 %11, label %97, label %89

89:
  %90 = phi i64 [ 0, %88 ], [ 0, %85 ], [ %129, %134 ]
  %91 = phi i32 [ %19, %88 ], [ %19, %85 ], [ %137, %134 ]
  %92 = icmp ugt i64 %90, 1
  %93 = zext i1 %92 to i32
  %94 = icmp ne i32 %80, %93
  %95 = icmp ne i32 %91, 0
  %96 = select i1 %94, i1 true, i1 %95
  br i1 %96, label %145, label %140

97:
  %98 = phi i64 [ %138, %134 ], [ 0, %88 ]
  %99 = phi i32 [ %137, %134 ], [ %19, %88 ]
  %100 = phi i64 [ %129, %134 ], [ 0, %88 ]
  %101 = shl nsw i64 %98, 2
  %102 = getelementptr inbounds i64, ptr %8, i64 %98
  %103 = load i64, ptr %102, align 8
  %104 = add nsw i64 %103, %101
  %105 = getelementptr inbounds i64, ptr %3, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr %9, i64 %98
  store i64 %106, ptr %107, align 8
  %108 = and i64 %106, 2
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %126, label %110

110:
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 %98
  %113 = load double, ptr %112, align 8
  %114 = fcmp ogt double %113, 0.000000e+00
  br i1 %114, label %115, label %126

115:
  %116 = load ptr, ptr %21, align 8
  %117 = shl nsw i64 %98, 1
  %118 = getelementptr inbounds double, ptr %116, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fcmp oeq double %119, 0.000000e+00
  br i1 %120, label %121, label %126

121:
  %122 = or i64 %117, 1
  %123 = getelementptr inbounds double, ptr %116, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fcmp oeq double %124, 0.000000e+00
  br label %126

126:
  %127 = phi i1 [ false, %97 ], [ false, %115 ], [ false, %110 ], [ %125, %121 ]
  %128 = zext i1 %127 to i64
  %129 = add nsw i64 %100, %128
  br i1 %18, label %130, label %134

130:
  %131 = getelementptr inbounds i64, ptr %1, i64 %98
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, %106
  br label %134

134:
  %135 = phi i1 [ false, %126 ], [ %133, %130 ]
  %136 = zext i1 %135 to i32
  %137 = and i32 %99, %136
  %138 = add nsw i64 %98, 1
  %139 = icmp eq i64 %138, %5
  br i1 %139, label %89, label %97

140:
  br i1 %79, label %144, label %141

141:
  %142 = load i64, ptr %2, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %145

144:
  tail call fastcc void @consider_directions(ptr %0, ptr %9, ptr %2, ptr %10)
  br label %145

145:
  br i1 %11, label %146, label %157

146:
  %147 = phi i64 [ %155, %154 ], [ %22, %145 ]
  %148 = getelementptr inbounds i64, ptr %8, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %148, align 8
  %151 = getelementptr inbounds i64, ptr %7, i64 %147
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %150, %152
  br i1 %153, label %154, label %157

154:
  store i64 0, ptr %148, align 8
  %155 = add nsw i64 %147, -1
  %156 = icmp sgt i64 %147, 0
  br i1 %156, label %146, label %87

157:
  %158 = phi i64 [ %22, %145 ], [ %147, %146 ]
  %159 = icmp sgt i64 %158, -1
  br i1 %159, label %88, label %87
}

define internal fastcc i64 @choose_share(ptr %0, ptr %1, ptr %2) {
  %4 = load i64, ptr %0, align 8
  %5 = mul nsw i64 %4, 3
  %6 = getelementptr inbounds double, ptr %2, i64 %4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %10

8:
  %9 = shl i64 %4, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %9, i1 false)
  br label %10

10:
  %11 = load i64, ptr %1, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %84

13:
  %14 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 1
  br label %15

15:
  %16 = phi i64 [ %11, %13 ], [ %28, %27 ]
  %17 = phi i64 [ 0, %13 ], [ %33, %27 ]
  %18 = phi i64 [ -1, %13 ], [ %32, %27 ]
  %19 = phi i64 [ 0, %13 ], [ %31, %27 ]
  br i1 %7, label %20, label %27

20:
  %21 = load ptr, ptr %14, align 8
  %22 = mul nsw i64 %17, %4
  br label %35

23:
  %24 = icmp slt i64 %28, 2
  br i1 %24, label %84, label %48

25:
  %26 = load i64, ptr %1, align 8
  br label %27

27:
  %28 = phi i64 [ %16, %15 ], [ %26, %25 ]
  %29 = phi i64 [ 0, %15 ], [ %42, %25 ]
  %30 = icmp sgt i64 %29, %18
  %31 = select i1 %30, i64 %17, i64 %19
  %32 = tail call i64 @llvm.smax.i64(i64 %29, i64 %18)
  %33 = add nsw i64 %17, 1
  %34 = icmp slt i64 %33, %28
  br i1 %34, label %15, label %23

35:
  %36 = phi i64 [ 0, %20 ], [ %46, %35 ]
  %37 = phi i64 [ 0, %20 ], [ %42, %35 ]
  %38 = add nsw i64 %36, %22
  %39 = getelementptr inbounds i64, ptr %21, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, 1
  %42 = add nsw i64 %41, %37
  %43 = getelementptr inbounds i64, ptr %2, i64 %36
  %44 = load i64, ptr %43, align 8
  %45 = or i64 %44, %41
  store i64 %45, ptr %43, align 8
  %46 = add nsw i64 %36, 1
  %47 = icmp eq i64 %46, %4
  br i1 %47, label %25, label %35

48:
  %49 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 4
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %6, i64 %5
  %52 = tail call fastcc i32 @find_forces(ptr %0, ptr %2, ptr %50, ptr %6, ptr %51)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %56

54:
  %55 = load i64, ptr %1, align 8
  br label %84

56:
  br i1 %7, label %57, label %84

57:
  %58 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = mul nsw i64 %31, %4
  br label %76

61:
  br i1 %7, label %62, label %84

62:
  %63 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 2
  %64 = load ptr, ptr %63, align 8
  %65 = mul nsw i64 %31, %5
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = mul i64 %4, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %66, i64 %67, i1 false)
  %68 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 3
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %70, i64 %67, i1 false)
  %71 = shl i64 %4, 4
  %72 = load ptr, ptr %49, align 8
  %73 = shl i64 %4, 1
  %74 = mul i64 %73, %31
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %75, i64 %71, i1 false)
  br label %84

76:
  %77 = phi i64 [ 0, %57 ], [ %82, %76 ]
  %78 = add nsw i64 %77, %60
  %79 = getelementptr inbounds i64, ptr %59, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds i64, ptr %59, i64 %77
  store i64 %80, ptr %81, align 8
  %82 = add nsw i64 %77, 1
  %83 = icmp eq i64 %82, %4
  br i1 %83, label %61, label %76

84:
  %85 = phi i64 [ 1, %62 ], [ %55, %54 ], [ %28, %23 ], [ %11, %10 ], [ 1, %61 ], [ 1, %56 ]
  ret i64 %85
}

define internal fastcc void @consider_directions(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = alloca [16 x double], align 16
  %6 = alloca [16 x double], align 16
  %7 = alloca double, align 8
  %8 = alloca [8 x double], align 16
  %9 = alloca [16 x double], align 16
  %10 = load i64, ptr %0, align 8
  %11 = getelementptr inbounds i64, ptr %3, i64 %10
  %12 = shl nsw i64 %10, 1
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8
  %16 = icmp sgt i64 %10, 0
  br i1 %16, label %17, label %50

17:
  %18 = shl i64 %10, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %15, i64 %18, i1 false)
  %19 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  br label %21

20:
  switch i64 %47, label %291 [
    i64 0, label %50
    i64 1, label %51
    i64 2, label %65
  ]

21:
  %22 = phi i64 [ 0, %17 ], [ %48, %46 ]
  %23 = phi i64 [ 0, %17 ], [ %47, %46 ]
  %24 = getelementptr inbounds i64, ptr %1, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, 2
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %46, label %28

28:
  %29 = load ptr, ptr %19, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %22
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %46

33:
  %34 = shl nsw i64 %22, 1
  %35 = getelementptr inbounds double, ptr %15, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fcmp oeq double %36, 0.000000e+00
  br i1 %37, label %38, label %46

38:
  %39 = or i64 %34, 1
  %40 = getelementptr inbounds double, ptr %15, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fcmp une double %41, 0.000000e+00
  br i1 %42, label %46, label %43

43:
  %44 = add nsw i64 %23, 1
  %45 = getelementptr inbounds i64, ptr %3, i64 %23
  store i64 %22, ptr %45, align 8
  br label %46

46:
  %47 = phi i64 [ %44, %43 ], [ %23, %38 ], [ %23, %21 ], [ %23, %33 ], [ %23, %28 ]
  %48 = add nsw i64 %22, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %20, label %21

50:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %11, ptr %2, ptr %13)
  br label %372

51:
  %52 = load i64, ptr %3, align 8
  %53 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %11, i64 %52, ptr %9, ptr %13)
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %56, label %55

55:
  br label %372

56:
  %57 = phi i64 [ %63, %56 ], [ 0, %51 ]
  %58 = load i64, ptr %3, align 8
  %59 = shl nsw i64 %58, 1
  %60 = getelementptr inbounds double, ptr %11, i64 %59
  %61 = shl nsw i64 %57, 1
  %62 = getelementptr inbounds double, ptr %9, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %60, ptr align 16 dereferenceable(16) %62, i64 16, i1 false)
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %11, ptr %2, ptr %13)
  %63 = add nsw i64 %57, 1
  %64 = icmp eq i64 %63, %53
  br i1 %64, label %55, label %56

65:
  %66 = getelementptr inbounds double, ptr %13, i64 16
  %67 = getelementptr inbounds double, ptr %13, i64 24
  %68 = getelementptr inbounds double, ptr %13, i64 40
  %69 = load i64, ptr %0, align 8
  %70 = shl nsw i64 %69, 1
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = getelementptr inbounds double, ptr %71, i64 %70
  %73 = getelementptr inbounds i64, ptr %3, i64 1
  br label %74

74:
  %75 = phi i64 [ 0, %65 ], [ %86, %259 ]
  %76 = phi i64 [ 0, %65 ], [ %267, %259 ]
  %77 = phi double [ 0x3FEE921DD42F09BA, %65 ], [ %265, %259 ]
  %78 = phi double [ 0x3FD2E9CD95BABA33, %65 ], [ %266, %259 ]
  %79 = phi double [ 0.000000e+00, %65 ], [ %78, %259 ]
  %80 = phi double [ 0.000000e+00, %65 ], [ %77, %259 ]
  %81 = load i64, ptr %3, align 8
  %82 = shl nsw i64 %81, 1
  %83 = getelementptr inbounds double, ptr %11, i64 %82
  store double %77, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %83, i64 8
  store double %78, ptr %84, align 8
  %85 = load i64, ptr %73, align 8
  %86 = tail call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %11, i64 %85, ptr %67, ptr %72)
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %91

88:
  %89 = icmp sgt i64 %75, 0
  %90 = icmp ne i64 %86, %75
  br label %95

91:
  %92 = icmp slt i64 %86, %75
  %93 = icmp sgt i64 %75, 0
  %94 = select i1 %93, i1 %92, i1 false
  br i1 %94, label %269, label %255

95:
  %96 = phi i64 [ 0, %88 ], [ %253, %252 ]
  %97 = load i64, ptr %73, align 8
  %98 = shl nsw i64 %97, 1
  %99 = getelementptr inbounds double, ptr %11, i64 %98
  %100 = shl nsw i64 %96, 1
  %101 = getelementptr inbounds double, ptr %67, i64 %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %99, ptr align 8 dereferenceable(16) %101, i64 16, i1 false)
  %102 = getelementptr inbounds double, ptr %8, i64 %96
  call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 1, ptr %102, ptr %72)
  br i1 %89, label %103, label %140

103:
  %104 = getelementptr inbounds double, ptr %101, i64 1
  br label %107

105:
  %106 = icmp sgt i64 %131, -1
  br i1 %106, label %134, label %140

107:
  %108 = phi i64 [ 0, %103 ], [ %132, %130 ]
  %109 = phi i64 [ -1, %103 ], [ %131, %130 ]
  %110 = icmp slt i64 %109, 0
  br i1 %110, label %129, label %111

111:
  %112 = shl nsw i64 %108, 1
  %113 = getelementptr inbounds double, ptr %13, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = load double, ptr %101, align 8
  %116 = getelementptr inbounds double, ptr %113, i64 1
  %117 = load double, ptr %116, align 8
  %118 = load double, ptr %104, align 8
  %119 = fmul double %117, %118
  %120 = tail call double @llvm.fmuladd.f64(double %114, double %115, double %119)
  %121 = shl nsw i64 %109, 1
  %122 = getelementptr inbounds double, ptr %13, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds double, ptr %122, i64 1
  %125 = load double, ptr %124, align 8
  %126 = fmul double %118, %125
  %127 = tail call double @llvm.fmuladd.f64(double %123, double %115, double %126)
  %128 = fcmp ogt double %120, %127
  br i1 %128, label %129, label %130

129:
  br label %130

130:
  %131 = phi i64 [ %108, %129 ], [ %109, %111 ]
  %132 = add nsw i64 %108, 1
  %133 = icmp eq i64 %132, %75
  br i1 %133, label %105, label %107

134:
  %135 = load double, ptr %102, align 8
  %136 = getelementptr inbounds double, ptr %66, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = fmul double %135, %137
  %139 = fcmp ole double %138, 0.000000e+00
  br label %140

140:
  %141 = phi i64 [ %131, %105 ], [ %131, %134 ], [ -1, %95 ]
  %142 = phi i1 [ false, %105 ], [ %139, %134 ], [ false, %95 ]
  %143 = select i1 %142, i1 true, i1 %90
  br i1 %143, label %144, label %252

144:
  %145 = load i64, ptr %0, align 8
  %146 = shl nsw i64 %145, 1
  %147 = icmp sgt i64 %145, 0
  br i1 %147, label %148, label %150

148:
  %149 = shl i64 %145, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %11, i64 %149, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %11, i64 %149, i1 false)
  br label %150

150:
  br i1 %142, label %151, label %248

151:
  %152 = load i64, ptr %3, align 8
  %153 = shl nsw i64 %152, 1
  %154 = getelementptr inbounds double, ptr %71, i64 %153
  store double %80, ptr %154, align 8
  %155 = getelementptr inbounds i8, ptr %154, i64 8
  store double %79, ptr %155, align 8
  %156 = load i64, ptr %73, align 8
  %157 = shl nsw i64 %156, 1
  %158 = getelementptr inbounds double, ptr %71, i64 %157
  %159 = shl nsw i64 %141, 1
  %160 = getelementptr inbounds double, ptr %13, i64 %159
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %158, ptr align 8 dereferenceable(16) %160, i64 16, i1 false)
  %161 = load double, ptr %102, align 8
  %162 = getelementptr inbounds double, ptr %72, i64 %146
  br label %163

163:
  %164 = phi i64 [ %145, %151 ], [ %238, %245 ]
  %165 = phi i64 [ 0, %151 ], [ %246, %245 ]
  %166 = icmp sgt i64 %164, 0
  br i1 %166, label %167, label %169

167:
  %168 = shl i64 %164, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %68, i64 %168, i1 false)
  br label %169

169:
  br label %170

170:
  %171 = phi i1 [ false, %190 ], [ true, %169 ]
  %172 = phi i64 [ 1, %190 ], [ 0, %169 ]
  %173 = getelementptr inbounds i64, ptr %3, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = shl nsw i64 %174, 1
  %176 = getelementptr inbounds double, ptr %72, i64 %175
  %177 = getelementptr inbounds double, ptr %71, i64 %175
  %178 = load double, ptr %177, align 8
  %179 = load double, ptr %176, align 8
  %180 = fadd double %178, %179
  store double %180, ptr %176, align 8
  %181 = getelementptr inbounds double, ptr %177, i64 1
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds double, ptr %176, i64 1
  %184 = load double, ptr %183, align 8
  %185 = fadd double %182, %184
  store double %185, ptr %183, align 8
  %186 = fmul double %185, %185
  %187 = tail call double @llvm.fmuladd.f64(double %180, double %180, double %186)
  %188 = tail call double @llvm.sqrt.f64(double %187)
  %189 = fcmp ogt double %188, 0.000000e+00
  br i1 %189, label %190, label %248

190:
  %191 = fdiv double %180, %188
  store double %191, ptr %176, align 8
  %192 = fdiv double %185, %188
  store double %192, ptr %183, align 8
  br i1 %171, label %170, label %193

193:
  store double 0x7FF8000000000000, ptr %7, align 8
  %194 = load i64, ptr %73, align 8
  %195 = shl nsw i64 %194, 1
  %196 = getelementptr inbounds double, ptr %72, i64 %195
  %197 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %72, i64 %194, ptr %6, ptr %162)
  %198 = icmp sgt i64 %197, 1
  br i1 %198, label %199, label %205

199:
  %200 = load double, ptr %196, align 8
  %201 = getelementptr inbounds double, ptr %196, i64 1
  %202 = load double, ptr %201, align 8
  br label %209

203:
  %204 = shl nsw i64 %227, 1
  br label %205

205:
  %206 = phi i64 [ 0, %193 ], [ %204, %203 ]
  %207 = icmp eq i64 %197, 0
  br i1 %207, label %208, label %230

208:
  br label %233

209:
  %210 = phi i64 [ 1, %199 ], [ %228, %209 ]
  %211 = phi i64 [ 0, %199 ], [ %227, %209 ]
  %212 = shl nsw i64 %210, 1
  %213 = getelementptr inbounds double, ptr %6, i64 %212
  %214 = load double, ptr %213, align 16
  %215 = getelementptr inbounds double, ptr %213, i64 1
  %216 = load double, ptr %215, align 8
  %217 = fmul double %202, %216
  %218 = tail call double @llvm.fmuladd.f64(double %214, double %200, double %217)
  %219 = shl nsw i64 %211, 1
  %220 = getelementptr inbounds double, ptr %6, i64 %219
  %221 = load double, ptr %220, align 16
  %222 = getelementptr inbounds double, ptr %220, i64 1
  %223 = load double, ptr %222, align 8
  %224 = fmul double %202, %223
  %225 = tail call double @llvm.fmuladd.f64(double %221, double %200, double %224)
  %226 = fcmp ogt double %218, %225
  %227 = select i1 %226, i64 %210, i64 %211
  %228 = add nsw i64 %210, 1
  %229 = icmp eq i64 %228, %197
  br i1 %229, label %203, label %209

230:
  %231 = getelementptr inbounds double, ptr %6, i64 %206
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %196, ptr align 16 dereferenceable(16) %231, i64 16, i1 false)
  %232 = icmp slt i64 %197, 1
  br i1 %232, label %233, label %234

233:
  br label %248

234:
  call fastcc void @find_off(ptr %0, ptr %1, ptr %72, ptr %3, i64 1, ptr %7, ptr %162)
  %235 = load double, ptr %7, align 8
  %236 = fcmp ord double %235, 0.000000e+00
  br i1 %236, label %237, label %248

237:
  %238 = load i64, ptr %0, align 8
  %239 = icmp sgt i64 %238, 0
  br i1 %239, label %240, label %245

240:
  %241 = shl i64 %238, 4
  %242 = fmul double %161, %235
  %243 = fcmp ogt double %242, 0.000000e+00
  %244 = select i1 %243, ptr %68, ptr %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %244, ptr align 8 %72, i64 %241, i1 false)
  br label %245

245:
  %246 = add nsw i64 %165, 1
  %247 = icmp eq i64 %246, 12
  br i1 %247, label %248, label %163

248:
  %249 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %68, ptr %3, i64 2, ptr %72)
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %252, label %251

251:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %68, ptr %2, ptr %72)
  br label %252

252:
  %253 = add nsw i64 %96, 1
  %254 = icmp eq i64 %253, %86
  br i1 %254, label %91, label %95

255:
  br i1 %87, label %256, label %259

256:
  %257 = shl i64 %86, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 %257, i1 false)
  %258 = shl i64 %86, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 16 %8, i64 %258, i1 false)
  br label %259

259:
  %260 = tail call double @llvm.fmuladd.f64(double %78, double 0xBFA65ABA23CF256D, double %77)
  %261 = tail call double @llvm.fmuladd.f64(double %77, double 0x3FA65ABA23CF256D, double %78)
  %262 = fmul double %261, %261
  %263 = tail call double @llvm.fmuladd.f64(double %260, double %260, double %262)
  %264 = tail call double @llvm.sqrt.f64(double %263)
  %265 = fdiv double %260, %264
  %266 = fdiv double %261, %264
  %267 = add nsw i64 %76, 1
  %268 = icmp eq i64 %267, 145
  br i1 %268, label %291, label %74

269:
  %270 = phi i64 [ %289, %288 ], [ 0, %91 ]
  %271 = load i64, ptr %0, align 8
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %275

273:
  %274 = shl i64 %271, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %11, i64 %274, i1 false)
  br label %275

275:
  %276 = load i64, ptr %3, align 8
  %277 = shl nsw i64 %276, 1
  %278 = getelementptr inbounds double, ptr %68, i64 %277
  store double %80, ptr %278, align 8
  %279 = getelementptr inbounds i8, ptr %278, i64 8
  store double %79, ptr %279, align 8
  %280 = load i64, ptr %73, align 8
  %281 = shl nsw i64 %280, 1
  %282 = getelementptr inbounds double, ptr %68, i64 %281
  %283 = shl nsw i64 %270, 1
  %284 = getelementptr inbounds double, ptr %13, i64 %283
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %282, ptr align 8 dereferenceable(16) %284, i64 16, i1 false)
  %285 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %68, ptr %3, i64 2, ptr %72)
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %288, label %287

287:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %68, ptr %2, ptr %72)
  br label %288

288:
  %289 = add nsw i64 %270, 1
  %290 = icmp eq i64 %289, %75
  br i1 %290, label %255, label %269

291:
  %292 = icmp sgt i64 %47, 0
  br label %293

293:
  %294 = phi i64 [ 0, %291 ], [ %370, %369 ]
  br i1 %292, label %295, label %305

295:
  %296 = getelementptr inbounds [4 x [2 x double]], ptr @START, i64 0, i64 %294
  br label %297

297:
  %298 = phi i64 [ 0, %295 ], [ %303, %297 ]
  %299 = getelementptr inbounds i64, ptr %3, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = shl nsw i64 %300, 1
  %302 = getelementptr inbounds double, ptr %11, i64 %301
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %302, ptr align 16 dereferenceable(16) %296, i64 16, i1 false)
  %303 = add nsw i64 %298, 1
  %304 = icmp eq i64 %303, %47
  br i1 %304, label %305, label %297

305:
  br label %306

306:
  %307 = phi i64 [ %313, %311 ], [ 0, %305 ]
  %308 = phi i32 [ %312, %311 ], [ 1, %305 ]
  br i1 %292, label %315, label %311

309:
  %310 = icmp eq i32 %312, 0
  br i1 %310, label %369, label %365

311:
  %312 = phi i32 [ %308, %306 ], [ %362, %360 ]
  %313 = add nsw i64 %307, 1
  %314 = icmp eq i64 %313, 8
  br i1 %314, label %309, label %306

315:
  %316 = phi i64 [ %363, %360 ], [ 0, %306 ]
  %317 = phi i32 [ %362, %360 ], [ %308, %306 ]
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %360, label %319

319:
  %320 = getelementptr inbounds i64, ptr %3, i64 %316
  %321 = load i64, ptr %320, align 8
  %322 = shl nsw i64 %321, 1
  %323 = getelementptr inbounds double, ptr %11, i64 %322
  %324 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %11, i64 %321, ptr %5, ptr %13)
  %325 = icmp sgt i64 %324, 1
  br i1 %325, label %326, label %332

326:
  %327 = load double, ptr %323, align 8
  %328 = getelementptr inbounds double, ptr %323, i64 1
  %329 = load double, ptr %328, align 8
  br label %335

330:
  %331 = shl nsw i64 %353, 1
  br label %332

332:
  %333 = phi i64 [ 0, %319 ], [ %331, %330 ]
  %334 = icmp eq i64 %324, 0
  br i1 %334, label %358, label %356

335:
  %336 = phi i64 [ 1, %326 ], [ %354, %335 ]
  %337 = phi i64 [ 0, %326 ], [ %353, %335 ]
  %338 = shl nsw i64 %336, 1
  %339 = getelementptr inbounds double, ptr %5, i64 %338
  %340 = load double, ptr %339, align 16
  %341 = getelementptr inbounds double, ptr %339, i64 1
  %342 = load double, ptr %341, align 8
  %343 = fmul double %329, %342
  %344 = tail call double @llvm.fmuladd.f64(double %340, double %327, double %343)
  %345 = shl nsw i64 %337, 1
  %346 = getelementptr inbounds double, ptr %5, i64 %345
  %347 = load double, ptr %346, align 16
  %348 = getelementptr inbounds double, ptr %346, i64 1
  %349 = load double, ptr %348, align 8
  %350 = fmul double %329, %349
  %351 = tail call double @llvm.fmuladd.f64(double %347, double %327, double %350)
  %352 = fcmp ogt double %344, %351
  %353 = select i1 %352, i64 %336, i64 %337
  %354 = add nsw i64 %336, 1
  %355 = icmp eq i64 %354, %324
  br i1 %355, label %330, label %335

356:
  %357 = getelementptr inbounds double, ptr %5, i64 %333
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %323, ptr align 16 dereferenceable(16) %357, i64 16, i1 false)
  br label %358

358:
  %359 = icmp sgt i64 %324, 0
  br label %360

360:
  %361 = phi i1 [ false, %315 ], [ %359, %358 ]
  %362 = zext i1 %361 to i32
  %363 = add nsw i64 %316, 1
  %364 = icmp eq i64 %363, %47
  br i1 %364, label %311, label %315

365:
  %366 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %11, ptr %3, i64 %47, ptr %13)
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %369, label %368

368:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %11, ptr %2, ptr %13)
  br label %369

369:
  %370 = add nsw i64 %294, 1
  %371 = icmp eq i64 %370, 4
  br i1 %371, label %372, label %293

372:
  ret void
}

define internal fastcc void @consider(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = load i64, ptr %0, align 8
  %7 = mul nsw i64 %6, 3
  %8 = getelementptr inbounds double, ptr %4, i64 %7
  %9 = getelementptr inbounds double, ptr %8, i64 %7
  %10 = tail call fastcc i32 @find_forces(ptr %0, ptr %1, ptr %2, ptr %4, ptr %9)
  %11 = load i64, ptr %0, align 8
  %12 = mul i64 %11, 3
  %13 = icmp sgt i64 %11, 0
  br i1 %13, label %14, label %44

14:
  %15 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  br label %20

20:
  %21 = phi i64 [ 0, %14 ], [ %39, %36 ]
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %21, %12
  %25 = getelementptr inbounds double, ptr %18, i64 %24
  br label %26

26:
  %27 = phi i64 [ %34, %26 ], [ 0, %20 ]
  %28 = phi double [ %33, %26 ], [ 0.000000e+00, %20 ]
  %29 = getelementptr inbounds double, ptr %25, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %4, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fmuladd.f64(double %30, double %32, double %28)
  %34 = add nsw i64 %27, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %36, label %26

36:
  %37 = fadd double %23, %33
  %38 = getelementptr inbounds double, ptr %8, i64 %21
  store double %37, ptr %38, align 8
  %39 = add nsw i64 %21, 1
  %40 = icmp eq i64 %39, %19
  br i1 %40, label %41, label %20

41:
  %42 = load i64, ptr %3, align 8
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %241, label %49

44:
  %45 = load i64, ptr %3, align 8
  %46 = icmp eq i64 %45, 6
  br i1 %46, label %241, label %47

47:
  %48 = tail call fastcc double @looseness(ptr %0, ptr %4)
  br label %169

49:
  %50 = tail call fastcc double @looseness(ptr %0, ptr %4)
  br label %59

51:
  %52 = icmp slt i64 %11, 1
  br i1 %52, label %169, label %53

53:
  %54 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %55 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 6
  %56 = fneg double %50
  %57 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %58 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  br label %70

59:
  %60 = phi double [ %67, %59 ], [ 0.000000e+00, %49 ]
  %61 = phi i64 [ %68, %59 ], [ 0, %49 ]
  %62 = getelementptr inbounds double, ptr %4, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = fmul double %64, 0x3DA5FD7FE1796495
  %66 = fcmp ogt double %60, %65
  %67 = select i1 %66, double %60, double %65
  %68 = add nsw i64 %61, 1
  %69 = icmp eq i64 %68, %19
  br i1 %69, label %51, label %59

70:
  %71 = phi i1 [ false, %53 ], [ %165, %163 ]
  %72 = phi i64 [ 0, %53 ], [ %164, %163 ]
  %73 = mul nsw i64 %72, 3
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = getelementptr inbounds double, ptr %8, i64 %73
  %76 = shl nsw i64 %72, 1
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = getelementptr inbounds i64, ptr %1, i64 %72
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 1
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %93, label %82

82:
  %83 = load double, ptr %74, align 8
  %84 = load ptr, ptr %54, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %72
  %86 = load double, ptr %85, align 8
  %87 = fsub double %86, %67
  %88 = fcmp ult double %83, %87
  br i1 %88, label %167, label %89

89:
  %90 = load double, ptr %75, align 8
  %91 = tail call double @llvm.fabs.f64(double %90)
  %92 = fcmp ugt double %91, %50
  br i1 %92, label %167, label %101

93:
  %94 = load ptr, ptr %55, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 %72
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %101, label %98

98:
  %99 = load double, ptr %75, align 8
  %100 = fcmp ult double %99, %56
  br i1 %100, label %167, label %101

101:
  %102 = and i64 %79, 4
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %128, label %104

104:
  %105 = getelementptr inbounds double, ptr %75, i64 1
  %106 = load double, ptr %105, align 8
  %107 = tail call double @llvm.fabs.f64(double %106)
  %108 = getelementptr inbounds double, ptr %75, i64 2
  %109 = load double, ptr %108, align 8
  %110 = tail call double @llvm.fabs.f64(double %109)
  %111 = fcmp ogt double %107, %110
  %112 = select i1 %111, double %107, double %110
  %113 = getelementptr inbounds double, ptr %74, i64 1
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds double, ptr %113, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fmul double %116, %116
  %118 = tail call double @llvm.fmuladd.f64(double %114, double %114, double %117)
  %119 = tail call double @llvm.sqrt.f64(double %118)
  %120 = load ptr, ptr %57, align 8
  %121 = getelementptr inbounds double, ptr %120, i64 %72
  %122 = load double, ptr %121, align 8
  %123 = load double, ptr %74, align 8
  %124 = tail call double @llvm.fmuladd.f64(double %122, double %123, double %67)
  %125 = fcmp ugt double %119, %124
  %126 = fcmp ugt double %112, %50
  %127 = select i1 %125, i1 true, i1 %126
  br i1 %127, label %167, label %163

128:
  %129 = and i64 %79, 2
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %163, label %131

131:
  %132 = load ptr, ptr %57, align 8
  %133 = getelementptr inbounds double, ptr %132, i64 %72
  %134 = load double, ptr %133, align 8
  %135 = fcmp ogt double %134, 0.000000e+00
  br i1 %135, label %136, label %163

136:
  %137 = load ptr, ptr %58, align 8
  %138 = getelementptr inbounds double, ptr %137, i64 %76
  %139 = load double, ptr %138, align 8
  %140 = fcmp oeq double %139, 0.000000e+00
  br i1 %140, label %141, label %163

141:
  %142 = or i64 %76, 1
  %143 = getelementptr inbounds double, ptr %137, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = fcmp une double %144, 0.000000e+00
  br i1 %145, label %163, label %146

146:
  %147 = getelementptr inbounds double, ptr %75, i64 1
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %77, align 8
  %150 = getelementptr inbounds double, ptr %147, i64 1
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %77, i64 1
  %153 = load double, ptr %152, align 8
  %154 = fmul double %151, %153
  %155 = tail call double @llvm.fmuladd.f64(double %148, double %149, double %154)
  %156 = fcmp ult double %155, %56
  br i1 %156, label %167, label %157

157:
  %158 = fneg double %153
  %159 = fmul double %148, %158
  %160 = tail call double @llvm.fmuladd.f64(double %149, double %151, double %159)
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = fcmp ugt double %161, %50
  br i1 %162, label %167, label %163

163:
  %164 = add nsw i64 %72, 1
  %165 = icmp sge i64 %164, %11
  %166 = icmp eq i64 %164, %11
  br i1 %166, label %167, label %70

167:
  %168 = phi i1 [ %71, %89 ], [ %71, %82 ], [ %71, %98 ], [ %71, %104 ], [ %71, %157 ], [ %71, %146 ], [ %165, %163 ]
  br i1 %168, label %169, label %241

169:
  %170 = phi i64 [ %42, %167 ], [ %45, %47 ], [ %42, %51 ]
  %171 = tail call fastcc double @looseness(ptr %0, ptr %4)
  %172 = icmp sgt i64 %170, 0
  br i1 %172, label %173, label %206

173:
  %174 = icmp sgt i64 %6, 0
  %175 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %176 = fmul double %171, 1.000000e+02
  %177 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %182

178:
  %179 = add nsw i64 %184, 1
  %180 = icmp slt i64 %179, %170
  %181 = icmp eq i64 %179, %170
  br i1 %181, label %206, label %182

182:
  %183 = phi i1 [ true, %173 ], [ %180, %178 ]
  %184 = phi i64 [ 0, %173 ], [ %179, %178 ]
  br i1 %174, label %185, label %188

185:
  %186 = load ptr, ptr %175, align 8
  %187 = mul nsw i64 %184, %7
  br label %191

188:
  %189 = phi double [ 0.000000e+00, %182 ], [ %202, %191 ]
  %190 = fcmp ugt double %189, %176
  br i1 %190, label %178, label %205

191:
  %192 = phi i64 [ 0, %185 ], [ %203, %191 ]
  %193 = phi double [ 0.000000e+00, %185 ], [ %202, %191 ]
  %194 = getelementptr inbounds double, ptr %8, i64 %192
  %195 = load double, ptr %194, align 8
  %196 = add nsw i64 %192, %187
  %197 = getelementptr inbounds double, ptr %186, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fsub double %195, %198
  %200 = tail call double @llvm.fabs.f64(double %199)
  %201 = fcmp ogt double %193, %200
  %202 = select i1 %201, double %193, double %200
  %203 = add nsw i64 %192, 1
  %204 = icmp eq i64 %203, %177
  br i1 %204, label %188, label %191

205:
  br i1 %183, label %241, label %206

206:
  %207 = icmp sgt i64 %6, 0
  br i1 %207, label %208, label %228

208:
  %209 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 1
  %210 = load ptr, ptr %209, align 8
  br label %231

211:
  %212 = load i64, ptr %3, align 8
  br i1 %207, label %213, label %228

213:
  %214 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 2
  %215 = load ptr, ptr %214, align 8
  %216 = mul nsw i64 %212, %7
  %217 = getelementptr inbounds double, ptr %215, i64 %216
  %218 = mul i64 %6, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %217, ptr align 8 %4, i64 %218, i1 false)
  %219 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds double, ptr %220, i64 %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %221, ptr align 8 %8, i64 %218, i1 false)
  %222 = shl i64 %6, 4
  %223 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 4
  %224 = load ptr, ptr %223, align 8
  %225 = shl i64 %6, 1
  %226 = mul i64 %225, %212
  %227 = getelementptr inbounds double, ptr %224, i64 %226
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %2, i64 %222, i1 false)
  br label %228

228:
  %229 = phi i64 [ %212, %213 ], [ %212, %211 ], [ %170, %206 ]
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %3, align 8
  br label %241

231:
  %232 = phi i64 [ 0, %208 ], [ %239, %231 ]
  %233 = getelementptr inbounds i64, ptr %1, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = load i64, ptr %3, align 8
  %236 = mul nsw i64 %235, %6
  %237 = add nsw i64 %236, %232
  %238 = getelementptr inbounds i64, ptr %210, i64 %237
  store i64 %234, ptr %238, align 8
  %239 = add nsw i64 %232, 1
  %240 = icmp eq i64 %239, %6
  br i1 %240, label %211, label %231

241:
  ret void
}

define internal fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca [4 x double], align 16
  %8 = alloca [5 x double], align 16
  %9 = alloca [9 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = alloca [2 x double], align 16
  %12 = alloca [4 x double], align 16
  %13 = alloca [16 x double], align 16
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 %3
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 %3
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds i64, ptr %1, i64 %3
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %0, align 8
  %25 = mul nsw i64 %24, 3
  %26 = mul nsw i64 %3, 3
  %27 = mul nsw i64 %25, %25
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = getelementptr inbounds double, ptr %28, i64 %25
  %30 = getelementptr inbounds double, ptr %29, i64 %27
  %31 = mul i64 %24, 12
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = getelementptr inbounds double, ptr %32, i64 %31
  %34 = tail call fastcc i64 @find_unknowns(ptr %0, ptr %1, ptr %2, i64 %3, ptr %5, ptr %33, ptr %28)
  %35 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = icmp sgt i64 %24, 0
  br label %42

40:
  %41 = icmp eq i64 %34, 0
  br i1 %41, label %155, label %76

42:
  %43 = phi i64 [ 0, %6 ], [ %64, %63 ]
  %44 = add nsw i64 %43, %26
  %45 = mul nsw i64 %44, %25
  %46 = getelementptr inbounds double, ptr %36, i64 %45
  %47 = getelementptr inbounds double, ptr %38, i64 %44
  %48 = load double, ptr %47, align 8
  br i1 %39, label %49, label %59

49:
  %50 = phi i64 [ %57, %49 ], [ 0, %42 ]
  %51 = phi double [ %56, %49 ], [ 0.000000e+00, %42 ]
  %52 = getelementptr inbounds double, ptr %46, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %28, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %51)
  %57 = add nsw i64 %50, 1
  %58 = icmp eq i64 %57, %25
  br i1 %58, label %59, label %49

59:
  %60 = phi double [ 0.000000e+00, %42 ], [ %56, %49 ]
  %61 = fadd double %48, %60
  %62 = getelementptr inbounds double, ptr %10, i64 %43
  store double %61, ptr %62, align 8
  br label %66

63:
  %64 = add nsw i64 %43, 1
  %65 = icmp eq i64 %64, 3
  br i1 %65, label %40, label %42

66:
  %67 = phi i64 [ 0, %59 ], [ %74, %66 ]
  %68 = add nsw i64 %67, %26
  %69 = getelementptr inbounds double, ptr %46, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %67, 3
  %72 = add nsw i64 %71, %43
  %73 = getelementptr inbounds double, ptr %9, i64 %72
  store double %70, ptr %73, align 8
  %74 = add nsw i64 %67, 1
  %75 = icmp eq i64 %74, 3
  br i1 %75, label %63, label %66

76:
  %77 = mul nsw i64 %34, 3
  %78 = getelementptr inbounds double, ptr %30, i64 %77
  tail call fastcc void @equations_of(ptr %0, i64 %34, ptr %5, ptr %33, ptr %28, ptr %29, ptr %78)
  %79 = icmp sgt i64 %34, 0
  br label %80

80:
  %81 = phi i64 [ 0, %76 ], [ %90, %89 ]
  br i1 %79, label %82, label %89

82:
  %83 = load ptr, ptr %35, align 8
  %84 = add i64 %81, %26
  %85 = mul nsw i64 %81, %34
  br label %92

86:
  %87 = getelementptr inbounds i64, ptr %33, i64 %25
  %88 = tail call fastcc i64 @solve_least(ptr %29, ptr %30, i64 %34, i64 4, ptr %32, ptr %87)
  br label %105

89:
  %90 = add nsw i64 %81, 1
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %86, label %80

92:
  %93 = phi i64 [ 0, %82 ], [ %103, %92 ]
  %94 = getelementptr inbounds i64, ptr %33, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %95, %25
  %97 = add i64 %84, %96
  %98 = getelementptr inbounds double, ptr %83, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fneg double %99
  %101 = add nsw i64 %93, %85
  %102 = getelementptr inbounds double, ptr %30, i64 %101
  store double %100, ptr %102, align 8
  %103 = add nsw i64 %93, 1
  %104 = icmp eq i64 %103, %34
  br i1 %104, label %89, label %92

105:
  %106 = phi i64 [ 0, %86 ], [ %116, %115 ]
  br i1 %79, label %107, label %115

107:
  %108 = load ptr, ptr %35, align 8
  %109 = add nsw i64 %106, %26
  %110 = mul nsw i64 %109, %25
  %111 = getelementptr inbounds double, ptr %108, i64 %110
  %112 = getelementptr inbounds double, ptr %10, i64 %106
  %113 = load double, ptr %112, align 8
  br label %118

114:
  store double %139, ptr %112, align 8
  br label %115

115:
  %116 = add nsw i64 %106, 1
  %117 = icmp eq i64 %116, 3
  br i1 %117, label %155, label %105

118:
  %119 = phi double [ %113, %107 ], [ %139, %135 ]
  %120 = phi i64 [ 0, %107 ], [ %140, %135 ]
  %121 = mul nsw i64 %120, %25
  %122 = getelementptr inbounds double, ptr %5, i64 %121
  br i1 %39, label %123, label %133

123:
  %124 = phi i64 [ %131, %123 ], [ 0, %118 ]
  %125 = phi double [ %130, %123 ], [ 0.000000e+00, %118 ]
  %126 = getelementptr inbounds double, ptr %111, i64 %124
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %122, i64 %124
  %129 = load double, ptr %128, align 8
  %130 = tail call double @llvm.fmuladd.f64(double %127, double %129, double %125)
  %131 = add nsw i64 %124, 1
  %132 = icmp eq i64 %131, %25
  br i1 %132, label %133, label %123

133:
  %134 = phi double [ 0.000000e+00, %118 ], [ %130, %123 ]
  br label %142

135:
  %136 = add nsw i64 %120, %77
  %137 = getelementptr inbounds double, ptr %32, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = tail call double @llvm.fmuladd.f64(double %134, double %138, double %119)
  %140 = add nsw i64 %120, 1
  %141 = icmp eq i64 %140, %34
  br i1 %141, label %114, label %118

142:
  %143 = phi i64 [ 0, %133 ], [ %153, %142 ]
  %144 = mul nsw i64 %143, %34
  %145 = add nsw i64 %144, %120
  %146 = getelementptr inbounds double, ptr %32, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = mul nsw i64 %143, 3
  %149 = add nsw i64 %148, %106
  %150 = getelementptr inbounds double, ptr %9, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fmuladd.f64(double %134, double %147, double %151)
  store double %152, ptr %150, align 8
  %153 = add nsw i64 %143, 1
  %154 = icmp eq i64 %153, 3
  br i1 %154, label %135, label %142

155:
  %156 = and i64 %23, 1
  %157 = icmp eq i64 %156, 0
  %158 = load double, ptr %10, align 16
  %159 = fneg double %17
  %160 = fmul double %21, %159
  %161 = load double, ptr %9, align 16
  %162 = fneg double %158
  br label %338

163:
  %164 = getelementptr inbounds double, ptr %12, i64 2
  %165 = load double, ptr %164, align 16
  %166 = getelementptr inbounds double, ptr %12, i64 1
  %167 = load double, ptr %166, align 8
  %168 = fadd double %165, %167
  %169 = fmul double %168, 5.000000e-01
  %170 = getelementptr inbounds double, ptr %12, i64 3
  %171 = load double, ptr %170, align 8
  %172 = load double, ptr %12, align 16
  %173 = fsub double %171, %172
  %174 = getelementptr inbounds double, ptr %11, i64 1
  %175 = load double, ptr %174, align 8
  %176 = load double, ptr %11, align 16
  %177 = tail call double @llvm.fabs.f64(double %175)
  %178 = tail call double @llvm.fabs.f64(double %169)
  br label %211

179:
  %180 = fsub double %165, %167
  %181 = fmul double %173, 5.000000e-01
  %182 = fneg double %176
  %183 = tail call double @llvm.fabs.f64(double %182)
  %184 = tail call double @llvm.fabs.f64(double %181)
  %185 = fmul double %180, 5.000000e-01
  %186 = tail call double @llvm.fabs.f64(double %185)
  %187 = fadd double %186, %177
  %188 = fadd double %187, %183
  %189 = fadd double %178, %188
  %190 = fadd double %184, %189
  %191 = tail call double @llvm.fabs.f64(double %176)
  %192 = fcmp ogt double %191, %177
  %193 = select i1 %192, double %191, double %177
  %194 = fadd double %193, %218
  %195 = fmul double %194, 0x3CE0000000000000
  %196 = fcmp ogt double %190, %195
  br i1 %196, label %197, label %374

197:
  %198 = getelementptr inbounds double, ptr %8, i64 1
  %199 = fmul double %181, 4.000000e+00
  %200 = getelementptr inbounds double, ptr %8, i64 2
  %201 = fmul double %169, -6.000000e+00
  %202 = tail call double @llvm.fmuladd.f64(double %185, double 2.000000e+00, double %201)
  %203 = getelementptr inbounds double, ptr %8, i64 3
  %204 = fneg double %199
  %205 = getelementptr inbounds double, ptr %8, i64 4
  %206 = fmul double %190, 1.000000e-13
  %207 = fneg double %175
  %208 = fmul double %169, -2.000000e+00
  %209 = fmul double %181, 2.000000e+00
  %210 = fmul double %190, 0x3C9CD2B297D889BC
  br label %221

211:
  %212 = phi double [ 0.000000e+00, %163 ], [ %218, %211 ]
  %213 = phi i64 [ 0, %163 ], [ %219, %211 ]
  %214 = getelementptr inbounds double, ptr %12, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = tail call double @llvm.fabs.f64(double %215)
  %217 = fcmp ogt double %212, %216
  %218 = select i1 %217, double %212, double %216
  %219 = add nsw i64 %213, 1
  %220 = icmp eq i64 %219, 4
  br i1 %220, label %179, label %211

221:
  %222 = phi i64 [ 0, %197 ], [ %240, %239 ]
  %223 = phi i32 [ 1, %197 ], [ %241, %239 ]
  %224 = sitofp i32 %223 to double
  %225 = fmul double %175, %224
  %226 = fmul double %182, %224
  %227 = fadd double %185, %225
  %228 = fadd double %169, %227
  store double %228, ptr %8, align 16
  %229 = tail call double @llvm.fmuladd.f64(double %226, double 2.000000e+00, double %199)
  store double %229, ptr %198, align 8
  store double %202, ptr %200, align 16
  %230 = tail call double @llvm.fmuladd.f64(double %226, double 2.000000e+00, double %204)
  store double %230, ptr %203, align 8
  %231 = fsub double %185, %225
  %232 = fadd double %169, %231
  store double %232, ptr %205, align 16
  %233 = call fastcc i64 @zeros_between(ptr %8, i64 4, double %206, ptr %7)
  %234 = icmp sgt i64 %233, 0
  %235 = icmp slt i64 %222, 8
  %236 = select i1 %234, i1 %235, i1 false
  br i1 %236, label %237, label %239

237:
  %238 = fmul double %224, 2.000000e+00
  br label %243

239:
  %240 = phi i64 [ %222, %221 ], [ %326, %325 ]
  %241 = add nsw i32 %223, -2
  %242 = icmp slt i32 %223, 1
  br i1 %242, label %331, label %221

243:
  %244 = phi i64 [ %222, %237 ], [ %326, %325 ]
  %245 = phi i64 [ 0, %237 ], [ %327, %325 ]
  %246 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = tail call double @llvm.fmuladd.f64(double %247, double %247, double 1.000000e+00)
  %249 = fneg double %247
  %250 = tail call double @llvm.fmuladd.f64(double %249, double %247, double 1.000000e+00)
  %251 = fmul double %250, %224
  %252 = fdiv double %251, %248
  %253 = fmul double %238, %247
  %254 = fdiv double %253, %248
  br label %255

255:
  %256 = phi i64 [ 0, %243 ], [ %289, %276 ]
  %257 = phi double [ %252, %243 ], [ %287, %276 ]
  %258 = phi double [ %254, %243 ], [ %288, %276 ]
  %259 = fneg double %258
  %260 = fmul double %258, %259
  %261 = tail call double @llvm.fmuladd.f64(double %257, double %257, double %260)
  %262 = fmul double %257, 2.000000e+00
  %263 = fmul double %258, %262
  %264 = tail call double @llvm.fmuladd.f64(double %175, double %257, double %185)
  %265 = tail call double @llvm.fmuladd.f64(double %182, double %258, double %264)
  %266 = tail call double @llvm.fmuladd.f64(double %169, double %261, double %265)
  %267 = tail call double @llvm.fmuladd.f64(double %181, double %263, double %266)
  %268 = fmul double %257, %182
  %269 = tail call double @llvm.fmuladd.f64(double %207, double %258, double %268)
  %270 = tail call double @llvm.fmuladd.f64(double %208, double %263, double %269)
  %271 = tail call double @llvm.fmuladd.f64(double %209, double %261, double %270)
  %272 = tail call double @llvm.fabs.f64(double %267)
  %273 = fcmp ugt double %272, %210
  %274 = fcmp une double %271, 0.000000e+00
  %275 = select i1 %273, i1 %274, i1 false
  br i1 %275, label %276, label %291

276:
  %277 = fneg double %267
  %278 = fdiv double %277, %271
  %279 = tail call double @llvm.maxnum.f64(double %278, double -1.000000e-01)
  %280 = tail call double @llvm.minnum.f64(double %279, double 1.000000e-01)
  %281 = fneg double %280
  %282 = tail call double @llvm.fmuladd.f64(double %281, double %258, double %257)
  %283 = tail call double @llvm.fmuladd.f64(double %280, double %257, double %258)
  %284 = fmul double %283, %283
  %285 = tail call double @llvm.fmuladd.f64(double %282, double %282, double %284)
  %286 = tail call double @llvm.sqrt.f64(double %285)
  %287 = fdiv double %282, %286
  %288 = fdiv double %283, %286
  %289 = add nsw i64 %256, 1
  %290 = icmp eq i64 %289, 20
  br i1 %290, label %291, label %255

291:
  %292 = phi double [ %258, %255 ], [ %288, %276 ]
  %293 = phi double [ %257, %255 ], [ %287, %276 ]
  %294 = fcmp ole double %272, %206
  %295 = zext i1 %294 to i32
  %296 = icmp sgt i64 %244, 0
  br i1 %296, label %300, label %297

297:
  %298 = phi i32 [ %295, %291 ], [ %317, %300 ]
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %325, label %320

300:
  %301 = phi i64 [ %318, %300 ], [ 0, %291 ]
  %302 = phi i32 [ %317, %300 ], [ %295, %291 ]
  %303 = shl nsw i64 %301, 1
  %304 = getelementptr inbounds double, ptr %13, i64 %303
  %305 = load double, ptr %304, align 16
  %306 = fsub double %305, %293
  %307 = tail call double @llvm.fabs.f64(double %306)
  %308 = or i64 %303, 1
  %309 = getelementptr inbounds double, ptr %13, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fsub double %310, %292
  %312 = tail call double @llvm.fabs.f64(double %311)
  %313 = fcmp ogt double %307, %312
  %314 = select i1 %313, double %307, double %312
  %315 = fcmp ogt double %314, 2.000000e-09
  %316 = zext i1 %315 to i32
  %317 = and i32 %302, %316
  %318 = add nsw i64 %301, 1
  %319 = icmp eq i64 %318, %244
  br i1 %319, label %297, label %300

320:
  %321 = add nsw i64 %244, 1
  %322 = shl nsw i64 %244, 1
  %323 = getelementptr inbounds double, ptr %13, i64 %322
  store double %293, ptr %323, align 16
  %324 = getelementptr inbounds i8, ptr %323, i64 8
  store double %292, ptr %324, align 8
  br label %325

325:
  %326 = phi i64 [ %321, %320 ], [ %244, %297 ]
  %327 = add nsw i64 %245, 1
  %328 = icmp slt i64 %327, %233
  %329 = icmp slt i64 %326, 8
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %243, label %239

331:
  %332 = icmp sgt i64 %240, 0
  br i1 %332, label %333, label %374

333:
  %334 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 3
  %335 = load double, ptr %334, align 8
  %336 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 6
  %337 = load double, ptr %336, align 16
  br label %376

338:
  %339 = phi i64 [ 0, %155 ], [ %340, %352 ]
  %340 = add nsw i64 %339, 1
  %341 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %340
  %344 = load double, ptr %343, align 8
  %345 = tail call double @llvm.fmuladd.f64(double %21, double %344, double %342)
  %346 = fmul double %344, %162
  %347 = tail call double @llvm.fmuladd.f64(double %342, double %161, double %346)
  %348 = select i1 %157, double %345, double %347
  %349 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %339
  store double %348, ptr %349, align 8
  %350 = shl nsw i64 %339, 1
  %351 = fneg double %342
  br label %354

352:
  %353 = icmp eq i64 %339, 0
  br i1 %353, label %338, label %163

354:
  %355 = phi i1 [ true, %338 ], [ false, %370 ]
  %356 = phi i64 [ 0, %338 ], [ 1, %370 ]
  %357 = mul nsw i64 %356, 3
  %358 = add nsw i64 %357, 3
  %359 = add nsw i64 %340, %358
  %360 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %359
  %361 = load double, ptr %360, align 8
  br i1 %157, label %368, label %362

362:
  %363 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %358
  %364 = load double, ptr %363, align 8
  %365 = fmul double %364, %351
  %366 = tail call double @llvm.fmuladd.f64(double %158, double %361, double %365)
  %367 = fmul double %17, %366
  br label %370

368:
  %369 = fmul double %160, %361
  br label %370

370:
  %371 = phi double [ %367, %362 ], [ %369, %368 ]
  %372 = or i64 %356, %350
  %373 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %372
  store double %371, ptr %373, align 8
  br i1 %355, label %354, label %352

374:
  %375 = phi i64 [ 0, %331 ], [ 0, %179 ], [ %423, %422 ]
  ret i64 %375

376:
  %377 = phi i64 [ 0, %333 ], [ %423, %422 ]
  %378 = phi i64 [ 0, %333 ], [ %424, %422 ]
  %379 = shl nsw i64 %378, 1
  %380 = getelementptr inbounds double, ptr %13, i64 %379
  %381 = load double, ptr %380, align 16
  %382 = getelementptr inbounds double, ptr %380, i64 1
  %383 = load double, ptr %382, align 8
  br i1 %157, label %390, label %384

384:
  %385 = fmul double %337, %383
  %386 = tail call double @llvm.fmuladd.f64(double %335, double %381, double %385)
  %387 = tail call double @llvm.fmuladd.f64(double %159, double %386, double %161)
  %388 = fcmp une double %387, 0.000000e+00
  %389 = fdiv double %162, %387
  br i1 %388, label %390, label %422

390:
  %391 = phi double [ %389, %384 ], [ %21, %376 ]
  br label %396

392:
  %393 = fcmp oge double %391, 0.000000e+00
  %394 = fcmp oge double %417, 0.000000e+00
  %395 = select i1 %393, i1 %394, i1 false
  br i1 %395, label %418, label %422

396:
  %397 = phi i1 [ true, %390 ], [ false, %396 ]
  %398 = phi i64 [ 0, %390 ], [ 1, %396 ]
  %399 = phi double [ 0.000000e+00, %390 ], [ %417, %396 ]
  %400 = getelementptr inbounds double, ptr %380, i64 %398
  %401 = load double, ptr %400, align 8
  %402 = add nsw i64 %398, 1
  %403 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %402
  %404 = load double, ptr %403, align 8
  %405 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %402
  %406 = load double, ptr %405, align 8
  %407 = or i64 %398, 4
  %408 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = add nsw i64 %398, 7
  %411 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = fmul double %412, %383
  %414 = tail call double @llvm.fmuladd.f64(double %409, double %381, double %413)
  %415 = tail call double @llvm.fmuladd.f64(double %159, double %414, double %406)
  %416 = tail call double @llvm.fmuladd.f64(double %391, double %415, double %404)
  %417 = tail call double @llvm.fmuladd.f64(double %401, double %416, double %399)
  br i1 %397, label %396, label %392

418:
  %419 = add nsw i64 %377, 1
  %420 = shl nsw i64 %377, 1
  %421 = getelementptr inbounds double, ptr %4, i64 %420
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %421, ptr align 16 dereferenceable(16) %380, i64 16, i1 false)
  br label %422

422:
  %423 = phi i64 [ %377, %384 ], [ %419, %418 ], [ %377, %392 ]
  %424 = add nsw i64 %378, 1
  %425 = icmp eq i64 %424, %240
  br i1 %425, label %374, label %376
}

define internal fastcc i32 @settle(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  %7 = getelementptr inbounds double, ptr %5, i64 %4
  %8 = getelementptr inbounds double, ptr %7, i64 %4
  %9 = getelementptr inbounds double, ptr %8, i64 %4
  %10 = mul nsw i64 %4, %4
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  %12 = load i64, ptr %0, align 8
  %13 = shl nsw i64 %12, 1
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds double, ptr %14, i64 %4
  %16 = icmp sgt i64 %4, 0
  br label %17

17:
  %18 = phi i64 [ 0, %6 ], [ %92, %91 ]
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %15)
  br i1 %16, label %23, label %19

19:
  %20 = tail call fastcc i64 @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br label %117

21:
  %22 = tail call fastcc i64 @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br i1 %16, label %81, label %117

23:
  %24 = phi i64 [ %64, %63 ], [ 0, %17 ]
  %25 = load i64, ptr %0, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %29

27:
  %28 = shl i64 %25, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %2, i64 %28, i1 false)
  br label %29

29:
  %30 = getelementptr inbounds i64, ptr %3, i64 %24
  %31 = load i64, ptr %30, align 8
  %32 = shl nsw i64 %31, 1
  %33 = getelementptr inbounds double, ptr %11, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %33, i64 1
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.fmuladd.f64(double %36, double 0xBEB0C6F7A0B5ED8D, double %34)
  %38 = tail call double @llvm.fmuladd.f64(double %34, double 0x3EB0C6F7A0B5ED8D, double %36)
  %39 = fmul double %38, %38
  %40 = tail call double @llvm.fmuladd.f64(double %37, double %37, double %39)
  %41 = tail call double @llvm.sqrt.f64(double %40)
  %42 = fdiv double %37, %41
  store double %42, ptr %33, align 8
  %43 = fdiv double %38, %41
  store double %43, ptr %35, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %7, ptr %15)
  %44 = load i64, ptr %0, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %48

46:
  %47 = shl i64 %44, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %2, i64 %47, i1 false)
  br label %48

48:
  %49 = load i64, ptr %30, align 8
  %50 = shl nsw i64 %49, 1
  %51 = getelementptr inbounds double, ptr %11, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 1
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %54, double 0x3EB0C6F7A0B5ED8D, double %52)
  %56 = tail call double @llvm.fmuladd.f64(double %52, double 0xBEB0C6F7A0B5ED8D, double %54)
  %57 = fmul double %56, %56
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %55, double %57)
  %59 = tail call double @llvm.sqrt.f64(double %58)
  %60 = fdiv double %55, %59
  store double %60, ptr %51, align 8
  %61 = fdiv double %56, %59
  store double %61, ptr %53, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %8, ptr %15)
  %62 = mul nsw i64 %24, %4
  br label %66

63:
  %64 = add nsw i64 %24, 1
  %65 = icmp eq i64 %64, %4
  br i1 %65, label %21, label %23

66:
  %67 = phi i64 [ 0, %48 ], [ %76, %66 ]
  %68 = getelementptr inbounds double, ptr %7, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %8, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fsub double %69, %71
  %73 = fdiv double %72, 2.000000e-06
  %74 = add nsw i64 %67, %62
  %75 = getelementptr inbounds double, ptr %9, i64 %74
  store double %73, ptr %75, align 8
  %76 = add nsw i64 %67, 1
  %77 = icmp eq i64 %76, %4
  br i1 %77, label %63, label %66

78:
  %79 = fcmp ugt double %88, 1.000000e+00
  br i1 %79, label %117, label %80

80:
  br i1 %16, label %96, label %91

81:
  %82 = phi i64 [ %89, %81 ], [ 0, %21 ]
  %83 = phi double [ %88, %81 ], [ 0.000000e+00, %21 ]
  %84 = getelementptr inbounds double, ptr %14, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = fcmp ogt double %83, %86
  %88 = select i1 %87, double %83, double %86
  %89 = add nsw i64 %82, 1
  %90 = icmp eq i64 %89, %4
  br i1 %90, label %78, label %81

91:
  %92 = add nsw i64 %18, 1
  %93 = icmp ugt i64 %18, 6
  %94 = fcmp ult double %88, 1.000000e-15
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %117, label %17

96:
  %97 = phi i64 [ %115, %96 ], [ 0, %80 ]
  %98 = getelementptr inbounds i64, ptr %3, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = shl nsw i64 %99, 1
  %101 = getelementptr inbounds double, ptr %2, i64 %100
  %102 = getelementptr inbounds double, ptr %14, i64 %97
  %103 = load double, ptr %102, align 8
  %104 = fneg double %103
  %105 = load double, ptr %101, align 8
  %106 = getelementptr inbounds double, ptr %101, i64 1
  %107 = load double, ptr %106, align 8
  %108 = tail call double @llvm.fmuladd.f64(double %103, double %107, double %105)
  %109 = tail call double @llvm.fmuladd.f64(double %104, double %105, double %107)
  %110 = fmul double %109, %109
  %111 = tail call double @llvm.fmuladd.f64(double %108, double %108, double %110)
  %112 = tail call double @llvm.sqrt.f64(double %111)
  %113 = fdiv double %108, %112
  store double %113, ptr %101, align 8
  %114 = fdiv double %109, %112
  store double %114, ptr %106, align 8
  %115 = add nsw i64 %97, 1
  %116 = icmp eq i64 %115, %4
  br i1 %116, label %91, label %96

117:
  %118 = phi i1 [ true, %19 ], [ true, %21 ], [ true, %91 ], [ false, %78 ]
  %119 = phi double [ 0.000000e+00, %19 ], [ 0.000000e+00, %21 ], [ %88, %91 ], [ %88, %78 ]
  %120 = fcmp ole double %119, 0x3D719799812DEA11
  %121 = and i1 %118, %120
  %122 = zext i1 %121 to i32
  ret i32 %122
}

define internal fastcc i32 @find_forces(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = load i64, ptr %0, align 8
  %7 = mul nsw i64 %6, 3
  %8 = mul nsw i64 %7, %7
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  %10 = getelementptr inbounds double, ptr %9, i64 %8
  %11 = getelementptr inbounds double, ptr %10, i64 %7
  %12 = getelementptr inbounds double, ptr %11, i64 %7
  %13 = tail call fastcc i64 @find_unknowns(ptr %0, ptr %1, ptr %2, i64 -1, ptr %4, ptr %12, ptr %3)
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %44, label %15

15:
  tail call fastcc void @equations_of(ptr %0, i64 %13, ptr %4, ptr %12, ptr %3, ptr %9, ptr %10)
  %16 = getelementptr inbounds i64, ptr %12, i64 %7
  %17 = tail call fastcc i64 @solve_least(ptr %9, ptr %10, i64 %13, i64 1, ptr %11, ptr %16)
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %27

19:
  %20 = icmp sgt i64 %6, 0
  %21 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %31, %30 ]
  br i1 %20, label %24, label %30

24:
  %25 = mul nsw i64 %23, %7
  %26 = getelementptr inbounds double, ptr %11, i64 %23
  br label %33

27:
  %28 = icmp slt i64 %17, %13
  %29 = zext i1 %28 to i32
  br label %44

30:
  %31 = add nsw i64 %23, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %27, label %22

33:
  %34 = phi i64 [ 0, %24 ], [ %42, %33 ]
  %35 = add nsw i64 %34, %25
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %26, align 8
  %39 = getelementptr inbounds double, ptr %3, i64 %34
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %37, double %38, double %40)
  store double %41, ptr %39, align 8
  %42 = add nsw i64 %34, 1
  %43 = icmp eq i64 %42, %21
  br i1 %43, label %30, label %33

44:
  %45 = phi i32 [ %29, %27 ], [ 0, %5 ]
  ret i32 %45
}

define internal fastcc double @looseness(ptr %0, ptr %1) {
  %3 = load i64, ptr %0, align 8
  %4 = mul i64 %3, 3
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %10 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %11 = load ptr, ptr %9, align 8
  br label %16

12:
  %13 = fmul double %25, 0x3DA5FD7FE1796495
  br label %14

14:
  %15 = phi double [ 0.000000e+00, %2 ], [ %13, %12 ]
  ret double %15

16:
  %17 = phi i64 [ 0, %6 ], [ %26, %23 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %25, %23 ]
  %19 = getelementptr inbounds double, ptr %8, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = tail call double @llvm.fabs.f64(double %20)
  %22 = mul nsw i64 %17, %4
  br label %28

23:
  %24 = fcmp ogt double %18, %38
  %25 = select i1 %24, double %18, double %38
  %26 = add nsw i64 %17, 1
  %27 = icmp eq i64 %26, %10
  br i1 %27, label %12, label %16

28:
  %29 = phi i64 [ 0, %16 ], [ %39, %28 ]
  %30 = phi double [ %21, %16 ], [ %38, %28 ]
  %31 = add nsw i64 %29, %22
  %32 = getelementptr inbounds double, ptr %11, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %1, i64 %29
  %35 = load double, ptr %34, align 8
  %36 = fmul double %33, %35
  %37 = tail call double @llvm.fabs.f64(double %36)
  %38 = fadd double %30, %37
  %39 = add nsw i64 %29, 1
  %40 = icmp eq i64 %39, %10
  br i1 %40, label %23, label %28
}

define internal fastcc i64 @find_unknowns(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6) {
  %8 = alloca [3 x double], align 16
  %9 = load i64, ptr %0, align 8
  %10 = mul i64 %9, 3
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %20

12:
  %13 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  %14 = shl i64 %13, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 %14, i1 false)
  %15 = getelementptr inbounds double, ptr %8, i64 1
  %16 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %17 = getelementptr inbounds double, ptr %8, i64 2
  %18 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %19 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  br label %22

20:
  %21 = phi i64 [ 0, %7 ], [ %114, %112 ]
  ret i64 %21

22:
  %23 = phi i64 [ %9, %12 ], [ %113, %112 ]
  %24 = phi i64 [ 0, %12 ], [ %114, %112 ]
  %25 = phi i64 [ 0, %12 ], [ %115, %112 ]
  %26 = icmp eq i64 %25, %3
  br i1 %26, label %112, label %27

27:
  %28 = getelementptr inbounds i64, ptr %1, i64 %25
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 2
  %31 = mul nsw i64 %25, 3
  store double 1.000000e+00, ptr %8, align 16
  %32 = icmp eq i64 %30, 0
  br i1 %32, label %46, label %33

33:
  %34 = load ptr, ptr %16, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 %25
  %36 = load double, ptr %35, align 8
  %37 = fneg double %36
  %38 = shl nsw i64 %25, 1
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, %37
  %42 = or i64 %38, 1
  %43 = getelementptr inbounds double, ptr %2, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %44, %37
  br label %46

46:
  %47 = phi double [ %41, %33 ], [ 0.000000e+00, %27 ]
  %48 = phi double [ %45, %33 ], [ 0.000000e+00, %27 ]
  store double %47, ptr %15, align 8
  store double %48, ptr %17, align 16
  %49 = and i64 %29, 1
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:
  %52 = add nsw i64 %31, 3
  %53 = mul nsw i64 %24, %10
  br label %60

54:
  %55 = load ptr, ptr %18, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %25
  br label %75

57:
  %58 = add nsw i64 %24, 1
  %59 = getelementptr inbounds i64, ptr %5, i64 %24
  store i64 %31, ptr %59, align 8
  br label %85

60:
  %61 = phi i64 [ 0, %51 ], [ %73, %69 ]
  %62 = icmp uge i64 %61, %31
  %63 = icmp ult i64 %61, %52
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %65, label %69

65:
  %66 = sub nsw i64 %61, %31
  %67 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  br label %69

69:
  %70 = phi double [ %68, %65 ], [ 0.000000e+00, %60 ]
  %71 = add nsw i64 %61, %53
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  store double %70, ptr %72, align 8
  %73 = add nsw i64 %61, 1
  %74 = icmp eq i64 %73, %19
  br i1 %74, label %57, label %60

75:
  %76 = phi i64 [ 0, %54 ], [ %83, %75 ]
  %77 = load double, ptr %56, align 8
  %78 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  %81 = add nsw i64 %76, %31
  %82 = getelementptr inbounds double, ptr %6, i64 %81
  store double %80, ptr %82, align 8
  %83 = add nsw i64 %76, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %85, label %75

85:
  %86 = phi i64 [ %58, %57 ], [ %24, %75 ]
  br label %87

87:
  %88 = phi i64 [ %102, %99 ], [ 1, %85 ]
  %89 = phi i64 [ %100, %99 ], [ %86, %85 ]
  %90 = load i64, ptr %28, align 8
  %91 = and i64 %90, 4
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %96, label %93

93:
  %94 = add nsw i64 %88, %31
  %95 = mul nsw i64 %89, %10
  br label %104

96:
  %97 = phi i64 [ %100, %99 ], [ %89, %87 ]
  %98 = load i64, ptr %0, align 8
  br label %112

99:
  %100 = add nsw i64 %89, 1
  %101 = getelementptr inbounds i64, ptr %5, i64 %89
  store i64 %94, ptr %101, align 8
  %102 = add nsw i64 %88, 1
  %103 = icmp eq i64 %102, 3
  br i1 %103, label %96, label %87

104:
  %105 = phi i64 [ 0, %93 ], [ %110, %104 ]
  %106 = icmp eq i64 %105, %94
  %107 = select i1 %106, double 1.000000e+00, double 0.000000e+00
  %108 = add nsw i64 %105, %95
  %109 = getelementptr inbounds double, ptr %4, i64 %108
  store double %107, ptr %109, align 8
  %110 = add nsw i64 %105, 1
  %111 = icmp eq i64 %110, %19
  br i1 %111, label %99, label %104

112:
  %113 = phi i64 [ %23, %22 ], [ %98, %96 ]
  %114 = phi i64 [ %24, %22 ], [ %97, %96 ]
  %115 = add nsw i64 %25, 1
  %116 = icmp slt i64 %115, %113
  br i1 %116, label %22, label %20
}

define internal fastcc void @equations_of(ptr %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = load i64, ptr %0, align 8
  %9 = mul nsw i64 %8, 3
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp sgt i64 %8, 0
  br label %18

17:
  ret void

18:
  %19 = phi i64 [ 0, %11 ], [ %42, %41 ]
  %20 = getelementptr inbounds i64, ptr %3, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %9
  %23 = getelementptr inbounds double, ptr %13, i64 %22
  %24 = getelementptr inbounds double, ptr %15, i64 %21
  %25 = load double, ptr %24, align 8
  br i1 %16, label %26, label %36

26:
  %27 = phi i64 [ %34, %26 ], [ 0, %18 ]
  %28 = phi double [ %33, %26 ], [ 0.000000e+00, %18 ]
  %29 = getelementptr inbounds double, ptr %23, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %4, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fmuladd.f64(double %30, double %32, double %28)
  %34 = add nsw i64 %27, 1
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %36, label %26

36:
  %37 = phi double [ 0.000000e+00, %18 ], [ %33, %26 ]
  %38 = fadd double %25, %37
  %39 = fneg double %38
  %40 = getelementptr inbounds double, ptr %6, i64 %19
  store double %39, ptr %40, align 8
  br label %44

41:
  %42 = add nsw i64 %19, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %17, label %18

44:
  %45 = phi i64 [ %63, %58 ], [ 0, %36 ]
  %46 = mul nsw i64 %45, %9
  %47 = getelementptr inbounds double, ptr %2, i64 %46
  br i1 %16, label %48, label %58

48:
  %49 = phi i64 [ %56, %48 ], [ 0, %44 ]
  %50 = phi double [ %55, %48 ], [ 0.000000e+00, %44 ]
  %51 = getelementptr inbounds double, ptr %23, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %47, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %54, double %50)
  %56 = add nsw i64 %49, 1
  %57 = icmp eq i64 %56, %9
  br i1 %57, label %58, label %48

58:
  %59 = phi double [ 0.000000e+00, %44 ], [ %55, %48 ]
  %60 = mul nsw i64 %45, %1
  %61 = add nsw i64 %60, %19
  %62 = getelementptr inbounds double, ptr %5, i64 %61
  store double %59, ptr %62, align 8
  %63 = add nsw i64 %45, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %41, label %44
}

define internal fastcc i64 @solve_least(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = getelementptr inbounds double, ptr %5, i64 %2
  %9 = mul i64 %2, %2
  %10 = getelementptr double, ptr %8, i64 %9
  %11 = getelementptr double, ptr %10, i64 %9
  %12 = mul nsw i64 %3, %2
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %26, label %14

14:
  %15 = icmp sgt i64 %9, 0
  br i1 %15, label %16, label %31

16:
  %17 = phi i64 [ %22, %16 ], [ 0, %14 ]
  %18 = phi double [ %21, %16 ], [ 0.000000e+00, %14 ]
  %19 = getelementptr inbounds double, ptr %0, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = tail call double @llvm.fmuladd.f64(double %20, double 0.000000e+00, double %18)
  %22 = add nsw i64 %17, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %16

24:
  %25 = fcmp une double %21, 0.000000e+00
  br i1 %25, label %310, label %35

26:
  %27 = phi i64 [ %29, %26 ], [ 0, %6 ]
  %28 = getelementptr inbounds double, ptr %4, i64 %27
  store double 0x7FF8000000000000, ptr %28, align 8
  %29 = add nsw i64 %27, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %14, label %26

31:
  %32 = icmp sgt i64 %2, 0
  br i1 %32, label %33, label %42

33:
  %34 = shl i64 %2, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %34, i1 false)
  br label %42

35:
  %36 = phi i64 [ %40, %35 ], [ 0, %24 ]
  %37 = getelementptr inbounds double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %10, i64 %36
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %36, 1
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %31, label %35

42:
  %43 = call fastcc i64 @triangular(ptr %10, ptr %11, i64 %2, i64 %2, ptr %5, ptr %7)
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %45, label %55

45:
  br i1 %13, label %48, label %46

46:
  %47 = tail call fastcc double @solve_square(ptr %0, ptr %4, i64 %2, i64 %3)
  br label %310

48:
  %49 = phi i64 [ %53, %48 ], [ 0, %45 ]
  %50 = getelementptr inbounds double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %4, i64 %49
  store double %51, ptr %52, align 8
  %53 = add nsw i64 %49, 1
  %54 = icmp eq i64 %53, %12
  br i1 %54, label %46, label %48

55:
  br i1 %15, label %56, label %66

56:
  %57 = phi i64 [ %62, %56 ], [ 0, %55 ]
  %58 = phi double [ %61, %56 ], [ 0.000000e+00, %55 ]
  %59 = getelementptr inbounds double, ptr %0, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double %60, double %58)
  %62 = add nsw i64 %57, 1
  %63 = icmp eq i64 %62, %9
  br i1 %63, label %64, label %56

64:
  %65 = fmul double %61, 1.000000e-30
  br label %66

66:
  %67 = phi double [ 0.000000e+00, %55 ], [ %65, %64 ]
  %68 = icmp eq i64 %2, 0
  br i1 %68, label %256, label %69

69:
  %70 = add nsw i64 %2, 1
  %71 = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  br label %73

72:
  br i1 %32, label %81, label %256

73:
  %74 = phi i64 [ 0, %69 ], [ %79, %73 ]
  %75 = srem i64 %74, %70
  %76 = icmp eq i64 %75, 0
  %77 = select i1 %76, double 1.000000e+00, double 0.000000e+00
  %78 = getelementptr inbounds double, ptr %8, i64 %74
  store double %77, ptr %78, align 8
  %79 = add nsw i64 %74, 1
  %80 = icmp eq i64 %79, %71
  br i1 %80, label %72, label %73

81:
  %82 = phi i32 [ %87, %86 ], [ 0, %72 ]
  br label %91

83:
  %84 = phi i32 [ %93, %91 ], [ %179, %177 ]
  %85 = icmp eq i64 %94, %2
  br i1 %85, label %86, label %91

86:
  %87 = add nsw i32 %82, 1
  %88 = icmp ult i32 %82, 39
  %89 = icmp ne i32 %84, 0
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %81, label %182

91:
  %92 = phi i64 [ %94, %83 ], [ 0, %81 ]
  %93 = phi i32 [ %84, %83 ], [ 0, %81 ]
  %94 = add nsw i64 %92, 1
  %95 = icmp slt i64 %94, %2
  br i1 %95, label %96, label %83

96:
  %97 = mul nsw i64 %92, %2
  %98 = getelementptr inbounds double, ptr %0, i64 %97
  %99 = getelementptr inbounds double, ptr %8, i64 %97
  br label %100

100:
  %101 = phi i64 [ %94, %96 ], [ %180, %177 ]
  %102 = phi i32 [ %93, %96 ], [ %179, %177 ]
  %103 = mul nsw i64 %101, %2
  %104 = getelementptr inbounds double, ptr %0, i64 %103
  br label %105

105:
  %106 = phi i64 [ %111, %105 ], [ 0, %100 ]
  %107 = phi double [ %110, %105 ], [ 0.000000e+00, %100 ]
  %108 = getelementptr inbounds double, ptr %98, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = tail call double @llvm.fmuladd.f64(double %109, double %109, double %107)
  %111 = add nsw i64 %106, 1
  %112 = icmp eq i64 %111, %2
  br i1 %112, label %113, label %105

113:
  %114 = phi i64 [ %119, %113 ], [ 0, %105 ]
  %115 = phi double [ %118, %113 ], [ 0.000000e+00, %105 ]
  %116 = getelementptr inbounds double, ptr %104, i64 %114
  %117 = load double, ptr %116, align 8
  %118 = tail call double @llvm.fmuladd.f64(double %117, double %117, double %115)
  %119 = add nsw i64 %114, 1
  %120 = icmp eq i64 %119, %2
  br i1 %120, label %121, label %113

121:
  %122 = phi i64 [ %129, %121 ], [ 0, %113 ]
  %123 = phi double [ %128, %121 ], [ 0.000000e+00, %113 ]
  %124 = getelementptr inbounds double, ptr %98, i64 %122
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %104, i64 %122
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fmuladd.f64(double %125, double %127, double %123)
  %129 = add nsw i64 %122, 1
  %130 = icmp eq i64 %129, %2
  br i1 %130, label %131, label %121

131:
  %132 = tail call double @llvm.fabs.f64(double %128)
  %133 = tail call double @llvm.sqrt.f64(double %110)
  %134 = fmul double %133, 0x3CB0000000000000
  %135 = tail call double @llvm.sqrt.f64(double %118)
  %136 = fmul double %135, %134
  %137 = fcmp ogt double %132, %136
  %138 = fcmp ugt double %110, %67
  %139 = select i1 %137, i1 %138, i1 false
  %140 = fcmp ugt double %118, %67
  %141 = select i1 %139, i1 %140, i1 false
  br i1 %141, label %142, label %177

142:
  %143 = fsub double %118, %110
  %144 = fmul double %128, 2.000000e+00
  %145 = fdiv double %143, %144
  %146 = fcmp oge double %145, 0.000000e+00
  %147 = select i1 %146, double 1.000000e+00, double -1.000000e+00
  %148 = tail call double @llvm.fabs.f64(double %145)
  %149 = tail call double @llvm.fmuladd.f64(double %145, double %145, double 1.000000e+00)
  %150 = tail call double @llvm.sqrt.f64(double %149)
  %151 = fadd double %148, %150
  %152 = fdiv double %147, %151
  %153 = tail call double @llvm.fmuladd.f64(double %152, double %152, double 1.000000e+00)
  %154 = tail call double @llvm.sqrt.f64(double %153)
  %155 = fdiv double 1.000000e+00, %154
  %156 = fmul double %152, %155
  %157 = getelementptr inbounds double, ptr %8, i64 %103
  %158 = fneg double %156
  br label %159

159:
  %160 = phi i1 [ true, %142 ], [ false, %163 ]
  %161 = select i1 %160, ptr %98, ptr %99
  %162 = select i1 %160, ptr %104, ptr %157
  br label %164

163:
  br i1 %160, label %159, label %177

164:
  %165 = phi i64 [ %175, %164 ], [ 0, %159 ]
  %166 = getelementptr inbounds double, ptr %161, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %162, i64 %165
  %169 = load double, ptr %168, align 8
  %170 = fmul double %169, %158
  %171 = tail call double @llvm.fmuladd.f64(double %155, double %167, double %170)
  store double %171, ptr %166, align 8
  %172 = load double, ptr %168, align 8
  %173 = fmul double %155, %172
  %174 = tail call double @llvm.fmuladd.f64(double %156, double %167, double %173)
  store double %174, ptr %168, align 8
  %175 = add nsw i64 %165, 1
  %176 = icmp eq i64 %175, %2
  br i1 %176, label %163, label %164

177:
  %178 = phi i32 [ 0, %131 ], [ 1, %163 ]
  %179 = or i32 %178, %102
  %180 = add nsw i64 %101, 1
  %181 = icmp eq i64 %180, %2
  br i1 %181, label %83, label %100

182:
  %183 = phi i64 [ %197, %194 ], [ 0, %86 ]
  %184 = mul nsw i64 %183, %2
  %185 = getelementptr inbounds double, ptr %0, i64 %184
  br label %186

186:
  %187 = phi i64 [ %192, %186 ], [ 0, %182 ]
  %188 = phi double [ %191, %186 ], [ 0.000000e+00, %182 ]
  %189 = getelementptr inbounds double, ptr %185, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = tail call double @llvm.fmuladd.f64(double %190, double %190, double %188)
  %192 = add nsw i64 %187, 1
  %193 = icmp eq i64 %192, %2
  br i1 %193, label %194, label %186

194:
  %195 = tail call double @llvm.sqrt.f64(double %191)
  %196 = getelementptr inbounds double, ptr %11, i64 %183
  store double %195, ptr %196, align 8
  %197 = add nsw i64 %183, 1
  %198 = icmp eq i64 %197, %2
  br i1 %198, label %199, label %182

199:
  %200 = phi i64 [ %201, %232 ], [ 0, %194 ]
  %201 = add nsw i64 %200, 1
  %202 = icmp slt i64 %201, %2
  br i1 %202, label %234, label %203

203:
  %204 = phi i64 [ %200, %199 ], [ %242, %234 ]
  %205 = getelementptr inbounds double, ptr %11, i64 %200
  %206 = getelementptr inbounds double, ptr %11, i64 %204
  %207 = load double, ptr %205, align 8
  %208 = load double, ptr %206, align 8
  store double %208, ptr %205, align 8
  store double %207, ptr %206, align 8
  %209 = mul nsw i64 %200, %2
  %210 = getelementptr inbounds double, ptr %0, i64 %209
  %211 = mul nsw i64 %204, %2
  %212 = getelementptr double, ptr %0, i64 %211
  br label %213

213:
  %214 = phi i64 [ %219, %213 ], [ 0, %203 ]
  %215 = getelementptr inbounds double, ptr %210, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds double, ptr %212, i64 %214
  %218 = load double, ptr %217, align 8
  store double %218, ptr %215, align 8
  store double %216, ptr %217, align 8
  %219 = add nsw i64 %214, 1
  %220 = icmp eq i64 %219, %2
  br i1 %220, label %221, label %213

221:
  %222 = getelementptr inbounds double, ptr %8, i64 %209
  %223 = getelementptr double, ptr %8, i64 %211
  br label %224

224:
  %225 = phi i64 [ %230, %224 ], [ 0, %221 ]
  %226 = getelementptr inbounds double, ptr %222, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %223, i64 %225
  %229 = load double, ptr %228, align 8
  store double %229, ptr %226, align 8
  store double %227, ptr %228, align 8
  %230 = add nsw i64 %225, 1
  %231 = icmp eq i64 %230, %2
  br i1 %231, label %232, label %224

232:
  %233 = icmp eq i64 %201, %2
  br i1 %233, label %245, label %199

234:
  %235 = phi i64 [ %243, %234 ], [ %201, %199 ]
  %236 = phi i64 [ %242, %234 ], [ %200, %199 ]
  %237 = getelementptr inbounds double, ptr %11, i64 %235
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %11, i64 %236
  %240 = load double, ptr %239, align 8
  %241 = fcmp ogt double %238, %240
  %242 = select i1 %241, i64 %235, i64 %236
  %243 = add nsw i64 %235, 1
  %244 = icmp eq i64 %243, %2
  br i1 %244, label %203, label %234

245:
  %246 = load double, ptr %11, align 8
  %247 = fmul double %246, 0x3D719799812DEA11
  br label %248

248:
  %249 = phi i64 [ 0, %245 ], [ %254, %253 ]
  %250 = getelementptr inbounds double, ptr %11, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = fcmp ogt double %251, %247
  br i1 %252, label %253, label %256

253:
  %254 = add nsw i64 %249, 1
  %255 = icmp eq i64 %254, %2
  br i1 %255, label %256, label %248

256:
  %257 = phi i1 [ false, %72 ], [ false, %66 ], [ true, %248 ], [ true, %253 ]
  %258 = phi i1 [ false, %72 ], [ %32, %66 ], [ true, %248 ], [ true, %253 ]
  %259 = phi i64 [ 0, %72 ], [ 0, %66 ], [ %2, %253 ], [ %249, %248 ]
  %260 = icmp sgt i64 %3, 0
  br i1 %260, label %261, label %310

261:
  %262 = icmp eq i64 %259, 0
  %263 = shl i64 %2, 3
  br label %264

264:
  %265 = phi i64 [ 0, %261 ], [ %274, %273 ]
  br i1 %257, label %266, label %269

266:
  %267 = mul i64 %265, %263
  %268 = getelementptr i8, ptr %4, i64 %267
  tail call void @llvm.memset.p0.i64(ptr align 8 %268, i8 0, i64 %263, i1 false)
  br label %269

269:
  br i1 %262, label %273, label %270

270:
  %271 = mul nsw i64 %265, %2
  %272 = getelementptr inbounds double, ptr %1, i64 %271
  br label %276

273:
  %274 = add nsw i64 %265, 1
  %275 = icmp eq i64 %274, %3
  br i1 %275, label %310, label %264

276:
  %277 = phi i64 [ 0, %270 ], [ %297, %296 ]
  %278 = mul nsw i64 %277, %2
  %279 = getelementptr inbounds double, ptr %0, i64 %278
  br i1 %258, label %280, label %290

280:
  %281 = phi i64 [ %288, %280 ], [ 0, %276 ]
  %282 = phi double [ %287, %280 ], [ 0.000000e+00, %276 ]
  %283 = getelementptr inbounds double, ptr %279, i64 %281
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr %272, i64 %281
  %286 = load double, ptr %285, align 8
  %287 = tail call double @llvm.fmuladd.f64(double %284, double %286, double %282)
  %288 = add nsw i64 %281, 1
  %289 = icmp eq i64 %288, %2
  br i1 %289, label %290, label %280

290:
  %291 = phi double [ 0.000000e+00, %276 ], [ %287, %280 ]
  %292 = getelementptr inbounds double, ptr %11, i64 %277
  %293 = load double, ptr %292, align 8
  %294 = fmul double %293, %293
  %295 = fdiv double %291, %294
  br i1 %257, label %299, label %296

296:
  %297 = add nsw i64 %277, 1
  %298 = icmp eq i64 %297, %259
  br i1 %298, label %273, label %276

299:
  %300 = phi i64 [ %308, %299 ], [ 0, %290 ]
  %301 = add nsw i64 %300, %278
  %302 = getelementptr inbounds double, ptr %8, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = add nsw i64 %300, %271
  %305 = getelementptr inbounds double, ptr %4, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = tail call double @llvm.fmuladd.f64(double %295, double %303, double %306)
  store double %307, ptr %305, align 8
  %308 = add nsw i64 %300, 1
  %309 = icmp eq i64 %308, %2
  br i1 %309, label %296, label %299

310:
  %311 = phi i64 [ %2, %46 ], [ -1, %24 ], [ %259, %256 ], [ %259, %273 ]
  ret i64 %311
}

declare fastcc i64 @triangular(ptr, ptr, i64, i64, ptr, ptr)

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %114

6:
  %7 = icmp sgt i64 %3, 0
  br label %10

8:
  %9 = icmp eq i64 %60, %2
  br i1 %9, label %111, label %10

10:
  %11 = phi i1 [ true, %6 ], [ %61, %8 ]
  %12 = phi double [ 1.000000e+00, %6 ], [ %47, %8 ]
  %13 = phi i64 [ 0, %6 ], [ %60, %8 ]
  %14 = mul nsw i64 %13, %2
  br label %20

15:
  %16 = add nsw i64 %39, %14
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fcmp ueq double %18, 0.000000e+00
  br i1 %19, label %111, label %42

20:
  %21 = phi i64 [ 0, %10 ], [ %40, %38 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %29, %38 ]
  %23 = phi i64 [ %13, %10 ], [ %39, %38 ]
  %24 = add nsw i64 %21, %14
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fabs.f64(double %26)
  %28 = fcmp ogt double %22, %27
  %29 = select i1 %28, double %22, double %27
  %30 = icmp ugt i64 %21, %13
  br i1 %30, label %31, label %38

31:
  %32 = add nsw i64 %23, %14
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fcmp ogt double %27, %35
  br i1 %36, label %37, label %38

37:
  br label %38

38:
  %39 = phi i64 [ %21, %37 ], [ %23, %31 ], [ %23, %20 ]
  %40 = add nsw i64 %21, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %15, label %20

42:
  %43 = tail call double @llvm.fabs.f64(double %18)
  %44 = fmul double %12, %29
  %45 = fcmp olt double %43, %44
  %46 = fdiv double %43, %29
  %47 = select i1 %45, double %46, double %12
  br label %49

48:
  br i1 %7, label %62, label %59

49:
  %50 = phi i64 [ %57, %49 ], [ %13, %42 ]
  %51 = mul nsw i64 %50, %2
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 %13
  %54 = getelementptr inbounds double, ptr %52, i64 %39
  %55 = load double, ptr %53, align 8
  %56 = load double, ptr %54, align 8
  store double %56, ptr %53, align 8
  store double %55, ptr %54, align 8
  %57 = add nsw i64 %50, 1
  %58 = icmp eq i64 %57, %2
  br i1 %58, label %48, label %49

59:
  %60 = add nsw i64 %13, 1
  %61 = icmp slt i64 %60, %2
  br i1 %61, label %72, label %8

62:
  %63 = phi i64 [ %70, %62 ], [ 0, %48 ]
  %64 = mul nsw i64 %63, %2
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = getelementptr inbounds double, ptr %65, i64 %13
  %67 = getelementptr inbounds double, ptr %65, i64 %39
  %68 = load double, ptr %66, align 8
  %69 = load double, ptr %67, align 8
  store double %69, ptr %66, align 8
  store double %68, ptr %67, align 8
  %70 = add nsw i64 %63, 1
  %71 = icmp eq i64 %70, %3
  br i1 %71, label %59, label %62

72:
  %73 = phi i64 [ %109, %108 ], [ %60, %59 ]
  %74 = add nsw i64 %73, %14
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %76, %18
  %78 = fcmp oeq double %77, 0.000000e+00
  br i1 %78, label %108, label %79

79:
  %80 = fneg double %77
  br label %84

81:
  br i1 %7, label %82, label %108

82:
  %83 = fneg double %77
  br label %96

84:
  %85 = phi i64 [ %60, %79 ], [ %94, %84 ]
  %86 = mul nsw i64 %85, %2
  %87 = add nsw i64 %86, %13
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = add nsw i64 %86, %73
  %91 = getelementptr inbounds double, ptr %0, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %80, double %89, double %92)
  store double %93, ptr %91, align 8
  %94 = add nsw i64 %85, 1
  %95 = icmp eq i64 %94, %2
  br i1 %95, label %81, label %84

96:
  %97 = phi i64 [ 0, %82 ], [ %106, %96 ]
  %98 = mul nsw i64 %97, %2
  %99 = add nsw i64 %98, %13
  %100 = getelementptr inbounds double, ptr %1, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = add nsw i64 %98, %73
  %103 = getelementptr inbounds double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fmuladd.f64(double %83, double %101, double %104)
  store double %105, ptr %103, align 8
  %106 = add nsw i64 %97, 1
  %107 = icmp eq i64 %106, %3
  br i1 %107, label %108, label %96

108:
  %109 = add nsw i64 %73, 1
  %110 = icmp eq i64 %109, %2
  br i1 %110, label %8, label %72

111:
  %112 = phi i1 [ %11, %15 ], [ %61, %8 ]
  %113 = phi double [ %12, %15 ], [ %47, %8 ]
  br i1 %112, label %154, label %114

114:
  %115 = phi double [ %113, %111 ], [ 1.000000e+00, %4 ]
  %116 = icmp sgt i64 %3, 0
  br i1 %116, label %117, label %154

117:
  %118 = add i64 %2, 1
  br label %119

119:
  %120 = phi i64 [ 0, %117 ], [ %124, %123 ]
  br i1 %5, label %121, label %123

121:
  %122 = mul nsw i64 %120, %2
  br label %126

123:
  %124 = add nsw i64 %120, 1
  %125 = icmp eq i64 %124, %3
  br i1 %125, label %154, label %119

126:
  %127 = phi i64 [ %2, %121 ], [ %128, %133 ]
  %128 = add nsw i64 %127, -1
  %129 = add nsw i64 %128, %122
  %130 = getelementptr inbounds double, ptr %1, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = icmp slt i64 %127, %2
  br i1 %132, label %140, label %133

133:
  %134 = phi double [ %131, %126 ], [ %151, %140 ]
  %135 = mul i64 %128, %118
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fdiv double %134, %137
  store double %138, ptr %130, align 8
  %139 = icmp sgt i64 %127, 1
  br i1 %139, label %126, label %123

140:
  %141 = phi i64 [ %152, %140 ], [ %127, %126 ]
  %142 = phi double [ %151, %140 ], [ %131, %126 ]
  %143 = mul nsw i64 %141, %2
  %144 = add nsw i64 %143, %128
  %145 = getelementptr inbounds double, ptr %0, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = add nsw i64 %141, %122
  %148 = getelementptr inbounds double, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fneg double %146
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %149, double %142)
  %152 = add nsw i64 %141, 1
  %153 = icmp eq i64 %152, %2
  br i1 %153, label %133, label %140

154:
  %155 = phi double [ 0.000000e+00, %111 ], [ %115, %114 ], [ %115, %123 ]
  ret double %155
}

declare fastcc i64 @zeros_between(ptr, i64, double, ptr)

declare double @llvm.maxnum.f64(double, double)

declare void @llvm.memset.p0.i64(ptr , i8, i64, i1 )

define internal fastcc void @find_off(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  %8 = load i64, ptr %0, align 8
  %9 = mul nsw i64 %8, 3
  %10 = getelementptr inbounds double, ptr %6, i64 %9
  %11 = getelementptr inbounds double, ptr %10, i64 %9
  %12 = tail call fastcc i32 @find_forces(ptr %0, ptr %1, ptr %2, ptr %6, ptr %11)
  %13 = load i64, ptr %0, align 8
  %14 = mul i64 %13, 3
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %43

16:
  %17 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  br label %22

22:
  %23 = phi i64 [ 0, %16 ], [ %41, %38 ]
  %24 = getelementptr inbounds double, ptr %18, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i64 %23, %14
  %27 = getelementptr inbounds double, ptr %20, i64 %26
  br label %28

28:
  %29 = phi i64 [ %36, %28 ], [ 0, %22 ]
  %30 = phi double [ %35, %28 ], [ 0.000000e+00, %22 ]
  %31 = getelementptr inbounds double, ptr %27, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %6, i64 %29
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fmuladd.f64(double %32, double %34, double %30)
  %36 = add nsw i64 %29, 1
  %37 = icmp eq i64 %36, %14
  br i1 %37, label %38, label %28

38:
  %39 = fadd double %25, %35
  %40 = getelementptr inbounds double, ptr %10, i64 %23
  store double %39, ptr %40, align 8
  %41 = add nsw i64 %23, 1
  %42 = icmp eq i64 %41, %21
  br i1 %42, label %43, label %22

43:
  %44 = icmp sgt i64 %4, 0
  br i1 %44, label %45, label %47

45:
  %46 = getelementptr double, ptr %10, i64 1
  br label %48

47:
  ret void

48:
  %49 = phi i64 [ 0, %45 ], [ %66, %48 ]
  %50 = getelementptr inbounds i64, ptr %3, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = shl nsw i64 %51, 1
  %53 = getelementptr inbounds double, ptr %2, i64 %52
  %54 = mul nsw i64 %51, 3
  %55 = getelementptr double, ptr %46, i64 %54
  %56 = load double, ptr %53, align 8
  %57 = getelementptr inbounds double, ptr %55, i64 1
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %53, i64 1
  %60 = load double, ptr %59, align 8
  %61 = load double, ptr %55, align 8
  %62 = fneg double %60
  %63 = fmul double %61, %62
  %64 = tail call double @llvm.fmuladd.f64(double %56, double %58, double %63)
  %65 = getelementptr inbounds double, ptr %5, i64 %49
  store double %64, ptr %65, align 8
  %66 = add nsw i64 %49, 1
  %67 = icmp eq i64 %66, %4
  br i1 %67, label %47, label %48
}

define internal fastcc i64 @pursue(ptr %0, ptr %1, ptr %2) {
  %4 = alloca %struct.Stages, align 8
  %5 = alloca %struct.Ending, align 8
  %6 = alloca %struct.Ending, align 8
  %7 = alloca %struct.Ending, align 8
  %8 = alloca %struct.Cone, align 8
  %9 = load i64, ptr %0, align 8
  %10 = getelementptr inbounds i64, ptr %2, i64 %9
  %11 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 3
  store double 0.000000e+00, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %13 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 11
  %14 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 13
  %15 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 5
  %16 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 9
  %18 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 8
  %19 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds double, ptr %10, i64 1
  %21 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 12
  %23 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 22
  %24 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 4
  %30 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 20
  %33 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 19
  %34 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 21
  %35 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 4
  %36 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 1
  %37 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %38 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 18
  %39 = getelementptr inbounds %struct.Ending, ptr %5, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Ending, ptr %5, i64 0, i32 1
  %41 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 6
  %42 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 16
  %43 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 1
  %44 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 2
  %45 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 3
  %46 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 4
  %47 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 5
  %48 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 6
  %49 = getelementptr inbounds %struct.Ending, ptr %6, i64 0, i32 2
  %50 = getelementptr inbounds i8, ptr %6, i64 8
  br label %51

51:
  %52 = phi double [ 0.000000e+00, %3 ], [ %1177, %1192 ]
  %53 = phi i64 [ %9, %3 ], [ %1193, %1192 ]
  %54 = phi i64 [ 0, %3 ], [ %1194, %1192 ]
  %55 = phi i32 [ 0, %3 ], [ %1176, %1192 ]
  %56 = icmp sgt i64 %53, 0
  br i1 %56, label %57, label %59

57:
  %58 = load ptr, ptr %12, align 8
  br label %62

59:
  %60 = phi i32 [ 0, %51 ], [ %69, %62 ]
  %61 = load i32, ptr %13, align 8
  switch i32 %61, label %78 [
    i32 1, label %72
    i32 2, label %75
  ]

62:
  %63 = phi i64 [ 0, %57 ], [ %70, %62 ]
  %64 = phi i32 [ 0, %57 ], [ %69, %62 ]
  %65 = getelementptr inbounds double, ptr %58, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = fcmp une double %66, 0.000000e+00
  %68 = zext i1 %67 to i32
  %69 = or i32 %64, %68
  %70 = add nsw i64 %63, 1
  %71 = icmp eq i64 %70, %53
  br i1 %71, label %59, label %62

72:
  %73 = fcmp oge double %52, 0x3FEFFFFFFFFFFFF8
  %74 = zext i1 %73 to i32
  br label %80

75:
  %76 = icmp eq i32 %60, 0
  %77 = zext i1 %76 to i32
  br label %80

78:
  %79 = load i32, ptr %14, align 8
  br label %80

80:
  %81 = phi i32 [ %74, %72 ], [ %77, %75 ], [ %79, %78 ]
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %1196

83:
  %84 = icmp eq i32 %55, 0
  %85 = select i1 %84, ptr null, ptr %2
  %86 = mul nsw i64 %53, 3
  %87 = getelementptr inbounds double, ptr %10, i64 %86
  %88 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %88, ptr %10)
  %89 = load ptr, ptr %17, align 8
  br i1 %56, label %93, label %90

90:
  %91 = load ptr, ptr %16, align 8
  %92 = load ptr, ptr %18, align 8
  br label %101

93:
  %94 = load ptr, ptr %19, align 8
  %95 = load ptr, ptr %21, align 8
  %96 = load i32, ptr %22, align 4
  %97 = icmp ne i32 %96, 0
  %98 = load ptr, ptr %18, align 8
  %99 = load ptr, ptr %23, align 8
  %100 = load ptr, ptr %16, align 8
  br label %112

101:
  %102 = phi ptr [ %92, %90 ], [ %98, %171 ]
  %103 = phi ptr [ %91, %90 ], [ %100, %171 ]
  %104 = load i64, ptr %0, align 8
  store i64 %104, ptr %8, align 8
  %105 = load ptr, ptr %25, align 8
  store ptr %105, ptr %24, align 8
  store ptr %103, ptr %26, align 8
  %106 = load ptr, ptr %28, align 8
  store ptr %106, ptr %27, align 8
  %107 = load ptr, ptr %12, align 8
  store ptr %107, ptr %29, align 8
  store ptr %89, ptr %30, align 8
  store ptr %102, ptr %31, align 8
  call fastcc void @find_solutions(ptr %8, ptr %85, ptr %1, ptr %87)
  %108 = load i64, ptr %1, align 8
  %109 = icmp eq i64 %108, 0
  %110 = icmp ne ptr %85, null
  %111 = and i1 %110, %109
  br i1 %111, label %183, label %184

112:
  %113 = phi i64 [ 0, %93 ], [ %181, %171 ]
  %114 = shl nsw i64 %113, 1
  %115 = getelementptr inbounds double, ptr %94, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %115, i64 1
  %118 = load double, ptr %117, align 8
  %119 = fmul double %118, %118
  %120 = tail call double @llvm.fmuladd.f64(double %116, double %116, double %119)
  %121 = tail call double @llvm.sqrt.f64(double %120)
  %122 = fcmp ugt double %121, 1.000000e-13
  %123 = select i1 %122, double %121, double 0.000000e+00
  %124 = fcmp oeq double %123, 0.000000e+00
  br i1 %124, label %125, label %141

125:
  %126 = mul nsw i64 %113, 3
  %127 = getelementptr inbounds double, ptr %20, i64 %126
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %115, i8 0, i64 16, i1 false)
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %127, i64 1
  %130 = load double, ptr %129, align 8
  %131 = fmul double %130, %130
  %132 = tail call double @llvm.fmuladd.f64(double %128, double %128, double %131)
  %133 = tail call double @llvm.sqrt.f64(double %132)
  %134 = fcmp ogt double %133, 1.000000e-13
  br i1 %134, label %135, label %141

135:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %115, ptr align 8 dereferenceable(16) %127, i64 16, i1 false)
  %136 = load double, ptr %115, align 8
  %137 = load double, ptr %117, align 8
  %138 = fmul double %137, %137
  %139 = tail call double @llvm.fmuladd.f64(double %136, double %136, double %138)
  %140 = tail call double @llvm.sqrt.f64(double %139)
  br label %141

141:
  %142 = phi double [ %140, %135 ], [ %123, %125 ], [ %123, %112 ]
  %143 = fcmp ogt double %142, 0.000000e+00
  br label %157

144:
  %145 = mul nsw i64 %113, 3
  %146 = getelementptr inbounds double, ptr %10, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = load double, ptr %11, align 8
  %149 = fsub double 1.000000e+00, %148
  %150 = getelementptr inbounds double, ptr %95, i64 %113
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fmuladd.f64(double %149, double %151, double %147)
  %153 = fcmp ole double %152, 1.000000e-13
  %154 = select i1 %97, i1 %153, i1 false
  %155 = zext i1 %154 to i64
  %156 = getelementptr inbounds i64, ptr %98, i64 %113
  store i64 %155, ptr %156, align 8
  br i1 %154, label %168, label %171

157:
  %158 = phi i1 [ true, %141 ], [ false, %164 ]
  %159 = phi i64 [ 0, %141 ], [ 1, %164 ]
  br i1 %143, label %160, label %164

160:
  %161 = getelementptr inbounds double, ptr %115, i64 %159
  %162 = load double, ptr %161, align 8
  %163 = fdiv double %162, %142
  br label %164

164:
  %165 = phi double [ %163, %160 ], [ 0.000000e+00, %157 ]
  %166 = or i64 %159, %114
  %167 = getelementptr inbounds double, ptr %89, i64 %166
  store double %165, ptr %167, align 8
  br i1 %158, label %157, label %144

168:
  %169 = tail call double @llvm.minnum.f64(double %152, double 0.000000e+00)
  %170 = fadd double %169, -1.000000e-13
  br label %171

171:
  %172 = phi double [ %170, %168 ], [ 0.000000e+00, %144 ]
  %173 = getelementptr inbounds double, ptr %99, i64 %113
  store double %172, ptr %173, align 8
  %174 = load double, ptr %150, align 8
  %175 = fneg double %174
  %176 = getelementptr inbounds double, ptr %100, i64 %145
  store double %175, ptr %176, align 8
  %177 = add nsw i64 %145, 2
  %178 = getelementptr inbounds double, ptr %100, i64 %177
  store double 0.000000e+00, ptr %178, align 8
  %179 = add nsw i64 %145, 1
  %180 = getelementptr inbounds double, ptr %100, i64 %179
  store double 0.000000e+00, ptr %180, align 8
  %181 = add nsw i64 %113, 1
  %182 = icmp eq i64 %181, %53
  br i1 %182, label %101, label %112

183:
  call fastcc void @find_solutions.1(ptr %8, ptr %1, ptr %87)
  br label %184

184:
  %185 = call fastcc i64 @choose_share(ptr %8, ptr %1, ptr %87)
  %186 = icmp eq i64 %185, 1
  %187 = load i64, ptr %1, align 8
  br i1 %186, label %188, label %238

188:
  %189 = load i64, ptr %32, align 8
  %190 = icmp sgt i64 %187, %189
  br i1 %190, label %191, label %192

191:
  store i64 %187, ptr %32, align 8
  br label %192

192:
  store i64 0, ptr %33, align 8
  %193 = load ptr, ptr %34, align 8
  br i1 %56, label %194, label %229

194:
  %195 = shl i64 %53, 4
  %196 = load ptr, ptr %35, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %193, ptr align 8 %196, i64 %195, i1 false)
  %197 = load ptr, ptr %36, align 8
  %198 = load ptr, ptr %37, align 8
  br label %199

199:
  %200 = phi i64 [ 0, %194 ], [ %227, %226 ]
  %201 = getelementptr inbounds i64, ptr %197, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds i64, ptr %198, i64 %200
  store i64 %202, ptr %203, align 8
  %204 = and i64 %202, 2
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %226, label %206

206:
  %207 = load ptr, ptr %28, align 8
  %208 = getelementptr inbounds double, ptr %207, i64 %200
  %209 = load double, ptr %208, align 8
  %210 = fcmp ogt double %209, 0.000000e+00
  br i1 %210, label %211, label %226

211:
  %212 = shl nsw i64 %200, 1
  %213 = getelementptr inbounds double, ptr %193, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds double, ptr %213, i64 1
  %216 = load double, ptr %215, align 8
  %217 = fmul double %216, %216
  %218 = tail call double @llvm.fmuladd.f64(double %214, double %214, double %217)
  %219 = tail call double @llvm.sqrt.f64(double %218)
  %220 = fcmp ogt double %219, 0.000000e+00
  br i1 %220, label %221, label %226

221:
  %222 = load ptr, ptr %38, align 8
  %223 = load i64, ptr %33, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %33, align 8
  %225 = getelementptr inbounds i64, ptr %222, i64 %223
  store i64 %200, ptr %225, align 8
  br label %226

226:
  %227 = add nsw i64 %200, 1
  %228 = icmp eq i64 %227, %53
  br i1 %228, label %229, label %199

229:
  %230 = load i64, ptr %0, align 8
  %231 = mul nsw i64 %230, 3
  %232 = getelementptr inbounds double, ptr %10, i64 %231
  %233 = getelementptr inbounds double, ptr %232, i64 %231
  %234 = getelementptr inbounds double, ptr %233, i64 %231
  %235 = shl nsw i64 %230, 1
  %236 = getelementptr inbounds double, ptr %234, i64 %235
  %237 = getelementptr double, ptr %232, i64 1
  br label %241

238:
  %239 = icmp eq i64 %187, 0
  %240 = select i1 %239, i64 1, i64 2
  br label %1196

241:
  %242 = phi i1 [ false, %229 ], [ %1170, %1168 ]
  %243 = phi double [ 0x7FF0000000000000, %229 ], [ %1118, %1168 ]
  %244 = phi i64 [ 0, %229 ], [ %1169, %1168 ]
  %245 = load i64, ptr %33, align 8
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %250

247:
  %248 = load ptr, ptr %34, align 8
  %249 = load ptr, ptr %38, align 8
  br label %579

250:
  tail call fastcc void @find_rates(ptr %0, ptr %234, ptr %10, ptr %232, ptr %236)
  %251 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %251, ptr %233)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %5, ptr align 8 dereferenceable(24) @__const.straight_end.first, i64 24, i1 false)
  %252 = load i32, ptr %13, align 8
  switch i32 %252, label %297 [
    i32 0, label %253
    i32 1, label %294
  ]

253:
  %254 = load double, ptr %232, align 8
  %255 = fcmp ule double %254, 0.000000e+00
  %256 = load double, ptr %233, align 8
  br i1 %255, label %261, label %257

257:
  %258 = fneg double %256
  %259 = fdiv double %258, %254
  %260 = tail call double @llvm.maxnum.f64(double %259, double 0.000000e+00)
  store i64 1, ptr %5, align 8
  store i64 0, ptr %40, align 8
  store double %260, ptr %39, align 8
  br label %261

261:
  %262 = phi double [ %260, %257 ], [ 0x7FF0000000000000, %253 ]
  %263 = phi i64 [ 1, %257 ], [ 0, %253 ]
  %264 = fcmp ult double %256, -1.000000e-13
  br i1 %264, label %297, label %265

265:
  %266 = load i64, ptr %0, align 8
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %286

268:
  %269 = mul i64 %266, 3
  %270 = load ptr, ptr %25, align 8
  %271 = tail call i64 @llvm.smax.i64(i64 %269, i64 1)
  br label %274

272:
  %273 = fmul double %283, 1.000000e-13
  br label %286

274:
  %275 = phi i64 [ 0, %268 ], [ %284, %274 ]
  %276 = phi double [ 0.000000e+00, %268 ], [ %283, %274 ]
  %277 = getelementptr inbounds double, ptr %270, i64 %275
  %278 = load double, ptr %277, align 8
  %279 = getelementptr inbounds double, ptr %10, i64 %275
  %280 = load double, ptr %279, align 8
  %281 = fmul double %278, %280
  %282 = tail call double @llvm.fabs.f64(double %281)
  %283 = fadd double %276, %282
  %284 = add nsw i64 %275, 1
  %285 = icmp eq i64 %284, %271
  br i1 %285, label %272, label %274

286:
  %287 = phi double [ 0.000000e+00, %265 ], [ %273, %272 ]
  %288 = tail call double @llvm.fabs.f64(double %254)
  %289 = fcmp ole double %288, %287
  %290 = fcmp ogt double %262, 0.000000e+00
  %291 = select i1 %255, i1 true, i1 %290
  %292 = select i1 %289, i1 %291, i1 false
  br i1 %292, label %293, label %297

293:
  store i64 1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  br label %297

294:
  %295 = load double, ptr %11, align 8
  %296 = fsub double 1.000000e+00, %295
  store i64 2, ptr %5, align 8
  store i64 0, ptr %40, align 8
  store double %296, ptr %39, align 8
  br label %297

297:
  %298 = phi double [ 0x7FF0000000000000, %250 ], [ %262, %261 ], [ %296, %294 ], [ 0.000000e+00, %293 ], [ %262, %286 ]
  %299 = phi i64 [ 0, %250 ], [ %263, %261 ], [ 2, %294 ], [ 1, %293 ], [ %263, %286 ]
  %300 = load i64, ptr %0, align 8
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %310

302:
  %303 = icmp eq i32 %252, 2
  %304 = mul i64 %300, 3
  %305 = tail call i64 @llvm.smax.i64(i64 %304, i64 1)
  %306 = load i32, ptr %22, align 4
  %307 = icmp eq i32 %306, 0
  %308 = mul i64 %300, 9
  br label %322

309:
  store i64 %432, ptr %5, align 8
  store i64 %431, ptr %40, align 8
  store double %430, ptr %39, align 8
  br label %310

310:
  %311 = phi double [ %298, %297 ], [ %430, %309 ]
  %312 = phi i64 [ 0, %297 ], [ %431, %309 ]
  %313 = phi i64 [ %299, %297 ], [ %432, %309 ]
  %314 = phi double [ %298, %297 ], [ %433, %309 ]
  %315 = phi i64 [ %299, %297 ], [ %434, %309 ]
  %316 = load i64, ptr %33, align 8
  %317 = icmp sgt i64 %316, 0
  br i1 %317, label %318, label %438

318:
  %319 = load ptr, ptr %38, align 8
  %320 = load ptr, ptr %34, align 8
  %321 = load ptr, ptr %19, align 8
  br label %442

322:
  %323 = phi double [ %298, %302 ], [ %430, %429 ]
  %324 = phi i64 [ 0, %302 ], [ %431, %429 ]
  %325 = phi i64 [ %299, %302 ], [ %432, %429 ]
  %326 = phi double [ %298, %302 ], [ %433, %429 ]
  %327 = phi i64 [ 0, %302 ], [ %435, %429 ]
  %328 = phi i64 [ %299, %302 ], [ %434, %429 ]
  %329 = mul nsw i64 %327, 3
  %330 = getelementptr inbounds double, ptr %232, i64 %329
  br i1 %303, label %331, label %397

331:
  %332 = load ptr, ptr %12, align 8
  %333 = getelementptr inbounds double, ptr %332, i64 %327
  %334 = load double, ptr %333, align 8
  %335 = fcmp ogt double %334, 0.000000e+00
  br i1 %335, label %336, label %397

336:
  %337 = load ptr, ptr %41, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %327
  %339 = load double, ptr %338, align 8
  %340 = load ptr, ptr %42, align 8
  %341 = getelementptr inbounds double, ptr %340, i64 %327
  %342 = load double, ptr %341, align 8
  %343 = fsub double %339, %342
  %344 = getelementptr inbounds double, ptr %233, i64 %329
  %345 = load double, ptr %344, align 8
  %346 = fcmp ugt double %345, 1.000000e-13
  br i1 %346, label %347, label %349

347:
  %348 = load double, ptr %330, align 8
  br label %370

349:
  %350 = load ptr, ptr %25, align 8
  %351 = mul i64 %308, %327
  br label %352

352:
  %353 = phi i64 [ 0, %349 ], [ %363, %352 ]
  %354 = phi double [ 0.000000e+00, %349 ], [ %362, %352 ]
  %355 = add nsw i64 %353, %351
  %356 = getelementptr inbounds double, ptr %350, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = getelementptr inbounds double, ptr %10, i64 %353
  %359 = load double, ptr %358, align 8
  %360 = fmul double %357, %359
  %361 = tail call double @llvm.fabs.f64(double %360)
  %362 = fadd double %354, %361
  %363 = add nsw i64 %353, 1
  %364 = icmp eq i64 %363, %305
  br i1 %364, label %365, label %352

365:
  %366 = fmul double %362, 1.000000e-13
  %367 = load double, ptr %330, align 8
  %368 = tail call double @llvm.fabs.f64(double %367)
  %369 = fcmp ugt double %368, %366
  br i1 %369, label %370, label %391

370:
  %371 = phi double [ %348, %347 ], [ %367, %365 ]
  %372 = getelementptr inbounds double, ptr %10, i64 %329
  %373 = load double, ptr %372, align 8
  %374 = fmul double %345, %373
  %375 = fmul double %371, %373
  %376 = fmul double %375, -2.000000e+00
  %377 = fmul double %343, %376
  %378 = tail call double @llvm.fmuladd.f64(double %374, double %374, double %377)
  %379 = fcmp olt double %378, 0.000000e+00
  %380 = fcmp oge double %343, 0.000000e+00
  %381 = or i1 %380, %379
  br i1 %381, label %382, label %384

382:
  %383 = select i1 %380, double 0.000000e+00, double 0x7FF0000000000000
  br label %391

384:
  %385 = tail call double @llvm.sqrt.f64(double %378)
  %386 = fadd double %374, %385
  %387 = fcmp ogt double %386, 0.000000e+00
  %388 = fmul double %343, -2.000000e+00
  %389 = fdiv double %388, %386
  %390 = select i1 %387, double %389, double 0x7FF0000000000000
  br label %391

391:
  %392 = phi double [ 0x7FF0000000000000, %365 ], [ %383, %382 ], [ %390, %384 ]
  %393 = icmp eq i64 %328, 0
  %394 = fcmp ogt double %326, %392
  %395 = select i1 %393, i1 true, i1 %394
  br i1 %395, label %396, label %397

396:
  br label %397

397:
  %398 = phi double [ %323, %391 ], [ %392, %396 ], [ %323, %331 ], [ %323, %322 ]
  %399 = phi i64 [ %324, %391 ], [ %327, %396 ], [ %324, %331 ], [ %324, %322 ]
  %400 = phi i64 [ %325, %391 ], [ 3, %396 ], [ %325, %331 ], [ %325, %322 ]
  %401 = phi double [ %326, %391 ], [ %392, %396 ], [ %326, %331 ], [ %326, %322 ]
  %402 = phi i64 [ %328, %391 ], [ 3, %396 ], [ %328, %331 ], [ %328, %322 ]
  br i1 %307, label %429, label %403

403:
  %404 = load ptr, ptr %37, align 8
  %405 = getelementptr inbounds i64, ptr %404, i64 %327
  %406 = load i64, ptr %405, align 8
  %407 = and i64 %406, 1
  %408 = icmp eq i64 %407, 0
  br i1 %408, label %409, label %429

409:
  %410 = getelementptr inbounds double, ptr %233, i64 %329
  %411 = load double, ptr %410, align 8
  %412 = load double, ptr %11, align 8
  %413 = fsub double 1.000000e+00, %412
  %414 = load ptr, ptr %21, align 8
  %415 = getelementptr inbounds double, ptr %414, i64 %327
  %416 = load double, ptr %415, align 8
  %417 = tail call double @llvm.fmuladd.f64(double %413, double %416, double %411)
  %418 = load double, ptr %330, align 8
  %419 = fsub double %416, %418
  %420 = fcmp ogt double %417, 1.000000e-13
  %421 = fcmp ogt double %419, 0.000000e+00
  %422 = select i1 %420, i1 %421, i1 false
  br i1 %422, label %423, label %429

423:
  %424 = fdiv double %417, %419
  %425 = icmp eq i64 %402, 0
  %426 = fcmp ogt double %401, %424
  %427 = select i1 %425, i1 true, i1 %426
  br i1 %427, label %428, label %429

428:
  br label %429

429:
  %430 = phi double [ %398, %423 ], [ %424, %428 ], [ %398, %409 ], [ %398, %403 ], [ %398, %397 ]
  %431 = phi i64 [ %399, %423 ], [ %327, %428 ], [ %399, %409 ], [ %399, %403 ], [ %399, %397 ]
  %432 = phi i64 [ %400, %423 ], [ 4, %428 ], [ %400, %409 ], [ %400, %403 ], [ %400, %397 ]
  %433 = phi double [ %401, %423 ], [ %424, %428 ], [ %401, %409 ], [ %401, %403 ], [ %401, %397 ]
  %434 = phi i64 [ %402, %423 ], [ 4, %428 ], [ %402, %409 ], [ %402, %403 ], [ %402, %397 ]
  %435 = add nsw i64 %327, 1
  %436 = icmp eq i64 %435, %300
  br i1 %436, label %309, label %322

437:
  store i64 %483, ptr %5, align 8
  store i64 %482, ptr %40, align 8
  store double %481, ptr %39, align 8
  br label %438

438:
  %439 = phi double [ %311, %310 ], [ %481, %437 ]
  %440 = phi double [ %314, %310 ], [ %484, %437 ]
  %441 = fcmp olt double %440, 0x7FF0000000000000
  br i1 %441, label %492, label %488

442:
  %443 = phi double [ %311, %318 ], [ %481, %480 ]
  %444 = phi i64 [ %312, %318 ], [ %482, %480 ]
  %445 = phi i64 [ %313, %318 ], [ %483, %480 ]
  %446 = phi double [ %314, %318 ], [ %484, %480 ]
  %447 = phi i64 [ 0, %318 ], [ %486, %480 ]
  %448 = phi i64 [ %315, %318 ], [ %485, %480 ]
  %449 = getelementptr inbounds i64, ptr %319, i64 %447
  %450 = load i64, ptr %449, align 8
  %451 = mul nsw i64 %450, 3
  %452 = getelementptr double, ptr %237, i64 %451
  %453 = shl nsw i64 %450, 1
  %454 = getelementptr inbounds double, ptr %320, i64 %453
  %455 = load double, ptr %452, align 8
  %456 = load double, ptr %454, align 8
  %457 = getelementptr inbounds double, ptr %452, i64 1
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds double, ptr %454, i64 1
  %460 = load double, ptr %459, align 8
  %461 = fmul double %458, %460
  %462 = tail call double @llvm.fmuladd.f64(double %455, double %456, double %461)
  %463 = getelementptr inbounds double, ptr %321, i64 %453
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds double, ptr %463, i64 1
  %466 = load double, ptr %465, align 8
  %467 = fmul double %466, %466
  %468 = tail call double @llvm.fmuladd.f64(double %464, double %464, double %467)
  %469 = tail call double @llvm.sqrt.f64(double %468)
  %470 = fcmp olt double %462, 0.000000e+00
  %471 = fcmp ogt double %469, 0.000000e+00
  %472 = select i1 %470, i1 %471, i1 false
  br i1 %472, label %473, label %480

473:
  %474 = fneg double %462
  %475 = fdiv double %469, %474
  %476 = icmp eq i64 %448, 0
  %477 = fcmp ogt double %446, %475
  %478 = select i1 %476, i1 true, i1 %477
  br i1 %478, label %479, label %480

479:
  br label %480

480:
  %481 = phi double [ %443, %473 ], [ %475, %479 ], [ %443, %442 ]
  %482 = phi i64 [ %444, %473 ], [ %450, %479 ], [ %444, %442 ]
  %483 = phi i64 [ %445, %473 ], [ 5, %479 ], [ %445, %442 ]
  %484 = phi double [ %446, %473 ], [ %475, %479 ], [ %446, %442 ]
  %485 = phi i64 [ %448, %473 ], [ 5, %479 ], [ %448, %442 ]
  %486 = add nsw i64 %447, 1
  %487 = icmp eq i64 %486, %316
  br i1 %487, label %437, label %442

488:
  %489 = icmp eq i32 %252, 2
  br i1 %489, label %490, label %491

490:
  store double 0.000000e+00, ptr %39, align 8
  br label %492

491:
  store i64 0, ptr %5, align 8
  br label %492

492:
  %493 = phi double [ %439, %438 ], [ 0.000000e+00, %490 ], [ %439, %491 ]
  br i1 %301, label %494, label %497

494:
  %495 = mul i64 %300, 3
  %496 = tail call i64 @llvm.smax.i64(i64 %495, i64 1)
  br label %508

497:
  %498 = phi double [ 0.000000e+00, %492 ], [ %515, %508 ]
  %499 = icmp slt i64 %316, 1
  br i1 %499, label %589, label %500

500:
  %501 = load ptr, ptr %38, align 8
  %502 = load ptr, ptr %34, align 8
  %503 = load ptr, ptr %19, align 8
  %504 = mul i64 %300, 6
  %505 = icmp eq i64 %300, 1
  %506 = select i1 %505, double 0x3D10000000000000, double 0x3D719799812DEA11
  %507 = tail call i64 @llvm.smax.i64(i64 %504, i64 1)
  br label %518

508:
  %509 = phi double [ %515, %508 ], [ 0.000000e+00, %494 ]
  %510 = phi i64 [ %516, %508 ], [ 0, %494 ]
  %511 = getelementptr inbounds double, ptr %10, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = tail call double @llvm.fabs.f64(double %512)
  %514 = fcmp ogt double %509, %513
  %515 = select i1 %514, double %509, double %513
  %516 = add nsw i64 %510, 1
  %517 = icmp eq i64 %516, %496
  br i1 %517, label %497, label %508

518:
  %519 = phi i1 [ false, %500 ], [ %575, %573 ]
  %520 = phi i64 [ 0, %500 ], [ %574, %573 ]
  %521 = getelementptr inbounds i64, ptr %501, i64 %520
  %522 = load i64, ptr %521, align 8
  %523 = shl nsw i64 %522, 1
  %524 = getelementptr inbounds double, ptr %502, i64 %523
  %525 = mul nsw i64 %522, 3
  %526 = getelementptr double, ptr %237, i64 %525
  %527 = load double, ptr %524, align 8
  %528 = getelementptr inbounds double, ptr %526, i64 1
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %524, i64 1
  %531 = load double, ptr %530, align 8
  %532 = load double, ptr %526, align 8
  %533 = fneg double %531
  %534 = fmul double %532, %533
  %535 = tail call double @llvm.fmuladd.f64(double %527, double %529, double %534)
  %536 = tail call double @llvm.fabs.f64(double %535)
  %537 = getelementptr inbounds double, ptr %503, i64 %523
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds double, ptr %537, i64 1
  %540 = load double, ptr %539, align 8
  %541 = fmul double %540, %540
  %542 = tail call double @llvm.fmuladd.f64(double %538, double %538, double %541)
  %543 = tail call double @llvm.sqrt.f64(double %542)
  br i1 %301, label %544, label %549

544:
  %545 = load ptr, ptr %25, align 8
  %546 = mul i64 %522, 9
  %547 = add i64 %546, 3
  %548 = mul nsw i64 %547, %300
  br label %554

549:
  %550 = phi double [ 0.000000e+00, %518 ], [ %562, %554 ]
  %551 = fmul double %506, %550
  %552 = fmul double %498, %551
  %553 = fcmp ugt double %536, %552
  br i1 %553, label %565, label %573

554:
  %555 = phi i64 [ 0, %544 ], [ %563, %554 ]
  %556 = phi double [ 0.000000e+00, %544 ], [ %562, %554 ]
  %557 = add nsw i64 %555, %548
  %558 = getelementptr inbounds double, ptr %545, i64 %557
  %559 = load double, ptr %558, align 8
  %560 = tail call double @llvm.fabs.f64(double %559)
  %561 = fcmp ogt double %556, %560
  %562 = select i1 %561, double %556, double %560
  %563 = add nsw i64 %555, 1
  %564 = icmp eq i64 %563, %507
  br i1 %564, label %549, label %554

565:
  %566 = fcmp oeq double %543, 0.000000e+00
  br i1 %566, label %577, label %567

567:
  %568 = fmul double %493, %536
  %569 = fdiv double %568, %543
  %570 = tail call double @llvm.minnum.f64(double %569, double 1.000000e+00)
  %571 = fmul double %493, %570
  %572 = fcmp ogt double %571, 0x3CB0000000000000
  br i1 %572, label %577, label %573

573:
  %574 = add nsw i64 %520, 1
  %575 = icmp sge i64 %574, %316
  %576 = icmp eq i64 %574, %316
  br i1 %576, label %577, label %518

577:
  %578 = phi i1 [ %519, %565 ], [ %519, %567 ], [ %575, %573 ]
  br i1 %578, label %589, label %684

579:
  %580 = phi i64 [ 0, %247 ], [ %587, %579 ]
  %581 = shl nsw i64 %580, 1
  %582 = getelementptr inbounds double, ptr %234, i64 %581
  %583 = getelementptr inbounds i64, ptr %249, i64 %580
  %584 = load i64, ptr %583, align 8
  %585 = shl nsw i64 %584, 1
  %586 = getelementptr inbounds double, ptr %248, i64 %585
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %582, ptr align 8 dereferenceable(16) %586, i64 16, i1 false)
  %587 = add nsw i64 %580, 1
  %588 = icmp eq i64 %587, %245
  br i1 %588, label %250, label %579

589:
  %590 = fcmp olt double %493, 0x7FF0000000000000
  %591 = select i1 %590, double %493, double 0.000000e+00
  br i1 %301, label %592, label %615

592:
  %593 = fmul double %591, 5.000000e-01
  %594 = load ptr, ptr %41, align 8
  br label %599

595:
  %596 = mul i64 %300, 3
  %597 = load ptr, ptr %15, align 8
  %598 = tail call i64 @llvm.smax.i64(i64 %596, i64 1)
  br label %622

599:
  %600 = phi i64 [ 0, %592 ], [ %613, %599 ]
  %601 = mul nsw i64 %600, 3
  %602 = getelementptr inbounds double, ptr %10, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = fmul double %591, %603
  %605 = getelementptr inbounds double, ptr %233, i64 %601
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds double, ptr %232, i64 %601
  %608 = load double, ptr %607, align 8
  %609 = tail call double @llvm.fmuladd.f64(double %593, double %608, double %606)
  %610 = getelementptr inbounds double, ptr %594, i64 %600
  %611 = load double, ptr %610, align 8
  %612 = tail call double @llvm.fmuladd.f64(double %604, double %609, double %611)
  store double %612, ptr %610, align 8
  %613 = add nsw i64 %600, 1
  %614 = icmp eq i64 %613, %300
  br i1 %614, label %595, label %599

615:
  %616 = load double, ptr %11, align 8
  %617 = fadd double %591, %616
  store double %617, ptr %11, align 8
  br label %683

618:
  %619 = load double, ptr %11, align 8
  %620 = fadd double %591, %619
  store double %620, ptr %11, align 8
  %621 = load ptr, ptr %19, align 8
  br label %631

622:
  %623 = phi i64 [ 0, %595 ], [ %629, %622 ]
  %624 = getelementptr inbounds double, ptr %10, i64 %623
  %625 = load double, ptr %624, align 8
  %626 = getelementptr inbounds double, ptr %597, i64 %623
  %627 = load double, ptr %626, align 8
  %628 = tail call double @llvm.fmuladd.f64(double %591, double %625, double %627)
  store double %628, ptr %626, align 8
  %629 = add nsw i64 %623, 1
  %630 = icmp eq i64 %629, %598
  br i1 %630, label %618, label %622

631:
  %632 = phi i64 [ 0, %618 ], [ %681, %680 ]
  br i1 %317, label %633, label %635

633:
  %634 = load ptr, ptr %38, align 8
  br label %641

635:
  %636 = phi i32 [ 0, %631 ], [ %648, %641 ]
  %637 = icmp eq i32 %636, 0
  %638 = shl nsw i64 %632, 1
  %639 = mul nsw i64 %632, 3
  %640 = add i64 %639, 1
  br label %651

641:
  %642 = phi i64 [ 0, %633 ], [ %649, %641 ]
  %643 = phi i32 [ 0, %633 ], [ %648, %641 ]
  %644 = getelementptr inbounds i64, ptr %634, i64 %642
  %645 = load i64, ptr %644, align 8
  %646 = icmp eq i64 %645, %632
  %647 = zext i1 %646 to i32
  %648 = or i32 %643, %647
  %649 = add nsw i64 %642, 1
  %650 = icmp eq i64 %649, %316
  br i1 %650, label %635, label %641

651:
  %652 = phi i1 [ true, %635 ], [ false, %663 ]
  %653 = phi i64 [ 0, %635 ], [ 1, %663 ]
  %654 = or i64 %653, %638
  %655 = getelementptr inbounds double, ptr %621, i64 %654
  br i1 %637, label %656, label %657

656:
  store double 0.000000e+00, ptr %655, align 8
  br i1 %652, label %663, label %680

657:
  %658 = load double, ptr %655, align 8
  %659 = add i64 %640, %653
  %660 = getelementptr inbounds double, ptr %232, i64 %659
  %661 = load double, ptr %660, align 8
  %662 = tail call double @llvm.fmuladd.f64(double %591, double %661, double %658)
  store double %662, ptr %655, align 8
  br i1 %652, label %663, label %664

663:
  br label %651

664:
  %665 = getelementptr inbounds double, ptr %621, i64 %638
  %666 = load ptr, ptr %34, align 8
  %667 = getelementptr inbounds double, ptr %666, i64 %638
  %668 = load double, ptr %665, align 8
  %669 = load double, ptr %667, align 8
  %670 = getelementptr inbounds double, ptr %665, i64 1
  %671 = load double, ptr %670, align 8
  %672 = getelementptr inbounds double, ptr %667, i64 1
  %673 = load double, ptr %672, align 8
  %674 = fmul double %671, %673
  %675 = tail call double @llvm.fmuladd.f64(double %668, double %669, double %674)
  %676 = fcmp ogt double %675, 0.000000e+00
  br i1 %676, label %680, label %677

677:
  %678 = or i64 %638, 1
  %679 = getelementptr inbounds double, ptr %621, i64 %678
  store double 0.000000e+00, ptr %679, align 8
  store double 0.000000e+00, ptr %665, align 8
  br label %680

680:
  %681 = add nsw i64 %632, 1
  %682 = icmp eq i64 %681, %300
  br i1 %682, label %683, label %631

683:
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %5, ptr %236)
  br label %1172

684:
  %685 = fcmp olt double %243, 0x7FF0000000000000
  br i1 %685, label %723, label %686

686:
  br i1 %317, label %687, label %719

687:
  %688 = phi double [ %716, %715 ], [ %493, %686 ]
  %689 = phi i64 [ %717, %715 ], [ 0, %686 ]
  %690 = getelementptr inbounds i64, ptr %501, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = shl nsw i64 %691, 1
  %693 = getelementptr inbounds double, ptr %503, i64 %692
  %694 = load double, ptr %693, align 8
  %695 = getelementptr inbounds double, ptr %693, i64 1
  %696 = load double, ptr %695, align 8
  %697 = fmul double %696, %696
  %698 = tail call double @llvm.fmuladd.f64(double %694, double %694, double %697)
  %699 = tail call double @llvm.sqrt.f64(double %698)
  %700 = mul nsw i64 %691, 3
  %701 = getelementptr double, ptr %237, i64 %700
  %702 = load double, ptr %701, align 8
  %703 = getelementptr inbounds double, ptr %701, i64 1
  %704 = load double, ptr %703, align 8
  %705 = fmul double %704, %704
  %706 = tail call double @llvm.fmuladd.f64(double %702, double %702, double %705)
  %707 = tail call double @llvm.sqrt.f64(double %706)
  %708 = fcmp ogt double %699, 0.000000e+00
  %709 = fcmp ogt double %707, 0.000000e+00
  %710 = select i1 %708, i1 %709, i1 false
  br i1 %710, label %711, label %715

711:
  %712 = fmul double %699, 5.000000e-01
  %713 = fdiv double %712, %707
  %714 = tail call double @llvm.minnum.f64(double %688, double %713)
  br label %715

715:
  %716 = phi double [ %714, %711 ], [ %688, %687 ]
  %717 = add nsw i64 %689, 1
  %718 = icmp eq i64 %717, %316
  br i1 %718, label %719, label %687

719:
  %720 = phi double [ %493, %686 ], [ %716, %715 ]
  %721 = fcmp olt double %720, 0x7FF0000000000000
  %722 = select i1 %721, double %720, double 1.000000e+00
  br label %723

723:
  %724 = phi double [ %722, %719 ], [ %243, %684 ]
  %725 = icmp eq i32 %252, 1
  br i1 %725, label %726, label %729

726:
  %727 = load double, ptr %11, align 8
  %728 = fsub double 1.000000e+00, %727
  br label %729

729:
  %730 = phi double [ %728, %726 ], [ 0x7FF0000000000000, %723 ]
  %731 = tail call double @llvm.minnum.f64(double %724, double %730)
  br i1 %317, label %1122, label %732

732:
  %733 = phi double [ %731, %729 ], [ %1155, %1154 ]
  store ptr %236, ptr %4, align 8
  %734 = mul i64 %300, 24
  %735 = getelementptr inbounds double, ptr %236, i64 %734
  store ptr %735, ptr %43, align 8
  %736 = mul i64 %300, 48
  %737 = getelementptr inbounds double, ptr %236, i64 %736
  store ptr %737, ptr %44, align 8
  %738 = mul i64 %300, 72
  %739 = getelementptr inbounds double, ptr %236, i64 %738
  store ptr %739, ptr %45, align 8
  %740 = mul i64 %300, 96
  %741 = getelementptr inbounds double, ptr %236, i64 %740
  store ptr %741, ptr %46, align 8
  %742 = shl i64 %300, 3
  %743 = getelementptr inbounds double, ptr %741, i64 %742
  store ptr %743, ptr %47, align 8
  %744 = shl nsw i64 %316, 4
  %745 = getelementptr inbounds double, ptr %743, i64 %744
  store ptr %745, ptr %48, align 8
  %746 = getelementptr inbounds double, ptr %745, i64 %744
  store i64 0, ptr %6, align 8
  store double 0.000000e+00, ptr %49, align 8
  %747 = fcmp olt double %733, 1.000000e-18
  br i1 %747, label %750, label %780

748:
  %749 = load i64, ptr %33, align 8
  br label %750

750:
  %751 = phi i64 [ %749, %748 ], [ %316, %732 ]
  %752 = icmp sgt i64 %751, 0
  br i1 %752, label %753, label %777

753:
  %754 = load ptr, ptr %19, align 8
  %755 = load ptr, ptr %38, align 8
  br label %756

756:
  %757 = phi i64 [ 8, %753 ], [ %772, %756 ]
  %758 = phi i64 [ 0, %753 ], [ %773, %756 ]
  %759 = phi double [ 0x3D719799812DEA11, %753 ], [ %774, %756 ]
  %760 = phi i64 [ 0, %753 ], [ %775, %756 ]
  %761 = getelementptr inbounds i64, ptr %755, i64 %760
  %762 = load i64, ptr %761, align 8
  %763 = shl nsw i64 %762, 1
  %764 = getelementptr inbounds double, ptr %754, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = getelementptr inbounds double, ptr %764, i64 1
  %767 = load double, ptr %766, align 8
  %768 = fmul double %767, %767
  %769 = tail call double @llvm.fmuladd.f64(double %765, double %765, double %768)
  %770 = tail call double @llvm.sqrt.f64(double %769)
  %771 = fcmp olt double %770, %759
  %772 = select i1 %771, i64 5, i64 %757
  %773 = select i1 %771, i64 %762, i64 %758
  %774 = select i1 %771, double %770, double %759
  %775 = add nsw i64 %760, 1
  %776 = icmp eq i64 %775, %751
  br i1 %776, label %777, label %756

777:
  %778 = phi i64 [ 8, %750 ], [ %772, %756 ]
  %779 = phi i64 [ 0, %750 ], [ %773, %756 ]
  store i64 %778, ptr %6, align 8
  store i64 %779, ptr %50, align 8
  store double 0.000000e+00, ptr %49, align 8
  br label %1116

780:
  %781 = phi double [ %860, %858 ], [ %733, %732 ]
  %782 = call fastcc i32 @find_stages(ptr %0, double %781, ptr %4, ptr %746)
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %858, label %784

784:
  %785 = load i64, ptr %0, align 8
  %786 = mul i64 %785, 3
  %787 = load i64, ptr %33, align 8
  %788 = shl nsw i64 %787, 1
  %789 = getelementptr inbounds double, ptr %746, i64 %788
  %790 = getelementptr inbounds double, ptr %789, i64 %786
  %791 = icmp sgt i64 %787, 0
  br i1 %791, label %792, label %795

792:
  %793 = load ptr, ptr %34, align 8
  %794 = load ptr, ptr %38, align 8
  br label %800

795:
  %796 = getelementptr inbounds double, ptr %790, i64 %786
  tail call fastcc void @find_rates(ptr %0, ptr %746, ptr %789, ptr %790, ptr %796)
  %797 = icmp sgt i64 %785, 0
  br i1 %797, label %798, label %839

798:
  %799 = tail call i64 @llvm.smax.i64(i64 %786, i64 1)
  br label %810

800:
  %801 = phi i64 [ 0, %792 ], [ %808, %800 ]
  %802 = shl nsw i64 %801, 1
  %803 = getelementptr inbounds double, ptr %746, i64 %802
  %804 = getelementptr inbounds i64, ptr %794, i64 %801
  %805 = load i64, ptr %804, align 8
  %806 = shl nsw i64 %805, 1
  %807 = getelementptr inbounds double, ptr %793, i64 %806
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %803, ptr align 8 dereferenceable(16) %807, i64 16, i1 false)
  %808 = add nsw i64 %801, 1
  %809 = icmp eq i64 %808, %787
  br i1 %809, label %795, label %800

810:
  %811 = phi i64 [ 0, %798 ], [ %820, %816 ]
  %812 = phi double [ 0.000000e+00, %798 ], [ %836, %816 ]
  %813 = phi double [ 0.000000e+00, %798 ], [ %819, %816 ]
  %814 = getelementptr inbounds double, ptr %790, i64 %811
  %815 = load double, ptr %814, align 8
  br label %822

816:
  %817 = tail call double @llvm.fabs.f64(double %833)
  %818 = fcmp ogt double %813, %817
  %819 = select i1 %818, double %813, double %817
  %820 = add nsw i64 %811, 1
  %821 = icmp eq i64 %820, %799
  br i1 %821, label %839, label %810

822:
  %823 = phi i64 [ 0, %810 ], [ %837, %822 ]
  %824 = phi double [ %815, %810 ], [ %833, %822 ]
  %825 = phi double [ %812, %810 ], [ %836, %822 ]
  %826 = getelementptr inbounds [8 x double], ptr @RADAU_BACK, i64 0, i64 %823
  %827 = load double, ptr %826, align 8
  %828 = mul nsw i64 %823, %786
  %829 = add nsw i64 %828, %811
  %830 = getelementptr inbounds double, ptr %735, i64 %829
  %831 = load double, ptr %830, align 8
  %832 = fneg double %827
  %833 = tail call double @llvm.fmuladd.f64(double %832, double %831, double %824)
  %834 = tail call double @llvm.fabs.f64(double %831)
  %835 = fcmp ogt double %825, %834
  %836 = select i1 %835, double %825, double %834
  %837 = add nsw i64 %823, 1
  %838 = icmp eq i64 %837, 8
  br i1 %838, label %816, label %822

839:
  %840 = phi double [ 0.000000e+00, %795 ], [ %819, %816 ]
  %841 = phi double [ 0.000000e+00, %795 ], [ %836, %816 ]
  %842 = fcmp ogt double %841, 0.000000e+00
  %843 = fmul double %781, %840
  %844 = fmul double %840, %843
  %845 = fdiv double %844, %841
  %846 = select i1 %842, double %845, double 0.000000e+00
  %847 = fcmp ugt double %846, 2.000000e-16
  br i1 %847, label %848, label %862

848:
  %849 = fcmp olt double %846, 0x7FF0000000000000
  br i1 %849, label %850, label %858

850:
  %851 = fdiv double 2.000000e-16, %846
  %852 = tail call double @llvm.sqrt.f64(double %851)
  %853 = tail call double @llvm.sqrt.f64(double %852)
  %854 = tail call double @llvm.sqrt.f64(double %853)
  %855 = tail call double @llvm.sqrt.f64(double %854)
  %856 = fmul double %855, 8.000000e-01
  %857 = tail call double @llvm.maxnum.f64(double %856, double 2.000000e-01)
  br label %858

858:
  %859 = phi double [ %857, %850 ], [ 3.500000e-01, %848 ], [ 3.500000e-01, %780 ]
  %860 = fmul double %781, %859
  %861 = fcmp olt double %860, 1.000000e-18
  br i1 %861, label %748, label %780

862:
  call fastcc void @finish_stages(ptr %0, double %781, ptr %4)
  %863 = load i64, ptr %6, align 8
  br label %864

864:
  %865 = phi i64 [ %863, %862 ], [ %884, %880 ]
  %866 = phi i64 [ %863, %862 ], [ %885, %880 ]
  %867 = phi i64 [ 0, %862 ], [ %881, %880 ]
  %868 = icmp eq i64 %866, 0
  br i1 %868, label %869, label %1051

869:
  %870 = getelementptr inbounds [8 x double], ptr @RADAU_C, i64 0, i64 %867
  br label %873

871:
  %872 = icmp eq i64 %884, 0
  br i1 %872, label %1054, label %1051

873:
  %874 = phi i64 [ %865, %869 ], [ %884, %883 ]
  %875 = phi i64 [ 0, %869 ], [ %885, %883 ]
  %876 = phi i64 [ 1, %869 ], [ %886, %883 ]
  br i1 %301, label %877, label %883

877:
  %878 = load double, ptr %870, align 8
  %879 = fmul double %781, %878
  br label %888

880:
  %881 = add nsw i64 %867, 1
  %882 = icmp eq i64 %881, 8
  br i1 %882, label %871, label %864

883:
  %884 = phi i64 [ %874, %873 ], [ %1047, %1046 ]
  %885 = phi i64 [ %875, %873 ], [ %1048, %1046 ]
  %886 = add nsw i64 %876, 1
  %887 = icmp eq i64 %886, 8
  br i1 %887, label %880, label %873

888:
  %889 = phi i64 [ %874, %877 ], [ %1047, %1046 ]
  %890 = phi i64 [ %875, %877 ], [ %1048, %1046 ]
  %891 = phi i64 [ 0, %877 ], [ %1049, %1046 ]
  %892 = load i64, ptr %0, align 8
  %893 = load double, ptr %11, align 8
  %894 = tail call double @llvm.fmuladd.f64(double %878, double %781, double %893)
  %895 = mul i64 %892, %867
  %896 = mul i64 %895, 3
  %897 = getelementptr inbounds double, ptr %236, i64 %896
  %898 = getelementptr inbounds double, ptr %739, i64 %896
  %899 = add nsw i64 %895, %891
  %900 = getelementptr inbounds double, ptr %741, i64 %899
  %901 = load double, ptr %900, align 8
  %902 = tail call fastcc double @margin(ptr %0, i64 %876, i64 %891, double %894, ptr %897, ptr %898, double %901)
  %903 = fcmp olt double %902, 0.000000e+00
  br i1 %903, label %904, label %1046

904:
  %905 = call fastcc i32 @find_stages(ptr %0, double %879, ptr %4, ptr %746)
  %906 = icmp eq i32 %905, 0
  br i1 %906, label %1034, label %907

907:
  call fastcc void @finish_stages(ptr %0, double %879, ptr %4)
  %908 = load i64, ptr %0, align 8
  %909 = load double, ptr %11, align 8
  %910 = fadd double %879, %909
  %911 = mul i64 %908, 7
  %912 = mul i64 %908, 21
  %913 = getelementptr inbounds double, ptr %236, i64 %912
  %914 = getelementptr inbounds double, ptr %739, i64 %912
  %915 = add nsw i64 %911, %891
  %916 = getelementptr inbounds double, ptr %741, i64 %915
  %917 = load double, ptr %916, align 8
  %918 = tail call fastcc double @margin(ptr %0, i64 %876, i64 %891, double %910, ptr %913, ptr %914, double %917)
  %919 = fcmp olt double %918, 0.000000e+00
  br i1 %919, label %920, label %1034

920:
  %921 = mul nsw i64 %908, 3
  %922 = getelementptr inbounds double, ptr %746, i64 %921
  %923 = getelementptr inbounds double, ptr %922, i64 %921
  %924 = load i64, ptr %33, align 8
  %925 = icmp sgt i64 %924, 0
  br i1 %925, label %926, label %929

926:
  %927 = load ptr, ptr %34, align 8
  %928 = load ptr, ptr %38, align 8
  br label %942

929:
  %930 = shl nsw i64 %924, 1
  %931 = getelementptr inbounds double, ptr %923, i64 %930
  tail call fastcc void @find_rates(ptr %0, ptr %923, ptr %746, ptr %922, ptr %931)
  %932 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %932, ptr %922)
  %933 = load double, ptr %11, align 8
  %934 = load ptr, ptr %41, align 8
  %935 = getelementptr inbounds double, ptr %934, i64 %891
  %936 = load double, ptr %935, align 8
  %937 = tail call fastcc double @margin(ptr %0, i64 %876, i64 %891, double %933, ptr %746, ptr %922, double %936)
  %938 = fcmp ule double %937, 0.000000e+00
  br i1 %938, label %953, label %939

939:
  %940 = phi double [ %937, %929 ], [ %974, %952 ]
  %941 = phi double [ 0.000000e+00, %929 ], [ %958, %952 ]
  br label %979

942:
  %943 = phi i64 [ 0, %926 ], [ %950, %942 ]
  %944 = shl nsw i64 %943, 1
  %945 = getelementptr inbounds double, ptr %923, i64 %944
  %946 = getelementptr inbounds i64, ptr %928, i64 %943
  %947 = load i64, ptr %946, align 8
  %948 = shl nsw i64 %947, 1
  %949 = getelementptr inbounds double, ptr %927, i64 %948
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %945, ptr align 8 dereferenceable(16) %949, i64 16, i1 false)
  %950 = add nsw i64 %943, 1
  %951 = icmp eq i64 %950, %924
  br i1 %951, label %929, label %942

952:
  br i1 %976, label %1034, label %939

953:
  %954 = phi i64 [ %975, %973 ], [ 1, %929 ]
  %955 = phi double [ %958, %973 ], [ 0.000000e+00, %929 ]
  %956 = icmp eq i64 %954, 1
  %957 = select i1 %956, double %879, double %955
  %958 = fmul double %957, 5.000000e-01
  %959 = call fastcc i32 @find_stages(ptr %0, double %958, ptr %4, ptr %746)
  %960 = icmp eq i32 %959, 0
  br i1 %960, label %973, label %961

961:
  call fastcc void @finish_stages(ptr %0, double %958, ptr %4)
  %962 = load i64, ptr %0, align 8
  %963 = load double, ptr %11, align 8
  %964 = fadd double %958, %963
  %965 = mul i64 %962, 7
  %966 = mul i64 %962, 21
  %967 = getelementptr inbounds double, ptr %236, i64 %966
  %968 = getelementptr inbounds double, ptr %739, i64 %966
  %969 = add nsw i64 %965, %891
  %970 = getelementptr inbounds double, ptr %741, i64 %969
  %971 = load double, ptr %970, align 8
  %972 = tail call fastcc double @margin(ptr %0, i64 %876, i64 %891, double %964, ptr %967, ptr %968, double %971)
  br label %973

973:
  %974 = phi double [ %972, %961 ], [ 0x7FF8000000000000, %953 ]
  %975 = add nsw i64 %954, 1
  %976 = fcmp ule double %974, 0.000000e+00
  %977 = icmp ult i64 %954, 39
  %978 = select i1 %976, i1 %977, i1 false
  br i1 %978, label %953, label %952

979:
  %980 = phi i64 [ %1032, %1026 ], [ 0, %939 ]
  %981 = phi i32 [ %1031, %1026 ], [ 0, %939 ]
  %982 = phi double [ %1030, %1026 ], [ %940, %939 ]
  %983 = phi double [ %1029, %1026 ], [ %941, %939 ]
  %984 = phi double [ %1028, %1026 ], [ %879, %939 ]
  %985 = phi double [ %1027, %1026 ], [ %918, %939 ]
  %986 = fneg double %984
  %987 = fmul double %982, %986
  %988 = tail call double @llvm.fmuladd.f64(double %983, double %985, double %987)
  %989 = fsub double %985, %982
  %990 = fdiv double %988, %989
  %991 = call fastcc i32 @find_stages(ptr %0, double %990, ptr %4, ptr %746)
  %992 = icmp eq i32 %991, 0
  br i1 %992, label %1006, label %993

993:
  call fastcc void @finish_stages(ptr %0, double %990, ptr %4)
  %994 = load i64, ptr %0, align 8
  %995 = load double, ptr %11, align 8
  %996 = fadd double %990, %995
  %997 = mul i64 %994, 7
  %998 = mul i64 %994, 21
  %999 = getelementptr inbounds double, ptr %236, i64 %998
  %1000 = getelementptr inbounds double, ptr %739, i64 %998
  %1001 = add nsw i64 %997, %891
  %1002 = getelementptr inbounds double, ptr %741, i64 %1001
  %1003 = load double, ptr %1002, align 8
  %1004 = tail call fastcc double @margin(ptr %0, i64 %876, i64 %891, double %996, ptr %999, ptr %1000, double %1003)
  %1005 = fcmp oeq double %1004, 0.000000e+00
  br i1 %1005, label %1034, label %1006

1006:
  %1007 = phi double [ %1004, %993 ], [ 0x7FF8000000000000, %979 ]
  %1008 = fsub double %984, %983
  %1009 = fmul double %984, 0x3CC0000000000000
  %1010 = fcmp ole double %1008, %1009
  %1011 = tail call double @llvm.fabs.f64(double %1007)
  %1012 = fcmp ole double %1011, 0x3CA0000000000000
  %1013 = select i1 %1010, i1 true, i1 %1012
  %1014 = fcmp uno double %1007, 0.000000e+00
  %1015 = select i1 %1013, i1 true, i1 %1014
  br i1 %1015, label %1034, label %1016

1016:
  %1017 = fcmp olt double %1007, 0.000000e+00
  br i1 %1017, label %1018, label %1022

1018:
  %1019 = icmp eq i32 %981, -1
  %1020 = select i1 %1019, double 5.000000e-01, double 1.000000e+00
  %1021 = fmul double %982, %1020
  br label %1026

1022:
  %1023 = icmp eq i32 %981, 1
  %1024 = select i1 %1023, double 5.000000e-01, double 1.000000e+00
  %1025 = fmul double %1024, %985
  br label %1026

1026:
  %1027 = phi double [ %1025, %1022 ], [ %1007, %1018 ]
  %1028 = phi double [ %984, %1022 ], [ %990, %1018 ]
  %1029 = phi double [ %990, %1022 ], [ %983, %1018 ]
  %1030 = phi double [ %1007, %1022 ], [ %1021, %1018 ]
  %1031 = phi i32 [ 1, %1022 ], [ -1, %1018 ]
  %1032 = add nsw i64 %980, 1
  %1033 = icmp eq i64 %1032, 60
  br i1 %1033, label %1034, label %979

1034:
  %1035 = phi double [ 0.000000e+00, %952 ], [ %879, %907 ], [ %879, %904 ], [ %990, %993 ], [ %990, %1006 ], [ %990, %1026 ]
  %1036 = call fastcc i32 @find_stages(ptr %0, double %781, ptr %4, ptr %746)
  %1037 = icmp eq i32 %1036, 0
  br i1 %1037, label %1039, label %1038

1038:
  call fastcc void @finish_stages(ptr %0, double %781, ptr %4)
  br label %1039

1039:
  %1040 = load i64, ptr %6, align 8
  %1041 = icmp eq i64 %1040, 0
  %1042 = load double, ptr %49, align 8
  %1043 = fcmp olt double %1035, %1042
  %1044 = select i1 %1041, i1 true, i1 %1043
  br i1 %1044, label %1045, label %1046

1045:
  store i64 %876, ptr %6, align 8
  store i64 %891, ptr %50, align 8
  store double %1035, ptr %49, align 8
  br label %1046

1046:
  %1047 = phi i64 [ %876, %1045 ], [ %889, %888 ], [ %1040, %1039 ]
  %1048 = phi i64 [ %876, %1045 ], [ %890, %888 ], [ %1040, %1039 ]
  %1049 = add nsw i64 %891, 1
  %1050 = icmp eq i64 %1049, %300
  br i1 %1050, label %883, label %888

1051:
  %1052 = phi i64 [ %884, %871 ], [ %865, %864 ]
  %1053 = load double, ptr %49, align 8
  br label %1054

1054:
  %1055 = phi i64 [ %1052, %1051 ], [ 0, %871 ]
  %1056 = phi double [ %1053, %1051 ], [ %781, %871 ]
  %1057 = fcmp ogt double %1056, 0.000000e+00
  br i1 %1057, label %1058, label %1116

1058:
  %1059 = fcmp une double %1056, %781
  br i1 %1059, label %1060, label %1062

1060:
  %1061 = call fastcc i32 @find_stages(ptr %0, double %1056, ptr %4, ptr %746)
  call fastcc void @finish_stages(ptr %0, double %1056, ptr %4)
  br label %1062

1062:
  %1063 = load double, ptr %11, align 8
  %1064 = fadd double %1056, %1063
  store double %1064, ptr %11, align 8
  br i1 %301, label %1065, label %1076

1065:
  %1066 = mul i64 %300, 21
  %1067 = getelementptr inbounds double, ptr %737, i64 %1066
  %1068 = load ptr, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1068, ptr align 8 %1067, i64 %734, i1 false)
  %1069 = mul nsw i64 %300, 7
  %1070 = getelementptr inbounds double, ptr %741, i64 %1069
  %1071 = load ptr, ptr %41, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1071, ptr align 8 %1070, i64 %742, i1 false)
  %1072 = shl i64 %300, 1
  %1073 = load ptr, ptr %19, align 8
  %1074 = tail call i64 @llvm.smax.i64(i64 %1072, i64 1)
  %1075 = shl i64 %1074, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1073, i8 0, i64 %1075, i1 false)
  br label %1076

1076:
  br i1 %317, label %1077, label %1094

1077:
  %1078 = load ptr, ptr %19, align 8
  %1079 = load ptr, ptr %38, align 8
  %1080 = mul nsw i64 %316, 7
  br label %1083

1081:
  %1082 = load ptr, ptr %34, align 8
  br label %1105

1083:
  %1084 = phi i64 [ 0, %1077 ], [ %1092, %1083 ]
  %1085 = getelementptr inbounds i64, ptr %1079, i64 %1084
  %1086 = load i64, ptr %1085, align 8
  %1087 = shl nsw i64 %1086, 1
  %1088 = getelementptr inbounds double, ptr %1078, i64 %1087
  %1089 = add nsw i64 %1084, %1080
  %1090 = shl nsw i64 %1089, 1
  %1091 = getelementptr inbounds double, ptr %743, i64 %1090
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1088, ptr align 8 dereferenceable(16) %1091, i64 16, i1 false)
  %1092 = add nsw i64 %1084, 1
  %1093 = icmp eq i64 %1092, %316
  br i1 %1093, label %1081, label %1083

1094:
  %1095 = tail call double @llvm.maxnum.f64(double %846, double 1.000000e-300)
  %1096 = fdiv double 2.000000e-16, %1095
  %1097 = tail call double @llvm.sqrt.f64(double %1096)
  %1098 = tail call double @llvm.sqrt.f64(double %1097)
  %1099 = tail call double @llvm.sqrt.f64(double %1098)
  %1100 = tail call double @llvm.sqrt.f64(double %1099)
  %1101 = fmul double %1100, 8.000000e-01
  %1102 = tail call double @llvm.minnum.f64(double %1101, double 4.000000e+00)
  %1103 = fmul double %781, %1102
  %1104 = load i64, ptr %6, align 8
  br label %1116

1105:
  %1106 = phi i64 [ 0, %1081 ], [ %1114, %1105 ]
  %1107 = getelementptr inbounds i64, ptr %1079, i64 %1106
  %1108 = load i64, ptr %1107, align 8
  %1109 = shl nsw i64 %1108, 1
  %1110 = getelementptr inbounds double, ptr %1082, i64 %1109
  %1111 = add nsw i64 %1106, %1080
  %1112 = shl nsw i64 %1111, 1
  %1113 = getelementptr inbounds double, ptr %745, i64 %1112
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1110, ptr align 8 dereferenceable(16) %1113, i64 16, i1 false)
  %1114 = add nsw i64 %1106, 1
  %1115 = icmp eq i64 %1114, %316
  br i1 %1115, label %1094, label %1105

1116:
  %1117 = phi i64 [ %778, %777 ], [ %1104, %1094 ], [ %1055, %1054 ]
  %1118 = phi double [ 0.000000e+00, %777 ], [ %1103, %1094 ], [ %781, %1054 ]
  %1119 = icmp eq i64 %1117, 0
  %1120 = fcmp oeq double %733, %730
  %1121 = select i1 %1119, i1 %1120, i1 false
  br i1 %1121, label %1158, label %1162

1122:
  %1123 = phi i64 [ %1156, %1154 ], [ 0, %729 ]
  %1124 = phi double [ %1155, %1154 ], [ %731, %729 ]
  %1125 = getelementptr inbounds i64, ptr %501, i64 %1123
  %1126 = load i64, ptr %1125, align 8
  %1127 = shl nsw i64 %1126, 1
  %1128 = getelementptr inbounds double, ptr %503, i64 %1127
  %1129 = load double, ptr %1128, align 8
  %1130 = getelementptr inbounds double, ptr %1128, i64 1
  %1131 = load double, ptr %1130, align 8
  %1132 = fmul double %1131, %1131
  %1133 = tail call double @llvm.fmuladd.f64(double %1129, double %1129, double %1132)
  %1134 = tail call double @llvm.sqrt.f64(double %1133)
  %1135 = mul nsw i64 %1126, 3
  %1136 = getelementptr double, ptr %237, i64 %1135
  %1137 = getelementptr inbounds double, ptr %502, i64 %1127
  %1138 = load double, ptr %1136, align 8
  %1139 = load double, ptr %1137, align 8
  %1140 = getelementptr inbounds double, ptr %1136, i64 1
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds double, ptr %1137, i64 1
  %1143 = load double, ptr %1142, align 8
  %1144 = fmul double %1141, %1143
  %1145 = tail call double @llvm.fmuladd.f64(double %1138, double %1139, double %1144)
  %1146 = fcmp ogt double %1134, 0.000000e+00
  %1147 = fcmp olt double %1145, 0.000000e+00
  %1148 = select i1 %1146, i1 %1147, i1 false
  br i1 %1148, label %1149, label %1154

1149:
  %1150 = fneg double %1145
  %1151 = fmul double %1134, 7.500000e-01
  %1152 = fdiv double %1151, %1150
  %1153 = tail call double @llvm.minnum.f64(double %1124, double %1152)
  br label %1154

1154:
  %1155 = phi double [ %1153, %1149 ], [ %1124, %1122 ]
  %1156 = add nsw i64 %1123, 1
  %1157 = icmp eq i64 %1156, %316
  br i1 %1157, label %732, label %1122

1158:
  %1159 = load double, ptr %11, align 8
  %1160 = fcmp ult double %1159, 0x3FEFFFFFFFFFFFF8
  br i1 %1160, label %1168, label %1161

1161:
  store i64 2, ptr %6, align 8
  br label %1163

1162:
  br i1 %1119, label %1168, label %1163

1163:
  %1164 = phi i64 [ 2, %1161 ], [ %1117, %1162 ]
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %6, ptr %236)
  %1165 = and i64 %1164, -2
  %1166 = icmp eq i64 %1165, 6
  %1167 = zext i1 %1166 to i32
  br label %1172

1168:
  %1169 = add nsw i64 %244, 1
  %1170 = icmp ugt i64 %244, 398
  %1171 = icmp eq i64 %1169, 400
  br i1 %1171, label %1174, label %241

1172:
  %1173 = phi i32 [ %1167, %1163 ], [ 0, %683 ]
  br i1 %242, label %1174, label %1175

1174:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %7, ptr %236)
  br label %1175

1175:
  %1176 = phi i32 [ 0, %1174 ], [ %1173, %1172 ]
  %1177 = load double, ptr %11, align 8
  %1178 = fcmp olt double %1177, 0x7FF0000000000000
  br i1 %1178, label %1179, label %1196

1179:
  %1180 = load i64, ptr %0, align 8
  %1181 = icmp sgt i64 %1180, 0
  br i1 %1181, label %1182, label %1192

1182:
  %1183 = load ptr, ptr %37, align 8
  br label %1184

1184:
  %1185 = phi i64 [ 0, %1182 ], [ %1189, %1184 ]
  %1186 = getelementptr inbounds i64, ptr %1183, i64 %1185
  %1187 = load i64, ptr %1186, align 8
  %1188 = getelementptr inbounds i64, ptr %2, i64 %1185
  store i64 %1187, ptr %1188, align 8
  %1189 = add nsw i64 %1185, 1
  %1190 = load i64, ptr %0, align 8
  %1191 = icmp slt i64 %1189, %1190
  br i1 %1191, label %1184, label %1192

1192:
  %1193 = phi i64 [ %1180, %1179 ], [ %1190, %1184 ]
  %1194 = add nsw i64 %54, 1
  %1195 = icmp eq i64 %1194, 200
  br i1 %1195, label %1196, label %51

1196:
  %1197 = phi i64 [ %240, %238 ], [ 4, %1192 ], [ 0, %80 ], [ 3, %1175 ]
  ret i64 %1197
}

define internal fastcc void @velocity(ptr %0, ptr %1, ptr %2) {
  %4 = load i64, ptr %0, align 8
  %5 = mul i64 %4, 3
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %7, label %13

7:
  %8 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %7 ], [ %33, %30 ]
  %16 = getelementptr inbounds double, ptr %9, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = mul nsw i64 %15, %5
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  br label %20

20:
  %21 = phi i64 [ %28, %20 ], [ 0, %14 ]
  %22 = phi double [ %27, %20 ], [ 0.000000e+00, %14 ]
  %23 = getelementptr inbounds double, ptr %19, i64 %21
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %1, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %24, double %26, double %22)
  %28 = add nsw i64 %21, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %30, label %20

30:
  %31 = fadd double %17, %27
  %32 = getelementptr inbounds double, ptr %2, i64 %15
  store double %31, ptr %32, align 8
  %33 = add nsw i64 %15, 1
  %34 = icmp eq i64 %33, %12
  br i1 %34, label %13, label %14
}

define internal fastcc void @find_rates(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.Cone, align 8
  %7 = load i64, ptr %0, align 8
  %8 = mul i64 %7, 3
  store i64 %7, ptr %6, align 8
  %9 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 1
  %10 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 2
  %13 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 3
  %16 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 4
  %19 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 5
  %22 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 9
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds %struct.Cone, ptr %6, i64 0, i32 6
  %25 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 8
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = shl nsw i64 %7, 1
  %28 = icmp sgt i64 %7, 0
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 21
  %31 = load ptr, ptr %30, align 8
  %32 = shl i64 %7, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %31, i64 %32, i1 false)
  br label %33

33:
  %34 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 19
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %40

37:
  %38 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 18
  %39 = load ptr, ptr %38, align 8
  br label %48

40:
  %41 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %4, i64 %27
  %44 = call fastcc i32 @find_forces(ptr %6, ptr %42, ptr %4, ptr %2, ptr %43)
  br i1 %28, label %45, label %58

45:
  %46 = load ptr, ptr %10, align 8
  %47 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  br label %59

48:
  %49 = phi i64 [ 0, %37 ], [ %56, %48 ]
  %50 = getelementptr inbounds i64, ptr %39, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = shl nsw i64 %51, 1
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = shl nsw i64 %49, 1
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %53, ptr align 8 dereferenceable(16) %55, i64 16, i1 false)
  %56 = add nsw i64 %49, 1
  %57 = icmp eq i64 %56, %35
  br i1 %57, label %40, label %48

58:
  ret void

59:
  %60 = phi i64 [ 0, %45 ], [ %75, %73 ]
  %61 = mul nsw i64 %60, %8
  %62 = getelementptr inbounds double, ptr %46, i64 %61
  br label %63

63:
  %64 = phi i64 [ %71, %63 ], [ 0, %59 ]
  %65 = phi double [ %70, %63 ], [ 0.000000e+00, %59 ]
  %66 = getelementptr inbounds double, ptr %62, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %2, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fmuladd.f64(double %67, double %69, double %65)
  %71 = add nsw i64 %64, 1
  %72 = icmp eq i64 %71, %8
  br i1 %72, label %73, label %63

73:
  %74 = getelementptr inbounds double, ptr %3, i64 %60
  store double %70, ptr %74, align 8
  %75 = add nsw i64 %60, 1
  %76 = icmp eq i64 %75, %47
  br i1 %76, label %58, label %59
}

define internal fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) %1, ptr %2) {
  %4 = alloca [4 x double], align 16
  %5 = alloca [2 x double], align 16
  %6 = alloca [2 x double], align 16
  %7 = load i64, ptr %0, align 8
  %8 = mul nsw i64 %7, 3
  %9 = getelementptr inbounds %struct.Ending, ptr %1, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %1, align 8
  switch i64 %11, label %64 [
    i64 5, label %12
    i64 3, label %56
    i64 2, label %60
    i64 1, label %62
  ]

12:
  %13 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @velocity(ptr %0, ptr %14, ptr %2)
  %15 = mul nsw i64 %10, 3
  %16 = add i64 %15, 1
  %17 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = mul i64 %10, 24
  %20 = add i64 %19, 8
  %21 = getelementptr i8, ptr %2, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 dereferenceable(16) %6, ptr align 8 dereferenceable(16) %21, i64 16, i1 false)
  br label %29

22:
  %23 = getelementptr inbounds double, ptr %2, i64 %8
  %24 = call fastcc i64 @solve_least(ptr %4, ptr %6, i64 2, i64 1, ptr %5, ptr %23)
  %25 = load ptr, ptr %13, align 8
  %26 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 7
  %27 = load ptr, ptr %26, align 8
  %28 = shl nsw i64 %10, 1
  br label %44

29:
  %30 = phi i1 [ true, %12 ], [ false, %29 ]
  %31 = phi i64 [ 0, %12 ], [ 1, %29 ]
  %32 = add nsw i64 %16, %31
  %33 = mul nsw i64 %32, %8
  %34 = add i64 %16, %33
  %35 = getelementptr inbounds double, ptr %18, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 %31
  store double %36, ptr %37, align 8
  %38 = add i64 %34, 1
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = or i64 %31, 2
  %42 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 %41
  store double %40, ptr %42, align 8
  br i1 %30, label %29, label %22

43:
  br label %69

44:
  %45 = phi i1 [ true, %22 ], [ false, %44 ]
  %46 = phi i64 [ 0, %22 ], [ 1, %44 ]
  %47 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = add nsw i64 %46, 1
  %50 = add i64 %49, %15
  %51 = getelementptr inbounds double, ptr %25, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fsub double %52, %48
  store double %53, ptr %51, align 8
  %54 = or i64 %46, %28
  %55 = getelementptr inbounds double, ptr %27, i64 %54
  store double 0.000000e+00, ptr %55, align 8
  br i1 %45, label %44, label %43

56:
  %57 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %10
  store double 0.000000e+00, ptr %59, align 8
  br label %69

60:
  %61 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 3
  store double 1.000000e+00, ptr %61, align 8
  br label %69

62:
  %63 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 13
  store i32 1, ptr %63, align 8
  br label %69

64:
  %65 = and i64 %11, -9
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 3
  store double 0x7FF0000000000000, ptr %68, align 8
  br label %69

69:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias , ptr noalias , i64, i1 )

define internal fastcc i32 @find_stages(ptr %0, double %1, ptr %2, ptr %3) {
  %5 = load i64, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 19
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  %9 = mul nsw i64 %8, %8
  %10 = getelementptr inbounds double, ptr %3, i64 %9
  %11 = icmp sgt i64 %7, 0
  %12 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 6
  %13 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 18
  br label %15

15:
  %16 = phi i64 [ 0, %4 ], [ %31, %30 ]
  br i1 %11, label %17, label %30

17:
  %18 = load ptr, ptr %12, align 8
  %19 = mul nsw i64 %16, %7
  %20 = load ptr, ptr %13, align 8
  %21 = load ptr, ptr %14, align 8
  br label %33

22:
  %23 = mul nsw i64 %5, 3
  %24 = getelementptr inbounds double, ptr %10, i64 %8
  %25 = shl i64 %7, 1
  %26 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 1
  %27 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 5
  %29 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  br label %44

30:
  %31 = add nsw i64 %16, 1
  %32 = icmp eq i64 %31, 8
  br i1 %32, label %22, label %15

33:
  %34 = phi i64 [ 0, %17 ], [ %42, %33 ]
  %35 = add nsw i64 %34, %19
  %36 = shl nsw i64 %35, 1
  %37 = getelementptr inbounds double, ptr %18, i64 %36
  %38 = getelementptr inbounds i64, ptr %21, i64 %34
  %39 = load i64, ptr %38, align 8
  %40 = shl nsw i64 %39, 1
  %41 = getelementptr inbounds double, ptr %20, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %37, ptr align 8 dereferenceable(16) %41, i64 16, i1 false)
  %42 = add nsw i64 %34, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %30, label %33

44:
  %45 = phi double [ %46, %287 ], [ 1.000000e+00, %22 ]
  %46 = phi double [ %288, %287 ], [ 1.000000e+00, %22 ]
  %47 = phi i64 [ %289, %287 ], [ 0, %22 ]
  br label %100

48:
  %49 = load i64, ptr %0, align 8
  %50 = load i64, ptr %6, align 8
  %51 = icmp sgt i64 %50, 0
  br label %52

52:
  %53 = phi i64 [ 0, %48 ], [ %68, %67 ]
  br i1 %51, label %54, label %67

54:
  %55 = load ptr, ptr %14, align 8
  %56 = load ptr, ptr %26, align 8
  %57 = load ptr, ptr %27, align 8
  %58 = load ptr, ptr %28, align 8
  %59 = mul nsw i64 %53, %50
  br label %60

60:
  %61 = phi i64 [ 0, %54 ], [ %71, %70 ]
  %62 = getelementptr inbounds i64, ptr %55, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = shl nsw i64 %63, 1
  %65 = add nsw i64 %61, %59
  %66 = shl nsw i64 %65, 1
  br label %73

67:
  %68 = add nsw i64 %53, 1
  %69 = icmp eq i64 %68, 8
  br i1 %69, label %98, label %52

70:
  %71 = add nsw i64 %61, 1
  %72 = icmp eq i64 %71, %50
  br i1 %72, label %67, label %60

73:
  %74 = phi i1 [ true, %60 ], [ false, %77 ]
  %75 = phi i64 [ 0, %60 ], [ 1, %77 ]
  %76 = add nsw i64 %75, 1
  br label %84

77:
  %78 = or i64 %75, %64
  %79 = getelementptr inbounds double, ptr %57, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %1, double %95, double %80)
  %82 = or i64 %75, %66
  %83 = getelementptr inbounds double, ptr %58, i64 %82
  store double %81, ptr %83, align 8
  br i1 %74, label %73, label %70

84:
  %85 = phi i64 [ 0, %73 ], [ %96, %84 ]
  %86 = phi double [ 0.000000e+00, %73 ], [ %95, %84 ]
  %87 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %53, i64 %85
  %88 = load double, ptr %87, align 8
  %89 = mul i64 %85, %49
  %90 = add i64 %89, %63
  %91 = mul i64 %90, 3
  %92 = add i64 %76, %91
  %93 = getelementptr inbounds double, ptr %56, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = tail call double @llvm.fmuladd.f64(double %88, double %94, double %86)
  %96 = add nsw i64 %85, 1
  %97 = icmp eq i64 %96, 8
  br i1 %97, label %77, label %84

98:
  %99 = fcmp ugt double %46, 0x3D06849B86A12B9B
  br i1 %99, label %112, label %309

100:
  %101 = phi i64 [ 0, %44 ], [ %110, %100 ]
  %102 = load ptr, ptr %12, align 8
  %103 = mul i64 %25, %101
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = load ptr, ptr %2, align 8
  %106 = mul nsw i64 %23, %101
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load ptr, ptr %26, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 %106
  tail call fastcc void @find_rates(ptr %0, ptr %104, ptr %107, ptr %109, ptr %24)
  %110 = add nsw i64 %101, 1
  %111 = icmp eq i64 %110, 8
  br i1 %111, label %48, label %100

112:
  %113 = fcmp uge double %45, 1.000000e-09
  %114 = fmul double %45, 5.000000e-01
  %115 = fcmp ult double %46, %114
  %116 = select i1 %113, i1 true, i1 %115
  br i1 %116, label %117, label %309

117:
  %118 = icmp eq i64 %47, 14
  br i1 %118, label %343, label %119

119:
  %120 = mul nsw i64 %49, 3
  %121 = shl i64 %50, 3
  %122 = shl i64 %50, 1
  %123 = getelementptr inbounds double, ptr %24, i64 %122
  %124 = getelementptr inbounds double, ptr %123, i64 %120
  %125 = shl i64 %50, 4
  %126 = getelementptr inbounds double, ptr %124, i64 %120
  br label %127

127:
  %128 = phi i64 [ 0, %119 ], [ %145, %144 ]
  br i1 %51, label %129, label %141

129:
  %130 = mul i64 %128, %122
  %131 = mul nsw i64 %128, %120
  %132 = mul nsw i64 %128, %50
  %133 = load ptr, ptr %12, align 8
  br label %146

134:
  %135 = load ptr, ptr %28, align 8
  %136 = or i64 %121, 1
  %137 = tail call i64 @llvm.smax.i64(i64 %121, i64 1)
  br label %214

138:
  %139 = add nsw i64 %128, 1
  %140 = icmp eq i64 %139, 8
  br i1 %140, label %134, label %144

141:
  %142 = add nsw i64 %128, 1
  %143 = icmp eq i64 %142, 8
  br i1 %143, label %268, label %144

144:
  %145 = phi i64 [ %139, %138 ], [ %142, %141 ]
  br label %127

146:
  %147 = phi ptr [ %133, %129 ], [ %164, %167 ]
  %148 = phi i64 [ 0, %129 ], [ %168, %167 ]
  %149 = getelementptr inbounds double, ptr %147, i64 %130
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %149, i64 %125, i1 false)
  %150 = shl nsw i64 %148, 1
  %151 = getelementptr inbounds double, ptr %24, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = getelementptr inbounds double, ptr %151, i64 1
  %154 = load double, ptr %153, align 8
  %155 = tail call double @llvm.fmuladd.f64(double %154, double 0xBE7AD7F29ABCAF48, double %152)
  %156 = tail call double @llvm.fmuladd.f64(double %152, double 0x3E7AD7F29ABCAF48, double %154)
  %157 = fmul double %156, %156
  %158 = tail call double @llvm.fmuladd.f64(double %155, double %155, double %157)
  %159 = tail call double @llvm.sqrt.f64(double %158)
  %160 = fdiv double %155, %159
  store double %160, ptr %151, align 8
  %161 = fdiv double %156, %159
  store double %161, ptr %153, align 8
  tail call fastcc void @find_rates(ptr %0, ptr %24, ptr %123, ptr %124, ptr %126)
  %162 = load ptr, ptr %14, align 8
  %163 = load ptr, ptr %26, align 8
  %164 = load ptr, ptr %12, align 8
  %165 = add nsw i64 %148, %132
  %166 = mul nsw i64 %165, %121
  br label %170

167:
  %168 = add nsw i64 %148, 1
  %169 = icmp eq i64 %168, %50
  br i1 %169, label %138, label %146

170:
  %171 = phi i64 [ 0, %146 ], [ %192, %191 ]
  %172 = getelementptr inbounds i64, ptr %162, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %173, 3
  %175 = add nsw i64 %174, 1
  %176 = getelementptr inbounds double, ptr %124, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = add nsw i64 %175, %131
  %179 = getelementptr inbounds double, ptr %163, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fsub double %177, %180
  %182 = fdiv double %181, 0x3E7AD7F29ABCAF48
  %183 = add nsw i64 %174, 2
  %184 = getelementptr inbounds double, ptr %124, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = add nsw i64 %178, 1
  %187 = getelementptr inbounds double, ptr %163, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fsub double %185, %188
  %190 = fdiv double %189, 0x3E7AD7F29ABCAF48
  br label %194

191:
  %192 = add nsw i64 %171, 1
  %193 = icmp eq i64 %192, %50
  br i1 %193, label %167, label %170

194:
  %195 = phi i64 [ 0, %170 ], [ %212, %194 ]
  %196 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %195, i64 %128
  %197 = load double, ptr %196, align 8
  %198 = fmul double %197, %1
  %199 = mul nsw i64 %195, %50
  %200 = add nsw i64 %199, %171
  %201 = shl nsw i64 %200, 1
  %202 = getelementptr inbounds double, ptr %164, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds double, ptr %202, i64 1
  %205 = load double, ptr %204, align 8
  %206 = fneg double %205
  %207 = fmul double %182, %206
  %208 = tail call double @llvm.fmuladd.f64(double %203, double %190, double %207)
  %209 = fmul double %198, %208
  %210 = add i64 %200, %166
  %211 = getelementptr inbounds double, ptr %3, i64 %210
  store double %209, ptr %211, align 8
  %212 = add nsw i64 %195, 1
  %213 = icmp eq i64 %212, 8
  br i1 %213, label %191, label %194

214:
  %215 = phi i64 [ 0, %134 ], [ %266, %265 ]
  %216 = shl nsw i64 %215, 1
  %217 = getelementptr inbounds double, ptr %164, i64 %216
  %218 = getelementptr inbounds double, ptr %135, i64 %216
  %219 = load double, ptr %217, align 8
  %220 = load double, ptr %218, align 8
  %221 = getelementptr inbounds double, ptr %217, i64 1
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds double, ptr %218, i64 1
  %224 = load double, ptr %223, align 8
  %225 = fmul double %222, %224
  %226 = tail call double @llvm.fmuladd.f64(double %219, double %220, double %225)
  %227 = mul i64 %215, %136
  %228 = getelementptr inbounds double, ptr %3, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = fsub double %229, %226
  store double %230, ptr %228, align 8
  %231 = load double, ptr %217, align 8
  %232 = load double, ptr %223, align 8
  %233 = load double, ptr %221, align 8
  %234 = load double, ptr %218, align 8
  %235 = fneg double %233
  %236 = fmul double %234, %235
  %237 = tail call double @llvm.fmuladd.f64(double %231, double %232, double %236)
  %238 = getelementptr inbounds double, ptr %10, i64 %215
  store double %237, ptr %238, align 8
  br label %241

239:
  %240 = fcmp ogt double %250, 0.000000e+00
  br i1 %240, label %256, label %265

241:
  %242 = phi i64 [ %251, %241 ], [ 0, %214 ]
  %243 = phi double [ %250, %241 ], [ 0.000000e+00, %214 ]
  %244 = mul nsw i64 %242, %121
  %245 = add nsw i64 %244, %215
  %246 = getelementptr inbounds double, ptr %3, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = tail call double @llvm.fabs.f64(double %247)
  %249 = fcmp ogt double %243, %248
  %250 = select i1 %249, double %243, double %248
  %251 = add nsw i64 %242, 1
  %252 = icmp eq i64 %251, %137
  br i1 %252, label %239, label %241

253:
  %254 = load double, ptr %238, align 8
  %255 = fdiv double %254, %250
  store double %255, ptr %238, align 8
  br label %265

256:
  %257 = phi i64 [ %263, %256 ], [ 0, %239 ]
  %258 = mul nsw i64 %257, %121
  %259 = add nsw i64 %258, %215
  %260 = getelementptr inbounds double, ptr %3, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fdiv double %261, %250
  store double %262, ptr %260, align 8
  %263 = add nsw i64 %257, 1
  %264 = icmp eq i64 %263, %137
  br i1 %264, label %253, label %256

265:
  %266 = add nsw i64 %215, 1
  %267 = icmp eq i64 %266, %137
  br i1 %267, label %268, label %214

268:
  %269 = tail call fastcc double @solve_square(ptr %3, ptr %10, i64 %8, i64 1)
  %270 = fcmp ogt double %269, 0.000000e+00
  br i1 %270, label %271, label %343

271:
  br i1 %11, label %277, label %287

272:
  %273 = fcmp ugt double %284, 2.000000e+00
  br i1 %273, label %343, label %274

274:
  br i1 %11, label %275, label %287

275:
  %276 = load ptr, ptr %12, align 8
  br label %290

277:
  %278 = phi i64 [ %285, %277 ], [ 0, %271 ]
  %279 = phi double [ %284, %277 ], [ 0.000000e+00, %271 ]
  %280 = getelementptr inbounds double, ptr %10, i64 %278
  %281 = load double, ptr %280, align 8
  %282 = tail call double @llvm.fabs.f64(double %281)
  %283 = fcmp ogt double %279, %282
  %284 = select i1 %283, double %279, double %282
  %285 = add nsw i64 %278, 1
  %286 = icmp eq i64 %285, %29
  br i1 %286, label %272, label %277

287:
  %288 = phi double [ %284, %274 ], [ 0.000000e+00, %271 ], [ %284, %290 ]
  %289 = add nsw i64 %47, 1
  br label %44

290:
  %291 = phi i64 [ 0, %275 ], [ %307, %290 ]
  %292 = shl nsw i64 %291, 1
  %293 = getelementptr inbounds double, ptr %276, i64 %292
  %294 = getelementptr inbounds double, ptr %10, i64 %291
  %295 = load double, ptr %294, align 8
  %296 = fneg double %295
  %297 = load double, ptr %293, align 8
  %298 = getelementptr inbounds double, ptr %293, i64 1
  %299 = load double, ptr %298, align 8
  %300 = tail call double @llvm.fmuladd.f64(double %295, double %299, double %297)
  %301 = tail call double @llvm.fmuladd.f64(double %296, double %297, double %299)
  %302 = fmul double %301, %301
  %303 = tail call double @llvm.fmuladd.f64(double %300, double %300, double %302)
  %304 = tail call double @llvm.sqrt.f64(double %303)
  %305 = fdiv double %300, %304
  store double %305, ptr %293, align 8
  %306 = fdiv double %301, %304
  store double %306, ptr %298, align 8
  %307 = add nsw i64 %291, 1
  %308 = icmp eq i64 %307, %29
  br i1 %308, label %287, label %290

309:
  %310 = icmp slt i64 %7, 1
  br i1 %310, label %343, label %311

311:
  %312 = load ptr, ptr %12, align 8
  %313 = load ptr, ptr %28, align 8
  %314 = load double, ptr %312, align 8
  %315 = load double, ptr %313, align 8
  %316 = getelementptr inbounds double, ptr %312, i64 1
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds double, ptr %313, i64 1
  %319 = load double, ptr %318, align 8
  %320 = fmul double %317, %319
  %321 = tail call double @llvm.fmuladd.f64(double %314, double %315, double %320)
  %322 = fcmp ogt double %321, 0.000000e+00
  br i1 %322, label %323, label %343

323:
  %324 = phi i64 [ %325, %327 ], [ 0, %311 ]
  %325 = add nsw i64 %324, 1
  %326 = icmp eq i64 %325, %29
  br i1 %326, label %340, label %327

327:
  %328 = shl nsw i64 %325, 1
  %329 = getelementptr inbounds double, ptr %312, i64 %328
  %330 = getelementptr inbounds double, ptr %313, i64 %328
  %331 = load double, ptr %329, align 8
  %332 = load double, ptr %330, align 8
  %333 = getelementptr inbounds double, ptr %329, i64 1
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %330, i64 1
  %336 = load double, ptr %335, align 8
  %337 = fmul double %334, %336
  %338 = tail call double @llvm.fmuladd.f64(double %331, double %332, double %337)
  %339 = fcmp ogt double %338, 0.000000e+00
  br i1 %339, label %323, label %340

340:
  %341 = icmp sge i64 %325, %8
  %342 = zext i1 %341 to i32
  br label %343

343:
  %344 = phi i32 [ 1, %309 ], [ 0, %311 ], [ %342, %340 ], [ 0, %272 ], [ 0, %268 ], [ 0, %117 ]
  ret i32 %344
}

define internal fastcc void @finish_stages(ptr %0, double %1, ptr %2) {
  %4 = load i64, ptr %0, align 8
  %5 = mul i64 %4, 3
  %6 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 2
  %7 = icmp sgt i64 %4, 0
  %8 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 3
  %9 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 5
  %10 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  br label %14

11:
  %12 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 6
  %13 = getelementptr inbounds %struct.Stages, ptr %2, i64 0, i32 4
  br label %48

14:
  %15 = phi i64 [ 0, %3 ], [ %27, %24 ]
  %16 = load ptr, ptr %6, align 8
  %17 = mul nsw i64 %15, %5
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  br i1 %7, label %19, label %24

19:
  %20 = load ptr, ptr %2, align 8
  %21 = load ptr, ptr %9, align 8
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %34, %29 ]
  br label %36

24:
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %17
  tail call fastcc void @velocity(ptr %0, ptr %18, ptr %26)
  %27 = add nsw i64 %15, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %11, label %14

29:
  %30 = getelementptr inbounds double, ptr %21, i64 %23
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fmuladd.f64(double %1, double %45, double %31)
  %33 = getelementptr inbounds double, ptr %18, i64 %23
  store double %32, ptr %33, align 8
  %34 = add nsw i64 %23, 1
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %24, label %22

36:
  %37 = phi i64 [ 0, %22 ], [ %46, %36 ]
  %38 = phi double [ 0.000000e+00, %22 ], [ %45, %36 ]
  %39 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %15, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = mul nsw i64 %37, %5
  %42 = add nsw i64 %41, %23
  %43 = getelementptr inbounds double, ptr %20, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fmuladd.f64(double %40, double %44, double %38)
  %46 = add nsw i64 %37, 1
  %47 = icmp eq i64 %46, 8
  br i1 %47, label %29, label %36

48:
  %49 = phi i64 [ 0, %11 ], [ %61, %60 ]
  br i1 %7, label %50, label %60

50:
  %51 = load ptr, ptr %2, align 8
  %52 = load ptr, ptr %8, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = load ptr, ptr %13, align 8
  %55 = mul nsw i64 %49, %4
  br label %57

56:
  ret void

57:
  %58 = phi i64 [ 0, %50 ], [ %69, %63 ]
  %59 = mul nsw i64 %58, 3
  br label %71

60:
  %61 = add nsw i64 %49, 1
  %62 = icmp eq i64 %61, 8
  br i1 %62, label %56, label %48

63:
  %64 = getelementptr inbounds double, ptr %53, i64 %58
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fmuladd.f64(double %1, double %83, double %65)
  %67 = add nsw i64 %58, %55
  %68 = getelementptr inbounds double, ptr %54, i64 %67
  store double %66, ptr %68, align 8
  %69 = add nsw i64 %58, 1
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %60, label %57

71:
  %72 = phi i64 [ 0, %57 ], [ %84, %71 ]
  %73 = phi double [ 0.000000e+00, %57 ], [ %83, %71 ]
  %74 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %49, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = mul nsw i64 %72, %5
  %77 = add nsw i64 %76, %59
  %78 = getelementptr inbounds double, ptr %51, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %75, %79
  %81 = getelementptr inbounds double, ptr %52, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %73)
  %84 = add nsw i64 %72, 1
  %85 = icmp eq i64 %84, 8
  br i1 %85, label %63, label %71
}

define internal fastcc double @margin(ptr %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, double %6) {
  %8 = mul nsw i64 %2, 3
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  switch i64 %1, label %100 [
    i64 1, label %10
    i64 3, label %18
    i64 4, label %34
    i64 6, label %59
    i64 7, label %75
  ]

10:
  %11 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 11
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %100

14:
  %15 = getelementptr inbounds double, ptr %5, i64 %8
  %16 = load double, ptr %15, align 8
  %17 = fneg double %16
  br label %100

18:
  %19 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 11
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %100

22:
  %23 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %2
  %26 = load double, ptr %25, align 8
  %27 = fcmp ogt double %26, 0.000000e+00
  br i1 %27, label %28, label %100

28:
  %29 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 %2
  %32 = load double, ptr %31, align 8
  %33 = fsub double %32, %6
  br label %100

34:
  %35 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 12
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %100, label %38

38:
  %39 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %2
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %42, 1
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %100

45:
  %46 = getelementptr inbounds double, ptr %5, i64 %8
  %47 = load double, ptr %46, align 8
  %48 = fsub double 1.000000e+00, %3
  %49 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 15
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %2
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %48, double %52, double %47)
  %54 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 22
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 %2
  %57 = load double, ptr %56, align 8
  %58 = fsub double %53, %57
  br label %100

59:
  %60 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 %2
  %63 = load i64, ptr %62, align 8
  %64 = and i64 %63, 1
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %100, label %66

66:
  %67 = load double, ptr %9, align 8
  %68 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %2
  %71 = load double, ptr %70, align 8
  %72 = fsub double %67, %71
  %73 = tail call double @llvm.fabs.f64(double %67)
  %74 = tail call double @llvm.fmuladd.f64(double %73, double 0x3D06849B86A12B9B, double %72)
  br label %100

75:
  %76 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 %2
  %79 = load i64, ptr %78, align 8
  %80 = and i64 %79, 4
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %100, label %82

82:
  %83 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 2
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %84, i64 %2
  %86 = load double, ptr %85, align 8
  %87 = load double, ptr %9, align 8
  %88 = getelementptr inbounds double, ptr %9, i64 1
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %88, i64 1
  %91 = load double, ptr %90, align 8
  %92 = fmul double %91, %91
  %93 = tail call double @llvm.fmuladd.f64(double %89, double %89, double %92)
  %94 = tail call double @llvm.sqrt.f64(double %93)
  %95 = fneg double %94
  %96 = tail call double @llvm.fmuladd.f64(double %86, double %87, double %95)
  %97 = fmul double %86, 0x3D06849B86A12B9B
  %98 = tail call double @llvm.fabs.f64(double %87)
  %99 = tail call double @llvm.fmuladd.f64(double %97, double %98, double %96)
  br label %100

100:
  %101 = phi double [ %17, %14 ], [ %33, %28 ], [ %74, %66 ], [ %99, %82 ], [ %58, %45 ], [ 0x7FF0000000000000, %7 ], [ 0x7FF0000000000000, %75 ], [ 0x7FF0000000000000, %10 ], [ 0x7FF0000000000000, %22 ], [ 0x7FF0000000000000, %18 ], [ 0x7FF0000000000000, %38 ], [ 0x7FF0000000000000, %34 ], [ 0x7FF0000000000000, %59 ]
  ret double %101
}

define internal fastcc void @find_solutions.1(ptr %0, ptr %1, ptr %2) {
  %4 = load i64, ptr %0, align 8
  %5 = shl nsw i64 %4, 2
  %6 = getelementptr inbounds i64, ptr %2, i64 %5
  %7 = getelementptr i64, ptr %6, i64 %4
  %8 = getelementptr inbounds i64, ptr %7, i64 %4
  %9 = getelementptr inbounds i64, ptr %8, i64 %4
  store i64 0, ptr %1, align 8
  %10 = icmp sgt i64 %4, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 6
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %15 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  br label %21

16:
  %17 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  %19 = add nsw i64 %4, -1
  %20 = shl i64 %4, 3
  br label %75

21:
  %22 = phi i64 [ 0, %11 ], [ %73, %70 ]
  %23 = shl nsw i64 %22, 2
  %24 = getelementptr inbounds i64, ptr %2, i64 %23
  %25 = shl nsw i64 %22, 1
  %26 = or i64 %25, 1
  br label %27

27:
  %28 = phi i64 [ 1, %21 ], [ %68, %66 ]
  %29 = phi i64 [ 0, %21 ], [ %67, %66 ]
  switch i64 %28, label %43 [
    i64 1, label %30
    i64 0, label %35
  ]

30:
  %31 = load ptr, ptr %13, align 8
  %32 = getelementptr inbounds i64, ptr %31, i64 %22
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %66, label %43

35:
  %36 = load ptr, ptr %12, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %22
  %38 = load double, ptr %37, align 8
  %39 = fcmp ogt double %38, 0.000000e+00
  br i1 %39, label %43, label %40

40:
  %41 = add nsw i64 %29, 1
  %42 = getelementptr inbounds i64, ptr %24, i64 %29
  store i64 0, ptr %42, align 8
  br label %70

43:
  %44 = load ptr, ptr %14, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %22
  %46 = load double, ptr %45, align 8
  %47 = fcmp ogt double %46, 0.000000e+00
  br i1 %47, label %48, label %61

48:
  %49 = load ptr, ptr %15, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %25
  %51 = load double, ptr %50, align 8
  %52 = fcmp oeq double %51, 0.000000e+00
  br i1 %52, label %53, label %61

53:
  %54 = getelementptr inbounds double, ptr %49, i64 %26
  %55 = load double, ptr %54, align 8
  %56 = fcmp une double %55, 0.000000e+00
  br i1 %56, label %61, label %57

57:
  %58 = or i64 %28, 4
  %59 = add nsw i64 %29, 1
  %60 = getelementptr inbounds i64, ptr %24, i64 %29
  store i64 %58, ptr %60, align 8
  br label %61

61:
  %62 = phi i64 [ %59, %57 ], [ %29, %53 ], [ %29, %48 ], [ %29, %43 ]
  %63 = or i64 %28, 2
  %64 = add nsw i64 %62, 1
  %65 = getelementptr inbounds i64, ptr %24, i64 %62
  store i64 %63, ptr %65, align 8
  br label %66

66:
  %67 = phi i64 [ %64, %61 ], [ %29, %30 ]
  %68 = add nsw i64 %28, -1
  %69 = icmp eq i64 %28, 0
  br i1 %69, label %70, label %27

70:
  %71 = phi i64 [ %41, %40 ], [ %67, %66 ]
  %72 = getelementptr inbounds i64, ptr %6, i64 %22
  store i64 %71, ptr %72, align 8
  %73 = add nsw i64 %22, 1
  %74 = icmp eq i64 %73, %4
  br i1 %74, label %16, label %21

75:
  %76 = phi i1 [ true, %16 ], [ false, %85 ]
  %77 = phi i32 [ 0, %16 ], [ 1, %85 ]
  br i1 %76, label %82, label %78

78:
  %79 = load i64, ptr %1, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %82, label %81

81:
  ret void

82:
  br i1 %10, label %83, label %86

83:
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %20, i1 false)
  br label %84

84:
  br i1 %10, label %91, label %86

85:
  br i1 %76, label %75, label %81

86:
  %87 = phi i64 [ 0, %84 ], [ 0, %82 ], [ %122, %119 ]
  %88 = icmp ugt i64 %87, 1
  %89 = zext i1 %88 to i32
  %90 = icmp eq i32 %77, %89
  br i1 %90, label %125, label %130

91:
  %92 = phi i64 [ %123, %119 ], [ 0, %84 ]
  %93 = phi i64 [ %122, %119 ], [ 0, %84 ]
  %94 = shl nsw i64 %92, 2
  %95 = getelementptr inbounds i64, ptr %7, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = add nsw i64 %96, %94
  %98 = getelementptr inbounds i64, ptr %2, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i64, ptr %8, i64 %92
  store i64 %99, ptr %100, align 8
  %101 = and i64 %99, 2
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %119, label %103

103:
  %104 = load ptr, ptr %17, align 8
  %105 = getelementptr inbounds double, ptr %104, i64 %92
  %106 = load double, ptr %105, align 8
  %107 = fcmp ogt double %106, 0.000000e+00
  br i1 %107, label %108, label %119

108:
  %109 = load ptr, ptr %18, align 8
  %110 = shl nsw i64 %92, 1
  %111 = getelementptr inbounds double, ptr %109, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fcmp oeq double %112, 0.000000e+00
  br i1 %113, label %114, label %119

114:
  %115 = or i64 %110, 1
  %116 = getelementptr inbounds double, ptr %109, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fcmp oeq double %117, 0.000000e+00
  br label %119

119:
  %120 = phi i1 [ false, %91 ], [ false, %108 ], [ false, %103 ], [ %118, %114 ]
  %121 = zext i1 %120 to i64
  %122 = add nsw i64 %93, %121
  %123 = add nsw i64 %92, 1
  %124 = icmp eq i64 %123, %4
  br i1 %124, label %86, label %91

125:
  br i1 %76, label %129, label %126

126:
  %127 = load i64, ptr %1, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %130

129:
  tail call fastcc void @consider_directions(ptr %0, ptr %8, ptr %1, ptr %9)
  br label %130

130:
  br i1 %10, label %131, label %142

131:
  %132 = phi i64 [ %140, %139 ], [ %19, %130 ]
  %133 = getelementptr inbounds i64, ptr %7, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %133, align 8
  %136 = getelementptr inbounds i64, ptr %6, i64 %132
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %135, %137
  br i1 %138, label %139, label %142

139:
  store i64 0, ptr %133, align 8
  %140 = add nsw i64 %132, -1
  %141 = icmp sgt i64 %132, 0
  br i1 %141, label %131, label %85

142:
  %143 = phi i64 [ %19, %130 ], [ %132, %131 ]
  %144 = icmp sgt i64 %143, -1
  br i1 %144, label %84, label %85
}

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
