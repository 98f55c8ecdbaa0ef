/** Lifetime of the site's cookies, in seconds: one year. */
const COOKIE_MAX_AGE = 31_536_000;

/** Returns a cookie for `Set-Cookie` or `document.cookie`, valid on every page for a year. */
export const siteCookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${String(COOKIE_MAX_AGE)}`;

/** Returns a cookie that deletes the one of this name. */
export const noCookie = (name: string): string => `${name}=; Path=/; SameSite=Lax; Max-Age=0`;

/** Reads a cookie from `document.cookie` or a `Cookie` header. Takes the first of several with the same name. */
export const readCookie = (name: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(cookies)?.[1]?.trim();
