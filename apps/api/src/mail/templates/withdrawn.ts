import type { I18n } from '@lingui/core';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { paragraph, type MailContext, type MailContent } from './content.ts';
import { reference, signature } from './endings.ts';
import { roleText } from './labels.ts';
import { greeting } from './sender.ts';
import { summaryText, tagged } from './summary.ts';
import { writtenTime } from './time.ts';

/** Confirms to the sender that their submission was deleted. */
export function withdrawnMail(submission: Submission, { locale, queuedAt }: MailContext): MailContent {
  const i18n = i18nFor(locale);
  const values = { time: writtenTime(queuedAt, locale) };
  const isMessage = submission.kind === 'contact';
  const text = isMessage
    ? i18n._({
        id: 'mail.withdrawn.message.text',
        message: 'Your message was deleted on {time}, using the link we sent you.',
        values,
      })
    : i18n._({
        id: 'mail.withdrawn.application.text',
        message:
          'Your application was withdrawn on {time}, using the link we sent you. We’ve deleted it. You can apply again.',
        values,
      });
  return {
    subject: isMessage
      ? i18n._({ id: 'mail.withdrawn.message.subject', message: 'Fatal has deleted your message' })
      : applicationSubject(submission, i18n),
    blocks: [
      paragraph(greeting(i18n, submission)),
      paragraph(text),
      signature(i18n),
      reference(i18n, submission.id),
    ],
  };
}

/** Includes the position, because a person may have applied for two. */
const applicationSubject = ({ payload: { role } }: Submission, i18n: I18n) =>
  role === undefined
    ? i18n._({
        id: 'mail.withdrawn.application.subject',
        message: 'Your application to Fatal has been withdrawn',
      })
    : i18n._({
        id: 'mail.withdrawn.position.subject',
        message: 'Your application to Fatal has been withdrawn: {role}',
        values: { role: roleText(role, i18n) },
      });

/** Asks the recipient to delete the notice too. */
export function withdrawnNotice(submission: Submission, { locale, queuedAt }: MailContext): MailContent {
  const i18n = i18nFor(locale);
  const values = { summary: summaryText(submission, i18n), time: writtenTime(queuedAt, locale) };
  const isMessage = submission.kind === 'contact';
  const subject = isMessage
    ? i18n._({ id: 'notice.deleted.subject', message: '{summary} (deleted by the sender)', values })
    : i18n._({ id: 'notice.withdrawn.subject', message: '{summary} (withdrawn)', values });
  const text = isMessage
    ? i18n._({
        id: 'notice.deleted.text',
        message:
          'The sender deleted this message on {time}. Please delete the earlier email with this reference too.',
        values,
      })
    : i18n._({
        id: 'notice.withdrawn.text',
        message:
          'The sender withdrew this application on {time}. We’ve deleted it. Please delete the earlier email with this reference too.',
        values,
      });
  return { subject: tagged(subject, i18n), blocks: [paragraph(text), reference(i18n, submission.id)] };
}
