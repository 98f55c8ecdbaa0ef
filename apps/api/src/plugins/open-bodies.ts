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

/**
 * Bounds what bodies take. One without a length is answered 411: it may come in pieces of a byte, each of which takes hundreds
 * in memory, and no browser sends one. Register it before the routes.
 */
export function registerOpenBodies(app: FastifyInstance, now: () => number): void {
  app.decorate('openForms', new OpenBodies(FORMS, now));
  app.decorate('openUploads', new OpenBodies(UPLOADS, now));
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (headers['transfer-encoding'] === undefined) {
      done();
      return;
    }
    void reply.header('Connection', 'close');
    done(new Problem(411, 'unreadable'));
  });
}
