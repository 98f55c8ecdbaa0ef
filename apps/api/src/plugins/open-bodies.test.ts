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

/** An app that listens, and clients that send a part of what they announce. */
async function listening() {
  const fixture = await makeApp();
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fixture.app.server.address() as AddressInfo;
  const send = (url: string, headers: string[], body: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write([`POST ${url} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n'));
    return Promise.race([
      once(socket, 'data').then(([data]) => (data as Buffer).toString()),
      once(socket, 'close').then(() => 'broken off'),
    ]);
  };
  const begin = (url: string, type: string, length: number, body: string) =>
    send(url, [`Content-Type: ${type}`, `Content-Length: ${String(length)}`], body);
  return { ...fixture, begin, send };
}

const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];

test.each([
  ['a form', JSON.stringify(contact), /^HTTP\/1\.1 201 /],
  ['what is no JSON', '{', /^HTTP\/1\.1 400 /],
  ['more than 256 KiB', 'x'.repeat(256 * 1024 + 1), /^HTTP\/1\.1 413 /],
])('reads %s that comes without a length', async (_what, body, expected) => {
  const { send } = await listening();
  const answer = send(ENDPOINTS.contact, CHUNKED, `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  expect(await answer).toMatch(expected);
});

test('breaks off a body of more than 256 pieces of a byte', async () => {
  const { send } = await listening();
  const text = JSON.stringify({ ...contact, message: 'x'.repeat(400) });
  const inPieces = (count: number) =>
    [...Array.from(text.slice(0, count)), text.slice(count)].map(
      (piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
    );
  const answer = (count: number) => send(ENDPOINTS.contact, CHUNKED, `${inPieces(count).join('')}0\r\n\r\n`);
  expect(await answer(250)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await answer(300)).toBe('broken off');
});

test('receives 16 bodies without a length at a time; slow ones are broken off', async () => {
  const { app, send, setNow } = await listening();
  const beginning = vi.spyOn(app.openForms, 'begin');
  const slow = Array.from({ length: 16 }, () => send(ENDPOINTS.contact, CHUNKED, '1\r\n{\r\n'));
  await vi.waitFor(() => expect(beginning).toHaveBeenCalledTimes(16));
  setNow(TODAY + 2_000);
  expect(await send(ENDPOINTS.contact, CHUNKED, '1\r\n{\r\n')).toMatch(REFUSED);
  setNow(TODAY + 2_001);
  expect(await send(ENDPOINTS.contact, CHUNKED, '1\r\n{\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await Promise.race(slow)).toBe('broken off');
});

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
