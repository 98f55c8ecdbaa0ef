import { FORMS, type FormName } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { collected } from './collected.ts';
import { applicants, privacy } from './legal.ts';

/** How the paragraph about a form begins. */
const BEGINNINGS: Record<FormName, string> = {
  application: 'For a position:',
  'general-application': 'In general:',
  'event-application': 'With a code from a festival:',
  contact: 'In the contact form',
};

const paragraphs = [...privacy, ...applicants]
  .flatMap(({ text }) => text.message?.split('</p>') ?? [])
  .map((one) => one.replaceAll(/<[^>]+>/g, ''));

describe.each(Object.keys(FORMS) as FormName[])('the privacy policy, of the form %s', (form) => {
  const paragraph = paragraphs.find((one) => one.startsWith(BEGINNINGS[form])) ?? '';

  it.each(Object.entries(collected[form]))('names %s', (_, words) => {
    expect(paragraph).toMatch(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));
  });
});
