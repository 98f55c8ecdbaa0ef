// Settings from the file `.env` at the top of the repository, where there is one. What the environment says stands.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCut } from './env-lines.ts';

const file = fileURLToPath(new URL('../.env', import.meta.url));

if (existsSync(file)) {
  const name = findCut(readFileSync(file, 'utf8'));
  if (name !== undefined) {
    console.error(`.env: put the value of ${name} in quotes, for # begins a remark.`);
    process.exit(1);
  }
  process.loadEnvFile(file);
}
