import type { NewMessage, NewSubmission, Submission } from '../store/store.ts';
import type { ConfirmationQuota } from './confirmation-quota.ts';
import { isMailable } from './mails/addresses.ts';
import { summaryOf } from './mails/summary.ts';
import type { WithdrawnFacts } from './mails/withdrawn.ts';
import type { DeliverySettings } from './settings.ts';
import { hashWithdrawToken, makeWithdrawToken } from './withdraw-token.ts';

/** What the row of a confirmation holds. It goes when the mail is sent; the answers are read from the submission. */
export interface ConfirmationPayload {
  token: string;
}

/** What the row of a mail about a withdrawal holds. Without `to` it is for the studio. */
export interface WithdrawnPayload extends WithdrawnFacts {
  to?: string;
}

type Outgoing = Pick<NewSubmission, 'outbox' | 'withdrawTokenHash'>;

/**
 * What is to be sent because of a new submission. Nothing for what looks like a program's: anybody could have us write
 * to strangers with it.
 */
export async function messagesFor(
  { kind, payload, spam }: Pick<NewSubmission, 'kind' | 'payload' | 'spam'>,
  settings: DeliverySettings,
  mayConfirm: ConfirmationQuota,
): Promise<Outgoing> {
  if (kind === 'gate' || spam) return { outbox: [] };
  const outbox: NewMessage[] = [];
  if (settings.mailStudio !== null) outbox.push({ channel: 'mail', purpose: 'notice', payload: {} });
  if (settings.webhook) outbox.push({ channel: 'webhook', purpose: 'notice', payload: {} });
  const email = emailOf(payload);
  if (!isMailable(email) || !(await mayConfirm(email))) return { outbox };
  const token = makeWithdrawToken();
  const confirmation: ConfirmationPayload = { token };
  outbox.push({ channel: 'mail', purpose: 'confirmation', payload: confirmation });
  return { outbox, withdrawTokenHash: hashWithdrawToken(token) };
}

/** What is to be sent because somebody withdrew. */
export function messagesForWithdrawal(
  submission: Submission,
  settings: DeliverySettings,
  now: number,
): NewMessage[] {
  const facts: WithdrawnFacts = {
    reference: submission.id,
    summary: summaryOf(submission),
    locale: submission.locale,
    at: new Date(now).toISOString(),
  };
  const toSender: WithdrawnPayload = { ...facts, to: emailOf(submission.payload) };
  const payloads: WithdrawnPayload[] = settings.mailStudio === null ? [toSender] : [toSender, facts];
  return payloads.map((payload) => ({ channel: 'mail', purpose: 'withdrawn', payload }));
}

/** The address that a submission came from; empty when the form asks for none. */
export function emailOf(payload: object): string {
  return 'email' in payload && typeof payload.email === 'string' ? payload.email : '';
}
