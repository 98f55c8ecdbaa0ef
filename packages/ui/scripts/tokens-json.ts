// The tokens as JSON of the Design Tokens Community Group, format 2025.10, for design tools.
import { tokens, tokenVariable, type Token } from '../src/tokens.ts';

interface Typed {
  $type: string;
  $value: unknown;
}

/** Where the value in CSS says more than the format can, and the custom property that a theme sets. */
const EXTENSION = '@gloam/ui';

const EASE_OUT = [0, 0, 0.58, 1];

function length(css: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (!value || !unit) throw new Error(`"${css}" is no length in px or rem.`);
  return { value: Number(value), unit };
}

/** A size that grows with the window has no type in the format: its largest value stands for it. */
function dimension(css: string): Typed {
  const largest = /^clamp\(.+,\s*(\S+)\)$/.exec(css)?.[1] ?? css;
  return { $type: 'dimension', $value: length(largest) };
}

function colour(css: string): Typed {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(css.slice(at, at + 2), 16) / 255) * 1e4) / 1e4,
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: 1, hex: css } };
}

const fontFamily = (css: string): Typed => ({
  $type: 'fontFamily',
  $value: css.split(',').map((family) => family.trim().replaceAll("'", '')),
});

const duration = (css: string): Typed => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: 'ms' },
});

const easing = (css: string): Typed => ({
  $type: 'cubicBezier',
  $value: css === 'ease-out' ? EASE_OUT : (css.match(/-?[\d.]+/g) ?? []).map(Number),
});

const typedBy: Record<keyof typeof tokens, (css: string) => Typed> = {
  color: colour,
  font: fontFamily,
  text: dimension,
  space: dimension,
  size: dimension,
  radius: dimension,
  duration,
  ease: easing,
};

type Group = keyof typeof tokens;

function jsonOf(group: Group, [name, { value, use }]: [string, Token]) {
  const property = tokenVariable(group, name);
  return [
    name,
    { ...typedBy[group](value), $description: use, $extensions: { [EXTENSION]: { property, css: value } } },
  ] as const;
}

/** All tokens, by group and name; published as `tokens.json`. */
export function tokensJson(): string {
  const groups = Object.entries(tokens).map(
    ([group, entries]) =>
      [
        group,
        Object.fromEntries(Object.entries<Token>(entries).map((entry) => jsonOf(group as Group, entry))),
      ] as const,
  );
  return `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`;
}
