import type { I18n } from '@lingui/core';
import { LOCALE_NAMES, type Locale } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import { answersOf } from './answers.ts';
import { reference } from './confirmation.ts';
import { summaryOf, summaryText } from './summary.ts';
import type { MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/** Tells the studio, in its own language, what came in. */
export function noticeMail(submission: Submission, studioLocale: Locale): MailContent {
  const i18n = i18nFor(studioLocale);
  return {
    subject: summaryText(summaryOf(submission), i18n),
    blocks: [
      { type: 'paragraph', text: received(submission, i18n, studioLocale) },
      { type: 'answers', answers: answersOf(submission, i18n) },
      ...(submission.file?.active ? [{ type: 'paragraph', text: careful(i18n) } as const] : []),
      { type: 'small', text: reference(i18n, submission.id) },
    ],
  };
}

/** When it came, and the language of the page on which it was written. */
export const received = ({ createdAt, locale }: Submission, i18n: I18n, studioLocale: Locale) =>
  i18n._({
    id: 'notice.received',
    message: 'Received on {time}. The sender’s language: {language}.',
    values: { time: writtenTime(createdAt, studioLocale), language: LOCALE_NAMES[locale] },
  });

/** Of a file that may run something. */
export const careful = (i18n: I18n) =>
  i18n._({
    id: 'notice.activeFile',
    message:
      'Careful: the file may hold macros or scripts. Open it only in a program that does not run them, such as the viewer of a browser.',
  });
