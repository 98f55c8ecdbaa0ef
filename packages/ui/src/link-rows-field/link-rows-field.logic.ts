import { textOf } from '../internal/submission.js';

export interface LinkRow {
  platform: string;
  link: string;
}

/** The parts of a row, in the page's order. */
export const LINK_ROW_PARTS = ['platform', 'link'] as const;

export type LinkRowPart = (typeof LINK_ROW_PARTS)[number];

/** Rows on screen by key, and the keys that the last submission held, in its order. */
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

/** The first row stays; a key is never used twice. */
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

/** `<field>.<index>.<part>`: the name under which a control is sent, and its errors come back. */
export function rowName(field: string, index: number, part: LinkRowPart): string {
  return `${field}.${String(index)}.${part}`;
}

/** Id of one control; it follows the row, not its place. */
export function rowControlId(id: string, key: number, part: LinkRowPart): string {
  return `${id}-${String(key)}-${part}`;
}

/** The name by which the last submission knew a control; nothing for a row that it did not hold. */
export function submittedName(
  keys: LinkRowsKeys,
  field: string,
  key: number,
  part: LinkRowPart,
): string | undefined {
  const index = keys.submitted.indexOf(key);
  return index === -1 ? undefined : rowName(field, index, part);
}

/** The controls of the rows on screen that the last submission held, each by the name that it had there. */
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

/** Names of errors whose row has been removed since; nobody needs to see them any more. */
export function isOfRemovedRow(keys: LinkRowsKeys, field: string, name: string): boolean {
  return keys.submitted.some(
    (key, index) => !keys.shown.includes(key) && name.startsWith(`${field}.${String(index)}.`),
  );
}

/** Platforms that a row cannot choose, because another row has. */
export function takenPlatforms(
  chosen: Readonly<Record<number, string>>,
  keys: readonly number[],
  own: number,
  repeatable: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    keys
      .filter((key) => key !== own)
      .map((key) => chosen[key] ?? '')
      .filter((platform) => platform !== '' && platform !== chosen[own] && !repeatable.has(platform)),
  );
}

/** What the controls of all rows hold, in the page's order. Rows without a menu have an empty platform. */
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

/** Adds `https://` to an address typed without a scheme; leaves blank text and any other scheme alone. */
export function addHttps(address: string): string {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}
