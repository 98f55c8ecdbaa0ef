import type { Artist, ArtistRole, SocialPlatform } from '@fatal/contracts';

type Entry = Pick<Artist, 'id' | 'name' | 'first_surname'> & {
  roles: readonly [ArtistRole, ...ArtistRole[]];
} & Partial<Pick<Artist, 'image' | 'email' | 'is_lead' | 'social_links' | 'original_role'>>;

/** One member; what is left out is a member of the team without a picture, an address or links. */
const artist = ({ roles, ...entry }: Entry): Artist => ({
  image: null,
  email: '',
  is_lead: 0,
  social_links: {},
  original_role: null,
  ...entry,
  roles: roles.map((name) => ({ name })),
});

const address = (name: string) => `${name}@fatal.example`;

const links = (name: string, ...platforms: SocialPlatform[]): Artist['social_links'] =>
  Object.fromEntries(platforms.map((platform) => [platform, `https://${platform}.example/${name}`]));

/**
 * The people of the studio. Who leads the page, and under which title, stands in `src/pages/team/people.ts`.
 *
 * Sample data: these people, their addresses and their links are invented and their portraits are rendered. Replace
 * them all before publishing. Only the server's answer carries the addresses: no code of a page may import this file.
 */
export const team: readonly Artist[] = [
  artist({
    id: 1,
    name: 'Nadia',
    first_surname: 'Berrada',
    image: '/images/portrait-1',
    email: address('nadia'),
    roles: ['director', 'game_design'],
    is_lead: 1,
    social_links: links('nadia-berrada', 'linkedin', 'website'),
  }),
  artist({
    id: 105,
    name: 'Amaia',
    first_surname: 'Ilundáin',
    email: address('amaia'),
    roles: ['producer'],
    is_lead: 1,
    social_links: links('amaia-ilundain', 'linkedin'),
  }),
  artist({
    id: 98,
    name: 'Wren',
    first_surname: 'Adeyemi',
    email: address('wren'),
    roles: ['concept'],
    is_lead: 1,
    social_links: links('wren-adeyemi', 'artstation', 'instagram', 'website'),
  }),
  artist({
    id: 6,
    name: 'Tomasz',
    first_surname: 'Wilczek',
    image: '/images/portrait-7',
    email: address('tomasz'),
    roles: ['technical', 'lighting'],
    is_lead: 1,
    social_links: links('tomasz-wilczek', 'artstation', 'github', 'linkedin'),
  }),
  artist({
    id: 2,
    name: 'Yuto',
    first_surname: 'Kanemori',
    image: '/images/portrait-10',
    email: address('yuto'),
    roles: ['sound', 'music'],
    is_lead: 1,
    social_links: links('yuto-kanemori', 'youtube', 'website'),
  }),
  artist({
    id: 7,
    name: 'Leila',
    first_surname: 'Farahani',
    email: address('leila'),
    roles: ['prop'],
    is_lead: 1,
    social_links: links('leila-farahani', 'artstation', 'linkedin'),
  }),
  artist({
    id: 11,
    name: 'Mateus',
    first_surname: 'Carvalhal',
    email: address('mateus'),
    roles: ['prop', 'material'],
    social_links: links('mateus-carvalhal', 'artstation'),
  }),
  artist({ id: 15, name: 'Ruby', first_surname: 'Tamihana', email: address('ruby'), roles: ['prop'] }),
  artist({
    id: 19,
    name: 'Signe',
    first_surname: 'Holmqvist',
    email: address('signe'),
    roles: ['hard_surface'],
    social_links: links('signe-holmqvist', 'artstation', 'behance'),
  }),
  artist({
    id: 23,
    name: 'Kofi',
    first_surname: 'Amankwah',
    email: address('kofi'),
    roles: ['character'],
    is_lead: 1,
    social_links: links('kofi-amankwah', 'artstation', 'instagram', 'linkedin'),
  }),
  artist({
    id: 27,
    name: 'Beatriz',
    first_surname: 'Larrañaga',
    email: address('beatriz'),
    roles: ['character', 'grooming'],
    social_links: links('beatriz-larranaga', 'artstation'),
  }),
  artist({
    id: 31,
    name: 'Dimitar',
    first_surname: 'Stoyanov',
    email: address('dimitar'),
    roles: ['environment'],
    is_lead: 1,
    social_links: links('dimitar-stoyanov', 'artstation', 'linkedin'),
  }),
  artist({
    id: 35,
    name: 'Mai',
    first_surname: 'Nguyen',
    roles: ['environment', 'lighting'],
    social_links: links('mai-nguyen', 'artstation'),
  }),
  artist({
    id: 38,
    name: 'Paolo',
    first_surname: 'Ferrante',
    email: address('paolo'),
    roles: ['environment'],
  }),
  artist({
    id: 42,
    name: 'Camille',
    first_surname: 'Bessette',
    email: address('camille'),
    roles: ['level_design', 'game_design'],
    social_links: links('camille-bessette', 'linkedin'),
  }),
  artist({
    id: 47,
    name: 'Oriol',
    first_surname: 'Puigdomènech',
    email: address('oriol'),
    roles: ['concept', 'graphic_design'],
    social_links: links('oriol-puigdomenech', 'artstation', 'instagram'),
  }),
  artist({
    id: 52,
    name: 'Rafael',
    first_surname: 'Quispe',
    email: address('rafael'),
    roles: ['fx', 'technical'],
    social_links: links('rafael-quispe', 'vimeo', 'linkedin'),
  }),
  artist({
    id: 58,
    name: 'Ada',
    first_surname: 'Lindqvist',
    email: address('ada'),
    roles: ['programmer'],
    is_lead: 1,
    social_links: links('ada-lindqvist', 'github', 'website'),
  }),
  artist({
    id: 61,
    name: 'Sanjit',
    first_surname: 'Bhattarai',
    email: address('sanjit'),
    roles: ['programmer', 'ui'],
    social_links: links('sanjit-bhattarai', 'github', 'linktree'),
  }),
  artist({
    id: 66,
    name: 'Irene',
    first_surname: 'Castaño',
    email: address('irene'),
    roles: ['animator'],
    is_lead: 1,
    social_links: links('irene-castano', 'vimeo', 'linkedin'),
  }),
  artist({ id: 72, name: 'Bilal', first_surname: 'Haddou', roles: ['animator'] }),
  artist({
    id: 79,
    name: 'Noor',
    first_surname: 'van Dijk',
    email: address('noor'),
    roles: ['rigger'],
    social_links: links('noor-van-dijk', 'github', 'vimeo'),
  }),
  artist({
    id: 88,
    name: 'Iker',
    first_surname: 'Zubeldia',
    email: address('iker'),
    roles: ['web'],
    social_links: links('iker-zubeldia', 'github'),
  }),
  artist({
    id: 112,
    name: 'Chloé',
    first_surname: 'Marchand',
    roles: ['agradecimientos'],
    original_role: 'concept',
    social_links: links('chloe-marchand', 'artstation'),
  }),
  artist({
    id: 118,
    name: 'Hugo',
    first_surname: 'Salvatierra',
    roles: ['agradecimientos'],
    original_role: 'programmer',
  }),
  artist({
    id: 124,
    name: 'Mirela',
    first_surname: 'Ionescu',
    roles: ['agradecimientos'],
    original_role: 'animator',
  }),
];
