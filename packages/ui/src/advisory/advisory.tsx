import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

export interface AdvisoryProps extends ComponentPropsWithRef<'div'> {
  /** The first sentence, in bold: the one that visitors must not miss. */
  lead: ReactNode;
  /** The rest of the text. @default none */
  children?: ReactNode;
}

/** A note to read before going on. It is part of the page; screen readers do not announce it when it appears. */
export function Advisory({ lead, className, children, ...rest }: AdvisoryProps) {
  return (
    <div role="note" {...rest} className={classNames('gloam-advisory', className)}>
      <Icon name="alert" size={20} accent />
      <p className="gloam-advisory-text">
        <strong className="gloam-advisory-lead">{lead}</strong> <span>{children}</span>
      </p>
    </div>
  );
}
