import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  address: string;
  close: () => Promise<void>;
}

/**
 * Starts a proxy that distributes requests round-robin. Like nginx with `proxy_next_upstream error non_idempotent`, it retries a
 * request on the next server if the connection breaks before a response. Retrying is safe because every request in these tests
 * has an `Idempotency-Key`.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const forward = (body: Buffer, from: IncomingMessage, to: ServerResponse, place: number, left: number) => {
    const port = ports[place % ports.length];
    const onward = request(
      { port, host: '127.0.0.1', agent, method: from.method, path: from.url, headers: from.headers },
      (answer) => {
        const { 'content-type': type = '', 'retry-after': retryAfter } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, {
          'content-type': type,
          ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
        });
        answer.pipe(to);
      },
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (!to.headersSent && left > 0) forward(body, from, to, place + 1, left - 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end(error.code);
    });
    onward.end(body);
  };

  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () => {
      turn += 1;
      forward(Buffer.concat(chunks), from, to, turn, ports.length * 2);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
