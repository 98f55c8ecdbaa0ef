import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Writes the pages of the build once more under other settings, as a restart does. */
async function rewritten(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fatal-settings-'));
  for (const part of ['index.html', '.vite', 'assets']) {
    await cp(path.join(dist, 'client', part), path.join(folder, 'client', part), { recursive: true });
  }
  await promisify(execFile)(process.execPath, [path.join(dist, 'server/prerender.js'), folder], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return folder;
}

// DECISIONS 3: Counter: one spoken text; odd counts are 0; a restart applies it
test('the count, the closing date and the address of the site are settings, not parts of the build', async () => {
  // It writes all pages in all languages.
  test.slow();
  const folder = await rewritten({
    WISHLIST_COUNT: '1234',
    APPLICATIONS_CLOSE_AT: '2027-07-31T23:59:00+02:00',
    SITE_URL: 'https://fatal.example',
  });
  const page = (name: string) => readFile(path.join(folder, 'pages/en', name), 'utf8');
  try {
    expect(await page('index.html')).toContain('1,234 wishlists so far');
    expect(await page('careers.html')).toContain('July 31, 2027 at 11:59');
    expect(await page('team.html')).toContain('<link rel="canonical" href="https://fatal.example/team">');
    expect(await page('join-us/fx.html')).toContain('"validThrough":"2027-07-31T21:59:00.000Z"');
    const sitemap = await readFile(path.join(folder, 'client/sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<loc>https://fatal.example/team</loc>');
  } finally {
    await rm(folder, { recursive: true });
  }
});
