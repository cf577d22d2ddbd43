// The first moments after a point in a plane lets go: its direction as a polynomial of time, so that nothing is stiff.
// What integrate/letting_go.py does, for one element.

import { dot, norm, scaled, solve, times } from "./algebra.js";
import { ALL, TINY } from "./contact.js";
import { DONE, Form, H, PAUSED, STORED, T, T_END } from "./form.js";

const [STIFF, STRAIGHT, PROBE, GROWS, SHORTER, ROUNDS] = [300, 40, 8, 1.5, 6, 12];
const [ENOUGH, SLOWER, TRIES, TURN, ATTEMPTS] = [1e-3, 0.3, 5, 1e-6, 40];

const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export class LettingGo {
  constructor(machine, contact) {
    const { live } = machine;
    Object.assign(this, { machine, contact, n: live.n, facts: live.contact.slip.course, first: live.contact.layout.course[0], layout: live.contact.layout });
    this.form = new Form(machine, live.whole, false);
    this.reset();
  }

  reset() {
    [this.step, this.end] = [0, Infinity];
  }

  resolution(t, y, P) {
    return this.machine.evaluate("resolution", t, y, P)[0];
  }

  slides(P) {
    const { contact } = this;
    return (!contact.slip.gate || contact.closed(P)) && !contact.stuck(P);
  }

  active(P) {
    return P[this.first + this.facts.active] > 0.5;
  }

  /** Direction d, e across it, dtheta/dp, s and s' = S q'' - b at a state. */
  look(t, y, P) {
    const x = this.machine.evaluate("courses", t, y, P);
    const k = this.layout.direction[1] - this.layout.direction[0];
    let at = 0;
    const next = (count) => x.slice(at, (at += count));
    const [d, e, [slope], s] = [next(k), next(k), next(1), next(k)];
    const S = Array.from({ length: k }, () => next(this.n));
    return { d, e, slope, s, S, b: next(k) };
  }

  speeds(t, y, P) {
    const { d, e, s, slope } = this.look(t, y, P);
    return { across: dot(s, e), along: dot(s, d), slope };
  }

  acceleration(t, y, P) {
    return this.machine.evaluate("whole_course_rhs", t, y, P).slice(this.n, 2 * this.n);
  }

  /** kappa: what turning the direction takes from s', across and along. */
  response(t, y, P) {
    const look = this.look(t, y, P);
    const still = this.acceleration(t, y, P);
    const turned = [...P];
    const w = P.slice(this.first + this.facts.across[0], this.first + this.facts.across[1]);
    w.forEach((x, i) => { turned[this.layout.direction[0] + i] += TURN * x; });
    const other = this.acceleration(t, y, turned);
    const change = times(look.S, still.map((x, k) => (x - other[k]) / TURN));
    return { across: dot(change, look.e) / look.slope, along: dot(change, look.d) / look.slope };
  }

  // --- in and out of P --------------------------------------------------------------------------------
  /** End the course: its direction is remembered as it is now. That direction, or null. */
  leave(t, y, P) {
    this.end = Infinity;
    const had = this.active(P) ? this.look(t, y, P).d : null;
    if (had) {
      had.forEach((x, i) => { P[this.layout.direction[0] + i] = x; });
      P[this.layout.held[0]] = TINY; // until s says more
    }
    P.fill(0, ...this.layout.course);
    return had;
  }

  /** A course straight on. */
  enter(t, y, P, tau) {
    const { facts, first } = this;
    P.fill(0, ...this.layout.course);
    P[first + facts.begin] = t;
    P[first + facts.pace] = 1 / tau;
    P[first + facts.active] = 1;
    const u = P.slice(...this.layout.direction);
    this.aside(t, y, P, u).forEach((x, i) => { P[first + facts.across[0] + i] = x; });
    P[this.layout.held[0]] = ALL;
  }

  /** A unit vector across u in the plane of sliding. */
  aside(t, y, P, u) {
    if (u.length === 2) return [-u[1], u[0]];
    const { basis } = this.contact.space.at(t, y, P);
    const w = cross(cross(basis[0], basis[1]), u);
    return scaled(w, 1 / norm(w));
  }

  // --- finding one ------------------------------------------------------------------------------------
  /** Give a course to what was just let go, or is on one (`going`, its direction) and still needs it. */
  begin(t, y, P, going, until) {
    const fresh = P[this.layout.held[0]] === ALL;
    if (!this.slides(P) || (!fresh && !going) || !(until > t)) return;
    const trial = [...P];
    if (!fresh) going.forEach((x, i) => { trial[this.layout.direction[0] + i] = x; });
    this.enter(t, y, trial, until - t);
    if (!fresh) {
      const s = this.speeds(t, y, trial);
      const small = this.resolution(t, y, P);
      if (Math.abs(s.across) > small || s.along < 2 * small) return; // it is not what it was, or comes to rest
    }
    let tau = this.length(t, y, trial, until, fresh);
    for (let k = 0; k < TRIES && tau > 0; k++) {
      this.enter(t, y, trial, tau);
      const off = this.solve(t, y, trial, tau);
      const better = tau * 0.9 * Math.max(off, ENOUGH) ** (-1 / (this.facts.degree + 1));
      if (off <= 1) {
        trial.forEach((x, i) => { P[i] = x; });
        [this.end, this.step] = [t + tau, better];
        return;
      }
      tau = Math.min(Math.max(better, 0.2 * tau), 0.7 * tau);
    }
  }

  /** How long the course should be: a step of the smooth motion, or until it is stiff no more; 0 for none. */
  length(t, y, P, until, fresh) {
    const strong = Math.abs(this.response(t, y, P).across);
    const first = this.speeds(t, y, P).along;
    let much = STIFF * P[this.layout.tolerance[0]] ** (1 / 8);
    if (!fresh) return strong * this.step > much * first ? Math.min(this.step, until - t) : 0;
    const [far, last] = this.probe(t, y, P, until);
    if (!(far > 0)) return 0;
    much = Math.max(much, STRAIGHT);
    const look = this.look(t, y, P);
    const rate = dot(times(look.S, this.acceleration(t, y, P)).map((x, k) => x - look.b[k]), look.d);
    // s + r tau + b tau^2/2 = k tau/much, the larger root
    const [b, half] = [(2 * (last - first - rate * far)) / far ** 2, strong / much - rate];
    const square = half ** 2 - 2 * b * first;
    return b > 0 && half > 0 && square > 0 ? Math.min(this.step, (half + Math.sqrt(square)) / b) : this.step;
  }

  /** A few steps straight on, for how long they are; how far they go, and s along the direction there. */
  probe(t, y, P, until) {
    let last = 0;
    for (let k = 0; k < SHORTER; k++) {
      const run = this.stepping(t, y, P, until);
      this.step = 0;
      run.begin(true);
      for (let i = 0; i < PROBE; i++) {
        const before = run.t;
        if (![PAUSED, DONE].includes(run.advance(1))) break;
        const [longer, h] = [run.t - before, this.step];
        this.step = Math.max(h, longer);
        if (run.t === until || (longer > 0 && longer < GROWS * h)) break;
      }
      const far = run.t - t;
      last = this.speeds(run.t, run.state, P).along;
      if (last > 0) return [far, last];
      until = t + far / 8; // by then straight on is not where it goes
    }
    return [0, last];
  }

  /** Put the coefficients into P with which direction and s agree; how far they do not, of what is allowed. */
  solve(t, y, P, tau) {
    const { stops, inverse, degree, coefficients } = this.facts;
    const at = stops.map((x) => t + tau * x);
    at[at.length - 1] = t + tau;
    const nodes = stops.map((_, j) => j).filter((j) => j % 2 === 1);
    const allowed = this.resolution(t, y, P) / this.contact.slip.resolved;
    const start = this.speeds(t, y, P).across;
    const run = this.stepping(t, y, P, t + tau);
    let [p, before, kappa, parts] = [new Array(degree).fill(0), Infinity, null, null];
    for (let round = 0; round < ROUNDS; round++) {
      times(inverse, p).forEach((c, i) => { P[this.first + coefficients[0] + i] = c; });
      const states = this.follow(run, t, y, P, at);
      if (!states) return Infinity;
      parts = states.map((state, j) => this.speeds(at[j], state, P));
      parts.forEach((part, j) => { part.across -= start * (1 - stops[j]); }); // what it starts with fades out
      const off = Math.max(...nodes.map((j) => Math.abs(parts[j].across) / allowed));
      if (off <= ENOUGH || !(off < SLOWER * before)) break;
      before = off;
      if (round < 2) kappa = nodes.map((j) => this.response(at[j], states[j], P)); // those of the second are near enough
      const change = this.newton(tau, p, nodes.map((j) => parts[j]), kappa);
      p = p.map((x, k) => x + change[k]);
    }
    if (!nodes.every((j) => parts[j].along > 0)) return Infinity;
    return Math.max(...parts.map(({ across }) => Math.abs(across) / allowed));
  }

  /** What takes the parts of s across out at the nodes, to first order. */
  newton(tau, p, at, kappa) {
    const angle = p.map(Math.atan);
    const J = p.map((_, j) => p.map((__, k) => {
      const off = angle[k] - angle[j];
      const value = tau * this.facts.integrals[j][k] * (kappa[k].across * Math.cos(off) + kappa[k].along * Math.sin(off));
      return (value + (j === k ? Math.max(at[j].along, 0) : 0)) * at[k].slope;
    }));
    return solve(J, at.map(({ across }) => across));
  }

  // --- the motion along a course ------------------------------------------------------------------------
  stepping(t, y, P, until) {
    const { form } = this;
    const rtol = P[this.layout.tolerance[0]];
    const sized = form.form.size[0];
    const atol = Array.from({ length: form.ny }, (_, k) => (k < sized ? 0 : 1e-2 * rtol));
    form.start(t, { y, P }, { rtol, atol, limit: Infinity, until, longest: Infinity });
    form.use({ rhs: "course_rhs", finish: "finish" });
    return form;
  }

  /** States at these times; null if they cannot be had in a few steps. */
  follow(run, t, y, P, at) {
    run.clock([[T, t], [H, 0], [T_END, at[at.length - 1]]]);
    run.put(y, P);
    run.begin(true);
    const found = [];
    for (const stop of at) {
      run.clock([[T_END, stop]]);
      const counters = this.machine.room.whole(run.at.counters, 6);
      if (run.advance(ATTEMPTS) !== DONE) return null;
      counters[STORED] = 0n;
      found.push(run.state);
      if (!found[found.length - 1].every(Number.isFinite)) return null;
    }
    return found;
  }
}
