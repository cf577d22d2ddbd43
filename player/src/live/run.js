// A run: the kernel stepping through one form of the equations, its steps and events taken out as it goes.
// What integrate/run.py does where nothing has to be decided.

import { Structure } from "./memory.js";

const [DONE, PAUSED, TERMINAL, STEP_TOO_SMALL, NOT_FINITE, BUFFER_FULL, RESIDUAL, JUMP] = [0, 1, 2, 3, 4, 5, 6, 7];
const [T, H, T_END, H_MAX, LAST_RESIDUAL, WORST_RESIDUAL, T_NEW] = [0, 1, 2, 3, 4, 5, 6];
const [ACCEPTED, REJECTED, STORED] = [0, 1, 2];
const [FOUND, ENDED, N_TALLY] = [0, 2, 5];
const [LIST, STOP, LIMIT] = [7, 8, 10];
const [ROWS, DEPTH, CAPACITY, ZEROS, SLICE] = [28, 46, 4096, 1024, 400];
const LOST = [RESIDUAL, NOT_FINITE, STEP_TOO_SMALL, JUMP];
const WORDS = {
  [STEP_TOO_SMALL]: "the steps became too small to go on",
  [NOT_FINITE]: "the equations have no finite solution there",
  [JUMP]: "a constraint asks for more there than a step can follow",
  [RESIDUAL]: "the equations are nearly singular there, which only trundle itself gets across",
};

/** Native code with room to step in, for one form of the equations; used by every run. */
class Form {
  constructor(machine, form) {
    const { room, layouts, address, live } = machine;
    const { ny, np, prefix, fast, size } = form;
    Object.assign(this, { machine, form, ny, np });
    const stride = Math.ceil(ny / 4) * 4;
    const K = fast.length;
    this.struct = new Structure(room, layouts, "Run");
    const end = 2 * ny + 1;
    const doubles = { clock: 9, y: ny, ydot: ny, p: np, atol: ny, rows: ROWS * stride, end, inside: end, z: 2 * ny,
      step_t: CAPACITY, step_h: CAPACITY, step_y: CAPACITY * ny, step_memory: 1, counters: 6 };
    this.at = Object.fromEntries(Object.entries(doubles).map(([name, count]) => [name, room.doubles(count)]));
    this.calls = room.integers(3);
    this.struct.set({ ...this.at, sized: size[0], places: size[1], shift: size[2], scales: size[3],
      measured: live.atol === null ? 1 : 0, guarded: form.guarded, capacity: CAPACITY });
    this.code = this.struct.inner("code").set({ rhs: address[`${prefix}_rhs`], finish: address[`${prefix}_finish`],
      watch: K ? address[`${prefix}_watch`] : 0, terms: 0, ny, nm: 0, np, stride, watched: K, pivoted: 0, n: 0, rows: 0,
      pivot: machine.work, work: machine.work, calls: this.calls });
    this.watching(K, fast);
  }

  watching(K, fast) {
    const { room, live } = this.machine;
    const what = live.events.flatMap(({ terminal, failure, way }, k) => [failure ? LIMIT : terminal ? STOP : LIST, k, 0, way]);
    this.measures = live.events.length;
    this.found = room.doubles(ZEROS * (3 + this.ny));
    this.tally = room.integers(N_TALLY);
    this.fired = room.integers(Math.max(1, this.measures));
    this.kept = room.doubles(1);
    this.struct.inner("watch").set({ measures: this.measures, columns: 0, n_times: 0, capacity: ZEROS,
      what: room.integers(what), fast: room.integers(fast), times: room.doubles(1), now: room.doubles(2 * K), next: room.doubles(2 * K),
      middle: room.doubles(2 * K), kept: this.kept, looks: room.doubles((DEPTH + 2) * 2 * K), found: this.found, tally: this.tally, fired: this.fired });
  }

  numbers(name, count) {
    return this.machine.room.numbers(this.at[name], count);
  }

  prepare(t, { y, P }, rtol) {
    const { room, live } = this.machine;
    const sized = this.form.size[0];
    this.numbers("clock", 9).set([t, 0, live.until, live.max_step ?? Infinity, 0, 0, t, 0, 0]);
    this.numbers("y", this.ny).set(y);
    this.numbers("p", this.np).set(P);
    const atol = Array.from({ length: this.ny }, (_, k) => live.share * (live.atol ?? (k < sized ? 0 : 1e-2 * rtol)));
    this.numbers("atol", this.ny).set(atol);
    this.struct.set({ rtol: live.share * rtol, limit: live.limits[0] });
    room.whole(this.at.counters, 6).fill(0n);
    room.whole(this.tally, N_TALLY).fill(0n)[ENDED] = -1n;
    room.whole(this.fired, Math.max(1, this.measures)).fill(0n);
    room.numbers(this.kept, 1)[0] = NaN;
    room.whole(this.calls, 3).fill(0n);
    this.steps = { t: [], h: [], y: [] };
    this.events = [];
  }

  drain() {
    const { room, live } = this.machine;
    const counters = room.whole(this.at.counters, 6);
    const count = Number(counters[STORED]);
    counters[STORED] = 0n;
    this.steps.t.push(this.numbers("step_t", count).slice());
    this.steps.h.push(this.numbers("step_h", count).slice());
    this.steps.y.push(this.numbers("step_y", count * this.ny).slice());
    const tally = room.whole(this.tally, N_TALLY);
    const rows = Number(tally[FOUND]);
    const found = room.numbers(this.found, rows * (3 + this.ny));
    for (let i = 0; i < rows; i++) this.events.push({ t: found[i * (3 + this.ny)], name: live.events[found[i * (3 + this.ny) + 1]].name });
    tally[FOUND] = 0n;
  }

  /** Step to the end, or as far as it goes; the reason. `late` says when it takes too long. */
  go(late) {
    const { kernel } = this.machine;
    const residual = () => this.numbers("clock", 9)[LAST_RESIDUAL];
    let reason = Number(kernel.begin(this.struct.address, 1n));
    if (residual() > this.limit()) reason = this.careful() ? PAUSED : RESIDUAL;
    while (reason === PAUSED || reason === DONE) {
      reason = Number(kernel.advance(this.struct.address, BigInt(SLICE)));
      if (reason === RESIDUAL && this.careful()) reason = PAUSED;
      if (reason === BUFFER_FULL) reason = PAUSED;
      this.drain();
      if (reason === DONE || (reason === PAUSED && late())) break;
    }
    this.drain();
    return reason;
  }

  limit() {
    return this.machine.live.limits[this.isCareful ? 1 : 0];
  }

  /** Two corrections from here on, if that is enough: with all coordinates only. */
  careful() {
    const { live, address } = this.machine;
    if (this.form.prefix !== "whole" || this.isCareful || !(this.numbers("clock", 9)[LAST_RESIDUAL] <= live.limits[1])) return false;
    this.isCareful = true;
    this.struct.set({ limit: live.limits[1] });
    this.code.set({ rhs: address.whole_careful_rhs });
    return true;
  }

  /** A phase that was made: its steps, the last row with h = 0. */
  phase() {
    const join = (parts) => {
      const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) out.set(part, at), at += part.length;
      return out;
    };
    const { t, h, y } = this.steps;
    const end = this.numbers("clock", 9)[T];
    return { form: this, P: this.numbers("p", this.np).slice(), t: join([...t, [end]]), h: join([...h, [0]]), y: join([...y, this.numbers("y", this.ny)]) };
  }
}

export class Runs {
  constructor(machine) {
    this.machine = machine;
    this.minimal = machine.live.minimal ? new Form(machine, machine.live.minimal) : null;
  }

  /** All coordinates: made when first needed, which is seldom where there is a minimal form. */
  get whole() {
    return (this.wholeForm ??= new Form(this.machine, this.machine.live.whole));
  }

  /** {phases, events, status, finished, steps, evaluations, residual} of a run. */
  run(starts, p, values, rtol, limit) {
    const { live } = this.machine;
    const began = starts.begin(p, values);
    const until = performance.now() + limit;
    const late = () => performance.now() > until;
    const phases = [];
    const events = [];
    const counts = { steps: 0, rejected: 0, evaluations: 0, residual: 0 };
    const take = (form) => {
      const counters = this.machine.room.whole(form.at.counters, 6);
      const calls = this.machine.room.whole(form.calls, 3);
      counts.steps += Number(counters[ACCEPTED]);
      counts.rejected += Number(counters[REJECTED]);
      counts.evaluations += Number(calls[0] + calls[1]);
      counts.residual = Math.max(counts.residual, form.numbers("clock", 9)[WORST_RESIDUAL]);
      events.push(...form.events);
      phases.push(form.phase());
    };
    let form = this.minimal ?? this.whole;
    form.prepare(live.begin, this.minimal ? starts.contract(began) : began, rtol);
    let reason = form.go(late);
    if (form === this.minimal && LOST.includes(reason) && live.whole.prefix) {
      const t = form.numbers("clock", 9)[T];
      let state = began;
      if (t > live.begin) {
        take(form);
        const rate = new Array(form.ny).fill(0);
        const y = this.machine.evaluate("expand", t, [...form.numbers("y", form.ny), ...rate], form.numbers("p", form.np));
        state = { y: y.slice(0, this.whole.ny), P: Array.from(form.numbers("p", form.np)).slice(0, this.whole.np) };
      }
      form = this.whole;
      Object.assign(form, { isCareful: false });
      form.code.set({ rhs: this.machine.address.whole_rhs });
      form.prepare(t, state, rtol);
      reason = form.go(late);
    }
    take(form);
    const t = form.numbers("clock", 9)[T];
    return { phases, events, ...counts, t, ...this.outcome(reason, t, form) };
  }

  outcome(reason, t, form) {
    const { live, room } = this.machine;
    const at = `t = ${Number(t.toPrecision(9))} s`;
    if (reason === DONE) return { status: `reached ${at}`, finished: true };
    if (reason === PAUSED) return { status: `stopped at ${at}: it takes too long here`, finished: false };
    if (reason === TERMINAL) {
      const event = live.events[Number(room.whole(form.tally, N_TALLY)[ENDED])] ?? { name: "?", failure: true };
      return event.failure ? { status: `stopped at ${at}: ${event.name}`, finished: false }
        : { status: `ended at ${at} by the event '${event.name}'`, finished: true };
    }
    return { status: `stopped at ${at}: ${WORDS[reason] ?? "the run cannot go on"}`, finished: false };
  }
}
