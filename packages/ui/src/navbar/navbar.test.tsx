import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Navbar, type NavbarProps } from './navbar.js';
import { roomNeeded, wordWidth } from './navbar.logic.js';
import * as stories from './navbar.stories.js';

const { German, LinksOnly, LongLabels } = composeStories(stories);
const { args } = stories.default;

describe('wordWidth', () => {
  it('counts full-width characters as square', () => {
    expect(wordWidth('採用')).toBeCloseTo(2 * 0.9375);
    expect(wordWidth('Team')).toBeLessThan(wordWidth('採用情報'));
  });
});

describe('roomNeeded', () => {
  const widthFor = ({ items = [], language, contact }: Partial<NavbarProps>) =>
    roomNeeded({ items, language, contact });

  it('returns a larger width for longer texts, and none for texts that never fit', () => {
    expect(widthFor(args)).toBe(56.25);
    expect(widthFor(LinksOnly.args)).toBe(56.25);
    expect(widthFor(German.args)).toBeGreaterThan(56.25);
    expect(widthFor(LongLabels.args)).toBeUndefined();
  });

  it('leaves out menus without items', () => {
    const { items = [], contact } = German.args;
    const empty = { label: 'Ein sehr langes, leeres Verzeichnis', items: [] };
    expect(roomNeeded({ items: [...items, empty], language: empty, contact })).toBe(
      roomNeeded({ items, contact }),
    );
  });
});

describe('Navbar', () => {
  it('links the logo to the home page, and marks the current page', () => {
    render(<Navbar {...args} />);
    expect(screen.getAllByRole('link', { name: 'Fatal, home' })[0]).toHaveAttribute('href', '#home');
    expect(screen.getAllByRole('link', { name: 'Home' })[0]).toHaveAttribute('aria-current', 'page');
  });

  it('leaves out menus without items', () => {
    const empty = { label: 'Archive', items: [] };
    const { container } = render(
      <Navbar {...args} items={[...args.items, empty]} language={{ label: 'EN', items: [] }} />,
    );
    const menus = [...container.querySelectorAll('[aria-haspopup="menu"]')].map((menu) => menu.textContent);
    expect(menus).toEqual(['Games']);
    expect(screen.queryByText('Archive')).toBeNull();
    expect(container.querySelectorAll('li:empty, ul:empty')).toHaveLength(0);
  });

  it('keeps the links behind the menu button if the texts never fit', () => {
    render(<LongLabels />);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-room');
  });
});
