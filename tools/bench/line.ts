// What more text costs a page, over a line that is as slow as TCP is in its first moments and with a processor
// slowed down four times, beside what the simulation of Lighthouse says of the same bytes. The text is put at the end of the page,
// below the first screen.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptionsOf } from '../browsers.mjs';
import { readCommandLine, readCount } from '../command/command-line.ts';
import { startServer } from './server.ts';
import { installOwnPackages } from './site/install.ts';
import { openLine } from './site/line.ts';
import { fromProduct, openStage } from './site/stage.ts';

const USAGE = `npm run bench:line [-- --rounds <5> --routes </,/press?lang=jp> --pads <0,2,4,8>]
  --pads  KiB of text, compressed`;
const { values } = readCommandLine(USAGE, {
  options: {
    rounds: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/,/news/1,/careers,/press?lang=jp' },
    pads: { type: 'string', default: '0,2,4,8' },
  },
});
const rounds = readCount('--rounds', values.rounds);
const routes = values.routes.split(',');
const pads = values.pads.split(',').map(Number);

installOwnPackages();
const { CRAWLER, runLighthouse } = await import('./site/lighthouse.ts');

/** Text that does not compress any further than letters do: three bytes in four are sent. */
function padded(html: string, kib: number): string {
  const text = randomBytes(kib * 1024).toString('base64');
  return html.replace('</main>', () => `<p hidden>${text}</p></main>`);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'fatal-line-'));
const product = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_VISITS: '1000000000' });
const stages = await Promise.all(
  pads.map((kib) => openStage(fromProduct(product.address, (html) => padded(html, kib)))),
);
const lines = await Promise.all(stages.map(({ address }) => openLine(address)));
const browser = await chromium.launch(launchOptionsOf('chromium'));

interface Paint {
  first: number;
  largest: number;
}

/** First and largest paint of a visit with nothing in the cache, in milliseconds. */
async function paint(address: string): Promise<Paint> {
  const context = await browser.newContext({
    userAgent: CRAWLER,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
          new PerformanceObserver((list) => {
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? NaN });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

try {
  const measured = new Map<string, { line: Paint[]; simulated: Paint[] }>();
  const of = (route: string, kib: number) => {
    const key = `${route} + ${String(kib)} KiB`;
    const found = measured.get(key) ?? { line: [], simulated: [] };
    measured.set(key, found);
    return found;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const route of routes)
      for (const [index, kib] of pads.entries()) {
        of(route, kib).line.push(await paint((lines[index]?.address ?? '') + route));
        const { FCP = NaN, LCP = NaN } = await runLighthouse((stages[index]?.address ?? '') + route);
        of(route, kib).simulated.push({ first: FCP, largest: LCP });
      }
  console.log('| page | first, line | largest, line | first, simulated | largest, simulated |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, { line, simulated }] of measured) {
    const cells = [line, simulated].flatMap((all) => [
      median(all.map(({ first }) => first)),
      median(all.map(({ largest }) => largest)),
    ]);
    console.log(`| ${[name, ...cells.map((time) => time.toFixed(0))].join(' | ')} |`);
  }
  console.log(`\nThe load of the machine was ${loadavg()[0]?.toFixed(1) ?? ''}.`);
} finally {
  await browser.close();
  await Promise.all(lines.map((line) => line.close()));
  for (const stage of stages) stage.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
