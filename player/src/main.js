// The page: read the scene, build the player, run it. `window.trundle` is for scripts and tests.

import { readScene } from "./data.js";
import { report, watch } from "./errors.js";
import { asked, hashOf, scenarioText, table } from "./exports.js";
import { inventory } from "./inventory.js";
import { listen } from "./keys.js";
import { Player } from "./player.js";

/** In the address, "#t=1.5" is that time, standing still; "camera" and "live" are where the camera and the sliders stand.
 *  Otherwise the motion plays, unless the viewer's system asks for less motion. */
function start(player) {
  const { t, camera, live } = asked(location.hash);
  if (camera) player.stage.look(camera);
  if (live) player.live?.set(live);
  if (t !== null) {
    player.pause();
    player.seek(t);
  } else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
}

function run(player) {
  let before = performance.now();
  const turn = (now) => {
    requestAnimationFrame(turn);
    const elapsed = Math.max(0, now - before);
    before = now;
    if (player.clock.playing) {
      // after a pause of the browser (a hidden page) go on from where it was
      player.clock.advance(Math.min(elapsed, 500) / 1000);
      player.update();
    }
    player.stage.tick(elapsed, player.clock.playing);
  };
  requestAnimationFrame(turn);
}

async function main() {
  watch();
  try {
    const root = document.createElement("div");
    root.className = "player";
    document.body.append(root);
    const player = new Player(await readScene(document.getElementById("scene")), root);
    player.open();
    listen(player);
    player.layout();
    start(player);
    window.addEventListener("hashchange", () => start(player));
    window.trundle = {
      seek: (t) => player.seek(t),
      play: () => player.play(),
      pause: () => player.pause(),
      state: () => player.state(),
      setMu: (mu) => player.setMu(mu),
      follow: (name) => player.follow(name),
      layer: (name, on) => player.layer(name, on),
      render: () => player.stage.render(),
      drawn: () => inventory(player.stage),
      link: () => hashOf(player),
      table: () => table(player.scene),
      scenario: () => (player.live?.live.written ? scenarioText(player.live.live, player.live.card.settings) : null),
      live: (values) => (values ? player.live?.set(values) : player.live?.wait()) ?? null,
    };
    run(player);
    // after the first picture: it may take a moment
    if (player.live) setTimeout(() => player.live.open(), 50);
  } catch (error) {
    report(`The player could not start. ${error.message ?? error}`);
    throw error;
  }
}

main();
