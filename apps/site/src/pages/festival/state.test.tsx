import { dayAfter, dayBefore } from '@fatal/contracts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { festivalDays } from '#content/festival';
import { openSite } from '../../testing/open-site.tsx';

const [first = '', last = ''] = [festivalDays[0]?.date, festivalDays.at(-1)?.date];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['before it begins', dayBefore(first), undefined],
  ['on its first day', first, 'The festival is on now.'],
  ['on its last day', last, 'The festival is on now.'],
  ['after it is over', dayAfter(last), 'The festival is over. You can still apply with your code.'],
])('shows the state of the festival %s', async (_, day, said) => {
  await openSite('/events/mundos-digitales-2025', { day });
  expect(screen.queryByText(/^The festival is (?:on now|over)\./)?.textContent).toBe(said);
});
