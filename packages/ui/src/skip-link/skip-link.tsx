import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The visible text. */
  children: string;
  /** Hash of the link's target, which has to be on the page. @default '#main' */
  href?: `#${string}`;
}

/** The first link of a page, which skips the navigation; visible only while focused. Works without JavaScript. */
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
