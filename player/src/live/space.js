// A system as its contact feels it at one instant: u = C v, accelerations a = W f + c that are linear in forces.
// What integrate/contact_space.py does, for one contact or one friction element.

import { dot, norm, plane, plus, times } from "./algebra.js";

const [STATUS] = [2]; // of the solve's buffer

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
    const { live, room, kernel } = machine;
    Object.assign(this, { machine, n: live.n, m: live.m, contact: live.contact });
    const sizes = { M: this.n ** 2, Q: this.n, A: this.m * this.n, b: this.m, a: this.n, lam: this.m,
      buffer: Number(kernel.pivoted_size(BigInt(this.n), BigInt(this.m))) };
    this.at_ = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, room.doubles(Math.max(size, 1))]));
    this.sizes = sizes;
  }

  /** The outputs of `contact_terms` as matrices. */
  terms(t, y, P) {
    const flat = this.machine.evaluate("contact_terms", t, y, P);
    let at = 0;
    return this.contact.shapes.map(([rows, columns]) => Array.from({ length: rows }, () => flat.slice(at, (at += columns))));
  }

  /** q'' and multipliers by a force. */
  solve(Q, b) {
    const { machine: { room, kernel }, at_: { M, A, a, lam, buffer, ...at }, n, m, sizes } = this;
    room.numbers(at.Q, n).set(Q);
    if (m) room.numbers(at.b, m).set(b);
    room.numbers(buffer, sizes.buffer).fill(0);
    kernel.pivoted_solve(BigInt(n), BigInt(m), M, at.Q, A, at.b, a, lam, buffer);
    return { a: Array.from(room.numbers(a, n)), lam: Array.from(room.numbers(lam, m)), status: room.numbers(buffer, 8)[STATUS] };
  }

  /** The numbers of a state. Rows: the gap first, then the sliding velocity. */
  at(t, y, P) {
    const { contact: { gate, slip }, n, m } = this;
    const [M, Q, A, b, S, d, s, speeds, mu, fixed, e, applied, T, G] = this.terms(t, y, P);
    const column = (matrix) => matrix.map((row) => row[0]);
    this.machine.room.numbers(this.at_.M, n * n).set(M.flat());
    if (m) this.machine.room.numbers(this.at_.A, m * n).set(A.flat());
    const v = Array.from(y).slice(n, 2 * n);
    const C = gate ? [v.map((_, k) => (k === gate.column ? 1 : 0))] : [];
    const [right, u] = [gate ? [0] : [], gate ? [v[gate.column]] : []];
    const basis = slip ? plane(T) : [];
    for (const B of basis) {
      C.push(v.map((_, k) => B.reduce((sum, x, i) => sum + x * S[i][k], 0)));
      right.push(dot(B, column(d)));
      u.push(dot(B, column(s)));
    }
    const free = this.solve(column(Q), column(b));
    const none = new Array(m).fill(0);
    const by = C.map((row) => this.solve(row, none));
    const size = C.map((row, k) => row.reduce((sum, x, i) => sum + Math.abs(x * v[i]), 0) + Math.abs(u[k] - dot(row, v)));
    if (gate) size[0] += speeds[0][0];
    const W = C.map((row, i) => C.map((other, j) => (dot(row, by[j].a) + dot(other, by[i].a)) / 2));
    const rows = basis.map((_, k) => (gate ? 1 : 0) + k);
    return {
      W, u, size, basis, rows, T, c: C.map((row, k) => dot(row, free.a) - right[k]), back: by.map(({ a }) => a),
      mu: slip ? mu[0][0] : 0, static: slip ? fixed[0][0] : 0, e: gate ? e[0][0] : 0,
      thrust: slip ? this.thrust(G, free, by, () => this.solve(column(applied), column(b))) : null,
      trouble: [free, ...by].some(({ status }) => status !== 0) ? "the accelerations are not determined there" : "",
    };
  }

  thrust(G, free, by, alone) {
    const { slip } = this.contact;
    const none = by.map(() => 0);
    if (slip.gate) return new Thrust([0], [none.map((_, k) => (k === 0 ? 1 : 0))], true);
    const own = ({ lam }) => lam.slice(...slip.thrust);
    if (!slip.actual) return new Thrust([norm(times(G, own(alone())))], [none], true);
    const [lam, forces] = [own(free), by.map((one) => times(G, own(one)))];
    const L = G.map((_, i) => forces.map((force) => force[i]));
    return lam.length === 1 ? new Thrust(times(G, lam), L, false, lam[0], by.map((one) => own(one)[0])) : new Thrust(times(G, lam), L, false);
  }
}

