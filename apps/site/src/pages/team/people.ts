import type { Artist } from '@fatal/contracts';

/** Who stands in the section of the management, in this order (DECISIONS: Team). */
export const MANAGEMENT: readonly number[] = [1, 105, 98, 6];

/** Who stands first in every other list, in this order. */
export const FIRST: readonly number[] = [1, 98, 105];

/** Titles that belong to a person rather than to a role; `useTitles` words them. */
export const PERSONAL_TITLES: Readonly<Record<Artist['id'], PersonalTitle>> = {
  1: 'gameDirector',
  105: 'producer',
  98: 'leadConceptArtist',
  6: 'technicalDirector',
  29: 'writer',
  115: 'juniorEnvironmentArtist',
  118: 'juniorPropArtist',
};

export type PersonalTitle =
  | 'gameDirector'
  | 'producer'
  | 'leadConceptArtist'
  | 'technicalDirector'
  | 'writer'
  | 'juniorEnvironmentArtist'
  | 'juniorPropArtist';
