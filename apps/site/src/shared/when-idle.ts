/** Resolves when the browser is idle, or after two seconds, because Chromium may never be idle while a caret blinks in a field. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
