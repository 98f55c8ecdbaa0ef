import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from './footer.js';
import { footerFixtures } from './footer.fixtures.js';

const { basic, listsOnly } = footerFixtures.fixtures;

describe('Footer', () => {
  it('opens other sites in a new tab and says so', () => {
    render(<Footer {...basic} />);
    const link = screen.getByRole('link', { name: 'ArtStation (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('draws internal links with the component given, others as they are', () => {
    render(
      <Footer {...basic} linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>} />,
    );
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/x/careers');
    expect(screen.getByRole('link', { name: 'Talk to the studio' })).toHaveAttribute(
      'href',
      '/x/support#contact',
    );
    expect(screen.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', 'https://youtube.example');
  });

  it('opens the call to action in a new tab, too, where it leads to another site', () => {
    const link = { label: 'Press kit', href: 'https://press.example', external: true };
    render(<Footer {...listsOnly} callToAction={{ title: 'Write about us', link }} />);
    const call = screen.getByRole('link', { name: `Press kit ${listsOnly.labels.newTab}` });
    expect(call).toHaveAttribute('target', '_blank');
    expect(call).toHaveAttribute('rel', 'noopener');
  });

  it('marks the link to the page that is shown, and no other', () => {
    const links = [
      { label: 'Team', href: '/team', current: true },
      { label: 'Careers', href: '/careers' },
    ];
    render(<Footer {...listsOnly} lists={[{ heading: 'Studio', links }]} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Team');
  });

  it('names each list by its heading', () => {
    render(<Footer {...listsOnly} />);
    expect(screen.getByRole('list', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
