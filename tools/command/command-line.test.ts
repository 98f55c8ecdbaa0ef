import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step/step.ts';

interface Command {
  /** As it is called. */
  call: string;
  args: string[];
}

/** Returns the commands that are a file of ours, as npm calls them: arguments go to the last program. */
function commands(): Command[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [program, ...args] = script.split(' && ').at(-1)?.split(' ') ?? [];
    // The command line of the server is tested with the server.
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

test('an unknown option is refused in one line', async () => {
  expect(await run(['tools/build/build.ts', '--nonsense'])).toEqual({
    code: 2,
    stdout: '',
    stderr: "Unknown option '--nonsense'. --help says what there is.\n",
  });
});

test('an unknown word is refused in one line', async () => {
  expect(await run(['tools/content/content.ts', 'nonsense'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no command "nonsense". --help says what there is.\n',
  });
});
