import type { Node, Parent, RootContent } from 'mdast';

/** Returns the line where a node starts in its file, starting at 1. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

const childrenOf = (node: Node): RootContent[] => ('children' in node ? (node as Parent).children : []);

/** Yields a node and all its descendants in document order. */
export function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

/** Returns the separator that replaces a line break: none in Japanese, which doesn't use spaces. */
export const jointOf = (locale: string): string => (locale === 'jp' ? '' : ' ');

/** Returns the text of nodes on a single line. */
export const wordsOf = (nodes: readonly Node[], joint = ' '): string =>
  nodes
    .map((node) => {
      if (node.type === 'break') return joint;
      return 'value' in node ? String(node.value) : wordsOf(childrenOf(node), joint);
    })
    .join('')
    .replaceAll(/\s*\n\s*/g, joint);
