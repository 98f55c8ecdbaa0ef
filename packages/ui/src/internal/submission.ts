/**
 * State of a submission. `slow` means `sending` for more than ten seconds, `closed` that no more submissions are
 * accepted.
 */
export type SubmissionStatus = 'editing' | 'sending' | 'slow' | 'failed' | 'sent' | 'closed';

/** Error messages, already translated, by field name. Messages of unknown names are shown in the form's summary. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** Signals that help to tell a person from a bot. */
export interface SubmissionSignals {
  /** Value of the honeypot field; a person leaves it empty. */
  trap: string;
  /**
   * Milliseconds from the form's first render to this submission. Missing if there is no clock, or if the form was
   * filled in before hydration or restored from a draft.
   */
  elapsed?: number;
}

/** Returns whether the submission is waiting for a response. */
export function isBusy(status: SubmissionStatus): boolean {
  return status === 'sending' || status === 'slow';
}

/** A field as the summary needs it; fields are in the page's order. */
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
 * Returns the entries of the summary: invalid fields in the page's order, then messages without a field. A single
 * invalid field needs no summary, but a message without a field is shown nowhere else.
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

/** Returns the text of one field; files and missing fields give an empty string. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the data of the form with its default values, without changing the form. */
export function defaultData(form: HTMLFormElement): FormData {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return new FormData(copy);
}
