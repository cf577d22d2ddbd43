// Contacts: the place, its trail, and an arrow for the force; orange while the contact slides, or would have
// lifted or slipped; without an arrow while it flies.
// A force is drawn to one scale in the whole scene, except a spike, which is cut and gets a second head.

import { ConeGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, SphereGeometry, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { contactState, MODES } from "./contact_state.js";
import { extentOf, forceScale } from "./force_scale.js";
import { colours } from "./palette.js";
import { row } from "./pose.js";
import { ribbon } from "./ribbon.js";

const UP = new Vector3(0, 0, 1);

/** Heads of an arrow, one behind the other, the first with its tip at the origin. */
function heads(count, radius, length) {
  const cones = Array.from({ length: count }, (_, k) =>
    new ConeGeometry(radius, length, 20).rotateX(Math.PI / 2).translate(0, 0, -(k + 0.5) * length));
  return mergeGeometries(cones);
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
  constructor(contact, scene, scale) {
    const extent = extentOf(contact, scene);
    this.contact = contact;
    this.scale = scale;
    this.solid = new MeshLambertMaterial();
    this.ghost = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthTest: false, depthWrite: false });
    this.arrowSolid = new MeshLambertMaterial();
    this.arrowGhost = new MeshBasicMaterial({ transparent: true, opacity: 0.42, depthTest: false, depthWrite: false });
    const dot = Math.min(0.02 * scene.size, 0.16 * extent);
    this.dot = seenThrough(new SphereGeometry(dot, 24, 16), this.solid, this.ghost);
    const thick = 0.026 * scale.length;
    this.head = 0.2 * scale.length;
    const shaft = new CylinderGeometry(thick, thick, 1, 16).rotateX(Math.PI / 2).translate(0, 0, 0.5);
    this.heads = [1, 2].map((count) => heads(count, 2.6 * thick, this.head));
    this.shaft = seenThrough(shaft, this.arrowSolid, this.arrowGhost);
    this.tip = seenThrough(this.heads[0], this.arrowSolid, this.arrowGhost);
    this.arrow = new Group();
    [this.shaft.name, this.tip.name] = ["shaft", "tip"];
    this.arrow.add(this.shaft, this.tip);
    const { needed, mode, point, rolls } = contact;
    const lifted = mode ? Array.from(mode, (k) => ({ roll: 0, slide: 1, fly: -1 })[MODES[k]]) : contact.lifted;
    this.trail = ribbon(scene.t, point, { needed: rolls === false ? null : needed, lifted, width: 1.9, faint: 0.4 });
  }

  update(at, mu) {
    this.state = contactState(this.contact, at, mu);
    const bad = this.state.lifted || this.state.slipped;
    const tones = colours();
    this.solid.color.set(bad ? tones.bad : tones.contact);
    this.ghost.color.copy(this.solid.color);
    this.arrowSolid.color.set(bad ? tones.bad : tones.force);
    this.arrowGhost.color.copy(this.arrowSolid.color);
    const place = row(this.contact.point, 3, at);
    const force = new Vector3(...row(this.contact.force, 3, at));
    this.dot.visible = place.every(Number.isFinite);
    const flies = this.state.mode === "fly";
    for (const material of [this.solid, this.ghost]) material.opacity = flies ? 0.3 : material === this.solid ? 1 : 0.5;
    this.solid.transparent = flies;
    this.arrow.visible = this.dot.visible && !flies && Number.isFinite(force.length()) && force.length() > 0;
    if (this.dot.visible) this.dot.position.set(...place);
    if (this.arrow.visible) this.point(place, force);
  }

  point(place, force) {
    const size = force.length();
    const cut = size > this.scale.most;
    const length = Math.min(this.scale.most, size) / this.scale.newtonsPerMetre;
    const head = Math.min(1, length / (1.6 * this.head));
    this.arrow.position.set(...place);
    this.arrow.quaternion.setFromUnitVectors(UP, force.divideScalar(size));
    this.shaft.scale.set(head, head, Math.max(1e-9, length - 0.9 * this.head * head));
    for (const mesh of this.tip.children) mesh.geometry = this.heads[cut ? 1 : 0];
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
    for (const { trail } of this.items) trail.rewrite();
  }

  retheme() {
    for (const item of this.items) item.retheme();
  }
}
