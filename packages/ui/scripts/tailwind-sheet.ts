// `tailwind.css`: Gloam's tokens in the vocabulary of Tailwind 4, beside whatever the host's own theme has.
import { tokens, tokenVariable } from '../src/tokens.ts';

type Group = keyof typeof tokens;

/** Namespaces of Tailwind's theme in which the tokens of a group stand. */
const NAMESPACES: Partial<Record<Group, readonly string[]>> = {
  color: ['color'],
  font: ['font'],
  text: ['text'],
  space: ['spacing'],
  size: ['spacing', 'container'],
  radius: ['radius'],
  ease: ['ease'],
};

/** What Tailwind has no namespace for, by the property that a utility of our own sets. */
const UTILITIES: Partial<Record<Group, { name: string; declaration: (value: string) => string }>> = {
  duration: { name: 'duration', declaration: (value) => `transition-duration: ${value};` },
  brightness: { name: 'brightness', declaration: (value) => `filter: brightness(${value});` },
  opacity: { name: 'opacity', declaration: (value) => `opacity: ${value};` },
};

const all = (group: Group) =>
  Object.keys(tokens[group]).map((name) => ({ name, value: `var(${tokenVariable(group, name)})` }));

/**
 * Every name begins with `gloam-`, so that none of the host's is lost, and the values stay custom properties, so that a theme holds for
 * utilities too.
 */
export function tailwindSheet(): string {
  const groups = Object.keys(tokens) as Group[];
  const theme = groups.flatMap((group) =>
    (NAMESPACES[group] ?? []).flatMap((namespace) =>
      all(group).map(({ name, value }) => `  --${namespace}-gloam-${name}: ${value};`),
    ),
  );
  const utilities = groups.flatMap((group) => {
    const utility = UTILITIES[group];
    return utility
      ? all(group).map(
          ({ name, value }) => `@utility ${utility.name}-gloam-${name} {\n  ${utility.declaration(value)}\n}`,
        )
      : [];
  });
  return [`@theme inline {\n${theme.join('\n')}\n}`, ...utilities, ''].join('\n\n');
}
