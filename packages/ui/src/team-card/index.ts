export { TeamCard, type TeamCardLabels, type TeamCardLink, type TeamCardProps } from './team-card.js';
