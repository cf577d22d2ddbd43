// Elements of the page. Text from the scene goes through textContent only, never through markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes, a class and children (elements or text). */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** A small picture from the path of an outline on a 24 by 24 field. */
export function icon(path, filled = false) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  shape.setAttribute("class", filled ? "filled" : "stroked");
  svg.append(shape);
  return svg;
}

export const ICONS = {
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z",
  loop: "M17 2.5l3.5 3.5L17 9.5M3.5 11V9.5A3.5 3.5 0 0 1 7 6h13.5M7 21.5L3.5 18 7 14.5M20.500 13v1.500A3.500 3.500 0 0 1 17 18H3.500",
  trails: "M3 18c4-1 4-9 8-9s3 6 6 6 3-3 4-8M21 4.500v.01",
  arrows: "M6 20L18 6M18 6h-7M18 6v7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  tools: "M5 12v.01M12 12v.01M19 12v.01",
  layers: "M12 4l8.500 4.500L12 13 3.500 8.500zM3.500 12.500L12 17l8.500-4.500M3.500 16.500L12 21l8.500-4.500",
  plots: "M4 4v16h16M7 15l4-5 3 3 5-7",
  info: "M12 11v6M12 7.200v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  save: "M12 4v11M7 10.500l5 5 5-5M5 20h14",
  camera: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  help: "M9.300 9.200a2.800 2.800 0 1 1 3.900 2.600c-.8.400-1.200 1-1.200 2M12 17.200v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
};

/** A button with a picture; `label` is read out and shown on hovering. */
export function button(name, label, press, extra = {}) {
  return el("button", { type: "button", class: "icon", title: label, "aria-label": label, onclick: press, ...extra },
    icon(ICONS[name], name === "play" || name === "pause"));
}
