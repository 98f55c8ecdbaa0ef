import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArticleBody } from './article-body.js';

describe('ArticleBody', () => {
  it('writes the HTML as it is', () => {
    render(<ArticleBody html="<h2>Lamp</h2><p>One <em>light</em>.</p>" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Lamp' })).toBeInTheDocument();
    expect(screen.getByRole('emphasis')).toHaveTextContent('light');
  });

  it('takes elements instead, in the small size', () => {
    render(
      <ArticleBody size="small" data-testid="body">
        <p>Terms</p>
      </ArticleBody>,
    );
    expect(screen.getByTestId('body')).toHaveAttribute('data-size', 'small');
    expect(screen.getByText('Terms')).toBeInTheDocument();
  });

  it('refuses both at once', () => {
    // @ts-expect-error HTML or elements
    const both = <ArticleBody html="<p>a</p>">b</ArticleBody>;
    expect(both).toBeDefined();
  });
});
