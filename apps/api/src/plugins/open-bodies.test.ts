import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS, EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { TODAY, makeApp } from '../../test/app-fixture.ts';
import { contact } from '../../test/bodies.ts';
import { OpenBodies } from './open-bodies.ts';

const unavailable = expect.objectContaining({ statusCode: 503 }) as unknown;

function open() {
  let now = TODAY;
  return {
    bodies: new OpenBodies({ limit: 100, patience: 1_000 }, () => now),
    pass: (time: number) => (now += time),
  };
}

test('takes bodies up to the limit, to the byte, and others when those have ended', () => {
  const { bodies } = open();
  const end = bodies.begin(99, vi.fn());
  bodies.begin(1, vi.fn());
  expect(() => bodies.begin(1, vi.fn())).toThrow(unavailable);
  end();
  end();
  bodies.begin(99, vi.fn());
  expect(() => bodies.begin(1, vi.fn())).toThrow(unavailable);
});

test('lets the oldest give way after a while, and no more of them than it must', () => {
  const { bodies, pass } = open();
  const cuts = [vi.fn(), vi.fn(), vi.fn()];
  for (const cut of cuts) bodies.begin(25, cut);
  pass(1_000);
  expect(() => bodies.begin(50, vi.fn())).toThrow(unavailable);
  pass(1);
  bodies.begin(50, vi.fn());
  expect(cuts.map(({ mock }) => mock.calls)).toEqual([[[unavailable]], [], []]);
  expect(() => bodies.begin(100, vi.fn())).toThrow(unavailable);
});

test.each([ENDPOINTS.contact, EVENT_APPLICATIONS_ENDPOINT])(
  'answers 411 to a body without a length on %s',
  async (url) => {
    const { app } = await makeApp();
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url, headers, payload: '{}' });
    expect(response.statusCode).toBe(411);
    expect(response.headers.connection).toBe('close');
  },
);

/** An app that listens, and clients that send a part of what they announce. */
async function listening() {
  const fixture = await makeApp();
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fixture.app.server.address() as AddressInfo;
  const begin = (url: string, type: string, length: number, body: string) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const answer = once(socket, 'data').then(([data]) => (data as Buffer).toString());
    answer.catch(() => undefined);
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${String(length)}\r\n\r\n${body}`,
    );
    return answer;
  };
  return { ...fixture, begin };
}

const REFUSED = /^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/;

const KIB = 1024;

const UPLOAD =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\n';

test.each([
  ['forms of 256 KiB', 31, 2_000, ENDPOINTS.contact, 'application/json', 256 * KIB, '{'],
  ['forms of 60 KiB', 128, 2_000, ENDPOINTS.contact, 'application/json', 60 * KIB, '{'],
  [
    'uploads',
    128,
    10_000,
    EVENT_APPLICATIONS_ENDPOINT,
    'multipart/form-data; boundary=b',
    9_000 * KIB,
    UPLOAD,
  ],
])(
  'receives %s %d at a time; after %d milliseconds slow ones give way',
  async (_what, most, patience, url, type, length, body) => {
    const { app, begin, dataDir, post, setNow } = await listening();
    const beginning = vi.spyOn(type === 'application/json' ? app.openForms : app.openUploads, 'begin');
    const slow = Array.from({ length: most }, () => begin(url, type, length, body));
    await vi.waitFor(() => expect(beginning).toHaveBeenCalledTimes(most));
    setNow(TODAY + patience);
    expect(await begin(url, type, length, body)).toMatch(REFUSED);
    setNow(TODAY + patience + 1);
    void begin(url, type, length, body);
    expect(await Promise.race(slow)).toMatch(REFUSED);
    expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
    if (url !== EVENT_APPLICATIONS_ENDPOINT) return;
    // The one that gave way is gone, and the new one there.
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(most));
  },
);
