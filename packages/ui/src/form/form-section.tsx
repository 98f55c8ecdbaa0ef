'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import type { SubmissionStatus } from '../internal/submission.js';
import { useMergedRef } from '../internal/use-merged-ref.js';

interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, unless a dialog around the form has one. */
  title?: ReactNode;
  headingLevel?: HeadingLevel;
  note?: ReactNode;
  aside?: ReactNode;
  status: SubmissionStatus;
  reference?: ReactNode;
  /** The texts that replace a sent or closed form. Without a title, the form stays. */
  outcome: { title: ReactNode; text: ReactNode };
}

/**
 * A section with the heading on one side, and the form, or its confirmation or closing notice, on the other. A
 * confirmation receives focus; a closing notice receives it only if the form had it. State: `data-status`.
 */
export function FormSection({
  title,
  headingLevel = 2,
  note,
  aside,
  status,
  reference,
  outcome,
  className,
  children,
  ref,
  ...rest
}: FormSectionProps) {
  const headingId = useId();
  const outcomeHeading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const lastStatus = useRef(status);
  const isSent = status === 'sent';
  const isOver = (isSent || status === 'closed') && outcome.title !== undefined;

  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    if (isSent || (status === 'closed' && hadFocus.current)) outcomeHeading.current?.focus();
  }, [isSent, status]);

  return (
    <section
      aria-labelledby={title === undefined ? undefined : headingId}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames('gloam-form-section', className)}
      data-status={status}
    >
      {title !== undefined && (
        <header className="gloam-form-header">
          <Heading level={headingLevel} className="gloam-display gloam-form-title" id={headingId}>
            {title}
          </Heading>
          {note && !isOver && <p className="gloam-lede">{note}</p>}
        </header>
      )}
      {aside && !isOver && <div className="gloam-form-aside">{aside}</div>}
      {isOver ? (
        <div className="gloam-form-outcome">
          <Icon name={isSent ? 'check' : 'lock'} size={28} />
          <div className="gloam-form-outcome-text">
            <Heading
              level={Math.min(headingLevel + 1, 6) as HeadingLevel}
              className="gloam-form-outcome-title"
              ref={outcomeHeading}
              tabIndex={-1}
            >
              {outcome.title}
            </Heading>
            <p>{outcome.text}</p>
            {isSent && reference && <p className="gloam-caption">{reference}</p>}
          </div>
        </div>
      ) : (
        <OpenForm section={root} hadFocus={hadFocus}>
          {children}
        </OpenForm>
      )}
    </section>
  );
}

interface OpenFormProps {
  section: RefObject<HTMLElement | null>;
  hadFocus: RefObject<boolean>;
  children: ReactNode;
}

/** Records, just before the form unmounts, whether it contains focus. */
function OpenForm({ section, hadFocus, children }: OpenFormProps) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = !!section.current?.contains(document.activeElement);
    },
    [section, hadFocus],
  );
  return children;
}
