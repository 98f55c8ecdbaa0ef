/** Where visitors are asked for their age. */
export const GATE_PATH = '/gate';

/** `true` by this name in local storage: the visitor has passed the gate. A cookie says the same to the server, and no more. */
export const GATE_FLAG = 'gatePassed';

/** In the query of a page, and as the value of that cookie: the browser runs no scripts, so that nothing can ask for an age. */
export const NO_SCRIPT = 'noscript';

/**
 * On the root of a page that the server has sent to a link preview or a search crawler that may run its scripts: they read it without passing the gate
 * (Spec 4.3). The server knows them by their user agent; the list is longer than a page has room for.
 */
export const CRAWLER_MARK = 'data-crawler';
