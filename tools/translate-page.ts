declare global {
  interface Window {
    staleTexts?: string[];
  }
}

/**
 * Does to a page what the translator of a browser does: puts elements in place of each text, and of each that comes. Runs in
 * the page, by itself. React still holds the texts that are gone: it throws where it removes one or puts something before
 * it; where it changes one, the visitor keeps the old words, and `window.staleTexts` says so. `loudly` changes the words too.
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
    // By a name that the types take for any: they call it old.
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

/** The texts of a translated page that have changed out of sight since the last look. Runs in the page. */
export const staleTexts = (): string[] => window.staleTexts?.splice(0) ?? [];
