import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagList } from './tag.js';

describe('TagList', () => {
  it('renders its tags as items of a list', () => {
    render(<TagList tags={['3D', 'Remote']} className="extra" aria-label="Kind" />);
    expect(screen.getByRole('list', { name: 'Kind' })).toHaveClass('gloam-tag-list', 'extra');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['3D', 'Remote']);
  });
});
