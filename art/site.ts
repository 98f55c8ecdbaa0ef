// Re-exports everything that the art tool uses from the site. Other files must not import from outside this folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export { color } from '../packages/ui/src/tokens.ts';
export { encode, type Encoded } from '../apps/site/build/photos/encode.ts';
export { trueType } from '../apps/site/build/fonts/subset.ts';
export { luminance } from '../apps/site/build/share/contrast.ts';
export { readCommandLine, refuse } from '../tools/command/command-line.ts';
export { ROOM_TONE } from '../apps/site/src/pages/game/play-room.ts';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '..');

const readYaml = (file: string): unknown =>
  parse(readFileSync(join(root, 'apps/site/content', file), 'utf8'));

/** Fields of a team member that portraits need. */
export interface Person {
  id: number;
  /** Roles, the main one first. */
  roles: readonly string[];
  /** Whether there is a portrait. If `false`, pages show initials. */
  portrait?: boolean;
}

/** Reads the current team. */
export const readTeam = (): Person[] => readYaml('team/active.yaml') as Person[];

/** Returns the names of the authors' portraits. */
export function readAuthorPortraits(): string[] {
  const authors = readYaml('authors.yaml') as Record<string, { picture: string }>;
  return Object.values(authors).map(({ picture }) => picture);
}
