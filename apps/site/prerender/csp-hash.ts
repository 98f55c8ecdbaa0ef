import { createHash } from 'node:crypto';

/** The CSP source of an inline script or style, quotes included. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
