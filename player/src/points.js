// Points with their trails: centres, contacts, marks and places of systems without bodies. And polylines as rods.

import {
  Color, CylinderGeometry, Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, MeshLambertMaterial, Quaternion, RingGeometry, SphereGeometry, Vector2, Vector3,
} from "three";
import { patch } from "./glsl.js";
import { bodyTones, colours, isDark } from "./palette.js";
import { row } from "./pose.js";
import { ribbon, shared } from "./ribbon.js";

const TINY = 0.012; // of the scene: bodies below it are hard to find
const HALO = 0.026;
const [LEAST, LEAST_HALO, RING] = [5, 8, 10]; // px, the radius at which a point is still found; of the ring around a body that is smaller
const UP = new Vector3(0, 0, 1);

/** The same places to a millionth of the picture: a contact listed as a point too is drawn once. */
function same(a, b, size) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i] - b[i]) > 1e-6 * size) return false;
  return true;
}

/** Before an object is drawn, `scale` says its size from that of a pixel where it is. */
function sized(object, scale) {
  const [place, size] = [new Vector3(), new Vector2()];
  object.onBeforeRender = (renderer, scene, camera) => {
    const away = place.setFromMatrixPosition(object.matrixWorld).applyMatrix4(camera.matrixWorldInverse).z;
    object.scale.setScalar(scale((-2 * away) / (camera.projectionMatrix.elements[5] * renderer.getSize(size).y), camera));
    object.updateMatrixWorld();
  };
}

/** Keep a ball of radius r at least so many pixels wide, from wherever it is seen. */
function findable(object, pixels) {
  const r = object.scale.x;
  sized(object, (pixel) => Math.max(r, pixels * pixel));
}

/** A ring around a body, seen where the body takes few pixels: its own trails would hide it. */
function ringed(extent) {
  const ring = new Mesh(new RingGeometry(0.8, 1, 40), new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false }));
  ring.renderOrder = 3;
  ring.frustumCulled = false;
  const turn = new Quaternion();
  sized(ring, (pixel, camera) => {
    ring.quaternion.copy(ring.parent.getWorldQuaternion(turn).invert()).multiply(camera.quaternion); // it faces the eye
    return extent < LEAST * pixel ? RING * pixel : 0;
  });
  return ring;
}

export class Points {
  constructor(scene) {
    this.group = new Group();
    this.trails = new Group();
    this.trails.name = "trails";
    this.group.add(this.trails);
    const ball = new SphereGeometry(1, 48, 32);
    const wanted = scene.points.filter(
      (point) => point.kind !== "contact" || !scene.contacts.some((c) => same(c.point, point.position, scene.size)));
    this.items = wanted.map((point) => {
      const object = new Mesh(ball, patch(new MeshLambertMaterial(), { key: "glossy", gloss: "0.5" }));
      const owner = scene.bodies.findIndex((body) => body.name === point.of);
      const radius = point.kind === "point" ? 0.028 * scene.size : 0.014 * scene.size;
      const extent = owner < 0 ? Infinity : scene.bodies[owner].extent;
      // of its own size, unless that would be a speck
      object.scale.setScalar(point.radius > TINY * scene.size ? point.radius : Math.min(radius, 0.12 * extent));
      if (point.kind === "centre" && extent < TINY * scene.size) {
        // a body that would be a speck: a glass ball around it shows where it is
        object.scale.setScalar(HALO * scene.size);
        Object.assign(object.material, { transparent: true, opacity: 0.6, depthWrite: false });
        findable(object, LEAST_HALO);
      } else if (point.kind === "point" && owner < 0) findable(object, LEAST);
      object.castShadow = point.kind === "point";
      const trail = ribbon(scene.t, point.position, { width: point.kind === "mark" ? 1.2 : 1.6 });
      object.name = trail.name = point.name;
      this.group.add(object);
      this.trails.add(trail);
      const halo = object.material.transparent;
      const ring = point.kind === "centre" && owner >= 0 && !halo ? ringed(extent) : null;
      if (ring) this.group.add(ring);
      return { point, object, trail, owner, halo, ring };
    });
    this.retheme();
  }

  update(at) {
    for (const { point, object, ring } of this.items) {
      const place = row(point.position, 3, at);
      for (const one of ring ? [object, ring] : [object]) {
        one.visible = place.every(Number.isFinite);
        if (one.visible) one.position.set(...place);
      }
    }
  }

  /** Take what the arrays of the scene hold now. */
  rewrite() {
    for (const { trail } of this.items) trail.rewrite();
  }

  retheme() {
    const tones = colours();
    shared.uBad.value.set(tones.bad);
    for (const { point, object, trail, owner, halo, ring } of this.items) {
      ring?.material.color.set(isDark() ? bodyTones(owner).pale : bodyTones(owner).deep);
      const own = halo ? bodyTones(owner).deep : point.kind === "centre" && owner > 0 ? bodyTones(owner).deep : tones[point.kind];
      const colour = new Color(own ?? tones.point);
      object.material.color.copy(colour);
      trail.material.uniforms.uColour.value.copy(colour);
    }
  }
}

/** Rods and threads: (N, k, 3) places joined by cylinders. */
export class Lines {
  constructor(scene) {
    this.group = new Group();
    this.items = scene.lines.map((line) => {
      const k = line.position_shape[1];
      const radius = 0.007 * scene.size;
      const geometry = new CylinderGeometry(radius, radius, 1, 12).rotateX(Math.PI / 2);
      const object = new InstancedMesh(geometry, new MeshLambertMaterial(), Math.max(1, k - 1));
      object.name = line.name;
      object.frustumCulled = false;
      object.castShadow = true;
      this.group.add(object);
      return { line, object, k };
    });
    this.retheme();
  }

  update(at) {
    const [a, b, along] = [new Vector3(), new Vector3(), new Vector3()];
    const [turn, matrix] = [new Quaternion(), new Matrix4()];
    for (const { line, object, k } of this.items) {
      const places = row(line.position, 3 * k, at);
      for (let j = 0; j + 1 < k; j++) {
        a.fromArray(places, 3 * j);
        b.fromArray(places, 3 * j + 3);
        along.subVectors(b, a);
        const length = along.length();
        turn.setFromUnitVectors(UP, length > 0 ? along.divideScalar(length) : UP);
        a.add(b).multiplyScalar(0.5);
        matrix.compose(a, turn, b.set(1, 1, length));
        object.setMatrixAt(j, matrix);
      }
      object.instanceMatrix.needsUpdate = true;
    }
  }

  retheme() {
    for (const { object } of this.items) object.material.color.set(colours().line);
  }
}
