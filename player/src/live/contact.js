// The modes of one contact, or of one friction element, in a run: who touches, strikes, slides, rolls, sticks.
// What integrate/modes.py and strikes.py do. Nothing here has units.

import { dot, EPS, largest, norm, plus, scaled } from "./algebra.js";
import { Deciding } from "./decide.js";
import { ContactSpace } from "./space.js";
import { Strikes } from "./strike.js";
import { NoMotion } from "./start.js";

const ROUNDING = 64 * EPS;
const SURE = 1e-12; // of the velocities before a strike: what is left of one that it takes away
const GRIP = 1e9;
export const ALL = 1e150; // a speed beside which every other is none
export const TINY = 2.2250738585072014e-308;
const NOTHING = { touch: false, lift: false, stop: false, loose: false };
const CHANGES = { "roll fly": "lifts off", "slide fly": "lifts off", "roll slide": "starts to slide", "slide roll": "rolls", "fly slide": "slides", "fly roll": "rolls" };

export class Contact {
  constructor(machine) {
    const { contact } = machine.live;
    Object.assign(this, { machine, n: machine.live.n, contact, gate: contact.gate, slip: contact.slip, layout: contact.layout });
    this.space = new ContactSpace(machine);
    this.strikes = new Strikes(machine);
  }

  // --- parameters -----------------------------------------------------------------------------------
  get(P, name) {
    return P[this.layout[name][0]];
  }

  put(P, name, value) {
    if (this.layout[name][1] > this.layout[name][0]) P[this.layout[name][0]] = value;
  }

  part(P, name) {
    return P.slice(...this.layout[name]);
  }

  closed(P) {
    return this.gate !== null && this.get(P, "closed") > 0.5;
  }

  stuck(P) {
    return this.slip !== null && this.get(P, "stick") > 0.5;
  }

  /** fly, slide or roll of a contact; slide or stick of an element. */
  mode(P) {
    if (!this.gate) return this.stuck(P) ? "stick" : "slide";
    return !this.closed(P) ? "fly" : this.stuck(P) ? "roll" : "slide";
  }

  /** Have P and the decisions of a run know the errors that its steps may make. */
  prepare(t, y, P, span, rtol, atol) {
    const { n, layout } = this;
    const D = P.slice(layout.scales[0], layout.scales[0] + n);
    const force = P[layout.scales[0] + n];
    const share = this.machine.live.friction_share;
    const speed = Math.max(...D.map((d, k) => Math.abs(y[n + k]) / d));
    this.rtol = share * rtol;
    this.floor = atol === null ? 1e-2 * this.rtol * (speed + force * Math.abs(span)) : (share * atol) / Math.max(...D);
    this.instant = 4 * EPS * (Math.abs(t) + Math.abs(span));
    [this.problem, this.approach] = ["", 0];
    if (this.slip) [P[layout.tolerance[0]], P[layout.tolerance[0] + 1]] = [this.rtol, this.floor];
  }

  // --- where things are -----------------------------------------------------------------------------
  places(t, y, P) {
    const x = this.machine.evaluate("contact_places", t, y, P);
    return { point: x.slice(0, 3), body: x.slice(3, 6) };
  }

  /** The rounding of the gap (m). */
  slack(t, y, P) {
    const { point, body } = this.places(t, y, P);
    return 8 * EPS * (norm(point) + norm(body) + Math.abs(y[this.gate.column]));
  }

  atOnce(t, y, P) {
    const { point, body } = this.places(t, y, P);
    return Math.max(this.slack(t, y, P), 1e-2 * this.rtol * norm(plus(point, scaled(body, -1))));
  }

  // --- changes --------------------------------------------------------------------------------------
  /** Modes at the start of a run; what strikes there, in words. */
  begin(t, y, P) {
    let touches = false;
    if (this.gate) {
      const [gap, slack] = [y[this.gate.column], this.slack(t, y, P)];
      if (gap < -1e3 * slack) throw new NoMotion(`'${this.gate.body}' would start ${Number((-gap).toPrecision(3))} m inside '${this.gate.surface}'.`);
      touches = gap <= slack;
      if (touches) y[this.gate.column] = 0;
    }
    return this.resolve(t, y, P, touches, NOTHING, true);
  }

  /** New modes after what ended a phase, in words. */
  change(t, y, P, fired) {
    let touches = false;
    if (this.gate) {
      const held = this.closed(P);
      touches = held || fired.touch || y[this.gate.column] <= this.atOnce(t, y, P);
      if (touches) y[this.gate.column] = 0;
      if (held) y[this.n + this.gate.column] = 0;
    }
    return this.resolve(t, y, P, touches, fired, false);
  }

  resolve(t, y, P, touches, fired, start) {
    const [before, stuck] = [this.mode(P), this.stuck(P)];
    const words = [];
    let space = this.space.at(t, y, P);
    this.problem = space.trouble;
    if (this.problem) return words;
    let still = this.still(t, y, P, space, start);
    if (touches && (space.u[0] < -still[0] || this.skids(space, still))) {
      words.push(...this.hit(t, y, P, space));
      if (this.problem) return words;
      space = this.space.at(t, y, P);
      still = this.still(t, y, P, space, true);
      if (this.slip && this.speed(space) > norm(space.rows.map((k) => still[k]))) this.put(P, "stick", 0);
    }
    const rests = touches && Math.abs(space.u[0]) <= still[0];
    if (this.gate && !rests) this.open(t, y, P, false);
    const stopped = this.decide(t, y, P, rests, fired, space, still, start);
    if (!this.problem && !start) words.push(...this.words(before, this.mode(P), stuck, stopped, P));
    return words;
  }

  words(before, now, stuck, stopped, P) {
    if (this.gate) {
      const change = CHANGES[`${before} ${now}`];
      if (change) return [`${this.gate.name}: ${change}`];
      return stopped && this.slip && before !== "fly" && now === "slide" ? [`${this.gate.name}: stops and slides back`] : [];
    }
    if (stopped) return [`${this.slip.name}: stops and ${this.stuck(P) ? "sticks" : "slides back"}`];
    return stuck && !this.stuck(P) ? [`${this.slip.name}: breaks loose`] : [];
  }

  // --- speeds that are none ---------------------------------------------------------------------------
  speed(space) {
    return norm(space.rows.map((k) => space.u[k]));
  }

  resolution(t, y, P) {
    return this.slip ? this.machine.evaluate("resolution", t, y, P)[0] : 0;
  }

  still(t, y, P, space, fresh) {
    const small = space.size.map((size) => ROUNDING * size);
    if (fresh) {
      const error = this.slip ? this.resolution(t, y, P) / this.slip.resolved : 0;
      small.forEach((x, k) => { small[k] = Math.max(x, SURE * this.approach, space.rows.includes(k) ? error : 0); });
    }
    if (this.gate) small[0] = Math.max(small[0], this.negligible(t, y, P, space));
    return small;
  }

  /** With no speed where it is rounding, or a slip within the error that a step may have. */
  resolved(t, y, P, space) {
    const u = space.u.map((x, k) => (Math.abs(x) > ROUNDING * space.size[k] ? x : 0));
    if (this.slip && norm(space.rows.map((k) => u[k])) <= this.resolution(t, y, P) / this.slip.resolved) space.rows.forEach((k) => { u[k] = 0; });
    return u;
  }

  /** The speed of a gap that falls back before it is resolved. */
  negligible(t, y, P, space) {
    const fall = Math.max(-space.c[0], 0);
    if (!(fall > 0)) return 0;
    const height = Math.sqrt(8 * fall * this.slack(t, y, P));
    return Math.max(height, this.floor * P[this.layout.scales[0] + this.gate.column]);
  }

  skids(space, still) {
    return this.slip !== null && this.slip.grips && this.speed(space) > norm(space.rows.map((k) => still[k]));
  }

  // --- strikes ----------------------------------------------------------------------------------------
  hit(t, y, P, space) {
    const { gate, slip, n } = this;
    const rows = [0, ...space.rows];
    const u = this.resolved(t, y, P, space);
    const pick = (x) => [0, 1, 2].map((k) => (k < rows.length ? x(rows[k]) : 0));
    const W = pick((i) => pick((j) => space.W[i][j])).map((row) => (Array.isArray(row) ? row : [0, 0, 0]));
    const before = pick((k) => u[k]);
    const mu = !slip ? 0 : slip.grips ? GRIP : space.mu;
    let made = this.strikes.strike(W, before, [mu], [space.e], gate.law);
    const negligible = this.negligible(t, y, P, space) + this.rtol * Math.abs(space.u[0]);
    const last = space.e > 0 && made.after[0] > 0 && made.after[0] <= negligible && space.c[0] < 0;
    if (last) made = this.strikes.strike(W, before, [mu], [0], gate.law);
    if (made.problem) {
      this.problem = `the strike is not determined: ${made.problem}`;
      return [];
    }
    this.approach = largest(rows.map((k) => u[k]));
    rows.forEach((row, k) => space.back[row].forEach((x, i) => { y[n + i] += x * made.impulse[k]; }));
    if (!(made.impulse[0] > 1e-14 * largest(made.impulse))) return [];
    return [`${gate.name}: ${last ? "comes to rest" : "strikes"}`];
  }

  // --- modes ------------------------------------------------------------------------------------------
  /** Open the contact; gently: from rest, so that rounding could close it again at once. */
  open(t, y, P, gently) {
    this.put(P, "closed", 0);
    if (gently) this.put(P, "slack", this.slack(t, y, P));
    else if (y[this.gate.column] <= 0) this.put(P, "slack", 0);
    if (this.slip) this.put(P, "stick", 0);
  }

  /** Modes of what touches at rest or rubs; whether it has stopped. */
  decide(t, y, P, rests, fired, space, still, start) {
    const { slip } = this;
    if (!rests && (!slip || slip.gate)) return false;
    const rubs = slip !== null && (rests || !slip.gate);
    const small = rubs && this.speed(space) <= this.resolution(t, y, P);
    const part = rubs ? this.moving(t, y, P, fired, space, still, start) : null;
    const stopped = part !== null && part.rests && !this.stuck(P);
    const before = [...y];
    this.takeOut(t, y, P, rests, part !== null && part.rests);
    if (largest(y.map((x, k) => x - before[k])) > ROUNDING * largest(before)) space = this.space.at(t, y, P);
    if (part) part.direction = part.rests ? null : this.direction(P, space, small);
    const names = { name: this.gate?.name ?? slip.name, element: slip?.name ?? "" };
    const { set, problem } = new Deciding(space, { rests, part, lifts: fired.lift && rests, ...names }).decide();
    if (!set) {
      this.problem = problem;
      return false;
    }
    this.take(t, y, P, rests, part, set, space);
    return stopped && space.static > 0; // else it passes through rest
  }

  moving(t, y, P, fired, space, still, start) {
    const speed = this.speed(space);
    const error = this.resolution(t, y, P);
    const held = this.get(P, "held");
    let stopped = fired.stop && (space.rows.length === 1 || speed <= 2 * error);
    stopped ||= fired.stop && speed <= error && held !== TINY && held !== ALL;
    let rests = speed <= norm(space.rows.map((k) => still[k])) || stopped || this.stuck(P);
    if (start && !this.slip.gate) rests ||= speed <= this.instant * norm(space.rows.map((k) => space.c[k]));
    return { rests, grips: this.slip.grips, limit: fired.loose, gate: this.slip.gate };
  }

  /** Where it slides; while its speed is within the error of a step, as remembered. */
  direction(P, space, small) {
    let s = space.rows.map((k) => space.u[k]);
    const held = this.get(P, "held");
    const u = this.part(P, "direction");
    if (small && held > 0) s = s.map((x, i) => x + held * dot(space.basis[i], u));
    return scaled(s, 1 / norm(s));
  }

  /** Project: what touches at rest has no gap and no rate, what does not slide has no speed. */
  takeOut(t, y, P, rests, atRest) {
    const trial = [...P];
    if (rests) this.put(trial, "closed", 1);
    if (this.slip) this.put(trial, "stick", atRest ? 1 : 0);
    this.machine.evaluate("whole_finish", t, y, trial).slice(0, y.length).forEach((x, k) => { y[k] = x; });
    if (rests) y[this.gate.column] = y[this.n + this.gate.column] = 0;
  }

  take(t, y, P, rests, part, set, space) {
    if (rests && !set.closed) this.open(t, y, P, true);
    if (set.closed) {
      this.put(P, "closed", 1);
      this.put(P, "slack", 0);
    }
    if (!part) return;
    this.put(P, "stick", set.sticks ? 1 : 0);
    this.put(P, "sign", space.thrust.sign(set.f));
    if (!set.d) return;
    const d = space.basis[0].map((_, i) => space.basis.reduce((sum, B, k) => sum + B[i] * set.d[k], 0));
    d.forEach((x, i) => { P[this.layout.direction[0] + i] = x; });
    this.put(P, "held", part.direction === null && space.static > 0 ? ALL : 0);
  }
}
