import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socialLinks, steamPage } from '#content/links';
import { games } from '../model/games.ts';
import { openSite } from '../testing/open-site.tsx';

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const foot = () => within(screen.getByRole('contentinfo'));

const linksIn = (part: { getAllByRole: (role: string) => HTMLElement[] }) =>
  Object.fromEntries(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await openSite('/careers');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the navbar', () => {
  // Spec 5.1, 5.2
  it('links to the pages', () => {
    expect(linksIn(bar())).toMatchObject({
      Home: '/',
      Team: '/team',
      Careers: '/careers',
      Support: '/support',
      Contact: '/support#contact',
    });
    expect(screen.getByRole('link', { name: 'Fatal, home' })).toHaveAttribute('href', '/');
  });

  it('marks the current page', () => {
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Careers');
  });

  // Spec 5.1, 5.2, 1.7
  it('links to one game and lists the others as disabled with their state', async () => {
    await userEvent.click(bar().getByRole('button', { name: 'Games' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items[0]).toHaveAttribute('href', '/games/fatal-unleashed-darkness');
    expect(items.slice(1).map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual(
      games.slice(1).map(({ name, stateText }) => [`${name} ${stateText.message ?? '?'}`, 'true']),
    );
  });
});

describe('the footer', () => {
  // Spec 5.4
  it('links to the contact form and the pages of the site', () => {
    expect(linksIn(foot())).toMatchObject({
      'Talk to the studio': '/support#contact',
      Careers: '/careers',
      Artists: '/team',
      News: '/news',
      Collaborations: '/collaborations',
      Contact: '/support#contact',
      FAQ: '/support#faq',
      'Terms of use': '/terms-of-use',
      'Privacy policy': '/privacy-policy',
    });
  });

  // Spec 5.4
  it('opens external links in a new tab and announces it', () => {
    const outside = foot()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank');
    expect(outside.map((link) => link.getAttribute('href'))).toEqual([
      steamPage,
      ...socialLinks.map(({ href }) => href),
    ]);
    for (const link of outside) {
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });

  // Spec 5.4
  it('shows the current year', () => {
    expect(foot().getByText('© 2026 Fatal: Unleashed Darkness. All rights reserved.')).toBeInTheDocument();
  });
});
