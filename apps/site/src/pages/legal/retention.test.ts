import { DEFAULT_RETENTION, FORMS, LOCALES, MINIMUM_AGE } from '@fatal/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';

/** Matches citations of laws in all languages. */
const CITED = /Article 6\(1\)|artículo 6\.1|articolo 6, paragrafo 1|Artikel 6 Absatz 1|第6条第1項/g;

/** Returns the numbers in a message, in order. */
const numbersIn = (html: string): number[] =>
  (
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(CITED, '')
      .match(/\d+/g) ?? []
  ).map(Number);

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  const i18n = createI18n(locale);

  beforeAll(() => loadCatalogs(i18n, locale, ['legal']));

  it('states the minimum age and how long the server keeps data', () => {
    const { idempotencyKeys, messages, contact, spam, gate, backups, application } = DEFAULT_RETENTION;
    expect(numbersIn(i18n._('legal.privacy.3.html'))).toEqual([
      MINIMUM_AGE,
      idempotencyKeys,
      messages,
      contact,
      spam,
      gate,
      backups,
    ]);
    expect(numbersIn(i18n._('legal.applicants.3.html'))).toEqual([application]);
  });

  it('has one retention period for all applications', () => {
    const { contact: _, ...applications } = FORMS;
    for (const form of Object.keys(applications) as (keyof typeof applications)[]) {
      expect(DEFAULT_RETENTION[form]).toBe(DEFAULT_RETENTION.application);
    }
  });
});
