import postcss from 'postcss';

const ROLE = /var\(--gloam-font-(\w+)/;
/** As browsers write it, in Japanese and in English. */
const EMPTY_DATE = '年/月/日 dd/mm/yyyy';
/** Their text is never shown. */
const UNSEEN = 'script, style, template';

/** An element takes the font around it again. */
const ENDS = new Set(['inherit', 'revert']);

/** A rule that sets a font: in the stack of a role, in that of the element around, or in another one. */
interface FontRule {
  selector: string;
  role: string | undefined;
  inherits: boolean;
}

/** The rules of a sheet that set fonts. */
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

/** What an element shows itself: its text, its placeholder, what a browser writes into an empty date. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === node.TEXT_NODE);
  const empty = element.matches('[type="date"]') ? EMPTY_DATE : element.getAttribute('placeholder');
  return [...texts.map((node) => node.textContent), empty].join('');
}

/**
 * What a page sets in the stack of each role, such as `serif`, hidden text among it. Of the rules that
 * match an element the last one counts, whatever it weighs and wherever it holds: the sheet has its layers in their order,
 * and no component sets a font by width. The journeys compare with what a browser does.
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
