import { OperatorError } from './operator-error.ts';

/** What whoever runs the product may change by a restart, without a new build. */
export interface SiteSettings {
  /** Steam wishlists so far. Default 0. */
  wishlistCount: number;
  /** Instant (ISO 8601 with zone) at which the application forms close, or `null`: they stay open. */
  applicationsCloseAt: string | null;
}

/** Where nothing is set. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = { wishlistCount: 0, applicationsCloseAt: null };

/** For this long after the closing instant the server still accepts what was being sent, in milliseconds. */
export const CLOSING_GRACE = 5 * 60_000;

/** Reads `WISHLIST_COUNT` and `APPLICATIONS_CLOSE_AT`. Throws {@link OperatorError}. */
export function readSiteSettings(env: Record<string, string | undefined>): SiteSettings {
  return {
    wishlistCount: readCount('WISHLIST_COUNT', env.WISHLIST_COUNT),
    applicationsCloseAt: readInstant('APPLICATIONS_CLOSE_AT', env.APPLICATIONS_CLOSE_AT),
  };
}

function readCount(name: string, value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_SITE_SETTINGS.wishlistCount;
  const count = Number(value);
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new OperatorError(`${name} must be a whole number of 0 or more, but is "${value}".`);
  }
  return count;
}

function readInstant(name: string, value: string | undefined): string | null {
  if (value === undefined || value === '') return DEFAULT_SITE_SETTINGS.applicationsCloseAt;
  const hasZone = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const time = Date.parse(value);
  if (!hasZone || Number.isNaN(time)) {
    throw new OperatorError(
      `${name} must be an ISO 8601 instant with a zone, such as 2027-07-31T23:59:00+02:00, but is "${value}".`,
    );
  }
  return new Date(time).toISOString();
}

/** Whether the forms are closed at `now` (milliseconds); `grace` shifts the instant, as the server does. */
export function isClosed({ applicationsCloseAt }: SiteSettings, now: number, grace = 0): boolean {
  return applicationsCloseAt !== null && now >= Date.parse(applicationsCloseAt) + grace;
}
