import type { PictureImage } from '../picture/picture.js';

/** One of two pictures of the same view. */
export interface Plate extends PictureImage {
  /** Alternative text. */
  alt: string;
}

export type Shown = 'first' | 'second';

/** A part of a picture, in fractions of its width and height from the top left, regardless of the text direction. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlateLabels {
  /** Text for the first picture, such as "Then". */
  first: string;
  /** Text for the second picture, such as "Now". */
  second: string;
  /** Announced to screen readers after the visitor switches, such as "The room as it is now". */
  announcement: (at: { shown: Shown }) => string;
}

export interface PlatePairLabels extends PlateLabels {
  /** Accessible name of the grid, such as "Mark what has been moved". */
  grid: string;
  /** Accessible name of a cell; `row` and `column` count from 1. */
  cell: (at: { row: number; rows: number; column: number; columns: number }) => string;
  /** Shown and announced when a mark misses the spot. */
  missed: string;
  /** Shown and announced once the spot is marked. */
  found: string;
}

export const other = (shown: Shown): Shown => (shown === 'first' ? 'second' : 'first');
