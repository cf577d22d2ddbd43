// Builds the player into one file, which the package carries: `npm run build`, or `make player`.
// The first line of the file holds a hash of the sources, by which a test tells when source and build differ.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "src", "trundle", "view", "player");

/** SHA-256 over path, length and content of every source, in the order of the paths (slashes, UTF-8). */
function stamp() {
  const sources = readdirSync(join(here, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(here, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const names = [...sources, "build.js", "package.json", "package-lock.json"].sort();
  const hash = createHash("sha256");
  for (const name of names) {
    const content = readFileSync(join(here, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const UNUSED = /physical|transmission|iridescence|clearcoat|toon|phong|gradientmap/; // of materials that the player does not have

/** Comments and indents out of three.js' shaders, and what only other materials use: a sixth of the whole. */
const leanShaders = {
  name: "lean-shaders",
  setup({ onLoad }) {
    onLoad({ filter: /three\.module\.js$/ }, ({ path }) => {
      const lean = (text) => text.replace(/\\t/g, " ").replace(/\/\/.*?(?=\\n)/g, "").replace(/ {2,}/g, " ").replace(/(\\n ?)+/g, "\\n");
      const contents = readFileSync(path, "utf8")
        .replace(/^(const|var) (\w+) = "(.*)";$/gm, (whole, how, name, text) => text.includes("\\n") ? `${how} ${name} = "${UNUSED.test(name) ? "" : lean(text)}";` : whole);
      return { contents, loader: "js" };
    });
  },
};

/** Our own shaders, written with room to breathe. */
const ownShaders = {
  name: "own-shaders",
  setup({ onLoad }) {
    onLoad({ filter: /player[\\/]src[\\/].*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/\/\* glsl \*\/ `([^`]*)`/g, (_, text) =>
        `\`${text.replace(/\/\/.*$/gm, "").replace(/^\s+/gm, "").replace(/ {2,}/g, " ")}\``),
      loader: "js",
    }));
  },
};

/** The worker of live pages as text, which the page turns into a worker: it may load nothing. */
const workerText = {
  name: "worker-text",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^worker-text$/ }, () => ({ path: "worker-text", namespace: "worker" }));
    onLoad({ filter: /.*/, namespace: "worker" }, async () => {
      const made = await build({
        entryPoints: [join(here, "src", "live", "worker.js")],
        bundle: true, minify: true, format: "iife", target: "es2022", charset: "utf8", write: false,
      });
      return { contents: made.outputFiles[0].text, loader: "text" };
    });
  },
};

const licence = readFileSync(join(here, "node_modules", "three", "LICENSE"), "utf8").trim();
const result = await build({
  entryPoints: [join(here, "src", "main.js")],
  bundle: true, minify: true, format: "iife", target: "es2022", charset: "utf8", legalComments: "inline",
  write: false, plugins: [leanShaders, ownShaders, workerText],
});
const banner = `/* trundle player ${stamp()} */\n/*! Contains three.js.\n\n${licence}\n*/\n`;
const text = banner + result.outputFiles[0].text;
if (/<\/script|<!--|\r/i.test(text)) throw new Error("The built file cannot stand inside a <script> element.");
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "player.js"), text);
console.log(`player.js: ${(text.length / 1000).toFixed(0)} kB`);
