// Completion from the JSON Schema of scenario files: tables, keys, values, names in formulas.

const TABLE = /^\s*\[([^\]]*)\]/;
const SECTIONS = ["surfaces", "bodies", "constraints", "forces"];
const QUANTITIES = ["position", "velocity", "omega", "omega_body", "quaternion", "rotation", "mass", "x", "y", "z"];

/** The parts of a dotted name; quotes hold dots together. */
export const parts = (name) => [...name.matchAll(/"([^"]*)"|'([^']*)'|([\w-]+)/g)].map((found) => found[1] ?? found[2] ?? found[3]);

/** What a text declares: tables with their lines, and names by section. */
export function outline(text) {
  const tables = [{ path: [], from: 1, lines: [] }];
  const names = { parameters: [], constants: [], definitions: [], coordinates: [], outputs: [] };
  text.split("\n").forEach((line, index) => {
    const found = TABLE.exec(line);
    if (found) tables.push({ path: parts(found[1]), from: index + 1, lines: [] });
    tables.at(-1).lines.push(line);
    const key = /^\s*("?)([\w.]+)\1\s*=/.exec(line)?.[2];
    const section = tables.at(-1).path;
    if (key && section.length === 1 && section[0] in names) names[section[0]].push(key);
    if (key === "coordinates" && !section.length) names.coordinates.push(...(/"([^"]*)"/.exec(line)?.[1].split(/[\s,]+/) ?? []).filter(Boolean));
  });
  for (const section of SECTIONS) names[section] = [...new Set(tables.filter(({ path }) => path[0] === section && path[1]).map(({ path }) => path[1]))];
  return { tables, names };
}

const resolved = (schema, node) => (node?.$ref ? schema.$defs[node.$ref.split("/").pop()] : node) ?? {};

/** The schema of a table; of parts of several kinds, that of the kind which is written in it. */
export function tableSchema(schema, path, lines) {
  const own = path[0] === "case" ? path.slice(2) : path;
  if (!own.length) return schema;
  let node = resolved(schema, schema.properties[own[0]]);
  for (const name of own.slice(1)) {
    const next = node.properties?.[name] ?? (typeof node.additionalProperties === "object" ? node.additionalProperties : undefined);
    const choices = (next?.oneOf ?? next?.anyOf ?? []).map((one) => resolved(schema, one)).filter((one) => one.properties);
    if (choices.length) {
      const kind = lines.map((line) => /^\s*kind\s*=\s*["']([\w-]+)["']/.exec(line)?.[1]).find(Boolean);
      const kinds = choices.map((one) => one.properties.kind?.const).filter(Boolean);
      const chosen = choices.find((one) => one.properties.kind?.const === kind);
      const bare = choices.find((one) => !one.required?.includes("kind"));
      node = chosen ?? { properties: { ...(bare?.properties ?? {}), kind: { enum: kinds, description: "what it is" } } };
    } else node = resolved(schema, next);
  }
  return node;
}

const shown = (value) => (typeof value === "string" ? `"${value}"` : String(value));

/** Options for a place in a text: {from, options}, or null where there is nothing to offer. */
export function offers(words, text, position) {
  const { schema, functions } = words;
  const before = text.slice(0, position);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const start = position - line.length;
  if (/^\s*#/.test(line)) return null;
  const { tables, names } = outline(text);
  const number = before.split("\n").length;
  const table = tables.filter(({ from }) => from <= number || from === 1).at(-1);
  const head = /^\s*\[([\w."-]*)$/.exec(line);
  if (head) {
    const labels = [...Object.keys(schema.properties).filter((key) => isTable(schema, key)), ...["solver.events.", "view.plots", "sweep.over", "sweep.measure"]];
    const options = labels.map((key) => ({ label: SECTIONS.includes(key) ? `${key}.` : key, type: "namespace" }));
    return { from: position - head[1].length, options };
  }
  const node = tableSchema(schema, table.path, table.lines);
  const key = /^\s*([\w-]*)$/.exec(line);
  if (key) {
    const there = new Set(table.lines.map((one) => /^\s*([\w-]+)\s*=/.exec(one)?.[1]));
    const options = Object.entries(node.properties ?? {})
      .filter(([name, about]) => !there.has(name) && !(table.path.length === 0 && isTable(schema, name)) && about)
      .map(([name, about]) => ({ label: name, apply: `${name} = `, detail: detail(node, name, about), info: about.description, type: "property", boost: node.required?.includes(name) ? 2 : 0 }));
    return options.length ? { from: start + line.length - key[1].length, options } : null;
  }
  const value = /^\s*("?)([\w.-]+)\1\s*=\s*(.*)$/.exec(line);
  if (!value) return null;
  const about = resolved(schema, node.properties?.[value[2]]);
  const choices = about.enum ?? (about.const === undefined ? undefined : [about.const]) ?? (about.type === "boolean" ? [true, false] : undefined);
  const quoted = /^"([^"]*)$/.exec(value[3]);
  if (choices) {
    const typed = value[3];
    if (typed && !quoted) return /^\w*$/.test(typed) ? { from: position - typed.length, options: choices.map((one) => ({ label: shown(one), type: "enum" })) } : null;
    return quoted ? { from: position - quoted[1].length, options: choices.map((one) => ({ label: String(one), type: "enum" })) } : { from: position, options: choices.map((one) => ({ label: shown(one), type: "enum" })) };
  }
  const inside = (value[3].match(/"/g) ?? []).length % 2;
  if (!inside) return null;
  const word = /[A-Za-z_][\w.]*$/.exec(line)?.[0] ?? "";
  const things = [...names.bodies.flatMap((one) => [one, ...QUANTITIES.map((what) => `${one}.${what}`)]), ...names.constraints, ...names.surfaces];
  const plain = [...names.parameters, ...names.constants, ...names.definitions, ...names.coordinates.flatMap((one) => [one, `${one}.dot`])];
  const options = [...plain.map((label) => ({ label, type: "variable", boost: 2 })), ...things.map((label) => ({ label, type: "variable", boost: 1 })), ...functions.map((label) => ({ label, type: "function" })), { label: "pi", type: "constant" }, { label: "t", type: "variable" }];
  return { from: position - word.length, options };
}

const isTable = (schema, key) => {
  const node = resolved(schema, schema.properties[key]);
  return node.type === "object" || Boolean(node.properties);
};

const detail = (node, name, about) => {
  const needed = node.required?.includes(name) ? "needed" : "";
  return about.default === undefined ? needed : `default ${shown(about.default)}`;
};
