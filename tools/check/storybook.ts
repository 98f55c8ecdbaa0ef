// Builds Storybook, and fails on a warning of the build, or where the manifest describes a component badly.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const directory = process.argv[2] ?? 'storybook-static';

/** What Storybook's manifest says of a component. */
export interface Described {
  id: string;
  description?: string;
  stories?: readonly { snippet?: string; warning?: string; error?: unknown }[];
}

/** What each component lacks in its description. */
export function lacks(components: readonly Described[]): string[] {
  return components.flatMap(({ id, description, stories = [] }) => [
    ...(description ? [] : [`${id} has no description: write a docstring on the component.`]),
    ...(stories.some(({ snippet, warning }) => snippet && !warning)
      ? []
      : [`${id} has no whole snippet: one story must draw the component itself with a fixture.`]),
  ]);
}

function build(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--output-dir',
      directory,
      '--disable-telemetry',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: '1', NO_COLOR: '1' } },
  );
  const log = `${stdout}${stderr}`;
  if (status !== 0 || log.includes('▲')) {
    console.error(log);
    throw new Error('The build failed, or warned (▲).');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  build();
  const manifest = JSON.parse(readFileSync(`${root}${directory}/manifests/components.json`, 'utf8')) as {
    components: Record<string, Described>;
  };
  const components = Object.values(manifest.components);
  const problems = components.length > 40 ? lacks(components) : ['The manifest lists too few components.'];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${String(components.length)} components are described.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
