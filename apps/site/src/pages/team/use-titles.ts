import type { ArtistRole } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { PersonalTitle, TeamMember } from '../../../build/content/types.ts';
import { personalTitles } from '#content/team-order';

const personal: Record<PersonalTitle, MessageDescriptor> = {
  gameDirector: msg({ id: 'team.title.gameDirector', message: 'Game Director' }),
  producer: msg({ id: 'team.title.producer', message: 'Producer' }),
  leadConceptArtist: msg({ id: 'team.title.leadConceptArtist', message: 'Lead Concept Artist' }),
  technicalDirector: msg({ id: 'team.title.technicalDirector', message: 'Technical Director' }),
  writer: msg({ id: 'team.title.writer', message: 'Writer' }),
  juniorEnvironmentArtist: msg({
    id: 'team.title.juniorEnvironmentArtist',
    message: 'Junior Environment Artist',
  }),
  juniorPropArtist: msg({ id: 'team.title.juniorPropArtist', message: 'Junior Prop Artist' }),
};
const titles: Record<ArtistRole, MessageDescriptor> = {
  director: msg({ id: 'team.role.director', message: 'Director' }),
  producer: msg({ id: 'team.role.producer', message: 'Producer' }),
  prop: msg({ id: 'team.role.prop', message: 'Prop Artist' }),
  hard_surface: msg({ id: 'team.role.hard_surface', message: 'Hard Surface Artist' }),
  character: msg({ id: 'team.role.character', message: 'Character Artist' }),
  grooming: msg({ id: 'team.role.grooming', message: 'Grooming Artist' }),
  environment: msg({ id: 'team.role.environment', message: 'Environment Artist' }),
  lighting: msg({ id: 'team.role.lighting', message: 'Lighting Artist' }),
  level_design: msg({ id: 'team.role.level_design', message: 'Level Designer' }),
  game_design: msg({ id: 'team.role.game_design', message: 'Game Designer' }),
  material: msg({ id: 'team.role.material', message: 'Material Artist' }),
  concept: msg({ id: 'team.role.concept', message: 'Concept Artist' }),
  technical: msg({ id: 'team.role.technical', message: 'Technical Artist' }),
  fx: msg({ id: 'team.role.fx', message: 'FX Artist' }),
  programmer: msg({ id: 'team.role.programmer', message: 'Programmer' }),
  sound: msg({ id: 'team.role.sound', message: 'Sound Designer' }),
  music: msg({ id: 'team.role.music', message: 'Composer' }),
  animator: msg({ id: 'team.role.animator', message: 'Animator' }),
  rigger: msg({ id: 'team.role.rigger', message: 'Rigger' }),
  ui: msg({ id: 'team.role.ui', message: 'UI Artist' }),
  graphic_design: msg({ id: 'team.role.graphic_design', message: 'Graphic Designer' }),
  web: msg({ id: 'team.role.web', message: 'Web Developer' }),
  agradecimientos: msg({ id: 'team.role.agradecimientos', message: 'Former member' }),
};
const leadTitles: Record<ArtistRole, MessageDescriptor> = {
  ...titles,
  producer: msg({ id: 'team.role.producer.lead', message: 'Lead Producer' }),
  prop: msg({ id: 'team.role.prop.lead', message: 'Lead Prop Artist' }),
  hard_surface: msg({ id: 'team.role.hard_surface.lead', message: 'Lead Hard Surface Artist' }),
  character: msg({ id: 'team.role.character.lead', message: 'Lead Character Artist' }),
  grooming: msg({ id: 'team.role.grooming.lead', message: 'Lead Grooming Artist' }),
  environment: msg({ id: 'team.role.environment.lead', message: 'Lead Environment Artist' }),
  lighting: msg({ id: 'team.role.lighting.lead', message: 'Lead Lighting Artist' }),
  level_design: msg({ id: 'team.role.level_design.lead', message: 'Lead Level Designer' }),
  game_design: msg({ id: 'team.role.game_design.lead', message: 'Lead Game Designer' }),
  material: msg({ id: 'team.role.material.lead', message: 'Lead Material Artist' }),
  concept: msg({ id: 'team.role.concept.lead', message: 'Lead Concept Artist' }),
  technical: msg({ id: 'team.role.technical.lead', message: 'Lead Technical Artist' }),
  fx: msg({ id: 'team.role.fx.lead', message: 'Lead FX Artist' }),
  programmer: msg({ id: 'team.role.programmer.lead', message: 'Lead Programmer' }),
  sound: msg({ id: 'team.role.sound.lead', message: 'Lead Sound Designer' }),
  music: msg({ id: 'team.role.music.lead', message: 'Lead Composer' }),
  animator: msg({ id: 'team.role.animator.lead', message: 'Lead Animator' }),
  rigger: msg({ id: 'team.role.rigger.lead', message: 'Lead Rigger' }),
  ui: msg({ id: 'team.role.ui.lead', message: 'Lead UI Artist' }),
  graphic_design: msg({ id: 'team.role.graphic_design.lead', message: 'Lead Graphic Designer' }),
  web: msg({ id: 'team.role.web.lead', message: 'Lead Web Developer' }),
};

/**
 * Returns a function that translates a member's titles to the language of `i18n`: a personal title, or one per role. A former member has
 * the title of their original role.
 */
export function titlesOf(i18n: I18n): (member: TeamMember) => string[] {
  return ({ id, is_lead, roles, original_role }) => {
    const own = personalTitles[id];
    if (own !== undefined) return [i18n._(personal[own])];
    const words = is_lead === 1 ? leadTitles : titles;
    return roles.map(({ name }) =>
      i18n._(words[name === 'agradecimientos' ? (original_role ?? name) : name]),
    );
  };
}

/** Returns a function that translates a member's titles to the current language. */
export function useTitles(): (member: TeamMember) => string[] {
  return titlesOf(useLingui().i18n);
}
