import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';

/** The `aria-describedby` of a field's control: the ids of its hint and error, if rendered. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  classNames(!!hint && `${id}-hint`, error && `${id}-error`) || undefined;

/** The hint of a field, with the id that `describedBy` gives. */
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

/** The error of a field, with the id that `describedBy` gives. */
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
