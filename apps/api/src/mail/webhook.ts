import { i18nFor } from '../messages/i18n.ts';
import type { Submission } from '../store/store.ts';
import { summaryOf, summaryText } from './templates/summary.ts';

export const WEBHOOK_FORMATS = ['json', 'discord'] as const;

export interface Webhook {
  /** `WEBHOOK_URL`. */
  url: string;
  /** `WEBHOOK_FORMAT`, default `json`: plain JSON, or the format of Discord's webhooks. */
  format: (typeof WEBHOOK_FORMATS)[number];
}

/** Calls the studio's webhook about a new submission, without the sender's text. Throws unless the call succeeds. */
export async function callWebhook(
  { url, format }: Webhook,
  messageId: string,
  submission: Submission,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': messageId },
    body: JSON.stringify(format === 'discord' ? discordBody(submission) : jsonBody(messageId, submission)),
    // A redirect would send the call to a URL other than the configured one.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw new Error(`webhook ${causeOf(error)}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`webhook answered ${String(response.status)}`);
}

function jsonBody(messageId: string, submission: Submission) {
  const { id, createdAt, locale } = submission;
  return { event: 'submission', id: messageId, submission: id, createdAt, locale, ...summaryOf(submission) };
}

/** https://discord.com/developers/docs/resources/webhook#execute-webhook */
const discordBody = (submission: Submission) => ({
  content: `${summaryText(submission, i18nFor('en'))} (${submission.id})`,
});

/** Omits the URL, which may be a secret. */
function causeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}
