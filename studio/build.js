// Builds the studio's page, which the package carries: `npm run build`, or `make studio`.
// The first line of studio.js holds a hash of the sources, by which a test tells when source and build differ.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "src", "trundle", "studio", "page");

/** SHA-256 over name, length and content of every source, in the order of the names. */
function stamp() {
  const names = [...readdirSync(join(here, "src")).map((name) => `src/${name}`), "build.js", "package.json", "package-lock.json"].sort();
  const hash = createHash("sha256");
  for (const name of names) {
    const content = readFileSync(join(here, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const licence = readFileSync(join(here, "node_modules", "@codemirror", "state", "LICENSE"), "utf8").trim();
const result = await build({
  entryPoints: [join(here, "src", "main.js")],
  bundle: true, minify: true, format: "esm", target: "es2022", charset: "utf8", legalComments: "none", write: false,
});
mkdirSync(target, { recursive: true });
const text = `/* trundle studio ${stamp()} */\n/*! Contains CodeMirror.\n\n${licence}\n*/\n${result.outputFiles[0].text}`;
writeFileSync(join(target, "studio.js"), text);
for (const name of ["index.html", "studio.css"]) copyFileSync(join(here, "src", name), join(target, name));
console.log(`studio.js: ${(text.length / 1000).toFixed(0)} kB`);
