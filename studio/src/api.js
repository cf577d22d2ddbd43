// Questions to the server. Every answer is JSON; an error of it is thrown in its own words.

/** A name for this tab: the server ends a run of its own that a newer one has overtaken. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => n.toString(16)).join("");

export class Told extends Error {
  constructor(words, status) {
    super(words);
    this.status = status;
  }
}

async function asked(response) {
  let told;
  try {
    told = await response.json();
  } catch {
    throw new Told(response.status === 403 ? "The studio was started again: open the link that it has printed." : `The studio answers ${response.status}.`, response.status);
  }
  if (!response.ok) throw new Told(told.error ?? `The studio answers ${response.status}.`, response.status);
  return told;
}

export const get = async (path, query = {}) => asked(await reach(`${path}?${new URLSearchParams(query)}`));

export const post = async (path, body, signal) => asked(await send(path, body, signal));

/** The bytes of a file, made by the server. */
export async function made(path, body) {
  const response = await send(path, body);
  return response.ok && !response.headers.get("content-type").startsWith("application/json") ? response.blob() : asked(response);
}

const send = (path, body, signal) =>
  reach(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...body, tab }), signal });

async function reach(...question) {
  try {
    return await fetch(...question);
  } catch {
    throw new Told("The studio does not answer: is `trundle studio` still running?", 0);
  }
}
