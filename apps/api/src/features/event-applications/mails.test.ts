import { expect, test } from 'vitest';
import { digestMail } from '../../delivery/mails/digest.ts';
import { noticeMail } from '../../delivery/mails/notice.ts';
import { renderText } from '../../delivery/mails/render.ts';
import type { Submission } from '../../store/store.ts';

const submission: Submission = {
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  kind: 'event-application',
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'en',
  spam: false,
  payload: { first_name: 'Ada', md_code: 'MD2025ABCD' },
  file: { name: 'cv.pdf', type: 'application/pdf', size: 9, sha256: '', path: 'uploads/1' },
};

test('the studio reads of the résumé', () => {
  const text = renderText(noticeMail(submission, 'en'), 'en');
  expect(text).toContain('\nFestival code:\n    MD2025ABCD\nCV:\n    cv.pdf\n');
});

test.each<true | undefined>([true, undefined])(
  'a digest warns of a résumé that may run something: %s',
  (active) => {
    const listed = [{ ...submission, file: submission.file && { ...submission.file, active } }];
    const digest = { counts: [], listed, marked: { count: 0, listed: [] } };
    const text = renderText(digestMail(digest, '2026-11-22T06:00:00.000Z', 'en'), 'en');
    expect(text.includes('macros or scripts')).toBe(active === true);
    expect(text).toContain('\nCV:\n    cv.pdf\n');
  },
);
