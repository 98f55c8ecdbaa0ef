import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@fatal/contracts';
import { digestMail } from '../../mail/templates/digest.ts';
import { noticeMail } from '../../mail/templates/notice.ts';
import { renderMail } from '../../mail/render.ts';
import type { ScanResult, Submission } from '../../store/store.ts';

const submission: Submission = {
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  kind: 'event-application',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'en',
  spam: false,
  payload: { first_name: 'Ada', md_code: 'MD2025ABCD' },
  file: { name: 'cv.pdf', type: 'application/pdf', size: 9, sha256: '', path: 'uploads/1', scan: 'clean' },
};

const letter = (locale: Locale) => ({ locale, queuedAt: '2026-11-22T06:00:00.000Z', withdrawUrl: '' });

test('the notice names the résumé', () => {
  const text = renderMail(noticeMail(submission, letter('en')), 'en').text;
  expect(text).toContain('\nFestival code:\n    MD2025ABCD\nCV:\n    cv.pdf\n');
});

const NOT_SCANNED = {
  en: 'was not scanned for malware',
  es: 'no se ha analizado',
  it: 'non è stato controllato',
  de: 'nicht auf Schadsoftware geprüft',
  jp: '検査を受けていません',
};

const FLAGGED = {
  en: 'Don’t open it',
  es: 'No lo abras',
  it: 'Non aprirlo',
  de: 'Öffne sie nicht',
  jp: '開かずに',
};

describe.each(LOCALES)('in %s, notice and digest', (locale) => {
  const textsOf = (scan: ScanResult) => {
    const marked = { ...submission, file: submission.file && { ...submission.file, scan } };
    const digest = { total: 1, marked: 0, counts: new Map(), listed: [marked], listedMarked: [] };
    const mails = [noticeMail(marked, letter(locale)), digestMail(digest, letter(locale))];
    return mails.map((mail) => renderMail(mail, locale).text.replaceAll('\n', ' '));
  };

  test('warn that a file was not scanned', () => {
    for (const text of textsOf('not scanned')) expect(text).toContain(NOT_SCANNED[locale]);
  });

  test('warn about a flagged file', () => {
    for (const text of textsOf('flagged')) expect(text).toContain(FLAGGED[locale]);
  });

  test('have no warning for a clean file', () => {
    for (const text of textsOf('clean')) {
      expect(text).toContain('cv.pdf');
      expect(text).not.toContain(NOT_SCANNED[locale]);
      expect(text).not.toContain(FLAGGED[locale]);
    }
  });
});
