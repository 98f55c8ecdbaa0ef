'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';

export interface NoticeLink {
  /** The visible name. */
  label: string;
  href: string;
}

export interface NoticeLabels {
  /** Name of the region. */
  region: string;
  /** Name of the button that puts the notice away. */
  dismiss: string;
}

export interface NoticeProps extends OpenProps, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Words of the region and its button. */
  labels: NoticeLabels;
  /** A few words before the link. Default none. */
  children?: ReactNode;
  /** Where the notice leads. */
  link: NoticeLink;
  /** What draws the link. Default `a`. */
  linkComponent?: LinkComponent;
}

/** One line with one link, which the visitor may put away. Shown unless `open` or `defaultOpen` is `false`. */
export function Notice({
  labels,
  children,
  link,
  linkComponent: Link = 'a',
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  ...rest
}: NoticeProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  if (!isOpen) return null;
  return (
    <section {...rest} className={classNames('gloam-notice', className)} aria-label={labels.region}>
      <p className="gloam-notice-text">
        {children && <span>{children}</span>}
        <Link className="gloam-word gloam-notice-link" href={link.href}>
          <span>{link.label}</span>
          <Icon name="arrow-right" size={18} accent />
        </Link>
      </p>
      <button
        type="button"
        className="gloam-square gloam-notice-dismiss"
        aria-label={labels.dismiss}
        onClick={() => {
          setOpen(false);
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
