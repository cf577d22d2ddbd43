// Contacts: the place, its trail, and an arrow for the force; red while the contact would have lifted or slipped.

import { ConeGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, SphereGeometry, Vector3 } from "three";
import { contactState } from "./contact_state.js";
import { HUGE } from "./data.js";
import { colours } from "./palette.js";
import { row } from "./pose.js";
import { ribbon } from "./ribbon.js";

const UP = new Vector3(0, 0, 1);
const LONGEST = 3; // arrows are cut at this many reference lengths, so that a spike does not fill the picture

/** Typical size of the forces: the median, about the weight for something that rests or rolls. */
function typical(contacts) {
  const sizes = [];
  for (const { force } of contacts) {
    for (let i = 0; i < force.length; i += 3) {
      const size = Math.hypot(force[i], force[i + 1], force[i + 2]);
      if (size > 0 && size < HUGE) sizes.push(size);
    }
  }
  sizes.sort((a, b) => a - b);
  return sizes.length ? sizes[sizes.length >> 1] : 1;
}

/** An object drawn twice: as it is, and faintly through whatever hides it. */
function seenThrough(geometry, solid, ghost) {
  const group = new Group();
  const inner = new Mesh(geometry, solid);
  const outer = new Mesh(geometry, ghost);
  outer.renderOrder = 5;
  group.add(inner, outer);
  return group;
}

class Contact {
  constructor(contact, scene, reference) {
    const body = scene.bodies.find(({ name }) => name === contact.body);
    const extent = body ? body.extent : 0.1 * scene.size;
    this.contact = contact;
    this.reference = reference;
    this.length = Math.min(Math.max(3.2 * extent, 0.24 * scene.size), 0.6 * scene.size);
    this.solid = new MeshLambertMaterial();
    this.ghost = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthTest: false, depthWrite: false });
    this.arrowSolid = new MeshLambertMaterial();
    this.arrowGhost = new MeshBasicMaterial({ transparent: true, opacity: 0.42, depthTest: false, depthWrite: false });
    const dot = Math.min(0.02 * scene.size, 0.16 * extent);
    this.dot = seenThrough(new SphereGeometry(dot, 24, 16), this.solid, this.ghost);
    const thick = 0.026 * this.length;
    const turned = (geometry) => geometry.rotateX(Math.PI / 2);
    this.head = 0.2 * this.length;
    const shaft = turned(new CylinderGeometry(thick, thick, 1, 16)).translate(0, 0, 0.5);
    const tip = turned(new ConeGeometry(2.6 * thick, this.head, 20)).translate(0, 0, -this.head / 2);
    this.shaft = seenThrough(shaft, this.arrowSolid, this.arrowGhost);
    this.tip = seenThrough(tip, this.arrowSolid, this.arrowGhost);
    this.arrow = new Group();
    [this.shaft.name, this.tip.name] = ["shaft", "tip"];
    this.arrow.add(this.shaft, this.tip);
    const { needed, lifted, point, rolls } = contact;
    this.trail = ribbon(scene.t, point, { needed: rolls === false ? null : needed, lifted, width: 1.9, faint: 0.4 });
  }

  update(at, mu) {
    this.state = contactState(this.contact, at, mu);
    const bad = this.state.lifted || this.state.slipped;
    const tones = colours();
    this.solid.color.set(bad ? tones.red : tones.contact);
    this.ghost.color.copy(this.solid.color);
    this.arrowSolid.color.set(bad ? tones.red : tones.force);
    this.arrowGhost.color.copy(this.arrowSolid.color);
    const place = row(this.contact.point, 3, at);
    const force = new Vector3(...row(this.contact.force, 3, at));
    this.dot.visible = place.every(Number.isFinite);
    this.arrow.visible = this.dot.visible && Number.isFinite(force.length()) && force.length() > 0;
    if (this.dot.visible) this.dot.position.set(...place);
    if (this.arrow.visible) this.point(place, force);
  }

  point(place, force) {
    const size = force.length();
    const length = this.length * Math.min(LONGEST, size / this.reference);
    const head = Math.min(1, length / (1.6 * this.head));
    this.arrow.position.set(...place);
    this.arrow.quaternion.setFromUnitVectors(UP, force.divideScalar(size));
    this.shaft.scale.set(head, head, Math.max(1e-9, length - 0.9 * this.head * head));
    this.tip.position.z = length;
    this.tip.scale.setScalar(Math.max(1e-6, head));
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
    const reference = typical(scene.contacts);
    this.items = scene.contacts.map((contact) => new Contact(contact, scene, reference));
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

  retheme() {
    for (const item of this.items) item.retheme();
  }
}
