/** A page to show, or a gap in which pages are left out. */
export type PaginationStop = number | 'gap';

/** The page that exists: whole, not below 1, not past the last. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(pageCount, 1));
}

/**
 * The first page, the last, the current one and so many beside it; a gap stands for two pages or more, since for one
 * it would take the room of the page itself.
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
