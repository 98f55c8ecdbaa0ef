/** The methods of `Storage` that the lock uses. */
export interface LockStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** The key whose value is `true` once a visitor was too young. */
export const LOCK_KEY = 'gloam-under-age';

/** Whether an earlier answer was too young; `false` if the storage throws. */
export function isLocked(storage: (() => LockStorage) | undefined): boolean {
  try {
    return storage?.().getItem(LOCK_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Stores that a visitor was too young, without the date. */
export function lock(storage: (() => LockStorage) | undefined): void {
  try {
    storage?.().setItem(LOCK_KEY, 'true');
  } catch {
    // `useAgeCheck` remembers the lock too, until the gate unmounts.
  }
}
