'use client';

import { useEffect, useRef, useState } from 'react';
import { dateOfParts, readDateParts } from '../date-field/date-field.js';
import type { AgeGateProps, LockStorage } from './age-gate-props.js';
import { validateBirthDate, type BirthDateResult, type Refusal } from './age-gate.logic.js';

/** The key whose value is `true` after a visitor was too young. */
const LOCK_KEY = 'gloam-under-age';

/** Checks the form on submit, and keeps the last refusal and, with a storage, that a visitor was too young. */
export function useAgeCheck<Language extends string, Region extends string>(
  props: AgeGateProps<Language, Region>,
) {
  const { minAge, maxAge = 120, advisoryAge = 0, now, onPass, storage } = props;
  const form = useRef<HTMLFormElement>(null);
  const locked = useRef(false);
  const [refusal, setRefusal] = useState<Refusal>();

  // Each refusal is a new object, so a second one of the same kind moves focus too.
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);

  const judge = (element: HTMLFormElement, youngest: number): BirthDateResult => {
    if (locked.current || isLocked(storage)) return { kind: 'underAge', minAge: youngest };
    const date =
      props.variant === 'fields'
        ? dateOfParts(readDateParts(element), {
            order: props.dateOrder,
            monthNames: props.labels.monthNames,
          })
        : (element.querySelector<HTMLInputElement>('[type=date]')?.value ?? '');
    return typeof date === 'string'
      ? validateBirthDate(date, { today: now(), minAge: youngest, maxAge })
      : date;
  };

  const submit = (element: HTMLFormElement) => {
    const data = new FormData(element);
    const language = (data.get('language') ?? props.language ?? '') as Language;
    const region = (data.get('region') ?? props.region ?? '') as Region;
    const verdict = judge(element, typeof minAge === 'function' ? minAge(region) : minAge);
    if (verdict.kind === 'pass') {
      const { age } = verdict;
      setRefusal(undefined);
      onPass({ language, region, age }, { belowAdvisoryAge: age < advisoryAge });
      return;
    }
    if (verdict.kind === 'underAge') {
      locked.current = storage !== undefined;
      lock(storage);
    }
    setRefusal(verdict);
  };

  return { form, refusal, submit };
}

/** Whether an earlier answer was too young; `false` if the storage throws. */
function isLocked(storage: (() => LockStorage) | undefined): boolean {
  try {
    return storage?.().getItem(LOCK_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Stores that a visitor was too young, without the date. */
function lock(storage: (() => LockStorage) | undefined): void {
  try {
    storage?.().setItem(LOCK_KEY, 'true');
  } catch {
    // `useAgeCheck` remembers the lock too, until the gate unmounts.
  }
}
