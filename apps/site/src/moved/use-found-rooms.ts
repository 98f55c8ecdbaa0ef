import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../start/storage.ts';

/** Local storage name of the rooms that were found, by the names of their pictures, with commas between them. */
const FOUND = 'moved';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const write = (text: string) => {
  writeStored(FOUND, text);
  for (const listener of listeners) listener();
};

/** The rooms that this device has found; none while the page is written. What is kept of rooms that are no more does not count. */
export function useFoundRooms(rooms: readonly { id: string }[]) {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(FOUND) ?? '',
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
