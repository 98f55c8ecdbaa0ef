/**
 * Session storage key of the values typed into a page before a reload: its path, then the fields of each form. Fields without a
 * name are never submitted, such as the date of birth at the gate, so they aren't kept either.
 */
const TYPED = 'typed';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;

/** Returns the fields of a form by name (or type) and index, so that a re-rendered form has the same keys. */
export function fieldsOf(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of form.querySelectorAll<Field>('input, select, textarea')) {
    let nth = 0;
    const key = () => `${field.name || field.type} ${String(nth)}`;
    while (fields.has(key())) nth += 1;
    fields.set(key(), field);
  }
  return fields;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

export const valueOf = (field: Field): Value => (isChoice(field) ? field.checked : field.value);

function firstValueOf(field: Field): Value | undefined {
  if (isChoice(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

export const isTouched = (field: Field): boolean => valueOf(field) !== firstValueOf(field);

/** Sets a value as user input would. Uses the prototype's setter, because React overrides the element's to track its own writes. */
export function setValue(field: Field, value: Value): void {
  if (!isChoice(field)) Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  // A radio button can't be unchecked by a click; another one in its group gets checked instead.
  else if (field.checked !== value && (value || field.type === 'checkbox')) field.click();
}

/** Stores all form values except files for the next load of this page in this tab. Throws if storage is blocked. */
export function saveFormValues(): void {
  const forms = Array.from(document.forms, (form) =>
    [...fieldsOf(form)].flatMap(([key, field]) =>
      field.name !== '' && field.type !== 'file' ? [[key, valueOf(field)]] : [],
    ),
  );
  sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, forms]));
}

/** Restores and removes the stored values. Fields that the visitor has changed since are left alone. */
export function restoreFormValues(): void {
  try {
    const text = sessionStorage.getItem(TYPED);
    if (text === null) return;
    sessionStorage.removeItem(TYPED);
    const [path, forms] = JSON.parse(text) as [string, [key: string, value: Value][][]];
    if (path !== location.pathname) return;
    forms.forEach((kept, index) => {
      const form = document.forms[index];
      const fields = form && fieldsOf(form);
      for (const [key, value] of kept) {
        const field = fields?.get(key);
        if (field && !isTouched(field)) setValue(field, value);
      }
    });
  } catch {
    // Storage is blocked, or its content isn't ours: nothing to restore.
  }
}
