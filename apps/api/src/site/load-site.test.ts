import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, OperatorError } from '@fatal/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { loadSite } from './load-site.ts';

function makeSite(): string {
  const dir = writeSiteFixture();
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

test('reads pages, public files, news and team', async () => {
  const site = await loadSite(makeSite());
  expect(site.locales).toEqual(LOCALES);
  expect(site.paths(undefined)).toContain('/careers');
  expect([...site.files].sort()).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/images/moor.avif',
    '/manifest.webmanifest',
    '/press/kit.zip',
    '/sounds/room.m4a',
    '/videos/teaser.en.vtt',
    '/videos/teaser.mp4',
  ]);
  expect(site.news).toHaveLength(4);
  expect(site.team).toHaveLength(2);
});

test('throws an error about how to build a missing site', async () => {
  const dir = temporaryDir('empty');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  await expect(loadSite(dir)).rejects.toThrow(OperatorError);
  await expect(loadSite(dir)).rejects.toThrow(
    `There is no built site in ${dir}. Run npm run build, or set SITE_DIR to one.`,
  );
});

test.each([
  [
    'a server entry with a syntax error',
    (dir: string) => writeFileSync(join(dir, 'server/entry-server.js'), '{'),
  ],
  ['another module', (dir: string) => writeFileSync(join(dir, 'server/entry-server.js'), 'export {};')],
  ['missing public files', (dir: string) => rmSync(join(dir, 'client'), { recursive: true })],
])('rejects a site with %s', async (_case, damage) => {
  const dir = makeSite();
  damage(dir);
  await expect(loadSite(dir)).rejects.toThrow(`The built site in ${dir} is incomplete. Run npm run build.`);
});
