import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, commandWith } from '../../test/command-line.ts';
import { contactSubmission as contact, makeFolder, openFixture } from '../../test/stores.ts';

describe('npm run submissions', () => {
  test('explains itself', async () => {
    const place = await makeFolder();
    for (const args of [['--help'], ['help'], ['nothing', '--help']]) {
      const { code, stdout, stderr } = await command(place, ...args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: npm run submissions -- <command>\n/);
      expect(stdout).toContain('  backup [--to <folder>]\n');
    }
    const { stdout } = await command(place, 'erase', '--help');
    expect(stdout).toMatch(/^Usage: npm run submissions -- erase --email <address> \[--dry-run\]\n/);
  });

  test('says what there is where nothing is asked', async () => {
    const { code, stdout, stderr } = await command(await makeFolder());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: npm run submissions -- <command>\n/);
  });

  test.each([
    [['lst'], /^There is no command "lst"/],
    [['--all'], /^There is no option "--all"/],
    [['constructor'], /^There is no command "constructor"/],
    [['list', 'more'], /^"more" is one too many\. npm run submissions -- list --help /],
    [['list', '--all'], /^Unknown option '--all'/],
    [['list', '--kind', 'spam'], /^--kind must be one of application, .*but is "spam"/],
    [['list', '--limit', '0'], /^--limit must be a whole number .*but is "0"/],
    [['list', '--limit'], /^Option '--limit <value>' argument missing/],
    [['list', '--since', 'yesterday'], /^--since must be a day .*but is "yesterday"/],
    [['list', '--since', '2026-13-01'], /^--since must be a day /],
    [['show'], /^<id> is missing\./],
    [['export'], /^Say one of --csv and --json\./],
    [['export', '--csv', '--json'], /^Say one of --csv and --json\./],
    [['erase'], /^--email is missing\./],
    [['restore'], /^--from is missing\./],
    [['move'], /^--to is missing\./],
  ])('answers %j with one line and 2', async (args, message) => {
    const { code, stdout, stderr } = await command(await makeFolder(), ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+ npm run submissions -- .*--help says what there is\.\n$/);
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
  ])('says that there is no data yet for %s, and leaves no trace', async (...args) => {
    const place = await makeFolder();
    const missing = { dataDir: join(place.dataDir, 'missing') };
    expect(await command(missing, ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no data in ${missing.dataDir} yet.\n`,
    });
  });

  test('says in one line what is wrong with a setting or a database', async () => {
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
    expect((await command(place, 'retry')).stdout).toBe('1 message to be tried again.\n');
    expect((await store.stats()).outbox).toMatchObject({ pending: 1, dead: 0 });
  });
});
