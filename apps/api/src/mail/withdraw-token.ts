import { hash, randomBytes } from 'node:crypto';

/** Makes a token of 128 random bits, too many to guess. It lets the reader of a confirmation withdraw. */
export const makeWithdrawToken = (): string => randomBytes(16).toString('hex');

/** Hashes a token for the store. The hash can't be used to withdraw. */
export const hashWithdrawToken = (token: string): string => hash('sha256', token);

/** Returns the path of the page that withdraws. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
