import type { I18n } from '@lingui/core';
import { FORM_WORDS, recipientOf } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import type { MailContent } from './mail.ts';
import { writtenTime } from './time.ts';

/**
 * Tells the sender, in their language, that it arrived, what happens next, and how to take it back. Nobody has shown that the
 * address is theirs: it repeats nothing that was written, or the forms would carry anybody's words to strangers.
 * @param withdrawUrl The address of the page that withdraws it.
 */
export function confirmationMail(submission: Submission, withdrawUrl: string): MailContent {
  const { kind, id, locale, createdAt, payload } = submission;
  if (kind === 'gate') throw new Error('The gate confirms nothing.');
  const i18n = i18nFor(locale);
  const values = { role: payload.role, time: writtenTime(createdAt, locale) };
  const isMessage = kind === 'contact';
  const next = !isMessage
    ? nextForApplication(i18n)
    : recipientOf(payload) === undefined
      ? nextForMessage(i18n)
      : nextForPersonMessage(i18n);
  return {
    subject: i18n._({ ...FORM_WORDS[kind].mail.subject, values }),
    blocks: [
      { type: 'paragraph', text: greeting(i18n, payload) },
      { type: 'paragraph', text: i18n._({ ...FORM_WORDS[kind].mail.received, values }) },
      { type: 'heading', text: i18n._({ id: 'mail.next.heading', message: 'What happens next' }) },
      { type: 'paragraph', text: next },
      { type: 'heading', text: i18n._({ id: 'mail.withdraw.heading', message: 'If you change your mind' }) },
      { type: 'paragraph', text: isMessage ? withdrawMessage(i18n) : withdrawApplication(i18n) },
      { type: 'link', url: withdrawUrl },
      { type: 'small', text: whyThisMail(i18n, new URL(withdrawUrl).host) },
      { type: 'small', text: reference(i18n, id) },
    ],
  };
}

const MAX_NAME = 40;

/** Up to three words of letters. Nothing else can be a name here: neither an address nor a sentence. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*){0,2}$/u;

/** Of a mail to the sender. */
export function greeting(i18n: I18n, payload: Submission['payload']): string {
  const name = payload.full_name ?? payload.first_name ?? payload.firstName;
  if (typeof name === 'string' && name.length <= MAX_NAME && NAME.test(name)) {
    return i18n._({ id: 'mail.greeting', message: 'Hello {name},', values: { name } });
  }
  return i18n._({ id: 'mail.greeting.nameless', message: 'Hello,' });
}

const nextForApplication = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.application',
    message:
      'People on our team read every application and decide; no program does it for them. We will write to this address once we have decided.',
  });

const nextForMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.message',
    message: 'We read every message. If yours needs an answer, we will write to this address.',
  });

const nextForPersonMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.person',
    message:
      'We pass your message on to the person on our team you wrote to. If they answer, they will write to this address.',
  });

const withdrawApplication = (i18n: I18n) =>
  i18n._({
    id: 'mail.withdraw.application',
    message: 'With this link you withdraw your application. We then delete it, and you may apply again:',
  });

const withdrawMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.withdraw.message',
    message: 'With this link you take your message back. We then delete it:',
  });

const whyThisMail = (i18n: I18n, host: string) =>
  i18n._({
    id: 'mail.why',
    message:
      'You get this mail because somebody gave this address in a form at {host}. If it was not you, the link above deletes everything.',
    values: { host },
  });

/** Names a submission in mails about it. */
export const reference = (i18n: I18n, id: string) =>
  i18n._({ id: 'mail.reference', message: 'Reference: {id}', values: { id } });
