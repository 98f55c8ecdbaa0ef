import { OperatorError } from './operator-error.ts';

/** Legal details of the studio that runs the site. Most countries require them on the site. */
export interface Studio {
  /** Name of the company, association or person. */
  name: string;
  /** Postal address, in one line. */
  address: string;
  email: string;
  /** Register and registration numbers. */
  register: string;
}

/** Placeholder on the legal pages until the operator sets the real details. */
export const SAMPLE_STUDIO: Studio = {
  name: 'Example Studio',
  address: 'Rúa do Exemplo 1, 15001 A Coruña, Spain',
  email: 'studio@fatal.example',
  register: 'Example register, sheet C-0000; NIF X0000000X',
};

/** Environment variables of the details. */
const NAMES = {
  name: 'STUDIO_NAME',
  address: 'STUDIO_ADDRESS',
  email: 'STUDIO_EMAIL',
  register: 'STUDIO_REGISTER',
} as const satisfies Record<keyof Studio, string>;

const FIELDS = Object.keys(NAMES) as (keyof Studio)[];

type Env = Record<string, string | undefined>;

const given = (env: Env, field: keyof Studio) => env[NAMES[field]]?.trim() ?? '';

/** Whether a text is a single bare address, without a name or `mailto:`. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(?:\.[^\s@<>"(),:;.]+)+$/.test(text);

/** Reads `STUDIO_NAME`, `STUDIO_ADDRESS`, `STUDIO_EMAIL` and `STUDIO_REGISTER`. Throws {@link OperatorError}. */
export function readStudio(env: Env): Studio {
  const email = given(env, 'email');
  if (email !== '' && !isEmail(email)) {
    throw new OperatorError(`${NAMES.email} must be an email address, but is "${email}".`);
  }
  const broken = FIELDS.find((field) => /\p{Cc}/u.test(given(env, field)));
  if (broken) throw new OperatorError(`${NAMES[broken]} must be one line.`);
  const set = FIELDS.map((field) => [field, given(env, field) || SAMPLE_STUDIO[field]]);
  return Object.fromEntries(set) as Record<keyof Studio, string>;
}

/** Returns a warning about placeholder links in the content; `undefined` if there are none. */
export const sampleLinksNote = (names: readonly string[]): string | undefined =>
  names.length === 0
    ? undefined
    : `Replace the placeholder links in apps/site/content/links.yaml: ${names.join(', ')}.`;

/** Returns a warning about missing `STUDIO_…` settings; `undefined` if all are set. */
export function studioNote(env: Env): string | undefined {
  const missing = FIELDS.filter((field) => given(env, field) === '').map((field) => NAMES[field]);
  return missing.length === 0
    ? undefined
    : `The legal pages show a placeholder as the studio. Set ${missing.join(', ')}.`;
}
