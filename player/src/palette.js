// Colours, for light and dark. The curves' colours can be told apart by the colour-blind (after Okabe and Ito), and so
// can blue and orange, the two states of a contact: it holds, or it would have slipped or lifted (tests/test_colours.py).

const dark = matchMedia("(prefers-color-scheme: dark)");

export const isDark = () => dark.matches;
export const onThemeChange = (call) => dark.addEventListener("change", call);

/** Two tones for each body, and an accent for the mark that breaks its symmetry. */
export const BODIES = [
  { deep: "#1f5fa8", pale: "#f6f1e7", accent: "#e2783c" },
  { deep: "#a63a6b", pale: "#f8efe2", accent: "#2b6f8f" },
  { deep: "#1d8071", pale: "#f4f2e6", accent: "#d98f2b" },
  { deep: "#6a4a9c", pale: "#f3eff6", accent: "#d9a32b" },
  { deep: "#b8862b", pale: "#faf4e4", accent: "#3d5fa8" },
  { deep: "#4a5a6a", pale: "#eef1f3", accent: "#c8553d" },
];

export const bodyTones = (index) => BODIES[index % BODIES.length];

const CURVES_LIGHT = ["#0072b2", "#d55e00", "#008f68", "#b0568c", "#a07800", "#3f8fc4"];
const CURVES_DARK = ["#56b4e9", "#f08a4b", "#35c79a", "#df93be", "#e3c04a", "#9ad2f5"];

export const curve = (index) => (isDark() ? CURVES_DARK : CURVES_LIGHT)[index % 6];

/** Of the motions that a page compares, in picture and plots; orange, which is also a state of a contact, comes last. */
export const motionTone = (k) => curve([0, 2, 3, 4, 5, 1][k % 6]);

const LIGHT = {
  surfaces: ["#dbe4ec", "#e6e1d5", "#dfe6da"],
  grid: "#6b8299",
  underside: "#b9c6d3",
  ink: "#26323d",
  contact: "#0a62b8",
  bad: "#c24e00",
  centre: "#4a5763",
  mark: "#b5387f",
  point: "#7d4f9e",
  line: "#5b6773",
  force: "#7a3fa8",
  sky: "#ffffff",
  ground: "#c6d0da",
  floor: "#9fb0c0",
};

const DARK = {
  surfaces: ["#3b4855", "#4a463d", "#3f493c"],
  grid: "#7b90a6",
  underside: "#2c3743",
  ink: "#10161c",
  contact: "#5aaeff",
  bad: "#ff9233",
  centre: "#c3ced9",
  mark: "#f08cc0",
  point: "#c49be6",
  line: "#a5b1bd",
  force: "#cf9bf5",
  sky: "#e8f0fa",
  ground: "#6d7987",
  floor: "#7f93a8",
};

export const colours = () => (isDark() ? DARK : LIGHT);
