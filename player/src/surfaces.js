// Surfaces: a mesh with grid lines in the surface's own coordinates, moving or changing its shape in time.
// Seen from the free side a surface is solid; seen from behind it is glass, so that a bowl does not hide its ball.

import {
  BackSide, BufferAttribute, BufferGeometry, Color, FrontSide, Group, LineBasicMaterial, LineSegments,
  Mesh, MeshLambertMaterial,
} from "three";
import { patch } from "./glsl.js";
import { colours } from "./palette.js";
import { row, slerp } from "./pose.js";

const DECLARE = /* glsl */ `
uniform float uGrid; uniform int uHeight; uniform vec3 uPaint, uLine;

// how much of a line is here: p counts grid spacings; lines closer than a few pixels fade into a tint
float ruled(float p, float pixels) {
  float w = max(fwidth(p), 1e-6);
  float d = abs(fract(p - 0.5) - 0.5);
  float line = 1.0 - smoothstep(0.5 * pixels * w - 0.5 * w, 0.5 * pixels * w + 0.5 * w, d);
  return line * (1.0 - smoothstep(0.2, 0.5, w)) + 0.1 * smoothstep(0.2, 0.5, w);
}

vec3 gridded(vec3 place, vec3 n) {
  vec3 p = place / uGrid;
  // planes of constant x, y, z cut the surface in lines, except where they lie along it
  vec3 w = uHeight == 1 ? vec3(1.0, 1.0, 0.0) : 1.0 - smoothstep(0.68, 0.8, abs(normalize(n)));
  vec3 fine = w * vec3(ruled(p.x, 1.1), ruled(p.y, 1.1), ruled(p.z, 1.1));
  vec3 bold = w * vec3(ruled(p.x / 5.0, 1.9), ruled(p.y / 5.0, 1.9), ruled(p.z / 5.0, 1.9));
  float ink = max(0.4 * max(fine.x, max(fine.y, fine.z)), 0.66 * max(bold.x, max(bold.y, bold.z)));
  return mix(uPaint, uLine, ink);
}`;

/** Triangles turned so that their front is the side the normals point to. */
function wound({ vertices, normals, triangles }) {
  const out = new Uint32Array(triangles);
  const v = (i, k) => vertices[3 * i + k];
  for (let t = 0; t < out.length; t += 3) {
    const [a, b, c] = [out[t], out[t + 1], out[t + 2]];
    const p = [0, 1, 2].map((k) => v(b, k) - v(a, k));
    const q = [0, 1, 2].map((k) => v(c, k) - v(a, k));
    const n = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
    let along = 0;
    for (const i of [a, b, c]) for (let k = 0; k < 3; k++) along += n[k] * normals[3 * i + k];
    if (along < 0) [out[t + 1], out[t + 2]] = [c, b];
  }
  return out;
}

/** The edges that belong to one triangle only: where the drawn patch ends. */
export function rim(triangles) {
  const seen = new Map();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[t + k];
      const b = triangles[t + ((k + 1) % 3)];
      const key = a < b ? a * 4294967296 + b : b * 4294967296 + a;
      seen.set(key, seen.has(key) ? null : [a, b]);
    }
  }
  return new Uint32Array([...seen.values()].filter(Boolean).flat());
}

const isHeight = (normals) => {
  for (let i = 2; i < normals.length; i += 3) if (Math.abs(normals[i]) < 0.12) return false;
  return true;
};

class Surface {
  constructor(surface, index) {
    Object.assign(this, { surface, index, object: new Group() });
    const { mesh, grid } = surface;
    this.object.name = surface.name;
    const triangles = wound(mesh);
    this.vertices = new BufferAttribute(new Float32Array(mesh.vertices), 3);
    this.geometry = new BufferGeometry();
    this.geometry.setAttribute("position", this.vertices);
    this.geometry.setAttribute("normal", new BufferAttribute(new Float32Array(mesh.normals), 3));
    this.geometry.setIndex(new BufferAttribute(triangles, 1));
    const edges = new BufferGeometry();
    edges.setAttribute("position", this.vertices);
    edges.setIndex(new BufferAttribute(rim(triangles), 1));
    this.uniforms = {
      uGrid: { value: grid > 0 ? grid : 1 },
      uHeight: { value: isHeight(mesh.normals) ? 1 : 0 },
      uPaint: { value: new Color() },
      uLine: { value: new Color() },
    };
    const solid = new Mesh(this.geometry, this.material({ side: FrontSide }));
    const glass = new Mesh(
      this.geometry, this.material({ side: BackSide, transparent: true, opacity: 0.3, depthWrite: false }));
    solid.receiveShadow = true;
    // behind everything of its kind, or lines and trails would be tinted by it
    glass.renderOrder = -1;
    this.edge = new LineSegments(edges, new LineBasicMaterial({ transparent: true, opacity: 0.55 }));
    for (const part of [solid, glass, this.edge]) {
      part.frustumCulled = !surface.frames; // a changing shape has no bounding sphere worth trusting
      this.object.add(part);
    }
    this.retheme();
  }

  material(options) {
    return patch(new MeshLambertMaterial({ polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1, ...options }), {
      key: "gridded", uniforms: this.uniforms, declare: DECLARE,
      colour: "diffuseColor.rgb = gridded(vPlace, vFacing);", gloss: "0.16",
    });
  }

  retheme() {
    const { surfaces, grid } = colours();
    const paint = surfaces[this.index % surfaces.length];
    this.uniforms.uPaint.value.set(this.surface.grid > 0 ? paint : grid);
    this.uniforms.uLine.value.set(grid); // the same on a wire, which has no lines
    this.edge.material.color.set(grid);
  }

  update(at, fraction) {
    const { position, quaternion, frames } = this.surface;
    const [w, x, y, z] = slerp(quaternion, at);
    this.object.position.set(...row(position, 3, at));
    this.object.quaternion.set(x, y, z, w);
    if (frames) this.reshape(frames, fraction);
  }

  /** Vertices at a fraction of the whole time, between K shapes equally far apart. */
  reshape(frames, fraction) {
    const count = this.vertices.array.length;
    const last = frames.length / count - 1;
    const place = Math.min(last, Math.max(0, fraction * last));
    const k = Math.min(Math.floor(place), Math.max(0, last - 1));
    const s = place - k;
    if (place === this.shown) return;
    this.shown = place;
    const next = last > 0 ? count : 0;
    for (let i = 0; i < count; i++) {
      const a = frames[k * count + i];
      this.vertices.array[i] = a + s * (frames[k * count + next + i] - a);
    }
    this.vertices.needsUpdate = true;
    this.geometry.computeVertexNormals();
  }
}

/** The surfaces of a scene. */
export class Surfaces {
  constructor(scene) {
    this.group = new Group();
    this.items = scene.surfaces.map((surface, index) => new Surface(surface, index));
    for (const { object } of this.items) this.group.add(object);
  }

  update(at, fraction) {
    for (const item of this.items) item.update(at, fraction);
  }

  retheme() {
    for (const item of this.items) item.retheme();
  }
}
