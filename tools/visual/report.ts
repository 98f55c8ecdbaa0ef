import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Result } from './check.ts';
import type { Difference } from './compare.ts';
import { OPAQUE, toPng, type Image } from './image.ts';

const MARK = (0xff | (0x2d << 8) | (0x55 << 16) | OPAQUE) >>> 0;

/** A folder with the pictures of everything that is not as expected, and a page that shows them side by side. */
export class Report {
  readonly #folder: string;
  readonly #entries = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  async add(result: Result): Promise<void> {
    const cells = (await picturesOf(result)).map(([kind, png]) => {
      const file = `${result.name}.${kind}.png`;
      mkdirSync(join(this.#folder, dirname(file)), { recursive: true });
      writeFileSync(join(this.#folder, file), png);
      return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a></figure>`;
    });
    this.#entries.set(result.name, `<h2>${inWords(result)}</h2><div>${cells.join('')}</div>`);
  }

  /** Writes the page that shows them, if there are any. */
  save(): void {
    if (this.#entries.size === 0) return;
    const page = PAGE.replace('<!--entries-->', () => [...this.#entries.values()].join('\n'));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, 'index.html'), page);
  }
}

/** One line about a result. */
export function inWords(result: Result): string {
  const { name, state } = result;
  if (state === 'failed') return `${name} could not be drawn: ${result.reason}`;
  if (state === 'changed' && result.difference) return `${name} changed: ${result.difference.size}`;
  return `${name} is ${state}`;
}

async function picturesOf(result: Result): Promise<[kind: string, png: Buffer][]> {
  if (!('drawn' in result)) return [];
  const { drawn, expected, difference } = result;
  const actual: [string, Buffer] = ['actual', drawn.png];
  if (!expected || !difference) return [actual];
  return [
    ['expected', await toPng(expected)],
    actual,
    ['difference', await toPng(marked(expected, difference))],
  ];
}

/** The expected picture, dark, with the differences lit. */
export function marked(expected: Image, { marks, width, height }: Difference): Image {
  const pixels = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const isInside = x < expected.width && y < expected.height;
      const pixel = isInside ? (expected.pixels[y * expected.width + x] ?? 0) : 0;
      pixels[at] = marks[at] ? MARK : (((pixel >>> 2) & 0x3f3f3f) | OPAQUE) >>> 0;
    }
  }
  return { width, height, pixels };
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual check</title>
<style>
body { background: #222; color: #eee; font: 14px/1.5 system-ui; margin: 2rem }
div { display: flex; gap: 1rem; align-items: start }
figure { flex: 1; margin: 0; min-width: 0 }
img { max-width: 100%; border: 1px solid #555 }
</style>
<h1>Not as expected</h1>
<!--entries-->
</html>
`;
