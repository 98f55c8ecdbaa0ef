import { i18nFor } from '../../messages/i18n.ts';
import type { Submission, SubmissionKind } from '../../store/store.ts';
import { answersOf } from '../mails/answers.ts';
import { summaryOf, summaryText } from '../mails/summary.ts';

export const WEBHOOK_FORMATS = ['json', 'discord'] as const;

/** One address, and what it is told. */
export interface Webhook {
  url: string;
  /** `WEBHOOK_FORMAT`, default `json`: plain JSON, or what Discord's webhooks take. */
  format: (typeof WEBHOOK_FORMATS)[number];
  /** `WEBHOOK_FIELDS`, default none: which fields of a submission to send along, by name. */
  fields: readonly string[];
}

export interface WebhookSettings extends Omit<Webhook, 'url'> {
  /** `WEBHOOK_URL`, default none: called for whatever has no address of its own. */
  url: string | null;
  /** `WEBHOOK_ROLE_URLS`, default none: by the name of the role, in the place of `url`. */
  roleUrls: ReadonlyMap<string, string>;
}

/** Whom to call about a submission; `null`: nobody. */
export function webhookFor(
  settings: WebhookSettings,
  submission: { kind: SubmissionKind; payload: object },
): Webhook | null {
  const { role = '' } = summaryOf(submission);
  const { url: general, roleUrls, ...rest } = settings;
  const url = roleUrls.get(role) ?? general;
  return url === null ? null : { ...rest, url };
}

/** Tells a program of the studio's that something came in. Any answer but a success throws. */
export async function callWebhook(
  { url, format, fields }: Webhook,
  messageId: string,
  submission: Submission,
  signal: AbortSignal,
): Promise<void> {
  const body =
    format === 'discord' ? discordBody(submission, fields) : jsonBody(messageId, submission, fields);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': messageId },
    body: JSON.stringify(body),
    // A redirect would carry the call to an address that nobody has set.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw new Error(`webhook ${causeOf(error)}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`webhook answered ${String(response.status)}`);
}

function jsonBody(messageId: string, submission: Submission, fields: readonly string[]) {
  const { id, createdAt, locale, payload } = submission;
  const chosen = Object.entries(payload).filter(([field]) => fields.includes(field));
  return {
    event: 'submission',
    id: messageId,
    submission: id,
    createdAt,
    locale,
    ...summaryOf(submission),
    ...(fields.length > 0 ? { fields: Object.fromEntries(chosen) } : {}),
  };
}

/** What Discord takes at most. */
const MAX_CONTENT = 2_000;

/** https://discord.com/developers/docs/resources/webhook#execute-webhook */
function discordBody(submission: Submission, fields: readonly string[]) {
  const i18n = i18nFor('en');
  const lines = answersOf(submission, i18n)
    .filter(({ field }) => fields.includes(field))
    .map(({ label, value }) => `${label}: ${escapeMarkdown(value)}`);
  const content = [`${summaryText(summaryOf(submission), i18n)} (${submission.id})`, ...lines].join('\n');
  // Nobody is called by a name that a sender wrote.
  return { content: content.slice(0, MAX_CONTENT).toWellFormed(), allowed_mentions: { parse: [] } };
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_~|>#[\]()<@:-]/g, '\\$&');

function causeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}
