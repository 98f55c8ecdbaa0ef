import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step/step.ts';

interface Command {
  /** As it is called. */
  call: string;
  cwd: string;
  args: string[];
}

/** The commands of a workspace that are a file of ours, as npm calls them: arguments go to the last program. */
function commandsOf(folder: string, suffix = ''): Command[] {
  const cwd = path.join(root, folder);
  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [program, ...args] = script.split(' && ').at(-1)?.split(' ') ?? [];
    // The command line of the server is tested with the server.
    const isOwn = program === 'node' && /\.ts(?: --\w+)*$/.test(script) && !script.includes('submissions');
    const call = name === 'start' ? 'npm start' : `npm run ${name}${suffix}`;
    return isOwn ? [{ call, cwd, args }] : [];
  });
}

const run = ({ cwd, args }: Omit<Command, 'call'>) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });

test.each([...commandsOf('.'), ...commandsOf('packages/ui', ' -w @gloam/ui')])(
  '$call prints its usage',
  async ({ call, cwd, args }) => {
    const { code, stdout, stderr } = await run({ cwd, args: [...args, '--help'] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n', 1)[0]).toMatch(new RegExp(`^Usage: ${call}(?= |$)`));
  },
);

test('an unknown option is refused in one line', async () => {
  expect(await run({ cwd: root, args: ['tools/build/build.ts', '--nonsense'] })).toEqual({
    code: 2,
    stdout: '',
    stderr: "Unknown option '--nonsense'. --help says what there is.\n",
  });
});

test('an unknown word is refused in one line', async () => {
  expect(await run({ cwd: root, args: ['tools/content/content.ts', 'nonsense'] })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no command "nonsense". --help says what there is.\n',
  });
});
