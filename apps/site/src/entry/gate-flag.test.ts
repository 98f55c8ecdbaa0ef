import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

/** Re-imports the module, which also keeps the flag in memory. */
async function freshDocument() {
  vi.resetModules();
  return import('./gate-flag.ts');
}

const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the gate', () => {
  // Spec 4.1, 2.1
  it('stores the flag under the name that other programs depend on', async () => {
    const { hasPassedGate, passGate } = await freshDocument();
    expect(hasPassedGate()).toBe(false);
    passGate();
    expect(localStorage.getItem('gatePassed')).toBe('true');
    expect((await freshDocument()).hasPassedGate()).toBe(true);
  });

  // Spec 4.2, 4.3
  it('sets a cookie for a year', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    (await freshDocument()).passGate();
    expect(cookie).toHaveBeenCalledExactlyOnceWith('gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000');
  });

  it.each(['false', '1', 'TRUE', ''])('is not passed by the flag "%s"', async (flag) => {
    localStorage.setItem('gatePassed', flag);
    expect((await freshDocument()).hasPassedGate()).toBe(false);
  });

  it('redirects every page to the gate before it is passed', async () => {
    const { gateRedirect } = await freshDocument();
    for (const path of ['/', '/careers', '/news/1', '/nowhere']) expect(gateRedirect(path)).toBe('/gate');
    expect(gateRedirect('/gate')).toBeUndefined();
  });

  it('redirects only the gate to the home page after it is passed', async () => {
    const { gateRedirect, passGate } = await freshDocument();
    passGate();
    expect(gateRedirect('/gate')).toBe('/');
    for (const path of ['/', '/careers', '/news/1']) expect(gateRedirect(path)).toBeUndefined();
  });

  it('stays passed without a redirect loop if storage throws', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    const { gateRedirect, passGate } = await freshDocument();
    expect(gateRedirect('/')).toBe('/gate');
    passGate();
    expect(gateRedirect('/')).toBeUndefined();
    expect(gateRedirect('/gate')).toBe('/');
  });

  // Spec 4.3
  it('does not redirect crawlers', async () => {
    const root = document.documentElement;
    root.setAttribute('data-crawler', '');
    onTestFinished(() => {
      root.removeAttribute('data-crawler');
    });
    const { gateRedirect } = await freshDocument();
    expect(gateRedirect('/careers')).toBeUndefined();
  });
});

describe('takeReturnUrl', () => {
  it('returns the requested URL once', async () => {
    const { takeReturnUrl } = await freshDocument();
    sessionStorage.setItem('wantedAddress', '/join-us/fx?lang=es#apply');
    expect(takeReturnUrl()).toBe('/join-us/fx?lang=es#apply');
    expect(takeReturnUrl()).toBeNull();
  });

  it('returns null if storage throws', async () => {
    const { takeReturnUrl } = await freshDocument();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed);
    expect(takeReturnUrl()).toBeNull();
  });
});
