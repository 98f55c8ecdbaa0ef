// Everything the art tool takes from the site. No other file here reaches outside this folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export { color } from '../packages/ui/src/tokens.ts';
export { encode, type Encoded } from '../apps/site/build/photos/encode.ts';
export { trueType } from '../apps/site/build/fonts/subset.ts';
export { luminance } from '../apps/site/build/share/contrast.ts';
export { readCommandLine, refuse } from '../tools/command/command-line.ts';
export { ROOM_TONE } from '../apps/site/src/pages/game/play-room.ts';

/** The top folder of the repository. */
export const root = join(import.meta.dirname, '..');

const readYaml = (file: string): unknown =>
  parse(readFileSync(join(root, 'apps/site/content', file), 'utf8'));

/** A member of the team, as far as a portrait needs to know. */
export interface Person {
  id: number;
  /** The main role comes first. */
  roles: readonly string[];
  /** `false` shows initials instead of a portrait. */
  portrait?: boolean;
}

/** Everyone who works on the games today. */
export const readTeam = (): Person[] => readYaml('team/active.yaml') as Person[];

/** Names of the portraits of the people who sign articles. */
export function readAuthorPortraits(): string[] {
  const authors = readYaml('authors.yaml') as Record<string, { picture: string }>;
  return Object.values(authors).map(({ picture }) => picture);
}
