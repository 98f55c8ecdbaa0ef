import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collaborations } from '#content/collaborations';
import { matchRoute } from '../../routes/match-route.ts';
import { openSite } from '../../testing/open-site.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await openSite('/collaborations');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the collaborations page', () => {
  // Spec 10.3
  it('shows each collaboration with title, description and link', () => {
    const rows = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(rows).toHaveLength(collaborations.length);
    for (const row of rows) {
      expect(within(row).getByRole('heading', { level: 2 })).not.toBeEmptyDOMElement();
      expect(row.querySelector('p')?.textContent.length).toBeGreaterThan(80);
      const href = within(row).getByRole('link').getAttribute('href') ?? '';
      expect(matchRoute(href).route.path).not.toBe('/404');
    }
  });

  // Spec 1.4
  it('mentions both schools and the placements', () => {
    expect(
      screen.getByText(/one in Madrid and one in Navarra.*placements that count towards their course/),
    ).toBeInTheDocument();
  });

  it('links to the contact form with the reason preselected', () => {
    expect(screen.getByRole('link', { name: 'Propose a collaboration' })).toHaveAttribute(
      'href',
      '/support?reason=partner#contact',
    );
  });
});
