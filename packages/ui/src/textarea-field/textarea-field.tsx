'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { classNames } from '../internal/class-names.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { lengthOf } from './textarea-field.logic.js';

type TextareaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'children'
>;

export interface TextareaFieldLabels {
  /** Text of the counter, such as "120 of 500". */
  count: (values: { count: number; advised: number }) => string;
  /** Text of the counter above the advised length, also announced to screen readers after a pause in typing. */
  overAdvised: (values: { count: number; advised: number; over: number }) => string;
}

type Counter =
  | { advisedLength?: never; labels?: never }
  | {
      /** Number of characters above which the counter gives advice. Longer text is neither cut off nor rejected. */
      advisedLength: number;
      /** Texts of the counter. */
      labels: TextareaFieldLabels;
    };

export type TextareaFieldProps = FieldProps &
  TextareaProps &
  Counter & {
    /** Name of the value in the form data. */
    name: string;
    /** Height in lines; users can resize it. @default 4 */
    rows?: number;
    /** Class of the root element, in addition to `gloam-field`. @default none */
    className?: string;
    /** Style of the root element. @default none */
    style?: CSSProperties;
  };

/** Pause in typing after which the advice is announced, in milliseconds. */
const PAUSE = 1000;

/**
 * A multi-line text input with label, error and an optional counter. Uncontrolled by default, so that text typed
 * before hydration is kept. `id`, `ref` and textarea attributes reach the `<textarea>`. State: `data-invalid` on the
 * root element, `data-over` on the counter.
 */
export function TextareaField({
  label,
  optionalLabel,
  hint,
  errors,
  id,
  rows = 4,
  advisedLength,
  labels,
  className,
  style,
  ref,
  onInput,
  ...textarea
}: TextareaFieldProps) {
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(textareaRef, ref);
  const [count, setCount] = useState(() => lengthOf(textarea.value ?? textarea.defaultValue));
  const [announcedCount, setAnnouncedCount] = useState(0);

  useEffect(() => {
    setCount(lengthOf(textareaRef.current?.value));
  }, [textarea.value]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnouncedCount(count);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [count]);

  const adviceFor = (length: number) =>
    advisedLength !== undefined && length > advisedLength
      ? labels.overAdvised({ count: length, advised: advisedLength, over: length - advisedLength })
      : undefined;

  const counter = advisedLength !== undefined && (
    <>
      <p className="gloam-textarea-counter" data-over={adviceFor(count) ? '' : undefined} aria-hidden="true">
        {adviceFor(count) ?? labels.count({ count, advised: advisedLength })}
      </p>
      <p className="gloam-visually-hidden" role="status">
        {adviceFor(announcedCount)}
      </p>
    </>
  );

  return (
    <FieldFrame
      id={id}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      className={className}
      style={style}
      footer={counter}
    >
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          ref={mergedRef}
          className={classNames(control.className, 'gloam-textarea')}
          rows={rows}
          onInput={(event) => {
            setCount(lengthOf(event.currentTarget.value));
            onInput?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
