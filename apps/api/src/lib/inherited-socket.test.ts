import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { command } from '../../test/processes.ts';
import { testDir } from '../../test/site-fixture.ts';
import { takeInheritedSocket } from './inherited-socket.ts';

const OURS = String(process.pid);

test.each([
  ['nothing is said', {}],
  ['another process is meant', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
  ['no process is named', { LISTEN_FDS: '1' }],
  ['no number is named', { LISTEN_PID: OURS }],
])('there is no socket where %s', (_case, env) => {
  expect(takeInheritedSocket(env)).toBeUndefined();
});

test.each([{ LISTEN_PID: '1' }, { LISTEN_PID: OURS, LISTEN_FDS: '2' }])(
  'no child process is told of %j',
  (said) => {
    const env = { LISTEN_FDS: '1', LISTEN_FDNAMES: 'fatal.socket', HOME: '/', ...said };
    try {
      takeInheritedSocket(env);
    } catch {
      // What is wrong with it is another test.
    }
    expect(env).toEqual({ HOME: '/' });
  },
);

test.each([
  ['two sockets', '2', '', /^LISTEN_FDS must be 1, but is "2": /],
  ['nonsense', 'x', '', /^LISTEN_FDS must be 1, but is "x": /],
  ['a closed descriptor', '1', '3<&-', /^Descriptor 3, .*, is no TCP socket\. /],
  ['a file', '1', '3</dev/null', /^Descriptor 3, .*, is no TCP socket\. /],
  ['a Unix socket', '1', '', /^Descriptor 3, .*, is no TCP socket\. /],
])('a server that is handed %s says so in one line and exits with 1', (_case, count, redirection, line) => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `LISTEN_PID=$$ exec "$0" "$@" ${redirection}`, ...command('server.js').flat()],
    // Node's pipes are Unix sockets.
    {
      env: { LISTEN_FDS: count, DATA_DIR: testDir('inherited') },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});
