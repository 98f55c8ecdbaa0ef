import type { I18n } from '@lingui/core';
import { formatTag, languageTag, recipientOf, type Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { answersOf, type Answer } from './answers.ts';
import { paragraph, type Block, type MailContext, type MailContent } from './content.ts';
import { reference } from './endings.ts';
import { emailOf } from './sender.ts';
import { summaryText, tagged } from './summary.ts';
import { writtenTime } from './time.ts';

/** Notifies the studio, or the addressed person, of a new submission. */
export function noticeMail(submission: Submission, { locale }: MailContext): MailContent {
  const i18n = i18nFor(locale);
  return {
    subject: isPersonal(submission)
      ? i18n._({ id: 'notice.person.subject', message: 'A message to you from the Fatal team page' })
      : tagged(summaryText(submission, i18n), i18n),
    replyTo: emailOf(submission.payload) || undefined,
    blocks: entryOf(submission, locale),
  };
}

/**
 * A submission as shown to the studio, in a notice and in a digest.
 *
 * @param kinds Only includes the answers to these kinds of fields. Default: all.
 */
export function entryOf(submission: Submission, locale: Locale, kinds?: readonly Answer['kind'][]): Block[] {
  const i18n = i18nFor(locale);
  const answers = answersOf(submission, i18n).filter(({ kind }) => kinds?.includes(kind) ?? true);
  const canAnswer = isPersonal(submission) && emailOf(submission.payload) !== '';
  return [
    paragraph(received(submission, i18n, locale)),
    { type: 'answers', answers },
    ...(canAnswer ? [paragraph(toYouAlone(i18n))] : []),
    ...warningsOf(submission, i18n).map(paragraph),
    reference(i18n, submission.id),
  ];
}

const isPersonal = ({ payload }: Submission) => recipientOf(payload) !== undefined;

/** Returns the time of arrival and the language of the form. */
function received({ createdAt, locale: written }: Submission, i18n: I18n, locale: Locale): string {
  const language = new Intl.DisplayNames(formatTag(locale), { type: 'language' }).of(languageTag(written));
  return i18n._({
    id: 'notice.received',
    message: 'Received on {time}. The sender’s language: {language}.',
    values: { time: writtenTime(createdAt, locale), language },
  });
}

const toYouAlone = (i18n: I18n) =>
  i18n._({
    id: 'notice.person.reply',
    message:
      'Only you get this email. If you reply, your answer goes to the sender, who will then see your email address. You don’t have to answer.',
  });

const WARNINGS = {
  flagged: /*i18n*/ {
    id: 'notice.file.flagged',
    message: 'Careful: the malware scan found something in the file. Don’t open it; ask for another one.',
  },
  'not scanned': /*i18n*/ {
    id: 'notice.file.notScanned',
    message:
      'The file was not scanned for malware. Open it only in a program that doesn’t run macros or scripts, such as a browser’s viewer.',
  },
};

/** Warns the recipient of a file that is not known to be clean. */
export const warningsOf = ({ file }: Pick<Submission, 'file'>, i18n: I18n): string[] =>
  file === null || file.scan === 'clean' ? [] : [i18n._(WARNINGS[file.scan])];
