import { expect, test } from 'vitest';
import { noticeMail } from '../../delivery/mails/notice.ts';
import { renderText } from '../../delivery/mails/render.ts';

test('the studio reads of the résumé', () => {
  const mail = noticeMail(
    {
      id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
      kind: 'event-application',
      createdAt: '2026-11-21T12:00:00.000Z',
      locale: 'en',
      spam: false,
      payload: { first_name: 'Ada', md_code: 'MD2025ABCD' },
      file: { name: 'cv.pdf', type: 'application/pdf', size: 9, sha256: '', path: 'uploads/1' },
    },
    'en',
  );
  expect(renderText(mail)).toContain('\nFestival code:\n    MD2025ABCD\nRésumé:\n    cv.pdf\n');
});
