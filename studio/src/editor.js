// The editor: CodeMirror with TOML, completion from the schema, and problems beside their lines.

import { autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { offers } from "./complete.js";

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--note)", fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--text)" },
  { tag: [tags.number, tags.atom, tags.bool], color: "var(--code)" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--key)" },
]);

const look = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--back)", fontSize: "14px" },
  ".cm-scroller": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  ".cm-gutters": { backgroundColor: "var(--raised)", color: "var(--soft)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--main) 10%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--main) 30%, transparent) !important" },
  ".cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--main)", color: "var(--on-main)" },
  ".cm-content": { caretColor: "var(--ink)" },
});

/** An editor in an element: {text, set, problems, go, focus}. */
export function makeEditor(parent, words, changed) {
  const nonce = document.querySelector("meta[name=nonce]").content;
  const source = (context) => {
    const word = context.matchBefore(/[\w.[]+/);
    if (!word && !context.explicit && !/=\s*"?$/.test(context.state.doc.lineAt(context.pos).text)) return null;
    const found = offers(words, context.state.doc.toString(), context.pos);
    return found && { ...found, validFor: /^[\w.]*$/ };
  };
  const extensions = [
    EditorView.cspNonce.of(nonce),
    lineNumbers(), highlightActiveLineGutter(), highlightActiveLine(), history(), drawSelection(), bracketMatching(), closeBrackets(),
    StreamLanguage.define(toml), syntaxHighlighting(colours), look, lintGutter(), highlightSelectionMatches(),
    autocompletion({ override: [source], icons: false }),
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({ "aria-label": "Scenario file", spellcheck: "false" }),
    EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
  ];
  const state = (doc) => EditorState.create({ doc, extensions });
  const view = new EditorView({ state: state(""), parent });
  return {
    get text() { return view.state.doc.toString(); },
    /** Another text: with a history of its own, or as a change that can be undone. */
    set(text, change = false) {
      if (change) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      else view.setState(state(text));
    },
    problems(list) {
      const doc = view.state.doc;
      const marks = list.map((one) => {
        const line = doc.line(Math.min(Math.max(one.line, 1), doc.lines));
        const words = [one.given, one.expected && `Expected: ${one.expected}`, one.fix && `Try: ${one.fix}`].filter(Boolean).join("\n");
        return { from: line.from + (/^\s*/.exec(line.text)[0].length), to: line.to, severity: "error", message: words };
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    go(number) {
      const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
      view.focus();
    },
    focus: () => view.focus(),
  };
}
