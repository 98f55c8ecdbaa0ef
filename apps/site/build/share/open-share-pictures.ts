import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hashOfParts, type BuildCache } from '../../../../tools/step/cache.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { openCards, SILVER, titleStyle, type Mark, type TitleStyle } from './card.ts';
import { backgroundOf, renderShareImage } from './draw.ts';
import { FONT_FILES } from './faces.ts';
import { INK, createOverlays, type Overlays } from './overlays.ts';

/** Picture that other sites show next to a link to a page. */
export interface SharePicture {
  title: string;
  /** Language of the title (BCP 47). */
  lang: string;
  /** Path of the background picture, without size and extension. */
  picture: string;
}

/** Inputs of a drawing. Languages with the same title and style share one picture. */
interface Drawing extends Omit<SharePicture, 'lang'> {
  style: TitleStyle;
}

const SOURCES = Object.entries(
  import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

interface Options {
  /** Folder of static files that contains the background pictures. */
  from: string;
  /** Wordmark on each picture. */
  mark: Mark;
  /** Cache of drawn pictures. */
  cache: BuildCache;
}

/** Draws share pictures with the titles of pages. */
export async function openSharePictures({ from, mark, cache }: Options) {
  // Gives each picture one thread, because several are drawn at once.
  sharp.concurrency(1);
  const fonts = await Promise.all(FONT_FILES.map((file) => readFile(file)));
  const tools = hashOfParts([
    JSON.stringify([SOURCES, mark, INK, SILVER, sharp.versions, process.versions.icu]),
    ...fonts,
  ]);
  const cardOf = openCards(mark);
  const fileOf = (picture: string) => path.join(from, `${picture}-1920.webp`);
  const pictureHash = memoizeAsync(async (picture) => hashOfParts([await readFile(fileOf(picture))]));
  let poured: Promise<Overlays> | undefined;
  const pour = () => (poured ??= createOverlays());
  const background = memoizeAsync(async (picture) => backgroundOf(fileOf(picture), await pour()));

  const draw = memoizeAsync(async (key) => {
    const { title, style, picture } = JSON.parse(key) as Drawing;
    return cache(['share', tools, await pictureHash(picture), title, style], async () =>
      renderShareImage(await background(picture), await cardOf(title, style), await pour()).catch(
        (error: unknown) => {
          throw new Error(`${picture} with “${title}” on it`, { cause: error });
        },
      ),
    );
  });

  return {
    /** Writes the share picture of a page to `file`. */
    async write(file: string, { title, lang, picture }: SharePicture): Promise<void> {
      const drawing: Drawing = { title, style: titleStyle(lang), picture };
      const drawn = await draw(JSON.stringify(drawing));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, drawn);
    },
  };
}
