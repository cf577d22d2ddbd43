// A run at the times of its frames, as the arrays that the scene holds.

const HUGE = 1e30; // stands for "infinite" or "not defined", as in the recorded scene
const NOTHING = 1e-18; // a residual of zero is drawn as this

/** A unit quaternion, scalar first, of a rotation matrix by rows; the largest of its entries decides (Shepperd). */
export function quaternion([a, b, c, d, e, f, g, h, i]) {
  const rows = [
    [1 + a + e + i, h - f, c - g, d - b], [h - f, 1 + a - e - i, b + d, c + g],
    [c - g, b + d, 1 - a + e - i, f + h], [d - b, c + g, f + h, 1 - a - e + i],
  ];
  const best = rows.reduce((k, row, j) => (row[j] > rows[k][k] ? j : k), 0);
  const size = Math.hypot(...rows[best]);
  return rows[best].map((value) => value / size);
}

const worst = (x, at, size) => {
  let most = NOTHING;
  for (let k = 0; k < size; k++) most = Math.max(most, Math.abs(x[at + k]));
  return Math.log10(most);
};

/** One number from the values of one frame, x[at] to x[at + size - 1]; those of the first frame stand at `first`. */
const MAKERS = {
  needed: (x, at) => (x[at] > 0 ? x[at + 1] / x[at] : x[at + 1] > 0 ? HUGE : 0),
  lifted: (x, at) => (x[at] < 0 ? 1 : 0),
  mode: (x, at) => (x[at] < 0.5 ? 2 : x[at + 1] > 0.5 ? 0 : 1),
  change: (x, at, size, first) => x[at] - x[first],
  worst,
};

/** As the recorded scene holds it: what is not finite as HUGE. */
const drawable = (value) => (value > HUGE || value !== value ? HUGE : value < -HUGE ? -HUGE : value);

/** Quaternions of (count) rotation matrices, without jumps of sign. */
function turns(x, place, width, count) {
  const out = new Float32Array(4 * count);
  let before = [1, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = i * width + place;
    let now = quaternion(x.subarray(at, at + 9));
    if (now[0] * before[0] + now[1] * before[1] + now[2] * before[2] + now[3] * before[3] < 0) now = now.map((value) => -value);
    out.set(now, 4 * i);
    before = now;
  }
  return out;
}

/** The values of one array of the scene, from rows of `width` numbers in which its own begin at `place`. */
function array(x, place, size, how, width, count) {
  if (how === "turn") return turns(x, place, width, count);
  const maker = MAKERS[how];
  const each = maker ? 1 : size;
  const out = new Float32Array(count * each);
  for (let i = 0; i < count; i++) {
    const at = i * width + place;
    if (maker) out[i] = drawable(maker(x, at, size, place));
    else for (let k = 0; k < each; k++) out[i * each + k] = drawable(x[at + k]);
  }
  return out;
}

export class Frames {
  constructor(machine, times) {
    Object.assign(this, { machine, times });
    const { room, live } = machine;
    const count = times.length;
    const most = Math.max(live.whole.ny, live.minimal?.ny ?? 0);
    this.at = { t: room.doubles(count), y: room.doubles(count * most), rate: room.doubles(count * most), both: room.doubles(count * 2 * most),
      whole: room.doubles(count * 2 * live.whole.ny), out: room.doubles(count * live.functions.frame[1]), which: room.integers(count), own: room.integers(times.map((_, k) => k)),
      P: room.doubles(count * live.whole.np), done: room.doubles(live.contact ? count * live.functions.whole_finish[1] : 1), first: room.doubles(count * live.whole.ny) };
  }

  /** States [y, dy/dt] with all coordinates at the first `count` frames, into `whole`. */
  states(phases, count) {
    const { machine: { room, kernel, live, work }, times, at } = this;
    const ny = live.whole.ny;
    let from = 0;
    phases.forEach((phase, k) => {
      let to = from;
      const end = k + 1 < phases.length ? phases[k + 1].t[0] : Infinity;
      while (to < count && times[to] < end) to++;
      const n = to - from;
      if (n > 0) {
        const { form } = phase;
        room.numbers(at.t, n).set(times.slice(from, to));
        form.reading(phase, () => kernel.sample(form.struct.address, BigInt(phase.t.length), at.t, BigInt(n), 1, at.y, at.rate));
        const width = form.ny;
        const [y, rate] = [room.numbers(at.y, n * width), room.numbers(at.rate, n * width)];
        const target = at.whole + 16 * ny * from;
        const small = form.form.prefix === "minimal";
        const both = room.numbers(small ? at.both : target, 2 * n * width);
        for (let i = 0; i < n; i++) {
          both.set(y.subarray(i * width, (i + 1) * width), 2 * i * width);
          both.set(rate.subarray(i * width, (i + 1) * width), (2 * i + 1) * width);
        }
        if (small) {
          kernel.at_rows(this.machine.address.expand, BigInt(n), at.t, at.both, BigInt(2 * width), form.at.p, BigInt(form.np), at.which, target, BigInt(2 * ny), work);
        }
      }
      from = to;
    });
  }

  /** The parameters of each frame: those of its phase; directions and signs of friction as they are at the frame itself. */
  parameters(phases, count) {
    const { machine: { room, kernel, live, address, work }, times, at } = this;
    const { np, ny, nm } = live.whole;
    let k = 0;
    const P = room.numbers(at.P, count * np);
    for (let i = 0; i < count; i++) {
      while (k + 1 < phases.length && times[i] >= phases[k + 1].t[0]) k++;
      P.set(phases[k].P.subarray(0, np), i * np);
    }
    if (!nm) return;
    const [from, to] = live.contact.layout.tolerance;
    const width = live.functions.whole_finish[1];
    const [whole, first] = [room.numbers(at.whole, 2 * ny * count), room.numbers(at.first, ny * count)];
    const kept = P.slice();
    for (let i = 0; i < count; i++) {
      P.fill(0, i * np + from, i * np + to); // every speed has its direction
      first.set(whole.subarray(2 * ny * i, 2 * ny * i + ny), ny * i);
    }
    kernel.at_rows(address.whole_finish, BigInt(count), at.t, at.first, BigInt(ny), at.P, BigInt(np), at.own, at.done, BigInt(width), work);
    const done = room.numbers(at.done, count * width);
    P.set(kept);
    for (let i = 0; i < count; i++) P.set(done.subarray((i + 1) * width - nm, (i + 1) * width), (i + 1) * np - nm);
  }

  /** [{path, values}] of every array of the scene, of so many frames. */
  make(phases, count) {
    const { machine: { room, kernel, live, address, work }, at } = this;
    this.states(phases, count);
    room.numbers(at.t, count).set(this.times.slice(0, count));
    this.parameters(phases, count);
    const width = live.functions.frame[1];
    kernel.at_rows(address.frame, BigInt(count), at.t, at.whole, BigInt(2 * live.whole.ny), at.P, BigInt(live.whole.np), at.own, at.out, BigInt(width), work);
    const out = room.numbers(at.out, count * width);
    const found = [];
    let place = 0;
    for (const [path, size, how] of live.frames) {
      found.push({ path, values: array(out, place, size, how, width, count) });
      place += size;
    }
    return found;
  }
}
