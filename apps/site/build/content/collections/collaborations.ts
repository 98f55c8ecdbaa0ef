import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { lineOf } from '../markdown/nodes.ts';
import { plainText } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import type { Report } from '../problems.ts';
import { words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { saidSections } from './sections.ts';

const FOLDER = 'collaborations';

const entry = record({
  id: v.pipe(words, v.regex(/^[a-z][a-z0-9-]*$/, 'must be one word in small letters')),
  link: v.pipe(words, v.startsWith('/', 'must be a page of this site, such as /news/4')),
});

/** Ways of working with the studio, and the picture at the head of their page. */
export function readCollaborations(reader: Reader) {
  const schema = record({ picture: reader.picture, entries: v.array(entry, 'must be a list') });
  const index = reader.recordWithLines(`${FOLDER}/index.yaml`, schema);
  const languages = reader.languages(FOLDER, { alt: words });
  if (!index || !languages) return undefined;
  const { entries, picture } = index.value;
  entries.forEach(({ link }, place) => {
    reader.links.push({
      file: `${FOLDER}/index.yaml`,
      line: index.lineOf(['entries', place, 'link']),
      href: link,
    });
  });
  const sections = saidSections(reader, languages);
  if (sections.length !== entries.length)
    index.report(
      index.lineOf(['entries']),
      `there are ${String(entries.length)} entries here and ${String(sections.length)} headings with ## in en.md; there must be one for each`,
    );
  const reportOf = (locale: string) => reader.folder.reportIn(`${FOLDER}/${locale}.md`);
  return {
    collaborationsImage: {
      picture,
      alt: reader.sayEach(FOLDER, 'collaborations.hero.alt', languages, ({ head }) => head.alt),
    },
    collaborations: entries.flatMap(({ id, link }, place) => {
      const section = sections[place];
      if (!section) return [];
      const key = (name: string) => `collaborations.${id}.${name}`;
      return {
        id,
        title: section.say(FOLDER, key('title'), ({ title }) => title),
        description: section.say(FOLDER, key('text'), ({ nodes, line }, locale) =>
          plainText(nodes.slice(0, -1), line, locale, reportOf(locale)),
        ),
        link: {
          label: section.say(FOLDER, key('link'), ({ nodes, line }, locale) =>
            labelOf(nodes.at(-1), line, locale, reportOf(locale)),
          ),
          href: link,
        },
      };
    }),
  };
}

const ARROW = /^→\s*/;

/** The words of the last line of a section, `→ words`. */
function labelOf(last: RootContent | undefined, line: number, locale: string, report: Report): string {
  const label = last ? plainText([last], line, locale, report) : '';
  if (!ARROW.test(label))
    report(
      last ? lineOf(last) : line,
      'the last line of a section is its link: → and its words; index.yaml says where it leads',
    );
  return label.replace(ARROW, '');
}
