import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link.js';

describe('SkipLink', () => {
  it('links to #main or another hash', () => {
    const { rerender } = render(<SkipLink>Skip</SkipLink>);
    expect(screen.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '#main');
    rerender(<SkipLink href="#apply">Skip</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#apply');
    // @ts-expect-error a URL of another page
    rerender(<SkipLink href="/team">Skip</SkipLink>);
  });
});
