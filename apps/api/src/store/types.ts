import type { SubmissionKind } from './submission-kind.ts';
import type { Submission } from './submission.ts';

/** What was deleted, or with `dryRun` would be. */
export interface Erased {
  submissions: Record<SubmissionKind, number>;
  /** Messages that will not be sent any more. */
  unsentMessages: number;
  /** Paths in `DATA_DIR` that belonged to it; the caller deletes them. */
  files: string[];
}

export interface Purged extends Erased {
  idempotencyKeys: number;
  /** Sent or given up. */
  messages: number;
}

/** What the store remembers of a submission that was withdrawn. */
export type WithdrawnSubmission = Pick<Submission, 'kind' | 'locale'>;

export interface Withdrawn {
  submission: WithdrawnSubmission;
  /** Paths in `DATA_DIR` that belonged to it; the caller deletes them. */
  files: string[];
}

/** Instants (ISO 8601, UTC); what is older goes. */
export interface PurgeLimits {
  submissions: Record<SubmissionKind, string>;
  /** For marked submissions of any kind, which also go by the limit of their kind. */
  spam: string;
  idempotencyKeys: string;
  /** For messages sent or given up. */
  messages: string;
}

/** Counts, without personal data. */
export interface Stats {
  submissions: Record<SubmissionKind, KindStats>;
  outbox: {
    /** Still to be sent. */
    pending: number;
    /** For the next digest. */
    waiting: number;
    sent: number;
    /** Given up. */
    dead: number;
    /** Confirmations that were not to be sent. */
    held: number;
    /** ISO 8601, UTC. */
    oldestPendingAt: string | null;
  };
  idempotencyKeys: number;
  /** Visits of the gate whose rows were purged. */
  countedVisits: number;
  /** When the last purge ended, in ISO 8601; `null`: never. */
  purgedAt: string | null;
}

export interface KindStats {
  total: number;
  /** Of these, marked. */
  spam: number;
  /** ISO 8601, UTC. */
  newestAt: string | null;
}
