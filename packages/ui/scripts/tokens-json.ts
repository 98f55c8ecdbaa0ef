// The tokens for design tools, in the format of the Design Tokens Community Group (2025.10).
import { deriveTheme } from '../src/cli/derive-theme.ts';
import type { Role } from '../src/cli/pairs.ts';
import { color, tokens, type Token } from '../src/tokens.ts';
import light from '../themes/light.json' with { type: 'json' };

type Colours = Readonly<Record<Role, string>>;

/** A share of another colour, as returned by `faint`. */
const FAINT = /^color-mix\(in srgb, var\(--gloam-color-(?<role>[\w-]+)\) (?<share>\d+)%, transparent\)$/;

function colour(css: string, colours: Colours): object {
  const { role, share } = FAINT.exec(css)?.groups ?? {};
  if (role) return { ...colour(colours[role as Role], colours), alpha: Number(share) / 100 };
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(css.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { colorSpace: 'srgb', components, alpha: 1, hex: css };
}

/** Returns a length. For `clamp()`, which the format does not have, it is the largest value. */
function dimension(css: string): object {
  const [, value, unit] = /(-?[\d.]+)(px|rem)\)?$/.exec(css) ?? [];
  if (!value || !unit) throw new Error(`“${css}” is no length in px or rem.`);
  return { value: Number(value), unit };
}

const TYPES: Record<
  Exclude<keyof typeof tokens, 'color'>,
  readonly [type: string, read: (css: string) => unknown]
> = {
  font: ['fontFamily', (css) => css.split(',').map((family) => family.trim().replaceAll("'", ''))],
  text: ['dimension', dimension],
  space: ['dimension', dimension],
  size: ['dimension', dimension],
  radius: ['dimension', dimension],
  brightness: ['number', Number],
  opacity: ['number', Number],
  duration: ['duration', (css) => ({ value: Number.parseFloat(css), unit: 'ms' })],
  ease: [
    'cubicBezier',
    (css) => (css === 'ease-out' ? [0, 0, 0.58, 1] : css.match(/-?[\d.]+/g)?.map(Number)),
  ],
};

const group = ($type: string, entries: Record<string, Token>, read: (css: string) => unknown) => ({
  $type,
  ...Object.fromEntries(
    Object.entries(entries).map(([name, { value, use }]) => [
      name,
      { $value: read(value), $description: use },
    ]),
  ),
});

function colourGroup(colours: Colours) {
  const entries = Object.entries<Token>(color).map(([role, { use }]) => [
    role,
    { value: colours[role as Role], use },
  ]);
  return group('color', Object.fromEntries(entries) as Record<string, Token>, (css) => colour(css, colours));
}

const dark = Object.fromEntries(
  Object.entries<Token>(color).map(([role, { value }]) => [role, value]),
) as Colours;

const lightColours = Object.fromEntries(
  Object.entries(deriveTheme(light).colours).map(([role, { css, hex }]) => [role, hex ?? css]),
) as Colours;

/** Returns every token by group and name, and the colours of the light theme as the group `light`. */
export const tokensJson = (): string =>
  `${JSON.stringify(
    {
      color: colourGroup(dark),
      ...Object.fromEntries(
        Object.entries(TYPES).map(([name, [type, read]]) => [
          name,
          group(type, tokens[name as keyof typeof TYPES], read),
        ]),
      ),
      light: colourGroup(lightColours),
    },
    null,
    2,
  )}\n`;
