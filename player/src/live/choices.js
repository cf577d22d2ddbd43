// Which modes can follow: the kernel decides (kernel/decide.c); here is what it is told, and the words for what it finds.

import { dot } from "./algebra.js";
import { Structure } from "./memory.js";

const [NOTHING_FITS, SEVERAL_FIT, PARADOX] = [1, 2, 3];
const [TOUCHES, OPENS] = [1, 2];
const [RUBS, MOVES, GRIPS, LIMIT] = [1, 2, 4, 8];
const [STICKS, SLIDES] = [1, 2];
const MOST_KEPT = 32;
const PAINLEVE = "friction makes the normal force grow faster than it presses, so that none or more than one fits (Painlevé)";
const short = (x) => Number(x.toPrecision(3));

export class Choices {
  constructor(machine, space) {
    const { room, layouts, live: { contact: { gates, slips } } } = machine;
    const counts = { gates: gates.length, slips: slips.length };
    this.at = { way: room.doubles(2 * counts.slips), gates: room.integers(counts.gates), slips: room.integers(counts.slips), marked: room.integers(counts.gates + counts.slips) };
    this.struct = new Structure(room, layouts, "Choices").set({ space: space.struct.address, ...space.coefficients, ...this.at, load: 0, t: 0, y: 0, p: 0, out: 0 });
    Object.assign(this, { machine, counts, gates, elements: slips, rooms: {} });
  }

  /** Tell the kernel of the contacts that touch at rest (`lifts` of them cannot press) and of the parts that rub. */
  tell(space, touching, lifts, parts) {
    const { machine: { room, kernel }, counts, at, struct } = this;
    const rows = space.u.length;
    const size = Number(kernel.modes_set(struct.address));
    this.rooms[rows] ??= { w: room.doubles(rows), sets: room.doubles(size * (MOST_KEPT + 1)), room: room.doubles(Number(kernel.modes_room(struct.address))) };
    struct.set(this.rooms[rows]);
    const [gates, slips, way] = [room.whole(at.gates, counts.gates).fill(0n), room.whole(at.slips, counts.slips).fill(0n), room.numbers(at.way, 2 * counts.slips).fill(0)];
    for (const j of touching) gates[j] = BigInt(TOUCHES | (lifts.includes(j) ? OPENS : 0));
    for (const { index, direction, grips, limit } of parts) {
      slips[index] = BigInt(RUBS | (direction ? MOVES : 0) | (grips ? GRIPS : 0) | (limit ? LIMIT : 0));
      direction?.forEach((x, k) => { way[2 * index + k] = x; });
    }
    Object.assign(this, { rows, size });
  }

  /** One of the sets that were found. */
  set(k, space) {
    const { machine: { room }, counts: { gates, slips }, rows, size } = this;
    const block = room.numbers(this.rooms[rows].sets + 8 * k * size, size);
    let place = 0;
    const take = (count) => Array.from(block.slice(place, (place += count)));
    const [closed, mode, d, f] = [take(gates), take(slips), take(2 * slips), take(rows)];
    return { closed: closed.map((x) => x > 0), sticks: mode.map((x) => x === STICKS), f,
      d: mode.map((x, i) => (x === SLIDES ? d.slice(2 * i, 2 * i + space.rows[i].length) : null)) };
  }

  /** {set, shared, doubt} to go on with (contacts whose forces are some of many), or {problem} in words. */
  decide(space, touching, lifts, parts) {
    this.tell(space, touching, lifts, parts);
    const { machine: { room, kernel, layouts }, counts, at, struct } = this;
    const what = Number(kernel.decide(struct.address));
    const [offset] = layouts.Choices.at.count;
    const count = Number(room.whole(struct.address + offset, 1)[0]);
    if (what === NOTHING_FITS) return { problem: `no set of modes fits the forces${this.numbers(space, parts)}` };
    if (what === SEVERAL_FIT) {
      const said = Array.from({ length: Math.min(4, count) }, (_, k) => this.words(this.set(k, space), touching, parts));
      return { problem: `${count} motions are possible from here (${said.join("; or ")})${this.numbers(space, parts)}` };
    }
    if (what === PARADOX) return { problem: PAINLEVE };
    const marked = room.whole(at.marked, counts.gates);
    const doubt = count > 1 ? `redundant contacts may share their load in ${count} ways, and slide differently` : "";
    return { set: this.set(count, space), shared: touching.filter((j) => marked[j] > 0n), doubt };
  }

  /** Whether some forces keep these modes, with everything that touches closed. */
  hold(space, touching, parts) {
    this.tell(space, touching, [], parts);
    return Number(this.machine.kernel.find_hold(this.struct.address)) > 0;
  }

  words(one, touching, parts) {
    const own = (j) => this.gates[j].slip;
    const said = touching.map((j) => `${this.gates[j].name}: ${!one.closed[j] ? "fly" : own(j) !== null && one.sticks[own(j)] ? "roll" : "slide"}`);
    for (const { index, gate } of parts) if (gate === null) said.push(`${this.elements[index].name}: ${one.sticks[index] ? "sticks" : "slides"}`);
    return said.join(", ");
  }

  /** p and b of p N + b for every contact that slides: what decides. */
  numbers({ W, c, mu, rows }, parts) {
    const said = parts.filter(({ gate, direction }) => gate !== null && direction).map(({ index, gate, direction }) => {
      const p = W[gate][gate] - mu[index] * dot(rows[index].map((k) => W[gate][k]), direction);
      return `${this.gates[gate].name} has p = ${short(p)} and b = ${short(c[gate])} in p N + b`;
    });
    return said.length ? `: ${said.join("; ")}` : "";
  }
}
