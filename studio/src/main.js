// The studio: editor, file, run, motion, values and plots, put together.

import { get, made, post } from "./api.js";
import { makeEditor } from "./editor.js";
import { makeFile } from "./files.js";
import { drawMap } from "./map.js";
import { drawPlots } from "./plots.js";
import { makeSliders, written } from "./sliders.js";

const $ = (selector) => document.querySelector(selector);
const WAIT = 300; // ms after the last key before the text is run

const words = await get("/api/words").catch((error) => { $("#empty").textContent = error.message; throw error; });
const state = { asked: [], asking: null, timer: 0, runs: 0, chosen: "", told: {}, at: null, mapped: 0 };

// --- editor, file, values -------------------------------------------------------------------------------------
const editor = makeEditor($("#editor"), words, () => { file.keep(); soon(); });
const file = makeFile(words.shelf, editor, named, foreign);
const sliders = makeSliders($("#sliders"), () => soon(60), (changes) => {
  let text = editor.text;
  for (const change of changes) text = written(text, ...change);
  editor.set(text, true);
  file.keep();
  soon(0);
});

function named(name, changed, settled) {
  if (settled && $("#notice").dataset.asks) $("#notice").hidden = true; // what it asks has been answered
  $("#name").textContent = name || "a new scenario";
  $("#name").classList.toggle("changed", changed);
  document.title = `${changed ? "* " : ""}${name || "new"} - trundle studio`;
}

// --- running ----------------------------------------------------------------------------------------------------
function soon(wait = WAIT) {
  state.at = null; // what is shown is the text again, not a run of its sweep
  clearTimeout(state.timer);
  state.timer = setTimeout(run, wait);
}

const question = () => ({ text: editor.text, name: file.name, case: state.chosen, values: sliders.values, plot: state.asked, at: state.at });

async function run() {
  clearTimeout(state.timer);
  state.timer = 0;
  state.asking?.abort(); // an overtaken question keeps no connection: a browser has six, for all tabs together
  const mine = (state.asking = new AbortController());
  say("running ...");
  let told;
  try {
    told = await post("/api/run", question(), mine.signal);
  } catch (error) {
    if (mine !== state.asking) return;
    state.asking = null;
    return say(error.message, true);
  }
  if (mine !== state.asking) return; // a newer text is on its way
  state.asking = null;
  state.runs += 1;
  show(told);
}

function show(told) {
  state.told = told;
  const problems = told.problems ?? [];
  editor.problems(problems);
  $("#problems").replaceChildren(...problems.map(problem));
  if (told.cases) showCases(told.cases);
  if (told.numbers) sliders.set(told.numbers);
  $("#sweep").hidden = !told.sweeps;
  if (told.failed) return say(told.failed, true);
  if (problems.length) return say(problems.length === 1 ? "1 problem: the motion shown is the last one that ran" : `${problems.length} problems: the motion shown is the last one that ran`, true);
  say(`${told.status}; ${(told.seconds * 1000).toFixed(0)} ms`, !told.finished);
  $("#report").textContent = told.report + told.events.map(({ t, name }) => `\n  event        ${name} at t = ${t.toPrecision(9)} s`).join("");
  drawPlots($("#plots"), told, state.asked, (formula) => { state.asked = state.asked.filter((one) => one !== formula); soon(0); });
  if (told.motion) showMotion(told.motion);
}

async function mapped() {
  const text = editor.text;
  say("sweeping ...");
  const told = await post("/api/sweep", question());
  if (told.failed || told.problems?.length) return say(told.failed ?? told.problems[0].given, true);
  say(`${told.map.status}; ${(told.seconds * 1000).toFixed(0)} ms`);
  $("#map").hidden = false;
  state.mapped += 1;
  drawMap($("#map"), told.map, (run_, words_) => {
    if (editor.text !== text) return say("The text has changed since: map its sweep again.", true);
    state.at = run_;
    attempt(async () => { await run(); if (state.at === run_) say(`${$("#status").textContent}; ${words_}`); });
  });
}
$("#sweep button").addEventListener("click", () => attempt(mapped));

function say(text, bad = false) {
  $("#status").textContent = text;
  $("#status").classList.toggle("bad", bad);
}

function problem(one) {
  const item = document.createElement("li");
  const go = Object.assign(document.createElement("button"), { textContent: one.line ? `line ${one.line}: ${one.given}` : one.given });
  go.addEventListener("click", () => { choose("text"); editor.go(one.line); });
  item.append(go);
  for (const [head, text] of [["Expected: ", one.expected], ["Likely cause: ", one.cause]]) if (text) item.append(Object.assign(document.createElement("small"), { textContent: head + text }));
  if (one.fix) {
    const line = Object.assign(document.createElement("small"), { textContent: "Try: " });
    line.append(Object.assign(document.createElement("code"), { textContent: one.fix }));
    item.append(line);
  }
  return item;
}

/** The new page is loaded behind the old one, and takes its place when it is there. */
function showMotion(name) {
  const frame = document.createElement("iframe");
  frame.className = "waiting";
  frame.title = "The motion in 3D";
  frame.setAttribute("sandbox", "allow-scripts allow-downloads");
  frame.addEventListener("load", () => {
    frame.classList.remove("waiting");
    for (const other of document.querySelectorAll("#stage > *")) if (other !== frame && !(other.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_PRECEDING)) other.remove();
  }, { once: true });
  frame.src = `/motion/${name}`;
  for (const late of document.querySelectorAll("#stage iframe.waiting")) late.remove(); // overtaken before it was there
  $("#stage").append(frame);
}

function showCases(cases) {
  const select = $("#cases select");
  $("#cases").hidden = cases.length < 2;
  if (state.chosen && !cases.includes(state.chosen)) state.chosen = "";
  const options = cases.map((name) => Object.assign(document.createElement("option"), { value: name, textContent: name }));
  select.replaceChildren(...options);
  select.value = state.chosen || cases[0] || "";
}
$("#cases select").addEventListener("change", (event) => { state.chosen = event.target.value; soon(0); });

$("#ask").addEventListener("submit", (event) => {
  event.preventDefault();
  const formula = $("#formula").value.trim();
  if (formula && !state.asked.includes(formula)) state.asked.push(formula);
  $("#formula").value = "";
  soon(0);
});

// --- dialogs and notices ------------------------------------------------------------------------------------------
function dialog(title, ...content) {
  $("#dialog-title").textContent = title;
  $("#dialog .body").replaceChildren(...content);
  $("#dialog").showModal();
}

function list(items, does) {
  const box = Object.assign(document.createElement("div"), { className: "list" });
  for (const [text, more, value] of items) {
    const button = Object.assign(document.createElement("button"), { textContent: text });
    button.append(Object.assign(document.createElement("small"), { textContent: more }));
    button.addEventListener("click", () => { $("#dialog").close(); attempt(() => does(value)); });
    box.append(button);
  }
  return box;
}

function notice(text, choices = []) {
  $("#notice").hidden = false;
  $("#notice").dataset.asks = choices.join(" ");
  $("#notice span").textContent = text;
  for (const button of document.querySelectorAll("#notice button")) button.hidden = button.dataset.do !== "close" && !choices.includes(button.dataset.do);
}
$("#notice").addEventListener("click", (event) => {
  const what = event.target.dataset.do;
  if (!what) return;
  $("#notice").hidden = true;
  if (what === "mine") file.mine();
  if (what === "theirs") attempt(async () => { await file.theirs(); soon(0); });
});

/** Somebody else has written the file, and the text here is kept until somebody chooses; or has removed it; or nothing was changed here. */
function foreign(name, what) {
  if (what === "gone") notice(`${name} was removed. Save writes it again.`);
  else if (what === "theirs") notice(`Somebody else has written ${name}. Take their text, or keep yours and write over it?`, ["theirs", "mine"]);
  else attempt(async () => {
    await file.theirs(file.edited);
    if (file.settled()) notice(`${name} was written elsewhere and read again.`);
    soon(0);
  });
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    notice(error.message);
  }
}

// --- commands ---------------------------------------------------------------------------------------------------------
async function open(name) {
  state.chosen = "";
  $("#notice").hidden = true; // it was about the file before
  const restored = await file.open(name);
  if (restored && $("#notice").hidden) notice("What you had not saved is here again.");
  await run();
  editor.focus();
}

async function chooseFile() {
  const { files } = await get("/api/files");
  const empty = Object.assign(document.createElement("p"), { textContent: `There is no .toml file in ${words.folder} yet.` });
  dialog("Open", files.length ? list(files.map((name) => [name, "", name]), open) : empty);
}

function chooseExample() {
  const groups = [...new Set(words.gallery.map(({ group }) => group))];
  const start = list([["An empty valley", "a commented scenario to begin with", null]], () => example(words.template, ""));
  const content = groups.flatMap((group) => [
    Object.assign(document.createElement("h3"), { textContent: group }),
    list(words.gallery.filter((one) => one.group === group).map(({ name, title }) => [name, title, name]), async (name) => {
      const { text, case: chosen } = await get(`/api/gallery/${name}`);
      await example(text, chosen);
    }),
  ]);
  dialog("Begin with", start, ...content);
}

async function example(text, chosen) {
  if (file.changed() && !file.name && editor.text.trim() && !confirm("The text at hand was never saved. Leave it?")) return;
  await file.fresh(text);
  $("#notice").hidden = true;
  state.chosen = chosen;
  await run();
  editor.focus();
}

async function save(as) {
  const name = as ?? file.name;
  if (!name || as === null) {
    const input = Object.assign(document.createElement("input"), { value: file.name || "scenario.toml", id: "as" });
    const label = Object.assign(document.createElement("label"), { textContent: `Name, below ${words.folder}: ` });
    const form = document.createElement("form");
    form.append(label, input, Object.assign(document.createElement("button"), { textContent: "Save", className: "main" }));
    label.htmlFor = "as";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      $("#dialog").close();
      const given = input.value.trim();
      attempt(() => file.save(given.endsWith(".toml") ? given : `${given}.toml`, (as) => confirm(`${as} is there already. Write over it?`)));
    });
    return dialog("Save as", form);
  }
  await file.save(name);
}

async function exported(kind) {
  const blob = await made("/api/export", { ...question(), kind });
  if (!(blob instanceof Blob)) throw new Error(blob.failed);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: `${(file.name || "scenario").replace(/^.*\/|\.toml$/g, "")}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function help() {
  const lines = [
    ["Ctrl+Enter", "run now (it runs by itself while you type)"], ["Ctrl+Space", "what may stand here"], ["Ctrl+S", "save"], ["Ctrl+O", "open"],
    ["F8", "the next problem"], ["Ctrl+F", "find"], ["Tab", "out of the editor"], ["F1", "this help"],
  ];
  const box = document.createElement("dl");
  for (const [keys, what] of lines) {
    const term = document.createElement("dt");
    term.append(Object.assign(document.createElement("kbd"), { textContent: keys }));
    box.append(term, Object.assign(document.createElement("dd"), { textContent: what }));
  }
  dialog("Keys", box);
}

function choose(tab) {
  $("main").dataset.shown = tab;
  for (const button of document.querySelectorAll("[data-tab]")) button.setAttribute("aria-selected", String(button.dataset.tab === tab));
}
for (const button of document.querySelectorAll("[data-tab]")) button.addEventListener("click", () => choose(button.dataset.tab));

const commands = { open: chooseFile, gallery: chooseExample, save: () => save(), saveas: () => save(null), html: () => exported("html"), csv: () => exported("csv"), help };
for (const [id, does] of Object.entries(commands)) $(`#${id}`).addEventListener("click", () => attempt(does));

addEventListener("keydown", (event) => {
  const held = event.ctrlKey || event.metaKey;
  const does = held && event.key === "s" ? commands.save : held && event.key === "o" ? commands.open : held && event.key === "Enter" ? run : event.key === "F1" ? help : null;
  if (!does) return;
  event.preventDefault();
  event.stopPropagation();
  attempt(does);
}, true);
addEventListener("beforeunload", () => file.keep());

// --- begin ---------------------------------------------------------------------------------------------------------------
window.studio = { state: () => ({ name: file.name, text: editor.text, changed: file.changed(), runs: state.runs, told: state.told, values: sliders.values, case: state.chosen, at: state.at, mapped: state.mapped, settled: file.settled(), idle: !state.timer && !state.asking }) };
const { files } = await get("/api/files");
const first = words.first || file.last;
if (first && files.includes(first)) await attempt(() => open(first));
else {
  if (await file.begin(words.template, first)) notice("What you had not saved is here again.");
  await run();
}
