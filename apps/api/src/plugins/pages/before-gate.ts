import type { IncomingHttpHeaders } from 'node:http';
import { CRAWLERS, GATE_FLAG, readCookie } from '@fatal/contracts';

/**
 * Whether somebody opens a document in a browser who has not passed the gate, as far as a request tells: the cookie is a hint,
 * and the page itself asks the browser's storage. Who reads without a browser gets pages (DECISIONS 5, guard and server).
 */
export const isBeforeGate = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  readCookie(GATE_FLAG, headers.cookie) !== 'true' &&
  !CRAWLERS.test(headers['user-agent'] ?? '');
