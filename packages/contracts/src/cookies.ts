/** One year: how long a cookie of the site lives, in seconds. */
const COOKIE_MAX_AGE = 31_536_000;

/** A cookie of the site, as `Set-Cookie` and `document.cookie` take it: for every page, and for a year. */
export const siteCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${String(COOKIE_MAX_AGE)}`;

/** What takes a cookie of the site away. */
export const noCookie = (name: string): string => `${name}=; Path=/; SameSite=Lax; Max-Age=0`;

/** The value of a cookie in `document.cookie` or a `Cookie` header; the first where a name stands twice. */
export const readCookie = (name: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(cookies)?.[1]?.trim();
