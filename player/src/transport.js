// The bar below the picture: play, time, speed, loop, follow, what is shown, and the friction to judge contacts by.

import { SPEEDS } from "./clock.js";
import { frictionReach } from "./contact_state.js";
import { ICONS, button, el, icon } from "./dom.js";
import { filmable, hashOf, saveFilm, savePicture, saveScenario, saveTable } from "./exports.js";
import { clockText } from "./numbers.js";
import { Scrub } from "./scrub.js";

export class Transport {
  constructor(scene, player) {
    this.player = player;
    const { clock } = player;
    this.scrub = new Scrub(scene, clock, (t) => player.seek(t));
    this.play = button("play", "Play or pause (space)", () => player.toggle(), { id: "play", class: "icon big" });
    this.time = el("output", { class: "time", id: "time" });
    this.speed = this.chooser("speed", "Speed (+ and −)", SPEEDS.map((s) => [s, `${s}×`]), (v) => player.setSpeed(Number(v)));
    this.loop = this.toggler("loop", "Loop (l)", () => player.setLoop(!clock.loop));
    const names = [...new Set([...scene.bodies, ...scene.points.filter(({ kind }) => kind === "point")].map(({ name }) => name))];
    this.follow = this.chooser("follow", "Follow (f)", [["", "nothing"], ...names.map((name) => [name, name])], (v) => player.follow(v));
    this.trails = this.toggler("trails", "Trails (t)", () => player.show("trails"));
    this.arrows = this.toggler("arrows", "Forces at contacts (a)", () => player.show("arrows"));
    this.plots = this.toggler("plots", "Plots (p)", () => player.show("plots"));
    this.info = this.toggler("info", "Title and parameters (i)", () => player.show("info"));
    this.mu = el("input", { type: "range", id: "mu", min: 0, max: frictionReach(scene.contacts), step: 0.01, "aria-label": "friction coefficient",
      oninput: () => player.setMu(Number(this.mu.value)) });
    this.muText = el("b");
    const friction = scene.contacts.some(({ rolls }) => rolls !== false)
      ? el("label", { class: "mu", title: "A contact that needs more friction than this is shown orange" }, el("span", {}, "μ "), this.mu, this.muText)
      : null;
    this.element = el("footer", { class: "bar" },
      el("div", { class: "line" }, this.play, this.scrub.element, this.time,
        button("tools", "More controls", () => { this.element.classList.toggle("open"); player.layout(); }, { id: "tools" })),
      el("div", { class: "line tools" },
        el("label", {}, el("span", {}, "Speed"), this.speed), this.loop,
        names.length ? el("label", {}, el("span", {}, "Follow"), this.follow) : null,
        friction, el("span", { class: "gap" }), this.trails,
        scene.contacts.length ? this.arrows : null, this.layering(), scene.plots.length ? this.plots : null, this.info,
        this.saving(),
        button("camera", "Reset the camera (r)", () => player.resetCamera(), { id: "camera" }),
        button("help", "Keys (?)", () => player.show("help"), { id: "help" })));
  }

  /** What may be put over the picture, each with its scale, in a sheet of its own. */
  layering() {
    const { layers } = this.player;
    if (!layers.all.length) return null;
    const entry = ({ id, title, says, swatch }) => el("label", { class: "layer" },
      el("input", { type: "checkbox", id: `layer-${id}`, onchange: (event) => this.player.layer(id, event.target.checked) }),
      el("span", {}, ...(swatch ? [swatch] : []), title), el("span", { class: "unit" }, says));
    return el("details", { class: "more" }, el("summary", { class: "icon", id: "layers", title: "Layers: forces, velocities, axes, names", "aria-label": "Layers: forces, velocities, axes, names" }, icon(ICONS.layers)),
      el("div", { class: "card sheet" }, ...layers.all.map(entry)));
  }

  /** What may be taken along, in a sheet of its own. */
  saving() {
    const sheet = el("div", { class: "card sheet" });
    const more = el("details", { class: "more" }, el("summary", { class: "icon", id: "save", title: "Save or share", "aria-label": "Save or share" }, icon(ICONS.save)), sheet);
    const entry = (id, text, act) => el("button", { type: "button", id, onclick: () => { act(); more.open = false; } }, text);
    sheet.append(entry("picture", "Picture (PNG)", () => savePicture(this.player)), entry("table", "Numbers (CSV)", () => saveTable(this.player)),
      ...(this.player.scene.live?.written ? [entry("scenario", "Scenario (TOML)", () => saveScenario(this.player))] : []),
      ...(filmable() ? [entry("film", "Film (WebM)", () => saveFilm(this.player))] : []),
      entry("link", "Copy a link to this view", () => this.share()));
    return more;
  }

  /** The address says what is shown, and is copied where the browser allows it. */
  share() {
    history.replaceState(null, "", hashOf(this.player));
    navigator.clipboard?.writeText(location.href).catch(() => {});
  }

  chooser(id, label, options, choose) {
    return el("select", { id, "aria-label": label, title: label, onchange: (event) => choose(event.target.value) },
      ...options.map(([value, text]) => el("option", { value }, text)));
  }

  toggler(name, label, press) {
    return button(name, label, press, { id: name, "aria-pressed": "false" });
  }

  update() {
    const { clock, shown, mu, following } = this.player;
    this.scrub.update();
    const text = `${clockText(clock.t, clock.duration)} / ${clockText(clock.end, clock.duration)} s`;
    if (this.time.textContent !== text) this.time.textContent = text;
    if (this.play.dataset.playing !== String(clock.playing)) {
      this.play.dataset.playing = String(clock.playing);
      this.play.replaceChildren(icon(clock.playing ? ICONS.pause : ICONS.play, true));
    }
    this.speed.value = String(clock.speed);
    this.follow.value = following;
    this.mu.value = String(mu);
    this.muText.textContent = mu.toFixed(2);
    this.loop.setAttribute("aria-pressed", String(clock.loop));
    for (const name of ["trails", "arrows", "plots", "info"]) this[name].setAttribute("aria-pressed", String(shown[name]));
  }
}
