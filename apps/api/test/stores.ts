import { describe, onTestFinished } from 'vitest';
import type { DataLocation } from '../src/store/open-store.ts';
import { openStore } from '../src/store/open-store.ts';
import type { NewSubmission, Store } from '../src/store/store.ts';
import { describeWithPostgres } from './postgres.ts';
import { testDir } from './site-fixture.ts';

/** Start of the test clock, far from any deadline or clock change. */
export const TODAY = Date.parse('2026-11-21T12:00:00Z');

export const DAY = 24 * 60 * 60_000;

export interface StoreFixture {
  store: Store;
  place: DataLocation;
  /** Advances the clock by milliseconds. */
  pass: (duration: number) => void;
  now: () => number;
}

/** Creates an empty location for data, which is deleted after the test. */
export type MakeLocation = () => Promise<DataLocation>;

export const makeFolder: MakeLocation = () => {
  return Promise.resolve({ dataDir: testDir('store') });
};

/** Describes tests that run with each database engine. `makeLocation` creates locations for its data. */
export function describeEngines(name: string, tests: (makeLocation: MakeLocation) => void): void {
  describe(`${name} over SQLite`, () => tests(makeFolder));
  describeWithPostgres(`${name} over PostgreSQL`, (postgres) =>
    tests(async () => ({ ...(await makeFolder()), databaseUrl: await postgres().createDatabase() })),
  );
}

/** Opens a store whose clock stops at {@link TODAY}. Closes it after the test. */
export async function openFixture(makeLocation: MakeLocation): Promise<StoreFixture> {
  let time = TODAY;
  const now = () => time;
  const place = await makeLocation();
  const store = await openStore(place, now);
  onTestFinished(() => store.close());
  return { store, place, now, pass: (duration) => (time += duration) };
}

/** Returns a valid message to the studio. */
export const contactSubmission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: 'contact',
  payload: { email: 'ada@example.org', message: 'Hello.' },
  locale: 'en',
  spam: false,
  answer: { status: 201, body: '{"message":"Thanks."}' },
  outbox: [],
  ...changes,
});
