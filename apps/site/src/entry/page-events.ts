/** Event of the document: the page listens from now on. */
export const READY = 'site:ready';
/** Event of the document: something of the page could not be fetched, and for now loading it anew is no help. */
export const INCOMPLETE = 'site:incomplete';

/** Attribute of the root while its visitor is on the way to another page: Firefox ends at once what this one fetches. */
export const GOING = 'data-going';
