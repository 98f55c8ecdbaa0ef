import type { SocialPlatform } from './social-links.ts';

/** Crafts and parts of the studio; `agradecimientos` (thanks) marks former members (Spec 8.6). */
export const ARTIST_ROLES = [
  'director',
  'producer',
  'prop',
  'hard_surface',
  'character',
  'grooming',
  'environment',
  'lighting',
  'level_design',
  'game_design',
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
] as const;

export type ArtistRole = (typeof ARTIST_ROLES)[number];

/** Team member in the response of `GET /api/team` (Spec 8.6). */
export interface Artist {
  id: number;
  name: string;
  first_surname: string;
  /** Path without extension; `null` if there is no picture. */
  image: string | null;
  /** Empty if the person gives none. */
  email: string;
  roles: { name: ArtistRole }[];
  /** 1 means lead. */
  is_lead: 0 | 1;
  social_links: Partial<Record<SocialPlatform, string>>;
  /** Role of a former member; `null` for current ones. */
  original_role: ArtistRole | null;
}

/** Whether a person's panel shows the message form. Pages contain no addresses, so a missing `email` counts as not loaded yet. */
export const acceptsMessages = ({
  email,
  original_role: formerRole,
}: Pick<Artist, 'original_role'> & Partial<Pick<Artist, 'email'>>): boolean =>
  email !== '' && formerRole === null;
