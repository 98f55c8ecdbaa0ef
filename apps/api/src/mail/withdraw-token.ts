import { hash, randomBytes } from 'node:crypto';

/** Lets whoever has the mail withdraw what it confirms: 128 random bits, which nobody guesses. */
export const makeWithdrawToken = (): string => randomBytes(16).toString('hex');

/** What the store keeps of a token: who reads the data cannot withdraw with that. */
export const hashWithdrawToken = (token: string): string => hash('sha256', token);

/** Where a token is used. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
