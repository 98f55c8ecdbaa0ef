import { useSyncExternalStore } from 'react';

/** One for each load of the document. */
const seed = Math.floor(Math.random() * 2 ** 32);

const never = () => () => undefined;

/** The seed of this page load; `null` in the prerendered page and while it hydrates, so that both show one order. */
export function useSeed(): number | null {
  return useSyncExternalStore(
    never,
    () => seed,
    () => null,
  );
}
