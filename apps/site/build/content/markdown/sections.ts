import type { Root, RootContent } from 'mdast';
import type { Report } from '../problems.ts';
import { jointOf, lineOf, wordsOf } from './nodes.ts';

/** Content under a `##` heading. */
export interface Section {
  title: string;
  line: number;
  nodes: RootContent[];
}

/** Splits a text into its sections. */
export function sectionsOf(body: Root, report: Report): Section[] {
  const sections: Section[] = [];
  for (const node of body.children) {
    if (node.type === 'heading' && node.depth === 2) {
      if (node.children.some(({ type }) => type !== 'text'))
        report(lineOf(node), 'a heading must be plain text; remove the formatting');
      sections.push({ title: wordsOf(node.children), line: lineOf(node), nodes: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.nodes.push(node);
    else report(lineOf(node), 'text before the first heading; start with a ## heading');
  }
  for (const { title, line, nodes } of sections)
    if (nodes.length === 0) report(line, `there is no text under "${title}"`);
  return sections;
}

/** Returns a single paragraph of plain text. Reports anything else. */
export function plainText(
  nodes: readonly RootContent[],
  line: number,
  locale: string,
  report: Report,
): string {
  const [paragraph, more] = nodes;
  if (paragraph?.type !== 'paragraph') {
    report(paragraph ? lineOf(paragraph) : line, 'expected one paragraph of plain text');
    return '';
  }
  if (more) report(lineOf(more), 'expected a single paragraph; join them');
  if (paragraph.children.some(({ type }) => type !== 'text'))
    report(lineOf(paragraph), 'expected plain text; remove links and formatting');
  return wordsOf(paragraph.children, jointOf(locale)).trim();
}
