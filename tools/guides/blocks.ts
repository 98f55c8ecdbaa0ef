import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../step/step.ts';

/** The guides whose commands are run. */
export const GUIDES = ['deploy', 'operate'] as const;

/** Blocks of a shell in a guide, in order. ```` ```sh run=install ```` is one with a name; GitHub shows it like any other. */
export function findBlocks(markdown: string): { name: string | undefined; text: string }[] {
  const found = markdown.matchAll(/^```sh(?: run=(?<name>[\w-]+))?\n(?<text>.*?)^```$/gms);
  return Array.from(found, ({ groups = {} }) => ({ name: groups.name, text: groups.text ?? '' }));
}

export const readGuide = (guide: (typeof GUIDES)[number]): string =>
  readFileSync(join(root, `docs/guides/${guide}.md`), 'utf8');

/** What stands in the place of `<id>` and its like. Throws for one that has no value. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/<(?<name>[a-z][a-z ]*)>/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The test has no value for ${whole}.`);
    return value;
  });
}
