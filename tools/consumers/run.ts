// Packs Gloam and builds projects of strangers from it, outside of the workspace.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { checks } from './checks.ts';
import { look } from './look.ts';

const root = join(import.meta.dirname, '../..');

interface Project {
  name: string;
  source: string;
}

/** Every project with a lock file of its own: the consumers, and the examples. */
const projects: Project[] = ['tools/consumers', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'package-lock.json')))
    .map((name) => ({ name, source: join(root, folder, name) })),
);

const { positionals: wanted } = readCommandLine(
  `npm run test:consumers -w @gloam/ui [-- ${projects.map(({ name }) => name).join(' | ')} …]`,
  { allowPositionals: true },
);
const unknown = wanted.find((name) => !projects.some((project) => project.name === name));
if (unknown !== undefined) refuse(`There is no project "${unknown}"`);

// The npm that started this, on the Node of the project.
const npmProgram = process.env.npm_execpath;
const npm = (cwd: string, ...args: string[]) =>
  npmProgram
    ? execFileSync(process.execPath, [npmProgram, ...args], { cwd, encoding: 'utf8', env: environment() })
    : execFileSync('npm', args, { cwd, encoding: 'utf8', env: environment() });

/** Without what npm hands on about the project that it was started in, and without the sources' own tools. */
function environment() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:config_(?:local_prefix|workspace)|package_)/.test(name),
  );
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
}

function pack(folder: string) {
  execFileSync(process.execPath, [join(root, 'packages/ui/scripts/build.ts')], { stdio: 'inherit' });
  return join(
    folder,
    npm(join(root, 'packages/ui/dist'), 'pack', '--silent', '--pack-destination', folder).trim(),
  );
}

async function consume({ name, source }: Project, folder: string, tarball: string) {
  const check = checks[name];
  if (!check) throw new Error(`checks.ts does not say what has to be seen of ${name}.`);
  const project = join(folder, name);
  const skipped = /(?:^|\/)(?:node_modules|dist|\.next)$/;
  cpSync(source, project, { recursive: true, filter: (path) => !skipped.test(path.slice(source.length)) });
  cpSync(join(root, 'tools/consumers/shared/public'), join(project, 'public'), { recursive: true });
  const sources = ['src', 'app'].find((one) => existsSync(join(project, one)));
  if (sources && source.includes('consumers'))
    cpSync(join(root, 'tools/consumers/shared/primitives.tsx'), join(project, sources, 'primitives.tsx'));
  cpSync(join(root, '.npmrc'), join(project, '.npmrc'));
  npm(project, 'ci', '--loglevel=error');
  // The tarball changes with every build, so that no lock file can hold it.
  npm(project, 'install', '--no-save', '--no-package-lock', '--loglevel=error', tarball);
  npm(project, 'run', 'types');
  npm(project, 'run', 'build');
  return look(project, check);
}

const folder = mkdtempSync(join(tmpdir(), 'gloam-consumers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const chosen = projects.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const tarball = pack(folder);
for (const project of chosen) {
  const started = Date.now();
  let findings: string[];
  try {
    findings = await consume(project, folder, tarball);
  } catch (error) {
    // A program that failed hands on what it wrote.
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    findings = [[message, stdout, stderr].filter(Boolean).join('\n')];
  }
  const seconds = String(Math.round((Date.now() - started) / 1000));
  console.log(`${findings.length === 0 ? 'ok    ' : 'FAILED'} ${project.name}, ${seconds} s`);
  for (const finding of findings) console.log(`  ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
