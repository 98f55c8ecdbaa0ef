import type { BlockContent, List, PhrasingContent, RootContent } from 'mdast';
import { wordsOf } from './nodes.ts';

interface Fact {
  term: PhrasingContent[];
  text: PhrasingContent[];
}

const COLON = /[:：]\s*$/;

/** Parses `**Term:** text`. */
function factOf(content: readonly BlockContent[] | readonly RootContent[]): Fact | undefined {
  const [only, ...others] = content;
  if (only?.type !== 'paragraph' || others.length > 0) return undefined;
  const [strong, ...text] = only.children;
  if (strong?.type !== 'strong' || text.length === 0 || !COLON.test(wordsOf([strong]))) return undefined;
  const term = strong.children.map((node, index): PhrasingContent =>
    index === strong.children.length - 1 && node.type === 'text'
      ? { ...node, value: node.value.replace(COLON, '') }
      : node,
  );
  const [first, ...rest] = text;
  return {
    term,
    text: first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...rest] : text,
  };
}

/** Returns the facts of a list in which every item is `**Term:** text`, or `undefined` for any other list. */
export function factsOf(list: List): Fact[] | undefined {
  if (list.ordered) return undefined;
  const facts = list.children.map(({ children }) => factOf(children as BlockContent[]));
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}
