// Where a run begins: the start solved by the kernel, its state looked at, the parameters of the run. What
// integrate/starts.py, place.py and minimal_form.py do, with the same programs.

import { Structure } from "./memory.js";

export class NoMotion extends Error {}

/** One stage of the start: positions, or velocities. */
class Stage {
  constructor(machine, stage) {
    const { room, layouts, address, live } = machine;
    Object.assign(this, { machine, stage });
    const { n, m, open } = stage;
    const doubles = { out: live.functions[stage.f][1], A: m * open.length, b: m, step: open.length, size: open.length, trial: n,
      own: n, units: n, beside: n, terms: m, most: m, first: m * n + m, work: 1 };
    this.problem = new Structure(room, layouts, "Problem").set({
      f: address[stage.f], n, m, k: stage.k, sides: stage.sides, n_open: open.length, least: stage.least,
      open: room.integers(open), groups: room.integers(stage.groups), owners: room.integers(stage.owners),
      order: room.integers(Math.max(open.length, 1)),
      ...Object.fromEntries(Object.entries(doubles).map(([name, size]) => [name, room.doubles(size)])),
    });
    this.x = room.doubles(n * (1 + stage.random.length));
    this.known = room.doubles(stage.k);
  }

  /** The unknowns; null where they are not plain. */
  solve(t, known, values) {
    const { machine: { room, kernel, time }, stage: { n, k, open, places, random, guess, near } } = this;
    const guessed = open.filter((i) => String(i) in guess);
    const rows = guessed.length || near ? 1 : 1 + random.length;
    const x = room.numbers(this.x, n * rows).fill(0);
    const given = places[1].map((place) => values[place]);
    const reach = Math.max(1, ...given.map(Math.abs));
    for (let r = 0; r < rows; r++) {
      places[0].forEach((i, j) => { x[r * n + i] = given[j]; });
      if (r > 0) open.forEach((i, j) => { x[r * n + i] = reach * random[r - 1][j]; });
    }
    if (near) for (const i of open) x[i] = near[i];
    for (const i of guessed) x[i] = guess[String(i)];
    room.numbers(this.known, k).set([...known, ...values]);
    room.numbers(time, 1)[0] = t;
    const plain = kernel.solve_alone(this.problem.address, time, this.x, this.known, BigInt(rows));
    return plain ? Array.from(room.numbers(this.x, n)) : null;
  }
}

export class Starts {
  constructor(machine) {
    this.machine = machine;
    this.q = new Stage(machine, machine.live.start.q);
    this.v = new Stage(machine, machine.live.start.v);
    this.look = this.looking();
  }

  looking() {
    const { room, layouts, address, live } = this.machine;
    const { place } = live;
    const { n, m, nl, ml } = place;
    const size = live.functions.look[1];
    const doubles = { out: size, other: size, y: 2 * n, work: 1, D: n, R: m, force: 1, left_D: nl, left_R: ml, room: 4 * n + 2 * m + (n + m) * n };
    this.rooms = Object.fromEntries(Object.entries(doubles).map(([name, count]) => [name, room.doubles(count)]));
    const lists = ["groups", "together", "left_groups", "left_together", "left_rows", "left_columns"];
    return new Structure(room, layouts, "Place").set({
      f: address.look, n, m, rows: place.rows, nl, ml, sides: place.sides, weight: place.weight,
      ...Object.fromEntries(lists.map((name) => [name, room.integers(place[name])])),
      near: room.doubles(place.near), order: room.integers(n), ...this.rooms,
    });
  }

  /** {y, P} of a run with all coordinates: the start solved, checked and scaled. */
  begin(p, values) {
    const { machine, machine: { live, room, kernel } } = this;
    live.needed.length && machine.evaluate("needed", live.begin, p).forEach((value, k) => {
      if (!(value >= 0 && value < Infinity)) throw new NoMotion(`${live.needed[k]} would be ${Number(value.toPrecision(3))}.`);
    });
    const q = this.q.solve(live.begin, p, values);
    if (!q) throw new NoMotion("No position fits this start, or more than one.");
    const v = this.v.solve(live.begin, [...p, ...q], values);
    if (!v) throw new NoMotion("No velocity fits this start, or more than one.");
    const y = [...q, ...v];
    if (live.switches) { // as the velocities say, unaccelerated
      const k = machine.evaluate("switch_modes", live.begin, [...y, ...v, ...v.map(() => 0)], p);
      k.forEach((x, i) => { p[live.switches.first + i] = x; });
    }
    if (live.held.length) {
      const level = machine.evaluate("held", live.begin, y, p)[0];
      for (const place of live.held) p[place] = level;
    }
    const [state, parameters] = [(this.state ??= room.doubles(2 * live.n)), (this.p ??= room.doubles(p.length))];
    room.numbers(state, y.length).set(y);
    room.numbers(parameters, p.length).set(p);
    room.numbers(machine.time, 1)[0] = live.begin;
    if (!kernel.look(this.look.address, machine.time, state, parameters)) {
      throw new NoMotion("At this start the contact is not possible, or the accelerations are not plainly determined.");
    }
    const D = Array.from(room.numbers(this.rooms.D, live.n));
    const R = Array.from(room.numbers(this.rooms.R, live.place.m));
    const force = Math.max(room.numbers(this.rooms.force, 1)[0], this.later(y, p, D));
    const extra = live.multipliers ? live.multipliers.map((entry) => (entry < 0 ? 0 : values[entry])) : [];
    const { blank, memory, stiffer, slips } = live.contact ?? { blank: [], memory: [], stiffer: null, slips: [] };
    const rows = stiffer ? R.map((x, k) => x * stiffer[k]) : R;
    return { y: [...y, ...extra, ...(slips.length ? [0] : [])], P: [...p, ...blank, ...D, force, ...rows, ...memory], D, force };
  }

  /** The size of the force as time alone changes it, the second smallest of some. */
  later(y, p, D, t = this.machine.live.begin) {
    const { live } = this.machine;
    const n = live.n;
    const sizes = live.later.map((part) => {
      const Q = this.machine.evaluate("look", t + part * (live.until - t), y, p).slice(n * n, n * n + n);
      return Math.hypot(...Q.map((value, k) => value * D[k]));
    }).sort((a, b) => a - b);
    return sizes.length && Number.isFinite(sizes[1]) ? sizes[1] : 0;
  }

  /** The same in minimal form: {y, P}. */
  contract({ y, P, D, force }) {
    const { live } = this.machine;
    const z = this.machine.evaluate("contract", live.begin, y);
    const [of, factor] = live.minimal.scaled;
    const scales = of.map((place, k) => factor[k] * D[place]);
    return { y: z, P: [...P, ...scales, force, ...(live.minimal.rows ? this.rowScales(z, P, D) : [])] };
  }

  /** Scales of the rows left, of positions and of speeds. */
  rowScales(z, P, D) {
    const { live } = this.machine;
    const { of, factor, places, speeds, before, count, rounding } = live.minimal.rows;
    const left = this.machine.evaluate("left", live.begin, z, P);
    const k = speeds.length;
    const rest = 2 * k + k * count;
    const Rp = this.scaled(of.map((place, i) => (factor[i] * D[place]) ** -2), of.map(() => 0), left.slice(rest), places);
    const R = this.scaled(left.slice(0, k), left.slice(k, 2 * k), left.slice(2 * k, rest), speeds);
    const first = live.p.length + live.n + 1;
    return [...Rp, ...R.map((value, i) => (P[first + before[i]] / rounding < value ? P[first + before[i]] : value))];
  }

  scaled(mass, Q, A, groups) {
    if (!A.length) return [];
    const { machine: { room, kernel, live } } = this;
    const n = mass.length;
    const m = A.length / n;
    const key = `scale ${n} ${m}`;
    const rooms = (this[key] ??= [n, n, n * m, n, m, n, m, 4 * n + m + n].map((size, k) => (k === 3 || k === 4 ? room.integers(size) : room.doubles(size))));
    room.numbers(rooms[0], n).set(mass);
    room.numbers(rooms[1], n).set(Q);
    room.numbers(rooms[2], n * m).set(A);
    room.whole(rooms[3], n).set(groups.map(BigInt));
    room.whole(rooms[4], m).set(Array.from({ length: m }, (_, i) => BigInt(i)));
    kernel.scale(BigInt(m), BigInt(n), ...rooms.slice(0, 5), live.place.weight, ...rooms.slice(5));
    return Array.from(room.numbers(rooms[6], m));
  }
}
