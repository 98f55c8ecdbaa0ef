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

/** Maps the tokens of a group to their custom properties, so that themes apply. */
function variables(group: Group, entries: object): Record<string, string> {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, `var(${tokenVariable(group, name)})`]));
}

/**
 * Gloam's tokens as a Tailwind preset: `bg-ground`, `text-text-body`, `font-serif`, `text-h1`, `p-margin`, `duration-panel`.
 * Colours, font sizes and fonts replace those of Tailwind.
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
