import { describe, onTestFinished } from 'vitest';
import type { DataPlace } from '../src/store/open-store.ts';
import { openStore } from '../src/store/open-store.ts';
import type { NewSubmission, Store } from '../src/store/store.ts';
import { describeWithPostgres } from './postgres.ts';
import { testDir } from './site-fixture.ts';

/** A day on which nothing else happens. */
export const TODAY = Date.parse('2026-11-21T12:00:00Z');

export const DAY = 24 * 60 * 60_000;

export interface StoreFixture {
  store: Store;
  place: DataPlace;
  /** Moves the clock by so many milliseconds. */
  pass: (duration: number) => void;
  now: () => number;
}

/** Makes an empty place for data, gone when the test ends. */
export type MakePlace = () => Promise<DataPlace>;

export const makeFolder: MakePlace = () => {
  return Promise.resolve({ dataDir: testDir('store') });
};

/** Describes tests of every engine. `makePlace` makes places for its data. */
export function describeEngines(name: string, tests: (makePlace: MakePlace) => void): void {
  describe(`${name} over SQLite`, () => tests(makeFolder));
  describeWithPostgres(`${name} over PostgreSQL`, (postgres) =>
    tests(async () => ({ ...(await makeFolder()), databaseUrl: await postgres().createDatabase() })),
  );
}

/** Opens a store whose clock stands still at {@link TODAY}; closed when the test ends. */
export async function openFixture(makePlace: MakePlace): Promise<StoreFixture> {
  let time = TODAY;
  const now = () => time;
  const place = await makePlace();
  const store = await openStore(place, now);
  onTestFinished(() => store.close());
  return { store, place, now, pass: (duration) => (time += duration) };
}

/** A message to the studio that the store takes as it is. */
export const contactSubmission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: 'contact',
  payload: { email: 'ada@example.org', message: 'Hello.' },
  locale: 'en',
  spam: false,
  answer: { status: 201, body: '{"message":"Thanks."}' },
  outbox: [],
  ...changes,
});
