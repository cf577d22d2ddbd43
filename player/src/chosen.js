// Plots of the reader's choice: any stored quantity over time, or over another one.

import { button, el } from "./dom.js";

const VECTORS = [["position", "", "m"], ["velocity", "velocity ", "m/s"], ["omega", "angular velocity ", "rad/s"]];

/** What can be plotted: {label, array, width, k}, every component of what the page stores. */
export function quantities(scene) {
  const found = [];
  const vector = (name, array, unit) => [..."xyz"].forEach((axis, k) => found.push({ label: `${name}${axis} (${unit})`, array, width: 3, k }));
  for (const thing of [...scene.bodies, ...scene.points.filter(({ kind }) => kind === "point")]) {
    for (const [key, word, unit] of VECTORS) if (thing[key]) vector(`${thing.name} ${word}`, thing[key], unit);
  }
  for (const { name, force } of scene.contacts) vector(`force, ${name}, `, force, "N");
  for (const { name, values } of scene.forces ?? []) vector(`force, ${name}, `, values, "N");
  for (const { label, series } of scene.plots) {
    for (const { name, values } of series) found.push({ label: series.length > 1 ? `${label}: ${name}` : label, array: values, width: 1, k: 0 });
  }
  return found;
}

/** A quantity at every frame, one number each. */
export function column({ array, width, k }, count) {
  const still = array.length === width;
  return Float32Array.from({ length: count }, (_, i) => array[(still ? 0 : i * width) + k]);
}

/** A plot that is made of quantities, and made again when their arrays hold another motion. */
function made(vertical, across, count) {
  const plot = {
    label: across ? `${vertical.label} over ${across.label}` : vertical.label,
    series: [{ name: vertical.label, values: column(vertical, count) }],
    across: across ? { values: column(across, count) } : null,
    again() {
      this.series[0].values = column(vertical, count);
      if (across) this.across.values = column(across, count);
    },
  };
  return plot;
}

/** The form below the plots: what to draw, and over what. `add(plot)` and `remove(item)` are the card's. */
export function chooser(scene, { add, remove }) {
  const list = quantities(scene);
  const select = (id, label, options) => el("select", { id, "aria-label": label }, ...options.map((text, k) => el("option", { value: k }, text)));
  const vertical = select("plot-what", "Quantity to plot", list.map(({ label }) => label));
  const across = select("plot-over", "Plot it over", ["time", ...list.map(({ label }) => label)]);
  const go = () => {
    const item = add(made(list[vertical.value], list[across.value - 1], scene.t.length));
    item.element.firstChild.append(button("close", "Remove this plot", () => remove(item), { class: "icon close" }));
  };
  return el("details", { class: "choose" }, el("summary", {}, "Plot something else"),
    el("div", {}, vertical, el("span", {}, "over"), across, el("button", { type: "button", id: "plot-add", onclick: go }, "Plot")));
}
