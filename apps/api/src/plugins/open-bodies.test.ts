import { ENDPOINTS } from '@fatal/contracts';
import { expect, test, vi } from 'vitest';
import { TODAY } from '../../test/app-fixture.ts';
import { contact } from '../../test/bodies.ts';
import { listening, REFUSED } from '../../test/listening.ts';
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

test.each([
  [31, 256],
  [128, 60],
])('receives %d forms of %d KiB at a time; after two seconds slow ones give way', async (most, size) => {
  const { app, begin, post, setNow } = await listening();
  const beginning = vi.spyOn(app.openForms, 'begin');
  const beginOne = () => begin(ENDPOINTS.contact, 'application/json', size * 1024, '{');
  const slow = Array.from({ length: most }, beginOne);
  await vi.waitFor(() => expect(beginning).toHaveBeenCalledTimes(most), 20_000);
  setNow(TODAY + 2_000);
  expect(await beginOne()).toMatch(REFUSED);
  setNow(TODAY + 2_001);
  void beginOne();
  expect(await Promise.race(slow)).toMatch(REFUSED);
  expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
});
