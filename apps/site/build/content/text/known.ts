import * as v from 'valibot';

const FEW = 12;
const ALIKE = 3;

/** How many letters have to be changed, added or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What may stand in the place of a word that is not known: all names where they are few, else the one most like it. */
export function allowed(names: Iterable<string>, given: string): string {
  const known = [...names];
  if (known.length <= FEW) return `allowed: ${known.join(', ')}`;
  const [like] = known
    .map((name) => [distance(name, given), name] as const)
    .filter(([far]) => far <= ALIKE)
    .sort(([a], [b]) => a - b);
  return like ? `did you mean "${like[1]}"?` : `there are ${String(known.length)}, none of this name`;
}

/** One of the names that are known; `what` is such as "author". */
export const oneOf = <Name extends string>(names: Iterable<Name>, what: string) => {
  const known = new Set<string>(names);
  return v.pipe(
    v.string(`must be the name of one ${what}`),
    v.check(
      (name) => known.has(name),
      ({ input }) => `"${input}" is no ${what}; ${allowed(known, input)}`,
    ),
    v.transform((name) => name as Name),
  );
};
