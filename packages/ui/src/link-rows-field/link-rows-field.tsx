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
      /** Options of each row's platform menu; without them, rows only have a link. @default none */
      platforms?: undefined;
      /** Texts of the field. */
      labels: AddressRowsLabels;
    }
  | {
      /** Options of each row's platform menu. */
      platforms: readonly PlatformOption[];
      /** Texts of the field. */
      labels: LinkRowsFieldLabels;
    };

interface OwnProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'id' | 'name' | 'children' | 'defaultValue'
> {
  /** Id of the root element and prefix of the controls' ids. */
  id: string;
  /** Prefix of the controls' names: `<name>.<index>.platform` and `<name>.<index>.link`. */
  name: string;
  /** Rows shown at first; at least one is always shown. @default one empty row */
  defaultValue?: readonly { platform?: string; link: string }[];
  /** Error messages by control name, with the index that the row had in the last submission. @default none */
  errors?: FormErrors;
  /** Help text under the legend. @default none */
  hint?: string;
  /** Number of rows at which the add button is hidden. @default 20 */
  maxRows?: number;
  /** Called with a link on blur; the input is set to the result. @default adds `https://` if there is no scheme */
  normalizeLink?: (link: string) => string;
  /** State of the rows, if your form holds it with `useLinkRows`. @default uncontrolled */
  rows?: LinkRowsState;
}

export type LinkRowsFieldProps = OwnProps & Platforms;

/**
 * Rows of a platform and a link, or of links only. The first row can't be removed; a platform can be chosen once
 * unless it is `repeatable`. Errors stay with their row when another one is removed. Adding a row focuses it;
 * removing one focuses the remove button of the row before, or else the add button.
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
