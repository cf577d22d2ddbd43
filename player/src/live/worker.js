// The worker of a live page: it gets the system once, then values, and answers with motions.

import { Frames } from "./frames.js";
import { Machine } from "./machine.js";
import { Runs } from "./run.js";
import { NoMotion, Starts } from "./start.js";

const LIMIT = 4000; // ms that one motion may take
let [machine, starts, runs, frames] = [];

function open({ live, times }) {
  machine = new Machine(live);
  starts = new Starts(machine);
  runs = new Runs(machine);
  frames = new Frames(machine, times);
}

/** The motion for values of the sliders, at a tolerance. */
export function motion({ id, settings, rtol }) {
  const { live } = machine;
  const [p, values] = [[...live.p], [...live.values]];
  live.sliders.forEach(({ kind, place }, k) => { (kind === "p" ? p : values)[place] = settings[k]; });
  const began = performance.now();
  try {
    const made = runs.run(starts, p, values, rtol, LIMIT);
    const stepped = performance.now() - began;
    const reach = made.t + 1e-9 * Math.abs(live.until - live.begin);
    let count = frames.times.findIndex((t) => t > reach);
    if (count < 0) count = frames.times.length;
    const arrays = frames.make(made.phases, Math.max(1, count));
    const last = made.phases[made.phases.length - 1];
    const end = last.form.form.prefix === "whole" ? last.y.slice(-last.form.ny)
      : Float64Array.from(machine.evaluate("expand", made.t, [...last.y.slice(-last.form.ny), ...new Array(last.form.ny).fill(0)], last.P).slice(0, live.whole.ny));
    const { phases, ...rest } = made;
    return { id, settings, rtol, ...rest, arrays, count, end, stepped, took: performance.now() - began };
  } catch (error) {
    if (!(error instanceof NoMotion)) throw error;
    return { id, settings, rtol, refused: error.message, took: performance.now() - began };
  }
}

if (typeof self !== "undefined" && typeof window === "undefined") {
  self.onmessage = ({ data }) => {
    try {
      if (data.live) {
        open(data);
        self.postMessage({ ready: true });
      } else {
        const made = motion(data);
        self.postMessage(made, (made.arrays ?? []).map(({ values }) => values.buffer));
      }
    } catch (error) {
      self.postMessage({ failed: String(error.message ?? error) });
    }
  };
}
