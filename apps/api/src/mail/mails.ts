import { recipientOf, takesMessages, type Artist, type Locale } from '@fatal/contracts';
import type {
  ClaimedMessage,
  DigestPayload,
  EarlierMessage,
  HoldReason,
  NewMessage,
  NewSubmission,
  Store,
  Submission,
} from '../store/store.ts';
import { gatherDigest } from './digest.ts';
import { Undeliverable, type Mail } from './mail.ts';
import type { DeliverySettings } from './settings.ts';
import { confirmationMail } from './templates/confirmation.ts';
import type { Letter, MailContent } from './templates/content.ts';
import { bareDigest, digestMail } from './templates/digest.ts';
import { bareNotice, noticeMail } from './templates/notice.ts';
import { repeatedMail } from './templates/repeated.ts';
import { emailOf } from './templates/sender.ts';
import { withdrawnMail, withdrawnNotice } from './templates/withdrawn.ts';
import { withdrawPath } from './withdraw-token.ts';

/** All mails: what queues each, what it is about, who reads it, and the template that writes it. */
export const MAILS: Record<NewMessage['purpose'], MailType> = {
  notice: mail({
    queue: { stored: queueNotice },
    about: storedSubmission,
    to: reader,
    write: noticeMail,
    writeBare: bareNotice,
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
    // The store queues it when its time has come: see digest.ts.
    queue: {},
    about: waitingSubmissions,
    to: studio,
    write: digestMail,
    writeBare: bareDigest,
  }),
};

/** What is known when something happens to a submission. */
export interface Events {
  stored: NewFacts;
  /** The `unique` rule did not take it; the mail is about the earlier one. */
  refused: NewFacts;
  withdrawn: { submission: Submission; earlier: readonly EarlierMessage[]; settings: DeliverySettings };
}

interface NewFacts {
  submission: Pick<NewSubmission, 'payload' | 'spam'>;
  settings: DeliverySettings;
  withdrawToken: string;
  /** Why its sender gets no mail. Left out where they do. */
  held?: HoldReason;
}

type Queued = Partial<Pick<NewMessage, 'payload' | 'held' | 'waits'>>;

type Queue = { [Event in keyof Events]?: (facts: Events[Event]) => Queued | undefined };

export interface MailDeps {
  store: Pick<Store, 'findSubmission' | 'findSubmissions'>;
  settings: DeliverySettings;
  /** Who may be written to, and where. */
  team: readonly Artist[];
}

/** One row of {@link MAILS}. */
interface MailRow<About> {
  /** The events that queue it, unless their function says no. */
  queue: Queue;
  /** What it is about, read when it is sent: of what is gone by then nothing is sent. */
  about: (message: ClaimedMessage, deps: MailDeps) => Promise<About | undefined> | About;
  /** Who reads it, in which language. Throws {@link Undeliverable}. */
  to: (about: About, deps: MailDeps) => { to: string; locale: Locale };
  write: (about: About, letter: Letter) => MailContent;
  /** The same without anything that a sender wrote, for a mail server that refuses the other. Default: it is given up. */
  writeBare?: (about: About, letter: Letter) => MailContent;
}

export interface MailType {
  queue: Queue;
  /** Writes a queued mail; `undefined` where nothing is left to write about. Throws {@link Undeliverable}. */
  compose: (message: ClaimedMessage, deps: MailDeps) => Promise<{ mail: Mail; bare?: Mail } | undefined>;
}

function mail<About>({ queue, about: read, to: addressOf, write, writeBare }: MailRow<About>): MailType {
  return {
    queue,
    async compose(message, deps) {
      const about = await read(message, deps);
      if (about === undefined) return undefined;
      const { id, createdAt, payload } = message;
      const { mailFrom: from, siteUrl } = deps.settings;
      const { to, locale } = addressOf(about, deps);
      const withdrawUrl = typeof payload.token === 'string' ? siteUrl + withdrawPath(payload.token) : '';
      const complete = (content: MailContent) => ({
        ...content,
        id,
        from,
        to,
        locale,
        date: new Date(createdAt),
      });
      const letter = { locale, queuedAt: createdAt, withdrawUrl };
      return {
        mail: complete(write(about, letter)),
        bare: writeBare && complete(writeBare(about, letter)),
      };
    },
  };
}

function queueNotice({ submission: { payload, spam }, settings }: NewFacts): Queued | undefined {
  const isPersonal = recipientOf(payload) !== undefined;
  const hasReader = isPersonal || settings.mailStudio !== null;
  // A digest is one mail however many programs fill in the forms, so it may name what is marked.
  const waits = !isPersonal && settings.digestAt !== null;
  return hasReader && (waits || !spam) ? { waits } : undefined;
}

/** Nobody is written to for the first time because of a withdrawal. */
function queueWithdrawn({ submission, earlier }: Events['withdrawn']): Queued | undefined {
  const wasHeld = submission.spam || earlier.some(({ state }) => state === 'held');
  const to = emailOf(submission.payload);
  return wasHeld ? undefined : { payload: { to, submission: withoutAnswers(submission, { email: to }) } };
}

/** Only where its reader has, or may have, a mail about it. Messages are forgotten sooner than most submissions. */
function queueWithdrawnNotice({ submission, earlier, settings }: Events['withdrawn']): Queued | undefined {
  const notice = earlier.find(({ channel, purpose }) => channel === 'mail' && purpose === 'notice');
  const mayHaveHeard = notice === undefined ? !submission.spam : notice.state !== 'waiting';
  const hasReader = recipientOf(submission.payload) !== undefined || settings.mailStudio !== null;
  return mayHaveHeard && hasReader ? { payload: { submission: withoutAnswers(submission) } } : undefined;
}

/** What mails about a withdrawal still need; all else that was sent is deleted. */
function withoutAnswers(submission: Submission, kept: { email?: string } = {}): Submission {
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
  if (to === '') throw new Undeliverable('the address takes no mail');
  return { to, locale };
}

/** The person that it is for, or else the studio. */
function reader({ payload }: Submission, deps: MailDeps) {
  const id = recipientOf(payload);
  if (id === undefined) return studio(undefined, deps);
  const person = deps.team.find((one) => one.id === id && takesMessages(one));
  if (!person) throw new Undeliverable(`nobody of the team with the id ${String(id)} takes messages`);
  return { to: person.email, locale: deps.settings.studioLocale };
}

function studio(_about: unknown, { settings: { mailStudio, studioLocale } }: MailDeps) {
  if (mailStudio === null) throw new Undeliverable('MAIL_STUDIO is not set');
  return { to: mailStudio, locale: studioLocale };
}
