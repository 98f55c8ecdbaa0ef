import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { dateCompletion } from './date-completion.ts';

const dateFieldIn = (root: ParentNode) => root.querySelector<HTMLInputElement>('[type="date"]');

/**
 * Returns the typed share of the date of birth, and the event handlers that track it. The share is undefined until the visitor interacts
 * with the form. Reads only whether there is a date, never the date itself.
 */
export function useDateCompletion() {
  const [share, setShare] = useState<number>();
  const digits = useRef(0);

  const look = (field: HTMLInputElement | null) => {
    if (!field) return;
    const { validity } = field;
    // In Chromium the value is a date after the first digit of the year, such as the year 1.
    const isWhole = field.value !== '' && !validity.rangeUnderflow;
    const isBegun = field.value !== '' || validity.badInput;
    // A leading 0 doesn't begin a part yet, but counts as a digit.
    if (!isBegun && digits.current > 1) digits.current = 0;
    setShare(dateCompletion({ isWhole, isBegun, digits: digits.current }));
  };

  // The visitor may have typed before hydration.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.gate-form [type="date"]');
    if (field?.value || field?.matches(':focus')) look(field);
  }, []);

  const onEvent = ({ currentTarget }: SyntheticEvent) => {
    look(dateFieldIn(currentTarget));
  };
  const formEvents = {
    onPointerDown: onEvent,
    onInput: onEvent,
    onKeyUp: (event: SyntheticEvent<HTMLElement, KeyboardEvent>) => {
      const { key } = event.nativeEvent;
      if (/^\d$/.test(key)) digits.current += 1;
      // Both keys clear the part of the date that has the focus.
      if (key === 'Backspace' || key === 'Delete') digits.current = Math.max(0, digits.current - 2);
      onEvent(event);
    },
  };
  return [share, formEvents] as const;
}
