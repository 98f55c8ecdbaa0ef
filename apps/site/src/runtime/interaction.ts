import { TOUCHED, UNTOUCHED } from '../start/start-script.ts';

/** Resolves once somebody is here: at the first pointer, key, touch or scroll. At once where nothing is held back. */
export function touched(): Promise<void> {
  if (typeof document === 'undefined' || !document.documentElement.hasAttribute(UNTOUCHED))
    return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(
      TOUCHED,
      () => {
        resolve();
      },
      { once: true },
    );
  });
}
