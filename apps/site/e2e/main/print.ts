/**
 * Applies print or screen styles. Runs in the page. Rewrites media queries, because WebKit's driver can't emulate print. Page breaks and
 * other features of paged media are not covered.
 */
export function emulatePrint(paper: boolean): void {
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
