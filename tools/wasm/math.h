/* The mathematics that the kernel uses, where there is no C library: instructions of WebAssembly, and two functions. */

#ifndef TRUNDLE_WASM_MATH_H
#define TRUNDLE_WASM_MATH_H

#define INFINITY __builtin_inf()
#define NAN __builtin_nan("")
#define sqrt __builtin_sqrt
#define fabs __builtin_fabs
#define copysign __builtin_copysign

/* As C has them: of a number and no number, the number. The instructions f64.min and f64.max give no number. */
static inline double fmin(double a, double b) { return a != a ? b : b != b ? a : __builtin_wasm_min_f64(a, b); }
static inline double fmax(double a, double b) { return a != a ? b : b != b ? a : __builtin_wasm_max_f64(a, b); }

#endif
