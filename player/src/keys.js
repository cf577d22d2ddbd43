// Keys, and the sheet that lists them.

import { el } from "./dom.js";

const LIST = [
  ["space", "play or pause"], ["← →", "one step back or on"], ["shift ← →", "ten steps"], ["home, end", "first, last"],
  ["+ −", "faster, slower"], ["f", "follow the next body"], ["t", "trails"], ["a", "forces at contacts"], ["p", "plots"],
  ["i", "title and parameters"], ["l", "loop"], ["r", "reset the camera"], ["?", "this list"],
  ["drag", "turn; on a touch screen with one finger"], ["right drag", "move; with two fingers"], ["wheel", "nearer, farther; pinch"],
  ["on plots", "press or drag to go to a time; the wheel zooms, a double press shows all"],
];

export function helpSheet(close) {
  return el("dialog", { class: "help", "aria-label": "Keys", onclick: close },
    el("h2", {}, "Keys, mouse and touch"),
    el("dl", {}, ...LIST.flatMap(([key, text]) => [el("dt", {}, key), el("dd", {}, text)])));
}

/** What each key does; the key as the browser names it. */
function actions(player) {
  const { clock } = player;
  const step = (event) => (event.shiftKey ? 10 : 1) * player.step;
  return {
    " ": () => player.toggle(),
    k: () => player.toggle(),
    ArrowLeft: (event) => player.seek(clock.t - step(event)),
    ArrowRight: (event) => player.seek(clock.t + step(event)),
    Home: () => player.seek(clock.start),
    End: () => player.seek(clock.end),
    "+": () => player.shiftSpeed(1),
    "=": () => player.shiftSpeed(1),
    "-": () => player.shiftSpeed(-1),
    "_": () => player.shiftSpeed(-1),
    f: () => player.followNext(),
    t: () => player.show("trails"),
    a: () => player.show("arrows"),
    p: () => player.show("plots"),
    i: () => player.show("info"),
    l: () => player.setLoop(!clock.loop),
    r: () => player.resetCamera(),
    "?": () => player.show("help"),
    Escape: () => player.show("help", false),
  };
}

export function listen(player) {
  const table = actions(player);
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    // a list or a slider in focus keeps its own arrow keys; a button its space
    if (target instanceof HTMLSelectElement && event.key !== "Escape") return;
    if (target instanceof HTMLInputElement && (target.type !== "range" || /^(Arrow|Home|End|Page)/.test(event.key))) return;
    const action = table[event.key] ?? table[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    if (target instanceof HTMLButtonElement && (event.key === " " || event.key === "Enter") && target.classList.contains("flag")) return;
    if (target instanceof HTMLButtonElement) target.blur();
    action(event);
  });
}
