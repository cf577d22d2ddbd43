// Pieces of shader that several materials share.

/** Step and line whose edges are one pixel soft, at any distance. */
export const SOFT_EDGES = /* glsl */ `
float above(float s) { return clamp(s / max(fwidth(s), 1e-6) + 0.5, 0.0, 1.0); }
float within(float d, float half_width) {
  float w = max(fwidth(d), 1e-6);
  return 1.0 - smoothstep(half_width - 0.5 * w, half_width + 0.5 * w + 1e-6, abs(d));
}`;

/** What a soft box above and a pale horizon would reflect; no picture of surroundings is needed for it. */
export const STUDIO = /* glsl */ `
vec3 studio(vec3 n, vec3 v, float gloss) {
  vec3 r = (vec4(reflect(-v, n), 0.0) * viewMatrix).xyz;
  float fresnel = 0.05 + 0.6 * pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 4.0);
  vec2 p = r.xy / max(r.z, 0.05) - vec2(-0.35, -0.55);
  vec2 q = abs(p) - vec2(0.34, 0.26);
  float box = r.z > 0.0 ? 1.0 - smoothstep(-0.05, 0.12, max(q.x, q.y)) : 0.0;
  float horizon = smoothstep(-0.3, 0.9, r.z);
  return gloss * (vec3(1.0) * box * (0.32 + fresnel) + vec3(0.86, 0.92, 1.0) * horizon * fresnel * 0.55);
}`;

/** Give a lit three.js material our own colour code, with the place and normal in its own frame. */
export function patch(material, { key, uniforms = {}, declare = "", colour = "", gloss = "0.0" }) {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vPlace; varying vec3 vFacing;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvPlace = position; vFacing = normal;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>",
        `#include <common>\nvarying vec3 vPlace; varying vec3 vFacing;\n${SOFT_EDGES}\n${declare}`)
      .replace("#include <lights_pars_begin>", `#include <lights_pars_begin>\n${STUDIO}`)
      .replace("#include <color_fragment>", `#include <color_fragment>\n${colour}`)
      .replace("#include <opaque_fragment>",
        `outgoingLight += studio(normal, normalize(vViewPosition), ${gloss});\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => key;
  return material;
}
