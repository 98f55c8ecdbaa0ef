// Encodes the pictures in `apps/site/art` for the web and writes what the pages need to know about them to
// `content/images.json`. Only what is older than its source is encoded again; `--all` encodes everything.
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { FATAL } from '../apps/site/src/brand/wordmark-paths.ts';

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const artDir = path('apps/site/art');
const outDir = path('apps/site/public/images');
const manifestFile = path('apps/site/content/images.json');
const all = process.argv.includes('--all');

const WIDTHS = [480, 960, 1920];
const PNG_WIDTHS = [960, 800, 640, 480];
const KIB = 1024;
const AVIF_LIMIT = 90_000;
const PNG_LIMIT = 200 * KIB;
const SHARE_LIMIT = 120 * KIB;

/** Set full-bleed, where the grain must survive. */
const HEROES = new Set(['chapel', 'corridor', 'darkroom', 'doorway', 'moor', 'ward']);

/** Pictures cut from another one: `[left, top, width]`, always 16:9. */
const CROPS = {
  'news-1': { from: 'forest', area: [150, 120, 1600] },
  'news-2': { from: 'strip-environment', area: [40, 80, 1104] },
  'news-3': { from: 'basement', area: [620, 330, 1200] },
  'news-4': { from: 'ward', area: [140, 250, 1200] },
  'news-5': { from: 'doorway', area: [740, 300, 1180] },
  'news-6': { from: 'chrono', area: [498, 0, 1422] },
  'news-7': { from: 'moor', area: [680, 130, 1200] },
  'news-8': { from: 'bust-wide', area: [0, 20, 960] },
};

const exists = async (file) => (await stat(file).catch(() => null))?.mtimeMs ?? 0;

async function listPictures() {
  const pictures = (await readdir(artDir))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => ({ name: parse(file).name, file: `${artDir}/${file}` }));
  const sources = new Map(pictures.map((picture) => [picture.name, picture.file]));
  for (const [name, { from, area }] of Object.entries(CROPS)) {
    const [left, top, width] = area;
    const height = Math.round((width * 9) / 16);
    // A picture that has a source of its own needs no cut.
    if (sources.has(name)) continue;
    pictures.push({ name, file: sources.get(from), area: { left, top, width, height } });
  }
  return pictures.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const open = ({ file, area }) => (area ? sharp(file).extract(area) : sharp(file));

async function sizeOf({ file, area }) {
  const { width, height } = area ?? (await sharp(file).metadata());
  return { width, height };
}

function widthsFor(width) {
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  if (width < WIDTHS.at(-1) && width > (widths.at(-1) ?? 0) * 1.15) widths.push(width);
  return widths;
}

async function avif(image, quality, limit) {
  for (let q = quality; ; q -= 5) {
    const result = await image.clone().avif({ quality: q, effort: 4 }).toBuffer();
    if (result.length <= limit || q <= 30) return result;
  }
}

/** A fallback that hardly any browser will ask for, so size goes before finesse. */
async function png(picture, width, isGrey) {
  for (const target of PNG_WIDTHS.filter((candidate) => candidate <= width)) {
    for (const colours of isGrey ? [64, 32, 16] : [128, 64, 32]) {
      const resized = open(picture).resize(target);
      const result = await (isGrey ? resized.greyscale() : resized)
        .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 8 })
        .toBuffer();
      if (result.length <= PNG_LIMIT) return result;
    }
  }
  throw new Error(`${picture.name}.png does not fit`);
}

/** The mean of the darker half of the picture: what the page shows before the picture does. */
async function toneOf(picture) {
  const { data, info } = await open(picture)
    .resize(64)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = [];
  for (let i = 0; i < data.length; i += info.channels) pixels.push([...data.subarray(i, i + 3)]);
  const light = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const dark = pixels.sort((a, b) => light(a) - light(b)).slice(0, pixels.length / 2);
  const mean = [0, 1, 2].map((c) => Math.round(dark.reduce((sum, pixel) => sum + pixel[c], 0) / dark.length));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function describe(picture) {
  const { width, height } = await sizeOf(picture);
  const tiny = await open(picture).resize(16).blur(0.6).webp({ quality: 10, effort: 6 }).toBuffer();
  return {
    width,
    height,
    widths: widthsFor(width),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    tone: await toneOf(picture),
  };
}

/** Encodes what is missing; tells the bytes of each file written. */
async function encode(picture, { width, widths }) {
  const changed = await exists(picture.file);
  const isStale = async (file) => all || (await exists(`${outDir}/${file}`)) < changed;
  const hero = HEROES.has(picture.name);
  const written = [];
  const save = async (file, data) => {
    await writeFile(`${outDir}/${file}`, data);
    const { name: stem, ext } = parse(file);
    const width = /-(\d+)$/.exec(stem)?.[1];
    const label = ext === '.png' || !width ? ext.slice(1) : `${ext.slice(1)} ${width}`;
    written.push(`${label} ${Math.round(data.length / KIB)}K`);
  };
  for (const target of widths) {
    const name = `${picture.name}-${target}`;
    const image = open(picture).resize(target);
    if (await isStale(`${name}.avif`))
      await save(`${name}.avif`, await avif(image, hero ? 60 : 50, AVIF_LIMIT));
    if (await isStale(`${name}.webp`)) {
      await save(
        `${name}.webp`,
        await image
          .clone()
          .webp({ quality: hero ? 80 : 72, effort: 5 })
          .toBuffer(),
      );
    }
  }
  if (await isStale(`${picture.name}.png`)) {
    const { channels } = await open(picture).stats();
    const means = channels.map((channel) => channel.mean);
    const isGrey = Math.max(...means) - Math.min(...means) < 12;
    await save(`${picture.name}.png`, await png(picture, width, isGrey));
  }
  return written;
}

/** The picture that other sites show beside a link: the open door at the right, the name at the left. */
async function share() {
  const width = 1200;
  const height = 630;
  const lettering = 330;
  const scale = lettering / FATAL.height;
  const wordmark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#ece9e2" ` +
      `transform="translate(96 ${(height - lettering) / 2}) scale(${scale})" d="${FATAL.path}"/></svg>`,
  );
  const image = sharp(`${artDir}/doorway.jpg`)
    .resize(width, height, { fit: 'cover', position: 'right' })
    .composite([{ input: wordmark }]);
  for (let quality = 86; quality > 40; quality -= 6) {
    const result = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (result.length <= SHARE_LIMIT) return writeFile(`${outDir}/share.jpg`, result);
  }
  throw new Error('share.jpg does not fit');
}

await mkdir(outDir, { recursive: true });
const pictures = await listPictures();
const manifest = {};
for (const [i, picture] of pictures.entries()) {
  const entry = await describe(picture);
  manifest[picture.name] = entry;
  const written = await encode(picture, entry);
  const count = `${i + 1}/${pictures.length}`.padStart(5);
  console.log(`${count}  ${picture.name.padEnd(20)} ${written.join(', ') || 'up to date'}`);
}
await share();
const style = { ...(await resolveConfig(manifestFile)), parser: 'json' };
await mkdir(path('apps/site/content'), { recursive: true });
await writeFile(manifestFile, await format(JSON.stringify(manifest), style));
