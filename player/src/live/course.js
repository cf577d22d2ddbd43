// The first moments after a point in a plane lets go: its direction as a polynomial of time, which the kernel finds
// (kernel/course.c). What integrate/letting_go.py tells it of a system.

import { Form } from "./form.js";
import { Structure } from "./memory.js";

export class LettingGo {
  constructor(machine, contact) {
    const { live, room, layouts } = machine;
    const facts = live.contact.course;
    Object.assign(this, { machine, contact, form: new Form(machine, live.whole, false), first: facts.course, size: facts.length });
    const { count, degree, k } = facts;
    const { ny } = this.form;
    const doubles = { end: 1, step: 1, kept: k, aside: k, trial: facts.np, turned: facts.np, states: 2 * degree * ny, looks: 2 * degree * facts.size,
      seen: facts.size, still: ny, other: ny, strong: count ** 2 * degree, along: count ** 2 * degree, began: count, allowed: count, ends: count,
      p: count * degree, change: count * degree, J: (count * degree) ** 2,
      stops: facts.stops, integrals: facts.integrals.flat(), inverse: facts.inverse.flat() };
    const integers = { had: count, loose: count, chosen: count, elements: facts.elements.flat() };
    this.at = Object.fromEntries([...Object.entries(doubles).map(([name, values]) => [name, room.doubles(values)]),
      ...Object.entries(integers).map(([name, values]) => [name, room.integers(values)])]);
    this.struct = new Structure(room, layouts, "Courses").set({ look: machine.address.courses, size: facts.size, n: facts.n, np: facts.np, k, f: facts.f, count,
      degree, course: facts.course, length: facts.length, tolerance: facts.tolerance, resolved: facts.resolved, ...this.at, work: machine.work });
    [this.y, this.P, this.count] = [room.doubles(ny), room.doubles(facts.np), count];
    this.reset();
  }

  reset() {
    const { machine: { room }, at, count } = this;
    room.numbers(at.end, 1)[0] = Infinity;
    room.numbers(at.step, 1)[0] = 0;
    room.whole(at.had, count).fill(0n);
  }

  /** When the courses in P end. */
  get end() {
    return this.machine.room.numbers(this.at.end, 1)[0];
  }

  active(P) {
    return P.slice(this.first, this.first + this.size).some((x) => x !== 0);
  }

  /** End the courses: each direction is remembered as it is now. Whether there were any. */
  leave(t, y, P) {
    return this.changing(y, P, () => this.machine.kernel.end_courses(this.struct.address, t, this.y, this.P));
  }

  /** Give courses to what was just let go, or is on one (`leave`) and still needs it. */
  begin(t, y, P, until) {
    const { form } = this;
    const rtol = P[this.contact.layout.tolerance[0]];
    const sized = form.form.size[0];
    const atol = Array.from({ length: form.ny }, (_, k) => (k < sized ? 0 : 1e-2 * rtol));
    form.start(t, { y, P }, { rtol, atol, limit: Infinity, until, longest: Infinity });
    form.use({ rhs: "course_rhs", finish: "finish" });
    return this.changing(y, P, () => this.machine.kernel.begin_courses(this.struct.address, form.struct.address, t, this.y, this.P, until));
  }

  /** Have the kernel change P. */
  changing(y, P, work) {
    const { room } = this.machine;
    room.numbers(this.y, y.length).set(y);
    room.numbers(this.P, P.length).set(P);
    const any = Number(work()) > 0;
    room.numbers(this.P, P.length).forEach((x, k) => { P[k] = x; });
    return any;
  }
}
