// Errors are shown in the page, never swallowed.

import { el } from "./dom.js";

export const errors = [];

let box = null;

export function report(text) {
  errors.push(text);
  if (!box) {
    box = el("div", { class: "errors", role: "alert" });
    document.body.append(box);
  }
  if (errors.length <= 5) box.append(el("p", {}, text));
}

export function watch() {
  window.addEventListener("error", (event) => report(event.message || String(event.error)));
  window.addEventListener("unhandledrejection", (event) => report(String(event.reason)));
  document.addEventListener("securitypolicyviolation", (event) =>
    report(`The page tried to load something it must not: ${event.violatedDirective} ${event.blockedURI}`));
}
