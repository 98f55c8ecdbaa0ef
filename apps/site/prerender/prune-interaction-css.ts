import postcss, { type AtRule, type Root, type Rule } from 'postcss';

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

/** Attributes that say which kind of a component it is; they stay as they are. */
const KIND = /\[(data-(?:size|variant))="?([\w-]+)"?\]/g;

const isOfMissingKind = (selector: string, html: string) =>
  Array.from(withoutBrackets(selector).matchAll(KIND)).some(
    ([, name = '', value = '']) => !html.includes(` ${name}="${value}"`),
  );

/** Whether it asks for something inside that the page has not. Where several are asked for, one may be there. */
const asksForMissing = (selector: string, html: string) =>
  Array.from(selector.matchAll(/(?<!:not\():has\(([^(),]+)\)/g)).some(([, inside = '']) =>
    Array.from(inside.matchAll(/\.([\w-]+)/g)).some(([, name = '']) => !html.includes(name)),
  );

/** What stands in for a custom property is never needed where the document defines it. */
function removeFallbacks(root: Root): void {
  const defined = new Set<string>();
  root.walkRules(':root', (rule) => {
    if (isConditional(rule)) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) defined.add(node.prop);
    });
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (use, name: string) =>
      defined.has(name) ? `var(${name})` : use,
    );
  });
}

const isConditional = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name !== 'layer';

/** Utilities of no element: a class that is named like a word of the text. */
function removeUtilitiesOfWords(root: Root, html: string): void {
  const classes = new Set(
    Array.from(html.matchAll(/\sclass="([^"]*)"/g)).flatMap(([, names = '']) => names.split(/\s+/)),
  );
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules(/^\.[\w-]+$/, (rule) => {
      if (!classes.has(rule.selector.slice(1))) rule.remove();
    });
  });
}

/** Registrations of custom properties that nothing uses. */
function removeUnusedProperties(root: Root): void {
  const css = root.toString();
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove();
  });
}

/** At-rules that nothing is left in, from the inmost outwards. */
function removeEmpty(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The last of what is said twice is what counts. */
function withoutRepetition(rule: Rule): void {
  const said = new Set<string>();
  for (const declaration of [...rule.nodes].reverse()) {
    if (said.has(String(declaration))) declaration.remove();
    else said.add(String(declaration));
  }
}

/**
 * The rules of a style sheet for a page in the language `tag` that no pointer has reached yet, with the kinds of
 * components and the controls that `html` has, and no others. The rest comes with the whole sheet, at the first move of a pointer.
 */
export function pruneInteractionCss(css: string, html: string, tag: string): string {
  const missing = PARTS_OF_CONTROLS.filter(({ control }) => !control.test(html));
  const isOfOther = (selector: string) => selector.includes(':lang(') && !selector.includes(`:lang(${tag})`);
  const isLater = (selector: string) =>
    needsPointer(selector) ||
    isOfOther(selector) ||
    isOfMissingKind(selector, html) ||
    asksForMissing(selector, html) ||
    missing.some(({ part }) => part.test(selector));
  const root = postcss.parse(css);
  removeFallbacks(root);
  // Tailwind's, for browsers without `@property`: older ones than we support.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isLater(selector));
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    withoutRepetition(rule);
    if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUtilitiesOfWords(root, html);
  removeUnusedProperties(root);
  removeEmpty(root);
  return root.toString();
}
