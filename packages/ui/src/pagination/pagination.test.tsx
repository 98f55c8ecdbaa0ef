import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.js';
import { paginationFixtures } from './pagination.fixtures.js';
import { clampPage, paginationStops } from './pagination.logic.js';

const { basic, first, last } = paginationFixtures.fixtures;

describe('clampPage', () => {
  it.each([
    [3, 5, 3],
    [0, 5, 1],
    [-2, 5, 1],
    [6, 5, 5],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [1, 0, 1],
  ])('%d of %d is %d', (page, pageCount, expected) => {
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
  ])('page %d of %d with %d beside it: %4$s', (page, pageCount, siblings, expected) => {
    expect(paginationStops(page, pageCount, siblings).join(' ')).toBe(expected);
  });

  it('always has the first, the last and the current page, in order, and gaps that hide two pages or more', () => {
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
  it('is a named navigation whose links lead to the pages', () => {
    render(<Pagination {...basic} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 12 of 12' })).toHaveAttribute('href', '/news?page=12');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news?page=4');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news?page=6');
  });

  it('marks the page that is shown, and only that one', () => {
    render(<Pagination {...basic} />);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current).toEqual([screen.getByRole('link', { name: 'Page 5 of 12' })]);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  it('leads nowhere from its ends', () => {
    const { rerender } = render(<Pagination {...first} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    rerender(<Pagination {...last} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  });

  it('draws nothing where there is nothing to choose', () => {
    const { container, rerender } = render(<Pagination {...basic} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<Pagination {...basic} pageCount={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('draws its links with the component given', () => {
    render(
      <Pagination
        {...basic}
        linkComponent={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      />,
    );
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-router', 'yes');
  });

  it('says nothing of the pages left out', () => {
    render(<Pagination {...basic} />);
    for (const gap of screen.getAllByText('…')) expect(gap).toHaveAttribute('aria-hidden', 'true');
  });
});
