import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../entry/storage.ts';

/** Storage key of the found rooms, whose value is a comma-separated list of ids. */
const FOUND_ROOMS = 'moved';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page in the back/forward cache misses storage events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
};

const write = (text: string) => {
  writeStored(FOUND_ROOMS, text);
  for (const listener of listeners) listener();
};

/** Returns the rooms that the visitor has found, none on the server. Ignores stored ids of rooms that no longer exist. */
export function useFoundRooms(rooms: readonly { id: string }[]) {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(FOUND_ROOMS) ?? '',
    () => '',
  );
  const kept = text.split(',');
  const found = rooms.map(({ id }) => id).filter((id) => kept.includes(id));
  return {
    found: new Set(found),
    find: (id: string) => {
      write([...new Set([...found, id])].join(','));
    },
    forget: () => {
      write('');
    },
  };
}
