import { POSITION_ROLES } from '@fatal/contracts';
import { inAllLanguages, toTranslate } from '../languages.ts';
import { markdownOf, slugOf, yamlOf, type Kind } from '../kind.ts';

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `- Sentence ${String(index + 1)}.\n`).join('');

const LISTS = `## Responsibilities

${sentences(4)}
## Requirements

${sentences(3)}`;

export const position: Kind = {
  name: 'position',
  questions: () => [
    { name: 'role', ask: 'Role, as in its address, such as: hard-surface' },
    { name: 'title', ask: 'Title in English' },
    { name: 'summary', ask: 'Summary in English, one sentence' },
    { name: 'category', ask: 'Category: 3d, art, technical, tech-art or audio' },
    {
      name: 'group',
      ask: 'Group of its card: technical, art or design; leave empty for a plain link',
      otherwise: '',
    },
    { name: 'picture', ask: 'Picture, by its name in content/pictures' },
    { name: 'alt', ask: 'What the picture shows, place and light' },
    { name: 'place', ask: 'Place on the careers page; lower numbers come first', otherwise: '1000' },
  ],
  make: ({ role = '', title, summary, category, group = '', picture = '', alt, place }, content) => {
    const name = slugOf(role);
    const folder = `positions/${name}`;
    const values = { place: Number(place), category, ...(group && { group }), picture };
    const index = content.create(`${folder}/index.yaml`, yamlOf(values));
    const written = inAllLanguages(content, folder, markdownOf({ title, summary, alt }, LISTS));
    return {
      written: [index, ...written],
      left: [
        ...(POSITION_ROLES.some((known) => known === name)
          ? []
          : [
              `add '${name}' with its English name to packages/contracts/src/positions.ts, so that the server accepts applications for it`,
            ]),
        ...(content.has(`pictures/${picture}.json`) ? [] : [`make the picture ${picture}: art/README.md`]),
        `write four or five responsibilities and three requirements: ${folder}/en.md`,
        ...toTranslate(folder),
      ],
    };
  },
};
