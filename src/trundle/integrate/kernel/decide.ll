; source 5f56b86ac2ce9c524d80c091e277e80df1312a79899240e441f7348bf239a08a
%struct.Set = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Giving = type { ptr, i64, ptr, ptr, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Search = type { i64, ptr, ptr }
%struct.Space = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Choices = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, ptr, i64, ptr, ptr, ptr }
%struct.Affine = type { i64, i64, ptr, ptr, ptr, ptr }
%struct.Rate = type { ptr, ptr, ptr, i64, ptr }
%struct.Loads = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

define i64 @modes_set(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i64, ptr %9, i64 %6
  %11 = load i64, ptr %10, align 8
  %12 = shl nsw i64 %11, 1
  %13 = add i64 %4, 1
  %14 = add i64 %13, %7
  %15 = add i64 %14, %12
  ret i64 %15
}

define i64 @modes_room(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %4, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Space, ptr %2, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %8, %6
  %12 = add i64 %11, %10
  %13 = shl nsw i64 %6, 2
  %14 = shl nsw i64 %8, 1
  %15 = or i64 %13, 1
  %16 = add i64 %15, %10
  %17 = add i64 %16, %14
  %18 = mul i64 %12, %12
  %19 = mul nsw i64 %12, 100
  %20 = add i64 %17, %18
  %21 = mul i64 %20, 40
  %22 = add i64 %19, 200
  %23 = add i64 %22, %21
  ret i64 %23
}

define i64 @size_of_modes() {
  ret i64 144
}
