import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { describedBy, FieldError, FieldHint } from './field-messages.js';

/** The props that all fields share. */
export interface FieldProps {
  /** The field's label. */
  label: ReactNode;
  /** Text at the end of the label row of an optional field, such as "Optional". @default none */
  optionalLabel?: string;
  /** A sentence under the label that helps to fill in the field. @default none */
  hint?: ReactNode;
  /** Error messages of the field. The first one is shown. @default none */
  errors?: readonly string[];
}

/** The attributes that connect a control to its label, hint and error, and give it the look of the other fields. */
export interface FieldControl {
  /** The id of the control, for its label and the links of the error summary. */
  id: string;
  /** The class name with the look of a control. Leave it out to style the control yourself. */
  className: string;
  /** Whether the field has an error. Pass `false` on too, or browsers report empty required controls as invalid. */
  'aria-invalid': boolean;
  /** The ids of the hint and the error, if rendered. */
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The id of the control, or with `group`, of the root. @default a generated id */
  id?: string;
  /** Renders the control. Spread the attributes it receives on the element that users type into. */
  children: (control: FieldControl) => ReactNode;
  /** Whether the field groups several controls: the root is a `<fieldset>`, the label its legend. @default false */
  group?: boolean;
  /** Content under the control, beside the error, such as a counter. @default none */
  footer?: ReactNode;
  /** The error's role. Use `alert` if it is the form's only error, to announce it at once. @default none */
  errorRole?: 'alert';
}

/**
 * The frame that all fields share, for a field of your own: label row, hint, control and error. Other attributes go to
 * the root. State: `data-invalid`.
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
