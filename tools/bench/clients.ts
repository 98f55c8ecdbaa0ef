import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { CONTACT } from './server.ts';

const CLIENTS = 8;

/** Milliseconds after which a client that failed tries again. */
const PAUSE = 20;

/** Sends forms to a server that fails now and then. Each form has a key of its own and is sent again until it is acknowledged. */
export class Clients {
  /** Keys of the forms that were answered as stored; the message of a form is its key. */
  readonly acknowledged: string[] = [];
  /** Answers that asked to come again later. */
  unavailable = 0;
  /** Changes when the server starts anew. */
  address: string;
  #sent = 0;
  #working = true;
  readonly #failures: unknown[] = [];
  readonly #clients: Promise<unknown>;

  constructor(address: string) {
    this.address = address;
    this.#clients = Promise.all(Array.from({ length: CLIENTS }, () => this.#work()));
    this.#clients.catch((error: unknown) => this.#failures.push(error));
  }

  async #work(): Promise<void> {
    while (this.#working) {
      this.#sent += 1;
      const key = `form-${this.#sent}`;
      while (!(await this.#send(key))) await sleep(PAUSE);
      this.acknowledged.push(key);
    }
  }

  /** Whether the form is acknowledged. A connection that breaks says nothing about what is stored. */
  async #send(key: string): Promise<boolean> {
    const response = await fetch(this.address + ENDPOINTS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify({ ...CONTACT, message: key }),
    }).catch(() => undefined);
    if (!response) return false;
    await response.text().catch(() => undefined);
    if (response.status === 201) return true;
    if (response.status !== 503 || !response.headers.has('retry-after'))
      throw new Error(`A form was answered with ${response.status}.`);
    this.unavailable += 1;
    return false;
  }

  /** Waits until a condition is met. Rejects when a client got an answer that no client may get. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await sleep(PAUSE);
      if (this.#failures.length > 0) throw this.#failures[0];
    }
  }

  /** Waits until so many more forms are acknowledged. */
  more(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    return this.until(() => this.acknowledged.length >= goal);
  }

  /** Waits until each form that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.#working = false;
    await this.#clients;
  }
}
