import { CRAWLERS, GATE_FLAG, NO_SCRIPT, readCookie } from '@fatal/contracts';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether the page is asked for by what the gate tells a browser that runs no scripts. */
export const runsNoScript = (query: string): boolean => new URLSearchParams(query).has(NO_SCRIPT);

/**
 * Whether somebody opens a document in a browser who has not passed the gate, as far as a request tells: the cookie is a hint,
 * and the page itself asks the browser's storage. Who reads without a browser, or without scripts, gets pages (DECISIONS 5,
 * guard and server).
 */
export const isBeforeGate = (headers: IncomingHttpHeaders, query: string): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  !['true', NO_SCRIPT].includes(readCookie(GATE_FLAG, headers.cookie) ?? '') &&
  !runsNoScript(query) &&
  !CRAWLERS.test(headers['user-agent'] ?? '');
