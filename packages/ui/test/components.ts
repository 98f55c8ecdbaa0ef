// Every component with its fixtures, for the tests that all components have to pass.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { FixtureSet } from '../src/fixtures/fixture-set.js';

export type Props = Record<string, unknown>;

export interface ComponentUnderTest {
  /** Name of the folder. */
  name: string;
  component: ComponentType<Props>;
  fixtures: Record<string, Props>;
}

interface Meta {
  component: ComponentType<Props>;
}

interface Story {
  args?: object;
  globals?: object;
  render?: unknown;
}

type Stories = { default: Meta } & Record<string, Story>;

const modules = import.meta.glob<Record<string, FixtureSet<Props>>>('../src/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

const stories = import.meta.glob<Stories>('../src/*/*.stories.tsx', { eager: true });

const folderOf = (path: string) => path.split('/')[2] ?? path;

/** Whether a story renders the component with its own props, without its own frame or toolbar settings. */
const hasOwnProps = (name: string, { args, globals, render }: Story) =>
  (name === 'Default' || args !== undefined) && globals === undefined && render === undefined;

/** Returns the props of stories by name in camel case. */
function fixturesIn({ default: meta, ...named }: Stories): Record<string, Props> {
  const composed: Record<string, { args: Props }> = composeStories({
    default: meta,
    ...named,
  } as object as never);
  return Object.fromEntries(
    Object.entries(named)
      .filter(([name, story]) => hasOwnProps(name, story))
      .map(([name]) => [
        name === 'Default' ? 'basic' : name.charAt(0).toLowerCase() + name.slice(1),
        composed[name]?.args ?? {},
      ]),
  );
}

export const components: readonly ComponentUnderTest[] = [
  ...Object.entries(modules).flatMap(([path, exports]) =>
    Object.values(exports).map((set) => ({ name: folderOf(path), ...set })),
  ),
  ...Object.entries(stories)
    .filter(([path]) => !(path.replace('.stories.', '.fixtures.') in modules))
    .map(([path, module]) => ({
      name: folderOf(path),
      component: module.default.component,
      fixtures: fixturesIn(module),
    })),
];
