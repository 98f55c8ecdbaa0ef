import * as v from 'valibot';
import { plainText } from '../markdown/sections.ts';
import type { Reader } from '../reader.ts';
import { record } from '../text/yaml.ts';
import { sectionMessages } from './sections.ts';

const FOLDER = 'moved';
const SPOT =
  'must be a list of places, each as left, top, width and height from 0 to 100, such as [48, 50, 12, 40]';

const hundredths = v.pipe(v.number(SPOT), v.minValue(0, SPOT), v.maxValue(100, SPOT));
const spot = v.pipe(
  v.tuple([hundredths, hundredths, hundredths, hundredths], SPOT),
  v.check(
    ([left, top, width, height]) => left + width <= 100 && top + height <= 100,
    'must not extend beyond the picture',
  ),
  v.transform(([left, top, width, height]) => ({
    x: left / 100,
    y: top / 100,
    width: width / 100,
    height: height / 100,
  })),
);

/** Reads the rooms in which something was moved, each with a picture before and after. */
export function readMoved(reader: Reader) {
  if (!reader.folder.foldersIn('.').includes(FOLDER)) return [];
  const room = record({
    then: reader.picture,
    now: reader.picture,
    spots: v.pipe(v.array(spot, SPOT), v.minLength(1, SPOT)),
  });
  const index = reader.recordWithLines(
    `${FOLDER}/index.yaml`,
    record({ rooms: v.array(room, 'must be a list of rooms') }),
  );
  const languages = reader.languages(FOLDER, {});
  if (!index || !languages) return [];
  const { rooms } = index.value;
  const sections = sectionMessages(reader, languages);
  if (sections.length !== rooms.length)
    index.report(
      index.lineOf(['rooms']),
      `there are ${String(rooms.length)} rooms here and ${String(sections.length)} ## headings in en.md; each room needs one`,
    );
  const reportOf = (locale: string) => reader.folder.reportIn(`${FOLDER}/${locale}.md`);
  return sections.flatMap(({ number, addMessage }) => {
    const at = rooms[number - 1];
    if (!at) return [];
    const id = `moved.room.${String(number)}`;
    const alt = (name: 'then' | 'now', place: number) =>
      addMessage(FOLDER, `${id}.${name}`, ({ nodes, line }, locale) => {
        const more = place === 1 ? nodes.slice(2) : [];
        return plainText([...nodes.slice(place, place + 1), ...more], line, locale, reportOf(locale));
      });
    return [
      {
        id: at.then.name,
        title: addMessage(FOLDER, `${id}.title`, ({ title }) => title),
        first: { picture: at.then, alt: alt('then', 0) },
        second: { picture: at.now, alt: alt('now', 1) },
        spots: at.spots,
      },
    ];
  });
}
