// Colour arithmetic for themes: CSS Color 4 for OKLab, WCAG 2.2 for contrast.

/** Three numbers: red, green and blue in linear light, 0 to 1, or L, a and b of OKLab. */
type Triple = readonly [number, number, number];

/** Caches results by colour, since the search for a theme asks for the same colours many times. */
function cached<Value>(compute: (hex: string) => Value): (hex: string) => Value {
  const known = new Map<string, Value>();
  return (hex) => {
    const value = known.get(hex) ?? compute(hex);
    known.set(hex, value);
    return value;
  };
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Linear light of `#rrggbb`. */
const linear = (hex: string): Triple => {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const toHex = (rgb: Triple) =>
  `#${rgb
    .map((value) => Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const timesMatrix = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

const eachOf = (triple: Triple, change: (value: number) => number): Triple =>
  triple.map(change) as unknown as Triple;

const LINEAR_TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LMS_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_LMS: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const LMS_TO_LINEAR: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const toLab = cached((hex) =>
  timesMatrix(LMS_TO_LAB, eachOf(timesMatrix(LINEAR_TO_LMS, linear(hex)), Math.cbrt)),
);
const labToLinear = (lab: Triple) =>
  timesMatrix(
    LMS_TO_LINEAR,
    eachOf(timesMatrix(LAB_TO_LMS, lab), (value) => value ** 3),
  );

/** The colour of `color-mix(in oklab, one <share>%, other)` as `#rrggbb`; `share` is 0 to 100. */
export function mix(one: string, share: number, other: string): string {
  const [a, b] = [toLab(one), toLab(other)];
  return toHex(
    labToLinear(
      a.map((value, at) => (value * share + (b[at] ?? 0) * (100 - share)) / 100) as unknown as Triple,
    ),
  );
}

const isShown = (rgb: Triple) => rgb.every((value) => value > -1e-4 && value < 1 + 1e-4);

/** The colour with another OKLab lightness, 0 to 1. It keeps its hue, and as much chroma as sRGB can show. */
export function withLightness(hex: string, lightness: number): string {
  const [, a, b] = toLab(hex);
  const shares = Array.from({ length: 51 }, (_, step) => 1 - step / 50);
  const share = shares.find((one) => isShown(labToLinear([lightness, a * one, b * one]))) ?? 0;
  return toHex(labToLinear([lightness, a * share, b * share]));
}

/** The OKLab lightness of a colour, 0 to 1. */
export const lightnessOf = (hex: string) => toLab(hex)[0];

/** The relative luminance of a colour, 0 to 1. */
export const luminance = cached((hex) => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
});

/** The contrast of two colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
