// Loads settings from `.env` at the root of the repository, if there is one. Environment variables take
// precedence.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCut } from './env-lines.ts';

const file = fileURLToPath(new URL('../.env', import.meta.url));

if (existsSync(file)) {
  const name = findCut(readFileSync(file, 'utf8'));
  if (name !== undefined) {
    console.error(`.env: put the value of ${name} in quotes, because # starts a comment.`);
    process.exit(1);
  }
  process.loadEnvFile(file);
}
