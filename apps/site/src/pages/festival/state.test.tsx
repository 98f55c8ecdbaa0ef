import { dayAfter, dayBefore, DEFAULT_SITE_SETTINGS } from '@fatal/contracts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { festivalDays } from '#content/festival';
import { SETTINGS_ID } from '../../start/document-state.ts';
import { openSite } from '../../testing/open-site.tsx';

const [first = '', last = ''] = [festivalDays[0]?.date, festivalDays.at(-1)?.date];

/** A document of a day, as the server sends it. */
function documentOf(day: string) {
  const settings = { ...DEFAULT_SITE_SETTINGS, closed: false, year: '2026', day };
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(settings)}</script>`;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it.each([
  ['before it begins', dayBefore(first), undefined],
  ['on its first day', first, 'The festival is on now.'],
  ['on its last day', last, 'The festival is on now.'],
  ['once it is over', dayAfter(last), 'The festival is over. You can still apply with your code.'],
])('says how things are %s', async (_, day, said) => {
  documentOf(day);
  await openSite('/events/mundos-digitales-2025');
  expect(screen.queryByText(/^The festival is (?:on now|over)\./)?.textContent).toBe(said);
});
