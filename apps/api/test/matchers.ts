import { expect } from 'vitest';

/** Matches any string in an expected value. */
export const anyText = expect.any(String) as string;

/** Matches a string that contains this part. */
export const textWith = (part: string) => expect.stringContaining(part) as string;
