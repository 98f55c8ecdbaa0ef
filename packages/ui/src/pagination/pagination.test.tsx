import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, paginationStops } from './pagination.logic.js';
import * as stories from './pagination.stories.js';

const { Default } = composeStories(stories);

describe('clampPage', () => {
  it.each([
    [3, 5, 3],
    [0, 5, 1],
    [-2, 5, 1],
    [6, 5, 5],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [1, 0, 1],
  ])('turns page %d of %d into %d', (page, pageCount, expected) => {
    expect(clampPage(page, pageCount)).toBe(expected);
  });
});

describe('paginationStops', () => {
  it.each([
    [1, 3, 1, '1 2 3'],
    [1, 5, 1, '1 2 gap 5'],
    [3, 5, 1, '1 2 3 4 5'],
    [4, 7, 1, '1 2 3 4 5 6 7'],
    [5, 12, 1, '1 gap 4 5 6 gap 12'],
    [5, 12, 2, '1 2 3 4 5 6 7 gap 12'],
    [12, 12, 0, '1 gap 12'],
    [1, 1, 1, '1'],
  ])('lists page %d of %d with %d siblings as %s', (page, pageCount, siblings, expected) => {
    expect(paginationStops(page, pageCount, siblings).join(' ')).toBe(expected);
  });

  it('always includes the first, last and current page in order, and gaps of two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.nat({ max: 4 }), (count, any, siblings) => {
        const page = (any % count) + 1;
        const stops = paginationStops(page, count, siblings);
        expect(stops).toEqual(expect.arrayContaining([1, page, count]));
        stops.forEach((stop, index) => {
          const before = stops[index - 1];
          const after = stops[index + 1];
          if (stop === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(stop).toBe(before + 1);
        });
      }),
    );
  });
});

describe('Pagination', () => {
  it('is a named navigation with links to the pages', () => {
    render(<Default />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 12 of 12' })).toHaveAttribute('href', '/news?page=12');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news?page=4');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news?page=6');
  });

  it('marks only the current page', () => {
    render(<Default />);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current).toEqual([screen.getByRole('link', { name: 'Page 5 of 12' })]);
  });

  it('has no link before the first page or after the last', () => {
    const { rerender } = render(<Default page={1} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    rerender(<Default page={12} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  });

  it.each([0, 1])('renders nothing for %d pages', (pageCount) => {
    const { container } = render(<Default pageCount={pageCount} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('renders all links with the given component', () => {
    render(
      <Default
        linkComponent={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      />,
    );
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('hides gaps from screen readers', () => {
    render(<Default />);
    for (const gap of screen.getAllByText('…')) expect(gap).toHaveAttribute('aria-hidden', 'true');
  });
});
