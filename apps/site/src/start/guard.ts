import { LANGUAGE_COOKIE_MAX_AGE } from '@fatal/contracts';
import { CRAWLERS } from './crawlers.ts';
import { GATE_FLAG, WANTED_ADDRESS } from './gate-flag.ts';
import { LANGUAGE_KEY } from './language.ts';

/**
 * The guard before the first paint: keeps the language that was chosen, and sends visitors who have not passed the gate
 * to it. Marks the document `data-leaving` where it sends it elsewhere.
 */
export function guard(locales: readonly string[]): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  let passed = false;
  const leave = (go: () => void) => {
    root.setAttribute('data-leaving', '');
    go();
  };

  try {
    passed = localStorage.getItem(GATE_FLAG) === 'true';
    const asked = new URLSearchParams(search).get('lang')?.replace(/^ja$/, 'jp') ?? '';
    const stored = localStorage.getItem(LANGUAGE_KEY)?.replace(/^ja$/, 'jp') ?? '';
    const wanted = locales.includes(asked) ? asked : stored;
    if (wanted === asked && asked) localStorage.setItem(LANGUAGE_KEY, asked);
    if (locales.includes(wanted) && wanted !== root.dataset.locale) {
      const cookie = `${LANGUAGE_KEY}=${wanted}`;
      document.cookie = `${cookie};Path=/;SameSite=Lax;Max-Age=${String(LANGUAGE_COOKIE_MAX_AGE)}`;
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

  if (!passed && pathname !== '/gate' && !CRAWLERS.test(navigator.userAgent)) {
    try {
      sessionStorage.setItem(WANTED_ADDRESS, pathname + search + hash);
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
}
