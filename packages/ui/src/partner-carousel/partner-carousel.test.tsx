import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { clampIndex, indexAfterKey } from './partner-carousel.logic.js';
import * as stories from './partner-carousel.stories.js';

const { Default, Single } = composeStories(stories);
const [first, second, third] = stories.default.args.partners.map((partner) => partner.name);

const selected = () => screen.getByRole('tab', { selected: true }).getAttribute('aria-label');

describe('clampIndex', () => {
  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 2],
    [-1, 3, 0],
    [1.7, 3, 1],
    [Number.NaN, 3, 0],
    [1, 0, 0],
  ])('turns index %d of %d into %d', (index, count, expected) => {
    expect(clampIndex(index, count)).toBe(expected);
  });
});

describe('indexAfterKey', () => {
  it('follows the text direction', () => {
    expect(indexAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(indexAfterKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('ignores other keys', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a', 'Escape'])
      expect(indexAfterKey(key, 0, 3, 'ltr')).toBeUndefined();
  });

  it('always returns a valid index, and the opposite key returns to the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.nat(),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (count, from, direction) => {
          const index = from % count;
          const next = indexAfterKey('ArrowRight', index, count, direction) ?? -1;
          expect(next).toBe(clampIndex(next, count));
          expect(indexAfterKey('ArrowLeft', next, count, direction)).toBe(index);
        },
      ),
    );
  });
});

describe('PartnerCarousel', () => {
  it('shows the first partner', () => {
    render(<Default />);
    expect(selected()).toBe(first);
    expect(screen.getByRole('tabpanel', { name: first })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('is one tab stop, with arrow keys, Home and End between partners', async () => {
    const user = userEvent.setup();
    render(<Default />);
    await user.tab();
    expect(screen.getByRole('tab', { name: first })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: second })).toHaveFocus();
    expect(selected()).toBe(second);
    await user.keyboard('{End}');
    expect(selected()).toBe(third);
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe(first);
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toBe(third);
    await user.keyboard('{Home}');
    expect(selected()).toBe(first);
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('leaves key combinations to the browser', async () => {
    const user = userEvent.setup();
    render(<Default />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(selected()).toBe(first);
  });

  // Spec 6.4
  it('shows the partner whose logo or dot is clicked, and reports each change once', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    const { container } = render(<Default onValueChange={onValueChange} />);
    const logos = container.querySelectorAll('.gloam-partner-logo');
    await user.click(logos[2] ?? container);
    expect(selected()).toBe(third);
    expect(logos[2]).toHaveAttribute('data-selected');
    await user.click(screen.getByRole('tab', { name: second }));
    expect(selected()).toBe(second);
    await user.click(screen.getByRole('tab', { name: second }));
    expect(onValueChange.mock.calls).toEqual([[2], [1]]);
  });

  it('keeps the partner that its parent sets', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<Default value={0} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('tab', { name: third }));
    expect(onValueChange).toHaveBeenCalledWith(2);
    expect(selected()).toBe(first);
  });

  it('clamps an index that does not exist', () => {
    render(<Default defaultValue={9} />);
    expect(selected()).toBe(third);
  });

  it('renders nothing without partners', () => {
    const { container } = render(<Default partners={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  // Spec 6.4
  it('has no dots and no tab stop with one partner', async () => {
    const user = userEvent.setup();
    render(<Single />);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: first })).toBeVisible();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});
