/** Returns the first setting with a `#` inside an unquoted value, where Node would silently truncate it. */
export const findCut = (text: string): string | undefined =>
  /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#][^\s#]*#/m.exec(text)?.[1];
