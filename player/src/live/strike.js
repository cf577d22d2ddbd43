// The strike of one contact by Routh's process: u+ = u- + W P while the configuration stands still, rows (normal, tangent,
// tangent). Restitution by Poisson or by Stronge. What integrate/impact.py, routh.py and hodograph.py do for one contact.

import { dot, EPS, largest, least, norm, plus, times } from "./algebra.js";

const ZERO = 1e-13; // velocities (of size 1) below this are round-off
const LOOSE = 1e-11;
const TOLERANCE = 2e-14;
const [PIECES, STEPS, AGAIN, RANK, AROUND] = [200, 400, 50, 1e-12, 180];
const COUNTS = [2, 4, 6, 8, 10, 12, 14, 16];

/** One step by extrapolation (Gragg, Bulirsch, Stoer): the end, and its difference to one order lower. */
function extrapolated(rate, z, h) {
  const first = rate(z);
  const midpoint = (n) => {
    const part = h / n;
    let [before, now] = [z, z.map((x, k) => x + part * first[k])];
    for (let i = 1; i < n; i++) {
      const r = rate(now);
      [before, now] = [now, before.map((x, k) => x + 2 * part * r[k])];
    }
    const r = rate(now);
    return before.map((x, k) => (x + now[k] + part * r[k]) / 2);
  };
  let row = [];
  COUNTS.forEach((n, j) => {
    const last = row;
    row = [midpoint(n)];
    for (let i = 0; i < j; i++) {
      const ratio = (n / COUNTS[j - i - 1]) ** 2;
      row.push(row[i].map((x, k) => x + (x - last[i][k]) / (ratio - 1)));
    }
  });
  const [end, other] = [row[row.length - 1], row[row.length - 2]];
  return [end, Math.max(...end.map((x, k) => Math.abs(x - other[k]) / (1 + Math.abs(x))))];
}

/** Unit vectors d with e.(alpha + M d) = 0, e = d turned by a right angle: the circle is scanned, each root halved down. */
function circleRoots(alpha, M) {
  const [a0, a2, b2] = [(M[1][0] - M[0][1]) / 2, (M[1][0] + M[0][1]) / 2, (M[1][1] - M[0][0]) / 2];
  const [a1, b1] = [alpha[1], -alpha[0]];
  const size = Math.abs(a0) + Math.abs(a1) + Math.abs(b1) + Math.abs(a2) + Math.abs(b2);
  if (size <= 8 * EPS * (largest(M.flat()) + largest(alpha))) return []; // no direction is another
  const off = (q) => a0 + a1 * Math.cos(q) + b1 * Math.sin(q) + a2 * Math.cos(2 * q) + b2 * Math.sin(2 * q);
  const found = [];
  for (let k = 0; k < AROUND; k++) {
    let [a, b] = [0.1 + (2 * Math.PI * k) / AROUND, 0.1 + (2 * Math.PI * (k + 1)) / AROUND];
    const fa = off(a);
    if (fa * off(b) > 0 || off(b) === 0) continue;
    while (b - a > 4e-16 * b) {
      const middle = (a + b) / 2;
      if (middle <= a || middle >= b) break;
      if (fa * off(middle) > 0) a = middle;
      else b = middle;
    }
    found.push([Math.cos(b), Math.sin(b)]);
  }
  return found;
}

/** Where a strike is; velocities and inverse inertias are scaled to size 1. */
class Course {
  constructor(W, mu, u0) {
    Object.assign(this, { W, mu, u0, P: [0, 0, 0], work: 0, t: 0, radius: 0, angle: 0 });
  }

  get u() {
    return plus(this.u0, times(this.W, this.P));
  }

  /** dP/dt, du/dt while it slips at an angle, or in a piece. */
  rates(piece, angle = this.angle) {
    const { floor } = piece;
    let f = [floor, 0, 0];
    let d = [0, 0];
    if (piece.slips) {
      d = [Math.cos(angle), Math.sin(angle)];
      f = [floor, -this.mu * floor * d[0], -this.mu * floor * d[1]];
    } else if (piece.sticks) f = [floor, ...piece.force];
    return { f, du: times(this.W, f), d };
  }

  /** Take it to the end of a phase {end, floor, target}; a sentence where that cannot be done. */
  pursue(phase) {
    this.t = 0;
    let avoid = null;
    for (let k = 0; k < PIECES; k++) {
      if (phase.end === "time" ? this.t >= 1 - 4 * EPS : phase.over) return "";
      const pieces = this.open(phase, avoid);
      if (pieces.length !== 1) return pieces.length ? `${pieces.length} courses of the impact are consistent` : "no course of the impact is consistent (Painlevé)";
      const before = this.t;
      const [piece] = pieces;
      const ended = this.follow(phase, piece);
      if (!Number.isFinite(this.t)) return "the impact does not end";
      avoid = ended ? (piece.sticks ? "stick" : "slip") : null;
      if (this.t > before && !ended) avoid = null;
    }
    return "the impact does not end";
  }

  /** The modes that go on from here. */
  open(phase, avoid) {
    const [, s1, s2] = this.u;
    const size = Math.hypot(s1, s2);
    if (this.radius <= ZERO) this.radius = 0;
    if (this.radius === 0 && size > ZERO) [this.radius, this.angle] = [size, Math.atan2(s2, s1)];
    const { floor } = phase;
    if (this.mu === 0) return [{ floor, slips: false, sticks: false }];
    if (this.radius > 0) return [{ floor, slips: true, sticks: false }];
    const all = [...this.sticking(floor), ...this.slipping(floor)];
    const left = all.filter((one) => (one.sticks ? "stick" : "slip") !== avoid);
    return left.length ? left : all;
  }

  sticking(floor) {
    const { W, mu } = this;
    const right = [-floor * W[1][0], -floor * W[2][0]];
    const { x } = least([[W[1][1], W[1][2]], [W[2][1], W[2][2]]], right, RANK);
    const f = [floor, ...x];
    const sizes = Math.max(...W.map((row) => row.reduce((sum, w, k) => sum + Math.abs(w * f[k]), 0)));
    const a = times(W, f);
    const fits = Math.hypot(...x) <= mu * floor + LOOSE * largest(f) && Math.max(Math.abs(a[1]), Math.abs(a[2])) <= LOOSE * sizes;
    return fits ? [{ floor, sticks: true, slips: false, force: x, motion: a, size: LOOSE * sizes }] : [];
  }

  slipping(floor) {
    const { W, mu } = this;
    const alpha = [floor * W[1][0], floor * W[2][0]];
    const M = [[W[1][1], W[1][2]], [W[2][1], W[2][2]]].map((row) => row.map((x) => -mu * floor * x));
    const found = [];
    const stuck = this.sticking(floor);
    for (const d of circleRoots(alpha, M)) {
      const f = [floor, -mu * floor * d[0], -mu * floor * d[1]];
      const a = times(W, f);
      const sizes = Math.max(...W.map((row) => row.reduce((sum, w, k) => sum + Math.abs(w * f[k]), 0)));
      const along = a[1] * d[0] + a[2] * d[1];
      if (along < -LOOSE * sizes || Math.abs(a[2] * d[0] - a[1] * d[1]) > LOOSE * sizes) continue;
      if ([...stuck, ...found].some((other) => largest(a.map((x, k) => x - other.motion[k])) <= 100 * LOOSE * sizes)) continue;
      found.push({ floor, slips: true, sticks: false, angle: Math.atan2(d[1], d[0]), motion: a });
    }
    return found;
  }

  /** Go on in these modes to where they end; true if they are consistent no more. */
  follow(phase, piece) {
    if (piece.slips && this.radius === 0) this.angle = piece.angle;
    let h = 0.25;
    for (let k = 0; k < STEPS; k++) {
      if (piece.slips) this.snap(piece);
      const { f, du, d } = this.rates(piece);
      const [dt, why] = this.straightEnd(phase, piece, f, du, d);
      if (dt === Infinity || this.isStraight(piece, dt, f, du, d)) {
        this.move(piece, f, du, dt < Infinity ? dt : 0);
        this.close(phase, why);
        return false;
      }
      if (this.radius === 0) {
        this.move(piece, f, du, Math.min(1e-9, dt / 2));
        continue;
      }
      const [next, ended] = this.turn(phase, piece, h);
      h = next;
      if (ended) {
        this.close(phase, ended);
        return false;
      }
    }
    this.close(phase, "never");
    return false;
  }

  /** Put a slip that has settled into a direction, up to round-off, right there. */
  snap(piece) {
    const turning = (angle) => {
      const { du, d } = this.rates(piece, angle);
      return du[2] * d[0] - du[1] * d[1];
    };
    const slope = (turning(this.angle + 1e-5) - turning(this.angle - 1e-5)) / 2e-5;
    if (slope < 0 && Math.abs(turning(this.angle)) * this.radius <= 1e-14 * slope * slope) for (let k = 0; k < 3; k++) this.angle -= turning(this.angle) / slope;
  }

  straightEnd(phase, piece, f, du, d) {
    const { u } = this;
    const ends = [];
    if (phase.end === "closed" && du[0] > 0) ends.push([Math.max(-u[0] / du[0], 0), "closed"]);
    if (phase.end === "time") ends.push([1 - this.t, "time"]);
    if (phase.end === "work") {
      const [power, rate, below] = [u[0] * f[0], du[0] * f[0], this.work - phase.target];
      const root = power * power - 2 * rate * below;
      const under = power + Math.sqrt(Math.max(root, 0));
      ends.push([below >= 0 ? 0 : root < 0 || !(under > 0) ? Infinity : (-2 * below) / under, "work"]);
    }
    if (piece.slips) {
      const slowing = -(du[1] * d[0] + du[2] * d[1]);
      if (slowing > 0) ends.push([this.radius / slowing, "stop"]);
    }
    const first = ends.reduce((a, b) => (b[0] < a[0] ? b : a), [Infinity, "never"]);
    return first[0] === Infinity ? (phase.end === "work" ? [0, "never"] : [Infinity, "never"]) : first;
  }

  /** Whether the slip keeps its direction on the way, but for what is below round-off. */
  isStraight(piece, dt, f, du, d) {
    if (!piece.slips) return true;
    const across = Math.abs(du[2] * d[0] - du[1] * d[1]);
    const size = largest([...this.W[1], ...this.W[2]]) * largest(f);
    if (across <= 64 * EPS * size) return true;
    return this.radius > 0 && !(dt * Math.min(1, (dt * across) / this.radius) > 0.1 * EPS);
  }

  move(piece, f, du, dt) {
    this.work += dt * f[0] * (this.u[0] + (dt * du[0]) / 2);
    this.P = this.P.map((x, k) => x + dt * f[k]);
    this.t += dt;
    if (!piece.slips) {
      this.radius = 0;
      return;
    }
    const [x, y] = [Math.cos(this.angle), Math.sin(this.angle)];
    const s = [this.radius * x + dt * du[1], this.radius * y + dt * du[2]];
    const [along, across] = [s[0] * x + s[1] * y, s[1] * x - s[0] * y];
    this.radius = Math.hypot(along, across);
    if (along > 0) this.angle += Math.atan2(across, along);
  }

  /** One step of the turning slip; the next step's size, and what ended the piece within it. */
  turn(phase, piece, h) {
    const rate = this.rateOfOne(piece.floor);
    const start = [this.t, ...this.P, this.work, Math.log(this.radius), this.angle];
    let [end, error] = extrapolated(rate, start, h);
    while (!(error <= TOLERANCE)) {
      const last = error;
      h /= 2;
      [end, error] = extrapolated(rate, start, h);
      if (last < 1e-11 && error > last / 8) break; // round-off, which smaller steps do not cure
      if (h < 1e-6) return [h, "never"];
    }
    const margin = (z) => this.margin(phase, z);
    let why = null;
    if (margin(end) < 0) {
      why = phase.end;
      end = extrapolated(rate, start, this.locate((x) => margin(extrapolated(rate, start, x)[0]), h, margin(end)))[0];
    }
    this.take(end);
    return [Math.min(error < 0.1 * TOLERANCE ? 2 * h : h, 4), why];
  }

  take(z) {
    [this.t, this.P, this.work, this.radius, this.angle] = [z[0], z.slice(1, 4), z[4], Math.exp(z[5]), z[6]];
  }

  /** What must stay positive for the phase to go on. */
  margin(phase, z) {
    if (phase.end === "time") return 1 - z[0];
    if (phase.end === "work") return phase.target - z[4];
    return -(this.u0[0] + dot(this.W[0], z.slice(1, 4)));
  }

  rateOfOne(q) {
    const { W: [[nn, n1, n2], [, w11, w12], [, , w22]], mu, u0 } = this;
    return ([, pn, p1, p2, , logR, angle]) => {
      const [x, y, r] = [Math.cos(angle), Math.sin(angle), Math.exp(logR)];
      const [s1, s2] = [q * (n1 - mu * (w11 * x + w12 * y)), q * (n2 - mu * (w12 * x + w22 * y))];
      const [along, across] = [(s1 * x + s2 * y) / r, (s2 * x - s1 * y) / r];
      const eWe = w11 * y * y - 2 * w12 * x * y + w22 * x * x;
      const slow = 1 / Math.hypot(along, across, along + (mu * q * eWe) / r);
      const power = q * (u0[0] + nn * pn + n1 * p1 + n2 * p2);
      return [1, q, -mu * q * x, -mu * q * y, power, along, across].map((value) => slow * value);
    };
  }

  /** The zero of a margin in (0, high], where it is `value` < 0. */
  locate(margin, high, value) {
    let [low, start, side, x] = [0, margin(0), 0, high];
    if (start <= 0) return high;
    for (let k = 0; k < 80; k++) {
      x = (low * value - high * start) / (value - start);
      const now = margin(x);
      if (now === 0 || high - low <= 2 * EPS * high || Math.abs(now) <= 0.5 * EPS) return x;
      if (now < 0) [high, value, start, side] = [x, now, side === -1 ? start / 2 : start, -1];
      else [low, start, value, side] = [x, now, side === 1 ? value / 2 : value, 1];
    }
    return x;
  }

  /** What an end changes, so that it holds exactly. */
  close(phase, why) {
    if (why === "stop") {
      const { W } = this;
      const { x } = least([[W[1][1], W[1][2]], [W[2][1], W[2][2]]], this.u.slice(1), RANK);
      this.P = [this.P[0], this.P[1] - x[0], this.P[2] - x[1]];
      this.radius = 0;
    } else if (why === "time") this.t = 1;
    else if (why === "never") this.t = Infinity;
    else phase.over = true; // closed, work
  }
}

/** {impulse, after, problem} of a strike; W 3 x 3 (zeros where a direction does not move), u before it. */
export function strike(W, before, mu, e, law) {
  const [speed, inertia] = [largest(before), Math.max(W[0][0], W[1][1], W[2][2])];
  if (speed === 0 || inertia === 0) return { impulse: [0, 0, 0], after: [...before], problem: "" };
  const [S, v] = [W.map((row) => row.map((x) => x / inertia)), before.map((x) => x / speed)];
  let P = [0, 0, 0];
  let problem = "";
  for (let turn = 0; turn < AGAIN && !problem; turn++) {
    const now = plus(v, times(S, P));
    if (!(now[0] < -ZERO) && (turn || now[0] > ZERO)) break;
    const course = new Course(S, mu, now);
    problem = course.pursue({ end: "closed", floor: 1 });
    if (!problem) {
      const pressed = Math.max(course.P[0], 0);
      if (law === "stronge") {
        const floor = e > 0 && course.work < 0 ? pressed : 0;
        if (floor > 0) problem = course.pursue({ end: "work", floor, target: course.work * (1 - e * e) });
      } else if (e * pressed > 0) problem = course.pursue({ end: "time", floor: e * pressed });
    }
    P = plus(P, course.P);
    if (turn === AGAIN - 1) problem ||= "the contact still approaches after many strikes";
  }
  const impulse = P.map((x) => (x * speed) / inertia);
  const after = plus(before, times(W, impulse));
  const lost = -dot(impulse, plus(before, after)) / 2;
  if (lost < -1e-12 * dot(impulse.map(Math.abs), plus(before.map(Math.abs), after.map(Math.abs)))) problem ||= "the strike would gain energy";
  return { impulse, after, problem, sticks: norm(after.slice(1)) <= 1e-11 * Math.max(largest(before), largest(after)) && mu > 0 };
}
