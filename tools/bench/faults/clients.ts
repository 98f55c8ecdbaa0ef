// People who send forms: each form has a key of its own, and is sent again until it is acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { CONTACT } from '../server.ts';

const CLIENTS = 8;

/** A form that people send; what is sent under one key is the same each time. */
export interface Form {
  path: string;
  request: (key: string) => { headers?: Record<string, string>; body: string | FormData };
}

/** Its message is its key. */
const contactForm: Form = {
  path: ENDPOINTS.contact,
  request: (key) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CONTACT, message: key }),
  }),
};

interface Options {
  form?: Form;
  clients?: number;
  /** How long each waits between two forms, in milliseconds. */
  pause?: number;
}

/** How long to wait after a failure, in milliseconds. */
const PAUSE = 20;

let sent = 0;

/** What the clients know while they work. */
export interface Clients {
  address: string;
  /** The messages that were acknowledged. */
  acknowledged: string[];
  unavailable: number;
  stop: () => Promise<void>;
  more: (count: number) => Promise<void>;
}

/**
 * `address` may change while they work, and be empty while there is no server. `stop` waits until each form that was
 * begun is acknowledged.
 */
export function startClients(
  address = '',
  { form = contactForm, clients: count = CLIENTS, pause = 0 }: Options = {},
): Clients {
  const state = { address, acknowledged: [] as string[], unavailable: 0 };
  let working = true;

  async function send(key: string): Promise<boolean> {
    const { headers, body } = form.request(key);
    const response = await fetch(state.address + form.path, {
      method: 'POST',
      headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
      body,
    });
    await response.text();
    if (response.status === 201) return true;
    if (response.status !== 503 || !response.headers.has('retry-after'))
      throw new Error(`A form was answered with ${response.status}.`);
    state.unavailable += 1;
    return false;
  }

  async function client(): Promise<void> {
    while (working) {
      sent += 1;
      const key = `form-${sent}`;
      for (;;) {
        // A connection that breaks says nothing about what is stored.
        const isThere = await send(key).catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
          return false;
        });
        if (isThere) break;
        await sleep(PAUSE);
      }
      state.acknowledged.push(key);
      if (pause > 0) await sleep(pause);
    }
  }

  const clients = Promise.all(Array.from({ length: count }, client));
  // Its error comes out where it is waited for.
  clients.catch(() => undefined);
  return Object.assign(state, {
    stop: async () => {
      working = false;
      await clients;
    },
    /** Resolves when so many more have been acknowledged; rejects when a client met what it must not meet. */
    more: async (count: number) => {
      const goal = state.acknowledged.length + count;
      const failures: unknown[] = [];
      clients.catch((error: unknown) => failures.push(error));
      while (state.acknowledged.length < goal) {
        await sleep(PAUSE);
        if (failures[0] instanceof Error) throw failures[0];
      }
    },
  });
}
