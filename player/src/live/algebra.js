// Small vectors and matrices: arrays of numbers, matrices as arrays of rows.

export const EPS = 2 ** -52;
export const dot = (a, b) => a.reduce((sum, x, k) => sum + x * b[k], 0);
export const norm = (a) => Math.hypot(...a);
export const scaled = (a, k) => a.map((x) => k * x);
export const plus = (a, b) => a.map((x, k) => x + b[k]);
/** x with A x = b as nearly as can be, for A of full rank; A by columns. */
export function nearest(A, b) {
  const N = A.map((a, i) => [...A.map((c) => dot(a, c)), dot(a, b)].map((x, k) => (k === i ? x * (1 + 4 * EPS) : x)));
  for (let i = 0; i < N.length; i++) {
    const best = N.reduce((k, row, r) => (r >= i && Math.abs(row[i]) > Math.abs(N[k][i]) ? r : k), i);
    [N[i], N[best]] = [N[best], N[i]];
    for (let r = 0; r < N.length; r++) {
      if (r === i) continue;
      const part = N[r][i] / N[i][i];
      N[r] = N[r].map((x, k) => x - part * N[i][k]);
    }
  }
  return N.map((row, i) => row[N.length] / row[i]);
}
export const largest = (a) => a.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
