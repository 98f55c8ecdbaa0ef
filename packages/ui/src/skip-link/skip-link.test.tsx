import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link.js';

describe('SkipLink', () => {
  it('leads to the content unless told otherwise', () => {
    const { rerender } = render(<SkipLink>Skip</SkipLink>);
    expect(screen.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '#main');
    rerender(<SkipLink href="#apply">Skip</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#apply');
  });

  it('only leads to places on the page', () => {
    // @ts-expect-error an address of another page
    render(<SkipLink href="/team">Skip</SkipLink>);
  });
});
