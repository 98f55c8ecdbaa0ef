import { FORM_TEXTS, personMessageFields } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { applicants, privacy } from '#content/legal';

const paragraphs = [...privacy, ...applicants]
  .flatMap(({ text }) => text.message?.split('</p>') ?? [])
  .map((one) => one.replaceAll(/<[^>]+>/g, '').trim());

describe.each(Object.entries(FORM_TEXTS))('the privacy policy on the %s form', (_form, { policy }) => {
  const paragraph = paragraphs.find((one) => one.startsWith(policy.beginning)) ?? '';

  it.each(Object.entries(policy.fields))('mentions %s', (_field, words) => {
    expect(paragraph).toMatch(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));
  });
});

it('mentions the fields and the recipient of the form to a team member', () => {
  const paragraph = paragraphs.find((one) => one.startsWith('In the form to one person of the team')) ?? '';
  expect(Object.keys(personMessageFields)).toEqual(['firstName', 'email', 'message']);
  for (const words of ['your name', 'email address', 'the message', 'to that person']) {
    expect(paragraph).toContain(words);
  }
});
