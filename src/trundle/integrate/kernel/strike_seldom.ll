; source 41624b8a20ccdb12ef0d6712cad4d406e4fbc1b7e2991cf53fec885bad9ac904
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
  br i1 %27, label %478, label %473

54:
  %55 = phi i64 [ 0, %31 ], [ %468, %467 ]
  %56 = getelementptr inbounds i64, ptr %21, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %467

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
  %91 = call contract double @llvm.fabs.f64(double %90)
  %92 = fcmp contract ogt double %78, %91
  %93 = select contract i1 %92, double %78, double %91
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
  %124 = fmul contract double %120, %123
  %125 = call contract double @llvm.sqrt.f64(double %124)
  %126 = fmul contract double %125, 0x3D719799812DEA11
  %127 = fcmp contract ogt double %119, %126
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
  %152 = fcmp contract oeq double %151, 0.000000e+00
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
  br i1 %167, label %435, label %245

168:
  %169 = mul i64 %158, %158
  %170 = call i64 @llvm.umax.i64(i64 %169, i64 1)
  %171 = fcmp contract ogt double %196, 0.000000e+00
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
  %186 = call contract double @llvm.fabs.f64(double %185)
  %187 = fcmp contract ogt double %173, %186
  %188 = mul i64 %181, %20
  %189 = add nsw i64 %188, %181
  %190 = getelementptr inbounds double, ptr %1, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = fcmp contract ogt double %174, %191
  %193 = mul nsw i64 %175, %158
  br label %199

194:
  %195 = select contract i1 %187, double %173, double %186
  %196 = select contract i1 %192, double %174, double %191
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
  %218 = fdiv contract double %217, %196
  store double %218, ptr %216, align 8
  %219 = add i64 %215, 1
  %220 = icmp eq i64 %219, %170
  br i1 %220, label %221, label %214

221:
  br i1 %163, label %222, label %245

222:
  %223 = call i64 @llvm.smax.i64(i64 %158, i64 1)
  %224 = fcmp contract ogt double %195, 0.000000e+00
  br i1 %224, label %225, label %232

225:
  %226 = phi i64 [ %230, %225 ], [ 0, %222 ]
  %227 = getelementptr inbounds double, ptr %155, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fdiv contract double %228, %195
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
  %255 = fcmp contract ogt double %247, 0.000000e+00
  %256 = fcmp contract ogt double %246, 0.000000e+00
  %257 = select i1 %255, i1 %256, i1 false
  br i1 %257, label %258, label %430

258:
  %259 = getelementptr double, ptr %162, i64 %44
  %260 = getelementptr double, ptr %259, i64 %147
  %261 = icmp sgt i64 %147, 1
  %262 = select i1 %45, i1 %261, i1 false
  br i1 %262, label %263, label %401

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
  %270 = phi i1 [ false, %263 ], [ %387, %385 ]
  %271 = phi i64 [ 0, %263 ], [ %386, %385 ]
  br i1 %163, label %273, label %272

272:
  br label %300

273:
  %274 = phi i64 [ %293, %290 ], [ 0, %269 ]
  %275 = getelementptr inbounds double, ptr %155, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = mul i64 %274, %158
  %278 = getelementptr inbounds double, ptr %22, i64 %277
  br label %279

279:
  %280 = phi i64 [ %288, %279 ], [ 0, %273 ]
  %281 = phi double [ %287, %279 ], [ 0.000000e+00, %273 ]
  %282 = getelementptr inbounds double, ptr %278, i64 %280
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %159, i64 %280
  %285 = load double, ptr %284, align 8
  %286 = fmul contract double %283, %285
  %287 = fadd contract double %281, %286
  %288 = add nsw i64 %280, 1
  %289 = icmp eq i64 %288, %158
  br i1 %289, label %290, label %279

290:
  %291 = fadd contract double %276, %287
  %292 = getelementptr inbounds double, ptr %260, i64 %274
  store double %291, ptr %292, align 8
  %293 = add nsw i64 %274, 1
  %294 = icmp eq i64 %293, %265
  br i1 %294, label %272, label %273

295:
  %296 = mul nsw i64 %310, 3
  %297 = getelementptr inbounds double, ptr %260, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = fcmp contract ult double %298, -1.000000e-13
  br i1 %299, label %313, label %389

300:
  %301 = phi i64 [ %311, %300 ], [ 1, %272 ]
  %302 = phi i64 [ %310, %300 ], [ 0, %272 ]
  %303 = mul nsw i64 %301, 3
  %304 = getelementptr inbounds double, ptr %260, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = mul nsw i64 %302, 3
  %307 = getelementptr inbounds double, ptr %260, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = fcmp contract olt double %305, %308
  %310 = select i1 %309, i64 %301, i64 %302
  %311 = add nsw i64 %301, 1
  %312 = icmp eq i64 %311, %147
  br i1 %312, label %295, label %300

313:
  br label %314

314:
  %315 = phi i64 [ 0, %313 ], [ %329, %314 ]
  %316 = phi double [ 0.000000e+00, %313 ], [ %328, %314 ]
  %317 = phi double [ 0.000000e+00, %313 ], [ %323, %314 ]
  %318 = add i64 %315, %296
  %319 = getelementptr inbounds double, ptr %260, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = call contract double @llvm.fabs.f64(double %320)
  %322 = fcmp contract ogt double %317, %321
  %323 = select contract i1 %322, double %317, double %321
  %324 = mul i64 %318, %268
  %325 = getelementptr inbounds double, ptr %22, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = fcmp contract ogt double %316, %326
  %328 = select contract i1 %327, double %316, double %326
  %329 = add nsw i64 %315, 1
  %330 = icmp eq i64 %329, 3
  br i1 %330, label %331, label %314

331:
  %332 = phi i64 [ %346, %331 ], [ 0, %314 ]
  %333 = trunc i64 %332 to i8
  %334 = udiv i8 %333, 3
  %335 = zext i8 %334 to i64
  %336 = add nsw i64 %296, %335
  %337 = mul nsw i64 %336, %158
  %338 = urem i8 %333, 3
  %339 = zext i8 %338 to i64
  %340 = add i64 %296, %339
  %341 = add i64 %340, %337
  %342 = getelementptr inbounds double, ptr %22, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = fdiv contract double %343, %328
  %345 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %332
  store double %344, ptr %345, align 8
  %346 = add nsw i64 %332, 1
  %347 = icmp eq i64 %346, 9
  br i1 %347, label %353, label %331

348:
  store ptr %18, ptr %48, align 8
  %349 = getelementptr inbounds double, ptr %160, i64 %310
  store ptr %349, ptr %49, align 8
  %350 = getelementptr inbounds double, ptr %161, i64 %310
  store ptr %350, ptr %50, align 8
  %351 = call fastcc i64 @solve_group(ptr %17, ptr %157, ptr %264)
  %352 = fdiv contract double %323, %328
  br label %371

353:
  %354 = phi i64 [ %360, %353 ], [ 0, %331 ]
  %355 = add nsw i64 %354, %296
  %356 = getelementptr inbounds double, ptr %260, i64 %355
  %357 = load double, ptr %356, align 8
  %358 = fdiv contract double %357, %323
  %359 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %354
  store double %358, ptr %359, align 8
  %360 = add nsw i64 %354, 1
  %361 = icmp eq i64 %360, 3
  br i1 %361, label %348, label %353

362:
  %363 = load double, ptr %16, align 8
  %364 = fmul contract double %323, %323
  %365 = fdiv contract double %364, %328
  %366 = fmul contract double %365, %363
  %367 = getelementptr inbounds double, ptr %162, i64 %310
  %368 = load double, ptr %367, align 8
  %369 = fadd contract double %366, %368
  store double %369, ptr %367, align 8
  %370 = icmp eq i64 %351, 0
  br i1 %370, label %385, label %382

371:
  %372 = phi i64 [ 0, %348 ], [ %380, %371 ]
  %373 = getelementptr inbounds [3 x double], ptr %15, i64 0, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fmul contract double %352, %374
  %376 = add nsw i64 %372, %296
  %377 = getelementptr inbounds double, ptr %159, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = fadd contract double %375, %378
  store double %379, ptr %377, align 8
  %380 = add nsw i64 %372, 1
  %381 = icmp eq i64 %380, 3
  br i1 %381, label %362, label %371

382:
  %383 = sitofp i64 %310 to double
  %384 = getelementptr inbounds double, ptr %157, i64 4
  store double %383, ptr %384, align 8
  br label %389

385:
  %386 = add nsw i64 %271, 1
  %387 = icmp ugt i64 %271, 4998
  %388 = icmp eq i64 %386, 5000
  br i1 %388, label %391, label %269

389:
  %390 = phi i64 [ %351, %382 ], [ 0, %295 ]
  br i1 %270, label %391, label %399

391:
  %392 = getelementptr inbounds double, ptr %260, i64 %296
  %393 = load double, ptr %392, align 8
  %394 = fneg contract double %393
  store double 8.000000e+00, ptr %157, align 8
  %395 = getelementptr inbounds double, ptr %157, i64 1
  store double 0.000000e+00, ptr %395, align 8
  %396 = getelementptr inbounds double, ptr %157, i64 2
  store double %394, ptr %396, align 8
  %397 = sitofp i64 %147 to double
  %398 = getelementptr inbounds double, ptr %157, i64 3
  store double %397, ptr %398, align 8
  br label %399

399:
  %400 = phi i64 [ 8, %391 ], [ %390, %389 ]
  br label %403

401:
  %402 = call fastcc i64 @solve_group(ptr %19, ptr %157, ptr %260)
  br label %403

403:
  %404 = phi i64 [ %400, %399 ], [ %402, %401 ]
  %405 = getelementptr inbounds double, ptr %157, i64 3
  %406 = icmp eq i64 %404, 0
  br i1 %406, label %430, label %407

407:
  %408 = getelementptr inbounds double, ptr %157, i64 4
  %409 = load double, ptr %405, align 8
  %410 = fptosi double %409 to i64
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %430

412:
  %413 = phi i64 [ %428, %419 ], [ %410, %407 ]
  %414 = phi i64 [ %426, %419 ], [ 0, %407 ]
  %415 = icmp eq i64 %147, %413
  br i1 %415, label %419, label %416

416:
  %417 = load double, ptr %408, align 8
  %418 = fptosi double %417 to i64
  br label %419

419:
  %420 = phi i64 [ %418, %416 ], [ %414, %412 ]
  %421 = getelementptr inbounds i64, ptr %12, i64 %420
  %422 = load i64, ptr %421, align 8
  %423 = sitofp i64 %422 to double
  %424 = add nsw i64 %414, 4
  %425 = getelementptr inbounds double, ptr %157, i64 %424
  store double %423, ptr %425, align 8
  %426 = add nsw i64 %414, 1
  %427 = load double, ptr %405, align 8
  %428 = fptosi double %427 to i64
  %429 = icmp slt i64 %426, %428
  br i1 %429, label %412, label %430

430:
  br i1 %163, label %431, label %435

431:
  %432 = fmul contract double %247, %247
  %433 = fdiv contract double %432, %246
  %434 = fdiv contract double %247, %246
  br label %436

435:
  br label %467

436:
  %437 = phi i64 [ 0, %431 ], [ %452, %451 ]
  %438 = getelementptr inbounds i64, ptr %12, i64 %437
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr inbounds i64, ptr %21, i64 %439
  store i64 1, ptr %440, align 8
  br i1 %256, label %441, label %445

441:
  %442 = getelementptr inbounds double, ptr %162, i64 %437
  %443 = load double, ptr %442, align 8
  %444 = fmul contract double %433, %443
  br label %445

445:
  %446 = phi contract double [ %444, %441 ], [ 0.000000e+00, %436 ]
  %447 = load i64, ptr %438, align 8
  %448 = getelementptr inbounds double, ptr %9, i64 %447
  store double %446, ptr %448, align 8
  %449 = mul nsw i64 %447, 3
  %450 = mul nsw i64 %437, 3
  br label %454

451:
  %452 = add nsw i64 %437, 1
  %453 = icmp eq i64 %452, %147
  br i1 %453, label %435, label %436

454:
  %455 = phi i64 [ 0, %445 ], [ %465, %461 ]
  br i1 %256, label %456, label %461

456:
  %457 = add nsw i64 %455, %450
  %458 = getelementptr inbounds double, ptr %159, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = fmul contract double %434, %459
  br label %461

461:
  %462 = phi contract double [ %460, %456 ], [ 0.000000e+00, %454 ]
  %463 = add nsw i64 %455, %449
  %464 = getelementptr inbounds double, ptr %7, i64 %463
  store double %462, ptr %464, align 8
  %465 = add nsw i64 %455, 1
  %466 = icmp eq i64 %465, 3
  br i1 %466, label %451, label %454

467:
  %468 = add nsw i64 %55, 1
  %469 = icmp eq i64 %468, %0
  br i1 %469, label %53, label %54

470:
  %471 = fmul contract double %504, 0x3D06849B86A12B9B
  %472 = fmul contract double %511, 0x3DA5FD7FE1796495
  br label %473

473:
  %474 = phi double [ 0.000000e+00, %53 ], [ %472, %470 ]
  %475 = phi double [ 0.000000e+00, %53 ], [ %471, %470 ]
  br i1 %23, label %476, label %514

476:
  %477 = getelementptr inbounds double, ptr %8, i64 1
  br label %517

478:
  %479 = phi double [ %504, %497 ], [ 0.000000e+00, %53 ]
  %480 = phi i64 [ %512, %497 ], [ 0, %53 ]
  %481 = phi double [ %511, %497 ], [ 0.000000e+00, %53 ]
  %482 = getelementptr inbounds double, ptr %2, i64 %480
  %483 = load double, ptr %482, align 8
  %484 = mul nsw i64 %480, %20
  %485 = getelementptr inbounds double, ptr %1, i64 %484
  br label %486

486:
  %487 = phi i64 [ %495, %486 ], [ 0, %478 ]
  %488 = phi double [ %494, %486 ], [ 0.000000e+00, %478 ]
  %489 = getelementptr inbounds double, ptr %485, i64 %487
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds double, ptr %7, i64 %487
  %492 = load double, ptr %491, align 8
  %493 = fmul contract double %490, %492
  %494 = fadd contract double %488, %493
  %495 = add nsw i64 %487, 1
  %496 = icmp eq i64 %495, %20
  br i1 %496, label %497, label %486

497:
  %498 = fadd contract double %483, %494
  %499 = getelementptr inbounds double, ptr %8, i64 %480
  store double %498, ptr %499, align 8
  %500 = getelementptr inbounds double, ptr %7, i64 %480
  %501 = load double, ptr %500, align 8
  %502 = call contract double @llvm.fabs.f64(double %501)
  %503 = fcmp contract ogt double %479, %502
  %504 = select contract i1 %503, double %479, double %502
  %505 = load double, ptr %482, align 8
  %506 = call contract double @llvm.fabs.f64(double %505)
  %507 = call contract double @llvm.fabs.f64(double %498)
  %508 = fcmp contract ogt double %506, %507
  %509 = select contract i1 %508, double %506, double %507
  %510 = fcmp contract ogt double %481, %509
  %511 = select contract i1 %510, double %481, double %509
  %512 = add nsw i64 %480, 1
  %513 = icmp eq i64 %512, %20
  br i1 %513, label %470, label %478

514:
  %515 = load double, ptr %11, align 8
  %516 = fptosi double %515 to i64
  ret i64 %516

517:
  %518 = phi i64 [ 0, %476 ], [ %543, %535 ]
  %519 = getelementptr inbounds double, ptr %3, i64 %518
  %520 = load double, ptr %519, align 8
  %521 = fcmp contract ogt double %520, 0.000000e+00
  %522 = mul nsw i64 %518, 3
  br i1 %521, label %523, label %535

523:
  %524 = getelementptr inbounds double, ptr %477, i64 %522
  %525 = load double, ptr %524, align 8
  %526 = fmul contract double %525, %525
  %527 = getelementptr inbounds double, ptr %524, i64 1
  %528 = load double, ptr %527, align 8
  %529 = fmul contract double %528, %528
  %530 = fadd contract double %526, %529
  %531 = call contract double @llvm.sqrt.f64(double %530)
  %532 = fcmp contract ole double %531, %474
  %533 = freeze i1 %532
  %534 = select i1 %533, i32 1, i32 2
  br label %535

535:
  %536 = phi i32 [ %534, %523 ], [ 2, %517 ]
  %537 = getelementptr inbounds double, ptr %7, i64 %522
  %538 = load double, ptr %537, align 8
  %539 = fcmp ogt double %538, %475
  %540 = sitofp i32 %536 to double
  %541 = select i1 %539, double %540, double 0.000000e+00
  %542 = getelementptr inbounds double, ptr %10, i64 %518
  store double %541, ptr %542, align 8
  %543 = add nsw i64 %518, 1
  %544 = icmp eq i64 %543, %0
  br i1 %544, label %514, label %517
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
  br i1 %12, label %15, label %197

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
  br i1 %35, label %51, label %194

51:
  %52 = load ptr, ptr %33, align 8
  br label %82

53:
  %54 = phi i64 [ 0, %36 ], [ %71, %53 ]
  %55 = getelementptr inbounds double, ptr %38, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = mul nsw i64 %54, 3
  %58 = getelementptr inbounds double, ptr %34, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call contract double @llvm.minnum.f64(double %59, double 0.000000e+00)
  %61 = fmul contract double %56, %60
  %62 = getelementptr inbounds double, ptr %2, i64 %57
  %63 = load double, ptr %62, align 8
  %64 = fadd contract double %63, %61
  store double %64, ptr %62, align 8
  %65 = shl nsw i64 %54, 1
  %66 = or i64 %65, 1
  %67 = getelementptr inbounds double, ptr %17, i64 %66
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds double, ptr %17, i64 %65
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds double, ptr %16, i64 %54
  store double 0.000000e+00, ptr %69, align 8
  %70 = getelementptr inbounds i64, ptr %19, i64 %54
  store i64 1, ptr %70, align 8
  %71 = add nsw i64 %54, 1
  %72 = icmp eq i64 %71, %13
  br i1 %72, label %39, label %53

73:
  %74 = load i64, ptr %8, align 8
  %75 = icmp ne i64 %74, 0
  %76 = icmp ne i32 %90, 0
  %77 = select i1 %75, i1 %76, i1 false
  %78 = load ptr, ptr %22, align 8
  %79 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8
  %81 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  br label %96

82:
  %83 = phi i64 [ 0, %51 ], [ %91, %82 ]
  %84 = phi i32 [ 0, %51 ], [ %90, %82 ]
  %85 = mul nsw i64 %83, 3
  %86 = getelementptr inbounds double, ptr %52, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fcmp contract ule double %87, 1.000000e-13
  %89 = zext i1 %88 to i32
  %90 = or i32 %84, %89
  %91 = add nsw i64 %83, 1
  %92 = icmp eq i64 %91, %13
  br i1 %92, label %73, label %82

93:
  %94 = icmp eq i64 %50, 1
  %95 = select i1 %94, i1 %76, i1 false
  br i1 %95, label %106, label %112

96:
  %97 = phi i64 [ 0, %73 ], [ %104, %101 ]
  br i1 %77, label %98, label %101

98:
  %99 = getelementptr inbounds double, ptr %78, i64 %97
  %100 = load double, ptr %99, align 8
  br label %101

101:
  %102 = phi contract double [ %100, %98 ], [ 0.000000e+00, %96 ]
  %103 = getelementptr inbounds double, ptr %80, i64 %97
  store double %102, ptr %103, align 8
  %104 = add nsw i64 %97, 1
  %105 = icmp eq i64 %104, %81
  br i1 %105, label %93, label %96

106:
  %107 = getelementptr inbounds double, ptr %1, i64 1
  %108 = load double, ptr %107, align 8
  %109 = sitofp i64 %74 to double
  %110 = fcmp contract ogt double %108, %109
  %111 = select contract i1 %110, double %108, double %109
  store double %111, ptr %107, align 8
  br label %194

112:
  %113 = icmp ne i64 %50, 1
  %114 = select i1 %113, i1 %76, i1 false
  br i1 %114, label %115, label %194

115:
  %116 = icmp eq i64 %74, 0
  %117 = select i1 %116, i64 6, i64 7
  %118 = sitofp i64 %117 to double
  store double %118, ptr %1, align 8
  %119 = getelementptr inbounds double, ptr %1, i64 1
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %119, i8 0, i64 16, i1 false)
  %120 = load i64, ptr %0, align 8
  %121 = sitofp i64 %120 to double
  %122 = getelementptr inbounds double, ptr %1, i64 3
  store double %121, ptr %122, align 8
  %123 = icmp sgt i64 %74, 0
  br i1 %123, label %126, label %124

124:
  %125 = sitofp i64 %74 to double
  store double %125, ptr %119, align 8
  br label %158

126:
  %127 = load ptr, ptr %25, align 8
  %128 = mul i64 %120, 3
  %129 = icmp sgt i64 %120, 0
  %130 = tail call i64 @llvm.smax.i64(i64 %128, i64 1)
  br label %161

131:
  %132 = sitofp i64 %74 to double
  store double %132, ptr %119, align 8
  %133 = getelementptr inbounds double, ptr %1, i64 4
  %134 = getelementptr inbounds double, ptr %133, i64 %13
  %135 = load ptr, ptr %21, align 8
  br label %136

136:
  %137 = phi i64 [ 0, %131 ], [ %144, %140 ]
  %138 = phi ptr [ %134, %131 ], [ %143, %140 ]
  %139 = mul nsw i64 %137, %13
  br label %146

140:
  %141 = mul i64 %137, %14
  %142 = getelementptr inbounds double, ptr %127, i64 %141
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %153, ptr align 8 %142, i64 %26, i1 false)
  %143 = getelementptr inbounds double, ptr %153, i64 %14
  %144 = add nsw i64 %137, 1
  %145 = icmp eq i64 %144, %74
  br i1 %145, label %156, label %136

146:
  %147 = phi i64 [ 0, %136 ], [ %154, %146 ]
  %148 = phi ptr [ %138, %136 ], [ %153, %146 ]
  %149 = add nsw i64 %147, %139
  %150 = getelementptr inbounds i64, ptr %135, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = sitofp i64 %151 to double
  %153 = getelementptr inbounds double, ptr %148, i64 1
  store double %152, ptr %148, align 8
  %154 = add nsw i64 %147, 1
  %155 = icmp eq i64 %154, %13
  br i1 %155, label %140, label %146

156:
  %157 = load double, ptr %1, align 8
  br label %158

158:
  %159 = phi double [ %157, %156 ], [ %118, %124 ]
  %160 = fptosi double %159 to i64
  br label %194

161:
  %162 = phi i64 [ 0, %126 ], [ %192, %191 ]
  %163 = mul nsw i64 %162, %14
  %164 = getelementptr inbounds double, ptr %78, i64 %163
  %165 = getelementptr inbounds double, ptr %127, i64 %163
  br i1 %129, label %166, label %191

166:
  %167 = load ptr, ptr %33, align 8
  %168 = load ptr, ptr %41, align 8
  br label %169

169:
  %170 = phi i64 [ 0, %166 ], [ %189, %186 ]
  %171 = getelementptr inbounds double, ptr %167, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = mul i64 %170, %128
  %174 = getelementptr inbounds double, ptr %168, i64 %173
  br label %175

175:
  %176 = phi i64 [ %184, %175 ], [ 0, %169 ]
  %177 = phi double [ %183, %175 ], [ 0.000000e+00, %169 ]
  %178 = getelementptr inbounds double, ptr %174, i64 %176
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %164, i64 %176
  %181 = load double, ptr %180, align 8
  %182 = fmul contract double %179, %181
  %183 = fadd contract double %177, %182
  %184 = add nsw i64 %176, 1
  %185 = icmp eq i64 %184, %128
  br i1 %185, label %186, label %175

186:
  %187 = fadd contract double %172, %183
  %188 = getelementptr inbounds double, ptr %165, i64 %170
  store double %187, ptr %188, align 8
  %189 = add nsw i64 %170, 1
  %190 = icmp eq i64 %189, %130
  br i1 %190, label %191, label %169

191:
  %192 = add nsw i64 %162, 1
  %193 = icmp eq i64 %192, %74
  br i1 %193, label %131, label %161

194:
  %195 = phi i64 [ %160, %158 ], [ 0, %112 ], [ 0, %106 ], [ 0, %39 ]
  %196 = load i64, ptr %0, align 8
  br label %575

197:
  %198 = getelementptr inbounds i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(176) %198, i8 0, i64 152, i1 false)
  store i64 %13, ptr %6, align 8
  %199 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 1
  %200 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %201 = load ptr, ptr %200, align 8
  store ptr %201, ptr %199, align 8
  %202 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 2
  %203 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 4
  %204 = load ptr, ptr %203, align 8
  store ptr %204, ptr %202, align 8
  %205 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 4
  store ptr %205, ptr %4, align 16
  %206 = getelementptr inbounds ptr, ptr %4, i64 1
  %207 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 5
  store ptr %207, ptr %206, align 8
  %208 = getelementptr inbounds ptr, ptr %4, i64 2
  %209 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 10
  store ptr %209, ptr %208, align 16
  %210 = getelementptr inbounds ptr, ptr %4, i64 3
  %211 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 6
  store ptr %211, ptr %210, align 8
  %212 = getelementptr inbounds ptr, ptr %4, i64 4
  %213 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 14
  store ptr %213, ptr %212, align 16
  %214 = getelementptr inbounds ptr, ptr %4, i64 5
  %215 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 15
  store ptr %215, ptr %214, align 8
  %216 = getelementptr inbounds ptr, ptr %4, i64 6
  %217 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 16
  store ptr %217, ptr %216, align 16
  %218 = getelementptr inbounds ptr, ptr %4, i64 7
  %219 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 22
  store ptr %219, ptr %218, align 8
  %220 = getelementptr inbounds ptr, ptr %4, i64 8
  %221 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 7
  store ptr %221, ptr %220, align 16
  %222 = getelementptr inbounds ptr, ptr %4, i64 9
  %223 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 9
  store ptr %223, ptr %222, align 8
  %224 = getelementptr inbounds ptr, ptr %4, i64 10
  %225 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 21
  store ptr %225, ptr %224, align 16
  %226 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 8
  store ptr %226, ptr %5, align 16
  %227 = getelementptr inbounds ptr, ptr %5, i64 1
  %228 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 17
  store ptr %228, ptr %227, align 8
  %229 = getelementptr inbounds ptr, ptr %5, i64 2
  %230 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 18
  store ptr %230, ptr %229, align 16
  br label %231

231:
  %232 = phi ptr [ %2, %197 ], [ %241, %231 ]
  %233 = phi i64 [ 0, %197 ], [ %242, %231 ]
  %234 = getelementptr inbounds [11 x ptr], ptr %4, i64 0, i64 %233
  %235 = load ptr, ptr %234, align 8
  store ptr %232, ptr %235, align 8
  %236 = icmp ult i64 %233, 3
  %237 = icmp ugt i64 %233, 7
  %238 = zext i1 %237 to i64
  %239 = shl nsw i64 %13, %238
  %240 = select i1 %236, i64 %14, i64 %239
  %241 = getelementptr inbounds double, ptr %232, i64 %240
  %242 = add nsw i64 %233, 1
  %243 = icmp eq i64 %242, 11
  br i1 %243, label %244, label %231

244:
  %245 = phi ptr [ %249, %244 ], [ %241, %231 ]
  %246 = phi i64 [ %250, %244 ], [ 0, %231 ]
  %247 = getelementptr inbounds [3 x ptr], ptr %5, i64 0, i64 %246
  %248 = load ptr, ptr %247, align 8
  store ptr %245, ptr %248, align 8
  %249 = getelementptr inbounds double, ptr %245, i64 %13
  %250 = add nsw i64 %246, 1
  %251 = icmp eq i64 %250, 3
  br i1 %251, label %252, label %244

252:
  store i64 0, ptr %7, align 8
  %253 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 1
  store ptr %249, ptr %253, align 8
  %254 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 2
  %255 = mul nsw i64 %13, 6
  %256 = getelementptr inbounds double, ptr %249, i64 %255
  store ptr %256, ptr %254, align 8
  %257 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 3
  %258 = mul i64 %13, 24
  %259 = getelementptr inbounds double, ptr %249, i64 %258
  store ptr %259, ptr %257, align 8
  %260 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 4
  %261 = mul nsw i64 %13, 42
  %262 = getelementptr inbounds double, ptr %249, i64 %261
  store ptr %262, ptr %260, align 8
  %263 = mul nsw i64 %13, 54
  %264 = getelementptr inbounds double, ptr %249, i64 %263
  %265 = icmp sgt i64 %14, 0
  br i1 %265, label %266, label %269

266:
  %267 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %268 = load ptr, ptr %267, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %268, i8 0, i64 %258, i1 false)
  br label %269

269:
  %270 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %271 = icmp sgt i64 %13, 0
  %272 = getelementptr inbounds double, ptr %1, i64 1
  %273 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 20
  %274 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %275 = icmp sgt i64 %13, 1
  %276 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 11
  %277 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 12
  %278 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 13
  %279 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 5
  br label %284

280:
  %281 = add nsw i64 %286, 1
  %282 = icmp ugt i64 %286, 48
  %283 = icmp eq i64 %281, 50
  br i1 %283, label %522, label %284

284:
  %285 = phi i1 [ false, %269 ], [ %282, %280 ]
  %286 = phi i64 [ 0, %269 ], [ %281, %280 ]
  %287 = load ptr, ptr %270, align 8
  %288 = load ptr, ptr %205, align 8
  %289 = load i64, ptr %0, align 8
  %290 = mul i64 %289, 3
  %291 = icmp sgt i64 %289, 0
  br i1 %291, label %292, label %318

292:
  %293 = load ptr, ptr %274, align 8
  %294 = load ptr, ptr %200, align 8
  %295 = call i64 @llvm.smax.i64(i64 %290, i64 1)
  br label %296

296:
  %297 = phi i64 [ 0, %292 ], [ %316, %313 ]
  %298 = getelementptr inbounds double, ptr %293, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = mul i64 %297, %290
  %301 = getelementptr inbounds double, ptr %294, i64 %300
  br label %302

302:
  %303 = phi i64 [ %311, %302 ], [ 0, %296 ]
  %304 = phi double [ %310, %302 ], [ 0.000000e+00, %296 ]
  %305 = getelementptr inbounds double, ptr %301, i64 %303
  %306 = load double, ptr %305, align 8
  %307 = getelementptr inbounds double, ptr %287, i64 %303
  %308 = load double, ptr %307, align 8
  %309 = fmul contract double %306, %308
  %310 = fadd contract double %304, %309
  %311 = add nsw i64 %303, 1
  %312 = icmp eq i64 %311, %290
  br i1 %312, label %313, label %302

313:
  %314 = fadd contract double %299, %310
  %315 = getelementptr inbounds double, ptr %288, i64 %297
  store double %314, ptr %315, align 8
  %316 = add nsw i64 %297, 1
  %317 = icmp eq i64 %316, %295
  br i1 %317, label %318, label %296

318:
  br i1 %271, label %327, label %319

319:
  %320 = phi i32 [ 0, %318 ], [ %335, %327 ]
  %321 = load double, ptr %272, align 8
  %322 = load i64, ptr %273, align 8
  %323 = sitofp i64 %322 to double
  %324 = fcmp contract ogt double %321, %323
  %325 = select contract i1 %324, double %321, double %323
  store double %325, ptr %272, align 8
  %326 = icmp eq i32 %320, 0
  br i1 %326, label %338, label %344

327:
  %328 = phi i64 [ %336, %327 ], [ 0, %318 ]
  %329 = phi i32 [ %335, %327 ], [ 0, %318 ]
  %330 = mul nsw i64 %328, 3
  %331 = getelementptr inbounds double, ptr %288, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = fcmp contract olt double %332, -1.000000e-13
  %334 = zext i1 %333 to i32
  %335 = or i32 %329, %334
  %336 = add nsw i64 %328, 1
  %337 = icmp eq i64 %336, %13
  br i1 %337, label %319, label %327

338:
  %339 = icmp ne i64 %286, 0
  %340 = select i1 %339, i1 true, i1 %275
  br i1 %340, label %519, label %341

341:
  %342 = load double, ptr %288, align 8
  %343 = fcmp contract ogt double %342, 1.000000e-13
  br i1 %343, label %572, label %344

344:
  %345 = icmp sgt i64 %289, 1
  %346 = zext i1 %345 to i32
  br i1 %291, label %347, label %355

347:
  %348 = load ptr, ptr %221, align 8
  %349 = load ptr, ptr %217, align 8
  %350 = load ptr, ptr %211, align 8
  %351 = load ptr, ptr %207, align 8
  %352 = select contract i1 %345, double 0.000000e+00, double 1.000000e+00
  %353 = load ptr, ptr %213, align 8
  %354 = load ptr, ptr %215, align 8
  br label %377

355:
  store i32 %346, ptr %276, align 8
  store i32 %346, ptr %277, align 4
  store i32 0, ptr %278, align 8
  %356 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %264)
  br i1 %291, label %361, label %357

357:
  %358 = load i64, ptr %10, align 8
  %359 = icmp eq i64 %358, 0
  %360 = select i1 %359, i32 1, i32 2
  store i32 %360, ptr %276, align 8
  br label %465

361:
  %362 = load ptr, ptr %207, align 8
  %363 = load ptr, ptr %215, align 8
  %364 = load i64, ptr %10, align 8
  %365 = icmp eq i64 %364, 0
  %366 = load ptr, ptr %213, align 8
  %367 = load ptr, ptr %211, align 8
  %368 = load ptr, ptr %279, align 8
  %369 = load ptr, ptr %217, align 8
  %370 = load ptr, ptr %205, align 8
  %371 = load i64, ptr %6, align 8
  %372 = icmp sgt i64 %371, 0
  %373 = mul i64 %371, 3
  %374 = load ptr, ptr %199, align 8
  %375 = call i64 @llvm.smax.i64(i64 %373, i64 1)
  %376 = mul i64 %371, 9
  br label %404

377:
  %378 = phi i64 [ 0, %347 ], [ %397, %394 ]
  %379 = mul nsw i64 %378, 24
  %380 = getelementptr i8, ptr %351, i64 %379
  %381 = shl nsw i64 %378, 1
  %382 = or i64 %381, 1
  %383 = getelementptr inbounds double, ptr %348, i64 %382
  store double 0.000000e+00, ptr %383, align 8
  %384 = getelementptr inbounds double, ptr %348, i64 %381
  store double 0.000000e+00, ptr %384, align 8
  %385 = getelementptr inbounds double, ptr %349, i64 %378
  store double 0.000000e+00, ptr %385, align 8
  %386 = getelementptr inbounds double, ptr %350, i64 %378
  store double 0.000000e+00, ptr %386, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %380, i8 0, i64 24, i1 false)
  %387 = getelementptr inbounds double, ptr %353, i64 %378
  store double %352, ptr %387, align 8
  br i1 %345, label %388, label %394

388:
  %389 = mul nsw i64 %378, 3
  %390 = getelementptr inbounds double, ptr %288, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = fneg contract double %391
  %393 = call contract double @llvm.maxnum.f64(double %392, double 0.000000e+00)
  br label %394

394:
  %395 = phi contract double [ %393, %388 ], [ 0.000000e+00, %377 ]
  %396 = getelementptr inbounds double, ptr %354, i64 %378
  store double %395, ptr %396, align 8
  %397 = add nsw i64 %378, 1
  %398 = icmp eq i64 %397, %289
  br i1 %398, label %355, label %377

399:
  %400 = icmp ne i32 %460, 0
  %401 = select i1 %365, i32 1, i32 2
  store i32 %401, ptr %276, align 8
  %402 = icmp eq i64 %356, 0
  %403 = select i1 %402, i1 %400, i1 false
  br i1 %403, label %463, label %465

404:
  %405 = phi i64 [ 0, %361 ], [ %461, %447 ]
  %406 = phi i32 [ 0, %361 ], [ %460, %447 ]
  %407 = mul nsw i64 %405, 3
  %408 = getelementptr inbounds double, ptr %362, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = call contract double @llvm.maxnum.f64(double %409, double 0.000000e+00)
  %411 = getelementptr inbounds double, ptr %363, i64 %405
  store double 0.000000e+00, ptr %411, align 8
  %412 = getelementptr inbounds double, ptr %368, i64 %405
  %413 = load double, ptr %412, align 8
  br i1 %365, label %414, label %416

414:
  %415 = fmul contract double %410, %413
  br label %447

416:
  %417 = fcmp contract ogt double %413, 0.000000e+00
  br i1 %417, label %418, label %447

418:
  %419 = getelementptr inbounds double, ptr %370, i64 %407
  %420 = load double, ptr %419, align 8
  %421 = call contract double @llvm.fabs.f64(double %420)
  br i1 %372, label %422, label %437

422:
  %423 = mul i64 %376, %405
  br label %424

424:
  %425 = phi i64 [ 0, %422 ], [ %435, %424 ]
  %426 = phi double [ %421, %422 ], [ %434, %424 ]
  %427 = add nsw i64 %425, %423
  %428 = getelementptr inbounds double, ptr %374, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds double, ptr %362, i64 %425
  %431 = load double, ptr %430, align 8
  %432 = fmul contract double %429, %431
  %433 = call contract double @llvm.fabs.f64(double %432)
  %434 = fadd contract double %426, %433
  %435 = add nsw i64 %425, 1
  %436 = icmp eq i64 %435, %375
  br i1 %436, label %437, label %424

437:
  %438 = phi double [ %421, %418 ], [ %434, %424 ]
  %439 = getelementptr inbounds double, ptr %367, i64 %405
  %440 = load double, ptr %439, align 8
  %441 = fneg contract double %440
  %442 = fmul contract double %438, 0x3CE0000000000000
  %443 = load double, ptr %408, align 8
  %444 = fmul contract double %442, %443
  %445 = fcmp contract uge double %444, %441
  %446 = select i1 %445, double 0.000000e+00, double %410
  br label %447

447:
  %448 = phi contract double [ %415, %414 ], [ 0.000000e+00, %416 ], [ %446, %437 ]
  %449 = getelementptr inbounds double, ptr %366, i64 %405
  store double %448, ptr %449, align 8
  %450 = getelementptr inbounds double, ptr %367, i64 %405
  %451 = load double, ptr %450, align 8
  %452 = load double, ptr %412, align 8
  %453 = fmul contract double %452, %452
  %454 = fsub contract double 1.000000e+00, %453
  %455 = fmul contract double %451, %454
  %456 = getelementptr inbounds double, ptr %369, i64 %405
  store double %455, ptr %456, align 8
  %457 = load double, ptr %449, align 8
  %458 = fcmp contract une double %457, 0.000000e+00
  %459 = zext i1 %458 to i32
  %460 = or i32 %406, %459
  %461 = add nsw i64 %405, 1
  %462 = icmp eq i64 %461, %289
  br i1 %462, label %399, label %404

463:
  %464 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %264)
  br label %465

465:
  %466 = phi i64 [ %464, %463 ], [ %356, %399 ], [ %356, %357 ]
  br i1 %265, label %467, label %470

467:
  %468 = load ptr, ptr %207, align 8
  %469 = load ptr, ptr %270, align 8
  br label %472

470:
  %471 = icmp eq i64 %466, 0
  br i1 %471, label %280, label %481

472:
  %473 = phi i64 [ 0, %467 ], [ %479, %472 ]
  %474 = getelementptr inbounds double, ptr %468, i64 %473
  %475 = load double, ptr %474, align 8
  %476 = getelementptr inbounds double, ptr %469, i64 %473
  %477 = load double, ptr %476, align 8
  %478 = fadd contract double %475, %477
  store double %478, ptr %476, align 8
  %479 = add nsw i64 %473, 1
  %480 = icmp eq i64 %479, %14
  br i1 %480, label %470, label %472

481:
  %482 = sitofp i64 %466 to double
  store double %482, ptr %1, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %272, i8 0, i64 16, i1 false)
  %483 = load i64, ptr %0, align 8
  %484 = sitofp i64 %483 to double
  %485 = getelementptr inbounds double, ptr %1, i64 3
  store double %484, ptr %485, align 8
  %486 = icmp eq i64 %466, 2
  br i1 %486, label %487, label %519

487:
  %488 = load ptr, ptr %254, align 8
  %489 = load i64, ptr %7, align 8
  %490 = sitofp i64 %489 to double
  store double %490, ptr %272, align 8
  %491 = icmp sgt i64 %489, 0
  br i1 %491, label %492, label %519

492:
  %493 = getelementptr inbounds double, ptr %1, i64 4
  %494 = getelementptr inbounds double, ptr %493, i64 %13
  %495 = load ptr, ptr %253, align 8
  br label %496

496:
  %497 = phi i64 [ 0, %492 ], [ %507, %504 ]
  %498 = phi ptr [ %494, %492 ], [ %506, %504 ]
  br i1 %271, label %499, label %504

499:
  %500 = mul nsw i64 %497, %13
  br label %509

501:
  %502 = mul i64 %497, %14
  %503 = getelementptr inbounds double, ptr %488, i64 %502
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %516, ptr align 8 %503, i64 %258, i1 false)
  br label %504

504:
  %505 = phi ptr [ %516, %501 ], [ %498, %496 ]
  %506 = getelementptr inbounds double, ptr %505, i64 %14
  %507 = add nsw i64 %497, 1
  %508 = icmp eq i64 %507, %489
  br i1 %508, label %519, label %496

509:
  %510 = phi i64 [ 0, %499 ], [ %517, %509 ]
  %511 = phi ptr [ %498, %499 ], [ %516, %509 ]
  %512 = add nsw i64 %510, %500
  %513 = getelementptr inbounds i64, ptr %495, i64 %512
  %514 = load i64, ptr %513, align 8
  %515 = sitofp i64 %514 to double
  %516 = getelementptr inbounds double, ptr %511, i64 1
  store double %515, ptr %511, align 8
  %517 = add nsw i64 %510, 1
  %518 = icmp eq i64 %517, %13
  br i1 %518, label %501, label %509

519:
  %520 = phi i64 [ %483, %487 ], [ %483, %481 ], [ %483, %504 ], [ %289, %338 ]
  %521 = phi i64 [ 2, %487 ], [ %466, %481 ], [ 2, %504 ], [ 0, %338 ]
  br i1 %285, label %524, label %572

522:
  %523 = load i64, ptr %0, align 8
  br label %524

524:
  %525 = phi i64 [ %523, %522 ], [ %520, %519 ]
  %526 = load ptr, ptr %270, align 8
  %527 = load ptr, ptr %205, align 8
  %528 = mul i64 %525, 3
  %529 = icmp sgt i64 %525, 0
  br i1 %529, label %530, label %556

530:
  %531 = load ptr, ptr %274, align 8
  %532 = load ptr, ptr %200, align 8
  %533 = call i64 @llvm.smax.i64(i64 %528, i64 1)
  br label %534

534:
  %535 = phi i64 [ 0, %530 ], [ %554, %551 ]
  %536 = getelementptr inbounds double, ptr %531, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = mul i64 %535, %528
  %539 = getelementptr inbounds double, ptr %532, i64 %538
  br label %540

540:
  %541 = phi i64 [ %549, %540 ], [ 0, %534 ]
  %542 = phi double [ %548, %540 ], [ 0.000000e+00, %534 ]
  %543 = getelementptr inbounds double, ptr %539, i64 %541
  %544 = load double, ptr %543, align 8
  %545 = getelementptr inbounds double, ptr %526, i64 %541
  %546 = load double, ptr %545, align 8
  %547 = fmul contract double %544, %546
  %548 = fadd contract double %542, %547
  %549 = add nsw i64 %541, 1
  %550 = icmp eq i64 %549, %528
  br i1 %550, label %551, label %540

551:
  %552 = fadd contract double %537, %548
  %553 = getelementptr inbounds double, ptr %527, i64 %535
  store double %552, ptr %553, align 8
  %554 = add nsw i64 %535, 1
  %555 = icmp eq i64 %554, %533
  br i1 %555, label %556, label %534

556:
  br i1 %271, label %563, label %557

557:
  %558 = phi double [ 0.000000e+00, %556 ], [ %569, %563 ]
  %559 = fneg contract double %558
  store double 5.000000e+00, ptr %1, align 8
  store double 0.000000e+00, ptr %272, align 8
  %560 = getelementptr inbounds double, ptr %1, i64 2
  store double %559, ptr %560, align 8
  %561 = sitofp i64 %525 to double
  %562 = getelementptr inbounds double, ptr %1, i64 3
  store double %561, ptr %562, align 8
  br label %572

563:
  %564 = phi i64 [ %570, %563 ], [ 0, %556 ]
  %565 = phi double [ %569, %563 ], [ 0.000000e+00, %556 ]
  %566 = mul nsw i64 %564, 3
  %567 = getelementptr inbounds double, ptr %527, i64 %566
  %568 = load double, ptr %567, align 8
  %569 = call contract double @llvm.minnum.f64(double %565, double %568)
  %570 = add nsw i64 %564, 1
  %571 = icmp eq i64 %570, %13
  br i1 %571, label %557, label %563

572:
  %573 = phi i64 [ %525, %557 ], [ %520, %519 ], [ %289, %341 ]
  %574 = phi i64 [ 5, %557 ], [ %521, %519 ], [ 0, %341 ]
  br label %575

575:
  %576 = phi i64 [ %196, %194 ], [ %573, %572 ]
  %577 = phi i64 [ %195, %194 ], [ %574, %572 ]
  %578 = icmp sgt i64 %576, 0
  br i1 %578, label %579, label %624

579:
  %580 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7
  %581 = load ptr, ptr %580, align 8
  %582 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %585 = load ptr, ptr %584, align 8
  %586 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %587 = load ptr, ptr %586, align 8
  %588 = mul i64 %576, 3
  br label %589

589:
  %590 = phi i64 [ 0, %579 ], [ %595, %594 ]
  %591 = getelementptr inbounds double, ptr %581, i64 %590
  store double 0.000000e+00, ptr %591, align 8
  %592 = mul nsw i64 %590, 3
  %593 = add nsw i64 %592, 3
  br label %597

594:
  %595 = add nsw i64 %590, 1
  %596 = icmp eq i64 %595, %576
  br i1 %596, label %624, label %589

597:
  %598 = phi i64 [ %592, %589 ], [ %622, %617 ]
  %599 = phi double [ 0.000000e+00, %589 ], [ %621, %617 ]
  %600 = getelementptr inbounds double, ptr %583, i64 %598
  %601 = load double, ptr %600, align 8
  %602 = getelementptr inbounds double, ptr %585, i64 %598
  %603 = load double, ptr %602, align 8
  %604 = mul i64 %598, %588
  %605 = getelementptr inbounds double, ptr %587, i64 %604
  br label %606

606:
  %607 = phi i64 [ %615, %606 ], [ 0, %597 ]
  %608 = phi double [ %614, %606 ], [ 0.000000e+00, %597 ]
  %609 = getelementptr inbounds double, ptr %605, i64 %607
  %610 = load double, ptr %609, align 8
  %611 = getelementptr inbounds double, ptr %583, i64 %607
  %612 = load double, ptr %611, align 8
  %613 = fmul contract double %610, %612
  %614 = fadd contract double %608, %613
  %615 = add nsw i64 %607, 1
  %616 = icmp eq i64 %615, %588
  br i1 %616, label %617, label %606

617:
  %618 = fmul contract double %614, 5.000000e-01
  %619 = fadd contract double %603, %618
  %620 = fmul contract double %601, %619
  %621 = fsub contract double %599, %620
  store double %621, ptr %591, align 8
  %622 = add nsw i64 %598, 1
  %623 = icmp ult i64 %622, %593
  br i1 %623, label %597, label %594

624:
  ret i64 %577
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

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
  %42 = fcmp contract ogt double %41, 0.000000e+00
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
  %50 = fcmp contract ogt double %49, 0.000000e+00
  br i1 %50, label %51, label %64

51:
  %52 = load ptr, ptr %16, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %28
  %54 = load double, ptr %53, align 8
  %55 = fcmp contract oeq double %54, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = getelementptr inbounds double, ptr %52, i64 %29
  %58 = load double, ptr %57, align 8
  %59 = fcmp contract une double %58, 0.000000e+00
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
  %114 = fcmp contract ogt double %113, 0.000000e+00
  br i1 %114, label %115, label %126

115:
  %116 = load ptr, ptr %21, align 8
  %117 = shl nsw i64 %98, 1
  %118 = getelementptr inbounds double, ptr %116, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fcmp contract oeq double %119, 0.000000e+00
  br i1 %120, label %121, label %126

121:
  %122 = or i64 %117, 1
  %123 = getelementptr inbounds double, ptr %116, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fcmp contract oeq double %124, 0.000000e+00
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
  switch i64 %47, label %299 [
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
  %32 = fcmp contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %46

33:
  %34 = shl nsw i64 %22, 1
  %35 = getelementptr inbounds double, ptr %15, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fcmp contract oeq double %36, 0.000000e+00
  br i1 %37, label %38, label %46

38:
  %39 = or i64 %34, 1
  %40 = getelementptr inbounds double, ptr %15, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fcmp contract une double %41, 0.000000e+00
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
  br label %382

51:
  %52 = load i64, ptr %3, align 8
  %53 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %11, i64 %52, ptr %9, ptr %13)
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %56, label %55

55:
  br label %382

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
  %75 = phi i64 [ 0, %65 ], [ %86, %264 ]
  %76 = phi i64 [ 0, %65 ], [ %275, %264 ]
  %77 = phi double [ 0x3FEE921DD42F09BA, %65 ], [ %273, %264 ]
  %78 = phi double [ 0x3FD2E9CD95BABA33, %65 ], [ %274, %264 ]
  %79 = phi double [ 0.000000e+00, %65 ], [ %78, %264 ]
  %80 = phi double [ 0.000000e+00, %65 ], [ %77, %264 ]
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
  br i1 %94, label %277, label %260

95:
  %96 = phi i64 [ 0, %88 ], [ %258, %257 ]
  %97 = load i64, ptr %73, align 8
  %98 = shl nsw i64 %97, 1
  %99 = getelementptr inbounds double, ptr %11, i64 %98
  %100 = shl nsw i64 %96, 1
  %101 = getelementptr inbounds double, ptr %67, i64 %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %99, ptr align 8 dereferenceable(16) %101, i64 16, i1 false)
  %102 = getelementptr inbounds double, ptr %8, i64 %96
  call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 1, ptr %102, ptr %72)
  br i1 %89, label %103, label %142

103:
  %104 = getelementptr inbounds double, ptr %101, i64 1
  br label %107

105:
  %106 = icmp sgt i64 %133, -1
  br i1 %106, label %136, label %142

107:
  %108 = phi i64 [ 0, %103 ], [ %134, %132 ]
  %109 = phi i64 [ -1, %103 ], [ %133, %132 ]
  %110 = icmp slt i64 %109, 0
  br i1 %110, label %131, label %111

111:
  %112 = shl nsw i64 %108, 1
  %113 = getelementptr inbounds double, ptr %13, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = load double, ptr %101, align 8
  %116 = fmul contract double %114, %115
  %117 = getelementptr inbounds double, ptr %113, i64 1
  %118 = load double, ptr %117, align 8
  %119 = load double, ptr %104, align 8
  %120 = fmul contract double %118, %119
  %121 = fadd contract double %116, %120
  %122 = shl nsw i64 %109, 1
  %123 = getelementptr inbounds double, ptr %13, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul contract double %115, %124
  %126 = getelementptr inbounds double, ptr %123, i64 1
  %127 = load double, ptr %126, align 8
  %128 = fmul contract double %119, %127
  %129 = fadd contract double %125, %128
  %130 = fcmp contract ogt double %121, %129
  br i1 %130, label %131, label %132

131:
  br label %132

132:
  %133 = phi i64 [ %108, %131 ], [ %109, %111 ]
  %134 = add nsw i64 %108, 1
  %135 = icmp eq i64 %134, %75
  br i1 %135, label %105, label %107

136:
  %137 = load double, ptr %102, align 8
  %138 = getelementptr inbounds double, ptr %66, i64 %133
  %139 = load double, ptr %138, align 8
  %140 = fmul contract double %137, %139
  %141 = fcmp contract ole double %140, 0.000000e+00
  br label %142

142:
  %143 = phi i64 [ %133, %105 ], [ %133, %136 ], [ -1, %95 ]
  %144 = phi i1 [ false, %105 ], [ %141, %136 ], [ false, %95 ]
  %145 = select i1 %144, i1 true, i1 %90
  br i1 %145, label %146, label %257

146:
  %147 = load i64, ptr %0, align 8
  %148 = shl nsw i64 %147, 1
  %149 = icmp sgt i64 %147, 0
  br i1 %149, label %150, label %152

150:
  %151 = shl i64 %147, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %11, i64 %151, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %11, i64 %151, i1 false)
  br label %152

152:
  br i1 %144, label %153, label %253

153:
  %154 = load i64, ptr %3, align 8
  %155 = shl nsw i64 %154, 1
  %156 = getelementptr inbounds double, ptr %71, i64 %155
  store double %80, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %156, i64 8
  store double %79, ptr %157, align 8
  %158 = load i64, ptr %73, align 8
  %159 = shl nsw i64 %158, 1
  %160 = getelementptr inbounds double, ptr %71, i64 %159
  %161 = shl nsw i64 %143, 1
  %162 = getelementptr inbounds double, ptr %13, i64 %161
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %160, ptr align 8 dereferenceable(16) %162, i64 16, i1 false)
  %163 = load double, ptr %102, align 8
  %164 = getelementptr inbounds double, ptr %72, i64 %148
  br label %165

165:
  %166 = phi i64 [ %147, %153 ], [ %243, %250 ]
  %167 = phi i64 [ 0, %153 ], [ %251, %250 ]
  %168 = icmp sgt i64 %166, 0
  br i1 %168, label %169, label %171

169:
  %170 = shl i64 %166, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %68, i64 %170, i1 false)
  br label %171

171:
  br label %172

172:
  %173 = phi i1 [ false, %193 ], [ true, %171 ]
  %174 = phi i64 [ 1, %193 ], [ 0, %171 ]
  %175 = getelementptr inbounds i64, ptr %3, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = shl nsw i64 %176, 1
  %178 = getelementptr inbounds double, ptr %72, i64 %177
  %179 = getelementptr inbounds double, ptr %71, i64 %177
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %178, align 8
  %182 = fadd contract double %180, %181
  store double %182, ptr %178, align 8
  %183 = getelementptr inbounds double, ptr %179, i64 1
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds double, ptr %178, i64 1
  %186 = load double, ptr %185, align 8
  %187 = fadd contract double %184, %186
  store double %187, ptr %185, align 8
  %188 = fmul contract double %182, %182
  %189 = fmul contract double %187, %187
  %190 = fadd contract double %188, %189
  %191 = tail call contract double @llvm.sqrt.f64(double %190)
  %192 = fcmp contract ogt double %191, 0.000000e+00
  br i1 %192, label %193, label %253

193:
  %194 = fdiv contract double %182, %191
  store double %194, ptr %178, align 8
  %195 = fdiv contract double %187, %191
  store double %195, ptr %185, align 8
  br i1 %173, label %172, label %196

196:
  store double 0x7FF8000000000000, ptr %7, align 8
  %197 = load i64, ptr %73, align 8
  %198 = shl nsw i64 %197, 1
  %199 = getelementptr inbounds double, ptr %72, i64 %198
  %200 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %72, i64 %197, ptr %6, ptr %164)
  %201 = icmp sgt i64 %200, 1
  br i1 %201, label %202, label %208

202:
  %203 = load double, ptr %199, align 8
  %204 = getelementptr inbounds double, ptr %199, i64 1
  %205 = load double, ptr %204, align 8
  br label %212

206:
  %207 = shl nsw i64 %232, 1
  br label %208

208:
  %209 = phi i64 [ 0, %196 ], [ %207, %206 ]
  %210 = icmp eq i64 %200, 0
  br i1 %210, label %211, label %235

211:
  br label %238

212:
  %213 = phi i64 [ 1, %202 ], [ %233, %212 ]
  %214 = phi i64 [ 0, %202 ], [ %232, %212 ]
  %215 = shl nsw i64 %213, 1
  %216 = getelementptr inbounds double, ptr %6, i64 %215
  %217 = load double, ptr %216, align 16
  %218 = fmul contract double %203, %217
  %219 = getelementptr inbounds double, ptr %216, i64 1
  %220 = load double, ptr %219, align 8
  %221 = fmul contract double %205, %220
  %222 = fadd contract double %218, %221
  %223 = shl nsw i64 %214, 1
  %224 = getelementptr inbounds double, ptr %6, i64 %223
  %225 = load double, ptr %224, align 16
  %226 = fmul contract double %203, %225
  %227 = getelementptr inbounds double, ptr %224, i64 1
  %228 = load double, ptr %227, align 8
  %229 = fmul contract double %205, %228
  %230 = fadd contract double %226, %229
  %231 = fcmp contract ogt double %222, %230
  %232 = select i1 %231, i64 %213, i64 %214
  %233 = add nsw i64 %213, 1
  %234 = icmp eq i64 %233, %200
  br i1 %234, label %206, label %212

235:
  %236 = getelementptr inbounds double, ptr %6, i64 %209
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %199, ptr align 16 dereferenceable(16) %236, i64 16, i1 false)
  %237 = icmp slt i64 %200, 1
  br i1 %237, label %238, label %239

238:
  br label %253

239:
  call fastcc void @find_off(ptr %0, ptr %1, ptr %72, ptr %3, i64 1, ptr %7, ptr %164)
  %240 = load double, ptr %7, align 8
  %241 = fcmp contract ord double %240, 0.000000e+00
  br i1 %241, label %242, label %253

242:
  %243 = load i64, ptr %0, align 8
  %244 = icmp sgt i64 %243, 0
  br i1 %244, label %245, label %250

245:
  %246 = shl i64 %243, 4
  %247 = fmul contract double %163, %240
  %248 = fcmp contract ogt double %247, 0.000000e+00
  %249 = select i1 %248, ptr %68, ptr %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %72, i64 %246, i1 false)
  br label %250

250:
  %251 = add nsw i64 %167, 1
  %252 = icmp eq i64 %251, 12
  br i1 %252, label %253, label %165

253:
  %254 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %68, ptr %3, i64 2, ptr %72)
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %257, label %256

256:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %68, ptr %2, ptr %72)
  br label %257

257:
  %258 = add nsw i64 %96, 1
  %259 = icmp eq i64 %258, %86
  br i1 %259, label %91, label %95

260:
  br i1 %87, label %261, label %264

261:
  %262 = shl i64 %86, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 %262, i1 false)
  %263 = shl i64 %86, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 16 %8, i64 %263, i1 false)
  br label %264

264:
  %265 = fmul contract double %78, 0x3FA65ABA23CF256D
  %266 = fsub contract double %77, %265
  %267 = fmul contract double %77, 0x3FA65ABA23CF256D
  %268 = fadd contract double %78, %267
  %269 = fmul contract double %266, %266
  %270 = fmul contract double %268, %268
  %271 = fadd contract double %270, %269
  %272 = tail call contract double @llvm.sqrt.f64(double %271)
  %273 = fdiv contract double %266, %272
  %274 = fdiv contract double %268, %272
  %275 = add nsw i64 %76, 1
  %276 = icmp eq i64 %275, 145
  br i1 %276, label %299, label %74

277:
  %278 = phi i64 [ %297, %296 ], [ 0, %91 ]
  %279 = load i64, ptr %0, align 8
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %283

281:
  %282 = shl i64 %279, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %11, i64 %282, i1 false)
  br label %283

283:
  %284 = load i64, ptr %3, align 8
  %285 = shl nsw i64 %284, 1
  %286 = getelementptr inbounds double, ptr %68, i64 %285
  store double %80, ptr %286, align 8
  %287 = getelementptr inbounds i8, ptr %286, i64 8
  store double %79, ptr %287, align 8
  %288 = load i64, ptr %73, align 8
  %289 = shl nsw i64 %288, 1
  %290 = getelementptr inbounds double, ptr %68, i64 %289
  %291 = shl nsw i64 %278, 1
  %292 = getelementptr inbounds double, ptr %13, i64 %291
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %290, ptr align 8 dereferenceable(16) %292, i64 16, i1 false)
  %293 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %68, ptr %3, i64 2, ptr %72)
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %296, label %295

295:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %68, ptr %2, ptr %72)
  br label %296

296:
  %297 = add nsw i64 %278, 1
  %298 = icmp eq i64 %297, %75
  br i1 %298, label %260, label %277

299:
  %300 = icmp sgt i64 %47, 0
  br label %301

301:
  %302 = phi i64 [ 0, %299 ], [ %380, %379 ]
  br i1 %300, label %303, label %313

303:
  %304 = getelementptr inbounds [4 x [2 x double]], ptr @START, i64 0, i64 %302
  br label %305

305:
  %306 = phi i64 [ 0, %303 ], [ %311, %305 ]
  %307 = getelementptr inbounds i64, ptr %3, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = shl nsw i64 %308, 1
  %310 = getelementptr inbounds double, ptr %11, i64 %309
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %310, ptr align 16 dereferenceable(16) %304, i64 16, i1 false)
  %311 = add nsw i64 %306, 1
  %312 = icmp eq i64 %311, %47
  br i1 %312, label %313, label %305

313:
  br label %314

314:
  %315 = phi i64 [ %321, %319 ], [ 0, %313 ]
  %316 = phi i32 [ %320, %319 ], [ 1, %313 ]
  br i1 %300, label %323, label %319

317:
  %318 = icmp eq i32 %320, 0
  br i1 %318, label %379, label %375

319:
  %320 = phi i32 [ %316, %314 ], [ %372, %370 ]
  %321 = add nsw i64 %315, 1
  %322 = icmp eq i64 %321, 8
  br i1 %322, label %317, label %314

323:
  %324 = phi i64 [ %373, %370 ], [ 0, %314 ]
  %325 = phi i32 [ %372, %370 ], [ %316, %314 ]
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %370, label %327

327:
  %328 = getelementptr inbounds i64, ptr %3, i64 %324
  %329 = load i64, ptr %328, align 8
  %330 = shl nsw i64 %329, 1
  %331 = getelementptr inbounds double, ptr %11, i64 %330
  %332 = call fastcc i64 @slips_out_of_rest(ptr %0, ptr %1, ptr %11, i64 %329, ptr %5, ptr %13)
  %333 = icmp sgt i64 %332, 1
  br i1 %333, label %334, label %340

334:
  %335 = load double, ptr %331, align 8
  %336 = getelementptr inbounds double, ptr %331, i64 1
  %337 = load double, ptr %336, align 8
  br label %343

338:
  %339 = shl nsw i64 %363, 1
  br label %340

340:
  %341 = phi i64 [ 0, %327 ], [ %339, %338 ]
  %342 = icmp eq i64 %332, 0
  br i1 %342, label %368, label %366

343:
  %344 = phi i64 [ 1, %334 ], [ %364, %343 ]
  %345 = phi i64 [ 0, %334 ], [ %363, %343 ]
  %346 = shl nsw i64 %344, 1
  %347 = getelementptr inbounds double, ptr %5, i64 %346
  %348 = load double, ptr %347, align 16
  %349 = fmul contract double %335, %348
  %350 = getelementptr inbounds double, ptr %347, i64 1
  %351 = load double, ptr %350, align 8
  %352 = fmul contract double %337, %351
  %353 = fadd contract double %349, %352
  %354 = shl nsw i64 %345, 1
  %355 = getelementptr inbounds double, ptr %5, i64 %354
  %356 = load double, ptr %355, align 16
  %357 = fmul contract double %335, %356
  %358 = getelementptr inbounds double, ptr %355, i64 1
  %359 = load double, ptr %358, align 8
  %360 = fmul contract double %337, %359
  %361 = fadd contract double %357, %360
  %362 = fcmp contract ogt double %353, %361
  %363 = select i1 %362, i64 %344, i64 %345
  %364 = add nsw i64 %344, 1
  %365 = icmp eq i64 %364, %332
  br i1 %365, label %338, label %343

366:
  %367 = getelementptr inbounds double, ptr %5, i64 %341
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %331, ptr align 16 dereferenceable(16) %367, i64 16, i1 false)
  br label %368

368:
  %369 = icmp sgt i64 %332, 0
  br label %370

370:
  %371 = phi i1 [ false, %323 ], [ %369, %368 ]
  %372 = zext i1 %371 to i32
  %373 = add nsw i64 %324, 1
  %374 = icmp eq i64 %373, %47
  br i1 %374, label %319, label %323

375:
  %376 = tail call fastcc i32 @settle(ptr %0, ptr %1, ptr %11, ptr %3, i64 %47, ptr %13)
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %379, label %378

378:
  tail call fastcc void @consider(ptr %0, ptr %1, ptr %11, ptr %2, ptr %13)
  br label %379

379:
  %380 = add nsw i64 %302, 1
  %381 = icmp eq i64 %380, 4
  br i1 %381, label %382, label %301

382:
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
  br i1 %13, label %14, label %45

14:
  %15 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  br label %20

20:
  %21 = phi i64 [ 0, %14 ], [ %40, %37 ]
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %21, %12
  %25 = getelementptr inbounds double, ptr %18, i64 %24
  br label %26

26:
  %27 = phi i64 [ %35, %26 ], [ 0, %20 ]
  %28 = phi double [ %34, %26 ], [ 0.000000e+00, %20 ]
  %29 = getelementptr inbounds double, ptr %25, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %4, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = fmul contract double %30, %32
  %34 = fadd contract double %28, %33
  %35 = add nsw i64 %27, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %37, label %26

37:
  %38 = fadd contract double %23, %34
  %39 = getelementptr inbounds double, ptr %8, i64 %21
  store double %38, ptr %39, align 8
  %40 = add nsw i64 %21, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %42, label %20

42:
  %43 = load i64, ptr %3, align 8
  %44 = icmp eq i64 %43, 6
  br i1 %44, label %245, label %50

45:
  %46 = load i64, ptr %3, align 8
  %47 = icmp eq i64 %46, 6
  br i1 %47, label %245, label %48

48:
  %49 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  br label %173

50:
  %51 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  br label %60

52:
  %53 = icmp slt i64 %11, 1
  br i1 %53, label %173, label %54

54:
  %55 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %56 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 6
  %57 = fneg contract double %51
  %58 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %59 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  br label %71

60:
  %61 = phi double [ %68, %60 ], [ 0.000000e+00, %50 ]
  %62 = phi i64 [ %69, %60 ], [ 0, %50 ]
  %63 = getelementptr inbounds double, ptr %4, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call contract double @llvm.fabs.f64(double %64)
  %66 = fmul contract double %65, 0x3DA5FD7FE1796495
  %67 = fcmp contract ogt double %61, %66
  %68 = select contract i1 %67, double %61, double %66
  %69 = add nsw i64 %62, 1
  %70 = icmp eq i64 %69, %19
  br i1 %70, label %52, label %60

71:
  %72 = phi i1 [ false, %54 ], [ %169, %167 ]
  %73 = phi i64 [ 0, %54 ], [ %168, %167 ]
  %74 = mul nsw i64 %73, 3
  %75 = getelementptr inbounds double, ptr %4, i64 %74
  %76 = getelementptr inbounds double, ptr %8, i64 %74
  %77 = shl nsw i64 %73, 1
  %78 = getelementptr inbounds double, ptr %2, i64 %77
  %79 = getelementptr inbounds i64, ptr %1, i64 %73
  %80 = load i64, ptr %79, align 8
  %81 = and i64 %80, 1
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %94, label %83

83:
  %84 = load double, ptr %75, align 8
  %85 = load ptr, ptr %55, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %73
  %87 = load double, ptr %86, align 8
  %88 = fsub contract double %87, %68
  %89 = fcmp contract ult double %84, %88
  br i1 %89, label %171, label %90

90:
  %91 = load double, ptr %76, align 8
  %92 = tail call contract double @llvm.fabs.f64(double %91)
  %93 = fcmp contract ugt double %92, %51
  br i1 %93, label %171, label %102

94:
  %95 = load ptr, ptr %56, align 8
  %96 = getelementptr inbounds i64, ptr %95, i64 %73
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %102, label %99

99:
  %100 = load double, ptr %76, align 8
  %101 = fcmp contract ult double %100, %57
  br i1 %101, label %171, label %102

102:
  %103 = and i64 %80, 4
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %131, label %105

105:
  %106 = getelementptr inbounds double, ptr %76, i64 1
  %107 = load double, ptr %106, align 8
  %108 = tail call contract double @llvm.fabs.f64(double %107)
  %109 = getelementptr inbounds double, ptr %76, i64 2
  %110 = load double, ptr %109, align 8
  %111 = tail call contract double @llvm.fabs.f64(double %110)
  %112 = fcmp contract ogt double %108, %111
  %113 = select contract i1 %112, double %108, double %111
  %114 = getelementptr inbounds double, ptr %75, i64 1
  %115 = load double, ptr %114, align 8
  %116 = fmul contract double %115, %115
  %117 = getelementptr inbounds double, ptr %114, i64 1
  %118 = load double, ptr %117, align 8
  %119 = fmul contract double %118, %118
  %120 = fadd contract double %116, %119
  %121 = tail call contract double @llvm.sqrt.f64(double %120)
  %122 = load ptr, ptr %58, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %73
  %124 = load double, ptr %123, align 8
  %125 = load double, ptr %75, align 8
  %126 = fmul contract double %124, %125
  %127 = fadd contract double %68, %126
  %128 = fcmp contract ugt double %121, %127
  %129 = fcmp contract ugt double %113, %51
  %130 = select i1 %128, i1 true, i1 %129
  br i1 %130, label %171, label %167

131:
  %132 = and i64 %80, 2
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %167, label %134

134:
  %135 = load ptr, ptr %58, align 8
  %136 = getelementptr inbounds double, ptr %135, i64 %73
  %137 = load double, ptr %136, align 8
  %138 = fcmp contract ogt double %137, 0.000000e+00
  br i1 %138, label %139, label %167

139:
  %140 = load ptr, ptr %59, align 8
  %141 = getelementptr inbounds double, ptr %140, i64 %77
  %142 = load double, ptr %141, align 8
  %143 = fcmp contract oeq double %142, 0.000000e+00
  br i1 %143, label %144, label %167

144:
  %145 = or i64 %77, 1
  %146 = getelementptr inbounds double, ptr %140, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fcmp contract une double %147, 0.000000e+00
  br i1 %148, label %167, label %149

149:
  %150 = getelementptr inbounds double, ptr %76, i64 1
  %151 = load double, ptr %150, align 8
  %152 = load double, ptr %78, align 8
  %153 = fmul contract double %151, %152
  %154 = getelementptr inbounds double, ptr %150, i64 1
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %78, i64 1
  %157 = load double, ptr %156, align 8
  %158 = fmul contract double %155, %157
  %159 = fadd contract double %153, %158
  %160 = fcmp contract ult double %159, %57
  br i1 %160, label %171, label %161

161:
  %162 = fmul contract double %152, %155
  %163 = fmul contract double %151, %157
  %164 = fsub contract double %162, %163
  %165 = tail call contract double @llvm.fabs.f64(double %164)
  %166 = fcmp contract ugt double %165, %51
  br i1 %166, label %171, label %167

167:
  %168 = add nsw i64 %73, 1
  %169 = icmp sge i64 %168, %11
  %170 = icmp eq i64 %168, %11
  br i1 %170, label %171, label %71

171:
  %172 = phi i1 [ %72, %90 ], [ %72, %83 ], [ %72, %99 ], [ %72, %105 ], [ %72, %161 ], [ %72, %149 ], [ %169, %167 ]
  br i1 %172, label %173, label %245

173:
  %174 = phi i64 [ %43, %171 ], [ %46, %48 ], [ %43, %52 ]
  %175 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  %176 = icmp sgt i64 %174, 0
  br i1 %176, label %177, label %210

177:
  %178 = icmp sgt i64 %6, 0
  %179 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %180 = fmul contract double %175, 1.000000e+02
  %181 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %186

182:
  %183 = add nsw i64 %188, 1
  %184 = icmp slt i64 %183, %174
  %185 = icmp eq i64 %183, %174
  br i1 %185, label %210, label %186

186:
  %187 = phi i1 [ true, %177 ], [ %184, %182 ]
  %188 = phi i64 [ 0, %177 ], [ %183, %182 ]
  br i1 %178, label %189, label %192

189:
  %190 = load ptr, ptr %179, align 8
  %191 = mul nsw i64 %188, %7
  br label %195

192:
  %193 = phi double [ 0.000000e+00, %186 ], [ %206, %195 ]
  %194 = fcmp contract ugt double %193, %180
  br i1 %194, label %182, label %209

195:
  %196 = phi i64 [ 0, %189 ], [ %207, %195 ]
  %197 = phi double [ 0.000000e+00, %189 ], [ %206, %195 ]
  %198 = getelementptr inbounds double, ptr %8, i64 %196
  %199 = load double, ptr %198, align 8
  %200 = add nsw i64 %196, %191
  %201 = getelementptr inbounds double, ptr %190, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = fsub contract double %199, %202
  %204 = tail call contract double @llvm.fabs.f64(double %203)
  %205 = fcmp contract ogt double %197, %204
  %206 = select contract i1 %205, double %197, double %204
  %207 = add nsw i64 %196, 1
  %208 = icmp eq i64 %207, %181
  br i1 %208, label %192, label %195

209:
  br i1 %187, label %245, label %210

210:
  %211 = icmp sgt i64 %6, 0
  br i1 %211, label %212, label %232

212:
  %213 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 1
  %214 = load ptr, ptr %213, align 8
  br label %235

215:
  %216 = load i64, ptr %3, align 8
  br i1 %211, label %217, label %232

217:
  %218 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 2
  %219 = load ptr, ptr %218, align 8
  %220 = mul nsw i64 %216, %7
  %221 = getelementptr inbounds double, ptr %219, i64 %220
  %222 = mul i64 %6, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %221, ptr align 8 %4, i64 %222, i1 false)
  %223 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %224, i64 %220
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %225, ptr align 8 %8, i64 %222, i1 false)
  %226 = shl i64 %6, 4
  %227 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 4
  %228 = load ptr, ptr %227, align 8
  %229 = shl i64 %6, 1
  %230 = mul i64 %229, %216
  %231 = getelementptr inbounds double, ptr %228, i64 %230
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %231, ptr align 8 %2, i64 %226, i1 false)
  br label %232

232:
  %233 = phi i64 [ %216, %217 ], [ %216, %215 ], [ %174, %210 ]
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %3, align 8
  br label %245

235:
  %236 = phi i64 [ 0, %212 ], [ %243, %235 ]
  %237 = getelementptr inbounds i64, ptr %1, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = load i64, ptr %3, align 8
  %240 = mul nsw i64 %239, %6
  %241 = add nsw i64 %240, %236
  %242 = getelementptr inbounds i64, ptr %214, i64 %241
  store i64 %238, ptr %242, align 8
  %243 = add nsw i64 %236, 1
  %244 = icmp eq i64 %243, %6
  br i1 %244, label %215, label %235

245:
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
  br i1 %41, label %159, label %77

42:
  %43 = phi i64 [ 0, %6 ], [ %65, %64 ]
  %44 = add nsw i64 %43, %26
  %45 = mul nsw i64 %44, %25
  %46 = getelementptr inbounds double, ptr %36, i64 %45
  %47 = getelementptr inbounds double, ptr %38, i64 %44
  %48 = load double, ptr %47, align 8
  br i1 %39, label %49, label %60

49:
  %50 = phi i64 [ %58, %49 ], [ 0, %42 ]
  %51 = phi double [ %57, %49 ], [ 0.000000e+00, %42 ]
  %52 = getelementptr inbounds double, ptr %46, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %28, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %53, %55
  %57 = fadd contract double %51, %56
  %58 = add nsw i64 %50, 1
  %59 = icmp eq i64 %58, %25
  br i1 %59, label %60, label %49

60:
  %61 = phi double [ 0.000000e+00, %42 ], [ %57, %49 ]
  %62 = fadd contract double %48, %61
  %63 = getelementptr inbounds double, ptr %10, i64 %43
  store double %62, ptr %63, align 8
  br label %67

64:
  %65 = add nsw i64 %43, 1
  %66 = icmp eq i64 %65, 3
  br i1 %66, label %40, label %42

67:
  %68 = phi i64 [ 0, %60 ], [ %75, %67 ]
  %69 = add nsw i64 %68, %26
  %70 = getelementptr inbounds double, ptr %46, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = mul nsw i64 %68, 3
  %73 = add nsw i64 %72, %43
  %74 = getelementptr inbounds double, ptr %9, i64 %73
  store double %71, ptr %74, align 8
  %75 = add nsw i64 %68, 1
  %76 = icmp eq i64 %75, 3
  br i1 %76, label %64, label %67

77:
  %78 = mul nsw i64 %34, 3
  %79 = getelementptr inbounds double, ptr %30, i64 %78
  tail call fastcc void @equations_of(ptr %0, i64 %34, ptr %5, ptr %33, ptr %28, ptr %29, ptr %79)
  %80 = icmp sgt i64 %34, 0
  br label %81

81:
  %82 = phi i64 [ 0, %77 ], [ %91, %90 ]
  br i1 %80, label %83, label %90

83:
  %84 = load ptr, ptr %35, align 8
  %85 = add i64 %82, %26
  %86 = mul nsw i64 %82, %34
  br label %93

87:
  %88 = getelementptr inbounds i64, ptr %33, i64 %25
  %89 = tail call fastcc i64 @solve_least(ptr %29, ptr %30, i64 %34, i64 4, ptr %32, ptr %88)
  br label %106

90:
  %91 = add nsw i64 %82, 1
  %92 = icmp eq i64 %91, 3
  br i1 %92, label %87, label %81

93:
  %94 = phi i64 [ 0, %83 ], [ %104, %93 ]
  %95 = getelementptr inbounds i64, ptr %33, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %96, %25
  %98 = add i64 %85, %97
  %99 = getelementptr inbounds double, ptr %84, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fneg contract double %100
  %102 = add nsw i64 %94, %86
  %103 = getelementptr inbounds double, ptr %30, i64 %102
  store double %101, ptr %103, align 8
  %104 = add nsw i64 %94, 1
  %105 = icmp eq i64 %104, %34
  br i1 %105, label %90, label %93

106:
  %107 = phi i64 [ 0, %87 ], [ %117, %116 ]
  br i1 %80, label %108, label %116

108:
  %109 = load ptr, ptr %35, align 8
  %110 = add nsw i64 %107, %26
  %111 = mul nsw i64 %110, %25
  %112 = getelementptr inbounds double, ptr %109, i64 %111
  %113 = getelementptr inbounds double, ptr %10, i64 %107
  %114 = load double, ptr %113, align 8
  br label %119

115:
  store double %142, ptr %113, align 8
  br label %116

116:
  %117 = add nsw i64 %107, 1
  %118 = icmp eq i64 %117, 3
  br i1 %118, label %159, label %106

119:
  %120 = phi double [ %114, %108 ], [ %142, %137 ]
  %121 = phi i64 [ 0, %108 ], [ %143, %137 ]
  %122 = mul nsw i64 %121, %25
  %123 = getelementptr inbounds double, ptr %5, i64 %122
  br i1 %39, label %124, label %135

124:
  %125 = phi i64 [ %133, %124 ], [ 0, %119 ]
  %126 = phi double [ %132, %124 ], [ 0.000000e+00, %119 ]
  %127 = getelementptr inbounds double, ptr %112, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %123, i64 %125
  %130 = load double, ptr %129, align 8
  %131 = fmul contract double %128, %130
  %132 = fadd contract double %126, %131
  %133 = add nsw i64 %125, 1
  %134 = icmp eq i64 %133, %25
  br i1 %134, label %135, label %124

135:
  %136 = phi double [ 0.000000e+00, %119 ], [ %132, %124 ]
  br label %145

137:
  %138 = add nsw i64 %121, %78
  %139 = getelementptr inbounds double, ptr %32, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fmul contract double %136, %140
  %142 = fadd contract double %120, %141
  %143 = add nsw i64 %121, 1
  %144 = icmp eq i64 %143, %34
  br i1 %144, label %115, label %119

145:
  %146 = phi i64 [ 0, %135 ], [ %157, %145 ]
  %147 = mul nsw i64 %146, %34
  %148 = add nsw i64 %147, %121
  %149 = getelementptr inbounds double, ptr %32, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fmul contract double %136, %150
  %152 = mul nsw i64 %146, 3
  %153 = add nsw i64 %152, %107
  %154 = getelementptr inbounds double, ptr %9, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = fadd contract double %155, %151
  store double %156, ptr %154, align 8
  %157 = add nsw i64 %146, 1
  %158 = icmp eq i64 %157, 3
  br i1 %158, label %137, label %145

159:
  %160 = and i64 %23, 1
  %161 = icmp eq i64 %160, 0
  %162 = load double, ptr %10, align 16
  %163 = fneg contract double %17
  %164 = fmul contract double %21, %163
  %165 = load double, ptr %9, align 16
  br label %351

166:
  %167 = getelementptr inbounds double, ptr %12, i64 2
  %168 = load double, ptr %167, align 16
  %169 = getelementptr inbounds double, ptr %12, i64 1
  %170 = load double, ptr %169, align 8
  %171 = fadd contract double %168, %170
  %172 = fmul contract double %171, 5.000000e-01
  %173 = getelementptr inbounds double, ptr %12, i64 3
  %174 = load double, ptr %173, align 8
  %175 = load double, ptr %12, align 16
  %176 = fsub contract double %174, %175
  %177 = getelementptr inbounds double, ptr %11, i64 1
  %178 = load double, ptr %177, align 8
  %179 = load double, ptr %11, align 16
  %180 = tail call contract double @llvm.fabs.f64(double %178)
  %181 = tail call contract double @llvm.fabs.f64(double %172)
  br label %213

182:
  %183 = fsub contract double %168, %170
  %184 = fmul contract double %176, 5.000000e-01
  %185 = fneg contract double %179
  %186 = tail call contract double @llvm.fabs.f64(double %185)
  %187 = tail call contract double @llvm.fabs.f64(double %184)
  %188 = fmul contract double %183, 5.000000e-01
  %189 = tail call contract double @llvm.fabs.f64(double %188)
  %190 = fadd contract double %189, %180
  %191 = fadd contract double %190, %186
  %192 = fadd contract double %181, %191
  %193 = fadd contract double %187, %192
  %194 = tail call contract double @llvm.fabs.f64(double %179)
  %195 = fcmp contract ogt double %194, %180
  %196 = select contract i1 %195, double %194, double %180
  %197 = fadd contract double %196, %220
  %198 = fmul contract double %197, 0x3CE0000000000000
  %199 = fcmp contract ogt double %193, %198
  br i1 %199, label %200, label %394

200:
  %201 = getelementptr inbounds double, ptr %8, i64 1
  %202 = fmul contract double %184, 4.000000e+00
  %203 = getelementptr inbounds double, ptr %8, i64 2
  %204 = fmul contract double %188, 2.000000e+00
  %205 = fmul contract double %172, 6.000000e+00
  %206 = fsub contract double %204, %205
  %207 = getelementptr inbounds double, ptr %8, i64 3
  %208 = getelementptr inbounds double, ptr %8, i64 4
  %209 = fmul contract double %193, 1.000000e-13
  %210 = fmul contract double %172, 2.000000e+00
  %211 = fmul contract double %184, 2.000000e+00
  %212 = fmul contract double %193, 0x3C9CD2B297D889BC
  br label %223

213:
  %214 = phi double [ 0.000000e+00, %166 ], [ %220, %213 ]
  %215 = phi i64 [ 0, %166 ], [ %221, %213 ]
  %216 = getelementptr inbounds double, ptr %12, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = tail call contract double @llvm.fabs.f64(double %217)
  %219 = fcmp contract ogt double %214, %218
  %220 = select contract i1 %219, double %214, double %218
  %221 = add nsw i64 %215, 1
  %222 = icmp eq i64 %221, 4
  br i1 %222, label %182, label %213

223:
  %224 = phi i64 [ 0, %200 ], [ %243, %242 ]
  %225 = phi i32 [ 1, %200 ], [ %244, %242 ]
  %226 = sitofp i32 %225 to double
  %227 = fmul contract double %178, %226
  %228 = fmul contract double %185, %226
  %229 = fadd contract double %188, %227
  %230 = fadd contract double %172, %229
  store double %230, ptr %8, align 16
  %231 = fmul contract double %228, 2.000000e+00
  %232 = fadd contract double %202, %231
  store double %232, ptr %201, align 8
  store double %206, ptr %203, align 16
  %233 = fsub contract double %231, %202
  store double %233, ptr %207, align 8
  %234 = fsub contract double %188, %227
  %235 = fadd contract double %172, %234
  store double %235, ptr %208, align 16
  %236 = call fastcc i64 @zeros_between(ptr %8, i64 4, double %209, ptr %7)
  %237 = icmp sgt i64 %236, 0
  %238 = icmp slt i64 %224, 8
  %239 = select i1 %237, i1 %238, i1 false
  br i1 %239, label %240, label %242

240:
  %241 = fmul contract double %226, 2.000000e+00
  br label %246

242:
  %243 = phi i64 [ %224, %223 ], [ %338, %337 ]
  %244 = add nsw i32 %225, -2
  %245 = icmp slt i32 %225, 1
  br i1 %245, label %343, label %223

246:
  %247 = phi i64 [ %224, %240 ], [ %338, %337 ]
  %248 = phi i64 [ 0, %240 ], [ %339, %337 ]
  %249 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul contract double %250, %250
  %252 = fadd contract double %251, 1.000000e+00
  %253 = fsub contract double 1.000000e+00, %251
  %254 = fmul contract double %253, %226
  %255 = fdiv contract double %254, %252
  %256 = fmul contract double %241, %250
  %257 = fdiv contract double %256, %252
  br label %258

258:
  %259 = phi i64 [ 0, %246 ], [ %301, %286 ]
  %260 = phi double [ %255, %246 ], [ %299, %286 ]
  %261 = phi double [ %257, %246 ], [ %300, %286 ]
  %262 = fmul contract double %260, %260
  %263 = fmul contract double %261, %261
  %264 = fsub contract double %262, %263
  %265 = fmul contract double %260, 2.000000e+00
  %266 = fmul contract double %261, %265
  %267 = fmul contract double %178, %260
  %268 = fadd contract double %188, %267
  %269 = fmul contract double %179, %261
  %270 = fsub contract double %268, %269
  %271 = fmul contract double %172, %264
  %272 = fadd contract double %270, %271
  %273 = fmul contract double %184, %266
  %274 = fadd contract double %273, %272
  %275 = fmul contract double %260, %185
  %276 = fmul contract double %178, %261
  %277 = fsub contract double %275, %276
  %278 = fmul contract double %210, %266
  %279 = fsub contract double %277, %278
  %280 = fmul contract double %211, %264
  %281 = fadd contract double %280, %279
  %282 = tail call contract double @llvm.fabs.f64(double %274)
  %283 = fcmp contract ugt double %282, %212
  %284 = fcmp contract une double %281, 0.000000e+00
  %285 = select i1 %283, i1 %284, i1 false
  br i1 %285, label %286, label %303

286:
  %287 = fneg contract double %274
  %288 = fdiv contract double %287, %281
  %289 = tail call contract double @llvm.maxnum.f64(double %288, double -1.000000e-01)
  %290 = tail call contract double @llvm.minnum.f64(double %289, double 1.000000e-01)
  %291 = fmul contract double %261, %290
  %292 = fsub contract double %260, %291
  %293 = fmul contract double %260, %290
  %294 = fadd contract double %261, %293
  %295 = fmul contract double %292, %292
  %296 = fmul contract double %294, %294
  %297 = fadd contract double %296, %295
  %298 = tail call contract double @llvm.sqrt.f64(double %297)
  %299 = fdiv contract double %292, %298
  %300 = fdiv contract double %294, %298
  %301 = add nsw i64 %259, 1
  %302 = icmp eq i64 %301, 20
  br i1 %302, label %303, label %258

303:
  %304 = phi double [ %261, %258 ], [ %300, %286 ]
  %305 = phi double [ %260, %258 ], [ %299, %286 ]
  %306 = fcmp contract ole double %282, %209
  %307 = zext i1 %306 to i32
  %308 = icmp sgt i64 %247, 0
  br i1 %308, label %312, label %309

309:
  %310 = phi i32 [ %307, %303 ], [ %329, %312 ]
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %337, label %332

312:
  %313 = phi i64 [ %330, %312 ], [ 0, %303 ]
  %314 = phi i32 [ %329, %312 ], [ %307, %303 ]
  %315 = shl nsw i64 %313, 1
  %316 = getelementptr inbounds double, ptr %13, i64 %315
  %317 = load double, ptr %316, align 16
  %318 = fsub contract double %317, %305
  %319 = tail call contract double @llvm.fabs.f64(double %318)
  %320 = or i64 %315, 1
  %321 = getelementptr inbounds double, ptr %13, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = fsub contract double %322, %304
  %324 = tail call contract double @llvm.fabs.f64(double %323)
  %325 = fcmp contract ogt double %319, %324
  %326 = select contract i1 %325, double %319, double %324
  %327 = fcmp contract ogt double %326, 2.000000e-09
  %328 = zext i1 %327 to i32
  %329 = and i32 %314, %328
  %330 = add nsw i64 %313, 1
  %331 = icmp eq i64 %330, %247
  br i1 %331, label %309, label %312

332:
  %333 = add nsw i64 %247, 1
  %334 = shl nsw i64 %247, 1
  %335 = getelementptr inbounds double, ptr %13, i64 %334
  store double %305, ptr %335, align 16
  %336 = getelementptr inbounds i8, ptr %335, i64 8
  store double %304, ptr %336, align 8
  br label %337

337:
  %338 = phi i64 [ %333, %332 ], [ %247, %309 ]
  %339 = add nsw i64 %248, 1
  %340 = icmp slt i64 %339, %236
  %341 = icmp slt i64 %338, 8
  %342 = select i1 %340, i1 %341, i1 false
  br i1 %342, label %246, label %242

343:
  %344 = icmp sgt i64 %243, 0
  br i1 %344, label %345, label %394

345:
  %346 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 3
  %347 = load double, ptr %346, align 8
  %348 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 6
  %349 = load double, ptr %348, align 16
  %350 = fneg contract double %162
  br label %396

351:
  %352 = phi i64 [ 0, %159 ], [ %353, %371 ]
  %353 = add nsw i64 %352, 1
  %354 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %353
  %355 = load double, ptr %354, align 8
  br i1 %161, label %362, label %356

356:
  %357 = fmul contract double %355, %165
  %358 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %353
  %359 = load double, ptr %358, align 8
  %360 = fmul contract double %162, %359
  %361 = fsub contract double %357, %360
  br label %367

362:
  %363 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %353
  %364 = load double, ptr %363, align 8
  %365 = fmul contract double %21, %364
  %366 = fadd contract double %355, %365
  br label %367

367:
  %368 = phi contract double [ %366, %362 ], [ %361, %356 ]
  %369 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %352
  store double %368, ptr %369, align 8
  %370 = shl nsw i64 %352, 1
  br label %373

371:
  %372 = icmp eq i64 %352, 0
  br i1 %372, label %351, label %166

373:
  %374 = phi i1 [ true, %367 ], [ false, %390 ]
  %375 = phi i64 [ 0, %367 ], [ 1, %390 ]
  %376 = mul nsw i64 %375, 3
  %377 = add nsw i64 %376, 3
  %378 = add nsw i64 %353, %377
  %379 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %378
  %380 = load double, ptr %379, align 8
  br i1 %161, label %388, label %381

381:
  %382 = fmul contract double %380, %162
  %383 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %377
  %384 = load double, ptr %383, align 8
  %385 = fmul contract double %355, %384
  %386 = fsub contract double %382, %385
  %387 = fmul contract double %17, %386
  br label %390

388:
  %389 = fmul contract double %164, %380
  br label %390

390:
  %391 = phi contract double [ %387, %381 ], [ %389, %388 ]
  %392 = or i64 %375, %370
  %393 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %392
  store double %391, ptr %393, align 8
  br i1 %374, label %373, label %371

394:
  %395 = phi i64 [ 0, %343 ], [ 0, %182 ], [ %453, %452 ]
  ret i64 %395

396:
  %397 = phi i64 [ 0, %345 ], [ %453, %452 ]
  %398 = phi i64 [ 0, %345 ], [ %454, %452 ]
  %399 = shl nsw i64 %398, 1
  %400 = getelementptr inbounds double, ptr %13, i64 %399
  %401 = load double, ptr %400, align 16
  br i1 %161, label %402, label %405

402:
  %403 = getelementptr inbounds double, ptr %400, i64 1
  %404 = load double, ptr %403, align 8
  br label %415

405:
  %406 = fmul contract double %347, %401
  %407 = getelementptr inbounds double, ptr %400, i64 1
  %408 = load double, ptr %407, align 8
  %409 = fmul contract double %349, %408
  %410 = fadd contract double %406, %409
  %411 = fmul contract double %17, %410
  %412 = fsub contract double %165, %411
  %413 = fcmp contract une double %412, 0.000000e+00
  %414 = fdiv contract double %350, %412
  br i1 %413, label %415, label %452

415:
  %416 = phi double [ %408, %405 ], [ %404, %402 ]
  %417 = phi double [ %414, %405 ], [ %21, %402 ]
  br label %422

418:
  %419 = fcmp contract oge double %417, 0.000000e+00
  %420 = fcmp contract oge double %447, 0.000000e+00
  %421 = select i1 %419, i1 %420, i1 false
  br i1 %421, label %448, label %452

422:
  %423 = phi i1 [ true, %415 ], [ false, %422 ]
  %424 = phi i64 [ 0, %415 ], [ 1, %422 ]
  %425 = phi double [ 0.000000e+00, %415 ], [ %447, %422 ]
  %426 = getelementptr inbounds double, ptr %400, i64 %424
  %427 = load double, ptr %426, align 8
  %428 = add nsw i64 %424, 1
  %429 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %428
  %432 = load double, ptr %431, align 8
  %433 = or i64 %424, 4
  %434 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %433
  %435 = load double, ptr %434, align 8
  %436 = fmul contract double %435, %401
  %437 = add nsw i64 %424, 7
  %438 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %437
  %439 = load double, ptr %438, align 8
  %440 = fmul contract double %439, %416
  %441 = fadd contract double %436, %440
  %442 = fmul contract double %17, %441
  %443 = fsub contract double %432, %442
  %444 = fmul contract double %417, %443
  %445 = fadd contract double %430, %444
  %446 = fmul contract double %427, %445
  %447 = fadd contract double %425, %446
  br i1 %423, label %422, label %418

448:
  %449 = add nsw i64 %397, 1
  %450 = shl nsw i64 %397, 1
  %451 = getelementptr inbounds double, ptr %4, i64 %450
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %451, ptr align 16 dereferenceable(16) %400, i64 16, i1 false)
  br label %452

452:
  %453 = phi i64 [ %397, %405 ], [ %449, %448 ], [ %397, %418 ]
  %454 = add nsw i64 %398, 1
  %455 = icmp eq i64 %454, %243
  br i1 %455, label %394, label %396
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
  %18 = phi i64 [ 0, %6 ], [ %98, %97 ]
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %15)
  br i1 %16, label %23, label %19

19:
  %20 = tail call fastcc i64 @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br label %125

21:
  %22 = tail call fastcc i64 @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br i1 %16, label %87, label %125

23:
  %24 = phi i64 [ %70, %69 ], [ 0, %17 ]
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
  %37 = fmul contract double %36, 0x3EB0C6F7A0B5ED8D
  %38 = fsub contract double %34, %37
  %39 = fmul contract double %34, 0x3EB0C6F7A0B5ED8D
  %40 = fadd contract double %36, %39
  %41 = fmul contract double %38, %38
  %42 = fmul contract double %40, %40
  %43 = fadd contract double %42, %41
  %44 = tail call contract double @llvm.sqrt.f64(double %43)
  %45 = fdiv contract double %38, %44
  store double %45, ptr %33, align 8
  %46 = fdiv contract double %40, %44
  store double %46, ptr %35, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %7, ptr %15)
  %47 = load i64, ptr %0, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %51

49:
  %50 = shl i64 %47, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %2, i64 %50, i1 false)
  br label %51

51:
  %52 = load i64, ptr %30, align 8
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds double, ptr %11, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 1
  %57 = load double, ptr %56, align 8
  %58 = fmul contract double %57, 0x3EB0C6F7A0B5ED8D
  %59 = fadd contract double %55, %58
  %60 = fmul contract double %55, 0x3EB0C6F7A0B5ED8D
  %61 = fsub contract double %57, %60
  %62 = fmul contract double %59, %59
  %63 = fmul contract double %61, %61
  %64 = fadd contract double %63, %62
  %65 = tail call contract double @llvm.sqrt.f64(double %64)
  %66 = fdiv contract double %59, %65
  store double %66, ptr %54, align 8
  %67 = fdiv contract double %61, %65
  store double %67, ptr %56, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %8, ptr %15)
  %68 = mul nsw i64 %24, %4
  br label %72

69:
  %70 = add nsw i64 %24, 1
  %71 = icmp eq i64 %70, %4
  br i1 %71, label %21, label %23

72:
  %73 = phi i64 [ 0, %51 ], [ %82, %72 ]
  %74 = getelementptr inbounds double, ptr %7, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %8, i64 %73
  %77 = load double, ptr %76, align 8
  %78 = fsub contract double %75, %77
  %79 = fdiv contract double %78, 2.000000e-06
  %80 = add nsw i64 %73, %68
  %81 = getelementptr inbounds double, ptr %9, i64 %80
  store double %79, ptr %81, align 8
  %82 = add nsw i64 %73, 1
  %83 = icmp eq i64 %82, %4
  br i1 %83, label %69, label %72

84:
  %85 = fcmp contract ugt double %94, 1.000000e+00
  br i1 %85, label %125, label %86

86:
  br i1 %16, label %102, label %97

87:
  %88 = phi i64 [ %95, %87 ], [ 0, %21 ]
  %89 = phi double [ %94, %87 ], [ 0.000000e+00, %21 ]
  %90 = getelementptr inbounds double, ptr %14, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = tail call contract double @llvm.fabs.f64(double %91)
  %93 = fcmp contract ogt double %89, %92
  %94 = select contract i1 %93, double %89, double %92
  %95 = add nsw i64 %88, 1
  %96 = icmp eq i64 %95, %4
  br i1 %96, label %84, label %87

97:
  %98 = add nsw i64 %18, 1
  %99 = icmp ugt i64 %18, 6
  %100 = fcmp contract ult double %94, 1.000000e-15
  %101 = select i1 %99, i1 true, i1 %100
  br i1 %101, label %125, label %17

102:
  %103 = phi i64 [ %123, %102 ], [ 0, %86 ]
  %104 = getelementptr inbounds i64, ptr %3, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = shl nsw i64 %105, 1
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  %108 = getelementptr inbounds double, ptr %14, i64 %103
  %109 = load double, ptr %108, align 8
  %110 = load double, ptr %107, align 8
  %111 = getelementptr inbounds double, ptr %107, i64 1
  %112 = load double, ptr %111, align 8
  %113 = fmul contract double %109, %112
  %114 = fadd contract double %110, %113
  %115 = fmul contract double %109, %110
  %116 = fsub contract double %112, %115
  %117 = fmul contract double %114, %114
  %118 = fmul contract double %116, %116
  %119 = fadd contract double %118, %117
  %120 = tail call contract double @llvm.sqrt.f64(double %119)
  %121 = fdiv contract double %114, %120
  store double %121, ptr %107, align 8
  %122 = fdiv contract double %116, %120
  store double %122, ptr %111, align 8
  %123 = add nsw i64 %103, 1
  %124 = icmp eq i64 %123, %4
  br i1 %124, label %97, label %102

125:
  %126 = phi i1 [ true, %19 ], [ true, %21 ], [ true, %97 ], [ false, %84 ]
  %127 = phi double [ 0.000000e+00, %19 ], [ 0.000000e+00, %21 ], [ %94, %97 ], [ %94, %84 ]
  %128 = fcmp contract ole double %127, 0x3D719799812DEA11
  %129 = and i1 %126, %128
  %130 = zext i1 %129 to i32
  ret i32 %130
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
  br i1 %14, label %45, label %15

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
  br label %45

30:
  %31 = add nsw i64 %23, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %27, label %22

33:
  %34 = phi i64 [ 0, %24 ], [ %43, %33 ]
  %35 = add nsw i64 %34, %25
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %26, align 8
  %39 = fmul contract double %37, %38
  %40 = getelementptr inbounds double, ptr %3, i64 %34
  %41 = load double, ptr %40, align 8
  %42 = fadd contract double %41, %39
  store double %42, ptr %40, align 8
  %43 = add nsw i64 %34, 1
  %44 = icmp eq i64 %43, %21
  br i1 %44, label %30, label %33

45:
  %46 = phi i32 [ %29, %27 ], [ 0, %5 ]
  ret i32 %46
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
  %13 = fmul contract double %25, 0x3DA5FD7FE1796495
  br label %14

14:
  %15 = phi double [ 0.000000e+00, %2 ], [ %13, %12 ]
  ret double %15

16:
  %17 = phi i64 [ 0, %6 ], [ %26, %23 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %25, %23 ]
  %19 = getelementptr inbounds double, ptr %8, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = tail call contract double @llvm.fabs.f64(double %20)
  %22 = mul nsw i64 %17, %4
  br label %28

23:
  %24 = fcmp contract ogt double %18, %38
  %25 = select contract i1 %24, double %18, double %38
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
  %36 = fmul contract double %33, %35
  %37 = tail call contract double @llvm.fabs.f64(double %36)
  %38 = fadd contract double %30, %37
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
  %37 = fneg contract double %36
  %38 = shl nsw i64 %25, 1
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul contract double %40, %37
  %42 = or i64 %38, 1
  %43 = getelementptr inbounds double, ptr %2, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul contract double %44, %37
  br label %46

46:
  %47 = phi double [ %41, %33 ], [ 0.000000e+00, %27 ]
  %48 = phi contract double [ %45, %33 ], [ 0.000000e+00, %27 ]
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
  %70 = phi contract double [ %68, %65 ], [ 0.000000e+00, %60 ]
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
  %80 = fmul contract double %77, %79
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
  %107 = select contract i1 %106, double 1.000000e+00, double 0.000000e+00
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
  %19 = phi i64 [ 0, %11 ], [ %43, %42 ]
  %20 = getelementptr inbounds i64, ptr %3, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %9
  %23 = getelementptr inbounds double, ptr %13, i64 %22
  %24 = getelementptr inbounds double, ptr %15, i64 %21
  %25 = load double, ptr %24, align 8
  br i1 %16, label %26, label %37

26:
  %27 = phi i64 [ %35, %26 ], [ 0, %18 ]
  %28 = phi double [ %34, %26 ], [ 0.000000e+00, %18 ]
  %29 = getelementptr inbounds double, ptr %23, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %4, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = fmul contract double %30, %32
  %34 = fadd contract double %28, %33
  %35 = add nsw i64 %27, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %37, label %26

37:
  %38 = phi double [ 0.000000e+00, %18 ], [ %34, %26 ]
  %39 = fadd contract double %25, %38
  %40 = fneg contract double %39
  %41 = getelementptr inbounds double, ptr %6, i64 %19
  store double %40, ptr %41, align 8
  br label %45

42:
  %43 = add nsw i64 %19, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %17, label %18

45:
  %46 = phi i64 [ %65, %60 ], [ 0, %37 ]
  %47 = mul nsw i64 %46, %9
  %48 = getelementptr inbounds double, ptr %2, i64 %47
  br i1 %16, label %49, label %60

49:
  %50 = phi i64 [ %58, %49 ], [ 0, %45 ]
  %51 = phi double [ %57, %49 ], [ 0.000000e+00, %45 ]
  %52 = getelementptr inbounds double, ptr %23, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %48, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %53, %55
  %57 = fadd contract double %51, %56
  %58 = add nsw i64 %50, 1
  %59 = icmp eq i64 %58, %9
  br i1 %59, label %60, label %49

60:
  %61 = phi double [ 0.000000e+00, %45 ], [ %57, %49 ]
  %62 = mul nsw i64 %46, %1
  %63 = add nsw i64 %62, %19
  %64 = getelementptr inbounds double, ptr %5, i64 %63
  store double %61, ptr %64, align 8
  %65 = add nsw i64 %46, 1
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %42, label %45
}

define internal fastcc i64 @solve_least(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  %7 = getelementptr inbounds double, ptr %5, i64 %2
  %8 = mul i64 %2, %2
  %9 = getelementptr double, ptr %7, i64 %8
  %10 = getelementptr double, ptr %9, i64 %8
  %11 = mul nsw i64 %3, %2
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %26, label %13

13:
  %14 = icmp sgt i64 %8, 0
  br i1 %14, label %15, label %31

15:
  %16 = phi i64 [ %22, %15 ], [ 0, %13 ]
  %17 = phi double [ %21, %15 ], [ 0.000000e+00, %13 ]
  %18 = getelementptr inbounds double, ptr %0, i64 %16
  %19 = load double, ptr %18, align 8
  %20 = fmul contract double %19, 0.000000e+00
  %21 = fadd contract double %17, %20
  %22 = add nsw i64 %16, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %24, label %15

24:
  %25 = fcmp contract une double %21, 0.000000e+00
  br i1 %25, label %427, label %33

26:
  %27 = phi i64 [ %29, %26 ], [ 0, %6 ]
  %28 = getelementptr inbounds double, ptr %4, i64 %27
  store double 0x7FF8000000000000, ptr %28, align 8
  %29 = add nsw i64 %27, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %13, label %26

31:
  %32 = icmp sgt i64 %2, 0
  br i1 %32, label %40, label %149

33:
  %34 = phi i64 [ %38, %33 ], [ 0, %24 ]
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %9, i64 %34
  store double %36, ptr %37, align 8
  %38 = add nsw i64 %34, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %31, label %33

40:
  %41 = shl i64 %2, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %41, i1 false)
  br label %42

42:
  %43 = phi i64 [ %45, %42 ], [ 0, %40 ]
  %44 = getelementptr inbounds i64, ptr %5, i64 %43
  store i64 %43, ptr %44, align 8
  %45 = add nsw i64 %43, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %47, label %42

47:
  %48 = phi i1 [ %147, %145 ], [ true, %42 ]
  %49 = phi double [ %59, %145 ], [ 0.000000e+00, %42 ]
  %50 = phi i64 [ %146, %145 ], [ 0, %42 ]
  %51 = getelementptr double, ptr %9, i64 %50
  %52 = icmp slt i64 %50, %2
  %53 = sub nsw i64 %2, %50
  %54 = select i1 %52, i64 %53, i64 0
  %55 = icmp sgt i64 %54, 0
  br label %62

56:
  %57 = icmp eq i64 %50, 0
  %58 = tail call contract double @llvm.sqrt.f64(double %81)
  %59 = select i1 %57, double %58, double %49
  %60 = fmul contract double %59, 1.000000e-05
  %61 = fcmp contract ogt double %58, %60
  br i1 %61, label %84, label %149

62:
  %63 = phi i64 [ %50, %47 ], [ %82, %77 ]
  %64 = phi double [ -1.000000e+00, %47 ], [ %81, %77 ]
  %65 = phi i64 [ %50, %47 ], [ %80, %77 ]
  %66 = mul nsw i64 %63, %2
  %67 = getelementptr double, ptr %51, i64 %66
  br i1 %55, label %68, label %77

68:
  %69 = phi i64 [ %75, %68 ], [ 0, %62 ]
  %70 = phi double [ %74, %68 ], [ 0.000000e+00, %62 ]
  %71 = getelementptr inbounds double, ptr %67, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = fmul contract double %72, %72
  %74 = fadd contract double %70, %73
  %75 = add nsw i64 %69, 1
  %76 = icmp eq i64 %75, %54
  br i1 %76, label %77, label %68

77:
  %78 = phi double [ 0.000000e+00, %62 ], [ %74, %68 ]
  %79 = fcmp contract ogt double %78, %64
  %80 = select i1 %79, i64 %63, i64 %65
  %81 = select i1 %79, double %78, double %64
  %82 = add nsw i64 %63, 1
  %83 = icmp eq i64 %82, %2
  br i1 %83, label %56, label %62

84:
  %85 = getelementptr inbounds i64, ptr %5, i64 %50
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %5, i64 %80
  %88 = load i64, ptr %87, align 8
  store i64 %88, ptr %85, align 8
  store i64 %86, ptr %87, align 8
  %89 = mul nsw i64 %50, %2
  %90 = getelementptr inbounds double, ptr %9, i64 %89
  %91 = mul nsw i64 %80, %2
  %92 = getelementptr double, ptr %9, i64 %91
  br label %93

93:
  %94 = phi i64 [ %99, %93 ], [ 0, %84 ]
  %95 = getelementptr inbounds double, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %92, i64 %94
  %98 = load double, ptr %97, align 8
  store double %98, ptr %95, align 8
  store double %96, ptr %97, align 8
  %99 = add nsw i64 %94, 1
  %100 = icmp eq i64 %99, %2
  br i1 %100, label %101, label %93

101:
  %102 = getelementptr inbounds double, ptr %90, i64 %50
  %103 = load double, ptr %102, align 8
  %104 = fcmp contract ogt double %103, 0.000000e+00
  %105 = fneg contract double %58
  %106 = select contract i1 %104, double %105, double %58
  %107 = fsub contract double %103, %106
  %108 = fmul contract double %103, %103
  %109 = fsub contract double %81, %108
  %110 = fmul contract double %107, %107
  %111 = fadd contract double %109, %110
  store double %107, ptr %102, align 8
  br i1 %48, label %114, label %145

112:
  %113 = icmp eq i64 %116, %2
  br i1 %113, label %145, label %114

114:
  %115 = phi i64 [ %116, %112 ], [ %50, %101 ]
  %116 = add nsw i64 %115, 1
  %117 = icmp slt i64 %116, %2
  %118 = mul nsw i64 %116, %2
  %119 = getelementptr inbounds double, ptr %9, i64 %118
  %120 = select i1 %117, ptr %119, ptr %10
  br i1 %52, label %124, label %112

121:
  %122 = fmul contract double %132, 2.000000e+00
  %123 = fdiv contract double %122, %111
  br label %135

124:
  %125 = phi i64 [ %133, %124 ], [ %50, %114 ]
  %126 = phi double [ %132, %124 ], [ 0.000000e+00, %114 ]
  %127 = getelementptr inbounds double, ptr %90, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %120, i64 %125
  %130 = load double, ptr %129, align 8
  %131 = fmul contract double %128, %130
  %132 = fadd contract double %126, %131
  %133 = add nsw i64 %125, 1
  %134 = icmp eq i64 %133, %2
  br i1 %134, label %121, label %124

135:
  %136 = phi i64 [ %50, %121 ], [ %143, %135 ]
  %137 = getelementptr inbounds double, ptr %90, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = fmul contract double %123, %138
  %140 = getelementptr inbounds double, ptr %120, i64 %136
  %141 = load double, ptr %140, align 8
  %142 = fsub contract double %141, %139
  store double %142, ptr %140, align 8
  %143 = add nsw i64 %136, 1
  %144 = icmp eq i64 %143, %2
  br i1 %144, label %112, label %135

145:
  store double %106, ptr %102, align 8
  %146 = add nsw i64 %50, 1
  %147 = icmp slt i64 %146, %2
  %148 = icmp eq i64 %146, %2
  br i1 %148, label %152, label %47

149:
  %150 = phi i64 [ 0, %31 ], [ %50, %56 ]
  %151 = icmp slt i64 %150, %2
  br i1 %151, label %162, label %152

152:
  br i1 %12, label %155, label %153

153:
  %154 = tail call contract fastcc double @solve_square(ptr %0, ptr %4, i64 %2, i64 %3)
  br label %427

155:
  %156 = phi i64 [ %160, %155 ], [ 0, %152 ]
  %157 = getelementptr inbounds double, ptr %1, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds double, ptr %4, i64 %156
  store double %158, ptr %159, align 8
  %160 = add nsw i64 %156, 1
  %161 = icmp eq i64 %160, %11
  br i1 %161, label %153, label %155

162:
  br i1 %14, label %163, label %174

163:
  %164 = phi i64 [ %170, %163 ], [ 0, %162 ]
  %165 = phi double [ %169, %163 ], [ 0.000000e+00, %162 ]
  %166 = getelementptr inbounds double, ptr %0, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = fmul contract double %167, %167
  %169 = fadd contract double %165, %168
  %170 = add nsw i64 %164, 1
  %171 = icmp eq i64 %170, %8
  br i1 %171, label %172, label %163

172:
  %173 = fmul contract double %169, 1.000000e-30
  br label %174

174:
  %175 = phi double [ 0.000000e+00, %162 ], [ %173, %172 ]
  %176 = icmp eq i64 %2, 0
  br i1 %176, label %371, label %177

177:
  %178 = add nsw i64 %2, 1
  %179 = tail call i64 @llvm.umax.i64(i64 %8, i64 1)
  br label %181

180:
  br i1 %32, label %189, label %371

181:
  %182 = phi i64 [ 0, %177 ], [ %187, %181 ]
  %183 = srem i64 %182, %178
  %184 = icmp eq i64 %183, 0
  %185 = select contract i1 %184, double 1.000000e+00, double 0.000000e+00
  %186 = getelementptr inbounds double, ptr %7, i64 %182
  store double %185, ptr %186, align 8
  %187 = add nsw i64 %182, 1
  %188 = icmp eq i64 %187, %179
  br i1 %188, label %180, label %181

189:
  %190 = phi i32 [ %195, %194 ], [ 0, %180 ]
  br label %199

191:
  %192 = phi i32 [ %201, %199 ], [ %293, %291 ]
  %193 = icmp eq i64 %202, %2
  br i1 %193, label %194, label %199

194:
  %195 = add nsw i32 %190, 1
  %196 = icmp ult i32 %190, 39
  %197 = icmp ne i32 %192, 0
  %198 = select i1 %196, i1 %197, i1 false
  br i1 %198, label %189, label %296

199:
  %200 = phi i64 [ %202, %191 ], [ 0, %189 ]
  %201 = phi i32 [ %192, %191 ], [ 0, %189 ]
  %202 = add nsw i64 %200, 1
  %203 = icmp slt i64 %202, %2
  br i1 %203, label %204, label %191

204:
  %205 = mul nsw i64 %200, %2
  %206 = getelementptr inbounds double, ptr %0, i64 %205
  %207 = getelementptr inbounds double, ptr %7, i64 %205
  br label %208

208:
  %209 = phi i64 [ %202, %204 ], [ %294, %291 ]
  %210 = phi i32 [ %201, %204 ], [ %293, %291 ]
  %211 = mul nsw i64 %209, %2
  %212 = getelementptr inbounds double, ptr %0, i64 %211
  br label %213

213:
  %214 = phi i64 [ %220, %213 ], [ 0, %208 ]
  %215 = phi double [ %219, %213 ], [ 0.000000e+00, %208 ]
  %216 = getelementptr inbounds double, ptr %206, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = fmul contract double %217, %217
  %219 = fadd contract double %215, %218
  %220 = add nsw i64 %214, 1
  %221 = icmp eq i64 %220, %2
  br i1 %221, label %222, label %213

222:
  %223 = phi i64 [ %229, %222 ], [ 0, %213 ]
  %224 = phi double [ %228, %222 ], [ 0.000000e+00, %213 ]
  %225 = getelementptr inbounds double, ptr %212, i64 %223
  %226 = load double, ptr %225, align 8
  %227 = fmul contract double %226, %226
  %228 = fadd contract double %224, %227
  %229 = add nsw i64 %223, 1
  %230 = icmp eq i64 %229, %2
  br i1 %230, label %231, label %222

231:
  %232 = phi i64 [ %240, %231 ], [ 0, %222 ]
  %233 = phi double [ %239, %231 ], [ 0.000000e+00, %222 ]
  %234 = getelementptr inbounds double, ptr %206, i64 %232
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds double, ptr %212, i64 %232
  %237 = load double, ptr %236, align 8
  %238 = fmul contract double %235, %237
  %239 = fadd contract double %233, %238
  %240 = add nsw i64 %232, 1
  %241 = icmp eq i64 %240, %2
  br i1 %241, label %242, label %231

242:
  %243 = tail call contract double @llvm.fabs.f64(double %239)
  %244 = tail call contract double @llvm.sqrt.f64(double %219)
  %245 = fmul contract double %244, 0x3CB0000000000000
  %246 = tail call contract double @llvm.sqrt.f64(double %228)
  %247 = fmul contract double %246, %245
  %248 = fcmp contract ogt double %243, %247
  %249 = fcmp contract ugt double %219, %175
  %250 = select i1 %248, i1 %249, i1 false
  %251 = fcmp contract ugt double %228, %175
  %252 = select i1 %250, i1 %251, i1 false
  br i1 %252, label %253, label %291

253:
  %254 = fsub contract double %228, %219
  %255 = fmul contract double %239, 2.000000e+00
  %256 = fdiv contract double %254, %255
  %257 = fcmp contract oge double %256, 0.000000e+00
  %258 = select contract i1 %257, double 1.000000e+00, double -1.000000e+00
  %259 = tail call contract double @llvm.fabs.f64(double %256)
  %260 = fmul contract double %256, %256
  %261 = fadd contract double %260, 1.000000e+00
  %262 = tail call contract double @llvm.sqrt.f64(double %261)
  %263 = fadd contract double %259, %262
  %264 = fdiv contract double %258, %263
  %265 = fmul contract double %264, %264
  %266 = fadd contract double %265, 1.000000e+00
  %267 = tail call contract double @llvm.sqrt.f64(double %266)
  %268 = fdiv contract double 1.000000e+00, %267
  %269 = fmul contract double %264, %268
  %270 = getelementptr inbounds double, ptr %7, i64 %211
  br label %271

271:
  %272 = phi i1 [ true, %253 ], [ false, %275 ]
  %273 = select i1 %272, ptr %206, ptr %207
  %274 = select i1 %272, ptr %212, ptr %270
  br label %276

275:
  br i1 %272, label %271, label %291

276:
  %277 = phi i64 [ %289, %276 ], [ 0, %271 ]
  %278 = getelementptr inbounds double, ptr %273, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = fmul contract double %268, %279
  %281 = getelementptr inbounds double, ptr %274, i64 %277
  %282 = load double, ptr %281, align 8
  %283 = fmul contract double %269, %282
  %284 = fsub contract double %280, %283
  store double %284, ptr %278, align 8
  %285 = fmul contract double %269, %279
  %286 = load double, ptr %281, align 8
  %287 = fmul contract double %268, %286
  %288 = fadd contract double %285, %287
  store double %288, ptr %281, align 8
  %289 = add nsw i64 %277, 1
  %290 = icmp eq i64 %289, %2
  br i1 %290, label %275, label %276

291:
  %292 = phi i32 [ 0, %242 ], [ 1, %275 ]
  %293 = or i32 %292, %210
  %294 = add nsw i64 %209, 1
  %295 = icmp eq i64 %294, %2
  br i1 %295, label %191, label %208

296:
  %297 = phi i64 [ %312, %309 ], [ 0, %194 ]
  %298 = mul nsw i64 %297, %2
  %299 = getelementptr inbounds double, ptr %0, i64 %298
  br label %300

300:
  %301 = phi i64 [ %307, %300 ], [ 0, %296 ]
  %302 = phi double [ %306, %300 ], [ 0.000000e+00, %296 ]
  %303 = getelementptr inbounds double, ptr %299, i64 %301
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %304, %304
  %306 = fadd contract double %302, %305
  %307 = add nsw i64 %301, 1
  %308 = icmp eq i64 %307, %2
  br i1 %308, label %309, label %300

309:
  %310 = tail call contract double @llvm.sqrt.f64(double %306)
  %311 = getelementptr inbounds double, ptr %10, i64 %297
  store double %310, ptr %311, align 8
  %312 = add nsw i64 %297, 1
  %313 = icmp eq i64 %312, %2
  br i1 %313, label %314, label %296

314:
  %315 = phi i64 [ %316, %347 ], [ 0, %309 ]
  %316 = add nsw i64 %315, 1
  %317 = icmp slt i64 %316, %2
  br i1 %317, label %349, label %318

318:
  %319 = phi i64 [ %315, %314 ], [ %357, %349 ]
  %320 = getelementptr inbounds double, ptr %10, i64 %315
  %321 = getelementptr inbounds double, ptr %10, i64 %319
  %322 = load double, ptr %320, align 8
  %323 = load double, ptr %321, align 8
  store double %323, ptr %320, align 8
  store double %322, ptr %321, align 8
  %324 = mul nsw i64 %315, %2
  %325 = getelementptr inbounds double, ptr %0, i64 %324
  %326 = mul nsw i64 %319, %2
  %327 = getelementptr double, ptr %0, i64 %326
  br label %328

328:
  %329 = phi i64 [ %334, %328 ], [ 0, %318 ]
  %330 = getelementptr inbounds double, ptr %325, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = getelementptr inbounds double, ptr %327, i64 %329
  %333 = load double, ptr %332, align 8
  store double %333, ptr %330, align 8
  store double %331, ptr %332, align 8
  %334 = add nsw i64 %329, 1
  %335 = icmp eq i64 %334, %2
  br i1 %335, label %336, label %328

336:
  %337 = getelementptr inbounds double, ptr %7, i64 %324
  %338 = getelementptr double, ptr %7, i64 %326
  br label %339

339:
  %340 = phi i64 [ %345, %339 ], [ 0, %336 ]
  %341 = getelementptr inbounds double, ptr %337, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds double, ptr %338, i64 %340
  %344 = load double, ptr %343, align 8
  store double %344, ptr %341, align 8
  store double %342, ptr %343, align 8
  %345 = add nsw i64 %340, 1
  %346 = icmp eq i64 %345, %2
  br i1 %346, label %347, label %339

347:
  %348 = icmp eq i64 %316, %2
  br i1 %348, label %360, label %314

349:
  %350 = phi i64 [ %358, %349 ], [ %316, %314 ]
  %351 = phi i64 [ %357, %349 ], [ %315, %314 ]
  %352 = getelementptr inbounds double, ptr %10, i64 %350
  %353 = load double, ptr %352, align 8
  %354 = getelementptr inbounds double, ptr %10, i64 %351
  %355 = load double, ptr %354, align 8
  %356 = fcmp contract ogt double %353, %355
  %357 = select i1 %356, i64 %350, i64 %351
  %358 = add nsw i64 %350, 1
  %359 = icmp eq i64 %358, %2
  br i1 %359, label %318, label %349

360:
  %361 = load double, ptr %10, align 8
  %362 = fmul contract double %361, 0x3D719799812DEA11
  br label %363

363:
  %364 = phi i64 [ 0, %360 ], [ %369, %368 ]
  %365 = getelementptr inbounds double, ptr %10, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = fcmp contract ogt double %366, %362
  br i1 %367, label %368, label %371

368:
  %369 = add nsw i64 %364, 1
  %370 = icmp eq i64 %369, %2
  br i1 %370, label %371, label %363

371:
  %372 = phi i1 [ false, %180 ], [ false, %174 ], [ true, %363 ], [ true, %368 ]
  %373 = phi i1 [ false, %180 ], [ %32, %174 ], [ true, %363 ], [ true, %368 ]
  %374 = phi i64 [ 0, %180 ], [ 0, %174 ], [ %2, %368 ], [ %364, %363 ]
  %375 = icmp sgt i64 %3, 0
  br i1 %375, label %376, label %427

376:
  %377 = icmp eq i64 %374, 0
  %378 = shl i64 %2, 3
  br label %379

379:
  %380 = phi i64 [ 0, %376 ], [ %389, %388 ]
  br i1 %372, label %381, label %384

381:
  %382 = mul i64 %380, %378
  %383 = getelementptr i8, ptr %4, i64 %382
  tail call void @llvm.memset.p0.i64(ptr align 8 %383, i8 0, i64 %378, i1 false)
  br label %384

384:
  br i1 %377, label %388, label %385

385:
  %386 = mul nsw i64 %380, %2
  %387 = getelementptr inbounds double, ptr %1, i64 %386
  br label %391

388:
  %389 = add nsw i64 %380, 1
  %390 = icmp eq i64 %389, %3
  br i1 %390, label %427, label %379

391:
  %392 = phi i64 [ 0, %385 ], [ %413, %412 ]
  %393 = mul nsw i64 %392, %2
  %394 = getelementptr inbounds double, ptr %0, i64 %393
  br i1 %373, label %395, label %406

395:
  %396 = phi i64 [ %404, %395 ], [ 0, %391 ]
  %397 = phi double [ %403, %395 ], [ 0.000000e+00, %391 ]
  %398 = getelementptr inbounds double, ptr %394, i64 %396
  %399 = load double, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %387, i64 %396
  %401 = load double, ptr %400, align 8
  %402 = fmul contract double %399, %401
  %403 = fadd contract double %397, %402
  %404 = add nsw i64 %396, 1
  %405 = icmp eq i64 %404, %2
  br i1 %405, label %406, label %395

406:
  %407 = phi double [ 0.000000e+00, %391 ], [ %403, %395 ]
  %408 = getelementptr inbounds double, ptr %10, i64 %392
  %409 = load double, ptr %408, align 8
  %410 = fmul contract double %409, %409
  %411 = fdiv contract double %407, %410
  br i1 %372, label %415, label %412

412:
  %413 = add nsw i64 %392, 1
  %414 = icmp eq i64 %413, %374
  br i1 %414, label %388, label %391

415:
  %416 = phi i64 [ %425, %415 ], [ 0, %406 ]
  %417 = add nsw i64 %416, %393
  %418 = getelementptr inbounds double, ptr %7, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fmul contract double %411, %419
  %421 = add nsw i64 %416, %386
  %422 = getelementptr inbounds double, ptr %4, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = fadd contract double %423, %420
  store double %424, ptr %422, align 8
  %425 = add nsw i64 %416, 1
  %426 = icmp eq i64 %425, %2
  br i1 %426, label %412, label %415

427:
  %428 = phi i64 [ %2, %153 ], [ -1, %24 ], [ %374, %371 ], [ %374, %388 ]
  ret i64 %428
}

define internal fastcc double @solve_square(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %112

6:
  %7 = icmp sgt i64 %3, 0
  br label %10

8:
  %9 = icmp eq i64 %60, %2
  br i1 %9, label %109, label %10

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
  %19 = fcmp contract ueq double %18, 0.000000e+00
  br i1 %19, label %109, label %42

20:
  %21 = phi i64 [ 0, %10 ], [ %40, %38 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %29, %38 ]
  %23 = phi i64 [ %13, %10 ], [ %39, %38 ]
  %24 = add nsw i64 %21, %14
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call contract double @llvm.fabs.f64(double %26)
  %28 = fcmp contract ogt double %22, %27
  %29 = select contract i1 %28, double %22, double %27
  %30 = icmp ugt i64 %21, %13
  br i1 %30, label %31, label %38

31:
  %32 = add nsw i64 %23, %14
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call contract double @llvm.fabs.f64(double %34)
  %36 = fcmp contract ogt double %27, %35
  br i1 %36, label %37, label %38

37:
  br label %38

38:
  %39 = phi i64 [ %21, %37 ], [ %23, %31 ], [ %23, %20 ]
  %40 = add nsw i64 %21, 1
  %41 = icmp eq i64 %40, %2
  br i1 %41, label %15, label %20

42:
  %43 = tail call contract double @llvm.fabs.f64(double %18)
  %44 = fmul contract double %12, %29
  %45 = fcmp contract olt double %43, %44
  %46 = fdiv contract double %43, %29
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
  %73 = phi i64 [ %107, %106 ], [ %60, %59 ]
  %74 = add nsw i64 %73, %14
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv contract double %76, %18
  %78 = fcmp contract oeq double %77, 0.000000e+00
  br i1 %78, label %106, label %80

79:
  br i1 %7, label %93, label %106

80:
  %81 = phi i64 [ %91, %80 ], [ %60, %72 ]
  %82 = mul nsw i64 %81, %2
  %83 = add nsw i64 %82, %13
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %77, %85
  %87 = add nsw i64 %82, %73
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub contract double %89, %86
  store double %90, ptr %88, align 8
  %91 = add nsw i64 %81, 1
  %92 = icmp eq i64 %91, %2
  br i1 %92, label %79, label %80

93:
  %94 = phi i64 [ %104, %93 ], [ 0, %79 ]
  %95 = mul nsw i64 %94, %2
  %96 = add nsw i64 %95, %13
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fmul contract double %77, %98
  %100 = add nsw i64 %95, %73
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fsub contract double %102, %99
  store double %103, ptr %101, align 8
  %104 = add nsw i64 %94, 1
  %105 = icmp eq i64 %104, %3
  br i1 %105, label %106, label %93

106:
  %107 = add nsw i64 %73, 1
  %108 = icmp eq i64 %107, %2
  br i1 %108, label %8, label %72

109:
  %110 = phi i1 [ %11, %15 ], [ %61, %8 ]
  %111 = phi double [ %12, %15 ], [ %47, %8 ]
  br i1 %110, label %152, label %112

112:
  %113 = phi double [ %111, %109 ], [ 1.000000e+00, %4 ]
  %114 = icmp sgt i64 %3, 0
  br i1 %114, label %115, label %152

115:
  %116 = add i64 %2, 1
  br label %117

117:
  %118 = phi i64 [ 0, %115 ], [ %122, %121 ]
  br i1 %5, label %119, label %121

119:
  %120 = mul nsw i64 %118, %2
  br label %124

121:
  %122 = add nsw i64 %118, 1
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %152, label %117

124:
  %125 = phi i64 [ %2, %119 ], [ %126, %131 ]
  %126 = add nsw i64 %125, -1
  %127 = add nsw i64 %126, %120
  %128 = getelementptr inbounds double, ptr %1, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = icmp slt i64 %125, %2
  br i1 %130, label %138, label %131

131:
  %132 = phi double [ %129, %124 ], [ %149, %138 ]
  %133 = mul i64 %126, %116
  %134 = getelementptr inbounds double, ptr %0, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fdiv contract double %132, %135
  store double %136, ptr %128, align 8
  %137 = icmp sgt i64 %125, 1
  br i1 %137, label %124, label %121

138:
  %139 = phi i64 [ %150, %138 ], [ %125, %124 ]
  %140 = phi double [ %149, %138 ], [ %129, %124 ]
  %141 = mul nsw i64 %139, %2
  %142 = add nsw i64 %141, %126
  %143 = getelementptr inbounds double, ptr %0, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = add nsw i64 %139, %120
  %146 = getelementptr inbounds double, ptr %1, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fmul contract double %144, %147
  %149 = fsub contract double %140, %148
  %150 = add nsw i64 %139, 1
  %151 = icmp eq i64 %150, %2
  br i1 %151, label %131, label %138

152:
  %153 = phi double [ 0.000000e+00, %109 ], [ %113, %112 ], [ %113, %121 ]
  ret double %153
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
  br i1 %15, label %16, label %44

16:
  %17 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  br label %22

22:
  %23 = phi i64 [ 0, %16 ], [ %42, %39 ]
  %24 = getelementptr inbounds double, ptr %18, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i64 %23, %14
  %27 = getelementptr inbounds double, ptr %20, i64 %26
  br label %28

28:
  %29 = phi i64 [ %37, %28 ], [ 0, %22 ]
  %30 = phi double [ %36, %28 ], [ 0.000000e+00, %22 ]
  %31 = getelementptr inbounds double, ptr %27, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %6, i64 %29
  %34 = load double, ptr %33, align 8
  %35 = fmul contract double %32, %34
  %36 = fadd contract double %30, %35
  %37 = add nsw i64 %29, 1
  %38 = icmp eq i64 %37, %14
  br i1 %38, label %39, label %28

39:
  %40 = fadd contract double %25, %36
  %41 = getelementptr inbounds double, ptr %10, i64 %23
  store double %40, ptr %41, align 8
  %42 = add nsw i64 %23, 1
  %43 = icmp eq i64 %42, %21
  br i1 %43, label %44, label %22

44:
  %45 = icmp sgt i64 %4, 0
  br i1 %45, label %46, label %48

46:
  %47 = getelementptr double, ptr %10, i64 1
  br label %49

48:
  ret void

49:
  %50 = phi i64 [ 0, %46 ], [ %67, %49 ]
  %51 = getelementptr inbounds i64, ptr %3, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds double, ptr %2, i64 %53
  %55 = mul nsw i64 %52, 3
  %56 = getelementptr double, ptr %47, i64 %55
  %57 = load double, ptr %54, align 8
  %58 = getelementptr inbounds double, ptr %56, i64 1
  %59 = load double, ptr %58, align 8
  %60 = fmul contract double %57, %59
  %61 = getelementptr inbounds double, ptr %54, i64 1
  %62 = load double, ptr %61, align 8
  %63 = load double, ptr %56, align 8
  %64 = fmul contract double %62, %63
  %65 = fsub contract double %60, %64
  %66 = getelementptr inbounds double, ptr %5, i64 %50
  store double %65, ptr %66, align 8
  %67 = add nsw i64 %50, 1
  %68 = icmp eq i64 %67, %4
  br i1 %68, label %48, label %49
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
  %52 = phi double [ 0.000000e+00, %3 ], [ %1197, %1212 ]
  %53 = phi i64 [ %9, %3 ], [ %1213, %1212 ]
  %54 = phi i64 [ 0, %3 ], [ %1214, %1212 ]
  %55 = phi i32 [ 0, %3 ], [ %1196, %1212 ]
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
  %67 = fcmp contract une double %66, 0.000000e+00
  %68 = zext i1 %67 to i32
  %69 = or i32 %64, %68
  %70 = add nsw i64 %63, 1
  %71 = icmp eq i64 %70, %53
  br i1 %71, label %59, label %62

72:
  %73 = fcmp contract oge double %52, 0x3FEFFFFFFFFFFFF8
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
  br i1 %82, label %83, label %1216

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
  %102 = phi ptr [ %92, %90 ], [ %98, %175 ]
  %103 = phi ptr [ %91, %90 ], [ %100, %175 ]
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
  br i1 %111, label %187, label %188

112:
  %113 = phi i64 [ 0, %93 ], [ %185, %175 ]
  %114 = shl nsw i64 %113, 1
  %115 = getelementptr inbounds double, ptr %94, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fmul contract double %116, %116
  %118 = getelementptr inbounds double, ptr %115, i64 1
  %119 = load double, ptr %118, align 8
  %120 = fmul contract double %119, %119
  %121 = fadd contract double %117, %120
  %122 = tail call contract double @llvm.sqrt.f64(double %121)
  %123 = fcmp contract ugt double %122, 1.000000e-13
  %124 = select i1 %123, double %122, double 0.000000e+00
  %125 = fcmp contract oeq double %124, 0.000000e+00
  br i1 %125, label %126, label %144

126:
  %127 = mul nsw i64 %113, 3
  %128 = getelementptr inbounds double, ptr %20, i64 %127
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %115, i8 0, i64 16, i1 false)
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %129, %129
  %131 = getelementptr inbounds double, ptr %128, i64 1
  %132 = load double, ptr %131, align 8
  %133 = fmul contract double %132, %132
  %134 = fadd contract double %130, %133
  %135 = tail call contract double @llvm.sqrt.f64(double %134)
  %136 = fcmp contract ogt double %135, 1.000000e-13
  br i1 %136, label %137, label %144

137:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %115, ptr align 8 dereferenceable(16) %128, i64 16, i1 false)
  %138 = load double, ptr %115, align 8
  %139 = fmul contract double %138, %138
  %140 = load double, ptr %118, align 8
  %141 = fmul contract double %140, %140
  %142 = fadd contract double %139, %141
  %143 = tail call contract double @llvm.sqrt.f64(double %142)
  br label %144

144:
  %145 = phi double [ %143, %137 ], [ %124, %126 ], [ %124, %112 ]
  %146 = fcmp contract ogt double %145, 0.000000e+00
  br label %161

147:
  %148 = mul nsw i64 %113, 3
  %149 = getelementptr inbounds double, ptr %10, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load double, ptr %11, align 8
  %152 = fsub contract double 1.000000e+00, %151
  %153 = getelementptr inbounds double, ptr %95, i64 %113
  %154 = load double, ptr %153, align 8
  %155 = fmul contract double %152, %154
  %156 = fadd contract double %150, %155
  %157 = fcmp contract ole double %156, 1.000000e-13
  %158 = select i1 %97, i1 %157, i1 false
  %159 = zext i1 %158 to i64
  %160 = getelementptr inbounds i64, ptr %98, i64 %113
  store i64 %159, ptr %160, align 8
  br i1 %158, label %172, label %175

161:
  %162 = phi i1 [ true, %144 ], [ false, %168 ]
  %163 = phi i64 [ 0, %144 ], [ 1, %168 ]
  br i1 %146, label %164, label %168

164:
  %165 = getelementptr inbounds double, ptr %115, i64 %163
  %166 = load double, ptr %165, align 8
  %167 = fdiv contract double %166, %145
  br label %168

168:
  %169 = phi contract double [ %167, %164 ], [ 0.000000e+00, %161 ]
  %170 = or i64 %163, %114
  %171 = getelementptr inbounds double, ptr %89, i64 %170
  store double %169, ptr %171, align 8
  br i1 %162, label %161, label %147

172:
  %173 = tail call contract double @llvm.minnum.f64(double %156, double 0.000000e+00)
  %174 = fadd contract double %173, -1.000000e-13
  br label %175

175:
  %176 = phi contract double [ %174, %172 ], [ 0.000000e+00, %147 ]
  %177 = getelementptr inbounds double, ptr %99, i64 %113
  store double %176, ptr %177, align 8
  %178 = load double, ptr %153, align 8
  %179 = fneg contract double %178
  %180 = getelementptr inbounds double, ptr %100, i64 %148
  store double %179, ptr %180, align 8
  %181 = add nsw i64 %148, 2
  %182 = getelementptr inbounds double, ptr %100, i64 %181
  store double 0.000000e+00, ptr %182, align 8
  %183 = add nsw i64 %148, 1
  %184 = getelementptr inbounds double, ptr %100, i64 %183
  store double 0.000000e+00, ptr %184, align 8
  %185 = add nsw i64 %113, 1
  %186 = icmp eq i64 %185, %53
  br i1 %186, label %101, label %112

187:
  call fastcc void @find_solutions.1(ptr %8, ptr %1, ptr %87)
  br label %188

188:
  %189 = call fastcc i64 @choose_share(ptr %8, ptr %1, ptr %87)
  %190 = icmp eq i64 %189, 1
  %191 = load i64, ptr %1, align 8
  br i1 %190, label %192, label %243

192:
  %193 = load i64, ptr %32, align 8
  %194 = icmp sgt i64 %191, %193
  br i1 %194, label %195, label %196

195:
  store i64 %191, ptr %32, align 8
  br label %196

196:
  store i64 0, ptr %33, align 8
  %197 = load ptr, ptr %34, align 8
  br i1 %56, label %198, label %234

198:
  %199 = shl i64 %53, 4
  %200 = load ptr, ptr %35, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %197, ptr align 8 %200, i64 %199, i1 false)
  %201 = load ptr, ptr %36, align 8
  %202 = load ptr, ptr %37, align 8
  br label %203

203:
  %204 = phi i64 [ 0, %198 ], [ %232, %231 ]
  %205 = getelementptr inbounds i64, ptr %201, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds i64, ptr %202, i64 %204
  store i64 %206, ptr %207, align 8
  %208 = and i64 %206, 2
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %231, label %210

210:
  %211 = load ptr, ptr %28, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %204
  %213 = load double, ptr %212, align 8
  %214 = fcmp contract ogt double %213, 0.000000e+00
  br i1 %214, label %215, label %231

215:
  %216 = shl nsw i64 %204, 1
  %217 = getelementptr inbounds double, ptr %197, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = fmul contract double %218, %218
  %220 = getelementptr inbounds double, ptr %217, i64 1
  %221 = load double, ptr %220, align 8
  %222 = fmul contract double %221, %221
  %223 = fadd contract double %219, %222
  %224 = tail call contract double @llvm.sqrt.f64(double %223)
  %225 = fcmp contract ogt double %224, 0.000000e+00
  br i1 %225, label %226, label %231

226:
  %227 = load ptr, ptr %38, align 8
  %228 = load i64, ptr %33, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %33, align 8
  %230 = getelementptr inbounds i64, ptr %227, i64 %228
  store i64 %204, ptr %230, align 8
  br label %231

231:
  %232 = add nsw i64 %204, 1
  %233 = icmp eq i64 %232, %53
  br i1 %233, label %234, label %203

234:
  %235 = load i64, ptr %0, align 8
  %236 = mul nsw i64 %235, 3
  %237 = getelementptr inbounds double, ptr %10, i64 %236
  %238 = getelementptr inbounds double, ptr %237, i64 %236
  %239 = getelementptr inbounds double, ptr %238, i64 %236
  %240 = shl nsw i64 %235, 1
  %241 = getelementptr inbounds double, ptr %239, i64 %240
  %242 = getelementptr double, ptr %237, i64 1
  br label %246

243:
  %244 = icmp eq i64 %191, 0
  %245 = select i1 %244, i64 1, i64 2
  br label %1216

246:
  %247 = phi i1 [ false, %234 ], [ %1190, %1188 ]
  %248 = phi double [ 0x7FF0000000000000, %234 ], [ %1136, %1188 ]
  %249 = phi i64 [ 0, %234 ], [ %1189, %1188 ]
  %250 = load i64, ptr %33, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %255

252:
  %253 = load ptr, ptr %34, align 8
  %254 = load ptr, ptr %38, align 8
  br label %589

255:
  tail call fastcc void @find_rates(ptr %0, ptr %239, ptr %10, ptr %237, ptr %241)
  %256 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %256, ptr %238)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %5, ptr align 8 dereferenceable(24) @__const.straight_end.first, i64 24, i1 false)
  %257 = load i32, ptr %13, align 8
  switch i32 %257, label %302 [
    i32 0, label %258
    i32 1, label %299
  ]

258:
  %259 = load double, ptr %237, align 8
  %260 = fcmp contract ule double %259, 0.000000e+00
  %261 = load double, ptr %238, align 8
  br i1 %260, label %266, label %262

262:
  %263 = fneg contract double %261
  %264 = fdiv contract double %263, %259
  %265 = tail call contract double @llvm.maxnum.f64(double %264, double 0.000000e+00)
  store i64 1, ptr %5, align 8
  store i64 0, ptr %40, align 8
  store double %265, ptr %39, align 8
  br label %266

266:
  %267 = phi double [ %265, %262 ], [ 0x7FF0000000000000, %258 ]
  %268 = phi i64 [ 1, %262 ], [ 0, %258 ]
  %269 = fcmp contract ult double %261, -1.000000e-13
  br i1 %269, label %302, label %270

270:
  %271 = load i64, ptr %0, align 8
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %291

273:
  %274 = mul i64 %271, 3
  %275 = load ptr, ptr %25, align 8
  %276 = tail call i64 @llvm.smax.i64(i64 %274, i64 1)
  br label %279

277:
  %278 = fmul contract double %288, 1.000000e-13
  br label %291

279:
  %280 = phi i64 [ 0, %273 ], [ %289, %279 ]
  %281 = phi double [ 0.000000e+00, %273 ], [ %288, %279 ]
  %282 = getelementptr inbounds double, ptr %275, i64 %280
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds double, ptr %10, i64 %280
  %285 = load double, ptr %284, align 8
  %286 = fmul contract double %283, %285
  %287 = tail call contract double @llvm.fabs.f64(double %286)
  %288 = fadd contract double %281, %287
  %289 = add nsw i64 %280, 1
  %290 = icmp eq i64 %289, %276
  br i1 %290, label %277, label %279

291:
  %292 = phi double [ 0.000000e+00, %270 ], [ %278, %277 ]
  %293 = tail call contract double @llvm.fabs.f64(double %259)
  %294 = fcmp contract ole double %293, %292
  %295 = fcmp contract ogt double %267, 0.000000e+00
  %296 = select i1 %260, i1 true, i1 %295
  %297 = select i1 %294, i1 %296, i1 false
  br i1 %297, label %298, label %302

298:
  store i64 1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %40, i8 0, i64 16, i1 false)
  br label %302

299:
  %300 = load double, ptr %11, align 8
  %301 = fsub contract double 1.000000e+00, %300
  store i64 2, ptr %5, align 8
  store i64 0, ptr %40, align 8
  store double %301, ptr %39, align 8
  br label %302

302:
  %303 = phi double [ 0x7FF0000000000000, %255 ], [ %267, %266 ], [ %301, %299 ], [ 0.000000e+00, %298 ], [ %267, %291 ]
  %304 = phi i64 [ 0, %255 ], [ %268, %266 ], [ 2, %299 ], [ 1, %298 ], [ %268, %291 ]
  %305 = load i64, ptr %0, align 8
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %307, label %315

307:
  %308 = icmp eq i32 %257, 2
  %309 = mul i64 %305, 3
  %310 = tail call i64 @llvm.smax.i64(i64 %309, i64 1)
  %311 = load i32, ptr %22, align 4
  %312 = icmp eq i32 %311, 0
  %313 = mul i64 %305, 9
  br label %327

314:
  store i64 %439, ptr %5, align 8
  store i64 %438, ptr %40, align 8
  store double %437, ptr %39, align 8
  br label %315

315:
  %316 = phi double [ %303, %302 ], [ %437, %314 ]
  %317 = phi i64 [ 0, %302 ], [ %438, %314 ]
  %318 = phi i64 [ %304, %302 ], [ %439, %314 ]
  %319 = phi double [ %303, %302 ], [ %440, %314 ]
  %320 = phi i64 [ %304, %302 ], [ %441, %314 ]
  %321 = load i64, ptr %33, align 8
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %323, label %445

323:
  %324 = load ptr, ptr %38, align 8
  %325 = load ptr, ptr %34, align 8
  %326 = load ptr, ptr %19, align 8
  br label %449

327:
  %328 = phi double [ %303, %307 ], [ %437, %436 ]
  %329 = phi i64 [ 0, %307 ], [ %438, %436 ]
  %330 = phi i64 [ %304, %307 ], [ %439, %436 ]
  %331 = phi double [ %303, %307 ], [ %440, %436 ]
  %332 = phi i64 [ 0, %307 ], [ %442, %436 ]
  %333 = phi i64 [ %304, %307 ], [ %441, %436 ]
  %334 = mul nsw i64 %332, 3
  %335 = getelementptr inbounds double, ptr %237, i64 %334
  br i1 %308, label %336, label %403

336:
  %337 = load ptr, ptr %12, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %332
  %339 = load double, ptr %338, align 8
  %340 = fcmp contract ogt double %339, 0.000000e+00
  br i1 %340, label %341, label %403

341:
  %342 = load ptr, ptr %41, align 8
  %343 = getelementptr inbounds double, ptr %342, i64 %332
  %344 = load double, ptr %343, align 8
  %345 = load ptr, ptr %42, align 8
  %346 = getelementptr inbounds double, ptr %345, i64 %332
  %347 = load double, ptr %346, align 8
  %348 = fsub contract double %344, %347
  %349 = getelementptr inbounds double, ptr %238, i64 %334
  %350 = load double, ptr %349, align 8
  %351 = fcmp contract ugt double %350, 1.000000e-13
  br i1 %351, label %352, label %354

352:
  %353 = load double, ptr %335, align 8
  br label %375

354:
  %355 = load ptr, ptr %25, align 8
  %356 = mul i64 %313, %332
  br label %357

357:
  %358 = phi i64 [ 0, %354 ], [ %368, %357 ]
  %359 = phi double [ 0.000000e+00, %354 ], [ %367, %357 ]
  %360 = add nsw i64 %358, %356
  %361 = getelementptr inbounds double, ptr %355, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = getelementptr inbounds double, ptr %10, i64 %358
  %364 = load double, ptr %363, align 8
  %365 = fmul contract double %362, %364
  %366 = tail call contract double @llvm.fabs.f64(double %365)
  %367 = fadd contract double %359, %366
  %368 = add nsw i64 %358, 1
  %369 = icmp eq i64 %368, %310
  br i1 %369, label %370, label %357

370:
  %371 = fmul contract double %367, 1.000000e-13
  %372 = load double, ptr %335, align 8
  %373 = tail call contract double @llvm.fabs.f64(double %372)
  %374 = fcmp contract ugt double %373, %371
  br i1 %374, label %375, label %397

375:
  %376 = phi double [ %353, %352 ], [ %372, %370 ]
  %377 = getelementptr inbounds double, ptr %10, i64 %334
  %378 = load double, ptr %377, align 8
  %379 = fmul contract double %350, %378
  %380 = fmul contract double %376, %378
  %381 = fmul contract double %379, %379
  %382 = fmul contract double %380, 2.000000e+00
  %383 = fmul contract double %348, %382
  %384 = fsub contract double %381, %383
  %385 = fcmp contract olt double %384, 0.000000e+00
  %386 = fcmp contract oge double %348, 0.000000e+00
  %387 = or i1 %386, %385
  br i1 %387, label %388, label %390

388:
  %389 = select contract i1 %386, double 0.000000e+00, double 0x7FF0000000000000
  br label %397

390:
  %391 = tail call contract double @llvm.sqrt.f64(double %384)
  %392 = fadd contract double %379, %391
  %393 = fcmp contract ogt double %392, 0.000000e+00
  %394 = fmul contract double %348, -2.000000e+00
  %395 = fdiv contract double %394, %392
  %396 = select contract i1 %393, double %395, double 0x7FF0000000000000
  br label %397

397:
  %398 = phi contract double [ 0x7FF0000000000000, %370 ], [ %389, %388 ], [ %396, %390 ]
  %399 = icmp eq i64 %333, 0
  %400 = fcmp contract ogt double %331, %398
  %401 = select i1 %399, i1 true, i1 %400
  br i1 %401, label %402, label %403

402:
  br label %403

403:
  %404 = phi double [ %328, %397 ], [ %398, %402 ], [ %328, %336 ], [ %328, %327 ]
  %405 = phi i64 [ %329, %397 ], [ %332, %402 ], [ %329, %336 ], [ %329, %327 ]
  %406 = phi i64 [ %330, %397 ], [ 3, %402 ], [ %330, %336 ], [ %330, %327 ]
  %407 = phi double [ %331, %397 ], [ %398, %402 ], [ %331, %336 ], [ %331, %327 ]
  %408 = phi i64 [ %333, %397 ], [ 3, %402 ], [ %333, %336 ], [ %333, %327 ]
  br i1 %312, label %436, label %409

409:
  %410 = load ptr, ptr %37, align 8
  %411 = getelementptr inbounds i64, ptr %410, i64 %332
  %412 = load i64, ptr %411, align 8
  %413 = and i64 %412, 1
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %415, label %436

415:
  %416 = getelementptr inbounds double, ptr %238, i64 %334
  %417 = load double, ptr %416, align 8
  %418 = load double, ptr %11, align 8
  %419 = fsub contract double 1.000000e+00, %418
  %420 = load ptr, ptr %21, align 8
  %421 = getelementptr inbounds double, ptr %420, i64 %332
  %422 = load double, ptr %421, align 8
  %423 = fmul contract double %419, %422
  %424 = fadd contract double %417, %423
  %425 = load double, ptr %335, align 8
  %426 = fsub contract double %422, %425
  %427 = fcmp contract ogt double %424, 1.000000e-13
  %428 = fcmp contract ogt double %426, 0.000000e+00
  %429 = select i1 %427, i1 %428, i1 false
  br i1 %429, label %430, label %436

430:
  %431 = fdiv contract double %424, %426
  %432 = icmp eq i64 %408, 0
  %433 = fcmp contract ogt double %407, %431
  %434 = select i1 %432, i1 true, i1 %433
  br i1 %434, label %435, label %436

435:
  br label %436

436:
  %437 = phi double [ %404, %430 ], [ %431, %435 ], [ %404, %415 ], [ %404, %409 ], [ %404, %403 ]
  %438 = phi i64 [ %405, %430 ], [ %332, %435 ], [ %405, %415 ], [ %405, %409 ], [ %405, %403 ]
  %439 = phi i64 [ %406, %430 ], [ 4, %435 ], [ %406, %415 ], [ %406, %409 ], [ %406, %403 ]
  %440 = phi double [ %407, %430 ], [ %431, %435 ], [ %407, %415 ], [ %407, %409 ], [ %407, %403 ]
  %441 = phi i64 [ %408, %430 ], [ 4, %435 ], [ %408, %415 ], [ %408, %409 ], [ %408, %403 ]
  %442 = add nsw i64 %332, 1
  %443 = icmp eq i64 %442, %305
  br i1 %443, label %314, label %327

444:
  store i64 %492, ptr %5, align 8
  store i64 %491, ptr %40, align 8
  store double %490, ptr %39, align 8
  br label %445

445:
  %446 = phi double [ %316, %315 ], [ %490, %444 ]
  %447 = phi double [ %319, %315 ], [ %493, %444 ]
  %448 = fcmp contract olt double %447, 0x7FF0000000000000
  br i1 %448, label %501, label %497

449:
  %450 = phi double [ %316, %323 ], [ %490, %489 ]
  %451 = phi i64 [ %317, %323 ], [ %491, %489 ]
  %452 = phi i64 [ %318, %323 ], [ %492, %489 ]
  %453 = phi double [ %319, %323 ], [ %493, %489 ]
  %454 = phi i64 [ 0, %323 ], [ %495, %489 ]
  %455 = phi i64 [ %320, %323 ], [ %494, %489 ]
  %456 = getelementptr inbounds i64, ptr %324, i64 %454
  %457 = load i64, ptr %456, align 8
  %458 = mul nsw i64 %457, 3
  %459 = getelementptr double, ptr %242, i64 %458
  %460 = shl nsw i64 %457, 1
  %461 = getelementptr inbounds double, ptr %325, i64 %460
  %462 = load double, ptr %459, align 8
  %463 = load double, ptr %461, align 8
  %464 = fmul contract double %462, %463
  %465 = getelementptr inbounds double, ptr %459, i64 1
  %466 = load double, ptr %465, align 8
  %467 = getelementptr inbounds double, ptr %461, i64 1
  %468 = load double, ptr %467, align 8
  %469 = fmul contract double %466, %468
  %470 = fadd contract double %464, %469
  %471 = getelementptr inbounds double, ptr %326, i64 %460
  %472 = load double, ptr %471, align 8
  %473 = fmul contract double %472, %472
  %474 = getelementptr inbounds double, ptr %471, i64 1
  %475 = load double, ptr %474, align 8
  %476 = fmul contract double %475, %475
  %477 = fadd contract double %473, %476
  %478 = tail call contract double @llvm.sqrt.f64(double %477)
  %479 = fcmp contract olt double %470, 0.000000e+00
  %480 = fcmp contract ogt double %478, 0.000000e+00
  %481 = select i1 %479, i1 %480, i1 false
  br i1 %481, label %482, label %489

482:
  %483 = fneg contract double %470
  %484 = fdiv contract double %478, %483
  %485 = icmp eq i64 %455, 0
  %486 = fcmp contract ogt double %453, %484
  %487 = select i1 %485, i1 true, i1 %486
  br i1 %487, label %488, label %489

488:
  br label %489

489:
  %490 = phi double [ %450, %482 ], [ %484, %488 ], [ %450, %449 ]
  %491 = phi i64 [ %451, %482 ], [ %457, %488 ], [ %451, %449 ]
  %492 = phi i64 [ %452, %482 ], [ 5, %488 ], [ %452, %449 ]
  %493 = phi double [ %453, %482 ], [ %484, %488 ], [ %453, %449 ]
  %494 = phi i64 [ %455, %482 ], [ 5, %488 ], [ %455, %449 ]
  %495 = add nsw i64 %454, 1
  %496 = icmp eq i64 %495, %321
  br i1 %496, label %444, label %449

497:
  %498 = icmp eq i32 %257, 2
  br i1 %498, label %499, label %500

499:
  store double 0.000000e+00, ptr %39, align 8
  br label %501

500:
  store i64 0, ptr %5, align 8
  br label %501

501:
  %502 = phi double [ %446, %445 ], [ 0.000000e+00, %499 ], [ %446, %500 ]
  br i1 %306, label %503, label %506

503:
  %504 = mul i64 %305, 3
  %505 = tail call i64 @llvm.smax.i64(i64 %504, i64 1)
  br label %517

506:
  %507 = phi double [ 0.000000e+00, %501 ], [ %524, %517 ]
  %508 = icmp slt i64 %321, 1
  br i1 %508, label %599, label %509

509:
  %510 = load ptr, ptr %38, align 8
  %511 = load ptr, ptr %34, align 8
  %512 = load ptr, ptr %19, align 8
  %513 = mul i64 %305, 6
  %514 = icmp eq i64 %305, 1
  %515 = select contract i1 %514, double 0x3D10000000000000, double 0x3D719799812DEA11
  %516 = tail call i64 @llvm.smax.i64(i64 %513, i64 1)
  br label %527

517:
  %518 = phi double [ %524, %517 ], [ 0.000000e+00, %503 ]
  %519 = phi i64 [ %525, %517 ], [ 0, %503 ]
  %520 = getelementptr inbounds double, ptr %10, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = tail call contract double @llvm.fabs.f64(double %521)
  %523 = fcmp contract ogt double %518, %522
  %524 = select contract i1 %523, double %518, double %522
  %525 = add nsw i64 %519, 1
  %526 = icmp eq i64 %525, %505
  br i1 %526, label %506, label %517

527:
  %528 = phi i1 [ false, %509 ], [ %585, %583 ]
  %529 = phi i64 [ 0, %509 ], [ %584, %583 ]
  %530 = getelementptr inbounds i64, ptr %510, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = shl nsw i64 %531, 1
  %533 = getelementptr inbounds double, ptr %511, i64 %532
  %534 = mul nsw i64 %531, 3
  %535 = getelementptr double, ptr %242, i64 %534
  %536 = load double, ptr %533, align 8
  %537 = getelementptr inbounds double, ptr %535, i64 1
  %538 = load double, ptr %537, align 8
  %539 = fmul contract double %536, %538
  %540 = getelementptr inbounds double, ptr %533, i64 1
  %541 = load double, ptr %540, align 8
  %542 = load double, ptr %535, align 8
  %543 = fmul contract double %541, %542
  %544 = fsub contract double %539, %543
  %545 = tail call contract double @llvm.fabs.f64(double %544)
  %546 = getelementptr inbounds double, ptr %512, i64 %532
  %547 = load double, ptr %546, align 8
  %548 = fmul contract double %547, %547
  %549 = getelementptr inbounds double, ptr %546, i64 1
  %550 = load double, ptr %549, align 8
  %551 = fmul contract double %550, %550
  %552 = fadd contract double %548, %551
  %553 = tail call contract double @llvm.sqrt.f64(double %552)
  br i1 %306, label %554, label %559

554:
  %555 = load ptr, ptr %25, align 8
  %556 = mul i64 %531, 9
  %557 = add i64 %556, 3
  %558 = mul nsw i64 %557, %305
  br label %564

559:
  %560 = phi double [ 0.000000e+00, %527 ], [ %572, %564 ]
  %561 = fmul contract double %515, %560
  %562 = fmul contract double %507, %561
  %563 = fcmp contract ugt double %545, %562
  br i1 %563, label %575, label %583

564:
  %565 = phi i64 [ 0, %554 ], [ %573, %564 ]
  %566 = phi double [ 0.000000e+00, %554 ], [ %572, %564 ]
  %567 = add nsw i64 %565, %558
  %568 = getelementptr inbounds double, ptr %555, i64 %567
  %569 = load double, ptr %568, align 8
  %570 = tail call contract double @llvm.fabs.f64(double %569)
  %571 = fcmp contract ogt double %566, %570
  %572 = select contract i1 %571, double %566, double %570
  %573 = add nsw i64 %565, 1
  %574 = icmp eq i64 %573, %516
  br i1 %574, label %559, label %564

575:
  %576 = fcmp contract oeq double %553, 0.000000e+00
  br i1 %576, label %587, label %577

577:
  %578 = fmul contract double %502, %545
  %579 = fdiv contract double %578, %553
  %580 = tail call contract double @llvm.minnum.f64(double %579, double 1.000000e+00)
  %581 = fmul contract double %502, %580
  %582 = fcmp contract ogt double %581, 0x3CB0000000000000
  br i1 %582, label %587, label %583

583:
  %584 = add nsw i64 %529, 1
  %585 = icmp sge i64 %584, %321
  %586 = icmp eq i64 %584, %321
  br i1 %586, label %587, label %527

587:
  %588 = phi i1 [ %528, %575 ], [ %528, %577 ], [ %585, %583 ]
  br i1 %588, label %599, label %699

589:
  %590 = phi i64 [ 0, %252 ], [ %597, %589 ]
  %591 = shl nsw i64 %590, 1
  %592 = getelementptr inbounds double, ptr %239, i64 %591
  %593 = getelementptr inbounds i64, ptr %254, i64 %590
  %594 = load i64, ptr %593, align 8
  %595 = shl nsw i64 %594, 1
  %596 = getelementptr inbounds double, ptr %253, i64 %595
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %592, ptr align 8 dereferenceable(16) %596, i64 16, i1 false)
  %597 = add nsw i64 %590, 1
  %598 = icmp eq i64 %597, %250
  br i1 %598, label %255, label %589

599:
  %600 = fcmp contract olt double %502, 0x7FF0000000000000
  %601 = select contract i1 %600, double %502, double 0.000000e+00
  br i1 %306, label %602, label %627

602:
  %603 = fmul contract double %601, 5.000000e-01
  %604 = load ptr, ptr %41, align 8
  br label %609

605:
  %606 = mul i64 %305, 3
  %607 = load ptr, ptr %15, align 8
  %608 = tail call i64 @llvm.smax.i64(i64 %606, i64 1)
  br label %634

609:
  %610 = phi i64 [ 0, %602 ], [ %625, %609 ]
  %611 = mul nsw i64 %610, 3
  %612 = getelementptr inbounds double, ptr %10, i64 %611
  %613 = load double, ptr %612, align 8
  %614 = fmul contract double %601, %613
  %615 = getelementptr inbounds double, ptr %238, i64 %611
  %616 = load double, ptr %615, align 8
  %617 = getelementptr inbounds double, ptr %237, i64 %611
  %618 = load double, ptr %617, align 8
  %619 = fmul contract double %603, %618
  %620 = fadd contract double %616, %619
  %621 = fmul contract double %614, %620
  %622 = getelementptr inbounds double, ptr %604, i64 %610
  %623 = load double, ptr %622, align 8
  %624 = fadd contract double %623, %621
  store double %624, ptr %622, align 8
  %625 = add nsw i64 %610, 1
  %626 = icmp eq i64 %625, %305
  br i1 %626, label %605, label %609

627:
  %628 = load double, ptr %11, align 8
  %629 = fadd contract double %601, %628
  store double %629, ptr %11, align 8
  br label %698

630:
  %631 = load double, ptr %11, align 8
  %632 = fadd contract double %601, %631
  store double %632, ptr %11, align 8
  %633 = load ptr, ptr %19, align 8
  br label %644

634:
  %635 = phi i64 [ 0, %605 ], [ %642, %634 ]
  %636 = getelementptr inbounds double, ptr %10, i64 %635
  %637 = load double, ptr %636, align 8
  %638 = fmul contract double %601, %637
  %639 = getelementptr inbounds double, ptr %607, i64 %635
  %640 = load double, ptr %639, align 8
  %641 = fadd contract double %638, %640
  store double %641, ptr %639, align 8
  %642 = add nsw i64 %635, 1
  %643 = icmp eq i64 %642, %608
  br i1 %643, label %630, label %634

644:
  %645 = phi i64 [ 0, %630 ], [ %696, %695 ]
  br i1 %322, label %646, label %648

646:
  %647 = load ptr, ptr %38, align 8
  br label %654

648:
  %649 = phi i32 [ 0, %644 ], [ %661, %654 ]
  %650 = icmp eq i32 %649, 0
  %651 = shl nsw i64 %645, 1
  %652 = mul nsw i64 %645, 3
  %653 = add i64 %652, 1
  br label %664

654:
  %655 = phi i64 [ 0, %646 ], [ %662, %654 ]
  %656 = phi i32 [ 0, %646 ], [ %661, %654 ]
  %657 = getelementptr inbounds i64, ptr %647, i64 %655
  %658 = load i64, ptr %657, align 8
  %659 = icmp eq i64 %658, %645
  %660 = zext i1 %659 to i32
  %661 = or i32 %656, %660
  %662 = add nsw i64 %655, 1
  %663 = icmp eq i64 %662, %321
  br i1 %663, label %648, label %654

664:
  %665 = phi i1 [ true, %648 ], [ false, %677 ]
  %666 = phi i64 [ 0, %648 ], [ 1, %677 ]
  %667 = or i64 %666, %651
  %668 = getelementptr inbounds double, ptr %633, i64 %667
  br i1 %650, label %669, label %670

669:
  store double 0.000000e+00, ptr %668, align 8
  br i1 %665, label %677, label %695

670:
  %671 = load double, ptr %668, align 8
  %672 = add i64 %653, %666
  %673 = getelementptr inbounds double, ptr %237, i64 %672
  %674 = load double, ptr %673, align 8
  %675 = fmul contract double %601, %674
  %676 = fadd contract double %671, %675
  store double %676, ptr %668, align 8
  br i1 %665, label %677, label %678

677:
  br label %664

678:
  %679 = getelementptr inbounds double, ptr %633, i64 %651
  %680 = load ptr, ptr %34, align 8
  %681 = getelementptr inbounds double, ptr %680, i64 %651
  %682 = load double, ptr %679, align 8
  %683 = load double, ptr %681, align 8
  %684 = fmul contract double %682, %683
  %685 = getelementptr inbounds double, ptr %679, i64 1
  %686 = load double, ptr %685, align 8
  %687 = getelementptr inbounds double, ptr %681, i64 1
  %688 = load double, ptr %687, align 8
  %689 = fmul contract double %686, %688
  %690 = fadd contract double %684, %689
  %691 = fcmp contract ogt double %690, 0.000000e+00
  br i1 %691, label %695, label %692

692:
  %693 = or i64 %651, 1
  %694 = getelementptr inbounds double, ptr %633, i64 %693
  store double 0.000000e+00, ptr %694, align 8
  store double 0.000000e+00, ptr %679, align 8
  br label %695

695:
  %696 = add nsw i64 %645, 1
  %697 = icmp eq i64 %696, %305
  br i1 %697, label %698, label %644

698:
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %5, ptr %241)
  br label %1192

699:
  %700 = fcmp contract olt double %248, 0x7FF0000000000000
  br i1 %700, label %740, label %701

701:
  br i1 %322, label %702, label %736

702:
  %703 = phi double [ %733, %732 ], [ %502, %701 ]
  %704 = phi i64 [ %734, %732 ], [ 0, %701 ]
  %705 = getelementptr inbounds i64, ptr %510, i64 %704
  %706 = load i64, ptr %705, align 8
  %707 = shl nsw i64 %706, 1
  %708 = getelementptr inbounds double, ptr %512, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = fmul contract double %709, %709
  %711 = getelementptr inbounds double, ptr %708, i64 1
  %712 = load double, ptr %711, align 8
  %713 = fmul contract double %712, %712
  %714 = fadd contract double %710, %713
  %715 = tail call contract double @llvm.sqrt.f64(double %714)
  %716 = mul nsw i64 %706, 3
  %717 = getelementptr double, ptr %242, i64 %716
  %718 = load double, ptr %717, align 8
  %719 = fmul contract double %718, %718
  %720 = getelementptr inbounds double, ptr %717, i64 1
  %721 = load double, ptr %720, align 8
  %722 = fmul contract double %721, %721
  %723 = fadd contract double %719, %722
  %724 = tail call contract double @llvm.sqrt.f64(double %723)
  %725 = fcmp contract ogt double %715, 0.000000e+00
  %726 = fcmp contract ogt double %724, 0.000000e+00
  %727 = select i1 %725, i1 %726, i1 false
  br i1 %727, label %728, label %732

728:
  %729 = fmul contract double %715, 5.000000e-01
  %730 = fdiv contract double %729, %724
  %731 = tail call contract double @llvm.minnum.f64(double %703, double %730)
  br label %732

732:
  %733 = phi double [ %731, %728 ], [ %703, %702 ]
  %734 = add nsw i64 %704, 1
  %735 = icmp eq i64 %734, %321
  br i1 %735, label %736, label %702

736:
  %737 = phi double [ %502, %701 ], [ %733, %732 ]
  %738 = fcmp contract olt double %737, 0x7FF0000000000000
  %739 = select contract i1 %738, double %737, double 1.000000e+00
  br label %740

740:
  %741 = phi contract double [ %739, %736 ], [ %248, %699 ]
  %742 = icmp eq i32 %257, 1
  br i1 %742, label %743, label %746

743:
  %744 = load double, ptr %11, align 8
  %745 = fsub contract double 1.000000e+00, %744
  br label %746

746:
  %747 = phi contract double [ %745, %743 ], [ 0x7FF0000000000000, %740 ]
  %748 = tail call contract double @llvm.minnum.f64(double %741, double %747)
  br i1 %322, label %1140, label %749

749:
  %750 = phi double [ %748, %746 ], [ %1175, %1174 ]
  store ptr %241, ptr %4, align 8
  %751 = mul i64 %305, 24
  %752 = getelementptr inbounds double, ptr %241, i64 %751
  store ptr %752, ptr %43, align 8
  %753 = mul i64 %305, 48
  %754 = getelementptr inbounds double, ptr %241, i64 %753
  store ptr %754, ptr %44, align 8
  %755 = mul i64 %305, 72
  %756 = getelementptr inbounds double, ptr %241, i64 %755
  store ptr %756, ptr %45, align 8
  %757 = mul i64 %305, 96
  %758 = getelementptr inbounds double, ptr %241, i64 %757
  store ptr %758, ptr %46, align 8
  %759 = shl i64 %305, 3
  %760 = getelementptr inbounds double, ptr %758, i64 %759
  store ptr %760, ptr %47, align 8
  %761 = shl nsw i64 %321, 4
  %762 = getelementptr inbounds double, ptr %760, i64 %761
  store ptr %762, ptr %48, align 8
  %763 = getelementptr inbounds double, ptr %762, i64 %761
  store i64 0, ptr %6, align 8
  store double 0.000000e+00, ptr %49, align 8
  %764 = fcmp contract olt double %750, 1.000000e-18
  br i1 %764, label %767, label %798

765:
  %766 = load i64, ptr %33, align 8
  br label %767

767:
  %768 = phi i64 [ %766, %765 ], [ %321, %749 ]
  %769 = icmp sgt i64 %768, 0
  br i1 %769, label %770, label %795

770:
  %771 = load ptr, ptr %19, align 8
  %772 = load ptr, ptr %38, align 8
  br label %773

773:
  %774 = phi i64 [ 8, %770 ], [ %790, %773 ]
  %775 = phi i64 [ 0, %770 ], [ %791, %773 ]
  %776 = phi double [ 0x3D719799812DEA11, %770 ], [ %792, %773 ]
  %777 = phi i64 [ 0, %770 ], [ %793, %773 ]
  %778 = getelementptr inbounds i64, ptr %772, i64 %777
  %779 = load i64, ptr %778, align 8
  %780 = shl nsw i64 %779, 1
  %781 = getelementptr inbounds double, ptr %771, i64 %780
  %782 = load double, ptr %781, align 8
  %783 = fmul contract double %782, %782
  %784 = getelementptr inbounds double, ptr %781, i64 1
  %785 = load double, ptr %784, align 8
  %786 = fmul contract double %785, %785
  %787 = fadd contract double %783, %786
  %788 = tail call contract double @llvm.sqrt.f64(double %787)
  %789 = fcmp contract olt double %788, %776
  %790 = select i1 %789, i64 5, i64 %774
  %791 = select i1 %789, i64 %779, i64 %775
  %792 = select i1 %789, double %788, double %776
  %793 = add nsw i64 %777, 1
  %794 = icmp eq i64 %793, %768
  br i1 %794, label %795, label %773

795:
  %796 = phi i64 [ 8, %767 ], [ %790, %773 ]
  %797 = phi i64 [ 0, %767 ], [ %791, %773 ]
  store i64 %796, ptr %6, align 8
  store i64 %797, ptr %50, align 8
  store double 0.000000e+00, ptr %49, align 8
  br label %1134

798:
  %799 = phi double [ %878, %876 ], [ %750, %749 ]
  %800 = call fastcc i32 @find_stages(ptr %0, double %799, ptr %4, ptr %763)
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %876, label %802

802:
  %803 = load i64, ptr %0, align 8
  %804 = mul i64 %803, 3
  %805 = load i64, ptr %33, align 8
  %806 = shl nsw i64 %805, 1
  %807 = getelementptr inbounds double, ptr %763, i64 %806
  %808 = getelementptr inbounds double, ptr %807, i64 %804
  %809 = icmp sgt i64 %805, 0
  br i1 %809, label %810, label %813

810:
  %811 = load ptr, ptr %34, align 8
  %812 = load ptr, ptr %38, align 8
  br label %818

813:
  %814 = getelementptr inbounds double, ptr %808, i64 %804
  tail call fastcc void @find_rates(ptr %0, ptr %763, ptr %807, ptr %808, ptr %814)
  %815 = icmp sgt i64 %803, 0
  br i1 %815, label %816, label %857

816:
  %817 = tail call i64 @llvm.smax.i64(i64 %804, i64 1)
  br label %828

818:
  %819 = phi i64 [ 0, %810 ], [ %826, %818 ]
  %820 = shl nsw i64 %819, 1
  %821 = getelementptr inbounds double, ptr %763, i64 %820
  %822 = getelementptr inbounds i64, ptr %812, i64 %819
  %823 = load i64, ptr %822, align 8
  %824 = shl nsw i64 %823, 1
  %825 = getelementptr inbounds double, ptr %811, i64 %824
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %821, ptr align 8 dereferenceable(16) %825, i64 16, i1 false)
  %826 = add nsw i64 %819, 1
  %827 = icmp eq i64 %826, %805
  br i1 %827, label %813, label %818

828:
  %829 = phi i64 [ 0, %816 ], [ %838, %834 ]
  %830 = phi double [ 0.000000e+00, %816 ], [ %854, %834 ]
  %831 = phi double [ 0.000000e+00, %816 ], [ %837, %834 ]
  %832 = getelementptr inbounds double, ptr %808, i64 %829
  %833 = load double, ptr %832, align 8
  br label %840

834:
  %835 = tail call contract double @llvm.fabs.f64(double %851)
  %836 = fcmp contract ogt double %831, %835
  %837 = select contract i1 %836, double %831, double %835
  %838 = add nsw i64 %829, 1
  %839 = icmp eq i64 %838, %817
  br i1 %839, label %857, label %828

840:
  %841 = phi i64 [ 0, %828 ], [ %855, %840 ]
  %842 = phi double [ %833, %828 ], [ %851, %840 ]
  %843 = phi double [ %830, %828 ], [ %854, %840 ]
  %844 = getelementptr inbounds [8 x double], ptr @RADAU_BACK, i64 0, i64 %841
  %845 = load double, ptr %844, align 8
  %846 = mul nsw i64 %841, %804
  %847 = add nsw i64 %846, %829
  %848 = getelementptr inbounds double, ptr %752, i64 %847
  %849 = load double, ptr %848, align 8
  %850 = fmul contract double %845, %849
  %851 = fsub contract double %842, %850
  %852 = tail call contract double @llvm.fabs.f64(double %849)
  %853 = fcmp contract ogt double %843, %852
  %854 = select contract i1 %853, double %843, double %852
  %855 = add nsw i64 %841, 1
  %856 = icmp eq i64 %855, 8
  br i1 %856, label %834, label %840

857:
  %858 = phi double [ 0.000000e+00, %813 ], [ %837, %834 ]
  %859 = phi double [ 0.000000e+00, %813 ], [ %854, %834 ]
  %860 = fcmp contract ogt double %859, 0.000000e+00
  %861 = fmul contract double %799, %858
  %862 = fmul contract double %858, %861
  %863 = fdiv contract double %862, %859
  %864 = select contract i1 %860, double %863, double 0.000000e+00
  %865 = fcmp contract ugt double %864, 2.000000e-16
  br i1 %865, label %866, label %880

866:
  %867 = fcmp contract olt double %864, 0x7FF0000000000000
  br i1 %867, label %868, label %876

868:
  %869 = fdiv contract double 2.000000e-16, %864
  %870 = tail call contract double @llvm.sqrt.f64(double %869)
  %871 = tail call contract double @llvm.sqrt.f64(double %870)
  %872 = tail call contract double @llvm.sqrt.f64(double %871)
  %873 = tail call contract double @llvm.sqrt.f64(double %872)
  %874 = fmul contract double %873, 8.000000e-01
  %875 = tail call contract double @llvm.maxnum.f64(double %874, double 2.000000e-01)
  br label %876

876:
  %877 = phi contract double [ %875, %868 ], [ 3.500000e-01, %866 ], [ 3.500000e-01, %798 ]
  %878 = fmul contract double %799, %877
  %879 = fcmp contract olt double %878, 1.000000e-18
  br i1 %879, label %765, label %798

880:
  call fastcc void @finish_stages(ptr %0, double %799, ptr %4)
  %881 = load i64, ptr %6, align 8
  br label %882

882:
  %883 = phi i64 [ %881, %880 ], [ %902, %898 ]
  %884 = phi i64 [ %881, %880 ], [ %903, %898 ]
  %885 = phi i64 [ 0, %880 ], [ %899, %898 ]
  %886 = icmp eq i64 %884, 0
  br i1 %886, label %887, label %1069

887:
  %888 = getelementptr inbounds [8 x double], ptr @RADAU_C, i64 0, i64 %885
  br label %891

889:
  %890 = icmp eq i64 %902, 0
  br i1 %890, label %1072, label %1069

891:
  %892 = phi i64 [ %883, %887 ], [ %902, %901 ]
  %893 = phi i64 [ 0, %887 ], [ %903, %901 ]
  %894 = phi i64 [ 1, %887 ], [ %904, %901 ]
  br i1 %306, label %895, label %901

895:
  %896 = load double, ptr %888, align 8
  %897 = fmul contract double %799, %896
  br label %906

898:
  %899 = add nsw i64 %885, 1
  %900 = icmp eq i64 %899, 8
  br i1 %900, label %889, label %882

901:
  %902 = phi i64 [ %892, %891 ], [ %1065, %1064 ]
  %903 = phi i64 [ %893, %891 ], [ %1066, %1064 ]
  %904 = add nsw i64 %894, 1
  %905 = icmp eq i64 %904, 8
  br i1 %905, label %898, label %891

906:
  %907 = phi i64 [ %892, %895 ], [ %1065, %1064 ]
  %908 = phi i64 [ %893, %895 ], [ %1066, %1064 ]
  %909 = phi i64 [ 0, %895 ], [ %1067, %1064 ]
  %910 = load i64, ptr %0, align 8
  %911 = load double, ptr %11, align 8
  %912 = fadd contract double %897, %911
  %913 = mul i64 %910, %885
  %914 = mul i64 %913, 3
  %915 = getelementptr inbounds double, ptr %241, i64 %914
  %916 = getelementptr inbounds double, ptr %756, i64 %914
  %917 = add nsw i64 %913, %909
  %918 = getelementptr inbounds double, ptr %758, i64 %917
  %919 = load double, ptr %918, align 8
  %920 = tail call contract fastcc double @margin(ptr %0, i64 %894, i64 %909, double %912, ptr %915, ptr %916, double %919)
  %921 = fcmp contract olt double %920, 0.000000e+00
  br i1 %921, label %922, label %1064

922:
  %923 = call fastcc i32 @find_stages(ptr %0, double %897, ptr %4, ptr %763)
  %924 = icmp eq i32 %923, 0
  br i1 %924, label %1052, label %925

925:
  call fastcc void @finish_stages(ptr %0, double %897, ptr %4)
  %926 = load i64, ptr %0, align 8
  %927 = load double, ptr %11, align 8
  %928 = fadd contract double %897, %927
  %929 = mul i64 %926, 7
  %930 = mul i64 %926, 21
  %931 = getelementptr inbounds double, ptr %241, i64 %930
  %932 = getelementptr inbounds double, ptr %756, i64 %930
  %933 = add nsw i64 %929, %909
  %934 = getelementptr inbounds double, ptr %758, i64 %933
  %935 = load double, ptr %934, align 8
  %936 = tail call contract fastcc double @margin(ptr %0, i64 %894, i64 %909, double %928, ptr %931, ptr %932, double %935)
  %937 = fcmp contract olt double %936, 0.000000e+00
  br i1 %937, label %938, label %1052

938:
  %939 = mul nsw i64 %926, 3
  %940 = getelementptr inbounds double, ptr %763, i64 %939
  %941 = getelementptr inbounds double, ptr %940, i64 %939
  %942 = load i64, ptr %33, align 8
  %943 = icmp sgt i64 %942, 0
  br i1 %943, label %944, label %947

944:
  %945 = load ptr, ptr %34, align 8
  %946 = load ptr, ptr %38, align 8
  br label %960

947:
  %948 = shl nsw i64 %942, 1
  %949 = getelementptr inbounds double, ptr %941, i64 %948
  tail call fastcc void @find_rates(ptr %0, ptr %941, ptr %763, ptr %940, ptr %949)
  %950 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %950, ptr %940)
  %951 = load double, ptr %11, align 8
  %952 = load ptr, ptr %41, align 8
  %953 = getelementptr inbounds double, ptr %952, i64 %909
  %954 = load double, ptr %953, align 8
  %955 = tail call contract fastcc double @margin(ptr %0, i64 %894, i64 %909, double %951, ptr %763, ptr %940, double %954)
  %956 = fcmp contract ule double %955, 0.000000e+00
  br i1 %956, label %971, label %957

957:
  %958 = phi double [ %955, %947 ], [ %992, %970 ]
  %959 = phi double [ 0.000000e+00, %947 ], [ %976, %970 ]
  br label %997

960:
  %961 = phi i64 [ 0, %944 ], [ %968, %960 ]
  %962 = shl nsw i64 %961, 1
  %963 = getelementptr inbounds double, ptr %941, i64 %962
  %964 = getelementptr inbounds i64, ptr %946, i64 %961
  %965 = load i64, ptr %964, align 8
  %966 = shl nsw i64 %965, 1
  %967 = getelementptr inbounds double, ptr %945, i64 %966
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %963, ptr align 8 dereferenceable(16) %967, i64 16, i1 false)
  %968 = add nsw i64 %961, 1
  %969 = icmp eq i64 %968, %942
  br i1 %969, label %947, label %960

970:
  br i1 %994, label %1052, label %957

971:
  %972 = phi i64 [ %993, %991 ], [ 1, %947 ]
  %973 = phi double [ %976, %991 ], [ 0.000000e+00, %947 ]
  %974 = icmp eq i64 %972, 1
  %975 = select contract i1 %974, double %897, double %973
  %976 = fmul contract double %975, 5.000000e-01
  %977 = call fastcc i32 @find_stages(ptr %0, double %976, ptr %4, ptr %763)
  %978 = icmp eq i32 %977, 0
  br i1 %978, label %991, label %979

979:
  call fastcc void @finish_stages(ptr %0, double %976, ptr %4)
  %980 = load i64, ptr %0, align 8
  %981 = load double, ptr %11, align 8
  %982 = fadd contract double %976, %981
  %983 = mul i64 %980, 7
  %984 = mul i64 %980, 21
  %985 = getelementptr inbounds double, ptr %241, i64 %984
  %986 = getelementptr inbounds double, ptr %756, i64 %984
  %987 = add nsw i64 %983, %909
  %988 = getelementptr inbounds double, ptr %758, i64 %987
  %989 = load double, ptr %988, align 8
  %990 = tail call contract fastcc double @margin(ptr %0, i64 %894, i64 %909, double %982, ptr %985, ptr %986, double %989)
  br label %991

991:
  %992 = phi double [ %990, %979 ], [ 0x7FF8000000000000, %971 ]
  %993 = add nsw i64 %972, 1
  %994 = fcmp contract ule double %992, 0.000000e+00
  %995 = icmp ult i64 %972, 39
  %996 = select i1 %994, i1 %995, i1 false
  br i1 %996, label %971, label %970

997:
  %998 = phi i64 [ %1050, %1044 ], [ 0, %957 ]
  %999 = phi i32 [ %1049, %1044 ], [ 0, %957 ]
  %1000 = phi double [ %1048, %1044 ], [ %958, %957 ]
  %1001 = phi double [ %1047, %1044 ], [ %959, %957 ]
  %1002 = phi double [ %1046, %1044 ], [ %897, %957 ]
  %1003 = phi double [ %1045, %1044 ], [ %936, %957 ]
  %1004 = fmul contract double %1001, %1003
  %1005 = fmul contract double %1000, %1002
  %1006 = fsub contract double %1004, %1005
  %1007 = fsub contract double %1003, %1000
  %1008 = fdiv contract double %1006, %1007
  %1009 = call fastcc i32 @find_stages(ptr %0, double %1008, ptr %4, ptr %763)
  %1010 = icmp eq i32 %1009, 0
  br i1 %1010, label %1024, label %1011

1011:
  call fastcc void @finish_stages(ptr %0, double %1008, ptr %4)
  %1012 = load i64, ptr %0, align 8
  %1013 = load double, ptr %11, align 8
  %1014 = fadd contract double %1008, %1013
  %1015 = mul i64 %1012, 7
  %1016 = mul i64 %1012, 21
  %1017 = getelementptr inbounds double, ptr %241, i64 %1016
  %1018 = getelementptr inbounds double, ptr %756, i64 %1016
  %1019 = add nsw i64 %1015, %909
  %1020 = getelementptr inbounds double, ptr %758, i64 %1019
  %1021 = load double, ptr %1020, align 8
  %1022 = tail call contract fastcc double @margin(ptr %0, i64 %894, i64 %909, double %1014, ptr %1017, ptr %1018, double %1021)
  %1023 = fcmp contract oeq double %1022, 0.000000e+00
  br i1 %1023, label %1052, label %1024

1024:
  %1025 = phi double [ %1022, %1011 ], [ 0x7FF8000000000000, %997 ]
  %1026 = fsub contract double %1002, %1001
  %1027 = fmul contract double %1002, 0x3CC0000000000000
  %1028 = fcmp contract ole double %1026, %1027
  %1029 = tail call contract double @llvm.fabs.f64(double %1025)
  %1030 = fcmp contract ole double %1029, 0x3CA0000000000000
  %1031 = select i1 %1028, i1 true, i1 %1030
  %1032 = fcmp contract uno double %1025, 0.000000e+00
  %1033 = select i1 %1031, i1 true, i1 %1032
  br i1 %1033, label %1052, label %1034

1034:
  %1035 = fcmp contract olt double %1025, 0.000000e+00
  br i1 %1035, label %1036, label %1040

1036:
  %1037 = icmp eq i32 %999, -1
  %1038 = select contract i1 %1037, double 5.000000e-01, double 1.000000e+00
  %1039 = fmul contract double %1000, %1038
  br label %1044

1040:
  %1041 = icmp eq i32 %999, 1
  %1042 = select contract i1 %1041, double 5.000000e-01, double 1.000000e+00
  %1043 = fmul contract double %1042, %1003
  br label %1044

1044:
  %1045 = phi double [ %1043, %1040 ], [ %1025, %1036 ]
  %1046 = phi double [ %1002, %1040 ], [ %1008, %1036 ]
  %1047 = phi double [ %1008, %1040 ], [ %1001, %1036 ]
  %1048 = phi double [ %1025, %1040 ], [ %1039, %1036 ]
  %1049 = phi i32 [ 1, %1040 ], [ -1, %1036 ]
  %1050 = add nsw i64 %998, 1
  %1051 = icmp eq i64 %1050, 60
  br i1 %1051, label %1052, label %997

1052:
  %1053 = phi contract double [ 0.000000e+00, %970 ], [ %897, %925 ], [ %897, %922 ], [ %1008, %1011 ], [ %1008, %1024 ], [ %1008, %1044 ]
  %1054 = call fastcc i32 @find_stages(ptr %0, double %799, ptr %4, ptr %763)
  %1055 = icmp eq i32 %1054, 0
  br i1 %1055, label %1057, label %1056

1056:
  call fastcc void @finish_stages(ptr %0, double %799, ptr %4)
  br label %1057

1057:
  %1058 = load i64, ptr %6, align 8
  %1059 = icmp eq i64 %1058, 0
  %1060 = load double, ptr %49, align 8
  %1061 = fcmp contract olt double %1053, %1060
  %1062 = select i1 %1059, i1 true, i1 %1061
  br i1 %1062, label %1063, label %1064

1063:
  store i64 %894, ptr %6, align 8
  store i64 %909, ptr %50, align 8
  store double %1053, ptr %49, align 8
  br label %1064

1064:
  %1065 = phi i64 [ %894, %1063 ], [ %907, %906 ], [ %1058, %1057 ]
  %1066 = phi i64 [ %894, %1063 ], [ %908, %906 ], [ %1058, %1057 ]
  %1067 = add nsw i64 %909, 1
  %1068 = icmp eq i64 %1067, %305
  br i1 %1068, label %901, label %906

1069:
  %1070 = phi i64 [ %902, %889 ], [ %883, %882 ]
  %1071 = load double, ptr %49, align 8
  br label %1072

1072:
  %1073 = phi i64 [ %1070, %1069 ], [ 0, %889 ]
  %1074 = phi double [ %1071, %1069 ], [ %799, %889 ]
  %1075 = fcmp contract ogt double %1074, 0.000000e+00
  br i1 %1075, label %1076, label %1134

1076:
  %1077 = fcmp contract une double %1074, %799
  br i1 %1077, label %1078, label %1080

1078:
  %1079 = call fastcc i32 @find_stages(ptr %0, double %1074, ptr %4, ptr %763)
  call fastcc void @finish_stages(ptr %0, double %1074, ptr %4)
  br label %1080

1080:
  %1081 = load double, ptr %11, align 8
  %1082 = fadd contract double %1074, %1081
  store double %1082, ptr %11, align 8
  br i1 %306, label %1083, label %1094

1083:
  %1084 = mul i64 %305, 21
  %1085 = getelementptr inbounds double, ptr %754, i64 %1084
  %1086 = load ptr, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1086, ptr align 8 %1085, i64 %751, i1 false)
  %1087 = mul nsw i64 %305, 7
  %1088 = getelementptr inbounds double, ptr %758, i64 %1087
  %1089 = load ptr, ptr %41, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1089, ptr align 8 %1088, i64 %759, i1 false)
  %1090 = shl i64 %305, 1
  %1091 = load ptr, ptr %19, align 8
  %1092 = tail call i64 @llvm.smax.i64(i64 %1090, i64 1)
  %1093 = shl i64 %1092, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1091, i8 0, i64 %1093, i1 false)
  br label %1094

1094:
  br i1 %322, label %1095, label %1112

1095:
  %1096 = load ptr, ptr %19, align 8
  %1097 = load ptr, ptr %38, align 8
  %1098 = mul nsw i64 %321, 7
  br label %1101

1099:
  %1100 = load ptr, ptr %34, align 8
  br label %1123

1101:
  %1102 = phi i64 [ 0, %1095 ], [ %1110, %1101 ]
  %1103 = getelementptr inbounds i64, ptr %1097, i64 %1102
  %1104 = load i64, ptr %1103, align 8
  %1105 = shl nsw i64 %1104, 1
  %1106 = getelementptr inbounds double, ptr %1096, i64 %1105
  %1107 = add nsw i64 %1102, %1098
  %1108 = shl nsw i64 %1107, 1
  %1109 = getelementptr inbounds double, ptr %760, i64 %1108
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1106, ptr align 8 dereferenceable(16) %1109, i64 16, i1 false)
  %1110 = add nsw i64 %1102, 1
  %1111 = icmp eq i64 %1110, %321
  br i1 %1111, label %1099, label %1101

1112:
  %1113 = tail call contract double @llvm.maxnum.f64(double %864, double 1.000000e-300)
  %1114 = fdiv contract double 2.000000e-16, %1113
  %1115 = tail call contract double @llvm.sqrt.f64(double %1114)
  %1116 = tail call contract double @llvm.sqrt.f64(double %1115)
  %1117 = tail call contract double @llvm.sqrt.f64(double %1116)
  %1118 = tail call contract double @llvm.sqrt.f64(double %1117)
  %1119 = fmul contract double %1118, 8.000000e-01
  %1120 = tail call contract double @llvm.minnum.f64(double %1119, double 4.000000e+00)
  %1121 = fmul contract double %799, %1120
  %1122 = load i64, ptr %6, align 8
  br label %1134

1123:
  %1124 = phi i64 [ 0, %1099 ], [ %1132, %1123 ]
  %1125 = getelementptr inbounds i64, ptr %1097, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = shl nsw i64 %1126, 1
  %1128 = getelementptr inbounds double, ptr %1100, i64 %1127
  %1129 = add nsw i64 %1124, %1098
  %1130 = shl nsw i64 %1129, 1
  %1131 = getelementptr inbounds double, ptr %762, i64 %1130
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1128, ptr align 8 dereferenceable(16) %1131, i64 16, i1 false)
  %1132 = add nsw i64 %1124, 1
  %1133 = icmp eq i64 %1132, %321
  br i1 %1133, label %1112, label %1123

1134:
  %1135 = phi i64 [ %796, %795 ], [ %1122, %1112 ], [ %1073, %1072 ]
  %1136 = phi double [ 0.000000e+00, %795 ], [ %1121, %1112 ], [ %799, %1072 ]
  %1137 = icmp eq i64 %1135, 0
  %1138 = fcmp contract oeq double %750, %747
  %1139 = select i1 %1137, i1 %1138, i1 false
  br i1 %1139, label %1178, label %1182

1140:
  %1141 = phi i64 [ %1176, %1174 ], [ 0, %746 ]
  %1142 = phi double [ %1175, %1174 ], [ %748, %746 ]
  %1143 = getelementptr inbounds i64, ptr %510, i64 %1141
  %1144 = load i64, ptr %1143, align 8
  %1145 = shl nsw i64 %1144, 1
  %1146 = getelementptr inbounds double, ptr %512, i64 %1145
  %1147 = load double, ptr %1146, align 8
  %1148 = fmul contract double %1147, %1147
  %1149 = getelementptr inbounds double, ptr %1146, i64 1
  %1150 = load double, ptr %1149, align 8
  %1151 = fmul contract double %1150, %1150
  %1152 = fadd contract double %1148, %1151
  %1153 = tail call contract double @llvm.sqrt.f64(double %1152)
  %1154 = mul nsw i64 %1144, 3
  %1155 = getelementptr double, ptr %242, i64 %1154
  %1156 = getelementptr inbounds double, ptr %511, i64 %1145
  %1157 = load double, ptr %1155, align 8
  %1158 = load double, ptr %1156, align 8
  %1159 = fmul contract double %1157, %1158
  %1160 = getelementptr inbounds double, ptr %1155, i64 1
  %1161 = load double, ptr %1160, align 8
  %1162 = getelementptr inbounds double, ptr %1156, i64 1
  %1163 = load double, ptr %1162, align 8
  %1164 = fmul contract double %1161, %1163
  %1165 = fadd contract double %1159, %1164
  %1166 = fcmp contract ogt double %1153, 0.000000e+00
  %1167 = fcmp contract olt double %1165, 0.000000e+00
  %1168 = select i1 %1166, i1 %1167, i1 false
  br i1 %1168, label %1169, label %1174

1169:
  %1170 = fneg contract double %1165
  %1171 = fmul contract double %1153, 7.500000e-01
  %1172 = fdiv contract double %1171, %1170
  %1173 = tail call contract double @llvm.minnum.f64(double %1142, double %1172)
  br label %1174

1174:
  %1175 = phi double [ %1173, %1169 ], [ %1142, %1140 ]
  %1176 = add nsw i64 %1141, 1
  %1177 = icmp eq i64 %1176, %321
  br i1 %1177, label %749, label %1140

1178:
  %1179 = load double, ptr %11, align 8
  %1180 = fcmp contract ult double %1179, 0x3FEFFFFFFFFFFFF8
  br i1 %1180, label %1188, label %1181

1181:
  store i64 2, ptr %6, align 8
  br label %1183

1182:
  br i1 %1137, label %1188, label %1183

1183:
  %1184 = phi i64 [ 2, %1181 ], [ %1135, %1182 ]
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %6, ptr %241)
  %1185 = and i64 %1184, -2
  %1186 = icmp eq i64 %1185, 6
  %1187 = zext i1 %1186 to i32
  br label %1192

1188:
  %1189 = add nsw i64 %249, 1
  %1190 = icmp ugt i64 %249, 398
  %1191 = icmp eq i64 %1189, 400
  br i1 %1191, label %1194, label %246

1192:
  %1193 = phi i32 [ %1187, %1183 ], [ 0, %698 ]
  br i1 %247, label %1194, label %1195

1194:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %7, ptr %241)
  br label %1195

1195:
  %1196 = phi i32 [ 0, %1194 ], [ %1193, %1192 ]
  %1197 = load double, ptr %11, align 8
  %1198 = fcmp contract olt double %1197, 0x7FF0000000000000
  br i1 %1198, label %1199, label %1216

1199:
  %1200 = load i64, ptr %0, align 8
  %1201 = icmp sgt i64 %1200, 0
  br i1 %1201, label %1202, label %1212

1202:
  %1203 = load ptr, ptr %37, align 8
  br label %1204

1204:
  %1205 = phi i64 [ 0, %1202 ], [ %1209, %1204 ]
  %1206 = getelementptr inbounds i64, ptr %1203, i64 %1205
  %1207 = load i64, ptr %1206, align 8
  %1208 = getelementptr inbounds i64, ptr %2, i64 %1205
  store i64 %1207, ptr %1208, align 8
  %1209 = add nsw i64 %1205, 1
  %1210 = load i64, ptr %0, align 8
  %1211 = icmp slt i64 %1209, %1210
  br i1 %1211, label %1204, label %1212

1212:
  %1213 = phi i64 [ %1200, %1199 ], [ %1210, %1204 ]
  %1214 = add nsw i64 %54, 1
  %1215 = icmp eq i64 %1214, 200
  br i1 %1215, label %1216, label %51

1216:
  %1217 = phi i64 [ %245, %243 ], [ 4, %1212 ], [ 0, %80 ], [ 3, %1195 ]
  ret i64 %1217
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
  %15 = phi i64 [ 0, %7 ], [ %34, %31 ]
  %16 = getelementptr inbounds double, ptr %9, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = mul nsw i64 %15, %5
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  br label %20

20:
  %21 = phi i64 [ %29, %20 ], [ 0, %14 ]
  %22 = phi double [ %28, %20 ], [ 0.000000e+00, %14 ]
  %23 = getelementptr inbounds double, ptr %19, i64 %21
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %1, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = fmul contract double %24, %26
  %28 = fadd contract double %22, %27
  %29 = add nsw i64 %21, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %31, label %20

31:
  %32 = fadd contract double %17, %28
  %33 = getelementptr inbounds double, ptr %2, i64 %15
  store double %32, ptr %33, align 8
  %34 = add nsw i64 %15, 1
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %13, label %14
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
  %60 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %61 = mul nsw i64 %60, %8
  %62 = getelementptr inbounds double, ptr %46, i64 %61
  br label %63

63:
  %64 = phi i64 [ %72, %63 ], [ 0, %59 ]
  %65 = phi double [ %71, %63 ], [ 0.000000e+00, %59 ]
  %66 = getelementptr inbounds double, ptr %62, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %2, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fmul contract double %67, %69
  %71 = fadd contract double %65, %70
  %72 = add nsw i64 %64, 1
  %73 = icmp eq i64 %72, %8
  br i1 %73, label %74, label %63

74:
  %75 = getelementptr inbounds double, ptr %3, i64 %60
  store double %71, ptr %75, align 8
  %76 = add nsw i64 %60, 1
  %77 = icmp eq i64 %76, %47
  br i1 %77, label %58, label %59
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
  %53 = fsub contract double %52, %48
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
  %45 = phi double [ %46, %293 ], [ 1.000000e+00, %22 ]
  %46 = phi double [ %294, %293 ], [ 1.000000e+00, %22 ]
  %47 = phi i64 [ %295, %293 ], [ 0, %22 ]
  br label %102

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
  br i1 %69, label %100, label %52

70:
  %71 = add nsw i64 %61, 1
  %72 = icmp eq i64 %71, %50
  br i1 %72, label %67, label %60

73:
  %74 = phi i1 [ true, %60 ], [ false, %77 ]
  %75 = phi i64 [ 0, %60 ], [ 1, %77 ]
  %76 = add nsw i64 %75, 1
  br label %85

77:
  %78 = or i64 %75, %64
  %79 = getelementptr inbounds double, ptr %57, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul contract double %97, %1
  %82 = fadd contract double %81, %80
  %83 = or i64 %75, %66
  %84 = getelementptr inbounds double, ptr %58, i64 %83
  store double %82, ptr %84, align 8
  br i1 %74, label %73, label %70

85:
  %86 = phi i64 [ 0, %73 ], [ %98, %85 ]
  %87 = phi double [ 0.000000e+00, %73 ], [ %97, %85 ]
  %88 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %53, i64 %86
  %89 = load double, ptr %88, align 8
  %90 = mul i64 %86, %49
  %91 = add i64 %90, %63
  %92 = mul i64 %91, 3
  %93 = add i64 %76, %92
  %94 = getelementptr inbounds double, ptr %56, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fmul contract double %89, %95
  %97 = fadd contract double %87, %96
  %98 = add nsw i64 %86, 1
  %99 = icmp eq i64 %98, 8
  br i1 %99, label %77, label %85

100:
  %101 = fcmp contract ugt double %46, 0x3D06849B86A12B9B
  br i1 %101, label %114, label %317

102:
  %103 = phi i64 [ 0, %44 ], [ %112, %102 ]
  %104 = load ptr, ptr %12, align 8
  %105 = mul i64 %25, %103
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = load ptr, ptr %2, align 8
  %108 = mul nsw i64 %23, %103
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = load ptr, ptr %26, align 8
  %111 = getelementptr inbounds double, ptr %110, i64 %108
  tail call fastcc void @find_rates(ptr %0, ptr %106, ptr %109, ptr %111, ptr %24)
  %112 = add nsw i64 %103, 1
  %113 = icmp eq i64 %112, 8
  br i1 %113, label %48, label %102

114:
  %115 = fcmp contract uge double %45, 1.000000e-09
  %116 = fmul contract double %45, 5.000000e-01
  %117 = fcmp contract ult double %46, %116
  %118 = select i1 %115, i1 true, i1 %117
  br i1 %118, label %119, label %317

119:
  %120 = icmp eq i64 %47, 14
  br i1 %120, label %353, label %121

121:
  %122 = mul nsw i64 %49, 3
  %123 = shl i64 %50, 3
  %124 = shl i64 %50, 1
  %125 = getelementptr inbounds double, ptr %24, i64 %124
  %126 = getelementptr inbounds double, ptr %125, i64 %122
  %127 = shl i64 %50, 4
  %128 = getelementptr inbounds double, ptr %126, i64 %122
  br label %129

129:
  %130 = phi i64 [ 0, %121 ], [ %147, %146 ]
  br i1 %51, label %131, label %143

131:
  %132 = mul i64 %130, %124
  %133 = mul nsw i64 %130, %122
  %134 = mul nsw i64 %130, %50
  %135 = load ptr, ptr %12, align 8
  br label %148

136:
  %137 = load ptr, ptr %28, align 8
  %138 = or i64 %123, 1
  %139 = tail call i64 @llvm.smax.i64(i64 %123, i64 1)
  br label %219

140:
  %141 = add nsw i64 %130, 1
  %142 = icmp eq i64 %141, 8
  br i1 %142, label %136, label %146

143:
  %144 = add nsw i64 %130, 1
  %145 = icmp eq i64 %144, 8
  br i1 %145, label %274, label %146

146:
  %147 = phi i64 [ %141, %140 ], [ %144, %143 ]
  br label %129

148:
  %149 = phi ptr [ %135, %131 ], [ %169, %172 ]
  %150 = phi i64 [ 0, %131 ], [ %173, %172 ]
  %151 = getelementptr inbounds double, ptr %149, i64 %132
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %151, i64 %127, i1 false)
  %152 = shl nsw i64 %150, 1
  %153 = getelementptr inbounds double, ptr %24, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds double, ptr %153, i64 1
  %156 = load double, ptr %155, align 8
  %157 = fmul contract double %156, 0x3E7AD7F29ABCAF48
  %158 = fsub contract double %154, %157
  %159 = fmul contract double %154, 0x3E7AD7F29ABCAF48
  %160 = fadd contract double %156, %159
  %161 = fmul contract double %158, %158
  %162 = fmul contract double %160, %160
  %163 = fadd contract double %162, %161
  %164 = tail call contract double @llvm.sqrt.f64(double %163)
  %165 = fdiv contract double %158, %164
  store double %165, ptr %153, align 8
  %166 = fdiv contract double %160, %164
  store double %166, ptr %155, align 8
  tail call fastcc void @find_rates(ptr %0, ptr %24, ptr %125, ptr %126, ptr %128)
  %167 = load ptr, ptr %14, align 8
  %168 = load ptr, ptr %26, align 8
  %169 = load ptr, ptr %12, align 8
  %170 = add nsw i64 %150, %134
  %171 = mul nsw i64 %170, %123
  br label %175

172:
  %173 = add nsw i64 %150, 1
  %174 = icmp eq i64 %173, %50
  br i1 %174, label %140, label %148

175:
  %176 = phi i64 [ 0, %148 ], [ %197, %196 ]
  %177 = getelementptr inbounds i64, ptr %167, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %178, 3
  %180 = add nsw i64 %179, 1
  %181 = getelementptr inbounds double, ptr %126, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = add nsw i64 %180, %133
  %184 = getelementptr inbounds double, ptr %168, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = fsub contract double %182, %185
  %187 = fdiv contract double %186, 0x3E7AD7F29ABCAF48
  %188 = add nsw i64 %179, 2
  %189 = getelementptr inbounds double, ptr %126, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = add nsw i64 %183, 1
  %192 = getelementptr inbounds double, ptr %168, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = fsub contract double %190, %193
  %195 = fdiv contract double %194, 0x3E7AD7F29ABCAF48
  br label %199

196:
  %197 = add nsw i64 %176, 1
  %198 = icmp eq i64 %197, %50
  br i1 %198, label %172, label %175

199:
  %200 = phi i64 [ 0, %175 ], [ %217, %199 ]
  %201 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %200, i64 %130
  %202 = load double, ptr %201, align 8
  %203 = fmul contract double %202, %1
  %204 = mul nsw i64 %200, %50
  %205 = add nsw i64 %204, %176
  %206 = shl nsw i64 %205, 1
  %207 = getelementptr inbounds double, ptr %169, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fmul contract double %195, %208
  %210 = getelementptr inbounds double, ptr %207, i64 1
  %211 = load double, ptr %210, align 8
  %212 = fmul contract double %187, %211
  %213 = fsub contract double %209, %212
  %214 = fmul contract double %203, %213
  %215 = add i64 %205, %171
  %216 = getelementptr inbounds double, ptr %3, i64 %215
  store double %214, ptr %216, align 8
  %217 = add nsw i64 %200, 1
  %218 = icmp eq i64 %217, 8
  br i1 %218, label %196, label %199

219:
  %220 = phi i64 [ 0, %136 ], [ %272, %271 ]
  %221 = shl nsw i64 %220, 1
  %222 = getelementptr inbounds double, ptr %169, i64 %221
  %223 = getelementptr inbounds double, ptr %137, i64 %221
  %224 = load double, ptr %222, align 8
  %225 = load double, ptr %223, align 8
  %226 = fmul contract double %224, %225
  %227 = getelementptr inbounds double, ptr %222, i64 1
  %228 = load double, ptr %227, align 8
  %229 = getelementptr inbounds double, ptr %223, i64 1
  %230 = load double, ptr %229, align 8
  %231 = fmul contract double %228, %230
  %232 = fadd contract double %226, %231
  %233 = mul i64 %220, %138
  %234 = getelementptr inbounds double, ptr %3, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fsub contract double %235, %232
  store double %236, ptr %234, align 8
  %237 = load double, ptr %222, align 8
  %238 = load double, ptr %229, align 8
  %239 = fmul contract double %237, %238
  %240 = load double, ptr %227, align 8
  %241 = load double, ptr %223, align 8
  %242 = fmul contract double %240, %241
  %243 = fsub contract double %239, %242
  %244 = getelementptr inbounds double, ptr %10, i64 %220
  store double %243, ptr %244, align 8
  br label %247

245:
  %246 = fcmp contract ogt double %256, 0.000000e+00
  br i1 %246, label %262, label %271

247:
  %248 = phi i64 [ %257, %247 ], [ 0, %219 ]
  %249 = phi double [ %256, %247 ], [ 0.000000e+00, %219 ]
  %250 = mul nsw i64 %248, %123
  %251 = add nsw i64 %250, %220
  %252 = getelementptr inbounds double, ptr %3, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = tail call contract double @llvm.fabs.f64(double %253)
  %255 = fcmp contract ogt double %249, %254
  %256 = select contract i1 %255, double %249, double %254
  %257 = add nsw i64 %248, 1
  %258 = icmp eq i64 %257, %139
  br i1 %258, label %245, label %247

259:
  %260 = load double, ptr %244, align 8
  %261 = fdiv contract double %260, %256
  store double %261, ptr %244, align 8
  br label %271

262:
  %263 = phi i64 [ %269, %262 ], [ 0, %245 ]
  %264 = mul nsw i64 %263, %123
  %265 = add nsw i64 %264, %220
  %266 = getelementptr inbounds double, ptr %3, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = fdiv contract double %267, %256
  store double %268, ptr %266, align 8
  %269 = add nsw i64 %263, 1
  %270 = icmp eq i64 %269, %139
  br i1 %270, label %259, label %262

271:
  %272 = add nsw i64 %220, 1
  %273 = icmp eq i64 %272, %139
  br i1 %273, label %274, label %219

274:
  %275 = tail call contract fastcc double @solve_square(ptr %3, ptr %10, i64 %8, i64 1)
  %276 = fcmp contract ogt double %275, 0.000000e+00
  br i1 %276, label %277, label %353

277:
  br i1 %11, label %283, label %293

278:
  %279 = fcmp contract ugt double %290, 2.000000e+00
  br i1 %279, label %353, label %280

280:
  br i1 %11, label %281, label %293

281:
  %282 = load ptr, ptr %12, align 8
  br label %296

283:
  %284 = phi i64 [ %291, %283 ], [ 0, %277 ]
  %285 = phi double [ %290, %283 ], [ 0.000000e+00, %277 ]
  %286 = getelementptr inbounds double, ptr %10, i64 %284
  %287 = load double, ptr %286, align 8
  %288 = tail call contract double @llvm.fabs.f64(double %287)
  %289 = fcmp contract ogt double %285, %288
  %290 = select contract i1 %289, double %285, double %288
  %291 = add nsw i64 %284, 1
  %292 = icmp eq i64 %291, %29
  br i1 %292, label %278, label %283

293:
  %294 = phi double [ %290, %280 ], [ 0.000000e+00, %277 ], [ %290, %296 ]
  %295 = add nsw i64 %47, 1
  br label %44

296:
  %297 = phi i64 [ 0, %281 ], [ %315, %296 ]
  %298 = shl nsw i64 %297, 1
  %299 = getelementptr inbounds double, ptr %282, i64 %298
  %300 = getelementptr inbounds double, ptr %10, i64 %297
  %301 = load double, ptr %300, align 8
  %302 = load double, ptr %299, align 8
  %303 = getelementptr inbounds double, ptr %299, i64 1
  %304 = load double, ptr %303, align 8
  %305 = fmul contract double %301, %304
  %306 = fadd contract double %302, %305
  %307 = fmul contract double %301, %302
  %308 = fsub contract double %304, %307
  %309 = fmul contract double %306, %306
  %310 = fmul contract double %308, %308
  %311 = fadd contract double %310, %309
  %312 = tail call contract double @llvm.sqrt.f64(double %311)
  %313 = fdiv contract double %306, %312
  store double %313, ptr %299, align 8
  %314 = fdiv contract double %308, %312
  store double %314, ptr %303, align 8
  %315 = add nsw i64 %297, 1
  %316 = icmp eq i64 %315, %29
  br i1 %316, label %293, label %296

317:
  %318 = icmp slt i64 %7, 1
  br i1 %318, label %353, label %319

319:
  %320 = load ptr, ptr %12, align 8
  %321 = load ptr, ptr %28, align 8
  %322 = load double, ptr %320, align 8
  %323 = load double, ptr %321, align 8
  %324 = fmul contract double %322, %323
  %325 = getelementptr inbounds double, ptr %320, i64 1
  %326 = load double, ptr %325, align 8
  %327 = getelementptr inbounds double, ptr %321, i64 1
  %328 = load double, ptr %327, align 8
  %329 = fmul contract double %326, %328
  %330 = fadd contract double %324, %329
  %331 = fcmp contract ogt double %330, 0.000000e+00
  br i1 %331, label %332, label %353

332:
  %333 = phi i64 [ %334, %336 ], [ 0, %319 ]
  %334 = add nsw i64 %333, 1
  %335 = icmp eq i64 %334, %29
  br i1 %335, label %350, label %336

336:
  %337 = shl nsw i64 %334, 1
  %338 = getelementptr inbounds double, ptr %320, i64 %337
  %339 = getelementptr inbounds double, ptr %321, i64 %337
  %340 = load double, ptr %338, align 8
  %341 = load double, ptr %339, align 8
  %342 = fmul contract double %340, %341
  %343 = getelementptr inbounds double, ptr %338, i64 1
  %344 = load double, ptr %343, align 8
  %345 = getelementptr inbounds double, ptr %339, i64 1
  %346 = load double, ptr %345, align 8
  %347 = fmul contract double %344, %346
  %348 = fadd contract double %342, %347
  %349 = fcmp contract ogt double %348, 0.000000e+00
  br i1 %349, label %332, label %350

350:
  %351 = icmp sge i64 %334, %8
  %352 = zext i1 %351 to i32
  br label %353

353:
  %354 = phi i32 [ 1, %317 ], [ 0, %319 ], [ %352, %350 ], [ 0, %278 ], [ 0, %274 ], [ 0, %119 ]
  ret i32 %354
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
  br label %50

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
  %23 = phi i64 [ 0, %19 ], [ %35, %29 ]
  br label %37

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
  %32 = fmul contract double %47, %1
  %33 = fadd contract double %32, %31
  %34 = getelementptr inbounds double, ptr %18, i64 %23
  store double %33, ptr %34, align 8
  %35 = add nsw i64 %23, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %24, label %22

37:
  %38 = phi i64 [ 0, %22 ], [ %48, %37 ]
  %39 = phi double [ 0.000000e+00, %22 ], [ %47, %37 ]
  %40 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %15, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = mul nsw i64 %38, %5
  %43 = add nsw i64 %42, %23
  %44 = getelementptr inbounds double, ptr %20, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul contract double %41, %45
  %47 = fadd contract double %39, %46
  %48 = add nsw i64 %38, 1
  %49 = icmp eq i64 %48, 8
  br i1 %49, label %29, label %37

50:
  %51 = phi i64 [ 0, %11 ], [ %63, %62 ]
  br i1 %7, label %52, label %62

52:
  %53 = load ptr, ptr %2, align 8
  %54 = load ptr, ptr %8, align 8
  %55 = load ptr, ptr %12, align 8
  %56 = load ptr, ptr %13, align 8
  %57 = mul nsw i64 %51, %4
  br label %59

58:
  ret void

59:
  %60 = phi i64 [ 0, %52 ], [ %72, %65 ]
  %61 = mul nsw i64 %60, 3
  br label %74

62:
  %63 = add nsw i64 %51, 1
  %64 = icmp eq i64 %63, 8
  br i1 %64, label %58, label %50

65:
  %66 = getelementptr inbounds double, ptr %55, i64 %60
  %67 = load double, ptr %66, align 8
  %68 = fmul contract double %87, %1
  %69 = fadd contract double %68, %67
  %70 = add nsw i64 %60, %57
  %71 = getelementptr inbounds double, ptr %56, i64 %70
  store double %69, ptr %71, align 8
  %72 = add nsw i64 %60, 1
  %73 = icmp eq i64 %72, %4
  br i1 %73, label %62, label %59

74:
  %75 = phi i64 [ 0, %59 ], [ %88, %74 ]
  %76 = phi double [ 0.000000e+00, %59 ], [ %87, %74 ]
  %77 = getelementptr inbounds [8 x [8 x double]], ptr @RADAU_A, i64 0, i64 %51, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = mul nsw i64 %75, %5
  %80 = add nsw i64 %79, %61
  %81 = getelementptr inbounds double, ptr %53, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul contract double %78, %82
  %84 = getelementptr inbounds double, ptr %54, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = fmul contract double %83, %85
  %87 = fadd contract double %76, %86
  %88 = add nsw i64 %75, 1
  %89 = icmp eq i64 %88, 8
  br i1 %89, label %65, label %74
}

define internal fastcc double @margin(ptr %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, double %6) {
  %8 = mul nsw i64 %2, 3
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  switch i64 %1, label %104 [
    i64 1, label %10
    i64 3, label %18
    i64 4, label %34
    i64 6, label %60
    i64 7, label %77
  ]

10:
  %11 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 11
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %104

14:
  %15 = getelementptr inbounds double, ptr %5, i64 %8
  %16 = load double, ptr %15, align 8
  %17 = fneg contract double %16
  br label %104

18:
  %19 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 11
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %104

22:
  %23 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %2
  %26 = load double, ptr %25, align 8
  %27 = fcmp contract ogt double %26, 0.000000e+00
  br i1 %27, label %28, label %104

28:
  %29 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 %2
  %32 = load double, ptr %31, align 8
  %33 = fsub contract double %32, %6
  br label %104

34:
  %35 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 12
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %104, label %38

38:
  %39 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i64, ptr %40, i64 %2
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %42, 1
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %104

45:
  %46 = getelementptr inbounds double, ptr %5, i64 %8
  %47 = load double, ptr %46, align 8
  %48 = fsub contract double 1.000000e+00, %3
  %49 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 15
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %2
  %52 = load double, ptr %51, align 8
  %53 = fmul contract double %48, %52
  %54 = fadd contract double %47, %53
  %55 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 22
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %2
  %58 = load double, ptr %57, align 8
  %59 = fsub contract double %54, %58
  br label %104

60:
  %61 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 %2
  %64 = load i64, ptr %63, align 8
  %65 = and i64 %64, 1
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %104, label %67

67:
  %68 = load double, ptr %9, align 8
  %69 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %2
  %72 = load double, ptr %71, align 8
  %73 = fsub contract double %68, %72
  %74 = tail call contract double @llvm.fabs.f64(double %68)
  %75 = fmul contract double %74, 0x3D06849B86A12B9B
  %76 = fadd contract double %75, %73
  br label %104

77:
  %78 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %79, i64 %2
  %81 = load i64, ptr %80, align 8
  %82 = and i64 %81, 4
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %104, label %84

84:
  %85 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 2
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %86, i64 %2
  %88 = load double, ptr %87, align 8
  %89 = load double, ptr %9, align 8
  %90 = fmul contract double %88, %89
  %91 = getelementptr inbounds double, ptr %9, i64 1
  %92 = load double, ptr %91, align 8
  %93 = fmul contract double %92, %92
  %94 = getelementptr inbounds double, ptr %91, i64 1
  %95 = load double, ptr %94, align 8
  %96 = fmul contract double %95, %95
  %97 = fadd contract double %93, %96
  %98 = tail call contract double @llvm.sqrt.f64(double %97)
  %99 = fsub contract double %90, %98
  %100 = fmul contract double %88, 0x3D06849B86A12B9B
  %101 = tail call contract double @llvm.fabs.f64(double %89)
  %102 = fmul contract double %100, %101
  %103 = fadd contract double %102, %99
  br label %104

104:
  %105 = phi double [ %17, %14 ], [ %33, %28 ], [ %76, %67 ], [ %103, %84 ], [ %59, %45 ], [ 0x7FF0000000000000, %7 ], [ 0x7FF0000000000000, %77 ], [ 0x7FF0000000000000, %10 ], [ 0x7FF0000000000000, %22 ], [ 0x7FF0000000000000, %18 ], [ 0x7FF0000000000000, %38 ], [ 0x7FF0000000000000, %34 ], [ 0x7FF0000000000000, %60 ]
  ret double %105
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
  %39 = fcmp contract ogt double %38, 0.000000e+00
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
  %47 = fcmp contract ogt double %46, 0.000000e+00
  br i1 %47, label %48, label %61

48:
  %49 = load ptr, ptr %15, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %25
  %51 = load double, ptr %50, align 8
  %52 = fcmp contract oeq double %51, 0.000000e+00
  br i1 %52, label %53, label %61

53:
  %54 = getelementptr inbounds double, ptr %49, i64 %26
  %55 = load double, ptr %54, align 8
  %56 = fcmp contract une double %55, 0.000000e+00
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
  %107 = fcmp contract ogt double %106, 0.000000e+00
  br i1 %107, label %108, label %119

108:
  %109 = load ptr, ptr %18, align 8
  %110 = shl nsw i64 %92, 1
  %111 = getelementptr inbounds double, ptr %109, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fcmp contract oeq double %112, 0.000000e+00
  br i1 %113, label %114, label %119

114:
  %115 = or i64 %110, 1
  %116 = getelementptr inbounds double, ptr %109, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fcmp contract oeq double %117, 0.000000e+00
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
