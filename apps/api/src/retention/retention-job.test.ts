import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_RETENTION } from '@fatal/contracts';
import {
  DAY,
  contactSubmission as contact,
  makeFolder,
  openFixture,
  type StoreFixture,
} from '../../test/stores.ts';
import { startRetention, type RetentionJobOptions } from './retention-job.ts';

/** Runs the job on its own store. `look` waits for further checks. */
async function start(changes: Partial<RetentionJobOptions> = {}) {
  const fixture = await openFixture(makeFolder);
  const log = { info: vi.fn(), error: vi.fn() };
  const { claimPurge } = fixture.store;
  const looks = vi.fn(changes.store?.claimPurge ?? claimPurge);
  const job = startRetention({
    dataDir: fixture.place.dataDir,
    retention: DEFAULT_RETENTION,
    now: fixture.now,
    log,
    interval: 1,
    ...changes,
    store: { ...fixture.store, ...changes.store, claimPurge: looks },
  });
  onTestFinished(() => job.stop());
  const look = async () => {
    const count = looks.mock.calls.length;
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(count + 1), { timeout: 20_000 });
  };
  return { ...fixture, log, job, look };
}

const submitFile = async ({ store, place, now }: StoreFixture, path: string) => {
  mkdirSync(join(place.dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(place.dataDir, path), 'text');
  const time = new Date(now());
  utimesSync(join(place.dataDir, path), time, time);
  await store.submit(contact({ file: { name: 'a', type: 'b', size: 4, sha256: 'c', path } }));
};

test('deletes old submissions with their files, but not within a day of the start', async () => {
  const fixture = await start();
  const { store, place, pass, look, log } = fixture;
  await submitFile(fixture, 'uploads/1');
  for (let day = 0; day < DEFAULT_RETENTION.contact; day += 1) {
    pass(DAY);
    await look();
  }
  expect(await store.listSubmissions()).toHaveLength(1);
  pass(DAY);
  await look();
  expect(await store.listSubmissions()).toEqual([]);
  await vi.waitFor(() => expect(existsSync(join(place.dataDir, 'uploads/1'))).toBe(false), {
    timeout: 20_000,
  });
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ files: 1 }), 'purged');
  expect(log.error).not.toHaveBeenCalled();
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('ada');
});

test('deletes old backups in the data folder', async () => {
  const { place, pass, look, now } = await start();
  const dir = join(place.dataDir, 'backups/one');
  mkdirSync(dir, { recursive: true });
  utimesSync(dir, new Date(now()), new Date(now()));
  for (let day = 0; day < DEFAULT_RETENTION.backups; day += 1) {
    pass(DAY);
    await look();
  }
  expect(existsSync(dir)).toBe(true);
  pass(DAY);
  await look();
  await vi.waitFor(() => expect(existsSync(dir)).toBe(false), { timeout: 20_000 });
});

test('logs old backups that it may not delete', async () => {
  const { place, pass, look, log } = await start();
  // A file at the path of the folder can't be listed.
  writeFileSync(join(place.dataDir, 'backups'), '');
  await look();
  pass(DAY);
  await look();
  await vi.waitFor(
    () => expect(log.error).toHaveBeenCalledWith({ left: ['backups'] }, 'could not delete old data'),
    { timeout: 20_000 },
  );
});

test('deletes nothing after the clock has jumped ahead', async () => {
  const fixture = await start();
  await fixture.store.submit(contact());
  await fixture.look();
  fixture.pass(3_000 * DAY);
  await fixture.look();
  await fixture.look();
  expect(await fixture.store.listSubmissions()).toHaveLength(1);
});

test('continues after a failure', async () => {
  const claimPurge = vi.fn<() => Promise<boolean>>();
  claimPurge.mockRejectedValueOnce(new Error('The store does not answer.')).mockResolvedValue(false);
  const knownFiles = () => Promise.resolve(new Set<string>());
  const { look, log } = await start({ store: { claimPurge, purge: vi.fn(), knownFiles } });
  await look();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(claimPurge.mock.calls.length).toBeGreaterThan(1);
});

test('deletes orphaned files at the start', async () => {
  const { dataDir } = await makeFolder();
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads/orphan'), '');
  utimesSync(join(dataDir, 'uploads/orphan'), new Date(0), new Date(0));
  const { log } = await start({ dataDir });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith({ files: 1 }, 'deleted orphaned files'), {
    timeout: 20_000,
  });
  expect(existsSync(join(dataDir, 'uploads/orphan'))).toBe(false);
});

test('waits for a running purge when it stops', async () => {
  let finish = () => undefined as unknown;
  const purge = vi.fn(
    () =>
      new Promise<never>((_resolve, reject) => {
        finish = () => reject(new Error('late'));
      }),
  );
  const store = {
    claimPurge: () => Promise.resolve(true),
    purge,
    knownFiles: () => Promise.resolve(new Set<string>()),
  };
  const { job } = await start({ store, interval: 1_000_000 });
  await vi.waitFor(() => expect(purge).toHaveBeenCalled(), { timeout: 20_000 });
  let stopped = false;
  const stopping = job.stop().then(() => (stopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).toBe(false);
  finish();
  await stopping;
});
