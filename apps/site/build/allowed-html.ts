import { defaultSchema, type Options } from 'rehype-sanitize';

/** The tags of running text, and links to `https`, `mailto` and this site; nothing else survives. */
export const runningText: Options = {
  ...defaultSchema,
  tagNames: ['a', 'blockquote', 'br', 'em', 'h2', 'h3', 'li', 'ol', 'p', 'strong', 'ul'],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto'] },
  strip: ['script', 'style'],
};

const STEM = '/images/[\\w-]+';

/** The same with quotations that have a source, facts, and figures with pictures of this site. */
export const contentText: Options = {
  ...runningText,
  tagNames: [
    ...(runningText.tagNames ?? []),
    ...['cite', 'dd', 'dl', 'dt', 'figcaption', 'figure', 'img', 'picture', 'source'],
  ],
  attributes: {
    ...runningText.attributes,
    source: [
      ['type', 'image/avif', 'image/webp'],
      ['srcSet', new RegExp(`^(?:${STEM}\\.(?:avif|webp) \\d+w(?:, |$))+$`)],
      'sizes',
    ],
    img: [
      ['src', new RegExp(`^${STEM}\\.png$`)],
      ...['alt', 'width', 'height'],
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
  },
};
