import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TODAY, makeFolder } from '../../test/stores.ts';
import { deleteOldBackups, findOldBackups } from './old-backups.ts';

async function makeBackups() {
  const { dataDir } = await makeFolder();
  const folder = join(dataDir, 'backups');
  const make = (name: string, time: number) => {
    const dir = join(folder, name);
    mkdirSync(join(dir, 'uploads'), { recursive: true });
    writeFileSync(join(dir, 'backup.json'), '{}');
    utimesSync(dir, new Date(time), new Date(time));
    return dir;
  };
  return { dataDir, folder, make };
}

test('deletes old backups, including incomplete ones', async () => {
  const { dataDir, folder, make } = await makeBackups();
  make('old', TODAY - 1);
  make('old.partial', TODAY - 1);
  make('new', TODAY);
  const old = ['backups/old', 'backups/old.partial'];
  expect((await findOldBackups(dataDir, TODAY)).sort()).toEqual(old);
  const { deleted, left } = await deleteOldBackups(dataDir, TODAY);
  expect({ deleted: deleted.sort(), left }).toEqual({ deleted: old, left: [] });
  expect(readdirSync(folder)).toEqual(['new']);
});

test('deletes a link but not its target', async () => {
  const { dataDir, folder } = await makeBackups();
  const elsewhere = (await makeFolder()).dataDir;
  writeFileSync(join(elsewhere, 'kept'), '');
  mkdirSync(folder);
  symlinkSync(elsewhere, join(folder, 'link'));
  await deleteOldBackups(dataDir, Date.now() + 60_000);
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(join(elsewhere, 'kept'))).toBe(true);
});

test('deletes nothing if there are no backups', async () => {
  const { dataDir } = await makeFolder();
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: [], left: [] });
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
});

test('returns the folder itself if it cannot be listed', async () => {
  const { dataDir, folder } = await makeBackups();
  writeFileSync(folder, '');
  expect(await deleteOldBackups(dataDir, TODAY)).toEqual({ deleted: [], left: ['backups'] });
});
