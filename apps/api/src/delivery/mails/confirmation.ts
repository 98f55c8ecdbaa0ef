import type { I18n } from '@lingui/core';
import { FORM_WORDS, isFamilyNameFirst, recipientOf } from '@fatal/contracts';
import { i18nFor } from '../../messages/i18n.ts';
import type { Submission } from '../../store/store.ts';
import type { MailContent } from './mail.ts';
import { senderName } from './sender.ts';
import { roleText } from './summary.ts';
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
  const values = { role: roleText(payload.role ?? '', i18n), time: writtenTime(createdAt, locale) };
  const isMessage = kind === 'contact';
  const next = !isMessage
    ? nextForApplication(i18n)
    : recipientOf(payload) === undefined
      ? nextForMessage(i18n)
      : nextForPersonMessage(i18n);
  return {
    subject: i18n._({ ...FORM_WORDS[kind].mail.subject, values }),
    blocks: [
      { type: 'paragraph', text: greeting(i18n, submission) },
      { type: 'paragraph', text: i18n._({ ...FORM_WORDS[kind].mail.received, values }) },
      { type: 'heading', text: i18n._({ id: 'mail.next.heading', message: 'What happens next' }) },
      { type: 'paragraph', text: next },
      { type: 'heading', text: i18n._({ id: 'mail.withdraw.heading', message: 'If you change your mind' }) },
      { type: 'paragraph', text: isMessage ? withdrawMessage(i18n) : withdrawApplication(i18n) },
      { type: 'link', url: withdrawUrl },
      { type: 'paragraph', text: signature(i18n) },
      { type: 'small', text: whyThisMail(i18n, new URL(withdrawUrl).host) },
      { type: 'small', text: reference(i18n, id) },
    ],
  };
}

const MAX_NAME = 40;

/** Up to three words of letters. Nothing else can be a name here: neither an address nor a sentence. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*){0,2}$/u;

/** Of a mail to the sender. */
export function greeting(i18n: I18n, { locale, payload }: Pick<Submission, 'locale' | 'payload'>): string {
  const given = payload.full_name ?? payload.first_name ?? payload.firstName;
  if (!isName(given)) return namelessGreeting(i18n);
  // Where the family name comes first, a person is greeted by the whole name.
  const name = isFamilyNameFirst(locale) && isName(payload.surname) ? senderName({ locale, payload }) : given;
  return i18n._({ id: 'mail.greeting', message: 'Hello {name},', values: { name } });
}

const isName = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_NAME && NAME.test(text);

/** Where nobody knows any more who it was. */
export const namelessGreeting = (i18n: I18n) => i18n._({ id: 'mail.greeting.nameless', message: 'Hello,' });

/** Below a mail to the sender. */
export const signature = (i18n: I18n) =>
  i18n._({ id: 'mail.signature', message: 'Best wishes from the Fatal team' });

const nextForApplication = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.application',
    message:
      'People on our team read every application and make the decision themselves. We’ll write to this email address within four weeks.',
  });

const nextForMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.message',
    message: 'We read every message. If yours needs an answer, we’ll write to this email address.',
  });

const nextForPersonMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.next.person',
    message:
      'We’re passing your message on to the person you wrote to. If they answer, they’ll write to this email address.',
  });

const withdrawApplication = (i18n: I18n) =>
  i18n._({
    id: 'mail.withdraw.application',
    message:
      'If you withdraw your application, we’ll delete it and you can apply again. Use this link to withdraw it:',
  });

const withdrawMessage = (i18n: I18n) =>
  i18n._({
    id: 'mail.withdraw.message',
    message: 'Use this link to delete your message:',
  });

const whyThisMail = (i18n: I18n, host: string) =>
  i18n._({
    id: 'mail.why',
    message:
      'This email was sent automatically because somebody entered your email address in a form on {host}. If it wasn’t you, use the link above to delete what they sent.',
    values: { host },
  });

/** Names a submission in mails about it. */
export const reference = (i18n: I18n, id: string) =>
  i18n._({ id: 'mail.reference', message: 'Reference: {id}', values: { id } });
