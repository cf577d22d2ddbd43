// The feet of an open contact: whether another one came nearer than the one that is followed, and that one in its place. The
// kernel looks for them (kernel/feet.c), as integrate/feet.py has it do.

import { EPS, largest, nearest } from "./algebra.js";
import { Structure } from "./memory.js";

const ROUNDING = 64 * EPS;
const [APART, SAME, STRIDE, NEARER, MOST_LOOKS, CLEAR, ROUNDS] = [1e-5, 1e-2, 0.2, 1e-9, 40, 1e-6, 4];

const away = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export class Feet {
  /** j: the contact, among those that may open. */
  constructor(machine, j) {
    const { live, room, layouts, address, work } = machine;
    const gate = live.contact.gates[j];
    const { columns, foot, own, points, owned, position, ...facts } = gate.feet;
    Object.assign(this, { machine, j, gate, n: facts.n, k: facts.k, gap: facts.gap, columns, foot, position, all: facts.starts + 1 });
    const programs = ["placed", "ground", "rows", "sides"];
    const out = Math.max(...programs.map((name) => live.functions[`foot_${name}_${j}`][1]));
    const { n, k, all } = this;
    this.struct = new Structure(room, layouts, "Feet").set({ ...facts, ...Object.fromEntries(programs.map((name) => [name, address[`foot_${name}_${j}`]])),
      columns: room.integers(columns), foot: room.integers(foot), own: room.integers(own), points: room.doubles(points.flat()), owned: room.doubles(owned.flat()),
      q: room.doubles(n + 3), out: room.doubles(out), N: room.doubles(k * k), step: room.doubles(k), work });
    [this.np] = live.functions[`foot_rows_${j}`][0].slice(2);
    this.at = { t: room.doubles(1), q: room.doubles(n), p: room.doubles(this.np), known: room.doubles(k), size: room.doubles(1), good: room.integers(1),
      w: room.doubles(all * k), order: room.integers(all), found: room.integers(1) };
  }

  /** A state and parameters for the kernel. */
  tell(t, q, P) {
    for (const [name, values] of Object.entries({ t: [t], q: Array.from(q).slice(0, this.n), p: P.slice(0, this.np) })) this.machine.room.numbers(this.at[name], values.length).set(values);
  }

  /** {w, good, size}: own coordinates on their rows at the state told, from w; `size` is what they are measured by, no less than it was. */
  settle(w, size) {
    const { machine: { room, kernel }, struct: { address }, at, k } = this;
    room.numbers(at.known, k).set(w);
    room.numbers(at.size, 1)[0] = size;
    kernel.settle_feet(address, at.t, at.q, at.p, at.known, at.size, at.good, 1n);
    return { w: Array.from(room.numbers(at.known, k)), good: room.whole(at.good, 1)[0] > 0n, size: room.numbers(at.size, 1)[0] };
  }

  /** The nearest foot at a state, if it is another one than its own and nearer; else null. */
  nearer(t, q, P) {
    const { machine: { room, kernel }, struct: { address }, at, columns, gap, foot, k, all } = this;
    const known = columns.map((column) => q[column]);
    const place = (w) => foot.map((j) => w[j]);
    this.tell(t, q, P);
    const settled = this.settle(known, this.way);
    const own = settled.good && away(place(settled.w), place(known)) < SAME * settled.size ? settled.w : known;
    const kept = place(own);
    this.way = away(kept, this.last ?? kept);
    this.last = kept;
    kernel.search_feet(address, at.t, at.q, at.p, at.w, at.order, at.found, 1n);
    if (!(room.whole(at.found, 1)[0] > 0n)) return null;
    const first = Number(room.whole(at.order, 1)[0]);
    const w = Array.from(room.numbers(at.w, all * k).subarray(first * k, (first + 1) * k));
    const wide = away(kept, this.position.map((column) => q[column]));
    const apart = APART * (wide + Math.abs(own[gap])) + ROUNDING * Math.max(...kept.map(Math.abs));
    return w[gap] < own[gap] - NEARER * wide && away(place(w), kept) > apart ? w : null;
  }

  /** {t, w}: when another foot comes nearer along states [q, v, ...] at times t, and that foot; or null. They are looked at no
   *  further apart than the body moves a part of its size; between them on a cubic. `at` gives the state at a time. */
  change(t, states, P, at) {
    const { n, position, columns, foot } = this;
    [this.way, this.last] = [0, null];
    const begun = this.nearer(t[0], states[0].slice(0, n), P);
    if (begun) return { t: t[0], w: begun };
    let [gone, looked] = [0, t[0]]; // in strides, since the last look
    for (let i = 1; i < t.length; i++) {
      const [now, before, h] = [states[i], states[i - 1], t[i] - t[i - 1]];
      const wide = Math.hypot(...foot.map((j, k) => before[columns[j]] - before[position[k]]));
      gone += Math.hypot(...position.map((column) => now[column] - before[column])) / (STRIDE * wide + 1e-300);
      if (gone < 1 && i < t.length - 1) continue;
      const looks = Math.min(MOST_LOOKS, Math.max(1, Math.ceil(gone)));
      gone = 0;
      for (let look = 1; look <= looks; look++) {
        const s = look / looks;
        const q = now.slice(0, n);
        if (look < looks) {
          for (let k = 0; k < n; k++) {
            q[k] = (1 + 2 * s) * (1 - s) ** 2 * before[k] + s ** 2 * (3 - 2 * s) * now[k] + h * s * (1 - s) * ((1 - s) * before[n + k] - s * now[n + k]);
          }
        }
        const time = t[i] - h * (1 - s);
        const w = this.nearer(time, q, P);
        if (w) return this.tie(looked, time, w, P, at);
        looked = time;
      }
    }
    return null;
  }

  /** {t, w}: the time from which a foot w, nearer at the end, is nearer. */
  tie(begin, end, w, P, at) {
    const { columns, gap } = this;
    while (end - begin > 4 * EPS * Math.max(Math.abs(begin), Math.abs(end))) {
      const middle = (begin + end) / 2;
      const y = at(middle);
      this.tell(middle, y, P);
      const found = this.settle(w, 0);
      if (found.good && found.w[gap] < y[columns[gap]]) [end, w] = [middle, found.w];
      else begin = middle;
    }
    this.tell(end, at(end), P);
    const found = this.settle(w, 0);
    return { t: end, w: found.good ? found.w : w };
  }

  /** Give the contact another foot in a state: where it is, and how fast it goes; whether its rows say so. */
  take(t, y, P, w) {
    const { machine, j, n, k, columns } = this;
    const speeds = columns.map((column) => n + column);
    columns.forEach((column, i) => { y[column] = w[i]; });
    let rest = [];
    for (let round = 0; round < ROUNDS; round++) {
      const found = machine.evaluate(`foot_velocity_${j}`, t, y, P);
      const rows = found.length / (k + 1);
      const A = columns.map((_, i) => found.slice(i * rows, (i + 1) * rows));
      rest = found.slice(k * rows);
      if (round < ROUNDS - 1) nearest(A, rest).forEach((x, i) => { y[speeds[i]] -= x; });
    }
    const fastest = largest(y.slice(n, 2 * n));
    for (const place of speeds) if (Math.abs(y[place]) < ROUNDING * fastest) y[place] = 0;
    return largest(rest) <= CLEAR * fastest;
  }
}
