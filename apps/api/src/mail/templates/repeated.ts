import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { paragraph, type MailContext, type MailContent } from './content.ts';
import { reference, signature } from './endings.ts';
import { roleText } from './labels.ts';
import { greeting } from './sender.ts';
import { writtenTime } from './time.ts';

/** Notifies an applicant of a second application from their address, and of the response to it. */
export function repeatedMail(submission: Submission, { locale }: MailContext): MailContent {
  const { id, createdAt, payload } = submission;
  const i18n = i18nFor(locale);
  const values = { role: roleText(payload.role ?? '', i18n), time: writtenTime(createdAt, locale) };
  const text = i18n._({
    id: 'mail.repeated.text',
    message:
      'Somebody tried to apply for the position of {role} again with this email address. The application you sent on {time} hasn’t been changed.',
    values,
  });
  const ifItWasYou = i18n._({
    id: 'mail.repeated.change',
    message:
      'If it was you and you’d like to change something, first withdraw your earlier application: the link is in the email that confirmed it. Then you can apply again.',
  });
  const ifNot = i18n._({
    id: 'mail.repeated.stranger',
    message:
      'If it wasn’t you, all that person was told is that we already have an application for this position from this email address.',
  });
  return {
    subject: i18n._({
      id: 'mail.repeated.subject',
      message: 'Fatal already has your application: {role}',
      values,
    }),
    blocks: [
      paragraph(greeting(i18n, submission)),
      ...[text, ifItWasYou, ifNot].map(paragraph),
      signature(i18n),
      reference(i18n, id),
    ],
  };
}
