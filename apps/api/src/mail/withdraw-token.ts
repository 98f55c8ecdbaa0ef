import { hash, randomBytes } from 'node:crypto';

/** Makes 128 random bits, which nobody can guess. They let the reader of a confirmation withdraw. */
export const makeWithdrawToken = (): string => randomBytes(16).toString('hex');

/** The store keeps this of a token. Nobody can withdraw with it. */
export const hashWithdrawToken = (token: string): string => hash('sha256', token);

/** The page on which a token is used. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
