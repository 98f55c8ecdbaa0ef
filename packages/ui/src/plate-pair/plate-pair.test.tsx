import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './plate-pair.stories.js';
import { cellAfter, cellSpot, isOnSpot, pointSpot } from './spot-grid.logic.js';

const { Default } = composeStories(stories);

const toggle = () => screen.getByRole('button', { name: 'Then / Now 04' });
const cell = (row: number, column: number) =>
  screen.getByRole('gridcell', { name: `Row ${String(row)} of 4, column ${String(column)} of 6` });
const status = () => screen.getByRole('status').textContent;
const ready = () => screen.findByRole('grid');
const stage = () => document.querySelector<HTMLElement>('.gloam-plate-pair-stage') ?? document.body;
const shown = () => document.querySelector<HTMLElement>('.gloam-plate-pair')?.dataset.shown;
const secondPicture = () => document.querySelector('.gloam-plates-second');

afterEach(() => {
  vi.useRealTimers();
});

describe('the area of a mark', () => {
  it('is square on the screen and centred on the pointer', () => {
    const { x, y, width, height } = pointSpot(
      { clientX: 110, clientY: 70 },
      { left: 10, top: 20, width: 200, height: 100 },
    );
    expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5]);
    expect(width * 200).toBeCloseTo(height * 100);
  });

  const spot = { x: 0.5, y: 0.5, width: 0.1, height: 0.2 };
  it.each([
    ['the spot itself', spot, true],
    ['an overlap of more than a quarter', { ...spot, x: 0.57 }, true],
    ['an overlap of less than a quarter', { ...spot, x: 0.58 }, false],
    ['an area around the spot', { x: 0, y: 0, width: 1, height: 1 }, true],
    ['an area beside the spot', { ...spot, x: 0.7 }, false],
  ])('compares with the spot: %s', (_, mark, hits) => {
    expect(isOnSpot(mark, spot)).toBe(hits);
  });

  it('hits every possible spot from at least one cell', () => {
    for (let x = 0; x <= 0.95; x += 0.05)
      for (let y = 0; y <= 0.9; y += 0.05)
        for (const size of [0.05, 0.2, 0.5]) {
          const anywhere = { x, y, width: Math.min(size, 1 - x), height: Math.min(size, 1 - y) };
          const cells = Array.from({ length: 24 }, (__, at) => cellSpot(at));
          expect(
            cells.some((one) => isOnSpot(one, anywhere)),
            JSON.stringify(anywhere),
          ).toBe(true);
        }
  });

  it.each([
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 3, 3],
    ['ArrowRight', 5, 5],
    ['ArrowDown', 20, 20],
    ['ArrowDown', 2, 8],
    ['Home', 8, 6],
    ['End', 8, 11],
    ['a', 8, undefined],
  ])('moves by %s from cell %i to %s', (key, from, to) => {
    expect(cellAfter(key, from)).toBe(to);
  });
});

describe('PlatePair', () => {
  it('loads the second picture once the pointer is over the first', async () => {
    render(<Default />);
    await ready();
    expect(secondPicture()).toBeNull();
    await userEvent.hover(stage());
    expect(secondPicture()).not.toBeNull();
    expect(shown()).toBe('first');
  });

  it('shows the other picture by its toggle and announces it', async () => {
    render(<Default />);
    await ready();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toBe('The second image');
    expect(screen.getByRole('img', { name: /seen from its front/ })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /seen from its side/ })).toBeNull();
    await userEvent.click(toggle());
    expect(status()).toBe('The first image');
  });

  it('toggles by T without modifier keys, wherever focus is inside', async () => {
    render(<Default />);
    await ready();
    act(() => {
      cell(1, 1).focus();
    });
    await userEvent.keyboard('t');
    expect(shown()).toBe('second');
    await userEvent.keyboard('{Control>}t{/Control}');
    expect(shown()).toBe('second');
    await userEvent.keyboard('T');
    expect(shown()).toBe('first');
  });

  it('shows the other picture while pressed and held, without a mark', async () => {
    const onFound = vi.fn();
    render(<Default spots={[{ x: 0, y: 0, width: 1, height: 1 }]} onFound={onFound} />);
    await ready();
    vi.useFakeTimers();
    fireEvent.pointerDown(stage(), { isPrimary: true, button: 0, clientX: 5, clientY: 5 });
    act(() => void vi.advanceTimersByTime(100));
    expect(shown()).toBe('first');
    act(() => void vi.advanceTimersByTime(300));
    expect(shown()).toBe('second');
    fireEvent.pointerUp(stage());
    fireEvent.click(cell(1, 1), { detail: 1 });
    expect(shown()).toBe('first');
    expect(onFound).not.toHaveBeenCalled();
    fireEvent.click(cell(1, 1));
    expect(onFound).toHaveBeenCalledOnce();
  });

  it('ignores a hold whose pointer moves, such as a scroll', async () => {
    render(<Default />);
    await ready();
    vi.useFakeTimers();
    fireEvent.pointerDown(stage(), { isPrimary: true, button: 0, clientX: 5, clientY: 5 });
    fireEvent.pointerMove(stage(), { clientX: 5, clientY: 40 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBe('first');
  });

  it('has one cell in the tab order and moves focus by the arrow keys', async () => {
    render(<Default />);
    await ready();
    await userEvent.tab();
    expect(cell(1, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(2, 2)).toHaveFocus();
    await userEvent.tab();
    expect(toggle()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(cell(2, 2)).toHaveFocus();
  });

  it('announces whether a mark hits, and ends with focus on the toggle', async () => {
    const onFound = vi.fn();
    render(<Default onFound={onFound} />);
    await ready();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(status()).toBe('Not there');
    expect(onFound).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(status()).toBe('Found');
    expect(onFound).toHaveBeenCalledOnce();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it('stays in the state of its parent when controlled', async () => {
    const onFound = vi.fn();
    const { rerender } = render(<Default found={false} onFound={onFound} />);
    await ready();
    act(() => {
      cell(3, 4).focus();
    });
    await userEvent.keyboard('{Enter}');
    expect(onFound).toHaveBeenCalledOnce();
    expect(screen.getByRole('grid')).toBeInTheDocument();
    rerender(<Default found onFound={onFound} />);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('Found', { selector: '.gloam-rebate-end' })).toBeVisible();
  });

  it('renders the second picture, and no cells, without JavaScript', () => {
    const html = renderToString(<Default />);
    expect(html).toMatch(/<noscript><picture.*doorway-now.*<\/noscript>/);
    expect(html).not.toContain('gridcell');
  });
});
