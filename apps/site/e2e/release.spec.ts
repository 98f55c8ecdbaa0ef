import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { releaseDir } from '../../../tools/build/releases.ts';
import { root } from '../../../tools/step/step.ts';
import { allPositions } from './routes.ts';
import { unpackedRelease } from './unpack.ts';

/** Preload script that logs outgoing connections of a process. Incoming ones are not affected. */
const WATCH = `import { Socket } from 'node:net';
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  console.error('connects', JSON.stringify(args));
  return connect.apply(this, args);
};`;

/** Unpacked release on a machine with nothing but Node. */
class Unpacked {
  readonly #dir: string;
  readonly #servers: ChildProcess[] = [];
  /** Standard error of all servers. */
  errors = '';

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static async open(): Promise<Unpacked> {
    const dir = await mkdtemp(path.join(tmpdir(), 'fatal-machine-'));
    await mkdir(path.join(dir, 'bin'));
    await symlink(process.execPath, path.join(dir, 'bin/node'));
    return new Unpacked(dir);
  }

  #env(name: string, settings: Record<string, string>) {
    return {
      PATH: path.join(this.#dir, 'bin'),
      DATA_DIR: path.join(this.#dir, name),
      PORT: '0',
      ...settings,
    };
  }

  /** Starts a server with its own data and returns its URL. */
  async start(name: string, settings: Record<string, string>): Promise<string> {
    const watch = `--import=data:text/javascript,${encodeURIComponent(WATCH)}`;
    const server = spawn(path.join(unpackedRelease(), 'fatal'), [], {
      cwd: this.#dir,
      env: { ...this.#env(name, settings), NODE_OPTIONS: watch },
    });
    this.#servers.push(server);
    server.stderr.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    let printed = '';
    for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
      printed += chunk.toString();
      const address = /http:\/\/\S+/.exec(printed)?.[0];
      if (address !== undefined) return address;
    }
    throw new Error(`The server did not start. ${this.errors}`);
  }

  /** Runs a command and returns its output. */
  run(name: string, ...args: string[]): string {
    const env = this.#env(name, {});
    return execFileSync('./fatal', args, { cwd: unpackedRelease(), env, encoding: 'utf8' });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of this.#servers) {
      if (server.exitCode !== null) continue;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await rm(this.#dir, { recursive: true, force: true });
  }
}

const test = base.extend<object, { unpacked: Unpacked }>({
  unpacked: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using unpacked = await Unpacked.open();
      await use(unpacked);
    },
    { scope: 'worker' },
  ],
});

const [position = ''] = allPositions();

const NEXT_YEAR = new Date().getFullYear() + 1;

const CONTACT = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};

test('a single archive runs with any settings', async ({ unpacked, request }) => {
  const [one, other] = await Promise.all([
    unpacked.start('one', {
      SITE_URL: 'https://one.example',
      WISHLIST_COUNT: '1234',
      APPLICATIONS_CLOSE_AT: `${String(NEXT_YEAR)}-07-31T23:59:00+02:00`,
    }),
    unpacked.start('other', {
      SITE_URL: 'https://other.example',
      WISHLIST_COUNT: '56789',
      APPLICATIONS_CLOSE_AT: '2020-07-31T23:59:00+02:00',
    }),
  ]);
  const pageOf = async (url: string) => (await request.get(url)).text();

  const home = await pageOf(`${one}/`);
  expect(home).toContain('1,234 wishlists so far');
  expect(home).toContain('<link rel="canonical" href="https://one.example/">');
  const open = await pageOf(one + position);
  expect(open).toContain(`31\u00a0July ${String(NEXT_YEAR)} at\u00a023:59`);
  expect(open).toContain(`"validThrough":"${String(NEXT_YEAR)}-07-31T21:59:00.000Z"`);
  expect(await pageOf(`${one}/sitemap.xml`)).toContain(`<loc>https://one.example${position}</loc>`);

  expect(await pageOf(`${other}/`)).toContain('56,789 wishlists so far');
  expect(await pageOf(`${other}/team`)).toContain('<link rel="canonical" href="https://other.example/team">');
  expect(await pageOf(other + position)).toMatch(/ id="apply"[^>]* data-status="closed"/);
  const sitemap = await pageOf(`${other}/sitemap.xml`);
  expect(sitemap).toContain('<loc>https://other.example/team</loc>');
  expect(sitemap).not.toContain(`${position}<`);

  const files = Array.from(
    home.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g),
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect((await request.get(one + file)).status(), file).toBe(200);

  const sent = await request.post(`${one}/api/contact`, { data: CONTACT });
  expect(sent.ok()).toBe(true);
  expect(unpacked.run('one', 'stats')).toContain('contact: 1 ');
  expect(unpacked.run('other', 'stats')).toContain('contact: 0 ');
  expect(unpacked.errors).toBe('');
});

test('the release lists third-party packages with their licences', async () => {
  const { components } = JSON.parse(
    await readFile(path.join(unpackedRelease(), 'sbom.cdx.json'), 'utf8'),
  ) as {
    components: { name: string }[];
  };
  const notices = await readFile(path.join(unpackedRelease(), 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const packages = ['react', 'fastify', 'nodemailer', 'tailwindcss', '@fontsource-variable/newsreader'];
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(packages));
  for (const name of packages)
    expect(notices).toMatch(
      new RegExp(`^${name} [\\d.]+\n\n[^=]*(?:Permission is hereby granted|OPEN FONT LICENSE)`, 'm'),
    );
});

test('npm start runs a given release, and npm run build -- --list shows its process', async ({ request }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fatal-named-'));
  const id = path.basename(releaseDir());
  const npm = (script: string, ...args: string[]) => [path.join(root, 'tools', script), ...args];
  const server = spawn(process.execPath, npm('start.ts', '--release', id), {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\/\/\S+/.exec(printed.toString())?.[0] ?? '';
    expect((await request.get(address)).status()).toBe(200);
    const listed = execFileSync(process.execPath, npm('build/build.ts', '--list'), { encoding: 'utf8' });
    const line = listed.split('\n').find((one) => one.startsWith(id));
    expect(line).toMatch(/^[0-9a-f]{12} {3}[\d.]+ {3}\d{4}-\d\d-\d\d \d\d:\d\d {3}process /);
    expect(line?.match(/\d+/g)).toContain(String(server.pid));
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true });
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, npm('start.ts', '--release', 'unknown'), {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No release unknown. List them with npm run build -- --list.\n',
  });
});
