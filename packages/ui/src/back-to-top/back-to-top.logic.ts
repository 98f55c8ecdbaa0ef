/** The scroll behaviour: `instant` for users who prefer reduced motion. */
export function scrollBehaviour(reducedMotion: boolean): ScrollBehavior {
  return reducedMotion ? 'instant' : 'smooth';
}

/** The element to focus at the top of the page: the one with `id`, or else `<main>`, or else the body. */
export function startOf(page: Document, id?: string): HTMLElement {
  return (id ? page.getElementById(id) : null) ?? page.querySelector('main') ?? page.body;
}
