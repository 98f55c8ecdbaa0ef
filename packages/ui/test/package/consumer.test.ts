// A project that installs the package: its types, and what it pays for importing one component.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentNames, root } from '../../scripts/entries.ts';
import { KIB } from '../../scripts/measure.ts';
import { modulesOf } from '../../scripts/style-entries.ts';
import { packed } from './packed.ts';

const consumers = join(root, '../../tools/consumers');
const compiler = join(root, '../../node_modules/typescript/bin/tsc');

/** What the compiler says about files of the project. */
function typeErrors(options: string[], files: string[]): string {
  const common = [
    '--noEmit',
    '--strict',
    '--jsx',
    'react-jsx',
    '--target',
    'ES2022',
    '--skipLibCheck',
    'false',
  ];
  try {
    return execFileSync(process.execPath, [compiler, '--ignoreConfig', ...common, ...options, ...files], {
      cwd: packed.project,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const RESOLUTIONS = [
  ['--module', 'ESNext', '--moduleResolution', 'bundler'],
  ['--module', 'NodeNext', '--moduleResolution', 'NodeNext'],
];

beforeAll(() => {
  cpSync(join(consumers, 'shared'), join(packed.project, 'shared'), { recursive: true });
  writeFileSync(join(packed.project, 'package.json'), '{ "type": "module" }');
});

describe.each(RESOLUTIONS)('types with %s %s', (...options) => {
  it('are right for the seven primitives and for every entry, and refuse a component without its words', () => {
    const everyEntry = componentNames.map(
      (name) => `export * as x${name.replaceAll('-', '')} from '@gloam/ui/${name}';`,
    );
    const wordless = `import { DigitCounter } from '@gloam/ui';\nexport const wrong = <DigitCounter value={1} />;\n`;
    writeFileSync(join(packed.project, 'entries.ts'), everyEntry.join('\n'));
    writeFileSync(join(packed.project, 'wordless.tsx'), wordless);
    const errors = typeErrors(options, ['shared/primitives.tsx', 'entries.ts', 'wordless.tsx']);
    expect(errors.match(/^\S.*error TS.*$/gm)).toEqual([
      expect.stringMatching(/^wordless\.tsx.*Property 'labels' is missing/),
    ]);
  });
});

/** Files of Gloam, as paths below its folder, in the bundle of a module; React and Radix are left out. */
async function bundled(code: string): Promise<{ files: Set<string>; bytes: number }> {
  const file = join(packed.project, 'one', 'entry.js');
  mkdirSync(join(packed.project, 'one'), { recursive: true });
  writeFileSync(file, code);
  const result = (await build({
    configFile: false,
    root: packed.project,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom|@radix-ui)(?:\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output).filter((output) => output.type === 'chunk');
  const used = chunks.flatMap(({ modules }) =>
    Object.entries(modules).filter(
      ([id, { renderedLength }]) => id.includes('@gloam/ui') && renderedLength > 0,
    ),
  );
  return {
    files: new Set(used.map(([id]) => relative(packed.folder, id).replaceAll('\\', '/'))),
    bytes: chunks.reduce((sum, chunk) => sum + chunk.code.length, 0),
  };
}

/** What each is imported by; the rest of the library must not come along. */
const ONE_EACH = {
  button: 'Button',
  'digit-counter': 'DigitCounter',
  'partner-carousel': 'PartnerCarousel',
  accordion: 'Accordion',
  gallery: 'Gallery',
  'contact-panel': 'ContactPanel',
  'video-modal': 'VideoModal',
  'dropdown-menu': 'DropdownMenu',
  'age-gate': 'AgeGate',
};

describe('one component', () => {
  it.each(Object.entries(ONE_EACH))('%s brings only what it is made of', async (name, component) => {
    const main = await bundled(`export { ${component} } from '@gloam/ui';`);
    const own = await bundled(`export { ${component} } from '@gloam/ui/${name}';`);
    const allowed = modulesOf(`${name}/index.js`);
    expect([...main.files].filter((file) => !allowed.has(file))).toEqual([]);
    expect([...main.files].sort()).toEqual([...own.files].sort());
    expect(main.files.size).toBeGreaterThan(0);
  });

  it('costs a small part of all', async () => {
    const [one, all] = [
      await bundled(`export { Button } from '@gloam/ui';`),
      await bundled(`export * from '@gloam/ui';`),
    ];
    expect(one.bytes).toBeLessThan(3 * KIB);
    expect(all.bytes).toBeGreaterThan(20 * one.bytes);
  });

  it('has styles that are a small part of all', () => {
    const sizeOf = (path: string) => readFileSync(join(packed.folder, path)).length;
    expect(sizeOf('button/button.css') * 20).toBeLessThan(sizeOf('styles.css'));
  });
});
