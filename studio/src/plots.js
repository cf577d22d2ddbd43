// Curves over time, each in a small figure of its own, with its ends as numbers and its value under the pointer.

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 300, HIGH = 110, LEFT = 4, RIGHT = 4, TOP = 14, FOOT = 16;
const shown = (value) => (value === null ? "undefined" : Number(value.toPrecision(5)).toString());

const element = (name, about) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(about)) made.setAttribute(key, value);
  return made;
};

/** The path of a curve within its figure; where it has no value, it is broken. */
export function path(t, values, least, most) {
  const wide = t.at(-1) - t[0] || 1, high = most - least || 1;
  let pen = "M", text = "";
  t.forEach((time, i) => {
    if (values[i] === null) { pen = "M"; return; }
    const x = LEFT + (WIDE - LEFT - RIGHT) * (time - t[0]) / wide;
    const y = HIGH - FOOT - (HIGH - TOP - FOOT) * (values[i] - least) / high;
    text += `${pen}${x.toFixed(1)} ${y.toFixed(1)}`;
    pen = "L";
  });
  return text;
}

function figure({ label, values }, t, remove) {
  const box = document.createElement("div");
  box.className = "plot";
  const finite = values.filter((value) => value !== null);
  let least = Math.min(...finite), most = Math.max(...finite);
  const size = Math.max(Math.abs(least), Math.abs(most));
  if (most - least <= 1e-8 * size) [least, most] = [least - size / 2, most + size / 2]; // what stays as it is, not its rounding
  const title = Object.assign(document.createElement("h3"), { textContent: label });
  const value = Object.assign(document.createElement("div"), { className: "value" });
  const end = `at t = ${shown(t.at(-1))} s: ${shown(values.at(-1))}`;
  value.textContent = end;
  const drawing = element("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${label} over time, from ${shown(least)} to ${shown(most)}`, preserveAspectRatio: "none" });
  const mark = element("line", { y1: TOP, y2: HIGH - FOOT, x1: -9, x2: -9 });
  const zero = least < 0 && most > 0 ? HIGH - FOOT - (HIGH - TOP - FOOT) * -least / (most - least) : HIGH - FOOT;
  const text = (x, y, words, anchor) => Object.assign(element("text", { x, y, "text-anchor": anchor }), { textContent: words });
  drawing.append(element("line", { x1: LEFT, x2: WIDE - RIGHT, y1: zero, y2: zero }), element("path", { d: finite.length ? path(t, values, least, most) : "" }), mark,
    text(LEFT, 10, shown(most), "start"), text(LEFT, HIGH - 4, shown(least), "start"), text(WIDE - RIGHT, HIGH - 4, `${shown(t.at(-1))} s`, "end"));
  drawing.addEventListener("pointermove", (event) => {
    const place = drawing.getBoundingClientRect();
    const i = Math.round(Math.min(Math.max((event.clientX - place.left) / place.width, 0), 1) * (t.length - 1));
    const x = LEFT + (WIDE - LEFT - RIGHT) * i / (t.length - 1);
    mark.setAttribute("x1", x);
    mark.setAttribute("x2", x);
    value.textContent = `at t = ${shown(t[i])} s: ${shown(values[i])}`;
  });
  drawing.addEventListener("pointerleave", () => { value.textContent = end; });
  box.append(title, value, drawing);
  if (remove) box.append(remove);
  return box;
}

/** All curves of a motion into an element; those of asked formulas can be taken away. */
export function drawPlots(parent, told, asked, remove) {
  const button = (name) => {
    const formula = asked.find((one) => name === one || name.startsWith(`${one}[`));
    if (!formula) return null;
    const made = Object.assign(document.createElement("button"), { textContent: "×" });
    made.setAttribute("aria-label", `Take ${formula} away`);
    made.addEventListener("click", () => remove(formula));
    return made;
  };
  const figures = (told.curves ?? []).map((curve) => figure(curve, told.t, button(curve.label)));
  const wrong = Object.entries(told.wrong ?? {}).map(([name, words]) => {
    const box = Object.assign(document.createElement("div"), { className: "plot wrong" });
    box.append(Object.assign(document.createElement("h3"), { textContent: name }), Object.assign(document.createElement("p"), { textContent: words }), button(name) ?? "");
    return box;
  });
  parent.replaceChildren(...figures, ...wrong);
}
