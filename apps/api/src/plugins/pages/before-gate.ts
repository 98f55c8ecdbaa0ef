import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { GATE_FLAG, NO_SCRIPT, readCookie } from '@fatal/contracts';

/** Whether the page is asked for by what the gate tells a browser that runs no scripts. */
export const runsNoScript = (query: string): boolean => new URLSearchParams(query).has(NO_SCRIPT);

/** Whether a link preview or a search crawler asks. A browser without a window is a browser: somebody looks at pages by it. */
const isCrawler = ({ 'user-agent': name = '' }: IncomingHttpHeaders): boolean =>
  isbot(name.replace('Headless', ''));

/** Whether a crawler asks that runs the scripts of a page, as far as a request tells. */
export const isCrawlingBrowser = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] !== undefined || headers['user-agent']?.startsWith('Mozilla/') === true) &&
  isCrawler(headers);

/**
 * Whether somebody opens a document in a browser who has not passed the gate, as far as a request tells: the cookie is a hint,
 * and the page itself asks the browser's storage. Who reads without a browser, or without scripts, gets pages (Spec 4.2, 4.3,
 * guard and server).
 */
export const isBeforeGate = (headers: IncomingHttpHeaders, query: string): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  !['true', NO_SCRIPT].includes(readCookie(GATE_FLAG, headers.cookie) ?? '') &&
  !runsNoScript(query) &&
  !isCrawler(headers);
