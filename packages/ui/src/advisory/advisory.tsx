import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

export interface AdvisoryProps extends ComponentPropsWithRef<'div'> {
  /** The first sentence, which has to be read. */
  lead: ReactNode;
  /** The rest. Default none. */
  children?: ReactNode;
}

/** Something to know before going on. It is part of the page; it does not announce itself. */
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
