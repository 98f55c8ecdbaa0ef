import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const NEWSREADER = ['latin', 'latin-ext'].map(
  (part) => `@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`,
);
const SHIPPORI = '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-400-normal.woff2';

/** Font files of the share pictures. */
export const FONT_FILES: readonly string[] = [...NEWSREADER, SHIPPORI].map((file) => resolve(file));

const LARGEST_OPTICAL_SIZE = 72;

const open = (bytes: Buffer) => create(bytes) as Font;

/** Instantiates a variable font at fixed axis values. */
async function instance(file: string, wght: number, opsz: number): Promise<Font> {
  const bytes = await readFile(resolve(file));
  const letters = String.fromCodePoint(...open(bytes).characterSet);
  return open(await subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes: { wght, opsz } }));
}

/** Opens fonts by weight and size in pixels, in order of preference. Opened fonts are cached. */
export function openFaces(): (weight: number, size: number) => Promise<readonly Font[]> {
  let shippori: Promise<Font> | undefined;
  const instances = new Map<string, Promise<Font[]>>();
  return async (weight, size) => {
    const opsz = Math.min(size, LARGEST_OPTICAL_SIZE);
    const key = `${weight} ${opsz}`;
    const latin = instances.get(key) ?? Promise.all(NEWSREADER.map((file) => instance(file, weight, opsz)));
    instances.set(key, latin);
    shippori ??= readFile(resolve(SHIPPORI)).then(open);
    return [...(await latin), await shippori];
  };
}
