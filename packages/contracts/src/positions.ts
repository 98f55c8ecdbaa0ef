/** Role names by the last segment of `/join-us/:role`. The site sends the English name to the API in every language. */
export const POSITION_ROLE_NAMES = {
  prop: 'Prop Artist',
  environment: 'Environment Artist',
  'hard-surface': 'Hard Surface Artist',
  character: 'Character Artist',
  rigger: '3D Rigger',
  animator: '3D Animator',
  sound: 'Sound Designer',
  programmer: 'UE5 Programmer',
  technical: 'Technical Artist',
  fx: 'FX Artist',
  concept: 'Concept Artist',
} as const;

export type PositionRole = keyof typeof POSITION_ROLE_NAMES;

export type PositionRoleName = (typeof POSITION_ROLE_NAMES)[PositionRole];

export const POSITION_ROLES = Object.keys(POSITION_ROLE_NAMES) as PositionRole[];
