import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { clampPage, paginationStops } from './pagination.logic.js';

export interface PaginationLabels {
  /** Name of the navigation, such as "Pages of the news". */
  navigation: string;
  /** The link to the page before. */
  previous: string;
  /** The link to the page after. */
  next: string;
  /** Name of the link to a page, such as "Page 3"; it contains the number, which is all that can be seen. */
  page: (values: { page: number; pageCount: number }) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** The page that is shown, from 1. One that does not exist counts as the nearest that does. */
  page: number;
  /** How many pages there are. With one, or none, nothing is drawn. */
  pageCount: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Words of the links. */
  labels: PaginationLabels;
  /** How many pages are shown on each side of the current one. Default 1. */
  siblings?: number;
  /** What draws the links. Default `a`. */
  linkComponent?: LinkComponent;
}

/**
 * Links to the pages of a long list. State: the link to the page that is shown has `aria-current="page"`; the root has
 * `data-page` and `data-page-count`.
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
