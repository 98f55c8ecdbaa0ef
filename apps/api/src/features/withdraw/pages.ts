import type { Locale } from '@fatal/contracts';
import { writtenTime } from '../../mail/templates/time.ts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission, WithdrawnSubmission } from '../../store/store.ts';
import type { WithdrawPage } from './render-page.ts';

/** The page that asks whether to withdraw. It says what and when, but nothing that would tell a stranger who. */
export function questionPage({ kind, createdAt, locale }: Submission, siteUrl: string): WithdrawPage {
  const i18n = i18nFor(locale);
  const values = { time: writtenTime(createdAt, locale) };
  const isMessage = kind === 'contact';
  return {
    locale,
    title: isMessage
      ? i18n._({ id: 'withdraw.message.title', message: 'Delete your message?' })
      : i18n._({ id: 'withdraw.application.title', message: 'Withdraw your application?' }),
    paragraphs: [
      isMessage
        ? i18n._({ id: 'withdraw.message.when', message: 'You wrote to us on {time}.', values })
        : i18n._({ id: 'withdraw.application.when', message: 'You applied on {time}.', values }),
      i18n._({
        id: 'withdraw.consequence',
        message: 'We’ll delete everything you sent us with it. This can’t be undone.',
      }),
    ],
    button: isMessage
      ? i18n._({ id: 'withdraw.message.button', message: 'Delete my message' })
      : i18n._({ id: 'withdraw.application.button', message: 'Withdraw my application' }),
    home: home(locale, siteUrl),
  };
}

/** The page that says that it is done. */
export function donePage({ kind, locale }: WithdrawnSubmission, siteUrl: string): WithdrawPage {
  const i18n = i18nFor(locale);
  const isMessage = kind === 'contact';
  return {
    locale,
    title: isMessage
      ? i18n._({ id: 'withdraw.message.done', message: 'Your message has been deleted.' })
      : i18n._({ id: 'withdraw.application.done', message: 'Your application has been withdrawn.' }),
    paragraphs: [
      i18n._({
        id: 'withdraw.done',
        message: 'Everything you sent us with it has been deleted.',
      }),
    ],
    home: home(locale, siteUrl),
  };
}

/** The one page for every address that names nothing that is stored or was withdrawn lately. */
export function unknownPage(locale: Locale, siteUrl: string): WithdrawPage {
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
    home: home(locale, siteUrl),
  };
}

/** For a failure: what an answer of the API would say. */
export function failurePage(message: string, locale: Locale, siteUrl: string): WithdrawPage {
  return { locale, title: message, paragraphs: [], home: home(locale, siteUrl) };
}

function home(locale: Locale, siteUrl: string): WithdrawPage['home'] {
  const i18n = i18nFor(locale);
  return { label: i18n._({ id: 'withdraw.home', message: 'Go to the home page' }), url: `${siteUrl}/` };
}
