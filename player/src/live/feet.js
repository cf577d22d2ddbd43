// The feet of an open contact: whether another one came nearer than the one that is followed. The kernel looks for them
// (kernel/feet.c), as integrate/feet.py has it do; a page notices, and ends its run there.

import { Structure } from "./memory.js";

const ROUNDING = 64 * 2 ** -52;
const [APART, SAME, STRIDE, NEARER, MOST_LOOKS] = [1e-5, 1e-2, 0.2, 1e-9, 40];

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

  /** Whether at a state another foot is nearer than its own. */
  nearer(t, q, P) {
    const { machine: { room, kernel }, struct: { address }, at, columns, gap, foot, k, all } = this;
    const known = columns.map((column) => q[column]);
    const place = (w) => foot.map((j) => w[j]);
    for (const [name, values] of Object.entries({ t: [t], q, p: P.slice(0, this.np), known, size: [this.way] })) room.numbers(at[name], values.length).set(values);
    kernel.settle_feet(address, at.t, at.q, at.p, at.known, at.size, at.good, 1n);
    const settled = Array.from(room.numbers(at.known, k));
    const near = room.whole(at.good, 1)[0] > 0n && away(place(settled), place(known)) < SAME * room.numbers(at.size, 1)[0];
    const kept = place(near ? settled : known);
    const reach = (near ? settled : known)[gap];
    this.way = away(kept, this.last ?? kept);
    this.last = kept;
    kernel.search_feet(address, at.t, at.q, at.p, at.w, at.order, at.found, 1n);
    const numbers = room.numbers(at.w, all * k);
    const found = Array.from(room.whole(at.order, Number(room.whole(at.found, 1)[0])), (i) => Array.from(numbers.subarray(Number(i) * k, (Number(i) + 1) * k)));
    const wide = away(kept, this.position.map((column) => q[column]));
    const apart = APART * (wide + Math.abs(reach)) + ROUNDING * Math.max(...kept.map(Math.abs));
    return found.some((w) => w[gap] < reach - NEARER * wide && away(place(w), kept) > apart);
  }

  /** The number of states [q, v, ...] at times t, from the first on, up to which no other foot was seen to be nearer.
   *  They are looked at no further apart than the body moves a part of its size; between them on a cubic. */
  reach(t, states, P) {
    const { n, position, columns, foot } = this;
    [this.way, this.last] = [0, null];
    if (this.nearer(t[0], states[0].slice(0, n), P)) return 0;
    let [gone, sure] = [0, 1]; // in strides, since the last look
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
        if (this.nearer(t[i] - h * (1 - s), q, P)) return sure;
      }
      sure = i + 1;
    }
    return t.length;
  }
}
