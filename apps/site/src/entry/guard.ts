import { CRAWLER_MARK, GATE_FLAG, GATE_PATH, noCookie, readCookie, siteCookie } from '@fatal/contracts';
import { WANTED_ADDRESS } from './gate-flag.ts';
import { LANGUAGE_KEY } from './language.ts';
import { markUnseen, placeLeft } from './place.ts';

/** Says it to the server. `false` where the browser keeps no cookies. */
function keepCookie(name: string, value: string): boolean {
  document.cookie = siteCookie(name, value);
  return readCookie(name, document.cookie) === value;
}

/** Whether the document was opened in this way. */
const isBy = (way: NavigationTimingType) =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === way);

/**
 * The guard before the first paint: keeps the language that was chosen, and brings visitors who have not passed the gate to it.
 * The server sends the gate in place of a page to whom it does not know, by the cookie; the flag in storage decides. Marks the
 * document `data-leaving` where it sends it elsewhere.
 */
export function guard(locales: readonly string[]): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const isGate = root.dataset.gate !== undefined || pathname === GATE_PATH;
  let passed = false;
  let mayAskAgain = false;
  const leave = (go: () => void) => {
    root.setAttribute('data-leaving', '');
    go();
  };
  const loadAnew = () => {
    leave(() => {
      const place = isBy('navigate') ? 0 : placeLeft();
      if (place !== undefined) markUnseen(place);
      location.reload();
    });
  };

  try {
    passed = localStorage.getItem(GATE_FLAG) === 'true';
    const said = readCookie(GATE_FLAG, document.cookie);
    // Where a server has not heard the cookie that it was sent, it will not the next time.
    if (passed) mayAskAgain = said === 'true' ? !isBy('reload') : keepCookie(GATE_FLAG, 'true');
    else if (said) document.cookie = noCookie(GATE_FLAG);
    const asked = new URLSearchParams(search).get('lang')?.replace(/^ja$/, 'jp') ?? '';
    const stored = localStorage.getItem(LANGUAGE_KEY)?.replace(/^ja$/, 'jp') ?? '';
    const wanted = locales.includes(asked) ? asked : stored;
    if (wanted === asked && asked) localStorage.setItem(LANGUAGE_KEY, asked);
    const speaksOther = locales.includes(wanted) && wanted !== root.dataset.locale;
    if (speaksOther && keepCookie(LANGUAGE_KEY, wanted)) {
      loadAnew();
      return;
    }
  } catch {
    // Storage is closed: the server's language and the gate stand.
  }

  if (passed && pathname === GATE_PATH) {
    leave(() => {
      location.replace(`/${search}${hash}`);
    });
  } else if (isGate && mayAskAgain) {
    loadAnew();
  } else if (pathname !== GATE_PATH && (isGate || !(passed || root.hasAttribute(CRAWLER_MARK)))) {
    try {
      sessionStorage.setItem(WANTED_ADDRESS, pathname + search + hash);
    } catch {
      // Without storage there is no way back to the page that was asked for.
    }
    if (isGate) history.replaceState(null, '', GATE_PATH);
    else
      leave(() => {
        location.replace(GATE_PATH);
      });
  }
}
