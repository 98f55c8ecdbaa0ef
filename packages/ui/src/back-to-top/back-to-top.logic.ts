/** How to scroll for somebody who prefers less motion, or does not. */
export function scrollBehaviour(reducedMotion: boolean): ScrollBehavior {
  return reducedMotion ? 'instant' : 'smooth';
}

/** The element that stands for the start of a page: the one asked for, or else its `<main>`, or else the body. */
export function startOf(page: Document, id?: string): HTMLElement {
  return (id ? page.getElementById(id) : null) ?? page.querySelector('main') ?? page.body;
}
