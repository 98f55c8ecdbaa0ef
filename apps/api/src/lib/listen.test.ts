import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { command } from '../../test/processes.ts';
import { testDir, writeSiteFixture } from '../../test/site-fixture.ts';
import { systemdSocket } from './listen.ts';

test.each([
  ['no variable is set', {}],
  ['LISTEN_PID is another process', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
  ['LISTEN_FDS is missing', { LISTEN_PID: String(process.pid) }],
])('systemdSocket returns undefined if %s', (_case, env) => {
  expect(systemdSocket(env)).toBeUndefined();
});

test.each([
  ['two sockets', '2', '', /^LISTEN_FDS must be 1, but is "2": /],
  ['a closed descriptor', '1', '3<&-', /^Descriptor 3 from LISTEN_FDS is not a TCP socket\. /],
  ['a file', '1', '3</dev/null', /^Descriptor 3 from LISTEN_FDS is not a TCP socket\. /],
  ['a Unix socket', '1', '', /^Descriptor 3 from LISTEN_FDS is not a TCP socket\. /],
])('a server started with %s prints one line and exits with 1', (_case, count, redirection, line) => {
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
