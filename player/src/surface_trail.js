// Where a contact was on a surface that moves, as a trail that goes with the surface.

import { Group } from "three";
import { colours } from "./palette.js";
import { row, slerp } from "./pose.js";
import { ribbon } from "./ribbon.js";

/** R' (p - o): a place as a body sees it whose origin is o, and whose quaternion is (w, x, y, z). */
function seenFrom([w, x, y, z], origin, place) {
  const p = place.map((value, k) => value - origin[k]);
  const u = [-x, -y, -z];
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const t = cross(u, p).map((value) => 2 * value);
  return p.map((value, k) => value + w * t[k] + cross(u, t)[k]);
}

const moves = ({ position, quaternion }) => position.length > 3 || quaternion.length > 4;

export class SurfaceTrails {
  constructor(scene) {
    Object.assign(this, { id: "surface-trails", title: "trails on moving surfaces", says: "as somebody on the surface sees them", group: new Group() });
    this.group.name = "surface-trails";
    this.items = scene.contacts.flatMap((contact) => {
      const surface = scene.surfaces.find(({ name }) => name === contact.surface);
      if (!surface || !moves(surface)) return [];
      const places = new Float32Array(contact.point.length);
      const [pose, trail] = [new Group(), ribbon(scene.t, places, { width: 1.9, faint: 0.55 })];
      trail.name = contact.name;
      pose.add(trail);
      this.group.add(pose);
      return [{ contact, surface, places, pose, trail, times: scene.t }];
    });
    this.rewrite();
  }

  rewrite() {
    for (const { contact, surface, places, trail, times } of this.items) {
      for (let i = 0; i < times.length; i++) {
        const at = { i, s: 0 };
        places.set(seenFrom(slerp(surface.quaternion, at), row(surface.position, 3, at), row(contact.point, 3, at)), 3 * i);
      }
      trail.rewrite();
    }
  }

  update(at) {
    for (const { surface, pose } of this.items) {
      const [w, x, y, z] = slerp(surface.quaternion, at);
      pose.position.set(...row(surface.position, 3, at));
      pose.quaternion.set(x, y, z, w);
    }
  }

  retheme() {
    for (const { trail } of this.items) trail.material.uniforms.uColour.value.set(colours().mark);
  }
}
