import type { Locale } from '@fatal/contracts';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import headScript from './head.inline.ts?inline-script';

interface Visit {
  /** Path, query and hash. */
  address: string;
  /** Language of the document from the server. */
  locale?: Locale;
  /** Content of local storage. */
  local?: Record<string, string>;
  /** Whether the server marked the visitor as a crawler. */
  isCrawler?: boolean;
  /** Browser feature that is blocked. */
  closed?: 'cookies' | 'storage';
  /** Whether the server sent the gate instead of the page. */
  isGate?: boolean;
  /** Initial value of `document.cookie`. */
  cookie?: string;
  /** Whether the navigation is a reload. */
  isReload?: boolean;
  /** URL and scroll position that the tab left last. */
  left?: [address: string, place: number];
}

function storageOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  };
}

let root: HTMLElement;
let listeners = new AbortController();

/** Runs the head script in a new document and returns its effects. */
function visit({ address, local = {}, isCrawler = false, closed, ...rest }: Visit) {
  const { locale = 'en', isGate = false, cookie: sent = '', isReload = false, left = [] } = rest;
  const { href, pathname, search, hash } = new URL(address, 'https://fatal.example');
  const reload = vi.fn();
  const replace = vi.fn();
  const replaceState = vi.fn();
  const cookies: string[] = [];
  listeners.abort();
  listeners = new AbortController();
  root = document.createElement('html');
  root.dataset.locale = locale;
  if (isGate) root.dataset.gate = '';
  if (isCrawler) root.dataset.crawler = '';
  const localStorage = storageOf(local);
  const sessionStorage = storageOf({ left: JSON.stringify(left) });
  const secret = (storage: object) => ({
    get: () => {
      if (closed === 'storage') throw new DOMException('The operation is insecure.', 'SecurityError');
      return storage;
    },
  });
  const window = {
    document: {
      documentElement: root,
      addEventListener: () => undefined,
      get cookie() {
        return [...cookies.map((cookie) => cookie.replace(/;.*$/, '')), sent].join('; ');
      },
      set cookie(cookie: string) {
        if (closed !== 'cookies') cookies.push(cookie);
      },
    },
    location: { href, pathname, search, hash, reload, replace },
    history: { replaceState, state: { idx: 2 } },
    performance: { getEntriesByType: () => [{ type: isReload ? 'reload' : 'navigate' }] },
    URLSearchParams,
    addEventListener: (type: string, listener: (event: Event) => void) => {
      document.addEventListener(type, listener, { capture: true, signal: listeners.signal });
    },
  };
  Object.defineProperty(window, 'localStorage', secret(localStorage));
  Object.defineProperty(window, 'sessionStorage', secret(sessionStorage));
  runInNewContext(headScript, window);
  return {
    /** URLs that the script redirected to. */
    sentTo: replace.mock.calls.flat(),
    reloads: reload.mock.calls.length,
    /** Last URL passed to `history.replaceState`. */
    address: replaceState.mock.calls.map(([, , url]: unknown[]) => url).at(-1),
    /** Last state passed to `history.replaceState`. */
    state: replaceState.mock.calls.map(([state]: unknown[]) => state).at(-1),
    cookies,
    isLeaving: root.dataset.leaving !== undefined,
    wanted: sessionStorage.getItem('wantedAddress'),
    language: localStorage.getItem('language'),
    flag: localStorage.getItem('gatePassed'),
  };
}

const passed = { gatePassed: 'true' };

/** Cookie of a visitor who has passed the gate. */
const cookie = 'gatePassed=true';

describe('the gate', () => {
  // Spec 4.1
  it('hides the page, redirects to the gate and stores the URL', () => {
    const address = '/join-us/fx?from=friend#apply';
    expect(visit({ address })).toMatchObject({
      sentTo: ['/gate'],
      isLeaving: true,
      wanted: address,
      reloads: 0,
      flag: null,
    });
  });

  it('does not redirect from the gate to itself', () => {
    expect(visit({ address: '/gate' })).toMatchObject({ sentTo: [], isLeaving: false, wanted: null });
  });

  it('redirects home once it is passed, without storing the URL', () => {
    expect(visit({ address: '/gate', local: passed })).toMatchObject({
      sentTo: ['/'],
      isLeaving: true,
      wanted: null,
    });
  });

  it('does not redirect visitors who have passed it', () => {
    expect(visit({ address: '/careers', local: passed })).toMatchObject({ sentTo: [], isLeaving: false });
  });

  it.each(['', 'false', '1'])('is not passed by the flag "%s"', (gatePassed) => {
    expect(visit({ address: '/careers', local: { gatePassed } }).sentTo).toEqual(['/gate']);
  });

  it('does not redirect crawlers', () => {
    expect(visit({ address: '/news/1', isCrawler: true })).toMatchObject({
      sentTo: [],
      isLeaving: false,
      wanted: null,
    });
  });

  it('redirects to the gate without a loop if storage throws', () => {
    expect(visit({ address: '/careers', closed: 'storage' })).toMatchObject({
      sentTo: ['/gate'],
      reloads: 0,
    });
    expect(visit({ address: '/gate', closed: 'storage' })).toMatchObject({ sentTo: [], reloads: 0 });
  });
});

describe('the gate sent at the URL of a page', () => {
  const address = '/team?view=former#sound';

  it('changes the URL to the gate’s without a reload and stores the requested one', () => {
    expect(visit({ address, isGate: true })).toMatchObject({
      address: '/gate',
      wanted: address,
      sentTo: [],
      reloads: 0,
      isLeaving: false,
    });
  });

  // Spec 4.2
  it('sets the cookie and reloads if only local storage has the flag', () => {
    expect(visit({ address, isGate: true, local: passed })).toMatchObject({
      cookies: ['gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 1,
      isLeaving: true,
      wanted: null,
    });
  });

  it('reloads if the document was fetched before the gate was passed', () => {
    expect(visit({ address, isGate: true, local: passed, cookie })).toMatchObject({
      reloads: 1,
      cookies: [],
    });
  });

  it.each([
    { closed: 'cookies' as const, isReload: false },
    { cookie, isReload: true },
  ])('stays without a reload loop if the server does not get the cookie: %j', (browser) => {
    expect(visit({ address, isGate: true, local: passed, ...browser })).toMatchObject({
      reloads: 0,
      sentTo: [],
      address: '/gate',
    });
  });

  it('changes the URL to the gate’s if storage throws', () => {
    expect(visit({ address, isGate: true, closed: 'storage' })).toMatchObject({
      address: '/gate',
      reloads: 0,
    });
  });

  it('reloads once for both the gate and the stored language', () => {
    expect(visit({ address, isGate: true, local: { ...passed, language: 'es' } })).toMatchObject({
      cookies: [expect.stringContaining('gatePassed=true'), expect.stringContaining('language=es')],
      reloads: 1,
    });
  });
});

describe('the scroll position', () => {
  const address = '/support?from=a-friend#faq';
  const opened = { address, isGate: true, local: passed };

  it('is the start of a page that was not visible yet', () => {
    expect(visit(opened)).toMatchObject({ reloads: 1, state: { idx: 2, unseen: 0 } });
    expect(visit({ address, cookie, local: { ...passed, language: 'es' } })).toMatchObject({
      reloads: 1,
      state: { idx: 2, unseen: 0 },
    });
  });

  it('is kept when a page that was visible before is reloaded', () => {
    const left: [string, number] = [`https://fatal.example${address}`, 1705];
    expect(visit({ ...opened, isReload: true, left })).toMatchObject({
      reloads: 1,
      state: { idx: 2, unseen: 1705 },
    });
  });

  it('is left to the browser if the tab left another URL', () => {
    const left: [string, number] = ['https://fatal.example/team', 1705];
    expect(visit({ ...opened, isReload: true, left })).toMatchObject({ reloads: 1, state: undefined });
  });

  it('keeps query and hash when redirecting from the gate', () => {
    expect(visit({ address: '/gate?lang=en#form', cookie, local: passed }).sentTo).toEqual([
      '/?lang=en#form',
    ]);
  });
});

describe('the cookie', () => {
  // Spec 4.2
  it('does not pass the gate without the flag and is removed', () => {
    expect(visit({ address: '/team', cookie })).toMatchObject({
      sentTo: ['/gate'],
      cookies: ['gatePassed=; Path=/; SameSite=Lax; Max-Age=0'],
    });
  });

  it('is set on any page if only the flag is stored', () => {
    expect(visit({ address: '/team', local: passed })).toMatchObject({
      cookies: ['gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 0,
      isLeaving: false,
    });
  });
});

describe('the language', () => {
  it('sets a cookie and reloads once for the stored language', () => {
    expect(visit({ address: '/careers', cookie, local: { ...passed, language: 'es' } })).toMatchObject({
      cookies: ['language=es; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 1,
      sentTo: [],
      isLeaving: true,
    });
  });

  it('does not reload if the document is in the stored language', () => {
    const result = visit({ address: '/', locale: 'es', cookie, local: { ...passed, language: 'es' } });
    expect(result).toMatchObject({ cookies: [], reloads: 0, isLeaving: false });
  });

  it('does not reload if cookies are blocked', () => {
    const result = visit({ address: '/', cookie, local: { ...passed, language: 'es' }, closed: 'cookies' });
    expect(result).toMatchObject({ reloads: 0, isLeaving: false });
  });

  it('reads ja as jp', () => {
    expect(visit({ address: '/', cookie, local: { ...passed, language: 'ja' } })).toMatchObject({
      cookies: ['language=jp; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 1,
    });
    expect(visit({ address: '/?lang=ja', locale: 'jp', cookie, local: passed })).toMatchObject({
      language: 'jp',
      reloads: 0,
    });
  });

  it.each(['tlh', '__proto__'])('ignores the unknown stored language %s', (language) => {
    const result = visit({ address: '/', cookie, local: { ...passed, language } });
    expect(result).toMatchObject({ cookies: [], reloads: 0 });
  });

  it('stores the language of the URL over the previous one', () => {
    const result = visit({
      address: '/careers?lang=de',
      locale: 'de',
      cookie,
      local: { ...passed, language: 'es' },
    });
    expect(result).toMatchObject({ language: 'de', cookies: [], reloads: 0, sentTo: [] });
  });

  it('stores the language of the URL before the gate', () => {
    expect(visit({ address: '/careers?lang=es', locale: 'es' })).toMatchObject({
      language: 'es',
      sentTo: ['/gate'],
      wanted: '/careers?lang=es',
    });
  });

  // Spec 2.4
  it.each(['xx', '../..', 'es;Path=/evil', '%3Cscript%3E', 'es%0D%0ASet-Cookie:x', ''])(
    'ignores the language "%s" in the URL',
    (lang) => {
      const result = visit({ address: `/?lang=${lang}`, cookie, local: { ...passed, language: 'en' } });
      expect(result).toMatchObject({ language: 'en', cookies: [], reloads: 0, isLeaving: false });
    },
  );

  it('does not reload if storage throws', () => {
    expect(visit({ address: '/gate?lang=es', closed: 'storage' })).toMatchObject({ reloads: 0, cookies: [] });
  });
});
