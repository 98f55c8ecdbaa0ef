import type { Root, RootContent } from 'mdast';
import type { Report } from '../problems.ts';
import { jointOf, lineOf, wordsOf } from './nodes.ts';

/** What stands under one heading with `##`. */
export interface Section {
  title: string;
  line: number;
  nodes: RootContent[];
}

/** The sections of a text that is nothing but sections. */
export function sectionsOf(body: Root, report: Report): Section[] {
  const sections: Section[] = [];
  for (const node of body.children) {
    if (node.type === 'heading' && node.depth === 2) {
      if (node.children.some(({ type }) => type !== 'text'))
        report(lineOf(node), 'a heading is plain text; take the signs out');
      sections.push({ title: wordsOf(node.children), line: lineOf(node), nodes: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.nodes.push(node);
    else report(lineOf(node), 'this stands before the first heading; begin with ## and a heading');
  }
  for (const { title, line, nodes } of sections)
    if (nodes.length === 0) report(line, `there is no text under "${title}"`);
  return sections;
}

/** A text that the page shows as it is: one paragraph without links and signs. */
export function plainText(
  nodes: readonly RootContent[],
  line: number,
  locale: string,
  report: Report,
): string {
  const [paragraph, more] = nodes;
  if (paragraph?.type !== 'paragraph') {
    report(paragraph ? lineOf(paragraph) : line, 'here stands one paragraph of plain text');
    return '';
  }
  if (more) report(lineOf(more), 'here stands one paragraph only; join them');
  if (paragraph.children.some(({ type }) => type !== 'text'))
    report(lineOf(paragraph), 'here stands plain text, without links and signs; take them out');
  return wordsOf(paragraph.children, jointOf(locale)).trim();
}
