import { CRAWLER_MARK, GATE_FLAG, GATE_PATH, noCookie, readCookie, siteCookie } from '@fatal/contracts';
import { RETURN_URL_KEY } from './gate-flag.ts';
import { LANGUAGE_KEY } from './language.ts';
import { setScrollAfterReload, savedScrollPosition } from './scroll-position.ts';

/** Sets a cookie. Returns `false` if the browser doesn't accept cookies. */
function trySetCookie(name: string, value: string): boolean {
  document.cookie = siteCookie(name, value);
  return readCookie(name, document.cookie) === value;
}

/** Whether the document was opened by this type of navigation. */
const isBy = (way: NavigationTimingType) =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === way);

/**
 * Runs before the first paint: applies the chosen language and redirects visitors who haven't passed the gate.
 *
 * The server sends the gate in place of a page if the request has no cookie, but the flag in local storage decides. Sets `data-leaving`
 * on the root element when it redirects or reloads.
 */
export function guard(locales: readonly string[]): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const isGate = root.dataset.gate !== undefined || pathname === GATE_PATH;
  let passed = false;
  let canReload = false;
  const leave = (go: () => void) => {
    root.setAttribute('data-leaving', '');
    go();
  };
  const reloadDocument = () => {
    leave(() => {
      const place = isBy('navigate') ? 0 : savedScrollPosition();
      if (place !== undefined) setScrollAfterReload(place);
      location.reload();
    });
  };

  try {
    passed = localStorage.getItem(GATE_FLAG) === 'true';
    const gateFlag = readCookie(GATE_FLAG, document.cookie);
    // If the server ignored the cookie, reloading again won't help.
    if (passed) canReload = gateFlag === 'true' ? !isBy('reload') : trySetCookie(GATE_FLAG, 'true');
    else if (gateFlag) document.cookie = noCookie(GATE_FLAG);
    const asked = new URLSearchParams(search).get('lang')?.replace(/^ja$/, 'jp') ?? '';
    const stored = localStorage.getItem(LANGUAGE_KEY)?.replace(/^ja$/, 'jp') ?? '';
    const wanted = locales.includes(asked) ? asked : stored;
    if (wanted === asked && asked) localStorage.setItem(LANGUAGE_KEY, asked);
    const speaksOther = locales.includes(wanted) && wanted !== root.dataset.locale;
    if (speaksOther && trySetCookie(LANGUAGE_KEY, wanted)) {
      reloadDocument();
      return;
    }
  } catch {
    // Storage is blocked: keep the server's language and show the gate.
  }

  if (passed && pathname === GATE_PATH) {
    leave(() => {
      location.replace(`/${search}${hash}`);
    });
  } else if (isGate && canReload) {
    reloadDocument();
  } else if (pathname !== GATE_PATH && (isGate || !(passed || root.hasAttribute(CRAWLER_MARK)))) {
    try {
      sessionStorage.setItem(RETURN_URL_KEY, pathname + search + hash);
    } catch {
      // Storage is blocked: the gate can't lead back to the requested page.
    }
    if (isGate) history.replaceState(null, '', GATE_PATH);
    else
      leave(() => {
        location.replace(GATE_PATH);
      });
  }
}
