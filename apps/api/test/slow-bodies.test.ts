import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@fatal/contracts';
import { contact } from './bodies.ts';
import { runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';
import { SLOW_BODIES, sendSlowly } from './slow-bodies.ts';

const CLIENTS = 500;

/** In MB. */
const MOST = 150;

const mostMemoryOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;

describe.skipIf(process.platform !== 'linux')(`${String(CLIENTS)} clients at once`, () => {
  test.each(Object.entries(SLOW_BODIES))(
    'that send %s leave the server below 150 MB, and the forms open',
    async (_what, body) => {
      const server = await runServerProcess({
        SITE_DIR: writeSiteFixture(),
        DATA_DIR: testDir('slow'),
        LOG_LEVEL: 'fatal',
      });
      const clients = await sendSlowly(Number(new URL(server.address).port), body, CLIENTS);
      const answer = await fetch(server.address + ENDPOINTS.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contact),
      });
      clients.end();
      expect(answer.status).toBe(201);
      expect(Object.keys(clients.statuses).filter((status) => status !== '503')).toEqual([]);
      expect(mostMemoryOf(server.child.pid ?? 0)).toBeLessThan(MOST);
    },
    60_000,
  );
});
