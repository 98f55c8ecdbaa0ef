import type { ComponentType } from 'react';

export interface FixtureSet<Props = object, Name extends string = string> {
  component: ComponentType<Props>;
  fixtures: Record<Name, Props>;
}

/**
 * Named, complete props of one component. Each feeds a story, the component's tests, the contract tests and the screenshots.
 * `basic` is the one that documentation shows first.
 */
export function defineFixtures<Props, Name extends string>(
  component: ComponentType<Props>,
  fixtures: Record<Name | 'basic', Props>,
): FixtureSet<Props, Name | 'basic'> {
  return { component, fixtures };
}
