declare global {
  interface Window {
    /** Announcements of a screen reader since the last check. */
    announced: string[];
  }
}

/**
 * Records live region announcements in order. Runs in the browser, before any script of the page. A polite region that is inserted with its
 * text isn't announced, because screen readers only watch existing regions.
 */
export function recordAnnouncements(): void {
  const LIVE = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const texts = new WeakMap<Element, string>();
  window.announced = [];

  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true }))
      return '';
    const text = Array.from(node.childNodes, textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const isAssertive = (region: Element) => region.matches('[role=alert], [aria-live=assertive]');

  const look = (region: Element) => {
    const text = textOf(region).replaceAll(/\s+/g, ' ').trim();
    const before = texts.get(region);
    texts.set(region, text);
    if (document.readyState === 'loading' || text === '' || text === before) return;
    if (isAssertive(region)) window.announced.push(`alert "${text}"`);
    else if (before !== undefined) window.announced.push(`status "${text}"`);
    else window.announced.push(`not announced "${text}": its region was inserted with it`);
  };

  new MutationObserver((mutations) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) regions.add(node);
        for (const region of node.querySelectorAll(LIVE)) regions.add(region);
      }
    }
    for (const region of regions) if (region.isConnected) look(region);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'role', 'aria-live', 'aria-hidden'],
  });
}
