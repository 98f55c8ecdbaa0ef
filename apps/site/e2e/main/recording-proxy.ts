import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Request made by a page. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * Proxy between browser and server. Records every request with its body and can simulate being offline, because not every engine's driver
 * can do both.
 */
export class RecordingProxy {
  readonly url: string;
  readonly requests: Seen[] = [];
  /** Whether connections are dropped. */
  offline = false;
  readonly #product: string;
  readonly #server: Server;

  private constructor(server: Server, product: string) {
    this.#server = server;
    this.#product = product;
    // Uses the same host name as the server, because an IP address would be another origin.
    this.url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    server.on('request', (incoming, answer) => void this.#pass(incoming, answer));
  }

  static async start(product: string): Promise<RecordingProxy> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new RecordingProxy(server, product);
  }

  [Symbol.dispose](): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const body = await buffer(incoming);
    this.requests.push({ method, path, headers, body: body.toString() });
    if (this.offline) {
      answer.destroy();
      return;
    }
    const onward = request(this.#product + path, { method, headers });
    onward.on('error', () => {
      answer.destroy();
    });
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    onward.end(body);
  }
}
