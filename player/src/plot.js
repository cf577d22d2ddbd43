// One plot: its curves over time or over another quantity, a cursor at the time shown, and numbers. Press or drag to go to
// a time; what the mouse is over gives the numbers.

import { GAP, HUGE } from "./data.js";
import { el } from "./dom.js";
import { short, ticks } from "./numbers.js";
import { curve, motionTone } from "./palette.js";

const PAD = { top: 6, right: 10, bottom: 6 };
export const AXIS = 16; // height of the time labels
const DASHES = [[], [6, 3], [2, 2], [9, 3, 2, 3], [4, 4], [1, 3]];
const COLUMN = 4; // px, of a band

const drawable = (value) => Number.isFinite(value) && Math.abs(value) < HUGE;

/** Range of values worth showing: all of them, unless a few spikes would flatten the rest. */
function range(arrays) {
  const all = arrays.flatMap((values) => Array.from(values).filter(drawable)).sort((a, b) => a - b);
  if (!all.length) return [-1, 1];
  let [low, high] = [all[0], all[all.length - 1]];
  const [q, r] = [all[Math.floor(0.03 * (all.length - 1))], all[Math.ceil(0.97 * (all.length - 1))]];
  const wide = 3 * (r - q);
  if (wide > 0) [low, high] = [Math.max(low, q - wide), Math.min(high, r + wide)];
  const pad = high > low ? 0.06 * (high - low) : Math.max(Math.abs(low) * 0.1, 1e-12);
  return [low - pad, high + pad];
}

/** How often a curve turns back. */
function swings(values) {
  let count = 0;
  for (let i = 2; i < values.length; i++) if ((values[i] - values[i - 1]) * (values[i - 1] - values[i - 2]) < 0) count++;
  return count;
}

/** The value at a place, on the line between frames; beside a gap, that of the frame. */
function valueAt(values, { i, s }) {
  const [a, b] = [values[i], values[Math.min(i + 1, values.length - 1)]];
  return s > 0 && drawable(a) && drawable(b) ? a + s * (b - a) : a;
}

export class Plot {
  constructor(plot, contacts, { times, zoom, seek, hover }) {
    Object.assign(this, { plot, times, zoom, last: false, ghosts: null });
    this.measureRange();
    // a curve that is a contact's friction needed gets the line of the friction chosen
    this.friction = plot.series.some(({ values }) => contacts.some(({ needed }) => equal(needed, values)));
    const over = plot.across ? "" : " over time";
    this.canvas = el("canvas", { class: "plot", role: "img", "aria-label": `${plot.label}${over}; the numbers above are those at the time shown` });
    this.values = plot.series.map(() => el("b"));
    this.swatches = plot.series.map(() => el("i", { class: "swatch" }));
    const legend = plot.series.map(({ name }, k) =>
      el("span", { class: "entry" }, this.swatches[k], plot.series.length > 1 ? `${name} ` : "", this.values[k]));
    this.element = el("figure", {}, el("figcaption", { class: plot.series.length > 1 ? "many" : "one" }, el("span", { class: "label" }, plot.label), ...legend), this.canvas);
    const time = (event) => {
      const box = this.canvas.getBoundingClientRect();
      return this.time(event.clientX - box.left, event.clientY - box.top);
    };
    this.canvas.addEventListener("pointerdown", (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      seek(time(event));
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) seek(time(event));
      else if (event.pointerType === "mouse") hover(time(event));
    });
    this.canvas.addEventListener("pointerleave", () => hover(null));
    zoom.listen(this.canvas, time);
  }

  /** How a curve is drawn. Where motions are compared its colour is that of the motion in the picture, and its dashes say which part it is. */
  tone(k) {
    const { series } = this.plot;
    const own = series.filter(({ motion }) => motion === undefined).length;
    if (own === series.length) return { colour: curve(k), dash: [] };
    const { motion = 0, part = k } = series[k];
    return { colour: motionTone(motion), dash: DASHES[part % DASHES.length] };
  }

  /** Take what the curves hold now; `ghosts` are the curves of the recorded motion, or null. */
  rewrite(ghosts) {
    this.plot.again?.();
    this.ghosts = ghosts;
    this.zoomed();
  }

  zoomed() {
    this.measureRange();
    this.cache = null;
  }

  measureRange() {
    this.measureSpan();
    this.range = range([...this.plot.series.map(({ values }) => values), ...(this.ghosts ?? [])].map((values) => this.zoom.part(values)));
    this.nothing = 1e-12 * Math.max(...this.range.map(Math.abs)); // rounding, beside what the axis shows
  }

  /** What the horizontal axis shows of every frame. */
  get along() {
    return this.plot.across?.values ?? this.times;
  }

  measureSpan() {
    const { across } = this.plot;
    this.span = across ? range([this.zoom.part(across.values)]) : [this.zoom.from, this.zoom.to];
  }

  x(t) {
    const [a, b] = this.span;
    return this.left + ((t - a) / (b - a || 1)) * (this.width - this.left - PAD.right);
  }

  /** The time of a place: in a plot over another quantity, of the frame nearest to it. */
  time(x, y) {
    const { across, series: [{ values }] } = this.plot;
    if (across) {
      const away = Array.from(this.zoom.part(values), (value, i) => Math.hypot(this.x(this.along[this.zoom.first + i]) - x, this.y(value) - y));
      return this.times[this.zoom.first + away.indexOf(Math.min(...away))];
    }
    const [a, b] = this.span;
    return Math.min(b, Math.max(a, a + ((x - this.left) / (this.width - this.left - PAD.right)) * (b - a)));
  }

  y(value) {
    const [a, b] = this.range;
    return this.bottom - ((value - a) / (b - a)) * (this.bottom - PAD.top);
  }

  /** Width that the numbers on the left need. */
  measure(context, height) {
    this.count = height > 80 ? 5 : 3;
    const { at, text } = ticks(...this.range, this.count);
    return Math.max(...at.map((value) => context.measureText(text(value)).width), 0) + 10;
  }

  layout(width, height, left, last) {
    Object.assign(this, { width, left, last: last || Boolean(this.plot.across) });
    this.height = height + (this.last ? AXIS : 0);
    this.bottom = height - PAD.bottom;
    this.scale = Math.min(devicePixelRatio || 1, 3);
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(this.height * this.scale);
    this.canvas.style.height = `${this.height}px`;
    this.cache = null;
  }

  /** Everything but the cursor, drawn once. */
  background(style, mu) {
    const image = document.createElement("canvas");
    [image.width, image.height] = [this.canvas.width, this.canvas.height];
    const c = image.getContext("2d");
    c.scale(this.scale, this.scale);
    c.font = style.font;
    this.axes(c, style);
    c.save();
    c.beginPath();
    c.rect(this.left, PAD.top - 3, this.width - this.left - PAD.right + 1, this.bottom - PAD.top + 6);
    c.clip();
    if (this.friction) this.rule(c, mu, style);
    if (!this.plot.dots) {
      c.lineWidth = 1;
      c.setLineDash([3, 3]);
      c.strokeStyle = style.soft;
      for (const values of this.ghosts ?? []) this.trace(c, values);
      c.setLineDash([]);
    }
    this.plot.series.forEach(({ values }, k) => {
      const { colour, dash } = this.tone(k);
      c.strokeStyle = colour;
      c.setLineDash(dash);
      c.lineWidth = this.zoom.last - this.zoom.first > 500 ? 1.2 : 1.6;
      c.lineJoin = "round";
      if (this.plot.dots) this.dot(c, values, colour);
      else if (!this.plot.across && swings(this.zoom.part(values)) > 0.5 * (this.width - this.left)) this.band(c, values, colour);
      else this.trace(c, values);
      c.setLineDash([]);
    });
    c.restore();
    return image;
  }

  axes(c, { faint, soft }) {
    const [a, b] = this.span;
    c.lineWidth = 1;
    c.strokeStyle = faint;
    c.fillStyle = soft;
    c.textAlign = "right";
    c.textBaseline = "middle";
    const vertical = ticks(...this.range, this.count);
    for (const value of vertical.at) {
      const y = Math.round(this.y(value)) + 0.5;
      line(c, this.left, y, this.width - PAD.right, y);
      c.fillText(vertical.text(value), this.left - 6, Math.min(this.bottom - 2, Math.max(PAD.top + 2, y)));
    }
    const across = ticks(a, b, Math.max(2, Math.floor((this.width - this.left) / 44)));
    c.textBaseline = "top";
    let end = -Infinity;
    for (const t of across.at) {
      const x = Math.round(this.x(t)) + 0.5;
      line(c, x, this.bottom, x, this.bottom + 3);
      if (!this.last) continue;
      const text = across.text(t);
      const half = c.measureText(text).width / 2;
      const place = Math.min(this.width - 2 - half, x);
      if (place - half < end + 8) continue;
      c.textAlign = "center";
      c.fillText(text, place, this.bottom + 6);
      end = place + half;
    }
  }

  rule(c, mu, { bad }) {
    c.strokeStyle = bad;
    c.setLineDash([4, 4]);
    line(c, this.left, this.y(mu), this.width, this.y(mu));
    c.setLineDash([]);
  }

  trace(c, values) {
    let down = false;
    c.beginPath();
    this.zoom.part(values).forEach((value, k) => {
      const i = this.zoom.first + k;
      if (!drawable(value)) {
        down = false;
        return;
      }
      // a value far outside would overflow the canvas' own numbers
      const y = Math.min(1e5, Math.max(-1e5, this.y(value)));
      if (down) c.lineTo(this.x(this.along[i]), y);
      else c.moveTo(this.x(this.along[i]), y);
      down = true;
    });
    c.stroke();
  }

  /** What swings faster than pixels can show: between which values it does, column by column. */
  band(c, values, colour) {
    const [low, high] = [new Map(), new Map()];
    this.zoom.part(values).forEach((value, i) => {
      if (!drawable(value)) return;
      const x = Math.round(this.x(this.along[this.zoom.first + i]) / COLUMN) * COLUMN;
      const y = Math.min(1e5, Math.max(-1e5, this.y(value)));
      low.set(x, Math.max(low.get(x) ?? -Infinity, y));
      high.set(x, Math.min(high.get(x) ?? Infinity, y));
    });
    c.fillStyle = colour;
    c.globalAlpha = 0.25;
    c.beginPath();
    for (const [x, y] of high) c.lineTo(x, y);
    for (const [x, y] of [...low].reverse()) c.lineTo(x, y);
    c.fill();
    c.globalAlpha = 1;
    c.lineWidth = 1.2;
    for (const edge of [high, low]) {
      c.beginPath();
      for (const [x, y] of edge) c.lineTo(x, y);
      c.stroke();
    }
  }

  /** What jumps from frame to frame: a line would only be a block of colour. */
  dot(c, values, colour) {
    c.fillStyle = colour;
    this.zoom.part(values).forEach((value, i) => {
      if (drawable(value)) c.fillRect(this.x(this.along[this.zoom.first + i]) - 0.75, this.y(value) - 0.75, 1.5, 1.5);
    });
  }

  /** The curves, a cursor at the time `t` that is shown, and dots and numbers at `at`: there, or where the mouse is. */
  draw(t, at, mu, style) {
    const now = this.plot.series.map(({ values }) => valueAt(values, at));
    now.forEach((value, k) => {
      const known = drawable(value) || (this.friction && value > GAP); // friction may need any, or be over
      this.values[k].textContent = known ? short(Math.abs(value) < this.nothing ? 0 : value, 4) : "–";
      const { colour, dash: [on, off] } = this.tone(k);
      this.swatches[k].style.background = on ? `repeating-linear-gradient(90deg, ${colour} 0 ${on}px, transparent ${on}px ${on + off}px)` : colour;
    });
    if (!this.width) return;
    this.cache ??= this.background(style, mu);
    const c = this.canvas.getContext("2d");
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, this.canvas.width, this.canvas.height);
    c.drawImage(this.cache, 0, 0);
    c.scale(this.scale, this.scale);
    c.strokeStyle = style.ink;
    c.lineWidth = 1;
    if (!this.plot.across && t >= this.zoom.from && t <= this.zoom.to) line(c, this.x(t), PAD.top - 3, this.x(t), this.bottom);
    const x = this.x(this.plot.across ? valueAt(this.along, at) : valueAt(this.times, at));
    if (x < this.left - 1 || x > this.width - PAD.right + 1) return;
    now.forEach((value, k) => {
      const y = this.y(value);
      if (!drawable(value) || y < PAD.top - 3 || y > this.bottom + 3) return;
      c.fillStyle = this.tone(k).colour;
      c.beginPath();
      c.arc(x, y, 3, 0, 7);
      c.fill();
    });
  }
}

function line(c, x, y, u, v) {
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(u, v);
  c.stroke();
}

function equal(a, b) {
  return a.length === b.length && a.every((value, i) => Object.is(value, b[i]));
}
