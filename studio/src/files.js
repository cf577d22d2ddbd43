// The file at hand: its name, the hash it was read with, and the text that is not saved yet, which survives a reload.

import { get, post } from "./api.js";

const LOOK = 2000; // ms between looks at the file

/**
 * The file. `editor` has its text, `tell` shows its name, whether it is saved, and whether the file on disk is the one
 * at hand; `foreign` is called when somebody else has written or removed it. `hash` is that of the file which the text
 * began from, `seen` that of the file as it was last looked at ("": there is none): where they differ, a question is open.
 */
export function makeFile(shelf, editor, tell, foreign) {
  let name = "", hash = "", saved = "", seen = "", looking = false;
  let queue = Promise.resolve();
  /** One thing at a time: what is asked for while a file is being looked at, saved or read waits its turn. */
  const alone = (work) => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  const place = (of) => `trundle:${shelf}:${of}`;

  const edited = () => editor.text !== saved;
  const changed = () => edited() || Boolean(name && !hash);
  function keep() {
    if (changed()) localStorage.setItem(place(name), JSON.stringify({ text: editor.text, hash }));
    else localStorage.removeItem(place(name));
    localStorage.setItem(place("/last"), name);
    tell(name, changed(), hash === seen);
  }
  function take(as, text, sign, draft = null) {
    [name, hash, saved, seen] = [as, sign, text, sign];
    editor.set(draft?.text ?? text);
    if (draft) hash = draft.hash;
    keep();
  }
  function begun(text, as) {
    const draft = draftOf(as);
    take(as, "", "", null);
    editor.set(draft?.text ?? text);
    keep();
    return Boolean(draft);
  }
  const draftOf = (of) => {
    try {
      return JSON.parse(localStorage.getItem(place(of)));
    } catch {
      return null;
    }
  };

  /** What there is on disk now; a removed file has no other text that could be lost: saving writes it again. */
  function found(now) {
    seen = now;
    if (!now) hash = "";
    keep();
    if (hash !== seen) foreign(name, edited() ? "theirs" : "read");
    else if (!now) foreign(name, "gone");
  }
  async function look() {
    if (!name || document.hidden) return;
    try {
      const { hash: now } = await get("/api/file", { name, only: "hash" });
      if (now !== seen) found(now);
    } catch { /* the next run says that the studio is gone */ }
  }
  /** A look waits for its turn; one that waits is enough. */
  function lookSoon() {
    if (looking) return;
    looking = true;
    alone(look).finally(() => { looking = false; });
  }
  setInterval(lookSoon, LOOK);
  addEventListener("focus", lookSoon);

  return {
    get name() { return name; },
    get last() { return localStorage.getItem(place("/last")) ?? ""; },
    changed, keep,
    /** Whether the hash at hand is that of the file as it was last seen. */
    settled: () => hash === seen,
    open: (as) => alone(async () => {
      const { text, hash: sign } = await get("/api/file", { name: as });
      const draft = draftOf(as);
      const restored = Boolean(draft && draft.text !== text);
      take(as, text, sign, restored ? draft : null);
      if (hash !== sign) found(sign);
      return restored;
    }),
    /** A text that is no file yet; one of this name that was not saved comes back. */
    begin: (text, as = "") => alone(() => begun(text, as)),
    fresh: (text) => alone(() => {
      localStorage.removeItem(place(""));
      return begun(text, "");
    }),
    /** Save, under another name if one is `given`; `over` is asked before another file is written over. */
    save: (given, over) => alone(async () => {
      const as = given ?? name;
      const text = editor.text;
      let before = hash;
      if (as !== name) {
        before = (await get("/api/file", { name: as, only: "hash" })).hash;
        if (before && !over(as)) return;
      }
      let sign;
      try {
        ({ hash: sign } = await post("/api/file", { name: as, text, hash: before }));
      } catch (error) {
        if (error.status !== 409 || as !== name) throw error;
        const { hash: now } = await get("/api/file", { name, only: "hash" });
        if (!now || (await get("/api/file", { name })).text !== text) return found(now);
        sign = now; // it has this very text already
      }
      if (as !== name) localStorage.removeItem(place(name));
      [name, hash, saved, seen] = [as, sign, text, sign];
      keep();
    }),
    /** The text of the file on disk; `unless` something was written here while it came. */
    theirs: (unless = () => false) => alone(async () => {
      const { text, hash: sign } = await get("/api/file", { name });
      if (unless()) return found(sign);
      [hash, saved, seen] = [sign, text, sign];
      editor.set(text, true);
      keep();
    }),
    /** The text at hand, in place of the file that was last seen: nothing is asked, so nothing can come between. */
    mine() {
      hash = seen;
      keep();
    },
    edited,
  };
}
