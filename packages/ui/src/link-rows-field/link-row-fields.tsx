import { Icon } from '../icon/index.js';
import type { FormErrors } from '../internal/submission.js';
import { SelectField, type SelectOption } from '../select-field/index.js';
import { TextField } from '../text-field/index.js';
import {
  rowControlId,
  rowName,
  submittedName,
  type LinkRow,
  type LinkRowPart,
  type LinkRowsKeys,
} from './link-rows-field.logic.js';

export interface LinkRowLabels {
  /** Name of one row, such as "Link 2". */
  row: (values: { index: number; total: number }) => string;
  /** Label of the menu. */
  platform: string;
  /** The menu's empty first choice. */
  platformPlaceholder: string;
  /** Label of the address. */
  link: string;
  /** Example in an empty address. */
  linkPlaceholder?: string;
  /** Name of the button that removes a row. */
  remove: (values: { index: number; total: number }) => string;
}

interface LinkRowFieldsProps {
  id: string;
  name: string;
  rowKey: number;
  index: number;
  total: number;
  keys: LinkRowsKeys;
  errors: FormErrors;
  options: readonly SelectOption[];
  defaultValue?: LinkRow;
  normalizeLink: (link: string) => string;
  onPlatform: (platform: string) => void;
  onRemove: () => void;
  labels: LinkRowLabels;
}

/** One row: menu, address and, from the second on, a button that removes it. */
export function LinkRowFields({
  id,
  name,
  rowKey,
  index,
  total,
  keys,
  errors,
  options,
  defaultValue,
  normalizeLink,
  onPlatform,
  onRemove,
  labels,
}: LinkRowFieldsProps) {
  const place = { index: index + 1, total };
  const errorsOf = (part: LinkRowPart) => {
    const submitted = submittedName(keys, name, rowKey, part);
    return submitted === undefined ? undefined : errors[submitted];
  };
  return (
    <div className="gloam-link-row" role="group" aria-label={labels.row(place)}>
      <SelectField
        id={rowControlId(id, rowKey, 'platform')}
        name={rowName(name, index, 'platform')}
        label={labels.platform}
        placeholder={labels.platformPlaceholder}
        options={options}
        defaultValue={defaultValue?.platform}
        errors={errorsOf('platform')}
        autoComplete="off"
        required
        onChange={(event) => {
          onPlatform(event.currentTarget.value);
        }}
      />
      <TextField
        id={rowControlId(id, rowKey, 'link')}
        name={rowName(name, index, 'link')}
        label={labels.link}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={labels.linkPlaceholder}
        defaultValue={defaultValue?.link}
        errors={errorsOf('link')}
        required
        onBlur={({ currentTarget: input }) => {
          const normalized = normalizeLink(input.value);
          if (normalized !== input.value) input.value = normalized;
        }}
      />
      {index > 0 && (
        <button
          type="button"
          className="gloam-button gloam-link-row-remove"
          id={`${id}-${String(rowKey)}-remove`}
          aria-label={labels.remove(place)}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
