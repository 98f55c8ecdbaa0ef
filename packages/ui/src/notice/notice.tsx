'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';

export interface NoticeLink {
  /** The visible text. */
  label: string;
  href: string;
}

export interface NoticeLabels {
  /** Accessible name of the region. */
  region: string;
  /** Accessible name of the button that dismisses the notice. */
  dismiss: string;
}

export interface NoticeProps extends OpenProps, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Texts of the region and its button. */
  labels: NoticeLabels;
  /** A short text before the link. @default none */
  children?: ReactNode;
  /** The link of the notice. */
  link: NoticeLink;
  /** The component that renders the link. @default 'a' */
  linkComponent?: LinkComponent;
}

/** A line with one link, which the visitor can dismiss. Open by default. */
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
