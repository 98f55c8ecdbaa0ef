import type { PictureImage } from '../picture/picture.js';

/** One of two pictures of the same view. */
export interface Plate extends PictureImage {
  /** Says what can be seen. */
  alt: string;
}

export type Shown = 'first' | 'second';

/** A part of a picture, in shares of its width and height from the top left, whatever the direction of the page. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlateLabels {
  /** The word for the first picture, such as "Then". */
  first: string;
  /** The word for the second, such as "Now". */
  second: string;
  /** Said after the other one was asked for, such as "The room as it is now". */
  announcement: (at: { shown: Shown }) => string;
}

export interface PlatePairLabels extends PlateLabels {
  /** Name of the grid, such as "Mark what has been moved". */
  grid: string;
  /** Name of a place in it; `row` and `column` count from 1. */
  cell: (at: { row: number; rows: number; column: number; columns: number }) => string;
  /** Shown and said where a mark is not on the spot. */
  missed: string;
  /** Shown and said once the spot is marked. */
  found: string;
}

export const other = (shown: Shown): Shown => (shown === 'first' ? 'second' : 'first');
