// The modes of contacts and of friction in a run: who touches, strikes, slides, rolls, sticks. What integrate/modes.py
// and strikes.py do. Nothing here has units.

import { dot, EPS, largest, norm, plus, scaled } from "./algebra.js";
import { Choices } from "./choices.js";
import { ContactSpace } from "./space.js";
import { Strikes } from "./strike.js";
import { NoMotion } from "./start.js";

const ROUNDING = 64 * EPS;
const SURE = 1e-12; // of the velocities before a strike: what is left of one that it takes away
const GRIP = 1e9;
export const ALL = 1e150; // a speed beside which every other is none
export const TINY = 2.2250738585072014e-308;
const NOTHING = { touch: [], lift: [], stop: [], loose: [] };
const CHANGES = { "roll fly": "lifts off", "slide fly": "lifts off", "roll slide": "starts to slide", "slide roll": "rolls", "fly slide": "slides", "fly roll": "rolls" };

const moment = (t) => Number(t.toPrecision(9));

/** 2 v / (a (1 - k)) for a strike that leaves v = k u, with k what the next ones keep as well. */
const restOfTime = (before, after, a) => (after < before ? (2 * after) / (a * (1 - after / before)) : 0);

export class Contacts {
  constructor(machine) {
    const { contact } = machine.live;
    const { gates, slips, layout } = contact;
    Object.assign(this, { machine, n: machine.live.n, gates, slips, layout, resolved_: contact.resolved });
    this.space = new ContactSpace(machine);
    this.choices = new Choices(machine, this.space);
    this.strikes = new Strikes(machine);
  }

  // --- parameters -----------------------------------------------------------------------------------
  get(P, name, k) {
    return P[this.layout[name][0] + k];
  }

  put(P, name, k, value) {
    P[this.layout[name][0] + k] = value;
  }

  direction(P, i) {
    const [first, last] = this.slips[i].rows;
    return P.slice(this.layout.direction[0] + first, this.layout.direction[0] + last);
  }

  closed(P, j) {
    return this.get(P, "closed", j) > 0.5;
  }

  stuck(P, i) {
    return this.get(P, "stick", i) > 0.5;
  }

  anyStuck(P) {
    return this.slips.some((_, i) => this.stuck(P, i));
  }

  /** fly, slide or roll of a contact. */
  mode(P, j) {
    const { slip } = this.gates[j];
    return !this.closed(P, j) ? "fly" : slip !== null && this.stuck(P, slip) ? "roll" : "slide";
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
    this.zero = this.gates.map(() => NaN); // when each gap was zero last, if ever
    [this.problem, this.approach, this.doubts] = ["", 0, []];
    if (this.slips.length) [P[layout.tolerance[0]], P[layout.tolerance[0] + 1]] = [this.rtol, this.floor];
  }

  // --- where things are -----------------------------------------------------------------------------
  places(t, y, P) {
    const x = this.machine.evaluate("contact_places", t, y, P);
    return this.gates.map((_, j) => ({ point: x.slice(9 * j, 9 * j + 3), body: x.slice(9 * j + 3, 9 * j + 6) }));
  }

  gap(y, j) {
    return y[this.gates[j].column];
  }

  rate(y, j) {
    return y[this.n + this.gates[j].column];
  }

  /** The rounding of every gap (m). */
  slack(t, y, P) {
    return this.places(t, y, P).map(({ point, body }, j) => 8 * EPS * (norm(point) + norm(body) + Math.abs(this.gap(y, j))));
  }

  /** Gaps (m) that close at the same instant as another. */
  atOnce(t, y, P) {
    const slack = this.slack(t, y, P);
    return this.places(t, y, P).map(({ point, body }, j) => {
      const [arm, way] = [norm(plus(point, scaled(body, -1))), Math.abs(this.rate(y, j)) * (t - this.zero[j])];
      return Math.max(slack[j], 1e-2 * this.rtol * (way < arm ? way : arm));
    });
  }

  // --- changes --------------------------------------------------------------------------------------
  /** Modes at the start of a run; what strikes there, in words. */
  begin(t, y, P) {
    const slack = this.slack(t, y, P);
    const touching = this.gates.flatMap(({ column, body, surface }, j) => {
      if (y[column] < -1e3 * slack[j]) throw new NoMotion(`'${body}' would start ${Number((-y[column]).toPrecision(3))} m inside '${surface}'.`);
      return y[column] <= slack[j] ? [j] : [];
    });
    for (const j of touching) y[this.gates[j].column] = 0;
    return this.resolve(t, y, P, touching, NOTHING, true);
  }

  /** New modes after what ended a phase, in words. */
  change(t, y, P, fired) {
    const near = this.atOnce(t, y, P);
    const touching = this.gates.flatMap((_, j) => (this.closed(P, j) || fired.touch.includes(j) || this.gap(y, j) <= near[j] ? [j] : []));
    for (const j of touching) {
      y[this.gates[j].column] = 0;
      if (this.closed(P, j)) y[this.n + this.gates[j].column] = 0;
    }
    return this.resolve(t, y, P, touching, fired, false);
  }

  resolve(t, y, P, touching, fired, start) {
    const [before, stuck] = [this.gates.map((_, j) => this.mode(P, j)), this.slips.map((_, i) => this.stuck(P, i))];
    const words = [];
    for (const j of touching) this.zero[j] = t;
    let space = this.space.at(t, y, P);
    this.problem = space.trouble;
    if (this.problem) return words;
    const falling = this.falling(t, y, P, space);
    let still = this.still(t, y, P, falling, start);
    if (touching.some((j) => space.u[j] < -still[j] || this.skids(space, still, j))) {
      words.push(...this.hit(t, y, P, falling, touching));
      if (this.problem) return words;
      space = this.space.at(t, y, P);
      still = this.still(t, y, P, space, true);
      this.calm(space, still);
      this.slips.forEach((_, i) => { if (this.speed(space, i) > this.least(space, still, i)) this.put(P, "stick", i, 0); });
    }
    const resting = touching.filter((j) => Math.abs(space.u[j]) <= still[j]);
    this.open(t, y, P, this.gates.map((_, j) => j).filter((j) => !resting.includes(j)), false);
    const stopped = this.decide(t, y, P, resting, fired, space, still, start);
    if (!this.problem && !start) words.push(...this.words(before, stuck, stopped, P));
    return words;
  }

  words(before, stuck, stopped, P) {
    const now = this.gates.map((_, j) => this.mode(P, j));
    const said = this.gates.flatMap(({ name }, j) => (CHANGES[`${before[j]} ${now[j]}`] ? [`${name}: ${CHANGES[`${before[j]} ${now[j]}`]}`] : []));
    this.slips.forEach(({ name, gate }, i) => {
      if (gate !== null && (before[gate] === "fly" || now[gate] === "fly")) return;
      if (gate !== null && this.gates[gate].slip === i) {
        if (stopped.includes(i) && !this.stuck(P, i)) said.push(`${this.gates[gate].name}: stops and slides back`);
      } else if (stopped.includes(i)) said.push(`${name}: stops and ${this.stuck(P, i) ? "sticks" : "slides back"}`);
      else if (stuck[i] && !this.stuck(P, i)) said.push(`${name}: breaks loose`);
    });
    return said;
  }

  // --- speeds that are none ---------------------------------------------------------------------------
  speed(space, i) {
    return norm(space.rows[i].map((k) => space.u[k]));
  }

  least(space, still, i) {
    return norm(space.rows[i].map((k) => still[k]));
  }

  /** What a step may be wrong in the speed of every element, times what makes it resolved. */
  resolution(t, y, P) {
    return this.slips.length ? this.machine.evaluate("resolution", t, y, P) : [];
  }

  still(t, y, P, space, fresh) {
    const small = space.size.map((size) => Math.max(ROUNDING * size, fresh ? SURE * this.approach : 0));
    if (fresh) this.resolution(t, y, P).forEach((error, i) => space.rows[i].forEach((k) => { small[k] = Math.max(small[k], error / this.resolved_); }));
    this.negligible(t, y, P, space).forEach((speed, j) => { small[j] = Math.max(small[j], speed); });
    return small;
  }

  /** With no speed where it is rounding, or a slip within the error that a step may have. */
  resolved(t, y, P, space) {
    const u = space.u.map((x, k) => (Math.abs(x) > ROUNDING * space.size[k] ? x : 0));
    this.resolution(t, y, P).forEach((error, i) => {
      if (norm(space.rows[i].map((k) => u[k])) <= error / this.resolved_) space.rows[i].forEach((k) => { u[k] = 0; });
    });
    return u;
  }

  /** Speeds of gaps that fall back before they are resolved. */
  negligible(t, y, P, space) {
    const slack = this.slack(t, y, P);
    return this.gates.map(({ column }, j) => {
      const fall = Math.max(-space.c[j], 0);
      return fall > 0 ? Math.max(Math.sqrt(8 * fall * slack[j]), this.floor * P[this.layout.scales[0] + column]) : 0;
    });
  }

  skids(space, still, j) {
    const { slip } = this.gates[j];
    return slip !== null && this.slips[slip].grips && this.speed(space, slip) > this.least(space, still, slip);
  }

  // --- strikes ----------------------------------------------------------------------------------------
  /** A space with c of open gaps as the closed contacts make it: two balls in the air do not approach, one on a floor is hit. */
  falling(t, y, P, space) {
    const closed = this.gates.map((_, j) => this.closed(P, j));
    if (!closed.includes(true) || !closed.includes(false)) return space;
    const rate = this.machine.evaluate("whole_rhs", t, y, P);
    return { ...space, c: space.c.map((x, k) => (k < closed.length && !closed[k] ? rate[this.n + this.gates[k].column] : x)) };
  }

  /** Raise speeds that are none to those of slips that stop before the bouncing which the strike ends would. */
  calm(space, still) {
    for (const [j, rest] of this.resting) {
      const { slip } = this.gates[j];
      const speed = slip === null ? 0 : this.speed(space, slip);
      if (!(speed > 0)) continue;
      const rows = space.rows[slip];
      const mu = this.slips[slip].grips ? GRIP : space.mu[slip];
      const d = rows.map((k) => space.u[k] / speed);
      const push = space.W.map((row) => row[j] - mu * dot(rows.map((k) => row[k]), d)); // what N = 1 does
      const N = push[j] > 0 ? -space.c[j] / push[j] : 0;
      if (speed <= -rest * dot(d, rows.map((k) => space.c[k] + push[k] * N))) rows.forEach((k) => { still[k] = Math.max(still[k], speed); });
    }
  }

  /** The contacts that leave at this instant. */
  leaving(t, P) {
    return this.gates.flatMap((_, j) => (!this.closed(P, j) && this.get(P, "slack", j) === 0 && this.zero[j] === t ? [j] : []));
  }

  hit(t, y, P, space, touching) {
    const { gates, slips, n } = this;
    const u = this.resolved(t, y, P, space);
    const rows = touching.flatMap((j) => [0, 1, 2].map((k) => [j, ...(gates[j].slip === null ? [] : space.rows[gates[j].slip])][k] ?? -1));
    const W = rows.map((i) => rows.map((k) => (i < 0 || k < 0 ? 0 : space.W[i][k])));
    const before = rows.map((k) => (k < 0 ? 0 : u[k]));
    const mu = touching.map((j) => (gates[j].slip === null ? 0 : slips[gates[j].slip].grips ? GRIP : space.mu[gates[j].slip]));
    const laws = new Set(touching.map((j) => gates[j].law));
    const law = laws.size === 1 ? [...laws][0] : "poisson";
    const strike = (e) => this.strikes.strike(W, before, mu, e, law, touching.some((j) => gates[j].order === "sequential"));
    const e = touching.map((j) => space.e[j]);
    const negligible = this.negligible(t, y, P, space);
    let made = strike(e);
    const last = touching.map((j, k) => space.e[j] > 0 && u[j] < 0 && made.after[3 * k] > 0 && made.after[3 * k] <= negligible[j] + this.rtol * Math.abs(space.u[j]) && space.c[j] < 0);
    this.resting = new Map(touching.flatMap((j, k) => (last[k] ? [[j, restOfTime(-u[j], made.after[3 * k], -space.c[j])]] : [])));
    if (last.includes(true)) made = strike(e.map((x, k) => (last[k] ? 0 : x)));
    if (made.problem) {
      this.problem = `the strike is not determined: ${made.problem}`;
      return [];
    }
    if (laws.size > 1) this.doubts.push(`at t = ${moment(t)} s contacts with different laws of impact strike at once: poisson's is taken`);
    if (made.doubt) this.doubts.push(`at t = ${moment(t)} s ${made.doubt}`);
    this.approach = largest(before);
    rows.forEach((row, k) => { if (row >= 0) space.back[row].forEach((x, i) => { y[n + i] += x * made.impulse[k]; }); });
    const most = largest(made.impulse);
    return touching.flatMap((j, k) => (made.impulse[3 * k] > 1e-14 * most ? [`${gates[j].name}: ${last[k] ? "comes to rest" : "strikes"}`] : []));
  }

  // --- modes ------------------------------------------------------------------------------------------
  /** Open contacts; gently: from rest, so that rounding could close them again at once. */
  open(t, y, P, which, gently) {
    const slack = which.length && gently ? this.slack(t, y, P) : [];
    for (const j of which) {
      this.put(P, "closed", j, 0);
      if (gently) this.put(P, "slack", j, slack[j]);
      else if (this.gap(y, j) <= 0) this.put(P, "slack", j, 0);
      this.slips.forEach(({ gate }, i) => { if (gate === j) this.put(P, "stick", i, 0); });
    }
  }

  /** Modes of all that touches at rest or rubs; the elements that have stopped. */
  decide(t, y, P, resting, fired, space, still, start) {
    const least = this.resolution(t, y, P);
    const rubs = this.slips.flatMap(({ gate }, i) => (gate === null || resting.includes(gate) ? [i] : []));
    if (!resting.length && !rubs.length) return [];
    const small = rubs.map((i) => this.speed(space, i) <= least[i]);
    const rests = rubs.map((i) => this.rests(P, i, fired, space, still, start, least[i]));
    const stopped = rubs.filter((i, k) => rests[k] && !this.stuck(P, i));
    const before = [...y];
    this.takeOut(t, y, P, resting, rubs.filter((_, k) => rests[k]));
    if (largest(y.map((x, k) => x - before[k])) > ROUNDING * largest(before)) space = this.space.at(t, y, P);
    const parts = rubs.map((i, k) => ({ index: i, gate: this.slips[i].gate, grips: this.slips[i].grips, limit: fired.loose.includes(i),
      direction: rests[k] ? null : this.goes(P, space, i, small[k]) }));
    const { set, shared, problem, doubt } = this.choices.decide(space, resting, fired.lift, parts);
    if (doubt) this.doubts.push(`from t = ${moment(t)} s on ${doubt}`);
    if (!set) {
      this.problem = problem;
      return [];
    }
    this.take(t, y, P, resting, parts, set, space);
    for (const j of resting) if (set.closed[j]) this.put(P, "slack", j, shared.includes(j) ? 1 : 0);
    return stopped.filter((i) => space.static[i] > 0); // else it passes through rest
  }

  /** Whether an element is at rest. */
  rests(P, i, fired, space, still, start, error) {
    const [speed, held, own] = [this.speed(space, i), this.get(P, "held", i), space.rows[i]];
    const stopped = fired.stop.includes(i) && (own.length === 1 || speed <= 2 * error);
    const together = fired.stop.length > 0 && speed <= error && held !== TINY && held !== ALL;
    const atStart = start && this.slips[i].gate === null && speed <= this.instant * norm(own.map((k) => space.c[k]));
    return stopped || together || atStart || speed <= this.least(space, still, i) || this.stuck(P, i);
  }

  /** Where an element slides; while its speed is within the error of a step, as remembered. */
  goes(P, space, i, small) {
    let s = space.rows[i].map((k) => space.u[k]);
    const held = this.get(P, "held", i);
    const u = this.direction(P, i);
    if (small && held > 0) s = s.map((x, k) => x + held * dot(space.basis[i][k], u));
    return scaled(s, 1 / norm(s));
  }

  /** Project: what touches at rest has no gap and no rate, what does not slide has no speed. */
  takeOut(t, y, P, resting, atRest) {
    const trial = [...P];
    for (const j of resting) this.put(trial, "closed", j, 1);
    this.slips.forEach((_, i) => this.put(trial, "stick", i, atRest.includes(i) ? 1 : 0));
    this.machine.evaluate("whole_finish", t, y, trial).slice(0, y.length).forEach((x, k) => { y[k] = x; });
    for (const j of resting) y[this.gates[j].column] = y[this.n + this.gates[j].column] = 0;
  }

  take(t, y, P, resting, parts, set, space) {
    this.open(t, y, P, resting.filter((j) => !set.closed[j]), true);
    for (const j of resting) if (set.closed[j]) this.put(P, "closed", j, 1);
    for (const { index: i, direction } of parts) {
      this.put(P, "stick", i, set.sticks[i] ? 1 : 0);
      this.put(P, "sign", i, this.space.sign(i, set.f));
      if (!set.d[i]) continue;
      const first = this.layout.direction[0] + this.slips[i].rows[0];
      const d = this.direction(P, i).map((_, k) => space.basis[i].reduce((sum, B, b) => sum + B[k] * set.d[i][b], 0));
      d.forEach((x, k) => { P[first + k] = x; });
      this.put(P, "held", i, direction === null && space.static[i] > 0 ? ALL : 0);
    }
  }

  // --- forces that are some of many ---------------------------------------------------------------------
  /** Whether something sticks by forces that are some of many, whose limit no single number says. */
  shares(P) {
    return this.slips.some(({ gate }, i) => gate !== null && this.closed(P, gate) && this.stuck(P, i) && this.get(P, "slack", gate) > 0);
  }

  /** Whether some forces within the cones of friction keep the present modes. */
  holds(t, y, P) {
    const space = this.space.at(t, y, P);
    const touching = this.gates.flatMap((_, j) => (this.closed(P, j) ? [j] : []));
    const parts = this.slips.flatMap(({ gate, grips }, i) => (gate === null || this.closed(P, gate)
      ? [{ index: i, gate, grips, direction: this.stuck(P, i) ? null : this.goes(P, space, i, true) }] : []));
    return !space.trouble && this.choices.hold(space, touching, parts);
  }
}
