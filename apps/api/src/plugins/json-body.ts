import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../messages/problem.ts';
import type { OpenBodies } from './open-bodies.ts';

/** What a request takes beside its body, in bytes. */
const REQUEST_SIZE = 4 * 1024;

/** Reads JSON bodies and no others. Objects that would reach for a prototype are refused like malformed ones. */
export function registerJsonBody(app: FastifyInstance, limit: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { 'content-length': given, 'transfer-encoding': coding } = request.headers;
    const length = Number(given ?? (coding === undefined ? 0 : limit));
    if (length > limit) {
      done(new Problem(413, 'tooLarge'));
      return;
    }
    receive(payload, length, app.openForms, coding !== undefined).then(
      (text) => void parse(request, text, done),
      done,
    );
  });
}

/**
 * Reads a body into one piece of memory. Fastify keeps the pieces as they come, and one of a byte takes hundreds. Throws a
 * {@link Problem} 400 where the body is not of this length, or 413 where it `mayBeShorter` and is longer, and 503 where there is
 * no room for it.
 */
async function receive(
  payload: IncomingMessage,
  length: number,
  openBodies: OpenBodies,
  mayBeShorter: boolean,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const end = openBodies.begin(REQUEST_SIZE + length, reject);
  const body = Buffer.allocUnsafeSlow(length);
  let received = 0;
  const onData = (piece: Buffer) => {
    piece.copy(body, received);
    received += piece.length;
    if (mayBeShorter && received > length) reject(new Problem(413, 'tooLarge'));
  };
  const onEnd = () => {
    if (received === length || mayBeShorter) resolve(body.toString('utf8', 0, received));
    else reject(new Problem(400, 'unreadable'));
  };
  payload.on('data', onData).on('end', onEnd).on('error', reject);
  try {
    return await promise;
  } finally {
    end();
    payload.off('data', onData).off('end', onEnd).off('error', reject);
  }
}
