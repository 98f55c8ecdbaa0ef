import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MobileMenu } from './mobile-menu.js';
import { mobileMenuFixtures } from './mobile-menu.fixtures.js';
import { isChoice } from './mobile-menu.logic.js';

const { basic } = mobileMenuFixtures.fixtures;

describe('mobile menu logic', () => {
  it('takes a plain click on a link or a choice for a choice', () => {
    document.body.innerHTML =
      '<a href="#a"><b id="in">a</b></a><button data-choice id="b"></button><p id="p"></p>';
    const click = (id: string, keys = {}) => ({
      button: 0,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      target: document.getElementById(id),
      ...keys,
    });
    expect(['in', 'b', 'p'].map((id) => isChoice(click(id)))).toEqual([true, true, false]);
    expect(isChoice(click('in', { ctrlKey: true }))).toBe(false);
    expect(isChoice(click('in', { button: 1 }))).toBe(false);
    document.body.innerHTML = '';
  });
});

describe('MobileMenu', () => {
  it('draws no list that would be empty', () => {
    const items = [...basic.items, { label: 'Archive', items: [] }];
    const { container } = render(
      <MobileMenu {...basic} items={items} language={{ label: 'EN', items: [] }} defaultOpen />,
    );
    expect(container.querySelectorAll('li:empty, ul:empty')).toHaveLength(0);
    expect(screen.queryByText('Archive')).toBeNull();
  });

  // Spec 5.2
  it('opens, and closes on a choice', async () => {
    const onOpenChange = vi.fn();
    render(<MobileMenu {...basic} onOpenChange={onOpenChange} data-testid="root" />);
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(opener).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Main' }).id);
    expect(screen.getByTestId('root')).toHaveAttribute('data-open');
    await userEvent.click(screen.getByRole('link', { name: 'Team' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays open when the browser tells late that it was closed before', async () => {
    render(<MobileMenu {...basic} />);
    await userEvent.click(screen.getByRole('button', { name: basic.labels.openMenu }));
    const sheet = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(sheet, new Event('toggle'));
    expect(sheet.open).toBe(true);
  });

  it('lists the games under their heading, those to come as text', async () => {
    render(<MobileMenu {...basic} defaultOpen />);
    expect(await screen.findByRole('list', { name: 'Games' })).toContainElement(
      screen.getByRole('link', { name: 'Fatal: Unleashed Darkness' }),
    );
    expect(screen.queryByRole('link', { name: /Loading/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  it('tells the language chosen', async () => {
    const onSelect = vi.fn();
    render(
      <MobileMenu
        {...basic}
        defaultOpen
        language={{ label: 'EN', items: [{ label: 'Deutsch', lang: 'de', current: false, onSelect }] }}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be opened by the browser alone', () => {
    render(<MobileMenu {...basic} />);
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    expect(opener).toHaveAttribute('popovertarget');
    expect(document.getElementById(opener.getAttribute('popovertarget') ?? '')).toHaveAttribute(
      'popover',
      'auto',
    );
  });
});
