// The card of plots beside the picture: one time axis for all, and what the reader adds to them.

import { chooser } from "./chosen.js";
import { el } from "./dom.js";
import { AXIS, Plot } from "./plot.js";
import { locate } from "./pose.js";
import { Zoom } from "./zoom.js";

const TALLEST = 104;
const LOWEST = 60;
const EDGES = 32; // px of the card, above, below and between

export class Plots {
  /** `changed` is called when there are more plots or fewer. */
  constructor(scene, seek, changed) {
    Object.assign(this, { scene, changed, times: scene.t, hovered: null });
    this.zoom = new Zoom(scene.t, () => this.now.t, () => this.redraw());
    this.zoom.element.addEventListener("click", () => this.hover(null));
    this.own = { times: scene.t, zoom: this.zoom, seek, hover: (t) => this.hover(t) };
    this.all = scene.plots.filter(({ spare }) => !spare).map((plot) => new Plot(plot, scene.contacts, this.own));
    this.element = el("section", { class: "card plots", "aria-label": "Plots", tabindex: "0" }, ...this.all.map(({ element }) => element));
    this.axis = this.zoom.element;
    this.choose = chooser(scene, { add: (plot) => this.add(plot), remove: (item) => this.remove(item) });
    this.choose.addEventListener("toggle", changed);
    if (this.all.length) this.element.append(this.axis, this.choose);
    this.judging(false);
  }

  /** Those of how good the motion is are seen where a reader asks for it. */
  judging(on) {
    const others = this.all.some(({ plot }) => !plot.numerics);
    for (const { plot, element } of this.all) element.hidden = Boolean(plot.numerics) && others && !on;
  }

  get items() {
    return this.all.filter(({ element }) => !element.hidden);
  }

  /** One more plot below the others, or without it again. */
  add(plot) {
    const item = new Plot(plot, [], this.own);
    this.all.push(item);
    this.element.insertBefore(item.element, plot.across ? this.axis.nextSibling : this.axis);
    this.changed();
    return item;
  }

  remove(item) {
    this.all = this.all.filter((other) => other !== item);
    item.element.remove();
    this.changed();
  }

  /** Take what the scene's arrays hold now; `ghostOf` gives the recorded values of a curve. */
  rewrite(ghostOf) {
    for (const item of this.all) item.rewrite(ghostOf && item.plot.series.map(({ values }) => ghostOf(values)).filter(Boolean));
  }

  /** `room` is the height that the card may take: plots are made lower, to a point, so that all are seen. */
  layout(room = this.room) {
    this.room = room;
    const style = getComputedStyle(this.element);
    const get = (name) => style.getPropertyValue(name).trim();
    this.style = {
      font: `11px ${style.fontFamily}`, ink: get("--ink"), soft: get("--soft"), faint: get("--rule"), bad: get("--bad"),
    };
    const width = this.items[0]?.canvas.clientWidth;
    if (!width) return;
    const captions = this.items.reduce((sum, { element }) => sum + element.firstChild.offsetHeight + 4, 0);
    const below = this.axis.offsetHeight + this.choose.offsetHeight + EDGES;
    const each = (room - captions - AXIS - below) / this.items.length;
    const height = Math.floor(Math.max(LOWEST, Math.min(TALLEST, each || TALLEST)));
    const [last] = this.items.filter(({ plot }) => !plot.across).slice(-1);
    const context = this.items[0].canvas.getContext("2d");
    context.font = this.style.font;
    const left = Math.max(...this.items.map((item) => item.measure(context, height)));
    this.items.forEach((item) => item.layout(width, height, left, item === last));
  }

  /** The friction chosen is drawn in the background of some: draw those again. */
  refresh() {
    for (const item of this.all) item.cache = null;
  }

  /** Another part of the time: ranges and curves again. */
  redraw() {
    for (const item of this.all) item.zoomed();
    this.layout();
    this.update(this.now.t, this.now.mu);
  }

  /** The numbers are those of a time that the mouse is over, or (null) of the one that is shown. */
  hover(t) {
    this.hovered = t;
    this.zoom.tell(t);
    this.update(this.now.t, this.now.mu);
  }

  update(t, mu) {
    const other = this.now !== undefined && t !== this.now.t;
    const gone = other && this.zoom.along(t);
    this.now = { t, mu };
    if (other) {
      this.hovered = null; // until the mouse moves again
      this.zoom.tell(null);
    }
    if (!this.items.length || this.element.hidden) return;
    if (gone) {
      this.redraw();
      return;
    }
    if (!this.style || (!this.items[0].width && this.items[0].canvas.clientWidth)) this.layout();
    const at = locate(this.times, this.hovered ?? t);
    for (const item of this.items) item.draw(t, at, mu, this.style);
  }
}
