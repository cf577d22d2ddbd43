// The kernel stepping through one form of the equations, its steps and events taken out as it goes: what
// integrate/kernel.py and phases.py do. Used by every run.

import { Structure } from "./memory.js";

export const [DONE, PAUSED, TERMINAL, STEP_TOO_SMALL, NOT_FINITE, BUFFER_FULL, RESIDUAL, JUMP] = [0, 1, 2, 3, 4, 5, 6, 7];
export const [T, H, T_END, H_MAX, LAST_RESIDUAL, WORST_RESIDUAL] = [0, 1, 2, 3, 4, 5];
export const [ACCEPTED, REJECTED, STORED] = [0, 1, 2];
export const LETS_GO = 100;
const [FOUND, ENDED, N_TALLY] = [0, 2, 5];
const [LIST, STOP, MODE, LIMIT] = [7, 8, 9, 10];
const MARK = 2; // and above it, in `fast`: quantities of no measure
const [N_CLOCK, ROWS, FLOORS, DEPTH, CAPACITY, ZEROS, SLICE] = [9, 28, 4, 60, 4096, 1024, 400];

export class Form {
  /** watches: false for the short runs that look for a course. */
  constructor(machine, form, watches = true) {
    const { room, layouts, live } = machine;
    const { ny, np, nm } = form;
    Object.assign(this, { machine, form, ny, np, nm, capacity: watches ? CAPACITY : 64 });
    this.fast = watches ? form.fast : [];
    const stride = Math.ceil(ny / 4) * 4;
    this.struct = new Structure(room, layouts, "Run");
    const end = 2 * ny + 1 + nm;
    const doubles = { clock: N_CLOCK, y: stride, ydot: stride, p: np, atol: stride, floors: FLOORS * stride, rows: ROWS * stride, end, inside: end, z: 2 * ny,
      step_t: this.capacity, step_h: this.capacity, step_y: this.capacity * ny, step_memory: this.capacity * nm, counters: 6,
      knot_t: 1, knot_place: 1, knot_value: 1 };
    this.at = Object.fromEntries(Object.entries(doubles).map(([name, count]) => [name, room.doubles(count)]));
    const missing = Object.entries(this.struct.layout.at).filter(([name, [, kind]]) => kind === "p" && !(name in this.at));
    if (missing.length) throw new Error(`The kernel's Run has no room for ${missing.map(([name]) => name).join(", ")}.`);
    this.calls = room.integers(3);
    const { size } = form;
    this.struct.set({ ...this.at, knots: 0, knot: 0, sized: size[0], places: size[1], shift: size[2], scales: size[3],
      measured: live.atol === null || !watches ? 1 : 0, guarded: form.guarded, capacity: this.capacity });
    this.code = this.struct.inner("code").set({ watch: this.fast.length ? machine.address[`${form.prefix}_watch`] : 0, terms: 0, ny, nm, np, stride,
      watched: this.fast.length, pivoted: 0, n: 0, rows: 0, pivot: machine.work, work: machine.work, calls: this.calls });
    this.watching(this.fast.length);
  }

  watching(K) {
    const { room, live } = this.machine;
    const events = K ? live.events : [];
    const what = events.flatMap(({ terminal, failure, way }, k) => [failure ? LIMIT : terminal ? STOP : LIST, k, 0, way]);
    for (let k = events.length; k < K && this.fast[k] < MARK; k++) what.push(MODE, k, 0, -1); // marks stand last
    this.measures = what.length / 4;
    this.found = room.doubles(ZEROS * (3 + this.ny));
    this.tally = room.integers(N_TALLY);
    this.fired = room.integers(Math.max(1, K));
    this.kept = room.doubles(1);
    this.struct.inner("watch").set({ measures: this.measures, columns: 0, n_times: 0, capacity: ZEROS,
      what: room.integers(what), fast: room.integers(this.fast), times: room.doubles(1), now: room.doubles(2 * K), next: room.doubles(2 * K),
      middle: room.doubles(2 * K), kept: this.kept, looks: room.doubles((DEPTH + 4) * 2 * K), found: this.found, tally: this.tally, fired: this.fired });
  }

  numbers(name, count) {
    return this.machine.room.numbers(this.at[name], count);
  }

  get t() {
    return this.numbers("clock", 1)[0];
  }

  get state() {
    return Array.from(this.numbers("y", this.ny));
  }

  get P() {
    return Array.from(this.numbers("p", this.np));
  }

  clock(values) {
    const clock = this.numbers("clock", N_CLOCK);
    for (const [place, value] of values) clock[place] = value;
  }

  /** Be where a run begins; nothing is left of another one. */
  start(t, { y, P }, { rtol, atol, limit, until, longest }) {
    const { room } = this.machine;
    const stride = Math.ceil(this.ny / 4) * 4;
    this.numbers("clock", N_CLOCK).set([t, 0, until, longest, 0, 0, t, 0, 0]);
    for (const [name, count] of [["y", stride], ["ydot", stride], ["atol", stride], ["floors", FLOORS * stride]]) this.numbers(name, count).fill(0);
    this.put(y, P);
    this.numbers("atol", this.ny).set(atol);
    this.struct.set({ rtol, limit });
    room.whole(this.at.counters, 6).fill(0n);
    room.whole(this.tally, N_TALLY).fill(0n)[ENDED] = -1n;
    room.whole(this.fired, Math.max(1, this.measures)).fill(0n);
    room.numbers(this.kept, 1)[0] = NaN;
    room.whole(this.calls, 3).fill(0n);
    this.level = 0;
    this.clear();
    this.events = [];
  }

  put(y, P) {
    this.numbers("y", this.ny).set(y);
    this.numbers("p", this.np).set(P);
  }

  clear() {
    this.steps = { t: [], h: [], y: [], memory: [] };
  }

  /** Which programs step, by their names; careful: with two corrections. */
  use({ rhs, finish }) {
    const { address, live } = this.machine;
    const { prefix } = this.form;
    const own = this.level ? "careful_rhs" : rhs;
    this.used = { rhs: address[`${prefix}_${own}`], finish: address[`${prefix}_${finish}`] };
    this.named = { rhs, finish };
    this.code.set(this.used);
    if (this.level) this.struct.set({ limit: live.limits[this.level] });
  }

  begin(first) {
    this.before = { level: this.level, worst: this.numbers("clock", N_CLOCK)[WORST_RESIDUAL] };
    return Number(this.machine.kernel.begin(this.struct.address, first ? 1n : 0n));
  }

  advance(count) {
    return Number(this.machine.kernel.advance(this.struct.address, BigInt(count)));
  }

  drain() {
    const { room, live } = this.machine;
    const counters = room.whole(this.at.counters, 6);
    const count = Number(counters[STORED]);
    counters[STORED] = 0n;
    this.steps.t.push(this.numbers("step_t", count).slice());
    this.steps.h.push(this.numbers("step_h", count).slice());
    this.steps.y.push(this.numbers("step_y", count * this.ny).slice());
    this.steps.memory.push(this.numbers("step_memory", count * this.nm).slice());
    const tally = room.whole(this.tally, N_TALLY);
    const [rows, width] = [Number(tally[FOUND]), 3 + this.ny];
    const found = room.numbers(this.found, rows * width);
    for (let i = 0; i < rows; i++) {
      const event = live.events[found[i * width + 1]];
      if (event) this.events.push({ t: found[i * width], name: event.name });
    }
    tally[FOUND] = 0n;
  }

  /** Step to the end of the phase, or as far as it goes; the reason. `late` says when it takes too long, `holds` after every step
   *  whether the phase goes on. */
  go(late, holds = null) {
    const residual = () => this.numbers("clock", N_CLOCK)[LAST_RESIDUAL];
    let reason = PAUSED;
    if (residual() > this.limit() && !this.careful()) return RESIDUAL;
    while (reason === PAUSED) {
      reason = this.advance(holds ? 1 : SLICE);
      if ((reason === RESIDUAL && this.careful()) || reason === BUFFER_FULL) reason = PAUSED;
      this.drain();
      if (holds && !holds()) return LETS_GO;
      if (reason === PAUSED && late()) break;
    }
    return reason;
  }

  limit() {
    return this.machine.live.limits[this.level];
  }

  /** Two corrections from here on, if that is enough, or with what they leave where there is no better solve: with all coordinates only. */
  careful() {
    const residual = this.numbers("clock", N_CLOCK)[LAST_RESIDUAL];
    const level = this.machine.live.limits.findIndex((limit, k) => k > this.level && residual <= limit);
    if (this.form.prefix !== "whole" || level < 0) return false;
    this.level = level;
    this.use(this.named);
    return true;
  }

  /** What reached zero, by its place among what is watched. */
  zeros() {
    return Array.from(this.machine.room.whole(this.fired, this.measures)).flatMap((flag, k) => (flag ? [k] : []));
  }

  /** Have the kernel read the steps of a phase that is over, for some work. */
  reading(phase, work) {
    const { at, code, struct, machine: { room } } = this;
    const stored = { step_t: phase.t, step_h: phase.h, step_y: phase.y, step_memory: phase.memory };
    this.rooms ??= {};
    for (const [name, values] of Object.entries(stored)) {
      if (!(this.rooms[name]?.count >= values.length)) this.rooms[name] = { count: 2 * values.length, at: room.doubles(2 * values.length) };
      room.numbers(this.rooms[name].at, values.length).set(values);
      struct.set({ [name]: this.rooms[name].at });
    }
    code.set(phase.used);
    this.numbers("p", this.np).set(phase.P);
    work();
    struct.set({ step_t: at.step_t, step_h: at.step_h, step_y: at.step_y, step_memory: at.step_memory });
    code.set(this.used);
  }

  /** The state at a time of a phase that is over. */
  sampled(phase, t) {
    const { machine: { room, kernel }, ny } = this;
    const [time, y, rate] = (this.sampling ??= [1, ny, ny].map((count) => room.doubles(count)));
    room.numbers(time, 1)[0] = t;
    this.reading(phase, () => { this.seen = kernel.sample(this.struct.address, BigInt(phase.t.length), time, 1n, 1, y, rate); });
    return Array.from(room.numbers(y, ny));
  }

  /** End a phase that was made before its end, in the state there that was sampled last; what was done behind it does not count. */
  cut(phase, t, state) {
    const { ny, nm } = this;
    const count = Math.max(1, phase.t.findIndex((at, i) => at >= t || i === phase.t.length - 1));
    const part = (values, width) => values.slice(0, count * width);
    this.clock([[T, t], [WORST_RESIDUAL, Math.max(this.before.worst, this.seen ?? 0)]]);
    this.level = this.before.level;
    this.struct.set({ limit: this.limit() });
    this.put(state, phase.P);
    this.machine.room.whole(this.fired, Math.max(1, this.measures)).fill(0n);
    this.events = this.events.filter((event) => event.t <= t);
    const last = phase.memory.slice((count - 1) * nm, count * nm);
    return t === phase.t[0] ? { ...phase, t: phase.t.slice(0, 1), h: new Float64Array(1), y: part(phase.y, ny), memory: last }
      : { ...phase, t: Float64Array.of(...part(phase.t, 1), t), h: Float64Array.of(...part(phase.h, 1), 0),
        y: Float64Array.of(...part(phase.y, ny), ...state), memory: Float64Array.of(...part(phase.memory, nm), ...last) };
  }

  /** It is zero where the next phase begins. */
  expect(place) {
    this.machine.room.whole(this.fired, this.measures)[place] = 1n;
  }

  forget(place) {
    this.machine.room.whole(this.fired, this.measures)[place] = 0n;
  }

  /** The event that ended the run. */
  ended() {
    return this.machine.live.events[Number(this.machine.room.whole(this.tally, N_TALLY)[ENDED])] ?? null;
  }

  /** The phase that was made, with parameters P: its steps, the last row with h = 0. */
  phase(P) {
    const join = (parts) => {
      const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) out.set(part, at), at += part.length;
      return out;
    };
    const { t, h, y, memory } = this.steps;
    const p = this.numbers("p", this.np);
    const made = { form: this, used: this.used, P: Float64Array.from(P), t: join([...t, [this.t]]), h: join([...h, [0]]), y: join([...y, this.numbers("y", this.ny)]), memory: join([...memory, p.slice(this.np - this.nm)]) };
    this.clear();
    return made;
  }
}
