import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const { scripts, wireit } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>;
  wireit: Record<string, { command?: string }>;
};

describe('the commands', () => {
  // Spec 2.7
  it.each(['start', 'test', 'dev', 'storybook', 'build', 'build:storybook'])(
    'npm run %s exists, and installs first what is missing',
    (name) => {
      expect(scripts).toHaveProperty([name]);
      expect(scripts[`pre${name}`]).toMatch(/^node tools\/setup\.mjs/);
    },
  );

  it('run tools that are there', () => {
    const commands = Object.values(wireit).map(({ command = '' }) => command);
    const tools = [...Object.values(scripts), ...commands].flatMap(
      (script) => script.match(/(?:tools|apps)\/[\w./-]+\.m?[jt]s/g) ?? [],
    );
    expect(tools.length).toBeGreaterThan(5);
    expect(tools.filter((tool) => !existsSync(new URL(tool, root)))).toEqual([]);
  });

  // Spec 2.7
  it('show Storybook on port 6006', () => {
    expect(scripts.storybook).toMatch(/--port 6006\b/);
  });
});
