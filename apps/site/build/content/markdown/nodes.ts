import type { Node, Parent, RootContent } from 'mdast';

/** Where a node begins in its file. From 1. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

const childrenOf = (node: Node): RootContent[] => ('children' in node ? (node as Parent).children : []);

/** A node and all that it holds, from top to bottom. */
export function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

/** What stands between two words where a line of the file ends: nothing in Japanese, which has no spaces. */
export const jointOf = (locale: string): string => (locale === 'jp' ? '' : ' ');

/** The words of nodes, in one line. */
export const wordsOf = (nodes: readonly Node[], joint = ' '): string =>
  nodes
    .map((node) => {
      if (node.type === 'break') return joint;
      return 'value' in node ? String(node.value) : wordsOf(childrenOf(node), joint);
    })
    .join('')
    .replaceAll(/\s*\n\s*/g, joint);
