// A trail: a line of constant width on the screen, written once, of which only what is past is shown, the older the
// fainter. Where it carries a contact's numbers it is orange while the contact slides, or would have slipped or lifted,
// and dashed while it flies.

import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial, Vector2 } from "three";

const VERTEX = /* glsl */ `
attribute vec3 before, after; attribute vec4 info; // info: time, side, friction needed, lifted (-1: flies)
uniform vec2 uScreen; uniform float uWidth;
varying float vTime, vSide, vNeeded, vLifted;
vec2 screen(vec4 p) { return p.xy / max(p.w, 1e-6) * uScreen; }
void main() {
  mat4 all = projectionMatrix * modelViewMatrix;
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  // a little nearer to the eye, along the line of sight: in front of the surface it lies on
  vec4 here = projectionMatrix * vec4(seen.xyz * 0.9985, 1.0);
  vec2 a = screen(all * vec4(before, 1.0)), b = screen(here), c = screen(all * vec4(after, 1.0));
  vec2 along = c - a;
  float size = length(along);
  along = size > 1e-4 ? along / size : vec2(1.0, 0.0);
  here.xy += vec2(-along.y, along.x) * info.y * uWidth / uScreen * here.w;
  gl_Position = here;
  vTime = info.x; vSide = info.y; vNeeded = info.z; vLifted = info.w;
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uColour, uBad; uniform float uTime, uTail, uMu, uFaint;
varying float vTime, vSide, vNeeded, vLifted;
void main() {
  if (vTime > uTime) discard;
  float fresh = mix(uFaint, 0.95, exp((vTime - uTime) / uTail));
  bool bad = vNeeded > uMu || vLifted > 0.5;
  if (vLifted < -0.5) {
    if (fract(vTime / (0.08 * uTail)) > 0.5) discard;
    fresh *= 0.6;
  }
  float soft = 1.0 - smoothstep(0.55, 1.0, abs(vSide));
  gl_FragColor = vec4(bad ? uBad : uColour, fresh * soft);
  #include <colorspace_fragment>
}`;

/** Uniforms that all ribbons share. */
export const shared = {
  uScreen: { value: new Vector2(400, 300) },
  uTime: { value: 0 },
  uTail: { value: 1 },
  uMu: { value: 0.5 },
  uBad: { value: new Color() },
};

/** Write the vertices of a ribbon along (N, 3) positions; `needed` and `lifted` (N) or null. */
function fill({ place, before, after, info }, times, positions, { needed, lifted }) {
  const n = times.length;
  const index = [];
  const finite = (i) => Number.isFinite(positions[3 * i] + positions[3 * i + 1] + positions[3 * i + 2]);
  for (let i = 0; i < n; i++) {
    for (let side = 0; side < 2; side++) {
      for (let k = 0; k < 3; k++) {
        place[6 * i + 3 * side + k] = finite(i) ? positions[3 * i + k] : 0;
        before[6 * i + 3 * side + k] = positions[3 * Math.max(0, i - 1) + k];
        after[6 * i + 3 * side + k] = positions[3 * Math.min(n - 1, i + 1) + k];
      }
      const at = 8 * i + 4 * side;
      info[at] = times[i];
      info[at + 1] = 2 * side - 1;
      info[at + 2] = needed ? needed[i] : 0;
      info[at + 3] = lifted ? lifted[i] : 0;
    }
    if (i > 0 && finite(i) && finite(i - 1)) {
      const a = 2 * i - 2;
      index.push(a, a + 1, a + 2, a + 2, a + 1, a + 3);
    }
  }
  return index;
}

/** A ribbon along (N, 3) positions at N times, twice `width` pixels wide; `needed` and `lifted` (N) or null. Its
 *  `rewrite()` takes what these arrays hold now. */
export function ribbon(times, positions, { needed = null, lifted = null, width = 1.6, faint = 0.3 } = {}) {
  const n = times.length;
  const rooms = { place: new Float32Array(6 * n), before: new Float32Array(6 * n), after: new Float32Array(6 * n), info: new Float32Array(8 * n) };
  const { place, before, after, info } = rooms;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(place, 3));
  geometry.setAttribute("before", new BufferAttribute(before, 3));
  geometry.setAttribute("after", new BufferAttribute(after, 3));
  geometry.setAttribute("info", new BufferAttribute(info, 4));
  geometry.setIndex(fill(rooms, times, positions, { needed, lifted }));
  const uniforms = { ...shared, uColour: { value: new Color() }, uWidth: { value: width }, uFaint: { value: faint } };
  const material = new ShaderMaterial({
    vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms, transparent: true, depthWrite: false, side: 2,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  mesh.rewrite = () => {
    const index = fill(rooms, times, positions, { needed, lifted });
    for (const name of ["position", "before", "after", "info"]) geometry.getAttribute(name).needsUpdate = true;
    if (index.length !== geometry.index.count) geometry.setIndex(index);
  };
  return mesh;
}
