import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './footer.stories.js';

const { Default, ListsOnly } = composeStories(stories);

describe('Footer', () => {
  it('opens external links in a new tab and tells screen readers so', () => {
    const link = { label: 'Press kit', href: 'https://press.example', external: true };
    render(<Default callToAction={{ title: 'Write about us', link }} />);
    for (const label of ['ArtStation', 'Press kit']) {
      const external = screen.getByRole('link', { name: `${label} (opens in a new tab)` });
      expect(external).toHaveAttribute('target', '_blank');
      expect(external).toHaveAttribute('rel', 'noopener');
    }
    expect(screen.getByRole('link', { name: 'Careers' })).not.toHaveAttribute('target');
  });

  it('renders internal links with linkComponent and external links as plain anchors', () => {
    render(<Default linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>} />);
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/x/careers');
    expect(screen.getByRole('link', { name: 'Talk to the studio' })).toHaveAttribute(
      'href',
      '/x/support#contact',
    );
    expect(screen.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', 'https://youtube.example');
  });

  it('marks only the link to the current page', () => {
    const links = [
      { label: 'Team', href: '/team', current: true },
      { label: 'Careers', href: '/careers' },
    ];
    render(<ListsOnly lists={[{ heading: 'Studio', links }]} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Team');
  });

  it('names each list by its heading', () => {
    render(<ListsOnly />);
    expect(screen.getByRole('list', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
