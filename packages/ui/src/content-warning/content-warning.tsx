'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { useOpen, type OpenProps } from '../internal/use-open.js';

export interface ContentWarningLabels {
  /** Text of the heading. */
  title: ReactNode;
  /** Text of the warning: the content that may disturb, and the audience of the site. */
  text: ReactNode;
  /** Text of the close button, for screen readers. */
  close: string;
}

/** Texts of a warning with an age, which `advisoryAge` passes to them, so that you write the number only once. */
export interface ContentWarningAgeLabels extends Omit<ContentWarningLabels, 'text'> {
  /** Text of the warning: the content that may disturb, and the advised minimum age. */
  text: (values: { advisoryAge: number }) => ReactNode;
}

interface CommonProps extends OpenProps, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The heading's level. @default 2 */
  headingLevel?: HeadingLevel;
  /** Whether narrow screens show the warning, when you control it; wide ones always do. @default uncontrolled */
  open?: boolean;
  /** Whether narrow screens show the warning at first, when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the visitor closes the warning. Move focus here if you need to. @default none */
  onOpenChange?: (open: boolean) => void;
}

interface WithoutAge {
  /** The advised minimum age in full years, passed to `labels.text`. @default none */
  advisoryAge?: undefined;
  /** Texts of the warning. */
  labels: ContentWarningLabels;
}

interface WithAge {
  /** The advised minimum age in full years, passed to `labels.text`. */
  advisoryAge: number;
  /** Texts of the warning. */
  labels: ContentWarningAgeLabels;
}

export type ContentWarningProps = CommonProps & (WithoutAge | WithAge);

/**
 * Warns of disturbing content before visitors see it. Below 640 px it has a close button; closing is not stored.
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
