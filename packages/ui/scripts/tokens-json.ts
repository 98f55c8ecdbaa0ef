// The tokens as JSON of the Design Tokens Community Group, format 2025.10, for design tools.
import type { Theme } from '../src/cli/derive-theme.ts';
import type { Role } from '../src/cli/pairs.ts';
import { tokens, tokenVariable, type Token } from '../src/tokens.ts';

type Group = keyof typeof tokens;

/** Every colour as CSS writes it. */
type Values = Readonly<Record<Role, string>>;

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

const inHex = (share: number) =>
  Math.round((share / 100) * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour of which a share is left, as `faint` of the tokens writes it. */
const FAINT = /^color-mix\(in srgb, var\(--gloam-color-(?<role>[\w-]+)\) (?<share>\d+)%, transparent\)$/;

/** `#rrggbb`, or `#rrggbbaa` of what lets something through. */
function hexOf(css: string, values: Values): string {
  const { role, share } = FAINT.exec(css)?.groups ?? {};
  if (!role) return css;
  return hexOf(values[role as Role], values) + inHex(Number(share));
}

function colour(hex: string): Typed {
  const part = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;
  const alpha = hex.length > 7 ? part(7) : 1;
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 3, 5].map(part), alpha, hex: hex.slice(0, 7) },
  };
}

const number = (css: string): Typed => ({ $type: 'number', $value: Number(css) });

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

const typedBy: Record<Exclude<Group, 'color'>, (css: string) => Typed> = {
  brightness: number,
  opacity: number,
  font: fontFamily,
  text: dimension,
  space: dimension,
  size: dimension,
  radius: dimension,
  duration,
  ease: easing,
};

type TokenJson = Typed & { $description: string; $extensions: object };

function jsonOf(group: Group, name: string, { value, use }: Token, colours: Values): TokenJson {
  const property = tokenVariable(group, name);
  const css = group === 'color' ? colours[name as Role] : value;
  const typed = group === 'color' ? colour(hexOf(css, colours)) : typedBy[group](css);
  return { ...typed, $description: use, $extensions: { [EXTENSION]: { property, css } } };
}

const groupJson = (group: Group, colours: Values) =>
  Object.fromEntries(
    Object.entries<Token>(tokens[group]).map(([name, one]) => [name, jsonOf(group, name, one, colours)]),
  );

const own: Values = Object.fromEntries(
  Object.entries<Token>(tokens.color).map(([role, { value }]) => [role, value]),
) as Values;

/** The colours of another theme; what only lets something through is the same share of another colour. */
function valuesOf({ colours }: Theme): Values {
  return Object.fromEntries(
    Object.entries(colours).map(([role, { css, hex }]) => [role, hex ?? css]),
  ) as Values;
}

const lit = ({ brightness }: Theme) =>
  Object.fromEntries(
    Object.entries(brightness).map(([name, value]) => [
      name,
      jsonOf(
        'brightness',
        name,
        { ...tokens.brightness[name as keyof typeof tokens.brightness], value },
        own,
      ),
    ]),
  );

/** What of the tokens another theme has otherwise. */
const themeJson = (theme: Theme) => ({ color: groupJson('color', valuesOf(theme)), brightness: lit(theme) });

/** All tokens, by group and name, as Gloam comes: dark. */
const everything = () =>
  Object.fromEntries((Object.keys(tokens) as Group[]).map((group) => [group, groupJson(group, own)]));

/** How the two files make two modes; the format's own way to say it (Resolver Module 2025.10). */
const RESOLVER = {
  version: '2025.10',
  sets: { gloam: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    theme: { default: 'dark', contexts: { dark: [], light: [{ $ref: 'tokens.light.json' }] } },
  },
  resolutionOrder: [{ $ref: '#/sets/gloam' }, { $ref: '#/modifiers/theme' }],
};

/** Tokens Studio writes a type and a value without `$`, and a value as CSS does. */
function inTokensStudio(json: object): object {
  return Object.fromEntries(
    Object.entries(json as Record<string, Record<string, TokenJson>>).map(([group, entries]) => [
      group,
      Object.fromEntries(
        Object.entries(entries).map(([name, one]) => [
          name,
          {
            type: STUDIO_TYPES[one.$type] ?? 'other',
            value: studioValue(one),
            description: one.$description,
          },
        ]),
      ),
    ]),
  );
}

const STUDIO_TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  dimension: 'dimension',
  fontFamily: 'fontFamilies',
  number: 'number',
};

function studioValue({ $type, $value, $extensions }: TokenJson): string {
  if ($type === 'color') {
    const { hex, alpha } = $value as { hex: string; alpha: number };
    return alpha < 1 ? hex + inHex(alpha * 100) : hex;
  }
  if ($type === 'dimension') {
    const { value, unit } = $value as { value: number; unit: string };
    return `${String(value)}${unit}`;
  }
  return ($extensions as Record<string, { css: string }>)[EXTENSION]?.css ?? '';
}

/** One file for the plugin Tokens Studio: the tokens as a set, and what light has otherwise as another. */
const studio = (light: Theme) => ({
  dark: inTokensStudio(everything()),
  light: inTokensStudio(themeJson(light)),
  $themes: [
    { id: 'dark', name: 'Dark', selectedTokenSets: { dark: 'enabled' } },
    { id: 'light', name: 'Light', selectedTokenSets: { dark: 'source', light: 'enabled' } },
  ],
  $metadata: { tokenSetOrder: ['dark', 'light'] },
});

/** What design tools read, by the name of the file. */
export function tokenFiles(light: Theme): ReadonlyMap<string, string> {
  const files = {
    'tokens.json': everything(),
    'tokens.light.json': themeJson(light),
    'tokens.resolver.json': RESOLVER,
    'tokens-studio.json': studio(light),
  };
  return new Map(Object.entries(files).map(([name, json]) => [name, `${JSON.stringify(json, null, 2)}\n`]));
}
