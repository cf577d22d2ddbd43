// To what scale forces are drawn: one for all contacts of a scene, and where an arrow is cut. No graphics here.

import { HUGE } from "./data.js";
import { round125 } from "./numbers.js";

const LONGEST = 3; // typical forces: a longer arrow is cut, so that a spike does not fill the picture

/** How far the body of a contact reaches, in m. */
export function extentOf(contact, scene) {
  const body = scene.bodies.find(({ name }) => name === contact.body);
  return body ? body.extent : 0.1 * scene.size;
}

/** Sizes of all forces that can be drawn, in N, the smallest first. */
function sizes(contacts) {
  const found = [];
  for (const { force } of contacts) {
    for (let i = 0; i < force.length; i += 3) {
      const size = Math.hypot(force[i], force[i + 1], force[i + 2]);
      if (size > 0 && size < HUGE) found.push(size);
    }
  }
  return found.sort((a, b) => a - b);
}

/** {newtonsPerMetre, most, cuts, length}: round, so that a legend can say it; arrows of more than `most` N are cut, and
 *  `cuts` tells whether any is; `length` (m) is that of a typical force: the median, about the weight of what rolls. */
export function forceScale(scene) {
  const found = sizes(scene.contacts);
  const typical = found.length ? found[found.length >> 1] : 1;
  const extent = Math.max(...scene.contacts.map((contact) => extentOf(contact, scene)));
  const wished = Math.min(Math.max(3.2 * extent, 0.24 * scene.size), 0.6 * scene.size);
  const newtonsPerMetre = round125((1.4 * typical) / wished); // the nearest of 1, 2, 5 times a power of ten
  const most = Number((LONGEST * typical).toPrecision(2));
  return { newtonsPerMetre, most, cuts: found.length > 0 && found[found.length - 1] > most, length: typical / newtonsPerMetre };
}
