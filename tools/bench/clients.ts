import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, IDEMPOTENCY_HEADER } from '@fatal/contracts';
import { CONTACT } from './server.ts';

const CLIENTS = 8;

/** Delay before a failed client retries, in milliseconds. */
const PAUSE = 20;

/**
 * Posts forms to a server that keeps failing. Each form has its own idempotency key and is retried until the
 * server acknowledges it.
 */
export class Clients {
  /** Keys of the forms that the server reported as stored. The message of a form is its key. */
  readonly acknowledged: string[] = [];
  /** Number of 503 responses with Retry-After. */
  unavailable = 0;
  /** Changes when the server restarts. */
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

  /**
   * Posts a form and returns whether it was acknowledged. After a broken connection the form may or may not
   * be stored.
   */
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
      throw new Error(`Posting a form returned ${response.status}. Expected 201, or 503 with Retry-After.`);
    this.unavailable += 1;
    return false;
  }

  /** Waits until a condition is met. Rejects if any client got an unexpected response. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await sleep(PAUSE);
      if (this.#failures.length > 0) throw this.#failures[0];
    }
  }

  /** Waits until this many more forms are acknowledged. */
  more(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    return this.until(() => this.acknowledged.length >= goal);
  }

  /** Waits until every form in flight is acknowledged. */
  async stop(): Promise<void> {
    this.#working = false;
    await this.#clients;
  }
}
