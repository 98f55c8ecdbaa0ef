/**
 * Keys that travel in the place of sentences; the site words them in the visitor's language (Spec 11.12). A form with keys
 * of its own has them in its file.
 */
export const FIELD_ERROR_KEYS = [
  'required',
  'email',
  'email_ascii',
  'required_link',
  'accepted',
  'active_url',
  'unique',
  'too_long',
  'closed',
] as const;

export type FieldErrorKey = (typeof FIELD_ERROR_KEYS)[number];

/** Error keys by field; a link row is `social_links.<index>.platform` or `social_links.<index>.link`. */
export type FieldErrors = Record<string, string[]>;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string;
  errors?: FieldErrors;
}

/** The body of every accepted submission. */
export interface AcceptedBody {
  message: string;
}
