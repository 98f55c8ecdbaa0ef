import type { Artist } from '@fatal/contracts';
import type { TeamMember } from '../../build/content/types.ts';

/** The same people without their addresses, for pages that everybody, and every harvester, may read. */
export function withoutEmails(team: readonly Artist[]): TeamMember[] {
  return team.map(({ email, ...member }) => member);
}
