import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export type ArticleBodyProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The text size: `reading` for articles, `small` for legal texts and answers. @default 'reading' */
  size?: 'reading' | 'small';
} & (
    | {
        /**
         * The text as HTML. It is inserted into the page as it is: sanitise it with an allow-list first, even if you
         * trust its author.
         */
        html: string;
        children?: never;
      }
    | {
        html?: never;
        /** The text as React elements, instead of `html`. */
        children: ReactNode;
      }
  );

/** A long text: headings, paragraphs, lists, quotations, figures, tables, code. State: `data-size`. */
export function ArticleBody({ html, size = 'reading', className, children, ...rest }: ArticleBodyProps) {
  const root = { ...rest, className: classNames('gloam-article-body', className), 'data-size': size };
  return html === undefined ? (
    <div {...root}>{children}</div>
  ) : (
    <div {...root} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
