/** Caches the result of `make` by key. Doesn't cache failures, so that the next call tries again. */
export function memoizeAsync<Answer>(
  answers: Map<string, Promise<Answer>>,
  key: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const known = answers.get(key);
  if (known) return known;
  const answer = make();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}
