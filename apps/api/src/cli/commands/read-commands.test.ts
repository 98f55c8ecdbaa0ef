import { describe, expect, test } from 'vitest';
import { command } from '../../../test/command-line.ts';
import { application, contact, gate, generalApplication } from '../../../test/bodies.ts';
import { anyText } from '../../../test/matchers.ts';
import {
  contactSubmission,
  describeEngines,
  makeFolder,
  openFixture,
  type MakeLocation,
} from '../../../test/stores.ts';
import { SUBMISSION_KINDS } from '../../store/store.ts';

async function fill(makeLocation: MakeLocation) {
  const fixture = await openFixture(makeLocation);
  const submit = async (
    kind: 'application' | 'gate' | 'general-application' | 'contact',
    payload: object,
  ) => {
    await fixture.store.submit(contactSubmission({ kind, payload }));
    fixture.pass(1_000);
  };
  await submit('application', application);
  await submit('gate', gate);
  await submit('general-application', generalApplication);
  await submit('contact', { ...contact, firstName: '霧子', surname: '\u001b[2J' });
  return fixture;
}

const TABLE = `\
Time (UTC)           Kind                 Role         Name         E-mail           Id
2026-11-21 12:00:03  contact              general      霧子  [2J    ada@example.org  ID
2026-11-21 12:00:02  general-application  Writer       Ada Example  ada@example.org  ID
2026-11-21 12:00:00  application          Prop Artist  Ada Example  ada@example.org  ID
`;

const withoutIds = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');

describeEngines('with a running server', (makeLocation) => {
  test('list prints a table, newest first', async () => {
    const { place } = await fill(makeLocation);
    const { code, stdout, stderr } = await command(place, 'list');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(withoutIds(stdout)).toBe(TABLE);
  });

  test('list supports --limit, --kind and --since', async () => {
    const { place } = await fill(makeLocation);
    const lines = async (...args: string[]) =>
      withoutIds((await command(place, 'list', ...args)).stdout)
        .trim()
        .split('\n')
        .slice(1);
    expect(await lines('--limit', '1')).toHaveLength(1);
    expect(await lines('--kind', 'application')).toEqual([expect.stringMatching(/application +Prop Artist/)]);
    expect(await lines('--kind', 'gate')).toEqual([expect.stringMatching(/^2026-11-21 12:00:01 {2}gate /)]);
    expect(await lines('--since', '2026-11-21T13:00:02+01:00')).toHaveLength(2);
    expect(await lines('--since', '2026-11-22')).toEqual([]);
  });

  test('list counts spam and shows it with --spam', async () => {
    const { place, store } = await fill(makeLocation);
    await store.submit(contactSubmission({ payload: { ...contact, message: 'buy' }, spam: true }));
    const { stdout, stderr } = await command(place, 'list');
    expect(withoutIds(stdout)).toBe(TABLE);
    expect(stderr).toBe('1 submission marked as spam not shown. Use --spam to show them.\n');
    expect((await command(place, 'list', '--kind', 'application')).stderr).toBe('');
    expect((await command(place, 'list', '--spam')).stdout).toMatch(/contact \(spam\)/);
  });

  test('list prints complete submissions as JSON lines', async () => {
    const { place } = await fill(makeLocation);
    const { stdout } = await command(place, 'list', '--json');
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string });
    expect(found.map(({ kind }) => kind)).toEqual(['contact', 'general-application', 'application']);
    expect(found[2]).toEqual({
      id: anyText,
      kind: 'application',
      createdAt: '2026-11-21T12:00:00.000Z',
      locale: 'en',
      spam: false,
      payload: application,
      file: null,
    });
  });

  test('show prints one submission and indents text so that it cannot forge fields', async () => {
    const { place, store } = await openFixture(makeLocation);
    const file = { name: 'a.pdf', type: 'application/pdf', size: 9, sha256: 'ab', path: 'uploads/1' };
    const payload = { ...contact, message: 'Hello.\nemail: eve@example.org\u001b[2J' };
    await store.submit(contactSubmission({ payload, file }));
    const id = (await store.listSubmissions())[0]?.id ?? '';
    const { code, stdout } = await command(place, 'show', id);
    expect(code).toBe(0);
    expect(stdout).toBe(`\
id: ${id}
kind: contact
createdAt: 2026-11-21T12:00:00.000Z
locale: en
firstName: Ada
surname: Example
email: ada@example.org
phone:${' '}
reason: general
message:${' '}
    Hello.
    email: eve@example.org [2J
file: {"name":"a.pdf","type":"application/pdf","size":9,"sha256":"ab","path":"uploads/1","scan":"not scanned"}
outbox: no messages; old ones are deleted
`);
    expect(JSON.parse((await command(place, 'show', id, '--json')).stdout)).toMatchObject({
      id,
      payload,
      file,
    });
    expect(await command(place, 'show', 'nobody')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no submission nobody.\n',
    });
  });

  test('stats prints counts without personal data', async () => {
    const { place } = await fill(makeLocation);
    const { stdout } = await command(place, 'stats');
    expect(stdout).toContain('  application: 1 (marked as spam: 0; newest: 2026-11-21T12:00:00.000Z)\n');
    for (const kind of SUBMISSION_KINDS) expect(stdout).toContain(`  ${kind}: `);
    expect(stdout).toContain('Last purge: never\n');
    expect(stdout).not.toContain('ada');
    expect(JSON.parse((await command(place, 'stats', '--json')).stdout)).toMatchObject({
      submissions: { gate: { total: 1 } },
    });
  });
});

describe('with an empty store', () => {
  test('list prints “No submissions.”', async () => {
    const { place } = await openFixture(makeFolder);
    expect(await command(place, 'list')).toEqual({ code: 0, stdout: 'No submissions.\n', stderr: '' });
    expect((await command(place, 'list', '--json')).stdout).toBe('');
  });
});
