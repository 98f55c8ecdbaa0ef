import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Advisory } from './advisory.js';

describe('Advisory', () => {
  it('stresses the first sentence and separates it from the rest', () => {
    render(<Advisory lead="Unpaid.">Apply only if that works.</Advisory>);
    expect(screen.getByRole('note')).toHaveTextContent('Unpaid. Apply only if that works.');
    expect(screen.getByRole('strong')).toHaveTextContent('Unpaid.');
  });
});
