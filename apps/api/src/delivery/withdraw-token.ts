import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits that let whoever has the mail withdraw what it confirms. */
export const makeWithdrawToken = () => randomBytes(16).toString('base64url');

/** What the store keeps of a token: who reads the data cannot withdraw with it. */
export const hashWithdrawToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Where a token is used. */
export const withdrawPath = (token: string) => `/withdraw/${token}`;
