// Small vectors and matrices: arrays of numbers, matrices as arrays of rows.

export const EPS = 2 ** -52;
export const dot = (a, b) => a.reduce((sum, x, k) => sum + x * b[k], 0);
export const norm = (a) => Math.hypot(...a);
export const scaled = (a, k) => a.map((x) => k * x);
export const plus = (a, b) => a.map((x, k) => x + b[k]);
export const largest = (a) => a.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
