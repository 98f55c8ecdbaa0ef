declare global {
  interface Window {
    staleTexts?: string[];
  }
}

/**
 * Simulates browser translation: replaces every text node, current or added later, with elements. Runs in the
 * page, so it can't use anything outside. React still references the removed nodes: it throws when it removes
 * one or inserts before one, and when it updates one, the visitor keeps the old text, which
 * `window.staleTexts` records. `loudly` also changes the words, to upper case.
 */
export function translatePage(loudly = false): void {
  const stale: string[] = (window.staleTexts = []);
  const gone = new MutationObserver((records) => {
    stale.push(...records.map(({ oldValue, target }) => `${oldValue ?? ''} → ${target.nodeValue ?? ''}`));
  });
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (text.data === '' || !parent?.closest('body')) return;
    if (parent.closest('font, script, style, noscript, textarea')) return;
    // Widens the type, because `font` is deprecated in the DOM types.
    const [outer, inner] = [
      document.createElement('font' as string),
      document.createElement('font' as string),
    ];
    inner.append(loudly ? text.data.toUpperCase() : text.data);
    outer.append(inner);
    text.replaceWith(outer);
    gone.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translateIn(target);
      addedNodes.forEach(translateIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translateIn(document);
}

/** Returns the texts that React changed on removed nodes since the last call. Runs in the page. */
export const staleTexts = (): string[] => window.staleTexts?.splice(0) ?? [];
