import { OperatorError } from './operator-error.ts';
import { readStudio, SAMPLE_STUDIO, type Studio } from './studio.ts';

/** Settings that the operator can change while the server runs. */
export interface SiteSettings {
  /** Steam wishlists so far, at most {@link MAX_WISHLISTS}. Default 0. */
  wishlistCount: number;
  /** Date (ISO 8601) on which a command set the count; `null` if the count comes from the environment. */
  wishlistCountDate: string | null;
  /** Instant (ISO 8601 with zone) when the application forms close; `null` if they stay open. */
  applicationsCloseAt: string | null;
  /** Studio named on the legal pages. Default {@link SAMPLE_STUDIO}. */
  studio: Studio;
}

/** Defaults of the settings. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  wishlistCount: 0,
  wishlistCountDate: null,
  applicationsCloseAt: null,
  studio: SAMPLE_STUDIO,
};

/** Largest count that fits into the counter. */
export const MAX_WISHLISTS = 999_999_999;

/** Settings for rendering a page, with values derived from them and the current time. */
export interface PageSettings extends SiteSettings {
  /**
   * Date (ISO 8601) whose content is shown. `undefined` shows all content, so that editors can preview future articles.
   */
  day?: string;
  /**
   * Deadline for applications (ISO 8601) that the pages show: `applicationsCloseAt`, or else the end of the next 31 July in
   * the studio's time zone, when the forms don't close by themselves.
   */
  deadline: string;
  /** Whether the application forms are closed. */
  closed: boolean;
  /** Year in the copyright notice. */
  year: string;
}

/** Time zone of the studio. */
export const STUDIO_ZONE = 'Europe/Madrid';

/** Returns the date (ISO 8601) in the studio's time zone at `now` (milliseconds). */
export const studioDay = (now: number): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: STUDIO_ZONE }).format(now);

/** Returns the start of a day (ISO 8601) in the studio's time zone, in milliseconds. */
function studioMidnight(day: string): number {
  const summer = Date.parse(`${day}T00:00:00+02:00`);
  return studioDay(summer) === day ? summer : Date.parse(`${day}T00:00:00+01:00`);
}

const ONE_DAY = 86_400_000;

const otherDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * ONE_DAY).toISOString().slice(0, 10);

/** Returns the date (ISO 8601) before another. */
export const dayBefore = (day: string): string => otherDay(day, -1);

/** Returns the date (ISO 8601) after another. */
export const dayAfter = (day: string): string => otherDay(day, 1);

/** Returns the settings for a page rendered at `now` (milliseconds). */
export const pageSettings = (settings: SiteSettings, now: number): PageSettings => ({
  ...settings,
  deadline: settings.applicationsCloseAt ?? comingDeadline(now),
  closed: isClosed(settings, now),
  year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: STUDIO_ZONE }).format(now),
});

/** Returns the end of the next 31 July in the studio's time zone, as an ISO 8601 instant. */
function comingDeadline(now: number): string {
  const today = studioDay(now);
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '07-31' ? 1 : 0);
  return new Date(`${String(year)}-07-31T23:59:00+02:00`).toISOString();
}

/** Returns when the result of {@link pageSettings} expires, in milliseconds: when the forms close, or at the studio's midnight. */
export function pageSettingsEnd({ applicationsCloseAt }: SiteSettings, now: number): number {
  const midnight = studioMidnight(dayAfter(studioDay(now)));
  const closing = applicationsCloseAt === null ? midnight : Date.parse(applicationsCloseAt);
  return closing > now ? Math.min(closing, midnight) : midnight;
}

/** Time after the forms close during which the server still accepts submissions, in milliseconds. */
export const CLOSING_GRACE = 5 * 60_000;

/** Value that keeps the forms open, overriding a deadline from a source of lower priority. */
const NEVER = 'never';

/** Reads `WISHLIST_COUNT`, `APPLICATIONS_CLOSE_AT` and `STUDIO_…`. Throws {@link OperatorError}. */
export function readSiteSettings(env: Record<string, string | undefined>): SiteSettings {
  return {
    ...DEFAULT_SITE_SETTINGS,
    wishlistCount: readCount('WISHLIST_COUNT', env.WISHLIST_COUNT),
    applicationsCloseAt: readInstant('APPLICATIONS_CLOSE_AT', env.APPLICATIONS_CLOSE_AT),
    studio: readStudio(env),
  };
}

function readCount(name: string, value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_SITE_SETTINGS.wishlistCount;
  const count = Number(value);
  // Much of Europe writes a thousand as 1.000, which JavaScript reads as one.
  if (!/^\d+$/.test(value) || count > MAX_WISHLISTS) {
    throw new OperatorError(
      `${name} must be a whole number from 0 to ${String(MAX_WISHLISTS)}, but is "${value}".`,
    );
  }
  return count;
}

function readInstant(name: string, value: string | undefined): string | null {
  if (value === undefined || value === '' || value === NEVER) return null;
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/.exec(value) ?? [];
  const time = Date.parse(value);
  if (!isDay(day) || Number.isNaN(time)) {
    throw new OperatorError(
      `${name} must be an ISO 8601 instant with a zone, such as 2027-07-31T23:59:00+02:00, or ${NEVER}, but is "${value}".`,
    );
  }
  return new Date(time).toISOString();
}

/** Whether a date (ISO 8601) exists. JavaScript reads 31 February as 3 March. */
export function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

/** Whether the forms are closed at `now` (milliseconds). `grace` (milliseconds) delays the closing; see {@link CLOSING_GRACE}. */
export function isClosed(
  { applicationsCloseAt }: Pick<SiteSettings, 'applicationsCloseAt'>,
  now: number,
  grace = 0,
): boolean {
  return applicationsCloseAt !== null && now >= Date.parse(applicationsCloseAt) + grace;
}
