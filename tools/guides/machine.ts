import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../step/step.ts';

const PROGRAMS = ['mmdebstrap', 'systemd-nspawn', 'nsenter', 'tar'];

/** Debian's stable. Its own mirror is not named: mmdebstrap and apt know it. */
const SUITE = 'trixie';

/** What each Debian has that somebody has installed on a server. */
const BARE = ['systemd-sysv', 'dbus', 'ca-certificates'];

/** Archives that lie ready, since the machine has no network: what the guides install, and what stands in for others. */
const READY = ['curl', 'nginx', 'restic', 'postgresql', 'rclone'];

const OPTIONS = [
  '--variant=minbase',
  `--include=${BARE.join(',')}`,
  '--skip=cleanup/apt,cleanup/apt/cache,cleanup/apt/lists',
  `--customize-hook=APT_CONFIG="$MMDEBSTRAP_APT_CONFIG" apt-get install --yes --download-only -o APT::Install-Recommends=true ${READY.join(' ')}`,
  SUITE,
];

export interface Outcome {
  status: number | null;
  /** What it wrote, errors too. */
  output: string;
}

/** A Debian of its own, booted with systemd in namespaces of this machine, without a network. */
export class Machine {
  readonly #folder: string;
  readonly #nspawn: ChildProcess;
  #init = 0;
  #remarks = '';

  private constructor(folder: string) {
    this.#folder = folder;
    const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--private-network'];
    this.#nspawn = spawn('systemd-nspawn', [...options, '--console=passive', '--directory', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A machine with both kinds of cgroups gives it the newer ones, which today's systemd asks for.
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
    });
    this.#nspawn.stderr?.on('data', (chunk: Buffer) => (this.#remarks += chunk.toString()));
  }

  /** Why none can be booted here, or nothing. */
  static obstacle(): string | undefined {
    if (process.getuid?.() !== 0) return 'only root can boot a machine in namespaces';
    const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
    if (missing.length > 0)
      return `${missing.join(', ')} cannot be found: apt-get install mmdebstrap systemd-container`;
    return undefined;
  }

  static async boot(): Promise<Machine> {
    const archive = bareDebian();
    const folder = mkdtempSync(path.join(tmpdir(), 'fatal-guides-'));
    must('tar', ['-C', folder, '-xf', archive]);
    const machine = new Machine(folder);
    try {
      await machine.#whenUp();
      return machine;
    } catch (error) {
      await machine.stop();
      throw error;
    }
  }

  async #whenUp(): Promise<void> {
    const until = Date.now() + 60_000;
    while (Date.now() < until && this.#nspawn.exitCode === null) {
      await sleep(200);
      const pid = String(this.#nspawn.pid);
      this.#init = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
      if (this.#init > 0 && /running|degraded/.test(this.sh('systemctl is-system-running').output)) return;
    }
    throw new Error(`systemd did not come up. ${this.#remarks}`);
  }

  /** What root types there, in root's home. Ends with the first command that fails. */
  sh(script: string): Outcome {
    const { status, stdout } = spawnSync('nsenter', this.#command, {
      input: `exec 2>&1\nset -e\ncd /root\n${script}`,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      timeout: 600_000,
    });
    return { status, output: stdout };
  }

  /** The same beside what is typed meanwhile. */
  async beside(script: string): Promise<Outcome> {
    const child = spawn('nsenter', this.#command, { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.end(`exec 2>&1\nset -e\ncd /root\n${script}`);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, output };
  }

  get #command(): string[] {
    const environment = [
      '-i',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      'HOME=/root',
    ];
    return ['--target', String(this.#init), '--all', '--', 'env', ...environment, 'bash', '-s'];
  }

  /** Copies files into root's home, as `scp` does. */
  bring(...files: string[]): void {
    must('cp', ['--dereference', ...files, path.join(this.#folder, 'root')]);
  }

  async stop(): Promise<void> {
    if (this.#nspawn.exitCode === null) {
      const closed = once(this.#nspawn, 'close');
      this.#nspawn.kill('SIGTERM');
      const late = setTimeout(() => this.#nspawn.kill('SIGKILL'), 60_000);
      await closed;
      clearTimeout(late);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The archive of a bare Debian: made once, and again when it should hold something else. */
function bareDebian(): string {
  const name = createHash('sha256').update(OPTIONS.join('\n')).digest('hex').slice(0, 12);
  const archive = path.join(root, `.cache/guides/${SUITE}-${name}.tar`);
  if (existsSync(archive)) return archive;
  console.log(`Fetching Debian (${SUITE}). This takes a minute, once.`);
  rmSync(path.dirname(archive), { recursive: true, force: true });
  mkdirSync(path.dirname(archive), { recursive: true });
  // The end of the name says what kind of archive it is.
  const partial = archive.replace(/\.tar$/, '.partial.tar');
  must('mmdebstrap', ['--quiet', ...OPTIONS, partial]);
  renameSync(partial, archive);
  return archive;
}

function must(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || String(error)}`);
}
