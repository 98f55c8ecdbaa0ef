import { recipientOf, acceptsMessages } from '@fatal/contracts';
import type { ClaimedMessage, DigestPayload, NewMessage, Submission } from '../store/store.ts';
import { gatherDigest } from './digest.ts';
import { PermanentDeliveryError } from './mail.ts';
import { mail, type Events, type MailDeps, type MailType, type NewFacts, type Queued } from './mail-type.ts';
import { confirmationMail } from './templates/confirmation.ts';
import { digestMail } from './templates/digest.ts';
import { noticeMail } from './templates/notice.ts';
import { repeatedMail } from './templates/repeated.ts';
import { emailOf } from './templates/sender.ts';
import { withdrawnMail, withdrawnNotice } from './templates/withdrawn.ts';

/** All mails, each with its events, subject, recipient and template. */
export const MAILS: Record<NewMessage['purpose'], MailType> = {
  notice: mail({
    queue: { stored: queueNotice },
    about: storedSubmission,
    to: reader,
    write: noticeMail,
  }),
  confirmation: mail({
    queue: { stored: ({ held, withdrawToken: token }) => (held ? { held } : { payload: { token } }) },
    about: storedSubmission,
    to: sender,
    write: confirmationMail,
  }),
  repeated: mail({
    queue: { refused: ({ held }) => (held ? undefined : {}) },
    about: storedSubmission,
    to: sender,
    write: repeatedMail,
  }),
  withdrawn: mail({
    queue: { withdrawn: queueWithdrawn },
    about: withdrawnSubmission,
    to: sender,
    write: withdrawnMail,
  }),
  'withdrawn-notice': mail({
    queue: { withdrawn: queueWithdrawnNotice },
    about: withdrawnSubmission,
    to: reader,
    write: withdrawnNotice,
  }),
  digest: mail({
    // Queued by the store when it is due: see digest.ts.
    queue: {},
    about: waitingSubmissions,
    to: studio,
    write: digestMail,
  }),
};

function queueNotice({ submission: { payload, spam }, settings }: NewFacts): Queued | undefined {
  const isPersonal = recipientOf(payload) !== undefined;
  const hasReader = isPersonal || settings.mailStudio !== null;
  // A digest is one mail for any number of submissions, so it may list marked ones.
  const waits = !isPersonal && settings.digestAt !== null;
  return hasReader && (waits || !spam) ? { waits } : undefined;
}

/** Queues the mail to the sender, unless the confirmation was held back and this would be the first mail to the address. */
function queueWithdrawn({ submission, earlier }: Events['withdrawn']): Queued | undefined {
  const wasHeld = submission.spam || earlier.some(({ state }) => state === 'held');
  const to = emailOf(submission.payload);
  return wasHeld ? undefined : { payload: { to, submission: remembered(submission, { email: to }) } };
}

/**
 * Queues a mail to the recipient of the notice, if one was or may have been sent. Messages are deleted sooner than most
 * submissions.
 */
function queueWithdrawnNotice({ submission, earlier, settings }: Events['withdrawn']): Queued | undefined {
  const notice = earlier.find(({ channel, purpose }) => channel === 'mail' && purpose === 'notice');
  const mayHaveHeard = notice === undefined ? !submission.spam : notice.state !== 'waiting';
  const hasReader = recipientOf(submission.payload) !== undefined || settings.mailStudio !== null;
  return mayHaveHeard && hasReader ? { payload: { submission: remembered(submission) } } : undefined;
}

/** Returns the data that a mail about a withdrawal needs. Everything else is deleted. */
function remembered(submission: Submission, kept: { email?: string } = {}): Submission {
  const { role, reason, to } = submission.payload;
  return { ...submission, payload: { role, reason, to, ...kept }, file: null };
}

async function storedSubmission({ submissionId }: ClaimedMessage, { store }: MailDeps) {
  return submissionId === null ? undefined : store.findSubmission(submissionId);
}

function withdrawnSubmission({ payload }: ClaimedMessage): Submission {
  return payload.submission as Submission;
}

async function waitingSubmissions({ payload }: ClaimedMessage, { store, settings }: MailDeps) {
  const { submissions } = payload as unknown as DigestPayload;
  const digest = await gatherDigest(store, submissions, settings.studioLocale);
  return digest.total === 0 ? undefined : digest;
}

function sender({ locale, payload }: Submission) {
  const to = emailOf(payload);
  if (to === '') throw new PermanentDeliveryError('the address takes no mail');
  return { to, locale };
}

/** Returns the addressed person, or the studio if there is none. */
function reader({ payload }: Submission, deps: MailDeps) {
  const id = recipientOf(payload);
  if (id === undefined) return studio(undefined, deps);
  const person = deps.team.find((one) => one.id === id && acceptsMessages(one));
  if (!person)
    throw new PermanentDeliveryError(`nobody of the team with the id ${String(id)} takes messages`);
  return { to: person.email, locale: deps.settings.studioLocale };
}

function studio(_about: unknown, { settings: { mailStudio, studioLocale } }: MailDeps) {
  if (mailStudio === null) throw new PermanentDeliveryError('MAIL_STUDIO is not set');
  return { to: mailStudio, locale: studioLocale };
}
