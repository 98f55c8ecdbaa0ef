import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { loadSite } from './load-site.ts';
import { publishAssets } from './publish-assets.ts';
import { PARTIAL, publishedDir } from './published-assets.ts';

/** Whether site and data can be linked. */
const disks = vi.hoisted(() => ({ areOne: true }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const link: typeof original.link = (from, to) =>
    disks.areOne || String(from).includes('fatal-published-')
      ? original.link(from, to)
      : Promise.reject(Object.assign(new Error(), { code: 'EXDEV' }));
  return { ...original, link };
});

const HOUR = 60 * 60_000;

const NOW = Date.parse('2026-11-21T12:00:00Z');

let dataDir = '';

beforeEach(() => {
  disks.areOne = true;
  dataDir = testDir('published');
});

async function makeSite(release: string) {
  const dir = writeSiteFixture(release);
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return loadSite(dir);
}

type MadeSite = Awaited<ReturnType<typeof makeSite>>;

const publish = (site: MadeSite, now = NOW) => publishAssets(site, dataDir, () => now);

const publishedNames = () => readdirSync(publishedDir(dataDir));

/** The folders that are published, by the release that they hold. */
const published = () =>
  Object.fromEntries(
    publishedNames().map((key) => {
      const dir = join(publishedDir(dataDir), key);
      const [, release = ''] = /app-(\w+)\.js/.exec(readdirSync(join(dir, 'assets')).join(' ')) ?? [];
      return [release, dir];
    }),
  );

async function publishOne(release: string, now = NOW): Promise<string> {
  await publish(await makeSite(release), now);
  return published()[release] ?? '';
}

test.each([
  ['links on one disk', true],
  ['copies between two', false],
])('publishes by %s what has a name of its own', async (_way, areOne) => {
  disks.areOne = areOne;
  const site = await makeSite('one');
  await publish(site);
  const dir = published().one ?? '';
  const names = readdirSync(dir, { recursive: true }).map(String).sort();
  expect(names).toEqual([
    'assets',
    'assets/app-one.js',
    'assets/app-one.js.br',
    'assets/app-one.js.gz',
    'assets/state-one.json',
    'assets/trailer-one.mp4',
    'fonts',
    'fonts/text.woff2',
  ]);
  for (const name of names.filter((path) => path.includes('.'))) {
    const [from, to] = [join(site.mediaDir, name), join(dir, name)];
    expect(readFileSync(to)).toEqual(readFileSync(from));
    expect(statSync(to).ino === statSync(from).ino).toBe(areOne);
  }
});

test('links what another release has published, where the site is on another disk', async () => {
  disks.areOne = false;
  const [one, two] = [await publishOne('one'), await publishOne('two')];
  const inode = (dir: string) => statSync(join(dir, 'fonts/text.woff2')).ino;
  expect(inode(two)).toBe(inode(one));
});

test('what is there already only gets the time of the start', async () => {
  const mark = join(await publishOne('one'), 'mark');
  writeFileSync(mark, '');
  const dir = await publishOne('one', NOW + HOUR);
  expect(existsSync(mark)).toBe(true);
  expect(statSync(dir).mtimeMs).toBe(NOW + HOUR);
});

test('the three that were started last stay', async () => {
  const starts = ['one', 'two', 'three', 'one', 'four'];
  for (const [hours, release] of starts.entries()) await publishOne(release, NOW + hours * HOUR);
  expect(Object.keys(published()).sort()).toEqual(['four', 'one', 'three']);
});

test('servers that start together do not disturb each other', async () => {
  for (const release of ['one', 'two', 'three']) await publishOne(release);
  const sites = await Promise.all(['four', 'four', 'five', 'four'].map(makeSite));
  await Promise.all(sites.map((site) => publish(site, NOW + HOUR)));
  expect(publishedNames()).toHaveLength(3);
  const { four = '', five } = published();
  expect(five).toBeDefined();
  expect(readFileSync(join(four, 'fonts/text.woff2'), 'utf8')).toBe('font');
});

test('what was broken off goes after an hour', async () => {
  for (const [name, age] of [
    ['old', 2 * HOUR],
    ['young', HOUR / 2],
  ] as const) {
    const folder = join(publishedDir(dataDir), PARTIAL + name);
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, new Date(NOW - age), new Date(NOW - age));
  }
  await publish(await makeSite('one'));
  expect(publishedNames().filter((name) => name.startsWith(PARTIAL))).toEqual([`${PARTIAL}young`]);
});

test('a failure leaves nothing that looks whole', async () => {
  const site = await makeSite('one');
  // A folder cannot be copied as a file.
  rmSync(join(site.mediaDir, 'fonts/text.woff2'));
  mkdirSync(join(site.mediaDir, 'fonts/text.woff2'));
  await expect(publish(site)).rejects.toThrow();
  expect(publishedNames()).toEqual([]);
});
