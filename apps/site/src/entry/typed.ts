/**
 * Session storage name of what was typed into a page that is loaded anew: its path, then the fields of each of its forms. What
 * has no name travels nowhere, so it is not kept either, such as the date of birth at the gate.
 */
const TYPED = 'typed';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;

/** The fields of a form by name, else by type, and which of several it is: the same ones in a copy of the form. */
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

/** Fills in a field as a visitor would: past the element's own property, by which React knows what it has written itself. */
export function setValue(field: Field, value: Value): void {
  if (!isChoice(field)) Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  // A radio button is left by choosing another one.
  else if (field.checked !== value && (value || field.type === 'checkbox')) field.click();
}

/** Keeps what the forms of the page hold, for the next load of it in this tab. Throws where storage is closed. */
export function keepTyped(): void {
  const forms = Array.from(document.forms, (form) =>
    [...fieldsOf(form)].flatMap(([key, field]) =>
      field.name !== '' && field.type !== 'file' ? [[key, valueOf(field)]] : [],
    ),
  );
  sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, forms]));
}

/** Fills in what was kept, once; what somebody has typed since stays. Files are never kept. */
export function restoreTyped(): void {
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
    // Without storage, or with something else in it, nothing was kept.
  }
}
