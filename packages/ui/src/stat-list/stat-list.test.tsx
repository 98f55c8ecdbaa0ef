import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatList } from './stat-list.js';

describe('StatList', () => {
  it('gives every figure a meaning that comes before it', () => {
    const { container } = render(
      <StatList
        stats={[
          { value: '250+', label: 'people' },
          { value: '60', label: 'active' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['people', 'active']);
    expect(container).toHaveTextContent('people250+active60');
  });
});
