import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brightShare } from './key-light.ts';
import { GROUPS } from './shots/index.ts';
import { color, luminance, readCommandLine, root } from './site.ts';
import { FOLDER, readPictures, readRendered } from './store.ts';

readCommandLine(`npm run sheets
Makes contact sheets for review and a table of file sizes: sheets/<group>.webp and
sheets/sizes.md. The table includes the shares of each picture that are dark (under 8 % luminance) and bright.`);

const OUT = join(root, 'art/sheets');
const WIDTH = 1600;
const GAP = 8;
const LINE = 18;
const DARK = 0.08;

const pictures = await readPictures();
const rendered = await readRendered();

interface Laid {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** Returns the size of a picture file in KiB. */
const kib = async (file: string) => Math.round((await stat(join(FOLDER, file))).size / 1024);

async function darkShare(file: string): Promise<number> {
  const raw = await sharp(join(FOLDER, file)).resize(240).removeAlpha().raw().toBuffer();
  let dark = 0;
  for (let i = 0; i < raw.length; i += 3) if (luminance(raw[i], raw[i + 1], raw[i + 2]) < DARK) dark += 1;
  return dark / (raw.length / 3);
}

const caption = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LINE}"><text x="2" y="13" font-family="monospace" font-size="11" fill="${color['text-muted'].value}">${text}</text></svg>`,
  );

/** Arranges pictures in rows with their names below. Returns WebP. */
async function layOut(laid: readonly Laid[], columns: number): Promise<Buffer> {
  const width = Math.floor((WIDTH - GAP * (columns - 1)) / columns);
  const layers = [];
  let [top, row] = [0, 0];
  for (const [index, picture] of laid.entries()) {
    if (index % columns === 0) [top, row] = [top + row, 0];
    const height = Math.round((width * picture.height) / picture.width);
    const left = (index % columns) * (width + GAP);
    const input = await sharp(join(FOLDER, `${picture.name}-480.webp`))
      .resize(width, height)
      .toBuffer();
    layers.push({ input, left, top }, { input: caption(picture.name, width), left, top: top + height });
    row = Math.max(row, height + LINE + GAP);
  }
  const background = color['ground-deep'].value;
  return sharp({ create: { width: WIDTH, height: top + row, channels: 3, background } })
    .composite(layers)
    .webp({ quality: 80 })
    .toBuffer();
}

async function sizesOf({ name, widths }: Laid): Promise<string> {
  const largest = `${name}-${Math.max(...widths)}`;
  const files = [`${largest}.avif`, `${largest}.webp`, `${name}.png`];
  const dark = Math.round(100 * (await darkShare(`${largest}.webp`)));
  const bright = Math.round(10 * (await brightShare(join(FOLDER, `${largest}.webp`)))) / 10;
  const shares = [`${dark} %`, `${bright} %`];
  const cells = [name, ...(await Promise.all(files.map(kib))), ...shares, rendered[name]?.seconds ?? ''];
  return `| ${cells.join(' | ')} |`;
}

await mkdir(OUT, { recursive: true });
const lines = [
  '# Sizes of the pictures',
  '',
  'Written by `npm run sheets`. Sizes in KiB; "dark" is the share of a picture under 8 % luminance, "bright" that above 150 of 255.',
];
for (const [group, members] of Object.entries(GROUPS)) {
  const laid = Object.keys(members).flatMap((name) => {
    const picture = pictures[name];
    return picture ? [{ name, ...picture }] : [];
  });
  await writeFile(join(OUT, `${group}.webp`), await layOut(laid, group === 'portraits' ? 10 : 4));
  lines.push(
    '',
    `## ${group}`,
    '',
    '| picture | AVIF | WebP | PNG | dark | bright | seconds |',
    '| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const picture of laid) lines.push(await sizesOf(picture));
}
const seconds = Object.values(rendered).reduce((sum, one) => sum + one.seconds, 0);
lines.push('', `Rendered and encoded in ${Math.round(seconds / 60)} minutes together.`);
await writeFile(join(OUT, 'sizes.md'), `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
