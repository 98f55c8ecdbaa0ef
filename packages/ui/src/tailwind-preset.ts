import {
  brightness,
  color,
  duration,
  ease,
  font,
  opacity,
  radius,
  size,
  space,
  text,
  tokenVariable,
  type tokens,
} from './tokens.ts';

type Group = keyof typeof tokens;

/** Names each token of a group in Tailwind's vocabulary; the value stays in the custom property, so a theme can set it. */
function variables(group: Group, entries: object): Record<string, string> {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, `var(${tokenVariable(group, name)})`]));
}

/**
 * Gloam's tokens as a Tailwind preset: `bg-ground`, `text-text-body`, `font-serif`, `text-h1`, `p-margin`, `duration-panel`.
 * Colours, type sizes and fonts replace Tailwind's own, so that nothing outside the design can be typed.
 */
export const gloamPreset = {
  theme: {
    colors: { ...variables('color', color), transparent: 'transparent', current: 'currentColor' },
    fontFamily: variables('font', font),
    fontSize: variables('text', text),
    extend: {
      spacing: variables('space', space),
      maxWidth: variables('size', size),
      minHeight: variables('size', size),
      brightness: variables('brightness', brightness),
      opacity: variables('opacity', opacity),
      borderRadius: variables('radius', radius),
      transitionDuration: variables('duration', duration),
      transitionTimingFunction: variables('ease', ease),
    },
  },
};
