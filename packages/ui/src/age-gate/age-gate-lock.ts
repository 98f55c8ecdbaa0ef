/** As much of a `Storage` as the lock needs. */
export interface LockStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/** Under this key the storage holds `true` once somebody was too young. */
export const LOCK_KEY = 'gloam-under-age';

/** Whether an earlier answer was too young. A storage that throws knows of none. */
export function isLocked(storage: (() => LockStorage) | undefined): boolean {
  try {
    return storage?.().getItem(LOCK_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps that somebody was too young, and nothing of the date. */
export function lock(storage: (() => LockStorage) | undefined): void {
  try {
    storage?.().setItem(LOCK_KEY, 'true');
  } catch {
    // The gate still remembers it for as long as it is on the page.
  }
}
