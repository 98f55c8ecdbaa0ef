import { Socket, type AddressInfo } from 'node:net';
import { OperatorError } from '@fatal/contracts';
import { read, type Env } from './env.ts';

/** The descriptor that sd_listen_fds(3) begins with. */
const DESCRIPTOR = 3;

export interface InheritedSocket {
  /** To be handed to `listen()`; nothing is accepted before that. */
  socket: Socket;
  host: string;
  port: number;
}

/**
 * The listening socket that systemd has opened for this process; `undefined` where it has not. Takes the variables that
 * say so out of `env`: no child process may believe them. Throws {@link OperatorError} unless it is one TCP socket.
 */
export function takeInheritedSocket(env: Env): InheritedSocket | undefined {
  const isOurs = read(env, 'LISTEN_PID') === String(process.pid);
  const count = read(env, 'LISTEN_FDS');
  delete env.LISTEN_PID;
  delete env.LISTEN_FDS;
  delete env.LISTEN_FDNAMES;
  if (!isOurs || count === undefined) return undefined;
  if (count !== '1') {
    throw new OperatorError(
      `LISTEN_FDS must be 1, but is "${count}": the server listens on one socket. Leave one ListenStream in the socket unit.`,
    );
  }
  return open();
}

function open(): InheritedSocket {
  try {
    const socket = new Socket({ fd: DESCRIPTOR, readable: false, writable: false });
    // Empty for a Unix socket, behind which every client would have the same address.
    const { address, port } = socket.address() as Partial<AddressInfo>;
    if (address !== undefined && port !== undefined) return { socket, host: address, port };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_INVALID_FD_TYPE') throw error;
  }
  throw new OperatorError(
    `Descriptor ${String(DESCRIPTOR)}, which LISTEN_FDS hands over, is no TCP socket. Set ListenStream in the socket unit to an address and a port.`,
  );
}
