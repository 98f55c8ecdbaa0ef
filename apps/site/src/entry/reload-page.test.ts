// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NAVIGATING, INCOMPLETE } from './page-events.ts';
import { reloadPage, showNoScript } from './reload-page.ts';

const fetching = vi.fn<typeof fetch>();
const reload = vi.fn();
const incomplete = vi.fn();

/** Stubs the type and the age (in milliseconds) of the navigation. */
function visit(type: 'navigate' | 'reload', ago: number) {
  vi.stubGlobal('performance', { now: () => ago, getEntriesByType: () => [{ type }] });
}

beforeEach(() => {
  fetching.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('location', { href: 'https://fatal.example/support', pathname: '/support', reload });
  visit('navigate', 500);
  document.addEventListener(INCOMPLETE, incomplete);
  document.body.innerHTML = '<form><input name="email" value="nerea@example.org"></form>';
});

afterEach(() => {
  document.removeEventListener(INCOMPLETE, incomplete);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  incomplete.mockReset();
  delete document.documentElement.dataset.reloading;
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const kept = () => sessionStorage.getItem('typed');

describe('reloadPage', () => {
  it.each([
    ['after a navigation', 'navigate', 500],
    ['long after a reload', 'reload', 60_001],
  ] as const)('reloads once and keeps typed values %s', async (_case, type, ago) => {
    visit(type, ago);
    void reloadPage();
    void reloadPage();
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledOnce();
    expect(fetching).toHaveBeenCalledWith('https://fatal.example/support', { method: 'HEAD' });
    expect(kept()).toContain('nerea@example.org');
    expect(incomplete).not.toHaveBeenCalled();
  });

  it('stores values typed until the page unloads', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    await reloadPage();
    const field = document.querySelector('input');
    if (field) field.value = 'later@example.org';
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toContain('later@example.org');
  });

  it('does not reload shortly after a reload', async () => {
    visit('reload', 59_000);
    await reloadPage();
    expect(reload).not.toHaveBeenCalled();
    expect(incomplete).toHaveBeenCalledOnce();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['returns 503', () => Promise.resolve(new Response(null, { status: 503 }))],
  ])('does not reload if the server %s', async (_case, answer) => {
    fetching.mockImplementation(answer);
    await reloadPage();
    expect(reload).not.toHaveBeenCalled();
    expect(incomplete).toHaveBeenCalledOnce();
  });

  it('does not reload if storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    });
    await reloadPage();
    expect(reload).not.toHaveBeenCalled();
    expect(incomplete).toHaveBeenCalledOnce();
  });

  it('waits while the visitor is navigating away, which cancels requests', async () => {
    const root = document.documentElement;
    root.setAttribute(NAVIGATING, '');
    void reloadPage();
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetching).not.toHaveBeenCalled();
    root.removeAttribute(NAVIGATING);
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('shows the content of noscript elements', () => {
    // With scripting enabled, the content of `noscript` is text.
    const element = document.createElement('noscript');
    element.textContent = '<p>This form needs JavaScript.</p>';
    document.body.append(element);
    showNoScript();
    expect(document.querySelector('p')?.textContent).toBe('This form needs JavaScript.');
  });
});
