// Every component with its fixtures, for the rules that all keep.
import type { ComponentType } from 'react';
import type { FixtureSet } from '../src/fixtures/fixture-set.js';

export type Props = Record<string, unknown>;

export interface ComponentUnderTest {
  /** Name of the folder. */
  name: string;
  component: ComponentType<Props>;
  fixtures: Record<string, Props>;
}

const modules = import.meta.glob<Record<string, FixtureSet<Props>>>('../src/*/*.fixtures.{ts,tsx}', {
  eager: true,
});

export const components: readonly ComponentUnderTest[] = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports).map((set) => ({ name: path.split('/')[2] ?? path, ...set })),
);
