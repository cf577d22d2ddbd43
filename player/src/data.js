// The scene as Python wrote it: one JSON object, its arrays as base64 text.

const KINDS = { f4: Float32Array, u4: Uint32Array, u1: Uint8Array };

export const FORMAT = 1;
export const HUGE = 1e29; // values from here on stand for "infinite" or "not defined"

/** The typed array behind {dtype, shape, data}; row major, little endian. */
export function decode(array) {
  const Kind = KINDS[array.dtype];
  if (!Kind) throw new Error(`The scene holds an array of the unknown kind "${array.dtype}".`);
  const text = atob(array.data);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const expected = array.shape.reduce((product, n) => product * n, 1);
  if (bytes.length !== expected * Kind.BYTES_PER_ELEMENT) {
    throw new Error(`An array of shape ${array.shape} has ${bytes.length} bytes.`);
  }
  return new Kind(bytes.buffer);
}

const isArray = (value) => value !== null && typeof value === "object" && "dtype" in value && "data" in value;

/** A copy in which every array is decoded; `shapes` of arrays are kept beside them as key_shape. */
function decoded(value) {
  if (Array.isArray(value)) return value.map(decoded);
  if (value === null || typeof value !== "object") return value;
  const out = {};
  for (const [key, item] of Object.entries(value)) {
    if (isArray(item)) {
      out[key] = decode(item);
      out[`${key}_shape`] = item.shape;
    } else out[key] = decoded(item);
  }
  return out;
}

/** The scene in the page, decoded, with nothing missing that the rest relies on. */
export function readScene(element) {
  if (!element) throw new Error('This page holds no scene (no element with the id "scene").');
  const scene = decoded(JSON.parse(element.textContent));
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
