import type { Element, Properties } from 'hast';
import type {
  Blockquote,
  Image,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { fromStem, type PictureStem } from '../../../../../packages/ui/src/picture/picture.logic.ts';
import { contentText } from '../../allowed-html.ts';
import { factsOf } from './facts.ts';
import { everyNode, jointOf } from './nodes.ts';
import { sourceOf } from './quotation.ts';

/** The first frame of a text is as wide as two thirds of the page; the others as the text itself, which takes the same file on most screens. */
const SIZES = '(min-width: 64rem) 61vw, 100vw';

const processor = unified().use(remarkRehype).use(rehypeSanitize, contentText).use(rehypeStringify);

/** A node that becomes this element, whatever its type. */
const as = (tag: string, children: readonly Nodes[]): RootContent =>
  ({ type: 'paragraph', data: { hName: tag }, children: children as PhrasingContent[] }) satisfies Paragraph;

const element = (tagName: string, properties: Properties, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A picture of the site with its caption: the best format first, its place kept, and loaded when it comes near. */
function figure({ alt, title, url }: Image, stem: PictureStem): RootContent {
  const { src, width, height, sources = [] } = fromStem(stem);
  const image = { src, alt: alt ?? url, width, height, loading: 'lazy', decoding: 'async' };
  const files = [
    ...sources.map(({ type, srcSet }) => element('source', { type, srcSet, sizes: SIZES })),
    element('img', image),
  ];
  const picture: Paragraph = {
    type: 'paragraph',
    data: { hName: 'picture', hChildren: files },
    children: [],
  };
  return as('figure', [picture, as('figcaption', [{ type: 'text', value: title ?? '' }])]);
}

function quotation(node: Blockquote): RootContent {
  const found = sourceOf(node);
  return found ? { ...node, children: [...found.quoted, as('cite', found.source) as Paragraph] } : node;
}

/** A list whose items are one paragraph each is written without `<p>`, whether or not empty lines stand between them. */
function list(node: List): RootContent {
  const facts = factsOf(node);
  if (facts)
    return as(
      'dl',
      facts.flatMap(({ term, text }) => [as('dt', term), as('dd', text)]),
    );
  const spread = node.children.some(
    ({ children }) => children.filter(({ type }) => type === 'paragraph').length > 1,
  );
  return { ...node, spread, children: node.children.map((item) => ({ ...item, spread })) };
}

function ours(node: RootContent, pictures: ReadonlyMap<string, PictureStem>): RootContent {
  if (node.type === 'list') return list(node);
  if (node.type === 'blockquote') return quotation(node);
  const [only] = node.type === 'paragraph' && node.children.length === 1 ? node.children : [];
  const picture = only?.type === 'image' ? pictures.get(only.url) : undefined;
  return only?.type === 'image' && picture ? figure(only, picture) : node;
}

/** Draws nothing where a line of the file ends. */
function withoutLineEnds(nodes: readonly RootContent[]): void {
  for (const top of nodes)
    for (const node of everyNode(top))
      if (node.type === 'text') (node as Text).value = (node as Text).value.replaceAll('\n', '');
}

/** The HTML of a text, of which nothing is left that is not allowed. */
export function toHtml(
  nodes: readonly RootContent[],
  locale: string,
  pictures: ReadonlyMap<string, PictureStem>,
): string {
  const children = structuredClone(nodes).map((node) => ours(node, pictures));
  if (jointOf(locale) === '') withoutLineEnds(children);
  const root: Root = { type: 'root', children };
  return processor.stringify(processor.runSync(root)).trim();
}
