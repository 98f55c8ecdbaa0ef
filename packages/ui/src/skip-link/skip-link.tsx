import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The visible name. */
  children: string;
  /** The fragment it leads to, which must be on the page. Default `#main`. */
  href?: `#${string}`;
}

/** The first link of a page, shown while it has focus; it leads past the navigation. Works without script. */
export function SkipLink({ children, href = '#main', className, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      className={classNames('gloam-visually-hidden gloam-word gloam-skip-link', className)}
      href={href}
    >
      {children}
    </a>
  );
}
