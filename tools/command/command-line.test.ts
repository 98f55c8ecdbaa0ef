import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step/step.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The server's command line, which is tested with the server, and what hands its options on to another program. */
const OTHERS = /tools\/(?:submissions|chromatic)\.ts/;

/** Work on the checks themselves. */
const CHECKS = /tools\/(?:check|cost|guides|seeded)\/|tools\/(?:spec|sizes|bench\/soak)\.ts/;

/** Each command of the repository that is a file of it, as npm calls it: what is given stands behind the last program. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [program = '', ...args] = script.split(' && ').at(-1)?.split(' ') ?? [];
  const isOwn = program === 'node' && !name.startsWith('pre') && !script.includes('node_modules');
  return isOwn && !OTHERS.test(script) && !CHECKS.test(script) ? [{ name, args }] : [];
});

const run = (args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });

test.concurrent.each(commands)(
  'npm run $name prints its usage, and refuses an unknown option in one line',
  { timeout: 300_000 },
  async ({ args }) => {
    const help = await run([...args, '--help']);
    expect(help).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: npm /) as string, stderr: '' });
    expect(await run([...args, '--nonsense'])).toEqual({
      code: 2,
      stdout: '',
      stderr: "Unknown option '--nonsense'. --help says what there is.\n",
    });
  },
);
