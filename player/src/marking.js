// The painted material of bodies: two tones in a pattern of its own for every shape, so that the spin is seen.
// Patterns are computed from the place on the body, one program for all of them, sharp at any distance.

import { Color, MeshLambertMaterial, Vector3 } from "three";
import { patch } from "./glsl.js";
import { colours } from "./palette.js";

export const PATTERN = {
  plain: 0, ball: 1, halves: 2, octants: 3, disc: 4, cylinder: 5, ring: 6, box: 7, cone: 8,
};

const DECLARE = /* glsl */ `
uniform int uPattern; uniform vec3 uDeep, uPale, uAccent, uInk, uSize;

// sin(k angle): its sign makes 2k sectors and, unlike the angle, it has no jump
float sectors(vec2 p, float k) { return sin(k * atan(p.y, p.x)); }

vec3 wheel(vec2 p, vec3 a, vec3 b) {
  float r = length(p);
  vec3 c = mix(a, b, above(sectors(p, 4.0)));
  vec2 spot = p - 0.6 * vec2(cos(0.3927), sin(0.3927));
  c = mix(c, uAccent, within(length(spot), 0.12));
  c = mix(c, uInk, above(r - 0.92));
  return mix(c, uInk, within(r, 0.11));
}

vec3 boxFaces(vec3 p, vec3 n) {
  vec3 a = abs(n);
  bool x = a.x > a.y && a.x > a.z, y = !x && a.y > a.z;
  vec3 size = uSize, place = p * size;
  vec2 q = x ? place.yz : y ? place.xz : place.xy, h = x ? size.yz : y ? size.xz : size.xy;
  vec3 c = x ? uDeep : y ? uPale : mix(uDeep, uPale, 0.55);
  float side = min(size.x, min(size.y, size.z)), face = min(h.x, h.y);
  if (n.x + n.y + n.z > 0.0) c = mix(c, x ? uPale : uAccent, within(length(q), 0.42 * face));
  vec2 rim = h - abs(q);
  return mix(c, uInk, above(0.07 * side - min(rim.x, rim.y)));
}

vec3 painted(vec3 place, vec3 n) {
  vec3 p = place / uSize, q = normalize(p + 1e-9);
  if (uPattern == 1) {
    vec3 c = mix(uDeep, uPale, above(sectors(q.xy, 3.0)));
    c = mix(c, uAccent, above(q.z - 0.93));
    return mix(c, uInk, above(-0.93 - q.z));
  }
  if (uPattern == 2) {
    vec3 c = mix(uDeep, uPale, above(q.x));
    c *= mix(1.0, 0.74, above(sectors(q.yz, 4.0)) * above(0.985 - abs(q.x)));
    c = mix(c, uAccent, above(abs(q.x) - 0.985));
    return mix(c, uInk, within(q.x, 0.018));
  }
  if (uPattern == 3) return mix(uDeep, uPale, above(q.x * q.y * q.z));
  if (uPattern == 4) {
    bool side = abs(n.z) < 0.5;
    if (side) return mix(uInk, uPale, above(sectors(p.xy, 4.0)) * 0.55);
    return n.z > 0.0 ? wheel(p.xy, uDeep, uPale) : wheel(p.xy, uPale, mix(uDeep, uInk, 0.35));
  }
  if (uPattern == 5) {
    if (abs(n.z) > 0.5) return wheel(p.xy, uDeep, n.z > 0.0 ? uPale : mix(uPale, uDeep, 0.35));
    vec3 c = mix(uDeep, uPale, above(sectors(p.xy, 3.0) * clamp(p.z * 40.0, -1.0, 1.0)));
    return mix(c, uInk, above(abs(p.z) - 0.96));
  }
  if (uPattern == 6) {
    vec3 c = mix(uDeep, uPale, above(sectors(p.xy, 8.0)));
    float angle = atan(p.y, p.x);
    return mix(c, uAccent, within(angle - 0.19635, 0.19635));
  }
  if (uPattern == 7) return boxFaces(p, n);
  if (uPattern == 8) {
    if (n.z < -0.7 && p.z < -0.999) return wheel(p.xy, uPale, uDeep);
    return mix(uDeep, uPale, above(sectors(p.xy, 3.0)));
  }
  return uDeep;
}`;

/** A painted material. `size` (3) scales places to about one: radii, semiaxes or half sides. */
export function marked(pattern, tones, size) {
  const uniforms = {
    uPattern: { value: pattern },
    uDeep: { value: new Color(tones.deep) },
    uPale: { value: new Color(tones.pale) },
    uAccent: { value: new Color(tones.accent) },
    uInk: { value: new Color(colours().ink) },
    uSize: { value: new Vector3(...size) },
  };
  const material = new MeshLambertMaterial();
  material.userData.ink = uniforms.uInk.value; // so that a change of theme can reach it
  return patch(material, {
    key: "marked",
    uniforms,
    declare: DECLARE,
    colour: "diffuseColor.rgb = painted(vPlace, vFacing);",
    gloss: "0.8",
  });
}
