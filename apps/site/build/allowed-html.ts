import { defaultSchema, type Options } from 'rehype-sanitize';

const STEM = '/images/[\\w-]+';

/**
 * HTML that the content may contain: running text, quotations with a source, facts, and figures with pictures
 * of this site.
 */
export const contentText: Options = {
  ...defaultSchema,
  protocols: { href: ['https', 'mailto'] },
  strip: ['script', 'style'],
  tagNames: [
    ...['a', 'blockquote', 'br', 'em', 'h2', 'h3', 'li', 'ol', 'p', 'strong', 'ul'],
    ...['cite', 'dd', 'dl', 'dt', 'figcaption', 'figure', 'img', 'picture', 'source'],
  ],
  attributes: {
    a: ['href'],
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
