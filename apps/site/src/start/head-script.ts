import { LANGUAGE_COOKIE_MAX_AGE, LOCALES } from '@fatal/contracts';
import { CRAWLERS } from './crawlers.ts';
import { GATE_FLAG, WANTED_ADDRESS } from './gate-flag.ts';
import { LANGUAGE_KEY } from './language.ts';

/**
 * The guard before the first paint: it keeps the language that was chosen and sends visitors who have not passed to the
 * gate. It stands inline in `<head>`; its hash is in the CSP.
 */
export function headScript(): string {
  const run = (
    locales: readonly string[],
    names: { flag: string; wanted: string; language: string },
    cookieAge: number,
    crawlers: RegExp,
  ) => {
    const root = document.documentElement;
    const { pathname, search, hash } = location;
    let passed = false;
    const leave = (go: () => void) => {
      root.setAttribute('data-leaving', '');
      go();
    };

    try {
      passed = localStorage.getItem(names.flag) === 'true';
      const asked = new URLSearchParams(search).get('lang')?.replace(/^ja$/, 'jp') ?? '';
      const stored = localStorage.getItem(names.language)?.replace(/^ja$/, 'jp') ?? '';
      const wanted = locales.includes(asked) ? asked : stored;
      if (wanted === asked && asked) localStorage.setItem(names.language, asked);
      if (locales.includes(wanted) && wanted !== root.dataset.locale) {
        const cookie = `${names.language}=${wanted}`;
        document.cookie = `${cookie};Path=/;SameSite=Lax;Max-Age=${String(cookieAge)}`;
        if (document.cookie.includes(cookie) && root.dataset.locale) {
          leave(() => {
            location.reload();
          });
          return;
        }
      }
    } catch {
      // Storage is closed: the server's language and the gate stand.
    }

    if (!passed && pathname !== '/gate' && !crawlers.test(navigator.userAgent)) {
      try {
        sessionStorage.setItem(names.wanted, pathname + search + hash);
      } catch {
        // Without storage there is no way back to the page that was asked for.
      }
      leave(() => {
        location.replace('/gate');
      });
    } else if (passed && pathname === '/gate') {
      leave(() => {
        location.replace('/');
      });
    }
  };
  const names = { flag: GATE_FLAG, wanted: WANTED_ADDRESS, language: LANGUAGE_KEY };
  return `(${run.toString()})(${JSON.stringify(LOCALES)},${JSON.stringify(names)},${String(LANGUAGE_COOKIE_MAX_AGE)},${String(CRAWLERS)})`;
}
