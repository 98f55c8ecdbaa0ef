import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuthorLine } from './author-line.js';
import { authorLineFixtures } from './author-line.fixtures.js';

const { basic, nameOnly } = authorLineFixtures.fixtures;

describe('AuthorLine', () => {
  it('says the name and the text, and nothing of the portrait', () => {
    render(<AuthorLine {...basic} />);
    expect(screen.getByText('Nadia Berrada')).toBeInTheDocument();
    expect(screen.getByText('9 July 2026')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('does without portrait and text', () => {
    const { container } = render(<AuthorLine {...nameOnly} />);
    expect(container.querySelector('picture')).toBeNull();
    expect(container).toHaveTextContent(/^Nadia Berrada$/);
  });
});
