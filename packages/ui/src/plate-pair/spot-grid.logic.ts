import type { Spot } from './plate-pair.logic.js';

/** Size of the grid: few enough cells for arrow keys, yet small enough to mark a detail. */
export const COLUMNS = 6;
export const ROWS = 4;

/** Width of a pointer's mark as a fraction of the picture's width: about a fingertip. */
const FINGER = 0.08;

/** Returns the area of a cell; cells count from 0 along the rows. */
export function cellSpot(cell: number): Spot {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return { x: column / COLUMNS, y: row / ROWS, width: 1 / COLUMNS, height: 1 / ROWS };
}

/** Returns the mark of a pointer in a box: centred on the pointer and square on the screen. */
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

/**
 * Returns whether a mark hits the spot: a quarter of the smaller one has to lie in the other, which a spot at the
 * corner of four cells still allows.
 */
export function isOnSpot(mark: Spot, spot: Spot): boolean {
  const common =
    shared(mark.x, mark.width, spot.x, spot.width) * shared(mark.y, mark.height, spot.y, spot.height);
  return common >= Math.min(mark.width * mark.height, spot.width * spot.height) / 4 - 1e-9;
}

/** Columns and rows that a key moves by; Home and End move to the ends of the row. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-COLUMNS, 0],
  End: [COLUMNS, 0],
};

const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, at));

/** Returns the cell after a key, stopping at the edges; `undefined` for other keys. */
export function cellAfter(key: string, cell: number): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [column, row] = [(cell % COLUMNS) + step[0], Math.floor(cell / COLUMNS) + step[1]];
  return within(row, ROWS) * COLUMNS + within(column, COLUMNS);
}
