import type { Element } from 'hast';
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
import { contentText } from '../../allowed-html.ts';
import { factsOf } from './facts.ts';
import { everyNode, jointOf } from './nodes.ts';
import { sourceOf } from './quotation.ts';

/** What a figure needs to know of a picture: `content/pictures/<name>.json`. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** The measure of a text is 64 characters of some 0.7 rem. */
const SIZES = '(min-width: 800px) 720px, 92vw';
const MIDDLE = 960;

const processor = unified().use(remarkRehype).use(rehypeSanitize, contentText).use(rehypeStringify);

/** A node that becomes this element, whatever its type. */
const as = (tag: string, children: readonly Nodes[]): RootContent =>
  ({ type: 'paragraph', data: { hName: tag }, children: children as PhrasingContent[] }) satisfies Paragraph;

function figure({ alt, title, url }: Image, picture: PictureFile): RootContent {
  const { path, width, height, widths } = picture;
  const file = (size: number) => `${path}-${String(size)}.webp`;
  const image: Element = {
    type: 'element',
    tagName: 'img',
    properties: {
      src: file(widths.includes(MIDDLE) ? MIDDLE : (widths.at(-1) ?? width)),
      srcSet: widths.map((size) => `${file(size)} ${String(size)}w`).join(', '),
      sizes: SIZES,
      alt: alt ?? url,
      width,
      height,
      loading: 'lazy',
    },
    children: [],
  };
  const img: Text = { type: 'text', value: '', data: { hName: 'img', hProperties: image.properties } };
  return as('figure', [img, as('figcaption', [{ type: 'text', value: title ?? '' }])]);
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

function ours(node: RootContent, pictures: ReadonlyMap<string, PictureFile>): RootContent {
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
  pictures: ReadonlyMap<string, PictureFile>,
): string {
  const children = structuredClone(nodes).map((node) => ours(node, pictures));
  if (jointOf(locale) === '') withoutLineEnds(children);
  const root: Root = { type: 'root', children };
  return processor.stringify(processor.runSync(root)).trim();
}
