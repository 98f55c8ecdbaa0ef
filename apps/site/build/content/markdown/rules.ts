import type { Heading, Html, Image, Link, Node, Root } from 'mdast';
import type { Report } from '../problems.ts';
import { everyNode, lineOf, wordsOf } from './nodes.ts';

const ALLOWED =
  'allowed: paragraphs, headings with ## and ###, lists, **strong**, *emphasis*, [links](/address), > quotations, pictures';

/** Messages for Markdown syntax that is not allowed, by node type. */
const DISALLOWED_NODES: Readonly<Record<string, string>> = {
  code: 'lines indented by four spaces, or between ```, are code, which is not allowed',
  inlineCode: 'code in backticks is not allowed',
  thematicBreak: 'horizontal rules are not allowed',
  definition: 'write the address of a link after its words: [words](/address)',
  linkReference: 'write the address of a link after its words: [words](/address)',
  imageReference: 'write the name of a picture after its alt text: ![alt text](name "Caption")',
};

function headingProblem({ depth, children }: Heading, before: number): string | undefined {
  if (depth === 1) return 'a # heading is the title, which is in the head; start with ##';
  if (depth > 3) return `a ${'#'.repeat(depth)} heading is too deep; allowed: ## and ###`;
  if (depth > before + 1) return `a ${'#'.repeat(depth)} heading must follow a ## heading; allowed here: ##`;
  return wordsOf(children).trim() === '' ? 'a heading must have words' : undefined;
}

function problemOf(node: Node): string | undefined {
  if (node.type === 'html') {
    const tag = (node as Html).value.split('\n')[0] ?? '';
    return `HTML is not allowed (${tag}); ${ALLOWED}`;
  }
  const notOurs = DISALLOWED_NODES[node.type];
  if (notOurs) return `${notOurs}; ${ALLOWED}`;
  if (node.type === 'link') {
    const { url, children } = node as Link;
    if (!/^(?:https:\/\/|mailto:|\/(?!\/)|#)/.test(url))
      return `"${url}" is not a valid address; allowed: a page of this site, such as /careers, https://… or mailto:…`;
    if (wordsOf(children).trim() === '') return 'a link must have words: [words](/address)';
  }
  return undefined;
}

/** Reports Markdown that the content must not use. */
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
    if (!alone.has(node)) report(lineOf(node), 'a picture must stand alone, with empty lines around it');
    if (!alt || !title)
      report(lineOf(node), 'a picture needs alt text and a caption: ![alt text](name "Caption")');
  }
}
