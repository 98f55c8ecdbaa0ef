import { CLOSING_GRACE, isClosed, type SiteSettings } from '@fatal/contracts';
import { Problem } from '../../messages/problem.ts';

/** Throws a {@link Problem} 403 once the forms are closed and the grace for what was under way is over. */
export function assertApplicationsOpen(settings: SiteSettings, now: number): void {
  if (isClosed(settings, now, CLOSING_GRACE)) throw new Problem(403, 'application_form.error.closed');
}
