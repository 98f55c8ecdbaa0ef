import postcss from 'postcss';

const ROLE = /var\(--gloam-font-(\w+)/;
/** Placeholder of an empty date field as browsers show it, in Japanese and in English. */
const EMPTY_DATE = '年/月/日 dd/mm/yyyy';
/** Elements whose text is never shown. */
const UNSEEN = 'script, style, template';

/** Values with which an element inherits its font. */
const ENDS = new Set(['inherit', 'revert']);

/** Rule that sets a font: the stack of a role, the inherited font, or another one. */
interface FontRule {
  selector: string;
  role: string | undefined;
  inherits: boolean;
}

/** Returns the rules of a style sheet that set fonts. */
export function fontRules(css: string): FontRule[] {
  const found: FontRule[] = [];
  postcss.parse(css).walkRules((rule) => {
    let font: string | undefined;
    rule.each((node) => {
      if (node.type === 'decl' && /^font(?:-family)?$/.test(node.prop)) font = node.value;
    });
    if (font === undefined || rule.selector.includes('::')) return;
    found.push({ selector: rule.selector, role: ROLE.exec(font)?.[1], inherits: ENDS.has(font) });
  });
  return found;
}

/** Returns the text that an element itself shows: text nodes, its placeholder, and the browser's placeholder of an empty date. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === node.TEXT_NODE);
  const empty = element.matches('[type="date"]') ? EMPTY_DATE : element.getAttribute('placeholder');
  return [...texts.map((node) => node.textContent), empty].join('');
}

/**
 * Returns the text of a page by role, such as `serif`, including hidden text. The last rule that matches an element counts,
 * regardless of specificity and media queries: the style sheet is ordered by layers, and no component changes its font with the width. The
 * journey tests compare the result with a browser.
 */
export function textsByRole(document: Document, rules: readonly FontRule[]): Map<string, string> {
  const roles = new Map<Element, string | undefined>();
  for (const { selector, role, inherits } of rules) {
    for (const element of document.querySelectorAll(selector)) {
      if (inherits) roles.delete(element);
      else roles.set(element, role);
    }
  }
  const texts = new Map<string, string>();
  const read = (element: Element, around: string | undefined) => {
    if (element.matches(UNSEEN)) return;
    const role = roles.has(element) ? roles.get(element) : around;
    if (role !== undefined) texts.set(role, (texts.get(role) ?? '') + ownText(element));
    for (const child of element.children) read(child, role);
  };
  read(document.documentElement, undefined);
  return texts;
}
