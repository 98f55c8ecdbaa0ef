import * as v from 'valibot';
import { lineOf } from '../markdown/nodes.ts';
import { plainText } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { wholeNumber, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';

const FOLDER = 'collaborations';

/** Reads the hero picture of the collaborations page. */
function readHero(reader: Reader) {
  const index = reader.record(`${FOLDER}/index.yaml`, record({ picture: reader.picture }));
  const languages = reader.languages(FOLDER, { alt: words });
  if (!index || !languages) return undefined;
  for (const { body, report } of languages.values())
    if (body.children[0])
      report(lineOf(body.children[0]), 'unexpected text; each collaboration has its own folder');
  return {
    picture: index.picture,
    alt: reader.addMessages(FOLDER, 'collaborations.hero.alt', languages, ({ head }) => head.alt),
  };
}

/** Reads the ways of working with the studio, in display order. */
function readEntries(reader: Reader) {
  const schema = record({
    place: wholeNumber,
    link: v.pipe(words, v.startsWith('/', 'must be a page of this site, such as /news/4')),
    picture: reader.picture,
  });
  const entries = reader.folder.foldersIn(FOLDER).flatMap((id) => {
    const folder = `${FOLDER}/${id}`;
    const index = reader.recordWithLines(`${folder}/index.yaml`, schema);
    const languages = reader.languages(folder, { title: words, more: words });
    if (!index || !languages) return [];
    const { place, link, picture } = index.value;
    reader.links.push({ file: `${folder}/index.yaml`, line: index.lineOf(['link']), href: link });
    const key = (name: string) => `collaborations.${id}.${name}`;
    const [title, label] = [
      reader.addMessages(FOLDER, key('title'), languages, ({ head }) => head.title),
      reader.addMessages(FOLDER, key('link'), languages, ({ head }) => head.more),
    ];
    const description = reader.addMessages(FOLDER, key('text'), languages, ({ body, locale, report }) =>
      plainText(body.children, 1, locale, report),
    );
    return [{ place, collaboration: { id, picture, title, description, link: { label, href: link } } }];
  });
  return entries.sort((a, b) => a.place - b.place).map(({ collaboration }) => collaboration);
}

/** Reads the ways of working with the studio and the hero picture of their page. */
export const readCollaborations = (reader: Reader) => ({
  collaborationsImage: readHero(reader),
  collaborations: readEntries(reader),
});
