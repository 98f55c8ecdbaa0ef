import { parse } from 'yaml';
import { listOf, yamlOf, type ContentFiles, type Kind } from '../kind.ts';

const ACTIVE = 'team/active.yaml';
const FORMER = 'team/former.yaml';

const idsIn = (content: ContentFiles, file: string) =>
  ((parse(content.read(file)) ?? []) as { id: number }[]).map(({ id }) => id);

export const person: Kind = {
  name: 'person',
  questions: () => [
    { name: 'name', ask: 'First name' },
    { name: 'surname', ask: 'Surname' },
    { name: 'roles', ask: 'Roles, the main one first, such as: prop, fx' },
    { name: 'email', ask: 'Email address, if any', otherwise: '' },
    { name: 'links', ask: 'Links, if any, such as: website=https://example.org', otherwise: '' },
  ],
  make: ({ name, surname, roles = '', email = '', links = '' }, content) => {
    const id = Math.max(0, ...idsIn(content, ACTIVE), ...idsIn(content, FORMER)) + 1;
    const addresses = listOf(links).map((link): [string, string] => {
      const [platform = '', ...address] = link.split('=');
      return [platform.trim(), address.join('=').trim()];
    });
    const lines = yamlOf({
      id,
      name,
      surname,
      roles: listOf(roles),
      portrait: false,
      ...(email && { email }),
      ...(addresses.length > 0 && { links: Object.fromEntries(addresses) }),
    });
    const entry = `- ${lines.trimEnd().replaceAll('\n', '\n  ')}\n`;
    content.write(ACTIVE, `${content.read(ACTIVE).trimEnd()}\n\n${entry}`);
    return {
      written: [ACTIVE],
      left: [
        'move the entry to its place among people of the same craft, if it should not be last',
        `for a portrait: remove "portrait: false" and make the picture portrait-${String(id)} (art/README.md)`,
      ],
    };
  },
};
