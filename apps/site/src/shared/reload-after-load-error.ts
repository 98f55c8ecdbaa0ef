import { reloadPage } from '../entry/reload-page.ts';

let pending: Promise<void> | undefined;

/**
 * Reloads the page after code, styles or messages failed to load, and keeps typed values. If reloading doesn't help, it
 * resolves and a notice is shown.
 */
export function reloadAfterLoadError(error: unknown): Promise<void> {
  console.error(error);
  pending ??= reloadPage().finally(() => {
    pending = undefined;
  });
  return pending;
}
