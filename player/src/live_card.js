// The sliders of a live page: name, unit, value, a mark at the default, and the way back to it.

import { el } from "./dom.js";
import { short } from "./numbers.js";

const KNOB = 16; // px of a slider, which goes from edge to edge with its middle

/** A number to type: as few digits as say it exactly enough. */
const plain = (value) => String(Number(value.toPrecision(6)));

class Slider {
  constructor(slider, index, { move, settle }) {
    this.slider = slider;
    this.value = slider.value;
    const id = `live-${index}`;
    const whole = slider.unit ? `${slider.name} (${slider.unit})` : slider.name;
    const ends = { min: slider.low, max: slider.high, step: "any", value: slider.value };
    this.range = el("input", { type: "range", id, ...ends, "aria-label": whole, "aria-valuetext": plain(slider.value),
      oninput: () => { this.take(Number(this.range.value)); move(); },
      onchange: () => settle() });
    this.number = el("input", { type: "number", ...ends, value: plain(slider.value), "aria-label": `${whole}, as a number`,
      onchange: () => { this.take(Number(this.number.value)); settle(); } });
    this.back = el("button", { type: "button", class: "back", title: `Back to ${plain(slider.value)}`, "aria-label": `${whole}: back to ${plain(slider.value)}`,
      onclick: () => { this.take(slider.value); settle(); } }, "↺");
    this.mark = el("i", { class: "mark" });
    const part = (slider.value - slider.low) / (slider.high - slider.low);
    this.mark.style.left = `calc(${100 * part}% + ${KNOB * (0.5 - part)}px)`;
    this.element = el("div", { class: "slider" },
      el("label", { for: id }, slider.name, slider.unit ? el("span", { class: "unit" }, ` ${slider.unit}`) : null), this.number, this.back,
      el("div", { class: "groove" }, this.mark, this.range));
    this.show();
  }

  /** A value, kept between the ends. */
  take(value) {
    const { low, high } = this.slider;
    if (Number.isFinite(value)) this.value = Math.min(high, Math.max(low, value));
    this.show();
  }

  get changed() {
    return this.value !== this.slider.value;
  }

  show() {
    const text = plain(this.value);
    this.range.value = String(this.value);
    this.range.setAttribute("aria-valuetext", this.slider.unit ? `${text} ${this.slider.unit}` : text);
    this.number.value = text;
    this.back.hidden = !this.changed;
  }
}

export class LiveCard {
  constructor(sliders, actions, open) {
    this.sliders = sliders.map((slider, k) => new Slider(slider, k, actions));
    this.reset = el("button", { type: "button", class: "reset", onclick: () => { this.sliders.forEach((one) => one.take(one.slider.value)); actions.settle(); } }, "Reset all");
    this.says = el("p", { class: "says", role: "status" });
    this.element = el("details", { class: "live", open }, el("summary", {}, "Change it"),
      ...this.sliders.map(({ element }) => element), this.says, this.reset);
    this.say("");
  }

  get settings() {
    return this.sliders.map(({ value }) => value);
  }

  set settings(values) {
    this.sliders.forEach((slider, k) => slider.take(values[k]));
  }

  get changed() {
    return this.sliders.some(({ changed }) => changed);
  }

  say(text, bad = false) {
    this.says.textContent = text;
    this.says.hidden = !text;
    this.says.classList.toggle("bad", bad);
    this.reset.hidden = !this.changed;
  }
}

/** What stands where sliders would be, if the page cannot make the motion itself. */
export function notLive(reason) {
  return el("p", { class: "recorded" }, `Recorded: this page cannot make the motion again; ${reason}.`);
}

/** What was made, in the words of the summary. */
export function summaryOf(made, { energy, contacts, apart, unsure }) {
  const lines = [`made here  ${made.steps} steps (${made.rejected} rejected), ${made.evaluations} evaluations, ${short(made.took, 2)} ms at rtol ${made.rtol}`];
  lines.push(`equations  solved to ${short(made.residual, 2)}`);
  if (energy) lines.push(`energy  ${energy}`);
  for (const { name, least, most } of contacts) lines.push(`audit  ${name}: normal force ${short(least)} ... ${short(most)} N`);
  if (apart !== null) lines.push(`accuracy  ${unsure === null ? `within ${short(apart, 2)} m of a run at a tenth of that tolerance` : `digits are lost from t = ${short(unsure)} s on: this motion amplifies rounding`}`);
  return lines;
}
