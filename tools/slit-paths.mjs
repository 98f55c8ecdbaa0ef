// Writes the slit lettering as paths: Roboto Flex at its narrowest weighs 326 KB, and the site needs some thirty
// glyphs of it. Run by hand: `node tools/slit-paths.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { color } from '../packages/ui/src/tokens.ts';

const root = new URL('../', import.meta.url);
const fontFile = 'node_modules/@fontsource-variable/roboto-flex/files/roboto-flex-latin-full-normal.woff2';
const wordmarkFile = 'apps/site/src/brand/wordmark-paths.ts';
const ornamentFile = 'apps/site/src/brand/unleashed-darkness.svg';
const publicDir = new URL('apps/site/public/', root);

const INK = color['ink-1'].value;
const SILVER = color['silver-1'].value;
const LINE = color.line.value;
/** Units of the capital height; fine enough that whole numbers do not bend a stem. */
const HEIGHT = 1000;

const NAMED_AXES = { wdth: 25, opsz: 144 };
const OTHER_AXES = ['GRAD', 'slnt', 'XOPQ', 'YOPQ', 'XTRA', 'YTUC', 'YTLC', 'YTAS', 'YTDE', 'YTFI'];

async function slit(wght, text) {
  const source = await readFile(new URL(fontFile, root));
  const defaults = fontkit.create(source).variationAxes;
  const axes = Object.fromEntries(OTHER_AXES.map((tag) => [tag, defaults[tag].default]));
  const font = await subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, ...NAMED_AXES, wght },
  });
  return fontkit.create(font);
}

/** Glyphs set from x = 0 on a baseline at y = 0, y axis up, with kerning: each with where it stands. */
function setLine(font, text, tracking) {
  const run = font.layout(text);
  let x = 0;
  return run.glyphs.map((glyph, i) => {
    const at = x;
    x += run.positions[i].xAdvance + tracking * font.unitsPerEm;
    return { path: glyph.path, x: at };
  });
}

function boxOf(paths) {
  const boxes = paths.filter((path) => path.commands.length).map((path) => path.bbox);
  return {
    minX: Math.min(...boxes.map((box) => box.minX)),
    minY: Math.min(...boxes.map((box) => box.minY)),
    maxX: Math.max(...boxes.map((box) => box.maxX)),
    maxY: Math.max(...boxes.map((box) => box.maxY)),
  };
}

const LETTERS = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

/**
 * Path data of one glyph from a pen at its origin, y axis down, whole numbers. All of it is relative, so that a letter that comes again
 * is the same text again, which packs to nothing.
 */
function glyphData(path, scale) {
  const whole = (x, y) => [Math.round(x * scale), Math.round(-y * scale)];
  let data = '';
  let pen = [0, 0];
  let start = pen;
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      data += 'z';
      pen = start;
      continue;
    }
    const points = [];
    for (let i = 0; i < args.length; i += 2) points.push(whole(args[i], args[i + 1]));
    const end = points.at(-1);
    const moves = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    const [dx, dy] = moves.slice(-2);
    if (command === 'moveTo') {
      data += `m${numbers(moves)}`;
      start = end;
    } else if (command !== 'lineTo') data += LETTERS[command] + numbers(moves);
    else if (dx !== 0 || dy !== 0)
      data += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : LETTERS.lineTo + numbers(moves);
    pen = end;
  }
  return data;
}

const numbers = (list) => list.join(' ').replaceAll(' -', '-');

/** Path data of a line whose top left corner is the origin. */
function lineData(glyphs, { left, top, scale }) {
  return glyphs
    .filter(({ path }) => path.commands.length)
    .map(({ path, x }) => {
      const origin = `M${Math.round((x - left) * scale)} ${Math.round(top * scale)}`;
      return origin + glyphData(path, scale);
    })
    .join('');
}

function wordmark(font, text, tracking) {
  const glyphs = setLine(font, text, tracking);
  const box = boxOf(glyphs.map(({ path, x }) => path.translate(x, 0)));
  const scale = HEIGHT / capHeight(font);
  return {
    path: lineData(glyphs, { left: box.minX, top: box.maxY, scale }),
    width: Math.round((box.maxX - box.minX) * scale),
    height: Math.round((box.maxY - box.minY) * scale),
  };
}

const capHeight = (font) => boxOf([font.glyphForCodePoint('F'.codePointAt(0)).path]).maxY;

const font = await slit(300, 'FATLUNESHDRK IV');
const FATAL = wordmark(font, 'FATAL', 0.01);
const UNLEASHED_DARKNESS = wordmark(font, 'UNLEASHED DARKNESS', 0.065);
const NUMERALS = Object.fromEntries(
  ['I', 'II', 'III', 'IV'].map((numeral) => [numeral, wordmark(font, numeral, 0.02)]),
);

const header = '// Written by tools/slit-paths.mjs; do not edit.';
const object = (value) => `{ path: '${value.path}', width: ${value.width}, height: ${value.height} }`;
const files = {
  [wordmarkFile]: [
    header,
    '',
    'export interface SlitPath {',
    '  path: string;',
    '  /** Of the tight viewBox `0 0 width height`. */',
    '  width: number;',
    '  height: number;',
    '}',
    '',
    `export const FATAL: SlitPath = ${object(FATAL)};`,
    '',
    "export const NUMERALS: Readonly<Record<'I' | 'II' | 'III' | 'IV', SlitPath>> = {",
    ...Object.entries(NUMERALS).map(([numeral, value]) => `  ${numeral}: ${object(value)},`),
    '};',
  ],
  [ornamentFile]: [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNLEASHED_DARKNESS.width} ${UNLEASHED_DARKNESS.height}">` +
      `<path fill="${LINE}" d="${UNLEASHED_DARKNESS.path}"/></svg>`,
  ],
};
for (const [name, lines] of Object.entries(files)) {
  const file = new URL(name, root);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
}

/** The wordmark centred on a square of ink. */
function icon(size, share) {
  const scale = (size * share) / Math.max(FATAL.width, FATAL.height);
  const x = (size - FATAL.width * scale) / 2;
  const y = (size - FATAL.height * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="${INK}" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${SILVER}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" d="${FATAL.path}"/></svg>\n`
  );
}

/** In a browser tab the wordmark is a grey smudge; the F alone, set heavier, still reads. */
async function tabIcon() {
  const heavy = await slit(760, 'F');
  const F = wordmark(heavy, 'F', 0);
  const scale = 26 / F.height;
  const x = (32 - F.width * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${INK}" d="M0 0h32v32H0z"/>` +
    `<path fill="${SILVER}" transform="translate(${x.toFixed(2)} 3) scale(${scale.toFixed(5)})" d="${F.path}"/></svg>\n`
  );
}

/** Several sizes of one drawing in a file for browsers that ask for `/favicon.ico`: PNGs behind a directory of them. */
async function ico(svg, sizes) {
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(svg), { density: 72 * (size / 32) })
        .resize(size)
        .png()
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    directory.writeUInt8(sizes[index], at);
    directory.writeUInt8(sizes[index], at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(image.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([directory, ...images]);
}

/** Size in pixels and share of the wordmark; a launcher may cut a fifth off each side of a maskable icon. */
const ICONS = {
  'icon-180.png': [180, 0.62],
  'icon-192.png': [192, 0.62],
  'icon-512.png': [512, 0.62],
  'icon-maskable-512.png': [512, 0.46],
};

await mkdir(publicDir, { recursive: true });
const tab = await tabIcon();
await writeFile(new URL('favicon.svg', publicDir), tab);
await writeFile(new URL('favicon.ico', publicDir), await ico(tab, [16, 32, 48]));
for (const [name, [size, share]] of Object.entries(ICONS)) {
  await sharp(Buffer.from(icon(size, share)))
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(new URL(name, publicDir).pathname);
}

const published = ['favicon.svg', 'favicon.ico', ...Object.keys(ICONS)].map(
  (name) => `apps/site/public/${name}`,
);
const written = [...Object.keys(files), ...published];
for (const name of written) {
  console.log(`${name.padEnd(48)}${String((await readFile(new URL(name, root))).length).padStart(7)} B`);
}
console.log(`FATAL ${FATAL.width} x ${FATAL.height}`);
