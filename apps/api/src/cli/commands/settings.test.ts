import { chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_STUDIO } from '@fatal/contracts';
import { expect, test } from 'vitest';
import { command, commandWith } from '../../../test/command-line.ts';
import { makeFolder } from '../../../test/stores.ts';
import { LiveSettings, settingsFile } from '../../settings/live-settings.ts';

const ENV = { WISHLIST_COUNT: '7', APPLICATIONS_CLOSE_AT: '2027-07-31T23:59:00+02:00' };

test('shows each value and its source', async () => {
  const place = await makeFolder();
  expect(await command(place, 'settings')).toEqual({
    code: 0,
    stdout: 'WISHLIST_COUNT=0 (default)\nAPPLICATIONS_CLOSE_AT=never (default)\n',
    stderr: '',
  });
  await command(place, 'settings', 'set', 'WISHLIST_COUNT', '1234');
  expect((await commandWith(ENV, place, 'settings')).stdout).toBe(
    'WISHLIST_COUNT=1234 (set on 2026-11-21)\nAPPLICATIONS_CLOSE_AT=2027-07-31T21:59:00.000Z (environment)\n',
  );
  expect(readdirSync(place.dataDir)).toEqual(['settings.json']);
});

test('sets and unsets values independently', async () => {
  const place = await makeFolder();
  const change = (...args: string[]) => commandWith(ENV, place, 'settings', ...args);
  const current = async () => (await LiveSettings.open(ENV, place.dataDir)).current;
  expect(await change('set', 'WISHLIST_COUNT', '1234')).toEqual({
    code: 0,
    stdout: expect.stringContaining('WISHLIST_COUNT=1234 (set on 2026-11-21)\n') as string,
    stderr: `Running servers read ${settingsFile(place.dataDir)} within a few seconds.\n`,
  });
  await change('set', 'APPLICATIONS_CLOSE_AT', 'never');
  expect(await current()).toEqual({
    wishlistCount: 1234,
    wishlistCountDate: '2026-11-21',
    applicationsCloseAt: null,
    studio: SAMPLE_STUDIO,
  });
  await change('unset', 'WISHLIST_COUNT');
  expect(await current()).toMatchObject({
    wishlistCount: 7,
    wishlistCountDate: null,
    applicationsCloseAt: null,
  });
  expect((await change('unset', 'APPLICATIONS_CLOSE_AT')).stdout).toContain('(environment)\n');
  expect((await change('unset', 'APPLICATIONS_CLOSE_AT')).code).toBe(0);
});

test.runIf(process.getuid?.() === 0)('gives a file written by root to the owner of the folder', async () => {
  const place = await makeFolder();
  chownSync(place.dataDir, 4242, 4343);
  await command(place, 'settings', 'set', 'WISHLIST_COUNT', '1');
  const { uid, gid, mode } = statSync(settingsFile(place.dataDir));
  expect([uid, gid, mode & 0o777]).toEqual([4242, 4343, 0o600]);
});

test.each([
  ['WISHLIST_COUNT', '-1'],
  ['WISHLIST_COUNT', '1.000'],
  ['WISHLIST_COUNT', 'many'],
  ['APPLICATIONS_CLOSE_AT', '2027-07-31'],
  ['APPLICATIONS_CLOSE_AT', '2027-02-31T23:59:00Z'],
])('rejects %s %s with one line and writes nothing', async (name, value) => {
  const place = await makeFolder();
  await command(place, 'settings', 'set', 'WISHLIST_COUNT', '5');
  const before = readFileSync(settingsFile(place.dataDir), 'utf8');
  const { code, stdout, stderr } = await command(place, 'settings', 'set', name, value);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${name} must be [^\n]+"${value}"\\.\n$`));
  expect(readFileSync(settingsFile(place.dataDir), 'utf8')).toBe(before);
});

test.each([
  [['set', 'PORT', '1'], 'Allowed choices are WISHLIST_COUNT, APPLICATIONS_CLOSE_AT.'],
  [['set', 'WISHLIST_COUNT', ''], 'It must not be empty.'],
  [['get', 'WISHLIST_COUNT'], "too many arguments for 'settings'"],
])('exits with 2 for %j', async (args, message) => {
  const place = await makeFolder();
  const { code, stdout, stderr } = await command(place, 'settings', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(readdirSync(place.dataDir)).toEqual([]);
});

test('does not overwrite a damaged file', async () => {
  const place = await makeFolder();
  writeFileSync(settingsFile(place.dataDir), '{');
  const { code, stderr } = await command(place, 'settings', 'set', 'WISHLIST_COUNT', '1');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]+settings\.json is damaged: [^\n]+\n$/);
  expect(readFileSync(settingsFile(place.dataDir), 'utf8')).toBe('{');
});

test('does not create the data folder', async () => {
  const dataDir = join((await makeFolder()).dataDir, 'missing');
  expect(await command({ dataDir }, 'settings', 'set', 'WISHLIST_COUNT', '1')).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no data in ${dataDir} yet.\n`,
  });
});
