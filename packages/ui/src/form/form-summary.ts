import { summaryEntries, type FormErrors, type SummaryField } from '../internal/submission.js';
import { isOfRemovedRow, submittedRows } from '../link-rows-field/link-rows-field.logic.js';
import type { FormField } from './form-fields.js';
import type { ShownFields } from './use-shown-fields.js';

/**
 * The entries of the error summary, in the order of the page, without errors of hidden fields and of rows that the user
 * has removed since.
 */
export function formSummary(
  id: string,
  fields: readonly FormField[],
  errors: FormErrors,
  { rowsOf, isHidden }: Pick<ShownFields, 'rowsOf' | 'isHidden'>,
) {
  const isPast = (name: string) =>
    fields.some((field) =>
      field.name === name
        ? isHidden(field)
        : field.kind === 'links' && isOfRemovedRow(rowsOf(field.name).keys, field.name, name),
    );
  return summaryEntries(
    Object.fromEntries(Object.entries(errors).filter(([name]) => !isPast(name))),
    fields.flatMap((field) => controlsOf(id, field, rowsOf)),
  );
}

/** The controls of a field. Rows keep the names they had in the last submission, which the errors refer to. */
function controlsOf(id: string, field: FormField, rowsOf: ShownFields['rowsOf']): SummaryField[] {
  const { name, label } = field;
  if (field.kind !== 'links') return [{ name, id: `${id}-${name}`, label }];
  const { keys } = rowsOf(name);
  const parts = field.platforms ? undefined : (['link'] as const);
  return submittedRows(`${id}-${name}`, name, keys, parts).map(({ index, part, ...control }) => {
    const place = { index: index + 1, total: keys.shown.length };
    return { ...control, label: field.controlName?.({ ...place, part }) ?? field.labels.row(place) };
  });
}
