import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Chromium features to disable. Repeats Playwright's own list, because a second --disable-features switch
 * replaces the first. Adds the address bar suggestions: every window renders two pages for them, which takes
 * more CPU than most of our pages.
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

/** Chromium flags for a machine without a screen or Internet access. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/**
 * Saves an eighth of the time: fewer frames, since Firefox renders without a GPU, and no preloaded new tab
 * page.
 */
export const FIREFOX_PREFS = { 'layout.frame_rate': 20, 'browser.newtab.preload': false };

/**
 * Engines of the tests. Each has the environment variable with its path, its usual system paths, its Debian
 * packages, and Playwright options: for any browser (`options`), for the system's (`system`) and for
 * Playwright's own (`own`).
 */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debian: ['chromium'],
    options: { args: CHROMIUM_ARGS },
    system: {},
    // Without a channel, Playwright uses its headless shell, which renders text differently, moves the mouse
    // by itself and has no back/forward cache.
    own: { channel: 'chromium' },
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr'],
    debian: ['firefox-esr'],
    options: { args: [], firefoxUserPrefs: FIREFOX_PREFS },
    // Uses WebDriver BiDi, which Playwright selects by channel.
    system: { channel: 'moz-firefox' },
    own: {},
  },
};

/** @typedef {keyof typeof ENGINES} Engine */

/**
 * Whether Playwright has installed an engine.
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
 * Returns the path of an installed browser: from its environment variable, the system's, or Playwright's own
 * (`'playwright'`).
 *
 * @param {Engine} engine
 * @returns {string | undefined}
 */
export function findBrowser(engine) {
  const { variable, paths } = ENGINES[engine];
  const path = [process.env[variable], ...paths].find((one) => one && existsSync(one));
  return path ?? (playwrightHas(engine) ? 'playwright' : undefined);
}

/** Environment that gives browsers the same fonts and time zone on every machine. */
export const BROWSER_ENV = {
  ...process.env,
  TZ: 'Europe/Madrid',
  FONTCONFIG_FILE: fileURLToPath(new URL('browser-fonts.conf', import.meta.url)),
};

/**
 * Returns launch options for Playwright.
 *
 * @param {Engine} engine
 * @param {string} [path] As returned by {@link findBrowser}.
 * @returns {import('playwright').LaunchOptions & { args: string[] }}
 */
export function launchOptionsOf(engine, path = findBrowser(engine)) {
  const { options, system, own } = ENGINES[engine];
  return path === undefined || path === 'playwright'
    ? { ...options, ...own, env: BROWSER_ENV }
    : { ...options, ...system, executablePath: path, env: BROWSER_ENV };
}

/**
 * Whether tests run in an engine: if it is installed, and always in CI, where a missing engine is a failure.
 *
 * @param {Engine} engine
 */
export const runsIn = (engine) => process.env.CI === 'true' || findBrowser(engine) !== undefined;
