import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a machine without a screen, and without a way to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a browser that is already there: `CHROMIUM_PATH`, the system's, or Playwright's own (`'playwright'`). */
export function findChromium() {
  const path = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((one) => one && existsSync(one));
  if (path) return path;
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: `${homedir()}/Library/Caches/ms-playwright`,
      win32: `${process.env.LOCALAPPDATA}/ms-playwright`,
    }[process.platform] ??
    `${homedir()}/.cache/ms-playwright`;
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium'))
    ? 'playwright'
    : undefined;
}

/** Launch options for Playwright. */
export function chromiumLaunchOptions() {
  const path = findChromium();
  return { executablePath: path === 'playwright' ? undefined : path, args: CHROMIUM_ARGS };
}
