import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useHtmlLinks } from './use-html-links.ts';

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
  useHtmlLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: HTML }} />
      <p data-testid="address">{pathname + search + hash}</p>
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

/** Clicks, and tells whether the browser was kept from following the link itself. */
function click(name: string, init: MouseEventInit = {}): boolean {
  render(
    <MemoryRouter>
      <Text />
    </MemoryRouter>,
  );
  // jsdom cannot follow a link, and says so.
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

describe('a link in a text', () => {
  it.each([
    ['inside', '/news/4'],
    ['deep', '/support?reason=partner#contact'],
  ])('goes through the router: %s', (name, path) => {
    expect(click(name)).toBe(true);
    expect(address()).toBe(path);
  });

  // DECISIONS 2: Links in texts go through the router
  it.each(['fragment', 'file', 'protocol', 'outside', 'new tab', 'download'])(
    'is the browser’s where it leads to no page of this document: %s',
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
  ])('is the browser’s when another tab is asked for: %j', (init) => {
    expect(click('inside', init)).toBe(false);
    expect(address()).toBe('/');
  });

  it('is left alone where somebody else has handled it', () => {
    click('handled');
    expect(address()).toBe('/');
  });
});
