import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './author-line.stories.js';

const { Default, NameOnly } = composeStories(stories);

describe('AuthorLine', () => {
  it('hides the portrait from screen readers, since the name is next to it', () => {
    const { container } = render(<Default />);
    expect(container).toHaveTextContent(/^Nadia Berrada9 July 2026$/);
    expect(container.querySelector('picture')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('works without portrait and text', () => {
    const { container } = render(<NameOnly />);
    expect(container.querySelector('picture')).not.toBeInTheDocument();
    expect(container).toHaveTextContent(/^Nadia Berrada$/);
  });
});
