'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { SelectField, type SelectFieldProps } from '../select-field/index.js';
import { TextField, type TextFieldProps } from '../text-field/index.js';

interface SourceFieldsProps {
  source: Omit<SelectFieldProps, 'options'>;
  options: SelectFieldProps['options'];
  placeholder: string;
  otherSource: TextFieldProps;
  /** Whether the source now chosen asks for a free text. */
  asksOther: boolean;
  onSource: (source: string) => void;
}

/** How somebody found us, and where exactly if the menu has no answer. What was typed there stays while it is hidden. */
export function SourceFields({
  source,
  options,
  placeholder,
  otherSource,
  asksOther,
  onSource,
}: SourceFieldsProps) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest(onSource);

  // What was chosen before hydration, or came with a draft.
  useEffect(() => {
    if (select.current) latest.current(select.current.value);
  }, [latest]);

  return (
    <div className="gloam-form-grid">
      <SelectField
        {...source}
        ref={select}
        placeholder={placeholder}
        options={options}
        autoComplete="off"
        onChange={(event) => {
          onSource(event.currentTarget.value);
        }}
      />
      <div hidden={!asksOther}>
        <TextField
          {...otherSource}
          errors={asksOther ? otherSource.errors : undefined}
          autoComplete="off"
          disabled={!asksOther}
        />
      </div>
    </div>
  );
}
