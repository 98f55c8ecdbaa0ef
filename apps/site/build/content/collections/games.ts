import * as v from 'valibot';
import { lineOf } from '../markdown/nodes.ts';
import type { Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { GAME_NUMERALS, GAME_STATES } from '../types.ts';

const FOLDER = 'games';

const schema = record({
  series: words,
  genres: v.array(words, 'must be a list'),
  platform: words,
  games: v.array(
    record({
      numeral: oneOf(GAME_NUMERALS, 'numeral'),
      subtitle: v.optional(words),
      state: oneOf(GAME_STATES, 'state'),
      page: v.optional(v.pipe(words, v.startsWith('/', 'must be a page of this site, such as /careers'))),
    }),
    'must be a list',
  ),
});

/** Catalog of each word. Words that appear on every page are in `shell`. */
const AREAS = {
  accessible: 'shell',
  inDevelopment: 'shell',
  locked: 'shell',
  wishlist: 'shell',
  genre: 'press',
  pitch: 'shell',
} as const;

type Word = keyof typeof AREAS;

/** Reads the games of the series and the terms used for them on all pages. */
export function readGames(reader: Reader) {
  const file = `${FOLDER}/index.yaml`;
  const index = reader.recordWithLines(file, schema);
  const languages = reader.languages(FOLDER, {
    accessible: words,
    inDevelopment: words,
    locked: words,
    wishlist: words,
    genre: words,
    pitch: words,
  });
  if (!index || !languages) return {};
  for (const { body, report } of languages.values())
    if (body.children[0]) report(lineOf(body.children[0]), 'unexpected text; put the words in the head');
  index.value.games.forEach(({ state, page, subtitle }, place) => {
    if (page !== undefined)
      reader.links.push({ file, line: index.lineOf(['games', place, 'page']), href: page });
    if ((state === 'accessible') !== (page !== undefined && subtitle !== undefined))
      index.report(
        index.lineOf(['games', place]),
        'an accessible game needs a subtitle and a page; other games may not have both',
      );
  });
  if (index.value.games[0]?.state !== 'accessible')
    index.report(index.lineOf(['games']), 'the first game must be accessible, because the site is about it');
  const addMessage = (word: Word) =>
    reader.addMessages(AREAS[word], `games.${word}`, languages, ({ head }) => head[word]);
  return {
    series: index.value,
    gameWords: {
      states: {
        accessible: addMessage('accessible'),
        'in-development': addMessage('inDevelopment'),
        locked: addMessage('locked'),
      },
      wishlist: addMessage('wishlist'),
      genre: addMessage('genre'),
      pitch: addMessage('pitch'),
    },
  };
}
