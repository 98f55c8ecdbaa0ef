import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY, TODAY, makeFolder } from '../../test/stores.ts';
import { deleteOldBackups } from './old-backups.ts';

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
  expect(await deleteOldBackups(dataDir, TODAY)).toBe(2);
  expect(readdirSync(folder)).toEqual(['new']);
});

test('leaves alone what is no backup', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('notes');
  make('other', { format: 1 });
  make('later', { ...madeOn(0), format: 2 });
  writeFileSync(join(folder, 'file'), '');
  expect(await deleteOldBackups(dataDir, TODAY)).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['file', 'later', 'notes', 'other']);
});

test('has nothing to do where there are none', async () => {
  const { dataDir } = await makeFolder();
  expect(await deleteOldBackups(dataDir, TODAY)).toBe(0);
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
});
