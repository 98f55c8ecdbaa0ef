import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { island } from './island.tsx';
import { INCOMPLETE, NOT_HYDRATED, READY, INTERACTION, AWAITS_INTERACTION } from '../start/interaction.ts';

interface CounterProps {
  start: number;
}

function Counter({ start }: CounterProps) {
  return <button type="button">{String(start)}</button>;
}

const root = document.documentElement;

const touch = () => {
  root.removeAttribute(AWAITS_INTERACTION);
  document.dispatchEvent(new Event(INTERACTION));
};

/** An island as the server sends it. */
async function serverHtml() {
  const onServer = island(() => Promise.resolve(Counter));
  await onServer.preload();
  const container = document.createElement('div');
  container.innerHTML = renderToString(onServer({ start: 7 }) as React.ReactElement);
  document.body.append(container);
  return container;
}

/** The server's HTML of an island, and the same island in a browser that has not fetched its code. */
async function arrive(load: () => Promise<typeof Counter>) {
  const container = await serverHtml();
  const inBrowser = island(load);
  const errors: unknown[] = [];
  const page = (start: number) => inBrowser({ start }) as React.ReactElement;
  const hydrated = await act(() =>
    Promise.resolve(hydrateRoot(container, page(7), { onRecoverableError: (error) => errors.push(error) })),
  );
  return { container, errors, hydrated, page };
}

afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute(AWAITS_INTERACTION);
  document.body.innerHTML = '';
});

describe('an island', () => {
  it('keeps the server’s HTML, and fetches nothing, until somebody is here', async () => {
    root.setAttribute(AWAITS_INTERACTION, '');
    const load = vi.fn(() => Promise.resolve(Counter));
    const { container, errors } = await arrive(load);
    const button = screen.getByRole('button', { name: '7' });
    expect(load).not.toHaveBeenCalled();
    expect(container.querySelector(`[${NOT_HYDRATED}]`)).not.toBeNull();

    const ready = vi.fn();
    document.addEventListener(READY, ready, { once: true });
    await act(async () => {
      touch();
      await Promise.resolve();
    });
    await vi.waitFor(
      () => {
        expect(ready).toHaveBeenCalledOnce();
      },
      { timeout: 20_000 },
    );
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '7' })).toBe(button);
    expect(container.querySelector(`[${NOT_HYDRATED}]`)).toBeNull();
    expect(errors).toEqual([]);
  });

  it('wakes silently where its code arrives while React is at it', async () => {
    // `act` would let React finish first.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = await serverHtml();
    const errors: unknown[] = [];
    const Part = island(() => Promise.resolve(Counter));
    hydrateRoot(container, <Part start={7} />, { onRecoverableError: (error) => errors.push(error) });
    await vi.waitFor(
      () => {
        expect(container.querySelector(`[${NOT_HYDRATED}]`)).toBeNull();
      },
      { timeout: 20_000 },
    );
    expect(errors).toEqual([]);
  });

  it('reports code that did not arrive, and asks again at the next press', async () => {
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const incomplete = vi.fn();
    document.addEventListener(INCOMPLETE, incomplete, { once: true });
    const load = vi
      .fn<() => Promise<typeof Counter>>()
      .mockRejectedValueOnce(new Error('Offline.'))
      .mockResolvedValue(Counter);
    const { container } = await arrive(load);
    await vi.waitFor(
      () => {
        expect(incomplete).toHaveBeenCalledOnce();
      },
      { timeout: 20_000 },
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('Offline.'));
    log.mockClear();
    expect(screen.getByRole('button', { name: '7' })).toBeVisible();
    await act(async () => {
      document.dispatchEvent(new Event('pointerdown'));
      await Promise.resolve();
    });
    await vi.waitFor(
      () => {
        expect(container.querySelector(`[${NOT_HYDRATED}]`)).toBeNull();
      },
      { timeout: 20_000 },
    );
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is drawn at once where its code is here', async () => {
    const Part = island(() => Promise.resolve(Counter));
    await Part.preload();
    render(<Part start={3} />);
    expect(screen.getByRole('button', { name: '3' })).toBeVisible();
  });
});
