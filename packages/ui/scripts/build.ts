// Writes the package that is published into `dist`.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../../tools/command/command-line.ts';
import { dist, root } from './entries.ts';
import { llmsText } from './llms.ts';
import { home, publishedManifest } from './manifest.ts';
import { componentSizes, componentTable, publishedReadme, type Size } from './readme.ts';
import { styleEntries } from './style-entries.ts';
import { themes } from './themes.ts';
import { tokenFiles } from './tokens-json.ts';

const { values } = readCommandLine('npm run build -w @gloam/ui\nWrites the package into packages/ui/dist.', {
  // The README says what each component weighs.
  options: { sizes: { type: 'boolean' } },
});
const compiler = join(root, '../../node_modules/typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
mkdirSync(join(dist, 'themes'), { recursive: true });
for (const [path, css] of styleEntries()) writeFileSync(join(dist, path), css);
writeFileSync(join(dist, 'llms.txt'), await llmsText());
const light = themes.get('light');
if (!light) throw new Error('There is no light theme.');
for (const [name, json] of tokenFiles(light)) writeFileSync(join(dist, name), json);
const sizes = values.sizes ? await componentSizes() : new Map<string, Size>();
const readme = readFileSync(join(root, 'README.md'), 'utf8');
writeFileSync(join(dist, 'README.md'), publishedReadme(readme, { home, table: componentTable(sizes) }));
copyFileSync(join(root, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
chmodSync(join(dist, publishedManifest.bin), 0o755);
copyFileSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest, null, 2)}\n`);
