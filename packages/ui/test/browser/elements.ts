// Shared by the rules of this folder, which the site's end-to-end tests use too.

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** Describes an element by its tag, its classes and the start of its text. */
export function labelOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 24);
  return `${element.localName}${classes}${text && ` “${text}”`}`;
}
