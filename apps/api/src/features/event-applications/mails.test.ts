import { expect, test } from 'vitest';
import { confirmationMail } from '../../delivery/mails/confirmation.ts';
import { renderText } from '../../delivery/mails/render.ts';

test('the confirmation names the résumé', () => {
  const mail = confirmationMail(
    {
      id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
      kind: 'event-application',
      createdAt: '2026-11-21T12:00:00.000Z',
      locale: 'en',
      spam: false,
      payload: { first_name: 'Ada', md_code: 'MD2025ABCD' },
      file: { name: 'cv.pdf', type: 'application/pdf', size: 9, sha256: '', path: 'uploads/1' },
    },
    'https://fatal.example/withdraw/abc',
  );
  expect(renderText(mail)).toContain('\nFestival code:\n    MD2025ABCD\nRésumé:\n    cv.pdf\n');
});
