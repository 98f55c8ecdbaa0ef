import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@fatal/contracts';

/** What a slow client sends at once, and what byte by byte after it. The body never ends. */
export interface SlowBody {
  start: string;
  then: string;
}

export const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const form = (length: number) =>
  head(ENDPOINTS.contact, 'Content-Type: application/json', `Content-Length: ${String(length)}`);

export const long = (length: number) => 'x'.repeat(length);

const inPieces = (text: string) => Array.from(text, (byte) => `1\r\n${byte}\r\n`).join('');

/** Bodies that take as much of a server as a slow client can. */
export const SLOW_BODIES: Readonly<Record<string, SlowBody>> = {
  'a form, byte by byte': { start: form(5_000), then: `{"message":"${long(100)}` },
  'a form of 256 KiB, its end byte by byte': {
    start: `${form(256 * 1024)}{"message":"${long(255 * 1024)}`,
    then: long(20),
  },
  'a form in pieces of a byte': {
    start:
      head(ENDPOINTS.contact, 'Content-Type: application/json', 'Transfer-Encoding: chunked') +
      inPieces(`{"message":"${long(20_000)}`),
    then: '',
  },
};

/** How long the last bytes may take, in milliseconds. */
const PATIENCE = 5_000;

export interface SlowClients {
  /** How many were answered with each status. */
  statuses: Record<string, number>;
  /** Breaks the connections that are still open. */
  end: () => void;
}

/** Lets so many clients send a body, a byte each `pause` milliseconds, and resolves when there is nothing left to send. */
export async function sendSlowly(
  port: number,
  { start, then }: SlowBody,
  count: number,
  pause = 20,
): Promise<SlowClients> {
  const statuses: Record<string, number> = {};
  const open = new Set<Socket>();
  for (let number = 0; number < count; number += 1) {
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    socket.once('data', (answer: Buffer) => {
      const status = answer.toString('latin1', 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.write(start);
  }
  for (const byte of then) {
    await sleep(pause);
    for (const socket of open) socket.write(byte);
  }
  // What the server does not take is not waited for without end.
  for (
    let wait = 0;
    wait < PATIENCE && [...open].some(({ writableLength }) => writableLength > 0);
    wait += 50
  )
    await sleep(50);
  await sleep(500);
  return { statuses, end: () => open.forEach((socket) => socket.destroy()) };
}
