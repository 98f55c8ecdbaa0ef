/** What a setting changes in the style sheets of the document. */
export interface StyleRewrite {
  /** Answers a media query with the one to use instead. */
  query?: (query: string) => string;
  /** Changes the declarations of one rule in place. */
  style?: (style: CSSStyleDeclaration) => void;
}

let current: readonly StyleRewrite[] = [];
let undo: (() => void)[] = [];

/** Rewrites every style sheet of the document, and those to come, until it is called again. */
export function rewriteStyleSheets(rewrites: readonly StyleRewrite[]): void {
  current = rewrites;
  rewriteAll();
}

function rewriteAll(): void {
  for (const restore of undo.toReversed()) restore();
  undo = [];
  if (current.length > 0) for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

function visit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteQuery(rule.media);
    if ('style' in rule && rule.style instanceof CSSStyleDeclaration) rewriteStyle(rule.style);
    if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
  }
}

function rewriteQuery(media: MediaList): void {
  const before = media.mediaText;
  const after = current.reduce((query, rewrite) => rewrite.query?.(query) ?? query, before);
  if (after === before) return;
  media.mediaText = after;
  undo.push(() => {
    media.mediaText = before;
  });
}

function rewriteStyle(style: CSSStyleDeclaration): void {
  const before = style.cssText;
  for (const rewrite of current) rewrite.style?.(style);
  if (style.cssText === before) return;
  undo.push(() => {
    style.cssText = before;
  });
}

// Sheets arrive with the stories that need them, and anew with every edit.
new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
