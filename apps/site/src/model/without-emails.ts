import type { Artist } from '@fatal/contracts';
import type { TeamMember } from '../../build/content/types.ts';

/** Removes the email addresses, so that harvesters don't find them on public pages. */
export function withoutEmails(team: readonly Artist[]): TeamMember[] {
  return team.map(({ email, ...member }) => member);
}
