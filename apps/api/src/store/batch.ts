/** So that a statement for all stays below the databases' limits of values. */
const LARGEST = 200;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets everything that arrives while one batch runs go together in the next. `run` gives results in the order of the
 * items. When a batch fails through one of its items, which `isItemsFault` tells, each is run alone.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  isItemsFault: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let working = false;

  async function workOff(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      await endOfTurn();
      const batch = waiting.slice(0, LARGEST);
      waiting = waiting.slice(LARGEST);
      await settle(batch);
    }
    working = false;
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
      waiting.push({ item, resolve, reject });
      if (!working) void workOff();
    });
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
