import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { greeting, reference } from './confirmation.ts';
import type { MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/** Tells whoever applied that somebody tried it again with their address, and what that one was told. */
export function repeatedMail({ id, locale, createdAt, payload }: Submission): MailContent {
  const i18n = i18nFor(locale);
  const values = { role: payload.role, time: writtenTime(createdAt, locale) };
  return {
    subject: i18n._({
      id: 'mail.repeated.subject',
      message: 'Your application is already with us: {role}',
      values,
    }),
    blocks: [
      { type: 'paragraph', text: greeting(i18n, payload) },
      {
        type: 'paragraph',
        text: i18n._({
          id: 'mail.repeated.text',
          message:
            'Somebody has tried to apply for {role} with this address again. Your application of {time} stays as it is.',
          values,
        }),
      },
      {
        type: 'paragraph',
        text: i18n._({
          id: 'mail.repeated.change',
          message:
            'If it was you, and you want to change something, withdraw that application with its link first. Then you may apply again.',
        }),
      },
      {
        type: 'paragraph',
        text: i18n._({
          id: 'mail.repeated.stranger',
          message:
            'If it was not you: they were told that we have an application for this position from this address, and nothing else.',
        }),
      },
      { type: 'small', text: reference(i18n, id) },
    ],
  };
}
