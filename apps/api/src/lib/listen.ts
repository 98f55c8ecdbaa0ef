import { OperatorError } from '@fatal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

/** Address of a listening server. */
export interface Place {
  host: string;
  /** 0 picks a free port. */
  port: number;
}

/** First descriptor that sd_listen_fds(3) passes. */
const DESCRIPTOR = 3;

/**
 * Returns the descriptor of the listening socket that systemd has opened for this process; `undefined` if there is none. Throws
 * {@link OperatorError} if there are several.
 */
export function systemdSocket({ LISTEN_PID, LISTEN_FDS }: Env): number | undefined {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS === undefined) return undefined;
  if (LISTEN_FDS === '1') return DESCRIPTOR;
  throw new OperatorError(
    `LISTEN_FDS must be 1, but is "${LISTEN_FDS}": the server listens on one socket. Leave one ListenStream in the socket unit.`,
  );
}

/** Listens on a socket from systemd. Resolves with its address. Throws {@link OperatorError}. */
export async function listenOnSocket(app: FastifyInstance, descriptor: number): Promise<Place> {
  const refused = new OperatorError(
    `Descriptor ${String(descriptor)} from LISTEN_FDS is not a TCP socket. Set ListenStream in the socket unit to an address and a port.`,
  );
  // Without a host, Fastify would listen on a second address.
  const socket = { fd: descriptor, host: '127.0.0.1' };
  await app.listen(socket).catch((error: unknown) => {
    throw error instanceof OperatorError ? error : refused;
  });
  const address = app.server.address();
  // Clients of a Unix socket have no IP addresses, so rate limits couldn't tell them apart.
  if (address === null || typeof address === 'string') throw refused;
  return { host: address.address, port: address.port };
}

/**
 * Listens on a host and a port. Resolves with the address. Throws {@link OperatorError}.
 *
 * @param name Name of the setting for the port. Default `PORT`.
 */
export async function listen(app: FastifyInstance, { host, port }: Place, name = 'PORT'): Promise<Place> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(listenErrorMessage(error, { host, port }, name));
  });
  const address = app.server.address();
  return { host, port: typeof address === 'object' && address ? address.port : port };
}

function listenErrorMessage(error: unknown, { host, port }: Place, name: string): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is already in use. Stop what is using it, or set ${name} to another number.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${String(port)}. Set ${name} to a number of 1024 or more.`;
  return `Cannot listen on ${name.replace('PORT', 'HOST')} ${host}, port ${String(port)}: ${String(code ?? error)}.`;
}
