'use client';

import { useRef, type ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { FormErrors } from '../internal/submission.js';
import { useMergedRef } from '../internal/use-merged-ref.js';
import { SelectField } from '../select-field/select-field.js';
import { LinkRowFields, type AddressRowsLabels, type LinkRowsFieldLabels } from './link-row-fields.js';
import { addHttps, rowControlId, rowName, submittedName, type LinkRowPart } from './link-rows-field.logic.js';
import { useFocusNext } from './use-focus-next.js';
import { useLinkRows, type LinkRowsState } from './use-link-rows.js';
import { usePlatformOptions, type PlatformOption } from './use-platform-options.js';

type Platforms =
  | {
      /** The choices of each row's menu. Default none: rows are addresses only. */
      platforms?: undefined;
      /** Words of the field. */
      labels: AddressRowsLabels;
    }
  | {
      /** The choices of each row's menu. */
      platforms: readonly PlatformOption[];
      /** Words of the field. */
      labels: LinkRowsFieldLabels;
    };

interface OwnProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'id' | 'name' | 'children' | 'defaultValue'
> {
  /** On the root; also the prefix of the controls' ids. */
  id: string;
  /** Controls are named `<name>.<index>.platform` and `<name>.<index>.link`. */
  name: string;
  /** Rows at first; at least one is shown. Default one empty row. */
  defaultValue?: readonly { platform?: string; link: string }[];
  /** Messages by control name, by the index that the row had at the last submission. Default none. */
  errors?: FormErrors;
  /** A sentence under the legend. Default none. */
  hint?: string;
  /** Most rows that can be added. Default 20. */
  maxRows?: number;
  /** Applied to an address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
  /** The rows, where the form holds them by `useLinkRows`. Default: the field's own. */
  rows?: LinkRowsState;
}

export type LinkRowsFieldProps = OwnProps & Platforms;

/**
 * Rows of a platform and an address, or of addresses only. The first row stays; a platform can be chosen once unless it
 * is `repeatable`. Errors follow their row when another is removed. Adding focuses the new row, removing the one before.
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
  const focusNext = useFocusNext(keys.shown);
  const { optionsOf, choose } = usePlatformOptions(
    root,
    platforms ?? [],
    keys,
    defaultValue.map(({ platform }) => platform),
  );

  const removeId = (key: number) => `${id}-${String(key)}-remove`;

  const removeRow = (key: number, index: number) => {
    const previous = keys.shown[index - 1];
    focusNext(index > 1 && previous !== undefined ? removeId(previous) : `${id}-add`);
    choose(key, '');
    remove(key);
  };

  const control = (key: number, index: number, part: LinkRowPart) => {
    const submitted = submittedName(keys, name, key, part);
    return {
      id: rowControlId(id, key, part),
      name: rowName(name, index, part),
      errors: submitted === undefined ? undefined : errors[submitted],
      defaultValue: defaultValue[key]?.[part],
    };
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
      {keys.shown.map((key, index) => (
        <LinkRowFields
          key={key}
          index={index}
          total={keys.shown.length}
          menu={
            platforms && (
              <SelectField
                {...control(key, index, 'platform')}
                label={labels.platform}
                placeholder={labels.platformPlaceholder}
                options={optionsOf(key)}
                autoComplete="off"
                required
                onChange={(event) => {
                  choose(key, event.currentTarget.value);
                }}
              />
            )
          }
          link={control(key, index, 'link')}
          normalizeLink={normalizeLink}
          removeId={removeId(key)}
          onRemove={() => {
            removeRow(key, index);
          }}
          labels={labels}
        />
      ))}
      <button
        type="button"
        className="gloam-button gloam-link-rows-add"
        id={`${id}-add`}
        hidden={keys.shown.length >= maxRows}
        onClick={() => {
          focusNext(rowControlId(id, keys.next, platforms ? 'platform' : 'link'));
          add();
        }}
      >
        <Icon name="plus" size={18} accent />
        <span>{labels.add}</span>
      </button>
    </fieldset>
  );
}

export type { AddressRowsLabels, LinkRowsFieldLabels } from './link-row-fields.js';
export type { LinkRow } from './link-rows-field.logic.js';
export { useLinkRows, type LinkRowsState } from './use-link-rows.js';
export type { PlatformOption } from './use-platform-options.js';
