/** The setting whose value goes on behind a `#`, where Node would cut it without a word; `undefined` where none does. */
export const findCut = (text: string): string | undefined =>
  /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#][^\s#]*#/m.exec(text)?.[1];
