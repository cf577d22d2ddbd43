// Bodies: from an outline (or a mesh, or nothing but an extent) to something to look at.

import {
  BoxGeometry, BufferAttribute, BufferGeometry, ConeGeometry, CylinderGeometry, EdgesGeometry, Group,
  LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial, SphereGeometry, TorusGeometry,
} from "three";
import { PATTERN, marked } from "./marking.js";
import { bodyTones, colours } from "./palette.js";
import { row, slerp } from "./pose.js";

const ROUND = 72; // facets around

/** A solid of revolution of three.js, which has its axis along y, turned to z. */
const upright = (geometry) => geometry.rotateX(Math.PI / 2);

function solid(geometry, pattern, tones, size) {
  const mesh = new Mesh(geometry, marked(pattern, tones, size));
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

const makers = {
  sphere({ sizes, halves }, tones) {
    const r = sizes.radius;
    const ball = new SphereGeometry(r, ROUND, ROUND / 2);
    if (!halves) return solid(ball, PATTERN.ball, tones, [r, r, r]);
    // the heavier half is the deep one; the pattern paints -x deep
    const swap = halves[1] > halves[0];
    const order = swap ? { ...tones, deep: tones.pale, pale: tones.deep } : tones;
    return solid(ball, PATTERN.halves, order, [r, r, r]);
  },
  ellipsoid({ sizes }, tones) {
    const [a, b, c] = sizes.semiaxes;
    // scaled by hand: the geometry's scale() keeps the normals right, a scaled mesh would scale the pattern
    return solid(new SphereGeometry(1, ROUND, ROUND / 2).scale(a, b, c), PATTERN.octants, tones, [a, b, c]);
  },
  disc({ sizes }, tones) {
    const r = sizes.radius;
    const h = Math.max(sizes.thickness || 0, 0.03 * r);
    return solid(upright(new CylinderGeometry(r, r, h, ROUND)), PATTERN.disc, tones, [r, r, h / 2]);
  },
  ring({ sizes }, tones) {
    const r = sizes.radius;
    const s = Math.max(sizes.section || 0, 0.035 * r);
    return solid(new TorusGeometry(r, s, 20, 2 * ROUND), PATTERN.ring, tones, [r, r, s]);
  },
  cylinder({ sizes }, tones) {
    const { radius: r, length: h } = sizes;
    return solid(upright(new CylinderGeometry(r, r, h, ROUND)), PATTERN.cylinder, tones, [r, r, h / 2]);
  },
  cone({ sizes, base, centre }, tones) {
    const { radius: r, height: h } = sizes;
    const mesh = solid(upright(new ConeGeometry(r, h, ROUND, 8)), PATTERN.cone, tones, [r, r, h / 2]);
    const [x, y, z] = base ?? [0, 0, -h / 4];
    // an outline is placed by its centre; a cone by its base, which is a place from the centre of mass too
    mesh.position.set(x - (centre?.[0] ?? 0), y - (centre?.[1] ?? 0), z + h / 2 - (centre?.[2] ?? 0));
    return mesh;
  },
  box({ sizes }, tones) {
    const [a, b, c] = sizes.sides;
    return solid(new BoxGeometry(a, b, c), PATTERN.box, tones, [a / 2, b / 2, c / 2]);
  },
};

function compound(outline, index, extent) {
  const group = new Group();
  outline.parts.forEach((part, k) => {
    const piece = drawn(part.outline, index + k, extent);
    const [w, x, y, z] = part.quaternion;
    piece.position.set(...part.position);
    piece.quaternion.set(x, y, z, w);
    group.add(piece);
  });
  return group;
}

/** What stands for a body without a shape: its axes, red x, green y, blue z, in a glass box. */
function bare(extent, index) {
  const group = new Group();
  const side = 1.2 * extent;
  const geometry = new BoxGeometry(side, 0.8 * side, 0.55 * side);
  const glass = new MeshLambertMaterial({
    color: bodyTones(index).deep, transparent: true, opacity: 0.22, depthWrite: false,
  });
  const box = new Mesh(geometry, glass);
  box.castShadow = true;
  group.add(box);
  group.add(new LineSegments(new EdgesGeometry(geometry), new LineBasicMaterial({ color: bodyTones(index).deep })));
  ["#d1495b", "#2a9d62", "#2f6fd0"].forEach((color, axis) => {
    const arm = upright(new CylinderGeometry(0.035 * side, 0.035 * side, side, 12)).translate(0, 0, side / 2);
    const tip = upright(new ConeGeometry(0.09 * side, 0.22 * side, 16)).translate(0, 0, 1.1 * side);
    for (const geometry of [arm, tip]) {
      const mesh = new Mesh(geometry, new MeshLambertMaterial({ color }));
      if (axis === 0) mesh.rotation.y = Math.PI / 2;
      if (axis === 1) mesh.rotation.x = -Math.PI / 2;
      group.add(mesh);
    }
  });
  return group;
}

function drawn(outline, index, extent) {
  if (outline?.kind === "compound") return compound(outline, index, extent);
  const make = outline && makers[outline.kind];
  if (!make) return bare(extent, index);
  const mesh = make(outline, bodyTones(index));
  const holder = new Group();
  holder.add(mesh);
  holder.position.set(...(outline.centre ?? [0, 0, 0]));
  const outer = new Group(); // whose pose is free for the caller to set
  outer.add(holder);
  return outer;
}

function meshed({ vertices, normals, triangles }, index) {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(vertices, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  const size = [0, 1, 2].map((k) => Math.max(-min.getComponent(k), max.getComponent(k), 1e-9));
  const mesh = solid(geometry, PATTERN.octants, bodyTones(index), size);
  mesh.material.side = 2; // DoubleSide: an open mesh is seen from inside too
  return mesh;
}

/** The bodies of a scene: objects that take their pose from the frames. */
export class Bodies {
  constructor(scene) {
    this.group = new Group();
    this.items = scene.bodies.map((body, index) => {
      const object = new Group();
      object.name = body.name;
      object.add(body.mesh ? meshed(body.mesh, index) : drawn(body.outline, index, body.extent));
      this.group.add(object);
      return { name: body.name, body, object };
    });
    this.retheme();
  }

  update(at) {
    for (const { body, object } of this.items) {
      const [w, x, y, z] = slerp(body.quaternion, at);
      object.position.set(...row(body.position, 3, at));
      object.quaternion.set(x, y, z, w);
    }
  }

  retheme() {
    const { ink } = colours();
    this.group.traverse(({ material }) => material?.userData.ink?.set(ink));
  }
}
