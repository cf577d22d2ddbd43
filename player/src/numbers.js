// Numbers as text, and round places for the ticks of an axis.

/** A number in few characters: 0.25, 1200, 3.1e-12. */
export function short(value, digits = 4, places = Math.min(2, digits - 1)) {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : value < 0 ? "−∞" : "–";
  if (Math.abs(value) >= 1e29) return "∞";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e6)) {
    return value.toExponential(places).replace(/(\.\d*?)0+e/, "$1e").replace(".e", "e").replace("e+", "e").replace("-", "−").replace("e-", "e−");
  }
  return String(Number(value.toPrecision(digits))).replace("-", "−");
}

/** 1, 2 or 5 times a power of ten, not above the value. */
export function round125(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** Round places from low to high, about `count` of them, and how to write them. */
export function ticks(low, high, count) {
  const span = high - low;
  if (!(span > 0)) return { at: [low], text: short };
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough * 0.999);
  const at = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * span; k++) at.push(k * step);
  const size = Math.max(Math.abs(low), Math.abs(high));
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const plain = size < 1e5 && places <= 4;
  const digits = Math.max(3, Math.floor(Math.log10(size)) - Math.floor(Math.log10(step) + 1e-9) + 1); // neighbours differ
  const text = (v) => {
    if (Math.abs(v) < 1e-9 * size) return "0";
    return plain ? v.toFixed(places).replace("-", "−") : short(v, digits, digits - 1);
  };
  return { at, text };
}

/** A time with as many decimals as the whole needs. */
export function clockText(t, duration) {
  const places = duration >= 1000 ? 1 : duration >= 5 ? 2 : duration >= 0.05 ? 3 : 5;
  return t.toFixed(places).replace("-", "−");
}
