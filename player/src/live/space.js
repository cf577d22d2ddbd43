// A system as its contacts feel it at one instant: u = C v, accelerations a = W f + c that are linear in forces. The
// kernel finds it (kernel/space.c), as integrate/contact_space.py has it do.

import { dot } from "./algebra.js";
import { Structure } from "./memory.js";

export class ContactSpace {
  constructor(machine) {
    const { live, room, kernel, layouts } = machine;
    const { facts } = live.contact;
    const { n, m, gates, slips, most, forces } = facts;
    this.size = live.functions.contact_terms[1];
    Object.assign(this, { machine, facts });
    this.at_ = { terms: room.doubles(this.size), rows: room.integers(slips + 1), C: room.doubles(most * n), v: room.doubles(n),
      ...Object.fromEntries(["right", "u", "size", "c"].map((name) => [name, room.doubles(most)])), W: room.doubles(most * most), free: room.doubles(n),
      back: room.doubles(most * n), lam: room.doubles((2 + most) * m), basis: room.doubles(6 * slips), base: room.doubles(forces * slips),
      L: room.doubles(forces * most * slips), room: room.doubles(21 + n), buffer: room.doubles(Number(kernel.pivoted_size(BigInt(n), BigInt(m)))) };
    const { v, ...places } = this.at_;
    this.struct = new Structure(room, layouts, "Space").set({ n, m, gates, slips, most, forces, ...places,
      columns: room.integers(facts.columns), parts: room.integers(facts.parts.flat()) });
    this.coefficients = { mu: places.terms + 8 * (this.size - 2 * slips - gates), fixed: places.terms + 8 * (this.size - slips - gates) };
  }

  /** The numbers of a state. Rows: the gaps first, then the sliding velocity of every element, `rows` for each. */
  at(t, y, P) {
    const { machine, facts: { n, gates, slips, parts }, at_, size } = this;
    const { room, kernel } = machine;
    const terms = machine.evaluate("contact_terms", t, y, P);
    room.numbers(at_.terms, size).set(terms);
    room.numbers(at_.v, n).set(Array.from(y).slice(n, 2 * n));
    const status = Number(kernel.find_space(this.struct.address, at_.v));
    const part = (name, first, count) => Array.from(room.numbers(at_[name] + 8 * first, count));
    const begins = Array.from(room.whole(at_.rows, slips + 1), Number);
    const count = begins[slips];
    const rows = parts.map((_, i) => Array.from({ length: begins[i + 1] - begins[i] }, (__, k) => begins[i] + k));
    return {
      W: Array.from({ length: count }, (_, i) => part("W", i * count, count)), u: part("u", 0, count), size: part("size", 0, count), c: part("c", 0, count),
      back: Array.from({ length: count }, (_, i) => part("back", i * n, n)), rows,
      basis: rows.map((own, i) => own.map((_, k) => part("basis", 6 * i + 3 * k, parts[i][0]))),
      mu: terms.slice(size - 2 * slips - gates, size - slips - gates), static: terms.slice(size - slips - gates, size - gates), e: terms.slice(size - gates),
      trouble: status !== 0 ? "the accelerations are not determined there" : "",
    };
  }

  /** The sign of the one multiplier that presses element i under forces f; one where there is none, or several. */
  sign(i, f) {
    const { machine: { room }, facts: { m, parts }, at_ } = this;
    const [, , , pressing, first, gate, frictionless] = parts[i];
    if (gate >= 0 || frictionless || pressing !== 1) return 1;
    const lam = Array.from({ length: f.length + 1 }, (_, x) => room.numbers(at_.lam + 8 * (x * m + first), 1)[0]);
    return lam[0] + dot(lam.slice(1), f) < 0 ? -1 : 1;
  }
}
