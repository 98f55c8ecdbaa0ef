import { describe, expect, test } from 'vitest';
import { LOCALES } from '@fatal/contracts';
import { SENTENCE_NAMES, sentence } from './sentences.ts';

describe.each(SENTENCE_NAMES)('%s', (name) => {
  test('has a different sentence in every language', () => {
    const sentences = LOCALES.map((locale) => sentence(name, locale));
    expect(new Set(sentences).size).toBe(LOCALES.length);
    for (const text of sentences) expect(text).toMatch(/[.。]$/);
  });
});
