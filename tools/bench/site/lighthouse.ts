import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findBrowser } from '../../browsers.mjs';
import type { Run } from './report.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Mobile Safari/537.36';

/** The guard lets crawlers read pages, so the browser that measures pages says that it is one. */
export const CRAWLER = `${PHONE} (compatible; Googlebot/2.1)`;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface MeasuringBrowser {
  port: number;
  stop: () => Promise<void>;
}

async function startBrowser(): Promise<MeasuringBrowser> {
  const found = findBrowser('chromium');
  const profile = mkdtempSync(join(tmpdir(), 'fatal-lighthouse-'));
  const path = found === undefined || found === 'playwright' ? chromium.executablePath() : found;
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...CHROMIUM_ARGS,
  ];
  const browser = spawn(path, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => browser.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said);
      if (line) resolve(Number(line[1]));
    });
    void ended.then(() => reject(new Error(`The browser did not start.\n${said}`)));
  });
  return {
    port,
    stop: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As much of Lighthouse as is used here: its own types come with the packages of this bench only. */
interface LighthouseResult {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue: number; details: { items: unknown[] } }>;
  };
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<LighthouseResult>;

interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType: string;
}

/**
 * One mobile run of Lighthouse in a browser of its own: scores of 100, times in ms, sizes in KiB. A stranger's first visit meets
 * the gate, and is timed by the clock over a line that is really slow, from the start of the navigation.
 */
export async function runLighthouse(url: string, { isStranger = false } = {}): Promise<Run> {
  const name = 'lighthouse';
  const { default: lighthouse } = (await import(name)) as { default: Lighthouse };
  const browser = await startBrowser();
  try {
    const result = await lighthouse(
      url,
      { port: browser.port, logLevel: 'error', onlyCategories: CATEGORIES },
      {
        extends: 'lighthouse:default',
        settings: isStranger
          ? { emulatedUserAgent: PHONE, throttlingMethod: 'devtools' }
          : { emulatedUserAgent: CRAWLER },
      },
    );
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const items = (name: string) => audits[name]?.details.items ?? [];
    const requests = (items('network-requests') as NetworkRequest[]).filter(
      ({ url }) => !url.startsWith('data:'),
    );
    const sent = (wanted: (request: NetworkRequest) => boolean) =>
      requests.filter(wanted).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    return {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      SI: value('speed-index'),
      TBT: value('total-blocking-time'),
      longest: Math.max(
        0,
        ...(items('long-tasks') as { duration: number }[]).map(({ duration }) => duration),
      ),
      CLS: value('cumulative-layout-shift'),
      total: sent(() => true),
      script: sent(({ resourceType }) => resourceType === 'Script'),
      requests: requests.length,
    };
  } finally {
    await browser.stop();
  }
}

/** Name and version of the browser that measures. */
export async function browserVersion(): Promise<string> {
  const browser = await startBrowser();
  try {
    const answer = await fetch(`http://127.0.0.1:${browser.port}/json/version`);
    return ((await answer.json()) as { Browser: string }).Browser;
  } finally {
    await browser.stop();
  }
}
