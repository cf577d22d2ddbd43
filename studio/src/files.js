// The file at hand: its name, the hash it was read with, and the text that is not saved yet, which survives a reload.

import { get, post } from "./api.js";

const LOOK = 2000; // ms between looks at the file

/** The file; `editor` has its text, `tell` shows its name, `foreign` is called when somebody else has written it. */
export function makeFile(shelf, editor, tell, foreign) {
  let name = "", hash = "", saved = "", seen = "";
  let queue = Promise.resolve();
  /** One thing at a time: what is asked for while a file is being saved or read waits its turn. */
  const alone = (work) => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  const place = (of) => `trundle:${shelf}:${of}`;

  const changed = () => editor.text !== saved;
  function keep() {
    if (changed()) localStorage.setItem(place(name), JSON.stringify({ text: editor.text, hash }));
    else localStorage.removeItem(place(name));
    localStorage.setItem(place("/last"), name);
    tell(name, changed());
  }
  function take(as, text, sign, draft = null) {
    [name, hash, saved, seen] = [as, sign, text, sign];
    editor.set(draft?.text ?? text);
    if (draft) hash = draft.hash;
    keep();
  }
  const draftOf = (of) => {
    try {
      return JSON.parse(localStorage.getItem(place(of)));
    } catch {
      return null;
    }
  };

  async function look() {
    if (!name || document.hidden) return;
    try {
      const { hash: now } = await get("/api/file", { name, only: "hash" });
      if (now !== hash && now !== seen) {
        seen = now;
        foreign(name, now === "");
      }
    } catch { /* the next run says that the studio is gone */ }
  }
  setInterval(() => alone(look), LOOK);
  addEventListener("focus", () => alone(look));

  return {
    get name() { return name; },
    get last() { return localStorage.getItem(place("/last")) ?? ""; },
    changed, keep,
    /** Whether the hash at hand is that of the file as it was last seen. */
    settled: () => hash === seen,
    open: (as) => alone(async () => {
      const { text, hash: sign } = await get("/api/file", { name: as });
      const draft = draftOf(as);
      take(as, text, sign, draft && draft.text !== text ? draft : null);
      if (draft && draft.text !== text && draft.hash !== sign) { seen = sign; foreign(as, false); }
      return Boolean(draft && draft.text !== text);
    }),
    /** A text that is no file yet; one of this name that was not saved comes back. */
    begin(text, as = "") {
      const draft = draftOf(as);
      take(as, "", "", null);
      editor.set(draft?.text ?? text);
      keep();
      return Boolean(draft);
    },
    fresh(text) {
      localStorage.removeItem(place(""));
      return this.begin(text);
    },
    save: (given) => alone(async () => {
      const as = given ?? name;
      const text = editor.text;
      const before = as === name ? hash : (await get("/api/file", { name: as, only: "hash" })).hash;
      const { hash: sign } = await post("/api/file", { name: as, text, hash: before });
      if (as !== name) localStorage.removeItem(place(name));
      [name, hash, saved, seen] = [as, sign, text, sign];
      keep();
    }),
    theirs: () => alone(async () => {
      const { text, hash: sign } = await get("/api/file", { name });
      [hash, saved, seen] = [sign, text, sign];
      editor.set(text, true);
      keep();
    }),
    mine: () => alone(async () => {
      ({ hash } = await get("/api/file", { name, only: "hash" }));
      seen = hash;
      keep();
    }),
  };
}
