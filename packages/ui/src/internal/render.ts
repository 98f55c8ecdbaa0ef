import type { HTMLAttributes, ReactElement } from 'react';

/** The attributes, content and ARIA state of an element that you render yourself. */
export type SlotAttributes = HTMLAttributes<HTMLElement> &
  Record<`data-${string}`, string | boolean | undefined>;

/** Renders an element in your way. Spread all attributes it receives, `children` included, on the element. */
export type Render = (attributes: SlotAttributes) => ReactElement;
