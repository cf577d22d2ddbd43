// Small vectors and matrices: arrays of numbers, matrices as arrays of rows.

export const EPS = 2 ** -52;
export const dot = (a, b) => a.reduce((sum, x, k) => sum + x * b[k], 0);
export const norm = (a) => Math.hypot(...a);
export const scaled = (a, k) => a.map((x) => k * x);
export const plus = (a, b) => a.map((x, k) => x + b[k]);
export const times = (A, x) => A.map((row) => dot(row, x));
export const largest = (a) => a.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** Eigenvalues, and eigenvectors as rows, of a symmetric matrix: Jacobi's rotations. */
export function eigen(matrix) {
  const n = matrix.length;
  const A = matrix.map((row) => [...row]);
  const V = A.map((_, i) => A.map((__, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) off = Math.max(off, Math.abs(A[i][j]));
    if (off <= 1e-300 || off <= 1e-18 * largest(A.flat())) break;
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        if (A[i][j] === 0) continue;
        const theta = (A[j][j] - A[i][i]) / (2 * A[i][j]);
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const c = 1 / Math.hypot(t, 1);
        const s = t * c;
        for (let k = 0; k < n; k++) [A[k][i], A[k][j]] = [c * A[k][i] - s * A[k][j], s * A[k][i] + c * A[k][j]];
        for (let k = 0; k < n; k++) [A[i][k], A[j][k]] = [c * A[i][k] - s * A[j][k], s * A[i][k] + c * A[j][k]];
        for (let k = 0; k < n; k++) [V[i][k], V[j][k]] = [c * V[i][k] - s * V[j][k], s * V[i][k] + c * V[j][k]];
      }
    }
  }
  return { values: A.map((row, i) => row[i]), vectors: V };
}

/** A x = b for A symmetric and >= 0: the smallest x, and how many eigenvalues are below `part` of the largest. */
export function least(A, b, part) {
  const { values, vectors } = eigen(A);
  const most = Math.max(...values, 0);
  let x = b.map(() => 0);
  let lost = 0;
  values.forEach((value, i) => {
    if (value > part * most && value > 0) x = plus(x, scaled(vectors[i], dot(vectors[i], b) / value));
    else lost++;
  });
  return { x, lost };
}

/** The zero of f between a and b, where it has opposite signs: Illinois, to round-off. */
export function rootBetween(f, a, b, fa, fb) {
  for (let k = 0; k < 60; k++) {
    if (fb === fa || Math.abs(b - a) < 1e-15) break;
    const x = b - (fb * (b - a)) / (fb - fa);
    const fx = f(x);
    if (!Number.isFinite(fx)) break;
    if (fx === 0 || Math.abs(x - b) < 1e-15) return x;
    if (fx < 0 !== fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [x, fx];
  }
  return b;
}
