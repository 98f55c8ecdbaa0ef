'use client';

import { useSyncExternalStore } from 'react';
import { FieldFrame } from '../field-frame/field-frame.js';
import { localDay } from './age-gate.logic.js';

interface BirthDateFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  now: () => Date;
}

const noopSubscribe = () => () => undefined;

/** The platform's date field. It has no `name`, so that no form sends its value. */
export function BirthDateField({ id, label, error, now }: BirthDateFieldProps) {
  // A prerendered page may be days old, so only the visitor's clock sets `max`, after hydration.
  const today = useSyncExternalStore(
    noopSubscribe,
    () => localDay(now()),
    () => undefined,
  );
  return (
    <FieldFrame id={id} label={label} errors={error ? [error] : undefined} errorRole="alert">
      {(control) => (
        <input {...control} type="date" autoComplete="bday" min="1900-01-01" max={today} required />
      )}
    </FieldFrame>
  );
}
