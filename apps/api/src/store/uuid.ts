import { randomUUID } from 'node:crypto';

/** A UUID of version 7 (RFC 9562): begins with `now` (milliseconds), so that later ones sort behind. */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random part of a version 4, of which Node keeps many in stock.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
