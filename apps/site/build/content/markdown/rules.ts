import type { Heading, Html, Image, Link, Node, Root } from 'mdast';
import type { Report } from '../problems.ts';
import { everyNode, lineOf, wordsOf } from './nodes.ts';

const ALLOWED =
  'allowed: paragraphs, headings with ## and ###, lists, **strong**, *emphasis*, [links](/address), > quotations, pictures';

/** What Markdown knows and our texts do not, by the type of its node. */
const NOT_OURS: Readonly<Record<string, string>> = {
  code: 'a line that begins with four spaces, or stands between ```, is code',
  inlineCode: 'code between ` is not for our texts',
  thematicBreak: 'a line across the page is not for our texts',
  definition: 'the address of a link stands behind its words: [words](/address)',
  linkReference: 'the address of a link stands behind its words: [words](/address)',
  imageReference: 'the name of a picture stands behind its alt text: ![alt text](name "Caption")',
};

function headingProblem({ depth, children }: Heading, before: number): string | undefined {
  if (depth === 1) return 'a heading with one # is the title, which stands in the head; begin with ##';
  if (depth > 3) return `a heading with ${'#'.repeat(depth)} is too deep; allowed: ## and ###`;
  if (depth > before + 1)
    return `a heading with ${'#'.repeat(depth)} must stand below one with ##; allowed here: ##`;
  return wordsOf(children).trim() === '' ? 'a heading must have words' : undefined;
}

function problemOf(node: Node): string | undefined {
  if (node.type === 'html') {
    const tag = (node as Html).value.split('\n')[0] ?? '';
    return `HTML is not allowed (${tag}); ${ALLOWED}`;
  }
  const notOurs = NOT_OURS[node.type];
  if (notOurs) return `${notOurs}; ${ALLOWED}`;
  if (node.type === 'link') {
    const { url, children } = node as Link;
    if (!/^(?:https:\/\/|mailto:|\/(?!\/)|#)/.test(url))
      return `"${url}" is no address; allowed: a page of this site, such as /careers, https://… or mailto:…`;
    if (wordsOf(children).trim() === '') return 'a link must have words: [words](/address)';
  }
  return undefined;
}

/** Reports what our texts are not made of. */
export function checkMarkdown(body: Root, report: Report): void {
  let depth = 1;
  const alone = new Set<Node>();
  for (const node of body.children) {
    if (node.type === 'paragraph' && node.children.length === 1) alone.add(node.children[0] as Node);
    if (node.type === 'heading') {
      const problem = headingProblem(node, depth);
      if (problem) report(lineOf(node), problem);
      depth = Math.min(Math.max(node.depth, 2), 3);
    }
  }
  for (const node of everyNode(body)) {
    const problem = problemOf(node);
    if (problem) report(lineOf(node), problem);
    if (node.type !== 'image') continue;
    const { title, alt } = node as Image;
    if (!alone.has(node))
      report(lineOf(node), 'a picture stands alone, with an empty line before and after it');
    if (!alt || !title)
      report(lineOf(node), 'a picture has an alt text and a caption: ![alt text](name "Caption")');
  }
}
