import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step/step.ts';

interface Command {
  /** Command as typed, such as `npm run build`. */
  call: string;
  args: string[];
}

/**
 * Returns the npm scripts that run a file of this repository. npm passes arguments to the last program of a
 * script.
 */
function commands(): Command[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [program, ...args] = script.split(' && ').at(-1)?.split(' ') ?? [];
    // Skips `submissions`: the server's tests cover its command line.
    const isOwn = program === 'node' && /\.ts(?: --\w+)*$/.test(script) && !script.includes('submissions');
    return isOwn ? [{ call: name === 'start' ? 'npm start' : `npm run ${name}`, args }] : [];
  });
}

const run = (args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });

test.each(commands())('$call prints its usage', async ({ call, args }) => {
  const { code, stdout, stderr } = await run([...args, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n', 1)[0]).toMatch(new RegExp(`^Usage: ${call}(?= |$)`));
});

test('rejects an unknown option in one line', async () => {
  expect(await run(['tools/build/build.ts', '--nonsense'])).toEqual({
    code: 2,
    stdout: '',
    stderr: "Unknown option '--nonsense'. Run with --help for usage.\n",
  });
});

test('rejects an unknown command in one line', async () => {
  expect(await run(['tools/content/content.ts', 'nonsense'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Unknown command "nonsense". Run with --help for usage.\n',
  });
});
