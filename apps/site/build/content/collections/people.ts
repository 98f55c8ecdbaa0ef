import { ARTIST_ROLES, SOCIAL_PLATFORMS, type Artist, type ArtistRole } from '@fatal/contracts';
import * as v from 'valibot';
import type { Reader, WithLines } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { email, webAddress, wholeNumber, words, yesOrNo } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';
import { PERSONAL_TITLES, type PersonalTitle } from '../types.ts';
import type { PictureRef } from '../values.ts';

/** Role that the API returns for former members. */
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
    title: v.optional(oneOf(PERSONAL_TITLES, 'title of a person')),
    lead: v.optional(yesOrNo, false),
    portrait: v.optional(yesOrNo, true),
    email: v.optional(email),
    links,
  }),
  'must be a list of people',
);

const former = v.array(record({ ...person, role, links }), 'must be a list of people');

const numbers = v.array(wholeNumber, 'must be a list of numbers, such as [1, 6]');

const order = record({ management: numbers, first: numbers });

const FILES = { active: 'team/active.yaml', former: 'team/former.yaml', order: 'team/index.yaml' };

/** Reads the people of the studio, current members first, and their order on the team page. */
export function readTeam(reader: Reader) {
  const working = reader.recordWithLines(FILES.active, active);
  const left = reader.recordWithLines(FILES.former, former);
  reportSameNumbers([working, left]);
  const people = working?.value ?? [];
  const placed = reader.recordWithLines(FILES.order, order);
  for (const list of ['management', 'first'] as const)
    placed?.value[list].forEach((id, index) => {
      if (working && !people.some((one) => one.id === id))
        placed.report(
          placed.lineOf([list, index]),
          `no person in ${FILES.active} has the number ${String(id)}`,
        );
    });
  const titles = people.flatMap(({ id, title }) => (title ? [[id, title] as const] : []));
  return {
    team: [...people.map(activeMember), ...(left?.value ?? []).map(formerMember)],
    management: placed?.value.management ?? [],
    first: placed?.value.first ?? [],
    personalTitles: Object.fromEntries(titles) as Readonly<Record<number, PersonalTitle>>,
  };
}

interface Named {
  id: number;
  name: string;
  surname: string;
}

/** Reports numbers used twice, within or across the two files. */
function reportSameNumbers(files: readonly (WithLines<readonly Named[]> | undefined)[]): void {
  const taken = new Map<number, string>();
  for (const file of files)
    file?.value.forEach(({ id, name, surname }, index) => {
      const other = taken.get(id);
      if (other !== undefined)
        file.report(
          file.lineOf([index, 'id']),
          `number ${String(id)} belongs to ${other}; use the next free one, ${String(Math.max(...taken.keys()) + 1)} or higher`,
        );
      taken.set(id, `${name} ${surname}`);
    });
}

const activeMember = (one: v.InferOutput<typeof active>[number]): Artist => ({
  id: one.id,
  name: one.name,
  first_surname: one.surname,
  image: one.portrait ? `/images/portrait-${String(one.id)}` : null,
  email: one.email ?? '',
  roles: one.roles.map((name) => ({ name })),
  is_lead: one.lead ? 1 : 0,
  social_links: one.links,
  original_role: null,
});

const formerMember = (one: v.InferOutput<typeof former>[number]): Artist => ({
  id: one.id,
  name: one.name,
  first_surname: one.surname,
  image: null,
  email: '',
  roles: [{ name: FORMER }],
  is_lead: 0,
  social_links: one.links,
  original_role: one.role,
});

export interface SigningAuthor {
  image: PictureRef;
  name: string;
  firstSurname: string;
}

/** Reads the authors of articles, by key. */
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
