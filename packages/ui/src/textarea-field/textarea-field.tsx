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
  /** The counter under the text, such as "120 of 500". */
  count: (values: { count: number; advised: number }) => string;
  /** What the counter says above the advised length; also spoken, after a pause in typing. */
  overAdvised: (values: { count: number; advised: number; over: number }) => string;
}

type Counter =
  | { advisedLength?: never; labels?: never }
  | {
      /** Length in characters above which the counter gives advice. Nothing is cut off or refused. */
      advisedLength: number;
      /** Words of the counter. */
      labels: TextareaFieldLabels;
    };

export type TextareaFieldProps = FieldProps &
  TextareaProps &
  Counter & {
    /** The name under which the value is sent. */
    name: string;
    /** Height in lines; people can drag it taller. Default 4. */
    rows?: number;
    /** On the root, beside `gloam-field`. Default none. */
    className?: string;
    /** On the root. Default none. */
    style?: CSSProperties;
  };

/** A pause in typing after which the advice is spoken. */
const PAUSE = 1000;

/**
 * Several lines of text with label, error and an optional counter. Uncontrolled by default, so that what was typed
 * before hydration stays. `id`, `ref` and textarea attributes reach the `<textarea>`.
 * State: `data-invalid` on the root, `data-over` on the counter.
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
  const [spokenCount, setSpokenCount] = useState(0);

  useEffect(() => {
    setCount(lengthOf(textareaRef.current?.value));
  }, [textarea.value]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setSpokenCount(count);
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
        {adviceFor(spokenCount)}
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
