// The time that is shown: it plays, pauses, loops, and is set.

export const SPEEDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** As time goes, unless that is over at once or takes more than a minute. */
function fitting(duration) {
  if (duration > 60) return SPEEDS.filter((speed) => duration / speed >= 15).pop();
  if (duration > 0 && duration < 1) return SPEEDS.filter((speed) => duration / speed >= 2).pop() ?? SPEEDS[0];
  return 1;
}

export class Clock {
  constructor(times) {
    this.start = times[0];
    this.end = times[times.length - 1];
    this.t = this.start;
    this.playing = false;
    this.speed = fitting(this.end - this.start);
    this.loop = true;
  }

  get duration() {
    return this.end - this.start;
  }

  seek(t) {
    if (Number.isFinite(t)) this.t = Math.min(this.end, Math.max(this.start, t));
  }

  play() {
    if (this.duration <= 0) return;
    if (this.t >= this.end) this.t = this.start;
    this.playing = true;
  }

  pause() {
    this.playing = false;
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Go on by `seconds` of the viewer's time. */
  advance(seconds) {
    if (!this.playing) return;
    const t = this.t + seconds * this.speed;
    if (t < this.end) this.t = t;
    else if (this.loop) this.t = this.start + ((t - this.start) % this.duration);
    else {
      this.t = this.end;
      this.playing = false;
    }
  }

  /** The next faster (+1) or slower (-1) speed. */
  shift(direction) {
    const at = SPEEDS.indexOf(this.speed);
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + direction))];
  }
}
