import * as v from 'valibot';
import { plainText, type Section } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { day, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { sectionMessages } from './sections.ts';

const FOLDER = 'festival';

/**
 * Reads the days of the festival and the hero picture of its page. The section of a day has two paragraphs:
 * its text and the alt text of its picture.
 */
export function readFestival(reader: Reader) {
  if (!reader.folder.foldersIn('.').includes(FOLDER)) return undefined;
  const oneDay = record({ date: day, picture: reader.picture });
  const schema = record({ picture: reader.picture, days: v.array(oneDay, 'must be a list of days') });
  const index = reader.recordWithLines(`${FOLDER}/index.yaml`, schema);
  const languages = reader.languages(FOLDER, { alt: words });
  if (!index || !languages) return undefined;
  const { days, picture } = index.value;
  days.forEach(({ date }, place) => {
    const before = days[place - 1]?.date;
    if (before !== undefined && before >= date)
      index.report(index.lineOf(['days', place]), 'days must be in ascending order');
  });
  const sections = sectionMessages(reader, languages);
  if (sections.length !== days.length)
    index.report(
      index.lineOf(['days']),
      `there are ${String(days.length)} days here and ${String(sections.length)} ## headings in en.md; each day needs one`,
    );
  const reportOf = (locale: string) => reader.folder.reportIn(`${FOLDER}/${locale}.md`);
  return {
    festivalImage: {
      picture,
      alt: reader.addMessages(FOLDER, 'festival.hero.alt', languages, ({ head }) => head.alt),
    },
    festivalDays: sections.flatMap(({ number, addMessage }) => {
      const one = days[number - 1];
      if (!one) return [];
      const id = `festival.day.${String(number)}`;
      /** Reads a paragraph of the section. With `all`, reports further paragraphs. */
      const paragraph =
        (place: number, all = false) =>
        ({ nodes, line }: Section, locale: string) =>
          plainText(nodes.slice(place, all ? undefined : place + 1), line, locale, reportOf(locale));
      return [
        {
          date: one.date,
          title: addMessage(FOLDER, `${id}.title`, ({ title }) => title),
          text: addMessage(FOLDER, `${id}.text`, paragraph(0)),
          image: { picture: one.picture, alt: addMessage(FOLDER, `${id}.alt`, paragraph(1, true)) },
        },
      ];
    }),
  };
}
