import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that a page made. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Where the script of the witness sends what it heard. */
const EAR = '/-/heard';

/** Runs before anything else of a page does, and tells what the page's console and its errors say. */
const SCRIPT = `(() => {
  const tell = (text) => navigator.sendBeacon(${JSON.stringify(EAR)}, text);
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      tell(level + ': ' + words.map(String).join(' '));
      said.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => tell('refused by ' + violatedDirective));
})();`;
const SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/**
 * Stands between a browser and the product, since not every browser tells what it asks for: sees each request with its body, can
 * cut the line, and hears what pages say on their console where it is asked to.
 */
export class Witness {
  readonly url: string;
  readonly requests: Seen[] = [];
  /** What pages said, and what they could not load. */
  readonly noise: string[] = [];
  /** Nothing gets through, as in a tunnel. */
  offline = false;
  readonly #product: string;
  #listens = false;
  readonly #server: Server;

  private constructor(server: Server, product: string) {
    this.#server = server;
    this.#product = product;
    // The product's own name of the machine: an address of another one would be another origin.
    this.url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    server.on('request', (incoming, answer) => void this.#pass(incoming, answer));
  }

  static async start(product: string): Promise<Witness> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new Witness(server, product);
  }

  /** Hears from now on what pages say: for a browser whose driver does not tell. */
  listen(): void {
    this.#listens = true;
  }

  [Symbol.dispose](): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const body = await buffer(incoming);
    if (path === EAR) {
      this.noise.push(body.toString());
      answer.writeHead(204).end();
      return;
    }
    this.requests.push({ method, path, headers, body: body.toString() });
    if (this.offline) {
      answer.destroy();
      return;
    }
    const listens = this.#listens && headers.accept?.includes('text/html') === true;
    const onward = request(this.#product + path, {
      method,
      headers: listens ? { ...headers, 'accept-encoding': 'identity' } : headers,
    });
    onward.on('error', () => {
      answer.destroy();
    });
    onward.on('response', (response) => {
      if (this.#listens && (response.statusCode ?? 0) >= 400)
        this.noise.push(`${method} ${path} was answered with ${String(response.statusCode)}`);
      if (listens) void withScript(response, answer);
      else asItIs(response, answer);
    });
    onward.end(body);
  }
}

function asItIs(response: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(response.statusCode ?? 500, response.headers);
  response.pipe(answer);
}

async function withScript(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = response.headers;
  const body = (await buffer(response)).toString();
  answer.writeHead(response.statusCode ?? 500, {
    ...headers,
    ...(policy && {
      'content-security-policy': String(policy).replace('script-src ', `script-src ${SCRIPT_SOURCE} `),
    }),
  });
  answer.end(body.replace(/<head.*?>/, (head) => `${head}<script>${SCRIPT}</script>`));
}
