import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteContext, type Site } from '../routes/site-context.ts';
import { useLinks } from './use-links.ts';

const prefetch = vi.fn(() => Promise.resolve());
const site = { pages: { prefetch } } as unknown as Site;

afterEach(() => {
  prefetch.mockClear();
  vi.unstubAllGlobals();
});

const HTML = `
  <a href="/news/4">inside</a>
  <a href="/support?reason=partner#contact"><em>deep</em></a>
  <a href="#main">fragment</a>
  <a href="/images/corridor.png">file</a>
  <a href="//other.example/news">protocol</a>
  <a href="https://other.example/">outside</a>
  <a href="/news" target="_blank">new tab</a>
  <a href="/news" download>download</a>`;

function Text() {
  useLinks();
  const { pathname, search, hash } = useLocation();
  const how = useNavigationType();
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: HTML }} />
      <p data-testid="address">{pathname + search + hash}</p>
      <p data-testid="how">{how}</p>
      <a
        href="/team"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        handled
      </a>
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <SiteContext value={site}>
        <Text />
      </SiteContext>
    </MemoryRouter>,
  );

/** Clicks a link and returns whether the default action was prevented. */
function click(name: string, init: MouseEventInit = {}): boolean {
  show();
  // jsdom doesn't implement navigation and logs an error.
  const stay = (event: Event) => {
    event.preventDefault();
  };
  const element = screen.getByText(name);
  const event = createEvent.click(element, { button: 0, ...init });
  let prevented = false;
  const watch = () => {
    prevented = event.defaultPrevented;
    stay(event);
  };
  window.addEventListener('click', watch);
  fireEvent(element, event);
  window.removeEventListener('click', watch);
  return prevented;
}

const address = () => screen.getByTestId('address').textContent;

describe('a click on a link', () => {
  it.each([
    ['inside', '/news/4'],
    ['deep', '/support?reason=partner#contact'],
    ['fragment', '/#main'],
  ])('navigates with the router: %s', (name, path) => {
    expect(click(name)).toBe(true);
    expect(address()).toBe(path);
  });

  // Spec 3.6
  it.each(['file', 'protocol', 'outside', 'new tab', 'download'])(
    'leaves links to anything but pages of the site to the browser: %s',
    (name) => {
      expect(click(name)).toBe(false);
      expect(address()).toBe('/');
    },
  );

  it.each<MouseEventInit>([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('leaves clicks that open another tab to the browser: %j', (init) => {
    expect(click('inside', init)).toBe(false);
    expect(address()).toBe('/');
  });

  it('replaces the history entry for a link to the current URL', () => {
    window.history.replaceState(null, '', '/#main');
    click('fragment');
    expect(screen.getByTestId('how')).toHaveTextContent('REPLACE');
    window.history.replaceState(null, '', '/');
  });

  it('ignores a click that another handler has handled', () => {
    click('handled');
    expect(address()).toBe('/');
  });
});

describe('prefetching', () => {
  it.each([
    ['hover', fireEvent.pointerOver],
    ['touch', fireEvent.touchStart],
    ['focus', fireEvent.focusIn],
  ])('prefetches the page on %s', (_what, intend) => {
    show();
    expect(prefetch).not.toHaveBeenCalled();
    intend(screen.getByText('deep'));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/support');
  });

  it('does not prefetch if the browser is set to save data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    show();
    fireEvent.pointerOver(screen.getByText('deep'));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each(['fragment', 'file', 'outside', 'new tab', 'download'])(
    'does not prefetch other links: %s',
    (name) => {
      show();
      fireEvent.touchStart(screen.getByText(name));
      expect(prefetch).not.toHaveBeenCalled();
    },
  );
});
