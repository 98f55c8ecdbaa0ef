import { lettersOf } from './letters.mjs';

/** Bytes of a kanji in a slice, about. */
const GLYPH = 200;
/** Bytes that a request may be worth: more, and slices become fewer. */
const REQUEST = 4000;
const isKana = (letter) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);
const costOf = (letters, users) => users.size * (letters * GLYPH + REQUEST);

/** By letter, the areas whose texts use it. */
function usersIn(texts) {
  const users = new Map();
  for (const [area, text] of texts) {
    for (const letter of lettersOf(text)) users.set(letter, (users.get(letter) ?? new Set()).add(area));
  }
  return users;
}

/** Joins those two slices that together cost the areas least, again and again, while that saves anything. */
function joined(slices) {
  const left = [...slices];
  for (;;) {
    let best = { saved: 0 };
    left.forEach((a, i) => {
      for (const b of left.slice(i + 1)) {
        const users = a.users.union(b.users);
        const together = costOf(a.letters.length + b.letters.length, users);
        const saved = costOf(a.letters.length, a.users) + costOf(b.letters.length, b.users) - together;
        if (saved > best.saved) best = { saved, a, b, users };
      }
    });
    const { a, b, users } = best;
    if (!a) return left;
    left.splice(left.indexOf(b), 1);
    left[left.indexOf(a)] = { letters: [...a.letters, ...b.letters], users };
  }
}

/** Slices of the letters that `users` has: at first one for each set of areas. */
function slicesFor(users, common) {
  const bySet = Map.groupBy([...users.keys()], (letter) => [...users.get(letter)].sort().join());
  const slices = [...bySet.values()].map((letters) => ({ letters, users: users.get(letters[0]) }));
  return joined(common ? [common, ...slices] : slices);
}

/**
 * The letters of a face in slices, so that the pages of the areas fetch few letters that they do not show, and few files; the
 * first slice is the one that all use, with kana, what is no kanji, and the letters of `always`. `texts` are those that the face sets, `others` those
 * that it could: their letters come last.
 */
export function slicesOf(texts, others, always) {
  const areas = new Set(texts.keys());
  const users = usersIn(texts);
  const all = usersIn(others);
  const isCommon = (letter) => letter < '\u3041' || isKana(letter);
  const common = new Set([...lettersOf(always), ...[...all.keys()].filter(isCommon)]);
  for (const letter of common) {
    users.delete(letter);
    all.delete(letter);
  }
  for (const letter of users.keys()) all.delete(letter);
  return [...slicesFor(users, { letters: [...common], users: areas }), ...slicesFor(all)].map(({ letters }) =>
    letters.sort().join(''),
  );
}
