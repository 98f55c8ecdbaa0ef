import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/index.js';
import { classNames } from '../internal/class-names.js';
import { useFieldIds, type FieldProps } from '../field/field.js';
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
  legend: string;
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
  const { control, aria } = useFieldIds(id, { hint, errors });
  const error = errors?.[0];
  const errorId = `${control}-error`;
  return (
    <fieldset
      {...rest}
      id={control}
      className={classNames('gloam-field gloam-date-field', className)}
      aria-describedby={aria['aria-describedby']}
      data-invalid={error ? '' : undefined}
    >
      <legend className="gloam-field-label-row">
        {legend} {optionalLabel && <span className="gloam-field-optional">{optionalLabel}</span>}
      </legend>
      {hint && (
        <p className="gloam-field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      <div className="gloam-date-field-parts">
        {partsInOrder(order).map((part) => {
          const isWrong = error !== undefined && (wrongParts ?? [part]).includes(part);
          return (
            <div key={part} className="gloam-date-field-part">
              <label htmlFor={`${control}-${part}`}>{labels[part]}</label>
              <input
                type="text"
                className="gloam-field-control"
                id={`${control}-${part}`}
                name={name && `${name}-${part}`}
                inputMode="numeric"
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                required={required}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                data-part={part}
              />
            </div>
          );
        })}
      </div>
      {error && (
        <p className="gloam-field-error" id={errorId} role={errorRole}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
