import type { Artist, Locale } from '@fatal/contracts';
import type {
  ClaimedMessage,
  EarlierMessage,
  HoldReason,
  NewMessage,
  NewSubmission,
  Store,
  Submission,
} from '../store/store.ts';
import type { Mail } from './mail.ts';
import type { MailSettings } from './settings.ts';
import type { MailContext, MailContent } from './templates/content.ts';
import { withdrawPath } from './withdraw-token.ts';

/** Events that queue mails, with the data available at the time. */
export interface Events {
  stored: NewFacts;
  /** Rejected by the `unique` rule. The mail is about the earlier submission. */
  refused: NewFacts;
  withdrawn: { submission: Submission; earlier: readonly EarlierMessage[]; settings: MailSettings };
}

export interface NewFacts {
  submission: Pick<NewSubmission, 'payload' | 'spam'>;
  settings: MailSettings;
  withdrawToken: string;
  /** Reason for not mailing the sender. Default: none. */
  held?: HoldReason;
}

/** Properties of a queued message besides its purpose. */
export type Queued = Partial<Pick<NewMessage, 'payload' | 'held' | 'waits'>>;

type Queue = { [Event in keyof Events]?: (facts: Events[Event]) => Queued | undefined };

export interface MailDeps {
  store: Pick<Store, 'findSubmission' | 'findSubmissions'>;
  settings: MailSettings;
  /** Team members who accept messages, with their addresses. */
  team: readonly Artist[];
}

/** A row of the table in mails.ts. */
interface MailRow<About> {
  /** Events that queue it, unless the function returns `undefined`. */
  queue: Queue;
  /** Reads the subject of the mail when it is sent. A deleted subject gets no mail. */
  about: (message: ClaimedMessage, deps: MailDeps) => Promise<About | undefined> | About;
  /** Returns the recipient's address and language. Throws `PermanentDeliveryError`. */
  to: (about: About, deps: MailDeps) => { to: string; locale: Locale };
  write: (about: About, letter: MailContext) => MailContent;
}

export interface MailType {
  queue: Queue;
  /** Composes a queued mail. Returns `undefined` if its subject was deleted. Throws `PermanentDeliveryError`. */
  compose: (message: ClaimedMessage, deps: MailDeps) => Promise<Mail | undefined>;
}

export function mail<About>({ queue, about: read, to: addressOf, write }: MailRow<About>): MailType {
  return {
    queue,
    async compose(message, deps) {
      const about = await read(message, deps);
      if (about === undefined) return undefined;
      const { id, createdAt, payload } = message;
      const { mailFrom, siteUrl } = deps.settings;
      const { to, locale } = addressOf(about, deps);
      const withdrawUrl = typeof payload.token === 'string' ? siteUrl + withdrawPath(payload.token) : '';
      const content = write(about, { locale, queuedAt: createdAt, withdrawUrl });
      return { ...content, id, from: mailFrom, to, locale, date: new Date(createdAt) };
    },
  };
}
