import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../messages/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The forms that are being received, by what they take in memory. */
    openForms: OpenBodies;
    /** The uploads that are being received; each counts one. */
    openUploads: OpenBodies;
  }
}

/** For forms in bytes: thousands of them, or 31 of the largest. */
const FORMS = { limit: 8 * 1024 * 1024, patience: 2_000 };

/** An upload takes some 100 KB in memory while it goes to the disk. */
const UPLOADS = { limit: 128, patience: 10_000 };

/** Bodies without a length, which no browser sends. They are broken off. */
const CHUNKED = { limit: 16, patience: 2_000 };

export interface OpenBodiesOptions {
  /** What all may take together. */
  limit: number;
  /** After how many milliseconds a body gives way to another one, where there is no room for both. */
  patience: number;
}

interface Body {
  size: number;
  began: number;
  cut: (problem: Problem) => void;
}

const noRoom = () => new Problem(503, 'unavailable');

/**
 * Bodies that are being received. Without room for another one, those give way that have taken longest, if that is longer than
 * the patience with them. Otherwise the new one is refused.
 */
export class OpenBodies {
  /** The oldest first. */
  readonly #bodies = new Set<Body>();
  readonly #options: OpenBodiesOptions;
  readonly #now: () => number;
  #size = 0;

  /** `now` is the time in milliseconds. */
  constructor(options: OpenBodiesOptions, now: () => number) {
    this.#options = options;
    this.#now = now;
  }

  /**
   * Counts a body of this size from now on; returns what ends that. Throws a {@link Problem} 503 without room. `cut` must let go
   * of the body and answer with what it is given.
   */
  begin(size: number, cut: Body['cut']): () => void {
    const { limit, patience } = this.#options;
    const began = this.#now();
    for (const oldest of this.#bodies) {
      if (this.#size + size <= limit) break;
      if (began - oldest.began <= patience) throw noRoom();
      this.#end(oldest);
      oldest.cut(noRoom());
    }
    const body = { size, began, cut };
    this.#bodies.add(body);
    this.#size += size;
    return () => this.#end(body);
  }

  #end(body: Body): void {
    if (this.#bodies.delete(body)) this.#size -= body.size;
  }
}

/** So many pieces of a body without a length may be as small as they like; all others have this many bytes on average. */
const CRUMBS = { pieces: 256, bytes: 64 };

/**
 * Breaks a body off that comes in crumbs: one read from the socket brings ten thousand pieces of a byte, which take 8 MB.
 * That is before anybody reads them, so that they have to be counted where they come in.
 */
function refuseCrumbs(raw: IncomingMessage): void {
  const push = raw.push.bind(raw);
  let left = CRUMBS.pieces;
  raw.push = (piece: Buffer | null, ...rest) => {
    if (piece !== null) left += piece.length / CRUMBS.bytes - 1;
    if (left >= 0) return push(piece, ...rest);
    raw.destroy();
    return false;
  };
}

/** Bounds what bodies take. Register it before everything that waits: a body arrives meanwhile. */
export function registerOpenBodies(app: FastifyInstance, now: () => number): void {
  app.decorate('openForms', new OpenBodies(FORMS, now));
  app.decorate('openUploads', new OpenBodies(UPLOADS, now));
  const chunked = new OpenBodies(CHUNKED, now);
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers['transfer-encoding'] === undefined) {
      done();
      return;
    }
    try {
      finished(
        reply.raw,
        chunked.begin(1, () => raw.destroy()),
      );
      refuseCrumbs(raw);
      done();
    } catch (error) {
      void reply.header('Connection', 'close');
      done(error as Problem);
    }
  });
}
