import { useLingui } from '@lingui/react/macro';
import type { SectionId } from './sections.ts';

/** Returns the headings of the sections in the current language. */
export function useSectionNames(): Record<SectionId, string> {
  const { t } = useLingui();
  return {
    management: t({ id: 'team.section.management', message: 'Management' }),
    director: t({ id: 'team.section.director', message: 'Direction' }),
    producer: t({ id: 'team.section.producer', message: 'Production' }),
    leads: t({ id: 'team.section.leads', message: 'Leads' }),
    game_design: t({ id: 'team.section.game_design', message: 'Game design' }),
    prop: t({ id: 'team.section.prop', message: 'Props' }),
    hard_surface: t({ id: 'team.section.hard_surface', message: 'Hard surface' }),
    character: t({ id: 'team.section.character', message: 'Characters' }),
    grooming: t({ id: 'team.section.grooming', message: 'Grooming' }),
    environment: t({ id: 'team.section.environment', message: 'Environments' }),
    lighting: t({ id: 'team.section.lighting', message: 'Lighting' }),
    level_design: t({ id: 'team.section.level_design', message: 'Levels' }),
    material: t({ id: 'team.section.material', message: 'Materials' }),
    concept: t({ id: 'team.section.concept', message: 'Concept' }),
    technical: t({ id: 'team.section.technical', message: 'Technical art' }),
    fx: t({ id: 'team.section.fx', message: 'FX' }),
    programmer: t({ id: 'team.section.programmer', message: 'Programming' }),
    sound: t({ id: 'team.section.sound', message: 'Sound' }),
    music: t({ id: 'team.section.music', message: 'Music' }),
    animator: t({ id: 'team.section.animator', message: 'Animation' }),
    rigger: t({ id: 'team.section.rigger', message: 'Rigging' }),
    ui: t({ id: 'team.section.ui', message: 'Interface' }),
    graphic_design: t({ id: 'team.section.graphic_design', message: 'Graphic design' }),
    web: t({ id: 'team.section.web', message: 'Web' }),
    agradecimientos: t({ id: 'team.section.thanks', message: 'Thanks' }),
  };
}
