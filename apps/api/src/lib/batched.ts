/** So that a statement for all stays below the databases' limits of values. */
const LARGEST = 200;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

export interface BatchOptions<Item> {
  /** Only items of the same key go together. Default: all do. */
  keyOf?: (item: Item) => unknown;
  /** Whether a batch failed through one of its items, so that each is run alone. Default: never. */
  isItemsFault?: (error: unknown) => boolean;
}

/**
 * Lets everything that arrives while one batch runs go together in the next. `run` gives results in the order of the
 * items.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { keyOf = () => undefined, isItemsFault = () => false }: BatchOptions<Item> = {},
): (item: Item) => Promise<Result> {
  /** By key, for as long as batches of it run: those who come next. */
  const queues = new Map<unknown, Waiting<Item, Result>[]>();

  async function workOff(key: unknown, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      await endOfTurn();
      await settle(queue.splice(0, LARGEST));
    }
    queues.delete(key);
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isItemsFault(error)) {
        for (const each of batch) await settle([each]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const key = keyOf(item);
      const queue = queues.get(key);
      if (queue) {
        queue.push({ item, resolve, reject });
        return;
      }
      const started = [{ item, resolve, reject }];
      queues.set(key, started);
      void workOff(key, started);
    });
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
