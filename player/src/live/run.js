// A run: what follows from the end of a phase. What integrate/run.py does, for what a page decides.

import { Contacts } from "./contact.js";
import { LettingGo } from "./course.js";
import { Feet } from "./feet.js";
import { ACCEPTED, DONE, Form, H, H_MAX, JUMP, LETS_GO, NOT_FINITE, PAUSED, REJECTED, RESIDUAL, STEP_TOO_SMALL, T, T_END, TERMINAL, WORST_RESIDUAL } from "./form.js";
import { Switches } from "./switches.js";

const LOST = [RESIDUAL, NOT_FINITE, STEP_TOO_SMALL, JUMP];
const ENDLESS = [NOT_FINITE, STEP_TOO_SMALL];
const [MANY_CHANGES, COURSE_STEP, ROUNDING, LITTLE_ROOM, SOLVED] = [100, 0.25, 64 * 2 ** -52, 1e-2, 1e-9];
const WORDS = {
  [STEP_TOO_SMALL]: "the steps became too small to go on",
  [NOT_FINITE]: "the equations have no finite solution there",
  [JUMP]: "a constraint asks for more there than a step can follow",
  [RESIDUAL]: "the equations are nearly singular there, which only trundle itself gets across",
  [LETS_GO]: "contacts that share a load let go, which only trundle itself follows",
};

/** What runs share: the forms, and what decides modes. */
export class Runs {
  constructor(machine) {
    const { live } = machine;
    this.machine = machine;
    this.minimal = live.minimal ? new Form(machine, live.minimal) : null;
    this.switches = live.switches ? new Switches(machine) : null;
    this.contact = live.contact ? new Contacts(machine) : null;
    this.feet = live.contact?.gates.flatMap(({ feet }, j) => (feet ? [new Feet(machine, j)] : [])) ?? [];
    this.courses = live.contact?.course ? new LettingGo(machine, this.contact) : null;
  }

  /** All coordinates: made when first needed, which is seldom where there is a minimal form. */
  get whole() {
    return (this.wholeForm ??= new Form(this.machine, this.machine.live.whole));
  }

  run(starts, p, values, rtol, limit) {
    return new Run(this, starts, rtol, limit).made(starts.begin(p, values));
  }
}

/** One run in progress. */
class Run {
  constructor(runs, starts, rtol, limit) {
    const until = performance.now() + limit;
    Object.assign(this, { runs, starts, rtol, machine: runs.machine, live: runs.machine.live, late: () => performance.now() > until });
    Object.assign(this, { phases: [], events: [], changes: 0, changedAt: -Infinity, counts: { steps: 0, rejected: 0, evaluations: 0, residual: 0 } });
  }

  /** {phases, events, status, finished, steps, evaluations, residual, t} from where it begins. */
  made(began) {
    const { live, runs } = this;
    this.began = began;
    this.force = began.force;
    this.form = runs.minimal ?? runs.whole;
    this.startForm(live.begin, runs.minimal ? this.starts.contract(began) : began);
    let outcome = this.begin();
    while (!outcome) outcome = this.phase();
    this.take();
    this.events.sort((a, b) => a.t - b.t);
    const doubts = [...(runs.contact?.doubts ?? [])];
    const { residual } = this.counts;
    if (residual > SOLVED) doubts.push(`the equations hold only to ${residual.toExponential(1).replace(/(\D)(\d)$/, "$10$2")} somewhere on the way`);
    const status = doubts.length ? `${outcome.status}, but ${doubts.join("; and ")}` : outcome.status;
    return { phases: this.phases, events: this.events, ...this.counts, t: this.form.t, ...outcome, status };
  }

  /** One phase, and what follows from its end: how the run ended, or null to go on. */
  phase() {
    const { form } = this;
    const P = this.beginPhase();
    const { contact } = this.runs;
    const shares = contact?.shares(P) ? () => contact.holds(form.t, form.state, P) : null;
    const reason = this.opening === TERMINAL ? TERMINAL : form.go(this.late, shares);
    form.drain();
    const made = form.phase(P);
    const other = this.otherFoot(made);
    if (other) return this.refoot(made, other);
    const lost = form === this.runs.minimal && LOST.includes(reason) && this.live.whole.prefix;
    if (!lost || form.t > this.live.begin) this.phases.push(made);
    if (!lost) return this.consequence(reason);
    this.leaveForm();
    return null;
  }

  /** {feet, t, w}: the first open contact of a phase (always with all coordinates) that must take another foot; or null. */
  otherFoot({ P, t, y, ...made }) {
    const { form, runs: { contact, feet } } = this;
    const open = feet.filter(({ j }) => !contact.closed(P, j));
    if (!open.length) return null;
    const rows = Array.from(t, (_, i) => y.slice(i * form.ny, (i + 1) * form.ny));
    const at = (time) => (time === t[t.length - 1] ? rows[rows.length - 1] : form.sampled({ P, t, y, ...made }, time));
    return open.reduce((least, one) => {
      const found = one.change(t, rows, P, at);
      return found && !(least?.t <= found.t) ? { feet: one, state: at(found.t), ...found } : least;
    }, null);
  }

  /** Go on with another foot, which has no mass: nothing else of the motion changes. */
  refoot(made, { feet, t, state, w }) {
    const { form, machine, runs: { contact } } = this;
    this.phases.push(form.cut(made, t, Array.from(state)));
    const [y, P] = [form.state, form.P];
    const follows = feet.take(t, y, P, w);
    if (!follows || this.stalls(t)) return this.stopped(`from there on '${feet.gate.body}' is nearer to another point of '${feet.gate.surface}', which only trundle itself follows`);
    const done = machine.evaluate("whole_finish", t, y, P);
    done.slice(0, y.length).forEach((x, k) => { y[k] = x; });
    if (form.nm) P.splice(P.length - form.nm, form.nm, ...done.slice(-form.nm)); // directions of what slides elsewhere
    form.put(y, P);
    this.use();
    return null;
  }

  /** Whether time does not go on. */
  stalls(t) {
    this.changes = t <= this.changedAt ? this.changes + 1 : 0;
    this.changedAt = t + 1e-12 * Math.max(Math.abs(t), Math.abs(this.live.until - this.live.begin));
    return this.changes > MANY_CHANGES;
  }

  startForm(t, state) {
    const { live, form, rtol } = this;
    const sized = form.form.size[0];
    const share = live.share;
    const atol = Array.from({ length: form.ny }, (_, k) => share * (live.atol ?? (k < sized ? 0 : 1e-2 * rtol)));
    form.start(t, state, { rtol: share * rtol, atol, limit: live.limits[0], until: live.until, longest: live.max_step ?? Infinity });
    this.use();
  }

  /** Have the kernel step with the programs of the present modes. */
  use() {
    const { form, runs: { contact, courses } } = this;
    const P = contact ? form.P : null;
    if (courses?.active(P)) form.use({ rhs: "course_rhs", finish: "finish" });
    else if (contact?.slips.length && !contact.anyStuck(P) && this.live.functions[`${form.form.prefix}_sliding_rhs`]) form.use({ rhs: "sliding_rhs", finish: "sliding_finish" });
    else form.use({ rhs: "rhs", finish: "finish" });
  }

  /** Count what a form has done. */
  take() {
    const { form, counts, machine: { room } } = this;
    const [counters, calls] = [room.whole(form.at.counters, 6), room.whole(form.calls, 3)];
    counts.steps += Number(counters[ACCEPTED]);
    counts.rejected += Number(counters[REJECTED]);
    counts.evaluations += Number(calls[0] + calls[1]);
    counts.residual = Math.max(counts.residual, form.numbers("clock", 9)[WORST_RESIDUAL]);
    this.events.push(...form.events);
  }

  /** Go on with all coordinates where the minimal form loses digits. */
  leaveForm() {
    const { runs, machine, form, live } = this;
    this.take();
    let state = this.began;
    const { t } = form;
    if (t > live.begin) {
      const y = machine.evaluate("expand", t, [...form.state, ...new Array(form.ny).fill(0)], form.P);
      state = { y: y.slice(0, runs.whole.ny), P: form.P.slice(0, runs.whole.np) };
    }
    this.form = runs.whole;
    this.startForm(t, state);
  }

  // --- phases -----------------------------------------------------------------------------------------
  /** The modes that the run begins in; how it ended if there are none. */
  begin() {
    const { form, live, runs: { contact, courses, switches } } = this;
    const [t, y, P] = [form.t, form.state, form.P];
    if (switches) {
      const trouble = switches.begin(t, y, P);
      if (trouble) return this.first(P, trouble);
    }
    if (contact) {
      contact.prepare(t, y, P, live.until - t, this.rtol, live.atol);
      courses?.reset();
      this.tell(t, contact.begin(t, y, P));
      if (contact.problem) return this.first(P, contact.problem);
      this.onConstraints(t, y, P);
      courses?.begin(t, y, P, live.until);
    }
    form.put(y, P);
    this.use();
    return null;
  }

  /** No step can be made: the start is all there is. */
  first(P, why) {
    this.phases.push(this.form.phase(P));
    return this.stopped(why);
  }

  /** Project the state with the present modes: what sticks does not move at all. */
  onConstraints(t, y, P) {
    this.machine.evaluate("whole_finish", t, y, P).slice(0, y.length).forEach((x, k) => { y[k] = x; });
  }

  beginPhase() {
    const { form, live, runs: { courses, switches } } = this;
    if (switches && this.phases.length) this.sizeForce();
    const [t, P] = [form.t, form.P];
    const longest = live.max_step ?? Infinity;
    form.clock([[H, 0], [T_END, this.phaseEnd(t, P)], [H_MAX, courses ? Math.min(longest, COURSE_STEP * (courses.end - t)) : longest]]);
    this.opening = form.begin(this.phases.length === 0);
    return P;
  }

  /** The end of the run, or of the phase where it is known beforehand. */
  phaseEnd(t, P) {
    const { live, machine, runs: { courses, switches }, form } = this;
    let end = live.until;
    if (courses) end = Math.min(end, courses.end);
    if (switches) end = Math.min(end, switches.nextBreak(t, form.state, P));
    if (!live.moments) return end;
    const times = machine.evaluate("moments", live.begin, P.slice(0, live.p.length)).filter((at) => at > live.begin && at < end);
    this.expect(times);
    return times.filter((at) => at > t).reduce((a, b) => Math.min(a, b), end);
  }

  /** What rests until then is measured by a faint part of the acceleration that comes. */
  expect(times) {
    const { live, machine, form } = this;
    if (this.force > 0 || !times.length || form !== this.runs.wholeForm) return;
    const [P, y, place] = [form.P, form.state, form.form.size[3]];
    for (const t of times) {
      const rate = machine.evaluate("whole_rhs", t, y, P).slice(live.n, 2 * live.n).map((a, k) => Math.abs(a) / P[place + k]).filter(Number.isFinite);
      this.force = Math.max(this.force, live.moments.faint * Math.max(0, ...rate));
    }
    P[place + live.n] = Math.max(P[place + live.n], this.force);
    form.put(y, P);
  }

  /** The size G of the forces that a phase begins with, or the run. */
  sizeForce() {
    const { form, live, starts } = this;
    const [y, P, place] = [form.state, form.P, form.form.size[3]];
    const later = starts.later(y.slice(0, 2 * live.n), P.slice(0, live.p.length), P.slice(place, place + live.n), form.t);
    P[place + live.n] = Math.max(this.force, later);
    form.put(y, P);
  }

  // --- consequences -------------------------------------------------------------------------------------
  consequence(reason) {
    const { form, live, runs: { switches } } = this;
    if (reason === DONE && form.t === live.until) return { status: `reached ${this.at()}`, finished: true };
    if (reason === DONE) return this.newModes([]);
    if (ENDLESS.includes(reason) && switches) {
      const first = live.events.length;
      const ahead = switches.ahead(form.t, form.state, form.P, Math.abs(live.until - live.begin)).map((k) => first + k);
      if (ahead.length) return this.newModes(ahead);
    }
    if (reason === PAUSED) return this.stopped("it takes too long here");
    if (reason !== TERMINAL) return this.stopped(this.limit() ?? WORDS[reason] ?? "the run cannot go on");
    const fired = form.zeros();
    const event = live.events.find((one, k) => fired.includes(k) && one.terminal);
    if (!event) return this.newModes(fired);
    return event.failure ? this.stopped(event.name) : { status: `ended at ${this.at()} by the event '${event.name}'`, finished: true };
  }

  /** On the way to where a contact runs out of room the equations become singular, so the steps may end before that event does. */
  limit() {
    const { form, live, machine, phases: [first] } = this;
    const name = `${form.form.prefix}_watch`;
    if (!live.events.some(({ failure }) => failure)) return null;
    const room = (t, y, P) => machine.evaluate(name, t, [...y, ...new Array(form.ny).fill(0)], P);
    const [before, now] = [room(first.t[0], first.y.slice(0, form.ny), first.P), room(form.t, form.state, form.P)];
    return live.events.find(({ failure }, k) => failure && first.form === form && now[k] < LITTLE_ROOM * before[k])?.name ?? null;
  }

  at() {
    return `t = ${Number(this.form.t.toPrecision(9))} s`;
  }

  stopped(why) {
    return { status: `stopped at ${this.at()}: ${why}`, finished: false };
  }

  tell(t, words) {
    for (const name of words) this.events.push({ t, name, ...(/: (strikes|comes to rest)$/.test(name) ? { strike: true } : {}) });
  }

  /** The modes of the next phase; how the run ended if there are none. */
  newModes(fired) {
    const { form, live, runs: { contact, courses, switches } } = this;
    if (this.late()) return this.stopped("it takes too long here");
    const [t, y, P] = [form.t, form.state, form.P];
    if (this.stalls(t)) return this.stopped("its modes change faster than time goes on");
    const first = live.events.length;
    const [elements, gates] = [contact?.slips.length ?? 0, contact?.gates.length ?? 0];
    const turns = fired.map((k) => k - first - 2 * elements - gates).filter((k) => k >= 0);
    if (switches) {
      const due = switches.due(t, y, P, turns);
      const trouble = due.length ? switches.turn(t, y, P, due) : "";
      if (trouble) return this.stopped(trouble);
    }
    if (contact) {
      const going = courses?.leave(t, y, P);
      if (!going || fired.length) {
        const among = (place, count) => fired.map((k) => k - place).filter((k) => k >= 0 && k < count);
        const [slips, touched] = [among(first, elements), among(first + elements, gates)];
        const [isStuck, isClosed] = [(i) => contact.stuck(P, i), (j) => contact.closed(P, j)];
        this.tell(t, contact.change(t, y, P, { touch: touched.filter((j) => !isClosed(j)), lift: touched.filter(isClosed),
          stop: slips.filter((i) => !isStuck(i)), loose: slips.filter(isStuck) }));
        if (contact.problem) return this.stopped(contact.problem);
        this.onConstraints(t, y, P);
        this.watchAnew(t, y, P, first);
      }
      courses?.begin(t, y, P, live.until);
    }
    form.put(y, P);
    this.use();
    return null;
  }

  /** Watch limits that no element has reached again: the phase ended at the zero of another quantity. Gaps that open here are
   *  zero now, not what rounding says. */
  watchAnew(t, y, P, first) {
    const { form, machine, runs: { contact } } = this;
    contact.leaving(t, P).forEach((j) => form.expect(first + contact.slips.length + j));
    if (!contact.anyStuck(P)) return;
    const ends = machine.evaluate("whole_watch", t, [...y, ...machine.evaluate("whole_rhs", t, y, P)], P);
    contact.slips.forEach((_, i) => { if (contact.stuck(P, i) && ends[first + i] > ROUNDING) form.forget(first + i); });
  }
}
