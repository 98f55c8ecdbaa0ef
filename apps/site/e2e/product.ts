import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/** The built product, run as `npm start` runs it, on a free port with data of its own. */
export class Product {
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;
  url = '';

  private constructor(dataDir: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#env = { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env };
  }

  static async start(env: Record<string, string> = {}): Promise<Product> {
    const product = new Product(await mkdtemp(path.join(tmpdir(), 'fatal-e2e-')), env);
    await product.restart();
    return product;
  }

  /** Starts the server on the data that is there. */
  async restart(): Promise<void> {
    const server = spawn(process.execPath, [...NODE_FLAGS, 'apps/api/src/server.ts'], {
      cwd: root,
      env: this.#env,
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
        reject(new Error(`The server ended with ${String(code)}.`));
      });
    });
  }

  /** Ends the server at once, as a power cut would, or kindly. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.#server;
    if (server?.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  /** What `npm run submissions -- list --json` prints. */
  submissions(): Record<string, unknown>[] {
    const { stdout } = spawnSync(
      process.execPath,
      [...NODE_FLAGS, 'apps/api/src/submissions-cli.ts', 'list', '--json'],
      { cwd: root, env: this.#env, encoding: 'utf8' },
    );
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
