import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Navbar } from './navbar.js';
import { navbarFixtures } from './navbar.fixtures.js';
import { ROOMS, roomNeeded, wordWidth } from './navbar.logic.js';

const { fixtures } = navbarFixtures;

const scrollTo = (top: number) => {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
};

describe('navbar logic', () => {
  it('reckons full-width characters as square', () => {
    expect(wordWidth('採用')).toBeCloseTo(2 * 0.9375);
    expect(wordWidth('Team')).toBeLessThan(wordWidth('採用情報'));
    expect(wordWidth('')).toBe(0);
  });

  it('needs 900 pixels for short words, more for longer ones, and gives up on what never fits', () => {
    expect(roomNeeded(fixtures.basic)).toBe(56.25);
    expect(roomNeeded(fixtures.linksOnly)).toBe(ROOMS[0]);
    expect(roomNeeded(fixtures.german)).toBeGreaterThan(56.25);
    expect(roomNeeded(fixtures.longLabels)).toBeUndefined();
  });
});

describe('Navbar', () => {
  afterEach(() => {
    scrollTo(0);
  });

  it('marks the current page', () => {
    render(<Navbar {...fixtures.basic} />);
    const [inRow] = screen.getAllByRole('link', { name: 'Home' });
    expect(inRow).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { name: 'Fatal, home' })[0]).toHaveAttribute('href', '#home');
  });

  // Spec 5.3
  it('changes after ten pixels, not at ten', () => {
    render(<Navbar {...fixtures.basic} />);
    const bar = screen.getByRole('banner');
    scrollTo(10);
    expect(bar).not.toHaveAttribute('data-scrolled');
    scrollTo(11);
    expect(bar).toHaveAttribute('data-scrolled');
    scrollTo(0);
    expect(bar).not.toHaveAttribute('data-scrolled');
  });

  it('draws no menu that would be empty', () => {
    const { language, items } = fixtures.basic;
    const empty = { label: 'Games', items: [] };
    const { container } = render(
      <Navbar
        {...fixtures.basic}
        items={[...items, empty]}
        language={{ label: 'EN', ...language, items: [] }}
      />,
    );
    const menus = [...container.querySelectorAll('[aria-haspopup="menu"]')].map((menu) => menu.textContent);
    expect(menus).toEqual(items.filter((item) => 'items' in item).map(({ label }) => label));
    expect(container.querySelectorAll('li:empty, ul:empty')).toHaveLength(0);
    expect(container.querySelector('.gloam-mobile-menu-languages')).toBeNull();
    expect(container.querySelectorAll('.gloam-navbar-items > li')).toHaveLength(items.length);
    expect(container.querySelectorAll('.gloam-mobile-menu-list > li')).toHaveLength(items.length);
  });

  it('leaves no room for a menu that it does not draw', () => {
    const { items, language, contact } = fixtures.german;
    const rest = { items: [...items, { label: 'Ein sehr langes, leeres Verzeichnis', items: [] }], contact };
    expect(roomNeeded({ ...rest, language: { label: 'Deutschland', ...language, items: [] } })).toBe(
      roomNeeded({ items, contact }),
    );
  });

  it('keeps every link behind the menu button when the words never fit', () => {
    render(<Navbar {...fixtures.longLabels} />);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-room');
    expect(screen.getByRole('button', { name: 'Menü öffnen' })).toBeInTheDocument();
  });
});
