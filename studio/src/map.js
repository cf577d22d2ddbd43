// The sweep of a text as a map: a cell for each run, coloured by a measure. A click, or Enter, opens that motion.

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH, LEFT, FOOT, TOP] = [320, 240, 46, 30, 8];
const shown = (value) => (value === null ? "not finished" : Number(value.toPrecision(4)).toString());
const made = (name, about, ...content) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(about)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};

/** From deep blue to pale yellow, as bright as the value is large: it reads without colours too. */
const tone = (x) => `hsl(${Math.round(250 - 195 * x)} ${Math.round(70 - 5 * x)}% ${Math.round(24 + 62 * x)}%)`;

/** Distinct values of a column, in order. */
const steps = (column) => [...new Set(column)].sort((a, b) => a - b);

/** The runs of the first two axes, the others at their first values: {x, y, cells: [{run, i, j}]}. */
export function cellsOf({ axes, columns }) {
  const [across, up] = axes;
  const x = steps(columns[across]);
  const y = up ? steps(columns[up]) : [0];
  const rest = axes.slice(2).map((name) => [name, columns[name][0]]);
  const seen = new Set();
  const cells = columns[across].flatMap((value, run) => {
    if (!rest.every(([name, first]) => columns[name][run] === first)) return [];
    const [i, j] = [x.indexOf(value), up ? y.indexOf(columns[up][run]) : 0];
    const key = `${i} ${j}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ run, i, j }];
  });
  return { x, y, cells };
}

/** Draw a map into an element; `open(run, words)` is called for the cell that is chosen. */
export function drawMap(parent, map, open) {
  const { axes, columns, measures } = map;
  const { x, y, cells } = cellsOf(map);
  const words = (run) => axes.map((name) => `${name} = ${shown(columns[name][run])}`).join(", ");
  const select = document.createElement("select");
  select.setAttribute("aria-label", "What colours the map");
  select.append(...measures.map((name) => Object.assign(document.createElement("option"), { value: name, textContent: name })));
  const says = Object.assign(document.createElement("p"), { className: "value" });
  says.setAttribute("aria-live", "polite");
  const [w, h] = [(WIDE - LEFT - 4) / x.length, (HIGH - FOOT - TOP) / y.length];
  const drawing = made("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "application", tabindex: "0",
    "aria-label": `Map of ${cells.length} runs over ${axes.slice(0, 2).join(" and ")}. Arrows choose a run, Enter opens it.` });
  const boxes = cells.map(({ run, i, j }) => {
    const box = made("rect", { x: LEFT + i * w, y: HIGH - FOOT - (j + 1) * h, width: w + 0.3, height: h + 0.3, "data-run": run });
    box.addEventListener("click", () => choose(cells.findIndex((cell) => cell.run === run), true));
    return box;
  });
  const frame = made("rect", { class: "chosen", width: w, height: h });
  const text = (at, content, anchor) => made("text", { ...at, "text-anchor": anchor }, content);
  const ends = [text({ x: LEFT, y: HIGH - 16 }, shown(x[0]), "start"), text({ x: WIDE - 4, y: HIGH - 16 }, shown(x.at(-1)), "end"),
    text({ x: (WIDE + LEFT) / 2, y: HIGH - 4 }, axes[0], "middle")];
  if (axes[1]) ends.push(text({ x: LEFT - 4, y: HIGH - FOOT }, shown(y[0]), "end"), text({ x: LEFT - 4, y: TOP + 9 }, shown(y.at(-1)), "end"), text({ transform: `translate(10 ${(HIGH - FOOT + TOP) / 2}) rotate(-90)` }, axes[1], "middle"));
  drawing.append(...boxes, frame, ...ends);
  let now = 0;

  function paint() {
    const column = columns[select.value];
    const finite = cells.map(({ run }) => column[run]).filter((value) => value !== null);
    const [least, most] = [Math.min(...finite), Math.max(...finite)];
    cells.forEach(({ run }, k) => {
      const value = column[run];
      boxes[k].setAttribute("fill", value === null ? "none" : tone(most > least ? (value - least) / (most - least) : 0.5));
    });
    choose(now, false);
  }

  function choose(k, opens) {
    now = k;
    const { run, i, j } = cells[k];
    frame.setAttribute("x", LEFT + i * w);
    frame.setAttribute("y", HIGH - FOOT - (j + 1) * h);
    says.textContent = `${words(run)}: ${select.value} ${shown(columns[select.value][run])}`;
    if (opens) open(run, words(run));
  }

  drawing.addEventListener("keydown", (event) => {
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!step && event.key !== "Enter") return;
    event.preventDefault();
    const next = step ? cells.findIndex(({ i, j }) => i === cells[now].i + step[0] && j === cells[now].j + step[1]) : now;
    if (next >= 0) choose(next, !step);
  });
  select.addEventListener("change", paint);
  parent.replaceChildren(select, drawing, says);
  paint();
}
