import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArticleBody } from './article-body.js';

describe('ArticleBody', () => {
  it('inserts HTML as it is', () => {
    render(<ArticleBody html="<p>One <em>light</em>.</p>" />);
    expect(screen.getByRole('emphasis')).toHaveTextContent('light');
  });

  it('accepts elements instead of HTML', () => {
    render(
      <ArticleBody>
        <p>Terms</p>
      </ArticleBody>,
    );
    expect(screen.getByText('Terms')).toBeVisible();
  });

  it('does not accept both', () => {
    // @ts-expect-error: `html` excludes `children`
    expect(<ArticleBody html="<p>a</p>">b</ArticleBody>).toBeDefined();
  });
});
