import { OperatorError } from '@fatal/contracts';
import { readDataPlace } from '../config.ts';
import { openStoreBeside, type DataPlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Terminal } from './command.ts';

/** Works on the store beside a server that may be running, and closes it. Throws {@link OperatorError} where there is none. */
export async function withStore<Result>(
  terminal: Terminal,
  work: (store: Store, place: DataPlace) => Promise<Result>,
): Promise<Result> {
  const place = readDataPlace(terminal.env);
  const store = await openStoreBeside(place, terminal.now);
  if (!store) throw new OperatorError(`There is no data in ${place.dataDir} yet.`);
  try {
    return await work(store, place);
  } finally {
    await store.close();
  }
}
