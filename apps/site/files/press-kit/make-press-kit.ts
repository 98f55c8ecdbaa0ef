import { languageTag, LOCALES, type Locale } from '@fatal/contracts';
import type { I18n } from '@lingui/core';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BuildCache } from '../../../../tools/step/cache.ts';
import { team } from '#content/team';
import { videos } from '#content/videos';
import {
  clipCaptions,
  clipFiles,
  CLIPS_ARCHIVE,
  GROUNDS,
  KEY_ART,
  kitArchive,
  LIGHT_STILLS,
  logoFile,
  LOGOS,
  PICTURES_ARCHIVE,
  pressFiles,
  screenshots,
} from '../../src/model/press-files.ts';
import { peopleOfKit } from '../../src/pages/press/people.ts';
import { SHEET_AREAS, sheetOf, type Sheet } from '../../src/pages/press/sheet.ts';
import { createI18n, loadCatalogs } from '../../src/i18n/i18n.ts';
import { PRESS_KIT, type PressKit } from '../../src/shared/press-kit.ts';
import { zip } from './archive.ts';
import { openPictures } from './pictures.ts';
import { sheetDocument } from './sheet-document.ts';
import { rulesText, sheetText } from './sheet-text.ts';

type Files = Map<string, Uint8Array>;
type Texts = [name: string, text: string][];

/** Press kit with the files that the build writes for it. */
export interface MadePressKit {
  kit: PressKit;
  /** Files to write to the public folder, by path. */
  files: ReadonlyMap<string, Uint8Array>;
}

interface Options {
  /** Public folder, which contains the pictures and clips. */
  from: string;
  /** Cache for encoded pictures. */
  cache: BuildCache;
}

/** Relative to the root of the repository, where the build runs. */
const LOGO_FOLDER = path.resolve('apps/site/src/brand/logos');

const byName = (files: Files) =>
  new Map([...files].map(([file, bytes]) => [file.replace('/press/', ''), bytes]));

async function readLogos(): Promise<Files> {
  const names = LOGOS.flatMap((logo) =>
    GROUNDS.flatMap((ground) => (['svg', 'png'] as const).map((ending) => ({ logo, ground, ending }))),
  );
  const read = names.map(async ({ logo, ground, ending }) => {
    const bytes = await readFile(path.join(LOGO_FOLDER, `${logo}-${ground}.${ending}`));
    return [logoFile(logo, ground, ending), bytes] as const;
  });
  return new Map(await Promise.all(read));
}

/** Returns the key art, with and without the title, the stills of the light and the screenshots. */
async function pictures(options: Options, drawn: Files): Promise<Files> {
  const prints = openPictures(options);
  const title = Buffer.from(drawn.get(logoFile('title', 'dark', 'svg')) ?? '');
  const made = [
    ...KEY_ART.flatMap(({ picture, titled, plain }) => [
      prints.titled(picture, title).then((bytes) => [titled, bytes] as const),
      prints.plain(picture).then((bytes) => [plain, bytes] as const),
    ]),
    ...LIGHT_STILLS.map(
      async ({ file, picture, light }) => [file, await prints.lit(picture, light)] as const,
    ),
    ...screenshots.map(async ({ file, picture }) => [file, await prints.plain(picture)] as const),
  ];
  return new Map(await Promise.all(made));
}

/** Texts of the kit in one language: the factsheet, and a caption for each screenshot. */
interface KitTexts {
  locale: Locale;
  sheet: Sheet;
  captions: string;
}

/** Returns an archive of the clips as MP4, which video editors can open, with their captions. */
async function clips(from: string, rules: Texts): Promise<Uint8Array> {
  const files = videos.flatMap((video) => [
    ...clipFiles(video).filter((file) => file.endsWith('.mp4')),
    ...LOCALES.flatMap((locale) => clipCaptions(video, locale) ?? []),
  ]);
  const read = files.map(
    async (file) => [path.basename(file), await readFile(path.join(from, file))] as const,
  );
  return zip('fatal-clips', new Map<string, Uint8Array | string>([...rules, ...(await Promise.all(read))]));
}

const captionsOf = (i18n: I18n) =>
  screenshots.map(({ file, alt }) => `${path.basename(file)}\t${i18n._(alt)}\n`).join('');

async function loadTexts(locale: Locale, people: Pick<PressKit, 'people' | 'leads'>): Promise<KitTexts> {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, SHEET_AREAS);
  return { locale, sheet: sheetOf(i18n, { ...people, sizes: {} }), captions: captionsOf(i18n) };
}

async function archives(
  languages: readonly KitTexts[],
  drawn: Files,
  shown: Files,
  from: string,
): Promise<Files> {
  const kits = languages.map(({ locale, sheet, captions }) => {
    const name = `fatal-press-kit-${languageTag(locale)}`;
    const texts: Texts = [
      ['factsheet.html', sheetDocument(sheet, locale)],
      ['factsheet.txt', sheetText(sheet)],
      ['captions.txt', captions],
    ];
    return [
      kitArchive(locale),
      zip(name, new Map<string, Uint8Array | string>([...texts, ...byName(drawn)])),
    ] as const;
  });
  const rules: Texts = languages.map(({ locale, sheet }) => [
    `use.${languageTag(locale)}.txt`,
    rulesText(sheet),
  ]);
  const all = zip(
    'fatal-pictures',
    new Map<string, Uint8Array | string>([...rules, ...byName(drawn), ...byName(shown)]),
  );
  return new Map([...kits, [PICTURES_ARCHIVE, all], [CLIPS_ARCHIVE, await clips(from, rules)]]);
}

/** Generates the downloads of the press page and measures their sizes. Throws if a file that the page links to doesn't exist. */
export async function makePressKit(options: Options): Promise<MadePressKit> {
  const people = peopleOfKit(team);
  const drawn = await readLogos();
  const shown = await pictures(options, drawn);
  const languages = await Promise.all(LOCALES.map((locale) => loadTexts(locale, people)));
  const files: Files = new Map([
    ...drawn,
    ...shown,
    ...(await archives(languages, drawn, shown, options.from)),
  ]);
  const sizes = pressFiles().map(async (file) => {
    const bytes = files.get(file)?.length ?? (await stat(path.join(options.from, file))).size;
    return [file, bytes] as const;
  });
  const kit: PressKit = { ...people, sizes: Object.fromEntries(await Promise.all(sizes)) };
  return { kit, files: new Map([...files, [PRESS_KIT, Buffer.from(JSON.stringify(kit))]]) };
}
