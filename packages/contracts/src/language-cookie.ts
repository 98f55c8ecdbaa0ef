/** One year: how long the `language` cookie lives, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 31_536_000;
