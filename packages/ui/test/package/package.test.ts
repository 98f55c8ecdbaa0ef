// The packed file, installed in a project.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { componentNames, root, src } from '../../scripts/entries.ts';
import { modulesOf } from '../../scripts/sheets.ts';
import { packed } from './packed.ts';

describe('the package', () => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('contains code, styles and documents, but no sources or tests', () => {
    const files = readdirSync(packed.folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'tokens.json', 'cli/ui.js']),
    );
    const sheets = ['styles', 'unlayered', 'base', 'page', 'tailwind', 'themes/light', ...componentNames];
    expect(files).toEqual(expect.arrayContaining(sheets.map((name) => join('css', `${name}.css`))));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|stories|fixture|sample/.test(file))).toEqual([]);
  });

  it("keeps 'use client' where the sources have it, and nowhere else", () => {
    const isClient = (file: string) => /^['"]use client['"];/.test(readFileSync(file, 'utf8'));
    const wrong = globSync('**/*.js', { cwd: packed.folder }).filter((file) => {
      const [source = ''] = globSync(file.replace(/js$/, '{ts,tsx}'), { cwd: src });
      return isClient(join(packed.folder, file)) !== isClient(join(src, source));
    });
    expect(wrong).toEqual([]);
  });
});

/** Returns the first code block of each component's page, and all code of the README. */
function documentedCode(): [file: string, code: string][] {
  const codeIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(?<type>tsx?)\n(?<code>.*?)^```/gms)].map(
      ({ groups: { type = '', code = '' } = {} }) => ({ type, code }),
    );
  const pages = componentNames.flatMap((name) =>
    codeIn(join(src, name, `${name}.mdx`))
      .slice(0, 1)
      .map(({ type, code }): [string, string] => [`docs/${name}.${type}`, code]),
  );
  const readme = codeIn(join(root, 'README.md')).map(({ type, code }, index): [string, string] => [
    `docs/readme-${String(index + 1)}.${type}`,
    code,
  ]);
  return [...pages, ...readme];
}

const compiler = join(root, '../../node_modules/typescript/bin/tsc');
const OPTIONS =
  '--ignoreConfig --noEmit --strict --jsx react-jsx --target ES2022 --skipLibCheck false --types node,vite/client';

/** Compiles files in the project, and returns the errors. */
function typeErrors(options: string, files: ReadonlyMap<string, string>): string {
  for (const [file, code] of files) {
    mkdirSync(dirname(join(packed.project, file)), { recursive: true });
    writeFileSync(join(packed.project, file), code);
  }
  writeFileSync(join(packed.project, 'package.json'), '{ "type": "module" }');
  try {
    const args = [compiler, ...OPTIONS.split(' '), ...options.split(' '), ...files.keys()];
    return execFileSync(process.execPath, args, { cwd: packed.project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.each([
  '--module ESNext --moduleResolution bundler',
  '--module NodeNext --moduleResolution NodeNext',
])('types with %s', (options) => {
  it('accept every entry and the documented code, but no component without labels', () => {
    const entries = componentNames.map(
      (name, index) => `export * as x${String(index)} from '@gloam/ui/${name}';`,
    );
    const files = new Map([
      ['entries.ts', entries.join('\n')],
      [
        'wordless.tsx',
        `import { DigitCounter } from '@gloam/ui';\nexport const wrong = <DigitCounter value={1} />;\n`,
      ],
      ...documentedCode(),
    ]);
    expect(typeErrors(options, files).match(/^\S.*error TS.*$/gm)).toEqual([
      expect.stringMatching(/^wordless\.tsx.*Property 'labels' is missing/),
    ]);
  });
});

/** Returns the files of the package in the bundle of a module. */
async function bundled(code: string): Promise<ReadonlySet<string>> {
  const entry = join(packed.project, 'entry.js');
  writeFileSync(entry, code);
  const result = (await build({
    configFile: false,
    root: packed.project,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom|@radix-ui)(?:\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  const used = result
    .flatMap(({ output }) => output)
    .flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
    .filter(([id, { renderedLength }]) => id.includes('@gloam/ui') && renderedLength > 0);
  return new Set(used.map(([id]) => relative(packed.folder, id).replaceAll('\\', '/')));
}

it.each([
  ['button', 'Button'],
  ['digit-counter', 'DigitCounter'],
  ['gallery', 'Gallery'],
  ['dropdown-menu', 'DropdownMenu'],
])('bundles only the modules of %s', async (name, component) => {
  const files = await bundled(`export { ${component} } from '@gloam/ui';`);
  const own = modulesOf(`${name}/${name}.js`);
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter((file) => !own.has(file))).toEqual([]);
});
