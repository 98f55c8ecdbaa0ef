import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, commandWith } from '../../test/command-line.ts';
import { contactSubmission as contact, makeFolder, openFixture } from '../../test/stores.ts';

describe('the command line', () => {
  test('prints its usage with the command that started it', async () => {
    const place = await makeFolder();
    const { code, stdout, stderr } = await command(place, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: fatal /);
    const npm = await commandWith({ npm_lifecycle_event: 'submissions' }, place, 'erase', '--help');
    expect(npm.stdout).toMatch(/^Usage: npm run submissions -- erase /);
  });

  test('has exactly the commands that the guide lists', async () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/operate.md'), 'utf8');
    const [table = ''] = /^\| command \|[^]*?\n\n/m.exec(guide) ?? [];
    const named = Array.from(table.matchAll(/`([a-z]+)/g), ([, name = '']) => name);
    const { stdout } = await command(await makeFolder(), '--help');
    const offered = Array.from(stdout.matchAll(/^ {2}([a-z]+) /gm), ([, name = '']) => name);
    expect([...new Set(named)].sort()).toEqual(offered.filter((name) => name !== 'help').sort());
  });

  test('prints its usage if no command is given', async () => {
    const { code, stdout, stderr } = await command(await makeFolder());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: /);
  });

  test.each([
    [['lst'], "unknown command 'lst'"],
    [['list', 'more'], "too many arguments for 'list'"],
    [['list', '--all'], "unknown option '--all'"],
    [['list', '--limit', '0'], 'Use a whole number from 1 to 9999999.'],
    [['list', '--since', 'yesterday'], 'Use a day such as 2026-11-21'],
    [['list', '--since', '2026-02-30'], 'Use a day such as 2026-11-21'],
    [['show'], "missing required argument 'id'"],
    [['export', '--csv', '--json'], "option '--csv' cannot be used with option '--json'"],
    [['dossier', '--out', ''], 'It must not be empty.'],
    [['dossier', '--out', '/x', '--role', 'chef'], "argument 'chef' is invalid. Allowed choices are prop, "],
    [['erase'], "required option '--email <address>' not specified"],
    [['erase', '--email', ''], 'It must not be empty.'],
  ])('exits with 2 for %j', async (args, message) => {
    const { code, stdout, stderr } = await command(await makeFolder(), ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nAdd --help to see the usage\.\n$/);
  });

  test.each([
    ['list'],
    ['show', 'id'],
    ['export', '--csv'],
    ['stats'],
    ['erase', '--email', 'a@b.c'],
    ['purge'],
    ['backup'],
    ['retry'],
    ['codes', 'create', '1'],
    ['dossier', '--out', '/nowhere/dossier'],
  ])('rejects %s if there is no data', async (...args) => {
    const place = await makeFolder();
    const missing = { dataDir: join(place.dataDir, 'missing') };
    expect(await command(missing, ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no data in ${missing.dataDir} yet.\n`,
    });
  });

  test('prints one line about an invalid setting or database', async () => {
    const place = await makeFolder();
    const refused = async (databaseUrl: string) => command({ ...place, databaseUrl }, 'stats');
    expect(await refused('mysql://x')).toMatchObject({
      code: 1,
      stderr: 'DATABASE_URL must be an address such as postgres://user@host/name.\n',
    });
    expect(await refused('postgres://u:secret@127.0.0.1:1/x')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Cannot use the database of DATABASE_URL: no database answers there.\n',
    });
    await openFixture(() => Promise.resolve(place));
    expect(await commandWith({ RETENTION_GATE_DAYS: 'x' }, place, 'purge')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^RETENTION_GATE_DAYS must be [^\n]+\n$/) as string,
    });
  });

  test('retries messages that were given up', async () => {
    const { store, place } = await openFixture(makeFolder);
    await store.submit(contact({ outbox: [{ channel: 'mail', purpose: 'notice', payload: {} }] }));
    const [message] = await store.claimMessages({ limit: 1, leaseMs: 1 });
    if (message) await store.settleMessage(message, { state: 'dead', error: 'no' });
    expect((await command(place, 'retry')).stdout).toBe('1 message queued for another attempt.\n');
    expect((await store.stats()).outbox).toMatchObject({ pending: 1, dead: 0 });
  });
});
