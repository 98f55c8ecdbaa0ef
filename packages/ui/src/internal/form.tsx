import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ErrorSummary } from '../error-summary/index.js';
import { FormStatus } from '../form-status/index.js';
import { Icon } from '../icon/index.js';
import { SubmitButton } from '../submit-button/index.js';
import { classNames } from './class-names.js';
import { headingElement, type HeadingLevel } from './heading.js';
import { isBusy, type FormErrors, type SubmissionStatus, type SummaryEntry } from './submission.js';
import type { useForm } from './use-form.js';

/** Words that every form has. */
export interface FormLabels {
  /** Marks fields that may stay empty. */
  optional: string;
  /** The submit button. */
  submit: string;
  /** The submit button while sending. */
  sending: string;
  /** Said when the answer takes longer than ten seconds. */
  stillWorking: string;
  /** The button that stops waiting. */
  cancel: string;
  /** Heading of the error summary. */
  errorSummary: (values: { count: number }) => string;
  /** What to do where scripts are off. */
  noScript: string;
  /** Heading of the confirmation. */
  sentTitle: string;
  /** Text of the confirmation. */
  sentText: string;
}

/** Props that every form has; the words of a failure and of errors come in ready. */
export interface FormProps<Values> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'id' | 'onSubmit' | 'title'
> {
  /** On the root, for links to the form; also the prefix of the fields' ids, as in `apply-email`. */
  id: string;
  /** The heading; an `<em>` in it is its quiet second half. */
  title: ReactNode;
  /** Level of the heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** A line under the heading. */
  note?: ReactNode;
  /** Where the submission stands. */
  status: SubmissionStatus;
  /** Messages by field name, already worded; unknown names go to the summary. Give a new object for new errors. */
  errors?: FormErrors;
  /** Why sending failed; shown while `status` is `failed`. */
  failureMessage?: string;
  /** Last line of the confirmation, such as a reference number or the address written to. */
  reference?: ReactNode;
  /** A line under the submit button, such as one with a link to the privacy policy. */
  privacyNote?: ReactNode;
  /** What the fields hold at first. They are uncontrolled: later changes of this do nothing. */
  defaultValues?: Partial<Values>;
  /** Gets the values as typed. It sets `status` or `errors` at once, without waiting for anything. */
  onSubmit: (values: Values) => void;
  /** Stops waiting; offered while `status` is `slow`. */
  onCancel?: () => void;
}

interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  headingLevel?: HeadingLevel;
  note?: ReactNode;
  status: SubmissionStatus;
  sent: { title: string; text: string; reference?: ReactNode };
  closed?: { title: string; text: string };
}

/**
 * Heading on one side; on the other the form, or what has taken its place. A confirmation takes the focus; a notice
 * that the form has closed takes it only from the form. State: `data-status`.
 */
export function FormSection({
  title,
  headingLevel = 2,
  note,
  status,
  sent,
  closed,
  className,
  children,
  ...rest
}: FormSectionProps) {
  const headingId = useId();
  const outcomeHeading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const lastStatus = useRef(status);
  const Heading = headingElement(headingLevel);
  const outcome = status === 'sent' ? sent : status === 'closed' ? closed : undefined;

  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    if (status === 'sent' || (status === 'closed' && hadFocus.current)) outcomeHeading.current?.focus();
  }, [status]);

  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={classNames('gloam-form-section', className)}
      data-status={status}
      onFocus={(event) => {
        hadFocus.current = true;
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        hadFocus.current = event.currentTarget.contains(event.relatedTarget);
        rest.onBlur?.(event);
      }}
    >
      <header className="gloam-form-header">
        <Heading className="gloam-form-title" id={headingId}>
          {title}
        </Heading>
        {note && !outcome && <p className="gloam-form-note">{note}</p>}
      </header>
      {outcome ? (
        <FormOutcome
          {...outcome}
          done={status === 'sent'}
          headingLevel={headingLevel}
          headingRef={outcomeHeading}
        />
      ) : (
        children
      )}
    </section>
  );
}

interface FormOutcomeProps {
  title: string;
  text: string;
  reference?: ReactNode;
  done: boolean;
  headingLevel: HeadingLevel;
  headingRef: ComponentPropsWithRef<'h2'>['ref'];
}

function FormOutcome({ title, text, reference, done, headingLevel, headingRef }: FormOutcomeProps) {
  const Heading = headingElement(Math.min(headingLevel + 1, 6) as HeadingLevel);
  return (
    <div className="gloam-form-outcome">
      <Icon name={done ? 'check' : 'lock'} size={28} />
      <div className="gloam-form-outcome-text">
        <Heading className="gloam-form-outcome-title" ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <p>{text}</p>
        {reference && <p className="gloam-form-reference">{reference}</p>}
      </div>
    </div>
  );
}

interface FormBodyProps {
  form: ReturnType<typeof useForm>;
  summaryId: string;
  summary: readonly SummaryEntry[];
  status: SubmissionStatus;
  failureMessage?: string;
  privacyNote?: ReactNode;
  labels: Omit<FormLabels, 'sentTitle' | 'sentText'>;
  children: ReactNode;
}

/** The form with its summary before it and its submit button after the fields. */
export function FormBody({
  form,
  summaryId,
  summary,
  status,
  failureMessage,
  privacyNote,
  labels,
  children,
}: FormBodyProps) {
  return (
    <>
      <ErrorSummary className="gloam-form-summary" id={summaryId} items={summary} labels={labels} />
      <form {...form.formProps} className="gloam-form">
        <noscript>
          <p className="gloam-form-no-script">{labels.noScript}</p>
        </noscript>
        {children}
        <div className="gloam-form-actions">
          <FormStatus
            status={status}
            failureMessage={failureMessage}
            onCancel={form.cancel}
            labels={labels}
          />
          <SubmitButton sending={isBusy(status)} labels={labels} />
          {privacyNote && <p className="gloam-form-privacy">{privacyNote}</p>}
        </div>
      </form>
    </>
  );
}
