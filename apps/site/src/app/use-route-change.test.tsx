import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { PageStore } from './page-store.ts';
import type { LoadedPage } from '../routes/route-types.ts';
import { matchRoute } from '../routes/match-route.ts';
import { SiteContext } from '../routes/site-context.ts';
import { useRouteChange } from './use-route-change.ts';
import { testSettings } from '../testing/page-settings.ts';

const WORDS = {
  en: { '/': ['Home'], '/form': ['Form'], description: ['In English.'] },
  es: { '/': ['Inicio'], '/form': ['Formulario'], description: ['En español.'] },
};

const LINKS = [
  '/',
  '/form',
  '/form#apply',
  '/form#text',
  '/form#nowhere',
  '/form#%',
  '/#text',
  '/#opener',
  '/#nowhere',
  '/#main',
];

const pageOf = (pathname: string): LoadedPage => ({
  ...matchRoute('/'),
  pathname,
  Page: () => null,
  head: { title: { id: pathname }, description: { id: 'description' }, picture: 'corridor' },
  data: undefined,
  stale: false,
});

const pages = { '/': pageOf('/'), '/form': pageOf('/form') };

function Arriving() {
  const { pathname } = useLocation();
  useRouteChange(pages[pathname as keyof typeof pages]);
  return (
    <main id="main">
      <h1>{pathname}</h1>
      <section id="apply">
        <form>
          <input aria-label="Name" />
        </form>
      </section>
      <p id="text">Text</p>
      <a id="opener" href="/file" aria-haspopup="dialog">
        Opener
      </a>
    </main>
  );
}

function setUp(at = '/') {
  const i18n = createI18n('en');
  i18n.load(WORDS);
  const store = new PageStore(i18n, {} as never);
  const keepOnly = vi.spyOn(store, 'keepOnly');
  function Site() {
    const [locale, setLocale] = useState<'en' | 'es'>('en');
    const site = {
      settings: testSettings(),
      locale,
      setLocale: () => Promise.resolve(),
      pages: store,
    };
    return (
      <SiteContext value={site}>
        {LINKS.map((path) => (
          <Link key={path} to={path}>{`Go to ${path}`}</Link>
        ))}
        <button
          type="button"
          onClick={() => {
            i18n.activate('es');
            setLocale('es');
          }}
        >
          Español
        </button>
        <I18nProvider i18n={i18n}>
          <Arriving />
        </I18nProvider>
      </SiteContext>
    );
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );
  // The first page is hydrated.
  document.documentElement.dataset.hydrated = '';
  return { keepOnly };
}

const follow = (path: string) => fireEvent.click(screen.getByRole('link', { name: `Go to ${path}` }));
const heading = () => screen.getByRole('heading', { level: 1 });

const scrollTo = vi.fn();
const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  delete document.documentElement.dataset.hydrated;
  document.head.innerHTML = '<meta name="description" content="">';
  document.title = '';
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('on the first page of a document', () => {
  it('leaves scroll and focus to the browser', () => {
    setUp('/form#apply');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  // Spec 3.5
  it('sets title and description', () => {
    setUp('/form');
    expect(document.title).toBe('Form · Fatal');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'In English.');
  });
});

describe('on another page', () => {
  // Spec 3.5
  it('scrolls to the top and focuses the heading, which is not tabbable', () => {
    setUp();
    follow('/form');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(heading()).toHaveTextContent('/form');
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAttribute('tabindex', '-1');
    expect(document.title).toBe('Form · Fatal');
  });

  it('forgets the previous page', () => {
    const { keepOnly } = setUp();
    follow('/form');
    expect(keepOnly).toHaveBeenLastCalledWith('/form');
  });

  // Spec 2.6
  it('scrolls to the target of the hash and focuses it', () => {
    setUp();
    follow('/form#text');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Text')]);
    expect(screen.getByText('Text')).toHaveFocus();
  });

  // Spec 2.6
  it('focuses the first field if the target contains a form', () => {
    setUp();
    follow('/form#apply');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each(['/form#nowhere', '/form#%'])('scrolls to the top if the target of %s does not exist', (path) => {
    setUp();
    follow(path);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(heading()).toHaveFocus();
  });
});

describe('going back', () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  it('keeps the scroll position until the previous page is loaded', async () => {
    setUp();
    vi.stubGlobal('scrollY', 500);
    window.history.replaceState(null, '', '/form');
    fireEvent.popState(window);
    await frame();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 500, behavior: 'instant' });
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });

  it('leaves scrolling to the browser within the same page', async () => {
    setUp();
    fireEvent.popState(window);
    await frame();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('on the same page', () => {
  it('scrolls to a target on every click', () => {
    setUp();
    follow('/#text');
    follow('/#text');
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByText('Text')).toHaveFocus();
  });

  // Spec 3.5
  it('focuses main for the skip link, not the first field', () => {
    setUp();
    follow('/#main');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not scroll to a target that opens a dialog', () => {
    setUp();
    follow('/#opener');
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Opener' })).not.toHaveFocus();
  });

  it('does not scroll if the target does not exist', () => {
    setUp();
    follow('/#nowhere');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('translates title and description on a language switch, without scrolling', () => {
    setUp('/form#apply');
    const button = screen.getByRole('button', { name: 'Español' });
    button.focus();
    fireEvent.click(button);
    expect(document.title).toBe('Formulario · Fatal');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'En español.');
    expect(button).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
