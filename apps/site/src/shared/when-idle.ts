/**
 * Resolves when the browser has nothing else to do, after two seconds at the latest: Chromium may find no rest while the caret blinks in
 * a field.
 */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
