/** A page number, or a gap for the pages left out. */
export type PaginationStop = number | 'gap';

/** Returns the nearest page that exists, as a whole number. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(pageCount, 1));
}

/**
 * Returns the first page, the last, the current one and its `siblings` on each side. A gap replaces two pages or
 * more, since a gap for one page would take the same space as the page.
 */
export function paginationStops(page: number, pageCount: number, siblings: number): PaginationStop[] {
  const isShown = (one: number) => one === 1 || one === pageCount || Math.abs(one - page) <= siblings;
  const stops: PaginationStop[] = [];
  for (let one = 1; one <= pageCount; one++) {
    if (isShown(one) || (isShown(one - 1) && isShown(one + 1))) stops.push(one);
    else if (stops.at(-1) !== 'gap') stops.push('gap');
  }
  return stops;
}
