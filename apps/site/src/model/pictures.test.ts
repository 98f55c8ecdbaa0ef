import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import images from '../../content/images.json' with { type: 'json' };
import { hasPicture, pictureOf } from './pictures.ts';
import './pictures/all.ts';

const fileOf = (path: string) => join(import.meta.dirname, '../../public', path);

describe('a picture', () => {
  // DECISIONS 3: AVIF with PNG behind
  it.each(Object.keys(images))('%s has every file that it names', (name) => {
    const { path, widths } = pictureOf(name);
    const files = [
      `${path}.png`,
      ...widths.flatMap((width) => [`${path}-${String(width)}.avif`, `${path}-${String(width)}.webp`]),
    ];
    expect(files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
  });

  it.each(Object.keys(images))('%s has its size, and a placeholder that asks no server', (name) => {
    const { width, height, widths, placeholder } = pictureOf(name);
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(widths.at(-1)).toBeLessThanOrEqual(width);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it.each(['', 'nowhere', 'constructor', 'toString', '__proto__'])('called "%s" is none of ours', (name) => {
    expect(hasPicture(name)).toBe(false);
    expect(() => pictureOf(name)).toThrow('run "npm run art -- all"');
  });
});
