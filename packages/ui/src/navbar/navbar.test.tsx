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

  // SPEC 9: Navbar after 10 px, back to top after 1000 px
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

  it('keeps every link behind the menu button when the words never fit', () => {
    render(<Navbar {...fixtures.longLabels} />);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-room');
    expect(screen.getByRole('button', { name: 'Navigationsmenü öffnen' })).toBeInTheDocument();
  });
});
