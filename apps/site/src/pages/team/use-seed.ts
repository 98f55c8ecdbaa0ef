import { useDeferredValue, useSyncExternalStore } from 'react';

/** One for each load of the document. */
const seed = Math.floor(Math.random() * 2 ** 32);

const never = () => () => undefined;

/**
 * The seed of this page load; `null` on the server and while the page hydrates, so that both show one order. The
 * change from one to the other is never urgent: hundreds of people take part in it.
 */
export function useSeed(): number | null {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => seed,
      () => null,
    ),
  );
}
