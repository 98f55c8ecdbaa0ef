import type { ArtistRole } from '@fatal/contracts';
import type { TeamMember } from '../../../build/content/types.ts';
import { first, management } from '#content/team-order';
import { shuffle } from './shuffle.ts';

/** Section ids in order. All but `management` and `leads` are roles. */
export const SECTIONS = [
  'management',
  'director',
  'producer',
  'leads',
  'game_design',
  'prop',
  'hard_surface',
  'character',
  'grooming',
  'environment',
  'lighting',
  'level_design',
  'material',
  'concept',
  'technical',
  'fx',
  'programmer',
  'sound',
  'music',
  'animator',
  'rigger',
  'ui',
  'graphic_design',
  'web',
  'agradecimientos',
] as const satisfies readonly (ArtistRole | 'management' | 'leads')[];

export type SectionId = (typeof SECTIONS)[number];

export interface Section {
  id: SectionId;
  /** Leads and directors. */
  leads: TeamMember[];
  /** All other members. */
  team: TeamMember[];
}

const hasRole = ({ roles }: TeamMember, role: ArtistRole) => roles.some(({ name }) => name === role);

const isFormer = (member: TeamMember) => hasRole(member, 'agradecimientos');

const isLead = (member: TeamMember) => member.is_lead === 1 || hasRole(member, 'director');

/** Returns the sections that have members. `seed` shuffles members who aren't leads; `null` keeps their order. */
export function sectionsOf(team: readonly TeamMember[], seed: number | null): Section[] {
  const ordered = inOrder(team, seed);
  return SECTIONS.map((id) => split(id, membersOf(id, ordered))).filter(
    ({ leads, team: others }) => leads.length + others.length > 0,
  );
}

/** Sorts the team: pinned members, then leads, then all others, shuffled. */
function inOrder(team: readonly TeamMember[], seed: number | null): TeamMember[] {
  const others = team.filter(({ id }) => !first.includes(id));
  const rest = others.filter((member) => !isLead(member));
  return [...pick(team, first), ...others.filter(isLead), ...(seed === null ? rest : shuffle(rest, seed))];
}

function pick(team: readonly TeamMember[], ids: readonly number[]): TeamMember[] {
  return ids.flatMap((wanted) => team.find(({ id }) => id === wanted) ?? []);
}

function membersOf(id: SectionId, ordered: readonly TeamMember[]): TeamMember[] {
  if (id === 'management') return pick(ordered, management);
  if (id === 'leads') return ordered.filter((member) => member.is_lead === 1 && !isFormer(member));
  return ordered.filter((member) => hasRole(member, id));
}

function split(id: SectionId, members: readonly TeamMember[]): Section {
  const leads = id === 'agradecimientos' ? [] : members.filter(isLead);
  return { id, leads, team: members.filter((member) => !leads.includes(member)) };
}
