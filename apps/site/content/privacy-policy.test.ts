import { FORM_WORDS } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { applicants, privacy } from './legal.ts';

const paragraphs = [...privacy, ...applicants]
  .flatMap(({ text }) => text.message?.split('</p>') ?? [])
  .map((one) => one.replaceAll(/<[^>]+>/g, ''));

describe.each(Object.entries(FORM_WORDS))('the privacy policy, of the form %s', (_form, { policy }) => {
  const paragraph = paragraphs.find((one) => one.startsWith(policy.beginning)) ?? '';

  it.each(Object.entries(policy.fields))('names %s', (_field, words) => {
    expect(paragraph).toMatch(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));
  });
});
