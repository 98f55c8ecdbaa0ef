import { SqliteQueryCompiler, type Kysely, type KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { TODAY, contactSubmission, describeEngines } from '../../test/stores.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open-store.ts';
import { createStore, type NewSubmission } from './store.ts';
import type { Tables } from './tables.ts';

const compiler = new SqliteQueryCompiler();

/** Returns an engine that records the statements of its writes. */
function recording(engine: Engine, statements: string[]): Engine {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const recorded = (db: Kysely<Tables>) => db.withPlugin(plugin);
  return {
    ...engine,
    write: (work) => engine.write((db) => work(recorded(db))),
  };
}

const apply = (changes: Partial<NewSubmission> = {}) =>
  contactSubmission({
    kind: 'application',
    uniqueFor: { email: 'ada@example.org', role: 'Prop Artist' },
    outbox: [{ channel: 'mail', purpose: 'confirmation', payload: {} }],
    ...changes,
  });

describeEngines('an earlier application', (makeLocation) => {
  const open = async () => {
    const place = await makeLocation();
    const engine = await openEngine(place);
    onTestFinished(() => engine.close());
    const statements: string[] = [];
    return { store: createStore(recording(engine, statements), place.dataDir, () => TODAY), statements };
  };

  const marked = apply({
    spam: true,
    uniqueFor: { email: 'ada@example.org', role: 'Prop Artist', silent: true },
  });

  test('is not revealed to spam: outcome and statements are the same', async () => {
    const { store, statements } = await open();
    const before = await store.submit(marked);
    const stepsBefore = statements.splice(0);
    await store.submit(apply());
    statements.splice(0);
    const after = await store.submit(marked);
    expect(after).toEqual(before);
    expect(statements).toEqual(stepsBefore);
    expect(stepsBefore.join('\n')).toContain('from "submissions"');
  });

  test('is only revealed if its sender gets a mail', async () => {
    const { store } = await open();
    const ifRefused = [{ channel: 'mail', purpose: 'repeated', payload: {} } as const];
    await store.submit(apply({ ifRefused, outbox: [] }));
    expect(await store.claimMessages({ limit: 9, leaseMs: 1 })).toEqual([]);
    const [first] = await store.listSubmissions();
    expect(await store.submit(apply({ ifRefused }))).toEqual({ type: 'duplicate' });
    expect(await store.claimMessages({ limit: 9, leaseMs: 1 })).toMatchObject([
      { purpose: 'repeated', submissionId: first?.id },
    ]);
  });
});
