import { isValidElement } from 'react';

/** Attributes that visitors see or screen readers announce. */
const READABLE_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

class KnownWords {
  readonly #known = new Set<string>();

  add(text: string) {
    for (const part of text.split(/\s+/)) this.#known.add(part);
  }

  /** Returns whether each word of a text is from the props. Digits and punctuation are ignored. */
  isKnown(text: string): boolean {
    return text
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word))
      .every(
        (word) =>
          this.#known.has(word) || [...this.#known].some((known) => known !== '' && word.includes(known)),
      );
  }
}

/**
 * Replaces every text of `labels` with a sentinel, in the props and in `fields`, and collects the other texts of the
 * props. A word that is not among them is in the component's code.
 */
export function withSentinels(props: Record<string, unknown>) {
  const words = new KnownWords();

  const sentinel = (path: string) => {
    const text = `⟦${path}⟧`;
    words.add(text);
    return text;
  };

  const mark = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return sentinel(path);
    if (typeof value === 'function') return () => sentinel(path);
    if (Array.isArray(value)) return value.map((item, index) => mark(item, `${path}.${String(index)}`));
    if (isValidElement(value)) {
      remember(value);
      return value;
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, mark(item, `${path}.${key}`)]),
      );
    }
    return value;
  };

  const remember = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(remember);
    else if (isValidElement<Record<string, unknown>>(value)) Object.values(value.props).forEach(remember);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
  };

  const marked = ({ labels, ...others }: Record<string, unknown>): Record<string, unknown> => {
    remember(others);
    return labels === undefined ? others : { ...others, labels: mark(labels, 'labels') };
  };
  const { fields, ...others } = props;
  const rows = Array.isArray(fields) && { fields: fields.map(marked) };
  return { props: { ...marked(others), ...rows }, words };
}

/** Returns the texts in an element that visitors see or screen readers announce. */
export function readableTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of READABLE_ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
    } else texts.push(node.textContent ?? '');
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}
