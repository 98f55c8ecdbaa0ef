import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, commandWith } from '../../../test/command-line.ts';
import {
  DAY,
  contactSubmission as contact,
  describeEngines,
  makeFolder,
  openFixture,
} from '../../../test/stores.ts';

const RECEIPT = /^Receipt [\da-f-]{36}, erased at 2026-11-21T12:00:00\.000Z\n/;

const file = { name: 'ada.pdf', type: 'application/pdf', size: 4, sha256: 'a', path: 'uploads/1' };

describeEngines('erase', (makeLocation) => {
  const fill = async () => {
    const fixture = await openFixture(makeLocation);
    const { store, place } = fixture;
    mkdirSync(join(place.dataDir, 'uploads'));
    writeFileSync(join(place.dataDir, file.path), 'text');
    const outbox = [
      { channel: 'mail', purpose: 'confirmation', payload: { to: 'ada@example.org' } },
    ] as const;
    await store.submit(contact({ kind: 'application', file, outbox }));
    await store.submit(contact());
    await store.submit(contact({ payload: { email: 'bea@example.org' } }));
    return fixture;
  };

  test('deletes rows, files and unsent mails and prints a receipt without the address', async () => {
    const { store, place } = await fill();
    const { code, stdout, stderr } = await command(place, 'erase', '--email', 'ADA@example.org');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(RECEIPT);
    expect(stdout.split('\n').slice(1)).toEqual([
      '  application: 1',
      '  contact: 1',
      '  uploaded files: 1',
      '  unsent messages: 1',
      '',
    ]);
    // Doesn't match the bare name, because a random receipt id can contain it.
    expect(stdout).not.toMatch(/ada[@.]/i);
    expect(await store.listSubmissions()).toMatchObject([{ payload: { email: 'bea@example.org' } }]);
    expect(existsSync(join(place.dataDir, file.path))).toBe(false);
  });

  test('deletes nothing with --dry-run', async () => {
    const { store, place } = await fill();
    const { stdout } = await command(place, 'erase', '--email', 'ada@example.org', '--dry-run');
    expect(stdout).toMatch(/^This would be deleted:\n {2}application: 1\n/);
    expect(await store.listSubmissions()).toHaveLength(3);
    expect(existsSync(join(place.dataDir, file.path))).toBe(true);
  });

  test('prints a receipt even if nothing was found', async () => {
    const { place } = await fill();
    const { code, stdout } = await command(place, 'erase', '--email', 'nobody@example.org');
    expect(code).toBe(0);
    expect(stdout).toMatch(RECEIPT);
    expect(stdout).toContain('  submissions: 0\n');
  });
});

test('erase lists files that it could not delete', async () => {
  const { store, place } = await openFixture(makeFolder);
  await store.submit(contact({ file }));
  // A folder at the path of the file can't be unlinked.
  mkdirSync(join(place.dataDir, 'uploads/1'), { recursive: true });
  const { code, stderr } = await command(place, 'erase', '--email', 'ada@example.org');
  expect(code).toBe(1);
  expect(stderr).toBe(`Could not delete in ${place.dataDir}: uploads/1\n`);
});

describeEngines('purge', (makeLocation) => {
  test('applies the retention settings and deletes nothing with --dry-run', async () => {
    const { store, place, pass } = await openFixture(makeLocation);
    pass(-10 * DAY);
    await store.submit(contact({ idempotency: { endpoint: '/', key: 'a', bodyHash: 'a' } }));
    const expected = [
      '  contact: 1',
      '  uploaded files: 0',
      '  unsent messages: 0',
      '  idempotency keys: 0',
      '  messages sent or given up: 0',
      '  backups: 0',
      '',
    ];
    const run = async (days: string, ...args: string[]) =>
      (await commandWith({ RETENTION_CONTACT_DAYS: days }, place, 'purge', ...args)).stdout.split('\n');
    expect(await run('11')).toContain('  submissions: 0');
    const [title, ...found] = await run('9', '--dry-run');
    expect([title, found]).toEqual(['This would be deleted:', expected]);
    expect(await store.listSubmissions()).toHaveLength(1);
    expect(await run('9')).toEqual(['Deleted:', ...expected]);
    expect(await store.listSubmissions()).toEqual([]);
  });

  test('deletes old backups in the data folder', async () => {
    const { place } = await openFixture(makeLocation);
    const backup = join(place.dataDir, 'backups/one');
    mkdirSync(backup, { recursive: true });
    utimesSync(backup, new Date(0), new Date(0));
    expect((await command(place, 'stats')).stdout).toContain('Backups overdue for deletion: 1\n');
    expect((await command(place, 'purge', '--dry-run')).stdout).toContain('  backups: 1\n');
    expect(existsSync(backup)).toBe(true);
    expect(await command(place, 'purge')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(backup)).toBe(false);
  });
});
