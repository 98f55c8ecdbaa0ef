import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { root } from '../../../../tools/step/step.ts';
import { writeFileAtomic } from '../../../../tools/step/write-file-atomic.ts';
import type { Subset } from './subset.ts';

/** Folder of the fonts and their style sheets, kept between runs. */
export const FONTS = path.join(root, '.cache/fonts');

/** Font file with its @font-face descriptors. */
export interface Face extends Subset {
  /** Prefix of the file name. */
  file: string;
  family: string;
  descriptors: { style: string; weight: string; stretch?: string };
}

const require = createRequire(import.meta.url);

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** Names of the files in progress. */
const made = new Map<string, Promise<string>>();
let threads: Tinypool | undefined;

/**
 * Generates a font in the folder `to` unless it exists, and returns its file name. The name contains a hash of all inputs, so browsers can
 * cache the file forever. Throws if the source lacks a glyph.
 */
export function writeFont(
  name: string,
  { source, text, axes, kerningAt, features }: Subset,
  to = FONTS,
): Promise<string> {
  const subset = { source, text, axes, kerningAt, features };
  const fontPackage = source.split('/').slice(0, 2).join('/');
  const versions = [versionOf(fontPackage), versionOf('subset-font')];
  const hash = createHash('sha256')
    .update(JSON.stringify([versions, subset]))
    .digest('hex');
  const file = path.join(to, `${name}.${hash.slice(0, 8)}.woff2`);
  const running = made.get(file) ?? make(file, subset);
  made.set(file, running);
  return running;
}

async function make(file: string, subset: Subset): Promise<string> {
  if (existsSync(file)) {
    // Marks the file as used, so that it isn't pruned before a style sheet references it.
    utimesSync(file, new Date(), new Date());
  } else {
    threads ??= new Tinypool({ filename: path.join(import.meta.dirname, 'subset.ts'), execArgv: [] });
    await writeFileAtomic(file, (await threads.run(subset)) as Uint8Array);
  }
  return path.basename(file);
}

/** Formats the code points of a text for `unicode-range`. */
function unicodeRange(text: string): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const point of [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`));
}

/** Returns the @font-face rule of a file next to the style sheet. Its `unicode-range` covers its text unless `ranges` are given. */
export function faceRule(
  { family, text, descriptors: { style, weight, stretch } }: Omit<Face, 'source' | 'file'>,
  file: string,
  ranges = unicodeRange(text),
): string {
  const lines = [
    `font-family: '${family}'`,
    `font-style: ${style}`,
    `font-weight: ${weight}`,
    ...(stretch ? [`font-stretch: ${stretch}`] : []),
    'font-display: swap',
    `src: url('./${file}') format('woff2')`,
    `unicode-range: ${ranges.join(', ')}`,
  ];
  return `@font-face {\n  ${lines.join(';\n  ')};\n}`;
}
