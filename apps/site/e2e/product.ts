import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackedRelease } from './unpack.ts';

/** Server of the unpacked release archive, on a free port and with its own data. */
export class Product {
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;
  url = '';

  private constructor(dataDir: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
    this.#env = { ...process.env, PATH, PORT: '0', DATA_DIR: dataDir, ...env };
  }

  static async start(env: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await mkdtemp(path.join(tmpdir(), 'fatal-e2e-')), env);
    await product.restart();
    return product;
  }

  /** Starts the server again with the same data and port. `env` applies to this start only. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    const port = this.url === '' ? {} : { PORT: new URL(this.url).port };
    const server = spawn('./fatal', [], {
      cwd: unpackedRelease(),
      env: { ...this.#env, ...port, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = server;
    this.url = await new Promise((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /http:\/\/\S+/.exec(printed)?.[0];
        if (address) resolve(address);
      });
      server.once('exit', (code) => {
        reject(new Error(`The server exited with code ${String(code)}.`));
      });
    });
  }

  /** Stops the server: `SIGKILL` like a power cut, `SIGTERM` gracefully. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.#server;
    if (server?.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  /** Returns stored submissions, oldest first. Includes spam, because tests fill in forms so fast that they are marked as spam. */
  submissions(): Record<string, unknown>[] {
    const lines = this.command('export', '--json', '--spam');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Returns the output lines of an `npm run submissions` command. */
  command(...args: string[]): string[] {
    const { stdout } = spawnSync('./fatal', args, {
      cwd: unpackedRelease(),
      env: this.#env,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => line !== '');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
