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
  /** Text of the empty field, such as "Choose a file, or drop it here". */
  choose: string;
  /** Text of the field with a file. `size` is in bytes. */
  selected: (values: { name: string; size: number }) => string;
  /** Text of the button that removes the file, for screen readers. `size` is in bytes. */
  remove: (values: { name: string; size: number }) => string;
}

export interface FileFieldProps extends FieldProps, InputProps {
  /** The name of the field in the form data. */
  name: string;
  /**
   * The file types that the file dialog offers, as in HTML: `.pdf,.docx`. It doesn't reject other files.
   * @default any file
   */
  accept?: string;
  /** Texts of the field. */
  labels: FileFieldLabels;
  /** Class name of the root, added to `gloam-field`. @default none */
  className?: string;
  /** Style of the root. @default none */
  style?: CSSProperties;
}

/**
 * A field for one file, chosen in the platform's dialog or dropped on the field. It is uncontrolled and empty at first,
 * since browsers allow no default file. `id`, `ref` and input attributes go to the `<input>`.
 * State: `data-invalid` on the root; `data-filled` and `data-dragging` on the box.
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
