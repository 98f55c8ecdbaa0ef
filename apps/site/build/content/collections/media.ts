import { languageTag, LOCALES } from '@fatal/contracts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { plainText } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { allowed } from '../text/known.ts';
import { webAddress, wholeNumber, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { PictureRef, CatalogText } from '../values.ts';
import { sectionMessages } from './sections.ts';

/** Reads the gallery. Headings are picture names, the same and in the same order in every language. */
export function readGallery(reader: Reader): { picture: PictureRef; alt: CatalogText }[] {
  const languages = reader.languages('gallery', {});
  const sections = sectionMessages(reader, languages);
  const seen = new Set<string>();
  return sections.flatMap(({ number, title: name, addMessage }) => {
    const alt = addMessage('game', `game.gallery.${name}`, ({ title, nodes, line }, locale) => {
      const report = reader.folder.reportIn(`gallery/${locale}.md`);
      if (title !== name)
        report(
          line,
          `"${title}" is not picture ${String(number)} of the English; headings are picture names, the same in every language: ${name}`,
        );
      if (locale === 'en' && !reader.pictures.has(name)) {
        report(
          line,
          `"${name}" is not a picture in content/pictures; ${allowed(reader.pictures.keys(), name)}`,
        );
      }
      if (locale === 'en' && seen.has(name)) report(line, `"${name}" is listed twice`);
      return plainText(nodes, line, locale, report);
    });
    seen.add(name);
    return reader.pictures.has(name) ? [{ picture: reader.pictureOf(name), alt }] : [];
  });
}

/** Reports a file that a page links to but that is missing under `public`. */
function requireFile(reader: Reader, publicFolder: string, file: string, at: string): string {
  if (!existsSync(path.join(publicFolder, file)))
    reader.folder.reportIn(at)(1, `file apps/site/public${file} is missing; add it`);
  return file;
}

/** Reads the clips of the home page in display order. The first one is the trailer. */
export function readVideos(reader: Reader, publicFolder: string) {
  const schema = record({
    place: wholeNumber,
    duration: wholeNumber,
    picture: reader.picture,
    still: v.optional(reader.picture),
    embed: v.optional(webAddress),
    watch: v.optional(webAddress),
  });
  const videos = reader.folder.foldersIn('videos').flatMap((id) => {
    const file = `videos/${id}/index.yaml`;
    const read = reader.recordWithLines(file, schema);
    const languages = reader.languages(`videos/${id}`, { title: words, description: words, alt: words });
    if (!read || !languages) return [];
    const { place, duration, picture, still, embed, watch } = read.value;
    if ((embed === undefined) !== (watch === undefined))
      read.report(1, 'embed and watch, the addresses of the player and of its page, must be set together');
    const addMessage = (key: 'title' | 'description' | 'alt') =>
      reader.addMessages('videos', `video.${id}.${key}`, languages, ({ head }) => head[key]);
    const [title, description, alt] = [addMessage('title'), addMessage('description'), addMessage('alt')];
    const own = (name: string) => requireFile(reader, publicFolder, `/videos/${name}`, file);
    const source =
      embed === undefined
        ? { files: ['webm', 'mp4'].map((type) => ({ src: own(`${id}.${type}`), type: `video/${type}` })) }
        : { embed, watchUrl: watch ?? embed };
    const captions =
      embed === undefined
        ? Object.fromEntries(LOCALES.map((locale) => [locale, own(`${id}.${languageTag(locale)}.vtt`)]))
        : undefined;
    // Subtitles, without sounds, for a film whose lines aren't shown as text in the picture. Exist in every language or in none.
    const titles =
      embed === undefined && existsSync(path.join(publicFolder, 'videos', `${id}.titles.en.vtt`))
        ? Object.fromEntries(
            LOCALES.map((locale) => [locale, own(`${id}.titles.${languageTag(locale)}.vtt`)]),
          )
        : undefined;
    return [
      {
        place,
        video: {
          id,
          title,
          description,
          duration,
          poster: { picture, alt },
          still,
          source,
          captions,
          titles,
        },
      },
    ];
  });
  return videos.sort((a, b) => a.place - b.place).map(({ video }) => video);
}

/** Reads the partners of the studio in display order. */
export function readPartners(reader: Reader, publicFolder: string) {
  const schema = record({
    place: wholeNumber,
    logo: v.pipe(words, v.regex(/^\/images\/[\w-]+\.svg$/, 'must be such as /images/partner-mark.svg')),
  });
  const partners = reader.folder.foldersIn('partners').flatMap((id) => {
    const file = `partners/${id}/index.yaml`;
    const index = reader.record(file, schema);
    const languages = reader.languages(`partners/${id}`, { name: words });
    if (!index || !languages) return [];
    const name = reader.addMessages('home', `partner.${id}.name`, languages, ({ head }) => head.name);
    const description = reader.addMessages('home', `partner.${id}.html`, languages, ({ body, locale }) =>
      reader.html(body.children, locale),
    );
    const logo = requireFile(reader, publicFolder, index.logo, file);
    return [{ place: index.place, partner: { id, logo, name, description } }];
  });
  return partners.sort((a, b) => a.place - b.place).map(({ partner }) => partner);
}
