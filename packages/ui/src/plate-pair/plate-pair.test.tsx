import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlatePair } from './plate-pair.js';
import { platePairFixtures } from './plate-pair.fixtures.js';
import { cellAfter, cellSpot, isOnSpot, pointSpot } from './spot-grid.logic.js';

const { basic } = platePairFixtures.fixtures;

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

describe('the place of a mark', () => {
  it('is a sixth of the width and a quarter of the height for a cell', () => {
    expect(cellSpot(0)).toEqual({ x: 0, y: 0, width: 1 / 6, height: 1 / 4 });
    expect(cellSpot(23)).toEqual({ x: 5 / 6, y: 3 / 4, width: 1 / 6, height: 1 / 4 });
  });

  it('is as high as wide on the screen for a pointer', () => {
    const { x, y, width, height } = pointSpot(
      { clientX: 110, clientY: 70 },
      { left: 10, top: 20, width: 200, height: 100 },
    );
    expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5]);
    expect(width * 200).toBeCloseTo(height * 100);
  });

  it('means the spot where a quarter of the smaller one is in the other', () => {
    const spot = { x: 0.5, y: 0.5, width: 0.1, height: 0.2 };
    expect(isOnSpot(spot, spot)).toBe(true);
    expect(isOnSpot({ ...spot, x: 0.57 }, spot)).toBe(true);
    expect(isOnSpot({ ...spot, x: 0.58 }, spot)).toBe(false);
    expect(isOnSpot({ x: 0, y: 0, width: 1, height: 1 }, spot)).toBe(true);
    expect(isOnSpot({ ...spot, x: 0.7 }, spot)).toBe(false);
  });

  it('can be hit by a cell wherever the spot is', () => {
    for (let x = 0; x <= 0.95; x += 0.05)
      for (let y = 0; y <= 0.9; y += 0.05)
        for (const size of [0.05, 0.2, 0.5]) {
          const spot = { x, y, width: Math.min(size, 1 - x), height: Math.min(size, 1 - y) };
          const cells = Array.from({ length: 24 }, (_, at) => cellSpot(at));
          // A spot on a corner lies in four cells, a quarter in each: two beside each other have half.
          const most = Math.max(...cells.map((one) => Number(isOnSpot(one, spot))));
          expect(most, JSON.stringify(spot)).toBe(1);
        }
  });

  it('stops at the edges', () => {
    expect(cellAfter('ArrowLeft', 0)).toBe(0);
    expect(cellAfter('ArrowUp', 3)).toBe(3);
    expect(cellAfter('ArrowRight', 5)).toBe(5);
    expect(cellAfter('ArrowDown', 20)).toBe(20);
    expect(cellAfter('ArrowDown', 2)).toBe(8);
    expect([cellAfter('Home', 8), cellAfter('End', 8)]).toEqual([6, 11]);
    expect(cellAfter('a', 8)).toBeUndefined();
  });
});

describe('PlatePair', () => {
  it('fetches the second picture no sooner than somebody comes near', async () => {
    render(<PlatePair {...basic} />);
    await ready();
    expect(secondPicture()).toBeNull();
    await userEvent.hover(stage());
    expect(secondPicture()).not.toBeNull();
    expect(shown()).toBe('first');
  });

  it('shows the other one by its switch, and says which', async () => {
    render(<PlatePair {...basic} />);
    await ready();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toBe('The second image');
    expect(screen.getByRole('img', { name: basic.second.alt })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: basic.first.alt })).toBeNull();
    await userEvent.click(toggle());
    expect(status()).toBe('The first image');
  });

  it('does the same by T, wherever the focus is in it', async () => {
    render(<PlatePair {...basic} />);
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

  it('shows the other one while it is pressed and held, which marks nothing', async () => {
    const onFound = vi.fn();
    render(<PlatePair {...basic} spots={[{ x: 0, y: 0, width: 1, height: 1 }]} onFound={onFound} />);
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

  it('takes a press that wanders off for a scroll', async () => {
    render(<PlatePair {...basic} />);
    await ready();
    vi.useFakeTimers();
    fireEvent.pointerDown(stage(), { isPrimary: true, button: 0, clientX: 5, clientY: 5 });
    fireEvent.pointerMove(stage(), { clientX: 5, clientY: 40 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBe('first');
  });

  it('has one cell in the order of focus, and the arrows lead to the others', async () => {
    render(<PlatePair {...basic} />);
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

  it('says that a mark is off the spot, and once it is on it', async () => {
    const onFound = vi.fn();
    render(<PlatePair {...basic} onFound={onFound} />);
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

  it('is marked where a pointer is', async () => {
    const onFound = vi.fn();
    render(<PlatePair {...basic} onFound={onFound} />);
    await ready();
    const box = { left: 0, top: 0, width: 600, height: 400 } as DOMRect;
    vi.spyOn(screen.getByRole('grid'), 'getBoundingClientRect').mockReturnValue(box);
    fireEvent.click(cell(3, 4), { detail: 1, clientX: 310, clientY: 300 });
    expect(status()).toBe('Not there');
    fireEvent.click(cell(3, 4), { detail: 1, clientX: 350, clientY: 250 });
    expect(onFound).toHaveBeenCalledOnce();
  });

  it('stays as the parent holds it', async () => {
    const onFound = vi.fn();
    const { rerender } = render(<PlatePair {...basic} found={false} onFound={onFound} />);
    await ready();
    act(() => {
      cell(3, 4).focus();
    });
    await userEvent.keyboard('{Enter}');
    expect(onFound).toHaveBeenCalledOnce();
    expect(screen.getByRole('grid')).toBeInTheDocument();
    rerender(<PlatePair {...basic} found onFound={onFound} />);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('Found', { selector: '.gloam-rebate-end' })).toBeVisible();
  });

  it('has both pictures side by side where no script runs, and nothing to press', () => {
    const html = renderToString(<PlatePair {...basic} />);
    expect(html).toMatch(/<noscript><picture.*doorway-now.*<\/noscript>/);
    expect(html).not.toContain('gridcell');
  });
});
