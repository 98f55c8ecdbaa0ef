import { FORMS, type FormName } from './forms.ts';
import { OperatorError } from './operator-error.ts';

/** For how many days each kind of data is kept; after that the server deletes it, at the latest two days later. */
export interface Retention extends Record<FormName, number> {
  /** Then only counts by month, language, region and age group stay, which name nobody. */
  gate: number;
  /** Submissions of any kind that look like a program's, where that is sooner. */
  spam: number;
  /** Random numbers that keep a repeated attempt from being stored twice. */
  idempotencyKeys: number;
  /** What is left of mails that were sent, or that could not be sent. */
  messages: number;
  /** Backups in the data folder. */
  backups: number;
}

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** For every form that is not named below. */
const YEAR = 365;

/** What holds unless the environment says otherwise. The privacy policy states these figures. */
export const DEFAULT_RETENTION: Readonly<Retention> = {
  ...(Object.fromEntries(FORM_NAMES.map((name) => [name, YEAR])) as Record<FormName, number>),
  contact: 180,
  gate: 90,
  spam: 30,
  idempotencyKeys: 7,
  messages: 30,
  backups: 30,
};

/** Those that whoever runs the product may change. */
const CHANGEABLE = [...FORM_NAMES, 'gate', 'spam'] as const satisfies (keyof Retention)[];

/** `RETENTION_GENERAL_APPLICATION_DAYS` for `general-application`. */
const settingOf = (kind: string) => `RETENTION_${kind.toUpperCase().replaceAll('-', '_')}_DAYS`;

/** Ten years. */
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
