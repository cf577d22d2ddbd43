// The bar of time: drag or press to seek; events are ticks on it, strikes lozenges, sliding and
// what could not happen is orange, flight is hatched.

import { flights } from "./contact_state.js";
import { el } from "./dom.js";
import { clockText } from "./numbers.js";

export class Scrub {
  constructor(scene, clock, seek) {
    Object.assign(this, { clock, seek });
    this.fill = el("div", { class: "fill" });
    this.knob = el("div", { class: "knob" });
    this.bad = el("div", { class: "stretches" });
    this.flights = el("div", { class: "stretches" });
    this.flights.replaceChildren(...flights(scene.contacts, scene.t).map((stretch) => this.stretch(stretch, "flight")));
    this.ticks = el("div", { class: "ticks" }, ...this.eventTicks(scene.events));
    this.track = el("div", { class: "track" }, this.fill, this.flights, this.bad, this.ticks, this.knob);
    this.handle = el("div", {
      class: "handle", role: "slider", tabindex: "0", "aria-label": "time",
      "aria-valuemin": clock.start, "aria-valuemax": clock.end,
    });
    this.track.insertBefore(this.handle, this.ticks);
    this.element = el("div", { class: "scrub" }, this.track);
    const go = (event) => {
      const box = this.track.getBoundingClientRect();
      seek(clock.start + ((event.clientX - box.left) / box.width) * clock.duration);
    };
    this.element.addEventListener("pointerdown", (event) => {
      this.element.setPointerCapture(event.pointerId);
      const tick = event.target.closest?.(".tick");
      if (tick) seek(Number(tick.parentElement.dataset.t)); // exactly there
      else go(event);
    });
    this.element.addEventListener("pointermove", (event) => { if (event.buttons & 1) go(event); });
  }

  part(t) {
    return this.clock.duration > 0 ? (100 * (t - this.clock.start)) / this.clock.duration : 0;
  }

  eventTicks(events) {
    return events.filter(({ t }) => t >= this.clock.start && t <= this.clock.end).map(({ t, name, strike }) => {
      const words = `${name} (t = ${clockText(t, this.clock.duration)} s)`;
      const flag = el("button", { type: "button", class: "flag", "data-t": t, "aria-label": words, onclick: () => this.seek(t) },
        el("i", { class: strike ? "tick strike" : "tick", title: words }), el("span", { class: "words" }, words));
      flag.style.left = `${this.part(t)}%`;
      return flag;
    });
  }

  /** Other events, of a motion made anew. */
  events(list) {
    this.ticks.replaceChildren(...this.eventTicks(list));
  }

  stretches(list) {
    this.bad.replaceChildren(...list.map((stretch) => this.stretch(stretch, "stretch")));
  }

  stretch([from, to], kind) {
    const element = el("div", { class: kind });
    element.style.left = `${this.part(from)}%`;
    element.style.width = `${Math.max(0.2, this.part(to) - this.part(from))}%`;
    return element;
  }

  update() {
    const part = `${this.part(this.clock.t)}%`;
    this.fill.style.width = part;
    this.knob.style.left = part;
    this.handle.setAttribute("aria-valuenow", this.clock.t.toPrecision(6));
    this.handle.setAttribute("aria-valuetext", `${clockText(this.clock.t, this.clock.duration)} seconds`);
  }
}
