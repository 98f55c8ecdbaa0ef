import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PartnerCarousel } from './partner-carousel.js';
import { partnerCarouselFixtures } from './partner-carousel.fixtures.js';
import { clampIndex, indexAfterKey } from './partner-carousel.logic.js';

const { basic, single } = partnerCarouselFixtures.fixtures;
const [first, second, third] = basic.partners.map((partner) => partner.name);

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
  ])('%d of %d is %d', (index, count, expected) => {
    expect(clampIndex(index, count)).toBe(expected);
  });
});

describe('indexAfterKey', () => {
  it('follows the direction of the text', () => {
    expect(indexAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
    expect(indexAfterKey('ArrowRight', 0, 3, 'rtl')).toBe(2);
  });

  it('leaves other keys alone', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'Tab', 'a', 'Escape'])
      expect(indexAfterKey(key, 0, 3, 'ltr')).toBeUndefined();
  });

  it('always names a partner that exists, and the opposite key leads back', () => {
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
    render(<PartnerCarousel {...basic} />);
    expect(selected()).toBe(first);
    expect(screen.getByRole('tabpanel', { name: first })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('is one tab stop, moved through by arrows, Home and End', async () => {
    const user = userEvent.setup();
    render(<PartnerCarousel {...basic} />);
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

  it('leaves combinations of keys to the browser', async () => {
    const user = userEvent.setup();
    render(<PartnerCarousel {...basic} />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(selected()).toBe(first);
  });

  // Spec 6.4
  it('follows a click on a logo or a dot, and says so once', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    const { container } = render(<PartnerCarousel {...basic} onValueChange={onValueChange} />);
    const logos = container.querySelectorAll('.gloam-partner-logo');
    await user.click(logos[2] ?? container);
    expect(selected()).toBe(third);
    expect(logos[2]).toHaveAttribute('data-selected');
    await user.click(screen.getByRole('tab', { name: second }));
    expect(selected()).toBe(second);
    await user.click(screen.getByRole('tab', { name: second }));
    expect(onValueChange.mock.calls).toEqual([[2], [1]]);
  });

  it('stays where the parent holds it', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<PartnerCarousel {...basic} value={0} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('tab', { name: third }));
    expect(onValueChange).toHaveBeenCalledWith(2);
    expect(selected()).toBe(first);
  });

  it('starts at a partner that exists, whatever is asked for', () => {
    render(<PartnerCarousel {...basic} defaultValue={9} />);
    expect(selected()).toBe(third);
  });

  it('draws nothing without partners', () => {
    const { container } = render(<PartnerCarousel {...basic} partners={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  // Spec 6.4
  it('has nothing to choose and no tab stop with one partner', async () => {
    const user = userEvent.setup();
    render(<PartnerCarousel {...single} />);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: first })).toBeVisible();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});
