import * as v from 'valibot';

const FEW = 12;
const ALIKE = 3;

/** Returns the Levenshtein distance of two words. */
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

/**
 * Suggests what to write instead of an unknown name: all names if they are few, else the most similar one.
 */
export function allowed(names: Iterable<string>, given: string): string {
  const known = [...names];
  if (known.length <= FEW) return `allowed: ${known.join(', ')}`;
  const [like] = known
    .map((name) => [distance(name, given), name] as const)
    .filter(([far]) => far <= ALIKE)
    .sort(([a], [b]) => a - b);
  return like ? `did you mean "${like[1]}"?` : `none of the ${String(known.length)} known names is similar`;
}

/** Schema for one of the known names. `what` is a singular noun such as "author". */
export const oneOf = <Name extends string>(names: Iterable<Name>, what: string) => {
  const known = new Set<string>(names);
  return v.pipe(
    v.string(`must be the name of one ${what}`),
    v.check(
      (name) => known.has(name),
      ({ input }) => `"${input}" is not a known ${what}; ${allowed(known, input)}`,
    ),
    v.transform((name) => name as Name),
  );
};
