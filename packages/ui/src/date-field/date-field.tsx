import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { partsInOrder, type DateOrder, type DatePart } from './date-field.logic.js';

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
  /** What the date is, as the legend over the three fields. */
  legend: ReactNode;
  /** Names of the three fields. */
  labels: DateFieldLabels;
  /** Order of the three fields. Default `dmy`. */
  order?: DateOrder;
  /** Which fields the error is about. Default all. */
  wrongParts?: readonly DatePart[];
  /** `alert` where the error is the form's only one and must be spoken at once. Default none. */
  errorRole?: 'alert';
  /** The fields are sent as `<name>-day`, `<name>-month` and `<name>-year`. Default: they are not sent. */
  name?: string;
  /** `bday` lets the browser offer the visitor's date of birth. Default none. */
  autoComplete?: 'bday';
  /** The date may not stay empty. Default `false`. */
  required?: boolean;
}

/**
 * A date that people know by heart, as three fields to type. Uncontrolled, so that what was typed before hydration
 * stays; read them with `readDateParts` and `dateOfParts`. State: `data-invalid` on the root; `data-part` on each field.
 * Source: GOV.UK Design System and NHS, date input.
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
          {partsInOrder(order).map((part) => {
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
