// Where to stand: which part of the window to use, what to look at and from how far, so that all is seen, as large as
// it can be, and the card in the corner covers nothing of it.

import { Vector3 } from "three";

const MARGIN = 1.08; // air around what moves
const PAD = 8; // px between the card and the picture
const SHARES = [0, 0.25, 0.5, 0.75, 1]; // of the card's width and height that may be left free
const NARROWEST = 80; // px: a smaller part of the window is no use

/** Places [x, y, z, radius] as [to the right, up, towards the eye, radius] of `home`. */
function turned(cloud, home, direction, vertical) {
  const right = new Vector3().crossVectors(vertical, direction).normalize();
  const up = new Vector3().crossVectors(direction, right);
  const place = new Vector3();
  const seen = cloud.map(([x, y, z, radius]) => {
    place.set(x, y, z).sub(home);
    return [place.dot(right), place.dot(up), place.dot(direction), radius];
  });
  return { seen, right, up };
}

/** The distance from which everything falls within the angles whose tangents are `wide` and `high`. */
function distanceFor(seen, [x, y], wide, high) {
  let distance = 0;
  for (const [u, v, w, r] of seen) {
    distance = Math.max(distance, w + r + Math.max((Math.abs(u - x) + r) / wide, (Math.abs(v - y) + r) / high));
  }
  return distance;
}

/** What to look at and from how far: the middle of what is seen there is the middle of the picture. */
function fitted(seen, wide, high, least, centred) {
  const middle = [0, 0];
  let distance = Math.max(least, distanceFor(seen, middle, wide, high));
  for (let round = 0; round < 4 && !centred; round++) {
    for (const k of [0, 1]) {
      let [low, top] = [Infinity, -Infinity];
      for (const place of seen) {
        const away = distance - place[2];
        low = Math.min(low, (place[k] - middle[k] - place[3]) / away);
        top = Math.max(top, (place[k] - middle[k] + place[3]) / away);
      }
      if (top >= low) middle[k] += (distance * (low + top)) / 2;
    }
    distance = Math.max(least, distanceFor(seen, middle, wide, high));
  }
  return { middle, distance: MARGIN * distance };
}

/** Whether anything is seen below the card, which covers the corner up to (right, bottom), in pixels. */
function covered(seen, { middle, distance }, free, card, focal) {
  const [cx, cy] = [(free.left + free.right) / 2, (free.top + free.bottom) / 2];
  return seen.some(([u, v, w, r]) => {
    const scale = focal / (distance - w);
    const [x, y] = [cx + (u - middle[0]) * scale, cy - (v - middle[1]) * scale];
    return x - r * scale < card.right + PAD && y - r * scale < card.bottom + PAD;
  });
}

/** {free, target, distance}: `room` is what other panels leave free, `card` covers its upper left corner; `focal` is
 *  the pixels for a tangent of one, `least` the least distance. What is `centred` stays in the middle. */
export function framed({ cloud, home, direction, vertical, room, card, focal, least, centred }) {
  const { seen, right, up } = turned(cloud, home, direction, vertical);
  const found = [];
  for (const across of SHARES) {
    for (const down of SHARES) {
      const free = { ...room, left: Math.max(room.left, across * card.right), top: Math.max(room.top, down * card.bottom) };
      const [width, height] = [free.right - free.left, free.bottom - free.top];
      if (Math.min(width, height) < NARROWEST) continue;
      const fit = fitted(seen, width / 2 / focal, height / 2 / focal, least, centred);
      found.push({ free, ...fit, clear: across === 1 || down === 1 || !covered(seen, fit, free, card, focal) });
    }
  }
  const clear = found.filter((one) => one.clear);
  const best = (clear.length ? clear : found).reduce((a, b) => (b.distance < a.distance ? b : a), { distance: Infinity });
  const { free = room, middle = [0, 0], distance } = best;
  const target = home.clone().addScaledVector(right, middle[0]).addScaledVector(up, middle[1]);
  return { free, target, distance: Number.isFinite(distance) ? distance : least };
}
