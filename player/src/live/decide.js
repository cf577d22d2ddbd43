// Which modes can follow, for one contact or one friction element: fly, slide, roll or stick. Every set is solved for,
// and those whose forces are possible count. What integrate/consistent.py, mode_forces.py and leaving.py do.

import { dot, largest, least, norm, plus, rootBetween, scaled, times } from "./algebra.js";

const SURE = 1e-9; // of forces and accelerations: less is rounding and the error of the instant
const SINGULAR = 1e-11;
const AROUND = 72; // directions of the scan
const PAINLEVE = "friction makes the normal force grow faster than it presses, so that none or more than one fits (Painlevé)";

export class Deciding {
  /** rests: the contact touches at rest; part: {direction or null, grips, limit, gate} of what rubs, or null. */
  constructor(space, { rests, part, lifts, name, element }) {
    Object.assign(this, { space, rests, part, lifts, name, element });
    this.w = space.W.map((row, k) => Math.sqrt(Math.max(row[k], 0)) || 1);
    this.own = [...(rests ? [0] : []), ...(part ? space.rows : [])];
    this.size = largest(this.own.map((k) => space.c[k] / this.w[k]));
  }

  /** {set} to go on with, or {problem} in words. */
  decide() {
    const found = this.options().flatMap((option) => this.sets(option));
    if (this.redundant) return { problem: `the forces of '${this.name}' are some of many, which only trundle itself shares out` };
    const kept = found.filter((one) => !found.some((other) => other !== one && other.closed === one.closed && other.sticks && !one.sticks && this.space.static > this.space.mu));
    if (!kept.length) return { problem: `no set of modes fits the forces${this.numbers()}` };
    const differing = [kept[0]];
    for (const other of kept.slice(1)) if (!differing.some((one) => this.same(one, other))) differing.push(other);
    const best = kept.reduce((a, b) => (2 * b.closed + b.sticks > 2 * a.closed + a.sticks ? b : a));
    if (differing.length > 1) return { problem: `${differing.length} motions are possible from here (${differing.map((s) => this.words(s)).join("; or ")})${this.numbers()}` };
    if (best.p <= 0) return { problem: `'${this.element}': ${PAINLEVE}` };
    return { set: best };
  }

  /** {closed, sticks, slides} of every set that may be. */
  options() {
    const { part } = this;
    const ways = part ? [...(part.direction === null ? [{ sticks: true, slides: false }] : []), ...(part.grips ? [] : [{ sticks: false, slides: true }])] : [{ sticks: false, slides: false }];
    if (!this.rests) return ways.map((way) => ({ closed: false, ...way }));
    return [...(this.lifts ? [] : ways.map((way) => ({ closed: true, ...way }))), { closed: false, sticks: false, slides: false }];
  }

  sets(option) {
    const { part } = this;
    if (option.sticks && part.limit) return []; // it cannot hold with the forces that it had
    const leaves = option.slides && part.direction === null;
    const directions = !option.slides ? [null] : leaves ? this.ways() : [part.direction];
    return directions.map((d) => this.solve(option, d)).filter((one) => one && this.holds(one, leaves));
  }

  // --- forces ---------------------------------------------------------------------------------------
  /** Forces and accelerations of a set; null if no forces hold it. */
  solve({ closed, sticks }, d) {
    const { W, c, rows, mu } = this.space;
    let f = c.map(() => 0);
    let p = 1;
    const held = [...(closed ? [0] : []), ...(sticks ? rows : [])];
    if (d && this.part.gate) { // N and friction along d: p N + b = 0
      const ray = f.map((_, k) => (k === 0 ? 1 : rows.includes(k) ? -mu * d[rows.indexOf(k)] : 0));
      const slope = dot(W[0], ray);
      if (slope === 0) return null;
      f = scaled(ray, -c[0] / slope);
    } else if (d) {
      const friction = this.friction(d);
      if (!Number.isFinite(friction.T)) return null;
      rows.forEach((k, i) => { f[k] = -friction.T * d[i]; });
      p = friction.p;
    } else if (held.length) {
      const { w } = this;
      const right = held.map((k) => -c[k] / w[k]);
      const A = held.map((i) => held.map((j) => W[i][j] / (w[i] * w[j])));
      const { x, lost } = least(A, right, SINGULAR);
      if (lost) {
        this.redundant = true;
        return null;
      }
      held.forEach((k, i) => { f[k] = x[i] / w[k]; });
    }
    return { closed, sticks, d, f, a: plus(times(W, f), c), p };
  }

  /** T = mu N of an element that slides along d on what stays closed, N = |base - T L d|; and p. */
  friction(d) {
    const { thrust, mu, rows } = this.space;
    const by = thrust.L.map((row) => rows.reduce((sum, k, i) => sum + row[k] * d[i], 0));
    if (thrust.signed) {
      const p = 1 + mu * by[0];
      return { T: (mu * thrust.base[0]) / p, p };
    }
    let N = 0;
    let slope = 1;
    for (let round = 0; round < 30; round++) {
      const force = thrust.base.map((x, k) => x - mu * N * by[k]);
      const pressed = norm(force);
      slope = 1 + (mu * dot(force, by)) / Math.max(pressed, 1e-300);
      const change = (N - pressed) / slope;
      N -= change;
      if (!(Math.abs(change) > 1e-14 * Math.abs(N))) return { T: mu * N, p: slope };
    }
    return { T: NaN, p: slope };
  }

  /** The acceleration of the slip that lets go along d. */
  towards(d) {
    const { W, c, rows, mu } = this.space;
    if (!this.part.gate) {
      const { T } = this.friction(d);
      return rows.map((k) => c[k] - T * rows.reduce((sum, j, i) => sum + W[k][j] * d[i], 0));
    }
    const slope = W[0][0] - mu * rows.reduce((sum, k, i) => sum + W[0][k] * d[i], 0);
    const N = -c[0] / slope;
    return rows.map((k) => c[k] + N * (W[k][0] - mu * rows.reduce((sum, j, i) => sum + W[k][j] * d[i], 0)));
  }

  // --- letting go -----------------------------------------------------------------------------------
  /** Directions of what lets go: where it accelerates along them. */
  ways() {
    const { space: { mu, static: most, rows }, part } = this;
    const closed = this.rests;
    if (mu === 0 && most === 0) return [this.unrubbed(closed)];
    const found = [];
    if (part.limit || !part.gate) {
      const held = this.solve({ closed, sticks: true }, null);
      const F = held ? rows.map((k) => held.f[k]) : [];
      if (norm(F) > 0) found.push(scaled(F, -1 / norm(F)));
    }
    if (rows.length === 1) return [...found, [1], [-1]];
    return [...found, ...this.roots()];
  }

  unrubbed(closed) {
    const { rows } = this.space;
    const any = rows.map((_, k) => (k === 0 ? 1 : 0));
    const made = this.solve({ closed, sticks: false }, any);
    const rate = made ? rows.map((k) => made.a[k]) : any;
    return norm(rate) > 0 ? scaled(rate, 1 / norm(rate)) : any;
  }

  /** Every direction d with s'(d) along d, and not against it: the circle is scanned. */
  roots() {
    const parts = (angle) => {
      const d = [Math.cos(angle), Math.sin(angle)];
      const rate = this.towards(d);
      return [d[0] * rate[1] - d[1] * rate[0], dot(d, rate)];
    };
    const found = [];
    let [angle, now] = [0.1, parts(0.1)];
    for (let k = 1; k <= AROUND; k++) {
      const next = (2 * Math.PI * k) / AROUND + 0.1;
      const then = parts(next);
      if (Number.isFinite(now[0]) && now[0] * then[0] < 0 && !(now[1] < 0 && then[1] < 0)) {
        const root = rootBetween((x) => parts(x)[0], angle, next, now[0], then[0]);
        found.push([Math.cos(root), Math.sin(root)]);
      }
      [angle, now] = [next, then];
    }
    return found;
  }

  // --- conditions -----------------------------------------------------------------------------------
  /** Whether the forces press, friction is within its limit, what flies rises, and what lets go goes along d. */
  holds(one, leaves) {
    const { w, space, part } = this;
    const size = Math.max(this.size, largest(one.f.map((x, k) => x * w[k])));
    if (this.rests && (one.closed ? one.f[0] * w[0] : one.a[0] / w[0]) < -SURE * size) return false;
    if (one.sticks && !part.grips) {
      const most = space.static * space.thrust.at(one.f);
      const small = (SURE * size) / Math.max(...space.rows.map((k) => w[k]));
      if (norm(space.rows.map((k) => one.f[k])) > most * (1 + SURE) + small || this.smooth(one)) return false;
    }
    return !leaves || this.leaves(one, size);
  }

  /** Whether there is no friction at rest: nothing to stick to. */
  smooth(one) {
    const { space, part } = this;
    return space.static === 0 || (!part.gate && space.thrust.at(one.f) === 0);
  }

  leaves(one, size) {
    const { space: { rows }, part, w } = this;
    const rate = rows.map((k) => one.a[k]);
    const along = dot(rate, one.d);
    const across = norm(rate.map((x, k) => x - along * one.d[k]));
    const small = SURE * size * Math.max(...rows.map((k) => w[k]));
    const gently = part.limit || ((!part.gate || this.smooth(one)) && norm(rate) <= small);
    if ((along <= small && !gently) || along < -small * 1e3) return false;
    return across <= 1e-6 * Math.abs(along) + small * (gently ? 1e3 : 1);
  }

  same(one, other) {
    const { own, w } = this;
    const of = (set) => own.map((k) => set.a[k] / w[k]);
    const size = Math.max(this.size, largest(of(one)), largest(of(other)));
    return largest(of(one).map((x, k) => x - of(other)[k])) <= 1e-7 * size;
  }

  // --- words ----------------------------------------------------------------------------------------
  words(one) {
    if (this.rests) return `${this.name}: ${!one.closed ? "fly" : one.sticks ? "roll" : "slide"}`;
    return `${this.element}: ${one.sticks ? "sticks" : "slides"}`;
  }

  numbers() {
    const { part, space: { W, c, mu, rows } } = this;
    if (!part || part.direction === null || !part.gate) return "";
    const p = W[0][0] - mu * rows.reduce((sum, k, i) => sum + W[0][k] * part.direction[i], 0);
    return `: ${this.name} has p = ${Number(p.toPrecision(3))} and b = ${Number(c[0].toPrecision(3))} in p N + b`;
  }
}

