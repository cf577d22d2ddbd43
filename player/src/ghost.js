// The recorded motion as a ghost beside the one made anew: its bodies in glass, its trails in grey.

import { Color, Group, MeshLambertMaterial } from "three";
import { Bodies } from "./bodies.js";
import { colours } from "./palette.js";
import { ribbon } from "./ribbon.js";

export class Ghost {
  /** `scene` is the recorded one: arrays of its own. */
  constructor(scene) {
    this.group = new Group();
    this.group.name = "ghost";
    this.bodies = new Bodies(scene);
    this.glass = new MeshLambertMaterial({ transparent: true, opacity: 0.3, depthWrite: false });
    this.bodies.group.traverse((object) => {
      if (!object.material) return;
      object.material = this.glass;
      object.castShadow = object.receiveShadow = false;
      object.renderOrder = 1;
    });
    const paths = scene.bodies.length ? scene.bodies : scene.points.filter(({ kind }) => kind === "point");
    this.trails = paths.map(({ name, position }) => {
      const trail = ribbon(scene.t, position, { width: 1.1, faint: 0.25 });
      trail.name = name;
      return trail;
    });
    this.group.add(this.bodies.group, ...this.trails);
    this.retheme();
  }

  update(at) {
    this.bodies.update(at);
  }

  retheme() {
    const grey = new Color(colours().centre);
    this.glass.color.copy(grey);
    for (const { material } of this.trails) material.uniforms.uColour.value.copy(grey);
  }
}
