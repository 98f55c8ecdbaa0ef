import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files under a folder, as changes read and write them. */
export class Files {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Paths of the files in a folder. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.folder, folder)).map((name) => `${folder}/${name}`);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file), { recursive: true });
  }

  /** Replaces what must stand in the file, once. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} no longer holds ${String(from)}: it was changed since.`);
    this.write(file, changed);
  }
}

/** A clone of the last commit in which changes are made and counted, one after the other. */
export class Scratch extends Files {
  /** Clones the repository at `root` as it is committed, and installs its packages. */
  static open(root: string): Scratch {
    const scratch = new Scratch(mkdtempSync(path.join(tmpdir(), 'fatal-scratch-')));
    scratch.run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, '.']);
    scratch.run('npm', ['ci', '--loglevel=error', '--prefer-offline']);
    return scratch;
  }

  /** Back to the commit; what git ignores, such as packages and caches, stays. */
  reset(): void {
    this.run('git', ['reset', '--quiet', '--hard']);
    this.run('git', ['clean', '--quiet', '-fd']);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Throws with what the command printed where it fails. */
  run(command: string, args: readonly string[]): string {
    const { status, output } = this.try(command, args);
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
    return output;
  }

  try(command: string, args: readonly string[]): { status: number | null; output: string } {
    const bin = path.join(this.folder, 'node_modules/.bin');
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      env: { ...process.env, CI: '1', PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    });
    return { status, output: `${stdout}${stderr}` };
  }

  /** Paths of all files that a commit would hold now. */
  changedFiles(): string[] {
    this.run('git', ['add', '--all']);
    return this.run('git', ['diff', '--cached', '--name-only', '--no-renames']).split('\n').filter(Boolean);
  }
}
