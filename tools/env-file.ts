// Settings from the file `.env` at the top of the repository, where there is one. What the environment says stands.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.env', import.meta.url));

if (existsSync(file)) process.loadEnvFile(file);
