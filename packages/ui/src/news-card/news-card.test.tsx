import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './news-card.stories.js';

const { Default } = composeStories(stories);
const { item } = stories.default.args;

describe('NewsCard', () => {
  it('is one link, named by the title', () => {
    render(<Default />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: item.title })).toHaveAttribute('href', '/news/21');
  });

  it('gives the date in ISO 8601, and hides the number of the frame from screen readers', () => {
    const { container } = render(<Default item={{ ...item, id: 3 }} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-07-03');
    for (const number of screen.getAllByText('03')) expect(number).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a decorative picture without alternative text', () => {
    render(<Default item={{ ...item, alt: '' }} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('renders the title at the given level, and the link with the given component', () => {
    render(<Default headingLevel={2} linkComponent={({ children }) => <a href="/x">{children}</a>} />);
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/x');
  });
});
