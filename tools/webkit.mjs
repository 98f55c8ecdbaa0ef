import { existsSync, readdirSync } from 'node:fs';

/** The packages of Debian that hold WebKit's driver, with the browser that it drives, and a screen for it. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Debian's WebKit, its driver and a screen for it; `undefined` where one of them is missing. */
export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  // Debian keeps the browser that the driver starts where no path leads.
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter(existsSync);
  const [browser] = libraries
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/MiniBrowser`))
    .filter((path) => path.includes('/webkit2gtk-') && existsSync(path));
  return browser && existsSync(driver) && existsSync(screen) ? { driver, screen, browser } : undefined;
}
