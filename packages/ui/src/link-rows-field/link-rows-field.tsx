'use client';

import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/index.js';
import { classNames } from '../internal/class-names.js';
import type { FormErrors } from '../internal/submission.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { LinkRowFields, type LinkRowLabels } from './link-row-fields.js';
import { addHttps, rowControlId, takenPlatforms, type LinkRow } from './link-rows-field.logic.js';
import { useLinkRows, type LinkRowsState } from './use-link-rows.js';

export interface PlatformOption {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
  /** Whether several rows may choose it. Default `false`. */
  repeatable?: boolean;
}

export interface LinkRowsFieldLabels extends LinkRowLabels {
  /** Name of all rows together. */
  legend: string;
  /** The button under the rows. */
  add: string;
}

export interface LinkRowsFieldProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'id' | 'name' | 'children' | 'defaultValue'
> {
  /** On the root; also the prefix of the controls' ids. */
  id: string;
  /** Controls are named `<name>.<index>.platform` and `<name>.<index>.link`. */
  name: string;
  /** The choices of each row's menu. */
  platforms: readonly PlatformOption[];
  /** Rows at first; at least one is shown. Default one empty row. */
  defaultValue?: readonly LinkRow[];
  /** Messages by control name, by the index that the row had at the last submission. */
  errors?: FormErrors;
  /** A sentence under the legend. */
  hint?: string;
  /** Most rows that can be added. Default 20. */
  maxRows?: number;
  /** Applied to an address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
  /** The rows, where the form holds them by `useLinkRows`. Default: the field's own. */
  rows?: LinkRowsState;
  /** Words of the field. */
  labels: LinkRowsFieldLabels;
}

/**
 * Rows of a platform and an address. The first row stays; a platform can be chosen once unless it is `repeatable`.
 * Errors follow their row when another is removed. Adding focuses the new row, removing the one before.
 */
export function LinkRowsField({
  id,
  name,
  platforms,
  defaultValue = [],
  errors = {},
  hint,
  maxRows = 20,
  normalizeLink = addHttps,
  rows: givenRows,
  labels,
  className,
  ref,
  ...rest
}: LinkRowsFieldProps) {
  const ownRows = useLinkRows(defaultValue.length);
  const { keys, add, remove } = givenRows ?? ownRows;
  const root = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string>(null);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(defaultValue.map(({ platform }, key) => [key, platform])),
  );
  const repeatable = new Set(platforms.filter((option) => option.repeatable).map(({ value }) => value));

  // What was chosen before hydration.
  useEffect(() => {
    const selects = root.current?.querySelectorAll('select') ?? [];
    setChosen(Object.fromEntries(Array.from(selects, ({ value }, key) => [key, value])));
  }, []);

  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [keys.shown]);

  const removeRow = (key: number, index: number) => {
    const previous = keys.shown[index - 1];
    focusNext.current =
      index > 1 && previous !== undefined ? `${id}-${String(previous)}-remove` : `${id}-add`;
    setChosen((rows) => ({ ...rows, [key]: '' }));
    remove(key);
  };

  return (
    <fieldset
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames('gloam-link-rows', className)}
      id={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend className="gloam-link-rows-legend">{labels.legend}</legend>
      {hint && (
        <p className="gloam-field-hint gloam-link-rows-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {keys.shown.map((key, index) => {
        const taken = takenPlatforms(chosen, keys.shown, key, repeatable);
        return (
          <LinkRowFields
            key={key}
            id={id}
            name={name}
            rowKey={key}
            index={index}
            total={keys.shown.length}
            keys={keys}
            errors={errors}
            options={platforms.map(({ value, label }) => ({ value, label, disabled: taken.has(value) }))}
            defaultValue={defaultValue[key]}
            normalizeLink={normalizeLink}
            onPlatform={(platform) => {
              setChosen((others) => ({ ...others, [key]: platform }));
            }}
            onRemove={() => {
              removeRow(key, index);
            }}
            labels={labels}
          />
        );
      })}
      <button
        type="button"
        className="gloam-button gloam-link-rows-add"
        id={`${id}-add`}
        hidden={keys.shown.length >= maxRows}
        onClick={() => {
          focusNext.current = rowControlId(id, keys.next, 'platform');
          add();
        }}
      >
        <Icon name="plus" size={18} />
        <span>{labels.add}</span>
      </button>
    </fieldset>
  );
}
