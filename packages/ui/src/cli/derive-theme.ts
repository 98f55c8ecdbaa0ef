import { contrast, luminance, mix } from './colour.ts';
import { PAIRS, type Pair, type Role } from './pairs.ts';
import { brightness, color, faint, tokenVariable } from '../tokens.ts';

/** The colours of a brand, each as `#rrggbb`. */
export interface Brand {
  /** Background of the page. */
  ground: string;
  /** Text and headings. A text that is darker than `ground` makes a light theme. */
  text: string;
  /** Main buttons and marks of the current item. */
  accent: string;
  /** Errors. */
  danger: string;
  /** Success. @default the colour of `text` */
  success?: string;
}

export type BrandColour = keyof Brand;

/** A colour as CSS, and as `#rrggbb` unless it is transparent. */
interface Derived {
  css: string;
  hex?: string;
}

export interface Theme {
  scheme: 'light' | 'dark';
  colours: Readonly<Record<Role, Derived>>;
  /** The brightness of pictures, if it differs from Gloam's own theme. */
  brightness: Partial<Record<keyof typeof brightness, string>>;
}

/** The contrast to add to the required one, since browsers round colours to 256 steps. */
const ROOM = 0.08;

/** The colours derived so far, by role, from which others are mixed. */
class Palette {
  readonly colours = new Map<Role, Derived>();

  hex(role: Role): string {
    const hex = this.colours.get(role)?.hex;
    if (!hex) throw new Error(`${role} is needed before it is known.`);
    return hex;
  }

  set(role: Role, css: string, hex?: string) {
    this.colours.set(role, { css, ...(hex && { hex }) });
  }

  same(role: Role, other: Role) {
    this.set(role, `var(${tokenVariable('color', other)})`, this.hex(other));
  }

  /** Sets a role to `share` percent of one colour mixed with another. */
  mix(role: Role, one: Role, share: number, other: Role | '#000' | '#fff') {
    const isRole = !other.startsWith('#');
    const otherHex = isRole ? this.hex(other as Role) : other.replace(/\w/g, '$&$&');
    const otherCss = isRole ? `var(${tokenVariable('color', other)})` : other;
    this.set(
      role,
      `color-mix(in oklab, var(${tokenVariable('color', one)}) ${String(share)}%, ${otherCss})`,
      mix(this.hex(one), share, otherHex),
    );
  }

  /** Mixes with the first share at which all known pairs of the role are readable, or else with the last share. */
  mixReadable(role: Role, one: Role, shares: readonly number[], other: Role) {
    for (const share of shares) {
      this.mix(role, one, share, other);
      if (this.failing(role, ROOM).length === 0) return;
    }
  }

  /** The pairs of known colours with this role that have too little contrast. */
  failing(role: Role, room = 0): Pair[] {
    return PAIRS.filter(([front, ground, least]) => {
      if (front !== role && ground !== role) return false;
      const [one, other] = [this.colours.get(front)?.hex, this.colours.get(ground)?.hex];
      return one && other && contrast(one, other) < least + room;
    });
  }
}

/** The shares from one to another, in steps of one percent. */
const from = (start: number, end: number) =>
  Array.from({ length: Math.abs(end - start) + 1 }, (_, step) => start + Math.sign(end - start) * step);

const isDarkBrand = ({ ground, text }: Brand) => luminance(ground) < luminance(text);

/** A palette with the brand's own colours. */
function begin(brand: Brand): Palette {
  const palette = new Palette();
  for (const role of ['ground', 'text', 'accent', 'danger', 'success'] as const)
    if (brand[role]) palette.set(role, brand[role], brand[role]);
  return palette;
}

/** Mixes the surfaces: one further from the text colour than the ground, two closer to it. */
function addSurfaces(palette: Palette, isDark: boolean) {
  palette.mix('ground-deep', 'ground', 50, isDark ? '#000' : '#fff');
  palette.mix('ground-raised', 'ground', 95, 'text');
  palette.mix('ground-hover', 'ground', 90, 'text');
}

/** Whether one of the brand's own colours is unreadable on its surfaces. Mixed colours depend on these. */
export function isUnreadable(brand: Brand, name: Exclude<BrandColour, 'ground'>): boolean {
  const palette = begin(brand);
  addSurfaces(palette, isDarkBrand(brand));
  return PAIRS.some(([front, ground, least]) => {
    const behind = front === name ? palette.colours.get(ground)?.hex : undefined;
    return behind !== undefined && contrast(palette.hex(name), behind) < least + ROOM;
  });
}

/** Derives all colours of a theme from those of a brand. `faultsOf` checks that they are readable. */
export function deriveTheme(brand: Brand): Theme {
  const isDark = isDarkBrand(brand);
  const palette = begin(brand);
  addSurfaces(palette, isDark);
  palette.mixReadable('text-body', 'text', from(82, 100), 'ground');
  palette.mixReadable('text-muted', 'text', from(66, 100), 'ground');
  palette.mixReadable('text-disabled', 'text', from(60, 100), 'ground');
  palette.mix('border', 'text', 17, 'ground');
  palette.mixReadable('border-control', 'text', from(45, 100), 'ground');

  fillWith(palette);
  palette.mixReadable('accent-text', 'accent', from(100, 0), 'text');
  palette.same('on-accent-busy', 'text');
  palette.mixReadable('accent-busy', 'accent', from(30, 0), 'ground');

  palette.mixReadable('danger-wash', 'danger', from(14, 0), 'ground');
  palette.mixReadable('danger-text', 'danger', from(100, 0), 'text');
  palette.same('danger-border', 'danger');
  if (!brand.success) palette.same('success', 'text');

  palette.same('inverse', 'text');
  palette.same('inverse-text', 'ground');
  palette.mixReadable('inverse-muted', 'inverse-text', from(72, 100), 'inverse');
  palette.mixReadable('inverse-accent', 'accent', from(100, 0), 'inverse-text');

  for (const [role, [of, share]] of Object.entries(FAINT)) palette.set(role as Role, faint(of, share));
  palette.mix('portrait-wall', 'text', isDark ? 27 : 26, 'ground-deep');
  return {
    scheme: isDark ? 'dark' : 'light',
    colours: Object.fromEntries(
      (Object.keys(color) as Role[]).map((role) => [role, known(palette, role)]),
    ) as Theme['colours'],
    brightness: isDark ? {} : { rest: '1', hover: '1.06' },
  };
}

function known(palette: Palette, role: Role): Derived {
  const derived = palette.colours.get(role);
  if (!derived) throw new Error(`No theme says what ${role} is.`);
  return derived;
}

/**
 * Sets the text on the accent: a colour of the page if it is readable, or else black or white. On hover, the accent
 * moves away from that text.
 */
function fillWith(palette: Palette) {
  const accent = palette.hex('accent');
  const own = (['ground-deep', 'text'] as const).find(
    (role) => contrast(palette.hex(role), accent) >= 4.5 + ROOM,
  );
  const isDark = contrast('#000000', accent) > contrast('#ffffff', accent);
  if (own) palette.same('on-accent', own);
  else palette.set('on-accent', isDark ? '#000' : '#fff', isDark ? '#000000' : '#ffffff');
  const isWritingDark = luminance(palette.hex('on-accent')) < luminance(accent);
  palette.mix('accent-hover', 'accent', 84, isWritingDark ? '#fff' : '#000');
}

/** Transparent colours: another colour, and its opacity in percent. */
const FAINT = {
  overlay: ['ground-deep', 88],
  'frame-empty': ['ground-raised', 35],
  'border-faint': ['border', 60],
  'inverse-border': ['inverse-text', 18],
} as const satisfies Partial<Record<Role, readonly [Role, number]>>;

/** The style sheet of a theme. It is outside of all cascade layers, so that it overrides the tokens of `styles.css`. */
export function themeCss({ scheme, colours, brightness: lights }: Theme, selector = ':root'): string {
  const lines = [
    `color-scheme: ${scheme};`,
    ...Object.entries(colours).map(([role, { css }]) => `${tokenVariable('color', role)}: ${css};`),
    ...Object.entries(lights).map(([name, value]) => `${tokenVariable('brightness', name)}: ${value};`),
  ];
  return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
