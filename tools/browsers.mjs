import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * What Chromium shall not have: Playwright's own list, which ours would take the place of, and the suggestions under the address
 * bar: two pages that every window draws, and that take more of the processor than most of our pages.
 */
export const DISABLED_FEATURES = [
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags of Chromium for a machine without a screen, and without a way to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/** It draws without graphics hardware, and a tab that nobody opens: together an eighth of its time. */
export const FIREFOX_PREFS = { 'layout.frame_rate': 20, 'browser.newtab.preload': false };

/**
 * The engines of the tests. Each has the variable that names its program, the places where the system has it, the packages
 * of Debian that put it there, and how Playwright starts it: any (`options`), the system's own (`system`), and its own (`own`).
 */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debian: ['chromium'],
    options: { args: CHROMIUM_ARGS },
    system: {},
    // Else Playwright takes a shell that draws letters otherwise, moves a mouse by itself and keeps no page for Back.
    own: { channel: 'chromium' },
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr'],
    debian: ['firefox-esr'],
    options: { args: [], firefoxUserPrefs: FIREFOX_PREFS },
    // Over WebDriver BiDi, which Playwright calls a channel.
    system: { channel: 'moz-firefox' },
    own: {},
  },
};

/** @typedef {keyof typeof ENGINES} Engine */

/**
 * Whether Playwright has an engine of its own.
 *
 * @param {string} engine
 */
export function playwrightHas(engine) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: `${homedir()}/Library/Caches/ms-playwright`,
      win32: `${process.env.LOCALAPPDATA}/ms-playwright`,
    }[process.platform] ??
    `${homedir()}/.cache/ms-playwright`;
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith(`${engine}-`));
}

/**
 * Path of a browser that is already there: the one that its variable names, the system's, or Playwright's own (`'playwright'`).
 *
 * @param {Engine} engine
 * @returns {string | undefined}
 */
export function findBrowser(engine) {
  const { variable, paths } = ENGINES[engine];
  const path = [process.env[variable], ...paths].find((one) => one && existsSync(one));
  return path ?? (playwrightHas(engine) ? 'playwright' : undefined);
}

/** Beside the faces of a page a browser finds the same fonts on every machine, and the same time of day. */
export const BROWSER_ENV = {
  ...process.env,
  TZ: 'Europe/Madrid',
  FONTCONFIG_FILE: fileURLToPath(new URL('browser-fonts.conf', import.meta.url)),
};

/**
 * Launch options for Playwright.
 *
 * @param {Engine} engine
 * @param {string} [path] As {@link findBrowser} says it.
 * @returns {import('playwright').LaunchOptions & { args: string[] }}
 */
export function launchOptionsOf(engine, path = findBrowser(engine)) {
  const { options, system, own } = ENGINES[engine];
  return path === undefined || path === 'playwright'
    ? { ...options, ...own, env: BROWSER_ENV }
    : { ...options, ...system, executablePath: path, env: BROWSER_ENV };
}

/**
 * Whether tests run in an engine: where it is here, and in CI, where one that is missing is a failure.
 *
 * @param {Engine} engine
 */
export const runsIn = (engine) => process.env.CI === 'true' || findBrowser(engine) !== undefined;
