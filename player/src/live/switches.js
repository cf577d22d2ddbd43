// Switches (where, abs, floor, ...) of a run: which modes hold, when they end, what comes next. What
// integrate/switching.py and constrained/switches.py do, where a turn changes forces alone.

const AT_ONCE = 2e-15; // of the time: 0.3 and 3 * 0.1 are one instant
const AHEAD = 1e-12;

export class Switches {
  constructor(machine) {
    Object.assign(this, { machine, n: machine.live.n, ...machine.live.switches });
    this.count = this.owner.length;
    this.size = this.places[this.places.length - 1][1];
  }

  rate(t, y, P) {
    return this.machine.evaluate("whole_rhs", t, y, P);
  }

  evaluate(name, t, y, P, rate) {
    const both = [...Array.from(y).slice(0, 2 * this.n), ...rate.slice(0, 2 * this.n)];
    return this.machine.evaluate(`switch_${name}`, t, both, P.slice(0, this.first + this.size));
  }

  modes(t, y, P, rate) {
    const still = [...y.slice(this.n, 2 * this.n), ...new Array(this.n).fill(0)];
    return this.evaluate("modes", t, y, P, rate ?? still);
  }

  set(P, k) {
    k.forEach((x, i) => { P[this.first + i] = x; });
  }

  /** The modes at the start of a run; why there are none, or nothing. */
  begin(t, y, P) {
    this.set(P, this.modes(t, y, P, null));
    this.set(P, this.modes(t, y, P, this.rate(t, y, P)));
    for (const i of this.due(t, y, P, [])) this.flip(i, t, y, P);
    return this.sliding(t, y, P);
  }

  breaks(t, y, P) {
    return this.evaluate("breaks", t, y, P, new Array(2 * this.n).fill(0));
  }

  /** The next time at which a condition that is known beforehand reaches zero. */
  nextBreak(t, y, P) {
    return this.breaks(t, y, P).filter((at) => at > t + AT_ONCE * Math.abs(t)).reduce((a, b) => Math.min(a, b), Infinity);
  }

  /** The conditions that reach zero now: those found (by their place among the watched), and those known beforehand. */
  due(t, y, P, fired) {
    const found = new Set(fired.map((k) => this.watched[k]));
    this.breaks(t, y, P).forEach((at, i) => { if (!this.watched.includes(i) && at <= t + AT_ONCE * Math.abs(t)) found.add(i); });
    return [...found].sort((a, b) => a - b);
  }

  /** The watched conditions, by their place among these, that reach zero at once. */
  ahead(t, y, P, span) {
    const { g, slope } = this.falling(t, y, P);
    return this.watched.flatMap((i, k) => (g[i] >= 0 && g[i] <= -slope[i] * AHEAD * Math.max(Math.abs(t), span) ? [k] : []));
  }

  falling(t, y, P) {
    const x = this.evaluate("falling", t, y, P, this.rate(t, y, P));
    return { g: x.slice(0, this.count), slope: x.slice(this.count, 2 * this.count), bend: x.slice(2 * this.count) };
  }

  /** Turn the switches whose conditions have reached zero; why the run cannot go on, or nothing. */
  turn(t, y, P, conditions) {
    const before = P.slice(this.first, this.first + this.size);
    for (const i of conditions) this.flip(i, t, y, P);
    if (conditions.every((i) => this.kinds[this.owner[i]] === "atan2")) return ""; // an angle is continued: nothing changes
    const turned = this.bearing.some((j) => { const [a, b] = this.places[j]; return before.slice(a, b).some((x, k) => x !== P[this.first + a + k]); });
    if (turned) return "a constraint switches there, which only trundle itself follows";
    return this.sliding(t, y, P);
  }

  /** {decided, turned} of all switches with the modes held. */
  next(t, y, P, rate) {
    const x = this.evaluate("next", t, y, P, rate);
    const turned = [];
    let at = this.size;
    for (const j of this.owner) {
      const size = this.places[j][1] - this.places[j][0];
      turned.push(x.slice(at, (at += size)));
    }
    return { decided: x.slice(0, this.size), turned };
  }

  /** The modes after condition i reached zero: its switch turned, and what follows from it. */
  flip(i, t, y, P) {
    const rate = this.rate(t, y, P);
    const first = this.owner[i];
    const [a, b] = this.places[first];
    const { decided, turned } = this.next(t, y, P, rate);
    const rested = this.kinds[first] === "sign" && P.slice(this.first + a, this.first + b).every((x) => x === 0);
    const put = (j, values) => values.forEach((x, k) => { P[this.first + this.places[j][0] + k] = x; });
    put(first, rested ? decided.slice(a, b) : turned[i]);
    const changed = new Set([first]);
    for (let j = first + 1; j < this.kinds.length; j++) {
      const [wakes, looks] = this.before[j];
      if (![...wakes, ...looks].some((k) => changed.has(k))) continue;
      const now = this.next(t, y, P, rate);
      const [from, to] = this.places[j];
      const continued = this.kinds[j] === "atan2" && !wakes.some((k) => changed.has(k));
      const values = continued ? now.turned[this.owner.indexOf(j)] : now.decided.slice(from, to);
      if (values.some((x, k) => x !== P[this.first + from + k])) {
        changed.add(j);
        put(j, values);
      }
    }
  }

  /** The conditions that stand at zero and fall: modes that do not hold. */
  fallen(t, y, P) {
    const { g, slope, bend } = this.falling(t, y, P);
    return this.watched.filter((i) => {
      const scale = Math.abs(slope[i]) * Math.max(Math.abs(t), 1) * 4e-16;
      const falls = slope[i] < 0 || (slope[i] === 0 && bend[i] < 0);
      return g[i] <= scale && falls && g[i] >= -1e3 * scale;
    });
  }

  /** Why the modes do not hold, or nothing; a condition that falls at once is turned first, once. */
  sliding(t, y, P) {
    const fallen = this.fallen(t, y, P);
    if (!fallen.length) return "";
    for (const i of fallen) this.flip(i, t, y, P);
    const again = this.fallen(t, y, P);
    if (!again.length) return "";
    const words = [...new Set(again.map((i) => this.texts[this.owner[i]]))].sort().join(" and ");
    return `both sides of ${words} push towards it, and the motion would have to slide along it (for dry friction write td.Coulomb)`;
  }
}
