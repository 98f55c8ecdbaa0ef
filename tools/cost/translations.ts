import type { Scratch } from '../scratch.ts';

/** Fills what extraction has left empty in a catalog, as a translator does after it. */
export function translate(scratch: Scratch, file: string, words: Readonly<Record<string, string>>): void {
  for (const [id, text] of Object.entries(words)) {
    scratch.replace(file, `msgid "${id}"\nmsgstr ""`, `msgid "${id}"\nmsgstr "${text}"`);
  }
}
