import type { TeamMember } from '../../build/content/types.ts';

/** What the press page says that only the build can count or measure. */
export interface PressKit {
  people: {
    /** Who works on the games today. */
    active: number;
    /** Everybody who ever has. */
    all: number;
  };
  /** Who answers for the games, first the director. */
  leads: TeamMember[];
  /** What can be downloaded: sizes in bytes, by path. */
  sizes: Readonly<Record<string, number>>;
}

/** Where the build writes it for visits from within the site. */
export const PRESS_KIT = '/press/kit.json';
