import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

/** What the control of a field names: the ids of the hint and the error that are there. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  classNames(!!hint && `${id}-hint`, error && `${id}-error`) || undefined;

/** What helps before anything goes wrong, under the id that the control of the field names. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p className="gloam-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )
  );
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  role?: 'alert';
}

/** What is wrong with the field, under the id that its control names. */
export function FieldError({ id, error, role }: FieldErrorProps) {
  return (
    error && (
      <p className="gloam-field-error" id={`${id}-error`} role={role}>
        <Icon name="alert" size={16} />
        <span>{error}</span>
      </p>
    )
  );
}
