import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from './section-heading.js';

describe('SectionHeading', () => {
  it('renders a heading with the given level and id', () => {
    render(
      <SectionHeading level={3} headingId="team">
        Team
      </SectionHeading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Team' })).toHaveAttribute('id', 'team');
  });

  it('shows the end outside the heading', () => {
    render(<SectionHeading end="29 frames">Frames</SectionHeading>);
    expect(screen.getByRole('heading')).toHaveTextContent(/^Frames$/);
    expect(screen.getByText('29 frames')).toBeInTheDocument();
  });

  it('renders an end with a URL as the given link', () => {
    render(
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
    const link = screen.getByRole('link', { name: 'News' });
    expect(link).toHaveAttribute('href', '/news');
    expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('accepts link props only together with a text and a URL', () => {
    render(
      <>
        {/* @ts-expect-error a URL without a text */}
        <SectionHeading endHref="/prints" children="Prints" />
        {/* @ts-expect-error a link component without a URL */}
        <SectionHeading end="29 frames" linkComponent="a" children="Prints" />
      </>,
    );
  });
});
