import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { lettersIn, makeFace } from './subset.mjs';

/** Drawn without a glyph of their own: shapers set a plain space for them. */
export const SPACES = '\u00a0\u202f';

function unicodeRange(text) {
  const points = [...new Set([...text].map((char) => char.codePointAt(0)))].sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`));
}

/** The rule of a face that lies at `url`; it claims the letters of its text, unless it has `ranges`. */
export function faceRule(face, url) {
  const { family, text, claimsAll, ranges = unicodeRange(text), descriptors } = face;
  const { style, weight, stretch } = descriptors;
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-style: ${style};`,
    `  font-weight: ${weight};`,
    stretch && `  font-stretch: ${stretch};`,
    '  font-display: swap;',
    `  src: url('${url}') format('woff2');`,
    !claimsAll &&
      (ranges.length === 1
        ? `  unicode-range: ${ranges[0]};`
        : `  unicode-range:\n    ${ranges.join(',\n    ')};`),
    '}',
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Writes a face into `folder` and returns its rule and its file, which is named by its content: browsers keep it for good.
 * Throws where the source lacks a letter.
 */
export async function writeFace(face, folder) {
  const bytes = await makeFace(face);
  const held = lettersIn(bytes);
  const missing = [...new Set(face.text)].filter((char) => !SPACES.includes(char) && !held.has(char));
  if (missing.length) throw new Error(`${face.file} has no ${missing.join(' ')}`);
  const file = `${face.file}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(new URL(file, folder), bytes);
  return { file, size: bytes.length, isLate: face.isLate, rule: faceRule(face, `/fonts/${file}`) };
}
