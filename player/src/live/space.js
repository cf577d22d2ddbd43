// A system as its contact feels it at one instant: u = C v, accelerations a = W f + c that are linear in forces. The
// kernel finds it (kernel/space.c), as integrate/contact_space.py has it do, for one contact or one friction element.

import { dot, norm, plus, times } from "./algebra.js";
import { Structure } from "./memory.js";

/** What presses an element: N = |base + L f|, of a contact that may open N = f of its gap. */
class Thrust {
  constructor(base, L, signed, lam = null, slope = null) {
    Object.assign(this, { base, L, signed, lam, slope });
  }

  at(f) {
    const force = plus(this.base, times(this.L, f));
    return this.signed ? force[0] : norm(force);
  }

  /** The sign of the multiplier; one where several rows press. */
  sign(f) {
    return this.lam !== null && this.lam + dot(this.slope, f) < 0 ? -1 : 1;
  }
}

export class ContactSpace {
  constructor(machine) {
    const { live, room, kernel, layouts } = machine;
    const { facts } = live.contact;
    const { n, m, gates, slips, most, forces } = facts;
    this.size = live.functions.contact_terms[1];
    Object.assign(this, { machine, contact: live.contact, facts });
    this.at_ = { terms: room.doubles(this.size), rows: room.integers(slips + 1), C: room.doubles(most * n), v: room.doubles(n),
      ...Object.fromEntries(["right", "u", "size", "c"].map((name) => [name, room.doubles(most)])), W: room.doubles(most * most), free: room.doubles(n),
      back: room.doubles(most * n), lam: room.doubles((2 + most) * m), basis: room.doubles(6 * slips), base: room.doubles(forces * slips),
      L: room.doubles(forces * most * slips), room: room.doubles(21 + n), buffer: room.doubles(Number(kernel.pivoted_size(BigInt(n), BigInt(m)))) };
    const { v, ...places } = this.at_;
    this.struct = new Structure(room, layouts, "Space").set({ n, m, gates, slips, most, forces, ...places,
      columns: room.integers(facts.columns), parts: room.integers(facts.parts.flat()) });
  }

  /** The numbers of a state. Rows: the gap first, then the sliding velocity. */
  at(t, y, P) {
    const { machine, facts: { n, gates, slips, parts }, at_, size } = this;
    const { room, kernel } = machine;
    const terms = machine.evaluate("contact_terms", t, y, P);
    room.numbers(at_.terms, size).set(terms);
    room.numbers(at_.v, n).set(Array.from(y).slice(n, 2 * n));
    const status = Number(kernel.find_space(this.struct.address, at_.v));
    const part = (name, first, count) => Array.from(room.numbers(at_[name] + 8 * first, count));
    const rows = Array.from(room.whole(at_.rows, slips + 1), Number);
    const count = rows[slips];
    const own = Array.from({ length: count - gates }, (_, k) => gates + k);
    const [mu, fixed, e] = [terms.slice(size - 2 * slips - gates), terms.slice(size - slips - gates), terms.slice(size - gates)];
    return {
      W: Array.from({ length: count }, (_, i) => part("W", i * count, count)), u: part("u", 0, count), size: part("size", 0, count), c: part("c", 0, count),
      back: Array.from({ length: count }, (_, i) => part("back", i * n, n)), basis: own.map((_, k) => part("basis", 3 * k, parts[0][0])), rows: own,
      mu: slips ? mu[0] : 0, static: slips ? fixed[0] : 0, e: gates ? e[0] : 0,
      thrust: slips ? this.thrust(count, part) : null,
      trouble: status !== 0 ? "the accelerations are not determined there" : "",
    };
  }

  thrust(count, part) {
    const { contact: { slip }, facts: { m, forces, parts: [[, , own, , first]] } } = this;
    const signed = slip.gate || !slip.actual;
    const k = signed ? 1 : own;
    const by = Array.from({ length: count }, (_, x) => part("L", forces * x, forces));
    const [base, L] = [part("base", 0, k), Array.from({ length: k }, (_, i) => by.map((force) => force[i]))];
    if (signed || slip.thrust[1] - slip.thrust[0] !== 1) return new Thrust(base, L, signed);
    const lam = Array.from({ length: count + 1 }, (_, x) => part("lam", x * m + first, 1)[0]);
    return new Thrust(base, L, false, lam[0], lam.slice(1));
  }
}
