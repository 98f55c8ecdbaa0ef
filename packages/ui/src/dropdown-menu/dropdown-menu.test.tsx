import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DropdownMenuItem } from './dropdown-menu.js';
import * as stories from './dropdown-menu.stories.js';

const { Default, Open } = composeStories(stories);
const act = () => undefined;

describe('DropdownMenu', () => {
  it('renders its links with linkComponent', async () => {
    render(
      <Open
        linkComponent={({ href, children, ...rest }) => (
          <a {...rest} href={`/x${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(await screen.findByRole('menuitem', { name: 'Fatal II' })).toHaveAttribute('href', '/x#fatal-ii');
  });

  it('renders nothing without items', () => {
    const { container } = render(<Default items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('stays closed while its parent keeps it closed', async () => {
    const onOpenChange = vi.fn();
    render(<Default open={false} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Games' }));
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('accepts items that are a link, an action or disabled, never two of them', () => {
    const items: DropdownMenuItem[] = [
      { label: 'Link', href: '/a', current: true, onSelect: act },
      { label: 'Action', onSelect: act, current: false },
      { label: 'Disabled', disabled: true, explanation: 'Not yet' },

      // @ts-expect-error A disabled item is not a link.
      { label: 'Disabled link', href: '/a', disabled: true },
      // @ts-expect-error A disabled item has no action.
      { label: 'Disabled action', onSelect: act, disabled: true },
      // @ts-expect-error Only a disabled item has an explanation.
      { label: 'Explained link', href: '/a', explanation: 'Why not' },
      // @ts-expect-error An enabled item is a link or an action.
      { label: 'Nothing' },
    ];
    expect(items).toHaveLength(7);
  });
});
