import { emailIn, recipientOf } from '@fatal/contracts';
import type {
  EarlierMessage,
  HoldReason,
  NewMessage,
  NewSubmission,
  Submission,
  SubmissionKind,
} from '../store/store.ts';
import type { ConfirmationQuota } from './confirmation-quota.ts';
import { summaryOf } from './mails/summary.ts';
import type { WithdrawnFacts } from './mails/withdrawn.ts';
import type { DeliverySettings } from './settings.ts';
import { webhookFor } from './transports/webhook.ts';
import { hashWithdrawToken, makeWithdrawToken } from './withdraw-token.ts';

/** What the row of a confirmation holds. It goes when the mail is sent; the answers are read from the submission. */
export interface ConfirmationPayload {
  token: string;
}

/** What the row of a mail about a withdrawal holds. Without `to` it is for whoever was to read what was withdrawn. */
export interface WithdrawnPayload extends WithdrawnFacts {
  to?: string;
  /** The id of that person; left out for the studio. */
  person?: number;
}

export interface Outgoing extends Pick<NewSubmission, 'outbox' | 'withdrawTokenHash'> {
  /** What is to be sent instead when there is an earlier one; nothing where its sender cannot be told. */
  ifRefused: readonly NewMessage[];
  /** Lets the sender withdraw it; for nobody else to see. */
  withdrawToken?: string;
}

/**
 * What is to be sent because of a new submission. Nothing by itself for what looks like a program's: anybody could have us
 * write to strangers with it. A confirmation that is held back is written down all the same, with the reason.
 */
export async function messagesFor(
  { kind, payload, spam }: Pick<NewSubmission, 'kind' | 'payload' | 'spam'>,
  settings: DeliverySettings,
  countConfirmation: ConfirmationQuota,
): Promise<Outgoing> {
  if (kind === 'gate') return { outbox: [], ifRefused: [] };
  const outbox = noticesOf({ kind, payload, spam }, settings);
  const withdrawToken = makeWithdrawToken();
  const withdrawTokenHash = hashWithdrawToken(withdrawToken);
  const held = spam ? 'spam' : await reasonToHold(kind, emailOf(payload), countConfirmation);
  if (held !== undefined) {
    outbox.push({ channel: 'mail', purpose: 'confirmation', payload: {}, held });
    return { outbox, ifRefused: [], withdrawToken, withdrawTokenHash };
  }
  const confirmation: ConfirmationPayload = { token: withdrawToken };
  outbox.push({ channel: 'mail', purpose: 'confirmation', payload: confirmation });
  const ifRefused: NewMessage[] = [{ channel: 'mail', purpose: 'repeated', payload: {} }];
  return { outbox, ifRefused, withdrawToken, withdrawTokenHash };
}

/** Who is told of it: the studio and its programs, or the one person that it is for and nobody else. */
function noticesOf(
  { kind, payload, spam }: Pick<NewSubmission, 'kind' | 'payload' | 'spam'>,
  settings: DeliverySettings,
): NewMessage[] {
  const notice: NewMessage = { channel: 'mail', purpose: 'notice', payload: {} };
  if (recipientOf(payload) !== undefined) return spam ? [] : [notice];
  const notices: NewMessage[] = [];
  // A digest is one mail however many programs fill in the forms, so it may name what is marked.
  if (settings.mailStudio !== null && settings.digestAt !== null) notices.push({ ...notice, waits: true });
  else if (settings.mailStudio !== null && !spam) notices.push(notice);
  const webhook = settings.webhook && webhookFor(settings.webhook, { kind, payload });
  if (!spam && webhook) notices.push({ channel: 'webhook', purpose: 'notice', payload: {} });
  return notices;
}

async function reasonToHold(
  kind: SubmissionKind,
  email: string,
  countConfirmation: ConfirmationQuota,
): Promise<HoldReason | undefined> {
  return email === '' ? 'address' : countConfirmation(kind, email);
}

/** What is to be sent because somebody withdrew: to those who were written to before. */
export function messagesForWithdrawal(
  submission: Submission,
  earlier: readonly EarlierMessage[],
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
  const person = recipientOf(submission.payload);
  const hasReader = person !== undefined || settings.mailStudio !== null;
  const wasHeld = submission.spam || earlier.some(({ state }) => state === 'held');
  const payloads: WithdrawnPayload[] = [
    ...(wasHeld ? [] : [toSender]),
    ...(hasReader && mayHaveHeard(submission, earlier) ? [{ ...facts, person }] : []),
  ];
  return payloads.map((payload) => ({ channel: 'mail', purpose: 'withdrawn', payload }));
}

/** Whether whoever reads it has, or may have, a mail about a submission. Messages are forgotten sooner than most submissions. */
function mayHaveHeard({ spam }: Submission, earlier: readonly EarlierMessage[]): boolean {
  const notice = earlier.find(({ channel, purpose }) => channel === 'mail' && purpose === 'notice');
  return notice === undefined ? !spam : notice.state !== 'waiting';
}

/** The address that a submission came from; empty where there is none to which mail can be sent. */
export const emailOf = ({ email }: { email?: unknown }): string => emailIn(email) ?? '';
