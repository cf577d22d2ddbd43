// Contacts: the place, its trail, and an arrow for the force; orange while the contact slides, or would have
// lifted or slipped; without an arrow while it flies.
// A force is drawn to one scale in the whole scene, except a spike, which is cut and gets a second head.

import { Group, MeshBasicMaterial, MeshLambertMaterial, SphereGeometry } from "three";
import { Arrow, seenThrough } from "./arrow.js";
import { contactState, MODES } from "./contact_state.js";
import { extentOf, forceScale } from "./force_scale.js";
import { colours } from "./palette.js";
import { row } from "./pose.js";
import { ribbon } from "./ribbon.js";

class Contact {
  constructor(contact, scene, scale) {
    const extent = extentOf(contact, scene);
    this.contact = contact;
    this.solid = new MeshLambertMaterial();
    this.ghost = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthTest: false, depthWrite: false });
    const dot = Math.min(0.02 * scene.size, 0.16 * extent);
    this.dot = seenThrough(new SphereGeometry(dot, 24, 16), this.solid, this.ghost);
    this.drawn = new Arrow(scale);
    this.arrow = this.drawn.group;
    const { needed, mode, point, rolls } = contact;
    const lifted = (this.lifted = mode ? new Float32Array(mode.length) : contact.lifted);
    this.sort();
    this.trail = ribbon(scene.t, point, { needed: rolls === false ? null : needed, lifted, width: 1.9, faint: 0.4 });
  }

  /** Where it slides and flies, of a contact that may open. */
  sort() {
    this.contact.mode?.forEach((k, i) => { this.lifted[i] = { roll: 0, slide: 1, fly: -1 }[MODES[k]]; });
  }

  update(at, mu) {
    this.state = contactState(this.contact, at, mu);
    const bad = this.state.lifted || this.state.slipped;
    const tones = colours();
    this.solid.color.set(bad ? tones.bad : tones.contact);
    this.ghost.color.copy(this.solid.color);
    this.drawn.paint(bad ? tones.bad : tones.force);
    const place = row(this.contact.point, 3, at);
    this.dot.visible = place.every(Number.isFinite);
    const flies = this.state.mode === "fly";
    for (const material of [this.solid, this.ghost]) material.opacity = flies ? 0.3 : material === this.solid ? 1 : 0.5;
    this.solid.transparent = flies;
    if (this.dot.visible) this.dot.position.set(...place);
    this.drawn.point(place, flies ? [0, 0, 0] : row(this.contact.force, 3, at));
  }

  retheme() {
    this.trail.material.uniforms.uColour.value.set(colours().contact);
  }
}

export class Contacts {
  constructor(scene) {
    this.group = new Group();
    this.trails = new Group();
    this.arrows = new Group();
    [this.trails.name, this.arrows.name] = ["trails", "arrows"];
    this.group.add(this.trails, this.arrows);
    this.scale = forceScale(scene);
    this.items = scene.contacts.map((contact) => new Contact(contact, scene, this.scale));
    for (const item of this.items) {
      item.dot.name = item.arrow.name = item.trail.name = item.contact.name;
      this.group.add(item.dot);
      this.arrows.add(item.arrow);
      this.trails.add(item.trail);
    }
    this.retheme();
  }

  update(at, mu) {
    for (const item of this.items) item.update(at, mu);
  }

  /** Take what the arrays of the scene hold now. */
  rewrite() {
    for (const item of this.items) {
      item.sort();
      item.trail.rewrite();
    }
  }

  retheme() {
    for (const item of this.items) item.retheme();
  }
}
