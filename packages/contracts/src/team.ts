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

/** A member of the team as `GET /api/team` answers it (Spec 8.6). */
export interface Artist {
  id: number;
  name: string;
  first_surname: string;
  /** Path without extension; `null` without a picture. */
  image: string | null;
  /** Empty for somebody who gives none. */
  email: string;
  roles: { name: ArtistRole }[];
  /** 1 means lead. */
  is_lead: 0 | 1;
  social_links: Partial<Record<SocialPlatform, string>>;
  /** What a former member did; `null` for everybody else. */
  original_role: ArtistRole | null;
}

/** Whether the panel of a person offers a form. On pages, which hold no addresses, an address may still be on its way. */
export const takesMessages = ({
  email,
  original_role: formerRole,
}: Pick<Artist, 'original_role'> & Partial<Pick<Artist, 'email'>>): boolean =>
  email !== '' && formerRole === null;
