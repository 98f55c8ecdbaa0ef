import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactSubmission as contact, makeFolder } from '../../test/stores.ts';
import { openStore } from './open-store.ts';
import { databaseFile } from './sqlite/files.ts';

/** SQL dump of the tables and rows of the first version. */
const firstVersion = readFileSync(join(import.meta.dirname, '../../test/fixtures/first-version.sql'), 'utf8');

const NEXT_DAY = Date.parse('2026-11-21T12:00:00Z');

async function makeOldData(change = ''): Promise<string> {
  const { dataDir } = await makeFolder();
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(firstVersion + change);
  database.close();
  return dataDir;
}

const schemaOf = (dataDir: string) => {
  const database = new DatabaseSync(databaseFile(dataDir));
  const rows = database.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all();
  database.close();
  return rows;
};

describe('data of the first version', () => {
  test('is complete and follows the current rules', async () => {
    const store = await openStore({ dataDir: await makeOldData() }, () => NEXT_DAY);
    onTestFinished(() => store.close());
    const [message, application, ...others] = await store.listSubmissions();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'contact',
      locale: 'jp',
      spam: false,
      file: null,
      payload: { surname: '霧', message: 'Hello.\nAgain.' },
    });
    expect(application?.payload).toMatchObject({ email: 'Ada@Example.org', motivation: "It's fog.\u0000" });
    expect(await store.listSubmissions({ kind: 'gate' })).toHaveLength(1);
    expect(await store.viewsByArticle()).toEqual(new Map([[1, 2]]));

    const uniqueFor = { email: 'ada@example.org', role: 'Prop Artist' };
    expect(await store.submit(contact({ kind: 'application', uniqueFor }))).toEqual({ type: 'duplicate' });
    const idempotency = { endpoint: '/api/applications', key: 'key-1', bodyHash: 'a'.repeat(64) };
    expect(await store.submit(contact({ idempotency }))).toMatchObject({ type: 'repeated' });
    // The first version didn't store a message's address in its column.
    expect((await store.eraseByEmail('bea@example.org')).submissions.contact).toBe(1);
  });

  test('has normalised addresses', async () => {
    const typed = [
      '\u200bcleo@example.org',
      'mailto:Cleo@example.org',
      'cleo@example.org.',
      '<cleo@example.org>',
    ];
    const rows = typed.map(
      (email, n) =>
        `INSERT INTO submissions (id, kind, created_at, locale, email, payload) VALUES ('01a1-${String(n)}', 'contact', '2026-11-20T12:00:00.000Z', 'en', '${email.toLowerCase()}', '${JSON.stringify({ email, message: 'Hello.' })}');`,
    );
    const store = await openStore({ dataDir: await makeOldData(rows.join('')) }, () => NEXT_DAY);
    onTestFinished(() => store.close());
    const addresses = (await store.listSubmissions()).map(({ payload }) => payload.email);
    expect(addresses.filter((email) => /^cleo@example\.org$/i.test(String(email)))).toHaveLength(
      typed.length,
    );
    expect((await store.eraseByEmail('cleo@example.org')).submissions.contact).toBe(typed.length);
  });

  test('is unchanged if a migration fails', async () => {
    const dataDir = await makeOldData('CREATE TABLE marks (name text);');
    const before = schemaOf(dataDir);
    await expect(openStore({ dataDir })).rejects.toThrow('table "marks" already exists');
    expect(schemaOf(dataDir)).toEqual(before);
  });
});
