import type { Artist, ArtistRole, SocialPlatform } from '@fatal/contracts';

/** What a row says beyond the usual: somebody leads, has no portrait, gives no address. */
export type Mark = 'lead' | 'no-portrait' | 'no-email';

/** An active member. The first role is the main one. */
export type ActiveRow = readonly [
  id: number,
  name: string,
  surname: string,
  roles: readonly [ArtistRole, ...ArtistRole[]],
  links: readonly SocialPlatform[],
  ...marks: Mark[],
];

/** A former member, and what they did. */
export type FormerRow = readonly [
  id: number,
  name: string,
  surname: string,
  role: ArtistRole,
  links?: readonly SocialPlatform[],
];

/** A name as it stands in an address: without accents, in lower case, words joined by hyphens. */
const slug = (...words: string[]) =>
  words
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const linksOf = (name: string, platforms: readonly SocialPlatform[]): Artist['social_links'] =>
  Object.fromEntries(platforms.map((platform) => [platform, `https://${platform}.example/${name}`]));

/** The portrait of a person is the picture `portrait-<id>`; until it exists their initials are shown. */
export const activeMember = ([id, name, surname, roles, links, ...marks]: ActiveRow): Artist => ({
  id,
  name,
  first_surname: surname,
  image: marks.includes('no-portrait') ? null : `/images/portrait-${String(id)}`,
  email: marks.includes('no-email') ? '' : `${slug(name)}@fatal.example`,
  roles: roles.map((role) => ({ name: role })),
  is_lead: marks.includes('lead') ? 1 : 0,
  social_links: linksOf(slug(name, surname), links),
  original_role: null,
});

export const formerMember = ([id, name, surname, role, links = []]: FormerRow): Artist => ({
  id,
  name,
  first_surname: surname,
  image: null,
  email: '',
  roles: [{ name: 'agradecimientos' }],
  is_lead: 0,
  social_links: linksOf(slug(name, surname), links),
  original_role: role,
});
