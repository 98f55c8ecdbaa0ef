/**
 * Error keys, which the site translates for the visitor (Spec 11.12). Keys that only one form uses are in that form's file.
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

/** Error keys by field. Link rows use `social_links.<index>.platform` and `social_links.<index>.link`. */
export type FieldErrors = Record<string, string[]>;

/** Body of every error response. */
export interface ErrorBody {
  message: string;
  errors?: FieldErrors;
}

/** Body of the response to an accepted submission. */
export interface AcceptedBody {
  message: string;
}
