import { textOf } from '../internal/submission.js';

export interface LinkRow {
  platform: string;
  link: string;
}

/** Parts of a row, in the page's order. */
export const LINK_ROW_PARTS = ['platform', 'link'] as const;

export type LinkRowPart = (typeof LINK_ROW_PARTS)[number];

/** Keys of the rows on screen and of the rows in the last submission, both in order. */
export interface LinkRowsKeys {
  shown: readonly number[];
  submitted: readonly number[];
  next: number;
}

export type LinkRowsAction =
  { type: 'add' } | { type: 'remove'; key: number } | { type: 'submit' } | { type: 'reset'; count: number };

export function initialKeys(count: number): LinkRowsKeys {
  const shown = Array.from({ length: Math.max(1, count) }, (_, key) => key);
  return { shown, submitted: shown, next: shown.length };
}

/** Returns the keys after an action. The first row can't be removed, and keys are never reused. */
export function reduceKeys(keys: LinkRowsKeys, action: LinkRowsAction): LinkRowsKeys {
  switch (action.type) {
    case 'add':
      return { ...keys, shown: [...keys.shown, keys.next], next: keys.next + 1 };
    case 'remove':
      return action.key === keys.shown[0]
        ? keys
        : { ...keys, shown: keys.shown.filter((key) => key !== action.key) };
    case 'submit':
      return { ...keys, submitted: keys.shown };
    case 'reset':
      return initialKeys(action.count);
  }
}

/** Returns `<field>.<index>.<part>`, the name of a control in the form data and in the errors. */
export function rowName(field: string, index: number, part: LinkRowPart): string {
  return `${field}.${String(index)}.${part}`;
}

/** Returns the id of a control, which stays with its row when the index changes. */
export function rowControlId(id: string, key: number, part: LinkRowPart): string {
  return `${id}-${String(key)}-${part}`;
}

/** Returns the name of a control in the last submission; `undefined` if the submission didn't contain its row. */
export function submittedName(
  keys: LinkRowsKeys,
  field: string,
  key: number,
  part: LinkRowPart,
): string | undefined {
  const index = keys.submitted.indexOf(key);
  return index === -1 ? undefined : rowName(field, index, part);
}

/** Returns the controls on screen that the last submission contained, each with its name there. */
export function submittedRows(
  id: string,
  field: string,
  keys: LinkRowsKeys,
  parts: readonly LinkRowPart[] = LINK_ROW_PARTS,
) {
  return keys.shown.flatMap((key, index) =>
    parts.flatMap((part) => {
      const name = submittedName(keys, field, key, part);
      return name === undefined ? [] : [{ name, id: rowControlId(id, key, part), index, part }];
    }),
  );
}

/** Returns whether an error belongs to a row that has since been removed and is therefore obsolete. */
export function isOfRemovedRow(keys: LinkRowsKeys, field: string, name: string): boolean {
  return keys.submitted.some(
    (key, index) => !keys.shown.includes(key) && name.startsWith(`${field}.${String(index)}.`),
  );
}

/** Returns the values of all rows, in the page's order. Rows without a menu have an empty platform. */
export function readLinkRows(data: FormData, field: string): LinkRow[] {
  const rows: LinkRow[] = [];
  for (let index = 0; data.has(rowName(field, index, 'link')); index += 1) {
    rows.push({
      platform: textOf(data, rowName(field, index, 'platform')),
      link: textOf(data, rowName(field, index, 'link')),
    });
  }
  return rows;
}

/** Adds `https://` to a URL typed without a scheme; leaves blank text and other schemes as they are. */
export function addHttps(address: string): string {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}
