// What a contact says at a time: whether it would have lifted, or slipped at the friction chosen; of one that may open,
// what it does. No graphics here.

import { HUGE } from "./data.js";

export const MODES = ["roll", "slide", "fly"]; // of a contact that may open, by its number in the scene
const USUAL = 0.9; // of the time
const LEAST = 1.5; // more than nearly any pair of dry solids

/** A value between frames; infinite if either end is. */
function between(values, { i, s }) {
  if (s === 0) return values[i];
  const [a, b] = [values[i], values[i + 1]];
  return Math.max(a, b) >= HUGE ? Math.max(a, b) : a + s * (b - a);
}

/** {lifted, slipped, needed, pressed, mode} at a place; pressed in N. Lifted and mode hold from their frame to the next. */
export function contactState(contact, at, mu) {
  const needed = between(contact.needed, at);
  const lifted = contact.lifted[at.i] === 1;
  const mode = contact.mode ? MODES[contact.mode[at.i]] : null;
  if (mode) return { lifted: false, slipped: mode === "slide", needed, pressed: between(contact.normal, at), mode };
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

/** Stretches of time [from, to] in which some contact slides, or would have lifted or slipped. */
export function badStretches(contacts, times, mu) {
  return stretchesOf(times, (i) => contacts.some((contact) => {
    const state = contactState(contact, { i, s: 0 }, mu);
    return state.lifted || state.slipped;
  }));
}

/** Stretches of time [from, to] in which every contact that may open flies; none if there is no such contact. */
export function flights(contacts, times) {
  const open = contacts.filter(({ mode }) => mode);
  return stretchesOf(times, (i) => open.length > 0 && open.every(({ mode }) => MODES[mode[i]] === "fly"));
}

function stretchesOf(times, holds) {
  const out = [];
  for (let i = 0; i < times.length; i++) {
    if (!holds(i)) continue;
    const to = times[Math.min(i + 1, times.length - 1)];
    const last = out[out.length - 1];
    if (last && last[1] >= times[i]) last[1] = to;
    else out.push([times[i], to]);
  }
  return out;
}
