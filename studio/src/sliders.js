// Parameters and constants as sliders. Their values go beside the text, until they are written into it.

/** Where a slider begins and ends, for a value: from nothing to twice it, or a unit to either side of nothing. */
export const range = (value) => (value > 0 ? [0, 2 * value] : value < 0 ? [2 * value, 0] : [-1, 1]);

/** A text with a number of one of its tables changed; the rest of the line stays. */
export function written(text, section, name, value) {
  let inside = "";
  const line = new RegExp(`^(\\s*"?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}"?\\s*=\\s*)([-+.\\w]+)(.*)$`);
  return text.split("\n").map((one) => {
    const head = /^\s*\[([^\]]*)\]/.exec(one);
    if (head) inside = head[1].trim();
    const found = inside === section && line.exec(one);
    return found ? `${found[1]}${value}${found[3]}` : one;
  }).join("\n");
}

/** The sliders in an element; `changed` is called when one moves, `write` to put the values into the text. */
export function makeSliders(parent, changed, write) {
  let numbers = [];
  let key = "";
  const values = {};
  const rows = {};

  function row({ name, value }) {
    const box = document.createElement("div");
    const [least, most] = range(value);
    box.className = "slider";
    const label = Object.assign(document.createElement("label"), { textContent: name, title: name });
    const slide = Object.assign(document.createElement("input"), { type: "range", min: least, max: most, step: (most - least) / 400, value, id: `slide-${name}` });
    const number = Object.assign(document.createElement("input"), { type: "number", step: "any", value });
    const reset = Object.assign(document.createElement("button"), { textContent: "↺", title: `${value}, as in the text` });
    label.htmlFor = slide.id;
    slide.setAttribute("aria-label", name);
    number.setAttribute("aria-label", `${name}, as a number`);
    reset.setAttribute("aria-label", `${name} as in the text`);
    const take = (given) => {
      if (!Number.isFinite(given)) return;
      slide.value = given;
      if (document.activeElement !== number) number.value = given;
      if (given === value) delete values[name];
      else values[name] = given;
      box.classList.toggle("changed", name in values);
      button.hidden = !Object.keys(values).length;
      changed();
    };
    slide.addEventListener("input", () => take(Number(Number(slide.value).toPrecision(6))));
    number.addEventListener("input", () => take(number.valueAsNumber));
    reset.addEventListener("click", () => { number.blur(); take(value); number.value = value; });
    box.append(label, slide, number, reset);
    rows[name] = { take, number };
    return box;
  }

  const button = Object.assign(document.createElement("button"), { id: "write", textContent: "Write these values into the text", hidden: true });
  button.addEventListener("click", () => write(numbers.filter(({ name }) => name in values).map((one) => [one.of, one.name, values[one.name]])));

  return {
    get values() { return { ...values }; },
    /** The numbers of a text; sliders stay as they are while these do. */
    set(list) {
      const now = JSON.stringify(list);
      if (now === key) return;
      key = now;
      numbers = list;
      for (const name of Object.keys(values)) delete values[name];
      button.hidden = true;
      parent.replaceChildren(...list.map(row), button);
    },
  };
}
