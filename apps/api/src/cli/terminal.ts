import { OperatorError } from '@fatal/contracts';
import { readDataLocation } from '../config.ts';
import type { Env } from '../lib/env.ts';
import { openStoreAlongsideServer, type DataLocation } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Environment of a command. Tests pass their own. */
export interface Terminal {
  env: Env;
  /** Standard output, for results. */
  stdout: NodeJS.WritableStream;
  /** Standard error, for errors and notes. */
  stderr: { write: (text: string) => unknown };
  /** The time in milliseconds. */
  now: () => number;
}

export const printLine = ({ stdout }: Terminal, text: string) => stdout.write(`${text}\n`);

export const printNote = ({ stderr }: Terminal, text: string) => stderr.write(`${text}\n`);

export const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Opens the store for `work`, even while a server is running. Throws {@link OperatorError} if there is no data. */
export async function withStore<Result>(
  { env, now }: Terminal,
  work: (store: Store, place: DataLocation) => Promise<Result>,
): Promise<Result> {
  const place = readDataLocation(env);
  const store = await openStoreAlongsideServer(place, now);
  if (!store) throw new OperatorError(`There is no data in ${place.dataDir} yet.`);
  try {
    return await work(store, place);
  } finally {
    await store.close();
  }
}
