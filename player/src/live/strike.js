// Strikes by the kernel (integrate/kernel/strike.c): u+ = u- + W P while the configuration stands still, three rows for each
// contact (normal, tangent, tangent).

const LAWS = ["poisson", "stronge", "newton"];
const PROBLEMS = [
  "",
  "no course of the impact is consistent (Painlevé)",
  "several courses of the impact are consistent",
  "the impact does not end",
  "the impact does not end",
  "the contact still approaches after many strikes",
  "no impulse is consistent",
  "several impulses are consistent",
  "the contacts still approach after many strikes",
];

export class Strikes {
  constructor(machine) {
    Object.assign(this, { machine, rooms: {} });
  }

  /** Room for k contacts. */
  room(k) {
    const { room, kernel } = this.machine;
    const count = BigInt(k);
    const [told, work] = [kernel.strike_told(count), kernel.strike_room(count)].map(Number);
    return (this.rooms[k] ??= [9 * k * k, 3 * k, k, k, 3 * k, 3 * k, k, k, told, work].map((size) => room.doubles(size)));
  }

  /** {impulse, after, problem, doubt} of a strike; W has zeros where a direction does not move; mu and e of each contact. */
  strike(W, before, mu, e, law, sequential = false) {
    const { room, kernel } = this.machine;
    const k = mu.length;
    const places = this.room(k);
    [W.flat(), before, mu, e].forEach((values, i) => room.numbers(places[i], values.length).set(values));
    const [impulse, after, lost, , told] = places.slice(4, 9);
    const problem = kernel.strike(BigInt(k), ...places.slice(0, 4), BigInt(LAWS.indexOf(law)), sequential ? 1n : 0n, ...places.slice(4));
    const read = (place, count) => Array.from(room.numbers(place, count));
    const [P, u, energy] = [read(impulse, 3 * k), read(after, 3 * k), read(lost, k)];
    const gained = -energy.reduce((sum, x) => sum + x, 0);
    const size = P.reduce((sum, x, i) => sum + Math.abs(x) * (Math.abs(u[i]) + Math.abs(before[i])), 0);
    const gains = gained > 1e-12 * size ? `the law '${law}' gains energy: ${Number(gained.toPrecision(6))} more after the impact than before it.` : "";
    const words = PROBLEMS[Number(problem)];
    if (k > 1 && !sequential && words && !gains) { // at once it has no single outcome
      const turns = this.strike(W, before, mu, e, law, true);
      if (!turns.problem) return { ...turns, doubt: `${k} contacts struck one after the other, as at once ${words}` };
    }
    const [, ways] = room.numbers(told, 2);
    const shares = !words && ways > 1 ? `redundant contacts may share their impulses in ${ways} ways, and go on differently` : "";
    return { impulse: P, after: u, problem: gains ? "" : words, doubt: gains || shares };
  }
}
