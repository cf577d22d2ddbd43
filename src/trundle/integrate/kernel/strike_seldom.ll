; source c919e0140e4ac8f45470f1551ebbee83a8bb2f7b5a7e8bf0ec0abde2ef257fc9
%struct.Ending = type { i64, i64, double }
%struct.Group = type { i64, i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Course = type { i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr }
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
  store double 0.000000e+00, ptr %11, align 8
  %23 = icmp sgt i64 %0, 0
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
  br i1 %12, label %15, label %187

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
  br label %52

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
  br i1 %35, label %50, label %184

50:
  %51 = load ptr, ptr %33, align 8
  br label %81

52:
  %53 = phi i64 [ 0, %36 ], [ %70, %52 ]
  %54 = getelementptr inbounds double, ptr %38, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = mul nsw i64 %53, 3
  %57 = getelementptr inbounds double, ptr %34, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call contract double @llvm.minnum.f64(double %58, double 0.000000e+00)
  %60 = fmul contract double %55, %59
  %61 = getelementptr inbounds double, ptr %2, i64 %56
  %62 = load double, ptr %61, align 8
  %63 = fadd contract double %62, %60
  store double %63, ptr %61, align 8
  %64 = shl nsw i64 %53, 1
  %65 = or i64 %64, 1
  %66 = getelementptr inbounds double, ptr %17, i64 %65
  store double 0.000000e+00, ptr %66, align 8
  %67 = getelementptr inbounds double, ptr %17, i64 %64
  store double 0.000000e+00, ptr %67, align 8
  %68 = getelementptr inbounds double, ptr %16, i64 %53
  store double 0.000000e+00, ptr %68, align 8
  %69 = getelementptr inbounds i64, ptr %19, i64 %53
  store i64 1, ptr %69, align 8
  %70 = add nsw i64 %53, 1
  %71 = icmp eq i64 %70, %13
  br i1 %71, label %39, label %52

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
  %82 = phi i64 [ 0, %50 ], [ %90, %81 ]
  %83 = phi i32 [ 0, %50 ], [ %89, %81 ]
  %84 = mul nsw i64 %82, 3
  %85 = getelementptr inbounds double, ptr %51, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp contract ule double %86, 1.000000e-13
  %88 = zext i1 %87 to i32
  %89 = or i32 %83, %88
  %90 = add nsw i64 %82, 1
  %91 = icmp eq i64 %90, %13
  br i1 %91, label %72, label %81

92:
  %93 = icmp ne i64 %73, 1
  %94 = select i1 %93, i1 %75, i1 false
  br i1 %94, label %105, label %184

95:
  %96 = phi i64 [ 0, %72 ], [ %103, %100 ]
  br i1 %76, label %97, label %100

97:
  %98 = getelementptr inbounds double, ptr %77, i64 %96
  %99 = load double, ptr %98, align 8
  br label %100

100:
  %101 = phi contract double [ %99, %97 ], [ 0.000000e+00, %95 ]
  %102 = getelementptr inbounds double, ptr %79, i64 %96
  store double %101, ptr %102, align 8
  %103 = add nsw i64 %96, 1
  %104 = icmp eq i64 %103, %80
  br i1 %104, label %92, label %95

105:
  %106 = icmp eq i64 %73, 0
  %107 = select i1 %106, i64 6, i64 7
  %108 = sitofp i64 %107 to double
  store double %108, ptr %1, align 8
  %109 = getelementptr inbounds double, ptr %1, i64 1
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %109, i8 0, i64 16, i1 false)
  %110 = load i64, ptr %0, align 8
  %111 = sitofp i64 %110 to double
  %112 = getelementptr inbounds double, ptr %1, i64 3
  store double %111, ptr %112, align 8
  %113 = icmp sgt i64 %73, 0
  br i1 %113, label %116, label %114

114:
  %115 = sitofp i64 %73 to double
  store double %115, ptr %109, align 8
  br label %148

116:
  %117 = load ptr, ptr %25, align 8
  %118 = mul i64 %110, 3
  %119 = icmp sgt i64 %110, 0
  %120 = tail call i64 @llvm.smax.i64(i64 %118, i64 1)
  br label %151

121:
  %122 = sitofp i64 %73 to double
  store double %122, ptr %109, align 8
  %123 = getelementptr inbounds double, ptr %1, i64 4
  %124 = getelementptr inbounds double, ptr %123, i64 %13
  %125 = load ptr, ptr %21, align 8
  br label %126

126:
  %127 = phi i64 [ 0, %121 ], [ %134, %130 ]
  %128 = phi ptr [ %124, %121 ], [ %133, %130 ]
  %129 = mul nsw i64 %127, %13
  br label %136

130:
  %131 = mul i64 %127, %14
  %132 = getelementptr inbounds double, ptr %117, i64 %131
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %143, ptr align 8 %132, i64 %26, i1 false)
  %133 = getelementptr inbounds double, ptr %143, i64 %14
  %134 = add nsw i64 %127, 1
  %135 = icmp eq i64 %134, %73
  br i1 %135, label %146, label %126

136:
  %137 = phi i64 [ 0, %126 ], [ %144, %136 ]
  %138 = phi ptr [ %128, %126 ], [ %143, %136 ]
  %139 = add nsw i64 %137, %129
  %140 = getelementptr inbounds i64, ptr %125, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = sitofp i64 %141 to double
  %143 = getelementptr inbounds double, ptr %138, i64 1
  store double %142, ptr %138, align 8
  %144 = add nsw i64 %137, 1
  %145 = icmp eq i64 %144, %13
  br i1 %145, label %130, label %136

146:
  %147 = load double, ptr %1, align 8
  br label %148

148:
  %149 = phi double [ %147, %146 ], [ %108, %114 ]
  %150 = fptosi double %149 to i64
  br label %184

151:
  %152 = phi i64 [ 0, %116 ], [ %182, %181 ]
  %153 = mul nsw i64 %152, %14
  %154 = getelementptr inbounds double, ptr %77, i64 %153
  %155 = getelementptr inbounds double, ptr %117, i64 %153
  br i1 %119, label %156, label %181

156:
  %157 = load ptr, ptr %33, align 8
  %158 = load ptr, ptr %41, align 8
  br label %159

159:
  %160 = phi i64 [ 0, %156 ], [ %179, %176 ]
  %161 = getelementptr inbounds double, ptr %157, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = mul i64 %160, %118
  %164 = getelementptr inbounds double, ptr %158, i64 %163
  br label %165

165:
  %166 = phi i64 [ %174, %165 ], [ 0, %159 ]
  %167 = phi double [ %173, %165 ], [ 0.000000e+00, %159 ]
  %168 = getelementptr inbounds double, ptr %164, i64 %166
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds double, ptr %154, i64 %166
  %171 = load double, ptr %170, align 8
  %172 = fmul contract double %169, %171
  %173 = fadd contract double %167, %172
  %174 = add nsw i64 %166, 1
  %175 = icmp eq i64 %174, %118
  br i1 %175, label %176, label %165

176:
  %177 = fadd contract double %162, %173
  %178 = getelementptr inbounds double, ptr %155, i64 %160
  store double %177, ptr %178, align 8
  %179 = add nsw i64 %160, 1
  %180 = icmp eq i64 %179, %120
  br i1 %180, label %181, label %159

181:
  %182 = add nsw i64 %152, 1
  %183 = icmp eq i64 %182, %73
  br i1 %183, label %121, label %151

184:
  %185 = phi i64 [ %150, %148 ], [ 0, %92 ], [ 0, %39 ]
  %186 = load i64, ptr %0, align 8
  br label %559

187:
  %188 = getelementptr inbounds i8, ptr %6, i64 24
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(168) %188, i8 0, i64 144, i1 false)
  store i64 %13, ptr %6, align 8
  %189 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 1
  %190 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %191 = load ptr, ptr %190, align 8
  store ptr %191, ptr %189, align 8
  %192 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 2
  %193 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 4
  %194 = load ptr, ptr %193, align 8
  store ptr %194, ptr %192, align 8
  %195 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 4
  store ptr %195, ptr %4, align 16
  %196 = getelementptr inbounds ptr, ptr %4, i64 1
  %197 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 5
  store ptr %197, ptr %196, align 8
  %198 = getelementptr inbounds ptr, ptr %4, i64 2
  %199 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 10
  store ptr %199, ptr %198, align 16
  %200 = getelementptr inbounds ptr, ptr %4, i64 3
  %201 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 6
  store ptr %201, ptr %200, align 8
  %202 = getelementptr inbounds ptr, ptr %4, i64 4
  %203 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 14
  store ptr %203, ptr %202, align 16
  %204 = getelementptr inbounds ptr, ptr %4, i64 5
  %205 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 15
  store ptr %205, ptr %204, align 8
  %206 = getelementptr inbounds ptr, ptr %4, i64 6
  %207 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 16
  store ptr %207, ptr %206, align 16
  %208 = getelementptr inbounds ptr, ptr %4, i64 7
  %209 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 21
  store ptr %209, ptr %208, align 8
  %210 = getelementptr inbounds ptr, ptr %4, i64 8
  %211 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 7
  store ptr %211, ptr %210, align 16
  %212 = getelementptr inbounds ptr, ptr %4, i64 9
  %213 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 9
  store ptr %213, ptr %212, align 8
  %214 = getelementptr inbounds ptr, ptr %4, i64 10
  %215 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 20
  store ptr %215, ptr %214, align 16
  %216 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 8
  store ptr %216, ptr %5, align 16
  %217 = getelementptr inbounds ptr, ptr %5, i64 1
  %218 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 17
  store ptr %218, ptr %217, align 8
  %219 = getelementptr inbounds ptr, ptr %5, i64 2
  %220 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 18
  store ptr %220, ptr %219, align 16
  br label %221

221:
  %222 = phi ptr [ %2, %187 ], [ %231, %221 ]
  %223 = phi i64 [ 0, %187 ], [ %232, %221 ]
  %224 = getelementptr inbounds [11 x ptr], ptr %4, i64 0, i64 %223
  %225 = load ptr, ptr %224, align 8
  store ptr %222, ptr %225, align 8
  %226 = icmp ult i64 %223, 3
  %227 = icmp ugt i64 %223, 7
  %228 = zext i1 %227 to i64
  %229 = shl nsw i64 %13, %228
  %230 = select i1 %226, i64 %14, i64 %229
  %231 = getelementptr inbounds double, ptr %222, i64 %230
  %232 = add nsw i64 %223, 1
  %233 = icmp eq i64 %232, 11
  br i1 %233, label %234, label %221

234:
  %235 = phi ptr [ %239, %234 ], [ %231, %221 ]
  %236 = phi i64 [ %240, %234 ], [ 0, %221 ]
  %237 = getelementptr inbounds [3 x ptr], ptr %5, i64 0, i64 %236
  %238 = load ptr, ptr %237, align 8
  store ptr %235, ptr %238, align 8
  %239 = getelementptr inbounds double, ptr %235, i64 %13
  %240 = add nsw i64 %236, 1
  %241 = icmp eq i64 %240, 3
  br i1 %241, label %242, label %234

242:
  store i64 0, ptr %7, align 8
  %243 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 1
  store ptr %239, ptr %243, align 8
  %244 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 2
  %245 = mul nsw i64 %13, 6
  %246 = getelementptr inbounds double, ptr %239, i64 %245
  store ptr %246, ptr %244, align 8
  %247 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 3
  %248 = mul i64 %13, 24
  %249 = getelementptr inbounds double, ptr %239, i64 %248
  store ptr %249, ptr %247, align 8
  %250 = getelementptr inbounds %struct.Found, ptr %7, i64 0, i32 4
  %251 = mul nsw i64 %13, 42
  %252 = getelementptr inbounds double, ptr %239, i64 %251
  store ptr %252, ptr %250, align 8
  %253 = mul nsw i64 %13, 54
  %254 = getelementptr inbounds double, ptr %239, i64 %253
  %255 = icmp sgt i64 %14, 0
  br i1 %255, label %256, label %259

256:
  %257 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %258 = load ptr, ptr %257, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %258, i8 0, i64 %248, i1 false)
  br label %259

259:
  %260 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %261 = icmp sgt i64 %13, 0
  %262 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %263 = icmp sgt i64 %13, 1
  %264 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 11
  %265 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 12
  %266 = getelementptr inbounds %struct.Course, ptr %6, i64 0, i32 13
  %267 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 5
  br label %272

268:
  %269 = add nsw i64 %274, 1
  %270 = icmp ugt i64 %274, 48
  %271 = icmp eq i64 %269, 50
  br i1 %271, label %505, label %272

272:
  %273 = phi i1 [ false, %259 ], [ %270, %268 ]
  %274 = phi i64 [ 0, %259 ], [ %269, %268 ]
  %275 = load ptr, ptr %260, align 8
  %276 = load ptr, ptr %195, align 8
  %277 = load i64, ptr %0, align 8
  %278 = mul i64 %277, 3
  %279 = icmp sgt i64 %277, 0
  br i1 %279, label %280, label %306

280:
  %281 = load ptr, ptr %262, align 8
  %282 = load ptr, ptr %190, align 8
  %283 = call i64 @llvm.smax.i64(i64 %278, i64 1)
  br label %284

284:
  %285 = phi i64 [ 0, %280 ], [ %304, %301 ]
  %286 = getelementptr inbounds double, ptr %281, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = mul i64 %285, %278
  %289 = getelementptr inbounds double, ptr %282, i64 %288
  br label %290

290:
  %291 = phi i64 [ %299, %290 ], [ 0, %284 ]
  %292 = phi double [ %298, %290 ], [ 0.000000e+00, %284 ]
  %293 = getelementptr inbounds double, ptr %289, i64 %291
  %294 = load double, ptr %293, align 8
  %295 = getelementptr inbounds double, ptr %275, i64 %291
  %296 = load double, ptr %295, align 8
  %297 = fmul contract double %294, %296
  %298 = fadd contract double %292, %297
  %299 = add nsw i64 %291, 1
  %300 = icmp eq i64 %299, %278
  br i1 %300, label %301, label %290

301:
  %302 = fadd contract double %287, %298
  %303 = getelementptr inbounds double, ptr %276, i64 %285
  store double %302, ptr %303, align 8
  %304 = add nsw i64 %285, 1
  %305 = icmp eq i64 %304, %283
  br i1 %305, label %306, label %284

306:
  br i1 %261, label %309, label %320

307:
  %308 = icmp eq i32 %317, 0
  br i1 %308, label %320, label %326

309:
  %310 = phi i64 [ %318, %309 ], [ 0, %306 ]
  %311 = phi i32 [ %317, %309 ], [ 0, %306 ]
  %312 = mul nsw i64 %310, 3
  %313 = getelementptr inbounds double, ptr %276, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fcmp contract olt double %314, -1.000000e-13
  %316 = zext i1 %315 to i32
  %317 = or i32 %311, %316
  %318 = add nsw i64 %310, 1
  %319 = icmp eq i64 %318, %13
  br i1 %319, label %307, label %309

320:
  %321 = icmp ne i64 %274, 0
  %322 = select i1 %321, i1 true, i1 %263
  br i1 %322, label %502, label %323

323:
  %324 = load double, ptr %276, align 8
  %325 = fcmp contract ogt double %324, 1.000000e-13
  br i1 %325, label %556, label %326

326:
  %327 = icmp sgt i64 %277, 1
  %328 = zext i1 %327 to i32
  br i1 %279, label %329, label %337

329:
  %330 = load ptr, ptr %211, align 8
  %331 = load ptr, ptr %207, align 8
  %332 = load ptr, ptr %201, align 8
  %333 = load ptr, ptr %197, align 8
  %334 = select contract i1 %327, double 0.000000e+00, double 1.000000e+00
  %335 = load ptr, ptr %203, align 8
  %336 = load ptr, ptr %205, align 8
  br label %359

337:
  store i32 %328, ptr %264, align 8
  store i32 %328, ptr %265, align 4
  store i32 0, ptr %266, align 8
  %338 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %254)
  br i1 %279, label %343, label %339

339:
  %340 = load i64, ptr %10, align 8
  %341 = icmp eq i64 %340, 0
  %342 = select i1 %341, i32 1, i32 2
  store i32 %342, ptr %264, align 8
  br label %447

343:
  %344 = load ptr, ptr %197, align 8
  %345 = load ptr, ptr %205, align 8
  %346 = load i64, ptr %10, align 8
  %347 = icmp eq i64 %346, 0
  %348 = load ptr, ptr %203, align 8
  %349 = load ptr, ptr %201, align 8
  %350 = load ptr, ptr %267, align 8
  %351 = load ptr, ptr %207, align 8
  %352 = load ptr, ptr %195, align 8
  %353 = load i64, ptr %6, align 8
  %354 = icmp sgt i64 %353, 0
  %355 = mul i64 %353, 3
  %356 = load ptr, ptr %189, align 8
  %357 = call i64 @llvm.smax.i64(i64 %355, i64 1)
  %358 = mul i64 %353, 9
  br label %386

359:
  %360 = phi i64 [ 0, %329 ], [ %379, %376 ]
  %361 = mul nsw i64 %360, 24
  %362 = getelementptr i8, ptr %333, i64 %361
  %363 = shl nsw i64 %360, 1
  %364 = or i64 %363, 1
  %365 = getelementptr inbounds double, ptr %330, i64 %364
  store double 0.000000e+00, ptr %365, align 8
  %366 = getelementptr inbounds double, ptr %330, i64 %363
  store double 0.000000e+00, ptr %366, align 8
  %367 = getelementptr inbounds double, ptr %331, i64 %360
  store double 0.000000e+00, ptr %367, align 8
  %368 = getelementptr inbounds double, ptr %332, i64 %360
  store double 0.000000e+00, ptr %368, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %362, i8 0, i64 24, i1 false)
  %369 = getelementptr inbounds double, ptr %335, i64 %360
  store double %334, ptr %369, align 8
  br i1 %327, label %370, label %376

370:
  %371 = mul nsw i64 %360, 3
  %372 = getelementptr inbounds double, ptr %276, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = fneg contract double %373
  %375 = call contract double @llvm.maxnum.f64(double %374, double 0.000000e+00)
  br label %376

376:
  %377 = phi contract double [ %375, %370 ], [ 0.000000e+00, %359 ]
  %378 = getelementptr inbounds double, ptr %336, i64 %360
  store double %377, ptr %378, align 8
  %379 = add nsw i64 %360, 1
  %380 = icmp eq i64 %379, %277
  br i1 %380, label %337, label %359

381:
  %382 = icmp ne i32 %442, 0
  %383 = select i1 %347, i32 1, i32 2
  store i32 %383, ptr %264, align 8
  %384 = icmp eq i64 %338, 0
  %385 = select i1 %384, i1 %382, i1 false
  br i1 %385, label %445, label %447

386:
  %387 = phi i64 [ 0, %343 ], [ %443, %429 ]
  %388 = phi i32 [ 0, %343 ], [ %442, %429 ]
  %389 = mul nsw i64 %387, 3
  %390 = getelementptr inbounds double, ptr %344, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = call contract double @llvm.maxnum.f64(double %391, double 0.000000e+00)
  %393 = getelementptr inbounds double, ptr %345, i64 %387
  store double 0.000000e+00, ptr %393, align 8
  %394 = getelementptr inbounds double, ptr %350, i64 %387
  %395 = load double, ptr %394, align 8
  br i1 %347, label %396, label %398

396:
  %397 = fmul contract double %392, %395
  br label %429

398:
  %399 = fcmp contract ogt double %395, 0.000000e+00
  br i1 %399, label %400, label %429

400:
  %401 = getelementptr inbounds double, ptr %352, i64 %389
  %402 = load double, ptr %401, align 8
  %403 = call contract double @llvm.fabs.f64(double %402)
  br i1 %354, label %404, label %419

404:
  %405 = mul i64 %358, %387
  br label %406

406:
  %407 = phi i64 [ 0, %404 ], [ %417, %406 ]
  %408 = phi double [ %403, %404 ], [ %416, %406 ]
  %409 = add nsw i64 %407, %405
  %410 = getelementptr inbounds double, ptr %356, i64 %409
  %411 = load double, ptr %410, align 8
  %412 = getelementptr inbounds double, ptr %344, i64 %407
  %413 = load double, ptr %412, align 8
  %414 = fmul contract double %411, %413
  %415 = call contract double @llvm.fabs.f64(double %414)
  %416 = fadd contract double %408, %415
  %417 = add nsw i64 %407, 1
  %418 = icmp eq i64 %417, %357
  br i1 %418, label %419, label %406

419:
  %420 = phi double [ %403, %400 ], [ %416, %406 ]
  %421 = getelementptr inbounds double, ptr %349, i64 %387
  %422 = load double, ptr %421, align 8
  %423 = fneg contract double %422
  %424 = fmul contract double %420, 0x3CE0000000000000
  %425 = load double, ptr %390, align 8
  %426 = fmul contract double %424, %425
  %427 = fcmp contract uge double %426, %423
  %428 = select i1 %427, double 0.000000e+00, double %392
  br label %429

429:
  %430 = phi contract double [ %397, %396 ], [ 0.000000e+00, %398 ], [ %428, %419 ]
  %431 = getelementptr inbounds double, ptr %348, i64 %387
  store double %430, ptr %431, align 8
  %432 = getelementptr inbounds double, ptr %349, i64 %387
  %433 = load double, ptr %432, align 8
  %434 = load double, ptr %394, align 8
  %435 = fmul contract double %434, %434
  %436 = fsub contract double 1.000000e+00, %435
  %437 = fmul contract double %433, %436
  %438 = getelementptr inbounds double, ptr %351, i64 %387
  store double %437, ptr %438, align 8
  %439 = load double, ptr %431, align 8
  %440 = fcmp contract une double %439, 0.000000e+00
  %441 = zext i1 %440 to i32
  %442 = or i32 %388, %441
  %443 = add nsw i64 %387, 1
  %444 = icmp eq i64 %443, %277
  br i1 %444, label %381, label %386

445:
  %446 = call fastcc i64 @pursue(ptr %6, ptr %7, ptr %254)
  br label %447

447:
  %448 = phi i64 [ %446, %445 ], [ %338, %381 ], [ %338, %339 ]
  br i1 %255, label %449, label %452

449:
  %450 = load ptr, ptr %197, align 8
  %451 = load ptr, ptr %260, align 8
  br label %454

452:
  %453 = icmp eq i64 %448, 0
  br i1 %453, label %268, label %463

454:
  %455 = phi i64 [ 0, %449 ], [ %461, %454 ]
  %456 = getelementptr inbounds double, ptr %450, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %451, i64 %455
  %459 = load double, ptr %458, align 8
  %460 = fadd contract double %457, %459
  store double %460, ptr %458, align 8
  %461 = add nsw i64 %455, 1
  %462 = icmp eq i64 %461, %14
  br i1 %462, label %452, label %454

463:
  %464 = sitofp i64 %448 to double
  store double %464, ptr %1, align 8
  %465 = getelementptr inbounds double, ptr %1, i64 1
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %465, i8 0, i64 16, i1 false)
  %466 = load i64, ptr %0, align 8
  %467 = sitofp i64 %466 to double
  %468 = getelementptr inbounds double, ptr %1, i64 3
  store double %467, ptr %468, align 8
  %469 = icmp eq i64 %448, 2
  br i1 %469, label %470, label %502

470:
  %471 = load ptr, ptr %244, align 8
  %472 = load i64, ptr %7, align 8
  %473 = sitofp i64 %472 to double
  store double %473, ptr %465, align 8
  %474 = icmp sgt i64 %472, 0
  br i1 %474, label %475, label %502

475:
  %476 = getelementptr inbounds double, ptr %1, i64 4
  %477 = getelementptr inbounds double, ptr %476, i64 %13
  %478 = load ptr, ptr %243, align 8
  br label %479

479:
  %480 = phi i64 [ 0, %475 ], [ %490, %487 ]
  %481 = phi ptr [ %477, %475 ], [ %489, %487 ]
  br i1 %261, label %482, label %487

482:
  %483 = mul nsw i64 %480, %13
  br label %492

484:
  %485 = mul i64 %480, %14
  %486 = getelementptr inbounds double, ptr %471, i64 %485
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %499, ptr align 8 %486, i64 %248, i1 false)
  br label %487

487:
  %488 = phi ptr [ %499, %484 ], [ %481, %479 ]
  %489 = getelementptr inbounds double, ptr %488, i64 %14
  %490 = add nsw i64 %480, 1
  %491 = icmp eq i64 %490, %472
  br i1 %491, label %502, label %479

492:
  %493 = phi i64 [ 0, %482 ], [ %500, %492 ]
  %494 = phi ptr [ %481, %482 ], [ %499, %492 ]
  %495 = add nsw i64 %493, %483
  %496 = getelementptr inbounds i64, ptr %478, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = sitofp i64 %497 to double
  %499 = getelementptr inbounds double, ptr %494, i64 1
  store double %498, ptr %494, align 8
  %500 = add nsw i64 %493, 1
  %501 = icmp eq i64 %500, %13
  br i1 %501, label %484, label %492

502:
  %503 = phi i64 [ %466, %470 ], [ %466, %463 ], [ %466, %487 ], [ %277, %320 ]
  %504 = phi i64 [ 2, %470 ], [ %448, %463 ], [ 2, %487 ], [ 0, %320 ]
  br i1 %273, label %507, label %556

505:
  %506 = load i64, ptr %0, align 8
  br label %507

507:
  %508 = phi i64 [ %506, %505 ], [ %503, %502 ]
  %509 = load ptr, ptr %260, align 8
  %510 = load ptr, ptr %195, align 8
  %511 = mul i64 %508, 3
  %512 = icmp sgt i64 %508, 0
  br i1 %512, label %513, label %539

513:
  %514 = load ptr, ptr %262, align 8
  %515 = load ptr, ptr %190, align 8
  %516 = call i64 @llvm.smax.i64(i64 %511, i64 1)
  br label %517

517:
  %518 = phi i64 [ 0, %513 ], [ %537, %534 ]
  %519 = getelementptr inbounds double, ptr %514, i64 %518
  %520 = load double, ptr %519, align 8
  %521 = mul i64 %518, %511
  %522 = getelementptr inbounds double, ptr %515, i64 %521
  br label %523

523:
  %524 = phi i64 [ %532, %523 ], [ 0, %517 ]
  %525 = phi double [ %531, %523 ], [ 0.000000e+00, %517 ]
  %526 = getelementptr inbounds double, ptr %522, i64 %524
  %527 = load double, ptr %526, align 8
  %528 = getelementptr inbounds double, ptr %509, i64 %524
  %529 = load double, ptr %528, align 8
  %530 = fmul contract double %527, %529
  %531 = fadd contract double %525, %530
  %532 = add nsw i64 %524, 1
  %533 = icmp eq i64 %532, %511
  br i1 %533, label %534, label %523

534:
  %535 = fadd contract double %520, %531
  %536 = getelementptr inbounds double, ptr %510, i64 %518
  store double %535, ptr %536, align 8
  %537 = add nsw i64 %518, 1
  %538 = icmp eq i64 %537, %516
  br i1 %538, label %539, label %517

539:
  br i1 %261, label %547, label %540

540:
  %541 = phi double [ 0.000000e+00, %539 ], [ %553, %547 ]
  %542 = fneg contract double %541
  store double 5.000000e+00, ptr %1, align 8
  %543 = getelementptr inbounds double, ptr %1, i64 1
  store double 0.000000e+00, ptr %543, align 8
  %544 = getelementptr inbounds double, ptr %1, i64 2
  store double %542, ptr %544, align 8
  %545 = sitofp i64 %508 to double
  %546 = getelementptr inbounds double, ptr %1, i64 3
  store double %545, ptr %546, align 8
  br label %556

547:
  %548 = phi i64 [ %554, %547 ], [ 0, %539 ]
  %549 = phi double [ %553, %547 ], [ 0.000000e+00, %539 ]
  %550 = mul nsw i64 %548, 3
  %551 = getelementptr inbounds double, ptr %510, i64 %550
  %552 = load double, ptr %551, align 8
  %553 = call contract double @llvm.minnum.f64(double %549, double %552)
  %554 = add nsw i64 %548, 1
  %555 = icmp eq i64 %554, %13
  br i1 %555, label %540, label %547

556:
  %557 = phi i64 [ %508, %540 ], [ %503, %502 ], [ %277, %323 ]
  %558 = phi i64 [ 5, %540 ], [ %504, %502 ], [ 0, %323 ]
  br label %559

559:
  %560 = phi i64 [ %186, %184 ], [ %557, %556 ]
  %561 = phi i64 [ %185, %184 ], [ %558, %556 ]
  %562 = icmp sgt i64 %560, 0
  br i1 %562, label %563, label %608

563:
  %564 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7
  %565 = load ptr, ptr %564, align 8
  %566 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %567 = load ptr, ptr %566, align 8
  %568 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3
  %569 = load ptr, ptr %568, align 8
  %570 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %571 = load ptr, ptr %570, align 8
  %572 = mul i64 %560, 3
  br label %573

573:
  %574 = phi i64 [ 0, %563 ], [ %579, %578 ]
  %575 = getelementptr inbounds double, ptr %565, i64 %574
  store double 0.000000e+00, ptr %575, align 8
  %576 = mul nsw i64 %574, 3
  %577 = add nsw i64 %576, 3
  br label %581

578:
  %579 = add nsw i64 %574, 1
  %580 = icmp eq i64 %579, %560
  br i1 %580, label %608, label %573

581:
  %582 = phi i64 [ %576, %573 ], [ %606, %601 ]
  %583 = phi double [ 0.000000e+00, %573 ], [ %605, %601 ]
  %584 = getelementptr inbounds double, ptr %567, i64 %582
  %585 = load double, ptr %584, align 8
  %586 = getelementptr inbounds double, ptr %569, i64 %582
  %587 = load double, ptr %586, align 8
  %588 = mul i64 %582, %572
  %589 = getelementptr inbounds double, ptr %571, i64 %588
  br label %590

590:
  %591 = phi i64 [ %599, %590 ], [ 0, %581 ]
  %592 = phi double [ %598, %590 ], [ 0.000000e+00, %581 ]
  %593 = getelementptr inbounds double, ptr %589, i64 %591
  %594 = load double, ptr %593, align 8
  %595 = getelementptr inbounds double, ptr %567, i64 %591
  %596 = load double, ptr %595, align 8
  %597 = fmul contract double %594, %596
  %598 = fadd contract double %592, %597
  %599 = add nsw i64 %591, 1
  %600 = icmp eq i64 %599, %572
  br i1 %600, label %601, label %590

601:
  %602 = fmul contract double %598, 5.000000e-01
  %603 = fadd contract double %587, %602
  %604 = fmul contract double %585, %603
  %605 = fsub contract double %583, %604
  store double %605, ptr %575, align 8
  %606 = add nsw i64 %582, 1
  %607 = icmp ult i64 %606, %577
  br i1 %607, label %581, label %578

608:
  ret i64 %561
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
  tail call fastcc void @find_forces(ptr %0, ptr %1, ptr %2, ptr %4, ptr %9)
  %10 = load i64, ptr %0, align 8
  %11 = mul i64 %10, 3
  %12 = icmp sgt i64 %10, 0
  br i1 %12, label %13, label %44

13:
  %14 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = tail call i64 @llvm.smax.i64(i64 %11, i64 1)
  br label %19

19:
  %20 = phi i64 [ 0, %13 ], [ %39, %36 ]
  %21 = getelementptr inbounds double, ptr %15, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %20, %11
  %24 = getelementptr inbounds double, ptr %17, i64 %23
  br label %25

25:
  %26 = phi i64 [ %34, %25 ], [ 0, %19 ]
  %27 = phi double [ %33, %25 ], [ 0.000000e+00, %19 ]
  %28 = getelementptr inbounds double, ptr %24, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %4, i64 %26
  %31 = load double, ptr %30, align 8
  %32 = fmul contract double %29, %31
  %33 = fadd contract double %27, %32
  %34 = add nsw i64 %26, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %36, label %25

36:
  %37 = fadd contract double %22, %33
  %38 = getelementptr inbounds double, ptr %8, i64 %20
  store double %37, ptr %38, align 8
  %39 = add nsw i64 %20, 1
  %40 = icmp eq i64 %39, %18
  br i1 %40, label %41, label %19

41:
  %42 = load i64, ptr %3, align 8
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %244, label %49

44:
  %45 = load i64, ptr %3, align 8
  %46 = icmp eq i64 %45, 6
  br i1 %46, label %244, label %47

47:
  %48 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  br label %172

49:
  %50 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  br label %59

51:
  %52 = icmp slt i64 %10, 1
  br i1 %52, label %172, label %53

53:
  %54 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 4
  %55 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 6
  %56 = fneg contract double %50
  %57 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 3
  %58 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 5
  br label %70

59:
  %60 = phi double [ %67, %59 ], [ 0.000000e+00, %49 ]
  %61 = phi i64 [ %68, %59 ], [ 0, %49 ]
  %62 = getelementptr inbounds double, ptr %4, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = tail call contract double @llvm.fabs.f64(double %63)
  %65 = fmul contract double %64, 0x3DA5FD7FE1796495
  %66 = fcmp contract ogt double %60, %65
  %67 = select contract i1 %66, double %60, double %65
  %68 = add nsw i64 %61, 1
  %69 = icmp eq i64 %68, %18
  br i1 %69, label %51, label %59

70:
  %71 = phi i1 [ false, %53 ], [ %168, %166 ]
  %72 = phi i64 [ 0, %53 ], [ %167, %166 ]
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
  %87 = fsub contract double %86, %67
  %88 = fcmp contract ult double %83, %87
  br i1 %88, label %170, label %89

89:
  %90 = load double, ptr %75, align 8
  %91 = tail call contract double @llvm.fabs.f64(double %90)
  %92 = fcmp contract ugt double %91, %50
  br i1 %92, label %170, label %101

93:
  %94 = load ptr, ptr %55, align 8
  %95 = getelementptr inbounds i64, ptr %94, i64 %72
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %101, label %98

98:
  %99 = load double, ptr %75, align 8
  %100 = fcmp contract ult double %99, %56
  br i1 %100, label %170, label %101

101:
  %102 = and i64 %79, 4
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %130, label %104

104:
  %105 = getelementptr inbounds double, ptr %75, i64 1
  %106 = load double, ptr %105, align 8
  %107 = tail call contract double @llvm.fabs.f64(double %106)
  %108 = getelementptr inbounds double, ptr %75, i64 2
  %109 = load double, ptr %108, align 8
  %110 = tail call contract double @llvm.fabs.f64(double %109)
  %111 = fcmp contract ogt double %107, %110
  %112 = select contract i1 %111, double %107, double %110
  %113 = getelementptr inbounds double, ptr %74, i64 1
  %114 = load double, ptr %113, align 8
  %115 = fmul contract double %114, %114
  %116 = getelementptr inbounds double, ptr %113, i64 1
  %117 = load double, ptr %116, align 8
  %118 = fmul contract double %117, %117
  %119 = fadd contract double %115, %118
  %120 = tail call contract double @llvm.sqrt.f64(double %119)
  %121 = load ptr, ptr %57, align 8
  %122 = getelementptr inbounds double, ptr %121, i64 %72
  %123 = load double, ptr %122, align 8
  %124 = load double, ptr %74, align 8
  %125 = fmul contract double %123, %124
  %126 = fadd contract double %67, %125
  %127 = fcmp contract ugt double %120, %126
  %128 = fcmp contract ugt double %112, %50
  %129 = select i1 %127, i1 true, i1 %128
  br i1 %129, label %170, label %166

130:
  %131 = and i64 %79, 2
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %166, label %133

133:
  %134 = load ptr, ptr %57, align 8
  %135 = getelementptr inbounds double, ptr %134, i64 %72
  %136 = load double, ptr %135, align 8
  %137 = fcmp contract ogt double %136, 0.000000e+00
  br i1 %137, label %138, label %166

138:
  %139 = load ptr, ptr %58, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %76
  %141 = load double, ptr %140, align 8
  %142 = fcmp contract oeq double %141, 0.000000e+00
  br i1 %142, label %143, label %166

143:
  %144 = or i64 %76, 1
  %145 = getelementptr inbounds double, ptr %139, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp contract une double %146, 0.000000e+00
  br i1 %147, label %166, label %148

148:
  %149 = getelementptr inbounds double, ptr %75, i64 1
  %150 = load double, ptr %149, align 8
  %151 = load double, ptr %77, align 8
  %152 = fmul contract double %150, %151
  %153 = getelementptr inbounds double, ptr %149, i64 1
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds double, ptr %77, i64 1
  %156 = load double, ptr %155, align 8
  %157 = fmul contract double %154, %156
  %158 = fadd contract double %152, %157
  %159 = fcmp contract ult double %158, %56
  br i1 %159, label %170, label %160

160:
  %161 = fmul contract double %151, %154
  %162 = fmul contract double %150, %156
  %163 = fsub contract double %161, %162
  %164 = tail call contract double @llvm.fabs.f64(double %163)
  %165 = fcmp contract ugt double %164, %50
  br i1 %165, label %170, label %166

166:
  %167 = add nsw i64 %72, 1
  %168 = icmp sge i64 %167, %10
  %169 = icmp eq i64 %167, %10
  br i1 %169, label %170, label %70

170:
  %171 = phi i1 [ %71, %89 ], [ %71, %82 ], [ %71, %98 ], [ %71, %104 ], [ %71, %160 ], [ %71, %148 ], [ %168, %166 ]
  br i1 %171, label %172, label %244

172:
  %173 = phi i64 [ %42, %170 ], [ %45, %47 ], [ %42, %51 ]
  %174 = tail call contract fastcc double @looseness(ptr %0, ptr %4)
  %175 = icmp sgt i64 %173, 0
  br i1 %175, label %176, label %209

176:
  %177 = icmp sgt i64 %6, 0
  %178 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %179 = fmul contract double %174, 1.000000e+02
  %180 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %185

181:
  %182 = add nsw i64 %187, 1
  %183 = icmp slt i64 %182, %173
  %184 = icmp eq i64 %182, %173
  br i1 %184, label %209, label %185

185:
  %186 = phi i1 [ true, %176 ], [ %183, %181 ]
  %187 = phi i64 [ 0, %176 ], [ %182, %181 ]
  br i1 %177, label %188, label %191

188:
  %189 = load ptr, ptr %178, align 8
  %190 = mul nsw i64 %187, %7
  br label %194

191:
  %192 = phi double [ 0.000000e+00, %185 ], [ %205, %194 ]
  %193 = fcmp contract ugt double %192, %179
  br i1 %193, label %181, label %208

194:
  %195 = phi i64 [ 0, %188 ], [ %206, %194 ]
  %196 = phi double [ 0.000000e+00, %188 ], [ %205, %194 ]
  %197 = getelementptr inbounds double, ptr %8, i64 %195
  %198 = load double, ptr %197, align 8
  %199 = add nsw i64 %195, %190
  %200 = getelementptr inbounds double, ptr %189, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = fsub contract double %198, %201
  %203 = tail call contract double @llvm.fabs.f64(double %202)
  %204 = fcmp contract ogt double %196, %203
  %205 = select contract i1 %204, double %196, double %203
  %206 = add nsw i64 %195, 1
  %207 = icmp eq i64 %206, %180
  br i1 %207, label %191, label %194

208:
  br i1 %186, label %244, label %209

209:
  %210 = icmp sgt i64 %6, 0
  br i1 %210, label %211, label %231

211:
  %212 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 1
  %213 = load ptr, ptr %212, align 8
  br label %234

214:
  %215 = load i64, ptr %3, align 8
  br i1 %210, label %216, label %231

216:
  %217 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 2
  %218 = load ptr, ptr %217, align 8
  %219 = mul nsw i64 %215, %7
  %220 = getelementptr inbounds double, ptr %218, i64 %219
  %221 = mul i64 %6, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %220, ptr align 8 %4, i64 %221, i1 false)
  %222 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 3
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %223, i64 %219
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %224, ptr align 8 %8, i64 %221, i1 false)
  %225 = shl i64 %6, 4
  %226 = getelementptr inbounds %struct.Found, ptr %3, i64 0, i32 4
  %227 = load ptr, ptr %226, align 8
  %228 = shl i64 %6, 1
  %229 = mul i64 %228, %215
  %230 = getelementptr inbounds double, ptr %227, i64 %229
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %230, ptr align 8 %2, i64 %225, i1 false)
  br label %231

231:
  %232 = phi i64 [ %215, %216 ], [ %215, %214 ], [ %173, %209 ]
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %3, align 8
  br label %244

234:
  %235 = phi i64 [ 0, %211 ], [ %242, %234 ]
  %236 = getelementptr inbounds i64, ptr %1, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = load i64, ptr %3, align 8
  %239 = mul nsw i64 %238, %6
  %240 = add nsw i64 %239, %235
  %241 = getelementptr inbounds i64, ptr %213, i64 %240
  store i64 %237, ptr %241, align 8
  %242 = add nsw i64 %235, 1
  %243 = icmp eq i64 %242, %6
  br i1 %243, label %214, label %234

244:
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
  br i1 %41, label %158, label %77

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
  %82 = phi i64 [ 0, %77 ], [ %90, %89 ]
  br i1 %80, label %83, label %89

83:
  %84 = load ptr, ptr %35, align 8
  %85 = add i64 %82, %26
  %86 = mul nsw i64 %82, %34
  br label %92

87:
  %88 = getelementptr inbounds i64, ptr %33, i64 %25
  tail call fastcc void @solve_least(ptr %29, ptr %30, i64 %34, i64 4, ptr %32, ptr %88)
  br label %105

89:
  %90 = add nsw i64 %82, 1
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %87, label %81

92:
  %93 = phi i64 [ 0, %83 ], [ %103, %92 ]
  %94 = getelementptr inbounds i64, ptr %33, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %95, %25
  %97 = add i64 %85, %96
  %98 = getelementptr inbounds double, ptr %84, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fneg contract double %99
  %101 = add nsw i64 %93, %86
  %102 = getelementptr inbounds double, ptr %30, i64 %101
  store double %100, ptr %102, align 8
  %103 = add nsw i64 %93, 1
  %104 = icmp eq i64 %103, %34
  br i1 %104, label %89, label %92

105:
  %106 = phi i64 [ 0, %87 ], [ %116, %115 ]
  br i1 %80, label %107, label %115

107:
  %108 = load ptr, ptr %35, align 8
  %109 = add nsw i64 %106, %26
  %110 = mul nsw i64 %109, %25
  %111 = getelementptr inbounds double, ptr %108, i64 %110
  %112 = getelementptr inbounds double, ptr %10, i64 %106
  %113 = load double, ptr %112, align 8
  br label %118

114:
  store double %141, ptr %112, align 8
  br label %115

115:
  %116 = add nsw i64 %106, 1
  %117 = icmp eq i64 %116, 3
  br i1 %117, label %158, label %105

118:
  %119 = phi double [ %113, %107 ], [ %141, %136 ]
  %120 = phi i64 [ 0, %107 ], [ %142, %136 ]
  %121 = mul nsw i64 %120, %25
  %122 = getelementptr inbounds double, ptr %5, i64 %121
  br i1 %39, label %123, label %134

123:
  %124 = phi i64 [ %132, %123 ], [ 0, %118 ]
  %125 = phi double [ %131, %123 ], [ 0.000000e+00, %118 ]
  %126 = getelementptr inbounds double, ptr %111, i64 %124
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %122, i64 %124
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %127, %129
  %131 = fadd contract double %125, %130
  %132 = add nsw i64 %124, 1
  %133 = icmp eq i64 %132, %25
  br i1 %133, label %134, label %123

134:
  %135 = phi double [ 0.000000e+00, %118 ], [ %131, %123 ]
  br label %144

136:
  %137 = add nsw i64 %120, %78
  %138 = getelementptr inbounds double, ptr %32, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul contract double %135, %139
  %141 = fadd contract double %119, %140
  %142 = add nsw i64 %120, 1
  %143 = icmp eq i64 %142, %34
  br i1 %143, label %114, label %118

144:
  %145 = phi i64 [ 0, %134 ], [ %156, %144 ]
  %146 = mul nsw i64 %145, %34
  %147 = add nsw i64 %146, %120
  %148 = getelementptr inbounds double, ptr %32, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fmul contract double %135, %149
  %151 = mul nsw i64 %145, 3
  %152 = add nsw i64 %151, %106
  %153 = getelementptr inbounds double, ptr %9, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fadd contract double %154, %150
  store double %155, ptr %153, align 8
  %156 = add nsw i64 %145, 1
  %157 = icmp eq i64 %156, 3
  br i1 %157, label %136, label %144

158:
  %159 = and i64 %23, 1
  %160 = icmp eq i64 %159, 0
  %161 = load double, ptr %10, align 16
  %162 = fneg contract double %17
  %163 = fmul contract double %21, %162
  %164 = load double, ptr %9, align 16
  br label %350

165:
  %166 = getelementptr inbounds double, ptr %12, i64 2
  %167 = load double, ptr %166, align 16
  %168 = getelementptr inbounds double, ptr %12, i64 1
  %169 = load double, ptr %168, align 8
  %170 = fadd contract double %167, %169
  %171 = fmul contract double %170, 5.000000e-01
  %172 = getelementptr inbounds double, ptr %12, i64 3
  %173 = load double, ptr %172, align 8
  %174 = load double, ptr %12, align 16
  %175 = fsub contract double %173, %174
  %176 = getelementptr inbounds double, ptr %11, i64 1
  %177 = load double, ptr %176, align 8
  %178 = load double, ptr %11, align 16
  %179 = tail call contract double @llvm.fabs.f64(double %177)
  %180 = tail call contract double @llvm.fabs.f64(double %171)
  br label %212

181:
  %182 = fsub contract double %167, %169
  %183 = fmul contract double %175, 5.000000e-01
  %184 = fneg contract double %178
  %185 = tail call contract double @llvm.fabs.f64(double %184)
  %186 = tail call contract double @llvm.fabs.f64(double %183)
  %187 = fmul contract double %182, 5.000000e-01
  %188 = tail call contract double @llvm.fabs.f64(double %187)
  %189 = fadd contract double %188, %179
  %190 = fadd contract double %189, %185
  %191 = fadd contract double %180, %190
  %192 = fadd contract double %186, %191
  %193 = tail call contract double @llvm.fabs.f64(double %178)
  %194 = fcmp contract ogt double %193, %179
  %195 = select contract i1 %194, double %193, double %179
  %196 = fadd contract double %195, %219
  %197 = fmul contract double %196, 0x3CE0000000000000
  %198 = fcmp contract ogt double %192, %197
  br i1 %198, label %199, label %393

199:
  %200 = getelementptr inbounds double, ptr %8, i64 1
  %201 = fmul contract double %183, 4.000000e+00
  %202 = getelementptr inbounds double, ptr %8, i64 2
  %203 = fmul contract double %187, 2.000000e+00
  %204 = fmul contract double %171, 6.000000e+00
  %205 = fsub contract double %203, %204
  %206 = getelementptr inbounds double, ptr %8, i64 3
  %207 = getelementptr inbounds double, ptr %8, i64 4
  %208 = fmul contract double %192, 1.000000e-13
  %209 = fmul contract double %171, 2.000000e+00
  %210 = fmul contract double %183, 2.000000e+00
  %211 = fmul contract double %192, 0x3C9CD2B297D889BC
  br label %222

212:
  %213 = phi double [ 0.000000e+00, %165 ], [ %219, %212 ]
  %214 = phi i64 [ 0, %165 ], [ %220, %212 ]
  %215 = getelementptr inbounds double, ptr %12, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = tail call contract double @llvm.fabs.f64(double %216)
  %218 = fcmp contract ogt double %213, %217
  %219 = select contract i1 %218, double %213, double %217
  %220 = add nsw i64 %214, 1
  %221 = icmp eq i64 %220, 4
  br i1 %221, label %181, label %212

222:
  %223 = phi i64 [ 0, %199 ], [ %242, %241 ]
  %224 = phi i32 [ 1, %199 ], [ %243, %241 ]
  %225 = sitofp i32 %224 to double
  %226 = fmul contract double %177, %225
  %227 = fmul contract double %184, %225
  %228 = fadd contract double %187, %226
  %229 = fadd contract double %171, %228
  store double %229, ptr %8, align 16
  %230 = fmul contract double %227, 2.000000e+00
  %231 = fadd contract double %201, %230
  store double %231, ptr %200, align 8
  store double %205, ptr %202, align 16
  %232 = fsub contract double %230, %201
  store double %232, ptr %206, align 8
  %233 = fsub contract double %187, %226
  %234 = fadd contract double %171, %233
  store double %234, ptr %207, align 16
  %235 = call fastcc i64 @zeros_between(ptr %8, i64 4, double %208, ptr %7)
  %236 = icmp sgt i64 %235, 0
  %237 = icmp slt i64 %223, 8
  %238 = select i1 %236, i1 %237, i1 false
  br i1 %238, label %239, label %241

239:
  %240 = fmul contract double %225, 2.000000e+00
  br label %245

241:
  %242 = phi i64 [ %223, %222 ], [ %337, %336 ]
  %243 = add nsw i32 %224, -2
  %244 = icmp slt i32 %224, 1
  br i1 %244, label %342, label %222

245:
  %246 = phi i64 [ %223, %239 ], [ %337, %336 ]
  %247 = phi i64 [ 0, %239 ], [ %338, %336 ]
  %248 = getelementptr inbounds [4 x double], ptr %7, i64 0, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fmul contract double %249, %249
  %251 = fadd contract double %250, 1.000000e+00
  %252 = fsub contract double 1.000000e+00, %250
  %253 = fmul contract double %252, %225
  %254 = fdiv contract double %253, %251
  %255 = fmul contract double %240, %249
  %256 = fdiv contract double %255, %251
  br label %257

257:
  %258 = phi i64 [ 0, %245 ], [ %300, %285 ]
  %259 = phi double [ %254, %245 ], [ %298, %285 ]
  %260 = phi double [ %256, %245 ], [ %299, %285 ]
  %261 = fmul contract double %259, %259
  %262 = fmul contract double %260, %260
  %263 = fsub contract double %261, %262
  %264 = fmul contract double %259, 2.000000e+00
  %265 = fmul contract double %260, %264
  %266 = fmul contract double %177, %259
  %267 = fadd contract double %187, %266
  %268 = fmul contract double %178, %260
  %269 = fsub contract double %267, %268
  %270 = fmul contract double %171, %263
  %271 = fadd contract double %269, %270
  %272 = fmul contract double %183, %265
  %273 = fadd contract double %272, %271
  %274 = fmul contract double %259, %184
  %275 = fmul contract double %177, %260
  %276 = fsub contract double %274, %275
  %277 = fmul contract double %209, %265
  %278 = fsub contract double %276, %277
  %279 = fmul contract double %210, %263
  %280 = fadd contract double %279, %278
  %281 = tail call contract double @llvm.fabs.f64(double %273)
  %282 = fcmp contract ugt double %281, %211
  %283 = fcmp contract une double %280, 0.000000e+00
  %284 = select i1 %282, i1 %283, i1 false
  br i1 %284, label %285, label %302

285:
  %286 = fneg contract double %273
  %287 = fdiv contract double %286, %280
  %288 = tail call contract double @llvm.maxnum.f64(double %287, double -1.000000e-01)
  %289 = tail call contract double @llvm.minnum.f64(double %288, double 1.000000e-01)
  %290 = fmul contract double %260, %289
  %291 = fsub contract double %259, %290
  %292 = fmul contract double %259, %289
  %293 = fadd contract double %260, %292
  %294 = fmul contract double %291, %291
  %295 = fmul contract double %293, %293
  %296 = fadd contract double %295, %294
  %297 = tail call contract double @llvm.sqrt.f64(double %296)
  %298 = fdiv contract double %291, %297
  %299 = fdiv contract double %293, %297
  %300 = add nsw i64 %258, 1
  %301 = icmp eq i64 %300, 20
  br i1 %301, label %302, label %257

302:
  %303 = phi double [ %260, %257 ], [ %299, %285 ]
  %304 = phi double [ %259, %257 ], [ %298, %285 ]
  %305 = fcmp contract ole double %281, %208
  %306 = zext i1 %305 to i32
  %307 = icmp sgt i64 %246, 0
  br i1 %307, label %311, label %308

308:
  %309 = phi i32 [ %306, %302 ], [ %328, %311 ]
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %336, label %331

311:
  %312 = phi i64 [ %329, %311 ], [ 0, %302 ]
  %313 = phi i32 [ %328, %311 ], [ %306, %302 ]
  %314 = shl nsw i64 %312, 1
  %315 = getelementptr inbounds double, ptr %13, i64 %314
  %316 = load double, ptr %315, align 16
  %317 = fsub contract double %316, %304
  %318 = tail call contract double @llvm.fabs.f64(double %317)
  %319 = or i64 %314, 1
  %320 = getelementptr inbounds double, ptr %13, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fsub contract double %321, %303
  %323 = tail call contract double @llvm.fabs.f64(double %322)
  %324 = fcmp contract ogt double %318, %323
  %325 = select contract i1 %324, double %318, double %323
  %326 = fcmp contract ogt double %325, 2.000000e-09
  %327 = zext i1 %326 to i32
  %328 = and i32 %313, %327
  %329 = add nsw i64 %312, 1
  %330 = icmp eq i64 %329, %246
  br i1 %330, label %308, label %311

331:
  %332 = add nsw i64 %246, 1
  %333 = shl nsw i64 %246, 1
  %334 = getelementptr inbounds double, ptr %13, i64 %333
  store double %304, ptr %334, align 16
  %335 = getelementptr inbounds i8, ptr %334, i64 8
  store double %303, ptr %335, align 8
  br label %336

336:
  %337 = phi i64 [ %332, %331 ], [ %246, %308 ]
  %338 = add nsw i64 %247, 1
  %339 = icmp slt i64 %338, %235
  %340 = icmp slt i64 %337, 8
  %341 = select i1 %339, i1 %340, i1 false
  br i1 %341, label %245, label %241

342:
  %343 = icmp sgt i64 %242, 0
  br i1 %343, label %344, label %393

344:
  %345 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 3
  %346 = load double, ptr %345, align 8
  %347 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 6
  %348 = load double, ptr %347, align 16
  %349 = fneg contract double %161
  br label %395

350:
  %351 = phi i64 [ 0, %158 ], [ %352, %370 ]
  %352 = add nsw i64 %351, 1
  %353 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %352
  %354 = load double, ptr %353, align 8
  br i1 %160, label %361, label %355

355:
  %356 = fmul contract double %354, %164
  %357 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %352
  %358 = load double, ptr %357, align 8
  %359 = fmul contract double %161, %358
  %360 = fsub contract double %356, %359
  br label %366

361:
  %362 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %352
  %363 = load double, ptr %362, align 8
  %364 = fmul contract double %21, %363
  %365 = fadd contract double %354, %364
  br label %366

366:
  %367 = phi contract double [ %365, %361 ], [ %360, %355 ]
  %368 = getelementptr inbounds [2 x double], ptr %11, i64 0, i64 %351
  store double %367, ptr %368, align 8
  %369 = shl nsw i64 %351, 1
  br label %372

370:
  %371 = icmp eq i64 %351, 0
  br i1 %371, label %350, label %165

372:
  %373 = phi i1 [ true, %366 ], [ false, %389 ]
  %374 = phi i64 [ 0, %366 ], [ 1, %389 ]
  %375 = mul nsw i64 %374, 3
  %376 = add nsw i64 %375, 3
  %377 = add nsw i64 %352, %376
  %378 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %377
  %379 = load double, ptr %378, align 8
  br i1 %160, label %387, label %380

380:
  %381 = fmul contract double %379, %161
  %382 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %376
  %383 = load double, ptr %382, align 8
  %384 = fmul contract double %354, %383
  %385 = fsub contract double %381, %384
  %386 = fmul contract double %17, %385
  br label %389

387:
  %388 = fmul contract double %163, %379
  br label %389

389:
  %390 = phi contract double [ %386, %380 ], [ %388, %387 ]
  %391 = or i64 %374, %369
  %392 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 %391
  store double %390, ptr %392, align 8
  br i1 %373, label %372, label %370

393:
  %394 = phi i64 [ 0, %342 ], [ 0, %181 ], [ %452, %451 ]
  ret i64 %394

395:
  %396 = phi i64 [ 0, %344 ], [ %452, %451 ]
  %397 = phi i64 [ 0, %344 ], [ %453, %451 ]
  %398 = shl nsw i64 %397, 1
  %399 = getelementptr inbounds double, ptr %13, i64 %398
  %400 = load double, ptr %399, align 16
  br i1 %160, label %401, label %404

401:
  %402 = getelementptr inbounds double, ptr %399, i64 1
  %403 = load double, ptr %402, align 8
  br label %414

404:
  %405 = fmul contract double %346, %400
  %406 = getelementptr inbounds double, ptr %399, i64 1
  %407 = load double, ptr %406, align 8
  %408 = fmul contract double %348, %407
  %409 = fadd contract double %405, %408
  %410 = fmul contract double %17, %409
  %411 = fsub contract double %164, %410
  %412 = fcmp contract une double %411, 0.000000e+00
  %413 = fdiv contract double %349, %411
  br i1 %412, label %414, label %451

414:
  %415 = phi double [ %407, %404 ], [ %403, %401 ]
  %416 = phi double [ %413, %404 ], [ %21, %401 ]
  br label %421

417:
  %418 = fcmp contract oge double %416, 0.000000e+00
  %419 = fcmp contract oge double %446, 0.000000e+00
  %420 = select i1 %418, i1 %419, i1 false
  br i1 %420, label %447, label %451

421:
  %422 = phi i1 [ true, %414 ], [ false, %421 ]
  %423 = phi i64 [ 0, %414 ], [ 1, %421 ]
  %424 = phi double [ 0.000000e+00, %414 ], [ %446, %421 ]
  %425 = getelementptr inbounds double, ptr %399, i64 %423
  %426 = load double, ptr %425, align 8
  %427 = add nsw i64 %423, 1
  %428 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %427
  %431 = load double, ptr %430, align 8
  %432 = or i64 %423, 4
  %433 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = fmul contract double %434, %400
  %436 = add nsw i64 %423, 7
  %437 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %436
  %438 = load double, ptr %437, align 8
  %439 = fmul contract double %438, %415
  %440 = fadd contract double %435, %439
  %441 = fmul contract double %17, %440
  %442 = fsub contract double %431, %441
  %443 = fmul contract double %416, %442
  %444 = fadd contract double %429, %443
  %445 = fmul contract double %426, %444
  %446 = fadd contract double %424, %445
  br i1 %422, label %421, label %417

447:
  %448 = add nsw i64 %396, 1
  %449 = shl nsw i64 %396, 1
  %450 = getelementptr inbounds double, ptr %4, i64 %449
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %450, ptr align 16 dereferenceable(16) %399, i64 16, i1 false)
  br label %451

451:
  %452 = phi i64 [ %396, %404 ], [ %448, %447 ], [ %396, %417 ]
  %453 = add nsw i64 %397, 1
  %454 = icmp eq i64 %453, %242
  br i1 %454, label %393, label %395
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
  %18 = phi i64 [ 0, %6 ], [ %96, %95 ]
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %15)
  br i1 %16, label %21, label %19

19:
  tail call fastcc void @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br label %123

20:
  tail call fastcc void @solve_least(ptr %9, ptr %5, i64 %4, i64 1, ptr %14, ptr %15)
  br i1 %16, label %85, label %123

21:
  %22 = phi i64 [ %68, %67 ], [ 0, %17 ]
  %23 = load i64, ptr %0, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %27

25:
  %26 = shl i64 %23, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %2, i64 %26, i1 false)
  br label %27

27:
  %28 = getelementptr inbounds i64, ptr %3, i64 %22
  %29 = load i64, ptr %28, align 8
  %30 = shl nsw i64 %29, 1
  %31 = getelementptr inbounds double, ptr %11, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 1
  %34 = load double, ptr %33, align 8
  %35 = fmul contract double %34, 0x3EB0C6F7A0B5ED8D
  %36 = fsub contract double %32, %35
  %37 = fmul contract double %32, 0x3EB0C6F7A0B5ED8D
  %38 = fadd contract double %34, %37
  %39 = fmul contract double %36, %36
  %40 = fmul contract double %38, %38
  %41 = fadd contract double %40, %39
  %42 = tail call contract double @llvm.sqrt.f64(double %41)
  %43 = fdiv contract double %36, %42
  store double %43, ptr %31, align 8
  %44 = fdiv contract double %38, %42
  store double %44, ptr %33, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %7, ptr %15)
  %45 = load i64, ptr %0, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %49

47:
  %48 = shl i64 %45, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %2, i64 %48, i1 false)
  br label %49

49:
  %50 = load i64, ptr %28, align 8
  %51 = shl nsw i64 %50, 1
  %52 = getelementptr inbounds double, ptr %11, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %52, i64 1
  %55 = load double, ptr %54, align 8
  %56 = fmul contract double %55, 0x3EB0C6F7A0B5ED8D
  %57 = fadd contract double %53, %56
  %58 = fmul contract double %53, 0x3EB0C6F7A0B5ED8D
  %59 = fsub contract double %55, %58
  %60 = fmul contract double %57, %57
  %61 = fmul contract double %59, %59
  %62 = fadd contract double %61, %60
  %63 = tail call contract double @llvm.sqrt.f64(double %62)
  %64 = fdiv contract double %57, %63
  store double %64, ptr %52, align 8
  %65 = fdiv contract double %59, %63
  store double %65, ptr %54, align 8
  tail call fastcc void @find_off(ptr %0, ptr %1, ptr %11, ptr %3, i64 %4, ptr %8, ptr %15)
  %66 = mul nsw i64 %22, %4
  br label %70

67:
  %68 = add nsw i64 %22, 1
  %69 = icmp eq i64 %68, %4
  br i1 %69, label %20, label %21

70:
  %71 = phi i64 [ 0, %49 ], [ %80, %70 ]
  %72 = getelementptr inbounds double, ptr %7, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %8, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fsub contract double %73, %75
  %77 = fdiv contract double %76, 2.000000e-06
  %78 = add nsw i64 %71, %66
  %79 = getelementptr inbounds double, ptr %9, i64 %78
  store double %77, ptr %79, align 8
  %80 = add nsw i64 %71, 1
  %81 = icmp eq i64 %80, %4
  br i1 %81, label %67, label %70

82:
  %83 = fcmp contract ugt double %92, 1.000000e+00
  br i1 %83, label %123, label %84

84:
  br i1 %16, label %100, label %95

85:
  %86 = phi i64 [ %93, %85 ], [ 0, %20 ]
  %87 = phi double [ %92, %85 ], [ 0.000000e+00, %20 ]
  %88 = getelementptr inbounds double, ptr %14, i64 %86
  %89 = load double, ptr %88, align 8
  %90 = tail call contract double @llvm.fabs.f64(double %89)
  %91 = fcmp contract ogt double %87, %90
  %92 = select contract i1 %91, double %87, double %90
  %93 = add nsw i64 %86, 1
  %94 = icmp eq i64 %93, %4
  br i1 %94, label %82, label %85

95:
  %96 = add nsw i64 %18, 1
  %97 = icmp ugt i64 %18, 6
  %98 = fcmp contract ult double %92, 1.000000e-15
  %99 = select i1 %97, i1 true, i1 %98
  br i1 %99, label %123, label %17

100:
  %101 = phi i64 [ %121, %100 ], [ 0, %84 ]
  %102 = getelementptr inbounds i64, ptr %3, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = shl nsw i64 %103, 1
  %105 = getelementptr inbounds double, ptr %2, i64 %104
  %106 = getelementptr inbounds double, ptr %14, i64 %101
  %107 = load double, ptr %106, align 8
  %108 = load double, ptr %105, align 8
  %109 = getelementptr inbounds double, ptr %105, i64 1
  %110 = load double, ptr %109, align 8
  %111 = fmul contract double %107, %110
  %112 = fadd contract double %108, %111
  %113 = fmul contract double %107, %108
  %114 = fsub contract double %110, %113
  %115 = fmul contract double %112, %112
  %116 = fmul contract double %114, %114
  %117 = fadd contract double %116, %115
  %118 = tail call contract double @llvm.sqrt.f64(double %117)
  %119 = fdiv contract double %112, %118
  store double %119, ptr %105, align 8
  %120 = fdiv contract double %114, %118
  store double %120, ptr %109, align 8
  %121 = add nsw i64 %101, 1
  %122 = icmp eq i64 %121, %4
  br i1 %122, label %95, label %100

123:
  %124 = phi i1 [ true, %19 ], [ true, %20 ], [ true, %95 ], [ false, %82 ]
  %125 = phi double [ 0.000000e+00, %19 ], [ 0.000000e+00, %20 ], [ %92, %95 ], [ %92, %82 ]
  %126 = fcmp contract ole double %125, 0x3D719799812DEA11
  %127 = and i1 %124, %126
  %128 = zext i1 %127 to i32
  ret i32 %128
}

define internal fastcc void @find_forces(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = load i64, ptr %0, align 8
  %7 = mul nsw i64 %6, 3
  %8 = mul nsw i64 %7, %7
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  %10 = getelementptr inbounds double, ptr %9, i64 %8
  %11 = getelementptr inbounds double, ptr %10, i64 %7
  %12 = getelementptr inbounds double, ptr %11, i64 %7
  %13 = tail call fastcc i64 @find_unknowns(ptr %0, ptr %1, ptr %2, i64 -1, ptr %4, ptr %12, ptr %3)
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %41, label %15

15:
  tail call fastcc void @equations_of(ptr %0, i64 %13, ptr %4, ptr %12, ptr %3, ptr %9, ptr %10)
  %16 = getelementptr inbounds i64, ptr %12, i64 %7
  tail call fastcc void @solve_least(ptr %9, ptr %10, i64 %13, i64 1, ptr %11, ptr %16)
  %17 = icmp sgt i64 %13, 0
  br i1 %17, label %18, label %41

18:
  %19 = icmp sgt i64 %6, 0
  %20 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  br label %21

21:
  %22 = phi i64 [ 0, %18 ], [ %27, %26 ]
  br i1 %19, label %23, label %26

23:
  %24 = mul nsw i64 %22, %7
  %25 = getelementptr inbounds double, ptr %11, i64 %22
  br label %29

26:
  %27 = add nsw i64 %22, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %41, label %21

29:
  %30 = phi i64 [ 0, %23 ], [ %39, %29 ]
  %31 = add nsw i64 %30, %24
  %32 = getelementptr inbounds double, ptr %4, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = load double, ptr %25, align 8
  %35 = fmul contract double %33, %34
  %36 = getelementptr inbounds double, ptr %3, i64 %30
  %37 = load double, ptr %36, align 8
  %38 = fadd contract double %37, %35
  store double %38, ptr %36, align 8
  %39 = add nsw i64 %30, 1
  %40 = icmp eq i64 %39, %20
  br i1 %40, label %26, label %29

41:
  ret void
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

define internal fastcc void @solve_least(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
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
  ret void
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
  tail call fastcc void @find_forces(ptr %0, ptr %1, ptr %2, ptr %6, ptr %11)
  %12 = load i64, ptr %0, align 8
  %13 = mul i64 %12, 3
  %14 = icmp sgt i64 %12, 0
  br i1 %14, label %15, label %43

15:
  %16 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Cone, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  br label %21

21:
  %22 = phi i64 [ 0, %15 ], [ %41, %38 ]
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = mul nsw i64 %22, %13
  %26 = getelementptr inbounds double, ptr %19, i64 %25
  br label %27

27:
  %28 = phi i64 [ %36, %27 ], [ 0, %21 ]
  %29 = phi double [ %35, %27 ], [ 0.000000e+00, %21 ]
  %30 = getelementptr inbounds double, ptr %26, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %6, i64 %28
  %33 = load double, ptr %32, align 8
  %34 = fmul contract double %31, %33
  %35 = fadd contract double %29, %34
  %36 = add nsw i64 %28, 1
  %37 = icmp eq i64 %36, %13
  br i1 %37, label %38, label %27

38:
  %39 = fadd contract double %24, %35
  %40 = getelementptr inbounds double, ptr %10, i64 %22
  store double %39, ptr %40, align 8
  %41 = add nsw i64 %22, 1
  %42 = icmp eq i64 %41, %20
  br i1 %42, label %43, label %21

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
  %59 = fmul contract double %56, %58
  %60 = getelementptr inbounds double, ptr %53, i64 1
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %55, align 8
  %63 = fmul contract double %61, %62
  %64 = fsub contract double %59, %63
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
  %23 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 21
  %24 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 3
  %28 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 4
  %30 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 5
  %31 = getelementptr inbounds %struct.Cone, ptr %8, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 19
  %33 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 20
  %34 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 4
  %35 = getelementptr inbounds %struct.Found, ptr %1, i64 0, i32 1
  %36 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %37 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 18
  %38 = getelementptr inbounds %struct.Ending, ptr %5, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Ending, ptr %5, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 6
  %41 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 16
  %42 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 1
  %43 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 2
  %44 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 3
  %45 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 4
  %46 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 5
  %47 = getelementptr inbounds %struct.Stages, ptr %4, i64 0, i32 6
  %48 = getelementptr inbounds %struct.Ending, ptr %6, i64 0, i32 2
  %49 = getelementptr inbounds i8, ptr %6, i64 8
  br label %50

50:
  %51 = phi double [ 0.000000e+00, %3 ], [ %1192, %1207 ]
  %52 = phi i64 [ %9, %3 ], [ %1208, %1207 ]
  %53 = phi i64 [ 0, %3 ], [ %1209, %1207 ]
  %54 = phi i32 [ 0, %3 ], [ %1191, %1207 ]
  %55 = icmp sgt i64 %52, 0
  br i1 %55, label %56, label %58

56:
  %57 = load ptr, ptr %12, align 8
  br label %61

58:
  %59 = phi i32 [ 0, %50 ], [ %68, %61 ]
  %60 = load i32, ptr %13, align 8
  switch i32 %60, label %77 [
    i32 1, label %71
    i32 2, label %74
  ]

61:
  %62 = phi i64 [ 0, %56 ], [ %69, %61 ]
  %63 = phi i32 [ 0, %56 ], [ %68, %61 ]
  %64 = getelementptr inbounds double, ptr %57, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = fcmp contract une double %65, 0.000000e+00
  %67 = zext i1 %66 to i32
  %68 = or i32 %63, %67
  %69 = add nsw i64 %62, 1
  %70 = icmp eq i64 %69, %52
  br i1 %70, label %58, label %61

71:
  %72 = fcmp contract oge double %51, 0x3FEFFFFFFFFFFFF8
  %73 = zext i1 %72 to i32
  br label %79

74:
  %75 = icmp eq i32 %59, 0
  %76 = zext i1 %75 to i32
  br label %79

77:
  %78 = load i32, ptr %14, align 8
  br label %79

79:
  %80 = phi i32 [ %73, %71 ], [ %76, %74 ], [ %78, %77 ]
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %1211

82:
  %83 = icmp eq i32 %54, 0
  %84 = select i1 %83, ptr null, ptr %2
  %85 = mul nsw i64 %52, 3
  %86 = getelementptr inbounds double, ptr %10, i64 %85
  %87 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %87, ptr %10)
  %88 = load ptr, ptr %17, align 8
  br i1 %55, label %92, label %89

89:
  %90 = load ptr, ptr %16, align 8
  %91 = load ptr, ptr %18, align 8
  br label %100

92:
  %93 = load ptr, ptr %19, align 8
  %94 = load ptr, ptr %21, align 8
  %95 = load i32, ptr %22, align 4
  %96 = icmp ne i32 %95, 0
  %97 = load ptr, ptr %18, align 8
  %98 = load ptr, ptr %23, align 8
  %99 = load ptr, ptr %16, align 8
  br label %111

100:
  %101 = phi ptr [ %91, %89 ], [ %97, %174 ]
  %102 = phi ptr [ %90, %89 ], [ %99, %174 ]
  %103 = load i64, ptr %0, align 8
  store i64 %103, ptr %8, align 8
  %104 = load ptr, ptr %25, align 8
  store ptr %104, ptr %24, align 8
  store ptr %102, ptr %26, align 8
  %105 = load ptr, ptr %28, align 8
  store ptr %105, ptr %27, align 8
  %106 = load ptr, ptr %12, align 8
  store ptr %106, ptr %29, align 8
  store ptr %88, ptr %30, align 8
  store ptr %101, ptr %31, align 8
  call fastcc void @find_solutions(ptr %8, ptr %84, ptr %1, ptr %86)
  %107 = load i64, ptr %1, align 8
  %108 = icmp eq i64 %107, 0
  %109 = icmp ne ptr %84, null
  %110 = and i1 %109, %108
  br i1 %110, label %186, label %188

111:
  %112 = phi i64 [ 0, %92 ], [ %184, %174 ]
  %113 = shl nsw i64 %112, 1
  %114 = getelementptr inbounds double, ptr %93, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul contract double %115, %115
  %117 = getelementptr inbounds double, ptr %114, i64 1
  %118 = load double, ptr %117, align 8
  %119 = fmul contract double %118, %118
  %120 = fadd contract double %116, %119
  %121 = tail call contract double @llvm.sqrt.f64(double %120)
  %122 = fcmp contract ugt double %121, 1.000000e-13
  %123 = select i1 %122, double %121, double 0.000000e+00
  %124 = fcmp contract oeq double %123, 0.000000e+00
  br i1 %124, label %125, label %143

125:
  %126 = mul nsw i64 %112, 3
  %127 = getelementptr inbounds double, ptr %20, i64 %126
  tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %114, i8 0, i64 16, i1 false)
  %128 = load double, ptr %127, align 8
  %129 = fmul contract double %128, %128
  %130 = getelementptr inbounds double, ptr %127, i64 1
  %131 = load double, ptr %130, align 8
  %132 = fmul contract double %131, %131
  %133 = fadd contract double %129, %132
  %134 = tail call contract double @llvm.sqrt.f64(double %133)
  %135 = fcmp contract ogt double %134, 1.000000e-13
  br i1 %135, label %136, label %143

136:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %114, ptr align 8 dereferenceable(16) %127, i64 16, i1 false)
  %137 = load double, ptr %114, align 8
  %138 = fmul contract double %137, %137
  %139 = load double, ptr %117, align 8
  %140 = fmul contract double %139, %139
  %141 = fadd contract double %138, %140
  %142 = tail call contract double @llvm.sqrt.f64(double %141)
  br label %143

143:
  %144 = phi double [ %142, %136 ], [ %123, %125 ], [ %123, %111 ]
  %145 = fcmp contract ogt double %144, 0.000000e+00
  br label %160

146:
  %147 = mul nsw i64 %112, 3
  %148 = getelementptr inbounds double, ptr %10, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load double, ptr %11, align 8
  %151 = fsub contract double 1.000000e+00, %150
  %152 = getelementptr inbounds double, ptr %94, i64 %112
  %153 = load double, ptr %152, align 8
  %154 = fmul contract double %151, %153
  %155 = fadd contract double %149, %154
  %156 = fcmp contract ole double %155, 1.000000e-13
  %157 = select i1 %96, i1 %156, i1 false
  %158 = zext i1 %157 to i64
  %159 = getelementptr inbounds i64, ptr %97, i64 %112
  store i64 %158, ptr %159, align 8
  br i1 %157, label %171, label %174

160:
  %161 = phi i1 [ true, %143 ], [ false, %167 ]
  %162 = phi i64 [ 0, %143 ], [ 1, %167 ]
  br i1 %145, label %163, label %167

163:
  %164 = getelementptr inbounds double, ptr %114, i64 %162
  %165 = load double, ptr %164, align 8
  %166 = fdiv contract double %165, %144
  br label %167

167:
  %168 = phi contract double [ %166, %163 ], [ 0.000000e+00, %160 ]
  %169 = or i64 %162, %113
  %170 = getelementptr inbounds double, ptr %88, i64 %169
  store double %168, ptr %170, align 8
  br i1 %161, label %160, label %146

171:
  %172 = tail call contract double @llvm.minnum.f64(double %155, double 0.000000e+00)
  %173 = fadd contract double %172, -1.000000e-13
  br label %174

174:
  %175 = phi contract double [ %173, %171 ], [ 0.000000e+00, %146 ]
  %176 = getelementptr inbounds double, ptr %98, i64 %112
  store double %175, ptr %176, align 8
  %177 = load double, ptr %152, align 8
  %178 = fneg contract double %177
  %179 = getelementptr inbounds double, ptr %99, i64 %147
  store double %178, ptr %179, align 8
  %180 = add nsw i64 %147, 2
  %181 = getelementptr inbounds double, ptr %99, i64 %180
  store double 0.000000e+00, ptr %181, align 8
  %182 = add nsw i64 %147, 1
  %183 = getelementptr inbounds double, ptr %99, i64 %182
  store double 0.000000e+00, ptr %183, align 8
  %184 = add nsw i64 %112, 1
  %185 = icmp eq i64 %184, %52
  br i1 %185, label %100, label %111

186:
  call fastcc void @find_solutions.1(ptr %8, ptr %1, ptr %86)
  %187 = load i64, ptr %1, align 8
  br label %188

188:
  %189 = phi i64 [ %187, %186 ], [ %107, %100 ]
  %190 = icmp eq i64 %189, 1
  br i1 %190, label %191, label %238

191:
  store i64 0, ptr %32, align 8
  %192 = load ptr, ptr %33, align 8
  br i1 %55, label %193, label %229

193:
  %194 = shl i64 %52, 4
  %195 = load ptr, ptr %34, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %192, ptr align 8 %195, i64 %194, i1 false)
  %196 = load ptr, ptr %35, align 8
  %197 = load ptr, ptr %36, align 8
  br label %198

198:
  %199 = phi i64 [ 0, %193 ], [ %227, %226 ]
  %200 = getelementptr inbounds i64, ptr %196, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds i64, ptr %197, i64 %199
  store i64 %201, ptr %202, align 8
  %203 = and i64 %201, 2
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %226, label %205

205:
  %206 = load ptr, ptr %28, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %199
  %208 = load double, ptr %207, align 8
  %209 = fcmp contract ogt double %208, 0.000000e+00
  br i1 %209, label %210, label %226

210:
  %211 = shl nsw i64 %199, 1
  %212 = getelementptr inbounds double, ptr %192, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fmul contract double %213, %213
  %215 = getelementptr inbounds double, ptr %212, i64 1
  %216 = load double, ptr %215, align 8
  %217 = fmul contract double %216, %216
  %218 = fadd contract double %214, %217
  %219 = tail call contract double @llvm.sqrt.f64(double %218)
  %220 = fcmp contract ogt double %219, 0.000000e+00
  br i1 %220, label %221, label %226

221:
  %222 = load ptr, ptr %37, align 8
  %223 = load i64, ptr %32, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %32, align 8
  %225 = getelementptr inbounds i64, ptr %222, i64 %223
  store i64 %199, ptr %225, align 8
  br label %226

226:
  %227 = add nsw i64 %199, 1
  %228 = icmp eq i64 %227, %52
  br i1 %228, label %229, label %198

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
  %239 = icmp eq i64 %189, 0
  %240 = select i1 %239, i64 1, i64 2
  br label %1211

241:
  %242 = phi i1 [ false, %229 ], [ %1185, %1183 ]
  %243 = phi double [ 0x7FF0000000000000, %229 ], [ %1131, %1183 ]
  %244 = phi i64 [ 0, %229 ], [ %1184, %1183 ]
  %245 = load i64, ptr %32, align 8
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %250

247:
  %248 = load ptr, ptr %33, align 8
  %249 = load ptr, ptr %37, align 8
  br label %584

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
  %255 = fcmp contract ule double %254, 0.000000e+00
  %256 = load double, ptr %233, align 8
  br i1 %255, label %261, label %257

257:
  %258 = fneg contract double %256
  %259 = fdiv contract double %258, %254
  %260 = tail call contract double @llvm.maxnum.f64(double %259, double 0.000000e+00)
  store i64 1, ptr %5, align 8
  store i64 0, ptr %39, align 8
  store double %260, ptr %38, align 8
  br label %261

261:
  %262 = phi double [ %260, %257 ], [ 0x7FF0000000000000, %253 ]
  %263 = phi i64 [ 1, %257 ], [ 0, %253 ]
  %264 = fcmp contract ult double %256, -1.000000e-13
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
  %273 = fmul contract double %283, 1.000000e-13
  br label %286

274:
  %275 = phi i64 [ 0, %268 ], [ %284, %274 ]
  %276 = phi double [ 0.000000e+00, %268 ], [ %283, %274 ]
  %277 = getelementptr inbounds double, ptr %270, i64 %275
  %278 = load double, ptr %277, align 8
  %279 = getelementptr inbounds double, ptr %10, i64 %275
  %280 = load double, ptr %279, align 8
  %281 = fmul contract double %278, %280
  %282 = tail call contract double @llvm.fabs.f64(double %281)
  %283 = fadd contract double %276, %282
  %284 = add nsw i64 %275, 1
  %285 = icmp eq i64 %284, %271
  br i1 %285, label %272, label %274

286:
  %287 = phi double [ 0.000000e+00, %265 ], [ %273, %272 ]
  %288 = tail call contract double @llvm.fabs.f64(double %254)
  %289 = fcmp contract ole double %288, %287
  %290 = fcmp contract ogt double %262, 0.000000e+00
  %291 = select i1 %255, i1 true, i1 %290
  %292 = select i1 %289, i1 %291, i1 false
  br i1 %292, label %293, label %297

293:
  store i64 1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %39, i8 0, i64 16, i1 false)
  br label %297

294:
  %295 = load double, ptr %11, align 8
  %296 = fsub contract double 1.000000e+00, %295
  store i64 2, ptr %5, align 8
  store i64 0, ptr %39, align 8
  store double %296, ptr %38, align 8
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
  store i64 %434, ptr %5, align 8
  store i64 %433, ptr %39, align 8
  store double %432, ptr %38, align 8
  br label %310

310:
  %311 = phi double [ %298, %297 ], [ %432, %309 ]
  %312 = phi i64 [ 0, %297 ], [ %433, %309 ]
  %313 = phi i64 [ %299, %297 ], [ %434, %309 ]
  %314 = phi double [ %298, %297 ], [ %435, %309 ]
  %315 = phi i64 [ %299, %297 ], [ %436, %309 ]
  %316 = load i64, ptr %32, align 8
  %317 = icmp sgt i64 %316, 0
  br i1 %317, label %318, label %440

318:
  %319 = load ptr, ptr %37, align 8
  %320 = load ptr, ptr %33, align 8
  %321 = load ptr, ptr %19, align 8
  br label %444

322:
  %323 = phi double [ %298, %302 ], [ %432, %431 ]
  %324 = phi i64 [ 0, %302 ], [ %433, %431 ]
  %325 = phi i64 [ %299, %302 ], [ %434, %431 ]
  %326 = phi double [ %298, %302 ], [ %435, %431 ]
  %327 = phi i64 [ 0, %302 ], [ %437, %431 ]
  %328 = phi i64 [ %299, %302 ], [ %436, %431 ]
  %329 = mul nsw i64 %327, 3
  %330 = getelementptr inbounds double, ptr %232, i64 %329
  br i1 %303, label %331, label %398

331:
  %332 = load ptr, ptr %12, align 8
  %333 = getelementptr inbounds double, ptr %332, i64 %327
  %334 = load double, ptr %333, align 8
  %335 = fcmp contract ogt double %334, 0.000000e+00
  br i1 %335, label %336, label %398

336:
  %337 = load ptr, ptr %40, align 8
  %338 = getelementptr inbounds double, ptr %337, i64 %327
  %339 = load double, ptr %338, align 8
  %340 = load ptr, ptr %41, align 8
  %341 = getelementptr inbounds double, ptr %340, i64 %327
  %342 = load double, ptr %341, align 8
  %343 = fsub contract double %339, %342
  %344 = getelementptr inbounds double, ptr %233, i64 %329
  %345 = load double, ptr %344, align 8
  %346 = fcmp contract ugt double %345, 1.000000e-13
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
  %360 = fmul contract double %357, %359
  %361 = tail call contract double @llvm.fabs.f64(double %360)
  %362 = fadd contract double %354, %361
  %363 = add nsw i64 %353, 1
  %364 = icmp eq i64 %363, %305
  br i1 %364, label %365, label %352

365:
  %366 = fmul contract double %362, 1.000000e-13
  %367 = load double, ptr %330, align 8
  %368 = tail call contract double @llvm.fabs.f64(double %367)
  %369 = fcmp contract ugt double %368, %366
  br i1 %369, label %370, label %392

370:
  %371 = phi double [ %348, %347 ], [ %367, %365 ]
  %372 = getelementptr inbounds double, ptr %10, i64 %329
  %373 = load double, ptr %372, align 8
  %374 = fmul contract double %345, %373
  %375 = fmul contract double %371, %373
  %376 = fmul contract double %374, %374
  %377 = fmul contract double %375, 2.000000e+00
  %378 = fmul contract double %343, %377
  %379 = fsub contract double %376, %378
  %380 = fcmp contract olt double %379, 0.000000e+00
  %381 = fcmp contract oge double %343, 0.000000e+00
  %382 = or i1 %381, %380
  br i1 %382, label %383, label %385

383:
  %384 = select contract i1 %381, double 0.000000e+00, double 0x7FF0000000000000
  br label %392

385:
  %386 = tail call contract double @llvm.sqrt.f64(double %379)
  %387 = fadd contract double %374, %386
  %388 = fcmp contract ogt double %387, 0.000000e+00
  %389 = fmul contract double %343, -2.000000e+00
  %390 = fdiv contract double %389, %387
  %391 = select contract i1 %388, double %390, double 0x7FF0000000000000
  br label %392

392:
  %393 = phi contract double [ 0x7FF0000000000000, %365 ], [ %384, %383 ], [ %391, %385 ]
  %394 = icmp eq i64 %328, 0
  %395 = fcmp contract ogt double %326, %393
  %396 = select i1 %394, i1 true, i1 %395
  br i1 %396, label %397, label %398

397:
  br label %398

398:
  %399 = phi double [ %323, %392 ], [ %393, %397 ], [ %323, %331 ], [ %323, %322 ]
  %400 = phi i64 [ %324, %392 ], [ %327, %397 ], [ %324, %331 ], [ %324, %322 ]
  %401 = phi i64 [ %325, %392 ], [ 3, %397 ], [ %325, %331 ], [ %325, %322 ]
  %402 = phi double [ %326, %392 ], [ %393, %397 ], [ %326, %331 ], [ %326, %322 ]
  %403 = phi i64 [ %328, %392 ], [ 3, %397 ], [ %328, %331 ], [ %328, %322 ]
  br i1 %307, label %431, label %404

404:
  %405 = load ptr, ptr %36, align 8
  %406 = getelementptr inbounds i64, ptr %405, i64 %327
  %407 = load i64, ptr %406, align 8
  %408 = and i64 %407, 1
  %409 = icmp eq i64 %408, 0
  br i1 %409, label %410, label %431

410:
  %411 = getelementptr inbounds double, ptr %233, i64 %329
  %412 = load double, ptr %411, align 8
  %413 = load double, ptr %11, align 8
  %414 = fsub contract double 1.000000e+00, %413
  %415 = load ptr, ptr %21, align 8
  %416 = getelementptr inbounds double, ptr %415, i64 %327
  %417 = load double, ptr %416, align 8
  %418 = fmul contract double %414, %417
  %419 = fadd contract double %412, %418
  %420 = load double, ptr %330, align 8
  %421 = fsub contract double %417, %420
  %422 = fcmp contract ogt double %419, 1.000000e-13
  %423 = fcmp contract ogt double %421, 0.000000e+00
  %424 = select i1 %422, i1 %423, i1 false
  br i1 %424, label %425, label %431

425:
  %426 = fdiv contract double %419, %421
  %427 = icmp eq i64 %403, 0
  %428 = fcmp contract ogt double %402, %426
  %429 = select i1 %427, i1 true, i1 %428
  br i1 %429, label %430, label %431

430:
  br label %431

431:
  %432 = phi double [ %399, %425 ], [ %426, %430 ], [ %399, %410 ], [ %399, %404 ], [ %399, %398 ]
  %433 = phi i64 [ %400, %425 ], [ %327, %430 ], [ %400, %410 ], [ %400, %404 ], [ %400, %398 ]
  %434 = phi i64 [ %401, %425 ], [ 4, %430 ], [ %401, %410 ], [ %401, %404 ], [ %401, %398 ]
  %435 = phi double [ %402, %425 ], [ %426, %430 ], [ %402, %410 ], [ %402, %404 ], [ %402, %398 ]
  %436 = phi i64 [ %403, %425 ], [ 4, %430 ], [ %403, %410 ], [ %403, %404 ], [ %403, %398 ]
  %437 = add nsw i64 %327, 1
  %438 = icmp eq i64 %437, %300
  br i1 %438, label %309, label %322

439:
  store i64 %487, ptr %5, align 8
  store i64 %486, ptr %39, align 8
  store double %485, ptr %38, align 8
  br label %440

440:
  %441 = phi double [ %311, %310 ], [ %485, %439 ]
  %442 = phi double [ %314, %310 ], [ %488, %439 ]
  %443 = fcmp contract olt double %442, 0x7FF0000000000000
  br i1 %443, label %496, label %492

444:
  %445 = phi double [ %311, %318 ], [ %485, %484 ]
  %446 = phi i64 [ %312, %318 ], [ %486, %484 ]
  %447 = phi i64 [ %313, %318 ], [ %487, %484 ]
  %448 = phi double [ %314, %318 ], [ %488, %484 ]
  %449 = phi i64 [ 0, %318 ], [ %490, %484 ]
  %450 = phi i64 [ %315, %318 ], [ %489, %484 ]
  %451 = getelementptr inbounds i64, ptr %319, i64 %449
  %452 = load i64, ptr %451, align 8
  %453 = mul nsw i64 %452, 3
  %454 = getelementptr double, ptr %237, i64 %453
  %455 = shl nsw i64 %452, 1
  %456 = getelementptr inbounds double, ptr %320, i64 %455
  %457 = load double, ptr %454, align 8
  %458 = load double, ptr %456, align 8
  %459 = fmul contract double %457, %458
  %460 = getelementptr inbounds double, ptr %454, i64 1
  %461 = load double, ptr %460, align 8
  %462 = getelementptr inbounds double, ptr %456, i64 1
  %463 = load double, ptr %462, align 8
  %464 = fmul contract double %461, %463
  %465 = fadd contract double %459, %464
  %466 = getelementptr inbounds double, ptr %321, i64 %455
  %467 = load double, ptr %466, align 8
  %468 = fmul contract double %467, %467
  %469 = getelementptr inbounds double, ptr %466, i64 1
  %470 = load double, ptr %469, align 8
  %471 = fmul contract double %470, %470
  %472 = fadd contract double %468, %471
  %473 = tail call contract double @llvm.sqrt.f64(double %472)
  %474 = fcmp contract olt double %465, 0.000000e+00
  %475 = fcmp contract ogt double %473, 0.000000e+00
  %476 = select i1 %474, i1 %475, i1 false
  br i1 %476, label %477, label %484

477:
  %478 = fneg contract double %465
  %479 = fdiv contract double %473, %478
  %480 = icmp eq i64 %450, 0
  %481 = fcmp contract ogt double %448, %479
  %482 = select i1 %480, i1 true, i1 %481
  br i1 %482, label %483, label %484

483:
  br label %484

484:
  %485 = phi double [ %445, %477 ], [ %479, %483 ], [ %445, %444 ]
  %486 = phi i64 [ %446, %477 ], [ %452, %483 ], [ %446, %444 ]
  %487 = phi i64 [ %447, %477 ], [ 5, %483 ], [ %447, %444 ]
  %488 = phi double [ %448, %477 ], [ %479, %483 ], [ %448, %444 ]
  %489 = phi i64 [ %450, %477 ], [ 5, %483 ], [ %450, %444 ]
  %490 = add nsw i64 %449, 1
  %491 = icmp eq i64 %490, %316
  br i1 %491, label %439, label %444

492:
  %493 = icmp eq i32 %252, 2
  br i1 %493, label %494, label %495

494:
  store double 0.000000e+00, ptr %38, align 8
  br label %496

495:
  store i64 0, ptr %5, align 8
  br label %496

496:
  %497 = phi double [ %441, %440 ], [ 0.000000e+00, %494 ], [ %441, %495 ]
  br i1 %301, label %498, label %501

498:
  %499 = mul i64 %300, 3
  %500 = tail call i64 @llvm.smax.i64(i64 %499, i64 1)
  br label %512

501:
  %502 = phi double [ 0.000000e+00, %496 ], [ %519, %512 ]
  %503 = icmp slt i64 %316, 1
  br i1 %503, label %594, label %504

504:
  %505 = load ptr, ptr %37, align 8
  %506 = load ptr, ptr %33, align 8
  %507 = load ptr, ptr %19, align 8
  %508 = mul i64 %300, 6
  %509 = icmp eq i64 %300, 1
  %510 = select contract i1 %509, double 0x3D10000000000000, double 0x3D719799812DEA11
  %511 = tail call i64 @llvm.smax.i64(i64 %508, i64 1)
  br label %522

512:
  %513 = phi double [ %519, %512 ], [ 0.000000e+00, %498 ]
  %514 = phi i64 [ %520, %512 ], [ 0, %498 ]
  %515 = getelementptr inbounds double, ptr %10, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = tail call contract double @llvm.fabs.f64(double %516)
  %518 = fcmp contract ogt double %513, %517
  %519 = select contract i1 %518, double %513, double %517
  %520 = add nsw i64 %514, 1
  %521 = icmp eq i64 %520, %500
  br i1 %521, label %501, label %512

522:
  %523 = phi i1 [ false, %504 ], [ %580, %578 ]
  %524 = phi i64 [ 0, %504 ], [ %579, %578 ]
  %525 = getelementptr inbounds i64, ptr %505, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = shl nsw i64 %526, 1
  %528 = getelementptr inbounds double, ptr %506, i64 %527
  %529 = mul nsw i64 %526, 3
  %530 = getelementptr double, ptr %237, i64 %529
  %531 = load double, ptr %528, align 8
  %532 = getelementptr inbounds double, ptr %530, i64 1
  %533 = load double, ptr %532, align 8
  %534 = fmul contract double %531, %533
  %535 = getelementptr inbounds double, ptr %528, i64 1
  %536 = load double, ptr %535, align 8
  %537 = load double, ptr %530, align 8
  %538 = fmul contract double %536, %537
  %539 = fsub contract double %534, %538
  %540 = tail call contract double @llvm.fabs.f64(double %539)
  %541 = getelementptr inbounds double, ptr %507, i64 %527
  %542 = load double, ptr %541, align 8
  %543 = fmul contract double %542, %542
  %544 = getelementptr inbounds double, ptr %541, i64 1
  %545 = load double, ptr %544, align 8
  %546 = fmul contract double %545, %545
  %547 = fadd contract double %543, %546
  %548 = tail call contract double @llvm.sqrt.f64(double %547)
  br i1 %301, label %549, label %554

549:
  %550 = load ptr, ptr %25, align 8
  %551 = mul i64 %526, 9
  %552 = add i64 %551, 3
  %553 = mul nsw i64 %552, %300
  br label %559

554:
  %555 = phi double [ 0.000000e+00, %522 ], [ %567, %559 ]
  %556 = fmul contract double %510, %555
  %557 = fmul contract double %502, %556
  %558 = fcmp contract ugt double %540, %557
  br i1 %558, label %570, label %578

559:
  %560 = phi i64 [ 0, %549 ], [ %568, %559 ]
  %561 = phi double [ 0.000000e+00, %549 ], [ %567, %559 ]
  %562 = add nsw i64 %560, %553
  %563 = getelementptr inbounds double, ptr %550, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = tail call contract double @llvm.fabs.f64(double %564)
  %566 = fcmp contract ogt double %561, %565
  %567 = select contract i1 %566, double %561, double %565
  %568 = add nsw i64 %560, 1
  %569 = icmp eq i64 %568, %511
  br i1 %569, label %554, label %559

570:
  %571 = fcmp contract oeq double %548, 0.000000e+00
  br i1 %571, label %582, label %572

572:
  %573 = fmul contract double %497, %540
  %574 = fdiv contract double %573, %548
  %575 = tail call contract double @llvm.minnum.f64(double %574, double 1.000000e+00)
  %576 = fmul contract double %497, %575
  %577 = fcmp contract ogt double %576, 0x3CB0000000000000
  br i1 %577, label %582, label %578

578:
  %579 = add nsw i64 %524, 1
  %580 = icmp sge i64 %579, %316
  %581 = icmp eq i64 %579, %316
  br i1 %581, label %582, label %522

582:
  %583 = phi i1 [ %523, %570 ], [ %523, %572 ], [ %580, %578 ]
  br i1 %583, label %594, label %694

584:
  %585 = phi i64 [ 0, %247 ], [ %592, %584 ]
  %586 = shl nsw i64 %585, 1
  %587 = getelementptr inbounds double, ptr %234, i64 %586
  %588 = getelementptr inbounds i64, ptr %249, i64 %585
  %589 = load i64, ptr %588, align 8
  %590 = shl nsw i64 %589, 1
  %591 = getelementptr inbounds double, ptr %248, i64 %590
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %587, ptr align 8 dereferenceable(16) %591, i64 16, i1 false)
  %592 = add nsw i64 %585, 1
  %593 = icmp eq i64 %592, %245
  br i1 %593, label %250, label %584

594:
  %595 = fcmp contract olt double %497, 0x7FF0000000000000
  %596 = select contract i1 %595, double %497, double 0.000000e+00
  br i1 %301, label %597, label %622

597:
  %598 = fmul contract double %596, 5.000000e-01
  %599 = load ptr, ptr %40, align 8
  br label %604

600:
  %601 = mul i64 %300, 3
  %602 = load ptr, ptr %15, align 8
  %603 = tail call i64 @llvm.smax.i64(i64 %601, i64 1)
  br label %629

604:
  %605 = phi i64 [ 0, %597 ], [ %620, %604 ]
  %606 = mul nsw i64 %605, 3
  %607 = getelementptr inbounds double, ptr %10, i64 %606
  %608 = load double, ptr %607, align 8
  %609 = fmul contract double %596, %608
  %610 = getelementptr inbounds double, ptr %233, i64 %606
  %611 = load double, ptr %610, align 8
  %612 = getelementptr inbounds double, ptr %232, i64 %606
  %613 = load double, ptr %612, align 8
  %614 = fmul contract double %598, %613
  %615 = fadd contract double %611, %614
  %616 = fmul contract double %609, %615
  %617 = getelementptr inbounds double, ptr %599, i64 %605
  %618 = load double, ptr %617, align 8
  %619 = fadd contract double %618, %616
  store double %619, ptr %617, align 8
  %620 = add nsw i64 %605, 1
  %621 = icmp eq i64 %620, %300
  br i1 %621, label %600, label %604

622:
  %623 = load double, ptr %11, align 8
  %624 = fadd contract double %596, %623
  store double %624, ptr %11, align 8
  br label %693

625:
  %626 = load double, ptr %11, align 8
  %627 = fadd contract double %596, %626
  store double %627, ptr %11, align 8
  %628 = load ptr, ptr %19, align 8
  br label %639

629:
  %630 = phi i64 [ 0, %600 ], [ %637, %629 ]
  %631 = getelementptr inbounds double, ptr %10, i64 %630
  %632 = load double, ptr %631, align 8
  %633 = fmul contract double %596, %632
  %634 = getelementptr inbounds double, ptr %602, i64 %630
  %635 = load double, ptr %634, align 8
  %636 = fadd contract double %633, %635
  store double %636, ptr %634, align 8
  %637 = add nsw i64 %630, 1
  %638 = icmp eq i64 %637, %603
  br i1 %638, label %625, label %629

639:
  %640 = phi i64 [ 0, %625 ], [ %691, %690 ]
  br i1 %317, label %641, label %643

641:
  %642 = load ptr, ptr %37, align 8
  br label %649

643:
  %644 = phi i32 [ 0, %639 ], [ %656, %649 ]
  %645 = icmp eq i32 %644, 0
  %646 = shl nsw i64 %640, 1
  %647 = mul nsw i64 %640, 3
  %648 = add i64 %647, 1
  br label %659

649:
  %650 = phi i64 [ 0, %641 ], [ %657, %649 ]
  %651 = phi i32 [ 0, %641 ], [ %656, %649 ]
  %652 = getelementptr inbounds i64, ptr %642, i64 %650
  %653 = load i64, ptr %652, align 8
  %654 = icmp eq i64 %653, %640
  %655 = zext i1 %654 to i32
  %656 = or i32 %651, %655
  %657 = add nsw i64 %650, 1
  %658 = icmp eq i64 %657, %316
  br i1 %658, label %643, label %649

659:
  %660 = phi i1 [ true, %643 ], [ false, %672 ]
  %661 = phi i64 [ 0, %643 ], [ 1, %672 ]
  %662 = or i64 %661, %646
  %663 = getelementptr inbounds double, ptr %628, i64 %662
  br i1 %645, label %664, label %665

664:
  store double 0.000000e+00, ptr %663, align 8
  br i1 %660, label %672, label %690

665:
  %666 = load double, ptr %663, align 8
  %667 = add i64 %648, %661
  %668 = getelementptr inbounds double, ptr %232, i64 %667
  %669 = load double, ptr %668, align 8
  %670 = fmul contract double %596, %669
  %671 = fadd contract double %666, %670
  store double %671, ptr %663, align 8
  br i1 %660, label %672, label %673

672:
  br label %659

673:
  %674 = getelementptr inbounds double, ptr %628, i64 %646
  %675 = load ptr, ptr %33, align 8
  %676 = getelementptr inbounds double, ptr %675, i64 %646
  %677 = load double, ptr %674, align 8
  %678 = load double, ptr %676, align 8
  %679 = fmul contract double %677, %678
  %680 = getelementptr inbounds double, ptr %674, i64 1
  %681 = load double, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %676, i64 1
  %683 = load double, ptr %682, align 8
  %684 = fmul contract double %681, %683
  %685 = fadd contract double %679, %684
  %686 = fcmp contract ogt double %685, 0.000000e+00
  br i1 %686, label %690, label %687

687:
  %688 = or i64 %646, 1
  %689 = getelementptr inbounds double, ptr %628, i64 %688
  store double 0.000000e+00, ptr %689, align 8
  store double 0.000000e+00, ptr %674, align 8
  br label %690

690:
  %691 = add nsw i64 %640, 1
  %692 = icmp eq i64 %691, %300
  br i1 %692, label %693, label %639

693:
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %5, ptr %236)
  br label %1187

694:
  %695 = fcmp contract olt double %243, 0x7FF0000000000000
  br i1 %695, label %735, label %696

696:
  br i1 %317, label %697, label %731

697:
  %698 = phi double [ %728, %727 ], [ %497, %696 ]
  %699 = phi i64 [ %729, %727 ], [ 0, %696 ]
  %700 = getelementptr inbounds i64, ptr %505, i64 %699
  %701 = load i64, ptr %700, align 8
  %702 = shl nsw i64 %701, 1
  %703 = getelementptr inbounds double, ptr %507, i64 %702
  %704 = load double, ptr %703, align 8
  %705 = fmul contract double %704, %704
  %706 = getelementptr inbounds double, ptr %703, i64 1
  %707 = load double, ptr %706, align 8
  %708 = fmul contract double %707, %707
  %709 = fadd contract double %705, %708
  %710 = tail call contract double @llvm.sqrt.f64(double %709)
  %711 = mul nsw i64 %701, 3
  %712 = getelementptr double, ptr %237, i64 %711
  %713 = load double, ptr %712, align 8
  %714 = fmul contract double %713, %713
  %715 = getelementptr inbounds double, ptr %712, i64 1
  %716 = load double, ptr %715, align 8
  %717 = fmul contract double %716, %716
  %718 = fadd contract double %714, %717
  %719 = tail call contract double @llvm.sqrt.f64(double %718)
  %720 = fcmp contract ogt double %710, 0.000000e+00
  %721 = fcmp contract ogt double %719, 0.000000e+00
  %722 = select i1 %720, i1 %721, i1 false
  br i1 %722, label %723, label %727

723:
  %724 = fmul contract double %710, 5.000000e-01
  %725 = fdiv contract double %724, %719
  %726 = tail call contract double @llvm.minnum.f64(double %698, double %725)
  br label %727

727:
  %728 = phi double [ %726, %723 ], [ %698, %697 ]
  %729 = add nsw i64 %699, 1
  %730 = icmp eq i64 %729, %316
  br i1 %730, label %731, label %697

731:
  %732 = phi double [ %497, %696 ], [ %728, %727 ]
  %733 = fcmp contract olt double %732, 0x7FF0000000000000
  %734 = select contract i1 %733, double %732, double 1.000000e+00
  br label %735

735:
  %736 = phi contract double [ %734, %731 ], [ %243, %694 ]
  %737 = icmp eq i32 %252, 1
  br i1 %737, label %738, label %741

738:
  %739 = load double, ptr %11, align 8
  %740 = fsub contract double 1.000000e+00, %739
  br label %741

741:
  %742 = phi contract double [ %740, %738 ], [ 0x7FF0000000000000, %735 ]
  %743 = tail call contract double @llvm.minnum.f64(double %736, double %742)
  br i1 %317, label %1135, label %744

744:
  %745 = phi double [ %743, %741 ], [ %1170, %1169 ]
  store ptr %236, ptr %4, align 8
  %746 = mul i64 %300, 24
  %747 = getelementptr inbounds double, ptr %236, i64 %746
  store ptr %747, ptr %42, align 8
  %748 = mul i64 %300, 48
  %749 = getelementptr inbounds double, ptr %236, i64 %748
  store ptr %749, ptr %43, align 8
  %750 = mul i64 %300, 72
  %751 = getelementptr inbounds double, ptr %236, i64 %750
  store ptr %751, ptr %44, align 8
  %752 = mul i64 %300, 96
  %753 = getelementptr inbounds double, ptr %236, i64 %752
  store ptr %753, ptr %45, align 8
  %754 = shl i64 %300, 3
  %755 = getelementptr inbounds double, ptr %753, i64 %754
  store ptr %755, ptr %46, align 8
  %756 = shl nsw i64 %316, 4
  %757 = getelementptr inbounds double, ptr %755, i64 %756
  store ptr %757, ptr %47, align 8
  %758 = getelementptr inbounds double, ptr %757, i64 %756
  store i64 0, ptr %6, align 8
  store double 0.000000e+00, ptr %48, align 8
  %759 = fcmp contract olt double %745, 1.000000e-18
  br i1 %759, label %762, label %793

760:
  %761 = load i64, ptr %32, align 8
  br label %762

762:
  %763 = phi i64 [ %761, %760 ], [ %316, %744 ]
  %764 = icmp sgt i64 %763, 0
  br i1 %764, label %765, label %790

765:
  %766 = load ptr, ptr %19, align 8
  %767 = load ptr, ptr %37, align 8
  br label %768

768:
  %769 = phi i64 [ 8, %765 ], [ %785, %768 ]
  %770 = phi i64 [ 0, %765 ], [ %786, %768 ]
  %771 = phi double [ 0x3D719799812DEA11, %765 ], [ %787, %768 ]
  %772 = phi i64 [ 0, %765 ], [ %788, %768 ]
  %773 = getelementptr inbounds i64, ptr %767, i64 %772
  %774 = load i64, ptr %773, align 8
  %775 = shl nsw i64 %774, 1
  %776 = getelementptr inbounds double, ptr %766, i64 %775
  %777 = load double, ptr %776, align 8
  %778 = fmul contract double %777, %777
  %779 = getelementptr inbounds double, ptr %776, i64 1
  %780 = load double, ptr %779, align 8
  %781 = fmul contract double %780, %780
  %782 = fadd contract double %778, %781
  %783 = tail call contract double @llvm.sqrt.f64(double %782)
  %784 = fcmp contract olt double %783, %771
  %785 = select i1 %784, i64 5, i64 %769
  %786 = select i1 %784, i64 %774, i64 %770
  %787 = select i1 %784, double %783, double %771
  %788 = add nsw i64 %772, 1
  %789 = icmp eq i64 %788, %763
  br i1 %789, label %790, label %768

790:
  %791 = phi i64 [ 8, %762 ], [ %785, %768 ]
  %792 = phi i64 [ 0, %762 ], [ %786, %768 ]
  store i64 %791, ptr %6, align 8
  store i64 %792, ptr %49, align 8
  store double 0.000000e+00, ptr %48, align 8
  br label %1129

793:
  %794 = phi double [ %873, %871 ], [ %745, %744 ]
  %795 = call fastcc i32 @find_stages(ptr %0, double %794, ptr %4, ptr %758)
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %871, label %797

797:
  %798 = load i64, ptr %0, align 8
  %799 = mul i64 %798, 3
  %800 = load i64, ptr %32, align 8
  %801 = shl nsw i64 %800, 1
  %802 = getelementptr inbounds double, ptr %758, i64 %801
  %803 = getelementptr inbounds double, ptr %802, i64 %799
  %804 = icmp sgt i64 %800, 0
  br i1 %804, label %805, label %808

805:
  %806 = load ptr, ptr %33, align 8
  %807 = load ptr, ptr %37, align 8
  br label %813

808:
  %809 = getelementptr inbounds double, ptr %803, i64 %799
  tail call fastcc void @find_rates(ptr %0, ptr %758, ptr %802, ptr %803, ptr %809)
  %810 = icmp sgt i64 %798, 0
  br i1 %810, label %811, label %852

811:
  %812 = tail call i64 @llvm.smax.i64(i64 %799, i64 1)
  br label %823

813:
  %814 = phi i64 [ 0, %805 ], [ %821, %813 ]
  %815 = shl nsw i64 %814, 1
  %816 = getelementptr inbounds double, ptr %758, i64 %815
  %817 = getelementptr inbounds i64, ptr %807, i64 %814
  %818 = load i64, ptr %817, align 8
  %819 = shl nsw i64 %818, 1
  %820 = getelementptr inbounds double, ptr %806, i64 %819
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %816, ptr align 8 dereferenceable(16) %820, i64 16, i1 false)
  %821 = add nsw i64 %814, 1
  %822 = icmp eq i64 %821, %800
  br i1 %822, label %808, label %813

823:
  %824 = phi i64 [ 0, %811 ], [ %833, %829 ]
  %825 = phi double [ 0.000000e+00, %811 ], [ %849, %829 ]
  %826 = phi double [ 0.000000e+00, %811 ], [ %832, %829 ]
  %827 = getelementptr inbounds double, ptr %803, i64 %824
  %828 = load double, ptr %827, align 8
  br label %835

829:
  %830 = tail call contract double @llvm.fabs.f64(double %846)
  %831 = fcmp contract ogt double %826, %830
  %832 = select contract i1 %831, double %826, double %830
  %833 = add nsw i64 %824, 1
  %834 = icmp eq i64 %833, %812
  br i1 %834, label %852, label %823

835:
  %836 = phi i64 [ 0, %823 ], [ %850, %835 ]
  %837 = phi double [ %828, %823 ], [ %846, %835 ]
  %838 = phi double [ %825, %823 ], [ %849, %835 ]
  %839 = getelementptr inbounds [8 x double], ptr @RADAU_BACK, i64 0, i64 %836
  %840 = load double, ptr %839, align 8
  %841 = mul nsw i64 %836, %799
  %842 = add nsw i64 %841, %824
  %843 = getelementptr inbounds double, ptr %747, i64 %842
  %844 = load double, ptr %843, align 8
  %845 = fmul contract double %840, %844
  %846 = fsub contract double %837, %845
  %847 = tail call contract double @llvm.fabs.f64(double %844)
  %848 = fcmp contract ogt double %838, %847
  %849 = select contract i1 %848, double %838, double %847
  %850 = add nsw i64 %836, 1
  %851 = icmp eq i64 %850, 8
  br i1 %851, label %829, label %835

852:
  %853 = phi double [ 0.000000e+00, %808 ], [ %832, %829 ]
  %854 = phi double [ 0.000000e+00, %808 ], [ %849, %829 ]
  %855 = fcmp contract ogt double %854, 0.000000e+00
  %856 = fmul contract double %794, %853
  %857 = fmul contract double %853, %856
  %858 = fdiv contract double %857, %854
  %859 = select contract i1 %855, double %858, double 0.000000e+00
  %860 = fcmp contract ugt double %859, 2.000000e-16
  br i1 %860, label %861, label %875

861:
  %862 = fcmp contract olt double %859, 0x7FF0000000000000
  br i1 %862, label %863, label %871

863:
  %864 = fdiv contract double 2.000000e-16, %859
  %865 = tail call contract double @llvm.sqrt.f64(double %864)
  %866 = tail call contract double @llvm.sqrt.f64(double %865)
  %867 = tail call contract double @llvm.sqrt.f64(double %866)
  %868 = tail call contract double @llvm.sqrt.f64(double %867)
  %869 = fmul contract double %868, 8.000000e-01
  %870 = tail call contract double @llvm.maxnum.f64(double %869, double 2.000000e-01)
  br label %871

871:
  %872 = phi contract double [ %870, %863 ], [ 3.500000e-01, %861 ], [ 3.500000e-01, %793 ]
  %873 = fmul contract double %794, %872
  %874 = fcmp contract olt double %873, 1.000000e-18
  br i1 %874, label %760, label %793

875:
  call fastcc void @finish_stages(ptr %0, double %794, ptr %4)
  %876 = load i64, ptr %6, align 8
  br label %877

877:
  %878 = phi i64 [ %876, %875 ], [ %897, %893 ]
  %879 = phi i64 [ %876, %875 ], [ %898, %893 ]
  %880 = phi i64 [ 0, %875 ], [ %894, %893 ]
  %881 = icmp eq i64 %879, 0
  br i1 %881, label %882, label %1064

882:
  %883 = getelementptr inbounds [8 x double], ptr @RADAU_C, i64 0, i64 %880
  br label %886

884:
  %885 = icmp eq i64 %897, 0
  br i1 %885, label %1067, label %1064

886:
  %887 = phi i64 [ %878, %882 ], [ %897, %896 ]
  %888 = phi i64 [ 0, %882 ], [ %898, %896 ]
  %889 = phi i64 [ 1, %882 ], [ %899, %896 ]
  br i1 %301, label %890, label %896

890:
  %891 = load double, ptr %883, align 8
  %892 = fmul contract double %794, %891
  br label %901

893:
  %894 = add nsw i64 %880, 1
  %895 = icmp eq i64 %894, 8
  br i1 %895, label %884, label %877

896:
  %897 = phi i64 [ %887, %886 ], [ %1060, %1059 ]
  %898 = phi i64 [ %888, %886 ], [ %1061, %1059 ]
  %899 = add nsw i64 %889, 1
  %900 = icmp eq i64 %899, 8
  br i1 %900, label %893, label %886

901:
  %902 = phi i64 [ %887, %890 ], [ %1060, %1059 ]
  %903 = phi i64 [ %888, %890 ], [ %1061, %1059 ]
  %904 = phi i64 [ 0, %890 ], [ %1062, %1059 ]
  %905 = load i64, ptr %0, align 8
  %906 = load double, ptr %11, align 8
  %907 = fadd contract double %892, %906
  %908 = mul i64 %905, %880
  %909 = mul i64 %908, 3
  %910 = getelementptr inbounds double, ptr %236, i64 %909
  %911 = getelementptr inbounds double, ptr %751, i64 %909
  %912 = add nsw i64 %908, %904
  %913 = getelementptr inbounds double, ptr %753, i64 %912
  %914 = load double, ptr %913, align 8
  %915 = tail call contract fastcc double @margin(ptr %0, i64 %889, i64 %904, double %907, ptr %910, ptr %911, double %914)
  %916 = fcmp contract olt double %915, 0.000000e+00
  br i1 %916, label %917, label %1059

917:
  %918 = call fastcc i32 @find_stages(ptr %0, double %892, ptr %4, ptr %758)
  %919 = icmp eq i32 %918, 0
  br i1 %919, label %1047, label %920

920:
  call fastcc void @finish_stages(ptr %0, double %892, ptr %4)
  %921 = load i64, ptr %0, align 8
  %922 = load double, ptr %11, align 8
  %923 = fadd contract double %892, %922
  %924 = mul i64 %921, 7
  %925 = mul i64 %921, 21
  %926 = getelementptr inbounds double, ptr %236, i64 %925
  %927 = getelementptr inbounds double, ptr %751, i64 %925
  %928 = add nsw i64 %924, %904
  %929 = getelementptr inbounds double, ptr %753, i64 %928
  %930 = load double, ptr %929, align 8
  %931 = tail call contract fastcc double @margin(ptr %0, i64 %889, i64 %904, double %923, ptr %926, ptr %927, double %930)
  %932 = fcmp contract olt double %931, 0.000000e+00
  br i1 %932, label %933, label %1047

933:
  %934 = mul nsw i64 %921, 3
  %935 = getelementptr inbounds double, ptr %758, i64 %934
  %936 = getelementptr inbounds double, ptr %935, i64 %934
  %937 = load i64, ptr %32, align 8
  %938 = icmp sgt i64 %937, 0
  br i1 %938, label %939, label %942

939:
  %940 = load ptr, ptr %33, align 8
  %941 = load ptr, ptr %37, align 8
  br label %955

942:
  %943 = shl nsw i64 %937, 1
  %944 = getelementptr inbounds double, ptr %936, i64 %943
  tail call fastcc void @find_rates(ptr %0, ptr %936, ptr %758, ptr %935, ptr %944)
  %945 = load ptr, ptr %15, align 8
  tail call fastcc void @velocity(ptr %0, ptr %945, ptr %935)
  %946 = load double, ptr %11, align 8
  %947 = load ptr, ptr %40, align 8
  %948 = getelementptr inbounds double, ptr %947, i64 %904
  %949 = load double, ptr %948, align 8
  %950 = tail call contract fastcc double @margin(ptr %0, i64 %889, i64 %904, double %946, ptr %758, ptr %935, double %949)
  %951 = fcmp contract ule double %950, 0.000000e+00
  br i1 %951, label %966, label %952

952:
  %953 = phi double [ %950, %942 ], [ %987, %965 ]
  %954 = phi double [ 0.000000e+00, %942 ], [ %971, %965 ]
  br label %992

955:
  %956 = phi i64 [ 0, %939 ], [ %963, %955 ]
  %957 = shl nsw i64 %956, 1
  %958 = getelementptr inbounds double, ptr %936, i64 %957
  %959 = getelementptr inbounds i64, ptr %941, i64 %956
  %960 = load i64, ptr %959, align 8
  %961 = shl nsw i64 %960, 1
  %962 = getelementptr inbounds double, ptr %940, i64 %961
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %958, ptr align 8 dereferenceable(16) %962, i64 16, i1 false)
  %963 = add nsw i64 %956, 1
  %964 = icmp eq i64 %963, %937
  br i1 %964, label %942, label %955

965:
  br i1 %989, label %1047, label %952

966:
  %967 = phi i64 [ %988, %986 ], [ 1, %942 ]
  %968 = phi double [ %971, %986 ], [ 0.000000e+00, %942 ]
  %969 = icmp eq i64 %967, 1
  %970 = select contract i1 %969, double %892, double %968
  %971 = fmul contract double %970, 5.000000e-01
  %972 = call fastcc i32 @find_stages(ptr %0, double %971, ptr %4, ptr %758)
  %973 = icmp eq i32 %972, 0
  br i1 %973, label %986, label %974

974:
  call fastcc void @finish_stages(ptr %0, double %971, ptr %4)
  %975 = load i64, ptr %0, align 8
  %976 = load double, ptr %11, align 8
  %977 = fadd contract double %971, %976
  %978 = mul i64 %975, 7
  %979 = mul i64 %975, 21
  %980 = getelementptr inbounds double, ptr %236, i64 %979
  %981 = getelementptr inbounds double, ptr %751, i64 %979
  %982 = add nsw i64 %978, %904
  %983 = getelementptr inbounds double, ptr %753, i64 %982
  %984 = load double, ptr %983, align 8
  %985 = tail call contract fastcc double @margin(ptr %0, i64 %889, i64 %904, double %977, ptr %980, ptr %981, double %984)
  br label %986

986:
  %987 = phi double [ %985, %974 ], [ 0x7FF8000000000000, %966 ]
  %988 = add nsw i64 %967, 1
  %989 = fcmp contract ule double %987, 0.000000e+00
  %990 = icmp ult i64 %967, 39
  %991 = select i1 %989, i1 %990, i1 false
  br i1 %991, label %966, label %965

992:
  %993 = phi i64 [ %1045, %1039 ], [ 0, %952 ]
  %994 = phi i32 [ %1044, %1039 ], [ 0, %952 ]
  %995 = phi double [ %1043, %1039 ], [ %953, %952 ]
  %996 = phi double [ %1042, %1039 ], [ %954, %952 ]
  %997 = phi double [ %1041, %1039 ], [ %892, %952 ]
  %998 = phi double [ %1040, %1039 ], [ %931, %952 ]
  %999 = fmul contract double %996, %998
  %1000 = fmul contract double %995, %997
  %1001 = fsub contract double %999, %1000
  %1002 = fsub contract double %998, %995
  %1003 = fdiv contract double %1001, %1002
  %1004 = call fastcc i32 @find_stages(ptr %0, double %1003, ptr %4, ptr %758)
  %1005 = icmp eq i32 %1004, 0
  br i1 %1005, label %1019, label %1006

1006:
  call fastcc void @finish_stages(ptr %0, double %1003, ptr %4)
  %1007 = load i64, ptr %0, align 8
  %1008 = load double, ptr %11, align 8
  %1009 = fadd contract double %1003, %1008
  %1010 = mul i64 %1007, 7
  %1011 = mul i64 %1007, 21
  %1012 = getelementptr inbounds double, ptr %236, i64 %1011
  %1013 = getelementptr inbounds double, ptr %751, i64 %1011
  %1014 = add nsw i64 %1010, %904
  %1015 = getelementptr inbounds double, ptr %753, i64 %1014
  %1016 = load double, ptr %1015, align 8
  %1017 = tail call contract fastcc double @margin(ptr %0, i64 %889, i64 %904, double %1009, ptr %1012, ptr %1013, double %1016)
  %1018 = fcmp contract oeq double %1017, 0.000000e+00
  br i1 %1018, label %1047, label %1019

1019:
  %1020 = phi double [ %1017, %1006 ], [ 0x7FF8000000000000, %992 ]
  %1021 = fsub contract double %997, %996
  %1022 = fmul contract double %997, 0x3CC0000000000000
  %1023 = fcmp contract ole double %1021, %1022
  %1024 = tail call contract double @llvm.fabs.f64(double %1020)
  %1025 = fcmp contract ole double %1024, 0x3CA0000000000000
  %1026 = select i1 %1023, i1 true, i1 %1025
  %1027 = fcmp contract uno double %1020, 0.000000e+00
  %1028 = select i1 %1026, i1 true, i1 %1027
  br i1 %1028, label %1047, label %1029

1029:
  %1030 = fcmp contract olt double %1020, 0.000000e+00
  br i1 %1030, label %1031, label %1035

1031:
  %1032 = icmp eq i32 %994, -1
  %1033 = select contract i1 %1032, double 5.000000e-01, double 1.000000e+00
  %1034 = fmul contract double %995, %1033
  br label %1039

1035:
  %1036 = icmp eq i32 %994, 1
  %1037 = select contract i1 %1036, double 5.000000e-01, double 1.000000e+00
  %1038 = fmul contract double %1037, %998
  br label %1039

1039:
  %1040 = phi double [ %1038, %1035 ], [ %1020, %1031 ]
  %1041 = phi double [ %997, %1035 ], [ %1003, %1031 ]
  %1042 = phi double [ %1003, %1035 ], [ %996, %1031 ]
  %1043 = phi double [ %1020, %1035 ], [ %1034, %1031 ]
  %1044 = phi i32 [ 1, %1035 ], [ -1, %1031 ]
  %1045 = add nsw i64 %993, 1
  %1046 = icmp eq i64 %1045, 60
  br i1 %1046, label %1047, label %992

1047:
  %1048 = phi contract double [ 0.000000e+00, %965 ], [ %892, %920 ], [ %892, %917 ], [ %1003, %1006 ], [ %1003, %1019 ], [ %1003, %1039 ]
  %1049 = call fastcc i32 @find_stages(ptr %0, double %794, ptr %4, ptr %758)
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %1052, label %1051

1051:
  call fastcc void @finish_stages(ptr %0, double %794, ptr %4)
  br label %1052

1052:
  %1053 = load i64, ptr %6, align 8
  %1054 = icmp eq i64 %1053, 0
  %1055 = load double, ptr %48, align 8
  %1056 = fcmp contract olt double %1048, %1055
  %1057 = select i1 %1054, i1 true, i1 %1056
  br i1 %1057, label %1058, label %1059

1058:
  store i64 %889, ptr %6, align 8
  store i64 %904, ptr %49, align 8
  store double %1048, ptr %48, align 8
  br label %1059

1059:
  %1060 = phi i64 [ %889, %1058 ], [ %902, %901 ], [ %1053, %1052 ]
  %1061 = phi i64 [ %889, %1058 ], [ %903, %901 ], [ %1053, %1052 ]
  %1062 = add nsw i64 %904, 1
  %1063 = icmp eq i64 %1062, %300
  br i1 %1063, label %896, label %901

1064:
  %1065 = phi i64 [ %897, %884 ], [ %878, %877 ]
  %1066 = load double, ptr %48, align 8
  br label %1067

1067:
  %1068 = phi i64 [ %1065, %1064 ], [ 0, %884 ]
  %1069 = phi double [ %1066, %1064 ], [ %794, %884 ]
  %1070 = fcmp contract ogt double %1069, 0.000000e+00
  br i1 %1070, label %1071, label %1129

1071:
  %1072 = fcmp contract une double %1069, %794
  br i1 %1072, label %1073, label %1075

1073:
  %1074 = call fastcc i32 @find_stages(ptr %0, double %1069, ptr %4, ptr %758)
  call fastcc void @finish_stages(ptr %0, double %1069, ptr %4)
  br label %1075

1075:
  %1076 = load double, ptr %11, align 8
  %1077 = fadd contract double %1069, %1076
  store double %1077, ptr %11, align 8
  br i1 %301, label %1078, label %1089

1078:
  %1079 = mul i64 %300, 21
  %1080 = getelementptr inbounds double, ptr %749, i64 %1079
  %1081 = load ptr, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1081, ptr align 8 %1080, i64 %746, i1 false)
  %1082 = mul nsw i64 %300, 7
  %1083 = getelementptr inbounds double, ptr %753, i64 %1082
  %1084 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1084, ptr align 8 %1083, i64 %754, i1 false)
  %1085 = shl i64 %300, 1
  %1086 = load ptr, ptr %19, align 8
  %1087 = tail call i64 @llvm.smax.i64(i64 %1085, i64 1)
  %1088 = shl i64 %1087, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1086, i8 0, i64 %1088, i1 false)
  br label %1089

1089:
  br i1 %317, label %1090, label %1107

1090:
  %1091 = load ptr, ptr %19, align 8
  %1092 = load ptr, ptr %37, align 8
  %1093 = mul nsw i64 %316, 7
  br label %1096

1094:
  %1095 = load ptr, ptr %33, align 8
  br label %1118

1096:
  %1097 = phi i64 [ 0, %1090 ], [ %1105, %1096 ]
  %1098 = getelementptr inbounds i64, ptr %1092, i64 %1097
  %1099 = load i64, ptr %1098, align 8
  %1100 = shl nsw i64 %1099, 1
  %1101 = getelementptr inbounds double, ptr %1091, i64 %1100
  %1102 = add nsw i64 %1097, %1093
  %1103 = shl nsw i64 %1102, 1
  %1104 = getelementptr inbounds double, ptr %755, i64 %1103
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1101, ptr align 8 dereferenceable(16) %1104, i64 16, i1 false)
  %1105 = add nsw i64 %1097, 1
  %1106 = icmp eq i64 %1105, %316
  br i1 %1106, label %1094, label %1096

1107:
  %1108 = tail call contract double @llvm.maxnum.f64(double %859, double 1.000000e-300)
  %1109 = fdiv contract double 2.000000e-16, %1108
  %1110 = tail call contract double @llvm.sqrt.f64(double %1109)
  %1111 = tail call contract double @llvm.sqrt.f64(double %1110)
  %1112 = tail call contract double @llvm.sqrt.f64(double %1111)
  %1113 = tail call contract double @llvm.sqrt.f64(double %1112)
  %1114 = fmul contract double %1113, 8.000000e-01
  %1115 = tail call contract double @llvm.minnum.f64(double %1114, double 4.000000e+00)
  %1116 = fmul contract double %794, %1115
  %1117 = load i64, ptr %6, align 8
  br label %1129

1118:
  %1119 = phi i64 [ 0, %1094 ], [ %1127, %1118 ]
  %1120 = getelementptr inbounds i64, ptr %1092, i64 %1119
  %1121 = load i64, ptr %1120, align 8
  %1122 = shl nsw i64 %1121, 1
  %1123 = getelementptr inbounds double, ptr %1095, i64 %1122
  %1124 = add nsw i64 %1119, %1093
  %1125 = shl nsw i64 %1124, 1
  %1126 = getelementptr inbounds double, ptr %757, i64 %1125
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %1123, ptr align 8 dereferenceable(16) %1126, i64 16, i1 false)
  %1127 = add nsw i64 %1119, 1
  %1128 = icmp eq i64 %1127, %316
  br i1 %1128, label %1107, label %1118

1129:
  %1130 = phi i64 [ %791, %790 ], [ %1117, %1107 ], [ %1068, %1067 ]
  %1131 = phi double [ 0.000000e+00, %790 ], [ %1116, %1107 ], [ %794, %1067 ]
  %1132 = icmp eq i64 %1130, 0
  %1133 = fcmp contract oeq double %745, %742
  %1134 = select i1 %1132, i1 %1133, i1 false
  br i1 %1134, label %1173, label %1177

1135:
  %1136 = phi i64 [ %1171, %1169 ], [ 0, %741 ]
  %1137 = phi double [ %1170, %1169 ], [ %743, %741 ]
  %1138 = getelementptr inbounds i64, ptr %505, i64 %1136
  %1139 = load i64, ptr %1138, align 8
  %1140 = shl nsw i64 %1139, 1
  %1141 = getelementptr inbounds double, ptr %507, i64 %1140
  %1142 = load double, ptr %1141, align 8
  %1143 = fmul contract double %1142, %1142
  %1144 = getelementptr inbounds double, ptr %1141, i64 1
  %1145 = load double, ptr %1144, align 8
  %1146 = fmul contract double %1145, %1145
  %1147 = fadd contract double %1143, %1146
  %1148 = tail call contract double @llvm.sqrt.f64(double %1147)
  %1149 = mul nsw i64 %1139, 3
  %1150 = getelementptr double, ptr %237, i64 %1149
  %1151 = getelementptr inbounds double, ptr %506, i64 %1140
  %1152 = load double, ptr %1150, align 8
  %1153 = load double, ptr %1151, align 8
  %1154 = fmul contract double %1152, %1153
  %1155 = getelementptr inbounds double, ptr %1150, i64 1
  %1156 = load double, ptr %1155, align 8
  %1157 = getelementptr inbounds double, ptr %1151, i64 1
  %1158 = load double, ptr %1157, align 8
  %1159 = fmul contract double %1156, %1158
  %1160 = fadd contract double %1154, %1159
  %1161 = fcmp contract ogt double %1148, 0.000000e+00
  %1162 = fcmp contract olt double %1160, 0.000000e+00
  %1163 = select i1 %1161, i1 %1162, i1 false
  br i1 %1163, label %1164, label %1169

1164:
  %1165 = fneg contract double %1160
  %1166 = fmul contract double %1148, 7.500000e-01
  %1167 = fdiv contract double %1166, %1165
  %1168 = tail call contract double @llvm.minnum.f64(double %1137, double %1167)
  br label %1169

1169:
  %1170 = phi double [ %1168, %1164 ], [ %1137, %1135 ]
  %1171 = add nsw i64 %1136, 1
  %1172 = icmp eq i64 %1171, %316
  br i1 %1172, label %744, label %1135

1173:
  %1174 = load double, ptr %11, align 8
  %1175 = fcmp contract ult double %1174, 0x3FEFFFFFFFFFFFF8
  br i1 %1175, label %1183, label %1176

1176:
  store i64 2, ptr %6, align 8
  br label %1178

1177:
  br i1 %1132, label %1183, label %1178

1178:
  %1179 = phi i64 [ 2, %1176 ], [ %1130, %1177 ]
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %6, ptr %236)
  %1180 = and i64 %1179, -2
  %1181 = icmp eq i64 %1180, 6
  %1182 = zext i1 %1181 to i32
  br label %1187

1183:
  %1184 = add nsw i64 %244, 1
  %1185 = icmp ugt i64 %244, 398
  %1186 = icmp eq i64 %1184, 400
  br i1 %1186, label %1189, label %241

1187:
  %1188 = phi i32 [ %1182, %1178 ], [ 0, %693 ]
  br i1 %242, label %1189, label %1190

1189:
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  tail call fastcc void @close_piece(ptr %0, ptr byval(%struct.Ending) align 8 %7, ptr %236)
  br label %1190

1190:
  %1191 = phi i32 [ 0, %1189 ], [ %1188, %1187 ]
  %1192 = load double, ptr %11, align 8
  %1193 = fcmp contract olt double %1192, 0x7FF0000000000000
  br i1 %1193, label %1194, label %1211

1194:
  %1195 = load i64, ptr %0, align 8
  %1196 = icmp sgt i64 %1195, 0
  br i1 %1196, label %1197, label %1207

1197:
  %1198 = load ptr, ptr %36, align 8
  br label %1199

1199:
  %1200 = phi i64 [ 0, %1197 ], [ %1204, %1199 ]
  %1201 = getelementptr inbounds i64, ptr %1198, i64 %1200
  %1202 = load i64, ptr %1201, align 8
  %1203 = getelementptr inbounds i64, ptr %2, i64 %1200
  store i64 %1202, ptr %1203, align 8
  %1204 = add nsw i64 %1200, 1
  %1205 = load i64, ptr %0, align 8
  %1206 = icmp slt i64 %1204, %1205
  br i1 %1206, label %1199, label %1207

1207:
  %1208 = phi i64 [ %1195, %1194 ], [ %1205, %1199 ]
  %1209 = add nsw i64 %53, 1
  %1210 = icmp eq i64 %1209, 200
  br i1 %1210, label %1211, label %50

1211:
  %1212 = phi i64 [ %240, %238 ], [ 4, %1207 ], [ 0, %79 ], [ 3, %1190 ]
  ret i64 %1212
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
  %30 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 20
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
  br label %47

40:
  %41 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 17
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %4, i64 %27
  call fastcc void @find_forces(ptr %6, ptr %42, ptr %4, ptr %2, ptr %43)
  br i1 %28, label %44, label %57

44:
  %45 = load ptr, ptr %10, align 8
  %46 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  br label %58

47:
  %48 = phi i64 [ 0, %37 ], [ %55, %47 ]
  %49 = getelementptr inbounds i64, ptr %39, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = shl nsw i64 %50, 1
  %52 = getelementptr inbounds double, ptr %4, i64 %51
  %53 = shl nsw i64 %48, 1
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(16) %52, ptr align 8 dereferenceable(16) %54, i64 16, i1 false)
  %55 = add nsw i64 %48, 1
  %56 = icmp eq i64 %55, %35
  br i1 %56, label %40, label %47

57:
  ret void

58:
  %59 = phi i64 [ 0, %44 ], [ %75, %73 ]
  %60 = mul nsw i64 %59, %8
  %61 = getelementptr inbounds double, ptr %45, i64 %60
  br label %62

62:
  %63 = phi i64 [ %71, %62 ], [ 0, %58 ]
  %64 = phi double [ %70, %62 ], [ 0.000000e+00, %58 ]
  %65 = getelementptr inbounds double, ptr %61, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %2, i64 %63
  %68 = load double, ptr %67, align 8
  %69 = fmul contract double %66, %68
  %70 = fadd contract double %64, %69
  %71 = add nsw i64 %63, 1
  %72 = icmp eq i64 %71, %8
  br i1 %72, label %73, label %62

73:
  %74 = getelementptr inbounds double, ptr %3, i64 %59
  store double %70, ptr %74, align 8
  %75 = add nsw i64 %59, 1
  %76 = icmp eq i64 %75, %46
  br i1 %76, label %57, label %58
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
  switch i64 %11, label %63 [
    i64 5, label %12
    i64 3, label %55
    i64 2, label %59
    i64 1, label %61
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
  br label %28

22:
  %23 = getelementptr inbounds double, ptr %2, i64 %8
  call fastcc void @solve_least(ptr %4, ptr %6, i64 2, i64 1, ptr %5, ptr %23)
  %24 = load ptr, ptr %13, align 8
  %25 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 7
  %26 = load ptr, ptr %25, align 8
  %27 = shl nsw i64 %10, 1
  br label %43

28:
  %29 = phi i1 [ true, %12 ], [ false, %28 ]
  %30 = phi i64 [ 0, %12 ], [ 1, %28 ]
  %31 = add nsw i64 %16, %30
  %32 = mul nsw i64 %31, %8
  %33 = add i64 %16, %32
  %34 = getelementptr inbounds double, ptr %18, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 %30
  store double %35, ptr %36, align 8
  %37 = add i64 %33, 1
  %38 = getelementptr inbounds double, ptr %18, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = or i64 %30, 2
  %41 = getelementptr inbounds [4 x double], ptr %4, i64 0, i64 %40
  store double %39, ptr %41, align 8
  br i1 %29, label %28, label %22

42:
  br label %68

43:
  %44 = phi i1 [ true, %22 ], [ false, %43 ]
  %45 = phi i64 [ 0, %22 ], [ 1, %43 ]
  %46 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = add nsw i64 %45, 1
  %49 = add i64 %48, %15
  %50 = getelementptr inbounds double, ptr %24, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fsub contract double %51, %47
  store double %52, ptr %50, align 8
  %53 = or i64 %45, %27
  %54 = getelementptr inbounds double, ptr %26, i64 %53
  store double 0.000000e+00, ptr %54, align 8
  br i1 %44, label %43, label %42

55:
  %56 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 14
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %10
  store double 0.000000e+00, ptr %58, align 8
  br label %68

59:
  %60 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 3
  store double 1.000000e+00, ptr %60, align 8
  br label %68

61:
  %62 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 13
  store i32 1, ptr %62, align 8
  br label %68

63:
  %64 = and i64 %11, -9
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %68

66:
  %67 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 3
  store double 0x7FF0000000000000, ptr %67, align 8
  br label %68

68:
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
  %13 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 20
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
  %55 = getelementptr inbounds %struct.Course, ptr %0, i64 0, i32 21
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
