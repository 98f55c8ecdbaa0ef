/**
 * Session storage name of what was typed into a page that is loaded anew: its path, then the fields of each of its forms. What
 * has no name travels nowhere, so it is not kept either, such as the date of birth at the gate.
 */
const TYPED = 'typed';

/** Keeps what the forms of the page hold, for the next load of it in this tab. Throws where storage is closed. */
export function keepTyped(): void {
  const forms = Array.from(document.forms, (form) => [...new FormData(form)]);
  sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, forms]));
}

type Field = HTMLInputElement | HTMLSelectElement;

const isUntouched = (field: object): boolean =>
  !('value' in field && 'defaultValue' in field) || field.value === field.defaultValue;

/** Fills in what was kept, once; what somebody has typed since stays. Files are never kept. */
export function restoreTyped(): void {
  try {
    const text = sessionStorage.getItem(TYPED);
    if (text === null) return;
    sessionStorage.removeItem(TYPED);
    const [path, forms] = JSON.parse(text) as [string, [name: string, value: unknown][][]];
    if (path !== location.pathname) return;
    forms.forEach((fields, index) => {
      for (const [name, value] of fields) {
        const field = document.forms[index]?.elements.namedItem(name);
        if (field && typeof value === 'string' && isUntouched(field)) (field as Field).value = value;
      }
    });
  } catch {
    // Without storage, or with something else in it, nothing was kept.
  }
}
