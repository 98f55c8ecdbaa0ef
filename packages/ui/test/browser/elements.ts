// What the rules of this folder know of an element. The journeys of the site run the same rules over its pages.

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** A way to find an element again: its tag, its classes and the start of its text. */
export function labelOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 24);
  return `${element.localName}${classes}${text && ` “${text}”`}`;
}
