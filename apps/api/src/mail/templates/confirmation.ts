import type { I18n } from '@lingui/core';
import { FORM_TEXTS, recipientOf } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { heading, paragraph, small, type MailContext, type MailContent } from './content.ts';
import { reference, signature } from './endings.ts';
import { roleText } from './labels.ts';
import { greeting } from './sender.ts';
import { writtenTime } from './time.ts';

/**
 * Confirms to the sender that the form arrived, and explains what happens next and how to withdraw it. Repeats none of the
 * answers, because the address isn't verified and the forms could otherwise send any text to strangers.
 */
export function confirmationMail(submission: Submission, { locale, withdrawUrl }: MailContext): MailContent {
  const { kind, id, createdAt, payload } = submission;
  if (kind === 'gate') throw new Error('Gate visits have no confirmation.');
  const i18n = i18nFor(locale);
  const values = { role: roleText(payload.role ?? '', i18n), time: writtenTime(createdAt, locale) };
  return {
    subject: i18n._({ ...FORM_TEXTS[kind].mail.subject, values }),
    blocks: [
      paragraph(greeting(i18n, submission)),
      paragraph(i18n._({ ...FORM_TEXTS[kind].mail.received, values })),
      heading(i18n._({ id: 'mail.next.heading', message: 'What happens next' })),
      paragraph(whatHappensNext(submission, i18n)),
      heading(i18n._({ id: 'mail.withdraw.heading', message: 'If you change your mind' })),
      paragraph(kind === 'contact' ? deleteMessage(i18n) : withdrawApplication(i18n)),
      { type: 'link', url: withdrawUrl },
      signature(i18n),
      small(whyThisMail(i18n, new URL(withdrawUrl).host)),
      reference(i18n, id),
    ],
  };
}

function whatHappensNext({ kind, payload }: Submission, i18n: I18n): string {
  if (kind !== 'contact') {
    return i18n._({
      id: 'mail.next.application',
      message:
        'People on our team read every application and make the decision themselves. We’ll write to this email address within four weeks.',
    });
  }
  if (recipientOf(payload) === undefined) {
    return i18n._({
      id: 'mail.next.message',
      message: 'We read every message. If yours needs an answer, we’ll write to this email address.',
    });
  }
  return i18n._({
    id: 'mail.next.person',
    message:
      'We’re passing your message on to the person you wrote to. If they answer, they’ll write to this email address.',
  });
}

const withdrawApplication = (i18n: I18n) =>
  i18n._({
    id: 'mail.withdraw.application',
    message:
      'If you withdraw your application, we’ll delete it and you can apply again. Use this link to withdraw it:',
  });

const deleteMessage = (i18n: I18n) =>
  i18n._({ id: 'mail.withdraw.message', message: 'Use this link to delete your message:' });

const whyThisMail = (i18n: I18n, host: string) =>
  i18n._({
    id: 'mail.why',
    message:
      'This email was sent automatically because somebody entered your email address in a form on {host}. If it wasn’t you, use the link above to delete what they sent.',
    values: { host },
  });
