import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placement } from '#content/working-here';
import { openSite } from '../../testing/open-site.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await openSite('/collaborations/placements');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows all sections, the duration and a link to the contact form', () => {
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(placement.length);
  expect(main.getByText(/8 to 12 weeks/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'the form on the support page' })).toHaveAttribute(
    'href',
    '/support?reason=partner#contact',
  );
});
