import postcss, { type AtRule, type Root } from 'postcss';

/** Parts that a browser draws in a control, each with the control that a page must have for it. */
const PARTS_OF_CONTROLS = [
  { part: /::-webkit-(?:date|calendar)/, control: /type="(?:date|datetime-local|month|time|week)"/ },
  { part: /::-webkit-(?:inner|outer)-spin/, control: /type="number"/ },
  { part: /::-webkit-search/, control: /type="search"/ },
  { part: /::file-selector-button/, control: /type="file"/ },
  { part: /::placeholder/, control: / placeholder="/ },
];

/** A selector without what its brackets hold: in them `:hover` is one way of several. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const needsPointer = (selector: string) => /:(?:hover|active)\b/.test(withoutBrackets(selector));

/** The custom properties that rules set or use. */
function propertiesIn(root: Root): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkDecls(({ parent, prop, value }) => {
    if (parent?.type === 'rule')
      for (const [name] of `${prop} ${value}`.matchAll(/--[\w-]+/g)) names.add(name);
  });
  return names;
}

/** At-rules that nothing is left in, from the inmost outwards. */
function removeEmpty(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * The rules of a style sheet for a page in the language `tag` that no pointer has reached yet, with the controls
 * that `html` has, and no others. The rest comes with the whole sheet, at the first move of a pointer.
 */
export function pruneInteractionCss(css: string, html: string, tag: string): string {
  const missing = PARTS_OF_CONTROLS.filter(({ control }) => !control.test(html));
  const isOfOther = (selector: string) => selector.includes(':lang(') && !selector.includes(`:lang(${tag})`);
  const isLater = (selector: string) =>
    needsPointer(selector) || isOfOther(selector) || missing.some(({ part }) => part.test(selector));
  const root = postcss.parse(css);
  // Tailwind's, for browsers without `@property`: older ones than we support.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isLater(selector));
    // The custom properties of a rule may all be of use to no page.
    if (selectors.length === 0 || rule.nodes.length === 0) {
      rule.remove();
      return;
    }
    if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const named = propertiesIn(root);
  root.walkAtRules('property', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  removeEmpty(root);
  // A licence is in the whole sheet, and in the notices of the release.
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString();
}
