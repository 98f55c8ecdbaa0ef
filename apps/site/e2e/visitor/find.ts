import type * as TestingLibraryDom from '@testing-library/dom';

/** A text to look for: any text that has it, whatever the case, or one that an expression fits. */
export type Wanted = { part: string } | { source: string; flags: string };

/** One step from an element to others below it. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: Wanted; level?: number }
  | { by: 'label' | 'text'; text: Wanted }
  | { by: 'index'; index: number };

/**
 * Runs in the page: the elements to which the steps lead. `missing` where the page has not the library yet that knows roles,
 * names and labels.
 */
export function find(steps: readonly Step[]): Element[] | 'missing' {
  const library = (window as unknown as { TestingLibraryDom?: typeof TestingLibraryDom }).TestingLibraryDom;
  if (!library) return 'missing';
  const one = (text: string) => text.replace(/\s+/g, ' ').trim();
  const fits =
    (wanted: Wanted) =>
    (text = '') =>
      'part' in wanted
        ? one(text).toLowerCase().includes(one(wanted.part).toLowerCase())
        : new RegExp(wanted.source, wanted.flags).test(one(text));
  const below = (root: ParentNode, step: Exclude<Step, { by: 'index' }>): Element[] => {
    switch (step.by) {
      case 'css':
        return [...root.querySelectorAll(step.selector.replace(/^>/, ':scope >'))];
      case 'role':
        return (
          library
            .queryAllByRole(root as HTMLElement, step.role, {
              ...(step.name && { name: fits(step.name) }),
              ...(step.level && { level: step.level }),
            })
            // The library takes the header and the footer of a part for those of the page.
            .filter(
              (element) => !element.matches(':is(main, article, section) :is(header, footer):not([role])'),
            )
        );
      case 'label':
        return library.queryAllByLabelText(root as HTMLElement, fits(step.text));
      case 'text': {
        const has = (element: Element) => fits(step.text)(element.textContent);
        return [...root.querySelectorAll('body *')].filter(
          (element) =>
            !element.matches('script, style, noscript') && has(element) && ![...element.children].some(has),
        );
      }
    }
  };
  let found: ParentNode[] = [document];
  for (const step of steps) {
    if (step.by === 'index') found = found.slice(step.index, step.index + 1 || undefined);
    else found = [...new Set(found.flatMap((root) => below(root, step)))];
  }
  return found as Element[];
}
