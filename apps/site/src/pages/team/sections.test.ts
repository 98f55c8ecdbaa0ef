import type { ArtistRole } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import type { TeamMember } from '../../../build/content/types.ts';
import { sectionsOf, type SectionId } from './sections.ts';

const member = (id: number, roles: ArtistRole[], more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name: 'Ada',
  first_surname: String(id),
  image: null,
  roles: roles.map((name) => ({ name })),
  is_lead: 0,
  social_links: {},
  original_role: null,
  ...more,
});

const lead = (id: number, ...roles: ArtistRole[]) => member(id, roles, { is_lead: 1 });

const ids = (members: readonly TeamMember[]) => members.map(({ id }) => id);

function idsOf(section: SectionId, team: TeamMember[], seed: number | null = null) {
  const found = sectionsOf(team, seed).find(({ id }) => id === section);
  return found && { leads: ids(found.leads), team: ids(found.team) };
}

describe(sectionsOf, () => {
  // Spec 8.1
  it('keeps the order of the sections and omits empty ones', () => {
    const team = [
      member(5, ['web']),
      member(6, ['prop']),
      lead(1, 'director'),
      member(7, ['game_design']),
      lead(105, 'producer'),
      member(8, ['agradecimientos']),
      member(9, ['level_design']),
    ];
    expect(sectionsOf(team, null).map(({ id }) => id)).toEqual([
      'management',
      'director',
      'producer',
      'leads',
      'game_design',
      'prop',
      'level_design',
      'web',
      'agradecimientos',
    ]);
    expect(sectionsOf([], 1)).toEqual([]);
  });

  // Spec 8.3
  it('returns the management in a fixed order', () => {
    const team = [lead(6, 'technical'), lead(98, 'concept'), lead(1, 'director'), lead(105, 'producer')];
    expect(idsOf('management', team, 4)).toEqual({ leads: [1, 105, 98, 6], team: [] });
    expect(idsOf('management', team.slice(0, 2))).toEqual({ leads: [98, 6], team: [] });
  });

  // Spec 8.3
  it('puts 1, 98 and 105 first in other sections, then leads, then the others', () => {
    const team = [
      member(20, ['prop']),
      lead(21, 'prop'),
      lead(105, 'prop'),
      lead(98, 'prop'),
      lead(1, 'prop'),
    ];
    expect(idsOf('prop', team, 9)).toEqual({ leads: [1, 98, 105, 21], team: [20] });
    expect(idsOf('leads', team, 9)).toEqual({ leads: [1, 98, 105, 21], team: [] });
  });

  // Spec 8.3
  it('shuffles only members who are not leads, by the seed', () => {
    const team = [
      ...Array.from({ length: 20 }, (_, n) => member(200 + n, ['sound'])),
      lead(30, 'sound'),
      lead(31, 'sound'),
    ];
    const plain = ids(team.slice(0, 20));
    expect(idsOf('sound', team)).toEqual({ leads: [30, 31], team: plain });
    const shuffled = idsOf('sound', team, 12);
    expect(shuffled?.leads).toEqual([30, 31]);
    expect(shuffled?.team).not.toEqual(plain);
    expect(shuffled?.team.toSorted((a, b) => a - b)).toEqual(plain);
    expect(idsOf('sound', team, 12)).toEqual(shuffled);
  });

  // Spec 8.2
  it('puts a member with two roles in both sections and directors among the leads', () => {
    const team = [member(40, ['director', 'music']), member(41, ['music'])];
    expect(idsOf('director', team)).toEqual({ leads: [40], team: [] });
    expect(idsOf('music', team)).toEqual({ leads: [40], team: [41] });
    expect(idsOf('leads', team)).toBeUndefined();
  });

  it('has no leads among former members', () => {
    const team = [member(50, ['agradecimientos'], { is_lead: 1, original_role: 'fx' })];
    expect(sectionsOf(team, null).map(({ id }) => id)).toEqual(['agradecimientos']);
    expect(idsOf('agradecimientos', team)).toEqual({ leads: [], team: [50] });
  });
});
