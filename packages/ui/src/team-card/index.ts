export { TeamCard, type TeamCardLabels, type TeamCardLink, type TeamCardProps } from './team-card.js';
export type { ContactPanelLabels } from '../contact-panel/index.js';
