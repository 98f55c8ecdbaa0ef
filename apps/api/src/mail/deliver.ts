import type { ClaimedMessage } from '../store/store.ts';
import { PermanentDeliveryError, type MailTransport } from './mail.ts';
import type { MailDeps } from './mail-type.ts';
import { MAILS } from './mails.ts';
import { hasAnswers, withoutAnswers } from './templates/refused.ts';
import { callWebhook } from './webhook.ts';

/** Sends one message, or throws. `signal` aborts it. */
export type Deliver = (message: ClaimedMessage, signal: AbortSignal) => Promise<void>;

/** Composes each message from the current data, so that nothing is sent about a withdrawn submission. */
export function createDeliver(transport: MailTransport, deps: MailDeps): Deliver {
  async function sendMail(message: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const mail = await MAILS[message.purpose].compose(message, deps);
    if (!mail) return;
    await transport.send(mail, signal).catch((error: unknown) => {
      // The studio must be notified even if the mail server rejects the sender's text.
      if (!(error instanceof PermanentDeliveryError) || !hasAnswers(mail)) throw error;
      return transport.send({ ...mail, ...withoutAnswers(mail, mail.locale) }, signal);
    });
  }

  async function sendWebhook({ id, submissionId }: ClaimedMessage, signal: AbortSignal): Promise<void> {
    const { webhook } = deps.settings;
    const submission = submissionId === null ? undefined : await deps.store.findSubmission(submissionId);
    if (!submission) return;
    if (!webhook) throw new PermanentDeliveryError('WEBHOOK_URL is not set');
    await callWebhook(webhook, id, submission, signal);
  }

  return (message, signal) =>
    message.channel === 'webhook' ? sendWebhook(message, signal) : sendMail(message, signal);
}
