import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from './section-heading.js';

describe('SectionHeading', () => {
  it('is a heading of the level given, with an id of its own', () => {
    render(
      <SectionHeading level={3} headingId="team">
        Team
      </SectionHeading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Team' })).toHaveAttribute('id', 'team');
  });

  it('shows a word at the end, as text or as a link, outside the heading', () => {
    const { rerender } = render(<SectionHeading end="29 frames">Frames</SectionHeading>);
    expect(screen.getByRole('heading')).toHaveTextContent(/^Frames$/);
    expect(screen.getByText('29 frames')).toBeInTheDocument();
    rerender(
      <SectionHeading
        end="News"
        endHref="/news"
        linkComponent={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      >
        Prints
      </SectionHeading>,
    );
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('data-router', 'yes');
  });
});
