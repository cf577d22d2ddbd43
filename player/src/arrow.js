// An arrow to a scale: its shaft and head, seen through what hides them; one that is cut has a second head.

import { ConeGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

const UP = new Vector3(0, 0, 1);

/** Heads of an arrow, one behind the other, the first with its tip at the origin. */
function heads(count, radius, length) {
  const cones = Array.from({ length: count }, (_, k) =>
    new ConeGeometry(radius, length, 20).rotateX(Math.PI / 2).translate(0, 0, -(k + 0.5) * length));
  return mergeGeometries(cones);
}

/** An object drawn twice: as it is, and faintly through whatever hides it. */
export function seenThrough(geometry, solid, ghost) {
  const group = new Group();
  const inner = new Mesh(geometry, solid);
  const outer = new Mesh(geometry, ghost);
  outer.renderOrder = 5;
  group.add(inner, outer);
  return group;
}

export class Arrow {
  /** `scale` is {perMetre, most, length}, see force_scale.js. */
  constructor(scale) {
    this.scale = scale;
    this.solid = new MeshLambertMaterial();
    this.ghost = new MeshBasicMaterial({ transparent: true, opacity: 0.42, depthTest: false, depthWrite: false });
    const thick = 0.026 * scale.length;
    this.head = 0.2 * scale.length;
    const shaft = new CylinderGeometry(thick, thick, 1, 16).rotateX(Math.PI / 2).translate(0, 0, 0.5);
    this.heads = [1, 2].map((count) => heads(count, 2.6 * thick, this.head));
    this.shaft = seenThrough(shaft, this.solid, this.ghost);
    this.tip = seenThrough(this.heads[0], this.solid, this.ghost);
    this.group = new Group();
    [this.shaft.name, this.tip.name] = ["shaft", "tip"];
    this.group.add(this.shaft, this.tip);
  }

  paint(colour) {
    this.solid.color.set(colour);
    this.ghost.color.copy(this.solid.color);
  }

  /** From a place, along a value; hidden where there is none. */
  point(place, value) {
    const along = new Vector3(...value);
    const size = along.length();
    this.group.visible = place.every(Number.isFinite) && Number.isFinite(size) && size > 0 && size < 1e29;
    if (!this.group.visible) return;
    const cut = size > this.scale.most;
    const length = Math.min(this.scale.most, size) / this.scale.perMetre;
    const head = Math.min(1, length / (1.6 * this.head));
    this.group.position.set(...place);
    this.group.quaternion.setFromUnitVectors(UP, along.divideScalar(size));
    this.shaft.scale.set(head, head, Math.max(1e-9, length - 0.9 * this.head * head));
    for (const mesh of this.tip.children) mesh.geometry = this.heads[cut ? 1 : 0];
    this.tip.position.z = length;
    this.tip.scale.setScalar(Math.max(1e-6, head));
  }
}
