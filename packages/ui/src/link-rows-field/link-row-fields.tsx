'use client';

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { urlInput } from '../internal/inputs.js';
import { TextField } from '../text-field/text-field.js';

interface LinkRowLabels {
  /** Accessible name of one row, such as "Link 2". */
  row: (values: { index: number; total: number }) => string;
  /** Label of the link input. */
  link: string;
  /** Placeholder of the link input. @default none */
  linkPlaceholder?: string;
  /** Accessible name of the button that removes a row. */
  remove: (values: { index: number; total: number }) => string;
}

/** Texts of rows without a platform menu. */
export interface AddressRowsLabels extends LinkRowLabels {
  /** Legend of the group of rows. */
  legend: string;
  /** Text of the button that adds a row. */
  add: string;
}

export interface LinkRowsFieldLabels extends AddressRowsLabels {
  /** Label of the platform menu. */
  platform: string;
  /** Text of the menu's empty first option. */
  platformPlaceholder: string;
}

interface LinkRowFieldsProps {
  /** Index of the row, from 0. */
  index: number;
  total: number;
  /** The platform menu before the link input. */
  menu: ReactNode;
  link: { id: string; name: string; errors: readonly string[] | undefined; defaultValue: string | undefined };
  normalizeLink: (link: string) => string;
  removeId: string;
  onRemove: () => void;
  labels: LinkRowLabels;
}

/** Renders one row: menu, link input and, from the second row on, a remove button. */
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
