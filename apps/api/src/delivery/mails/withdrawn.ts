import type { I18n } from '@lingui/core';
import type { Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import { namelessGreeting, reference, signature } from './confirmation.ts';
import { roleText, summaryText, tagged, type Summary } from './summary.ts';
import type { MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/** What is still known of a submission that was withdrawn. */
export interface WithdrawnFacts {
  reference: string;
  summary: Summary;
  locale: Locale;
  /** ISO 8601: when it was withdrawn. */
  at: string;
}

/** Tells the sender, in their language, that it is gone. */
export function withdrawnMail({ reference: id, summary, locale, at }: WithdrawnFacts): MailContent {
  const i18n = i18nFor(locale);
  const values = { time: writtenTime(at, locale) };
  const isMessage = summary.kind === 'contact';
  return {
    subject: isMessage
      ? i18n._({ id: 'mail.withdrawn.message.subject', message: 'Fatal has deleted your message' })
      : withdrawnApplication(summary, i18n),
    blocks: [
      { type: 'paragraph', text: namelessGreeting(i18n) },
      {
        type: 'paragraph',
        text: isMessage
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
            }),
      },
      { type: 'paragraph', text: signature(i18n) },
      { type: 'small', text: reference(i18n, id) },
    ],
  };
}

/** Whoever has applied for two positions is to see which. */
const withdrawnApplication = ({ role }: Summary, i18n: I18n) =>
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

/** Tells the studio, so that it deletes its own copy: the notice in its mailbox. */
export function withdrawnNotice(facts: WithdrawnFacts, studioLocale: Locale): MailContent {
  const i18n = i18nFor(studioLocale);
  const values = { summary: summaryText(facts.summary, i18n), time: writtenTime(facts.at, studioLocale) };
  const isMessage = facts.summary.kind === 'contact';
  return {
    subject: tagged(
      isMessage
        ? i18n._({ id: 'notice.deleted.subject', message: '{summary} (deleted by the sender)', values })
        : i18n._({ id: 'notice.withdrawn.subject', message: '{summary} (withdrawn)', values }),
      i18n,
    ),
    blocks: [
      {
        type: 'paragraph',
        text: isMessage
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
            }),
      },
      { type: 'small', text: reference(i18n, facts.reference) },
    ],
  };
}
