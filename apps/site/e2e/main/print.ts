/**
 * Runs in the page: draws it by the rules that are for paper, or by those for the screen again. WebKit's driver cannot print;
 * so the queries of the style sheets are answered in its place. What only paper has, such as page breaks, is not seen.
 */
export function drawAsPrint(paper: boolean): void {
  const global = window as unknown as { screenQueries?: Map<MediaList, string> };
  const originals = (global.screenQueries ??= new Map<MediaList, string>());
  const answer = (media: MediaList) => {
    const original = originals.get(media) ?? media.mediaText;
    originals.set(media, original);
    const asPaper = original.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, 'not all');
    media.mediaText = paper ? asPaper : original;
  };
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) answer(rule.media);
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    answer(sheet.media);
    walk(sheet.cssRules);
  }
}
