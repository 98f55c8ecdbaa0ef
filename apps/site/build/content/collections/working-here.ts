import * as v from 'valibot';
import type { Reader } from '../reader.ts';
import { words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { saidSections } from './sections.ts';

const FOLDER = 'working-here';

/** What working here is like, the tools of the whole project, and what a placement of a school is. */
export function readWorkingHere(reader: Reader) {
  const index = reader.record(
    `${FOLDER}/index.yaml`,
    record({ tools: v.array(words, 'must be a list of tools') }),
  );
  const languages = reader.languages(FOLDER, {
    time: words,
    week: words,
    meetings: words,
    languages: words,
    get: words,
    rights: words,
    answer: words,
  });
  if (!languages) return {};
  const say = (key: 'time' | 'week' | 'meetings' | 'languages' | 'get' | 'rights' | 'answer') =>
    reader.sayEach('positions', `work.${key}`, languages, ({ head }) => head[key]);
  return {
    workFacts: {
      time: say('time'),
      week: say('week'),
      meetings: say('meetings'),
      languages: say('languages'),
      get: say('get'),
      rights: say('rights'),
      answer: say('answer'),
    },
    projectTools: index?.tools ?? [],
    placement: saidSections(reader, languages).map(({ number, say: sayPart }) => ({
      title: sayPart('placement', `placement.${String(number)}.title`, ({ title }) => title),
      text: sayPart('placement', `placement.${String(number)}.html`, ({ nodes }, locale) =>
        reader.html(nodes, locale),
      ),
    })),
  };
}
