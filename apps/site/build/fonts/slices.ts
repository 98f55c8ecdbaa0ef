import { lettersOf } from './letters.ts';

/** Bytes of a kanji in a slice, about. */
const GLYPH = 200;
/** Bytes that a request may be worth: more, and slices become fewer. */
const REQUEST = 4000;

interface Slice {
  letters: readonly string[];
  /** The areas of texts that use it. */
  users: ReadonlySet<string>;
}

const isKana = (letter: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);
const costOf = ({ letters, users }: Slice) => users.size * (letters.length * GLYPH + REQUEST);

/** By letter, the areas whose texts use it. */
function usersIn(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [area, text] of texts) {
    for (const letter of lettersOf(text)) users.set(letter, (users.get(letter) ?? new Set()).add(area));
  }
  return users;
}

/** Two slices that cost less as one. */
interface Pair {
  a: Slice;
  b: Slice;
  together: Slice;
  saved: number;
}

/** Those of the pairs of a slice with others that save something. */
function pairsOf(a: Slice, others: readonly Slice[]): Pair[] {
  return others
    .map((b) => {
      const together = { letters: [...a.letters, ...b.letters], users: new Set([...a.users, ...b.users]) };
      return { a, b, together, saved: costOf(a) + costOf(b) - costOf(together) };
    })
    .filter(({ saved }) => saved > 0);
}

/** Joins those two slices whose union saves the areas most, again and again. The first one stays first. */
function joined(slices: readonly Slice[]): Slice[] {
  let left = [...slices];
  let pairs = left.flatMap((slice, i) => pairsOf(slice, left.slice(i + 1)));
  for (;;) {
    const [first, ...others] = pairs;
    if (!first) return left;
    const { a, b, together } = others.reduce((best, pair) => (pair.saved > best.saved ? pair : best), first);
    left[Math.min(left.indexOf(a), left.indexOf(b))] = together;
    left = left.filter((slice) => slice !== a && slice !== b);
    pairs = [
      ...pairs.filter((pair) => ![a, b].some((slice) => slice === pair.a || slice === pair.b)),
      ...pairsOf(
        together,
        left.filter((slice) => slice !== together),
      ),
    ];
  }
}

/** Slices of the letters that `users` has: at first one for each set of areas. */
function slicesFor(users: ReadonlyMap<string, ReadonlySet<string>>, common?: Slice): Slice[] {
  const bySet = Map.groupBy(users, ([, areas]) => [...areas].sort().join());
  const slices = [...bySet.values()].flatMap((entries) => {
    const [[, areas] = []] = entries;
    return areas ? [{ letters: entries.map(([letter]) => letter), users: areas }] : [];
  });
  return joined(common ? [common, ...slices] : slices);
}

/**
 * The letters of a face in slices, so that the pages of the areas fetch few letters that they do not show, and few files; the
 * first slice is the one that all use, with kana, what is no kanji, and the letters of `always`. `texts` are those that the face
 * sets, by area, `others` those that it could: their letters come last.
 */
export function slicesOf(
  texts: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
  always: string,
): string[] {
  const users = usersIn(texts);
  const all = usersIn(others);
  const isCommon = (letter: string) => letter < '\u3041' || isKana(letter);
  const common = new Set([...lettersOf(always), ...[...all.keys()].filter(isCommon)]);
  for (const letter of common) {
    users.delete(letter);
    all.delete(letter);
  }
  for (const letter of users.keys()) all.delete(letter);
  const first = { letters: [...common], users: new Set(texts.keys()) };
  return [...slicesFor(users, first), ...slicesFor(all)].map(({ letters }) => [...letters].sort().join(''));
}
