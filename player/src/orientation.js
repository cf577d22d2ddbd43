// Which way and how large: the axes x, y, z, the direction of gravity, a bar of round length, and the grid's spacing.

import { MathUtils, Vector3 } from "three";
import { el } from "./dom.js";
import { round125, short } from "./numbers.js";

const SVG = "http://www.w3.org/2000/svg";
const [SIZE, ARM, BAR] = [84, 26, 90]; // px: of the triad, of an arm, of the bar at most

function shape(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

class Arm {
  constructor(name, kind) {
    this.line = shape("line", { class: `arm ${kind}` });
    this.text = shape("text", { class: `arm ${kind}`, "text-anchor": "middle", "dominant-baseline": "central" }, name);
  }

  /** Point it at (x, y), from -1 to 1 on the screen; `depth` towards the eye. */
  turn(x, y, depth) {
    const [cx, cy] = [SIZE / 2, SIZE / 2];
    for (const [key, value] of Object.entries({ x1: cx, y1: cy, x2: cx + ARM * x, y2: cy - ARM * y })) this.line.setAttribute(key, value.toFixed(1));
    const out = ARM + 9;
    const flat = Math.hypot(x, y);
    const [u, v] = flat > 0.25 ? [x / flat, y / flat] : [0.7, 0.7];
    const reach = flat > 0.25 ? out * flat + 3 : 10;
    this.text.setAttribute("x", (cx + u * reach).toFixed(1));
    this.text.setAttribute("y", (cy - v * reach).toFixed(1));
    for (const part of [this.line, this.text]) part.style.opacity = depth < -0.2 ? 0.55 : 1;
  }
}

/** "grid 0.1 m", or nothing. */
function gridText(scene, floorGrid) {
  const grids = [...new Set([...scene.surfaces.map(({ grid }) => grid), floorGrid].filter((grid) => grid > 0))];
  return grids.length ? `grid ${grids.map((grid) => `${short(grid)} m`).join(", ")}` : "";
}

export class Orientation {
  constructor(scene, stage, floorGrid = 0) {
    Object.assign(this, { scene, stage });
    this.arms = ["x", "y", "z"].map((name) => new Arm(name, name));
    this.pull = scene.gravity > 0 ? new Arm("g", "g") : null;
    const all = [...this.arms, ...(this.pull ? [this.pull] : [])];
    this.triad = shape("svg", { class: "triad", viewBox: `0 0 ${SIZE} ${SIZE}`, width: SIZE, height: SIZE }, ...all.flatMap(({ line, text }) => [line, text]));
    this.bar = el("div", { class: "rule" });
    this.length = el("span", {});
    const grid = gridText(scene, floorGrid);
    this.element = el("div", { class: "orientation", "aria-hidden": "true" }, this.triad,
      el("div", {}, this.length, this.bar, el("span", { class: "grid" }, grid)));
  }

  /** To the camera as it is. */
  update() {
    const { camera, controls, turn, canvas } = this.stage;
    const axis = new Vector3();
    const seen = (x, y, z) => axis.set(x, y, z).applyQuaternion(turn).transformDirection(camera.matrixWorldInverse);
    this.arms.forEach((arm, k) => {
      const { x, y, z } = seen(...[0, 1, 2].map((j) => (j === k ? 1 : 0)));
      arm.turn(x, y, z);
    });
    if (this.pull) {
      const { x, y, z } = seen(...this.scene.up.map((value) => -value));
      this.pull.turn(x, y, z);
    }
    const away = camera.position.distanceTo(controls.target);
    const perPixel = (2 * away * Math.tan(MathUtils.degToRad(camera.fov / 2))) / Math.max(1, canvas.clientHeight);
    const metres = round125(BAR * perPixel);
    this.bar.style.width = `${(metres / perPixel).toFixed(1)}px`;
    this.length.textContent = `${short(metres)} m`;
    this.shown = { metres, pixels: metres / perPixel };
  }
}
