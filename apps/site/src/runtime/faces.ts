import type { Locale } from '@fatal/contracts';

/** Faces that one language needs and the others never load. */
const faces: Partial<Record<Locale, () => Promise<unknown>>> = {
  jp: () => import('#fonts/fonts-ja.css'),
};

/** Loads all faces of a language. Without them its text stands in the system's, but for what the document itself has. */
export async function loadFaces(locale: Locale): Promise<void> {
  try {
    await Promise.all([import('#fonts/fonts.css'), faces[locale]?.()]);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Fetches the files of faces for all text within `root`, also for what is not displayed: a browser fetches those only once
 * it is, and the letters would change before the visitor's eyes.
 */
export async function fetchFaces(locale: Locale, root: Element): Promise<void> {
  await loadFaces(locale);
  const texts = new Map<string, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement) continue;
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(node.parentElement);
    const font = `${fontStyle} ${fontWeight} 1em ${fontFamily}`;
    texts.set(font, (texts.get(font) ?? '') + (node.textContent ?? ''));
  }
  // Families that stand in for ours need not be on this device: then the browser says so of all that it was asked for.
  await Promise.allSettled([...texts].map(([font, text]) => document.fonts.load(font, text)));
}
