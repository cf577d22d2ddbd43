// The player: one scene, one time, and everything that shows them.

import { Sphere, Vector3 } from "three";
import { Bodies } from "./bodies.js";
import { bounds, carries, uprighting } from "./bounds.js";
import { Clock } from "./clock.js";
import { badStretches, contactState } from "./contact_state.js";
import { Contacts } from "./contacts.js";
import { el } from "./dom.js";
import { errors } from "./errors.js";
import { Floor } from "./floor.js";
import { besides } from "./ghost.js";
import { helpSheet } from "./keys.js";
import { Layers } from "./layers.js";
import { Live } from "./live.js";
import { notLive } from "./live_card.js";
import { onThemeChange } from "./palette.js";
import { Orientation } from "./orientation.js";
import { Panel } from "./panel.js";
import { Plots } from "./plots.js";
import { Lines, Points } from "./points.js";
import { locate, row } from "./pose.js";
import { shared } from "./ribbon.js";
import { Stage } from "./stage.js";
import { Surfaces } from "./surfaces.js";
import { Transport } from "./transport.js";

const NARROW = 760; // px of width: below, plots are a sheet and start hidden
const WIDE = 1000; // from here on there is room for the picture between both panels

/** What the picture shows, for those who cannot see it. */
function pictured(scene) {
  const named = (list) => list.map(({ name }) => name).join(", ");
  const parts = [[scene.bodies, "bodies"], [scene.points.filter(({ kind }) => kind === "point"), "points"], [scene.surfaces, "surfaces"], [scene.contacts, "contacts"]];
  const shown = parts.filter(([list]) => list.length).map(([list, what]) => `${what}: ${named(list)}`);
  return `3D picture of ${scene.title || "a motion"}; ${shown.join("; ")}. Drag to turn; the plots and the panel say the same in numbers.`;
}

/** The scene with the motions beside it: what has to be in view. */
const together = (scene) => ({ ...scene, ...Object.fromEntries(["bodies", "points", "lines"].map((part) => [part, [...scene[part], ...(scene.beside ?? []).flatMap((other) => other[part])]])) });

export class Player {
  constructor(scene, root) {
    this.scene = scene;
    this.root = root;
    this.clock = new Clock(scene.t);
    this.mu = Number.isFinite(scene.mu) ? scene.mu : 0.5;
    this.following = "";
    const roomy = innerWidth >= NARROW;
    this.shown = {
      trails: true, arrows: true, plots: roomy && scene.plots.length > 0, info: innerWidth >= WIDE && innerHeight >= 560, help: false,
    };
    this.step = this.clock.duration / Math.max(1, Math.min(scene.t.length - 1, 200));
    this.build(roomy && innerHeight >= 640);
    this.judge();
    this.show("help", false);
    this.follow(scene.follow, false);
    onThemeChange(() => this.retheme());
    new ResizeObserver(() => this.layout()).observe(root);
  }

  build(roomy) {
    const { scene } = this;
    const turn = uprighting(scene);
    const box = bounds(together(scene), turn);
    this.view = el("main", { class: "view" });
    this.canvas = el("canvas", { class: "stage", role: "img", tabindex: "0", "aria-label": pictured(scene) });
    this.view.append(this.canvas);
    this.stage = new Stage(this.canvas, scene, box, turn);
    this.bodies = new Bodies(scene);
    this.surfaces = new Surfaces(scene);
    this.points = new Points(scene);
    this.lines = new Lines(scene);
    this.contacts = new Contacts(scene);
    this.parts = [this.bodies, this.surfaces, this.points, this.lines, this.contacts];
    ["bodies", "surfaces", "points", "lines", "contacts"].forEach((name, k) => {
      this.parts[k].group.name = name;
      this.stage.upright.add(this.parts[k].group);
    });
    this.beside = besides(scene);
    for (const { group } of this.beside) this.stage.upright.add(group);
    if (!carries(scene, turn)) {
      this.floor = new Floor(scene, box);
      this.stage.world.add(this.floor.object);
    }
    this.orientation = new Orientation(scene, this.stage, this.floor?.uniforms.uGrid.value);
    this.layers = new Layers(scene, this.contacts.scale, this.bodies, this.points, this.stage);
    this.stage.upright.add(this.layers.group);
    this.stage.onDraw = () => { this.orientation.update(); this.layers.labels.place(); };
    this.view.append(this.orientation.element, this.layers.labels.element);
    this.panel = new Panel(scene, this.contacts.scale, { roomy, beside: this.beside });
    this.plots = new Plots(scene, (t) => this.seek(t), () => { this.plots.layout(); this.update(); });
    this.panel.judged?.addEventListener("toggle", () => {
      this.plots.judging(this.panel.judged.open);
      this.layout();
    });
    this.transport = new Transport(scene, this);
    this.help = helpSheet(() => this.show("help", false));
    if (scene.live?.sliders) {
      this.live = new Live(this, scene);
      this.stage.upright.add(this.live.ghost.group);
    } else if (scene.live) this.panel.body.prepend(notLive(scene.live.reason));
    this.root.append(this.view, this.panel.element, this.plots.element, this.transport.element, this.help);
    shared.uTail.value = Math.max(1e-6, Math.min(0.2 * this.clock.duration, 2.5) || 1);
  }

  /** Open the picture; where that is impossible the rest of the page still works. */
  open() {
    try {
      this.stage.open();
    } catch (error) {
      this.view.append(el("div", { class: "nogl", role: "alert" },
        el("h2", {}, "No 3D picture here"),
        el("p", {}, "This browser gives no WebGL, which the picture needs. Try another browser, or turn on hardware acceleration. Time, plots and numbers work without it."),
        el("p", { class: "reason" }, String(error.message ?? error))));
    }
    this.canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.view.append(el("div", { class: "nogl", role: "alert" }, el("p", {}, "The graphics system stopped. Reload the page to see the picture again.")));
    });
  }

  // --- what the viewer may do -----------------------------------------------------------------------
  seek(t) {
    this.clock.seek(t);
    this.update();
  }

  play() {
    this.clock.play();
    this.update();
  }

  pause() {
    this.clock.pause();
    this.update();
  }

  toggle() {
    this.clock.toggle();
    this.update();
  }

  setSpeed(speed) {
    this.clock.speed = speed;
    this.update();
  }

  shiftSpeed(direction) {
    this.clock.shift(direction);
    this.update();
  }

  setLoop(loop) {
    this.clock.loop = loop;
    this.update();
  }

  setMu(mu) {
    if (Number.isFinite(mu)) this.mu = Math.max(0, mu);
    this.judge();
    this.update();
  }

  /** Stretches of time in orange, for the friction chosen. */
  judge() {
    shared.uMu.value = this.mu;
    this.transport.scrub.stretches(badStretches(this.scene.contacts, this.scene.t, this.mu));
    this.plots.refresh();
  }

  /** Look at a body or a point as it moves, from near; "": at all of the motion. */
  follow(name, near = true) {
    const { bodies, points } = this.scene;
    const thing = bodies.find((body) => body.name === name) ?? points.find((point) => point.name === name);
    const before = this.following;
    this.following = thing ? name : "";
    if (before && !thing) this.stage.reset();
    this.update();
    if (thing && near) this.stage.near(thing.extent || thing.radius || 0.02 * this.scene.size);
  }

  followNext() {
    const names = ["", ...this.scene.bodies.map(({ name }) => name)];
    this.follow(names[(names.indexOf(this.following) + 1) % names.length]);
  }

  resetCamera() {
    this.stage.reset();
    this.update();
  }

  show(what, on = !this.shown[what]) {
    this.shown[what] = on;
    this.points.trails.visible = this.contacts.trails.visible = this.shown.trails;
    this.contacts.arrows.visible = this.shown.arrows;
    this.plots.element.hidden = !this.shown.plots || !this.scene.plots.length;
    this.panel.fold(!this.shown.info);
    this.panel.scale.hidden = !this.shown.arrows;
    if (this.shown.help && !this.help.open) this.help.show();
    if (!this.shown.help && this.help.open) this.help.close();
    if (what === "plots" || what === "info" || what === "arrows") this.layout();
    this.update();
  }

  /** A layer over the picture, by its name: "normal", "friction", "weight", "velocity", "omega", "frames", "labels". */
  layer(id, on) {
    this.layers.show(id, on);
    this.update();
  }

  /** The arrays of the scene hold another motion: draw it. `ghostOf` gives the recorded values of a curve, or is null. */
  rewrite(ghostOf) {
    const count = this.plots.items.length;
    this.points.rewrite();
    this.contacts.rewrite();
    this.layers.onSurfaces.rewrite();
    this.plots.rewrite(ghostOf);
    this.judge();
    if (count !== this.plotted) this.layout();
    this.plotted = count;
    this.update();
  }

  /** All of the motion as it is now in view, unless the viewer has moved the camera. */
  reframe() {
    if (this.stage.moved || this.following) return;
    this.stage.box = bounds(together(this.scene), this.stage.turn);
    this.stage.reset();
    this.update();
  }

  // --- what follows from it -------------------------------------------------------------------------
  retheme() {
    for (const part of [...this.parts, this.layers, this.stage, this.floor, this.live?.ghost, ...this.beside, this.panel]) part?.retheme?.();
    this.plots.layout();
    this.update();
  }

  layout() {
    const [width, height] = [this.root.clientWidth, this.root.clientHeight];
    const bar = this.transport.element.offsetHeight;
    const wide = width >= NARROW;
    const plots = this.plots.element;
    this.root.style.setProperty("--bar", `${bar}px`);
    const covered = wide && !plots.hidden ? plots.offsetWidth + 12 : 0;
    const below = !wide && !plots.hidden ? plots.offsetHeight : 0;
    const { offsetLeft: x, offsetTop: y, offsetWidth, offsetHeight } = this.panel.element;
    const card = { right: x + offsetWidth, bottom: y + offsetHeight };
    this.stage.setFree({ left: 0, right: width - covered, top: 0, bottom: height - bar - below }, card);
    this.orientation.element.style.bottom = `${bar + below + 8}px`;
    this.plots.layout(wide ? height - bar - 24 : 0.42 * height);
    this.update();
  }

  /** Everything to the time of the clock. */
  update() {
    const { clock, scene } = this;
    const at = locate(scene.t, clock.t);
    const fraction = clock.duration > 0 ? (clock.t - clock.start) / clock.duration : 0;
    this.bodies.update(at);
    this.surfaces.update(at, fraction);
    this.points.update(at);
    this.lines.update(at);
    this.contacts.update(at, this.mu);
    this.layers.update(at);
    this.live?.ghost.update(clock.t);
    for (const ghost of this.beside) ghost.update(clock.t);
    shared.uTime.value = clock.t;
    this.track(at);
    this.shade();
    this.panel.update(this.contactStates(at), this.mu);
    this.plots.update(clock.t, this.mu);
    this.transport.update();
    this.stage.dirty = true;
  }

  track(at) {
    if (!this.following) return;
    const body = this.scene.bodies.find(({ name }) => name === this.following);
    const point = body ?? this.scene.points.find(({ name }) => name === this.following);
    this.stage.track(row(point.position, 3, at));
  }

  /** The shadow is fitted to where the bodies are now. */
  shade() {
    const places = [...this.bodies.items, ...this.points.items].map(({ object }) => object.position);
    const ball = new Sphere().setFromPoints(places.length ? places : [new Vector3(...this.scene.centre)]);
    const sizes = [...this.scene.bodies.map(({ extent }) => extent || 0), ...this.scene.points.map(({ radius }) => radius ?? 0)];
    const reach = Math.max(...sizes, 0.05 * this.scene.size);
    this.stage.shade(ball.center, ball.radius + 2.5 * reach);
  }

  contactStates(at) {
    return Object.fromEntries(this.scene.contacts.map((contact) => [contact.name, contactState(contact, at, this.mu)]));
  }

  /** What is shown now, as plain data. */
  state() {
    const { clock, scene } = this;
    const pose = ({ position: p, quaternion: q }) => ({ position: [p.x, p.y, p.z], quaternion: [q.w, q.x, q.y, q.z] });
    return {
      t: clock.t, playing: clock.playing, speed: clock.speed, loop: clock.loop, follow: this.following, mu: this.mu,
      bodies: Object.fromEntries(this.bodies.items.map(({ name, object }) => [name, pose(object)])),
      points: Object.fromEntries(this.points.items.map(({ point, object }) => [point.name, pose(object).position])),
      surfaces: Object.fromEntries(this.surfaces.items.map(({ surface, object }) => [surface.name, pose(object)])),
      contacts: this.contactStates(locate(scene.t, clock.t)),
      live: this.live?.state() ?? null,
      shown: { ...this.shown }, layers: this.layers.shown(), frames: scene.t.length, errors: [...errors],
      camera: this.stage.viewpoint(),
    };
  }
}
