// The card with the title, what the contacts say and the scale of their forces; below them, what folds: source, status, parameters, summary.

import { el } from "./dom.js";
import { short } from "./numbers.js";

/** "constraints  worst residual 1e-16" -> its name and its text, where two spaces part them. */
function parted(text) {
  const match = /^(\S.*?)\s{2,}(.*)$/.exec(text.trim());
  return match ? [match[1], match[2]] : ["", text.trim()];
}

const GREEK = Object.fromEntries("alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ rho ρ sigma σ tau τ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ Omega Ω"
  .split(" ").reduce((pairs, word, k, all) => (k % 2 ? pairs : [...pairs, [word, all[k + 1]]]), []));

/** A name as papers write it: mu_s is μ with an s below. */
function symbol(name) {
  const [first, ...rest] = name.split("_");
  const [, letter, digits] = /^([A-Za-z]+?)(\d*)$/.exec(first) ?? [null, first, ""];
  const below = [digits, ...rest].filter(Boolean).join(",");
  return el("dt", { title: name }, GREEK[letter] ?? letter, below ? el("sub", {}, below) : null);
}

/** Symbols, values and units; a unit that the parameter does not bear may stand at its slider. */
function parameterTable(parameters, sliders = []) {
  const slidden = (name) => sliders.find(({ parameter }) => parameter === name)?.unit;
  return el("dl", { class: "pairs" }, ...parameters.flatMap(([name, value, unit]) => [
    symbol(String(name)), el("dd", {}, typeof value === "number" ? short(value, 6) : String(value), unit || slidden(name) ? el("span", { class: "unit" }, ` ${unit || slidden(name)}`) : null),
  ]));
}

function summaryTable(lines) {
  return el("dl", { class: "pairs summary" }, ...lines.flatMap((text) => {
    const [name, rest] = parted(text);
    return name ? [el("dt", {}, name), el("dd", {}, rest)] : [el("dd", { class: "whole" }, rest)];
  }));
}

function folded(title, content, open) {
  return el("details", open ? { open: true } : {}, el("summary", {}, title), content);
}

const DOES = { roll: "rolls", slide: "slides", fly: "flies" };

/** As few digits as say on which side of the friction chosen it is. */
const apart = (needed, mu) => [2, 3, 4, 6].map((digits) => short(needed, digits)).find((text) => (Number(text) > mu) === (needed > mu)) ?? short(needed, 8);

const says = ({ lifted, slipped, needed, pressed, mode }, rolls, mu) => {
  if (mode) return mode === "fly" ? DOES.fly : `${DOES[mode]}, pressed with ${short(pressed, 3)} N`;
  if (lifted) return "would lift off";
  if (rolls === false) return `pressed with ${short(pressed, 3)} N`; // what grips it, if anything, is another constraint
  const friction = needed >= 1e29 ? "any friction" : `μ ${needed < 5e-5 ? 0 : apart(needed, mu)}`;
  return slipped ? `would slip: needs ${friction}` : `holds: needs ${friction}`;
};

/** What the length of an arrow means: "0.1 m = 20 N", and from where on arrows are cut. */
function legend({ perMetre, most, cuts, length }) {
  const metres = 10 ** Math.floor(Math.log10(length));
  const arrow = (heads) => el("b", { class: "force" }, heads);
  return el("li", { class: "scale" }, arrow("→"), el("span", {}, `force: ${short(metres)} m = ${short(metres * perMetre)} N`),
    ...(cuts ? [arrow("↠"), el("span", {}, `two heads: cut, over ${short(most)} N`)] : []));
}

export class Panel {
  constructor(scene, scale, { roomy, beside = [] }) {
    this.contacts = scene.contacts.map(({ name, rolls }) => {
      const text = el("span", { class: "says" });
      const element = el("li", { class: "contact" }, el("i", { class: "dot" }), el("span", { class: "name" }, name), text);
      return { name, rolls, element, text };
    });
    this.scale = legend(scale);
    this.recorded = { status: scene.status, summary: scene.summary };
    this.status = el("p", { class: "status" }, scene.status);
    this.status.hidden = !scene.status;
    this.summary = el("div", {}, summaryTable(scene.summary));
    this.live = el("div", { class: "slot" });
    this.beside = beside.map(({ group: { name }, tone }) => ({ tone, swatch: el("i", { class: "swatch" }), name }));
    const others = this.beside.map(({ swatch, name }) => el("li", {}, swatch, name));
    this.judged = scene.summary.length ? folded("How good is it?", this.summary, false) : null;
    this.body = el("div", { class: "body" }, this.status,
      scene.parameters.length ? folded("Parameters", parameterTable(scene.parameters, scene.live?.sliders), roomy && !scene.live?.sliders) : null,
      this.judged);
    this.subtitle = el("p", { class: "subtitle" }, scene.subtitle);
    this.element = el("section", { class: "card panel", "aria-label": "About this motion" }, el("h1", {}, scene.title || "Motion"), this.subtitle,
      this.contacts.length ? el("ul", { class: "contacts" }, ...this.contacts.map(({ element }) => element), this.scale) : null,
      others.length ? el("ul", { class: "contacts beside", "aria-label": "Motions beside it" }, ...others) : null, this.live, this.body);
    this.retheme();
  }

  retheme() {
    for (const { swatch, tone } of this.beside) swatch.style.background = tone();
  }

  /** What is said of a motion made anew; null: of the recorded one. */
  tell(made) {
    const { status, summary } = made ?? this.recorded;
    this.status.textContent = status;
    this.status.hidden = !status;
    this.summary.replaceChildren(summaryTable(summary));
  }

  fold(hidden) {
    this.body.hidden = hidden;
    this.subtitle.hidden = hidden || !this.subtitle.textContent;
  }

  /** What the contacts say, with the friction `mu` chosen. */
  update(states, mu) {
    for (const { name, rolls, element, text } of this.contacts) {
      const state = states[name];
      element.classList.toggle("bad", state.lifted || state.slipped);
      const now = says(state, rolls, mu);
      if (text.textContent !== now) text.textContent = now;
    }
  }
}
