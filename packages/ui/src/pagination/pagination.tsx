import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { clampPage, paginationStops } from './pagination.logic.js';

export interface PaginationLabels {
  /** Accessible name of the navigation, such as "Pages of the news". */
  navigation: string;
  /** Text of the link to the previous page. */
  previous: string;
  /** Text of the link to the next page. */
  next: string;
  /** Accessible name of the link to a page, such as "Page 3"; has to contain the number, which is the visible text. */
  page: (values: { page: number; pageCount: number }) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** The current page, from 1. A page that doesn't exist is clamped to the nearest one that does. */
  page: number;
  /** Number of pages. Nothing is rendered if there are fewer than two. */
  pageCount: number;
  /** Returns the URL of a page. */
  href: (page: number) => string;
  /** Texts of the links. */
  labels: PaginationLabels;
  /** Number of pages shown on each side of the current one. @default 1 */
  siblings?: number;
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
}

/**
 * Links to the pages of a long list. State: the link to the current page has `aria-current="page"`; the root element
 * has `data-page` and `data-page-count`.
 */
export function Pagination({
  page: asked,
  pageCount,
  href,
  labels,
  siblings = 1,
  linkComponent: Link = 'a',
  className,
  ...rest
}: PaginationProps) {
  if (pageCount < 2) return null;
  const page = clampPage(asked, pageCount);
  return (
    <nav
      {...rest}
      className={classNames('gloam-pagination', className)}
      aria-label={labels.navigation}
      data-page={page}
      data-page-count={pageCount}
    >
      {page > 1 && (
        <Link className="gloam-word" href={href(page - 1)} rel="prev">
          <Icon name="arrow-left" size={18} accent />
          <span>{labels.previous}</span>
        </Link>
      )}
      <ol className="gloam-pagination-pages" role="list">
        {paginationStops(page, pageCount, siblings).map((stop, index) =>
          stop === 'gap' ? (
            <li key={`gap ${String(index)}`} className="gloam-pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop}>
              <Link
                className="gloam-pagination-page"
                href={href(stop)}
                aria-label={labels.page({ page: stop, pageCount })}
                aria-current={stop === page ? 'page' : undefined}
              >
                {stop}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link className="gloam-word" href={href(page + 1)} rel="next">
          <span>{labels.next}</span>
          <Icon name="arrow-right" size={18} accent />
        </Link>
      )}
    </nav>
  );
}
