import { expect, test } from 'vitest';
import { LOCALES } from '@fatal/contracts';
import { acceptedBody } from './messages.ts';

test.each(['applicationReceived', 'messageReceived'] as const)('%s is worded in every language', (name) => {
  const sentences = LOCALES.map((locale) => acceptedBody(name, locale).message);
  expect(new Set(sentences).size).toBe(LOCALES.length);
});
