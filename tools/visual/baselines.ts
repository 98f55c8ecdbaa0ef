import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decode, type Image } from './image.ts';

interface Manifest {
  /** The browser that has drawn all pictures but those of `others`. */
  browser: string;
  /** Pictures that another browser has drawn, by name. */
  others: Record<string, string>;
}

/** The pictures that are expected, and who has drawn them. */
export class Baselines {
  readonly #folder: string;
  readonly #drawnBy: Map<string, string>;

  constructor(folder: string) {
    this.#folder = folder;
    const manifest = existsSync(this.#manifestFile)
      ? (JSON.parse(readFileSync(this.#manifestFile, 'utf8')) as Manifest)
      : { browser: '', others: {} };
    this.#drawnBy = new Map(this.#files().map((name) => [name, manifest.others[name] ?? manifest.browser]));
  }

  get #manifestFile() {
    return join(this.#folder, 'manifest.json');
  }

  #files(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length))
      .sort();
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.webp`);
  }

  get names(): string[] {
    return [...this.#drawnBy.keys()];
  }

  /** All browsers that have drawn one. */
  get browsers(): string[] {
    return [...new Set(this.#drawnBy.values())];
  }

  /** The browser that has drawn a picture. */
  browserOf(name: string): string | undefined {
    return this.#drawnBy.get(name);
  }

  async read(name: string): Promise<Image | undefined> {
    return this.#drawnBy.has(name) ? decode(readFileSync(this.#file(name))) : undefined;
  }

  /** Keeps a picture, given as the WebP file that it is kept as. */
  write(name: string, file: Buffer, browser: string): void {
    mkdirSync(dirname(this.#file(name)), { recursive: true });
    writeFileSync(this.#file(name), file);
    this.#drawnBy.set(name, browser);
  }

  remove(name: string): void {
    rmSync(this.#file(name), { force: true });
    this.#drawnBy.delete(name);
  }

  /** Writes down who has drawn what. The browser of most pictures is named once. */
  save(): void {
    const drawers = [...this.#drawnBy.values()];
    const [browser = ''] = [...new Set(drawers)].sort(
      (one, other) => countOf(drawers, other) - countOf(drawers, one),
    );
    const others = [...this.#drawnBy].filter(([, drawer]) => drawer !== browser).sort();
    mkdirSync(this.#folder, { recursive: true });
    const manifest: Manifest = { browser, others: Object.fromEntries(others) };
    writeFileSync(this.#manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

const countOf = (list: readonly string[], item: string) => list.filter((one) => one === item).length;
