import type { ComponentPropsWithRef } from 'react';

/** Level of a heading in the page's outline; doesn't change its look. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level: HeadingLevel;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Renders the heading element of the given level. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Element = elements[level];
  return <Element {...rest} />;
}
