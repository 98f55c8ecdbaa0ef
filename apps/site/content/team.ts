import type { Artist } from '@fatal/contracts';
import { active } from './team/active.ts';
import { former } from './team/former.ts';
import { activeMember, formerMember } from './team/rows.ts';

/**
 * The people of the studio. Who leads the page, and whose title is their own, stands in `src/pages/team/people.ts`.
 *
 * Sample data: these people, their addresses and their links are invented and their portraits are rendered. Replace
 * them all before publishing. Only the server's answer carries the addresses: no code of a page may import this file.
 */
export const team: readonly Artist[] = [...active.map(activeMember), ...former.map(formerMember)];
