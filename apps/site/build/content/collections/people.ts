import { ARTIST_ROLES, SOCIAL_PLATFORMS, type Artist, type ArtistRole } from '@fatal/contracts';
import * as v from 'valibot';
import type { Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { email, webAddress, wholeNumber, words, yesOrNo } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import type { PictureRef } from '../values.ts';

/** The role that the API gives to whoever has left. */
const FORMER: ArtistRole = 'agradecimientos';

const role = oneOf(
  ARTIST_ROLES.filter((one) => one !== FORMER),
  'role',
);
const links = v.optional(
  v.record(oneOf(SOCIAL_PLATFORMS, 'platform'), webAddress, 'must be lines of "platform: https://…"'),
  {},
);
const person = { id: wholeNumber, name: words, surname: words };

const active = v.array(
  record({
    ...person,
    roles: v.pipe(v.array(role, 'must be a list, such as [prop]'), v.minLength(1, 'must name a role')),
    lead: v.optional(yesOrNo, false),
    portrait: v.optional(yesOrNo, true),
    email: v.optional(email),
    links,
  }),
  'must be a list of people',
);

const former = v.array(record({ ...person, role, links }), 'must be a list of people');

/** The people of the studio, those who work there first. */
export function readTeam(reader: Reader): Artist[] {
  const taken = new Map<number, string>();
  const read = <Person extends { id: number; name: string; surname: string }>(
    file: string,
    schema: v.GenericSchema<unknown, Person[]>,
  ): Person[] => {
    const found = reader.recordWithLines(file, schema);
    found?.value.forEach(({ id, name, surname }, index) => {
      const other = taken.get(id);
      if (other !== undefined)
        found.report(
          found.lineOf([index, 'id']),
          `${String(id)} is the number of ${other}; take the next free one, ${String(Math.max(...taken.keys()) + 1)} or higher`,
        );
      taken.set(id, `${name} ${surname}`);
    });
    return found?.value ?? [];
  };
  return [
    ...read('team/active.yaml', active).map(
      ({ id, name, surname, roles, lead, portrait, email: address = '', links: own }): Artist => ({
        id,
        name,
        first_surname: surname,
        image: portrait ? `/images/portrait-${String(id)}` : null,
        email: address,
        roles: roles.map((one) => ({ name: one })),
        is_lead: lead ? 1 : 0,
        social_links: own,
        original_role: null,
      }),
    ),
    ...read('team/former.yaml', former).map(({ id, name, surname, role: did, links: own }): Artist => ({
      id,
      name,
      first_surname: surname,
      image: null,
      email: '',
      roles: [{ name: FORMER }],
      is_lead: 0,
      social_links: own,
      original_role: did,
    })),
  ];
}

export interface SigningAuthor {
  image: PictureRef;
  name: string;
  firstSurname: string;
}

/** Who signs articles, by the keys that these name. */
export function readAuthors(reader: Reader): Record<string, SigningAuthor> {
  const schema = v.record(
    v.string(),
    record({ name: words, surname: words, picture: reader.picture }),
    'must be authors by their keys',
  );
  const authors = reader.record('authors.yaml', schema) ?? {};
  return Object.fromEntries(
    Object.entries(authors).map(([key, { name, surname, picture }]) => [
      key,
      { image: picture, name, firstSurname: surname },
    ]),
  );
}
