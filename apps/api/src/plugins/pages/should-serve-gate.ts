import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { GATE_FLAG, NO_SCRIPT, readCookie } from '@fatal/contracts';

/** Whether the gate has redirected a browser without scripts to this page. */
export const runsNoScript = (query: string): boolean => new URLSearchParams(query).has(NO_SCRIPT);

/**
 * Whether the client is a link preview or a search crawler. A headless browser counts as a browser: people use it to look at
 * pages.
 */
const isCrawler = ({ 'user-agent': name = '' }: IncomingHttpHeaders): boolean =>
  isbot(name.replace('Headless', ''));

/** Whether the client is a crawler that runs scripts, judged by its request headers. */
export const isCrawlingBrowser = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] !== undefined || headers['user-agent']?.startsWith('Mozilla/') === true) &&
  isCrawler(headers);

/**
 * Whether a browser opens a document before its user has passed the gate, judged by the request. The cookie is only a hint: the
 * page itself checks the browser's storage. Clients that aren't browsers or don't run scripts get the pages (Spec 4.2, 4.3, guard
 * and server).
 */
export const shouldServeGate = (headers: IncomingHttpHeaders, query: string): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  !['true', NO_SCRIPT].includes(readCookie(GATE_FLAG, headers.cookie) ?? '') &&
  !runsNoScript(query) &&
  !isCrawler(headers);
