// A motion beside the one that is shown, on the same clock: its bodies and points in glass, its trails thin.

import { Color, Group, MeshLambertMaterial } from "three";
import { Bodies } from "./bodies.js";
import { colours, motionTone } from "./palette.js";
import { Lines, Points } from "./points.js";
import { locate } from "./pose.js";
import { ribbon } from "./ribbon.js";

export class Ghost {
  /** `scene` has t, bodies, points and lines of its own; tone gives its colour. */
  constructor(scene, { name = "ghost", tone = () => colours().centre, opacity = 0.3 } = {}) {
    Object.assign(this, { scene, tone, group: new Group() });
    this.group.name = name;
    const own = { ...scene, points: scene.points.filter(({ kind }) => kind === "point") };
    this.parts = [new Bodies(own), new Points(own), new Lines(own)];
    this.glass = new MeshLambertMaterial({ transparent: true, opacity, depthWrite: false });
    for (const { group } of this.parts) {
      group.traverse((object) => {
        if (!object.material) return;
        object.material = this.glass;
        object.castShadow = object.receiveShadow = false;
        object.renderOrder = 1;
      });
    }
    this.trails = [...scene.bodies, ...own.points].map(({ name: of, position }) => {
      const trail = ribbon(scene.t, position, { width: 1.1, faint: 0.25 });
      trail.name = of;
      return trail;
    });
    this.parts[1].trails.visible = false;
    const trails = new Group();
    trails.name = "trails";
    trails.add(...this.trails);
    this.group.add(...this.parts.map(({ group }) => group), trails);
    this.retheme();
  }

  /** At a time of its own clock, which is everybody's. */
  update(t) {
    const at = locate(this.scene.t, t);
    for (const part of this.parts) part.update(at);
  }

  retheme() {
    const colour = new Color(this.tone());
    this.glass.color.copy(colour);
    for (const { material } of this.trails) material.uniforms.uColour.value.copy(colour);
  }
}

/** The motions that a page compares, each in a colour of its own. */
export const besides = (scene) => (scene.beside ?? []).map((other, k) =>
  new Ghost({ ...other, size: scene.size, contacts: [] }, { name: other.name, tone: () => motionTone(k + 1), opacity: 0.55 }));
