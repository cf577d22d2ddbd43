// The scene as Python wrote it (trundle/view/payload.py): one JSON object, and its arrays behind it, compressed.

const KINDS = { f4: Float32Array, u4: Uint32Array, u1: Uint8Array };

export const FORMAT = 1;
export const HUGE = 1e29; // values from here on stand for "infinite" or "not defined"
export const GAP = 2 * HUGE; // where a motion made in the page is over

/** The bytes that an element holds as base64, inflated. */
async function inflated(element) {
  const packed = Uint8Array.from(atob(element.textContent), (c) => c.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Sums of differences from row to row, modulo 2^32; 0, 1, 2, 3 stand for 0, -1, 1, -2. */
function add(numbers, width) {
  for (let i = 0; i < numbers.length; i++) {
    const change = (numbers[i] >>> 1) ^ -(numbers[i] & 1);
    numbers[i] = i < width ? change : change + numbers[i - width];
  }
}

/** The typed array behind {dtype, shape, at}: in `bytes` from `at` on, the first byte of every number, then the second ... */
export function decode(array, bytes) {
  const Kind = KINDS[array.dtype];
  if (!Kind) throw new Error(`The scene holds an array of the unknown kind "${array.dtype}".`);
  const [width, count] = [Kind.BYTES_PER_ELEMENT, array.shape.reduce((product, n) => product * n, 1)];
  if (array.at + width * count > bytes.length) throw new Error(`An array of shape ${array.shape} is cut off.`);
  const out = new Uint8Array(width * count);
  for (let k = 0, from = array.at; k < width; k++) {
    for (let i = 0; i < count; i++, from++) out[width * i + k] = bytes[from];
  }
  for (let k = array.differences ?? 0; k > 0; k--) add(new Uint32Array(out.buffer), count / array.shape[0]);
  return new Kind(out.buffer);
}

const isArray = (value) => value !== null && typeof value === "object" && "dtype" in value && "at" in value;

/** A copy in which every array is decoded; `shapes` of arrays are kept beside them as key_shape. */
function decoded(value, bytes) {
  if (Array.isArray(value)) return value.map((item) => decoded(item, bytes));
  if (value === null || typeof value !== "object") return value;
  const out = {};
  for (const [key, item] of Object.entries(value)) {
    if (isArray(item)) {
      out[key] = decode(item, bytes);
      out[`${key}_shape`] = item.shape;
    } else out[key] = decoded(item, bytes);
  }
  return out;
}

/** The scene in the page, decoded, with nothing missing that the rest relies on. */
export async function readScene(element) {
  if (!element) throw new Error('This page holds no scene (no element with the id "scene").');
  const bytes = await inflated(element);
  const end = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const scene = decoded(JSON.parse(new TextDecoder().decode(bytes.subarray(4, end))), bytes.subarray(end));
  if (scene.format !== FORMAT) {
    throw new Error(`The scene has format ${scene.format}; this player reads format ${FORMAT}.`);
  }
  if (!scene.t || scene.t.length === 0) throw new Error("The scene has no frames.");
  const empty = {
    title: "", subtitle: "", status: "", follow: "", size: 1, centre: [0, 0, 0], mu: 0.5,
    summary: [], parameters: [], bodies: [], surfaces: [], points: [], lines: [], contacts: [],
    plots: [], events: [],
  };
  for (const [key, value] of Object.entries(empty)) scene[key] ??= value;
  if (!(scene.size > 0)) scene.size = 1;
  return scene;
}
