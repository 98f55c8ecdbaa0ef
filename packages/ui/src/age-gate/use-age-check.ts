'use client';

import { useEffect, useRef, useState } from 'react';
import { dateOfParts, readDateParts } from '../date-field/date-field.js';
import { isLocked, lock } from './age-gate-lock.js';
import type { AgeGateProps } from './age-gate-props.js';
import { judgeBirthDate, minimumAge, type BirthDateVerdict, type Refusal } from './age-gate.logic.js';
import { readBirthDate } from './birth-date-field.js';

/** Judges the form on submission; remembers the refusal and, if asked to, that there was one for age. */
export function useAgeCheck<Language extends string, Region extends string>(
  props: AgeGateProps<Language, Region>,
) {
  const { minAge, maxAge = 120, advisoryAge = 0, now, onPass, storage } = props;
  const form = useRef<HTMLFormElement>(null);
  const locked = useRef(false);
  const [refusal, setRefusal] = useState<Refusal>();

  // Each refusal is an object of its own, so that the second of a kind moves the focus as well.
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
