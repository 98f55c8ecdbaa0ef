/** The age up to which a draft is offered, in milliseconds: 14 days. */
export const DRAFT_LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** The texts of a form by field name; a field with rows has a list of texts by part. */
export type DraftValues = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

export interface Draft {
  /** The time of saving, in milliseconds since 1970. */
  savedAt: number;
  values: DraftValues;
}

/**
 * The values of a form that a draft stores: texts and rows, never files. They are sorted by name, so that another
 * order of the fields, such as of names in another language, does not make a different draft.
 */
export function draftValues(values: object): DraftValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' || Array.isArray(value))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export function isSame(one: DraftValues, other: DraftValues | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Reads the drafts that `formatDrafts` wrote, the newest first. Leaves out drafts that are too old, malformed, from
 * another form, or equal to the untouched form.
 */
export function parseDrafts(text: string | null, defaults: DraftValues, now: number): Draft[] {
  const newest = parse(text);
  if (!isRecord(newest)) return [];
  return [newest, ...(Array.isArray(newest.older) ? (newest.older as unknown[]) : [])].flatMap((entry) => {
    if (!isRecord(entry) || typeof entry.savedAt !== 'number') return [];
    // The absolute difference also drops drafts from a clock that was far ahead, which would never expire.
    if (!(Math.abs(now - entry.savedAt) < DRAFT_LIFETIME)) return [];
    const values = fit(entry.values, defaults);
    return values && !isSame(values, defaults) ? [{ savedAt: entry.savedAt, values }] : [];
  });
}

/** Formats drafts as JSON: `{savedAt, values}` of the newest, with the others in `older`; `null` without drafts. */
export function formatDrafts([newest, ...older]: readonly Draft[]): string | null {
  return newest ? JSON.stringify(older.length > 0 ? { ...newest, older } : newest) : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fits values to the form's fields; a field added since gets its default. Returns `undefined` for another shape. */
function fit(candidate: unknown, defaults: DraftValues): DraftValues | undefined {
  if (!isRecord(candidate)) return undefined;
  const entries = Object.entries(defaults).map(([name, start]) => {
    const value = Object.hasOwn(candidate, name) ? candidate[name] : start;
    return [name, (typeof start === 'string' ? typeof value === 'string' : isRows(value)) ? value : null];
  });
  return entries.every(([, value]) => value !== null)
    ? (Object.fromEntries(entries) as DraftValues)
    : undefined;
}

function isRows(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => isRecord(row) && Object.values(row).every((part) => typeof part === 'string'))
  );
}
