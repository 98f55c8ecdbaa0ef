/** Where a submission stands; `slow` is `sending` for more than ten seconds, `closed` takes no more submissions. */
export type SubmissionStatus = 'editing' | 'sending' | 'slow' | 'failed' | 'sent' | 'closed';

/** Messages by field name, already worded. A name that the form does not know goes to its summary. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** What tells a person from a program. */
export interface SubmissionSignals {
  /** The text of the field that nobody sees; a person leaves it empty. */
  trap: string;
  /**
   * Milliseconds from the form's appearance to this submission. Missing without a clock, and where nobody knows: the
   * form had been filled in before its script ran, or with a draft.
   */
  elapsed?: number;
}

/** Whether an answer is being waited for. */
export function isBusy(status: SubmissionStatus): boolean {
  return status === 'sending' || status === 'slow';
}

/** One field in the page's order, as the summary needs it. */
export interface SummaryField {
  name: string;
  id: string;
  label: string;
}

export interface SummaryEntry {
  text: string;
  fieldId?: string;
}

/**
 * What the summary lists: bad fields in the page's order, then messages that belong to no field.
 * One bad field needs no summary; a message without a field has no other place.
 */
export function summaryEntries(errors: FormErrors, fields: readonly SummaryField[]): SummaryEntry[] {
  const hasErrors = (name: string) => (errors[name]?.length ?? 0) > 0;
  const known = new Set(fields.map(({ name }) => name));
  const bad = fields
    .filter(({ name }) => hasErrors(name))
    .map(({ id, label }) => ({ text: label, fieldId: id }));
  const formLevelErrors = Object.entries(errors)
    .filter(([name]) => !known.has(name))
    .flatMap(([, messages]) => messages.map((text) => ({ text })));
  return bad.length > 1 || formLevelErrors.length > 0 ? [...bad, ...formLevelErrors] : [];
}

/** The text of one field; files and missing fields are empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a form holds when nobody has touched it, whatever it holds now. */
export function defaultData(form: HTMLFormElement): FormData {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return new FormData(copy);
}
