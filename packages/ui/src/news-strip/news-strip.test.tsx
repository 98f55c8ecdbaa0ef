import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './news-strip.stories.js';

const { Default, One } = composeStories(stories);

describe('NewsStrip', () => {
  it('lists the articles in the given order', () => {
    render(<Default />);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      stories.default.args.items.map(({ title }) => title),
    );
  });

  it('passes heading level and link component to the cards', () => {
    render(<Default headingLevel={2} linkComponent={({ children }) => <a href="/x">{children}</a>} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/x');
  });

  it('has no wider first frame with only one article', () => {
    const { container } = render(<One />);
    expect(container.firstElementChild).not.toHaveAttribute('data-lead');
  });
});
