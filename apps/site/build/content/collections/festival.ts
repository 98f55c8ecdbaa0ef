import * as v from 'valibot';
import { plainText } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { day, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { saidSections } from './sections.ts';

const FOLDER = 'festival';

/** The days of the festival, and the picture at the head of its page. */
export function readFestival(reader: Reader) {
  if (!reader.folder.foldersIn('.').includes(FOLDER)) return undefined;
  const schema = record({ picture: reader.picture, days: v.array(day, 'must be a list of days') });
  const index = reader.recordWithLines(`${FOLDER}/index.yaml`, schema);
  const languages = reader.languages(FOLDER, { alt: words });
  if (!index || !languages) return undefined;
  const { days, picture } = index.value;
  days.forEach((date, place) => {
    const before = days[place - 1];
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
    festivalDays: sections.map(({ number, say }) => ({
      date: days[number - 1] ?? '',
      title: say(FOLDER, `festival.day.${String(number)}.title`, ({ title }) => title),
      text: say(FOLDER, `festival.day.${String(number)}.text`, ({ nodes, line }, locale) =>
        plainText(nodes, line, locale, reportOf(locale)),
      ),
    })),
  };
}
