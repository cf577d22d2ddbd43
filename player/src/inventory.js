// What hangs in the picture at this moment, read from the scene graph itself: for scripts and tests that must not
// trust what the player says of itself.

import { Matrix4, Vector3 } from "three";

/** Names from the root down, of those that have one: "contacts/arrows/ball on plane/tip". */
function path(object) {
  const names = [];
  for (let o = object; o; o = o.parent) if (o.name) names.unshift(o.name);
  return names.join("/");
}

function seen(object) {
  for (let o = object; o; o = o.parent) if (!o.visible) return false;
  return true;
}

/** Corners of the box around the vertices, where the matrices put them. */
function corners(geometry, matrices) {
  const [low, high, place] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity), new Vector3()];
  const vertices = geometry.getAttribute("position");
  for (const matrix of matrices) {
    for (let i = 0; i < vertices.count; i++) {
      place.fromBufferAttribute(vertices, i).applyMatrix4(matrix);
      low.min(place);
      high.max(place);
    }
  }
  return { low: low.toArray(), high: high.toArray() };
}

/** Everything that is drawn, {path, visible, colour, matrices, low, high}, in the scene's axes; and the camera. */
export function inventory({ world, upright, camera, canvas }) {
  world.updateMatrixWorld(true);
  camera.updateMatrixWorld();
  const back = upright.matrixWorld.clone().invert();
  const things = [];
  world.traverse((object) => {
    if (!object.geometry) return;
    const matrices = [];
    for (let k = 0; k < (object.isInstancedMesh ? object.count : 1); k++) {
      const own = new Matrix4();
      if (object.isInstancedMesh) object.getMatrixAt(k, own);
      matrices.push(own.premultiply(object.matrixWorld).premultiply(back));
    }
    const colour = object.material.color ?? object.material.uniforms?.uColour?.value;
    things.push({
      path: path(object), visible: seen(object), colour: colour ? `#${colour.getHexString()}` : null,
      matrices: matrices.map((matrix) => matrix.toArray()), ...corners(object.geometry, matrices),
    });
  });
  return {
    things, width: canvas.clientWidth, height: canvas.clientHeight,
    view: camera.matrixWorldInverse.clone().multiply(upright.matrixWorld).toArray(),
    projection: camera.projectionMatrix.toArray(),
  };
}
