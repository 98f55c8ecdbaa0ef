import postcss from 'postcss';

/** Parts that a browser draws in a control, each with the control that a page must have for it. */
const PARTS_OF_CONTROLS = [
  { part: /::-webkit-(?:date|calendar)/, control: /type="(?:date|datetime-local|month|time|week)"/ },
  { part: /::-webkit-(?:inner|outer)-spin/, control: /type="number"/ },
  { part: /::-webkit-search/, control: /type="search"/ },
  { part: /::file-selector-button/, control: /type="file"/ },
];

/** A selector without what its brackets hold: in them `:hover` is one way of several. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const needsPointer = (selector: string) => /:(?:hover|active)\b/.test(withoutBrackets(selector));

/**
 * The rules of a style sheet for a page that no pointer has reached yet, with the controls of `html` and no others. The
 * rest comes with the whole sheet, at the first move of a pointer.
 */
export function atRest(css: string, html: string): string {
  const missing = PARTS_OF_CONTROLS.filter(({ control }) => !control.test(html));
  const isLater = (selector: string) =>
    needsPointer(selector) || missing.some(({ part }) => part.test(selector));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isLater(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return root.toString();
}
