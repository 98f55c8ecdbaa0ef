/** Attribute of the root until the first interaction: what only a visitor needs is not fetched yet. */
export const AWAITS_INTERACTION = 'data-awaits-interaction';
/** Event of the document: the first pointer, key, touch or scroll. */
export const INTERACTION = 'site:interaction';
/** Event of the document: the page, or a part of it, listens from now on. */
export const READY = 'site:ready';
/** Event of the document: something of the page could not be fetched, and for now loading it anew is no help. */
export const INCOMPLETE = 'site:incomplete';
/** Event of the document: React has drawn the page, or a part of it, anew. */
export const DRAWN_ANEW = 'site:drawn-anew';
/** Attribute of a part that is not hydrated yet, though the page is. */
export const NOT_HYDRATED = 'data-not-hydrated';

/** Attribute of the root while its visitor is on the way to another page: Firefox ends at once what this one fetches. */
export const GOING = 'data-going';

/** Resolves at the first interaction. At once where nothing is held back. */
export function firstInteraction(): Promise<void> {
  if (typeof document === 'undefined' || !document.documentElement.hasAttribute(AWAITS_INTERACTION))
    return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(
      INTERACTION,
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
