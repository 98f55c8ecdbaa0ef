import { StoreError, type Store } from './store.ts';

/** Throws a {@link StoreError} while the store does not answer. */
export async function assertReady(store: Pick<Store, 'isReady'>): Promise<void> {
  if (!(await store.isReady())) throw new StoreError('The store is not ready.', { retryable: true });
}
