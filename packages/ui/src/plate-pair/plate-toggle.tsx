'use client';

import { useEffect } from 'react';
import { classNames } from '../internal/class-names.js';
import { isComposing } from '../internal/is-composing.js';
import { useLatest } from '../internal/use-latest.js';
import { other, type PlateLabels, type Shown } from './plate-pair.logic.js';

interface PlateToggleProps {
  labels: Pick<PlateLabels, 'first' | 'second'>;
  /** Text for screen readers after the labels, to tell several toggles on a page apart. */
  of?: string;
  shown: Shown;
  onShownChange: (shown: Shown) => void;
  /** Called when the visitor is about to use the toggle. */
  onIntent?: () => void;
  /** Whether the T key toggles too, wherever focus is. */
  hotkey?: boolean;
  className?: string;
}

/** The toggle between two pictures: it shows both labels and marks the current one. */
export function PlateToggle({
  labels,
  of,
  shown,
  onShownChange,
  onIntent,
  hotkey = false,
  className,
}: PlateToggleProps) {
  const toggle = useLatest(() => {
    onShownChange(other(shown));
  });
  useEffect(() => {
    if (!hotkey) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isToggleKey(event)) return;
      event.preventDefault();
      toggle.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [hotkey, toggle]);

  return (
    <button
      type="button"
      className={classNames('gloam-mono gloam-plate-toggle', className)}
      aria-pressed={shown === 'second'}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => {
        toggle.current();
      }}
    >
      <span data-current={shown === 'first' || undefined}>{labels.first}</span>
      {' / '}
      <span data-current={shown === 'second' || undefined}>{labels.second}</span>{' '}
      {of && <span className="gloam-visually-hidden">{of}</span>}
    </button>
  );
}

/** Returns whether a key event is an unhandled T without modifier keys. */
export function isToggleKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  const taken = altKey || ctrlKey || metaKey || defaultPrevented || isComposing(event);
  return key.toLowerCase() === 't' && !taken;
}
