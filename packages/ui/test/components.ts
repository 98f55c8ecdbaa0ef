// Every component with the props of its stories, for the rules that all components follow.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { LightboxSurface } from '../src/lightbox/lightbox-surface.js';

export type Props = Record<string, unknown>;

export interface ComponentUnderTest {
  /** Name of the folder. */
  name: string;
  component: ComponentType<Props>;
  fixtures: Record<string, Props>;
}

interface Story {
  args?: object;
  globals?: object;
  render?: unknown;
}

type Stories = { default: { component: ComponentType<Props> } } & Record<string, Story>;

const stories = import.meta.glob<Stories>('../src/*/*.stories.tsx', { eager: true });

const folderOf = (path: string) => path.split('/')[2] ?? path;

/** Whether a story has its own props, rather than just another language, viewport or frame. */
const hasOwnProps = (name: string, { args, globals, render }: Story) =>
  (name === 'Default' || args !== undefined) && globals === undefined && render === undefined;

/** The props of stories by name: `basic` of `Default`, `longLabels` of `LongLabels`. */
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

/** The dialog of a lightbox: the component itself renders nothing on the server, and nothing until it is open. */
function lightboxSurface({ fixtures, ...rest }: ComponentUnderTest): ComponentUnderTest {
  const surfaces = Object.entries(fixtures)
    .filter(([, { defaultIndex }]) => typeof defaultIndex === 'number')
    .map(([name, { history: _, defaultIndex, ...props }]) => [
      name === 'open' ? 'basic' : name,
      {
        ...props,
        index: defaultIndex,
        onIndexChange: () => undefined,
        open: true,
        onOpenChange: () => undefined,
      },
    ]);
  return {
    ...rest,
    component: LightboxSurface as ComponentType<object> as ComponentType<Props>,
    fixtures: Object.fromEntries(surfaces) as Record<string, Props>,
  };
}

export const components: readonly ComponentUnderTest[] = Object.entries(stories)
  .map(([path, module]) => ({
    name: folderOf(path),
    component: module.default.component,
    fixtures: fixturesIn(module),
  }))
  .map((one) => (one.name === 'lightbox' ? lightboxSurface(one) : one));
