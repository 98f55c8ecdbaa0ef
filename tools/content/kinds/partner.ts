import { inAllLanguages, toTranslate } from '../languages.ts';
import { markdownOf, slugOf, yamlOf, type Kind } from '../kind.ts';

export const partner: Kind = {
  name: 'partner',
  questions: () => [
    { name: 'name', ask: 'Name' },
    { name: 'text', ask: 'What they do for us, in English' },
    { name: 'logo', ask: 'File of the mark in one colour, such as: /images/partner-mark.svg' },
    { name: 'place', ask: 'Place; the lower number stands first', otherwise: '1000' },
  ],
  make: ({ name = '', text = '', logo, place }, content) => {
    const folder = `partners/${slugOf(name)}`;
    const index = content.create(`${folder}/index.yaml`, yamlOf({ place: Number(place), logo }));
    const written = inAllLanguages(content, folder, markdownOf({ name }, `${text}\n`));
    return {
      written: [index, ...written],
      left: [`put the mark where it is named: apps/site/public${logo ?? ''}`, ...toTranslate(folder)],
    };
  },
};
