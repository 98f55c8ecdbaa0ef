import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroLight } from './hero-light.tsx';

const plates = () => document.querySelectorAll('img').length;

async function scroll() {
  await act(async () => {
    fireEvent.scroll(window);
    await Promise.resolve();
  });
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
  });
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the lamp over the picture of home', () => {
  it('is fetched once somebody scrolls, and not before', async () => {
    render(<HeroLight />);
    expect(plates()).toBe(0);
    await scroll();
    expect(plates()).toBe(1);
    expect(document.querySelector('img')).toHaveAttribute('alt', '');
  });

  it.each([
    ['where motion is to be reduced, or the screen is small', 'matchMedia', () => ({ matches: false })],
    ['where nothing ties it to the depth', 'CSS', { supports: () => false }],
    ['where data are to be saved', 'navigator', { connection: { saveData: true } }],
  ])('is not there %s', async (_, name, value) => {
    vi.stubGlobal(name, value);
    render(<HeroLight />);
    await scroll();
    expect(plates()).toBe(0);
  });
});
