// A live page: sliders, a worker that makes the motion anew as they move, and the recorded motion as a ghost.

import workerText from "worker-text";
import { GAP } from "./data.js";
import { Ghost } from "./ghost.js";
import { LiveCard, notLive, summaryOf } from "./live_card.js";
import { short } from "./numbers.js";

const QUICK = 1e-8; // rtol while a slider moves
const FINEST = 1e-13;
const SURE = 1e-7; // of the size of the scene: two runs that differ by more have lost their digits

const at = (scene, path) => path.reduce((value, key) => value[key], scene);

/** A copy of the scene in which the arrays that a motion fills are copies. */
function recordedOf(scene, paths) {
  const copy = { ...scene, bodies: scene.bodies.map((x) => ({ ...x })), points: scene.points.map((x) => ({ ...x })) };
  for (const path of paths.filter(([part]) => part === "bodies" || part === "points")) {
    const owner = at(copy, path.slice(0, -1));
    owner[path[path.length - 1]] = owner[path[path.length - 1]].slice();
  }
  return copy;
}

export class Live {
  constructor(player, scene) {
    Object.assign(this, { player, scene, live: scene.live, ready: false, busy: null, waiting: null, made: null, apart: null, unsure: null, asked: 0, agrees: null });
    this.listeners = new Set();
    const { sliders, frames } = this.live;
    this.paths = frames.map(([path]) => path);
    this.recorded = new Map(this.paths.map((path) => [at(scene, path), at(scene, path).slice()]));
    this.ghost = new Ghost({ ...recordedOf(scene, this.paths), lines: [] });
    this.ghost.group.visible = false;
    this.card = new LiveCard(sliders, { move: () => this.ask(Math.max(this.live.rtol, QUICK)), settle: () => this.ask(this.live.rtol) }, innerWidth >= 1000 && innerHeight >= 560);
    this.card.element.addEventListener("toggle", () => player.layout());
    player.panel.live.append(this.card.element);
    this.difference = null;
  }

  /** Start the worker, and check it: its run of the recorded motion must end where the recorded one does. */
  open() {
    try {
      const url = URL.createObjectURL(new Blob([workerText], { type: "text/javascript" }));
      this.worker = new Worker(url);
      URL.revokeObjectURL(url);
      this.worker.onmessage = ({ data }) => this.hear(data);
      this.worker.onerror = (event) => { event.preventDefault(); this.give(event.message || "the browser forbids it"); };
      this.worker.postMessage({ live: this.live, times: Array.from(this.scene.t) });
    } catch (error) {
      this.give(String(error.message ?? error));
    }
  }

  /** This browser cannot: the recorded motion is all there is. */
  give(reason) {
    this.failed = reason;
    this.card.element.replaceWith(notLive(`its programs do not run in this browser (${reason})`));
    this.player.layout();
    this.settled();
  }

  /** Wait until nothing is under way. */
  wait() {
    return new Promise((done) => {
      if (this.failed || (this.ready && !this.busy && !this.waiting)) done(this.state());
      else this.listeners.add(() => done(this.state()));
    });
  }

  settled() {
    for (const call of this.listeners) call();
    this.listeners.clear();
  }

  // --- the worker -----------------------------------------------------------------------------------
  ask(rtol, purpose = "show") {
    if (this.failed) return;
    this.waiting = { id: ++this.asked, settings: this.card.settings, rtol, purpose };
    this.send();
  }

  send() {
    if (!this.ready || this.busy || !this.waiting) return;
    [this.busy, this.waiting] = [this.waiting, null];
    this.worker.postMessage({ id: this.busy.id, settings: this.busy.settings, rtol: this.busy.rtol });
  }

  hear(data) {
    if (data.failed) {
      this.give(data.failed);
      return;
    }
    if (data.ready) {
      this.ready = true;
      const asked = this.waiting; // by someone who was quicker
      this.waiting = { id: 0, settings: this.live.sliders.map(({ value }) => value), rtol: this.live.rtol, purpose: "check" };
      this.send();
      this.waiting = asked;
      return;
    }
    const { purpose } = this.busy;
    this.busy = null;
    if (purpose === "check") this.checked(data);
    else if (purpose === "compare") this.compared(data);
    else this.take(data);
    this.send();
    if (!this.busy && !this.waiting) this.settled();
  }

  /** The worker's own run of the recorded motion, before anything is changed. */
  checked(data) {
    this.first = data.took;
    const { end } = this.live;
    const size = Math.max(...end.map(Math.abs), 1e-300);
    this.agrees = data.end ? Math.max(...end.map((value, k) => Math.abs(value - data.end[k]))) / size : Infinity;
    if (!(this.agrees <= SURE)) this.card.say(`This motion amplifies rounding: made here, it ends ${short(this.agrees, 2)} of its size away from the recorded one.`);
  }

  /** Show a motion made anew. */
  take(data) {
    this.refused = data.refused ?? null;
    if (this.refused) {
      this.card.say(`${this.refused} The motion before it is shown.`, true);
      return;
    }
    this.made = data;
    [this.apart, this.unsure] = [null, null];
    this.write(data);
    const fine = data.rtol === this.live.rtol;
    if (fine && !this.waiting) this.player.reframe();
    if (fine && this.card.changed && !this.waiting) this.ask(Math.max(FINEST, 0.1 * data.rtol), "compare");
  }

  /** The same at a tenth of the tolerance: where they part, digits are lost. */
  compared(data) {
    if (data.refused || !this.made || String(data.settings) !== String(this.made.settings)) return;
    [this.apart, this.unsure] = [0, null];
    for (const { path, values } of data.arrays) {
      if (path[2] !== "position" || (path[0] !== "bodies" && path[0] !== "points")) continue;
      const shown = at(this.scene, path);
      for (let i = 0; i < Math.min(data.count, this.made.count); i++) {
        const away = Math.hypot(...[0, 1, 2].map((k) => values[3 * i + k] - shown[3 * i + k]));
        this.apart = Math.max(this.apart, away);
        // the arrays have single precision
        if (away > 3 * SURE * this.scene.size && (this.unsure === null || this.scene.t[i] < this.unsure)) this.unsure = this.scene.t[i];
      }
    }
    this.tell();
  }

  // --- what is shown --------------------------------------------------------------------------------
  /** Put the values of a motion where those of the scene stand; beyond its end, its last ones. */
  write({ arrays, count, events }) {
    for (const { path, values } of arrays) {
      const target = at(this.scene, path);
      const width = target.length / this.scene.t.length;
      target.set(values);
      const gap = path[0] === "plots";
      for (let i = count; i < this.scene.t.length; i++) {
        for (let k = 0; k < width; k++) target[i * width + k] = gap ? GAP : target[(count - 1) * width + k];
      }
    }
    this.ghost.group.visible = this.card.changed;
    this.player.transport.scrub.events(this.card.changed ? events : this.scene.events);
    this.compare();
    this.player.rewrite(this.card.changed ? (values) => this.recorded.get(values) : null);
    this.tell();
  }

  /** The distance between what is shown and the recorded motion, as one more plot. */
  compare() {
    const { plots } = this.player;
    const paths = (this.scene.bodies.length ? this.scene.bodies : this.scene.points).filter(({ position }) => this.recorded.has(position));
    if (!this.card.changed || !paths.length) {
      if (this.difference) plots.remove(this.difference);
      this.difference = null;
      return;
    }
    this.difference ??= plots.add({ label: "away from the original (m)", series: paths.map(({ name }) => ({ name, values: new Float32Array(this.scene.t.length) })) });
    paths.forEach(({ position }, j) => {
      const [{ values }, before] = [this.difference.plot.series[j], this.recorded.get(position)];
      for (let i = 0; i < values.length; i++) values[i] = Math.hypot(position[3 * i] - before[3 * i], position[3 * i + 1] - before[3 * i + 1], position[3 * i + 2] - before[3 * i + 2]);
    });
  }

  tell() {
    const { panel } = this.player;
    if (!this.card.changed) {
      panel.tell(null);
      this.card.say("");
      return;
    }
    const { made } = this;
    const contacts = this.scene.contacts.map(({ name, normal }) => ({ name, least: Math.min(...normal.subarray(0, made.count)), most: Math.max(...normal.subarray(0, made.count)) }));
    panel.tell({ status: made.status, summary: summaryOf(made, { energy: this.energy(), contacts, apart: this.apart, unsure: this.unsure }) });
    const says = made.finished ? "The original is the ghost." : `${made.status}. The original is the ghost.`;
    this.card.say(this.unsure === null ? says : `${says} From t = ${short(this.unsure)} s on this motion amplifies rounding: its digits are not certain.`, !made.finished);
  }

  energy() {
    const plot = this.scene.plots.find(({ label }) => label.startsWith("change of energy"));
    if (!plot) return "";
    const values = plot.series[0].values.subarray(0, this.made.count);
    return `changes by ${short(Math.max(...values.map(Math.abs)), 2)} J at most`;
  }

  /** Set values (clamped), as if the sliders had been moved and let go. */
  set(values) {
    this.card.settings = this.card.settings.map((old, k) => values[k] ?? old);
    this.ask(this.live.rtol);
    return this.wait();
  }

  state() {
    const { made } = this;
    return {
      ready: this.ready, failed: this.failed ?? null, changed: this.card.changed, settings: this.card.settings, agrees: this.agrees, refused: this.refused ?? null,
      first: this.first ?? null, made: made && { status: made.status, finished: made.finished, steps: made.steps, took: made.took, stepped: made.stepped, rtol: made.rtol, end: Array.from(made.end), events: made.events, count: made.count },
      apart: this.apart, unsure: this.unsure, ghost: this.ghost.group.visible,
    };
  }
}
