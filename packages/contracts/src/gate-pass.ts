/** Where visitors are asked for their age. */
export const GATE_PATH = '/gate';

/** `true` by this name in local storage: the visitor has passed the gate. A cookie says the same to the server, and no more. */
export const GATE_FLAG = 'gatePassed';

/** In the query of a page, and as the value of that cookie: the browser runs no scripts, so that nothing can ask for an age. */
export const NO_SCRIPT = 'noscript';

/**
 * Link previews and search crawlers by their user agent; they read the page without passing the gate (DECISIONS 2).
 * People use CUBOT phones, and the browsers inside of Telegram, Pinterest and DuckDuckGo: those names alone are not enough.
 * Every page carries the list, so that some are named by a part.
 */
export const CRAWLERS =
  /(?:^|[^u]|[^c]u)bot(?:\b|_)|crawl|spider|slurp|facebook[ce]|whatsapp|embedly|vkshare|mastodon|iframely|inspectiontool|(?:bing|uri)preview|ia_archiver/i;
