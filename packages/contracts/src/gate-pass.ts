/** Path of the age gate. */
export const GATE_PATH = '/gate';

/** Key in local storage that is `true` once the visitor has passed the gate. A cookie of the same name tells the server. */
export const GATE_FLAG = 'gatePassed';

/** Query parameter, and value of that cookie, for browsers without scripts, which the gate can't ask for an age. */
export const NO_SCRIPT = 'noscript';

/**
 * Attribute on the root element of pages served to crawlers that may run scripts, so that they skip the gate (Spec 4.3). The
 * server detects crawlers by their user agent, because the list is too long to ship with a page.
 */
export const CRAWLER_MARK = 'data-crawler';
