import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../entry/storage.ts';

/** The key under which found rooms are kept, by the names of their pictures, with commas between them. */
const FOUND_ROOMS = 'moved';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page that comes back from the browser's memory has not heard of what was found meanwhile.
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

/** The rooms that this device has found; none while the page is written. What is kept of rooms that are no more does not count. */
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
