import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rooms } from '#content/moved';
import { writeStored } from '../../entry/storage.ts';
import { openSite } from '../../testing/open-site.tsx';

const total = String(rooms.length);

beforeEach(() => {
  // Also clears the in-memory copy for browsers without storage.
  writeStored('moved', '');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const cellsOf = (grid: HTMLElement) => within(grid).getAllByRole('gridcell');

/** Returns the index of the grid cell in the middle of a room's first spot. */
function cellOf({ spots }: (typeof rooms)[number]): number {
  const [spot] = spots;
  if (!spot) throw new Error('A room without a spot.');
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  return Math.floor(y * 4) * 6 + Math.floor(x * 6);
}

async function solve(at: number) {
  const grid = (await screen.findAllByRole('grid'))[at];
  const room = rooms.filter(({ id }) => !(localStorage.getItem('moved') ?? '').split(',').includes(id))[at];
  if (!grid || !room) throw new Error('No such room.');
  act(() => {
    cellsOf(grid)[cellOf(room)]?.focus();
  });
  await userEvent.keyboard('{Enter}');
}

describe('page of moved things', () => {
  it('counts and stores found rooms', async () => {
    await openSite('/moved');
    expect(screen.getByText(`0 of ${total} found`)).toBeVisible();
    await solve(0);
    expect(screen.getByText(`1 of ${total} found`)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /^Wishlist/ })).toBeNull();
    expect(localStorage.getItem('moved')).toBe(rooms[0]?.id);
    expect(screen.getAllByRole('grid')).toHaveLength(rooms.length - 1);
  });

  it('finds every room by the cell in the middle of its spot', async () => {
    await openSite('/moved');
    for (const { id } of rooms) {
      await solve(0);
      expect(localStorage.getItem('moved')).toContain(id);
    }
    expect(screen.getByText(`${total} of ${total} found`)).toBeVisible();
    expect(screen.getByText(/^That’s all of them/)).toBeVisible();
    const ways = screen.getByRole('link', { name: 'Go to the game' }).parentElement ?? document.body;
    expect(
      within(ways)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wishlist on Steam (opens in a new tab)', 'Go to the game']);
  });

  it('clears the found rooms on "Start again"', async () => {
    localStorage.setItem('moved', `${rooms[1]?.id ?? ''},a room that is gone`);
    await openSite('/moved');
    expect(screen.getByText(`1 of ${total} found`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByText(`0 of ${total} found`)).toBeVisible();
    expect(localStorage.getItem('moved')).toBe('');
  });

  it('describes the two pictures of a room differently', () => {
    for (const { first, second } of rooms) {
      expect(first.picture.path).not.toBe(second.picture.path);
      expect(first.alt.message).not.toBe(second.alt.message);
    }
  });
});
