// `npm run art:sheet` lays the pictures out on contact sheets, to be looked at, and writes the table of their sizes:
// docs/art/<group>.webp and docs/art/sizes.md. Says of each how much of it lies under 8 % luminance.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { luminance } from '../../apps/site/build/share/contrast.ts';
import { color } from '../../packages/ui/src/tokens.ts';
import { GROUPS } from './shots/index.mjs';
import { FOLDER, readPictures, readRendered } from './store.mjs';

const OUT = fileURLToPath(new URL('../../docs/art/', import.meta.url));
const COLUMNS = { portraits: 10 };
const WIDTH = 1600;
const GAP = 8;
const LINE = 18;
const DARK = 0.08;
const kib = (bytes) => Math.round(bytes / 1024);

async function darkShare(image) {
  const raw = await sharp(image).resize(240).removeAlpha().raw().toBuffer();
  let dark = 0;
  for (let i = 0; i < raw.length; i += 3) if (luminance(raw[i], raw[i + 1], raw[i + 2]) < DARK) dark += 1;
  return dark / (raw.length / 3);
}

const caption = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LINE}"><text x="2" y="13" font-family="monospace" font-size="11" fill="${color['silver-3'].value}">${text}</text></svg>`,
  );

async function layOut(names, manifest, columns) {
  const width = Math.floor((WIDTH - GAP * (columns - 1)) / columns);
  const layers = [];
  let [top, row] = [0, 0];
  for (const [index, name] of names.entries()) {
    if (index % columns === 0) [top, row] = [top + row, 0];
    const height = Math.round((width * manifest[name].height) / manifest[name].width);
    const left = (index % columns) * (width + GAP);
    layers.push({
      input: await sharp(`${FOLDER}/${name}-480.webp`).resize(width, height).toBuffer(),
      left,
      top,
    });
    layers.push({ input: caption(name, width), left, top: top + height });
    row = Math.max(row, height + LINE + GAP);
  }
  const background = color['ink-0'].value;
  return sharp({ create: { width: WIDTH, height: top + row, channels: 3, background } }).composite(layers);
}

await mkdir(OUT, { recursive: true });
const [manifest, rendered] = [await readPictures(), await readRendered()];
const lines = [
  '# Sizes of the pictures',
  '',
  'Written by `npm run art:sheet`. Sizes in KiB; "dark" is the share of a picture under 8 % luminance.',
];
for (const [group, pictures] of Object.entries(GROUPS)) {
  const names = Object.keys(pictures).filter((name) => manifest[name]);
  await (
    await layOut(names, manifest, COLUMNS[group] ?? 4)
  )
    .webp({ quality: 80 })
    .toFile(`${OUT}${group}.webp`);
  lines.push(
    '',
    `## ${group}`,
    '',
    '| picture | AVIF | WebP | PNG | dark | seconds |',
    '| --- | --: | --: | --: | --: | --: |',
  );
  for (const name of names) {
    const largest = `${FOLDER}/${name}-${manifest[name].widths.at(-1)}`;
    const [avif, webp, png] = await Promise.all(
      [`${largest}.avif`, `${largest}.webp`, `${FOLDER}/${name}.png`].map(async (file) =>
        kib((await stat(file)).size),
      ),
    );
    const dark = Math.round(100 * (await darkShare(`${largest}.webp`)));
    lines.push(`| ${name} | ${avif} | ${webp} | ${png} | ${dark} % | ${rendered[name]?.seconds ?? ''} |`);
  }
}
const seconds = Object.values(rendered).reduce((sum, one) => sum + (one.seconds ?? 0), 0);
lines.push('', `Rendered and encoded in ${Math.round(seconds / 60)} minutes together.`);
await writeFile(`${OUT}sizes.md`, `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
