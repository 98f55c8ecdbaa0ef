import { expect, it } from 'vitest';
import { root } from '../step/step.ts';
import { Files } from '../scratch.ts';
import { changes } from './changes.ts';

/** What a command would make is not there. */
class Stop extends Error {}

/** The files of this repository, and what an edit makes of them, which nobody writes down. */
class Draft extends Files {
  readonly #written = new Map<string, string>();

  constructor() {
    super(root);
  }

  override read(file: string): string {
    return this.#written.get(file) ?? super.read(file);
  }

  override write(file: string, text: string): void {
    this.#written.set(file, text);
  }

  override remove(file: string): void {
    if (!this.has(file)) throw new Error(`There is no ${file}.`);
  }

  run(): never {
    throw new Stop();
  }
}

// They are made by `npm run cost` alone, which nobody runs each day.
it.each(changes)(
  'what the change "$name" edits stands where it looks, up to its first command',
  ({ edit }) => {
    expect(() => {
      try {
        edit(new Draft());
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
      }
    }).not.toThrow();
  },
);
