import { JSDOM } from 'jsdom';

/**
 * The document of a page's HTML.
 *
 * @type {(html: string) => Document}
 */
export const parseDocument = (html) => new JSDOM(html).window.document;
