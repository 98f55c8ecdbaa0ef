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

/**
 * Width of pictures in a text. The first is two thirds as wide as the page. The others are as wide as the
 * text, for which most screens load the same file.
 */
const SIZES = '(min-width: 64rem) 61vw, 100vw';

const processor = unified().use(remarkRehype).use(rehypeSanitize, contentText).use(rehypeStringify);

/** Returns a node that renders as this element, whatever its type. */
const as = (tag: string, children: readonly Nodes[]): RootContent =>
  ({ type: 'paragraph', data: { hName: tag }, children: children as PhrasingContent[] }) satisfies Paragraph;

const element = (tagName: string, properties: Properties, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Renders a picture with its caption: best format first, with reserved space, loaded lazily. */
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

/**
 * Renders a list without `<p>` if every item is a single paragraph, even if there are empty lines between
 * items.
 */
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

/** Removes line breaks from text nodes. */
function removeSoftBreaks(nodes: readonly RootContent[]): void {
  for (const top of nodes)
    for (const node of everyNode(top))
      if (node.type === 'text') (node as Text).value = (node as Text).value.replaceAll('\n', '');
}

/** Renders nodes to HTML and removes everything that is not allowed. */
export function toHtml(
  nodes: readonly RootContent[],
  locale: string,
  pictures: ReadonlyMap<string, PictureStem>,
): string {
  const children = structuredClone(nodes).map((node) => ours(node, pictures));
  if (jointOf(locale) === '') removeSoftBreaks(children);
  const root: Root = { type: 'root', children };
  return processor.stringify(processor.runSync(root)).trim();
}
