import type { ArtistRole } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import type { TeamMember } from '../../content/team-members.ts';
import { PERSONAL_TITLES, type PersonalTitle } from './people.ts';

/** The titles of a person in the current language: one of their own, or one for each role; of former members, what they did. */
export function useTitles(): (member: TeamMember) => string[] {
  const { t } = useLingui();

  const personal: Record<PersonalTitle, string> = {
    gameDirector: t({ id: 'team.title.gameDirector', message: 'Game Director' }),
    producer: t({ id: 'team.title.producer', message: 'Producer' }),
    leadConceptArtist: t({ id: 'team.title.leadConceptArtist', message: 'Lead Concept Artist' }),
    technicalDirector: t({ id: 'team.title.technicalDirector', message: 'Technical Director' }),
    writer: t({ id: 'team.title.writer', message: 'Writer' }),
    juniorEnvironmentArtist: t({
      id: 'team.title.juniorEnvironmentArtist',
      message: 'Junior Environment Artist',
    }),
    juniorPropArtist: t({ id: 'team.title.juniorPropArtist', message: 'Junior Prop Artist' }),
  };
  const titles: Record<ArtistRole, string> = {
    director: t({ id: 'team.role.director', message: 'Director' }),
    producer: t({ id: 'team.role.producer', message: 'Producer' }),
    prop: t({ id: 'team.role.prop', message: 'Prop Artist' }),
    hard_surface: t({ id: 'team.role.hard_surface', message: 'Hard Surface Artist' }),
    character: t({ id: 'team.role.character', message: 'Character Artist' }),
    grooming: t({ id: 'team.role.grooming', message: 'Grooming Artist' }),
    environment: t({ id: 'team.role.environment', message: 'Environment Artist' }),
    lighting: t({ id: 'team.role.lighting', message: 'Lighting Artist' }),
    level_design: t({ id: 'team.role.level_design', message: 'Level Designer' }),
    game_design: t({ id: 'team.role.game_design', message: 'Game Designer' }),
    material: t({ id: 'team.role.material', message: 'Material Artist' }),
    concept: t({ id: 'team.role.concept', message: 'Concept Artist' }),
    technical: t({ id: 'team.role.technical', message: 'Technical Artist' }),
    fx: t({ id: 'team.role.fx', message: 'FX Artist' }),
    programmer: t({ id: 'team.role.programmer', message: 'Programmer' }),
    sound: t({ id: 'team.role.sound', message: 'Sound Designer' }),
    music: t({ id: 'team.role.music', message: 'Composer' }),
    animator: t({ id: 'team.role.animator', message: 'Animator' }),
    rigger: t({ id: 'team.role.rigger', message: 'Rigger' }),
    ui: t({ id: 'team.role.ui', message: 'UI Artist' }),
    graphic_design: t({ id: 'team.role.graphic_design', message: 'Graphic Designer' }),
    web: t({ id: 'team.role.web', message: 'Web Developer' }),
    agradecimientos: t({ id: 'team.role.agradecimientos', message: 'Former member' }),
  };
  const leadTitles: Record<ArtistRole, string> = {
    ...titles,
    producer: t({ id: 'team.role.producer.lead', message: 'Lead Producer' }),
    prop: t({ id: 'team.role.prop.lead', message: 'Lead Prop Artist' }),
    hard_surface: t({ id: 'team.role.hard_surface.lead', message: 'Lead Hard Surface Artist' }),
    character: t({ id: 'team.role.character.lead', message: 'Lead Character Artist' }),
    grooming: t({ id: 'team.role.grooming.lead', message: 'Lead Grooming Artist' }),
    environment: t({ id: 'team.role.environment.lead', message: 'Lead Environment Artist' }),
    lighting: t({ id: 'team.role.lighting.lead', message: 'Lead Lighting Artist' }),
    level_design: t({ id: 'team.role.level_design.lead', message: 'Lead Level Designer' }),
    game_design: t({ id: 'team.role.game_design.lead', message: 'Lead Game Designer' }),
    material: t({ id: 'team.role.material.lead', message: 'Lead Material Artist' }),
    concept: t({ id: 'team.role.concept.lead', message: 'Lead Concept Artist' }),
    technical: t({ id: 'team.role.technical.lead', message: 'Lead Technical Artist' }),
    fx: t({ id: 'team.role.fx.lead', message: 'Lead FX Artist' }),
    programmer: t({ id: 'team.role.programmer.lead', message: 'Lead Programmer' }),
    sound: t({ id: 'team.role.sound.lead', message: 'Lead Sound Designer' }),
    music: t({ id: 'team.role.music.lead', message: 'Lead Composer' }),
    animator: t({ id: 'team.role.animator.lead', message: 'Lead Animator' }),
    rigger: t({ id: 'team.role.rigger.lead', message: 'Lead Rigger' }),
    ui: t({ id: 'team.role.ui.lead', message: 'Lead UI Artist' }),
    graphic_design: t({ id: 'team.role.graphic_design.lead', message: 'Lead Graphic Designer' }),
    web: t({ id: 'team.role.web.lead', message: 'Lead Web Developer' }),
  };

  return ({ id, is_lead, roles, original_role }) => {
    const own = PERSONAL_TITLES[id];
    if (own !== undefined) return [personal[own]];
    const words = is_lead === 1 ? leadTitles : titles;
    return roles.map(({ name }) => words[name === 'agradecimientos' ? (original_role ?? name) : name]);
  };
}
