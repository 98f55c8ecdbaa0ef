import type { Locale } from '@fatal/contracts';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import headScript from './head.inline.ts?inline-script';

interface Visit {
  /** Path, search and hash of the address. */
  address: string;
  /** Language of the document, as the server has answered it. */
  locale?: Locale;
  local?: Record<string, string>;
  /** The server has sent the page to a crawler. */
  isCrawler?: boolean;
  /** What is closed to scripts. */
  closed?: 'cookies' | 'storage';
  /** The server has sent the gate in place of the page. */
  isGate?: boolean;
  /** What `document.cookie` has. */
  cookie?: string;
  /** The visitor, or this script, has loaded the page anew. */
  isReload?: boolean;
  /** Where the tab has left which address. */
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

/** Runs the script as the first thing of a document, and tells what it did. */
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
    /** Where the visitor is sent instead. */
    sentTo: replace.mock.calls.flat(),
    reloads: reload.mock.calls.length,
    /** The address that it gives to the document. */
    address: replaceState.mock.calls.map(([, , url]: unknown[]) => url).at(-1),
    /** What it keeps for when the page is here. */
    state: replaceState.mock.calls.map(([state]: unknown[]) => state).at(-1),
    cookies,
    isLeaving: root.dataset.leaving !== undefined,
    wanted: sessionStorage.getItem('wantedAddress'),
    language: localStorage.getItem('language'),
    flag: localStorage.getItem('gatePassed'),
  };
}

const passed = { gatePassed: 'true' };

/** The cookie of who has passed. */
const cookie = 'gatePassed=true';

describe('the gate', () => {
  // Spec 4.1
  it('comes before every page, with nothing of the page shown, and keeps the address', () => {
    const address = '/join-us/fx?from=friend#apply';
    expect(visit({ address })).toMatchObject({
      sentTo: ['/gate'],
      isLeaving: true,
      wanted: address,
      reloads: 0,
      flag: null,
    });
  });

  it('does not come before itself', () => {
    expect(visit({ address: '/gate' })).toMatchObject({ sentTo: [], isLeaving: false, wanted: null });
  });

  it('leads home, and keeps no address, once it is passed', () => {
    expect(visit({ address: '/gate', local: passed })).toMatchObject({
      sentTo: ['/'],
      isLeaving: true,
      wanted: null,
    });
  });

  it('stays away from who has passed it', () => {
    expect(visit({ address: '/careers', local: passed })).toMatchObject({ sentTo: [], isLeaving: false });
  });

  it.each(['', 'false', '1'])('is not passed by the flag "%s"', (gatePassed) => {
    expect(visit({ address: '/careers', local: { gatePassed } }).sentTo).toEqual(['/gate']);
  });

  it('lets the page be read that was sent to a crawler', () => {
    expect(visit({ address: '/news/1', isCrawler: true })).toMatchObject({
      sentTo: [],
      isLeaving: false,
      wanted: null,
    });
  });

  it('is shown, and shown only, where storage throws: no loop, no error', () => {
    expect(visit({ address: '/careers', closed: 'storage' })).toMatchObject({
      sentTo: ['/gate'],
      reloads: 0,
    });
    expect(visit({ address: '/gate', closed: 'storage' })).toMatchObject({ sentTo: [], reloads: 0 });
  });
});

describe('the gate that the server has sent at the address of a page', () => {
  const address = '/team?view=former#sound';

  it('gets its own address, with no second document, and keeps the one that was asked for', () => {
    expect(visit({ address, isGate: true })).toMatchObject({
      address: '/gate',
      wanted: address,
      sentTo: [],
      reloads: 0,
      isLeaving: false,
    });
  });

  // Spec 4.2
  it('makes room for the page where only the flag says that it is passed, and tells the server', () => {
    expect(visit({ address, isGate: true, local: passed })).toMatchObject({
      cookies: ['gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 1,
      isLeaving: true,
      wanted: null,
    });
  });

  it('makes room for the page where it was fetched before the gate was passed', () => {
    expect(visit({ address, isGate: true, local: passed, cookie })).toMatchObject({
      reloads: 1,
      cookies: [],
    });
  });

  it.each([
    { closed: 'cookies' as const, isReload: false },
    { cookie, isReload: true },
  ])('stays, with no loop, where the server hears of no cookie: %j', (browser) => {
    expect(visit({ address, isGate: true, local: passed, ...browser })).toMatchObject({
      reloads: 0,
      sentTo: [],
      address: '/gate',
    });
  });

  it('gets its own address where storage throws', () => {
    expect(visit({ address, isGate: true, closed: 'storage' })).toMatchObject({
      address: '/gate',
      reloads: 0,
    });
  });

  it('comes in the language that is stored: one load brings both', () => {
    expect(visit({ address, isGate: true, local: { ...passed, language: 'es' } })).toMatchObject({
      cookies: [expect.stringContaining('gatePassed=true'), expect.stringContaining('language=es')],
      reloads: 1,
    });
  });
});

describe('the place', () => {
  const address = '/support?from=a-friend#faq';
  const opened = { address, isGate: true, local: passed };

  it('of a page that nobody has seen is its target, or its top', () => {
    expect(visit(opened)).toMatchObject({ reloads: 1, state: { idx: 2, unseen: 0 } });
    expect(visit({ address, cookie, local: { ...passed, language: 'es' } })).toMatchObject({
      reloads: 1,
      state: { idx: 2, unseen: 0 },
    });
  });

  it('of a page that was seen before is where it was left', () => {
    const left: [string, number] = [`https://fatal.example${address}`, 1705];
    expect(visit({ ...opened, isReload: true, left })).toMatchObject({
      reloads: 1,
      state: { idx: 2, unseen: 1705 },
    });
  });

  it('of a page that was left elsewhere is a matter of the browser', () => {
    const left: [string, number] = ['https://fatal.example/team', 1705];
    expect(visit({ ...opened, isReload: true, left })).toMatchObject({ reloads: 1, state: undefined });
  });

  it('is asked for where the gate was and is passed', () => {
    expect(visit({ address: '/gate?lang=en#form', cookie, local: passed }).sentTo).toEqual([
      '/?lang=en#form',
    ]);
  });
});

describe('the cookie', () => {
  // Spec 4.2
  it('alone lets nobody past, and goes', () => {
    expect(visit({ address: '/team', cookie })).toMatchObject({
      sentTo: ['/gate'],
      cookies: ['gatePassed=; Path=/; SameSite=Lax; Max-Age=0'],
    });
  });

  it('comes to who has only the flag, whatever page they have', () => {
    expect(visit({ address: '/team', local: passed })).toMatchObject({
      cookies: ['gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 0,
      isLeaving: false,
    });
  });
});

describe('the language', () => {
  it('that is stored is told to the server, and asked for once', () => {
    expect(visit({ address: '/careers', cookie, local: { ...passed, language: 'es' } })).toMatchObject({
      cookies: ['language=es; Path=/; SameSite=Lax; Max-Age=31536000'],
      reloads: 1,
      sentTo: [],
      isLeaving: true,
    });
  });

  it('is left alone when the server has answered in it', () => {
    const result = visit({ address: '/', locale: 'es', cookie, local: { ...passed, language: 'es' } });
    expect(result).toMatchObject({ cookies: [], reloads: 0, isLeaving: false });
  });

  it('is not asked for again and again where there are no cookies', () => {
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

  it.each(['tlh', '__proto__'])('is ignored when it is none of ours: %s', (language) => {
    const result = visit({ address: '/', cookie, local: { ...passed, language } });
    expect(result).toMatchObject({ cookies: [], reloads: 0 });
  });

  it('of the address is stored, over the one before', () => {
    const result = visit({
      address: '/careers?lang=de',
      locale: 'de',
      cookie,
      local: { ...passed, language: 'es' },
    });
    expect(result).toMatchObject({ language: 'de', cookies: [], reloads: 0, sentTo: [] });
  });

  it('of the address is stored before the gate, too', () => {
    expect(visit({ address: '/careers?lang=es', locale: 'es' })).toMatchObject({
      language: 'es',
      sentTo: ['/gate'],
      wanted: '/careers?lang=es',
    });
  });

  // Spec 2.4
  it.each(['xx', '../..', 'es;Path=/evil', '%3Cscript%3E', 'es%0D%0ASet-Cookie:x', ''])(
    'of the address is ignored when it is "%s"',
    (lang) => {
      const result = visit({ address: `/?lang=${lang}`, cookie, local: { ...passed, language: 'en' } });
      expect(result).toMatchObject({ language: 'en', cookies: [], reloads: 0, isLeaving: false });
    },
  );

  it('is never a reason to reload where storage throws', () => {
    expect(visit({ address: '/gate?lang=es', closed: 'storage' })).toMatchObject({ reloads: 0, cookies: [] });
  });
});
