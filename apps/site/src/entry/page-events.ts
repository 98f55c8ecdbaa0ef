/** Document event: the page is hydrated. */
export const READY = 'site:ready';
/** Document event: part of the page failed to load, and reloading doesn't help at the moment. */
export const INCOMPLETE = 'site:incomplete';

/** Root attribute while the visitor is navigating away. Firefox then cancels pending requests immediately, which isn't an error. */
export const NAVIGATING = 'data-going';
