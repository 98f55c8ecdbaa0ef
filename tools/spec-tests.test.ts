import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Each line of the tables in `docs/spec-tests.md`, with the tests that it names. */
const lines = read('docs/spec-tests.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:line|---) /.test(line))
  .map((line) => {
    const [, what = '', tests = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return { what, tests: tests.split('<br>') };
  });

/** Whether a source has a test of that name, in any kind of quotes. */
function hasTest(source: string, name: string): boolean {
  const spellings = [name, name.replaceAll("'", "\\'")];
  return spellings.some((text) =>
    [`'${text}'`, `"${text}"`, `\`${text}\``].some((quoted) => source.includes(quoted)),
  );
}

describe('the table of the specification and its tests', () => {
  it('has a line for everything', () => {
    expect(lines.length).toBeGreaterThan(150);
    expect(new Set(lines.map(({ what }) => what)).size).toBeGreaterThan(150);
  });

  it.each(lines)('names tests that exist: $what', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) {
      const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
      expect(file, test).not.toBe('');
      expect(existsSync(new URL(file, root)), file).toBe(true);
      expect(hasTest(read(file), name), test).toBe(true);
    }
  });
});
