import { DEFAULT_RETENTION, FORMS, LOCALES } from '@fatal/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const catalog = (locale: string) => join(import.meta.dirname, `../locales/legal/${locale}.po`);

/** The numbers of one message, in its own order. */
function numbersIn(text: string, id: string): number[] {
  const [, message = ''] = new RegExp(`msgid "${id}"\\nmsgstr ((?:"[^\\n]*"\\n)+)`).exec(text) ?? [];
  const words = message.replaceAll(/<[^>]+>/g, ' ');
  return (words.match(/\d+/g) ?? []).map(Number);
}

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  const text = readFileSync(catalog(locale), 'utf8');

  it('states how long the server keeps what is sent', () => {
    const { idempotencyKeys, messages, contact, spam, gate, backups, application } = DEFAULT_RETENTION;
    expect(numbersIn(text, 'legal.privacy.3.html')).toEqual([
      idempotencyKeys,
      messages,
      contact,
      spam,
      gate,
      backups,
    ]);
    expect(numbersIn(text, 'legal.applicants.3.html')).toEqual([application]);
  });

  it('means every kind of application', () => {
    const { contact: _, ...applications } = FORMS;
    for (const form of Object.keys(applications) as (keyof typeof applications)[]) {
      expect(DEFAULT_RETENTION[form]).toBe(DEFAULT_RETENTION.application);
    }
  });
});
