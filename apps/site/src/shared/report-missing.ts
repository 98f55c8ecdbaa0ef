import { reloadPage } from '../entry/reload-page.ts';

let pending: Promise<void> | undefined;

/**
 * For code, styles or texts of the site that could not be fetched when somebody asked for them: the page is loaded anew
 * with all that was typed. Resolves only where that is no help; a notice then says so.
 */
export function reportMissing(error: unknown): Promise<void> {
  console.error(error);
  pending ??= reloadPage().finally(() => {
    pending = undefined;
  });
  return pending;
}
