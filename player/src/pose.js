// Values between frames: places on a straight line, rotations on the shortest great circle (slerp).

/** The frame i and the fraction s (0 <= s < 1) of time t; s is 0 exactly at a frame. */
export function locate(times, t) {
  const last = times.length - 1;
  if (!(t > times[0])) return { i: 0, s: 0 };
  if (t >= times[last]) return { i: last, s: 0 };
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= t) low = middle;
    else high = middle;
  }
  return { i: low, s: (t - times[low]) / (times[high] - times[low]) };
}

/** Row of an (N, width) array at a place, on a straight line between frames. One row: it stands still. */
export function row(array, width, at) {
  const out = new Array(width);
  const still = array.length === width;
  const a = still ? 0 : at.i * width;
  const s = still ? 0 : at.s;
  for (let k = 0; k < width; k++) {
    out[k] = s === 0 ? array[a + k] : array[a + k] + s * (array[a + width + k] - array[a + k]);
  }
  return out;
}

/** The quaternion (w, x, y, z) at a place: slerp, the short way round (q and -q are one rotation). */
export function slerp(array, at) {
  const still = array.length === 4;
  const a = still ? 0 : at.i * 4;
  const p = [array[a], array[a + 1], array[a + 2], array[a + 3]];
  if (still || at.s === 0) return p;
  const q = [array[a + 4], array[a + 5], array[a + 6], array[a + 7]];
  let cosine = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3];
  const sign = cosine < 0 ? -1 : 1;
  cosine = Math.min(1, cosine * sign);
  const angle = Math.acos(cosine);
  // nearly equal: the straight line is the arc to rounding, and the sine is too small to divide by
  const near = angle < 1e-4;
  const wp = near ? 1 - at.s : Math.sin((1 - at.s) * angle) / Math.sin(angle);
  const wq = sign * (near ? at.s : Math.sin(at.s * angle) / Math.sin(angle));
  const out = p.map((value, k) => wp * value + wq * q[k]);
  const size = Math.hypot(...out);
  return out.map((value) => value / size);
}
