import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { command } from '../../test/processes.ts';
import { testDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { systemdSocket } from './listen.ts';

test.each([
  ['nothing is said', {}],
  ['another process is meant', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
  ['no number is named', { LISTEN_PID: String(process.pid) }],
])('there is no socket where %s', (_case, env) => {
  expect(systemdSocket(env)).toBeUndefined();
});

test.each([
  ['two sockets', '2', '', /^LISTEN_FDS must be 1, but is "2": /],
  ['a closed descriptor', '1', '3<&-', /^Descriptor 3, .*, is no TCP socket\. /],
  ['a file', '1', '3</dev/null', /^Descriptor 3, .*, is no TCP socket\. /],
  ['a Unix socket', '1', '', /^Descriptor 3, .*, is no TCP socket\. /],
])('a server that is handed %s says so in one line and exits with 1', (_case, count, redirection, line) => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `LISTEN_PID=$$ exec "$0" "$@" ${redirection}`, ...command('server.js').flat()],
    // Node's pipes are Unix sockets.
    {
      env: { LISTEN_FDS: count, DATA_DIR: testDir('listen'), SITE_DIR: writeSiteFixture() },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});
