import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import { wordsOf } from './nodes.ts';

const SOURCE = /^\s*—\s+/;

/** Splits a quotation into its text and the source named on its last line. */
export function sourceOf(
  quotation: Blockquote,
): { quoted: Paragraph[]; source: PhrasingContent[] } | undefined {
  const paragraphs = quotation.children.filter((node) => node.type === 'paragraph');
  const last = paragraphs.at(-1);
  if (!last || paragraphs.length !== quotation.children.length) return undefined;
  const lines = inLines(last.children);
  const source = lines.at(-1) ?? [];
  if (!SOURCE.test(wordsOf(source))) return undefined;
  const [first, ...rest] = source;
  const kept = lines
    .slice(0, -1)
    .flatMap((line, index): PhrasingContent[] =>
      index === 0 ? line : [{ type: 'text', value: '\n' }, ...line],
    );
  const before = paragraphs.slice(0, -1);
  return {
    quoted: kept.length > 0 ? [...before, { ...last, children: kept }] : before,
    source: first?.type === 'text' ? [{ ...first, value: first.value.replace(SOURCE, '') }, ...rest] : source,
  };
}

/** Splits the content of a paragraph at the line breaks of the file. */
function inLines(children: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'break') {
      lines.push([]);
      continue;
    }
    const parts = node.type === 'text' ? node.value.split('\n') : [];
    if (parts.length === 0) lines.at(-1)?.push(node);
    parts.forEach((value, index) => {
      if (index > 0) lines.push([]);
      if (value !== '') lines.at(-1)?.push({ ...node, value } as PhrasingContent);
    });
  }
  return lines;
}
