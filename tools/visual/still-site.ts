import { DEFAULT_SITE_SETTINGS, type SiteManifest } from '@fatal/contracts';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { NOW } from './settings.ts';

/** What a run of Node is given to live at one moment. */
const CLOCK = `globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length ? given : ['${NOW}'])); }
  static now() { return Date.parse('${NOW}'); }
};`;

/**
 * The folder of the built site. Its pages hold the year and the settings of their build; where these are not those that
 * are drawn, the pages are written once more, beside it.
 */
export function stillSite(root: string): string {
  const dist = join(root, 'apps/site/dist');
  if (isStill(dist)) return dist;
  const copy = join(root, '.cache/visual/site');
  cpSync(dist, copy, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(CLOCK)}`,
      join(dist, 'server/prerender.js'),
      copy,
    ],
    { cwd: root, stdio: 'inherit', env: { PATH: process.env.PATH, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error('The pages could not be written: see the message above.');
  return copy;
}

function isStill(dist: string): boolean {
  const read = (file: string) => (existsSync(join(dist, file)) ? readFileSync(join(dist, file), 'utf8') : '');
  const { settings } = JSON.parse(read('site.json')) as SiteManifest;
  const year = new Date(NOW).getUTCFullYear();
  return (
    isDeepStrictEqual(settings, DEFAULT_SITE_SETTINGS) && read('pages/en/index.html').includes(`© ${year} `)
  );
}
