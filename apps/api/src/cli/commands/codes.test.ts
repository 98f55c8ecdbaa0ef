import { describe, expect, test } from 'vitest';
import { command } from '../../../test/command-line.ts';
import { contactSubmission as contact, makeFolder, openFixture } from '../../../test/stores.ts';
import { claimEventCode, createEventCodes } from '../../store/event-codes.ts';

describe('codes', () => {
  test('are printed one per line and listed with their use', async () => {
    const { store, place } = await openFixture(makeFolder);
    const { stdout } = await command(place, 'codes', 'create', '3');
    const codes = stdout.trim().split('\n').sort();
    expect(codes).toHaveLength(3);
    await store.submit(contact({ claim: claimEventCode(codes[0] ?? ''), withdrawTokenHash: 'hash' }));
    const id = (await store.listSubmissions())[0]?.id ?? '';
    const listed = await command(place, 'codes', 'list');
    expect(listed.stdout).toBe(
      `${codes[0] ?? ''}  used 2026-11-21T12:00:00.000Z ${id}\n${codes[1] ?? ''}  free\n${codes[2] ?? ''}  free\n`,
    );
    expect(listed.stderr).toBe('3 codes, 1 used\n');
    await store.withdraw('hash');
    expect((await command(place, 'codes', 'list')).stdout).toContain(
      'used 2026-11-21T12:00:00.000Z (deleted)',
    );
    const [first] = (await command(place, 'codes', 'list', '--json')).stdout.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ code: codes[0], submissionId: null });
  });

  test('are counted by stats', async () => {
    const { store, place } = await openFixture(makeFolder);
    const [code = ''] = await createEventCodes(store, 2);
    await store.submit(contact({ claim: claimEventCode(code) }));
    expect((await command(place, 'stats')).stdout).toContain('\nEvent codes: 2 (used: 1)\n');
    expect(JSON.parse((await command(place, 'stats', '--json')).stdout)).toMatchObject({
      eventCodes: { total: 2, used: 1 },
      idempotencyKeys: 0,
    });
  });

  test.each([['0'], ['-1'], ['many'], ['5001']])('are not created for the count %j', async (number) => {
    const { code, stdout, stderr } = await command(await makeFolder(), 'codes', 'create', number);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Use a whole number from 1 to 5000.');
  });
});
