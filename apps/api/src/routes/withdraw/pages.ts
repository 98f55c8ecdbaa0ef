import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '@fatal/contracts';
import { writtenTime } from '../../mail/templates/time.ts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission, WithdrawnSubmission } from '../../store/store.ts';
import type { WithdrawPage } from './render-page.ts';

type Words = Record<'title' | 'when' | 'button' | 'done', MessageDescriptor>;

const MESSAGE: Words = {
  title: /*i18n*/ { id: 'withdraw.message.title', message: 'Delete your message?' },
  when: /*i18n*/ { id: 'withdraw.message.when', message: 'You wrote to us on {time}.' },
  button: /*i18n*/ { id: 'withdraw.message.button', message: 'Delete my message' },
  done: /*i18n*/ { id: 'withdraw.message.done', message: 'Your message has been deleted.' },
};

const APPLICATION: Words = {
  title: /*i18n*/ { id: 'withdraw.application.title', message: 'Withdraw your application?' },
  when: /*i18n*/ { id: 'withdraw.application.when', message: 'You applied on {time}.' },
  button: /*i18n*/ { id: 'withdraw.application.button', message: 'Withdraw my application' },
  done: /*i18n*/ { id: 'withdraw.application.done', message: 'Your application has been withdrawn.' },
};

const wordsOf = (kind: Submission['kind']) => (kind === 'contact' ? MESSAGE : APPLICATION);

/** Renders the page that asks for confirmation. It shows the form and the time, but nothing that identifies the sender. */
export function questionPage({ kind, createdAt, locale }: Submission): WithdrawPage {
  const i18n = i18nFor(locale);
  const words = wordsOf(kind);
  return {
    locale,
    title: i18n._(words.title),
    paragraphs: [
      i18n._({ ...words.when, values: { time: writtenTime(createdAt, locale) } }),
      i18n._({
        id: 'withdraw.consequence',
        message: 'We’ll delete everything you sent us with it. This can’t be undone.',
      }),
    ],
    button: i18n._(words.button),
  };
}

/** Renders the page after a withdrawal. */
export function donePage({ kind, locale }: WithdrawnSubmission): WithdrawPage {
  const i18n = i18nFor(locale);
  return {
    locale,
    title: i18n._(wordsOf(kind).done),
    paragraphs: [
      i18n._({ id: 'withdraw.done', message: 'Everything you sent us with it has been deleted.' }),
    ],
  };
}

/** Renders the page for unknown tokens, including those of withdrawals that are no longer remembered. */
export function unknownPage(locale: Locale): WithdrawPage {
  const i18n = i18nFor(locale);
  return {
    locale,
    title: i18n._({ id: 'withdraw.unknown.title', message: 'This link doesn’t work.' }),
    paragraphs: [
      i18n._({
        id: 'withdraw.unknown',
        message:
          'Your application or message may already have been deleted, or part of the link may be missing. Please open the link in our email again.',
      }),
    ],
  };
}
