import { hash, randomBytes } from 'node:crypto';

/** Creates a token of 128 random bits, which can't be guessed. It lets the recipient of a confirmation withdraw. */
export const makeWithdrawToken = (): string => randomBytes(16).toString('hex');

/** Hashes a token for the store. The hash can't be used to withdraw. */
export const hashWithdrawToken = (token: string): string => hash('sha256', token);

/** Returns the path of the withdrawal page for a token. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
