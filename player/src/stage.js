// The stage: canvas, lights, camera and its controls. It draws when something changed, and gives way when drawing is slow.

import {
  DirectionalLight, Group, HemisphereLight, MathUtils, MOUSE, PCFShadowMap, PerspectiveCamera, Scene, TOUCH, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { viewpoint } from "./bounds.js";
import { framed } from "./framing.js";
import { colours, isDark } from "./palette.js";
import { shared } from "./ribbon.js";

const FIELD = 32; // degrees, of the camera: a long lens, so that shapes look true
const SUN = new Vector3(-0.42, -0.55, 1).normalize();
const NEAR = 0.25; // of half the height: what a thing that is followed fills
const SLOW = 70; // ms per frame above which quality is given up, step by step

export class Stage {
  constructor(canvas, scene, box, turn) {
    Object.assign(this, { canvas, size: scene.size, centred: Boolean(scene.follow), box, turn, world: new Scene(), dirty: true, moved: false, quality: 0, slow: 0 });
    this.home = new Vector3(...scene.centre).applyQuaternion(turn);
    this.upright = new Group(); // what is in the scene's own axes
    this.upright.quaternion.copy(turn);
    this.world.add(this.upright);
    this.camera = new PerspectiveCamera(FIELD, 1, scene.size / 100, scene.size * 200);
    this.camera.up.set(0, 0, 1);
    this.free = this.room = { left: 0, top: 0, right: 1, bottom: 1 };
    this.card = { right: 0, bottom: 0 };
    this.floating = !scene.surfaces.length;
    this.sky = new HemisphereLight(0xffffff, 0xffffff, 2);
    this.sky.position.set(0, 0, 1);
    this.sun = new DirectionalLight(0xffffff, 2);
    this.sun.castShadow = true;
    this.world.add(this.sky, this.sun, this.sun.target);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.zoomToCursor = false;
    this.controls.minDistance = scene.size / 40;
    this.controls.maxDistance = scene.size * 60;
    this.controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN };
    this.controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN };
    this.controls.addEventListener("change", () => { this.dirty = true; });
    this.controls.addEventListener("start", () => { this.moved = true; });
    this.retheme();
  }

  /** Start drawing; throws where there is no WebGL. */
  open() {
    const wishes = { antialias: true, alpha: true, powerPreference: "high-performance" };
    const context = this.canvas.getContext("webgl2", wishes);
    if (!context) throw new Error("The browser refused a WebGL 2 context.");
    const renderer = new WebGLRenderer({ canvas: this.canvas, context, ...wishes });
    renderer.setClearColor(0x000000, 0);
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 3;
    this.sun.shadow.bias = -0.0006;
    this.renderer = renderer;
    this.resize();
  }

  retheme() {
    const { sky, ground } = colours();
    this.sky.color.set(sky);
    this.sky.groundColor.set(ground);
    this.sky.intensity = isDark() ? 1.5 : 1.75;
    this.sun.intensity = isDark() ? 1.7 : 1.6;
    this.dirty = true;
  }

  /** The part of the window that panels leave free, in pixels, and the card that covers its upper left corner. */
  setFree(room, card) {
    Object.assign(this, { room, card });
    if (this.moved) this.resize();
    else this.reset();
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement;
    if (!width || !height) return;
    const ratio = Math.min(devicePixelRatio || 1, 2) * [1, 0.75, 0.6, 0.5][this.quality];
    this.renderer?.setPixelRatio(Math.max(0.5, ratio));
    this.renderer?.setSize(width, height, false);
    shared.uScreen.value.set(width / 2, height / 2);
    const { left, right, top, bottom } = this.free;
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2, width, height);
    this.dirty = true;
  }

  /** The camera as it was at first: everything that moves in view. */
  reset() {
    const { clientHeight: height } = this.canvas.parentElement;
    const focal = (height || 1) / 2 / Math.tan(MathUtils.degToRad(FIELD / 2));
    const direction = new Vector3(...viewpoint(this.box, this.floating)).normalize();
    const { free, target, distance } = framed({
      cloud: this.box.cloud, home: this.home, direction, vertical: this.camera.up, room: this.room, card: this.card,
      focal, least: 0.2 * this.size, centred: this.centred,
    });
    this.free = free;
    this.resize();
    this.controls.target.copy(target);
    this.camera.position.copy(direction).multiplyScalar(distance).add(target);
    this.controls.update();
    this.moved = false;
    this.dirty = true;
  }

  /** Look at a place that moves: the camera keeps its distance and direction. */
  track(place) {
    const shift = new Vector3(...place).applyQuaternion(this.turn).sub(this.controls.target);
    if (shift.lengthSq() === 0) return;
    this.controls.target.add(shift);
    this.camera.position.add(shift);
    this.camera.updateMatrixWorld();
    this.dirty = true;
  }

  /** Come near to what is looked at: a thing of this radius fills about a quarter of the height. */
  near(radius) {
    const away = this.camera.position.clone().sub(this.controls.target);
    const wanted = radius / (NEAR * Math.tan(MathUtils.degToRad(FIELD / 2)));
    if (!(wanted < away.length())) return;
    this.camera.position.copy(this.controls.target).add(away.setLength(wanted));
    this.controls.update();
    this.dirty = true;
  }

  /** The sun's shadow covers a ball of some radius, no more: it is sharper that way. */
  shade(place, radius) {
    const centre = place.clone().applyQuaternion(this.turn);
    this.sun.target.position.copy(centre);
    this.sun.position.copy(centre).addScaledVector(SUN, 4 * radius);
    const shadow = this.sun.shadow.camera;
    [shadow.left, shadow.right, shadow.bottom, shadow.top] = [-radius, radius, -radius, radius];
    shadow.near = 0.5 * radius;
    shadow.far = 12 * radius;
    this.sun.shadow.normalBias = radius / 250;
    shadow.updateProjectionMatrix();
  }

  /** Where the camera is and looks at, in the scene's axes. */
  viewpoint() {
    const back = this.turn.clone().invert();
    const plain = (place) => place.clone().applyQuaternion(back).toArray();
    return { position: plain(this.camera.position), target: plain(this.controls.target) };
  }

  /** Stand where a link says: three numbers of the camera's place, three of what it looks at, in the scene's axes. */
  look(numbers) {
    this.camera.position.fromArray(numbers).applyQuaternion(this.turn);
    this.controls.target.fromArray(numbers, 3).applyQuaternion(this.turn);
    this.controls.update();
    this.moved = this.dirty = true;
  }

  /** One turn of the loop; `elapsed` ms since the last. */
  tick(elapsed, playing) {
    this.controls.update();
    if (!this.dirty) return;
    this.render();
    if (playing && elapsed < 1000) this.weigh(elapsed);
  }

  /** Less resolution, when ten frames in a row were slow. */
  weigh(elapsed) {
    this.slow = elapsed > SLOW ? this.slow + 1 : 0;
    if (this.slow < 10 || this.quality === 3) return;
    this.slow = 0;
    this.quality += 1;
    this.resize();
  }

  render() {
    this.dirty = false;
    this.onDraw?.();
    this.renderer?.render(this.world, this.camera);
  }
}
