// To what scale arrows are drawn: one for all forces of a scene, and where an arrow is cut. No graphics here.

import { HUGE } from "./data.js";
import { round125 } from "./numbers.js";

const LONGEST = 3; // typical forces: a longer arrow is cut, so that a spike does not fill the picture

/** How far the body of a contact reaches, in m. */
export function extentOf(contact, scene) {
  const body = scene.bodies.find(({ name }) => name === contact.body);
  return body ? body.extent : 0.1 * scene.size;
}

/** Sizes of all vectors of arrays that can be drawn, the smallest first. */
export function sizes(arrays) {
  const found = [];
  for (const array of arrays) {
    for (let i = 0; i < array.length; i += 3) {
      const size = Math.hypot(array[i], array[i + 1], array[i + 2]);
      if (size > 0 && size < HUGE) found.push(size);
    }
  }
  return found.sort((a, b) => a - b);
}

/** {perMetre, most, cuts, length}: round, so that a legend can say it; arrows of more than `most` are cut, and
 *  `cuts` tells whether any is; `length` (m) is that of a typical one: the median, of forces about the weight of what rolls. */
export function scaleOf(found, extent, size) {
  const typical = found.length ? found[found.length >> 1] : 1;
  const wished = Math.min(Math.max(3.2 * extent, 0.24 * size), 0.6 * size);
  const perMetre = round125((1.4 * typical) / wished); // the nearest of 1, 2, 5 times a power of ten
  const most = Number((LONGEST * typical).toPrecision(2));
  return { perMetre, most, cuts: found.length > 0 && found[found.length - 1] > most, length: typical / perMetre };
}

/** The scale of all forces of a scene. */
export function forceScale(scene) {
  const forces = scene.contacts.length ? scene.contacts.map(({ force }) => force) : (scene.forces ?? []).map(({ values }) => values);
  const found = sizes(forces);
  return scaleOf(found, Math.max(0, ...scene.contacts.map((contact) => extentOf(contact, scene))), scene.size);
}
