import type { PictureImage } from '../picture/index.js';

/** One of two pictures of the same view. */
export interface Plate {
  /** The files, their natural size and the placeholder. */
  image: PictureImage;
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

/** Few enough to be gone through by arrow keys, fine enough to mean something. */
export const COLUMNS = 6;
export const ROWS = 4;

/** How wide the mark of a pointer is, as a share of the picture's width: about a fingertip. */
const FINGER = 0.08;

export const other = (shown: Shown): Shown => (shown === 'first' ? 'second' : 'first');

/** The place of a cell, which counts from 0 along the rows. */
export function cellSpot(cell: number): Spot {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return { x: column / COLUMNS, y: row / ROWS, width: 1 / COLUMNS, height: 1 / ROWS };
}

/** The mark of a pointer in a box; of its own width, and as high as it is wide on the screen. */
export function pointSpot(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Spot {
  const height = (FINGER * box.width) / box.height;
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  return { x: x - FINGER / 2, y: y - height / 2, width: FINGER, height };
}

const shared = (start: number, length: number, from: number, size: number) =>
  Math.max(0, Math.min(start + length, from + size) - Math.max(start, from));

/** Whether a mark means the spot: a quarter of the smaller one lies in the other, as of what lies on the corner of four cells. */
export function isOnSpot(mark: Spot, spot: Spot): boolean {
  const common =
    shared(mark.x, mark.width, spot.x, spot.width) * shared(mark.y, mark.height, spot.y, spot.height);
  return common >= Math.min(mark.width * mark.height, spot.width * spot.height) / 4 - 1e-9;
}

/** The cell after a key: arrows go to the next one and stop at the edges, Home and End to those of the row. */
export function cellAfter(key: string, cell: number): number | undefined {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  const at = (nextColumn: number, nextRow: number) =>
    Math.min(ROWS - 1, Math.max(0, nextRow)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, nextColumn));
  switch (key) {
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowUp':
      return at(column, row - 1);
    case 'ArrowDown':
      return at(column, row + 1);
    case 'Home':
      return at(0, row);
    case 'End':
      return at(COLUMNS - 1, row);
    default:
      return undefined;
  }
}
