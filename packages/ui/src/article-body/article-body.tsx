import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export type ArticleBodyProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** `reading` for articles, `small` for legal texts and answers. Default `reading`. */
  size?: 'reading' | 'small';
} & (
    | {
        /**
         * HTML of the text. It is written into the page as it is: the caller must have sanitised it with an
         * allow-list, whoever wrote it.
         */
        html: string;
        children?: never;
      }
    | {
        html?: never;
        /** The text as elements, where it does not come as HTML. */
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
