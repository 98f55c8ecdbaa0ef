import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { OperatorError } from '@fatal/contracts';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  describeWithOwnPostgres,
  describeWithPostgres,
  query,
  type SharedPostgres,
} from '../../../test/postgres.ts';
import { contactSubmission as contact, makeFolder } from '../../../test/stores.ts';
import { countRequest } from '../limiter.ts';
import { openStore, openStoreAlongsideServer } from '../open-store.ts';
import { createStore, StoreError, type Store } from '../store.ts';
import { openPostgres } from './open-engine.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Starts a proxy to the database that can make all open connections hang. */
async function startProxy(port: number): Promise<{ port: number; swallow: () => void }> {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.pipe(other);
      sockets.push(one);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
  const swallow = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { port: (proxy.address() as AddressInfo).port, swallow };
}

async function openOn(postgres: SharedPostgres, url?: string): Promise<Store> {
  const { dataDir } = await makeFolder();
  const store = await openStore({ dataDir, databaseUrl: url ?? (await postgres.createDatabase()) });
  onTestFinished(() => store.close());
  return store;
}

describeWithPostgres('PostgreSQL', (postgres) => {
  const open = (url?: string) => openOn(postgres(), url);

  test('waits for the disk with any settings of database and role', async () => {
    const url = await postgres().createDatabase();
    const { pathname } = new URL(url);
    const name = pathname.slice(1);
    await query(url, `alter database ${name} set synchronous_commit = off`);
    await query(url, `alter database ${name} set default_transaction_isolation = 'serializable'`);
    const engine = await openPostgres(url);
    onTestFinished(() => engine.close());
    const show = async (setting: string) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(
        engine.read,
      );
      return rows[0]?.value;
    };
    expect(await show('synchronous_commit')).toBe('on');
    expect(await show('transaction_isolation')).toBe('read committed');
    expect(await show('statement_timeout')).toBe('7s');
  });

  test('is rejected if it does not wait for the disk', async () => {
    const url = await postgres().createDatabase();
    const setFsync = async (value: 'on' | 'off') => {
      await query(url, `alter system set fsync = ${value}`);
      await query(url, 'select pg_reload_conf()');
      await vi.waitFor(async () => expect(await query(url, 'show fsync')).toEqual([{ fsync: value }]), {
        timeout: 20_000,
      });
    };
    onTestFinished(() => setFsync('on'));
    await setFsync('off');
    const error = await failure(openPostgres(url));
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain('its setting fsync must be on, but is off');
  });

  test('is rejected if it cannot store every character', async () => {
    const url = await postgres().createDatabase();
    await query(url, "create database ascii encoding 'SQL_ASCII' template template0");
    await expect(openPostgres(url.replace(/[^/]+$/, 'ascii'))).rejects.toThrow(
      'server_encoding must be UTF8',
    );
  });

  test.each([
    ['no server', (url: string) => url.replace(/:\d+\//, ':1/'), 'no database answers there'],
    ['no such database', (url: string) => `${url}_missing`, 'does not exist'],
  ])('throws one line without the password if there is %s', async (_case, change, clause) => {
    const url = change(await postgres().createDatabase()).replace('fatal@', 'fatal:secret@');
    const error = await failure(openPostgres(url));
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain(clause);
    expect(String(error)).not.toMatch(/secret|\n/);
  });

  test('allows several servers to start at once on an empty database', async () => {
    const url = await postgres().createDatabase();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    for (const store of stores) await store.submit(contact());
    expect(await stores[0].listSubmissions()).toHaveLength(3);
  });

  test('is not changed by a tool', async () => {
    const url = await postgres().createDatabase();
    const { dataDir } = await makeFolder();
    await expect(openStoreAlongsideServer({ dataDir, databaseUrl: url })).rejects.toThrow(
      'another version has written it',
    );
    expect(await query(url, 'select * from pg_tables where schemaname = current_schema()')).toEqual([]);
  });

  test('shares exact request counts between servers', async () => {
    const url = await postgres().createDatabase();
    const stores = [await open(url), await open(url)];
    const limiters = stores.map((store) => store.limiter({ name: 'contact', points: 10, seconds: 600 }));
    const attempts = Array.from({ length: 15 }, () => limiters.map((limiter) => limiter.consume('somebody')));
    const results = await Promise.allSettled(attempts.flat());
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(limiters[0]?.consume('somebody else')).resolves.toMatchObject({ consumedPoints: 1 });
  });

  test('is not queried again for a client above its limit', async () => {
    const url = await postgres().createDatabase();
    const limiter = (await open(url)).limiter({ name: 'contact', points: 1, seconds: 600 });
    await limiter.consume('somebody');
    await query(url, 'drop table rate_limits');
    expect(await countRequest(limiter, 'somebody')).toEqual({
      withinLimit: false,
      msBeforeNext: expect.any(Number) as number,
    });
  });

  test('replaces hanging connections without a restart', async () => {
    const url = await postgres().createDatabase();
    const network = await startProxy(Number(new URL(url).port));
    const limits = { statement: 0, answer: 300, idleInTransaction: 0 };
    const engine = await openPostgres(url.replace(/:\d+\//, `:${String(network.port)}/`), limits);
    onTestFinished(() => engine.close());
    const store = createStore(engine, (await makeFolder()).dataDir, Date.now);
    await Promise.all([store.submit(contact()), store.listSubmissions(), store.stats()]);
    network.swallow();
    const results = await Promise.allSettled([store.submit(contact()), store.listSubmissions()]);
    expect(results).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { retryable: true } })));
    // The pool may contain more of them, and each can fail once.
    await vi.waitFor(() => store.submit(contact()), { timeout: 20_000 });
    expect((await store.listSubmissions()).length).toBeGreaterThanOrEqual(2);
  });

  test('reports a bug as not retryable', async () => {
    const store = await open();
    await store.submit(contact({ withdrawTokenHash: 'same' }));
    const error = await failure(store.submit(contact({ withdrawTokenHash: 'same' })));
    expect(error).toMatchObject({ name: 'StoreError', retryable: false });
  });
});

describeWithOwnPostgres('PostgreSQL after a crash', (postgres) => {
  test('has everything acknowledged, and writes in between fail as retryable', async () => {
    const store = await openOn(postgres());
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let stop = false;
    const client = async (name: string) => {
      for (let n = 0; !stop; n += 1) {
        const message = `${name}-${String(n)}`;
        try {
          await store.submit(contact({ payload: { message } }));
          acknowledged.push(message);
        } catch (error) {
          failures.push(error);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, (_, n) => client(String(n))));
    const until = async (reached: () => boolean) => {
      while (!reached()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await until(() => acknowledged.length > 100);
    await postgres().kill();
    await until(() => failures.length > 20);
    expect(await store.isReady()).toBe(false);
    await postgres().start();
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 100);
    stop = true;
    await clients;

    for (const error of failures) {
      expect(error).toBeInstanceOf(StoreError);
      expect(error).toMatchObject({ retryable: true });
    }
    expect(await store.isReady()).toBe(true);
    const stored = (await store.listSubmissions()).map(({ payload }) => String(payload.message));
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  });

  test('leaves request counts to each server', async () => {
    const store = await openOn(postgres());
    const limiter = store.limiter({ name: 'contact', points: 1, seconds: 600 });
    await postgres().kill();
    await expect(limiter.consume('somebody')).resolves.toMatchObject({ consumedPoints: 1 });
    await expect(limiter.consume('somebody')).rejects.toMatchObject({ consumedPoints: 2 });
  });
});
