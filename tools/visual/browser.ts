import { execFileSync } from 'node:child_process';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findBrowser, launchOptionsOf } from '../browsers.mjs';
import { rememberGate } from './draw-page.ts';
import { still, stillOptions } from './still.ts';

/** What would let one machine draw letters and edges otherwise than the next. */
const DRAWING_ARGS = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

export function launch(args: string[] = []): Promise<Browser> {
  const options = launchOptionsOf('chromium');
  return chromium.launch({ ...options, args: [...options.args, ...DRAWING_ARGS, ...args] });
}

/** Name and version of a browser, who built it, and for what kind of machine. */
export function browserName(browser: Browser): string {
  const path = findBrowser('chromium');
  const machine = `${process.platform} ${process.arch}`;
  try {
    const file = path === 'playwright' || !path ? chromium.executablePath() : path;
    const version = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version.trim()}, ${machine}`;
  } catch {
    // On Windows a browser does not say its name at a terminal.
    return `Chromium ${browser.version()}, ${machine}`;
  }
}

/** A browser that has been nowhere, in which nothing moves; `css` is laid over every document. */
export async function stillContext(browser: Browser, css?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    colorScheme: 'dark',
  });
  await context.addInitScript(still, stillOptions(css));
  await context.addInitScript(rememberGate);
  return context;
}
