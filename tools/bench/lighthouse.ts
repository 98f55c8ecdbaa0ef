import { chromium } from 'playwright';
import { CHROMIUM_ARGS, launchOptionsOf } from '../browsers.mjs';
import { ownPackage } from './own-packages.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Mobile Safari/537.36';

/** Crawlers skip the age gate, so the user agent claims to be one. */
const CRAWLER = `${PHONE} (compatible; Googlebot/2.1)`;

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Figures of one run, by name. */
export type Run = Readonly<Record<string, number>>;

/** Subset of the packages' types. The packages are installed on demand, so their own types may be missing. */
interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

interface Lighthouse {
  default: (url: string, flags: object, config: object) => Promise<{ lhr: Result }>;
}

interface Request {
  url: string;
  transferSize: number;
  resourceType: string;
}

interface Result {
  environment: { hostUserAgent: string };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: Request[] } }>;
}

/**
 * Runs Lighthouse's mobile preset on a page, in a new browser. Pages read as a crawler use Lighthouse's
 * simulated throttling. First visits get the gate and use real throttling, so their times are wall-clock
 * times. Returns scores out of 100, times in milliseconds and sizes in KiB.
 */
export async function runLighthouse(
  url: string,
  { isStranger = false } = {},
): Promise<{ run: Run; browser: string }> {
  const { launch } = await ownPackage<ChromeLauncher>('chrome-launcher');
  const { default: lighthouse } = await ownPackage<Lighthouse>('lighthouse');
  const chrome = await launch({
    chromePath: launchOptionsOf('chromium').executablePath ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
    logLevel: 'error',
  });
  const settings = isStranger
    ? { emulatedUserAgent: PHONE, throttlingMethod: 'devtools' }
    : { emulatedUserAgent: CRAWLER };
  const flags = { port: chrome.port, logLevel: 'error', onlyCategories: SCORES };
  try {
    const { lhr } = await lighthouse(url, flags, { extends: 'lighthouse:default', settings });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return { run: figuresOf(lhr), browser: /Chrome\/[\d.]+/.exec(lhr.environment.hostUserAgent)?.[0] ?? '' };
  } finally {
    chrome.kill();
  }
}

function figuresOf({ audits, categories }: Result): Run {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const sent = audits['network-requests']?.details?.items ?? [];
  const sizeOf = (requests: readonly Request[]) =>
    requests.reduce((sum, { url, transferSize }) => sum + (url.startsWith('data:') ? 0 : transferSize), 0) /
    1024;
  return {
    ...Object.fromEntries(SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    SI: value('speed-index'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    all: sizeOf(sent),
    scripts: sizeOf(sent.filter(({ resourceType }) => resourceType === 'Script')),
  };
}
