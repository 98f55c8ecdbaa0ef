import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsCard } from './news-card.js';
import { newsCardFixtures } from './news-card.fixtures.js';

const { basic } = newsCardFixtures.fixtures;

describe('NewsCard', () => {
  it('is one link, named by the title', () => {
    render(<NewsCard {...basic} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Three days at Mundos Digitales' })).toHaveAttribute(
      'href',
      '/news/21',
    );
  });

  it('keeps the date for machines, and the numbers of the frame for the eye', () => {
    const { container } = render(<NewsCard {...basic} item={{ ...basic.item, id: 3 }} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-07-03');
    for (const number of screen.getAllByText('03')) expect(number).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes the level of its title', () => {
    render(<NewsCard {...basic} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('draws the link with the component given', () => {
    render(
      <NewsCard
        {...basic}
        linkComponent={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('data-router', 'yes');
  });
});
