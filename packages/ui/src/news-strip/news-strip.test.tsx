import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsStrip } from './news-strip.js';
import { newsStripFixtures } from './news-strip.fixtures.js';

const { basic, one } = newsStripFixtures.fixtures;

describe('NewsStrip', () => {
  it('is a list of articles in the order given', () => {
    render(<NewsStrip {...basic} />);
    expect(screen.getByRole('list')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      basic.items.map((item) => item.title),
    );
  });

  it('passes level and link on to the cards', () => {
    render(
      <NewsStrip {...basic} headingLevel={2} linkComponent={({ children }) => <a href="/x">{children}</a>} />,
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/x');
  });

  it('has no wider first frame when there is only one', () => {
    const { container } = render(<NewsStrip {...one} />);
    expect(container.firstElementChild).not.toHaveAttribute('data-lead');
  });
});
