import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { makeApp, type AppFixtureOptions } from './app-fixture.ts';

/** Starts an app on a port. Returns it with clients that write raw requests. */
export async function listening(options: AppFixtureOptions = {}) {
  const fixture = await makeApp(options);
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fixture.app.server.address() as AddressInfo;
  const send = (url: string, headers: string[], body: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write([`POST ${url} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n'));
    return Promise.race([
      once(socket, 'data').then(([data]) => (data as Buffer).toString()),
      once(socket, 'close').then(() => 'broken off'),
    ]);
  };
  /** Sends a request without a body. Resolves with everything received until the connection closes. */
  const ask = (lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, '', ''].join('\r\n'));
    return text(socket);
  };
  return { ...fixture, address: `http://127.0.0.1:${String(port)}`, send, ask };
}
