// What a contact says at a time: whether it would have lifted, or slipped at the friction chosen. No graphics here.

import { HUGE } from "./data.js";

const USUAL = 0.9; // of the time
const LEAST = 1.5; // more than nearly any pair of dry solids

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

/** Where a scale of friction may end: beyond what the contacts need at the start and for nearly all of the time. */
export function frictionReach(contacts) {
  const wanted = contacts.filter(({ rolls }) => rolls !== false).flatMap(({ needed }) => {
    const finite = Array.from(needed).filter((value) => value < HUGE).sort((a, b) => a - b); // near lift-off it has no bounds
    return [needed[0], finite[Math.floor(USUAL * (finite.length - 1))]].filter((value) => value < HUGE);
  });
  const reach = 1.1 * Math.max(LEAST / 1.1, ...wanted);
  const power = 10 ** Math.floor(Math.log10(reach));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((k) => k * power).find((end) => end >= reach * (1 - 1e-9));
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
