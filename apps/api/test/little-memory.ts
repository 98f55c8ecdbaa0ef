import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@fatal/contracts';
import { expect } from 'vitest';
import { contact } from './bodies.ts';
import { runServerProcess } from './processes.ts';
import { testDir, writeSiteFixture } from './site-fixture.ts';
import { sendSlowly, type SlowBody } from './slow-bodies.ts';

const CLIENTS = 500;

/** In MB. */
const MOST = 150;

const mostMemoryOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;

/** 500 clients at once that send a body slowly leave the server below 150 MB, and the forms open. */
export async function expectLittleMemory(body: SlowBody): Promise<void> {
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
}
