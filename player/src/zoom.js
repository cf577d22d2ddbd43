// Which part of the time the plots show. The wheel zooms about the pointer, two buttons about the time shown; a double press shows all.

import { button, el } from "./dom.js";
import { clockText } from "./numbers.js";

const FACTOR = 1.5;
const LEAST = 5; // frames that are shown at least

export class Zoom {
  /** `now()` is the time shown; `changed()` draws again. */
  constructor(times, now, changed) {
    Object.assign(this, { times, now, changed, start: times[0], end: times[times.length - 1] });
    this.says = el("span", {});
    this.more = button("plus", "Zoom in on the time shown", () => this.by(1 / FACTOR));
    this.less = button("minus", "Zoom out", () => this.by(FACTOR));
    this.element = el("div", { class: "axis" }, this.less, this.says, this.more);
    this.take(this.start, this.end);
    this.tell(null);
  }

  /** Show from a to b, as far as there is anything, and the frames that it takes to draw that. */
  take(a, b) {
    const { times, start, end } = this;
    const width = Math.min(end - start, Math.max(b - a, ((end - start) * LEAST) / times.length));
    this.from = Math.min(Math.max(a, start), end - width);
    this.to = this.from + width;
    this.first = Math.max(0, times.findIndex((t) => t >= this.from) - 1);
    const after = times.findIndex((t) => t > this.to);
    this.last = after < 0 ? times.length - 1 : after;
    this.less.disabled = this.all;
  }

  get all() {
    return this.to - this.from >= (this.end - this.start) * (1 - 1e-9);
  }

  by(factor, about = this.now()) {
    const t = Math.min(this.to, Math.max(this.from, about));
    this.take(t - (t - this.from) * factor, t + (this.to - t) * factor);
    this.changed();
  }

  move(share) {
    const shift = share * (this.to - this.from);
    this.take(this.from + shift, this.to + shift);
    this.changed();
  }

  whole() {
    this.take(this.start, this.end);
    this.changed();
  }

  /** Go along with the time shown: whether another part is shown now. */
  along(t) {
    if (t >= this.from && t <= this.to) return false;
    const width = this.to - this.from;
    const from = t > this.to ? t : t - width;
    this.take(from, from + width);
    return true;
  }

  /** Below the plots: what their axis is, or the time whose values the numbers are. */
  tell(hovered) {
    this.says.textContent = hovered === null ? "time (s)" : `values at t = ${clockText(hovered, this.to - this.from)} s`;
  }

  /** The frames of an array that are shown. */
  part(values) {
    return values.subarray(this.first, this.last + 1);
  }

  /** Listen to a canvas; `time(event)` is the time of a place on it. */
  listen(canvas, time) {
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const { deltaX, deltaY, shiftKey } = event;
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) this.move(0.1 * Math.sign(deltaX || deltaY));
      else this.by(deltaY > 0 ? FACTOR : 1 / FACTOR, time(event));
    }, { passive: false });
    canvas.addEventListener("dblclick", () => this.whole());
  }
}
