import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { describedBy, FieldError, FieldHint } from './field-messages.js';

/** What every field of a form has in common. */
export interface FieldProps {
  /** The visible name above the control. */
  label: ReactNode;
  /** Shown at the end of the label row of a field that may stay empty, such as "Optional". Default none. */
  optionalLabel?: string;
  /** A sentence under the label that helps before anything goes wrong. Default none. */
  hint?: ReactNode;
  /** Messages of this field, already worded; the first is shown. Default none. */
  errors?: readonly string[];
}

/** What ties a control to its label, its hint and its error, and makes it look like the others. */
export interface FieldControl {
  /** Id of the control, by which label and error summary lead to it. */
  id: string;
  /** The look of a control: box, border, type. Leave it out for a control with a look of its own. */
  className: string;
  /** Said as well when nothing is wrong: browsers tell that an empty choice or date is invalid before anybody has made it. */
  'aria-invalid': boolean;
  /** Ids of the hint and the error that are there. */
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the control; of the root where it is a `group`. Default a generated one. */
  id?: string;
  /** Draws the control; spread what it gets on the element that people type into. */
  children: (control: FieldControl) => ReactNode;
  /** Several controls with one name: the root is a `<fieldset>`, the label its legend. Default `false`. */
  group?: boolean;
  /** Beside the error, under the control, such as a counter. Default none. */
  footer?: ReactNode;
  /** `alert` where the error is the form's only one and must be spoken at once. Default none. */
  errorRole?: 'alert';
}

/**
 * Label row, hint, control, error: the frame that all fields share, for a field of your own. Other attributes reach the
 * root. State: `data-invalid`.
 */
export function FieldFrame({
  id: givenId,
  label,
  optionalLabel,
  hint,
  errors,
  group = false,
  className,
  children,
  footer,
  errorRole,
  ...rest
}: FieldFrameProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const error = errors?.[0];
  const description = describedBy(id, hint, error);
  const Root = (group ? 'fieldset' : 'div') as 'div';
  const optional = optionalLabel && <span className="gloam-field-optional">{optionalLabel}</span>;
  return (
    <Root
      {...(group && { id, 'aria-describedby': description })}
      {...rest}
      className={classNames('gloam-field', className)}
      data-invalid={error ? '' : undefined}
    >
      {group ? (
        <legend className="gloam-field-label-row">
          <span>{label}</span> {optional}
        </legend>
      ) : (
        <div className="gloam-field-label-row">
          <label htmlFor={id}>{label}</label>
          {optional}
        </div>
      )}
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        className: 'gloam-field-control',
        'aria-invalid': error !== undefined,
        'aria-describedby': description,
      })}
      <FieldError id={id} error={error} role={errorRole} />
      {footer}
    </Root>
  );
}
