import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusPage } from './status-page.js';
import { statusPageFixtures } from './status-page.fixtures.js';

const { basic } = statusPageFixtures.fixtures;

describe('StatusPage', () => {
  it('says what happened and leads out', () => {
    render(<StatusPage {...basic} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This frame was never exposed.');
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  });

  it('shows the number twice and says it once', () => {
    render(<StatusPage {...basic} />);
    const [spoken, hidden] = screen.getAllByText('404');
    expect(spoken?.closest('[aria-hidden]')).toBeNull();
    expect(hidden?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('draws the link with the component given', () => {
    render(
      <StatusPage
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
