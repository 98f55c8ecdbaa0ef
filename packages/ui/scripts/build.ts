// Writes the published package into `dist`.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import source from '../package.json' with { type: 'json' };
import { dist, root } from './entries.ts';
import { publishedSheets } from './sheets.ts';
import { tokensJson } from './tokens-json.ts';

function write(path: string, text: string) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

const compiled = (path: string, ending: string) => path.replace('./src/', './').replace(/\.tsx?$/, ending);

/** Returns the published entry for one of the sources. `types` is first: compilers take the first condition that they know. */
const entryOf = (path: string) =>
  path.startsWith('./src/')
    ? { types: compiled(path, '.d.ts'), default: compiled(path, '.js') }
    : path.replace('./made/', './css/');

/** npm checks the repository of a release against its provenance. Builds outside of GitHub have an example. */
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env;
const home = GITHUB_REPOSITORY
  ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  : 'https://code.example.com/gloam';

const { devDependencies: _, publishConfig: _publishConfig, scripts: _scripts, ...manifest } = source;

rmSync(dist, { recursive: true, force: true });
const compiler = join(root, '../../node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
chmodSync(join(dist, compiled(manifest.bin, '.js')), 0o755);
for (const [name, css] of publishedSheets()) write(`css/${name}.css`, css);
write('tokens.json', tokensJson());
write(
  'package.json',
  JSON.stringify(
    {
      ...manifest,
      repository: { type: 'git', url: `git+${home}.git`, directory: 'packages/ui' },
      homepage: `${home}#readme`,
      bugs: `${home}/issues`,
      bin: compiled(manifest.bin, '.js'),
      exports: {
        ...Object.fromEntries(
          Object.entries(manifest.exports).map(([entry, path]) => [entry, entryOf(path)]),
        ),
        './tokens.json': './tokens.json',
        './package.json': './package.json',
      },
      // The workspace pins exact versions. Projects may use newer ones of the same major version.
      dependencies: Object.fromEntries(
        Object.entries(manifest.dependencies).map(([name, version]) => [name, `^${version}`]),
      ),
    },
    null,
    2,
  ),
);
const readme = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(
  /(!?)(\[[^\]]*\])\(\.\.\/\.\.\//g,
  (_, image: string, text: string) => `${image}${text}(${home}/${image ? 'raw' : 'tree'}/HEAD/`,
);
write('README.md', readme);
copyFileSync(join(root, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
copyFileSync(join(root, '../../LICENSE'), join(dist, 'LICENSE'));
