// A floor that fades out, under systems that have no surface of their own: it catches the shadow and gives depth.

import { CircleGeometry, Color, Mesh, MeshLambertMaterial } from "three";
import { round125 } from "./numbers.js";
import { patch } from "./glsl.js";
import { colours } from "./palette.js";

const DECLARE = /* glsl */ `
uniform float uGrid, uReach; uniform vec3 uLine, uPaint;
float ruled(float p) {
  float w = max(fwidth(p), 1e-6), d = abs(fract(p - 0.5) - 0.5);
  return (1.0 - smoothstep(0.0, w, d)) * (1.0 - smoothstep(0.15, 0.5, w));
}`;

const COLOUR = /* glsl */ `
float reach = length(vPlace.xy) / uReach;
float line = max(ruled(vPlace.x / uGrid), ruled(vPlace.y / uGrid));
diffuseColor.rgb = mix(uPaint, uLine, 0.6 * line);
diffuseColor.a = (0.45 + 0.25 * line) * (1.0 - smoothstep(0.25, 1.0, reach));`;

export class Floor {
  constructor(scene, { low, high }) {
    const reach = 3.2 * scene.size;
    this.uniforms = {
      uGrid: { value: round125(scene.size / 3) }, uReach: { value: reach },
      uLine: { value: new Color() }, uPaint: { value: new Color() },
    };
    const material = patch(new MeshLambertMaterial({ transparent: true, depthWrite: false }), {
      key: "floor", uniforms: this.uniforms, declare: DECLARE, colour: COLOUR,
    });
    this.object = new Mesh(new CircleGeometry(reach, 64), material);
    this.object.position.set((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2] - 0.02 * scene.size);
    this.object.name = "floor";
    this.object.receiveShadow = true;
    this.object.renderOrder = -2;
    this.retheme();
  }

  retheme() {
    this.uniforms.uLine.value.set(colours().floor);
    this.uniforms.uPaint.value.set(colours().surfaces[0]);
  }
}
