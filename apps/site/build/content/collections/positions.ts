import { POSITION_ROLES, type PositionRole } from '@fatal/contracts';
import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { lineOf } from '../markdown/nodes.ts';
import { plainText, sectionsOf } from '../markdown/sections.ts';
import type { LanguageFile, Reader } from '../reader.ts';
import { allowed, oneOf } from '../text/known.ts';
import { day, wholeNumber, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { POSITION_CATEGORIES, POSITION_GROUPS, type PositionCategory, type PositionGroup } from '../types.ts';
import type { PictureRef, CatalogText } from '../values.ts';

interface Position {
  role: PositionRole;
  title: CatalogText;
  opening: CatalogText;
  category: PositionCategory;
  group: PositionGroup | null;
  summary: CatalogText;
  work: CatalogText;
  tools: readonly string[];
  image: { picture: PictureRef; alt: CatalogText };
}

interface Tasks {
  responsibilities: CatalogText[];
  requirements: CatalogText[];
}

const FOLDER = 'positions';

/**
 * Headings of a position's lists. They are keys, so they are the same in every language; the page has its own
 * headings.
 */
const LISTS = { Responsibilities: 'responsibility', Requirements: 'requirement' } as const;

type ListName = keyof typeof LISTS;

/** Returns the allowed lengths of the lists (Spec 9.2). */
const lengthsOf = (role: string): Record<ListName, number[]> => ({
  Responsibilities: [4, 5],
  Requirements: [role === 'concept' ? 5 : 3],
});

/** Reads the positions in display order, their tasks, and the date they were posted. */
export function readPositions(reader: Reader) {
  const schema = record({
    place: wholeNumber,
    category: oneOf(POSITION_CATEGORIES, 'category'),
    group: v.optional(oneOf(POSITION_GROUPS, 'group')),
    picture: reader.picture,
    tools: v.array(words, 'must be a list of tools'),
  });
  const all = reader.record(`${FOLDER}/index.yaml`, record({ posted: day }));
  const folders = reader.folder.foldersIn(FOLDER);
  for (const role of POSITION_ROLES)
    if (!folders.includes(role))
      reader.folder.reportIn(`${FOLDER}/${role}/index.yaml`)(
        1,
        'this position is missing; the server accepts applications for it',
      );
  const found = folders.flatMap((role) => {
    const folder = `${FOLDER}/${role}`;
    if (!isRole(role)) {
      reader.folder.reportIn(`${folder}/index.yaml`)(
        1,
        `"${role}" is not a role in packages/contracts/src/positions.ts; ${allowed(POSITION_ROLES, role)}`,
      );
      return [];
    }
    const index = reader.record(`${folder}/index.yaml`, schema);
    const languages = reader.languages(folder, {
      title: words,
      opening: v.optional(words),
      summary: words,
      work: v.optional(words),
      alt: words,
    });
    if (!index || !languages) return [];
    const addMessage = (key: 'title' | 'summary' | 'alt') =>
      reader.addMessages('positions', `position.${role}.${key}`, languages, ({ head }) => head[key]);
    const [title, summary, alt] = [addMessage('title'), addMessage('summary'), addMessage('alt')];
    const opening = reader.addMessages(
      `position-${role}`,
      `position.${role}.opening`,
      languages,
      ({ head }) => head.opening ?? head.title,
    );
    // Only its card shows it.
    const work = reader.addMessages(
      'careers',
      `position.${role}.work`,
      languages,
      ({ head }) => head.work ?? head.summary,
    );
    const { category, group = null, picture, tools } = index;
    const position: Position = {
      role,
      title,
      opening,
      category,
      group,
      summary,
      work,
      tools,
      image: { picture, alt },
    };
    const lists = new Map([...languages].map(([locale, file]) => [locale, listsOf(file, role)]));
    const sayList = (name: ListName) =>
      (lists.get('en')?.[name] ?? []).map((_, place) =>
        reader.addMessage(
          `position-${role}`,
          `position.${role}.${LISTS[name]}.${String(place + 1)}`,
          new Map(
            [...lists].flatMap(([locale, own]) =>
              own[name][place] === undefined ? [] : [[locale, own[name][place]] as const],
            ),
          ),
        ),
      );
    const tasks: Tasks = {
      responsibilities: sayList('Responsibilities'),
      requirements: sayList('Requirements'),
    };
    return [{ place: index.place, position, tasks }];
  });
  found.sort((a, b) => a.place - b.place);
  return {
    positions: found.map(({ position }) => position),
    tasks: Object.fromEntries(found.map(({ position, tasks }) => [position.role, tasks])),
    posted: all?.posted ?? '',
  };
}

const isRole = (role: string): role is PositionRole => (POSITION_ROLES as string[]).includes(role);

/** Reads the two lists of a position in one language. */
function listsOf({ body, locale, report }: LanguageFile<unknown>, role: string): Record<ListName, string[]> {
  const names = Object.keys(LISTS) as ListName[];
  const sections = sectionsOf(body, report);
  for (const { title, line } of sections)
    if (!names.includes(title as ListName))
      report(
        line,
        `"${title}" is not a section of a position; in every language its headings are ## Responsibilities and ## Requirements`,
      );
  const entries = names.map((name) => {
    const section = sections.find(({ title }) => title === name);
    if (!section) report(1, `heading ## ${name} is missing; write it in English in every language`);
    const items = section ? itemsOf(section.nodes, section.line, locale, report) : [];
    const wanted = lengthsOf(role)[name];
    if (section && !wanted.includes(items.length))
      report(section.line, `this list has ${String(items.length)} items; allowed: ${wanted.join(' or ')}`);
    return [name, items] as const;
  });
  return Object.fromEntries(entries) as Record<ListName, string[]>;
}

function itemsOf(
  nodes: readonly RootContent[],
  line: number,
  locale: string,
  report: LanguageFile<unknown>['report'],
): string[] {
  const [list, more] = nodes;
  if (list?.type !== 'list') {
    report(list ? lineOf(list) : line, 'expected a list: lines that start with "- "');
    return [];
  }
  if (more) report(lineOf(more), 'expected one list and nothing else');
  return list.children.map((item) => plainText(item.children, lineOf(item), locale, report));
}
