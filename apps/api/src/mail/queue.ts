import { recipientOf } from '@fatal/contracts';
import type { EarlierMessage, NewMessage, NewSubmission, Submission } from '../store/store.ts';
import type { ConfirmationQuota } from './confirmation-quota.ts';
import type { Events } from './mail-type.ts';
import { MAILS } from './mails.ts';
import type { MailSettings } from './settings.ts';
import { emailOf } from './templates/sender.ts';
import { hashWithdrawToken, makeWithdrawToken } from './withdraw-token.ts';

export interface Outgoing extends Pick<NewSubmission, 'outbox' | 'withdrawTokenHash'> {
  /** Messages about an earlier application, if there is one. Empty if its sender can't be reached. */
  ifRefused: readonly NewMessage[];
  /** Token that lets the sender withdraw it. Only sent to the sender. */
  withdrawToken?: string;
}

/**
 * Returns the messages about a new submission. One that looks like spam sends none right away: otherwise anyone could mail
 * strangers through the forms. A confirmation that is held back is stored with the reason.
 */
export async function messagesFor(
  submission: Pick<NewSubmission, 'kind' | 'payload' | 'spam'>,
  settings: MailSettings,
  countConfirmation: ConfirmationQuota,
): Promise<Outgoing> {
  const { kind, payload, spam } = submission;
  if (kind === 'gate') return { outbox: [], ifRefused: [] };
  const held = spam ? 'spam' : await countConfirmation(kind, emailOf(payload));
  const withdrawToken = makeWithdrawToken();
  const facts = { submission, settings, withdrawToken, held };
  const callsWebhook = settings.webhook !== null && !spam && recipientOf(payload) === undefined;
  return {
    outbox: [...mailsOn('stored', facts), ...(callsWebhook ? [WEBHOOK_CALL] : [])],
    ifRefused: mailsOn('refused', facts),
    withdrawToken,
    withdrawTokenHash: hashWithdrawToken(withdrawToken),
  };
}

const WEBHOOK_CALL: NewMessage = { channel: 'webhook', purpose: 'notice', payload: {} };

/** Returns the messages about a withdrawal, to recipients of an earlier mail. */
export const messagesForWithdrawal = (
  submission: Submission,
  earlier: readonly EarlierMessage[],
  settings: MailSettings,
): NewMessage[] => mailsOn('withdrawn', { submission, earlier, settings });

function mailsOn<Event extends keyof Events>(event: Event, facts: Events[Event]): NewMessage[] {
  const purposes = Object.keys(MAILS) as (keyof typeof MAILS)[];
  return purposes.flatMap((purpose) => {
    const queued = MAILS[purpose].queue[event]?.(facts);
    return queued ? [{ channel: 'mail', purpose, payload: {}, ...queued }] : [];
  });
}
