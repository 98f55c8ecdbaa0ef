import { hash, randomUUID } from 'node:crypto';

const TIME_DIGITS = 9;

/**
 * Lets whoever has the mail withdraw what it confirms: the 122 random bits of a UUID (RFC 9562), which nobody guesses.
 * They follow the time, so that the hashes of one moment lie side by side in their index, and in few pages of the disk.
 */
export function makeWithdrawToken(): string {
  const time = Date.now().toString(36).padStart(TIME_DIGITS, '0');
  return time + randomUUID().replaceAll('-', '');
}

/**
 * What the store keeps of a token: its time and its hash. Who reads the data cannot withdraw with that. PostgreSQL refuses
 * a text with U+0000, which an address may hold.
 */
export const hashWithdrawToken = (token: string) =>
  token.slice(0, TIME_DIGITS).replaceAll('\0', '') + hash('sha256', token);

/** Where a token is used. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
