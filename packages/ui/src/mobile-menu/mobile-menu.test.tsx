import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './mobile-menu.stories.js';

const { Default, Open } = composeStories(stories);

describe('MobileMenu', () => {
  it('leaves out menus without items', () => {
    const items = [...stories.default.args.items, { label: 'Archive', items: [] }];
    const { container } = render(<Open items={items} language={{ label: 'EN', items: [] }} />);
    expect(container.querySelectorAll('li:empty, ul:empty')).toHaveLength(0);
    expect(screen.queryByText('Archive')).toBeNull();
  });

  // Spec 5.2
  it('opens, and closes when an item is chosen', async () => {
    const onOpenChange = vi.fn();
    render(<Default onOpenChange={onOpenChange} data-testid="root" />);
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Main' }).id);
    expect(screen.getByTestId('root')).toHaveAttribute('data-open');
    await userEvent.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'stays open when a link opens elsewhere: %j',
    (click) => {
      render(<Open />);
      fireEvent.click(screen.getByRole('link', { name: 'Team' }), click);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );

  it('stays open when the visitor clicks text that is not a link', () => {
    render(<Open />);
    fireEvent.click(screen.getByText('Games'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('stays open when the browser reports an earlier close late', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const sheet = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(sheet, new Event('toggle'));
    expect(sheet.open).toBe(true);
  });

  it('lists the items of a menu under its label, and disabled ones as text', () => {
    render(<Open />);
    const games = screen.getByRole('list', { name: 'Games' });
    expect(games).toContainElement(screen.getByRole('link', { name: 'Fatal: Unleashed Darkness' }));
    expect(games).toContainElement(screen.getByText('Fatal III'));
    expect(screen.queryByRole('link', { name: /Fatal III/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  it('calls onSelect of a language, and closes', async () => {
    const onSelect = vi.fn();
    const language = { label: 'EN', items: [{ label: 'Deutsch', lang: 'de', current: false, onSelect }] };
    render(<Open language={language} />);
    await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a button that the browser can open the sheet with before hydration', () => {
    render(<Default />);
    const sheet = screen.getByRole('button', { name: 'Open the menu' }).getAttribute('popovertarget');
    expect(document.getElementById(sheet ?? '')).toHaveAttribute('popover', 'auto');
  });
});
