/** One design token: its value and what it is for. The single source of the look (see `docs/decisions/0005`). */
export interface Token {
  value: string;
  use: string;
}

type TokenGroup = Record<string, Token>;

const token = (value: string, use: string): Token => ({ value, use });

/** Returns the custom property of a token, such as `--gloam-color-ground`. */
export function tokenVariable(group: keyof typeof tokens, name: string | number): string {
  return `--gloam-${group}-${String(name)}`;
}

/** Returns a colour with an opacity of `share` percent. */
export const faint = (name: string, share: number) =>
  `color-mix(in srgb, var(--gloam-color-${name}) ${String(share)}%, transparent)`;

/** The colours of Gloam's own theme. */
export const color = {
  'ground-deep': token('#050607', 'film base: frames, strips, footer, lightbox'),
  ground: token('#0b0d0e', 'page'),
  'ground-raised': token('#121517', 'raised panel, inputs, lead card'),
  'ground-hover': token('#1a1e21', 'hover of ground-raised, menu item hover'),
  border: token('#2a3034', 'decorative hairline only'),
  'border-control': token('#717c83', 'boundary of every control'),
  text: token('#ece9e2', 'text, headings, focus ring'),
  'text-body': token('#bcbdb9', 'running text'),
  'text-muted': token('#8f979b', 'captions, metadata, placeholder, second half of a headline'),
  'text-disabled': token('#868e92', 'locked, unavailable'),
  accent: token('#ff4b22', 'fills: primary button, play, current mark'),
  'accent-hover': token('#ff7350', 'fill under the pointer'),
  'accent-text': token('#ff7350', 'accent as text or icon'),
  'on-accent': token('#160603', 'text on accent'),
  'accent-busy': token('#4a1a0e', 'button that is sending'),
  'on-accent-busy': token('#ffd9cd', 'text on accent-busy'),
  danger: token('#ff7350', 'border of a field or box with an error'),
  'danger-text': token('#ff7350', 'error as text or icon'),
  'danger-wash': token('#2a0f09', 'surface of errors'),
  'danger-border': token('#b32a0c', 'border of a warning; decoration'),
  success: token('#ece9e2', 'sign of what went well'),
  inverse: token('#ece9e2', 'the one inverted surface: contact panel'),
  'inverse-text': token('#101213', 'text on inverse'),
  'inverse-muted': token('#4d5356', 'second text on inverse'),
  'inverse-accent': token('#b32a0c', 'accent as text on inverse'),
  'inverse-border': token(faint('inverse-text', 18), 'decorative hairline on inverse'),
  overlay: token(faint('ground-deep', 88), 'between the page and a dialog'),
  'border-faint': token(faint('border', 60), 'edge of a frame without a picture'),
  'frame-empty': token(faint('ground-raised', 35), 'frame without a picture'),
  'portrait-wall': token('#3a3b3b', 'where no portrait is: the light of the lamp on the floor'),
} satisfies TokenGroup;

export const font = {
  serif: token("Newsreader, 'Newsreader Fallback', Georgia, serif", 'display and reading'),
  sans: token("'Hanken Grotesk', 'Hanken Grotesk Fallback', Arial, sans-serif", 'interface'),
  mono: token(
    "'Martian Mono', 'Martian Mono Fallback', ui-monospace, monospace",
    'rebate rows of film frames only',
  ),
} satisfies TokenGroup;

export const text = {
  h1: token('clamp(2.75rem, 6.4vw, 6rem)', 'page title'),
  h2: token('clamp(2.125rem, 4.4vw, 4rem)', 'section title'),
  h3: token('clamp(1.375rem, 1.9vw, 1.75rem)', 'card title, question'),
  story: token('clamp(1.375rem, 2.3vw, 2.125rem)', 'story text'),
  lede: token('clamp(1.1875rem, 1.5vw, 1.375rem)', 'first paragraph'),
  body: token('1.0625rem', 'running text'),
  control: token('0.9375rem', 'menus and buttons'),
  small: token('0.875rem', 'labels, captions, messages'),
  rebate: token('0.6875rem', 'film frames only'),
} satisfies TokenGroup;

export const space = {
  1: token('0.25rem', '4 px'),
  2: token('0.5rem', '8 px'),
  3: token('0.75rem', '12 px'),
  4: token('1rem', '16 px'),
  5: token('1.25rem', '20 px'),
  6: token('1.5rem', '24 px'),
  8: token('2rem', '32 px'),
  12: token('3rem', '48 px'),
  16: token('4rem', '64 px'),
  24: token('6rem', '96 px'),
  32: token('8rem', '128 px'),
  42: token('10.5rem', '168 px'),
  margin: token('clamp(1.25rem, 5vw, 4.5rem)', 'side margin of a page'),
  section: token('clamp(4.5rem, 11vw, 10.5rem)', 'gap between sections'),
} satisfies TokenGroup;

export const size = {
  page: token('99rem', 'widest page, 1584 px'),
  control: token('2.75rem', 'smallest control, 44 px'),
  field: token('3.375rem', 'input and select, 54 px'),
  navbar: token('5.5rem', 'navbar at the top of the page, 88 px'),
  'navbar-scrolled': token('4rem', 'navbar after scrolling, 64 px'),
} satisfies TokenGroup;

export const radius = {
  control: token('2px', 'controls; pictures, frames and panels have none'),
} satisfies TokenGroup;

export const brightness = {
  rest: token('0.86', 'picture in a frame'),
  hover: token('1.08', 'picture in a frame, under the pointer'),
  locked: token('0.6', 'picture that is half developed: its light, and its contrast'),
  enter: token('0.25', 'picture that begins to appear'),
} satisfies TokenGroup;

export const opacity = {
  rest: token('0.4', 'logo of a partner that is not chosen'),
  hover: token('0.7', 'the same under the pointer'),
} satisfies TokenGroup;

export const duration = {
  develop: token('900ms', 'a picture entering'),
  expose: token('400ms', 'hover and focus on a frame'),
  panel: token('220ms', 'panels, menus, accordion'),
  page: token('200ms', 'page change'),
  digit: token('300ms', 'wishlist digit'),
  lightbox: token('160ms', 'lightbox'),
} satisfies TokenGroup;

export const ease = {
  develop: token('cubic-bezier(0.2, 0, 0.1, 1)', 'a picture entering'),
  out: token('ease-out', 'everything else'),
} satisfies TokenGroup;

/** Every group by the middle part of its custom properties: `--gloam-<group>-<name>`. */
export const tokens = {
  color,
  font,
  text,
  space,
  size,
  radius,
  brightness,
  opacity,
  duration,
  ease,
} satisfies Record<string, TokenGroup>;

/** Returns the style sheet that declares every token on `:root`, the first part of `styles.css`. */
export function tokensCss(): string {
  const lines = Object.entries(tokens).flatMap(([group, entries]) =>
    Object.entries<Token>(entries).map(
      ([name, { value }]) =>
        `    ${tokenVariable(group as keyof typeof tokens, name)}: ${value.replaceAll("'", '"')};`,
    ),
  );
  return `@layer theme {\n  :root {\n${lines.join('\n')}\n  }\n}\n`;
}
