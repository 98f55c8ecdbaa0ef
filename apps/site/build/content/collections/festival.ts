import * as v from 'valibot';
import { plainText, type Section } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { day, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { saidSections } from './sections.ts';

const FOLDER = 'festival';

/** The days of the festival with their pictures, and the picture at the head of its page. A day has two paragraphs, its text and the alt text. */
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
      index.report(index.lineOf(['days', place]), 'a day must come after the day before it');
  });
  const sections = saidSections(reader, languages);
  if (sections.length !== days.length)
    index.report(
      index.lineOf(['days']),
      `there are ${String(days.length)} days here and ${String(sections.length)} headings with ## in en.md; there must be one for each`,
    );
  const reportOf = (locale: string) => reader.folder.reportIn(`${FOLDER}/${locale}.md`);
  return {
    festivalImage: {
      picture,
      alt: reader.sayEach(FOLDER, 'festival.hero.alt', languages, ({ head }) => head.alt),
    },
    festivalDays: sections.flatMap(({ number, say }) => {
      const one = days[number - 1];
      if (!one) return [];
      const id = `festival.day.${String(number)}`;
      /** A paragraph of the section; with `all`, no other may follow. */
      const paragraph =
        (place: number, all = false) =>
        ({ nodes, line }: Section, locale: string) =>
          plainText(nodes.slice(place, all ? undefined : place + 1), line, locale, reportOf(locale));
      return [
        {
          date: one.date,
          title: say(FOLDER, `${id}.title`, ({ title }) => title),
          text: say(FOLDER, `${id}.text`, paragraph(0)),
          image: { picture: one.picture, alt: say(FOLDER, `${id}.alt`, paragraph(1, true)) },
        },
      ];
    }),
  };
}
