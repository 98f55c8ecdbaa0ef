import type { Artist } from '@fatal/contracts';

/** A member of the team, as the team page shows it: without `email` until the API has answered. */
export type TeamMember = Omit<Artist, 'email'> & Partial<Pick<Artist, 'email'>>;

/** The same people without their addresses, for pages that everybody, and every harvester, may read. */
export function withoutEmails(team: readonly Artist[]): TeamMember[] {
  return team.map(({ email, ...member }) => member);
}
