import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './stat-list.stories.js';

const { Linked } = composeStories(stories);

describe('StatList', () => {
  it('puts the label before its figure for screen readers', () => {
    render(<Linked />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['open positions', 'roles']);
    expect(document.body).toHaveTextContent('open positions8roles11');
  });

  it('links the label of a figure with a URL', () => {
    render(<Linked />);
    expect(screen.getByRole('link', { name: 'open positions' })).toHaveAttribute('href', '#positions');
  });
});
