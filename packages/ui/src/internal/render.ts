import type { HTMLAttributes, ReactElement } from 'react';

/** What an element has to have that somebody else draws: its look, its content and what it tells assistive technology. */
export type SlotAttributes = HTMLAttributes<HTMLElement> &
  Record<`data-${string}`, string | boolean | undefined>;

/** Draws an element in your way. It hands on all that it is given, `children` among it, and takes what is spread over it. */
export type Render = (attributes: SlotAttributes) => ReactElement;
