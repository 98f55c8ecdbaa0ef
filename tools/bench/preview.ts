// From saving a text to seeing it, where `npm run dev` shows a page in all languages side by side. It
// changes the newest article and puts it back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { LOCALES } from '@fatal/contracts';
import { chromium, type Frame } from 'playwright';
import { launchOptionsOf } from '../browsers.mjs';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { freePort } from '../free-port.ts';
import { root } from '../step/step.ts';

const { values } = readCommandLine('npm run bench:preview [-- --rounds <5>]', {
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = readCount('--rounds', values.rounds);

const [port, apiPort] = [String(await freePort()), String(await freePort())];
const dataDir = mkdtempSync(path.join(tmpdir(), 'fatal-preview-'));
const dev = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/dev.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port, API_PORT: apiPort, DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(dev, 'exit');
const browser = await chromium.launch(launchOptionsOf('chromium'));
const article = Math.max(
  ...globSync('apps/site/content/news/*', { cwd: root }).map((folder) => Number(path.basename(folder))),
);
const fileOf = (locale: string) => path.join(root, `apps/site/content/news/${String(article)}/${locale}.md`);
const originals = new Map(LOCALES.map((locale) => [locale, readFileSync(fileOf(locale), 'utf8')]));

const shows = (frame: Frame, text: string) =>
  frame.waitForFunction((sought) => document.body.innerText.includes(sought), text, { polling: 'raf' });

try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
  const address = `http://127.0.0.1:${port}/__preview?lang=all&path=/news/${String(article)}`;
  while (
    await page.goto(address).then(
      () => false,
      () => true,
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 500));
  const frames = LOCALES.map((locale) => {
    const frame = page.frames().find((one) => new URL(one.url()).hostname.startsWith(`${locale}.`));
    if (!frame) throw new Error(`There is no frame for ${locale}.`);
    return [locale, frame] as const;
  });
  await Promise.all(frames.map(([, frame]) => frame.locator('h1').waitFor({ timeout: 60_000 })));

  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = `Round ${String(round)} ${'I'.repeat(round + 1)}.`;
    const begin = performance.now();
    for (const [locale, text] of originals) writeFileSync(fileOf(locale), `${text.trimEnd()} ${mark}\n`);
    await Promise.all(frames.map(([, frame]) => shows(frame, mark)));
    times.push(performance.now() - begin);
  }
  const sorted = times.toSorted((one, other) => one - other);
  console.log('| saved to seen in five languages, ms | median | least | most |\n| --- | --- | --- | --- |');
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  console.log(`| a sentence of an article | ${shown.map((time) => time?.toFixed(0)).join(' | ')} |`);
  console.log(`\nThe load of the machine was ${loadavg()[0]?.toFixed(1) ?? ''}.`);
} finally {
  for (const [locale, text] of originals) writeFileSync(fileOf(locale), text);
  await browser.close();
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
