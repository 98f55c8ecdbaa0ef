'use client';

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { urlInput } from '../internal/inputs.js';
import { TextField } from '../text-field/text-field.js';

interface LinkRowLabels {
  /** Name of one row, such as "Link 2". */
  row: (values: { index: number; total: number }) => string;
  /** Label of the address. */
  link: string;
  /** Example in an empty address. Default none. */
  linkPlaceholder?: string;
  /** Name of the button that removes a row. */
  remove: (values: { index: number; total: number }) => string;
}

/** Words of rows that are addresses only. */
export interface AddressRowsLabels extends LinkRowLabels {
  /** Name of all rows together. */
  legend: string;
  /** The button under the rows. */
  add: string;
}

export interface LinkRowsFieldLabels extends AddressRowsLabels {
  /** Label of the menu. */
  platform: string;
  /** The menu's empty first choice. */
  platformPlaceholder: string;
}

interface LinkRowFieldsProps {
  /** Place of the row, from 0. */
  index: number;
  total: number;
  /** The menu before the address. */
  menu: ReactNode;
  link: { id: string; name: string; errors: readonly string[] | undefined; defaultValue: string | undefined };
  normalizeLink: (link: string) => string;
  removeId: string;
  onRemove: () => void;
  labels: LinkRowLabels;
}

/** One row: menu, address and, from the second on, a button that removes it. */
export function LinkRowFields({
  index,
  total,
  menu,
  link,
  normalizeLink,
  removeId,
  onRemove,
  labels,
}: LinkRowFieldsProps) {
  const place = { index: index + 1, total };
  return (
    <div className="gloam-link-row" role="group" aria-label={labels.row(place)}>
      {menu}
      <TextField
        {...link}
        {...urlInput(normalizeLink)}
        label={labels.link}
        placeholder={labels.linkPlaceholder}
        required
      />
      {index > 0 && (
        <button
          type="button"
          className="gloam-square gloam-link-row-remove"
          id={removeId}
          aria-label={labels.remove(place)}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
