import { expect } from 'vitest';

/** Stands for any text in an expected value. */
export const anyText = expect.any(String) as string;

/** Stands for text that holds this part. */
export const textWith = (part: string) => expect.stringContaining(part) as string;
