import { FORMS, type FormName } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { collected } from './collected.ts';
import { applicants, privacy } from './legal.ts';

const paragraphs = [...privacy, ...applicants]
  .flatMap(({ text }) => text.message?.split('</p>') ?? [])
  .map((one) => one.replaceAll(/<[^>]+>/g, ''));

describe.each(Object.keys(FORMS) as FormName[])('the privacy policy, of the form %s', (form) => {
  const paragraph = paragraphs.find((one) => one.startsWith(collected[form].beginning)) ?? '';

  it.each(Object.entries(collected[form].fields))('names %s', (_, words) => {
    expect(paragraph).toMatch(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));
  });
});
