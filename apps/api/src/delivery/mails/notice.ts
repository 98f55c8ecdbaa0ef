import type { I18n } from '@lingui/core';
import { formatTag, languageTag, recipientOf, type Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { answersOf } from './answers.ts';
import { reference } from './confirmation.ts';
import { summaryOf, summaryText, tagged } from './summary.ts';
import type { MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/**
 * Tells the studio, or the person that it is for, in the studio's language what came in.
 * @param canReply Whether a reply goes to the sender.
 */
export function noticeMail(submission: Submission, studioLocale: Locale, canReply = true): MailContent {
  const i18n = i18nFor(studioLocale);
  const isPersonal = recipientOf(submission.payload) !== undefined;
  return {
    subject: isPersonal
      ? i18n._({ id: 'notice.person.subject', message: 'A message to you from the Fatal team page' })
      : tagged(summaryText(summaryOf(submission), i18n), i18n),
    blocks: [
      { type: 'paragraph', text: received(submission, i18n, studioLocale) },
      { type: 'answers', answers: answersOf(submission, i18n) },
      ...(isPersonal && canReply ? [{ type: 'paragraph', text: toYouAlone(i18n) } as const] : []),
      ...warningsOf(submission, i18n).map((text) => ({ type: 'paragraph', text }) as const),
      { type: 'small', text: reference(i18n, submission.id) },
    ],
  };
}

/** A notice with nothing in it that a sender wrote, for a mail server that refused the other. */
export const bareNotice = (submission: Submission, studioLocale: Locale): MailContent => {
  const i18n = i18nFor(studioLocale);
  return {
    ...noticeMail(submission, studioLocale),
    blocks: [
      { type: 'paragraph', text: received(submission, i18n, studioLocale) },
      { type: 'paragraph', text: refused(i18n) },
      { type: 'small', text: reference(i18n, submission.id) },
    ],
  };
};

const refused = (i18n: I18n) =>
  i18n._({
    id: 'notice.refused',
    message:
      'The mail server refused the email with what the sender wrote. “npm run submissions -- show” with the reference prints all of it.',
  });

const toYouAlone = (i18n: I18n) =>
  i18n._({
    id: 'notice.person.reply',
    message:
      'Only you get this email. If you reply, your answer goes to the sender, who will then see your email address. You don’t have to answer.',
  });

/** When it came, and the language of the page on which it was written. */
export const received = ({ createdAt, locale }: Submission, i18n: I18n, studioLocale: Locale) =>
  i18n._({
    id: 'notice.received',
    message: 'Received on {time}. The sender’s language: {language}.',
    values: { time: writtenTime(createdAt, studioLocale), language: languageName(locale, studioLocale) },
  });

/** A language as its reader calls it. */
const languageName = (of: Locale, reader: Locale): string =>
  new Intl.DisplayNames(formatTag(reader), { type: 'language' }).of(languageTag(of)) ?? languageTag(of);

/** Warns the reader of a file that is not known to be clean. */
export function warningsOf({ file }: Pick<Submission, 'file'>, i18n: I18n): string[] {
  switch (file?.scan) {
    case 'flagged':
      return [
        i18n._({
          id: 'notice.file.flagged',
          message:
            'Careful: the malware scan found something in the file. Don’t open it; ask for another one.',
        }),
      ];
    case 'not scanned':
      return [
        i18n._({
          id: 'notice.file.notScanned',
          message:
            'The file was not scanned for malware. Open it only in a program that doesn’t run macros or scripts, such as a browser’s viewer.',
        }),
      ];
    default:
      return [];
  }
}
