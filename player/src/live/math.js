// The functions that WebAssembly has no instruction for. The browser's own, where it has them: within two units in the
// last place of those of C (tests/test_wasm.py measures each).

const SQRT_PI = 1.772453850905516;

/** erf(x) = 2/sqrt(pi) exp(-x^2) sum 2^n x^(2n+1)/(1 3 ... (2n+1)): every term is positive, nothing cancels. */
function erf(x) {
  if (!(Math.abs(x) < 6)) return Number.isNaN(x) ? x : Math.sign(x);
  let [term, sum] = [x, x];
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / SQRT_PI) * Math.exp(-x * x) * sum;
}

/** x - n y, n the whole number nearest to x/y, the even one of two. Exact: all steps are. */
function remainder(x, y) {
  if (!Number.isFinite(x) || Number.isNaN(y) || y === 0) return NaN;
  if (!Number.isFinite(y)) return x;
  const size = Math.abs(y);
  let rest = Math.abs(x) % (2 * size); // 2 |y| may be infinite: then it is |x|
  if (rest > size || rest + rest > size) {
    const half = rest - size; // 0 <= rest < 2 |y|
    if (half + half >= size) rest = half - size;
    else if (half + half > -size) rest = half;
  }
  return x < 0 || Object.is(x, -0) ? -rest : rest;
}

export const math = {
  sin: Math.sin, cos: Math.cos, tan: Math.tan, asin: Math.asin, acos: Math.acos, atan: Math.atan,
  sinh: Math.sinh, cosh: Math.cosh, tanh: Math.tanh, asinh: Math.asinh, acosh: Math.acosh, atanh: Math.atanh,
  exp: Math.exp, log: Math.log, log1p: Math.log1p, expm1: Math.expm1, pow: Math.pow, atan2: Math.atan2, hypot: Math.hypot,
  erf, fmod: (x, y) => x % y, remainder,
};
