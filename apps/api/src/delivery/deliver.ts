import { recipientOf, takesMessages, type Artist } from '@fatal/contracts';
import type { ClaimedMessage, DigestPayload, Store, Submission } from '../store/store.ts';
import { gatherDigest } from './gather-digest.ts';
import { confirmationMail } from './mails/confirmation.ts';
import { bareDigest, digestMail, sizeOf, type Digest } from './mails/digest.ts';
import type { Mail } from './mails/mail.ts';
import { bareNotice, noticeMail } from './mails/notice.ts';
import { repeatedMail } from './mails/repeated.ts';
import { withdrawnMail, withdrawnNotice } from './mails/withdrawn.ts';
import { emailOf, type ConfirmationPayload, type WithdrawnPayload } from './messages-for.ts';
import type { DeliverySettings } from './settings.ts';
import { Undeliverable, type MailTransport } from './transports/transport.ts';
import { callWebhook, webhookFor } from './transports/webhook.ts';
import { withdrawPath } from './withdraw-token.ts';

/** Sends one message, or throws. `signal` breaks it off. */
export type Deliver = (message: ClaimedMessage, signal: AbortSignal) => Promise<void>;

export interface DeliverDeps {
  store: Pick<Store, 'findSubmission' | 'findSubmissions'>;
  settings: DeliverySettings;
  transport: MailTransport;
  /** Who may be written to, and where. */
  team: readonly Artist[];
}

/** Writes each message out of what is stored at that moment: of what was withdrawn meanwhile nothing is sent. */
export function createDeliver({ store, settings, transport, team }: DeliverDeps): Deliver {
  const readerOf = (person: number | undefined) =>
    person === undefined ? studioAddress(settings) : personAddress(team, person);
  return async (message, signal) => {
    if (message.purpose === 'withdrawn') {
      await transport.send(withdrawalMail(message, settings, readerOf), signal);
      return;
    }
    if (message.purpose === 'digest') {
      const { submissions } = message.payload as unknown as DigestPayload;
      const digest = await gatherDigest(store, submissions);
      if (sizeOf(digest) === 0) return;
      const write = (digest: Digest) => mailOf(digest, message, settings);
      await sendEither(write(digest), write(bareDigest(digest)), signal);
      return;
    }
    const submission =
      message.submissionId === null ? undefined : await store.findSubmission(message.submissionId);
    if (!submission) return;
    if (message.channel === 'webhook') {
      const webhook = settings.webhook && webhookFor(settings.webhook, submission);
      if (!webhook) throw new Undeliverable('WEBHOOK_URL is not set');
      await callWebhook(webhook, message.id, submission, signal);
      return;
    }
    const mail = mailAbout(submission, message, settings, readerOf);
    if (message.purpose !== 'notice') await transport.send(mail, signal);
    else await sendEither(mail, { ...mail, ...bareNotice(submission, settings.studioLocale) }, signal);
  };

  /** Sends a mail, or where its words are refused one without them: nothing that a sender wrote keeps the studio from being told. */
  async function sendEither(mail: Mail, bare: Mail, signal: AbortSignal): Promise<void> {
    await transport.send(mail, signal).catch((error: unknown) => {
      if (!(error instanceof Undeliverable)) throw error;
      return transport.send(bare, signal);
    });
  }
}

/** The address of a person of the team, or without one that of the studio. Throws {@link Undeliverable}. */
type ReaderOf = (person: number | undefined) => string;

function mailAbout(
  submission: Submission,
  message: ClaimedMessage,
  settings: DeliverySettings,
  readerOf: ReaderOf,
): Mail {
  const email = emailOf(submission.payload);
  if (message.purpose === 'notice') {
    return {
      ...envelope(message, settings),
      ...noticeMail(submission, settings.studioLocale, email !== ''),
      locale: settings.studioLocale,
      to: readerOf(recipientOf(submission.payload)),
      ...(email === '' ? {} : { replyTo: email }),
    };
  }
  if (email === '') throw new Undeliverable('the address takes no mail');
  const { token } = message.payload as unknown as ConfirmationPayload;
  const content =
    message.purpose === 'repeated'
      ? repeatedMail(submission)
      : confirmationMail(submission, settings.siteUrl + withdrawPath(token));
  return { ...envelope(message, settings), ...content, locale: submission.locale, to: email };
}

const mailOf = (digest: Digest, message: ClaimedMessage, settings: DeliverySettings): Mail => ({
  ...envelope(message, settings),
  ...digestMail(digest, message.createdAt, settings.studioLocale),
  locale: settings.studioLocale,
  to: studioAddress(settings),
});

function withdrawalMail(message: ClaimedMessage, settings: DeliverySettings, readerOf: ReaderOf): Mail {
  const { to, person, ...facts } = message.payload as unknown as WithdrawnPayload;
  return to === undefined
    ? {
        ...envelope(message, settings),
        ...withdrawnNotice(facts, settings.studioLocale),
        locale: settings.studioLocale,
        to: readerOf(person),
      }
    : { ...envelope(message, settings), ...withdrawnMail(facts), locale: facts.locale, to };
}

const envelope = ({ id, createdAt }: ClaimedMessage, { mailFrom }: DeliverySettings) => ({
  id,
  from: mailFrom,
  date: new Date(createdAt),
});

function studioAddress({ mailStudio }: DeliverySettings): string {
  if (mailStudio === null) throw new Undeliverable('MAIL_STUDIO is not set');
  return mailStudio;
}

function personAddress(team: readonly Artist[], person: number): string {
  const found = team.find((one) => one.id === person && takesMessages(one));
  if (!found) throw new Undeliverable(`nobody of the team with the id ${String(person)} takes messages`);
  return found.email;
}
