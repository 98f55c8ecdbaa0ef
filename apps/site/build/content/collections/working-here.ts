import * as v from 'valibot';
import type { Reader } from '../reader.ts';
import { words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { CatalogText } from '../values.ts';
import { textSections } from './prose.ts';

const FOLDER = 'working-here';

const FACTS = ['time', 'week', 'meetings', 'languages', 'get', 'rights', 'answer'] as const;

/** Builds an object with a value for each fact. */
const byFact = <Value>(valueOf: (fact: (typeof FACTS)[number]) => Value) =>
  Object.fromEntries(FACTS.map((fact) => [fact, valueOf(fact)])) as Record<(typeof FACTS)[number], Value>;

/** Reads the working conditions, the tools of the whole project, and the text about student placements. */
export function readWorkingHere(reader: Reader) {
  const index = reader.record(
    `${FOLDER}/index.yaml`,
    record({ tools: v.array(words, 'must be a list of tools') }),
  );
  const languages = reader.languages(
    FOLDER,
    byFact(() => words),
  );
  if (!languages) return {};
  return {
    workFacts: byFact((fact): CatalogText =>
      reader.addMessages('positions', `work.${fact}`, languages, ({ head }) => head[fact]),
    ),
    projectTools: index?.tools ?? [],
    placement: textSections(reader, languages, 'placement', 'placement'),
  };
}
