// Where everything is over all frames, as it is shown (up is z there): a box and a cloud of places; and the best side
// to look at it from.

import { Quaternion, Vector3 } from "three";
import { rim } from "./surfaces.js";

const SHARE = 1; // of the scene's size: as far from its centre large surfaces count
const WHOLE = 2.5; // a surface up to that many times as wide as the motion is shown whole
const MANY = 600; // places kept of one path or surface, for the camera

/** The turn from the scene's axes to those of the picture, in which z is up. */
export function uprighting(scene) {
  const up = new Vector3(...(scene.up ?? [0, 0, 1]));
  const known = Number.isFinite(up.length()) && up.length() > 0;
  return new Quaternion().setFromUnitVectors(known ? up.normalize() : new Vector3(0, 0, 1), new Vector3(0, 0, 1));
}

/** Directions in which the furthest place is kept too, or the corners of a surface would be left out. */
const OUTWARD = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z]))).filter((d) => d.some(Boolean));

class Box {
  constructor(turn) {
    this.turn = turn;
    this.low = [Infinity, Infinity, Infinity];
    this.high = [-Infinity, -Infinity, -Infinity];
    this.cloud = []; // [x, y, z, radius]
  }

  take(positions, pad, clip = (value) => value) {
    const place = new Vector3();
    const every = 3 * Math.max(1, Math.ceil(positions.length / 3 / MANY));
    const furthest = OUTWARD.map(() => ({ reach: -Infinity, kept: null }));
    for (let i = 0; i + 2 < positions.length; i += 3) {
      place.fromArray(positions, i).applyQuaternion(this.turn);
      if (!Number.isFinite(place.x + place.y + place.z)) continue;
      const kept = place.toArray().map(clip);
      if (i % every === 0) this.cloud.push([...kept, pad]);
      OUTWARD.forEach(([x, y, z], k) => {
        const reach = x * kept[0] + y * kept[1] + z * kept[2];
        if (reach > furthest[k].reach) furthest[k] = { reach, kept };
      });
      kept.forEach((value, k) => {
        this.low[k] = Math.min(this.low[k], value - pad);
        this.high[k] = Math.max(this.high[k], value + pad);
      });
    }
    for (const { kept } of furthest) if (kept) this.cloud.push([...kept, pad]);
  }
}

/** Places along the border of a mesh, no further apart than `spacing`: a flat one has vertices at its corners only. */
function border({ vertices, triangles }, spacing) {
  const [edges, out] = [rim(triangles), []];
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [3 * edges[e], 3 * edges[e + 1]];
    const along = [0, 1, 2].map((k) => vertices[b + k] - vertices[a + k]);
    const parts = Math.max(1, Math.ceil(Math.hypot(...along) / spacing));
    for (let p = 0; p < parts; p++) for (let k = 0; k < 3; k++) out.push(vertices[a + k] + (p / parts) * along[k]);
  }
  return out;
}

/** Places on a surface in its k-th pose; position and orientation may have one row where they stand still. */
function posed({ position, quaternion }, places, k) {
  const place = new Vector3(...position.slice(3 * k, 3 * k + 3));
  const [w, x, y, z] = quaternion.length > 4 ? quaternion.slice(4 * k, 4 * k + 4) : quaternion;
  const turn = new Quaternion(x, y, z, w);
  const vertices = new Float32Array(places);
  const vertex = new Vector3();
  for (let i = 0; i < vertices.length; i += 3) vertex.fromArray(vertices, i).applyQuaternion(turn).add(place).toArray(vertices, i);
  return vertices;
}

const halfWidth = (vertices) => Math.max(...[0, 1, 2].map((k) => {
  let [low, high] = [Infinity, -Infinity];
  for (let i = k; i < vertices.length; i += 3) [low, high] = [Math.min(low, vertices[i]), Math.max(high, vertices[i])];
  return (high - low) / 2;
}));

/** {low, high, cloud} of all that moves over all frames, and of surfaces near by; `moving`: without the surfaces. */
export function bounds(scene, turn) {
  const box = new Box(turn);
  for (const body of scene.bodies) box.take(body.position, body.extent || 0);
  for (const point of scene.points) box.take(point.position, point.radius ?? 0);
  for (const line of scene.lines) box.take(line.position, 0);
  const centre = new Vector3(...scene.centre).applyQuaternion(turn).toArray();
  const near = (value, k) => Math.min(centre[k] + SHARE * scene.size, Math.max(centre[k] - SHARE * scene.size, value));
  if (!box.low.every(Number.isFinite)) box.take(scene.centre, scene.size);
  // a body that is followed through a long way: what is near by, not the way
  if (scene.follow) for (const side of [box.low, box.high, ...box.cloud]) for (let k = 0; k < 3; k++) side[k] = near(side[k], k);
  const moving = { low: [...box.low], high: [...box.high] };
  for (const surface of scene.surfaces) {
    const poses = surface.position.length / 3;
    const whole = !scene.follow && halfWidth(surface.mesh.vertices) <= WHOLE * scene.size;
    // a surface that moves: a few moments of it
    for (let k = 0; k < poses; k += Math.max(1, Math.ceil(poses / 8))) {
      for (const places of [surface.mesh.vertices, border(surface.mesh, 0.05 * scene.size)]) {
        box.take(posed(surface, places, k), 0, whole ? undefined : near);
      }
    }
  }
  return { low: box.low, high: box.high, cloud: box.cloud, moving };
}

/** Whether there is something to stand on: a surface that looks upwards, on the whole. */
export function carries(scene, turn) {
  const normal = new Vector3();
  return scene.surfaces.some(({ mesh: { normals }, quaternion: [w, x, y, z] }) => {
    const pose = new Quaternion(x, y, z, w).premultiply(turn);
    let sum = 0;
    for (let i = 0; i < normals.length; i += 3) sum += normal.fromArray(normals, i).applyQuaternion(pose).z;
    return sum > 0.1 * normals.length; // three numbers a normal: 0.3 on the average
  });
}

/** From where to look, a direction: across the plane of a plane motion, else from the front, right and above. */
export function viewpoint({ moving: { low, high } }, floating = false) {
  const [x, y, z] = low.map((value, k) => high[k] - value);
  const thin = 0.12;
  if (y < thin * Math.max(x, z) && z > Math.min(0.3 * x, 2 * y)) return [0.28, -1, 0.22];
  if (x < thin * Math.max(y, z) && z > Math.min(0.3 * y, 2 * x)) return [1, -0.28, 0.22];
  if (z < thin * Math.max(x, y)) return [0.45, -0.95, 0.85];
  if (floating) return [0.5, -0.75, 1]; // nothing to stand on: from above, things hide each other least
  return [0.62, -1, 0.62];
}
