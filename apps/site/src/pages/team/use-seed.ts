import { useDeferredValue, useSyncExternalStore } from 'react';

/** Seed for this load of the document. */
const seed = Math.floor(Math.random() * 2 ** 32);

const never = () => () => undefined;

/**
 * Returns the seed of this page load, or `null` on the server and during hydration, so that their markup matches. The
 * change is deferred, because it re-renders hundreds of members.
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
