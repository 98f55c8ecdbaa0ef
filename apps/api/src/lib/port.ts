import { createServer } from 'node:net';
import { OperatorError } from '@fatal/contracts';

/**
 * Fails before anything is opened when the port cannot be had: starting twice is the common mistake, and a busy port
 * says more about it than data in use. Throws {@link OperatorError}.
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Words for why listening failed. `name` is the setting that says the port. */
export function listenError(error: unknown, host: string, port: number, name = 'PORT'): OperatorError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${String(port)} is already in use. Stop what is using it, or set ${name} to another number.`,
    );
  }
  if (code === 'EACCES') {
    return new OperatorError(
      `This user may not listen on port ${String(port)}. Set ${name} to a number of 1024 or more.`,
    );
  }
  return new OperatorError(
    `Cannot listen on ${name.replace('PORT', 'HOST')} ${host}, port ${String(port)}: ${String(code ?? error)}.`,
  );
}

/** Where a person on this machine finds a server that listens on `host`. */
export function addressOf(host: string, port: number): string {
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const shown = isLoopback ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${String(port)}`;
}
