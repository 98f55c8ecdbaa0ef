import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './position-card.stories.js';

const { Default } = composeStories(stories);

describe('PositionCard', () => {
  it('is one link, named by the role', () => {
    render(<Default />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Technical Artist' })).toHaveAttribute(
      'href',
      '/join-us/technical',
    );
  });

  it('joins its tags and shows the note under them', () => {
    render(<Default note="About five hours a week" />);
    expect(screen.getByText('Tech Art · Remote')).toBeInTheDocument();
    expect(screen.getByText('About five hours a week')).toBeInTheDocument();
  });

  it('shows a sentence under the title', () => {
    render(<Default text="Keeps a dark picture readable." />);
    expect(screen.getByRole('article')).toHaveTextContent('Keeps a dark picture readable.');
  });

  it('hides a picture without alternative text from screen readers', () => {
    render(<Default alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
