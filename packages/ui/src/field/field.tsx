import { useId, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../icon/index.js';

/** What every field of a form has in common. */
export interface FieldProps {
  /** The visible name above the control. */
  label: string;
  /** Shown at the end of the label row of a field that may stay empty, such as "Optional". Default none. */
  optionalLabel?: string;
  /** A sentence under the label that helps before anything goes wrong. Default none. */
  hint?: string;
  /** Messages of this field, already worded; the first is shown. Default none. */
  errors?: readonly string[];
}

interface FieldFrameProps extends FieldProps {
  id: string;
  children: ReactNode;
  /** Beside the error, under the control; such as a counter. */
  footer?: ReactNode;
  /** `alert` where the error is the form's only one and must be spoken at once. Default none. */
  errorRole?: 'alert';
  className: string;
  style?: CSSProperties;
}

/** Ids that tie a control to its hint and its error. */
export function useFieldIds(id: string | undefined, { hint, errors }: Pick<FieldProps, 'hint' | 'errors'>) {
  const generated = useId();
  const control = id ?? generated;
  const error = errors?.[0];
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return {
    control,
    aria: {
      // Said as well when nothing is wrong: browsers tell that an empty choice or date is invalid before anybody has made it.
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** Label row, control, error: the frame that all fields share. State: `data-invalid`. */
export function FieldFrame({
  id,
  label,
  optionalLabel,
  hint,
  errors,
  className,
  style,
  children,
  footer,
  errorRole,
}: FieldFrameProps) {
  const error = errors?.[0];
  return (
    <div className={className} style={style} data-invalid={error ? '' : undefined}>
      <div className="gloam-field-label-row">
        <label htmlFor={id}>{label}</label>
        {optionalLabel && <span className="gloam-field-optional">{optionalLabel}</span>}
      </div>
      {hint && (
        <p className="gloam-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="gloam-field-error" id={`${id}-error`} role={errorRole}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {footer}
    </div>
  );
}
