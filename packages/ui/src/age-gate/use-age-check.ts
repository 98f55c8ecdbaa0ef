'use client';

import { useEffect, useRef, useState } from 'react';
import { dateOfParts, readDateParts } from '../date-field/date-field.js';
import { isLocked, lock } from './age-gate-lock.js';
import type { AgeGateProps } from './age-gate-props.js';
import { judgeBirthDate, minimumAge, type BirthDateVerdict, type Refusal } from './age-gate.logic.js';
import { readBirthDate } from './birth-date-field.js';

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

  const judge = (element: HTMLFormElement, youngest: number): BirthDateVerdict => {
    if (locked.current || isLocked(storage)) return { kind: 'underAge', minAge: youngest };
    const date =
      props.variant === 'fields'
        ? dateOfParts(readDateParts(element), {
            order: props.dateOrder,
            monthNames: props.labels.monthNames,
          })
        : readBirthDate(element);
    return typeof date === 'string' ? judgeBirthDate(date, { today: now(), minAge: youngest, maxAge }) : date;
  };

  const submit = (element: HTMLFormElement) => {
    const data = new FormData(element);
    const language = (data.get('language') ?? props.language ?? '') as Language;
    const region = (data.get('region') ?? props.region ?? '') as Region;
    const verdict = judge(element, minimumAge(minAge, region));
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
