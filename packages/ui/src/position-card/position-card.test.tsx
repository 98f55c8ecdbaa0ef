import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCard } from './position-card.js';
import { positionCardFixtures } from './position-card.fixtures.js';

const { basic } = positionCardFixtures.fixtures;

describe('PositionCard', () => {
  it('is one link, named by the role', () => {
    render(<PositionCard {...basic} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Technical Artist' })).toHaveAttribute(
      'href',
      '/join-us/technical',
    );
  });

  it('joins its tags', () => {
    render(<PositionCard {...basic} />);
    expect(screen.getByText('Tech Art · Remote')).toBeInTheDocument();
  });

  it('has a note under the tags where one is given', () => {
    const { rerender } = render(<PositionCard {...basic} note="About five hours a week" />);
    expect(screen.getByText('About five hours a week')).toBeInTheDocument();
    rerender(<PositionCard {...basic} />);
    expect(screen.getByText('Tech Art · Remote').children).toHaveLength(0);
  });

  it('leaves the picture out of the reading order when it has no text', () => {
    render(<PositionCard {...basic} alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
