import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { PARTS_IN_ORDER, type DateOrder, type DatePart } from './date-field.logic.js';

export interface DateFieldLabels {
  /** Label of the day. */
  day: string;
  /** Label of the month. */
  month: string;
  /** Label of the year. */
  year: string;
}

export interface DateFieldProps
  extends Omit<FieldProps, 'label'>, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'name'> {
  /** The legend of the three fields, such as "Date of birth". */
  legend: ReactNode;
  /** Labels of the three fields. */
  labels: DateFieldLabels;
  /** The order of the three fields. @default 'dmy' */
  order?: DateOrder;
  /** The fields that the error is about. @default all three */
  wrongParts?: readonly DatePart[];
  /** The error's role. Use `alert` if it is the form's only error, to announce it at once. @default none */
  errorRole?: 'alert';
  /** The prefix of the fields' names: `<name>-day`, `<name>-month` and `<name>-year`. @default none, not submitted */
  name?: string;
  /** The autofill of the fields. With `bday`, browsers offer the visitor's date of birth. @default none */
  autoComplete?: 'bday';
  /** Whether the date is required. @default false */
  required?: boolean;
}

/**
 * Three text fields for a date that users know by heart, such as a birthday. Uncontrolled, so text typed before
 * hydration stays; read the date with `readDateParts` and `dateOfParts`.
 * State: `data-invalid` on the root; `data-part` on each field. Source: GOV.UK Design System and NHS, date input.
 */
export function DateField({
  legend,
  optionalLabel,
  hint,
  errors,
  labels,
  order = 'dmy',
  wrongParts,
  errorRole,
  name,
  autoComplete,
  required = false,
  id,
  className,
  ...rest
}: DateFieldProps) {
  const error = errors?.[0];
  return (
    <FieldFrame
      {...(rest as object)}
      group
      id={id}
      label={legend}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      errorRole={errorRole}
      className={classNames('gloam-date-field', className)}
    >
      {(control) => (
        <div className="gloam-date-field-parts">
          {PARTS_IN_ORDER[order].map((part) => {
            const isWrong = error !== undefined && (wrongParts ?? [part]).includes(part);
            return (
              <div key={part} className="gloam-date-field-part">
                <label htmlFor={`${control.id}-${part}`}>{labels[part]}</label>
                <input
                  type="text"
                  className={control.className}
                  id={`${control.id}-${part}`}
                  name={name && `${name}-${part}`}
                  inputMode="numeric"
                  autoComplete={autoComplete && `${autoComplete}-${part}`}
                  required={required}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `${control.id}-error` : undefined}
                  data-part={part}
                />
              </div>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}

export {
  dateOfParts,
  readDateParts,
  type DateOrder,
  type DatePart,
  type DateProblem,
  type MonthNames,
} from './date-field.logic.js';
