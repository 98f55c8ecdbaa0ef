// Writes the registry. The package has to be built.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine, refuse } from '../../../tools/command/command-line.ts';
import { dist } from './entries.ts';
import { registryIndex, registryItems } from './registry.ts';
import { themes } from './themes.ts';

const USAGE = 'npm run build:registry -w @gloam/ui -- <address it will be served at> [folder]';
const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
const [address = '', folder = join(dist, 'registry')] = positionals;
if (!URL.canParse(address)) refuse('The address is missing at which it will be served');
const light = themes.get('light');
if (!light) throw new Error('There is no light theme.');

// npm starts this in the folder of the package, and says where it was called.
const target = resolve(process.env.INIT_CWD ?? '', folder);
const items = registryItems(address, light);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const write = (name: string, content: object) =>
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
for (const item of items) write(item.name, item);
write('registry', registryIndex(items));
console.log(`${String(items.length)} items for ${address} in ${target}`);
