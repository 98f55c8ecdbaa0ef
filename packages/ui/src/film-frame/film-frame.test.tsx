import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilmFrame } from './film-frame.js';

describe('FilmFrame', () => {
  it('reads from the top edge through the content to the bottom edge', () => {
    const { container } = render(
      <FilmFrame top={{ start: '01', middle: 'teaser', end: '0:14' }} bottom={{ end: '1A' }}>
        <p>picture</p>
      </FilmFrame>,
    );
    expect(container).toHaveTextContent('01 teaser 0:14picture 1A');
  });

  it('exposes its state as data attributes', () => {
    render(
      <FilmFrame interactive selected data-testid="frame">
        picture
      </FilmFrame>,
    );
    expect(screen.getByTestId('frame')).toHaveAttribute('data-interactive');
    expect(screen.getByTestId('frame')).toHaveAttribute('data-selected');
  });
});
