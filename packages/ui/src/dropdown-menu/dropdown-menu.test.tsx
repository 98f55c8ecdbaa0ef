import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DropdownMenu } from './dropdown-menu.js';
import { dropdownMenuFixtures } from './dropdown-menu.fixtures.js';
import {
  actionState,
  ariaCurrent,
  entryOfClick,
  entryOfKey,
  isDisabled,
  isLink,
} from './dropdown-menu.logic.js';

const { basic, actions } = dropdownMenuFixtures.fixtures;
const noop = () => undefined;

describe('dropdown menu logic', () => {
  it('tells links, actions and what cannot be chosen apart', () => {
    const items = [
      { label: 'a', href: '/a' },
      { label: 'b', onSelect: noop },
      { label: 'c', disabled: true as const },
    ];
    expect(items.map(isLink)).toEqual([true, false, false]);
    expect(items.map(isDisabled)).toEqual([false, false, true]);
  });

  it('goes into the list when a key opens it, not when a pointer does', () => {
    expect([entryOfKey('ArrowDown'), entryOfKey('ArrowUp'), entryOfKey('a')]).toEqual([
      'first',
      'last',
      undefined,
    ]);
    expect([entryOfClick(0), entryOfClick(1)]).toEqual(['first', 'menu']);
  });

  it('marks a page, a language, one of a set, or nothing', () => {
    expect(ariaCurrent({ label: 'a', href: '/a', current: true })).toBe('page');
    expect(ariaCurrent({ label: 'Deutsch', lang: 'de', href: '?lang=de', current: true })).toBe('true');
    expect(ariaCurrent({ label: 'a', href: '/a' })).toBeUndefined();
    expect(actionState({ label: 'a', onSelect: noop })).toEqual({ role: 'menuitem' });
    expect(actionState({ label: 'a', onSelect: noop, current: false })).toEqual({
      role: 'menuitemradio',
      'aria-checked': false,
    });
  });
});

describe('DropdownMenu', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = noop;
        unobserve = noop;
        disconnect = noop;
      },
    );
    Element.prototype.scrollIntoView = noop;
  });

  it('says that it opens a menu, and whether it is open', async () => {
    const onOpenChange = vi.fn();
    render(<DropdownMenu {...basic} onOpenChange={onOpenChange} data-testid="root" />);
    const button = screen.getByRole('button', { name: 'Games' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTestId('root')).toHaveAttribute('data-open');
    expect(await screen.findByRole('menu', { name: 'Games' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
    await userEvent.click(button);
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('draws its links with the component given', async () => {
    render(
      <DropdownMenu
        {...basic}
        defaultOpen
        linkComponent={({ href, children, ...rest }) => (
          <a {...rest} href={`/x${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(await screen.findByRole('menuitem', { name: 'Fatal II' })).toHaveAttribute('href', '/x#fatal-ii');
  });

  it('draws nothing where it has nothing to offer', () => {
    const { container } = render(<DropdownMenu {...basic} items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('stays as the parent says', async () => {
    const onOpenChange = vi.fn();
    render(<DropdownMenu {...actions} open={false} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Language, EN' }));
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
