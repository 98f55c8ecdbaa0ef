import type { Artist } from '@fatal/contracts';
import { management } from '#content/team-order';
import { withoutEmails } from '../../model/without-emails.ts';
import type { PressKit } from '../../shared/press-kit.ts';

const isFormer = ({ roles }: Artist) => roles.some(({ name }) => name === 'agradecimientos');

/** Returns the number of people and the leads for the press kit, without email addresses. */
export function peopleOfKit(team: readonly Artist[]): Pick<PressKit, 'people' | 'leads'> {
  return {
    people: { active: team.filter((member) => !isFormer(member)).length, all: team.length },
    leads: withoutEmails(management.flatMap((id) => team.find((member) => member.id === id) ?? [])),
  };
}
