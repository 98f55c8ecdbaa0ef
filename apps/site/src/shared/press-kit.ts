import type { TeamMember } from '../../build/content/types.ts';

/** Data of the press page that the build counts or measures. */
export interface PressKit {
  people: {
    /** Number of people who work on the games today. */
    active: number;
    /** Number of people who ever worked on them. */
    all: number;
  };
  /** Director and leads, director first. */
  leads: TeamMember[];
  /** Sizes of the downloads in bytes, by path. */
  sizes: Readonly<Record<string, number>>;
}

/** URL of the generated file, which client-side navigations fetch. */
export const PRESS_KIT = '/press/kit.json';
