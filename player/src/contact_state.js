// What a contact says at a time: whether it would have lifted, or slipped at the friction chosen. No graphics here.

import { HUGE } from "./data.js";

/** A value between frames; infinite if either end is. */
function between(values, { i, s }) {
  if (s === 0) return values[i];
  const [a, b] = [values[i], values[i + 1]];
  return Math.max(a, b) >= HUGE ? Math.max(a, b) : a + s * (b - a);
}

/** {lifted, slipped, needed, pressed} at a place; pressed in N. Lifted holds from its frame to the next. */
export function contactState(contact, at, mu) {
  const needed = between(contact.needed, at);
  const lifted = contact.lifted[at.i] === 1;
  return { lifted, slipped: !lifted && contact.rolls !== false && needed > mu, needed, pressed: between(contact.normal, at) };
}

/** Stretches of time [from, to] in which some contact would have lifted or slipped. */
export function badStretches(contacts, times, mu) {
  const bad = (i) => contacts.some((contact) => {
    const state = contactState(contact, { i, s: 0 }, mu);
    return state.lifted || state.slipped;
  });
  const out = [];
  for (let i = 0; i < times.length; i++) {
    if (!bad(i)) continue;
    const to = times[Math.min(i + 1, times.length - 1)];
    const last = out[out.length - 1];
    if (last && last[1] >= times[i]) last[1] = to;
    else out.push([times[i], to]);
  }
  return out;
}
