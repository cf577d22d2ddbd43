// A system in WebAssembly: the stepping kernel and the system's own programs in one memory.

import { math } from "./math.js";
import { laidOut, Room } from "./memory.js";

export class Machine {
  constructor(live) {
    this.live = live;
    this.room = new Room();
    const { memory } = this.room;
    this.kernel = new WebAssembly.Instance(new WebAssembly.Module(live.kernel), { env: { memory } }).exports;
    this.room.from(this.kernel.__heap_base.value);
    const data = Object.fromEntries(Object.entries(live.tables).map(([key, bytes]) => [key, this.table(bytes)]));
    this.programs = new WebAssembly.Instance(new WebAssembly.Module(live.module), { env: { memory }, math, data }).exports;
    this.layouts = laidOut(live.layouts);
    this.check();
    const table = this.kernel.__indirect_function_table;
    this.address = {}; // of each program, as the kernel calls it
    for (const name of Object.keys(live.functions)) {
      this.address[name] = table.grow(1);
      table.set(this.address[name], this.programs[name]);
    }
    this.work = this.room.doubles(1);
    this.time = this.room.doubles(1);
  }

  /** The address of a table's numbers, in a global. */
  table(bytes) {
    return new WebAssembly.Global({ value: "i32" }, this.room.doubles(new Float64Array(bytes.slice().buffer)));
  }

  /** The structures are as large here as in the kernel. */
  check() {
    const { size_of: run, size_of_start: start } = this.kernel;
    const theirs = { Code: run(0n), Watch: run(1n), Run: run(2n), Courses: run(3n), Problem: start(0n), Place: start(1n), Feet: start(2n), Space: this.kernel.size_of_space(), Choices: this.kernel.size_of_modes() };
    for (const [name, size] of Object.entries(theirs)) {
      if (Number(size) !== this.layouts[name].size) throw new Error(`The kernel's ${name} has ${size} bytes, not ${this.layouts[name].size}.`);
    }
  }

  /** The numbers that a program gives, of numbers. */
  evaluate(name, t, y, p = []) {
    const [sizes, out] = this.live.functions[name];
    const { room } = this;
    const places = (this.scratch ??= {})[name] ??= [...sizes, out].map((size) => room.doubles(size));
    const given = sizes.length === 2 ? [[t], y] : [[t], y, p];
    given.forEach((values, k) => room.numbers(places[k], sizes[k]).set(Array.prototype.slice.call(values, 0, sizes[k])));
    this.programs[name](...places, this.work);
    return Array.from(room.numbers(places[places.length - 1], out));
  }
}
