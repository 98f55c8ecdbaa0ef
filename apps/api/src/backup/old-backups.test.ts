import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY, TODAY, makeFolder } from '../../test/stores.ts';
import { deleteOldBackups, findOldBackups } from './old-backups.ts';

async function makeBackups() {
  const { dataDir } = await makeFolder();
  const folder = join(dataDir, 'backups');
  const make = (name: string, manifest?: object) => {
    mkdirSync(join(folder, name), { recursive: true });
    if (manifest) writeFileSync(join(folder, name, 'backup.json'), JSON.stringify(manifest));
  };
  return { dataDir, folder, make };
}

const madeOn = (time: number) => ({ format: 1, createdAt: new Date(time).toISOString(), rows: {}, files: 0 });

test('deletes backups that are too old, and what is left of broken off ones', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('old', madeOn(TODAY - 1));
  make('new', madeOn(TODAY));
  make('old.partial');
  utimesSync(join(folder, 'old.partial'), new Date(TODAY - DAY), new Date(TODAY - DAY));
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: 2, left: [] });
  expect(readdirSync(folder)).toEqual(['new']);
});

test('leaves alone what is no backup', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('notes');
  make('other', { format: 1 });
  make('later', { ...madeOn(0), format: 2 });
  writeFileSync(join(folder, 'file'), '');
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: 0, left: [] });
  expect(readdirSync(folder).sort()).toEqual(['file', 'later', 'notes', 'other']);
});

test('has nothing to do where there are none', async () => {
  const { dataDir } = await makeFolder();
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: 0, left: [] });
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
});

test('names what it may not delete, and goes on with the others', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('a', madeOn(0));
  make('b', madeOn(0));
  const remove = (path: string) => {
    if (path === join(folder, 'a')) return Promise.reject(new Error('EACCES'));
    rmSync(path, { recursive: true });
    return Promise.resolve();
  };
  expect(await deleteOldBackups(dataDir, TODAY, remove)).toEqual({ deleted: 1, left: ['backups/a'] });
  expect(await findOldBackups(dataDir, TODAY)).toEqual(['backups/a']);
});

test('counts what it may not look into by the time of its folder', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('closed');
  // Reading it fails, though it is there; so it does where root has made it.
  mkdirSync(join(folder, 'closed/backup.json'));
  utimesSync(join(folder, 'closed'), new Date(TODAY - DAY), new Date(TODAY - DAY));
  expect(await findOldBackups(dataDir, TODAY)).toEqual(['backups/closed']);
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: 0, left: ['backups/closed'] });
  expect(await findOldBackups(dataDir, TODAY - 2 * DAY)).toEqual([]);
});

test('names the folder itself where nobody may list it', async () => {
  const { dataDir, folder } = await makeBackups();
  writeFileSync(folder, '');
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: 0, left: ['backups'] });
});
