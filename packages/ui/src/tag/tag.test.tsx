import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tag, TagList } from './tag.js';

describe('Tag', () => {
  it('is plain text', () => {
    render(<Tag>3D</Tag>);
    expect(screen.getByText('3D').tagName).toBe('SPAN');
  });
});

describe('TagList', () => {
  it('is a list', () => {
    render(<TagList tags={['3D', 'Remote']} aria-label="Kind" />);
    expect(screen.getByRole('list', { name: 'Kind' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['3D', 'Remote']);
  });
});
