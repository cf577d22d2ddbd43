// Layers that a reader may put over the picture: parts of the forces, weight, velocities, spin, axes of bodies, names.

import { Group, Vector3 } from "three";
import { Arrow } from "./arrow.js";
import { el } from "./dom.js";
import { scaleOf, sizes } from "./force_scale.js";
import { short } from "./numbers.js";
import { colours, curve } from "./palette.js";
import { row } from "./pose.js";
import { SurfaceTrails } from "./surface_trail.js";

const TURNED = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];

/** What a scale says: "0.1 m = 2 N; over 30 N cut, two heads". */
function scaleText({ perMetre, most, cuts, length }, unit) {
  const metres = 10 ** Math.floor(Math.log10(length));
  return `${short(metres)} m = ${short(metres * perMetre)} ${unit}${cuts ? `; over ${short(most)} ${unit} cut, two heads` : ""}`;
}

/** One kind of arrows: each with `place(at)` and `value(at)`. */
class Arrows {
  constructor(id, title, unit, colour, scale, sources) {
    Object.assign(this, { id, title, colour, scale, says: scaleText(scale, unit) });
    this.group = new Group();
    this.group.name = id;
    this.swatch = el("i", { class: "swatch" });
    this.items = sources.map((source) => ({ ...source, arrow: new Arrow(scale) }));
    for (const { arrow, name } of this.items) {
      arrow.group.name = name;
      this.group.add(arrow.group);
    }
  }

  retheme() {
    this.swatch.style.background = this.colour();
  }

  update(at) {
    for (const { arrow, place, value } of this.items) {
      arrow.paint(this.colour());
      arrow.point(place(at), value(at));
    }
  }
}

/** The axes x, y, z of every body, in the colours of the first three curves. */
class Frames {
  constructor(bodies) {
    Object.assign(this, { id: "frames", title: "axes of bodies", says: bodies.length ? "x, y, z as the curves' colours" : "", group: new Group() });
    this.group.name = "frames";
    this.items = bodies.flatMap(({ name, object, reach }) => TURNED.map((axis, k) => {
      const arrow = new Arrow({ perMetre: 1, most: Infinity, length: reach });
      arrow.group.name = `${name} ${"xyz"[k]}`;
      this.group.add(arrow.group);
      return { arrow, axis, k, object, reach };
    }));
  }

  update() {
    for (const { arrow, axis, k, object, reach } of this.items) {
      arrow.paint(curve(k));
      const along = new Vector3(...axis).applyQuaternion(object.quaternion).multiplyScalar(reach);
      arrow.point(object.position.toArray(), along.toArray());
    }
  }
}

/** Names beside what they name; they are text of the page, so that they stay sharp. */
class Labels {
  constructor(things, stage) {
    Object.assign(this, { id: "labels", title: "names", says: "", stage, group: new Group() });
    this.element = el("div", { class: "labels", "aria-hidden": "true" });
    this.items = things.map(({ name, object }) => ({ object, text: el("span", {}, name) }));
    this.element.append(...this.items.map(({ text }) => text));
  }

  update() {}

  /** Where they are on the screen, once the camera is known. */
  place() {
    this.element.hidden = !this.group.parent;
    if (this.element.hidden) return;
    const { camera, canvas } = this.stage;
    for (const { object, text } of this.items) {
      const seen = object.getWorldPosition(new Vector3()).project(camera);
      text.hidden = !(Math.abs(seen.x) < 1 && Math.abs(seen.y) < 1 && seen.z < 1);
      text.style.left = `${((seen.x + 1) / 2) * canvas.clientWidth}px`;
      text.style.top = `${((1 - seen.y) / 2) * canvas.clientHeight}px`;
    }
  }
}

const scaled = (a, s) => a.map((x) => x * s);
const less = (a, b) => a.map((x, k) => x - b[k]);

/** The parts of contacts' forces: along the normal, and in the tangent plane. */
function parts({ contacts }) {
  const normal = (contact) => (at) => scaled(row(contact.direction, 3, at), row(contact.normal, 1, at)[0]);
  const known = contacts.filter(({ direction }) => direction);
  return {
    normal: known.map((c) => ({ name: c.name, place: (at) => row(c.point, 3, at), value: normal(c) })),
    friction: known.map((c) => ({ name: c.name, place: (at) => row(c.point, 3, at), value: (at) => less(row(c.force, 3, at), normal(c)(at)) })),
  };
}

/** Forces on things, by the name of their layer (trundle/view/acting.py). */
const ACTING = [
  ["weight", "weight", () => colours().centre],
  ["applied", "applied forces", () => curve(4)],
  ["ideal", "forces of constraints, Q^N", () => curve(0)],
  ["working", "the part that does work, Q^W", () => curve(1)],
  ["constraint", "forces of constraints", () => curve(0)],
];

/** Arrows from the middle of things, along one of their arrays. */
const from = (thing, values, name = thing.name) => ({ name, place: (at) => row(thing.position, 3, at), value: (at) => row(values, 3, at) });

export class Layers {
  constructor(scene, forces, bodies, points, stage) {
    const extent = Math.max(0, ...scene.bodies.map(({ extent }) => extent || 0));
    const own = (arrays) => scaleOf(sizes(arrays), extent, scene.size);
    const moving = [...scene.bodies, ...scene.points].filter(({ velocity }) => velocity);
    const turning = scene.bodies.filter(({ omega }) => omega);
    const { normal, friction } = parts(scene);
    const acting = (id) => (scene.forces ?? []).filter(({ layer }) => layer === id).map(({ name, at, values }) => from(scene[at[0]][at[1]], values, name));
    const named = points.items.map(({ point, object }) => ({ name: point.name, object, kind: point.kind }))
      .filter(({ kind }) => kind === "point" || kind === "contact");
    const framed = bodies.items.map(({ name, object }) => ({ name, object, reach: 1.5 * (scene.bodies.find((body) => body.name === name).extent || 0.05 * scene.size) }));
    this.labels = new Labels([...bodies.items, ...named], stage);
    const arrows = [
      ["normal", "normal force", "N", () => curve(0), forces, normal],
      ["friction", "friction", "N", () => curve(1), forces, friction],
      ...ACTING.map(([id, title, colour]) => [id, title, "N", colour, forces, acting(id)]),
      ["velocity", "velocity", "m/s", () => curve(2), own(moving.map(({ velocity }) => velocity)), moving.map((thing) => from(thing, thing.velocity))],
      ["omega", "angular velocity", "rad/s", () => curve(3), own(turning.map(({ omega }) => omega)), turning.map((thing) => from(thing, thing.omega))],
    ];
    this.all = arrows.filter(([, , , , , sources]) => sources.length).map((one) => new Arrows(...one));
    if (framed.length) this.all.push(new Frames(framed));
    this.onSurfaces = new SurfaceTrails(scene);
    if (this.onSurfaces.items.length) this.all.push(this.onSurfaces);
    if (this.labels.items.length) this.all.push(this.labels);
    this.group = new Group();
    this.group.name = "layers";
    this.retheme();
  }

  /** Put a layer over the picture, or take it away. */
  show(id, on) {
    const layer = this.all.find((one) => one.id === id);
    if (layer && on) this.group.add(layer.group);
    else if (layer) this.group.remove(layer.group);
  }

  retheme() {
    for (const layer of this.all) layer.retheme?.();
  }

  update(at) {
    for (const layer of this.all) if (layer.group.parent) layer.update(at);
  }

  shown() {
    return this.all.filter(({ group }) => group.parent).map(({ id }) => id);
  }
}
