import { OperatorError } from './operator-error.ts';
import { readStudio, SAMPLE_STUDIO, type Studio } from './studio.ts';

/** What whoever runs the product may change while it runs. */
export interface SiteSettings {
  /** Steam wishlists so far, at most {@link MAX_WISHLISTS}. Default 0. */
  wishlistCount: number;
  /** The day (ISO 8601) on which the count was set for servers that run; `null` where it is that of the environment. */
  wishlistCountDate: string | null;
  /** Instant (ISO 8601 with zone) at which the application forms close, or `null`: they stay open. */
  applicationsCloseAt: string | null;
  /** Who runs the site, for the legal pages. Default {@link SAMPLE_STUDIO}. */
  studio: Studio;
}

/** Where nothing is set. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  wishlistCount: 0,
  wishlistCountDate: null,
  applicationsCloseAt: null,
  studio: SAMPLE_STUDIO,
};

/** The largest count that the counter has boxes for. */
export const MAX_WISHLISTS = 999_999_999;

/** What a document is drawn with: the settings, and what follows from them and the time at which it is sent. */
export interface PageSettings extends SiteSettings {
  /**
   * The day (ISO 8601) whose content is shown. `undefined` where all of it is, so that editors see an article before its day.
   */
  day?: string;
  /**
   * Instant (ISO 8601) that the pages give as the deadline for applications: `applicationsCloseAt`, or without one the end of the coming
   * 31 July in the studio, when nothing closes by itself.
   */
  deadline: string;
  /** Whether the application forms are closed. */
  closed: boolean;
  /** The year of the copyright line. */
  year: string;
}

/** The studio's own time zone. */
export const STUDIO_ZONE = 'Europe/Madrid';

/** The day (ISO 8601) that it is in the studio at `now` (milliseconds). */
export const studioDay = (now: number): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: STUDIO_ZONE }).format(now);

/** When a day (ISO 8601) begins in the studio, in milliseconds. */
function studioMidnight(day: string): number {
  const summer = Date.parse(`${day}T00:00:00+02:00`);
  return studioDay(summer) === day ? summer : Date.parse(`${day}T00:00:00+01:00`);
}

const ONE_DAY = 86_400_000;

const otherDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * ONE_DAY).toISOString().slice(0, 10);

/** The day (ISO 8601) before another. */
export const dayBefore = (day: string): string => otherDay(day, -1);

/** The day (ISO 8601) after another. */
export const dayAfter = (day: string): string => otherDay(day, 1);

/** The settings as a document that is sent at `now` (milliseconds) shows them. */
export const pageSettings = (settings: SiteSettings, now: number): PageSettings => ({
  ...settings,
  deadline: settings.applicationsCloseAt ?? comingDeadline(now),
  closed: isClosed(settings, now),
  year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: STUDIO_ZONE }).format(now),
});

/** The end of the coming 31 July by the calendar of the studio, as an ISO 8601 instant. */
function comingDeadline(now: number): string {
  const today = studioDay(now);
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '07-31' ? 1 : 0);
  return new Date(`${String(year)}-07-31T23:59:00+02:00`).toISOString();
}

/** Until when {@link pageSettings} of `now` and the day of the studio hold, in milliseconds: the closing, or the next midnight there. */
export function pageSettingsEnd({ applicationsCloseAt }: SiteSettings, now: number): number {
  const midnight = studioMidnight(dayAfter(studioDay(now)));
  const closing = applicationsCloseAt === null ? midnight : Date.parse(applicationsCloseAt);
  return closing > now ? Math.min(closing, midnight) : midnight;
}

/** For this long after the closing instant the server still accepts what was being sent, in milliseconds. */
export const CLOSING_GRACE = 5 * 60_000;

/** Lifts the closing that stands in a place that counts less. */
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
  // In half of Europe 1.000 is a thousand, and JavaScript reads it as one.
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

/** Whether a day (ISO 8601) is in the calendar. JavaScript takes 31 February for 3 March. */
export function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

/** Whether the forms are closed at `now` (milliseconds); `grace` shifts the instant, as the server does. */
export function isClosed(
  { applicationsCloseAt }: Pick<SiteSettings, 'applicationsCloseAt'>,
  now: number,
  grace = 0,
): boolean {
  return applicationsCloseAt !== null && now >= Date.parse(applicationsCloseAt) + grace;
}
