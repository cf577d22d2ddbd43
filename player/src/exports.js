// What a reader may take along: the picture, the numbers, and a link to what is shown.

/** Offer a file to be saved. */
function save(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const fileName = (title) => title.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "motion";

const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Times and all curves, positions of bodies and points, as text: one row for each frame. */
export function table(scene) {
  const columns = [["t (s)", scene.t, 1, 0]];
  for (const part of [...scene.bodies, ...scene.points.filter(({ kind }) => kind === "point")]) {
    ["x", "y", "z"].forEach((axis, k) => columns.push([`${part.name} ${axis} (m)`, part.position, part.position.length / scene.t.length, k]));
  }
  for (const { label, series } of scene.plots) for (const { name, values } of series) columns.push([name ? `${label}: ${name}` : label, values, 1, 0]);
  const lines = [columns.map(([name]) => quoted(name)).join(",")];
  for (let i = 0; i < scene.t.length; i++) {
    lines.push(columns.map(([, values, width, k]) => {
      const value = values[i * width + k];
      return Math.abs(value) >= 1e29 ? "" : String(value);
    }).join(","));
  }
  return `${lines.join("\n")}\n`;
}

export function savePicture(player) {
  const { stage } = player;
  stage.render();
  stage.canvas.toBlob((blob) => { if (blob) save(`${fileName(player.scene.title)}.png`, blob); }, "image/png");
}

export function saveTable(player) {
  save(`${fileName(player.scene.title)}.csv`, new Blob([table(player.scene)], { type: "text/csv" }));
}

// --- the scenario -----------------------------------------------------------------------------------
/** The file of the scenario with the values of the sliders: one more case in front of the others (scenario/altered.py). */
export function scenarioText({ written, sliders }, settings) {
  const { before, after, name, own, sliders: places } = written;
  const lines = new Map(own);
  const notes = [];
  const lists = new Map();
  sliders.forEach((slider, k) => {
    const [place, value] = [places[k], String(settings[k])];
    if (settings[k] === slider.value) return;
    if (!place) notes.push(`# ${slider.name} = ${value}: no single number of this file`);
    else if (!place.list) lines.set(place.key, value);
    else {
      const list = lists.get(place.key) ?? [...place.list];
      list[place.index] = value;
      lists.set(place.key, list);
      lines.set(place.key, `[${list.join(", ")}]`);
    }
  });
  const made = [`[case.${name}]`, ...notes, ...[...lines].map(([key, value]) => `${key} = ${value}`)];
  return `${before}${made.join("\n")}\n${after ? `\n${after}` : ""}`;
}

export function saveScenario(player) {
  const { live, card } = player.live;
  save(`${fileName(player.scene.title)}.toml`, new Blob([scenarioText(live, card.settings)], { type: "application/toml" }));
}

// --- a film ---------------------------------------------------------------------------------------
const FILM = "video/webm";
const RATE = 30; // pictures a second
const LAST = 6; // pictures of its end, so that one of them is in it

/** Whether this browser can record its picture. */
export const filmable = () => typeof MediaRecorder === "function" && MediaRecorder.isTypeSupported(FILM);

/**
 * The motion from its start to its end, at the speed chosen, as a film: it plays once while it is recorded. A recorder
 * takes its first picture some time after it is told to, on a busy machine seconds later: the motion waits for it.
 */
export async function film(player) {
  const { clock, stage } = player;
  const before = { t: clock.t, playing: clock.playing, loop: clock.loop };
  const recorder = new MediaRecorder(stage.canvas.captureStream(RATE), { mimeType: FILM });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => { recorder.onstop = done; });
  const begun = new Promise((done) => { recorder.onstart = () => done(true); });
  const turn = () => new Promise((done) => requestAnimationFrame(() => done(false)));
  const painted = () => {
    stage.dirty = true;
    return turn();
  };
  player.setLoop(false);
  player.pause();
  player.seek(clock.start);
  recorder.start();
  while (!(await Promise.race([begun, painted()])));
  player.play();
  while (clock.playing) await turn();
  for (let still = 0; still < LAST; still++) await painted();
  recorder.stop();
  await stopped;
  player.setLoop(before.loop);
  player.seek(before.t);
  if (before.playing) player.play();
  return new Blob(parts, { type: FILM });
}

export async function saveFilm(player) {
  save(`${fileName(player.scene.title)}.webm`, await film(player));
}

// --- links -------------------------------------------------------------------------------------------
const rounded = (values) => values.map((value) => Number(value.toPrecision(6))).join(",");

/** "#t=1.5&camera=...&live=...": the time, where the camera is and looks at, and the sliders. */
export function hashOf(player) {
  const { position, target } = player.stage.viewpoint();
  const parts = [`t=${Number(player.clock.t.toPrecision(6))}`];
  if (player.stage.moved) parts.push(`camera=${rounded([...position, ...target])}`);
  if (player.live?.card.changed) parts.push(`live=${player.live.card.settings.map((value) => Number(value.toPrecision(9))).join(",")}`);
  return `#${parts.join("&")}`;
}

/** {t, camera, live} that an address asks for; what is no finite number is left out. */
export function asked(hash) {
  const given = Object.fromEntries(hash.replace(/^#/, "").split("&").map((part) => part.split("=")));
  const numbers = (text) => {
    const found = (text ?? "").split(",").map((word) => (word.trim() ? Number(word) : NaN));
    return found.length && found.every(Number.isFinite) ? found : null;
  };
  return { t: numbers(given.t)?.[0] ?? null, camera: numbers(given.camera)?.length === 6 ? numbers(given.camera) : null, live: numbers(given.live) };
}
