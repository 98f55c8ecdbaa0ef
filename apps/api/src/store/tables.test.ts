import { expect, test } from 'vitest';
import { uuidV7 } from './tables.ts';

test('uuidV7 returns a UUID of version 7', () => {
  expect(uuidV7(Date.now())).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('uuidV7 returns ids that sort by time', () => {
  const ids = [0, 1, 255, 256, Date.now(), Date.now() + 1].map(uuidV7);
  expect(ids.toSorted()).toEqual(ids);
});
