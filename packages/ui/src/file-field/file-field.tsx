'use client';

import { useId, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { useChosenFile } from './use-chosen-file.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'multiple'
  | 'className'
  | 'style'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'children'
>;

export interface FileFieldLabels {
  /** Inside the empty field, such as "Choose a file, or drop it here". */
  choose: string;
  /** Inside the field once a file is chosen. `size` is in bytes. */
  selected: (values: { name: string; size: number }) => string;
  /** Name of the button that takes the file out again. `size` is in bytes. */
  remove: (values: { name: string; size: number }) => string;
}

export interface FileFieldProps extends FieldProps, InputProps {
  /** The name under which the file is sent. */
  name: string;
  /** What the dialog offers first, as in HTML: `.pdf,.docx`. Nothing is refused by it. Default any file. */
  accept?: string;
  /** Words inside the field. */
  labels: FileFieldLabels;
  /** On the root, beside `gloam-field`. Default none. */
  className?: string;
  /** On the root. Default none. */
  style?: CSSProperties;
}

/**
 * One file, chosen by the platform's dialog or dropped on the field. It is uncontrolled and empty at first, as browsers
 * want it. `id`, `ref` and input attributes reach the `<input>`. State: `data-invalid` on the root; `data-filled` and
 * `data-dragging` on the box.
 */
export function FileField({
  label,
  optionalLabel,
  hint,
  errors,
  id,
  labels,
  className,
  style,
  ref,
  onChange,
  ...input
}: FileFieldProps) {
  const textId = useId();
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(control, ref);
  const { file, isDragging, dropTarget, update, remove } = useChosenFile(control);

  return (
    <FieldFrame
      id={id}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      errors={errors}
      className={className}
      style={style}
    >
      {(attributes) => (
        <div
          {...dropTarget}
          className={classNames('gloam-file', attributes.className)}
          data-filled={file ? '' : undefined}
          data-dragging={isDragging ? '' : undefined}
        >
          <input
            {...input}
            {...attributes}
            ref={mergedRef}
            className="gloam-file-input"
            type="file"
            aria-describedby={classNames(attributes['aria-describedby'], textId)}
            onChange={(event) => {
              update();
              onChange?.(event);
            }}
          />
          <Icon name={file ? 'check' : 'plus'} size={18} />
          <span className="gloam-file-text" id={textId}>
            {file ? labels.selected(file) : labels.choose}
          </span>
          {file && (
            <button
              type="button"
              className="gloam-square gloam-file-remove"
              aria-label={labels.remove(file)}
              onClick={remove}
            >
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
