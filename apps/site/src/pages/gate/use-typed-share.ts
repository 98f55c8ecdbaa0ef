import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { typedShare } from './typed-share.ts';

const dateFieldIn = (root: ParentNode) => root.querySelector<HTMLInputElement>('[type="date"]');

/**
 * How much of the date of birth is typed, nothing before somebody is at the form; and what listens to it. Nothing of the date itself is read but whether it
 * is there.
 */
export function useTypedShare() {
  const [share, setShare] = useState<number>();
  const digits = useRef(0);

  const look = (field: HTMLInputElement | null) => {
    if (!field) return;
    const { validity } = field;
    // Chromium has a date from the first digit of its year on, such as the year 1.
    const isWhole = field.value !== '' && !validity.rangeUnderflow;
    const isBegun = field.value !== '' || validity.badInput;
    // A first 0 is no part yet, but it is a digit.
    if (!isBegun && digits.current > 1) digits.current = 0;
    setShare(typedShare({ isWhole, isBegun, digits: digits.current }));
  };

  // Typed before the form listened.
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
      // Either empties the part that the caret is in.
      if (key === 'Backspace' || key === 'Delete') digits.current = Math.max(0, digits.current - 2);
      onEvent(event);
    },
  };
  return [share, formEvents] as const;
}
