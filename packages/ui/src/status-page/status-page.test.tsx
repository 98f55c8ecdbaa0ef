import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './status-page.stories.js';

const { Default } = composeStories(stories);

describe('StatusPage', () => {
  it('renders further links after the first', () => {
    render(<Default more={[{ href: '/news', text: 'News' }]} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Back to the start',
      'News',
    ]);
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
  });

  it('renders the title as h1 and the link out as the given link', () => {
    render(
      <Default
        linkComponent={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This frame was never exposed.');
    const link = screen.getByRole('link', { name: 'Back to the start' });
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('shows the code twice, once for screen readers', () => {
    render(<Default />);
    const [spoken, hidden] = screen.getAllByText('404');
    expect(spoken?.closest('[aria-hidden]')).toBeNull();
    expect(hidden?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
