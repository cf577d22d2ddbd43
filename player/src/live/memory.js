// The memory that the kernel and a system's programs share: room that is handed out once, and structures laid out in it
// as C lays them out for WebAssembly (addresses of 4 bytes; the rest, on multiples of 8).

const PAGE = 65536;

export class Room {
  constructor() {
    this.memory = new WebAssembly.Memory({ initial: 16 });
    this.next = 0;
  }

  /** Addresses below this one belong to the kernel. */
  from(address) {
    this.next = address;
  }

  /** The address of so many bytes, zeros, on a multiple of 64: nothing straddles a cache line. */
  take(bytes) {
    const here = Math.ceil(this.next / 64) * 64;
    this.next = here + Math.max(bytes, 8);
    const missing = this.next - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE) + 16);
    return here;
  }

  /** An address with numbers in it, or with room for so many. */
  doubles(values) {
    const count = typeof values === "number" ? values : values.length;
    const here = this.take(8 * count);
    if (typeof values !== "number") this.numbers(here, count).set(values);
    return here;
  }

  /** The same of whole numbers of 8 bytes. */
  integers(values) {
    const count = typeof values === "number" ? values : values.length;
    const here = this.take(8 * count);
    if (typeof values !== "number") new BigInt64Array(this.memory.buffer, here, count).set(values.map(BigInt));
    return here;
  }

  /** Numbers at an address, to be read and written until the next room is taken. */
  numbers(address, count) {
    return new Float64Array(this.memory.buffer, address, count);
  }

  whole(address, count) {
    return new BigInt64Array(this.memory.buffer, address, count);
  }
}

const SIZES = { p: 4, i: 8, d: 8 };

/** {size, at: {field: [offset, kind]}} of every structure, by the list of its fields. */
export function laidOut(layouts) {
  const made = {};
  const measure = (name) => {
    if (made[name]) return made[name];
    const at = {};
    let size = 0;
    for (const [field, kind] of layouts[name]) {
      const own = SIZES[kind] ?? measure(kind).size;
      const step = Math.min(own, 8);
      size = Math.ceil(size / step) * step;
      at[field] = [size, kind];
      size += own;
    }
    made[name] = { at, size: Math.ceil(size / 8) * 8 };
    return made[name];
  };
  for (const name of Object.keys(layouts)) measure(name);
  return made;
}

/** A structure in a room. */
export class Structure {
  constructor(room, layouts, name, address = room.take(layouts[name].size)) {
    Object.assign(this, { room, layouts, layout: layouts[name], address });
  }

  /** The structure that a field is. */
  inner(field) {
    const [offset, kind] = this.layout.at[field];
    return new Structure(this.room, this.layouts, kind, this.address + offset);
  }

  set(values) {
    const view = new DataView(this.room.memory.buffer);
    for (const [field, value] of Object.entries(values)) {
      const [offset, kind] = this.layout.at[field];
      const at = this.address + offset;
      if (kind === "p") view.setUint32(at, value, true);
      else if (kind === "i") view.setBigInt64(at, BigInt(value), true);
      else view.setFloat64(at, value, true);
    }
    return this;
  }
}
