import type { NewsItem } from '@fatal/contracts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureStem } from '@gloam/ui';
import { describe, expect, it } from 'vitest';
import images from '../../content/images.json' with { type: 'json' };
import doorway from '../../content/pictures/doorway.json';
import { authorPicture, newsItems, newsPicture } from './news-items.ts';

const fileOf = (path: string) => join(import.meta.dirname, '../../public', path);
const pictures = Object.entries(
  import.meta.glob<PictureStem>('../../content/pictures/*.json', { eager: true, import: 'default' }),
).map(([file, picture]) => [file.replace(/^.*\/|\.json$/g, ''), picture] as const);

it('lists the same pictures as the art tool', () => {
  expect(pictures.map(([name]) => name).toSorted()).toEqual(Object.keys(images).toSorted());
});

describe.each(pictures)('the picture %s', (name, { path, width, height, widths, placeholder }) => {
  it('has all its files', () => {
    expect(path).toBe(`/images/${name}`);
    const files = [
      `${path}.png`,
      ...widths.flatMap((size) => [`${path}-${String(size)}.avif`, `${path}-${String(size)}.webp`]),
    ];
    expect(files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
  });

  it('has a size and an inline placeholder', () => {
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(widths.at(-1)).toBeLessThanOrEqual(width);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  });
});

describe('a news item', () => {
  it.each(newsItems())('$id has its picture and the portrait of its author', (item) => {
    expect(newsPicture(item).path).toBe(item.image);
    expect(authorPicture(item)?.path).toBe(item.author.image);
  });

  it.each([null, '', '/images/nowhere', '/images/news-1.png', 'constructor'])(
    'with the unknown picture %j has a default picture and no portrait',
    (image) => {
      const item = { image, author: { image } } as NewsItem;
      expect(newsPicture(item)).toBe(doorway);
      expect(authorPicture(item)).toBeUndefined();
    },
  );
});
