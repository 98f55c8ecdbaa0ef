import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A packet's worth of a document, in bytes (RFC 6928). */
const PACKET = 1460;

/** How many packets a server sends before it has heard that any has arrived (RFC 6928). */
const FIRST_PACKETS = 10;

export interface LineOptions {
  /** There and back, in milliseconds. Default 150, as a phone far from the mast. */
  roundTrip?: number;
  /** What arrives in a second, in bytes, of all connections together. Default 200,000 (1.6 Mbit/s). */
  rate?: number;
}

export interface Line {
  address: string;
  close: () => Promise<void>;
}

/**
 * A line to `target` (host and port) as TCP has it in its first moments: a round trip to open a connection, ten packets, and
 * after each round trip twice as many (slow start, RFC 5681). A browser behind it paints what has come, where the simulation of
 * Lighthouse charges a document as a whole.
 */
export async function openLine(
  target: string,
  { roundTrip = 150, rate = 200_000 }: LineOptions = {},
): Promise<Line> {
  const oneWay = roundTrip / 2;
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  /** When the last byte that is under way will have arrived, as far as the rate goes. */
  let busyUntil = 0;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    // What the browser takes for an open connection has not even been asked for.
    const opened = performance.now() + roundTrip;
    client.on('data', (chunk: Buffer) => {
      setTimeout(() => upstream.write(chunk), Math.max(0, opened - performance.now()) + oneWay);
    });

    let waiting = Buffer.alloc(0);
    let window = FIRST_PACKETS * PACKET;
    let underWay = 0;
    let isOver = false;
    const send = () => {
      if (isOver && waiting.length + underWay === 0) client.end();
      while (waiting.length > 0 && underWay + Math.min(PACKET, waiting.length) <= window) {
        const packet = waiting.subarray(0, PACKET);
        waiting = waiting.subarray(packet.length);
        underWay += packet.length;
        const now = performance.now();
        busyUntil = Math.max(busyUntil, now + oneWay) + (packet.length / rate) * 1000;
        setTimeout(() => client.write(packet), busyUntil - now);
        setTimeout(
          () => {
            underWay -= packet.length;
            window += packet.length;
            send();
          },
          busyUntil - now + oneWay,
        );
      }
    };
    upstream.on('close', () => {
      isOver = true;
      send();
    });
    upstream.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      send();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
