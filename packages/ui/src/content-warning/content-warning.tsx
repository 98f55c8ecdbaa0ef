'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';

export interface ContentWarningLabels {
  /** The heading. */
  title: ReactNode;
  /** What may disturb, and for whom the site is. */
  text: ReactNode;
  /** Name of the close button. */
  close: string;
}

/** The same with an age, so that the number stands in one place only. */
export interface ContentWarningAgeLabels extends Omit<ContentWarningLabels, 'text'> {
  /** What may disturb, and from which age the site is advised. */
  text: (values: { advisoryAge: number }) => ReactNode;
}

interface CommonProps extends OpenProps, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Level of the heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** Shown on small screens or not, when the parent decides; wider ones always show it. Default: it decides itself. */
  open?: boolean;
  /** Open at first, when the component remembers. Default `true`. */
  defaultOpen?: boolean;
  /** Called with `false` when it is closed; a good moment to move the focus. Default none. */
  onOpenChange?: (open: boolean) => void;
}

interface WithoutAge {
  /** The age that is advised, in full years; `labels.text` is called with it. Default none. */
  advisoryAge?: undefined;
  /** Words of the box. */
  labels: ContentWarningLabels;
}

interface WithAge {
  /** The age that is advised, in full years; `labels.text` is called with it. */
  advisoryAge: number;
  /** Words of the box. */
  labels: ContentWarningAgeLabels;
}

export type ContentWarningProps = CommonProps & (WithoutAge | WithAge);

/**
 * Says what may disturb, before it does. Below 640 px a button closes it; nothing remembers that.
 * State: `data-state` is `open` or `closed`.
 */
export function ContentWarning(props: ContentWarningProps) {
  const {
    headingLevel = 2,
    open,
    defaultOpen = true,
    onOpenChange,
    advisoryAge: _advisoryAge,
    labels,
    className,
    ...rest
  } = props;
  const headingId = useId();
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={classNames('gloam-content-warning', className)}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <div className="gloam-content-warning-text">
        <Heading level={headingLevel} className="gloam-content-warning-title" id={headingId}>
          {labels.title}
        </Heading>
        <p>
          {props.advisoryAge === undefined
            ? props.labels.text
            : props.labels.text({ advisoryAge: props.advisoryAge })}
        </p>
      </div>
      <button
        type="button"
        className="gloam-square gloam-content-warning-close"
        aria-label={labels.close}
        onClick={() => {
          setOpen(false);
        }}
      >
        <Icon name="close" size={20} />
      </button>
    </section>
  );
}
