import { FORMS, type FormName } from './forms.ts';
import { OperatorError } from './operator-error.ts';

/** Number of days that each kind of data is kept. The server deletes it at most two days later. */
export interface Retention extends Record<FormName, number> {
  /** Visits of the gate. Afterwards only anonymous counts by month, language, region and age group remain. */
  gate: number;
  /** Submissions of any kind that look like spam, unless their kind is deleted sooner. */
  spam: number;
  /** Idempotency keys, which keep a retried submission from being stored twice. */
  idempotencyKeys: number;
  /** Rows of messages that were sent or given up. */
  messages: number;
  /** Backups in the data folder. */
  backups: number;
}

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** Default for forms without their own limit. */
const YEAR = 365;

/** Defaults, which the privacy policy quotes. */
export const DEFAULT_RETENTION: Readonly<Retention> = {
  ...(Object.fromEntries(FORM_NAMES.map((name) => [name, YEAR])) as Record<FormName, number>),
  contact: 180,
  gate: 90,
  spam: 30,
  idempotencyKeys: 7,
  messages: 30,
  backups: 30,
};

/** Limits that the operator may change. */
const CHANGEABLE = [...FORM_NAMES, 'gate', 'spam'] as const satisfies (keyof Retention)[];

/** Returns the name of a setting, such as `RETENTION_GENERAL_APPLICATION_DAYS` for `general-application`. */
const settingOf = (kind: string) => `RETENTION_${kind.toUpperCase().replaceAll('-', '_')}_DAYS`;

/** Highest accepted value: ten years. */
const MOST_DAYS = 3650;

/** Reads the settings `RETENTION_…_DAYS`. Throws {@link OperatorError}. */
export function readRetention(env: Record<string, string | undefined>): Retention {
  const retention: Retention = { ...DEFAULT_RETENTION };
  for (const kind of CHANGEABLE) {
    const name = settingOf(kind);
    const text = env[name];
    if (text === undefined || text === '') continue;
    const days = Number(text);
    if (!/^\d{1,4}$/.test(text) || days < 1 || days > MOST_DAYS) {
      throw new OperatorError(
        `${name} must be a whole number from 1 to ${String(MOST_DAYS)}, but is "${text}".`,
      );
    }
    retention[kind] = days;
  }
  return retention;
}
